/* SPDX-License-Identifier: Apache-2.0
 *
 * indel in the wavefront layout, 4 rows a lane, for avx512.
 * Made by: minterm compile indel --layout wavefront --target avx512 --alphabet ACGT --rows 4 --emit c
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
 *     recurrence indel
 *       predicate match: a[i] == b[j]
 *       int D[0][j] = j
 *       int D[i][0] = i
 *       int D[i][j] = match ? D[i-1][j-1] : min(D[i-1][j], D[i][j-1]) + 1
 *       answer D[m][n]
 *
 * Codes of symbols, of which bit p is in plane p:
 *     a and b: 'A' 0, 'C' 1, 'G' 2, 'T' 3
 *
 * Codes of what crosses the edges of cells, bit 0 on the right; bit p is in plane p, and * may be
 * either:
 *     vertical, D[i][j-1] - D[i-1][j-1]:
 *         -1 = 0
 *         1 = 1
 *         row 1, 2, .. at the left edge (j - 1 = 0): code 1
 *     horizontal, D[i-1][j] - D[i-1][j-1]:
 *         -1 = 0
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
 * The answer D[m][n] is D[0][n] plus what the vertical codes of all m rows stand for
 * after the last call (D[i][n] - D[i-1][n] then).
 *
 * A cell: 2 gates, fewer are impossible (shipped).
 * Comments behind its gates have their names here and indel.dp:11, where its formula begins.
 * Gates after the last of these keep the vertical flow of lanes that have no column.
 * lut3: 4 gates, depth 3, 1 move, 6 live registers
 * inputs v0 h0 a0 a1 b0 b1
 * g0 = lut[0x66](a0, b0)
 * g1 = lut[0xf6](a1, b1, g0)
 * g2 = lut[0xb3](v0, h0, g1)
 * g3 = lut[0xd5](v0, h0, g1)
 * v0' = g2
 * h0' = g3
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

/* An iteration: 80 gates, 4 moves, 0 additions, 16 loads, 4 stores. */
void indel_avx512_edge(uint8_t *const *buffers, const int64_t *scalars);
void indel_avx512_edge(uint8_t *const *buffers, const int64_t *scalars) {
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
    const word w36 = w19 ^ w33;  // g0 indel.dp:11
    const word w37 = (word)_mm512_ternarylogic_epi64((__m512i)w36, (__m512i)w34, (__m512i)w20, 0xf6);  // g1 indel.dp:11
    const word w38 = load_word(windows + i29);
    const word w39 = load_word(windows + i30);
    const word w40 = load_word(active + i27);
    const word w41 = w17 ^ w38;  // g0 indel.dp:11
    const word w42 = (word)_mm512_ternarylogic_epi64((__m512i)w41, (__m512i)w39, (__m512i)w18, 0xf6);  // g1 indel.dp:11
    const word w43 = w19 ^ w38;  // g0 indel.dp:11
    const word w44 = (word)_mm512_ternarylogic_epi64((__m512i)w43, (__m512i)w39, (__m512i)w20, 0xf6);  // g1 indel.dp:11
    const word w45 = load_word(windows + i31);
    const word w46 = load_word(windows + i32);
    const word w47 = load_word(active + i28);
    const word w48 = w15 ^ w45;  // g0 indel.dp:11
    const word w49 = (word)_mm512_ternarylogic_epi64((__m512i)w48, (__m512i)w46, (__m512i)w16, 0xf6);  // g1 indel.dp:11
    const word w50 = w17 ^ w45;  // g0 indel.dp:11
    const word w51 = (word)_mm512_ternarylogic_epi64((__m512i)w50, (__m512i)w46, (__m512i)w18, 0xf6);  // g1 indel.dp:11
    const word w52 = w19 ^ w45;  // g0 indel.dp:11
    const word w53 = (word)_mm512_ternarylogic_epi64((__m512i)w52, (__m512i)w46, (__m512i)w20, 0xf6);  // g1 indel.dp:11
    word c55 = w5;
    word c56 = w6;
    word c57 = w7;
    word c58 = w8;
    word c59 = w9;
    word c60 = w10;
    word c61 = w11;
    word c62 = w12;
    word c63 = w37;
    word c64 = w35;
    word c65 = w42;
    word c66 = w44;
    word c67 = w40;
    word c68 = w49;
    word c69 = w51;
    word c70 = w53;
    word c71 = w47;
    for (uint64_t i54 = i3; (int64_t)i54 < (int64_t)i4; ++i54) {
        const uint64_t i72 = (uint64_t)1;
        const uint64_t i73 = i54 + i72;
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
        const uint64_t i86 = i54 * (uint64_t)4;
        const word w87 = load_word(windows + i77);
        const word w88 = load_word(windows + i79);
        const word w89 = load_word(active + i77);
        const word w90 = w13 ^ w87;  // g0 indel.dp:11
        const word w91 = (word)_mm512_ternarylogic_epi64((__m512i)w90, (__m512i)w88, (__m512i)w14, 0xf6);  // g1 indel.dp:11
        const word w92 = w15 ^ w87;  // g0 indel.dp:11
        const word w93 = (word)_mm512_ternarylogic_epi64((__m512i)w92, (__m512i)w88, (__m512i)w16, 0xf6);  // g1 indel.dp:11
        const word w94 = w17 ^ w87;  // g0 indel.dp:11
        const word w95 = (word)_mm512_ternarylogic_epi64((__m512i)w94, (__m512i)w88, (__m512i)w18, 0xf6);  // g1 indel.dp:11
        const word w96 = w19 ^ w87;  // g0 indel.dp:11
        const word w97 = (word)_mm512_ternarylogic_epi64((__m512i)w96, (__m512i)w88, (__m512i)w20, 0xf6);  // g1 indel.dp:11
        const word w98 = load_first(top + i86);
        const word w99 = shift_in(c62, w98);
        const word w100 = (word)_mm512_ternarylogic_epi64((__m512i)c58, (__m512i)c61, (__m512i)c63, 0xb3);  // g2 indel.dp:11
        const word w101 = (word)_mm512_ternarylogic_epi64((__m512i)c58, (__m512i)c61, (__m512i)c63, 0x8f);  // g3 indel.dp:11
        const word w102 = (word)_mm512_ternarylogic_epi64((__m512i)w100, (__m512i)c64, (__m512i)c58, 0xe2);  // g4 indel.dp:11
        const word w103 = (word)_mm512_ternarylogic_epi64((__m512i)c60, (__m512i)c65, (__m512i)c57, 0x8f);  // g2 indel.dp:11
        const word w104 = (word)_mm512_ternarylogic_epi64((__m512i)c60, (__m512i)c65, (__m512i)c57, 0xd5);  // g3 indel.dp:11
        const word w105 = (word)_mm512_ternarylogic_epi64((__m512i)w103, (__m512i)c67, (__m512i)c57, 0xe2);  // g4 indel.dp:11
        const word w106 = (word)_mm512_ternarylogic_epi64((__m512i)c59, (__m512i)c68, (__m512i)c56, 0x8f);  // g2 indel.dp:11
        const word w107 = (word)_mm512_ternarylogic_epi64((__m512i)c59, (__m512i)c68, (__m512i)c56, 0xd5);  // g3 indel.dp:11
        const word w108 = (word)_mm512_ternarylogic_epi64((__m512i)w106, (__m512i)c71, (__m512i)c56, 0xe2);  // g4 indel.dp:11
        const word w109 = (word)_mm512_ternarylogic_epi64((__m512i)w91, (__m512i)w99, (__m512i)c55, 0xb3);  // g2 indel.dp:11
        const word w110 = (word)_mm512_ternarylogic_epi64((__m512i)w91, (__m512i)w99, (__m512i)c55, 0xd5);  // g3 indel.dp:11
        const word w111 = (word)_mm512_ternarylogic_epi64((__m512i)w109, (__m512i)w89, (__m512i)c55, 0xe2);  // g4 indel.dp:11
        store_first(bottom + i86, w101);
        const word w112 = load_word(windows + i80);
        const word w113 = load_word(windows + i81);
        const word w114 = load_word(active + i79);
        const word w115 = w13 ^ w112;  // g0 indel.dp:11
        const word w116 = (word)_mm512_ternarylogic_epi64((__m512i)w115, (__m512i)w113, (__m512i)w14, 0xf6);  // g1 indel.dp:11
        const word w117 = w15 ^ w112;  // g0 indel.dp:11
        const word w118 = (word)_mm512_ternarylogic_epi64((__m512i)w117, (__m512i)w113, (__m512i)w16, 0xf6);  // g1 indel.dp:11
        const word w119 = w17 ^ w112;  // g0 indel.dp:11
        const word w120 = (word)_mm512_ternarylogic_epi64((__m512i)w119, (__m512i)w113, (__m512i)w18, 0xf6);  // g1 indel.dp:11
        const word w121 = w19 ^ w112;  // g0 indel.dp:11
        const word w122 = (word)_mm512_ternarylogic_epi64((__m512i)w121, (__m512i)w113, (__m512i)w20, 0xf6);  // g1 indel.dp:11
        const word w123 = load_first(top + i86 + 1);
        const word w124 = shift_in(w101, w123);
        const word w125 = (word)_mm512_ternarylogic_epi64((__m512i)w102, (__m512i)w104, (__m512i)c66, 0xb3);  // g2 indel.dp:11
        const word w126 = (word)_mm512_ternarylogic_epi64((__m512i)w102, (__m512i)w104, (__m512i)c66, 0x8f);  // g3 indel.dp:11
        const word w127 = (word)_mm512_ternarylogic_epi64((__m512i)w125, (__m512i)c67, (__m512i)w102, 0xe2);  // g4 indel.dp:11
        const word w128 = (word)_mm512_ternarylogic_epi64((__m512i)w105, (__m512i)w107, (__m512i)c69, 0xb3);  // g2 indel.dp:11
        const word w129 = (word)_mm512_ternarylogic_epi64((__m512i)w105, (__m512i)w107, (__m512i)c69, 0x8f);  // g3 indel.dp:11
        const word w130 = (word)_mm512_ternarylogic_epi64((__m512i)w128, (__m512i)c71, (__m512i)w105, 0xe2);  // g4 indel.dp:11
        const word w131 = (word)_mm512_ternarylogic_epi64((__m512i)w110, (__m512i)w93, (__m512i)w108, 0x8f);  // g2 indel.dp:11
        const word w132 = (word)_mm512_ternarylogic_epi64((__m512i)w110, (__m512i)w93, (__m512i)w108, 0xd5);  // g3 indel.dp:11
        const word w133 = (word)_mm512_ternarylogic_epi64((__m512i)w131, (__m512i)w89, (__m512i)w108, 0xe2);  // g4 indel.dp:11
        const word w134 = (word)_mm512_ternarylogic_epi64((__m512i)w111, (__m512i)w124, (__m512i)w116, 0xb3);  // g2 indel.dp:11
        const word w135 = (word)_mm512_ternarylogic_epi64((__m512i)w111, (__m512i)w124, (__m512i)w116, 0x8f);  // g3 indel.dp:11
        const word w136 = (word)_mm512_ternarylogic_epi64((__m512i)w134, (__m512i)w114, (__m512i)w111, 0xe2);  // g4 indel.dp:11
        store_first(bottom + i86 + 1, w126);
        const word w137 = load_word(windows + i82);
        const word w138 = load_word(windows + i83);
        const word w139 = load_word(active + i80);
        const word w140 = w13 ^ w137;  // g0 indel.dp:11
        const word w141 = (word)_mm512_ternarylogic_epi64((__m512i)w140, (__m512i)w138, (__m512i)w14, 0xf6);  // g1 indel.dp:11
        const word w142 = w15 ^ w137;  // g0 indel.dp:11
        const word w143 = (word)_mm512_ternarylogic_epi64((__m512i)w142, (__m512i)w138, (__m512i)w16, 0xf6);  // g1 indel.dp:11
        const word w144 = w17 ^ w137;  // g0 indel.dp:11
        const word w145 = (word)_mm512_ternarylogic_epi64((__m512i)w144, (__m512i)w138, (__m512i)w18, 0xf6);  // g1 indel.dp:11
        const word w146 = w19 ^ w137;  // g0 indel.dp:11
        const word w147 = (word)_mm512_ternarylogic_epi64((__m512i)w146, (__m512i)w138, (__m512i)w20, 0xf6);  // g1 indel.dp:11
        const word w148 = load_first(top + i86 + 2);
        const word w149 = shift_in(w126, w148);
        const word w150 = (word)_mm512_ternarylogic_epi64((__m512i)w127, (__m512i)w129, (__m512i)c70, 0xb3);  // g2 indel.dp:11
        const word w151 = (word)_mm512_ternarylogic_epi64((__m512i)w127, (__m512i)w129, (__m512i)c70, 0x8f);  // g3 indel.dp:11
        const word w152 = (word)_mm512_ternarylogic_epi64((__m512i)w150, (__m512i)c71, (__m512i)w127, 0xe2);  // g4 indel.dp:11
        const word w153 = (word)_mm512_ternarylogic_epi64((__m512i)w132, (__m512i)w95, (__m512i)w130, 0x8f);  // g2 indel.dp:11
        const word w154 = (word)_mm512_ternarylogic_epi64((__m512i)w132, (__m512i)w95, (__m512i)w130, 0xd5);  // g3 indel.dp:11
        const word w155 = (word)_mm512_ternarylogic_epi64((__m512i)w153, (__m512i)w89, (__m512i)w130, 0xe2);  // g4 indel.dp:11
        const word w156 = (word)_mm512_ternarylogic_epi64((__m512i)w135, (__m512i)w118, (__m512i)w133, 0x8f);  // g2 indel.dp:11
        const word w157 = (word)_mm512_ternarylogic_epi64((__m512i)w135, (__m512i)w118, (__m512i)w133, 0xd5);  // g3 indel.dp:11
        const word w158 = (word)_mm512_ternarylogic_epi64((__m512i)w156, (__m512i)w114, (__m512i)w133, 0xe2);  // g4 indel.dp:11
        const word w159 = (word)_mm512_ternarylogic_epi64((__m512i)w136, (__m512i)w149, (__m512i)w141, 0xb3);  // g2 indel.dp:11
        const word w160 = (word)_mm512_ternarylogic_epi64((__m512i)w136, (__m512i)w149, (__m512i)w141, 0x8f);  // g3 indel.dp:11
        const word w161 = (word)_mm512_ternarylogic_epi64((__m512i)w159, (__m512i)w139, (__m512i)w136, 0xe2);  // g4 indel.dp:11
        store_first(bottom + i86 + 2, w151);
        const word w162 = load_word(windows + i84);
        const word w163 = load_word(windows + i85);
        const word w164 = load_word(active + i81);
        const word w165 = w13 ^ w162;  // g0 indel.dp:11
        const word w166 = (word)_mm512_ternarylogic_epi64((__m512i)w165, (__m512i)w163, (__m512i)w14, 0xf6);  // g1 indel.dp:11
        const word w167 = w15 ^ w162;  // g0 indel.dp:11
        const word w168 = (word)_mm512_ternarylogic_epi64((__m512i)w167, (__m512i)w163, (__m512i)w16, 0xf6);  // g1 indel.dp:11
        const word w169 = w17 ^ w162;  // g0 indel.dp:11
        const word w170 = (word)_mm512_ternarylogic_epi64((__m512i)w169, (__m512i)w163, (__m512i)w18, 0xf6);  // g1 indel.dp:11
        const word w171 = w19 ^ w162;  // g0 indel.dp:11
        const word w172 = (word)_mm512_ternarylogic_epi64((__m512i)w171, (__m512i)w163, (__m512i)w20, 0xf6);  // g1 indel.dp:11
        const word w173 = load_first(top + i86 + 3);
        const word w174 = shift_in(w151, w173);
        const word w175 = (word)_mm512_ternarylogic_epi64((__m512i)w152, (__m512i)w154, (__m512i)w97, 0xb3);  // g2 indel.dp:11
        const word w176 = (word)_mm512_ternarylogic_epi64((__m512i)w152, (__m512i)w154, (__m512i)w97, 0x8f);  // g3 indel.dp:11
        const word w177 = (word)_mm512_ternarylogic_epi64((__m512i)w175, (__m512i)w89, (__m512i)w152, 0xe2);  // g4 indel.dp:11
        const word w178 = (word)_mm512_ternarylogic_epi64((__m512i)w157, (__m512i)w120, (__m512i)w155, 0x8f);  // g2 indel.dp:11
        const word w179 = (word)_mm512_ternarylogic_epi64((__m512i)w157, (__m512i)w120, (__m512i)w155, 0xd5);  // g3 indel.dp:11
        const word w180 = (word)_mm512_ternarylogic_epi64((__m512i)w178, (__m512i)w114, (__m512i)w155, 0xe2);  // g4 indel.dp:11
        const word w181 = (word)_mm512_ternarylogic_epi64((__m512i)w160, (__m512i)w143, (__m512i)w158, 0x8f);  // g2 indel.dp:11
        const word w182 = (word)_mm512_ternarylogic_epi64((__m512i)w160, (__m512i)w143, (__m512i)w158, 0xd5);  // g3 indel.dp:11
        const word w183 = (word)_mm512_ternarylogic_epi64((__m512i)w181, (__m512i)w139, (__m512i)w158, 0xe2);  // g4 indel.dp:11
        const word w184 = (word)_mm512_ternarylogic_epi64((__m512i)w161, (__m512i)w174, (__m512i)w166, 0xb3);  // g2 indel.dp:11
        const word w185 = (word)_mm512_ternarylogic_epi64((__m512i)w161, (__m512i)w174, (__m512i)w166, 0x8f);  // g3 indel.dp:11
        const word w186 = (word)_mm512_ternarylogic_epi64((__m512i)w184, (__m512i)w164, (__m512i)w161, 0xe2);  // g4 indel.dp:11
        store_first(bottom + i86 + 3, w176);
        c55 = w186;
        c56 = w183;
        c57 = w180;
        c58 = w177;
        c59 = w185;
        c60 = w182;
        c61 = w179;
        c62 = w176;
        c63 = w122;
        c64 = w114;
        c65 = w145;
        c66 = w147;
        c67 = w139;
        c68 = w168;
        c69 = w170;
        c70 = w172;
        c71 = w164;
    }
    store_aligned(vertical, c55);
    store_aligned(vertical + 1 * WORD_BYTES, c56);
    store_aligned(vertical + 2 * WORD_BYTES, c57);
    store_aligned(vertical + 3 * WORD_BYTES, c58);
    store_aligned(down, c59);
    store_aligned(down + 1 * WORD_BYTES, c60);
    store_aligned(down + 2 * WORD_BYTES, c61);
    store_aligned(down + 3 * WORD_BYTES, c62);
}

