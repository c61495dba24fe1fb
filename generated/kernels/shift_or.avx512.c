/* SPDX-License-Identifier: Apache-2.0
 *
 * shift_or in the wavefront layout, 4 rows a lane, for avx512.
 * Made by: minterm compile shift_or --layout wavefront --target avx512 --alphabet ACGT --rows 4 --emit c
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
 * What lies where. Rows and columns are counted from 0 here. A strip has 2048 rows: row r is bit 511 - r / 4
 * of word r % 4, and bit x of a word is bit x % 8 of its byte x / 8.
 *     a         word (r % 4) * 2 + p: plane p of the symbols of its rows
 *     windows   sequence x * 2 + p, for x from 0 to 3: 512 zeros, then plane p of the columns x, x + 4,
 *               x + 8, .. and zeros; eight copies of each, as of active
 *     active    sequences x, for x from 0 to 3: 512 zeros and then a one for each column x, x + 4, .. that
 *               there is. Eight copies of each, copy c without its first c bits: byte (x * 8 + c) *
 *               copy_stride begins it. copy_stride is at least iterations / 8 + 65
 *     vertical  word (r % 4) * 1 + p: plane p of what enters its rows from the left, and after the
 *               last call of what leaves them on the right
 *     down      4 words, which may be anything at first
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
 * tap_byte = (R - 1) % 4 * 64 + (511 - (R - 1) / 4) / 8, and need the buffer tap of 4 words.
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

/* An iteration: 48 gates, 4 moves, 0 additions, 16 loads, 4 stores. */
void shift_or_avx512_edge(uint8_t *const *buffers, const int64_t *scalars);
void shift_or_avx512_edge(uint8_t *const *buffers, const int64_t *scalars) {
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
    const word w13 = load_aligned(a);
    const word w14 = load_aligned(a + 1 * WORD_BYTES);
    const word w15 = load_aligned(a + 2 * WORD_BYTES);
    const word w16 = load_aligned(a + 3 * WORD_BYTES);
    const word w17 = load_aligned(a + 4 * WORD_BYTES);
    const word w18 = load_aligned(a + 5 * WORD_BYTES);
    const word w19 = load_aligned(a + 6 * WORD_BYTES);
    const word w20 = load_aligned(a + 7 * WORD_BYTES);
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
    word c51 = w34;
    word c52 = w20;
    word c53 = w33;
    word c54 = w19;
    word c55 = w35;
    word c56 = w37;
    word c57 = w18;
    word c58 = w36;
    word c59 = w17;
    word c60 = w37;
    word c61 = w20;
    word c62 = w36;
    word c63 = w19;
    word c64 = w38;
    word c65 = w40;
    word c66 = w16;
    word c67 = w39;
    word c68 = w15;
    word c69 = w40;
    word c70 = w18;
    word c71 = w39;
    word c72 = w17;
    word c73 = w40;
    word c74 = w20;
    word c75 = w39;
    word c76 = w19;
    word c77 = w41;
    for (uint64_t i42 = i3; (int64_t)i42 < (int64_t)i4; ++i42) {
        const uint64_t i78 = (uint64_t)1;
        const uint64_t i79 = i42 + i78;
        const uint64_t i80 = i79 & (uint64_t)7;
        const uint64_t i81 = i79 >> 3;
        const uint64_t i82 = i80 * i0;
        const uint64_t i83 = i82 + i81;
        const uint64_t i84 = i0 * (uint64_t)8;
        const uint64_t i85 = i83 + i84;
        const uint64_t i86 = i85 + i84;
        const uint64_t i87 = i86 + i84;
        const uint64_t i88 = i87 + i84;
        const uint64_t i89 = i88 + i84;
        const uint64_t i90 = i89 + i84;
        const uint64_t i91 = i90 + i84;
        const uint64_t i92 = i42 * (uint64_t)4;
        const word w93 = load_word(windows + i83);
        const word w94 = load_word(windows + i85);
        const word w95 = load_word(active + i83);
        const word w96 = load_first(top + i92);
        const word w97 = shift_in(c50, w96);
        const word w98 = (word)_mm512_ternarylogic_epi64((__m512i)c46, (__m512i)c52, (__m512i)c51, 0x6f);  // g0 shift_or.dp:11
        const word w99 = (word)_mm512_ternarylogic_epi64((__m512i)w98, (__m512i)c53, (__m512i)c54, 0x09);  // g1 shift_or.dp:11
        const word w100 = (word)_mm512_ternarylogic_epi64((__m512i)c49, (__m512i)c55, (__m512i)c46, 0xe2);  // g2 shift_or.dp:11
        const word w101 = (word)_mm512_ternarylogic_epi64((__m512i)c45, (__m512i)c57, (__m512i)c56, 0x6f);  // g0 shift_or.dp:11
        const word w102 = (word)_mm512_ternarylogic_epi64((__m512i)w101, (__m512i)c58, (__m512i)c59, 0x09);  // g1 shift_or.dp:11
        const word w103 = (word)_mm512_ternarylogic_epi64((__m512i)c48, (__m512i)c64, (__m512i)c45, 0xe2);  // g2 shift_or.dp:11
        const word w104 = (word)_mm512_ternarylogic_epi64((__m512i)c44, (__m512i)c66, (__m512i)c65, 0x6f);  // g0 shift_or.dp:11
        const word w105 = (word)_mm512_ternarylogic_epi64((__m512i)w104, (__m512i)c67, (__m512i)c68, 0x09);  // g1 shift_or.dp:11
        const word w106 = (word)_mm512_ternarylogic_epi64((__m512i)c47, (__m512i)c77, (__m512i)c44, 0xe2);  // g2 shift_or.dp:11
        const word w107 = (word)_mm512_ternarylogic_epi64((__m512i)c43, (__m512i)w14, (__m512i)w94, 0x6f);  // g0 shift_or.dp:11
        const word w108 = (word)_mm512_ternarylogic_epi64((__m512i)w107, (__m512i)w93, (__m512i)w13, 0x09);  // g1 shift_or.dp:11
        const word w109 = (word)_mm512_ternarylogic_epi64((__m512i)w97, (__m512i)w95, (__m512i)c43, 0xe2);  // g2 shift_or.dp:11
        store_first(bottom + i92, w99);
        const word w110 = load_word(windows + i86);
        const word w111 = load_word(windows + i87);
        const word w112 = load_word(active + i85);
        const word w113 = load_first(top + i92 + 1);
        const word w114 = shift_in(w99, w113);
        const word w115 = (word)_mm512_ternarylogic_epi64((__m512i)w100, (__m512i)c61, (__m512i)c60, 0x6f);  // g0 shift_or.dp:11
        const word w116 = (word)_mm512_ternarylogic_epi64((__m512i)w115, (__m512i)c62, (__m512i)c63, 0x09);  // g1 shift_or.dp:11
        const word w117 = (word)_mm512_ternarylogic_epi64((__m512i)w102, (__m512i)c64, (__m512i)w100, 0xe2);  // g2 shift_or.dp:11
        const word w118 = (word)_mm512_ternarylogic_epi64((__m512i)w103, (__m512i)c70, (__m512i)c69, 0x6f);  // g0 shift_or.dp:11
        const word w119 = (word)_mm512_ternarylogic_epi64((__m512i)w118, (__m512i)c71, (__m512i)c72, 0x09);  // g1 shift_or.dp:11
        const word w120 = (word)_mm512_ternarylogic_epi64((__m512i)w105, (__m512i)c77, (__m512i)w103, 0xe2);  // g2 shift_or.dp:11
        const word w121 = (word)_mm512_ternarylogic_epi64((__m512i)w106, (__m512i)w16, (__m512i)w94, 0x6f);  // g0 shift_or.dp:11
        const word w122 = (word)_mm512_ternarylogic_epi64((__m512i)w121, (__m512i)w93, (__m512i)w15, 0x09);  // g1 shift_or.dp:11
        const word w123 = (word)_mm512_ternarylogic_epi64((__m512i)w108, (__m512i)w95, (__m512i)w106, 0xe2);  // g2 shift_or.dp:11
        const word w124 = (word)_mm512_ternarylogic_epi64((__m512i)w109, (__m512i)w14, (__m512i)w111, 0x6f);  // g0 shift_or.dp:11
        const word w125 = (word)_mm512_ternarylogic_epi64((__m512i)w124, (__m512i)w110, (__m512i)w13, 0x09);  // g1 shift_or.dp:11
        const word w126 = (word)_mm512_ternarylogic_epi64((__m512i)w114, (__m512i)w112, (__m512i)w109, 0xe2);  // g2 shift_or.dp:11
        store_first(bottom + i92 + 1, w116);
        const word w127 = load_word(windows + i88);
        const word w128 = load_word(windows + i89);
        const word w129 = load_word(active + i86);
        const word w130 = load_first(top + i92 + 2);
        const word w131 = shift_in(w116, w130);
        const word w132 = (word)_mm512_ternarylogic_epi64((__m512i)w117, (__m512i)c74, (__m512i)c73, 0x6f);  // g0 shift_or.dp:11
        const word w133 = (word)_mm512_ternarylogic_epi64((__m512i)w132, (__m512i)c75, (__m512i)c76, 0x09);  // g1 shift_or.dp:11
        const word w134 = (word)_mm512_ternarylogic_epi64((__m512i)w119, (__m512i)c77, (__m512i)w117, 0xe2);  // g2 shift_or.dp:11
        const word w135 = (word)_mm512_ternarylogic_epi64((__m512i)w120, (__m512i)w18, (__m512i)w94, 0x6f);  // g0 shift_or.dp:11
        const word w136 = (word)_mm512_ternarylogic_epi64((__m512i)w135, (__m512i)w93, (__m512i)w17, 0x09);  // g1 shift_or.dp:11
        const word w137 = (word)_mm512_ternarylogic_epi64((__m512i)w122, (__m512i)w95, (__m512i)w120, 0xe2);  // g2 shift_or.dp:11
        const word w138 = (word)_mm512_ternarylogic_epi64((__m512i)w123, (__m512i)w16, (__m512i)w111, 0x6f);  // g0 shift_or.dp:11
        const word w139 = (word)_mm512_ternarylogic_epi64((__m512i)w138, (__m512i)w110, (__m512i)w15, 0x09);  // g1 shift_or.dp:11
        const word w140 = (word)_mm512_ternarylogic_epi64((__m512i)w125, (__m512i)w112, (__m512i)w123, 0xe2);  // g2 shift_or.dp:11
        const word w141 = (word)_mm512_ternarylogic_epi64((__m512i)w126, (__m512i)w14, (__m512i)w128, 0x6f);  // g0 shift_or.dp:11
        const word w142 = (word)_mm512_ternarylogic_epi64((__m512i)w141, (__m512i)w127, (__m512i)w13, 0x09);  // g1 shift_or.dp:11
        const word w143 = (word)_mm512_ternarylogic_epi64((__m512i)w131, (__m512i)w129, (__m512i)w126, 0xe2);  // g2 shift_or.dp:11
        store_first(bottom + i92 + 2, w133);
        const word w144 = load_word(windows + i90);
        const word w145 = load_word(windows + i91);
        const word w146 = load_word(active + i87);
        const word w147 = load_first(top + i92 + 3);
        const word w148 = shift_in(w133, w147);
        const word w149 = (word)_mm512_ternarylogic_epi64((__m512i)w134, (__m512i)w20, (__m512i)w94, 0x6f);  // g0 shift_or.dp:11
        const word w150 = (word)_mm512_ternarylogic_epi64((__m512i)w149, (__m512i)w93, (__m512i)w19, 0x09);  // g1 shift_or.dp:11
        const word w151 = (word)_mm512_ternarylogic_epi64((__m512i)w136, (__m512i)w95, (__m512i)w134, 0xe2);  // g2 shift_or.dp:11
        const word w152 = (word)_mm512_ternarylogic_epi64((__m512i)w137, (__m512i)w18, (__m512i)w111, 0x6f);  // g0 shift_or.dp:11
        const word w153 = (word)_mm512_ternarylogic_epi64((__m512i)w152, (__m512i)w110, (__m512i)w17, 0x09);  // g1 shift_or.dp:11
        const word w154 = (word)_mm512_ternarylogic_epi64((__m512i)w139, (__m512i)w112, (__m512i)w137, 0xe2);  // g2 shift_or.dp:11
        const word w155 = (word)_mm512_ternarylogic_epi64((__m512i)w140, (__m512i)w16, (__m512i)w128, 0x6f);  // g0 shift_or.dp:11
        const word w156 = (word)_mm512_ternarylogic_epi64((__m512i)w155, (__m512i)w127, (__m512i)w15, 0x09);  // g1 shift_or.dp:11
        const word w157 = (word)_mm512_ternarylogic_epi64((__m512i)w142, (__m512i)w129, (__m512i)w140, 0xe2);  // g2 shift_or.dp:11
        const word w158 = (word)_mm512_ternarylogic_epi64((__m512i)w143, (__m512i)w14, (__m512i)w145, 0x6f);  // g0 shift_or.dp:11
        const word w159 = (word)_mm512_ternarylogic_epi64((__m512i)w158, (__m512i)w144, (__m512i)w13, 0x09);  // g1 shift_or.dp:11
        const word w160 = (word)_mm512_ternarylogic_epi64((__m512i)w148, (__m512i)w146, (__m512i)w143, 0xe2);  // g2 shift_or.dp:11
        store_first(bottom + i92 + 3, w150);
        c43 = w160;
        c44 = w157;
        c45 = w154;
        c46 = w151;
        c47 = w159;
        c48 = w156;
        c49 = w153;
        c50 = w150;
        c51 = w111;
        c52 = w20;
        c53 = w110;
        c54 = w19;
        c55 = w112;
        c56 = w128;
        c57 = w18;
        c58 = w127;
        c59 = w17;
        c60 = w128;
        c61 = w20;
        c62 = w127;
        c63 = w19;
        c64 = w129;
        c65 = w145;
        c66 = w16;
        c67 = w144;
        c68 = w15;
        c69 = w145;
        c70 = w18;
        c71 = w144;
        c72 = w17;
        c73 = w145;
        c74 = w20;
        c75 = w144;
        c76 = w19;
        c77 = w146;
    }
    store_aligned(vertical, c43);
    store_aligned(vertical + 1 * WORD_BYTES, c44);
    store_aligned(vertical + 2 * WORD_BYTES, c45);
    store_aligned(vertical + 3 * WORD_BYTES, c46);
    store_aligned(down, c47);
    store_aligned(down + 1 * WORD_BYTES, c48);
    store_aligned(down + 2 * WORD_BYTES, c49);
    store_aligned(down + 3 * WORD_BYTES, c50);
}

