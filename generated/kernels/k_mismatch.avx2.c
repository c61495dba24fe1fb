/* SPDX-License-Identifier: Apache-2.0
 *
 * k_mismatch in the wavefront layout, 2 rows a lane, for avx2.
 * Made by: minterm compile k_mismatch --layout wavefront --target avx2 --alphabet ACGT --rows 2 --emit c
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
 * What lies where. Rows and columns are counted from 0 here. A strip has 512 rows: row r is bit 255 - r / 2
 * of word r % 2, and bit x of a word is bit x % 8 of its byte x / 8.
 *     a         word (r % 2) * 2 + p: plane p of the symbols of its rows
 *     windows   sequence x * 2 + p, for x from 0 to 1: 256 zeros, then plane p of the columns x, x + 2,
 *               x + 4, .. and zeros; eight copies of each, as of active
 *     active    sequences x, for x from 0 to 1: 256 zeros and then a one for each column x, x + 2, .. that
 *               there is. Eight copies of each, copy c without its first c bits: byte (x * 8 + c) *
 *               copy_stride begins it. copy_stride is at least iterations / 8 + 33
 *     vertical  word (r % 2) * 2 + p: plane p of what enters its rows from the left, and after the
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
 * A cell: 5 gates, fewer are impossible (shipped).
 * Comments behind its gates have their names here and k_mismatch.dp:14, where its formula begins.
 * Gates after the last of these keep the vertical flow of lanes that have no column.
 * avx2: 8 gates, depth 4, 0 moves, 8 live registers
 * inputs v0 v1 h0 h1 a0 a1 b0 b1
 * g0 = xor(a0, b0)
 * g1 = xor(a1, b1)
 * g2 = or(g0, g1)
 * g3 = xor(v0, g2)
 * g4 = and(v0, g2)
 * g5 = and(v0, v1)
 * g6 = or(g3, g5)
 * g7 = or(v1, g4)
 * v0' = h0
 * v1' = h1
 * h0' = g6
 * h1' = g7
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

/* An iteration: 56 gates, 4 moves, 0 additions, 18 loads, 4 stores. */
void k_mismatch_avx2_edge(uint8_t *const *buffers, const int64_t *scalars);
void k_mismatch_avx2_edge(uint8_t *const *buffers, const int64_t *scalars) {
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
    const word w21 = load_word(windows + i19);
    const word w22 = load_word(windows + i20);
    const word w23 = load_word(active + i18);
    word c25 = w5;
    word c26 = w6;
    word c27 = w7;
    word c28 = w8;
    word c29 = w9;
    word c30 = w10;
    word c31 = w11;
    word c32 = w12;
    word c33 = w21;
    word c34 = w22;
    word c35 = w23;
    for (uint64_t i24 = i3; (int64_t)i24 < (int64_t)i4; ++i24) {
        const uint64_t i36 = (uint64_t)1;
        const uint64_t i37 = i24 + i36;
        const uint64_t i38 = i37 & (uint64_t)7;
        const uint64_t i39 = i37 >> 3;
        const uint64_t i40 = i38 * i0;
        const uint64_t i41 = i40 + i39;
        const uint64_t i42 = i0 * (uint64_t)8;
        const uint64_t i43 = i41 + i42;
        const uint64_t i44 = i43 + i42;
        const uint64_t i45 = i44 + i42;
        const uint64_t i46 = i24 * (uint64_t)2;
        const uint64_t i47 = i46 + i1;
        const uint64_t i48 = i46 + i2;
        const word w49 = load_word(windows + i41);
        const word w50 = load_word(windows + i43);
        const word w51 = load_word(active + i41);
        const word w52 = load_first(top + i46);
        const word w53 = shift_in(c31, w52);
        const word w54 = load_first(top + i47);
        const word w55 = shift_in(c32, w54);
        const word w56 = load_aligned(a + 2 * WORD_BYTES);
        const word w57 = load_aligned(a + 3 * WORD_BYTES);
        const word w58 = w56 ^ c33;  // g0 k_mismatch.dp:14
        const word w59 = w57 ^ c34;  // g1 k_mismatch.dp:14
        const word w60 = w58 | w59;  // g2 k_mismatch.dp:14
        const word w61 = c27 ^ w60;  // g3 k_mismatch.dp:14
        const word w62 = c27 & w60;  // g4 k_mismatch.dp:14
        const word w63 = c27 & c28;  // g5 k_mismatch.dp:14
        const word w64 = w61 | w63;  // g6 k_mismatch.dp:14
        const word w65 = c28 | w62;  // g7 k_mismatch.dp:14
        const word w66 = c29 & c35;  // g8 k_mismatch.dp:14
        const word w67 = ~c35 & c27;  // g9 k_mismatch.dp:14
        const word w68 = w66 ^ w67;  // g10 k_mismatch.dp:14
        const word w69 = c30 & c35;  // g11 k_mismatch.dp:14
        const word w70 = ~c35 & c28;  // g12 k_mismatch.dp:14
        const word w71 = w69 ^ w70;  // g13 k_mismatch.dp:14
        const word w72 = load_aligned(a);
        const word w73 = load_aligned(a + 1 * WORD_BYTES);
        const word w74 = w72 ^ w49;  // g0 k_mismatch.dp:14
        const word w75 = w73 ^ w50;  // g1 k_mismatch.dp:14
        const word w76 = w74 | w75;  // g2 k_mismatch.dp:14
        const word w77 = c25 ^ w76;  // g3 k_mismatch.dp:14
        const word w78 = c25 & w76;  // g4 k_mismatch.dp:14
        const word w79 = c25 & c26;  // g5 k_mismatch.dp:14
        const word w80 = w77 | w79;  // g6 k_mismatch.dp:14
        const word w81 = c26 | w78;  // g7 k_mismatch.dp:14
        const word w82 = w53 & w51;  // g8 k_mismatch.dp:14
        const word w83 = ~w51 & c25;  // g9 k_mismatch.dp:14
        const word w84 = w82 ^ w83;  // g10 k_mismatch.dp:14
        const word w85 = w55 & w51;  // g11 k_mismatch.dp:14
        const word w86 = ~w51 & c26;  // g12 k_mismatch.dp:14
        const word w87 = w85 ^ w86;  // g13 k_mismatch.dp:14
        store_first(bottom + i46, w64);
        store_first(bottom + i48, w65);
        const word w88 = load_word(windows + i44);
        const word w89 = load_word(windows + i45);
        const word w90 = load_word(active + i43);
        const word w91 = load_first(top + i46 + 1);
        const word w92 = shift_in(w64, w91);
        const word w93 = load_first(top + i47 + 1);
        const word w94 = shift_in(w65, w93);
        const word w95 = load_aligned(a + 2 * WORD_BYTES);
        const word w96 = load_aligned(a + 3 * WORD_BYTES);
        const word w97 = w95 ^ w49;  // g0 k_mismatch.dp:14
        const word w98 = w96 ^ w50;  // g1 k_mismatch.dp:14
        const word w99 = w97 | w98;  // g2 k_mismatch.dp:14
        const word w100 = w68 ^ w99;  // g3 k_mismatch.dp:14
        const word w101 = w68 & w99;  // g4 k_mismatch.dp:14
        const word w102 = w68 & w71;  // g5 k_mismatch.dp:14
        const word w103 = w100 | w102;  // g6 k_mismatch.dp:14
        const word w104 = w71 | w101;  // g7 k_mismatch.dp:14
        const word w105 = w80 & w51;  // g8 k_mismatch.dp:14
        const word w106 = ~w51 & w68;  // g9 k_mismatch.dp:14
        const word w107 = w105 ^ w106;  // g10 k_mismatch.dp:14
        const word w108 = w81 & w51;  // g11 k_mismatch.dp:14
        const word w109 = ~w51 & w71;  // g12 k_mismatch.dp:14
        const word w110 = w108 ^ w109;  // g13 k_mismatch.dp:14
        const word w111 = load_aligned(a);
        const word w112 = load_aligned(a + 1 * WORD_BYTES);
        const word w113 = w111 ^ w88;  // g0 k_mismatch.dp:14
        const word w114 = w112 ^ w89;  // g1 k_mismatch.dp:14
        const word w115 = w113 | w114;  // g2 k_mismatch.dp:14
        const word w116 = w84 ^ w115;  // g3 k_mismatch.dp:14
        const word w117 = w84 & w115;  // g4 k_mismatch.dp:14
        const word w118 = w84 & w87;  // g5 k_mismatch.dp:14
        const word w119 = w116 | w118;  // g6 k_mismatch.dp:14
        const word w120 = w87 | w117;  // g7 k_mismatch.dp:14
        const word w121 = w92 & w90;  // g8 k_mismatch.dp:14
        const word w122 = ~w90 & w84;  // g9 k_mismatch.dp:14
        const word w123 = w121 ^ w122;  // g10 k_mismatch.dp:14
        const word w124 = w94 & w90;  // g11 k_mismatch.dp:14
        const word w125 = ~w90 & w87;  // g12 k_mismatch.dp:14
        const word w126 = w124 ^ w125;  // g13 k_mismatch.dp:14
        store_first(bottom + i46 + 1, w103);
        store_first(bottom + i48 + 1, w104);
        c25 = w123;
        c26 = w126;
        c27 = w107;
        c28 = w110;
        c29 = w119;
        c30 = w120;
        c31 = w103;
        c32 = w104;
        c33 = w88;
        c34 = w89;
        c35 = w90;
    }
    store_aligned(vertical, c25);
    store_aligned(vertical + 1 * WORD_BYTES, c26);
    store_aligned(vertical + 2 * WORD_BYTES, c27);
    store_aligned(vertical + 3 * WORD_BYTES, c28);
    store_aligned(down, c29);
    store_aligned(down + 1 * WORD_BYTES, c30);
    store_aligned(down + 2 * WORD_BYTES, c31);
    store_aligned(down + 3 * WORD_BYTES, c32);
}

