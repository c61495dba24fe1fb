/* SPDX-License-Identifier: Apache-2.0
 *
 * weighted in the wavefront layout, 4 rows a lane, for avx512.
 * Made by: minterm compile weighted --layout wavefront --target avx512 --alphabet ACGT --rows 4 --emit c
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
 *     recurrence weighted
 *       param sub = 3 in 1..4
 *       param ins = 2 in 1..4
 *       param del = 2 in 1..4
 *       predicate match: a[i] == b[j]
 *       int D[0][j] = 2 * j
 *       int D[i][0] = 2 * i
 *       int D[i][j] = min(D[i-1][j] + 2, D[i][j-1] + 2, D[i-1][j-1] + (match ? 0 : 3))
 *       answer D[m][n]
 *
 * Codes of symbols, of which bit p is in plane p:
 *     a and b: 'A' 0, 'C' 1, 'G' 2, 'T' 3
 *
 * Codes of what crosses the edges of cells, bit 0 on the right; bit p is in plane p, and * may be
 * either:
 *     vertical, D[i][j-1] - D[i-1][j-1]:
 *         -2 = 111
 *         -1 = 100
 *         0 = 101
 *         1 = 000
 *         2 = 001
 *         row 1, 2, .. at the left edge (j - 1 = 0): code 1
 *     horizontal, D[i-1][j] - D[i-1][j-1]:
 *         -2 = 100
 *         -1 = 110
 *         0 = 101
 *         1 = 111
 *         2 = 000
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
 *     down      12 words, which may be anything at first
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
 * The answer D[m][n] is D[0][n] plus what the vertical codes of all m rows stand for
 * after the last call (D[i][n] - D[i-1][n] then).
 *
 * A cell: 10 gates, nothing proved (shipped).
 * Comments behind its gates have their names here and weighted.dp:15, where its formula begins.
 * Gates after the last of these keep the vertical flow of lanes that have no column.
 * lut3: 12 gates, depth 7, 3 moves, 10 live registers
 * inputs v0 v1 v2 h0 h1 h2 a0 a1 b0 b1
 * g0 = lut[0x66](a0, b0)
 * g1 = lut[0xf6](a1, b1, g0)
 * g2 = lut[0x6f](h2, h1, g1)
 * g3 = lut[0x56](v1, v0, g2)
 * g4 = lut[0x0d](g1, v1, h2)
 * g5 = lut[0x82](g1, h0, h2)
 * g6 = lut[0x2b](g3, v2, g5)
 * g7 = lut[0x49](v2, g3, g5)
 * g8 = lut[0x9e](g7, h0, g3)
 * g9 = lut[0xb6](v2, h2, g8)
 * g10 = lut[0x28](g6, v0, g2)
 * g11 = lut[0x96](h1, v0, g10)
 * v0' = g11
 * v1' = g4
 * v2' = g9
 * h0' = g7
 * h1' = g10
 * h2' = g6
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

/* An iteration: 240 gates, 12 moves, 0 additions, 24 loads, 12 stores. */
void weighted_avx512_edge(uint8_t *const *buffers, const int64_t *scalars);
void weighted_avx512_edge(uint8_t *const *buffers, const int64_t *scalars) {
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
    const word w33 = load_aligned(a + 4 * WORD_BYTES);
    const word w34 = load_aligned(a + 5 * WORD_BYTES);
    const word w35 = load_aligned(a + 6 * WORD_BYTES);
    const word w36 = load_aligned(a + 7 * WORD_BYTES);
    const uint64_t i37 = i3 & (uint64_t)7;
    const uint64_t i38 = i3 >> 3;
    const uint64_t i39 = i37 * i0;
    const uint64_t i40 = i39 + i38;
    const uint64_t i41 = i0 * (uint64_t)8;
    const uint64_t i42 = i40 + i41;
    const uint64_t i43 = i42 + i41;
    const uint64_t i44 = i43 + i41;
    const uint64_t i45 = i44 + i41;
    const uint64_t i46 = i45 + i41;
    const uint64_t i47 = i46 + i41;
    const uint64_t i48 = i47 + i41;
    const word w49 = load_word(windows + i43);
    const word w50 = load_word(windows + i44);
    const word w51 = load_word(active + i42);
    const word w52 = w35 ^ w49;  // g0 weighted.dp:15
    const word w53 = (word)_mm512_ternarylogic_epi64((__m512i)w52, (__m512i)w50, (__m512i)w36, 0xf6);  // g1 weighted.dp:15
    const word w54 = load_word(windows + i45);
    const word w55 = load_word(windows + i46);
    const word w56 = load_word(active + i43);
    const word w57 = w33 ^ w54;  // g0 weighted.dp:15
    const word w58 = (word)_mm512_ternarylogic_epi64((__m512i)w57, (__m512i)w55, (__m512i)w34, 0xf6);  // g1 weighted.dp:15
    const word w59 = w35 ^ w54;  // g0 weighted.dp:15
    const word w60 = (word)_mm512_ternarylogic_epi64((__m512i)w59, (__m512i)w55, (__m512i)w36, 0xf6);  // g1 weighted.dp:15
    const word w61 = load_word(windows + i47);
    const word w62 = load_word(windows + i48);
    const word w63 = load_word(active + i44);
    const word w64 = w31 ^ w61;  // g0 weighted.dp:15
    const word w65 = (word)_mm512_ternarylogic_epi64((__m512i)w64, (__m512i)w62, (__m512i)w32, 0xf6);  // g1 weighted.dp:15
    const word w66 = w33 ^ w61;  // g0 weighted.dp:15
    const word w67 = (word)_mm512_ternarylogic_epi64((__m512i)w66, (__m512i)w62, (__m512i)w34, 0xf6);  // g1 weighted.dp:15
    const word w68 = w35 ^ w61;  // g0 weighted.dp:15
    const word w69 = (word)_mm512_ternarylogic_epi64((__m512i)w68, (__m512i)w62, (__m512i)w36, 0xf6);  // g1 weighted.dp:15
    word c71 = w5;
    word c72 = w6;
    word c73 = w7;
    word c74 = w8;
    word c75 = w9;
    word c76 = w10;
    word c77 = w11;
    word c78 = w12;
    word c79 = w13;
    word c80 = w14;
    word c81 = w15;
    word c82 = w16;
    word c83 = w17;
    word c84 = w18;
    word c85 = w19;
    word c86 = w20;
    word c87 = w21;
    word c88 = w22;
    word c89 = w23;
    word c90 = w24;
    word c91 = w25;
    word c92 = w26;
    word c93 = w27;
    word c94 = w28;
    word c95 = w53;
    word c96 = w51;
    word c97 = w58;
    word c98 = w60;
    word c99 = w56;
    word c100 = w65;
    word c101 = w67;
    word c102 = w69;
    word c103 = w63;
    for (uint64_t i70 = i3; (int64_t)i70 < (int64_t)i4; ++i70) {
        const uint64_t i104 = (uint64_t)1;
        const uint64_t i105 = i70 + i104;
        const uint64_t i106 = i105 & (uint64_t)7;
        const uint64_t i107 = i105 >> 3;
        const uint64_t i108 = i106 * i0;
        const uint64_t i109 = i108 + i107;
        const uint64_t i110 = i0 * (uint64_t)8;
        const uint64_t i111 = i109 + i110;
        const uint64_t i112 = i111 + i110;
        const uint64_t i113 = i112 + i110;
        const uint64_t i114 = i113 + i110;
        const uint64_t i115 = i114 + i110;
        const uint64_t i116 = i115 + i110;
        const uint64_t i117 = i116 + i110;
        const uint64_t i118 = i70 * (uint64_t)4;
        const uint64_t i119 = i118 + i1;
        const uint64_t i120 = i119 + i1;
        const uint64_t i121 = i118 + i2;
        const uint64_t i122 = i121 + i2;
        const word w123 = load_word(windows + i109);
        const word w124 = load_word(windows + i111);
        const word w125 = load_word(active + i109);
        const word w126 = w29 ^ w123;  // g0 weighted.dp:15
        const word w127 = (word)_mm512_ternarylogic_epi64((__m512i)w126, (__m512i)w124, (__m512i)w30, 0xf6);  // g1 weighted.dp:15
        const word w128 = w31 ^ w123;  // g0 weighted.dp:15
        const word w129 = (word)_mm512_ternarylogic_epi64((__m512i)w128, (__m512i)w124, (__m512i)w32, 0xf6);  // g1 weighted.dp:15
        const word w130 = w33 ^ w123;  // g0 weighted.dp:15
        const word w131 = (word)_mm512_ternarylogic_epi64((__m512i)w130, (__m512i)w124, (__m512i)w34, 0xf6);  // g1 weighted.dp:15
        const word w132 = w35 ^ w123;  // g0 weighted.dp:15
        const word w133 = (word)_mm512_ternarylogic_epi64((__m512i)w132, (__m512i)w124, (__m512i)w36, 0xf6);  // g1 weighted.dp:15
        const word w134 = load_first(top + i118);
        const word w135 = shift_in(c92, w134);
        const word w136 = load_first(top + i119);
        const word w137 = shift_in(c93, w136);
        const word w138 = load_first(top + i120);
        const word w139 = shift_in(c94, w138);
        const word w140 = (word)_mm512_ternarylogic_epi64((__m512i)c90, (__m512i)c95, (__m512i)c91, 0x7b);  // g2 weighted.dp:15
        const word w141 = (word)_mm512_ternarylogic_epi64((__m512i)w140, (__m512i)c80, (__m512i)c81, 0x56);  // g3 weighted.dp:15
        const word w142 = (word)_mm512_ternarylogic_epi64((__m512i)c91, (__m512i)c81, (__m512i)c95, 0x0d);  // g4 weighted.dp:15
        const word w143 = (word)_mm512_ternarylogic_epi64((__m512i)c91, (__m512i)c89, (__m512i)c95, 0x82);  // g5 weighted.dp:15
        const word w144 = (word)_mm512_ternarylogic_epi64((__m512i)w141, (__m512i)c82, (__m512i)w143, 0x71);  // g6 weighted.dp:15
        const word w145 = (word)_mm512_ternarylogic_epi64((__m512i)w141, (__m512i)w143, (__m512i)c82, 0x61);  // g7 weighted.dp:15
        const word w146 = (word)_mm512_ternarylogic_epi64((__m512i)w145, (__m512i)c89, (__m512i)w141, 0xd6);  // g8 weighted.dp:15
        const word w147 = (word)_mm512_ternarylogic_epi64((__m512i)w146, (__m512i)c91, (__m512i)c82, 0xb6);  // g9 weighted.dp:15
        const word w148 = (word)_mm512_ternarylogic_epi64((__m512i)w144, (__m512i)c80, (__m512i)w140, 0x60);  // g10 weighted.dp:15
        const word w149 = (word)_mm512_ternarylogic_epi64((__m512i)w148, (__m512i)c80, (__m512i)c90, 0x96);  // g11 weighted.dp:15
        const word w150 = (word)_mm512_ternarylogic_epi64((__m512i)w149, (__m512i)c96, (__m512i)c80, 0xe2);  // g12 weighted.dp:15
        const word w151 = (word)_mm512_ternarylogic_epi64((__m512i)w142, (__m512i)c96, (__m512i)c81, 0xe2);  // g13 weighted.dp:15
        const word w152 = (word)_mm512_ternarylogic_epi64((__m512i)w147, (__m512i)c96, (__m512i)c82, 0xe2);  // g14 weighted.dp:15
        const word w153 = (word)_mm512_ternarylogic_epi64((__m512i)c87, (__m512i)c97, (__m512i)c88, 0x7b);  // g2 weighted.dp:15
        const word w154 = (word)_mm512_ternarylogic_epi64((__m512i)w153, (__m512i)c77, (__m512i)c78, 0x56);  // g3 weighted.dp:15
        const word w155 = (word)_mm512_ternarylogic_epi64((__m512i)c88, (__m512i)c78, (__m512i)c97, 0x0d);  // g4 weighted.dp:15
        const word w156 = (word)_mm512_ternarylogic_epi64((__m512i)c88, (__m512i)c86, (__m512i)c97, 0x82);  // g5 weighted.dp:15
        const word w157 = (word)_mm512_ternarylogic_epi64((__m512i)w154, (__m512i)c79, (__m512i)w156, 0x71);  // g6 weighted.dp:15
        const word w158 = (word)_mm512_ternarylogic_epi64((__m512i)w154, (__m512i)w156, (__m512i)c79, 0x61);  // g7 weighted.dp:15
        const word w159 = (word)_mm512_ternarylogic_epi64((__m512i)w158, (__m512i)c86, (__m512i)w154, 0xd6);  // g8 weighted.dp:15
        const word w160 = (word)_mm512_ternarylogic_epi64((__m512i)w159, (__m512i)c88, (__m512i)c79, 0xb6);  // g9 weighted.dp:15
        const word w161 = (word)_mm512_ternarylogic_epi64((__m512i)w157, (__m512i)c77, (__m512i)w153, 0x60);  // g10 weighted.dp:15
        const word w162 = (word)_mm512_ternarylogic_epi64((__m512i)w161, (__m512i)c77, (__m512i)c87, 0x96);  // g11 weighted.dp:15
        const word w163 = (word)_mm512_ternarylogic_epi64((__m512i)w162, (__m512i)c99, (__m512i)c77, 0xe2);  // g12 weighted.dp:15
        const word w164 = (word)_mm512_ternarylogic_epi64((__m512i)w155, (__m512i)c99, (__m512i)c78, 0xe2);  // g13 weighted.dp:15
        const word w165 = (word)_mm512_ternarylogic_epi64((__m512i)w160, (__m512i)c99, (__m512i)c79, 0xe2);  // g14 weighted.dp:15
        const word w166 = (word)_mm512_ternarylogic_epi64((__m512i)c84, (__m512i)c100, (__m512i)c85, 0x7b);  // g2 weighted.dp:15
        const word w167 = (word)_mm512_ternarylogic_epi64((__m512i)w166, (__m512i)c74, (__m512i)c75, 0x56);  // g3 weighted.dp:15
        const word w168 = (word)_mm512_ternarylogic_epi64((__m512i)c85, (__m512i)c75, (__m512i)c100, 0x0d);  // g4 weighted.dp:15
        const word w169 = (word)_mm512_ternarylogic_epi64((__m512i)c85, (__m512i)c83, (__m512i)c100, 0x82);  // g5 weighted.dp:15
        const word w170 = (word)_mm512_ternarylogic_epi64((__m512i)w167, (__m512i)c76, (__m512i)w169, 0x71);  // g6 weighted.dp:15
        const word w171 = (word)_mm512_ternarylogic_epi64((__m512i)w167, (__m512i)w169, (__m512i)c76, 0x61);  // g7 weighted.dp:15
        const word w172 = (word)_mm512_ternarylogic_epi64((__m512i)w171, (__m512i)c83, (__m512i)w167, 0xd6);  // g8 weighted.dp:15
        const word w173 = (word)_mm512_ternarylogic_epi64((__m512i)w172, (__m512i)c85, (__m512i)c76, 0xb6);  // g9 weighted.dp:15
        const word w174 = (word)_mm512_ternarylogic_epi64((__m512i)w170, (__m512i)c74, (__m512i)w166, 0x60);  // g10 weighted.dp:15
        const word w175 = (word)_mm512_ternarylogic_epi64((__m512i)w174, (__m512i)c74, (__m512i)c84, 0x96);  // g11 weighted.dp:15
        const word w176 = (word)_mm512_ternarylogic_epi64((__m512i)w175, (__m512i)c103, (__m512i)c74, 0xe2);  // g12 weighted.dp:15
        const word w177 = (word)_mm512_ternarylogic_epi64((__m512i)w168, (__m512i)c103, (__m512i)c75, 0xe2);  // g13 weighted.dp:15
        const word w178 = (word)_mm512_ternarylogic_epi64((__m512i)w173, (__m512i)c103, (__m512i)c76, 0xe2);  // g14 weighted.dp:15
        const word w179 = (word)_mm512_ternarylogic_epi64((__m512i)w127, (__m512i)w137, (__m512i)w139, 0x6f);  // g2 weighted.dp:15
        const word w180 = (word)_mm512_ternarylogic_epi64((__m512i)w179, (__m512i)c71, (__m512i)c72, 0x56);  // g3 weighted.dp:15
        const word w181 = (word)_mm512_ternarylogic_epi64((__m512i)w127, (__m512i)c72, (__m512i)w139, 0x45);  // g4 weighted.dp:15
        const word w182 = (word)_mm512_ternarylogic_epi64((__m512i)w127, (__m512i)w135, (__m512i)w139, 0x90);  // g5 weighted.dp:15
        const word w183 = (word)_mm512_ternarylogic_epi64((__m512i)w180, (__m512i)c73, (__m512i)w182, 0x71);  // g6 weighted.dp:15
        const word w184 = (word)_mm512_ternarylogic_epi64((__m512i)w180, (__m512i)w182, (__m512i)c73, 0x61);  // g7 weighted.dp:15
        const word w185 = (word)_mm512_ternarylogic_epi64((__m512i)w184, (__m512i)w135, (__m512i)w180, 0xd6);  // g8 weighted.dp:15
        const word w186 = (word)_mm512_ternarylogic_epi64((__m512i)w185, (__m512i)w139, (__m512i)c73, 0xb6);  // g9 weighted.dp:15
        const word w187 = (word)_mm512_ternarylogic_epi64((__m512i)w183, (__m512i)c71, (__m512i)w179, 0x60);  // g10 weighted.dp:15
        const word w188 = (word)_mm512_ternarylogic_epi64((__m512i)w187, (__m512i)c71, (__m512i)w137, 0x96);  // g11 weighted.dp:15
        const word w189 = (word)_mm512_ternarylogic_epi64((__m512i)w188, (__m512i)w125, (__m512i)c71, 0xe2);  // g12 weighted.dp:15
        const word w190 = (word)_mm512_ternarylogic_epi64((__m512i)w181, (__m512i)w125, (__m512i)c72, 0xe2);  // g13 weighted.dp:15
        const word w191 = (word)_mm512_ternarylogic_epi64((__m512i)w186, (__m512i)w125, (__m512i)c73, 0xe2);  // g14 weighted.dp:15
        store_first(bottom + i118, w145);
        store_first(bottom + i121, w148);
        store_first(bottom + i122, w144);
        const word w192 = load_word(windows + i112);
        const word w193 = load_word(windows + i113);
        const word w194 = load_word(active + i111);
        const word w195 = w29 ^ w192;  // g0 weighted.dp:15
        const word w196 = (word)_mm512_ternarylogic_epi64((__m512i)w195, (__m512i)w193, (__m512i)w30, 0xf6);  // g1 weighted.dp:15
        const word w197 = w31 ^ w192;  // g0 weighted.dp:15
        const word w198 = (word)_mm512_ternarylogic_epi64((__m512i)w197, (__m512i)w193, (__m512i)w32, 0xf6);  // g1 weighted.dp:15
        const word w199 = w33 ^ w192;  // g0 weighted.dp:15
        const word w200 = (word)_mm512_ternarylogic_epi64((__m512i)w199, (__m512i)w193, (__m512i)w34, 0xf6);  // g1 weighted.dp:15
        const word w201 = w35 ^ w192;  // g0 weighted.dp:15
        const word w202 = (word)_mm512_ternarylogic_epi64((__m512i)w201, (__m512i)w193, (__m512i)w36, 0xf6);  // g1 weighted.dp:15
        const word w203 = load_first(top + i118 + 1);
        const word w204 = shift_in(w145, w203);
        const word w205 = load_first(top + i119 + 1);
        const word w206 = shift_in(w148, w205);
        const word w207 = load_first(top + i120 + 1);
        const word w208 = shift_in(w144, w207);
        const word w209 = (word)_mm512_ternarylogic_epi64((__m512i)w161, (__m512i)c98, (__m512i)w157, 0x7b);  // g2 weighted.dp:15
        const word w210 = (word)_mm512_ternarylogic_epi64((__m512i)w150, (__m512i)w209, (__m512i)w151, 0x56);  // g3 weighted.dp:15
        const word w211 = (word)_mm512_ternarylogic_epi64((__m512i)w157, (__m512i)w151, (__m512i)c98, 0x0d);  // g4 weighted.dp:15
        const word w212 = (word)_mm512_ternarylogic_epi64((__m512i)w157, (__m512i)w158, (__m512i)c98, 0x82);  // g5 weighted.dp:15
        const word w213 = (word)_mm512_ternarylogic_epi64((__m512i)w210, (__m512i)w152, (__m512i)w212, 0x71);  // g6 weighted.dp:15
        const word w214 = (word)_mm512_ternarylogic_epi64((__m512i)w210, (__m512i)w212, (__m512i)w152, 0x61);  // g7 weighted.dp:15
        const word w215 = (word)_mm512_ternarylogic_epi64((__m512i)w214, (__m512i)w158, (__m512i)w210, 0xd6);  // g8 weighted.dp:15
        const word w216 = (word)_mm512_ternarylogic_epi64((__m512i)w215, (__m512i)w157, (__m512i)w152, 0xb6);  // g9 weighted.dp:15
        const word w217 = (word)_mm512_ternarylogic_epi64((__m512i)w213, (__m512i)w150, (__m512i)w209, 0x60);  // g10 weighted.dp:15
        const word w218 = (word)_mm512_ternarylogic_epi64((__m512i)w217, (__m512i)w150, (__m512i)w161, 0x96);  // g11 weighted.dp:15
        const word w219 = (word)_mm512_ternarylogic_epi64((__m512i)w218, (__m512i)c99, (__m512i)w150, 0xe2);  // g12 weighted.dp:15
        const word w220 = (word)_mm512_ternarylogic_epi64((__m512i)w211, (__m512i)c99, (__m512i)w151, 0xe2);  // g13 weighted.dp:15
        const word w221 = (word)_mm512_ternarylogic_epi64((__m512i)w216, (__m512i)c99, (__m512i)w152, 0xe2);  // g14 weighted.dp:15
        const word w222 = (word)_mm512_ternarylogic_epi64((__m512i)w174, (__m512i)c101, (__m512i)w170, 0x7b);  // g2 weighted.dp:15
        const word w223 = (word)_mm512_ternarylogic_epi64((__m512i)w163, (__m512i)w222, (__m512i)w164, 0x56);  // g3 weighted.dp:15
        const word w224 = (word)_mm512_ternarylogic_epi64((__m512i)w170, (__m512i)w164, (__m512i)c101, 0x0d);  // g4 weighted.dp:15
        const word w225 = (word)_mm512_ternarylogic_epi64((__m512i)w170, (__m512i)w171, (__m512i)c101, 0x82);  // g5 weighted.dp:15
        const word w226 = (word)_mm512_ternarylogic_epi64((__m512i)w223, (__m512i)w165, (__m512i)w225, 0x71);  // g6 weighted.dp:15
        const word w227 = (word)_mm512_ternarylogic_epi64((__m512i)w223, (__m512i)w225, (__m512i)w165, 0x61);  // g7 weighted.dp:15
        const word w228 = (word)_mm512_ternarylogic_epi64((__m512i)w227, (__m512i)w171, (__m512i)w223, 0xd6);  // g8 weighted.dp:15
        const word w229 = (word)_mm512_ternarylogic_epi64((__m512i)w228, (__m512i)w170, (__m512i)w165, 0xb6);  // g9 weighted.dp:15
        const word w230 = (word)_mm512_ternarylogic_epi64((__m512i)w226, (__m512i)w163, (__m512i)w222, 0x60);  // g10 weighted.dp:15
        const word w231 = (word)_mm512_ternarylogic_epi64((__m512i)w230, (__m512i)w163, (__m512i)w174, 0x96);  // g11 weighted.dp:15
        const word w232 = (word)_mm512_ternarylogic_epi64((__m512i)w231, (__m512i)c103, (__m512i)w163, 0xe2);  // g12 weighted.dp:15
        const word w233 = (word)_mm512_ternarylogic_epi64((__m512i)w224, (__m512i)c103, (__m512i)w164, 0xe2);  // g13 weighted.dp:15
        const word w234 = (word)_mm512_ternarylogic_epi64((__m512i)w229, (__m512i)c103, (__m512i)w165, 0xe2);  // g14 weighted.dp:15
        const word w235 = (word)_mm512_ternarylogic_epi64((__m512i)w187, (__m512i)w129, (__m512i)w183, 0x7b);  // g2 weighted.dp:15
        const word w236 = (word)_mm512_ternarylogic_epi64((__m512i)w235, (__m512i)w176, (__m512i)w177, 0x56);  // g3 weighted.dp:15
        const word w237 = (word)_mm512_ternarylogic_epi64((__m512i)w183, (__m512i)w177, (__m512i)w129, 0x0d);  // g4 weighted.dp:15
        const word w238 = (word)_mm512_ternarylogic_epi64((__m512i)w183, (__m512i)w184, (__m512i)w129, 0x82);  // g5 weighted.dp:15
        const word w239 = (word)_mm512_ternarylogic_epi64((__m512i)w236, (__m512i)w178, (__m512i)w238, 0x71);  // g6 weighted.dp:15
        const word w240 = (word)_mm512_ternarylogic_epi64((__m512i)w236, (__m512i)w238, (__m512i)w178, 0x61);  // g7 weighted.dp:15
        const word w241 = (word)_mm512_ternarylogic_epi64((__m512i)w240, (__m512i)w184, (__m512i)w236, 0xd6);  // g8 weighted.dp:15
        const word w242 = (word)_mm512_ternarylogic_epi64((__m512i)w241, (__m512i)w183, (__m512i)w178, 0xb6);  // g9 weighted.dp:15
        const word w243 = (word)_mm512_ternarylogic_epi64((__m512i)w239, (__m512i)w176, (__m512i)w235, 0x60);  // g10 weighted.dp:15
        const word w244 = (word)_mm512_ternarylogic_epi64((__m512i)w243, (__m512i)w176, (__m512i)w187, 0x96);  // g11 weighted.dp:15
        const word w245 = (word)_mm512_ternarylogic_epi64((__m512i)w244, (__m512i)w125, (__m512i)w176, 0xe2);  // g12 weighted.dp:15
        const word w246 = (word)_mm512_ternarylogic_epi64((__m512i)w237, (__m512i)w125, (__m512i)w177, 0xe2);  // g13 weighted.dp:15
        const word w247 = (word)_mm512_ternarylogic_epi64((__m512i)w242, (__m512i)w125, (__m512i)w178, 0xe2);  // g14 weighted.dp:15
        const word w248 = (word)_mm512_ternarylogic_epi64((__m512i)w206, (__m512i)w196, (__m512i)w208, 0x7b);  // g2 weighted.dp:15
        const word w249 = (word)_mm512_ternarylogic_epi64((__m512i)w189, (__m512i)w248, (__m512i)w190, 0x56);  // g3 weighted.dp:15
        const word w250 = (word)_mm512_ternarylogic_epi64((__m512i)w208, (__m512i)w190, (__m512i)w196, 0x0d);  // g4 weighted.dp:15
        const word w251 = (word)_mm512_ternarylogic_epi64((__m512i)w208, (__m512i)w204, (__m512i)w196, 0x82);  // g5 weighted.dp:15
        const word w252 = (word)_mm512_ternarylogic_epi64((__m512i)w249, (__m512i)w191, (__m512i)w251, 0x71);  // g6 weighted.dp:15
        const word w253 = (word)_mm512_ternarylogic_epi64((__m512i)w249, (__m512i)w251, (__m512i)w191, 0x61);  // g7 weighted.dp:15
        const word w254 = (word)_mm512_ternarylogic_epi64((__m512i)w253, (__m512i)w204, (__m512i)w249, 0xd6);  // g8 weighted.dp:15
        const word w255 = (word)_mm512_ternarylogic_epi64((__m512i)w254, (__m512i)w208, (__m512i)w191, 0xb6);  // g9 weighted.dp:15
        const word w256 = (word)_mm512_ternarylogic_epi64((__m512i)w252, (__m512i)w189, (__m512i)w248, 0x60);  // g10 weighted.dp:15
        const word w257 = (word)_mm512_ternarylogic_epi64((__m512i)w256, (__m512i)w189, (__m512i)w206, 0x96);  // g11 weighted.dp:15
        const word w258 = (word)_mm512_ternarylogic_epi64((__m512i)w257, (__m512i)w194, (__m512i)w189, 0xe2);  // g12 weighted.dp:15
        const word w259 = (word)_mm512_ternarylogic_epi64((__m512i)w250, (__m512i)w194, (__m512i)w190, 0xe2);  // g13 weighted.dp:15
        const word w260 = (word)_mm512_ternarylogic_epi64((__m512i)w255, (__m512i)w194, (__m512i)w191, 0xe2);  // g14 weighted.dp:15
        store_first(bottom + i118 + 1, w214);
        store_first(bottom + i121 + 1, w217);
        store_first(bottom + i122 + 1, w213);
        const word w261 = load_word(windows + i114);
        const word w262 = load_word(windows + i115);
        const word w263 = load_word(active + i112);
        const word w264 = w29 ^ w261;  // g0 weighted.dp:15
        const word w265 = (word)_mm512_ternarylogic_epi64((__m512i)w264, (__m512i)w262, (__m512i)w30, 0xf6);  // g1 weighted.dp:15
        const word w266 = w31 ^ w261;  // g0 weighted.dp:15
        const word w267 = (word)_mm512_ternarylogic_epi64((__m512i)w266, (__m512i)w262, (__m512i)w32, 0xf6);  // g1 weighted.dp:15
        const word w268 = w33 ^ w261;  // g0 weighted.dp:15
        const word w269 = (word)_mm512_ternarylogic_epi64((__m512i)w268, (__m512i)w262, (__m512i)w34, 0xf6);  // g1 weighted.dp:15
        const word w270 = w35 ^ w261;  // g0 weighted.dp:15
        const word w271 = (word)_mm512_ternarylogic_epi64((__m512i)w270, (__m512i)w262, (__m512i)w36, 0xf6);  // g1 weighted.dp:15
        const word w272 = load_first(top + i118 + 2);
        const word w273 = shift_in(w214, w272);
        const word w274 = load_first(top + i119 + 2);
        const word w275 = shift_in(w217, w274);
        const word w276 = load_first(top + i120 + 2);
        const word w277 = shift_in(w213, w276);
        const word w278 = (word)_mm512_ternarylogic_epi64((__m512i)w230, (__m512i)c102, (__m512i)w226, 0x7b);  // g2 weighted.dp:15
        const word w279 = (word)_mm512_ternarylogic_epi64((__m512i)w219, (__m512i)w278, (__m512i)w220, 0x56);  // g3 weighted.dp:15
        const word w280 = (word)_mm512_ternarylogic_epi64((__m512i)w226, (__m512i)w220, (__m512i)c102, 0x0d);  // g4 weighted.dp:15
        const word w281 = (word)_mm512_ternarylogic_epi64((__m512i)w226, (__m512i)w227, (__m512i)c102, 0x82);  // g5 weighted.dp:15
        const word w282 = (word)_mm512_ternarylogic_epi64((__m512i)w279, (__m512i)w221, (__m512i)w281, 0x71);  // g6 weighted.dp:15
        const word w283 = (word)_mm512_ternarylogic_epi64((__m512i)w279, (__m512i)w281, (__m512i)w221, 0x61);  // g7 weighted.dp:15
        const word w284 = (word)_mm512_ternarylogic_epi64((__m512i)w283, (__m512i)w227, (__m512i)w279, 0xd6);  // g8 weighted.dp:15
        const word w285 = (word)_mm512_ternarylogic_epi64((__m512i)w284, (__m512i)w226, (__m512i)w221, 0xb6);  // g9 weighted.dp:15
        const word w286 = (word)_mm512_ternarylogic_epi64((__m512i)w282, (__m512i)w219, (__m512i)w278, 0x60);  // g10 weighted.dp:15
        const word w287 = (word)_mm512_ternarylogic_epi64((__m512i)w286, (__m512i)w219, (__m512i)w230, 0x96);  // g11 weighted.dp:15
        const word w288 = (word)_mm512_ternarylogic_epi64((__m512i)w287, (__m512i)c103, (__m512i)w219, 0xe2);  // g12 weighted.dp:15
        const word w289 = (word)_mm512_ternarylogic_epi64((__m512i)w280, (__m512i)c103, (__m512i)w220, 0xe2);  // g13 weighted.dp:15
        const word w290 = (word)_mm512_ternarylogic_epi64((__m512i)w285, (__m512i)c103, (__m512i)w221, 0xe2);  // g14 weighted.dp:15
        const word w291 = (word)_mm512_ternarylogic_epi64((__m512i)w243, (__m512i)w131, (__m512i)w239, 0x7b);  // g2 weighted.dp:15
        const word w292 = (word)_mm512_ternarylogic_epi64((__m512i)w291, (__m512i)w232, (__m512i)w233, 0x56);  // g3 weighted.dp:15
        const word w293 = (word)_mm512_ternarylogic_epi64((__m512i)w239, (__m512i)w233, (__m512i)w131, 0x0d);  // g4 weighted.dp:15
        const word w294 = (word)_mm512_ternarylogic_epi64((__m512i)w239, (__m512i)w240, (__m512i)w131, 0x82);  // g5 weighted.dp:15
        const word w295 = (word)_mm512_ternarylogic_epi64((__m512i)w292, (__m512i)w234, (__m512i)w294, 0x71);  // g6 weighted.dp:15
        const word w296 = (word)_mm512_ternarylogic_epi64((__m512i)w292, (__m512i)w294, (__m512i)w234, 0x61);  // g7 weighted.dp:15
        const word w297 = (word)_mm512_ternarylogic_epi64((__m512i)w296, (__m512i)w240, (__m512i)w292, 0xd6);  // g8 weighted.dp:15
        const word w298 = (word)_mm512_ternarylogic_epi64((__m512i)w297, (__m512i)w239, (__m512i)w234, 0xb6);  // g9 weighted.dp:15
        const word w299 = (word)_mm512_ternarylogic_epi64((__m512i)w295, (__m512i)w232, (__m512i)w291, 0x60);  // g10 weighted.dp:15
        const word w300 = (word)_mm512_ternarylogic_epi64((__m512i)w299, (__m512i)w232, (__m512i)w243, 0x96);  // g11 weighted.dp:15
        const word w301 = (word)_mm512_ternarylogic_epi64((__m512i)w300, (__m512i)w125, (__m512i)w232, 0xe2);  // g12 weighted.dp:15
        const word w302 = (word)_mm512_ternarylogic_epi64((__m512i)w293, (__m512i)w125, (__m512i)w233, 0xe2);  // g13 weighted.dp:15
        const word w303 = (word)_mm512_ternarylogic_epi64((__m512i)w298, (__m512i)w125, (__m512i)w234, 0xe2);  // g14 weighted.dp:15
        const word w304 = (word)_mm512_ternarylogic_epi64((__m512i)w256, (__m512i)w198, (__m512i)w252, 0x7b);  // g2 weighted.dp:15
        const word w305 = (word)_mm512_ternarylogic_epi64((__m512i)w304, (__m512i)w245, (__m512i)w246, 0x56);  // g3 weighted.dp:15
        const word w306 = (word)_mm512_ternarylogic_epi64((__m512i)w252, (__m512i)w246, (__m512i)w198, 0x0d);  // g4 weighted.dp:15
        const word w307 = (word)_mm512_ternarylogic_epi64((__m512i)w252, (__m512i)w253, (__m512i)w198, 0x82);  // g5 weighted.dp:15
        const word w308 = (word)_mm512_ternarylogic_epi64((__m512i)w305, (__m512i)w247, (__m512i)w307, 0x71);  // g6 weighted.dp:15
        const word w309 = (word)_mm512_ternarylogic_epi64((__m512i)w305, (__m512i)w307, (__m512i)w247, 0x61);  // g7 weighted.dp:15
        const word w310 = (word)_mm512_ternarylogic_epi64((__m512i)w309, (__m512i)w253, (__m512i)w305, 0xd6);  // g8 weighted.dp:15
        const word w311 = (word)_mm512_ternarylogic_epi64((__m512i)w310, (__m512i)w252, (__m512i)w247, 0xb6);  // g9 weighted.dp:15
        const word w312 = (word)_mm512_ternarylogic_epi64((__m512i)w308, (__m512i)w245, (__m512i)w304, 0x60);  // g10 weighted.dp:15
        const word w313 = (word)_mm512_ternarylogic_epi64((__m512i)w312, (__m512i)w245, (__m512i)w256, 0x96);  // g11 weighted.dp:15
        const word w314 = (word)_mm512_ternarylogic_epi64((__m512i)w313, (__m512i)w194, (__m512i)w245, 0xe2);  // g12 weighted.dp:15
        const word w315 = (word)_mm512_ternarylogic_epi64((__m512i)w306, (__m512i)w194, (__m512i)w246, 0xe2);  // g13 weighted.dp:15
        const word w316 = (word)_mm512_ternarylogic_epi64((__m512i)w311, (__m512i)w194, (__m512i)w247, 0xe2);  // g14 weighted.dp:15
        const word w317 = (word)_mm512_ternarylogic_epi64((__m512i)w275, (__m512i)w265, (__m512i)w277, 0x7b);  // g2 weighted.dp:15
        const word w318 = (word)_mm512_ternarylogic_epi64((__m512i)w258, (__m512i)w317, (__m512i)w259, 0x56);  // g3 weighted.dp:15
        const word w319 = (word)_mm512_ternarylogic_epi64((__m512i)w277, (__m512i)w259, (__m512i)w265, 0x0d);  // g4 weighted.dp:15
        const word w320 = (word)_mm512_ternarylogic_epi64((__m512i)w277, (__m512i)w273, (__m512i)w265, 0x82);  // g5 weighted.dp:15
        const word w321 = (word)_mm512_ternarylogic_epi64((__m512i)w318, (__m512i)w260, (__m512i)w320, 0x71);  // g6 weighted.dp:15
        const word w322 = (word)_mm512_ternarylogic_epi64((__m512i)w318, (__m512i)w320, (__m512i)w260, 0x61);  // g7 weighted.dp:15
        const word w323 = (word)_mm512_ternarylogic_epi64((__m512i)w322, (__m512i)w273, (__m512i)w318, 0xd6);  // g8 weighted.dp:15
        const word w324 = (word)_mm512_ternarylogic_epi64((__m512i)w323, (__m512i)w277, (__m512i)w260, 0xb6);  // g9 weighted.dp:15
        const word w325 = (word)_mm512_ternarylogic_epi64((__m512i)w321, (__m512i)w258, (__m512i)w317, 0x60);  // g10 weighted.dp:15
        const word w326 = (word)_mm512_ternarylogic_epi64((__m512i)w325, (__m512i)w258, (__m512i)w275, 0x96);  // g11 weighted.dp:15
        const word w327 = (word)_mm512_ternarylogic_epi64((__m512i)w326, (__m512i)w263, (__m512i)w258, 0xe2);  // g12 weighted.dp:15
        const word w328 = (word)_mm512_ternarylogic_epi64((__m512i)w319, (__m512i)w263, (__m512i)w259, 0xe2);  // g13 weighted.dp:15
        const word w329 = (word)_mm512_ternarylogic_epi64((__m512i)w324, (__m512i)w263, (__m512i)w260, 0xe2);  // g14 weighted.dp:15
        store_first(bottom + i118 + 2, w283);
        store_first(bottom + i121 + 2, w286);
        store_first(bottom + i122 + 2, w282);
        const word w330 = load_word(windows + i116);
        const word w331 = load_word(windows + i117);
        const word w332 = load_word(active + i113);
        const word w333 = w29 ^ w330;  // g0 weighted.dp:15
        const word w334 = (word)_mm512_ternarylogic_epi64((__m512i)w333, (__m512i)w331, (__m512i)w30, 0xf6);  // g1 weighted.dp:15
        const word w335 = w31 ^ w330;  // g0 weighted.dp:15
        const word w336 = (word)_mm512_ternarylogic_epi64((__m512i)w335, (__m512i)w331, (__m512i)w32, 0xf6);  // g1 weighted.dp:15
        const word w337 = w33 ^ w330;  // g0 weighted.dp:15
        const word w338 = (word)_mm512_ternarylogic_epi64((__m512i)w337, (__m512i)w331, (__m512i)w34, 0xf6);  // g1 weighted.dp:15
        const word w339 = w35 ^ w330;  // g0 weighted.dp:15
        const word w340 = (word)_mm512_ternarylogic_epi64((__m512i)w339, (__m512i)w331, (__m512i)w36, 0xf6);  // g1 weighted.dp:15
        const word w341 = load_first(top + i118 + 3);
        const word w342 = shift_in(w283, w341);
        const word w343 = load_first(top + i119 + 3);
        const word w344 = shift_in(w286, w343);
        const word w345 = load_first(top + i120 + 3);
        const word w346 = shift_in(w282, w345);
        const word w347 = (word)_mm512_ternarylogic_epi64((__m512i)w299, (__m512i)w133, (__m512i)w295, 0x7b);  // g2 weighted.dp:15
        const word w348 = (word)_mm512_ternarylogic_epi64((__m512i)w288, (__m512i)w347, (__m512i)w289, 0x56);  // g3 weighted.dp:15
        const word w349 = (word)_mm512_ternarylogic_epi64((__m512i)w295, (__m512i)w289, (__m512i)w133, 0x0d);  // g4 weighted.dp:15
        const word w350 = (word)_mm512_ternarylogic_epi64((__m512i)w295, (__m512i)w296, (__m512i)w133, 0x82);  // g5 weighted.dp:15
        const word w351 = (word)_mm512_ternarylogic_epi64((__m512i)w348, (__m512i)w290, (__m512i)w350, 0x71);  // g6 weighted.dp:15
        const word w352 = (word)_mm512_ternarylogic_epi64((__m512i)w348, (__m512i)w350, (__m512i)w290, 0x61);  // g7 weighted.dp:15
        const word w353 = (word)_mm512_ternarylogic_epi64((__m512i)w352, (__m512i)w296, (__m512i)w348, 0xd6);  // g8 weighted.dp:15
        const word w354 = (word)_mm512_ternarylogic_epi64((__m512i)w353, (__m512i)w295, (__m512i)w290, 0xb6);  // g9 weighted.dp:15
        const word w355 = (word)_mm512_ternarylogic_epi64((__m512i)w351, (__m512i)w288, (__m512i)w347, 0x60);  // g10 weighted.dp:15
        const word w356 = (word)_mm512_ternarylogic_epi64((__m512i)w355, (__m512i)w288, (__m512i)w299, 0x96);  // g11 weighted.dp:15
        const word w357 = (word)_mm512_ternarylogic_epi64((__m512i)w356, (__m512i)w125, (__m512i)w288, 0xe2);  // g12 weighted.dp:15
        const word w358 = (word)_mm512_ternarylogic_epi64((__m512i)w349, (__m512i)w125, (__m512i)w289, 0xe2);  // g13 weighted.dp:15
        const word w359 = (word)_mm512_ternarylogic_epi64((__m512i)w354, (__m512i)w125, (__m512i)w290, 0xe2);  // g14 weighted.dp:15
        const word w360 = (word)_mm512_ternarylogic_epi64((__m512i)w312, (__m512i)w200, (__m512i)w308, 0x7b);  // g2 weighted.dp:15
        const word w361 = (word)_mm512_ternarylogic_epi64((__m512i)w360, (__m512i)w301, (__m512i)w302, 0x56);  // g3 weighted.dp:15
        const word w362 = (word)_mm512_ternarylogic_epi64((__m512i)w308, (__m512i)w302, (__m512i)w200, 0x0d);  // g4 weighted.dp:15
        const word w363 = (word)_mm512_ternarylogic_epi64((__m512i)w308, (__m512i)w309, (__m512i)w200, 0x82);  // g5 weighted.dp:15
        const word w364 = (word)_mm512_ternarylogic_epi64((__m512i)w361, (__m512i)w303, (__m512i)w363, 0x71);  // g6 weighted.dp:15
        const word w365 = (word)_mm512_ternarylogic_epi64((__m512i)w361, (__m512i)w363, (__m512i)w303, 0x61);  // g7 weighted.dp:15
        const word w366 = (word)_mm512_ternarylogic_epi64((__m512i)w365, (__m512i)w309, (__m512i)w361, 0xd6);  // g8 weighted.dp:15
        const word w367 = (word)_mm512_ternarylogic_epi64((__m512i)w366, (__m512i)w308, (__m512i)w303, 0xb6);  // g9 weighted.dp:15
        const word w368 = (word)_mm512_ternarylogic_epi64((__m512i)w364, (__m512i)w301, (__m512i)w360, 0x60);  // g10 weighted.dp:15
        const word w369 = (word)_mm512_ternarylogic_epi64((__m512i)w368, (__m512i)w301, (__m512i)w312, 0x96);  // g11 weighted.dp:15
        const word w370 = (word)_mm512_ternarylogic_epi64((__m512i)w369, (__m512i)w194, (__m512i)w301, 0xe2);  // g12 weighted.dp:15
        const word w371 = (word)_mm512_ternarylogic_epi64((__m512i)w362, (__m512i)w194, (__m512i)w302, 0xe2);  // g13 weighted.dp:15
        const word w372 = (word)_mm512_ternarylogic_epi64((__m512i)w367, (__m512i)w194, (__m512i)w303, 0xe2);  // g14 weighted.dp:15
        const word w373 = (word)_mm512_ternarylogic_epi64((__m512i)w325, (__m512i)w267, (__m512i)w321, 0x7b);  // g2 weighted.dp:15
        const word w374 = (word)_mm512_ternarylogic_epi64((__m512i)w373, (__m512i)w314, (__m512i)w315, 0x56);  // g3 weighted.dp:15
        const word w375 = (word)_mm512_ternarylogic_epi64((__m512i)w321, (__m512i)w315, (__m512i)w267, 0x0d);  // g4 weighted.dp:15
        const word w376 = (word)_mm512_ternarylogic_epi64((__m512i)w321, (__m512i)w322, (__m512i)w267, 0x82);  // g5 weighted.dp:15
        const word w377 = (word)_mm512_ternarylogic_epi64((__m512i)w374, (__m512i)w316, (__m512i)w376, 0x71);  // g6 weighted.dp:15
        const word w378 = (word)_mm512_ternarylogic_epi64((__m512i)w374, (__m512i)w376, (__m512i)w316, 0x61);  // g7 weighted.dp:15
        const word w379 = (word)_mm512_ternarylogic_epi64((__m512i)w378, (__m512i)w322, (__m512i)w374, 0xd6);  // g8 weighted.dp:15
        const word w380 = (word)_mm512_ternarylogic_epi64((__m512i)w379, (__m512i)w321, (__m512i)w316, 0xb6);  // g9 weighted.dp:15
        const word w381 = (word)_mm512_ternarylogic_epi64((__m512i)w377, (__m512i)w314, (__m512i)w373, 0x60);  // g10 weighted.dp:15
        const word w382 = (word)_mm512_ternarylogic_epi64((__m512i)w381, (__m512i)w314, (__m512i)w325, 0x96);  // g11 weighted.dp:15
        const word w383 = (word)_mm512_ternarylogic_epi64((__m512i)w382, (__m512i)w263, (__m512i)w314, 0xe2);  // g12 weighted.dp:15
        const word w384 = (word)_mm512_ternarylogic_epi64((__m512i)w375, (__m512i)w263, (__m512i)w315, 0xe2);  // g13 weighted.dp:15
        const word w385 = (word)_mm512_ternarylogic_epi64((__m512i)w380, (__m512i)w263, (__m512i)w316, 0xe2);  // g14 weighted.dp:15
        const word w386 = (word)_mm512_ternarylogic_epi64((__m512i)w344, (__m512i)w334, (__m512i)w346, 0x7b);  // g2 weighted.dp:15
        const word w387 = (word)_mm512_ternarylogic_epi64((__m512i)w327, (__m512i)w386, (__m512i)w328, 0x56);  // g3 weighted.dp:15
        const word w388 = (word)_mm512_ternarylogic_epi64((__m512i)w346, (__m512i)w328, (__m512i)w334, 0x0d);  // g4 weighted.dp:15
        const word w389 = (word)_mm512_ternarylogic_epi64((__m512i)w346, (__m512i)w342, (__m512i)w334, 0x82);  // g5 weighted.dp:15
        const word w390 = (word)_mm512_ternarylogic_epi64((__m512i)w387, (__m512i)w329, (__m512i)w389, 0x71);  // g6 weighted.dp:15
        const word w391 = (word)_mm512_ternarylogic_epi64((__m512i)w387, (__m512i)w389, (__m512i)w329, 0x61);  // g7 weighted.dp:15
        const word w392 = (word)_mm512_ternarylogic_epi64((__m512i)w391, (__m512i)w342, (__m512i)w387, 0xd6);  // g8 weighted.dp:15
        const word w393 = (word)_mm512_ternarylogic_epi64((__m512i)w392, (__m512i)w346, (__m512i)w329, 0xb6);  // g9 weighted.dp:15
        const word w394 = (word)_mm512_ternarylogic_epi64((__m512i)w390, (__m512i)w327, (__m512i)w386, 0x60);  // g10 weighted.dp:15
        const word w395 = (word)_mm512_ternarylogic_epi64((__m512i)w394, (__m512i)w327, (__m512i)w344, 0x96);  // g11 weighted.dp:15
        const word w396 = (word)_mm512_ternarylogic_epi64((__m512i)w395, (__m512i)w332, (__m512i)w327, 0xe2);  // g12 weighted.dp:15
        const word w397 = (word)_mm512_ternarylogic_epi64((__m512i)w388, (__m512i)w332, (__m512i)w328, 0xe2);  // g13 weighted.dp:15
        const word w398 = (word)_mm512_ternarylogic_epi64((__m512i)w393, (__m512i)w332, (__m512i)w329, 0xe2);  // g14 weighted.dp:15
        store_first(bottom + i118 + 3, w352);
        store_first(bottom + i121 + 3, w355);
        store_first(bottom + i122 + 3, w351);
        c71 = w396;
        c72 = w397;
        c73 = w398;
        c74 = w383;
        c75 = w384;
        c76 = w385;
        c77 = w370;
        c78 = w371;
        c79 = w372;
        c80 = w357;
        c81 = w358;
        c82 = w359;
        c83 = w391;
        c84 = w394;
        c85 = w390;
        c86 = w378;
        c87 = w381;
        c88 = w377;
        c89 = w365;
        c90 = w368;
        c91 = w364;
        c92 = w352;
        c93 = w355;
        c94 = w351;
        c95 = w202;
        c96 = w194;
        c97 = w269;
        c98 = w271;
        c99 = w263;
        c100 = w336;
        c101 = w338;
        c102 = w340;
        c103 = w332;
    }
    store_aligned(vertical, c71);
    store_aligned(vertical + 1 * WORD_BYTES, c72);
    store_aligned(vertical + 2 * WORD_BYTES, c73);
    store_aligned(vertical + 3 * WORD_BYTES, c74);
    store_aligned(vertical + 4 * WORD_BYTES, c75);
    store_aligned(vertical + 5 * WORD_BYTES, c76);
    store_aligned(vertical + 6 * WORD_BYTES, c77);
    store_aligned(vertical + 7 * WORD_BYTES, c78);
    store_aligned(vertical + 8 * WORD_BYTES, c79);
    store_aligned(vertical + 9 * WORD_BYTES, c80);
    store_aligned(vertical + 10 * WORD_BYTES, c81);
    store_aligned(vertical + 11 * WORD_BYTES, c82);
    store_aligned(down, c83);
    store_aligned(down + 1 * WORD_BYTES, c84);
    store_aligned(down + 2 * WORD_BYTES, c85);
    store_aligned(down + 3 * WORD_BYTES, c86);
    store_aligned(down + 4 * WORD_BYTES, c87);
    store_aligned(down + 5 * WORD_BYTES, c88);
    store_aligned(down + 6 * WORD_BYTES, c89);
    store_aligned(down + 7 * WORD_BYTES, c90);
    store_aligned(down + 8 * WORD_BYTES, c91);
    store_aligned(down + 9 * WORD_BYTES, c92);
    store_aligned(down + 10 * WORD_BYTES, c93);
    store_aligned(down + 11 * WORD_BYTES, c94);
}

