/* SPDX-License-Identifier: Apache-2.0
 *
 * k_mismatch in the wavefront layout, 4 rows a lane, for avx512.
 * Made by: minterm compile k_mismatch --layout wavefront --target avx512 --alphabet ACGT --rows 4 --emit c
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
 *     recurrence k_mismatch
 *       param k = 2 in 0..31
 *       predicate match: a[i] == b[j]
 *       int D[0][j] = 0
 *       int D[i][0] = 3
 *       int D[i][j] = min(3, D[i-1][j-1] + (match ? 0 : 1))
 *       answer report j where D[m][j] <= 2
 *
 * Codes of symbols, of which bit p is in plane p:
 *     a and b: 'A' 0, 'C' 1, 'G' 2, 'T' 3
 *
 * Codes of what crosses the edges of cells, bit 0 on the right; bit p is in plane p, and * may be
 * either:
 *     vertical, D[i-1][j-1]:
 *         0 = 00
 *         1 = 01
 *         2 = 10
 *         3 = 11
 *         row 1, 2, .. at the left edge (j - 1 = 0): code 0, 3, and so on with the last
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
 *     vertical  word (r % 4) * 2 + p: plane p of what enters its rows from the left, and after the
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
 * A cell: 2 gates, fewer are impossible (shipped).
 * lut3: 4 gates, depth 3, 1 move, 8 live registers
 * inputs v0 v1 h0 h1 a0 a1 b0 b1
 * g0 = lut[0x66](a0, b0)
 * g1 = lut[0xf6](a1, b1, g0)
 * g2 = lut[0xda](v0, v1, g1)
 * g3 = lut[0xec](v0, v1, g1)
 * v0' = h0
 * v1' = h1
 * h0' = g2
 * h1' = g3
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

/* An iteration: 96 gates, 8 moves, 0 additions, 52 loads, 8 stores. */
void k_mismatch_avx512_edge(uint8_t *const *buffers, const int64_t *scalars);
void k_mismatch_avx512_edge(uint8_t *const *buffers, const int64_t *scalars) {
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
    const word w13 = load_aligned(down);
    const word w14 = load_aligned(down + 1 * WORD_BYTES);
    const word w15 = load_aligned(down + 2 * WORD_BYTES);
    const word w16 = load_aligned(down + 3 * WORD_BYTES);
    const word w17 = load_aligned(down + 4 * WORD_BYTES);
    const word w18 = load_aligned(down + 5 * WORD_BYTES);
    const word w19 = load_aligned(down + 6 * WORD_BYTES);
    const word w20 = load_aligned(down + 7 * WORD_BYTES);
    const uint64_t i21 = i3 & (uint64_t)7;
    const uint64_t i22 = i3 >> 3;
    const uint64_t i23 = i21 * i0;
    const uint64_t i24 = i23 + i22;
    const uint64_t i25 = i0 * (uint64_t)8;
    const uint64_t i26 = i24 + i25;
    const uint64_t i27 = i26 + i25;
    const uint64_t i28 = i27 + i25;
    const uint64_t i29 = i28 + i25;
    const uint64_t i30 = i29 + i25;
    const uint64_t i31 = i30 + i25;
    const uint64_t i32 = i31 + i25;
    const word w33 = load_word(windows + i27);
    const word w34 = load_word(windows + i28);
    const word w35 = load_word(active + i26);
    const word w36 = load_word(windows + i29);
    const word w37 = load_word(windows + i30);
    const word w38 = load_word(active + i27);
    const word w39 = load_word(windows + i31);
    const word w40 = load_word(windows + i32);
    const word w41 = load_word(active + i28);
    word c43 = w5;
    word c44 = w6;
    word c45 = w7;
    word c46 = w8;
    word c47 = w9;
    word c48 = w10;
    word c49 = w11;
    word c50 = w12;
    word c51 = w13;
    word c52 = w14;
    word c53 = w15;
    word c54 = w16;
    word c55 = w17;
    word c56 = w18;
    word c57 = w19;
    word c58 = w20;
    word c59 = w33;
    word c60 = w34;
    word c61 = w35;
    word c62 = w36;
    word c63 = w37;
    word c64 = w38;
    word c65 = w39;
    word c66 = w40;
    word c67 = w41;
    for (uint64_t i42 = i3; (int64_t)i42 < (int64_t)i4; ++i42) {
        const uint64_t i68 = (uint64_t)1;
        const uint64_t i69 = i42 + i68;
        const uint64_t i70 = i69 & (uint64_t)7;
        const uint64_t i71 = i69 >> 3;
        const uint64_t i72 = i70 * i0;
        const uint64_t i73 = i72 + i71;
        const uint64_t i74 = i0 * (uint64_t)8;
        const uint64_t i75 = i73 + i74;
        const uint64_t i76 = i75 + i74;
        const uint64_t i77 = i76 + i74;
        const uint64_t i78 = i77 + i74;
        const uint64_t i79 = i78 + i74;
        const uint64_t i80 = i79 + i74;
        const uint64_t i81 = i80 + i74;
        const uint64_t i82 = i42 * (uint64_t)4;
        const uint64_t i83 = i82 + i1;
        const uint64_t i84 = i82 + i2;
        const word w85 = load_word(windows + i73);
        const word w86 = load_word(windows + i75);
        const word w87 = load_word(active + i73);
        const word w88 = load_first(top + i82);
        const word w89 = shift_in(c57, w88);
        const word w90 = load_first(top + i83);
        const word w91 = shift_in(c58, w90);
        const word w92 = load_aligned(a + 6 * WORD_BYTES);
        const word w93 = load_aligned(a + 7 * WORD_BYTES);
        const word w94 = w92 ^ c59;
        const word w95 = (word)_mm512_ternarylogic_epi64((__m512i)w94, (__m512i)c60, (__m512i)w93, 0xf6);
        const word w96 = (word)_mm512_ternarylogic_epi64((__m512i)w95, (__m512i)c50, (__m512i)c49, 0xda);
        const word w97 = (word)_mm512_ternarylogic_epi64((__m512i)w95, (__m512i)c50, (__m512i)c49, 0xec);
        const word w98 = (word)_mm512_ternarylogic_epi64((__m512i)c55, (__m512i)c61, (__m512i)c49, 0xe2);
        const word w99 = (word)_mm512_ternarylogic_epi64((__m512i)c56, (__m512i)c61, (__m512i)c50, 0xe2);
        const word w100 = load_aligned(a + 4 * WORD_BYTES);
        const word w101 = load_aligned(a + 5 * WORD_BYTES);
        const word w102 = w100 ^ c62;
        const word w103 = (word)_mm512_ternarylogic_epi64((__m512i)w102, (__m512i)c63, (__m512i)w101, 0xf6);
        const word w104 = (word)_mm512_ternarylogic_epi64((__m512i)w103, (__m512i)c48, (__m512i)c47, 0xda);
        const word w105 = (word)_mm512_ternarylogic_epi64((__m512i)w103, (__m512i)c48, (__m512i)c47, 0xec);
        const word w106 = (word)_mm512_ternarylogic_epi64((__m512i)c53, (__m512i)c64, (__m512i)c47, 0xe2);
        const word w107 = (word)_mm512_ternarylogic_epi64((__m512i)c54, (__m512i)c64, (__m512i)c48, 0xe2);
        const word w108 = load_aligned(a + 2 * WORD_BYTES);
        const word w109 = load_aligned(a + 3 * WORD_BYTES);
        const word w110 = w108 ^ c65;
        const word w111 = (word)_mm512_ternarylogic_epi64((__m512i)w110, (__m512i)c66, (__m512i)w109, 0xf6);
        const word w112 = (word)_mm512_ternarylogic_epi64((__m512i)w111, (__m512i)c46, (__m512i)c45, 0xda);
        const word w113 = (word)_mm512_ternarylogic_epi64((__m512i)w111, (__m512i)c46, (__m512i)c45, 0xec);
        const word w114 = (word)_mm512_ternarylogic_epi64((__m512i)c51, (__m512i)c67, (__m512i)c45, 0xe2);
        const word w115 = (word)_mm512_ternarylogic_epi64((__m512i)c52, (__m512i)c67, (__m512i)c46, 0xe2);
        const word w116 = load_aligned(a);
        const word w117 = load_aligned(a + 1 * WORD_BYTES);
        const word w118 = w116 ^ w85;
        const word w119 = (word)_mm512_ternarylogic_epi64((__m512i)w118, (__m512i)w86, (__m512i)w117, 0xf6);
        const word w120 = (word)_mm512_ternarylogic_epi64((__m512i)w119, (__m512i)c44, (__m512i)c43, 0xda);
        const word w121 = (word)_mm512_ternarylogic_epi64((__m512i)w119, (__m512i)c44, (__m512i)c43, 0xec);
        const word w122 = (word)_mm512_ternarylogic_epi64((__m512i)w89, (__m512i)w87, (__m512i)c43, 0xe2);
        const word w123 = (word)_mm512_ternarylogic_epi64((__m512i)w91, (__m512i)w87, (__m512i)c44, 0xe2);
        store_first(bottom + i82, w96);
        store_first(bottom + i84, w97);
        const word w124 = load_word(windows + i76);
        const word w125 = load_word(windows + i77);
        const word w126 = load_word(active + i75);
        const word w127 = load_first(top + i82 + 1);
        const word w128 = shift_in(w96, w127);
        const word w129 = load_first(top + i83 + 1);
        const word w130 = shift_in(w97, w129);
        const word w131 = load_aligned(a + 6 * WORD_BYTES);
        const word w132 = load_aligned(a + 7 * WORD_BYTES);
        const word w133 = w131 ^ c62;
        const word w134 = (word)_mm512_ternarylogic_epi64((__m512i)w133, (__m512i)c63, (__m512i)w132, 0xf6);
        const word w135 = (word)_mm512_ternarylogic_epi64((__m512i)w134, (__m512i)w99, (__m512i)w98, 0xda);
        const word w136 = (word)_mm512_ternarylogic_epi64((__m512i)w134, (__m512i)w99, (__m512i)w98, 0xec);
        const word w137 = (word)_mm512_ternarylogic_epi64((__m512i)w104, (__m512i)c64, (__m512i)w98, 0xe2);
        const word w138 = (word)_mm512_ternarylogic_epi64((__m512i)w105, (__m512i)c64, (__m512i)w99, 0xe2);
        const word w139 = load_aligned(a + 4 * WORD_BYTES);
        const word w140 = load_aligned(a + 5 * WORD_BYTES);
        const word w141 = w139 ^ c65;
        const word w142 = (word)_mm512_ternarylogic_epi64((__m512i)w141, (__m512i)c66, (__m512i)w140, 0xf6);
        const word w143 = (word)_mm512_ternarylogic_epi64((__m512i)w142, (__m512i)w107, (__m512i)w106, 0xda);
        const word w144 = (word)_mm512_ternarylogic_epi64((__m512i)w142, (__m512i)w107, (__m512i)w106, 0xec);
        const word w145 = (word)_mm512_ternarylogic_epi64((__m512i)w112, (__m512i)c67, (__m512i)w106, 0xe2);
        const word w146 = (word)_mm512_ternarylogic_epi64((__m512i)w113, (__m512i)c67, (__m512i)w107, 0xe2);
        const word w147 = load_aligned(a + 2 * WORD_BYTES);
        const word w148 = load_aligned(a + 3 * WORD_BYTES);
        const word w149 = w147 ^ w85;
        const word w150 = (word)_mm512_ternarylogic_epi64((__m512i)w149, (__m512i)w86, (__m512i)w148, 0xf6);
        const word w151 = (word)_mm512_ternarylogic_epi64((__m512i)w150, (__m512i)w115, (__m512i)w114, 0xda);
        const word w152 = (word)_mm512_ternarylogic_epi64((__m512i)w150, (__m512i)w115, (__m512i)w114, 0xec);
        const word w153 = (word)_mm512_ternarylogic_epi64((__m512i)w120, (__m512i)w87, (__m512i)w114, 0xe2);
        const word w154 = (word)_mm512_ternarylogic_epi64((__m512i)w121, (__m512i)w87, (__m512i)w115, 0xe2);
        const word w155 = load_aligned(a);
        const word w156 = load_aligned(a + 1 * WORD_BYTES);
        const word w157 = w155 ^ w124;
        const word w158 = (word)_mm512_ternarylogic_epi64((__m512i)w157, (__m512i)w125, (__m512i)w156, 0xf6);
        const word w159 = (word)_mm512_ternarylogic_epi64((__m512i)w158, (__m512i)w123, (__m512i)w122, 0xda);
        const word w160 = (word)_mm512_ternarylogic_epi64((__m512i)w158, (__m512i)w123, (__m512i)w122, 0xec);
        const word w161 = (word)_mm512_ternarylogic_epi64((__m512i)w128, (__m512i)w126, (__m512i)w122, 0xe2);
        const word w162 = (word)_mm512_ternarylogic_epi64((__m512i)w130, (__m512i)w126, (__m512i)w123, 0xe2);
        store_first(bottom + i82 + 1, w135);
        store_first(bottom + i84 + 1, w136);
        const word w163 = load_word(windows + i78);
        const word w164 = load_word(windows + i79);
        const word w165 = load_word(active + i76);
        const word w166 = load_first(top + i82 + 2);
        const word w167 = shift_in(w135, w166);
        const word w168 = load_first(top + i83 + 2);
        const word w169 = shift_in(w136, w168);
        const word w170 = load_aligned(a + 6 * WORD_BYTES);
        const word w171 = load_aligned(a + 7 * WORD_BYTES);
        const word w172 = w170 ^ c65;
        const word w173 = (word)_mm512_ternarylogic_epi64((__m512i)w172, (__m512i)c66, (__m512i)w171, 0xf6);
        const word w174 = (word)_mm512_ternarylogic_epi64((__m512i)w138, (__m512i)w173, (__m512i)w137, 0xe6);
        const word w175 = (word)_mm512_ternarylogic_epi64((__m512i)w138, (__m512i)w173, (__m512i)w137, 0xf8);
        const word w176 = (word)_mm512_ternarylogic_epi64((__m512i)w137, (__m512i)w143, (__m512i)c67, 0xd8);
        const word w177 = (word)_mm512_ternarylogic_epi64((__m512i)w138, (__m512i)w144, (__m512i)c67, 0xd8);
        const word w178 = load_aligned(a + 4 * WORD_BYTES);
        const word w179 = load_aligned(a + 5 * WORD_BYTES);
        const word w180 = w178 ^ w85;
        const word w181 = (word)_mm512_ternarylogic_epi64((__m512i)w180, (__m512i)w86, (__m512i)w179, 0xf6);
        const word w182 = (word)_mm512_ternarylogic_epi64((__m512i)w146, (__m512i)w181, (__m512i)w145, 0xe6);
        const word w183 = (word)_mm512_ternarylogic_epi64((__m512i)w146, (__m512i)w181, (__m512i)w145, 0xf8);
        const word w184 = (word)_mm512_ternarylogic_epi64((__m512i)w145, (__m512i)w151, (__m512i)w87, 0xd8);
        const word w185 = (word)_mm512_ternarylogic_epi64((__m512i)w146, (__m512i)w152, (__m512i)w87, 0xd8);
        const word w186 = load_aligned(a + 2 * WORD_BYTES);
        const word w187 = load_aligned(a + 3 * WORD_BYTES);
        const word w188 = w186 ^ w124;
        const word w189 = (word)_mm512_ternarylogic_epi64((__m512i)w188, (__m512i)w125, (__m512i)w187, 0xf6);
        const word w190 = (word)_mm512_ternarylogic_epi64((__m512i)w154, (__m512i)w189, (__m512i)w153, 0xe6);
        const word w191 = (word)_mm512_ternarylogic_epi64((__m512i)w154, (__m512i)w189, (__m512i)w153, 0xf8);
        const word w192 = (word)_mm512_ternarylogic_epi64((__m512i)w153, (__m512i)w159, (__m512i)w126, 0xd8);
        const word w193 = (word)_mm512_ternarylogic_epi64((__m512i)w154, (__m512i)w160, (__m512i)w126, 0xd8);
        const word w194 = load_aligned(a);
        const word w195 = load_aligned(a + 1 * WORD_BYTES);
        const word w196 = w194 ^ w163;
        const word w197 = (word)_mm512_ternarylogic_epi64((__m512i)w196, (__m512i)w164, (__m512i)w195, 0xf6);
        const word w198 = (word)_mm512_ternarylogic_epi64((__m512i)w162, (__m512i)w197, (__m512i)w161, 0xe6);
        const word w199 = (word)_mm512_ternarylogic_epi64((__m512i)w162, (__m512i)w197, (__m512i)w161, 0xf8);
        const word w200 = (word)_mm512_ternarylogic_epi64((__m512i)w161, (__m512i)w167, (__m512i)w165, 0xd8);
        const word w201 = (word)_mm512_ternarylogic_epi64((__m512i)w162, (__m512i)w169, (__m512i)w165, 0xd8);
        store_first(bottom + i82 + 2, w174);
        store_first(bottom + i84 + 2, w175);
        const word w202 = load_word(windows + i80);
        const word w203 = load_word(windows + i81);
        const word w204 = load_word(active + i77);
        const word w205 = load_first(top + i82 + 3);
        const word w206 = shift_in(w174, w205);
        const word w207 = load_first(top + i83 + 3);
        const word w208 = shift_in(w175, w207);
        const word w209 = load_aligned(a + 6 * WORD_BYTES);
        const word w210 = load_aligned(a + 7 * WORD_BYTES);
        const word w211 = w209 ^ w85;
        const word w212 = (word)_mm512_ternarylogic_epi64((__m512i)w211, (__m512i)w86, (__m512i)w210, 0xf6);
        const word w213 = (word)_mm512_ternarylogic_epi64((__m512i)w177, (__m512i)w212, (__m512i)w176, 0xe6);
        const word w214 = (word)_mm512_ternarylogic_epi64((__m512i)w177, (__m512i)w212, (__m512i)w176, 0xf8);
        const word w215 = (word)_mm512_ternarylogic_epi64((__m512i)w182, (__m512i)w87, (__m512i)w176, 0xe2);
        const word w216 = (word)_mm512_ternarylogic_epi64((__m512i)w183, (__m512i)w87, (__m512i)w177, 0xe2);
        const word w217 = load_aligned(a + 4 * WORD_BYTES);
        const word w218 = load_aligned(a + 5 * WORD_BYTES);
        const word w219 = w217 ^ w124;
        const word w220 = (word)_mm512_ternarylogic_epi64((__m512i)w219, (__m512i)w125, (__m512i)w218, 0xf6);
        const word w221 = (word)_mm512_ternarylogic_epi64((__m512i)w185, (__m512i)w220, (__m512i)w184, 0xe6);
        const word w222 = (word)_mm512_ternarylogic_epi64((__m512i)w185, (__m512i)w220, (__m512i)w184, 0xf8);
        const word w223 = (word)_mm512_ternarylogic_epi64((__m512i)w190, (__m512i)w126, (__m512i)w184, 0xe2);
        const word w224 = (word)_mm512_ternarylogic_epi64((__m512i)w191, (__m512i)w126, (__m512i)w185, 0xe2);
        const word w225 = load_aligned(a + 2 * WORD_BYTES);
        const word w226 = load_aligned(a + 3 * WORD_BYTES);
        const word w227 = w225 ^ w163;
        const word w228 = (word)_mm512_ternarylogic_epi64((__m512i)w227, (__m512i)w164, (__m512i)w226, 0xf6);
        const word w229 = (word)_mm512_ternarylogic_epi64((__m512i)w193, (__m512i)w228, (__m512i)w192, 0xe6);
        const word w230 = (word)_mm512_ternarylogic_epi64((__m512i)w193, (__m512i)w228, (__m512i)w192, 0xf8);
        const word w231 = (word)_mm512_ternarylogic_epi64((__m512i)w198, (__m512i)w165, (__m512i)w192, 0xe2);
        const word w232 = (word)_mm512_ternarylogic_epi64((__m512i)w199, (__m512i)w165, (__m512i)w193, 0xe2);
        const word w233 = load_aligned(a);
        const word w234 = load_aligned(a + 1 * WORD_BYTES);
        const word w235 = w233 ^ w202;
        const word w236 = (word)_mm512_ternarylogic_epi64((__m512i)w235, (__m512i)w203, (__m512i)w234, 0xf6);
        const word w237 = (word)_mm512_ternarylogic_epi64((__m512i)w201, (__m512i)w236, (__m512i)w200, 0xe6);
        const word w238 = (word)_mm512_ternarylogic_epi64((__m512i)w201, (__m512i)w236, (__m512i)w200, 0xf8);
        const word w239 = (word)_mm512_ternarylogic_epi64((__m512i)w206, (__m512i)w204, (__m512i)w200, 0xe2);
        const word w240 = (word)_mm512_ternarylogic_epi64((__m512i)w208, (__m512i)w204, (__m512i)w201, 0xe2);
        store_first(bottom + i82 + 3, w213);
        store_first(bottom + i84 + 3, w214);
        c43 = w239;
        c44 = w240;
        c45 = w231;
        c46 = w232;
        c47 = w223;
        c48 = w224;
        c49 = w215;
        c50 = w216;
        c51 = w237;
        c52 = w238;
        c53 = w229;
        c54 = w230;
        c55 = w221;
        c56 = w222;
        c57 = w213;
        c58 = w214;
        c59 = w124;
        c60 = w125;
        c61 = w126;
        c62 = w163;
        c63 = w164;
        c64 = w165;
        c65 = w202;
        c66 = w203;
        c67 = w204;
    }
    store_aligned(vertical, c43);
    store_aligned(vertical + 1 * WORD_BYTES, c44);
    store_aligned(vertical + 2 * WORD_BYTES, c45);
    store_aligned(vertical + 3 * WORD_BYTES, c46);
    store_aligned(vertical + 4 * WORD_BYTES, c47);
    store_aligned(vertical + 5 * WORD_BYTES, c48);
    store_aligned(vertical + 6 * WORD_BYTES, c49);
    store_aligned(vertical + 7 * WORD_BYTES, c50);
    store_aligned(down, c51);
    store_aligned(down + 1 * WORD_BYTES, c52);
    store_aligned(down + 2 * WORD_BYTES, c53);
    store_aligned(down + 3 * WORD_BYTES, c54);
    store_aligned(down + 4 * WORD_BYTES, c55);
    store_aligned(down + 5 * WORD_BYTES, c56);
    store_aligned(down + 6 * WORD_BYTES, c57);
    store_aligned(down + 7 * WORD_BYTES, c58);
}

