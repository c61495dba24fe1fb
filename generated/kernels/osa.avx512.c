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

/* An iteration: 176 gates, 16 moves, 0 additions, 60 loads, 16 stores. */
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
    const word w48 = load_word(windows + i41);
    const word w49 = load_word(windows + i42);
    const word w50 = load_word(active + i39);
    const word w51 = load_word(windows + i43);
    const word w52 = load_word(windows + i44);
    const word w53 = load_word(active + i40);
    word c55 = w5;
    word c56 = w6;
    word c57 = w7;
    word c58 = w8;
    word c59 = w9;
    word c60 = w10;
    word c61 = w11;
    word c62 = w12;
    word c63 = w13;
    word c64 = w14;
    word c65 = w15;
    word c66 = w16;
    word c67 = w17;
    word c68 = w18;
    word c69 = w19;
    word c70 = w20;
    word c71 = w21;
    word c72 = w22;
    word c73 = w23;
    word c74 = w24;
    word c75 = w25;
    word c76 = w26;
    word c77 = w27;
    word c78 = w28;
    word c79 = w29;
    word c80 = w30;
    word c81 = w31;
    word c82 = w32;
    word c83 = w45;
    word c84 = w46;
    word c85 = w47;
    word c86 = w48;
    word c87 = w49;
    word c88 = w50;
    word c89 = w51;
    word c90 = w52;
    word c91 = w53;
    for (uint64_t i54 = i3; (int64_t)i54 < (int64_t)i4; ++i54) {
        const uint64_t i92 = (uint64_t)1;
        const uint64_t i93 = i54 + i92;
        const uint64_t i94 = i93 & (uint64_t)7;
        const uint64_t i95 = i93 >> 3;
        const uint64_t i96 = i94 * i0;
        const uint64_t i97 = i96 + i95;
        const uint64_t i98 = i0 * (uint64_t)8;
        const uint64_t i99 = i97 + i98;
        const uint64_t i100 = i99 + i98;
        const uint64_t i101 = i100 + i98;
        const uint64_t i102 = i101 + i98;
        const uint64_t i103 = i102 + i98;
        const uint64_t i104 = i103 + i98;
        const uint64_t i105 = i104 + i98;
        const uint64_t i106 = i54 * (uint64_t)4;
        const uint64_t i107 = i106 + i1;
        const uint64_t i108 = i107 + i1;
        const uint64_t i109 = i108 + i1;
        const uint64_t i110 = i106 + i2;
        const uint64_t i111 = i110 + i2;
        const uint64_t i112 = i111 + i2;
        const word w113 = load_word(windows + i97);
        const word w114 = load_word(windows + i99);
        const word w115 = load_word(active + i97);
        const word w118 = load_first(top + i107);
        const word w119 = shift_in(c80, w118);
        const word w120 = load_first(top + i108);
        const word w121 = shift_in(c81, w120);
        const word w122 = load_first(top + i109);
        const word w123 = shift_in(c82, w122);
        const word w124 = load_aligned(a + 6 * WORD_BYTES);
        const word w125 = load_aligned(a + 7 * WORD_BYTES);
        const word w126 = w124 ^ c83;
        const word w127 = (word)_mm512_ternarylogic_epi64((__m512i)w126, (__m512i)c84, (__m512i)w125, 0xf6);
        const word w128 = (word)_mm512_ternarylogic_epi64((__m512i)c65, (__m512i)c64, (__m512i)c76, 0x4f);
        const word w129 = (word)_mm512_ternarylogic_epi64((__m512i)w127, (__m512i)c76, (__m512i)c78, 0x08);
        const word w130 = (word)_mm512_ternarylogic_epi64((__m512i)w127, (__m512i)c66, (__m512i)w128, 0x90);
        const word w131 = (word)_mm512_ternarylogic_epi64((__m512i)w130, (__m512i)c78, (__m512i)c77, 0x25);
        const word w132 = (word)_mm512_ternarylogic_epi64((__m512i)w131, (__m512i)c78, (__m512i)c77, 0x8d);
        const word w133 = (word)_mm512_ternarylogic_epi64((__m512i)w131, (__m512i)c77, (__m512i)c65, 0x96);
        const word w134 = (word)_mm512_ternarylogic_epi64((__m512i)w129, (__m512i)c85, (__m512i)c64, 0xe2);
        const word w135 = (word)_mm512_ternarylogic_epi64((__m512i)w131, (__m512i)c85, (__m512i)c65, 0xe2);
        const word w136 = (word)_mm512_ternarylogic_epi64((__m512i)w132, (__m512i)c85, (__m512i)c66, 0xe2);
        const word w137 = zeros();
        const word w138 = load_aligned(a + 4 * WORD_BYTES);
        const word w139 = load_aligned(a + 5 * WORD_BYTES);
        const word w140 = w138 ^ c86;
        const word w141 = (word)_mm512_ternarylogic_epi64((__m512i)w140, (__m512i)c87, (__m512i)w139, 0xf6);
        const word w142 = (word)_mm512_ternarylogic_epi64((__m512i)c62, (__m512i)c61, (__m512i)c72, 0x4f);
        const word w143 = (word)_mm512_ternarylogic_epi64((__m512i)w141, (__m512i)c72, (__m512i)c74, 0x08);
        const word w144 = (word)_mm512_ternarylogic_epi64((__m512i)w141, (__m512i)c63, (__m512i)w142, 0x90);
        const word w145 = (word)_mm512_ternarylogic_epi64((__m512i)w144, (__m512i)c74, (__m512i)c73, 0x25);
        const word w146 = (word)_mm512_ternarylogic_epi64((__m512i)w145, (__m512i)c74, (__m512i)c73, 0x8d);
        const word w147 = (word)_mm512_ternarylogic_epi64((__m512i)w145, (__m512i)c73, (__m512i)c62, 0x96);
        const word w148 = (word)_mm512_ternarylogic_epi64((__m512i)w143, (__m512i)c88, (__m512i)c61, 0xe2);
        const word w149 = (word)_mm512_ternarylogic_epi64((__m512i)w145, (__m512i)c88, (__m512i)c62, 0xe2);
        const word w150 = (word)_mm512_ternarylogic_epi64((__m512i)w146, (__m512i)c88, (__m512i)c63, 0xe2);
        const word w152 = load_aligned(a + 2 * WORD_BYTES);
        const word w153 = load_aligned(a + 3 * WORD_BYTES);
        const word w154 = w152 ^ c89;
        const word w155 = (word)_mm512_ternarylogic_epi64((__m512i)w154, (__m512i)c90, (__m512i)w153, 0xf6);
        const word w156 = (word)_mm512_ternarylogic_epi64((__m512i)c59, (__m512i)c58, (__m512i)c68, 0x4f);
        const word w157 = (word)_mm512_ternarylogic_epi64((__m512i)w155, (__m512i)c68, (__m512i)c70, 0x08);
        const word w158 = (word)_mm512_ternarylogic_epi64((__m512i)w155, (__m512i)c60, (__m512i)w156, 0x90);
        const word w159 = (word)_mm512_ternarylogic_epi64((__m512i)w158, (__m512i)c70, (__m512i)c69, 0x25);
        const word w160 = (word)_mm512_ternarylogic_epi64((__m512i)w159, (__m512i)c70, (__m512i)c69, 0x8d);
        const word w161 = (word)_mm512_ternarylogic_epi64((__m512i)w159, (__m512i)c69, (__m512i)c59, 0x96);
        const word w162 = (word)_mm512_ternarylogic_epi64((__m512i)w157, (__m512i)c91, (__m512i)c58, 0xe2);
        const word w163 = (word)_mm512_ternarylogic_epi64((__m512i)w159, (__m512i)c91, (__m512i)c59, 0xe2);
        const word w164 = (word)_mm512_ternarylogic_epi64((__m512i)w160, (__m512i)c91, (__m512i)c60, 0xe2);
        const word w166 = load_aligned(a);
        const word w167 = load_aligned(a + 1 * WORD_BYTES);
        const word w168 = w166 ^ w113;
        const word w169 = (word)_mm512_ternarylogic_epi64((__m512i)w168, (__m512i)w114, (__m512i)w167, 0xf6);
        const word w170 = (word)_mm512_ternarylogic_epi64((__m512i)w119, (__m512i)c55, (__m512i)c56, 0x5d);
        const word w171 = (word)_mm512_ternarylogic_epi64((__m512i)w169, (__m512i)w119, (__m512i)w123, 0x08);
        const word w172 = (word)_mm512_ternarylogic_epi64((__m512i)w169, (__m512i)c57, (__m512i)w170, 0x90);
        const word w173 = (word)_mm512_ternarylogic_epi64((__m512i)w172, (__m512i)w123, (__m512i)w121, 0x25);
        const word w174 = (word)_mm512_ternarylogic_epi64((__m512i)w173, (__m512i)w123, (__m512i)w121, 0x8d);
        const word w175 = (word)_mm512_ternarylogic_epi64((__m512i)w173, (__m512i)w121, (__m512i)c56, 0x96);
        const word w176 = (word)_mm512_ternarylogic_epi64((__m512i)w171, (__m512i)w115, (__m512i)c55, 0xe2);
        const word w177 = (word)_mm512_ternarylogic_epi64((__m512i)w173, (__m512i)w115, (__m512i)c56, 0xe2);
        const word w178 = (word)_mm512_ternarylogic_epi64((__m512i)w174, (__m512i)w115, (__m512i)c57, 0xe2);
        store_first(bottom + i106, w137);
        store_first(bottom + i110, w127);
        store_first(bottom + i111, w133);
        store_first(bottom + i112, c66);
        const word w180 = load_word(windows + i100);
        const word w181 = load_word(windows + i101);
        const word w182 = load_word(active + i99);
        const word w185 = load_first(top + i107 + 1);
        const word w186 = shift_in(w127, w185);
        const word w187 = load_first(top + i108 + 1);
        const word w188 = shift_in(w133, w187);
        const word w189 = load_first(top + i109 + 1);
        const word w190 = shift_in(c66, w189);
        const word w191 = load_aligned(a + 6 * WORD_BYTES);
        const word w192 = load_aligned(a + 7 * WORD_BYTES);
        const word w193 = w191 ^ c86;
        const word w194 = (word)_mm512_ternarylogic_epi64((__m512i)w193, (__m512i)c87, (__m512i)w192, 0xf6);
        const word w195 = (word)_mm512_ternarylogic_epi64((__m512i)w135, (__m512i)w134, (__m512i)w141, 0x4f);
        const word w196 = (word)_mm512_ternarylogic_epi64((__m512i)w141, (__m512i)c63, (__m512i)w194, 0x40);
        const word w197 = (word)_mm512_ternarylogic_epi64((__m512i)w136, (__m512i)w194, (__m512i)w195, 0x84);
        const word w198 = (word)_mm512_ternarylogic_epi64((__m512i)w197, (__m512i)c63, (__m512i)w147, 0x25);
        const word w199 = (word)_mm512_ternarylogic_epi64((__m512i)w198, (__m512i)c63, (__m512i)w147, 0x8d);
        const word w200 = (word)_mm512_ternarylogic_epi64((__m512i)w198, (__m512i)w147, (__m512i)w135, 0x96);
        const word w201 = (word)_mm512_ternarylogic_epi64((__m512i)w134, (__m512i)w196, (__m512i)c88, 0xd8);
        const word w202 = (word)_mm512_ternarylogic_epi64((__m512i)w198, (__m512i)c88, (__m512i)w135, 0xe2);
        const word w203 = (word)_mm512_ternarylogic_epi64((__m512i)w199, (__m512i)c88, (__m512i)w136, 0xe2);
        const word w204 = zeros();
        const word w205 = load_aligned(a + 4 * WORD_BYTES);
        const word w206 = load_aligned(a + 5 * WORD_BYTES);
        const word w207 = w205 ^ c89;
        const word w208 = (word)_mm512_ternarylogic_epi64((__m512i)w207, (__m512i)c90, (__m512i)w206, 0xf6);
        const word w209 = (word)_mm512_ternarylogic_epi64((__m512i)w149, (__m512i)w148, (__m512i)w155, 0x4f);
        const word w210 = (word)_mm512_ternarylogic_epi64((__m512i)w155, (__m512i)c60, (__m512i)w208, 0x40);
        const word w211 = (word)_mm512_ternarylogic_epi64((__m512i)w150, (__m512i)w208, (__m512i)w209, 0x84);
        const word w212 = (word)_mm512_ternarylogic_epi64((__m512i)w211, (__m512i)c60, (__m512i)w161, 0x25);
        const word w213 = (word)_mm512_ternarylogic_epi64((__m512i)w212, (__m512i)c60, (__m512i)w161, 0x8d);
        const word w214 = (word)_mm512_ternarylogic_epi64((__m512i)w212, (__m512i)w161, (__m512i)w149, 0x96);
        const word w215 = (word)_mm512_ternarylogic_epi64((__m512i)w148, (__m512i)w210, (__m512i)c91, 0xd8);
        const word w216 = (word)_mm512_ternarylogic_epi64((__m512i)w212, (__m512i)c91, (__m512i)w149, 0xe2);
        const word w217 = (word)_mm512_ternarylogic_epi64((__m512i)w213, (__m512i)c91, (__m512i)w150, 0xe2);
        const word w219 = load_aligned(a + 2 * WORD_BYTES);
        const word w220 = load_aligned(a + 3 * WORD_BYTES);
        const word w221 = w219 ^ w113;
        const word w222 = (word)_mm512_ternarylogic_epi64((__m512i)w221, (__m512i)w114, (__m512i)w220, 0xf6);
        const word w223 = (word)_mm512_ternarylogic_epi64((__m512i)w163, (__m512i)w162, (__m512i)w169, 0x4f);
        const word w224 = (word)_mm512_ternarylogic_epi64((__m512i)w169, (__m512i)c57, (__m512i)w222, 0x40);
        const word w225 = (word)_mm512_ternarylogic_epi64((__m512i)w164, (__m512i)w222, (__m512i)w223, 0x84);
        const word w226 = (word)_mm512_ternarylogic_epi64((__m512i)w225, (__m512i)c57, (__m512i)w175, 0x25);
        const word w227 = (word)_mm512_ternarylogic_epi64((__m512i)w226, (__m512i)c57, (__m512i)w175, 0x8d);
        const word w228 = (word)_mm512_ternarylogic_epi64((__m512i)w226, (__m512i)w175, (__m512i)w163, 0x96);
        const word w229 = (word)_mm512_ternarylogic_epi64((__m512i)w162, (__m512i)w224, (__m512i)w115, 0xd8);
        const word w230 = (word)_mm512_ternarylogic_epi64((__m512i)w226, (__m512i)w115, (__m512i)w163, 0xe2);
        const word w231 = (word)_mm512_ternarylogic_epi64((__m512i)w227, (__m512i)w115, (__m512i)w164, 0xe2);
        const word w233 = load_aligned(a);
        const word w234 = load_aligned(a + 1 * WORD_BYTES);
        const word w235 = w233 ^ w180;
        const word w236 = (word)_mm512_ternarylogic_epi64((__m512i)w235, (__m512i)w181, (__m512i)w234, 0xf6);
        const word w237 = (word)_mm512_ternarylogic_epi64((__m512i)w177, (__m512i)w176, (__m512i)w186, 0x4f);
        const word w238 = (word)_mm512_ternarylogic_epi64((__m512i)w186, (__m512i)w190, (__m512i)w236, 0x40);
        const word w239 = (word)_mm512_ternarylogic_epi64((__m512i)w178, (__m512i)w236, (__m512i)w237, 0x84);
        const word w240 = (word)_mm512_ternarylogic_epi64((__m512i)w239, (__m512i)w190, (__m512i)w188, 0x25);
        const word w241 = (word)_mm512_ternarylogic_epi64((__m512i)w240, (__m512i)w190, (__m512i)w188, 0x8d);
        const word w242 = (word)_mm512_ternarylogic_epi64((__m512i)w240, (__m512i)w188, (__m512i)w177, 0x96);
        const word w243 = (word)_mm512_ternarylogic_epi64((__m512i)w238, (__m512i)w182, (__m512i)w176, 0xe2);
        const word w244 = (word)_mm512_ternarylogic_epi64((__m512i)w240, (__m512i)w182, (__m512i)w177, 0xe2);
        const word w245 = (word)_mm512_ternarylogic_epi64((__m512i)w241, (__m512i)w182, (__m512i)w178, 0xe2);
        store_first(bottom + i106 + 1, w204);
        store_first(bottom + i110 + 1, w194);
        store_first(bottom + i111 + 1, w200);
        store_first(bottom + i112 + 1, w136);
        const word w247 = load_word(windows + i102);
        const word w248 = load_word(windows + i103);
        const word w249 = load_word(active + i100);
        const word w252 = load_first(top + i107 + 2);
        const word w253 = shift_in(w194, w252);
        const word w254 = load_first(top + i108 + 2);
        const word w255 = shift_in(w200, w254);
        const word w256 = load_first(top + i109 + 2);
        const word w257 = shift_in(w136, w256);
        const word w258 = load_aligned(a + 6 * WORD_BYTES);
        const word w259 = load_aligned(a + 7 * WORD_BYTES);
        const word w260 = w258 ^ c89;
        const word w261 = (word)_mm512_ternarylogic_epi64((__m512i)w260, (__m512i)c90, (__m512i)w259, 0xf6);
        const word w262 = (word)_mm512_ternarylogic_epi64((__m512i)w202, (__m512i)w201, (__m512i)w208, 0x4f);
        const word w263 = (word)_mm512_ternarylogic_epi64((__m512i)w150, (__m512i)w208, (__m512i)w261, 0x40);
        const word w264 = (word)_mm512_ternarylogic_epi64((__m512i)w203, (__m512i)w261, (__m512i)w262, 0x84);
        const word w265 = (word)_mm512_ternarylogic_epi64((__m512i)w264, (__m512i)w150, (__m512i)w214, 0x25);
        const word w266 = (word)_mm512_ternarylogic_epi64((__m512i)w265, (__m512i)w150, (__m512i)w214, 0x8d);
        const word w267 = (word)_mm512_ternarylogic_epi64((__m512i)w265, (__m512i)w214, (__m512i)w202, 0x96);
        const word w268 = (word)_mm512_ternarylogic_epi64((__m512i)w263, (__m512i)c91, (__m512i)w201, 0xe2);
        const word w269 = (word)_mm512_ternarylogic_epi64((__m512i)w265, (__m512i)c91, (__m512i)w202, 0xe2);
        const word w270 = (word)_mm512_ternarylogic_epi64((__m512i)w266, (__m512i)c91, (__m512i)w203, 0xe2);
        const word w271 = zeros();
        const word w272 = load_aligned(a + 4 * WORD_BYTES);
        const word w273 = load_aligned(a + 5 * WORD_BYTES);
        const word w274 = w272 ^ w113;
        const word w275 = (word)_mm512_ternarylogic_epi64((__m512i)w274, (__m512i)w114, (__m512i)w273, 0xf6);
        const word w276 = (word)_mm512_ternarylogic_epi64((__m512i)w216, (__m512i)w215, (__m512i)w222, 0x4f);
        const word w277 = (word)_mm512_ternarylogic_epi64((__m512i)w164, (__m512i)w222, (__m512i)w275, 0x40);
        const word w278 = (word)_mm512_ternarylogic_epi64((__m512i)w217, (__m512i)w275, (__m512i)w276, 0x84);
        const word w279 = (word)_mm512_ternarylogic_epi64((__m512i)w278, (__m512i)w164, (__m512i)w228, 0x25);
        const word w280 = (word)_mm512_ternarylogic_epi64((__m512i)w279, (__m512i)w164, (__m512i)w228, 0x8d);
        const word w281 = (word)_mm512_ternarylogic_epi64((__m512i)w279, (__m512i)w228, (__m512i)w216, 0x96);
        const word w282 = (word)_mm512_ternarylogic_epi64((__m512i)w277, (__m512i)w115, (__m512i)w215, 0xe2);
        const word w283 = (word)_mm512_ternarylogic_epi64((__m512i)w279, (__m512i)w115, (__m512i)w216, 0xe2);
        const word w284 = (word)_mm512_ternarylogic_epi64((__m512i)w280, (__m512i)w115, (__m512i)w217, 0xe2);
        const word w286 = load_aligned(a + 2 * WORD_BYTES);
        const word w287 = load_aligned(a + 3 * WORD_BYTES);
        const word w288 = w286 ^ w180;
        const word w289 = (word)_mm512_ternarylogic_epi64((__m512i)w288, (__m512i)w181, (__m512i)w287, 0xf6);
        const word w290 = (word)_mm512_ternarylogic_epi64((__m512i)w230, (__m512i)w229, (__m512i)w236, 0x4f);
        const word w291 = (word)_mm512_ternarylogic_epi64((__m512i)w178, (__m512i)w236, (__m512i)w289, 0x40);
        const word w292 = (word)_mm512_ternarylogic_epi64((__m512i)w231, (__m512i)w289, (__m512i)w290, 0x84);
        const word w293 = (word)_mm512_ternarylogic_epi64((__m512i)w292, (__m512i)w178, (__m512i)w242, 0x25);
        const word w294 = (word)_mm512_ternarylogic_epi64((__m512i)w293, (__m512i)w178, (__m512i)w242, 0x8d);
        const word w295 = (word)_mm512_ternarylogic_epi64((__m512i)w293, (__m512i)w242, (__m512i)w230, 0x96);
        const word w296 = (word)_mm512_ternarylogic_epi64((__m512i)w291, (__m512i)w182, (__m512i)w229, 0xe2);
        const word w297 = (word)_mm512_ternarylogic_epi64((__m512i)w293, (__m512i)w182, (__m512i)w230, 0xe2);
        const word w298 = (word)_mm512_ternarylogic_epi64((__m512i)w294, (__m512i)w182, (__m512i)w231, 0xe2);
        const word w300 = load_aligned(a);
        const word w301 = load_aligned(a + 1 * WORD_BYTES);
        const word w302 = w300 ^ w247;
        const word w303 = (word)_mm512_ternarylogic_epi64((__m512i)w302, (__m512i)w248, (__m512i)w301, 0xf6);
        const word w304 = (word)_mm512_ternarylogic_epi64((__m512i)w244, (__m512i)w243, (__m512i)w253, 0x4f);
        const word w305 = (word)_mm512_ternarylogic_epi64((__m512i)w257, (__m512i)w253, (__m512i)w303, 0x40);
        const word w306 = (word)_mm512_ternarylogic_epi64((__m512i)w245, (__m512i)w303, (__m512i)w304, 0x84);
        const word w307 = (word)_mm512_ternarylogic_epi64((__m512i)w306, (__m512i)w257, (__m512i)w255, 0x25);
        const word w308 = (word)_mm512_ternarylogic_epi64((__m512i)w307, (__m512i)w257, (__m512i)w255, 0x8d);
        const word w309 = (word)_mm512_ternarylogic_epi64((__m512i)w307, (__m512i)w255, (__m512i)w244, 0x96);
        const word w310 = (word)_mm512_ternarylogic_epi64((__m512i)w305, (__m512i)w249, (__m512i)w243, 0xe2);
        const word w311 = (word)_mm512_ternarylogic_epi64((__m512i)w307, (__m512i)w249, (__m512i)w244, 0xe2);
        const word w312 = (word)_mm512_ternarylogic_epi64((__m512i)w308, (__m512i)w249, (__m512i)w245, 0xe2);
        store_first(bottom + i106 + 2, w271);
        store_first(bottom + i110 + 2, w261);
        store_first(bottom + i111 + 2, w267);
        store_first(bottom + i112 + 2, w203);
        const word w314 = load_word(windows + i104);
        const word w315 = load_word(windows + i105);
        const word w316 = load_word(active + i101);
        const word w319 = load_first(top + i107 + 3);
        const word w320 = shift_in(w261, w319);
        const word w321 = load_first(top + i108 + 3);
        const word w322 = shift_in(w267, w321);
        const word w323 = load_first(top + i109 + 3);
        const word w324 = shift_in(w203, w323);
        const word w325 = load_aligned(a + 6 * WORD_BYTES);
        const word w326 = load_aligned(a + 7 * WORD_BYTES);
        const word w327 = w325 ^ w113;
        const word w328 = (word)_mm512_ternarylogic_epi64((__m512i)w327, (__m512i)w114, (__m512i)w326, 0xf6);
        const word w329 = (word)_mm512_ternarylogic_epi64((__m512i)w269, (__m512i)w268, (__m512i)w275, 0x4f);
        const word w330 = (word)_mm512_ternarylogic_epi64((__m512i)w217, (__m512i)w275, (__m512i)w328, 0x40);
        const word w331 = (word)_mm512_ternarylogic_epi64((__m512i)w270, (__m512i)w328, (__m512i)w329, 0x84);
        const word w332 = (word)_mm512_ternarylogic_epi64((__m512i)w331, (__m512i)w217, (__m512i)w281, 0x25);
        const word w333 = (word)_mm512_ternarylogic_epi64((__m512i)w332, (__m512i)w217, (__m512i)w281, 0x8d);
        const word w334 = (word)_mm512_ternarylogic_epi64((__m512i)w332, (__m512i)w281, (__m512i)w269, 0x96);
        const word w335 = (word)_mm512_ternarylogic_epi64((__m512i)w330, (__m512i)w115, (__m512i)w268, 0xe2);
        const word w336 = (word)_mm512_ternarylogic_epi64((__m512i)w332, (__m512i)w115, (__m512i)w269, 0xe2);
        const word w337 = (word)_mm512_ternarylogic_epi64((__m512i)w333, (__m512i)w115, (__m512i)w270, 0xe2);
        const word w338 = zeros();
        const word w339 = load_aligned(a + 4 * WORD_BYTES);
        const word w340 = load_aligned(a + 5 * WORD_BYTES);
        const word w341 = w339 ^ w180;
        const word w342 = (word)_mm512_ternarylogic_epi64((__m512i)w341, (__m512i)w181, (__m512i)w340, 0xf6);
        const word w343 = (word)_mm512_ternarylogic_epi64((__m512i)w283, (__m512i)w282, (__m512i)w289, 0x4f);
        const word w344 = (word)_mm512_ternarylogic_epi64((__m512i)w231, (__m512i)w289, (__m512i)w342, 0x40);
        const word w345 = (word)_mm512_ternarylogic_epi64((__m512i)w284, (__m512i)w342, (__m512i)w343, 0x84);
        const word w346 = (word)_mm512_ternarylogic_epi64((__m512i)w345, (__m512i)w231, (__m512i)w295, 0x25);
        const word w347 = (word)_mm512_ternarylogic_epi64((__m512i)w346, (__m512i)w231, (__m512i)w295, 0x8d);
        const word w348 = (word)_mm512_ternarylogic_epi64((__m512i)w346, (__m512i)w295, (__m512i)w283, 0x96);
        const word w349 = (word)_mm512_ternarylogic_epi64((__m512i)w344, (__m512i)w182, (__m512i)w282, 0xe2);
        const word w350 = (word)_mm512_ternarylogic_epi64((__m512i)w346, (__m512i)w182, (__m512i)w283, 0xe2);
        const word w351 = (word)_mm512_ternarylogic_epi64((__m512i)w347, (__m512i)w182, (__m512i)w284, 0xe2);
        const word w352 = zeros();
        const word w353 = load_aligned(a + 2 * WORD_BYTES);
        const word w354 = load_aligned(a + 3 * WORD_BYTES);
        const word w355 = w353 ^ w247;
        const word w356 = (word)_mm512_ternarylogic_epi64((__m512i)w355, (__m512i)w248, (__m512i)w354, 0xf6);
        const word w357 = (word)_mm512_ternarylogic_epi64((__m512i)w297, (__m512i)w296, (__m512i)w303, 0x4f);
        const word w358 = (word)_mm512_ternarylogic_epi64((__m512i)w245, (__m512i)w303, (__m512i)w356, 0x40);
        const word w359 = (word)_mm512_ternarylogic_epi64((__m512i)w298, (__m512i)w356, (__m512i)w357, 0x84);
        const word w360 = (word)_mm512_ternarylogic_epi64((__m512i)w359, (__m512i)w245, (__m512i)w309, 0x25);
        const word w361 = (word)_mm512_ternarylogic_epi64((__m512i)w360, (__m512i)w245, (__m512i)w309, 0x8d);
        const word w362 = (word)_mm512_ternarylogic_epi64((__m512i)w360, (__m512i)w309, (__m512i)w297, 0x96);
        const word w363 = (word)_mm512_ternarylogic_epi64((__m512i)w358, (__m512i)w249, (__m512i)w296, 0xe2);
        const word w364 = (word)_mm512_ternarylogic_epi64((__m512i)w360, (__m512i)w249, (__m512i)w297, 0xe2);
        const word w365 = (word)_mm512_ternarylogic_epi64((__m512i)w361, (__m512i)w249, (__m512i)w298, 0xe2);
        const word w366 = zeros();
        const word w367 = load_aligned(a);
        const word w368 = load_aligned(a + 1 * WORD_BYTES);
        const word w369 = w367 ^ w314;
        const word w370 = (word)_mm512_ternarylogic_epi64((__m512i)w369, (__m512i)w315, (__m512i)w368, 0xf6);
        const word w371 = (word)_mm512_ternarylogic_epi64((__m512i)w311, (__m512i)w310, (__m512i)w320, 0x4f);
        const word w372 = (word)_mm512_ternarylogic_epi64((__m512i)w324, (__m512i)w320, (__m512i)w370, 0x40);
        const word w373 = (word)_mm512_ternarylogic_epi64((__m512i)w312, (__m512i)w370, (__m512i)w371, 0x84);
        const word w374 = (word)_mm512_ternarylogic_epi64((__m512i)w373, (__m512i)w324, (__m512i)w322, 0x25);
        const word w375 = (word)_mm512_ternarylogic_epi64((__m512i)w374, (__m512i)w324, (__m512i)w322, 0x8d);
        const word w376 = (word)_mm512_ternarylogic_epi64((__m512i)w374, (__m512i)w322, (__m512i)w311, 0x96);
        const word w377 = (word)_mm512_ternarylogic_epi64((__m512i)w372, (__m512i)w316, (__m512i)w310, 0xe2);
        const word w378 = (word)_mm512_ternarylogic_epi64((__m512i)w374, (__m512i)w316, (__m512i)w311, 0xe2);
        const word w379 = (word)_mm512_ternarylogic_epi64((__m512i)w375, (__m512i)w316, (__m512i)w312, 0xe2);
        const word w380 = zeros();
        store_first(bottom + i106 + 3, w338);
        store_first(bottom + i110 + 3, w328);
        store_first(bottom + i111 + 3, w334);
        store_first(bottom + i112 + 3, w270);
        c55 = w377;
        c56 = w378;
        c57 = w379;
        c58 = w363;
        c59 = w364;
        c60 = w365;
        c61 = w349;
        c62 = w350;
        c63 = w351;
        c64 = w335;
        c65 = w336;
        c66 = w337;
        c67 = w380;
        c68 = w370;
        c69 = w376;
        c70 = w312;
        c71 = w366;
        c72 = w356;
        c73 = w362;
        c74 = w298;
        c75 = w352;
        c76 = w342;
        c77 = w348;
        c78 = w284;
        c79 = w338;
        c80 = w328;
        c81 = w334;
        c82 = w270;
        c83 = w180;
        c84 = w181;
        c85 = w182;
        c86 = w247;
        c87 = w248;
        c88 = w249;
        c89 = w314;
        c90 = w315;
        c91 = w316;
    }
    store_aligned(vertical, c55);
    store_aligned(vertical + 1 * WORD_BYTES, c56);
    store_aligned(vertical + 2 * WORD_BYTES, c57);
    store_aligned(vertical + 3 * WORD_BYTES, c58);
    store_aligned(vertical + 4 * WORD_BYTES, c59);
    store_aligned(vertical + 5 * WORD_BYTES, c60);
    store_aligned(vertical + 6 * WORD_BYTES, c61);
    store_aligned(vertical + 7 * WORD_BYTES, c62);
    store_aligned(vertical + 8 * WORD_BYTES, c63);
    store_aligned(vertical + 9 * WORD_BYTES, c64);
    store_aligned(vertical + 10 * WORD_BYTES, c65);
    store_aligned(vertical + 11 * WORD_BYTES, c66);
    store_aligned(down, c67);
    store_aligned(down + 1 * WORD_BYTES, c68);
    store_aligned(down + 2 * WORD_BYTES, c69);
    store_aligned(down + 3 * WORD_BYTES, c70);
    store_aligned(down + 4 * WORD_BYTES, c71);
    store_aligned(down + 5 * WORD_BYTES, c72);
    store_aligned(down + 6 * WORD_BYTES, c73);
    store_aligned(down + 7 * WORD_BYTES, c74);
    store_aligned(down + 8 * WORD_BYTES, c75);
    store_aligned(down + 9 * WORD_BYTES, c76);
    store_aligned(down + 10 * WORD_BYTES, c77);
    store_aligned(down + 11 * WORD_BYTES, c78);
    store_aligned(down + 12 * WORD_BYTES, c79);
    store_aligned(down + 13 * WORD_BYTES, c80);
    store_aligned(down + 14 * WORD_BYTES, c81);
    store_aligned(down + 15 * WORD_BYTES, c82);
}

