/* SPDX-License-Identifier: Apache-2.0
 *
 * shift_or in the wavefront layout, 4 rows a lane, for cuda.
 * Made by: minterm compile shift_or --layout wavefront --target cuda --alphabet ACGT --rows 4 --emit cuda
 *
 * Warp t of the grid does task t with its own buffers and scalars. A word is 1,024 bits,
 * 32 of each lane. What lies where: minterm's runtime/kernel_abi.hpp, Note [Wavefront layout].
 * buffers[]:
 *     a              planes of a's symbols, one word a register and plane
 *     windows        windows of b's symbols, eight shifted copies a residue and plane
 *     active         windows of "column exists", eight shifted copies a residue
 *     vertical       vertical flow, one word a register and plane, in and out
 *     down           downward flow of the last step, one word a register and plane, in and out
 *     top            top edge, one byte a column and plane, in
 *     bottom         bottom edge, one byte a step and plane, out
 *     tap            scratch, one word a plane and register
 * scalars[]:
 *     begin          first iteration
 *     end            one past the last iteration
 *     copy_stride    bytes between shifted copies
 *     top_stride     bytes between planes of the top edge
 *     bottom_stride  bytes between planes of the bottom edge
 *     tap_byte       byte of the row wanted in a plane's words
 *
 * A cell: 1 gate, fewer are impossible (shipped).
 * lut3: 2 gates, depth 2, 0 moves, 6 live registers
 * inputs v0 h0 a0 a1 b0 b1
 * g0 = lut[0x6f](b1, a1, v0)
 * g1 = lut[0x41](g0, b0, a0)
 * v0' = h0
 * h0' = g1
 */
#ifdef __CUDACC_RTC__
typedef unsigned char uint8_t;
typedef unsigned int uint32_t;
typedef long long int64_t;
typedef unsigned long long uint64_t;
#else
#include <stdint.h>
#endif

#define WORD_BYTES 128
#define ALL_LANES 0xffffffffu
#define WARP_FUNCTION static __device__ __forceinline__

typedef uint32_t word;  // a lane's part of it

WARP_FUNCTION int lane(void) { return (int)(threadIdx.x & 31u); }

WARP_FUNCTION word load_aligned(const uint8_t *p) {
    return reinterpret_cast<const uint32_t *>(p)[lane()];
}

// From any byte on: the two aligned words that hold a lane's part, moved.
WARP_FUNCTION word load_word(const uint8_t *p) {
    const uint64_t at = reinterpret_cast<uint64_t>(p) + 4u * (uint32_t)lane();
    const uint32_t *const aligned = reinterpret_cast<const uint32_t *>(at & ~(uint64_t)3);
    const uint32_t bits = 8u * (uint32_t)(at & 3u);
    return bits == 0 ? aligned[0] : __funnelshift_r(aligned[0], aligned[1], bits);
}

WARP_FUNCTION void store_aligned(uint8_t *p, word w) {
    __syncwarp();
    reinterpret_cast<uint32_t *>(p)[lane()] = w;
    __syncwarp();
}

WARP_FUNCTION void store_first(uint8_t *p, word w) {
    __syncwarp();
    if (lane() == 0) *p = (uint8_t)w;
    __syncwarp();
}

// Any function of three bits: `table` has a bit for 4 a + 2 b + c.
template <int table>
WARP_FUNCTION word lop3(word a, word b, word c) {
#ifdef __CUDA_ARCH__
    word result;
    asm("lop3.b32 %0, %1, %2, %3, %4;" : "=r"(result) : "r"(a), "r"(b), "r"(c), "n"(table));
    return result;
#else
    word result = 0u;
    for (int minterm = 0; minterm < 8; ++minterm)
        if (table >> minterm & 1)
            result |= (minterm & 4 ? a : ~a) & (minterm & 2 ? b : ~b) & (minterm & 1 ? c : ~c);
    return result;
#endif
}

// One bit towards bit 0; the top bit comes from bit 0 of `incoming`.
WARP_FUNCTION word shift_in(word w, word incoming) {
    const word next = __shfl_down_sync(ALL_LANES, w, 1);
    const word entering = __shfl_sync(ALL_LANES, incoming, 0);
    return __funnelshift_r(w, lane() == 31 ? entering : next, 1);
}

