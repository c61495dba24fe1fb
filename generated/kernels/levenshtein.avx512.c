/* SPDX-License-Identifier: Apache-2.0
 *
 * levenshtein in the wavefront layout, 4 rows a lane, for avx512.
 * Made by: minterm compile levenshtein --layout wavefront --target avx512 --alphabet ACGT --rows 4 --emit c
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
 *     recurrence levenshtein
 *       predicate match: a[i] == b[j]
 *       int D[0][j] = j
 *       int D[i][0] = i
 *       int D[i][j] = min(D[i-1][j] + 1, D[i][j-1] + 1, D[i-1][j-1] + (match ? 0 : 1))
 *       answer D[m][n]
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
 *         column 1, 2, .. at the top edge (i - 1 = 0): code 2
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
 * The answer D[m][n] is D[0][n] plus what the vertical codes of all m rows stand for
 * after the last call (D[i][n] - D[i-1][n] then).
 *
 * A cell: 4 gates, fewer are impossible (shipped).
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

/* An iteration: 128 gates, 8 moves, 0 additions, 52 loads, 8 stores. */
void levenshtein_avx512_edge(uint8_t *const *buffers, const int64_t *scalars);
void levenshtein_avx512_edge(uint8_t *const *buffers, const int64_t *scalars) {
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
        const word w96 = (word)_mm512_ternarylogic_epi64((__m512i)w95, (__m512i)c49, (__m512i)c50, 0x8f);
        const word w97 = (word)_mm512_ternarylogic_epi64((__m512i)w96, (__m512i)c55, (__m512i)c56, 0x3d);
        const word w98 = (word)_mm512_ternarylogic_epi64((__m512i)w97, (__m512i)c55, (__m512i)c56, 0x2e);
        const word w99 = (word)_mm512_ternarylogic_epi64((__m512i)w97, (__m512i)c50, (__m512i)c55, 0x96);
        const word w100 = (word)_mm512_ternarylogic_epi64((__m512i)w98, (__m512i)c61, (__m512i)c49, 0xe2);
        const word w101 = (word)_mm512_ternarylogic_epi64((__m512i)w97, (__m512i)c61, (__m512i)c50, 0xe2);
        const word w102 = load_aligned(a + 4 * WORD_BYTES);
        const word w103 = load_aligned(a + 5 * WORD_BYTES);
        const word w104 = w102 ^ c62;
        const word w105 = (word)_mm512_ternarylogic_epi64((__m512i)w104, (__m512i)c63, (__m512i)w103, 0xf6);
        const word w106 = (word)_mm512_ternarylogic_epi64((__m512i)w105, (__m512i)c47, (__m512i)c48, 0x8f);
        const word w107 = (word)_mm512_ternarylogic_epi64((__m512i)w106, (__m512i)c53, (__m512i)c54, 0x3d);
        const word w108 = (word)_mm512_ternarylogic_epi64((__m512i)w107, (__m512i)c53, (__m512i)c54, 0x2e);
        const word w109 = (word)_mm512_ternarylogic_epi64((__m512i)w107, (__m512i)c48, (__m512i)c53, 0x96);
        const word w110 = (word)_mm512_ternarylogic_epi64((__m512i)w108, (__m512i)c64, (__m512i)c47, 0xe2);
        const word w111 = (word)_mm512_ternarylogic_epi64((__m512i)w107, (__m512i)c64, (__m512i)c48, 0xe2);
        const word w112 = load_aligned(a + 2 * WORD_BYTES);
        const word w113 = load_aligned(a + 3 * WORD_BYTES);
        const word w114 = w112 ^ c65;
        const word w115 = (word)_mm512_ternarylogic_epi64((__m512i)w114, (__m512i)c66, (__m512i)w113, 0xf6);
        const word w116 = (word)_mm512_ternarylogic_epi64((__m512i)w115, (__m512i)c45, (__m512i)c46, 0x8f);
        const word w117 = (word)_mm512_ternarylogic_epi64((__m512i)w116, (__m512i)c51, (__m512i)c52, 0x3d);
        const word w118 = (word)_mm512_ternarylogic_epi64((__m512i)w117, (__m512i)c51, (__m512i)c52, 0x2e);
        const word w119 = (word)_mm512_ternarylogic_epi64((__m512i)w117, (__m512i)c46, (__m512i)c51, 0x96);
        const word w120 = (word)_mm512_ternarylogic_epi64((__m512i)w118, (__m512i)c67, (__m512i)c45, 0xe2);
        const word w121 = (word)_mm512_ternarylogic_epi64((__m512i)w117, (__m512i)c67, (__m512i)c46, 0xe2);
        const word w122 = load_aligned(a);
        const word w123 = load_aligned(a + 1 * WORD_BYTES);
        const word w124 = w122 ^ w85;
        const word w125 = (word)_mm512_ternarylogic_epi64((__m512i)w124, (__m512i)w86, (__m512i)w123, 0xf6);
        const word w126 = (word)_mm512_ternarylogic_epi64((__m512i)w125, (__m512i)c43, (__m512i)c44, 0x8f);
        const word w127 = (word)_mm512_ternarylogic_epi64((__m512i)w126, (__m512i)w89, (__m512i)w91, 0x3d);
        const word w128 = (word)_mm512_ternarylogic_epi64((__m512i)w127, (__m512i)w89, (__m512i)w91, 0x2e);
        const word w129 = (word)_mm512_ternarylogic_epi64((__m512i)w127, (__m512i)c44, (__m512i)w89, 0x96);
        const word w130 = (word)_mm512_ternarylogic_epi64((__m512i)w128, (__m512i)w87, (__m512i)c43, 0xe2);
        const word w131 = (word)_mm512_ternarylogic_epi64((__m512i)w127, (__m512i)w87, (__m512i)c44, 0xe2);
        store_first(bottom + i82, w99);
        store_first(bottom + i84, c49);
        const word w132 = load_word(windows + i76);
        const word w133 = load_word(windows + i77);
        const word w134 = load_word(active + i75);
        const word w135 = load_first(top + i82 + 1);
        const word w136 = shift_in(w99, w135);
        const word w137 = load_first(top + i83 + 1);
        const word w138 = shift_in(c49, w137);
        const word w139 = load_aligned(a + 6 * WORD_BYTES);
        const word w140 = load_aligned(a + 7 * WORD_BYTES);
        const word w141 = w139 ^ c62;
        const word w142 = (word)_mm512_ternarylogic_epi64((__m512i)w141, (__m512i)c63, (__m512i)w140, 0xf6);
        const word w143 = (word)_mm512_ternarylogic_epi64((__m512i)w100, (__m512i)w101, (__m512i)w142, 0xd5);
        const word w144 = (word)_mm512_ternarylogic_epi64((__m512i)w143, (__m512i)w109, (__m512i)c47, 0x3d);
        const word w145 = (word)_mm512_ternarylogic_epi64((__m512i)w144, (__m512i)w109, (__m512i)c47, 0x2e);
        const word w146 = (word)_mm512_ternarylogic_epi64((__m512i)w144, (__m512i)w101, (__m512i)w109, 0x96);
        const word w147 = (word)_mm512_ternarylogic_epi64((__m512i)w145, (__m512i)c64, (__m512i)w100, 0xe2);
        const word w148 = (word)_mm512_ternarylogic_epi64((__m512i)w144, (__m512i)c64, (__m512i)w101, 0xe2);
        const word w149 = load_aligned(a + 4 * WORD_BYTES);
        const word w150 = load_aligned(a + 5 * WORD_BYTES);
        const word w151 = w149 ^ c65;
        const word w152 = (word)_mm512_ternarylogic_epi64((__m512i)w151, (__m512i)c66, (__m512i)w150, 0xf6);
        const word w153 = (word)_mm512_ternarylogic_epi64((__m512i)w110, (__m512i)w111, (__m512i)w152, 0xd5);
        const word w154 = (word)_mm512_ternarylogic_epi64((__m512i)w153, (__m512i)w119, (__m512i)c45, 0x3d);
        const word w155 = (word)_mm512_ternarylogic_epi64((__m512i)w154, (__m512i)w119, (__m512i)c45, 0x2e);
        const word w156 = (word)_mm512_ternarylogic_epi64((__m512i)w154, (__m512i)w111, (__m512i)w119, 0x96);
        const word w157 = (word)_mm512_ternarylogic_epi64((__m512i)w155, (__m512i)c67, (__m512i)w110, 0xe2);
        const word w158 = (word)_mm512_ternarylogic_epi64((__m512i)w154, (__m512i)c67, (__m512i)w111, 0xe2);
        const word w159 = load_aligned(a + 2 * WORD_BYTES);
        const word w160 = load_aligned(a + 3 * WORD_BYTES);
        const word w161 = w159 ^ w85;
        const word w162 = (word)_mm512_ternarylogic_epi64((__m512i)w161, (__m512i)w86, (__m512i)w160, 0xf6);
        const word w163 = (word)_mm512_ternarylogic_epi64((__m512i)w120, (__m512i)w121, (__m512i)w162, 0xd5);
        const word w164 = (word)_mm512_ternarylogic_epi64((__m512i)w163, (__m512i)w129, (__m512i)c43, 0x3d);
        const word w165 = (word)_mm512_ternarylogic_epi64((__m512i)w164, (__m512i)w129, (__m512i)c43, 0x2e);
        const word w166 = (word)_mm512_ternarylogic_epi64((__m512i)w164, (__m512i)w121, (__m512i)w129, 0x96);
        const word w167 = (word)_mm512_ternarylogic_epi64((__m512i)w165, (__m512i)w87, (__m512i)w120, 0xe2);
        const word w168 = (word)_mm512_ternarylogic_epi64((__m512i)w164, (__m512i)w87, (__m512i)w121, 0xe2);
        const word w169 = load_aligned(a);
        const word w170 = load_aligned(a + 1 * WORD_BYTES);
        const word w171 = w169 ^ w132;
        const word w172 = (word)_mm512_ternarylogic_epi64((__m512i)w171, (__m512i)w133, (__m512i)w170, 0xf6);
        const word w173 = (word)_mm512_ternarylogic_epi64((__m512i)w130, (__m512i)w131, (__m512i)w172, 0xd5);
        const word w174 = (word)_mm512_ternarylogic_epi64((__m512i)w173, (__m512i)w136, (__m512i)w138, 0x3d);
        const word w175 = (word)_mm512_ternarylogic_epi64((__m512i)w174, (__m512i)w136, (__m512i)w138, 0x2e);
        const word w176 = (word)_mm512_ternarylogic_epi64((__m512i)w174, (__m512i)w131, (__m512i)w136, 0x96);
        const word w177 = (word)_mm512_ternarylogic_epi64((__m512i)w175, (__m512i)w134, (__m512i)w130, 0xe2);
        const word w178 = (word)_mm512_ternarylogic_epi64((__m512i)w174, (__m512i)w134, (__m512i)w131, 0xe2);
        store_first(bottom + i82 + 1, w146);
        store_first(bottom + i84 + 1, w100);
        const word w179 = load_word(windows + i78);
        const word w180 = load_word(windows + i79);
        const word w181 = load_word(active + i76);
        const word w182 = load_first(top + i82 + 2);
        const word w183 = shift_in(w146, w182);
        const word w184 = load_first(top + i83 + 2);
        const word w185 = shift_in(w100, w184);
        const word w186 = load_aligned(a + 6 * WORD_BYTES);
        const word w187 = load_aligned(a + 7 * WORD_BYTES);
        const word w188 = w186 ^ c65;
        const word w189 = (word)_mm512_ternarylogic_epi64((__m512i)w188, (__m512i)c66, (__m512i)w187, 0xf6);
        const word w190 = (word)_mm512_ternarylogic_epi64((__m512i)w147, (__m512i)w148, (__m512i)w189, 0xd5);
        const word w191 = (word)_mm512_ternarylogic_epi64((__m512i)w190, (__m512i)w156, (__m512i)w110, 0x3d);
        const word w192 = (word)_mm512_ternarylogic_epi64((__m512i)w191, (__m512i)w156, (__m512i)w110, 0x2e);
        const word w193 = (word)_mm512_ternarylogic_epi64((__m512i)w191, (__m512i)w148, (__m512i)w156, 0x96);
        const word w194 = (word)_mm512_ternarylogic_epi64((__m512i)w192, (__m512i)c67, (__m512i)w147, 0xe2);
        const word w195 = (word)_mm512_ternarylogic_epi64((__m512i)w191, (__m512i)c67, (__m512i)w148, 0xe2);
        const word w196 = load_aligned(a + 4 * WORD_BYTES);
        const word w197 = load_aligned(a + 5 * WORD_BYTES);
        const word w198 = w196 ^ w85;
        const word w199 = (word)_mm512_ternarylogic_epi64((__m512i)w198, (__m512i)w86, (__m512i)w197, 0xf6);
        const word w200 = (word)_mm512_ternarylogic_epi64((__m512i)w157, (__m512i)w158, (__m512i)w199, 0xd5);
        const word w201 = (word)_mm512_ternarylogic_epi64((__m512i)w200, (__m512i)w166, (__m512i)w120, 0x3d);
        const word w202 = (word)_mm512_ternarylogic_epi64((__m512i)w201, (__m512i)w166, (__m512i)w120, 0x2e);
        const word w203 = (word)_mm512_ternarylogic_epi64((__m512i)w201, (__m512i)w158, (__m512i)w166, 0x96);
        const word w204 = (word)_mm512_ternarylogic_epi64((__m512i)w202, (__m512i)w87, (__m512i)w157, 0xe2);
        const word w205 = (word)_mm512_ternarylogic_epi64((__m512i)w201, (__m512i)w87, (__m512i)w158, 0xe2);
        const word w206 = load_aligned(a + 2 * WORD_BYTES);
        const word w207 = load_aligned(a + 3 * WORD_BYTES);
        const word w208 = w206 ^ w132;
        const word w209 = (word)_mm512_ternarylogic_epi64((__m512i)w208, (__m512i)w133, (__m512i)w207, 0xf6);
        const word w210 = (word)_mm512_ternarylogic_epi64((__m512i)w167, (__m512i)w168, (__m512i)w209, 0xd5);
        const word w211 = (word)_mm512_ternarylogic_epi64((__m512i)w210, (__m512i)w176, (__m512i)w130, 0x3d);
        const word w212 = (word)_mm512_ternarylogic_epi64((__m512i)w211, (__m512i)w176, (__m512i)w130, 0x2e);
        const word w213 = (word)_mm512_ternarylogic_epi64((__m512i)w211, (__m512i)w168, (__m512i)w176, 0x96);
        const word w214 = (word)_mm512_ternarylogic_epi64((__m512i)w212, (__m512i)w134, (__m512i)w167, 0xe2);
        const word w215 = (word)_mm512_ternarylogic_epi64((__m512i)w211, (__m512i)w134, (__m512i)w168, 0xe2);
        const word w216 = load_aligned(a);
        const word w217 = load_aligned(a + 1 * WORD_BYTES);
        const word w218 = w216 ^ w179;
        const word w219 = (word)_mm512_ternarylogic_epi64((__m512i)w218, (__m512i)w180, (__m512i)w217, 0xf6);
        const word w220 = (word)_mm512_ternarylogic_epi64((__m512i)w177, (__m512i)w178, (__m512i)w219, 0xd5);
        const word w221 = (word)_mm512_ternarylogic_epi64((__m512i)w220, (__m512i)w183, (__m512i)w185, 0x3d);
        const word w222 = (word)_mm512_ternarylogic_epi64((__m512i)w221, (__m512i)w183, (__m512i)w185, 0x2e);
        const word w223 = (word)_mm512_ternarylogic_epi64((__m512i)w221, (__m512i)w178, (__m512i)w183, 0x96);
        const word w224 = (word)_mm512_ternarylogic_epi64((__m512i)w222, (__m512i)w181, (__m512i)w177, 0xe2);
        const word w225 = (word)_mm512_ternarylogic_epi64((__m512i)w221, (__m512i)w181, (__m512i)w178, 0xe2);
        store_first(bottom + i82 + 2, w193);
        store_first(bottom + i84 + 2, w147);
        const word w226 = load_word(windows + i80);
        const word w227 = load_word(windows + i81);
        const word w228 = load_word(active + i77);
        const word w229 = load_first(top + i82 + 3);
        const word w230 = shift_in(w193, w229);
        const word w231 = load_first(top + i83 + 3);
        const word w232 = shift_in(w147, w231);
        const word w233 = load_aligned(a + 6 * WORD_BYTES);
        const word w234 = load_aligned(a + 7 * WORD_BYTES);
        const word w235 = w233 ^ w85;
        const word w236 = (word)_mm512_ternarylogic_epi64((__m512i)w235, (__m512i)w86, (__m512i)w234, 0xf6);
        const word w237 = (word)_mm512_ternarylogic_epi64((__m512i)w194, (__m512i)w195, (__m512i)w236, 0xd5);
        const word w238 = (word)_mm512_ternarylogic_epi64((__m512i)w237, (__m512i)w203, (__m512i)w157, 0x3d);
        const word w239 = (word)_mm512_ternarylogic_epi64((__m512i)w238, (__m512i)w203, (__m512i)w157, 0x2e);
        const word w240 = (word)_mm512_ternarylogic_epi64((__m512i)w238, (__m512i)w195, (__m512i)w203, 0x96);
        const word w241 = (word)_mm512_ternarylogic_epi64((__m512i)w239, (__m512i)w87, (__m512i)w194, 0xe2);
        const word w242 = (word)_mm512_ternarylogic_epi64((__m512i)w238, (__m512i)w87, (__m512i)w195, 0xe2);
        const word w243 = load_aligned(a + 4 * WORD_BYTES);
        const word w244 = load_aligned(a + 5 * WORD_BYTES);
        const word w245 = w243 ^ w132;
        const word w246 = (word)_mm512_ternarylogic_epi64((__m512i)w245, (__m512i)w133, (__m512i)w244, 0xf6);
        const word w247 = (word)_mm512_ternarylogic_epi64((__m512i)w204, (__m512i)w205, (__m512i)w246, 0xd5);
        const word w248 = (word)_mm512_ternarylogic_epi64((__m512i)w247, (__m512i)w213, (__m512i)w167, 0x3d);
        const word w249 = (word)_mm512_ternarylogic_epi64((__m512i)w248, (__m512i)w213, (__m512i)w167, 0x2e);
        const word w250 = (word)_mm512_ternarylogic_epi64((__m512i)w248, (__m512i)w205, (__m512i)w213, 0x96);
        const word w251 = (word)_mm512_ternarylogic_epi64((__m512i)w249, (__m512i)w134, (__m512i)w204, 0xe2);
        const word w252 = (word)_mm512_ternarylogic_epi64((__m512i)w248, (__m512i)w134, (__m512i)w205, 0xe2);
        const word w253 = load_aligned(a + 2 * WORD_BYTES);
        const word w254 = load_aligned(a + 3 * WORD_BYTES);
        const word w255 = w253 ^ w179;
        const word w256 = (word)_mm512_ternarylogic_epi64((__m512i)w255, (__m512i)w180, (__m512i)w254, 0xf6);
        const word w257 = (word)_mm512_ternarylogic_epi64((__m512i)w214, (__m512i)w215, (__m512i)w256, 0xd5);
        const word w258 = (word)_mm512_ternarylogic_epi64((__m512i)w257, (__m512i)w223, (__m512i)w177, 0x3d);
        const word w259 = (word)_mm512_ternarylogic_epi64((__m512i)w258, (__m512i)w223, (__m512i)w177, 0x2e);
        const word w260 = (word)_mm512_ternarylogic_epi64((__m512i)w258, (__m512i)w215, (__m512i)w223, 0x96);
        const word w261 = (word)_mm512_ternarylogic_epi64((__m512i)w259, (__m512i)w181, (__m512i)w214, 0xe2);
        const word w262 = (word)_mm512_ternarylogic_epi64((__m512i)w258, (__m512i)w181, (__m512i)w215, 0xe2);
        const word w263 = load_aligned(a);
        const word w264 = load_aligned(a + 1 * WORD_BYTES);
        const word w265 = w263 ^ w226;
        const word w266 = (word)_mm512_ternarylogic_epi64((__m512i)w265, (__m512i)w227, (__m512i)w264, 0xf6);
        const word w267 = (word)_mm512_ternarylogic_epi64((__m512i)w224, (__m512i)w225, (__m512i)w266, 0xd5);
        const word w268 = (word)_mm512_ternarylogic_epi64((__m512i)w267, (__m512i)w230, (__m512i)w232, 0x3d);
        const word w269 = (word)_mm512_ternarylogic_epi64((__m512i)w268, (__m512i)w230, (__m512i)w232, 0x2e);
        const word w270 = (word)_mm512_ternarylogic_epi64((__m512i)w268, (__m512i)w225, (__m512i)w230, 0x96);
        const word w271 = (word)_mm512_ternarylogic_epi64((__m512i)w269, (__m512i)w228, (__m512i)w224, 0xe2);
        const word w272 = (word)_mm512_ternarylogic_epi64((__m512i)w268, (__m512i)w228, (__m512i)w225, 0xe2);
        store_first(bottom + i82 + 3, w240);
        store_first(bottom + i84 + 3, w194);
        c43 = w271;
        c44 = w272;
        c45 = w261;
        c46 = w262;
        c47 = w251;
        c48 = w252;
        c49 = w241;
        c50 = w242;
        c51 = w270;
        c52 = w224;
        c53 = w260;
        c54 = w214;
        c55 = w250;
        c56 = w204;
        c57 = w240;
        c58 = w194;
        c59 = w132;
        c60 = w133;
        c61 = w134;
        c62 = w179;
        c63 = w180;
        c64 = w181;
        c65 = w226;
        c66 = w227;
        c67 = w228;
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

/* An iteration: 96 gates, 8 moves, 0 additions, 48 loads, 8 stores. */
void levenshtein_avx512_steady(uint8_t *const *buffers, const int64_t *scalars);
void levenshtein_avx512_steady(uint8_t *const *buffers, const int64_t *scalars) {
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
        const word w89 = (word)_mm512_ternarylogic_epi64((__m512i)w88, (__m512i)c46, (__m512i)c47, 0x8f);
        const word w90 = (word)_mm512_ternarylogic_epi64((__m512i)w89, (__m512i)c52, (__m512i)c53, 0x3d);
        const word w91 = (word)_mm512_ternarylogic_epi64((__m512i)w90, (__m512i)c52, (__m512i)c53, 0x2e);
        const word w92 = (word)_mm512_ternarylogic_epi64((__m512i)w90, (__m512i)c47, (__m512i)c52, 0x96);
        const word w93 = load_aligned(a + 4 * WORD_BYTES);
        const word w94 = load_aligned(a + 5 * WORD_BYTES);
        const word w95 = w93 ^ c58;
        const word w96 = (word)_mm512_ternarylogic_epi64((__m512i)w95, (__m512i)c59, (__m512i)w94, 0xf6);
        const word w97 = (word)_mm512_ternarylogic_epi64((__m512i)w96, (__m512i)c44, (__m512i)c45, 0x8f);
        const word w98 = (word)_mm512_ternarylogic_epi64((__m512i)w97, (__m512i)c50, (__m512i)c51, 0x3d);
        const word w99 = (word)_mm512_ternarylogic_epi64((__m512i)w98, (__m512i)c50, (__m512i)c51, 0x2e);
        const word w100 = (word)_mm512_ternarylogic_epi64((__m512i)w98, (__m512i)c45, (__m512i)c50, 0x96);
        const word w101 = load_aligned(a + 2 * WORD_BYTES);
        const word w102 = load_aligned(a + 3 * WORD_BYTES);
        const word w103 = w101 ^ c60;
        const word w104 = (word)_mm512_ternarylogic_epi64((__m512i)w103, (__m512i)c61, (__m512i)w102, 0xf6);
        const word w105 = (word)_mm512_ternarylogic_epi64((__m512i)w104, (__m512i)c42, (__m512i)c43, 0x8f);
        const word w106 = (word)_mm512_ternarylogic_epi64((__m512i)w105, (__m512i)c48, (__m512i)c49, 0x3d);
        const word w107 = (word)_mm512_ternarylogic_epi64((__m512i)w106, (__m512i)c48, (__m512i)c49, 0x2e);
        const word w108 = (word)_mm512_ternarylogic_epi64((__m512i)w106, (__m512i)c43, (__m512i)c48, 0x96);
        const word w109 = load_aligned(a);
        const word w110 = load_aligned(a + 1 * WORD_BYTES);
        const word w111 = w109 ^ w79;
        const word w112 = (word)_mm512_ternarylogic_epi64((__m512i)w111, (__m512i)w80, (__m512i)w110, 0xf6);
        const word w113 = (word)_mm512_ternarylogic_epi64((__m512i)w112, (__m512i)c40, (__m512i)c41, 0x8f);
        const word w114 = (word)_mm512_ternarylogic_epi64((__m512i)w113, (__m512i)w82, (__m512i)w84, 0x3d);
        const word w115 = (word)_mm512_ternarylogic_epi64((__m512i)w114, (__m512i)w82, (__m512i)w84, 0x2e);
        const word w116 = (word)_mm512_ternarylogic_epi64((__m512i)w114, (__m512i)c41, (__m512i)w82, 0x96);
        store_first(bottom + i76, w92);
        store_first(bottom + i78, c46);
        const word w117 = load_word(windows + i70);
        const word w118 = load_word(windows + i71);
        const word w119 = load_first(top + i76 + 1);
        const word w120 = shift_in(w92, w119);
        const word w121 = load_first(top + i77 + 1);
        const word w122 = shift_in(c46, w121);
        const word w123 = load_aligned(a + 6 * WORD_BYTES);
        const word w124 = load_aligned(a + 7 * WORD_BYTES);
        const word w125 = w123 ^ c58;
        const word w126 = (word)_mm512_ternarylogic_epi64((__m512i)w125, (__m512i)c59, (__m512i)w124, 0xf6);
        const word w127 = (word)_mm512_ternarylogic_epi64((__m512i)w91, (__m512i)w90, (__m512i)w126, 0xd5);
        const word w128 = (word)_mm512_ternarylogic_epi64((__m512i)w127, (__m512i)w100, (__m512i)c44, 0x3d);
        const word w129 = (word)_mm512_ternarylogic_epi64((__m512i)w128, (__m512i)w100, (__m512i)c44, 0x2e);
        const word w130 = (word)_mm512_ternarylogic_epi64((__m512i)w128, (__m512i)w90, (__m512i)w100, 0x96);
        const word w131 = load_aligned(a + 4 * WORD_BYTES);
        const word w132 = load_aligned(a + 5 * WORD_BYTES);
        const word w133 = w131 ^ c60;
        const word w134 = (word)_mm512_ternarylogic_epi64((__m512i)w133, (__m512i)c61, (__m512i)w132, 0xf6);
        const word w135 = (word)_mm512_ternarylogic_epi64((__m512i)w99, (__m512i)w98, (__m512i)w134, 0xd5);
        const word w136 = (word)_mm512_ternarylogic_epi64((__m512i)w135, (__m512i)w108, (__m512i)c42, 0x3d);
        const word w137 = (word)_mm512_ternarylogic_epi64((__m512i)w136, (__m512i)w108, (__m512i)c42, 0x2e);
        const word w138 = (word)_mm512_ternarylogic_epi64((__m512i)w136, (__m512i)w98, (__m512i)w108, 0x96);
        const word w139 = load_aligned(a + 2 * WORD_BYTES);
        const word w140 = load_aligned(a + 3 * WORD_BYTES);
        const word w141 = w139 ^ w79;
        const word w142 = (word)_mm512_ternarylogic_epi64((__m512i)w141, (__m512i)w80, (__m512i)w140, 0xf6);
        const word w143 = (word)_mm512_ternarylogic_epi64((__m512i)w107, (__m512i)w106, (__m512i)w142, 0xd5);
        const word w144 = (word)_mm512_ternarylogic_epi64((__m512i)w143, (__m512i)w116, (__m512i)c40, 0x3d);
        const word w145 = (word)_mm512_ternarylogic_epi64((__m512i)w144, (__m512i)w116, (__m512i)c40, 0x2e);
        const word w146 = (word)_mm512_ternarylogic_epi64((__m512i)w144, (__m512i)w106, (__m512i)w116, 0x96);
        const word w147 = load_aligned(a);
        const word w148 = load_aligned(a + 1 * WORD_BYTES);
        const word w149 = w147 ^ w117;
        const word w150 = (word)_mm512_ternarylogic_epi64((__m512i)w149, (__m512i)w118, (__m512i)w148, 0xf6);
        const word w151 = (word)_mm512_ternarylogic_epi64((__m512i)w115, (__m512i)w114, (__m512i)w150, 0xd5);
        const word w152 = (word)_mm512_ternarylogic_epi64((__m512i)w120, (__m512i)w151, (__m512i)w122, 0x3d);
        const word w153 = (word)_mm512_ternarylogic_epi64((__m512i)w152, (__m512i)w120, (__m512i)w122, 0x2e);
        const word w154 = (word)_mm512_ternarylogic_epi64((__m512i)w152, (__m512i)w114, (__m512i)w120, 0x96);
        store_first(bottom + i76 + 1, w130);
        store_first(bottom + i78 + 1, w91);
        const word w155 = load_word(windows + i72);
        const word w156 = load_word(windows + i73);
        const word w157 = load_first(top + i76 + 2);
        const word w158 = shift_in(w130, w157);
        const word w159 = load_first(top + i77 + 2);
        const word w160 = shift_in(w91, w159);
        const word w161 = load_aligned(a + 6 * WORD_BYTES);
        const word w162 = load_aligned(a + 7 * WORD_BYTES);
        const word w163 = w161 ^ c60;
        const word w164 = (word)_mm512_ternarylogic_epi64((__m512i)w163, (__m512i)c61, (__m512i)w162, 0xf6);
        const word w165 = (word)_mm512_ternarylogic_epi64((__m512i)w129, (__m512i)w128, (__m512i)w164, 0xd5);
        const word w166 = (word)_mm512_ternarylogic_epi64((__m512i)w165, (__m512i)w138, (__m512i)w99, 0x3d);
        const word w167 = (word)_mm512_ternarylogic_epi64((__m512i)w166, (__m512i)w138, (__m512i)w99, 0x2e);
        const word w168 = (word)_mm512_ternarylogic_epi64((__m512i)w166, (__m512i)w128, (__m512i)w138, 0x96);
        const word w169 = load_aligned(a + 4 * WORD_BYTES);
        const word w170 = load_aligned(a + 5 * WORD_BYTES);
        const word w171 = w169 ^ w79;
        const word w172 = (word)_mm512_ternarylogic_epi64((__m512i)w171, (__m512i)w80, (__m512i)w170, 0xf6);
        const word w173 = (word)_mm512_ternarylogic_epi64((__m512i)w137, (__m512i)w136, (__m512i)w172, 0xd5);
        const word w174 = (word)_mm512_ternarylogic_epi64((__m512i)w173, (__m512i)w146, (__m512i)w107, 0x3d);
        const word w175 = (word)_mm512_ternarylogic_epi64((__m512i)w174, (__m512i)w146, (__m512i)w107, 0x2e);
        const word w176 = (word)_mm512_ternarylogic_epi64((__m512i)w174, (__m512i)w136, (__m512i)w146, 0x96);
        const word w177 = load_aligned(a + 2 * WORD_BYTES);
        const word w178 = load_aligned(a + 3 * WORD_BYTES);
        const word w179 = w177 ^ w117;
        const word w180 = (word)_mm512_ternarylogic_epi64((__m512i)w179, (__m512i)w118, (__m512i)w178, 0xf6);
        const word w181 = (word)_mm512_ternarylogic_epi64((__m512i)w145, (__m512i)w144, (__m512i)w180, 0xd5);
        const word w182 = (word)_mm512_ternarylogic_epi64((__m512i)w181, (__m512i)w154, (__m512i)w115, 0x3d);
        const word w183 = (word)_mm512_ternarylogic_epi64((__m512i)w182, (__m512i)w154, (__m512i)w115, 0x2e);
        const word w184 = (word)_mm512_ternarylogic_epi64((__m512i)w182, (__m512i)w144, (__m512i)w154, 0x96);
        const word w185 = load_aligned(a);
        const word w186 = load_aligned(a + 1 * WORD_BYTES);
        const word w187 = w185 ^ w155;
        const word w188 = (word)_mm512_ternarylogic_epi64((__m512i)w187, (__m512i)w156, (__m512i)w186, 0xf6);
        const word w189 = (word)_mm512_ternarylogic_epi64((__m512i)w153, (__m512i)w152, (__m512i)w188, 0xd5);
        const word w190 = (word)_mm512_ternarylogic_epi64((__m512i)w158, (__m512i)w189, (__m512i)w160, 0x3d);
        const word w191 = (word)_mm512_ternarylogic_epi64((__m512i)w190, (__m512i)w158, (__m512i)w160, 0x2e);
        const word w192 = (word)_mm512_ternarylogic_epi64((__m512i)w190, (__m512i)w152, (__m512i)w158, 0x96);
        store_first(bottom + i76 + 2, w168);
        store_first(bottom + i78 + 2, w129);
        const word w193 = load_word(windows + i74);
        const word w194 = load_word(windows + i75);
        const word w195 = load_first(top + i76 + 3);
        const word w196 = shift_in(w168, w195);
        const word w197 = load_first(top + i77 + 3);
        const word w198 = shift_in(w129, w197);
        const word w199 = load_aligned(a + 6 * WORD_BYTES);
        const word w200 = load_aligned(a + 7 * WORD_BYTES);
        const word w201 = w199 ^ w79;
        const word w202 = (word)_mm512_ternarylogic_epi64((__m512i)w201, (__m512i)w80, (__m512i)w200, 0xf6);
        const word w203 = (word)_mm512_ternarylogic_epi64((__m512i)w167, (__m512i)w166, (__m512i)w202, 0xd5);
        const word w204 = (word)_mm512_ternarylogic_epi64((__m512i)w203, (__m512i)w176, (__m512i)w137, 0x3d);
        const word w205 = (word)_mm512_ternarylogic_epi64((__m512i)w204, (__m512i)w176, (__m512i)w137, 0x2e);
        const word w206 = (word)_mm512_ternarylogic_epi64((__m512i)w204, (__m512i)w166, (__m512i)w176, 0x96);
        const word w207 = load_aligned(a + 4 * WORD_BYTES);
        const word w208 = load_aligned(a + 5 * WORD_BYTES);
        const word w209 = w207 ^ w117;
        const word w210 = (word)_mm512_ternarylogic_epi64((__m512i)w209, (__m512i)w118, (__m512i)w208, 0xf6);
        const word w211 = (word)_mm512_ternarylogic_epi64((__m512i)w175, (__m512i)w174, (__m512i)w210, 0xd5);
        const word w212 = (word)_mm512_ternarylogic_epi64((__m512i)w211, (__m512i)w184, (__m512i)w145, 0x3d);
        const word w213 = (word)_mm512_ternarylogic_epi64((__m512i)w212, (__m512i)w184, (__m512i)w145, 0x2e);
        const word w214 = (word)_mm512_ternarylogic_epi64((__m512i)w212, (__m512i)w174, (__m512i)w184, 0x96);
        const word w215 = load_aligned(a + 2 * WORD_BYTES);
        const word w216 = load_aligned(a + 3 * WORD_BYTES);
        const word w217 = w215 ^ w155;
        const word w218 = (word)_mm512_ternarylogic_epi64((__m512i)w217, (__m512i)w156, (__m512i)w216, 0xf6);
        const word w219 = (word)_mm512_ternarylogic_epi64((__m512i)w183, (__m512i)w182, (__m512i)w218, 0xd5);
        const word w220 = (word)_mm512_ternarylogic_epi64((__m512i)w219, (__m512i)w192, (__m512i)w153, 0x3d);
        const word w221 = (word)_mm512_ternarylogic_epi64((__m512i)w220, (__m512i)w192, (__m512i)w153, 0x2e);
        const word w222 = (word)_mm512_ternarylogic_epi64((__m512i)w220, (__m512i)w182, (__m512i)w192, 0x96);
        const word w223 = load_aligned(a);
        const word w224 = load_aligned(a + 1 * WORD_BYTES);
        const word w225 = w223 ^ w193;
        const word w226 = (word)_mm512_ternarylogic_epi64((__m512i)w225, (__m512i)w194, (__m512i)w224, 0xf6);
        const word w227 = (word)_mm512_ternarylogic_epi64((__m512i)w191, (__m512i)w190, (__m512i)w226, 0xd5);
        const word w228 = (word)_mm512_ternarylogic_epi64((__m512i)w196, (__m512i)w227, (__m512i)w198, 0x3d);
        const word w229 = (word)_mm512_ternarylogic_epi64((__m512i)w228, (__m512i)w196, (__m512i)w198, 0x2e);
        const word w230 = (word)_mm512_ternarylogic_epi64((__m512i)w228, (__m512i)w190, (__m512i)w196, 0x96);
        store_first(bottom + i76 + 3, w206);
        store_first(bottom + i78 + 3, w167);
        c40 = w229;
        c41 = w228;
        c42 = w221;
        c43 = w220;
        c44 = w213;
        c45 = w212;
        c46 = w205;
        c47 = w204;
        c48 = w230;
        c49 = w191;
        c50 = w222;
        c51 = w183;
        c52 = w214;
        c53 = w175;
        c54 = w206;
        c55 = w167;
        c56 = w117;
        c57 = w118;
        c58 = w155;
        c59 = w156;
        c60 = w193;
        c61 = w194;
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

#ifdef __cplusplus
}
#endif