/* An iteration: 64 gates, 8 moves, 0 additions, 48 loads, 8 stores. */
void k_mismatch_avx512_steady(uint8_t *const *buffers, const int64_t *scalars);
void k_mismatch_avx512_steady(uint8_t *const *buffers, const int64_t *scalars) {
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
    const word w13 = load_aligned(down);
    const word w14 = load_aligned(down + 1 * WORD_BYTES);
    const word w15 = load_aligned(down + 2 * WORD_BYTES);
    const word w16 = load_aligned(down + 3 * WORD_BYTES);
    const word w17 = load_aligned(down + 4 * WORD_BYTES);
    const word w18 = load_aligned(down + 5 * WORD_BYTES);
    const word w19 = load_aligned(down + 6 * WORD_BYTES);
    const word w20 = load_aligned(down + 7 * WORD_BYTES);
    const uint64_t i21 = i3 & (uint64_t)7;
    const uint64_t i22 = i3 >> 3;
    const uint64_t i23 = i21 * i0;
    const uint64_t i24 = i23 + i22;
    const uint64_t i25 = i0 * (uint64_t)8;
    const uint64_t i26 = i24 + i25;
    const uint64_t i27 = i26 + i25;
    const uint64_t i28 = i27 + i25;
    const uint64_t i29 = i28 + i25;
    const uint64_t i30 = i29 + i25;
    const uint64_t i31 = i30 + i25;
    const uint64_t i32 = i31 + i25;
    const word w33 = load_word(windows + i27);
    const word w34 = load_word(windows + i28);
    const word w35 = load_word(windows + i29);
    const word w36 = load_word(windows + i30);
    const word w37 = load_word(windows + i31);
    const word w38 = load_word(windows + i32);
    word c40 = w5;
    word c41 = w6;
    word c42 = w7;
    word c43 = w8;
    word c44 = w9;
    word c45 = w10;
    word c46 = w11;
    word c47 = w12;
    word c48 = w13;
    word c49 = w14;
    word c50 = w15;
    word c51 = w16;
    word c52 = w17;
    word c53 = w18;
    word c54 = w19;
    word c55 = w20;
    word c56 = w33;
    word c57 = w34;
    word c58 = w35;
    word c59 = w36;
    word c60 = w37;
    word c61 = w38;
    for (uint64_t i39 = i3; (int64_t)i39 < (int64_t)i4; ++i39) {
        const uint64_t i62 = (uint64_t)1;
        const uint64_t i63 = i39 + i62;
        const uint64_t i64 = i63 & (uint64_t)7;
        const uint64_t i65 = i63 >> 3;
        const uint64_t i66 = i64 * i0;
        const uint64_t i67 = i66 + i65;
        const uint64_t i68 = i0 * (uint64_t)8;
        const uint64_t i69 = i67 + i68;
        const uint64_t i70 = i69 + i68;
        const uint64_t i71 = i70 + i68;
        const uint64_t i72 = i71 + i68;
        const uint64_t i73 = i72 + i68;
        const uint64_t i74 = i73 + i68;
        const uint64_t i75 = i74 + i68;
        const uint64_t i76 = i39 * (uint64_t)4;
        const uint64_t i77 = i76 + i1;
        const uint64_t i78 = i76 + i2;
        const word w79 = load_word(windows + i67);
        const word w80 = load_word(windows + i69);
        const word w81 = load_first(top + i76);
        const word w82 = shift_in(c54, w81);
        const word w83 = load_first(top + i77);
        const word w84 = shift_in(c55, w83);
        const word w85 = load_aligned(a + 6 * WORD_BYTES);
        const word w86 = load_aligned(a + 7 * WORD_BYTES);
        const word w87 = w85 ^ c56;
        const word w88 = (word)_mm512_ternarylogic_epi64((__m512i)w87, (__m512i)c57, (__m512i)w86, 0xf6);
        const word w89 = (word)_mm512_ternarylogic_epi64((__m512i)w88, (__m512i)c47, (__m512i)c46, 0xda);
        const word w90 = (word)_mm512_ternarylogic_epi64((__m512i)w88, (__m512i)c47, (__m512i)c46, 0xec);
        const word w91 = load_aligned(a + 4 * WORD_BYTES);
        const word w92 = load_aligned(a + 5 * WORD_BYTES);
        const word w93 = w91 ^ c58;
        const word w94 = (word)_mm512_ternarylogic_epi64((__m512i)w93, (__m512i)c59, (__m512i)w92, 0xf6);
        const word w95 = (word)_mm512_ternarylogic_epi64((__m512i)w94, (__m512i)c45, (__m512i)c44, 0xda);
        const word w96 = (word)_mm512_ternarylogic_epi64((__m512i)w94, (__m512i)c45, (__m512i)c44, 0xec);
        const word w97 = load_aligned(a + 2 * WORD_BYTES);
        const word w98 = load_aligned(a + 3 * WORD_BYTES);
        const word w99 = w97 ^ c60;
        const word w100 = (word)_mm512_ternarylogic_epi64((__m512i)w99, (__m512i)c61, (__m512i)w98, 0xf6);
        const word w101 = (word)_mm512_ternarylogic_epi64((__m512i)w100, (__m512i)c43, (__m512i)c42, 0xda);
        const word w102 = (word)_mm512_ternarylogic_epi64((__m512i)w100, (__m512i)c43, (__m512i)c42, 0xec);
        const word w103 = load_aligned(a);
        const word w104 = load_aligned(a + 1 * WORD_BYTES);
        const word w105 = w103 ^ w79;
        const word w106 = (word)_mm512_ternarylogic_epi64((__m512i)w105, (__m512i)w80, (__m512i)w104, 0xf6);
        const word w107 = (word)_mm512_ternarylogic_epi64((__m512i)w106, (__m512i)c41, (__m512i)c40, 0xda);
        const word w108 = (word)_mm512_ternarylogic_epi64((__m512i)w106, (__m512i)c41, (__m512i)c40, 0xec);
        store_first(bottom + i76, w89);
        store_first(bottom + i78, w90);
        const word w109 = load_word(windows + i70);
        const word w110 = load_word(windows + i71);
        const word w111 = load_first(top + i76 + 1);
        const word w112 = shift_in(w89, w111);
        const word w113 = load_first(top + i77 + 1);
        const word w114 = shift_in(w90, w113);
        const word w115 = load_aligned(a + 6 * WORD_BYTES);
        const word w116 = load_aligned(a + 7 * WORD_BYTES);
        const word w117 = w115 ^ c58;
        const word w118 = (word)_mm512_ternarylogic_epi64((__m512i)w117, (__m512i)c59, (__m512i)w116, 0xf6);
        const word w119 = (word)_mm512_ternarylogic_epi64((__m512i)w118, (__m512i)c53, (__m512i)c52, 0xda);
        const word w120 = (word)_mm512_ternarylogic_epi64((__m512i)w118, (__m512i)c53, (__m512i)c52, 0xec);
        const word w121 = load_aligned(a + 4 * WORD_BYTES);
        const word w122 = load_aligned(a + 5 * WORD_BYTES);
        const word w123 = w121 ^ c60;
        const word w124 = (word)_mm512_ternarylogic_epi64((__m512i)w123, (__m512i)c61, (__m512i)w122, 0xf6);
        const word w125 = (word)_mm512_ternarylogic_epi64((__m512i)w124, (__m512i)c51, (__m512i)c50, 0xda);
        const word w126 = (word)_mm512_ternarylogic_epi64((__m512i)w124, (__m512i)c51, (__m512i)c50, 0xec);
        const word w127 = load_aligned(a + 2 * WORD_BYTES);
        const word w128 = load_aligned(a + 3 * WORD_BYTES);
        const word w129 = w127 ^ w79;
        const word w130 = (word)_mm512_ternarylogic_epi64((__m512i)w129, (__m512i)w80, (__m512i)w128, 0xf6);
        const word w131 = (word)_mm512_ternarylogic_epi64((__m512i)w130, (__m512i)c49, (__m512i)c48, 0xda);
        const word w132 = (word)_mm512_ternarylogic_epi64((__m512i)w130, (__m512i)c49, (__m512i)c48, 0xec);
        const word w133 = load_aligned(a);
        const word w134 = load_aligned(a + 1 * WORD_BYTES);
        const word w135 = w133 ^ w109;
        const word w136 = (word)_mm512_ternarylogic_epi64((__m512i)w135, (__m512i)w110, (__m512i)w134, 0xf6);
        const word w137 = (word)_mm512_ternarylogic_epi64((__m512i)w136, (__m512i)w84, (__m512i)w82, 0xda);
        const word w138 = (word)_mm512_ternarylogic_epi64((__m512i)w136, (__m512i)w84, (__m512i)w82, 0xec);
        store_first(bottom + i76 + 1, w119);
        store_first(bottom + i78 + 1, w120);
        const word w139 = load_word(windows + i72);
        const word w140 = load_word(windows + i73);
        const word w141 = load_first(top + i76 + 2);
        const word w142 = shift_in(w119, w141);
        const word w143 = load_first(top + i77 + 2);
        const word w144 = shift_in(w120, w143);
        const word w145 = load_aligned(a + 6 * WORD_BYTES);
        const word w146 = load_aligned(a + 7 * WORD_BYTES);
        const word w147 = w145 ^ c60;
        const word w148 = (word)_mm512_ternarylogic_epi64((__m512i)w147, (__m512i)c61, (__m512i)w146, 0xf6);
        const word w149 = (word)_mm512_ternarylogic_epi64((__m512i)w96, (__m512i)w148, (__m512i)w95, 0xe6);
        const word w150 = (word)_mm512_ternarylogic_epi64((__m512i)w96, (__m512i)w148, (__m512i)w95, 0xf8);
        const word w151 = load_aligned(a + 4 * WORD_BYTES);
        const word w152 = load_aligned(a + 5 * WORD_BYTES);
        const word w153 = w151 ^ w79;
        const word w154 = (word)_mm512_ternarylogic_epi64((__m512i)w153, (__m512i)w80, (__m512i)w152, 0xf6);
        const word w155 = (word)_mm512_ternarylogic_epi64((__m512i)w102, (__m512i)w154, (__m512i)w101, 0xe6);
        const word w156 = (word)_mm512_ternarylogic_epi64((__m512i)w102, (__m512i)w154, (__m512i)w101, 0xf8);
        const word w157 = load_aligned(a + 2 * WORD_BYTES);
        const word w158 = load_aligned(a + 3 * WORD_BYTES);
        const word w159 = w157 ^ w109;
        const word w160 = (word)_mm512_ternarylogic_epi64((__m512i)w159, (__m512i)w110, (__m512i)w158, 0xf6);
        const word w161 = (word)_mm512_ternarylogic_epi64((__m512i)w108, (__m512i)w160, (__m512i)w107, 0xe6);
        const word w162 = (word)_mm512_ternarylogic_epi64((__m512i)w108, (__m512i)w160, (__m512i)w107, 0xf8);
        const word w163 = load_aligned(a);
        const word w164 = load_aligned(a + 1 * WORD_BYTES);
        const word w165 = w163 ^ w139;
        const word w166 = (word)_mm512_ternarylogic_epi64((__m512i)w165, (__m512i)w140, (__m512i)w164, 0xf6);
        const word w167 = (word)_mm512_ternarylogic_epi64((__m512i)w114, (__m512i)w166, (__m512i)w112, 0xe6);
        const word w168 = (word)_mm512_ternarylogic_epi64((__m512i)w114, (__m512i)w166, (__m512i)w112, 0xf8);
        store_first(bottom + i76 + 2, w149);
        store_first(bottom + i78 + 2, w150);
        const word w169 = load_word(windows + i74);
        const word w170 = load_word(windows + i75);
        const word w171 = load_first(top + i76 + 3);
        const word w172 = shift_in(w149, w171);
        const word w173 = load_first(top + i77 + 3);
        const word w174 = shift_in(w150, w173);
        const word w175 = load_aligned(a + 6 * WORD_BYTES);
        const word w176 = load_aligned(a + 7 * WORD_BYTES);
        const word w177 = w175 ^ w79;
        const word w178 = (word)_mm512_ternarylogic_epi64((__m512i)w177, (__m512i)w80, (__m512i)w176, 0xf6);
        const word w179 = (word)_mm512_ternarylogic_epi64((__m512i)w126, (__m512i)w178, (__m512i)w125, 0xe6);
        const word w180 = (word)_mm512_ternarylogic_epi64((__m512i)w126, (__m512i)w178, (__m512i)w125, 0xf8);
        const word w181 = load_aligned(a + 4 * WORD_BYTES);
        const word w182 = load_aligned(a + 5 * WORD_BYTES);
        const word w183 = w181 ^ w109;
        const word w184 = (word)_mm512_ternarylogic_epi64((__m512i)w183, (__m512i)w110, (__m512i)w182, 0xf6);
        const word w185 = (word)_mm512_ternarylogic_epi64((__m512i)w132, (__m512i)w184, (__m512i)w131, 0xe6);
        const word w186 = (word)_mm512_ternarylogic_epi64((__m512i)w132, (__m512i)w184, (__m512i)w131, 0xf8);
        const word w187 = load_aligned(a + 2 * WORD_BYTES);
        const word w188 = load_aligned(a + 3 * WORD_BYTES);
        const word w189 = w187 ^ w139;
        const word w190 = (word)_mm512_ternarylogic_epi64((__m512i)w189, (__m512i)w140, (__m512i)w188, 0xf6);
        const word w191 = (word)_mm512_ternarylogic_epi64((__m512i)w138, (__m512i)w190, (__m512i)w137, 0xe6);
        const word w192 = (word)_mm512_ternarylogic_epi64((__m512i)w138, (__m512i)w190, (__m512i)w137, 0xf8);
        const word w193 = load_aligned(a);
        const word w194 = load_aligned(a + 1 * WORD_BYTES);
        const word w195 = w193 ^ w169;
        const word w196 = (word)_mm512_ternarylogic_epi64((__m512i)w195, (__m512i)w170, (__m512i)w194, 0xf6);
        const word w197 = (word)_mm512_ternarylogic_epi64((__m512i)w144, (__m512i)w196, (__m512i)w142, 0xe6);
        const word w198 = (word)_mm512_ternarylogic_epi64((__m512i)w144, (__m512i)w196, (__m512i)w142, 0xf8);
        store_first(bottom + i76 + 3, w179);
        store_first(bottom + i78 + 3, w180);
        c40 = w172;
        c41 = w174;
        c42 = w167;
        c43 = w168;
        c44 = w161;
        c45 = w162;
        c46 = w155;
        c47 = w156;
        c48 = w197;
        c49 = w198;
        c50 = w191;
        c51 = w192;
        c52 = w185;
        c53 = w186;
        c54 = w179;
        c55 = w180;
        c56 = w109;
        c57 = w110;
        c58 = w139;
        c59 = w140;
        c60 = w169;
        c61 = w170;
    }
    store_aligned(vertical, c40);
    store_aligned(vertical + 1 * WORD_BYTES, c41);
    store_aligned(vertical + 2 * WORD_BYTES, c42);
    store_aligned(vertical + 3 * WORD_BYTES, c43);
    store_aligned(vertical + 4 * WORD_BYTES, c44);
    store_aligned(vertical + 5 * WORD_BYTES, c45);
    store_aligned(vertical + 6 * WORD_BYTES, c46);
    store_aligned(vertical + 7 * WORD_BYTES, c47);
    store_aligned(down, c48);
    store_aligned(down + 1 * WORD_BYTES, c49);
    store_aligned(down + 2 * WORD_BYTES, c50);
    store_aligned(down + 3 * WORD_BYTES, c51);
    store_aligned(down + 4 * WORD_BYTES, c52);
    store_aligned(down + 5 * WORD_BYTES, c53);
    store_aligned(down + 6 * WORD_BYTES, c54);
    store_aligned(down + 7 * WORD_BYTES, c55);
}