/* An iteration: 32 gates, 4 moves, 0 additions, 16 loads, 4 stores. */
void k_mismatch_avx2_steady(uint8_t *const *buffers, const int64_t *scalars);
void k_mismatch_avx2_steady(uint8_t *const *buffers, const int64_t *scalars) {
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
    const word w21 = load_word(windows + i19);
    const word w22 = load_word(windows + i20);
    word c24 = w5;
    word c25 = w6;
    word c26 = w7;
    word c27 = w8;
    word c28 = w9;
    word c29 = w10;
    word c30 = w11;
    word c31 = w12;
    word c32 = w21;
    word c33 = w22;
    for (uint64_t i23 = i3; (int64_t)i23 < (int64_t)i4; ++i23) {
        const uint64_t i34 = (uint64_t)1;
        const uint64_t i35 = i23 + i34;
        const uint64_t i36 = i35 & (uint64_t)7;
        const uint64_t i37 = i35 >> 3;
        const uint64_t i38 = i36 * i0;
        const uint64_t i39 = i38 + i37;
        const uint64_t i40 = i0 * (uint64_t)8;
        const uint64_t i41 = i39 + i40;
        const uint64_t i42 = i41 + i40;
        const uint64_t i43 = i42 + i40;
        const uint64_t i44 = i23 * (uint64_t)2;
        const uint64_t i45 = i44 + i1;
        const uint64_t i46 = i44 + i2;
        const word w47 = load_word(windows + i39);
        const word w48 = load_word(windows + i41);
        const word w49 = load_first(top + i44);
        const word w50 = shift_in(c30, w49);
        const word w51 = load_first(top + i45);
        const word w52 = shift_in(c31, w51);
        const word w53 = load_aligned(a + 2 * WORD_BYTES);
        const word w54 = load_aligned(a + 3 * WORD_BYTES);
        const word w55 = w53 ^ c32;  // g0 k_mismatch.dp:14
        const word w56 = w54 ^ c33;  // g1 k_mismatch.dp:14
        const word w57 = w55 | w56;  // g2 k_mismatch.dp:14
        const word w58 = c26 ^ w57;  // g3 k_mismatch.dp:14
        const word w59 = c26 & w57;  // g4 k_mismatch.dp:14
        const word w60 = c26 & c27;  // g5 k_mismatch.dp:14
        const word w61 = w58 | w60;  // g6 k_mismatch.dp:14
        const word w62 = c27 | w59;  // g7 k_mismatch.dp:14
        const word w63 = load_aligned(a);
        const word w64 = load_aligned(a + 1 * WORD_BYTES);
        const word w65 = w63 ^ w47;  // g0 k_mismatch.dp:14
        const word w66 = w64 ^ w48;  // g1 k_mismatch.dp:14
        const word w67 = w65 | w66;  // g2 k_mismatch.dp:14
        const word w68 = c24 ^ w67;  // g3 k_mismatch.dp:14
        const word w69 = c24 & w67;  // g4 k_mismatch.dp:14
        const word w70 = c24 & c25;  // g5 k_mismatch.dp:14
        const word w71 = w68 | w70;  // g6 k_mismatch.dp:14
        const word w72 = c25 | w69;  // g7 k_mismatch.dp:14
        store_first(bottom + i44, w61);
        store_first(bottom + i46, w62);
        const word w73 = load_word(windows + i42);
        const word w74 = load_word(windows + i43);
        const word w75 = load_first(top + i44 + 1);
        const word w76 = shift_in(w61, w75);
        const word w77 = load_first(top + i45 + 1);
        const word w78 = shift_in(w62, w77);
        const word w79 = load_aligned(a + 2 * WORD_BYTES);
        const word w80 = load_aligned(a + 3 * WORD_BYTES);
        const word w81 = w79 ^ w47;  // g0 k_mismatch.dp:14
        const word w82 = w80 ^ w48;  // g1 k_mismatch.dp:14
        const word w83 = w81 | w82;  // g2 k_mismatch.dp:14
        const word w84 = c28 ^ w83;  // g3 k_mismatch.dp:14
        const word w85 = c28 & w83;  // g4 k_mismatch.dp:14
        const word w86 = c28 & c29;  // g5 k_mismatch.dp:14
        const word w87 = w84 | w86;  // g6 k_mismatch.dp:14
        const word w88 = c29 | w85;  // g7 k_mismatch.dp:14
        const word w89 = load_aligned(a);
        const word w90 = load_aligned(a + 1 * WORD_BYTES);
        const word w91 = w89 ^ w73;  // g0 k_mismatch.dp:14
        const word w92 = w90 ^ w74;  // g1 k_mismatch.dp:14
        const word w93 = w91 | w92;  // g2 k_mismatch.dp:14
        const word w94 = w50 ^ w93;  // g3 k_mismatch.dp:14
        const word w95 = w50 & w93;  // g4 k_mismatch.dp:14
        const word w96 = w50 & w52;  // g5 k_mismatch.dp:14
        const word w97 = w94 | w96;  // g6 k_mismatch.dp:14
        const word w98 = w52 | w95;  // g7 k_mismatch.dp:14
        store_first(bottom + i44 + 1, w87);
        store_first(bottom + i46 + 1, w88);
        c24 = w76;
        c25 = w78;
        c26 = w71;
        c27 = w72;
        c28 = w97;
        c29 = w98;
        c30 = w87;
        c31 = w88;
        c32 = w73;
        c33 = w74;
    }
    store_aligned(vertical, c24);
    store_aligned(vertical + 1 * WORD_BYTES, c25);
    store_aligned(vertical + 2 * WORD_BYTES, c26);
    store_aligned(vertical + 3 * WORD_BYTES, c27);
    store_aligned(down, c28);
    store_aligned(down + 1 * WORD_BYTES, c29);
    store_aligned(down + 2 * WORD_BYTES, c30);
    store_aligned(down + 3 * WORD_BYTES, c31);
}

