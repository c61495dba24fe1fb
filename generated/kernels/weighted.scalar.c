/* SPDX-License-Identifier: Apache-2.0
 *
 * weighted in the wavefront layout, 2 rows a lane, for scalar.
 * Made by: minterm compile weighted --layout wavefront --target scalar --alphabet ACGT --rows 2 --emit c
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
 *         -2 = 001
 *         -1 = 000
 *         0 = 011
 *         1 = 010
 *         2 = 101
 *         row 1, 2, .. at the left edge (j - 1 = 0): code 5
 *     horizontal, D[i-1][j] - D[i-1][j-1]:
 *         -2 = 011
 *         -1 = 110
 *         0 = 1*1
 *         1 = 000
 *         2 = 001
 *         column 1, 2, .. at the top edge (i - 1 = 0): code 1
 *
 * What lies where. Rows and columns are counted from 0 here. A strip has 128 rows: row r is bit 63 - r / 2
 * of word r % 2, and bit x of a word is bit x % 8 of its byte x / 8.
 *     a         word (r % 2) * 2 + p: plane p of the symbols of its rows
 *     windows   sequence x * 2 + p, for x from 0 to 1: 64 zeros, then plane p of the columns x, x + 2,
 *               x + 4, .. and zeros; eight copies of each, as of active
 *     active    sequences x, for x from 0 to 1: 64 zeros and then a one for each column x, x + 2, .. that
 *               there is. Eight copies of each, copy c without its first c bits: byte (x * 8 + c) *
 *               copy_stride begins it. copy_stride is at least iterations / 8 + 9
 *     vertical  word (r % 2) * 3 + p: plane p of what enters its rows from the left, and after the
 *               last call of what leaves them on the right
 *     down      6 words, which may be anything at first
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
 * The answer D[m][n] is D[0][n] plus what the vertical codes of all m rows stand for
 * after the last call (D[i][n] - D[i-1][n] then).
 *
 * A cell: 18 gates, nothing proved (shipped).
 * Comments behind its gates have their names here and weighted.dp:15, where its formula begins.
 * Gates after the last of these keep the vertical flow of lanes that have no column.
 * bmi: 21 gates, depth 14, 1 move, 10 live registers
 * inputs v0 v1 v2 h0 h1 h2 a0 a1 b0 b1
 * g0 = xor(a0, b0)
 * g1 = xor(a1, b1)
 * g2 = or(g0, g1)
 * g3 = xor(v1, v2)
 * g4 = xor(v0, v2)
 * g5 = andn(g4, g2)
 * g6 = andn(h0, g5)
 * g7 = xor(h2, g6)
 * g8 = and(g2, g3)
 * g9 = andn(g7, h1)
 * g10 = andn(g9, g8)
 * g11 = or(h1, g7)
 * g12 = xor(g7, g10)
 * g13 = andn(g10, g3)
 * g14 = xor(h0, g5)
 * g15 = andn(g12, g11)
 * g16 = or(g14, g15)
 * g17 = xor(v0, g16)
 * g18 = xor(h0, g17)
 * g19 = and(v2, g18)
 * g20 = xor(g13, g19)
 * v0' = g16
 * v1' = g12
 * v2' = g15
 * h0' = g18
 * h1' = g13
 * h2' = g20
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

/* An iteration: 120 gates, 6 moves, 0 additions, 20 loads, 6 stores. */
void weighted_scalar_edge(uint8_t *const *buffers, const int64_t *scalars);
void weighted_scalar_edge(uint8_t *const *buffers, const int64_t *scalars) {
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
    const word w15 = load_aligned(down + 4 * WORD_BYTES);
    const word w16 = load_aligned(down + 5 * WORD_BYTES);
    const uint64_t i17 = i3 & (uint64_t)7;
    const uint64_t i18 = i3 >> 3;
    const uint64_t i19 = i17 * i0;
    const uint64_t i20 = i19 + i18;
    const uint64_t i21 = i0 * (uint64_t)8;
    const uint64_t i22 = i20 + i21;
    const uint64_t i23 = i22 + i21;
    const uint64_t i24 = i23 + i21;
    const word w25 = load_word(windows + i23);
    const word w26 = load_word(windows + i24);
    const word w27 = load_word(active + i22);
    word c29 = w5;
    word c30 = w6;
    word c31 = w7;
    word c32 = w8;
    word c33 = w9;
    word c34 = w10;
    word c35 = w11;
    word c36 = w12;
    word c37 = w13;
    word c38 = w14;
    word c39 = w15;
    word c40 = w16;
    word c41 = w25;
    word c42 = w26;
    word c43 = w27;
    for (uint64_t i28 = i3; (int64_t)i28 < (int64_t)i4; ++i28) {
        const uint64_t i44 = (uint64_t)1;
        const uint64_t i45 = i28 + i44;
        const uint64_t i46 = i45 & (uint64_t)7;
        const uint64_t i47 = i45 >> 3;
        const uint64_t i48 = i46 * i0;
        const uint64_t i49 = i48 + i47;
        const uint64_t i50 = i0 * (uint64_t)8;
        const uint64_t i51 = i49 + i50;
        const uint64_t i52 = i51 + i50;
        const uint64_t i53 = i52 + i50;
        const uint64_t i54 = i28 * (uint64_t)2;
        const uint64_t i55 = i54 + i1;
        const uint64_t i56 = i55 + i1;
        const uint64_t i57 = i54 + i2;
        const uint64_t i58 = i57 + i2;
        const word w59 = load_word(windows + i49);
        const word w60 = load_word(windows + i51);
        const word w61 = load_word(active + i49);
        const word w62 = load_first(top + i54);
        const word w63 = shift_in(c38, w62);
        const word w64 = load_first(top + i55);
        const word w65 = shift_in(c39, w64);
        const word w66 = load_first(top + i56);
        const word w67 = shift_in(c40, w66);
        const word w68 = load_aligned(a + 2 * WORD_BYTES);
        const word w69 = load_aligned(a + 3 * WORD_BYTES);
        const word w70 = w68 ^ c41;  // g0 weighted.dp:15
        const word w71 = w69 ^ c42;  // g1 weighted.dp:15
        const word w72 = w70 | w71;  // g2 weighted.dp:15
        const word w73 = c33 ^ c34;  // g3 weighted.dp:15
        const word w74 = c32 ^ c34;  // g4 weighted.dp:15
        const word w75 = ~w74 & w72;  // g5 weighted.dp:15
        const word w76 = ~c35 & w75;  // g6 weighted.dp:15
        const word w77 = c37 ^ w76;  // g7 weighted.dp:15
        const word w78 = w72 & w73;  // g8 weighted.dp:15
        const word w79 = ~w77 & c36;  // g9 weighted.dp:15
        const word w80 = ~w79 & w78;  // g10 weighted.dp:15
        const word w81 = c36 | w77;  // g11 weighted.dp:15
        const word w82 = w77 ^ w80;  // g12 weighted.dp:15
        const word w83 = ~w80 & w73;  // g13 weighted.dp:15
        const word w84 = c35 ^ w75;  // g14 weighted.dp:15
        const word w85 = ~w82 & w81;  // g15 weighted.dp:15
        const word w86 = w84 | w85;  // g16 weighted.dp:15
        const word w87 = c32 ^ w86;  // g17 weighted.dp:15
        const word w88 = c35 ^ w87;  // g18 weighted.dp:15
        const word w89 = c34 & w88;  // g19 weighted.dp:15
        const word w90 = w83 ^ w89;  // g20 weighted.dp:15
        const word w91 = w86 & c43;  // g21 weighted.dp:15
        const word w92 = ~c43 & c32;  // g22 weighted.dp:15
        const word w93 = w91 ^ w92;  // g23 weighted.dp:15
        const word w94 = w82 & c43;  // g24 weighted.dp:15
        const word w95 = ~c43 & c33;  // g25 weighted.dp:15
        const word w96 = w94 ^ w95;  // g26 weighted.dp:15
        const word w97 = w85 & c43;  // g27 weighted.dp:15
        const word w98 = ~c43 & c34;  // g28 weighted.dp:15
        const word w99 = w97 ^ w98;  // g29 weighted.dp:15
        const word w100 = load_aligned(a);
        const word w101 = load_aligned(a + 1 * WORD_BYTES);
        const word w102 = w100 ^ w59;  // g0 weighted.dp:15
        const word w103 = w101 ^ w60;  // g1 weighted.dp:15
        const word w104 = w102 | w103;  // g2 weighted.dp:15
        const word w105 = c30 ^ c31;  // g3 weighted.dp:15
        const word w106 = c29 ^ c31;  // g4 weighted.dp:15
        const word w107 = ~w106 & w104;  // g5 weighted.dp:15
        const word w108 = ~w63 & w107;  // g6 weighted.dp:15
        const word w109 = w67 ^ w108;  // g7 weighted.dp:15
        const word w110 = w104 & w105;  // g8 weighted.dp:15
        const word w111 = ~w109 & w65;  // g9 weighted.dp:15
        const word w112 = ~w111 & w110;  // g10 weighted.dp:15
        const word w113 = w65 | w109;  // g11 weighted.dp:15
        const word w114 = w109 ^ w112;  // g12 weighted.dp:15
        const word w115 = ~w112 & w105;  // g13 weighted.dp:15
        const word w116 = w63 ^ w107;  // g14 weighted.dp:15
        const word w117 = ~w114 & w113;  // g15 weighted.dp:15
        const word w118 = w116 | w117;  // g16 weighted.dp:15
        const word w119 = c29 ^ w118;  // g17 weighted.dp:15
        const word w120 = w63 ^ w119;  // g18 weighted.dp:15
        const word w121 = c31 & w120;  // g19 weighted.dp:15
        const word w122 = w115 ^ w121;  // g20 weighted.dp:15
        const word w123 = w118 & w61;  // g21 weighted.dp:15
        const word w124 = ~w61 & c29;  // g22 weighted.dp:15
        const word w125 = w123 ^ w124;  // g23 weighted.dp:15
        const word w126 = w114 & w61;  // g24 weighted.dp:15
        const word w127 = ~w61 & c30;  // g25 weighted.dp:15
        const word w128 = w126 ^ w127;  // g26 weighted.dp:15
        const word w129 = w117 & w61;  // g27 weighted.dp:15
        const word w130 = ~w61 & c31;  // g28 weighted.dp:15
        const word w131 = w129 ^ w130;  // g29 weighted.dp:15
        store_first(bottom + i54, w88);
        store_first(bottom + i57, w83);
        store_first(bottom + i58, w90);
        const word w132 = load_word(windows + i52);
        const word w133 = load_word(windows + i53);
        const word w134 = load_word(active + i51);
        const word w135 = load_first(top + i54 + 1);
        const word w136 = shift_in(w88, w135);
        const word w137 = load_first(top + i55 + 1);
        const word w138 = shift_in(w83, w137);
        const word w139 = load_first(top + i56 + 1);
        const word w140 = shift_in(w90, w139);
        const word w141 = load_aligned(a + 2 * WORD_BYTES);
        const word w142 = load_aligned(a + 3 * WORD_BYTES);
        const word w143 = w141 ^ w59;  // g0 weighted.dp:15
        const word w144 = w142 ^ w60;  // g1 weighted.dp:15
        const word w145 = w143 | w144;  // g2 weighted.dp:15
        const word w146 = w96 ^ w99;  // g3 weighted.dp:15
        const word w147 = w93 ^ w99;  // g4 weighted.dp:15
        const word w148 = ~w147 & w145;  // g5 weighted.dp:15
        const word w149 = ~w120 & w148;  // g6 weighted.dp:15
        const word w150 = w122 ^ w149;  // g7 weighted.dp:15
        const word w151 = w145 & w146;  // g8 weighted.dp:15
        const word w152 = ~w150 & w115;  // g9 weighted.dp:15
        const word w153 = ~w152 & w151;  // g10 weighted.dp:15
        const word w154 = w115 | w150;  // g11 weighted.dp:15
        const word w155 = w150 ^ w153;  // g12 weighted.dp:15
        const word w156 = ~w153 & w146;  // g13 weighted.dp:15
        const word w157 = w120 ^ w148;  // g14 weighted.dp:15
        const word w158 = ~w155 & w154;  // g15 weighted.dp:15
        const word w159 = w157 | w158;  // g16 weighted.dp:15
        const word w160 = w93 ^ w159;  // g17 weighted.dp:15
        const word w161 = w120 ^ w160;  // g18 weighted.dp:15
        const word w162 = w99 & w161;  // g19 weighted.dp:15
        const word w163 = w156 ^ w162;  // g20 weighted.dp:15
        const word w164 = w159 & w61;  // g21 weighted.dp:15
        const word w165 = ~w61 & w93;  // g22 weighted.dp:15
        const word w166 = w164 ^ w165;  // g23 weighted.dp:15
        const word w167 = w155 & w61;  // g24 weighted.dp:15
        const word w168 = ~w61 & w96;  // g25 weighted.dp:15
        const word w169 = w167 ^ w168;  // g26 weighted.dp:15
        const word w170 = w158 & w61;  // g27 weighted.dp:15
        const word w171 = ~w61 & w99;  // g28 weighted.dp:15
        const word w172 = w170 ^ w171;  // g29 weighted.dp:15
        const word w173 = load_aligned(a);
        const word w174 = load_aligned(a + 1 * WORD_BYTES);
        const word w175 = w173 ^ w132;  // g0 weighted.dp:15
        const word w176 = w174 ^ w133;  // g1 weighted.dp:15
        const word w177 = w175 | w176;  // g2 weighted.dp:15
        const word w178 = w128 ^ w131;  // g3 weighted.dp:15
        const word w179 = w125 ^ w131;  // g4 weighted.dp:15
        const word w180 = ~w179 & w177;  // g5 weighted.dp:15
        const word w181 = ~w136 & w180;  // g6 weighted.dp:15
        const word w182 = w140 ^ w181;  // g7 weighted.dp:15
        const word w183 = w177 & w178;  // g8 weighted.dp:15
        const word w184 = ~w182 & w138;  // g9 weighted.dp:15
        const word w185 = ~w184 & w183;  // g10 weighted.dp:15
        const word w186 = w138 | w182;  // g11 weighted.dp:15
        const word w187 = w182 ^ w185;  // g12 weighted.dp:15
        const word w188 = ~w185 & w178;  // g13 weighted.dp:15
        const word w189 = w136 ^ w180;  // g14 weighted.dp:15
        const word w190 = ~w187 & w186;  // g15 weighted.dp:15
        const word w191 = w189 | w190;  // g16 weighted.dp:15
        const word w192 = w125 ^ w191;  // g17 weighted.dp:15
        const word w193 = w136 ^ w192;  // g18 weighted.dp:15
        const word w194 = w131 & w193;  // g19 weighted.dp:15
        const word w195 = w188 ^ w194;  // g20 weighted.dp:15
        const word w196 = w191 & w134;  // g21 weighted.dp:15
        const word w197 = ~w134 & w125;  // g22 weighted.dp:15
        const word w198 = w196 ^ w197;  // g23 weighted.dp:15
        const word w199 = w187 & w134;  // g24 weighted.dp:15
        const word w200 = ~w134 & w128;  // g25 weighted.dp:15
        const word w201 = w199 ^ w200;  // g26 weighted.dp:15
        const word w202 = w190 & w134;  // g27 weighted.dp:15
        const word w203 = ~w134 & w131;  // g28 weighted.dp:15
        const word w204 = w202 ^ w203;  // g29 weighted.dp:15
        store_first(bottom + i54 + 1, w161);
        store_first(bottom + i57 + 1, w156);
        store_first(bottom + i58 + 1, w163);
        c29 = w198;
        c30 = w201;
        c31 = w204;
        c32 = w166;
        c33 = w169;
        c34 = w172;
        c35 = w193;
        c36 = w188;
        c37 = w195;
        c38 = w161;
        c39 = w156;
        c40 = w163;
        c41 = w132;
        c42 = w133;
        c43 = w134;
    }
    store_aligned(vertical, c29);
    store_aligned(vertical + 1 * WORD_BYTES, c30);
    store_aligned(vertical + 2 * WORD_BYTES, c31);
    store_aligned(vertical + 3 * WORD_BYTES, c32);
    store_aligned(vertical + 4 * WORD_BYTES, c33);
    store_aligned(vertical + 5 * WORD_BYTES, c34);
    store_aligned(down, c35);
    store_aligned(down + 1 * WORD_BYTES, c36);
    store_aligned(down + 2 * WORD_BYTES, c37);
    store_aligned(down + 3 * WORD_BYTES, c38);
    store_aligned(down + 4 * WORD_BYTES, c39);
    store_aligned(down + 5 * WORD_BYTES, c40);
}