/* An iteration: 64 gates, 4 moves, 0 additions, 12 loads, 4 stores. */
void indel_avx512_steady(uint8_t *const *buffers, const int64_t *scalars);
void indel_avx512_steady(uint8_t *const *buffers, const int64_t *scalars) {
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
    const word w35 = w19 ^ w33;  // g0 indel.dp:11
    const word w36 = (word)_mm512_ternarylogic_epi64((__m512i)w35, (__m512i)w34, (__m512i)w20, 0xf6);  // g1 indel.dp:11
    const word w37 = load_word(windows + i29);
    const word w38 = load_word(windows + i30);
    const word w39 = w17 ^ w37;  // g0 indel.dp:11
    const word w40 = (word)_mm512_ternarylogic_epi64((__m512i)w39, (__m512i)w38, (__m512i)w18, 0xf6);  // g1 indel.dp:11
    const word w41 = w19 ^ w37;  // g0 indel.dp:11
    const word w42 = (word)_mm512_ternarylogic_epi64((__m512i)w41, (__m512i)w38, (__m512i)w20, 0xf6);  // g1 indel.dp:11
    const word w43 = load_word(windows + i31);
    const word w44 = load_word(windows + i32);
    const word w45 = w15 ^ w43;  // g0 indel.dp:11
    const word w46 = (word)_mm512_ternarylogic_epi64((__m512i)w45, (__m512i)w44, (__m512i)w16, 0xf6);  // g1 indel.dp:11
    const word w47 = w17 ^ w43;  // g0 indel.dp:11
    const word w48 = (word)_mm512_ternarylogic_epi64((__m512i)w47, (__m512i)w44, (__m512i)w18, 0xf6);  // g1 indel.dp:11
    const word w49 = w19 ^ w43;  // g0 indel.dp:11
    const word w50 = (word)_mm512_ternarylogic_epi64((__m512i)w49, (__m512i)w44, (__m512i)w20, 0xf6);  // g1 indel.dp:11
    word c52 = w5;
    word c53 = w6;
    word c54 = w7;
    word c55 = w8;
    word c56 = w9;
    word c57 = w10;
    word c58 = w11;
    word c59 = w12;
    word c60 = w36;
    word c61 = w40;
    word c62 = w42;
    word c63 = w46;
    word c64 = w48;
    word c65 = w50;
    for (uint64_t i51 = i3; (int64_t)i51 < (int64_t)i4; ++i51) {
        const uint64_t i66 = (uint64_t)1;
        const uint64_t i67 = i51 + i66;
        const uint64_t i68 = i67 & (uint64_t)7;
        const uint64_t i69 = i67 >> 3;
        const uint64_t i70 = i68 * i0;
        const uint64_t i71 = i70 + i69;
        const uint64_t i72 = i0 * (uint64_t)8;
        const uint64_t i73 = i71 + i72;
        const uint64_t i74 = i73 + i72;
        const uint64_t i75 = i74 + i72;
        const uint64_t i76 = i75 + i72;
        const uint64_t i77 = i76 + i72;
        const uint64_t i78 = i77 + i72;
        const uint64_t i79 = i78 + i72;
        const uint64_t i80 = i51 * (uint64_t)4;
        const word w81 = load_word(windows + i71);
        const word w82 = load_word(windows + i73);
        const word w83 = w13 ^ w81;  // g0 indel.dp:11
        const word w84 = (word)_mm512_ternarylogic_epi64((__m512i)w83, (__m512i)w82, (__m512i)w14, 0xf6);  // g1 indel.dp:11
        const word w85 = w15 ^ w81;  // g0 indel.dp:11
        const word w86 = (word)_mm512_ternarylogic_epi64((__m512i)w85, (__m512i)w82, (__m512i)w16, 0xf6);  // g1 indel.dp:11
        const word w87 = w17 ^ w81;  // g0 indel.dp:11
        const word w88 = (word)_mm512_ternarylogic_epi64((__m512i)w87, (__m512i)w82, (__m512i)w18, 0xf6);  // g1 indel.dp:11
        const word w89 = w19 ^ w81;  // g0 indel.dp:11
        const word w90 = (word)_mm512_ternarylogic_epi64((__m512i)w89, (__m512i)w82, (__m512i)w20, 0xf6);  // g1 indel.dp:11
        const word w91 = load_first(top + i80);
        const word w92 = shift_in(c59, w91);
        const word w93 = (word)_mm512_ternarylogic_epi64((__m512i)c58, (__m512i)c60, (__m512i)c55, 0x8f);  // g2 indel.dp:11
        const word w94 = (word)_mm512_ternarylogic_epi64((__m512i)c58, (__m512i)c60, (__m512i)c55, 0xd5);  // g3 indel.dp:11
        const word w95 = (word)_mm512_ternarylogic_epi64((__m512i)c57, (__m512i)c61, (__m512i)c54, 0x8f);  // g2 indel.dp:11
        const word w96 = (word)_mm512_ternarylogic_epi64((__m512i)c57, (__m512i)c61, (__m512i)c54, 0xd5);  // g3 indel.dp:11
        const word w97 = (word)_mm512_ternarylogic_epi64((__m512i)c56, (__m512i)c63, (__m512i)c53, 0x8f);  // g2 indel.dp:11
        const word w98 = (word)_mm512_ternarylogic_epi64((__m512i)c56, (__m512i)c63, (__m512i)c53, 0xd5);  // g3 indel.dp:11
        const word w99 = (word)_mm512_ternarylogic_epi64((__m512i)w84, (__m512i)w92, (__m512i)c52, 0xb3);  // g2 indel.dp:11
        const word w100 = (word)_mm512_ternarylogic_epi64((__m512i)w84, (__m512i)w92, (__m512i)c52, 0xd5);  // g3 indel.dp:11
        store_first(bottom + i80, w94);
        const word w101 = load_word(windows + i74);
        const word w102 = load_word(windows + i75);
        const word w103 = w13 ^ w101;  // g0 indel.dp:11
        const word w104 = (word)_mm512_ternarylogic_epi64((__m512i)w103, (__m512i)w102, (__m512i)w14, 0xf6);  // g1 indel.dp:11
        const word w105 = w15 ^ w101;  // g0 indel.dp:11
        const word w106 = (word)_mm512_ternarylogic_epi64((__m512i)w105, (__m512i)w102, (__m512i)w16, 0xf6);  // g1 indel.dp:11
        const word w107 = w17 ^ w101;  // g0 indel.dp:11
        const word w108 = (word)_mm512_ternarylogic_epi64((__m512i)w107, (__m512i)w102, (__m512i)w18, 0xf6);  // g1 indel.dp:11
        const word w109 = w19 ^ w101;  // g0 indel.dp:11
        const word w110 = (word)_mm512_ternarylogic_epi64((__m512i)w109, (__m512i)w102, (__m512i)w20, 0xf6);  // g1 indel.dp:11
        const word w111 = load_first(top + i80 + 1);
        const word w112 = shift_in(w94, w111);
        const word w113 = (word)_mm512_ternarylogic_epi64((__m512i)w96, (__m512i)c62, (__m512i)w93, 0x8f);  // g2 indel.dp:11
        const word w114 = (word)_mm512_ternarylogic_epi64((__m512i)w96, (__m512i)c62, (__m512i)w93, 0xd5);  // g3 indel.dp:11
        const word w115 = (word)_mm512_ternarylogic_epi64((__m512i)w98, (__m512i)c64, (__m512i)w95, 0x8f);  // g2 indel.dp:11
        const word w116 = (word)_mm512_ternarylogic_epi64((__m512i)w98, (__m512i)c64, (__m512i)w95, 0xd5);  // g3 indel.dp:11
        const word w117 = (word)_mm512_ternarylogic_epi64((__m512i)w100, (__m512i)w86, (__m512i)w97, 0x8f);  // g2 indel.dp:11
        const word w118 = (word)_mm512_ternarylogic_epi64((__m512i)w100, (__m512i)w86, (__m512i)w97, 0xd5);  // g3 indel.dp:11
        const word w119 = (word)_mm512_ternarylogic_epi64((__m512i)w99, (__m512i)w112, (__m512i)w104, 0xb3);  // g2 indel.dp:11
        const word w120 = (word)_mm512_ternarylogic_epi64((__m512i)w99, (__m512i)w112, (__m512i)w104, 0x8f);  // g3 indel.dp:11
        store_first(bottom + i80 + 1, w114);
        const word w121 = load_word(windows + i76);
        const word w122 = load_word(windows + i77);
        const word w123 = w13 ^ w121;  // g0 indel.dp:11
        const word w124 = (word)_mm512_ternarylogic_epi64((__m512i)w123, (__m512i)w122, (__m512i)w14, 0xf6);  // g1 indel.dp:11
        const word w125 = w15 ^ w121;  // g0 indel.dp:11
        const word w126 = (word)_mm512_ternarylogic_epi64((__m512i)w125, (__m512i)w122, (__m512i)w16, 0xf6);  // g1 indel.dp:11
        const word w127 = w17 ^ w121;  // g0 indel.dp:11
        const word w128 = (word)_mm512_ternarylogic_epi64((__m512i)w127, (__m512i)w122, (__m512i)w18, 0xf6);  // g1 indel.dp:11
        const word w129 = w19 ^ w121;  // g0 indel.dp:11
        const word w130 = (word)_mm512_ternarylogic_epi64((__m512i)w129, (__m512i)w122, (__m512i)w20, 0xf6);  // g1 indel.dp:11
        const word w131 = load_first(top + i80 + 2);
        const word w132 = shift_in(w114, w131);
        const word w133 = (word)_mm512_ternarylogic_epi64((__m512i)w116, (__m512i)c65, (__m512i)w113, 0x8f);  // g2 indel.dp:11
        const word w134 = (word)_mm512_ternarylogic_epi64((__m512i)w116, (__m512i)c65, (__m512i)w113, 0xd5);  // g3 indel.dp:11
        const word w135 = (word)_mm512_ternarylogic_epi64((__m512i)w118, (__m512i)w88, (__m512i)w115, 0x8f);  // g2 indel.dp:11
        const word w136 = (word)_mm512_ternarylogic_epi64((__m512i)w118, (__m512i)w88, (__m512i)w115, 0xd5);  // g3 indel.dp:11
        const word w137 = (word)_mm512_ternarylogic_epi64((__m512i)w120, (__m512i)w106, (__m512i)w117, 0x8f);  // g2 indel.dp:11
        const word w138 = (word)_mm512_ternarylogic_epi64((__m512i)w120, (__m512i)w106, (__m512i)w117, 0xd5);  // g3 indel.dp:11
        const word w139 = (word)_mm512_ternarylogic_epi64((__m512i)w119, (__m512i)w132, (__m512i)w124, 0xb3);  // g2 indel.dp:11
        const word w140 = (word)_mm512_ternarylogic_epi64((__m512i)w119, (__m512i)w132, (__m512i)w124, 0x8f);  // g3 indel.dp:11
        store_first(bottom + i80 + 2, w134);
        const word w141 = load_word(windows + i78);
        const word w142 = load_word(windows + i79);
        const word w143 = w13 ^ w141;  // g0 indel.dp:11
        const word w144 = (word)_mm512_ternarylogic_epi64((__m512i)w143, (__m512i)w142, (__m512i)w14, 0xf6);  // g1 indel.dp:11
        const word w145 = w15 ^ w141;  // g0 indel.dp:11
        const word w146 = (word)_mm512_ternarylogic_epi64((__m512i)w145, (__m512i)w142, (__m512i)w16, 0xf6);  // g1 indel.dp:11
        const word w147 = w17 ^ w141;  // g0 indel.dp:11
        const word w148 = (word)_mm512_ternarylogic_epi64((__m512i)w147, (__m512i)w142, (__m512i)w18, 0xf6);  // g1 indel.dp:11
        const word w149 = w19 ^ w141;  // g0 indel.dp:11
        const word w150 = (word)_mm512_ternarylogic_epi64((__m512i)w149, (__m512i)w142, (__m512i)w20, 0xf6);  // g1 indel.dp:11
        const word w151 = load_first(top + i80 + 3);
        const word w152 = shift_in(w134, w151);
        const word w153 = (word)_mm512_ternarylogic_epi64((__m512i)w136, (__m512i)w90, (__m512i)w133, 0x8f);  // g2 indel.dp:11
        const word w154 = (word)_mm512_ternarylogic_epi64((__m512i)w136, (__m512i)w90, (__m512i)w133, 0xd5);  // g3 indel.dp:11
        const word w155 = (word)_mm512_ternarylogic_epi64((__m512i)w138, (__m512i)w108, (__m512i)w135, 0x8f);  // g2 indel.dp:11
        const word w156 = (word)_mm512_ternarylogic_epi64((__m512i)w138, (__m512i)w108, (__m512i)w135, 0xd5);  // g3 indel.dp:11
        const word w157 = (word)_mm512_ternarylogic_epi64((__m512i)w140, (__m512i)w126, (__m512i)w137, 0x8f);  // g2 indel.dp:11
        const word w158 = (word)_mm512_ternarylogic_epi64((__m512i)w140, (__m512i)w126, (__m512i)w137, 0xd5);  // g3 indel.dp:11
        const word w159 = (word)_mm512_ternarylogic_epi64((__m512i)w139, (__m512i)w152, (__m512i)w144, 0xb3);  // g2 indel.dp:11
        const word w160 = (word)_mm512_ternarylogic_epi64((__m512i)w139, (__m512i)w152, (__m512i)w144, 0x8f);  // g3 indel.dp:11
        store_first(bottom + i80 + 3, w154);
        c52 = w159;
        c53 = w157;
        c54 = w155;
        c55 = w153;
        c56 = w160;
        c57 = w158;
        c58 = w156;
        c59 = w154;
        c60 = w110;
        c61 = w128;
        c62 = w130;
        c63 = w146;
        c64 = w148;
        c65 = w150;
    }
    store_aligned(vertical, c52);
    store_aligned(vertical + 1 * WORD_BYTES, c53);
    store_aligned(vertical + 2 * WORD_BYTES, c54);
    store_aligned(vertical + 3 * WORD_BYTES, c55);
    store_aligned(down, c56);
    store_aligned(down + 1 * WORD_BYTES, c57);
    store_aligned(down + 2 * WORD_BYTES, c58);
    store_aligned(down + 3 * WORD_BYTES, c59);
}

#ifdef __cplusplus
}
#endif
