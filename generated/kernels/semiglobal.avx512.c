/* SPDX-License-Identifier: Apache-2.0
 *
 * semiglobal in the wavefront layout, 4 rows a lane, for avx512.
 * Made by: minterm compile semiglobal --layout wavefront --target avx512 --alphabet ACGT --rows 4 --emit c
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
 *     recurrence semiglobal
 *       predicate match: a[i] == b[j]
 *       int D[0][j] = 0
 *       int D[i][0] = i
 *       int D[i][j] = min(D[i-1][j] + 1, D[i][j-1] + 1, D[i-1][j-1] + (match ? 0 : 1))
 *       answer min of D[m][j]
 *
 * Codes of symbols, of which bit p is in plane p:
 *     a and b: 'A' 0, 'C' 1, 'G' 2, 'T' 3
 *
 * Codes of what crosses the edges of cells, bit 0 on the right; bit p is in plane p, and * may be
 * either:
 *     vertical, D[i][j-1] - D[i-1][j-1]:
 *         -1 = 11
 *         0 = 01
 *         1 = 10
 *         row 1, 2, .. at the left edge (j - 1 = 0): code 2
 *     horizontal, D[i-1][j] - D[i-1][j-1]:
 *         -1 = 00
 *         0 = *1
 *         1 = 10
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
 * A cell: 4 gates, fewer are impossible (shipped).
 * Comments behind its gates have their names here and semiglobal.dp:12, where its formula begins.
 * Gates after the last of these keep the vertical flow of lanes that have no column.
 * lut3: 6 gates, depth 5, 0 moves, 8 live registers
 * inputs v0 v1 h0 h1 a0 a1 b0 b1
 * g0 = lut[0x66](a0, b0)
 * g1 = lut[0xf6](a1, b1, g0)
 * g2 = lut[0xd5](g1, v0, v1)
 * g3 = lut[0x3d](h1, g2, h0)
 * g4 = lut[0x74](g3, h0, h1)
 * g5 = lut[0x96](h0, v1, g3)
 * v0' = g4
 * v1' = g3
 * h0' = g5
 * h1' = v0
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

/* An iteration: 128 gates, 8 moves, 0 additions, 20 loads, 8 stores. */
void semiglobal_avx512_edge(uint8_t *const *buffers, const int64_t *scalars);
void semiglobal_avx512_edge(uint8_t *const *buffers, const int64_t *scalars) {
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
    const word w21 = load_aligned(a);
    const word w22 = load_aligned(a + 1 * WORD_BYTES);
    const word w23 = load_aligned(a + 2 * WORD_BYTES);
    const word w24 = load_aligned(a + 3 * WORD_BYTES);
    const word w25 = load_aligned(a + 4 * WORD_BYTES);
    const word w26 = load_aligned(a + 5 * WORD_BYTES);
    const word w27 = load_aligned(a + 6 * WORD_BYTES);
    const word w28 = load_aligned(a + 7 * WORD_BYTES);
    const uint64_t i29 = i3 & (uint64_t)7;
    const uint64_t i30 = i3 >> 3;
    const uint64_t i31 = i29 * i0;
    const uint64_t i32 = i31 + i30;
    const uint64_t i33 = i0 * (uint64_t)8;
    const uint64_t i34 = i32 + i33;
    const uint64_t i35 = i34 + i33;
    const uint64_t i36 = i35 + i33;
    const uint64_t i37 = i36 + i33;
    const uint64_t i38 = i37 + i33;
    const uint64_t i39 = i38 + i33;
    const uint64_t i40 = i39 + i33;
    const word w41 = load_word(windows + i35);
    const word w42 = load_word(windows + i36);
    const word w43 = load_word(active + i34);
    const word w44 = w27 ^ w41;  // g0 semiglobal.dp:12
    const word w45 = (word)_mm512_ternarylogic_epi64((__m512i)w44, (__m512i)w42, (__m512i)w28, 0xf6);  // g1 semiglobal.dp:12
    const word w46 = load_word(windows + i37);
    const word w47 = load_word(windows + i38);
    const word w48 = load_word(active + i35);
    const word w49 = w25 ^ w46;  // g0 semiglobal.dp:12
    const word w50 = (word)_mm512_ternarylogic_epi64((__m512i)w49, (__m512i)w47, (__m512i)w26, 0xf6);  // g1 semiglobal.dp:12
    const word w51 = w27 ^ w46;  // g0 semiglobal.dp:12
    const word w52 = (word)_mm512_ternarylogic_epi64((__m512i)w51, (__m512i)w47, (__m512i)w28, 0xf6);  // g1 semiglobal.dp:12
    const word w53 = load_word(windows + i39);
    const word w54 = load_word(windows + i40);
    const word w55 = load_word(active + i36);
    const word w56 = w23 ^ w53;  // g0 semiglobal.dp:12
    const word w57 = (word)_mm512_ternarylogic_epi64((__m512i)w56, (__m512i)w54, (__m512i)w24, 0xf6);  // g1 semiglobal.dp:12
    const word w58 = w25 ^ w53;  // g0 semiglobal.dp:12
    const word w59 = (word)_mm512_ternarylogic_epi64((__m512i)w58, (__m512i)w54, (__m512i)w26, 0xf6);  // g1 semiglobal.dp:12
    const word w60 = w27 ^ w53;  // g0 semiglobal.dp:12
    const word w61 = (word)_mm512_ternarylogic_epi64((__m512i)w60, (__m512i)w54, (__m512i)w28, 0xf6);  // g1 semiglobal.dp:12
    word c63 = w5;
    word c64 = w6;
    word c65 = w7;
    word c66 = w8;
    word c67 = w9;
    word c68 = w10;
    word c69 = w11;
    word c70 = w12;
    word c71 = w13;
    word c72 = w14;
    word c73 = w15;
    word c74 = w16;
    word c75 = w17;
    word c76 = w18;
    word c77 = w19;
    word c78 = w20;
    word c79 = w45;
    word c80 = w43;
    word c81 = w50;
    word c82 = w52;
    word c83 = w48;
    word c84 = w57;
    word c85 = w59;
    word c86 = w61;
    word c87 = w55;
    for (uint64_t i62 = i3; (int64_t)i62 < (int64_t)i4; ++i62) {
        const uint64_t i88 = (uint64_t)1;
        const uint64_t i89 = i62 + i88;
        const uint64_t i90 = i89 & (uint64_t)7;
        const uint64_t i91 = i89 >> 3;
        const uint64_t i92 = i90 * i0;
        const uint64_t i93 = i92 + i91;
        const uint64_t i94 = i0 * (uint64_t)8;
        const uint64_t i95 = i93 + i94;
        const uint64_t i96 = i95 + i94;
        const uint64_t i97 = i96 + i94;
        const uint64_t i98 = i97 + i94;
        const uint64_t i99 = i98 + i94;
        const uint64_t i100 = i99 + i94;
        const uint64_t i101 = i100 + i94;
        const uint64_t i102 = i62 * (uint64_t)4;
        const uint64_t i103 = i102 + i1;
        const uint64_t i104 = i102 + i2;
        const word w105 = load_word(windows + i93);
        const word w106 = load_word(windows + i95);
        const word w107 = load_word(active + i93);
        const word w108 = w21 ^ w105;  // g0 semiglobal.dp:12
        const word w109 = (word)_mm512_ternarylogic_epi64((__m512i)w108, (__m512i)w106, (__m512i)w22, 0xf6);  // g1 semiglobal.dp:12
        const word w110 = w23 ^ w105;  // g0 semiglobal.dp:12
        const word w111 = (word)_mm512_ternarylogic_epi64((__m512i)w110, (__m512i)w106, (__m512i)w24, 0xf6);  // g1 semiglobal.dp:12
        const word w112 = w25 ^ w105;  // g0 semiglobal.dp:12
        const word w113 = (word)_mm512_ternarylogic_epi64((__m512i)w112, (__m512i)w106, (__m512i)w26, 0xf6);  // g1 semiglobal.dp:12
        const word w114 = w27 ^ w105;  // g0 semiglobal.dp:12
        const word w115 = (word)_mm512_ternarylogic_epi64((__m512i)w114, (__m512i)w106, (__m512i)w28, 0xf6);  // g1 semiglobal.dp:12
        const word w116 = load_first(top + i102);
        const word w117 = shift_in(c77, w116);
        const word w118 = load_first(top + i103);
        const word w119 = shift_in(c78, w118);
        const word w120 = (word)_mm512_ternarylogic_epi64((__m512i)c69, (__m512i)c70, (__m512i)c79, 0xd5);  // g2 semiglobal.dp:12
        const word w121 = (word)_mm512_ternarylogic_epi64((__m512i)w120, (__m512i)c75, (__m512i)c76, 0x3d);  // g3 semiglobal.dp:12
        const word w122 = (word)_mm512_ternarylogic_epi64((__m512i)w121, (__m512i)c75, (__m512i)c76, 0x2e);  // g4 semiglobal.dp:12
        const word w123 = (word)_mm512_ternarylogic_epi64((__m512i)w121, (__m512i)c70, (__m512i)c75, 0x96);  // g5 semiglobal.dp:12
        const word w124 = (word)_mm512_ternarylogic_epi64((__m512i)w122, (__m512i)c80, (__m512i)c69, 0xe2);  // g6 semiglobal.dp:12
        const word w125 = (word)_mm512_ternarylogic_epi64((__m512i)w121, (__m512i)c80, (__m512i)c70, 0xe2);  // g7 semiglobal.dp:12
        const word w126 = (word)_mm512_ternarylogic_epi64((__m512i)c67, (__m512i)c68, (__m512i)c81, 0xd5);  // g2 semiglobal.dp:12
        const word w127 = (word)_mm512_ternarylogic_epi64((__m512i)w126, (__m512i)c73, (__m512i)c74, 0x3d);  // g3 semiglobal.dp:12
        const word w128 = (word)_mm512_ternarylogic_epi64((__m512i)w127, (__m512i)c73, (__m512i)c74, 0x2e);  // g4 semiglobal.dp:12
        const word w129 = (word)_mm512_ternarylogic_epi64((__m512i)w127, (__m512i)c68, (__m512i)c73, 0x96);  // g5 semiglobal.dp:12
        const word w130 = (word)_mm512_ternarylogic_epi64((__m512i)w128, (__m512i)c83, (__m512i)c67, 0xe2);  // g6 semiglobal.dp:12
        const word w131 = (word)_mm512_ternarylogic_epi64((__m512i)w127, (__m512i)c83, (__m512i)c68, 0xe2);  // g7 semiglobal.dp:12
        const word w132 = (word)_mm512_ternarylogic_epi64((__m512i)c65, (__m512i)c66, (__m512i)c84, 0xd5);  // g2 semiglobal.dp:12
        const word w133 = (word)_mm512_ternarylogic_epi64((__m512i)w132, (__m512i)c71, (__m512i)c72, 0x3d);  // g3 semiglobal.dp:12
        const word w134 = (word)_mm512_ternarylogic_epi64((__m512i)w133, (__m512i)c71, (__m512i)c72, 0x2e);  // g4 semiglobal.dp:12
        const word w135 = (word)_mm512_ternarylogic_epi64((__m512i)w133, (__m512i)c66, (__m512i)c71, 0x96);  // g5 semiglobal.dp:12
        const word w136 = (word)_mm512_ternarylogic_epi64((__m512i)w134, (__m512i)c87, (__m512i)c65, 0xe2);  // g6 semiglobal.dp:12
        const word w137 = (word)_mm512_ternarylogic_epi64((__m512i)w133, (__m512i)c87, (__m512i)c66, 0xe2);  // g7 semiglobal.dp:12
        const word w138 = (word)_mm512_ternarylogic_epi64((__m512i)w109, (__m512i)c63, (__m512i)c64, 0x8f);  // g2 semiglobal.dp:12
        const word w139 = (word)_mm512_ternarylogic_epi64((__m512i)w138, (__m512i)w117, (__m512i)w119, 0x3d);  // g3 semiglobal.dp:12
        const word w140 = (word)_mm512_ternarylogic_epi64((__m512i)w139, (__m512i)w117, (__m512i)w119, 0x2e);  // g4 semiglobal.dp:12
        const word w141 = (word)_mm512_ternarylogic_epi64((__m512i)w139, (__m512i)c64, (__m512i)w117, 0x96);  // g5 semiglobal.dp:12
        const word w142 = (word)_mm512_ternarylogic_epi64((__m512i)w140, (__m512i)w107, (__m512i)c63, 0xe2);  // g6 semiglobal.dp:12
        const word w143 = (word)_mm512_ternarylogic_epi64((__m512i)w139, (__m512i)w107, (__m512i)c64, 0xe2);  // g7 semiglobal.dp:12
        store_first(bottom + i102, w123);
        store_first(bottom + i104, c69);
        const word w144 = load_word(windows + i96);
        const word w145 = load_word(windows + i97);
        const word w146 = load_word(active + i95);
        const word w147 = w21 ^ w144;  // g0 semiglobal.dp:12
        const word w148 = (word)_mm512_ternarylogic_epi64((__m512i)w147, (__m512i)w145, (__m512i)w22, 0xf6);  // g1 semiglobal.dp:12
        const word w149 = w23 ^ w144;  // g0 semiglobal.dp:12
        const word w150 = (word)_mm512_ternarylogic_epi64((__m512i)w149, (__m512i)w145, (__m512i)w24, 0xf6);  // g1 semiglobal.dp:12
        const word w151 = w25 ^ w144;  // g0 semiglobal.dp:12
        const word w152 = (word)_mm512_ternarylogic_epi64((__m512i)w151, (__m512i)w145, (__m512i)w26, 0xf6);  // g1 semiglobal.dp:12
        const word w153 = w27 ^ w144;  // g0 semiglobal.dp:12
        const word w154 = (word)_mm512_ternarylogic_epi64((__m512i)w153, (__m512i)w145, (__m512i)w28, 0xf6);  // g1 semiglobal.dp:12
        const word w155 = load_first(top + i102 + 1);
        const word w156 = shift_in(w123, w155);
        const word w157 = load_first(top + i103 + 1);
        const word w158 = shift_in(c69, w157);
        const word w159 = (word)_mm512_ternarylogic_epi64((__m512i)w124, (__m512i)w125, (__m512i)c82, 0xd5);  // g2 semiglobal.dp:12
        const word w160 = (word)_mm512_ternarylogic_epi64((__m512i)w159, (__m512i)w129, (__m512i)c67, 0x3d);  // g3 semiglobal.dp:12
        const word w161 = (word)_mm512_ternarylogic_epi64((__m512i)w160, (__m512i)w129, (__m512i)c67, 0x2e);  // g4 semiglobal.dp:12
        const word w162 = (word)_mm512_ternarylogic_epi64((__m512i)w160, (__m512i)w125, (__m512i)w129, 0x96);  // g5 semiglobal.dp:12
        const word w163 = (word)_mm512_ternarylogic_epi64((__m512i)w161, (__m512i)c83, (__m512i)w124, 0xe2);  // g6 semiglobal.dp:12
        const word w164 = (word)_mm512_ternarylogic_epi64((__m512i)w160, (__m512i)c83, (__m512i)w125, 0xe2);  // g7 semiglobal.dp:12
        const word w165 = (word)_mm512_ternarylogic_epi64((__m512i)w130, (__m512i)w131, (__m512i)c85, 0xd5);  // g2 semiglobal.dp:12
        const word w166 = (word)_mm512_ternarylogic_epi64((__m512i)w165, (__m512i)w135, (__m512i)c65, 0x3d);  // g3 semiglobal.dp:12
        const word w167 = (word)_mm512_ternarylogic_epi64((__m512i)w166, (__m512i)w135, (__m512i)c65, 0x2e);  // g4 semiglobal.dp:12
        const word w168 = (word)_mm512_ternarylogic_epi64((__m512i)w166, (__m512i)w131, (__m512i)w135, 0x96);  // g5 semiglobal.dp:12
        const word w169 = (word)_mm512_ternarylogic_epi64((__m512i)w167, (__m512i)c87, (__m512i)w130, 0xe2);  // g6 semiglobal.dp:12
        const word w170 = (word)_mm512_ternarylogic_epi64((__m512i)w166, (__m512i)c87, (__m512i)w131, 0xe2);  // g7 semiglobal.dp:12
        const word w171 = (word)_mm512_ternarylogic_epi64((__m512i)w136, (__m512i)w137, (__m512i)w111, 0xd5);  // g2 semiglobal.dp:12
        const word w172 = (word)_mm512_ternarylogic_epi64((__m512i)w141, (__m512i)w171, (__m512i)c63, 0x3d);  // g3 semiglobal.dp:12
        const word w173 = (word)_mm512_ternarylogic_epi64((__m512i)w172, (__m512i)w141, (__m512i)c63, 0x2e);  // g4 semiglobal.dp:12
        const word w174 = (word)_mm512_ternarylogic_epi64((__m512i)w172, (__m512i)w137, (__m512i)w141, 0x96);  // g5 semiglobal.dp:12
        const word w175 = (word)_mm512_ternarylogic_epi64((__m512i)w173, (__m512i)w107, (__m512i)w136, 0xe2);  // g6 semiglobal.dp:12
        const word w176 = (word)_mm512_ternarylogic_epi64((__m512i)w172, (__m512i)w107, (__m512i)w137, 0xe2);  // g7 semiglobal.dp:12
        const word w177 = (word)_mm512_ternarylogic_epi64((__m512i)w142, (__m512i)w143, (__m512i)w148, 0xd5);  // g2 semiglobal.dp:12
        const word w178 = (word)_mm512_ternarylogic_epi64((__m512i)w177, (__m512i)w156, (__m512i)w158, 0x3d);  // g3 semiglobal.dp:12
        const word w179 = (word)_mm512_ternarylogic_epi64((__m512i)w178, (__m512i)w156, (__m512i)w158, 0x2e);  // g4 semiglobal.dp:12
        const word w180 = (word)_mm512_ternarylogic_epi64((__m512i)w178, (__m512i)w143, (__m512i)w156, 0x96);  // g5 semiglobal.dp:12
        const word w181 = (word)_mm512_ternarylogic_epi64((__m512i)w179, (__m512i)w146, (__m512i)w142, 0xe2);  // g6 semiglobal.dp:12
        const word w182 = (word)_mm512_ternarylogic_epi64((__m512i)w178, (__m512i)w146, (__m512i)w143, 0xe2);  // g7 semiglobal.dp:12
        store_first(bottom + i102 + 1, w162);
        store_first(bottom + i104 + 1, w124);
        const word w183 = load_word(windows + i98);
        const word w184 = load_word(windows + i99);
        const word w185 = load_word(active + i96);
        const word w186 = w21 ^ w183;  // g0 semiglobal.dp:12
        const word w187 = (word)_mm512_ternarylogic_epi64((__m512i)w186, (__m512i)w184, (__m512i)w22, 0xf6);  // g1 semiglobal.dp:12
        const word w188 = w23 ^ w183;  // g0 semiglobal.dp:12
        const word w189 = (word)_mm512_ternarylogic_epi64((__m512i)w188, (__m512i)w184, (__m512i)w24, 0xf6);  // g1 semiglobal.dp:12
        const word w190 = w25 ^ w183;  // g0 semiglobal.dp:12
        const word w191 = (word)_mm512_ternarylogic_epi64((__m512i)w190, (__m512i)w184, (__m512i)w26, 0xf6);  // g1 semiglobal.dp:12
        const word w192 = w27 ^ w183;  // g0 semiglobal.dp:12
        const word w193 = (word)_mm512_ternarylogic_epi64((__m512i)w192, (__m512i)w184, (__m512i)w28, 0xf6);  // g1 semiglobal.dp:12
        const word w194 = load_first(top + i102 + 2);
        const word w195 = shift_in(w162, w194);
        const word w196 = load_first(top + i103 + 2);
        const word w197 = shift_in(w124, w196);
        const word w198 = (word)_mm512_ternarylogic_epi64((__m512i)w163, (__m512i)w164, (__m512i)c86, 0xd5);  // g2 semiglobal.dp:12
        const word w199 = (word)_mm512_ternarylogic_epi64((__m512i)w198, (__m512i)w168, (__m512i)w130, 0x3d);  // g3 semiglobal.dp:12
        const word w200 = (word)_mm512_ternarylogic_epi64((__m512i)w199, (__m512i)w168, (__m512i)w130, 0x2e);  // g4 semiglobal.dp:12
        const word w201 = (word)_mm512_ternarylogic_epi64((__m512i)w199, (__m512i)w164, (__m512i)w168, 0x96);  // g5 semiglobal.dp:12
        const word w202 = (word)_mm512_ternarylogic_epi64((__m512i)w200, (__m512i)c87, (__m512i)w163, 0xe2);  // g6 semiglobal.dp:12
        const word w203 = (word)_mm512_ternarylogic_epi64((__m512i)w199, (__m512i)c87, (__m512i)w164, 0xe2);  // g7 semiglobal.dp:12
        const word w204 = (word)_mm512_ternarylogic_epi64((__m512i)w169, (__m512i)w170, (__m512i)w113, 0xd5);  // g2 semiglobal.dp:12
        const word w205 = (word)_mm512_ternarylogic_epi64((__m512i)w204, (__m512i)w174, (__m512i)w136, 0x3d);  // g3 semiglobal.dp:12
        const word w206 = (word)_mm512_ternarylogic_epi64((__m512i)w205, (__m512i)w174, (__m512i)w136, 0x2e);  // g4 semiglobal.dp:12
        const word w207 = (word)_mm512_ternarylogic_epi64((__m512i)w205, (__m512i)w170, (__m512i)w174, 0x96);  // g5 semiglobal.dp:12
        const word w208 = (word)_mm512_ternarylogic_epi64((__m512i)w206, (__m512i)w107, (__m512i)w169, 0xe2);  // g6 semiglobal.dp:12
        const word w209 = (word)_mm512_ternarylogic_epi64((__m512i)w205, (__m512i)w107, (__m512i)w170, 0xe2);  // g7 semiglobal.dp:12
        const word w210 = (word)_mm512_ternarylogic_epi64((__m512i)w175, (__m512i)w176, (__m512i)w150, 0xd5);  // g2 semiglobal.dp:12
        const word w211 = (word)_mm512_ternarylogic_epi64((__m512i)w180, (__m512i)w210, (__m512i)w142, 0x3d);  // g3 semiglobal.dp:12
        const word w212 = (word)_mm512_ternarylogic_epi64((__m512i)w211, (__m512i)w180, (__m512i)w142, 0x2e);  // g4 semiglobal.dp:12
        const word w213 = (word)_mm512_ternarylogic_epi64((__m512i)w211, (__m512i)w176, (__m512i)w180, 0x96);  // g5 semiglobal.dp:12
        const word w214 = (word)_mm512_ternarylogic_epi64((__m512i)w212, (__m512i)w146, (__m512i)w175, 0xe2);  // g6 semiglobal.dp:12
        const word w215 = (word)_mm512_ternarylogic_epi64((__m512i)w211, (__m512i)w146, (__m512i)w176, 0xe2);  // g7 semiglobal.dp:12
        const word w216 = (word)_mm512_ternarylogic_epi64((__m512i)w181, (__m512i)w182, (__m512i)w187, 0xd5);  // g2 semiglobal.dp:12
        const word w217 = (word)_mm512_ternarylogic_epi64((__m512i)w216, (__m512i)w195, (__m512i)w197, 0x3d);  // g3 semiglobal.dp:12
        const word w218 = (word)_mm512_ternarylogic_epi64((__m512i)w217, (__m512i)w195, (__m512i)w197, 0x2e);  // g4 semiglobal.dp:12
        const word w219 = (word)_mm512_ternarylogic_epi64((__m512i)w217, (__m512i)w182, (__m512i)w195, 0x96);  // g5 semiglobal.dp:12
        const word w220 = (word)_mm512_ternarylogic_epi64((__m512i)w218, (__m512i)w185, (__m512i)w181, 0xe2);  // g6 semiglobal.dp:12
        const word w221 = (word)_mm512_ternarylogic_epi64((__m512i)w217, (__m512i)w185, (__m512i)w182, 0xe2);  // g7 semiglobal.dp:12
        store_first(bottom + i102 + 2, w201);
        store_first(bottom + i104 + 2, w163);
        const word w222 = load_word(windows + i100);
        const word w223 = load_word(windows + i101);
        const word w224 = load_word(active + i97);
        const word w225 = w21 ^ w222;  // g0 semiglobal.dp:12
        const word w226 = (word)_mm512_ternarylogic_epi64((__m512i)w225, (__m512i)w223, (__m512i)w22, 0xf6);  // g1 semiglobal.dp:12
        const word w227 = w23 ^ w222;  // g0 semiglobal.dp:12
        const word w228 = (word)_mm512_ternarylogic_epi64((__m512i)w227, (__m512i)w223, (__m512i)w24, 0xf6);  // g1 semiglobal.dp:12
        const word w229 = w25 ^ w222;  // g0 semiglobal.dp:12
        const word w230 = (word)_mm512_ternarylogic_epi64((__m512i)w229, (__m512i)w223, (__m512i)w26, 0xf6);  // g1 semiglobal.dp:12
        const word w231 = w27 ^ w222;  // g0 semiglobal.dp:12
        const word w232 = (word)_mm512_ternarylogic_epi64((__m512i)w231, (__m512i)w223, (__m512i)w28, 0xf6);  // g1 semiglobal.dp:12
        const word w233 = load_first(top + i102 + 3);
        const word w234 = shift_in(w201, w233);
        const word w235 = load_first(top + i103 + 3);
        const word w236 = shift_in(w163, w235);
        const word w237 = (word)_mm512_ternarylogic_epi64((__m512i)w202, (__m512i)w203, (__m512i)w115, 0xd5);  // g2 semiglobal.dp:12
        const word w238 = (word)_mm512_ternarylogic_epi64((__m512i)w237, (__m512i)w207, (__m512i)w169, 0x3d);  // g3 semiglobal.dp:12
        const word w239 = (word)_mm512_ternarylogic_epi64((__m512i)w238, (__m512i)w207, (__m512i)w169, 0x2e);  // g4 semiglobal.dp:12
        const word w240 = (word)_mm512_ternarylogic_epi64((__m512i)w238, (__m512i)w203, (__m512i)w207, 0x96);  // g5 semiglobal.dp:12
        const word w241 = (word)_mm512_ternarylogic_epi64((__m512i)w239, (__m512i)w107, (__m512i)w202, 0xe2);  // g6 semiglobal.dp:12
        const word w242 = (word)_mm512_ternarylogic_epi64((__m512i)w238, (__m512i)w107, (__m512i)w203, 0xe2);  // g7 semiglobal.dp:12
        const word w243 = (word)_mm512_ternarylogic_epi64((__m512i)w208, (__m512i)w209, (__m512i)w152, 0xd5);  // g2 semiglobal.dp:12
        const word w244 = (word)_mm512_ternarylogic_epi64((__m512i)w243, (__m512i)w213, (__m512i)w175, 0x3d);  // g3 semiglobal.dp:12
        const word w245 = (word)_mm512_ternarylogic_epi64((__m512i)w244, (__m512i)w213, (__m512i)w175, 0x2e);  // g4 semiglobal.dp:12
        const word w246 = (word)_mm512_ternarylogic_epi64((__m512i)w244, (__m512i)w209, (__m512i)w213, 0x96);  // g5 semiglobal.dp:12
        const word w247 = (word)_mm512_ternarylogic_epi64((__m512i)w245, (__m512i)w146, (__m512i)w208, 0xe2);  // g6 semiglobal.dp:12
        const word w248 = (word)_mm512_ternarylogic_epi64((__m512i)w244, (__m512i)w146, (__m512i)w209, 0xe2);  // g7 semiglobal.dp:12
        const word w249 = (word)_mm512_ternarylogic_epi64((__m512i)w214, (__m512i)w215, (__m512i)w189, 0xd5);  // g2 semiglobal.dp:12
        const word w250 = (word)_mm512_ternarylogic_epi64((__m512i)w219, (__m512i)w249, (__m512i)w181, 0x3d);  // g3 semiglobal.dp:12
        const word w251 = (word)_mm512_ternarylogic_epi64((__m512i)w250, (__m512i)w219, (__m512i)w181, 0x2e);  // g4 semiglobal.dp:12
        const word w252 = (word)_mm512_ternarylogic_epi64((__m512i)w250, (__m512i)w215, (__m512i)w219, 0x96);  // g5 semiglobal.dp:12
        const word w253 = (word)_mm512_ternarylogic_epi64((__m512i)w251, (__m512i)w185, (__m512i)w214, 0xe2);  // g6 semiglobal.dp:12
        const word w254 = (word)_mm512_ternarylogic_epi64((__m512i)w250, (__m512i)w185, (__m512i)w215, 0xe2);  // g7 semiglobal.dp:12
        const word w255 = (word)_mm512_ternarylogic_epi64((__m512i)w220, (__m512i)w221, (__m512i)w226, 0xd5);  // g2 semiglobal.dp:12
        const word w256 = (word)_mm512_ternarylogic_epi64((__m512i)w255, (__m512i)w234, (__m512i)w236, 0x3d);  // g3 semiglobal.dp:12
        const word w257 = (word)_mm512_ternarylogic_epi64((__m512i)w256, (__m512i)w234, (__m512i)w236, 0x2e);  // g4 semiglobal.dp:12
        const word w258 = (word)_mm512_ternarylogic_epi64((__m512i)w256, (__m512i)w221, (__m512i)w234, 0x96);  // g5 semiglobal.dp:12
        const word w259 = (word)_mm512_ternarylogic_epi64((__m512i)w257, (__m512i)w224, (__m512i)w220, 0xe2);  // g6 semiglobal.dp:12
        const word w260 = (word)_mm512_ternarylogic_epi64((__m512i)w256, (__m512i)w224, (__m512i)w221, 0xe2);  // g7 semiglobal.dp:12
        store_first(bottom + i102 + 3, w240);
        store_first(bottom + i104 + 3, w202);
        c63 = w259;
        c64 = w260;
        c65 = w253;
        c66 = w254;
        c67 = w247;
        c68 = w248;
        c69 = w241;
        c70 = w242;
        c71 = w258;
        c72 = w220;
        c73 = w252;
        c74 = w214;
        c75 = w246;
        c76 = w208;
        c77 = w240;
        c78 = w202;
        c79 = w154;
        c80 = w146;
        c81 = w191;
        c82 = w193;
        c83 = w185;
        c84 = w228;
        c85 = w230;
        c86 = w232;
        c87 = w224;
    }
    store_aligned(vertical, c63);
    store_aligned(vertical + 1 * WORD_BYTES, c64);
    store_aligned(vertical + 2 * WORD_BYTES, c65);
    store_aligned(vertical + 3 * WORD_BYTES, c66);
    store_aligned(vertical + 4 * WORD_BYTES, c67);
    store_aligned(vertical + 5 * WORD_BYTES, c68);
    store_aligned(vertical + 6 * WORD_BYTES, c69);
    store_aligned(vertical + 7 * WORD_BYTES, c70);
    store_aligned(down, c71);
    store_aligned(down + 1 * WORD_BYTES, c72);
    store_aligned(down + 2 * WORD_BYTES, c73);
    store_aligned(down + 3 * WORD_BYTES, c74);
    store_aligned(down + 4 * WORD_BYTES, c75);
    store_aligned(down + 5 * WORD_BYTES, c76);
    store_aligned(down + 6 * WORD_BYTES, c77);
    store_aligned(down + 7 * WORD_BYTES, c78);
}

