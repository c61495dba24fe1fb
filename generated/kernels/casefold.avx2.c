/* SPDX-License-Identifier: Apache-2.0
 *
 * casefold in the wavefront layout, 2 rows a lane, for avx2.
 * Made by: minterm compile casefold --layout wavefront --target avx2 --alphabet ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz --rows 2 --emit c
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
 *     recurrence casefold
 *       predicate fold: 308 of 65536 pairs
 *       int D[0][j] = j
 *       int D[i][0] = i
 *       int D[i][j] = min(D[i-1][j] + 1, D[i][j-1] + 1, D[i-1][j-1] + (fold ? 0 : 1))
 *       answer D[m][n]
 *
 * Codes of symbols, of which bit p is in plane p:
 *     a and b: 'A' 0, 'B' 1, 'C' 2, 'D' 3, 'E' 4, 'F' 5, 'G' 6, 'H' 7, 'I' 8, 'J' 9, 'K' 10, 'L' 11
 *              'M' 12, 'N' 13, 'O' 14, 'P' 15, 'Q' 16, 'R' 17, 'S' 18, 'T' 19, 'U' 20, 'V' 21, 'W' 22, 'X' 23
 *              'Y' 24, 'Z' 25, 'a' 0, 'b' 1, 'c' 2, 'd' 3, 'e' 4, 'f' 5, 'g' 6, 'h' 7, 'i' 8, 'j' 9
 *              'k' 10, 'l' 11, 'm' 12, 'n' 13, 'o' 14, 'p' 15, 'q' 16, 'r' 17, 's' 18, 't' 19, 'u' 20, 'v' 21
 *              'w' 22, 'x' 23, 'y' 24, 'z' 25
 *
 * Codes of what crosses the edges of cells, bit 0 on the right; bit p is in plane p, and * may be
 * either:
 *     vertical, D[i][j-1] - D[i-1][j-1]:
 *         -1 = 11
 *         0 = 01
 *         1 = 00
 *         row 1, 2, .. at the left edge (j - 1 = 0): code 0
 *     horizontal, D[i-1][j] - D[i-1][j-1]:
 *         -1 = 00
 *         0 = 10
 *         1 = 11
 *         column 1, 2, .. at the top edge (i - 1 = 0): code 3
 *
 * What lies where. Rows and columns are counted from 0 here. A strip has 512 rows: row r is bit 255 - r / 2
 * of word r % 2, and bit x of a word is bit x % 8 of its byte x / 8.
 *     a         word (r % 2) * 5 + p: plane p of the symbols of its rows
 *     windows   sequence x * 5 + p, for x from 0 to 1: 256 zeros, then plane p of the columns x, x + 2,
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
 * The answer D[m][n] is D[0][n] plus what the vertical codes of all m rows stand for
 * after the last call (D[i][n] - D[i-1][n] then).
 *
 * A cell: 8 gates, fewer than 6 are impossible (shipped).
 * Comments behind its gates have their names here and casefold.dp:18, where its formula begins.
 * Gates after the last of these keep the vertical flow of lanes that have no column.
 * avx2: 17 gates, depth 8, 0 moves, 14 live registers
 * inputs v0 v1 h0 h1 a0 a1 a2 a3 a4 b0 b1 b2 b3 b4
 * g0 = xor(a0, b0)
 * g1 = xor(a1, b1)
 * g2 = or(g0, g1)
 * g3 = xor(a2, b2)
 * g4 = or(g2, g3)
 * g5 = xor(a3, b3)
 * g6 = or(g4, g5)
 * g7 = xor(a4, b4)
 * g8 = or(g6, g7)
 * g9 = andn(v1, g8)
 * g10 = and(h1, g8)
 * g11 = andn(g9, h1)
 * g12 = or(h0, g11)
 * g13 = andn(g9, h0)
 * g14 = and(v0, g10)
 * g15 = or(v1, g14)
 * g16 = or(v0, g10)
 * v0' = g12
 * v1' = g13
 * h0' = g15
 * h1' = g16
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

/* An iteration: 92 gates, 4 moves, 0 additions, 36 loads, 4 stores. */
void casefold_avx2_edge(uint8_t *const *buffers, const int64_t *scalars);
void casefold_avx2_edge(uint8_t *const *buffers, const int64_t *scalars) {
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
    const uint64_t i21 = i20 + i17;
    const uint64_t i22 = i21 + i17;
    const uint64_t i23 = i22 + i17;
    const uint64_t i24 = i23 + i17;
    const uint64_t i25 = i24 + i17;
    const uint64_t i26 = i25 + i17;
    const word w27 = load_word(windows + i22);
    const word w28 = load_word(windows + i23);
    const word w29 = load_word(windows + i24);
    const word w30 = load_word(windows + i25);
    const word w31 = load_word(windows + i26);
    const word w32 = load_word(active + i18);
    word c34 = w5;
    word c35 = w6;
    word c36 = w7;
    word c37 = w8;
    word c38 = w9;
    word c39 = w10;
    word c40 = w11;
    word c41 = w12;
    word c42 = w27;
    word c43 = w28;
    word c44 = w29;
    word c45 = w30;
    word c46 = w31;
    word c47 = w32;
    for (uint64_t i33 = i3; (int64_t)i33 < (int64_t)i4; ++i33) {
        const uint64_t i48 = (uint64_t)1;
        const uint64_t i49 = i33 + i48;
        const uint64_t i50 = i49 & (uint64_t)7;
        const uint64_t i51 = i49 >> 3;
        const uint64_t i52 = i50 * i0;
        const uint64_t i53 = i52 + i51;
        const uint64_t i54 = i0 * (uint64_t)8;
        const uint64_t i55 = i53 + i54;
        const uint64_t i56 = i55 + i54;
        const uint64_t i57 = i56 + i54;
        const uint64_t i58 = i57 + i54;
        const uint64_t i59 = i58 + i54;
        const uint64_t i60 = i59 + i54;
        const uint64_t i61 = i60 + i54;
        const uint64_t i62 = i61 + i54;
        const uint64_t i63 = i62 + i54;
        const uint64_t i64 = i33 * (uint64_t)2;
        const uint64_t i65 = i64 + i1;
        const uint64_t i66 = i64 + i2;
        const word w67 = load_word(windows + i53);
        const word w68 = load_word(windows + i55);
        const word w69 = load_word(windows + i56);
        const word w70 = load_word(windows + i57);
        const word w71 = load_word(windows + i58);
        const word w72 = load_word(active + i53);
        const word w73 = load_first(top + i64);
        const word w74 = shift_in(c40, w73);
        const word w75 = load_first(top + i65);
        const word w76 = shift_in(c41, w75);
        const word w77 = load_aligned(a + 5 * WORD_BYTES);
        const word w78 = load_aligned(a + 6 * WORD_BYTES);
        const word w79 = load_aligned(a + 7 * WORD_BYTES);
        const word w80 = load_aligned(a + 8 * WORD_BYTES);
        const word w81 = load_aligned(a + 9 * WORD_BYTES);
        const word w82 = w77 ^ c42;  // g0 casefold.dp:18
        const word w83 = w78 ^ c43;  // g1 casefold.dp:18
        const word w84 = w82 | w83;  // g2 casefold.dp:18
        const word w85 = w79 ^ c44;  // g3 casefold.dp:18
        const word w86 = w84 | w85;  // g4 casefold.dp:18
        const word w87 = w80 ^ c45;  // g5 casefold.dp:18
        const word w88 = w86 | w87;  // g6 casefold.dp:18
        const word w89 = w81 ^ c46;  // g7 casefold.dp:18
        const word w90 = w88 | w89;  // g8 casefold.dp:18
        const word w91 = ~c37 & w90;  // g9 casefold.dp:18
        const word w92 = c39 & w90;  // g10 casefold.dp:18
        const word w93 = ~w91 & c39;  // g11 casefold.dp:18
        const word w94 = c38 | w93;  // g12 casefold.dp:18
        const word w95 = ~w91 & c38;  // g13 casefold.dp:18
        const word w96 = c36 & w92;  // g14 casefold.dp:18
        const word w97 = c37 | w96;  // g15 casefold.dp:18
        const word w98 = c36 | w92;  // g16 casefold.dp:18
        const word w99 = w94 & c47;  // g17 casefold.dp:18
        const word w100 = ~c47 & c36;  // g18 casefold.dp:18
        const word w101 = w99 ^ w100;  // g19 casefold.dp:18
        const word w102 = w95 & c47;  // g20 casefold.dp:18
        const word w103 = ~c47 & c37;  // g21 casefold.dp:18
        const word w104 = w102 ^ w103;  // g22 casefold.dp:18
        const word w105 = load_aligned(a);
        const word w106 = load_aligned(a + 1 * WORD_BYTES);
        const word w107 = load_aligned(a + 2 * WORD_BYTES);
        const word w108 = load_aligned(a + 3 * WORD_BYTES);
        const word w109 = load_aligned(a + 4 * WORD_BYTES);
        const word w110 = w105 ^ w67;  // g0 casefold.dp:18
        const word w111 = w106 ^ w68;  // g1 casefold.dp:18
        const word w112 = w110 | w111;  // g2 casefold.dp:18
        const word w113 = w107 ^ w69;  // g3 casefold.dp:18
        const word w114 = w112 | w113;  // g4 casefold.dp:18
        const word w115 = w108 ^ w70;  // g5 casefold.dp:18
        const word w116 = w114 | w115;  // g6 casefold.dp:18
        const word w117 = w109 ^ w71;  // g7 casefold.dp:18
        const word w118 = w116 | w117;  // g8 casefold.dp:18
        const word w119 = ~c35 & w118;  // g9 casefold.dp:18
        const word w120 = w76 & w118;  // g10 casefold.dp:18
        const word w121 = ~w119 & w76;  // g11 casefold.dp:18
        const word w122 = w74 | w121;  // g12 casefold.dp:18
        const word w123 = ~w119 & w74;  // g13 casefold.dp:18
        const word w124 = c34 & w120;  // g14 casefold.dp:18
        const word w125 = c35 | w124;  // g15 casefold.dp:18
        const word w126 = c34 | w120;  // g16 casefold.dp:18
        const word w127 = w122 & w72;  // g17 casefold.dp:18
        const word w128 = ~w72 & c34;  // g18 casefold.dp:18
        const word w129 = w127 ^ w128;  // g19 casefold.dp:18
        const word w130 = w123 & w72;  // g20 casefold.dp:18
        const word w131 = ~w72 & c35;  // g21 casefold.dp:18
        const word w132 = w130 ^ w131;  // g22 casefold.dp:18
        store_first(bottom + i64, w97);
        store_first(bottom + i66, w98);
        const word w133 = load_word(windows + i59);
        const word w134 = load_word(windows + i60);
        const word w135 = load_word(windows + i61);
        const word w136 = load_word(windows + i62);
        const word w137 = load_word(windows + i63);
        const word w138 = load_word(active + i55);
        const word w139 = load_first(top + i64 + 1);
        const word w140 = shift_in(w97, w139);
        const word w141 = load_first(top + i65 + 1);
        const word w142 = shift_in(w98, w141);
        const word w143 = load_aligned(a + 5 * WORD_BYTES);
        const word w144 = load_aligned(a + 6 * WORD_BYTES);
        const word w145 = load_aligned(a + 7 * WORD_BYTES);
        const word w146 = load_aligned(a + 8 * WORD_BYTES);
        const word w147 = load_aligned(a + 9 * WORD_BYTES);
        const word w148 = w143 ^ w67;  // g0 casefold.dp:18
        const word w149 = w144 ^ w68;  // g1 casefold.dp:18
        const word w150 = w148 | w149;  // g2 casefold.dp:18
        const word w151 = w145 ^ w69;  // g3 casefold.dp:18
        const word w152 = w150 | w151;  // g4 casefold.dp:18
        const word w153 = w146 ^ w70;  // g5 casefold.dp:18
        const word w154 = w152 | w153;  // g6 casefold.dp:18
        const word w155 = w147 ^ w71;  // g7 casefold.dp:18
        const word w156 = w154 | w155;  // g8 casefold.dp:18
        const word w157 = ~w104 & w156;  // g9 casefold.dp:18
        const word w158 = w126 & w156;  // g10 casefold.dp:18
        const word w159 = ~w157 & w126;  // g11 casefold.dp:18
        const word w160 = w125 | w159;  // g12 casefold.dp:18
        const word w161 = ~w157 & w125;  // g13 casefold.dp:18
        const word w162 = w101 & w158;  // g14 casefold.dp:18
        const word w163 = w104 | w162;  // g15 casefold.dp:18
        const word w164 = w101 | w158;  // g16 casefold.dp:18
        const word w165 = w160 & w72;  // g17 casefold.dp:18
        const word w166 = ~w72 & w101;  // g18 casefold.dp:18
        const word w167 = w165 ^ w166;  // g19 casefold.dp:18
        const word w168 = w161 & w72;  // g20 casefold.dp:18
        const word w169 = ~w72 & w104;  // g21 casefold.dp:18
        const word w170 = w168 ^ w169;  // g22 casefold.dp:18
        const word w171 = load_aligned(a);
        const word w172 = load_aligned(a + 1 * WORD_BYTES);
        const word w173 = load_aligned(a + 2 * WORD_BYTES);
        const word w174 = load_aligned(a + 3 * WORD_BYTES);
        const word w175 = load_aligned(a + 4 * WORD_BYTES);
        const word w176 = w171 ^ w133;  // g0 casefold.dp:18
        const word w177 = w172 ^ w134;  // g1 casefold.dp:18
        const word w178 = w176 | w177;  // g2 casefold.dp:18
        const word w179 = w173 ^ w135;  // g3 casefold.dp:18
        const word w180 = w178 | w179;  // g4 casefold.dp:18
        const word w181 = w174 ^ w136;  // g5 casefold.dp:18
        const word w182 = w180 | w181;  // g6 casefold.dp:18
        const word w183 = w175 ^ w137;  // g7 casefold.dp:18
        const word w184 = w182 | w183;  // g8 casefold.dp:18
        const word w185 = ~w132 & w184;  // g9 casefold.dp:18
        const word w186 = w142 & w184;  // g10 casefold.dp:18
        const word w187 = ~w185 & w142;  // g11 casefold.dp:18
        const word w188 = w140 | w187;  // g12 casefold.dp:18
        const word w189 = ~w185 & w140;  // g13 casefold.dp:18
        const word w190 = w129 & w186;  // g14 casefold.dp:18
        const word w191 = w132 | w190;  // g15 casefold.dp:18
        const word w192 = w129 | w186;  // g16 casefold.dp:18
        const word w193 = w188 & w138;  // g17 casefold.dp:18
        const word w194 = ~w138 & w129;  // g18 casefold.dp:18
        const word w195 = w193 ^ w194;  // g19 casefold.dp:18
        const word w196 = w189 & w138;  // g20 casefold.dp:18
        const word w197 = ~w138 & w132;  // g21 casefold.dp:18
        const word w198 = w196 ^ w197;  // g22 casefold.dp:18
        store_first(bottom + i64 + 1, w163);
        store_first(bottom + i66 + 1, w164);
        c34 = w195;
        c35 = w198;
        c36 = w167;
        c37 = w170;
        c38 = w191;
        c39 = w192;
        c40 = w163;
        c41 = w164;
        c42 = w133;
        c43 = w134;
        c44 = w135;
        c45 = w136;
        c46 = w137;
        c47 = w138;
    }
    store_aligned(vertical, c34);
    store_aligned(vertical + 1 * WORD_BYTES, c35);
    store_aligned(vertical + 2 * WORD_BYTES, c36);
    store_aligned(vertical + 3 * WORD_BYTES, c37);
    store_aligned(down, c38);
    store_aligned(down + 1 * WORD_BYTES, c39);
    store_aligned(down + 2 * WORD_BYTES, c40);
    store_aligned(down + 3 * WORD_BYTES, c41);
}