// An iteration: 48 gates, 4 moves, 0 additions, 48 loads, 4 stores.
WARP_FUNCTION void edge(uint8_t *const *buffers, const int64_t *scalars) {
    const uint8_t *const a = buffers[0];
    const uint8_t *const windows = buffers[1];
    const uint8_t *const active = buffers[2];
    uint8_t *const vertical = buffers[3];
    uint8_t *const down = buffers[4];
    const uint8_t *const top = buffers[5];
    uint8_t *const bottom = buffers[6];
    const uint64_t i0 = (uint64_t)scalars[2];
    const uint64_t i3 = (uint64_t)scalars[0];
    const uint64_t i4 = (uint64_t)scalars[1];
    const word w5 = load_aligned(vertical);
    const word w6 = load_aligned(vertical + 1 * WORD_BYTES);
    const word w7 = load_aligned(vertical + 2 * WORD_BYTES);
    const word w8 = load_aligned(vertical + 3 * WORD_BYTES);
    const word w9 = load_aligned(down);
    const word w10 = load_aligned(down + 1 * WORD_BYTES);
    const word w11 = load_aligned(down + 2 * WORD_BYTES);
    const word w12 = load_aligned(down + 3 * WORD_BYTES);
    const uint64_t i13 = i3 & (uint64_t)7;
    const uint64_t i14 = i3 >> 3;
    const uint64_t i15 = i13 * i0;
    const uint64_t i16 = i15 + i14;
    const uint64_t i17 = i0 * (uint64_t)8;
    const uint64_t i18 = i16 + i17;
    const uint64_t i19 = i18 + i17;
    const uint64_t i20 = i19 + i17;
    const uint64_t i21 = i20 + i17;
    const uint64_t i22 = i21 + i17;
    const uint64_t i23 = i22 + i17;
    const uint64_t i24 = i23 + i17;
    const word w25 = load_word(windows + i19);
    const word w26 = load_word(windows + i20);
    const word w27 = load_word(active + i18);
    const word w28 = load_word(windows + i21);
    const word w29 = load_word(windows + i22);
    const word w30 = load_word(active + i19);
    const word w31 = load_word(windows + i23);
    const word w32 = load_word(windows + i24);
    const word w33 = load_word(active + i20);
    word c35 = w5;
    word c36 = w6;
    word c37 = w7;
    word c38 = w8;
    word c39 = w9;
    word c40 = w10;
    word c41 = w11;
    word c42 = w12;
    word c43 = w25;
    word c44 = w26;
    word c45 = w27;
    word c46 = w28;
    word c47 = w29;
    word c48 = w30;
    word c49 = w31;
    word c50 = w32;
    word c51 = w33;
    for (uint64_t i34 = i3; (int64_t)i34 < (int64_t)i4; ++i34) {
        const uint64_t i52 = (uint64_t)1;
        const uint64_t i53 = i34 + i52;
        const uint64_t i54 = i53 & (uint64_t)7;
        const uint64_t i55 = i53 >> 3;
        const uint64_t i56 = i54 * i0;
        const uint64_t i57 = i56 + i55;
        const uint64_t i58 = i0 * (uint64_t)8;
        const uint64_t i59 = i57 + i58;
        const uint64_t i60 = i59 + i58;
        const uint64_t i61 = i60 + i58;
        const uint64_t i62 = i61 + i58;
        const uint64_t i63 = i62 + i58;
        const uint64_t i64 = i63 + i58;
        const uint64_t i65 = i64 + i58;
        const uint64_t i66 = i34 * (uint64_t)4;
        const word w67 = load_word(windows + i57);
        const word w68 = load_word(windows + i59);
        const word w69 = load_word(active + i57);
        const word w70 = load_word(top + i66);
        const word w71 = shift_in(c42, w70);
        const word w72 = load_aligned(a + 6 * WORD_BYTES);
        const word w73 = load_aligned(a + 7 * WORD_BYTES);
        const word w74 = lop3<0x6f>(c38, w73, c44);
        const word w75 = lop3<0x41>(w72, c43, w74);
        const word w76 = lop3<0xca>(c45, c41, c38);
        const word w77 = load_aligned(a + 4 * WORD_BYTES);
        const word w78 = load_aligned(a + 5 * WORD_BYTES);
        const word w79 = lop3<0x6f>(c37, w78, c47);
        const word w80 = lop3<0x41>(w77, c46, w79);
        const word w81 = lop3<0xca>(c48, c40, c37);
        const word w82 = load_aligned(a + 2 * WORD_BYTES);
        const word w83 = load_aligned(a + 3 * WORD_BYTES);
        const word w84 = lop3<0x6f>(c36, w83, c50);
        const word w85 = lop3<0x41>(w82, c49, w84);
        const word w86 = lop3<0xca>(c51, c39, c36);
        const word w87 = load_aligned(a);
        const word w88 = load_aligned(a + 1 * WORD_BYTES);
        const word w89 = lop3<0x6f>(c35, w88, w68);
        const word w90 = lop3<0x41>(w87, w67, w89);
        const word w91 = lop3<0xca>(w69, w71, c35);
        store_first(bottom + i66, w75);
        const word w92 = load_word(windows + i60);
        const word w93 = load_word(windows + i61);
        const word w94 = load_word(active + i59);
        const word w95 = load_word(top + i66 + 1);
        const word w96 = shift_in(w75, w95);
        const word w97 = load_aligned(a + 6 * WORD_BYTES);
        const word w98 = load_aligned(a + 7 * WORD_BYTES);
        const word w99 = lop3<0x6f>(w76, w98, c47);
        const word w100 = lop3<0x41>(w97, c46, w99);
        const word w101 = lop3<0xca>(c48, w80, w76);
        const word w102 = load_aligned(a + 4 * WORD_BYTES);
        const word w103 = load_aligned(a + 5 * WORD_BYTES);
        const word w104 = lop3<0x6f>(w81, w103, c50);
        const word w105 = lop3<0x41>(w102, c49, w104);
        const word w106 = lop3<0xca>(c51, w85, w81);
        const word w107 = load_aligned(a + 2 * WORD_BYTES);
        const word w108 = load_aligned(a + 3 * WORD_BYTES);
        const word w109 = lop3<0x6f>(w86, w108, w68);
        const word w110 = lop3<0x41>(w107, w67, w109);
        const word w111 = lop3<0xca>(w69, w90, w86);
        const word w112 = load_aligned(a);
        const word w113 = load_aligned(a + 1 * WORD_BYTES);
        const word w114 = lop3<0x6f>(w91, w113, w93);
        const word w115 = lop3<0x41>(w112, w92, w114);
        const word w116 = lop3<0xca>(w94, w96, w91);
        store_first(bottom + i66 + 1, w100);
        const word w117 = load_word(windows + i62);
        const word w118 = load_word(windows + i63);
        const word w119 = load_word(active + i60);
        const word w120 = load_word(top + i66 + 2);
        const word w121 = shift_in(w100, w120);
        const word w122 = load_aligned(a + 6 * WORD_BYTES);
        const word w123 = load_aligned(a + 7 * WORD_BYTES);
        const word w124 = lop3<0x6f>(w101, w123, c50);
        const word w125 = lop3<0x41>(w122, c49, w124);
        const word w126 = lop3<0xca>(c51, w105, w101);
        const word w127 = load_aligned(a + 4 * WORD_BYTES);
        const word w128 = load_aligned(a + 5 * WORD_BYTES);
        const word w129 = lop3<0x6f>(w106, w128, w68);
        const word w130 = lop3<0x41>(w127, w67, w129);
        const word w131 = lop3<0xca>(w69, w110, w106);
        const word w132 = load_aligned(a + 2 * WORD_BYTES);
        const word w133 = load_aligned(a + 3 * WORD_BYTES);
        const word w134 = lop3<0x6f>(w111, w133, w93);
        const word w135 = lop3<0x41>(w132, w92, w134);
        const word w136 = lop3<0xca>(w94, w115, w111);
        const word w137 = load_aligned(a);
        const word w138 = load_aligned(a + 1 * WORD_BYTES);
        const word w139 = lop3<0x6f>(w116, w138, w118);
        const word w140 = lop3<0x41>(w137, w117, w139);
        const word w141 = lop3<0xca>(w119, w121, w116);
        store_first(bottom + i66 + 2, w125);
        const word w142 = load_word(windows + i64);
        const word w143 = load_word(windows + i65);
        const word w144 = load_word(active + i61);
        const word w145 = load_word(top + i66 + 3);
        const word w146 = shift_in(w125, w145);
        const word w147 = load_aligned(a + 6 * WORD_BYTES);
        const word w148 = load_aligned(a + 7 * WORD_BYTES);
        const word w149 = lop3<0x6f>(w126, w148, w68);
        const word w150 = lop3<0x41>(w147, w67, w149);
        const word w151 = lop3<0xca>(w69, w130, w126);
        const word w152 = load_aligned(a + 4 * WORD_BYTES);
        const word w153 = load_aligned(a + 5 * WORD_BYTES);
        const word w154 = lop3<0x6f>(w131, w153, w93);
        const word w155 = lop3<0x41>(w152, w92, w154);
        const word w156 = lop3<0xca>(w94, w135, w131);
        const word w157 = load_aligned(a + 2 * WORD_BYTES);
        const word w158 = load_aligned(a + 3 * WORD_BYTES);
        const word w159 = lop3<0x6f>(w136, w158, w118);
        const word w160 = lop3<0x41>(w157, w117, w159);
        const word w161 = lop3<0xca>(w119, w140, w136);
        const word w162 = load_aligned(a);
        const word w163 = load_aligned(a + 1 * WORD_BYTES);
        const word w164 = lop3<0x6f>(w141, w163, w143);
        const word w165 = lop3<0x41>(w162, w142, w164);
        const word w166 = lop3<0xca>(w144, w146, w141);
        store_first(bottom + i66 + 3, w150);
        c35 = w166;
        c36 = w161;
        c37 = w156;
        c38 = w151;
        c39 = w165;
        c40 = w160;
        c41 = w155;
        c42 = w150;
        c43 = w92;
        c44 = w93;
        c45 = w94;
        c46 = w117;
        c47 = w118;
        c48 = w119;
        c49 = w142;
        c50 = w143;
        c51 = w144;
    }
    store_aligned(vertical, c35);
    store_aligned(vertical + 1 * WORD_BYTES, c36);
    store_aligned(vertical + 2 * WORD_BYTES, c37);
    store_aligned(vertical + 3 * WORD_BYTES, c38);
    store_aligned(down, c39);
    store_aligned(down + 1 * WORD_BYTES, c40);
    store_aligned(down + 2 * WORD_BYTES, c41);
    store_aligned(down + 3 * WORD_BYTES, c42);
}
extern "C" __global__ void shift_or_edge(uint8_t *const *buffers, const int64_t *scalars,
                                  int tasks) {
    const int task = (int)((blockIdx.x * blockDim.x + threadIdx.x) / 32u);
    if (task < tasks) edge(buffers + task * 8, scalars + task * 6);
}

