/* SPDX-License-Identifier: Apache-2.0
 *
 * affine in the wavefront layout, 4 rows a lane, for avx512.
 * Made by: minterm compile affine --layout wavefront --target avx512 --alphabet ACGT --rows 4 --emit c
 * Compile with -mavx512f -mavx512bw -mavx512dq -mavx512vl.
 *
 * A function reads and writes byte buffers, and 64-bit scalars say how much of them. It
 * fails never and calls nothing. Words have 64 bytes; buffers are aligned to that,
 * but for edges (top, bottom), which may begin anywhere.
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
 * What lies where. Rows and columns are counted from 0 here. A strip has 2048 rows: row r is bit 511 - r / 4
 * of word r % 4, and bit x of a word is bit x % 8 of its byte x / 8.
 *     a         word (r % 4) * 2 + p: plane p of the symbols of its rows
 *     windows   sequence x * 2 + p, for x from 0 to 3: 512 zeros, then plane p of the columns x, x + 4,
 *               x + 8, .. and zeros; eight copies of each, as of active
 *     active    sequences x, for x from 0 to 3: 512 zeros and then a one for each column x, x + 4, .. that
 *               there is. Eight copies of each, copy c without its first c bits: byte (x * 8 + c) *
 *               copy_stride begins it. copy_stride is at least iterations / 8 + 65
 *     vertical  word (r % 4) * 6 + p: plane p of what enters its rows from the left, and after the
 *               last call of what leaves them on the right
 *     down      24 words, which may be anything at first
 *     top       byte p * top_stride + j: plane p of what enters column j from above, in bit 0; 64 bytes
 *               behind the last step are read
 *     bottom    byte p * bottom_stride + j + 2047: plane p of what leaves the strip's last row in column j,
 *               in bit 0. A step s writes bytes s to s + 3. It may be 2047 bytes before top: a
 *               strip then turns the row above it into the row below it
 *
 * What to call. Step s computes the cells (r, s - r) of all rows r, iteration q the steps from 4 q to 4 q + 3.
 * R rows, 1 to 2048 of them, and n columns take (R + n - 1 + 3) / 4 iterations. `edge` does any of them;
 * `steady` is faster and does those in which all rows have a column: from (R - 1 + 3) / 4 to n / 4 - 1.
 * Calls follow each other in the same memory, each for the iterations from begin to end - 1.
 * More rows are strips from the top to the bottom, all but the last of 2048 rows: `bottom` of one is `top`
 * of the next, and windows and active are the same for all.
 *
 * The answer H[m][n] is H[0][n] plus what the vertical codes of all m rows stand for
 * after the last call (H[i][n] - H[i-1][n] then).
 *
 * A cell: 31 gates, nothing proved (shipped).
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
#include <immintrin.h>
#include <stdint.h>
#include <string.h>

#ifndef __AVX512BW__
#error "this file is for avx512: compile it with -mavx512f -mavx512bw -mavx512dq -mavx512vl"
#endif

enum { WORD_BYTES = 64 };
typedef uint64_t word __attribute__((vector_size(64)));
typedef word aligned_word __attribute__((may_alias));
typedef word any_word __attribute__((may_alias, aligned(1)));

static inline word load_word(const uint8_t *p) {
    return *(const any_word *)p;
}
static inline word load_aligned(const uint8_t *p) {
    return *(const aligned_word *)p;
}
/* Bit 0 is that of a byte; the others say nothing. */
static inline word load_first(const uint8_t *p) {
    uint64_t first;
    memcpy(&first, p, sizeof first);
    const word w = {first};
    return w;
}
static inline void store_aligned(uint8_t *p, word w) {
    *(aligned_word *)p = w;
}
static inline void store_first(uint8_t *p, word w) {
    const uint32_t first = (uint32_t)w[0];
    memcpy(p, &first, sizeof first);
}
/* One bit towards bit 0; the top bit comes from bit 0 of `incoming`. */
static inline word shift_in(word w, word incoming) {
    const word above = __builtin_shufflevector(w, incoming, 1, 2, 3, 4, 5, 6, 7, 8);
    #ifdef __AVX512VBMI2__
    return (word)_mm512_shrdi_epi64((__m512i)w, (__m512i)above, 1);
    #else
    return (w >> 1) | (above << 63);
    #endif
}