/* An iteration: 84 gates, 6 moves, 0 additions, 18 loads, 6 stores. */
void weighted_scalar_steady(uint8_t *const *buffers, const int64_t *scalars);
void weighted_scalar_steady(uint8_t *const *buffers, const int64_t *scalars) {
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
    const word w15 = load_aligned(down + 4 * WORD_BYTES);
    const word w16 = load_aligned(down + 5 * WORD_BYTES);
    const uint64_t i17 = i3 & (uint64_t)7;
    const uint64_t i18 = i3 >> 3;
    const uint64_t i19 = i17 * i0;
    const uint64_t i20 = i19 + i18;
    const uint64_t i21 = i0 * (uint64_t)8;
    const uint64_t i22 = i20 + i21;
    const uint64_t i23 = i22 + i21;
    const uint64_t i24 = i23 + i21;
    const word w25 = load_word(windows + i23);
    const word w26 = load_word(windows + i24);
    word c28 = w5;
    word c29 = w6;
    word c30 = w7;
    word c31 = w8;
    word c32 = w9;
    word c33 = w10;
    word c34 = w11;
    word c35 = w12;
    word c36 = w13;
    word c37 = w14;
    word c38 = w15;
    word c39 = w16;
    word c40 = w25;
    word c41 = w26;
    for (uint64_t i27 = i3; (int64_t)i27 < (int64_t)i4; ++i27) {
        const uint64_t i42 = (uint64_t)1;
        const uint64_t i43 = i27 + i42;
        const uint64_t i44 = i43 & (uint64_t)7;
        const uint64_t i45 = i43 >> 3;
        const uint64_t i46 = i44 * i0;
        const uint64_t i47 = i46 + i45;
        const uint64_t i48 = i0 * (uint64_t)8;
        const uint64_t i49 = i47 + i48;
        const uint64_t i50 = i49 + i48;
        const uint64_t i51 = i50 + i48;
        const uint64_t i52 = i27 * (uint64_t)2;
        const uint64_t i53 = i52 + i1;
        const uint64_t i54 = i53 + i1;
        const uint64_t i55 = i52 + i2;
        const uint64_t i56 = i55 + i2;
        const word w57 = load_word(windows + i47);
        const word w58 = load_word(windows + i49);
        const word w59 = load_first(top + i52);
        const word w60 = shift_in(c37, w59);
        const word w61 = load_first(top + i53);
        const word w62 = shift_in(c38, w61);
        const word w63 = load_first(top + i54);
        const word w64 = shift_in(c39, w63);
        const word w65 = load_aligned(a + 2 * WORD_BYTES);
        const word w66 = load_aligned(a + 3 * WORD_BYTES);
        const word w67 = w65 ^ c40;  // g0 weighted.dp:15
        const word w68 = w66 ^ c41;  // g1 weighted.dp:15
        const word w69 = w67 | w68;  // g2 weighted.dp:15
        const word w70 = c32 ^ c33;  // g3 weighted.dp:15
        const word w71 = c31 ^ c33;  // g4 weighted.dp:15
        const word w72 = ~w71 & w69;  // g5 weighted.dp:15
        const word w73 = ~c34 & w72;  // g6 weighted.dp:15
        const word w74 = c36 ^ w73;  // g7 weighted.dp:15
        const word w75 = w69 & w70;  // g8 weighted.dp:15
        const word w76 = ~w74 & c35;  // g9 weighted.dp:15
        const word w77 = ~w76 & w75;  // g10 weighted.dp:15
        const word w78 = c35 | w74;  // g11 weighted.dp:15
        const word w79 = w74 ^ w77;  // g12 weighted.dp:15
        const word w80 = ~w77 & w70;  // g13 weighted.dp:15
        const word w81 = c34 ^ w72;  // g14 weighted.dp:15
        const word w82 = ~w79 & w78;  // g15 weighted.dp:15
        const word w83 = w81 | w82;  // g16 weighted.dp:15
        const word w84 = c31 ^ w83;  // g17 weighted.dp:15
        const word w85 = c34 ^ w84;  // g18 weighted.dp:15
        const word w86 = c33 & w85;  // g19 weighted.dp:15
        const word w87 = w80 ^ w86;  // g20 weighted.dp:15
        const word w88 = load_aligned(a);
        const word w89 = load_aligned(a + 1 * WORD_BYTES);
        const word w90 = w88 ^ w57;  // g0 weighted.dp:15
        const word w91 = w89 ^ w58;  // g1 weighted.dp:15
        const word w92 = w90 | w91;  // g2 weighted.dp:15
        const word w93 = c29 ^ c30;  // g3 weighted.dp:15
        const word w94 = c28 ^ c30;  // g4 weighted.dp:15
        const word w95 = ~w94 & w92;  // g5 weighted.dp:15
        const word w96 = ~w60 & w95;  // g6 weighted.dp:15
        const word w97 = w64 ^ w96;  // g7 weighted.dp:15
        const word w98 = w92 & w93;  // g8 weighted.dp:15
        const word w99 = ~w97 & w62;  // g9 weighted.dp:15
        const word w100 = ~w99 & w98;  // g10 weighted.dp:15
        const word w101 = w62 | w97;  // g11 weighted.dp:15
        const word w102 = w97 ^ w100;  // g12 weighted.dp:15
        const word w103 = ~w100 & w93;  // g13 weighted.dp:15
        const word w104 = w60 ^ w95;  // g14 weighted.dp:15
        const word w105 = ~w102 & w101;  // g15 weighted.dp:15
        const word w106 = w104 | w105;  // g16 weighted.dp:15
        const word w107 = c28 ^ w106;  // g17 weighted.dp:15
        const word w108 = w60 ^ w107;  // g18 weighted.dp:15
        const word w109 = c30 & w108;  // g19 weighted.dp:15
        const word w110 = w103 ^ w109;  // g20 weighted.dp:15
        store_first(bottom + i52, w85);
        store_first(bottom + i55, w80);
        store_first(bottom + i56, w87);
        const word w111 = load_word(windows + i50);
        const word w112 = load_word(windows + i51);
        const word w113 = load_first(top + i52 + 1);
        const word w114 = shift_in(w85, w113);
        const word w115 = load_first(top + i53 + 1);
        const word w116 = shift_in(w80, w115);
        const word w117 = load_first(top + i54 + 1);
        const word w118 = shift_in(w87, w117);
        const word w119 = load_aligned(a + 2 * WORD_BYTES);
        const word w120 = load_aligned(a + 3 * WORD_BYTES);
        const word w121 = w119 ^ w57;  // g0 weighted.dp:15
        const word w122 = w120 ^ w58;  // g1 weighted.dp:15
        const word w123 = w121 | w122;  // g2 weighted.dp:15
        const word w124 = w79 ^ w82;  // g3 weighted.dp:15
        const word w125 = w83 ^ w82;  // g4 weighted.dp:15
        const word w126 = ~w125 & w123;  // g5 weighted.dp:15
        const word w127 = ~w108 & w126;  // g6 weighted.dp:15
        const word w128 = w110 ^ w127;  // g7 weighted.dp:15
        const word w129 = w123 & w124;  // g8 weighted.dp:15
        const word w130 = ~w128 & w103;  // g9 weighted.dp:15
        const word w131 = ~w130 & w129;  // g10 weighted.dp:15
        const word w132 = w103 | w128;  // g11 weighted.dp:15
        const word w133 = w128 ^ w131;  // g12 weighted.dp:15
        const word w134 = ~w131 & w124;  // g13 weighted.dp:15
        const word w135 = w108 ^ w126;  // g14 weighted.dp:15
        const word w136 = ~w133 & w132;  // g15 weighted.dp:15
        const word w137 = w135 | w136;  // g16 weighted.dp:15
        const word w138 = w83 ^ w137;  // g17 weighted.dp:15
        const word w139 = w108 ^ w138;  // g18 weighted.dp:15
        const word w140 = w82 & w139;  // g19 weighted.dp:15
        const word w141 = w134 ^ w140;  // g20 weighted.dp:15
        const word w142 = load_aligned(a);
        const word w143 = load_aligned(a + 1 * WORD_BYTES);
        const word w144 = w142 ^ w111;  // g0 weighted.dp:15
        const word w145 = w143 ^ w112;  // g1 weighted.dp:15
        const word w146 = w144 | w145;  // g2 weighted.dp:15
        const word w147 = w102 ^ w105;  // g3 weighted.dp:15
        const word w148 = w106 ^ w105;  // g4 weighted.dp:15
        const word w149 = ~w148 & w146;  // g5 weighted.dp:15
        const word w150 = ~w114 & w149;  // g6 weighted.dp:15
        const word w151 = w118 ^ w150;  // g7 weighted.dp:15
        const word w152 = w146 & w147;  // g8 weighted.dp:15
        const word w153 = ~w151 & w116;  // g9 weighted.dp:15
        const word w154 = ~w153 & w152;  // g10 weighted.dp:15
        const word w155 = w116 | w151;  // g11 weighted.dp:15
        const word w156 = w151 ^ w154;  // g12 weighted.dp:15
        const word w157 = ~w154 & w147;  // g13 weighted.dp:15
        const word w158 = w114 ^ w149;  // g14 weighted.dp:15
        const word w159 = ~w156 & w155;  // g15 weighted.dp:15
        const word w160 = w158 | w159;  // g16 weighted.dp:15
        const word w161 = w106 ^ w160;  // g17 weighted.dp:15
        const word w162 = w114 ^ w161;  // g18 weighted.dp:15
        const word w163 = w105 & w162;  // g19 weighted.dp:15
        const word w164 = w157 ^ w163;  // g20 weighted.dp:15
        store_first(bottom + i52 + 1, w139);
        store_first(bottom + i55 + 1, w134);
        store_first(bottom + i56 + 1, w141);
        c28 = w160;
        c29 = w156;
        c30 = w159;
        c31 = w137;
        c32 = w133;
        c33 = w136;
        c34 = w162;
        c35 = w157;
        c36 = w164;
        c37 = w139;
        c38 = w134;
        c39 = w141;
        c40 = w111;
        c41 = w112;
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
    store_aligned(down + 4 * WORD_BYTES, c38);
    store_aligned(down + 5 * WORD_BYTES, c39);
}

#ifdef __cplusplus
}
#endif
