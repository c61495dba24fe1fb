/* SPDX-License-Identifier: Apache-2.0
 *
 * affine in the wavefront layout, 2 rows a lane, for avx512.
 * Made by: minterm compile affine --layout wavefront --target avx512 --alphabet ACGT --rows 2 --emit c
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
 * What lies where. Rows and columns are counted from 0 here. A strip has 1024 rows: row r is bit 511 - r / 2
 * of word r % 2, and bit x of a word is bit x % 8 of its byte x / 8.
 *     a         word (r % 2) * 2 + p: plane p of the symbols of its rows
 *     windows   sequence x * 2 + p, for x from 0 to 1: 512 zeros, then plane p of the columns x, x + 2,
 *               x + 4, .. and zeros; eight copies of each, as of active
 *     active    sequences x, for x from 0 to 1: 512 zeros and then a one for each column x, x + 2, .. that
 *               there is. Eight copies of each, copy c without its first c bits: byte (x * 8 + c) *
 *               copy_stride begins it. copy_stride is at least iterations / 8 + 65
 *     vertical  word (r % 2) * 6 + p: plane p of what enters its rows from the left, and after the
 *               last call of what leaves them on the right
 *     down      12 words, which may be anything at first
 *     top       byte p * top_stride + j: plane p of what enters column j from above, in bit 0; 64 bytes
 *               behind the last step are read
 *     bottom    byte p * bottom_stride + j + 1023: plane p of what leaves the strip's last row in column j,
 *               in bit 0. A step s writes bytes s to s + 3. It may be 1023 bytes before top: a
 *               strip then turns the row above it into the row below it
 *
 * What to call. Step s computes the cells (r, s - r) of all rows r, iteration q the steps from 2 q to 2 q + 1.
 * R rows, 1 to 1024 of them, and n columns take (R + n - 1 + 1) / 2 iterations. `edge` does any of them;
 * `steady` is faster and does those in which all rows have a column: from (R - 1 + 1) / 2 to n / 2 - 1.
 * Calls follow each other in the same memory, each for the iterations from begin to end - 1.
 * More rows are strips from the top to the bottom, all but the last of 1024 rows: `bottom` of one is `top`
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

/* An iteration: 156 gates, 12 moves, 0 additions, 18 loads, 12 stores. */
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
    const word w17 = load_aligned(down);
    const word w18 = load_aligned(down + 1 * WORD_BYTES);
    const word w19 = load_aligned(down + 2 * WORD_BYTES);
    const word w20 = load_aligned(down + 3 * WORD_BYTES);
    const word w21 = load_aligned(down + 4 * WORD_BYTES);
    const word w22 = load_aligned(down + 5 * WORD_BYTES);
    const word w23 = load_aligned(down + 6 * WORD_BYTES);
    const word w24 = load_aligned(down + 7 * WORD_BYTES);
    const word w25 = load_aligned(down + 8 * WORD_BYTES);
    const word w26 = load_aligned(down + 9 * WORD_BYTES);
    const word w27 = load_aligned(down + 10 * WORD_BYTES);
    const word w28 = load_aligned(down + 11 * WORD_BYTES);
    const word w29 = load_aligned(a);
    const word w30 = load_aligned(a + 1 * WORD_BYTES);
    const word w31 = load_aligned(a + 2 * WORD_BYTES);
    const word w32 = load_aligned(a + 3 * WORD_BYTES);
    const uint64_t i33 = i3 & (uint64_t)7;
    const uint64_t i34 = i3 >> 3;
    const uint64_t i35 = i33 * i0;
    const uint64_t i36 = i35 + i34;
    const uint64_t i37 = i0 * (uint64_t)8;
    const uint64_t i38 = i36 + i37;
    const uint64_t i39 = i38 + i37;
    const uint64_t i40 = i39 + i37;
    const word w41 = load_word(windows + i39);
    const word w42 = load_word(windows + i40);
    const word w43 = load_word(active + i38);
    const word w44 = w31 ^ w41;  // g0 affine.dp:28-30
    const word w45 = (word)_mm512_ternarylogic_epi64((__m512i)w44, (__m512i)w42, (__m512i)w32, 0xf6);  // g1 affine.dp:28-30
    word c47 = w5;
    word c48 = w6;
    word c49 = w7;
    word c50 = w8;
    word c51 = w9;
    word c52 = w10;
    word c53 = w11;
    word c54 = w12;
    word c55 = w13;
    word c56 = w14;
    word c57 = w15;
    word c58 = w16;
    word c59 = w17;
    word c60 = w18;
    word c61 = w19;
    word c62 = w20;
    word c63 = w21;
    word c64 = w22;
    word c65 = w23;
    word c66 = w24;
    word c67 = w25;
    word c68 = w26;
    word c69 = w27;
    word c70 = w28;
    word c71 = w45;
    word c72 = w43;
    for (uint64_t i46 = i3; (int64_t)i46 < (int64_t)i4; ++i46) {
        const uint64_t i73 = (uint64_t)1;
        const uint64_t i74 = i46 + i73;
        const uint64_t i75 = i74 & (uint64_t)7;
        const uint64_t i76 = i74 >> 3;
        const uint64_t i77 = i75 * i0;
        const uint64_t i78 = i77 + i76;
        const uint64_t i79 = i0 * (uint64_t)8;
        const uint64_t i80 = i78 + i79;
        const uint64_t i81 = i80 + i79;
        const uint64_t i82 = i81 + i79;
        const uint64_t i83 = i46 * (uint64_t)2;
        const uint64_t i84 = i83 + i1;
        const uint64_t i85 = i84 + i1;
        const uint64_t i86 = i85 + i1;
        const uint64_t i87 = i86 + i1;
        const uint64_t i88 = i87 + i1;
        const uint64_t i89 = i83 + i2;
        const uint64_t i90 = i89 + i2;
        const uint64_t i91 = i90 + i2;
        const uint64_t i92 = i91 + i2;
        const uint64_t i93 = i92 + i2;
        const word w94 = load_word(windows + i78);
        const word w95 = load_word(windows + i80);
        const word w96 = load_word(active + i78);
        const word w97 = w29 ^ w94;  // g0 affine.dp:28-30
        const word w98 = (word)_mm512_ternarylogic_epi64((__m512i)w97, (__m512i)w95, (__m512i)w30, 0xf6);  // g1 affine.dp:28-30
        const word w99 = w31 ^ w94;  // g0 affine.dp:28-30
        const word w100 = (word)_mm512_ternarylogic_epi64((__m512i)w99, (__m512i)w95, (__m512i)w32, 0xf6);  // g1 affine.dp:28-30
        const word w101 = load_first(top + i83);
        const word w102 = shift_in(c65, w101);
        const word w103 = load_first(top + i84);
        const word w104 = shift_in(c66, w103);
        const word w105 = load_first(top + i85);
        const word w106 = shift_in(c67, w105);
        const word w107 = load_first(top + i86);
        const word w108 = shift_in(c68, w107);
        const word w109 = load_first(top + i87);
        const word w110 = shift_in(c69, w109);
        const word w111 = load_first(top + i88);
        const word w112 = shift_in(c70, w111);
        const word w113 = (word)_mm512_ternarylogic_epi64((__m512i)c56, (__m512i)c53, (__m512i)c57, 0x09);  // g2 affine.dp:28-30
        const word w114 = (word)_mm512_ternarylogic_epi64((__m512i)c63, (__m512i)c60, (__m512i)c59, 0x36);  // g3 affine.dp:28-30
        const word w115 = (word)_mm512_ternarylogic_epi64((__m512i)w114, (__m512i)c64, (__m512i)c60, 0xca);  // g4 affine.dp:28-30
        const word w116 = (word)_mm512_ternarylogic_epi64((__m512i)w115, (__m512i)c61, (__m512i)c62, 0x3d);  // g5 affine.dp:28-30
        const word w117 = (word)_mm512_ternarylogic_epi64((__m512i)w115, (__m512i)c62, (__m512i)c61, 0xed);  // g6 affine.dp:28-30
        const word w118 = (word)_mm512_ternarylogic_epi64((__m512i)c58, (__m512i)c54, (__m512i)c55, 0xdb);  // g7 affine.dp:28-30
        const word w119 = (word)_mm512_ternarylogic_epi64((__m512i)w113, (__m512i)w118, (__m512i)c53, 0xc9);  // g8 affine.dp:28-30
        const word w120 = (word)_mm512_ternarylogic_epi64((__m512i)w119, (__m512i)w118, (__m512i)c55, 0x8f);  // g9 affine.dp:28-30
        const word w121 = (word)_mm512_ternarylogic_epi64((__m512i)w113, (__m512i)c63, (__m512i)c59, 0x69);  // g10 affine.dp:28-30
        const word w122 = (word)_mm512_ternarylogic_epi64((__m512i)w116, (__m512i)w121, (__m512i)w113, 0x07);  // g11 affine.dp:28-30
        const word w123 = (word)_mm512_ternarylogic_epi64((__m512i)w122, (__m512i)c71, (__m512i)w120, 0xf7);  // g12 affine.dp:28-30
        const word w124 = (word)_mm512_ternarylogic_epi64((__m512i)w123, (__m512i)c64, (__m512i)w114, 0x90);  // g13 affine.dp:28-30
        const word w125 = (word)_mm512_ternarylogic_epi64((__m512i)w124, (__m512i)w117, (__m512i)w116, 0xa9);  // g14 affine.dp:28-30
        const word w126 = (word)_mm512_ternarylogic_epi64((__m512i)w116, (__m512i)c71, (__m512i)w121, 0xc4);  // g15 affine.dp:28-30
        const word w127 = (word)_mm512_ternarylogic_epi64((__m512i)w123, (__m512i)w126, (__m512i)w113, 0x43);  // g16 affine.dp:28-30
        const word w128 = (word)_mm512_ternarylogic_epi64((__m512i)w127, (__m512i)w123, (__m512i)c53, 0xac);  // g17 affine.dp:28-30
        const word w129 = ~(c54 ^ w128);  // g18 affine.dp:28-30
        const word w130 = (word)_mm512_ternarylogic_epi64((__m512i)w129, (__m512i)c54, (__m512i)c55, 0x9a);  // g19 affine.dp:28-30
        const word w131 = (word)_mm512_ternarylogic_epi64((__m512i)w130, (__m512i)c58, (__m512i)w129, 0xb4);  // g20 affine.dp:28-30
        const word w132 = (word)_mm512_ternarylogic_epi64((__m512i)w131, (__m512i)w113, (__m512i)w127, 0x06);  // g21 affine.dp:28-30
        const word w133 = (word)_mm512_ternarylogic_epi64((__m512i)w131, (__m512i)w119, (__m512i)w123, 0x09);  // g22 affine.dp:28-30
        const word w134 = (word)_mm512_ternarylogic_epi64((__m512i)w127, (__m512i)c71, (__m512i)c53, 0x4a);  // g23 affine.dp:28-30
        const word w135 = (word)_mm512_ternarylogic_epi64((__m512i)w134, (__m512i)c59, (__m512i)c53, 0x96);  // g24 affine.dp:28-30
        const word w136 = (word)_mm512_ternarylogic_epi64((__m512i)w135, (__m512i)w123, (__m512i)c59, 0x8e);  // g25 affine.dp:28-30
        const word w137 = (word)_mm512_ternarylogic_epi64((__m512i)w136, (__m512i)c60, (__m512i)w127, 0x69);  // g26 affine.dp:28-30
        const word w138 = (word)_mm512_ternarylogic_epi64((__m512i)w137, (__m512i)c61, (__m512i)c60, 0xc6);  // g27 affine.dp:28-30
        const word w139 = (word)_mm512_ternarylogic_epi64((__m512i)w137, (__m512i)c56, (__m512i)c60, 0x84);  // g28 affine.dp:28-30
        const word w140 = (word)_mm512_ternarylogic_epi64((__m512i)w135, (__m512i)c63, (__m512i)w125, 0x41);  // g29 affine.dp:28-30
        const word w141 = (word)_mm512_ternarylogic_epi64((__m512i)w137, (__m512i)c64, (__m512i)w125, 0x14);  // g30 affine.dp:28-30
        const word w142 = (word)_mm512_ternarylogic_epi64((__m512i)w141, (__m512i)w140, (__m512i)w135, 0xb4);  // g31 affine.dp:28-30
        const word w143 = (word)_mm512_ternarylogic_epi64((__m512i)w142, (__m512i)w139, (__m512i)w138, 0x10);  // g32 affine.dp:28-30
        const word w144 = (word)_mm512_ternarylogic_epi64((__m512i)w135, (__m512i)c72, (__m512i)c53, 0xe2);  // g33 affine.dp:28-30
        const word w145 = (word)_mm512_ternarylogic_epi64((__m512i)w137, (__m512i)c72, (__m512i)c54, 0xe2);  // g34 affine.dp:28-30
        const word w146 = (word)_mm512_ternarylogic_epi64((__m512i)w138, (__m512i)c72, (__m512i)c55, 0xe2);  // g35 affine.dp:28-30
        const word w147 = (word)_mm512_ternarylogic_epi64((__m512i)w143, (__m512i)c72, (__m512i)c56, 0xe2);  // g36 affine.dp:28-30
        const word w148 = (word)_mm512_ternarylogic_epi64((__m512i)w132, (__m512i)c72, (__m512i)c57, 0xe2);  // g37 affine.dp:28-30
        const word w149 = (word)_mm512_ternarylogic_epi64((__m512i)w133, (__m512i)c72, (__m512i)c58, 0xe2);  // g38 affine.dp:28-30
        const word w150 = (word)_mm512_ternarylogic_epi64((__m512i)c50, (__m512i)c47, (__m512i)c51, 0x09);  // g2 affine.dp:28-30
        const word w151 = (word)_mm512_ternarylogic_epi64((__m512i)w110, (__m512i)w104, (__m512i)w102, 0x36);  // g3 affine.dp:28-30
        const word w152 = (word)_mm512_ternarylogic_epi64((__m512i)w151, (__m512i)w112, (__m512i)w104, 0xca);  // g4 affine.dp:28-30
        const word w153 = (word)_mm512_ternarylogic_epi64((__m512i)w152, (__m512i)w106, (__m512i)w108, 0x3d);  // g5 affine.dp:28-30
        const word w154 = (word)_mm512_ternarylogic_epi64((__m512i)w152, (__m512i)w108, (__m512i)w106, 0xed);  // g6 affine.dp:28-30
        const word w155 = (word)_mm512_ternarylogic_epi64((__m512i)c52, (__m512i)c48, (__m512i)c49, 0xdb);  // g7 affine.dp:28-30
        const word w156 = (word)_mm512_ternarylogic_epi64((__m512i)w150, (__m512i)w155, (__m512i)c47, 0xc9);  // g8 affine.dp:28-30
        const word w157 = (word)_mm512_ternarylogic_epi64((__m512i)w156, (__m512i)w155, (__m512i)c49, 0x8f);  // g9 affine.dp:28-30
        const word w158 = (word)_mm512_ternarylogic_epi64((__m512i)w150, (__m512i)w110, (__m512i)w102, 0x69);  // g10 affine.dp:28-30
        const word w159 = (word)_mm512_ternarylogic_epi64((__m512i)w153, (__m512i)w158, (__m512i)w150, 0x07);  // g11 affine.dp:28-30
        const word w160 = (word)_mm512_ternarylogic_epi64((__m512i)w159, (__m512i)w98, (__m512i)w157, 0xf7);  // g12 affine.dp:28-30
        const word w161 = (word)_mm512_ternarylogic_epi64((__m512i)w160, (__m512i)w112, (__m512i)w151, 0x90);  // g13 affine.dp:28-30
        const word w162 = (word)_mm512_ternarylogic_epi64((__m512i)w161, (__m512i)w154, (__m512i)w153, 0xa9);  // g14 affine.dp:28-30
        const word w163 = (word)_mm512_ternarylogic_epi64((__m512i)w153, (__m512i)w98, (__m512i)w158, 0xc4);  // g15 affine.dp:28-30
        const word w164 = (word)_mm512_ternarylogic_epi64((__m512i)w160, (__m512i)w163, (__m512i)w150, 0x43);  // g16 affine.dp:28-30
        const word w165 = (word)_mm512_ternarylogic_epi64((__m512i)w164, (__m512i)w160, (__m512i)c47, 0xac);  // g17 affine.dp:28-30
        const word w166 = ~(c48 ^ w165);  // g18 affine.dp:28-30
        const word w167 = (word)_mm512_ternarylogic_epi64((__m512i)w166, (__m512i)c48, (__m512i)c49, 0x9a);  // g19 affine.dp:28-30
        const word w168 = (word)_mm512_ternarylogic_epi64((__m512i)w167, (__m512i)c52, (__m512i)w166, 0xb4);  // g20 affine.dp:28-30
        const word w169 = (word)_mm512_ternarylogic_epi64((__m512i)w168, (__m512i)w150, (__m512i)w164, 0x06);  // g21 affine.dp:28-30
        const word w170 = (word)_mm512_ternarylogic_epi64((__m512i)w168, (__m512i)w156, (__m512i)w160, 0x09);  // g22 affine.dp:28-30
        const word w171 = (word)_mm512_ternarylogic_epi64((__m512i)w164, (__m512i)w98, (__m512i)c47, 0x4a);  // g23 affine.dp:28-30
        const word w172 = (word)_mm512_ternarylogic_epi64((__m512i)w171, (__m512i)w102, (__m512i)c47, 0x96);  // g24 affine.dp:28-30
        const word w173 = (word)_mm512_ternarylogic_epi64((__m512i)w172, (__m512i)w160, (__m512i)w102, 0x8e);  // g25 affine.dp:28-30
        const word w174 = (word)_mm512_ternarylogic_epi64((__m512i)w173, (__m512i)w104, (__m512i)w164, 0x69);  // g26 affine.dp:28-30
        const word w175 = (word)_mm512_ternarylogic_epi64((__m512i)w174, (__m512i)w106, (__m512i)w104, 0xc6);  // g27 affine.dp:28-30
        const word w176 = (word)_mm512_ternarylogic_epi64((__m512i)w174, (__m512i)c50, (__m512i)w104, 0x84);  // g28 affine.dp:28-30
        const word w177 = (word)_mm512_ternarylogic_epi64((__m512i)w172, (__m512i)w110, (__m512i)w162, 0x41);  // g29 affine.dp:28-30
        const word w178 = (word)_mm512_ternarylogic_epi64((__m512i)w174, (__m512i)w112, (__m512i)w162, 0x14);  // g30 affine.dp:28-30
        const word w179 = (word)_mm512_ternarylogic_epi64((__m512i)w178, (__m512i)w177, (__m512i)w172, 0xb4);  // g31 affine.dp:28-30
        const word w180 = (word)_mm512_ternarylogic_epi64((__m512i)w179, (__m512i)w176, (__m512i)w175, 0x10);  // g32 affine.dp:28-30
        const word w181 = (word)_mm512_ternarylogic_epi64((__m512i)w172, (__m512i)w96, (__m512i)c47, 0xe2);  // g33 affine.dp:28-30
        const word w182 = (word)_mm512_ternarylogic_epi64((__m512i)w174, (__m512i)w96, (__m512i)c48, 0xe2);  // g34 affine.dp:28-30
        const word w183 = (word)_mm512_ternarylogic_epi64((__m512i)w175, (__m512i)w96, (__m512i)c49, 0xe2);  // g35 affine.dp:28-30
        const word w184 = (word)_mm512_ternarylogic_epi64((__m512i)w180, (__m512i)w96, (__m512i)c50, 0xe2);  // g36 affine.dp:28-30
        const word w185 = (word)_mm512_ternarylogic_epi64((__m512i)w169, (__m512i)w96, (__m512i)c51, 0xe2);  // g37 affine.dp:28-30
        const word w186 = (word)_mm512_ternarylogic_epi64((__m512i)w170, (__m512i)w96, (__m512i)c52, 0xe2);  // g38 affine.dp:28-30
        store_first(bottom + i83, w134);
        store_first(bottom + i89, w129);
        store_first(bottom + i90, w130);
        store_first(bottom + i91, w139);
        store_first(bottom + i92, w140);
        store_first(bottom + i93, w142);
        const word w187 = load_word(windows + i81);
        const word w188 = load_word(windows + i82);
        const word w189 = load_word(active + i80);
        const word w190 = w29 ^ w187;  // g0 affine.dp:28-30
        const word w191 = (word)_mm512_ternarylogic_epi64((__m512i)w190, (__m512i)w188, (__m512i)w30, 0xf6);  // g1 affine.dp:28-30
        const word w192 = w31 ^ w187;  // g0 affine.dp:28-30
        const word w193 = (word)_mm512_ternarylogic_epi64((__m512i)w192, (__m512i)w188, (__m512i)w32, 0xf6);  // g1 affine.dp:28-30
        const word w194 = load_first(top + i83 + 1);
        const word w195 = shift_in(w134, w194);
        const word w196 = load_first(top + i84 + 1);
        const word w197 = shift_in(w129, w196);
        const word w198 = load_first(top + i85 + 1);
        const word w199 = shift_in(w130, w198);
        const word w200 = load_first(top + i86 + 1);
        const word w201 = shift_in(w139, w200);
        const word w202 = load_first(top + i87 + 1);
        const word w203 = shift_in(w140, w202);
        const word w204 = load_first(top + i88 + 1);
        const word w205 = shift_in(w142, w204);
        const word w206 = (word)_mm512_ternarylogic_epi64((__m512i)w147, (__m512i)w144, (__m512i)w148, 0x09);  // g2 affine.dp:28-30
        const word w207 = (word)_mm512_ternarylogic_epi64((__m512i)w177, (__m512i)w166, (__m512i)w171, 0x36);  // g3 affine.dp:28-30
        const word w208 = (word)_mm512_ternarylogic_epi64((__m512i)w179, (__m512i)w207, (__m512i)w166, 0xe2);  // g4 affine.dp:28-30
        const word w209 = (word)_mm512_ternarylogic_epi64((__m512i)w208, (__m512i)w167, (__m512i)w176, 0x3d);  // g5 affine.dp:28-30
        const word w210 = (word)_mm512_ternarylogic_epi64((__m512i)w208, (__m512i)w176, (__m512i)w167, 0xed);  // g6 affine.dp:28-30
        const word w211 = (word)_mm512_ternarylogic_epi64((__m512i)w149, (__m512i)w145, (__m512i)w146, 0xdb);  // g7 affine.dp:28-30
        const word w212 = (word)_mm512_ternarylogic_epi64((__m512i)w206, (__m512i)w211, (__m512i)w144, 0xc9);  // g8 affine.dp:28-30
        const word w213 = (word)_mm512_ternarylogic_epi64((__m512i)w212, (__m512i)w211, (__m512i)w146, 0x8f);  // g9 affine.dp:28-30
        const word w214 = (word)_mm512_ternarylogic_epi64((__m512i)w206, (__m512i)w177, (__m512i)w171, 0x69);  // g10 affine.dp:28-30
        const word w215 = (word)_mm512_ternarylogic_epi64((__m512i)w214, (__m512i)w209, (__m512i)w206, 0x13);  // g11 affine.dp:28-30
        const word w216 = (word)_mm512_ternarylogic_epi64((__m512i)w215, (__m512i)w100, (__m512i)w213, 0xf7);  // g12 affine.dp:28-30
        const word w217 = (word)_mm512_ternarylogic_epi64((__m512i)w216, (__m512i)w179, (__m512i)w207, 0x90);  // g13 affine.dp:28-30
        const word w218 = (word)_mm512_ternarylogic_epi64((__m512i)w217, (__m512i)w210, (__m512i)w209, 0xa9);  // g14 affine.dp:28-30
        const word w219 = (word)_mm512_ternarylogic_epi64((__m512i)w214, (__m512i)w100, (__m512i)w209, 0x8c);  // g15 affine.dp:28-30
        const word w220 = (word)_mm512_ternarylogic_epi64((__m512i)w216, (__m512i)w219, (__m512i)w206, 0x43);  // g16 affine.dp:28-30
        const word w221 = (word)_mm512_ternarylogic_epi64((__m512i)w220, (__m512i)w216, (__m512i)w144, 0xac);  // g17 affine.dp:28-30
        const word w222 = ~(w145 ^ w221);  // g18 affine.dp:28-30
        const word w223 = (word)_mm512_ternarylogic_epi64((__m512i)w222, (__m512i)w145, (__m512i)w146, 0x9a);  // g19 affine.dp:28-30
        const word w224 = (word)_mm512_ternarylogic_epi64((__m512i)w223, (__m512i)w149, (__m512i)w222, 0xb4);  // g20 affine.dp:28-30
        const word w225 = (word)_mm512_ternarylogic_epi64((__m512i)w224, (__m512i)w206, (__m512i)w220, 0x06);  // g21 affine.dp:28-30
        const word w226 = (word)_mm512_ternarylogic_epi64((__m512i)w224, (__m512i)w212, (__m512i)w216, 0x09);  // g22 affine.dp:28-30
        const word w227 = (word)_mm512_ternarylogic_epi64((__m512i)w220, (__m512i)w100, (__m512i)w144, 0x4a);  // g23 affine.dp:28-30
        const word w228 = (word)_mm512_ternarylogic_epi64((__m512i)w227, (__m512i)w171, (__m512i)w144, 0x96);  // g24 affine.dp:28-30
        const word w229 = (word)_mm512_ternarylogic_epi64((__m512i)w228, (__m512i)w216, (__m512i)w171, 0x8e);  // g25 affine.dp:28-30
        const word w230 = (word)_mm512_ternarylogic_epi64((__m512i)w229, (__m512i)w166, (__m512i)w220, 0x69);  // g26 affine.dp:28-30
        const word w231 = (word)_mm512_ternarylogic_epi64((__m512i)w230, (__m512i)w167, (__m512i)w166, 0xc6);  // g27 affine.dp:28-30
        const word w232 = (word)_mm512_ternarylogic_epi64((__m512i)w230, (__m512i)w147, (__m512i)w166, 0x84);  // g28 affine.dp:28-30
        const word w233 = (word)_mm512_ternarylogic_epi64((__m512i)w228, (__m512i)w177, (__m512i)w218, 0x41);  // g29 affine.dp:28-30
        const word w234 = (word)_mm512_ternarylogic_epi64((__m512i)w230, (__m512i)w179, (__m512i)w218, 0x14);  // g30 affine.dp:28-30
        const word w235 = (word)_mm512_ternarylogic_epi64((__m512i)w234, (__m512i)w233, (__m512i)w228, 0xb4);  // g31 affine.dp:28-30
        const word w236 = (word)_mm512_ternarylogic_epi64((__m512i)w235, (__m512i)w232, (__m512i)w231, 0x10);  // g32 affine.dp:28-30
        const word w237 = (word)_mm512_ternarylogic_epi64((__m512i)w228, (__m512i)w96, (__m512i)w144, 0xe2);  // g33 affine.dp:28-30
        const word w238 = (word)_mm512_ternarylogic_epi64((__m512i)w230, (__m512i)w96, (__m512i)w145, 0xe2);  // g34 affine.dp:28-30
        const word w239 = (word)_mm512_ternarylogic_epi64((__m512i)w231, (__m512i)w96, (__m512i)w146, 0xe2);  // g35 affine.dp:28-30
        const word w240 = (word)_mm512_ternarylogic_epi64((__m512i)w236, (__m512i)w96, (__m512i)w147, 0xe2);  // g36 affine.dp:28-30
        const word w241 = (word)_mm512_ternarylogic_epi64((__m512i)w225, (__m512i)w96, (__m512i)w148, 0xe2);  // g37 affine.dp:28-30
        const word w242 = (word)_mm512_ternarylogic_epi64((__m512i)w226, (__m512i)w96, (__m512i)w149, 0xe2);  // g38 affine.dp:28-30
        const word w243 = (word)_mm512_ternarylogic_epi64((__m512i)w184, (__m512i)w181, (__m512i)w185, 0x09);  // g2 affine.dp:28-30
        const word w244 = (word)_mm512_ternarylogic_epi64((__m512i)w203, (__m512i)w197, (__m512i)w195, 0x36);  // g3 affine.dp:28-30
        const word w245 = (word)_mm512_ternarylogic_epi64((__m512i)w205, (__m512i)w244, (__m512i)w197, 0xe2);  // g4 affine.dp:28-30
        const word w246 = (word)_mm512_ternarylogic_epi64((__m512i)w245, (__m512i)w199, (__m512i)w201, 0x3d);  // g5 affine.dp:28-30
        const word w247 = (word)_mm512_ternarylogic_epi64((__m512i)w245, (__m512i)w201, (__m512i)w199, 0xed);  // g6 affine.dp:28-30
        const word w248 = (word)_mm512_ternarylogic_epi64((__m512i)w186, (__m512i)w182, (__m512i)w183, 0xdb);  // g7 affine.dp:28-30
        const word w249 = (word)_mm512_ternarylogic_epi64((__m512i)w243, (__m512i)w248, (__m512i)w181, 0xc9);  // g8 affine.dp:28-30
        const word w250 = (word)_mm512_ternarylogic_epi64((__m512i)w249, (__m512i)w248, (__m512i)w183, 0x8f);  // g9 affine.dp:28-30
        const word w251 = (word)_mm512_ternarylogic_epi64((__m512i)w243, (__m512i)w203, (__m512i)w195, 0x69);  // g10 affine.dp:28-30
        const word w252 = (word)_mm512_ternarylogic_epi64((__m512i)w251, (__m512i)w246, (__m512i)w243, 0x13);  // g11 affine.dp:28-30
        const word w253 = (word)_mm512_ternarylogic_epi64((__m512i)w252, (__m512i)w191, (__m512i)w250, 0xf7);  // g12 affine.dp:28-30
        const word w254 = (word)_mm512_ternarylogic_epi64((__m512i)w253, (__m512i)w205, (__m512i)w244, 0x90);  // g13 affine.dp:28-30
        const word w255 = (word)_mm512_ternarylogic_epi64((__m512i)w254, (__m512i)w247, (__m512i)w246, 0xa9);  // g14 affine.dp:28-30
        const word w256 = (word)_mm512_ternarylogic_epi64((__m512i)w251, (__m512i)w191, (__m512i)w246, 0x8c);  // g15 affine.dp:28-30
        const word w257 = (word)_mm512_ternarylogic_epi64((__m512i)w253, (__m512i)w256, (__m512i)w243, 0x43);  // g16 affine.dp:28-30
        const word w258 = (word)_mm512_ternarylogic_epi64((__m512i)w257, (__m512i)w253, (__m512i)w181, 0xac);  // g17 affine.dp:28-30
        const word w259 = ~(w182 ^ w258);  // g18 affine.dp:28-30
        const word w260 = (word)_mm512_ternarylogic_epi64((__m512i)w259, (__m512i)w182, (__m512i)w183, 0x9a);  // g19 affine.dp:28-30
        const word w261 = (word)_mm512_ternarylogic_epi64((__m512i)w260, (__m512i)w186, (__m512i)w259, 0xb4);  // g20 affine.dp:28-30
        const word w262 = (word)_mm512_ternarylogic_epi64((__m512i)w261, (__m512i)w243, (__m512i)w257, 0x06);  // g21 affine.dp:28-30
        const word w263 = (word)_mm512_ternarylogic_epi64((__m512i)w261, (__m512i)w249, (__m512i)w253, 0x09);  // g22 affine.dp:28-30
        const word w264 = (word)_mm512_ternarylogic_epi64((__m512i)w257, (__m512i)w191, (__m512i)w181, 0x4a);  // g23 affine.dp:28-30
        const word w265 = (word)_mm512_ternarylogic_epi64((__m512i)w264, (__m512i)w195, (__m512i)w181, 0x96);  // g24 affine.dp:28-30
        const word w266 = (word)_mm512_ternarylogic_epi64((__m512i)w265, (__m512i)w253, (__m512i)w195, 0x8e);  // g25 affine.dp:28-30
        const word w267 = (word)_mm512_ternarylogic_epi64((__m512i)w266, (__m512i)w197, (__m512i)w257, 0x69);  // g26 affine.dp:28-30
        const word w268 = (word)_mm512_ternarylogic_epi64((__m512i)w267, (__m512i)w199, (__m512i)w197, 0xc6);  // g27 affine.dp:28-30
        const word w269 = (word)_mm512_ternarylogic_epi64((__m512i)w267, (__m512i)w184, (__m512i)w197, 0x84);  // g28 affine.dp:28-30
        const word w270 = (word)_mm512_ternarylogic_epi64((__m512i)w265, (__m512i)w203, (__m512i)w255, 0x41);  // g29 affine.dp:28-30
        const word w271 = (word)_mm512_ternarylogic_epi64((__m512i)w267, (__m512i)w205, (__m512i)w255, 0x14);  // g30 affine.dp:28-30
        const word w272 = (word)_mm512_ternarylogic_epi64((__m512i)w271, (__m512i)w270, (__m512i)w265, 0xb4);  // g31 affine.dp:28-30
        const word w273 = (word)_mm512_ternarylogic_epi64((__m512i)w272, (__m512i)w269, (__m512i)w268, 0x10);  // g32 affine.dp:28-30
        const word w274 = (word)_mm512_ternarylogic_epi64((__m512i)w265, (__m512i)w189, (__m512i)w181, 0xe2);  // g33 affine.dp:28-30
        const word w275 = (word)_mm512_ternarylogic_epi64((__m512i)w267, (__m512i)w189, (__m512i)w182, 0xe2);  // g34 affine.dp:28-30
        const word w276 = (word)_mm512_ternarylogic_epi64((__m512i)w268, (__m512i)w189, (__m512i)w183, 0xe2);  // g35 affine.dp:28-30
        const word w277 = (word)_mm512_ternarylogic_epi64((__m512i)w273, (__m512i)w189, (__m512i)w184, 0xe2);  // g36 affine.dp:28-30
        const word w278 = (word)_mm512_ternarylogic_epi64((__m512i)w262, (__m512i)w189, (__m512i)w185, 0xe2);  // g37 affine.dp:28-30
        const word w279 = (word)_mm512_ternarylogic_epi64((__m512i)w263, (__m512i)w189, (__m512i)w186, 0xe2);  // g38 affine.dp:28-30
        store_first(bottom + i83 + 1, w227);
        store_first(bottom + i89 + 1, w222);
        store_first(bottom + i90 + 1, w223);
        store_first(bottom + i91 + 1, w232);
        store_first(bottom + i92 + 1, w233);
        store_first(bottom + i93 + 1, w235);
        c47 = w274;
        c48 = w275;
        c49 = w276;
        c50 = w277;
        c51 = w278;
        c52 = w279;
        c53 = w237;
        c54 = w238;
        c55 = w239;
        c56 = w240;
        c57 = w241;
        c58 = w242;
        c59 = w264;
        c60 = w259;
        c61 = w260;
        c62 = w269;
        c63 = w270;
        c64 = w272;
        c65 = w227;
        c66 = w222;
        c67 = w223;
        c68 = w232;
        c69 = w233;
        c70 = w235;
        c71 = w193;
        c72 = w189;
    }
    store_aligned(vertical, c47);
    store_aligned(vertical + 1 * WORD_BYTES, c48);
    store_aligned(vertical + 2 * WORD_BYTES, c49);
    store_aligned(vertical + 3 * WORD_BYTES, c50);
    store_aligned(vertical + 4 * WORD_BYTES, c51);
    store_aligned(vertical + 5 * WORD_BYTES, c52);
    store_aligned(vertical + 6 * WORD_BYTES, c53);
    store_aligned(vertical + 7 * WORD_BYTES, c54);
    store_aligned(vertical + 8 * WORD_BYTES, c55);
    store_aligned(vertical + 9 * WORD_BYTES, c56);
    store_aligned(vertical + 10 * WORD_BYTES, c57);
    store_aligned(vertical + 11 * WORD_BYTES, c58);
    store_aligned(down, c59);
    store_aligned(down + 1 * WORD_BYTES, c60);
    store_aligned(down + 2 * WORD_BYTES, c61);
    store_aligned(down + 3 * WORD_BYTES, c62);
    store_aligned(down + 4 * WORD_BYTES, c63);
    store_aligned(down + 5 * WORD_BYTES, c64);
    store_aligned(down + 6 * WORD_BYTES, c65);
    store_aligned(down + 7 * WORD_BYTES, c66);
    store_aligned(down + 8 * WORD_BYTES, c67);
    store_aligned(down + 9 * WORD_BYTES, c68);
    store_aligned(down + 10 * WORD_BYTES, c69);
    store_aligned(down + 11 * WORD_BYTES, c70);
}