/* An iteration: 96 gates, 8 moves, 0 additions, 60 loads, 40 stores. */
void k_mismatch_avx512_edge_tap(uint8_t *const *buffers, const int64_t *scalars);
void k_mismatch_avx512_edge_tap(uint8_t *const *buffers, const int64_t *scalars) {
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
    const word w14 = load_aligned(down);
    const word w15 = load_aligned(down + 1 * WORD_BYTES);
    const word w16 = load_aligned(down + 2 * WORD_BYTES);
    const word w17 = load_aligned(down + 3 * WORD_BYTES);
    const word w18 = load_aligned(down + 4 * WORD_BYTES);
    const word w19 = load_aligned(down + 5 * WORD_BYTES);
    const word w20 = load_aligned(down + 6 * WORD_BYTES);
    const word w21 = load_aligned(down + 7 * WORD_BYTES);
    const uint64_t i22 = i4 & (uint64_t)7;
    const uint64_t i23 = i4 >> 3;
    const uint64_t i24 = i22 * i0;
    const uint64_t i25 = i24 + i23;
    const uint64_t i26 = i0 * (uint64_t)8;
    const uint64_t i27 = i25 + i26;
    const uint64_t i28 = i27 + i26;
    const uint64_t i29 = i28 + i26;
    const uint64_t i30 = i29 + i26;
    const uint64_t i31 = i30 + i26;
    const uint64_t i32 = i31 + i26;
    const uint64_t i33 = i32 + i26;
    const word w34 = load_word(windows + i28);
    const word w35 = load_word(windows + i29);
    const word w36 = load_word(active + i27);
    const word w37 = load_word(windows + i30);
    const word w38 = load_word(windows + i31);
    const word w39 = load_word(active + i28);
    const word w40 = load_word(windows + i32);
    const word w41 = load_word(windows + i33);
    const word w42 = load_word(active + i29);
    word c44 = w6;
    word c45 = w7;
    word c46 = w8;
    word c47 = w9;
    word c48 = w10;
    word c49 = w11;
    word c50 = w12;
    word c51 = w13;
    word c52 = w14;
    word c53 = w15;
    word c54 = w16;
    word c55 = w17;
    word c56 = w18;
    word c57 = w19;
    word c58 = w20;
    word c59 = w21;
    word c60 = w34;
    word c61 = w35;
    word c62 = w36;
    word c63 = w37;
    word c64 = w38;
    word c65 = w39;
    word c66 = w40;
    word c67 = w41;
    word c68 = w42;
    for (uint64_t i43 = i4; (int64_t)i43 < (int64_t)i5; ++i43) {
        const uint64_t i69 = (uint64_t)1;
        const uint64_t i70 = i43 + i69;
        const uint64_t i71 = i70 & (uint64_t)7;
        const uint64_t i72 = i70 >> 3;
        const uint64_t i73 = i71 * i0;
        const uint64_t i74 = i73 + i72;
        const uint64_t i75 = i0 * (uint64_t)8;
        const uint64_t i76 = i74 + i75;
        const uint64_t i77 = i76 + i75;
        const uint64_t i78 = i77 + i75;
        const uint64_t i79 = i78 + i75;
        const uint64_t i80 = i79 + i75;
        const uint64_t i81 = i80 + i75;
        const uint64_t i82 = i81 + i75;
        const uint64_t i83 = i43 * (uint64_t)4;
        const uint64_t i84 = i83 + i1;
        const uint64_t i85 = i83 + i2;
        const word w86 = load_word(windows + i74);
        const word w87 = load_word(windows + i76);
        const word w88 = load_word(active + i74);
        const word w89 = load_first(top + i83);
        const word w90 = shift_in(c58, w89);
        const word w91 = load_first(top + i84);
        const word w92 = shift_in(c59, w91);
        const word w93 = load_aligned(a + 6 * WORD_BYTES);
        const word w94 = load_aligned(a + 7 * WORD_BYTES);
        const word w95 = w93 ^ c60;
        const word w96 = (word)_mm512_ternarylogic_epi64((__m512i)w95, (__m512i)c61, (__m512i)w94, 0xf6);
        const word w97 = (word)_mm512_ternarylogic_epi64((__m512i)w96, (__m512i)c51, (__m512i)c50, 0xda);
        const word w98 = (word)_mm512_ternarylogic_epi64((__m512i)w96, (__m512i)c51, (__m512i)c50, 0xec);
        const word w99 = (word)_mm512_ternarylogic_epi64((__m512i)c56, (__m512i)c62, (__m512i)c50, 0xe2);
        const word w100 = (word)_mm512_ternarylogic_epi64((__m512i)c57, (__m512i)c62, (__m512i)c51, 0xe2);
        const word w101 = load_aligned(a + 4 * WORD_BYTES);
        const word w102 = load_aligned(a + 5 * WORD_BYTES);
        const word w103 = w101 ^ c63;
        const word w104 = (word)_mm512_ternarylogic_epi64((__m512i)w103, (__m512i)c64, (__m512i)w102, 0xf6);
        const word w105 = (word)_mm512_ternarylogic_epi64((__m512i)w104, (__m512i)c49, (__m512i)c48, 0xda);
        const word w106 = (word)_mm512_ternarylogic_epi64((__m512i)w104, (__m512i)c49, (__m512i)c48, 0xec);
        const word w107 = (word)_mm512_ternarylogic_epi64((__m512i)c54, (__m512i)c65, (__m512i)c48, 0xe2);
        const word w108 = (word)_mm512_ternarylogic_epi64((__m512i)c55, (__m512i)c65, (__m512i)c49, 0xe2);
        const word w109 = load_aligned(a + 2 * WORD_BYTES);
        const word w110 = load_aligned(a + 3 * WORD_BYTES);
        const word w111 = w109 ^ c66;
        const word w112 = (word)_mm512_ternarylogic_epi64((__m512i)w111, (__m512i)c67, (__m512i)w110, 0xf6);
        const word w113 = (word)_mm512_ternarylogic_epi64((__m512i)w112, (__m512i)c47, (__m512i)c46, 0xda);
        const word w114 = (word)_mm512_ternarylogic_epi64((__m512i)w112, (__m512i)c47, (__m512i)c46, 0xec);
        const word w115 = (word)_mm512_ternarylogic_epi64((__m512i)c52, (__m512i)c68, (__m512i)c46, 0xe2);
        const word w116 = (word)_mm512_ternarylogic_epi64((__m512i)c53, (__m512i)c68, (__m512i)c47, 0xe2);
        const word w117 = load_aligned(a);
        const word w118 = load_aligned(a + 1 * WORD_BYTES);
        const word w119 = w117 ^ w86;
        const word w120 = (word)_mm512_ternarylogic_epi64((__m512i)w119, (__m512i)w87, (__m512i)w118, 0xf6);
        const word w121 = (word)_mm512_ternarylogic_epi64((__m512i)w120, (__m512i)c45, (__m512i)c44, 0xda);
        const word w122 = (word)_mm512_ternarylogic_epi64((__m512i)w120, (__m512i)c45, (__m512i)c44, 0xec);
        const word w123 = (word)_mm512_ternarylogic_epi64((__m512i)w90, (__m512i)w88, (__m512i)c44, 0xe2);
        const word w124 = (word)_mm512_ternarylogic_epi64((__m512i)w92, (__m512i)w88, (__m512i)c45, 0xe2);
        store_aligned(tap, w121);
        store_aligned(tap + 1 * WORD_BYTES, w113);
        store_aligned(tap + 2 * WORD_BYTES, w105);
        store_aligned(tap + 3 * WORD_BYTES, w97);
        const uint64_t i125 = load_byte(tap + i3);
        store_byte(bottom + i83, i125);
        store_aligned(tap + 4 * WORD_BYTES, w122);
        store_aligned(tap + 5 * WORD_BYTES, w114);
        store_aligned(tap + 6 * WORD_BYTES, w106);
        store_aligned(tap + 7 * WORD_BYTES, w98);
        const uint64_t i126 = load_byte(tap + i3 + 4 * WORD_BYTES);
        store_byte(bottom + i85, i126);
        const word w127 = load_word(windows + i77);
        const word w128 = load_word(windows + i78);
        const word w129 = load_word(active + i76);
        const word w130 = load_first(top + i83 + 1);
        const word w131 = shift_in(w97, w130);
        const word w132 = load_first(top + i84 + 1);
        const word w133 = shift_in(w98, w132);
        const word w134 = load_aligned(a + 6 * WORD_BYTES);
        const word w135 = load_aligned(a + 7 * WORD_BYTES);
        const word w136 = w134 ^ c63;
        const word w137 = (word)_mm512_ternarylogic_epi64((__m512i)w136, (__m512i)c64, (__m512i)w135, 0xf6);
        const word w138 = (word)_mm512_ternarylogic_epi64((__m512i)w137, (__m512i)w100, (__m512i)w99, 0xda);
        const word w139 = (word)_mm512_ternarylogic_epi64((__m512i)w137, (__m512i)w100, (__m512i)w99, 0xec);
        const word w140 = (word)_mm512_ternarylogic_epi64((__m512i)w105, (__m512i)c65, (__m512i)w99, 0xe2);
        const word w141 = (word)_mm512_ternarylogic_epi64((__m512i)w106, (__m512i)c65, (__m512i)w100, 0xe2);
        const word w142 = load_aligned(a + 4 * WORD_BYTES);
        const word w143 = load_aligned(a + 5 * WORD_BYTES);
        const word w144 = w142 ^ c66;
        const word w145 = (word)_mm512_ternarylogic_epi64((__m512i)w144, (__m512i)c67, (__m512i)w143, 0xf6);
        const word w146 = (word)_mm512_ternarylogic_epi64((__m512i)w145, (__m512i)w108, (__m512i)w107, 0xda);
        const word w147 = (word)_mm512_ternarylogic_epi64((__m512i)w145, (__m512i)w108, (__m512i)w107, 0xec);
        const word w148 = (word)_mm512_ternarylogic_epi64((__m512i)w113, (__m512i)c68, (__m512i)w107, 0xe2);
        const word w149 = (word)_mm512_ternarylogic_epi64((__m512i)w114, (__m512i)c68, (__m512i)w108, 0xe2);
        const word w150 = load_aligned(a + 2 * WORD_BYTES);
        const word w151 = load_aligned(a + 3 * WORD_BYTES);
        const word w152 = w150 ^ w86;
        const word w153 = (word)_mm512_ternarylogic_epi64((__m512i)w152, (__m512i)w87, (__m512i)w151, 0xf6);
        const word w154 = (word)_mm512_ternarylogic_epi64((__m512i)w153, (__m512i)w116, (__m512i)w115, 0xda);
        const word w155 = (word)_mm512_ternarylogic_epi64((__m512i)w153, (__m512i)w116, (__m512i)w115, 0xec);
        const word w156 = (word)_mm512_ternarylogic_epi64((__m512i)w121, (__m512i)w88, (__m512i)w115, 0xe2);
        const word w157 = (word)_mm512_ternarylogic_epi64((__m512i)w122, (__m512i)w88, (__m512i)w116, 0xe2);
        const word w158 = load_aligned(a);
        const word w159 = load_aligned(a + 1 * WORD_BYTES);
        const word w160 = w158 ^ w127;
        const word w161 = (word)_mm512_ternarylogic_epi64((__m512i)w160, (__m512i)w128, (__m512i)w159, 0xf6);
        const word w162 = (word)_mm512_ternarylogic_epi64((__m512i)w161, (__m512i)w124, (__m512i)w123, 0xda);
        const word w163 = (word)_mm512_ternarylogic_epi64((__m512i)w161, (__m512i)w124, (__m512i)w123, 0xec);
        const word w164 = (word)_mm512_ternarylogic_epi64((__m512i)w131, (__m512i)w129, (__m512i)w123, 0xe2);
        const word w165 = (word)_mm512_ternarylogic_epi64((__m512i)w133, (__m512i)w129, (__m512i)w124, 0xe2);
        store_aligned(tap, w162);
        store_aligned(tap + 1 * WORD_BYTES, w154);
        store_aligned(tap + 2 * WORD_BYTES, w146);
        store_aligned(tap + 3 * WORD_BYTES, w138);
        const uint64_t i166 = load_byte(tap + i3);
        store_byte(bottom + i83 + 1, i166);
        store_aligned(tap + 4 * WORD_BYTES, w163);
        store_aligned(tap + 5 * WORD_BYTES, w155);
        store_aligned(tap + 6 * WORD_BYTES, w147);
        store_aligned(tap + 7 * WORD_BYTES, w139);
        const uint64_t i167 = load_byte(tap + i3 + 4 * WORD_BYTES);
        store_byte(bottom + i85 + 1, i167);
        const word w168 = load_word(windows + i79);
        const word w169 = load_word(windows + i80);
        const word w170 = load_word(active + i77);
        const word w171 = load_first(top + i83 + 2);
        const word w172 = shift_in(w138, w171);
        const word w173 = load_first(top + i84 + 2);
        const word w174 = shift_in(w139, w173);
        const word w175 = load_aligned(a + 6 * WORD_BYTES);
        const word w176 = load_aligned(a + 7 * WORD_BYTES);
        const word w177 = w175 ^ c66;
        const word w178 = (word)_mm512_ternarylogic_epi64((__m512i)w177, (__m512i)c67, (__m512i)w176, 0xf6);
        const word w179 = (word)_mm512_ternarylogic_epi64((__m512i)w141, (__m512i)w178, (__m512i)w140, 0xe6);
        const word w180 = (word)_mm512_ternarylogic_epi64((__m512i)w141, (__m512i)w178, (__m512i)w140, 0xf8);
        const word w181 = (word)_mm512_ternarylogic_epi64((__m512i)w140, (__m512i)w146, (__m512i)c68, 0xd8);
        const word w182 = (word)_mm512_ternarylogic_epi64((__m512i)w141, (__m512i)w147, (__m512i)c68, 0xd8);
        const word w183 = load_aligned(a + 4 * WORD_BYTES);
        const word w184 = load_aligned(a + 5 * WORD_BYTES);
        const word w185 = w183 ^ w86;
        const word w186 = (word)_mm512_ternarylogic_epi64((__m512i)w185, (__m512i)w87, (__m512i)w184, 0xf6);
        const word w187 = (word)_mm512_ternarylogic_epi64((__m512i)w149, (__m512i)w186, (__m512i)w148, 0xe6);
        const word w188 = (word)_mm512_ternarylogic_epi64((__m512i)w149, (__m512i)w186, (__m512i)w148, 0xf8);
        const word w189 = (word)_mm512_ternarylogic_epi64((__m512i)w148, (__m512i)w154, (__m512i)w88, 0xd8);
        const word w190 = (word)_mm512_ternarylogic_epi64((__m512i)w149, (__m512i)w155, (__m512i)w88, 0xd8);
        const word w191 = load_aligned(a + 2 * WORD_BYTES);
        const word w192 = load_aligned(a + 3 * WORD_BYTES);
        const word w193 = w191 ^ w127;
        const word w194 = (word)_mm512_ternarylogic_epi64((__m512i)w193, (__m512i)w128, (__m512i)w192, 0xf6);
        const word w195 = (word)_mm512_ternarylogic_epi64((__m512i)w157, (__m512i)w194, (__m512i)w156, 0xe6);
        const word w196 = (word)_mm512_ternarylogic_epi64((__m512i)w157, (__m512i)w194, (__m512i)w156, 0xf8);
        const word w197 = (word)_mm512_ternarylogic_epi64((__m512i)w156, (__m512i)w162, (__m512i)w129, 0xd8);
        const word w198 = (word)_mm512_ternarylogic_epi64((__m512i)w157, (__m512i)w163, (__m512i)w129, 0xd8);
        const word w199 = load_aligned(a);
        const word w200 = load_aligned(a + 1 * WORD_BYTES);
        const word w201 = w199 ^ w168;
        const word w202 = (word)_mm512_ternarylogic_epi64((__m512i)w201, (__m512i)w169, (__m512i)w200, 0xf6);
        const word w203 = (word)_mm512_ternarylogic_epi64((__m512i)w165, (__m512i)w202, (__m512i)w164, 0xe6);
        const word w204 = (word)_mm512_ternarylogic_epi64((__m512i)w165, (__m512i)w202, (__m512i)w164, 0xf8);
        const word w205 = (word)_mm512_ternarylogic_epi64((__m512i)w164, (__m512i)w172, (__m512i)w170, 0xd8);
        const word w206 = (word)_mm512_ternarylogic_epi64((__m512i)w165, (__m512i)w174, (__m512i)w170, 0xd8);
        store_aligned(tap, w203);
        store_aligned(tap + 1 * WORD_BYTES, w195);
        store_aligned(tap + 2 * WORD_BYTES, w187);
        store_aligned(tap + 3 * WORD_BYTES, w179);
        const uint64_t i207 = load_byte(tap + i3);
        store_byte(bottom + i83 + 2, i207);
        store_aligned(tap + 4 * WORD_BYTES, w204);
        store_aligned(tap + 5 * WORD_BYTES, w196);
        store_aligned(tap + 6 * WORD_BYTES, w188);
        store_aligned(tap + 7 * WORD_BYTES, w180);
        const uint64_t i208 = load_byte(tap + i3 + 4 * WORD_BYTES);
        store_byte(bottom + i85 + 2, i208);
        const word w209 = load_word(windows + i81);
        const word w210 = load_word(windows + i82);
        const word w211 = load_word(active + i78);
        const word w212 = load_first(top + i83 + 3);
        const word w213 = shift_in(w179, w212);
        const word w214 = load_first(top + i84 + 3);
        const word w215 = shift_in(w180, w214);
        const word w216 = load_aligned(a + 6 * WORD_BYTES);
        const word w217 = load_aligned(a + 7 * WORD_BYTES);
        const word w218 = w216 ^ w86;
        const word w219 = (word)_mm512_ternarylogic_epi64((__m512i)w218, (__m512i)w87, (__m512i)w217, 0xf6);
        const word w220 = (word)_mm512_ternarylogic_epi64((__m512i)w182, (__m512i)w219, (__m512i)w181, 0xe6);
        const word w221 = (word)_mm512_ternarylogic_epi64((__m512i)w182, (__m512i)w219, (__m512i)w181, 0xf8);
        const word w222 = (word)_mm512_ternarylogic_epi64((__m512i)w187, (__m512i)w88, (__m512i)w181, 0xe2);
        const word w223 = (word)_mm512_ternarylogic_epi64((__m512i)w188, (__m512i)w88, (__m512i)w182, 0xe2);
        const word w224 = load_aligned(a + 4 * WORD_BYTES);
        const word w225 = load_aligned(a + 5 * WORD_BYTES);
        const word w226 = w224 ^ w127;
        const word w227 = (word)_mm512_ternarylogic_epi64((__m512i)w226, (__m512i)w128, (__m512i)w225, 0xf6);
        const word w228 = (word)_mm512_ternarylogic_epi64((__m512i)w190, (__m512i)w227, (__m512i)w189, 0xe6);
        const word w229 = (word)_mm512_ternarylogic_epi64((__m512i)w190, (__m512i)w227, (__m512i)w189, 0xf8);
        const word w230 = (word)_mm512_ternarylogic_epi64((__m512i)w195, (__m512i)w129, (__m512i)w189, 0xe2);
        const word w231 = (word)_mm512_ternarylogic_epi64((__m512i)w196, (__m512i)w129, (__m512i)w190, 0xe2);
        const word w232 = load_aligned(a + 2 * WORD_BYTES);
        const word w233 = load_aligned(a + 3 * WORD_BYTES);
        const word w234 = w232 ^ w168;
        const word w235 = (word)_mm512_ternarylogic_epi64((__m512i)w234, (__m512i)w169, (__m512i)w233, 0xf6);
        const word w236 = (word)_mm512_ternarylogic_epi64((__m512i)w198, (__m512i)w235, (__m512i)w197, 0xe6);
        const word w237 = (word)_mm512_ternarylogic_epi64((__m512i)w198, (__m512i)w235, (__m512i)w197, 0xf8);
        const word w238 = (word)_mm512_ternarylogic_epi64((__m512i)w203, (__m512i)w170, (__m512i)w197, 0xe2);
        const word w239 = (word)_mm512_ternarylogic_epi64((__m512i)w204, (__m512i)w170, (__m512i)w198, 0xe2);
        const word w240 = load_aligned(a);
        const word w241 = load_aligned(a + 1 * WORD_BYTES);
        const word w242 = w240 ^ w209;
        const word w243 = (word)_mm512_ternarylogic_epi64((__m512i)w242, (__m512i)w210, (__m512i)w241, 0xf6);
        const word w244 = (word)_mm512_ternarylogic_epi64((__m512i)w206, (__m512i)w243, (__m512i)w205, 0xe6);
        const word w245 = (word)_mm512_ternarylogic_epi64((__m512i)w206, (__m512i)w243, (__m512i)w205, 0xf8);
        const word w246 = (word)_mm512_ternarylogic_epi64((__m512i)w213, (__m512i)w211, (__m512i)w205, 0xe2);
        const word w247 = (word)_mm512_ternarylogic_epi64((__m512i)w215, (__m512i)w211, (__m512i)w206, 0xe2);
        store_aligned(tap, w244);
        store_aligned(tap + 1 * WORD_BYTES, w236);
        store_aligned(tap + 2 * WORD_BYTES, w228);
        store_aligned(tap + 3 * WORD_BYTES, w220);
        const uint64_t i248 = load_byte(tap + i3);
        store_byte(bottom + i83 + 3, i248);
        store_aligned(tap + 4 * WORD_BYTES, w245);
        store_aligned(tap + 5 * WORD_BYTES, w237);
        store_aligned(tap + 6 * WORD_BYTES, w229);
        store_aligned(tap + 7 * WORD_BYTES, w221);
        const uint64_t i249 = load_byte(tap + i3 + 4 * WORD_BYTES);
        store_byte(bottom + i85 + 3, i249);
        c44 = w246;
        c45 = w247;
        c46 = w238;
        c47 = w239;
        c48 = w230;
        c49 = w231;
        c50 = w222;
        c51 = w223;
        c52 = w244;
        c53 = w245;
        c54 = w236;
        c55 = w237;
        c56 = w228;
        c57 = w229;
        c58 = w220;
        c59 = w221;
        c60 = w127;
        c61 = w128;
        c62 = w129;
        c63 = w168;
        c64 = w169;
        c65 = w170;
        c66 = w209;
        c67 = w210;
        c68 = w211;
    }
    store_aligned(vertical, c44);
    store_aligned(vertical + 1 * WORD_BYTES, c45);
    store_aligned(vertical + 2 * WORD_BYTES, c46);
    store_aligned(vertical + 3 * WORD_BYTES, c47);
    store_aligned(vertical + 4 * WORD_BYTES, c48);
    store_aligned(vertical + 5 * WORD_BYTES, c49);
    store_aligned(vertical + 6 * WORD_BYTES, c50);
    store_aligned(vertical + 7 * WORD_BYTES, c51);
    store_aligned(down, c52);
    store_aligned(down + 1 * WORD_BYTES, c53);
    store_aligned(down + 2 * WORD_BYTES, c54);
    store_aligned(down + 3 * WORD_BYTES, c55);
    store_aligned(down + 4 * WORD_BYTES, c56);
    store_aligned(down + 5 * WORD_BYTES, c57);
    store_aligned(down + 6 * WORD_BYTES, c58);
    store_aligned(down + 7 * WORD_BYTES, c59);
}

