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

/* An iteration: 240 gates, 12 moves, 0 additions, 56 loads, 12 stores. */
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
    const word w44 = load_word(windows + i37);
    const word w45 = load_word(windows + i38);
    const word w46 = load_word(active + i35);
    const word w47 = load_word(windows + i39);
    const word w48 = load_word(windows + i40);
    const word w49 = load_word(active + i36);
    word c51 = w5;
    word c52 = w6;
    word c53 = w7;
    word c54 = w8;
    word c55 = w9;
    word c56 = w10;
    word c57 = w11;
    word c58 = w12;
    word c59 = w13;
    word c60 = w14;
    word c61 = w15;
    word c62 = w16;
    word c63 = w17;
    word c64 = w18;
    word c65 = w19;
    word c66 = w20;
    word c67 = w21;
    word c68 = w22;
    word c69 = w23;
    word c70 = w24;
    word c71 = w25;
    word c72 = w26;
    word c73 = w27;
    word c74 = w28;
    word c75 = w41;
    word c76 = w42;
    word c77 = w43;
    word c78 = w44;
    word c79 = w45;
    word c80 = w46;
    word c81 = w47;
    word c82 = w48;
    word c83 = w49;
    for (uint64_t i50 = i3; (int64_t)i50 < (int64_t)i4; ++i50) {
        const uint64_t i84 = (uint64_t)1;
        const uint64_t i85 = i50 + i84;
        const uint64_t i86 = i85 & (uint64_t)7;
        const uint64_t i87 = i85 >> 3;
        const uint64_t i88 = i86 * i0;
        const uint64_t i89 = i88 + i87;
        const uint64_t i90 = i0 * (uint64_t)8;
        const uint64_t i91 = i89 + i90;
        const uint64_t i92 = i91 + i90;
        const uint64_t i93 = i92 + i90;
        const uint64_t i94 = i93 + i90;
        const uint64_t i95 = i94 + i90;
        const uint64_t i96 = i95 + i90;
        const uint64_t i97 = i96 + i90;
        const uint64_t i98 = i50 * (uint64_t)4;
        const uint64_t i99 = i98 + i1;
        const uint64_t i100 = i99 + i1;
        const uint64_t i101 = i98 + i2;
        const uint64_t i102 = i101 + i2;
        const word w103 = load_word(windows + i89);
        const word w104 = load_word(windows + i91);
        const word w105 = load_word(active + i89);
        const word w106 = load_first(top + i98);
        const word w107 = shift_in(c72, w106);
        const word w108 = load_first(top + i99);
        const word w109 = shift_in(c73, w108);
        const word w110 = load_first(top + i100);
        const word w111 = shift_in(c74, w110);
        const word w112 = load_aligned(a + 6 * WORD_BYTES);
        const word w113 = load_aligned(a + 7 * WORD_BYTES);
        const word w114 = w112 ^ c75;
        const word w115 = (word)_mm512_ternarylogic_epi64((__m512i)w114, (__m512i)c76, (__m512i)w113, 0xf6);
        const word w116 = (word)_mm512_ternarylogic_epi64((__m512i)w115, (__m512i)c70, (__m512i)c71, 0x6f);
        const word w117 = (word)_mm512_ternarylogic_epi64((__m512i)w116, (__m512i)c60, (__m512i)c61, 0x56);
        const word w118 = (word)_mm512_ternarylogic_epi64((__m512i)w115, (__m512i)c61, (__m512i)c71, 0x45);
        const word w119 = (word)_mm512_ternarylogic_epi64((__m512i)w115, (__m512i)c69, (__m512i)c71, 0x90);
        const word w120 = (word)_mm512_ternarylogic_epi64((__m512i)w117, (__m512i)c62, (__m512i)w119, 0x71);
        const word w121 = (word)_mm512_ternarylogic_epi64((__m512i)w117, (__m512i)w119, (__m512i)c62, 0x61);
        const word w122 = (word)_mm512_ternarylogic_epi64((__m512i)w121, (__m512i)c69, (__m512i)w117, 0xd6);
        const word w123 = (word)_mm512_ternarylogic_epi64((__m512i)w122, (__m512i)c71, (__m512i)c62, 0xb6);
        const word w124 = (word)_mm512_ternarylogic_epi64((__m512i)w120, (__m512i)c60, (__m512i)w116, 0x60);
        const word w125 = (word)_mm512_ternarylogic_epi64((__m512i)w124, (__m512i)c60, (__m512i)c70, 0x96);
        const word w126 = (word)_mm512_ternarylogic_epi64((__m512i)w125, (__m512i)c77, (__m512i)c60, 0xe2);
        const word w127 = (word)_mm512_ternarylogic_epi64((__m512i)w118, (__m512i)c77, (__m512i)c61, 0xe2);
        const word w128 = (word)_mm512_ternarylogic_epi64((__m512i)w123, (__m512i)c77, (__m512i)c62, 0xe2);
        const word w129 = load_aligned(a + 4 * WORD_BYTES);
        const word w130 = load_aligned(a + 5 * WORD_BYTES);
        const word w131 = w129 ^ c78;
        const word w132 = (word)_mm512_ternarylogic_epi64((__m512i)w131, (__m512i)c79, (__m512i)w130, 0xf6);
        const word w133 = (word)_mm512_ternarylogic_epi64((__m512i)w132, (__m512i)c67, (__m512i)c68, 0x6f);
        const word w134 = (word)_mm512_ternarylogic_epi64((__m512i)w133, (__m512i)c57, (__m512i)c58, 0x56);
        const word w135 = (word)_mm512_ternarylogic_epi64((__m512i)w132, (__m512i)c58, (__m512i)c68, 0x45);
        const word w136 = (word)_mm512_ternarylogic_epi64((__m512i)w132, (__m512i)c66, (__m512i)c68, 0x90);
        const word w137 = (word)_mm512_ternarylogic_epi64((__m512i)w134, (__m512i)c59, (__m512i)w136, 0x71);
        const word w138 = (word)_mm512_ternarylogic_epi64((__m512i)w134, (__m512i)w136, (__m512i)c59, 0x61);
        const word w139 = (word)_mm512_ternarylogic_epi64((__m512i)w138, (__m512i)c66, (__m512i)w134, 0xd6);
        const word w140 = (word)_mm512_ternarylogic_epi64((__m512i)w139, (__m512i)c68, (__m512i)c59, 0xb6);
        const word w141 = (word)_mm512_ternarylogic_epi64((__m512i)w137, (__m512i)c57, (__m512i)w133, 0x60);
        const word w142 = (word)_mm512_ternarylogic_epi64((__m512i)w141, (__m512i)c57, (__m512i)c67, 0x96);
        const word w143 = (word)_mm512_ternarylogic_epi64((__m512i)w142, (__m512i)c80, (__m512i)c57, 0xe2);
        const word w144 = (word)_mm512_ternarylogic_epi64((__m512i)w135, (__m512i)c80, (__m512i)c58, 0xe2);
        const word w145 = (word)_mm512_ternarylogic_epi64((__m512i)w140, (__m512i)c80, (__m512i)c59, 0xe2);
        const word w146 = load_aligned(a + 2 * WORD_BYTES);
        const word w147 = load_aligned(a + 3 * WORD_BYTES);
        const word w148 = w146 ^ c81;
        const word w149 = (word)_mm512_ternarylogic_epi64((__m512i)w148, (__m512i)c82, (__m512i)w147, 0xf6);
        const word w150 = (word)_mm512_ternarylogic_epi64((__m512i)w149, (__m512i)c64, (__m512i)c65, 0x6f);
        const word w151 = (word)_mm512_ternarylogic_epi64((__m512i)w150, (__m512i)c54, (__m512i)c55, 0x56);
        const word w152 = (word)_mm512_ternarylogic_epi64((__m512i)w149, (__m512i)c55, (__m512i)c65, 0x45);
        const word w153 = (word)_mm512_ternarylogic_epi64((__m512i)w149, (__m512i)c63, (__m512i)c65, 0x90);
        const word w154 = (word)_mm512_ternarylogic_epi64((__m512i)w151, (__m512i)c56, (__m512i)w153, 0x71);
        const word w155 = (word)_mm512_ternarylogic_epi64((__m512i)w151, (__m512i)w153, (__m512i)c56, 0x61);
        const word w156 = (word)_mm512_ternarylogic_epi64((__m512i)w155, (__m512i)c63, (__m512i)w151, 0xd6);
        const word w157 = (word)_mm512_ternarylogic_epi64((__m512i)w156, (__m512i)c65, (__m512i)c56, 0xb6);
        const word w158 = (word)_mm512_ternarylogic_epi64((__m512i)w154, (__m512i)c54, (__m512i)w150, 0x60);
        const word w159 = (word)_mm512_ternarylogic_epi64((__m512i)w158, (__m512i)c54, (__m512i)c64, 0x96);
        const word w160 = (word)_mm512_ternarylogic_epi64((__m512i)w159, (__m512i)c83, (__m512i)c54, 0xe2);
        const word w161 = (word)_mm512_ternarylogic_epi64((__m512i)w152, (__m512i)c83, (__m512i)c55, 0xe2);
        const word w162 = (word)_mm512_ternarylogic_epi64((__m512i)w157, (__m512i)c83, (__m512i)c56, 0xe2);
        const word w163 = load_aligned(a);
        const word w164 = load_aligned(a + 1 * WORD_BYTES);
        const word w165 = w163 ^ w103;
        const word w166 = (word)_mm512_ternarylogic_epi64((__m512i)w165, (__m512i)w104, (__m512i)w164, 0xf6);
        const word w167 = (word)_mm512_ternarylogic_epi64((__m512i)w166, (__m512i)w109, (__m512i)w111, 0x6f);
        const word w168 = (word)_mm512_ternarylogic_epi64((__m512i)w167, (__m512i)c51, (__m512i)c52, 0x56);
        const word w169 = (word)_mm512_ternarylogic_epi64((__m512i)w166, (__m512i)c52, (__m512i)w111, 0x45);
        const word w170 = (word)_mm512_ternarylogic_epi64((__m512i)w166, (__m512i)w107, (__m512i)w111, 0x90);
        const word w171 = (word)_mm512_ternarylogic_epi64((__m512i)w168, (__m512i)c53, (__m512i)w170, 0x71);
        const word w172 = (word)_mm512_ternarylogic_epi64((__m512i)w168, (__m512i)w170, (__m512i)c53, 0x61);
        const word w173 = (word)_mm512_ternarylogic_epi64((__m512i)w172, (__m512i)w107, (__m512i)w168, 0xd6);
        const word w174 = (word)_mm512_ternarylogic_epi64((__m512i)w173, (__m512i)w111, (__m512i)c53, 0xb6);
        const word w175 = (word)_mm512_ternarylogic_epi64((__m512i)w171, (__m512i)c51, (__m512i)w167, 0x60);
        const word w176 = (word)_mm512_ternarylogic_epi64((__m512i)w175, (__m512i)c51, (__m512i)w109, 0x96);
        const word w177 = (word)_mm512_ternarylogic_epi64((__m512i)w176, (__m512i)w105, (__m512i)c51, 0xe2);
        const word w178 = (word)_mm512_ternarylogic_epi64((__m512i)w169, (__m512i)w105, (__m512i)c52, 0xe2);
        const word w179 = (word)_mm512_ternarylogic_epi64((__m512i)w174, (__m512i)w105, (__m512i)c53, 0xe2);
        store_first(bottom + i98, w121);
        store_first(bottom + i101, w124);
        store_first(bottom + i102, w120);
        const word w180 = load_word(windows + i92);
        const word w181 = load_word(windows + i93);
        const word w182 = load_word(active + i91);
        const word w183 = load_first(top + i98 + 1);
        const word w184 = shift_in(w121, w183);
        const word w185 = load_first(top + i99 + 1);
        const word w186 = shift_in(w124, w185);
        const word w187 = load_first(top + i100 + 1);
        const word w188 = shift_in(w120, w187);
        const word w189 = load_aligned(a + 6 * WORD_BYTES);
        const word w190 = load_aligned(a + 7 * WORD_BYTES);
        const word w191 = w189 ^ c78;
        const word w192 = (word)_mm512_ternarylogic_epi64((__m512i)w191, (__m512i)c79, (__m512i)w190, 0xf6);
        const word w193 = (word)_mm512_ternarylogic_epi64((__m512i)w141, (__m512i)w192, (__m512i)w137, 0x7b);
        const word w194 = (word)_mm512_ternarylogic_epi64((__m512i)w126, (__m512i)w193, (__m512i)w127, 0x56);
        const word w195 = (word)_mm512_ternarylogic_epi64((__m512i)w137, (__m512i)w127, (__m512i)w192, 0x0d);
        const word w196 = (word)_mm512_ternarylogic_epi64((__m512i)w137, (__m512i)w138, (__m512i)w192, 0x82);
        const word w197 = (word)_mm512_ternarylogic_epi64((__m512i)w194, (__m512i)w128, (__m512i)w196, 0x71);
        const word w198 = (word)_mm512_ternarylogic_epi64((__m512i)w194, (__m512i)w196, (__m512i)w128, 0x61);
        const word w199 = (word)_mm512_ternarylogic_epi64((__m512i)w198, (__m512i)w138, (__m512i)w194, 0xd6);
        const word w200 = (word)_mm512_ternarylogic_epi64((__m512i)w199, (__m512i)w137, (__m512i)w128, 0xb6);
        const word w201 = (word)_mm512_ternarylogic_epi64((__m512i)w197, (__m512i)w126, (__m512i)w193, 0x60);
        const word w202 = (word)_mm512_ternarylogic_epi64((__m512i)w201, (__m512i)w126, (__m512i)w141, 0x96);
        const word w203 = (word)_mm512_ternarylogic_epi64((__m512i)w202, (__m512i)c80, (__m512i)w126, 0xe2);
        const word w204 = (word)_mm512_ternarylogic_epi64((__m512i)w195, (__m512i)c80, (__m512i)w127, 0xe2);
        const word w205 = (word)_mm512_ternarylogic_epi64((__m512i)w200, (__m512i)c80, (__m512i)w128, 0xe2);
        const word w206 = load_aligned(a + 4 * WORD_BYTES);
        const word w207 = load_aligned(a + 5 * WORD_BYTES);
        const word w208 = w206 ^ c81;
        const word w209 = (word)_mm512_ternarylogic_epi64((__m512i)w208, (__m512i)c82, (__m512i)w207, 0xf6);
        const word w210 = (word)_mm512_ternarylogic_epi64((__m512i)w158, (__m512i)w209, (__m512i)w154, 0x7b);
        const word w211 = (word)_mm512_ternarylogic_epi64((__m512i)w143, (__m512i)w210, (__m512i)w144, 0x56);
        const word w212 = (word)_mm512_ternarylogic_epi64((__m512i)w154, (__m512i)w144, (__m512i)w209, 0x0d);
        const word w213 = (word)_mm512_ternarylogic_epi64((__m512i)w154, (__m512i)w155, (__m512i)w209, 0x82);
        const word w214 = (word)_mm512_ternarylogic_epi64((__m512i)w211, (__m512i)w145, (__m512i)w213, 0x71);
        const word w215 = (word)_mm512_ternarylogic_epi64((__m512i)w211, (__m512i)w213, (__m512i)w145, 0x61);
        const word w216 = (word)_mm512_ternarylogic_epi64((__m512i)w215, (__m512i)w155, (__m512i)w211, 0xd6);
        const word w217 = (word)_mm512_ternarylogic_epi64((__m512i)w216, (__m512i)w154, (__m512i)w145, 0xb6);
        const word w218 = (word)_mm512_ternarylogic_epi64((__m512i)w214, (__m512i)w143, (__m512i)w210, 0x60);
        const word w219 = (word)_mm512_ternarylogic_epi64((__m512i)w218, (__m512i)w143, (__m512i)w158, 0x96);
        const word w220 = (word)_mm512_ternarylogic_epi64((__m512i)w219, (__m512i)c83, (__m512i)w143, 0xe2);
        const word w221 = (word)_mm512_ternarylogic_epi64((__m512i)w212, (__m512i)c83, (__m512i)w144, 0xe2);
        const word w222 = (word)_mm512_ternarylogic_epi64((__m512i)w217, (__m512i)c83, (__m512i)w145, 0xe2);
        const word w223 = load_aligned(a + 2 * WORD_BYTES);
        const word w224 = load_aligned(a + 3 * WORD_BYTES);
        const word w225 = w223 ^ w103;
        const word w226 = (word)_mm512_ternarylogic_epi64((__m512i)w225, (__m512i)w104, (__m512i)w224, 0xf6);
        const word w227 = (word)_mm512_ternarylogic_epi64((__m512i)w175, (__m512i)w226, (__m512i)w171, 0x7b);
        const word w228 = (word)_mm512_ternarylogic_epi64((__m512i)w160, (__m512i)w227, (__m512i)w161, 0x56);
        const word w229 = (word)_mm512_ternarylogic_epi64((__m512i)w171, (__m512i)w161, (__m512i)w226, 0x0d);
        const word w230 = (word)_mm512_ternarylogic_epi64((__m512i)w171, (__m512i)w172, (__m512i)w226, 0x82);
        const word w231 = (word)_mm512_ternarylogic_epi64((__m512i)w228, (__m512i)w162, (__m512i)w230, 0x71);
        const word w232 = (word)_mm512_ternarylogic_epi64((__m512i)w228, (__m512i)w230, (__m512i)w162, 0x61);
        const word w233 = (word)_mm512_ternarylogic_epi64((__m512i)w232, (__m512i)w172, (__m512i)w228, 0xd6);
        const word w234 = (word)_mm512_ternarylogic_epi64((__m512i)w233, (__m512i)w171, (__m512i)w162, 0xb6);
        const word w235 = (word)_mm512_ternarylogic_epi64((__m512i)w231, (__m512i)w160, (__m512i)w227, 0x60);
        const word w236 = (word)_mm512_ternarylogic_epi64((__m512i)w235, (__m512i)w160, (__m512i)w175, 0x96);
        const word w237 = (word)_mm512_ternarylogic_epi64((__m512i)w236, (__m512i)w105, (__m512i)w160, 0xe2);
        const word w238 = (word)_mm512_ternarylogic_epi64((__m512i)w229, (__m512i)w105, (__m512i)w161, 0xe2);
        const word w239 = (word)_mm512_ternarylogic_epi64((__m512i)w234, (__m512i)w105, (__m512i)w162, 0xe2);
        const word w240 = load_aligned(a);
        const word w241 = load_aligned(a + 1 * WORD_BYTES);
        const word w242 = w240 ^ w180;
        const word w243 = (word)_mm512_ternarylogic_epi64((__m512i)w242, (__m512i)w181, (__m512i)w241, 0xf6);
        const word w244 = (word)_mm512_ternarylogic_epi64((__m512i)w186, (__m512i)w243, (__m512i)w188, 0x7b);
        const word w245 = (word)_mm512_ternarylogic_epi64((__m512i)w244, (__m512i)w177, (__m512i)w178, 0x56);
        const word w246 = (word)_mm512_ternarylogic_epi64((__m512i)w188, (__m512i)w178, (__m512i)w243, 0x0d);
        const word w247 = (word)_mm512_ternarylogic_epi64((__m512i)w188, (__m512i)w184, (__m512i)w243, 0x82);
        const word w248 = (word)_mm512_ternarylogic_epi64((__m512i)w245, (__m512i)w179, (__m512i)w247, 0x71);
        const word w249 = (word)_mm512_ternarylogic_epi64((__m512i)w245, (__m512i)w247, (__m512i)w179, 0x61);
        const word w250 = (word)_mm512_ternarylogic_epi64((__m512i)w249, (__m512i)w184, (__m512i)w245, 0xd6);
        const word w251 = (word)_mm512_ternarylogic_epi64((__m512i)w250, (__m512i)w188, (__m512i)w179, 0xb6);
        const word w252 = (word)_mm512_ternarylogic_epi64((__m512i)w248, (__m512i)w177, (__m512i)w244, 0x60);
        const word w253 = (word)_mm512_ternarylogic_epi64((__m512i)w252, (__m512i)w177, (__m512i)w186, 0x96);
        const word w254 = (word)_mm512_ternarylogic_epi64((__m512i)w253, (__m512i)w182, (__m512i)w177, 0xe2);
        const word w255 = (word)_mm512_ternarylogic_epi64((__m512i)w246, (__m512i)w182, (__m512i)w178, 0xe2);
        const word w256 = (word)_mm512_ternarylogic_epi64((__m512i)w251, (__m512i)w182, (__m512i)w179, 0xe2);
        store_first(bottom + i98 + 1, w198);
        store_first(bottom + i101 + 1, w201);
        store_first(bottom + i102 + 1, w197);
        const word w257 = load_word(windows + i94);
        const word w258 = load_word(windows + i95);
        const word w259 = load_word(active + i92);
        const word w260 = load_first(top + i98 + 2);
        const word w261 = shift_in(w198, w260);
        const word w262 = load_first(top + i99 + 2);
        const word w263 = shift_in(w201, w262);
        const word w264 = load_first(top + i100 + 2);
        const word w265 = shift_in(w197, w264);
        const word w266 = load_aligned(a + 6 * WORD_BYTES);
        const word w267 = load_aligned(a + 7 * WORD_BYTES);
        const word w268 = w266 ^ c81;
        const word w269 = (word)_mm512_ternarylogic_epi64((__m512i)w268, (__m512i)c82, (__m512i)w267, 0xf6);
        const word w270 = (word)_mm512_ternarylogic_epi64((__m512i)w218, (__m512i)w269, (__m512i)w214, 0x7b);
        const word w271 = (word)_mm512_ternarylogic_epi64((__m512i)w203, (__m512i)w270, (__m512i)w204, 0x56);
        const word w272 = (word)_mm512_ternarylogic_epi64((__m512i)w214, (__m512i)w204, (__m512i)w269, 0x0d);
        const word w273 = (word)_mm512_ternarylogic_epi64((__m512i)w214, (__m512i)w215, (__m512i)w269, 0x82);
        const word w274 = (word)_mm512_ternarylogic_epi64((__m512i)w271, (__m512i)w205, (__m512i)w273, 0x71);
        const word w275 = (word)_mm512_ternarylogic_epi64((__m512i)w271, (__m512i)w273, (__m512i)w205, 0x61);
        const word w276 = (word)_mm512_ternarylogic_epi64((__m512i)w275, (__m512i)w215, (__m512i)w271, 0xd6);
        const word w277 = (word)_mm512_ternarylogic_epi64((__m512i)w276, (__m512i)w214, (__m512i)w205, 0xb6);
        const word w278 = (word)_mm512_ternarylogic_epi64((__m512i)w274, (__m512i)w203, (__m512i)w270, 0x60);
        const word w279 = (word)_mm512_ternarylogic_epi64((__m512i)w278, (__m512i)w203, (__m512i)w218, 0x96);
        const word w280 = (word)_mm512_ternarylogic_epi64((__m512i)w279, (__m512i)c83, (__m512i)w203, 0xe2);
        const word w281 = (word)_mm512_ternarylogic_epi64((__m512i)w272, (__m512i)c83, (__m512i)w204, 0xe2);
        const word w282 = (word)_mm512_ternarylogic_epi64((__m512i)w277, (__m512i)c83, (__m512i)w205, 0xe2);
        const word w283 = load_aligned(a + 4 * WORD_BYTES);
        const word w284 = load_aligned(a + 5 * WORD_BYTES);
        const word w285 = w283 ^ w103;
        const word w286 = (word)_mm512_ternarylogic_epi64((__m512i)w285, (__m512i)w104, (__m512i)w284, 0xf6);
        const word w287 = (word)_mm512_ternarylogic_epi64((__m512i)w235, (__m512i)w286, (__m512i)w231, 0x7b);
        const word w288 = (word)_mm512_ternarylogic_epi64((__m512i)w220, (__m512i)w287, (__m512i)w221, 0x56);
        const word w289 = (word)_mm512_ternarylogic_epi64((__m512i)w231, (__m512i)w221, (__m512i)w286, 0x0d);
        const word w290 = (word)_mm512_ternarylogic_epi64((__m512i)w231, (__m512i)w232, (__m512i)w286, 0x82);
        const word w291 = (word)_mm512_ternarylogic_epi64((__m512i)w288, (__m512i)w222, (__m512i)w290, 0x71);
        const word w292 = (word)_mm512_ternarylogic_epi64((__m512i)w288, (__m512i)w290, (__m512i)w222, 0x61);
        const word w293 = (word)_mm512_ternarylogic_epi64((__m512i)w292, (__m512i)w232, (__m512i)w288, 0xd6);
        const word w294 = (word)_mm512_ternarylogic_epi64((__m512i)w293, (__m512i)w231, (__m512i)w222, 0xb6);
        const word w295 = (word)_mm512_ternarylogic_epi64((__m512i)w291, (__m512i)w220, (__m512i)w287, 0x60);
        const word w296 = (word)_mm512_ternarylogic_epi64((__m512i)w295, (__m512i)w220, (__m512i)w235, 0x96);
        const word w297 = (word)_mm512_ternarylogic_epi64((__m512i)w296, (__m512i)w105, (__m512i)w220, 0xe2);
        const word w298 = (word)_mm512_ternarylogic_epi64((__m512i)w289, (__m512i)w105, (__m512i)w221, 0xe2);
        const word w299 = (word)_mm512_ternarylogic_epi64((__m512i)w294, (__m512i)w105, (__m512i)w222, 0xe2);
        const word w300 = load_aligned(a + 2 * WORD_BYTES);
        const word w301 = load_aligned(a + 3 * WORD_BYTES);
        const word w302 = w300 ^ w180;
        const word w303 = (word)_mm512_ternarylogic_epi64((__m512i)w302, (__m512i)w181, (__m512i)w301, 0xf6);
        const word w304 = (word)_mm512_ternarylogic_epi64((__m512i)w252, (__m512i)w303, (__m512i)w248, 0x7b);
        const word w305 = (word)_mm512_ternarylogic_epi64((__m512i)w237, (__m512i)w304, (__m512i)w238, 0x56);
        const word w306 = (word)_mm512_ternarylogic_epi64((__m512i)w248, (__m512i)w238, (__m512i)w303, 0x0d);
        const word w307 = (word)_mm512_ternarylogic_epi64((__m512i)w248, (__m512i)w249, (__m512i)w303, 0x82);
        const word w308 = (word)_mm512_ternarylogic_epi64((__m512i)w305, (__m512i)w239, (__m512i)w307, 0x71);
        const word w309 = (word)_mm512_ternarylogic_epi64((__m512i)w305, (__m512i)w307, (__m512i)w239, 0x61);
        const word w310 = (word)_mm512_ternarylogic_epi64((__m512i)w309, (__m512i)w249, (__m512i)w305, 0xd6);
        const word w311 = (word)_mm512_ternarylogic_epi64((__m512i)w310, (__m512i)w248, (__m512i)w239, 0xb6);
        const word w312 = (word)_mm512_ternarylogic_epi64((__m512i)w308, (__m512i)w237, (__m512i)w304, 0x60);
        const word w313 = (word)_mm512_ternarylogic_epi64((__m512i)w312, (__m512i)w237, (__m512i)w252, 0x96);
        const word w314 = (word)_mm512_ternarylogic_epi64((__m512i)w313, (__m512i)w182, (__m512i)w237, 0xe2);
        const word w315 = (word)_mm512_ternarylogic_epi64((__m512i)w306, (__m512i)w182, (__m512i)w238, 0xe2);
        const word w316 = (word)_mm512_ternarylogic_epi64((__m512i)w311, (__m512i)w182, (__m512i)w239, 0xe2);
        const word w317 = load_aligned(a);
        const word w318 = load_aligned(a + 1 * WORD_BYTES);
        const word w319 = w317 ^ w257;
        const word w320 = (word)_mm512_ternarylogic_epi64((__m512i)w319, (__m512i)w258, (__m512i)w318, 0xf6);
        const word w321 = (word)_mm512_ternarylogic_epi64((__m512i)w263, (__m512i)w320, (__m512i)w265, 0x7b);
        const word w322 = (word)_mm512_ternarylogic_epi64((__m512i)w321, (__m512i)w254, (__m512i)w255, 0x56);
        const word w323 = (word)_mm512_ternarylogic_epi64((__m512i)w265, (__m512i)w255, (__m512i)w320, 0x0d);
        const word w324 = (word)_mm512_ternarylogic_epi64((__m512i)w265, (__m512i)w261, (__m512i)w320, 0x82);
        const word w325 = (word)_mm512_ternarylogic_epi64((__m512i)w322, (__m512i)w256, (__m512i)w324, 0x71);
        const word w326 = (word)_mm512_ternarylogic_epi64((__m512i)w322, (__m512i)w324, (__m512i)w256, 0x61);
        const word w327 = (word)_mm512_ternarylogic_epi64((__m512i)w326, (__m512i)w261, (__m512i)w322, 0xd6);
        const word w328 = (word)_mm512_ternarylogic_epi64((__m512i)w327, (__m512i)w265, (__m512i)w256, 0xb6);
        const word w329 = (word)_mm512_ternarylogic_epi64((__m512i)w325, (__m512i)w254, (__m512i)w321, 0x60);
        const word w330 = (word)_mm512_ternarylogic_epi64((__m512i)w329, (__m512i)w254, (__m512i)w263, 0x96);
        const word w331 = (word)_mm512_ternarylogic_epi64((__m512i)w330, (__m512i)w259, (__m512i)w254, 0xe2);
        const word w332 = (word)_mm512_ternarylogic_epi64((__m512i)w323, (__m512i)w259, (__m512i)w255, 0xe2);
        const word w333 = (word)_mm512_ternarylogic_epi64((__m512i)w328, (__m512i)w259, (__m512i)w256, 0xe2);
        store_first(bottom + i98 + 2, w275);
        store_first(bottom + i101 + 2, w278);
        store_first(bottom + i102 + 2, w274);
        const word w334 = load_word(windows + i96);
        const word w335 = load_word(windows + i97);
        const word w336 = load_word(active + i93);
        const word w337 = load_first(top + i98 + 3);
        const word w338 = shift_in(w275, w337);
        const word w339 = load_first(top + i99 + 3);
        const word w340 = shift_in(w278, w339);
        const word w341 = load_first(top + i100 + 3);
        const word w342 = shift_in(w274, w341);
        const word w343 = load_aligned(a + 6 * WORD_BYTES);
        const word w344 = load_aligned(a + 7 * WORD_BYTES);
        const word w345 = w343 ^ w103;
        const word w346 = (word)_mm512_ternarylogic_epi64((__m512i)w345, (__m512i)w104, (__m512i)w344, 0xf6);
        const word w347 = (word)_mm512_ternarylogic_epi64((__m512i)w295, (__m512i)w346, (__m512i)w291, 0x7b);
        const word w348 = (word)_mm512_ternarylogic_epi64((__m512i)w280, (__m512i)w347, (__m512i)w281, 0x56);
        const word w349 = (word)_mm512_ternarylogic_epi64((__m512i)w291, (__m512i)w281, (__m512i)w346, 0x0d);
        const word w350 = (word)_mm512_ternarylogic_epi64((__m512i)w291, (__m512i)w292, (__m512i)w346, 0x82);
        const word w351 = (word)_mm512_ternarylogic_epi64((__m512i)w348, (__m512i)w282, (__m512i)w350, 0x71);
        const word w352 = (word)_mm512_ternarylogic_epi64((__m512i)w348, (__m512i)w350, (__m512i)w282, 0x61);
        const word w353 = (word)_mm512_ternarylogic_epi64((__m512i)w352, (__m512i)w292, (__m512i)w348, 0xd6);
        const word w354 = (word)_mm512_ternarylogic_epi64((__m512i)w353, (__m512i)w291, (__m512i)w282, 0xb6);
        const word w355 = (word)_mm512_ternarylogic_epi64((__m512i)w351, (__m512i)w280, (__m512i)w347, 0x60);
        const word w356 = (word)_mm512_ternarylogic_epi64((__m512i)w355, (__m512i)w280, (__m512i)w295, 0x96);
        const word w357 = (word)_mm512_ternarylogic_epi64((__m512i)w356, (__m512i)w105, (__m512i)w280, 0xe2);
        const word w358 = (word)_mm512_ternarylogic_epi64((__m512i)w349, (__m512i)w105, (__m512i)w281, 0xe2);
        const word w359 = (word)_mm512_ternarylogic_epi64((__m512i)w354, (__m512i)w105, (__m512i)w282, 0xe2);
        const word w360 = load_aligned(a + 4 * WORD_BYTES);
        const word w361 = load_aligned(a + 5 * WORD_BYTES);
        const word w362 = w360 ^ w180;
        const word w363 = (word)_mm512_ternarylogic_epi64((__m512i)w362, (__m512i)w181, (__m512i)w361, 0xf6);
        const word w364 = (word)_mm512_ternarylogic_epi64((__m512i)w312, (__m512i)w363, (__m512i)w308, 0x7b);
        const word w365 = (word)_mm512_ternarylogic_epi64((__m512i)w297, (__m512i)w364, (__m512i)w298, 0x56);
        const word w366 = (word)_mm512_ternarylogic_epi64((__m512i)w308, (__m512i)w298, (__m512i)w363, 0x0d);
        const word w367 = (word)_mm512_ternarylogic_epi64((__m512i)w308, (__m512i)w309, (__m512i)w363, 0x82);
        const word w368 = (word)_mm512_ternarylogic_epi64((__m512i)w365, (__m512i)w299, (__m512i)w367, 0x71);
        const word w369 = (word)_mm512_ternarylogic_epi64((__m512i)w365, (__m512i)w367, (__m512i)w299, 0x61);
        const word w370 = (word)_mm512_ternarylogic_epi64((__m512i)w369, (__m512i)w309, (__m512i)w365, 0xd6);
        const word w371 = (word)_mm512_ternarylogic_epi64((__m512i)w370, (__m512i)w308, (__m512i)w299, 0xb6);
        const word w372 = (word)_mm512_ternarylogic_epi64((__m512i)w368, (__m512i)w297, (__m512i)w364, 0x60);
        const word w373 = (word)_mm512_ternarylogic_epi64((__m512i)w372, (__m512i)w297, (__m512i)w312, 0x96);
        const word w374 = (word)_mm512_ternarylogic_epi64((__m512i)w373, (__m512i)w182, (__m512i)w297, 0xe2);
        const word w375 = (word)_mm512_ternarylogic_epi64((__m512i)w366, (__m512i)w182, (__m512i)w298, 0xe2);
        const word w376 = (word)_mm512_ternarylogic_epi64((__m512i)w371, (__m512i)w182, (__m512i)w299, 0xe2);
        const word w377 = load_aligned(a + 2 * WORD_BYTES);
        const word w378 = load_aligned(a + 3 * WORD_BYTES);
        const word w379 = w377 ^ w257;
        const word w380 = (word)_mm512_ternarylogic_epi64((__m512i)w379, (__m512i)w258, (__m512i)w378, 0xf6);
        const word w381 = (word)_mm512_ternarylogic_epi64((__m512i)w329, (__m512i)w380, (__m512i)w325, 0x7b);
        const word w382 = (word)_mm512_ternarylogic_epi64((__m512i)w314, (__m512i)w381, (__m512i)w315, 0x56);
        const word w383 = (word)_mm512_ternarylogic_epi64((__m512i)w325, (__m512i)w315, (__m512i)w380, 0x0d);
        const word w384 = (word)_mm512_ternarylogic_epi64((__m512i)w325, (__m512i)w326, (__m512i)w380, 0x82);
        const word w385 = (word)_mm512_ternarylogic_epi64((__m512i)w382, (__m512i)w316, (__m512i)w384, 0x71);
        const word w386 = (word)_mm512_ternarylogic_epi64((__m512i)w382, (__m512i)w384, (__m512i)w316, 0x61);
        const word w387 = (word)_mm512_ternarylogic_epi64((__m512i)w386, (__m512i)w326, (__m512i)w382, 0xd6);
        const word w388 = (word)_mm512_ternarylogic_epi64((__m512i)w387, (__m512i)w325, (__m512i)w316, 0xb6);
        const word w389 = (word)_mm512_ternarylogic_epi64((__m512i)w385, (__m512i)w314, (__m512i)w381, 0x60);
        const word w390 = (word)_mm512_ternarylogic_epi64((__m512i)w389, (__m512i)w314, (__m512i)w329, 0x96);
        const word w391 = (word)_mm512_ternarylogic_epi64((__m512i)w390, (__m512i)w259, (__m512i)w314, 0xe2);
        const word w392 = (word)_mm512_ternarylogic_epi64((__m512i)w383, (__m512i)w259, (__m512i)w315, 0xe2);
        const word w393 = (word)_mm512_ternarylogic_epi64((__m512i)w388, (__m512i)w259, (__m512i)w316, 0xe2);
        const word w394 = load_aligned(a);
        const word w395 = load_aligned(a + 1 * WORD_BYTES);
        const word w396 = w394 ^ w334;
        const word w397 = (word)_mm512_ternarylogic_epi64((__m512i)w396, (__m512i)w335, (__m512i)w395, 0xf6);
        const word w398 = (word)_mm512_ternarylogic_epi64((__m512i)w340, (__m512i)w397, (__m512i)w342, 0x7b);
        const word w399 = (word)_mm512_ternarylogic_epi64((__m512i)w398, (__m512i)w331, (__m512i)w332, 0x56);
        const word w400 = (word)_mm512_ternarylogic_epi64((__m512i)w342, (__m512i)w332, (__m512i)w397, 0x0d);
        const word w401 = (word)_mm512_ternarylogic_epi64((__m512i)w342, (__m512i)w338, (__m512i)w397, 0x82);
        const word w402 = (word)_mm512_ternarylogic_epi64((__m512i)w399, (__m512i)w333, (__m512i)w401, 0x71);
        const word w403 = (word)_mm512_ternarylogic_epi64((__m512i)w399, (__m512i)w401, (__m512i)w333, 0x61);
        const word w404 = (word)_mm512_ternarylogic_epi64((__m512i)w403, (__m512i)w338, (__m512i)w399, 0xd6);
        const word w405 = (word)_mm512_ternarylogic_epi64((__m512i)w404, (__m512i)w342, (__m512i)w333, 0xb6);
        const word w406 = (word)_mm512_ternarylogic_epi64((__m512i)w402, (__m512i)w331, (__m512i)w398, 0x60);
        const word w407 = (word)_mm512_ternarylogic_epi64((__m512i)w406, (__m512i)w331, (__m512i)w340, 0x96);
        const word w408 = (word)_mm512_ternarylogic_epi64((__m512i)w407, (__m512i)w336, (__m512i)w331, 0xe2);
        const word w409 = (word)_mm512_ternarylogic_epi64((__m512i)w400, (__m512i)w336, (__m512i)w332, 0xe2);
        const word w410 = (word)_mm512_ternarylogic_epi64((__m512i)w405, (__m512i)w336, (__m512i)w333, 0xe2);
        store_first(bottom + i98 + 3, w352);
        store_first(bottom + i101 + 3, w355);
        store_first(bottom + i102 + 3, w351);
        c51 = w408;
        c52 = w409;
        c53 = w410;
        c54 = w391;
        c55 = w392;
        c56 = w393;
        c57 = w374;
        c58 = w375;
        c59 = w376;
        c60 = w357;
        c61 = w358;
        c62 = w359;
        c63 = w403;
        c64 = w406;
        c65 = w402;
        c66 = w386;
        c67 = w389;
        c68 = w385;
        c69 = w369;
        c70 = w372;
        c71 = w368;
        c72 = w352;
        c73 = w355;
        c74 = w351;
        c75 = w180;
        c76 = w181;
        c77 = w182;
        c78 = w257;
        c79 = w258;
        c80 = w259;
        c81 = w334;
        c82 = w335;
        c83 = w336;
    }
    store_aligned(vertical, c51);
    store_aligned(vertical + 1 * WORD_BYTES, c52);
    store_aligned(vertical + 2 * WORD_BYTES, c53);
    store_aligned(vertical + 3 * WORD_BYTES, c54);
    store_aligned(vertical + 4 * WORD_BYTES, c55);
    store_aligned(vertical + 5 * WORD_BYTES, c56);
    store_aligned(vertical + 6 * WORD_BYTES, c57);
    store_aligned(vertical + 7 * WORD_BYTES, c58);
    store_aligned(vertical + 8 * WORD_BYTES, c59);
    store_aligned(vertical + 9 * WORD_BYTES, c60);
    store_aligned(vertical + 10 * WORD_BYTES, c61);
    store_aligned(vertical + 11 * WORD_BYTES, c62);
    store_aligned(down, c63);
    store_aligned(down + 1 * WORD_BYTES, c64);
    store_aligned(down + 2 * WORD_BYTES, c65);
    store_aligned(down + 3 * WORD_BYTES, c66);
    store_aligned(down + 4 * WORD_BYTES, c67);
    store_aligned(down + 5 * WORD_BYTES, c68);
    store_aligned(down + 6 * WORD_BYTES, c69);
    store_aligned(down + 7 * WORD_BYTES, c70);
    store_aligned(down + 8 * WORD_BYTES, c71);
    store_aligned(down + 9 * WORD_BYTES, c72);
    store_aligned(down + 10 * WORD_BYTES, c73);
    store_aligned(down + 11 * WORD_BYTES, c74);
}

