/* SPDX-License-Identifier: Apache-2.0
 *
 * k_edit in the wavefront layout, 4 rows a lane, for avx512.
 * Made by: minterm compile k_edit --layout wavefront --target avx512 --alphabet ACGT --rows 4 --emit c
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
 *     recurrence k_edit
 *       param k = 2 in 0..31
 *       predicate match: a[i] == b[j]
 *       int D[0][j] = 0
 *       int D[i][0] = min(3, i)
 *       int D[i][j] = min(3, D[i-1][j] + 1, D[i][j-1] + 1, D[i-1][j-1] + (match ? 0 : 1))
 *       answer report j where D[m][j] <= 2
 *
 * Codes of symbols, of which bit p is in plane p:
 *     a and b: 'A' 0, 'C' 1, 'G' 2, 'T' 3
 *
 * Codes of what crosses the edges of cells, bit 0 on the right; bit p is in plane p, and * may be
 * either:
 *     vertical, D[i][j-1]; D[i-1][j-1]:
 *         (0, 0) = 100
 *         (0, 1) = 001
 *         (1, 1) = 101
 *         (1, 2) = 110
 *         (2, 2) = 010
 *         (2, 3) = *11
 *         row 1, 2, .. at the left edge (j - 1 = 0): code 4, 5, 2, 3, and so on with the last
 *     horizontal, D[i-1][j]:
 *         0 = 00
 *         1 = 01
 *         2 = 10
 *         3 = 11
 *         column 1, 2, .. at the top edge (i - 1 = 0): code 0
 *
 * What lies where. Rows and columns are counted from 0 here. A strip has 2048 rows: row r is bit 511 - r / 4
 * of word r % 4, and bit x of a word is bit x % 8 of its byte x / 8.
 *     a         word (r % 4) * 2 + p: plane p of the symbols of its rows
 *     windows   sequence x * 2 + p, for x from 0 to 3: 512 zeros, then plane p of the columns x, x + 4,
 *               x + 8, .. and zeros; eight copies of each, as of active
 *     active    sequences x, for x from 0 to 3: 512 zeros and then a one for each column x, x + 4, .. that
 *               there is. Eight copies of each, copy c without its first c bits: byte (x * 8 + c) *
 *               copy_stride begins it. copy_stride is at least iterations / 8 + 65
 *     vertical  word (r % 4) * 3 + p: plane p of what enters its rows from the left, and after the
 *               last call of what leaves them on the right
 *     down      8 words, which may be anything at first
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
 * The answer looks at the last row: at its column 0, which the recurrence says, and then from column to
 * column, by the horizontal codes that leave row m downwards (i - 1 = m there).
 * Of a last strip of R < 2048 rows the functions with _tap leave it in `bottom` in place of the strip's
 * last row: byte p * bottom_stride + j + R - 1, bit (511 - (R - 1) / 4) % 8. They have a scalar more,
 * tap_byte = (R - 1) % 4 * 64 + (511 - (R - 1) / 4) / 8, and need the buffer tap of 8 words.
 *
 * A cell: 5 gates, fewer than 3 are impossible (shipped).
 * Comments behind its gates have their names here and k_edit.dp:17, where its formula begins.
 * Gates after the last of these keep the vertical flow of lanes that have no column.
 * lut3: 7 gates, depth 5, 2 moves, 9 live registers
 * inputs v0 v1 v2 h0 h1 a0 a1 b0 b1
 * g0 = lut[0x66](a0, b0)
 * g1 = lut[0xf6](a1, b1, g0)
 * g2 = lut[0x34](h0, v0, h1)
 * g3 = lut[0xbd](v2, v1, g2)
 * g4 = lut[0xa6](v0, g1, g3)
 * g5 = lut[0xa6](v1, v0, g4)
 * g6 = lut[0x4b](g4, h0, g5)
 * v0' = h0
 * v1' = h1
 * v2' = g6
 * h0' = g4
 * h1' = g5
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
static inline uint64_t load_byte(const uint8_t *p) {
    return *p;
}
static inline void store_byte(uint8_t *p, uint64_t x) {
    *p = (uint8_t)x;
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

/* An iteration: 160 gates, 8 moves, 0 additions, 20 loads, 8 stores. */
void k_edit_avx512_edge(uint8_t *const *buffers, const int64_t *scalars);
void k_edit_avx512_edge(uint8_t *const *buffers, const int64_t *scalars) {
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
    const word w25 = load_aligned(a);
    const word w26 = load_aligned(a + 1 * WORD_BYTES);
    const word w27 = load_aligned(a + 2 * WORD_BYTES);
    const word w28 = load_aligned(a + 3 * WORD_BYTES);
    const word w29 = load_aligned(a + 4 * WORD_BYTES);
    const word w30 = load_aligned(a + 5 * WORD_BYTES);
    const word w31 = load_aligned(a + 6 * WORD_BYTES);
    const word w32 = load_aligned(a + 7 * WORD_BYTES);
    const uint64_t i33 = i3 & (uint64_t)7;
    const uint64_t i34 = i3 >> 3;
    const uint64_t i35 = i33 * i0;
    const uint64_t i36 = i35 + i34;
    const uint64_t i37 = i0 * (uint64_t)8;
    const uint64_t i38 = i36 + i37;
    const uint64_t i39 = i38 + i37;
    const uint64_t i40 = i39 + i37;
    const uint64_t i41 = i40 + i37;
    const uint64_t i42 = i41 + i37;
    const uint64_t i43 = i42 + i37;
    const uint64_t i44 = i43 + i37;
    const word w45 = load_word(windows + i39);
    const word w46 = load_word(windows + i40);
    const word w47 = load_word(active + i38);
    const word w48 = w31 ^ w45;  // g0 k_edit.dp:17
    const word w49 = (word)_mm512_ternarylogic_epi64((__m512i)w48, (__m512i)w46, (__m512i)w32, 0xf6);  // g1 k_edit.dp:17
    const word w50 = load_word(windows + i41);
    const word w51 = load_word(windows + i42);
    const word w52 = load_word(active + i39);
    const word w53 = w29 ^ w50;  // g0 k_edit.dp:17
    const word w54 = (word)_mm512_ternarylogic_epi64((__m512i)w53, (__m512i)w51, (__m512i)w30, 0xf6);  // g1 k_edit.dp:17
    const word w55 = w31 ^ w50;  // g0 k_edit.dp:17
    const word w56 = (word)_mm512_ternarylogic_epi64((__m512i)w55, (__m512i)w51, (__m512i)w32, 0xf6);  // g1 k_edit.dp:17
    const word w57 = load_word(windows + i43);
    const word w58 = load_word(windows + i44);
    const word w59 = load_word(active + i40);
    const word w60 = w27 ^ w57;  // g0 k_edit.dp:17
    const word w61 = (word)_mm512_ternarylogic_epi64((__m512i)w60, (__m512i)w58, (__m512i)w28, 0xf6);  // g1 k_edit.dp:17
    const word w62 = w29 ^ w57;  // g0 k_edit.dp:17
    const word w63 = (word)_mm512_ternarylogic_epi64((__m512i)w62, (__m512i)w58, (__m512i)w30, 0xf6);  // g1 k_edit.dp:17
    const word w64 = w31 ^ w57;  // g0 k_edit.dp:17
    const word w65 = (word)_mm512_ternarylogic_epi64((__m512i)w64, (__m512i)w58, (__m512i)w32, 0xf6);  // g1 k_edit.dp:17
    word c67 = w5;
    word c68 = w6;
    word c69 = w7;
    word c70 = w8;
    word c71 = w9;
    word c72 = w10;
    word c73 = w11;
    word c74 = w12;
    word c75 = w13;
    word c76 = w14;
    word c77 = w15;
    word c78 = w16;
    word c79 = w17;
    word c80 = w18;
    word c81 = w19;
    word c82 = w20;
    word c83 = w21;
    word c84 = w22;
    word c85 = w23;
    word c86 = w24;
    word c87 = w49;
    word c88 = w47;
    word c89 = w54;
    word c90 = w56;
    word c91 = w52;
    word c92 = w61;
    word c93 = w63;
    word c94 = w65;
    word c95 = w59;
    for (uint64_t i66 = i3; (int64_t)i66 < (int64_t)i4; ++i66) {
        const uint64_t i96 = (uint64_t)1;
        const uint64_t i97 = i66 + i96;
        const uint64_t i98 = i97 & (uint64_t)7;
        const uint64_t i99 = i97 >> 3;
        const uint64_t i100 = i98 * i0;
        const uint64_t i101 = i100 + i99;
        const uint64_t i102 = i0 * (uint64_t)8;
        const uint64_t i103 = i101 + i102;
        const uint64_t i104 = i103 + i102;
        const uint64_t i105 = i104 + i102;
        const uint64_t i106 = i105 + i102;
        const uint64_t i107 = i106 + i102;
        const uint64_t i108 = i107 + i102;
        const uint64_t i109 = i108 + i102;
        const uint64_t i110 = i66 * (uint64_t)4;
        const uint64_t i111 = i110 + i1;
        const uint64_t i112 = i110 + i2;
        const word w113 = load_word(windows + i101);
        const word w114 = load_word(windows + i103);
        const word w115 = load_word(active + i101);
        const word w116 = w25 ^ w113;  // g0 k_edit.dp:17
        const word w117 = (word)_mm512_ternarylogic_epi64((__m512i)w116, (__m512i)w114, (__m512i)w26, 0xf6);  // g1 k_edit.dp:17
        const word w118 = w27 ^ w113;  // g0 k_edit.dp:17
        const word w119 = (word)_mm512_ternarylogic_epi64((__m512i)w118, (__m512i)w114, (__m512i)w28, 0xf6);  // g1 k_edit.dp:17
        const word w120 = w29 ^ w113;  // g0 k_edit.dp:17
        const word w121 = (word)_mm512_ternarylogic_epi64((__m512i)w120, (__m512i)w114, (__m512i)w30, 0xf6);  // g1 k_edit.dp:17
        const word w122 = w31 ^ w113;  // g0 k_edit.dp:17
        const word w123 = (word)_mm512_ternarylogic_epi64((__m512i)w122, (__m512i)w114, (__m512i)w32, 0xf6);  // g1 k_edit.dp:17
        const word w124 = load_first(top + i110);
        const word w125 = shift_in(c85, w124);
        const word w126 = load_first(top + i111);
        const word w127 = shift_in(c86, w126);
        const word w128 = (word)_mm512_ternarylogic_epi64((__m512i)c84, (__m512i)c76, (__m512i)c83, 0x34);  // g2 k_edit.dp:17
        const word w129 = (word)_mm512_ternarylogic_epi64((__m512i)w128, (__m512i)c77, (__m512i)c78, 0xbd);  // g3 k_edit.dp:17
        const word w130 = (word)_mm512_ternarylogic_epi64((__m512i)w129, (__m512i)c87, (__m512i)c76, 0xa6);  // g4 k_edit.dp:17
        const word w131 = (word)_mm512_ternarylogic_epi64((__m512i)w130, (__m512i)c76, (__m512i)c77, 0xa6);  // g5 k_edit.dp:17
        const word w132 = (word)_mm512_ternarylogic_epi64((__m512i)w131, (__m512i)c83, (__m512i)w130, 0x4b);  // g6 k_edit.dp:17
        const word w133 = (word)_mm512_ternarylogic_epi64((__m512i)c83, (__m512i)c88, (__m512i)c76, 0xe2);  // g7 k_edit.dp:17
        const word w134 = (word)_mm512_ternarylogic_epi64((__m512i)c84, (__m512i)c88, (__m512i)c77, 0xe2);  // g8 k_edit.dp:17
        const word w135 = (word)_mm512_ternarylogic_epi64((__m512i)w132, (__m512i)c88, (__m512i)c78, 0xe2);  // g9 k_edit.dp:17
        const word w136 = (word)_mm512_ternarylogic_epi64((__m512i)c82, (__m512i)c73, (__m512i)c81, 0x34);  // g2 k_edit.dp:17
        const word w137 = (word)_mm512_ternarylogic_epi64((__m512i)w136, (__m512i)c74, (__m512i)c75, 0xbd);  // g3 k_edit.dp:17
        const word w138 = (word)_mm512_ternarylogic_epi64((__m512i)w137, (__m512i)c89, (__m512i)c73, 0xa6);  // g4 k_edit.dp:17
        const word w139 = (word)_mm512_ternarylogic_epi64((__m512i)w138, (__m512i)c73, (__m512i)c74, 0xa6);  // g5 k_edit.dp:17
        const word w140 = (word)_mm512_ternarylogic_epi64((__m512i)w139, (__m512i)c81, (__m512i)w138, 0x4b);  // g6 k_edit.dp:17
        const word w141 = (word)_mm512_ternarylogic_epi64((__m512i)c81, (__m512i)c91, (__m512i)c73, 0xe2);  // g7 k_edit.dp:17
        const word w142 = (word)_mm512_ternarylogic_epi64((__m512i)c82, (__m512i)c91, (__m512i)c74, 0xe2);  // g8 k_edit.dp:17
        const word w143 = (word)_mm512_ternarylogic_epi64((__m512i)w140, (__m512i)c91, (__m512i)c75, 0xe2);  // g9 k_edit.dp:17
        const word w144 = (word)_mm512_ternarylogic_epi64((__m512i)c80, (__m512i)c70, (__m512i)c79, 0x34);  // g2 k_edit.dp:17
        const word w145 = (word)_mm512_ternarylogic_epi64((__m512i)w144, (__m512i)c71, (__m512i)c72, 0xbd);  // g3 k_edit.dp:17
        const word w146 = (word)_mm512_ternarylogic_epi64((__m512i)w145, (__m512i)c92, (__m512i)c70, 0xa6);  // g4 k_edit.dp:17
        const word w147 = (word)_mm512_ternarylogic_epi64((__m512i)w146, (__m512i)c70, (__m512i)c71, 0xa6);  // g5 k_edit.dp:17
        const word w148 = (word)_mm512_ternarylogic_epi64((__m512i)w147, (__m512i)c79, (__m512i)w146, 0x4b);  // g6 k_edit.dp:17
        const word w149 = (word)_mm512_ternarylogic_epi64((__m512i)c79, (__m512i)c95, (__m512i)c70, 0xe2);  // g7 k_edit.dp:17
        const word w150 = (word)_mm512_ternarylogic_epi64((__m512i)c80, (__m512i)c95, (__m512i)c71, 0xe2);  // g8 k_edit.dp:17
        const word w151 = (word)_mm512_ternarylogic_epi64((__m512i)w148, (__m512i)c95, (__m512i)c72, 0xe2);  // g9 k_edit.dp:17
        const word w152 = (word)_mm512_ternarylogic_epi64((__m512i)w127, (__m512i)c67, (__m512i)w125, 0x34);  // g2 k_edit.dp:17
        const word w153 = (word)_mm512_ternarylogic_epi64((__m512i)w152, (__m512i)c68, (__m512i)c69, 0xbd);  // g3 k_edit.dp:17
        const word w154 = (word)_mm512_ternarylogic_epi64((__m512i)w153, (__m512i)w117, (__m512i)c67, 0xa6);  // g4 k_edit.dp:17
        const word w155 = (word)_mm512_ternarylogic_epi64((__m512i)w154, (__m512i)c67, (__m512i)c68, 0xa6);  // g5 k_edit.dp:17
        const word w156 = (word)_mm512_ternarylogic_epi64((__m512i)w155, (__m512i)w125, (__m512i)w154, 0x4b);  // g6 k_edit.dp:17
        const word w157 = (word)_mm512_ternarylogic_epi64((__m512i)w125, (__m512i)w115, (__m512i)c67, 0xe2);  // g7 k_edit.dp:17
        const word w158 = (word)_mm512_ternarylogic_epi64((__m512i)w127, (__m512i)w115, (__m512i)c68, 0xe2);  // g8 k_edit.dp:17
        const word w159 = (word)_mm512_ternarylogic_epi64((__m512i)w156, (__m512i)w115, (__m512i)c69, 0xe2);  // g9 k_edit.dp:17
        store_first(bottom + i110, w130);
        store_first(bottom + i112, w131);
        const word w160 = load_word(windows + i104);
        const word w161 = load_word(windows + i105);
        const word w162 = load_word(active + i103);
        const word w163 = w25 ^ w160;  // g0 k_edit.dp:17
        const word w164 = (word)_mm512_ternarylogic_epi64((__m512i)w163, (__m512i)w161, (__m512i)w26, 0xf6);  // g1 k_edit.dp:17
        const word w165 = w27 ^ w160;  // g0 k_edit.dp:17
        const word w166 = (word)_mm512_ternarylogic_epi64((__m512i)w165, (__m512i)w161, (__m512i)w28, 0xf6);  // g1 k_edit.dp:17
        const word w167 = w29 ^ w160;  // g0 k_edit.dp:17
        const word w168 = (word)_mm512_ternarylogic_epi64((__m512i)w167, (__m512i)w161, (__m512i)w30, 0xf6);  // g1 k_edit.dp:17
        const word w169 = w31 ^ w160;  // g0 k_edit.dp:17
        const word w170 = (word)_mm512_ternarylogic_epi64((__m512i)w169, (__m512i)w161, (__m512i)w32, 0xf6);  // g1 k_edit.dp:17
        const word w171 = load_first(top + i110 + 1);
        const word w172 = shift_in(w130, w171);
        const word w173 = load_first(top + i111 + 1);
        const word w174 = shift_in(w131, w173);
        const word w175 = (word)_mm512_ternarylogic_epi64((__m512i)w139, (__m512i)w133, (__m512i)w138, 0x34);  // g2 k_edit.dp:17
        const word w176 = (word)_mm512_ternarylogic_epi64((__m512i)w135, (__m512i)w134, (__m512i)w175, 0xe7);  // g3 k_edit.dp:17
        const word w177 = (word)_mm512_ternarylogic_epi64((__m512i)w176, (__m512i)c90, (__m512i)w133, 0xa6);  // g4 k_edit.dp:17
        const word w178 = (word)_mm512_ternarylogic_epi64((__m512i)w177, (__m512i)w133, (__m512i)w134, 0xa6);  // g5 k_edit.dp:17
        const word w179 = (word)_mm512_ternarylogic_epi64((__m512i)w178, (__m512i)w138, (__m512i)w177, 0x4b);  // g6 k_edit.dp:17
        const word w180 = (word)_mm512_ternarylogic_epi64((__m512i)w138, (__m512i)c91, (__m512i)w133, 0xe2);  // g7 k_edit.dp:17
        const word w181 = (word)_mm512_ternarylogic_epi64((__m512i)w139, (__m512i)c91, (__m512i)w134, 0xe2);  // g8 k_edit.dp:17
        const word w182 = (word)_mm512_ternarylogic_epi64((__m512i)w179, (__m512i)c91, (__m512i)w135, 0xe2);  // g9 k_edit.dp:17
        const word w183 = (word)_mm512_ternarylogic_epi64((__m512i)w147, (__m512i)w141, (__m512i)w146, 0x34);  // g2 k_edit.dp:17
        const word w184 = (word)_mm512_ternarylogic_epi64((__m512i)w143, (__m512i)w142, (__m512i)w183, 0xe7);  // g3 k_edit.dp:17
        const word w185 = (word)_mm512_ternarylogic_epi64((__m512i)w184, (__m512i)c93, (__m512i)w141, 0xa6);  // g4 k_edit.dp:17
        const word w186 = (word)_mm512_ternarylogic_epi64((__m512i)w185, (__m512i)w141, (__m512i)w142, 0xa6);  // g5 k_edit.dp:17
        const word w187 = (word)_mm512_ternarylogic_epi64((__m512i)w186, (__m512i)w146, (__m512i)w185, 0x4b);  // g6 k_edit.dp:17
        const word w188 = (word)_mm512_ternarylogic_epi64((__m512i)w146, (__m512i)c95, (__m512i)w141, 0xe2);  // g7 k_edit.dp:17
        const word w189 = (word)_mm512_ternarylogic_epi64((__m512i)w147, (__m512i)c95, (__m512i)w142, 0xe2);  // g8 k_edit.dp:17
        const word w190 = (word)_mm512_ternarylogic_epi64((__m512i)w187, (__m512i)c95, (__m512i)w143, 0xe2);  // g9 k_edit.dp:17
        const word w191 = (word)_mm512_ternarylogic_epi64((__m512i)w155, (__m512i)w149, (__m512i)w154, 0x34);  // g2 k_edit.dp:17
        const word w192 = (word)_mm512_ternarylogic_epi64((__m512i)w191, (__m512i)w150, (__m512i)w151, 0xbd);  // g3 k_edit.dp:17
        const word w193 = (word)_mm512_ternarylogic_epi64((__m512i)w192, (__m512i)w119, (__m512i)w149, 0xa6);  // g4 k_edit.dp:17
        const word w194 = (word)_mm512_ternarylogic_epi64((__m512i)w193, (__m512i)w149, (__m512i)w150, 0xa6);  // g5 k_edit.dp:17
        const word w195 = (word)_mm512_ternarylogic_epi64((__m512i)w194, (__m512i)w154, (__m512i)w193, 0x4b);  // g6 k_edit.dp:17
        const word w196 = (word)_mm512_ternarylogic_epi64((__m512i)w154, (__m512i)w115, (__m512i)w149, 0xe2);  // g7 k_edit.dp:17
        const word w197 = (word)_mm512_ternarylogic_epi64((__m512i)w155, (__m512i)w115, (__m512i)w150, 0xe2);  // g8 k_edit.dp:17
        const word w198 = (word)_mm512_ternarylogic_epi64((__m512i)w195, (__m512i)w115, (__m512i)w151, 0xe2);  // g9 k_edit.dp:17
        const word w199 = (word)_mm512_ternarylogic_epi64((__m512i)w174, (__m512i)w157, (__m512i)w172, 0x34);  // g2 k_edit.dp:17
        const word w200 = (word)_mm512_ternarylogic_epi64((__m512i)w159, (__m512i)w158, (__m512i)w199, 0xe7);  // g3 k_edit.dp:17
        const word w201 = (word)_mm512_ternarylogic_epi64((__m512i)w200, (__m512i)w164, (__m512i)w157, 0xa6);  // g4 k_edit.dp:17
        const word w202 = (word)_mm512_ternarylogic_epi64((__m512i)w201, (__m512i)w157, (__m512i)w158, 0xa6);  // g5 k_edit.dp:17
        const word w203 = (word)_mm512_ternarylogic_epi64((__m512i)w202, (__m512i)w172, (__m512i)w201, 0x4b);  // g6 k_edit.dp:17
        const word w204 = (word)_mm512_ternarylogic_epi64((__m512i)w172, (__m512i)w162, (__m512i)w157, 0xe2);  // g7 k_edit.dp:17
        const word w205 = (word)_mm512_ternarylogic_epi64((__m512i)w174, (__m512i)w162, (__m512i)w158, 0xe2);  // g8 k_edit.dp:17
        const word w206 = (word)_mm512_ternarylogic_epi64((__m512i)w203, (__m512i)w162, (__m512i)w159, 0xe2);  // g9 k_edit.dp:17
        store_first(bottom + i110 + 1, w177);
        store_first(bottom + i112 + 1, w178);
        const word w207 = load_word(windows + i106);
        const word w208 = load_word(windows + i107);
        const word w209 = load_word(active + i104);
        const word w210 = w25 ^ w207;  // g0 k_edit.dp:17
        const word w211 = (word)_mm512_ternarylogic_epi64((__m512i)w210, (__m512i)w208, (__m512i)w26, 0xf6);  // g1 k_edit.dp:17
        const word w212 = w27 ^ w207;  // g0 k_edit.dp:17
        const word w213 = (word)_mm512_ternarylogic_epi64((__m512i)w212, (__m512i)w208, (__m512i)w28, 0xf6);  // g1 k_edit.dp:17
        const word w214 = w29 ^ w207;  // g0 k_edit.dp:17
        const word w215 = (word)_mm512_ternarylogic_epi64((__m512i)w214, (__m512i)w208, (__m512i)w30, 0xf6);  // g1 k_edit.dp:17
        const word w216 = w31 ^ w207;  // g0 k_edit.dp:17
        const word w217 = (word)_mm512_ternarylogic_epi64((__m512i)w216, (__m512i)w208, (__m512i)w32, 0xf6);  // g1 k_edit.dp:17
        const word w218 = load_first(top + i110 + 2);
        const word w219 = shift_in(w177, w218);
        const word w220 = load_first(top + i111 + 2);
        const word w221 = shift_in(w178, w220);
        const word w222 = (word)_mm512_ternarylogic_epi64((__m512i)w186, (__m512i)w180, (__m512i)w185, 0x34);  // g2 k_edit.dp:17
        const word w223 = (word)_mm512_ternarylogic_epi64((__m512i)w182, (__m512i)w181, (__m512i)w222, 0xe7);  // g3 k_edit.dp:17
        const word w224 = (word)_mm512_ternarylogic_epi64((__m512i)w223, (__m512i)c94, (__m512i)w180, 0xa6);  // g4 k_edit.dp:17
        const word w225 = (word)_mm512_ternarylogic_epi64((__m512i)w224, (__m512i)w180, (__m512i)w181, 0xa6);  // g5 k_edit.dp:17
        const word w226 = (word)_mm512_ternarylogic_epi64((__m512i)w225, (__m512i)w185, (__m512i)w224, 0x4b);  // g6 k_edit.dp:17
        const word w227 = (word)_mm512_ternarylogic_epi64((__m512i)w185, (__m512i)c95, (__m512i)w180, 0xe2);  // g7 k_edit.dp:17
        const word w228 = (word)_mm512_ternarylogic_epi64((__m512i)w186, (__m512i)c95, (__m512i)w181, 0xe2);  // g8 k_edit.dp:17
        const word w229 = (word)_mm512_ternarylogic_epi64((__m512i)w226, (__m512i)c95, (__m512i)w182, 0xe2);  // g9 k_edit.dp:17
        const word w230 = (word)_mm512_ternarylogic_epi64((__m512i)w194, (__m512i)w188, (__m512i)w193, 0x34);  // g2 k_edit.dp:17
        const word w231 = (word)_mm512_ternarylogic_epi64((__m512i)w190, (__m512i)w189, (__m512i)w230, 0xe7);  // g3 k_edit.dp:17
        const word w232 = (word)_mm512_ternarylogic_epi64((__m512i)w231, (__m512i)w121, (__m512i)w188, 0xa6);  // g4 k_edit.dp:17
        const word w233 = (word)_mm512_ternarylogic_epi64((__m512i)w232, (__m512i)w188, (__m512i)w189, 0xa6);  // g5 k_edit.dp:17
        const word w234 = (word)_mm512_ternarylogic_epi64((__m512i)w233, (__m512i)w193, (__m512i)w232, 0x4b);  // g6 k_edit.dp:17
        const word w235 = (word)_mm512_ternarylogic_epi64((__m512i)w193, (__m512i)w115, (__m512i)w188, 0xe2);  // g7 k_edit.dp:17
        const word w236 = (word)_mm512_ternarylogic_epi64((__m512i)w194, (__m512i)w115, (__m512i)w189, 0xe2);  // g8 k_edit.dp:17
        const word w237 = (word)_mm512_ternarylogic_epi64((__m512i)w234, (__m512i)w115, (__m512i)w190, 0xe2);  // g9 k_edit.dp:17
        const word w238 = (word)_mm512_ternarylogic_epi64((__m512i)w202, (__m512i)w196, (__m512i)w201, 0x34);  // g2 k_edit.dp:17
        const word w239 = (word)_mm512_ternarylogic_epi64((__m512i)w238, (__m512i)w197, (__m512i)w198, 0xbd);  // g3 k_edit.dp:17
        const word w240 = (word)_mm512_ternarylogic_epi64((__m512i)w239, (__m512i)w166, (__m512i)w196, 0xa6);  // g4 k_edit.dp:17
        const word w241 = (word)_mm512_ternarylogic_epi64((__m512i)w240, (__m512i)w196, (__m512i)w197, 0xa6);  // g5 k_edit.dp:17
        const word w242 = (word)_mm512_ternarylogic_epi64((__m512i)w241, (__m512i)w201, (__m512i)w240, 0x4b);  // g6 k_edit.dp:17
        const word w243 = (word)_mm512_ternarylogic_epi64((__m512i)w201, (__m512i)w162, (__m512i)w196, 0xe2);  // g7 k_edit.dp:17
        const word w244 = (word)_mm512_ternarylogic_epi64((__m512i)w202, (__m512i)w162, (__m512i)w197, 0xe2);  // g8 k_edit.dp:17
        const word w245 = (word)_mm512_ternarylogic_epi64((__m512i)w242, (__m512i)w162, (__m512i)w198, 0xe2);  // g9 k_edit.dp:17
        const word w246 = (word)_mm512_ternarylogic_epi64((__m512i)w221, (__m512i)w204, (__m512i)w219, 0x34);  // g2 k_edit.dp:17
        const word w247 = (word)_mm512_ternarylogic_epi64((__m512i)w206, (__m512i)w205, (__m512i)w246, 0xe7);  // g3 k_edit.dp:17
        const word w248 = (word)_mm512_ternarylogic_epi64((__m512i)w247, (__m512i)w211, (__m512i)w204, 0xa6);  // g4 k_edit.dp:17
        const word w249 = (word)_mm512_ternarylogic_epi64((__m512i)w248, (__m512i)w204, (__m512i)w205, 0xa6);  // g5 k_edit.dp:17
        const word w250 = (word)_mm512_ternarylogic_epi64((__m512i)w249, (__m512i)w219, (__m512i)w248, 0x4b);  // g6 k_edit.dp:17
        const word w251 = (word)_mm512_ternarylogic_epi64((__m512i)w219, (__m512i)w209, (__m512i)w204, 0xe2);  // g7 k_edit.dp:17
        const word w252 = (word)_mm512_ternarylogic_epi64((__m512i)w221, (__m512i)w209, (__m512i)w205, 0xe2);  // g8 k_edit.dp:17
        const word w253 = (word)_mm512_ternarylogic_epi64((__m512i)w250, (__m512i)w209, (__m512i)w206, 0xe2);  // g9 k_edit.dp:17
        store_first(bottom + i110 + 2, w224);
        store_first(bottom + i112 + 2, w225);
        const word w254 = load_word(windows + i108);
        const word w255 = load_word(windows + i109);
        const word w256 = load_word(active + i105);
        const word w257 = w25 ^ w254;  // g0 k_edit.dp:17
        const word w258 = (word)_mm512_ternarylogic_epi64((__m512i)w257, (__m512i)w255, (__m512i)w26, 0xf6);  // g1 k_edit.dp:17
        const word w259 = w27 ^ w254;  // g0 k_edit.dp:17
        const word w260 = (word)_mm512_ternarylogic_epi64((__m512i)w259, (__m512i)w255, (__m512i)w28, 0xf6);  // g1 k_edit.dp:17
        const word w261 = w29 ^ w254;  // g0 k_edit.dp:17
        const word w262 = (word)_mm512_ternarylogic_epi64((__m512i)w261, (__m512i)w255, (__m512i)w30, 0xf6);  // g1 k_edit.dp:17
        const word w263 = w31 ^ w254;  // g0 k_edit.dp:17
        const word w264 = (word)_mm512_ternarylogic_epi64((__m512i)w263, (__m512i)w255, (__m512i)w32, 0xf6);  // g1 k_edit.dp:17
        const word w265 = load_first(top + i110 + 3);
        const word w266 = shift_in(w224, w265);
        const word w267 = load_first(top + i111 + 3);
        const word w268 = shift_in(w225, w267);
        const word w269 = (word)_mm512_ternarylogic_epi64((__m512i)w233, (__m512i)w227, (__m512i)w232, 0x34);  // g2 k_edit.dp:17
        const word w270 = (word)_mm512_ternarylogic_epi64((__m512i)w229, (__m512i)w228, (__m512i)w269, 0xe7);  // g3 k_edit.dp:17
        const word w271 = (word)_mm512_ternarylogic_epi64((__m512i)w270, (__m512i)w123, (__m512i)w227, 0xa6);  // g4 k_edit.dp:17
        const word w272 = (word)_mm512_ternarylogic_epi64((__m512i)w271, (__m512i)w227, (__m512i)w228, 0xa6);  // g5 k_edit.dp:17
        const word w273 = (word)_mm512_ternarylogic_epi64((__m512i)w272, (__m512i)w232, (__m512i)w271, 0x4b);  // g6 k_edit.dp:17
        const word w274 = (word)_mm512_ternarylogic_epi64((__m512i)w232, (__m512i)w115, (__m512i)w227, 0xe2);  // g7 k_edit.dp:17
        const word w275 = (word)_mm512_ternarylogic_epi64((__m512i)w233, (__m512i)w115, (__m512i)w228, 0xe2);  // g8 k_edit.dp:17
        const word w276 = (word)_mm512_ternarylogic_epi64((__m512i)w273, (__m512i)w115, (__m512i)w229, 0xe2);  // g9 k_edit.dp:17
        const word w277 = (word)_mm512_ternarylogic_epi64((__m512i)w241, (__m512i)w235, (__m512i)w240, 0x34);  // g2 k_edit.dp:17
        const word w278 = (word)_mm512_ternarylogic_epi64((__m512i)w237, (__m512i)w236, (__m512i)w277, 0xe7);  // g3 k_edit.dp:17
        const word w279 = (word)_mm512_ternarylogic_epi64((__m512i)w278, (__m512i)w168, (__m512i)w235, 0xa6);  // g4 k_edit.dp:17
        const word w280 = (word)_mm512_ternarylogic_epi64((__m512i)w279, (__m512i)w235, (__m512i)w236, 0xa6);  // g5 k_edit.dp:17
        const word w281 = (word)_mm512_ternarylogic_epi64((__m512i)w280, (__m512i)w240, (__m512i)w279, 0x4b);  // g6 k_edit.dp:17
        const word w282 = (word)_mm512_ternarylogic_epi64((__m512i)w240, (__m512i)w162, (__m512i)w235, 0xe2);  // g7 k_edit.dp:17
        const word w283 = (word)_mm512_ternarylogic_epi64((__m512i)w241, (__m512i)w162, (__m512i)w236, 0xe2);  // g8 k_edit.dp:17
        const word w284 = (word)_mm512_ternarylogic_epi64((__m512i)w281, (__m512i)w162, (__m512i)w237, 0xe2);  // g9 k_edit.dp:17
        const word w285 = (word)_mm512_ternarylogic_epi64((__m512i)w249, (__m512i)w243, (__m512i)w248, 0x34);  // g2 k_edit.dp:17
        const word w286 = (word)_mm512_ternarylogic_epi64((__m512i)w285, (__m512i)w244, (__m512i)w245, 0xbd);  // g3 k_edit.dp:17
        const word w287 = (word)_mm512_ternarylogic_epi64((__m512i)w286, (__m512i)w213, (__m512i)w243, 0xa6);  // g4 k_edit.dp:17
        const word w288 = (word)_mm512_ternarylogic_epi64((__m512i)w287, (__m512i)w243, (__m512i)w244, 0xa6);  // g5 k_edit.dp:17
        const word w289 = (word)_mm512_ternarylogic_epi64((__m512i)w288, (__m512i)w248, (__m512i)w287, 0x4b);  // g6 k_edit.dp:17
        const word w290 = (word)_mm512_ternarylogic_epi64((__m512i)w248, (__m512i)w209, (__m512i)w243, 0xe2);  // g7 k_edit.dp:17
        const word w291 = (word)_mm512_ternarylogic_epi64((__m512i)w249, (__m512i)w209, (__m512i)w244, 0xe2);  // g8 k_edit.dp:17
        const word w292 = (word)_mm512_ternarylogic_epi64((__m512i)w289, (__m512i)w209, (__m512i)w245, 0xe2);  // g9 k_edit.dp:17
        const word w293 = (word)_mm512_ternarylogic_epi64((__m512i)w268, (__m512i)w251, (__m512i)w266, 0x34);  // g2 k_edit.dp:17
        const word w294 = (word)_mm512_ternarylogic_epi64((__m512i)w253, (__m512i)w252, (__m512i)w293, 0xe7);  // g3 k_edit.dp:17
        const word w295 = (word)_mm512_ternarylogic_epi64((__m512i)w294, (__m512i)w258, (__m512i)w251, 0xa6);  // g4 k_edit.dp:17
        const word w296 = (word)_mm512_ternarylogic_epi64((__m512i)w295, (__m512i)w251, (__m512i)w252, 0xa6);  // g5 k_edit.dp:17
        const word w297 = (word)_mm512_ternarylogic_epi64((__m512i)w296, (__m512i)w266, (__m512i)w295, 0x4b);  // g6 k_edit.dp:17
        const word w298 = (word)_mm512_ternarylogic_epi64((__m512i)w266, (__m512i)w256, (__m512i)w251, 0xe2);  // g7 k_edit.dp:17
        const word w299 = (word)_mm512_ternarylogic_epi64((__m512i)w268, (__m512i)w256, (__m512i)w252, 0xe2);  // g8 k_edit.dp:17
        const word w300 = (word)_mm512_ternarylogic_epi64((__m512i)w297, (__m512i)w256, (__m512i)w253, 0xe2);  // g9 k_edit.dp:17
        store_first(bottom + i110 + 3, w271);
        store_first(bottom + i112 + 3, w272);
        c67 = w298;
        c68 = w299;
        c69 = w300;
        c70 = w290;
        c71 = w291;
        c72 = w292;
        c73 = w282;
        c74 = w283;
        c75 = w284;
        c76 = w274;
        c77 = w275;
        c78 = w276;
        c79 = w295;
        c80 = w296;
        c81 = w287;
        c82 = w288;
        c83 = w279;
        c84 = w280;
        c85 = w271;
        c86 = w272;
        c87 = w170;
        c88 = w162;
        c89 = w215;
        c90 = w217;
        c91 = w209;
        c92 = w260;
        c93 = w262;
        c94 = w264;
        c95 = w256;
    }
    store_aligned(vertical, c67);
    store_aligned(vertical + 1 * WORD_BYTES, c68);
    store_aligned(vertical + 2 * WORD_BYTES, c69);
    store_aligned(vertical + 3 * WORD_BYTES, c70);
    store_aligned(vertical + 4 * WORD_BYTES, c71);
    store_aligned(vertical + 5 * WORD_BYTES, c72);
    store_aligned(vertical + 6 * WORD_BYTES, c73);
    store_aligned(vertical + 7 * WORD_BYTES, c74);
    store_aligned(vertical + 8 * WORD_BYTES, c75);
    store_aligned(vertical + 9 * WORD_BYTES, c76);
    store_aligned(vertical + 10 * WORD_BYTES, c77);
    store_aligned(vertical + 11 * WORD_BYTES, c78);
    store_aligned(down, c79);
    store_aligned(down + 1 * WORD_BYTES, c80);
    store_aligned(down + 2 * WORD_BYTES, c81);
    store_aligned(down + 3 * WORD_BYTES, c82);
    store_aligned(down + 4 * WORD_BYTES, c83);
    store_aligned(down + 5 * WORD_BYTES, c84);
    store_aligned(down + 6 * WORD_BYTES, c85);
    store_aligned(down + 7 * WORD_BYTES, c86);
}