/* An iteration: 192 gates, 12 moves, 0 additions, 20 loads, 12 stores. */
void weighted_avx512_steady(uint8_t *const *buffers, const int64_t *scalars);
void weighted_avx512_steady(uint8_t *const *buffers, const int64_t *scalars) {
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
    const word w33 = load_aligned(a + 4 * WORD_BYTES);
    const word w34 = load_aligned(a + 5 * WORD_BYTES);
    const word w35 = load_aligned(a + 6 * WORD_BYTES);
    const word w36 = load_aligned(a + 7 * WORD_BYTES);
    const uint64_t i37 = i3 & (uint64_t)7;
    const uint64_t i38 = i3 >> 3;
    const uint64_t i39 = i37 * i0;
    const uint64_t i40 = i39 + i38;
    const uint64_t i41 = i0 * (uint64_t)8;
    const uint64_t i42 = i40 + i41;
    const uint64_t i43 = i42 + i41;
    const uint64_t i44 = i43 + i41;
    const uint64_t i45 = i44 + i41;
    const uint64_t i46 = i45 + i41;
    const uint64_t i47 = i46 + i41;
    const uint64_t i48 = i47 + i41;
    const word w49 = load_word(windows + i43);
    const word w50 = load_word(windows + i44);
    const word w51 = w35 ^ w49;  // g0 weighted.dp:15
    const word w52 = (word)_mm512_ternarylogic_epi64((__m512i)w51, (__m512i)w50, (__m512i)w36, 0xf6);  // g1 weighted.dp:15
    const word w53 = load_word(windows + i45);
    const word w54 = load_word(windows + i46);
    const word w55 = w33 ^ w53;  // g0 weighted.dp:15
    const word w56 = (word)_mm512_ternarylogic_epi64((__m512i)w55, (__m512i)w54, (__m512i)w34, 0xf6);  // g1 weighted.dp:15
    const word w57 = w35 ^ w53;  // g0 weighted.dp:15
    const word w58 = (word)_mm512_ternarylogic_epi64((__m512i)w57, (__m512i)w54, (__m512i)w36, 0xf6);  // g1 weighted.dp:15
    const word w59 = load_word(windows + i47);
    const word w60 = load_word(windows + i48);
    const word w61 = w31 ^ w59;  // g0 weighted.dp:15
    const word w62 = (word)_mm512_ternarylogic_epi64((__m512i)w61, (__m512i)w60, (__m512i)w32, 0xf6);  // g1 weighted.dp:15
    const word w63 = w33 ^ w59;  // g0 weighted.dp:15
    const word w64 = (word)_mm512_ternarylogic_epi64((__m512i)w63, (__m512i)w60, (__m512i)w34, 0xf6);  // g1 weighted.dp:15
    const word w65 = w35 ^ w59;  // g0 weighted.dp:15
    const word w66 = (word)_mm512_ternarylogic_epi64((__m512i)w65, (__m512i)w60, (__m512i)w36, 0xf6);  // g1 weighted.dp:15
    word c68 = w5;
    word c69 = w6;
    word c70 = w7;
    word c71 = w8;
    word c72 = w9;
    word c73 = w10;
    word c74 = w11;
    word c75 = w12;
    word c76 = w13;
    word c77 = w14;
    word c78 = w15;
    word c79 = w16;
    word c80 = w17;
    word c81 = w18;
    word c82 = w19;
    word c83 = w20;
    word c84 = w21;
    word c85 = w22;
    word c86 = w23;
    word c87 = w24;
    word c88 = w25;
    word c89 = w26;
    word c90 = w27;
    word c91 = w28;
    word c92 = w52;
    word c93 = w56;
    word c94 = w58;
    word c95 = w62;
    word c96 = w64;
    word c97 = w66;
    for (uint64_t i67 = i3; (int64_t)i67 < (int64_t)i4; ++i67) {
        const uint64_t i98 = (uint64_t)1;
        const uint64_t i99 = i67 + i98;
        const uint64_t i100 = i99 & (uint64_t)7;
        const uint64_t i101 = i99 >> 3;
        const uint64_t i102 = i100 * i0;
        const uint64_t i103 = i102 + i101;
        const uint64_t i104 = i0 * (uint64_t)8;
        const uint64_t i105 = i103 + i104;
        const uint64_t i106 = i105 + i104;
        const uint64_t i107 = i106 + i104;
        const uint64_t i108 = i107 + i104;
        const uint64_t i109 = i108 + i104;
        const uint64_t i110 = i109 + i104;
        const uint64_t i111 = i110 + i104;
        const uint64_t i112 = i67 * (uint64_t)4;
        const uint64_t i113 = i112 + i1;
        const uint64_t i114 = i113 + i1;
        const uint64_t i115 = i112 + i2;
        const uint64_t i116 = i115 + i2;
        const word w117 = load_word(windows + i103);
        const word w118 = load_word(windows + i105);
        const word w119 = w29 ^ w117;  // g0 weighted.dp:15
        const word w120 = (word)_mm512_ternarylogic_epi64((__m512i)w119, (__m512i)w118, (__m512i)w30, 0xf6);  // g1 weighted.dp:15
        const word w121 = w31 ^ w117;  // g0 weighted.dp:15
        const word w122 = (word)_mm512_ternarylogic_epi64((__m512i)w121, (__m512i)w118, (__m512i)w32, 0xf6);  // g1 weighted.dp:15
        const word w123 = w33 ^ w117;  // g0 weighted.dp:15
        const word w124 = (word)_mm512_ternarylogic_epi64((__m512i)w123, (__m512i)w118, (__m512i)w34, 0xf6);  // g1 weighted.dp:15
        const word w125 = w35 ^ w117;  // g0 weighted.dp:15
        const word w126 = (word)_mm512_ternarylogic_epi64((__m512i)w125, (__m512i)w118, (__m512i)w36, 0xf6);  // g1 weighted.dp:15
        const word w127 = load_first(top + i112);
        const word w128 = shift_in(c89, w127);
        const word w129 = load_first(top + i113);
        const word w130 = shift_in(c90, w129);
        const word w131 = load_first(top + i114);
        const word w132 = shift_in(c91, w131);
        const word w133 = (word)_mm512_ternarylogic_epi64((__m512i)c87, (__m512i)c92, (__m512i)c88, 0x7b);  // g2 weighted.dp:15
        const word w134 = (word)_mm512_ternarylogic_epi64((__m512i)w133, (__m512i)c77, (__m512i)c78, 0x56);  // g3 weighted.dp:15
        const word w135 = (word)_mm512_ternarylogic_epi64((__m512i)c88, (__m512i)c78, (__m512i)c92, 0x0d);  // g4 weighted.dp:15
        const word w136 = (word)_mm512_ternarylogic_epi64((__m512i)c88, (__m512i)c86, (__m512i)c92, 0x82);  // g5 weighted.dp:15
        const word w137 = (word)_mm512_ternarylogic_epi64((__m512i)w134, (__m512i)c79, (__m512i)w136, 0x71);  // g6 weighted.dp:15
        const word w138 = (word)_mm512_ternarylogic_epi64((__m512i)w134, (__m512i)w136, (__m512i)c79, 0x61);  // g7 weighted.dp:15
        const word w139 = (word)_mm512_ternarylogic_epi64((__m512i)w138, (__m512i)c86, (__m512i)w134, 0xd6);  // g8 weighted.dp:15
        const word w140 = (word)_mm512_ternarylogic_epi64((__m512i)w139, (__m512i)c88, (__m512i)c79, 0xb6);  // g9 weighted.dp:15
        const word w141 = (word)_mm512_ternarylogic_epi64((__m512i)w137, (__m512i)c77, (__m512i)w133, 0x60);  // g10 weighted.dp:15
        const word w142 = (word)_mm512_ternarylogic_epi64((__m512i)w141, (__m512i)c77, (__m512i)c87, 0x96);  // g11 weighted.dp:15
        const word w143 = (word)_mm512_ternarylogic_epi64((__m512i)c84, (__m512i)c93, (__m512i)c85, 0x7b);  // g2 weighted.dp:15
        const word w144 = (word)_mm512_ternarylogic_epi64((__m512i)w143, (__m512i)c74, (__m512i)c75, 0x56);  // g3 weighted.dp:15
        const word w145 = (word)_mm512_ternarylogic_epi64((__m512i)c85, (__m512i)c75, (__m512i)c93, 0x0d);  // g4 weighted.dp:15
        const word w146 = (word)_mm512_ternarylogic_epi64((__m512i)c85, (__m512i)c83, (__m512i)c93, 0x82);  // g5 weighted.dp:15
        const word w147 = (word)_mm512_ternarylogic_epi64((__m512i)w144, (__m512i)c76, (__m512i)w146, 0x71);  // g6 weighted.dp:15
        const word w148 = (word)_mm512_ternarylogic_epi64((__m512i)w144, (__m512i)w146, (__m512i)c76, 0x61);  // g7 weighted.dp:15
        const word w149 = (word)_mm512_ternarylogic_epi64((__m512i)w148, (__m512i)c83, (__m512i)w144, 0xd6);  // g8 weighted.dp:15
        const word w150 = (word)_mm512_ternarylogic_epi64((__m512i)w149, (__m512i)c85, (__m512i)c76, 0xb6);  // g9 weighted.dp:15
        const word w151 = (word)_mm512_ternarylogic_epi64((__m512i)w147, (__m512i)c74, (__m512i)w143, 0x60);  // g10 weighted.dp:15
        const word w152 = (word)_mm512_ternarylogic_epi64((__m512i)w151, (__m512i)c74, (__m512i)c84, 0x96);  // g11 weighted.dp:15
        const word w153 = (word)_mm512_ternarylogic_epi64((__m512i)c81, (__m512i)c95, (__m512i)c82, 0x7b);  // g2 weighted.dp:15
        const word w154 = (word)_mm512_ternarylogic_epi64((__m512i)w153, (__m512i)c71, (__m512i)c72, 0x56);  // g3 weighted.dp:15
        const word w155 = (word)_mm512_ternarylogic_epi64((__m512i)c82, (__m512i)c72, (__m512i)c95, 0x0d);  // g4 weighted.dp:15
        const word w156 = (word)_mm512_ternarylogic_epi64((__m512i)c82, (__m512i)c80, (__m512i)c95, 0x82);  // g5 weighted.dp:15
        const word w157 = (word)_mm512_ternarylogic_epi64((__m512i)w154, (__m512i)c73, (__m512i)w156, 0x71);  // g6 weighted.dp:15
        const word w158 = (word)_mm512_ternarylogic_epi64((__m512i)w154, (__m512i)w156, (__m512i)c73, 0x61);  // g7 weighted.dp:15
        const word w159 = (word)_mm512_ternarylogic_epi64((__m512i)w158, (__m512i)c80, (__m512i)w154, 0xd6);  // g8 weighted.dp:15
        const word w160 = (word)_mm512_ternarylogic_epi64((__m512i)w159, (__m512i)c82, (__m512i)c73, 0xb6);  // g9 weighted.dp:15
        const word w161 = (word)_mm512_ternarylogic_epi64((__m512i)w157, (__m512i)c71, (__m512i)w153, 0x60);  // g10 weighted.dp:15
        const word w162 = (word)_mm512_ternarylogic_epi64((__m512i)w161, (__m512i)c71, (__m512i)c81, 0x96);  // g11 weighted.dp:15
        const word w163 = (word)_mm512_ternarylogic_epi64((__m512i)w120, (__m512i)w130, (__m512i)w132, 0x6f);  // g2 weighted.dp:15
        const word w164 = (word)_mm512_ternarylogic_epi64((__m512i)w163, (__m512i)c68, (__m512i)c69, 0x56);  // g3 weighted.dp:15
        const word w165 = (word)_mm512_ternarylogic_epi64((__m512i)w120, (__m512i)c69, (__m512i)w132, 0x45);  // g4 weighted.dp:15
        const word w166 = (word)_mm512_ternarylogic_epi64((__m512i)w120, (__m512i)w128, (__m512i)w132, 0x90);  // g5 weighted.dp:15
        const word w167 = (word)_mm512_ternarylogic_epi64((__m512i)w164, (__m512i)c70, (__m512i)w166, 0x71);  // g6 weighted.dp:15
        const word w168 = (word)_mm512_ternarylogic_epi64((__m512i)w164, (__m512i)w166, (__m512i)c70, 0x61);  // g7 weighted.dp:15
        const word w169 = (word)_mm512_ternarylogic_epi64((__m512i)w168, (__m512i)w128, (__m512i)w164, 0xd6);  // g8 weighted.dp:15
        const word w170 = (word)_mm512_ternarylogic_epi64((__m512i)w169, (__m512i)w132, (__m512i)c70, 0xb6);  // g9 weighted.dp:15
        const word w171 = (word)_mm512_ternarylogic_epi64((__m512i)w167, (__m512i)c68, (__m512i)w163, 0x60);  // g10 weighted.dp:15
        const word w172 = (word)_mm512_ternarylogic_epi64((__m512i)w171, (__m512i)c68, (__m512i)w130, 0x96);  // g11 weighted.dp:15
        store_first(bottom + i112, w138);
        store_first(bottom + i115, w141);
        store_first(bottom + i116, w137);
        const word w173 = load_word(windows + i106);
        const word w174 = load_word(windows + i107);
        const word w175 = w29 ^ w173;  // g0 weighted.dp:15
        const word w176 = (word)_mm512_ternarylogic_epi64((__m512i)w175, (__m512i)w174, (__m512i)w30, 0xf6);  // g1 weighted.dp:15
        const word w177 = w31 ^ w173;  // g0 weighted.dp:15
        const word w178 = (word)_mm512_ternarylogic_epi64((__m512i)w177, (__m512i)w174, (__m512i)w32, 0xf6);  // g1 weighted.dp:15
        const word w179 = w33 ^ w173;  // g0 weighted.dp:15
        const word w180 = (word)_mm512_ternarylogic_epi64((__m512i)w179, (__m512i)w174, (__m512i)w34, 0xf6);  // g1 weighted.dp:15
        const word w181 = w35 ^ w173;  // g0 weighted.dp:15
        const word w182 = (word)_mm512_ternarylogic_epi64((__m512i)w181, (__m512i)w174, (__m512i)w36, 0xf6);  // g1 weighted.dp:15
        const word w183 = load_first(top + i112 + 1);
        const word w184 = shift_in(w138, w183);
        const word w185 = load_first(top + i113 + 1);
        const word w186 = shift_in(w141, w185);
        const word w187 = load_first(top + i114 + 1);
        const word w188 = shift_in(w137, w187);
        const word w189 = (word)_mm512_ternarylogic_epi64((__m512i)w151, (__m512i)c94, (__m512i)w147, 0x7b);  // g2 weighted.dp:15
        const word w190 = (word)_mm512_ternarylogic_epi64((__m512i)w189, (__m512i)w142, (__m512i)w135, 0x56);  // g3 weighted.dp:15
        const word w191 = (word)_mm512_ternarylogic_epi64((__m512i)w147, (__m512i)w135, (__m512i)c94, 0x0d);  // g4 weighted.dp:15
        const word w192 = (word)_mm512_ternarylogic_epi64((__m512i)w147, (__m512i)w148, (__m512i)c94, 0x82);  // g5 weighted.dp:15
        const word w193 = (word)_mm512_ternarylogic_epi64((__m512i)w190, (__m512i)w140, (__m512i)w192, 0x71);  // g6 weighted.dp:15
        const word w194 = (word)_mm512_ternarylogic_epi64((__m512i)w190, (__m512i)w192, (__m512i)w140, 0x61);  // g7 weighted.dp:15
        const word w195 = (word)_mm512_ternarylogic_epi64((__m512i)w194, (__m512i)w148, (__m512i)w190, 0xd6);  // g8 weighted.dp:15
        const word w196 = (word)_mm512_ternarylogic_epi64((__m512i)w195, (__m512i)w147, (__m512i)w140, 0xb6);  // g9 weighted.dp:15
        const word w197 = (word)_mm512_ternarylogic_epi64((__m512i)w193, (__m512i)w142, (__m512i)w189, 0x60);  // g10 weighted.dp:15
        const word w198 = (word)_mm512_ternarylogic_epi64((__m512i)w197, (__m512i)w142, (__m512i)w151, 0x96);  // g11 weighted.dp:15
        const word w199 = (word)_mm512_ternarylogic_epi64((__m512i)w161, (__m512i)c96, (__m512i)w157, 0x7b);  // g2 weighted.dp:15
        const word w200 = (word)_mm512_ternarylogic_epi64((__m512i)w199, (__m512i)w152, (__m512i)w145, 0x56);  // g3 weighted.dp:15
        const word w201 = (word)_mm512_ternarylogic_epi64((__m512i)w157, (__m512i)w145, (__m512i)c96, 0x0d);  // g4 weighted.dp:15
        const word w202 = (word)_mm512_ternarylogic_epi64((__m512i)w157, (__m512i)w158, (__m512i)c96, 0x82);  // g5 weighted.dp:15
        const word w203 = (word)_mm512_ternarylogic_epi64((__m512i)w200, (__m512i)w150, (__m512i)w202, 0x71);  // g6 weighted.dp:15
        const word w204 = (word)_mm512_ternarylogic_epi64((__m512i)w200, (__m512i)w202, (__m512i)w150, 0x61);  // g7 weighted.dp:15
        const word w205 = (word)_mm512_ternarylogic_epi64((__m512i)w204, (__m512i)w158, (__m512i)w200, 0xd6);  // g8 weighted.dp:15
        const word w206 = (word)_mm512_ternarylogic_epi64((__m512i)w205, (__m512i)w157, (__m512i)w150, 0xb6);  // g9 weighted.dp:15
        const word w207 = (word)_mm512_ternarylogic_epi64((__m512i)w203, (__m512i)w152, (__m512i)w199, 0x60);  // g10 weighted.dp:15
        const word w208 = (word)_mm512_ternarylogic_epi64((__m512i)w207, (__m512i)w152, (__m512i)w161, 0x96);  // g11 weighted.dp:15
        const word w209 = (word)_mm512_ternarylogic_epi64((__m512i)w171, (__m512i)w122, (__m512i)w167, 0x7b);  // g2 weighted.dp:15
        const word w210 = (word)_mm512_ternarylogic_epi64((__m512i)w209, (__m512i)w162, (__m512i)w155, 0x56);  // g3 weighted.dp:15
        const word w211 = (word)_mm512_ternarylogic_epi64((__m512i)w167, (__m512i)w155, (__m512i)w122, 0x0d);  // g4 weighted.dp:15
        const word w212 = (word)_mm512_ternarylogic_epi64((__m512i)w167, (__m512i)w168, (__m512i)w122, 0x82);  // g5 weighted.dp:15
        const word w213 = (word)_mm512_ternarylogic_epi64((__m512i)w210, (__m512i)w160, (__m512i)w212, 0x71);  // g6 weighted.dp:15
        const word w214 = (word)_mm512_ternarylogic_epi64((__m512i)w210, (__m512i)w212, (__m512i)w160, 0x61);  // g7 weighted.dp:15
        const word w215 = (word)_mm512_ternarylogic_epi64((__m512i)w214, (__m512i)w168, (__m512i)w210, 0xd6);  // g8 weighted.dp:15
        const word w216 = (word)_mm512_ternarylogic_epi64((__m512i)w215, (__m512i)w167, (__m512i)w160, 0xb6);  // g9 weighted.dp:15
        const word w217 = (word)_mm512_ternarylogic_epi64((__m512i)w213, (__m512i)w162, (__m512i)w209, 0x60);  // g10 weighted.dp:15
        const word w218 = (word)_mm512_ternarylogic_epi64((__m512i)w217, (__m512i)w162, (__m512i)w171, 0x96);  // g11 weighted.dp:15
        const word w219 = (word)_mm512_ternarylogic_epi64((__m512i)w186, (__m512i)w176, (__m512i)w188, 0x7b);  // g2 weighted.dp:15
        const word w220 = (word)_mm512_ternarylogic_epi64((__m512i)w172, (__m512i)w219, (__m512i)w165, 0x56);  // g3 weighted.dp:15
        const word w221 = (word)_mm512_ternarylogic_epi64((__m512i)w188, (__m512i)w165, (__m512i)w176, 0x0d);  // g4 weighted.dp:15
        const word w222 = (word)_mm512_ternarylogic_epi64((__m512i)w188, (__m512i)w184, (__m512i)w176, 0x82);  // g5 weighted.dp:15
        const word w223 = (word)_mm512_ternarylogic_epi64((__m512i)w220, (__m512i)w170, (__m512i)w222, 0x71);  // g6 weighted.dp:15
        const word w224 = (word)_mm512_ternarylogic_epi64((__m512i)w220, (__m512i)w222, (__m512i)w170, 0x61);  // g7 weighted.dp:15
        const word w225 = (word)_mm512_ternarylogic_epi64((__m512i)w224, (__m512i)w184, (__m512i)w220, 0xd6);  // g8 weighted.dp:15
        const word w226 = (word)_mm512_ternarylogic_epi64((__m512i)w225, (__m512i)w188, (__m512i)w170, 0xb6);  // g9 weighted.dp:15
        const word w227 = (word)_mm512_ternarylogic_epi64((__m512i)w223, (__m512i)w172, (__m512i)w219, 0x60);  // g10 weighted.dp:15
        const word w228 = (word)_mm512_ternarylogic_epi64((__m512i)w227, (__m512i)w172, (__m512i)w186, 0x96);  // g11 weighted.dp:15
        store_first(bottom + i112 + 1, w194);
        store_first(bottom + i115 + 1, w197);
        store_first(bottom + i116 + 1, w193);
        const word w229 = load_word(windows + i108);
        const word w230 = load_word(windows + i109);
        const word w231 = w29 ^ w229;  // g0 weighted.dp:15
        const word w232 = (word)_mm512_ternarylogic_epi64((__m512i)w231, (__m512i)w230, (__m512i)w30, 0xf6);  // g1 weighted.dp:15
        const word w233 = w31 ^ w229;  // g0 weighted.dp:15
        const word w234 = (word)_mm512_ternarylogic_epi64((__m512i)w233, (__m512i)w230, (__m512i)w32, 0xf6);  // g1 weighted.dp:15
        const word w235 = w33 ^ w229;  // g0 weighted.dp:15
        const word w236 = (word)_mm512_ternarylogic_epi64((__m512i)w235, (__m512i)w230, (__m512i)w34, 0xf6);  // g1 weighted.dp:15
        const word w237 = w35 ^ w229;  // g0 weighted.dp:15
        const word w238 = (word)_mm512_ternarylogic_epi64((__m512i)w237, (__m512i)w230, (__m512i)w36, 0xf6);  // g1 weighted.dp:15
        const word w239 = load_first(top + i112 + 2);
        const word w240 = shift_in(w194, w239);
        const word w241 = load_first(top + i113 + 2);
        const word w242 = shift_in(w197, w241);
        const word w243 = load_first(top + i114 + 2);
        const word w244 = shift_in(w193, w243);
        const word w245 = (word)_mm512_ternarylogic_epi64((__m512i)w207, (__m512i)c97, (__m512i)w203, 0x7b);  // g2 weighted.dp:15
        const word w246 = (word)_mm512_ternarylogic_epi64((__m512i)w245, (__m512i)w198, (__m512i)w191, 0x56);  // g3 weighted.dp:15
        const word w247 = (word)_mm512_ternarylogic_epi64((__m512i)w203, (__m512i)w191, (__m512i)c97, 0x0d);  // g4 weighted.dp:15
        const word w248 = (word)_mm512_ternarylogic_epi64((__m512i)w203, (__m512i)w204, (__m512i)c97, 0x82);  // g5 weighted.dp:15
        const word w249 = (word)_mm512_ternarylogic_epi64((__m512i)w246, (__m512i)w196, (__m512i)w248, 0x71);  // g6 weighted.dp:15
        const word w250 = (word)_mm512_ternarylogic_epi64((__m512i)w246, (__m512i)w248, (__m512i)w196, 0x61);  // g7 weighted.dp:15
        const word w251 = (word)_mm512_ternarylogic_epi64((__m512i)w250, (__m512i)w204, (__m512i)w246, 0xd6);  // g8 weighted.dp:15
        const word w252 = (word)_mm512_ternarylogic_epi64((__m512i)w251, (__m512i)w203, (__m512i)w196, 0xb6);  // g9 weighted.dp:15
        const word w253 = (word)_mm512_ternarylogic_epi64((__m512i)w249, (__m512i)w198, (__m512i)w245, 0x60);  // g10 weighted.dp:15
        const word w254 = (word)_mm512_ternarylogic_epi64((__m512i)w253, (__m512i)w198, (__m512i)w207, 0x96);  // g11 weighted.dp:15
        const word w255 = (word)_mm512_ternarylogic_epi64((__m512i)w217, (__m512i)w124, (__m512i)w213, 0x7b);  // g2 weighted.dp:15
        const word w256 = (word)_mm512_ternarylogic_epi64((__m512i)w255, (__m512i)w208, (__m512i)w201, 0x56);  // g3 weighted.dp:15
        const word w257 = (word)_mm512_ternarylogic_epi64((__m512i)w213, (__m512i)w201, (__m512i)w124, 0x0d);  // g4 weighted.dp:15
        const word w258 = (word)_mm512_ternarylogic_epi64((__m512i)w213, (__m512i)w214, (__m512i)w124, 0x82);  // g5 weighted.dp:15
        const word w259 = (word)_mm512_ternarylogic_epi64((__m512i)w256, (__m512i)w206, (__m512i)w258, 0x71);  // g6 weighted.dp:15
        const word w260 = (word)_mm512_ternarylogic_epi64((__m512i)w256, (__m512i)w258, (__m512i)w206, 0x61);  // g7 weighted.dp:15
        const word w261 = (word)_mm512_ternarylogic_epi64((__m512i)w260, (__m512i)w214, (__m512i)w256, 0xd6);  // g8 weighted.dp:15
        const word w262 = (word)_mm512_ternarylogic_epi64((__m512i)w261, (__m512i)w213, (__m512i)w206, 0xb6);  // g9 weighted.dp:15
        const word w263 = (word)_mm512_ternarylogic_epi64((__m512i)w259, (__m512i)w208, (__m512i)w255, 0x60);  // g10 weighted.dp:15
        const word w264 = (word)_mm512_ternarylogic_epi64((__m512i)w263, (__m512i)w208, (__m512i)w217, 0x96);  // g11 weighted.dp:15
        const word w265 = (word)_mm512_ternarylogic_epi64((__m512i)w227, (__m512i)w178, (__m512i)w223, 0x7b);  // g2 weighted.dp:15
        const word w266 = (word)_mm512_ternarylogic_epi64((__m512i)w265, (__m512i)w218, (__m512i)w211, 0x56);  // g3 weighted.dp:15
        const word w267 = (word)_mm512_ternarylogic_epi64((__m512i)w223, (__m512i)w211, (__m512i)w178, 0x0d);  // g4 weighted.dp:15
        const word w268 = (word)_mm512_ternarylogic_epi64((__m512i)w223, (__m512i)w224, (__m512i)w178, 0x82);  // g5 weighted.dp:15
        const word w269 = (word)_mm512_ternarylogic_epi64((__m512i)w266, (__m512i)w216, (__m512i)w268, 0x71);  // g6 weighted.dp:15
        const word w270 = (word)_mm512_ternarylogic_epi64((__m512i)w266, (__m512i)w268, (__m512i)w216, 0x61);  // g7 weighted.dp:15
        const word w271 = (word)_mm512_ternarylogic_epi64((__m512i)w270, (__m512i)w224, (__m512i)w266, 0xd6);  // g8 weighted.dp:15
        const word w272 = (word)_mm512_ternarylogic_epi64((__m512i)w271, (__m512i)w223, (__m512i)w216, 0xb6);  // g9 weighted.dp:15
        const word w273 = (word)_mm512_ternarylogic_epi64((__m512i)w269, (__m512i)w218, (__m512i)w265, 0x60);  // g10 weighted.dp:15
        const word w274 = (word)_mm512_ternarylogic_epi64((__m512i)w273, (__m512i)w218, (__m512i)w227, 0x96);  // g11 weighted.dp:15
        const word w275 = (word)_mm512_ternarylogic_epi64((__m512i)w242, (__m512i)w232, (__m512i)w244, 0x7b);  // g2 weighted.dp:15
        const word w276 = (word)_mm512_ternarylogic_epi64((__m512i)w228, (__m512i)w275, (__m512i)w221, 0x56);  // g3 weighted.dp:15
        const word w277 = (word)_mm512_ternarylogic_epi64((__m512i)w244, (__m512i)w221, (__m512i)w232, 0x0d);  // g4 weighted.dp:15
        const word w278 = (word)_mm512_ternarylogic_epi64((__m512i)w244, (__m512i)w240, (__m512i)w232, 0x82);  // g5 weighted.dp:15
        const word w279 = (word)_mm512_ternarylogic_epi64((__m512i)w276, (__m512i)w226, (__m512i)w278, 0x71);  // g6 weighted.dp:15
        const word w280 = (word)_mm512_ternarylogic_epi64((__m512i)w276, (__m512i)w278, (__m512i)w226, 0x61);  // g7 weighted.dp:15
        const word w281 = (word)_mm512_ternarylogic_epi64((__m512i)w280, (__m512i)w240, (__m512i)w276, 0xd6);  // g8 weighted.dp:15
        const word w282 = (word)_mm512_ternarylogic_epi64((__m512i)w281, (__m512i)w244, (__m512i)w226, 0xb6);  // g9 weighted.dp:15
        const word w283 = (word)_mm512_ternarylogic_epi64((__m512i)w279, (__m512i)w228, (__m512i)w275, 0x60);  // g10 weighted.dp:15
        const word w284 = (word)_mm512_ternarylogic_epi64((__m512i)w283, (__m512i)w228, (__m512i)w242, 0x96);  // g11 weighted.dp:15
        store_first(bottom + i112 + 2, w250);
        store_first(bottom + i115 + 2, w253);
        store_first(bottom + i116 + 2, w249);
        const word w285 = load_word(windows + i110);
        const word w286 = load_word(windows + i111);
        const word w287 = w29 ^ w285;  // g0 weighted.dp:15
        const word w288 = (word)_mm512_ternarylogic_epi64((__m512i)w287, (__m512i)w286, (__m512i)w30, 0xf6);  // g1 weighted.dp:15
        const word w289 = w31 ^ w285;  // g0 weighted.dp:15
        const word w290 = (word)_mm512_ternarylogic_epi64((__m512i)w289, (__m512i)w286, (__m512i)w32, 0xf6);  // g1 weighted.dp:15
        const word w291 = w33 ^ w285;  // g0 weighted.dp:15
        const word w292 = (word)_mm512_ternarylogic_epi64((__m512i)w291, (__m512i)w286, (__m512i)w34, 0xf6);  // g1 weighted.dp:15
        const word w293 = w35 ^ w285;  // g0 weighted.dp:15
        const word w294 = (word)_mm512_ternarylogic_epi64((__m512i)w293, (__m512i)w286, (__m512i)w36, 0xf6);  // g1 weighted.dp:15
        const word w295 = load_first(top + i112 + 3);
        const word w296 = shift_in(w250, w295);
        const word w297 = load_first(top + i113 + 3);
        const word w298 = shift_in(w253, w297);
        const word w299 = load_first(top + i114 + 3);
        const word w300 = shift_in(w249, w299);
        const word w301 = (word)_mm512_ternarylogic_epi64((__m512i)w263, (__m512i)w126, (__m512i)w259, 0x7b);  // g2 weighted.dp:15
        const word w302 = (word)_mm512_ternarylogic_epi64((__m512i)w301, (__m512i)w254, (__m512i)w247, 0x56);  // g3 weighted.dp:15
        const word w303 = (word)_mm512_ternarylogic_epi64((__m512i)w259, (__m512i)w247, (__m512i)w126, 0x0d);  // g4 weighted.dp:15
        const word w304 = (word)_mm512_ternarylogic_epi64((__m512i)w259, (__m512i)w260, (__m512i)w126, 0x82);  // g5 weighted.dp:15
        const word w305 = (word)_mm512_ternarylogic_epi64((__m512i)w302, (__m512i)w252, (__m512i)w304, 0x71);  // g6 weighted.dp:15
        const word w306 = (word)_mm512_ternarylogic_epi64((__m512i)w302, (__m512i)w304, (__m512i)w252, 0x61);  // g7 weighted.dp:15
        const word w307 = (word)_mm512_ternarylogic_epi64((__m512i)w306, (__m512i)w260, (__m512i)w302, 0xd6);  // g8 weighted.dp:15
        const word w308 = (word)_mm512_ternarylogic_epi64((__m512i)w307, (__m512i)w259, (__m512i)w252, 0xb6);  // g9 weighted.dp:15
        const word w309 = (word)_mm512_ternarylogic_epi64((__m512i)w305, (__m512i)w254, (__m512i)w301, 0x60);  // g10 weighted.dp:15
        const word w310 = (word)_mm512_ternarylogic_epi64((__m512i)w309, (__m512i)w254, (__m512i)w263, 0x96);  // g11 weighted.dp:15
        const word w311 = (word)_mm512_ternarylogic_epi64((__m512i)w273, (__m512i)w180, (__m512i)w269, 0x7b);  // g2 weighted.dp:15
        const word w312 = (word)_mm512_ternarylogic_epi64((__m512i)w311, (__m512i)w264, (__m512i)w257, 0x56);  // g3 weighted.dp:15
        const word w313 = (word)_mm512_ternarylogic_epi64((__m512i)w269, (__m512i)w257, (__m512i)w180, 0x0d);  // g4 weighted.dp:15
        const word w314 = (word)_mm512_ternarylogic_epi64((__m512i)w269, (__m512i)w270, (__m512i)w180, 0x82);  // g5 weighted.dp:15
        const word w315 = (word)_mm512_ternarylogic_epi64((__m512i)w312, (__m512i)w262, (__m512i)w314, 0x71);  // g6 weighted.dp:15
        const word w316 = (word)_mm512_ternarylogic_epi64((__m512i)w312, (__m512i)w314, (__m512i)w262, 0x61);  // g7 weighted.dp:15
        const word w317 = (word)_mm512_ternarylogic_epi64((__m512i)w316, (__m512i)w270, (__m512i)w312, 0xd6);  // g8 weighted.dp:15
        const word w318 = (word)_mm512_ternarylogic_epi64((__m512i)w317, (__m512i)w269, (__m512i)w262, 0xb6);  // g9 weighted.dp:15
        const word w319 = (word)_mm512_ternarylogic_epi64((__m512i)w315, (__m512i)w264, (__m512i)w311, 0x60);  // g10 weighted.dp:15
        const word w320 = (word)_mm512_ternarylogic_epi64((__m512i)w319, (__m512i)w264, (__m512i)w273, 0x96);  // g11 weighted.dp:15
        const word w321 = (word)_mm512_ternarylogic_epi64((__m512i)w283, (__m512i)w234, (__m512i)w279, 0x7b);  // g2 weighted.dp:15
        const word w322 = (word)_mm512_ternarylogic_epi64((__m512i)w321, (__m512i)w274, (__m512i)w267, 0x56);  // g3 weighted.dp:15
        const word w323 = (word)_mm512_ternarylogic_epi64((__m512i)w279, (__m512i)w267, (__m512i)w234, 0x0d);  // g4 weighted.dp:15
        const word w324 = (word)_mm512_ternarylogic_epi64((__m512i)w279, (__m512i)w280, (__m512i)w234, 0x82);  // g5 weighted.dp:15
        const word w325 = (word)_mm512_ternarylogic_epi64((__m512i)w322, (__m512i)w272, (__m512i)w324, 0x71);  // g6 weighted.dp:15
        const word w326 = (word)_mm512_ternarylogic_epi64((__m512i)w322, (__m512i)w324, (__m512i)w272, 0x61);  // g7 weighted.dp:15
        const word w327 = (word)_mm512_ternarylogic_epi64((__m512i)w326, (__m512i)w280, (__m512i)w322, 0xd6);  // g8 weighted.dp:15
        const word w328 = (word)_mm512_ternarylogic_epi64((__m512i)w327, (__m512i)w279, (__m512i)w272, 0xb6);  // g9 weighted.dp:15
        const word w329 = (word)_mm512_ternarylogic_epi64((__m512i)w325, (__m512i)w274, (__m512i)w321, 0x60);  // g10 weighted.dp:15
        const word w330 = (word)_mm512_ternarylogic_epi64((__m512i)w329, (__m512i)w274, (__m512i)w283, 0x96);  // g11 weighted.dp:15
        const word w331 = (word)_mm512_ternarylogic_epi64((__m512i)w298, (__m512i)w288, (__m512i)w300, 0x7b);  // g2 weighted.dp:15
        const word w332 = (word)_mm512_ternarylogic_epi64((__m512i)w284, (__m512i)w331, (__m512i)w277, 0x56);  // g3 weighted.dp:15
        const word w333 = (word)_mm512_ternarylogic_epi64((__m512i)w300, (__m512i)w277, (__m512i)w288, 0x0d);  // g4 weighted.dp:15
        const word w334 = (word)_mm512_ternarylogic_epi64((__m512i)w300, (__m512i)w296, (__m512i)w288, 0x82);  // g5 weighted.dp:15
        const word w335 = (word)_mm512_ternarylogic_epi64((__m512i)w332, (__m512i)w282, (__m512i)w334, 0x71);  // g6 weighted.dp:15
        const word w336 = (word)_mm512_ternarylogic_epi64((__m512i)w332, (__m512i)w334, (__m512i)w282, 0x61);  // g7 weighted.dp:15
        const word w337 = (word)_mm512_ternarylogic_epi64((__m512i)w336, (__m512i)w296, (__m512i)w332, 0xd6);  // g8 weighted.dp:15
        const word w338 = (word)_mm512_ternarylogic_epi64((__m512i)w337, (__m512i)w300, (__m512i)w282, 0xb6);  // g9 weighted.dp:15
        const word w339 = (word)_mm512_ternarylogic_epi64((__m512i)w335, (__m512i)w284, (__m512i)w331, 0x60);  // g10 weighted.dp:15
        const word w340 = (word)_mm512_ternarylogic_epi64((__m512i)w339, (__m512i)w284, (__m512i)w298, 0x96);  // g11 weighted.dp:15
        store_first(bottom + i112 + 3, w306);
        store_first(bottom + i115 + 3, w309);
        store_first(bottom + i116 + 3, w305);
        c68 = w340;
        c69 = w333;
        c70 = w338;
        c71 = w330;
        c72 = w323;
        c73 = w328;
        c74 = w320;
        c75 = w313;
        c76 = w318;
        c77 = w310;
        c78 = w303;
        c79 = w308;
        c80 = w336;
        c81 = w339;
        c82 = w335;
        c83 = w326;
        c84 = w329;
        c85 = w325;
        c86 = w316;
        c87 = w319;
        c88 = w315;
        c89 = w306;
        c90 = w309;
        c91 = w305;
        c92 = w182;
        c93 = w236;
        c94 = w238;
        c95 = w290;
        c96 = w292;
        c97 = w294;
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
    store_aligned(down + 8 * WORD_BYTES, c88);
    store_aligned(down + 9 * WORD_BYTES, c89);
    store_aligned(down + 10 * WORD_BYTES, c90);
    store_aligned(down + 11 * WORD_BYTES, c91);
}

#ifdef __cplusplus
}
#endif