/* An iteration: 132 gates, 12 moves, 0 additions, 16 loads, 12 stores. */
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
    const word w17 = load_aligned(down);
    const word w18 = load_aligned(down + 1 * WORD_BYTES);
    const word w19 = load_aligned(down + 2 * WORD_BYTES);
    const word w20 = load_aligned(down + 3 * WORD_BYTES);
    const word w21 = load_aligned(down + 4 * WORD_BYTES);
    const word w22 = load_aligned(down + 5 * WORD_BYTES);
    const word w23 = load_aligned(down + 6 * WORD_BYTES);
    const word w24 = load_aligned(down + 7 * WORD_BYTES);
    const word w25 = load_aligned(down + 8 * WORD_BYTES);
    const word w26 = load_aligned(down + 9 * WORD_BYTES);
    const word w27 = load_aligned(down + 10 * WORD_BYTES);
    const word w28 = load_aligned(down + 11 * WORD_BYTES);
    const word w29 = load_aligned(a);
    const word w30 = load_aligned(a + 1 * WORD_BYTES);
    const word w31 = load_aligned(a + 2 * WORD_BYTES);
    const word w32 = load_aligned(a + 3 * WORD_BYTES);
    const uint64_t i33 = i3 & (uint64_t)7;
    const uint64_t i34 = i3 >> 3;
    const uint64_t i35 = i33 * i0;
    const uint64_t i36 = i35 + i34;
    const uint64_t i37 = i0 * (uint64_t)8;
    const uint64_t i38 = i36 + i37;
    const uint64_t i39 = i38 + i37;
    const uint64_t i40 = i39 + i37;
    const word w41 = load_word(windows + i39);
    const word w42 = load_word(windows + i40);
    const word w43 = w31 ^ w41;  // g0 affine.dp:28-30
    const word w44 = (word)_mm512_ternarylogic_epi64((__m512i)w43, (__m512i)w42, (__m512i)w32, 0xf6);  // g1 affine.dp:28-30
    word c46 = w5;
    word c47 = w6;
    word c48 = w7;
    word c49 = w8;
    word c50 = w9;
    word c51 = w10;
    word c52 = w11;
    word c53 = w12;
    word c54 = w13;
    word c55 = w14;
    word c56 = w15;
    word c57 = w16;
    word c58 = w17;
    word c59 = w18;
    word c60 = w19;
    word c61 = w20;
    word c62 = w21;
    word c63 = w22;
    word c64 = w23;
    word c65 = w24;
    word c66 = w25;
    word c67 = w26;
    word c68 = w27;
    word c69 = w28;
    word c70 = w44;
    for (uint64_t i45 = i3; (int64_t)i45 < (int64_t)i4; ++i45) {
        const uint64_t i71 = (uint64_t)1;
        const uint64_t i72 = i45 + i71;
        const uint64_t i73 = i72 & (uint64_t)7;
        const uint64_t i74 = i72 >> 3;
        const uint64_t i75 = i73 * i0;
        const uint64_t i76 = i75 + i74;
        const uint64_t i77 = i0 * (uint64_t)8;
        const uint64_t i78 = i76 + i77;
        const uint64_t i79 = i78 + i77;
        const uint64_t i80 = i79 + i77;
        const uint64_t i81 = i45 * (uint64_t)2;
        const uint64_t i82 = i81 + i1;
        const uint64_t i83 = i82 + i1;
        const uint64_t i84 = i83 + i1;
        const uint64_t i85 = i84 + i1;
        const uint64_t i86 = i85 + i1;
        const uint64_t i87 = i81 + i2;
        const uint64_t i88 = i87 + i2;
        const uint64_t i89 = i88 + i2;
        const uint64_t i90 = i89 + i2;
        const uint64_t i91 = i90 + i2;
        const word w92 = load_word(windows + i76);
        const word w93 = load_word(windows + i78);
        const word w94 = w29 ^ w92;  // g0 affine.dp:28-30
        const word w95 = (word)_mm512_ternarylogic_epi64((__m512i)w94, (__m512i)w93, (__m512i)w30, 0xf6);  // g1 affine.dp:28-30
        const word w96 = w31 ^ w92;  // g0 affine.dp:28-30
        const word w97 = (word)_mm512_ternarylogic_epi64((__m512i)w96, (__m512i)w93, (__m512i)w32, 0xf6);  // g1 affine.dp:28-30
        const word w98 = load_first(top + i81);
        const word w99 = shift_in(c64, w98);
        const word w100 = load_first(top + i82);
        const word w101 = shift_in(c65, w100);
        const word w102 = load_first(top + i83);
        const word w103 = shift_in(c66, w102);
        const word w104 = load_first(top + i84);
        const word w105 = shift_in(c67, w104);
        const word w106 = load_first(top + i85);
        const word w107 = shift_in(c68, w106);
        const word w108 = load_first(top + i86);
        const word w109 = shift_in(c69, w108);
        const word w110 = (word)_mm512_ternarylogic_epi64((__m512i)c55, (__m512i)c52, (__m512i)c56, 0x09);  // g2 affine.dp:28-30
        const word w111 = (word)_mm512_ternarylogic_epi64((__m512i)c62, (__m512i)c59, (__m512i)c58, 0x36);  // g3 affine.dp:28-30
        const word w112 = (word)_mm512_ternarylogic_epi64((__m512i)w111, (__m512i)c63, (__m512i)c59, 0xca);  // g4 affine.dp:28-30
        const word w113 = (word)_mm512_ternarylogic_epi64((__m512i)w112, (__m512i)c60, (__m512i)c61, 0x3d);  // g5 affine.dp:28-30
        const word w114 = (word)_mm512_ternarylogic_epi64((__m512i)w112, (__m512i)c61, (__m512i)c60, 0xed);  // g6 affine.dp:28-30
        const word w115 = (word)_mm512_ternarylogic_epi64((__m512i)c57, (__m512i)c53, (__m512i)c54, 0xdb);  // g7 affine.dp:28-30
        const word w116 = (word)_mm512_ternarylogic_epi64((__m512i)w110, (__m512i)w115, (__m512i)c52, 0xc9);  // g8 affine.dp:28-30
        const word w117 = (word)_mm512_ternarylogic_epi64((__m512i)w116, (__m512i)w115, (__m512i)c54, 0x8f);  // g9 affine.dp:28-30
        const word w118 = (word)_mm512_ternarylogic_epi64((__m512i)w110, (__m512i)c62, (__m512i)c58, 0x69);  // g10 affine.dp:28-30
        const word w119 = (word)_mm512_ternarylogic_epi64((__m512i)w113, (__m512i)w118, (__m512i)w110, 0x07);  // g11 affine.dp:28-30
        const word w120 = (word)_mm512_ternarylogic_epi64((__m512i)w119, (__m512i)c70, (__m512i)w117, 0xf7);  // g12 affine.dp:28-30
        const word w121 = (word)_mm512_ternarylogic_epi64((__m512i)w120, (__m512i)c63, (__m512i)w111, 0x90);  // g13 affine.dp:28-30
        const word w122 = (word)_mm512_ternarylogic_epi64((__m512i)w121, (__m512i)w114, (__m512i)w113, 0xa9);  // g14 affine.dp:28-30
        const word w123 = (word)_mm512_ternarylogic_epi64((__m512i)w113, (__m512i)c70, (__m512i)w118, 0xc4);  // g15 affine.dp:28-30
        const word w124 = (word)_mm512_ternarylogic_epi64((__m512i)w120, (__m512i)w123, (__m512i)w110, 0x43);  // g16 affine.dp:28-30
        const word w125 = (word)_mm512_ternarylogic_epi64((__m512i)w124, (__m512i)w120, (__m512i)c52, 0xac);  // g17 affine.dp:28-30
        const word w126 = ~(c53 ^ w125);  // g18 affine.dp:28-30
        const word w127 = (word)_mm512_ternarylogic_epi64((__m512i)w126, (__m512i)c53, (__m512i)c54, 0x9a);  // g19 affine.dp:28-30
        const word w128 = (word)_mm512_ternarylogic_epi64((__m512i)w127, (__m512i)c57, (__m512i)w126, 0xb4);  // g20 affine.dp:28-30
        const word w129 = (word)_mm512_ternarylogic_epi64((__m512i)w128, (__m512i)w110, (__m512i)w124, 0x06);  // g21 affine.dp:28-30
        const word w130 = (word)_mm512_ternarylogic_epi64((__m512i)w128, (__m512i)w116, (__m512i)w120, 0x09);  // g22 affine.dp:28-30
        const word w131 = (word)_mm512_ternarylogic_epi64((__m512i)w124, (__m512i)c70, (__m512i)c52, 0x4a);  // g23 affine.dp:28-30
        const word w132 = (word)_mm512_ternarylogic_epi64((__m512i)w131, (__m512i)c58, (__m512i)c52, 0x96);  // g24 affine.dp:28-30
        const word w133 = (word)_mm512_ternarylogic_epi64((__m512i)w132, (__m512i)w120, (__m512i)c58, 0x8e);  // g25 affine.dp:28-30
        const word w134 = (word)_mm512_ternarylogic_epi64((__m512i)w133, (__m512i)c59, (__m512i)w124, 0x69);  // g26 affine.dp:28-30
        const word w135 = (word)_mm512_ternarylogic_epi64((__m512i)w134, (__m512i)c60, (__m512i)c59, 0xc6);  // g27 affine.dp:28-30
        const word w136 = (word)_mm512_ternarylogic_epi64((__m512i)w134, (__m512i)c55, (__m512i)c59, 0x84);  // g28 affine.dp:28-30
        const word w137 = (word)_mm512_ternarylogic_epi64((__m512i)w132, (__m512i)c62, (__m512i)w122, 0x41);  // g29 affine.dp:28-30
        const word w138 = (word)_mm512_ternarylogic_epi64((__m512i)w134, (__m512i)c63, (__m512i)w122, 0x14);  // g30 affine.dp:28-30
        const word w139 = (word)_mm512_ternarylogic_epi64((__m512i)w138, (__m512i)w137, (__m512i)w132, 0xb4);  // g31 affine.dp:28-30
        const word w140 = (word)_mm512_ternarylogic_epi64((__m512i)w139, (__m512i)w136, (__m512i)w135, 0x10);  // g32 affine.dp:28-30
        const word w141 = (word)_mm512_ternarylogic_epi64((__m512i)c49, (__m512i)c46, (__m512i)c50, 0x09);  // g2 affine.dp:28-30
        const word w142 = (word)_mm512_ternarylogic_epi64((__m512i)w107, (__m512i)w101, (__m512i)w99, 0x36);  // g3 affine.dp:28-30
        const word w143 = (word)_mm512_ternarylogic_epi64((__m512i)w142, (__m512i)w109, (__m512i)w101, 0xca);  // g4 affine.dp:28-30
        const word w144 = (word)_mm512_ternarylogic_epi64((__m512i)w143, (__m512i)w103, (__m512i)w105, 0x3d);  // g5 affine.dp:28-30
        const word w145 = (word)_mm512_ternarylogic_epi64((__m512i)w143, (__m512i)w105, (__m512i)w103, 0xed);  // g6 affine.dp:28-30
        const word w146 = (word)_mm512_ternarylogic_epi64((__m512i)c51, (__m512i)c47, (__m512i)c48, 0xdb);  // g7 affine.dp:28-30
        const word w147 = (word)_mm512_ternarylogic_epi64((__m512i)w141, (__m512i)w146, (__m512i)c46, 0xc9);  // g8 affine.dp:28-30
        const word w148 = (word)_mm512_ternarylogic_epi64((__m512i)w147, (__m512i)w146, (__m512i)c48, 0x8f);  // g9 affine.dp:28-30
        const word w149 = (word)_mm512_ternarylogic_epi64((__m512i)w141, (__m512i)w107, (__m512i)w99, 0x69);  // g10 affine.dp:28-30
        const word w150 = (word)_mm512_ternarylogic_epi64((__m512i)w144, (__m512i)w149, (__m512i)w141, 0x07);  // g11 affine.dp:28-30
        const word w151 = (word)_mm512_ternarylogic_epi64((__m512i)w150, (__m512i)w95, (__m512i)w148, 0xf7);  // g12 affine.dp:28-30
        const word w152 = (word)_mm512_ternarylogic_epi64((__m512i)w151, (__m512i)w109, (__m512i)w142, 0x90);  // g13 affine.dp:28-30
        const word w153 = (word)_mm512_ternarylogic_epi64((__m512i)w152, (__m512i)w145, (__m512i)w144, 0xa9);  // g14 affine.dp:28-30
        const word w154 = (word)_mm512_ternarylogic_epi64((__m512i)w144, (__m512i)w95, (__m512i)w149, 0xc4);  // g15 affine.dp:28-30
        const word w155 = (word)_mm512_ternarylogic_epi64((__m512i)w151, (__m512i)w154, (__m512i)w141, 0x43);  // g16 affine.dp:28-30
        const word w156 = (word)_mm512_ternarylogic_epi64((__m512i)w155, (__m512i)w151, (__m512i)c46, 0xac);  // g17 affine.dp:28-30
        const word w157 = ~(c47 ^ w156);  // g18 affine.dp:28-30
        const word w158 = (word)_mm512_ternarylogic_epi64((__m512i)w157, (__m512i)c47, (__m512i)c48, 0x9a);  // g19 affine.dp:28-30
        const word w159 = (word)_mm512_ternarylogic_epi64((__m512i)w158, (__m512i)c51, (__m512i)w157, 0xb4);  // g20 affine.dp:28-30
        const word w160 = (word)_mm512_ternarylogic_epi64((__m512i)w159, (__m512i)w141, (__m512i)w155, 0x06);  // g21 affine.dp:28-30
        const word w161 = (word)_mm512_ternarylogic_epi64((__m512i)w159, (__m512i)w147, (__m512i)w151, 0x09);  // g22 affine.dp:28-30
        const word w162 = (word)_mm512_ternarylogic_epi64((__m512i)w155, (__m512i)w95, (__m512i)c46, 0x4a);  // g23 affine.dp:28-30
        const word w163 = (word)_mm512_ternarylogic_epi64((__m512i)w162, (__m512i)w99, (__m512i)c46, 0x96);  // g24 affine.dp:28-30
        const word w164 = (word)_mm512_ternarylogic_epi64((__m512i)w163, (__m512i)w151, (__m512i)w99, 0x8e);  // g25 affine.dp:28-30
        const word w165 = (word)_mm512_ternarylogic_epi64((__m512i)w164, (__m512i)w101, (__m512i)w155, 0x69);  // g26 affine.dp:28-30
        const word w166 = (word)_mm512_ternarylogic_epi64((__m512i)w165, (__m512i)w103, (__m512i)w101, 0xc6);  // g27 affine.dp:28-30
        const word w167 = (word)_mm512_ternarylogic_epi64((__m512i)w165, (__m512i)c49, (__m512i)w101, 0x84);  // g28 affine.dp:28-30
        const word w168 = (word)_mm512_ternarylogic_epi64((__m512i)w163, (__m512i)w107, (__m512i)w153, 0x41);  // g29 affine.dp:28-30
        const word w169 = (word)_mm512_ternarylogic_epi64((__m512i)w165, (__m512i)w109, (__m512i)w153, 0x14);  // g30 affine.dp:28-30
        const word w170 = (word)_mm512_ternarylogic_epi64((__m512i)w169, (__m512i)w168, (__m512i)w163, 0xb4);  // g31 affine.dp:28-30
        const word w171 = (word)_mm512_ternarylogic_epi64((__m512i)w170, (__m512i)w167, (__m512i)w166, 0x10);  // g32 affine.dp:28-30
        store_first(bottom + i81, w131);
        store_first(bottom + i87, w126);
        store_first(bottom + i88, w127);
        store_first(bottom + i89, w136);
        store_first(bottom + i90, w137);
        store_first(bottom + i91, w139);
        const word w172 = load_word(windows + i79);
        const word w173 = load_word(windows + i80);
        const word w174 = w29 ^ w172;  // g0 affine.dp:28-30
        const word w175 = (word)_mm512_ternarylogic_epi64((__m512i)w174, (__m512i)w173, (__m512i)w30, 0xf6);  // g1 affine.dp:28-30
        const word w176 = w31 ^ w172;  // g0 affine.dp:28-30
        const word w177 = (word)_mm512_ternarylogic_epi64((__m512i)w176, (__m512i)w173, (__m512i)w32, 0xf6);  // g1 affine.dp:28-30
        const word w178 = load_first(top + i81 + 1);
        const word w179 = shift_in(w131, w178);
        const word w180 = load_first(top + i82 + 1);
        const word w181 = shift_in(w126, w180);
        const word w182 = load_first(top + i83 + 1);
        const word w183 = shift_in(w127, w182);
        const word w184 = load_first(top + i84 + 1);
        const word w185 = shift_in(w136, w184);
        const word w186 = load_first(top + i85 + 1);
        const word w187 = shift_in(w137, w186);
        const word w188 = load_first(top + i86 + 1);
        const word w189 = shift_in(w139, w188);
        const word w190 = (word)_mm512_ternarylogic_epi64((__m512i)w140, (__m512i)w132, (__m512i)w129, 0x09);  // g2 affine.dp:28-30
        const word w191 = (word)_mm512_ternarylogic_epi64((__m512i)w168, (__m512i)w157, (__m512i)w162, 0x36);  // g3 affine.dp:28-30
        const word w192 = (word)_mm512_ternarylogic_epi64((__m512i)w170, (__m512i)w191, (__m512i)w157, 0xe2);  // g4 affine.dp:28-30
        const word w193 = (word)_mm512_ternarylogic_epi64((__m512i)w192, (__m512i)w158, (__m512i)w167, 0x3d);  // g5 affine.dp:28-30
        const word w194 = (word)_mm512_ternarylogic_epi64((__m512i)w192, (__m512i)w167, (__m512i)w158, 0xed);  // g6 affine.dp:28-30
        const word w195 = (word)_mm512_ternarylogic_epi64((__m512i)w130, (__m512i)w134, (__m512i)w135, 0xdb);  // g7 affine.dp:28-30
        const word w196 = (word)_mm512_ternarylogic_epi64((__m512i)w190, (__m512i)w195, (__m512i)w132, 0xc9);  // g8 affine.dp:28-30
        const word w197 = (word)_mm512_ternarylogic_epi64((__m512i)w196, (__m512i)w195, (__m512i)w135, 0x8f);  // g9 affine.dp:28-30
        const word w198 = (word)_mm512_ternarylogic_epi64((__m512i)w190, (__m512i)w168, (__m512i)w162, 0x69);  // g10 affine.dp:28-30
        const word w199 = (word)_mm512_ternarylogic_epi64((__m512i)w193, (__m512i)w198, (__m512i)w190, 0x07);  // g11 affine.dp:28-30
        const word w200 = (word)_mm512_ternarylogic_epi64((__m512i)w199, (__m512i)w97, (__m512i)w197, 0xf7);  // g12 affine.dp:28-30
        const word w201 = (word)_mm512_ternarylogic_epi64((__m512i)w200, (__m512i)w170, (__m512i)w191, 0x90);  // g13 affine.dp:28-30
        const word w202 = (word)_mm512_ternarylogic_epi64((__m512i)w201, (__m512i)w194, (__m512i)w193, 0xa9);  // g14 affine.dp:28-30
        const word w203 = (word)_mm512_ternarylogic_epi64((__m512i)w198, (__m512i)w97, (__m512i)w193, 0x8c);  // g15 affine.dp:28-30
        const word w204 = (word)_mm512_ternarylogic_epi64((__m512i)w200, (__m512i)w203, (__m512i)w190, 0x43);  // g16 affine.dp:28-30
        const word w205 = (word)_mm512_ternarylogic_epi64((__m512i)w204, (__m512i)w200, (__m512i)w132, 0xac);  // g17 affine.dp:28-30
        const word w206 = ~(w134 ^ w205);  // g18 affine.dp:28-30
        const word w207 = (word)_mm512_ternarylogic_epi64((__m512i)w206, (__m512i)w134, (__m512i)w135, 0x9a);  // g19 affine.dp:28-30
        const word w208 = (word)_mm512_ternarylogic_epi64((__m512i)w207, (__m512i)w130, (__m512i)w206, 0xb4);  // g20 affine.dp:28-30
        const word w209 = (word)_mm512_ternarylogic_epi64((__m512i)w208, (__m512i)w190, (__m512i)w204, 0x06);  // g21 affine.dp:28-30
        const word w210 = (word)_mm512_ternarylogic_epi64((__m512i)w208, (__m512i)w196, (__m512i)w200, 0x09);  // g22 affine.dp:28-30
        const word w211 = (word)_mm512_ternarylogic_epi64((__m512i)w204, (__m512i)w97, (__m512i)w132, 0x4a);  // g23 affine.dp:28-30
        const word w212 = (word)_mm512_ternarylogic_epi64((__m512i)w211, (__m512i)w162, (__m512i)w132, 0x96);  // g24 affine.dp:28-30
        const word w213 = (word)_mm512_ternarylogic_epi64((__m512i)w212, (__m512i)w200, (__m512i)w162, 0x8e);  // g25 affine.dp:28-30
        const word w214 = (word)_mm512_ternarylogic_epi64((__m512i)w213, (__m512i)w157, (__m512i)w204, 0x69);  // g26 affine.dp:28-30
        const word w215 = (word)_mm512_ternarylogic_epi64((__m512i)w214, (__m512i)w158, (__m512i)w157, 0xc6);  // g27 affine.dp:28-30
        const word w216 = (word)_mm512_ternarylogic_epi64((__m512i)w214, (__m512i)w140, (__m512i)w157, 0x84);  // g28 affine.dp:28-30
        const word w217 = (word)_mm512_ternarylogic_epi64((__m512i)w212, (__m512i)w168, (__m512i)w202, 0x41);  // g29 affine.dp:28-30
        const word w218 = (word)_mm512_ternarylogic_epi64((__m512i)w214, (__m512i)w170, (__m512i)w202, 0x14);  // g30 affine.dp:28-30
        const word w219 = (word)_mm512_ternarylogic_epi64((__m512i)w218, (__m512i)w217, (__m512i)w212, 0xb4);  // g31 affine.dp:28-30
        const word w220 = (word)_mm512_ternarylogic_epi64((__m512i)w219, (__m512i)w216, (__m512i)w215, 0x10);  // g32 affine.dp:28-30
        const word w221 = (word)_mm512_ternarylogic_epi64((__m512i)w171, (__m512i)w163, (__m512i)w160, 0x09);  // g2 affine.dp:28-30
        const word w222 = (word)_mm512_ternarylogic_epi64((__m512i)w187, (__m512i)w181, (__m512i)w179, 0x36);  // g3 affine.dp:28-30
        const word w223 = (word)_mm512_ternarylogic_epi64((__m512i)w189, (__m512i)w222, (__m512i)w181, 0xe2);  // g4 affine.dp:28-30
        const word w224 = (word)_mm512_ternarylogic_epi64((__m512i)w223, (__m512i)w183, (__m512i)w185, 0x3d);  // g5 affine.dp:28-30
        const word w225 = (word)_mm512_ternarylogic_epi64((__m512i)w223, (__m512i)w185, (__m512i)w183, 0xed);  // g6 affine.dp:28-30
        const word w226 = (word)_mm512_ternarylogic_epi64((__m512i)w161, (__m512i)w165, (__m512i)w166, 0xdb);  // g7 affine.dp:28-30
        const word w227 = (word)_mm512_ternarylogic_epi64((__m512i)w221, (__m512i)w226, (__m512i)w163, 0xc9);  // g8 affine.dp:28-30
        const word w228 = (word)_mm512_ternarylogic_epi64((__m512i)w227, (__m512i)w226, (__m512i)w166, 0x8f);  // g9 affine.dp:28-30
        const word w229 = (word)_mm512_ternarylogic_epi64((__m512i)w221, (__m512i)w187, (__m512i)w179, 0x69);  // g10 affine.dp:28-30
        const word w230 = (word)_mm512_ternarylogic_epi64((__m512i)w229, (__m512i)w224, (__m512i)w221, 0x13);  // g11 affine.dp:28-30
        const word w231 = (word)_mm512_ternarylogic_epi64((__m512i)w230, (__m512i)w175, (__m512i)w228, 0xf7);  // g12 affine.dp:28-30
        const word w232 = (word)_mm512_ternarylogic_epi64((__m512i)w231, (__m512i)w189, (__m512i)w222, 0x90);  // g13 affine.dp:28-30
        const word w233 = (word)_mm512_ternarylogic_epi64((__m512i)w232, (__m512i)w225, (__m512i)w224, 0xa9);  // g14 affine.dp:28-30
        const word w234 = (word)_mm512_ternarylogic_epi64((__m512i)w229, (__m512i)w175, (__m512i)w224, 0x8c);  // g15 affine.dp:28-30
        const word w235 = (word)_mm512_ternarylogic_epi64((__m512i)w231, (__m512i)w234, (__m512i)w221, 0x43);  // g16 affine.dp:28-30
        const word w236 = (word)_mm512_ternarylogic_epi64((__m512i)w235, (__m512i)w231, (__m512i)w163, 0xac);  // g17 affine.dp:28-30
        const word w237 = ~(w165 ^ w236);  // g18 affine.dp:28-30
        const word w238 = (word)_mm512_ternarylogic_epi64((__m512i)w237, (__m512i)w165, (__m512i)w166, 0x9a);  // g19 affine.dp:28-30
        const word w239 = (word)_mm512_ternarylogic_epi64((__m512i)w238, (__m512i)w161, (__m512i)w237, 0xb4);  // g20 affine.dp:28-30
        const word w240 = (word)_mm512_ternarylogic_epi64((__m512i)w239, (__m512i)w221, (__m512i)w235, 0x06);  // g21 affine.dp:28-30
        const word w241 = (word)_mm512_ternarylogic_epi64((__m512i)w239, (__m512i)w227, (__m512i)w231, 0x09);  // g22 affine.dp:28-30
        const word w242 = (word)_mm512_ternarylogic_epi64((__m512i)w235, (__m512i)w175, (__m512i)w163, 0x4a);  // g23 affine.dp:28-30
        const word w243 = (word)_mm512_ternarylogic_epi64((__m512i)w242, (__m512i)w179, (__m512i)w163, 0x96);  // g24 affine.dp:28-30
        const word w244 = (word)_mm512_ternarylogic_epi64((__m512i)w243, (__m512i)w231, (__m512i)w179, 0x8e);  // g25 affine.dp:28-30
        const word w245 = (word)_mm512_ternarylogic_epi64((__m512i)w244, (__m512i)w181, (__m512i)w235, 0x69);  // g26 affine.dp:28-30
        const word w246 = (word)_mm512_ternarylogic_epi64((__m512i)w245, (__m512i)w183, (__m512i)w181, 0xc6);  // g27 affine.dp:28-30
        const word w247 = (word)_mm512_ternarylogic_epi64((__m512i)w245, (__m512i)w171, (__m512i)w181, 0x84);  // g28 affine.dp:28-30
        const word w248 = (word)_mm512_ternarylogic_epi64((__m512i)w243, (__m512i)w187, (__m512i)w233, 0x41);  // g29 affine.dp:28-30
        const word w249 = (word)_mm512_ternarylogic_epi64((__m512i)w245, (__m512i)w189, (__m512i)w233, 0x14);  // g30 affine.dp:28-30
        const word w250 = (word)_mm512_ternarylogic_epi64((__m512i)w249, (__m512i)w248, (__m512i)w243, 0xb4);  // g31 affine.dp:28-30
        const word w251 = (word)_mm512_ternarylogic_epi64((__m512i)w250, (__m512i)w247, (__m512i)w246, 0x10);  // g32 affine.dp:28-30
        store_first(bottom + i81 + 1, w211);
        store_first(bottom + i87 + 1, w206);
        store_first(bottom + i88 + 1, w207);
        store_first(bottom + i89 + 1, w216);
        store_first(bottom + i90 + 1, w217);
        store_first(bottom + i91 + 1, w219);
        c46 = w243;
        c47 = w245;
        c48 = w246;
        c49 = w251;
        c50 = w240;
        c51 = w241;
        c52 = w212;
        c53 = w214;
        c54 = w215;
        c55 = w220;
        c56 = w209;
        c57 = w210;
        c58 = w242;
        c59 = w237;
        c60 = w238;
        c61 = w247;
        c62 = w248;
        c63 = w250;
        c64 = w211;
        c65 = w206;
        c66 = w207;
        c67 = w216;
        c68 = w217;
        c69 = w219;
        c70 = w177;
    }
    store_aligned(vertical, c46);
    store_aligned(vertical + 1 * WORD_BYTES, c47);
    store_aligned(vertical + 2 * WORD_BYTES, c48);
    store_aligned(vertical + 3 * WORD_BYTES, c49);
    store_aligned(vertical + 4 * WORD_BYTES, c50);
    store_aligned(vertical + 5 * WORD_BYTES, c51);
    store_aligned(vertical + 6 * WORD_BYTES, c52);
    store_aligned(vertical + 7 * WORD_BYTES, c53);
    store_aligned(vertical + 8 * WORD_BYTES, c54);
    store_aligned(vertical + 9 * WORD_BYTES, c55);
    store_aligned(vertical + 10 * WORD_BYTES, c56);
    store_aligned(vertical + 11 * WORD_BYTES, c57);
    store_aligned(down, c58);
    store_aligned(down + 1 * WORD_BYTES, c59);
    store_aligned(down + 2 * WORD_BYTES, c60);
    store_aligned(down + 3 * WORD_BYTES, c61);
    store_aligned(down + 4 * WORD_BYTES, c62);
    store_aligned(down + 5 * WORD_BYTES, c63);
    store_aligned(down + 6 * WORD_BYTES, c64);
    store_aligned(down + 7 * WORD_BYTES, c65);
    store_aligned(down + 8 * WORD_BYTES, c66);
    store_aligned(down + 9 * WORD_BYTES, c67);
    store_aligned(down + 10 * WORD_BYTES, c68);
    store_aligned(down + 11 * WORD_BYTES, c69);
}

#ifdef __cplusplus
}
#endif