/* An iteration: 112 gates, 8 moves, 0 additions, 16 loads, 8 stores. */
void k_edit_avx512_steady(uint8_t *const *buffers, const int64_t *scalars);
void k_edit_avx512_steady(uint8_t *const *buffers, const int64_t *scalars) {
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
    const word w25 = load_aligned(a);
    const word w26 = load_aligned(a + 1 * WORD_BYTES);
    const word w27 = load_aligned(a + 2 * WORD_BYTES);
    const word w28 = load_aligned(a + 3 * WORD_BYTES);
    const word w29 = load_aligned(a + 4 * WORD_BYTES);
    const word w30 = load_aligned(a + 5 * WORD_BYTES);
    const word w31 = load_aligned(a + 6 * WORD_BYTES);
    const word w32 = load_aligned(a + 7 * WORD_BYTES);
    const uint64_t i33 = i3 & (uint64_t)7;
    const uint64_t i34 = i3 >> 3;
    const uint64_t i35 = i33 * i0;
    const uint64_t i36 = i35 + i34;
    const uint64_t i37 = i0 * (uint64_t)8;
    const uint64_t i38 = i36 + i37;
    const uint64_t i39 = i38 + i37;
    const uint64_t i40 = i39 + i37;
    const uint64_t i41 = i40 + i37;
    const uint64_t i42 = i41 + i37;
    const uint64_t i43 = i42 + i37;
    const uint64_t i44 = i43 + i37;
    const word w45 = load_word(windows + i39);
    const word w46 = load_word(windows + i40);
    const word w47 = w31 ^ w45;  // g0 k_edit.dp:17
    const word w48 = (word)_mm512_ternarylogic_epi64((__m512i)w47, (__m512i)w46, (__m512i)w32, 0xf6);  // g1 k_edit.dp:17
    const word w49 = load_word(windows + i41);
    const word w50 = load_word(windows + i42);
    const word w51 = w29 ^ w49;  // g0 k_edit.dp:17
    const word w52 = (word)_mm512_ternarylogic_epi64((__m512i)w51, (__m512i)w50, (__m512i)w30, 0xf6);  // g1 k_edit.dp:17
    const word w53 = w31 ^ w49;  // g0 k_edit.dp:17
    const word w54 = (word)_mm512_ternarylogic_epi64((__m512i)w53, (__m512i)w50, (__m512i)w32, 0xf6);  // g1 k_edit.dp:17
    const word w55 = load_word(windows + i43);
    const word w56 = load_word(windows + i44);
    const word w57 = w27 ^ w55;  // g0 k_edit.dp:17
    const word w58 = (word)_mm512_ternarylogic_epi64((__m512i)w57, (__m512i)w56, (__m512i)w28, 0xf6);  // g1 k_edit.dp:17
    const word w59 = w29 ^ w55;  // g0 k_edit.dp:17
    const word w60 = (word)_mm512_ternarylogic_epi64((__m512i)w59, (__m512i)w56, (__m512i)w30, 0xf6);  // g1 k_edit.dp:17
    const word w61 = w31 ^ w55;  // g0 k_edit.dp:17
    const word w62 = (word)_mm512_ternarylogic_epi64((__m512i)w61, (__m512i)w56, (__m512i)w32, 0xf6);  // g1 k_edit.dp:17
    word c64 = w5;
    word c65 = w6;
    word c66 = w7;
    word c67 = w8;
    word c68 = w9;
    word c69 = w10;
    word c70 = w11;
    word c71 = w12;
    word c72 = w13;
    word c73 = w14;
    word c74 = w15;
    word c75 = w16;
    word c76 = w17;
    word c77 = w18;
    word c78 = w19;
    word c79 = w20;
    word c80 = w21;
    word c81 = w22;
    word c82 = w23;
    word c83 = w24;
    word c84 = w48;
    word c85 = w52;
    word c86 = w54;
    word c87 = w58;
    word c88 = w60;
    word c89 = w62;
    for (uint64_t i63 = i3; (int64_t)i63 < (int64_t)i4; ++i63) {
        const uint64_t i90 = (uint64_t)1;
        const uint64_t i91 = i63 + i90;
        const uint64_t i92 = i91 & (uint64_t)7;
        const uint64_t i93 = i91 >> 3;
        const uint64_t i94 = i92 * i0;
        const uint64_t i95 = i94 + i93;
        const uint64_t i96 = i0 * (uint64_t)8;
        const uint64_t i97 = i95 + i96;
        const uint64_t i98 = i97 + i96;
        const uint64_t i99 = i98 + i96;
        const uint64_t i100 = i99 + i96;
        const uint64_t i101 = i100 + i96;
        const uint64_t i102 = i101 + i96;
        const uint64_t i103 = i102 + i96;
        const uint64_t i104 = i63 * (uint64_t)4;
        const uint64_t i105 = i104 + i1;
        const uint64_t i106 = i104 + i2;
        const word w107 = load_word(windows + i95);
        const word w108 = load_word(windows + i97);
        const word w109 = w25 ^ w107;  // g0 k_edit.dp:17
        const word w110 = (word)_mm512_ternarylogic_epi64((__m512i)w109, (__m512i)w108, (__m512i)w26, 0xf6);  // g1 k_edit.dp:17
        const word w111 = w27 ^ w107;  // g0 k_edit.dp:17
        const word w112 = (word)_mm512_ternarylogic_epi64((__m512i)w111, (__m512i)w108, (__m512i)w28, 0xf6);  // g1 k_edit.dp:17
        const word w113 = w29 ^ w107;  // g0 k_edit.dp:17
        const word w114 = (word)_mm512_ternarylogic_epi64((__m512i)w113, (__m512i)w108, (__m512i)w30, 0xf6);  // g1 k_edit.dp:17
        const word w115 = w31 ^ w107;  // g0 k_edit.dp:17
        const word w116 = (word)_mm512_ternarylogic_epi64((__m512i)w115, (__m512i)w108, (__m512i)w32, 0xf6);  // g1 k_edit.dp:17
        const word w117 = load_first(top + i104);
        const word w118 = shift_in(c82, w117);
        const word w119 = load_first(top + i105);
        const word w120 = shift_in(c83, w119);
        const word w121 = (word)_mm512_ternarylogic_epi64((__m512i)c81, (__m512i)c73, (__m512i)c80, 0x34);  // g2 k_edit.dp:17
        const word w122 = (word)_mm512_ternarylogic_epi64((__m512i)w121, (__m512i)c74, (__m512i)c75, 0xbd);  // g3 k_edit.dp:17
        const word w123 = (word)_mm512_ternarylogic_epi64((__m512i)w122, (__m512i)c84, (__m512i)c73, 0xa6);  // g4 k_edit.dp:17
        const word w124 = (word)_mm512_ternarylogic_epi64((__m512i)w123, (__m512i)c73, (__m512i)c74, 0xa6);  // g5 k_edit.dp:17
        const word w125 = (word)_mm512_ternarylogic_epi64((__m512i)w124, (__m512i)c80, (__m512i)w123, 0x4b);  // g6 k_edit.dp:17
        const word w126 = (word)_mm512_ternarylogic_epi64((__m512i)c79, (__m512i)c70, (__m512i)c78, 0x34);  // g2 k_edit.dp:17
        const word w127 = (word)_mm512_ternarylogic_epi64((__m512i)w126, (__m512i)c71, (__m512i)c72, 0xbd);  // g3 k_edit.dp:17
        const word w128 = (word)_mm512_ternarylogic_epi64((__m512i)w127, (__m512i)c85, (__m512i)c70, 0xa6);  // g4 k_edit.dp:17
        const word w129 = (word)_mm512_ternarylogic_epi64((__m512i)w128, (__m512i)c70, (__m512i)c71, 0xa6);  // g5 k_edit.dp:17
        const word w130 = (word)_mm512_ternarylogic_epi64((__m512i)w129, (__m512i)c78, (__m512i)w128, 0x4b);  // g6 k_edit.dp:17
        const word w131 = (word)_mm512_ternarylogic_epi64((__m512i)c77, (__m512i)c67, (__m512i)c76, 0x34);  // g2 k_edit.dp:17
        const word w132 = (word)_mm512_ternarylogic_epi64((__m512i)w131, (__m512i)c68, (__m512i)c69, 0xbd);  // g3 k_edit.dp:17
        const word w133 = (word)_mm512_ternarylogic_epi64((__m512i)w132, (__m512i)c87, (__m512i)c67, 0xa6);  // g4 k_edit.dp:17
        const word w134 = (word)_mm512_ternarylogic_epi64((__m512i)w133, (__m512i)c67, (__m512i)c68, 0xa6);  // g5 k_edit.dp:17
        const word w135 = (word)_mm512_ternarylogic_epi64((__m512i)w134, (__m512i)c76, (__m512i)w133, 0x4b);  // g6 k_edit.dp:17
        const word w136 = (word)_mm512_ternarylogic_epi64((__m512i)w120, (__m512i)c64, (__m512i)w118, 0x34);  // g2 k_edit.dp:17
        const word w137 = (word)_mm512_ternarylogic_epi64((__m512i)w136, (__m512i)c65, (__m512i)c66, 0xbd);  // g3 k_edit.dp:17
        const word w138 = (word)_mm512_ternarylogic_epi64((__m512i)w137, (__m512i)w110, (__m512i)c64, 0xa6);  // g4 k_edit.dp:17
        const word w139 = (word)_mm512_ternarylogic_epi64((__m512i)w138, (__m512i)c64, (__m512i)c65, 0xa6);  // g5 k_edit.dp:17
        const word w140 = (word)_mm512_ternarylogic_epi64((__m512i)w139, (__m512i)w118, (__m512i)w138, 0x4b);  // g6 k_edit.dp:17
        store_first(bottom + i104, w123);
        store_first(bottom + i106, w124);
        const word w141 = load_word(windows + i98);
        const word w142 = load_word(windows + i99);
        const word w143 = w25 ^ w141;  // g0 k_edit.dp:17
        const word w144 = (word)_mm512_ternarylogic_epi64((__m512i)w143, (__m512i)w142, (__m512i)w26, 0xf6);  // g1 k_edit.dp:17
        const word w145 = w27 ^ w141;  // g0 k_edit.dp:17
        const word w146 = (word)_mm512_ternarylogic_epi64((__m512i)w145, (__m512i)w142, (__m512i)w28, 0xf6);  // g1 k_edit.dp:17
        const word w147 = w29 ^ w141;  // g0 k_edit.dp:17
        const word w148 = (word)_mm512_ternarylogic_epi64((__m512i)w147, (__m512i)w142, (__m512i)w30, 0xf6);  // g1 k_edit.dp:17
        const word w149 = w31 ^ w141;  // g0 k_edit.dp:17
        const word w150 = (word)_mm512_ternarylogic_epi64((__m512i)w149, (__m512i)w142, (__m512i)w32, 0xf6);  // g1 k_edit.dp:17
        const word w151 = load_first(top + i104 + 1);
        const word w152 = shift_in(w123, w151);
        const word w153 = load_first(top + i105 + 1);
        const word w154 = shift_in(w124, w153);
        const word w155 = (word)_mm512_ternarylogic_epi64((__m512i)w129, (__m512i)c80, (__m512i)w128, 0x34);  // g2 k_edit.dp:17
        const word w156 = (word)_mm512_ternarylogic_epi64((__m512i)w155, (__m512i)c81, (__m512i)w125, 0xbd);  // g3 k_edit.dp:17
        const word w157 = (word)_mm512_ternarylogic_epi64((__m512i)w156, (__m512i)c86, (__m512i)c80, 0xa6);  // g4 k_edit.dp:17
        const word w158 = (word)_mm512_ternarylogic_epi64((__m512i)w157, (__m512i)c80, (__m512i)c81, 0xa6);  // g5 k_edit.dp:17
        const word w159 = (word)_mm512_ternarylogic_epi64((__m512i)w158, (__m512i)w128, (__m512i)w157, 0x4b);  // g6 k_edit.dp:17
        const word w160 = (word)_mm512_ternarylogic_epi64((__m512i)w134, (__m512i)c78, (__m512i)w133, 0x34);  // g2 k_edit.dp:17
        const word w161 = (word)_mm512_ternarylogic_epi64((__m512i)w160, (__m512i)c79, (__m512i)w130, 0xbd);  // g3 k_edit.dp:17
        const word w162 = (word)_mm512_ternarylogic_epi64((__m512i)w161, (__m512i)c88, (__m512i)c78, 0xa6);  // g4 k_edit.dp:17
        const word w163 = (word)_mm512_ternarylogic_epi64((__m512i)w162, (__m512i)c78, (__m512i)c79, 0xa6);  // g5 k_edit.dp:17
        const word w164 = (word)_mm512_ternarylogic_epi64((__m512i)w163, (__m512i)w133, (__m512i)w162, 0x4b);  // g6 k_edit.dp:17
        const word w165 = (word)_mm512_ternarylogic_epi64((__m512i)w139, (__m512i)c76, (__m512i)w138, 0x34);  // g2 k_edit.dp:17
        const word w166 = (word)_mm512_ternarylogic_epi64((__m512i)w165, (__m512i)c77, (__m512i)w135, 0xbd);  // g3 k_edit.dp:17
        const word w167 = (word)_mm512_ternarylogic_epi64((__m512i)w166, (__m512i)w112, (__m512i)c76, 0xa6);  // g4 k_edit.dp:17
        const word w168 = (word)_mm512_ternarylogic_epi64((__m512i)w167, (__m512i)c76, (__m512i)c77, 0xa6);  // g5 k_edit.dp:17
        const word w169 = (word)_mm512_ternarylogic_epi64((__m512i)w168, (__m512i)w138, (__m512i)w167, 0x4b);  // g6 k_edit.dp:17
        const word w170 = (word)_mm512_ternarylogic_epi64((__m512i)w154, (__m512i)w118, (__m512i)w152, 0x34);  // g2 k_edit.dp:17
        const word w171 = (word)_mm512_ternarylogic_epi64((__m512i)w170, (__m512i)w120, (__m512i)w140, 0xbd);  // g3 k_edit.dp:17
        const word w172 = (word)_mm512_ternarylogic_epi64((__m512i)w171, (__m512i)w144, (__m512i)w118, 0xa6);  // g4 k_edit.dp:17
        const word w173 = (word)_mm512_ternarylogic_epi64((__m512i)w172, (__m512i)w118, (__m512i)w120, 0xa6);  // g5 k_edit.dp:17
        const word w174 = (word)_mm512_ternarylogic_epi64((__m512i)w173, (__m512i)w152, (__m512i)w172, 0x4b);  // g6 k_edit.dp:17
        store_first(bottom + i104 + 1, w157);
        store_first(bottom + i106 + 1, w158);
        const word w175 = load_word(windows + i100);
        const word w176 = load_word(windows + i101);
        const word w177 = w25 ^ w175;  // g0 k_edit.dp:17
        const word w178 = (word)_mm512_ternarylogic_epi64((__m512i)w177, (__m512i)w176, (__m512i)w26, 0xf6);  // g1 k_edit.dp:17
        const word w179 = w27 ^ w175;  // g0 k_edit.dp:17
        const word w180 = (word)_mm512_ternarylogic_epi64((__m512i)w179, (__m512i)w176, (__m512i)w28, 0xf6);  // g1 k_edit.dp:17
        const word w181 = w29 ^ w175;  // g0 k_edit.dp:17
        const word w182 = (word)_mm512_ternarylogic_epi64((__m512i)w181, (__m512i)w176, (__m512i)w30, 0xf6);  // g1 k_edit.dp:17
        const word w183 = w31 ^ w175;  // g0 k_edit.dp:17
        const word w184 = (word)_mm512_ternarylogic_epi64((__m512i)w183, (__m512i)w176, (__m512i)w32, 0xf6);  // g1 k_edit.dp:17
        const word w185 = load_first(top + i104 + 2);
        const word w186 = shift_in(w157, w185);
        const word w187 = load_first(top + i105 + 2);
        const word w188 = shift_in(w158, w187);
        const word w189 = (word)_mm512_ternarylogic_epi64((__m512i)w163, (__m512i)w128, (__m512i)w162, 0x34);  // g2 k_edit.dp:17
        const word w190 = (word)_mm512_ternarylogic_epi64((__m512i)w189, (__m512i)w129, (__m512i)w159, 0xbd);  // g3 k_edit.dp:17
        const word w191 = (word)_mm512_ternarylogic_epi64((__m512i)w190, (__m512i)c89, (__m512i)w128, 0xa6);  // g4 k_edit.dp:17
        const word w192 = (word)_mm512_ternarylogic_epi64((__m512i)w191, (__m512i)w128, (__m512i)w129, 0xa6);  // g5 k_edit.dp:17
        const word w193 = (word)_mm512_ternarylogic_epi64((__m512i)w192, (__m512i)w162, (__m512i)w191, 0x4b);  // g6 k_edit.dp:17
        const word w194 = (word)_mm512_ternarylogic_epi64((__m512i)w168, (__m512i)w133, (__m512i)w167, 0x34);  // g2 k_edit.dp:17
        const word w195 = (word)_mm512_ternarylogic_epi64((__m512i)w194, (__m512i)w134, (__m512i)w164, 0xbd);  // g3 k_edit.dp:17
        const word w196 = (word)_mm512_ternarylogic_epi64((__m512i)w195, (__m512i)w114, (__m512i)w133, 0xa6);  // g4 k_edit.dp:17
        const word w197 = (word)_mm512_ternarylogic_epi64((__m512i)w196, (__m512i)w133, (__m512i)w134, 0xa6);  // g5 k_edit.dp:17
        const word w198 = (word)_mm512_ternarylogic_epi64((__m512i)w197, (__m512i)w167, (__m512i)w196, 0x4b);  // g6 k_edit.dp:17
        const word w199 = (word)_mm512_ternarylogic_epi64((__m512i)w173, (__m512i)w138, (__m512i)w172, 0x34);  // g2 k_edit.dp:17
        const word w200 = (word)_mm512_ternarylogic_epi64((__m512i)w199, (__m512i)w139, (__m512i)w169, 0xbd);  // g3 k_edit.dp:17
        const word w201 = (word)_mm512_ternarylogic_epi64((__m512i)w200, (__m512i)w146, (__m512i)w138, 0xa6);  // g4 k_edit.dp:17
        const word w202 = (word)_mm512_ternarylogic_epi64((__m512i)w201, (__m512i)w138, (__m512i)w139, 0xa6);  // g5 k_edit.dp:17
        const word w203 = (word)_mm512_ternarylogic_epi64((__m512i)w202, (__m512i)w172, (__m512i)w201, 0x4b);  // g6 k_edit.dp:17
        const word w204 = (word)_mm512_ternarylogic_epi64((__m512i)w188, (__m512i)w152, (__m512i)w186, 0x34);  // g2 k_edit.dp:17
        const word w205 = (word)_mm512_ternarylogic_epi64((__m512i)w204, (__m512i)w154, (__m512i)w174, 0xbd);  // g3 k_edit.dp:17
        const word w206 = (word)_mm512_ternarylogic_epi64((__m512i)w205, (__m512i)w178, (__m512i)w152, 0xa6);  // g4 k_edit.dp:17
        const word w207 = (word)_mm512_ternarylogic_epi64((__m512i)w206, (__m512i)w152, (__m512i)w154, 0xa6);  // g5 k_edit.dp:17
        const word w208 = (word)_mm512_ternarylogic_epi64((__m512i)w207, (__m512i)w186, (__m512i)w206, 0x4b);  // g6 k_edit.dp:17
        store_first(bottom + i104 + 2, w191);
        store_first(bottom + i106 + 2, w192);
        const word w209 = load_word(windows + i102);
        const word w210 = load_word(windows + i103);
        const word w211 = w25 ^ w209;  // g0 k_edit.dp:17
        const word w212 = (word)_mm512_ternarylogic_epi64((__m512i)w211, (__m512i)w210, (__m512i)w26, 0xf6);  // g1 k_edit.dp:17
        const word w213 = w27 ^ w209;  // g0 k_edit.dp:17
        const word w214 = (word)_mm512_ternarylogic_epi64((__m512i)w213, (__m512i)w210, (__m512i)w28, 0xf6);  // g1 k_edit.dp:17
        const word w215 = w29 ^ w209;  // g0 k_edit.dp:17
        const word w216 = (word)_mm512_ternarylogic_epi64((__m512i)w215, (__m512i)w210, (__m512i)w30, 0xf6);  // g1 k_edit.dp:17
        const word w217 = w31 ^ w209;  // g0 k_edit.dp:17
        const word w218 = (word)_mm512_ternarylogic_epi64((__m512i)w217, (__m512i)w210, (__m512i)w32, 0xf6);  // g1 k_edit.dp:17
        const word w219 = load_first(top + i104 + 3);
        const word w220 = shift_in(w191, w219);
        const word w221 = load_first(top + i105 + 3);
        const word w222 = shift_in(w192, w221);
        const word w223 = (word)_mm512_ternarylogic_epi64((__m512i)w197, (__m512i)w162, (__m512i)w196, 0x34);  // g2 k_edit.dp:17
        const word w224 = (word)_mm512_ternarylogic_epi64((__m512i)w223, (__m512i)w163, (__m512i)w193, 0xbd);  // g3 k_edit.dp:17
        const word w225 = (word)_mm512_ternarylogic_epi64((__m512i)w224, (__m512i)w116, (__m512i)w162, 0xa6);  // g4 k_edit.dp:17
        const word w226 = (word)_mm512_ternarylogic_epi64((__m512i)w225, (__m512i)w162, (__m512i)w163, 0xa6);  // g5 k_edit.dp:17
        const word w227 = (word)_mm512_ternarylogic_epi64((__m512i)w226, (__m512i)w196, (__m512i)w225, 0x4b);  // g6 k_edit.dp:17
        const word w228 = (word)_mm512_ternarylogic_epi64((__m512i)w202, (__m512i)w167, (__m512i)w201, 0x34);  // g2 k_edit.dp:17
        const word w229 = (word)_mm512_ternarylogic_epi64((__m512i)w228, (__m512i)w168, (__m512i)w198, 0xbd);  // g3 k_edit.dp:17
        const word w230 = (word)_mm512_ternarylogic_epi64((__m512i)w229, (__m512i)w148, (__m512i)w167, 0xa6);  // g4 k_edit.dp:17
        const word w231 = (word)_mm512_ternarylogic_epi64((__m512i)w230, (__m512i)w167, (__m512i)w168, 0xa6);  // g5 k_edit.dp:17
        const word w232 = (word)_mm512_ternarylogic_epi64((__m512i)w231, (__m512i)w201, (__m512i)w230, 0x4b);  // g6 k_edit.dp:17
        const word w233 = (word)_mm512_ternarylogic_epi64((__m512i)w207, (__m512i)w172, (__m512i)w206, 0x34);  // g2 k_edit.dp:17
        const word w234 = (word)_mm512_ternarylogic_epi64((__m512i)w233, (__m512i)w173, (__m512i)w203, 0xbd);  // g3 k_edit.dp:17
        const word w235 = (word)_mm512_ternarylogic_epi64((__m512i)w234, (__m512i)w180, (__m512i)w172, 0xa6);  // g4 k_edit.dp:17
        const word w236 = (word)_mm512_ternarylogic_epi64((__m512i)w235, (__m512i)w172, (__m512i)w173, 0xa6);  // g5 k_edit.dp:17
        const word w237 = (word)_mm512_ternarylogic_epi64((__m512i)w236, (__m512i)w206, (__m512i)w235, 0x4b);  // g6 k_edit.dp:17
        const word w238 = (word)_mm512_ternarylogic_epi64((__m512i)w222, (__m512i)w186, (__m512i)w220, 0x34);  // g2 k_edit.dp:17
        const word w239 = (word)_mm512_ternarylogic_epi64((__m512i)w238, (__m512i)w188, (__m512i)w208, 0xbd);  // g3 k_edit.dp:17
        const word w240 = (word)_mm512_ternarylogic_epi64((__m512i)w239, (__m512i)w212, (__m512i)w186, 0xa6);  // g4 k_edit.dp:17
        const word w241 = (word)_mm512_ternarylogic_epi64((__m512i)w240, (__m512i)w186, (__m512i)w188, 0xa6);  // g5 k_edit.dp:17
        const word w242 = (word)_mm512_ternarylogic_epi64((__m512i)w241, (__m512i)w220, (__m512i)w240, 0x4b);  // g6 k_edit.dp:17
        store_first(bottom + i104 + 3, w225);
        store_first(bottom + i106 + 3, w226);
        c64 = w220;
        c65 = w222;
        c66 = w242;
        c67 = w206;
        c68 = w207;
        c69 = w237;
        c70 = w201;
        c71 = w202;
        c72 = w232;
        c73 = w196;
        c74 = w197;
        c75 = w227;
        c76 = w240;
        c77 = w241;
        c78 = w235;
        c79 = w236;
        c80 = w230;
        c81 = w231;
        c82 = w225;
        c83 = w226;
        c84 = w150;
        c85 = w182;
        c86 = w184;
        c87 = w214;
        c88 = w216;
        c89 = w218;
    }
    store_aligned(vertical, c64);
    store_aligned(vertical + 1 * WORD_BYTES, c65);
    store_aligned(vertical + 2 * WORD_BYTES, c66);
    store_aligned(vertical + 3 * WORD_BYTES, c67);
    store_aligned(vertical + 4 * WORD_BYTES, c68);
    store_aligned(vertical + 5 * WORD_BYTES, c69);
    store_aligned(vertical + 6 * WORD_BYTES, c70);
    store_aligned(vertical + 7 * WORD_BYTES, c71);
    store_aligned(vertical + 8 * WORD_BYTES, c72);
    store_aligned(vertical + 9 * WORD_BYTES, c73);
    store_aligned(vertical + 10 * WORD_BYTES, c74);
    store_aligned(vertical + 11 * WORD_BYTES, c75);
    store_aligned(down, c76);
    store_aligned(down + 1 * WORD_BYTES, c77);
    store_aligned(down + 2 * WORD_BYTES, c78);
    store_aligned(down + 3 * WORD_BYTES, c79);
    store_aligned(down + 4 * WORD_BYTES, c80);
    store_aligned(down + 5 * WORD_BYTES, c81);
    store_aligned(down + 6 * WORD_BYTES, c82);
    store_aligned(down + 7 * WORD_BYTES, c83);
}