/* An iteration: 96 gates, 8 moves, 0 additions, 16 loads, 8 stores. */
void semiglobal_avx512_steady(uint8_t *const *buffers, const int64_t *scalars);
void semiglobal_avx512_steady(uint8_t *const *buffers, const int64_t *scalars) {
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
    const word w21 = load_aligned(a);
    const word w22 = load_aligned(a + 1 * WORD_BYTES);
    const word w23 = load_aligned(a + 2 * WORD_BYTES);
    const word w24 = load_aligned(a + 3 * WORD_BYTES);
    const word w25 = load_aligned(a + 4 * WORD_BYTES);
    const word w26 = load_aligned(a + 5 * WORD_BYTES);
    const word w27 = load_aligned(a + 6 * WORD_BYTES);
    const word w28 = load_aligned(a + 7 * WORD_BYTES);
    const uint64_t i29 = i3 & (uint64_t)7;
    const uint64_t i30 = i3 >> 3;
    const uint64_t i31 = i29 * i0;
    const uint64_t i32 = i31 + i30;
    const uint64_t i33 = i0 * (uint64_t)8;
    const uint64_t i34 = i32 + i33;
    const uint64_t i35 = i34 + i33;
    const uint64_t i36 = i35 + i33;
    const uint64_t i37 = i36 + i33;
    const uint64_t i38 = i37 + i33;
    const uint64_t i39 = i38 + i33;
    const uint64_t i40 = i39 + i33;
    const word w41 = load_word(windows + i35);
    const word w42 = load_word(windows + i36);
    const word w43 = w27 ^ w41;  // g0 semiglobal.dp:12
    const word w44 = (word)_mm512_ternarylogic_epi64((__m512i)w43, (__m512i)w42, (__m512i)w28, 0xf6);  // g1 semiglobal.dp:12
    const word w45 = load_word(windows + i37);
    const word w46 = load_word(windows + i38);
    const word w47 = w25 ^ w45;  // g0 semiglobal.dp:12
    const word w48 = (word)_mm512_ternarylogic_epi64((__m512i)w47, (__m512i)w46, (__m512i)w26, 0xf6);  // g1 semiglobal.dp:12
    const word w49 = w27 ^ w45;  // g0 semiglobal.dp:12
    const word w50 = (word)_mm512_ternarylogic_epi64((__m512i)w49, (__m512i)w46, (__m512i)w28, 0xf6);  // g1 semiglobal.dp:12
    const word w51 = load_word(windows + i39);
    const word w52 = load_word(windows + i40);
    const word w53 = w23 ^ w51;  // g0 semiglobal.dp:12
    const word w54 = (word)_mm512_ternarylogic_epi64((__m512i)w53, (__m512i)w52, (__m512i)w24, 0xf6);  // g1 semiglobal.dp:12
    const word w55 = w25 ^ w51;  // g0 semiglobal.dp:12
    const word w56 = (word)_mm512_ternarylogic_epi64((__m512i)w55, (__m512i)w52, (__m512i)w26, 0xf6);  // g1 semiglobal.dp:12
    const word w57 = w27 ^ w51;  // g0 semiglobal.dp:12
    const word w58 = (word)_mm512_ternarylogic_epi64((__m512i)w57, (__m512i)w52, (__m512i)w28, 0xf6);  // g1 semiglobal.dp:12
    word c60 = w5;
    word c61 = w6;
    word c62 = w7;
    word c63 = w8;
    word c64 = w9;
    word c65 = w10;
    word c66 = w11;
    word c67 = w12;
    word c68 = w13;
    word c69 = w14;
    word c70 = w15;
    word c71 = w16;
    word c72 = w17;
    word c73 = w18;
    word c74 = w19;
    word c75 = w20;
    word c76 = w44;
    word c77 = w48;
    word c78 = w50;
    word c79 = w54;
    word c80 = w56;
    word c81 = w58;
    for (uint64_t i59 = i3; (int64_t)i59 < (int64_t)i4; ++i59) {
        const uint64_t i82 = (uint64_t)1;
        const uint64_t i83 = i59 + i82;
        const uint64_t i84 = i83 & (uint64_t)7;
        const uint64_t i85 = i83 >> 3;
        const uint64_t i86 = i84 * i0;
        const uint64_t i87 = i86 + i85;
        const uint64_t i88 = i0 * (uint64_t)8;
        const uint64_t i89 = i87 + i88;
        const uint64_t i90 = i89 + i88;
        const uint64_t i91 = i90 + i88;
        const uint64_t i92 = i91 + i88;
        const uint64_t i93 = i92 + i88;
        const uint64_t i94 = i93 + i88;
        const uint64_t i95 = i94 + i88;
        const uint64_t i96 = i59 * (uint64_t)4;
        const uint64_t i97 = i96 + i1;
        const uint64_t i98 = i96 + i2;
        const word w99 = load_word(windows + i87);
        const word w100 = load_word(windows + i89);
        const word w101 = w21 ^ w99;  // g0 semiglobal.dp:12
        const word w102 = (word)_mm512_ternarylogic_epi64((__m512i)w101, (__m512i)w100, (__m512i)w22, 0xf6);  // g1 semiglobal.dp:12
        const word w103 = w23 ^ w99;  // g0 semiglobal.dp:12
        const word w104 = (word)_mm512_ternarylogic_epi64((__m512i)w103, (__m512i)w100, (__m512i)w24, 0xf6);  // g1 semiglobal.dp:12
        const word w105 = w25 ^ w99;  // g0 semiglobal.dp:12
        const word w106 = (word)_mm512_ternarylogic_epi64((__m512i)w105, (__m512i)w100, (__m512i)w26, 0xf6);  // g1 semiglobal.dp:12
        const word w107 = w27 ^ w99;  // g0 semiglobal.dp:12
        const word w108 = (word)_mm512_ternarylogic_epi64((__m512i)w107, (__m512i)w100, (__m512i)w28, 0xf6);  // g1 semiglobal.dp:12
        const word w109 = load_first(top + i96);
        const word w110 = shift_in(c74, w109);
        const word w111 = load_first(top + i97);
        const word w112 = shift_in(c75, w111);
        const word w113 = (word)_mm512_ternarylogic_epi64((__m512i)c66, (__m512i)c67, (__m512i)c76, 0xd5);  // g2 semiglobal.dp:12
        const word w114 = (word)_mm512_ternarylogic_epi64((__m512i)w113, (__m512i)c72, (__m512i)c73, 0x3d);  // g3 semiglobal.dp:12
        const word w115 = (word)_mm512_ternarylogic_epi64((__m512i)w114, (__m512i)c72, (__m512i)c73, 0x2e);  // g4 semiglobal.dp:12
        const word w116 = (word)_mm512_ternarylogic_epi64((__m512i)w114, (__m512i)c67, (__m512i)c72, 0x96);  // g5 semiglobal.dp:12
        const word w117 = (word)_mm512_ternarylogic_epi64((__m512i)c64, (__m512i)c65, (__m512i)c77, 0xd5);  // g2 semiglobal.dp:12
        const word w118 = (word)_mm512_ternarylogic_epi64((__m512i)w117, (__m512i)c70, (__m512i)c71, 0x3d);  // g3 semiglobal.dp:12
        const word w119 = (word)_mm512_ternarylogic_epi64((__m512i)w118, (__m512i)c70, (__m512i)c71, 0x2e);  // g4 semiglobal.dp:12
        const word w120 = (word)_mm512_ternarylogic_epi64((__m512i)w118, (__m512i)c65, (__m512i)c70, 0x96);  // g5 semiglobal.dp:12
        const word w121 = (word)_mm512_ternarylogic_epi64((__m512i)c62, (__m512i)c63, (__m512i)c79, 0xd5);  // g2 semiglobal.dp:12
        const word w122 = (word)_mm512_ternarylogic_epi64((__m512i)w121, (__m512i)c68, (__m512i)c69, 0x3d);  // g3 semiglobal.dp:12
        const word w123 = (word)_mm512_ternarylogic_epi64((__m512i)w122, (__m512i)c68, (__m512i)c69, 0x2e);  // g4 semiglobal.dp:12
        const word w124 = (word)_mm512_ternarylogic_epi64((__m512i)w122, (__m512i)c63, (__m512i)c68, 0x96);  // g5 semiglobal.dp:12
        const word w125 = (word)_mm512_ternarylogic_epi64((__m512i)w102, (__m512i)c60, (__m512i)c61, 0x8f);  // g2 semiglobal.dp:12
        const word w126 = (word)_mm512_ternarylogic_epi64((__m512i)w125, (__m512i)w110, (__m512i)w112, 0x3d);  // g3 semiglobal.dp:12
        const word w127 = (word)_mm512_ternarylogic_epi64((__m512i)w126, (__m512i)w110, (__m512i)w112, 0x2e);  // g4 semiglobal.dp:12
        const word w128 = (word)_mm512_ternarylogic_epi64((__m512i)w126, (__m512i)c61, (__m512i)w110, 0x96);  // g5 semiglobal.dp:12
        store_first(bottom + i96, w116);
        store_first(bottom + i98, c66);
        const word w129 = load_word(windows + i90);
        const word w130 = load_word(windows + i91);
        const word w131 = w21 ^ w129;  // g0 semiglobal.dp:12
        const word w132 = (word)_mm512_ternarylogic_epi64((__m512i)w131, (__m512i)w130, (__m512i)w22, 0xf6);  // g1 semiglobal.dp:12
        const word w133 = w23 ^ w129;  // g0 semiglobal.dp:12
        const word w134 = (word)_mm512_ternarylogic_epi64((__m512i)w133, (__m512i)w130, (__m512i)w24, 0xf6);  // g1 semiglobal.dp:12
        const word w135 = w25 ^ w129;  // g0 semiglobal.dp:12
        const word w136 = (word)_mm512_ternarylogic_epi64((__m512i)w135, (__m512i)w130, (__m512i)w26, 0xf6);  // g1 semiglobal.dp:12
        const word w137 = w27 ^ w129;  // g0 semiglobal.dp:12
        const word w138 = (word)_mm512_ternarylogic_epi64((__m512i)w137, (__m512i)w130, (__m512i)w28, 0xf6);  // g1 semiglobal.dp:12
        const word w139 = load_first(top + i96 + 1);
        const word w140 = shift_in(w116, w139);
        const word w141 = load_first(top + i97 + 1);
        const word w142 = shift_in(c66, w141);
        const word w143 = (word)_mm512_ternarylogic_epi64((__m512i)w115, (__m512i)w114, (__m512i)c78, 0xd5);  // g2 semiglobal.dp:12
        const word w144 = (word)_mm512_ternarylogic_epi64((__m512i)w143, (__m512i)w120, (__m512i)c64, 0x3d);  // g3 semiglobal.dp:12
        const word w145 = (word)_mm512_ternarylogic_epi64((__m512i)w144, (__m512i)w120, (__m512i)c64, 0x2e);  // g4 semiglobal.dp:12
        const word w146 = (word)_mm512_ternarylogic_epi64((__m512i)w144, (__m512i)w114, (__m512i)w120, 0x96);  // g5 semiglobal.dp:12
        const word w147 = (word)_mm512_ternarylogic_epi64((__m512i)w119, (__m512i)w118, (__m512i)c80, 0xd5);  // g2 semiglobal.dp:12
        const word w148 = (word)_mm512_ternarylogic_epi64((__m512i)w147, (__m512i)w124, (__m512i)c62, 0x3d);  // g3 semiglobal.dp:12
        const word w149 = (word)_mm512_ternarylogic_epi64((__m512i)w148, (__m512i)w124, (__m512i)c62, 0x2e);  // g4 semiglobal.dp:12
        const word w150 = (word)_mm512_ternarylogic_epi64((__m512i)w148, (__m512i)w118, (__m512i)w124, 0x96);  // g5 semiglobal.dp:12
        const word w151 = (word)_mm512_ternarylogic_epi64((__m512i)w123, (__m512i)w122, (__m512i)w104, 0xd5);  // g2 semiglobal.dp:12
        const word w152 = (word)_mm512_ternarylogic_epi64((__m512i)w128, (__m512i)w151, (__m512i)c60, 0x3d);  // g3 semiglobal.dp:12
        const word w153 = (word)_mm512_ternarylogic_epi64((__m512i)w152, (__m512i)w128, (__m512i)c60, 0x2e);  // g4 semiglobal.dp:12
        const word w154 = (word)_mm512_ternarylogic_epi64((__m512i)w152, (__m512i)w122, (__m512i)w128, 0x96);  // g5 semiglobal.dp:12
        const word w155 = (word)_mm512_ternarylogic_epi64((__m512i)w127, (__m512i)w126, (__m512i)w132, 0xd5);  // g2 semiglobal.dp:12
        const word w156 = (word)_mm512_ternarylogic_epi64((__m512i)w155, (__m512i)w140, (__m512i)w142, 0x3d);  // g3 semiglobal.dp:12
        const word w157 = (word)_mm512_ternarylogic_epi64((__m512i)w156, (__m512i)w140, (__m512i)w142, 0x2e);  // g4 semiglobal.dp:12
        const word w158 = (word)_mm512_ternarylogic_epi64((__m512i)w156, (__m512i)w126, (__m512i)w140, 0x96);  // g5 semiglobal.dp:12
        store_first(bottom + i96 + 1, w146);
        store_first(bottom + i98 + 1, w115);
        const word w159 = load_word(windows + i92);
        const word w160 = load_word(windows + i93);
        const word w161 = w21 ^ w159;  // g0 semiglobal.dp:12
        const word w162 = (word)_mm512_ternarylogic_epi64((__m512i)w161, (__m512i)w160, (__m512i)w22, 0xf6);  // g1 semiglobal.dp:12
        const word w163 = w23 ^ w159;  // g0 semiglobal.dp:12
        const word w164 = (word)_mm512_ternarylogic_epi64((__m512i)w163, (__m512i)w160, (__m512i)w24, 0xf6);  // g1 semiglobal.dp:12
        const word w165 = w25 ^ w159;  // g0 semiglobal.dp:12
        const word w166 = (word)_mm512_ternarylogic_epi64((__m512i)w165, (__m512i)w160, (__m512i)w26, 0xf6);  // g1 semiglobal.dp:12
        const word w167 = w27 ^ w159;  // g0 semiglobal.dp:12
        const word w168 = (word)_mm512_ternarylogic_epi64((__m512i)w167, (__m512i)w160, (__m512i)w28, 0xf6);  // g1 semiglobal.dp:12
        const word w169 = load_first(top + i96 + 2);
        const word w170 = shift_in(w146, w169);
        const word w171 = load_first(top + i97 + 2);
        const word w172 = shift_in(w115, w171);
        const word w173 = (word)_mm512_ternarylogic_epi64((__m512i)w145, (__m512i)w144, (__m512i)c81, 0xd5);  // g2 semiglobal.dp:12
        const word w174 = (word)_mm512_ternarylogic_epi64((__m512i)w173, (__m512i)w150, (__m512i)w119, 0x3d);  // g3 semiglobal.dp:12
        const word w175 = (word)_mm512_ternarylogic_epi64((__m512i)w174, (__m512i)w150, (__m512i)w119, 0x2e);  // g4 semiglobal.dp:12
        const word w176 = (word)_mm512_ternarylogic_epi64((__m512i)w174, (__m512i)w144, (__m512i)w150, 0x96);  // g5 semiglobal.dp:12
        const word w177 = (word)_mm512_ternarylogic_epi64((__m512i)w149, (__m512i)w148, (__m512i)w106, 0xd5);  // g2 semiglobal.dp:12
        const word w178 = (word)_mm512_ternarylogic_epi64((__m512i)w154, (__m512i)w177, (__m512i)w123, 0x3d);  // g3 semiglobal.dp:12
        const word w179 = (word)_mm512_ternarylogic_epi64((__m512i)w178, (__m512i)w154, (__m512i)w123, 0x2e);  // g4 semiglobal.dp:12
        const word w180 = (word)_mm512_ternarylogic_epi64((__m512i)w178, (__m512i)w148, (__m512i)w154, 0x96);  // g5 semiglobal.dp:12
        const word w181 = (word)_mm512_ternarylogic_epi64((__m512i)w153, (__m512i)w152, (__m512i)w134, 0xd5);  // g2 semiglobal.dp:12
        const word w182 = (word)_mm512_ternarylogic_epi64((__m512i)w158, (__m512i)w181, (__m512i)w127, 0x3d);  // g3 semiglobal.dp:12
        const word w183 = (word)_mm512_ternarylogic_epi64((__m512i)w182, (__m512i)w158, (__m512i)w127, 0x2e);  // g4 semiglobal.dp:12
        const word w184 = (word)_mm512_ternarylogic_epi64((__m512i)w182, (__m512i)w152, (__m512i)w158, 0x96);  // g5 semiglobal.dp:12
        const word w185 = (word)_mm512_ternarylogic_epi64((__m512i)w157, (__m512i)w156, (__m512i)w162, 0xd5);  // g2 semiglobal.dp:12
        const word w186 = (word)_mm512_ternarylogic_epi64((__m512i)w185, (__m512i)w170, (__m512i)w172, 0x3d);  // g3 semiglobal.dp:12
        const word w187 = (word)_mm512_ternarylogic_epi64((__m512i)w186, (__m512i)w170, (__m512i)w172, 0x2e);  // g4 semiglobal.dp:12
        const word w188 = (word)_mm512_ternarylogic_epi64((__m512i)w186, (__m512i)w156, (__m512i)w170, 0x96);  // g5 semiglobal.dp:12
        store_first(bottom + i96 + 2, w176);
        store_first(bottom + i98 + 2, w145);
        const word w189 = load_word(windows + i94);
        const word w190 = load_word(windows + i95);
        const word w191 = w21 ^ w189;  // g0 semiglobal.dp:12
        const word w192 = (word)_mm512_ternarylogic_epi64((__m512i)w191, (__m512i)w190, (__m512i)w22, 0xf6);  // g1 semiglobal.dp:12
        const word w193 = w23 ^ w189;  // g0 semiglobal.dp:12
        const word w194 = (word)_mm512_ternarylogic_epi64((__m512i)w193, (__m512i)w190, (__m512i)w24, 0xf6);  // g1 semiglobal.dp:12
        const word w195 = w25 ^ w189;  // g0 semiglobal.dp:12
        const word w196 = (word)_mm512_ternarylogic_epi64((__m512i)w195, (__m512i)w190, (__m512i)w26, 0xf6);  // g1 semiglobal.dp:12
        const word w197 = w27 ^ w189;  // g0 semiglobal.dp:12
        const word w198 = (word)_mm512_ternarylogic_epi64((__m512i)w197, (__m512i)w190, (__m512i)w28, 0xf6);  // g1 semiglobal.dp:12
        const word w199 = load_first(top + i96 + 3);
        const word w200 = shift_in(w176, w199);
        const word w201 = load_first(top + i97 + 3);
        const word w202 = shift_in(w145, w201);
        const word w203 = (word)_mm512_ternarylogic_epi64((__m512i)w175, (__m512i)w174, (__m512i)w108, 0xd5);  // g2 semiglobal.dp:12
        const word w204 = (word)_mm512_ternarylogic_epi64((__m512i)w203, (__m512i)w180, (__m512i)w149, 0x3d);  // g3 semiglobal.dp:12
        const word w205 = (word)_mm512_ternarylogic_epi64((__m512i)w204, (__m512i)w180, (__m512i)w149, 0x2e);  // g4 semiglobal.dp:12
        const word w206 = (word)_mm512_ternarylogic_epi64((__m512i)w204, (__m512i)w174, (__m512i)w180, 0x96);  // g5 semiglobal.dp:12
        const word w207 = (word)_mm512_ternarylogic_epi64((__m512i)w179, (__m512i)w178, (__m512i)w136, 0xd5);  // g2 semiglobal.dp:12
        const word w208 = (word)_mm512_ternarylogic_epi64((__m512i)w184, (__m512i)w207, (__m512i)w153, 0x3d);  // g3 semiglobal.dp:12
        const word w209 = (word)_mm512_ternarylogic_epi64((__m512i)w208, (__m512i)w184, (__m512i)w153, 0x2e);  // g4 semiglobal.dp:12
        const word w210 = (word)_mm512_ternarylogic_epi64((__m512i)w208, (__m512i)w178, (__m512i)w184, 0x96);  // g5 semiglobal.dp:12
        const word w211 = (word)_mm512_ternarylogic_epi64((__m512i)w183, (__m512i)w182, (__m512i)w164, 0xd5);  // g2 semiglobal.dp:12
        const word w212 = (word)_mm512_ternarylogic_epi64((__m512i)w188, (__m512i)w211, (__m512i)w157, 0x3d);  // g3 semiglobal.dp:12
        const word w213 = (word)_mm512_ternarylogic_epi64((__m512i)w212, (__m512i)w188, (__m512i)w157, 0x2e);  // g4 semiglobal.dp:12
        const word w214 = (word)_mm512_ternarylogic_epi64((__m512i)w212, (__m512i)w182, (__m512i)w188, 0x96);  // g5 semiglobal.dp:12
        const word w215 = (word)_mm512_ternarylogic_epi64((__m512i)w187, (__m512i)w186, (__m512i)w192, 0xd5);  // g2 semiglobal.dp:12
        const word w216 = (word)_mm512_ternarylogic_epi64((__m512i)w215, (__m512i)w200, (__m512i)w202, 0x3d);  // g3 semiglobal.dp:12
        const word w217 = (word)_mm512_ternarylogic_epi64((__m512i)w216, (__m512i)w200, (__m512i)w202, 0x2e);  // g4 semiglobal.dp:12
        const word w218 = (word)_mm512_ternarylogic_epi64((__m512i)w216, (__m512i)w186, (__m512i)w200, 0x96);  // g5 semiglobal.dp:12
        store_first(bottom + i96 + 3, w206);
        store_first(bottom + i98 + 3, w175);
        c60 = w217;
        c61 = w216;
        c62 = w213;
        c63 = w212;
        c64 = w209;
        c65 = w208;
        c66 = w205;
        c67 = w204;
        c68 = w218;
        c69 = w187;
        c70 = w214;
        c71 = w183;
        c72 = w210;
        c73 = w179;
        c74 = w206;
        c75 = w175;
        c76 = w138;
        c77 = w166;
        c78 = w168;
        c79 = w194;
        c80 = w196;
        c81 = w198;
    }
    store_aligned(vertical, c60);
    store_aligned(vertical + 1 * WORD_BYTES, c61);
    store_aligned(vertical + 2 * WORD_BYTES, c62);
    store_aligned(vertical + 3 * WORD_BYTES, c63);
    store_aligned(vertical + 4 * WORD_BYTES, c64);
    store_aligned(vertical + 5 * WORD_BYTES, c65);
    store_aligned(vertical + 6 * WORD_BYTES, c66);
    store_aligned(vertical + 7 * WORD_BYTES, c67);
    store_aligned(down, c68);
    store_aligned(down + 1 * WORD_BYTES, c69);
    store_aligned(down + 2 * WORD_BYTES, c70);
    store_aligned(down + 3 * WORD_BYTES, c71);
    store_aligned(down + 4 * WORD_BYTES, c72);
    store_aligned(down + 5 * WORD_BYTES, c73);
    store_aligned(down + 6 * WORD_BYTES, c74);
    store_aligned(down + 7 * WORD_BYTES, c75);
}

