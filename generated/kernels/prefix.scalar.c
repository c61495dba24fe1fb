/* SPDX-License-Identifier: Apache-2.0
 *
 * prefix in the wavefront layout, 2 rows a lane, for scalar.
 * Made by: minterm compile prefix --layout wavefront --target scalar --alphabet ACGT --rows 2 --emit c
 *
 * A function reads and writes byte buffers, and 64-bit scalars say how much of them. It
 * fails never and calls nothing. Words have 8 bytes; buffers are aligned to that,
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
 *     recurrence prefix
 *       predicate match: a[i] == b[j]
 *       int D[0][j] = j
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
 *         0 = 00
 *         1 = 10
 *         row 1, 2, .. at the left edge (j - 1 = 0): code 2
 *     horizontal, D[i-1][j] - D[i-1][j-1]:
 *         -1 = 11
 *         0 = 0*
 *         1 = 10
 *         column 1, 2, .. at the top edge (i - 1 = 0): code 2
 *
 * What lies where. Rows and columns are counted from 0 here. A strip has 128 rows: row r is bit 63 - r / 2
 * of word r % 2, and bit x of a word is bit x % 8 of its byte x / 8.
 *     a         word (r % 2) * 2 + p: plane p of the symbols of its rows
 *     windows   sequence x * 2 + p, for x from 0 to 1: 64 zeros, then plane p of the columns x, x + 2,
 *               x + 4, .. and zeros; eight copies of each, as of active
 *     active    sequences x, for x from 0 to 1: 64 zeros and then a one for each column x, x + 2, .. that
 *               there is. Eight copies of each, copy c without its first c bits: byte (x * 8 + c) *
 *               copy_stride begins it. copy_stride is at least iterations / 8 + 9
 *     vertical  word (r % 2) * 2 + p: plane p of what enters its rows from the left, and after the
 *               last call of what leaves them on the right
 *     down      4 words, which may be anything at first
 *     top       byte p * top_stride + j: plane p of what enters column j from above, in bit 0; 8 bytes
 *               behind the last step are read
 *     bottom    byte p * bottom_stride + j + 127: plane p of what leaves the strip's last row in column j,
 *               in bit 0. A step s writes bytes s to s + 3. It may be 127 bytes before top: a
 *               strip then turns the row above it into the row below it
 *
 * What to call. Step s computes the cells (r, s - r) of all rows r, iteration q the steps from 2 q to 2 q + 1.
 * R rows, 1 to 128 of them, and n columns take (R + n - 1 + 1) / 2 iterations. `edge` does any of them;
 * `steady` is faster and does those in which all rows have a column: from (R - 1 + 1) / 2 to n / 2 - 1.
 * Calls follow each other in the same memory, each for the iterations from begin to end - 1.
 * More rows are strips from the top to the bottom, all but the last of 128 rows: `bottom` of one is `top`
 * of the next, and windows and active are the same for all.
 *
 * The answer looks at the last row: at its column 0, which the recurrence says, and then from column to
 * column, by the horizontal codes that leave row m downwards (i - 1 = m there).
 * Of a last strip of R < 128 rows the functions with _tap leave it in `bottom` in place of the strip's
 * last row: byte p * bottom_stride + j + R - 1, bit (63 - (R - 1) / 2) % 8. They have a scalar more,
 * tap_byte = (R - 1) % 2 * 8 + (63 - (R - 1) / 2) / 8, and need the buffer tap of 4 words.
 *
 * A cell: 8 gates, fewer than 6 are impossible (shipped).
 * Comments behind its gates have their names here and prefix.dp:10, where its formula begins.
 * Gates after the last of these keep the vertical flow of lanes that have no column.
 * bmi: 11 gates, depth 5, 0 moves, 8 live registers
 * inputs v0 v1 h0 h1 a0 a1 b0 b1
 * g0 = xor(a0, b0)
 * g1 = xor(a1, b1)
 * g2 = or(g0, g1)
 * g3 = and(h0, h1)
 * g4 = andn(v0, g2)
 * g5 = andn(g3, g4)
 * g6 = xor(g3, h1)
 * g7 = andn(g5, g6)
 * g8 = xor(h1, g5)
 * g9 = andn(v0, v1)
 * g10 = xor(v1, g5)
 * v0' = g7
 * v1' = g8
 * h0' = g9
 * h1' = g10
 */
