/* SPDX-License-Identifier: Apache-2.0
 *
 * iupac in the wavefront layout, 2 rows a lane, for avx2.
 * Made by: minterm compile iupac --layout wavefront --target avx2 --alphabet ACGTRYSWKMBDHVN --rows 2 --emit c
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
 *     a         word (r % 2) * 4 + p: plane p of the symbols of its rows
 *     windows   sequence x * 4 + p, for x from 0 to 1: 256 zeros, then plane p of the columns x, x + 2,
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
 * Comments behind its gates have their names here and iupac.dp:35, where its formula begins.
 * Gates after the last of these keep the vertical flow of lanes that have no column.
 * avx2: 69 gates, depth 29, 0 moves, 21 live registers
 * inputs v0 v1 h0 h1 a0 a1 a2 a3 b0 b1 b2 b3
 * g0 = andn(b3, b0)
 * g1 = andn(b3, b2)
 * g2 = or(g1, b1)
 * g3 = xor(g0, g2)
 * g4 = andn(a3, g3)
 * g5 = andn(b2, g2)
 * g6 = or(a2, a0)
 * g7 = andn(b3, g6)
 * g8 = xor(g7, b2)
 * g9 = and(b0, g8)
 * g10 = andn(g7, a2)
 * g11 = andn(g9, b3)
 * g12 = xor(g5, g11)
 * g13 = or(g12, a3)
 * g14 = andn(g1, g13)
 * g15 = or(b0, g14)
 * g16 = or(b2, b0)
 * g17 = or(b2, g10)
 * g18 = xor(g10, a0)
 * g19 = and(b3, g18)
 * g20 = and(g17, a0)
 * g21 = xor(g11, g20)
 * g22 = xor(g16, g19)
 * g23 = and(g22, g9)
 * g24 = or(a3, g23)
 * g25 = xor(g24, g21)
 * g26 = and(g11, g24)
 * g27 = andn(g11, a2)
 * g28 = andn(g27, g16)
 * g29 = xor(b1, g28)
 * g30 = andn(g19, g29)
 * g31 = xor(g29, g26)
 * g32 = andn(g31, a3)
 * g33 = xor(g26, g6)
 * g34 = or(b1, g30)
 * g35 = andn(g25, b1)
 * g36 = and(g15, g22)
 * g37 = andn(g36, g34)
 * g38 = xor(g15, g37)
 * g39 = and(g37, b0)
 * g40 = xor(g13, g39)
 * g41 = andn(g40, a2)
 * g42 = xor(g4, g41)
 * g43 = xor(a2, g38)
 * g44 = and(g4, g43)
 * g45 = xor(g44, g37)
 * g46 = or(g45, b3)
 * g47 = xor(b3, g32)
 * g48 = andn(g33, b3)
 * g49 = andn(g47, a0)
 * g50 = xor(g46, g49)
 * g51 = xor(g50, g35)
 * g52 = xor(g48, g51)
 * g53 = andn(g52, b0)
 * g54 = xor(g50, g53)
 * g55 = andn(g42, g38)
 * g56 = andn(g55, a0)
 * g57 = xor(g42, g56)
 * g58 = xor(g57, g54)
 * g59 = andn(g58, a1)
 * g60 = xor(g57, g59)
 * g61 = andn(v1, g60)
 * g62 = andn(g61, h1)
 * g63 = xor(g62, h1)
 * g64 = and(v0, g63)
 * g65 = or(v1, g64)
 * g66 = or(v0, g63)
 * g67 = or(h0, g62)
 * g68 = and(g62, h0)
 * v0' = g67
 * v1' = g68
 * h0' = g65
 * h1' = g66
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

/* An iteration: 300 gates, 4 moves, 0 additions, 30 loads, 4 stores. */
void iupac_avx2_edge(uint8_t *const *buffers, const int64_t *scalars);
void iupac_avx2_edge(uint8_t *const *buffers, const int64_t *scalars) {
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
        const word w74 = ~c42 & c39;  // g0 iupac.dp:35
        const word w75 = ~c42 & c41;  // g1 iupac.dp:35
        const word w76 = w75 | c40;  // g2 iupac.dp:35
        const word w77 = w74 ^ w76;  // g3 iupac.dp:35
        const word w78 = ~w73 & w77;  // g4 iupac.dp:35
        const word w79 = ~c41 & w76;  // g5 iupac.dp:35
        const word w80 = w72 | w70;  // g6 iupac.dp:35
        const word w81 = ~c42 & w80;  // g7 iupac.dp:35
        const word w82 = w81 ^ c41;  // g8 iupac.dp:35
        const word w83 = c39 & w82;  // g9 iupac.dp:35
        const word w84 = ~w81 & w72;  // g10 iupac.dp:35
        const word w85 = ~w83 & c42;  // g11 iupac.dp:35
        const word w86 = w79 ^ w85;  // g12 iupac.dp:35
        const word w87 = w86 | w73;  // g13 iupac.dp:35
        const word w88 = ~w75 & w87;  // g14 iupac.dp:35
        const word w89 = c39 | w88;  // g15 iupac.dp:35
        const word w90 = c41 | c39;  // g16 iupac.dp:35
        const word w91 = c41 | w84;  // g17 iupac.dp:35
        const word w92 = w84 ^ w70;  // g18 iupac.dp:35
        const word w93 = c42 & w92;  // g19 iupac.dp:35
        const word w94 = w91 & w70;  // g20 iupac.dp:35
        const word w95 = w85 ^ w94;  // g21 iupac.dp:35
        const word w96 = w90 ^ w93;  // g22 iupac.dp:35
        const word w97 = w96 & w83;  // g23 iupac.dp:35
        const word w98 = w73 | w97;  // g24 iupac.dp:35
        const word w99 = w98 ^ w95;  // g25 iupac.dp:35
        const word w100 = w85 & w98;  // g26 iupac.dp:35
        const word w101 = ~w85 & w72;  // g27 iupac.dp:35
        const word w102 = ~w101 & w90;  // g28 iupac.dp:35
        const word w103 = c40 ^ w102;  // g29 iupac.dp:35
        const word w104 = ~w93 & w103;  // g30 iupac.dp:35
        const word w105 = w103 ^ w100;  // g31 iupac.dp:35
        const word w106 = ~w105 & w73;  // g32 iupac.dp:35
        const word w107 = w100 ^ w80;  // g33 iupac.dp:35
        const word w108 = c40 | w104;  // g34 iupac.dp:35
        const word w109 = ~w99 & c40;  // g35 iupac.dp:35
        const word w110 = w89 & w96;  // g36 iupac.dp:35
        const word w111 = ~w110 & w108;  // g37 iupac.dp:35
        const word w112 = w89 ^ w111;  // g38 iupac.dp:35
        const word w113 = w111 & c39;  // g39 iupac.dp:35
        const word w114 = w87 ^ w113;  // g40 iupac.dp:35
        const word w115 = ~w114 & w72;  // g41 iupac.dp:35
        const word w116 = w78 ^ w115;  // g42 iupac.dp:35
        const word w117 = w72 ^ w112;  // g43 iupac.dp:35
        const word w118 = w78 & w117;  // g44 iupac.dp:35
        const word w119 = w118 ^ w111;  // g45 iupac.dp:35
        const word w120 = w119 | c42;  // g46 iupac.dp:35
        const word w121 = c42 ^ w106;  // g47 iupac.dp:35
        const word w122 = ~w107 & c42;  // g48 iupac.dp:35
        const word w123 = ~w121 & w70;  // g49 iupac.dp:35
        const word w124 = w120 ^ w123;  // g50 iupac.dp:35
        const word w125 = w124 ^ w109;  // g51 iupac.dp:35
        const word w126 = w122 ^ w125;  // g52 iupac.dp:35
        const word w127 = ~w126 & c39;  // g53 iupac.dp:35
        const word w128 = w124 ^ w127;  // g54 iupac.dp:35
        const word w129 = ~w116 & w112;  // g55 iupac.dp:35
        const word w130 = ~w129 & w70;  // g56 iupac.dp:35
        const word w131 = w116 ^ w130;  // g57 iupac.dp:35
        const word w132 = w131 ^ w128;  // g58 iupac.dp:35
        const word w133 = ~w132 & w71;  // g59 iupac.dp:35
        const word w134 = w131 ^ w133;  // g60 iupac.dp:35
        const word w135 = ~c34 & w134;  // g61 iupac.dp:35
        const word w136 = ~w135 & c36;  // g62 iupac.dp:35
        const word w137 = w136 ^ c36;  // g63 iupac.dp:35
        const word w138 = c33 & w137;  // g64 iupac.dp:35
        const word w139 = c34 | w138;  // g65 iupac.dp:35
        const word w140 = c33 | w137;  // g66 iupac.dp:35
        const word w141 = c35 | w136;  // g67 iupac.dp:35
        const word w142 = w136 & c35;  // g68 iupac.dp:35
        const word w143 = w141 & c43;  // g69 iupac.dp:35
        const word w144 = ~c43 & c33;  // g70 iupac.dp:35
        const word w145 = w143 ^ w144;  // g71 iupac.dp:35
        const word w146 = w142 & c43;  // g72 iupac.dp:35
        const word w147 = ~c43 & c34;  // g73 iupac.dp:35
        const word w148 = w146 ^ w147;  // g74 iupac.dp:35
        const word w149 = load_aligned(a);
        const word w150 = load_aligned(a + 1 * WORD_BYTES);
        const word w151 = load_aligned(a + 2 * WORD_BYTES);
        const word w152 = load_aligned(a + 3 * WORD_BYTES);
        const word w153 = ~w64 & w61;  // g0 iupac.dp:35
        const word w154 = ~w64 & w63;  // g1 iupac.dp:35
        const word w155 = w154 | w62;  // g2 iupac.dp:35
        const word w156 = w153 ^ w155;  // g3 iupac.dp:35
        const word w157 = ~w152 & w156;  // g4 iupac.dp:35
        const word w158 = ~w63 & w155;  // g5 iupac.dp:35
        const word w159 = w151 | w149;  // g6 iupac.dp:35
        const word w160 = ~w64 & w159;  // g7 iupac.dp:35
        const word w161 = w160 ^ w63;  // g8 iupac.dp:35
        const word w162 = w61 & w161;  // g9 iupac.dp:35
        const word w163 = ~w160 & w151;  // g10 iupac.dp:35
        const word w164 = ~w162 & w64;  // g11 iupac.dp:35
        const word w165 = w158 ^ w164;  // g12 iupac.dp:35
        const word w166 = w165 | w152;  // g13 iupac.dp:35
        const word w167 = ~w154 & w166;  // g14 iupac.dp:35
        const word w168 = w61 | w167;  // g15 iupac.dp:35
        const word w169 = w63 | w61;  // g16 iupac.dp:35
        const word w170 = w63 | w163;  // g17 iupac.dp:35
        const word w171 = w163 ^ w149;  // g18 iupac.dp:35
        const word w172 = w64 & w171;  // g19 iupac.dp:35
        const word w173 = w170 & w149;  // g20 iupac.dp:35
        const word w174 = w164 ^ w173;  // g21 iupac.dp:35
        const word w175 = w169 ^ w172;  // g22 iupac.dp:35
        const word w176 = w175 & w162;  // g23 iupac.dp:35
        const word w177 = w152 | w176;  // g24 iupac.dp:35
        const word w178 = w177 ^ w174;  // g25 iupac.dp:35
        const word w179 = w164 & w177;  // g26 iupac.dp:35
        const word w180 = ~w164 & w151;  // g27 iupac.dp:35
        const word w181 = ~w180 & w169;  // g28 iupac.dp:35
        const word w182 = w62 ^ w181;  // g29 iupac.dp:35
        const word w183 = ~w172 & w182;  // g30 iupac.dp:35
        const word w184 = w182 ^ w179;  // g31 iupac.dp:35
        const word w185 = ~w184 & w152;  // g32 iupac.dp:35
        const word w186 = w179 ^ w159;  // g33 iupac.dp:35
        const word w187 = w62 | w183;  // g34 iupac.dp:35
        const word w188 = ~w178 & w62;  // g35 iupac.dp:35
        const word w189 = w168 & w175;  // g36 iupac.dp:35
        const word w190 = ~w189 & w187;  // g37 iupac.dp:35
        const word w191 = w168 ^ w190;  // g38 iupac.dp:35
        const word w192 = w190 & w61;  // g39 iupac.dp:35
        const word w193 = w166 ^ w192;  // g40 iupac.dp:35
        const word w194 = ~w193 & w151;  // g41 iupac.dp:35
        const word w195 = w157 ^ w194;  // g42 iupac.dp:35
        const word w196 = w151 ^ w191;  // g43 iupac.dp:35
        const word w197 = w157 & w196;  // g44 iupac.dp:35
        const word w198 = w197 ^ w190;  // g45 iupac.dp:35
        const word w199 = w198 | w64;  // g46 iupac.dp:35
        const word w200 = w64 ^ w185;  // g47 iupac.dp:35
        const word w201 = ~w186 & w64;  // g48 iupac.dp:35
        const word w202 = ~w200 & w149;  // g49 iupac.dp:35
        const word w203 = w199 ^ w202;  // g50 iupac.dp:35
        const word w204 = w203 ^ w188;  // g51 iupac.dp:35
        const word w205 = w201 ^ w204;  // g52 iupac.dp:35
        const word w206 = ~w205 & w61;  // g53 iupac.dp:35
        const word w207 = w203 ^ w206;  // g54 iupac.dp:35
        const word w208 = ~w195 & w191;  // g55 iupac.dp:35
        const word w209 = ~w208 & w149;  // g56 iupac.dp:35
        const word w210 = w195 ^ w209;  // g57 iupac.dp:35
        const word w211 = w210 ^ w207;  // g58 iupac.dp:35
        const word w212 = ~w211 & w150;  // g59 iupac.dp:35
        const word w213 = w210 ^ w212;  // g60 iupac.dp:35
        const word w214 = ~c32 & w213;  // g61 iupac.dp:35
        const word w215 = ~w214 & w69;  // g62 iupac.dp:35
        const word w216 = w215 ^ w69;  // g63 iupac.dp:35
        const word w217 = c31 & w216;  // g64 iupac.dp:35
        const word w218 = c32 | w217;  // g65 iupac.dp:35
        const word w219 = c31 | w216;  // g66 iupac.dp:35
        const word w220 = w67 | w215;  // g67 iupac.dp:35
        const word w221 = w215 & w67;  // g68 iupac.dp:35
        const word w222 = w220 & w65;  // g69 iupac.dp:35
        const word w223 = ~w65 & c31;  // g70 iupac.dp:35
        const word w224 = w222 ^ w223;  // g71 iupac.dp:35
        const word w225 = w221 & w65;  // g72 iupac.dp:35
        const word w226 = ~w65 & c32;  // g73 iupac.dp:35
        const word w227 = w225 ^ w226;  // g74 iupac.dp:35
        store_first(bottom + i58, w139);
        store_first(bottom + i60, w140);
        const word w228 = load_word(windows + i54);
        const word w229 = load_word(windows + i55);
        const word w230 = load_word(windows + i56);
        const word w231 = load_word(windows + i57);
        const word w232 = load_word(active + i51);
        const word w233 = load_first(top + i58 + 1);
        const word w234 = shift_in(w139, w233);
        const word w235 = load_first(top + i59 + 1);
        const word w236 = shift_in(w140, w235);
        const word w237 = load_aligned(a + 4 * WORD_BYTES);
        const word w238 = load_aligned(a + 5 * WORD_BYTES);
        const word w239 = load_aligned(a + 6 * WORD_BYTES);
        const word w240 = load_aligned(a + 7 * WORD_BYTES);
        const word w241 = ~w64 & w61;  // g0 iupac.dp:35
        const word w242 = ~w64 & w63;  // g1 iupac.dp:35
        const word w243 = w242 | w62;  // g2 iupac.dp:35
        const word w244 = w241 ^ w243;  // g3 iupac.dp:35
        const word w245 = ~w240 & w244;  // g4 iupac.dp:35
        const word w246 = ~w63 & w243;  // g5 iupac.dp:35
        const word w247 = w239 | w237;  // g6 iupac.dp:35
        const word w248 = ~w64 & w247;  // g7 iupac.dp:35
        const word w249 = w248 ^ w63;  // g8 iupac.dp:35
        const word w250 = w61 & w249;  // g9 iupac.dp:35
        const word w251 = ~w248 & w239;  // g10 iupac.dp:35
        const word w252 = ~w250 & w64;  // g11 iupac.dp:35
        const word w253 = w246 ^ w252;  // g12 iupac.dp:35
        const word w254 = w253 | w240;  // g13 iupac.dp:35
        const word w255 = ~w242 & w254;  // g14 iupac.dp:35
        const word w256 = w61 | w255;  // g15 iupac.dp:35
        const word w257 = w63 | w61;  // g16 iupac.dp:35
        const word w258 = w63 | w251;  // g17 iupac.dp:35
        const word w259 = w251 ^ w237;  // g18 iupac.dp:35
        const word w260 = w64 & w259;  // g19 iupac.dp:35
        const word w261 = w258 & w237;  // g20 iupac.dp:35
        const word w262 = w252 ^ w261;  // g21 iupac.dp:35
        const word w263 = w257 ^ w260;  // g22 iupac.dp:35
        const word w264 = w263 & w250;  // g23 iupac.dp:35
        const word w265 = w240 | w264;  // g24 iupac.dp:35
        const word w266 = w265 ^ w262;  // g25 iupac.dp:35
        const word w267 = w252 & w265;  // g26 iupac.dp:35
        const word w268 = ~w252 & w239;  // g27 iupac.dp:35
        const word w269 = ~w268 & w257;  // g28 iupac.dp:35
        const word w270 = w62 ^ w269;  // g29 iupac.dp:35
        const word w271 = ~w260 & w270;  // g30 iupac.dp:35
        const word w272 = w270 ^ w267;  // g31 iupac.dp:35
        const word w273 = ~w272 & w240;  // g32 iupac.dp:35
        const word w274 = w267 ^ w247;  // g33 iupac.dp:35
        const word w275 = w62 | w271;  // g34 iupac.dp:35
        const word w276 = ~w266 & w62;  // g35 iupac.dp:35
        const word w277 = w256 & w263;  // g36 iupac.dp:35
        const word w278 = ~w277 & w275;  // g37 iupac.dp:35
        const word w279 = w256 ^ w278;  // g38 iupac.dp:35
        const word w280 = w278 & w61;  // g39 iupac.dp:35
        const word w281 = w254 ^ w280;  // g40 iupac.dp:35
        const word w282 = ~w281 & w239;  // g41 iupac.dp:35
        const word w283 = w245 ^ w282;  // g42 iupac.dp:35
        const word w284 = w239 ^ w279;  // g43 iupac.dp:35
        const word w285 = w245 & w284;  // g44 iupac.dp:35
        const word w286 = w285 ^ w278;  // g45 iupac.dp:35
        const word w287 = w286 | w64;  // g46 iupac.dp:35
        const word w288 = w64 ^ w273;  // g47 iupac.dp:35
        const word w289 = ~w274 & w64;  // g48 iupac.dp:35
        const word w290 = ~w288 & w237;  // g49 iupac.dp:35
        const word w291 = w287 ^ w290;  // g50 iupac.dp:35
        const word w292 = w291 ^ w276;  // g51 iupac.dp:35
        const word w293 = w289 ^ w292;  // g52 iupac.dp:35
        const word w294 = ~w293 & w61;  // g53 iupac.dp:35
        const word w295 = w291 ^ w294;  // g54 iupac.dp:35
        const word w296 = ~w283 & w279;  // g55 iupac.dp:35
        const word w297 = ~w296 & w237;  // g56 iupac.dp:35
        const word w298 = w283 ^ w297;  // g57 iupac.dp:35
        const word w299 = w298 ^ w295;  // g58 iupac.dp:35
        const word w300 = ~w299 & w238;  // g59 iupac.dp:35
        const word w301 = w298 ^ w300;  // g60 iupac.dp:35
        const word w302 = ~w148 & w301;  // g61 iupac.dp:35
        const word w303 = ~w302 & w219;  // g62 iupac.dp:35
        const word w304 = w303 ^ w219;  // g63 iupac.dp:35
        const word w305 = w145 & w304;  // g64 iupac.dp:35
        const word w306 = w148 | w305;  // g65 iupac.dp:35
        const word w307 = w145 | w304;  // g66 iupac.dp:35
        const word w308 = w218 | w303;  // g67 iupac.dp:35
        const word w309 = w303 & w218;  // g68 iupac.dp:35
        const word w310 = w308 & w65;  // g69 iupac.dp:35
        const word w311 = ~w65 & w145;  // g70 iupac.dp:35
        const word w312 = w310 ^ w311;  // g71 iupac.dp:35
        const word w313 = w309 & w65;  // g72 iupac.dp:35
        const word w314 = ~w65 & w148;  // g73 iupac.dp:35
        const word w315 = w313 ^ w314;  // g74 iupac.dp:35
        const word w316 = load_aligned(a);
        const word w317 = load_aligned(a + 1 * WORD_BYTES);
        const word w318 = load_aligned(a + 2 * WORD_BYTES);
        const word w319 = load_aligned(a + 3 * WORD_BYTES);
        const word w320 = ~w231 & w228;  // g0 iupac.dp:35
        const word w321 = ~w231 & w230;  // g1 iupac.dp:35
        const word w322 = w321 | w229;  // g2 iupac.dp:35
        const word w323 = w320 ^ w322;  // g3 iupac.dp:35
        const word w324 = ~w319 & w323;  // g4 iupac.dp:35
        const word w325 = ~w230 & w322;  // g5 iupac.dp:35
        const word w326 = w318 | w316;  // g6 iupac.dp:35
        const word w327 = ~w231 & w326;  // g7 iupac.dp:35
        const word w328 = w327 ^ w230;  // g8 iupac.dp:35
        const word w329 = w228 & w328;  // g9 iupac.dp:35
        const word w330 = ~w327 & w318;  // g10 iupac.dp:35
        const word w331 = ~w329 & w231;  // g11 iupac.dp:35
        const word w332 = w325 ^ w331;  // g12 iupac.dp:35
        const word w333 = w332 | w319;  // g13 iupac.dp:35
        const word w334 = ~w321 & w333;  // g14 iupac.dp:35
        const word w335 = w228 | w334;  // g15 iupac.dp:35
        const word w336 = w230 | w228;  // g16 iupac.dp:35
        const word w337 = w230 | w330;  // g17 iupac.dp:35
        const word w338 = w330 ^ w316;  // g18 iupac.dp:35
        const word w339 = w231 & w338;  // g19 iupac.dp:35
        const word w340 = w337 & w316;  // g20 iupac.dp:35
        const word w341 = w331 ^ w340;  // g21 iupac.dp:35
        const word w342 = w336 ^ w339;  // g22 iupac.dp:35
        const word w343 = w342 & w329;  // g23 iupac.dp:35
        const word w344 = w319 | w343;  // g24 iupac.dp:35
        const word w345 = w344 ^ w341;  // g25 iupac.dp:35
        const word w346 = w331 & w344;  // g26 iupac.dp:35
        const word w347 = ~w331 & w318;  // g27 iupac.dp:35
        const word w348 = ~w347 & w336;  // g28 iupac.dp:35
        const word w349 = w229 ^ w348;  // g29 iupac.dp:35
        const word w350 = ~w339 & w349;  // g30 iupac.dp:35
        const word w351 = w349 ^ w346;  // g31 iupac.dp:35
        const word w352 = ~w351 & w319;  // g32 iupac.dp:35
        const word w353 = w346 ^ w326;  // g33 iupac.dp:35
        const word w354 = w229 | w350;  // g34 iupac.dp:35
        const word w355 = ~w345 & w229;  // g35 iupac.dp:35
        const word w356 = w335 & w342;  // g36 iupac.dp:35
        const word w357 = ~w356 & w354;  // g37 iupac.dp:35
        const word w358 = w335 ^ w357;  // g38 iupac.dp:35
        const word w359 = w357 & w228;  // g39 iupac.dp:35
        const word w360 = w333 ^ w359;  // g40 iupac.dp:35
        const word w361 = ~w360 & w318;  // g41 iupac.dp:35
        const word w362 = w324 ^ w361;  // g42 iupac.dp:35
        const word w363 = w318 ^ w358;  // g43 iupac.dp:35
        const word w364 = w324 & w363;  // g44 iupac.dp:35
        const word w365 = w364 ^ w357;  // g45 iupac.dp:35
        const word w366 = w365 | w231;  // g46 iupac.dp:35
        const word w367 = w231 ^ w352;  // g47 iupac.dp:35
        const word w368 = ~w353 & w231;  // g48 iupac.dp:35
        const word w369 = ~w367 & w316;  // g49 iupac.dp:35
        const word w370 = w366 ^ w369;  // g50 iupac.dp:35
        const word w371 = w370 ^ w355;  // g51 iupac.dp:35
        const word w372 = w368 ^ w371;  // g52 iupac.dp:35
        const word w373 = ~w372 & w228;  // g53 iupac.dp:35
        const word w374 = w370 ^ w373;  // g54 iupac.dp:35
        const word w375 = ~w362 & w358;  // g55 iupac.dp:35
        const word w376 = ~w375 & w316;  // g56 iupac.dp:35
        const word w377 = w362 ^ w376;  // g57 iupac.dp:35
        const word w378 = w377 ^ w374;  // g58 iupac.dp:35
        const word w379 = ~w378 & w317;  // g59 iupac.dp:35
        const word w380 = w377 ^ w379;  // g60 iupac.dp:35
        const word w381 = ~w227 & w380;  // g61 iupac.dp:35
        const word w382 = ~w381 & w236;  // g62 iupac.dp:35
        const word w383 = w382 ^ w236;  // g63 iupac.dp:35
        const word w384 = w224 & w383;  // g64 iupac.dp:35
        const word w385 = w227 | w384;  // g65 iupac.dp:35
        const word w386 = w224 | w383;  // g66 iupac.dp:35
        const word w387 = w234 | w382;  // g67 iupac.dp:35
        const word w388 = w382 & w234;  // g68 iupac.dp:35
        const word w389 = w387 & w232;  // g69 iupac.dp:35
        const word w390 = ~w232 & w224;  // g70 iupac.dp:35
        const word w391 = w389 ^ w390;  // g71 iupac.dp:35
        const word w392 = w388 & w232;  // g72 iupac.dp:35
        const word w393 = ~w232 & w227;  // g73 iupac.dp:35
        const word w394 = w392 ^ w393;  // g74 iupac.dp:35
        store_first(bottom + i58 + 1, w306);
        store_first(bottom + i60 + 1, w307);
        c31 = w391;
        c32 = w394;
        c33 = w312;
        c34 = w315;
        c35 = w385;
        c36 = w386;
        c37 = w306;
        c38 = w307;
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
void iupac_avx2_steady(uint8_t *const *buffers, const int64_t *scalars);
void iupac_avx2_steady(uint8_t *const *buffers, const int64_t *scalars) {
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
        const word w71 = ~c41 & c38;  // g0 iupac.dp:35
        const word w72 = ~c41 & c40;  // g1 iupac.dp:35
        const word w73 = w72 | c39;  // g2 iupac.dp:35
        const word w74 = w71 ^ w73;  // g3 iupac.dp:35
        const word w75 = ~w70 & w74;  // g4 iupac.dp:35
        const word w76 = ~c40 & w73;  // g5 iupac.dp:35
        const word w77 = w69 | w67;  // g6 iupac.dp:35
        const word w78 = ~c41 & w77;  // g7 iupac.dp:35
        const word w79 = w78 ^ c40;  // g8 iupac.dp:35
        const word w80 = c38 & w79;  // g9 iupac.dp:35
        const word w81 = ~w78 & w69;  // g10 iupac.dp:35
        const word w82 = ~w80 & c41;  // g11 iupac.dp:35
        const word w83 = w76 ^ w82;  // g12 iupac.dp:35
        const word w84 = w83 | w70;  // g13 iupac.dp:35
        const word w85 = ~w72 & w84;  // g14 iupac.dp:35
        const word w86 = c38 | w85;  // g15 iupac.dp:35
        const word w87 = c40 | c38;  // g16 iupac.dp:35
        const word w88 = c40 | w81;  // g17 iupac.dp:35
        const word w89 = w81 ^ w67;  // g18 iupac.dp:35
        const word w90 = c41 & w89;  // g19 iupac.dp:35
        const word w91 = w88 & w67;  // g20 iupac.dp:35
        const word w92 = w82 ^ w91;  // g21 iupac.dp:35
        const word w93 = w87 ^ w90;  // g22 iupac.dp:35
        const word w94 = w93 & w80;  // g23 iupac.dp:35
        const word w95 = w70 | w94;  // g24 iupac.dp:35
        const word w96 = w95 ^ w92;  // g25 iupac.dp:35
        const word w97 = w82 & w95;  // g26 iupac.dp:35
        const word w98 = ~w82 & w69;  // g27 iupac.dp:35
        const word w99 = ~w98 & w87;  // g28 iupac.dp:35
        const word w100 = c39 ^ w99;  // g29 iupac.dp:35
        const word w101 = ~w90 & w100;  // g30 iupac.dp:35
        const word w102 = w100 ^ w97;  // g31 iupac.dp:35
        const word w103 = ~w102 & w70;  // g32 iupac.dp:35
        const word w104 = w97 ^ w77;  // g33 iupac.dp:35
        const word w105 = c39 | w101;  // g34 iupac.dp:35
        const word w106 = ~w96 & c39;  // g35 iupac.dp:35
        const word w107 = w86 & w93;  // g36 iupac.dp:35
        const word w108 = ~w107 & w105;  // g37 iupac.dp:35
        const word w109 = w86 ^ w108;  // g38 iupac.dp:35
        const word w110 = w108 & c38;  // g39 iupac.dp:35
        const word w111 = w84 ^ w110;  // g40 iupac.dp:35
        const word w112 = ~w111 & w69;  // g41 iupac.dp:35
        const word w113 = w75 ^ w112;  // g42 iupac.dp:35
        const word w114 = w69 ^ w109;  // g43 iupac.dp:35
        const word w115 = w75 & w114;  // g44 iupac.dp:35
        const word w116 = w115 ^ w108;  // g45 iupac.dp:35
        const word w117 = w116 | c41;  // g46 iupac.dp:35
        const word w118 = c41 ^ w103;  // g47 iupac.dp:35
        const word w119 = ~w104 & c41;  // g48 iupac.dp:35
        const word w120 = ~w118 & w67;  // g49 iupac.dp:35
        const word w121 = w117 ^ w120;  // g50 iupac.dp:35
        const word w122 = w121 ^ w106;  // g51 iupac.dp:35
        const word w123 = w119 ^ w122;  // g52 iupac.dp:35
        const word w124 = ~w123 & c38;  // g53 iupac.dp:35
        const word w125 = w121 ^ w124;  // g54 iupac.dp:35
        const word w126 = ~w113 & w109;  // g55 iupac.dp:35
        const word w127 = ~w126 & w67;  // g56 iupac.dp:35
        const word w128 = w113 ^ w127;  // g57 iupac.dp:35
        const word w129 = w128 ^ w125;  // g58 iupac.dp:35
        const word w130 = ~w129 & w68;  // g59 iupac.dp:35
        const word w131 = w128 ^ w130;  // g60 iupac.dp:35
        const word w132 = ~c33 & w131;  // g61 iupac.dp:35
        const word w133 = ~w132 & c35;  // g62 iupac.dp:35
        const word w134 = w133 ^ c35;  // g63 iupac.dp:35
        const word w135 = c32 & w134;  // g64 iupac.dp:35
        const word w136 = c33 | w135;  // g65 iupac.dp:35
        const word w137 = c32 | w134;  // g66 iupac.dp:35
        const word w138 = c34 | w133;  // g67 iupac.dp:35
        const word w139 = w133 & c34;  // g68 iupac.dp:35
        const word w140 = load_aligned(a);
        const word w141 = load_aligned(a + 1 * WORD_BYTES);
        const word w142 = load_aligned(a + 2 * WORD_BYTES);
        const word w143 = load_aligned(a + 3 * WORD_BYTES);
        const word w144 = ~w62 & w59;  // g0 iupac.dp:35
        const word w145 = ~w62 & w61;  // g1 iupac.dp:35
        const word w146 = w145 | w60;  // g2 iupac.dp:35
        const word w147 = w144 ^ w146;  // g3 iupac.dp:35
        const word w148 = ~w143 & w147;  // g4 iupac.dp:35
        const word w149 = ~w61 & w146;  // g5 iupac.dp:35
        const word w150 = w142 | w140;  // g6 iupac.dp:35
        const word w151 = ~w62 & w150;  // g7 iupac.dp:35
        const word w152 = w151 ^ w61;  // g8 iupac.dp:35
        const word w153 = w59 & w152;  // g9 iupac.dp:35
        const word w154 = ~w151 & w142;  // g10 iupac.dp:35
        const word w155 = ~w153 & w62;  // g11 iupac.dp:35
        const word w156 = w149 ^ w155;  // g12 iupac.dp:35
        const word w157 = w156 | w143;  // g13 iupac.dp:35
        const word w158 = ~w145 & w157;  // g14 iupac.dp:35
        const word w159 = w59 | w158;  // g15 iupac.dp:35
        const word w160 = w61 | w59;  // g16 iupac.dp:35
        const word w161 = w61 | w154;  // g17 iupac.dp:35
        const word w162 = w154 ^ w140;  // g18 iupac.dp:35
        const word w163 = w62 & w162;  // g19 iupac.dp:35
        const word w164 = w161 & w140;  // g20 iupac.dp:35
        const word w165 = w155 ^ w164;  // g21 iupac.dp:35
        const word w166 = w160 ^ w163;  // g22 iupac.dp:35
        const word w167 = w166 & w153;  // g23 iupac.dp:35
        const word w168 = w143 | w167;  // g24 iupac.dp:35
        const word w169 = w168 ^ w165;  // g25 iupac.dp:35
        const word w170 = w155 & w168;  // g26 iupac.dp:35
        const word w171 = ~w155 & w142;  // g27 iupac.dp:35
        const word w172 = ~w171 & w160;  // g28 iupac.dp:35
        const word w173 = w60 ^ w172;  // g29 iupac.dp:35
        const word w174 = ~w163 & w173;  // g30 iupac.dp:35
        const word w175 = w173 ^ w170;  // g31 iupac.dp:35
        const word w176 = ~w175 & w143;  // g32 iupac.dp:35
        const word w177 = w170 ^ w150;  // g33 iupac.dp:35
        const word w178 = w60 | w174;  // g34 iupac.dp:35
        const word w179 = ~w169 & w60;  // g35 iupac.dp:35
        const word w180 = w159 & w166;  // g36 iupac.dp:35
        const word w181 = ~w180 & w178;  // g37 iupac.dp:35
        const word w182 = w159 ^ w181;  // g38 iupac.dp:35
        const word w183 = w181 & w59;  // g39 iupac.dp:35
        const word w184 = w157 ^ w183;  // g40 iupac.dp:35
        const word w185 = ~w184 & w142;  // g41 iupac.dp:35
        const word w186 = w148 ^ w185;  // g42 iupac.dp:35
        const word w187 = w142 ^ w182;  // g43 iupac.dp:35
        const word w188 = w148 & w187;  // g44 iupac.dp:35
        const word w189 = w188 ^ w181;  // g45 iupac.dp:35
        const word w190 = w189 | w62;  // g46 iupac.dp:35
        const word w191 = w62 ^ w176;  // g47 iupac.dp:35
        const word w192 = ~w177 & w62;  // g48 iupac.dp:35
        const word w193 = ~w191 & w140;  // g49 iupac.dp:35
        const word w194 = w190 ^ w193;  // g50 iupac.dp:35
        const word w195 = w194 ^ w179;  // g51 iupac.dp:35
        const word w196 = w192 ^ w195;  // g52 iupac.dp:35
        const word w197 = ~w196 & w59;  // g53 iupac.dp:35
        const word w198 = w194 ^ w197;  // g54 iupac.dp:35
        const word w199 = ~w186 & w182;  // g55 iupac.dp:35
        const word w200 = ~w199 & w140;  // g56 iupac.dp:35
        const word w201 = w186 ^ w200;  // g57 iupac.dp:35
        const word w202 = w201 ^ w198;  // g58 iupac.dp:35
        const word w203 = ~w202 & w141;  // g59 iupac.dp:35
        const word w204 = w201 ^ w203;  // g60 iupac.dp:35
        const word w205 = ~c31 & w204;  // g61 iupac.dp:35
        const word w206 = ~w205 & w66;  // g62 iupac.dp:35
        const word w207 = w206 ^ w66;  // g63 iupac.dp:35
        const word w208 = c30 & w207;  // g64 iupac.dp:35
        const word w209 = c31 | w208;  // g65 iupac.dp:35
        const word w210 = c30 | w207;  // g66 iupac.dp:35
        const word w211 = w64 | w206;  // g67 iupac.dp:35
        const word w212 = w206 & w64;  // g68 iupac.dp:35
        store_first(bottom + i56, w136);
        store_first(bottom + i58, w137);
        const word w213 = load_word(windows + i52);
        const word w214 = load_word(windows + i53);
        const word w215 = load_word(windows + i54);
        const word w216 = load_word(windows + i55);
        const word w217 = load_first(top + i56 + 1);
        const word w218 = shift_in(w136, w217);
        const word w219 = load_first(top + i57 + 1);
        const word w220 = shift_in(w137, w219);
        const word w221 = load_aligned(a + 4 * WORD_BYTES);
        const word w222 = load_aligned(a + 5 * WORD_BYTES);
        const word w223 = load_aligned(a + 6 * WORD_BYTES);
        const word w224 = load_aligned(a + 7 * WORD_BYTES);
        const word w225 = ~w62 & w59;  // g0 iupac.dp:35
        const word w226 = ~w62 & w61;  // g1 iupac.dp:35
        const word w227 = w226 | w60;  // g2 iupac.dp:35
        const word w228 = w225 ^ w227;  // g3 iupac.dp:35
        const word w229 = ~w224 & w228;  // g4 iupac.dp:35
        const word w230 = ~w61 & w227;  // g5 iupac.dp:35
        const word w231 = w223 | w221;  // g6 iupac.dp:35
        const word w232 = ~w62 & w231;  // g7 iupac.dp:35
        const word w233 = w232 ^ w61;  // g8 iupac.dp:35
        const word w234 = w59 & w233;  // g9 iupac.dp:35
        const word w235 = ~w232 & w223;  // g10 iupac.dp:35
        const word w236 = ~w234 & w62;  // g11 iupac.dp:35
        const word w237 = w230 ^ w236;  // g12 iupac.dp:35
        const word w238 = w237 | w224;  // g13 iupac.dp:35
        const word w239 = ~w226 & w238;  // g14 iupac.dp:35
        const word w240 = w59 | w239;  // g15 iupac.dp:35
        const word w241 = w61 | w59;  // g16 iupac.dp:35
        const word w242 = w61 | w235;  // g17 iupac.dp:35
        const word w243 = w235 ^ w221;  // g18 iupac.dp:35
        const word w244 = w62 & w243;  // g19 iupac.dp:35
        const word w245 = w242 & w221;  // g20 iupac.dp:35
        const word w246 = w236 ^ w245;  // g21 iupac.dp:35
        const word w247 = w241 ^ w244;  // g22 iupac.dp:35
        const word w248 = w247 & w234;  // g23 iupac.dp:35
        const word w249 = w224 | w248;  // g24 iupac.dp:35
        const word w250 = w249 ^ w246;  // g25 iupac.dp:35
        const word w251 = w236 & w249;  // g26 iupac.dp:35
        const word w252 = ~w236 & w223;  // g27 iupac.dp:35
        const word w253 = ~w252 & w241;  // g28 iupac.dp:35
        const word w254 = w60 ^ w253;  // g29 iupac.dp:35
        const word w255 = ~w244 & w254;  // g30 iupac.dp:35
        const word w256 = w254 ^ w251;  // g31 iupac.dp:35
        const word w257 = ~w256 & w224;  // g32 iupac.dp:35
        const word w258 = w251 ^ w231;  // g33 iupac.dp:35
        const word w259 = w60 | w255;  // g34 iupac.dp:35
        const word w260 = ~w250 & w60;  // g35 iupac.dp:35
        const word w261 = w240 & w247;  // g36 iupac.dp:35
        const word w262 = ~w261 & w259;  // g37 iupac.dp:35
        const word w263 = w240 ^ w262;  // g38 iupac.dp:35
        const word w264 = w262 & w59;  // g39 iupac.dp:35
        const word w265 = w238 ^ w264;  // g40 iupac.dp:35
        const word w266 = ~w265 & w223;  // g41 iupac.dp:35
        const word w267 = w229 ^ w266;  // g42 iupac.dp:35
        const word w268 = w223 ^ w263;  // g43 iupac.dp:35
        const word w269 = w229 & w268;  // g44 iupac.dp:35
        const word w270 = w269 ^ w262;  // g45 iupac.dp:35
        const word w271 = w270 | w62;  // g46 iupac.dp:35
        const word w272 = w62 ^ w257;  // g47 iupac.dp:35
        const word w273 = ~w258 & w62;  // g48 iupac.dp:35
        const word w274 = ~w272 & w221;  // g49 iupac.dp:35
        const word w275 = w271 ^ w274;  // g50 iupac.dp:35
        const word w276 = w275 ^ w260;  // g51 iupac.dp:35
        const word w277 = w273 ^ w276;  // g52 iupac.dp:35
        const word w278 = ~w277 & w59;  // g53 iupac.dp:35
        const word w279 = w275 ^ w278;  // g54 iupac.dp:35
        const word w280 = ~w267 & w263;  // g55 iupac.dp:35
        const word w281 = ~w280 & w221;  // g56 iupac.dp:35
        const word w282 = w267 ^ w281;  // g57 iupac.dp:35
        const word w283 = w282 ^ w279;  // g58 iupac.dp:35
        const word w284 = ~w283 & w222;  // g59 iupac.dp:35
        const word w285 = w282 ^ w284;  // g60 iupac.dp:35
        const word w286 = ~w139 & w285;  // g61 iupac.dp:35
        const word w287 = ~w286 & w210;  // g62 iupac.dp:35
        const word w288 = w287 ^ w210;  // g63 iupac.dp:35
        const word w289 = w138 & w288;  // g64 iupac.dp:35
        const word w290 = w139 | w289;  // g65 iupac.dp:35
        const word w291 = w138 | w288;  // g66 iupac.dp:35
        const word w292 = w209 | w287;  // g67 iupac.dp:35
        const word w293 = w287 & w209;  // g68 iupac.dp:35
        const word w294 = load_aligned(a);
        const word w295 = load_aligned(a + 1 * WORD_BYTES);
        const word w296 = load_aligned(a + 2 * WORD_BYTES);
        const word w297 = load_aligned(a + 3 * WORD_BYTES);
        const word w298 = ~w216 & w213;  // g0 iupac.dp:35
        const word w299 = ~w216 & w215;  // g1 iupac.dp:35
        const word w300 = w299 | w214;  // g2 iupac.dp:35
        const word w301 = w298 ^ w300;  // g3 iupac.dp:35
        const word w302 = ~w297 & w301;  // g4 iupac.dp:35
        const word w303 = ~w215 & w300;  // g5 iupac.dp:35
        const word w304 = w296 | w294;  // g6 iupac.dp:35
        const word w305 = ~w216 & w304;  // g7 iupac.dp:35
        const word w306 = w305 ^ w215;  // g8 iupac.dp:35
        const word w307 = w213 & w306;  // g9 iupac.dp:35
        const word w308 = ~w305 & w296;  // g10 iupac.dp:35
        const word w309 = ~w307 & w216;  // g11 iupac.dp:35
        const word w310 = w303 ^ w309;  // g12 iupac.dp:35
        const word w311 = w310 | w297;  // g13 iupac.dp:35
        const word w312 = ~w299 & w311;  // g14 iupac.dp:35
        const word w313 = w213 | w312;  // g15 iupac.dp:35
        const word w314 = w215 | w213;  // g16 iupac.dp:35
        const word w315 = w215 | w308;  // g17 iupac.dp:35
        const word w316 = w308 ^ w294;  // g18 iupac.dp:35
        const word w317 = w216 & w316;  // g19 iupac.dp:35
        const word w318 = w315 & w294;  // g20 iupac.dp:35
        const word w319 = w309 ^ w318;  // g21 iupac.dp:35
        const word w320 = w314 ^ w317;  // g22 iupac.dp:35
        const word w321 = w320 & w307;  // g23 iupac.dp:35
        const word w322 = w297 | w321;  // g24 iupac.dp:35
        const word w323 = w322 ^ w319;  // g25 iupac.dp:35
        const word w324 = w309 & w322;  // g26 iupac.dp:35
        const word w325 = ~w309 & w296;  // g27 iupac.dp:35
        const word w326 = ~w325 & w314;  // g28 iupac.dp:35
        const word w327 = w214 ^ w326;  // g29 iupac.dp:35
        const word w328 = ~w317 & w327;  // g30 iupac.dp:35
        const word w329 = w327 ^ w324;  // g31 iupac.dp:35
        const word w330 = ~w329 & w297;  // g32 iupac.dp:35
        const word w331 = w324 ^ w304;  // g33 iupac.dp:35
        const word w332 = w214 | w328;  // g34 iupac.dp:35
        const word w333 = ~w323 & w214;  // g35 iupac.dp:35
        const word w334 = w313 & w320;  // g36 iupac.dp:35
        const word w335 = ~w334 & w332;  // g37 iupac.dp:35
        const word w336 = w313 ^ w335;  // g38 iupac.dp:35
        const word w337 = w335 & w213;  // g39 iupac.dp:35
        const word w338 = w311 ^ w337;  // g40 iupac.dp:35
        const word w339 = ~w338 & w296;  // g41 iupac.dp:35
        const word w340 = w302 ^ w339;  // g42 iupac.dp:35
        const word w341 = w296 ^ w336;  // g43 iupac.dp:35
        const word w342 = w302 & w341;  // g44 iupac.dp:35
        const word w343 = w342 ^ w335;  // g45 iupac.dp:35
        const word w344 = w343 | w216;  // g46 iupac.dp:35
        const word w345 = w216 ^ w330;  // g47 iupac.dp:35
        const word w346 = ~w331 & w216;  // g48 iupac.dp:35
        const word w347 = ~w345 & w294;  // g49 iupac.dp:35
        const word w348 = w344 ^ w347;  // g50 iupac.dp:35
        const word w349 = w348 ^ w333;  // g51 iupac.dp:35
        const word w350 = w346 ^ w349;  // g52 iupac.dp:35
        const word w351 = ~w350 & w213;  // g53 iupac.dp:35
        const word w352 = w348 ^ w351;  // g54 iupac.dp:35
        const word w353 = ~w340 & w336;  // g55 iupac.dp:35
        const word w354 = ~w353 & w294;  // g56 iupac.dp:35
        const word w355 = w340 ^ w354;  // g57 iupac.dp:35
        const word w356 = w355 ^ w352;  // g58 iupac.dp:35
        const word w357 = ~w356 & w295;  // g59 iupac.dp:35
        const word w358 = w355 ^ w357;  // g60 iupac.dp:35
        const word w359 = ~w212 & w358;  // g61 iupac.dp:35
        const word w360 = ~w359 & w220;  // g62 iupac.dp:35
        const word w361 = w360 ^ w220;  // g63 iupac.dp:35
        const word w362 = w211 & w361;  // g64 iupac.dp:35
        const word w363 = w212 | w362;  // g65 iupac.dp:35
        const word w364 = w211 | w361;  // g66 iupac.dp:35
        const word w365 = w218 | w360;  // g67 iupac.dp:35
        const word w366 = w360 & w218;  // g68 iupac.dp:35
        store_first(bottom + i56 + 1, w290);
        store_first(bottom + i58 + 1, w291);
        c30 = w365;
        c31 = w366;
        c32 = w292;
        c33 = w293;
        c34 = w363;
        c35 = w364;
        c36 = w290;
        c37 = w291;
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