/* An iteration: 160 gates, 8 moves, 0 additions, 28 loads, 40 stores. */
void k_edit_avx512_edge_tap(uint8_t *const *buffers, const int64_t *scalars);
void k_edit_avx512_edge_tap(uint8_t *const *buffers, const int64_t *scalars) {
    const uint8_t *const a = buffers[0];
    const uint8_t *const windows = buffers[1];
    const uint8_t *const active = buffers[2];
    uint8_t *const vertical = buffers[3];
    uint8_t *const down = buffers[4];
    const uint8_t *const top = buffers[5];
    uint8_t *const bottom = buffers[6];
    uint8_t *const tap = buffers[7];
    const uint64_t i0 = (uint64_t)scalars[2];
    const uint64_t i1 = (uint64_t)scalars[3];
    const uint64_t i2 = (uint64_t)scalars[4];
    const uint64_t i3 = (uint64_t)scalars[5];
    const uint64_t i4 = (uint64_t)scalars[0];
    const uint64_t i5 = (uint64_t)scalars[1];
    const word w6 = load_aligned(vertical);
    const word w7 = load_aligned(vertical + 1 * WORD_BYTES);
    const word w8 = load_aligned(vertical + 2 * WORD_BYTES);
    const word w9 = load_aligned(vertical + 3 * WORD_BYTES);
    const word w10 = load_aligned(vertical + 4 * WORD_BYTES);
    const word w11 = load_aligned(vertical + 5 * WORD_BYTES);
    const word w12 = load_aligned(vertical + 6 * WORD_BYTES);
    const word w13 = load_aligned(vertical + 7 * WORD_BYTES);
    const word w14 = load_aligned(vertical + 8 * WORD_BYTES);
    const word w15 = load_aligned(vertical + 9 * WORD_BYTES);
    const word w16 = load_aligned(vertical + 10 * WORD_BYTES);
    const word w17 = load_aligned(vertical + 11 * WORD_BYTES);
    const word w18 = load_aligned(down);
    const word w19 = load_aligned(down + 1 * WORD_BYTES);
    const word w20 = load_aligned(down + 2 * WORD_BYTES);
    const word w21 = load_aligned(down + 3 * WORD_BYTES);
    const word w22 = load_aligned(down + 4 * WORD_BYTES);
    const word w23 = load_aligned(down + 5 * WORD_BYTES);
    const word w24 = load_aligned(down + 6 * WORD_BYTES);
    const word w25 = load_aligned(down + 7 * WORD_BYTES);
    const word w26 = load_aligned(a);
    const word w27 = load_aligned(a + 1 * WORD_BYTES);
    const word w28 = load_aligned(a + 2 * WORD_BYTES);
    const word w29 = load_aligned(a + 3 * WORD_BYTES);
    const word w30 = load_aligned(a + 4 * WORD_BYTES);
    const word w31 = load_aligned(a + 5 * WORD_BYTES);
    const word w32 = load_aligned(a + 6 * WORD_BYTES);
    const word w33 = load_aligned(a + 7 * WORD_BYTES);
    const uint64_t i34 = i4 & (uint64_t)7;
    const uint64_t i35 = i4 >> 3;
    const uint64_t i36 = i34 * i0;
    const uint64_t i37 = i36 + i35;
    const uint64_t i38 = i0 * (uint64_t)8;
    const uint64_t i39 = i37 + i38;
    const uint64_t i40 = i39 + i38;
    const uint64_t i41 = i40 + i38;
    const uint64_t i42 = i41 + i38;
    const uint64_t i43 = i42 + i38;
    const uint64_t i44 = i43 + i38;
    const uint64_t i45 = i44 + i38;
    const word w46 = load_word(windows + i40);
    const word w47 = load_word(windows + i41);
    const word w48 = load_word(active + i39);
    const word w49 = w32 ^ w46;  // g0 k_edit.dp:17
    const word w50 = (word)_mm512_ternarylogic_epi64((__m512i)w49, (__m512i)w47, (__m512i)w33, 0xf6);  // g1 k_edit.dp:17
    const word w51 = load_word(windows + i42);
    const word w52 = load_word(windows + i43);
    const word w53 = load_word(active + i40);
    const word w54 = w30 ^ w51;  // g0 k_edit.dp:17
    const word w55 = (word)_mm512_ternarylogic_epi64((__m512i)w54, (__m512i)w52, (__m512i)w31, 0xf6);  // g1 k_edit.dp:17
    const word w56 = w32 ^ w51;  // g0 k_edit.dp:17
    const word w57 = (word)_mm512_ternarylogic_epi64((__m512i)w56, (__m512i)w52, (__m512i)w33, 0xf6);  // g1 k_edit.dp:17
    const word w58 = load_word(windows + i44);
    const word w59 = load_word(windows + i45);
    const word w60 = load_word(active + i41);
    const word w61 = w28 ^ w58;  // g0 k_edit.dp:17
    const word w62 = (word)_mm512_ternarylogic_epi64((__m512i)w61, (__m512i)w59, (__m512i)w29, 0xf6);  // g1 k_edit.dp:17
    const word w63 = w30 ^ w58;  // g0 k_edit.dp:17
    const word w64 = (word)_mm512_ternarylogic_epi64((__m512i)w63, (__m512i)w59, (__m512i)w31, 0xf6);  // g1 k_edit.dp:17
    const word w65 = w32 ^ w58;  // g0 k_edit.dp:17
    const word w66 = (word)_mm512_ternarylogic_epi64((__m512i)w65, (__m512i)w59, (__m512i)w33, 0xf6);  // g1 k_edit.dp:17
    word c68 = w6;
    word c69 = w7;
    word c70 = w8;
    word c71 = w9;
    word c72 = w10;
    word c73 = w11;
    word c74 = w12;
    word c75 = w13;
    word c76 = w14;
    word c77 = w15;
    word c78 = w16;
    word c79 = w17;
    word c80 = w18;
    word c81 = w19;
    word c82 = w20;
    word c83 = w21;
    word c84 = w22;
    word c85 = w23;
    word c86 = w24;
    word c87 = w25;
    word c88 = w50;
    word c89 = w48;
    word c90 = w55;
    word c91 = w57;
    word c92 = w53;
    word c93 = w62;
    word c94 = w64;
    word c95 = w66;
    word c96 = w60;
    for (uint64_t i67 = i4; (int64_t)i67 < (int64_t)i5; ++i67) {
        const uint64_t i97 = (uint64_t)1;
        const uint64_t i98 = i67 + i97;
        const uint64_t i99 = i98 & (uint64_t)7;
        const uint64_t i100 = i98 >> 3;
        const uint64_t i101 = i99 * i0;
        const uint64_t i102 = i101 + i100;
        const uint64_t i103 = i0 * (uint64_t)8;
        const uint64_t i104 = i102 + i103;
        const uint64_t i105 = i104 + i103;
        const uint64_t i106 = i105 + i103;
        const uint64_t i107 = i106 + i103;
        const uint64_t i108 = i107 + i103;
        const uint64_t i109 = i108 + i103;
        const uint64_t i110 = i109 + i103;
        const uint64_t i111 = i67 * (uint64_t)4;
        const uint64_t i112 = i111 + i1;
        const uint64_t i113 = i111 + i2;
        const word w114 = load_word(windows + i102);
        const word w115 = load_word(windows + i104);
        const word w116 = load_word(active + i102);
        const word w117 = w26 ^ w114;  // g0 k_edit.dp:17
        const word w118 = (word)_mm512_ternarylogic_epi64((__m512i)w117, (__m512i)w115, (__m512i)w27, 0xf6);  // g1 k_edit.dp:17
        const word w119 = w28 ^ w114;  // g0 k_edit.dp:17
        const word w120 = (word)_mm512_ternarylogic_epi64((__m512i)w119, (__m512i)w115, (__m512i)w29, 0xf6);  // g1 k_edit.dp:17
        const word w121 = w30 ^ w114;  // g0 k_edit.dp:17
        const word w122 = (word)_mm512_ternarylogic_epi64((__m512i)w121, (__m512i)w115, (__m512i)w31, 0xf6);  // g1 k_edit.dp:17
        const word w123 = w32 ^ w114;  // g0 k_edit.dp:17
        const word w124 = (word)_mm512_ternarylogic_epi64((__m512i)w123, (__m512i)w115, (__m512i)w33, 0xf6);  // g1 k_edit.dp:17
        const word w125 = load_first(top + i111);
        const word w126 = shift_in(c86, w125);
        const word w127 = load_first(top + i112);
        const word w128 = shift_in(c87, w127);
        const word w129 = (word)_mm512_ternarylogic_epi64((__m512i)c85, (__m512i)c77, (__m512i)c84, 0x34);  // g2 k_edit.dp:17
        const word w130 = (word)_mm512_ternarylogic_epi64((__m512i)w129, (__m512i)c78, (__m512i)c79, 0xbd);  // g3 k_edit.dp:17
        const word w131 = (word)_mm512_ternarylogic_epi64((__m512i)w130, (__m512i)c88, (__m512i)c77, 0xa6);  // g4 k_edit.dp:17
        const word w132 = (word)_mm512_ternarylogic_epi64((__m512i)w131, (__m512i)c77, (__m512i)c78, 0xa6);  // g5 k_edit.dp:17
        const word w133 = (word)_mm512_ternarylogic_epi64((__m512i)w132, (__m512i)c84, (__m512i)w131, 0x4b);  // g6 k_edit.dp:17
        const word w134 = (word)_mm512_ternarylogic_epi64((__m512i)c84, (__m512i)c89, (__m512i)c77, 0xe2);  // g7 k_edit.dp:17
        const word w135 = (word)_mm512_ternarylogic_epi64((__m512i)c85, (__m512i)c89, (__m512i)c78, 0xe2);  // g8 k_edit.dp:17
        const word w136 = (word)_mm512_ternarylogic_epi64((__m512i)w133, (__m512i)c89, (__m512i)c79, 0xe2);  // g9 k_edit.dp:17
        const word w137 = (word)_mm512_ternarylogic_epi64((__m512i)c83, (__m512i)c74, (__m512i)c82, 0x34);  // g2 k_edit.dp:17
        const word w138 = (word)_mm512_ternarylogic_epi64((__m512i)w137, (__m512i)c75, (__m512i)c76, 0xbd);  // g3 k_edit.dp:17
        const word w139 = (word)_mm512_ternarylogic_epi64((__m512i)w138, (__m512i)c90, (__m512i)c74, 0xa6);  // g4 k_edit.dp:17
        const word w140 = (word)_mm512_ternarylogic_epi64((__m512i)w139, (__m512i)c74, (__m512i)c75, 0xa6);  // g5 k_edit.dp:17
        const word w141 = (word)_mm512_ternarylogic_epi64((__m512i)w140, (__m512i)c82, (__m512i)w139, 0x4b);  // g6 k_edit.dp:17
        const word w142 = (word)_mm512_ternarylogic_epi64((__m512i)c82, (__m512i)c92, (__m512i)c74, 0xe2);  // g7 k_edit.dp:17
        const word w143 = (word)_mm512_ternarylogic_epi64((__m512i)c83, (__m512i)c92, (__m512i)c75, 0xe2);  // g8 k_edit.dp:17
        const word w144 = (word)_mm512_ternarylogic_epi64((__m512i)w141, (__m512i)c92, (__m512i)c76, 0xe2);  // g9 k_edit.dp:17
        const word w145 = (word)_mm512_ternarylogic_epi64((__m512i)c81, (__m512i)c71, (__m512i)c80, 0x34);  // g2 k_edit.dp:17
        const word w146 = (word)_mm512_ternarylogic_epi64((__m512i)w145, (__m512i)c72, (__m512i)c73, 0xbd);  // g3 k_edit.dp:17
        const word w147 = (word)_mm512_ternarylogic_epi64((__m512i)w146, (__m512i)c93, (__m512i)c71, 0xa6);  // g4 k_edit.dp:17
        const word w148 = (word)_mm512_ternarylogic_epi64((__m512i)w147, (__m512i)c71, (__m512i)c72, 0xa6);  // g5 k_edit.dp:17
        const word w149 = (word)_mm512_ternarylogic_epi64((__m512i)w148, (__m512i)c80, (__m512i)w147, 0x4b);  // g6 k_edit.dp:17
        const word w150 = (word)_mm512_ternarylogic_epi64((__m512i)c80, (__m512i)c96, (__m512i)c71, 0xe2);  // g7 k_edit.dp:17
        const word w151 = (word)_mm512_ternarylogic_epi64((__m512i)c81, (__m512i)c96, (__m512i)c72, 0xe2);  // g8 k_edit.dp:17
        const word w152 = (word)_mm512_ternarylogic_epi64((__m512i)w149, (__m512i)c96, (__m512i)c73, 0xe2);  // g9 k_edit.dp:17
        const word w153 = (word)_mm512_ternarylogic_epi64((__m512i)w128, (__m512i)c68, (__m512i)w126, 0x34);  // g2 k_edit.dp:17
        const word w154 = (word)_mm512_ternarylogic_epi64((__m512i)w153, (__m512i)c69, (__m512i)c70, 0xbd);  // g3 k_edit.dp:17
        const word w155 = (word)_mm512_ternarylogic_epi64((__m512i)w154, (__m512i)w118, (__m512i)c68, 0xa6);  // g4 k_edit.dp:17
        const word w156 = (word)_mm512_ternarylogic_epi64((__m512i)w155, (__m512i)c68, (__m512i)c69, 0xa6);  // g5 k_edit.dp:17
        const word w157 = (word)_mm512_ternarylogic_epi64((__m512i)w156, (__m512i)w126, (__m512i)w155, 0x4b);  // g6 k_edit.dp:17
        const word w158 = (word)_mm512_ternarylogic_epi64((__m512i)w126, (__m512i)w116, (__m512i)c68, 0xe2);  // g7 k_edit.dp:17
        const word w159 = (word)_mm512_ternarylogic_epi64((__m512i)w128, (__m512i)w116, (__m512i)c69, 0xe2);  // g8 k_edit.dp:17
        const word w160 = (word)_mm512_ternarylogic_epi64((__m512i)w157, (__m512i)w116, (__m512i)c70, 0xe2);  // g9 k_edit.dp:17
        store_aligned(tap, w155);
        store_aligned(tap + 1 * WORD_BYTES, w147);
        store_aligned(tap + 2 * WORD_BYTES, w139);
        store_aligned(tap + 3 * WORD_BYTES, w131);
        const uint64_t i161 = load_byte(tap + i3);
        store_byte(bottom + i111, i161);
        store_aligned(tap + 4 * WORD_BYTES, w156);
        store_aligned(tap + 5 * WORD_BYTES, w148);
        store_aligned(tap + 6 * WORD_BYTES, w140);
        store_aligned(tap + 7 * WORD_BYTES, w132);
        const uint64_t i162 = load_byte(tap + i3 + 4 * WORD_BYTES);
        store_byte(bottom + i113, i162);
        const word w163 = load_word(windows + i105);
        const word w164 = load_word(windows + i106);
        const word w165 = load_word(active + i104);
        const word w166 = w26 ^ w163;  // g0 k_edit.dp:17
        const word w167 = (word)_mm512_ternarylogic_epi64((__m512i)w166, (__m512i)w164, (__m512i)w27, 0xf6);  // g1 k_edit.dp:17
        const word w168 = w28 ^ w163;  // g0 k_edit.dp:17
        const word w169 = (word)_mm512_ternarylogic_epi64((__m512i)w168, (__m512i)w164, (__m512i)w29, 0xf6);  // g1 k_edit.dp:17
        const word w170 = w30 ^ w163;  // g0 k_edit.dp:17
        const word w171 = (word)_mm512_ternarylogic_epi64((__m512i)w170, (__m512i)w164, (__m512i)w31, 0xf6);  // g1 k_edit.dp:17
        const word w172 = w32 ^ w163;  // g0 k_edit.dp:17
        const word w173 = (word)_mm512_ternarylogic_epi64((__m512i)w172, (__m512i)w164, (__m512i)w33, 0xf6);  // g1 k_edit.dp:17
        const word w174 = load_first(top + i111 + 1);
        const word w175 = shift_in(w131, w174);
        const word w176 = load_first(top + i112 + 1);
        const word w177 = shift_in(w132, w176);
        const word w178 = (word)_mm512_ternarylogic_epi64((__m512i)w140, (__m512i)w134, (__m512i)w139, 0x34);  // g2 k_edit.dp:17
        const word w179 = (word)_mm512_ternarylogic_epi64((__m512i)w136, (__m512i)w135, (__m512i)w178, 0xe7);  // g3 k_edit.dp:17
        const word w180 = (word)_mm512_ternarylogic_epi64((__m512i)w179, (__m512i)c91, (__m512i)w134, 0xa6);  // g4 k_edit.dp:17
        const word w181 = (word)_mm512_ternarylogic_epi64((__m512i)w180, (__m512i)w134, (__m512i)w135, 0xa6);  // g5 k_edit.dp:17
        const word w182 = (word)_mm512_ternarylogic_epi64((__m512i)w181, (__m512i)w139, (__m512i)w180, 0x4b);  // g6 k_edit.dp:17
        const word w183 = (word)_mm512_ternarylogic_epi64((__m512i)w139, (__m512i)c92, (__m512i)w134, 0xe2);  // g7 k_edit.dp:17
        const word w184 = (word)_mm512_ternarylogic_epi64((__m512i)w140, (__m512i)c92, (__m512i)w135, 0xe2);  // g8 k_edit.dp:17
        const word w185 = (word)_mm512_ternarylogic_epi64((__m512i)w182, (__m512i)c92, (__m512i)w136, 0xe2);  // g9 k_edit.dp:17
        const word w186 = (word)_mm512_ternarylogic_epi64((__m512i)w148, (__m512i)w142, (__m512i)w147, 0x34);  // g2 k_edit.dp:17
        const word w187 = (word)_mm512_ternarylogic_epi64((__m512i)w144, (__m512i)w143, (__m512i)w186, 0xe7);  // g3 k_edit.dp:17
        const word w188 = (word)_mm512_ternarylogic_epi64((__m512i)w187, (__m512i)c94, (__m512i)w142, 0xa6);  // g4 k_edit.dp:17
        const word w189 = (word)_mm512_ternarylogic_epi64((__m512i)w188, (__m512i)w142, (__m512i)w143, 0xa6);  // g5 k_edit.dp:17
        const word w190 = (word)_mm512_ternarylogic_epi64((__m512i)w189, (__m512i)w147, (__m512i)w188, 0x4b);  // g6 k_edit.dp:17
        const word w191 = (word)_mm512_ternarylogic_epi64((__m512i)w147, (__m512i)c96, (__m512i)w142, 0xe2);  // g7 k_edit.dp:17
        const word w192 = (word)_mm512_ternarylogic_epi64((__m512i)w148, (__m512i)c96, (__m512i)w143, 0xe2);  // g8 k_edit.dp:17
        const word w193 = (word)_mm512_ternarylogic_epi64((__m512i)w190, (__m512i)c96, (__m512i)w144, 0xe2);  // g9 k_edit.dp:17
        const word w194 = (word)_mm512_ternarylogic_epi64((__m512i)w156, (__m512i)w150, (__m512i)w155, 0x34);  // g2 k_edit.dp:17
        const word w195 = (word)_mm512_ternarylogic_epi64((__m512i)w194, (__m512i)w151, (__m512i)w152, 0xbd);  // g3 k_edit.dp:17
        const word w196 = (word)_mm512_ternarylogic_epi64((__m512i)w195, (__m512i)w120, (__m512i)w150, 0xa6);  // g4 k_edit.dp:17
        const word w197 = (word)_mm512_ternarylogic_epi64((__m512i)w196, (__m512i)w150, (__m512i)w151, 0xa6);  // g5 k_edit.dp:17
        const word w198 = (word)_mm512_ternarylogic_epi64((__m512i)w197, (__m512i)w155, (__m512i)w196, 0x4b);  // g6 k_edit.dp:17
        const word w199 = (word)_mm512_ternarylogic_epi64((__m512i)w155, (__m512i)w116, (__m512i)w150, 0xe2);  // g7 k_edit.dp:17
        const word w200 = (word)_mm512_ternarylogic_epi64((__m512i)w156, (__m512i)w116, (__m512i)w151, 0xe2);  // g8 k_edit.dp:17
        const word w201 = (word)_mm512_ternarylogic_epi64((__m512i)w198, (__m512i)w116, (__m512i)w152, 0xe2);  // g9 k_edit.dp:17
        const word w202 = (word)_mm512_ternarylogic_epi64((__m512i)w177, (__m512i)w158, (__m512i)w175, 0x34);  // g2 k_edit.dp:17
        const word w203 = (word)_mm512_ternarylogic_epi64((__m512i)w160, (__m512i)w159, (__m512i)w202, 0xe7);  // g3 k_edit.dp:17
        const word w204 = (word)_mm512_ternarylogic_epi64((__m512i)w203, (__m512i)w167, (__m512i)w158, 0xa6);  // g4 k_edit.dp:17
        const word w205 = (word)_mm512_ternarylogic_epi64((__m512i)w204, (__m512i)w158, (__m512i)w159, 0xa6);  // g5 k_edit.dp:17
        const word w206 = (word)_mm512_ternarylogic_epi64((__m512i)w205, (__m512i)w175, (__m512i)w204, 0x4b);  // g6 k_edit.dp:17
        const word w207 = (word)_mm512_ternarylogic_epi64((__m512i)w175, (__m512i)w165, (__m512i)w158, 0xe2);  // g7 k_edit.dp:17
        const word w208 = (word)_mm512_ternarylogic_epi64((__m512i)w177, (__m512i)w165, (__m512i)w159, 0xe2);  // g8 k_edit.dp:17
        const word w209 = (word)_mm512_ternarylogic_epi64((__m512i)w206, (__m512i)w165, (__m512i)w160, 0xe2);  // g9 k_edit.dp:17
        store_aligned(tap, w204);
        store_aligned(tap + 1 * WORD_BYTES, w196);
        store_aligned(tap + 2 * WORD_BYTES, w188);
        store_aligned(tap + 3 * WORD_BYTES, w180);
        const uint64_t i210 = load_byte(tap + i3);
        store_byte(bottom + i111 + 1, i210);
        store_aligned(tap + 4 * WORD_BYTES, w205);
        store_aligned(tap + 5 * WORD_BYTES, w197);
        store_aligned(tap + 6 * WORD_BYTES, w189);
        store_aligned(tap + 7 * WORD_BYTES, w181);
        const uint64_t i211 = load_byte(tap + i3 + 4 * WORD_BYTES);
        store_byte(bottom + i113 + 1, i211);
        const word w212 = load_word(windows + i107);
        const word w213 = load_word(windows + i108);
        const word w214 = load_word(active + i105);
        const word w215 = w26 ^ w212;  // g0 k_edit.dp:17
        const word w216 = (word)_mm512_ternarylogic_epi64((__m512i)w215, (__m512i)w213, (__m512i)w27, 0xf6);  // g1 k_edit.dp:17
        const word w217 = w28 ^ w212;  // g0 k_edit.dp:17
        const word w218 = (word)_mm512_ternarylogic_epi64((__m512i)w217, (__m512i)w213, (__m512i)w29, 0xf6);  // g1 k_edit.dp:17
        const word w219 = w30 ^ w212;  // g0 k_edit.dp:17
        const word w220 = (word)_mm512_ternarylogic_epi64((__m512i)w219, (__m512i)w213, (__m512i)w31, 0xf6);  // g1 k_edit.dp:17
        const word w221 = w32 ^ w212;  // g0 k_edit.dp:17
        const word w222 = (word)_mm512_ternarylogic_epi64((__m512i)w221, (__m512i)w213, (__m512i)w33, 0xf6);  // g1 k_edit.dp:17
        const word w223 = load_first(top + i111 + 2);
        const word w224 = shift_in(w180, w223);
        const word w225 = load_first(top + i112 + 2);
        const word w226 = shift_in(w181, w225);
        const word w227 = (word)_mm512_ternarylogic_epi64((__m512i)w189, (__m512i)w183, (__m512i)w188, 0x34);  // g2 k_edit.dp:17
        const word w228 = (word)_mm512_ternarylogic_epi64((__m512i)w185, (__m512i)w184, (__m512i)w227, 0xe7);  // g3 k_edit.dp:17
        const word w229 = (word)_mm512_ternarylogic_epi64((__m512i)w228, (__m512i)c95, (__m512i)w183, 0xa6);  // g4 k_edit.dp:17
        const word w230 = (word)_mm512_ternarylogic_epi64((__m512i)w229, (__m512i)w183, (__m512i)w184, 0xa6);  // g5 k_edit.dp:17
        const word w231 = (word)_mm512_ternarylogic_epi64((__m512i)w230, (__m512i)w188, (__m512i)w229, 0x4b);  // g6 k_edit.dp:17
        const word w232 = (word)_mm512_ternarylogic_epi64((__m512i)w188, (__m512i)c96, (__m512i)w183, 0xe2);  // g7 k_edit.dp:17
        const word w233 = (word)_mm512_ternarylogic_epi64((__m512i)w189, (__m512i)c96, (__m512i)w184, 0xe2);  // g8 k_edit.dp:17
        const word w234 = (word)_mm512_ternarylogic_epi64((__m512i)w231, (__m512i)c96, (__m512i)w185, 0xe2);  // g9 k_edit.dp:17
        const word w235 = (word)_mm512_ternarylogic_epi64((__m512i)w197, (__m512i)w191, (__m512i)w196, 0x34);  // g2 k_edit.dp:17
        const word w236 = (word)_mm512_ternarylogic_epi64((__m512i)w193, (__m512i)w192, (__m512i)w235, 0xe7);  // g3 k_edit.dp:17
        const word w237 = (word)_mm512_ternarylogic_epi64((__m512i)w236, (__m512i)w122, (__m512i)w191, 0xa6);  // g4 k_edit.dp:17
        const word w238 = (word)_mm512_ternarylogic_epi64((__m512i)w237, (__m512i)w191, (__m512i)w192, 0xa6);  // g5 k_edit.dp:17
        const word w239 = (word)_mm512_ternarylogic_epi64((__m512i)w238, (__m512i)w196, (__m512i)w237, 0x4b);  // g6 k_edit.dp:17
        const word w240 = (word)_mm512_ternarylogic_epi64((__m512i)w196, (__m512i)w116, (__m512i)w191, 0xe2);  // g7 k_edit.dp:17
        const word w241 = (word)_mm512_ternarylogic_epi64((__m512i)w197, (__m512i)w116, (__m512i)w192, 0xe2);  // g8 k_edit.dp:17
        const word w242 = (word)_mm512_ternarylogic_epi64((__m512i)w239, (__m512i)w116, (__m512i)w193, 0xe2);  // g9 k_edit.dp:17
        const word w243 = (word)_mm512_ternarylogic_epi64((__m512i)w205, (__m512i)w199, (__m512i)w204, 0x34);  // g2 k_edit.dp:17
        const word w244 = (word)_mm512_ternarylogic_epi64((__m512i)w243, (__m512i)w200, (__m512i)w201, 0xbd);  // g3 k_edit.dp:17
        const word w245 = (word)_mm512_ternarylogic_epi64((__m512i)w244, (__m512i)w169, (__m512i)w199, 0xa6);  // g4 k_edit.dp:17
        const word w246 = (word)_mm512_ternarylogic_epi64((__m512i)w245, (__m512i)w199, (__m512i)w200, 0xa6);  // g5 k_edit.dp:17
        const word w247 = (word)_mm512_ternarylogic_epi64((__m512i)w246, (__m512i)w204, (__m512i)w245, 0x4b);  // g6 k_edit.dp:17
        const word w248 = (word)_mm512_ternarylogic_epi64((__m512i)w204, (__m512i)w165, (__m512i)w199, 0xe2);  // g7 k_edit.dp:17
        const word w249 = (word)_mm512_ternarylogic_epi64((__m512i)w205, (__m512i)w165, (__m512i)w200, 0xe2);  // g8 k_edit.dp:17
        const word w250 = (word)_mm512_ternarylogic_epi64((__m512i)w247, (__m512i)w165, (__m512i)w201, 0xe2);  // g9 k_edit.dp:17
        const word w251 = (word)_mm512_ternarylogic_epi64((__m512i)w226, (__m512i)w207, (__m512i)w224, 0x34);  // g2 k_edit.dp:17
        const word w252 = (word)_mm512_ternarylogic_epi64((__m512i)w209, (__m512i)w208, (__m512i)w251, 0xe7);  // g3 k_edit.dp:17
        const word w253 = (word)_mm512_ternarylogic_epi64((__m512i)w252, (__m512i)w216, (__m512i)w207, 0xa6);  // g4 k_edit.dp:17
        const word w254 = (word)_mm512_ternarylogic_epi64((__m512i)w253, (__m512i)w207, (__m512i)w208, 0xa6);  // g5 k_edit.dp:17
        const word w255 = (word)_mm512_ternarylogic_epi64((__m512i)w254, (__m512i)w224, (__m512i)w253, 0x4b);  // g6 k_edit.dp:17
        const word w256 = (word)_mm512_ternarylogic_epi64((__m512i)w224, (__m512i)w214, (__m512i)w207, 0xe2);  // g7 k_edit.dp:17
        const word w257 = (word)_mm512_ternarylogic_epi64((__m512i)w226, (__m512i)w214, (__m512i)w208, 0xe2);  // g8 k_edit.dp:17
        const word w258 = (word)_mm512_ternarylogic_epi64((__m512i)w255, (__m512i)w214, (__m512i)w209, 0xe2);  // g9 k_edit.dp:17
        store_aligned(tap, w253);
        store_aligned(tap + 1 * WORD_BYTES, w245);
        store_aligned(tap + 2 * WORD_BYTES, w237);
        store_aligned(tap + 3 * WORD_BYTES, w229);
        const uint64_t i259 = load_byte(tap + i3);
        store_byte(bottom + i111 + 2, i259);
        store_aligned(tap + 4 * WORD_BYTES, w254);
        store_aligned(tap + 5 * WORD_BYTES, w246);
        store_aligned(tap + 6 * WORD_BYTES, w238);
        store_aligned(tap + 7 * WORD_BYTES, w230);
        const uint64_t i260 = load_byte(tap + i3 + 4 * WORD_BYTES);
        store_byte(bottom + i113 + 2, i260);
        const word w261 = load_word(windows + i109);
        const word w262 = load_word(windows + i110);
        const word w263 = load_word(active + i106);
        const word w264 = w26 ^ w261;  // g0 k_edit.dp:17
        const word w265 = (word)_mm512_ternarylogic_epi64((__m512i)w264, (__m512i)w262, (__m512i)w27, 0xf6);  // g1 k_edit.dp:17
        const word w266 = w28 ^ w261;  // g0 k_edit.dp:17
        const word w267 = (word)_mm512_ternarylogic_epi64((__m512i)w266, (__m512i)w262, (__m512i)w29, 0xf6);  // g1 k_edit.dp:17
        const word w268 = w30 ^ w261;  // g0 k_edit.dp:17
        const word w269 = (word)_mm512_ternarylogic_epi64((__m512i)w268, (__m512i)w262, (__m512i)w31, 0xf6);  // g1 k_edit.dp:17
        const word w270 = w32 ^ w261;  // g0 k_edit.dp:17
        const word w271 = (word)_mm512_ternarylogic_epi64((__m512i)w270, (__m512i)w262, (__m512i)w33, 0xf6);  // g1 k_edit.dp:17
        const word w272 = load_first(top + i111 + 3);
        const word w273 = shift_in(w229, w272);
        const word w274 = load_first(top + i112 + 3);
        const word w275 = shift_in(w230, w274);
        const word w276 = (word)_mm512_ternarylogic_epi64((__m512i)w238, (__m512i)w232, (__m512i)w237, 0x34);  // g2 k_edit.dp:17
        const word w277 = (word)_mm512_ternarylogic_epi64((__m512i)w234, (__m512i)w233, (__m512i)w276, 0xe7);  // g3 k_edit.dp:17
        const word w278 = (word)_mm512_ternarylogic_epi64((__m512i)w277, (__m512i)w124, (__m512i)w232, 0xa6);  // g4 k_edit.dp:17
        const word w279 = (word)_mm512_ternarylogic_epi64((__m512i)w278, (__m512i)w232, (__m512i)w233, 0xa6);  // g5 k_edit.dp:17
        const word w280 = (word)_mm512_ternarylogic_epi64((__m512i)w279, (__m512i)w237, (__m512i)w278, 0x4b);  // g6 k_edit.dp:17
        const word w281 = (word)_mm512_ternarylogic_epi64((__m512i)w237, (__m512i)w116, (__m512i)w232, 0xe2);  // g7 k_edit.dp:17
        const word w282 = (word)_mm512_ternarylogic_epi64((__m512i)w238, (__m512i)w116, (__m512i)w233, 0xe2);  // g8 k_edit.dp:17
        const word w283 = (word)_mm512_ternarylogic_epi64((__m512i)w280, (__m512i)w116, (__m512i)w234, 0xe2);  // g9 k_edit.dp:17
        const word w284 = (word)_mm512_ternarylogic_epi64((__m512i)w246, (__m512i)w240, (__m512i)w245, 0x34);  // g2 k_edit.dp:17
        const word w285 = (word)_mm512_ternarylogic_epi64((__m512i)w242, (__m512i)w241, (__m512i)w284, 0xe7);  // g3 k_edit.dp:17
        const word w286 = (word)_mm512_ternarylogic_epi64((__m512i)w285, (__m512i)w171, (__m512i)w240, 0xa6);  // g4 k_edit.dp:17
        const word w287 = (word)_mm512_ternarylogic_epi64((__m512i)w286, (__m512i)w240, (__m512i)w241, 0xa6);  // g5 k_edit.dp:17
        const word w288 = (word)_mm512_ternarylogic_epi64((__m512i)w287, (__m512i)w245, (__m512i)w286, 0x4b);  // g6 k_edit.dp:17
        const word w289 = (word)_mm512_ternarylogic_epi64((__m512i)w245, (__m512i)w165, (__m512i)w240, 0xe2);  // g7 k_edit.dp:17
        const word w290 = (word)_mm512_ternarylogic_epi64((__m512i)w246, (__m512i)w165, (__m512i)w241, 0xe2);  // g8 k_edit.dp:17
        const word w291 = (word)_mm512_ternarylogic_epi64((__m512i)w288, (__m512i)w165, (__m512i)w242, 0xe2);  // g9 k_edit.dp:17
        const word w292 = (word)_mm512_ternarylogic_epi64((__m512i)w254, (__m512i)w248, (__m512i)w253, 0x34);  // g2 k_edit.dp:17
        const word w293 = (word)_mm512_ternarylogic_epi64((__m512i)w292, (__m512i)w249, (__m512i)w250, 0xbd);  // g3 k_edit.dp:17
        const word w294 = (word)_mm512_ternarylogic_epi64((__m512i)w293, (__m512i)w218, (__m512i)w248, 0xa6);  // g4 k_edit.dp:17
        const word w295 = (word)_mm512_ternarylogic_epi64((__m512i)w294, (__m512i)w248, (__m512i)w249, 0xa6);  // g5 k_edit.dp:17
        const word w296 = (word)_mm512_ternarylogic_epi64((__m512i)w295, (__m512i)w253, (__m512i)w294, 0x4b);  // g6 k_edit.dp:17
        const word w297 = (word)_mm512_ternarylogic_epi64((__m512i)w253, (__m512i)w214, (__m512i)w248, 0xe2);  // g7 k_edit.dp:17
        const word w298 = (word)_mm512_ternarylogic_epi64((__m512i)w254, (__m512i)w214, (__m512i)w249, 0xe2);  // g8 k_edit.dp:17
        const word w299 = (word)_mm512_ternarylogic_epi64((__m512i)w296, (__m512i)w214, (__m512i)w250, 0xe2);  // g9 k_edit.dp:17
        const word w300 = (word)_mm512_ternarylogic_epi64((__m512i)w275, (__m512i)w256, (__m512i)w273, 0x34);  // g2 k_edit.dp:17
        const word w301 = (word)_mm512_ternarylogic_epi64((__m512i)w258, (__m512i)w257, (__m512i)w300, 0xe7);  // g3 k_edit.dp:17
        const word w302 = (word)_mm512_ternarylogic_epi64((__m512i)w301, (__m512i)w265, (__m512i)w256, 0xa6);  // g4 k_edit.dp:17
        const word w303 = (word)_mm512_ternarylogic_epi64((__m512i)w302, (__m512i)w256, (__m512i)w257, 0xa6);  // g5 k_edit.dp:17
        const word w304 = (word)_mm512_ternarylogic_epi64((__m512i)w303, (__m512i)w273, (__m512i)w302, 0x4b);  // g6 k_edit.dp:17
        const word w305 = (word)_mm512_ternarylogic_epi64((__m512i)w273, (__m512i)w263, (__m512i)w256, 0xe2);  // g7 k_edit.dp:17
        const word w306 = (word)_mm512_ternarylogic_epi64((__m512i)w275, (__m512i)w263, (__m512i)w257, 0xe2);  // g8 k_edit.dp:17
        const word w307 = (word)_mm512_ternarylogic_epi64((__m512i)w304, (__m512i)w263, (__m512i)w258, 0xe2);  // g9 k_edit.dp:17
        store_aligned(tap, w302);
        store_aligned(tap + 1 * WORD_BYTES, w294);
        store_aligned(tap + 2 * WORD_BYTES, w286);
        store_aligned(tap + 3 * WORD_BYTES, w278);
        const uint64_t i308 = load_byte(tap + i3);
        store_byte(bottom + i111 + 3, i308);
        store_aligned(tap + 4 * WORD_BYTES, w303);
        store_aligned(tap + 5 * WORD_BYTES, w295);
        store_aligned(tap + 6 * WORD_BYTES, w287);
        store_aligned(tap + 7 * WORD_BYTES, w279);
        const uint64_t i309 = load_byte(tap + i3 + 4 * WORD_BYTES);
        store_byte(bottom + i113 + 3, i309);
        c68 = w305;
        c69 = w306;
        c70 = w307;
        c71 = w297;
        c72 = w298;
        c73 = w299;
        c74 = w289;
        c75 = w290;
        c76 = w291;
        c77 = w281;
        c78 = w282;
        c79 = w283;
        c80 = w302;
        c81 = w303;
        c82 = w294;
        c83 = w295;
        c84 = w286;
        c85 = w287;
        c86 = w278;
        c87 = w279;
        c88 = w173;
        c89 = w165;
        c90 = w220;
        c91 = w222;
        c92 = w214;
        c93 = w267;
        c94 = w269;
        c95 = w271;
        c96 = w263;
    }
    store_aligned(vertical, c68);
    store_aligned(vertical + 1 * WORD_BYTES, c69);
    store_aligned(vertical + 2 * WORD_BYTES, c70);
    store_aligned(vertical + 3 * WORD_BYTES, c71);
    store_aligned(vertical + 4 * WORD_BYTES, c72);
    store_aligned(vertical + 5 * WORD_BYTES, c73);
    store_aligned(vertical + 6 * WORD_BYTES, c74);
    store_aligned(vertical + 7 * WORD_BYTES, c75);
    store_aligned(vertical + 8 * WORD_BYTES, c76);
    store_aligned(vertical + 9 * WORD_BYTES, c77);
    store_aligned(vertical + 10 * WORD_BYTES, c78);
    store_aligned(vertical + 11 * WORD_BYTES, c79);
    store_aligned(down, c80);
    store_aligned(down + 1 * WORD_BYTES, c81);
    store_aligned(down + 2 * WORD_BYTES, c82);
    store_aligned(down + 3 * WORD_BYTES, c83);
    store_aligned(down + 4 * WORD_BYTES, c84);
    store_aligned(down + 5 * WORD_BYTES, c85);
    store_aligned(down + 6 * WORD_BYTES, c86);
    store_aligned(down + 7 * WORD_BYTES, c87);
}

