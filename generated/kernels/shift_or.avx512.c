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

/* An iteration: 48 gates, 4 moves, 0 additions, 48 loads, 4 stores. */
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
        const word w74 = (word)_mm512_ternarylogic_epi64((__m512i)c38, (__m512i)w73, (__m512i)c44, 0x6f);
        const word w75 = (word)_mm512_ternarylogic_epi64((__m512i)w74, (__m512i)c43, (__m512i)w72, 0x09);
        const word w76 = (word)_mm512_ternarylogic_epi64((__m512i)c41, (__m512i)c45, (__m512i)c38, 0xe2);
        const word w77 = load_aligned(a + 4 * WORD_BYTES);
        const word w78 = load_aligned(a + 5 * WORD_BYTES);
        const word w79 = (word)_mm512_ternarylogic_epi64((__m512i)c37, (__m512i)w78, (__m512i)c47, 0x6f);
        const word w80 = (word)_mm512_ternarylogic_epi64((__m512i)w79, (__m512i)c46, (__m512i)w77, 0x09);
        const word w81 = (word)_mm512_ternarylogic_epi64((__m512i)c40, (__m512i)c48, (__m512i)c37, 0xe2);
        const word w82 = load_aligned(a + 2 * WORD_BYTES);
        const word w83 = load_aligned(a + 3 * WORD_BYTES);
        const word w84 = (word)_mm512_ternarylogic_epi64((__m512i)c36, (__m512i)w83, (__m512i)c50, 0x6f);
        const word w85 = (word)_mm512_ternarylogic_epi64((__m512i)w84, (__m512i)c49, (__m512i)w82, 0x09);
        const word w86 = (word)_mm512_ternarylogic_epi64((__m512i)c39, (__m512i)c51, (__m512i)c36, 0xe2);
        const word w87 = load_aligned(a);
        const word w88 = load_aligned(a + 1 * WORD_BYTES);
        const word w89 = (word)_mm512_ternarylogic_epi64((__m512i)c35, (__m512i)w88, (__m512i)w68, 0x6f);
        const word w90 = (word)_mm512_ternarylogic_epi64((__m512i)w89, (__m512i)w67, (__m512i)w87, 0x09);
        const word w91 = (word)_mm512_ternarylogic_epi64((__m512i)w71, (__m512i)w69, (__m512i)c35, 0xe2);
        store_first(bottom + i66, w75);
        const word w92 = load_word(windows + i60);
        const word w93 = load_word(windows + i61);
        const word w94 = load_word(active + i59);
        const word w95 = load_first(top + i66 + 1);
        const word w96 = shift_in(w75, w95);
        const word w97 = load_aligned(a + 6 * WORD_BYTES);
        const word w98 = load_aligned(a + 7 * WORD_BYTES);
        const word w99 = (word)_mm512_ternarylogic_epi64((__m512i)w76, (__m512i)w98, (__m512i)c47, 0x6f);
        const word w100 = (word)_mm512_ternarylogic_epi64((__m512i)w99, (__m512i)c46, (__m512i)w97, 0x09);
        const word w101 = (word)_mm512_ternarylogic_epi64((__m512i)w80, (__m512i)c48, (__m512i)w76, 0xe2);
        const word w102 = load_aligned(a + 4 * WORD_BYTES);
        const word w103 = load_aligned(a + 5 * WORD_BYTES);
        const word w104 = (word)_mm512_ternarylogic_epi64((__m512i)w81, (__m512i)w103, (__m512i)c50, 0x6f);
        const word w105 = (word)_mm512_ternarylogic_epi64((__m512i)w104, (__m512i)c49, (__m512i)w102, 0x09);
        const word w106 = (word)_mm512_ternarylogic_epi64((__m512i)w85, (__m512i)c51, (__m512i)w81, 0xe2);
        const word w107 = load_aligned(a + 2 * WORD_BYTES);
        const word w108 = load_aligned(a + 3 * WORD_BYTES);
        const word w109 = (word)_mm512_ternarylogic_epi64((__m512i)w86, (__m512i)w108, (__m512i)w68, 0x6f);
        const word w110 = (word)_mm512_ternarylogic_epi64((__m512i)w109, (__m512i)w67, (__m512i)w107, 0x09);
        const word w111 = (word)_mm512_ternarylogic_epi64((__m512i)w90, (__m512i)w69, (__m512i)w86, 0xe2);
        const word w112 = load_aligned(a);
        const word w113 = load_aligned(a + 1 * WORD_BYTES);
        const word w114 = (word)_mm512_ternarylogic_epi64((__m512i)w91, (__m512i)w113, (__m512i)w93, 0x6f);
        const word w115 = (word)_mm512_ternarylogic_epi64((__m512i)w114, (__m512i)w92, (__m512i)w112, 0x09);
        const word w116 = (word)_mm512_ternarylogic_epi64((__m512i)w96, (__m512i)w94, (__m512i)w91, 0xe2);
        store_first(bottom + i66 + 1, w100);
        const word w117 = load_word(windows + i62);
        const word w118 = load_word(windows + i63);
        const word w119 = load_word(active + i60);
        const word w120 = load_first(top + i66 + 2);
        const word w121 = shift_in(w100, w120);
        const word w122 = load_aligned(a + 6 * WORD_BYTES);
        const word w123 = load_aligned(a + 7 * WORD_BYTES);
        const word w124 = (word)_mm512_ternarylogic_epi64((__m512i)w101, (__m512i)w123, (__m512i)c50, 0x6f);
        const word w125 = (word)_mm512_ternarylogic_epi64((__m512i)w124, (__m512i)c49, (__m512i)w122, 0x09);
        const word w126 = (word)_mm512_ternarylogic_epi64((__m512i)w105, (__m512i)c51, (__m512i)w101, 0xe2);
        const word w127 = load_aligned(a + 4 * WORD_BYTES);
        const word w128 = load_aligned(a + 5 * WORD_BYTES);
        const word w129 = (word)_mm512_ternarylogic_epi64((__m512i)w106, (__m512i)w128, (__m512i)w68, 0x6f);
        const word w130 = (word)_mm512_ternarylogic_epi64((__m512i)w129, (__m512i)w67, (__m512i)w127, 0x09);
        const word w131 = (word)_mm512_ternarylogic_epi64((__m512i)w110, (__m512i)w69, (__m512i)w106, 0xe2);
        const word w132 = load_aligned(a + 2 * WORD_BYTES);
        const word w133 = load_aligned(a + 3 * WORD_BYTES);
        const word w134 = (word)_mm512_ternarylogic_epi64((__m512i)w111, (__m512i)w133, (__m512i)w93, 0x6f);
        const word w135 = (word)_mm512_ternarylogic_epi64((__m512i)w134, (__m512i)w92, (__m512i)w132, 0x09);
        const word w136 = (word)_mm512_ternarylogic_epi64((__m512i)w115, (__m512i)w94, (__m512i)w111, 0xe2);
        const word w137 = load_aligned(a);
        const word w138 = load_aligned(a + 1 * WORD_BYTES);
        const word w139 = (word)_mm512_ternarylogic_epi64((__m512i)w116, (__m512i)w138, (__m512i)w118, 0x6f);
        const word w140 = (word)_mm512_ternarylogic_epi64((__m512i)w139, (__m512i)w117, (__m512i)w137, 0x09);
        const word w141 = (word)_mm512_ternarylogic_epi64((__m512i)w121, (__m512i)w119, (__m512i)w116, 0xe2);
        store_first(bottom + i66 + 2, w125);
        const word w142 = load_word(windows + i64);
        const word w143 = load_word(windows + i65);
        const word w144 = load_word(active + i61);
        const word w145 = load_first(top + i66 + 3);
        const word w146 = shift_in(w125, w145);
        const word w147 = load_aligned(a + 6 * WORD_BYTES);
        const word w148 = load_aligned(a + 7 * WORD_BYTES);
        const word w149 = (word)_mm512_ternarylogic_epi64((__m512i)w126, (__m512i)w148, (__m512i)w68, 0x6f);
        const word w150 = (word)_mm512_ternarylogic_epi64((__m512i)w149, (__m512i)w67, (__m512i)w147, 0x09);
        const word w151 = (word)_mm512_ternarylogic_epi64((__m512i)w130, (__m512i)w69, (__m512i)w126, 0xe2);
        const word w152 = load_aligned(a + 4 * WORD_BYTES);
        const word w153 = load_aligned(a + 5 * WORD_BYTES);
        const word w154 = (word)_mm512_ternarylogic_epi64((__m512i)w131, (__m512i)w153, (__m512i)w93, 0x6f);
        const word w155 = (word)_mm512_ternarylogic_epi64((__m512i)w154, (__m512i)w92, (__m512i)w152, 0x09);
        const word w156 = (word)_mm512_ternarylogic_epi64((__m512i)w135, (__m512i)w94, (__m512i)w131, 0xe2);
        const word w157 = load_aligned(a + 2 * WORD_BYTES);
        const word w158 = load_aligned(a + 3 * WORD_BYTES);
        const word w159 = (word)_mm512_ternarylogic_epi64((__m512i)w136, (__m512i)w158, (__m512i)w118, 0x6f);
        const word w160 = (word)_mm512_ternarylogic_epi64((__m512i)w159, (__m512i)w117, (__m512i)w157, 0x09);
        const word w161 = (word)_mm512_ternarylogic_epi64((__m512i)w140, (__m512i)w119, (__m512i)w136, 0xe2);
        const word w162 = load_aligned(a);
        const word w163 = load_aligned(a + 1 * WORD_BYTES);
        const word w164 = (word)_mm512_ternarylogic_epi64((__m512i)w141, (__m512i)w163, (__m512i)w143, 0x6f);
        const word w165 = (word)_mm512_ternarylogic_epi64((__m512i)w164, (__m512i)w142, (__m512i)w162, 0x09);
        const word w166 = (word)_mm512_ternarylogic_epi64((__m512i)w146, (__m512i)w144, (__m512i)w141, 0xe2);
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