#include <stdint.h>
#include <string.h>

enum { WORD_BYTES = 8 };
typedef uint64_t word;
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
    word first;
    memcpy(&first, p, sizeof first);
    return first;
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
    const uint32_t first = (uint32_t)w;
    memcpy(p, &first, sizeof first);
}
/* One bit towards bit 0; the top bit comes from bit 0 of `incoming`. */
static inline word shift_in(word w, word incoming) {
    return (w >> 1) | (incoming << 63);
}

#ifdef __cplusplus
extern "C" {
#endif

/* An iteration: 68 gates, 4 moves, 0 additions, 18 loads, 4 stores. */
void prefix_scalar_edge(uint8_t *const *buffers, const int64_t *scalars);
void prefix_scalar_edge(uint8_t *const *buffers, const int64_t *scalars) {
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
        const word w58 = w56 ^ c33;  // g0 prefix.dp:10
        const word w59 = w57 ^ c34;  // g1 prefix.dp:10
        const word w60 = w58 | w59;  // g2 prefix.dp:10
        const word w61 = c29 & c30;  // g3 prefix.dp:10
        const word w62 = ~c27 & w60;  // g4 prefix.dp:10
        const word w63 = ~w61 & w62;  // g5 prefix.dp:10
        const word w64 = w61 ^ c30;  // g6 prefix.dp:10
        const word w65 = ~w63 & w64;  // g7 prefix.dp:10
        const word w66 = c30 ^ w63;  // g8 prefix.dp:10
        const word w67 = ~c27 & c28;  // g9 prefix.dp:10
        const word w68 = c28 ^ w63;  // g10 prefix.dp:10
        const word w69 = w65 & c35;  // g11 prefix.dp:10
        const word w70 = ~c35 & c27;  // g12 prefix.dp:10
        const word w71 = w69 ^ w70;  // g13 prefix.dp:10
        const word w72 = w66 & c35;  // g14 prefix.dp:10
        const word w73 = ~c35 & c28;  // g15 prefix.dp:10
        const word w74 = w72 ^ w73;  // g16 prefix.dp:10
        const word w75 = load_aligned(a);
        const word w76 = load_aligned(a + 1 * WORD_BYTES);
        const word w77 = w75 ^ w49;  // g0 prefix.dp:10
        const word w78 = w76 ^ w50;  // g1 prefix.dp:10
        const word w79 = w77 | w78;  // g2 prefix.dp:10
        const word w80 = w53 & w55;  // g3 prefix.dp:10
        const word w81 = ~c25 & w79;  // g4 prefix.dp:10
        const word w82 = ~w80 & w81;  // g5 prefix.dp:10
        const word w83 = w80 ^ w55;  // g6 prefix.dp:10
        const word w84 = ~w82 & w83;  // g7 prefix.dp:10
        const word w85 = w55 ^ w82;  // g8 prefix.dp:10
        const word w86 = ~c25 & c26;  // g9 prefix.dp:10
        const word w87 = c26 ^ w82;  // g10 prefix.dp:10
        const word w88 = w84 & w51;  // g11 prefix.dp:10
        const word w89 = ~w51 & c25;  // g12 prefix.dp:10
        const word w90 = w88 ^ w89;  // g13 prefix.dp:10
        const word w91 = w85 & w51;  // g14 prefix.dp:10
        const word w92 = ~w51 & c26;  // g15 prefix.dp:10
        const word w93 = w91 ^ w92;  // g16 prefix.dp:10
        store_first(bottom + i46, w67);
        store_first(bottom + i48, w68);
        const word w94 = load_word(windows + i44);
        const word w95 = load_word(windows + i45);
        const word w96 = load_word(active + i43);
        const word w97 = load_first(top + i46 + 1);
        const word w98 = shift_in(w67, w97);
        const word w99 = load_first(top + i47 + 1);
        const word w100 = shift_in(w68, w99);
        const word w101 = load_aligned(a + 2 * WORD_BYTES);
        const word w102 = load_aligned(a + 3 * WORD_BYTES);
        const word w103 = w101 ^ w49;  // g0 prefix.dp:10
        const word w104 = w102 ^ w50;  // g1 prefix.dp:10
        const word w105 = w103 | w104;  // g2 prefix.dp:10
        const word w106 = w86 & w87;  // g3 prefix.dp:10
        const word w107 = ~w71 & w105;  // g4 prefix.dp:10
        const word w108 = ~w106 & w107;  // g5 prefix.dp:10
        const word w109 = w106 ^ w87;  // g6 prefix.dp:10
        const word w110 = ~w108 & w109;  // g7 prefix.dp:10
        const word w111 = w87 ^ w108;  // g8 prefix.dp:10
        const word w112 = ~w71 & w74;  // g9 prefix.dp:10
        const word w113 = w74 ^ w108;  // g10 prefix.dp:10
        const word w114 = w110 & w51;  // g11 prefix.dp:10
        const word w115 = ~w51 & w71;  // g12 prefix.dp:10
        const word w116 = w114 ^ w115;  // g13 prefix.dp:10
        const word w117 = w111 & w51;  // g14 prefix.dp:10
        const word w118 = ~w51 & w74;  // g15 prefix.dp:10
        const word w119 = w117 ^ w118;  // g16 prefix.dp:10
        const word w120 = load_aligned(a);
        const word w121 = load_aligned(a + 1 * WORD_BYTES);
        const word w122 = w120 ^ w94;  // g0 prefix.dp:10
        const word w123 = w121 ^ w95;  // g1 prefix.dp:10
        const word w124 = w122 | w123;  // g2 prefix.dp:10
        const word w125 = w98 & w100;  // g3 prefix.dp:10
        const word w126 = ~w90 & w124;  // g4 prefix.dp:10
        const word w127 = ~w125 & w126;  // g5 prefix.dp:10
        const word w128 = w125 ^ w100;  // g6 prefix.dp:10
        const word w129 = ~w127 & w128;  // g7 prefix.dp:10
        const word w130 = w100 ^ w127;  // g8 prefix.dp:10
        const word w131 = ~w90 & w93;  // g9 prefix.dp:10
        const word w132 = w93 ^ w127;  // g10 prefix.dp:10
        const word w133 = w129 & w96;  // g11 prefix.dp:10
        const word w134 = ~w96 & w90;  // g12 prefix.dp:10
        const word w135 = w133 ^ w134;  // g13 prefix.dp:10
        const word w136 = w130 & w96;  // g14 prefix.dp:10
        const word w137 = ~w96 & w93;  // g15 prefix.dp:10
        const word w138 = w136 ^ w137;  // g16 prefix.dp:10
        store_first(bottom + i46 + 1, w112);
        store_first(bottom + i48 + 1, w113);
        c25 = w135;
        c26 = w138;
        c27 = w116;
        c28 = w119;
        c29 = w131;
        c30 = w132;
        c31 = w112;
        c32 = w113;
        c33 = w94;
        c34 = w95;
        c35 = w96;
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

/* An iteration: 44 gates, 4 moves, 0 additions, 16 loads, 4 stores. */
void prefix_scalar_steady(uint8_t *const *buffers, const int64_t *scalars);
void prefix_scalar_steady(uint8_t *const *buffers, const int64_t *scalars) {
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
        const word w55 = w53 ^ c32;  // g0 prefix.dp:10
        const word w56 = w54 ^ c33;  // g1 prefix.dp:10
        const word w57 = w55 | w56;  // g2 prefix.dp:10
        const word w58 = c28 & c29;  // g3 prefix.dp:10
        const word w59 = ~c26 & w57;  // g4 prefix.dp:10
        const word w60 = ~w58 & w59;  // g5 prefix.dp:10
        const word w61 = w58 ^ c29;  // g6 prefix.dp:10
        const word w62 = ~w60 & w61;  // g7 prefix.dp:10
        const word w63 = c29 ^ w60;  // g8 prefix.dp:10
        const word w64 = ~c26 & c27;  // g9 prefix.dp:10
        const word w65 = c27 ^ w60;  // g10 prefix.dp:10
        const word w66 = load_aligned(a);
        const word w67 = load_aligned(a + 1 * WORD_BYTES);
        const word w68 = w66 ^ w47;  // g0 prefix.dp:10
        const word w69 = w67 ^ w48;  // g1 prefix.dp:10
        const word w70 = w68 | w69;  // g2 prefix.dp:10
        const word w71 = w50 & w52;  // g3 prefix.dp:10
        const word w72 = ~c24 & w70;  // g4 prefix.dp:10
        const word w73 = ~w71 & w72;  // g5 prefix.dp:10
        const word w74 = w71 ^ w52;  // g6 prefix.dp:10
        const word w75 = ~w73 & w74;  // g7 prefix.dp:10
        const word w76 = w52 ^ w73;  // g8 prefix.dp:10
        const word w77 = ~c24 & c25;  // g9 prefix.dp:10
        const word w78 = c25 ^ w73;  // g10 prefix.dp:10
        store_first(bottom + i44, w64);
        store_first(bottom + i46, w65);
        const word w79 = load_word(windows + i42);
        const word w80 = load_word(windows + i43);
        const word w81 = load_first(top + i44 + 1);
        const word w82 = shift_in(w64, w81);
        const word w83 = load_first(top + i45 + 1);
        const word w84 = shift_in(w65, w83);
        const word w85 = load_aligned(a + 2 * WORD_BYTES);
        const word w86 = load_aligned(a + 3 * WORD_BYTES);
        const word w87 = w85 ^ w47;  // g0 prefix.dp:10
        const word w88 = w86 ^ w48;  // g1 prefix.dp:10
        const word w89 = w87 | w88;  // g2 prefix.dp:10
        const word w90 = w77 & w78;  // g3 prefix.dp:10
        const word w91 = ~w62 & w89;  // g4 prefix.dp:10
        const word w92 = ~w90 & w91;  // g5 prefix.dp:10
        const word w93 = w90 ^ w78;  // g6 prefix.dp:10
        const word w94 = ~w92 & w93;  // g7 prefix.dp:10
        const word w95 = w78 ^ w92;  // g8 prefix.dp:10
        const word w96 = ~w62 & w63;  // g9 prefix.dp:10
        const word w97 = w63 ^ w92;  // g10 prefix.dp:10
        const word w98 = load_aligned(a);
        const word w99 = load_aligned(a + 1 * WORD_BYTES);
        const word w100 = w98 ^ w79;  // g0 prefix.dp:10
        const word w101 = w99 ^ w80;  // g1 prefix.dp:10
        const word w102 = w100 | w101;  // g2 prefix.dp:10
        const word w103 = w82 & w84;  // g3 prefix.dp:10
        const word w104 = ~w75 & w102;  // g4 prefix.dp:10
        const word w105 = ~w103 & w104;  // g5 prefix.dp:10
        const word w106 = w103 ^ w84;  // g6 prefix.dp:10
        const word w107 = ~w105 & w106;  // g7 prefix.dp:10
        const word w108 = w84 ^ w105;  // g8 prefix.dp:10
        const word w109 = ~w75 & w76;  // g9 prefix.dp:10
        const word w110 = w76 ^ w105;  // g10 prefix.dp:10
        store_first(bottom + i44 + 1, w96);
        store_first(bottom + i46 + 1, w97);
        c24 = w107;
        c25 = w108;
        c26 = w94;
        c27 = w95;
        c28 = w109;
        c29 = w110;
        c30 = w96;
        c31 = w97;
        c32 = w79;
        c33 = w80;
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

/* An iteration: 68 gates, 4 moves, 0 additions, 22 loads, 12 stores. */
void prefix_scalar_edge_tap(uint8_t *const *buffers, const int64_t *scalars);
void prefix_scalar_edge_tap(uint8_t *const *buffers, const int64_t *scalars) {
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
        const word w59 = w57 ^ c34;  // g0 prefix.dp:10
        const word w60 = w58 ^ c35;  // g1 prefix.dp:10
        const word w61 = w59 | w60;  // g2 prefix.dp:10
        const word w62 = c30 & c31;  // g3 prefix.dp:10
        const word w63 = ~c28 & w61;  // g4 prefix.dp:10
        const word w64 = ~w62 & w63;  // g5 prefix.dp:10
        const word w65 = w62 ^ c31;  // g6 prefix.dp:10
        const word w66 = ~w64 & w65;  // g7 prefix.dp:10
        const word w67 = c31 ^ w64;  // g8 prefix.dp:10
        const word w68 = ~c28 & c29;  // g9 prefix.dp:10
        const word w69 = c29 ^ w64;  // g10 prefix.dp:10
        const word w70 = w66 & c36;  // g11 prefix.dp:10
        const word w71 = ~c36 & c28;  // g12 prefix.dp:10
        const word w72 = w70 ^ w71;  // g13 prefix.dp:10
        const word w73 = w67 & c36;  // g14 prefix.dp:10
        const word w74 = ~c36 & c29;  // g15 prefix.dp:10
        const word w75 = w73 ^ w74;  // g16 prefix.dp:10
        const word w76 = load_aligned(a);
        const word w77 = load_aligned(a + 1 * WORD_BYTES);
        const word w78 = w76 ^ w50;  // g0 prefix.dp:10
        const word w79 = w77 ^ w51;  // g1 prefix.dp:10
        const word w80 = w78 | w79;  // g2 prefix.dp:10
        const word w81 = w54 & w56;  // g3 prefix.dp:10
        const word w82 = ~c26 & w80;  // g4 prefix.dp:10
        const word w83 = ~w81 & w82;  // g5 prefix.dp:10
        const word w84 = w81 ^ w56;  // g6 prefix.dp:10
        const word w85 = ~w83 & w84;  // g7 prefix.dp:10
        const word w86 = w56 ^ w83;  // g8 prefix.dp:10
        const word w87 = ~c26 & c27;  // g9 prefix.dp:10
        const word w88 = c27 ^ w83;  // g10 prefix.dp:10
        const word w89 = w85 & w52;  // g11 prefix.dp:10
        const word w90 = ~w52 & c26;  // g12 prefix.dp:10
        const word w91 = w89 ^ w90;  // g13 prefix.dp:10
        const word w92 = w86 & w52;  // g14 prefix.dp:10
        const word w93 = ~w52 & c27;  // g15 prefix.dp:10
        const word w94 = w92 ^ w93;  // g16 prefix.dp:10
        store_aligned(tap, w87);
        store_aligned(tap + 1 * WORD_BYTES, w68);
        const uint64_t i95 = load_byte(tap + i3);
        store_byte(bottom + i47, i95);
        store_aligned(tap + 2 * WORD_BYTES, w88);
        store_aligned(tap + 3 * WORD_BYTES, w69);
        const uint64_t i96 = load_byte(tap + i3 + 2 * WORD_BYTES);
        store_byte(bottom + i49, i96);
        const word w97 = load_word(windows + i45);
        const word w98 = load_word(windows + i46);
        const word w99 = load_word(active + i44);
        const word w100 = load_first(top + i47 + 1);
        const word w101 = shift_in(w68, w100);
        const word w102 = load_first(top + i48 + 1);
        const word w103 = shift_in(w69, w102);
        const word w104 = load_aligned(a + 2 * WORD_BYTES);
        const word w105 = load_aligned(a + 3 * WORD_BYTES);
        const word w106 = w104 ^ w50;  // g0 prefix.dp:10
        const word w107 = w105 ^ w51;  // g1 prefix.dp:10
        const word w108 = w106 | w107;  // g2 prefix.dp:10
        const word w109 = w87 & w88;  // g3 prefix.dp:10
        const word w110 = ~w72 & w108;  // g4 prefix.dp:10
        const word w111 = ~w109 & w110;  // g5 prefix.dp:10
        const word w112 = w109 ^ w88;  // g6 prefix.dp:10
        const word w113 = ~w111 & w112;  // g7 prefix.dp:10
        const word w114 = w88 ^ w111;  // g8 prefix.dp:10
        const word w115 = ~w72 & w75;  // g9 prefix.dp:10
        const word w116 = w75 ^ w111;  // g10 prefix.dp:10
        const word w117 = w113 & w52;  // g11 prefix.dp:10
        const word w118 = ~w52 & w72;  // g12 prefix.dp:10
        const word w119 = w117 ^ w118;  // g13 prefix.dp:10
        const word w120 = w114 & w52;  // g14 prefix.dp:10
        const word w121 = ~w52 & w75;  // g15 prefix.dp:10
        const word w122 = w120 ^ w121;  // g16 prefix.dp:10
        const word w123 = load_aligned(a);
        const word w124 = load_aligned(a + 1 * WORD_BYTES);
        const word w125 = w123 ^ w97;  // g0 prefix.dp:10
        const word w126 = w124 ^ w98;  // g1 prefix.dp:10
        const word w127 = w125 | w126;  // g2 prefix.dp:10
        const word w128 = w101 & w103;  // g3 prefix.dp:10
        const word w129 = ~w91 & w127;  // g4 prefix.dp:10
        const word w130 = ~w128 & w129;  // g5 prefix.dp:10
        const word w131 = w128 ^ w103;  // g6 prefix.dp:10
        const word w132 = ~w130 & w131;  // g7 prefix.dp:10
        const word w133 = w103 ^ w130;  // g8 prefix.dp:10
        const word w134 = ~w91 & w94;  // g9 prefix.dp:10
        const word w135 = w94 ^ w130;  // g10 prefix.dp:10
        const word w136 = w132 & w99;  // g11 prefix.dp:10
        const word w137 = ~w99 & w91;  // g12 prefix.dp:10
        const word w138 = w136 ^ w137;  // g13 prefix.dp:10
        const word w139 = w133 & w99;  // g14 prefix.dp:10
        const word w140 = ~w99 & w94;  // g15 prefix.dp:10
        const word w141 = w139 ^ w140;  // g16 prefix.dp:10
        store_aligned(tap, w134);
        store_aligned(tap + 1 * WORD_BYTES, w115);
        const uint64_t i142 = load_byte(tap + i3);
        store_byte(bottom + i47 + 1, i142);
        store_aligned(tap + 2 * WORD_BYTES, w135);
        store_aligned(tap + 3 * WORD_BYTES, w116);
        const uint64_t i143 = load_byte(tap + i3 + 2 * WORD_BYTES);
        store_byte(bottom + i49 + 1, i143);
        c26 = w138;
        c27 = w141;
        c28 = w119;
        c29 = w122;
        c30 = w134;
        c31 = w135;
        c32 = w115;
        c33 = w116;
        c34 = w97;
        c35 = w98;
        c36 = w99;
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

/* An iteration: 44 gates, 4 moves, 0 additions, 20 loads, 12 stores. */
void prefix_scalar_steady_tap(uint8_t *const *buffers, const int64_t *scalars);
void prefix_scalar_steady_tap(uint8_t *const *buffers, const int64_t *scalars) {
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
        const word w56 = w54 ^ c33;  // g0 prefix.dp:10
        const word w57 = w55 ^ c34;  // g1 prefix.dp:10
        const word w58 = w56 | w57;  // g2 prefix.dp:10
        const word w59 = c29 & c30;  // g3 prefix.dp:10
        const word w60 = ~c27 & w58;  // g4 prefix.dp:10
        const word w61 = ~w59 & w60;  // g5 prefix.dp:10
        const word w62 = w59 ^ c30;  // g6 prefix.dp:10
        const word w63 = ~w61 & w62;  // g7 prefix.dp:10
        const word w64 = c30 ^ w61;  // g8 prefix.dp:10
        const word w65 = ~c27 & c28;  // g9 prefix.dp:10
        const word w66 = c28 ^ w61;  // g10 prefix.dp:10
        const word w67 = load_aligned(a);
        const word w68 = load_aligned(a + 1 * WORD_BYTES);
        const word w69 = w67 ^ w48;  // g0 prefix.dp:10
        const word w70 = w68 ^ w49;  // g1 prefix.dp:10
        const word w71 = w69 | w70;  // g2 prefix.dp:10
        const word w72 = w51 & w53;  // g3 prefix.dp:10
        const word w73 = ~c25 & w71;  // g4 prefix.dp:10
        const word w74 = ~w72 & w73;  // g5 prefix.dp:10
        const word w75 = w72 ^ w53;  // g6 prefix.dp:10
        const word w76 = ~w74 & w75;  // g7 prefix.dp:10
        const word w77 = w53 ^ w74;  // g8 prefix.dp:10
        const word w78 = ~c25 & c26;  // g9 prefix.dp:10
        const word w79 = c26 ^ w74;  // g10 prefix.dp:10
        store_aligned(tap, w78);
        store_aligned(tap + 1 * WORD_BYTES, w65);
        const uint64_t i80 = load_byte(tap + i3);
        store_byte(bottom + i45, i80);
        store_aligned(tap + 2 * WORD_BYTES, w79);
        store_aligned(tap + 3 * WORD_BYTES, w66);
        const uint64_t i81 = load_byte(tap + i3 + 2 * WORD_BYTES);
        store_byte(bottom + i47, i81);
        const word w82 = load_word(windows + i43);
        const word w83 = load_word(windows + i44);
        const word w84 = load_first(top + i45 + 1);
        const word w85 = shift_in(w65, w84);
        const word w86 = load_first(top + i46 + 1);
        const word w87 = shift_in(w66, w86);
        const word w88 = load_aligned(a + 2 * WORD_BYTES);
        const word w89 = load_aligned(a + 3 * WORD_BYTES);
        const word w90 = w88 ^ w48;  // g0 prefix.dp:10
        const word w91 = w89 ^ w49;  // g1 prefix.dp:10
        const word w92 = w90 | w91;  // g2 prefix.dp:10
        const word w93 = w78 & w79;  // g3 prefix.dp:10
        const word w94 = ~w63 & w92;  // g4 prefix.dp:10
        const word w95 = ~w93 & w94;  // g5 prefix.dp:10
        const word w96 = w93 ^ w79;  // g6 prefix.dp:10
        const word w97 = ~w95 & w96;  // g7 prefix.dp:10
        const word w98 = w79 ^ w95;  // g8 prefix.dp:10
        const word w99 = ~w63 & w64;  // g9 prefix.dp:10
        const word w100 = w64 ^ w95;  // g10 prefix.dp:10
        const word w101 = load_aligned(a);
        const word w102 = load_aligned(a + 1 * WORD_BYTES);
        const word w103 = w101 ^ w82;  // g0 prefix.dp:10
        const word w104 = w102 ^ w83;  // g1 prefix.dp:10
        const word w105 = w103 | w104;  // g2 prefix.dp:10
        const word w106 = w85 & w87;  // g3 prefix.dp:10
        const word w107 = ~w76 & w105;  // g4 prefix.dp:10
        const word w108 = ~w106 & w107;  // g5 prefix.dp:10
        const word w109 = w106 ^ w87;  // g6 prefix.dp:10
        const word w110 = ~w108 & w109;  // g7 prefix.dp:10
        const word w111 = w87 ^ w108;  // g8 prefix.dp:10
        const word w112 = ~w76 & w77;  // g9 prefix.dp:10
        const word w113 = w77 ^ w108;  // g10 prefix.dp:10
        store_aligned(tap, w112);
        store_aligned(tap + 1 * WORD_BYTES, w99);
        const uint64_t i114 = load_byte(tap + i3);
        store_byte(bottom + i45 + 1, i114);
        store_aligned(tap + 2 * WORD_BYTES, w113);
        store_aligned(tap + 3 * WORD_BYTES, w100);
        const uint64_t i115 = load_byte(tap + i3 + 2 * WORD_BYTES);
        store_byte(bottom + i47 + 1, i115);
        c25 = w110;
        c26 = w111;
        c27 = w97;
        c28 = w98;
        c29 = w112;
        c30 = w113;
        c31 = w99;
        c32 = w100;
        c33 = w82;
        c34 = w83;
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