/* An iteration: 128 gates, 8 moves, 0 additions, 28 loads, 40 stores. */
void semiglobal_avx512_edge_tap(uint8_t *const *buffers, const int64_t *scalars);
void semiglobal_avx512_edge_tap(uint8_t *const *buffers, const int64_t *scalars) {
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
    const word w22 = load_aligned(a);
    const word w23 = load_aligned(a + 1 * WORD_BYTES);
    const word w24 = load_aligned(a + 2 * WORD_BYTES);
    const word w25 = load_aligned(a + 3 * WORD_BYTES);
    const word w26 = load_aligned(a + 4 * WORD_BYTES);
    const word w27 = load_aligned(a + 5 * WORD_BYTES);
    const word w28 = load_aligned(a + 6 * WORD_BYTES);
    const word w29 = load_aligned(a + 7 * WORD_BYTES);
    const uint64_t i30 = i4 & (uint64_t)7;
    const uint64_t i31 = i4 >> 3;
    const uint64_t i32 = i30 * i0;
    const uint64_t i33 = i32 + i31;
    const uint64_t i34 = i0 * (uint64_t)8;
    const uint64_t i35 = i33 + i34;
    const uint64_t i36 = i35 + i34;
    const uint64_t i37 = i36 + i34;
    const uint64_t i38 = i37 + i34;
    const uint64_t i39 = i38 + i34;
    const uint64_t i40 = i39 + i34;
    const uint64_t i41 = i40 + i34;
    const word w42 = load_word(windows + i36);
    const word w43 = load_word(windows + i37);
    const word w44 = load_word(active + i35);
    const word w45 = w28 ^ w42;  // g0 semiglobal.dp:12
    const word w46 = (word)_mm512_ternarylogic_epi64((__m512i)w45, (__m512i)w43, (__m512i)w29, 0xf6);  // g1 semiglobal.dp:12
    const word w47 = load_word(windows + i38);
    const word w48 = load_word(windows + i39);
    const word w49 = load_word(active + i36);
    const word w50 = w26 ^ w47;  // g0 semiglobal.dp:12
    const word w51 = (word)_mm512_ternarylogic_epi64((__m512i)w50, (__m512i)w48, (__m512i)w27, 0xf6);  // g1 semiglobal.dp:12
    const word w52 = w28 ^ w47;  // g0 semiglobal.dp:12
    const word w53 = (word)_mm512_ternarylogic_epi64((__m512i)w52, (__m512i)w48, (__m512i)w29, 0xf6);  // g1 semiglobal.dp:12
    const word w54 = load_word(windows + i40);
    const word w55 = load_word(windows + i41);
    const word w56 = load_word(active + i37);
    const word w57 = w24 ^ w54;  // g0 semiglobal.dp:12
    const word w58 = (word)_mm512_ternarylogic_epi64((__m512i)w57, (__m512i)w55, (__m512i)w25, 0xf6);  // g1 semiglobal.dp:12
    const word w59 = w26 ^ w54;  // g0 semiglobal.dp:12
    const word w60 = (word)_mm512_ternarylogic_epi64((__m512i)w59, (__m512i)w55, (__m512i)w27, 0xf6);  // g1 semiglobal.dp:12
    const word w61 = w28 ^ w54;  // g0 semiglobal.dp:12
    const word w62 = (word)_mm512_ternarylogic_epi64((__m512i)w61, (__m512i)w55, (__m512i)w29, 0xf6);  // g1 semiglobal.dp:12
    word c64 = w6;
    word c65 = w7;
    word c66 = w8;
    word c67 = w9;
    word c68 = w10;
    word c69 = w11;
    word c70 = w12;
    word c71 = w13;
    word c72 = w14;
    word c73 = w15;
    word c74 = w16;
    word c75 = w17;
    word c76 = w18;
    word c77 = w19;
    word c78 = w20;
    word c79 = w21;
    word c80 = w46;
    word c81 = w44;
    word c82 = w51;
    word c83 = w53;
    word c84 = w49;
    word c85 = w58;
    word c86 = w60;
    word c87 = w62;
    word c88 = w56;
    for (uint64_t i63 = i4; (int64_t)i63 < (int64_t)i5; ++i63) {
        const uint64_t i89 = (uint64_t)1;
        const uint64_t i90 = i63 + i89;
        const uint64_t i91 = i90 & (uint64_t)7;
        const uint64_t i92 = i90 >> 3;
        const uint64_t i93 = i91 * i0;
        const uint64_t i94 = i93 + i92;
        const uint64_t i95 = i0 * (uint64_t)8;
        const uint64_t i96 = i94 + i95;
        const uint64_t i97 = i96 + i95;
        const uint64_t i98 = i97 + i95;
        const uint64_t i99 = i98 + i95;
        const uint64_t i100 = i99 + i95;
        const uint64_t i101 = i100 + i95;
        const uint64_t i102 = i101 + i95;
        const uint64_t i103 = i63 * (uint64_t)4;
        const uint64_t i104 = i103 + i1;
        const uint64_t i105 = i103 + i2;
        const word w106 = load_word(windows + i94);
        const word w107 = load_word(windows + i96);
        const word w108 = load_word(active + i94);
        const word w109 = w22 ^ w106;  // g0 semiglobal.dp:12
        const word w110 = (word)_mm512_ternarylogic_epi64((__m512i)w109, (__m512i)w107, (__m512i)w23, 0xf6);  // g1 semiglobal.dp:12
        const word w111 = w24 ^ w106;  // g0 semiglobal.dp:12
        const word w112 = (word)_mm512_ternarylogic_epi64((__m512i)w111, (__m512i)w107, (__m512i)w25, 0xf6);  // g1 semiglobal.dp:12
        const word w113 = w26 ^ w106;  // g0 semiglobal.dp:12
        const word w114 = (word)_mm512_ternarylogic_epi64((__m512i)w113, (__m512i)w107, (__m512i)w27, 0xf6);  // g1 semiglobal.dp:12
        const word w115 = w28 ^ w106;  // g0 semiglobal.dp:12
        const word w116 = (word)_mm512_ternarylogic_epi64((__m512i)w115, (__m512i)w107, (__m512i)w29, 0xf6);  // g1 semiglobal.dp:12
        const word w117 = load_first(top + i103);
        const word w118 = shift_in(c78, w117);
        const word w119 = load_first(top + i104);
        const word w120 = shift_in(c79, w119);
        const word w121 = (word)_mm512_ternarylogic_epi64((__m512i)c70, (__m512i)c71, (__m512i)c80, 0xd5);  // g2 semiglobal.dp:12
        const word w122 = (word)_mm512_ternarylogic_epi64((__m512i)w121, (__m512i)c76, (__m512i)c77, 0x3d);  // g3 semiglobal.dp:12
        const word w123 = (word)_mm512_ternarylogic_epi64((__m512i)w122, (__m512i)c76, (__m512i)c77, 0x2e);  // g4 semiglobal.dp:12
        const word w124 = (word)_mm512_ternarylogic_epi64((__m512i)w122, (__m512i)c71, (__m512i)c76, 0x96);  // g5 semiglobal.dp:12
        const word w125 = (word)_mm512_ternarylogic_epi64((__m512i)w123, (__m512i)c81, (__m512i)c70, 0xe2);  // g6 semiglobal.dp:12
        const word w126 = (word)_mm512_ternarylogic_epi64((__m512i)w122, (__m512i)c81, (__m512i)c71, 0xe2);  // g7 semiglobal.dp:12
        const word w127 = (word)_mm512_ternarylogic_epi64((__m512i)c68, (__m512i)c69, (__m512i)c82, 0xd5);  // g2 semiglobal.dp:12
        const word w128 = (word)_mm512_ternarylogic_epi64((__m512i)w127, (__m512i)c74, (__m512i)c75, 0x3d);  // g3 semiglobal.dp:12
        const word w129 = (word)_mm512_ternarylogic_epi64((__m512i)w128, (__m512i)c74, (__m512i)c75, 0x2e);  // g4 semiglobal.dp:12
        const word w130 = (word)_mm512_ternarylogic_epi64((__m512i)w128, (__m512i)c69, (__m512i)c74, 0x96);  // g5 semiglobal.dp:12
        const word w131 = (word)_mm512_ternarylogic_epi64((__m512i)w129, (__m512i)c84, (__m512i)c68, 0xe2);  // g6 semiglobal.dp:12
        const word w132 = (word)_mm512_ternarylogic_epi64((__m512i)w128, (__m512i)c84, (__m512i)c69, 0xe2);  // g7 semiglobal.dp:12
        const word w133 = (word)_mm512_ternarylogic_epi64((__m512i)c66, (__m512i)c67, (__m512i)c85, 0xd5);  // g2 semiglobal.dp:12
        const word w134 = (word)_mm512_ternarylogic_epi64((__m512i)w133, (__m512i)c72, (__m512i)c73, 0x3d);  // g3 semiglobal.dp:12
        const word w135 = (word)_mm512_ternarylogic_epi64((__m512i)w134, (__m512i)c72, (__m512i)c73, 0x2e);  // g4 semiglobal.dp:12
        const word w136 = (word)_mm512_ternarylogic_epi64((__m512i)w134, (__m512i)c67, (__m512i)c72, 0x96);  // g5 semiglobal.dp:12
        const word w137 = (word)_mm512_ternarylogic_epi64((__m512i)w135, (__m512i)c88, (__m512i)c66, 0xe2);  // g6 semiglobal.dp:12
        const word w138 = (word)_mm512_ternarylogic_epi64((__m512i)w134, (__m512i)c88, (__m512i)c67, 0xe2);  // g7 semiglobal.dp:12
        const word w139 = (word)_mm512_ternarylogic_epi64((__m512i)w110, (__m512i)c64, (__m512i)c65, 0x8f);  // g2 semiglobal.dp:12
        const word w140 = (word)_mm512_ternarylogic_epi64((__m512i)w139, (__m512i)w118, (__m512i)w120, 0x3d);  // g3 semiglobal.dp:12
        const word w141 = (word)_mm512_ternarylogic_epi64((__m512i)w140, (__m512i)w118, (__m512i)w120, 0x2e);  // g4 semiglobal.dp:12
        const word w142 = (word)_mm512_ternarylogic_epi64((__m512i)w140, (__m512i)c65, (__m512i)w118, 0x96);  // g5 semiglobal.dp:12
        const word w143 = (word)_mm512_ternarylogic_epi64((__m512i)w141, (__m512i)w108, (__m512i)c64, 0xe2);  // g6 semiglobal.dp:12
        const word w144 = (word)_mm512_ternarylogic_epi64((__m512i)w140, (__m512i)w108, (__m512i)c65, 0xe2);  // g7 semiglobal.dp:12
        store_aligned(tap, w142);
        store_aligned(tap + 1 * WORD_BYTES, w136);
        store_aligned(tap + 2 * WORD_BYTES, w130);
        store_aligned(tap + 3 * WORD_BYTES, w124);
        const uint64_t i145 = load_byte(tap + i3);
        store_byte(bottom + i103, i145);
        store_aligned(tap + 4 * WORD_BYTES, c64);
        store_aligned(tap + 5 * WORD_BYTES, c66);
        store_aligned(tap + 6 * WORD_BYTES, c68);
        store_aligned(tap + 7 * WORD_BYTES, c70);
        const uint64_t i146 = load_byte(tap + i3 + 4 * WORD_BYTES);
        store_byte(bottom + i105, i146);
        const word w147 = load_word(windows + i97);
        const word w148 = load_word(windows + i98);
        const word w149 = load_word(active + i96);
        const word w150 = w22 ^ w147;  // g0 semiglobal.dp:12
        const word w151 = (word)_mm512_ternarylogic_epi64((__m512i)w150, (__m512i)w148, (__m512i)w23, 0xf6);  // g1 semiglobal.dp:12
        const word w152 = w24 ^ w147;  // g0 semiglobal.dp:12
        const word w153 = (word)_mm512_ternarylogic_epi64((__m512i)w152, (__m512i)w148, (__m512i)w25, 0xf6);  // g1 semiglobal.dp:12
        const word w154 = w26 ^ w147;  // g0 semiglobal.dp:12
        const word w155 = (word)_mm512_ternarylogic_epi64((__m512i)w154, (__m512i)w148, (__m512i)w27, 0xf6);  // g1 semiglobal.dp:12
        const word w156 = w28 ^ w147;  // g0 semiglobal.dp:12
        const word w157 = (word)_mm512_ternarylogic_epi64((__m512i)w156, (__m512i)w148, (__m512i)w29, 0xf6);  // g1 semiglobal.dp:12
        const word w158 = load_first(top + i103 + 1);
        const word w159 = shift_in(w124, w158);
        const word w160 = load_first(top + i104 + 1);
        const word w161 = shift_in(c70, w160);
        const word w162 = (word)_mm512_ternarylogic_epi64((__m512i)w125, (__m512i)w126, (__m512i)c83, 0xd5);  // g2 semiglobal.dp:12
        const word w163 = (word)_mm512_ternarylogic_epi64((__m512i)w162, (__m512i)w130, (__m512i)c68, 0x3d);  // g3 semiglobal.dp:12
        const word w164 = (word)_mm512_ternarylogic_epi64((__m512i)w163, (__m512i)w130, (__m512i)c68, 0x2e);  // g4 semiglobal.dp:12
        const word w165 = (word)_mm512_ternarylogic_epi64((__m512i)w163, (__m512i)w126, (__m512i)w130, 0x96);  // g5 semiglobal.dp:12
        const word w166 = (word)_mm512_ternarylogic_epi64((__m512i)w164, (__m512i)c84, (__m512i)w125, 0xe2);  // g6 semiglobal.dp:12
        const word w167 = (word)_mm512_ternarylogic_epi64((__m512i)w163, (__m512i)c84, (__m512i)w126, 0xe2);  // g7 semiglobal.dp:12
        const word w168 = (word)_mm512_ternarylogic_epi64((__m512i)w131, (__m512i)w132, (__m512i)c86, 0xd5);  // g2 semiglobal.dp:12
        const word w169 = (word)_mm512_ternarylogic_epi64((__m512i)w168, (__m512i)w136, (__m512i)c66, 0x3d);  // g3 semiglobal.dp:12
        const word w170 = (word)_mm512_ternarylogic_epi64((__m512i)w169, (__m512i)w136, (__m512i)c66, 0x2e);  // g4 semiglobal.dp:12
        const word w171 = (word)_mm512_ternarylogic_epi64((__m512i)w169, (__m512i)w132, (__m512i)w136, 0x96);  // g5 semiglobal.dp:12
        const word w172 = (word)_mm512_ternarylogic_epi64((__m512i)w170, (__m512i)c88, (__m512i)w131, 0xe2);  // g6 semiglobal.dp:12
        const word w173 = (word)_mm512_ternarylogic_epi64((__m512i)w169, (__m512i)c88, (__m512i)w132, 0xe2);  // g7 semiglobal.dp:12
        const word w174 = (word)_mm512_ternarylogic_epi64((__m512i)w137, (__m512i)w138, (__m512i)w112, 0xd5);  // g2 semiglobal.dp:12
        const word w175 = (word)_mm512_ternarylogic_epi64((__m512i)w142, (__m512i)w174, (__m512i)c64, 0x3d);  // g3 semiglobal.dp:12
        const word w176 = (word)_mm512_ternarylogic_epi64((__m512i)w175, (__m512i)w142, (__m512i)c64, 0x2e);  // g4 semiglobal.dp:12
        const word w177 = (word)_mm512_ternarylogic_epi64((__m512i)w175, (__m512i)w138, (__m512i)w142, 0x96);  // g5 semiglobal.dp:12
        const word w178 = (word)_mm512_ternarylogic_epi64((__m512i)w176, (__m512i)w108, (__m512i)w137, 0xe2);  // g6 semiglobal.dp:12
        const word w179 = (word)_mm512_ternarylogic_epi64((__m512i)w175, (__m512i)w108, (__m512i)w138, 0xe2);  // g7 semiglobal.dp:12
        const word w180 = (word)_mm512_ternarylogic_epi64((__m512i)w143, (__m512i)w144, (__m512i)w151, 0xd5);  // g2 semiglobal.dp:12
        const word w181 = (word)_mm512_ternarylogic_epi64((__m512i)w180, (__m512i)w159, (__m512i)w161, 0x3d);  // g3 semiglobal.dp:12
        const word w182 = (word)_mm512_ternarylogic_epi64((__m512i)w181, (__m512i)w159, (__m512i)w161, 0x2e);  // g4 semiglobal.dp:12
        const word w183 = (word)_mm512_ternarylogic_epi64((__m512i)w181, (__m512i)w144, (__m512i)w159, 0x96);  // g5 semiglobal.dp:12
        const word w184 = (word)_mm512_ternarylogic_epi64((__m512i)w182, (__m512i)w149, (__m512i)w143, 0xe2);  // g6 semiglobal.dp:12
        const word w185 = (word)_mm512_ternarylogic_epi64((__m512i)w181, (__m512i)w149, (__m512i)w144, 0xe2);  // g7 semiglobal.dp:12
        store_aligned(tap, w183);
        store_aligned(tap + 1 * WORD_BYTES, w177);
        store_aligned(tap + 2 * WORD_BYTES, w171);
        store_aligned(tap + 3 * WORD_BYTES, w165);
        const uint64_t i186 = load_byte(tap + i3);
        store_byte(bottom + i103 + 1, i186);
        store_aligned(tap + 4 * WORD_BYTES, w143);
        store_aligned(tap + 5 * WORD_BYTES, w137);
        store_aligned(tap + 6 * WORD_BYTES, w131);
        store_aligned(tap + 7 * WORD_BYTES, w125);
        const uint64_t i187 = load_byte(tap + i3 + 4 * WORD_BYTES);
        store_byte(bottom + i105 + 1, i187);
        const word w188 = load_word(windows + i99);
        const word w189 = load_word(windows + i100);
        const word w190 = load_word(active + i97);
        const word w191 = w22 ^ w188;  // g0 semiglobal.dp:12
        const word w192 = (word)_mm512_ternarylogic_epi64((__m512i)w191, (__m512i)w189, (__m512i)w23, 0xf6);  // g1 semiglobal.dp:12
        const word w193 = w24 ^ w188;  // g0 semiglobal.dp:12
        const word w194 = (word)_mm512_ternarylogic_epi64((__m512i)w193, (__m512i)w189, (__m512i)w25, 0xf6);  // g1 semiglobal.dp:12
        const word w195 = w26 ^ w188;  // g0 semiglobal.dp:12
        const word w196 = (word)_mm512_ternarylogic_epi64((__m512i)w195, (__m512i)w189, (__m512i)w27, 0xf6);  // g1 semiglobal.dp:12
        const word w197 = w28 ^ w188;  // g0 semiglobal.dp:12
        const word w198 = (word)_mm512_ternarylogic_epi64((__m512i)w197, (__m512i)w189, (__m512i)w29, 0xf6);  // g1 semiglobal.dp:12
        const word w199 = load_first(top + i103 + 2);
        const word w200 = shift_in(w165, w199);
        const word w201 = load_first(top + i104 + 2);
        const word w202 = shift_in(w125, w201);
        const word w203 = (word)_mm512_ternarylogic_epi64((__m512i)w166, (__m512i)w167, (__m512i)c87, 0xd5);  // g2 semiglobal.dp:12
        const word w204 = (word)_mm512_ternarylogic_epi64((__m512i)w203, (__m512i)w171, (__m512i)w131, 0x3d);  // g3 semiglobal.dp:12
        const word w205 = (word)_mm512_ternarylogic_epi64((__m512i)w204, (__m512i)w171, (__m512i)w131, 0x2e);  // g4 semiglobal.dp:12
        const word w206 = (word)_mm512_ternarylogic_epi64((__m512i)w204, (__m512i)w167, (__m512i)w171, 0x96);  // g5 semiglobal.dp:12
        const word w207 = (word)_mm512_ternarylogic_epi64((__m512i)w205, (__m512i)c88, (__m512i)w166, 0xe2);  // g6 semiglobal.dp:12
        const word w208 = (word)_mm512_ternarylogic_epi64((__m512i)w204, (__m512i)c88, (__m512i)w167, 0xe2);  // g7 semiglobal.dp:12
        const word w209 = (word)_mm512_ternarylogic_epi64((__m512i)w172, (__m512i)w173, (__m512i)w114, 0xd5);  // g2 semiglobal.dp:12
        const word w210 = (word)_mm512_ternarylogic_epi64((__m512i)w209, (__m512i)w177, (__m512i)w137, 0x3d);  // g3 semiglobal.dp:12
        const word w211 = (word)_mm512_ternarylogic_epi64((__m512i)w210, (__m512i)w177, (__m512i)w137, 0x2e);  // g4 semiglobal.dp:12
        const word w212 = (word)_mm512_ternarylogic_epi64((__m512i)w210, (__m512i)w173, (__m512i)w177, 0x96);  // g5 semiglobal.dp:12
        const word w213 = (word)_mm512_ternarylogic_epi64((__m512i)w211, (__m512i)w108, (__m512i)w172, 0xe2);  // g6 semiglobal.dp:12
        const word w214 = (word)_mm512_ternarylogic_epi64((__m512i)w210, (__m512i)w108, (__m512i)w173, 0xe2);  // g7 semiglobal.dp:12
        const word w215 = (word)_mm512_ternarylogic_epi64((__m512i)w178, (__m512i)w179, (__m512i)w153, 0xd5);  // g2 semiglobal.dp:12
        const word w216 = (word)_mm512_ternarylogic_epi64((__m512i)w183, (__m512i)w215, (__m512i)w143, 0x3d);  // g3 semiglobal.dp:12
        const word w217 = (word)_mm512_ternarylogic_epi64((__m512i)w216, (__m512i)w183, (__m512i)w143, 0x2e);  // g4 semiglobal.dp:12
        const word w218 = (word)_mm512_ternarylogic_epi64((__m512i)w216, (__m512i)w179, (__m512i)w183, 0x96);  // g5 semiglobal.dp:12
        const word w219 = (word)_mm512_ternarylogic_epi64((__m512i)w217, (__m512i)w149, (__m512i)w178, 0xe2);  // g6 semiglobal.dp:12
        const word w220 = (word)_mm512_ternarylogic_epi64((__m512i)w216, (__m512i)w149, (__m512i)w179, 0xe2);  // g7 semiglobal.dp:12
        const word w221 = (word)_mm512_ternarylogic_epi64((__m512i)w184, (__m512i)w185, (__m512i)w192, 0xd5);  // g2 semiglobal.dp:12
        const word w222 = (word)_mm512_ternarylogic_epi64((__m512i)w221, (__m512i)w200, (__m512i)w202, 0x3d);  // g3 semiglobal.dp:12
        const word w223 = (word)_mm512_ternarylogic_epi64((__m512i)w222, (__m512i)w200, (__m512i)w202, 0x2e);  // g4 semiglobal.dp:12
        const word w224 = (word)_mm512_ternarylogic_epi64((__m512i)w222, (__m512i)w185, (__m512i)w200, 0x96);  // g5 semiglobal.dp:12
        const word w225 = (word)_mm512_ternarylogic_epi64((__m512i)w223, (__m512i)w190, (__m512i)w184, 0xe2);  // g6 semiglobal.dp:12
        const word w226 = (word)_mm512_ternarylogic_epi64((__m512i)w222, (__m512i)w190, (__m512i)w185, 0xe2);  // g7 semiglobal.dp:12
        store_aligned(tap, w224);
        store_aligned(tap + 1 * WORD_BYTES, w218);
        store_aligned(tap + 2 * WORD_BYTES, w212);
        store_aligned(tap + 3 * WORD_BYTES, w206);
        const uint64_t i227 = load_byte(tap + i3);
        store_byte(bottom + i103 + 2, i227);
        store_aligned(tap + 4 * WORD_BYTES, w184);
        store_aligned(tap + 5 * WORD_BYTES, w178);
        store_aligned(tap + 6 * WORD_BYTES, w172);
        store_aligned(tap + 7 * WORD_BYTES, w166);
        const uint64_t i228 = load_byte(tap + i3 + 4 * WORD_BYTES);
        store_byte(bottom + i105 + 2, i228);
        const word w229 = load_word(windows + i101);
        const word w230 = load_word(windows + i102);
        const word w231 = load_word(active + i98);
        const word w232 = w22 ^ w229;  // g0 semiglobal.dp:12
        const word w233 = (word)_mm512_ternarylogic_epi64((__m512i)w232, (__m512i)w230, (__m512i)w23, 0xf6);  // g1 semiglobal.dp:12
        const word w234 = w24 ^ w229;  // g0 semiglobal.dp:12
        const word w235 = (word)_mm512_ternarylogic_epi64((__m512i)w234, (__m512i)w230, (__m512i)w25, 0xf6);  // g1 semiglobal.dp:12
        const word w236 = w26 ^ w229;  // g0 semiglobal.dp:12
        const word w237 = (word)_mm512_ternarylogic_epi64((__m512i)w236, (__m512i)w230, (__m512i)w27, 0xf6);  // g1 semiglobal.dp:12
        const word w238 = w28 ^ w229;  // g0 semiglobal.dp:12
        const word w239 = (word)_mm512_ternarylogic_epi64((__m512i)w238, (__m512i)w230, (__m512i)w29, 0xf6);  // g1 semiglobal.dp:12
        const word w240 = load_first(top + i103 + 3);
        const word w241 = shift_in(w206, w240);
        const word w242 = load_first(top + i104 + 3);
        const word w243 = shift_in(w166, w242);
        const word w244 = (word)_mm512_ternarylogic_epi64((__m512i)w207, (__m512i)w208, (__m512i)w116, 0xd5);  // g2 semiglobal.dp:12
        const word w245 = (word)_mm512_ternarylogic_epi64((__m512i)w244, (__m512i)w212, (__m512i)w172, 0x3d);  // g3 semiglobal.dp:12
        const word w246 = (word)_mm512_ternarylogic_epi64((__m512i)w245, (__m512i)w212, (__m512i)w172, 0x2e);  // g4 semiglobal.dp:12
        const word w247 = (word)_mm512_ternarylogic_epi64((__m512i)w245, (__m512i)w208, (__m512i)w212, 0x96);  // g5 semiglobal.dp:12
        const word w248 = (word)_mm512_ternarylogic_epi64((__m512i)w246, (__m512i)w108, (__m512i)w207, 0xe2);  // g6 semiglobal.dp:12
        const word w249 = (word)_mm512_ternarylogic_epi64((__m512i)w245, (__m512i)w108, (__m512i)w208, 0xe2);  // g7 semiglobal.dp:12
        const word w250 = (word)_mm512_ternarylogic_epi64((__m512i)w213, (__m512i)w214, (__m512i)w155, 0xd5);  // g2 semiglobal.dp:12
        const word w251 = (word)_mm512_ternarylogic_epi64((__m512i)w250, (__m512i)w218, (__m512i)w178, 0x3d);  // g3 semiglobal.dp:12
        const word w252 = (word)_mm512_ternarylogic_epi64((__m512i)w251, (__m512i)w218, (__m512i)w178, 0x2e);  // g4 semiglobal.dp:12
        const word w253 = (word)_mm512_ternarylogic_epi64((__m512i)w251, (__m512i)w214, (__m512i)w218, 0x96);  // g5 semiglobal.dp:12
        const word w254 = (word)_mm512_ternarylogic_epi64((__m512i)w252, (__m512i)w149, (__m512i)w213, 0xe2);  // g6 semiglobal.dp:12
        const word w255 = (word)_mm512_ternarylogic_epi64((__m512i)w251, (__m512i)w149, (__m512i)w214, 0xe2);  // g7 semiglobal.dp:12
        const word w256 = (word)_mm512_ternarylogic_epi64((__m512i)w219, (__m512i)w220, (__m512i)w194, 0xd5);  // g2 semiglobal.dp:12
        const word w257 = (word)_mm512_ternarylogic_epi64((__m512i)w224, (__m512i)w256, (__m512i)w184, 0x3d);  // g3 semiglobal.dp:12
        const word w258 = (word)_mm512_ternarylogic_epi64((__m512i)w257, (__m512i)w224, (__m512i)w184, 0x2e);  // g4 semiglobal.dp:12
        const word w259 = (word)_mm512_ternarylogic_epi64((__m512i)w257, (__m512i)w220, (__m512i)w224, 0x96);  // g5 semiglobal.dp:12
        const word w260 = (word)_mm512_ternarylogic_epi64((__m512i)w258, (__m512i)w190, (__m512i)w219, 0xe2);  // g6 semiglobal.dp:12
        const word w261 = (word)_mm512_ternarylogic_epi64((__m512i)w257, (__m512i)w190, (__m512i)w220, 0xe2);  // g7 semiglobal.dp:12
        const word w262 = (word)_mm512_ternarylogic_epi64((__m512i)w225, (__m512i)w226, (__m512i)w233, 0xd5);  // g2 semiglobal.dp:12
        const word w263 = (word)_mm512_ternarylogic_epi64((__m512i)w262, (__m512i)w241, (__m512i)w243, 0x3d);  // g3 semiglobal.dp:12
        const word w264 = (word)_mm512_ternarylogic_epi64((__m512i)w263, (__m512i)w241, (__m512i)w243, 0x2e);  // g4 semiglobal.dp:12
        const word w265 = (word)_mm512_ternarylogic_epi64((__m512i)w263, (__m512i)w226, (__m512i)w241, 0x96);  // g5 semiglobal.dp:12
        const word w266 = (word)_mm512_ternarylogic_epi64((__m512i)w264, (__m512i)w231, (__m512i)w225, 0xe2);  // g6 semiglobal.dp:12
        const word w267 = (word)_mm512_ternarylogic_epi64((__m512i)w263, (__m512i)w231, (__m512i)w226, 0xe2);  // g7 semiglobal.dp:12
        store_aligned(tap, w265);
        store_aligned(tap + 1 * WORD_BYTES, w259);
        store_aligned(tap + 2 * WORD_BYTES, w253);
        store_aligned(tap + 3 * WORD_BYTES, w247);
        const uint64_t i268 = load_byte(tap + i3);
        store_byte(bottom + i103 + 3, i268);
        store_aligned(tap + 4 * WORD_BYTES, w225);
        store_aligned(tap + 5 * WORD_BYTES, w219);
        store_aligned(tap + 6 * WORD_BYTES, w213);
        store_aligned(tap + 7 * WORD_BYTES, w207);
        const uint64_t i269 = load_byte(tap + i3 + 4 * WORD_BYTES);
        store_byte(bottom + i105 + 3, i269);
        c64 = w266;
        c65 = w267;
        c66 = w260;
        c67 = w261;
        c68 = w254;
        c69 = w255;
        c70 = w248;
        c71 = w249;
        c72 = w265;
        c73 = w225;
        c74 = w259;
        c75 = w219;
        c76 = w253;
        c77 = w213;
        c78 = w247;
        c79 = w207;
        c80 = w157;
        c81 = w149;
        c82 = w196;
        c83 = w198;
        c84 = w190;
        c85 = w235;
        c86 = w237;
        c87 = w239;
        c88 = w231;
    }
    store_aligned(vertical, c64);
    store_aligned(vertical + 1 * WORD_BYTES, c65);
    store_aligned(vertical + 2 * WORD_BYTES, c66);
    store_aligned(vertical + 3 * WORD_BYTES, c67);
    store_aligned(vertical + 4 * WORD_BYTES, c68);
    store_aligned(vertical + 5 * WORD_BYTES, c69);
    store_aligned(vertical + 6 * WORD_BYTES, c70);
    store_aligned(vertical + 7 * WORD_BYTES, c71);
    store_aligned(down, c72);
    store_aligned(down + 1 * WORD_BYTES, c73);
    store_aligned(down + 2 * WORD_BYTES, c74);
    store_aligned(down + 3 * WORD_BYTES, c75);
    store_aligned(down + 4 * WORD_BYTES, c76);
    store_aligned(down + 5 * WORD_BYTES, c77);
    store_aligned(down + 6 * WORD_BYTES, c78);
    store_aligned(down + 7 * WORD_BYTES, c79);
}

