/* SPDX-License-Identifier: Apache-2.0
 *
 * k_edit in the wavefront layout, 2 rows a lane, for avx2.
 * Made by: minterm compile k_edit --layout wavefront --target avx2 --alphabet ACGT --rows 2 --emit c
 * Compile with -mavx2.
 *
 * A function reads and writes byte buffers, and 64-bit scalars say how much of them. It
 * fails never and calls nothing. Words have 32 bytes; buffers are aligned to that,
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
 *     recurrence k_edit
 *       param k = 2 in 0..31
 *       predicate match: a[i] == b[j]
 *       int D[0][j] = 0
 *       int D[i][0] = min(3, i)
 *       int D[i][j] = min(3, D[i-1][j] + 1, D[i][j-1] + 1, D[i-1][j-1] + (match ? 0 : 1))
 *       answer report j where D[m][j] <= 2
 *
 * Codes of symbols, of which bit p is in plane p:
 *     a and b: 'A' 0, 'C' 1, 'G' 2, 'T' 3
 *
 * Codes of what crosses the edges of cells, bit 0 on the right; bit p is in plane p, and * may be
 * either:
 *     vertical, D[i][j-1]; D[i-1][j-1]:
 *         (0, 0) = 111
 *         (0, 1) = 010
 *         (1, 1) = 110
 *         (1, 2) = 001
 *         (2, 2) = 101
 *         (2, 3) = *00
 *         row 1, 2, .. at the left edge (j - 1 = 0): code 7, 6, 5, 0, and so on with the last
 *     horizontal, D[i-1][j]:
 *         0 = 11
 *         1 = 10
 *         2 = 01
 *         3 = 00
 *         column 1, 2, .. at the top edge (i - 1 = 0): code 3
 *
 * What lies where. Rows and columns are counted from 0 here. A strip has 512 rows: row r is bit 255 - r / 2
 * of word r % 2, and bit x of a word is bit x % 8 of its byte x / 8.
 *     a         word (r % 2) * 2 + p: plane p of the symbols of its rows
 *     windows   sequence x * 2 + p, for x from 0 to 1: 256 zeros, then plane p of the columns x, x + 2,
 *               x + 4, .. and zeros; eight copies of each, as of active
 *     active    sequences x, for x from 0 to 1: 256 zeros and then a one for each column x, x + 2, .. that
 *               there is. Eight copies of each, copy c without its first c bits: byte (x * 8 + c) *
 *               copy_stride begins it. copy_stride is at least iterations / 8 + 33
 *     vertical  word (r % 2) * 3 + p: plane p of what enters its rows from the left, and after the
 *               last call of what leaves them on the right
 *     down      4 words, which may be anything at first
 *     top       byte p * top_stride + j: plane p of what enters column j from above, in bit 0; 32 bytes
 *               behind the last step are read
 *     bottom    byte p * bottom_stride + j + 511: plane p of what leaves the strip's last row in column j,
 *               in bit 0. A step s writes bytes s to s + 3. It may be 511 bytes before top: a
 *               strip then turns the row above it into the row below it
 *
 * What to call. Step s computes the cells (r, s - r) of all rows r, iteration q the steps from 2 q to 2 q + 1.
 * R rows, 1 to 512 of them, and n columns take (R + n - 1 + 1) / 2 iterations. `edge` does any of them;
 * `steady` is faster and does those in which all rows have a column: from (R - 1 + 1) / 2 to n / 2 - 1.
 * Calls follow each other in the same memory, each for the iterations from begin to end - 1.
 * More rows are strips from the top to the bottom, all but the last of 512 rows: `bottom` of one is `top`
 * of the next, and windows and active are the same for all.
 *
 * The answer looks at the last row: at its column 0, which the recurrence says, and then from column to
 * column, by the horizontal codes that leave row m downwards (i - 1 = m there).
 * Of a last strip of R < 512 rows the functions with _tap leave it in `bottom` in place of the strip's
 * last row: byte p * bottom_stride + j + R - 1, bit (255 - (R - 1) / 2) % 8. They have a scalar more,
 * tap_byte = (R - 1) % 2 * 32 + (255 - (R - 1) / 2) / 8, and need the buffer tap of 4 words.
 *
 * A cell: 10 gates, fewer than 4 are impossible (shipped).
 * Comments behind its gates have their names here and k_edit.dp:17, where its formula begins.
 * Gates after the last of these keep the vertical flow of lanes that have no column.
 * avx2: 13 gates, depth 5, 0 moves, 9 live registers
 * inputs v0 v1 v2 h0 h1 a0 a1 b0 b1
 * g0 = xor(a0, b0)
 * g1 = xor(a1, b1)
 * g2 = or(g0, g1)
 * g3 = and(v2, g2)
 * g4 = or(v0, h0)
 * g5 = and(h1, g4)
 * g6 = xor(g5, v1)
 * g7 = andn(g3, v0)
 * g8 = xor(h0, g6)
 * g9 = or(g3, g8)
 * g10 = and(g6, g3)
 * g11 = or(g7, g10)
 * g12 = andn(g10, v1)
 * v0' = h0
 * v1' = h1
 * v2' = g9
 * h0' = g11
 * h1' = g12
 */
#include <stdint.h>
#include <string.h>

#ifndef __AVX2__
#error "this file is for avx2: compile it with -mavx2"
#endif

enum { WORD_BYTES = 32 };
typedef uint64_t word __attribute__((vector_size(32)));
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
    const word above = __builtin_shufflevector(w, incoming, 1, 2, 3, 4);
    return (w >> 1) | (above << 63);
}