/* An iteration: 64 gates, 8 moves, 0 additions, 56 loads, 40 stores. */
void k_mismatch_avx512_steady_tap(uint8_t *const *buffers, const int64_t *scalars);
void k_mismatch_avx512_steady_tap(uint8_t *const *buffers, const int64_t *scalars) {
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
    const word w14 = load_aligned(down);
    const word w15 = load_aligned(down + 1 * WORD_BYTES);
    const word w16 = load_aligned(down + 2 * WORD_BYTES);
    const word w17 = load_aligned(down + 3 * WORD_BYTES);
    const word w18 = load_aligned(down + 4 * WORD_BYTES);
    const word w19 = load_aligned(down + 5 * WORD_BYTES);
    const word w20 = load_aligned(down + 6 * WORD_BYTES);
    const word w21 = load_aligned(down + 7 * WORD_BYTES);
    const uint64_t i22 = i4 & (uint64_t)7;
    const uint64_t i23 = i4 >> 3;
    const uint64_t i24 = i22 * i0;
    const uint64_t i25 = i24 + i23;
    const uint64_t i26 = i0 * (uint64_t)8;
    const uint64_t i27 = i25 + i26;
    const uint64_t i28 = i27 + i26;
    const uint64_t i29 = i28 + i26;
    const uint64_t i30 = i29 + i26;
    const uint64_t i31 = i30 + i26;
    const uint64_t i32 = i31 + i26;
    const uint64_t i33 = i32 + i26;
    const word w34 = load_word(windows + i28);
    const word w35 = load_word(windows + i29);
    const word w36 = load_word(windows + i30);
    const word w37 = load_word(windows + i31);
    const word w38 = load_word(windows + i32);
    const word w39 = load_word(windows + i33);
    word c41 = w6;
    word c42 = w7;
    word c43 = w8;
    word c44 = w9;
    word c45 = w10;
    word c46 = w11;
    word c47 = w12;
    word c48 = w13;
    word c49 = w14;
    word c50 = w15;
    word c51 = w16;
    word c52 = w17;
    word c53 = w18;
    word c54 = w19;
    word c55 = w20;
    word c56 = w21;
    word c57 = w34;
    word c58 = w35;
    word c59 = w36;
    word c60 = w37;
    word c61 = w38;
    word c62 = w39;
    for (uint64_t i40 = i4; (int64_t)i40 < (int64_t)i5; ++i40) {
        const uint64_t i63 = (uint64_t)1;
        const uint64_t i64 = i40 + i63;
        const uint64_t i65 = i64 & (uint64_t)7;
        const uint64_t i66 = i64 >> 3;
        const uint64_t i67 = i65 * i0;
        const uint64_t i68 = i67 + i66;
        const uint64_t i69 = i0 * (uint64_t)8;
        const uint64_t i70 = i68 + i69;
        const uint64_t i71 = i70 + i69;
        const uint64_t i72 = i71 + i69;
        const uint64_t i73 = i72 + i69;
        const uint64_t i74 = i73 + i69;
        const uint64_t i75 = i74 + i69;
        const uint64_t i76 = i75 + i69;
        const uint64_t i77 = i40 * (uint64_t)4;
        const uint64_t i78 = i77 + i1;
        const uint64_t i79 = i77 + i2;
        const word w80 = load_word(windows + i68);
        const word w81 = load_word(windows + i70);
        const word w82 = load_first(top + i77);
        const word w83 = shift_in(c55, w82);
        const word w84 = load_first(top + i78);
        const word w85 = shift_in(c56, w84);
        const word w86 = load_aligned(a + 6 * WORD_BYTES);
        const word w87 = load_aligned(a + 7 * WORD_BYTES);
        const word w88 = w86 ^ c57;
        const word w89 = (word)_mm512_ternarylogic_epi64((__m512i)w88, (__m512i)c58, (__m512i)w87, 0xf6);
        const word w90 = (word)_mm512_ternarylogic_epi64((__m512i)w89, (__m512i)c48, (__m512i)c47, 0xda);
        const word w91 = (word)_mm512_ternarylogic_epi64((__m512i)w89, (__m512i)c48, (__m512i)c47, 0xec);
        const word w92 = load_aligned(a + 4 * WORD_BYTES);
        const word w93 = load_aligned(a + 5 * WORD_BYTES);
        const word w94 = w92 ^ c59;
        const word w95 = (word)_mm512_ternarylogic_epi64((__m512i)w94, (__m512i)c60, (__m512i)w93, 0xf6);
        const word w96 = (word)_mm512_ternarylogic_epi64((__m512i)w95, (__m512i)c46, (__m512i)c45, 0xda);
        const word w97 = (word)_mm512_ternarylogic_epi64((__m512i)w95, (__m512i)c46, (__m512i)c45, 0xec);
        const word w98 = load_aligned(a + 2 * WORD_BYTES);
        const word w99 = load_aligned(a + 3 * WORD_BYTES);
        const word w100 = w98 ^ c61;
        const word w101 = (word)_mm512_ternarylogic_epi64((__m512i)w100, (__m512i)c62, (__m512i)w99, 0xf6);
        const word w102 = (word)_mm512_ternarylogic_epi64((__m512i)w101, (__m512i)c44, (__m512i)c43, 0xda);
        const word w103 = (word)_mm512_ternarylogic_epi64((__m512i)w101, (__m512i)c44, (__m512i)c43, 0xec);
        const word w104 = load_aligned(a);
        const word w105 = load_aligned(a + 1 * WORD_BYTES);
        const word w106 = w104 ^ w80;
        const word w107 = (word)_mm512_ternarylogic_epi64((__m512i)w106, (__m512i)w81, (__m512i)w105, 0xf6);
        const word w108 = (word)_mm512_ternarylogic_epi64((__m512i)w107, (__m512i)c42, (__m512i)c41, 0xda);
        const word w109 = (word)_mm512_ternarylogic_epi64((__m512i)w107, (__m512i)c42, (__m512i)c41, 0xec);
        store_aligned(tap, w108);
        store_aligned(tap + 1 * WORD_BYTES, w102);
        store_aligned(tap + 2 * WORD_BYTES, w96);
        store_aligned(tap + 3 * WORD_BYTES, w90);
        const uint64_t i110 = load_byte(tap + i3);
        store_byte(bottom + i77, i110);
        store_aligned(tap + 4 * WORD_BYTES, w109);
        store_aligned(tap + 5 * WORD_BYTES, w103);
        store_aligned(tap + 6 * WORD_BYTES, w97);
        store_aligned(tap + 7 * WORD_BYTES, w91);
        const uint64_t i111 = load_byte(tap + i3 + 4 * WORD_BYTES);
        store_byte(bottom + i79, i111);
        const word w112 = load_word(windows + i71);
        const word w113 = load_word(windows + i72);
        const word w114 = load_first(top + i77 + 1);
        const word w115 = shift_in(w90, w114);
        const word w116 = load_first(top + i78 + 1);
        const word w117 = shift_in(w91, w116);
        const word w118 = load_aligned(a + 6 * WORD_BYTES);
        const word w119 = load_aligned(a + 7 * WORD_BYTES);
        const word w120 = w118 ^ c59;
        const word w121 = (word)_mm512_ternarylogic_epi64((__m512i)w120, (__m512i)c60, (__m512i)w119, 0xf6);
        const word w122 = (word)_mm512_ternarylogic_epi64((__m512i)w121, (__m512i)c54, (__m512i)c53, 0xda);
        const word w123 = (word)_mm512_ternarylogic_epi64((__m512i)w121, (__m512i)c54, (__m512i)c53, 0xec);
        const word w124 = load_aligned(a + 4 * WORD_BYTES);
        const word w125 = load_aligned(a + 5 * WORD_BYTES);
        const word w126 = w124 ^ c61;
        const word w127 = (word)_mm512_ternarylogic_epi64((__m512i)w126, (__m512i)c62, (__m512i)w125, 0xf6);
        const word w128 = (word)_mm512_ternarylogic_epi64((__m512i)w127, (__m512i)c52, (__m512i)c51, 0xda);
        const word w129 = (word)_mm512_ternarylogic_epi64((__m512i)w127, (__m512i)c52, (__m512i)c51, 0xec);
        const word w130 = load_aligned(a + 2 * WORD_BYTES);
        const word w131 = load_aligned(a + 3 * WORD_BYTES);
        const word w132 = w130 ^ w80;
        const word w133 = (word)_mm512_ternarylogic_epi64((__m512i)w132, (__m512i)w81, (__m512i)w131, 0xf6);
        const word w134 = (word)_mm512_ternarylogic_epi64((__m512i)w133, (__m512i)c50, (__m512i)c49, 0xda);
        const word w135 = (word)_mm512_ternarylogic_epi64((__m512i)w133, (__m512i)c50, (__m512i)c49, 0xec);
        const word w136 = load_aligned(a);
        const word w137 = load_aligned(a + 1 * WORD_BYTES);
        const word w138 = w136 ^ w112;
        const word w139 = (word)_mm512_ternarylogic_epi64((__m512i)w138, (__m512i)w113, (__m512i)w137, 0xf6);
        const word w140 = (word)_mm512_ternarylogic_epi64((__m512i)w139, (__m512i)w85, (__m512i)w83, 0xda);
        const word w141 = (word)_mm512_ternarylogic_epi64((__m512i)w139, (__m512i)w85, (__m512i)w83, 0xec);
        store_aligned(tap, w140);
        store_aligned(tap + 1 * WORD_BYTES, w134);
        store_aligned(tap + 2 * WORD_BYTES, w128);
        store_aligned(tap + 3 * WORD_BYTES, w122);
        const uint64_t i142 = load_byte(tap + i3);
        store_byte(bottom + i77 + 1, i142);
        store_aligned(tap + 4 * WORD_BYTES, w141);
        store_aligned(tap + 5 * WORD_BYTES, w135);
        store_aligned(tap + 6 * WORD_BYTES, w129);
        store_aligned(tap + 7 * WORD_BYTES, w123);
        const uint64_t i143 = load_byte(tap + i3 + 4 * WORD_BYTES);
        store_byte(bottom + i79 + 1, i143);
        const word w144 = load_word(windows + i73);
        const word w145 = load_word(windows + i74);
        const word w146 = load_first(top + i77 + 2);
        const word w147 = shift_in(w122, w146);
        const word w148 = load_first(top + i78 + 2);
        const word w149 = shift_in(w123, w148);
        const word w150 = load_aligned(a + 6 * WORD_BYTES);
        const word w151 = load_aligned(a + 7 * WORD_BYTES);
        const word w152 = w150 ^ c61;
        const word w153 = (word)_mm512_ternarylogic_epi64((__m512i)w152, (__m512i)c62, (__m512i)w151, 0xf6);
        const word w154 = (word)_mm512_ternarylogic_epi64((__m512i)w97, (__m512i)w153, (__m512i)w96, 0xe6);
        const word w155 = (word)_mm512_ternarylogic_epi64((__m512i)w97, (__m512i)w153, (__m512i)w96, 0xf8);
        const word w156 = load_aligned(a + 4 * WORD_BYTES);
        const word w157 = load_aligned(a + 5 * WORD_BYTES);
        const word w158 = w156 ^ w80;
        const word w159 = (word)_mm512_ternarylogic_epi64((__m512i)w158, (__m512i)w81, (__m512i)w157, 0xf6);
        const word w160 = (word)_mm512_ternarylogic_epi64((__m512i)w103, (__m512i)w159, (__m512i)w102, 0xe6);
        const word w161 = (word)_mm512_ternarylogic_epi64((__m512i)w103, (__m512i)w159, (__m512i)w102, 0xf8);
        const word w162 = load_aligned(a + 2 * WORD_BYTES);
        const word w163 = load_aligned(a + 3 * WORD_BYTES);
        const word w164 = w162 ^ w112;
        const word w165 = (word)_mm512_ternarylogic_epi64((__m512i)w164, (__m512i)w113, (__m512i)w163, 0xf6);
        const word w166 = (word)_mm512_ternarylogic_epi64((__m512i)w109, (__m512i)w165, (__m512i)w108, 0xe6);
        const word w167 = (word)_mm512_ternarylogic_epi64((__m512i)w109, (__m512i)w165, (__m512i)w108, 0xf8);
        const word w168 = load_aligned(a);
        const word w169 = load_aligned(a + 1 * WORD_BYTES);
        const word w170 = w168 ^ w144;
        const word w171 = (word)_mm512_ternarylogic_epi64((__m512i)w170, (__m512i)w145, (__m512i)w169, 0xf6);
        const word w172 = (word)_mm512_ternarylogic_epi64((__m512i)w117, (__m512i)w171, (__m512i)w115, 0xe6);
        const word w173 = (word)_mm512_ternarylogic_epi64((__m512i)w117, (__m512i)w171, (__m512i)w115, 0xf8);
        store_aligned(tap, w172);
        store_aligned(tap + 1 * WORD_BYTES, w166);
        store_aligned(tap + 2 * WORD_BYTES, w160);
        store_aligned(tap + 3 * WORD_BYTES, w154);
        const uint64_t i174 = load_byte(tap + i3);
        store_byte(bottom + i77 + 2, i174);
        store_aligned(tap + 4 * WORD_BYTES, w173);
        store_aligned(tap + 5 * WORD_BYTES, w167);
        store_aligned(tap + 6 * WORD_BYTES, w161);
        store_aligned(tap + 7 * WORD_BYTES, w155);
        const uint64_t i175 = load_byte(tap + i3 + 4 * WORD_BYTES);
        store_byte(bottom + i79 + 2, i175);
        const word w176 = load_word(windows + i75);
        const word w177 = load_word(windows + i76);
        const word w178 = load_first(top + i77 + 3);
        const word w179 = shift_in(w154, w178);
        const word w180 = load_first(top + i78 + 3);
        const word w181 = shift_in(w155, w180);
        const word w182 = load_aligned(a + 6 * WORD_BYTES);
        const word w183 = load_aligned(a + 7 * WORD_BYTES);
        const word w184 = w182 ^ w80;
        const word w185 = (word)_mm512_ternarylogic_epi64((__m512i)w184, (__m512i)w81, (__m512i)w183, 0xf6);
        const word w186 = (word)_mm512_ternarylogic_epi64((__m512i)w129, (__m512i)w185, (__m512i)w128, 0xe6);
        const word w187 = (word)_mm512_ternarylogic_epi64((__m512i)w129, (__m512i)w185, (__m512i)w128, 0xf8);
        const word w188 = load_aligned(a + 4 * WORD_BYTES);
        const word w189 = load_aligned(a + 5 * WORD_BYTES);
        const word w190 = w188 ^ w112;
        const word w191 = (word)_mm512_ternarylogic_epi64((__m512i)w190, (__m512i)w113, (__m512i)w189, 0xf6);
        const word w192 = (word)_mm512_ternarylogic_epi64((__m512i)w135, (__m512i)w191, (__m512i)w134, 0xe6);
        const word w193 = (word)_mm512_ternarylogic_epi64((__m512i)w135, (__m512i)w191, (__m512i)w134, 0xf8);
        const word w194 = load_aligned(a + 2 * WORD_BYTES);
        const word w195 = load_aligned(a + 3 * WORD_BYTES);
        const word w196 = w194 ^ w144;
        const word w197 = (word)_mm512_ternarylogic_epi64((__m512i)w196, (__m512i)w145, (__m512i)w195, 0xf6);
        const word w198 = (word)_mm512_ternarylogic_epi64((__m512i)w141, (__m512i)w197, (__m512i)w140, 0xe6);
        const word w199 = (word)_mm512_ternarylogic_epi64((__m512i)w141, (__m512i)w197, (__m512i)w140, 0xf8);
        const word w200 = load_aligned(a);
        const word w201 = load_aligned(a + 1 * WORD_BYTES);
        const word w202 = w200 ^ w176;
        const word w203 = (word)_mm512_ternarylogic_epi64((__m512i)w202, (__m512i)w177, (__m512i)w201, 0xf6);
        const word w204 = (word)_mm512_ternarylogic_epi64((__m512i)w149, (__m512i)w203, (__m512i)w147, 0xe6);
        const word w205 = (word)_mm512_ternarylogic_epi64((__m512i)w149, (__m512i)w203, (__m512i)w147, 0xf8);
        store_aligned(tap, w204);
        store_aligned(tap + 1 * WORD_BYTES, w198);
        store_aligned(tap + 2 * WORD_BYTES, w192);
        store_aligned(tap + 3 * WORD_BYTES, w186);
        const uint64_t i206 = load_byte(tap + i3);
        store_byte(bottom + i77 + 3, i206);
        store_aligned(tap + 4 * WORD_BYTES, w205);
        store_aligned(tap + 5 * WORD_BYTES, w199);
        store_aligned(tap + 6 * WORD_BYTES, w193);
        store_aligned(tap + 7 * WORD_BYTES, w187);
        const uint64_t i207 = load_byte(tap + i3 + 4 * WORD_BYTES);
        store_byte(bottom + i79 + 3, i207);
        c41 = w179;
        c42 = w181;
        c43 = w172;
        c44 = w173;
        c45 = w166;
        c46 = w167;
        c47 = w160;
        c48 = w161;
        c49 = w204;
        c50 = w205;
        c51 = w198;
        c52 = w199;
        c53 = w192;
        c54 = w193;
        c55 = w186;
        c56 = w187;
        c57 = w112;
        c58 = w113;
        c59 = w144;
        c60 = w145;
        c61 = w176;
        c62 = w177;
    }
    store_aligned(vertical, c41);
    store_aligned(vertical + 1 * WORD_BYTES, c42);
    store_aligned(vertical + 2 * WORD_BYTES, c43);
    store_aligned(vertical + 3 * WORD_BYTES, c44);
    store_aligned(vertical + 4 * WORD_BYTES, c45);
    store_aligned(vertical + 5 * WORD_BYTES, c46);
    store_aligned(vertical + 6 * WORD_BYTES, c47);
    store_aligned(vertical + 7 * WORD_BYTES, c48);
    store_aligned(down, c49);
    store_aligned(down + 1 * WORD_BYTES, c50);
    store_aligned(down + 2 * WORD_BYTES, c51);
    store_aligned(down + 3 * WORD_BYTES, c52);
    store_aligned(down + 4 * WORD_BYTES, c53);
    store_aligned(down + 5 * WORD_BYTES, c54);
    store_aligned(down + 6 * WORD_BYTES, c55);
    store_aligned(down + 7 * WORD_BYTES, c56);
}

#ifdef __cplusplus
}
#endif