/* An iteration: 56 gates, 4 moves, 0 additions, 22 loads, 12 stores. */
void k_mismatch_avx2_edge_tap(uint8_t *const *buffers, const int64_t *scalars);
void k_mismatch_avx2_edge_tap(uint8_t *const *buffers, const int64_t *scalars) {
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
    const word w22 = load_word(windows + i20);
    const word w23 = load_word(windows + i21);
    const word w24 = load_word(active + i19);
    word c26 = w6;
    word c27 = w7;
    word c28 = w8;
    word c29 = w9;
    word c30 = w10;
    word c31 = w11;
    word c32 = w12;
    word c33 = w13;
    word c34 = w22;
    word c35 = w23;
    word c36 = w24;
    for (uint64_t i25 = i4; (int64_t)i25 < (int64_t)i5; ++i25) {
        const uint64_t i37 = (uint64_t)1;
        const uint64_t i38 = i25 + i37;
        const uint64_t i39 = i38 & (uint64_t)7;
        const uint64_t i40 = i38 >> 3;
        const uint64_t i41 = i39 * i0;
        const uint64_t i42 = i41 + i40;
        const uint64_t i43 = i0 * (uint64_t)8;
        const uint64_t i44 = i42 + i43;
        const uint64_t i45 = i44 + i43;
        const uint64_t i46 = i45 + i43;
        const uint64_t i47 = i25 * (uint64_t)2;
        const uint64_t i48 = i47 + i1;
        const uint64_t i49 = i47 + i2;
        const word w50 = load_word(windows + i42);
        const word w51 = load_word(windows + i44);
        const word w52 = load_word(active + i42);
        const word w53 = load_first(top + i47);
        const word w54 = shift_in(c32, w53);
        const word w55 = load_first(top + i48);
        const word w56 = shift_in(c33, w55);
        const word w57 = load_aligned(a + 2 * WORD_BYTES);
        const word w58 = load_aligned(a + 3 * WORD_BYTES);
        const word w59 = w57 ^ c34;  // g0 k_mismatch.dp:14
        const word w60 = w58 ^ c35;  // g1 k_mismatch.dp:14
        const word w61 = w59 | w60;  // g2 k_mismatch.dp:14
        const word w62 = c28 ^ w61;  // g3 k_mismatch.dp:14
        const word w63 = c28 & w61;  // g4 k_mismatch.dp:14
        const word w64 = c28 & c29;  // g5 k_mismatch.dp:14
        const word w65 = w62 | w64;  // g6 k_mismatch.dp:14
        const word w66 = c29 | w63;  // g7 k_mismatch.dp:14
        const word w67 = c30 & c36;  // g8 k_mismatch.dp:14
        const word w68 = ~c36 & c28;  // g9 k_mismatch.dp:14
        const word w69 = w67 ^ w68;  // g10 k_mismatch.dp:14
        const word w70 = c31 & c36;  // g11 k_mismatch.dp:14
        const word w71 = ~c36 & c29;  // g12 k_mismatch.dp:14
        const word w72 = w70 ^ w71;  // g13 k_mismatch.dp:14
        const word w73 = load_aligned(a);
        const word w74 = load_aligned(a + 1 * WORD_BYTES);
        const word w75 = w73 ^ w50;  // g0 k_mismatch.dp:14
        const word w76 = w74 ^ w51;  // g1 k_mismatch.dp:14
        const word w77 = w75 | w76;  // g2 k_mismatch.dp:14
        const word w78 = c26 ^ w77;  // g3 k_mismatch.dp:14
        const word w79 = c26 & w77;  // g4 k_mismatch.dp:14
        const word w80 = c26 & c27;  // g5 k_mismatch.dp:14
        const word w81 = w78 | w80;  // g6 k_mismatch.dp:14
        const word w82 = c27 | w79;  // g7 k_mismatch.dp:14
        const word w83 = w54 & w52;  // g8 k_mismatch.dp:14
        const word w84 = ~w52 & c26;  // g9 k_mismatch.dp:14
        const word w85 = w83 ^ w84;  // g10 k_mismatch.dp:14
        const word w86 = w56 & w52;  // g11 k_mismatch.dp:14
        const word w87 = ~w52 & c27;  // g12 k_mismatch.dp:14
        const word w88 = w86 ^ w87;  // g13 k_mismatch.dp:14
        store_aligned(tap, w81);
        store_aligned(tap + 1 * WORD_BYTES, w65);
        const uint64_t i89 = load_byte(tap + i3);
        store_byte(bottom + i47, i89);
        store_aligned(tap + 2 * WORD_BYTES, w82);
        store_aligned(tap + 3 * WORD_BYTES, w66);
        const uint64_t i90 = load_byte(tap + i3 + 2 * WORD_BYTES);
        store_byte(bottom + i49, i90);
        const word w91 = load_word(windows + i45);
        const word w92 = load_word(windows + i46);
        const word w93 = load_word(active + i44);
        const word w94 = load_first(top + i47 + 1);
        const word w95 = shift_in(w65, w94);
        const word w96 = load_first(top + i48 + 1);
        const word w97 = shift_in(w66, w96);
        const word w98 = load_aligned(a + 2 * WORD_BYTES);
        const word w99 = load_aligned(a + 3 * WORD_BYTES);
        const word w100 = w98 ^ w50;  // g0 k_mismatch.dp:14
        const word w101 = w99 ^ w51;  // g1 k_mismatch.dp:14
        const word w102 = w100 | w101;  // g2 k_mismatch.dp:14
        const word w103 = w69 ^ w102;  // g3 k_mismatch.dp:14
        const word w104 = w69 & w102;  // g4 k_mismatch.dp:14
        const word w105 = w69 & w72;  // g5 k_mismatch.dp:14
        const word w106 = w103 | w105;  // g6 k_mismatch.dp:14
        const word w107 = w72 | w104;  // g7 k_mismatch.dp:14
        const word w108 = w81 & w52;  // g8 k_mismatch.dp:14
        const word w109 = ~w52 & w69;  // g9 k_mismatch.dp:14
        const word w110 = w108 ^ w109;  // g10 k_mismatch.dp:14
        const word w111 = w82 & w52;  // g11 k_mismatch.dp:14
        const word w112 = ~w52 & w72;  // g12 k_mismatch.dp:14
        const word w113 = w111 ^ w112;  // g13 k_mismatch.dp:14
        const word w114 = load_aligned(a);
        const word w115 = load_aligned(a + 1 * WORD_BYTES);
        const word w116 = w114 ^ w91;  // g0 k_mismatch.dp:14
        const word w117 = w115 ^ w92;  // g1 k_mismatch.dp:14
        const word w118 = w116 | w117;  // g2 k_mismatch.dp:14
        const word w119 = w85 ^ w118;  // g3 k_mismatch.dp:14
        const word w120 = w85 & w118;  // g4 k_mismatch.dp:14
        const word w121 = w85 & w88;  // g5 k_mismatch.dp:14
        const word w122 = w119 | w121;  // g6 k_mismatch.dp:14
        const word w123 = w88 | w120;  // g7 k_mismatch.dp:14
        const word w124 = w95 & w93;  // g8 k_mismatch.dp:14
        const word w125 = ~w93 & w85;  // g9 k_mismatch.dp:14
        const word w126 = w124 ^ w125;  // g10 k_mismatch.dp:14
        const word w127 = w97 & w93;  // g11 k_mismatch.dp:14
        const word w128 = ~w93 & w88;  // g12 k_mismatch.dp:14
        const word w129 = w127 ^ w128;  // g13 k_mismatch.dp:14
        store_aligned(tap, w122);
        store_aligned(tap + 1 * WORD_BYTES, w106);
        const uint64_t i130 = load_byte(tap + i3);
        store_byte(bottom + i47 + 1, i130);
        store_aligned(tap + 2 * WORD_BYTES, w123);
        store_aligned(tap + 3 * WORD_BYTES, w107);
        const uint64_t i131 = load_byte(tap + i3 + 2 * WORD_BYTES);
        store_byte(bottom + i49 + 1, i131);
        c26 = w126;
        c27 = w129;
        c28 = w110;
        c29 = w113;
        c30 = w122;
        c31 = w123;
        c32 = w106;
        c33 = w107;
        c34 = w91;
        c35 = w92;
        c36 = w93;
    }
    store_aligned(vertical, c26);
    store_aligned(vertical + 1 * WORD_BYTES, c27);
    store_aligned(vertical + 2 * WORD_BYTES, c28);
    store_aligned(vertical + 3 * WORD_BYTES, c29);
    store_aligned(down, c30);
    store_aligned(down + 1 * WORD_BYTES, c31);
    store_aligned(down + 2 * WORD_BYTES, c32);
    store_aligned(down + 3 * WORD_BYTES, c33);
}

