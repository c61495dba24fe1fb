/* SPDX-License-Identifier: Apache-2.0
 *
 * shift_or in the wavefront layout, 4 rows a lane, for cuda.
 * Made by: minterm compile shift_or --layout wavefront --target cuda --alphabet ACGT --rows 4 --emit cuda
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
 *     recurrence shift_or
 *       predicate match: a[i] == b[j]
 *       bool S[0][j] = true
 *       bool S[i][0] = false
 *       bool S[i][j] = S[i-1][j-1] and match
 *       answer report j where S[m][j]
 *
 * Codes of symbols, of which bit p is in plane p:
 *     a and b: 'A' 0, 'C' 1, 'G' 2, 'T' 3
 *
 * Codes of what crosses the edges of cells, bit 0 on the right; bit p is in plane p, and * may be
 * either:
 *     vertical, S[i-1][j-1]:
 *         0 = 0
 *         1 = 1
 *         row 1, 2, .. at the left edge (j - 1 = 0): code 1, 0, and so on with the last
 *     horizontal, S[i-1][j]:
 *         0 = 0
 *         1 = 1
 *         column 1, 2, .. at the top edge (i - 1 = 0): code 1
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
 * The answer looks at the last row: at its column 0, which the recurrence says, and then from column to
 * column, by the horizontal codes that leave row m downwards (i - 1 = m there).
 * Of a last strip of R < 4096 rows the functions with _tap leave it in `bottom` in place of the strip's
 * last row: byte p * bottom_stride + j + R - 1, bit (1023 - (R - 1) / 4) % 8. They have a scalar more,
 * tap_byte = (R - 1) % 4 * 128 + (1023 - (R - 1) / 4) / 8, and need the buffer tap of 4 words.
 *
 * A cell: 1 gate, fewer are impossible (shipped).
 * Comments behind its gates have their names here and shift_or.dp:11, where its formula begins.
 * Gates after the last of these keep the vertical flow of lanes that have no column.
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

// Bit 0 is that of a byte; the others say nothing.
WARP_FUNCTION word load_first(const uint8_t *p) { return *p; }

WARP_FUNCTION void store_aligned(uint8_t *p, word w) {
    __syncwarp();
    reinterpret_cast<uint32_t *>(p)[lane()] = w;
    __syncwarp();
}

WARP_FUNCTION uint64_t load_byte(const uint8_t *p) { return *p; }

WARP_FUNCTION void store_byte(uint8_t *p, uint64_t x) {
    __syncwarp();
    if (lane() == 0) *p = (uint8_t)x;
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
        const word w70 = load_first(top + i66);
        const word w71 = shift_in(c42, w70);
        const word w72 = load_aligned(a + 6 * WORD_BYTES);
        const word w73 = load_aligned(a + 7 * WORD_BYTES);
        const word w74 = lop3<0x6f>(c38, w73, c44);  // g0 shift_or.dp:11
        const word w75 = lop3<0x41>(w72, c43, w74);  // g1 shift_or.dp:11
        const word w76 = lop3<0xca>(c45, c41, c38);  // g2 shift_or.dp:11
        const word w77 = load_aligned(a + 4 * WORD_BYTES);
        const word w78 = load_aligned(a + 5 * WORD_BYTES);
        const word w79 = lop3<0x6f>(c37, w78, c47);  // g0 shift_or.dp:11
        const word w80 = lop3<0x41>(w77, c46, w79);  // g1 shift_or.dp:11
        const word w81 = lop3<0xca>(c48, c40, c37);  // g2 shift_or.dp:11
        const word w82 = load_aligned(a + 2 * WORD_BYTES);
        const word w83 = load_aligned(a + 3 * WORD_BYTES);
        const word w84 = lop3<0x6f>(c36, w83, c50);  // g0 shift_or.dp:11
        const word w85 = lop3<0x41>(w82, c49, w84);  // g1 shift_or.dp:11
        const word w86 = lop3<0xca>(c51, c39, c36);  // g2 shift_or.dp:11
        const word w87 = load_aligned(a);
        const word w88 = load_aligned(a + 1 * WORD_BYTES);
        const word w89 = lop3<0x6f>(c35, w88, w68);  // g0 shift_or.dp:11
        const word w90 = lop3<0x41>(w87, w67, w89);  // g1 shift_or.dp:11
        const word w91 = lop3<0xca>(w69, w71, c35);  // g2 shift_or.dp:11
        store_first(bottom + i66, w75);
        const word w92 = load_word(windows + i60);
        const word w93 = load_word(windows + i61);
        const word w94 = load_word(active + i59);
        const word w95 = load_first(top + i66 + 1);
        const word w96 = shift_in(w75, w95);
        const word w97 = load_aligned(a + 6 * WORD_BYTES);
        const word w98 = load_aligned(a + 7 * WORD_BYTES);
        const word w99 = lop3<0x6f>(w76, w98, c47);  // g0 shift_or.dp:11
        const word w100 = lop3<0x41>(w97, c46, w99);  // g1 shift_or.dp:11
        const word w101 = lop3<0xca>(c48, w80, w76);  // g2 shift_or.dp:11
        const word w102 = load_aligned(a + 4 * WORD_BYTES);
        const word w103 = load_aligned(a + 5 * WORD_BYTES);
        const word w104 = lop3<0x6f>(w81, w103, c50);  // g0 shift_or.dp:11
        const word w105 = lop3<0x41>(w102, c49, w104);  // g1 shift_or.dp:11
        const word w106 = lop3<0xca>(c51, w85, w81);  // g2 shift_or.dp:11
        const word w107 = load_aligned(a + 2 * WORD_BYTES);
        const word w108 = load_aligned(a + 3 * WORD_BYTES);
        const word w109 = lop3<0x6f>(w86, w108, w68);  // g0 shift_or.dp:11
        const word w110 = lop3<0x41>(w107, w67, w109);  // g1 shift_or.dp:11
        const word w111 = lop3<0xca>(w69, w90, w86);  // g2 shift_or.dp:11
        const word w112 = load_aligned(a);
        const word w113 = load_aligned(a + 1 * WORD_BYTES);
        const word w114 = lop3<0x6f>(w91, w113, w93);  // g0 shift_or.dp:11
        const word w115 = lop3<0x41>(w112, w92, w114);  // g1 shift_or.dp:11
        const word w116 = lop3<0xca>(w94, w96, w91);  // g2 shift_or.dp:11
        store_first(bottom + i66 + 1, w100);
        const word w117 = load_word(windows + i62);
        const word w118 = load_word(windows + i63);
        const word w119 = load_word(active + i60);
        const word w120 = load_first(top + i66 + 2);
        const word w121 = shift_in(w100, w120);
        const word w122 = load_aligned(a + 6 * WORD_BYTES);
        const word w123 = load_aligned(a + 7 * WORD_BYTES);
        const word w124 = lop3<0x6f>(w101, w123, c50);  // g0 shift_or.dp:11
        const word w125 = lop3<0x41>(w122, c49, w124);  // g1 shift_or.dp:11
        const word w126 = lop3<0xca>(c51, w105, w101);  // g2 shift_or.dp:11
        const word w127 = load_aligned(a + 4 * WORD_BYTES);
        const word w128 = load_aligned(a + 5 * WORD_BYTES);
        const word w129 = lop3<0x6f>(w106, w128, w68);  // g0 shift_or.dp:11
        const word w130 = lop3<0x41>(w127, w67, w129);  // g1 shift_or.dp:11
        const word w131 = lop3<0xca>(w69, w110, w106);  // g2 shift_or.dp:11
        const word w132 = load_aligned(a + 2 * WORD_BYTES);
        const word w133 = load_aligned(a + 3 * WORD_BYTES);
        const word w134 = lop3<0x6f>(w111, w133, w93);  // g0 shift_or.dp:11
        const word w135 = lop3<0x41>(w132, w92, w134);  // g1 shift_or.dp:11
        const word w136 = lop3<0xca>(w94, w115, w111);  // g2 shift_or.dp:11
        const word w137 = load_aligned(a);
        const word w138 = load_aligned(a + 1 * WORD_BYTES);
        const word w139 = lop3<0x6f>(w116, w138, w118);  // g0 shift_or.dp:11
        const word w140 = lop3<0x41>(w137, w117, w139);  // g1 shift_or.dp:11
        const word w141 = lop3<0xca>(w119, w121, w116);  // g2 shift_or.dp:11
        store_first(bottom + i66 + 2, w125);
        const word w142 = load_word(windows + i64);
        const word w143 = load_word(windows + i65);
        const word w144 = load_word(active + i61);
        const word w145 = load_first(top + i66 + 3);
        const word w146 = shift_in(w125, w145);
        const word w147 = load_aligned(a + 6 * WORD_BYTES);
        const word w148 = load_aligned(a + 7 * WORD_BYTES);
        const word w149 = lop3<0x6f>(w126, w148, w68);  // g0 shift_or.dp:11
        const word w150 = lop3<0x41>(w147, w67, w149);  // g1 shift_or.dp:11
        const word w151 = lop3<0xca>(w69, w130, w126);  // g2 shift_or.dp:11
        const word w152 = load_aligned(a + 4 * WORD_BYTES);
        const word w153 = load_aligned(a + 5 * WORD_BYTES);
        const word w154 = lop3<0x6f>(w131, w153, w93);  // g0 shift_or.dp:11
        const word w155 = lop3<0x41>(w152, w92, w154);  // g1 shift_or.dp:11
        const word w156 = lop3<0xca>(w94, w135, w131);  // g2 shift_or.dp:11
        const word w157 = load_aligned(a + 2 * WORD_BYTES);
        const word w158 = load_aligned(a + 3 * WORD_BYTES);
        const word w159 = lop3<0x6f>(w136, w158, w118);  // g0 shift_or.dp:11
        const word w160 = lop3<0x41>(w157, w117, w159);  // g1 shift_or.dp:11
        const word w161 = lop3<0xca>(w119, w140, w136);  // g2 shift_or.dp:11
        const word w162 = load_aligned(a);
        const word w163 = load_aligned(a + 1 * WORD_BYTES);
        const word w164 = lop3<0x6f>(w141, w163, w143);  // g0 shift_or.dp:11
        const word w165 = lop3<0x41>(w162, w142, w164);  // g1 shift_or.dp:11
        const word w166 = lop3<0xca>(w144, w146, w141);  // g2 shift_or.dp:11
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
        const word w63 = load_first(top + i60);
        const word w64 = shift_in(c39, w63);
        const word w65 = load_aligned(a + 6 * WORD_BYTES);
        const word w66 = load_aligned(a + 7 * WORD_BYTES);
        const word w67 = lop3<0x6f>(c35, w66, c41);  // g0 shift_or.dp:11
        const word w68 = lop3<0x41>(w65, c40, w67);  // g1 shift_or.dp:11
        const word w69 = load_aligned(a + 4 * WORD_BYTES);
        const word w70 = load_aligned(a + 5 * WORD_BYTES);
        const word w71 = lop3<0x6f>(c34, w70, c43);  // g0 shift_or.dp:11
        const word w72 = lop3<0x41>(w69, c42, w71);  // g1 shift_or.dp:11
        const word w73 = load_aligned(a + 2 * WORD_BYTES);
        const word w74 = load_aligned(a + 3 * WORD_BYTES);
        const word w75 = lop3<0x6f>(c33, w74, c45);  // g0 shift_or.dp:11
        const word w76 = lop3<0x41>(w73, c44, w75);  // g1 shift_or.dp:11
        const word w77 = load_aligned(a);
        const word w78 = load_aligned(a + 1 * WORD_BYTES);
        const word w79 = lop3<0x6f>(c32, w78, w62);  // g0 shift_or.dp:11
        const word w80 = lop3<0x41>(w77, w61, w79);  // g1 shift_or.dp:11
        store_first(bottom + i60, w68);
        const word w81 = load_word(windows + i54);
        const word w82 = load_word(windows + i55);
        const word w83 = load_first(top + i60 + 1);
        const word w84 = shift_in(w68, w83);
        const word w85 = load_aligned(a + 6 * WORD_BYTES);
        const word w86 = load_aligned(a + 7 * WORD_BYTES);
        const word w87 = lop3<0x6f>(c38, w86, c43);  // g0 shift_or.dp:11
        const word w88 = lop3<0x41>(w85, c42, w87);  // g1 shift_or.dp:11
        const word w89 = load_aligned(a + 4 * WORD_BYTES);
        const word w90 = load_aligned(a + 5 * WORD_BYTES);
        const word w91 = lop3<0x6f>(c37, w90, c45);  // g0 shift_or.dp:11
        const word w92 = lop3<0x41>(w89, c44, w91);  // g1 shift_or.dp:11
        const word w93 = load_aligned(a + 2 * WORD_BYTES);
        const word w94 = load_aligned(a + 3 * WORD_BYTES);
        const word w95 = lop3<0x6f>(c36, w94, w62);  // g0 shift_or.dp:11
        const word w96 = lop3<0x41>(w93, w61, w95);  // g1 shift_or.dp:11
        const word w97 = load_aligned(a);
        const word w98 = load_aligned(a + 1 * WORD_BYTES);
        const word w99 = lop3<0x6f>(w64, w98, w82);  // g0 shift_or.dp:11
        const word w100 = lop3<0x41>(w97, w81, w99);  // g1 shift_or.dp:11
        store_first(bottom + i60 + 1, w88);
        const word w101 = load_word(windows + i56);
        const word w102 = load_word(windows + i57);
        const word w103 = load_first(top + i60 + 2);
        const word w104 = shift_in(w88, w103);
        const word w105 = load_aligned(a + 6 * WORD_BYTES);
        const word w106 = load_aligned(a + 7 * WORD_BYTES);
        const word w107 = lop3<0x6f>(w72, w106, c45);  // g0 shift_or.dp:11
        const word w108 = lop3<0x41>(w105, c44, w107);  // g1 shift_or.dp:11
        const word w109 = load_aligned(a + 4 * WORD_BYTES);
        const word w110 = load_aligned(a + 5 * WORD_BYTES);
        const word w111 = lop3<0x6f>(w76, w110, w62);  // g0 shift_or.dp:11
        const word w112 = lop3<0x41>(w109, w61, w111);  // g1 shift_or.dp:11
        const word w113 = load_aligned(a + 2 * WORD_BYTES);
        const word w114 = load_aligned(a + 3 * WORD_BYTES);
        const word w115 = lop3<0x6f>(w80, w114, w82);  // g0 shift_or.dp:11
        const word w116 = lop3<0x41>(w113, w81, w115);  // g1 shift_or.dp:11
        const word w117 = load_aligned(a);
        const word w118 = load_aligned(a + 1 * WORD_BYTES);
        const word w119 = lop3<0x6f>(w84, w118, w102);  // g0 shift_or.dp:11
        const word w120 = lop3<0x41>(w117, w101, w119);  // g1 shift_or.dp:11
        store_first(bottom + i60 + 2, w108);
        const word w121 = load_word(windows + i58);
        const word w122 = load_word(windows + i59);
        const word w123 = load_first(top + i60 + 3);
        const word w124 = shift_in(w108, w123);
        const word w125 = load_aligned(a + 6 * WORD_BYTES);
        const word w126 = load_aligned(a + 7 * WORD_BYTES);
        const word w127 = lop3<0x6f>(w92, w126, w62);  // g0 shift_or.dp:11
        const word w128 = lop3<0x41>(w125, w61, w127);  // g1 shift_or.dp:11
        const word w129 = load_aligned(a + 4 * WORD_BYTES);
        const word w130 = load_aligned(a + 5 * WORD_BYTES);
        const word w131 = lop3<0x6f>(w96, w130, w82);  // g0 shift_or.dp:11
        const word w132 = lop3<0x41>(w129, w81, w131);  // g1 shift_or.dp:11
        const word w133 = load_aligned(a + 2 * WORD_BYTES);
        const word w134 = load_aligned(a + 3 * WORD_BYTES);
        const word w135 = lop3<0x6f>(w100, w134, w102);  // g0 shift_or.dp:11
        const word w136 = lop3<0x41>(w133, w101, w135);  // g1 shift_or.dp:11
        const word w137 = load_aligned(a);
        const word w138 = load_aligned(a + 1 * WORD_BYTES);
        const word w139 = lop3<0x6f>(w104, w138, w122);  // g0 shift_or.dp:11
        const word w140 = lop3<0x41>(w137, w121, w139);  // g1 shift_or.dp:11
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

// An iteration: 48 gates, 4 moves, 0 additions, 52 loads, 20 stores.
WARP_FUNCTION void edge_tap(uint8_t *const *buffers, const int64_t *scalars) {
    const uint8_t *const a = buffers[0];
    const uint8_t *const windows = buffers[1];
    const uint8_t *const active = buffers[2];
    uint8_t *const vertical = buffers[3];
    uint8_t *const down = buffers[4];
    const uint8_t *const top = buffers[5];
    uint8_t *const bottom = buffers[6];
    uint8_t *const tap = buffers[7];
    const uint64_t i0 = (uint64_t)scalars[2];
    const uint64_t i3 = (uint64_t)scalars[5];
    const uint64_t i4 = (uint64_t)scalars[0];
    const uint64_t i5 = (uint64_t)scalars[1];
    const word w6 = load_aligned(vertical);
    const word w7 = load_aligned(vertical + 1 * WORD_BYTES);
    const word w8 = load_aligned(vertical + 2 * WORD_BYTES);
    const word w9 = load_aligned(vertical + 3 * WORD_BYTES);
    const word w10 = load_aligned(down);
    const word w11 = load_aligned(down + 1 * WORD_BYTES);
    const word w12 = load_aligned(down + 2 * WORD_BYTES);
    const word w13 = load_aligned(down + 3 * WORD_BYTES);
    const uint64_t i14 = i4 & (uint64_t)7;
    const uint64_t i15 = i4 >> 3;
    const uint64_t i16 = i14 * i0;
    const uint64_t i17 = i16 + i15;
    const uint64_t i18 = i0 * (uint64_t)8;
    const uint64_t i19 = i17 + i18;
    const uint64_t i20 = i19 + i18;
    const uint64_t i21 = i20 + i18;
    const uint64_t i22 = i21 + i18;
    const uint64_t i23 = i22 + i18;
    const uint64_t i24 = i23 + i18;
    const uint64_t i25 = i24 + i18;
    const word w26 = load_word(windows + i20);
    const word w27 = load_word(windows + i21);
    const word w28 = load_word(active + i19);
    const word w29 = load_word(windows + i22);
    const word w30 = load_word(windows + i23);
    const word w31 = load_word(active + i20);
    const word w32 = load_word(windows + i24);
    const word w33 = load_word(windows + i25);
    const word w34 = load_word(active + i21);
    word c36 = w6;
    word c37 = w7;
    word c38 = w8;
    word c39 = w9;
    word c40 = w10;
    word c41 = w11;
    word c42 = w12;
    word c43 = w13;
    word c44 = w26;
    word c45 = w27;
    word c46 = w28;
    word c47 = w29;
    word c48 = w30;
    word c49 = w31;
    word c50 = w32;
    word c51 = w33;
    word c52 = w34;
    for (uint64_t i35 = i4; (int64_t)i35 < (int64_t)i5; ++i35) {
        const uint64_t i53 = (uint64_t)1;
        const uint64_t i54 = i35 + i53;
        const uint64_t i55 = i54 & (uint64_t)7;
        const uint64_t i56 = i54 >> 3;
        const uint64_t i57 = i55 * i0;
        const uint64_t i58 = i57 + i56;
        const uint64_t i59 = i0 * (uint64_t)8;
        const uint64_t i60 = i58 + i59;
        const uint64_t i61 = i60 + i59;
        const uint64_t i62 = i61 + i59;
        const uint64_t i63 = i62 + i59;
        const uint64_t i64 = i63 + i59;
        const uint64_t i65 = i64 + i59;
        const uint64_t i66 = i65 + i59;
        const uint64_t i67 = i35 * (uint64_t)4;
        const word w68 = load_word(windows + i58);
        const word w69 = load_word(windows + i60);
        const word w70 = load_word(active + i58);
        const word w71 = load_first(top + i67);
        const word w72 = shift_in(c43, w71);
        const word w73 = load_aligned(a + 6 * WORD_BYTES);
        const word w74 = load_aligned(a + 7 * WORD_BYTES);
        const word w75 = lop3<0x6f>(c39, w74, c45);  // g0 shift_or.dp:11
        const word w76 = lop3<0x41>(w73, c44, w75);  // g1 shift_or.dp:11
        const word w77 = lop3<0xca>(c46, c42, c39);  // g2 shift_or.dp:11
        const word w78 = load_aligned(a + 4 * WORD_BYTES);
        const word w79 = load_aligned(a + 5 * WORD_BYTES);
        const word w80 = lop3<0x6f>(c38, w79, c48);  // g0 shift_or.dp:11
        const word w81 = lop3<0x41>(w78, c47, w80);  // g1 shift_or.dp:11
        const word w82 = lop3<0xca>(c49, c41, c38);  // g2 shift_or.dp:11
        const word w83 = load_aligned(a + 2 * WORD_BYTES);
        const word w84 = load_aligned(a + 3 * WORD_BYTES);
        const word w85 = lop3<0x6f>(c37, w84, c51);  // g0 shift_or.dp:11
        const word w86 = lop3<0x41>(w83, c50, w85);  // g1 shift_or.dp:11
        const word w87 = lop3<0xca>(c52, c40, c37);  // g2 shift_or.dp:11
        const word w88 = load_aligned(a);
        const word w89 = load_aligned(a + 1 * WORD_BYTES);
        const word w90 = lop3<0x6f>(c36, w89, w69);  // g0 shift_or.dp:11
        const word w91 = lop3<0x41>(w88, w68, w90);  // g1 shift_or.dp:11
        const word w92 = lop3<0xca>(w70, w72, c36);  // g2 shift_or.dp:11
        store_aligned(tap, w91);
        store_aligned(tap + 1 * WORD_BYTES, w86);
        store_aligned(tap + 2 * WORD_BYTES, w81);
        store_aligned(tap + 3 * WORD_BYTES, w76);
        const uint64_t i93 = load_byte(tap + i3);
        store_byte(bottom + i67, i93);
        const word w94 = load_word(windows + i61);
        const word w95 = load_word(windows + i62);
        const word w96 = load_word(active + i60);
        const word w97 = load_first(top + i67 + 1);
        const word w98 = shift_in(w76, w97);
        const word w99 = load_aligned(a + 6 * WORD_BYTES);
        const word w100 = load_aligned(a + 7 * WORD_BYTES);
        const word w101 = lop3<0x6f>(w77, w100, c48);  // g0 shift_or.dp:11
        const word w102 = lop3<0x41>(w99, c47, w101);  // g1 shift_or.dp:11
        const word w103 = lop3<0xca>(c49, w81, w77);  // g2 shift_or.dp:11
        const word w104 = load_aligned(a + 4 * WORD_BYTES);
        const word w105 = load_aligned(a + 5 * WORD_BYTES);
        const word w106 = lop3<0x6f>(w82, w105, c51);  // g0 shift_or.dp:11
        const word w107 = lop3<0x41>(w104, c50, w106);  // g1 shift_or.dp:11
        const word w108 = lop3<0xca>(c52, w86, w82);  // g2 shift_or.dp:11
        const word w109 = load_aligned(a + 2 * WORD_BYTES);
        const word w110 = load_aligned(a + 3 * WORD_BYTES);
        const word w111 = lop3<0x6f>(w87, w110, w69);  // g0 shift_or.dp:11
        const word w112 = lop3<0x41>(w109, w68, w111);  // g1 shift_or.dp:11
        const word w113 = lop3<0xca>(w70, w91, w87);  // g2 shift_or.dp:11
        const word w114 = load_aligned(a);
        const word w115 = load_aligned(a + 1 * WORD_BYTES);
        const word w116 = lop3<0x6f>(w92, w115, w95);  // g0 shift_or.dp:11
        const word w117 = lop3<0x41>(w114, w94, w116);  // g1 shift_or.dp:11
        const word w118 = lop3<0xca>(w96, w98, w92);  // g2 shift_or.dp:11
        store_aligned(tap, w117);
        store_aligned(tap + 1 * WORD_BYTES, w112);
        store_aligned(tap + 2 * WORD_BYTES, w107);
        store_aligned(tap + 3 * WORD_BYTES, w102);
        const uint64_t i119 = load_byte(tap + i3);
        store_byte(bottom + i67 + 1, i119);
        const word w120 = load_word(windows + i63);
        const word w121 = load_word(windows + i64);
        const word w122 = load_word(active + i61);
        const word w123 = load_first(top + i67 + 2);
        const word w124 = shift_in(w102, w123);
        const word w125 = load_aligned(a + 6 * WORD_BYTES);
        const word w126 = load_aligned(a + 7 * WORD_BYTES);
        const word w127 = lop3<0x6f>(w103, w126, c51);  // g0 shift_or.dp:11
        const word w128 = lop3<0x41>(w125, c50, w127);  // g1 shift_or.dp:11
        const word w129 = lop3<0xca>(c52, w107, w103);  // g2 shift_or.dp:11
        const word w130 = load_aligned(a + 4 * WORD_BYTES);
        const word w131 = load_aligned(a + 5 * WORD_BYTES);
        const word w132 = lop3<0x6f>(w108, w131, w69);  // g0 shift_or.dp:11
        const word w133 = lop3<0x41>(w130, w68, w132);  // g1 shift_or.dp:11
        const word w134 = lop3<0xca>(w70, w112, w108);  // g2 shift_or.dp:11
        const word w135 = load_aligned(a + 2 * WORD_BYTES);
        const word w136 = load_aligned(a + 3 * WORD_BYTES);
        const word w137 = lop3<0x6f>(w113, w136, w95);  // g0 shift_or.dp:11
        const word w138 = lop3<0x41>(w135, w94, w137);  // g1 shift_or.dp:11
        const word w139 = lop3<0xca>(w96, w117, w113);  // g2 shift_or.dp:11
        const word w140 = load_aligned(a);
        const word w141 = load_aligned(a + 1 * WORD_BYTES);
        const word w142 = lop3<0x6f>(w118, w141, w121);  // g0 shift_or.dp:11
        const word w143 = lop3<0x41>(w140, w120, w142);  // g1 shift_or.dp:11
        const word w144 = lop3<0xca>(w122, w124, w118);  // g2 shift_or.dp:11
        store_aligned(tap, w143);
        store_aligned(tap + 1 * WORD_BYTES, w138);
        store_aligned(tap + 2 * WORD_BYTES, w133);
        store_aligned(tap + 3 * WORD_BYTES, w128);
        const uint64_t i145 = load_byte(tap + i3);
        store_byte(bottom + i67 + 2, i145);
        const word w146 = load_word(windows + i65);
        const word w147 = load_word(windows + i66);
        const word w148 = load_word(active + i62);
        const word w149 = load_first(top + i67 + 3);
        const word w150 = shift_in(w128, w149);
        const word w151 = load_aligned(a + 6 * WORD_BYTES);
        const word w152 = load_aligned(a + 7 * WORD_BYTES);
        const word w153 = lop3<0x6f>(w129, w152, w69);  // g0 shift_or.dp:11
        const word w154 = lop3<0x41>(w151, w68, w153);  // g1 shift_or.dp:11
        const word w155 = lop3<0xca>(w70, w133, w129);  // g2 shift_or.dp:11
        const word w156 = load_aligned(a + 4 * WORD_BYTES);
        const word w157 = load_aligned(a + 5 * WORD_BYTES);
        const word w158 = lop3<0x6f>(w134, w157, w95);  // g0 shift_or.dp:11
        const word w159 = lop3<0x41>(w156, w94, w158);  // g1 shift_or.dp:11
        const word w160 = lop3<0xca>(w96, w138, w134);  // g2 shift_or.dp:11
        const word w161 = load_aligned(a + 2 * WORD_BYTES);
        const word w162 = load_aligned(a + 3 * WORD_BYTES);
        const word w163 = lop3<0x6f>(w139, w162, w121);  // g0 shift_or.dp:11
        const word w164 = lop3<0x41>(w161, w120, w163);  // g1 shift_or.dp:11
        const word w165 = lop3<0xca>(w122, w143, w139);  // g2 shift_or.dp:11
        const word w166 = load_aligned(a);
        const word w167 = load_aligned(a + 1 * WORD_BYTES);
        const word w168 = lop3<0x6f>(w144, w167, w147);  // g0 shift_or.dp:11
        const word w169 = lop3<0x41>(w166, w146, w168);  // g1 shift_or.dp:11
        const word w170 = lop3<0xca>(w148, w150, w144);  // g2 shift_or.dp:11
        store_aligned(tap, w169);
        store_aligned(tap + 1 * WORD_BYTES, w164);
        store_aligned(tap + 2 * WORD_BYTES, w159);
        store_aligned(tap + 3 * WORD_BYTES, w154);
        const uint64_t i171 = load_byte(tap + i3);
        store_byte(bottom + i67 + 3, i171);
        c36 = w170;
        c37 = w165;
        c38 = w160;
        c39 = w155;
        c40 = w169;
        c41 = w164;
        c42 = w159;
        c43 = w154;
        c44 = w94;
        c45 = w95;
        c46 = w96;
        c47 = w120;
        c48 = w121;
        c49 = w122;
        c50 = w146;
        c51 = w147;
        c52 = w148;
    }
    store_aligned(vertical, c36);
    store_aligned(vertical + 1 * WORD_BYTES, c37);
    store_aligned(vertical + 2 * WORD_BYTES, c38);
    store_aligned(vertical + 3 * WORD_BYTES, c39);
    store_aligned(down, c40);
    store_aligned(down + 1 * WORD_BYTES, c41);
    store_aligned(down + 2 * WORD_BYTES, c42);
    store_aligned(down + 3 * WORD_BYTES, c43);
}
extern "C" __global__ void shift_or_edge_tap(uint8_t *const *buffers, const int64_t *scalars,
                                  int tasks) {
    const int task = (int)((blockIdx.x * blockDim.x + threadIdx.x) / 32u);
    if (task < tasks) edge_tap(buffers + task * 8, scalars + task * 6);
}

// An iteration: 32 gates, 4 moves, 0 additions, 48 loads, 20 stores.
WARP_FUNCTION void steady_tap(uint8_t *const *buffers, const int64_t *scalars) {
    const uint8_t *const a = buffers[0];
    const uint8_t *const windows = buffers[1];
    uint8_t *const vertical = buffers[3];
    uint8_t *const down = buffers[4];
    const uint8_t *const top = buffers[5];
    uint8_t *const bottom = buffers[6];
    uint8_t *const tap = buffers[7];
    const uint64_t i0 = (uint64_t)scalars[2];
    const uint64_t i3 = (uint64_t)scalars[5];
    const uint64_t i4 = (uint64_t)scalars[0];
    const uint64_t i5 = (uint64_t)scalars[1];
    const word w6 = load_aligned(vertical);
    const word w7 = load_aligned(vertical + 1 * WORD_BYTES);
    const word w8 = load_aligned(vertical + 2 * WORD_BYTES);
    const word w9 = load_aligned(vertical + 3 * WORD_BYTES);
    const word w10 = load_aligned(down);
    const word w11 = load_aligned(down + 1 * WORD_BYTES);
    const word w12 = load_aligned(down + 2 * WORD_BYTES);
    const word w13 = load_aligned(down + 3 * WORD_BYTES);
    const uint64_t i14 = i4 & (uint64_t)7;
    const uint64_t i15 = i4 >> 3;
    const uint64_t i16 = i14 * i0;
    const uint64_t i17 = i16 + i15;
    const uint64_t i18 = i0 * (uint64_t)8;
    const uint64_t i19 = i17 + i18;
    const uint64_t i20 = i19 + i18;
    const uint64_t i21 = i20 + i18;
    const uint64_t i22 = i21 + i18;
    const uint64_t i23 = i22 + i18;
    const uint64_t i24 = i23 + i18;
    const uint64_t i25 = i24 + i18;
    const word w26 = load_word(windows + i20);
    const word w27 = load_word(windows + i21);
    const word w28 = load_word(windows + i22);
    const word w29 = load_word(windows + i23);
    const word w30 = load_word(windows + i24);
    const word w31 = load_word(windows + i25);
    word c33 = w6;
    word c34 = w7;
    word c35 = w8;
    word c36 = w9;
    word c37 = w10;
    word c38 = w11;
    word c39 = w12;
    word c40 = w13;
    word c41 = w26;
    word c42 = w27;
    word c43 = w28;
    word c44 = w29;
    word c45 = w30;
    word c46 = w31;
    for (uint64_t i32 = i4; (int64_t)i32 < (int64_t)i5; ++i32) {
        const uint64_t i47 = (uint64_t)1;
        const uint64_t i48 = i32 + i47;
        const uint64_t i49 = i48 & (uint64_t)7;
        const uint64_t i50 = i48 >> 3;
        const uint64_t i51 = i49 * i0;
        const uint64_t i52 = i51 + i50;
        const uint64_t i53 = i0 * (uint64_t)8;
        const uint64_t i54 = i52 + i53;
        const uint64_t i55 = i54 + i53;
        const uint64_t i56 = i55 + i53;
        const uint64_t i57 = i56 + i53;
        const uint64_t i58 = i57 + i53;
        const uint64_t i59 = i58 + i53;
        const uint64_t i60 = i59 + i53;
        const uint64_t i61 = i32 * (uint64_t)4;
        const word w62 = load_word(windows + i52);
        const word w63 = load_word(windows + i54);
        const word w64 = load_first(top + i61);
        const word w65 = shift_in(c40, w64);
        const word w66 = load_aligned(a + 6 * WORD_BYTES);
        const word w67 = load_aligned(a + 7 * WORD_BYTES);
        const word w68 = lop3<0x6f>(c36, w67, c42);  // g0 shift_or.dp:11
        const word w69 = lop3<0x41>(w66, c41, w68);  // g1 shift_or.dp:11
        const word w70 = load_aligned(a + 4 * WORD_BYTES);
        const word w71 = load_aligned(a + 5 * WORD_BYTES);
        const word w72 = lop3<0x6f>(c35, w71, c44);  // g0 shift_or.dp:11
        const word w73 = lop3<0x41>(w70, c43, w72);  // g1 shift_or.dp:11
        const word w74 = load_aligned(a + 2 * WORD_BYTES);
        const word w75 = load_aligned(a + 3 * WORD_BYTES);
        const word w76 = lop3<0x6f>(c34, w75, c46);  // g0 shift_or.dp:11
        const word w77 = lop3<0x41>(w74, c45, w76);  // g1 shift_or.dp:11
        const word w78 = load_aligned(a);
        const word w79 = load_aligned(a + 1 * WORD_BYTES);
        const word w80 = lop3<0x6f>(c33, w79, w63);  // g0 shift_or.dp:11
        const word w81 = lop3<0x41>(w78, w62, w80);  // g1 shift_or.dp:11
        store_aligned(tap, w81);
        store_aligned(tap + 1 * WORD_BYTES, w77);
        store_aligned(tap + 2 * WORD_BYTES, w73);
        store_aligned(tap + 3 * WORD_BYTES, w69);
        const uint64_t i82 = load_byte(tap + i3);
        store_byte(bottom + i61, i82);
        const word w83 = load_word(windows + i55);
        const word w84 = load_word(windows + i56);
        const word w85 = load_first(top + i61 + 1);
        const word w86 = shift_in(w69, w85);
        const word w87 = load_aligned(a + 6 * WORD_BYTES);
        const word w88 = load_aligned(a + 7 * WORD_BYTES);
        const word w89 = lop3<0x6f>(c39, w88, c44);  // g0 shift_or.dp:11
        const word w90 = lop3<0x41>(w87, c43, w89);  // g1 shift_or.dp:11
        const word w91 = load_aligned(a + 4 * WORD_BYTES);
        const word w92 = load_aligned(a + 5 * WORD_BYTES);
        const word w93 = lop3<0x6f>(c38, w92, c46);  // g0 shift_or.dp:11
        const word w94 = lop3<0x41>(w91, c45, w93);  // g1 shift_or.dp:11
        const word w95 = load_aligned(a + 2 * WORD_BYTES);
        const word w96 = load_aligned(a + 3 * WORD_BYTES);
        const word w97 = lop3<0x6f>(c37, w96, w63);  // g0 shift_or.dp:11
        const word w98 = lop3<0x41>(w95, w62, w97);  // g1 shift_or.dp:11
        const word w99 = load_aligned(a);
        const word w100 = load_aligned(a + 1 * WORD_BYTES);
        const word w101 = lop3<0x6f>(w65, w100, w84);  // g0 shift_or.dp:11
        const word w102 = lop3<0x41>(w99, w83, w101);  // g1 shift_or.dp:11
        store_aligned(tap, w102);
        store_aligned(tap + 1 * WORD_BYTES, w98);
        store_aligned(tap + 2 * WORD_BYTES, w94);
        store_aligned(tap + 3 * WORD_BYTES, w90);
        const uint64_t i103 = load_byte(tap + i3);
        store_byte(bottom + i61 + 1, i103);
        const word w104 = load_word(windows + i57);
        const word w105 = load_word(windows + i58);
        const word w106 = load_first(top + i61 + 2);
        const word w107 = shift_in(w90, w106);
        const word w108 = load_aligned(a + 6 * WORD_BYTES);
        const word w109 = load_aligned(a + 7 * WORD_BYTES);
        const word w110 = lop3<0x6f>(w73, w109, c46);  // g0 shift_or.dp:11
        const word w111 = lop3<0x41>(w108, c45, w110);  // g1 shift_or.dp:11
        const word w112 = load_aligned(a + 4 * WORD_BYTES);
        const word w113 = load_aligned(a + 5 * WORD_BYTES);
        const word w114 = lop3<0x6f>(w77, w113, w63);  // g0 shift_or.dp:11
        const word w115 = lop3<0x41>(w112, w62, w114);  // g1 shift_or.dp:11
        const word w116 = load_aligned(a + 2 * WORD_BYTES);
        const word w117 = load_aligned(a + 3 * WORD_BYTES);
        const word w118 = lop3<0x6f>(w81, w117, w84);  // g0 shift_or.dp:11
        const word w119 = lop3<0x41>(w116, w83, w118);  // g1 shift_or.dp:11
        const word w120 = load_aligned(a);
        const word w121 = load_aligned(a + 1 * WORD_BYTES);
        const word w122 = lop3<0x6f>(w86, w121, w105);  // g0 shift_or.dp:11
        const word w123 = lop3<0x41>(w120, w104, w122);  // g1 shift_or.dp:11
        store_aligned(tap, w123);
        store_aligned(tap + 1 * WORD_BYTES, w119);
        store_aligned(tap + 2 * WORD_BYTES, w115);
        store_aligned(tap + 3 * WORD_BYTES, w111);
        const uint64_t i124 = load_byte(tap + i3);
        store_byte(bottom + i61 + 2, i124);
        const word w125 = load_word(windows + i59);
        const word w126 = load_word(windows + i60);
        const word w127 = load_first(top + i61 + 3);
        const word w128 = shift_in(w111, w127);
        const word w129 = load_aligned(a + 6 * WORD_BYTES);
        const word w130 = load_aligned(a + 7 * WORD_BYTES);
        const word w131 = lop3<0x6f>(w94, w130, w63);  // g0 shift_or.dp:11
        const word w132 = lop3<0x41>(w129, w62, w131);  // g1 shift_or.dp:11
        const word w133 = load_aligned(a + 4 * WORD_BYTES);
        const word w134 = load_aligned(a + 5 * WORD_BYTES);
        const word w135 = lop3<0x6f>(w98, w134, w84);  // g0 shift_or.dp:11
        const word w136 = lop3<0x41>(w133, w83, w135);  // g1 shift_or.dp:11
        const word w137 = load_aligned(a + 2 * WORD_BYTES);
        const word w138 = load_aligned(a + 3 * WORD_BYTES);
        const word w139 = lop3<0x6f>(w102, w138, w105);  // g0 shift_or.dp:11
        const word w140 = lop3<0x41>(w137, w104, w139);  // g1 shift_or.dp:11
        const word w141 = load_aligned(a);
        const word w142 = load_aligned(a + 1 * WORD_BYTES);
        const word w143 = lop3<0x6f>(w107, w142, w126);  // g0 shift_or.dp:11
        const word w144 = lop3<0x41>(w141, w125, w143);  // g1 shift_or.dp:11
        store_aligned(tap, w144);
        store_aligned(tap + 1 * WORD_BYTES, w140);
        store_aligned(tap + 2 * WORD_BYTES, w136);
        store_aligned(tap + 3 * WORD_BYTES, w132);
        const uint64_t i145 = load_byte(tap + i3);
        store_byte(bottom + i61 + 3, i145);
        c33 = w128;
        c34 = w123;
        c35 = w119;
        c36 = w115;
        c37 = w144;
        c38 = w140;
        c39 = w136;
        c40 = w132;
        c41 = w83;
        c42 = w84;
        c43 = w104;
        c44 = w105;
        c45 = w125;
        c46 = w126;
    }
    store_aligned(vertical, c33);
    store_aligned(vertical + 1 * WORD_BYTES, c34);
    store_aligned(vertical + 2 * WORD_BYTES, c35);
    store_aligned(vertical + 3 * WORD_BYTES, c36);
    store_aligned(down, c37);
    store_aligned(down + 1 * WORD_BYTES, c38);
    store_aligned(down + 2 * WORD_BYTES, c39);
    store_aligned(down + 3 * WORD_BYTES, c40);
}
extern "C" __global__ void shift_or_steady_tap(uint8_t *const *buffers, const int64_t *scalars,
                                  int tasks) {
    const int task = (int)((blockIdx.x * blockDim.x + threadIdx.x) / 32u);
    if (task < tasks) steady_tap(buffers + task * 8, scalars + task * 6);
}
