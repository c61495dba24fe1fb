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

/* An iteration: 80 gates, 4 moves, 0 additions, 48 loads, 4 stores. */
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
        const word w74 = w72 ^ c43;
        const word w75 = (word)_mm512_ternarylogic_epi64((__m512i)w74, (__m512i)c44, (__m512i)w73, 0xf6);
        const word w76 = (word)_mm512_ternarylogic_epi64((__m512i)w75, (__m512i)c41, (__m512i)c38, 0xb3);
        const word w77 = (word)_mm512_ternarylogic_epi64((__m512i)w75, (__m512i)c41, (__m512i)c38, 0xd5);
        const word w78 = (word)_mm512_ternarylogic_epi64((__m512i)w76, (__m512i)c45, (__m512i)c38, 0xe2);
        const word w79 = load_aligned(a + 4 * WORD_BYTES);
        const word w80 = load_aligned(a + 5 * WORD_BYTES);
        const word w81 = w79 ^ c46;
        const word w82 = (word)_mm512_ternarylogic_epi64((__m512i)w81, (__m512i)c47, (__m512i)w80, 0xf6);
        const word w83 = (word)_mm512_ternarylogic_epi64((__m512i)w82, (__m512i)c40, (__m512i)c37, 0xb3);
        const word w84 = (word)_mm512_ternarylogic_epi64((__m512i)w82, (__m512i)c40, (__m512i)c37, 0xd5);
        const word w85 = (word)_mm512_ternarylogic_epi64((__m512i)w83, (__m512i)c48, (__m512i)c37, 0xe2);
        const word w86 = load_aligned(a + 2 * WORD_BYTES);
        const word w87 = load_aligned(a + 3 * WORD_BYTES);
        const word w88 = w86 ^ c49;
        const word w89 = (word)_mm512_ternarylogic_epi64((__m512i)w88, (__m512i)c50, (__m512i)w87, 0xf6);
        const word w90 = (word)_mm512_ternarylogic_epi64((__m512i)w89, (__m512i)c39, (__m512i)c36, 0xb3);
        const word w91 = (word)_mm512_ternarylogic_epi64((__m512i)w89, (__m512i)c39, (__m512i)c36, 0xd5);
        const word w92 = (word)_mm512_ternarylogic_epi64((__m512i)w90, (__m512i)c51, (__m512i)c36, 0xe2);
        const word w93 = load_aligned(a);
        const word w94 = load_aligned(a + 1 * WORD_BYTES);
        const word w95 = w93 ^ w67;
        const word w96 = (word)_mm512_ternarylogic_epi64((__m512i)w95, (__m512i)w68, (__m512i)w94, 0xf6);
        const word w97 = (word)_mm512_ternarylogic_epi64((__m512i)w96, (__m512i)w71, (__m512i)c35, 0xb3);
        const word w98 = (word)_mm512_ternarylogic_epi64((__m512i)w96, (__m512i)w71, (__m512i)c35, 0xd5);
        const word w99 = (word)_mm512_ternarylogic_epi64((__m512i)w97, (__m512i)w69, (__m512i)c35, 0xe2);
        store_first(bottom + i66, w77);
        const word w100 = load_word(windows + i60);
        const word w101 = load_word(windows + i61);
        const word w102 = load_word(active + i59);
        const word w103 = load_first(top + i66 + 1);
        const word w104 = shift_in(w77, w103);
        const word w105 = load_aligned(a + 6 * WORD_BYTES);
        const word w106 = load_aligned(a + 7 * WORD_BYTES);
        const word w107 = w105 ^ c46;
        const word w108 = (word)_mm512_ternarylogic_epi64((__m512i)w107, (__m512i)c47, (__m512i)w106, 0xf6);
        const word w109 = (word)_mm512_ternarylogic_epi64((__m512i)w78, (__m512i)w84, (__m512i)w108, 0xb3);
        const word w110 = (word)_mm512_ternarylogic_epi64((__m512i)w78, (__m512i)w84, (__m512i)w108, 0x8f);
        const word w111 = (word)_mm512_ternarylogic_epi64((__m512i)w109, (__m512i)c48, (__m512i)w78, 0xe2);
        const word w112 = load_aligned(a + 4 * WORD_BYTES);
        const word w113 = load_aligned(a + 5 * WORD_BYTES);
        const word w114 = w112 ^ c49;
        const word w115 = (word)_mm512_ternarylogic_epi64((__m512i)w114, (__m512i)c50, (__m512i)w113, 0xf6);
        const word w116 = (word)_mm512_ternarylogic_epi64((__m512i)w85, (__m512i)w91, (__m512i)w115, 0xb3);
        const word w117 = (word)_mm512_ternarylogic_epi64((__m512i)w85, (__m512i)w91, (__m512i)w115, 0x8f);
        const word w118 = (word)_mm512_ternarylogic_epi64((__m512i)w116, (__m512i)c51, (__m512i)w85, 0xe2);
        const word w119 = load_aligned(a + 2 * WORD_BYTES);
        const word w120 = load_aligned(a + 3 * WORD_BYTES);
        const word w121 = w119 ^ w67;
        const word w122 = (word)_mm512_ternarylogic_epi64((__m512i)w121, (__m512i)w68, (__m512i)w120, 0xf6);
        const word w123 = (word)_mm512_ternarylogic_epi64((__m512i)w92, (__m512i)w98, (__m512i)w122, 0xb3);
        const word w124 = (word)_mm512_ternarylogic_epi64((__m512i)w92, (__m512i)w98, (__m512i)w122, 0x8f);
        const word w125 = (word)_mm512_ternarylogic_epi64((__m512i)w123, (__m512i)w69, (__m512i)w92, 0xe2);
        const word w126 = load_aligned(a);
        const word w127 = load_aligned(a + 1 * WORD_BYTES);
        const word w128 = w126 ^ w100;
        const word w129 = (word)_mm512_ternarylogic_epi64((__m512i)w128, (__m512i)w101, (__m512i)w127, 0xf6);
        const word w130 = (word)_mm512_ternarylogic_epi64((__m512i)w104, (__m512i)w129, (__m512i)w99, 0x8f);
        const word w131 = (word)_mm512_ternarylogic_epi64((__m512i)w104, (__m512i)w129, (__m512i)w99, 0xd5);
        const word w132 = (word)_mm512_ternarylogic_epi64((__m512i)w130, (__m512i)w102, (__m512i)w99, 0xe2);
        store_first(bottom + i66 + 1, w110);
        const word w133 = load_word(windows + i62);
        const word w134 = load_word(windows + i63);
        const word w135 = load_word(active + i60);
        const word w136 = load_first(top + i66 + 2);
        const word w137 = shift_in(w110, w136);
        const word w138 = load_aligned(a + 6 * WORD_BYTES);
        const word w139 = load_aligned(a + 7 * WORD_BYTES);
        const word w140 = w138 ^ c49;
        const word w141 = (word)_mm512_ternarylogic_epi64((__m512i)w140, (__m512i)c50, (__m512i)w139, 0xf6);
        const word w142 = (word)_mm512_ternarylogic_epi64((__m512i)w111, (__m512i)w117, (__m512i)w141, 0xb3);
        const word w143 = (word)_mm512_ternarylogic_epi64((__m512i)w111, (__m512i)w117, (__m512i)w141, 0x8f);
        const word w144 = (word)_mm512_ternarylogic_epi64((__m512i)w142, (__m512i)c51, (__m512i)w111, 0xe2);
        const word w145 = load_aligned(a + 4 * WORD_BYTES);
        const word w146 = load_aligned(a + 5 * WORD_BYTES);
        const word w147 = w145 ^ w67;
        const word w148 = (word)_mm512_ternarylogic_epi64((__m512i)w147, (__m512i)w68, (__m512i)w146, 0xf6);
        const word w149 = (word)_mm512_ternarylogic_epi64((__m512i)w118, (__m512i)w124, (__m512i)w148, 0xb3);
        const word w150 = (word)_mm512_ternarylogic_epi64((__m512i)w118, (__m512i)w124, (__m512i)w148, 0x8f);
        const word w151 = (word)_mm512_ternarylogic_epi64((__m512i)w149, (__m512i)w69, (__m512i)w118, 0xe2);
        const word w152 = load_aligned(a + 2 * WORD_BYTES);
        const word w153 = load_aligned(a + 3 * WORD_BYTES);
        const word w154 = w152 ^ w100;
        const word w155 = (word)_mm512_ternarylogic_epi64((__m512i)w154, (__m512i)w101, (__m512i)w153, 0xf6);
        const word w156 = (word)_mm512_ternarylogic_epi64((__m512i)w125, (__m512i)w131, (__m512i)w155, 0xb3);
        const word w157 = (word)_mm512_ternarylogic_epi64((__m512i)w125, (__m512i)w131, (__m512i)w155, 0x8f);
        const word w158 = (word)_mm512_ternarylogic_epi64((__m512i)w156, (__m512i)w102, (__m512i)w125, 0xe2);
        const word w159 = load_aligned(a);
        const word w160 = load_aligned(a + 1 * WORD_BYTES);
        const word w161 = w159 ^ w133;
        const word w162 = (word)_mm512_ternarylogic_epi64((__m512i)w161, (__m512i)w134, (__m512i)w160, 0xf6);
        const word w163 = (word)_mm512_ternarylogic_epi64((__m512i)w137, (__m512i)w162, (__m512i)w132, 0x8f);
        const word w164 = (word)_mm512_ternarylogic_epi64((__m512i)w137, (__m512i)w162, (__m512i)w132, 0xd5);
        const word w165 = (word)_mm512_ternarylogic_epi64((__m512i)w163, (__m512i)w135, (__m512i)w132, 0xe2);
        store_first(bottom + i66 + 2, w143);
        const word w166 = load_word(windows + i64);
        const word w167 = load_word(windows + i65);
        const word w168 = load_word(active + i61);
        const word w169 = load_first(top + i66 + 3);
        const word w170 = shift_in(w143, w169);
        const word w171 = load_aligned(a + 6 * WORD_BYTES);
        const word w172 = load_aligned(a + 7 * WORD_BYTES);
        const word w173 = w171 ^ w67;
        const word w174 = (word)_mm512_ternarylogic_epi64((__m512i)w173, (__m512i)w68, (__m512i)w172, 0xf6);
        const word w175 = (word)_mm512_ternarylogic_epi64((__m512i)w144, (__m512i)w150, (__m512i)w174, 0xb3);
        const word w176 = (word)_mm512_ternarylogic_epi64((__m512i)w144, (__m512i)w150, (__m512i)w174, 0x8f);
        const word w177 = (word)_mm512_ternarylogic_epi64((__m512i)w175, (__m512i)w69, (__m512i)w144, 0xe2);
        const word w178 = load_aligned(a + 4 * WORD_BYTES);
        const word w179 = load_aligned(a + 5 * WORD_BYTES);
        const word w180 = w178 ^ w100;
        const word w181 = (word)_mm512_ternarylogic_epi64((__m512i)w180, (__m512i)w101, (__m512i)w179, 0xf6);
        const word w182 = (word)_mm512_ternarylogic_epi64((__m512i)w151, (__m512i)w157, (__m512i)w181, 0xb3);
        const word w183 = (word)_mm512_ternarylogic_epi64((__m512i)w151, (__m512i)w157, (__m512i)w181, 0x8f);
        const word w184 = (word)_mm512_ternarylogic_epi64((__m512i)w182, (__m512i)w102, (__m512i)w151, 0xe2);
        const word w185 = load_aligned(a + 2 * WORD_BYTES);
        const word w186 = load_aligned(a + 3 * WORD_BYTES);
        const word w187 = w185 ^ w133;
        const word w188 = (word)_mm512_ternarylogic_epi64((__m512i)w187, (__m512i)w134, (__m512i)w186, 0xf6);
        const word w189 = (word)_mm512_ternarylogic_epi64((__m512i)w158, (__m512i)w164, (__m512i)w188, 0xb3);
        const word w190 = (word)_mm512_ternarylogic_epi64((__m512i)w158, (__m512i)w164, (__m512i)w188, 0x8f);
        const word w191 = (word)_mm512_ternarylogic_epi64((__m512i)w189, (__m512i)w135, (__m512i)w158, 0xe2);
        const word w192 = load_aligned(a);
        const word w193 = load_aligned(a + 1 * WORD_BYTES);
        const word w194 = w192 ^ w166;
        const word w195 = (word)_mm512_ternarylogic_epi64((__m512i)w194, (__m512i)w167, (__m512i)w193, 0xf6);
        const word w196 = (word)_mm512_ternarylogic_epi64((__m512i)w170, (__m512i)w195, (__m512i)w165, 0x8f);
        const word w197 = (word)_mm512_ternarylogic_epi64((__m512i)w170, (__m512i)w195, (__m512i)w165, 0xd5);
        const word w198 = (word)_mm512_ternarylogic_epi64((__m512i)w196, (__m512i)w168, (__m512i)w165, 0xe2);
        store_first(bottom + i66 + 3, w176);
        c35 = w198;
        c36 = w191;
        c37 = w184;
        c38 = w177;
        c39 = w197;
        c40 = w190;
        c41 = w183;
        c42 = w176;
        c43 = w100;
        c44 = w101;
        c45 = w102;
        c46 = w133;
        c47 = w134;
        c48 = w135;
        c49 = w166;
        c50 = w167;
        c51 = w168;
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