/* An iteration: 32 gates, 4 moves, 0 additions, 44 loads, 4 stores. */
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
        const word w67 = (word)_mm512_ternarylogic_epi64((__m512i)c35, (__m512i)w66, (__m512i)c41, 0x6f);
        const word w68 = (word)_mm512_ternarylogic_epi64((__m512i)w67, (__m512i)c40, (__m512i)w65, 0x09);
        const word w69 = load_aligned(a + 4 * WORD_BYTES);
        const word w70 = load_aligned(a + 5 * WORD_BYTES);
        const word w71 = (word)_mm512_ternarylogic_epi64((__m512i)c34, (__m512i)w70, (__m512i)c43, 0x6f);
        const word w72 = (word)_mm512_ternarylogic_epi64((__m512i)w71, (__m512i)c42, (__m512i)w69, 0x09);
        const word w73 = load_aligned(a + 2 * WORD_BYTES);
        const word w74 = load_aligned(a + 3 * WORD_BYTES);
        const word w75 = (word)_mm512_ternarylogic_epi64((__m512i)c33, (__m512i)w74, (__m512i)c45, 0x6f);
        const word w76 = (word)_mm512_ternarylogic_epi64((__m512i)w75, (__m512i)c44, (__m512i)w73, 0x09);
        const word w77 = load_aligned(a);
        const word w78 = load_aligned(a + 1 * WORD_BYTES);
        const word w79 = (word)_mm512_ternarylogic_epi64((__m512i)c32, (__m512i)w78, (__m512i)w62, 0x6f);
        const word w80 = (word)_mm512_ternarylogic_epi64((__m512i)w79, (__m512i)w61, (__m512i)w77, 0x09);
        store_first(bottom + i60, w68);
        const word w81 = load_word(windows + i54);
        const word w82 = load_word(windows + i55);
        const word w83 = load_first(top + i60 + 1);
        const word w84 = shift_in(w68, w83);
        const word w85 = load_aligned(a + 6 * WORD_BYTES);
        const word w86 = load_aligned(a + 7 * WORD_BYTES);
        const word w87 = (word)_mm512_ternarylogic_epi64((__m512i)c38, (__m512i)w86, (__m512i)c43, 0x6f);
        const word w88 = (word)_mm512_ternarylogic_epi64((__m512i)w87, (__m512i)c42, (__m512i)w85, 0x09);
        const word w89 = load_aligned(a + 4 * WORD_BYTES);
        const word w90 = load_aligned(a + 5 * WORD_BYTES);
        const word w91 = (word)_mm512_ternarylogic_epi64((__m512i)c37, (__m512i)w90, (__m512i)c45, 0x6f);
        const word w92 = (word)_mm512_ternarylogic_epi64((__m512i)w91, (__m512i)c44, (__m512i)w89, 0x09);
        const word w93 = load_aligned(a + 2 * WORD_BYTES);
        const word w94 = load_aligned(a + 3 * WORD_BYTES);
        const word w95 = (word)_mm512_ternarylogic_epi64((__m512i)c36, (__m512i)w94, (__m512i)w62, 0x6f);
        const word w96 = (word)_mm512_ternarylogic_epi64((__m512i)w95, (__m512i)w61, (__m512i)w93, 0x09);
        const word w97 = load_aligned(a);
        const word w98 = load_aligned(a + 1 * WORD_BYTES);
        const word w99 = (word)_mm512_ternarylogic_epi64((__m512i)w64, (__m512i)w98, (__m512i)w82, 0x6f);
        const word w100 = (word)_mm512_ternarylogic_epi64((__m512i)w99, (__m512i)w81, (__m512i)w97, 0x09);
        store_first(bottom + i60 + 1, w88);
        const word w101 = load_word(windows + i56);
        const word w102 = load_word(windows + i57);
        const word w103 = load_first(top + i60 + 2);
        const word w104 = shift_in(w88, w103);
        const word w105 = load_aligned(a + 6 * WORD_BYTES);
        const word w106 = load_aligned(a + 7 * WORD_BYTES);
        const word w107 = (word)_mm512_ternarylogic_epi64((__m512i)w72, (__m512i)w106, (__m512i)c45, 0x6f);
        const word w108 = (word)_mm512_ternarylogic_epi64((__m512i)w107, (__m512i)c44, (__m512i)w105, 0x09);
        const word w109 = load_aligned(a + 4 * WORD_BYTES);
        const word w110 = load_aligned(a + 5 * WORD_BYTES);
        const word w111 = (word)_mm512_ternarylogic_epi64((__m512i)w76, (__m512i)w110, (__m512i)w62, 0x6f);
        const word w112 = (word)_mm512_ternarylogic_epi64((__m512i)w111, (__m512i)w61, (__m512i)w109, 0x09);
        const word w113 = load_aligned(a + 2 * WORD_BYTES);
        const word w114 = load_aligned(a + 3 * WORD_BYTES);
        const word w115 = (word)_mm512_ternarylogic_epi64((__m512i)w80, (__m512i)w114, (__m512i)w82, 0x6f);
        const word w116 = (word)_mm512_ternarylogic_epi64((__m512i)w115, (__m512i)w81, (__m512i)w113, 0x09);
        const word w117 = load_aligned(a);
        const word w118 = load_aligned(a + 1 * WORD_BYTES);
        const word w119 = (word)_mm512_ternarylogic_epi64((__m512i)w84, (__m512i)w118, (__m512i)w102, 0x6f);
        const word w120 = (word)_mm512_ternarylogic_epi64((__m512i)w119, (__m512i)w101, (__m512i)w117, 0x09);
        store_first(bottom + i60 + 2, w108);
        const word w121 = load_word(windows + i58);
        const word w122 = load_word(windows + i59);
        const word w123 = load_first(top + i60 + 3);
        const word w124 = shift_in(w108, w123);
        const word w125 = load_aligned(a + 6 * WORD_BYTES);
        const word w126 = load_aligned(a + 7 * WORD_BYTES);
        const word w127 = (word)_mm512_ternarylogic_epi64((__m512i)w92, (__m512i)w126, (__m512i)w62, 0x6f);
        const word w128 = (word)_mm512_ternarylogic_epi64((__m512i)w127, (__m512i)w61, (__m512i)w125, 0x09);
        const word w129 = load_aligned(a + 4 * WORD_BYTES);
        const word w130 = load_aligned(a + 5 * WORD_BYTES);
        const word w131 = (word)_mm512_ternarylogic_epi64((__m512i)w96, (__m512i)w130, (__m512i)w82, 0x6f);
        const word w132 = (word)_mm512_ternarylogic_epi64((__m512i)w131, (__m512i)w81, (__m512i)w129, 0x09);
        const word w133 = load_aligned(a + 2 * WORD_BYTES);
        const word w134 = load_aligned(a + 3 * WORD_BYTES);
        const word w135 = (word)_mm512_ternarylogic_epi64((__m512i)w100, (__m512i)w134, (__m512i)w102, 0x6f);
        const word w136 = (word)_mm512_ternarylogic_epi64((__m512i)w135, (__m512i)w101, (__m512i)w133, 0x09);
        const word w137 = load_aligned(a);
        const word w138 = load_aligned(a + 1 * WORD_BYTES);
        const word w139 = (word)_mm512_ternarylogic_epi64((__m512i)w104, (__m512i)w138, (__m512i)w122, 0x6f);
        const word w140 = (word)_mm512_ternarylogic_epi64((__m512i)w139, (__m512i)w121, (__m512i)w137, 0x09);
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