/* An iteration: 68 gates, 4 moves, 0 additions, 34 loads, 4 stores. */
void casefold_avx2_steady(uint8_t *const *buffers, const int64_t *scalars);
void casefold_avx2_steady(uint8_t *const *buffers, const int64_t *scalars) {
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
    const uint64_t i21 = i20 + i17;
    const uint64_t i22 = i21 + i17;
    const uint64_t i23 = i22 + i17;
    const uint64_t i24 = i23 + i17;
    const uint64_t i25 = i24 + i17;
    const uint64_t i26 = i25 + i17;
    const word w27 = load_word(windows + i22);
    const word w28 = load_word(windows + i23);
    const word w29 = load_word(windows + i24);
    const word w30 = load_word(windows + i25);
    const word w31 = load_word(windows + i26);
    word c33 = w5;
    word c34 = w6;
    word c35 = w7;
    word c36 = w8;
    word c37 = w9;
    word c38 = w10;
    word c39 = w11;
    word c40 = w12;
    word c41 = w27;
    word c42 = w28;
    word c43 = w29;
    word c44 = w30;
    word c45 = w31;
    for (uint64_t i32 = i3; (int64_t)i32 < (int64_t)i4; ++i32) {
        const uint64_t i46 = (uint64_t)1;
        const uint64_t i47 = i32 + i46;
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
        const uint64_t i60 = i59 + i52;
        const uint64_t i61 = i60 + i52;
        const uint64_t i62 = i32 * (uint64_t)2;
        const uint64_t i63 = i62 + i1;
        const uint64_t i64 = i62 + i2;
        const word w65 = load_word(windows + i51);
        const word w66 = load_word(windows + i53);
        const word w67 = load_word(windows + i54);
        const word w68 = load_word(windows + i55);
        const word w69 = load_word(windows + i56);
        const word w70 = load_first(top + i62);
        const word w71 = shift_in(c39, w70);
        const word w72 = load_first(top + i63);
        const word w73 = shift_in(c40, w72);
        const word w74 = load_aligned(a + 5 * WORD_BYTES);
        const word w75 = load_aligned(a + 6 * WORD_BYTES);
        const word w76 = load_aligned(a + 7 * WORD_BYTES);
        const word w77 = load_aligned(a + 8 * WORD_BYTES);
        const word w78 = load_aligned(a + 9 * WORD_BYTES);
        const word w79 = w74 ^ c41;  // g0 casefold.dp:18
        const word w80 = w75 ^ c42;  // g1 casefold.dp:18
        const word w81 = w79 | w80;  // g2 casefold.dp:18
        const word w82 = w76 ^ c43;  // g3 casefold.dp:18
        const word w83 = w81 | w82;  // g4 casefold.dp:18
        const word w84 = w77 ^ c44;  // g5 casefold.dp:18
        const word w85 = w83 | w84;  // g6 casefold.dp:18
        const word w86 = w78 ^ c45;  // g7 casefold.dp:18
        const word w87 = w85 | w86;  // g8 casefold.dp:18
        const word w88 = ~c36 & w87;  // g9 casefold.dp:18
        const word w89 = c38 & w87;  // g10 casefold.dp:18
        const word w90 = ~w88 & c38;  // g11 casefold.dp:18
        const word w91 = c37 | w90;  // g12 casefold.dp:18
        const word w92 = ~w88 & c37;  // g13 casefold.dp:18
        const word w93 = c35 & w89;  // g14 casefold.dp:18
        const word w94 = c36 | w93;  // g15 casefold.dp:18
        const word w95 = c35 | w89;  // g16 casefold.dp:18
        const word w96 = load_aligned(a);
        const word w97 = load_aligned(a + 1 * WORD_BYTES);
        const word w98 = load_aligned(a + 2 * WORD_BYTES);
        const word w99 = load_aligned(a + 3 * WORD_BYTES);
        const word w100 = load_aligned(a + 4 * WORD_BYTES);
        const word w101 = w96 ^ w65;  // g0 casefold.dp:18
        const word w102 = w97 ^ w66;  // g1 casefold.dp:18
        const word w103 = w101 | w102;  // g2 casefold.dp:18
        const word w104 = w98 ^ w67;  // g3 casefold.dp:18
        const word w105 = w103 | w104;  // g4 casefold.dp:18
        const word w106 = w99 ^ w68;  // g5 casefold.dp:18
        const word w107 = w105 | w106;  // g6 casefold.dp:18
        const word w108 = w100 ^ w69;  // g7 casefold.dp:18
        const word w109 = w107 | w108;  // g8 casefold.dp:18
        const word w110 = ~c34 & w109;  // g9 casefold.dp:18
        const word w111 = w73 & w109;  // g10 casefold.dp:18
        const word w112 = ~w110 & w73;  // g11 casefold.dp:18
        const word w113 = w71 | w112;  // g12 casefold.dp:18
        const word w114 = ~w110 & w71;  // g13 casefold.dp:18
        const word w115 = c33 & w111;  // g14 casefold.dp:18
        const word w116 = c34 | w115;  // g15 casefold.dp:18
        const word w117 = c33 | w111;  // g16 casefold.dp:18
        store_first(bottom + i62, w94);
        store_first(bottom + i64, w95);
        const word w118 = load_word(windows + i57);
        const word w119 = load_word(windows + i58);
        const word w120 = load_word(windows + i59);
        const word w121 = load_word(windows + i60);
        const word w122 = load_word(windows + i61);
        const word w123 = load_first(top + i62 + 1);
        const word w124 = shift_in(w94, w123);
        const word w125 = load_first(top + i63 + 1);
        const word w126 = shift_in(w95, w125);
        const word w127 = load_aligned(a + 5 * WORD_BYTES);
        const word w128 = load_aligned(a + 6 * WORD_BYTES);
        const word w129 = load_aligned(a + 7 * WORD_BYTES);
        const word w130 = load_aligned(a + 8 * WORD_BYTES);
        const word w131 = load_aligned(a + 9 * WORD_BYTES);
        const word w132 = w127 ^ w65;  // g0 casefold.dp:18
        const word w133 = w128 ^ w66;  // g1 casefold.dp:18
        const word w134 = w132 | w133;  // g2 casefold.dp:18
        const word w135 = w129 ^ w67;  // g3 casefold.dp:18
        const word w136 = w134 | w135;  // g4 casefold.dp:18
        const word w137 = w130 ^ w68;  // g5 casefold.dp:18
        const word w138 = w136 | w137;  // g6 casefold.dp:18
        const word w139 = w131 ^ w69;  // g7 casefold.dp:18
        const word w140 = w138 | w139;  // g8 casefold.dp:18
        const word w141 = ~w92 & w140;  // g9 casefold.dp:18
        const word w142 = w117 & w140;  // g10 casefold.dp:18
        const word w143 = ~w141 & w117;  // g11 casefold.dp:18
        const word w144 = w116 | w143;  // g12 casefold.dp:18
        const word w145 = ~w141 & w116;  // g13 casefold.dp:18
        const word w146 = w91 & w142;  // g14 casefold.dp:18
        const word w147 = w92 | w146;  // g15 casefold.dp:18
        const word w148 = w91 | w142;  // g16 casefold.dp:18
        const word w149 = load_aligned(a);
        const word w150 = load_aligned(a + 1 * WORD_BYTES);
        const word w151 = load_aligned(a + 2 * WORD_BYTES);
        const word w152 = load_aligned(a + 3 * WORD_BYTES);
        const word w153 = load_aligned(a + 4 * WORD_BYTES);
        const word w154 = w149 ^ w118;  // g0 casefold.dp:18
        const word w155 = w150 ^ w119;  // g1 casefold.dp:18
        const word w156 = w154 | w155;  // g2 casefold.dp:18
        const word w157 = w151 ^ w120;  // g3 casefold.dp:18
        const word w158 = w156 | w157;  // g4 casefold.dp:18
        const word w159 = w152 ^ w121;  // g5 casefold.dp:18
        const word w160 = w158 | w159;  // g6 casefold.dp:18
        const word w161 = w153 ^ w122;  // g7 casefold.dp:18
        const word w162 = w160 | w161;  // g8 casefold.dp:18
        const word w163 = ~w114 & w162;  // g9 casefold.dp:18
        const word w164 = w126 & w162;  // g10 casefold.dp:18
        const word w165 = ~w163 & w126;  // g11 casefold.dp:18
        const word w166 = w124 | w165;  // g12 casefold.dp:18
        const word w167 = ~w163 & w124;  // g13 casefold.dp:18
        const word w168 = w113 & w164;  // g14 casefold.dp:18
        const word w169 = w114 | w168;  // g15 casefold.dp:18
        const word w170 = w113 | w164;  // g16 casefold.dp:18
        store_first(bottom + i62 + 1, w147);
        store_first(bottom + i64 + 1, w148);
        c33 = w166;
        c34 = w167;
        c35 = w144;
        c36 = w145;
        c37 = w169;
        c38 = w170;
        c39 = w147;
        c40 = w148;
        c41 = w118;
        c42 = w119;
        c43 = w120;
        c44 = w121;
        c45 = w122;
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