#ifdef __cplusplus
extern "C" {
#endif

/* An iteration: 624 gates, 24 moves, 0 additions, 68 loads, 24 stores. */
void affine_avx512_edge(uint8_t *const *buffers, const int64_t *scalars);
void affine_avx512_edge(uint8_t *const *buffers, const int64_t *scalars) {
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
        const word w174 = w172 ^ c123;
        const word w175 = (word)_mm512_ternarylogic_epi64((__m512i)w174, (__m512i)c124, (__m512i)w173, 0xf6);
        const word w176 = (word)_mm512_ternarylogic_epi64((__m512i)c96, (__m512i)c93, (__m512i)c97, 0x09);
        const word w177 = (word)_mm512_ternarylogic_epi64((__m512i)c115, (__m512i)c112, (__m512i)c111, 0x36);
        const word w178 = (word)_mm512_ternarylogic_epi64((__m512i)w177, (__m512i)c116, (__m512i)c112, 0xca);
        const word w179 = (word)_mm512_ternarylogic_epi64((__m512i)w178, (__m512i)c113, (__m512i)c114, 0x3d);
        const word w180 = (word)_mm512_ternarylogic_epi64((__m512i)w178, (__m512i)c114, (__m512i)c113, 0xed);
        const word w181 = (word)_mm512_ternarylogic_epi64((__m512i)c98, (__m512i)c94, (__m512i)c95, 0xdb);
        const word w182 = (word)_mm512_ternarylogic_epi64((__m512i)w176, (__m512i)w181, (__m512i)c93, 0xc9);
        const word w183 = (word)_mm512_ternarylogic_epi64((__m512i)w182, (__m512i)w181, (__m512i)c95, 0x8f);
        const word w184 = (word)_mm512_ternarylogic_epi64((__m512i)w176, (__m512i)c115, (__m512i)c111, 0x69);
        const word w185 = (word)_mm512_ternarylogic_epi64((__m512i)w179, (__m512i)w184, (__m512i)w176, 0x07);
        const word w186 = (word)_mm512_ternarylogic_epi64((__m512i)w185, (__m512i)w175, (__m512i)w183, 0xf7);
        const word w187 = (word)_mm512_ternarylogic_epi64((__m512i)w186, (__m512i)c116, (__m512i)w177, 0x90);
        const word w188 = (word)_mm512_ternarylogic_epi64((__m512i)w187, (__m512i)w180, (__m512i)w179, 0xa9);
        const word w189 = (word)_mm512_ternarylogic_epi64((__m512i)w179, (__m512i)w175, (__m512i)w184, 0xc4);
        const word w190 = (word)_mm512_ternarylogic_epi64((__m512i)w186, (__m512i)w189, (__m512i)w176, 0x43);
        const word w191 = (word)_mm512_ternarylogic_epi64((__m512i)w190, (__m512i)w186, (__m512i)c93, 0xac);
        const word w192 = ~(c94 ^ w191);
        const word w193 = (word)_mm512_ternarylogic_epi64((__m512i)w192, (__m512i)c94, (__m512i)c95, 0x9a);
        const word w194 = (word)_mm512_ternarylogic_epi64((__m512i)w193, (__m512i)c98, (__m512i)w192, 0xb4);
        const word w195 = (word)_mm512_ternarylogic_epi64((__m512i)w194, (__m512i)w176, (__m512i)w190, 0x06);
        const word w196 = (word)_mm512_ternarylogic_epi64((__m512i)w194, (__m512i)w182, (__m512i)w186, 0x09);
        const word w197 = (word)_mm512_ternarylogic_epi64((__m512i)w190, (__m512i)w175, (__m512i)c93, 0x4a);
        const word w198 = (word)_mm512_ternarylogic_epi64((__m512i)w197, (__m512i)c111, (__m512i)c93, 0x96);
        const word w199 = (word)_mm512_ternarylogic_epi64((__m512i)w198, (__m512i)w186, (__m512i)c111, 0x8e);
        const word w200 = (word)_mm512_ternarylogic_epi64((__m512i)w199, (__m512i)c112, (__m512i)w190, 0x69);
        const word w201 = (word)_mm512_ternarylogic_epi64((__m512i)w200, (__m512i)c113, (__m512i)c112, 0xc6);
        const word w202 = (word)_mm512_ternarylogic_epi64((__m512i)w200, (__m512i)c96, (__m512i)c112, 0x84);
        const word w203 = (word)_mm512_ternarylogic_epi64((__m512i)w198, (__m512i)c115, (__m512i)w188, 0x41);
        const word w204 = (word)_mm512_ternarylogic_epi64((__m512i)w200, (__m512i)c116, (__m512i)w188, 0x14);
        const word w205 = (word)_mm512_ternarylogic_epi64((__m512i)w204, (__m512i)w203, (__m512i)w198, 0xb4);
        const word w206 = (word)_mm512_ternarylogic_epi64((__m512i)w205, (__m512i)w202, (__m512i)w201, 0x10);
        const word w207 = (word)_mm512_ternarylogic_epi64((__m512i)w198, (__m512i)c125, (__m512i)c93, 0xe2);
        const word w208 = (word)_mm512_ternarylogic_epi64((__m512i)w200, (__m512i)c125, (__m512i)c94, 0xe2);
        const word w209 = (word)_mm512_ternarylogic_epi64((__m512i)w201, (__m512i)c125, (__m512i)c95, 0xe2);
        const word w210 = (word)_mm512_ternarylogic_epi64((__m512i)w206, (__m512i)c125, (__m512i)c96, 0xe2);
        const word w211 = (word)_mm512_ternarylogic_epi64((__m512i)w195, (__m512i)c125, (__m512i)c97, 0xe2);
        const word w212 = (word)_mm512_ternarylogic_epi64((__m512i)w196, (__m512i)c125, (__m512i)c98, 0xe2);
        const word w213 = load_aligned(a + 4 * WORD_BYTES);
        const word w214 = load_aligned(a + 5 * WORD_BYTES);
        const word w215 = w213 ^ c126;
        const word w216 = (word)_mm512_ternarylogic_epi64((__m512i)w215, (__m512i)c127, (__m512i)w214, 0xf6);
        const word w217 = (word)_mm512_ternarylogic_epi64((__m512i)c90, (__m512i)c87, (__m512i)c91, 0x09);
        const word w218 = (word)_mm512_ternarylogic_epi64((__m512i)c109, (__m512i)c106, (__m512i)c105, 0x36);
        const word w219 = (word)_mm512_ternarylogic_epi64((__m512i)w218, (__m512i)c110, (__m512i)c106, 0xca);
        const word w220 = (word)_mm512_ternarylogic_epi64((__m512i)w219, (__m512i)c107, (__m512i)c108, 0x3d);
        const word w221 = (word)_mm512_ternarylogic_epi64((__m512i)w219, (__m512i)c108, (__m512i)c107, 0xed);
        const word w222 = (word)_mm512_ternarylogic_epi64((__m512i)c92, (__m512i)c88, (__m512i)c89, 0xdb);
        const word w223 = (word)_mm512_ternarylogic_epi64((__m512i)w217, (__m512i)w222, (__m512i)c87, 0xc9);
        const word w224 = (word)_mm512_ternarylogic_epi64((__m512i)w223, (__m512i)w222, (__m512i)c89, 0x8f);
        const word w225 = (word)_mm512_ternarylogic_epi64((__m512i)w217, (__m512i)c109, (__m512i)c105, 0x69);
        const word w226 = (word)_mm512_ternarylogic_epi64((__m512i)w220, (__m512i)w225, (__m512i)w217, 0x07);
        const word w227 = (word)_mm512_ternarylogic_epi64((__m512i)w226, (__m512i)w216, (__m512i)w224, 0xf7);
        const word w228 = (word)_mm512_ternarylogic_epi64((__m512i)w227, (__m512i)c110, (__m512i)w218, 0x90);
        const word w229 = (word)_mm512_ternarylogic_epi64((__m512i)w228, (__m512i)w221, (__m512i)w220, 0xa9);
        const word w230 = (word)_mm512_ternarylogic_epi64((__m512i)w220, (__m512i)w216, (__m512i)w225, 0xc4);
        const word w231 = (word)_mm512_ternarylogic_epi64((__m512i)w227, (__m512i)w230, (__m512i)w217, 0x43);
        const word w232 = (word)_mm512_ternarylogic_epi64((__m512i)w231, (__m512i)w227, (__m512i)c87, 0xac);
        const word w233 = ~(c88 ^ w232);
        const word w234 = (word)_mm512_ternarylogic_epi64((__m512i)w233, (__m512i)c88, (__m512i)c89, 0x9a);
        const word w235 = (word)_mm512_ternarylogic_epi64((__m512i)w234, (__m512i)c92, (__m512i)w233, 0xb4);
        const word w236 = (word)_mm512_ternarylogic_epi64((__m512i)w235, (__m512i)w217, (__m512i)w231, 0x06);
        const word w237 = (word)_mm512_ternarylogic_epi64((__m512i)w235, (__m512i)w223, (__m512i)w227, 0x09);
        const word w238 = (word)_mm512_ternarylogic_epi64((__m512i)w231, (__m512i)w216, (__m512i)c87, 0x4a);
        const word w239 = (word)_mm512_ternarylogic_epi64((__m512i)w238, (__m512i)c105, (__m512i)c87, 0x96);
        const word w240 = (word)_mm512_ternarylogic_epi64((__m512i)w239, (__m512i)w227, (__m512i)c105, 0x8e);
        const word w241 = (word)_mm512_ternarylogic_epi64((__m512i)w240, (__m512i)c106, (__m512i)w231, 0x69);
        const word w242 = (word)_mm512_ternarylogic_epi64((__m512i)w241, (__m512i)c107, (__m512i)c106, 0xc6);
        const word w243 = (word)_mm512_ternarylogic_epi64((__m512i)w241, (__m512i)c90, (__m512i)c106, 0x84);
        const word w244 = (word)_mm512_ternarylogic_epi64((__m512i)w239, (__m512i)c109, (__m512i)w229, 0x41);
        const word w245 = (word)_mm512_ternarylogic_epi64((__m512i)w241, (__m512i)c110, (__m512i)w229, 0x14);
        const word w246 = (word)_mm512_ternarylogic_epi64((__m512i)w245, (__m512i)w244, (__m512i)w239, 0xb4);
        const word w247 = (word)_mm512_ternarylogic_epi64((__m512i)w246, (__m512i)w243, (__m512i)w242, 0x10);
        const word w248 = (word)_mm512_ternarylogic_epi64((__m512i)w239, (__m512i)c128, (__m512i)c87, 0xe2);
        const word w249 = (word)_mm512_ternarylogic_epi64((__m512i)w241, (__m512i)c128, (__m512i)c88, 0xe2);
        const word w250 = (word)_mm512_ternarylogic_epi64((__m512i)w242, (__m512i)c128, (__m512i)c89, 0xe2);
        const word w251 = (word)_mm512_ternarylogic_epi64((__m512i)w247, (__m512i)c128, (__m512i)c90, 0xe2);
        const word w252 = (word)_mm512_ternarylogic_epi64((__m512i)w236, (__m512i)c128, (__m512i)c91, 0xe2);
        const word w253 = (word)_mm512_ternarylogic_epi64((__m512i)w237, (__m512i)c128, (__m512i)c92, 0xe2);
        const word w254 = load_aligned(a + 2 * WORD_BYTES);
        const word w255 = load_aligned(a + 3 * WORD_BYTES);
        const word w256 = w254 ^ c129;
        const word w257 = (word)_mm512_ternarylogic_epi64((__m512i)w256, (__m512i)c130, (__m512i)w255, 0xf6);
        const word w258 = (word)_mm512_ternarylogic_epi64((__m512i)c84, (__m512i)c81, (__m512i)c85, 0x09);
        const word w259 = (word)_mm512_ternarylogic_epi64((__m512i)c103, (__m512i)c100, (__m512i)c99, 0x36);
        const word w260 = (word)_mm512_ternarylogic_epi64((__m512i)w259, (__m512i)c104, (__m512i)c100, 0xca);
        const word w261 = (word)_mm512_ternarylogic_epi64((__m512i)w260, (__m512i)c101, (__m512i)c102, 0x3d);
        const word w262 = (word)_mm512_ternarylogic_epi64((__m512i)w260, (__m512i)c102, (__m512i)c101, 0xed);
        const word w263 = (word)_mm512_ternarylogic_epi64((__m512i)c86, (__m512i)c82, (__m512i)c83, 0xdb);
        const word w264 = (word)_mm512_ternarylogic_epi64((__m512i)w258, (__m512i)w263, (__m512i)c81, 0xc9);
        const word w265 = (word)_mm512_ternarylogic_epi64((__m512i)w264, (__m512i)w263, (__m512i)c83, 0x8f);
        const word w266 = (word)_mm512_ternarylogic_epi64((__m512i)w258, (__m512i)c103, (__m512i)c99, 0x69);
        const word w267 = (word)_mm512_ternarylogic_epi64((__m512i)w261, (__m512i)w266, (__m512i)w258, 0x07);
        const word w268 = (word)_mm512_ternarylogic_epi64((__m512i)w267, (__m512i)w257, (__m512i)w265, 0xf7);
        const word w269 = (word)_mm512_ternarylogic_epi64((__m512i)w268, (__m512i)c104, (__m512i)w259, 0x90);
        const word w270 = (word)_mm512_ternarylogic_epi64((__m512i)w269, (__m512i)w262, (__m512i)w261, 0xa9);
        const word w271 = (word)_mm512_ternarylogic_epi64((__m512i)w261, (__m512i)w257, (__m512i)w266, 0xc4);
        const word w272 = (word)_mm512_ternarylogic_epi64((__m512i)w268, (__m512i)w271, (__m512i)w258, 0x43);
        const word w273 = (word)_mm512_ternarylogic_epi64((__m512i)w272, (__m512i)w268, (__m512i)c81, 0xac);
        const word w274 = ~(c82 ^ w273);
        const word w275 = (word)_mm512_ternarylogic_epi64((__m512i)w274, (__m512i)c82, (__m512i)c83, 0x9a);
        const word w276 = (word)_mm512_ternarylogic_epi64((__m512i)w275, (__m512i)c86, (__m512i)w274, 0xb4);
        const word w277 = (word)_mm512_ternarylogic_epi64((__m512i)w276, (__m512i)w258, (__m512i)w272, 0x06);
        const word w278 = (word)_mm512_ternarylogic_epi64((__m512i)w276, (__m512i)w264, (__m512i)w268, 0x09);
        const word w279 = (word)_mm512_ternarylogic_epi64((__m512i)w272, (__m512i)w257, (__m512i)c81, 0x4a);
        const word w280 = (word)_mm512_ternarylogic_epi64((__m512i)w279, (__m512i)c99, (__m512i)c81, 0x96);
        const word w281 = (word)_mm512_ternarylogic_epi64((__m512i)w280, (__m512i)w268, (__m512i)c99, 0x8e);
        const word w282 = (word)_mm512_ternarylogic_epi64((__m512i)w281, (__m512i)c100, (__m512i)w272, 0x69);
        const word w283 = (word)_mm512_ternarylogic_epi64((__m512i)w282, (__m512i)c101, (__m512i)c100, 0xc6);
        const word w284 = (word)_mm512_ternarylogic_epi64((__m512i)w282, (__m512i)c84, (__m512i)c100, 0x84);
        const word w285 = (word)_mm512_ternarylogic_epi64((__m512i)w280, (__m512i)c103, (__m512i)w270, 0x41);
        const word w286 = (word)_mm512_ternarylogic_epi64((__m512i)w282, (__m512i)c104, (__m512i)w270, 0x14);
        const word w287 = (word)_mm512_ternarylogic_epi64((__m512i)w286, (__m512i)w285, (__m512i)w280, 0xb4);
        const word w288 = (word)_mm512_ternarylogic_epi64((__m512i)w287, (__m512i)w284, (__m512i)w283, 0x10);
        const word w289 = (word)_mm512_ternarylogic_epi64((__m512i)w280, (__m512i)c131, (__m512i)c81, 0xe2);
        const word w290 = (word)_mm512_ternarylogic_epi64((__m512i)w282, (__m512i)c131, (__m512i)c82, 0xe2);
        const word w291 = (word)_mm512_ternarylogic_epi64((__m512i)w283, (__m512i)c131, (__m512i)c83, 0xe2);
        const word w292 = (word)_mm512_ternarylogic_epi64((__m512i)w288, (__m512i)c131, (__m512i)c84, 0xe2);
        const word w293 = (word)_mm512_ternarylogic_epi64((__m512i)w277, (__m512i)c131, (__m512i)c85, 0xe2);
        const word w294 = (word)_mm512_ternarylogic_epi64((__m512i)w278, (__m512i)c131, (__m512i)c86, 0xe2);
        const word w295 = load_aligned(a);
        const word w296 = load_aligned(a + 1 * WORD_BYTES);
        const word w297 = w295 ^ w157;
        const word w298 = (word)_mm512_ternarylogic_epi64((__m512i)w297, (__m512i)w158, (__m512i)w296, 0xf6);
        const word w299 = (word)_mm512_ternarylogic_epi64((__m512i)c78, (__m512i)c75, (__m512i)c79, 0x09);
        const word w300 = (word)_mm512_ternarylogic_epi64((__m512i)w169, (__m512i)w163, (__m512i)w161, 0x36);
        const word w301 = (word)_mm512_ternarylogic_epi64((__m512i)w300, (__m512i)w171, (__m512i)w163, 0xca);
        const word w302 = (word)_mm512_ternarylogic_epi64((__m512i)w301, (__m512i)w165, (__m512i)w167, 0x3d);
        const word w303 = (word)_mm512_ternarylogic_epi64((__m512i)w301, (__m512i)w167, (__m512i)w165, 0xed);
        const word w304 = (word)_mm512_ternarylogic_epi64((__m512i)c80, (__m512i)c76, (__m512i)c77, 0xdb);
        const word w305 = (word)_mm512_ternarylogic_epi64((__m512i)w299, (__m512i)w304, (__m512i)c75, 0xc9);
        const word w306 = (word)_mm512_ternarylogic_epi64((__m512i)w305, (__m512i)w304, (__m512i)c77, 0x8f);
        const word w307 = (word)_mm512_ternarylogic_epi64((__m512i)w299, (__m512i)w169, (__m512i)w161, 0x69);
        const word w308 = (word)_mm512_ternarylogic_epi64((__m512i)w302, (__m512i)w307, (__m512i)w299, 0x07);
        const word w309 = (word)_mm512_ternarylogic_epi64((__m512i)w308, (__m512i)w298, (__m512i)w306, 0xf7);
        const word w310 = (word)_mm512_ternarylogic_epi64((__m512i)w309, (__m512i)w171, (__m512i)w300, 0x90);
        const word w311 = (word)_mm512_ternarylogic_epi64((__m512i)w310, (__m512i)w303, (__m512i)w302, 0xa9);
        const word w312 = (word)_mm512_ternarylogic_epi64((__m512i)w302, (__m512i)w298, (__m512i)w307, 0xc4);
        const word w313 = (word)_mm512_ternarylogic_epi64((__m512i)w309, (__m512i)w312, (__m512i)w299, 0x43);
        const word w314 = (word)_mm512_ternarylogic_epi64((__m512i)w313, (__m512i)w309, (__m512i)c75, 0xac);
        const word w315 = ~(c76 ^ w314);
        const word w316 = (word)_mm512_ternarylogic_epi64((__m512i)w315, (__m512i)c76, (__m512i)c77, 0x9a);
        const word w317 = (word)_mm512_ternarylogic_epi64((__m512i)w316, (__m512i)c80, (__m512i)w315, 0xb4);
        const word w318 = (word)_mm512_ternarylogic_epi64((__m512i)w317, (__m512i)w299, (__m512i)w313, 0x06);
        const word w319 = (word)_mm512_ternarylogic_epi64((__m512i)w317, (__m512i)w305, (__m512i)w309, 0x09);
        const word w320 = (word)_mm512_ternarylogic_epi64((__m512i)w313, (__m512i)w298, (__m512i)c75, 0x4a);
        const word w321 = (word)_mm512_ternarylogic_epi64((__m512i)w320, (__m512i)w161, (__m512i)c75, 0x96);
        const word w322 = (word)_mm512_ternarylogic_epi64((__m512i)w321, (__m512i)w309, (__m512i)w161, 0x8e);
        const word w323 = (word)_mm512_ternarylogic_epi64((__m512i)w322, (__m512i)w163, (__m512i)w313, 0x69);
        const word w324 = (word)_mm512_ternarylogic_epi64((__m512i)w323, (__m512i)w165, (__m512i)w163, 0xc6);
        const word w325 = (word)_mm512_ternarylogic_epi64((__m512i)w323, (__m512i)c78, (__m512i)w163, 0x84);
        const word w326 = (word)_mm512_ternarylogic_epi64((__m512i)w321, (__m512i)w169, (__m512i)w311, 0x41);
        const word w327 = (word)_mm512_ternarylogic_epi64((__m512i)w323, (__m512i)w171, (__m512i)w311, 0x14);
        const word w328 = (word)_mm512_ternarylogic_epi64((__m512i)w327, (__m512i)w326, (__m512i)w321, 0xb4);
        const word w329 = (word)_mm512_ternarylogic_epi64((__m512i)w328, (__m512i)w325, (__m512i)w324, 0x10);
        const word w330 = (word)_mm512_ternarylogic_epi64((__m512i)w321, (__m512i)w159, (__m512i)c75, 0xe2);
        const word w331 = (word)_mm512_ternarylogic_epi64((__m512i)w323, (__m512i)w159, (__m512i)c76, 0xe2);
        const word w332 = (word)_mm512_ternarylogic_epi64((__m512i)w324, (__m512i)w159, (__m512i)c77, 0xe2);
        const word w333 = (word)_mm512_ternarylogic_epi64((__m512i)w329, (__m512i)w159, (__m512i)c78, 0xe2);
        const word w334 = (word)_mm512_ternarylogic_epi64((__m512i)w318, (__m512i)w159, (__m512i)c79, 0xe2);
        const word w335 = (word)_mm512_ternarylogic_epi64((__m512i)w319, (__m512i)w159, (__m512i)c80, 0xe2);
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
        const word w353 = w351 ^ c126;
        const word w354 = (word)_mm512_ternarylogic_epi64((__m512i)w353, (__m512i)c127, (__m512i)w352, 0xf6);
        const word w355 = (word)_mm512_ternarylogic_epi64((__m512i)w210, (__m512i)w207, (__m512i)w211, 0x09);
        const word w356 = (word)_mm512_ternarylogic_epi64((__m512i)w244, (__m512i)w233, (__m512i)w238, 0x36);
        const word w357 = (word)_mm512_ternarylogic_epi64((__m512i)w246, (__m512i)w356, (__m512i)w233, 0xe2);
        const word w358 = (word)_mm512_ternarylogic_epi64((__m512i)w357, (__m512i)w234, (__m512i)w243, 0x3d);
        const word w359 = (word)_mm512_ternarylogic_epi64((__m512i)w357, (__m512i)w243, (__m512i)w234, 0xed);
        const word w360 = (word)_mm512_ternarylogic_epi64((__m512i)w212, (__m512i)w208, (__m512i)w209, 0xdb);
        const word w361 = (word)_mm512_ternarylogic_epi64((__m512i)w355, (__m512i)w360, (__m512i)w207, 0xc9);
        const word w362 = (word)_mm512_ternarylogic_epi64((__m512i)w361, (__m512i)w360, (__m512i)w209, 0x8f);
        const word w363 = (word)_mm512_ternarylogic_epi64((__m512i)w355, (__m512i)w244, (__m512i)w238, 0x69);
        const word w364 = (word)_mm512_ternarylogic_epi64((__m512i)w363, (__m512i)w358, (__m512i)w355, 0x13);
        const word w365 = (word)_mm512_ternarylogic_epi64((__m512i)w364, (__m512i)w354, (__m512i)w362, 0xf7);
        const word w366 = (word)_mm512_ternarylogic_epi64((__m512i)w365, (__m512i)w246, (__m512i)w356, 0x90);
        const word w367 = (word)_mm512_ternarylogic_epi64((__m512i)w366, (__m512i)w359, (__m512i)w358, 0xa9);
        const word w368 = (word)_mm512_ternarylogic_epi64((__m512i)w363, (__m512i)w354, (__m512i)w358, 0x8c);
        const word w369 = (word)_mm512_ternarylogic_epi64((__m512i)w365, (__m512i)w368, (__m512i)w355, 0x43);
        const word w370 = (word)_mm512_ternarylogic_epi64((__m512i)w369, (__m512i)w365, (__m512i)w207, 0xac);
        const word w371 = ~(w208 ^ w370);
        const word w372 = (word)_mm512_ternarylogic_epi64((__m512i)w371, (__m512i)w208, (__m512i)w209, 0x9a);
        const word w373 = (word)_mm512_ternarylogic_epi64((__m512i)w372, (__m512i)w212, (__m512i)w371, 0xb4);
        const word w374 = (word)_mm512_ternarylogic_epi64((__m512i)w373, (__m512i)w355, (__m512i)w369, 0x06);
        const word w375 = (word)_mm512_ternarylogic_epi64((__m512i)w373, (__m512i)w361, (__m512i)w365, 0x09);
        const word w376 = (word)_mm512_ternarylogic_epi64((__m512i)w369, (__m512i)w354, (__m512i)w207, 0x4a);
        const word w377 = (word)_mm512_ternarylogic_epi64((__m512i)w376, (__m512i)w238, (__m512i)w207, 0x96);
        const word w378 = (word)_mm512_ternarylogic_epi64((__m512i)w377, (__m512i)w365, (__m512i)w238, 0x8e);
        const word w379 = (word)_mm512_ternarylogic_epi64((__m512i)w378, (__m512i)w233, (__m512i)w369, 0x69);
        const word w380 = (word)_mm512_ternarylogic_epi64((__m512i)w379, (__m512i)w234, (__m512i)w233, 0xc6);
        const word w381 = (word)_mm512_ternarylogic_epi64((__m512i)w379, (__m512i)w210, (__m512i)w233, 0x84);
        const word w382 = (word)_mm512_ternarylogic_epi64((__m512i)w377, (__m512i)w244, (__m512i)w367, 0x41);
        const word w383 = (word)_mm512_ternarylogic_epi64((__m512i)w379, (__m512i)w246, (__m512i)w367, 0x14);
        const word w384 = (word)_mm512_ternarylogic_epi64((__m512i)w383, (__m512i)w382, (__m512i)w377, 0xb4);
        const word w385 = (word)_mm512_ternarylogic_epi64((__m512i)w384, (__m512i)w381, (__m512i)w380, 0x10);
        const word w386 = (word)_mm512_ternarylogic_epi64((__m512i)w377, (__m512i)c128, (__m512i)w207, 0xe2);
        const word w387 = (word)_mm512_ternarylogic_epi64((__m512i)w379, (__m512i)c128, (__m512i)w208, 0xe2);
        const word w388 = (word)_mm512_ternarylogic_epi64((__m512i)w380, (__m512i)c128, (__m512i)w209, 0xe2);
        const word w389 = (word)_mm512_ternarylogic_epi64((__m512i)w385, (__m512i)c128, (__m512i)w210, 0xe2);
        const word w390 = (word)_mm512_ternarylogic_epi64((__m512i)w374, (__m512i)c128, (__m512i)w211, 0xe2);
        const word w391 = (word)_mm512_ternarylogic_epi64((__m512i)w375, (__m512i)c128, (__m512i)w212, 0xe2);
        const word w392 = load_aligned(a + 4 * WORD_BYTES);
        const word w393 = load_aligned(a + 5 * WORD_BYTES);
        const word w394 = w392 ^ c129;
        const word w395 = (word)_mm512_ternarylogic_epi64((__m512i)w394, (__m512i)c130, (__m512i)w393, 0xf6);
        const word w396 = (word)_mm512_ternarylogic_epi64((__m512i)w251, (__m512i)w248, (__m512i)w252, 0x09);
        const word w397 = (word)_mm512_ternarylogic_epi64((__m512i)w285, (__m512i)w274, (__m512i)w279, 0x36);
        const word w398 = (word)_mm512_ternarylogic_epi64((__m512i)w287, (__m512i)w397, (__m512i)w274, 0xe2);
        const word w399 = (word)_mm512_ternarylogic_epi64((__m512i)w398, (__m512i)w275, (__m512i)w284, 0x3d);
        const word w400 = (word)_mm512_ternarylogic_epi64((__m512i)w398, (__m512i)w284, (__m512i)w275, 0xed);
        const word w401 = (word)_mm512_ternarylogic_epi64((__m512i)w253, (__m512i)w249, (__m512i)w250, 0xdb);
        const word w402 = (word)_mm512_ternarylogic_epi64((__m512i)w396, (__m512i)w401, (__m512i)w248, 0xc9);
        const word w403 = (word)_mm512_ternarylogic_epi64((__m512i)w402, (__m512i)w401, (__m512i)w250, 0x8f);
        const word w404 = (word)_mm512_ternarylogic_epi64((__m512i)w396, (__m512i)w285, (__m512i)w279, 0x69);
        const word w405 = (word)_mm512_ternarylogic_epi64((__m512i)w404, (__m512i)w399, (__m512i)w396, 0x13);
        const word w406 = (word)_mm512_ternarylogic_epi64((__m512i)w405, (__m512i)w395, (__m512i)w403, 0xf7);
        const word w407 = (word)_mm512_ternarylogic_epi64((__m512i)w406, (__m512i)w287, (__m512i)w397, 0x90);
        const word w408 = (word)_mm512_ternarylogic_epi64((__m512i)w407, (__m512i)w400, (__m512i)w399, 0xa9);
        const word w409 = (word)_mm512_ternarylogic_epi64((__m512i)w404, (__m512i)w395, (__m512i)w399, 0x8c);
        const word w410 = (word)_mm512_ternarylogic_epi64((__m512i)w406, (__m512i)w409, (__m512i)w396, 0x43);
        const word w411 = (word)_mm512_ternarylogic_epi64((__m512i)w410, (__m512i)w406, (__m512i)w248, 0xac);
        const word w412 = ~(w249 ^ w411);
        const word w413 = (word)_mm512_ternarylogic_epi64((__m512i)w412, (__m512i)w249, (__m512i)w250, 0x9a);
        const word w414 = (word)_mm512_ternarylogic_epi64((__m512i)w413, (__m512i)w253, (__m512i)w412, 0xb4);
        const word w415 = (word)_mm512_ternarylogic_epi64((__m512i)w414, (__m512i)w396, (__m512i)w410, 0x06);
        const word w416 = (word)_mm512_ternarylogic_epi64((__m512i)w414, (__m512i)w402, (__m512i)w406, 0x09);
        const word w417 = (word)_mm512_ternarylogic_epi64((__m512i)w410, (__m512i)w395, (__m512i)w248, 0x4a);
        const word w418 = (word)_mm512_ternarylogic_epi64((__m512i)w417, (__m512i)w279, (__m512i)w248, 0x96);
        const word w419 = (word)_mm512_ternarylogic_epi64((__m512i)w418, (__m512i)w406, (__m512i)w279, 0x8e);
        const word w420 = (word)_mm512_ternarylogic_epi64((__m512i)w419, (__m512i)w274, (__m512i)w410, 0x69);
        const word w421 = (word)_mm512_ternarylogic_epi64((__m512i)w420, (__m512i)w275, (__m512i)w274, 0xc6);
        const word w422 = (word)_mm512_ternarylogic_epi64((__m512i)w420, (__m512i)w251, (__m512i)w274, 0x84);
        const word w423 = (word)_mm512_ternarylogic_epi64((__m512i)w418, (__m512i)w285, (__m512i)w408, 0x41);
        const word w424 = (word)_mm512_ternarylogic_epi64((__m512i)w420, (__m512i)w287, (__m512i)w408, 0x14);
        const word w425 = (word)_mm512_ternarylogic_epi64((__m512i)w424, (__m512i)w423, (__m512i)w418, 0xb4);
        const word w426 = (word)_mm512_ternarylogic_epi64((__m512i)w425, (__m512i)w422, (__m512i)w421, 0x10);
        const word w427 = (word)_mm512_ternarylogic_epi64((__m512i)w418, (__m512i)c131, (__m512i)w248, 0xe2);
        const word w428 = (word)_mm512_ternarylogic_epi64((__m512i)w420, (__m512i)c131, (__m512i)w249, 0xe2);
        const word w429 = (word)_mm512_ternarylogic_epi64((__m512i)w421, (__m512i)c131, (__m512i)w250, 0xe2);
        const word w430 = (word)_mm512_ternarylogic_epi64((__m512i)w426, (__m512i)c131, (__m512i)w251, 0xe2);
        const word w431 = (word)_mm512_ternarylogic_epi64((__m512i)w415, (__m512i)c131, (__m512i)w252, 0xe2);
        const word w432 = (word)_mm512_ternarylogic_epi64((__m512i)w416, (__m512i)c131, (__m512i)w253, 0xe2);
        const word w433 = load_aligned(a + 2 * WORD_BYTES);
        const word w434 = load_aligned(a + 3 * WORD_BYTES);
        const word w435 = w433 ^ w157;
        const word w436 = (word)_mm512_ternarylogic_epi64((__m512i)w435, (__m512i)w158, (__m512i)w434, 0xf6);
        const word w437 = (word)_mm512_ternarylogic_epi64((__m512i)w292, (__m512i)w289, (__m512i)w293, 0x09);
        const word w438 = (word)_mm512_ternarylogic_epi64((__m512i)w326, (__m512i)w315, (__m512i)w320, 0x36);
        const word w439 = (word)_mm512_ternarylogic_epi64((__m512i)w328, (__m512i)w438, (__m512i)w315, 0xe2);
        const word w440 = (word)_mm512_ternarylogic_epi64((__m512i)w439, (__m512i)w316, (__m512i)w325, 0x3d);
        const word w441 = (word)_mm512_ternarylogic_epi64((__m512i)w439, (__m512i)w325, (__m512i)w316, 0xed);
        const word w442 = (word)_mm512_ternarylogic_epi64((__m512i)w294, (__m512i)w290, (__m512i)w291, 0xdb);
        const word w443 = (word)_mm512_ternarylogic_epi64((__m512i)w437, (__m512i)w442, (__m512i)w289, 0xc9);
        const word w444 = (word)_mm512_ternarylogic_epi64((__m512i)w443, (__m512i)w442, (__m512i)w291, 0x8f);
        const word w445 = (word)_mm512_ternarylogic_epi64((__m512i)w437, (__m512i)w326, (__m512i)w320, 0x69);
        const word w446 = (word)_mm512_ternarylogic_epi64((__m512i)w445, (__m512i)w440, (__m512i)w437, 0x13);
        const word w447 = (word)_mm512_ternarylogic_epi64((__m512i)w446, (__m512i)w436, (__m512i)w444, 0xf7);
        const word w448 = (word)_mm512_ternarylogic_epi64((__m512i)w447, (__m512i)w328, (__m512i)w438, 0x90);
        const word w449 = (word)_mm512_ternarylogic_epi64((__m512i)w448, (__m512i)w441, (__m512i)w440, 0xa9);
        const word w450 = (word)_mm512_ternarylogic_epi64((__m512i)w445, (__m512i)w436, (__m512i)w440, 0x8c);
        const word w451 = (word)_mm512_ternarylogic_epi64((__m512i)w447, (__m512i)w450, (__m512i)w437, 0x43);
        const word w452 = (word)_mm512_ternarylogic_epi64((__m512i)w451, (__m512i)w447, (__m512i)w289, 0xac);
        const word w453 = ~(w290 ^ w452);
        const word w454 = (word)_mm512_ternarylogic_epi64((__m512i)w453, (__m512i)w290, (__m512i)w291, 0x9a);
        const word w455 = (word)_mm512_ternarylogic_epi64((__m512i)w454, (__m512i)w294, (__m512i)w453, 0xb4);
        const word w456 = (word)_mm512_ternarylogic_epi64((__m512i)w455, (__m512i)w437, (__m512i)w451, 0x06);
        const word w457 = (word)_mm512_ternarylogic_epi64((__m512i)w455, (__m512i)w443, (__m512i)w447, 0x09);
        const word w458 = (word)_mm512_ternarylogic_epi64((__m512i)w451, (__m512i)w436, (__m512i)w289, 0x4a);
        const word w459 = (word)_mm512_ternarylogic_epi64((__m512i)w458, (__m512i)w320, (__m512i)w289, 0x96);
        const word w460 = (word)_mm512_ternarylogic_epi64((__m512i)w459, (__m512i)w447, (__m512i)w320, 0x8e);
        const word w461 = (word)_mm512_ternarylogic_epi64((__m512i)w460, (__m512i)w315, (__m512i)w451, 0x69);
        const word w462 = (word)_mm512_ternarylogic_epi64((__m512i)w461, (__m512i)w316, (__m512i)w315, 0xc6);
        const word w463 = (word)_mm512_ternarylogic_epi64((__m512i)w461, (__m512i)w292, (__m512i)w315, 0x84);
        const word w464 = (word)_mm512_ternarylogic_epi64((__m512i)w459, (__m512i)w326, (__m512i)w449, 0x41);
        const word w465 = (word)_mm512_ternarylogic_epi64((__m512i)w461, (__m512i)w328, (__m512i)w449, 0x14);
        const word w466 = (word)_mm512_ternarylogic_epi64((__m512i)w465, (__m512i)w464, (__m512i)w459, 0xb4);
        const word w467 = (word)_mm512_ternarylogic_epi64((__m512i)w466, (__m512i)w463, (__m512i)w462, 0x10);
        const word w468 = (word)_mm512_ternarylogic_epi64((__m512i)w459, (__m512i)w159, (__m512i)w289, 0xe2);
        const word w469 = (word)_mm512_ternarylogic_epi64((__m512i)w461, (__m512i)w159, (__m512i)w290, 0xe2);
        const word w470 = (word)_mm512_ternarylogic_epi64((__m512i)w462, (__m512i)w159, (__m512i)w291, 0xe2);
        const word w471 = (word)_mm512_ternarylogic_epi64((__m512i)w467, (__m512i)w159, (__m512i)w292, 0xe2);
        const word w472 = (word)_mm512_ternarylogic_epi64((__m512i)w456, (__m512i)w159, (__m512i)w293, 0xe2);
        const word w473 = (word)_mm512_ternarylogic_epi64((__m512i)w457, (__m512i)w159, (__m512i)w294, 0xe2);
        const word w474 = load_aligned(a);
        const word w475 = load_aligned(a + 1 * WORD_BYTES);
        const word w476 = w474 ^ w336;
        const word w477 = (word)_mm512_ternarylogic_epi64((__m512i)w476, (__m512i)w337, (__m512i)w475, 0xf6);
        const word w478 = (word)_mm512_ternarylogic_epi64((__m512i)w333, (__m512i)w330, (__m512i)w334, 0x09);
        const word w479 = (word)_mm512_ternarylogic_epi64((__m512i)w348, (__m512i)w342, (__m512i)w340, 0x36);
        const word w480 = (word)_mm512_ternarylogic_epi64((__m512i)w350, (__m512i)w479, (__m512i)w342, 0xe2);
        const word w481 = (word)_mm512_ternarylogic_epi64((__m512i)w480, (__m512i)w344, (__m512i)w346, 0x3d);
        const word w482 = (word)_mm512_ternarylogic_epi64((__m512i)w480, (__m512i)w346, (__m512i)w344, 0xed);
        const word w483 = (word)_mm512_ternarylogic_epi64((__m512i)w335, (__m512i)w331, (__m512i)w332, 0xdb);
        const word w484 = (word)_mm512_ternarylogic_epi64((__m512i)w478, (__m512i)w483, (__m512i)w330, 0xc9);
        const word w485 = (word)_mm512_ternarylogic_epi64((__m512i)w484, (__m512i)w483, (__m512i)w332, 0x8f);
        const word w486 = (word)_mm512_ternarylogic_epi64((__m512i)w478, (__m512i)w348, (__m512i)w340, 0x69);
        const word w487 = (word)_mm512_ternarylogic_epi64((__m512i)w486, (__m512i)w481, (__m512i)w478, 0x13);
        const word w488 = (word)_mm512_ternarylogic_epi64((__m512i)w487, (__m512i)w477, (__m512i)w485, 0xf7);
        const word w489 = (word)_mm512_ternarylogic_epi64((__m512i)w488, (__m512i)w350, (__m512i)w479, 0x90);
        const word w490 = (word)_mm512_ternarylogic_epi64((__m512i)w489, (__m512i)w482, (__m512i)w481, 0xa9);
        const word w491 = (word)_mm512_ternarylogic_epi64((__m512i)w486, (__m512i)w477, (__m512i)w481, 0x8c);
        const word w492 = (word)_mm512_ternarylogic_epi64((__m512i)w488, (__m512i)w491, (__m512i)w478, 0x43);
        const word w493 = (word)_mm512_ternarylogic_epi64((__m512i)w492, (__m512i)w488, (__m512i)w330, 0xac);
        const word w494 = ~(w331 ^ w493);
        const word w495 = (word)_mm512_ternarylogic_epi64((__m512i)w494, (__m512i)w331, (__m512i)w332, 0x9a);
        const word w496 = (word)_mm512_ternarylogic_epi64((__m512i)w495, (__m512i)w335, (__m512i)w494, 0xb4);
        const word w497 = (word)_mm512_ternarylogic_epi64((__m512i)w496, (__m512i)w478, (__m512i)w492, 0x06);
        const word w498 = (word)_mm512_ternarylogic_epi64((__m512i)w496, (__m512i)w484, (__m512i)w488, 0x09);
        const word w499 = (word)_mm512_ternarylogic_epi64((__m512i)w492, (__m512i)w477, (__m512i)w330, 0x4a);
        const word w500 = (word)_mm512_ternarylogic_epi64((__m512i)w499, (__m512i)w340, (__m512i)w330, 0x96);
        const word w501 = (word)_mm512_ternarylogic_epi64((__m512i)w500, (__m512i)w488, (__m512i)w340, 0x8e);
        const word w502 = (word)_mm512_ternarylogic_epi64((__m512i)w501, (__m512i)w342, (__m512i)w492, 0x69);
        const word w503 = (word)_mm512_ternarylogic_epi64((__m512i)w502, (__m512i)w344, (__m512i)w342, 0xc6);
        const word w504 = (word)_mm512_ternarylogic_epi64((__m512i)w502, (__m512i)w333, (__m512i)w342, 0x84);
        const word w505 = (word)_mm512_ternarylogic_epi64((__m512i)w500, (__m512i)w348, (__m512i)w490, 0x41);
        const word w506 = (word)_mm512_ternarylogic_epi64((__m512i)w502, (__m512i)w350, (__m512i)w490, 0x14);
        const word w507 = (word)_mm512_ternarylogic_epi64((__m512i)w506, (__m512i)w505, (__m512i)w500, 0xb4);
        const word w508 = (word)_mm512_ternarylogic_epi64((__m512i)w507, (__m512i)w504, (__m512i)w503, 0x10);
        const word w509 = (word)_mm512_ternarylogic_epi64((__m512i)w500, (__m512i)w338, (__m512i)w330, 0xe2);
        const word w510 = (word)_mm512_ternarylogic_epi64((__m512i)w502, (__m512i)w338, (__m512i)w331, 0xe2);
        const word w511 = (word)_mm512_ternarylogic_epi64((__m512i)w503, (__m512i)w338, (__m512i)w332, 0xe2);
        const word w512 = (word)_mm512_ternarylogic_epi64((__m512i)w508, (__m512i)w338, (__m512i)w333, 0xe2);
        const word w513 = (word)_mm512_ternarylogic_epi64((__m512i)w497, (__m512i)w338, (__m512i)w334, 0xe2);
        const word w514 = (word)_mm512_ternarylogic_epi64((__m512i)w498, (__m512i)w338, (__m512i)w335, 0xe2);
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
        const word w532 = w530 ^ c129;
        const word w533 = (word)_mm512_ternarylogic_epi64((__m512i)w532, (__m512i)c130, (__m512i)w531, 0xf6);
        const word w534 = (word)_mm512_ternarylogic_epi64((__m512i)w389, (__m512i)w386, (__m512i)w390, 0x09);
        const word w535 = (word)_mm512_ternarylogic_epi64((__m512i)w423, (__m512i)w412, (__m512i)w417, 0x36);
        const word w536 = (word)_mm512_ternarylogic_epi64((__m512i)w425, (__m512i)w535, (__m512i)w412, 0xe2);
        const word w537 = (word)_mm512_ternarylogic_epi64((__m512i)w536, (__m512i)w413, (__m512i)w422, 0x3d);
        const word w538 = (word)_mm512_ternarylogic_epi64((__m512i)w536, (__m512i)w422, (__m512i)w413, 0xed);
        const word w539 = (word)_mm512_ternarylogic_epi64((__m512i)w391, (__m512i)w387, (__m512i)w388, 0xdb);
        const word w540 = (word)_mm512_ternarylogic_epi64((__m512i)w534, (__m512i)w539, (__m512i)w386, 0xc9);
        const word w541 = (word)_mm512_ternarylogic_epi64((__m512i)w540, (__m512i)w539, (__m512i)w388, 0x8f);
        const word w542 = (word)_mm512_ternarylogic_epi64((__m512i)w534, (__m512i)w423, (__m512i)w417, 0x69);
        const word w543 = (word)_mm512_ternarylogic_epi64((__m512i)w542, (__m512i)w537, (__m512i)w534, 0x13);
        const word w544 = (word)_mm512_ternarylogic_epi64((__m512i)w543, (__m512i)w533, (__m512i)w541, 0xf7);
        const word w545 = (word)_mm512_ternarylogic_epi64((__m512i)w544, (__m512i)w425, (__m512i)w535, 0x90);
        const word w546 = (word)_mm512_ternarylogic_epi64((__m512i)w545, (__m512i)w538, (__m512i)w537, 0xa9);
        const word w547 = (word)_mm512_ternarylogic_epi64((__m512i)w542, (__m512i)w533, (__m512i)w537, 0x8c);
        const word w548 = (word)_mm512_ternarylogic_epi64((__m512i)w544, (__m512i)w547, (__m512i)w534, 0x43);
        const word w549 = (word)_mm512_ternarylogic_epi64((__m512i)w548, (__m512i)w544, (__m512i)w386, 0xac);
        const word w550 = ~(w387 ^ w549);
        const word w551 = (word)_mm512_ternarylogic_epi64((__m512i)w550, (__m512i)w387, (__m512i)w388, 0x9a);
        const word w552 = (word)_mm512_ternarylogic_epi64((__m512i)w551, (__m512i)w391, (__m512i)w550, 0xb4);
        const word w553 = (word)_mm512_ternarylogic_epi64((__m512i)w552, (__m512i)w534, (__m512i)w548, 0x06);
        const word w554 = (word)_mm512_ternarylogic_epi64((__m512i)w552, (__m512i)w540, (__m512i)w544, 0x09);
        const word w555 = (word)_mm512_ternarylogic_epi64((__m512i)w548, (__m512i)w533, (__m512i)w386, 0x4a);
        const word w556 = (word)_mm512_ternarylogic_epi64((__m512i)w555, (__m512i)w417, (__m512i)w386, 0x96);
        const word w557 = (word)_mm512_ternarylogic_epi64((__m512i)w556, (__m512i)w544, (__m512i)w417, 0x8e);
        const word w558 = (word)_mm512_ternarylogic_epi64((__m512i)w557, (__m512i)w412, (__m512i)w548, 0x69);
        const word w559 = (word)_mm512_ternarylogic_epi64((__m512i)w558, (__m512i)w413, (__m512i)w412, 0xc6);
        const word w560 = (word)_mm512_ternarylogic_epi64((__m512i)w558, (__m512i)w389, (__m512i)w412, 0x84);
        const word w561 = (word)_mm512_ternarylogic_epi64((__m512i)w556, (__m512i)w423, (__m512i)w546, 0x41);
        const word w562 = (word)_mm512_ternarylogic_epi64((__m512i)w558, (__m512i)w425, (__m512i)w546, 0x14);
        const word w563 = (word)_mm512_ternarylogic_epi64((__m512i)w562, (__m512i)w561, (__m512i)w556, 0xb4);
        const word w564 = (word)_mm512_ternarylogic_epi64((__m512i)w563, (__m512i)w560, (__m512i)w559, 0x10);
        const word w565 = (word)_mm512_ternarylogic_epi64((__m512i)w556, (__m512i)c131, (__m512i)w386, 0xe2);
        const word w566 = (word)_mm512_ternarylogic_epi64((__m512i)w558, (__m512i)c131, (__m512i)w387, 0xe2);
        const word w567 = (word)_mm512_ternarylogic_epi64((__m512i)w559, (__m512i)c131, (__m512i)w388, 0xe2);
        const word w568 = (word)_mm512_ternarylogic_epi64((__m512i)w564, (__m512i)c131, (__m512i)w389, 0xe2);
        const word w569 = (word)_mm512_ternarylogic_epi64((__m512i)w553, (__m512i)c131, (__m512i)w390, 0xe2);
        const word w570 = (word)_mm512_ternarylogic_epi64((__m512i)w554, (__m512i)c131, (__m512i)w391, 0xe2);
        const word w571 = load_aligned(a + 4 * WORD_BYTES);
        const word w572 = load_aligned(a + 5 * WORD_BYTES);
        const word w573 = w571 ^ w157;
        const word w574 = (word)_mm512_ternarylogic_epi64((__m512i)w573, (__m512i)w158, (__m512i)w572, 0xf6);
        const word w575 = (word)_mm512_ternarylogic_epi64((__m512i)w430, (__m512i)w427, (__m512i)w431, 0x09);
        const word w576 = (word)_mm512_ternarylogic_epi64((__m512i)w464, (__m512i)w453, (__m512i)w458, 0x36);
        const word w577 = (word)_mm512_ternarylogic_epi64((__m512i)w466, (__m512i)w576, (__m512i)w453, 0xe2);
        const word w578 = (word)_mm512_ternarylogic_epi64((__m512i)w577, (__m512i)w454, (__m512i)w463, 0x3d);
        const word w579 = (word)_mm512_ternarylogic_epi64((__m512i)w577, (__m512i)w463, (__m512i)w454, 0xed);
        const word w580 = (word)_mm512_ternarylogic_epi64((__m512i)w432, (__m512i)w428, (__m512i)w429, 0xdb);
        const word w581 = (word)_mm512_ternarylogic_epi64((__m512i)w575, (__m512i)w580, (__m512i)w427, 0xc9);
        const word w582 = (word)_mm512_ternarylogic_epi64((__m512i)w581, (__m512i)w580, (__m512i)w429, 0x8f);
        const word w583 = (word)_mm512_ternarylogic_epi64((__m512i)w575, (__m512i)w464, (__m512i)w458, 0x69);
        const word w584 = (word)_mm512_ternarylogic_epi64((__m512i)w583, (__m512i)w578, (__m512i)w575, 0x13);
        const word w585 = (word)_mm512_ternarylogic_epi64((__m512i)w584, (__m512i)w574, (__m512i)w582, 0xf7);
        const word w586 = (word)_mm512_ternarylogic_epi64((__m512i)w585, (__m512i)w466, (__m512i)w576, 0x90);
        const word w587 = (word)_mm512_ternarylogic_epi64((__m512i)w586, (__m512i)w579, (__m512i)w578, 0xa9);
        const word w588 = (word)_mm512_ternarylogic_epi64((__m512i)w583, (__m512i)w574, (__m512i)w578, 0x8c);
        const word w589 = (word)_mm512_ternarylogic_epi64((__m512i)w585, (__m512i)w588, (__m512i)w575, 0x43);
        const word w590 = (word)_mm512_ternarylogic_epi64((__m512i)w589, (__m512i)w585, (__m512i)w427, 0xac);
        const word w591 = ~(w428 ^ w590);
        const word w592 = (word)_mm512_ternarylogic_epi64((__m512i)w591, (__m512i)w428, (__m512i)w429, 0x9a);
        const word w593 = (word)_mm512_ternarylogic_epi64((__m512i)w592, (__m512i)w432, (__m512i)w591, 0xb4);
        const word w594 = (word)_mm512_ternarylogic_epi64((__m512i)w593, (__m512i)w575, (__m512i)w589, 0x06);
        const word w595 = (word)_mm512_ternarylogic_epi64((__m512i)w593, (__m512i)w581, (__m512i)w585, 0x09);
        const word w596 = (word)_mm512_ternarylogic_epi64((__m512i)w589, (__m512i)w574, (__m512i)w427, 0x4a);
        const word w597 = (word)_mm512_ternarylogic_epi64((__m512i)w596, (__m512i)w458, (__m512i)w427, 0x96);
        const word w598 = (word)_mm512_ternarylogic_epi64((__m512i)w597, (__m512i)w585, (__m512i)w458, 0x8e);
        const word w599 = (word)_mm512_ternarylogic_epi64((__m512i)w598, (__m512i)w453, (__m512i)w589, 0x69);
        const word w600 = (word)_mm512_ternarylogic_epi64((__m512i)w599, (__m512i)w454, (__m512i)w453, 0xc6);
        const word w601 = (word)_mm512_ternarylogic_epi64((__m512i)w599, (__m512i)w430, (__m512i)w453, 0x84);
        const word w602 = (word)_mm512_ternarylogic_epi64((__m512i)w597, (__m512i)w464, (__m512i)w587, 0x41);
        const word w603 = (word)_mm512_ternarylogic_epi64((__m512i)w599, (__m512i)w466, (__m512i)w587, 0x14);
        const word w604 = (word)_mm512_ternarylogic_epi64((__m512i)w603, (__m512i)w602, (__m512i)w597, 0xb4);
        const word w605 = (word)_mm512_ternarylogic_epi64((__m512i)w604, (__m512i)w601, (__m512i)w600, 0x10);
        const word w606 = (word)_mm512_ternarylogic_epi64((__m512i)w597, (__m512i)w159, (__m512i)w427, 0xe2);
        const word w607 = (word)_mm512_ternarylogic_epi64((__m512i)w599, (__m512i)w159, (__m512i)w428, 0xe2);
        const word w608 = (word)_mm512_ternarylogic_epi64((__m512i)w600, (__m512i)w159, (__m512i)w429, 0xe2);
        const word w609 = (word)_mm512_ternarylogic_epi64((__m512i)w605, (__m512i)w159, (__m512i)w430, 0xe2);
        const word w610 = (word)_mm512_ternarylogic_epi64((__m512i)w594, (__m512i)w159, (__m512i)w431, 0xe2);
        const word w611 = (word)_mm512_ternarylogic_epi64((__m512i)w595, (__m512i)w159, (__m512i)w432, 0xe2);
        const word w612 = load_aligned(a + 2 * WORD_BYTES);
        const word w613 = load_aligned(a + 3 * WORD_BYTES);
        const word w614 = w612 ^ w336;
        const word w615 = (word)_mm512_ternarylogic_epi64((__m512i)w614, (__m512i)w337, (__m512i)w613, 0xf6);
        const word w616 = (word)_mm512_ternarylogic_epi64((__m512i)w471, (__m512i)w468, (__m512i)w472, 0x09);
        const word w617 = (word)_mm512_ternarylogic_epi64((__m512i)w505, (__m512i)w494, (__m512i)w499, 0x36);
        const word w618 = (word)_mm512_ternarylogic_epi64((__m512i)w507, (__m512i)w617, (__m512i)w494, 0xe2);
        const word w619 = (word)_mm512_ternarylogic_epi64((__m512i)w618, (__m512i)w495, (__m512i)w504, 0x3d);
        const word w620 = (word)_mm512_ternarylogic_epi64((__m512i)w618, (__m512i)w504, (__m512i)w495, 0xed);
        const word w621 = (word)_mm512_ternarylogic_epi64((__m512i)w473, (__m512i)w469, (__m512i)w470, 0xdb);
        const word w622 = (word)_mm512_ternarylogic_epi64((__m512i)w616, (__m512i)w621, (__m512i)w468, 0xc9);
        const word w623 = (word)_mm512_ternarylogic_epi64((__m512i)w622, (__m512i)w621, (__m512i)w470, 0x8f);
        const word w624 = (word)_mm512_ternarylogic_epi64((__m512i)w616, (__m512i)w505, (__m512i)w499, 0x69);
        const word w625 = (word)_mm512_ternarylogic_epi64((__m512i)w624, (__m512i)w619, (__m512i)w616, 0x13);
        const word w626 = (word)_mm512_ternarylogic_epi64((__m512i)w625, (__m512i)w615, (__m512i)w623, 0xf7);
        const word w627 = (word)_mm512_ternarylogic_epi64((__m512i)w626, (__m512i)w507, (__m512i)w617, 0x90);
        const word w628 = (word)_mm512_ternarylogic_epi64((__m512i)w627, (__m512i)w620, (__m512i)w619, 0xa9);
        const word w629 = (word)_mm512_ternarylogic_epi64((__m512i)w624, (__m512i)w615, (__m512i)w619, 0x8c);
        const word w630 = (word)_mm512_ternarylogic_epi64((__m512i)w626, (__m512i)w629, (__m512i)w616, 0x43);
        const word w631 = (word)_mm512_ternarylogic_epi64((__m512i)w630, (__m512i)w626, (__m512i)w468, 0xac);
        const word w632 = ~(w469 ^ w631);
        const word w633 = (word)_mm512_ternarylogic_epi64((__m512i)w632, (__m512i)w469, (__m512i)w470, 0x9a);
        const word w634 = (word)_mm512_ternarylogic_epi64((__m512i)w633, (__m512i)w473, (__m512i)w632, 0xb4);
        const word w635 = (word)_mm512_ternarylogic_epi64((__m512i)w634, (__m512i)w616, (__m512i)w630, 0x06);
        const word w636 = (word)_mm512_ternarylogic_epi64((__m512i)w634, (__m512i)w622, (__m512i)w626, 0x09);
        const word w637 = (word)_mm512_ternarylogic_epi64((__m512i)w630, (__m512i)w615, (__m512i)w468, 0x4a);
        const word w638 = (word)_mm512_ternarylogic_epi64((__m512i)w637, (__m512i)w499, (__m512i)w468, 0x96);
        const word w639 = (word)_mm512_ternarylogic_epi64((__m512i)w638, (__m512i)w626, (__m512i)w499, 0x8e);
        const word w640 = (word)_mm512_ternarylogic_epi64((__m512i)w639, (__m512i)w494, (__m512i)w630, 0x69);
        const word w641 = (word)_mm512_ternarylogic_epi64((__m512i)w640, (__m512i)w495, (__m512i)w494, 0xc6);
        const word w642 = (word)_mm512_ternarylogic_epi64((__m512i)w640, (__m512i)w471, (__m512i)w494, 0x84);
        const word w643 = (word)_mm512_ternarylogic_epi64((__m512i)w638, (__m512i)w505, (__m512i)w628, 0x41);
        const word w644 = (word)_mm512_ternarylogic_epi64((__m512i)w640, (__m512i)w507, (__m512i)w628, 0x14);
        const word w645 = (word)_mm512_ternarylogic_epi64((__m512i)w644, (__m512i)w643, (__m512i)w638, 0xb4);
        const word w646 = (word)_mm512_ternarylogic_epi64((__m512i)w645, (__m512i)w642, (__m512i)w641, 0x10);
        const word w647 = (word)_mm512_ternarylogic_epi64((__m512i)w638, (__m512i)w338, (__m512i)w468, 0xe2);
        const word w648 = (word)_mm512_ternarylogic_epi64((__m512i)w640, (__m512i)w338, (__m512i)w469, 0xe2);
        const word w649 = (word)_mm512_ternarylogic_epi64((__m512i)w641, (__m512i)w338, (__m512i)w470, 0xe2);
        const word w650 = (word)_mm512_ternarylogic_epi64((__m512i)w646, (__m512i)w338, (__m512i)w471, 0xe2);
        const word w651 = (word)_mm512_ternarylogic_epi64((__m512i)w635, (__m512i)w338, (__m512i)w472, 0xe2);
        const word w652 = (word)_mm512_ternarylogic_epi64((__m512i)w636, (__m512i)w338, (__m512i)w473, 0xe2);
        const word w653 = load_aligned(a);
        const word w654 = load_aligned(a + 1 * WORD_BYTES);
        const word w655 = w653 ^ w515;
        const word w656 = (word)_mm512_ternarylogic_epi64((__m512i)w655, (__m512i)w516, (__m512i)w654, 0xf6);
        const word w657 = (word)_mm512_ternarylogic_epi64((__m512i)w512, (__m512i)w509, (__m512i)w513, 0x09);
        const word w658 = (word)_mm512_ternarylogic_epi64((__m512i)w527, (__m512i)w521, (__m512i)w519, 0x36);
        const word w659 = (word)_mm512_ternarylogic_epi64((__m512i)w529, (__m512i)w658, (__m512i)w521, 0xe2);
        const word w660 = (word)_mm512_ternarylogic_epi64((__m512i)w659, (__m512i)w523, (__m512i)w525, 0x3d);
        const word w661 = (word)_mm512_ternarylogic_epi64((__m512i)w659, (__m512i)w525, (__m512i)w523, 0xed);
        const word w662 = (word)_mm512_ternarylogic_epi64((__m512i)w514, (__m512i)w510, (__m512i)w511, 0xdb);
        const word w663 = (word)_mm512_ternarylogic_epi64((__m512i)w657, (__m512i)w662, (__m512i)w509, 0xc9);
        const word w664 = (word)_mm512_ternarylogic_epi64((__m512i)w663, (__m512i)w662, (__m512i)w511, 0x8f);
        const word w665 = (word)_mm512_ternarylogic_epi64((__m512i)w657, (__m512i)w527, (__m512i)w519, 0x69);
        const word w666 = (word)_mm512_ternarylogic_epi64((__m512i)w665, (__m512i)w660, (__m512i)w657, 0x13);
        const word w667 = (word)_mm512_ternarylogic_epi64((__m512i)w666, (__m512i)w656, (__m512i)w664, 0xf7);
        const word w668 = (word)_mm512_ternarylogic_epi64((__m512i)w667, (__m512i)w529, (__m512i)w658, 0x90);
        const word w669 = (word)_mm512_ternarylogic_epi64((__m512i)w668, (__m512i)w661, (__m512i)w660, 0xa9);
        const word w670 = (word)_mm512_ternarylogic_epi64((__m512i)w665, (__m512i)w656, (__m512i)w660, 0x8c);
        const word w671 = (word)_mm512_ternarylogic_epi64((__m512i)w667, (__m512i)w670, (__m512i)w657, 0x43);
        const word w672 = (word)_mm512_ternarylogic_epi64((__m512i)w671, (__m512i)w667, (__m512i)w509, 0xac);
        const word w673 = ~(w510 ^ w672);
        const word w674 = (word)_mm512_ternarylogic_epi64((__m512i)w673, (__m512i)w510, (__m512i)w511, 0x9a);
        const word w675 = (word)_mm512_ternarylogic_epi64((__m512i)w674, (__m512i)w514, (__m512i)w673, 0xb4);
        const word w676 = (word)_mm512_ternarylogic_epi64((__m512i)w675, (__m512i)w657, (__m512i)w671, 0x06);
        const word w677 = (word)_mm512_ternarylogic_epi64((__m512i)w675, (__m512i)w663, (__m512i)w667, 0x09);
        const word w678 = (word)_mm512_ternarylogic_epi64((__m512i)w671, (__m512i)w656, (__m512i)w509, 0x4a);
        const word w679 = (word)_mm512_ternarylogic_epi64((__m512i)w678, (__m512i)w519, (__m512i)w509, 0x96);
        const word w680 = (word)_mm512_ternarylogic_epi64((__m512i)w679, (__m512i)w667, (__m512i)w519, 0x8e);
        const word w681 = (word)_mm512_ternarylogic_epi64((__m512i)w680, (__m512i)w521, (__m512i)w671, 0x69);
        const word w682 = (word)_mm512_ternarylogic_epi64((__m512i)w681, (__m512i)w523, (__m512i)w521, 0xc6);
        const word w683 = (word)_mm512_ternarylogic_epi64((__m512i)w681, (__m512i)w512, (__m512i)w521, 0x84);
        const word w684 = (word)_mm512_ternarylogic_epi64((__m512i)w679, (__m512i)w527, (__m512i)w669, 0x41);
        const word w685 = (word)_mm512_ternarylogic_epi64((__m512i)w681, (__m512i)w529, (__m512i)w669, 0x14);
        const word w686 = (word)_mm512_ternarylogic_epi64((__m512i)w685, (__m512i)w684, (__m512i)w679, 0xb4);
        const word w687 = (word)_mm512_ternarylogic_epi64((__m512i)w686, (__m512i)w683, (__m512i)w682, 0x10);
        const word w688 = (word)_mm512_ternarylogic_epi64((__m512i)w679, (__m512i)w517, (__m512i)w509, 0xe2);
        const word w689 = (word)_mm512_ternarylogic_epi64((__m512i)w681, (__m512i)w517, (__m512i)w510, 0xe2);
        const word w690 = (word)_mm512_ternarylogic_epi64((__m512i)w682, (__m512i)w517, (__m512i)w511, 0xe2);
        const word w691 = (word)_mm512_ternarylogic_epi64((__m512i)w687, (__m512i)w517, (__m512i)w512, 0xe2);
        const word w692 = (word)_mm512_ternarylogic_epi64((__m512i)w676, (__m512i)w517, (__m512i)w513, 0xe2);
        const word w693 = (word)_mm512_ternarylogic_epi64((__m512i)w677, (__m512i)w517, (__m512i)w514, 0xe2);
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
        const word w711 = w709 ^ w157;
        const word w712 = (word)_mm512_ternarylogic_epi64((__m512i)w711, (__m512i)w158, (__m512i)w710, 0xf6);
        const word w713 = (word)_mm512_ternarylogic_epi64((__m512i)w568, (__m512i)w565, (__m512i)w569, 0x09);
        const word w714 = (word)_mm512_ternarylogic_epi64((__m512i)w602, (__m512i)w591, (__m512i)w596, 0x36);
        const word w715 = (word)_mm512_ternarylogic_epi64((__m512i)w604, (__m512i)w714, (__m512i)w591, 0xe2);
        const word w716 = (word)_mm512_ternarylogic_epi64((__m512i)w715, (__m512i)w592, (__m512i)w601, 0x3d);
        const word w717 = (word)_mm512_ternarylogic_epi64((__m512i)w715, (__m512i)w601, (__m512i)w592, 0xed);
        const word w718 = (word)_mm512_ternarylogic_epi64((__m512i)w570, (__m512i)w566, (__m512i)w567, 0xdb);
        const word w719 = (word)_mm512_ternarylogic_epi64((__m512i)w713, (__m512i)w718, (__m512i)w565, 0xc9);
        const word w720 = (word)_mm512_ternarylogic_epi64((__m512i)w719, (__m512i)w718, (__m512i)w567, 0x8f);
        const word w721 = (word)_mm512_ternarylogic_epi64((__m512i)w713, (__m512i)w602, (__m512i)w596, 0x69);
        const word w722 = (word)_mm512_ternarylogic_epi64((__m512i)w721, (__m512i)w716, (__m512i)w713, 0x13);
        const word w723 = (word)_mm512_ternarylogic_epi64((__m512i)w722, (__m512i)w712, (__m512i)w720, 0xf7);
        const word w724 = (word)_mm512_ternarylogic_epi64((__m512i)w723, (__m512i)w604, (__m512i)w714, 0x90);
        const word w725 = (word)_mm512_ternarylogic_epi64((__m512i)w724, (__m512i)w717, (__m512i)w716, 0xa9);
        const word w726 = (word)_mm512_ternarylogic_epi64((__m512i)w721, (__m512i)w712, (__m512i)w716, 0x8c);
        const word w727 = (word)_mm512_ternarylogic_epi64((__m512i)w723, (__m512i)w726, (__m512i)w713, 0x43);
        const word w728 = (word)_mm512_ternarylogic_epi64((__m512i)w727, (__m512i)w723, (__m512i)w565, 0xac);
        const word w729 = ~(w566 ^ w728);
        const word w730 = (word)_mm512_ternarylogic_epi64((__m512i)w729, (__m512i)w566, (__m512i)w567, 0x9a);
        const word w731 = (word)_mm512_ternarylogic_epi64((__m512i)w730, (__m512i)w570, (__m512i)w729, 0xb4);
        const word w732 = (word)_mm512_ternarylogic_epi64((__m512i)w731, (__m512i)w713, (__m512i)w727, 0x06);
        const word w733 = (word)_mm512_ternarylogic_epi64((__m512i)w731, (__m512i)w719, (__m512i)w723, 0x09);
        const word w734 = (word)_mm512_ternarylogic_epi64((__m512i)w727, (__m512i)w712, (__m512i)w565, 0x4a);
        const word w735 = (word)_mm512_ternarylogic_epi64((__m512i)w734, (__m512i)w596, (__m512i)w565, 0x96);
        const word w736 = (word)_mm512_ternarylogic_epi64((__m512i)w735, (__m512i)w723, (__m512i)w596, 0x8e);
        const word w737 = (word)_mm512_ternarylogic_epi64((__m512i)w736, (__m512i)w591, (__m512i)w727, 0x69);
        const word w738 = (word)_mm512_ternarylogic_epi64((__m512i)w737, (__m512i)w592, (__m512i)w591, 0xc6);
        const word w739 = (word)_mm512_ternarylogic_epi64((__m512i)w737, (__m512i)w568, (__m512i)w591, 0x84);
        const word w740 = (word)_mm512_ternarylogic_epi64((__m512i)w735, (__m512i)w602, (__m512i)w725, 0x41);
        const word w741 = (word)_mm512_ternarylogic_epi64((__m512i)w737, (__m512i)w604, (__m512i)w725, 0x14);
        const word w742 = (word)_mm512_ternarylogic_epi64((__m512i)w741, (__m512i)w740, (__m512i)w735, 0xb4);
        const word w743 = (word)_mm512_ternarylogic_epi64((__m512i)w742, (__m512i)w739, (__m512i)w738, 0x10);
        const word w744 = (word)_mm512_ternarylogic_epi64((__m512i)w735, (__m512i)w159, (__m512i)w565, 0xe2);
        const word w745 = (word)_mm512_ternarylogic_epi64((__m512i)w737, (__m512i)w159, (__m512i)w566, 0xe2);
        const word w746 = (word)_mm512_ternarylogic_epi64((__m512i)w738, (__m512i)w159, (__m512i)w567, 0xe2);
        const word w747 = (word)_mm512_ternarylogic_epi64((__m512i)w743, (__m512i)w159, (__m512i)w568, 0xe2);
        const word w748 = (word)_mm512_ternarylogic_epi64((__m512i)w732, (__m512i)w159, (__m512i)w569, 0xe2);
        const word w749 = (word)_mm512_ternarylogic_epi64((__m512i)w733, (__m512i)w159, (__m512i)w570, 0xe2);
        const word w750 = load_aligned(a + 4 * WORD_BYTES);
        const word w751 = load_aligned(a + 5 * WORD_BYTES);
        const word w752 = w750 ^ w336;
        const word w753 = (word)_mm512_ternarylogic_epi64((__m512i)w752, (__m512i)w337, (__m512i)w751, 0xf6);
        const word w754 = (word)_mm512_ternarylogic_epi64((__m512i)w609, (__m512i)w606, (__m512i)w610, 0x09);
        const word w755 = (word)_mm512_ternarylogic_epi64((__m512i)w643, (__m512i)w632, (__m512i)w637, 0x36);
        const word w756 = (word)_mm512_ternarylogic_epi64((__m512i)w645, (__m512i)w755, (__m512i)w632, 0xe2);
        const word w757 = (word)_mm512_ternarylogic_epi64((__m512i)w756, (__m512i)w633, (__m512i)w642, 0x3d);
        const word w758 = (word)_mm512_ternarylogic_epi64((__m512i)w756, (__m512i)w642, (__m512i)w633, 0xed);
        const word w759 = (word)_mm512_ternarylogic_epi64((__m512i)w611, (__m512i)w607, (__m512i)w608, 0xdb);
        const word w760 = (word)_mm512_ternarylogic_epi64((__m512i)w754, (__m512i)w759, (__m512i)w606, 0xc9);
        const word w761 = (word)_mm512_ternarylogic_epi64((__m512i)w760, (__m512i)w759, (__m512i)w608, 0x8f);
        const word w762 = (word)_mm512_ternarylogic_epi64((__m512i)w754, (__m512i)w643, (__m512i)w637, 0x69);
        const word w763 = (word)_mm512_ternarylogic_epi64((__m512i)w762, (__m512i)w757, (__m512i)w754, 0x13);
        const word w764 = (word)_mm512_ternarylogic_epi64((__m512i)w763, (__m512i)w753, (__m512i)w761, 0xf7);
        const word w765 = (word)_mm512_ternarylogic_epi64((__m512i)w764, (__m512i)w645, (__m512i)w755, 0x90);
        const word w766 = (word)_mm512_ternarylogic_epi64((__m512i)w765, (__m512i)w758, (__m512i)w757, 0xa9);
        const word w767 = (word)_mm512_ternarylogic_epi64((__m512i)w762, (__m512i)w753, (__m512i)w757, 0x8c);
        const word w768 = (word)_mm512_ternarylogic_epi64((__m512i)w764, (__m512i)w767, (__m512i)w754, 0x43);
        const word w769 = (word)_mm512_ternarylogic_epi64((__m512i)w768, (__m512i)w764, (__m512i)w606, 0xac);
        const word w770 = ~(w607 ^ w769);
        const word w771 = (word)_mm512_ternarylogic_epi64((__m512i)w770, (__m512i)w607, (__m512i)w608, 0x9a);
        const word w772 = (word)_mm512_ternarylogic_epi64((__m512i)w771, (__m512i)w611, (__m512i)w770, 0xb4);
        const word w773 = (word)_mm512_ternarylogic_epi64((__m512i)w772, (__m512i)w754, (__m512i)w768, 0x06);
        const word w774 = (word)_mm512_ternarylogic_epi64((__m512i)w772, (__m512i)w760, (__m512i)w764, 0x09);
        const word w775 = (word)_mm512_ternarylogic_epi64((__m512i)w768, (__m512i)w753, (__m512i)w606, 0x4a);
        const word w776 = (word)_mm512_ternarylogic_epi64((__m512i)w775, (__m512i)w637, (__m512i)w606, 0x96);
        const word w777 = (word)_mm512_ternarylogic_epi64((__m512i)w776, (__m512i)w764, (__m512i)w637, 0x8e);
        const word w778 = (word)_mm512_ternarylogic_epi64((__m512i)w777, (__m512i)w632, (__m512i)w768, 0x69);
        const word w779 = (word)_mm512_ternarylogic_epi64((__m512i)w778, (__m512i)w633, (__m512i)w632, 0xc6);
        const word w780 = (word)_mm512_ternarylogic_epi64((__m512i)w778, (__m512i)w609, (__m512i)w632, 0x84);
        const word w781 = (word)_mm512_ternarylogic_epi64((__m512i)w776, (__m512i)w643, (__m512i)w766, 0x41);
        const word w782 = (word)_mm512_ternarylogic_epi64((__m512i)w778, (__m512i)w645, (__m512i)w766, 0x14);
        const word w783 = (word)_mm512_ternarylogic_epi64((__m512i)w782, (__m512i)w781, (__m512i)w776, 0xb4);
        const word w784 = (word)_mm512_ternarylogic_epi64((__m512i)w783, (__m512i)w780, (__m512i)w779, 0x10);
        const word w785 = (word)_mm512_ternarylogic_epi64((__m512i)w776, (__m512i)w338, (__m512i)w606, 0xe2);
        const word w786 = (word)_mm512_ternarylogic_epi64((__m512i)w778, (__m512i)w338, (__m512i)w607, 0xe2);
        const word w787 = (word)_mm512_ternarylogic_epi64((__m512i)w779, (__m512i)w338, (__m512i)w608, 0xe2);
        const word w788 = (word)_mm512_ternarylogic_epi64((__m512i)w784, (__m512i)w338, (__m512i)w609, 0xe2);
        const word w789 = (word)_mm512_ternarylogic_epi64((__m512i)w773, (__m512i)w338, (__m512i)w610, 0xe2);
        const word w790 = (word)_mm512_ternarylogic_epi64((__m512i)w774, (__m512i)w338, (__m512i)w611, 0xe2);
        const word w791 = load_aligned(a + 2 * WORD_BYTES);
        const word w792 = load_aligned(a + 3 * WORD_BYTES);
        const word w793 = w791 ^ w515;
        const word w794 = (word)_mm512_ternarylogic_epi64((__m512i)w793, (__m512i)w516, (__m512i)w792, 0xf6);
        const word w795 = (word)_mm512_ternarylogic_epi64((__m512i)w650, (__m512i)w647, (__m512i)w651, 0x09);
        const word w796 = (word)_mm512_ternarylogic_epi64((__m512i)w684, (__m512i)w673, (__m512i)w678, 0x36);
        const word w797 = (word)_mm512_ternarylogic_epi64((__m512i)w686, (__m512i)w796, (__m512i)w673, 0xe2);
        const word w798 = (word)_mm512_ternarylogic_epi64((__m512i)w797, (__m512i)w674, (__m512i)w683, 0x3d);
        const word w799 = (word)_mm512_ternarylogic_epi64((__m512i)w797, (__m512i)w683, (__m512i)w674, 0xed);
        const word w800 = (word)_mm512_ternarylogic_epi64((__m512i)w652, (__m512i)w648, (__m512i)w649, 0xdb);
        const word w801 = (word)_mm512_ternarylogic_epi64((__m512i)w795, (__m512i)w800, (__m512i)w647, 0xc9);
        const word w802 = (word)_mm512_ternarylogic_epi64((__m512i)w801, (__m512i)w800, (__m512i)w649, 0x8f);
        const word w803 = (word)_mm512_ternarylogic_epi64((__m512i)w795, (__m512i)w684, (__m512i)w678, 0x69);
        const word w804 = (word)_mm512_ternarylogic_epi64((__m512i)w803, (__m512i)w798, (__m512i)w795, 0x13);
        const word w805 = (word)_mm512_ternarylogic_epi64((__m512i)w804, (__m512i)w794, (__m512i)w802, 0xf7);
        const word w806 = (word)_mm512_ternarylogic_epi64((__m512i)w805, (__m512i)w686, (__m512i)w796, 0x90);
        const word w807 = (word)_mm512_ternarylogic_epi64((__m512i)w806, (__m512i)w799, (__m512i)w798, 0xa9);
        const word w808 = (word)_mm512_ternarylogic_epi64((__m512i)w803, (__m512i)w794, (__m512i)w798, 0x8c);
        const word w809 = (word)_mm512_ternarylogic_epi64((__m512i)w805, (__m512i)w808, (__m512i)w795, 0x43);
        const word w810 = (word)_mm512_ternarylogic_epi64((__m512i)w809, (__m512i)w805, (__m512i)w647, 0xac);
        const word w811 = ~(w648 ^ w810);
        const word w812 = (word)_mm512_ternarylogic_epi64((__m512i)w811, (__m512i)w648, (__m512i)w649, 0x9a);
        const word w813 = (word)_mm512_ternarylogic_epi64((__m512i)w812, (__m512i)w652, (__m512i)w811, 0xb4);
        const word w814 = (word)_mm512_ternarylogic_epi64((__m512i)w813, (__m512i)w795, (__m512i)w809, 0x06);
        const word w815 = (word)_mm512_ternarylogic_epi64((__m512i)w813, (__m512i)w801, (__m512i)w805, 0x09);
        const word w816 = (word)_mm512_ternarylogic_epi64((__m512i)w809, (__m512i)w794, (__m512i)w647, 0x4a);
        const word w817 = (word)_mm512_ternarylogic_epi64((__m512i)w816, (__m512i)w678, (__m512i)w647, 0x96);
        const word w818 = (word)_mm512_ternarylogic_epi64((__m512i)w817, (__m512i)w805, (__m512i)w678, 0x8e);
        const word w819 = (word)_mm512_ternarylogic_epi64((__m512i)w818, (__m512i)w673, (__m512i)w809, 0x69);
        const word w820 = (word)_mm512_ternarylogic_epi64((__m512i)w819, (__m512i)w674, (__m512i)w673, 0xc6);
        const word w821 = (word)_mm512_ternarylogic_epi64((__m512i)w819, (__m512i)w650, (__m512i)w673, 0x84);
        const word w822 = (word)_mm512_ternarylogic_epi64((__m512i)w817, (__m512i)w684, (__m512i)w807, 0x41);
        const word w823 = (word)_mm512_ternarylogic_epi64((__m512i)w819, (__m512i)w686, (__m512i)w807, 0x14);
        const word w824 = (word)_mm512_ternarylogic_epi64((__m512i)w823, (__m512i)w822, (__m512i)w817, 0xb4);
        const word w825 = (word)_mm512_ternarylogic_epi64((__m512i)w824, (__m512i)w821, (__m512i)w820, 0x10);
        const word w826 = (word)_mm512_ternarylogic_epi64((__m512i)w817, (__m512i)w517, (__m512i)w647, 0xe2);
        const word w827 = (word)_mm512_ternarylogic_epi64((__m512i)w819, (__m512i)w517, (__m512i)w648, 0xe2);
        const word w828 = (word)_mm512_ternarylogic_epi64((__m512i)w820, (__m512i)w517, (__m512i)w649, 0xe2);
        const word w829 = (word)_mm512_ternarylogic_epi64((__m512i)w825, (__m512i)w517, (__m512i)w650, 0xe2);
        const word w830 = (word)_mm512_ternarylogic_epi64((__m512i)w814, (__m512i)w517, (__m512i)w651, 0xe2);
        const word w831 = (word)_mm512_ternarylogic_epi64((__m512i)w815, (__m512i)w517, (__m512i)w652, 0xe2);
        const word w832 = load_aligned(a);
        const word w833 = load_aligned(a + 1 * WORD_BYTES);
        const word w834 = w832 ^ w694;
        const word w835 = (word)_mm512_ternarylogic_epi64((__m512i)w834, (__m512i)w695, (__m512i)w833, 0xf6);
        const word w836 = (word)_mm512_ternarylogic_epi64((__m512i)w691, (__m512i)w688, (__m512i)w692, 0x09);
        const word w837 = (word)_mm512_ternarylogic_epi64((__m512i)w706, (__m512i)w700, (__m512i)w698, 0x36);
        const word w838 = (word)_mm512_ternarylogic_epi64((__m512i)w708, (__m512i)w837, (__m512i)w700, 0xe2);
        const word w839 = (word)_mm512_ternarylogic_epi64((__m512i)w838, (__m512i)w702, (__m512i)w704, 0x3d);
        const word w840 = (word)_mm512_ternarylogic_epi64((__m512i)w838, (__m512i)w704, (__m512i)w702, 0xed);
        const word w841 = (word)_mm512_ternarylogic_epi64((__m512i)w693, (__m512i)w689, (__m512i)w690, 0xdb);
        const word w842 = (word)_mm512_ternarylogic_epi64((__m512i)w836, (__m512i)w841, (__m512i)w688, 0xc9);
        const word w843 = (word)_mm512_ternarylogic_epi64((__m512i)w842, (__m512i)w841, (__m512i)w690, 0x8f);
        const word w844 = (word)_mm512_ternarylogic_epi64((__m512i)w836, (__m512i)w706, (__m512i)w698, 0x69);
        const word w845 = (word)_mm512_ternarylogic_epi64((__m512i)w844, (__m512i)w839, (__m512i)w836, 0x13);
        const word w846 = (word)_mm512_ternarylogic_epi64((__m512i)w845, (__m512i)w835, (__m512i)w843, 0xf7);
        const word w847 = (word)_mm512_ternarylogic_epi64((__m512i)w846, (__m512i)w708, (__m512i)w837, 0x90);
        const word w848 = (word)_mm512_ternarylogic_epi64((__m512i)w847, (__m512i)w840, (__m512i)w839, 0xa9);
        const word w849 = (word)_mm512_ternarylogic_epi64((__m512i)w844, (__m512i)w835, (__m512i)w839, 0x8c);
        const word w850 = (word)_mm512_ternarylogic_epi64((__m512i)w846, (__m512i)w849, (__m512i)w836, 0x43);
        const word w851 = (word)_mm512_ternarylogic_epi64((__m512i)w850, (__m512i)w846, (__m512i)w688, 0xac);
        const word w852 = ~(w689 ^ w851);
        const word w853 = (word)_mm512_ternarylogic_epi64((__m512i)w852, (__m512i)w689, (__m512i)w690, 0x9a);
        const word w854 = (word)_mm512_ternarylogic_epi64((__m512i)w853, (__m512i)w693, (__m512i)w852, 0xb4);
        const word w855 = (word)_mm512_ternarylogic_epi64((__m512i)w854, (__m512i)w836, (__m512i)w850, 0x06);
        const word w856 = (word)_mm512_ternarylogic_epi64((__m512i)w854, (__m512i)w842, (__m512i)w846, 0x09);
        const word w857 = (word)_mm512_ternarylogic_epi64((__m512i)w850, (__m512i)w835, (__m512i)w688, 0x4a);
        const word w858 = (word)_mm512_ternarylogic_epi64((__m512i)w857, (__m512i)w698, (__m512i)w688, 0x96);
        const word w859 = (word)_mm512_ternarylogic_epi64((__m512i)w858, (__m512i)w846, (__m512i)w698, 0x8e);
        const word w860 = (word)_mm512_ternarylogic_epi64((__m512i)w859, (__m512i)w700, (__m512i)w850, 0x69);
        const word w861 = (word)_mm512_ternarylogic_epi64((__m512i)w860, (__m512i)w702, (__m512i)w700, 0xc6);
        const word w862 = (word)_mm512_ternarylogic_epi64((__m512i)w860, (__m512i)w691, (__m512i)w700, 0x84);
        const word w863 = (word)_mm512_ternarylogic_epi64((__m512i)w858, (__m512i)w706, (__m512i)w848, 0x41);
        const word w864 = (word)_mm512_ternarylogic_epi64((__m512i)w860, (__m512i)w708, (__m512i)w848, 0x14);
        const word w865 = (word)_mm512_ternarylogic_epi64((__m512i)w864, (__m512i)w863, (__m512i)w858, 0xb4);
        const word w866 = (word)_mm512_ternarylogic_epi64((__m512i)w865, (__m512i)w862, (__m512i)w861, 0x10);
        const word w867 = (word)_mm512_ternarylogic_epi64((__m512i)w858, (__m512i)w696, (__m512i)w688, 0xe2);
        const word w868 = (word)_mm512_ternarylogic_epi64((__m512i)w860, (__m512i)w696, (__m512i)w689, 0xe2);
        const word w869 = (word)_mm512_ternarylogic_epi64((__m512i)w861, (__m512i)w696, (__m512i)w690, 0xe2);
        const word w870 = (word)_mm512_ternarylogic_epi64((__m512i)w866, (__m512i)w696, (__m512i)w691, 0xe2);
        const word w871 = (word)_mm512_ternarylogic_epi64((__m512i)w855, (__m512i)w696, (__m512i)w692, 0xe2);
        const word w872 = (word)_mm512_ternarylogic_epi64((__m512i)w856, (__m512i)w696, (__m512i)w693, 0xe2);
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

/* An iteration: 528 gates, 24 moves, 0 additions, 64 loads, 24 stores. */
void affine_avx512_steady(uint8_t *const *buffers, const int64_t *scalars);
void affine_avx512_steady(uint8_t *const *buffers, const int64_t *scalars) {
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
        const word w167 = w165 ^ c120;
        const word w168 = (word)_mm512_ternarylogic_epi64((__m512i)w167, (__m512i)c121, (__m512i)w166, 0xf6);
        const word w169 = (word)_mm512_ternarylogic_epi64((__m512i)c93, (__m512i)c90, (__m512i)c94, 0x09);
        const word w170 = (word)_mm512_ternarylogic_epi64((__m512i)c112, (__m512i)c109, (__m512i)c108, 0x36);
        const word w171 = (word)_mm512_ternarylogic_epi64((__m512i)w170, (__m512i)c113, (__m512i)c109, 0xca);
        const word w172 = (word)_mm512_ternarylogic_epi64((__m512i)w171, (__m512i)c110, (__m512i)c111, 0x3d);
        const word w173 = (word)_mm512_ternarylogic_epi64((__m512i)w171, (__m512i)c111, (__m512i)c110, 0xed);
        const word w174 = (word)_mm512_ternarylogic_epi64((__m512i)c95, (__m512i)c91, (__m512i)c92, 0xdb);
        const word w175 = (word)_mm512_ternarylogic_epi64((__m512i)w169, (__m512i)w174, (__m512i)c90, 0xc9);
        const word w176 = (word)_mm512_ternarylogic_epi64((__m512i)w175, (__m512i)w174, (__m512i)c92, 0x8f);
        const word w177 = (word)_mm512_ternarylogic_epi64((__m512i)w169, (__m512i)c112, (__m512i)c108, 0x69);
        const word w178 = (word)_mm512_ternarylogic_epi64((__m512i)w172, (__m512i)w177, (__m512i)w169, 0x07);
        const word w179 = (word)_mm512_ternarylogic_epi64((__m512i)w178, (__m512i)w168, (__m512i)w176, 0xf7);
        const word w180 = (word)_mm512_ternarylogic_epi64((__m512i)w179, (__m512i)c113, (__m512i)w170, 0x90);
        const word w181 = (word)_mm512_ternarylogic_epi64((__m512i)w180, (__m512i)w173, (__m512i)w172, 0xa9);
        const word w182 = (word)_mm512_ternarylogic_epi64((__m512i)w172, (__m512i)w168, (__m512i)w177, 0xc4);
        const word w183 = (word)_mm512_ternarylogic_epi64((__m512i)w179, (__m512i)w182, (__m512i)w169, 0x43);
        const word w184 = (word)_mm512_ternarylogic_epi64((__m512i)w183, (__m512i)w179, (__m512i)c90, 0xac);
        const word w185 = ~(c91 ^ w184);
        const word w186 = (word)_mm512_ternarylogic_epi64((__m512i)w185, (__m512i)c91, (__m512i)c92, 0x9a);
        const word w187 = (word)_mm512_ternarylogic_epi64((__m512i)w186, (__m512i)c95, (__m512i)w185, 0xb4);
        const word w188 = (word)_mm512_ternarylogic_epi64((__m512i)w187, (__m512i)w169, (__m512i)w183, 0x06);
        const word w189 = (word)_mm512_ternarylogic_epi64((__m512i)w187, (__m512i)w175, (__m512i)w179, 0x09);
        const word w190 = (word)_mm512_ternarylogic_epi64((__m512i)w183, (__m512i)w168, (__m512i)c90, 0x4a);
        const word w191 = (word)_mm512_ternarylogic_epi64((__m512i)w190, (__m512i)c108, (__m512i)c90, 0x96);
        const word w192 = (word)_mm512_ternarylogic_epi64((__m512i)w191, (__m512i)w179, (__m512i)c108, 0x8e);
        const word w193 = (word)_mm512_ternarylogic_epi64((__m512i)w192, (__m512i)c109, (__m512i)w183, 0x69);
        const word w194 = (word)_mm512_ternarylogic_epi64((__m512i)w193, (__m512i)c110, (__m512i)c109, 0xc6);
        const word w195 = (word)_mm512_ternarylogic_epi64((__m512i)w193, (__m512i)c93, (__m512i)c109, 0x84);
        const word w196 = (word)_mm512_ternarylogic_epi64((__m512i)w191, (__m512i)c112, (__m512i)w181, 0x41);
        const word w197 = (word)_mm512_ternarylogic_epi64((__m512i)w193, (__m512i)c113, (__m512i)w181, 0x14);
        const word w198 = (word)_mm512_ternarylogic_epi64((__m512i)w197, (__m512i)w196, (__m512i)w191, 0xb4);
        const word w199 = (word)_mm512_ternarylogic_epi64((__m512i)w198, (__m512i)w195, (__m512i)w194, 0x10);
        const word w200 = load_aligned(a + 4 * WORD_BYTES);
        const word w201 = load_aligned(a + 5 * WORD_BYTES);
        const word w202 = w200 ^ c122;
        const word w203 = (word)_mm512_ternarylogic_epi64((__m512i)w202, (__m512i)c123, (__m512i)w201, 0xf6);
        const word w204 = (word)_mm512_ternarylogic_epi64((__m512i)c87, (__m512i)c84, (__m512i)c88, 0x09);
        const word w205 = (word)_mm512_ternarylogic_epi64((__m512i)c106, (__m512i)c103, (__m512i)c102, 0x36);
        const word w206 = (word)_mm512_ternarylogic_epi64((__m512i)w205, (__m512i)c107, (__m512i)c103, 0xca);
        const word w207 = (word)_mm512_ternarylogic_epi64((__m512i)w206, (__m512i)c104, (__m512i)c105, 0x3d);
        const word w208 = (word)_mm512_ternarylogic_epi64((__m512i)w206, (__m512i)c105, (__m512i)c104, 0xed);
        const word w209 = (word)_mm512_ternarylogic_epi64((__m512i)c89, (__m512i)c85, (__m512i)c86, 0xdb);
        const word w210 = (word)_mm512_ternarylogic_epi64((__m512i)w204, (__m512i)w209, (__m512i)c84, 0xc9);
        const word w211 = (word)_mm512_ternarylogic_epi64((__m512i)w210, (__m512i)w209, (__m512i)c86, 0x8f);
        const word w212 = (word)_mm512_ternarylogic_epi64((__m512i)w204, (__m512i)c106, (__m512i)c102, 0x69);
        const word w213 = (word)_mm512_ternarylogic_epi64((__m512i)w207, (__m512i)w212, (__m512i)w204, 0x07);
        const word w214 = (word)_mm512_ternarylogic_epi64((__m512i)w213, (__m512i)w203, (__m512i)w211, 0xf7);
        const word w215 = (word)_mm512_ternarylogic_epi64((__m512i)w214, (__m512i)c107, (__m512i)w205, 0x90);
        const word w216 = (word)_mm512_ternarylogic_epi64((__m512i)w215, (__m512i)w208, (__m512i)w207, 0xa9);
        const word w217 = (word)_mm512_ternarylogic_epi64((__m512i)w207, (__m512i)w203, (__m512i)w212, 0xc4);
        const word w218 = (word)_mm512_ternarylogic_epi64((__m512i)w214, (__m512i)w217, (__m512i)w204, 0x43);
        const word w219 = (word)_mm512_ternarylogic_epi64((__m512i)w218, (__m512i)w214, (__m512i)c84, 0xac);
        const word w220 = ~(c85 ^ w219);
        const word w221 = (word)_mm512_ternarylogic_epi64((__m512i)w220, (__m512i)c85, (__m512i)c86, 0x9a);
        const word w222 = (word)_mm512_ternarylogic_epi64((__m512i)w221, (__m512i)c89, (__m512i)w220, 0xb4);
        const word w223 = (word)_mm512_ternarylogic_epi64((__m512i)w222, (__m512i)w204, (__m512i)w218, 0x06);
        const word w224 = (word)_mm512_ternarylogic_epi64((__m512i)w222, (__m512i)w210, (__m512i)w214, 0x09);
        const word w225 = (word)_mm512_ternarylogic_epi64((__m512i)w218, (__m512i)w203, (__m512i)c84, 0x4a);
        const word w226 = (word)_mm512_ternarylogic_epi64((__m512i)w225, (__m512i)c102, (__m512i)c84, 0x96);
        const word w227 = (word)_mm512_ternarylogic_epi64((__m512i)w226, (__m512i)w214, (__m512i)c102, 0x8e);
        const word w228 = (word)_mm512_ternarylogic_epi64((__m512i)w227, (__m512i)c103, (__m512i)w218, 0x69);
        const word w229 = (word)_mm512_ternarylogic_epi64((__m512i)w228, (__m512i)c104, (__m512i)c103, 0xc6);
        const word w230 = (word)_mm512_ternarylogic_epi64((__m512i)w228, (__m512i)c87, (__m512i)c103, 0x84);
        const word w231 = (word)_mm512_ternarylogic_epi64((__m512i)w226, (__m512i)c106, (__m512i)w216, 0x41);
        const word w232 = (word)_mm512_ternarylogic_epi64((__m512i)w228, (__m512i)c107, (__m512i)w216, 0x14);
        const word w233 = (word)_mm512_ternarylogic_epi64((__m512i)w232, (__m512i)w231, (__m512i)w226, 0xb4);
        const word w234 = (word)_mm512_ternarylogic_epi64((__m512i)w233, (__m512i)w230, (__m512i)w229, 0x10);
        const word w235 = load_aligned(a + 2 * WORD_BYTES);
        const word w236 = load_aligned(a + 3 * WORD_BYTES);
        const word w237 = w235 ^ c124;
        const word w238 = (word)_mm512_ternarylogic_epi64((__m512i)w237, (__m512i)c125, (__m512i)w236, 0xf6);
        const word w239 = (word)_mm512_ternarylogic_epi64((__m512i)c81, (__m512i)c78, (__m512i)c82, 0x09);
        const word w240 = (word)_mm512_ternarylogic_epi64((__m512i)c100, (__m512i)c97, (__m512i)c96, 0x36);
        const word w241 = (word)_mm512_ternarylogic_epi64((__m512i)w240, (__m512i)c101, (__m512i)c97, 0xca);
        const word w242 = (word)_mm512_ternarylogic_epi64((__m512i)w241, (__m512i)c98, (__m512i)c99, 0x3d);
        const word w243 = (word)_mm512_ternarylogic_epi64((__m512i)w241, (__m512i)c99, (__m512i)c98, 0xed);
        const word w244 = (word)_mm512_ternarylogic_epi64((__m512i)c83, (__m512i)c79, (__m512i)c80, 0xdb);
        const word w245 = (word)_mm512_ternarylogic_epi64((__m512i)w239, (__m512i)w244, (__m512i)c78, 0xc9);
        const word w246 = (word)_mm512_ternarylogic_epi64((__m512i)w245, (__m512i)w244, (__m512i)c80, 0x8f);
        const word w247 = (word)_mm512_ternarylogic_epi64((__m512i)w239, (__m512i)c100, (__m512i)c96, 0x69);
        const word w248 = (word)_mm512_ternarylogic_epi64((__m512i)w242, (__m512i)w247, (__m512i)w239, 0x07);
        const word w249 = (word)_mm512_ternarylogic_epi64((__m512i)w248, (__m512i)w238, (__m512i)w246, 0xf7);
        const word w250 = (word)_mm512_ternarylogic_epi64((__m512i)w249, (__m512i)c101, (__m512i)w240, 0x90);
        const word w251 = (word)_mm512_ternarylogic_epi64((__m512i)w250, (__m512i)w243, (__m512i)w242, 0xa9);
        const word w252 = (word)_mm512_ternarylogic_epi64((__m512i)w242, (__m512i)w238, (__m512i)w247, 0xc4);
        const word w253 = (word)_mm512_ternarylogic_epi64((__m512i)w249, (__m512i)w252, (__m512i)w239, 0x43);
        const word w254 = (word)_mm512_ternarylogic_epi64((__m512i)w253, (__m512i)w249, (__m512i)c78, 0xac);
        const word w255 = ~(c79 ^ w254);
        const word w256 = (word)_mm512_ternarylogic_epi64((__m512i)w255, (__m512i)c79, (__m512i)c80, 0x9a);
        const word w257 = (word)_mm512_ternarylogic_epi64((__m512i)w256, (__m512i)c83, (__m512i)w255, 0xb4);
        const word w258 = (word)_mm512_ternarylogic_epi64((__m512i)w257, (__m512i)w239, (__m512i)w253, 0x06);
        const word w259 = (word)_mm512_ternarylogic_epi64((__m512i)w257, (__m512i)w245, (__m512i)w249, 0x09);
        const word w260 = (word)_mm512_ternarylogic_epi64((__m512i)w253, (__m512i)w238, (__m512i)c78, 0x4a);
        const word w261 = (word)_mm512_ternarylogic_epi64((__m512i)w260, (__m512i)c96, (__m512i)c78, 0x96);
        const word w262 = (word)_mm512_ternarylogic_epi64((__m512i)w261, (__m512i)w249, (__m512i)c96, 0x8e);
        const word w263 = (word)_mm512_ternarylogic_epi64((__m512i)w262, (__m512i)c97, (__m512i)w253, 0x69);
        const word w264 = (word)_mm512_ternarylogic_epi64((__m512i)w263, (__m512i)c98, (__m512i)c97, 0xc6);
        const word w265 = (word)_mm512_ternarylogic_epi64((__m512i)w263, (__m512i)c81, (__m512i)c97, 0x84);
        const word w266 = (word)_mm512_ternarylogic_epi64((__m512i)w261, (__m512i)c100, (__m512i)w251, 0x41);
        const word w267 = (word)_mm512_ternarylogic_epi64((__m512i)w263, (__m512i)c101, (__m512i)w251, 0x14);
        const word w268 = (word)_mm512_ternarylogic_epi64((__m512i)w267, (__m512i)w266, (__m512i)w261, 0xb4);
        const word w269 = (word)_mm512_ternarylogic_epi64((__m512i)w268, (__m512i)w265, (__m512i)w264, 0x10);
        const word w270 = load_aligned(a);
        const word w271 = load_aligned(a + 1 * WORD_BYTES);
        const word w272 = w270 ^ w151;
        const word w273 = (word)_mm512_ternarylogic_epi64((__m512i)w272, (__m512i)w152, (__m512i)w271, 0xf6);
        const word w274 = (word)_mm512_ternarylogic_epi64((__m512i)c75, (__m512i)c72, (__m512i)c76, 0x09);
        const word w275 = (word)_mm512_ternarylogic_epi64((__m512i)w162, (__m512i)w156, (__m512i)w154, 0x36);
        const word w276 = (word)_mm512_ternarylogic_epi64((__m512i)w275, (__m512i)w164, (__m512i)w156, 0xca);
        const word w277 = (word)_mm512_ternarylogic_epi64((__m512i)w276, (__m512i)w158, (__m512i)w160, 0x3d);
        const word w278 = (word)_mm512_ternarylogic_epi64((__m512i)w276, (__m512i)w160, (__m512i)w158, 0xed);
        const word w279 = (word)_mm512_ternarylogic_epi64((__m512i)c77, (__m512i)c73, (__m512i)c74, 0xdb);
        const word w280 = (word)_mm512_ternarylogic_epi64((__m512i)w274, (__m512i)w279, (__m512i)c72, 0xc9);
        const word w281 = (word)_mm512_ternarylogic_epi64((__m512i)w280, (__m512i)w279, (__m512i)c74, 0x8f);
        const word w282 = (word)_mm512_ternarylogic_epi64((__m512i)w274, (__m512i)w162, (__m512i)w154, 0x69);
        const word w283 = (word)_mm512_ternarylogic_epi64((__m512i)w277, (__m512i)w282, (__m512i)w274, 0x07);
        const word w284 = (word)_mm512_ternarylogic_epi64((__m512i)w283, (__m512i)w273, (__m512i)w281, 0xf7);
        const word w285 = (word)_mm512_ternarylogic_epi64((__m512i)w284, (__m512i)w164, (__m512i)w275, 0x90);
        const word w286 = (word)_mm512_ternarylogic_epi64((__m512i)w285, (__m512i)w278, (__m512i)w277, 0xa9);
        const word w287 = (word)_mm512_ternarylogic_epi64((__m512i)w277, (__m512i)w273, (__m512i)w282, 0xc4);
        const word w288 = (word)_mm512_ternarylogic_epi64((__m512i)w284, (__m512i)w287, (__m512i)w274, 0x43);
        const word w289 = (word)_mm512_ternarylogic_epi64((__m512i)w288, (__m512i)w284, (__m512i)c72, 0xac);
        const word w290 = ~(c73 ^ w289);
        const word w291 = (word)_mm512_ternarylogic_epi64((__m512i)w290, (__m512i)c73, (__m512i)c74, 0x9a);
        const word w292 = (word)_mm512_ternarylogic_epi64((__m512i)w291, (__m512i)c77, (__m512i)w290, 0xb4);
        const word w293 = (word)_mm512_ternarylogic_epi64((__m512i)w292, (__m512i)w274, (__m512i)w288, 0x06);
        const word w294 = (word)_mm512_ternarylogic_epi64((__m512i)w292, (__m512i)w280, (__m512i)w284, 0x09);
        const word w295 = (word)_mm512_ternarylogic_epi64((__m512i)w288, (__m512i)w273, (__m512i)c72, 0x4a);
        const word w296 = (word)_mm512_ternarylogic_epi64((__m512i)w295, (__m512i)w154, (__m512i)c72, 0x96);
        const word w297 = (word)_mm512_ternarylogic_epi64((__m512i)w296, (__m512i)w284, (__m512i)w154, 0x8e);
        const word w298 = (word)_mm512_ternarylogic_epi64((__m512i)w297, (__m512i)w156, (__m512i)w288, 0x69);
        const word w299 = (word)_mm512_ternarylogic_epi64((__m512i)w298, (__m512i)w158, (__m512i)w156, 0xc6);
        const word w300 = (word)_mm512_ternarylogic_epi64((__m512i)w298, (__m512i)c75, (__m512i)w156, 0x84);
        const word w301 = (word)_mm512_ternarylogic_epi64((__m512i)w296, (__m512i)w162, (__m512i)w286, 0x41);
        const word w302 = (word)_mm512_ternarylogic_epi64((__m512i)w298, (__m512i)w164, (__m512i)w286, 0x14);
        const word w303 = (word)_mm512_ternarylogic_epi64((__m512i)w302, (__m512i)w301, (__m512i)w296, 0xb4);
        const word w304 = (word)_mm512_ternarylogic_epi64((__m512i)w303, (__m512i)w300, (__m512i)w299, 0x10);
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
        const word w321 = w319 ^ c122;
        const word w322 = (word)_mm512_ternarylogic_epi64((__m512i)w321, (__m512i)c123, (__m512i)w320, 0xf6);
        const word w323 = (word)_mm512_ternarylogic_epi64((__m512i)w199, (__m512i)w191, (__m512i)w188, 0x09);
        const word w324 = (word)_mm512_ternarylogic_epi64((__m512i)w231, (__m512i)w220, (__m512i)w225, 0x36);
        const word w325 = (word)_mm512_ternarylogic_epi64((__m512i)w233, (__m512i)w324, (__m512i)w220, 0xe2);
        const word w326 = (word)_mm512_ternarylogic_epi64((__m512i)w325, (__m512i)w221, (__m512i)w230, 0x3d);
        const word w327 = (word)_mm512_ternarylogic_epi64((__m512i)w325, (__m512i)w230, (__m512i)w221, 0xed);
        const word w328 = (word)_mm512_ternarylogic_epi64((__m512i)w189, (__m512i)w193, (__m512i)w194, 0xdb);
        const word w329 = (word)_mm512_ternarylogic_epi64((__m512i)w323, (__m512i)w328, (__m512i)w191, 0xc9);
        const word w330 = (word)_mm512_ternarylogic_epi64((__m512i)w329, (__m512i)w328, (__m512i)w194, 0x8f);
        const word w331 = (word)_mm512_ternarylogic_epi64((__m512i)w323, (__m512i)w231, (__m512i)w225, 0x69);
        const word w332 = (word)_mm512_ternarylogic_epi64((__m512i)w331, (__m512i)w326, (__m512i)w323, 0x13);
        const word w333 = (word)_mm512_ternarylogic_epi64((__m512i)w332, (__m512i)w322, (__m512i)w330, 0xf7);
        const word w334 = (word)_mm512_ternarylogic_epi64((__m512i)w333, (__m512i)w233, (__m512i)w324, 0x90);
        const word w335 = (word)_mm512_ternarylogic_epi64((__m512i)w334, (__m512i)w327, (__m512i)w326, 0xa9);
        const word w336 = (word)_mm512_ternarylogic_epi64((__m512i)w331, (__m512i)w322, (__m512i)w326, 0x8c);
        const word w337 = (word)_mm512_ternarylogic_epi64((__m512i)w333, (__m512i)w336, (__m512i)w323, 0x43);
        const word w338 = (word)_mm512_ternarylogic_epi64((__m512i)w337, (__m512i)w333, (__m512i)w191, 0xac);
        const word w339 = ~(w193 ^ w338);
        const word w340 = (word)_mm512_ternarylogic_epi64((__m512i)w339, (__m512i)w193, (__m512i)w194, 0x9a);
        const word w341 = (word)_mm512_ternarylogic_epi64((__m512i)w340, (__m512i)w189, (__m512i)w339, 0xb4);
        const word w342 = (word)_mm512_ternarylogic_epi64((__m512i)w341, (__m512i)w323, (__m512i)w337, 0x06);
        const word w343 = (word)_mm512_ternarylogic_epi64((__m512i)w341, (__m512i)w329, (__m512i)w333, 0x09);
        const word w344 = (word)_mm512_ternarylogic_epi64((__m512i)w337, (__m512i)w322, (__m512i)w191, 0x4a);
        const word w345 = (word)_mm512_ternarylogic_epi64((__m512i)w344, (__m512i)w225, (__m512i)w191, 0x96);
        const word w346 = (word)_mm512_ternarylogic_epi64((__m512i)w345, (__m512i)w333, (__m512i)w225, 0x8e);
        const word w347 = (word)_mm512_ternarylogic_epi64((__m512i)w346, (__m512i)w220, (__m512i)w337, 0x69);
        const word w348 = (word)_mm512_ternarylogic_epi64((__m512i)w347, (__m512i)w221, (__m512i)w220, 0xc6);
        const word w349 = (word)_mm512_ternarylogic_epi64((__m512i)w347, (__m512i)w199, (__m512i)w220, 0x84);
        const word w350 = (word)_mm512_ternarylogic_epi64((__m512i)w345, (__m512i)w231, (__m512i)w335, 0x41);
        const word w351 = (word)_mm512_ternarylogic_epi64((__m512i)w347, (__m512i)w233, (__m512i)w335, 0x14);
        const word w352 = (word)_mm512_ternarylogic_epi64((__m512i)w351, (__m512i)w350, (__m512i)w345, 0xb4);
        const word w353 = (word)_mm512_ternarylogic_epi64((__m512i)w352, (__m512i)w349, (__m512i)w348, 0x10);
        const word w354 = load_aligned(a + 4 * WORD_BYTES);
        const word w355 = load_aligned(a + 5 * WORD_BYTES);
        const word w356 = w354 ^ c124;
        const word w357 = (word)_mm512_ternarylogic_epi64((__m512i)w356, (__m512i)c125, (__m512i)w355, 0xf6);
        const word w358 = (word)_mm512_ternarylogic_epi64((__m512i)w234, (__m512i)w226, (__m512i)w223, 0x09);
        const word w359 = (word)_mm512_ternarylogic_epi64((__m512i)w266, (__m512i)w255, (__m512i)w260, 0x36);
        const word w360 = (word)_mm512_ternarylogic_epi64((__m512i)w268, (__m512i)w359, (__m512i)w255, 0xe2);
        const word w361 = (word)_mm512_ternarylogic_epi64((__m512i)w360, (__m512i)w256, (__m512i)w265, 0x3d);
        const word w362 = (word)_mm512_ternarylogic_epi64((__m512i)w360, (__m512i)w265, (__m512i)w256, 0xed);
        const word w363 = (word)_mm512_ternarylogic_epi64((__m512i)w224, (__m512i)w228, (__m512i)w229, 0xdb);
        const word w364 = (word)_mm512_ternarylogic_epi64((__m512i)w358, (__m512i)w363, (__m512i)w226, 0xc9);
        const word w365 = (word)_mm512_ternarylogic_epi64((__m512i)w364, (__m512i)w363, (__m512i)w229, 0x8f);
        const word w366 = (word)_mm512_ternarylogic_epi64((__m512i)w358, (__m512i)w266, (__m512i)w260, 0x69);
        const word w367 = (word)_mm512_ternarylogic_epi64((__m512i)w366, (__m512i)w361, (__m512i)w358, 0x13);
        const word w368 = (word)_mm512_ternarylogic_epi64((__m512i)w367, (__m512i)w357, (__m512i)w365, 0xf7);
        const word w369 = (word)_mm512_ternarylogic_epi64((__m512i)w368, (__m512i)w268, (__m512i)w359, 0x90);
        const word w370 = (word)_mm512_ternarylogic_epi64((__m512i)w369, (__m512i)w362, (__m512i)w361, 0xa9);
        const word w371 = (word)_mm512_ternarylogic_epi64((__m512i)w366, (__m512i)w357, (__m512i)w361, 0x8c);
        const word w372 = (word)_mm512_ternarylogic_epi64((__m512i)w368, (__m512i)w371, (__m512i)w358, 0x43);
        const word w373 = (word)_mm512_ternarylogic_epi64((__m512i)w372, (__m512i)w368, (__m512i)w226, 0xac);
        const word w374 = ~(w228 ^ w373);
        const word w375 = (word)_mm512_ternarylogic_epi64((__m512i)w374, (__m512i)w228, (__m512i)w229, 0x9a);
        const word w376 = (word)_mm512_ternarylogic_epi64((__m512i)w375, (__m512i)w224, (__m512i)w374, 0xb4);
        const word w377 = (word)_mm512_ternarylogic_epi64((__m512i)w376, (__m512i)w358, (__m512i)w372, 0x06);
        const word w378 = (word)_mm512_ternarylogic_epi64((__m512i)w376, (__m512i)w364, (__m512i)w368, 0x09);
        const word w379 = (word)_mm512_ternarylogic_epi64((__m512i)w372, (__m512i)w357, (__m512i)w226, 0x4a);
        const word w380 = (word)_mm512_ternarylogic_epi64((__m512i)w379, (__m512i)w260, (__m512i)w226, 0x96);
        const word w381 = (word)_mm512_ternarylogic_epi64((__m512i)w380, (__m512i)w368, (__m512i)w260, 0x8e);
        const word w382 = (word)_mm512_ternarylogic_epi64((__m512i)w381, (__m512i)w255, (__m512i)w372, 0x69);
        const word w383 = (word)_mm512_ternarylogic_epi64((__m512i)w382, (__m512i)w256, (__m512i)w255, 0xc6);
        const word w384 = (word)_mm512_ternarylogic_epi64((__m512i)w382, (__m512i)w234, (__m512i)w255, 0x84);
        const word w385 = (word)_mm512_ternarylogic_epi64((__m512i)w380, (__m512i)w266, (__m512i)w370, 0x41);
        const word w386 = (word)_mm512_ternarylogic_epi64((__m512i)w382, (__m512i)w268, (__m512i)w370, 0x14);
        const word w387 = (word)_mm512_ternarylogic_epi64((__m512i)w386, (__m512i)w385, (__m512i)w380, 0xb4);
        const word w388 = (word)_mm512_ternarylogic_epi64((__m512i)w387, (__m512i)w384, (__m512i)w383, 0x10);
        const word w389 = load_aligned(a + 2 * WORD_BYTES);
        const word w390 = load_aligned(a + 3 * WORD_BYTES);
        const word w391 = w389 ^ w151;
        const word w392 = (word)_mm512_ternarylogic_epi64((__m512i)w391, (__m512i)w152, (__m512i)w390, 0xf6);
        const word w393 = (word)_mm512_ternarylogic_epi64((__m512i)w269, (__m512i)w261, (__m512i)w258, 0x09);
        const word w394 = (word)_mm512_ternarylogic_epi64((__m512i)w301, (__m512i)w290, (__m512i)w295, 0x36);
        const word w395 = (word)_mm512_ternarylogic_epi64((__m512i)w303, (__m512i)w394, (__m512i)w290, 0xe2);
        const word w396 = (word)_mm512_ternarylogic_epi64((__m512i)w395, (__m512i)w291, (__m512i)w300, 0x3d);
        const word w397 = (word)_mm512_ternarylogic_epi64((__m512i)w395, (__m512i)w300, (__m512i)w291, 0xed);
        const word w398 = (word)_mm512_ternarylogic_epi64((__m512i)w259, (__m512i)w263, (__m512i)w264, 0xdb);
        const word w399 = (word)_mm512_ternarylogic_epi64((__m512i)w393, (__m512i)w398, (__m512i)w261, 0xc9);
        const word w400 = (word)_mm512_ternarylogic_epi64((__m512i)w399, (__m512i)w398, (__m512i)w264, 0x8f);
        const word w401 = (word)_mm512_ternarylogic_epi64((__m512i)w393, (__m512i)w301, (__m512i)w295, 0x69);
        const word w402 = (word)_mm512_ternarylogic_epi64((__m512i)w396, (__m512i)w401, (__m512i)w393, 0x07);
        const word w403 = (word)_mm512_ternarylogic_epi64((__m512i)w402, (__m512i)w392, (__m512i)w400, 0xf7);
        const word w404 = (word)_mm512_ternarylogic_epi64((__m512i)w403, (__m512i)w303, (__m512i)w394, 0x90);
        const word w405 = (word)_mm512_ternarylogic_epi64((__m512i)w404, (__m512i)w397, (__m512i)w396, 0xa9);
        const word w406 = (word)_mm512_ternarylogic_epi64((__m512i)w401, (__m512i)w392, (__m512i)w396, 0x8c);
        const word w407 = (word)_mm512_ternarylogic_epi64((__m512i)w403, (__m512i)w406, (__m512i)w393, 0x43);
        const word w408 = (word)_mm512_ternarylogic_epi64((__m512i)w407, (__m512i)w403, (__m512i)w261, 0xac);
        const word w409 = ~(w263 ^ w408);
        const word w410 = (word)_mm512_ternarylogic_epi64((__m512i)w409, (__m512i)w263, (__m512i)w264, 0x9a);
        const word w411 = (word)_mm512_ternarylogic_epi64((__m512i)w410, (__m512i)w259, (__m512i)w409, 0xb4);
        const word w412 = (word)_mm512_ternarylogic_epi64((__m512i)w411, (__m512i)w393, (__m512i)w407, 0x06);
        const word w413 = (word)_mm512_ternarylogic_epi64((__m512i)w411, (__m512i)w399, (__m512i)w403, 0x09);
        const word w414 = (word)_mm512_ternarylogic_epi64((__m512i)w407, (__m512i)w392, (__m512i)w261, 0x4a);
        const word w415 = (word)_mm512_ternarylogic_epi64((__m512i)w414, (__m512i)w295, (__m512i)w261, 0x96);
        const word w416 = (word)_mm512_ternarylogic_epi64((__m512i)w415, (__m512i)w403, (__m512i)w295, 0x8e);
        const word w417 = (word)_mm512_ternarylogic_epi64((__m512i)w416, (__m512i)w290, (__m512i)w407, 0x69);
        const word w418 = (word)_mm512_ternarylogic_epi64((__m512i)w417, (__m512i)w291, (__m512i)w290, 0xc6);
        const word w419 = (word)_mm512_ternarylogic_epi64((__m512i)w417, (__m512i)w269, (__m512i)w290, 0x84);
        const word w420 = (word)_mm512_ternarylogic_epi64((__m512i)w415, (__m512i)w301, (__m512i)w405, 0x41);
        const word w421 = (word)_mm512_ternarylogic_epi64((__m512i)w417, (__m512i)w303, (__m512i)w405, 0x14);
        const word w422 = (word)_mm512_ternarylogic_epi64((__m512i)w421, (__m512i)w420, (__m512i)w415, 0xb4);
        const word w423 = (word)_mm512_ternarylogic_epi64((__m512i)w422, (__m512i)w419, (__m512i)w418, 0x10);
        const word w424 = load_aligned(a);
        const word w425 = load_aligned(a + 1 * WORD_BYTES);
        const word w426 = w424 ^ w305;
        const word w427 = (word)_mm512_ternarylogic_epi64((__m512i)w426, (__m512i)w306, (__m512i)w425, 0xf6);
        const word w428 = (word)_mm512_ternarylogic_epi64((__m512i)w304, (__m512i)w296, (__m512i)w293, 0x09);
        const word w429 = (word)_mm512_ternarylogic_epi64((__m512i)w316, (__m512i)w310, (__m512i)w308, 0x36);
        const word w430 = (word)_mm512_ternarylogic_epi64((__m512i)w318, (__m512i)w429, (__m512i)w310, 0xe2);
        const word w431 = (word)_mm512_ternarylogic_epi64((__m512i)w430, (__m512i)w312, (__m512i)w314, 0x3d);
        const word w432 = (word)_mm512_ternarylogic_epi64((__m512i)w430, (__m512i)w314, (__m512i)w312, 0xed);
        const word w433 = (word)_mm512_ternarylogic_epi64((__m512i)w294, (__m512i)w298, (__m512i)w299, 0xdb);
        const word w434 = (word)_mm512_ternarylogic_epi64((__m512i)w428, (__m512i)w433, (__m512i)w296, 0xc9);
        const word w435 = (word)_mm512_ternarylogic_epi64((__m512i)w434, (__m512i)w433, (__m512i)w299, 0x8f);
        const word w436 = (word)_mm512_ternarylogic_epi64((__m512i)w428, (__m512i)w316, (__m512i)w308, 0x69);
        const word w437 = (word)_mm512_ternarylogic_epi64((__m512i)w436, (__m512i)w431, (__m512i)w428, 0x13);
        const word w438 = (word)_mm512_ternarylogic_epi64((__m512i)w437, (__m512i)w427, (__m512i)w435, 0xf7);
        const word w439 = (word)_mm512_ternarylogic_epi64((__m512i)w438, (__m512i)w318, (__m512i)w429, 0x90);
        const word w440 = (word)_mm512_ternarylogic_epi64((__m512i)w439, (__m512i)w432, (__m512i)w431, 0xa9);
        const word w441 = (word)_mm512_ternarylogic_epi64((__m512i)w436, (__m512i)w427, (__m512i)w431, 0x8c);
        const word w442 = (word)_mm512_ternarylogic_epi64((__m512i)w438, (__m512i)w441, (__m512i)w428, 0x43);
        const word w443 = (word)_mm512_ternarylogic_epi64((__m512i)w442, (__m512i)w438, (__m512i)w296, 0xac);
        const word w444 = ~(w298 ^ w443);
        const word w445 = (word)_mm512_ternarylogic_epi64((__m512i)w444, (__m512i)w298, (__m512i)w299, 0x9a);
        const word w446 = (word)_mm512_ternarylogic_epi64((__m512i)w445, (__m512i)w294, (__m512i)w444, 0xb4);
        const word w447 = (word)_mm512_ternarylogic_epi64((__m512i)w446, (__m512i)w428, (__m512i)w442, 0x06);
        const word w448 = (word)_mm512_ternarylogic_epi64((__m512i)w446, (__m512i)w434, (__m512i)w438, 0x09);
        const word w449 = (word)_mm512_ternarylogic_epi64((__m512i)w442, (__m512i)w427, (__m512i)w296, 0x4a);
        const word w450 = (word)_mm512_ternarylogic_epi64((__m512i)w449, (__m512i)w308, (__m512i)w296, 0x96);
        const word w451 = (word)_mm512_ternarylogic_epi64((__m512i)w450, (__m512i)w438, (__m512i)w308, 0x8e);
        const word w452 = (word)_mm512_ternarylogic_epi64((__m512i)w451, (__m512i)w310, (__m512i)w442, 0x69);
        const word w453 = (word)_mm512_ternarylogic_epi64((__m512i)w452, (__m512i)w312, (__m512i)w310, 0xc6);
        const word w454 = (word)_mm512_ternarylogic_epi64((__m512i)w452, (__m512i)w304, (__m512i)w310, 0x84);
        const word w455 = (word)_mm512_ternarylogic_epi64((__m512i)w450, (__m512i)w316, (__m512i)w440, 0x41);
        const word w456 = (word)_mm512_ternarylogic_epi64((__m512i)w452, (__m512i)w318, (__m512i)w440, 0x14);
        const word w457 = (word)_mm512_ternarylogic_epi64((__m512i)w456, (__m512i)w455, (__m512i)w450, 0xb4);
        const word w458 = (word)_mm512_ternarylogic_epi64((__m512i)w457, (__m512i)w454, (__m512i)w453, 0x10);
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
        const word w475 = w473 ^ c124;
        const word w476 = (word)_mm512_ternarylogic_epi64((__m512i)w475, (__m512i)c125, (__m512i)w474, 0xf6);
        const word w477 = (word)_mm512_ternarylogic_epi64((__m512i)w353, (__m512i)w345, (__m512i)w342, 0x09);
        const word w478 = (word)_mm512_ternarylogic_epi64((__m512i)w385, (__m512i)w374, (__m512i)w379, 0x36);
        const word w479 = (word)_mm512_ternarylogic_epi64((__m512i)w387, (__m512i)w478, (__m512i)w374, 0xe2);
        const word w480 = (word)_mm512_ternarylogic_epi64((__m512i)w479, (__m512i)w375, (__m512i)w384, 0x3d);
        const word w481 = (word)_mm512_ternarylogic_epi64((__m512i)w479, (__m512i)w384, (__m512i)w375, 0xed);
        const word w482 = (word)_mm512_ternarylogic_epi64((__m512i)w343, (__m512i)w347, (__m512i)w348, 0xdb);
        const word w483 = (word)_mm512_ternarylogic_epi64((__m512i)w477, (__m512i)w482, (__m512i)w345, 0xc9);
        const word w484 = (word)_mm512_ternarylogic_epi64((__m512i)w483, (__m512i)w482, (__m512i)w348, 0x8f);
        const word w485 = (word)_mm512_ternarylogic_epi64((__m512i)w477, (__m512i)w385, (__m512i)w379, 0x69);
        const word w486 = (word)_mm512_ternarylogic_epi64((__m512i)w485, (__m512i)w480, (__m512i)w477, 0x13);
        const word w487 = (word)_mm512_ternarylogic_epi64((__m512i)w486, (__m512i)w476, (__m512i)w484, 0xf7);
        const word w488 = (word)_mm512_ternarylogic_epi64((__m512i)w487, (__m512i)w387, (__m512i)w478, 0x90);
        const word w489 = (word)_mm512_ternarylogic_epi64((__m512i)w488, (__m512i)w481, (__m512i)w480, 0xa9);
        const word w490 = (word)_mm512_ternarylogic_epi64((__m512i)w485, (__m512i)w476, (__m512i)w480, 0x8c);
        const word w491 = (word)_mm512_ternarylogic_epi64((__m512i)w487, (__m512i)w490, (__m512i)w477, 0x43);
        const word w492 = (word)_mm512_ternarylogic_epi64((__m512i)w491, (__m512i)w487, (__m512i)w345, 0xac);
        const word w493 = ~(w347 ^ w492);
        const word w494 = (word)_mm512_ternarylogic_epi64((__m512i)w493, (__m512i)w347, (__m512i)w348, 0x9a);
        const word w495 = (word)_mm512_ternarylogic_epi64((__m512i)w494, (__m512i)w343, (__m512i)w493, 0xb4);
        const word w496 = (word)_mm512_ternarylogic_epi64((__m512i)w495, (__m512i)w477, (__m512i)w491, 0x06);
        const word w497 = (word)_mm512_ternarylogic_epi64((__m512i)w495, (__m512i)w483, (__m512i)w487, 0x09);
        const word w498 = (word)_mm512_ternarylogic_epi64((__m512i)w491, (__m512i)w476, (__m512i)w345, 0x4a);
        const word w499 = (word)_mm512_ternarylogic_epi64((__m512i)w498, (__m512i)w379, (__m512i)w345, 0x96);
        const word w500 = (word)_mm512_ternarylogic_epi64((__m512i)w499, (__m512i)w487, (__m512i)w379, 0x8e);
        const word w501 = (word)_mm512_ternarylogic_epi64((__m512i)w500, (__m512i)w374, (__m512i)w491, 0x69);
        const word w502 = (word)_mm512_ternarylogic_epi64((__m512i)w501, (__m512i)w375, (__m512i)w374, 0xc6);
        const word w503 = (word)_mm512_ternarylogic_epi64((__m512i)w501, (__m512i)w353, (__m512i)w374, 0x84);
        const word w504 = (word)_mm512_ternarylogic_epi64((__m512i)w499, (__m512i)w385, (__m512i)w489, 0x41);
        const word w505 = (word)_mm512_ternarylogic_epi64((__m512i)w501, (__m512i)w387, (__m512i)w489, 0x14);
        const word w506 = (word)_mm512_ternarylogic_epi64((__m512i)w505, (__m512i)w504, (__m512i)w499, 0xb4);
        const word w507 = (word)_mm512_ternarylogic_epi64((__m512i)w506, (__m512i)w503, (__m512i)w502, 0x10);
        const word w508 = load_aligned(a + 4 * WORD_BYTES);
        const word w509 = load_aligned(a + 5 * WORD_BYTES);
        const word w510 = w508 ^ w151;
        const word w511 = (word)_mm512_ternarylogic_epi64((__m512i)w510, (__m512i)w152, (__m512i)w509, 0xf6);
        const word w512 = (word)_mm512_ternarylogic_epi64((__m512i)w388, (__m512i)w380, (__m512i)w377, 0x09);
        const word w513 = (word)_mm512_ternarylogic_epi64((__m512i)w420, (__m512i)w409, (__m512i)w414, 0x36);
        const word w514 = (word)_mm512_ternarylogic_epi64((__m512i)w422, (__m512i)w513, (__m512i)w409, 0xe2);
        const word w515 = (word)_mm512_ternarylogic_epi64((__m512i)w514, (__m512i)w410, (__m512i)w419, 0x3d);
        const word w516 = (word)_mm512_ternarylogic_epi64((__m512i)w514, (__m512i)w419, (__m512i)w410, 0xed);
        const word w517 = (word)_mm512_ternarylogic_epi64((__m512i)w378, (__m512i)w382, (__m512i)w383, 0xdb);
        const word w518 = (word)_mm512_ternarylogic_epi64((__m512i)w512, (__m512i)w517, (__m512i)w380, 0xc9);
        const word w519 = (word)_mm512_ternarylogic_epi64((__m512i)w518, (__m512i)w517, (__m512i)w383, 0x8f);
        const word w520 = (word)_mm512_ternarylogic_epi64((__m512i)w512, (__m512i)w420, (__m512i)w414, 0x69);
        const word w521 = (word)_mm512_ternarylogic_epi64((__m512i)w520, (__m512i)w515, (__m512i)w512, 0x13);
        const word w522 = (word)_mm512_ternarylogic_epi64((__m512i)w521, (__m512i)w511, (__m512i)w519, 0xf7);
        const word w523 = (word)_mm512_ternarylogic_epi64((__m512i)w522, (__m512i)w422, (__m512i)w513, 0x90);
        const word w524 = (word)_mm512_ternarylogic_epi64((__m512i)w523, (__m512i)w516, (__m512i)w515, 0xa9);
        const word w525 = (word)_mm512_ternarylogic_epi64((__m512i)w520, (__m512i)w511, (__m512i)w515, 0x8c);
        const word w526 = (word)_mm512_ternarylogic_epi64((__m512i)w522, (__m512i)w525, (__m512i)w512, 0x43);
        const word w527 = (word)_mm512_ternarylogic_epi64((__m512i)w526, (__m512i)w522, (__m512i)w380, 0xac);
        const word w528 = ~(w382 ^ w527);
        const word w529 = (word)_mm512_ternarylogic_epi64((__m512i)w528, (__m512i)w382, (__m512i)w383, 0x9a);
        const word w530 = (word)_mm512_ternarylogic_epi64((__m512i)w529, (__m512i)w378, (__m512i)w528, 0xb4);
        const word w531 = (word)_mm512_ternarylogic_epi64((__m512i)w530, (__m512i)w512, (__m512i)w526, 0x06);
        const word w532 = (word)_mm512_ternarylogic_epi64((__m512i)w530, (__m512i)w518, (__m512i)w522, 0x09);
        const word w533 = (word)_mm512_ternarylogic_epi64((__m512i)w526, (__m512i)w511, (__m512i)w380, 0x4a);
        const word w534 = (word)_mm512_ternarylogic_epi64((__m512i)w533, (__m512i)w414, (__m512i)w380, 0x96);
        const word w535 = (word)_mm512_ternarylogic_epi64((__m512i)w534, (__m512i)w522, (__m512i)w414, 0x8e);
        const word w536 = (word)_mm512_ternarylogic_epi64((__m512i)w535, (__m512i)w409, (__m512i)w526, 0x69);
        const word w537 = (word)_mm512_ternarylogic_epi64((__m512i)w536, (__m512i)w410, (__m512i)w409, 0xc6);
        const word w538 = (word)_mm512_ternarylogic_epi64((__m512i)w536, (__m512i)w388, (__m512i)w409, 0x84);
        const word w539 = (word)_mm512_ternarylogic_epi64((__m512i)w534, (__m512i)w420, (__m512i)w524, 0x41);
        const word w540 = (word)_mm512_ternarylogic_epi64((__m512i)w536, (__m512i)w422, (__m512i)w524, 0x14);
        const word w541 = (word)_mm512_ternarylogic_epi64((__m512i)w540, (__m512i)w539, (__m512i)w534, 0xb4);
        const word w542 = (word)_mm512_ternarylogic_epi64((__m512i)w541, (__m512i)w538, (__m512i)w537, 0x10);
        const word w543 = load_aligned(a + 2 * WORD_BYTES);
        const word w544 = load_aligned(a + 3 * WORD_BYTES);
        const word w545 = w543 ^ w305;
        const word w546 = (word)_mm512_ternarylogic_epi64((__m512i)w545, (__m512i)w306, (__m512i)w544, 0xf6);
        const word w547 = (word)_mm512_ternarylogic_epi64((__m512i)w423, (__m512i)w415, (__m512i)w412, 0x09);
        const word w548 = (word)_mm512_ternarylogic_epi64((__m512i)w455, (__m512i)w444, (__m512i)w449, 0x36);
        const word w549 = (word)_mm512_ternarylogic_epi64((__m512i)w457, (__m512i)w548, (__m512i)w444, 0xe2);
        const word w550 = (word)_mm512_ternarylogic_epi64((__m512i)w549, (__m512i)w445, (__m512i)w454, 0x3d);
        const word w551 = (word)_mm512_ternarylogic_epi64((__m512i)w549, (__m512i)w454, (__m512i)w445, 0xed);
        const word w552 = (word)_mm512_ternarylogic_epi64((__m512i)w413, (__m512i)w417, (__m512i)w418, 0xdb);
        const word w553 = (word)_mm512_ternarylogic_epi64((__m512i)w547, (__m512i)w552, (__m512i)w415, 0xc9);
        const word w554 = (word)_mm512_ternarylogic_epi64((__m512i)w553, (__m512i)w552, (__m512i)w418, 0x8f);
        const word w555 = (word)_mm512_ternarylogic_epi64((__m512i)w547, (__m512i)w455, (__m512i)w449, 0x69);
        const word w556 = (word)_mm512_ternarylogic_epi64((__m512i)w550, (__m512i)w555, (__m512i)w547, 0x07);
        const word w557 = (word)_mm512_ternarylogic_epi64((__m512i)w556, (__m512i)w546, (__m512i)w554, 0xf7);
        const word w558 = (word)_mm512_ternarylogic_epi64((__m512i)w557, (__m512i)w457, (__m512i)w548, 0x90);
        const word w559 = (word)_mm512_ternarylogic_epi64((__m512i)w558, (__m512i)w551, (__m512i)w550, 0xa9);
        const word w560 = (word)_mm512_ternarylogic_epi64((__m512i)w555, (__m512i)w546, (__m512i)w550, 0x8c);
        const word w561 = (word)_mm512_ternarylogic_epi64((__m512i)w557, (__m512i)w560, (__m512i)w547, 0x43);
        const word w562 = (word)_mm512_ternarylogic_epi64((__m512i)w561, (__m512i)w557, (__m512i)w415, 0xac);
        const word w563 = ~(w417 ^ w562);
        const word w564 = (word)_mm512_ternarylogic_epi64((__m512i)w563, (__m512i)w417, (__m512i)w418, 0x9a);
        const word w565 = (word)_mm512_ternarylogic_epi64((__m512i)w564, (__m512i)w413, (__m512i)w563, 0xb4);
        const word w566 = (word)_mm512_ternarylogic_epi64((__m512i)w565, (__m512i)w547, (__m512i)w561, 0x06);
        const word w567 = (word)_mm512_ternarylogic_epi64((__m512i)w565, (__m512i)w553, (__m512i)w557, 0x09);
        const word w568 = (word)_mm512_ternarylogic_epi64((__m512i)w561, (__m512i)w546, (__m512i)w415, 0x4a);
        const word w569 = (word)_mm512_ternarylogic_epi64((__m512i)w568, (__m512i)w449, (__m512i)w415, 0x96);
        const word w570 = (word)_mm512_ternarylogic_epi64((__m512i)w569, (__m512i)w557, (__m512i)w449, 0x8e);
        const word w571 = (word)_mm512_ternarylogic_epi64((__m512i)w570, (__m512i)w444, (__m512i)w561, 0x69);
        const word w572 = (word)_mm512_ternarylogic_epi64((__m512i)w571, (__m512i)w445, (__m512i)w444, 0xc6);
        const word w573 = (word)_mm512_ternarylogic_epi64((__m512i)w571, (__m512i)w423, (__m512i)w444, 0x84);
        const word w574 = (word)_mm512_ternarylogic_epi64((__m512i)w569, (__m512i)w455, (__m512i)w559, 0x41);
        const word w575 = (word)_mm512_ternarylogic_epi64((__m512i)w571, (__m512i)w457, (__m512i)w559, 0x14);
        const word w576 = (word)_mm512_ternarylogic_epi64((__m512i)w575, (__m512i)w574, (__m512i)w569, 0xb4);
        const word w577 = (word)_mm512_ternarylogic_epi64((__m512i)w576, (__m512i)w573, (__m512i)w572, 0x10);
        const word w578 = load_aligned(a);
        const word w579 = load_aligned(a + 1 * WORD_BYTES);
        const word w580 = w578 ^ w459;
        const word w581 = (word)_mm512_ternarylogic_epi64((__m512i)w580, (__m512i)w460, (__m512i)w579, 0xf6);
        const word w582 = (word)_mm512_ternarylogic_epi64((__m512i)w458, (__m512i)w450, (__m512i)w447, 0x09);
        const word w583 = (word)_mm512_ternarylogic_epi64((__m512i)w470, (__m512i)w464, (__m512i)w462, 0x36);
        const word w584 = (word)_mm512_ternarylogic_epi64((__m512i)w472, (__m512i)w583, (__m512i)w464, 0xe2);
        const word w585 = (word)_mm512_ternarylogic_epi64((__m512i)w584, (__m512i)w466, (__m512i)w468, 0x3d);
        const word w586 = (word)_mm512_ternarylogic_epi64((__m512i)w584, (__m512i)w468, (__m512i)w466, 0xed);
        const word w587 = (word)_mm512_ternarylogic_epi64((__m512i)w448, (__m512i)w452, (__m512i)w453, 0xdb);
        const word w588 = (word)_mm512_ternarylogic_epi64((__m512i)w582, (__m512i)w587, (__m512i)w450, 0xc9);
        const word w589 = (word)_mm512_ternarylogic_epi64((__m512i)w588, (__m512i)w587, (__m512i)w453, 0x8f);
        const word w590 = (word)_mm512_ternarylogic_epi64((__m512i)w582, (__m512i)w470, (__m512i)w462, 0x69);
        const word w591 = (word)_mm512_ternarylogic_epi64((__m512i)w590, (__m512i)w585, (__m512i)w582, 0x13);
        const word w592 = (word)_mm512_ternarylogic_epi64((__m512i)w591, (__m512i)w581, (__m512i)w589, 0xf7);
        const word w593 = (word)_mm512_ternarylogic_epi64((__m512i)w592, (__m512i)w472, (__m512i)w583, 0x90);
        const word w594 = (word)_mm512_ternarylogic_epi64((__m512i)w593, (__m512i)w586, (__m512i)w585, 0xa9);
        const word w595 = (word)_mm512_ternarylogic_epi64((__m512i)w590, (__m512i)w581, (__m512i)w585, 0x8c);
        const word w596 = (word)_mm512_ternarylogic_epi64((__m512i)w592, (__m512i)w595, (__m512i)w582, 0x43);
        const word w597 = (word)_mm512_ternarylogic_epi64((__m512i)w596, (__m512i)w592, (__m512i)w450, 0xac);
        const word w598 = ~(w452 ^ w597);
        const word w599 = (word)_mm512_ternarylogic_epi64((__m512i)w598, (__m512i)w452, (__m512i)w453, 0x9a);
        const word w600 = (word)_mm512_ternarylogic_epi64((__m512i)w599, (__m512i)w448, (__m512i)w598, 0xb4);
        const word w601 = (word)_mm512_ternarylogic_epi64((__m512i)w600, (__m512i)w582, (__m512i)w596, 0x06);
        const word w602 = (word)_mm512_ternarylogic_epi64((__m512i)w600, (__m512i)w588, (__m512i)w592, 0x09);
        const word w603 = (word)_mm512_ternarylogic_epi64((__m512i)w596, (__m512i)w581, (__m512i)w450, 0x4a);
        const word w604 = (word)_mm512_ternarylogic_epi64((__m512i)w603, (__m512i)w462, (__m512i)w450, 0x96);
        const word w605 = (word)_mm512_ternarylogic_epi64((__m512i)w604, (__m512i)w592, (__m512i)w462, 0x8e);
        const word w606 = (word)_mm512_ternarylogic_epi64((__m512i)w605, (__m512i)w464, (__m512i)w596, 0x69);
        const word w607 = (word)_mm512_ternarylogic_epi64((__m512i)w606, (__m512i)w466, (__m512i)w464, 0xc6);
        const word w608 = (word)_mm512_ternarylogic_epi64((__m512i)w606, (__m512i)w458, (__m512i)w464, 0x84);
        const word w609 = (word)_mm512_ternarylogic_epi64((__m512i)w604, (__m512i)w470, (__m512i)w594, 0x41);
        const word w610 = (word)_mm512_ternarylogic_epi64((__m512i)w606, (__m512i)w472, (__m512i)w594, 0x14);
        const word w611 = (word)_mm512_ternarylogic_epi64((__m512i)w610, (__m512i)w609, (__m512i)w604, 0xb4);
        const word w612 = (word)_mm512_ternarylogic_epi64((__m512i)w611, (__m512i)w608, (__m512i)w607, 0x10);
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
        const word w629 = w627 ^ w151;
        const word w630 = (word)_mm512_ternarylogic_epi64((__m512i)w629, (__m512i)w152, (__m512i)w628, 0xf6);
        const word w631 = (word)_mm512_ternarylogic_epi64((__m512i)w507, (__m512i)w499, (__m512i)w496, 0x09);
        const word w632 = (word)_mm512_ternarylogic_epi64((__m512i)w539, (__m512i)w528, (__m512i)w533, 0x36);
        const word w633 = (word)_mm512_ternarylogic_epi64((__m512i)w541, (__m512i)w632, (__m512i)w528, 0xe2);
        const word w634 = (word)_mm512_ternarylogic_epi64((__m512i)w633, (__m512i)w529, (__m512i)w538, 0x3d);
        const word w635 = (word)_mm512_ternarylogic_epi64((__m512i)w633, (__m512i)w538, (__m512i)w529, 0xed);
        const word w636 = (word)_mm512_ternarylogic_epi64((__m512i)w497, (__m512i)w501, (__m512i)w502, 0xdb);
        const word w637 = (word)_mm512_ternarylogic_epi64((__m512i)w631, (__m512i)w636, (__m512i)w499, 0xc9);
        const word w638 = (word)_mm512_ternarylogic_epi64((__m512i)w637, (__m512i)w636, (__m512i)w502, 0x8f);
        const word w639 = (word)_mm512_ternarylogic_epi64((__m512i)w631, (__m512i)w539, (__m512i)w533, 0x69);
        const word w640 = (word)_mm512_ternarylogic_epi64((__m512i)w639, (__m512i)w634, (__m512i)w631, 0x13);
        const word w641 = (word)_mm512_ternarylogic_epi64((__m512i)w640, (__m512i)w630, (__m512i)w638, 0xf7);
        const word w642 = (word)_mm512_ternarylogic_epi64((__m512i)w641, (__m512i)w541, (__m512i)w632, 0x90);
        const word w643 = (word)_mm512_ternarylogic_epi64((__m512i)w642, (__m512i)w635, (__m512i)w634, 0xa9);
        const word w644 = (word)_mm512_ternarylogic_epi64((__m512i)w639, (__m512i)w630, (__m512i)w634, 0x8c);
        const word w645 = (word)_mm512_ternarylogic_epi64((__m512i)w641, (__m512i)w644, (__m512i)w631, 0x43);
        const word w646 = (word)_mm512_ternarylogic_epi64((__m512i)w645, (__m512i)w641, (__m512i)w499, 0xac);
        const word w647 = ~(w501 ^ w646);
        const word w648 = (word)_mm512_ternarylogic_epi64((__m512i)w647, (__m512i)w501, (__m512i)w502, 0x9a);
        const word w649 = (word)_mm512_ternarylogic_epi64((__m512i)w648, (__m512i)w497, (__m512i)w647, 0xb4);
        const word w650 = (word)_mm512_ternarylogic_epi64((__m512i)w649, (__m512i)w631, (__m512i)w645, 0x06);
        const word w651 = (word)_mm512_ternarylogic_epi64((__m512i)w649, (__m512i)w637, (__m512i)w641, 0x09);
        const word w652 = (word)_mm512_ternarylogic_epi64((__m512i)w645, (__m512i)w630, (__m512i)w499, 0x4a);
        const word w653 = (word)_mm512_ternarylogic_epi64((__m512i)w652, (__m512i)w533, (__m512i)w499, 0x96);
        const word w654 = (word)_mm512_ternarylogic_epi64((__m512i)w653, (__m512i)w641, (__m512i)w533, 0x8e);
        const word w655 = (word)_mm512_ternarylogic_epi64((__m512i)w654, (__m512i)w528, (__m512i)w645, 0x69);
        const word w656 = (word)_mm512_ternarylogic_epi64((__m512i)w655, (__m512i)w529, (__m512i)w528, 0xc6);
        const word w657 = (word)_mm512_ternarylogic_epi64((__m512i)w655, (__m512i)w507, (__m512i)w528, 0x84);
        const word w658 = (word)_mm512_ternarylogic_epi64((__m512i)w653, (__m512i)w539, (__m512i)w643, 0x41);
        const word w659 = (word)_mm512_ternarylogic_epi64((__m512i)w655, (__m512i)w541, (__m512i)w643, 0x14);
        const word w660 = (word)_mm512_ternarylogic_epi64((__m512i)w659, (__m512i)w658, (__m512i)w653, 0xb4);
        const word w661 = (word)_mm512_ternarylogic_epi64((__m512i)w660, (__m512i)w657, (__m512i)w656, 0x10);
        const word w662 = load_aligned(a + 4 * WORD_BYTES);
        const word w663 = load_aligned(a + 5 * WORD_BYTES);
        const word w664 = w662 ^ w305;
        const word w665 = (word)_mm512_ternarylogic_epi64((__m512i)w664, (__m512i)w306, (__m512i)w663, 0xf6);
        const word w666 = (word)_mm512_ternarylogic_epi64((__m512i)w542, (__m512i)w534, (__m512i)w531, 0x09);
        const word w667 = (word)_mm512_ternarylogic_epi64((__m512i)w574, (__m512i)w563, (__m512i)w568, 0x36);
        const word w668 = (word)_mm512_ternarylogic_epi64((__m512i)w576, (__m512i)w667, (__m512i)w563, 0xe2);
        const word w669 = (word)_mm512_ternarylogic_epi64((__m512i)w668, (__m512i)w564, (__m512i)w573, 0x3d);
        const word w670 = (word)_mm512_ternarylogic_epi64((__m512i)w668, (__m512i)w573, (__m512i)w564, 0xed);
        const word w671 = (word)_mm512_ternarylogic_epi64((__m512i)w532, (__m512i)w536, (__m512i)w537, 0xdb);
        const word w672 = (word)_mm512_ternarylogic_epi64((__m512i)w666, (__m512i)w671, (__m512i)w534, 0xc9);
        const word w673 = (word)_mm512_ternarylogic_epi64((__m512i)w672, (__m512i)w671, (__m512i)w537, 0x8f);
        const word w674 = (word)_mm512_ternarylogic_epi64((__m512i)w666, (__m512i)w574, (__m512i)w568, 0x69);
        const word w675 = (word)_mm512_ternarylogic_epi64((__m512i)w674, (__m512i)w669, (__m512i)w666, 0x13);
        const word w676 = (word)_mm512_ternarylogic_epi64((__m512i)w675, (__m512i)w665, (__m512i)w673, 0xf7);
        const word w677 = (word)_mm512_ternarylogic_epi64((__m512i)w676, (__m512i)w576, (__m512i)w667, 0x90);
        const word w678 = (word)_mm512_ternarylogic_epi64((__m512i)w677, (__m512i)w670, (__m512i)w669, 0xa9);
        const word w679 = (word)_mm512_ternarylogic_epi64((__m512i)w674, (__m512i)w665, (__m512i)w669, 0x8c);
        const word w680 = (word)_mm512_ternarylogic_epi64((__m512i)w676, (__m512i)w679, (__m512i)w666, 0x43);
        const word w681 = (word)_mm512_ternarylogic_epi64((__m512i)w680, (__m512i)w676, (__m512i)w534, 0xac);
        const word w682 = ~(w536 ^ w681);
        const word w683 = (word)_mm512_ternarylogic_epi64((__m512i)w682, (__m512i)w536, (__m512i)w537, 0x9a);
        const word w684 = (word)_mm512_ternarylogic_epi64((__m512i)w683, (__m512i)w532, (__m512i)w682, 0xb4);
        const word w685 = (word)_mm512_ternarylogic_epi64((__m512i)w684, (__m512i)w666, (__m512i)w680, 0x06);
        const word w686 = (word)_mm512_ternarylogic_epi64((__m512i)w684, (__m512i)w672, (__m512i)w676, 0x09);
        const word w687 = (word)_mm512_ternarylogic_epi64((__m512i)w680, (__m512i)w665, (__m512i)w534, 0x4a);
        const word w688 = (word)_mm512_ternarylogic_epi64((__m512i)w687, (__m512i)w568, (__m512i)w534, 0x96);
        const word w689 = (word)_mm512_ternarylogic_epi64((__m512i)w688, (__m512i)w676, (__m512i)w568, 0x8e);
        const word w690 = (word)_mm512_ternarylogic_epi64((__m512i)w689, (__m512i)w563, (__m512i)w680, 0x69);
        const word w691 = (word)_mm512_ternarylogic_epi64((__m512i)w690, (__m512i)w564, (__m512i)w563, 0xc6);
        const word w692 = (word)_mm512_ternarylogic_epi64((__m512i)w690, (__m512i)w542, (__m512i)w563, 0x84);
        const word w693 = (word)_mm512_ternarylogic_epi64((__m512i)w688, (__m512i)w574, (__m512i)w678, 0x41);
        const word w694 = (word)_mm512_ternarylogic_epi64((__m512i)w690, (__m512i)w576, (__m512i)w678, 0x14);
        const word w695 = (word)_mm512_ternarylogic_epi64((__m512i)w694, (__m512i)w693, (__m512i)w688, 0xb4);
        const word w696 = (word)_mm512_ternarylogic_epi64((__m512i)w695, (__m512i)w692, (__m512i)w691, 0x10);
        const word w697 = load_aligned(a + 2 * WORD_BYTES);
        const word w698 = load_aligned(a + 3 * WORD_BYTES);
        const word w699 = w697 ^ w459;
        const word w700 = (word)_mm512_ternarylogic_epi64((__m512i)w699, (__m512i)w460, (__m512i)w698, 0xf6);
        const word w701 = (word)_mm512_ternarylogic_epi64((__m512i)w577, (__m512i)w569, (__m512i)w566, 0x09);
        const word w702 = (word)_mm512_ternarylogic_epi64((__m512i)w609, (__m512i)w598, (__m512i)w603, 0x36);
        const word w703 = (word)_mm512_ternarylogic_epi64((__m512i)w611, (__m512i)w702, (__m512i)w598, 0xe2);
        const word w704 = (word)_mm512_ternarylogic_epi64((__m512i)w703, (__m512i)w599, (__m512i)w608, 0x3d);
        const word w705 = (word)_mm512_ternarylogic_epi64((__m512i)w703, (__m512i)w608, (__m512i)w599, 0xed);
        const word w706 = (word)_mm512_ternarylogic_epi64((__m512i)w567, (__m512i)w571, (__m512i)w572, 0xdb);
        const word w707 = (word)_mm512_ternarylogic_epi64((__m512i)w701, (__m512i)w706, (__m512i)w569, 0xc9);
        const word w708 = (word)_mm512_ternarylogic_epi64((__m512i)w707, (__m512i)w706, (__m512i)w572, 0x8f);
        const word w709 = (word)_mm512_ternarylogic_epi64((__m512i)w701, (__m512i)w609, (__m512i)w603, 0x69);
        const word w710 = (word)_mm512_ternarylogic_epi64((__m512i)w704, (__m512i)w709, (__m512i)w701, 0x07);
        const word w711 = (word)_mm512_ternarylogic_epi64((__m512i)w710, (__m512i)w700, (__m512i)w708, 0xf7);
        const word w712 = (word)_mm512_ternarylogic_epi64((__m512i)w711, (__m512i)w611, (__m512i)w702, 0x90);
        const word w713 = (word)_mm512_ternarylogic_epi64((__m512i)w712, (__m512i)w705, (__m512i)w704, 0xa9);
        const word w714 = (word)_mm512_ternarylogic_epi64((__m512i)w709, (__m512i)w700, (__m512i)w704, 0x8c);
        const word w715 = (word)_mm512_ternarylogic_epi64((__m512i)w711, (__m512i)w714, (__m512i)w701, 0x43);
        const word w716 = (word)_mm512_ternarylogic_epi64((__m512i)w715, (__m512i)w711, (__m512i)w569, 0xac);
        const word w717 = ~(w571 ^ w716);
        const word w718 = (word)_mm512_ternarylogic_epi64((__m512i)w717, (__m512i)w571, (__m512i)w572, 0x9a);
        const word w719 = (word)_mm512_ternarylogic_epi64((__m512i)w718, (__m512i)w567, (__m512i)w717, 0xb4);
        const word w720 = (word)_mm512_ternarylogic_epi64((__m512i)w719, (__m512i)w701, (__m512i)w715, 0x06);
        const word w721 = (word)_mm512_ternarylogic_epi64((__m512i)w719, (__m512i)w707, (__m512i)w711, 0x09);
        const word w722 = (word)_mm512_ternarylogic_epi64((__m512i)w715, (__m512i)w700, (__m512i)w569, 0x4a);
        const word w723 = (word)_mm512_ternarylogic_epi64((__m512i)w722, (__m512i)w603, (__m512i)w569, 0x96);
        const word w724 = (word)_mm512_ternarylogic_epi64((__m512i)w723, (__m512i)w711, (__m512i)w603, 0x8e);
        const word w725 = (word)_mm512_ternarylogic_epi64((__m512i)w724, (__m512i)w598, (__m512i)w715, 0x69);
        const word w726 = (word)_mm512_ternarylogic_epi64((__m512i)w725, (__m512i)w599, (__m512i)w598, 0xc6);
        const word w727 = (word)_mm512_ternarylogic_epi64((__m512i)w725, (__m512i)w577, (__m512i)w598, 0x84);
        const word w728 = (word)_mm512_ternarylogic_epi64((__m512i)w723, (__m512i)w609, (__m512i)w713, 0x41);
        const word w729 = (word)_mm512_ternarylogic_epi64((__m512i)w725, (__m512i)w611, (__m512i)w713, 0x14);
        const word w730 = (word)_mm512_ternarylogic_epi64((__m512i)w729, (__m512i)w728, (__m512i)w723, 0xb4);
        const word w731 = (word)_mm512_ternarylogic_epi64((__m512i)w730, (__m512i)w727, (__m512i)w726, 0x10);
        const word w732 = load_aligned(a);
        const word w733 = load_aligned(a + 1 * WORD_BYTES);
        const word w734 = w732 ^ w613;
        const word w735 = (word)_mm512_ternarylogic_epi64((__m512i)w734, (__m512i)w614, (__m512i)w733, 0xf6);
        const word w736 = (word)_mm512_ternarylogic_epi64((__m512i)w612, (__m512i)w604, (__m512i)w601, 0x09);
        const word w737 = (word)_mm512_ternarylogic_epi64((__m512i)w624, (__m512i)w618, (__m512i)w616, 0x36);
        const word w738 = (word)_mm512_ternarylogic_epi64((__m512i)w626, (__m512i)w737, (__m512i)w618, 0xe2);
        const word w739 = (word)_mm512_ternarylogic_epi64((__m512i)w738, (__m512i)w620, (__m512i)w622, 0x3d);
        const word w740 = (word)_mm512_ternarylogic_epi64((__m512i)w738, (__m512i)w622, (__m512i)w620, 0xed);
        const word w741 = (word)_mm512_ternarylogic_epi64((__m512i)w602, (__m512i)w606, (__m512i)w607, 0xdb);
        const word w742 = (word)_mm512_ternarylogic_epi64((__m512i)w736, (__m512i)w741, (__m512i)w604, 0xc9);
        const word w743 = (word)_mm512_ternarylogic_epi64((__m512i)w742, (__m512i)w741, (__m512i)w607, 0x8f);
        const word w744 = (word)_mm512_ternarylogic_epi64((__m512i)w736, (__m512i)w624, (__m512i)w616, 0x69);
        const word w745 = (word)_mm512_ternarylogic_epi64((__m512i)w744, (__m512i)w739, (__m512i)w736, 0x13);
        const word w746 = (word)_mm512_ternarylogic_epi64((__m512i)w745, (__m512i)w735, (__m512i)w743, 0xf7);
        const word w747 = (word)_mm512_ternarylogic_epi64((__m512i)w746, (__m512i)w626, (__m512i)w737, 0x90);
        const word w748 = (word)_mm512_ternarylogic_epi64((__m512i)w747, (__m512i)w740, (__m512i)w739, 0xa9);
        const word w749 = (word)_mm512_ternarylogic_epi64((__m512i)w744, (__m512i)w735, (__m512i)w739, 0x8c);
        const word w750 = (word)_mm512_ternarylogic_epi64((__m512i)w746, (__m512i)w749, (__m512i)w736, 0x43);
        const word w751 = (word)_mm512_ternarylogic_epi64((__m512i)w750, (__m512i)w746, (__m512i)w604, 0xac);
        const word w752 = ~(w606 ^ w751);
        const word w753 = (word)_mm512_ternarylogic_epi64((__m512i)w752, (__m512i)w606, (__m512i)w607, 0x9a);
        const word w754 = (word)_mm512_ternarylogic_epi64((__m512i)w753, (__m512i)w602, (__m512i)w752, 0xb4);
        const word w755 = (word)_mm512_ternarylogic_epi64((__m512i)w754, (__m512i)w736, (__m512i)w750, 0x06);
        const word w756 = (word)_mm512_ternarylogic_epi64((__m512i)w754, (__m512i)w742, (__m512i)w746, 0x09);
        const word w757 = (word)_mm512_ternarylogic_epi64((__m512i)w750, (__m512i)w735, (__m512i)w604, 0x4a);
        const word w758 = (word)_mm512_ternarylogic_epi64((__m512i)w757, (__m512i)w616, (__m512i)w604, 0x96);
        const word w759 = (word)_mm512_ternarylogic_epi64((__m512i)w758, (__m512i)w746, (__m512i)w616, 0x8e);
        const word w760 = (word)_mm512_ternarylogic_epi64((__m512i)w759, (__m512i)w618, (__m512i)w750, 0x69);
        const word w761 = (word)_mm512_ternarylogic_epi64((__m512i)w760, (__m512i)w620, (__m512i)w618, 0xc6);
        const word w762 = (word)_mm512_ternarylogic_epi64((__m512i)w760, (__m512i)w612, (__m512i)w618, 0x84);
        const word w763 = (word)_mm512_ternarylogic_epi64((__m512i)w758, (__m512i)w624, (__m512i)w748, 0x41);
        const word w764 = (word)_mm512_ternarylogic_epi64((__m512i)w760, (__m512i)w626, (__m512i)w748, 0x14);
        const word w765 = (word)_mm512_ternarylogic_epi64((__m512i)w764, (__m512i)w763, (__m512i)w758, 0xb4);
        const word w766 = (word)_mm512_ternarylogic_epi64((__m512i)w765, (__m512i)w762, (__m512i)w761, 0x10);
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

#ifdef __cplusplus
}
#endif