/* An iteration: 48 gates, 4 moves, 0 additions, 52 loads, 20 stores. */
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
        const word w75 = (word)_mm512_ternarylogic_epi64((__m512i)c39, (__m512i)w74, (__m512i)c45, 0x6f);
        const word w76 = (word)_mm512_ternarylogic_epi64((__m512i)w75, (__m512i)c44, (__m512i)w73, 0x09);
        const word w77 = (word)_mm512_ternarylogic_epi64((__m512i)c42, (__m512i)c46, (__m512i)c39, 0xe2);
        const word w78 = load_aligned(a + 4 * WORD_BYTES);
        const word w79 = load_aligned(a + 5 * WORD_BYTES);
        const word w80 = (word)_mm512_ternarylogic_epi64((__m512i)c38, (__m512i)w79, (__m512i)c48, 0x6f);
        const word w81 = (word)_mm512_ternarylogic_epi64((__m512i)w80, (__m512i)c47, (__m512i)w78, 0x09);
        const word w82 = (word)_mm512_ternarylogic_epi64((__m512i)c41, (__m512i)c49, (__m512i)c38, 0xe2);
        const word w83 = load_aligned(a + 2 * WORD_BYTES);
        const word w84 = load_aligned(a + 3 * WORD_BYTES);
        const word w85 = (word)_mm512_ternarylogic_epi64((__m512i)c37, (__m512i)w84, (__m512i)c51, 0x6f);
        const word w86 = (word)_mm512_ternarylogic_epi64((__m512i)w85, (__m512i)c50, (__m512i)w83, 0x09);
        const word w87 = (word)_mm512_ternarylogic_epi64((__m512i)c40, (__m512i)c52, (__m512i)c37, 0xe2);
        const word w88 = load_aligned(a);
        const word w89 = load_aligned(a + 1 * WORD_BYTES);
        const word w90 = (word)_mm512_ternarylogic_epi64((__m512i)c36, (__m512i)w89, (__m512i)w69, 0x6f);
        const word w91 = (word)_mm512_ternarylogic_epi64((__m512i)w90, (__m512i)w68, (__m512i)w88, 0x09);
        const word w92 = (word)_mm512_ternarylogic_epi64((__m512i)w72, (__m512i)w70, (__m512i)c36, 0xe2);
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
        const word w101 = (word)_mm512_ternarylogic_epi64((__m512i)w77, (__m512i)w100, (__m512i)c48, 0x6f);
        const word w102 = (word)_mm512_ternarylogic_epi64((__m512i)w101, (__m512i)c47, (__m512i)w99, 0x09);
        const word w103 = (word)_mm512_ternarylogic_epi64((__m512i)w81, (__m512i)c49, (__m512i)w77, 0xe2);
        const word w104 = load_aligned(a + 4 * WORD_BYTES);
        const word w105 = load_aligned(a + 5 * WORD_BYTES);
        const word w106 = (word)_mm512_ternarylogic_epi64((__m512i)w82, (__m512i)w105, (__m512i)c51, 0x6f);
        const word w107 = (word)_mm512_ternarylogic_epi64((__m512i)w106, (__m512i)c50, (__m512i)w104, 0x09);
        const word w108 = (word)_mm512_ternarylogic_epi64((__m512i)w86, (__m512i)c52, (__m512i)w82, 0xe2);
        const word w109 = load_aligned(a + 2 * WORD_BYTES);
        const word w110 = load_aligned(a + 3 * WORD_BYTES);
        const word w111 = (word)_mm512_ternarylogic_epi64((__m512i)w87, (__m512i)w110, (__m512i)w69, 0x6f);
        const word w112 = (word)_mm512_ternarylogic_epi64((__m512i)w111, (__m512i)w68, (__m512i)w109, 0x09);
        const word w113 = (word)_mm512_ternarylogic_epi64((__m512i)w91, (__m512i)w70, (__m512i)w87, 0xe2);
        const word w114 = load_aligned(a);
        const word w115 = load_aligned(a + 1 * WORD_BYTES);
        const word w116 = (word)_mm512_ternarylogic_epi64((__m512i)w92, (__m512i)w115, (__m512i)w95, 0x6f);
        const word w117 = (word)_mm512_ternarylogic_epi64((__m512i)w116, (__m512i)w94, (__m512i)w114, 0x09);
        const word w118 = (word)_mm512_ternarylogic_epi64((__m512i)w98, (__m512i)w96, (__m512i)w92, 0xe2);
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
        const word w127 = (word)_mm512_ternarylogic_epi64((__m512i)w103, (__m512i)w126, (__m512i)c51, 0x6f);
        const word w128 = (word)_mm512_ternarylogic_epi64((__m512i)w127, (__m512i)c50, (__m512i)w125, 0x09);
        const word w129 = (word)_mm512_ternarylogic_epi64((__m512i)w107, (__m512i)c52, (__m512i)w103, 0xe2);
        const word w130 = load_aligned(a + 4 * WORD_BYTES);
        const word w131 = load_aligned(a + 5 * WORD_BYTES);
        const word w132 = (word)_mm512_ternarylogic_epi64((__m512i)w108, (__m512i)w131, (__m512i)w69, 0x6f);
        const word w133 = (word)_mm512_ternarylogic_epi64((__m512i)w132, (__m512i)w68, (__m512i)w130, 0x09);
        const word w134 = (word)_mm512_ternarylogic_epi64((__m512i)w112, (__m512i)w70, (__m512i)w108, 0xe2);
        const word w135 = load_aligned(a + 2 * WORD_BYTES);
        const word w136 = load_aligned(a + 3 * WORD_BYTES);
        const word w137 = (word)_mm512_ternarylogic_epi64((__m512i)w113, (__m512i)w136, (__m512i)w95, 0x6f);
        const word w138 = (word)_mm512_ternarylogic_epi64((__m512i)w137, (__m512i)w94, (__m512i)w135, 0x09);
        const word w139 = (word)_mm512_ternarylogic_epi64((__m512i)w117, (__m512i)w96, (__m512i)w113, 0xe2);
        const word w140 = load_aligned(a);
        const word w141 = load_aligned(a + 1 * WORD_BYTES);
        const word w142 = (word)_mm512_ternarylogic_epi64((__m512i)w118, (__m512i)w141, (__m512i)w121, 0x6f);
        const word w143 = (word)_mm512_ternarylogic_epi64((__m512i)w142, (__m512i)w120, (__m512i)w140, 0x09);
        const word w144 = (word)_mm512_ternarylogic_epi64((__m512i)w124, (__m512i)w122, (__m512i)w118, 0xe2);
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
        const word w153 = (word)_mm512_ternarylogic_epi64((__m512i)w129, (__m512i)w152, (__m512i)w69, 0x6f);
        const word w154 = (word)_mm512_ternarylogic_epi64((__m512i)w153, (__m512i)w68, (__m512i)w151, 0x09);
        const word w155 = (word)_mm512_ternarylogic_epi64((__m512i)w133, (__m512i)w70, (__m512i)w129, 0xe2);
        const word w156 = load_aligned(a + 4 * WORD_BYTES);
        const word w157 = load_aligned(a + 5 * WORD_BYTES);
        const word w158 = (word)_mm512_ternarylogic_epi64((__m512i)w134, (__m512i)w157, (__m512i)w95, 0x6f);
        const word w159 = (word)_mm512_ternarylogic_epi64((__m512i)w158, (__m512i)w94, (__m512i)w156, 0x09);
        const word w160 = (word)_mm512_ternarylogic_epi64((__m512i)w138, (__m512i)w96, (__m512i)w134, 0xe2);
        const word w161 = load_aligned(a + 2 * WORD_BYTES);
        const word w162 = load_aligned(a + 3 * WORD_BYTES);
        const word w163 = (word)_mm512_ternarylogic_epi64((__m512i)w139, (__m512i)w162, (__m512i)w121, 0x6f);
        const word w164 = (word)_mm512_ternarylogic_epi64((__m512i)w163, (__m512i)w120, (__m512i)w161, 0x09);
        const word w165 = (word)_mm512_ternarylogic_epi64((__m512i)w143, (__m512i)w122, (__m512i)w139, 0xe2);
        const word w166 = load_aligned(a);
        const word w167 = load_aligned(a + 1 * WORD_BYTES);
        const word w168 = (word)_mm512_ternarylogic_epi64((__m512i)w144, (__m512i)w167, (__m512i)w147, 0x6f);
        const word w169 = (word)_mm512_ternarylogic_epi64((__m512i)w168, (__m512i)w146, (__m512i)w166, 0x09);
        const word w170 = (word)_mm512_ternarylogic_epi64((__m512i)w150, (__m512i)w148, (__m512i)w144, 0xe2);
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