/* An iteration: 32 gates, 4 moves, 0 additions, 20 loads, 12 stores. */
void k_mismatch_avx2_steady_tap(uint8_t *const *buffers, const int64_t *scalars);
void k_mismatch_avx2_steady_tap(uint8_t *const *buffers, const int64_t *scalars) {
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
    const word w22 = load_word(windows + i20);
    const word w23 = load_word(windows + i21);
    word c25 = w6;
    word c26 = w7;
    word c27 = w8;
    word c28 = w9;
    word c29 = w10;
    word c30 = w11;
    word c31 = w12;
    word c32 = w13;
    word c33 = w22;
    word c34 = w23;
    for (uint64_t i24 = i4; (int64_t)i24 < (int64_t)i5; ++i24) {
        const uint64_t i35 = (uint64_t)1;
        const uint64_t i36 = i24 + i35;
        const uint64_t i37 = i36 & (uint64_t)7;
        const uint64_t i38 = i36 >> 3;
        const uint64_t i39 = i37 * i0;
        const uint64_t i40 = i39 + i38;
        const uint64_t i41 = i0 * (uint64_t)8;
        const uint64_t i42 = i40 + i41;
        const uint64_t i43 = i42 + i41;
        const uint64_t i44 = i43 + i41;
        const uint64_t i45 = i24 * (uint64_t)2;
        const uint64_t i46 = i45 + i1;
        const uint64_t i47 = i45 + i2;
        const word w48 = load_word(windows + i40);
        const word w49 = load_word(windows + i42);
        const word w50 = load_first(top + i45);
        const word w51 = shift_in(c31, w50);
        const word w52 = load_first(top + i46);
        const word w53 = shift_in(c32, w52);
        const word w54 = load_aligned(a + 2 * WORD_BYTES);
        const word w55 = load_aligned(a + 3 * WORD_BYTES);
        const word w56 = w54 ^ c33;  // g0 k_mismatch.dp:14
        const word w57 = w55 ^ c34;  // g1 k_mismatch.dp:14
        const word w58 = w56 | w57;  // g2 k_mismatch.dp:14
        const word w59 = c27 ^ w58;  // g3 k_mismatch.dp:14
        const word w60 = c27 & w58;  // g4 k_mismatch.dp:14
        const word w61 = c27 & c28;  // g5 k_mismatch.dp:14
        const word w62 = w59 | w61;  // g6 k_mismatch.dp:14
        const word w63 = c28 | w60;  // g7 k_mismatch.dp:14
        const word w64 = load_aligned(a);
        const word w65 = load_aligned(a + 1 * WORD_BYTES);
        const word w66 = w64 ^ w48;  // g0 k_mismatch.dp:14
        const word w67 = w65 ^ w49;  // g1 k_mismatch.dp:14
        const word w68 = w66 | w67;  // g2 k_mismatch.dp:14
        const word w69 = c25 ^ w68;  // g3 k_mismatch.dp:14
        const word w70 = c25 & w68;  // g4 k_mismatch.dp:14
        const word w71 = c25 & c26;  // g5 k_mismatch.dp:14
        const word w72 = w69 | w71;  // g6 k_mismatch.dp:14
        const word w73 = c26 | w70;  // g7 k_mismatch.dp:14
        store_aligned(tap, w72);
        store_aligned(tap + 1 * WORD_BYTES, w62);
        const uint64_t i74 = load_byte(tap + i3);
        store_byte(bottom + i45, i74);
        store_aligned(tap + 2 * WORD_BYTES, w73);
        store_aligned(tap + 3 * WORD_BYTES, w63);
        const uint64_t i75 = load_byte(tap + i3 + 2 * WORD_BYTES);
        store_byte(bottom + i47, i75);
        const word w76 = load_word(windows + i43);
        const word w77 = load_word(windows + i44);
        const word w78 = load_first(top + i45 + 1);
        const word w79 = shift_in(w62, w78);
        const word w80 = load_first(top + i46 + 1);
        const word w81 = shift_in(w63, w80);
        const word w82 = load_aligned(a + 2 * WORD_BYTES);
        const word w83 = load_aligned(a + 3 * WORD_BYTES);
        const word w84 = w82 ^ w48;  // g0 k_mismatch.dp:14
        const word w85 = w83 ^ w49;  // g1 k_mismatch.dp:14
        const word w86 = w84 | w85;  // g2 k_mismatch.dp:14
        const word w87 = c29 ^ w86;  // g3 k_mismatch.dp:14
        const word w88 = c29 & w86;  // g4 k_mismatch.dp:14
        const word w89 = c29 & c30;  // g5 k_mismatch.dp:14
        const word w90 = w87 | w89;  // g6 k_mismatch.dp:14
        const word w91 = c30 | w88;  // g7 k_mismatch.dp:14
        const word w92 = load_aligned(a);
        const word w93 = load_aligned(a + 1 * WORD_BYTES);
        const word w94 = w92 ^ w76;  // g0 k_mismatch.dp:14
        const word w95 = w93 ^ w77;  // g1 k_mismatch.dp:14
        const word w96 = w94 | w95;  // g2 k_mismatch.dp:14
        const word w97 = w51 ^ w96;  // g3 k_mismatch.dp:14
        const word w98 = w51 & w96;  // g4 k_mismatch.dp:14
        const word w99 = w51 & w53;  // g5 k_mismatch.dp:14
        const word w100 = w97 | w99;  // g6 k_mismatch.dp:14
        const word w101 = w53 | w98;  // g7 k_mismatch.dp:14
        store_aligned(tap, w100);
        store_aligned(tap + 1 * WORD_BYTES, w90);
        const uint64_t i102 = load_byte(tap + i3);
        store_byte(bottom + i45 + 1, i102);
        store_aligned(tap + 2 * WORD_BYTES, w101);
        store_aligned(tap + 3 * WORD_BYTES, w91);
        const uint64_t i103 = load_byte(tap + i3 + 2 * WORD_BYTES);
        store_byte(bottom + i47 + 1, i103);
        c25 = w79;
        c26 = w81;
        c27 = w72;
        c28 = w73;
        c29 = w100;
        c30 = w101;
        c31 = w90;
        c32 = w91;
        c33 = w76;
        c34 = w77;
    }
    store_aligned(vertical, c25);
    store_aligned(vertical + 1 * WORD_BYTES, c26);
    store_aligned(vertical + 2 * WORD_BYTES, c27);
    store_aligned(vertical + 3 * WORD_BYTES, c28);
    store_aligned(down, c29);
    store_aligned(down + 1 * WORD_BYTES, c30);
    store_aligned(down + 2 * WORD_BYTES, c31);
    store_aligned(down + 3 * WORD_BYTES, c32);
}

#ifdef __cplusplus
}
#endif