/* An iteration: 192 gates, 12 moves, 0 additions, 52 loads, 12 stores. */
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
    const word w43 = load_word(windows + i37);
    const word w44 = load_word(windows + i38);
    const word w45 = load_word(windows + i39);
    const word w46 = load_word(windows + i40);
    word c48 = w5;
    word c49 = w6;
    word c50 = w7;
    word c51 = w8;
    word c52 = w9;
    word c53 = w10;
    word c54 = w11;
    word c55 = w12;
    word c56 = w13;
    word c57 = w14;
    word c58 = w15;
    word c59 = w16;
    word c60 = w17;
    word c61 = w18;
    word c62 = w19;
    word c63 = w20;
    word c64 = w21;
    word c65 = w22;
    word c66 = w23;
    word c67 = w24;
    word c68 = w25;
    word c69 = w26;
    word c70 = w27;
    word c71 = w28;
    word c72 = w41;
    word c73 = w42;
    word c74 = w43;
    word c75 = w44;
    word c76 = w45;
    word c77 = w46;
    for (uint64_t i47 = i3; (int64_t)i47 < (int64_t)i4; ++i47) {
        const uint64_t i78 = (uint64_t)1;
        const uint64_t i79 = i47 + i78;
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
        const uint64_t i92 = i47 * (uint64_t)4;
        const uint64_t i93 = i92 + i1;
        const uint64_t i94 = i93 + i1;
        const uint64_t i95 = i92 + i2;
        const uint64_t i96 = i95 + i2;
        const word w97 = load_word(windows + i83);
        const word w98 = load_word(windows + i85);
        const word w99 = load_first(top + i92);
        const word w100 = shift_in(c69, w99);
        const word w101 = load_first(top + i93);
        const word w102 = shift_in(c70, w101);
        const word w103 = load_first(top + i94);
        const word w104 = shift_in(c71, w103);
        const word w105 = load_aligned(a + 6 * WORD_BYTES);
        const word w106 = load_aligned(a + 7 * WORD_BYTES);
        const word w107 = w105 ^ c72;
        const word w108 = (word)_mm512_ternarylogic_epi64((__m512i)w107, (__m512i)c73, (__m512i)w106, 0xf6);
        const word w109 = (word)_mm512_ternarylogic_epi64((__m512i)w108, (__m512i)c67, (__m512i)c68, 0x6f);
        const word w110 = (word)_mm512_ternarylogic_epi64((__m512i)w109, (__m512i)c57, (__m512i)c58, 0x56);
        const word w111 = (word)_mm512_ternarylogic_epi64((__m512i)w108, (__m512i)c58, (__m512i)c68, 0x45);
        const word w112 = (word)_mm512_ternarylogic_epi64((__m512i)w108, (__m512i)c66, (__m512i)c68, 0x90);
        const word w113 = (word)_mm512_ternarylogic_epi64((__m512i)w110, (__m512i)c59, (__m512i)w112, 0x71);
        const word w114 = (word)_mm512_ternarylogic_epi64((__m512i)w110, (__m512i)w112, (__m512i)c59, 0x61);
        const word w115 = (word)_mm512_ternarylogic_epi64((__m512i)w114, (__m512i)c66, (__m512i)w110, 0xd6);
        const word w116 = (word)_mm512_ternarylogic_epi64((__m512i)w115, (__m512i)c68, (__m512i)c59, 0xb6);
        const word w117 = (word)_mm512_ternarylogic_epi64((__m512i)w113, (__m512i)c57, (__m512i)w109, 0x60);
        const word w118 = (word)_mm512_ternarylogic_epi64((__m512i)w117, (__m512i)c57, (__m512i)c67, 0x96);
        const word w119 = load_aligned(a + 4 * WORD_BYTES);
        const word w120 = load_aligned(a + 5 * WORD_BYTES);
        const word w121 = w119 ^ c74;
        const word w122 = (word)_mm512_ternarylogic_epi64((__m512i)w121, (__m512i)c75, (__m512i)w120, 0xf6);
        const word w123 = (word)_mm512_ternarylogic_epi64((__m512i)w122, (__m512i)c64, (__m512i)c65, 0x6f);
        const word w124 = (word)_mm512_ternarylogic_epi64((__m512i)w123, (__m512i)c54, (__m512i)c55, 0x56);
        const word w125 = (word)_mm512_ternarylogic_epi64((__m512i)w122, (__m512i)c55, (__m512i)c65, 0x45);
        const word w126 = (word)_mm512_ternarylogic_epi64((__m512i)w122, (__m512i)c63, (__m512i)c65, 0x90);
        const word w127 = (word)_mm512_ternarylogic_epi64((__m512i)w124, (__m512i)c56, (__m512i)w126, 0x71);
        const word w128 = (word)_mm512_ternarylogic_epi64((__m512i)w124, (__m512i)w126, (__m512i)c56, 0x61);
        const word w129 = (word)_mm512_ternarylogic_epi64((__m512i)w128, (__m512i)c63, (__m512i)w124, 0xd6);
        const word w130 = (word)_mm512_ternarylogic_epi64((__m512i)w129, (__m512i)c65, (__m512i)c56, 0xb6);
        const word w131 = (word)_mm512_ternarylogic_epi64((__m512i)w127, (__m512i)c54, (__m512i)w123, 0x60);
        const word w132 = (word)_mm512_ternarylogic_epi64((__m512i)w131, (__m512i)c54, (__m512i)c64, 0x96);
        const word w133 = load_aligned(a + 2 * WORD_BYTES);
        const word w134 = load_aligned(a + 3 * WORD_BYTES);
        const word w135 = w133 ^ c76;
        const word w136 = (word)_mm512_ternarylogic_epi64((__m512i)w135, (__m512i)c77, (__m512i)w134, 0xf6);
        const word w137 = (word)_mm512_ternarylogic_epi64((__m512i)w136, (__m512i)c61, (__m512i)c62, 0x6f);
        const word w138 = (word)_mm512_ternarylogic_epi64((__m512i)w137, (__m512i)c51, (__m512i)c52, 0x56);
        const word w139 = (word)_mm512_ternarylogic_epi64((__m512i)w136, (__m512i)c52, (__m512i)c62, 0x45);
        const word w140 = (word)_mm512_ternarylogic_epi64((__m512i)w136, (__m512i)c60, (__m512i)c62, 0x90);
        const word w141 = (word)_mm512_ternarylogic_epi64((__m512i)w138, (__m512i)c53, (__m512i)w140, 0x71);
        const word w142 = (word)_mm512_ternarylogic_epi64((__m512i)w138, (__m512i)w140, (__m512i)c53, 0x61);
        const word w143 = (word)_mm512_ternarylogic_epi64((__m512i)w142, (__m512i)c60, (__m512i)w138, 0xd6);
        const word w144 = (word)_mm512_ternarylogic_epi64((__m512i)w143, (__m512i)c62, (__m512i)c53, 0xb6);
        const word w145 = (word)_mm512_ternarylogic_epi64((__m512i)w141, (__m512i)c51, (__m512i)w137, 0x60);
        const word w146 = (word)_mm512_ternarylogic_epi64((__m512i)w145, (__m512i)c51, (__m512i)c61, 0x96);
        const word w147 = load_aligned(a);
        const word w148 = load_aligned(a + 1 * WORD_BYTES);
        const word w149 = w147 ^ w97;
        const word w150 = (word)_mm512_ternarylogic_epi64((__m512i)w149, (__m512i)w98, (__m512i)w148, 0xf6);
        const word w151 = (word)_mm512_ternarylogic_epi64((__m512i)w150, (__m512i)w102, (__m512i)w104, 0x6f);
        const word w152 = (word)_mm512_ternarylogic_epi64((__m512i)w151, (__m512i)c48, (__m512i)c49, 0x56);
        const word w153 = (word)_mm512_ternarylogic_epi64((__m512i)w150, (__m512i)c49, (__m512i)w104, 0x45);
        const word w154 = (word)_mm512_ternarylogic_epi64((__m512i)w150, (__m512i)w100, (__m512i)w104, 0x90);
        const word w155 = (word)_mm512_ternarylogic_epi64((__m512i)w152, (__m512i)c50, (__m512i)w154, 0x71);
        const word w156 = (word)_mm512_ternarylogic_epi64((__m512i)w152, (__m512i)w154, (__m512i)c50, 0x61);
        const word w157 = (word)_mm512_ternarylogic_epi64((__m512i)w156, (__m512i)w100, (__m512i)w152, 0xd6);
        const word w158 = (word)_mm512_ternarylogic_epi64((__m512i)w157, (__m512i)w104, (__m512i)c50, 0xb6);
        const word w159 = (word)_mm512_ternarylogic_epi64((__m512i)w155, (__m512i)c48, (__m512i)w151, 0x60);
        const word w160 = (word)_mm512_ternarylogic_epi64((__m512i)w159, (__m512i)c48, (__m512i)w102, 0x96);
        store_first(bottom + i92, w114);
        store_first(bottom + i95, w117);
        store_first(bottom + i96, w113);
        const word w161 = load_word(windows + i86);
        const word w162 = load_word(windows + i87);
        const word w163 = load_first(top + i92 + 1);
        const word w164 = shift_in(w114, w163);
        const word w165 = load_first(top + i93 + 1);
        const word w166 = shift_in(w117, w165);
        const word w167 = load_first(top + i94 + 1);
        const word w168 = shift_in(w113, w167);
        const word w169 = load_aligned(a + 6 * WORD_BYTES);
        const word w170 = load_aligned(a + 7 * WORD_BYTES);
        const word w171 = w169 ^ c74;
        const word w172 = (word)_mm512_ternarylogic_epi64((__m512i)w171, (__m512i)c75, (__m512i)w170, 0xf6);
        const word w173 = (word)_mm512_ternarylogic_epi64((__m512i)w131, (__m512i)w172, (__m512i)w127, 0x7b);
        const word w174 = (word)_mm512_ternarylogic_epi64((__m512i)w173, (__m512i)w118, (__m512i)w111, 0x56);
        const word w175 = (word)_mm512_ternarylogic_epi64((__m512i)w127, (__m512i)w111, (__m512i)w172, 0x0d);
        const word w176 = (word)_mm512_ternarylogic_epi64((__m512i)w127, (__m512i)w128, (__m512i)w172, 0x82);
        const word w177 = (word)_mm512_ternarylogic_epi64((__m512i)w174, (__m512i)w116, (__m512i)w176, 0x71);
        const word w178 = (word)_mm512_ternarylogic_epi64((__m512i)w174, (__m512i)w176, (__m512i)w116, 0x61);
        const word w179 = (word)_mm512_ternarylogic_epi64((__m512i)w178, (__m512i)w128, (__m512i)w174, 0xd6);
        const word w180 = (word)_mm512_ternarylogic_epi64((__m512i)w179, (__m512i)w127, (__m512i)w116, 0xb6);
        const word w181 = (word)_mm512_ternarylogic_epi64((__m512i)w177, (__m512i)w118, (__m512i)w173, 0x60);
        const word w182 = (word)_mm512_ternarylogic_epi64((__m512i)w181, (__m512i)w118, (__m512i)w131, 0x96);
        const word w183 = load_aligned(a + 4 * WORD_BYTES);
        const word w184 = load_aligned(a + 5 * WORD_BYTES);
        const word w185 = w183 ^ c76;
        const word w186 = (word)_mm512_ternarylogic_epi64((__m512i)w185, (__m512i)c77, (__m512i)w184, 0xf6);
        const word w187 = (word)_mm512_ternarylogic_epi64((__m512i)w145, (__m512i)w186, (__m512i)w141, 0x7b);
        const word w188 = (word)_mm512_ternarylogic_epi64((__m512i)w187, (__m512i)w132, (__m512i)w125, 0x56);
        const word w189 = (word)_mm512_ternarylogic_epi64((__m512i)w141, (__m512i)w125, (__m512i)w186, 0x0d);
        const word w190 = (word)_mm512_ternarylogic_epi64((__m512i)w141, (__m512i)w142, (__m512i)w186, 0x82);
        const word w191 = (word)_mm512_ternarylogic_epi64((__m512i)w188, (__m512i)w130, (__m512i)w190, 0x71);
        const word w192 = (word)_mm512_ternarylogic_epi64((__m512i)w188, (__m512i)w190, (__m512i)w130, 0x61);
        const word w193 = (word)_mm512_ternarylogic_epi64((__m512i)w192, (__m512i)w142, (__m512i)w188, 0xd6);
        const word w194 = (word)_mm512_ternarylogic_epi64((__m512i)w193, (__m512i)w141, (__m512i)w130, 0xb6);
        const word w195 = (word)_mm512_ternarylogic_epi64((__m512i)w191, (__m512i)w132, (__m512i)w187, 0x60);
        const word w196 = (word)_mm512_ternarylogic_epi64((__m512i)w195, (__m512i)w132, (__m512i)w145, 0x96);
        const word w197 = load_aligned(a + 2 * WORD_BYTES);
        const word w198 = load_aligned(a + 3 * WORD_BYTES);
        const word w199 = w197 ^ w97;
        const word w200 = (word)_mm512_ternarylogic_epi64((__m512i)w199, (__m512i)w98, (__m512i)w198, 0xf6);
        const word w201 = (word)_mm512_ternarylogic_epi64((__m512i)w159, (__m512i)w200, (__m512i)w155, 0x7b);
        const word w202 = (word)_mm512_ternarylogic_epi64((__m512i)w201, (__m512i)w146, (__m512i)w139, 0x56);
        const word w203 = (word)_mm512_ternarylogic_epi64((__m512i)w155, (__m512i)w139, (__m512i)w200, 0x0d);
        const word w204 = (word)_mm512_ternarylogic_epi64((__m512i)w155, (__m512i)w156, (__m512i)w200, 0x82);
        const word w205 = (word)_mm512_ternarylogic_epi64((__m512i)w202, (__m512i)w144, (__m512i)w204, 0x71);
        const word w206 = (word)_mm512_ternarylogic_epi64((__m512i)w202, (__m512i)w204, (__m512i)w144, 0x61);
        const word w207 = (word)_mm512_ternarylogic_epi64((__m512i)w206, (__m512i)w156, (__m512i)w202, 0xd6);
        const word w208 = (word)_mm512_ternarylogic_epi64((__m512i)w207, (__m512i)w155, (__m512i)w144, 0xb6);
        const word w209 = (word)_mm512_ternarylogic_epi64((__m512i)w205, (__m512i)w146, (__m512i)w201, 0x60);
        const word w210 = (word)_mm512_ternarylogic_epi64((__m512i)w209, (__m512i)w146, (__m512i)w159, 0x96);
        const word w211 = load_aligned(a);
        const word w212 = load_aligned(a + 1 * WORD_BYTES);
        const word w213 = w211 ^ w161;
        const word w214 = (word)_mm512_ternarylogic_epi64((__m512i)w213, (__m512i)w162, (__m512i)w212, 0xf6);
        const word w215 = (word)_mm512_ternarylogic_epi64((__m512i)w166, (__m512i)w214, (__m512i)w168, 0x7b);
        const word w216 = (word)_mm512_ternarylogic_epi64((__m512i)w215, (__m512i)w160, (__m512i)w153, 0x56);
        const word w217 = (word)_mm512_ternarylogic_epi64((__m512i)w168, (__m512i)w153, (__m512i)w214, 0x0d);
        const word w218 = (word)_mm512_ternarylogic_epi64((__m512i)w168, (__m512i)w164, (__m512i)w214, 0x82);
        const word w219 = (word)_mm512_ternarylogic_epi64((__m512i)w216, (__m512i)w158, (__m512i)w218, 0x71);
        const word w220 = (word)_mm512_ternarylogic_epi64((__m512i)w216, (__m512i)w218, (__m512i)w158, 0x61);
        const word w221 = (word)_mm512_ternarylogic_epi64((__m512i)w220, (__m512i)w164, (__m512i)w216, 0xd6);
        const word w222 = (word)_mm512_ternarylogic_epi64((__m512i)w221, (__m512i)w168, (__m512i)w158, 0xb6);
        const word w223 = (word)_mm512_ternarylogic_epi64((__m512i)w219, (__m512i)w160, (__m512i)w215, 0x60);
        const word w224 = (word)_mm512_ternarylogic_epi64((__m512i)w223, (__m512i)w160, (__m512i)w166, 0x96);
        store_first(bottom + i92 + 1, w178);
        store_first(bottom + i95 + 1, w181);
        store_first(bottom + i96 + 1, w177);
        const word w225 = load_word(windows + i88);
        const word w226 = load_word(windows + i89);
        const word w227 = load_first(top + i92 + 2);
        const word w228 = shift_in(w178, w227);
        const word w229 = load_first(top + i93 + 2);
        const word w230 = shift_in(w181, w229);
        const word w231 = load_first(top + i94 + 2);
        const word w232 = shift_in(w177, w231);
        const word w233 = load_aligned(a + 6 * WORD_BYTES);
        const word w234 = load_aligned(a + 7 * WORD_BYTES);
        const word w235 = w233 ^ c76;
        const word w236 = (word)_mm512_ternarylogic_epi64((__m512i)w235, (__m512i)c77, (__m512i)w234, 0xf6);
        const word w237 = (word)_mm512_ternarylogic_epi64((__m512i)w195, (__m512i)w236, (__m512i)w191, 0x7b);
        const word w238 = (word)_mm512_ternarylogic_epi64((__m512i)w237, (__m512i)w182, (__m512i)w175, 0x56);
        const word w239 = (word)_mm512_ternarylogic_epi64((__m512i)w191, (__m512i)w175, (__m512i)w236, 0x0d);
        const word w240 = (word)_mm512_ternarylogic_epi64((__m512i)w191, (__m512i)w192, (__m512i)w236, 0x82);
        const word w241 = (word)_mm512_ternarylogic_epi64((__m512i)w238, (__m512i)w180, (__m512i)w240, 0x71);
        const word w242 = (word)_mm512_ternarylogic_epi64((__m512i)w238, (__m512i)w240, (__m512i)w180, 0x61);
        const word w243 = (word)_mm512_ternarylogic_epi64((__m512i)w242, (__m512i)w192, (__m512i)w238, 0xd6);
        const word w244 = (word)_mm512_ternarylogic_epi64((__m512i)w243, (__m512i)w191, (__m512i)w180, 0xb6);
        const word w245 = (word)_mm512_ternarylogic_epi64((__m512i)w241, (__m512i)w182, (__m512i)w237, 0x60);
        const word w246 = (word)_mm512_ternarylogic_epi64((__m512i)w245, (__m512i)w182, (__m512i)w195, 0x96);
        const word w247 = load_aligned(a + 4 * WORD_BYTES);
        const word w248 = load_aligned(a + 5 * WORD_BYTES);
        const word w249 = w247 ^ w97;
        const word w250 = (word)_mm512_ternarylogic_epi64((__m512i)w249, (__m512i)w98, (__m512i)w248, 0xf6);
        const word w251 = (word)_mm512_ternarylogic_epi64((__m512i)w209, (__m512i)w250, (__m512i)w205, 0x7b);
        const word w252 = (word)_mm512_ternarylogic_epi64((__m512i)w251, (__m512i)w196, (__m512i)w189, 0x56);
        const word w253 = (word)_mm512_ternarylogic_epi64((__m512i)w205, (__m512i)w189, (__m512i)w250, 0x0d);
        const word w254 = (word)_mm512_ternarylogic_epi64((__m512i)w205, (__m512i)w206, (__m512i)w250, 0x82);
        const word w255 = (word)_mm512_ternarylogic_epi64((__m512i)w252, (__m512i)w194, (__m512i)w254, 0x71);
        const word w256 = (word)_mm512_ternarylogic_epi64((__m512i)w252, (__m512i)w254, (__m512i)w194, 0x61);
        const word w257 = (word)_mm512_ternarylogic_epi64((__m512i)w256, (__m512i)w206, (__m512i)w252, 0xd6);
        const word w258 = (word)_mm512_ternarylogic_epi64((__m512i)w257, (__m512i)w205, (__m512i)w194, 0xb6);
        const word w259 = (word)_mm512_ternarylogic_epi64((__m512i)w255, (__m512i)w196, (__m512i)w251, 0x60);
        const word w260 = (word)_mm512_ternarylogic_epi64((__m512i)w259, (__m512i)w196, (__m512i)w209, 0x96);
        const word w261 = load_aligned(a + 2 * WORD_BYTES);
        const word w262 = load_aligned(a + 3 * WORD_BYTES);
        const word w263 = w261 ^ w161;
        const word w264 = (word)_mm512_ternarylogic_epi64((__m512i)w263, (__m512i)w162, (__m512i)w262, 0xf6);
        const word w265 = (word)_mm512_ternarylogic_epi64((__m512i)w223, (__m512i)w264, (__m512i)w219, 0x7b);
        const word w266 = (word)_mm512_ternarylogic_epi64((__m512i)w265, (__m512i)w210, (__m512i)w203, 0x56);
        const word w267 = (word)_mm512_ternarylogic_epi64((__m512i)w219, (__m512i)w203, (__m512i)w264, 0x0d);
        const word w268 = (word)_mm512_ternarylogic_epi64((__m512i)w219, (__m512i)w220, (__m512i)w264, 0x82);
        const word w269 = (word)_mm512_ternarylogic_epi64((__m512i)w266, (__m512i)w208, (__m512i)w268, 0x71);
        const word w270 = (word)_mm512_ternarylogic_epi64((__m512i)w266, (__m512i)w268, (__m512i)w208, 0x61);
        const word w271 = (word)_mm512_ternarylogic_epi64((__m512i)w270, (__m512i)w220, (__m512i)w266, 0xd6);
        const word w272 = (word)_mm512_ternarylogic_epi64((__m512i)w271, (__m512i)w219, (__m512i)w208, 0xb6);
        const word w273 = (word)_mm512_ternarylogic_epi64((__m512i)w269, (__m512i)w210, (__m512i)w265, 0x60);
        const word w274 = (word)_mm512_ternarylogic_epi64((__m512i)w273, (__m512i)w210, (__m512i)w223, 0x96);
        const word w275 = load_aligned(a);
        const word w276 = load_aligned(a + 1 * WORD_BYTES);
        const word w277 = w275 ^ w225;
        const word w278 = (word)_mm512_ternarylogic_epi64((__m512i)w277, (__m512i)w226, (__m512i)w276, 0xf6);
        const word w279 = (word)_mm512_ternarylogic_epi64((__m512i)w230, (__m512i)w278, (__m512i)w232, 0x7b);
        const word w280 = (word)_mm512_ternarylogic_epi64((__m512i)w279, (__m512i)w224, (__m512i)w217, 0x56);
        const word w281 = (word)_mm512_ternarylogic_epi64((__m512i)w232, (__m512i)w217, (__m512i)w278, 0x0d);
        const word w282 = (word)_mm512_ternarylogic_epi64((__m512i)w232, (__m512i)w228, (__m512i)w278, 0x82);
        const word w283 = (word)_mm512_ternarylogic_epi64((__m512i)w280, (__m512i)w222, (__m512i)w282, 0x71);
        const word w284 = (word)_mm512_ternarylogic_epi64((__m512i)w280, (__m512i)w282, (__m512i)w222, 0x61);
        const word w285 = (word)_mm512_ternarylogic_epi64((__m512i)w284, (__m512i)w228, (__m512i)w280, 0xd6);
        const word w286 = (word)_mm512_ternarylogic_epi64((__m512i)w285, (__m512i)w232, (__m512i)w222, 0xb6);
        const word w287 = (word)_mm512_ternarylogic_epi64((__m512i)w283, (__m512i)w224, (__m512i)w279, 0x60);
        const word w288 = (word)_mm512_ternarylogic_epi64((__m512i)w287, (__m512i)w224, (__m512i)w230, 0x96);
        store_first(bottom + i92 + 2, w242);
        store_first(bottom + i95 + 2, w245);
        store_first(bottom + i96 + 2, w241);
        const word w289 = load_word(windows + i90);
        const word w290 = load_word(windows + i91);
        const word w291 = load_first(top + i92 + 3);
        const word w292 = shift_in(w242, w291);
        const word w293 = load_first(top + i93 + 3);
        const word w294 = shift_in(w245, w293);
        const word w295 = load_first(top + i94 + 3);
        const word w296 = shift_in(w241, w295);
        const word w297 = load_aligned(a + 6 * WORD_BYTES);
        const word w298 = load_aligned(a + 7 * WORD_BYTES);
        const word w299 = w297 ^ w97;
        const word w300 = (word)_mm512_ternarylogic_epi64((__m512i)w299, (__m512i)w98, (__m512i)w298, 0xf6);
        const word w301 = (word)_mm512_ternarylogic_epi64((__m512i)w259, (__m512i)w300, (__m512i)w255, 0x7b);
        const word w302 = (word)_mm512_ternarylogic_epi64((__m512i)w301, (__m512i)w246, (__m512i)w239, 0x56);
        const word w303 = (word)_mm512_ternarylogic_epi64((__m512i)w255, (__m512i)w239, (__m512i)w300, 0x0d);
        const word w304 = (word)_mm512_ternarylogic_epi64((__m512i)w255, (__m512i)w256, (__m512i)w300, 0x82);
        const word w305 = (word)_mm512_ternarylogic_epi64((__m512i)w302, (__m512i)w244, (__m512i)w304, 0x71);
        const word w306 = (word)_mm512_ternarylogic_epi64((__m512i)w302, (__m512i)w304, (__m512i)w244, 0x61);
        const word w307 = (word)_mm512_ternarylogic_epi64((__m512i)w306, (__m512i)w256, (__m512i)w302, 0xd6);
        const word w308 = (word)_mm512_ternarylogic_epi64((__m512i)w307, (__m512i)w255, (__m512i)w244, 0xb6);
        const word w309 = (word)_mm512_ternarylogic_epi64((__m512i)w305, (__m512i)w246, (__m512i)w301, 0x60);
        const word w310 = (word)_mm512_ternarylogic_epi64((__m512i)w309, (__m512i)w246, (__m512i)w259, 0x96);
        const word w311 = load_aligned(a + 4 * WORD_BYTES);
        const word w312 = load_aligned(a + 5 * WORD_BYTES);
        const word w313 = w311 ^ w161;
        const word w314 = (word)_mm512_ternarylogic_epi64((__m512i)w313, (__m512i)w162, (__m512i)w312, 0xf6);
        const word w315 = (word)_mm512_ternarylogic_epi64((__m512i)w273, (__m512i)w314, (__m512i)w269, 0x7b);
        const word w316 = (word)_mm512_ternarylogic_epi64((__m512i)w315, (__m512i)w260, (__m512i)w253, 0x56);
        const word w317 = (word)_mm512_ternarylogic_epi64((__m512i)w269, (__m512i)w253, (__m512i)w314, 0x0d);
        const word w318 = (word)_mm512_ternarylogic_epi64((__m512i)w269, (__m512i)w270, (__m512i)w314, 0x82);
        const word w319 = (word)_mm512_ternarylogic_epi64((__m512i)w316, (__m512i)w258, (__m512i)w318, 0x71);
        const word w320 = (word)_mm512_ternarylogic_epi64((__m512i)w316, (__m512i)w318, (__m512i)w258, 0x61);
        const word w321 = (word)_mm512_ternarylogic_epi64((__m512i)w320, (__m512i)w270, (__m512i)w316, 0xd6);
        const word w322 = (word)_mm512_ternarylogic_epi64((__m512i)w321, (__m512i)w269, (__m512i)w258, 0xb6);
        const word w323 = (word)_mm512_ternarylogic_epi64((__m512i)w319, (__m512i)w260, (__m512i)w315, 0x60);
        const word w324 = (word)_mm512_ternarylogic_epi64((__m512i)w323, (__m512i)w260, (__m512i)w273, 0x96);
        const word w325 = load_aligned(a + 2 * WORD_BYTES);
        const word w326 = load_aligned(a + 3 * WORD_BYTES);
        const word w327 = w325 ^ w225;
        const word w328 = (word)_mm512_ternarylogic_epi64((__m512i)w327, (__m512i)w226, (__m512i)w326, 0xf6);
        const word w329 = (word)_mm512_ternarylogic_epi64((__m512i)w287, (__m512i)w328, (__m512i)w283, 0x7b);
        const word w330 = (word)_mm512_ternarylogic_epi64((__m512i)w329, (__m512i)w274, (__m512i)w267, 0x56);
        const word w331 = (word)_mm512_ternarylogic_epi64((__m512i)w283, (__m512i)w267, (__m512i)w328, 0x0d);
        const word w332 = (word)_mm512_ternarylogic_epi64((__m512i)w283, (__m512i)w284, (__m512i)w328, 0x82);
        const word w333 = (word)_mm512_ternarylogic_epi64((__m512i)w330, (__m512i)w272, (__m512i)w332, 0x71);
        const word w334 = (word)_mm512_ternarylogic_epi64((__m512i)w330, (__m512i)w332, (__m512i)w272, 0x61);
        const word w335 = (word)_mm512_ternarylogic_epi64((__m512i)w334, (__m512i)w284, (__m512i)w330, 0xd6);
        const word w336 = (word)_mm512_ternarylogic_epi64((__m512i)w335, (__m512i)w283, (__m512i)w272, 0xb6);
        const word w337 = (word)_mm512_ternarylogic_epi64((__m512i)w333, (__m512i)w274, (__m512i)w329, 0x60);
        const word w338 = (word)_mm512_ternarylogic_epi64((__m512i)w337, (__m512i)w274, (__m512i)w287, 0x96);
        const word w339 = load_aligned(a);
        const word w340 = load_aligned(a + 1 * WORD_BYTES);
        const word w341 = w339 ^ w289;
        const word w342 = (word)_mm512_ternarylogic_epi64((__m512i)w341, (__m512i)w290, (__m512i)w340, 0xf6);
        const word w343 = (word)_mm512_ternarylogic_epi64((__m512i)w294, (__m512i)w342, (__m512i)w296, 0x7b);
        const word w344 = (word)_mm512_ternarylogic_epi64((__m512i)w343, (__m512i)w288, (__m512i)w281, 0x56);
        const word w345 = (word)_mm512_ternarylogic_epi64((__m512i)w296, (__m512i)w281, (__m512i)w342, 0x0d);
        const word w346 = (word)_mm512_ternarylogic_epi64((__m512i)w296, (__m512i)w292, (__m512i)w342, 0x82);
        const word w347 = (word)_mm512_ternarylogic_epi64((__m512i)w344, (__m512i)w286, (__m512i)w346, 0x71);
        const word w348 = (word)_mm512_ternarylogic_epi64((__m512i)w344, (__m512i)w346, (__m512i)w286, 0x61);
        const word w349 = (word)_mm512_ternarylogic_epi64((__m512i)w348, (__m512i)w292, (__m512i)w344, 0xd6);
        const word w350 = (word)_mm512_ternarylogic_epi64((__m512i)w349, (__m512i)w296, (__m512i)w286, 0xb6);
        const word w351 = (word)_mm512_ternarylogic_epi64((__m512i)w347, (__m512i)w288, (__m512i)w343, 0x60);
        const word w352 = (word)_mm512_ternarylogic_epi64((__m512i)w351, (__m512i)w288, (__m512i)w294, 0x96);
        store_first(bottom + i92 + 3, w306);
        store_first(bottom + i95 + 3, w309);
        store_first(bottom + i96 + 3, w305);
        c48 = w352;
        c49 = w345;
        c50 = w350;
        c51 = w338;
        c52 = w331;
        c53 = w336;
        c54 = w324;
        c55 = w317;
        c56 = w322;
        c57 = w310;
        c58 = w303;
        c59 = w308;
        c60 = w348;
        c61 = w351;
        c62 = w347;
        c63 = w334;
        c64 = w337;
        c65 = w333;
        c66 = w320;
        c67 = w323;
        c68 = w319;
        c69 = w306;
        c70 = w309;
        c71 = w305;
        c72 = w161;
        c73 = w162;
        c74 = w225;
        c75 = w226;
        c76 = w289;
        c77 = w290;
    }
    store_aligned(vertical, c48);
    store_aligned(vertical + 1 * WORD_BYTES, c49);
    store_aligned(vertical + 2 * WORD_BYTES, c50);
    store_aligned(vertical + 3 * WORD_BYTES, c51);
    store_aligned(vertical + 4 * WORD_BYTES, c52);
    store_aligned(vertical + 5 * WORD_BYTES, c53);
    store_aligned(vertical + 6 * WORD_BYTES, c54);
    store_aligned(vertical + 7 * WORD_BYTES, c55);
    store_aligned(vertical + 8 * WORD_BYTES, c56);
    store_aligned(vertical + 9 * WORD_BYTES, c57);
    store_aligned(vertical + 10 * WORD_BYTES, c58);
    store_aligned(vertical + 11 * WORD_BYTES, c59);
    store_aligned(down, c60);
    store_aligned(down + 1 * WORD_BYTES, c61);
    store_aligned(down + 2 * WORD_BYTES, c62);
    store_aligned(down + 3 * WORD_BYTES, c63);
    store_aligned(down + 4 * WORD_BYTES, c64);
    store_aligned(down + 5 * WORD_BYTES, c65);
    store_aligned(down + 6 * WORD_BYTES, c66);
    store_aligned(down + 7 * WORD_BYTES, c67);
    store_aligned(down + 8 * WORD_BYTES, c68);
    store_aligned(down + 9 * WORD_BYTES, c69);
    store_aligned(down + 10 * WORD_BYTES, c70);
    store_aligned(down + 11 * WORD_BYTES, c71);
}

#ifdef __cplusplus
}
#endif
