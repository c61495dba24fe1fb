/* SPDX-License-Identifier: Apache-2.0
 *
 * bitpal in the wavefront layout, 2 rows a lane, for avx2.
 * Made by: minterm compile bitpal --layout wavefront --target avx2 --alphabet ACGT --rows 2 --emit c
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
 *     recurrence bitpal
 *       param matching = 1 in 0..5
 *       param mismatch = -1 in -8..0
 *       param gap = -1 in -8..0
 *       predicate match: a[i] == b[j]
 *       int S[0][j] = -1 * j
 *       int S[i][0] = -1 * i
 *       int S[i][j] = max(S[i-1][j] + -1, S[i][j-1] + -1, S[i-1][j-1] + (match ? 1 : -1))
 *       answer S[m][n]
 *
 * Codes of symbols, of which bit p is in plane p:
 *     a and b: 'A' 0, 'C' 1, 'G' 2, 'T' 3
 *
 * Codes of what crosses the edges of cells, bit 0 on the right; bit p is in plane p, and * may be
 * either:
 *     vertical, S[i][j-1] - S[i-1][j-1]:
 *         -1 = 01
 *         0 = 00
 *         1 = 11
 *         2 = 10
 *         row 1, 2, .. at the left edge (j - 1 = 0): code 1
 *     horizontal, S[i-1][j] - S[i-1][j-1]:
 *         -1 = 01
 *         0 = 11
 *         1 = 00
 *         2 = 10
 *         column 1, 2, .. at the top edge (i - 1 = 0): code 1
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
 * The answer S[m][n] is S[0][n] plus what the vertical codes of all m rows stand for
 * after the last call (S[i][n] - S[i-1][n] then).
 *
 * A cell: 13 gates, fewer than 8 are impossible (shipped).
 * Comments behind its gates have their names here and bitpal.dp:17, where its formula begins.
 * Gates after the last of these keep the vertical flow of lanes that have no column.
 * avx2: 16 gates, depth 5, 0 moves, 8 live registers
 * inputs v0 v1 h0 h1 a0 a1 b0 b1
 * g0 = xor(b0, a0)
 * g1 = xor(a1, b1)
 * g2 = or(g0, g1)
 * g3 = andn(v0, v1)
 * g4 = andn(h0, h1)
 * g5 = or(g3, g4)
 * g6 = andn(g5, g2)
 * g7 = andn(v1, h0)
 * g8 = xor(v0, h1)
 * g9 = andn(g7, g8)
 * g10 = andn(g7, g6)
 * g11 = andn(g9, g6)
 * g12 = xor(h1, g10)
 * g13 = xor(v0, g10)
 * g14 = andn(g11, h0)
 * g15 = or(v1, g11)
 * v0' = g12
 * v1' = g14
 * h0' = g15
 * h1' = g13
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
void bitpal_avx2_edge(uint8_t *const *buffers, const int64_t *scalars);
void bitpal_avx2_edge(uint8_t *const *buffers, const int64_t *scalars) {
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
        const word w58 = c33 ^ w56;  // g0 bitpal.dp:17
        const word w59 = w57 ^ c34;  // g1 bitpal.dp:17
        const word w60 = w58 | w59;  // g2 bitpal.dp:17
        const word w61 = ~c27 & c28;  // g3 bitpal.dp:17
        const word w62 = ~c29 & c30;  // g4 bitpal.dp:17
        const word w63 = w61 | w62;  // g5 bitpal.dp:17
        const word w64 = ~w63 & w60;  // g6 bitpal.dp:17
        const word w65 = ~c28 & c29;  // g7 bitpal.dp:17
        const word w66 = c27 ^ c30;  // g8 bitpal.dp:17
        const word w67 = ~w65 & w66;  // g9 bitpal.dp:17
        const word w68 = ~w65 & w64;  // g10 bitpal.dp:17
        const word w69 = ~w67 & w64;  // g11 bitpal.dp:17
        const word w70 = c30 ^ w68;  // g12 bitpal.dp:17
        const word w71 = c27 ^ w68;  // g13 bitpal.dp:17
        const word w72 = ~w69 & c29;  // g14 bitpal.dp:17
        const word w73 = c28 | w69;  // g15 bitpal.dp:17
        const word w74 = w70 & c35;  // g16 bitpal.dp:17
        const word w75 = ~c35 & c27;  // g17 bitpal.dp:17
        const word w76 = w74 ^ w75;  // g18 bitpal.dp:17
        const word w77 = w72 & c35;  // g19 bitpal.dp:17
        const word w78 = ~c35 & c28;  // g20 bitpal.dp:17
        const word w79 = w77 ^ w78;  // g21 bitpal.dp:17
        const word w80 = load_aligned(a);
        const word w81 = load_aligned(a + 1 * WORD_BYTES);
        const word w82 = w49 ^ w80;  // g0 bitpal.dp:17
        const word w83 = w81 ^ w50;  // g1 bitpal.dp:17
        const word w84 = w82 | w83;  // g2 bitpal.dp:17
        const word w85 = ~c25 & c26;  // g3 bitpal.dp:17
        const word w86 = ~w53 & w55;  // g4 bitpal.dp:17
        const word w87 = w85 | w86;  // g5 bitpal.dp:17
        const word w88 = ~w87 & w84;  // g6 bitpal.dp:17
        const word w89 = ~c26 & w53;  // g7 bitpal.dp:17
        const word w90 = c25 ^ w55;  // g8 bitpal.dp:17
        const word w91 = ~w89 & w90;  // g9 bitpal.dp:17
        const word w92 = ~w89 & w88;  // g10 bitpal.dp:17
        const word w93 = ~w91 & w88;  // g11 bitpal.dp:17
        const word w94 = w55 ^ w92;  // g12 bitpal.dp:17
        const word w95 = c25 ^ w92;  // g13 bitpal.dp:17
        const word w96 = ~w93 & w53;  // g14 bitpal.dp:17
        const word w97 = c26 | w93;  // g15 bitpal.dp:17
        const word w98 = w94 & w51;  // g16 bitpal.dp:17
        const word w99 = ~w51 & c25;  // g17 bitpal.dp:17
        const word w100 = w98 ^ w99;  // g18 bitpal.dp:17
        const word w101 = w96 & w51;  // g19 bitpal.dp:17
        const word w102 = ~w51 & c26;  // g20 bitpal.dp:17
        const word w103 = w101 ^ w102;  // g21 bitpal.dp:17
        store_first(bottom + i46, w73);
        store_first(bottom + i48, w71);
        const word w104 = load_word(windows + i44);
        const word w105 = load_word(windows + i45);
        const word w106 = load_word(active + i43);
        const word w107 = load_first(top + i46 + 1);
        const word w108 = shift_in(w73, w107);
        const word w109 = load_first(top + i47 + 1);
        const word w110 = shift_in(w71, w109);
        const word w111 = load_aligned(a + 2 * WORD_BYTES);
        const word w112 = load_aligned(a + 3 * WORD_BYTES);
        const word w113 = w49 ^ w111;  // g0 bitpal.dp:17
        const word w114 = w112 ^ w50;  // g1 bitpal.dp:17
        const word w115 = w113 | w114;  // g2 bitpal.dp:17
        const word w116 = ~w76 & w79;  // g3 bitpal.dp:17
        const word w117 = ~w97 & w95;  // g4 bitpal.dp:17
        const word w118 = w116 | w117;  // g5 bitpal.dp:17
        const word w119 = ~w118 & w115;  // g6 bitpal.dp:17
        const word w120 = ~w79 & w97;  // g7 bitpal.dp:17
        const word w121 = w76 ^ w95;  // g8 bitpal.dp:17
        const word w122 = ~w120 & w121;  // g9 bitpal.dp:17
        const word w123 = ~w120 & w119;  // g10 bitpal.dp:17
        const word w124 = ~w122 & w119;  // g11 bitpal.dp:17
        const word w125 = w95 ^ w123;  // g12 bitpal.dp:17
        const word w126 = w76 ^ w123;  // g13 bitpal.dp:17
        const word w127 = ~w124 & w97;  // g14 bitpal.dp:17
        const word w128 = w79 | w124;  // g15 bitpal.dp:17
        const word w129 = w125 & w51;  // g16 bitpal.dp:17
        const word w130 = ~w51 & w76;  // g17 bitpal.dp:17
        const word w131 = w129 ^ w130;  // g18 bitpal.dp:17
        const word w132 = w127 & w51;  // g19 bitpal.dp:17
        const word w133 = ~w51 & w79;  // g20 bitpal.dp:17
        const word w134 = w132 ^ w133;  // g21 bitpal.dp:17
        const word w135 = load_aligned(a);
        const word w136 = load_aligned(a + 1 * WORD_BYTES);
        const word w137 = w104 ^ w135;  // g0 bitpal.dp:17
        const word w138 = w136 ^ w105;  // g1 bitpal.dp:17
        const word w139 = w137 | w138;  // g2 bitpal.dp:17
        const word w140 = ~w100 & w103;  // g3 bitpal.dp:17
        const word w141 = ~w108 & w110;  // g4 bitpal.dp:17
        const word w142 = w140 | w141;  // g5 bitpal.dp:17
        const word w143 = ~w142 & w139;  // g6 bitpal.dp:17
        const word w144 = ~w103 & w108;  // g7 bitpal.dp:17
        const word w145 = w100 ^ w110;  // g8 bitpal.dp:17
        const word w146 = ~w144 & w145;  // g9 bitpal.dp:17
        const word w147 = ~w144 & w143;  // g10 bitpal.dp:17
        const word w148 = ~w146 & w143;  // g11 bitpal.dp:17
        const word w149 = w110 ^ w147;  // g12 bitpal.dp:17
        const word w150 = w100 ^ w147;  // g13 bitpal.dp:17
        const word w151 = ~w148 & w108;  // g14 bitpal.dp:17
        const word w152 = w103 | w148;  // g15 bitpal.dp:17
        const word w153 = w149 & w106;  // g16 bitpal.dp:17
        const word w154 = ~w106 & w100;  // g17 bitpal.dp:17
        const word w155 = w153 ^ w154;  // g18 bitpal.dp:17
        const word w156 = w151 & w106;  // g19 bitpal.dp:17
        const word w157 = ~w106 & w103;  // g20 bitpal.dp:17
        const word w158 = w156 ^ w157;  // g21 bitpal.dp:17
        store_first(bottom + i46 + 1, w128);
        store_first(bottom + i48 + 1, w126);
        c25 = w155;
        c26 = w158;
        c27 = w131;
        c28 = w134;
        c29 = w152;
        c30 = w150;
        c31 = w128;
        c32 = w126;
        c33 = w104;
        c34 = w105;
        c35 = w106;
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

/* An iteration: 64 gates, 4 moves, 0 additions, 16 loads, 4 stores. */
void bitpal_avx2_steady(uint8_t *const *buffers, const int64_t *scalars);
void bitpal_avx2_steady(uint8_t *const *buffers, const int64_t *scalars) {
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
        const word w55 = c32 ^ w53;  // g0 bitpal.dp:17
        const word w56 = w54 ^ c33;  // g1 bitpal.dp:17
        const word w57 = w55 | w56;  // g2 bitpal.dp:17
        const word w58 = ~c26 & c27;  // g3 bitpal.dp:17
        const word w59 = ~c28 & c29;  // g4 bitpal.dp:17
        const word w60 = w58 | w59;  // g5 bitpal.dp:17
        const word w61 = ~w60 & w57;  // g6 bitpal.dp:17
        const word w62 = ~c27 & c28;  // g7 bitpal.dp:17
        const word w63 = c26 ^ c29;  // g8 bitpal.dp:17
        const word w64 = ~w62 & w63;  // g9 bitpal.dp:17
        const word w65 = ~w62 & w61;  // g10 bitpal.dp:17
        const word w66 = ~w64 & w61;  // g11 bitpal.dp:17
        const word w67 = c29 ^ w65;  // g12 bitpal.dp:17
        const word w68 = c26 ^ w65;  // g13 bitpal.dp:17
        const word w69 = ~w66 & c28;  // g14 bitpal.dp:17
        const word w70 = c27 | w66;  // g15 bitpal.dp:17
        const word w71 = load_aligned(a);
        const word w72 = load_aligned(a + 1 * WORD_BYTES);
        const word w73 = w47 ^ w71;  // g0 bitpal.dp:17
        const word w74 = w72 ^ w48;  // g1 bitpal.dp:17
        const word w75 = w73 | w74;  // g2 bitpal.dp:17
        const word w76 = ~c24 & c25;  // g3 bitpal.dp:17
        const word w77 = ~w50 & w52;  // g4 bitpal.dp:17
        const word w78 = w76 | w77;  // g5 bitpal.dp:17
        const word w79 = ~w78 & w75;  // g6 bitpal.dp:17
        const word w80 = ~c25 & w50;  // g7 bitpal.dp:17
        const word w81 = c24 ^ w52;  // g8 bitpal.dp:17
        const word w82 = ~w80 & w81;  // g9 bitpal.dp:17
        const word w83 = ~w80 & w79;  // g10 bitpal.dp:17
        const word w84 = ~w82 & w79;  // g11 bitpal.dp:17
        const word w85 = w52 ^ w83;  // g12 bitpal.dp:17
        const word w86 = c24 ^ w83;  // g13 bitpal.dp:17
        const word w87 = ~w84 & w50;  // g14 bitpal.dp:17
        const word w88 = c25 | w84;  // g15 bitpal.dp:17
        store_first(bottom + i44, w70);
        store_first(bottom + i46, w68);
        const word w89 = load_word(windows + i42);
        const word w90 = load_word(windows + i43);
        const word w91 = load_first(top + i44 + 1);
        const word w92 = shift_in(w70, w91);
        const word w93 = load_first(top + i45 + 1);
        const word w94 = shift_in(w68, w93);
        const word w95 = load_aligned(a + 2 * WORD_BYTES);
        const word w96 = load_aligned(a + 3 * WORD_BYTES);
        const word w97 = w47 ^ w95;  // g0 bitpal.dp:17
        const word w98 = w96 ^ w48;  // g1 bitpal.dp:17
        const word w99 = w97 | w98;  // g2 bitpal.dp:17
        const word w100 = ~w67 & w69;  // g3 bitpal.dp:17
        const word w101 = ~w88 & w86;  // g4 bitpal.dp:17
        const word w102 = w100 | w101;  // g5 bitpal.dp:17
        const word w103 = ~w102 & w99;  // g6 bitpal.dp:17
        const word w104 = ~w69 & w88;  // g7 bitpal.dp:17
        const word w105 = w67 ^ w86;  // g8 bitpal.dp:17
        const word w106 = ~w104 & w105;  // g9 bitpal.dp:17
        const word w107 = ~w104 & w103;  // g10 bitpal.dp:17
        const word w108 = ~w106 & w103;  // g11 bitpal.dp:17
        const word w109 = w86 ^ w107;  // g12 bitpal.dp:17
        const word w110 = w67 ^ w107;  // g13 bitpal.dp:17
        const word w111 = ~w108 & w88;  // g14 bitpal.dp:17
        const word w112 = w69 | w108;  // g15 bitpal.dp:17
        const word w113 = load_aligned(a);
        const word w114 = load_aligned(a + 1 * WORD_BYTES);
        const word w115 = w89 ^ w113;  // g0 bitpal.dp:17
        const word w116 = w114 ^ w90;  // g1 bitpal.dp:17
        const word w117 = w115 | w116;  // g2 bitpal.dp:17
        const word w118 = ~w85 & w87;  // g3 bitpal.dp:17
        const word w119 = ~w92 & w94;  // g4 bitpal.dp:17
        const word w120 = w118 | w119;  // g5 bitpal.dp:17
        const word w121 = ~w120 & w117;  // g6 bitpal.dp:17
        const word w122 = ~w87 & w92;  // g7 bitpal.dp:17
        const word w123 = w85 ^ w94;  // g8 bitpal.dp:17
        const word w124 = ~w122 & w123;  // g9 bitpal.dp:17
        const word w125 = ~w122 & w121;  // g10 bitpal.dp:17
        const word w126 = ~w124 & w121;  // g11 bitpal.dp:17
        const word w127 = w94 ^ w125;  // g12 bitpal.dp:17
        const word w128 = w85 ^ w125;  // g13 bitpal.dp:17
        const word w129 = ~w126 & w92;  // g14 bitpal.dp:17
        const word w130 = w87 | w126;  // g15 bitpal.dp:17
        store_first(bottom + i44 + 1, w112);
        store_first(bottom + i46 + 1, w110);
        c24 = w127;
        c25 = w129;
        c26 = w109;
        c27 = w111;
        c28 = w130;
        c29 = w128;
        c30 = w112;
        c31 = w110;
        c32 = w89;
        c33 = w90;
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

#ifdef __cplusplus
}
#endif