/* An iteration: 32 gates, 4 moves, 0 additions, 48 loads, 20 stores. */
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
        const word w68 = (word)_mm512_ternarylogic_epi64((__m512i)c36, (__m512i)w67, (__m512i)c42, 0x6f);
        const word w69 = (word)_mm512_ternarylogic_epi64((__m512i)w68, (__m512i)c41, (__m512i)w66, 0x09);
        const word w70 = load_aligned(a + 4 * WORD_BYTES);
        const word w71 = load_aligned(a + 5 * WORD_BYTES);
        const word w72 = (word)_mm512_ternarylogic_epi64((__m512i)c35, (__m512i)w71, (__m512i)c44, 0x6f);
        const word w73 = (word)_mm512_ternarylogic_epi64((__m512i)w72, (__m512i)c43, (__m512i)w70, 0x09);
        const word w74 = load_aligned(a + 2 * WORD_BYTES);
        const word w75 = load_aligned(a + 3 * WORD_BYTES);
        const word w76 = (word)_mm512_ternarylogic_epi64((__m512i)c34, (__m512i)w75, (__m512i)c46, 0x6f);
        const word w77 = (word)_mm512_ternarylogic_epi64((__m512i)w76, (__m512i)c45, (__m512i)w74, 0x09);
        const word w78 = load_aligned(a);
        const word w79 = load_aligned(a + 1 * WORD_BYTES);
        const word w80 = (word)_mm512_ternarylogic_epi64((__m512i)c33, (__m512i)w79, (__m512i)w63, 0x6f);
        const word w81 = (word)_mm512_ternarylogic_epi64((__m512i)w80, (__m512i)w62, (__m512i)w78, 0x09);
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
        const word w89 = (word)_mm512_ternarylogic_epi64((__m512i)c39, (__m512i)w88, (__m512i)c44, 0x6f);
        const word w90 = (word)_mm512_ternarylogic_epi64((__m512i)w89, (__m512i)c43, (__m512i)w87, 0x09);
        const word w91 = load_aligned(a + 4 * WORD_BYTES);
        const word w92 = load_aligned(a + 5 * WORD_BYTES);
        const word w93 = (word)_mm512_ternarylogic_epi64((__m512i)c38, (__m512i)w92, (__m512i)c46, 0x6f);
        const word w94 = (word)_mm512_ternarylogic_epi64((__m512i)w93, (__m512i)c45, (__m512i)w91, 0x09);
        const word w95 = load_aligned(a + 2 * WORD_BYTES);
        const word w96 = load_aligned(a + 3 * WORD_BYTES);
        const word w97 = (word)_mm512_ternarylogic_epi64((__m512i)c37, (__m512i)w96, (__m512i)w63, 0x6f);
        const word w98 = (word)_mm512_ternarylogic_epi64((__m512i)w97, (__m512i)w62, (__m512i)w95, 0x09);
        const word w99 = load_aligned(a);
        const word w100 = load_aligned(a + 1 * WORD_BYTES);
        const word w101 = (word)_mm512_ternarylogic_epi64((__m512i)w65, (__m512i)w100, (__m512i)w84, 0x6f);
        const word w102 = (word)_mm512_ternarylogic_epi64((__m512i)w101, (__m512i)w83, (__m512i)w99, 0x09);
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
        const word w110 = (word)_mm512_ternarylogic_epi64((__m512i)w73, (__m512i)w109, (__m512i)c46, 0x6f);
        const word w111 = (word)_mm512_ternarylogic_epi64((__m512i)w110, (__m512i)c45, (__m512i)w108, 0x09);
        const word w112 = load_aligned(a + 4 * WORD_BYTES);
        const word w113 = load_aligned(a + 5 * WORD_BYTES);
        const word w114 = (word)_mm512_ternarylogic_epi64((__m512i)w77, (__m512i)w113, (__m512i)w63, 0x6f);
        const word w115 = (word)_mm512_ternarylogic_epi64((__m512i)w114, (__m512i)w62, (__m512i)w112, 0x09);
        const word w116 = load_aligned(a + 2 * WORD_BYTES);
        const word w117 = load_aligned(a + 3 * WORD_BYTES);
        const word w118 = (word)_mm512_ternarylogic_epi64((__m512i)w81, (__m512i)w117, (__m512i)w84, 0x6f);
        const word w119 = (word)_mm512_ternarylogic_epi64((__m512i)w118, (__m512i)w83, (__m512i)w116, 0x09);
        const word w120 = load_aligned(a);
        const word w121 = load_aligned(a + 1 * WORD_BYTES);
        const word w122 = (word)_mm512_ternarylogic_epi64((__m512i)w86, (__m512i)w121, (__m512i)w105, 0x6f);
        const word w123 = (word)_mm512_ternarylogic_epi64((__m512i)w122, (__m512i)w104, (__m512i)w120, 0x09);
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
        const word w131 = (word)_mm512_ternarylogic_epi64((__m512i)w94, (__m512i)w130, (__m512i)w63, 0x6f);
        const word w132 = (word)_mm512_ternarylogic_epi64((__m512i)w131, (__m512i)w62, (__m512i)w129, 0x09);
        const word w133 = load_aligned(a + 4 * WORD_BYTES);
        const word w134 = load_aligned(a + 5 * WORD_BYTES);
        const word w135 = (word)_mm512_ternarylogic_epi64((__m512i)w98, (__m512i)w134, (__m512i)w84, 0x6f);
        const word w136 = (word)_mm512_ternarylogic_epi64((__m512i)w135, (__m512i)w83, (__m512i)w133, 0x09);
        const word w137 = load_aligned(a + 2 * WORD_BYTES);
        const word w138 = load_aligned(a + 3 * WORD_BYTES);
        const word w139 = (word)_mm512_ternarylogic_epi64((__m512i)w102, (__m512i)w138, (__m512i)w105, 0x6f);
        const word w140 = (word)_mm512_ternarylogic_epi64((__m512i)w139, (__m512i)w104, (__m512i)w137, 0x09);
        const word w141 = load_aligned(a);
        const word w142 = load_aligned(a + 1 * WORD_BYTES);
        const word w143 = (word)_mm512_ternarylogic_epi64((__m512i)w107, (__m512i)w142, (__m512i)w126, 0x6f);
        const word w144 = (word)_mm512_ternarylogic_epi64((__m512i)w143, (__m512i)w125, (__m512i)w141, 0x09);
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

#ifdef __cplusplus
}
#endif