/* An iteration: 32 gates, 4 moves, 0 additions, 12 loads, 4 stores. */
void shift_or_avx512_steady(uint8_t *const *buffers, const int64_t *scalars);
void shift_or_avx512_steady(uint8_t *const *buffers, const int64_t *scalars) {
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
    const word w13 = load_aligned(a);
    const word w14 = load_aligned(a + 1 * WORD_BYTES);
    const word w15 = load_aligned(a + 2 * WORD_BYTES);
    const word w16 = load_aligned(a + 3 * WORD_BYTES);
    const word w17 = load_aligned(a + 4 * WORD_BYTES);
    const word w18 = load_aligned(a + 5 * WORD_BYTES);
    const word w19 = load_aligned(a + 6 * WORD_BYTES);
    const word w20 = load_aligned(a + 7 * WORD_BYTES);
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
    word c48 = w34;
    word c49 = w20;
    word c50 = w33;
    word c51 = w19;
    word c52 = w36;
    word c53 = w18;
    word c54 = w35;
    word c55 = w17;
    word c56 = w36;
    word c57 = w20;
    word c58 = w35;
    word c59 = w19;
    word c60 = w38;
    word c61 = w16;
    word c62 = w37;
    word c63 = w15;
    word c64 = w38;
    word c65 = w18;
    word c66 = w37;
    word c67 = w17;
    word c68 = w38;
    word c69 = w20;
    word c70 = w37;
    word c71 = w19;
    for (uint64_t i39 = i3; (int64_t)i39 < (int64_t)i4; ++i39) {
        const uint64_t i72 = (uint64_t)1;
        const uint64_t i73 = i39 + i72;
        const uint64_t i74 = i73 & (uint64_t)7;
        const uint64_t i75 = i73 >> 3;
        const uint64_t i76 = i74 * i0;
        const uint64_t i77 = i76 + i75;
        const uint64_t i78 = i0 * (uint64_t)8;
        const uint64_t i79 = i77 + i78;
        const uint64_t i80 = i79 + i78;
        const uint64_t i81 = i80 + i78;
        const uint64_t i82 = i81 + i78;
        const uint64_t i83 = i82 + i78;
        const uint64_t i84 = i83 + i78;
        const uint64_t i85 = i84 + i78;
        const uint64_t i86 = i39 * (uint64_t)4;
        const word w87 = load_word(windows + i77);
        const word w88 = load_word(windows + i79);
        const word w89 = load_first(top + i86);
        const word w90 = shift_in(c47, w89);
        const word w91 = (word)_mm512_ternarylogic_epi64((__m512i)c43, (__m512i)c49, (__m512i)c48, 0x6f);  // g0 shift_or.dp:11
        const word w92 = (word)_mm512_ternarylogic_epi64((__m512i)w91, (__m512i)c50, (__m512i)c51, 0x09);  // g1 shift_or.dp:11
        const word w93 = (word)_mm512_ternarylogic_epi64((__m512i)c42, (__m512i)c53, (__m512i)c52, 0x6f);  // g0 shift_or.dp:11
        const word w94 = (word)_mm512_ternarylogic_epi64((__m512i)w93, (__m512i)c54, (__m512i)c55, 0x09);  // g1 shift_or.dp:11
        const word w95 = (word)_mm512_ternarylogic_epi64((__m512i)c41, (__m512i)c61, (__m512i)c60, 0x6f);  // g0 shift_or.dp:11
        const word w96 = (word)_mm512_ternarylogic_epi64((__m512i)w95, (__m512i)c62, (__m512i)c63, 0x09);  // g1 shift_or.dp:11
        const word w97 = (word)_mm512_ternarylogic_epi64((__m512i)c40, (__m512i)w14, (__m512i)w88, 0x6f);  // g0 shift_or.dp:11
        const word w98 = (word)_mm512_ternarylogic_epi64((__m512i)w97, (__m512i)w87, (__m512i)w13, 0x09);  // g1 shift_or.dp:11
        store_first(bottom + i86, w92);
        const word w99 = load_word(windows + i80);
        const word w100 = load_word(windows + i81);
        const word w101 = load_first(top + i86 + 1);
        const word w102 = shift_in(w92, w101);
        const word w103 = (word)_mm512_ternarylogic_epi64((__m512i)c46, (__m512i)c57, (__m512i)c56, 0x6f);  // g0 shift_or.dp:11
        const word w104 = (word)_mm512_ternarylogic_epi64((__m512i)w103, (__m512i)c58, (__m512i)c59, 0x09);  // g1 shift_or.dp:11
        const word w105 = (word)_mm512_ternarylogic_epi64((__m512i)c45, (__m512i)c65, (__m512i)c64, 0x6f);  // g0 shift_or.dp:11
        const word w106 = (word)_mm512_ternarylogic_epi64((__m512i)w105, (__m512i)c66, (__m512i)c67, 0x09);  // g1 shift_or.dp:11
        const word w107 = (word)_mm512_ternarylogic_epi64((__m512i)c44, (__m512i)w16, (__m512i)w88, 0x6f);  // g0 shift_or.dp:11
        const word w108 = (word)_mm512_ternarylogic_epi64((__m512i)w107, (__m512i)w87, (__m512i)w15, 0x09);  // g1 shift_or.dp:11
        const word w109 = (word)_mm512_ternarylogic_epi64((__m512i)w90, (__m512i)w14, (__m512i)w100, 0x6f);  // g0 shift_or.dp:11
        const word w110 = (word)_mm512_ternarylogic_epi64((__m512i)w109, (__m512i)w99, (__m512i)w13, 0x09);  // g1 shift_or.dp:11
        store_first(bottom + i86 + 1, w104);
        const word w111 = load_word(windows + i82);
        const word w112 = load_word(windows + i83);
        const word w113 = load_first(top + i86 + 2);
        const word w114 = shift_in(w104, w113);
        const word w115 = (word)_mm512_ternarylogic_epi64((__m512i)w94, (__m512i)c69, (__m512i)c68, 0x6f);  // g0 shift_or.dp:11
        const word w116 = (word)_mm512_ternarylogic_epi64((__m512i)w115, (__m512i)c70, (__m512i)c71, 0x09);  // g1 shift_or.dp:11
        const word w117 = (word)_mm512_ternarylogic_epi64((__m512i)w96, (__m512i)w18, (__m512i)w88, 0x6f);  // g0 shift_or.dp:11
        const word w118 = (word)_mm512_ternarylogic_epi64((__m512i)w117, (__m512i)w87, (__m512i)w17, 0x09);  // g1 shift_or.dp:11
        const word w119 = (word)_mm512_ternarylogic_epi64((__m512i)w98, (__m512i)w16, (__m512i)w100, 0x6f);  // g0 shift_or.dp:11
        const word w120 = (word)_mm512_ternarylogic_epi64((__m512i)w119, (__m512i)w99, (__m512i)w15, 0x09);  // g1 shift_or.dp:11
        const word w121 = (word)_mm512_ternarylogic_epi64((__m512i)w102, (__m512i)w14, (__m512i)w112, 0x6f);  // g0 shift_or.dp:11
        const word w122 = (word)_mm512_ternarylogic_epi64((__m512i)w121, (__m512i)w111, (__m512i)w13, 0x09);  // g1 shift_or.dp:11
        store_first(bottom + i86 + 2, w116);
        const word w123 = load_word(windows + i84);
        const word w124 = load_word(windows + i85);
        const word w125 = load_first(top + i86 + 3);
        const word w126 = shift_in(w116, w125);
        const word w127 = (word)_mm512_ternarylogic_epi64((__m512i)w106, (__m512i)w20, (__m512i)w88, 0x6f);  // g0 shift_or.dp:11
        const word w128 = (word)_mm512_ternarylogic_epi64((__m512i)w127, (__m512i)w87, (__m512i)w19, 0x09);  // g1 shift_or.dp:11
        const word w129 = (word)_mm512_ternarylogic_epi64((__m512i)w108, (__m512i)w18, (__m512i)w100, 0x6f);  // g0 shift_or.dp:11
        const word w130 = (word)_mm512_ternarylogic_epi64((__m512i)w129, (__m512i)w99, (__m512i)w17, 0x09);  // g1 shift_or.dp:11
        const word w131 = (word)_mm512_ternarylogic_epi64((__m512i)w110, (__m512i)w16, (__m512i)w112, 0x6f);  // g0 shift_or.dp:11
        const word w132 = (word)_mm512_ternarylogic_epi64((__m512i)w131, (__m512i)w111, (__m512i)w15, 0x09);  // g1 shift_or.dp:11
        const word w133 = (word)_mm512_ternarylogic_epi64((__m512i)w114, (__m512i)w14, (__m512i)w124, 0x6f);  // g0 shift_or.dp:11
        const word w134 = (word)_mm512_ternarylogic_epi64((__m512i)w133, (__m512i)w123, (__m512i)w13, 0x09);  // g1 shift_or.dp:11
        store_first(bottom + i86 + 3, w128);
        c40 = w126;
        c41 = w122;
        c42 = w120;
        c43 = w118;
        c44 = w134;
        c45 = w132;
        c46 = w130;
        c47 = w128;
        c48 = w100;
        c49 = w20;
        c50 = w99;
        c51 = w19;
        c52 = w112;
        c53 = w18;
        c54 = w111;
        c55 = w17;
        c56 = w112;
        c57 = w20;
        c58 = w111;
        c59 = w19;
        c60 = w124;
        c61 = w16;
        c62 = w123;
        c63 = w15;
        c64 = w124;
        c65 = w18;
        c66 = w123;
        c67 = w17;
        c68 = w124;
        c69 = w20;
        c70 = w123;
        c71 = w19;
    }
    store_aligned(vertical, c40);
    store_aligned(vertical + 1 * WORD_BYTES, c41);
    store_aligned(vertical + 2 * WORD_BYTES, c42);
    store_aligned(vertical + 3 * WORD_BYTES, c43);
    store_aligned(down, c44);
    store_aligned(down + 1 * WORD_BYTES, c45);
    store_aligned(down + 2 * WORD_BYTES, c46);
    store_aligned(down + 3 * WORD_BYTES, c47);
}

