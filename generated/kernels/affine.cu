/* SPDX-License-Identifier: Apache-2.0
 *
 * affine in the wavefront layout, 4 rows a lane, for cuda.
 * Made by: minterm compile affine --layout wavefront --target cuda --alphabet ACGT --rows 4 --emit cuda
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
 *     recurrence affine
 *       param mismatch = 4 in 0..8
 *       param open = 6 in 0..8
 *       param extend = 2 in 1..3
 *       predicate match: a[i] == b[j]
 *       int E[0][j] = 0
 *       int E[i][0] = 6 + (6 + 2 * i)
 *       int E[i][j] = min(E[i][j-1], H[i][j-1] + 6) + 2
 *       int F[0][j] = 6 + (6 + 2 * j)
 *       int F[i][0] = 0
 *       int F[i][j] = min(F[i-1][j], H[i-1][j] + 6) + 2
 *       int H[0][j] = j == 0 ? 0 : 6 + 2 * j
 *       int H[i][0] = 6 + 2 * i
 *       int H[i][j] = min(E[i][j], F[i][j], H[i-1][j-1] + (match ? 0 : 4))
 *       answer H[m][n]
 *
 * Codes of symbols, of which bit p is in plane p:
 *     a and b: 'A' 0, 'C' 1, 'G' 2, 'T' 3
 *
 * Codes of what crosses the edges of cells, bit 0 on the right; bit p is in plane p, and * may be
 * either:
 *     vertical, E[i][j-1] - H[i-1][j-1]; H[i][j-1] - H[i-1][j-1]:
 *         (-2, -8) = 000000
 *         (-2, -6) = 010001
 *         (-2, -4) = 100010
 *         (-2, -2) = 110011
 *         (0, -6) = 000001
 *         (0, -4) = 010010
 *         (0, -2) = 100011
 *         (0, 0) = 110100
 *         (2, -4) = 000010
 *         (2, -2) = 010011
 *         (2, 0) = 100100
 *         (2, 2) = 110101
 *         (4, -2) = 000011
 *         (4, 0) = 010100
 *         (4, 2) = 100101
 *         (4, 4) = 110110
 *         (6, 0) = 000100
 *         (6, 2) = 010101
 *         (6, 4) = 100110
 *         (6, 6) = 110111
 *         (8, 2) = 000101
 *         (8, 4) = 0*0110
 *         (8, 6) = *00111 or 010111
 *         (8, 8) = **1000
 *         row 1, 2, .. at the left edge (j - 1 = 0): code 8, 5, and so on with the last
 *     horizontal, F[i-1][j] - H[i-1][j-1]; H[i-1][j] - H[i-1][j-1]:
 *         (-2, -8) = 001000
 *         (-2, -6) = 010111
 *         (-2, -4) = 100110
 *         (-2, -2) = 110101
 *         (0, -6) = 000111
 *         (0, -4) = 010110
 *         (0, -2) = 100101
 *         (0, 0) = 110100
 *         (2, -4) = 000110
 *         (2, -2) = 010101
 *         (2, 0) = 100100
 *         (2, 2) = 110011
 *         (4, -2) = 000101
 *         (4, 0) = 010100
 *         (4, 2) = 100011
 *         (4, 4) = 110010
 *         (6, 0) = 000100
 *         (6, 2) = 010011
 *         (6, 4) = 100010
 *         (6, 6) = 110001
 *         (8, 2) = 000011
 *         (8, 4) = 0*0010
 *         (8, 6) = *00001 or 010001
 *         (8, 8) = **0000
 *         column 1, 2, .. at the top edge (i - 1 = 0): code 0, 3, and so on with the last
 *
 * What lies where. Rows and columns are counted from 0 here. A strip has 4096 rows: row r is bit 1023 - r / 4
 * of word r % 4, and bit x of a word is bit x % 8 of its byte x / 8.
 *     a         word (r % 4) * 2 + p: plane p of the symbols of its rows
 *     windows   sequence x * 2 + p, for x from 0 to 3: 1024 zeros, then plane p of the columns x, x + 4,
 *               x + 8, .. and zeros; eight copies of each, as of active
 *     active    sequences x, for x from 0 to 3: 1024 zeros and then a one for each column x, x + 4, .. that
 *               there is. Eight copies of each, copy c without its first c bits: byte (x * 8 + c) *
 *               copy_stride begins it. copy_stride is at least iterations / 8 + 129
 *     vertical  word (r % 4) * 6 + p: plane p of what enters its rows from the left, and after the
 *               last call of what leaves them on the right
 *     down      24 words, which may be anything at first
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
 * The answer H[m][n] is H[0][n] plus what the vertical codes of all m rows stand for
 * after the last call (H[i][n] - H[i-1][n] then).
 *
 * A cell: 31 gates, nothing proved (shipped).
 * Comments behind its gates have their names here and affine.dp:28-30, where its formula begins.
 * Gates after the last of these keep the vertical flow of lanes that have no column.
 * lut3: 33 gates, depth 13, 9 moves, 19 live registers
 * inputs v0 v1 v2 v3 v4 v5 h0 h1 h2 h3 h4 h5 a0 a1 b0 b1
 * g0 = lut[0x66](a0, b0)
 * g1 = lut[0xf6](a1, b1, g0)
 * g2 = lut[0x41](v3, v0, v4)
 * g3 = lut[0x36](h0, h1, h4)
 * g4 = lut[0xca](h1, h5, g3)
 * g5 = lut[0x67](g4, h2, h3)
 * g6 = lut[0xed](h2, h3, g4)
 * g7 = lut[0xdb](v2, v1, v5)
 * g8 = lut[0xc9](v0, g7, g2)
 * g9 = lut[0x8f](v2, g7, g8)
 * g10 = lut[0x69](h0, h4, g2)
 * g11 = lut[0x07](g2, g10, g5)
 * g12 = lut[0xf7](g9, g1, g11)
 * g13 = lut[0x90](g3, h5, g12)
 * g14 = lut[0xa9](g5, g13, g6)
 * g15 = lut[0x8c](g5, g1, g10)
 * g16 = lut[0x19](g12, g15, g2)
 * g17 = lut[0xac](v0, g12, g16)
 * g18 = lut[0x99](v1, g17)
 * g19 = lut[0x9a](v2, v1, g18)
 * g20 = lut[0xb4](g18, v5, g19)
 * g21 = lut[0x12](g16, g20, g2)
 * g22 = lut[0x21](g12, g20, g8)
 * g23 = lut[0x4a](v0, g1, g16)
 * g24 = lut[0x96](v0, h0, g23)
 * g25 = lut[0x8e](h0, g12, g24)
 * g26 = lut[0x69](g16, h1, g25)
 * g27 = lut[0xc6](h1, h2, g26)
 * g28 = lut[0x84](h1, v3, g26)
 * g29 = lut[0x09](g24, h4, g14)
 * g30 = lut[0x14](g14, h5, g26)
 * g31 = lut[0xb4](g24, g29, g30)
 * g32 = lut[0x02](g31, g28, g27)
 * v0' = g24
 * v1' = g26
 * v2' = g27
 * v3' = g32
 * v4' = g21
 * v5' = g22
 * h0' = g23
 * h1' = g18
 * h2' = g19
 * h3' = g28
 * h4' = g29
 * h5' = g31
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

// An iteration: 624 gates, 24 moves, 0 additions, 68 loads, 24 stores.
WARP_FUNCTION void edge(uint8_t *const *buffers, const int64_t *scalars) {
    const uint8_t *const a = buffers[0];
    const uint8_t *const windows = buffers[1];
    const uint8_t *const active = buffers[2];
    uint8_t *const vertical = buffers[3];
    uint8_t *const down = buffers[4];
    const uint8_t *const top = buffers[5];
    uint8_t *const bottom = buffers[6];
    const uint64_t i0 = (uint64_t)scalars[2];
    const uint64_t i1 = (uint64_t)scalars[3];
    const uint64_t i2 = (uint64_t)scalars[4];
    const uint64_t i3 = (uint64_t)scalars[0];
    const uint64_t i4 = (uint64_t)scalars[1];
    const word w5 = load_aligned(vertical);
    const word w6 = load_aligned(vertical + 1 * WORD_BYTES);
    const word w7 = load_aligned(vertical + 2 * WORD_BYTES);
    const word w8 = load_aligned(vertical + 3 * WORD_BYTES);
    const word w9 = load_aligned(vertical + 4 * WORD_BYTES);
    const word w10 = load_aligned(vertical + 5 * WORD_BYTES);
    const word w11 = load_aligned(vertical + 6 * WORD_BYTES);
    const word w12 = load_aligned(vertical + 7 * WORD_BYTES);
    const word w13 = load_aligned(vertical + 8 * WORD_BYTES);
    const word w14 = load_aligned(vertical + 9 * WORD_BYTES);
    const word w15 = load_aligned(vertical + 10 * WORD_BYTES);
    const word w16 = load_aligned(vertical + 11 * WORD_BYTES);
    const word w17 = load_aligned(vertical + 12 * WORD_BYTES);
    const word w18 = load_aligned(vertical + 13 * WORD_BYTES);
    const word w19 = load_aligned(vertical + 14 * WORD_BYTES);
    const word w20 = load_aligned(vertical + 15 * WORD_BYTES);
    const word w21 = load_aligned(vertical + 16 * WORD_BYTES);
    const word w22 = load_aligned(vertical + 17 * WORD_BYTES);
    const word w23 = load_aligned(vertical + 18 * WORD_BYTES);
    const word w24 = load_aligned(vertical + 19 * WORD_BYTES);
    const word w25 = load_aligned(vertical + 20 * WORD_BYTES);
    const word w26 = load_aligned(vertical + 21 * WORD_BYTES);
    const word w27 = load_aligned(vertical + 22 * WORD_BYTES);
    const word w28 = load_aligned(vertical + 23 * WORD_BYTES);
    const word w29 = load_aligned(down);
    const word w30 = load_aligned(down + 1 * WORD_BYTES);
    const word w31 = load_aligned(down + 2 * WORD_BYTES);
    const word w32 = load_aligned(down + 3 * WORD_BYTES);
    const word w33 = load_aligned(down + 4 * WORD_BYTES);
    const word w34 = load_aligned(down + 5 * WORD_BYTES);
    const word w35 = load_aligned(down + 6 * WORD_BYTES);
    const word w36 = load_aligned(down + 7 * WORD_BYTES);
    const word w37 = load_aligned(down + 8 * WORD_BYTES);
    const word w38 = load_aligned(down + 9 * WORD_BYTES);
    const word w39 = load_aligned(down + 10 * WORD_BYTES);
    const word w40 = load_aligned(down + 11 * WORD_BYTES);
    const word w41 = load_aligned(down + 12 * WORD_BYTES);
    const word w42 = load_aligned(down + 13 * WORD_BYTES);
    const word w43 = load_aligned(down + 14 * WORD_BYTES);
    const word w44 = load_aligned(down + 15 * WORD_BYTES);
    const word w45 = load_aligned(down + 16 * WORD_BYTES);
    const word w46 = load_aligned(down + 17 * WORD_BYTES);
    const word w47 = load_aligned(down + 18 * WORD_BYTES);
    const word w48 = load_aligned(down + 19 * WORD_BYTES);
    const word w49 = load_aligned(down + 20 * WORD_BYTES);
    const word w50 = load_aligned(down + 21 * WORD_BYTES);
    const word w51 = load_aligned(down + 22 * WORD_BYTES);
    const word w52 = load_aligned(down + 23 * WORD_BYTES);
    const uint64_t i53 = i3 & (uint64_t)7;
    const uint64_t i54 = i3 >> 3;
    const uint64_t i55 = i53 * i0;
    const uint64_t i56 = i55 + i54;
    const uint64_t i57 = i0 * (uint64_t)8;
    const uint64_t i58 = i56 + i57;
    const uint64_t i59 = i58 + i57;
    const uint64_t i60 = i59 + i57;
    const uint64_t i61 = i60 + i57;
    const uint64_t i62 = i61 + i57;
    const uint64_t i63 = i62 + i57;
    const uint64_t i64 = i63 + i57;
    const word w65 = load_word(windows + i59);
    const word w66 = load_word(windows + i60);
    const word w67 = load_word(active + i58);
    const word w68 = load_word(windows + i61);
    const word w69 = load_word(windows + i62);
    const word w70 = load_word(active + i59);
    const word w71 = load_word(windows + i63);
    const word w72 = load_word(windows + i64);
    const word w73 = load_word(active + i60);
    word c75 = w5;
    word c76 = w6;
    word c77 = w7;
    word c78 = w8;
    word c79 = w9;
    word c80 = w10;
    word c81 = w11;
    word c82 = w12;
    word c83 = w13;
    word c84 = w14;
    word c85 = w15;
    word c86 = w16;
    word c87 = w17;
    word c88 = w18;
    word c89 = w19;
    word c90 = w20;
    word c91 = w21;
    word c92 = w22;
    word c93 = w23;
    word c94 = w24;
    word c95 = w25;
    word c96 = w26;
    word c97 = w27;
    word c98 = w28;
    word c99 = w29;
    word c100 = w30;
    word c101 = w31;
    word c102 = w32;
    word c103 = w33;
    word c104 = w34;
    word c105 = w35;
    word c106 = w36;
    word c107 = w37;
    word c108 = w38;
    word c109 = w39;
    word c110 = w40;
    word c111 = w41;
    word c112 = w42;
    word c113 = w43;
    word c114 = w44;
    word c115 = w45;
    word c116 = w46;
    word c117 = w47;
    word c118 = w48;
    word c119 = w49;
    word c120 = w50;
    word c121 = w51;
    word c122 = w52;
    word c123 = w65;
    word c124 = w66;
    word c125 = w67;
    word c126 = w68;
    word c127 = w69;
    word c128 = w70;
    word c129 = w71;
    word c130 = w72;
    word c131 = w73;
    for (uint64_t i74 = i3; (int64_t)i74 < (int64_t)i4; ++i74) {
        const uint64_t i132 = (uint64_t)1;
        const uint64_t i133 = i74 + i132;
        const uint64_t i134 = i133 & (uint64_t)7;
        const uint64_t i135 = i133 >> 3;
        const uint64_t i136 = i134 * i0;
        const uint64_t i137 = i136 + i135;
        const uint64_t i138 = i0 * (uint64_t)8;
        const uint64_t i139 = i137 + i138;
        const uint64_t i140 = i139 + i138;
        const uint64_t i141 = i140 + i138;
        const uint64_t i142 = i141 + i138;
        const uint64_t i143 = i142 + i138;
        const uint64_t i144 = i143 + i138;
        const uint64_t i145 = i144 + i138;
        const uint64_t i146 = i74 * (uint64_t)4;
        const uint64_t i147 = i146 + i1;
        const uint64_t i148 = i147 + i1;
        const uint64_t i149 = i148 + i1;
        const uint64_t i150 = i149 + i1;
        const uint64_t i151 = i150 + i1;
        const uint64_t i152 = i146 + i2;
        const uint64_t i153 = i152 + i2;
        const uint64_t i154 = i153 + i2;
        const uint64_t i155 = i154 + i2;
        const uint64_t i156 = i155 + i2;
        const word w157 = load_word(windows + i137);
        const word w158 = load_word(windows + i139);
        const word w159 = load_word(active + i137);
        const word w160 = load_first(top + i146);
        const word w161 = shift_in(c117, w160);
        const word w162 = load_first(top + i147);
        const word w163 = shift_in(c118, w162);
        const word w164 = load_first(top + i148);
        const word w165 = shift_in(c119, w164);
        const word w166 = load_first(top + i149);
        const word w167 = shift_in(c120, w166);
        const word w168 = load_first(top + i150);
        const word w169 = shift_in(c121, w168);
        const word w170 = load_first(top + i151);
        const word w171 = shift_in(c122, w170);
        const word w172 = load_aligned(a + 6 * WORD_BYTES);
        const word w173 = load_aligned(a + 7 * WORD_BYTES);
        const word w174 = w172 ^ c123;  // g0 affine.dp:28-30
        const word w175 = lop3<0xf6>(w174, c124, w173);  // g1 affine.dp:28-30
        const word w176 = lop3<0x41>(c97, c93, c96);  // g2 affine.dp:28-30
        const word w177 = lop3<0x36>(c115, c112, c111);  // g3 affine.dp:28-30
        const word w178 = lop3<0xca>(w177, c116, c112);  // g4 affine.dp:28-30
        const word w179 = lop3<0x67>(c114, c113, w178);  // g5 affine.dp:28-30
        const word w180 = lop3<0xed>(w178, c114, c113);  // g6 affine.dp:28-30
        const word w181 = lop3<0xdb>(c98, c94, c95);  // g7 affine.dp:28-30
        const word w182 = lop3<0xc9>(w176, w181, c93);  // g8 affine.dp:28-30
        const word w183 = lop3<0x8f>(w182, w181, c95);  // g9 affine.dp:28-30
        const word w184 = lop3<0x69>(w176, c115, c111);  // g10 affine.dp:28-30
        const word w185 = lop3<0x07>(w179, w184, w176);  // g11 affine.dp:28-30
        const word w186 = lop3<0xf7>(w185, w175, w183);  // g12 affine.dp:28-30
        const word w187 = lop3<0x90>(w186, c116, w177);  // g13 affine.dp:28-30
        const word w188 = lop3<0xa9>(w180, w187, w179);  // g14 affine.dp:28-30
        const word w189 = lop3<0x8c>(w184, w175, w179);  // g15 affine.dp:28-30
        const word w190 = lop3<0x19>(w176, w189, w186);  // g16 affine.dp:28-30
        const word w191 = lop3<0xac>(w190, w186, c93);  // g17 affine.dp:28-30
        const word w192 = ~(c94 ^ w191);  // g18 affine.dp:28-30
        const word w193 = lop3<0x9a>(w192, c94, c95);  // g19 affine.dp:28-30
        const word w194 = lop3<0xb4>(w193, c98, w192);  // g20 affine.dp:28-30
        const word w195 = lop3<0x12>(w176, w194, w190);  // g21 affine.dp:28-30
        const word w196 = lop3<0x21>(w182, w194, w186);  // g22 affine.dp:28-30
        const word w197 = lop3<0x4a>(w190, w175, c93);  // g23 affine.dp:28-30
        const word w198 = lop3<0x96>(w197, c111, c93);  // g24 affine.dp:28-30
        const word w199 = lop3<0x8e>(w198, w186, c111);  // g25 affine.dp:28-30
        const word w200 = lop3<0x69>(w199, c112, w190);  // g26 affine.dp:28-30
        const word w201 = lop3<0xc6>(w200, c113, c112);  // g27 affine.dp:28-30
        const word w202 = lop3<0x84>(w200, c96, c112);  // g28 affine.dp:28-30
        const word w203 = lop3<0x09>(w188, c115, w198);  // g29 affine.dp:28-30
        const word w204 = lop3<0x14>(w200, c116, w188);  // g30 affine.dp:28-30
        const word w205 = lop3<0xb4>(w204, w203, w198);  // g31 affine.dp:28-30
        const word w206 = lop3<0x02>(w201, w202, w205);  // g32 affine.dp:28-30
        const word w207 = lop3<0xca>(c125, w198, c93);  // g33 affine.dp:28-30
        const word w208 = lop3<0xca>(c125, w200, c94);  // g34 affine.dp:28-30
        const word w209 = lop3<0xca>(c125, w201, c95);  // g35 affine.dp:28-30
        const word w210 = lop3<0xca>(c125, w206, c96);  // g36 affine.dp:28-30
        const word w211 = lop3<0xca>(c125, w195, c97);  // g37 affine.dp:28-30
        const word w212 = lop3<0xca>(c125, w196, c98);  // g38 affine.dp:28-30
        const word w213 = load_aligned(a + 4 * WORD_BYTES);
        const word w214 = load_aligned(a + 5 * WORD_BYTES);
        const word w215 = w213 ^ c126;  // g0 affine.dp:28-30
        const word w216 = lop3<0xf6>(w215, c127, w214);  // g1 affine.dp:28-30
        const word w217 = lop3<0x41>(c91, c87, c90);  // g2 affine.dp:28-30
        const word w218 = lop3<0x36>(c109, c106, c105);  // g3 affine.dp:28-30
        const word w219 = lop3<0xca>(w218, c110, c106);  // g4 affine.dp:28-30
        const word w220 = lop3<0x67>(c108, c107, w219);  // g5 affine.dp:28-30
        const word w221 = lop3<0xed>(w219, c108, c107);  // g6 affine.dp:28-30
        const word w222 = lop3<0xdb>(c92, c88, c89);  // g7 affine.dp:28-30
        const word w223 = lop3<0xc9>(w217, w222, c87);  // g8 affine.dp:28-30
        const word w224 = lop3<0x8f>(w223, w222, c89);  // g9 affine.dp:28-30
        const word w225 = lop3<0x69>(w217, c109, c105);  // g10 affine.dp:28-30
        const word w226 = lop3<0x07>(w220, w225, w217);  // g11 affine.dp:28-30
        const word w227 = lop3<0xf7>(w226, w216, w224);  // g12 affine.dp:28-30
        const word w228 = lop3<0x90>(w227, c110, w218);  // g13 affine.dp:28-30
        const word w229 = lop3<0xa9>(w221, w228, w220);  // g14 affine.dp:28-30
        const word w230 = lop3<0x8c>(w225, w216, w220);  // g15 affine.dp:28-30
        const word w231 = lop3<0x19>(w217, w230, w227);  // g16 affine.dp:28-30
        const word w232 = lop3<0xac>(w231, w227, c87);  // g17 affine.dp:28-30
        const word w233 = ~(c88 ^ w232);  // g18 affine.dp:28-30
        const word w234 = lop3<0x9a>(w233, c88, c89);  // g19 affine.dp:28-30
        const word w235 = lop3<0xb4>(w234, c92, w233);  // g20 affine.dp:28-30
        const word w236 = lop3<0x12>(w217, w235, w231);  // g21 affine.dp:28-30
        const word w237 = lop3<0x21>(w223, w235, w227);  // g22 affine.dp:28-30
        const word w238 = lop3<0x4a>(w231, w216, c87);  // g23 affine.dp:28-30
        const word w239 = lop3<0x96>(w238, c105, c87);  // g24 affine.dp:28-30
        const word w240 = lop3<0x8e>(w239, w227, c105);  // g25 affine.dp:28-30
        const word w241 = lop3<0x69>(w240, c106, w231);  // g26 affine.dp:28-30
        const word w242 = lop3<0xc6>(w241, c107, c106);  // g27 affine.dp:28-30
        const word w243 = lop3<0x84>(w241, c90, c106);  // g28 affine.dp:28-30
        const word w244 = lop3<0x09>(w229, c109, w239);  // g29 affine.dp:28-30
        const word w245 = lop3<0x14>(w241, c110, w229);  // g30 affine.dp:28-30
        const word w246 = lop3<0xb4>(w245, w244, w239);  // g31 affine.dp:28-30
        const word w247 = lop3<0x02>(w242, w243, w246);  // g32 affine.dp:28-30
        const word w248 = lop3<0xca>(c128, w239, c87);  // g33 affine.dp:28-30
        const word w249 = lop3<0xca>(c128, w241, c88);  // g34 affine.dp:28-30
        const word w250 = lop3<0xca>(c128, w242, c89);  // g35 affine.dp:28-30
        const word w251 = lop3<0xca>(c128, w247, c90);  // g36 affine.dp:28-30
        const word w252 = lop3<0xca>(c128, w236, c91);  // g37 affine.dp:28-30
        const word w253 = lop3<0xca>(c128, w237, c92);  // g38 affine.dp:28-30
        const word w254 = load_aligned(a + 2 * WORD_BYTES);
        const word w255 = load_aligned(a + 3 * WORD_BYTES);
        const word w256 = w254 ^ c129;  // g0 affine.dp:28-30
        const word w257 = lop3<0xf6>(w256, c130, w255);  // g1 affine.dp:28-30
        const word w258 = lop3<0x41>(c85, c81, c84);  // g2 affine.dp:28-30
        const word w259 = lop3<0x36>(c103, c100, c99);  // g3 affine.dp:28-30
        const word w260 = lop3<0xca>(w259, c104, c100);  // g4 affine.dp:28-30
        const word w261 = lop3<0x67>(c102, c101, w260);  // g5 affine.dp:28-30
        const word w262 = lop3<0xed>(w260, c102, c101);  // g6 affine.dp:28-30
        const word w263 = lop3<0xdb>(c86, c82, c83);  // g7 affine.dp:28-30
        const word w264 = lop3<0xc9>(w258, w263, c81);  // g8 affine.dp:28-30
        const word w265 = lop3<0x8f>(w264, w263, c83);  // g9 affine.dp:28-30
        const word w266 = lop3<0x69>(w258, c103, c99);  // g10 affine.dp:28-30
        const word w267 = lop3<0x07>(w261, w266, w258);  // g11 affine.dp:28-30
        const word w268 = lop3<0xf7>(w267, w257, w265);  // g12 affine.dp:28-30
        const word w269 = lop3<0x90>(w268, c104, w259);  // g13 affine.dp:28-30
        const word w270 = lop3<0xa9>(w262, w269, w261);  // g14 affine.dp:28-30
        const word w271 = lop3<0x8c>(w266, w257, w261);  // g15 affine.dp:28-30
        const word w272 = lop3<0x19>(w258, w271, w268);  // g16 affine.dp:28-30
        const word w273 = lop3<0xac>(w272, w268, c81);  // g17 affine.dp:28-30
        const word w274 = ~(c82 ^ w273);  // g18 affine.dp:28-30
        const word w275 = lop3<0x9a>(w274, c82, c83);  // g19 affine.dp:28-30
        const word w276 = lop3<0xb4>(w275, c86, w274);  // g20 affine.dp:28-30
        const word w277 = lop3<0x12>(w258, w276, w272);  // g21 affine.dp:28-30
        const word w278 = lop3<0x21>(w264, w276, w268);  // g22 affine.dp:28-30
        const word w279 = lop3<0x4a>(w272, w257, c81);  // g23 affine.dp:28-30
        const word w280 = lop3<0x96>(w279, c99, c81);  // g24 affine.dp:28-30
        const word w281 = lop3<0x8e>(w280, w268, c99);  // g25 affine.dp:28-30
        const word w282 = lop3<0x69>(w281, c100, w272);  // g26 affine.dp:28-30
        const word w283 = lop3<0xc6>(w282, c101, c100);  // g27 affine.dp:28-30
        const word w284 = lop3<0x84>(w282, c84, c100);  // g28 affine.dp:28-30
        const word w285 = lop3<0x09>(w270, c103, w280);  // g29 affine.dp:28-30
        const word w286 = lop3<0x14>(w282, c104, w270);  // g30 affine.dp:28-30
        const word w287 = lop3<0xb4>(w286, w285, w280);  // g31 affine.dp:28-30
        const word w288 = lop3<0x02>(w283, w284, w287);  // g32 affine.dp:28-30
        const word w289 = lop3<0xca>(c131, w280, c81);  // g33 affine.dp:28-30
        const word w290 = lop3<0xca>(c131, w282, c82);  // g34 affine.dp:28-30
        const word w291 = lop3<0xca>(c131, w283, c83);  // g35 affine.dp:28-30
        const word w292 = lop3<0xca>(c131, w288, c84);  // g36 affine.dp:28-30
        const word w293 = lop3<0xca>(c131, w277, c85);  // g37 affine.dp:28-30
        const word w294 = lop3<0xca>(c131, w278, c86);  // g38 affine.dp:28-30
        const word w295 = load_aligned(a);
        const word w296 = load_aligned(a + 1 * WORD_BYTES);
        const word w297 = w295 ^ w157;  // g0 affine.dp:28-30
        const word w298 = lop3<0xf6>(w297, w158, w296);  // g1 affine.dp:28-30
        const word w299 = lop3<0x41>(c79, c75, c78);  // g2 affine.dp:28-30
        const word w300 = lop3<0x36>(w169, w163, w161);  // g3 affine.dp:28-30
        const word w301 = lop3<0xca>(w300, w171, w163);  // g4 affine.dp:28-30
        const word w302 = lop3<0x67>(w167, w165, w301);  // g5 affine.dp:28-30
        const word w303 = lop3<0xed>(w301, w167, w165);  // g6 affine.dp:28-30
        const word w304 = lop3<0xdb>(c80, c76, c77);  // g7 affine.dp:28-30
        const word w305 = lop3<0xc9>(w299, w304, c75);  // g8 affine.dp:28-30
        const word w306 = lop3<0x8f>(w305, w304, c77);  // g9 affine.dp:28-30
        const word w307 = lop3<0x69>(w299, w169, w161);  // g10 affine.dp:28-30
        const word w308 = lop3<0x07>(w302, w307, w299);  // g11 affine.dp:28-30
        const word w309 = lop3<0xf7>(w308, w298, w306);  // g12 affine.dp:28-30
        const word w310 = lop3<0x90>(w309, w171, w300);  // g13 affine.dp:28-30
        const word w311 = lop3<0xa9>(w303, w310, w302);  // g14 affine.dp:28-30
        const word w312 = lop3<0x8c>(w307, w298, w302);  // g15 affine.dp:28-30
        const word w313 = lop3<0x19>(w299, w312, w309);  // g16 affine.dp:28-30
        const word w314 = lop3<0xac>(w313, w309, c75);  // g17 affine.dp:28-30
        const word w315 = ~(c76 ^ w314);  // g18 affine.dp:28-30
        const word w316 = lop3<0x9a>(w315, c76, c77);  // g19 affine.dp:28-30
        const word w317 = lop3<0xb4>(w316, c80, w315);  // g20 affine.dp:28-30
        const word w318 = lop3<0x12>(w299, w317, w313);  // g21 affine.dp:28-30
        const word w319 = lop3<0x21>(w305, w317, w309);  // g22 affine.dp:28-30
        const word w320 = lop3<0x4a>(w313, w298, c75);  // g23 affine.dp:28-30
        const word w321 = lop3<0x96>(w320, w161, c75);  // g24 affine.dp:28-30
        const word w322 = lop3<0x8e>(w321, w309, w161);  // g25 affine.dp:28-30
        const word w323 = lop3<0x69>(w322, w163, w313);  // g26 affine.dp:28-30
        const word w324 = lop3<0xc6>(w323, w165, w163);  // g27 affine.dp:28-30
        const word w325 = lop3<0x84>(w323, c78, w163);  // g28 affine.dp:28-30
        const word w326 = lop3<0x09>(w311, w169, w321);  // g29 affine.dp:28-30
        const word w327 = lop3<0x14>(w323, w171, w311);  // g30 affine.dp:28-30
        const word w328 = lop3<0xb4>(w327, w326, w321);  // g31 affine.dp:28-30
        const word w329 = lop3<0x02>(w324, w325, w328);  // g32 affine.dp:28-30
        const word w330 = lop3<0xca>(w159, w321, c75);  // g33 affine.dp:28-30
        const word w331 = lop3<0xca>(w159, w323, c76);  // g34 affine.dp:28-30
        const word w332 = lop3<0xca>(w159, w324, c77);  // g35 affine.dp:28-30
        const word w333 = lop3<0xca>(w159, w329, c78);  // g36 affine.dp:28-30
        const word w334 = lop3<0xca>(w159, w318, c79);  // g37 affine.dp:28-30
        const word w335 = lop3<0xca>(w159, w319, c80);  // g38 affine.dp:28-30
        store_first(bottom + i146, w197);
        store_first(bottom + i152, w192);
        store_first(bottom + i153, w193);
        store_first(bottom + i154, w202);
        store_first(bottom + i155, w203);
        store_first(bottom + i156, w205);
        const word w336 = load_word(windows + i140);
        const word w337 = load_word(windows + i141);
        const word w338 = load_word(active + i139);
        const word w339 = load_first(top + i146 + 1);
        const word w340 = shift_in(w197, w339);
        const word w341 = load_first(top + i147 + 1);
        const word w342 = shift_in(w192, w341);
        const word w343 = load_first(top + i148 + 1);
        const word w344 = shift_in(w193, w343);
        const word w345 = load_first(top + i149 + 1);
        const word w346 = shift_in(w202, w345);
        const word w347 = load_first(top + i150 + 1);
        const word w348 = shift_in(w203, w347);
        const word w349 = load_first(top + i151 + 1);
        const word w350 = shift_in(w205, w349);
        const word w351 = load_aligned(a + 6 * WORD_BYTES);
        const word w352 = load_aligned(a + 7 * WORD_BYTES);
        const word w353 = w351 ^ c126;  // g0 affine.dp:28-30
        const word w354 = lop3<0xf6>(w353, c127, w352);  // g1 affine.dp:28-30
        const word w355 = lop3<0x41>(w211, w207, w210);  // g2 affine.dp:28-30
        const word w356 = lop3<0x36>(w244, w233, w238);  // g3 affine.dp:28-30
        const word w357 = lop3<0xca>(w356, w246, w233);  // g4 affine.dp:28-30
        const word w358 = lop3<0x67>(w243, w234, w357);  // g5 affine.dp:28-30
        const word w359 = lop3<0xed>(w357, w243, w234);  // g6 affine.dp:28-30
        const word w360 = lop3<0xdb>(w212, w208, w209);  // g7 affine.dp:28-30
        const word w361 = lop3<0xc9>(w355, w360, w207);  // g8 affine.dp:28-30
        const word w362 = lop3<0x8f>(w361, w360, w209);  // g9 affine.dp:28-30
        const word w363 = lop3<0x69>(w355, w244, w238);  // g10 affine.dp:28-30
        const word w364 = lop3<0x07>(w358, w363, w355);  // g11 affine.dp:28-30
        const word w365 = lop3<0xf7>(w364, w354, w362);  // g12 affine.dp:28-30
        const word w366 = lop3<0x90>(w365, w246, w356);  // g13 affine.dp:28-30
        const word w367 = lop3<0xa9>(w359, w366, w358);  // g14 affine.dp:28-30
        const word w368 = lop3<0x8c>(w363, w354, w358);  // g15 affine.dp:28-30
        const word w369 = lop3<0x19>(w355, w368, w365);  // g16 affine.dp:28-30
        const word w370 = lop3<0xac>(w369, w365, w207);  // g17 affine.dp:28-30
        const word w371 = ~(w208 ^ w370);  // g18 affine.dp:28-30
        const word w372 = lop3<0x9a>(w371, w208, w209);  // g19 affine.dp:28-30
        const word w373 = lop3<0xb4>(w372, w212, w371);  // g20 affine.dp:28-30
        const word w374 = lop3<0x12>(w355, w373, w369);  // g21 affine.dp:28-30
        const word w375 = lop3<0x21>(w361, w373, w365);  // g22 affine.dp:28-30
        const word w376 = lop3<0x4a>(w369, w354, w207);  // g23 affine.dp:28-30
        const word w377 = lop3<0x96>(w376, w238, w207);  // g24 affine.dp:28-30
        const word w378 = lop3<0x8e>(w377, w365, w238);  // g25 affine.dp:28-30
        const word w379 = lop3<0x69>(w378, w233, w369);  // g26 affine.dp:28-30
        const word w380 = lop3<0xc6>(w379, w234, w233);  // g27 affine.dp:28-30
        const word w381 = lop3<0x84>(w379, w210, w233);  // g28 affine.dp:28-30
        const word w382 = lop3<0x09>(w367, w244, w377);  // g29 affine.dp:28-30
        const word w383 = lop3<0x14>(w379, w246, w367);  // g30 affine.dp:28-30
        const word w384 = lop3<0xb4>(w383, w382, w377);  // g31 affine.dp:28-30
        const word w385 = lop3<0x02>(w380, w381, w384);  // g32 affine.dp:28-30
        const word w386 = lop3<0xca>(c128, w377, w207);  // g33 affine.dp:28-30
        const word w387 = lop3<0xca>(c128, w379, w208);  // g34 affine.dp:28-30
        const word w388 = lop3<0xca>(c128, w380, w209);  // g35 affine.dp:28-30
        const word w389 = lop3<0xca>(c128, w385, w210);  // g36 affine.dp:28-30
        const word w390 = lop3<0xca>(c128, w374, w211);  // g37 affine.dp:28-30
        const word w391 = lop3<0xca>(c128, w375, w212);  // g38 affine.dp:28-30
        const word w392 = load_aligned(a + 4 * WORD_BYTES);
        const word w393 = load_aligned(a + 5 * WORD_BYTES);
        const word w394 = w392 ^ c129;  // g0 affine.dp:28-30
        const word w395 = lop3<0xf6>(w394, c130, w393);  // g1 affine.dp:28-30
        const word w396 = lop3<0x41>(w252, w248, w251);  // g2 affine.dp:28-30
        const word w397 = lop3<0x36>(w285, w274, w279);  // g3 affine.dp:28-30
        const word w398 = lop3<0xca>(w397, w287, w274);  // g4 affine.dp:28-30
        const word w399 = lop3<0x67>(w284, w275, w398);  // g5 affine.dp:28-30
        const word w400 = lop3<0xed>(w398, w284, w275);  // g6 affine.dp:28-30
        const word w401 = lop3<0xdb>(w253, w249, w250);  // g7 affine.dp:28-30
        const word w402 = lop3<0xc9>(w396, w401, w248);  // g8 affine.dp:28-30
        const word w403 = lop3<0x8f>(w402, w401, w250);  // g9 affine.dp:28-30
        const word w404 = lop3<0x69>(w396, w285, w279);  // g10 affine.dp:28-30
        const word w405 = lop3<0x07>(w399, w404, w396);  // g11 affine.dp:28-30
        const word w406 = lop3<0xf7>(w405, w395, w403);  // g12 affine.dp:28-30
        const word w407 = lop3<0x90>(w406, w287, w397);  // g13 affine.dp:28-30
        const word w408 = lop3<0xa9>(w400, w407, w399);  // g14 affine.dp:28-30
        const word w409 = lop3<0x8c>(w404, w395, w399);  // g15 affine.dp:28-30
        const word w410 = lop3<0x19>(w396, w409, w406);  // g16 affine.dp:28-30
        const word w411 = lop3<0xac>(w410, w406, w248);  // g17 affine.dp:28-30
        const word w412 = ~(w249 ^ w411);  // g18 affine.dp:28-30
        const word w413 = lop3<0x9a>(w412, w249, w250);  // g19 affine.dp:28-30
        const word w414 = lop3<0xb4>(w413, w253, w412);  // g20 affine.dp:28-30
        const word w415 = lop3<0x12>(w396, w414, w410);  // g21 affine.dp:28-30
        const word w416 = lop3<0x21>(w402, w414, w406);  // g22 affine.dp:28-30
        const word w417 = lop3<0x4a>(w410, w395, w248);  // g23 affine.dp:28-30
        const word w418 = lop3<0x96>(w417, w279, w248);  // g24 affine.dp:28-30
        const word w419 = lop3<0x8e>(w418, w406, w279);  // g25 affine.dp:28-30
        const word w420 = lop3<0x69>(w419, w274, w410);  // g26 affine.dp:28-30
        const word w421 = lop3<0xc6>(w420, w275, w274);  // g27 affine.dp:28-30
        const word w422 = lop3<0x84>(w420, w251, w274);  // g28 affine.dp:28-30
        const word w423 = lop3<0x09>(w408, w285, w418);  // g29 affine.dp:28-30
        const word w424 = lop3<0x14>(w420, w287, w408);  // g30 affine.dp:28-30
        const word w425 = lop3<0xb4>(w424, w423, w418);  // g31 affine.dp:28-30
        const word w426 = lop3<0x02>(w421, w422, w425);  // g32 affine.dp:28-30
        const word w427 = lop3<0xca>(c131, w418, w248);  // g33 affine.dp:28-30
        const word w428 = lop3<0xca>(c131, w420, w249);  // g34 affine.dp:28-30
        const word w429 = lop3<0xca>(c131, w421, w250);  // g35 affine.dp:28-30
        const word w430 = lop3<0xca>(c131, w426, w251);  // g36 affine.dp:28-30
        const word w431 = lop3<0xca>(c131, w415, w252);  // g37 affine.dp:28-30
        const word w432 = lop3<0xca>(c131, w416, w253);  // g38 affine.dp:28-30
        const word w433 = load_aligned(a + 2 * WORD_BYTES);
        const word w434 = load_aligned(a + 3 * WORD_BYTES);
        const word w435 = w433 ^ w157;  // g0 affine.dp:28-30
        const word w436 = lop3<0xf6>(w435, w158, w434);  // g1 affine.dp:28-30
        const word w437 = lop3<0x41>(w293, w289, w292);  // g2 affine.dp:28-30
        const word w438 = lop3<0x36>(w326, w315, w320);  // g3 affine.dp:28-30
        const word w439 = lop3<0xca>(w438, w328, w315);  // g4 affine.dp:28-30
        const word w440 = lop3<0x67>(w325, w316, w439);  // g5 affine.dp:28-30
        const word w441 = lop3<0xed>(w439, w325, w316);  // g6 affine.dp:28-30
        const word w442 = lop3<0xdb>(w294, w290, w291);  // g7 affine.dp:28-30
        const word w443 = lop3<0xc9>(w437, w442, w289);  // g8 affine.dp:28-30
        const word w444 = lop3<0x8f>(w443, w442, w291);  // g9 affine.dp:28-30
        const word w445 = lop3<0x69>(w437, w326, w320);  // g10 affine.dp:28-30
        const word w446 = lop3<0x07>(w440, w445, w437);  // g11 affine.dp:28-30
        const word w447 = lop3<0xf7>(w446, w436, w444);  // g12 affine.dp:28-30
        const word w448 = lop3<0x90>(w447, w328, w438);  // g13 affine.dp:28-30
        const word w449 = lop3<0xa9>(w441, w448, w440);  // g14 affine.dp:28-30
        const word w450 = lop3<0x8c>(w445, w436, w440);  // g15 affine.dp:28-30
        const word w451 = lop3<0x19>(w437, w450, w447);  // g16 affine.dp:28-30
        const word w452 = lop3<0xac>(w451, w447, w289);  // g17 affine.dp:28-30
        const word w453 = ~(w290 ^ w452);  // g18 affine.dp:28-30
        const word w454 = lop3<0x9a>(w453, w290, w291);  // g19 affine.dp:28-30
        const word w455 = lop3<0xb4>(w454, w294, w453);  // g20 affine.dp:28-30
        const word w456 = lop3<0x12>(w437, w455, w451);  // g21 affine.dp:28-30
        const word w457 = lop3<0x21>(w443, w455, w447);  // g22 affine.dp:28-30
        const word w458 = lop3<0x4a>(w451, w436, w289);  // g23 affine.dp:28-30
        const word w459 = lop3<0x96>(w458, w320, w289);  // g24 affine.dp:28-30
        const word w460 = lop3<0x8e>(w459, w447, w320);  // g25 affine.dp:28-30
        const word w461 = lop3<0x69>(w460, w315, w451);  // g26 affine.dp:28-30
        const word w462 = lop3<0xc6>(w461, w316, w315);  // g27 affine.dp:28-30
        const word w463 = lop3<0x84>(w461, w292, w315);  // g28 affine.dp:28-30
        const word w464 = lop3<0x09>(w449, w326, w459);  // g29 affine.dp:28-30
        const word w465 = lop3<0x14>(w461, w328, w449);  // g30 affine.dp:28-30
        const word w466 = lop3<0xb4>(w465, w464, w459);  // g31 affine.dp:28-30
        const word w467 = lop3<0x02>(w462, w463, w466);  // g32 affine.dp:28-30
        const word w468 = lop3<0xca>(w159, w459, w289);  // g33 affine.dp:28-30
        const word w469 = lop3<0xca>(w159, w461, w290);  // g34 affine.dp:28-30
        const word w470 = lop3<0xca>(w159, w462, w291);  // g35 affine.dp:28-30
        const word w471 = lop3<0xca>(w159, w467, w292);  // g36 affine.dp:28-30
        const word w472 = lop3<0xca>(w159, w456, w293);  // g37 affine.dp:28-30
        const word w473 = lop3<0xca>(w159, w457, w294);  // g38 affine.dp:28-30
        const word w474 = load_aligned(a);
        const word w475 = load_aligned(a + 1 * WORD_BYTES);
        const word w476 = w474 ^ w336;  // g0 affine.dp:28-30
        const word w477 = lop3<0xf6>(w476, w337, w475);  // g1 affine.dp:28-30
        const word w478 = lop3<0x41>(w334, w330, w333);  // g2 affine.dp:28-30
        const word w479 = lop3<0x36>(w348, w342, w340);  // g3 affine.dp:28-30
        const word w480 = lop3<0xca>(w479, w350, w342);  // g4 affine.dp:28-30
        const word w481 = lop3<0x67>(w346, w344, w480);  // g5 affine.dp:28-30
        const word w482 = lop3<0xed>(w480, w346, w344);  // g6 affine.dp:28-30
        const word w483 = lop3<0xdb>(w335, w331, w332);  // g7 affine.dp:28-30
        const word w484 = lop3<0xc9>(w478, w483, w330);  // g8 affine.dp:28-30
        const word w485 = lop3<0x8f>(w484, w483, w332);  // g9 affine.dp:28-30
        const word w486 = lop3<0x69>(w478, w348, w340);  // g10 affine.dp:28-30
        const word w487 = lop3<0x07>(w481, w486, w478);  // g11 affine.dp:28-30
        const word w488 = lop3<0xf7>(w487, w477, w485);  // g12 affine.dp:28-30
        const word w489 = lop3<0x90>(w488, w350, w479);  // g13 affine.dp:28-30
        const word w490 = lop3<0xa9>(w482, w489, w481);  // g14 affine.dp:28-30
        const word w491 = lop3<0x8c>(w486, w477, w481);  // g15 affine.dp:28-30
        const word w492 = lop3<0x19>(w478, w491, w488);  // g16 affine.dp:28-30
        const word w493 = lop3<0xac>(w492, w488, w330);  // g17 affine.dp:28-30
        const word w494 = ~(w331 ^ w493);  // g18 affine.dp:28-30
        const word w495 = lop3<0x9a>(w494, w331, w332);  // g19 affine.dp:28-30
        const word w496 = lop3<0xb4>(w495, w335, w494);  // g20 affine.dp:28-30
        const word w497 = lop3<0x12>(w478, w496, w492);  // g21 affine.dp:28-30
        const word w498 = lop3<0x21>(w484, w496, w488);  // g22 affine.dp:28-30
        const word w499 = lop3<0x4a>(w492, w477, w330);  // g23 affine.dp:28-30
        const word w500 = lop3<0x96>(w499, w340, w330);  // g24 affine.dp:28-30
        const word w501 = lop3<0x8e>(w500, w488, w340);  // g25 affine.dp:28-30
        const word w502 = lop3<0x69>(w501, w342, w492);  // g26 affine.dp:28-30
        const word w503 = lop3<0xc6>(w502, w344, w342);  // g27 affine.dp:28-30
        const word w504 = lop3<0x84>(w502, w333, w342);  // g28 affine.dp:28-30
        const word w505 = lop3<0x09>(w490, w348, w500);  // g29 affine.dp:28-30
        const word w506 = lop3<0x14>(w502, w350, w490);  // g30 affine.dp:28-30
        const word w507 = lop3<0xb4>(w506, w505, w500);  // g31 affine.dp:28-30
        const word w508 = lop3<0x02>(w503, w504, w507);  // g32 affine.dp:28-30
        const word w509 = lop3<0xca>(w338, w500, w330);  // g33 affine.dp:28-30
        const word w510 = lop3<0xca>(w338, w502, w331);  // g34 affine.dp:28-30
        const word w511 = lop3<0xca>(w338, w503, w332);  // g35 affine.dp:28-30
        const word w512 = lop3<0xca>(w338, w508, w333);  // g36 affine.dp:28-30
        const word w513 = lop3<0xca>(w338, w497, w334);  // g37 affine.dp:28-30
        const word w514 = lop3<0xca>(w338, w498, w335);  // g38 affine.dp:28-30
        store_first(bottom + i146 + 1, w376);
        store_first(bottom + i152 + 1, w371);
        store_first(bottom + i153 + 1, w372);
        store_first(bottom + i154 + 1, w381);
        store_first(bottom + i155 + 1, w382);
        store_first(bottom + i156 + 1, w384);
        const word w515 = load_word(windows + i142);
        const word w516 = load_word(windows + i143);
        const word w517 = load_word(active + i140);
        const word w518 = load_first(top + i146 + 2);
        const word w519 = shift_in(w376, w518);
        const word w520 = load_first(top + i147 + 2);
        const word w521 = shift_in(w371, w520);
        const word w522 = load_first(top + i148 + 2);
        const word w523 = shift_in(w372, w522);
        const word w524 = load_first(top + i149 + 2);
        const word w525 = shift_in(w381, w524);
        const word w526 = load_first(top + i150 + 2);
        const word w527 = shift_in(w382, w526);
        const word w528 = load_first(top + i151 + 2);
        const word w529 = shift_in(w384, w528);
        const word w530 = load_aligned(a + 6 * WORD_BYTES);
        const word w531 = load_aligned(a + 7 * WORD_BYTES);
        const word w532 = w530 ^ c129;  // g0 affine.dp:28-30
        const word w533 = lop3<0xf6>(w532, c130, w531);  // g1 affine.dp:28-30
        const word w534 = lop3<0x41>(w390, w386, w389);  // g2 affine.dp:28-30
        const word w535 = lop3<0x36>(w423, w412, w417);  // g3 affine.dp:28-30
        const word w536 = lop3<0xca>(w535, w425, w412);  // g4 affine.dp:28-30
        const word w537 = lop3<0x67>(w422, w413, w536);  // g5 affine.dp:28-30
        const word w538 = lop3<0xed>(w536, w422, w413);  // g6 affine.dp:28-30
        const word w539 = lop3<0xdb>(w391, w387, w388);  // g7 affine.dp:28-30
        const word w540 = lop3<0xc9>(w534, w539, w386);  // g8 affine.dp:28-30
        const word w541 = lop3<0x8f>(w540, w539, w388);  // g9 affine.dp:28-30
        const word w542 = lop3<0x69>(w534, w423, w417);  // g10 affine.dp:28-30
        const word w543 = lop3<0x07>(w537, w542, w534);  // g11 affine.dp:28-30
        const word w544 = lop3<0xf7>(w543, w533, w541);  // g12 affine.dp:28-30
        const word w545 = lop3<0x90>(w544, w425, w535);  // g13 affine.dp:28-30
        const word w546 = lop3<0xa9>(w538, w545, w537);  // g14 affine.dp:28-30
        const word w547 = lop3<0x8c>(w542, w533, w537);  // g15 affine.dp:28-30
        const word w548 = lop3<0x19>(w534, w547, w544);  // g16 affine.dp:28-30
        const word w549 = lop3<0xac>(w548, w544, w386);  // g17 affine.dp:28-30
        const word w550 = ~(w387 ^ w549);  // g18 affine.dp:28-30
        const word w551 = lop3<0x9a>(w550, w387, w388);  // g19 affine.dp:28-30
        const word w552 = lop3<0xb4>(w551, w391, w550);  // g20 affine.dp:28-30
        const word w553 = lop3<0x12>(w534, w552, w548);  // g21 affine.dp:28-30
        const word w554 = lop3<0x21>(w540, w552, w544);  // g22 affine.dp:28-30
        const word w555 = lop3<0x4a>(w548, w533, w386);  // g23 affine.dp:28-30
        const word w556 = lop3<0x96>(w555, w417, w386);  // g24 affine.dp:28-30
        const word w557 = lop3<0x8e>(w556, w544, w417);  // g25 affine.dp:28-30
        const word w558 = lop3<0x69>(w557, w412, w548);  // g26 affine.dp:28-30
        const word w559 = lop3<0xc6>(w558, w413, w412);  // g27 affine.dp:28-30
        const word w560 = lop3<0x84>(w558, w389, w412);  // g28 affine.dp:28-30
        const word w561 = lop3<0x09>(w546, w423, w556);  // g29 affine.dp:28-30
        const word w562 = lop3<0x14>(w558, w425, w546);  // g30 affine.dp:28-30
        const word w563 = lop3<0xb4>(w562, w561, w556);  // g31 affine.dp:28-30
        const word w564 = lop3<0x02>(w559, w560, w563);  // g32 affine.dp:28-30
        const word w565 = lop3<0xca>(c131, w556, w386);  // g33 affine.dp:28-30
        const word w566 = lop3<0xca>(c131, w558, w387);  // g34 affine.dp:28-30
        const word w567 = lop3<0xca>(c131, w559, w388);  // g35 affine.dp:28-30
        const word w568 = lop3<0xca>(c131, w564, w389);  // g36 affine.dp:28-30
        const word w569 = lop3<0xca>(c131, w553, w390);  // g37 affine.dp:28-30
        const word w570 = lop3<0xca>(c131, w554, w391);  // g38 affine.dp:28-30
        const word w571 = load_aligned(a + 4 * WORD_BYTES);
        const word w572 = load_aligned(a + 5 * WORD_BYTES);
        const word w573 = w571 ^ w157;  // g0 affine.dp:28-30
        const word w574 = lop3<0xf6>(w573, w158, w572);  // g1 affine.dp:28-30
        const word w575 = lop3<0x41>(w431, w427, w430);  // g2 affine.dp:28-30
        const word w576 = lop3<0x36>(w464, w453, w458);  // g3 affine.dp:28-30
        const word w577 = lop3<0xca>(w576, w466, w453);  // g4 affine.dp:28-30
        const word w578 = lop3<0x67>(w463, w454, w577);  // g5 affine.dp:28-30
        const word w579 = lop3<0xed>(w577, w463, w454);  // g6 affine.dp:28-30
        const word w580 = lop3<0xdb>(w432, w428, w429);  // g7 affine.dp:28-30
        const word w581 = lop3<0xc9>(w575, w580, w427);  // g8 affine.dp:28-30
        const word w582 = lop3<0x8f>(w581, w580, w429);  // g9 affine.dp:28-30
        const word w583 = lop3<0x69>(w575, w464, w458);  // g10 affine.dp:28-30
        const word w584 = lop3<0x07>(w578, w583, w575);  // g11 affine.dp:28-30
        const word w585 = lop3<0xf7>(w584, w574, w582);  // g12 affine.dp:28-30
        const word w586 = lop3<0x90>(w585, w466, w576);  // g13 affine.dp:28-30
        const word w587 = lop3<0xa9>(w579, w586, w578);  // g14 affine.dp:28-30
        const word w588 = lop3<0x8c>(w583, w574, w578);  // g15 affine.dp:28-30
        const word w589 = lop3<0x19>(w575, w588, w585);  // g16 affine.dp:28-30
        const word w590 = lop3<0xac>(w589, w585, w427);  // g17 affine.dp:28-30
        const word w591 = ~(w428 ^ w590);  // g18 affine.dp:28-30
        const word w592 = lop3<0x9a>(w591, w428, w429);  // g19 affine.dp:28-30
        const word w593 = lop3<0xb4>(w592, w432, w591);  // g20 affine.dp:28-30
        const word w594 = lop3<0x12>(w575, w593, w589);  // g21 affine.dp:28-30
        const word w595 = lop3<0x21>(w581, w593, w585);  // g22 affine.dp:28-30
        const word w596 = lop3<0x4a>(w589, w574, w427);  // g23 affine.dp:28-30
        const word w597 = lop3<0x96>(w596, w458, w427);  // g24 affine.dp:28-30
        const word w598 = lop3<0x8e>(w597, w585, w458);  // g25 affine.dp:28-30
        const word w599 = lop3<0x69>(w598, w453, w589);  // g26 affine.dp:28-30
        const word w600 = lop3<0xc6>(w599, w454, w453);  // g27 affine.dp:28-30
        const word w601 = lop3<0x84>(w599, w430, w453);  // g28 affine.dp:28-30
        const word w602 = lop3<0x09>(w587, w464, w597);  // g29 affine.dp:28-30
        const word w603 = lop3<0x14>(w599, w466, w587);  // g30 affine.dp:28-30
        const word w604 = lop3<0xb4>(w603, w602, w597);  // g31 affine.dp:28-30
        const word w605 = lop3<0x02>(w600, w601, w604);  // g32 affine.dp:28-30
        const word w606 = lop3<0xca>(w159, w597, w427);  // g33 affine.dp:28-30
        const word w607 = lop3<0xca>(w159, w599, w428);  // g34 affine.dp:28-30
        const word w608 = lop3<0xca>(w159, w600, w429);  // g35 affine.dp:28-30
        const word w609 = lop3<0xca>(w159, w605, w430);  // g36 affine.dp:28-30
        const word w610 = lop3<0xca>(w159, w594, w431);  // g37 affine.dp:28-30
        const word w611 = lop3<0xca>(w159, w595, w432);  // g38 affine.dp:28-30
        const word w612 = load_aligned(a + 2 * WORD_BYTES);
        const word w613 = load_aligned(a + 3 * WORD_BYTES);
        const word w614 = w612 ^ w336;  // g0 affine.dp:28-30
        const word w615 = lop3<0xf6>(w614, w337, w613);  // g1 affine.dp:28-30
        const word w616 = lop3<0x41>(w472, w468, w471);  // g2 affine.dp:28-30
        const word w617 = lop3<0x36>(w505, w494, w499);  // g3 affine.dp:28-30
        const word w618 = lop3<0xca>(w617, w507, w494);  // g4 affine.dp:28-30
        const word w619 = lop3<0x67>(w504, w495, w618);  // g5 affine.dp:28-30
        const word w620 = lop3<0xed>(w618, w504, w495);  // g6 affine.dp:28-30
        const word w621 = lop3<0xdb>(w473, w469, w470);  // g7 affine.dp:28-30
        const word w622 = lop3<0xc9>(w616, w621, w468);  // g8 affine.dp:28-30
        const word w623 = lop3<0x8f>(w622, w621, w470);  // g9 affine.dp:28-30
        const word w624 = lop3<0x69>(w616, w505, w499);  // g10 affine.dp:28-30
        const word w625 = lop3<0x07>(w619, w624, w616);  // g11 affine.dp:28-30
        const word w626 = lop3<0xf7>(w625, w615, w623);  // g12 affine.dp:28-30
        const word w627 = lop3<0x90>(w626, w507, w617);  // g13 affine.dp:28-30
        const word w628 = lop3<0xa9>(w620, w627, w619);  // g14 affine.dp:28-30
        const word w629 = lop3<0x8c>(w624, w615, w619);  // g15 affine.dp:28-30
        const word w630 = lop3<0x19>(w616, w629, w626);  // g16 affine.dp:28-30
        const word w631 = lop3<0xac>(w630, w626, w468);  // g17 affine.dp:28-30
        const word w632 = ~(w469 ^ w631);  // g18 affine.dp:28-30
        const word w633 = lop3<0x9a>(w632, w469, w470);  // g19 affine.dp:28-30
        const word w634 = lop3<0xb4>(w633, w473, w632);  // g20 affine.dp:28-30
        const word w635 = lop3<0x12>(w616, w634, w630);  // g21 affine.dp:28-30
        const word w636 = lop3<0x21>(w622, w634, w626);  // g22 affine.dp:28-30
        const word w637 = lop3<0x4a>(w630, w615, w468);  // g23 affine.dp:28-30
        const word w638 = lop3<0x96>(w637, w499, w468);  // g24 affine.dp:28-30
        const word w639 = lop3<0x8e>(w638, w626, w499);  // g25 affine.dp:28-30
        const word w640 = lop3<0x69>(w639, w494, w630);  // g26 affine.dp:28-30
        const word w641 = lop3<0xc6>(w640, w495, w494);  // g27 affine.dp:28-30
        const word w642 = lop3<0x84>(w640, w471, w494);  // g28 affine.dp:28-30
        const word w643 = lop3<0x09>(w628, w505, w638);  // g29 affine.dp:28-30
        const word w644 = lop3<0x14>(w640, w507, w628);  // g30 affine.dp:28-30
        const word w645 = lop3<0xb4>(w644, w643, w638);  // g31 affine.dp:28-30
        const word w646 = lop3<0x02>(w641, w642, w645);  // g32 affine.dp:28-30
        const word w647 = lop3<0xca>(w338, w638, w468);  // g33 affine.dp:28-30
        const word w648 = lop3<0xca>(w338, w640, w469);  // g34 affine.dp:28-30
        const word w649 = lop3<0xca>(w338, w641, w470);  // g35 affine.dp:28-30
        const word w650 = lop3<0xca>(w338, w646, w471);  // g36 affine.dp:28-30
        const word w651 = lop3<0xca>(w338, w635, w472);  // g37 affine.dp:28-30
        const word w652 = lop3<0xca>(w338, w636, w473);  // g38 affine.dp:28-30
        const word w653 = load_aligned(a);
        const word w654 = load_aligned(a + 1 * WORD_BYTES);
        const word w655 = w653 ^ w515;  // g0 affine.dp:28-30
        const word w656 = lop3<0xf6>(w655, w516, w654);  // g1 affine.dp:28-30
        const word w657 = lop3<0x41>(w513, w509, w512);  // g2 affine.dp:28-30
        const word w658 = lop3<0x36>(w527, w521, w519);  // g3 affine.dp:28-30
        const word w659 = lop3<0xca>(w658, w529, w521);  // g4 affine.dp:28-30
        const word w660 = lop3<0x67>(w525, w523, w659);  // g5 affine.dp:28-30
        const word w661 = lop3<0xed>(w659, w525, w523);  // g6 affine.dp:28-30
        const word w662 = lop3<0xdb>(w514, w510, w511);  // g7 affine.dp:28-30
        const word w663 = lop3<0xc9>(w657, w662, w509);  // g8 affine.dp:28-30
        const word w664 = lop3<0x8f>(w663, w662, w511);  // g9 affine.dp:28-30
        const word w665 = lop3<0x69>(w657, w527, w519);  // g10 affine.dp:28-30
        const word w666 = lop3<0x07>(w660, w665, w657);  // g11 affine.dp:28-30
        const word w667 = lop3<0xf7>(w666, w656, w664);  // g12 affine.dp:28-30
        const word w668 = lop3<0x90>(w667, w529, w658);  // g13 affine.dp:28-30
        const word w669 = lop3<0xa9>(w661, w668, w660);  // g14 affine.dp:28-30
        const word w670 = lop3<0x8c>(w665, w656, w660);  // g15 affine.dp:28-30
        const word w671 = lop3<0x19>(w657, w670, w667);  // g16 affine.dp:28-30
        const word w672 = lop3<0xac>(w671, w667, w509);  // g17 affine.dp:28-30
        const word w673 = ~(w510 ^ w672);  // g18 affine.dp:28-30
        const word w674 = lop3<0x9a>(w673, w510, w511);  // g19 affine.dp:28-30
        const word w675 = lop3<0xb4>(w674, w514, w673);  // g20 affine.dp:28-30
        const word w676 = lop3<0x12>(w657, w675, w671);  // g21 affine.dp:28-30
        const word w677 = lop3<0x21>(w663, w675, w667);  // g22 affine.dp:28-30
        const word w678 = lop3<0x4a>(w671, w656, w509);  // g23 affine.dp:28-30
        const word w679 = lop3<0x96>(w678, w519, w509);  // g24 affine.dp:28-30
        const word w680 = lop3<0x8e>(w679, w667, w519);  // g25 affine.dp:28-30
        const word w681 = lop3<0x69>(w680, w521, w671);  // g26 affine.dp:28-30
        const word w682 = lop3<0xc6>(w681, w523, w521);  // g27 affine.dp:28-30
        const word w683 = lop3<0x84>(w681, w512, w521);  // g28 affine.dp:28-30
        const word w684 = lop3<0x09>(w669, w527, w679);  // g29 affine.dp:28-30
        const word w685 = lop3<0x14>(w681, w529, w669);  // g30 affine.dp:28-30
        const word w686 = lop3<0xb4>(w685, w684, w679);  // g31 affine.dp:28-30
        const word w687 = lop3<0x02>(w682, w683, w686);  // g32 affine.dp:28-30
        const word w688 = lop3<0xca>(w517, w679, w509);  // g33 affine.dp:28-30
        const word w689 = lop3<0xca>(w517, w681, w510);  // g34 affine.dp:28-30
        const word w690 = lop3<0xca>(w517, w682, w511);  // g35 affine.dp:28-30
        const word w691 = lop3<0xca>(w517, w687, w512);  // g36 affine.dp:28-30
        const word w692 = lop3<0xca>(w517, w676, w513);  // g37 affine.dp:28-30
        const word w693 = lop3<0xca>(w517, w677, w514);  // g38 affine.dp:28-30
        store_first(bottom + i146 + 2, w555);
        store_first(bottom + i152 + 2, w550);
        store_first(bottom + i153 + 2, w551);
        store_first(bottom + i154 + 2, w560);
        store_first(bottom + i155 + 2, w561);
        store_first(bottom + i156 + 2, w563);
        const word w694 = load_word(windows + i144);
        const word w695 = load_word(windows + i145);
        const word w696 = load_word(active + i141);
        const word w697 = load_first(top + i146 + 3);
        const word w698 = shift_in(w555, w697);
        const word w699 = load_first(top + i147 + 3);
        const word w700 = shift_in(w550, w699);
        const word w701 = load_first(top + i148 + 3);
        const word w702 = shift_in(w551, w701);
        const word w703 = load_first(top + i149 + 3);
        const word w704 = shift_in(w560, w703);
        const word w705 = load_first(top + i150 + 3);
        const word w706 = shift_in(w561, w705);
        const word w707 = load_first(top + i151 + 3);
        const word w708 = shift_in(w563, w707);
        const word w709 = load_aligned(a + 6 * WORD_BYTES);
        const word w710 = load_aligned(a + 7 * WORD_BYTES);
        const word w711 = w709 ^ w157;  // g0 affine.dp:28-30
        const word w712 = lop3<0xf6>(w711, w158, w710);  // g1 affine.dp:28-30
        const word w713 = lop3<0x41>(w569, w565, w568);  // g2 affine.dp:28-30
        const word w714 = lop3<0x36>(w602, w591, w596);  // g3 affine.dp:28-30
        const word w715 = lop3<0xca>(w714, w604, w591);  // g4 affine.dp:28-30
        const word w716 = lop3<0x67>(w601, w592, w715);  // g5 affine.dp:28-30
        const word w717 = lop3<0xed>(w715, w601, w592);  // g6 affine.dp:28-30
        const word w718 = lop3<0xdb>(w570, w566, w567);  // g7 affine.dp:28-30
        const word w719 = lop3<0xc9>(w713, w718, w565);  // g8 affine.dp:28-30
        const word w720 = lop3<0x8f>(w719, w718, w567);  // g9 affine.dp:28-30
        const word w721 = lop3<0x69>(w713, w602, w596);  // g10 affine.dp:28-30
        const word w722 = lop3<0x07>(w716, w721, w713);  // g11 affine.dp:28-30
        const word w723 = lop3<0xf7>(w722, w712, w720);  // g12 affine.dp:28-30
        const word w724 = lop3<0x90>(w723, w604, w714);  // g13 affine.dp:28-30
        const word w725 = lop3<0xa9>(w717, w724, w716);  // g14 affine.dp:28-30
        const word w726 = lop3<0x8c>(w721, w712, w716);  // g15 affine.dp:28-30
        const word w727 = lop3<0x19>(w713, w726, w723);  // g16 affine.dp:28-30
        const word w728 = lop3<0xac>(w727, w723, w565);  // g17 affine.dp:28-30
        const word w729 = ~(w566 ^ w728);  // g18 affine.dp:28-30
        const word w730 = lop3<0x9a>(w729, w566, w567);  // g19 affine.dp:28-30
        const word w731 = lop3<0xb4>(w730, w570, w729);  // g20 affine.dp:28-30
        const word w732 = lop3<0x12>(w713, w731, w727);  // g21 affine.dp:28-30
        const word w733 = lop3<0x21>(w719, w731, w723);  // g22 affine.dp:28-30
        const word w734 = lop3<0x4a>(w727, w712, w565);  // g23 affine.dp:28-30
        const word w735 = lop3<0x96>(w734, w596, w565);  // g24 affine.dp:28-30
        const word w736 = lop3<0x8e>(w735, w723, w596);  // g25 affine.dp:28-30
        const word w737 = lop3<0x69>(w736, w591, w727);  // g26 affine.dp:28-30
        const word w738 = lop3<0xc6>(w737, w592, w591);  // g27 affine.dp:28-30
        const word w739 = lop3<0x84>(w737, w568, w591);  // g28 affine.dp:28-30
        const word w740 = lop3<0x09>(w725, w602, w735);  // g29 affine.dp:28-30
        const word w741 = lop3<0x14>(w737, w604, w725);  // g30 affine.dp:28-30
        const word w742 = lop3<0xb4>(w741, w740, w735);  // g31 affine.dp:28-30
        const word w743 = lop3<0x02>(w738, w739, w742);  // g32 affine.dp:28-30
        const word w744 = lop3<0xca>(w159, w735, w565);  // g33 affine.dp:28-30
        const word w745 = lop3<0xca>(w159, w737, w566);  // g34 affine.dp:28-30
        const word w746 = lop3<0xca>(w159, w738, w567);  // g35 affine.dp:28-30
        const word w747 = lop3<0xca>(w159, w743, w568);  // g36 affine.dp:28-30
        const word w748 = lop3<0xca>(w159, w732, w569);  // g37 affine.dp:28-30
        const word w749 = lop3<0xca>(w159, w733, w570);  // g38 affine.dp:28-30
        const word w750 = load_aligned(a + 4 * WORD_BYTES);
        const word w751 = load_aligned(a + 5 * WORD_BYTES);
        const word w752 = w750 ^ w336;  // g0 affine.dp:28-30
        const word w753 = lop3<0xf6>(w752, w337, w751);  // g1 affine.dp:28-30
        const word w754 = lop3<0x41>(w610, w606, w609);  // g2 affine.dp:28-30
        const word w755 = lop3<0x36>(w643, w632, w637);  // g3 affine.dp:28-30
        const word w756 = lop3<0xca>(w755, w645, w632);  // g4 affine.dp:28-30
        const word w757 = lop3<0x67>(w642, w633, w756);  // g5 affine.dp:28-30
        const word w758 = lop3<0xed>(w756, w642, w633);  // g6 affine.dp:28-30
        const word w759 = lop3<0xdb>(w611, w607, w608);  // g7 affine.dp:28-30
        const word w760 = lop3<0xc9>(w754, w759, w606);  // g8 affine.dp:28-30
        const word w761 = lop3<0x8f>(w760, w759, w608);  // g9 affine.dp:28-30
        const word w762 = lop3<0x69>(w754, w643, w637);  // g10 affine.dp:28-30
        const word w763 = lop3<0x07>(w757, w762, w754);  // g11 affine.dp:28-30
        const word w764 = lop3<0xf7>(w763, w753, w761);  // g12 affine.dp:28-30
        const word w765 = lop3<0x90>(w764, w645, w755);  // g13 affine.dp:28-30
        const word w766 = lop3<0xa9>(w758, w765, w757);  // g14 affine.dp:28-30
        const word w767 = lop3<0x8c>(w762, w753, w757);  // g15 affine.dp:28-30
        const word w768 = lop3<0x19>(w754, w767, w764);  // g16 affine.dp:28-30
        const word w769 = lop3<0xac>(w768, w764, w606);  // g17 affine.dp:28-30
        const word w770 = ~(w607 ^ w769);  // g18 affine.dp:28-30
        const word w771 = lop3<0x9a>(w770, w607, w608);  // g19 affine.dp:28-30
        const word w772 = lop3<0xb4>(w771, w611, w770);  // g20 affine.dp:28-30
        const word w773 = lop3<0x12>(w754, w772, w768);  // g21 affine.dp:28-30
        const word w774 = lop3<0x21>(w760, w772, w764);  // g22 affine.dp:28-30
        const word w775 = lop3<0x4a>(w768, w753, w606);  // g23 affine.dp:28-30
        const word w776 = lop3<0x96>(w775, w637, w606);  // g24 affine.dp:28-30
        const word w777 = lop3<0x8e>(w776, w764, w637);  // g25 affine.dp:28-30
        const word w778 = lop3<0x69>(w777, w632, w768);  // g26 affine.dp:28-30
        const word w779 = lop3<0xc6>(w778, w633, w632);  // g27 affine.dp:28-30
        const word w780 = lop3<0x84>(w778, w609, w632);  // g28 affine.dp:28-30
        const word w781 = lop3<0x09>(w766, w643, w776);  // g29 affine.dp:28-30
        const word w782 = lop3<0x14>(w778, w645, w766);  // g30 affine.dp:28-30
        const word w783 = lop3<0xb4>(w782, w781, w776);  // g31 affine.dp:28-30
        const word w784 = lop3<0x02>(w779, w780, w783);  // g32 affine.dp:28-30
        const word w785 = lop3<0xca>(w338, w776, w606);  // g33 affine.dp:28-30
        const word w786 = lop3<0xca>(w338, w778, w607);  // g34 affine.dp:28-30
        const word w787 = lop3<0xca>(w338, w779, w608);  // g35 affine.dp:28-30
        const word w788 = lop3<0xca>(w338, w784, w609);  // g36 affine.dp:28-30
        const word w789 = lop3<0xca>(w338, w773, w610);  // g37 affine.dp:28-30
        const word w790 = lop3<0xca>(w338, w774, w611);  // g38 affine.dp:28-30
        const word w791 = load_aligned(a + 2 * WORD_BYTES);
        const word w792 = load_aligned(a + 3 * WORD_BYTES);
        const word w793 = w791 ^ w515;  // g0 affine.dp:28-30
        const word w794 = lop3<0xf6>(w793, w516, w792);  // g1 affine.dp:28-30
        const word w795 = lop3<0x41>(w651, w647, w650);  // g2 affine.dp:28-30
        const word w796 = lop3<0x36>(w684, w673, w678);  // g3 affine.dp:28-30
        const word w797 = lop3<0xca>(w796, w686, w673);  // g4 affine.dp:28-30
        const word w798 = lop3<0x67>(w683, w674, w797);  // g5 affine.dp:28-30
        const word w799 = lop3<0xed>(w797, w683, w674);  // g6 affine.dp:28-30
        const word w800 = lop3<0xdb>(w652, w648, w649);  // g7 affine.dp:28-30
        const word w801 = lop3<0xc9>(w795, w800, w647);  // g8 affine.dp:28-30
        const word w802 = lop3<0x8f>(w801, w800, w649);  // g9 affine.dp:28-30
        const word w803 = lop3<0x69>(w795, w684, w678);  // g10 affine.dp:28-30
        const word w804 = lop3<0x07>(w798, w803, w795);  // g11 affine.dp:28-30
        const word w805 = lop3<0xf7>(w804, w794, w802);  // g12 affine.dp:28-30
        const word w806 = lop3<0x90>(w805, w686, w796);  // g13 affine.dp:28-30
        const word w807 = lop3<0xa9>(w799, w806, w798);  // g14 affine.dp:28-30
        const word w808 = lop3<0x8c>(w803, w794, w798);  // g15 affine.dp:28-30
        const word w809 = lop3<0x19>(w795, w808, w805);  // g16 affine.dp:28-30
        const word w810 = lop3<0xac>(w809, w805, w647);  // g17 affine.dp:28-30
        const word w811 = ~(w648 ^ w810);  // g18 affine.dp:28-30
        const word w812 = lop3<0x9a>(w811, w648, w649);  // g19 affine.dp:28-30
        const word w813 = lop3<0xb4>(w812, w652, w811);  // g20 affine.dp:28-30
        const word w814 = lop3<0x12>(w795, w813, w809);  // g21 affine.dp:28-30
        const word w815 = lop3<0x21>(w801, w813, w805);  // g22 affine.dp:28-30
        const word w816 = lop3<0x4a>(w809, w794, w647);  // g23 affine.dp:28-30
        const word w817 = lop3<0x96>(w816, w678, w647);  // g24 affine.dp:28-30
        const word w818 = lop3<0x8e>(w817, w805, w678);  // g25 affine.dp:28-30
        const word w819 = lop3<0x69>(w818, w673, w809);  // g26 affine.dp:28-30
        const word w820 = lop3<0xc6>(w819, w674, w673);  // g27 affine.dp:28-30
        const word w821 = lop3<0x84>(w819, w650, w673);  // g28 affine.dp:28-30
        const word w822 = lop3<0x09>(w807, w684, w817);  // g29 affine.dp:28-30
        const word w823 = lop3<0x14>(w819, w686, w807);  // g30 affine.dp:28-30
        const word w824 = lop3<0xb4>(w823, w822, w817);  // g31 affine.dp:28-30
        const word w825 = lop3<0x02>(w820, w821, w824);  // g32 affine.dp:28-30
        const word w826 = lop3<0xca>(w517, w817, w647);  // g33 affine.dp:28-30
        const word w827 = lop3<0xca>(w517, w819, w648);  // g34 affine.dp:28-30
        const word w828 = lop3<0xca>(w517, w820, w649);  // g35 affine.dp:28-30
        const word w829 = lop3<0xca>(w517, w825, w650);  // g36 affine.dp:28-30
        const word w830 = lop3<0xca>(w517, w814, w651);  // g37 affine.dp:28-30
        const word w831 = lop3<0xca>(w517, w815, w652);  // g38 affine.dp:28-30
        const word w832 = load_aligned(a);
        const word w833 = load_aligned(a + 1 * WORD_BYTES);
        const word w834 = w832 ^ w694;  // g0 affine.dp:28-30
        const word w835 = lop3<0xf6>(w834, w695, w833);  // g1 affine.dp:28-30
        const word w836 = lop3<0x41>(w692, w688, w691);  // g2 affine.dp:28-30
        const word w837 = lop3<0x36>(w706, w700, w698);  // g3 affine.dp:28-30
        const word w838 = lop3<0xca>(w837, w708, w700);  // g4 affine.dp:28-30
        const word w839 = lop3<0x67>(w704, w702, w838);  // g5 affine.dp:28-30
        const word w840 = lop3<0xed>(w838, w704, w702);  // g6 affine.dp:28-30
        const word w841 = lop3<0xdb>(w693, w689, w690);  // g7 affine.dp:28-30
        const word w842 = lop3<0xc9>(w836, w841, w688);  // g8 affine.dp:28-30
        const word w843 = lop3<0x8f>(w842, w841, w690);  // g9 affine.dp:28-30
        const word w844 = lop3<0x69>(w836, w706, w698);  // g10 affine.dp:28-30
        const word w845 = lop3<0x07>(w839, w844, w836);  // g11 affine.dp:28-30
        const word w846 = lop3<0xf7>(w845, w835, w843);  // g12 affine.dp:28-30
        const word w847 = lop3<0x90>(w846, w708, w837);  // g13 affine.dp:28-30
        const word w848 = lop3<0xa9>(w840, w847, w839);  // g14 affine.dp:28-30
        const word w849 = lop3<0x8c>(w844, w835, w839);  // g15 affine.dp:28-30
        const word w850 = lop3<0x19>(w836, w849, w846);  // g16 affine.dp:28-30
        const word w851 = lop3<0xac>(w850, w846, w688);  // g17 affine.dp:28-30
        const word w852 = ~(w689 ^ w851);  // g18 affine.dp:28-30
        const word w853 = lop3<0x9a>(w852, w689, w690);  // g19 affine.dp:28-30
        const word w854 = lop3<0xb4>(w853, w693, w852);  // g20 affine.dp:28-30
        const word w855 = lop3<0x12>(w836, w854, w850);  // g21 affine.dp:28-30
        const word w856 = lop3<0x21>(w842, w854, w846);  // g22 affine.dp:28-30
        const word w857 = lop3<0x4a>(w850, w835, w688);  // g23 affine.dp:28-30
        const word w858 = lop3<0x96>(w857, w698, w688);  // g24 affine.dp:28-30
        const word w859 = lop3<0x8e>(w858, w846, w698);  // g25 affine.dp:28-30
        const word w860 = lop3<0x69>(w859, w700, w850);  // g26 affine.dp:28-30
        const word w861 = lop3<0xc6>(w860, w702, w700);  // g27 affine.dp:28-30
        const word w862 = lop3<0x84>(w860, w691, w700);  // g28 affine.dp:28-30
        const word w863 = lop3<0x09>(w848, w706, w858);  // g29 affine.dp:28-30
        const word w864 = lop3<0x14>(w860, w708, w848);  // g30 affine.dp:28-30
        const word w865 = lop3<0xb4>(w864, w863, w858);  // g31 affine.dp:28-30
        const word w866 = lop3<0x02>(w861, w862, w865);  // g32 affine.dp:28-30
        const word w867 = lop3<0xca>(w696, w858, w688);  // g33 affine.dp:28-30
        const word w868 = lop3<0xca>(w696, w860, w689);  // g34 affine.dp:28-30
        const word w869 = lop3<0xca>(w696, w861, w690);  // g35 affine.dp:28-30
        const word w870 = lop3<0xca>(w696, w866, w691);  // g36 affine.dp:28-30
        const word w871 = lop3<0xca>(w696, w855, w692);  // g37 affine.dp:28-30
        const word w872 = lop3<0xca>(w696, w856, w693);  // g38 affine.dp:28-30
        store_first(bottom + i146 + 3, w734);
        store_first(bottom + i152 + 3, w729);
        store_first(bottom + i153 + 3, w730);
        store_first(bottom + i154 + 3, w739);
        store_first(bottom + i155 + 3, w740);
        store_first(bottom + i156 + 3, w742);
        c75 = w867;
        c76 = w868;
        c77 = w869;
        c78 = w870;
        c79 = w871;
        c80 = w872;
        c81 = w826;
        c82 = w827;
        c83 = w828;
        c84 = w829;
        c85 = w830;
        c86 = w831;
        c87 = w785;
        c88 = w786;
        c89 = w787;
        c90 = w788;
        c91 = w789;
        c92 = w790;
        c93 = w744;
        c94 = w745;
        c95 = w746;
        c96 = w747;
        c97 = w748;
        c98 = w749;
        c99 = w857;
        c100 = w852;
        c101 = w853;
        c102 = w862;
        c103 = w863;
        c104 = w865;
        c105 = w816;
        c106 = w811;
        c107 = w812;
        c108 = w821;
        c109 = w822;
        c110 = w824;
        c111 = w775;
        c112 = w770;
        c113 = w771;
        c114 = w780;
        c115 = w781;
        c116 = w783;
        c117 = w734;
        c118 = w729;
        c119 = w730;
        c120 = w739;
        c121 = w740;
        c122 = w742;
        c123 = w336;
        c124 = w337;
        c125 = w338;
        c126 = w515;
        c127 = w516;
        c128 = w517;
        c129 = w694;
        c130 = w695;
        c131 = w696;
    }
    store_aligned(vertical, c75);
    store_aligned(vertical + 1 * WORD_BYTES, c76);
    store_aligned(vertical + 2 * WORD_BYTES, c77);
    store_aligned(vertical + 3 * WORD_BYTES, c78);
    store_aligned(vertical + 4 * WORD_BYTES, c79);
    store_aligned(vertical + 5 * WORD_BYTES, c80);
    store_aligned(vertical + 6 * WORD_BYTES, c81);
    store_aligned(vertical + 7 * WORD_BYTES, c82);
    store_aligned(vertical + 8 * WORD_BYTES, c83);
    store_aligned(vertical + 9 * WORD_BYTES, c84);
    store_aligned(vertical + 10 * WORD_BYTES, c85);
    store_aligned(vertical + 11 * WORD_BYTES, c86);
    store_aligned(vertical + 12 * WORD_BYTES, c87);
    store_aligned(vertical + 13 * WORD_BYTES, c88);
    store_aligned(vertical + 14 * WORD_BYTES, c89);
    store_aligned(vertical + 15 * WORD_BYTES, c90);
    store_aligned(vertical + 16 * WORD_BYTES, c91);
    store_aligned(vertical + 17 * WORD_BYTES, c92);
    store_aligned(vertical + 18 * WORD_BYTES, c93);
    store_aligned(vertical + 19 * WORD_BYTES, c94);
    store_aligned(vertical + 20 * WORD_BYTES, c95);
    store_aligned(vertical + 21 * WORD_BYTES, c96);
    store_aligned(vertical + 22 * WORD_BYTES, c97);
    store_aligned(vertical + 23 * WORD_BYTES, c98);
    store_aligned(down, c99);
    store_aligned(down + 1 * WORD_BYTES, c100);
    store_aligned(down + 2 * WORD_BYTES, c101);
    store_aligned(down + 3 * WORD_BYTES, c102);
    store_aligned(down + 4 * WORD_BYTES, c103);
    store_aligned(down + 5 * WORD_BYTES, c104);
    store_aligned(down + 6 * WORD_BYTES, c105);
    store_aligned(down + 7 * WORD_BYTES, c106);
    store_aligned(down + 8 * WORD_BYTES, c107);
    store_aligned(down + 9 * WORD_BYTES, c108);
    store_aligned(down + 10 * WORD_BYTES, c109);
    store_aligned(down + 11 * WORD_BYTES, c110);
    store_aligned(down + 12 * WORD_BYTES, c111);
    store_aligned(down + 13 * WORD_BYTES, c112);
    store_aligned(down + 14 * WORD_BYTES, c113);
    store_aligned(down + 15 * WORD_BYTES, c114);
    store_aligned(down + 16 * WORD_BYTES, c115);
    store_aligned(down + 17 * WORD_BYTES, c116);
    store_aligned(down + 18 * WORD_BYTES, c117);
    store_aligned(down + 19 * WORD_BYTES, c118);
    store_aligned(down + 20 * WORD_BYTES, c119);
    store_aligned(down + 21 * WORD_BYTES, c120);
    store_aligned(down + 22 * WORD_BYTES, c121);
    store_aligned(down + 23 * WORD_BYTES, c122);
}
extern "C" __global__ void affine_edge(uint8_t *const *buffers, const int64_t *scalars,
                                  int tasks) {
    const int task = (int)((blockIdx.x * blockDim.x + threadIdx.x) / 32u);
    if (task < tasks) edge(buffers + task * 8, scalars + task * 6);
}

// An iteration: 528 gates, 24 moves, 0 additions, 64 loads, 24 stores.
WARP_FUNCTION void steady(uint8_t *const *buffers, const int64_t *scalars) {
    const uint8_t *const a = buffers[0];
    const uint8_t *const windows = buffers[1];
    uint8_t *const vertical = buffers[3];
    uint8_t *const down = buffers[4];
    const uint8_t *const top = buffers[5];
    uint8_t *const bottom = buffers[6];
    const uint64_t i0 = (uint64_t)scalars[2];
    const uint64_t i1 = (uint64_t)scalars[3];
    const uint64_t i2 = (uint64_t)scalars[4];
    const uint64_t i3 = (uint64_t)scalars[0];
    const uint64_t i4 = (uint64_t)scalars[1];
    const word w5 = load_aligned(vertical);
    const word w6 = load_aligned(vertical + 1 * WORD_BYTES);
    const word w7 = load_aligned(vertical + 2 * WORD_BYTES);
    const word w8 = load_aligned(vertical + 3 * WORD_BYTES);
    const word w9 = load_aligned(vertical + 4 * WORD_BYTES);
    const word w10 = load_aligned(vertical + 5 * WORD_BYTES);
    const word w11 = load_aligned(vertical + 6 * WORD_BYTES);
    const word w12 = load_aligned(vertical + 7 * WORD_BYTES);
    const word w13 = load_aligned(vertical + 8 * WORD_BYTES);
    const word w14 = load_aligned(vertical + 9 * WORD_BYTES);
    const word w15 = load_aligned(vertical + 10 * WORD_BYTES);
    const word w16 = load_aligned(vertical + 11 * WORD_BYTES);
    const word w17 = load_aligned(vertical + 12 * WORD_BYTES);
    const word w18 = load_aligned(vertical + 13 * WORD_BYTES);
    const word w19 = load_aligned(vertical + 14 * WORD_BYTES);
    const word w20 = load_aligned(vertical + 15 * WORD_BYTES);
    const word w21 = load_aligned(vertical + 16 * WORD_BYTES);
    const word w22 = load_aligned(vertical + 17 * WORD_BYTES);
    const word w23 = load_aligned(vertical + 18 * WORD_BYTES);
    const word w24 = load_aligned(vertical + 19 * WORD_BYTES);
    const word w25 = load_aligned(vertical + 20 * WORD_BYTES);
    const word w26 = load_aligned(vertical + 21 * WORD_BYTES);
    const word w27 = load_aligned(vertical + 22 * WORD_BYTES);
    const word w28 = load_aligned(vertical + 23 * WORD_BYTES);
    const word w29 = load_aligned(down);
    const word w30 = load_aligned(down + 1 * WORD_BYTES);
    const word w31 = load_aligned(down + 2 * WORD_BYTES);
    const word w32 = load_aligned(down + 3 * WORD_BYTES);
    const word w33 = load_aligned(down + 4 * WORD_BYTES);
    const word w34 = load_aligned(down + 5 * WORD_BYTES);
    const word w35 = load_aligned(down + 6 * WORD_BYTES);
    const word w36 = load_aligned(down + 7 * WORD_BYTES);
    const word w37 = load_aligned(down + 8 * WORD_BYTES);
    const word w38 = load_aligned(down + 9 * WORD_BYTES);
    const word w39 = load_aligned(down + 10 * WORD_BYTES);
    const word w40 = load_aligned(down + 11 * WORD_BYTES);
    const word w41 = load_aligned(down + 12 * WORD_BYTES);
    const word w42 = load_aligned(down + 13 * WORD_BYTES);
    const word w43 = load_aligned(down + 14 * WORD_BYTES);
    const word w44 = load_aligned(down + 15 * WORD_BYTES);
    const word w45 = load_aligned(down + 16 * WORD_BYTES);
    const word w46 = load_aligned(down + 17 * WORD_BYTES);
    const word w47 = load_aligned(down + 18 * WORD_BYTES);
    const word w48 = load_aligned(down + 19 * WORD_BYTES);
    const word w49 = load_aligned(down + 20 * WORD_BYTES);
    const word w50 = load_aligned(down + 21 * WORD_BYTES);
    const word w51 = load_aligned(down + 22 * WORD_BYTES);
    const word w52 = load_aligned(down + 23 * WORD_BYTES);
    const uint64_t i53 = i3 & (uint64_t)7;
    const uint64_t i54 = i3 >> 3;
    const uint64_t i55 = i53 * i0;
    const uint64_t i56 = i55 + i54;
    const uint64_t i57 = i0 * (uint64_t)8;
    const uint64_t i58 = i56 + i57;
    const uint64_t i59 = i58 + i57;
    const uint64_t i60 = i59 + i57;
    const uint64_t i61 = i60 + i57;
    const uint64_t i62 = i61 + i57;
    const uint64_t i63 = i62 + i57;
    const uint64_t i64 = i63 + i57;
    const word w65 = load_word(windows + i59);
    const word w66 = load_word(windows + i60);
    const word w67 = load_word(windows + i61);
    const word w68 = load_word(windows + i62);
    const word w69 = load_word(windows + i63);
    const word w70 = load_word(windows + i64);
    word c72 = w5;
    word c73 = w6;
    word c74 = w7;
    word c75 = w8;
    word c76 = w9;
    word c77 = w10;
    word c78 = w11;
    word c79 = w12;
    word c80 = w13;
    word c81 = w14;
    word c82 = w15;
    word c83 = w16;
    word c84 = w17;
    word c85 = w18;
    word c86 = w19;
    word c87 = w20;
    word c88 = w21;
    word c89 = w22;
    word c90 = w23;
    word c91 = w24;
    word c92 = w25;
    word c93 = w26;
    word c94 = w27;
    word c95 = w28;
    word c96 = w29;
    word c97 = w30;
    word c98 = w31;
    word c99 = w32;
    word c100 = w33;
    word c101 = w34;
    word c102 = w35;
    word c103 = w36;
    word c104 = w37;
    word c105 = w38;
    word c106 = w39;
    word c107 = w40;
    word c108 = w41;
    word c109 = w42;
    word c110 = w43;
    word c111 = w44;
    word c112 = w45;
    word c113 = w46;
    word c114 = w47;
    word c115 = w48;
    word c116 = w49;
    word c117 = w50;
    word c118 = w51;
    word c119 = w52;
    word c120 = w65;
    word c121 = w66;
    word c122 = w67;
    word c123 = w68;
    word c124 = w69;
    word c125 = w70;
    for (uint64_t i71 = i3; (int64_t)i71 < (int64_t)i4; ++i71) {
        const uint64_t i126 = (uint64_t)1;
        const uint64_t i127 = i71 + i126;
        const uint64_t i128 = i127 & (uint64_t)7;
        const uint64_t i129 = i127 >> 3;
        const uint64_t i130 = i128 * i0;
        const uint64_t i131 = i130 + i129;
        const uint64_t i132 = i0 * (uint64_t)8;
        const uint64_t i133 = i131 + i132;
        const uint64_t i134 = i133 + i132;
        const uint64_t i135 = i134 + i132;
        const uint64_t i136 = i135 + i132;
        const uint64_t i137 = i136 + i132;
        const uint64_t i138 = i137 + i132;
        const uint64_t i139 = i138 + i132;
        const uint64_t i140 = i71 * (uint64_t)4;
        const uint64_t i141 = i140 + i1;
        const uint64_t i142 = i141 + i1;
        const uint64_t i143 = i142 + i1;
        const uint64_t i144 = i143 + i1;
        const uint64_t i145 = i144 + i1;
        const uint64_t i146 = i140 + i2;
        const uint64_t i147 = i146 + i2;
        const uint64_t i148 = i147 + i2;
        const uint64_t i149 = i148 + i2;
        const uint64_t i150 = i149 + i2;
        const word w151 = load_word(windows + i131);
        const word w152 = load_word(windows + i133);
        const word w153 = load_first(top + i140);
        const word w154 = shift_in(c114, w153);
        const word w155 = load_first(top + i141);
        const word w156 = shift_in(c115, w155);
        const word w157 = load_first(top + i142);
        const word w158 = shift_in(c116, w157);
        const word w159 = load_first(top + i143);
        const word w160 = shift_in(c117, w159);
        const word w161 = load_first(top + i144);
        const word w162 = shift_in(c118, w161);
        const word w163 = load_first(top + i145);
        const word w164 = shift_in(c119, w163);
        const word w165 = load_aligned(a + 6 * WORD_BYTES);
        const word w166 = load_aligned(a + 7 * WORD_BYTES);
        const word w167 = w165 ^ c120;  // g0 affine.dp:28-30
        const word w168 = lop3<0xf6>(w167, c121, w166);  // g1 affine.dp:28-30
        const word w169 = lop3<0x41>(c94, c90, c93);  // g2 affine.dp:28-30
        const word w170 = lop3<0x36>(c112, c109, c108);  // g3 affine.dp:28-30
        const word w171 = lop3<0xca>(w170, c113, c109);  // g4 affine.dp:28-30
        const word w172 = lop3<0x67>(c111, c110, w171);  // g5 affine.dp:28-30
        const word w173 = lop3<0xed>(w171, c111, c110);  // g6 affine.dp:28-30
        const word w174 = lop3<0xdb>(c95, c91, c92);  // g7 affine.dp:28-30
        const word w175 = lop3<0xc9>(w169, w174, c90);  // g8 affine.dp:28-30
        const word w176 = lop3<0x8f>(w175, w174, c92);  // g9 affine.dp:28-30
        const word w177 = lop3<0x69>(w169, c112, c108);  // g10 affine.dp:28-30
        const word w178 = lop3<0x07>(w172, w177, w169);  // g11 affine.dp:28-30
        const word w179 = lop3<0xf7>(w178, w168, w176);  // g12 affine.dp:28-30
        const word w180 = lop3<0x90>(w179, c113, w170);  // g13 affine.dp:28-30
        const word w181 = lop3<0xa9>(w173, w180, w172);  // g14 affine.dp:28-30
        const word w182 = lop3<0x8c>(w177, w168, w172);  // g15 affine.dp:28-30
        const word w183 = lop3<0x19>(w169, w182, w179);  // g16 affine.dp:28-30
        const word w184 = lop3<0xac>(w183, w179, c90);  // g17 affine.dp:28-30
        const word w185 = ~(c91 ^ w184);  // g18 affine.dp:28-30
        const word w186 = lop3<0x9a>(w185, c91, c92);  // g19 affine.dp:28-30
        const word w187 = lop3<0xb4>(w186, c95, w185);  // g20 affine.dp:28-30
        const word w188 = lop3<0x12>(w169, w187, w183);  // g21 affine.dp:28-30
        const word w189 = lop3<0x21>(w175, w187, w179);  // g22 affine.dp:28-30
        const word w190 = lop3<0x4a>(w183, w168, c90);  // g23 affine.dp:28-30
        const word w191 = lop3<0x96>(w190, c108, c90);  // g24 affine.dp:28-30
        const word w192 = lop3<0x8e>(w191, w179, c108);  // g25 affine.dp:28-30
        const word w193 = lop3<0x69>(w192, c109, w183);  // g26 affine.dp:28-30
        const word w194 = lop3<0xc6>(w193, c110, c109);  // g27 affine.dp:28-30
        const word w195 = lop3<0x84>(w193, c93, c109);  // g28 affine.dp:28-30
        const word w196 = lop3<0x09>(w181, c112, w191);  // g29 affine.dp:28-30
        const word w197 = lop3<0x14>(w193, c113, w181);  // g30 affine.dp:28-30
        const word w198 = lop3<0xb4>(w197, w196, w191);  // g31 affine.dp:28-30
        const word w199 = lop3<0x02>(w194, w195, w198);  // g32 affine.dp:28-30
        const word w200 = load_aligned(a + 4 * WORD_BYTES);
        const word w201 = load_aligned(a + 5 * WORD_BYTES);
        const word w202 = w200 ^ c122;  // g0 affine.dp:28-30
        const word w203 = lop3<0xf6>(w202, c123, w201);  // g1 affine.dp:28-30
        const word w204 = lop3<0x41>(c88, c84, c87);  // g2 affine.dp:28-30
        const word w205 = lop3<0x36>(c106, c103, c102);  // g3 affine.dp:28-30
        const word w206 = lop3<0xca>(w205, c107, c103);  // g4 affine.dp:28-30
        const word w207 = lop3<0x67>(c105, c104, w206);  // g5 affine.dp:28-30
        const word w208 = lop3<0xed>(w206, c105, c104);  // g6 affine.dp:28-30
        const word w209 = lop3<0xdb>(c89, c85, c86);  // g7 affine.dp:28-30
        const word w210 = lop3<0xc9>(w204, w209, c84);  // g8 affine.dp:28-30
        const word w211 = lop3<0x8f>(w210, w209, c86);  // g9 affine.dp:28-30
        const word w212 = lop3<0x69>(w204, c106, c102);  // g10 affine.dp:28-30
        const word w213 = lop3<0x07>(w207, w212, w204);  // g11 affine.dp:28-30
        const word w214 = lop3<0xf7>(w213, w203, w211);  // g12 affine.dp:28-30
        const word w215 = lop3<0x90>(w214, c107, w205);  // g13 affine.dp:28-30
        const word w216 = lop3<0xa9>(w208, w215, w207);  // g14 affine.dp:28-30
        const word w217 = lop3<0x8c>(w212, w203, w207);  // g15 affine.dp:28-30
        const word w218 = lop3<0x19>(w204, w217, w214);  // g16 affine.dp:28-30
        const word w219 = lop3<0xac>(w218, w214, c84);  // g17 affine.dp:28-30
        const word w220 = ~(c85 ^ w219);  // g18 affine.dp:28-30
        const word w221 = lop3<0x9a>(w220, c85, c86);  // g19 affine.dp:28-30
        const word w222 = lop3<0xb4>(w221, c89, w220);  // g20 affine.dp:28-30
        const word w223 = lop3<0x12>(w204, w222, w218);  // g21 affine.dp:28-30
        const word w224 = lop3<0x21>(w210, w222, w214);  // g22 affine.dp:28-30
        const word w225 = lop3<0x4a>(w218, w203, c84);  // g23 affine.dp:28-30
        const word w226 = lop3<0x96>(w225, c102, c84);  // g24 affine.dp:28-30
        const word w227 = lop3<0x8e>(w226, w214, c102);  // g25 affine.dp:28-30
        const word w228 = lop3<0x69>(w227, c103, w218);  // g26 affine.dp:28-30
        const word w229 = lop3<0xc6>(w228, c104, c103);  // g27 affine.dp:28-30
        const word w230 = lop3<0x84>(w228, c87, c103);  // g28 affine.dp:28-30
        const word w231 = lop3<0x09>(w216, c106, w226);  // g29 affine.dp:28-30
        const word w232 = lop3<0x14>(w228, c107, w216);  // g30 affine.dp:28-30
        const word w233 = lop3<0xb4>(w232, w231, w226);  // g31 affine.dp:28-30
        const word w234 = lop3<0x02>(w229, w230, w233);  // g32 affine.dp:28-30
        const word w235 = load_aligned(a + 2 * WORD_BYTES);
        const word w236 = load_aligned(a + 3 * WORD_BYTES);
        const word w237 = w235 ^ c124;  // g0 affine.dp:28-30
        const word w238 = lop3<0xf6>(w237, c125, w236);  // g1 affine.dp:28-30
        const word w239 = lop3<0x41>(c82, c78, c81);  // g2 affine.dp:28-30
        const word w240 = lop3<0x36>(c100, c97, c96);  // g3 affine.dp:28-30
        const word w241 = lop3<0xca>(w240, c101, c97);  // g4 affine.dp:28-30
        const word w242 = lop3<0x67>(c99, c98, w241);  // g5 affine.dp:28-30
        const word w243 = lop3<0xed>(w241, c99, c98);  // g6 affine.dp:28-30
        const word w244 = lop3<0xdb>(c83, c79, c80);  // g7 affine.dp:28-30
        const word w245 = lop3<0xc9>(w239, w244, c78);  // g8 affine.dp:28-30
        const word w246 = lop3<0x8f>(w245, w244, c80);  // g9 affine.dp:28-30
        const word w247 = lop3<0x69>(w239, c100, c96);  // g10 affine.dp:28-30
        const word w248 = lop3<0x07>(w242, w247, w239);  // g11 affine.dp:28-30
        const word w249 = lop3<0xf7>(w248, w238, w246);  // g12 affine.dp:28-30
        const word w250 = lop3<0x90>(w249, c101, w240);  // g13 affine.dp:28-30
        const word w251 = lop3<0xa9>(w243, w250, w242);  // g14 affine.dp:28-30
        const word w252 = lop3<0x8c>(w247, w238, w242);  // g15 affine.dp:28-30
        const word w253 = lop3<0x19>(w239, w252, w249);  // g16 affine.dp:28-30
        const word w254 = lop3<0xac>(w253, w249, c78);  // g17 affine.dp:28-30
        const word w255 = ~(c79 ^ w254);  // g18 affine.dp:28-30
        const word w256 = lop3<0x9a>(w255, c79, c80);  // g19 affine.dp:28-30
        const word w257 = lop3<0xb4>(w256, c83, w255);  // g20 affine.dp:28-30
        const word w258 = lop3<0x12>(w239, w257, w253);  // g21 affine.dp:28-30
        const word w259 = lop3<0x21>(w245, w257, w249);  // g22 affine.dp:28-30
        const word w260 = lop3<0x4a>(w253, w238, c78);  // g23 affine.dp:28-30
        const word w261 = lop3<0x96>(w260, c96, c78);  // g24 affine.dp:28-30
        const word w262 = lop3<0x8e>(w261, w249, c96);  // g25 affine.dp:28-30
        const word w263 = lop3<0x69>(w262, c97, w253);  // g26 affine.dp:28-30
        const word w264 = lop3<0xc6>(w263, c98, c97);  // g27 affine.dp:28-30
        const word w265 = lop3<0x84>(w263, c81, c97);  // g28 affine.dp:28-30
        const word w266 = lop3<0x09>(w251, c100, w261);  // g29 affine.dp:28-30
        const word w267 = lop3<0x14>(w263, c101, w251);  // g30 affine.dp:28-30
        const word w268 = lop3<0xb4>(w267, w266, w261);  // g31 affine.dp:28-30
        const word w269 = lop3<0x02>(w264, w265, w268);  // g32 affine.dp:28-30
        const word w270 = load_aligned(a);
        const word w271 = load_aligned(a + 1 * WORD_BYTES);
        const word w272 = w270 ^ w151;  // g0 affine.dp:28-30
        const word w273 = lop3<0xf6>(w272, w152, w271);  // g1 affine.dp:28-30
        const word w274 = lop3<0x41>(c76, c72, c75);  // g2 affine.dp:28-30
        const word w275 = lop3<0x36>(w162, w156, w154);  // g3 affine.dp:28-30
        const word w276 = lop3<0xca>(w275, w164, w156);  // g4 affine.dp:28-30
        const word w277 = lop3<0x67>(w160, w158, w276);  // g5 affine.dp:28-30
        const word w278 = lop3<0xed>(w276, w160, w158);  // g6 affine.dp:28-30
        const word w279 = lop3<0xdb>(c77, c73, c74);  // g7 affine.dp:28-30
        const word w280 = lop3<0xc9>(w274, w279, c72);  // g8 affine.dp:28-30
        const word w281 = lop3<0x8f>(w280, w279, c74);  // g9 affine.dp:28-30
        const word w282 = lop3<0x69>(w274, w162, w154);  // g10 affine.dp:28-30
        const word w283 = lop3<0x07>(w277, w282, w274);  // g11 affine.dp:28-30
        const word w284 = lop3<0xf7>(w283, w273, w281);  // g12 affine.dp:28-30
        const word w285 = lop3<0x90>(w284, w164, w275);  // g13 affine.dp:28-30
        const word w286 = lop3<0xa9>(w278, w285, w277);  // g14 affine.dp:28-30
        const word w287 = lop3<0x8c>(w282, w273, w277);  // g15 affine.dp:28-30
        const word w288 = lop3<0x19>(w274, w287, w284);  // g16 affine.dp:28-30
        const word w289 = lop3<0xac>(w288, w284, c72);  // g17 affine.dp:28-30
        const word w290 = ~(c73 ^ w289);  // g18 affine.dp:28-30
        const word w291 = lop3<0x9a>(w290, c73, c74);  // g19 affine.dp:28-30
        const word w292 = lop3<0xb4>(w291, c77, w290);  // g20 affine.dp:28-30
        const word w293 = lop3<0x12>(w274, w292, w288);  // g21 affine.dp:28-30
        const word w294 = lop3<0x21>(w280, w292, w284);  // g22 affine.dp:28-30
        const word w295 = lop3<0x4a>(w288, w273, c72);  // g23 affine.dp:28-30
        const word w296 = lop3<0x96>(w295, w154, c72);  // g24 affine.dp:28-30
        const word w297 = lop3<0x8e>(w296, w284, w154);  // g25 affine.dp:28-30
        const word w298 = lop3<0x69>(w297, w156, w288);  // g26 affine.dp:28-30
        const word w299 = lop3<0xc6>(w298, w158, w156);  // g27 affine.dp:28-30
        const word w300 = lop3<0x84>(w298, c75, w156);  // g28 affine.dp:28-30
        const word w301 = lop3<0x09>(w286, w162, w296);  // g29 affine.dp:28-30
        const word w302 = lop3<0x14>(w298, w164, w286);  // g30 affine.dp:28-30
        const word w303 = lop3<0xb4>(w302, w301, w296);  // g31 affine.dp:28-30
        const word w304 = lop3<0x02>(w299, w300, w303);  // g32 affine.dp:28-30
        store_first(bottom + i140, w190);
        store_first(bottom + i146, w185);
        store_first(bottom + i147, w186);
        store_first(bottom + i148, w195);
        store_first(bottom + i149, w196);
        store_first(bottom + i150, w198);
        const word w305 = load_word(windows + i134);
        const word w306 = load_word(windows + i135);
        const word w307 = load_first(top + i140 + 1);
        const word w308 = shift_in(w190, w307);
        const word w309 = load_first(top + i141 + 1);
        const word w310 = shift_in(w185, w309);
        const word w311 = load_first(top + i142 + 1);
        const word w312 = shift_in(w186, w311);
        const word w313 = load_first(top + i143 + 1);
        const word w314 = shift_in(w195, w313);
        const word w315 = load_first(top + i144 + 1);
        const word w316 = shift_in(w196, w315);
        const word w317 = load_first(top + i145 + 1);
        const word w318 = shift_in(w198, w317);
        const word w319 = load_aligned(a + 6 * WORD_BYTES);
        const word w320 = load_aligned(a + 7 * WORD_BYTES);
        const word w321 = w319 ^ c122;  // g0 affine.dp:28-30
        const word w322 = lop3<0xf6>(w321, c123, w320);  // g1 affine.dp:28-30
        const word w323 = lop3<0x41>(w188, w191, w199);  // g2 affine.dp:28-30
        const word w324 = lop3<0x36>(w231, w220, w225);  // g3 affine.dp:28-30
        const word w325 = lop3<0xca>(w324, w233, w220);  // g4 affine.dp:28-30
        const word w326 = lop3<0x67>(w230, w221, w325);  // g5 affine.dp:28-30
        const word w327 = lop3<0xed>(w325, w230, w221);  // g6 affine.dp:28-30
        const word w328 = lop3<0xdb>(w189, w193, w194);  // g7 affine.dp:28-30
        const word w329 = lop3<0xc9>(w323, w328, w191);  // g8 affine.dp:28-30
        const word w330 = lop3<0x8f>(w329, w328, w194);  // g9 affine.dp:28-30
        const word w331 = lop3<0x69>(w323, w231, w225);  // g10 affine.dp:28-30
        const word w332 = lop3<0x07>(w326, w331, w323);  // g11 affine.dp:28-30
        const word w333 = lop3<0xf7>(w332, w322, w330);  // g12 affine.dp:28-30
        const word w334 = lop3<0x90>(w333, w233, w324);  // g13 affine.dp:28-30
        const word w335 = lop3<0xa9>(w327, w334, w326);  // g14 affine.dp:28-30
        const word w336 = lop3<0x8c>(w331, w322, w326);  // g15 affine.dp:28-30
        const word w337 = lop3<0x19>(w323, w336, w333);  // g16 affine.dp:28-30
        const word w338 = lop3<0xac>(w337, w333, w191);  // g17 affine.dp:28-30
        const word w339 = ~(w193 ^ w338);  // g18 affine.dp:28-30
        const word w340 = lop3<0x9a>(w339, w193, w194);  // g19 affine.dp:28-30
        const word w341 = lop3<0xb4>(w340, w189, w339);  // g20 affine.dp:28-30
        const word w342 = lop3<0x12>(w323, w341, w337);  // g21 affine.dp:28-30
        const word w343 = lop3<0x21>(w329, w341, w333);  // g22 affine.dp:28-30
        const word w344 = lop3<0x4a>(w337, w322, w191);  // g23 affine.dp:28-30
        const word w345 = lop3<0x96>(w344, w225, w191);  // g24 affine.dp:28-30
        const word w346 = lop3<0x8e>(w345, w333, w225);  // g25 affine.dp:28-30
        const word w347 = lop3<0x69>(w346, w220, w337);  // g26 affine.dp:28-30
        const word w348 = lop3<0xc6>(w347, w221, w220);  // g27 affine.dp:28-30
        const word w349 = lop3<0x84>(w347, w199, w220);  // g28 affine.dp:28-30
        const word w350 = lop3<0x09>(w335, w231, w345);  // g29 affine.dp:28-30
        const word w351 = lop3<0x14>(w347, w233, w335);  // g30 affine.dp:28-30
        const word w352 = lop3<0xb4>(w351, w350, w345);  // g31 affine.dp:28-30
        const word w353 = lop3<0x02>(w348, w349, w352);  // g32 affine.dp:28-30
        const word w354 = load_aligned(a + 4 * WORD_BYTES);
        const word w355 = load_aligned(a + 5 * WORD_BYTES);
        const word w356 = w354 ^ c124;  // g0 affine.dp:28-30
        const word w357 = lop3<0xf6>(w356, c125, w355);  // g1 affine.dp:28-30
        const word w358 = lop3<0x41>(w223, w226, w234);  // g2 affine.dp:28-30
        const word w359 = lop3<0x36>(w266, w255, w260);  // g3 affine.dp:28-30
        const word w360 = lop3<0xca>(w359, w268, w255);  // g4 affine.dp:28-30
        const word w361 = lop3<0x67>(w265, w256, w360);  // g5 affine.dp:28-30
        const word w362 = lop3<0xed>(w360, w265, w256);  // g6 affine.dp:28-30
        const word w363 = lop3<0xdb>(w224, w228, w229);  // g7 affine.dp:28-30
        const word w364 = lop3<0xc9>(w358, w363, w226);  // g8 affine.dp:28-30
        const word w365 = lop3<0x8f>(w364, w363, w229);  // g9 affine.dp:28-30
        const word w366 = lop3<0x69>(w358, w266, w260);  // g10 affine.dp:28-30
        const word w367 = lop3<0x07>(w361, w366, w358);  // g11 affine.dp:28-30
        const word w368 = lop3<0xf7>(w367, w357, w365);  // g12 affine.dp:28-30
        const word w369 = lop3<0x90>(w368, w268, w359);  // g13 affine.dp:28-30
        const word w370 = lop3<0xa9>(w362, w369, w361);  // g14 affine.dp:28-30
        const word w371 = lop3<0x8c>(w366, w357, w361);  // g15 affine.dp:28-30
        const word w372 = lop3<0x19>(w358, w371, w368);  // g16 affine.dp:28-30
        const word w373 = lop3<0xac>(w372, w368, w226);  // g17 affine.dp:28-30
        const word w374 = ~(w228 ^ w373);  // g18 affine.dp:28-30
        const word w375 = lop3<0x9a>(w374, w228, w229);  // g19 affine.dp:28-30
        const word w376 = lop3<0xb4>(w375, w224, w374);  // g20 affine.dp:28-30
        const word w377 = lop3<0x12>(w358, w376, w372);  // g21 affine.dp:28-30
        const word w378 = lop3<0x21>(w364, w376, w368);  // g22 affine.dp:28-30
        const word w379 = lop3<0x4a>(w372, w357, w226);  // g23 affine.dp:28-30
        const word w380 = lop3<0x96>(w379, w260, w226);  // g24 affine.dp:28-30
        const word w381 = lop3<0x8e>(w380, w368, w260);  // g25 affine.dp:28-30
        const word w382 = lop3<0x69>(w381, w255, w372);  // g26 affine.dp:28-30
        const word w383 = lop3<0xc6>(w382, w256, w255);  // g27 affine.dp:28-30
        const word w384 = lop3<0x84>(w382, w234, w255);  // g28 affine.dp:28-30
        const word w385 = lop3<0x09>(w370, w266, w380);  // g29 affine.dp:28-30
        const word w386 = lop3<0x14>(w382, w268, w370);  // g30 affine.dp:28-30
        const word w387 = lop3<0xb4>(w386, w385, w380);  // g31 affine.dp:28-30
        const word w388 = lop3<0x02>(w383, w384, w387);  // g32 affine.dp:28-30
        const word w389 = load_aligned(a + 2 * WORD_BYTES);
        const word w390 = load_aligned(a + 3 * WORD_BYTES);
        const word w391 = w389 ^ w151;  // g0 affine.dp:28-30
        const word w392 = lop3<0xf6>(w391, w152, w390);  // g1 affine.dp:28-30
        const word w393 = lop3<0x41>(w258, w261, w269);  // g2 affine.dp:28-30
        const word w394 = lop3<0x36>(w301, w290, w295);  // g3 affine.dp:28-30
        const word w395 = lop3<0xca>(w394, w303, w290);  // g4 affine.dp:28-30
        const word w396 = lop3<0x67>(w300, w291, w395);  // g5 affine.dp:28-30
        const word w397 = lop3<0xed>(w395, w300, w291);  // g6 affine.dp:28-30
        const word w398 = lop3<0xdb>(w259, w263, w264);  // g7 affine.dp:28-30
        const word w399 = lop3<0xc9>(w393, w398, w261);  // g8 affine.dp:28-30
        const word w400 = lop3<0x8f>(w399, w398, w264);  // g9 affine.dp:28-30
        const word w401 = lop3<0x69>(w393, w301, w295);  // g10 affine.dp:28-30
        const word w402 = lop3<0x07>(w396, w401, w393);  // g11 affine.dp:28-30
        const word w403 = lop3<0xf7>(w402, w392, w400);  // g12 affine.dp:28-30
        const word w404 = lop3<0x90>(w403, w303, w394);  // g13 affine.dp:28-30
        const word w405 = lop3<0xa9>(w397, w404, w396);  // g14 affine.dp:28-30
        const word w406 = lop3<0x8c>(w401, w392, w396);  // g15 affine.dp:28-30
        const word w407 = lop3<0x19>(w393, w406, w403);  // g16 affine.dp:28-30
        const word w408 = lop3<0xac>(w407, w403, w261);  // g17 affine.dp:28-30
        const word w409 = ~(w263 ^ w408);  // g18 affine.dp:28-30
        const word w410 = lop3<0x9a>(w409, w263, w264);  // g19 affine.dp:28-30
        const word w411 = lop3<0xb4>(w410, w259, w409);  // g20 affine.dp:28-30
        const word w412 = lop3<0x12>(w393, w411, w407);  // g21 affine.dp:28-30
        const word w413 = lop3<0x21>(w399, w411, w403);  // g22 affine.dp:28-30
        const word w414 = lop3<0x4a>(w407, w392, w261);  // g23 affine.dp:28-30
        const word w415 = lop3<0x96>(w414, w295, w261);  // g24 affine.dp:28-30
        const word w416 = lop3<0x8e>(w415, w403, w295);  // g25 affine.dp:28-30
        const word w417 = lop3<0x69>(w416, w290, w407);  // g26 affine.dp:28-30
        const word w418 = lop3<0xc6>(w417, w291, w290);  // g27 affine.dp:28-30
        const word w419 = lop3<0x84>(w417, w269, w290);  // g28 affine.dp:28-30
        const word w420 = lop3<0x09>(w405, w301, w415);  // g29 affine.dp:28-30
        const word w421 = lop3<0x14>(w417, w303, w405);  // g30 affine.dp:28-30
        const word w422 = lop3<0xb4>(w421, w420, w415);  // g31 affine.dp:28-30
        const word w423 = lop3<0x02>(w418, w419, w422);  // g32 affine.dp:28-30
        const word w424 = load_aligned(a);
        const word w425 = load_aligned(a + 1 * WORD_BYTES);
        const word w426 = w424 ^ w305;  // g0 affine.dp:28-30
        const word w427 = lop3<0xf6>(w426, w306, w425);  // g1 affine.dp:28-30
        const word w428 = lop3<0x41>(w293, w296, w304);  // g2 affine.dp:28-30
        const word w429 = lop3<0x36>(w316, w310, w308);  // g3 affine.dp:28-30
        const word w430 = lop3<0xca>(w429, w318, w310);  // g4 affine.dp:28-30
        const word w431 = lop3<0x67>(w314, w312, w430);  // g5 affine.dp:28-30
        const word w432 = lop3<0xed>(w430, w314, w312);  // g6 affine.dp:28-30
        const word w433 = lop3<0xdb>(w294, w298, w299);  // g7 affine.dp:28-30
        const word w434 = lop3<0xc9>(w428, w433, w296);  // g8 affine.dp:28-30
        const word w435 = lop3<0x8f>(w434, w433, w299);  // g9 affine.dp:28-30
        const word w436 = lop3<0x69>(w428, w316, w308);  // g10 affine.dp:28-30
        const word w437 = lop3<0x07>(w431, w436, w428);  // g11 affine.dp:28-30
        const word w438 = lop3<0xf7>(w437, w427, w435);  // g12 affine.dp:28-30
        const word w439 = lop3<0x90>(w438, w318, w429);  // g13 affine.dp:28-30
        const word w440 = lop3<0xa9>(w432, w439, w431);  // g14 affine.dp:28-30
        const word w441 = lop3<0x8c>(w436, w427, w431);  // g15 affine.dp:28-30
        const word w442 = lop3<0x19>(w428, w441, w438);  // g16 affine.dp:28-30
        const word w443 = lop3<0xac>(w442, w438, w296);  // g17 affine.dp:28-30
        const word w444 = ~(w298 ^ w443);  // g18 affine.dp:28-30
        const word w445 = lop3<0x9a>(w444, w298, w299);  // g19 affine.dp:28-30
        const word w446 = lop3<0xb4>(w445, w294, w444);  // g20 affine.dp:28-30
        const word w447 = lop3<0x12>(w428, w446, w442);  // g21 affine.dp:28-30
        const word w448 = lop3<0x21>(w434, w446, w438);  // g22 affine.dp:28-30
        const word w449 = lop3<0x4a>(w442, w427, w296);  // g23 affine.dp:28-30
        const word w450 = lop3<0x96>(w449, w308, w296);  // g24 affine.dp:28-30
        const word w451 = lop3<0x8e>(w450, w438, w308);  // g25 affine.dp:28-30
        const word w452 = lop3<0x69>(w451, w310, w442);  // g26 affine.dp:28-30
        const word w453 = lop3<0xc6>(w452, w312, w310);  // g27 affine.dp:28-30
        const word w454 = lop3<0x84>(w452, w304, w310);  // g28 affine.dp:28-30
        const word w455 = lop3<0x09>(w440, w316, w450);  // g29 affine.dp:28-30
        const word w456 = lop3<0x14>(w452, w318, w440);  // g30 affine.dp:28-30
        const word w457 = lop3<0xb4>(w456, w455, w450);  // g31 affine.dp:28-30
        const word w458 = lop3<0x02>(w453, w454, w457);  // g32 affine.dp:28-30
        store_first(bottom + i140 + 1, w344);
        store_first(bottom + i146 + 1, w339);
        store_first(bottom + i147 + 1, w340);
        store_first(bottom + i148 + 1, w349);
        store_first(bottom + i149 + 1, w350);
        store_first(bottom + i150 + 1, w352);
        const word w459 = load_word(windows + i136);
        const word w460 = load_word(windows + i137);
        const word w461 = load_first(top + i140 + 2);
        const word w462 = shift_in(w344, w461);
        const word w463 = load_first(top + i141 + 2);
        const word w464 = shift_in(w339, w463);
        const word w465 = load_first(top + i142 + 2);
        const word w466 = shift_in(w340, w465);
        const word w467 = load_first(top + i143 + 2);
        const word w468 = shift_in(w349, w467);
        const word w469 = load_first(top + i144 + 2);
        const word w470 = shift_in(w350, w469);
        const word w471 = load_first(top + i145 + 2);
        const word w472 = shift_in(w352, w471);
        const word w473 = load_aligned(a + 6 * WORD_BYTES);
        const word w474 = load_aligned(a + 7 * WORD_BYTES);
        const word w475 = w473 ^ c124;  // g0 affine.dp:28-30
        const word w476 = lop3<0xf6>(w475, c125, w474);  // g1 affine.dp:28-30
        const word w477 = lop3<0x41>(w342, w345, w353);  // g2 affine.dp:28-30
        const word w478 = lop3<0x36>(w385, w374, w379);  // g3 affine.dp:28-30
        const word w479 = lop3<0xca>(w478, w387, w374);  // g4 affine.dp:28-30
        const word w480 = lop3<0x67>(w384, w375, w479);  // g5 affine.dp:28-30
        const word w481 = lop3<0xed>(w479, w384, w375);  // g6 affine.dp:28-30
        const word w482 = lop3<0xdb>(w343, w347, w348);  // g7 affine.dp:28-30
        const word w483 = lop3<0xc9>(w477, w482, w345);  // g8 affine.dp:28-30
        const word w484 = lop3<0x8f>(w483, w482, w348);  // g9 affine.dp:28-30
        const word w485 = lop3<0x69>(w477, w385, w379);  // g10 affine.dp:28-30
        const word w486 = lop3<0x07>(w480, w485, w477);  // g11 affine.dp:28-30
        const word w487 = lop3<0xf7>(w486, w476, w484);  // g12 affine.dp:28-30
        const word w488 = lop3<0x90>(w487, w387, w478);  // g13 affine.dp:28-30
        const word w489 = lop3<0xa9>(w481, w488, w480);  // g14 affine.dp:28-30
        const word w490 = lop3<0x8c>(w485, w476, w480);  // g15 affine.dp:28-30
        const word w491 = lop3<0x19>(w477, w490, w487);  // g16 affine.dp:28-30
        const word w492 = lop3<0xac>(w491, w487, w345);  // g17 affine.dp:28-30
        const word w493 = ~(w347 ^ w492);  // g18 affine.dp:28-30
        const word w494 = lop3<0x9a>(w493, w347, w348);  // g19 affine.dp:28-30
        const word w495 = lop3<0xb4>(w494, w343, w493);  // g20 affine.dp:28-30
        const word w496 = lop3<0x12>(w477, w495, w491);  // g21 affine.dp:28-30
        const word w497 = lop3<0x21>(w483, w495, w487);  // g22 affine.dp:28-30
        const word w498 = lop3<0x4a>(w491, w476, w345);  // g23 affine.dp:28-30
        const word w499 = lop3<0x96>(w498, w379, w345);  // g24 affine.dp:28-30
        const word w500 = lop3<0x8e>(w499, w487, w379);  // g25 affine.dp:28-30
        const word w501 = lop3<0x69>(w500, w374, w491);  // g26 affine.dp:28-30
        const word w502 = lop3<0xc6>(w501, w375, w374);  // g27 affine.dp:28-30
        const word w503 = lop3<0x84>(w501, w353, w374);  // g28 affine.dp:28-30
        const word w504 = lop3<0x09>(w489, w385, w499);  // g29 affine.dp:28-30
        const word w505 = lop3<0x14>(w501, w387, w489);  // g30 affine.dp:28-30
        const word w506 = lop3<0xb4>(w505, w504, w499);  // g31 affine.dp:28-30
        const word w507 = lop3<0x02>(w502, w503, w506);  // g32 affine.dp:28-30
        const word w508 = load_aligned(a + 4 * WORD_BYTES);
        const word w509 = load_aligned(a + 5 * WORD_BYTES);
        const word w510 = w508 ^ w151;  // g0 affine.dp:28-30
        const word w511 = lop3<0xf6>(w510, w152, w509);  // g1 affine.dp:28-30
        const word w512 = lop3<0x41>(w377, w380, w388);  // g2 affine.dp:28-30
        const word w513 = lop3<0x36>(w420, w409, w414);  // g3 affine.dp:28-30
        const word w514 = lop3<0xca>(w513, w422, w409);  // g4 affine.dp:28-30
        const word w515 = lop3<0x67>(w419, w410, w514);  // g5 affine.dp:28-30
        const word w516 = lop3<0xed>(w514, w419, w410);  // g6 affine.dp:28-30
        const word w517 = lop3<0xdb>(w378, w382, w383);  // g7 affine.dp:28-30
        const word w518 = lop3<0xc9>(w512, w517, w380);  // g8 affine.dp:28-30
        const word w519 = lop3<0x8f>(w518, w517, w383);  // g9 affine.dp:28-30
        const word w520 = lop3<0x69>(w512, w420, w414);  // g10 affine.dp:28-30
        const word w521 = lop3<0x07>(w515, w520, w512);  // g11 affine.dp:28-30
        const word w522 = lop3<0xf7>(w521, w511, w519);  // g12 affine.dp:28-30
        const word w523 = lop3<0x90>(w522, w422, w513);  // g13 affine.dp:28-30
        const word w524 = lop3<0xa9>(w516, w523, w515);  // g14 affine.dp:28-30
        const word w525 = lop3<0x8c>(w520, w511, w515);  // g15 affine.dp:28-30
        const word w526 = lop3<0x19>(w512, w525, w522);  // g16 affine.dp:28-30
        const word w527 = lop3<0xac>(w526, w522, w380);  // g17 affine.dp:28-30
        const word w528 = ~(w382 ^ w527);  // g18 affine.dp:28-30
        const word w529 = lop3<0x9a>(w528, w382, w383);  // g19 affine.dp:28-30
        const word w530 = lop3<0xb4>(w529, w378, w528);  // g20 affine.dp:28-30
        const word w531 = lop3<0x12>(w512, w530, w526);  // g21 affine.dp:28-30
        const word w532 = lop3<0x21>(w518, w530, w522);  // g22 affine.dp:28-30
        const word w533 = lop3<0x4a>(w526, w511, w380);  // g23 affine.dp:28-30
        const word w534 = lop3<0x96>(w533, w414, w380);  // g24 affine.dp:28-30
        const word w535 = lop3<0x8e>(w534, w522, w414);  // g25 affine.dp:28-30
        const word w536 = lop3<0x69>(w535, w409, w526);  // g26 affine.dp:28-30
        const word w537 = lop3<0xc6>(w536, w410, w409);  // g27 affine.dp:28-30
        const word w538 = lop3<0x84>(w536, w388, w409);  // g28 affine.dp:28-30
        const word w539 = lop3<0x09>(w524, w420, w534);  // g29 affine.dp:28-30
        const word w540 = lop3<0x14>(w536, w422, w524);  // g30 affine.dp:28-30
        const word w541 = lop3<0xb4>(w540, w539, w534);  // g31 affine.dp:28-30
        const word w542 = lop3<0x02>(w537, w538, w541);  // g32 affine.dp:28-30
        const word w543 = load_aligned(a + 2 * WORD_BYTES);
        const word w544 = load_aligned(a + 3 * WORD_BYTES);
        const word w545 = w543 ^ w305;  // g0 affine.dp:28-30
        const word w546 = lop3<0xf6>(w545, w306, w544);  // g1 affine.dp:28-30
        const word w547 = lop3<0x41>(w412, w415, w423);  // g2 affine.dp:28-30
        const word w548 = lop3<0x36>(w455, w444, w449);  // g3 affine.dp:28-30
        const word w549 = lop3<0xca>(w548, w457, w444);  // g4 affine.dp:28-30
        const word w550 = lop3<0x67>(w454, w445, w549);  // g5 affine.dp:28-30
        const word w551 = lop3<0xed>(w549, w454, w445);  // g6 affine.dp:28-30
        const word w552 = lop3<0xdb>(w413, w417, w418);  // g7 affine.dp:28-30
        const word w553 = lop3<0xc9>(w547, w552, w415);  // g8 affine.dp:28-30
        const word w554 = lop3<0x8f>(w553, w552, w418);  // g9 affine.dp:28-30
        const word w555 = lop3<0x69>(w547, w455, w449);  // g10 affine.dp:28-30
        const word w556 = lop3<0x07>(w550, w555, w547);  // g11 affine.dp:28-30
        const word w557 = lop3<0xf7>(w556, w546, w554);  // g12 affine.dp:28-30
        const word w558 = lop3<0x90>(w557, w457, w548);  // g13 affine.dp:28-30
        const word w559 = lop3<0xa9>(w551, w558, w550);  // g14 affine.dp:28-30
        const word w560 = lop3<0x8c>(w555, w546, w550);  // g15 affine.dp:28-30
        const word w561 = lop3<0x19>(w547, w560, w557);  // g16 affine.dp:28-30
        const word w562 = lop3<0xac>(w561, w557, w415);  // g17 affine.dp:28-30
        const word w563 = ~(w417 ^ w562);  // g18 affine.dp:28-30
        const word w564 = lop3<0x9a>(w563, w417, w418);  // g19 affine.dp:28-30
        const word w565 = lop3<0xb4>(w564, w413, w563);  // g20 affine.dp:28-30
        const word w566 = lop3<0x12>(w547, w565, w561);  // g21 affine.dp:28-30
        const word w567 = lop3<0x21>(w553, w565, w557);  // g22 affine.dp:28-30
        const word w568 = lop3<0x4a>(w561, w546, w415);  // g23 affine.dp:28-30
        const word w569 = lop3<0x96>(w568, w449, w415);  // g24 affine.dp:28-30
        const word w570 = lop3<0x8e>(w569, w557, w449);  // g25 affine.dp:28-30
        const word w571 = lop3<0x69>(w570, w444, w561);  // g26 affine.dp:28-30
        const word w572 = lop3<0xc6>(w571, w445, w444);  // g27 affine.dp:28-30
        const word w573 = lop3<0x84>(w571, w423, w444);  // g28 affine.dp:28-30
        const word w574 = lop3<0x09>(w559, w455, w569);  // g29 affine.dp:28-30
        const word w575 = lop3<0x14>(w571, w457, w559);  // g30 affine.dp:28-30
        const word w576 = lop3<0xb4>(w575, w574, w569);  // g31 affine.dp:28-30
        const word w577 = lop3<0x02>(w572, w573, w576);  // g32 affine.dp:28-30
        const word w578 = load_aligned(a);
        const word w579 = load_aligned(a + 1 * WORD_BYTES);
        const word w580 = w578 ^ w459;  // g0 affine.dp:28-30
        const word w581 = lop3<0xf6>(w580, w460, w579);  // g1 affine.dp:28-30
        const word w582 = lop3<0x41>(w447, w450, w458);  // g2 affine.dp:28-30
        const word w583 = lop3<0x36>(w470, w464, w462);  // g3 affine.dp:28-30
        const word w584 = lop3<0xca>(w583, w472, w464);  // g4 affine.dp:28-30
        const word w585 = lop3<0x67>(w468, w466, w584);  // g5 affine.dp:28-30
        const word w586 = lop3<0xed>(w584, w468, w466);  // g6 affine.dp:28-30
        const word w587 = lop3<0xdb>(w448, w452, w453);  // g7 affine.dp:28-30
        const word w588 = lop3<0xc9>(w582, w587, w450);  // g8 affine.dp:28-30
        const word w589 = lop3<0x8f>(w588, w587, w453);  // g9 affine.dp:28-30
        const word w590 = lop3<0x69>(w582, w470, w462);  // g10 affine.dp:28-30
        const word w591 = lop3<0x07>(w585, w590, w582);  // g11 affine.dp:28-30
        const word w592 = lop3<0xf7>(w591, w581, w589);  // g12 affine.dp:28-30
        const word w593 = lop3<0x90>(w592, w472, w583);  // g13 affine.dp:28-30
        const word w594 = lop3<0xa9>(w586, w593, w585);  // g14 affine.dp:28-30
        const word w595 = lop3<0x8c>(w590, w581, w585);  // g15 affine.dp:28-30
        const word w596 = lop3<0x19>(w582, w595, w592);  // g16 affine.dp:28-30
        const word w597 = lop3<0xac>(w596, w592, w450);  // g17 affine.dp:28-30
        const word w598 = ~(w452 ^ w597);  // g18 affine.dp:28-30
        const word w599 = lop3<0x9a>(w598, w452, w453);  // g19 affine.dp:28-30
        const word w600 = lop3<0xb4>(w599, w448, w598);  // g20 affine.dp:28-30
        const word w601 = lop3<0x12>(w582, w600, w596);  // g21 affine.dp:28-30
        const word w602 = lop3<0x21>(w588, w600, w592);  // g22 affine.dp:28-30
        const word w603 = lop3<0x4a>(w596, w581, w450);  // g23 affine.dp:28-30
        const word w604 = lop3<0x96>(w603, w462, w450);  // g24 affine.dp:28-30
        const word w605 = lop3<0x8e>(w604, w592, w462);  // g25 affine.dp:28-30
        const word w606 = lop3<0x69>(w605, w464, w596);  // g26 affine.dp:28-30
        const word w607 = lop3<0xc6>(w606, w466, w464);  // g27 affine.dp:28-30
        const word w608 = lop3<0x84>(w606, w458, w464);  // g28 affine.dp:28-30
        const word w609 = lop3<0x09>(w594, w470, w604);  // g29 affine.dp:28-30
        const word w610 = lop3<0x14>(w606, w472, w594);  // g30 affine.dp:28-30
        const word w611 = lop3<0xb4>(w610, w609, w604);  // g31 affine.dp:28-30
        const word w612 = lop3<0x02>(w607, w608, w611);  // g32 affine.dp:28-30
        store_first(bottom + i140 + 2, w498);
        store_first(bottom + i146 + 2, w493);
        store_first(bottom + i147 + 2, w494);
        store_first(bottom + i148 + 2, w503);
        store_first(bottom + i149 + 2, w504);
        store_first(bottom + i150 + 2, w506);
        const word w613 = load_word(windows + i138);
        const word w614 = load_word(windows + i139);
        const word w615 = load_first(top + i140 + 3);
        const word w616 = shift_in(w498, w615);
        const word w617 = load_first(top + i141 + 3);
        const word w618 = shift_in(w493, w617);
        const word w619 = load_first(top + i142 + 3);
        const word w620 = shift_in(w494, w619);
        const word w621 = load_first(top + i143 + 3);
        const word w622 = shift_in(w503, w621);
        const word w623 = load_first(top + i144 + 3);
        const word w624 = shift_in(w504, w623);
        const word w625 = load_first(top + i145 + 3);
        const word w626 = shift_in(w506, w625);
        const word w627 = load_aligned(a + 6 * WORD_BYTES);
        const word w628 = load_aligned(a + 7 * WORD_BYTES);
        const word w629 = w627 ^ w151;  // g0 affine.dp:28-30
        const word w630 = lop3<0xf6>(w629, w152, w628);  // g1 affine.dp:28-30
        const word w631 = lop3<0x41>(w496, w499, w507);  // g2 affine.dp:28-30
        const word w632 = lop3<0x36>(w539, w528, w533);  // g3 affine.dp:28-30
        const word w633 = lop3<0xca>(w632, w541, w528);  // g4 affine.dp:28-30
        const word w634 = lop3<0x67>(w538, w529, w633);  // g5 affine.dp:28-30
        const word w635 = lop3<0xed>(w633, w538, w529);  // g6 affine.dp:28-30
        const word w636 = lop3<0xdb>(w497, w501, w502);  // g7 affine.dp:28-30
        const word w637 = lop3<0xc9>(w631, w636, w499);  // g8 affine.dp:28-30
        const word w638 = lop3<0x8f>(w637, w636, w502);  // g9 affine.dp:28-30
        const word w639 = lop3<0x69>(w631, w539, w533);  // g10 affine.dp:28-30
        const word w640 = lop3<0x07>(w634, w639, w631);  // g11 affine.dp:28-30
        const word w641 = lop3<0xf7>(w640, w630, w638);  // g12 affine.dp:28-30
        const word w642 = lop3<0x90>(w641, w541, w632);  // g13 affine.dp:28-30
        const word w643 = lop3<0xa9>(w635, w642, w634);  // g14 affine.dp:28-30
        const word w644 = lop3<0x8c>(w639, w630, w634);  // g15 affine.dp:28-30
        const word w645 = lop3<0x19>(w631, w644, w641);  // g16 affine.dp:28-30
        const word w646 = lop3<0xac>(w645, w641, w499);  // g17 affine.dp:28-30
        const word w647 = ~(w501 ^ w646);  // g18 affine.dp:28-30
        const word w648 = lop3<0x9a>(w647, w501, w502);  // g19 affine.dp:28-30
        const word w649 = lop3<0xb4>(w648, w497, w647);  // g20 affine.dp:28-30
        const word w650 = lop3<0x12>(w631, w649, w645);  // g21 affine.dp:28-30
        const word w651 = lop3<0x21>(w637, w649, w641);  // g22 affine.dp:28-30
        const word w652 = lop3<0x4a>(w645, w630, w499);  // g23 affine.dp:28-30
        const word w653 = lop3<0x96>(w652, w533, w499);  // g24 affine.dp:28-30
        const word w654 = lop3<0x8e>(w653, w641, w533);  // g25 affine.dp:28-30
        const word w655 = lop3<0x69>(w654, w528, w645);  // g26 affine.dp:28-30
        const word w656 = lop3<0xc6>(w655, w529, w528);  // g27 affine.dp:28-30
        const word w657 = lop3<0x84>(w655, w507, w528);  // g28 affine.dp:28-30
        const word w658 = lop3<0x09>(w643, w539, w653);  // g29 affine.dp:28-30
        const word w659 = lop3<0x14>(w655, w541, w643);  // g30 affine.dp:28-30
        const word w660 = lop3<0xb4>(w659, w658, w653);  // g31 affine.dp:28-30
        const word w661 = lop3<0x02>(w656, w657, w660);  // g32 affine.dp:28-30
        const word w662 = load_aligned(a + 4 * WORD_BYTES);
        const word w663 = load_aligned(a + 5 * WORD_BYTES);
        const word w664 = w662 ^ w305;  // g0 affine.dp:28-30
        const word w665 = lop3<0xf6>(w664, w306, w663);  // g1 affine.dp:28-30
        const word w666 = lop3<0x41>(w531, w534, w542);  // g2 affine.dp:28-30
        const word w667 = lop3<0x36>(w574, w563, w568);  // g3 affine.dp:28-30
        const word w668 = lop3<0xca>(w667, w576, w563);  // g4 affine.dp:28-30
        const word w669 = lop3<0x67>(w573, w564, w668);  // g5 affine.dp:28-30
        const word w670 = lop3<0xed>(w668, w573, w564);  // g6 affine.dp:28-30
        const word w671 = lop3<0xdb>(w532, w536, w537);  // g7 affine.dp:28-30
        const word w672 = lop3<0xc9>(w666, w671, w534);  // g8 affine.dp:28-30
        const word w673 = lop3<0x8f>(w672, w671, w537);  // g9 affine.dp:28-30
        const word w674 = lop3<0x69>(w666, w574, w568);  // g10 affine.dp:28-30
        const word w675 = lop3<0x07>(w669, w674, w666);  // g11 affine.dp:28-30
        const word w676 = lop3<0xf7>(w675, w665, w673);  // g12 affine.dp:28-30
        const word w677 = lop3<0x90>(w676, w576, w667);  // g13 affine.dp:28-30
        const word w678 = lop3<0xa9>(w670, w677, w669);  // g14 affine.dp:28-30
        const word w679 = lop3<0x8c>(w674, w665, w669);  // g15 affine.dp:28-30
        const word w680 = lop3<0x19>(w666, w679, w676);  // g16 affine.dp:28-30
        const word w681 = lop3<0xac>(w680, w676, w534);  // g17 affine.dp:28-30
        const word w682 = ~(w536 ^ w681);  // g18 affine.dp:28-30
        const word w683 = lop3<0x9a>(w682, w536, w537);  // g19 affine.dp:28-30
        const word w684 = lop3<0xb4>(w683, w532, w682);  // g20 affine.dp:28-30
        const word w685 = lop3<0x12>(w666, w684, w680);  // g21 affine.dp:28-30
        const word w686 = lop3<0x21>(w672, w684, w676);  // g22 affine.dp:28-30
        const word w687 = lop3<0x4a>(w680, w665, w534);  // g23 affine.dp:28-30
        const word w688 = lop3<0x96>(w687, w568, w534);  // g24 affine.dp:28-30
        const word w689 = lop3<0x8e>(w688, w676, w568);  // g25 affine.dp:28-30
        const word w690 = lop3<0x69>(w689, w563, w680);  // g26 affine.dp:28-30
        const word w691 = lop3<0xc6>(w690, w564, w563);  // g27 affine.dp:28-30
        const word w692 = lop3<0x84>(w690, w542, w563);  // g28 affine.dp:28-30
        const word w693 = lop3<0x09>(w678, w574, w688);  // g29 affine.dp:28-30
        const word w694 = lop3<0x14>(w690, w576, w678);  // g30 affine.dp:28-30
        const word w695 = lop3<0xb4>(w694, w693, w688);  // g31 affine.dp:28-30
        const word w696 = lop3<0x02>(w691, w692, w695);  // g32 affine.dp:28-30
        const word w697 = load_aligned(a + 2 * WORD_BYTES);
        const word w698 = load_aligned(a + 3 * WORD_BYTES);
        const word w699 = w697 ^ w459;  // g0 affine.dp:28-30
        const word w700 = lop3<0xf6>(w699, w460, w698);  // g1 affine.dp:28-30
        const word w701 = lop3<0x41>(w566, w569, w577);  // g2 affine.dp:28-30
        const word w702 = lop3<0x36>(w609, w598, w603);  // g3 affine.dp:28-30
        const word w703 = lop3<0xca>(w702, w611, w598);  // g4 affine.dp:28-30
        const word w704 = lop3<0x67>(w608, w599, w703);  // g5 affine.dp:28-30
        const word w705 = lop3<0xed>(w703, w608, w599);  // g6 affine.dp:28-30
        const word w706 = lop3<0xdb>(w567, w571, w572);  // g7 affine.dp:28-30
        const word w707 = lop3<0xc9>(w701, w706, w569);  // g8 affine.dp:28-30
        const word w708 = lop3<0x8f>(w707, w706, w572);  // g9 affine.dp:28-30
        const word w709 = lop3<0x69>(w701, w609, w603);  // g10 affine.dp:28-30
        const word w710 = lop3<0x07>(w704, w709, w701);  // g11 affine.dp:28-30
        const word w711 = lop3<0xf7>(w710, w700, w708);  // g12 affine.dp:28-30
        const word w712 = lop3<0x90>(w711, w611, w702);  // g13 affine.dp:28-30
        const word w713 = lop3<0xa9>(w705, w712, w704);  // g14 affine.dp:28-30
        const word w714 = lop3<0x8c>(w709, w700, w704);  // g15 affine.dp:28-30
        const word w715 = lop3<0x19>(w701, w714, w711);  // g16 affine.dp:28-30
        const word w716 = lop3<0xac>(w715, w711, w569);  // g17 affine.dp:28-30
        const word w717 = ~(w571 ^ w716);  // g18 affine.dp:28-30
        const word w718 = lop3<0x9a>(w717, w571, w572);  // g19 affine.dp:28-30
        const word w719 = lop3<0xb4>(w718, w567, w717);  // g20 affine.dp:28-30
        const word w720 = lop3<0x12>(w701, w719, w715);  // g21 affine.dp:28-30
        const word w721 = lop3<0x21>(w707, w719, w711);  // g22 affine.dp:28-30
        const word w722 = lop3<0x4a>(w715, w700, w569);  // g23 affine.dp:28-30
        const word w723 = lop3<0x96>(w722, w603, w569);  // g24 affine.dp:28-30
        const word w724 = lop3<0x8e>(w723, w711, w603);  // g25 affine.dp:28-30
        const word w725 = lop3<0x69>(w724, w598, w715);  // g26 affine.dp:28-30
        const word w726 = lop3<0xc6>(w725, w599, w598);  // g27 affine.dp:28-30
        const word w727 = lop3<0x84>(w725, w577, w598);  // g28 affine.dp:28-30
        const word w728 = lop3<0x09>(w713, w609, w723);  // g29 affine.dp:28-30
        const word w729 = lop3<0x14>(w725, w611, w713);  // g30 affine.dp:28-30
        const word w730 = lop3<0xb4>(w729, w728, w723);  // g31 affine.dp:28-30
        const word w731 = lop3<0x02>(w726, w727, w730);  // g32 affine.dp:28-30
        const word w732 = load_aligned(a);
        const word w733 = load_aligned(a + 1 * WORD_BYTES);
        const word w734 = w732 ^ w613;  // g0 affine.dp:28-30
        const word w735 = lop3<0xf6>(w734, w614, w733);  // g1 affine.dp:28-30
        const word w736 = lop3<0x41>(w601, w604, w612);  // g2 affine.dp:28-30
        const word w737 = lop3<0x36>(w624, w618, w616);  // g3 affine.dp:28-30
        const word w738 = lop3<0xca>(w737, w626, w618);  // g4 affine.dp:28-30
        const word w739 = lop3<0x67>(w622, w620, w738);  // g5 affine.dp:28-30
        const word w740 = lop3<0xed>(w738, w622, w620);  // g6 affine.dp:28-30
        const word w741 = lop3<0xdb>(w602, w606, w607);  // g7 affine.dp:28-30
        const word w742 = lop3<0xc9>(w736, w741, w604);  // g8 affine.dp:28-30
        const word w743 = lop3<0x8f>(w742, w741, w607);  // g9 affine.dp:28-30
        const word w744 = lop3<0x69>(w736, w624, w616);  // g10 affine.dp:28-30
        const word w745 = lop3<0x07>(w739, w744, w736);  // g11 affine.dp:28-30
        const word w746 = lop3<0xf7>(w745, w735, w743);  // g12 affine.dp:28-30
        const word w747 = lop3<0x90>(w746, w626, w737);  // g13 affine.dp:28-30
        const word w748 = lop3<0xa9>(w740, w747, w739);  // g14 affine.dp:28-30
        const word w749 = lop3<0x8c>(w744, w735, w739);  // g15 affine.dp:28-30
        const word w750 = lop3<0x19>(w736, w749, w746);  // g16 affine.dp:28-30
        const word w751 = lop3<0xac>(w750, w746, w604);  // g17 affine.dp:28-30
        const word w752 = ~(w606 ^ w751);  // g18 affine.dp:28-30
        const word w753 = lop3<0x9a>(w752, w606, w607);  // g19 affine.dp:28-30
        const word w754 = lop3<0xb4>(w753, w602, w752);  // g20 affine.dp:28-30
        const word w755 = lop3<0x12>(w736, w754, w750);  // g21 affine.dp:28-30
        const word w756 = lop3<0x21>(w742, w754, w746);  // g22 affine.dp:28-30
        const word w757 = lop3<0x4a>(w750, w735, w604);  // g23 affine.dp:28-30
        const word w758 = lop3<0x96>(w757, w616, w604);  // g24 affine.dp:28-30
        const word w759 = lop3<0x8e>(w758, w746, w616);  // g25 affine.dp:28-30
        const word w760 = lop3<0x69>(w759, w618, w750);  // g26 affine.dp:28-30
        const word w761 = lop3<0xc6>(w760, w620, w618);  // g27 affine.dp:28-30
        const word w762 = lop3<0x84>(w760, w612, w618);  // g28 affine.dp:28-30
        const word w763 = lop3<0x09>(w748, w624, w758);  // g29 affine.dp:28-30
        const word w764 = lop3<0x14>(w760, w626, w748);  // g30 affine.dp:28-30
        const word w765 = lop3<0xb4>(w764, w763, w758);  // g31 affine.dp:28-30
        const word w766 = lop3<0x02>(w761, w762, w765);  // g32 affine.dp:28-30
        store_first(bottom + i140 + 3, w652);
        store_first(bottom + i146 + 3, w647);
        store_first(bottom + i147 + 3, w648);
        store_first(bottom + i148 + 3, w657);
        store_first(bottom + i149 + 3, w658);
        store_first(bottom + i150 + 3, w660);
        c72 = w758;
        c73 = w760;
        c74 = w761;
        c75 = w766;
        c76 = w755;
        c77 = w756;
        c78 = w723;
        c79 = w725;
        c80 = w726;
        c81 = w731;
        c82 = w720;
        c83 = w721;
        c84 = w688;
        c85 = w690;
        c86 = w691;
        c87 = w696;
        c88 = w685;
        c89 = w686;
        c90 = w653;
        c91 = w655;
        c92 = w656;
        c93 = w661;
        c94 = w650;
        c95 = w651;
        c96 = w757;
        c97 = w752;
        c98 = w753;
        c99 = w762;
        c100 = w763;
        c101 = w765;
        c102 = w722;
        c103 = w717;
        c104 = w718;
        c105 = w727;
        c106 = w728;
        c107 = w730;
        c108 = w687;
        c109 = w682;
        c110 = w683;
        c111 = w692;
        c112 = w693;
        c113 = w695;
        c114 = w652;
        c115 = w647;
        c116 = w648;
        c117 = w657;
        c118 = w658;
        c119 = w660;
        c120 = w305;
        c121 = w306;
        c122 = w459;
        c123 = w460;
        c124 = w613;
        c125 = w614;
    }
    store_aligned(vertical, c72);
    store_aligned(vertical + 1 * WORD_BYTES, c73);
    store_aligned(vertical + 2 * WORD_BYTES, c74);
    store_aligned(vertical + 3 * WORD_BYTES, c75);
    store_aligned(vertical + 4 * WORD_BYTES, c76);
    store_aligned(vertical + 5 * WORD_BYTES, c77);
    store_aligned(vertical + 6 * WORD_BYTES, c78);
    store_aligned(vertical + 7 * WORD_BYTES, c79);
    store_aligned(vertical + 8 * WORD_BYTES, c80);
    store_aligned(vertical + 9 * WORD_BYTES, c81);
    store_aligned(vertical + 10 * WORD_BYTES, c82);
    store_aligned(vertical + 11 * WORD_BYTES, c83);
    store_aligned(vertical + 12 * WORD_BYTES, c84);
    store_aligned(vertical + 13 * WORD_BYTES, c85);
    store_aligned(vertical + 14 * WORD_BYTES, c86);
    store_aligned(vertical + 15 * WORD_BYTES, c87);
    store_aligned(vertical + 16 * WORD_BYTES, c88);
    store_aligned(vertical + 17 * WORD_BYTES, c89);
    store_aligned(vertical + 18 * WORD_BYTES, c90);
    store_aligned(vertical + 19 * WORD_BYTES, c91);
    store_aligned(vertical + 20 * WORD_BYTES, c92);
    store_aligned(vertical + 21 * WORD_BYTES, c93);
    store_aligned(vertical + 22 * WORD_BYTES, c94);
    store_aligned(vertical + 23 * WORD_BYTES, c95);
    store_aligned(down, c96);
    store_aligned(down + 1 * WORD_BYTES, c97);
    store_aligned(down + 2 * WORD_BYTES, c98);
    store_aligned(down + 3 * WORD_BYTES, c99);
    store_aligned(down + 4 * WORD_BYTES, c100);
    store_aligned(down + 5 * WORD_BYTES, c101);
    store_aligned(down + 6 * WORD_BYTES, c102);
    store_aligned(down + 7 * WORD_BYTES, c103);
    store_aligned(down + 8 * WORD_BYTES, c104);
    store_aligned(down + 9 * WORD_BYTES, c105);
    store_aligned(down + 10 * WORD_BYTES, c106);
    store_aligned(down + 11 * WORD_BYTES, c107);
    store_aligned(down + 12 * WORD_BYTES, c108);
    store_aligned(down + 13 * WORD_BYTES, c109);
    store_aligned(down + 14 * WORD_BYTES, c110);
    store_aligned(down + 15 * WORD_BYTES, c111);
    store_aligned(down + 16 * WORD_BYTES, c112);
    store_aligned(down + 17 * WORD_BYTES, c113);
    store_aligned(down + 18 * WORD_BYTES, c114);
    store_aligned(down + 19 * WORD_BYTES, c115);
    store_aligned(down + 20 * WORD_BYTES, c116);
    store_aligned(down + 21 * WORD_BYTES, c117);
    store_aligned(down + 22 * WORD_BYTES, c118);
    store_aligned(down + 23 * WORD_BYTES, c119);
}
extern "C" __global__ void affine_steady(uint8_t *const *buffers, const int64_t *scalars,
                                  int tasks) {
    const int task = (int)((blockIdx.x * blockDim.x + threadIdx.x) / 32u);
    if (task < tasks) steady(buffers + task * 8, scalars + task * 6);
}