// An iteration: 32 gates, 4 moves, 0 additions, 44 loads, 4 stores.
WARP_FUNCTION void steady(uint8_t *const *buffers, const int64_t *scalars) {
    const uint8_t *const a = buffers[0];
    const uint8_t *const windows = buffers[1];
    uint8_t *const vertical = buffers[3];
    uint8_t *const down = buffers[4];
    const uint8_t *const top = buffers[5];
    uint8_t *const bottom = buffers[6];
    const uint64_t i0 = (uint64_t)scalars[2];
    const uint64_t i3 = (uint64_t)scalars[0];
    const uint64_t i4 = (uint64_t)scalars[1];
    const word w5 = load_aligned(vertical);
    const word w6 = load_aligned(vertical + 1 * WORD_BYTES);
    const word w7 = load_aligned(vertical + 2 * WORD_BYTES);
    const word w8 = load_aligned(vertical + 3 * WORD_BYTES);
    const word w9 = load_aligned(down);
    const word w10 = load_aligned(down + 1 * WORD_BYTES);
    const word w11 = load_aligned(down + 2 * WORD_BYTES);
    const word w12 = load_aligned(down + 3 * WORD_BYTES);
    const uint64_t i13 = i3 & (uint64_t)7;
    const uint64_t i14 = i3 >> 3;
    const uint64_t i15 = i13 * i0;
    const uint64_t i16 = i15 + i14;
    const uint64_t i17 = i0 * (uint64_t)8;
    const uint64_t i18 = i16 + i17;
    const uint64_t i19 = i18 + i17;
    const uint64_t i20 = i19 + i17;
    const uint64_t i21 = i20 + i17;
    const uint64_t i22 = i21 + i17;
    const uint64_t i23 = i22 + i17;
    const uint64_t i24 = i23 + i17;
    const word w25 = load_word(windows + i19);
    const word w26 = load_word(windows + i20);
    const word w27 = load_word(windows + i21);
    const word w28 = load_word(windows + i22);
    const word w29 = load_word(windows + i23);
    const word w30 = load_word(windows + i24);
    word c32 = w5;
    word c33 = w6;
    word c34 = w7;
    word c35 = w8;
    word c36 = w9;
    word c37 = w10;
    word c38 = w11;
    word c39 = w12;
    word c40 = w25;
    word c41 = w26;
    word c42 = w27;
    word c43 = w28;
    word c44 = w29;
    word c45 = w30;
    for (uint64_t i31 = i3; (int64_t)i31 < (int64_t)i4; ++i31) {
        const uint64_t i46 = (uint64_t)1;
        const uint64_t i47 = i31 + i46;
        const uint64_t i48 = i47 & (uint64_t)7;
        const uint64_t i49 = i47 >> 3;
        const uint64_t i50 = i48 * i0;
        const uint64_t i51 = i50 + i49;
        const uint64_t i52 = i0 * (uint64_t)8;
        const uint64_t i53 = i51 + i52;
        const uint64_t i54 = i53 + i52;
        const uint64_t i55 = i54 + i52;
        const uint64_t i56 = i55 + i52;
        const uint64_t i57 = i56 + i52;
        const uint64_t i58 = i57 + i52;
        const uint64_t i59 = i58 + i52;
        const uint64_t i60 = i31 * (uint64_t)4;
        const word w61 = load_word(windows + i51);
        const word w62 = load_word(windows + i53);
        const word w63 = load_word(top + i60);
        const word w64 = shift_in(c39, w63);
        const word w65 = load_aligned(a + 6 * WORD_BYTES);
        const word w66 = load_aligned(a + 7 * WORD_BYTES);
        const word w67 = lop3<0x6f>(c35, w66, c41);
        const word w68 = lop3<0x41>(w65, c40, w67);
        const word w69 = load_aligned(a + 4 * WORD_BYTES);
        const word w70 = load_aligned(a + 5 * WORD_BYTES);
        const word w71 = lop3<0x6f>(c34, w70, c43);
        const word w72 = lop3<0x41>(w69, c42, w71);
        const word w73 = load_aligned(a + 2 * WORD_BYTES);
        const word w74 = load_aligned(a + 3 * WORD_BYTES);
        const word w75 = lop3<0x6f>(c33, w74, c45);
        const word w76 = lop3<0x41>(w73, c44, w75);
        const word w77 = load_aligned(a);
        const word w78 = load_aligned(a + 1 * WORD_BYTES);
        const word w79 = lop3<0x6f>(c32, w78, w62);
        const word w80 = lop3<0x41>(w77, w61, w79);
        store_first(bottom + i60, w68);
        const word w81 = load_word(windows + i54);
        const word w82 = load_word(windows + i55);
        const word w83 = load_word(top + i60 + 1);
        const word w84 = shift_in(w68, w83);
        const word w85 = load_aligned(a + 6 * WORD_BYTES);
        const word w86 = load_aligned(a + 7 * WORD_BYTES);
        const word w87 = lop3<0x6f>(c38, w86, c43);
        const word w88 = lop3<0x41>(w85, c42, w87);
        const word w89 = load_aligned(a + 4 * WORD_BYTES);
        const word w90 = load_aligned(a + 5 * WORD_BYTES);
        const word w91 = lop3<0x6f>(c37, w90, c45);
        const word w92 = lop3<0x41>(w89, c44, w91);
        const word w93 = load_aligned(a + 2 * WORD_BYTES);
        const word w94 = load_aligned(a + 3 * WORD_BYTES);
        const word w95 = lop3<0x6f>(c36, w94, w62);
        const word w96 = lop3<0x41>(w93, w61, w95);
        const word w97 = load_aligned(a);
        const word w98 = load_aligned(a + 1 * WORD_BYTES);
        const word w99 = lop3<0x6f>(w64, w98, w82);
        const word w100 = lop3<0x41>(w97, w81, w99);
        store_first(bottom + i60 + 1, w88);
        const word w101 = load_word(windows + i56);
        const word w102 = load_word(windows + i57);
        const word w103 = load_word(top + i60 + 2);
        const word w104 = shift_in(w88, w103);
        const word w105 = load_aligned(a + 6 * WORD_BYTES);
        const word w106 = load_aligned(a + 7 * WORD_BYTES);
        const word w107 = lop3<0x6f>(w72, w106, c45);
        const word w108 = lop3<0x41>(w105, c44, w107);
        const word w109 = load_aligned(a + 4 * WORD_BYTES);
        const word w110 = load_aligned(a + 5 * WORD_BYTES);
        const word w111 = lop3<0x6f>(w76, w110, w62);
        const word w112 = lop3<0x41>(w109, w61, w111);
        const word w113 = load_aligned(a + 2 * WORD_BYTES);
        const word w114 = load_aligned(a + 3 * WORD_BYTES);
        const word w115 = lop3<0x6f>(w80, w114, w82);
        const word w116 = lop3<0x41>(w113, w81, w115);
        const word w117 = load_aligned(a);
        const word w118 = load_aligned(a + 1 * WORD_BYTES);
        const word w119 = lop3<0x6f>(w84, w118, w102);
        const word w120 = lop3<0x41>(w117, w101, w119);
        store_first(bottom + i60 + 2, w108);
        const word w121 = load_word(windows + i58);
        const word w122 = load_word(windows + i59);
        const word w123 = load_word(top + i60 + 3);
        const word w124 = shift_in(w108, w123);
        const word w125 = load_aligned(a + 6 * WORD_BYTES);
        const word w126 = load_aligned(a + 7 * WORD_BYTES);
        const word w127 = lop3<0x6f>(w92, w126, w62);
        const word w128 = lop3<0x41>(w125, w61, w127);
        const word w129 = load_aligned(a + 4 * WORD_BYTES);
        const word w130 = load_aligned(a + 5 * WORD_BYTES);
        const word w131 = lop3<0x6f>(w96, w130, w82);
        const word w132 = lop3<0x41>(w129, w81, w131);
        const word w133 = load_aligned(a + 2 * WORD_BYTES);
        const word w134 = load_aligned(a + 3 * WORD_BYTES);
        const word w135 = lop3<0x6f>(w100, w134, w102);
        const word w136 = lop3<0x41>(w133, w101, w135);
        const word w137 = load_aligned(a);
        const word w138 = load_aligned(a + 1 * WORD_BYTES);
        const word w139 = lop3<0x6f>(w104, w138, w122);
        const word w140 = lop3<0x41>(w137, w121, w139);
        store_first(bottom + i60 + 3, w128);
        c32 = w124;
        c33 = w120;
        c34 = w116;
        c35 = w112;
        c36 = w140;
        c37 = w136;
        c38 = w132;
        c39 = w128;
        c40 = w81;
        c41 = w82;
        c42 = w101;
        c43 = w102;
        c44 = w121;
        c45 = w122;
    }
    store_aligned(vertical, c32);
    store_aligned(vertical + 1 * WORD_BYTES, c33);
    store_aligned(vertical + 2 * WORD_BYTES, c34);
    store_aligned(vertical + 3 * WORD_BYTES, c35);
    store_aligned(down, c36);
    store_aligned(down + 1 * WORD_BYTES, c37);
    store_aligned(down + 2 * WORD_BYTES, c38);
    store_aligned(down + 3 * WORD_BYTES, c39);
}
extern "C" __global__ void shift_or_steady(uint8_t *const *buffers, const int64_t *scalars,
                                  int tasks) {
    const int task = (int)((blockIdx.x * blockDim.x + threadIdx.x) / 32u);
    if (task < tasks) steady(buffers + task * 8, scalars + task * 6);
}