/* An iteration: 128 gates, 16 moves, 0 additions, 56 loads, 16 stores. */
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
    const word w47 = load_word(windows + i41);
    const word w48 = load_word(windows + i42);
    const word w49 = load_word(windows + i43);
    const word w50 = load_word(windows + i44);
    word c52 = w5;
    word c53 = w6;
    word c54 = w7;
    word c55 = w8;
    word c56 = w9;
    word c57 = w10;
    word c58 = w11;
    word c59 = w12;
    word c60 = w13;
    word c61 = w14;
    word c62 = w15;
    word c63 = w16;
    word c64 = w17;
    word c65 = w18;
    word c66 = w19;
    word c67 = w20;
    word c68 = w21;
    word c69 = w22;
    word c70 = w23;
    word c71 = w24;
    word c72 = w25;
    word c73 = w26;
    word c74 = w27;
    word c75 = w28;
    word c76 = w29;
    word c77 = w30;
    word c78 = w31;
    word c79 = w32;
    word c80 = w45;
    word c81 = w46;
    word c82 = w47;
    word c83 = w48;
    word c84 = w49;
    word c85 = w50;
    for (uint64_t i51 = i3; (int64_t)i51 < (int64_t)i4; ++i51) {
        const uint64_t i86 = (uint64_t)1;
        const uint64_t i87 = i51 + i86;
        const uint64_t i88 = i87 & (uint64_t)7;
        const uint64_t i89 = i87 >> 3;
        const uint64_t i90 = i88 * i0;
        const uint64_t i91 = i90 + i89;
        const uint64_t i92 = i0 * (uint64_t)8;
        const uint64_t i93 = i91 + i92;
        const uint64_t i94 = i93 + i92;
        const uint64_t i95 = i94 + i92;
        const uint64_t i96 = i95 + i92;
        const uint64_t i97 = i96 + i92;
        const uint64_t i98 = i97 + i92;
        const uint64_t i99 = i98 + i92;
        const uint64_t i100 = i51 * (uint64_t)4;
        const uint64_t i101 = i100 + i1;
        const uint64_t i102 = i101 + i1;
        const uint64_t i103 = i102 + i1;
        const uint64_t i104 = i100 + i2;
        const uint64_t i105 = i104 + i2;
        const uint64_t i106 = i105 + i2;
        const word w107 = load_word(windows + i91);
        const word w108 = load_word(windows + i93);
        const word w111 = load_first(top + i101);
        const word w112 = shift_in(c77, w111);
        const word w113 = load_first(top + i102);
        const word w114 = shift_in(c78, w113);
        const word w115 = load_first(top + i103);
        const word w116 = shift_in(c79, w115);
        const word w117 = load_aligned(a + 6 * WORD_BYTES);
        const word w118 = load_aligned(a + 7 * WORD_BYTES);
        const word w119 = w117 ^ c80;
        const word w120 = (word)_mm512_ternarylogic_epi64((__m512i)w119, (__m512i)c81, (__m512i)w118, 0xf6);
        const word w121 = (word)_mm512_ternarylogic_epi64((__m512i)c62, (__m512i)c61, (__m512i)c73, 0x4f);
        const word w122 = (word)_mm512_ternarylogic_epi64((__m512i)w120, (__m512i)c73, (__m512i)c75, 0x08);
        const word w123 = (word)_mm512_ternarylogic_epi64((__m512i)w120, (__m512i)c63, (__m512i)w121, 0x90);
        const word w124 = (word)_mm512_ternarylogic_epi64((__m512i)w123, (__m512i)c75, (__m512i)c74, 0x25);
        const word w125 = (word)_mm512_ternarylogic_epi64((__m512i)w124, (__m512i)c75, (__m512i)c74, 0x8d);
        const word w126 = (word)_mm512_ternarylogic_epi64((__m512i)w124, (__m512i)c74, (__m512i)c62, 0x96);
        const word w127 = zeros();
        const word w128 = load_aligned(a + 4 * WORD_BYTES);
        const word w129 = load_aligned(a + 5 * WORD_BYTES);
        const word w130 = w128 ^ c82;
        const word w131 = (word)_mm512_ternarylogic_epi64((__m512i)w130, (__m512i)c83, (__m512i)w129, 0xf6);
        const word w132 = (word)_mm512_ternarylogic_epi64((__m512i)c59, (__m512i)c58, (__m512i)c69, 0x4f);
        const word w133 = (word)_mm512_ternarylogic_epi64((__m512i)w131, (__m512i)c69, (__m512i)c71, 0x08);
        const word w134 = (word)_mm512_ternarylogic_epi64((__m512i)w131, (__m512i)c60, (__m512i)w132, 0x90);
        const word w135 = (word)_mm512_ternarylogic_epi64((__m512i)w134, (__m512i)c71, (__m512i)c70, 0x25);
        const word w136 = (word)_mm512_ternarylogic_epi64((__m512i)w135, (__m512i)c71, (__m512i)c70, 0x8d);
        const word w137 = (word)_mm512_ternarylogic_epi64((__m512i)w135, (__m512i)c70, (__m512i)c59, 0x96);
        const word w139 = load_aligned(a + 2 * WORD_BYTES);
        const word w140 = load_aligned(a + 3 * WORD_BYTES);
        const word w141 = w139 ^ c84;
        const word w142 = (word)_mm512_ternarylogic_epi64((__m512i)w141, (__m512i)c85, (__m512i)w140, 0xf6);
        const word w143 = (word)_mm512_ternarylogic_epi64((__m512i)c56, (__m512i)c55, (__m512i)c65, 0x4f);
        const word w144 = (word)_mm512_ternarylogic_epi64((__m512i)w142, (__m512i)c65, (__m512i)c67, 0x08);
        const word w145 = (word)_mm512_ternarylogic_epi64((__m512i)w142, (__m512i)c57, (__m512i)w143, 0x90);
        const word w146 = (word)_mm512_ternarylogic_epi64((__m512i)w145, (__m512i)c67, (__m512i)c66, 0x25);
        const word w147 = (word)_mm512_ternarylogic_epi64((__m512i)w146, (__m512i)c67, (__m512i)c66, 0x8d);
        const word w148 = (word)_mm512_ternarylogic_epi64((__m512i)w146, (__m512i)c66, (__m512i)c56, 0x96);
        const word w150 = load_aligned(a);
        const word w151 = load_aligned(a + 1 * WORD_BYTES);
        const word w152 = w150 ^ w107;
        const word w153 = (word)_mm512_ternarylogic_epi64((__m512i)w152, (__m512i)w108, (__m512i)w151, 0xf6);
        const word w154 = (word)_mm512_ternarylogic_epi64((__m512i)w112, (__m512i)c52, (__m512i)c53, 0x5d);
        const word w155 = (word)_mm512_ternarylogic_epi64((__m512i)w153, (__m512i)w112, (__m512i)w116, 0x08);
        const word w156 = (word)_mm512_ternarylogic_epi64((__m512i)w153, (__m512i)c54, (__m512i)w154, 0x90);
        const word w157 = (word)_mm512_ternarylogic_epi64((__m512i)w156, (__m512i)w116, (__m512i)w114, 0x25);
        const word w158 = (word)_mm512_ternarylogic_epi64((__m512i)w157, (__m512i)w116, (__m512i)w114, 0x8d);
        const word w159 = (word)_mm512_ternarylogic_epi64((__m512i)w157, (__m512i)w114, (__m512i)c53, 0x96);
        store_first(bottom + i100, w127);
        store_first(bottom + i104, w120);
        store_first(bottom + i105, w126);
        store_first(bottom + i106, c63);
        const word w161 = load_word(windows + i94);
        const word w162 = load_word(windows + i95);
        const word w165 = load_first(top + i101 + 1);
        const word w166 = shift_in(w120, w165);
        const word w167 = load_first(top + i102 + 1);
        const word w168 = shift_in(w126, w167);
        const word w169 = load_first(top + i103 + 1);
        const word w170 = shift_in(c63, w169);
        const word w171 = load_aligned(a + 6 * WORD_BYTES);
        const word w172 = load_aligned(a + 7 * WORD_BYTES);
        const word w173 = w171 ^ c82;
        const word w174 = (word)_mm512_ternarylogic_epi64((__m512i)w173, (__m512i)c83, (__m512i)w172, 0xf6);
        const word w175 = (word)_mm512_ternarylogic_epi64((__m512i)w124, (__m512i)w122, (__m512i)w131, 0x4f);
        const word w176 = (word)_mm512_ternarylogic_epi64((__m512i)w131, (__m512i)c60, (__m512i)w174, 0x40);
        const word w177 = (word)_mm512_ternarylogic_epi64((__m512i)w125, (__m512i)w174, (__m512i)w175, 0x84);
        const word w178 = (word)_mm512_ternarylogic_epi64((__m512i)w177, (__m512i)c60, (__m512i)w137, 0x25);
        const word w179 = (word)_mm512_ternarylogic_epi64((__m512i)w178, (__m512i)c60, (__m512i)w137, 0x8d);
        const word w180 = (word)_mm512_ternarylogic_epi64((__m512i)w178, (__m512i)w137, (__m512i)w124, 0x96);
        const word w181 = zeros();
        const word w182 = load_aligned(a + 4 * WORD_BYTES);
        const word w183 = load_aligned(a + 5 * WORD_BYTES);
        const word w184 = w182 ^ c84;
        const word w185 = (word)_mm512_ternarylogic_epi64((__m512i)w184, (__m512i)c85, (__m512i)w183, 0xf6);
        const word w186 = (word)_mm512_ternarylogic_epi64((__m512i)w135, (__m512i)w133, (__m512i)w142, 0x4f);
        const word w187 = (word)_mm512_ternarylogic_epi64((__m512i)w142, (__m512i)c57, (__m512i)w185, 0x40);
        const word w188 = (word)_mm512_ternarylogic_epi64((__m512i)w136, (__m512i)w185, (__m512i)w186, 0x84);
        const word w189 = (word)_mm512_ternarylogic_epi64((__m512i)w188, (__m512i)c57, (__m512i)w148, 0x25);
        const word w190 = (word)_mm512_ternarylogic_epi64((__m512i)w189, (__m512i)c57, (__m512i)w148, 0x8d);
        const word w191 = (word)_mm512_ternarylogic_epi64((__m512i)w189, (__m512i)w148, (__m512i)w135, 0x96);
        const word w193 = load_aligned(a + 2 * WORD_BYTES);
        const word w194 = load_aligned(a + 3 * WORD_BYTES);
        const word w195 = w193 ^ w107;
        const word w196 = (word)_mm512_ternarylogic_epi64((__m512i)w195, (__m512i)w108, (__m512i)w194, 0xf6);
        const word w197 = (word)_mm512_ternarylogic_epi64((__m512i)w146, (__m512i)w144, (__m512i)w153, 0x4f);
        const word w198 = (word)_mm512_ternarylogic_epi64((__m512i)w153, (__m512i)c54, (__m512i)w196, 0x40);
        const word w199 = (word)_mm512_ternarylogic_epi64((__m512i)w147, (__m512i)w196, (__m512i)w197, 0x84);
        const word w200 = (word)_mm512_ternarylogic_epi64((__m512i)w199, (__m512i)c54, (__m512i)w159, 0x25);
        const word w201 = (word)_mm512_ternarylogic_epi64((__m512i)w200, (__m512i)c54, (__m512i)w159, 0x8d);
        const word w202 = (word)_mm512_ternarylogic_epi64((__m512i)w200, (__m512i)w159, (__m512i)w146, 0x96);
        const word w204 = load_aligned(a);
        const word w205 = load_aligned(a + 1 * WORD_BYTES);
        const word w206 = w204 ^ w161;
        const word w207 = (word)_mm512_ternarylogic_epi64((__m512i)w206, (__m512i)w162, (__m512i)w205, 0xf6);
        const word w208 = (word)_mm512_ternarylogic_epi64((__m512i)w157, (__m512i)w155, (__m512i)w166, 0x4f);
        const word w209 = (word)_mm512_ternarylogic_epi64((__m512i)w166, (__m512i)w170, (__m512i)w207, 0x40);
        const word w210 = (word)_mm512_ternarylogic_epi64((__m512i)w158, (__m512i)w207, (__m512i)w208, 0x84);
        const word w211 = (word)_mm512_ternarylogic_epi64((__m512i)w168, (__m512i)w170, (__m512i)w210, 0x25);
        const word w212 = (word)_mm512_ternarylogic_epi64((__m512i)w211, (__m512i)w170, (__m512i)w168, 0x8d);
        const word w213 = (word)_mm512_ternarylogic_epi64((__m512i)w211, (__m512i)w168, (__m512i)w157, 0x96);
        store_first(bottom + i100 + 1, w181);
        store_first(bottom + i104 + 1, w174);
        store_first(bottom + i105 + 1, w180);
        store_first(bottom + i106 + 1, w125);
        const word w215 = load_word(windows + i96);
        const word w216 = load_word(windows + i97);
        const word w219 = load_first(top + i101 + 2);
        const word w220 = shift_in(w174, w219);
        const word w221 = load_first(top + i102 + 2);
        const word w222 = shift_in(w180, w221);
        const word w223 = load_first(top + i103 + 2);
        const word w224 = shift_in(w125, w223);
        const word w225 = load_aligned(a + 6 * WORD_BYTES);
        const word w226 = load_aligned(a + 7 * WORD_BYTES);
        const word w227 = w225 ^ c84;
        const word w228 = (word)_mm512_ternarylogic_epi64((__m512i)w227, (__m512i)c85, (__m512i)w226, 0xf6);
        const word w229 = (word)_mm512_ternarylogic_epi64((__m512i)w178, (__m512i)w176, (__m512i)w185, 0x4f);
        const word w230 = (word)_mm512_ternarylogic_epi64((__m512i)w136, (__m512i)w185, (__m512i)w228, 0x40);
        const word w231 = (word)_mm512_ternarylogic_epi64((__m512i)w179, (__m512i)w228, (__m512i)w229, 0x84);
        const word w232 = (word)_mm512_ternarylogic_epi64((__m512i)w231, (__m512i)w136, (__m512i)w191, 0x25);
        const word w233 = (word)_mm512_ternarylogic_epi64((__m512i)w232, (__m512i)w136, (__m512i)w191, 0x8d);
        const word w234 = (word)_mm512_ternarylogic_epi64((__m512i)w232, (__m512i)w191, (__m512i)w178, 0x96);
        const word w235 = zeros();
        const word w236 = load_aligned(a + 4 * WORD_BYTES);
        const word w237 = load_aligned(a + 5 * WORD_BYTES);
        const word w238 = w236 ^ w107;
        const word w239 = (word)_mm512_ternarylogic_epi64((__m512i)w238, (__m512i)w108, (__m512i)w237, 0xf6);
        const word w240 = (word)_mm512_ternarylogic_epi64((__m512i)w189, (__m512i)w187, (__m512i)w196, 0x4f);
        const word w241 = (word)_mm512_ternarylogic_epi64((__m512i)w147, (__m512i)w196, (__m512i)w239, 0x40);
        const word w242 = (word)_mm512_ternarylogic_epi64((__m512i)w190, (__m512i)w239, (__m512i)w240, 0x84);
        const word w243 = (word)_mm512_ternarylogic_epi64((__m512i)w242, (__m512i)w147, (__m512i)w202, 0x25);
        const word w244 = (word)_mm512_ternarylogic_epi64((__m512i)w243, (__m512i)w147, (__m512i)w202, 0x8d);
        const word w245 = (word)_mm512_ternarylogic_epi64((__m512i)w243, (__m512i)w202, (__m512i)w189, 0x96);
        const word w247 = load_aligned(a + 2 * WORD_BYTES);
        const word w248 = load_aligned(a + 3 * WORD_BYTES);
        const word w249 = w247 ^ w161;
        const word w250 = (word)_mm512_ternarylogic_epi64((__m512i)w249, (__m512i)w162, (__m512i)w248, 0xf6);
        const word w251 = (word)_mm512_ternarylogic_epi64((__m512i)w200, (__m512i)w198, (__m512i)w207, 0x4f);
        const word w252 = (word)_mm512_ternarylogic_epi64((__m512i)w158, (__m512i)w207, (__m512i)w250, 0x40);
        const word w253 = (word)_mm512_ternarylogic_epi64((__m512i)w201, (__m512i)w250, (__m512i)w251, 0x84);
        const word w254 = (word)_mm512_ternarylogic_epi64((__m512i)w253, (__m512i)w158, (__m512i)w213, 0x25);
        const word w255 = (word)_mm512_ternarylogic_epi64((__m512i)w254, (__m512i)w158, (__m512i)w213, 0x8d);
        const word w256 = (word)_mm512_ternarylogic_epi64((__m512i)w254, (__m512i)w213, (__m512i)w200, 0x96);
        const word w258 = load_aligned(a);
        const word w259 = load_aligned(a + 1 * WORD_BYTES);
        const word w260 = w258 ^ w215;
        const word w261 = (word)_mm512_ternarylogic_epi64((__m512i)w260, (__m512i)w216, (__m512i)w259, 0xf6);
        const word w262 = (word)_mm512_ternarylogic_epi64((__m512i)w211, (__m512i)w209, (__m512i)w220, 0x4f);
        const word w263 = (word)_mm512_ternarylogic_epi64((__m512i)w224, (__m512i)w220, (__m512i)w261, 0x40);
        const word w264 = (word)_mm512_ternarylogic_epi64((__m512i)w212, (__m512i)w261, (__m512i)w262, 0x84);
        const word w265 = (word)_mm512_ternarylogic_epi64((__m512i)w222, (__m512i)w224, (__m512i)w264, 0x25);
        const word w266 = (word)_mm512_ternarylogic_epi64((__m512i)w265, (__m512i)w224, (__m512i)w222, 0x8d);
        const word w267 = (word)_mm512_ternarylogic_epi64((__m512i)w265, (__m512i)w222, (__m512i)w211, 0x96);
        store_first(bottom + i100 + 2, w235);
        store_first(bottom + i104 + 2, w228);
        store_first(bottom + i105 + 2, w234);
        store_first(bottom + i106 + 2, w179);
        const word w269 = load_word(windows + i98);
        const word w270 = load_word(windows + i99);
        const word w273 = load_first(top + i101 + 3);
        const word w274 = shift_in(w228, w273);
        const word w275 = load_first(top + i102 + 3);
        const word w276 = shift_in(w234, w275);
        const word w277 = load_first(top + i103 + 3);
        const word w278 = shift_in(w179, w277);
        const word w279 = load_aligned(a + 6 * WORD_BYTES);
        const word w280 = load_aligned(a + 7 * WORD_BYTES);
        const word w281 = w279 ^ w107;
        const word w282 = (word)_mm512_ternarylogic_epi64((__m512i)w281, (__m512i)w108, (__m512i)w280, 0xf6);
        const word w283 = (word)_mm512_ternarylogic_epi64((__m512i)w232, (__m512i)w230, (__m512i)w239, 0x4f);
        const word w284 = (word)_mm512_ternarylogic_epi64((__m512i)w190, (__m512i)w239, (__m512i)w282, 0x40);
        const word w285 = (word)_mm512_ternarylogic_epi64((__m512i)w233, (__m512i)w282, (__m512i)w283, 0x84);
        const word w286 = (word)_mm512_ternarylogic_epi64((__m512i)w285, (__m512i)w190, (__m512i)w245, 0x25);
        const word w287 = (word)_mm512_ternarylogic_epi64((__m512i)w286, (__m512i)w190, (__m512i)w245, 0x8d);
        const word w288 = (word)_mm512_ternarylogic_epi64((__m512i)w286, (__m512i)w245, (__m512i)w232, 0x96);
        const word w289 = zeros();
        const word w290 = load_aligned(a + 4 * WORD_BYTES);
        const word w291 = load_aligned(a + 5 * WORD_BYTES);
        const word w292 = w290 ^ w161;
        const word w293 = (word)_mm512_ternarylogic_epi64((__m512i)w292, (__m512i)w162, (__m512i)w291, 0xf6);
        const word w294 = (word)_mm512_ternarylogic_epi64((__m512i)w243, (__m512i)w241, (__m512i)w250, 0x4f);
        const word w295 = (word)_mm512_ternarylogic_epi64((__m512i)w201, (__m512i)w250, (__m512i)w293, 0x40);
        const word w296 = (word)_mm512_ternarylogic_epi64((__m512i)w244, (__m512i)w293, (__m512i)w294, 0x84);
        const word w297 = (word)_mm512_ternarylogic_epi64((__m512i)w296, (__m512i)w201, (__m512i)w256, 0x25);
        const word w298 = (word)_mm512_ternarylogic_epi64((__m512i)w297, (__m512i)w201, (__m512i)w256, 0x8d);
        const word w299 = (word)_mm512_ternarylogic_epi64((__m512i)w297, (__m512i)w256, (__m512i)w243, 0x96);
        const word w300 = zeros();
        const word w301 = load_aligned(a + 2 * WORD_BYTES);
        const word w302 = load_aligned(a + 3 * WORD_BYTES);
        const word w303 = w301 ^ w215;
        const word w304 = (word)_mm512_ternarylogic_epi64((__m512i)w303, (__m512i)w216, (__m512i)w302, 0xf6);
        const word w305 = (word)_mm512_ternarylogic_epi64((__m512i)w254, (__m512i)w252, (__m512i)w261, 0x4f);
        const word w306 = (word)_mm512_ternarylogic_epi64((__m512i)w212, (__m512i)w261, (__m512i)w304, 0x40);
        const word w307 = (word)_mm512_ternarylogic_epi64((__m512i)w255, (__m512i)w304, (__m512i)w305, 0x84);
        const word w308 = (word)_mm512_ternarylogic_epi64((__m512i)w307, (__m512i)w212, (__m512i)w267, 0x25);
        const word w309 = (word)_mm512_ternarylogic_epi64((__m512i)w308, (__m512i)w212, (__m512i)w267, 0x8d);
        const word w310 = (word)_mm512_ternarylogic_epi64((__m512i)w308, (__m512i)w267, (__m512i)w254, 0x96);
        const word w311 = zeros();
        const word w312 = load_aligned(a);
        const word w313 = load_aligned(a + 1 * WORD_BYTES);
        const word w314 = w312 ^ w269;
        const word w315 = (word)_mm512_ternarylogic_epi64((__m512i)w314, (__m512i)w270, (__m512i)w313, 0xf6);
        const word w316 = (word)_mm512_ternarylogic_epi64((__m512i)w265, (__m512i)w263, (__m512i)w274, 0x4f);
        const word w317 = (word)_mm512_ternarylogic_epi64((__m512i)w278, (__m512i)w274, (__m512i)w315, 0x40);
        const word w318 = (word)_mm512_ternarylogic_epi64((__m512i)w266, (__m512i)w315, (__m512i)w316, 0x84);
        const word w319 = (word)_mm512_ternarylogic_epi64((__m512i)w276, (__m512i)w278, (__m512i)w318, 0x25);
        const word w320 = (word)_mm512_ternarylogic_epi64((__m512i)w319, (__m512i)w278, (__m512i)w276, 0x8d);
        const word w321 = (word)_mm512_ternarylogic_epi64((__m512i)w319, (__m512i)w276, (__m512i)w265, 0x96);
        const word w322 = zeros();
        store_first(bottom + i100 + 3, w289);
        store_first(bottom + i104 + 3, w282);
        store_first(bottom + i105 + 3, w288);
        store_first(bottom + i106 + 3, w233);
        c52 = w317;
        c53 = w319;
        c54 = w320;
        c55 = w306;
        c56 = w308;
        c57 = w309;
        c58 = w295;
        c59 = w297;
        c60 = w298;
        c61 = w284;
        c62 = w286;
        c63 = w287;
        c64 = w322;
        c65 = w315;
        c66 = w321;
        c67 = w266;
        c68 = w311;
        c69 = w304;
        c70 = w310;
        c71 = w255;
        c72 = w300;
        c73 = w293;
        c74 = w299;
        c75 = w244;
        c76 = w289;
        c77 = w282;
        c78 = w288;
        c79 = w233;
        c80 = w161;
        c81 = w162;
        c82 = w215;
        c83 = w216;
        c84 = w269;
        c85 = w270;
    }
    store_aligned(vertical, c52);
    store_aligned(vertical + 1 * WORD_BYTES, c53);
    store_aligned(vertical + 2 * WORD_BYTES, c54);
    store_aligned(vertical + 3 * WORD_BYTES, c55);
    store_aligned(vertical + 4 * WORD_BYTES, c56);
    store_aligned(vertical + 5 * WORD_BYTES, c57);
    store_aligned(vertical + 6 * WORD_BYTES, c58);
    store_aligned(vertical + 7 * WORD_BYTES, c59);
    store_aligned(vertical + 8 * WORD_BYTES, c60);
    store_aligned(vertical + 9 * WORD_BYTES, c61);
    store_aligned(vertical + 10 * WORD_BYTES, c62);
    store_aligned(vertical + 11 * WORD_BYTES, c63);
    store_aligned(down, c64);
    store_aligned(down + 1 * WORD_BYTES, c65);
    store_aligned(down + 2 * WORD_BYTES, c66);
    store_aligned(down + 3 * WORD_BYTES, c67);
    store_aligned(down + 4 * WORD_BYTES, c68);
    store_aligned(down + 5 * WORD_BYTES, c69);
    store_aligned(down + 6 * WORD_BYTES, c70);
    store_aligned(down + 7 * WORD_BYTES, c71);
    store_aligned(down + 8 * WORD_BYTES, c72);
    store_aligned(down + 9 * WORD_BYTES, c73);
    store_aligned(down + 10 * WORD_BYTES, c74);
    store_aligned(down + 11 * WORD_BYTES, c75);
    store_aligned(down + 12 * WORD_BYTES, c76);
    store_aligned(down + 13 * WORD_BYTES, c77);
    store_aligned(down + 14 * WORD_BYTES, c78);
    store_aligned(down + 15 * WORD_BYTES, c79);
}

#ifdef __cplusplus
}
#endif
