/* SPDX-License-Identifier: Apache-2.0
 *
 * lcs in the wavefront layout, 4 rows a lane, for cuda.
 * Made by: minterm compile lcs --layout wavefront --target cuda --alphabet ACGT --rows 4 --emit cuda
 *
 * Warp t of the grid does task t with its own buffers and scalars. A word is 1,024 bits,
 * 32 of each lane.
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
 * What is computed, for a of m and b of n symbols:
 *     recurrence lcs
 *       predicate match: a[i] == b[j]
 *       int L[0][j] = 0
 *       int L[i][0] = 0
 *       int L[i][j] = match ? L[i-1][j-1] + 1 : max(L[i-1][j], L[i][j-1])
 *       answer L[m][n]
 *
 * Codes of symbols, of which bit p is in plane p:
 *     a and b: 'A' 0, 'C' 1, 'G' 2, 'T' 3
 *
 * Codes of what crosses the edges of cells, bit 0 on the right; bit p is in plane p, and * may be
 * either:
 *     vertical, L[i][j-1] - L[i-1][j-1]:
 *         0 = 0
 *         1 = 1
 *         row 1, 2, .. at the left edge (j - 1 = 0): code 0
 *     horizontal, L[i-1][j] - L[i-1][j-1]:
 *         0 = 0
 *         1 = 1
 *         column 1, 2, .. at the top edge (i - 1 = 0): code 0
 *
 * What lies where. Rows and columns are counted from 0 here. A strip has 4096 rows: row r is bit 1023 - r / 4
 * of word r % 4, and bit x of a word is bit x % 8 of its byte x / 8.
 *     a         word (r % 4) * 2 + p: plane p of the symbols of its rows
 *     windows   sequence x * 2 + p, for x from 0 to 3: 1024 zeros, then plane p of the columns x, x + 4,
 *               x + 8, .. and zeros; eight copies of each, as of active
 *     active    sequences x, for x from 0 to 3: 1024 zeros and then a one for each column x, x + 4, .. that
 *               there is. Eight copies of each, copy c without its first c bits: byte (x * 8 + c) *
 *               copy_stride begins it. copy_stride is at least iterations / 8 + 129
 *     vertical  word (r % 4) * 1 + p: plane p of what enters its rows from the left, and after the
 *               last call of what leaves them on the right
 *     down      4 words, which may be anything at first
 *     top       byte p * top_stride + j: plane p of what enters column j from above, in bit 0; 128 bytes
 *               behind the last step are read
 *     bottom    byte p * bottom_stride + j + 4095: plane p of what leaves the strip's last row in column j,
 *               in bit 0. A step s writes bytes s to s + 3. It may be 4095 bytes before top: a
 *               strip then turns the row above it into the row below it
 *
 * What to call. Step s computes the cells (r, s - r) of all rows r, iteration q the steps from 4 q to 4 q + 3.
 * R rows, 1 to 4096 of them, and n columns take (R + n - 1 + 3) / 4 iterations. `edge` does any of them;
 * `steady` is faster and does those in which all rows have a column: from (R - 1 + 3) / 4 to n / 4 - 1.
 * Calls follow each other in the same memory, each for the iterations from begin to end - 1.
 * More rows are strips from the top to the bottom, all but the last of 4096 rows: `bottom` of one is `top`
 * of the next, and windows and active are the same for all.
 *
 * The answer L[m][n] is L[0][n] plus what the vertical codes of all m rows stand for
 * after the last call (L[i][n] - L[i-1][n] then).
 *
 * A cell: 2 gates, fewer are impossible (shipped).
 * Comments behind its gates have their names here and lcs.dp:11, where its formula begins.
 * Gates after the last of these keep the vertical flow of lanes that have no column.
 * lut3: 4 gates, depth 3, 1 move, 6 live registers
 * inputs v0 h0 a0 a1 b0 b1
 * g0 = lut[0x66](a0, b0)
 * g1 = lut[0xf6](a1, b1, g0)
 * g2 = lut[0x23](v0, h0, g1)
 * g3 = lut[0x45](v0, h0, g1)
 * v0' = g2
 * h0' = g3
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

// Bit 0 is that of a byte; the others say nothing.
WARP_FUNCTION word load_first(const uint8_t *p) { return *p; }

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

// An iteration: 80 gates, 4 moves, 0 additions, 48 loads, 4 stores.
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
        const word w70 = load_first(top + i66);
        const word w71 = shift_in(c42, w70);
        const word w72 = load_aligned(a + 6 * WORD_BYTES);
        const word w73 = load_aligned(a + 7 * WORD_BYTES);
        const word w74 = w72 ^ c43;  // g0 lcs.dp:11
        const word w75 = lop3<0xf6>(w74, c44, w73);  // g1 lcs.dp:11
        const word w76 = lop3<0x23>(w75, c41, c38);  // g2 lcs.dp:11
        const word w77 = lop3<0x45>(w75, c41, c38);  // g3 lcs.dp:11
        const word w78 = lop3<0xca>(c45, w76, c38);  // g4 lcs.dp:11
        const word w79 = load_aligned(a + 4 * WORD_BYTES);
        const word w80 = load_aligned(a + 5 * WORD_BYTES);
        const word w81 = w79 ^ c46;  // g0 lcs.dp:11
        const word w82 = lop3<0xf6>(w81, c47, w80);  // g1 lcs.dp:11
        const word w83 = lop3<0x23>(w82, c40, c37);  // g2 lcs.dp:11
        const word w84 = lop3<0x45>(w82, c40, c37);  // g3 lcs.dp:11
        const word w85 = lop3<0xca>(c48, w83, c37);  // g4 lcs.dp:11
        const word w86 = load_aligned(a + 2 * WORD_BYTES);
        const word w87 = load_aligned(a + 3 * WORD_BYTES);
        const word w88 = w86 ^ c49;  // g0 lcs.dp:11
        const word w89 = lop3<0xf6>(w88, c50, w87);  // g1 lcs.dp:11
        const word w90 = lop3<0x23>(w89, c39, c36);  // g2 lcs.dp:11
        const word w91 = lop3<0x45>(w89, c39, c36);  // g3 lcs.dp:11
        const word w92 = lop3<0xca>(c51, w90, c36);  // g4 lcs.dp:11
        const word w93 = load_aligned(a);
        const word w94 = load_aligned(a + 1 * WORD_BYTES);
        const word w95 = w93 ^ w67;  // g0 lcs.dp:11
        const word w96 = lop3<0xf6>(w95, w68, w94);  // g1 lcs.dp:11
        const word w97 = lop3<0x23>(w96, w71, c35);  // g2 lcs.dp:11
        const word w98 = lop3<0x45>(w96, w71, c35);  // g3 lcs.dp:11
        const word w99 = lop3<0xca>(w69, w97, c35);  // g4 lcs.dp:11
        store_first(bottom + i66, w77);
        const word w100 = load_word(windows + i60);
        const word w101 = load_word(windows + i61);
        const word w102 = load_word(active + i59);
        const word w103 = load_first(top + i66 + 1);
        const word w104 = shift_in(w77, w103);
        const word w105 = load_aligned(a + 6 * WORD_BYTES);
        const word w106 = load_aligned(a + 7 * WORD_BYTES);
        const word w107 = w105 ^ c46;  // g0 lcs.dp:11
        const word w108 = lop3<0xf6>(w107, c47, w106);  // g1 lcs.dp:11
        const word w109 = lop3<0x23>(w108, w84, w78);  // g2 lcs.dp:11
        const word w110 = lop3<0x45>(w108, w84, w78);  // g3 lcs.dp:11
        const word w111 = lop3<0xca>(c48, w109, w78);  // g4 lcs.dp:11
        const word w112 = load_aligned(a + 4 * WORD_BYTES);
        const word w113 = load_aligned(a + 5 * WORD_BYTES);
        const word w114 = w112 ^ c49;  // g0 lcs.dp:11
        const word w115 = lop3<0xf6>(w114, c50, w113);  // g1 lcs.dp:11
        const word w116 = lop3<0x23>(w115, w91, w85);  // g2 lcs.dp:11
        const word w117 = lop3<0x45>(w115, w91, w85);  // g3 lcs.dp:11
        const word w118 = lop3<0xca>(c51, w116, w85);  // g4 lcs.dp:11
        const word w119 = load_aligned(a + 2 * WORD_BYTES);
        const word w120 = load_aligned(a + 3 * WORD_BYTES);
        const word w121 = w119 ^ w67;  // g0 lcs.dp:11
        const word w122 = lop3<0xf6>(w121, w68, w120);  // g1 lcs.dp:11
        const word w123 = lop3<0x23>(w122, w98, w92);  // g2 lcs.dp:11
        const word w124 = lop3<0x45>(w122, w98, w92);  // g3 lcs.dp:11
        const word w125 = lop3<0xca>(w69, w123, w92);  // g4 lcs.dp:11
        const word w126 = load_aligned(a);
        const word w127 = load_aligned(a + 1 * WORD_BYTES);
        const word w128 = w126 ^ w100;  // g0 lcs.dp:11
        const word w129 = lop3<0xf6>(w128, w101, w127);  // g1 lcs.dp:11
        const word w130 = lop3<0x23>(w129, w104, w99);  // g2 lcs.dp:11
        const word w131 = lop3<0x45>(w129, w104, w99);  // g3 lcs.dp:11
        const word w132 = lop3<0xca>(w102, w130, w99);  // g4 lcs.dp:11
        store_first(bottom + i66 + 1, w110);
        const word w133 = load_word(windows + i62);
        const word w134 = load_word(windows + i63);
        const word w135 = load_word(active + i60);
        const word w136 = load_first(top + i66 + 2);
        const word w137 = shift_in(w110, w136);
        const word w138 = load_aligned(a + 6 * WORD_BYTES);
        const word w139 = load_aligned(a + 7 * WORD_BYTES);
        const word w140 = w138 ^ c49;  // g0 lcs.dp:11
        const word w141 = lop3<0xf6>(w140, c50, w139);  // g1 lcs.dp:11
        const word w142 = lop3<0x23>(w141, w117, w111);  // g2 lcs.dp:11
        const word w143 = lop3<0x45>(w141, w117, w111);  // g3 lcs.dp:11
        const word w144 = lop3<0xca>(c51, w142, w111);  // g4 lcs.dp:11
        const word w145 = load_aligned(a + 4 * WORD_BYTES);
        const word w146 = load_aligned(a + 5 * WORD_BYTES);
        const word w147 = w145 ^ w67;  // g0 lcs.dp:11
        const word w148 = lop3<0xf6>(w147, w68, w146);  // g1 lcs.dp:11
        const word w149 = lop3<0x23>(w148, w124, w118);  // g2 lcs.dp:11
        const word w150 = lop3<0x45>(w148, w124, w118);  // g3 lcs.dp:11
        const word w151 = lop3<0xca>(w69, w149, w118);  // g4 lcs.dp:11
        const word w152 = load_aligned(a + 2 * WORD_BYTES);
        const word w153 = load_aligned(a + 3 * WORD_BYTES);
        const word w154 = w152 ^ w100;  // g0 lcs.dp:11
        const word w155 = lop3<0xf6>(w154, w101, w153);  // g1 lcs.dp:11
        const word w156 = lop3<0x23>(w155, w131, w125);  // g2 lcs.dp:11
        const word w157 = lop3<0x45>(w155, w131, w125);  // g3 lcs.dp:11
        const word w158 = lop3<0xca>(w102, w156, w125);  // g4 lcs.dp:11
        const word w159 = load_aligned(a);
        const word w160 = load_aligned(a + 1 * WORD_BYTES);
        const word w161 = w159 ^ w133;  // g0 lcs.dp:11
        const word w162 = lop3<0xf6>(w161, w134, w160);  // g1 lcs.dp:11
        const word w163 = lop3<0x23>(w162, w137, w132);  // g2 lcs.dp:11
        const word w164 = lop3<0x45>(w162, w137, w132);  // g3 lcs.dp:11
        const word w165 = lop3<0xca>(w135, w163, w132);  // g4 lcs.dp:11
        store_first(bottom + i66 + 2, w143);
        const word w166 = load_word(windows + i64);
        const word w167 = load_word(windows + i65);
        const word w168 = load_word(active + i61);
        const word w169 = load_first(top + i66 + 3);
        const word w170 = shift_in(w143, w169);
        const word w171 = load_aligned(a + 6 * WORD_BYTES);
        const word w172 = load_aligned(a + 7 * WORD_BYTES);
        const word w173 = w171 ^ w67;  // g0 lcs.dp:11
        const word w174 = lop3<0xf6>(w173, w68, w172);  // g1 lcs.dp:11
        const word w175 = lop3<0x23>(w174, w150, w144);  // g2 lcs.dp:11
        const word w176 = lop3<0x45>(w174, w150, w144);  // g3 lcs.dp:11
        const word w177 = lop3<0xca>(w69, w175, w144);  // g4 lcs.dp:11
        const word w178 = load_aligned(a + 4 * WORD_BYTES);
        const word w179 = load_aligned(a + 5 * WORD_BYTES);
        const word w180 = w178 ^ w100;  // g0 lcs.dp:11
        const word w181 = lop3<0xf6>(w180, w101, w179);  // g1 lcs.dp:11
        const word w182 = lop3<0x23>(w181, w157, w151);  // g2 lcs.dp:11
        const word w183 = lop3<0x45>(w181, w157, w151);  // g3 lcs.dp:11
        const word w184 = lop3<0xca>(w102, w182, w151);  // g4 lcs.dp:11
        const word w185 = load_aligned(a + 2 * WORD_BYTES);
        const word w186 = load_aligned(a + 3 * WORD_BYTES);
        const word w187 = w185 ^ w133;  // g0 lcs.dp:11
        const word w188 = lop3<0xf6>(w187, w134, w186);  // g1 lcs.dp:11
        const word w189 = lop3<0x23>(w188, w164, w158);  // g2 lcs.dp:11
        const word w190 = lop3<0x45>(w188, w164, w158);  // g3 lcs.dp:11
        const word w191 = lop3<0xca>(w135, w189, w158);  // g4 lcs.dp:11
        const word w192 = load_aligned(a);
        const word w193 = load_aligned(a + 1 * WORD_BYTES);
        const word w194 = w192 ^ w166;  // g0 lcs.dp:11
        const word w195 = lop3<0xf6>(w194, w167, w193);  // g1 lcs.dp:11
        const word w196 = lop3<0x23>(w195, w170, w165);  // g2 lcs.dp:11
        const word w197 = lop3<0x45>(w195, w170, w165);  // g3 lcs.dp:11
        const word w198 = lop3<0xca>(w168, w196, w165);  // g4 lcs.dp:11
        store_first(bottom + i66 + 3, w176);
        c35 = w198;
        c36 = w191;
        c37 = w184;
        c38 = w177;
        c39 = w197;
        c40 = w190;
        c41 = w183;
        c42 = w176;
        c43 = w100;
        c44 = w101;
        c45 = w102;
        c46 = w133;
        c47 = w134;
        c48 = w135;
        c49 = w166;
        c50 = w167;
        c51 = w168;
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
extern "C" __global__ void lcs_edge(uint8_t *const *buffers, const int64_t *scalars,
                                  int tasks) {
    const int task = (int)((blockIdx.x * blockDim.x + threadIdx.x) / 32u);
    if (task < tasks) edge(buffers + task * 8, scalars + task * 6);
}

// An iteration: 64 gates, 4 moves, 0 additions, 44 loads, 4 stores.
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
        const word w63 = load_first(top + i60);
        const word w64 = shift_in(c39, w63);
        const word w65 = load_aligned(a + 6 * WORD_BYTES);
        const word w66 = load_aligned(a + 7 * WORD_BYTES);
        const word w67 = w65 ^ c40;  // g0 lcs.dp:11
        const word w68 = lop3<0xf6>(w67, c41, w66);  // g1 lcs.dp:11
        const word w69 = lop3<0x23>(w68, c38, c35);  // g2 lcs.dp:11
        const word w70 = lop3<0x45>(w68, c38, c35);  // g3 lcs.dp:11
        const word w71 = load_aligned(a + 4 * WORD_BYTES);
        const word w72 = load_aligned(a + 5 * WORD_BYTES);
        const word w73 = w71 ^ c42;  // g0 lcs.dp:11
        const word w74 = lop3<0xf6>(w73, c43, w72);  // g1 lcs.dp:11
        const word w75 = lop3<0x23>(w74, c37, c34);  // g2 lcs.dp:11
        const word w76 = lop3<0x45>(w74, c37, c34);  // g3 lcs.dp:11
        const word w77 = load_aligned(a + 2 * WORD_BYTES);
        const word w78 = load_aligned(a + 3 * WORD_BYTES);
        const word w79 = w77 ^ c44;  // g0 lcs.dp:11
        const word w80 = lop3<0xf6>(w79, c45, w78);  // g1 lcs.dp:11
        const word w81 = lop3<0x23>(w80, c36, c33);  // g2 lcs.dp:11
        const word w82 = lop3<0x45>(w80, c36, c33);  // g3 lcs.dp:11
        const word w83 = load_aligned(a);
        const word w84 = load_aligned(a + 1 * WORD_BYTES);
        const word w85 = w83 ^ w61;  // g0 lcs.dp:11
        const word w86 = lop3<0xf6>(w85, w62, w84);  // g1 lcs.dp:11
        const word w87 = lop3<0x23>(w86, w64, c32);  // g2 lcs.dp:11
        const word w88 = lop3<0x45>(w86, w64, c32);  // g3 lcs.dp:11
        store_first(bottom + i60, w70);
        const word w89 = load_word(windows + i54);
        const word w90 = load_word(windows + i55);
        const word w91 = load_first(top + i60 + 1);
        const word w92 = shift_in(w70, w91);
        const word w93 = load_aligned(a + 6 * WORD_BYTES);
        const word w94 = load_aligned(a + 7 * WORD_BYTES);
        const word w95 = w93 ^ c42;  // g0 lcs.dp:11
        const word w96 = lop3<0xf6>(w95, c43, w94);  // g1 lcs.dp:11
        const word w97 = lop3<0x23>(w96, w76, w69);  // g2 lcs.dp:11
        const word w98 = lop3<0x45>(w96, w76, w69);  // g3 lcs.dp:11
        const word w99 = load_aligned(a + 4 * WORD_BYTES);
        const word w100 = load_aligned(a + 5 * WORD_BYTES);
        const word w101 = w99 ^ c44;  // g0 lcs.dp:11
        const word w102 = lop3<0xf6>(w101, c45, w100);  // g1 lcs.dp:11
        const word w103 = lop3<0x23>(w102, w82, w75);  // g2 lcs.dp:11
        const word w104 = lop3<0x45>(w102, w82, w75);  // g3 lcs.dp:11
        const word w105 = load_aligned(a + 2 * WORD_BYTES);
        const word w106 = load_aligned(a + 3 * WORD_BYTES);
        const word w107 = w105 ^ w61;  // g0 lcs.dp:11
        const word w108 = lop3<0xf6>(w107, w62, w106);  // g1 lcs.dp:11
        const word w109 = lop3<0x23>(w108, w88, w81);  // g2 lcs.dp:11
        const word w110 = lop3<0x45>(w108, w88, w81);  // g3 lcs.dp:11
        const word w111 = load_aligned(a);
        const word w112 = load_aligned(a + 1 * WORD_BYTES);
        const word w113 = w111 ^ w89;  // g0 lcs.dp:11
        const word w114 = lop3<0xf6>(w113, w90, w112);  // g1 lcs.dp:11
        const word w115 = lop3<0x23>(w114, w92, w87);  // g2 lcs.dp:11
        const word w116 = lop3<0x45>(w114, w92, w87);  // g3 lcs.dp:11
        store_first(bottom + i60 + 1, w98);
        const word w117 = load_word(windows + i56);
        const word w118 = load_word(windows + i57);
        const word w119 = load_first(top + i60 + 2);
        const word w120 = shift_in(w98, w119);
        const word w121 = load_aligned(a + 6 * WORD_BYTES);
        const word w122 = load_aligned(a + 7 * WORD_BYTES);
        const word w123 = w121 ^ c44;  // g0 lcs.dp:11
        const word w124 = lop3<0xf6>(w123, c45, w122);  // g1 lcs.dp:11
        const word w125 = lop3<0x23>(w124, w104, w97);  // g2 lcs.dp:11
        const word w126 = lop3<0x45>(w124, w104, w97);  // g3 lcs.dp:11
        const word w127 = load_aligned(a + 4 * WORD_BYTES);
        const word w128 = load_aligned(a + 5 * WORD_BYTES);
        const word w129 = w127 ^ w61;  // g0 lcs.dp:11
        const word w130 = lop3<0xf6>(w129, w62, w128);  // g1 lcs.dp:11
        const word w131 = lop3<0x23>(w130, w110, w103);  // g2 lcs.dp:11
        const word w132 = lop3<0x45>(w130, w110, w103);  // g3 lcs.dp:11
        const word w133 = load_aligned(a + 2 * WORD_BYTES);
        const word w134 = load_aligned(a + 3 * WORD_BYTES);
        const word w135 = w133 ^ w89;  // g0 lcs.dp:11
        const word w136 = lop3<0xf6>(w135, w90, w134);  // g1 lcs.dp:11
        const word w137 = lop3<0x23>(w136, w116, w109);  // g2 lcs.dp:11
        const word w138 = lop3<0x45>(w136, w116, w109);  // g3 lcs.dp:11
        const word w139 = load_aligned(a);
        const word w140 = load_aligned(a + 1 * WORD_BYTES);
        const word w141 = w139 ^ w117;  // g0 lcs.dp:11
        const word w142 = lop3<0xf6>(w141, w118, w140);  // g1 lcs.dp:11
        const word w143 = lop3<0x23>(w142, w120, w115);  // g2 lcs.dp:11
        const word w144 = lop3<0x45>(w142, w120, w115);  // g3 lcs.dp:11
        store_first(bottom + i60 + 2, w126);
        const word w145 = load_word(windows + i58);
        const word w146 = load_word(windows + i59);
        const word w147 = load_first(top + i60 + 3);
        const word w148 = shift_in(w126, w147);
        const word w149 = load_aligned(a + 6 * WORD_BYTES);
        const word w150 = load_aligned(a + 7 * WORD_BYTES);
        const word w151 = w149 ^ w61;  // g0 lcs.dp:11
        const word w152 = lop3<0xf6>(w151, w62, w150);  // g1 lcs.dp:11
        const word w153 = lop3<0x23>(w152, w132, w125);  // g2 lcs.dp:11
        const word w154 = lop3<0x45>(w152, w132, w125);  // g3 lcs.dp:11
        const word w155 = load_aligned(a + 4 * WORD_BYTES);
        const word w156 = load_aligned(a + 5 * WORD_BYTES);
        const word w157 = w155 ^ w89;  // g0 lcs.dp:11
        const word w158 = lop3<0xf6>(w157, w90, w156);  // g1 lcs.dp:11
        const word w159 = lop3<0x23>(w158, w138, w131);  // g2 lcs.dp:11
        const word w160 = lop3<0x45>(w158, w138, w131);  // g3 lcs.dp:11
        const word w161 = load_aligned(a + 2 * WORD_BYTES);
        const word w162 = load_aligned(a + 3 * WORD_BYTES);
        const word w163 = w161 ^ w117;  // g0 lcs.dp:11
        const word w164 = lop3<0xf6>(w163, w118, w162);  // g1 lcs.dp:11
        const word w165 = lop3<0x23>(w164, w144, w137);  // g2 lcs.dp:11
        const word w166 = lop3<0x45>(w164, w144, w137);  // g3 lcs.dp:11
        const word w167 = load_aligned(a);
        const word w168 = load_aligned(a + 1 * WORD_BYTES);
        const word w169 = w167 ^ w145;  // g0 lcs.dp:11
        const word w170 = lop3<0xf6>(w169, w146, w168);  // g1 lcs.dp:11
        const word w171 = lop3<0x23>(w170, w148, w143);  // g2 lcs.dp:11
        const word w172 = lop3<0x45>(w170, w148, w143);  // g3 lcs.dp:11
        store_first(bottom + i60 + 3, w154);
        c32 = w171;
        c33 = w165;
        c34 = w159;
        c35 = w153;
        c36 = w172;
        c37 = w166;
        c38 = w160;
        c39 = w154;
        c40 = w89;
        c41 = w90;
        c42 = w117;
        c43 = w118;
        c44 = w145;
        c45 = w146;
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
extern "C" __global__ void lcs_steady(uint8_t *const *buffers, const int64_t *scalars,
                                  int tasks) {
    const int task = (int)((blockIdx.x * blockDim.x + threadIdx.x) / 32u);
    if (task < tasks) steady(buffers + task * 8, scalars + task * 6);
}