/* An iteration: 48 gates, 4 moves, 0 additions, 20 loads, 20 stores. */
void shift_or_avx512_edge_tap(uint8_t *const *buffers, const int64_t *scalars);
void shift_or_avx512_edge_tap(uint8_t *const *buffers, const int64_t *scalars) {
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
    const word w14 = load_aligned(a);
    const word w15 = load_aligned(a + 1 * WORD_BYTES);
    const word w16 = load_aligned(a + 2 * WORD_BYTES);
    const word w17 = load_aligned(a + 3 * WORD_BYTES);
    const word w18 = load_aligned(a + 4 * WORD_BYTES);
    const word w19 = load_aligned(a + 5 * WORD_BYTES);
    const word w20 = load_aligned(a + 6 * WORD_BYTES);
    const word w21 = load_aligned(a + 7 * WORD_BYTES);
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
    word c52 = w35;
    word c53 = w21;
    word c54 = w34;
    word c55 = w20;
    word c56 = w36;
    word c57 = w38;
    word c58 = w19;
    word c59 = w37;
    word c60 = w18;
    word c61 = w38;
    word c62 = w21;
    word c63 = w37;
    word c64 = w20;
    word c65 = w39;
    word c66 = w41;
    word c67 = w17;
    word c68 = w40;
    word c69 = w16;
    word c70 = w41;
    word c71 = w19;
    word c72 = w40;
    word c73 = w18;
    word c74 = w41;
    word c75 = w21;
    word c76 = w40;
    word c77 = w20;
    word c78 = w42;
    for (uint64_t i43 = i4; (int64_t)i43 < (int64_t)i5; ++i43) {
        const uint64_t i79 = (uint64_t)1;
        const uint64_t i80 = i43 + i79;
        const uint64_t i81 = i80 & (uint64_t)7;
        const uint64_t i82 = i80 >> 3;
        const uint64_t i83 = i81 * i0;
        const uint64_t i84 = i83 + i82;
        const uint64_t i85 = i0 * (uint64_t)8;
        const uint64_t i86 = i84 + i85;
        const uint64_t i87 = i86 + i85;
        const uint64_t i88 = i87 + i85;
        const uint64_t i89 = i88 + i85;
        const uint64_t i90 = i89 + i85;
        const uint64_t i91 = i90 + i85;
        const uint64_t i92 = i91 + i85;
        const uint64_t i93 = i43 * (uint64_t)4;
        const word w94 = load_word(windows + i84);
        const word w95 = load_word(windows + i86);
        const word w96 = load_word(active + i84);
        const word w97 = load_first(top + i93);
        const word w98 = shift_in(c51, w97);
        const word w99 = (word)_mm512_ternarylogic_epi64((__m512i)c47, (__m512i)c53, (__m512i)c52, 0x6f);  // g0 shift_or.dp:11
        const word w100 = (word)_mm512_ternarylogic_epi64((__m512i)w99, (__m512i)c54, (__m512i)c55, 0x09);  // g1 shift_or.dp:11
        const word w101 = (word)_mm512_ternarylogic_epi64((__m512i)c50, (__m512i)c56, (__m512i)c47, 0xe2);  // g2 shift_or.dp:11
        const word w102 = (word)_mm512_ternarylogic_epi64((__m512i)c46, (__m512i)c58, (__m512i)c57, 0x6f);  // g0 shift_or.dp:11
        const word w103 = (word)_mm512_ternarylogic_epi64((__m512i)w102, (__m512i)c59, (__m512i)c60, 0x09);  // g1 shift_or.dp:11
        const word w104 = (word)_mm512_ternarylogic_epi64((__m512i)c49, (__m512i)c65, (__m512i)c46, 0xe2);  // g2 shift_or.dp:11
        const word w105 = (word)_mm512_ternarylogic_epi64((__m512i)c45, (__m512i)c67, (__m512i)c66, 0x6f);  // g0 shift_or.dp:11
        const word w106 = (word)_mm512_ternarylogic_epi64((__m512i)w105, (__m512i)c68, (__m512i)c69, 0x09);  // g1 shift_or.dp:11
        const word w107 = (word)_mm512_ternarylogic_epi64((__m512i)c48, (__m512i)c78, (__m512i)c45, 0xe2);  // g2 shift_or.dp:11
        const word w108 = (word)_mm512_ternarylogic_epi64((__m512i)c44, (__m512i)w15, (__m512i)w95, 0x6f);  // g0 shift_or.dp:11
        const word w109 = (word)_mm512_ternarylogic_epi64((__m512i)w108, (__m512i)w94, (__m512i)w14, 0x09);  // g1 shift_or.dp:11
        const word w110 = (word)_mm512_ternarylogic_epi64((__m512i)w98, (__m512i)w96, (__m512i)c44, 0xe2);  // g2 shift_or.dp:11
        store_aligned(tap, w109);
        store_aligned(tap + 1 * WORD_BYTES, w106);
        store_aligned(tap + 2 * WORD_BYTES, w103);
        store_aligned(tap + 3 * WORD_BYTES, w100);
        const uint64_t i111 = load_byte(tap + i3);
        store_byte(bottom + i93, i111);
        const word w112 = load_word(windows + i87);
        const word w113 = load_word(windows + i88);
        const word w114 = load_word(active + i86);
        const word w115 = load_first(top + i93 + 1);
        const word w116 = shift_in(w100, w115);
        const word w117 = (word)_mm512_ternarylogic_epi64((__m512i)w101, (__m512i)c62, (__m512i)c61, 0x6f);  // g0 shift_or.dp:11
        const word w118 = (word)_mm512_ternarylogic_epi64((__m512i)w117, (__m512i)c63, (__m512i)c64, 0x09);  // g1 shift_or.dp:11
        const word w119 = (word)_mm512_ternarylogic_epi64((__m512i)w103, (__m512i)c65, (__m512i)w101, 0xe2);  // g2 shift_or.dp:11
        const word w120 = (word)_mm512_ternarylogic_epi64((__m512i)w104, (__m512i)c71, (__m512i)c70, 0x6f);  // g0 shift_or.dp:11
        const word w121 = (word)_mm512_ternarylogic_epi64((__m512i)w120, (__m512i)c72, (__m512i)c73, 0x09);  // g1 shift_or.dp:11
        const word w122 = (word)_mm512_ternarylogic_epi64((__m512i)w106, (__m512i)c78, (__m512i)w104, 0xe2);  // g2 shift_or.dp:11
        const word w123 = (word)_mm512_ternarylogic_epi64((__m512i)w107, (__m512i)w17, (__m512i)w95, 0x6f);  // g0 shift_or.dp:11
        const word w124 = (word)_mm512_ternarylogic_epi64((__m512i)w123, (__m512i)w94, (__m512i)w16, 0x09);  // g1 shift_or.dp:11
        const word w125 = (word)_mm512_ternarylogic_epi64((__m512i)w109, (__m512i)w96, (__m512i)w107, 0xe2);  // g2 shift_or.dp:11
        const word w126 = (word)_mm512_ternarylogic_epi64((__m512i)w110, (__m512i)w15, (__m512i)w113, 0x6f);  // g0 shift_or.dp:11
        const word w127 = (word)_mm512_ternarylogic_epi64((__m512i)w126, (__m512i)w112, (__m512i)w14, 0x09);  // g1 shift_or.dp:11
        const word w128 = (word)_mm512_ternarylogic_epi64((__m512i)w116, (__m512i)w114, (__m512i)w110, 0xe2);  // g2 shift_or.dp:11
        store_aligned(tap, w127);
        store_aligned(tap + 1 * WORD_BYTES, w124);
        store_aligned(tap + 2 * WORD_BYTES, w121);
        store_aligned(tap + 3 * WORD_BYTES, w118);
        const uint64_t i129 = load_byte(tap + i3);
        store_byte(bottom + i93 + 1, i129);
        const word w130 = load_word(windows + i89);
        const word w131 = load_word(windows + i90);
        const word w132 = load_word(active + i87);
        const word w133 = load_first(top + i93 + 2);
        const word w134 = shift_in(w118, w133);
        const word w135 = (word)_mm512_ternarylogic_epi64((__m512i)w119, (__m512i)c75, (__m512i)c74, 0x6f);  // g0 shift_or.dp:11
        const word w136 = (word)_mm512_ternarylogic_epi64((__m512i)w135, (__m512i)c76, (__m512i)c77, 0x09);  // g1 shift_or.dp:11
        const word w137 = (word)_mm512_ternarylogic_epi64((__m512i)w121, (__m512i)c78, (__m512i)w119, 0xe2);  // g2 shift_or.dp:11
        const word w138 = (word)_mm512_ternarylogic_epi64((__m512i)w122, (__m512i)w19, (__m512i)w95, 0x6f);  // g0 shift_or.dp:11
        const word w139 = (word)_mm512_ternarylogic_epi64((__m512i)w138, (__m512i)w94, (__m512i)w18, 0x09);  // g1 shift_or.dp:11
        const word w140 = (word)_mm512_ternarylogic_epi64((__m512i)w124, (__m512i)w96, (__m512i)w122, 0xe2);  // g2 shift_or.dp:11
        const word w141 = (word)_mm512_ternarylogic_epi64((__m512i)w125, (__m512i)w17, (__m512i)w113, 0x6f);  // g0 shift_or.dp:11
        const word w142 = (word)_mm512_ternarylogic_epi64((__m512i)w141, (__m512i)w112, (__m512i)w16, 0x09);  // g1 shift_or.dp:11
        const word w143 = (word)_mm512_ternarylogic_epi64((__m512i)w127, (__m512i)w114, (__m512i)w125, 0xe2);  // g2 shift_or.dp:11
        const word w144 = (word)_mm512_ternarylogic_epi64((__m512i)w128, (__m512i)w15, (__m512i)w131, 0x6f);  // g0 shift_or.dp:11
        const word w145 = (word)_mm512_ternarylogic_epi64((__m512i)w144, (__m512i)w130, (__m512i)w14, 0x09);  // g1 shift_or.dp:11
        const word w146 = (word)_mm512_ternarylogic_epi64((__m512i)w134, (__m512i)w132, (__m512i)w128, 0xe2);  // g2 shift_or.dp:11
        store_aligned(tap, w145);
        store_aligned(tap + 1 * WORD_BYTES, w142);
        store_aligned(tap + 2 * WORD_BYTES, w139);
        store_aligned(tap + 3 * WORD_BYTES, w136);
        const uint64_t i147 = load_byte(tap + i3);
        store_byte(bottom + i93 + 2, i147);
        const word w148 = load_word(windows + i91);
        const word w149 = load_word(windows + i92);
        const word w150 = load_word(active + i88);
        const word w151 = load_first(top + i93 + 3);
        const word w152 = shift_in(w136, w151);
        const word w153 = (word)_mm512_ternarylogic_epi64((__m512i)w137, (__m512i)w21, (__m512i)w95, 0x6f);  // g0 shift_or.dp:11
        const word w154 = (word)_mm512_ternarylogic_epi64((__m512i)w153, (__m512i)w94, (__m512i)w20, 0x09);  // g1 shift_or.dp:11
        const word w155 = (word)_mm512_ternarylogic_epi64((__m512i)w139, (__m512i)w96, (__m512i)w137, 0xe2);  // g2 shift_or.dp:11
        const word w156 = (word)_mm512_ternarylogic_epi64((__m512i)w140, (__m512i)w19, (__m512i)w113, 0x6f);  // g0 shift_or.dp:11
        const word w157 = (word)_mm512_ternarylogic_epi64((__m512i)w156, (__m512i)w112, (__m512i)w18, 0x09);  // g1 shift_or.dp:11
        const word w158 = (word)_mm512_ternarylogic_epi64((__m512i)w142, (__m512i)w114, (__m512i)w140, 0xe2);  // g2 shift_or.dp:11
        const word w159 = (word)_mm512_ternarylogic_epi64((__m512i)w143, (__m512i)w17, (__m512i)w131, 0x6f);  // g0 shift_or.dp:11
        const word w160 = (word)_mm512_ternarylogic_epi64((__m512i)w159, (__m512i)w130, (__m512i)w16, 0x09);  // g1 shift_or.dp:11
        const word w161 = (word)_mm512_ternarylogic_epi64((__m512i)w145, (__m512i)w132, (__m512i)w143, 0xe2);  // g2 shift_or.dp:11
        const word w162 = (word)_mm512_ternarylogic_epi64((__m512i)w146, (__m512i)w15, (__m512i)w149, 0x6f);  // g0 shift_or.dp:11
        const word w163 = (word)_mm512_ternarylogic_epi64((__m512i)w162, (__m512i)w148, (__m512i)w14, 0x09);  // g1 shift_or.dp:11
        const word w164 = (word)_mm512_ternarylogic_epi64((__m512i)w152, (__m512i)w150, (__m512i)w146, 0xe2);  // g2 shift_or.dp:11
        store_aligned(tap, w163);
        store_aligned(tap + 1 * WORD_BYTES, w160);
        store_aligned(tap + 2 * WORD_BYTES, w157);
        store_aligned(tap + 3 * WORD_BYTES, w154);
        const uint64_t i165 = load_byte(tap + i3);
        store_byte(bottom + i93 + 3, i165);
        c44 = w164;
        c45 = w161;
        c46 = w158;
        c47 = w155;
        c48 = w163;
        c49 = w160;
        c50 = w157;
        c51 = w154;
        c52 = w113;
        c53 = w21;
        c54 = w112;
        c55 = w20;
        c56 = w114;
        c57 = w131;
        c58 = w19;
        c59 = w130;
        c60 = w18;
        c61 = w131;
        c62 = w21;
        c63 = w130;
        c64 = w20;
        c65 = w132;
        c66 = w149;
        c67 = w17;
        c68 = w148;
        c69 = w16;
        c70 = w149;
        c71 = w19;
        c72 = w148;
        c73 = w18;
        c74 = w149;
        c75 = w21;
        c76 = w148;
        c77 = w20;
        c78 = w150;
    }
    store_aligned(vertical, c44);
    store_aligned(vertical + 1 * WORD_BYTES, c45);
    store_aligned(vertical + 2 * WORD_BYTES, c46);
    store_aligned(vertical + 3 * WORD_BYTES, c47);
    store_aligned(down, c48);
    store_aligned(down + 1 * WORD_BYTES, c49);
    store_aligned(down + 2 * WORD_BYTES, c50);
    store_aligned(down + 3 * WORD_BYTES, c51);
}

