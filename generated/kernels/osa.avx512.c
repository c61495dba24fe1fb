/* SPDX-License-Identifier: Apache-2.0
 *
 * osa in the wavefront layout, 4 rows a lane, for avx512.
 * Made by: minterm compile osa --layout wavefront --target avx512 --alphabet ACGT --rows 4 --emit c
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
 *     recurrence osa
 *       predicate match: a[i] == b[j]
 *       int D[0][j] = j
 *       int D[i][0] = i
 *       int D[i][j] = min(D[i-1][j] + 1, D[i][j-1] + 1, D[i-1][j-1] + (match ? 0 : 1), (match_here[i-1][j] and match_here[i][j-1] ? D_up1_left1[i-1][j-1] : D[i-1][j-1]) + 1)
 *       bool match_here[0][j] = false
 *       bool match_here[i][0] = false
 *       bool match_here[i][j] = match
 *       int D_up1_left1[0][j] = j
 *       int D_up1_left1[i][0] = i
 *       int D_up1_left1[i][j] = D[i-1][j-1]
 *       answer D[m][n]
 *
 * Codes of symbols, of which bit p is in plane p:
 *     a and b: 'A' 0, 'C' 1, 'G' 2, 'T' 3
 *
 * Codes of what crosses the edges of cells, bit 0 on the right; bit p is in plane p, and * may be
 * either:
 *     vertical, D[i][j-1] - D[i-1][j-1]; match_here[i][j-1]; D_up1_left1[i-1][j-1] - D[i-1][j-1]:
 *         (-1, 0, -1) = 00*
 *         (0, 0, -1) = 010
 *         (0, 1, -1) = 011
 *         (1, 0, -1) = 10*
 *         row 1, 2, .. at the left edge (j - 1 = 0): code 4
 *     horizontal, D[i-1][j] - D[i-1][j-1]; match_here[i-1][j]; D_up1_left1[i-1][j] - D[i-1][j-1]:
 *         (-1, 0, -1) = 11**
 *         (0, 0, -1) = 1010
 *         (0, 0, 0) = 0010
 *         (0, 1, 0) = *000
 *         (1, 0, 0) = 011*
 *         (1, 1, 1) = 010*
 *         column 1, 2, .. at the top edge (i - 1 = 0): code 6
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
 *     down      16 words, which may be anything at first
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
 * A cell: 6 gates, nothing proved (shipped).
 * Comments behind its gates have their names here and osa.dp:17, where its formula begins.
 * Gates after the last of these keep the vertical flow of lanes that have no column.
 * lut3: 8 gates, depth 5, 0 moves, 10 live registers
 * inputs v0 v1 v2 h0 h1 h2 h3 a0 a1 b0 b1
 * g0 = lut[0x66](a0, b0)
 * g1 = lut[0xf6](a1, b1, g0)
 * g2 = lut[0x4f](h1, v0, v1)
 * g3 = lut[0x40](g1, h1, h3)
 * g4 = lut[0x84](g2, g1, v2)
 * g5 = lut[0x25](g4, h3, h2)
 * g6 = lut[0xc5](g5, h3, h2)
 * g7 = lut[0x96](v1, h2, g5)
 * v0' = g3
 * v1' = g5
 * v2' = g6
 * h0' = 0
 * h1' = g1
 * h2' = g7
 * h3' = v2
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
static inline word zeros(void) {
    word w;
    memset(&w, 0, sizeof w);
    return w;
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

/* An iteration: 176 gates, 16 moves, 0 additions, 28 loads, 16 stores. */
void osa_avx512_edge(uint8_t *const *buffers, const int64_t *scalars);
void osa_avx512_edge(uint8_t *const *buffers, const int64_t *scalars) {
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
    const word w29 = load_aligned(down + 12 * WORD_BYTES);
    const word w30 = load_aligned(down + 13 * WORD_BYTES);
    const word w31 = load_aligned(down + 14 * WORD_BYTES);
    const word w32 = load_aligned(down + 15 * WORD_BYTES);
    const word w33 = load_aligned(a);
    const word w34 = load_aligned(a + 1 * WORD_BYTES);
    const word w35 = load_aligned(a + 2 * WORD_BYTES);
    const word w36 = load_aligned(a + 3 * WORD_BYTES);
    const word w37 = load_aligned(a + 4 * WORD_BYTES);
    const word w38 = load_aligned(a + 5 * WORD_BYTES);
    const word w39 = load_aligned(a + 6 * WORD_BYTES);
    const word w40 = load_aligned(a + 7 * WORD_BYTES);
    const uint64_t i41 = i3 & (uint64_t)7;
    const uint64_t i42 = i3 >> 3;
    const uint64_t i43 = i41 * i0;
    const uint64_t i44 = i43 + i42;
    const uint64_t i45 = i0 * (uint64_t)8;
    const uint64_t i46 = i44 + i45;
    const uint64_t i47 = i46 + i45;
    const uint64_t i48 = i47 + i45;
    const uint64_t i49 = i48 + i45;
    const uint64_t i50 = i49 + i45;
    const uint64_t i51 = i50 + i45;
    const uint64_t i52 = i51 + i45;
    const word w53 = load_word(windows + i47);
    const word w54 = load_word(windows + i48);
    const word w55 = load_word(active + i46);
    const word w56 = w39 ^ w53;  // g0 osa.dp:17
    const word w57 = (word)_mm512_ternarylogic_epi64((__m512i)w56, (__m512i)w54, (__m512i)w40, 0xf6);  // g1 osa.dp:17
    const word w58 = load_word(windows + i49);
    const word w59 = load_word(windows + i50);
    const word w60 = load_word(active + i47);
    const word w61 = w37 ^ w58;  // g0 osa.dp:17
    const word w62 = (word)_mm512_ternarylogic_epi64((__m512i)w61, (__m512i)w59, (__m512i)w38, 0xf6);  // g1 osa.dp:17
    const word w63 = w39 ^ w58;  // g0 osa.dp:17
    const word w64 = (word)_mm512_ternarylogic_epi64((__m512i)w63, (__m512i)w59, (__m512i)w40, 0xf6);  // g1 osa.dp:17
    const word w65 = load_word(windows + i51);
    const word w66 = load_word(windows + i52);
    const word w67 = load_word(active + i48);
    const word w68 = w35 ^ w65;  // g0 osa.dp:17
    const word w69 = (word)_mm512_ternarylogic_epi64((__m512i)w68, (__m512i)w66, (__m512i)w36, 0xf6);  // g1 osa.dp:17
    const word w70 = w37 ^ w65;  // g0 osa.dp:17
    const word w71 = (word)_mm512_ternarylogic_epi64((__m512i)w70, (__m512i)w66, (__m512i)w38, 0xf6);  // g1 osa.dp:17
    const word w72 = w39 ^ w65;  // g0 osa.dp:17
    const word w73 = (word)_mm512_ternarylogic_epi64((__m512i)w72, (__m512i)w66, (__m512i)w40, 0xf6);  // g1 osa.dp:17
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
    word c103 = w57;
    word c104 = w55;
    word c105 = w62;
    word c106 = w64;
    word c107 = w60;
    word c108 = w69;
    word c109 = w71;
    word c110 = w73;
    word c111 = w67;
    for (uint64_t i74 = i3; (int64_t)i74 < (int64_t)i4; ++i74) {
        const uint64_t i112 = (uint64_t)1;
        const uint64_t i113 = i74 + i112;
        const uint64_t i114 = i113 & (uint64_t)7;
        const uint64_t i115 = i113 >> 3;
        const uint64_t i116 = i114 * i0;
        const uint64_t i117 = i116 + i115;
        const uint64_t i118 = i0 * (uint64_t)8;
        const uint64_t i119 = i117 + i118;
        const uint64_t i120 = i119 + i118;
        const uint64_t i121 = i120 + i118;
        const uint64_t i122 = i121 + i118;
        const uint64_t i123 = i122 + i118;
        const uint64_t i124 = i123 + i118;
        const uint64_t i125 = i124 + i118;
        const uint64_t i126 = i74 * (uint64_t)4;
        const uint64_t i127 = i126 + i1;
        const uint64_t i128 = i127 + i1;
        const uint64_t i129 = i128 + i1;
        const uint64_t i130 = i126 + i2;
        const uint64_t i131 = i130 + i2;
        const uint64_t i132 = i131 + i2;
        const word w133 = load_word(windows + i117);
        const word w134 = load_word(windows + i119);
        const word w135 = load_word(active + i117);
        const word w136 = w33 ^ w133;  // g0 osa.dp:17
        const word w137 = (word)_mm512_ternarylogic_epi64((__m512i)w136, (__m512i)w134, (__m512i)w34, 0xf6);  // g1 osa.dp:17
        const word w138 = w35 ^ w133;  // g0 osa.dp:17
        const word w139 = (word)_mm512_ternarylogic_epi64((__m512i)w138, (__m512i)w134, (__m512i)w36, 0xf6);  // g1 osa.dp:17
        const word w140 = w37 ^ w133;  // g0 osa.dp:17
        const word w141 = (word)_mm512_ternarylogic_epi64((__m512i)w140, (__m512i)w134, (__m512i)w38, 0xf6);  // g1 osa.dp:17
        const word w142 = w39 ^ w133;  // g0 osa.dp:17
        const word w143 = (word)_mm512_ternarylogic_epi64((__m512i)w142, (__m512i)w134, (__m512i)w40, 0xf6);  // g1 osa.dp:17
        const word w146 = load_first(top + i127);
        const word w147 = shift_in(c100, w146);
        const word w148 = load_first(top + i128);
        const word w149 = shift_in(c101, w148);
        const word w150 = load_first(top + i129);
        const word w151 = shift_in(c102, w150);
        const word w152 = (word)_mm512_ternarylogic_epi64((__m512i)c85, (__m512i)c84, (__m512i)c96, 0x4f);  // g2 osa.dp:17
        const word w153 = (word)_mm512_ternarylogic_epi64((__m512i)c98, (__m512i)c96, (__m512i)c103, 0x40);  // g3 osa.dp:17
        const word w154 = (word)_mm512_ternarylogic_epi64((__m512i)w152, (__m512i)c103, (__m512i)c86, 0x84);  // g4 osa.dp:17
        const word w155 = (word)_mm512_ternarylogic_epi64((__m512i)w154, (__m512i)c98, (__m512i)c97, 0x25);  // g5 osa.dp:17
        const word w156 = (word)_mm512_ternarylogic_epi64((__m512i)w155, (__m512i)c98, (__m512i)c97, 0x8d);  // g6 osa.dp:17
        const word w157 = (word)_mm512_ternarylogic_epi64((__m512i)w155, (__m512i)c97, (__m512i)c85, 0x96);  // g7 osa.dp:17
        const word w158 = (word)_mm512_ternarylogic_epi64((__m512i)w153, (__m512i)c104, (__m512i)c84, 0xe2);  // g8 osa.dp:17
        const word w159 = (word)_mm512_ternarylogic_epi64((__m512i)w155, (__m512i)c104, (__m512i)c85, 0xe2);  // g9 osa.dp:17
        const word w160 = (word)_mm512_ternarylogic_epi64((__m512i)w156, (__m512i)c104, (__m512i)c86, 0xe2);  // g10 osa.dp:17
        const word w161 = zeros();
        const word w162 = (word)_mm512_ternarylogic_epi64((__m512i)c82, (__m512i)c81, (__m512i)c92, 0x4f);  // g2 osa.dp:17
        const word w163 = (word)_mm512_ternarylogic_epi64((__m512i)c94, (__m512i)c92, (__m512i)c105, 0x40);  // g3 osa.dp:17
        const word w164 = (word)_mm512_ternarylogic_epi64((__m512i)w162, (__m512i)c105, (__m512i)c83, 0x84);  // g4 osa.dp:17
        const word w165 = (word)_mm512_ternarylogic_epi64((__m512i)w164, (__m512i)c94, (__m512i)c93, 0x25);  // g5 osa.dp:17
        const word w166 = (word)_mm512_ternarylogic_epi64((__m512i)w165, (__m512i)c94, (__m512i)c93, 0x8d);  // g6 osa.dp:17
        const word w167 = (word)_mm512_ternarylogic_epi64((__m512i)w165, (__m512i)c93, (__m512i)c82, 0x96);  // g7 osa.dp:17
        const word w168 = (word)_mm512_ternarylogic_epi64((__m512i)w163, (__m512i)c107, (__m512i)c81, 0xe2);  // g8 osa.dp:17
        const word w169 = (word)_mm512_ternarylogic_epi64((__m512i)w165, (__m512i)c107, (__m512i)c82, 0xe2);  // g9 osa.dp:17
        const word w170 = (word)_mm512_ternarylogic_epi64((__m512i)w166, (__m512i)c107, (__m512i)c83, 0xe2);  // g10 osa.dp:17
        const word w172 = (word)_mm512_ternarylogic_epi64((__m512i)c79, (__m512i)c78, (__m512i)c88, 0x4f);  // g2 osa.dp:17
        const word w173 = (word)_mm512_ternarylogic_epi64((__m512i)c90, (__m512i)c88, (__m512i)c108, 0x40);  // g3 osa.dp:17
        const word w174 = (word)_mm512_ternarylogic_epi64((__m512i)w172, (__m512i)c108, (__m512i)c80, 0x84);  // g4 osa.dp:17
        const word w175 = (word)_mm512_ternarylogic_epi64((__m512i)w174, (__m512i)c90, (__m512i)c89, 0x25);  // g5 osa.dp:17
        const word w176 = (word)_mm512_ternarylogic_epi64((__m512i)w175, (__m512i)c90, (__m512i)c89, 0x8d);  // g6 osa.dp:17
        const word w177 = (word)_mm512_ternarylogic_epi64((__m512i)w175, (__m512i)c89, (__m512i)c79, 0x96);  // g7 osa.dp:17
        const word w178 = (word)_mm512_ternarylogic_epi64((__m512i)w173, (__m512i)c111, (__m512i)c78, 0xe2);  // g8 osa.dp:17
        const word w179 = (word)_mm512_ternarylogic_epi64((__m512i)w175, (__m512i)c111, (__m512i)c79, 0xe2);  // g9 osa.dp:17
        const word w180 = (word)_mm512_ternarylogic_epi64((__m512i)w176, (__m512i)c111, (__m512i)c80, 0xe2);  // g10 osa.dp:17
        const word w182 = (word)_mm512_ternarylogic_epi64((__m512i)w147, (__m512i)c75, (__m512i)c76, 0x5d);  // g2 osa.dp:17
        const word w183 = (word)_mm512_ternarylogic_epi64((__m512i)w137, (__m512i)w147, (__m512i)w151, 0x08);  // g3 osa.dp:17
        const word w184 = (word)_mm512_ternarylogic_epi64((__m512i)w137, (__m512i)c77, (__m512i)w182, 0x90);  // g4 osa.dp:17
        const word w185 = (word)_mm512_ternarylogic_epi64((__m512i)w184, (__m512i)w151, (__m512i)w149, 0x25);  // g5 osa.dp:17
        const word w186 = (word)_mm512_ternarylogic_epi64((__m512i)w185, (__m512i)w151, (__m512i)w149, 0x8d);  // g6 osa.dp:17
        const word w187 = (word)_mm512_ternarylogic_epi64((__m512i)w185, (__m512i)w149, (__m512i)c76, 0x96);  // g7 osa.dp:17
        const word w188 = (word)_mm512_ternarylogic_epi64((__m512i)w183, (__m512i)w135, (__m512i)c75, 0xe2);  // g8 osa.dp:17
        const word w189 = (word)_mm512_ternarylogic_epi64((__m512i)w185, (__m512i)w135, (__m512i)c76, 0xe2);  // g9 osa.dp:17
        const word w190 = (word)_mm512_ternarylogic_epi64((__m512i)w186, (__m512i)w135, (__m512i)c77, 0xe2);  // g10 osa.dp:17
        store_first(bottom + i126, w161);
        store_first(bottom + i130, c103);
        store_first(bottom + i131, w157);
        store_first(bottom + i132, c86);
        const word w192 = load_word(windows + i120);
        const word w193 = load_word(windows + i121);
        const word w194 = load_word(active + i119);
        const word w195 = w33 ^ w192;  // g0 osa.dp:17
        const word w196 = (word)_mm512_ternarylogic_epi64((__m512i)w195, (__m512i)w193, (__m512i)w34, 0xf6);  // g1 osa.dp:17
        const word w197 = w35 ^ w192;  // g0 osa.dp:17
        const word w198 = (word)_mm512_ternarylogic_epi64((__m512i)w197, (__m512i)w193, (__m512i)w36, 0xf6);  // g1 osa.dp:17
        const word w199 = w37 ^ w192;  // g0 osa.dp:17
        const word w200 = (word)_mm512_ternarylogic_epi64((__m512i)w199, (__m512i)w193, (__m512i)w38, 0xf6);  // g1 osa.dp:17
        const word w201 = w39 ^ w192;  // g0 osa.dp:17
        const word w202 = (word)_mm512_ternarylogic_epi64((__m512i)w201, (__m512i)w193, (__m512i)w40, 0xf6);  // g1 osa.dp:17
        const word w205 = load_first(top + i127 + 1);
        const word w206 = shift_in(c103, w205);
        const word w207 = load_first(top + i128 + 1);
        const word w208 = shift_in(w157, w207);
        const word w209 = load_first(top + i129 + 1);
        const word w210 = shift_in(c86, w209);
        const word w211 = (word)_mm512_ternarylogic_epi64((__m512i)w159, (__m512i)w158, (__m512i)c105, 0x4f);  // g2 osa.dp:17
        const word w212 = (word)_mm512_ternarylogic_epi64((__m512i)c83, (__m512i)c105, (__m512i)c106, 0x40);  // g3 osa.dp:17
        const word w213 = (word)_mm512_ternarylogic_epi64((__m512i)w160, (__m512i)c106, (__m512i)w211, 0x84);  // g4 osa.dp:17
        const word w214 = (word)_mm512_ternarylogic_epi64((__m512i)w213, (__m512i)c83, (__m512i)w167, 0x25);  // g5 osa.dp:17
        const word w215 = (word)_mm512_ternarylogic_epi64((__m512i)w214, (__m512i)c83, (__m512i)w167, 0x8d);  // g6 osa.dp:17
        const word w216 = (word)_mm512_ternarylogic_epi64((__m512i)w214, (__m512i)w167, (__m512i)w159, 0x96);  // g7 osa.dp:17
        const word w217 = (word)_mm512_ternarylogic_epi64((__m512i)w158, (__m512i)w212, (__m512i)c107, 0xd8);  // g8 osa.dp:17
        const word w218 = (word)_mm512_ternarylogic_epi64((__m512i)w214, (__m512i)c107, (__m512i)w159, 0xe2);  // g9 osa.dp:17
        const word w219 = (word)_mm512_ternarylogic_epi64((__m512i)w215, (__m512i)c107, (__m512i)w160, 0xe2);  // g10 osa.dp:17
        const word w220 = zeros();
        const word w221 = (word)_mm512_ternarylogic_epi64((__m512i)w169, (__m512i)w168, (__m512i)c108, 0x4f);  // g2 osa.dp:17
        const word w222 = (word)_mm512_ternarylogic_epi64((__m512i)c80, (__m512i)c108, (__m512i)c109, 0x40);  // g3 osa.dp:17
        const word w223 = (word)_mm512_ternarylogic_epi64((__m512i)w170, (__m512i)c109, (__m512i)w221, 0x84);  // g4 osa.dp:17
        const word w224 = (word)_mm512_ternarylogic_epi64((__m512i)w223, (__m512i)c80, (__m512i)w177, 0x25);  // g5 osa.dp:17
        const word w225 = (word)_mm512_ternarylogic_epi64((__m512i)w224, (__m512i)c80, (__m512i)w177, 0x8d);  // g6 osa.dp:17
        const word w226 = (word)_mm512_ternarylogic_epi64((__m512i)w224, (__m512i)w177, (__m512i)w169, 0x96);  // g7 osa.dp:17
        const word w227 = (word)_mm512_ternarylogic_epi64((__m512i)w168, (__m512i)w222, (__m512i)c111, 0xd8);  // g8 osa.dp:17
        const word w228 = (word)_mm512_ternarylogic_epi64((__m512i)w224, (__m512i)c111, (__m512i)w169, 0xe2);  // g9 osa.dp:17
        const word w229 = (word)_mm512_ternarylogic_epi64((__m512i)w225, (__m512i)c111, (__m512i)w170, 0xe2);  // g10 osa.dp:17
        const word w231 = (word)_mm512_ternarylogic_epi64((__m512i)w179, (__m512i)w178, (__m512i)w137, 0x4f);  // g2 osa.dp:17
        const word w232 = (word)_mm512_ternarylogic_epi64((__m512i)w137, (__m512i)c77, (__m512i)w139, 0x40);  // g3 osa.dp:17
        const word w233 = (word)_mm512_ternarylogic_epi64((__m512i)w180, (__m512i)w139, (__m512i)w231, 0x84);  // g4 osa.dp:17
        const word w234 = (word)_mm512_ternarylogic_epi64((__m512i)w233, (__m512i)c77, (__m512i)w187, 0x25);  // g5 osa.dp:17
        const word w235 = (word)_mm512_ternarylogic_epi64((__m512i)w234, (__m512i)c77, (__m512i)w187, 0x8d);  // g6 osa.dp:17
        const word w236 = (word)_mm512_ternarylogic_epi64((__m512i)w234, (__m512i)w187, (__m512i)w179, 0x96);  // g7 osa.dp:17
        const word w237 = (word)_mm512_ternarylogic_epi64((__m512i)w232, (__m512i)w135, (__m512i)w178, 0xe2);  // g8 osa.dp:17
        const word w238 = (word)_mm512_ternarylogic_epi64((__m512i)w234, (__m512i)w135, (__m512i)w179, 0xe2);  // g9 osa.dp:17
        const word w239 = (word)_mm512_ternarylogic_epi64((__m512i)w235, (__m512i)w135, (__m512i)w180, 0xe2);  // g10 osa.dp:17
        const word w241 = (word)_mm512_ternarylogic_epi64((__m512i)w189, (__m512i)w188, (__m512i)w206, 0x4f);  // g2 osa.dp:17
        const word w242 = (word)_mm512_ternarylogic_epi64((__m512i)w196, (__m512i)w206, (__m512i)w210, 0x08);  // g3 osa.dp:17
        const word w243 = (word)_mm512_ternarylogic_epi64((__m512i)w190, (__m512i)w196, (__m512i)w241, 0x84);  // g4 osa.dp:17
        const word w244 = (word)_mm512_ternarylogic_epi64((__m512i)w243, (__m512i)w210, (__m512i)w208, 0x25);  // g5 osa.dp:17
        const word w245 = (word)_mm512_ternarylogic_epi64((__m512i)w244, (__m512i)w210, (__m512i)w208, 0x8d);  // g6 osa.dp:17
        const word w246 = (word)_mm512_ternarylogic_epi64((__m512i)w244, (__m512i)w208, (__m512i)w189, 0x96);  // g7 osa.dp:17
        const word w247 = (word)_mm512_ternarylogic_epi64((__m512i)w188, (__m512i)w242, (__m512i)w194, 0xd8);  // g8 osa.dp:17
        const word w248 = (word)_mm512_ternarylogic_epi64((__m512i)w244, (__m512i)w194, (__m512i)w189, 0xe2);  // g9 osa.dp:17
        const word w249 = (word)_mm512_ternarylogic_epi64((__m512i)w245, (__m512i)w194, (__m512i)w190, 0xe2);  // g10 osa.dp:17
        store_first(bottom + i126 + 1, w220);
        store_first(bottom + i130 + 1, c106);
        store_first(bottom + i131 + 1, w216);
        store_first(bottom + i132 + 1, w160);
        const word w251 = load_word(windows + i122);
        const word w252 = load_word(windows + i123);
        const word w253 = load_word(active + i120);
        const word w254 = w33 ^ w251;  // g0 osa.dp:17
        const word w255 = (word)_mm512_ternarylogic_epi64((__m512i)w254, (__m512i)w252, (__m512i)w34, 0xf6);  // g1 osa.dp:17
        const word w256 = w35 ^ w251;  // g0 osa.dp:17
        const word w257 = (word)_mm512_ternarylogic_epi64((__m512i)w256, (__m512i)w252, (__m512i)w36, 0xf6);  // g1 osa.dp:17
        const word w258 = w37 ^ w251;  // g0 osa.dp:17
        const word w259 = (word)_mm512_ternarylogic_epi64((__m512i)w258, (__m512i)w252, (__m512i)w38, 0xf6);  // g1 osa.dp:17
        const word w260 = w39 ^ w251;  // g0 osa.dp:17
        const word w261 = (word)_mm512_ternarylogic_epi64((__m512i)w260, (__m512i)w252, (__m512i)w40, 0xf6);  // g1 osa.dp:17
        const word w264 = load_first(top + i127 + 2);
        const word w265 = shift_in(c106, w264);
        const word w266 = load_first(top + i128 + 2);
        const word w267 = shift_in(w216, w266);
        const word w268 = load_first(top + i129 + 2);
        const word w269 = shift_in(w160, w268);
        const word w270 = (word)_mm512_ternarylogic_epi64((__m512i)w218, (__m512i)w217, (__m512i)c109, 0x4f);  // g2 osa.dp:17
        const word w271 = (word)_mm512_ternarylogic_epi64((__m512i)w170, (__m512i)c109, (__m512i)c110, 0x40);  // g3 osa.dp:17
        const word w272 = (word)_mm512_ternarylogic_epi64((__m512i)w219, (__m512i)c110, (__m512i)w270, 0x84);  // g4 osa.dp:17
        const word w273 = (word)_mm512_ternarylogic_epi64((__m512i)w272, (__m512i)w170, (__m512i)w226, 0x25);  // g5 osa.dp:17
        const word w274 = (word)_mm512_ternarylogic_epi64((__m512i)w273, (__m512i)w170, (__m512i)w226, 0x8d);  // g6 osa.dp:17
        const word w275 = (word)_mm512_ternarylogic_epi64((__m512i)w273, (__m512i)w226, (__m512i)w218, 0x96);  // g7 osa.dp:17
        const word w276 = (word)_mm512_ternarylogic_epi64((__m512i)w271, (__m512i)c111, (__m512i)w217, 0xe2);  // g8 osa.dp:17
        const word w277 = (word)_mm512_ternarylogic_epi64((__m512i)w273, (__m512i)c111, (__m512i)w218, 0xe2);  // g9 osa.dp:17
        const word w278 = (word)_mm512_ternarylogic_epi64((__m512i)w274, (__m512i)c111, (__m512i)w219, 0xe2);  // g10 osa.dp:17
        const word w279 = zeros();
        const word w280 = (word)_mm512_ternarylogic_epi64((__m512i)w228, (__m512i)w227, (__m512i)w139, 0x4f);  // g2 osa.dp:17
        const word w281 = (word)_mm512_ternarylogic_epi64((__m512i)w180, (__m512i)w139, (__m512i)w141, 0x40);  // g3 osa.dp:17
        const word w282 = (word)_mm512_ternarylogic_epi64((__m512i)w229, (__m512i)w141, (__m512i)w280, 0x84);  // g4 osa.dp:17
        const word w283 = (word)_mm512_ternarylogic_epi64((__m512i)w282, (__m512i)w180, (__m512i)w236, 0x25);  // g5 osa.dp:17
        const word w284 = (word)_mm512_ternarylogic_epi64((__m512i)w283, (__m512i)w180, (__m512i)w236, 0x8d);  // g6 osa.dp:17
        const word w285 = (word)_mm512_ternarylogic_epi64((__m512i)w283, (__m512i)w236, (__m512i)w228, 0x96);  // g7 osa.dp:17
        const word w286 = (word)_mm512_ternarylogic_epi64((__m512i)w281, (__m512i)w135, (__m512i)w227, 0xe2);  // g8 osa.dp:17
        const word w287 = (word)_mm512_ternarylogic_epi64((__m512i)w283, (__m512i)w135, (__m512i)w228, 0xe2);  // g9 osa.dp:17
        const word w288 = (word)_mm512_ternarylogic_epi64((__m512i)w284, (__m512i)w135, (__m512i)w229, 0xe2);  // g10 osa.dp:17
        const word w290 = (word)_mm512_ternarylogic_epi64((__m512i)w238, (__m512i)w237, (__m512i)w196, 0x4f);  // g2 osa.dp:17
        const word w291 = (word)_mm512_ternarylogic_epi64((__m512i)w190, (__m512i)w196, (__m512i)w198, 0x40);  // g3 osa.dp:17
        const word w292 = (word)_mm512_ternarylogic_epi64((__m512i)w239, (__m512i)w198, (__m512i)w290, 0x84);  // g4 osa.dp:17
        const word w293 = (word)_mm512_ternarylogic_epi64((__m512i)w292, (__m512i)w190, (__m512i)w246, 0x25);  // g5 osa.dp:17
        const word w294 = (word)_mm512_ternarylogic_epi64((__m512i)w293, (__m512i)w190, (__m512i)w246, 0x8d);  // g6 osa.dp:17
        const word w295 = (word)_mm512_ternarylogic_epi64((__m512i)w293, (__m512i)w246, (__m512i)w238, 0x96);  // g7 osa.dp:17
        const word w296 = (word)_mm512_ternarylogic_epi64((__m512i)w291, (__m512i)w194, (__m512i)w237, 0xe2);  // g8 osa.dp:17
        const word w297 = (word)_mm512_ternarylogic_epi64((__m512i)w293, (__m512i)w194, (__m512i)w238, 0xe2);  // g9 osa.dp:17
        const word w298 = (word)_mm512_ternarylogic_epi64((__m512i)w294, (__m512i)w194, (__m512i)w239, 0xe2);  // g10 osa.dp:17
        const word w300 = (word)_mm512_ternarylogic_epi64((__m512i)w248, (__m512i)w247, (__m512i)w265, 0x4f);  // g2 osa.dp:17
        const word w301 = (word)_mm512_ternarylogic_epi64((__m512i)w269, (__m512i)w265, (__m512i)w255, 0x40);  // g3 osa.dp:17
        const word w302 = (word)_mm512_ternarylogic_epi64((__m512i)w249, (__m512i)w255, (__m512i)w300, 0x84);  // g4 osa.dp:17
        const word w303 = (word)_mm512_ternarylogic_epi64((__m512i)w302, (__m512i)w269, (__m512i)w267, 0x25);  // g5 osa.dp:17
        const word w304 = (word)_mm512_ternarylogic_epi64((__m512i)w303, (__m512i)w269, (__m512i)w267, 0x8d);  // g6 osa.dp:17
        const word w305 = (word)_mm512_ternarylogic_epi64((__m512i)w303, (__m512i)w267, (__m512i)w248, 0x96);  // g7 osa.dp:17
        const word w306 = (word)_mm512_ternarylogic_epi64((__m512i)w301, (__m512i)w253, (__m512i)w247, 0xe2);  // g8 osa.dp:17
        const word w307 = (word)_mm512_ternarylogic_epi64((__m512i)w303, (__m512i)w253, (__m512i)w248, 0xe2);  // g9 osa.dp:17
        const word w308 = (word)_mm512_ternarylogic_epi64((__m512i)w304, (__m512i)w253, (__m512i)w249, 0xe2);  // g10 osa.dp:17
        store_first(bottom + i126 + 2, w279);
        store_first(bottom + i130 + 2, c110);
        store_first(bottom + i131 + 2, w275);
        store_first(bottom + i132 + 2, w219);
        const word w310 = load_word(windows + i124);
        const word w311 = load_word(windows + i125);
        const word w312 = load_word(active + i121);
        const word w313 = w33 ^ w310;  // g0 osa.dp:17
        const word w314 = (word)_mm512_ternarylogic_epi64((__m512i)w313, (__m512i)w311, (__m512i)w34, 0xf6);  // g1 osa.dp:17
        const word w315 = w35 ^ w310;  // g0 osa.dp:17
        const word w316 = (word)_mm512_ternarylogic_epi64((__m512i)w315, (__m512i)w311, (__m512i)w36, 0xf6);  // g1 osa.dp:17
        const word w317 = w37 ^ w310;  // g0 osa.dp:17
        const word w318 = (word)_mm512_ternarylogic_epi64((__m512i)w317, (__m512i)w311, (__m512i)w38, 0xf6);  // g1 osa.dp:17
        const word w319 = w39 ^ w310;  // g0 osa.dp:17
        const word w320 = (word)_mm512_ternarylogic_epi64((__m512i)w319, (__m512i)w311, (__m512i)w40, 0xf6);  // g1 osa.dp:17
        const word w323 = load_first(top + i127 + 3);
        const word w324 = shift_in(c110, w323);
        const word w325 = load_first(top + i128 + 3);
        const word w326 = shift_in(w275, w325);
        const word w327 = load_first(top + i129 + 3);
        const word w328 = shift_in(w219, w327);
        const word w329 = (word)_mm512_ternarylogic_epi64((__m512i)w277, (__m512i)w276, (__m512i)w141, 0x4f);  // g2 osa.dp:17
        const word w330 = (word)_mm512_ternarylogic_epi64((__m512i)w229, (__m512i)w141, (__m512i)w143, 0x40);  // g3 osa.dp:17
        const word w331 = (word)_mm512_ternarylogic_epi64((__m512i)w278, (__m512i)w143, (__m512i)w329, 0x84);  // g4 osa.dp:17
        const word w332 = (word)_mm512_ternarylogic_epi64((__m512i)w331, (__m512i)w229, (__m512i)w285, 0x25);  // g5 osa.dp:17
        const word w333 = (word)_mm512_ternarylogic_epi64((__m512i)w332, (__m512i)w229, (__m512i)w285, 0x8d);  // g6 osa.dp:17
        const word w334 = (word)_mm512_ternarylogic_epi64((__m512i)w332, (__m512i)w285, (__m512i)w277, 0x96);  // g7 osa.dp:17
        const word w335 = (word)_mm512_ternarylogic_epi64((__m512i)w330, (__m512i)w135, (__m512i)w276, 0xe2);  // g8 osa.dp:17
        const word w336 = (word)_mm512_ternarylogic_epi64((__m512i)w332, (__m512i)w135, (__m512i)w277, 0xe2);  // g9 osa.dp:17
        const word w337 = (word)_mm512_ternarylogic_epi64((__m512i)w333, (__m512i)w135, (__m512i)w278, 0xe2);  // g10 osa.dp:17
        const word w338 = zeros();
        const word w339 = (word)_mm512_ternarylogic_epi64((__m512i)w287, (__m512i)w286, (__m512i)w198, 0x4f);  // g2 osa.dp:17
        const word w340 = (word)_mm512_ternarylogic_epi64((__m512i)w239, (__m512i)w198, (__m512i)w200, 0x40);  // g3 osa.dp:17
        const word w341 = (word)_mm512_ternarylogic_epi64((__m512i)w288, (__m512i)w200, (__m512i)w339, 0x84);  // g4 osa.dp:17
        const word w342 = (word)_mm512_ternarylogic_epi64((__m512i)w341, (__m512i)w239, (__m512i)w295, 0x25);  // g5 osa.dp:17
        const word w343 = (word)_mm512_ternarylogic_epi64((__m512i)w342, (__m512i)w239, (__m512i)w295, 0x8d);  // g6 osa.dp:17
        const word w344 = (word)_mm512_ternarylogic_epi64((__m512i)w342, (__m512i)w295, (__m512i)w287, 0x96);  // g7 osa.dp:17
        const word w345 = (word)_mm512_ternarylogic_epi64((__m512i)w340, (__m512i)w194, (__m512i)w286, 0xe2);  // g8 osa.dp:17
        const word w346 = (word)_mm512_ternarylogic_epi64((__m512i)w342, (__m512i)w194, (__m512i)w287, 0xe2);  // g9 osa.dp:17
        const word w347 = (word)_mm512_ternarylogic_epi64((__m512i)w343, (__m512i)w194, (__m512i)w288, 0xe2);  // g10 osa.dp:17
        const word w348 = zeros();
        const word w349 = (word)_mm512_ternarylogic_epi64((__m512i)w297, (__m512i)w296, (__m512i)w255, 0x4f);  // g2 osa.dp:17
        const word w350 = (word)_mm512_ternarylogic_epi64((__m512i)w249, (__m512i)w255, (__m512i)w257, 0x40);  // g3 osa.dp:17
        const word w351 = (word)_mm512_ternarylogic_epi64((__m512i)w298, (__m512i)w257, (__m512i)w349, 0x84);  // g4 osa.dp:17
        const word w352 = (word)_mm512_ternarylogic_epi64((__m512i)w351, (__m512i)w249, (__m512i)w305, 0x25);  // g5 osa.dp:17
        const word w353 = (word)_mm512_ternarylogic_epi64((__m512i)w352, (__m512i)w249, (__m512i)w305, 0x8d);  // g6 osa.dp:17
        const word w354 = (word)_mm512_ternarylogic_epi64((__m512i)w352, (__m512i)w305, (__m512i)w297, 0x96);  // g7 osa.dp:17
        const word w355 = (word)_mm512_ternarylogic_epi64((__m512i)w350, (__m512i)w253, (__m512i)w296, 0xe2);  // g8 osa.dp:17
        const word w356 = (word)_mm512_ternarylogic_epi64((__m512i)w352, (__m512i)w253, (__m512i)w297, 0xe2);  // g9 osa.dp:17
        const word w357 = (word)_mm512_ternarylogic_epi64((__m512i)w353, (__m512i)w253, (__m512i)w298, 0xe2);  // g10 osa.dp:17
        const word w358 = zeros();
        const word w359 = (word)_mm512_ternarylogic_epi64((__m512i)w307, (__m512i)w306, (__m512i)w324, 0x4f);  // g2 osa.dp:17
        const word w360 = (word)_mm512_ternarylogic_epi64((__m512i)w328, (__m512i)w324, (__m512i)w314, 0x40);  // g3 osa.dp:17
        const word w361 = (word)_mm512_ternarylogic_epi64((__m512i)w308, (__m512i)w314, (__m512i)w359, 0x84);  // g4 osa.dp:17
        const word w362 = (word)_mm512_ternarylogic_epi64((__m512i)w361, (__m512i)w328, (__m512i)w326, 0x25);  // g5 osa.dp:17
        const word w363 = (word)_mm512_ternarylogic_epi64((__m512i)w362, (__m512i)w328, (__m512i)w326, 0x8d);  // g6 osa.dp:17
        const word w364 = (word)_mm512_ternarylogic_epi64((__m512i)w362, (__m512i)w326, (__m512i)w307, 0x96);  // g7 osa.dp:17
        const word w365 = (word)_mm512_ternarylogic_epi64((__m512i)w360, (__m512i)w312, (__m512i)w306, 0xe2);  // g8 osa.dp:17
        const word w366 = (word)_mm512_ternarylogic_epi64((__m512i)w362, (__m512i)w312, (__m512i)w307, 0xe2);  // g9 osa.dp:17
        const word w367 = (word)_mm512_ternarylogic_epi64((__m512i)w363, (__m512i)w312, (__m512i)w308, 0xe2);  // g10 osa.dp:17
        const word w368 = zeros();
        store_first(bottom + i126 + 3, w338);
        store_first(bottom + i130 + 3, w143);
        store_first(bottom + i131 + 3, w334);
        store_first(bottom + i132 + 3, w278);
        c75 = w365;
        c76 = w366;
        c77 = w367;
        c78 = w355;
        c79 = w356;
        c80 = w357;
        c81 = w345;
        c82 = w346;
        c83 = w347;
        c84 = w335;
        c85 = w336;
        c86 = w337;
        c87 = w368;
        c88 = w314;
        c89 = w364;
        c90 = w308;
        c91 = w358;
        c92 = w257;
        c93 = w354;
        c94 = w298;
        c95 = w348;
        c96 = w200;
        c97 = w344;
        c98 = w288;
        c99 = w338;
        c100 = w143;
        c101 = w334;
        c102 = w278;
        c103 = w202;
        c104 = w194;
        c105 = w259;
        c106 = w261;
        c107 = w253;
        c108 = w316;
        c109 = w318;
        c110 = w320;
        c111 = w312;
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
    store_aligned(down, c87);
    store_aligned(down + 1 * WORD_BYTES, c88);
    store_aligned(down + 2 * WORD_BYTES, c89);
    store_aligned(down + 3 * WORD_BYTES, c90);
    store_aligned(down + 4 * WORD_BYTES, c91);
    store_aligned(down + 5 * WORD_BYTES, c92);
    store_aligned(down + 6 * WORD_BYTES, c93);
    store_aligned(down + 7 * WORD_BYTES, c94);
    store_aligned(down + 8 * WORD_BYTES, c95);
    store_aligned(down + 9 * WORD_BYTES, c96);
    store_aligned(down + 10 * WORD_BYTES, c97);
    store_aligned(down + 11 * WORD_BYTES, c98);
    store_aligned(down + 12 * WORD_BYTES, c99);
    store_aligned(down + 13 * WORD_BYTES, c100);
    store_aligned(down + 14 * WORD_BYTES, c101);
    store_aligned(down + 15 * WORD_BYTES, c102);
}

/* An iteration: 128 gates, 16 moves, 0 additions, 24 loads, 16 stores. */
void osa_avx512_steady(uint8_t *const *buffers, const int64_t *scalars);
void osa_avx512_steady(uint8_t *const *buffers, const int64_t *scalars) {
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
    const word w29 = load_aligned(down + 12 * WORD_BYTES);
    const word w30 = load_aligned(down + 13 * WORD_BYTES);
    const word w31 = load_aligned(down + 14 * WORD_BYTES);
    const word w32 = load_aligned(down + 15 * WORD_BYTES);
    const word w33 = load_aligned(a);
    const word w34 = load_aligned(a + 1 * WORD_BYTES);
    const word w35 = load_aligned(a + 2 * WORD_BYTES);
    const word w36 = load_aligned(a + 3 * WORD_BYTES);
    const word w37 = load_aligned(a + 4 * WORD_BYTES);
    const word w38 = load_aligned(a + 5 * WORD_BYTES);
    const word w39 = load_aligned(a + 6 * WORD_BYTES);
    const word w40 = load_aligned(a + 7 * WORD_BYTES);
    const uint64_t i41 = i3 & (uint64_t)7;
    const uint64_t i42 = i3 >> 3;
    const uint64_t i43 = i41 * i0;
    const uint64_t i44 = i43 + i42;
    const uint64_t i45 = i0 * (uint64_t)8;
    const uint64_t i46 = i44 + i45;
    const uint64_t i47 = i46 + i45;
    const uint64_t i48 = i47 + i45;
    const uint64_t i49 = i48 + i45;
    const uint64_t i50 = i49 + i45;
    const uint64_t i51 = i50 + i45;
    const uint64_t i52 = i51 + i45;
    const word w53 = load_word(windows + i47);
    const word w54 = load_word(windows + i48);
    const word w55 = w39 ^ w53;  // g0 osa.dp:17
    const word w56 = (word)_mm512_ternarylogic_epi64((__m512i)w55, (__m512i)w54, (__m512i)w40, 0xf6);  // g1 osa.dp:17
    const word w57 = load_word(windows + i49);
    const word w58 = load_word(windows + i50);
    const word w59 = w37 ^ w57;  // g0 osa.dp:17
    const word w60 = (word)_mm512_ternarylogic_epi64((__m512i)w59, (__m512i)w58, (__m512i)w38, 0xf6);  // g1 osa.dp:17
    const word w61 = w39 ^ w57;  // g0 osa.dp:17
    const word w62 = (word)_mm512_ternarylogic_epi64((__m512i)w61, (__m512i)w58, (__m512i)w40, 0xf6);  // g1 osa.dp:17
    const word w63 = load_word(windows + i51);
    const word w64 = load_word(windows + i52);
    const word w65 = w35 ^ w63;  // g0 osa.dp:17
    const word w66 = (word)_mm512_ternarylogic_epi64((__m512i)w65, (__m512i)w64, (__m512i)w36, 0xf6);  // g1 osa.dp:17
    const word w67 = w37 ^ w63;  // g0 osa.dp:17
    const word w68 = (word)_mm512_ternarylogic_epi64((__m512i)w67, (__m512i)w64, (__m512i)w38, 0xf6);  // g1 osa.dp:17
    const word w69 = w39 ^ w63;  // g0 osa.dp:17
    const word w70 = (word)_mm512_ternarylogic_epi64((__m512i)w69, (__m512i)w64, (__m512i)w40, 0xf6);  // g1 osa.dp:17
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
    word c100 = w56;
    word c101 = w60;
    word c102 = w62;
    word c103 = w66;
    word c104 = w68;
    word c105 = w70;
    for (uint64_t i71 = i3; (int64_t)i71 < (int64_t)i4; ++i71) {
        const uint64_t i106 = (uint64_t)1;
        const uint64_t i107 = i71 + i106;
        const uint64_t i108 = i107 & (uint64_t)7;
        const uint64_t i109 = i107 >> 3;
        const uint64_t i110 = i108 * i0;
        const uint64_t i111 = i110 + i109;
        const uint64_t i112 = i0 * (uint64_t)8;
        const uint64_t i113 = i111 + i112;
        const uint64_t i114 = i113 + i112;
        const uint64_t i115 = i114 + i112;
        const uint64_t i116 = i115 + i112;
        const uint64_t i117 = i116 + i112;
        const uint64_t i118 = i117 + i112;
        const uint64_t i119 = i118 + i112;
        const uint64_t i120 = i71 * (uint64_t)4;
        const uint64_t i121 = i120 + i1;
        const uint64_t i122 = i121 + i1;
        const uint64_t i123 = i122 + i1;
        const uint64_t i124 = i120 + i2;
        const uint64_t i125 = i124 + i2;
        const uint64_t i126 = i125 + i2;
        const word w127 = load_word(windows + i111);
        const word w128 = load_word(windows + i113);
        const word w129 = w33 ^ w127;  // g0 osa.dp:17
        const word w130 = (word)_mm512_ternarylogic_epi64((__m512i)w129, (__m512i)w128, (__m512i)w34, 0xf6);  // g1 osa.dp:17
        const word w131 = w35 ^ w127;  // g0 osa.dp:17
        const word w132 = (word)_mm512_ternarylogic_epi64((__m512i)w131, (__m512i)w128, (__m512i)w36, 0xf6);  // g1 osa.dp:17
        const word w133 = w37 ^ w127;  // g0 osa.dp:17
        const word w134 = (word)_mm512_ternarylogic_epi64((__m512i)w133, (__m512i)w128, (__m512i)w38, 0xf6);  // g1 osa.dp:17
        const word w135 = w39 ^ w127;  // g0 osa.dp:17
        const word w136 = (word)_mm512_ternarylogic_epi64((__m512i)w135, (__m512i)w128, (__m512i)w40, 0xf6);  // g1 osa.dp:17
        const word w139 = load_first(top + i121);
        const word w140 = shift_in(c97, w139);
        const word w141 = load_first(top + i122);
        const word w142 = shift_in(c98, w141);
        const word w143 = load_first(top + i123);
        const word w144 = shift_in(c99, w143);
        const word w145 = (word)_mm512_ternarylogic_epi64((__m512i)c82, (__m512i)c81, (__m512i)c93, 0x4f);  // g2 osa.dp:17
        const word w146 = (word)_mm512_ternarylogic_epi64((__m512i)c95, (__m512i)c93, (__m512i)c100, 0x40);  // g3 osa.dp:17
        const word w147 = (word)_mm512_ternarylogic_epi64((__m512i)w145, (__m512i)c100, (__m512i)c83, 0x84);  // g4 osa.dp:17
        const word w148 = (word)_mm512_ternarylogic_epi64((__m512i)w147, (__m512i)c95, (__m512i)c94, 0x25);  // g5 osa.dp:17
        const word w149 = (word)_mm512_ternarylogic_epi64((__m512i)w148, (__m512i)c95, (__m512i)c94, 0x8d);  // g6 osa.dp:17
        const word w150 = (word)_mm512_ternarylogic_epi64((__m512i)w148, (__m512i)c94, (__m512i)c82, 0x96);  // g7 osa.dp:17
        const word w151 = zeros();
        const word w152 = (word)_mm512_ternarylogic_epi64((__m512i)c79, (__m512i)c78, (__m512i)c89, 0x4f);  // g2 osa.dp:17
        const word w153 = (word)_mm512_ternarylogic_epi64((__m512i)c91, (__m512i)c89, (__m512i)c101, 0x40);  // g3 osa.dp:17
        const word w154 = (word)_mm512_ternarylogic_epi64((__m512i)w152, (__m512i)c101, (__m512i)c80, 0x84);  // g4 osa.dp:17
        const word w155 = (word)_mm512_ternarylogic_epi64((__m512i)w154, (__m512i)c91, (__m512i)c90, 0x25);  // g5 osa.dp:17
        const word w156 = (word)_mm512_ternarylogic_epi64((__m512i)w155, (__m512i)c91, (__m512i)c90, 0x8d);  // g6 osa.dp:17
        const word w157 = (word)_mm512_ternarylogic_epi64((__m512i)w155, (__m512i)c90, (__m512i)c79, 0x96);  // g7 osa.dp:17
        const word w159 = (word)_mm512_ternarylogic_epi64((__m512i)c76, (__m512i)c75, (__m512i)c85, 0x4f);  // g2 osa.dp:17
        const word w160 = (word)_mm512_ternarylogic_epi64((__m512i)c87, (__m512i)c85, (__m512i)c103, 0x40);  // g3 osa.dp:17
        const word w161 = (word)_mm512_ternarylogic_epi64((__m512i)w159, (__m512i)c103, (__m512i)c77, 0x84);  // g4 osa.dp:17
        const word w162 = (word)_mm512_ternarylogic_epi64((__m512i)w161, (__m512i)c87, (__m512i)c86, 0x25);  // g5 osa.dp:17
        const word w163 = (word)_mm512_ternarylogic_epi64((__m512i)w162, (__m512i)c87, (__m512i)c86, 0x8d);  // g6 osa.dp:17
        const word w164 = (word)_mm512_ternarylogic_epi64((__m512i)w162, (__m512i)c86, (__m512i)c76, 0x96);  // g7 osa.dp:17
        const word w166 = (word)_mm512_ternarylogic_epi64((__m512i)w140, (__m512i)c72, (__m512i)c73, 0x5d);  // g2 osa.dp:17
        const word w167 = (word)_mm512_ternarylogic_epi64((__m512i)w130, (__m512i)w140, (__m512i)w144, 0x08);  // g3 osa.dp:17
        const word w168 = (word)_mm512_ternarylogic_epi64((__m512i)w130, (__m512i)c74, (__m512i)w166, 0x90);  // g4 osa.dp:17
        const word w169 = (word)_mm512_ternarylogic_epi64((__m512i)w168, (__m512i)w144, (__m512i)w142, 0x25);  // g5 osa.dp:17
        const word w170 = (word)_mm512_ternarylogic_epi64((__m512i)w169, (__m512i)w144, (__m512i)w142, 0x8d);  // g6 osa.dp:17
        const word w171 = (word)_mm512_ternarylogic_epi64((__m512i)w169, (__m512i)w142, (__m512i)c73, 0x96);  // g7 osa.dp:17
        store_first(bottom + i120, w151);
        store_first(bottom + i124, c100);
        store_first(bottom + i125, w150);
        store_first(bottom + i126, c83);
        const word w173 = load_word(windows + i114);
        const word w174 = load_word(windows + i115);
        const word w175 = w33 ^ w173;  // g0 osa.dp:17
        const word w176 = (word)_mm512_ternarylogic_epi64((__m512i)w175, (__m512i)w174, (__m512i)w34, 0xf6);  // g1 osa.dp:17
        const word w177 = w35 ^ w173;  // g0 osa.dp:17
        const word w178 = (word)_mm512_ternarylogic_epi64((__m512i)w177, (__m512i)w174, (__m512i)w36, 0xf6);  // g1 osa.dp:17
        const word w179 = w37 ^ w173;  // g0 osa.dp:17
        const word w180 = (word)_mm512_ternarylogic_epi64((__m512i)w179, (__m512i)w174, (__m512i)w38, 0xf6);  // g1 osa.dp:17
        const word w181 = w39 ^ w173;  // g0 osa.dp:17
        const word w182 = (word)_mm512_ternarylogic_epi64((__m512i)w181, (__m512i)w174, (__m512i)w40, 0xf6);  // g1 osa.dp:17
        const word w185 = load_first(top + i121 + 1);
        const word w186 = shift_in(c100, w185);
        const word w187 = load_first(top + i122 + 1);
        const word w188 = shift_in(w150, w187);
        const word w189 = load_first(top + i123 + 1);
        const word w190 = shift_in(c83, w189);
        const word w191 = (word)_mm512_ternarylogic_epi64((__m512i)w148, (__m512i)w146, (__m512i)c101, 0x4f);  // g2 osa.dp:17
        const word w192 = (word)_mm512_ternarylogic_epi64((__m512i)c80, (__m512i)c101, (__m512i)c102, 0x40);  // g3 osa.dp:17
        const word w193 = (word)_mm512_ternarylogic_epi64((__m512i)w149, (__m512i)c102, (__m512i)w191, 0x84);  // g4 osa.dp:17
        const word w194 = (word)_mm512_ternarylogic_epi64((__m512i)w193, (__m512i)c80, (__m512i)w157, 0x25);  // g5 osa.dp:17
        const word w195 = (word)_mm512_ternarylogic_epi64((__m512i)w194, (__m512i)c80, (__m512i)w157, 0x8d);  // g6 osa.dp:17
        const word w196 = (word)_mm512_ternarylogic_epi64((__m512i)w194, (__m512i)w157, (__m512i)w148, 0x96);  // g7 osa.dp:17
        const word w197 = zeros();
        const word w198 = (word)_mm512_ternarylogic_epi64((__m512i)w155, (__m512i)w153, (__m512i)c103, 0x4f);  // g2 osa.dp:17
        const word w199 = (word)_mm512_ternarylogic_epi64((__m512i)c77, (__m512i)c103, (__m512i)c104, 0x40);  // g3 osa.dp:17
        const word w200 = (word)_mm512_ternarylogic_epi64((__m512i)w156, (__m512i)c104, (__m512i)w198, 0x84);  // g4 osa.dp:17
        const word w201 = (word)_mm512_ternarylogic_epi64((__m512i)w200, (__m512i)c77, (__m512i)w164, 0x25);  // g5 osa.dp:17
        const word w202 = (word)_mm512_ternarylogic_epi64((__m512i)w201, (__m512i)c77, (__m512i)w164, 0x8d);  // g6 osa.dp:17
        const word w203 = (word)_mm512_ternarylogic_epi64((__m512i)w201, (__m512i)w164, (__m512i)w155, 0x96);  // g7 osa.dp:17
        const word w205 = (word)_mm512_ternarylogic_epi64((__m512i)w162, (__m512i)w160, (__m512i)w130, 0x4f);  // g2 osa.dp:17
        const word w206 = (word)_mm512_ternarylogic_epi64((__m512i)w130, (__m512i)c74, (__m512i)w132, 0x40);  // g3 osa.dp:17
        const word w207 = (word)_mm512_ternarylogic_epi64((__m512i)w163, (__m512i)w132, (__m512i)w205, 0x84);  // g4 osa.dp:17
        const word w208 = (word)_mm512_ternarylogic_epi64((__m512i)w171, (__m512i)c74, (__m512i)w207, 0x25);  // g5 osa.dp:17
        const word w209 = (word)_mm512_ternarylogic_epi64((__m512i)w208, (__m512i)c74, (__m512i)w171, 0x8d);  // g6 osa.dp:17
        const word w210 = (word)_mm512_ternarylogic_epi64((__m512i)w208, (__m512i)w171, (__m512i)w162, 0x96);  // g7 osa.dp:17
        const word w212 = (word)_mm512_ternarylogic_epi64((__m512i)w169, (__m512i)w167, (__m512i)w186, 0x4f);  // g2 osa.dp:17
        const word w213 = (word)_mm512_ternarylogic_epi64((__m512i)w176, (__m512i)w186, (__m512i)w190, 0x08);  // g3 osa.dp:17
        const word w214 = (word)_mm512_ternarylogic_epi64((__m512i)w170, (__m512i)w176, (__m512i)w212, 0x84);  // g4 osa.dp:17
        const word w215 = (word)_mm512_ternarylogic_epi64((__m512i)w214, (__m512i)w190, (__m512i)w188, 0x25);  // g5 osa.dp:17
        const word w216 = (word)_mm512_ternarylogic_epi64((__m512i)w215, (__m512i)w190, (__m512i)w188, 0x8d);  // g6 osa.dp:17
        const word w217 = (word)_mm512_ternarylogic_epi64((__m512i)w215, (__m512i)w188, (__m512i)w169, 0x96);  // g7 osa.dp:17
        store_first(bottom + i120 + 1, w197);
        store_first(bottom + i124 + 1, c102);
        store_first(bottom + i125 + 1, w196);
        store_first(bottom + i126 + 1, w149);
        const word w219 = load_word(windows + i116);
        const word w220 = load_word(windows + i117);
        const word w221 = w33 ^ w219;  // g0 osa.dp:17
        const word w222 = (word)_mm512_ternarylogic_epi64((__m512i)w221, (__m512i)w220, (__m512i)w34, 0xf6);  // g1 osa.dp:17
        const word w223 = w35 ^ w219;  // g0 osa.dp:17
        const word w224 = (word)_mm512_ternarylogic_epi64((__m512i)w223, (__m512i)w220, (__m512i)w36, 0xf6);  // g1 osa.dp:17
        const word w225 = w37 ^ w219;  // g0 osa.dp:17
        const word w226 = (word)_mm512_ternarylogic_epi64((__m512i)w225, (__m512i)w220, (__m512i)w38, 0xf6);  // g1 osa.dp:17
        const word w227 = w39 ^ w219;  // g0 osa.dp:17
        const word w228 = (word)_mm512_ternarylogic_epi64((__m512i)w227, (__m512i)w220, (__m512i)w40, 0xf6);  // g1 osa.dp:17
        const word w231 = load_first(top + i121 + 2);
        const word w232 = shift_in(c102, w231);
        const word w233 = load_first(top + i122 + 2);
        const word w234 = shift_in(w196, w233);
        const word w235 = load_first(top + i123 + 2);
        const word w236 = shift_in(w149, w235);
        const word w237 = (word)_mm512_ternarylogic_epi64((__m512i)w194, (__m512i)w192, (__m512i)c104, 0x4f);  // g2 osa.dp:17
        const word w238 = (word)_mm512_ternarylogic_epi64((__m512i)w156, (__m512i)c104, (__m512i)c105, 0x40);  // g3 osa.dp:17
        const word w239 = (word)_mm512_ternarylogic_epi64((__m512i)w195, (__m512i)c105, (__m512i)w237, 0x84);  // g4 osa.dp:17
        const word w240 = (word)_mm512_ternarylogic_epi64((__m512i)w239, (__m512i)w156, (__m512i)w203, 0x25);  // g5 osa.dp:17
        const word w241 = (word)_mm512_ternarylogic_epi64((__m512i)w240, (__m512i)w156, (__m512i)w203, 0x8d);  // g6 osa.dp:17
        const word w242 = (word)_mm512_ternarylogic_epi64((__m512i)w240, (__m512i)w203, (__m512i)w194, 0x96);  // g7 osa.dp:17
        const word w243 = zeros();
        const word w244 = (word)_mm512_ternarylogic_epi64((__m512i)w201, (__m512i)w199, (__m512i)w132, 0x4f);  // g2 osa.dp:17
        const word w245 = (word)_mm512_ternarylogic_epi64((__m512i)w163, (__m512i)w132, (__m512i)w134, 0x40);  // g3 osa.dp:17
        const word w246 = (word)_mm512_ternarylogic_epi64((__m512i)w202, (__m512i)w134, (__m512i)w244, 0x84);  // g4 osa.dp:17
        const word w247 = (word)_mm512_ternarylogic_epi64((__m512i)w246, (__m512i)w163, (__m512i)w210, 0x25);  // g5 osa.dp:17
        const word w248 = (word)_mm512_ternarylogic_epi64((__m512i)w247, (__m512i)w163, (__m512i)w210, 0x8d);  // g6 osa.dp:17
        const word w249 = (word)_mm512_ternarylogic_epi64((__m512i)w247, (__m512i)w210, (__m512i)w201, 0x96);  // g7 osa.dp:17
        const word w251 = (word)_mm512_ternarylogic_epi64((__m512i)w208, (__m512i)w206, (__m512i)w176, 0x4f);  // g2 osa.dp:17
        const word w252 = (word)_mm512_ternarylogic_epi64((__m512i)w170, (__m512i)w176, (__m512i)w178, 0x40);  // g3 osa.dp:17
        const word w253 = (word)_mm512_ternarylogic_epi64((__m512i)w209, (__m512i)w178, (__m512i)w251, 0x84);  // g4 osa.dp:17
        const word w254 = (word)_mm512_ternarylogic_epi64((__m512i)w217, (__m512i)w170, (__m512i)w253, 0x25);  // g5 osa.dp:17
        const word w255 = (word)_mm512_ternarylogic_epi64((__m512i)w254, (__m512i)w170, (__m512i)w217, 0x8d);  // g6 osa.dp:17
        const word w256 = (word)_mm512_ternarylogic_epi64((__m512i)w254, (__m512i)w217, (__m512i)w208, 0x96);  // g7 osa.dp:17
        const word w258 = (word)_mm512_ternarylogic_epi64((__m512i)w215, (__m512i)w213, (__m512i)w232, 0x4f);  // g2 osa.dp:17
        const word w259 = (word)_mm512_ternarylogic_epi64((__m512i)w236, (__m512i)w232, (__m512i)w222, 0x40);  // g3 osa.dp:17
        const word w260 = (word)_mm512_ternarylogic_epi64((__m512i)w216, (__m512i)w222, (__m512i)w258, 0x84);  // g4 osa.dp:17
        const word w261 = (word)_mm512_ternarylogic_epi64((__m512i)w260, (__m512i)w236, (__m512i)w234, 0x25);  // g5 osa.dp:17
        const word w262 = (word)_mm512_ternarylogic_epi64((__m512i)w261, (__m512i)w236, (__m512i)w234, 0x8d);  // g6 osa.dp:17
        const word w263 = (word)_mm512_ternarylogic_epi64((__m512i)w261, (__m512i)w234, (__m512i)w215, 0x96);  // g7 osa.dp:17
        store_first(bottom + i120 + 2, w243);
        store_first(bottom + i124 + 2, c105);
        store_first(bottom + i125 + 2, w242);
        store_first(bottom + i126 + 2, w195);
        const word w265 = load_word(windows + i118);
        const word w266 = load_word(windows + i119);
        const word w267 = w33 ^ w265;  // g0 osa.dp:17
        const word w268 = (word)_mm512_ternarylogic_epi64((__m512i)w267, (__m512i)w266, (__m512i)w34, 0xf6);  // g1 osa.dp:17
        const word w269 = w35 ^ w265;  // g0 osa.dp:17
        const word w270 = (word)_mm512_ternarylogic_epi64((__m512i)w269, (__m512i)w266, (__m512i)w36, 0xf6);  // g1 osa.dp:17
        const word w271 = w37 ^ w265;  // g0 osa.dp:17
        const word w272 = (word)_mm512_ternarylogic_epi64((__m512i)w271, (__m512i)w266, (__m512i)w38, 0xf6);  // g1 osa.dp:17
        const word w273 = w39 ^ w265;  // g0 osa.dp:17
        const word w274 = (word)_mm512_ternarylogic_epi64((__m512i)w273, (__m512i)w266, (__m512i)w40, 0xf6);  // g1 osa.dp:17
        const word w277 = load_first(top + i121 + 3);
        const word w278 = shift_in(c105, w277);
        const word w279 = load_first(top + i122 + 3);
        const word w280 = shift_in(w242, w279);
        const word w281 = load_first(top + i123 + 3);
        const word w282 = shift_in(w195, w281);
        const word w283 = (word)_mm512_ternarylogic_epi64((__m512i)w240, (__m512i)w238, (__m512i)w134, 0x4f);  // g2 osa.dp:17
        const word w284 = (word)_mm512_ternarylogic_epi64((__m512i)w202, (__m512i)w134, (__m512i)w136, 0x40);  // g3 osa.dp:17
        const word w285 = (word)_mm512_ternarylogic_epi64((__m512i)w241, (__m512i)w136, (__m512i)w283, 0x84);  // g4 osa.dp:17
        const word w286 = (word)_mm512_ternarylogic_epi64((__m512i)w285, (__m512i)w202, (__m512i)w249, 0x25);  // g5 osa.dp:17
        const word w287 = (word)_mm512_ternarylogic_epi64((__m512i)w286, (__m512i)w202, (__m512i)w249, 0x8d);  // g6 osa.dp:17
        const word w288 = (word)_mm512_ternarylogic_epi64((__m512i)w286, (__m512i)w249, (__m512i)w240, 0x96);  // g7 osa.dp:17
        const word w289 = zeros();
        const word w290 = (word)_mm512_ternarylogic_epi64((__m512i)w247, (__m512i)w245, (__m512i)w178, 0x4f);  // g2 osa.dp:17
        const word w291 = (word)_mm512_ternarylogic_epi64((__m512i)w209, (__m512i)w178, (__m512i)w180, 0x40);  // g3 osa.dp:17
        const word w292 = (word)_mm512_ternarylogic_epi64((__m512i)w248, (__m512i)w180, (__m512i)w290, 0x84);  // g4 osa.dp:17
        const word w293 = (word)_mm512_ternarylogic_epi64((__m512i)w292, (__m512i)w209, (__m512i)w256, 0x25);  // g5 osa.dp:17
        const word w294 = (word)_mm512_ternarylogic_epi64((__m512i)w293, (__m512i)w209, (__m512i)w256, 0x8d);  // g6 osa.dp:17
        const word w295 = (word)_mm512_ternarylogic_epi64((__m512i)w293, (__m512i)w256, (__m512i)w247, 0x96);  // g7 osa.dp:17
        const word w296 = zeros();
        const word w297 = (word)_mm512_ternarylogic_epi64((__m512i)w254, (__m512i)w252, (__m512i)w222, 0x4f);  // g2 osa.dp:17
        const word w298 = (word)_mm512_ternarylogic_epi64((__m512i)w216, (__m512i)w222, (__m512i)w224, 0x40);  // g3 osa.dp:17
        const word w299 = (word)_mm512_ternarylogic_epi64((__m512i)w255, (__m512i)w224, (__m512i)w297, 0x84);  // g4 osa.dp:17
        const word w300 = (word)_mm512_ternarylogic_epi64((__m512i)w263, (__m512i)w216, (__m512i)w299, 0x25);  // g5 osa.dp:17
        const word w301 = (word)_mm512_ternarylogic_epi64((__m512i)w300, (__m512i)w216, (__m512i)w263, 0x8d);  // g6 osa.dp:17
        const word w302 = (word)_mm512_ternarylogic_epi64((__m512i)w300, (__m512i)w263, (__m512i)w254, 0x96);  // g7 osa.dp:17
        const word w303 = zeros();
        const word w304 = (word)_mm512_ternarylogic_epi64((__m512i)w261, (__m512i)w259, (__m512i)w278, 0x4f);  // g2 osa.dp:17
        const word w305 = (word)_mm512_ternarylogic_epi64((__m512i)w282, (__m512i)w278, (__m512i)w268, 0x40);  // g3 osa.dp:17
        const word w306 = (word)_mm512_ternarylogic_epi64((__m512i)w262, (__m512i)w268, (__m512i)w304, 0x84);  // g4 osa.dp:17
        const word w307 = (word)_mm512_ternarylogic_epi64((__m512i)w306, (__m512i)w282, (__m512i)w280, 0x25);  // g5 osa.dp:17
        const word w308 = (word)_mm512_ternarylogic_epi64((__m512i)w307, (__m512i)w282, (__m512i)w280, 0x8d);  // g6 osa.dp:17
        const word w309 = (word)_mm512_ternarylogic_epi64((__m512i)w307, (__m512i)w280, (__m512i)w261, 0x96);  // g7 osa.dp:17
        const word w310 = zeros();
        store_first(bottom + i120 + 3, w289);
        store_first(bottom + i124 + 3, w136);
        store_first(bottom + i125 + 3, w288);
        store_first(bottom + i126 + 3, w241);
        c72 = w305;
        c73 = w307;
        c74 = w308;
        c75 = w298;
        c76 = w300;
        c77 = w301;
        c78 = w291;
        c79 = w293;
        c80 = w294;
        c81 = w284;
        c82 = w286;
        c83 = w287;
        c84 = w310;
        c85 = w268;
        c86 = w309;
        c87 = w262;
        c88 = w303;
        c89 = w224;
        c90 = w302;
        c91 = w255;
        c92 = w296;
        c93 = w180;
        c94 = w295;
        c95 = w248;
        c96 = w289;
        c97 = w136;
        c98 = w288;
        c99 = w241;
        c100 = w182;
        c101 = w226;
        c102 = w228;
        c103 = w270;
        c104 = w272;
        c105 = w274;
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
    store_aligned(down, c84);
    store_aligned(down + 1 * WORD_BYTES, c85);
    store_aligned(down + 2 * WORD_BYTES, c86);
    store_aligned(down + 3 * WORD_BYTES, c87);
    store_aligned(down + 4 * WORD_BYTES, c88);
    store_aligned(down + 5 * WORD_BYTES, c89);
    store_aligned(down + 6 * WORD_BYTES, c90);
    store_aligned(down + 7 * WORD_BYTES, c91);
    store_aligned(down + 8 * WORD_BYTES, c92);
    store_aligned(down + 9 * WORD_BYTES, c93);
    store_aligned(down + 10 * WORD_BYTES, c94);
    store_aligned(down + 11 * WORD_BYTES, c95);
    store_aligned(down + 12 * WORD_BYTES, c96);
    store_aligned(down + 13 * WORD_BYTES, c97);
    store_aligned(down + 14 * WORD_BYTES, c98);
    store_aligned(down + 15 * WORD_BYTES, c99);
}

#ifdef __cplusplus
}
#endif