/* An iteration: 64 gates, 4 moves, 0 additions, 44 loads, 4 stores. */
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
        const word w67 = w65 ^ c40;
        const word w68 = (word)_mm512_ternarylogic_epi64((__m512i)w67, (__m512i)c41, (__m512i)w66, 0xf6);
        const word w69 = (word)_mm512_ternarylogic_epi64((__m512i)w68, (__m512i)c38, (__m512i)c35, 0xb3);
        const word w70 = (word)_mm512_ternarylogic_epi64((__m512i)w68, (__m512i)c38, (__m512i)c35, 0xd5);
        const word w71 = load_aligned(a + 4 * WORD_BYTES);
        const word w72 = load_aligned(a + 5 * WORD_BYTES);
        const word w73 = w71 ^ c42;
        const word w74 = (word)_mm512_ternarylogic_epi64((__m512i)w73, (__m512i)c43, (__m512i)w72, 0xf6);
        const word w75 = (word)_mm512_ternarylogic_epi64((__m512i)w74, (__m512i)c37, (__m512i)c34, 0xb3);
        const word w76 = (word)_mm512_ternarylogic_epi64((__m512i)w74, (__m512i)c37, (__m512i)c34, 0xd5);
        const word w77 = load_aligned(a + 2 * WORD_BYTES);
        const word w78 = load_aligned(a + 3 * WORD_BYTES);
        const word w79 = w77 ^ c44;
        const word w80 = (word)_mm512_ternarylogic_epi64((__m512i)w79, (__m512i)c45, (__m512i)w78, 0xf6);
        const word w81 = (word)_mm512_ternarylogic_epi64((__m512i)w80, (__m512i)c36, (__m512i)c33, 0xb3);
        const word w82 = (word)_mm512_ternarylogic_epi64((__m512i)w80, (__m512i)c36, (__m512i)c33, 0xd5);
        const word w83 = load_aligned(a);
        const word w84 = load_aligned(a + 1 * WORD_BYTES);
        const word w85 = w83 ^ w61;
        const word w86 = (word)_mm512_ternarylogic_epi64((__m512i)w85, (__m512i)w62, (__m512i)w84, 0xf6);
        const word w87 = (word)_mm512_ternarylogic_epi64((__m512i)w86, (__m512i)w64, (__m512i)c32, 0xb3);
        const word w88 = (word)_mm512_ternarylogic_epi64((__m512i)w86, (__m512i)w64, (__m512i)c32, 0xd5);
        store_first(bottom + i60, w70);
        const word w89 = load_word(windows + i54);
        const word w90 = load_word(windows + i55);
        const word w91 = load_first(top + i60 + 1);
        const word w92 = shift_in(w70, w91);
        const word w93 = load_aligned(a + 6 * WORD_BYTES);
        const word w94 = load_aligned(a + 7 * WORD_BYTES);
        const word w95 = w93 ^ c42;
        const word w96 = (word)_mm512_ternarylogic_epi64((__m512i)w95, (__m512i)c43, (__m512i)w94, 0xf6);
        const word w97 = (word)_mm512_ternarylogic_epi64((__m512i)w76, (__m512i)w96, (__m512i)w69, 0x8f);
        const word w98 = (word)_mm512_ternarylogic_epi64((__m512i)w76, (__m512i)w96, (__m512i)w69, 0xd5);
        const word w99 = load_aligned(a + 4 * WORD_BYTES);
        const word w100 = load_aligned(a + 5 * WORD_BYTES);
        const word w101 = w99 ^ c44;
        const word w102 = (word)_mm512_ternarylogic_epi64((__m512i)w101, (__m512i)c45, (__m512i)w100, 0xf6);
        const word w103 = (word)_mm512_ternarylogic_epi64((__m512i)w82, (__m512i)w102, (__m512i)w75, 0x8f);
        const word w104 = (word)_mm512_ternarylogic_epi64((__m512i)w82, (__m512i)w102, (__m512i)w75, 0xd5);
        const word w105 = load_aligned(a + 2 * WORD_BYTES);
        const word w106 = load_aligned(a + 3 * WORD_BYTES);
        const word w107 = w105 ^ w61;
        const word w108 = (word)_mm512_ternarylogic_epi64((__m512i)w107, (__m512i)w62, (__m512i)w106, 0xf6);
        const word w109 = (word)_mm512_ternarylogic_epi64((__m512i)w88, (__m512i)w108, (__m512i)w81, 0x8f);
        const word w110 = (word)_mm512_ternarylogic_epi64((__m512i)w88, (__m512i)w108, (__m512i)w81, 0xd5);
        const word w111 = load_aligned(a);
        const word w112 = load_aligned(a + 1 * WORD_BYTES);
        const word w113 = w111 ^ w89;
        const word w114 = (word)_mm512_ternarylogic_epi64((__m512i)w113, (__m512i)w90, (__m512i)w112, 0xf6);
        const word w115 = (word)_mm512_ternarylogic_epi64((__m512i)w92, (__m512i)w114, (__m512i)w87, 0x8f);
        const word w116 = (word)_mm512_ternarylogic_epi64((__m512i)w92, (__m512i)w114, (__m512i)w87, 0xd5);
        store_first(bottom + i60 + 1, w98);
        const word w117 = load_word(windows + i56);
        const word w118 = load_word(windows + i57);
        const word w119 = load_first(top + i60 + 2);
        const word w120 = shift_in(w98, w119);
        const word w121 = load_aligned(a + 6 * WORD_BYTES);
        const word w122 = load_aligned(a + 7 * WORD_BYTES);
        const word w123 = w121 ^ c44;
        const word w124 = (word)_mm512_ternarylogic_epi64((__m512i)w123, (__m512i)c45, (__m512i)w122, 0xf6);
        const word w125 = (word)_mm512_ternarylogic_epi64((__m512i)w104, (__m512i)w124, (__m512i)w97, 0x8f);
        const word w126 = (word)_mm512_ternarylogic_epi64((__m512i)w104, (__m512i)w124, (__m512i)w97, 0xd5);
        const word w127 = load_aligned(a + 4 * WORD_BYTES);
        const word w128 = load_aligned(a + 5 * WORD_BYTES);
        const word w129 = w127 ^ w61;
        const word w130 = (word)_mm512_ternarylogic_epi64((__m512i)w129, (__m512i)w62, (__m512i)w128, 0xf6);
        const word w131 = (word)_mm512_ternarylogic_epi64((__m512i)w110, (__m512i)w130, (__m512i)w103, 0x8f);
        const word w132 = (word)_mm512_ternarylogic_epi64((__m512i)w110, (__m512i)w130, (__m512i)w103, 0xd5);
        const word w133 = load_aligned(a + 2 * WORD_BYTES);
        const word w134 = load_aligned(a + 3 * WORD_BYTES);
        const word w135 = w133 ^ w89;
        const word w136 = (word)_mm512_ternarylogic_epi64((__m512i)w135, (__m512i)w90, (__m512i)w134, 0xf6);
        const word w137 = (word)_mm512_ternarylogic_epi64((__m512i)w116, (__m512i)w136, (__m512i)w109, 0x8f);
        const word w138 = (word)_mm512_ternarylogic_epi64((__m512i)w116, (__m512i)w136, (__m512i)w109, 0xd5);
        const word w139 = load_aligned(a);
        const word w140 = load_aligned(a + 1 * WORD_BYTES);
        const word w141 = w139 ^ w117;
        const word w142 = (word)_mm512_ternarylogic_epi64((__m512i)w141, (__m512i)w118, (__m512i)w140, 0xf6);
        const word w143 = (word)_mm512_ternarylogic_epi64((__m512i)w120, (__m512i)w142, (__m512i)w115, 0x8f);
        const word w144 = (word)_mm512_ternarylogic_epi64((__m512i)w120, (__m512i)w142, (__m512i)w115, 0xd5);
        store_first(bottom + i60 + 2, w126);
        const word w145 = load_word(windows + i58);
        const word w146 = load_word(windows + i59);
        const word w147 = load_first(top + i60 + 3);
        const word w148 = shift_in(w126, w147);
        const word w149 = load_aligned(a + 6 * WORD_BYTES);
        const word w150 = load_aligned(a + 7 * WORD_BYTES);
        const word w151 = w149 ^ w61;
        const word w152 = (word)_mm512_ternarylogic_epi64((__m512i)w151, (__m512i)w62, (__m512i)w150, 0xf6);
        const word w153 = (word)_mm512_ternarylogic_epi64((__m512i)w132, (__m512i)w152, (__m512i)w125, 0x8f);
        const word w154 = (word)_mm512_ternarylogic_epi64((__m512i)w132, (__m512i)w152, (__m512i)w125, 0xd5);
        const word w155 = load_aligned(a + 4 * WORD_BYTES);
        const word w156 = load_aligned(a + 5 * WORD_BYTES);
        const word w157 = w155 ^ w89;
        const word w158 = (word)_mm512_ternarylogic_epi64((__m512i)w157, (__m512i)w90, (__m512i)w156, 0xf6);
        const word w159 = (word)_mm512_ternarylogic_epi64((__m512i)w138, (__m512i)w158, (__m512i)w131, 0x8f);
        const word w160 = (word)_mm512_ternarylogic_epi64((__m512i)w138, (__m512i)w158, (__m512i)w131, 0xd5);
        const word w161 = load_aligned(a + 2 * WORD_BYTES);
        const word w162 = load_aligned(a + 3 * WORD_BYTES);
        const word w163 = w161 ^ w117;
        const word w164 = (word)_mm512_ternarylogic_epi64((__m512i)w163, (__m512i)w118, (__m512i)w162, 0xf6);
        const word w165 = (word)_mm512_ternarylogic_epi64((__m512i)w144, (__m512i)w164, (__m512i)w137, 0x8f);
        const word w166 = (word)_mm512_ternarylogic_epi64((__m512i)w144, (__m512i)w164, (__m512i)w137, 0xd5);
        const word w167 = load_aligned(a);
        const word w168 = load_aligned(a + 1 * WORD_BYTES);
        const word w169 = w167 ^ w145;
        const word w170 = (word)_mm512_ternarylogic_epi64((__m512i)w169, (__m512i)w146, (__m512i)w168, 0xf6);
        const word w171 = (word)_mm512_ternarylogic_epi64((__m512i)w148, (__m512i)w170, (__m512i)w143, 0x8f);
        const word w172 = (word)_mm512_ternarylogic_epi64((__m512i)w148, (__m512i)w170, (__m512i)w143, 0xd5);
        store_first(bottom + i60 + 3, w154);
        c32 = w171;
        c33 = w165;
        c34 = w159;
        c35 = w153;
        c36 = w172;
        c37 = w166;
        c38 = w160;
        c39 = w154;
        c40 = w89;
        c41 = w90;
        c42 = w117;
        c43 = w118;
        c44 = w145;
        c45 = w146;
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

#ifdef __cplusplus
}
#endif