/* An iteration: 32 gates, 4 moves, 0 additions, 16 loads, 20 stores. */
void shift_or_avx512_steady_tap(uint8_t *const *buffers, const int64_t *scalars);
void shift_or_avx512_steady_tap(uint8_t *const *buffers, const int64_t *scalars) {
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
    const word w14 = load_aligned(a);
    const word w15 = load_aligned(a + 1 * WORD_BYTES);
    const word w16 = load_aligned(a + 2 * WORD_BYTES);
    const word w17 = load_aligned(a + 3 * WORD_BYTES);
    const word w18 = load_aligned(a + 4 * WORD_BYTES);
    const word w19 = load_aligned(a + 5 * WORD_BYTES);
    const word w20 = load_aligned(a + 6 * WORD_BYTES);
    const word w21 = load_aligned(a + 7 * WORD_BYTES);
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
    word c49 = w35;
    word c50 = w21;
    word c51 = w34;
    word c52 = w20;
    word c53 = w37;
    word c54 = w19;
    word c55 = w36;
    word c56 = w18;
    word c57 = w37;
    word c58 = w21;
    word c59 = w36;
    word c60 = w20;
    word c61 = w39;
    word c62 = w17;
    word c63 = w38;
    word c64 = w16;
    word c65 = w39;
    word c66 = w19;
    word c67 = w38;
    word c68 = w18;
    word c69 = w39;
    word c70 = w21;
    word c71 = w38;
    word c72 = w20;
    for (uint64_t i40 = i4; (int64_t)i40 < (int64_t)i5; ++i40) {
        const uint64_t i73 = (uint64_t)1;
        const uint64_t i74 = i40 + i73;
        const uint64_t i75 = i74 & (uint64_t)7;
        const uint64_t i76 = i74 >> 3;
        const uint64_t i77 = i75 * i0;
        const uint64_t i78 = i77 + i76;
        const uint64_t i79 = i0 * (uint64_t)8;
        const uint64_t i80 = i78 + i79;
        const uint64_t i81 = i80 + i79;
        const uint64_t i82 = i81 + i79;
        const uint64_t i83 = i82 + i79;
        const uint64_t i84 = i83 + i79;
        const uint64_t i85 = i84 + i79;
        const uint64_t i86 = i85 + i79;
        const uint64_t i87 = i40 * (uint64_t)4;
        const word w88 = load_word(windows + i78);
        const word w89 = load_word(windows + i80);
        const word w90 = load_first(top + i87);
        const word w91 = shift_in(c48, w90);
        const word w92 = (word)_mm512_ternarylogic_epi64((__m512i)c44, (__m512i)c50, (__m512i)c49, 0x6f);  // g0 shift_or.dp:11
        const word w93 = (word)_mm512_ternarylogic_epi64((__m512i)w92, (__m512i)c51, (__m512i)c52, 0x09);  // g1 shift_or.dp:11
        const word w94 = (word)_mm512_ternarylogic_epi64((__m512i)c43, (__m512i)c54, (__m512i)c53, 0x6f);  // g0 shift_or.dp:11
        const word w95 = (word)_mm512_ternarylogic_epi64((__m512i)w94, (__m512i)c55, (__m512i)c56, 0x09);  // g1 shift_or.dp:11
        const word w96 = (word)_mm512_ternarylogic_epi64((__m512i)c42, (__m512i)c62, (__m512i)c61, 0x6f);  // g0 shift_or.dp:11
        const word w97 = (word)_mm512_ternarylogic_epi64((__m512i)w96, (__m512i)c63, (__m512i)c64, 0x09);  // g1 shift_or.dp:11
        const word w98 = (word)_mm512_ternarylogic_epi64((__m512i)c41, (__m512i)w15, (__m512i)w89, 0x6f);  // g0 shift_or.dp:11
        const word w99 = (word)_mm512_ternarylogic_epi64((__m512i)w98, (__m512i)w88, (__m512i)w14, 0x09);  // g1 shift_or.dp:11
        store_aligned(tap, w99);
        store_aligned(tap + 1 * WORD_BYTES, w97);
        store_aligned(tap + 2 * WORD_BYTES, w95);
        store_aligned(tap + 3 * WORD_BYTES, w93);
        const uint64_t i100 = load_byte(tap + i3);
        store_byte(bottom + i87, i100);
        const word w101 = load_word(windows + i81);
        const word w102 = load_word(windows + i82);
        const word w103 = load_first(top + i87 + 1);
        const word w104 = shift_in(w93, w103);
        const word w105 = (word)_mm512_ternarylogic_epi64((__m512i)c47, (__m512i)c58, (__m512i)c57, 0x6f);  // g0 shift_or.dp:11
        const word w106 = (word)_mm512_ternarylogic_epi64((__m512i)w105, (__m512i)c59, (__m512i)c60, 0x09);  // g1 shift_or.dp:11
        const word w107 = (word)_mm512_ternarylogic_epi64((__m512i)c46, (__m512i)c66, (__m512i)c65, 0x6f);  // g0 shift_or.dp:11
        const word w108 = (word)_mm512_ternarylogic_epi64((__m512i)w107, (__m512i)c67, (__m512i)c68, 0x09);  // g1 shift_or.dp:11
        const word w109 = (word)_mm512_ternarylogic_epi64((__m512i)c45, (__m512i)w17, (__m512i)w89, 0x6f);  // g0 shift_or.dp:11
        const word w110 = (word)_mm512_ternarylogic_epi64((__m512i)w109, (__m512i)w88, (__m512i)w16, 0x09);  // g1 shift_or.dp:11
        const word w111 = (word)_mm512_ternarylogic_epi64((__m512i)w91, (__m512i)w15, (__m512i)w102, 0x6f);  // g0 shift_or.dp:11
        const word w112 = (word)_mm512_ternarylogic_epi64((__m512i)w111, (__m512i)w101, (__m512i)w14, 0x09);  // g1 shift_or.dp:11
        store_aligned(tap, w112);
        store_aligned(tap + 1 * WORD_BYTES, w110);
        store_aligned(tap + 2 * WORD_BYTES, w108);
        store_aligned(tap + 3 * WORD_BYTES, w106);
        const uint64_t i113 = load_byte(tap + i3);
        store_byte(bottom + i87 + 1, i113);
        const word w114 = load_word(windows + i83);
        const word w115 = load_word(windows + i84);
        const word w116 = load_first(top + i87 + 2);
        const word w117 = shift_in(w106, w116);
        const word w118 = (word)_mm512_ternarylogic_epi64((__m512i)w95, (__m512i)c70, (__m512i)c69, 0x6f);  // g0 shift_or.dp:11
        const word w119 = (word)_mm512_ternarylogic_epi64((__m512i)w118, (__m512i)c71, (__m512i)c72, 0x09);  // g1 shift_or.dp:11
        const word w120 = (word)_mm512_ternarylogic_epi64((__m512i)w97, (__m512i)w19, (__m512i)w89, 0x6f);  // g0 shift_or.dp:11
        const word w121 = (word)_mm512_ternarylogic_epi64((__m512i)w120, (__m512i)w88, (__m512i)w18, 0x09);  // g1 shift_or.dp:11
        const word w122 = (word)_mm512_ternarylogic_epi64((__m512i)w99, (__m512i)w17, (__m512i)w102, 0x6f);  // g0 shift_or.dp:11
        const word w123 = (word)_mm512_ternarylogic_epi64((__m512i)w122, (__m512i)w101, (__m512i)w16, 0x09);  // g1 shift_or.dp:11
        const word w124 = (word)_mm512_ternarylogic_epi64((__m512i)w104, (__m512i)w15, (__m512i)w115, 0x6f);  // g0 shift_or.dp:11
        const word w125 = (word)_mm512_ternarylogic_epi64((__m512i)w124, (__m512i)w114, (__m512i)w14, 0x09);  // g1 shift_or.dp:11
        store_aligned(tap, w125);
        store_aligned(tap + 1 * WORD_BYTES, w123);
        store_aligned(tap + 2 * WORD_BYTES, w121);
        store_aligned(tap + 3 * WORD_BYTES, w119);
        const uint64_t i126 = load_byte(tap + i3);
        store_byte(bottom + i87 + 2, i126);
        const word w127 = load_word(windows + i85);
        const word w128 = load_word(windows + i86);
        const word w129 = load_first(top + i87 + 3);
        const word w130 = shift_in(w119, w129);
        const word w131 = (word)_mm512_ternarylogic_epi64((__m512i)w108, (__m512i)w21, (__m512i)w89, 0x6f);  // g0 shift_or.dp:11
        const word w132 = (word)_mm512_ternarylogic_epi64((__m512i)w131, (__m512i)w88, (__m512i)w20, 0x09);  // g1 shift_or.dp:11
        const word w133 = (word)_mm512_ternarylogic_epi64((__m512i)w110, (__m512i)w19, (__m512i)w102, 0x6f);  // g0 shift_or.dp:11
        const word w134 = (word)_mm512_ternarylogic_epi64((__m512i)w133, (__m512i)w101, (__m512i)w18, 0x09);  // g1 shift_or.dp:11
        const word w135 = (word)_mm512_ternarylogic_epi64((__m512i)w112, (__m512i)w17, (__m512i)w115, 0x6f);  // g0 shift_or.dp:11
        const word w136 = (word)_mm512_ternarylogic_epi64((__m512i)w135, (__m512i)w114, (__m512i)w16, 0x09);  // g1 shift_or.dp:11
        const word w137 = (word)_mm512_ternarylogic_epi64((__m512i)w117, (__m512i)w15, (__m512i)w128, 0x6f);  // g0 shift_or.dp:11
        const word w138 = (word)_mm512_ternarylogic_epi64((__m512i)w137, (__m512i)w127, (__m512i)w14, 0x09);  // g1 shift_or.dp:11
        store_aligned(tap, w138);
        store_aligned(tap + 1 * WORD_BYTES, w136);
        store_aligned(tap + 2 * WORD_BYTES, w134);
        store_aligned(tap + 3 * WORD_BYTES, w132);
        const uint64_t i139 = load_byte(tap + i3);
        store_byte(bottom + i87 + 3, i139);
        c41 = w130;
        c42 = w125;
        c43 = w123;
        c44 = w121;
        c45 = w138;
        c46 = w136;
        c47 = w134;
        c48 = w132;
        c49 = w102;
        c50 = w21;
        c51 = w101;
        c52 = w20;
        c53 = w115;
        c54 = w19;
        c55 = w114;
        c56 = w18;
        c57 = w115;
        c58 = w21;
        c59 = w114;
        c60 = w20;
        c61 = w128;
        c62 = w17;
        c63 = w127;
        c64 = w16;
        c65 = w128;
        c66 = w19;
        c67 = w127;
        c68 = w18;
        c69 = w128;
        c70 = w21;
        c71 = w127;
        c72 = w20;
    }
    store_aligned(vertical, c41);
    store_aligned(vertical + 1 * WORD_BYTES, c42);
    store_aligned(vertical + 2 * WORD_BYTES, c43);
    store_aligned(vertical + 3 * WORD_BYTES, c44);
    store_aligned(down, c45);
    store_aligned(down + 1 * WORD_BYTES, c46);
    store_aligned(down + 2 * WORD_BYTES, c47);
    store_aligned(down + 3 * WORD_BYTES, c48);
}

#ifdef __cplusplus
}
#endif