/* An iteration: 112 gates, 8 moves, 0 additions, 24 loads, 40 stores. */
void k_edit_avx512_steady_tap(uint8_t *const *buffers, const int64_t *scalars);
void k_edit_avx512_steady_tap(uint8_t *const *buffers, const int64_t *scalars) {
    const uint8_t *const a = buffers[0];
    const uint8_t *const windows = buffers[1];
    uint8_t *const vertical = buffers[3];
    uint8_t *const down = buffers[4];
    const uint8_t *const top = buffers[5];
    uint8_t *const bottom = buffers[6];
    uint8_t *const tap = buffers[7];
    const uint64_t i0 = (uint64_t)scalars[2];
    const uint64_t i1 = (uint64_t)scalars[3];
    const uint64_t i2 = (uint64_t)scalars[4];
    const uint64_t i3 = (uint64_t)scalars[5];
    const uint64_t i4 = (uint64_t)scalars[0];
    const uint64_t i5 = (uint64_t)scalars[1];
    const word w6 = load_aligned(vertical);
    const word w7 = load_aligned(vertical + 1 * WORD_BYTES);
    const word w8 = load_aligned(vertical + 2 * WORD_BYTES);
    const word w9 = load_aligned(vertical + 3 * WORD_BYTES);
    const word w10 = load_aligned(vertical + 4 * WORD_BYTES);
    const word w11 = load_aligned(vertical + 5 * WORD_BYTES);
    const word w12 = load_aligned(vertical + 6 * WORD_BYTES);
    const word w13 = load_aligned(vertical + 7 * WORD_BYTES);
    const word w14 = load_aligned(vertical + 8 * WORD_BYTES);
    const word w15 = load_aligned(vertical + 9 * WORD_BYTES);
    const word w16 = load_aligned(vertical + 10 * WORD_BYTES);
    const word w17 = load_aligned(vertical + 11 * WORD_BYTES);
    const word w18 = load_aligned(down);
    const word w19 = load_aligned(down + 1 * WORD_BYTES);
    const word w20 = load_aligned(down + 2 * WORD_BYTES);
    const word w21 = load_aligned(down + 3 * WORD_BYTES);
    const word w22 = load_aligned(down + 4 * WORD_BYTES);
    const word w23 = load_aligned(down + 5 * WORD_BYTES);
    const word w24 = load_aligned(down + 6 * WORD_BYTES);
    const word w25 = load_aligned(down + 7 * WORD_BYTES);
    const word w26 = load_aligned(a);
    const word w27 = load_aligned(a + 1 * WORD_BYTES);
    const word w28 = load_aligned(a + 2 * WORD_BYTES);
    const word w29 = load_aligned(a + 3 * WORD_BYTES);
    const word w30 = load_aligned(a + 4 * WORD_BYTES);
    const word w31 = load_aligned(a + 5 * WORD_BYTES);
    const word w32 = load_aligned(a + 6 * WORD_BYTES);
    const word w33 = load_aligned(a + 7 * WORD_BYTES);
    const uint64_t i34 = i4 & (uint64_t)7;
    const uint64_t i35 = i4 >> 3;
    const uint64_t i36 = i34 * i0;
    const uint64_t i37 = i36 + i35;
    const uint64_t i38 = i0 * (uint64_t)8;
    const uint64_t i39 = i37 + i38;
    const uint64_t i40 = i39 + i38;
    const uint64_t i41 = i40 + i38;
    const uint64_t i42 = i41 + i38;
    const uint64_t i43 = i42 + i38;
    const uint64_t i44 = i43 + i38;
    const uint64_t i45 = i44 + i38;
    const word w46 = load_word(windows + i40);
    const word w47 = load_word(windows + i41);
    const word w48 = w32 ^ w46;  // g0 k_edit.dp:17
    const word w49 = (word)_mm512_ternarylogic_epi64((__m512i)w48, (__m512i)w47, (__m512i)w33, 0xf6);  // g1 k_edit.dp:17
    const word w50 = load_word(windows + i42);
    const word w51 = load_word(windows + i43);
    const word w52 = w30 ^ w50;  // g0 k_edit.dp:17
    const word w53 = (word)_mm512_ternarylogic_epi64((__m512i)w52, (__m512i)w51, (__m512i)w31, 0xf6);  // g1 k_edit.dp:17
    const word w54 = w32 ^ w50;  // g0 k_edit.dp:17
    const word w55 = (word)_mm512_ternarylogic_epi64((__m512i)w54, (__m512i)w51, (__m512i)w33, 0xf6);  // g1 k_edit.dp:17
    const word w56 = load_word(windows + i44);
    const word w57 = load_word(windows + i45);
    const word w58 = w28 ^ w56;  // g0 k_edit.dp:17
    const word w59 = (word)_mm512_ternarylogic_epi64((__m512i)w58, (__m512i)w57, (__m512i)w29, 0xf6);  // g1 k_edit.dp:17
    const word w60 = w30 ^ w56;  // g0 k_edit.dp:17
    const word w61 = (word)_mm512_ternarylogic_epi64((__m512i)w60, (__m512i)w57, (__m512i)w31, 0xf6);  // g1 k_edit.dp:17
    const word w62 = w32 ^ w56;  // g0 k_edit.dp:17
    const word w63 = (word)_mm512_ternarylogic_epi64((__m512i)w62, (__m512i)w57, (__m512i)w33, 0xf6);  // g1 k_edit.dp:17
    word c65 = w6;
    word c66 = w7;
    word c67 = w8;
    word c68 = w9;
    word c69 = w10;
    word c70 = w11;
    word c71 = w12;
    word c72 = w13;
    word c73 = w14;
    word c74 = w15;
    word c75 = w16;
    word c76 = w17;
    word c77 = w18;
    word c78 = w19;
    word c79 = w20;
    word c80 = w21;
    word c81 = w22;
    word c82 = w23;
    word c83 = w24;
    word c84 = w25;
    word c85 = w49;
    word c86 = w53;
    word c87 = w55;
    word c88 = w59;
    word c89 = w61;
    word c90 = w63;
    for (uint64_t i64 = i4; (int64_t)i64 < (int64_t)i5; ++i64) {
        const uint64_t i91 = (uint64_t)1;
        const uint64_t i92 = i64 + i91;
        const uint64_t i93 = i92 & (uint64_t)7;
        const uint64_t i94 = i92 >> 3;
        const uint64_t i95 = i93 * i0;
        const uint64_t i96 = i95 + i94;
        const uint64_t i97 = i0 * (uint64_t)8;
        const uint64_t i98 = i96 + i97;
        const uint64_t i99 = i98 + i97;
        const uint64_t i100 = i99 + i97;
        const uint64_t i101 = i100 + i97;
        const uint64_t i102 = i101 + i97;
        const uint64_t i103 = i102 + i97;
        const uint64_t i104 = i103 + i97;
        const uint64_t i105 = i64 * (uint64_t)4;
        const uint64_t i106 = i105 + i1;
        const uint64_t i107 = i105 + i2;
        const word w108 = load_word(windows + i96);
        const word w109 = load_word(windows + i98);
        const word w110 = w26 ^ w108;  // g0 k_edit.dp:17
        const word w111 = (word)_mm512_ternarylogic_epi64((__m512i)w110, (__m512i)w109, (__m512i)w27, 0xf6);  // g1 k_edit.dp:17
        const word w112 = w28 ^ w108;  // g0 k_edit.dp:17
        const word w113 = (word)_mm512_ternarylogic_epi64((__m512i)w112, (__m512i)w109, (__m512i)w29, 0xf6);  // g1 k_edit.dp:17
        const word w114 = w30 ^ w108;  // g0 k_edit.dp:17
        const word w115 = (word)_mm512_ternarylogic_epi64((__m512i)w114, (__m512i)w109, (__m512i)w31, 0xf6);  // g1 k_edit.dp:17
        const word w116 = w32 ^ w108;  // g0 k_edit.dp:17
        const word w117 = (word)_mm512_ternarylogic_epi64((__m512i)w116, (__m512i)w109, (__m512i)w33, 0xf6);  // g1 k_edit.dp:17
        const word w118 = load_first(top + i105);
        const word w119 = shift_in(c83, w118);
        const word w120 = load_first(top + i106);
        const word w121 = shift_in(c84, w120);
        const word w122 = (word)_mm512_ternarylogic_epi64((__m512i)c82, (__m512i)c74, (__m512i)c81, 0x34);  // g2 k_edit.dp:17
        const word w123 = (word)_mm512_ternarylogic_epi64((__m512i)w122, (__m512i)c75, (__m512i)c76, 0xbd);  // g3 k_edit.dp:17
        const word w124 = (word)_mm512_ternarylogic_epi64((__m512i)w123, (__m512i)c85, (__m512i)c74, 0xa6);  // g4 k_edit.dp:17
        const word w125 = (word)_mm512_ternarylogic_epi64((__m512i)w124, (__m512i)c74, (__m512i)c75, 0xa6);  // g5 k_edit.dp:17
        const word w126 = (word)_mm512_ternarylogic_epi64((__m512i)w125, (__m512i)c81, (__m512i)w124, 0x4b);  // g6 k_edit.dp:17
        const word w127 = (word)_mm512_ternarylogic_epi64((__m512i)c80, (__m512i)c71, (__m512i)c79, 0x34);  // g2 k_edit.dp:17
        const word w128 = (word)_mm512_ternarylogic_epi64((__m512i)w127, (__m512i)c72, (__m512i)c73, 0xbd);  // g3 k_edit.dp:17
        const word w129 = (word)_mm512_ternarylogic_epi64((__m512i)w128, (__m512i)c86, (__m512i)c71, 0xa6);  // g4 k_edit.dp:17
        const word w130 = (word)_mm512_ternarylogic_epi64((__m512i)w129, (__m512i)c71, (__m512i)c72, 0xa6);  // g5 k_edit.dp:17
        const word w131 = (word)_mm512_ternarylogic_epi64((__m512i)w130, (__m512i)c79, (__m512i)w129, 0x4b);  // g6 k_edit.dp:17
        const word w132 = (word)_mm512_ternarylogic_epi64((__m512i)c78, (__m512i)c68, (__m512i)c77, 0x34);  // g2 k_edit.dp:17
        const word w133 = (word)_mm512_ternarylogic_epi64((__m512i)w132, (__m512i)c69, (__m512i)c70, 0xbd);  // g3 k_edit.dp:17
        const word w134 = (word)_mm512_ternarylogic_epi64((__m512i)w133, (__m512i)c88, (__m512i)c68, 0xa6);  // g4 k_edit.dp:17
        const word w135 = (word)_mm512_ternarylogic_epi64((__m512i)w134, (__m512i)c68, (__m512i)c69, 0xa6);  // g5 k_edit.dp:17
        const word w136 = (word)_mm512_ternarylogic_epi64((__m512i)w135, (__m512i)c77, (__m512i)w134, 0x4b);  // g6 k_edit.dp:17
        const word w137 = (word)_mm512_ternarylogic_epi64((__m512i)w121, (__m512i)c65, (__m512i)w119, 0x34);  // g2 k_edit.dp:17
        const word w138 = (word)_mm512_ternarylogic_epi64((__m512i)w137, (__m512i)c66, (__m512i)c67, 0xbd);  // g3 k_edit.dp:17
        const word w139 = (word)_mm512_ternarylogic_epi64((__m512i)w138, (__m512i)w111, (__m512i)c65, 0xa6);  // g4 k_edit.dp:17
        const word w140 = (word)_mm512_ternarylogic_epi64((__m512i)w139, (__m512i)c65, (__m512i)c66, 0xa6);  // g5 k_edit.dp:17
        const word w141 = (word)_mm512_ternarylogic_epi64((__m512i)w140, (__m512i)w119, (__m512i)w139, 0x4b);  // g6 k_edit.dp:17
        store_aligned(tap, w139);
        store_aligned(tap + 1 * WORD_BYTES, w134);
        store_aligned(tap + 2 * WORD_BYTES, w129);
        store_aligned(tap + 3 * WORD_BYTES, w124);
        const uint64_t i142 = load_byte(tap + i3);
        store_byte(bottom + i105, i142);
        store_aligned(tap + 4 * WORD_BYTES, w140);
        store_aligned(tap + 5 * WORD_BYTES, w135);
        store_aligned(tap + 6 * WORD_BYTES, w130);
        store_aligned(tap + 7 * WORD_BYTES, w125);
        const uint64_t i143 = load_byte(tap + i3 + 4 * WORD_BYTES);
        store_byte(bottom + i107, i143);
        const word w144 = load_word(windows + i99);
        const word w145 = load_word(windows + i100);
        const word w146 = w26 ^ w144;  // g0 k_edit.dp:17
        const word w147 = (word)_mm512_ternarylogic_epi64((__m512i)w146, (__m512i)w145, (__m512i)w27, 0xf6);  // g1 k_edit.dp:17
        const word w148 = w28 ^ w144;  // g0 k_edit.dp:17
        const word w149 = (word)_mm512_ternarylogic_epi64((__m512i)w148, (__m512i)w145, (__m512i)w29, 0xf6);  // g1 k_edit.dp:17
        const word w150 = w30 ^ w144;  // g0 k_edit.dp:17
        const word w151 = (word)_mm512_ternarylogic_epi64((__m512i)w150, (__m512i)w145, (__m512i)w31, 0xf6);  // g1 k_edit.dp:17
        const word w152 = w32 ^ w144;  // g0 k_edit.dp:17
        const word w153 = (word)_mm512_ternarylogic_epi64((__m512i)w152, (__m512i)w145, (__m512i)w33, 0xf6);  // g1 k_edit.dp:17
        const word w154 = load_first(top + i105 + 1);
        const word w155 = shift_in(w124, w154);
        const word w156 = load_first(top + i106 + 1);
        const word w157 = shift_in(w125, w156);
        const word w158 = (word)_mm512_ternarylogic_epi64((__m512i)w130, (__m512i)c81, (__m512i)w129, 0x34);  // g2 k_edit.dp:17
        const word w159 = (word)_mm512_ternarylogic_epi64((__m512i)w158, (__m512i)c82, (__m512i)w126, 0xbd);  // g3 k_edit.dp:17
        const word w160 = (word)_mm512_ternarylogic_epi64((__m512i)w159, (__m512i)c87, (__m512i)c81, 0xa6);  // g4 k_edit.dp:17
        const word w161 = (word)_mm512_ternarylogic_epi64((__m512i)w160, (__m512i)c81, (__m512i)c82, 0xa6);  // g5 k_edit.dp:17
        const word w162 = (word)_mm512_ternarylogic_epi64((__m512i)w161, (__m512i)w129, (__m512i)w160, 0x4b);  // g6 k_edit.dp:17
        const word w163 = (word)_mm512_ternarylogic_epi64((__m512i)w135, (__m512i)c79, (__m512i)w134, 0x34);  // g2 k_edit.dp:17
        const word w164 = (word)_mm512_ternarylogic_epi64((__m512i)w163, (__m512i)c80, (__m512i)w131, 0xbd);  // g3 k_edit.dp:17
        const word w165 = (word)_mm512_ternarylogic_epi64((__m512i)w164, (__m512i)c89, (__m512i)c79, 0xa6);  // g4 k_edit.dp:17
        const word w166 = (word)_mm512_ternarylogic_epi64((__m512i)w165, (__m512i)c79, (__m512i)c80, 0xa6);  // g5 k_edit.dp:17
        const word w167 = (word)_mm512_ternarylogic_epi64((__m512i)w166, (__m512i)w134, (__m512i)w165, 0x4b);  // g6 k_edit.dp:17
        const word w168 = (word)_mm512_ternarylogic_epi64((__m512i)w140, (__m512i)c77, (__m512i)w139, 0x34);  // g2 k_edit.dp:17
        const word w169 = (word)_mm512_ternarylogic_epi64((__m512i)w168, (__m512i)c78, (__m512i)w136, 0xbd);  // g3 k_edit.dp:17
        const word w170 = (word)_mm512_ternarylogic_epi64((__m512i)w169, (__m512i)w113, (__m512i)c77, 0xa6);  // g4 k_edit.dp:17
        const word w171 = (word)_mm512_ternarylogic_epi64((__m512i)w170, (__m512i)c77, (__m512i)c78, 0xa6);  // g5 k_edit.dp:17
        const word w172 = (word)_mm512_ternarylogic_epi64((__m512i)w171, (__m512i)w139, (__m512i)w170, 0x4b);  // g6 k_edit.dp:17
        const word w173 = (word)_mm512_ternarylogic_epi64((__m512i)w157, (__m512i)w119, (__m512i)w155, 0x34);  // g2 k_edit.dp:17
        const word w174 = (word)_mm512_ternarylogic_epi64((__m512i)w173, (__m512i)w121, (__m512i)w141, 0xbd);  // g3 k_edit.dp:17
        const word w175 = (word)_mm512_ternarylogic_epi64((__m512i)w174, (__m512i)w147, (__m512i)w119, 0xa6);  // g4 k_edit.dp:17
        const word w176 = (word)_mm512_ternarylogic_epi64((__m512i)w175, (__m512i)w119, (__m512i)w121, 0xa6);  // g5 k_edit.dp:17
        const word w177 = (word)_mm512_ternarylogic_epi64((__m512i)w176, (__m512i)w155, (__m512i)w175, 0x4b);  // g6 k_edit.dp:17
        store_aligned(tap, w175);
        store_aligned(tap + 1 * WORD_BYTES, w170);
        store_aligned(tap + 2 * WORD_BYTES, w165);
        store_aligned(tap + 3 * WORD_BYTES, w160);
        const uint64_t i178 = load_byte(tap + i3);
        store_byte(bottom + i105 + 1, i178);
        store_aligned(tap + 4 * WORD_BYTES, w176);
        store_aligned(tap + 5 * WORD_BYTES, w171);
        store_aligned(tap + 6 * WORD_BYTES, w166);
        store_aligned(tap + 7 * WORD_BYTES, w161);
        const uint64_t i179 = load_byte(tap + i3 + 4 * WORD_BYTES);
        store_byte(bottom + i107 + 1, i179);
        const word w180 = load_word(windows + i101);
        const word w181 = load_word(windows + i102);
        const word w182 = w26 ^ w180;  // g0 k_edit.dp:17
        const word w183 = (word)_mm512_ternarylogic_epi64((__m512i)w182, (__m512i)w181, (__m512i)w27, 0xf6);  // g1 k_edit.dp:17
        const word w184 = w28 ^ w180;  // g0 k_edit.dp:17
        const word w185 = (word)_mm512_ternarylogic_epi64((__m512i)w184, (__m512i)w181, (__m512i)w29, 0xf6);  // g1 k_edit.dp:17
        const word w186 = w30 ^ w180;  // g0 k_edit.dp:17
        const word w187 = (word)_mm512_ternarylogic_epi64((__m512i)w186, (__m512i)w181, (__m512i)w31, 0xf6);  // g1 k_edit.dp:17
        const word w188 = w32 ^ w180;  // g0 k_edit.dp:17
        const word w189 = (word)_mm512_ternarylogic_epi64((__m512i)w188, (__m512i)w181, (__m512i)w33, 0xf6);  // g1 k_edit.dp:17
        const word w190 = load_first(top + i105 + 2);
        const word w191 = shift_in(w160, w190);
        const word w192 = load_first(top + i106 + 2);
        const word w193 = shift_in(w161, w192);
        const word w194 = (word)_mm512_ternarylogic_epi64((__m512i)w166, (__m512i)w129, (__m512i)w165, 0x34);  // g2 k_edit.dp:17
        const word w195 = (word)_mm512_ternarylogic_epi64((__m512i)w194, (__m512i)w130, (__m512i)w162, 0xbd);  // g3 k_edit.dp:17
        const word w196 = (word)_mm512_ternarylogic_epi64((__m512i)w195, (__m512i)c90, (__m512i)w129, 0xa6);  // g4 k_edit.dp:17
        const word w197 = (word)_mm512_ternarylogic_epi64((__m512i)w196, (__m512i)w129, (__m512i)w130, 0xa6);  // g5 k_edit.dp:17
        const word w198 = (word)_mm512_ternarylogic_epi64((__m512i)w197, (__m512i)w165, (__m512i)w196, 0x4b);  // g6 k_edit.dp:17
        const word w199 = (word)_mm512_ternarylogic_epi64((__m512i)w171, (__m512i)w134, (__m512i)w170, 0x34);  // g2 k_edit.dp:17
        const word w200 = (word)_mm512_ternarylogic_epi64((__m512i)w199, (__m512i)w135, (__m512i)w167, 0xbd);  // g3 k_edit.dp:17
        const word w201 = (word)_mm512_ternarylogic_epi64((__m512i)w200, (__m512i)w115, (__m512i)w134, 0xa6);  // g4 k_edit.dp:17
        const word w202 = (word)_mm512_ternarylogic_epi64((__m512i)w201, (__m512i)w134, (__m512i)w135, 0xa6);  // g5 k_edit.dp:17
        const word w203 = (word)_mm512_ternarylogic_epi64((__m512i)w202, (__m512i)w170, (__m512i)w201, 0x4b);  // g6 k_edit.dp:17
        const word w204 = (word)_mm512_ternarylogic_epi64((__m512i)w176, (__m512i)w139, (__m512i)w175, 0x34);  // g2 k_edit.dp:17
        const word w205 = (word)_mm512_ternarylogic_epi64((__m512i)w204, (__m512i)w140, (__m512i)w172, 0xbd);  // g3 k_edit.dp:17
        const word w206 = (word)_mm512_ternarylogic_epi64((__m512i)w205, (__m512i)w149, (__m512i)w139, 0xa6);  // g4 k_edit.dp:17
        const word w207 = (word)_mm512_ternarylogic_epi64((__m512i)w206, (__m512i)w139, (__m512i)w140, 0xa6);  // g5 k_edit.dp:17
        const word w208 = (word)_mm512_ternarylogic_epi64((__m512i)w207, (__m512i)w175, (__m512i)w206, 0x4b);  // g6 k_edit.dp:17
        const word w209 = (word)_mm512_ternarylogic_epi64((__m512i)w193, (__m512i)w155, (__m512i)w191, 0x34);  // g2 k_edit.dp:17
        const word w210 = (word)_mm512_ternarylogic_epi64((__m512i)w209, (__m512i)w157, (__m512i)w177, 0xbd);  // g3 k_edit.dp:17
        const word w211 = (word)_mm512_ternarylogic_epi64((__m512i)w210, (__m512i)w183, (__m512i)w155, 0xa6);  // g4 k_edit.dp:17
        const word w212 = (word)_mm512_ternarylogic_epi64((__m512i)w211, (__m512i)w155, (__m512i)w157, 0xa6);  // g5 k_edit.dp:17
        const word w213 = (word)_mm512_ternarylogic_epi64((__m512i)w212, (__m512i)w191, (__m512i)w211, 0x4b);  // g6 k_edit.dp:17
        store_aligned(tap, w211);
        store_aligned(tap + 1 * WORD_BYTES, w206);
        store_aligned(tap + 2 * WORD_BYTES, w201);
        store_aligned(tap + 3 * WORD_BYTES, w196);
        const uint64_t i214 = load_byte(tap + i3);
        store_byte(bottom + i105 + 2, i214);
        store_aligned(tap + 4 * WORD_BYTES, w212);
        store_aligned(tap + 5 * WORD_BYTES, w207);
        store_aligned(tap + 6 * WORD_BYTES, w202);
        store_aligned(tap + 7 * WORD_BYTES, w197);
        const uint64_t i215 = load_byte(tap + i3 + 4 * WORD_BYTES);
        store_byte(bottom + i107 + 2, i215);
        const word w216 = load_word(windows + i103);
        const word w217 = load_word(windows + i104);
        const word w218 = w26 ^ w216;  // g0 k_edit.dp:17
        const word w219 = (word)_mm512_ternarylogic_epi64((__m512i)w218, (__m512i)w217, (__m512i)w27, 0xf6);  // g1 k_edit.dp:17
        const word w220 = w28 ^ w216;  // g0 k_edit.dp:17
        const word w221 = (word)_mm512_ternarylogic_epi64((__m512i)w220, (__m512i)w217, (__m512i)w29, 0xf6);  // g1 k_edit.dp:17
        const word w222 = w30 ^ w216;  // g0 k_edit.dp:17
        const word w223 = (word)_mm512_ternarylogic_epi64((__m512i)w222, (__m512i)w217, (__m512i)w31, 0xf6);  // g1 k_edit.dp:17
        const word w224 = w32 ^ w216;  // g0 k_edit.dp:17
        const word w225 = (word)_mm512_ternarylogic_epi64((__m512i)w224, (__m512i)w217, (__m512i)w33, 0xf6);  // g1 k_edit.dp:17
        const word w226 = load_first(top + i105 + 3);
        const word w227 = shift_in(w196, w226);
        const word w228 = load_first(top + i106 + 3);
        const word w229 = shift_in(w197, w228);
        const word w230 = (word)_mm512_ternarylogic_epi64((__m512i)w202, (__m512i)w165, (__m512i)w201, 0x34);  // g2 k_edit.dp:17
        const word w231 = (word)_mm512_ternarylogic_epi64((__m512i)w230, (__m512i)w166, (__m512i)w198, 0xbd);  // g3 k_edit.dp:17
        const word w232 = (word)_mm512_ternarylogic_epi64((__m512i)w231, (__m512i)w117, (__m512i)w165, 0xa6);  // g4 k_edit.dp:17
        const word w233 = (word)_mm512_ternarylogic_epi64((__m512i)w232, (__m512i)w165, (__m512i)w166, 0xa6);  // g5 k_edit.dp:17
        const word w234 = (word)_mm512_ternarylogic_epi64((__m512i)w233, (__m512i)w201, (__m512i)w232, 0x4b);  // g6 k_edit.dp:17
        const word w235 = (word)_mm512_ternarylogic_epi64((__m512i)w207, (__m512i)w170, (__m512i)w206, 0x34);  // g2 k_edit.dp:17
        const word w236 = (word)_mm512_ternarylogic_epi64((__m512i)w235, (__m512i)w171, (__m512i)w203, 0xbd);  // g3 k_edit.dp:17
        const word w237 = (word)_mm512_ternarylogic_epi64((__m512i)w236, (__m512i)w151, (__m512i)w170, 0xa6);  // g4 k_edit.dp:17
        const word w238 = (word)_mm512_ternarylogic_epi64((__m512i)w237, (__m512i)w170, (__m512i)w171, 0xa6);  // g5 k_edit.dp:17
        const word w239 = (word)_mm512_ternarylogic_epi64((__m512i)w238, (__m512i)w206, (__m512i)w237, 0x4b);  // g6 k_edit.dp:17
        const word w240 = (word)_mm512_ternarylogic_epi64((__m512i)w212, (__m512i)w175, (__m512i)w211, 0x34);  // g2 k_edit.dp:17
        const word w241 = (word)_mm512_ternarylogic_epi64((__m512i)w240, (__m512i)w176, (__m512i)w208, 0xbd);  // g3 k_edit.dp:17
        const word w242 = (word)_mm512_ternarylogic_epi64((__m512i)w241, (__m512i)w185, (__m512i)w175, 0xa6);  // g4 k_edit.dp:17
        const word w243 = (word)_mm512_ternarylogic_epi64((__m512i)w242, (__m512i)w175, (__m512i)w176, 0xa6);  // g5 k_edit.dp:17
        const word w244 = (word)_mm512_ternarylogic_epi64((__m512i)w243, (__m512i)w211, (__m512i)w242, 0x4b);  // g6 k_edit.dp:17
        const word w245 = (word)_mm512_ternarylogic_epi64((__m512i)w229, (__m512i)w191, (__m512i)w227, 0x34);  // g2 k_edit.dp:17
        const word w246 = (word)_mm512_ternarylogic_epi64((__m512i)w245, (__m512i)w193, (__m512i)w213, 0xbd);  // g3 k_edit.dp:17
        const word w247 = (word)_mm512_ternarylogic_epi64((__m512i)w246, (__m512i)w219, (__m512i)w191, 0xa6);  // g4 k_edit.dp:17
        const word w248 = (word)_mm512_ternarylogic_epi64((__m512i)w247, (__m512i)w191, (__m512i)w193, 0xa6);  // g5 k_edit.dp:17
        const word w249 = (word)_mm512_ternarylogic_epi64((__m512i)w248, (__m512i)w227, (__m512i)w247, 0x4b);  // g6 k_edit.dp:17
        store_aligned(tap, w247);
        store_aligned(tap + 1 * WORD_BYTES, w242);
        store_aligned(tap + 2 * WORD_BYTES, w237);
        store_aligned(tap + 3 * WORD_BYTES, w232);
        const uint64_t i250 = load_byte(tap + i3);
        store_byte(bottom + i105 + 3, i250);
        store_aligned(tap + 4 * WORD_BYTES, w248);
        store_aligned(tap + 5 * WORD_BYTES, w243);
        store_aligned(tap + 6 * WORD_BYTES, w238);
        store_aligned(tap + 7 * WORD_BYTES, w233);
        const uint64_t i251 = load_byte(tap + i3 + 4 * WORD_BYTES);
        store_byte(bottom + i107 + 3, i251);
        c65 = w227;
        c66 = w229;
        c67 = w249;
        c68 = w211;
        c69 = w212;
        c70 = w244;
        c71 = w206;
        c72 = w207;
        c73 = w239;
        c74 = w201;
        c75 = w202;
        c76 = w234;
        c77 = w247;
        c78 = w248;
        c79 = w242;
        c80 = w243;
        c81 = w237;
        c82 = w238;
        c83 = w232;
        c84 = w233;
        c85 = w153;
        c86 = w187;
        c87 = w189;
        c88 = w221;
        c89 = w223;
        c90 = w225;
    }
    store_aligned(vertical, c65);
    store_aligned(vertical + 1 * WORD_BYTES, c66);
    store_aligned(vertical + 2 * WORD_BYTES, c67);
    store_aligned(vertical + 3 * WORD_BYTES, c68);
    store_aligned(vertical + 4 * WORD_BYTES, c69);
    store_aligned(vertical + 5 * WORD_BYTES, c70);
    store_aligned(vertical + 6 * WORD_BYTES, c71);
    store_aligned(vertical + 7 * WORD_BYTES, c72);
    store_aligned(vertical + 8 * WORD_BYTES, c73);
    store_aligned(vertical + 9 * WORD_BYTES, c74);
    store_aligned(vertical + 10 * WORD_BYTES, c75);
    store_aligned(vertical + 11 * WORD_BYTES, c76);
    store_aligned(down, c77);
    store_aligned(down + 1 * WORD_BYTES, c78);
    store_aligned(down + 2 * WORD_BYTES, c79);
    store_aligned(down + 3 * WORD_BYTES, c80);
    store_aligned(down + 4 * WORD_BYTES, c81);
    store_aligned(down + 5 * WORD_BYTES, c82);
    store_aligned(down + 6 * WORD_BYTES, c83);
    store_aligned(down + 7 * WORD_BYTES, c84);
}

#ifdef __cplusplus
}
#endif
