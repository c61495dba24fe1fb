/* SPDX-License-Identifier: Apache-2.0
 *
 * iupac in the wavefront layout, 2 rows a lane, for scalar.
 * Made by: minterm compile iupac --layout wavefront --target scalar --alphabet ACGTRYSWKMBDHVN --rows 2 --emit c
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
 *     recurrence iupac
 *       predicate common_base: 992 of 65536 pairs
 *       int D[0][j] = j
 *       int D[i][0] = i
 *       int D[i][j] = min(D[i-1][j] + 1, D[i][j-1] + 1, D[i-1][j-1] + (common_base ? 0 : 1))
 *       answer D[m][n]
 *
 * Codes of symbols, of which bit p is in plane p:
 *     a and b: 'A' 0, 'B' 1, 'C' 2, 'D' 3, 'G' 4, 'H' 5, 'K' 6, 'M' 7, 'N' 8, 'R' 9, 'S' 10, 'T' 11
 *              'V' 12, 'W' 13, 'Y' 14
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
 *     a         word (r % 2) * 4 + p: plane p of the symbols of its rows
 *     windows   sequence x * 4 + p, for x from 0 to 1: 64 zeros, then plane p of the columns x, x + 2,
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
 * The answer D[m][n] is D[0][n] plus what the vertical codes of all m rows stand for
 * after the last call (D[i][n] - D[i-1][n] then).
 *
 * A cell: 8 gates, fewer than 6 are impossible (shipped).
 * Comments behind its gates have their names here and iupac.dp:35, where its formula begins.
 * Gates after the last of these keep the vertical flow of lanes that have no column.
 * bmi: 69 gates, depth 27, 6 moves, 20 live registers
 * inputs v0 v1 h0 h1 a0 a1 a2 a3 b0 b1 b2 b3
 * g0 = and(h0, h1)
 * g1 = and(a2, b3)
 * g2 = or(b2, g1)
 * g3 = and(g2, a0)
 * g4 = xor(a2, a0)
 * g5 = and(b3, g4)
 * g6 = or(b2, b0)
 * g7 = xor(g6, g5)
 * g8 = andn(b3, b0)
 * g9 = or(a2, a0)
 * g10 = andn(b3, g9)
 * g11 = xor(g10, b2)
 * g12 = and(b0, g11)
 * g13 = andn(g12, b3)
 * g14 = and(g7, g11)
 * g15 = or(a3, g14)
 * g16 = xor(g13, g3)
 * g17 = xor(g15, g16)
 * g18 = and(g13, g15)
 * g19 = xor(g18, g9)
 * g20 = andn(g19, b3)
 * g21 = andn(g20, a2)
 * g22 = andn(g21, g6)
 * g23 = xor(b1, g22)
 * g24 = xor(g23, g18)
 * g25 = andn(g24, a3)
 * g26 = xor(b3, g25)
 * g27 = andn(g17, b1)
 * g28 = andn(b3, b2)
 * g29 = or(g28, b1)
 * g30 = andn(b2, g29)
 * g31 = xor(g30, g13)
 * g32 = xor(g8, g29)
 * g33 = andn(a3, g32)
 * g34 = or(g31, a3)
 * g35 = andn(a2, g29)
 * g36 = or(b1, g35)
 * g37 = andn(g28, g34)
 * g38 = or(b0, g37)
 * g39 = and(g38, g7)
 * g40 = andn(g39, g36)
 * g41 = xor(g38, g40)
 * g42 = and(g40, b0)
 * g43 = xor(g34, g42)
 * g44 = andn(g43, a2)
 * g45 = xor(g33, g44)
 * g46 = xor(a2, g41)
 * g47 = and(g33, g46)
 * g48 = xor(g36, g47)
 * g49 = or(g48, b3)
 * g50 = andn(g26, a0)
 * g51 = xor(g49, g50)
 * g52 = xor(g51, g27)
 * g53 = xor(g20, g52)
 * g54 = andn(g53, b0)
 * g55 = xor(g51, g54)
 * g56 = andn(g45, g41)
 * g57 = andn(g56, a0)
 * g58 = xor(g45, g57)
 * g59 = xor(g58, g55)
 * g60 = andn(g59, a1)
 * g61 = xor(g58, g60)
 * g62 = andn(v0, g61)
 * g63 = andn(g0, g62)
 * g64 = andn(g0, h1)
 * g65 = andn(g63, g64)
 * g66 = xor(h1, g63)
 * g67 = andn(v0, v1)
 * g68 = xor(v1, g63)
 * v0' = g65
 * v1' = g66
 * h0' = g67
 * h1' = g68
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

/* An iteration: 300 gates, 4 moves, 0 additions, 30 loads, 4 stores. */
void iupac_scalar_edge(uint8_t *const *buffers, const int64_t *scalars);
void iupac_scalar_edge(uint8_t *const *buffers, const int64_t *scalars) {
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
    const word w25 = load_word(windows + i21);
    const word w26 = load_word(windows + i22);
    const word w27 = load_word(windows + i23);
    const word w28 = load_word(windows + i24);
    const word w29 = load_word(active + i18);
    word c31 = w5;
    word c32 = w6;
    word c33 = w7;
    word c34 = w8;
    word c35 = w9;
    word c36 = w10;
    word c37 = w11;
    word c38 = w12;
    word c39 = w25;
    word c40 = w26;
    word c41 = w27;
    word c42 = w28;
    word c43 = w29;
    for (uint64_t i30 = i3; (int64_t)i30 < (int64_t)i4; ++i30) {
        const uint64_t i44 = (uint64_t)1;
        const uint64_t i45 = i30 + i44;
        const uint64_t i46 = i45 & (uint64_t)7;
        const uint64_t i47 = i45 >> 3;
        const uint64_t i48 = i46 * i0;
        const uint64_t i49 = i48 + i47;
        const uint64_t i50 = i0 * (uint64_t)8;
        const uint64_t i51 = i49 + i50;
        const uint64_t i52 = i51 + i50;
        const uint64_t i53 = i52 + i50;
        const uint64_t i54 = i53 + i50;
        const uint64_t i55 = i54 + i50;
        const uint64_t i56 = i55 + i50;
        const uint64_t i57 = i56 + i50;
        const uint64_t i58 = i30 * (uint64_t)2;
        const uint64_t i59 = i58 + i1;
        const uint64_t i60 = i58 + i2;
        const word w61 = load_word(windows + i49);
        const word w62 = load_word(windows + i51);
        const word w63 = load_word(windows + i52);
        const word w64 = load_word(windows + i53);
        const word w65 = load_word(active + i49);
        const word w66 = load_first(top + i58);
        const word w67 = shift_in(c37, w66);
        const word w68 = load_first(top + i59);
        const word w69 = shift_in(c38, w68);
        const word w70 = load_aligned(a + 4 * WORD_BYTES);
        const word w71 = load_aligned(a + 5 * WORD_BYTES);
        const word w72 = load_aligned(a + 6 * WORD_BYTES);
        const word w73 = load_aligned(a + 7 * WORD_BYTES);
        const word w74 = c35 & c36;  // g0 iupac.dp:35
        const word w75 = w72 & c42;  // g1 iupac.dp:35
        const word w76 = c41 | w75;  // g2 iupac.dp:35
        const word w77 = w76 & w70;  // g3 iupac.dp:35
        const word w78 = w72 ^ w70;  // g4 iupac.dp:35
        const word w79 = c42 & w78;  // g5 iupac.dp:35
        const word w80 = c41 | c39;  // g6 iupac.dp:35
        const word w81 = w80 ^ w79;  // g7 iupac.dp:35
        const word w82 = ~c42 & c39;  // g8 iupac.dp:35
        const word w83 = w72 | w70;  // g9 iupac.dp:35
        const word w84 = ~c42 & w83;  // g10 iupac.dp:35
        const word w85 = w84 ^ c41;  // g11 iupac.dp:35
        const word w86 = c39 & w85;  // g12 iupac.dp:35
        const word w87 = ~w86 & c42;  // g13 iupac.dp:35
        const word w88 = w81 & w85;  // g14 iupac.dp:35
        const word w89 = w73 | w88;  // g15 iupac.dp:35
        const word w90 = w87 ^ w77;  // g16 iupac.dp:35
        const word w91 = w89 ^ w90;  // g17 iupac.dp:35
        const word w92 = w87 & w89;  // g18 iupac.dp:35
        const word w93 = w92 ^ w83;  // g19 iupac.dp:35
        const word w94 = ~w93 & c42;  // g20 iupac.dp:35
        const word w95 = ~w94 & w72;  // g21 iupac.dp:35
        const word w96 = ~w95 & w80;  // g22 iupac.dp:35
        const word w97 = c40 ^ w96;  // g23 iupac.dp:35
        const word w98 = w97 ^ w92;  // g24 iupac.dp:35
        const word w99 = ~w98 & w73;  // g25 iupac.dp:35
        const word w100 = c42 ^ w99;  // g26 iupac.dp:35
        const word w101 = ~w91 & c40;  // g27 iupac.dp:35
        const word w102 = ~c42 & c41;  // g28 iupac.dp:35
        const word w103 = w102 | c40;  // g29 iupac.dp:35
        const word w104 = ~c41 & w103;  // g30 iupac.dp:35
        const word w105 = w104 ^ w87;  // g31 iupac.dp:35
        const word w106 = w82 ^ w103;  // g32 iupac.dp:35
        const word w107 = ~w73 & w106;  // g33 iupac.dp:35
        const word w108 = w105 | w73;  // g34 iupac.dp:35
        const word w109 = ~w72 & w103;  // g35 iupac.dp:35
        const word w110 = c40 | w109;  // g36 iupac.dp:35
        const word w111 = ~w102 & w108;  // g37 iupac.dp:35
        const word w112 = c39 | w111;  // g38 iupac.dp:35
        const word w113 = w112 & w81;  // g39 iupac.dp:35
        const word w114 = ~w113 & w110;  // g40 iupac.dp:35
        const word w115 = w112 ^ w114;  // g41 iupac.dp:35
        const word w116 = w114 & c39;  // g42 iupac.dp:35
        const word w117 = w108 ^ w116;  // g43 iupac.dp:35
        const word w118 = ~w117 & w72;  // g44 iupac.dp:35
        const word w119 = w107 ^ w118;  // g45 iupac.dp:35
        const word w120 = w72 ^ w115;  // g46 iupac.dp:35
        const word w121 = w107 & w120;  // g47 iupac.dp:35
        const word w122 = w110 ^ w121;  // g48 iupac.dp:35
        const word w123 = w122 | c42;  // g49 iupac.dp:35
        const word w124 = ~w100 & w70;  // g50 iupac.dp:35
        const word w125 = w123 ^ w124;  // g51 iupac.dp:35
        const word w126 = w125 ^ w101;  // g52 iupac.dp:35
        const word w127 = w94 ^ w126;  // g53 iupac.dp:35
        const word w128 = ~w127 & c39;  // g54 iupac.dp:35
        const word w129 = w125 ^ w128;  // g55 iupac.dp:35
        const word w130 = ~w119 & w115;  // g56 iupac.dp:35
        const word w131 = ~w130 & w70;  // g57 iupac.dp:35
        const word w132 = w119 ^ w131;  // g58 iupac.dp:35
        const word w133 = w132 ^ w129;  // g59 iupac.dp:35
        const word w134 = ~w133 & w71;  // g60 iupac.dp:35
        const word w135 = w132 ^ w134;  // g61 iupac.dp:35
        const word w136 = ~c33 & w135;  // g62 iupac.dp:35
        const word w137 = ~w74 & w136;  // g63 iupac.dp:35
        const word w138 = ~w74 & c36;  // g64 iupac.dp:35
        const word w139 = ~w137 & w138;  // g65 iupac.dp:35
        const word w140 = c36 ^ w137;  // g66 iupac.dp:35
        const word w141 = ~c33 & c34;  // g67 iupac.dp:35
        const word w142 = c34 ^ w137;  // g68 iupac.dp:35
        const word w143 = w139 & c43;  // g69 iupac.dp:35
        const word w144 = ~c43 & c33;  // g70 iupac.dp:35
        const word w145 = w143 ^ w144;  // g71 iupac.dp:35
        const word w146 = w140 & c43;  // g72 iupac.dp:35
        const word w147 = ~c43 & c34;  // g73 iupac.dp:35
        const word w148 = w146 ^ w147;  // g74 iupac.dp:35
        const word w149 = load_aligned(a);
        const word w150 = load_aligned(a + 1 * WORD_BYTES);
        const word w151 = load_aligned(a + 2 * WORD_BYTES);
        const word w152 = load_aligned(a + 3 * WORD_BYTES);
        const word w153 = w67 & w69;  // g0 iupac.dp:35
        const word w154 = w151 & w64;  // g1 iupac.dp:35
        const word w155 = w63 | w154;  // g2 iupac.dp:35
        const word w156 = w155 & w149;  // g3 iupac.dp:35
        const word w157 = w151 ^ w149;  // g4 iupac.dp:35
        const word w158 = w64 & w157;  // g5 iupac.dp:35
        const word w159 = w63 | w61;  // g6 iupac.dp:35
        const word w160 = w159 ^ w158;  // g7 iupac.dp:35
        const word w161 = ~w64 & w61;  // g8 iupac.dp:35
        const word w162 = w151 | w149;  // g9 iupac.dp:35
        const word w163 = ~w64 & w162;  // g10 iupac.dp:35
        const word w164 = w163 ^ w63;  // g11 iupac.dp:35
        const word w165 = w61 & w164;  // g12 iupac.dp:35
        const word w166 = ~w165 & w64;  // g13 iupac.dp:35
        const word w167 = w160 & w164;  // g14 iupac.dp:35
        const word w168 = w152 | w167;  // g15 iupac.dp:35
        const word w169 = w166 ^ w156;  // g16 iupac.dp:35
        const word w170 = w168 ^ w169;  // g17 iupac.dp:35
        const word w171 = w166 & w168;  // g18 iupac.dp:35
        const word w172 = w171 ^ w162;  // g19 iupac.dp:35
        const word w173 = ~w172 & w64;  // g20 iupac.dp:35
        const word w174 = ~w173 & w151;  // g21 iupac.dp:35
        const word w175 = ~w174 & w159;  // g22 iupac.dp:35
        const word w176 = w62 ^ w175;  // g23 iupac.dp:35
        const word w177 = w176 ^ w171;  // g24 iupac.dp:35
        const word w178 = ~w177 & w152;  // g25 iupac.dp:35
        const word w179 = w64 ^ w178;  // g26 iupac.dp:35
        const word w180 = ~w170 & w62;  // g27 iupac.dp:35
        const word w181 = ~w64 & w63;  // g28 iupac.dp:35
        const word w182 = w181 | w62;  // g29 iupac.dp:35
        const word w183 = ~w63 & w182;  // g30 iupac.dp:35
        const word w184 = w183 ^ w166;  // g31 iupac.dp:35
        const word w185 = w161 ^ w182;  // g32 iupac.dp:35
        const word w186 = ~w152 & w185;  // g33 iupac.dp:35
        const word w187 = w184 | w152;  // g34 iupac.dp:35
        const word w188 = ~w151 & w182;  // g35 iupac.dp:35
        const word w189 = w62 | w188;  // g36 iupac.dp:35
        const word w190 = ~w181 & w187;  // g37 iupac.dp:35
        const word w191 = w61 | w190;  // g38 iupac.dp:35
        const word w192 = w191 & w160;  // g39 iupac.dp:35
        const word w193 = ~w192 & w189;  // g40 iupac.dp:35
        const word w194 = w191 ^ w193;  // g41 iupac.dp:35
        const word w195 = w193 & w61;  // g42 iupac.dp:35
        const word w196 = w187 ^ w195;  // g43 iupac.dp:35
        const word w197 = ~w196 & w151;  // g44 iupac.dp:35
        const word w198 = w186 ^ w197;  // g45 iupac.dp:35
        const word w199 = w151 ^ w194;  // g46 iupac.dp:35
        const word w200 = w186 & w199;  // g47 iupac.dp:35
        const word w201 = w189 ^ w200;  // g48 iupac.dp:35
        const word w202 = w201 | w64;  // g49 iupac.dp:35
        const word w203 = ~w179 & w149;  // g50 iupac.dp:35
        const word w204 = w202 ^ w203;  // g51 iupac.dp:35
        const word w205 = w204 ^ w180;  // g52 iupac.dp:35
        const word w206 = w173 ^ w205;  // g53 iupac.dp:35
        const word w207 = ~w206 & w61;  // g54 iupac.dp:35
        const word w208 = w204 ^ w207;  // g55 iupac.dp:35
        const word w209 = ~w198 & w194;  // g56 iupac.dp:35
        const word w210 = ~w209 & w149;  // g57 iupac.dp:35
        const word w211 = w198 ^ w210;  // g58 iupac.dp:35
        const word w212 = w211 ^ w208;  // g59 iupac.dp:35
        const word w213 = ~w212 & w150;  // g60 iupac.dp:35
        const word w214 = w211 ^ w213;  // g61 iupac.dp:35
        const word w215 = ~c31 & w214;  // g62 iupac.dp:35
        const word w216 = ~w153 & w215;  // g63 iupac.dp:35
        const word w217 = ~w153 & w69;  // g64 iupac.dp:35
        const word w218 = ~w216 & w217;  // g65 iupac.dp:35
        const word w219 = w69 ^ w216;  // g66 iupac.dp:35
        const word w220 = ~c31 & c32;  // g67 iupac.dp:35
        const word w221 = c32 ^ w216;  // g68 iupac.dp:35
        const word w222 = w218 & w65;  // g69 iupac.dp:35
        const word w223 = ~w65 & c31;  // g70 iupac.dp:35
        const word w224 = w222 ^ w223;  // g71 iupac.dp:35
        const word w225 = w219 & w65;  // g72 iupac.dp:35
        const word w226 = ~w65 & c32;  // g73 iupac.dp:35
        const word w227 = w225 ^ w226;  // g74 iupac.dp:35
        store_first(bottom + i58, w141);
        store_first(bottom + i60, w142);
        const word w228 = load_word(windows + i54);
        const word w229 = load_word(windows + i55);
        const word w230 = load_word(windows + i56);
        const word w231 = load_word(windows + i57);
        const word w232 = load_word(active + i51);
        const word w233 = load_first(top + i58 + 1);
        const word w234 = shift_in(w141, w233);
        const word w235 = load_first(top + i59 + 1);
        const word w236 = shift_in(w142, w235);
        const word w237 = load_aligned(a + 4 * WORD_BYTES);
        const word w238 = load_aligned(a + 5 * WORD_BYTES);
        const word w239 = load_aligned(a + 6 * WORD_BYTES);
        const word w240 = load_aligned(a + 7 * WORD_BYTES);
        const word w241 = w220 & w221;  // g0 iupac.dp:35
        const word w242 = w239 & w64;  // g1 iupac.dp:35
        const word w243 = w63 | w242;  // g2 iupac.dp:35
        const word w244 = w243 & w237;  // g3 iupac.dp:35
        const word w245 = w239 ^ w237;  // g4 iupac.dp:35
        const word w246 = w64 & w245;  // g5 iupac.dp:35
        const word w247 = w63 | w61;  // g6 iupac.dp:35
        const word w248 = w247 ^ w246;  // g7 iupac.dp:35
        const word w249 = ~w64 & w61;  // g8 iupac.dp:35
        const word w250 = w239 | w237;  // g9 iupac.dp:35
        const word w251 = ~w64 & w250;  // g10 iupac.dp:35
        const word w252 = w251 ^ w63;  // g11 iupac.dp:35
        const word w253 = w61 & w252;  // g12 iupac.dp:35
        const word w254 = ~w253 & w64;  // g13 iupac.dp:35
        const word w255 = w248 & w252;  // g14 iupac.dp:35
        const word w256 = w240 | w255;  // g15 iupac.dp:35
        const word w257 = w254 ^ w244;  // g16 iupac.dp:35
        const word w258 = w256 ^ w257;  // g17 iupac.dp:35
        const word w259 = w254 & w256;  // g18 iupac.dp:35
        const word w260 = w259 ^ w250;  // g19 iupac.dp:35
        const word w261 = ~w260 & w64;  // g20 iupac.dp:35
        const word w262 = ~w261 & w239;  // g21 iupac.dp:35
        const word w263 = ~w262 & w247;  // g22 iupac.dp:35
        const word w264 = w62 ^ w263;  // g23 iupac.dp:35
        const word w265 = w264 ^ w259;  // g24 iupac.dp:35
        const word w266 = ~w265 & w240;  // g25 iupac.dp:35
        const word w267 = w64 ^ w266;  // g26 iupac.dp:35
        const word w268 = ~w258 & w62;  // g27 iupac.dp:35
        const word w269 = ~w64 & w63;  // g28 iupac.dp:35
        const word w270 = w269 | w62;  // g29 iupac.dp:35
        const word w271 = ~w63 & w270;  // g30 iupac.dp:35
        const word w272 = w271 ^ w254;  // g31 iupac.dp:35
        const word w273 = w249 ^ w270;  // g32 iupac.dp:35
        const word w274 = ~w240 & w273;  // g33 iupac.dp:35
        const word w275 = w272 | w240;  // g34 iupac.dp:35
        const word w276 = ~w239 & w270;  // g35 iupac.dp:35
        const word w277 = w62 | w276;  // g36 iupac.dp:35
        const word w278 = ~w269 & w275;  // g37 iupac.dp:35
        const word w279 = w61 | w278;  // g38 iupac.dp:35
        const word w280 = w279 & w248;  // g39 iupac.dp:35
        const word w281 = ~w280 & w277;  // g40 iupac.dp:35
        const word w282 = w279 ^ w281;  // g41 iupac.dp:35
        const word w283 = w281 & w61;  // g42 iupac.dp:35
        const word w284 = w275 ^ w283;  // g43 iupac.dp:35
        const word w285 = ~w284 & w239;  // g44 iupac.dp:35
        const word w286 = w274 ^ w285;  // g45 iupac.dp:35
        const word w287 = w239 ^ w282;  // g46 iupac.dp:35
        const word w288 = w274 & w287;  // g47 iupac.dp:35
        const word w289 = w277 ^ w288;  // g48 iupac.dp:35
        const word w290 = w289 | w64;  // g49 iupac.dp:35
        const word w291 = ~w267 & w237;  // g50 iupac.dp:35
        const word w292 = w290 ^ w291;  // g51 iupac.dp:35
        const word w293 = w292 ^ w268;  // g52 iupac.dp:35
        const word w294 = w261 ^ w293;  // g53 iupac.dp:35
        const word w295 = ~w294 & w61;  // g54 iupac.dp:35
        const word w296 = w292 ^ w295;  // g55 iupac.dp:35
        const word w297 = ~w286 & w282;  // g56 iupac.dp:35
        const word w298 = ~w297 & w237;  // g57 iupac.dp:35
        const word w299 = w286 ^ w298;  // g58 iupac.dp:35
        const word w300 = w299 ^ w296;  // g59 iupac.dp:35
        const word w301 = ~w300 & w238;  // g60 iupac.dp:35
        const word w302 = w299 ^ w301;  // g61 iupac.dp:35
        const word w303 = ~w145 & w302;  // g62 iupac.dp:35
        const word w304 = ~w241 & w303;  // g63 iupac.dp:35
        const word w305 = ~w241 & w221;  // g64 iupac.dp:35
        const word w306 = ~w304 & w305;  // g65 iupac.dp:35
        const word w307 = w221 ^ w304;  // g66 iupac.dp:35
        const word w308 = ~w145 & w148;  // g67 iupac.dp:35
        const word w309 = w148 ^ w304;  // g68 iupac.dp:35
        const word w310 = w306 & w65;  // g69 iupac.dp:35
        const word w311 = ~w65 & w145;  // g70 iupac.dp:35
        const word w312 = w310 ^ w311;  // g71 iupac.dp:35
        const word w313 = w307 & w65;  // g72 iupac.dp:35
        const word w314 = ~w65 & w148;  // g73 iupac.dp:35
        const word w315 = w313 ^ w314;  // g74 iupac.dp:35
        const word w316 = load_aligned(a);
        const word w317 = load_aligned(a + 1 * WORD_BYTES);
        const word w318 = load_aligned(a + 2 * WORD_BYTES);
        const word w319 = load_aligned(a + 3 * WORD_BYTES);
        const word w320 = w234 & w236;  // g0 iupac.dp:35
        const word w321 = w318 & w231;  // g1 iupac.dp:35
        const word w322 = w230 | w321;  // g2 iupac.dp:35
        const word w323 = w322 & w316;  // g3 iupac.dp:35
        const word w324 = w318 ^ w316;  // g4 iupac.dp:35
        const word w325 = w231 & w324;  // g5 iupac.dp:35
        const word w326 = w230 | w228;  // g6 iupac.dp:35
        const word w327 = w326 ^ w325;  // g7 iupac.dp:35
        const word w328 = ~w231 & w228;  // g8 iupac.dp:35
        const word w329 = w318 | w316;  // g9 iupac.dp:35
        const word w330 = ~w231 & w329;  // g10 iupac.dp:35
        const word w331 = w330 ^ w230;  // g11 iupac.dp:35
        const word w332 = w228 & w331;  // g12 iupac.dp:35
        const word w333 = ~w332 & w231;  // g13 iupac.dp:35
        const word w334 = w327 & w331;  // g14 iupac.dp:35
        const word w335 = w319 | w334;  // g15 iupac.dp:35
        const word w336 = w333 ^ w323;  // g16 iupac.dp:35
        const word w337 = w335 ^ w336;  // g17 iupac.dp:35
        const word w338 = w333 & w335;  // g18 iupac.dp:35
        const word w339 = w338 ^ w329;  // g19 iupac.dp:35
        const word w340 = ~w339 & w231;  // g20 iupac.dp:35
        const word w341 = ~w340 & w318;  // g21 iupac.dp:35
        const word w342 = ~w341 & w326;  // g22 iupac.dp:35
        const word w343 = w229 ^ w342;  // g23 iupac.dp:35
        const word w344 = w343 ^ w338;  // g24 iupac.dp:35
        const word w345 = ~w344 & w319;  // g25 iupac.dp:35
        const word w346 = w231 ^ w345;  // g26 iupac.dp:35
        const word w347 = ~w337 & w229;  // g27 iupac.dp:35
        const word w348 = ~w231 & w230;  // g28 iupac.dp:35
        const word w349 = w348 | w229;  // g29 iupac.dp:35
        const word w350 = ~w230 & w349;  // g30 iupac.dp:35
        const word w351 = w350 ^ w333;  // g31 iupac.dp:35
        const word w352 = w328 ^ w349;  // g32 iupac.dp:35
        const word w353 = ~w319 & w352;  // g33 iupac.dp:35
        const word w354 = w351 | w319;  // g34 iupac.dp:35
        const word w355 = ~w318 & w349;  // g35 iupac.dp:35
        const word w356 = w229 | w355;  // g36 iupac.dp:35
        const word w357 = ~w348 & w354;  // g37 iupac.dp:35
        const word w358 = w228 | w357;  // g38 iupac.dp:35
        const word w359 = w358 & w327;  // g39 iupac.dp:35
        const word w360 = ~w359 & w356;  // g40 iupac.dp:35
        const word w361 = w358 ^ w360;  // g41 iupac.dp:35
        const word w362 = w360 & w228;  // g42 iupac.dp:35
        const word w363 = w354 ^ w362;  // g43 iupac.dp:35
        const word w364 = ~w363 & w318;  // g44 iupac.dp:35
        const word w365 = w353 ^ w364;  // g45 iupac.dp:35
        const word w366 = w318 ^ w361;  // g46 iupac.dp:35
        const word w367 = w353 & w366;  // g47 iupac.dp:35
        const word w368 = w356 ^ w367;  // g48 iupac.dp:35
        const word w369 = w368 | w231;  // g49 iupac.dp:35
        const word w370 = ~w346 & w316;  // g50 iupac.dp:35
        const word w371 = w369 ^ w370;  // g51 iupac.dp:35
        const word w372 = w371 ^ w347;  // g52 iupac.dp:35
        const word w373 = w340 ^ w372;  // g53 iupac.dp:35
        const word w374 = ~w373 & w228;  // g54 iupac.dp:35
        const word w375 = w371 ^ w374;  // g55 iupac.dp:35
        const word w376 = ~w365 & w361;  // g56 iupac.dp:35
        const word w377 = ~w376 & w316;  // g57 iupac.dp:35
        const word w378 = w365 ^ w377;  // g58 iupac.dp:35
        const word w379 = w378 ^ w375;  // g59 iupac.dp:35
        const word w380 = ~w379 & w317;  // g60 iupac.dp:35
        const word w381 = w378 ^ w380;  // g61 iupac.dp:35
        const word w382 = ~w224 & w381;  // g62 iupac.dp:35
        const word w383 = ~w320 & w382;  // g63 iupac.dp:35
        const word w384 = ~w320 & w236;  // g64 iupac.dp:35
        const word w385 = ~w383 & w384;  // g65 iupac.dp:35
        const word w386 = w236 ^ w383;  // g66 iupac.dp:35
        const word w387 = ~w224 & w227;  // g67 iupac.dp:35
        const word w388 = w227 ^ w383;  // g68 iupac.dp:35
        const word w389 = w385 & w232;  // g69 iupac.dp:35
        const word w390 = ~w232 & w224;  // g70 iupac.dp:35
        const word w391 = w389 ^ w390;  // g71 iupac.dp:35
        const word w392 = w386 & w232;  // g72 iupac.dp:35
        const word w393 = ~w232 & w227;  // g73 iupac.dp:35
        const word w394 = w392 ^ w393;  // g74 iupac.dp:35
        store_first(bottom + i58 + 1, w308);
        store_first(bottom + i60 + 1, w309);
        c31 = w391;
        c32 = w394;
        c33 = w312;
        c34 = w315;
        c35 = w387;
        c36 = w388;
        c37 = w308;
        c38 = w309;
        c39 = w228;
        c40 = w229;
        c41 = w230;
        c42 = w231;
        c43 = w232;
    }
    store_aligned(vertical, c31);
    store_aligned(vertical + 1 * WORD_BYTES, c32);
    store_aligned(vertical + 2 * WORD_BYTES, c33);
    store_aligned(vertical + 3 * WORD_BYTES, c34);
    store_aligned(down, c35);
    store_aligned(down + 1 * WORD_BYTES, c36);
    store_aligned(down + 2 * WORD_BYTES, c37);
    store_aligned(down + 3 * WORD_BYTES, c38);
}