#ifdef __cplusplus
extern "C" {
#endif

/* An iteration: 88 gates, 4 moves, 0 additions, 18 loads, 4 stores. */
void k_edit_avx2_edge(uint8_t *const *buffers, const int64_t *scalars);
void k_edit_avx2_edge(uint8_t *const *buffers, const int64_t *scalars) {
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
    const word w11 = load_aligned(down);
    const word w12 = load_aligned(down + 1 * WORD_BYTES);
    const word w13 = load_aligned(down + 2 * WORD_BYTES);
    const word w14 = load_aligned(down + 3 * WORD_BYTES);
    const uint64_t i15 = i3 & (uint64_t)7;
    const uint64_t i16 = i3 >> 3;
    const uint64_t i17 = i15 * i0;
    const uint64_t i18 = i17 + i16;
    const uint64_t i19 = i0 * (uint64_t)8;
    const uint64_t i20 = i18 + i19;
    const uint64_t i21 = i20 + i19;
    const uint64_t i22 = i21 + i19;
    const word w23 = load_word(windows + i21);
    const word w24 = load_word(windows + i22);
    const word w25 = load_word(active + i20);
    word c27 = w5;
    word c28 = w6;
    word c29 = w7;
    word c30 = w8;
    word c31 = w9;
    word c32 = w10;
    word c33 = w11;
    word c34 = w12;
    word c35 = w13;
    word c36 = w14;
    word c37 = w23;
    word c38 = w24;
    word c39 = w25;
    for (uint64_t i26 = i3; (int64_t)i26 < (int64_t)i4; ++i26) {
        const uint64_t i40 = (uint64_t)1;
        const uint64_t i41 = i26 + i40;
        const uint64_t i42 = i41 & (uint64_t)7;
        const uint64_t i43 = i41 >> 3;
        const uint64_t i44 = i42 * i0;
        const uint64_t i45 = i44 + i43;
        const uint64_t i46 = i0 * (uint64_t)8;
        const uint64_t i47 = i45 + i46;
        const uint64_t i48 = i47 + i46;
        const uint64_t i49 = i48 + i46;
        const uint64_t i50 = i26 * (uint64_t)2;
        const uint64_t i51 = i50 + i1;
        const uint64_t i52 = i50 + i2;
        const word w53 = load_word(windows + i45);
        const word w54 = load_word(windows + i47);
        const word w55 = load_word(active + i45);
        const word w56 = load_first(top + i50);
        const word w57 = shift_in(c35, w56);
        const word w58 = load_first(top + i51);
        const word w59 = shift_in(c36, w58);
        const word w60 = load_aligned(a + 2 * WORD_BYTES);
        const word w61 = load_aligned(a + 3 * WORD_BYTES);
        const word w62 = w60 ^ c37;  // g0 k_edit.dp:17
        const word w63 = w61 ^ c38;  // g1 k_edit.dp:17
        const word w64 = w62 | w63;  // g2 k_edit.dp:17
        const word w65 = c32 & w64;  // g3 k_edit.dp:17
        const word w66 = c30 | c33;  // g4 k_edit.dp:17
        const word w67 = c34 & w66;  // g5 k_edit.dp:17
        const word w68 = w67 ^ c31;  // g6 k_edit.dp:17
        const word w69 = ~w65 & c30;  // g7 k_edit.dp:17
        const word w70 = c33 ^ w68;  // g8 k_edit.dp:17
        const word w71 = w65 | w70;  // g9 k_edit.dp:17
        const word w72 = w68 & w65;  // g10 k_edit.dp:17
        const word w73 = w69 | w72;  // g11 k_edit.dp:17
        const word w74 = ~w72 & c31;  // g12 k_edit.dp:17
        const word w75 = c33 & c39;  // g13 k_edit.dp:17
        const word w76 = ~c39 & c30;  // g14 k_edit.dp:17
        const word w77 = w75 ^ w76;  // g15 k_edit.dp:17
        const word w78 = c34 & c39;  // g16 k_edit.dp:17
        const word w79 = ~c39 & c31;  // g17 k_edit.dp:17
        const word w80 = w78 ^ w79;  // g18 k_edit.dp:17
        const word w81 = w71 & c39;  // g19 k_edit.dp:17
        const word w82 = ~c39 & c32;  // g20 k_edit.dp:17
        const word w83 = w81 ^ w82;  // g21 k_edit.dp:17
        const word w84 = load_aligned(a);
        const word w85 = load_aligned(a + 1 * WORD_BYTES);
        const word w86 = w84 ^ w53;  // g0 k_edit.dp:17
        const word w87 = w85 ^ w54;  // g1 k_edit.dp:17
        const word w88 = w86 | w87;  // g2 k_edit.dp:17
        const word w89 = c29 & w88;  // g3 k_edit.dp:17
        const word w90 = c27 | w57;  // g4 k_edit.dp:17
        const word w91 = w59 & w90;  // g5 k_edit.dp:17
        const word w92 = w91 ^ c28;  // g6 k_edit.dp:17
        const word w93 = ~w89 & c27;  // g7 k_edit.dp:17
        const word w94 = w57 ^ w92;  // g8 k_edit.dp:17
        const word w95 = w89 | w94;  // g9 k_edit.dp:17
        const word w96 = w92 & w89;  // g10 k_edit.dp:17
        const word w97 = w93 | w96;  // g11 k_edit.dp:17
        const word w98 = ~w96 & c28;  // g12 k_edit.dp:17
        const word w99 = w57 & w55;  // g13 k_edit.dp:17
        const word w100 = ~w55 & c27;  // g14 k_edit.dp:17
        const word w101 = w99 ^ w100;  // g15 k_edit.dp:17
        const word w102 = w59 & w55;  // g16 k_edit.dp:17
        const word w103 = ~w55 & c28;  // g17 k_edit.dp:17
        const word w104 = w102 ^ w103;  // g18 k_edit.dp:17
        const word w105 = w95 & w55;  // g19 k_edit.dp:17
        const word w106 = ~w55 & c29;  // g20 k_edit.dp:17
        const word w107 = w105 ^ w106;  // g21 k_edit.dp:17
        store_first(bottom + i50, w73);
        store_first(bottom + i52, w74);
        const word w108 = load_word(windows + i48);
        const word w109 = load_word(windows + i49);
        const word w110 = load_word(active + i47);
        const word w111 = load_first(top + i50 + 1);
        const word w112 = shift_in(w73, w111);
        const word w113 = load_first(top + i51 + 1);
        const word w114 = shift_in(w74, w113);
        const word w115 = load_aligned(a + 2 * WORD_BYTES);
        const word w116 = load_aligned(a + 3 * WORD_BYTES);
        const word w117 = w115 ^ w53;  // g0 k_edit.dp:17
        const word w118 = w116 ^ w54;  // g1 k_edit.dp:17
        const word w119 = w117 | w118;  // g2 k_edit.dp:17
        const word w120 = w83 & w119;  // g3 k_edit.dp:17
        const word w121 = w77 | w97;  // g4 k_edit.dp:17
        const word w122 = w98 & w121;  // g5 k_edit.dp:17
        const word w123 = w122 ^ w80;  // g6 k_edit.dp:17
        const word w124 = ~w120 & w77;  // g7 k_edit.dp:17
        const word w125 = w97 ^ w123;  // g8 k_edit.dp:17
        const word w126 = w120 | w125;  // g9 k_edit.dp:17
        const word w127 = w123 & w120;  // g10 k_edit.dp:17
        const word w128 = w124 | w127;  // g11 k_edit.dp:17
        const word w129 = ~w127 & w80;  // g12 k_edit.dp:17
        const word w130 = w97 & w55;  // g13 k_edit.dp:17
        const word w131 = ~w55 & w77;  // g14 k_edit.dp:17
        const word w132 = w130 ^ w131;  // g15 k_edit.dp:17
        const word w133 = w98 & w55;  // g16 k_edit.dp:17
        const word w134 = ~w55 & w80;  // g17 k_edit.dp:17
        const word w135 = w133 ^ w134;  // g18 k_edit.dp:17
        const word w136 = w126 & w55;  // g19 k_edit.dp:17
        const word w137 = ~w55 & w83;  // g20 k_edit.dp:17
        const word w138 = w136 ^ w137;  // g21 k_edit.dp:17
        const word w139 = load_aligned(a);
        const word w140 = load_aligned(a + 1 * WORD_BYTES);
        const word w141 = w139 ^ w108;  // g0 k_edit.dp:17
        const word w142 = w140 ^ w109;  // g1 k_edit.dp:17
        const word w143 = w141 | w142;  // g2 k_edit.dp:17
        const word w144 = w107 & w143;  // g3 k_edit.dp:17
        const word w145 = w101 | w112;  // g4 k_edit.dp:17
        const word w146 = w114 & w145;  // g5 k_edit.dp:17
        const word w147 = w146 ^ w104;  // g6 k_edit.dp:17
        const word w148 = ~w144 & w101;  // g7 k_edit.dp:17
        const word w149 = w112 ^ w147;  // g8 k_edit.dp:17
        const word w150 = w144 | w149;  // g9 k_edit.dp:17
        const word w151 = w147 & w144;  // g10 k_edit.dp:17
        const word w152 = w148 | w151;  // g11 k_edit.dp:17
        const word w153 = ~w151 & w104;  // g12 k_edit.dp:17
        const word w154 = w112 & w110;  // g13 k_edit.dp:17
        const word w155 = ~w110 & w101;  // g14 k_edit.dp:17
        const word w156 = w154 ^ w155;  // g15 k_edit.dp:17
        const word w157 = w114 & w110;  // g16 k_edit.dp:17
        const word w158 = ~w110 & w104;  // g17 k_edit.dp:17
        const word w159 = w157 ^ w158;  // g18 k_edit.dp:17
        const word w160 = w150 & w110;  // g19 k_edit.dp:17
        const word w161 = ~w110 & w107;  // g20 k_edit.dp:17
        const word w162 = w160 ^ w161;  // g21 k_edit.dp:17
        store_first(bottom + i50 + 1, w128);
        store_first(bottom + i52 + 1, w129);
        c27 = w156;
        c28 = w159;
        c29 = w162;
        c30 = w132;
        c31 = w135;
        c32 = w138;
        c33 = w152;
        c34 = w153;
        c35 = w128;
        c36 = w129;
        c37 = w108;
        c38 = w109;
        c39 = w110;
    }
    store_aligned(vertical, c27);
    store_aligned(vertical + 1 * WORD_BYTES, c28);
    store_aligned(vertical + 2 * WORD_BYTES, c29);
    store_aligned(vertical + 3 * WORD_BYTES, c30);
    store_aligned(vertical + 4 * WORD_BYTES, c31);
    store_aligned(vertical + 5 * WORD_BYTES, c32);
    store_aligned(down, c33);
    store_aligned(down + 1 * WORD_BYTES, c34);
    store_aligned(down + 2 * WORD_BYTES, c35);
    store_aligned(down + 3 * WORD_BYTES, c36);
}

/* An iteration: 52 gates, 4 moves, 0 additions, 16 loads, 4 stores. */
void k_edit_avx2_steady(uint8_t *const *buffers, const int64_t *scalars);
void k_edit_avx2_steady(uint8_t *const *buffers, const int64_t *scalars) {
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
    const word w11 = load_aligned(down);
    const word w12 = load_aligned(down + 1 * WORD_BYTES);
    const word w13 = load_aligned(down + 2 * WORD_BYTES);
    const word w14 = load_aligned(down + 3 * WORD_BYTES);
    const uint64_t i15 = i3 & (uint64_t)7;
    const uint64_t i16 = i3 >> 3;
    const uint64_t i17 = i15 * i0;
    const uint64_t i18 = i17 + i16;
    const uint64_t i19 = i0 * (uint64_t)8;
    const uint64_t i20 = i18 + i19;
    const uint64_t i21 = i20 + i19;
    const uint64_t i22 = i21 + i19;
    const word w23 = load_word(windows + i21);
    const word w24 = load_word(windows + i22);
    word c26 = w5;
    word c27 = w6;
    word c28 = w7;
    word c29 = w8;
    word c30 = w9;
    word c31 = w10;
    word c32 = w11;
    word c33 = w12;
    word c34 = w13;
    word c35 = w14;
    word c36 = w23;
    word c37 = w24;
    for (uint64_t i25 = i3; (int64_t)i25 < (int64_t)i4; ++i25) {
        const uint64_t i38 = (uint64_t)1;
        const uint64_t i39 = i25 + i38;
        const uint64_t i40 = i39 & (uint64_t)7;
        const uint64_t i41 = i39 >> 3;
        const uint64_t i42 = i40 * i0;
        const uint64_t i43 = i42 + i41;
        const uint64_t i44 = i0 * (uint64_t)8;
        const uint64_t i45 = i43 + i44;
        const uint64_t i46 = i45 + i44;
        const uint64_t i47 = i46 + i44;
        const uint64_t i48 = i25 * (uint64_t)2;
        const uint64_t i49 = i48 + i1;
        const uint64_t i50 = i48 + i2;
        const word w51 = load_word(windows + i43);
        const word w52 = load_word(windows + i45);
        const word w53 = load_first(top + i48);
        const word w54 = shift_in(c34, w53);
        const word w55 = load_first(top + i49);
        const word w56 = shift_in(c35, w55);
        const word w57 = load_aligned(a + 2 * WORD_BYTES);
        const word w58 = load_aligned(a + 3 * WORD_BYTES);
        const word w59 = w57 ^ c36;  // g0 k_edit.dp:17
        const word w60 = w58 ^ c37;  // g1 k_edit.dp:17
        const word w61 = w59 | w60;  // g2 k_edit.dp:17
        const word w62 = c31 & w61;  // g3 k_edit.dp:17
        const word w63 = c29 | c32;  // g4 k_edit.dp:17
        const word w64 = c33 & w63;  // g5 k_edit.dp:17
        const word w65 = w64 ^ c30;  // g6 k_edit.dp:17
        const word w66 = ~w62 & c29;  // g7 k_edit.dp:17
        const word w67 = c32 ^ w65;  // g8 k_edit.dp:17
        const word w68 = w62 | w67;  // g9 k_edit.dp:17
        const word w69 = w65 & w62;  // g10 k_edit.dp:17
        const word w70 = w66 | w69;  // g11 k_edit.dp:17
        const word w71 = ~w69 & c30;  // g12 k_edit.dp:17
        const word w72 = load_aligned(a);
        const word w73 = load_aligned(a + 1 * WORD_BYTES);
        const word w74 = w72 ^ w51;  // g0 k_edit.dp:17
        const word w75 = w73 ^ w52;  // g1 k_edit.dp:17
        const word w76 = w74 | w75;  // g2 k_edit.dp:17
        const word w77 = c28 & w76;  // g3 k_edit.dp:17
        const word w78 = c26 | w54;  // g4 k_edit.dp:17
        const word w79 = w56 & w78;  // g5 k_edit.dp:17
        const word w80 = w79 ^ c27;  // g6 k_edit.dp:17
        const word w81 = ~w77 & c26;  // g7 k_edit.dp:17
        const word w82 = w54 ^ w80;  // g8 k_edit.dp:17
        const word w83 = w77 | w82;  // g9 k_edit.dp:17
        const word w84 = w80 & w77;  // g10 k_edit.dp:17
        const word w85 = w81 | w84;  // g11 k_edit.dp:17
        const word w86 = ~w84 & c27;  // g12 k_edit.dp:17
        store_first(bottom + i48, w70);
        store_first(bottom + i50, w71);
        const word w87 = load_word(windows + i46);
        const word w88 = load_word(windows + i47);
        const word w89 = load_first(top + i48 + 1);
        const word w90 = shift_in(w70, w89);
        const word w91 = load_first(top + i49 + 1);
        const word w92 = shift_in(w71, w91);
        const word w93 = load_aligned(a + 2 * WORD_BYTES);
        const word w94 = load_aligned(a + 3 * WORD_BYTES);
        const word w95 = w93 ^ w51;  // g0 k_edit.dp:17
        const word w96 = w94 ^ w52;  // g1 k_edit.dp:17
        const word w97 = w95 | w96;  // g2 k_edit.dp:17
        const word w98 = w68 & w97;  // g3 k_edit.dp:17
        const word w99 = c32 | w85;  // g4 k_edit.dp:17
        const word w100 = w86 & w99;  // g5 k_edit.dp:17
        const word w101 = w100 ^ c33;  // g6 k_edit.dp:17
        const word w102 = ~w98 & c32;  // g7 k_edit.dp:17
        const word w103 = w85 ^ w101;  // g8 k_edit.dp:17
        const word w104 = w98 | w103;  // g9 k_edit.dp:17
        const word w105 = w101 & w98;  // g10 k_edit.dp:17
        const word w106 = w102 | w105;  // g11 k_edit.dp:17
        const word w107 = ~w105 & c33;  // g12 k_edit.dp:17
        const word w108 = load_aligned(a);
        const word w109 = load_aligned(a + 1 * WORD_BYTES);
        const word w110 = w108 ^ w87;  // g0 k_edit.dp:17
        const word w111 = w109 ^ w88;  // g1 k_edit.dp:17
        const word w112 = w110 | w111;  // g2 k_edit.dp:17
        const word w113 = w83 & w112;  // g3 k_edit.dp:17
        const word w114 = w54 | w90;  // g4 k_edit.dp:17
        const word w115 = w92 & w114;  // g5 k_edit.dp:17
        const word w116 = w115 ^ w56;  // g6 k_edit.dp:17
        const word w117 = ~w113 & w54;  // g7 k_edit.dp:17
        const word w118 = w90 ^ w116;  // g8 k_edit.dp:17
        const word w119 = w113 | w118;  // g9 k_edit.dp:17
        const word w120 = w116 & w113;  // g10 k_edit.dp:17
        const word w121 = w117 | w120;  // g11 k_edit.dp:17
        const word w122 = ~w120 & w56;  // g12 k_edit.dp:17
        store_first(bottom + i48 + 1, w106);
        store_first(bottom + i50 + 1, w107);
        c26 = w90;
        c27 = w92;
        c28 = w119;
        c29 = w85;
        c30 = w86;
        c31 = w104;
        c32 = w121;
        c33 = w122;
        c34 = w106;
        c35 = w107;
        c36 = w87;
        c37 = w88;
    }
    store_aligned(vertical, c26);
    store_aligned(vertical + 1 * WORD_BYTES, c27);
    store_aligned(vertical + 2 * WORD_BYTES, c28);
    store_aligned(vertical + 3 * WORD_BYTES, c29);
    store_aligned(vertical + 4 * WORD_BYTES, c30);
    store_aligned(vertical + 5 * WORD_BYTES, c31);
    store_aligned(down, c32);
    store_aligned(down + 1 * WORD_BYTES, c33);
    store_aligned(down + 2 * WORD_BYTES, c34);
    store_aligned(down + 3 * WORD_BYTES, c35);
}

/* An iteration: 88 gates, 4 moves, 0 additions, 22 loads, 12 stores. */
void k_edit_avx2_edge_tap(uint8_t *const *buffers, const int64_t *scalars);
void k_edit_avx2_edge_tap(uint8_t *const *buffers, const int64_t *scalars) {
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
    const word w12 = load_aligned(down);
    const word w13 = load_aligned(down + 1 * WORD_BYTES);
    const word w14 = load_aligned(down + 2 * WORD_BYTES);
    const word w15 = load_aligned(down + 3 * WORD_BYTES);
    const uint64_t i16 = i4 & (uint64_t)7;
    const uint64_t i17 = i4 >> 3;
    const uint64_t i18 = i16 * i0;
    const uint64_t i19 = i18 + i17;
    const uint64_t i20 = i0 * (uint64_t)8;
    const uint64_t i21 = i19 + i20;
    const uint64_t i22 = i21 + i20;
    const uint64_t i23 = i22 + i20;
    const word w24 = load_word(windows + i22);
    const word w25 = load_word(windows + i23);
    const word w26 = load_word(active + i21);
    word c28 = w6;
    word c29 = w7;
    word c30 = w8;
    word c31 = w9;
    word c32 = w10;
    word c33 = w11;
    word c34 = w12;
    word c35 = w13;
    word c36 = w14;
    word c37 = w15;
    word c38 = w24;
    word c39 = w25;
    word c40 = w26;
    for (uint64_t i27 = i4; (int64_t)i27 < (int64_t)i5; ++i27) {
        const uint64_t i41 = (uint64_t)1;
        const uint64_t i42 = i27 + i41;
        const uint64_t i43 = i42 & (uint64_t)7;
        const uint64_t i44 = i42 >> 3;
        const uint64_t i45 = i43 * i0;
        const uint64_t i46 = i45 + i44;
        const uint64_t i47 = i0 * (uint64_t)8;
        const uint64_t i48 = i46 + i47;
        const uint64_t i49 = i48 + i47;
        const uint64_t i50 = i49 + i47;
        const uint64_t i51 = i27 * (uint64_t)2;
        const uint64_t i52 = i51 + i1;
        const uint64_t i53 = i51 + i2;
        const word w54 = load_word(windows + i46);
        const word w55 = load_word(windows + i48);
        const word w56 = load_word(active + i46);
        const word w57 = load_first(top + i51);
        const word w58 = shift_in(c36, w57);
        const word w59 = load_first(top + i52);
        const word w60 = shift_in(c37, w59);
        const word w61 = load_aligned(a + 2 * WORD_BYTES);
        const word w62 = load_aligned(a + 3 * WORD_BYTES);
        const word w63 = w61 ^ c38;  // g0 k_edit.dp:17
        const word w64 = w62 ^ c39;  // g1 k_edit.dp:17
        const word w65 = w63 | w64;  // g2 k_edit.dp:17
        const word w66 = c33 & w65;  // g3 k_edit.dp:17
        const word w67 = c31 | c34;  // g4 k_edit.dp:17
        const word w68 = c35 & w67;  // g5 k_edit.dp:17
        const word w69 = w68 ^ c32;  // g6 k_edit.dp:17
        const word w70 = ~w66 & c31;  // g7 k_edit.dp:17
        const word w71 = c34 ^ w69;  // g8 k_edit.dp:17
        const word w72 = w66 | w71;  // g9 k_edit.dp:17
        const word w73 = w69 & w66;  // g10 k_edit.dp:17
        const word w74 = w70 | w73;  // g11 k_edit.dp:17
        const word w75 = ~w73 & c32;  // g12 k_edit.dp:17
        const word w76 = c34 & c40;  // g13 k_edit.dp:17
        const word w77 = ~c40 & c31;  // g14 k_edit.dp:17
        const word w78 = w76 ^ w77;  // g15 k_edit.dp:17
        const word w79 = c35 & c40;  // g16 k_edit.dp:17
        const word w80 = ~c40 & c32;  // g17 k_edit.dp:17
        const word w81 = w79 ^ w80;  // g18 k_edit.dp:17
        const word w82 = w72 & c40;  // g19 k_edit.dp:17
        const word w83 = ~c40 & c33;  // g20 k_edit.dp:17
        const word w84 = w82 ^ w83;  // g21 k_edit.dp:17
        const word w85 = load_aligned(a);
        const word w86 = load_aligned(a + 1 * WORD_BYTES);
        const word w87 = w85 ^ w54;  // g0 k_edit.dp:17
        const word w88 = w86 ^ w55;  // g1 k_edit.dp:17
        const word w89 = w87 | w88;  // g2 k_edit.dp:17
        const word w90 = c30 & w89;  // g3 k_edit.dp:17
        const word w91 = c28 | w58;  // g4 k_edit.dp:17
        const word w92 = w60 & w91;  // g5 k_edit.dp:17
        const word w93 = w92 ^ c29;  // g6 k_edit.dp:17
        const word w94 = ~w90 & c28;  // g7 k_edit.dp:17
        const word w95 = w58 ^ w93;  // g8 k_edit.dp:17
        const word w96 = w90 | w95;  // g9 k_edit.dp:17
        const word w97 = w93 & w90;  // g10 k_edit.dp:17
        const word w98 = w94 | w97;  // g11 k_edit.dp:17
        const word w99 = ~w97 & c29;  // g12 k_edit.dp:17
        const word w100 = w58 & w56;  // g13 k_edit.dp:17
        const word w101 = ~w56 & c28;  // g14 k_edit.dp:17
        const word w102 = w100 ^ w101;  // g15 k_edit.dp:17
        const word w103 = w60 & w56;  // g16 k_edit.dp:17
        const word w104 = ~w56 & c29;  // g17 k_edit.dp:17
        const word w105 = w103 ^ w104;  // g18 k_edit.dp:17
        const word w106 = w96 & w56;  // g19 k_edit.dp:17
        const word w107 = ~w56 & c30;  // g20 k_edit.dp:17
        const word w108 = w106 ^ w107;  // g21 k_edit.dp:17
        store_aligned(tap, w98);
        store_aligned(tap + 1 * WORD_BYTES, w74);
        const uint64_t i109 = load_byte(tap + i3);
        store_byte(bottom + i51, i109);
        store_aligned(tap + 2 * WORD_BYTES, w99);
        store_aligned(tap + 3 * WORD_BYTES, w75);
        const uint64_t i110 = load_byte(tap + i3 + 2 * WORD_BYTES);
        store_byte(bottom + i53, i110);
        const word w111 = load_word(windows + i49);
        const word w112 = load_word(windows + i50);
        const word w113 = load_word(active + i48);
        const word w114 = load_first(top + i51 + 1);
        const word w115 = shift_in(w74, w114);
        const word w116 = load_first(top + i52 + 1);
        const word w117 = shift_in(w75, w116);
        const word w118 = load_aligned(a + 2 * WORD_BYTES);
        const word w119 = load_aligned(a + 3 * WORD_BYTES);
        const word w120 = w118 ^ w54;  // g0 k_edit.dp:17
        const word w121 = w119 ^ w55;  // g1 k_edit.dp:17
        const word w122 = w120 | w121;  // g2 k_edit.dp:17
        const word w123 = w84 & w122;  // g3 k_edit.dp:17
        const word w124 = w78 | w98;  // g4 k_edit.dp:17
        const word w125 = w99 & w124;  // g5 k_edit.dp:17
        const word w126 = w125 ^ w81;  // g6 k_edit.dp:17
        const word w127 = ~w123 & w78;  // g7 k_edit.dp:17
        const word w128 = w98 ^ w126;  // g8 k_edit.dp:17
        const word w129 = w123 | w128;  // g9 k_edit.dp:17
        const word w130 = w126 & w123;  // g10 k_edit.dp:17
        const word w131 = w127 | w130;  // g11 k_edit.dp:17
        const word w132 = ~w130 & w81;  // g12 k_edit.dp:17
        const word w133 = w98 & w56;  // g13 k_edit.dp:17
        const word w134 = ~w56 & w78;  // g14 k_edit.dp:17
        const word w135 = w133 ^ w134;  // g15 k_edit.dp:17
        const word w136 = w99 & w56;  // g16 k_edit.dp:17
        const word w137 = ~w56 & w81;  // g17 k_edit.dp:17
        const word w138 = w136 ^ w137;  // g18 k_edit.dp:17
        const word w139 = w129 & w56;  // g19 k_edit.dp:17
        const word w140 = ~w56 & w84;  // g20 k_edit.dp:17
        const word w141 = w139 ^ w140;  // g21 k_edit.dp:17
        const word w142 = load_aligned(a);
        const word w143 = load_aligned(a + 1 * WORD_BYTES);
        const word w144 = w142 ^ w111;  // g0 k_edit.dp:17
        const word w145 = w143 ^ w112;  // g1 k_edit.dp:17
        const word w146 = w144 | w145;  // g2 k_edit.dp:17
        const word w147 = w108 & w146;  // g3 k_edit.dp:17
        const word w148 = w102 | w115;  // g4 k_edit.dp:17
        const word w149 = w117 & w148;  // g5 k_edit.dp:17
        const word w150 = w149 ^ w105;  // g6 k_edit.dp:17
        const word w151 = ~w147 & w102;  // g7 k_edit.dp:17
        const word w152 = w115 ^ w150;  // g8 k_edit.dp:17
        const word w153 = w147 | w152;  // g9 k_edit.dp:17
        const word w154 = w150 & w147;  // g10 k_edit.dp:17
        const word w155 = w151 | w154;  // g11 k_edit.dp:17
        const word w156 = ~w154 & w105;  // g12 k_edit.dp:17
        const word w157 = w115 & w113;  // g13 k_edit.dp:17
        const word w158 = ~w113 & w102;  // g14 k_edit.dp:17
        const word w159 = w157 ^ w158;  // g15 k_edit.dp:17
        const word w160 = w117 & w113;  // g16 k_edit.dp:17
        const word w161 = ~w113 & w105;  // g17 k_edit.dp:17
        const word w162 = w160 ^ w161;  // g18 k_edit.dp:17
        const word w163 = w153 & w113;  // g19 k_edit.dp:17
        const word w164 = ~w113 & w108;  // g20 k_edit.dp:17
        const word w165 = w163 ^ w164;  // g21 k_edit.dp:17
        store_aligned(tap, w155);
        store_aligned(tap + 1 * WORD_BYTES, w131);
        const uint64_t i166 = load_byte(tap + i3);
        store_byte(bottom + i51 + 1, i166);
        store_aligned(tap + 2 * WORD_BYTES, w156);
        store_aligned(tap + 3 * WORD_BYTES, w132);
        const uint64_t i167 = load_byte(tap + i3 + 2 * WORD_BYTES);
        store_byte(bottom + i53 + 1, i167);
        c28 = w159;
        c29 = w162;
        c30 = w165;
        c31 = w135;
        c32 = w138;
        c33 = w141;
        c34 = w155;
        c35 = w156;
        c36 = w131;
        c37 = w132;
        c38 = w111;
        c39 = w112;
        c40 = w113;
    }
    store_aligned(vertical, c28);
    store_aligned(vertical + 1 * WORD_BYTES, c29);
    store_aligned(vertical + 2 * WORD_BYTES, c30);
    store_aligned(vertical + 3 * WORD_BYTES, c31);
    store_aligned(vertical + 4 * WORD_BYTES, c32);
    store_aligned(vertical + 5 * WORD_BYTES, c33);
    store_aligned(down, c34);
    store_aligned(down + 1 * WORD_BYTES, c35);
    store_aligned(down + 2 * WORD_BYTES, c36);
    store_aligned(down + 3 * WORD_BYTES, c37);
}

/* An iteration: 52 gates, 4 moves, 0 additions, 20 loads, 12 stores. */
void k_edit_avx2_steady_tap(uint8_t *const *buffers, const int64_t *scalars);
void k_edit_avx2_steady_tap(uint8_t *const *buffers, const int64_t *scalars) {
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
    const word w12 = load_aligned(down);
    const word w13 = load_aligned(down + 1 * WORD_BYTES);
    const word w14 = load_aligned(down + 2 * WORD_BYTES);
    const word w15 = load_aligned(down + 3 * WORD_BYTES);
    const uint64_t i16 = i4 & (uint64_t)7;
    const uint64_t i17 = i4 >> 3;
    const uint64_t i18 = i16 * i0;
    const uint64_t i19 = i18 + i17;
    const uint64_t i20 = i0 * (uint64_t)8;
    const uint64_t i21 = i19 + i20;
    const uint64_t i22 = i21 + i20;
    const uint64_t i23 = i22 + i20;
    const word w24 = load_word(windows + i22);
    const word w25 = load_word(windows + i23);
    word c27 = w6;
    word c28 = w7;
    word c29 = w8;
    word c30 = w9;
    word c31 = w10;
    word c32 = w11;
    word c33 = w12;
    word c34 = w13;
    word c35 = w14;
    word c36 = w15;
    word c37 = w24;
    word c38 = w25;
    for (uint64_t i26 = i4; (int64_t)i26 < (int64_t)i5; ++i26) {
        const uint64_t i39 = (uint64_t)1;
        const uint64_t i40 = i26 + i39;
        const uint64_t i41 = i40 & (uint64_t)7;
        const uint64_t i42 = i40 >> 3;
        const uint64_t i43 = i41 * i0;
        const uint64_t i44 = i43 + i42;
        const uint64_t i45 = i0 * (uint64_t)8;
        const uint64_t i46 = i44 + i45;
        const uint64_t i47 = i46 + i45;
        const uint64_t i48 = i47 + i45;
        const uint64_t i49 = i26 * (uint64_t)2;
        const uint64_t i50 = i49 + i1;
        const uint64_t i51 = i49 + i2;
        const word w52 = load_word(windows + i44);
        const word w53 = load_word(windows + i46);
        const word w54 = load_first(top + i49);
        const word w55 = shift_in(c35, w54);
        const word w56 = load_first(top + i50);
        const word w57 = shift_in(c36, w56);
        const word w58 = load_aligned(a + 2 * WORD_BYTES);
        const word w59 = load_aligned(a + 3 * WORD_BYTES);
        const word w60 = w58 ^ c37;  // g0 k_edit.dp:17
        const word w61 = w59 ^ c38;  // g1 k_edit.dp:17
        const word w62 = w60 | w61;  // g2 k_edit.dp:17
        const word w63 = c32 & w62;  // g3 k_edit.dp:17
        const word w64 = c30 | c33;  // g4 k_edit.dp:17
        const word w65 = c34 & w64;  // g5 k_edit.dp:17
        const word w66 = w65 ^ c31;  // g6 k_edit.dp:17
        const word w67 = ~w63 & c30;  // g7 k_edit.dp:17
        const word w68 = c33 ^ w66;  // g8 k_edit.dp:17
        const word w69 = w63 | w68;  // g9 k_edit.dp:17
        const word w70 = w66 & w63;  // g10 k_edit.dp:17
        const word w71 = w67 | w70;  // g11 k_edit.dp:17
        const word w72 = ~w70 & c31;  // g12 k_edit.dp:17
        const word w73 = load_aligned(a);
        const word w74 = load_aligned(a + 1 * WORD_BYTES);
        const word w75 = w73 ^ w52;  // g0 k_edit.dp:17
        const word w76 = w74 ^ w53;  // g1 k_edit.dp:17
        const word w77 = w75 | w76;  // g2 k_edit.dp:17
        const word w78 = c29 & w77;  // g3 k_edit.dp:17
        const word w79 = c27 | w55;  // g4 k_edit.dp:17
        const word w80 = w57 & w79;  // g5 k_edit.dp:17
        const word w81 = w80 ^ c28;  // g6 k_edit.dp:17
        const word w82 = ~w78 & c27;  // g7 k_edit.dp:17
        const word w83 = w55 ^ w81;  // g8 k_edit.dp:17
        const word w84 = w78 | w83;  // g9 k_edit.dp:17
        const word w85 = w81 & w78;  // g10 k_edit.dp:17
        const word w86 = w82 | w85;  // g11 k_edit.dp:17
        const word w87 = ~w85 & c28;  // g12 k_edit.dp:17
        store_aligned(tap, w86);
        store_aligned(tap + 1 * WORD_BYTES, w71);
        const uint64_t i88 = load_byte(tap + i3);
        store_byte(bottom + i49, i88);
        store_aligned(tap + 2 * WORD_BYTES, w87);
        store_aligned(tap + 3 * WORD_BYTES, w72);
        const uint64_t i89 = load_byte(tap + i3 + 2 * WORD_BYTES);
        store_byte(bottom + i51, i89);
        const word w90 = load_word(windows + i47);
        const word w91 = load_word(windows + i48);
        const word w92 = load_first(top + i49 + 1);
        const word w93 = shift_in(w71, w92);
        const word w94 = load_first(top + i50 + 1);
        const word w95 = shift_in(w72, w94);
        const word w96 = load_aligned(a + 2 * WORD_BYTES);
        const word w97 = load_aligned(a + 3 * WORD_BYTES);
        const word w98 = w96 ^ w52;  // g0 k_edit.dp:17
        const word w99 = w97 ^ w53;  // g1 k_edit.dp:17
        const word w100 = w98 | w99;  // g2 k_edit.dp:17
        const word w101 = w69 & w100;  // g3 k_edit.dp:17
        const word w102 = c33 | w86;  // g4 k_edit.dp:17
        const word w103 = w87 & w102;  // g5 k_edit.dp:17
        const word w104 = w103 ^ c34;  // g6 k_edit.dp:17
        const word w105 = ~w101 & c33;  // g7 k_edit.dp:17
        const word w106 = w86 ^ w104;  // g8 k_edit.dp:17
        const word w107 = w101 | w106;  // g9 k_edit.dp:17
        const word w108 = w104 & w101;  // g10 k_edit.dp:17
        const word w109 = w105 | w108;  // g11 k_edit.dp:17
        const word w110 = ~w108 & c34;  // g12 k_edit.dp:17
        const word w111 = load_aligned(a);
        const word w112 = load_aligned(a + 1 * WORD_BYTES);
        const word w113 = w111 ^ w90;  // g0 k_edit.dp:17
        const word w114 = w112 ^ w91;  // g1 k_edit.dp:17
        const word w115 = w113 | w114;  // g2 k_edit.dp:17
        const word w116 = w84 & w115;  // g3 k_edit.dp:17
        const word w117 = w55 | w93;  // g4 k_edit.dp:17
        const word w118 = w95 & w117;  // g5 k_edit.dp:17
        const word w119 = w118 ^ w57;  // g6 k_edit.dp:17
        const word w120 = ~w116 & w55;  // g7 k_edit.dp:17
        const word w121 = w93 ^ w119;  // g8 k_edit.dp:17
        const word w122 = w116 | w121;  // g9 k_edit.dp:17
        const word w123 = w119 & w116;  // g10 k_edit.dp:17
        const word w124 = w120 | w123;  // g11 k_edit.dp:17
        const word w125 = ~w123 & w57;  // g12 k_edit.dp:17
        store_aligned(tap, w124);
        store_aligned(tap + 1 * WORD_BYTES, w109);
        const uint64_t i126 = load_byte(tap + i3);
        store_byte(bottom + i49 + 1, i126);
        store_aligned(tap + 2 * WORD_BYTES, w125);
        store_aligned(tap + 3 * WORD_BYTES, w110);
        const uint64_t i127 = load_byte(tap + i3 + 2 * WORD_BYTES);
        store_byte(bottom + i51 + 1, i127);
        c27 = w93;
        c28 = w95;
        c29 = w122;
        c30 = w86;
        c31 = w87;
        c32 = w107;
        c33 = w124;
        c34 = w125;
        c35 = w109;
        c36 = w110;
        c37 = w90;
        c38 = w91;
    }
    store_aligned(vertical, c27);
    store_aligned(vertical + 1 * WORD_BYTES, c28);
    store_aligned(vertical + 2 * WORD_BYTES, c29);
    store_aligned(vertical + 3 * WORD_BYTES, c30);
    store_aligned(vertical + 4 * WORD_BYTES, c31);
    store_aligned(vertical + 5 * WORD_BYTES, c32);
    store_aligned(down, c33);
    store_aligned(down + 1 * WORD_BYTES, c34);
    store_aligned(down + 2 * WORD_BYTES, c35);
    store_aligned(down + 3 * WORD_BYTES, c36);
}

#ifdef __cplusplus
}
#endif