/* An iteration: 96 gates, 8 moves, 0 additions, 24 loads, 40 stores. */
void semiglobal_avx512_steady_tap(uint8_t *const *buffers, const int64_t *scalars);
void semiglobal_avx512_steady_tap(uint8_t *const *buffers, const int64_t *scalars) {
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
    const word w22 = load_aligned(a);
    const word w23 = load_aligned(a + 1 * WORD_BYTES);
    const word w24 = load_aligned(a + 2 * WORD_BYTES);
    const word w25 = load_aligned(a + 3 * WORD_BYTES);
    const word w26 = load_aligned(a + 4 * WORD_BYTES);
    const word w27 = load_aligned(a + 5 * WORD_BYTES);
    const word w28 = load_aligned(a + 6 * WORD_BYTES);
    const word w29 = load_aligned(a + 7 * WORD_BYTES);
    const uint64_t i30 = i4 & (uint64_t)7;
    const uint64_t i31 = i4 >> 3;
    const uint64_t i32 = i30 * i0;
    const uint64_t i33 = i32 + i31;
    const uint64_t i34 = i0 * (uint64_t)8;
    const uint64_t i35 = i33 + i34;
    const uint64_t i36 = i35 + i34;
    const uint64_t i37 = i36 + i34;
    const uint64_t i38 = i37 + i34;
    const uint64_t i39 = i38 + i34;
    const uint64_t i40 = i39 + i34;
    const uint64_t i41 = i40 + i34;
    const word w42 = load_word(windows + i36);
    const word w43 = load_word(windows + i37);
    const word w44 = w28 ^ w42;  // g0 semiglobal.dp:12
    const word w45 = (word)_mm512_ternarylogic_epi64((__m512i)w44, (__m512i)w43, (__m512i)w29, 0xf6);  // g1 semiglobal.dp:12
    const word w46 = load_word(windows + i38);
    const word w47 = load_word(windows + i39);
    const word w48 = w26 ^ w46;  // g0 semiglobal.dp:12
    const word w49 = (word)_mm512_ternarylogic_epi64((__m512i)w48, (__m512i)w47, (__m512i)w27, 0xf6);  // g1 semiglobal.dp:12
    const word w50 = w28 ^ w46;  // g0 semiglobal.dp:12
    const word w51 = (word)_mm512_ternarylogic_epi64((__m512i)w50, (__m512i)w47, (__m512i)w29, 0xf6);  // g1 semiglobal.dp:12
    const word w52 = load_word(windows + i40);
    const word w53 = load_word(windows + i41);
    const word w54 = w24 ^ w52;  // g0 semiglobal.dp:12
    const word w55 = (word)_mm512_ternarylogic_epi64((__m512i)w54, (__m512i)w53, (__m512i)w25, 0xf6);  // g1 semiglobal.dp:12
    const word w56 = w26 ^ w52;  // g0 semiglobal.dp:12
    const word w57 = (word)_mm512_ternarylogic_epi64((__m512i)w56, (__m512i)w53, (__m512i)w27, 0xf6);  // g1 semiglobal.dp:12
    const word w58 = w28 ^ w52;  // g0 semiglobal.dp:12
    const word w59 = (word)_mm512_ternarylogic_epi64((__m512i)w58, (__m512i)w53, (__m512i)w29, 0xf6);  // g1 semiglobal.dp:12
    word c61 = w6;
    word c62 = w7;
    word c63 = w8;
    word c64 = w9;
    word c65 = w10;
    word c66 = w11;
    word c67 = w12;
    word c68 = w13;
    word c69 = w14;
    word c70 = w15;
    word c71 = w16;
    word c72 = w17;
    word c73 = w18;
    word c74 = w19;
    word c75 = w20;
    word c76 = w21;
    word c77 = w45;
    word c78 = w49;
    word c79 = w51;
    word c80 = w55;
    word c81 = w57;
    word c82 = w59;
    for (uint64_t i60 = i4; (int64_t)i60 < (int64_t)i5; ++i60) {
        const uint64_t i83 = (uint64_t)1;
        const uint64_t i84 = i60 + i83;
        const uint64_t i85 = i84 & (uint64_t)7;
        const uint64_t i86 = i84 >> 3;
        const uint64_t i87 = i85 * i0;
        const uint64_t i88 = i87 + i86;
        const uint64_t i89 = i0 * (uint64_t)8;
        const uint64_t i90 = i88 + i89;
        const uint64_t i91 = i90 + i89;
        const uint64_t i92 = i91 + i89;
        const uint64_t i93 = i92 + i89;
        const uint64_t i94 = i93 + i89;
        const uint64_t i95 = i94 + i89;
        const uint64_t i96 = i95 + i89;
        const uint64_t i97 = i60 * (uint64_t)4;
        const uint64_t i98 = i97 + i1;
        const uint64_t i99 = i97 + i2;
        const word w100 = load_word(windows + i88);
        const word w101 = load_word(windows + i90);
        const word w102 = w22 ^ w100;  // g0 semiglobal.dp:12
        const word w103 = (word)_mm512_ternarylogic_epi64((__m512i)w102, (__m512i)w101, (__m512i)w23, 0xf6);  // g1 semiglobal.dp:12
        const word w104 = w24 ^ w100;  // g0 semiglobal.dp:12
        const word w105 = (word)_mm512_ternarylogic_epi64((__m512i)w104, (__m512i)w101, (__m512i)w25, 0xf6);  // g1 semiglobal.dp:12
        const word w106 = w26 ^ w100;  // g0 semiglobal.dp:12
        const word w107 = (word)_mm512_ternarylogic_epi64((__m512i)w106, (__m512i)w101, (__m512i)w27, 0xf6);  // g1 semiglobal.dp:12
        const word w108 = w28 ^ w100;  // g0 semiglobal.dp:12
        const word w109 = (word)_mm512_ternarylogic_epi64((__m512i)w108, (__m512i)w101, (__m512i)w29, 0xf6);  // g1 semiglobal.dp:12
        const word w110 = load_first(top + i97);
        const word w111 = shift_in(c75, w110);
        const word w112 = load_first(top + i98);
        const word w113 = shift_in(c76, w112);
        const word w114 = (word)_mm512_ternarylogic_epi64((__m512i)c67, (__m512i)c68, (__m512i)c77, 0xd5);  // g2 semiglobal.dp:12
        const word w115 = (word)_mm512_ternarylogic_epi64((__m512i)w114, (__m512i)c73, (__m512i)c74, 0x3d);  // g3 semiglobal.dp:12
        const word w116 = (word)_mm512_ternarylogic_epi64((__m512i)w115, (__m512i)c73, (__m512i)c74, 0x2e);  // g4 semiglobal.dp:12
        const word w117 = (word)_mm512_ternarylogic_epi64((__m512i)w115, (__m512i)c68, (__m512i)c73, 0x96);  // g5 semiglobal.dp:12
        const word w118 = (word)_mm512_ternarylogic_epi64((__m512i)c65, (__m512i)c66, (__m512i)c78, 0xd5);  // g2 semiglobal.dp:12
        const word w119 = (word)_mm512_ternarylogic_epi64((__m512i)w118, (__m512i)c71, (__m512i)c72, 0x3d);  // g3 semiglobal.dp:12
        const word w120 = (word)_mm512_ternarylogic_epi64((__m512i)w119, (__m512i)c71, (__m512i)c72, 0x2e);  // g4 semiglobal.dp:12
        const word w121 = (word)_mm512_ternarylogic_epi64((__m512i)w119, (__m512i)c66, (__m512i)c71, 0x96);  // g5 semiglobal.dp:12
        const word w122 = (word)_mm512_ternarylogic_epi64((__m512i)c63, (__m512i)c64, (__m512i)c80, 0xd5);  // g2 semiglobal.dp:12
        const word w123 = (word)_mm512_ternarylogic_epi64((__m512i)w122, (__m512i)c69, (__m512i)c70, 0x3d);  // g3 semiglobal.dp:12
        const word w124 = (word)_mm512_ternarylogic_epi64((__m512i)w123, (__m512i)c69, (__m512i)c70, 0x2e);  // g4 semiglobal.dp:12
        const word w125 = (word)_mm512_ternarylogic_epi64((__m512i)w123, (__m512i)c64, (__m512i)c69, 0x96);  // g5 semiglobal.dp:12
        const word w126 = (word)_mm512_ternarylogic_epi64((__m512i)w103, (__m512i)c61, (__m512i)c62, 0x8f);  // g2 semiglobal.dp:12
        const word w127 = (word)_mm512_ternarylogic_epi64((__m512i)w126, (__m512i)w111, (__m512i)w113, 0x3d);  // g3 semiglobal.dp:12
        const word w128 = (word)_mm512_ternarylogic_epi64((__m512i)w127, (__m512i)w111, (__m512i)w113, 0x2e);  // g4 semiglobal.dp:12
        const word w129 = (word)_mm512_ternarylogic_epi64((__m512i)w127, (__m512i)c62, (__m512i)w111, 0x96);  // g5 semiglobal.dp:12
        store_aligned(tap, w129);
        store_aligned(tap + 1 * WORD_BYTES, w125);
        store_aligned(tap + 2 * WORD_BYTES, w121);
        store_aligned(tap + 3 * WORD_BYTES, w117);
        const uint64_t i130 = load_byte(tap + i3);
        store_byte(bottom + i97, i130);
        store_aligned(tap + 4 * WORD_BYTES, c61);
        store_aligned(tap + 5 * WORD_BYTES, c63);
        store_aligned(tap + 6 * WORD_BYTES, c65);
        store_aligned(tap + 7 * WORD_BYTES, c67);
        const uint64_t i131 = load_byte(tap + i3 + 4 * WORD_BYTES);
        store_byte(bottom + i99, i131);
        const word w132 = load_word(windows + i91);
        const word w133 = load_word(windows + i92);
        const word w134 = w22 ^ w132;  // g0 semiglobal.dp:12
        const word w135 = (word)_mm512_ternarylogic_epi64((__m512i)w134, (__m512i)w133, (__m512i)w23, 0xf6);  // g1 semiglobal.dp:12
        const word w136 = w24 ^ w132;  // g0 semiglobal.dp:12
        const word w137 = (word)_mm512_ternarylogic_epi64((__m512i)w136, (__m512i)w133, (__m512i)w25, 0xf6);  // g1 semiglobal.dp:12
        const word w138 = w26 ^ w132;  // g0 semiglobal.dp:12
        const word w139 = (word)_mm512_ternarylogic_epi64((__m512i)w138, (__m512i)w133, (__m512i)w27, 0xf6);  // g1 semiglobal.dp:12
        const word w140 = w28 ^ w132;  // g0 semiglobal.dp:12
        const word w141 = (word)_mm512_ternarylogic_epi64((__m512i)w140, (__m512i)w133, (__m512i)w29, 0xf6);  // g1 semiglobal.dp:12
        const word w142 = load_first(top + i97 + 1);
        const word w143 = shift_in(w117, w142);
        const word w144 = load_first(top + i98 + 1);
        const word w145 = shift_in(c67, w144);
        const word w146 = (word)_mm512_ternarylogic_epi64((__m512i)w116, (__m512i)w115, (__m512i)c79, 0xd5);  // g2 semiglobal.dp:12
        const word w147 = (word)_mm512_ternarylogic_epi64((__m512i)w146, (__m512i)w121, (__m512i)c65, 0x3d);  // g3 semiglobal.dp:12
        const word w148 = (word)_mm512_ternarylogic_epi64((__m512i)w147, (__m512i)w121, (__m512i)c65, 0x2e);  // g4 semiglobal.dp:12
        const word w149 = (word)_mm512_ternarylogic_epi64((__m512i)w147, (__m512i)w115, (__m512i)w121, 0x96);  // g5 semiglobal.dp:12
        const word w150 = (word)_mm512_ternarylogic_epi64((__m512i)w120, (__m512i)w119, (__m512i)c81, 0xd5);  // g2 semiglobal.dp:12
        const word w151 = (word)_mm512_ternarylogic_epi64((__m512i)w150, (__m512i)w125, (__m512i)c63, 0x3d);  // g3 semiglobal.dp:12
        const word w152 = (word)_mm512_ternarylogic_epi64((__m512i)w151, (__m512i)w125, (__m512i)c63, 0x2e);  // g4 semiglobal.dp:12
        const word w153 = (word)_mm512_ternarylogic_epi64((__m512i)w151, (__m512i)w119, (__m512i)w125, 0x96);  // g5 semiglobal.dp:12
        const word w154 = (word)_mm512_ternarylogic_epi64((__m512i)w124, (__m512i)w123, (__m512i)w105, 0xd5);  // g2 semiglobal.dp:12
        const word w155 = (word)_mm512_ternarylogic_epi64((__m512i)w129, (__m512i)w154, (__m512i)c61, 0x3d);  // g3 semiglobal.dp:12
        const word w156 = (word)_mm512_ternarylogic_epi64((__m512i)w155, (__m512i)w129, (__m512i)c61, 0x2e);  // g4 semiglobal.dp:12
        const word w157 = (word)_mm512_ternarylogic_epi64((__m512i)w155, (__m512i)w123, (__m512i)w129, 0x96);  // g5 semiglobal.dp:12
        const word w158 = (word)_mm512_ternarylogic_epi64((__m512i)w128, (__m512i)w127, (__m512i)w135, 0xd5);  // g2 semiglobal.dp:12
        const word w159 = (word)_mm512_ternarylogic_epi64((__m512i)w158, (__m512i)w143, (__m512i)w145, 0x3d);  // g3 semiglobal.dp:12
        const word w160 = (word)_mm512_ternarylogic_epi64((__m512i)w159, (__m512i)w143, (__m512i)w145, 0x2e);  // g4 semiglobal.dp:12
        const word w161 = (word)_mm512_ternarylogic_epi64((__m512i)w159, (__m512i)w127, (__m512i)w143, 0x96);  // g5 semiglobal.dp:12
        store_aligned(tap, w161);
        store_aligned(tap + 1 * WORD_BYTES, w157);
        store_aligned(tap + 2 * WORD_BYTES, w153);
        store_aligned(tap + 3 * WORD_BYTES, w149);
        const uint64_t i162 = load_byte(tap + i3);
        store_byte(bottom + i97 + 1, i162);
        store_aligned(tap + 4 * WORD_BYTES, w128);
        store_aligned(tap + 5 * WORD_BYTES, w124);
        store_aligned(tap + 6 * WORD_BYTES, w120);
        store_aligned(tap + 7 * WORD_BYTES, w116);
        const uint64_t i163 = load_byte(tap + i3 + 4 * WORD_BYTES);
        store_byte(bottom + i99 + 1, i163);
        const word w164 = load_word(windows + i93);
        const word w165 = load_word(windows + i94);
        const word w166 = w22 ^ w164;  // g0 semiglobal.dp:12
        const word w167 = (word)_mm512_ternarylogic_epi64((__m512i)w166, (__m512i)w165, (__m512i)w23, 0xf6);  // g1 semiglobal.dp:12
        const word w168 = w24 ^ w164;  // g0 semiglobal.dp:12
        const word w169 = (word)_mm512_ternarylogic_epi64((__m512i)w168, (__m512i)w165, (__m512i)w25, 0xf6);  // g1 semiglobal.dp:12
        const word w170 = w26 ^ w164;  // g0 semiglobal.dp:12
        const word w171 = (word)_mm512_ternarylogic_epi64((__m512i)w170, (__m512i)w165, (__m512i)w27, 0xf6);  // g1 semiglobal.dp:12
        const word w172 = w28 ^ w164;  // g0 semiglobal.dp:12
        const word w173 = (word)_mm512_ternarylogic_epi64((__m512i)w172, (__m512i)w165, (__m512i)w29, 0xf6);  // g1 semiglobal.dp:12
        const word w174 = load_first(top + i97 + 2);
        const word w175 = shift_in(w149, w174);
        const word w176 = load_first(top + i98 + 2);
        const word w177 = shift_in(w116, w176);
        const word w178 = (word)_mm512_ternarylogic_epi64((__m512i)w148, (__m512i)w147, (__m512i)c82, 0xd5);  // g2 semiglobal.dp:12
        const word w179 = (word)_mm512_ternarylogic_epi64((__m512i)w178, (__m512i)w153, (__m512i)w120, 0x3d);  // g3 semiglobal.dp:12
        const word w180 = (word)_mm512_ternarylogic_epi64((__m512i)w179, (__m512i)w153, (__m512i)w120, 0x2e);  // g4 semiglobal.dp:12
        const word w181 = (word)_mm512_ternarylogic_epi64((__m512i)w179, (__m512i)w147, (__m512i)w153, 0x96);  // g5 semiglobal.dp:12
        const word w182 = (word)_mm512_ternarylogic_epi64((__m512i)w152, (__m512i)w151, (__m512i)w107, 0xd5);  // g2 semiglobal.dp:12
        const word w183 = (word)_mm512_ternarylogic_epi64((__m512i)w157, (__m512i)w182, (__m512i)w124, 0x3d);  // g3 semiglobal.dp:12
        const word w184 = (word)_mm512_ternarylogic_epi64((__m512i)w183, (__m512i)w157, (__m512i)w124, 0x2e);  // g4 semiglobal.dp:12
        const word w185 = (word)_mm512_ternarylogic_epi64((__m512i)w183, (__m512i)w151, (__m512i)w157, 0x96);  // g5 semiglobal.dp:12
        const word w186 = (word)_mm512_ternarylogic_epi64((__m512i)w156, (__m512i)w155, (__m512i)w137, 0xd5);  // g2 semiglobal.dp:12
        const word w187 = (word)_mm512_ternarylogic_epi64((__m512i)w161, (__m512i)w186, (__m512i)w128, 0x3d);  // g3 semiglobal.dp:12
        const word w188 = (word)_mm512_ternarylogic_epi64((__m512i)w187, (__m512i)w161, (__m512i)w128, 0x2e);  // g4 semiglobal.dp:12
        const word w189 = (word)_mm512_ternarylogic_epi64((__m512i)w187, (__m512i)w155, (__m512i)w161, 0x96);  // g5 semiglobal.dp:12
        const word w190 = (word)_mm512_ternarylogic_epi64((__m512i)w160, (__m512i)w159, (__m512i)w167, 0xd5);  // g2 semiglobal.dp:12
        const word w191 = (word)_mm512_ternarylogic_epi64((__m512i)w190, (__m512i)w175, (__m512i)w177, 0x3d);  // g3 semiglobal.dp:12
        const word w192 = (word)_mm512_ternarylogic_epi64((__m512i)w191, (__m512i)w175, (__m512i)w177, 0x2e);  // g4 semiglobal.dp:12
        const word w193 = (word)_mm512_ternarylogic_epi64((__m512i)w191, (__m512i)w159, (__m512i)w175, 0x96);  // g5 semiglobal.dp:12
        store_aligned(tap, w193);
        store_aligned(tap + 1 * WORD_BYTES, w189);
        store_aligned(tap + 2 * WORD_BYTES, w185);
        store_aligned(tap + 3 * WORD_BYTES, w181);
        const uint64_t i194 = load_byte(tap + i3);
        store_byte(bottom + i97 + 2, i194);
        store_aligned(tap + 4 * WORD_BYTES, w160);
        store_aligned(tap + 5 * WORD_BYTES, w156);
        store_aligned(tap + 6 * WORD_BYTES, w152);
        store_aligned(tap + 7 * WORD_BYTES, w148);
        const uint64_t i195 = load_byte(tap + i3 + 4 * WORD_BYTES);
        store_byte(bottom + i99 + 2, i195);
        const word w196 = load_word(windows + i95);
        const word w197 = load_word(windows + i96);
        const word w198 = w22 ^ w196;  // g0 semiglobal.dp:12
        const word w199 = (word)_mm512_ternarylogic_epi64((__m512i)w198, (__m512i)w197, (__m512i)w23, 0xf6);  // g1 semiglobal.dp:12
        const word w200 = w24 ^ w196;  // g0 semiglobal.dp:12
        const word w201 = (word)_mm512_ternarylogic_epi64((__m512i)w200, (__m512i)w197, (__m512i)w25, 0xf6);  // g1 semiglobal.dp:12
        const word w202 = w26 ^ w196;  // g0 semiglobal.dp:12
        const word w203 = (word)_mm512_ternarylogic_epi64((__m512i)w202, (__m512i)w197, (__m512i)w27, 0xf6);  // g1 semiglobal.dp:12
        const word w204 = w28 ^ w196;  // g0 semiglobal.dp:12
        const word w205 = (word)_mm512_ternarylogic_epi64((__m512i)w204, (__m512i)w197, (__m512i)w29, 0xf6);  // g1 semiglobal.dp:12
        const word w206 = load_first(top + i97 + 3);
        const word w207 = shift_in(w181, w206);
        const word w208 = load_first(top + i98 + 3);
        const word w209 = shift_in(w148, w208);
        const word w210 = (word)_mm512_ternarylogic_epi64((__m512i)w180, (__m512i)w179, (__m512i)w109, 0xd5);  // g2 semiglobal.dp:12
        const word w211 = (word)_mm512_ternarylogic_epi64((__m512i)w210, (__m512i)w185, (__m512i)w152, 0x3d);  // g3 semiglobal.dp:12
        const word w212 = (word)_mm512_ternarylogic_epi64((__m512i)w211, (__m512i)w185, (__m512i)w152, 0x2e);  // g4 semiglobal.dp:12
        const word w213 = (word)_mm512_ternarylogic_epi64((__m512i)w211, (__m512i)w179, (__m512i)w185, 0x96);  // g5 semiglobal.dp:12
        const word w214 = (word)_mm512_ternarylogic_epi64((__m512i)w184, (__m512i)w183, (__m512i)w139, 0xd5);  // g2 semiglobal.dp:12
        const word w215 = (word)_mm512_ternarylogic_epi64((__m512i)w189, (__m512i)w214, (__m512i)w156, 0x3d);  // g3 semiglobal.dp:12
        const word w216 = (word)_mm512_ternarylogic_epi64((__m512i)w215, (__m512i)w189, (__m512i)w156, 0x2e);  // g4 semiglobal.dp:12
        const word w217 = (word)_mm512_ternarylogic_epi64((__m512i)w215, (__m512i)w183, (__m512i)w189, 0x96);  // g5 semiglobal.dp:12
        const word w218 = (word)_mm512_ternarylogic_epi64((__m512i)w188, (__m512i)w187, (__m512i)w169, 0xd5);  // g2 semiglobal.dp:12
        const word w219 = (word)_mm512_ternarylogic_epi64((__m512i)w193, (__m512i)w218, (__m512i)w160, 0x3d);  // g3 semiglobal.dp:12
        const word w220 = (word)_mm512_ternarylogic_epi64((__m512i)w219, (__m512i)w193, (__m512i)w160, 0x2e);  // g4 semiglobal.dp:12
        const word w221 = (word)_mm512_ternarylogic_epi64((__m512i)w219, (__m512i)w187, (__m512i)w193, 0x96);  // g5 semiglobal.dp:12
        const word w222 = (word)_mm512_ternarylogic_epi64((__m512i)w192, (__m512i)w191, (__m512i)w199, 0xd5);  // g2 semiglobal.dp:12
        const word w223 = (word)_mm512_ternarylogic_epi64((__m512i)w222, (__m512i)w207, (__m512i)w209, 0x3d);  // g3 semiglobal.dp:12
        const word w224 = (word)_mm512_ternarylogic_epi64((__m512i)w223, (__m512i)w207, (__m512i)w209, 0x2e);  // g4 semiglobal.dp:12
        const word w225 = (word)_mm512_ternarylogic_epi64((__m512i)w223, (__m512i)w191, (__m512i)w207, 0x96);  // g5 semiglobal.dp:12
        store_aligned(tap, w225);
        store_aligned(tap + 1 * WORD_BYTES, w221);
        store_aligned(tap + 2 * WORD_BYTES, w217);
        store_aligned(tap + 3 * WORD_BYTES, w213);
        const uint64_t i226 = load_byte(tap + i3);
        store_byte(bottom + i97 + 3, i226);
        store_aligned(tap + 4 * WORD_BYTES, w192);
        store_aligned(tap + 5 * WORD_BYTES, w188);
        store_aligned(tap + 6 * WORD_BYTES, w184);
        store_aligned(tap + 7 * WORD_BYTES, w180);
        const uint64_t i227 = load_byte(tap + i3 + 4 * WORD_BYTES);
        store_byte(bottom + i99 + 3, i227);
        c61 = w224;
        c62 = w223;
        c63 = w220;
        c64 = w219;
        c65 = w216;
        c66 = w215;
        c67 = w212;
        c68 = w211;
        c69 = w225;
        c70 = w192;
        c71 = w221;
        c72 = w188;
        c73 = w217;
        c74 = w184;
        c75 = w213;
        c76 = w180;
        c77 = w141;
        c78 = w171;
        c79 = w173;
        c80 = w201;
        c81 = w203;
        c82 = w205;
    }
    store_aligned(vertical, c61);
    store_aligned(vertical + 1 * WORD_BYTES, c62);
    store_aligned(vertical + 2 * WORD_BYTES, c63);
    store_aligned(vertical + 3 * WORD_BYTES, c64);
    store_aligned(vertical + 4 * WORD_BYTES, c65);
    store_aligned(vertical + 5 * WORD_BYTES, c66);
    store_aligned(vertical + 6 * WORD_BYTES, c67);
    store_aligned(vertical + 7 * WORD_BYTES, c68);
    store_aligned(down, c69);
    store_aligned(down + 1 * WORD_BYTES, c70);
    store_aligned(down + 2 * WORD_BYTES, c71);
    store_aligned(down + 3 * WORD_BYTES, c72);
    store_aligned(down + 4 * WORD_BYTES, c73);
    store_aligned(down + 5 * WORD_BYTES, c74);
    store_aligned(down + 6 * WORD_BYTES, c75);
    store_aligned(down + 7 * WORD_BYTES, c76);
}

#ifdef __cplusplus
}
#endif