/* An iteration: 276 gates, 4 moves, 0 additions, 28 loads, 4 stores. */
void iupac_scalar_steady(uint8_t *const *buffers, const int64_t *scalars);
void iupac_scalar_steady(uint8_t *const *buffers, const int64_t *scalars) {
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
    const word w25 = load_word(windows + i21);
    const word w26 = load_word(windows + i22);
    const word w27 = load_word(windows + i23);
    const word w28 = load_word(windows + i24);
    word c30 = w5;
    word c31 = w6;
    word c32 = w7;
    word c33 = w8;
    word c34 = w9;
    word c35 = w10;
    word c36 = w11;
    word c37 = w12;
    word c38 = w25;
    word c39 = w26;
    word c40 = w27;
    word c41 = w28;
    for (uint64_t i29 = i3; (int64_t)i29 < (int64_t)i4; ++i29) {
        const uint64_t i42 = (uint64_t)1;
        const uint64_t i43 = i29 + i42;
        const uint64_t i44 = i43 & (uint64_t)7;
        const uint64_t i45 = i43 >> 3;
        const uint64_t i46 = i44 * i0;
        const uint64_t i47 = i46 + i45;
        const uint64_t i48 = i0 * (uint64_t)8;
        const uint64_t i49 = i47 + i48;
        const uint64_t i50 = i49 + i48;
        const uint64_t i51 = i50 + i48;
        const uint64_t i52 = i51 + i48;
        const uint64_t i53 = i52 + i48;
        const uint64_t i54 = i53 + i48;
        const uint64_t i55 = i54 + i48;
        const uint64_t i56 = i29 * (uint64_t)2;
        const uint64_t i57 = i56 + i1;
        const uint64_t i58 = i56 + i2;
        const word w59 = load_word(windows + i47);
        const word w60 = load_word(windows + i49);
        const word w61 = load_word(windows + i50);
        const word w62 = load_word(windows + i51);
        const word w63 = load_first(top + i56);
        const word w64 = shift_in(c36, w63);
        const word w65 = load_first(top + i57);
        const word w66 = shift_in(c37, w65);
        const word w67 = load_aligned(a + 4 * WORD_BYTES);
        const word w68 = load_aligned(a + 5 * WORD_BYTES);
        const word w69 = load_aligned(a + 6 * WORD_BYTES);
        const word w70 = load_aligned(a + 7 * WORD_BYTES);
        const word w71 = c34 & c35;  // g0 iupac.dp:35
        const word w72 = w69 & c41;  // g1 iupac.dp:35
        const word w73 = c40 | w72;  // g2 iupac.dp:35
        const word w74 = w73 & w67;  // g3 iupac.dp:35
        const word w75 = w69 ^ w67;  // g4 iupac.dp:35
        const word w76 = c41 & w75;  // g5 iupac.dp:35
        const word w77 = c40 | c38;  // g6 iupac.dp:35
        const word w78 = w77 ^ w76;  // g7 iupac.dp:35
        const word w79 = ~c41 & c38;  // g8 iupac.dp:35
        const word w80 = w69 | w67;  // g9 iupac.dp:35
        const word w81 = ~c41 & w80;  // g10 iupac.dp:35
        const word w82 = w81 ^ c40;  // g11 iupac.dp:35
        const word w83 = c38 & w82;  // g12 iupac.dp:35
        const word w84 = ~w83 & c41;  // g13 iupac.dp:35
        const word w85 = w78 & w82;  // g14 iupac.dp:35
        const word w86 = w70 | w85;  // g15 iupac.dp:35
        const word w87 = w84 ^ w74;  // g16 iupac.dp:35
        const word w88 = w86 ^ w87;  // g17 iupac.dp:35
        const word w89 = w84 & w86;  // g18 iupac.dp:35
        const word w90 = w89 ^ w80;  // g19 iupac.dp:35
        const word w91 = ~w90 & c41;  // g20 iupac.dp:35
        const word w92 = ~w91 & w69;  // g21 iupac.dp:35
        const word w93 = ~w92 & w77;  // g22 iupac.dp:35
        const word w94 = c39 ^ w93;  // g23 iupac.dp:35
        const word w95 = w94 ^ w89;  // g24 iupac.dp:35
        const word w96 = ~w95 & w70;  // g25 iupac.dp:35
        const word w97 = c41 ^ w96;  // g26 iupac.dp:35
        const word w98 = ~w88 & c39;  // g27 iupac.dp:35
        const word w99 = ~c41 & c40;  // g28 iupac.dp:35
        const word w100 = w99 | c39;  // g29 iupac.dp:35
        const word w101 = ~c40 & w100;  // g30 iupac.dp:35
        const word w102 = w101 ^ w84;  // g31 iupac.dp:35
        const word w103 = w79 ^ w100;  // g32 iupac.dp:35
        const word w104 = ~w70 & w103;  // g33 iupac.dp:35
        const word w105 = w102 | w70;  // g34 iupac.dp:35
        const word w106 = ~w69 & w100;  // g35 iupac.dp:35
        const word w107 = c39 | w106;  // g36 iupac.dp:35
        const word w108 = ~w99 & w105;  // g37 iupac.dp:35
        const word w109 = c38 | w108;  // g38 iupac.dp:35
        const word w110 = w109 & w78;  // g39 iupac.dp:35
        const word w111 = ~w110 & w107;  // g40 iupac.dp:35
        const word w112 = w109 ^ w111;  // g41 iupac.dp:35
        const word w113 = w111 & c38;  // g42 iupac.dp:35
        const word w114 = w105 ^ w113;  // g43 iupac.dp:35
        const word w115 = ~w114 & w69;  // g44 iupac.dp:35
        const word w116 = w104 ^ w115;  // g45 iupac.dp:35
        const word w117 = w69 ^ w112;  // g46 iupac.dp:35
        const word w118 = w104 & w117;  // g47 iupac.dp:35
        const word w119 = w107 ^ w118;  // g48 iupac.dp:35
        const word w120 = w119 | c41;  // g49 iupac.dp:35
        const word w121 = ~w97 & w67;  // g50 iupac.dp:35
        const word w122 = w120 ^ w121;  // g51 iupac.dp:35
        const word w123 = w122 ^ w98;  // g52 iupac.dp:35
        const word w124 = w91 ^ w123;  // g53 iupac.dp:35
        const word w125 = ~w124 & c38;  // g54 iupac.dp:35
        const word w126 = w122 ^ w125;  // g55 iupac.dp:35
        const word w127 = ~w116 & w112;  // g56 iupac.dp:35
        const word w128 = ~w127 & w67;  // g57 iupac.dp:35
        const word w129 = w116 ^ w128;  // g58 iupac.dp:35
        const word w130 = w129 ^ w126;  // g59 iupac.dp:35
        const word w131 = ~w130 & w68;  // g60 iupac.dp:35
        const word w132 = w129 ^ w131;  // g61 iupac.dp:35
        const word w133 = ~c32 & w132;  // g62 iupac.dp:35
        const word w134 = ~w71 & w133;  // g63 iupac.dp:35
        const word w135 = ~w71 & c35;  // g64 iupac.dp:35
        const word w136 = ~w134 & w135;  // g65 iupac.dp:35
        const word w137 = c35 ^ w134;  // g66 iupac.dp:35
        const word w138 = ~c32 & c33;  // g67 iupac.dp:35
        const word w139 = c33 ^ w134;  // g68 iupac.dp:35
        const word w140 = load_aligned(a);
        const word w141 = load_aligned(a + 1 * WORD_BYTES);
        const word w142 = load_aligned(a + 2 * WORD_BYTES);
        const word w143 = load_aligned(a + 3 * WORD_BYTES);
        const word w144 = w64 & w66;  // g0 iupac.dp:35
        const word w145 = w142 & w62;  // g1 iupac.dp:35
        const word w146 = w61 | w145;  // g2 iupac.dp:35
        const word w147 = w146 & w140;  // g3 iupac.dp:35
        const word w148 = w142 ^ w140;  // g4 iupac.dp:35
        const word w149 = w62 & w148;  // g5 iupac.dp:35
        const word w150 = w61 | w59;  // g6 iupac.dp:35
        const word w151 = w150 ^ w149;  // g7 iupac.dp:35
        const word w152 = ~w62 & w59;  // g8 iupac.dp:35
        const word w153 = w142 | w140;  // g9 iupac.dp:35
        const word w154 = ~w62 & w153;  // g10 iupac.dp:35
        const word w155 = w154 ^ w61;  // g11 iupac.dp:35
        const word w156 = w59 & w155;  // g12 iupac.dp:35
        const word w157 = ~w156 & w62;  // g13 iupac.dp:35
        const word w158 = w151 & w155;  // g14 iupac.dp:35
        const word w159 = w143 | w158;  // g15 iupac.dp:35
        const word w160 = w157 ^ w147;  // g16 iupac.dp:35
        const word w161 = w159 ^ w160;  // g17 iupac.dp:35
        const word w162 = w157 & w159;  // g18 iupac.dp:35
        const word w163 = w162 ^ w153;  // g19 iupac.dp:35
        const word w164 = ~w163 & w62;  // g20 iupac.dp:35
        const word w165 = ~w164 & w142;  // g21 iupac.dp:35
        const word w166 = ~w165 & w150;  // g22 iupac.dp:35
        const word w167 = w60 ^ w166;  // g23 iupac.dp:35
        const word w168 = w167 ^ w162;  // g24 iupac.dp:35
        const word w169 = ~w168 & w143;  // g25 iupac.dp:35
        const word w170 = w62 ^ w169;  // g26 iupac.dp:35
        const word w171 = ~w161 & w60;  // g27 iupac.dp:35
        const word w172 = ~w62 & w61;  // g28 iupac.dp:35
        const word w173 = w172 | w60;  // g29 iupac.dp:35
        const word w174 = ~w61 & w173;  // g30 iupac.dp:35
        const word w175 = w174 ^ w157;  // g31 iupac.dp:35
        const word w176 = w152 ^ w173;  // g32 iupac.dp:35
        const word w177 = ~w143 & w176;  // g33 iupac.dp:35
        const word w178 = w175 | w143;  // g34 iupac.dp:35
        const word w179 = ~w142 & w173;  // g35 iupac.dp:35
        const word w180 = w60 | w179;  // g36 iupac.dp:35
        const word w181 = ~w172 & w178;  // g37 iupac.dp:35
        const word w182 = w59 | w181;  // g38 iupac.dp:35
        const word w183 = w182 & w151;  // g39 iupac.dp:35
        const word w184 = ~w183 & w180;  // g40 iupac.dp:35
        const word w185 = w182 ^ w184;  // g41 iupac.dp:35
        const word w186 = w184 & w59;  // g42 iupac.dp:35
        const word w187 = w178 ^ w186;  // g43 iupac.dp:35
        const word w188 = ~w187 & w142;  // g44 iupac.dp:35
        const word w189 = w177 ^ w188;  // g45 iupac.dp:35
        const word w190 = w142 ^ w185;  // g46 iupac.dp:35
        const word w191 = w177 & w190;  // g47 iupac.dp:35
        const word w192 = w180 ^ w191;  // g48 iupac.dp:35
        const word w193 = w192 | w62;  // g49 iupac.dp:35
        const word w194 = ~w170 & w140;  // g50 iupac.dp:35
        const word w195 = w193 ^ w194;  // g51 iupac.dp:35
        const word w196 = w195 ^ w171;  // g52 iupac.dp:35
        const word w197 = w164 ^ w196;  // g53 iupac.dp:35
        const word w198 = ~w197 & w59;  // g54 iupac.dp:35
        const word w199 = w195 ^ w198;  // g55 iupac.dp:35
        const word w200 = ~w189 & w185;  // g56 iupac.dp:35
        const word w201 = ~w200 & w140;  // g57 iupac.dp:35
        const word w202 = w189 ^ w201;  // g58 iupac.dp:35
        const word w203 = w202 ^ w199;  // g59 iupac.dp:35
        const word w204 = ~w203 & w141;  // g60 iupac.dp:35
        const word w205 = w202 ^ w204;  // g61 iupac.dp:35
        const word w206 = ~c30 & w205;  // g62 iupac.dp:35
        const word w207 = ~w144 & w206;  // g63 iupac.dp:35
        const word w208 = ~w144 & w66;  // g64 iupac.dp:35
        const word w209 = ~w207 & w208;  // g65 iupac.dp:35
        const word w210 = w66 ^ w207;  // g66 iupac.dp:35
        const word w211 = ~c30 & c31;  // g67 iupac.dp:35
        const word w212 = c31 ^ w207;  // g68 iupac.dp:35
        store_first(bottom + i56, w138);
        store_first(bottom + i58, w139);
        const word w213 = load_word(windows + i52);
        const word w214 = load_word(windows + i53);
        const word w215 = load_word(windows + i54);
        const word w216 = load_word(windows + i55);
        const word w217 = load_first(top + i56 + 1);
        const word w218 = shift_in(w138, w217);
        const word w219 = load_first(top + i57 + 1);
        const word w220 = shift_in(w139, w219);
        const word w221 = load_aligned(a + 4 * WORD_BYTES);
        const word w222 = load_aligned(a + 5 * WORD_BYTES);
        const word w223 = load_aligned(a + 6 * WORD_BYTES);
        const word w224 = load_aligned(a + 7 * WORD_BYTES);
        const word w225 = w211 & w212;  // g0 iupac.dp:35
        const word w226 = w223 & w62;  // g1 iupac.dp:35
        const word w227 = w61 | w226;  // g2 iupac.dp:35
        const word w228 = w227 & w221;  // g3 iupac.dp:35
        const word w229 = w223 ^ w221;  // g4 iupac.dp:35
        const word w230 = w62 & w229;  // g5 iupac.dp:35
        const word w231 = w61 | w59;  // g6 iupac.dp:35
        const word w232 = w231 ^ w230;  // g7 iupac.dp:35
        const word w233 = ~w62 & w59;  // g8 iupac.dp:35
        const word w234 = w223 | w221;  // g9 iupac.dp:35
        const word w235 = ~w62 & w234;  // g10 iupac.dp:35
        const word w236 = w235 ^ w61;  // g11 iupac.dp:35
        const word w237 = w59 & w236;  // g12 iupac.dp:35
        const word w238 = ~w237 & w62;  // g13 iupac.dp:35
        const word w239 = w232 & w236;  // g14 iupac.dp:35
        const word w240 = w224 | w239;  // g15 iupac.dp:35
        const word w241 = w238 ^ w228;  // g16 iupac.dp:35
        const word w242 = w240 ^ w241;  // g17 iupac.dp:35
        const word w243 = w238 & w240;  // g18 iupac.dp:35
        const word w244 = w243 ^ w234;  // g19 iupac.dp:35
        const word w245 = ~w244 & w62;  // g20 iupac.dp:35
        const word w246 = ~w245 & w223;  // g21 iupac.dp:35
        const word w247 = ~w246 & w231;  // g22 iupac.dp:35
        const word w248 = w60 ^ w247;  // g23 iupac.dp:35
        const word w249 = w248 ^ w243;  // g24 iupac.dp:35
        const word w250 = ~w249 & w224;  // g25 iupac.dp:35
        const word w251 = w62 ^ w250;  // g26 iupac.dp:35
        const word w252 = ~w242 & w60;  // g27 iupac.dp:35
        const word w253 = ~w62 & w61;  // g28 iupac.dp:35
        const word w254 = w253 | w60;  // g29 iupac.dp:35
        const word w255 = ~w61 & w254;  // g30 iupac.dp:35
        const word w256 = w255 ^ w238;  // g31 iupac.dp:35
        const word w257 = w233 ^ w254;  // g32 iupac.dp:35
        const word w258 = ~w224 & w257;  // g33 iupac.dp:35
        const word w259 = w256 | w224;  // g34 iupac.dp:35
        const word w260 = ~w223 & w254;  // g35 iupac.dp:35
        const word w261 = w60 | w260;  // g36 iupac.dp:35
        const word w262 = ~w253 & w259;  // g37 iupac.dp:35
        const word w263 = w59 | w262;  // g38 iupac.dp:35
        const word w264 = w263 & w232;  // g39 iupac.dp:35
        const word w265 = ~w264 & w261;  // g40 iupac.dp:35
        const word w266 = w263 ^ w265;  // g41 iupac.dp:35
        const word w267 = w265 & w59;  // g42 iupac.dp:35
        const word w268 = w259 ^ w267;  // g43 iupac.dp:35
        const word w269 = ~w268 & w223;  // g44 iupac.dp:35
        const word w270 = w258 ^ w269;  // g45 iupac.dp:35
        const word w271 = w223 ^ w266;  // g46 iupac.dp:35
        const word w272 = w258 & w271;  // g47 iupac.dp:35
        const word w273 = w261 ^ w272;  // g48 iupac.dp:35
        const word w274 = w273 | w62;  // g49 iupac.dp:35
        const word w275 = ~w251 & w221;  // g50 iupac.dp:35
        const word w276 = w274 ^ w275;  // g51 iupac.dp:35
        const word w277 = w276 ^ w252;  // g52 iupac.dp:35
        const word w278 = w245 ^ w277;  // g53 iupac.dp:35
        const word w279 = ~w278 & w59;  // g54 iupac.dp:35
        const word w280 = w276 ^ w279;  // g55 iupac.dp:35
        const word w281 = ~w270 & w266;  // g56 iupac.dp:35
        const word w282 = ~w281 & w221;  // g57 iupac.dp:35
        const word w283 = w270 ^ w282;  // g58 iupac.dp:35
        const word w284 = w283 ^ w280;  // g59 iupac.dp:35
        const word w285 = ~w284 & w222;  // g60 iupac.dp:35
        const word w286 = w283 ^ w285;  // g61 iupac.dp:35
        const word w287 = ~w136 & w286;  // g62 iupac.dp:35
        const word w288 = ~w225 & w287;  // g63 iupac.dp:35
        const word w289 = ~w225 & w212;  // g64 iupac.dp:35
        const word w290 = ~w288 & w289;  // g65 iupac.dp:35
        const word w291 = w212 ^ w288;  // g66 iupac.dp:35
        const word w292 = ~w136 & w137;  // g67 iupac.dp:35
        const word w293 = w137 ^ w288;  // g68 iupac.dp:35
        const word w294 = load_aligned(a);
        const word w295 = load_aligned(a + 1 * WORD_BYTES);
        const word w296 = load_aligned(a + 2 * WORD_BYTES);
        const word w297 = load_aligned(a + 3 * WORD_BYTES);
        const word w298 = w218 & w220;  // g0 iupac.dp:35
        const word w299 = w296 & w216;  // g1 iupac.dp:35
        const word w300 = w215 | w299;  // g2 iupac.dp:35
        const word w301 = w300 & w294;  // g3 iupac.dp:35
        const word w302 = w296 ^ w294;  // g4 iupac.dp:35
        const word w303 = w216 & w302;  // g5 iupac.dp:35
        const word w304 = w215 | w213;  // g6 iupac.dp:35
        const word w305 = w304 ^ w303;  // g7 iupac.dp:35
        const word w306 = ~w216 & w213;  // g8 iupac.dp:35
        const word w307 = w296 | w294;  // g9 iupac.dp:35
        const word w308 = ~w216 & w307;  // g10 iupac.dp:35
        const word w309 = w308 ^ w215;  // g11 iupac.dp:35
        const word w310 = w213 & w309;  // g12 iupac.dp:35
        const word w311 = ~w310 & w216;  // g13 iupac.dp:35
        const word w312 = w305 & w309;  // g14 iupac.dp:35
        const word w313 = w297 | w312;  // g15 iupac.dp:35
        const word w314 = w311 ^ w301;  // g16 iupac.dp:35
        const word w315 = w313 ^ w314;  // g17 iupac.dp:35
        const word w316 = w311 & w313;  // g18 iupac.dp:35
        const word w317 = w316 ^ w307;  // g19 iupac.dp:35
        const word w318 = ~w317 & w216;  // g20 iupac.dp:35
        const word w319 = ~w318 & w296;  // g21 iupac.dp:35
        const word w320 = ~w319 & w304;  // g22 iupac.dp:35
        const word w321 = w214 ^ w320;  // g23 iupac.dp:35
        const word w322 = w321 ^ w316;  // g24 iupac.dp:35
        const word w323 = ~w322 & w297;  // g25 iupac.dp:35
        const word w324 = w216 ^ w323;  // g26 iupac.dp:35
        const word w325 = ~w315 & w214;  // g27 iupac.dp:35
        const word w326 = ~w216 & w215;  // g28 iupac.dp:35
        const word w327 = w326 | w214;  // g29 iupac.dp:35
        const word w328 = ~w215 & w327;  // g30 iupac.dp:35
        const word w329 = w328 ^ w311;  // g31 iupac.dp:35
        const word w330 = w306 ^ w327;  // g32 iupac.dp:35
        const word w331 = ~w297 & w330;  // g33 iupac.dp:35
        const word w332 = w329 | w297;  // g34 iupac.dp:35
        const word w333 = ~w296 & w327;  // g35 iupac.dp:35
        const word w334 = w214 | w333;  // g36 iupac.dp:35
        const word w335 = ~w326 & w332;  // g37 iupac.dp:35
        const word w336 = w213 | w335;  // g38 iupac.dp:35
        const word w337 = w336 & w305;  // g39 iupac.dp:35
        const word w338 = ~w337 & w334;  // g40 iupac.dp:35
        const word w339 = w336 ^ w338;  // g41 iupac.dp:35
        const word w340 = w338 & w213;  // g42 iupac.dp:35
        const word w341 = w332 ^ w340;  // g43 iupac.dp:35
        const word w342 = ~w341 & w296;  // g44 iupac.dp:35
        const word w343 = w331 ^ w342;  // g45 iupac.dp:35
        const word w344 = w296 ^ w339;  // g46 iupac.dp:35
        const word w345 = w331 & w344;  // g47 iupac.dp:35
        const word w346 = w334 ^ w345;  // g48 iupac.dp:35
        const word w347 = w346 | w216;  // g49 iupac.dp:35
        const word w348 = ~w324 & w294;  // g50 iupac.dp:35
        const word w349 = w347 ^ w348;  // g51 iupac.dp:35
        const word w350 = w349 ^ w325;  // g52 iupac.dp:35
        const word w351 = w318 ^ w350;  // g53 iupac.dp:35
        const word w352 = ~w351 & w213;  // g54 iupac.dp:35
        const word w353 = w349 ^ w352;  // g55 iupac.dp:35
        const word w354 = ~w343 & w339;  // g56 iupac.dp:35
        const word w355 = ~w354 & w294;  // g57 iupac.dp:35
        const word w356 = w343 ^ w355;  // g58 iupac.dp:35
        const word w357 = w356 ^ w353;  // g59 iupac.dp:35
        const word w358 = ~w357 & w295;  // g60 iupac.dp:35
        const word w359 = w356 ^ w358;  // g61 iupac.dp:35
        const word w360 = ~w209 & w359;  // g62 iupac.dp:35
        const word w361 = ~w298 & w360;  // g63 iupac.dp:35
        const word w362 = ~w298 & w220;  // g64 iupac.dp:35
        const word w363 = ~w361 & w362;  // g65 iupac.dp:35
        const word w364 = w220 ^ w361;  // g66 iupac.dp:35
        const word w365 = ~w209 & w210;  // g67 iupac.dp:35
        const word w366 = w210 ^ w361;  // g68 iupac.dp:35
        store_first(bottom + i56 + 1, w292);
        store_first(bottom + i58 + 1, w293);
        c30 = w363;
        c31 = w364;
        c32 = w290;
        c33 = w291;
        c34 = w365;
        c35 = w366;
        c36 = w292;
        c37 = w293;
        c38 = w213;
        c39 = w214;
        c40 = w215;
        c41 = w216;
    }
    store_aligned(vertical, c30);
    store_aligned(vertical + 1 * WORD_BYTES, c31);
    store_aligned(vertical + 2 * WORD_BYTES, c32);
    store_aligned(vertical + 3 * WORD_BYTES, c33);
    store_aligned(down, c34);
    store_aligned(down + 1 * WORD_BYTES, c35);
    store_aligned(down + 2 * WORD_BYTES, c36);
    store_aligned(down + 3 * WORD_BYTES, c37);
}

#ifdef __cplusplus
}
#endif
