/* SPDX-License-Identifier: Apache-2.0
 *
 * affine in the wavefront layout, 2 rows a lane, for avx2.
 * Made by: minterm compile affine --layout wavefront --target avx2 --alphabet ACGT --rows 2 --emit c
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
 *     recurrence affine
 *       param mismatch = 4 in 0..8
 *       param open = 6 in 0..8
 *       param extend = 2 in 1..3
 *       predicate match: a[i] == b[j]
 *       int E[0][j] = 0
 *       int E[i][0] = 6 + (6 + 2 * i)
 *       int E[i][j] = min(E[i][j-1], H[i][j-1] + 6) + 2
 *       int F[0][j] = 6 + (6 + 2 * j)
 *       int F[i][0] = 0
 *       int F[i][j] = min(F[i-1][j], H[i-1][j] + 6) + 2
 *       int H[0][j] = j == 0 ? 0 : 6 + 2 * j
 *       int H[i][0] = 6 + 2 * i
 *       int H[i][j] = min(E[i][j], F[i][j], H[i-1][j-1] + (match ? 0 : 4))
 *       answer H[m][n]
 *
 * Codes of symbols, of which bit p is in plane p:
 *     a and b: 'A' 0, 'C' 1, 'G' 2, 'T' 3
 *
 * Codes of what crosses the edges of cells, bit 0 on the right; bit p is in plane p, and * may be
 * either:
 *     vertical, E[i][j-1] - H[i-1][j-1]; H[i][j-1] - H[i-1][j-1]:
 *         (-2, -8) = 0111101
 *         (-2, -6) = 0110010
 *         (-2, -4) = 0110011
 *         (-2, -2) = 0110000
 *         (0, -6) = 0100010
 *         (0, -4) = 0100011
 *         (0, -2) = 0100000
 *         (0, 0) = 0100001
 *         (2, -4) = 0010011
 *         (2, -2) = 0010000
 *         (2, 0) = 0010001
 *         (2, 2) = 0010110
 *         (4, -2) = 0000000
 *         (4, 0) = 0000001
 *         (4, 2) = 0000110
 *         (4, 4) = 0000111
 *         (6, 0) = 1110001
 *         (6, 2) = 1110110
 *         (6, 4) = 1110111
 *         (6, 6) = 1110100
 *         (8, 2) = 1100110
 *         (8, 4) = 1100111
 *         (8, 6) = 1100100
 *         (8, 8) = 1100101
 *         row 1, 2, .. at the left edge (j - 1 = 0): code 101, 102, and so on with the last
 *     horizontal, F[i-1][j] - H[i-1][j-1]; H[i-1][j] - H[i-1][j-1]:
 *         (-2, -8) = 1011011
 *         (-2, -6) = 1010100
 *         (-2, -4) = 1010101
 *         (-2, -2) = 1010110
 *         (0, -6) = 1000100
 *         (0, -4) = 1000101
 *         (0, -2) = 1000110
 *         (0, 0) = 1000111
 *         (2, -4) = 1110101
 *         (2, -2) = 1110110
 *         (2, 0) = 1110111
 *         (2, 2) = 1110000
 *         (4, -2) = 1100110
 *         (4, 0) = 1100111
 *         (4, 2) = 1100000
 *         (4, 4) = 1100001
 *         (6, 0) = 0010111
 *         (6, 2) = 0010000
 *         (6, 4) = 0010001
 *         (6, 6) = 0010010
 *         (8, 2) = 0000000
 *         (8, 4) = 0000001
 *         (8, 6) = 0000010
 *         (8, 8) = 0000011
 *         column 1, 2, .. at the top edge (i - 1 = 0): code 3, 0, and so on with the last
 *
 * What lies where. Rows and columns are counted from 0 here. A strip has 512 rows: row r is bit 255 - r / 2
 * of word r % 2, and bit x of a word is bit x % 8 of its byte x / 8.
 *     a         word (r % 2) * 2 + p: plane p of the symbols of its rows
 *     windows   sequence x * 2 + p, for x from 0 to 1: 256 zeros, then plane p of the columns x, x + 2,
 *               x + 4, .. and zeros; eight copies of each, as of active
 *     active    sequences x, for x from 0 to 1: 256 zeros and then a one for each column x, x + 2, .. that
 *               there is. Eight copies of each, copy c without its first c bits: byte (x * 8 + c) *
 *               copy_stride begins it. copy_stride is at least iterations / 8 + 33
 *     vertical  word (r % 2) * 7 + p: plane p of what enters its rows from the left, and after the
 *               last call of what leaves them on the right
 *     down      14 words, which may be anything at first
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
 * The answer H[m][n] is H[0][n] plus what the vertical codes of all m rows stand for
 * after the last call (H[i][n] - H[i-1][n] then).
 *
 * A cell: 58 gates, nothing proved (shipped).
 * Comments behind its gates have their names here and affine.dp:28-30, where its formula begins.
 * Gates after the last of these keep the vertical flow of lanes that have no column.
 * avx2: 61 gates, depth 19, 0 moves, 18 live registers
 * inputs v0 v1 v2 v3 v4 v5 v6 h0 h1 h2 h3 h4 h5 h6 a0 a1 b0 b1
 * g0 = xor(a0, b0)
 * g1 = xor(a1, b1)
 * g2 = or(g0, g1)
 * g3 = xor(h5, h6)
 * g4 = and(h4, g3)
 * g5 = andn(g4, g2)
 * g6 = xor(v1, h5)
 * g7 = or(v2, g3)
 * g8 = andn(v3, g7)
 * g9 = andn(g5, v6)
 * g10 = andn(g9, v4)
 * g11 = andn(v6, v5)
 * g12 = and(g10, g11)
 * g13 = andn(g12, g5)
 * g14 = or(g3, g11)
 * g15 = and(g13, g14)
 * g16 = xor(h0, g10)
 * g17 = xor(v5, g9)
 * g18 = xor(h2, g11)
 * g19 = andn(h1, g17)
 * g20 = xor(g18, g19)
 * g21 = xor(h1, g17)
 * g22 = xor(g21, g20)
 * g23 = or(v0, g15)
 * g24 = xor(v1, g23)
 * g25 = xor(v1, g13)
 * g26 = andn(g25, g24)
 * g27 = xor(g13, g24)
 * g28 = xor(v2, g26)
 * g29 = xor(v2, h6)
 * g30 = or(h6, g13)
 * g31 = xor(h0, g13)
 * g32 = andn(g15, g31)
 * g33 = and(g6, g29)
 * g34 = and(h4, g30)
 * g35 = and(v0, g34)
 * g36 = andn(g35, g30)
 * g37 = xor(g6, g36)
 * g38 = xor(v0, g34)
 * g39 = xor(v0, g15)
 * g40 = xor(h0, g15)
 * g41 = xor(h1, g32)
 * g42 = xor(h1, g40)
 * g43 = andn(g42, g32)
 * g44 = xor(h2, g43)
 * g45 = and(g30, g44)
 * g46 = and(g22, g45)
 * g47 = andn(g46, g16)
 * g48 = or(g20, g46)
 * g49 = andn(g47, h0)
 * g50 = xor(g48, g49)
 * g51 = or(g22, g50)
 * g52 = or(g33, g28)
 * g53 = andn(g52, g9)
 * g54 = or(g8, g52)
 * g55 = andn(g33, g8)
 * g56 = and(g38, g54)
 * g57 = and(g37, g54)
 * g58 = andn(g30, g44)
 * g59 = and(g48, g51)
 * g60 = or(g55, g57)
 * v0' = g40
 * v1' = g41
 * v2' = g44
 * v3' = g58
 * v4' = g47
 * v5' = g51
 * v6' = g59
 * h0' = g39
 * h1' = g27
 * h2' = g28
 * h3' = g53
 * h4' = g56
 * h5' = g57
 * h6' = g60
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

/* An iteration: 328 gates, 14 moves, 0 additions, 28 loads, 14 stores. */
void affine_avx2_edge(uint8_t *const *buffers, const int64_t *scalars);
void affine_avx2_edge(uint8_t *const *buffers, const int64_t *scalars) {
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
    const word w17 = load_aligned(vertical + 12 * WORD_BYTES);
    const word w18 = load_aligned(vertical + 13 * WORD_BYTES);
    const word w19 = load_aligned(down);
    const word w20 = load_aligned(down + 1 * WORD_BYTES);
    const word w21 = load_aligned(down + 2 * WORD_BYTES);
    const word w22 = load_aligned(down + 3 * WORD_BYTES);
    const word w23 = load_aligned(down + 4 * WORD_BYTES);
    const word w24 = load_aligned(down + 5 * WORD_BYTES);
    const word w25 = load_aligned(down + 6 * WORD_BYTES);
    const word w26 = load_aligned(down + 7 * WORD_BYTES);
    const word w27 = load_aligned(down + 8 * WORD_BYTES);
    const word w28 = load_aligned(down + 9 * WORD_BYTES);
    const word w29 = load_aligned(down + 10 * WORD_BYTES);
    const word w30 = load_aligned(down + 11 * WORD_BYTES);
    const word w31 = load_aligned(down + 12 * WORD_BYTES);
    const word w32 = load_aligned(down + 13 * WORD_BYTES);
    const uint64_t i33 = i3 & (uint64_t)7;
    const uint64_t i34 = i3 >> 3;
    const uint64_t i35 = i33 * i0;
    const uint64_t i36 = i35 + i34;
    const uint64_t i37 = i0 * (uint64_t)8;
    const uint64_t i38 = i36 + i37;
    const uint64_t i39 = i38 + i37;
    const uint64_t i40 = i39 + i37;
    const word w41 = load_word(windows + i39);
    const word w42 = load_word(windows + i40);
    const word w43 = load_word(active + i38);
    word c45 = w5;
    word c46 = w6;
    word c47 = w7;
    word c48 = w8;
    word c49 = w9;
    word c50 = w10;
    word c51 = w11;
    word c52 = w12;
    word c53 = w13;
    word c54 = w14;
    word c55 = w15;
    word c56 = w16;
    word c57 = w17;
    word c58 = w18;
    word c59 = w19;
    word c60 = w20;
    word c61 = w21;
    word c62 = w22;
    word c63 = w23;
    word c64 = w24;
    word c65 = w25;
    word c66 = w26;
    word c67 = w27;
    word c68 = w28;
    word c69 = w29;
    word c70 = w30;
    word c71 = w31;
    word c72 = w32;
    word c73 = w41;
    word c74 = w42;
    word c75 = w43;
    for (uint64_t i44 = i3; (int64_t)i44 < (int64_t)i4; ++i44) {
        const uint64_t i76 = (uint64_t)1;
        const uint64_t i77 = i44 + i76;
        const uint64_t i78 = i77 & (uint64_t)7;
        const uint64_t i79 = i77 >> 3;
        const uint64_t i80 = i78 * i0;
        const uint64_t i81 = i80 + i79;
        const uint64_t i82 = i0 * (uint64_t)8;
        const uint64_t i83 = i81 + i82;
        const uint64_t i84 = i83 + i82;
        const uint64_t i85 = i84 + i82;
        const uint64_t i86 = i44 * (uint64_t)2;
        const uint64_t i87 = i86 + i1;
        const uint64_t i88 = i87 + i1;
        const uint64_t i89 = i88 + i1;
        const uint64_t i90 = i89 + i1;
        const uint64_t i91 = i90 + i1;
        const uint64_t i92 = i91 + i1;
        const uint64_t i93 = i86 + i2;
        const uint64_t i94 = i93 + i2;
        const uint64_t i95 = i94 + i2;
        const uint64_t i96 = i95 + i2;
        const uint64_t i97 = i96 + i2;
        const uint64_t i98 = i97 + i2;
        const word w99 = load_word(windows + i81);
        const word w100 = load_word(windows + i83);
        const word w101 = load_word(active + i81);
        const word w102 = load_first(top + i86);
        const word w103 = shift_in(c66, w102);
        const word w104 = load_first(top + i87);
        const word w105 = shift_in(c67, w104);
        const word w106 = load_first(top + i88);
        const word w107 = shift_in(c68, w106);
        const word w110 = load_first(top + i90);
        const word w111 = shift_in(c70, w110);
        const word w112 = load_first(top + i91);
        const word w113 = shift_in(c71, w112);
        const word w114 = load_first(top + i92);
        const word w115 = shift_in(c72, w114);
        const word w116 = load_aligned(a + 2 * WORD_BYTES);
        const word w117 = load_aligned(a + 3 * WORD_BYTES);
        const word w118 = w116 ^ c73;  // g0 affine.dp:28-30
        const word w119 = w117 ^ c74;  // g1 affine.dp:28-30
        const word w120 = w118 | w119;  // g2 affine.dp:28-30
        const word w121 = c64 ^ c65;  // g3 affine.dp:28-30
        const word w122 = c63 & w121;  // g4 affine.dp:28-30
        const word w123 = ~w122 & w120;  // g5 affine.dp:28-30
        const word w124 = c53 ^ c64;  // g6 affine.dp:28-30
        const word w125 = c54 | w121;  // g7 affine.dp:28-30
        const word w126 = ~c55 & w125;  // g8 affine.dp:28-30
        const word w127 = ~w123 & c58;  // g9 affine.dp:28-30
        const word w128 = ~w127 & c56;  // g10 affine.dp:28-30
        const word w129 = ~c58 & c57;  // g11 affine.dp:28-30
        const word w130 = w128 & w129;  // g12 affine.dp:28-30
        const word w131 = ~w130 & w123;  // g13 affine.dp:28-30
        const word w132 = w121 | w129;  // g14 affine.dp:28-30
        const word w133 = w131 & w132;  // g15 affine.dp:28-30
        const word w134 = c59 ^ w128;  // g16 affine.dp:28-30
        const word w135 = c57 ^ w127;  // g17 affine.dp:28-30
        const word w136 = c61 ^ w129;  // g18 affine.dp:28-30
        const word w137 = ~c60 & w135;  // g19 affine.dp:28-30
        const word w138 = w136 ^ w137;  // g20 affine.dp:28-30
        const word w139 = c60 ^ w135;  // g21 affine.dp:28-30
        const word w140 = w139 ^ w138;  // g22 affine.dp:28-30
        const word w141 = c52 | w133;  // g23 affine.dp:28-30
        const word w142 = c53 ^ w141;  // g24 affine.dp:28-30
        const word w143 = c53 ^ w131;  // g25 affine.dp:28-30
        const word w144 = ~w143 & w142;  // g26 affine.dp:28-30
        const word w145 = w131 ^ w142;  // g27 affine.dp:28-30
        const word w146 = c54 ^ w144;  // g28 affine.dp:28-30
        const word w147 = c54 ^ c65;  // g29 affine.dp:28-30
        const word w148 = c65 | w131;  // g30 affine.dp:28-30
        const word w149 = c59 ^ w131;  // g31 affine.dp:28-30
        const word w150 = ~w133 & w149;  // g32 affine.dp:28-30
        const word w151 = w124 & w147;  // g33 affine.dp:28-30
        const word w152 = c63 & w148;  // g34 affine.dp:28-30
        const word w153 = c52 & w152;  // g35 affine.dp:28-30
        const word w154 = ~w153 & w148;  // g36 affine.dp:28-30
        const word w155 = w124 ^ w154;  // g37 affine.dp:28-30
        const word w156 = c52 ^ w152;  // g38 affine.dp:28-30
        const word w157 = c52 ^ w133;  // g39 affine.dp:28-30
        const word w158 = c59 ^ w133;  // g40 affine.dp:28-30
        const word w159 = c60 ^ w150;  // g41 affine.dp:28-30
        const word w160 = c60 ^ w158;  // g42 affine.dp:28-30
        const word w161 = ~w160 & w150;  // g43 affine.dp:28-30
        const word w162 = c61 ^ w161;  // g44 affine.dp:28-30
        const word w163 = w148 & w162;  // g45 affine.dp:28-30
        const word w164 = w140 & w163;  // g46 affine.dp:28-30
        const word w165 = ~w164 & w134;  // g47 affine.dp:28-30
        const word w166 = w138 | w164;  // g48 affine.dp:28-30
        const word w167 = ~w165 & c59;  // g49 affine.dp:28-30
        const word w168 = w166 ^ w167;  // g50 affine.dp:28-30
        const word w169 = w140 | w168;  // g51 affine.dp:28-30
        const word w170 = w151 | w146;  // g52 affine.dp:28-30
        const word w171 = ~w170 & w127;  // g53 affine.dp:28-30
        const word w172 = w126 | w170;  // g54 affine.dp:28-30
        const word w173 = ~w151 & w126;  // g55 affine.dp:28-30
        const word w174 = w156 & w172;  // g56 affine.dp:28-30
        const word w175 = w155 & w172;  // g57 affine.dp:28-30
        const word w176 = ~w148 & w162;  // g58 affine.dp:28-30
        const word w177 = w166 & w169;  // g59 affine.dp:28-30
        const word w178 = w173 | w175;  // g60 affine.dp:28-30
        const word w179 = w158 & c75;  // g61 affine.dp:28-30
        const word w180 = ~c75 & c52;  // g62 affine.dp:28-30
        const word w181 = w179 ^ w180;  // g63 affine.dp:28-30
        const word w182 = w159 & c75;  // g64 affine.dp:28-30
        const word w183 = ~c75 & c53;  // g65 affine.dp:28-30
        const word w184 = w182 ^ w183;  // g66 affine.dp:28-30
        const word w185 = w162 & c75;  // g67 affine.dp:28-30
        const word w186 = ~c75 & c54;  // g68 affine.dp:28-30
        const word w187 = w185 ^ w186;  // g69 affine.dp:28-30
        const word w188 = w176 & c75;  // g70 affine.dp:28-30
        const word w189 = ~c75 & c55;  // g71 affine.dp:28-30
        const word w190 = w188 ^ w189;  // g72 affine.dp:28-30
        const word w191 = w165 & c75;  // g73 affine.dp:28-30
        const word w192 = ~c75 & c56;  // g74 affine.dp:28-30
        const word w193 = w191 ^ w192;  // g75 affine.dp:28-30
        const word w194 = w169 & c75;  // g76 affine.dp:28-30
        const word w195 = ~c75 & c57;  // g77 affine.dp:28-30
        const word w196 = w194 ^ w195;  // g78 affine.dp:28-30
        const word w197 = w177 & c75;  // g79 affine.dp:28-30
        const word w198 = ~c75 & c58;  // g80 affine.dp:28-30
        const word w199 = w197 ^ w198;  // g81 affine.dp:28-30
        const word w200 = load_aligned(a);
        const word w201 = load_aligned(a + 1 * WORD_BYTES);
        const word w202 = w200 ^ w99;  // g0 affine.dp:28-30
        const word w203 = w201 ^ w100;  // g1 affine.dp:28-30
        const word w204 = w202 | w203;  // g2 affine.dp:28-30
        const word w205 = w113 ^ w115;  // g3 affine.dp:28-30
        const word w206 = w111 & w205;  // g4 affine.dp:28-30
        const word w207 = ~w206 & w204;  // g5 affine.dp:28-30
        const word w208 = c46 ^ w113;  // g6 affine.dp:28-30
        const word w209 = c47 | w205;  // g7 affine.dp:28-30
        const word w210 = ~c48 & w209;  // g8 affine.dp:28-30
        const word w211 = ~w207 & c51;  // g9 affine.dp:28-30
        const word w212 = ~w211 & c49;  // g10 affine.dp:28-30
        const word w213 = ~c51 & c50;  // g11 affine.dp:28-30
        const word w214 = w212 & w213;  // g12 affine.dp:28-30
        const word w215 = ~w214 & w207;  // g13 affine.dp:28-30
        const word w216 = w205 | w213;  // g14 affine.dp:28-30
        const word w217 = w215 & w216;  // g15 affine.dp:28-30
        const word w218 = w103 ^ w212;  // g16 affine.dp:28-30
        const word w219 = c50 ^ w211;  // g17 affine.dp:28-30
        const word w220 = w107 ^ w213;  // g18 affine.dp:28-30
        const word w221 = ~w105 & w219;  // g19 affine.dp:28-30
        const word w222 = w220 ^ w221;  // g20 affine.dp:28-30
        const word w223 = w105 ^ w219;  // g21 affine.dp:28-30
        const word w224 = w223 ^ w222;  // g22 affine.dp:28-30
        const word w225 = c45 | w217;  // g23 affine.dp:28-30
        const word w226 = c46 ^ w225;  // g24 affine.dp:28-30
        const word w227 = c46 ^ w215;  // g25 affine.dp:28-30
        const word w228 = ~w227 & w226;  // g26 affine.dp:28-30
        const word w229 = w215 ^ w226;  // g27 affine.dp:28-30
        const word w230 = c47 ^ w228;  // g28 affine.dp:28-30
        const word w231 = c47 ^ w115;  // g29 affine.dp:28-30
        const word w232 = w115 | w215;  // g30 affine.dp:28-30
        const word w233 = w103 ^ w215;  // g31 affine.dp:28-30
        const word w234 = ~w217 & w233;  // g32 affine.dp:28-30
        const word w235 = w208 & w231;  // g33 affine.dp:28-30
        const word w236 = w111 & w232;  // g34 affine.dp:28-30
        const word w237 = c45 & w236;  // g35 affine.dp:28-30
        const word w238 = ~w237 & w232;  // g36 affine.dp:28-30
        const word w239 = w208 ^ w238;  // g37 affine.dp:28-30
        const word w240 = c45 ^ w236;  // g38 affine.dp:28-30
        const word w241 = c45 ^ w217;  // g39 affine.dp:28-30
        const word w242 = w103 ^ w217;  // g40 affine.dp:28-30
        const word w243 = w105 ^ w234;  // g41 affine.dp:28-30
        const word w244 = w105 ^ w242;  // g42 affine.dp:28-30
        const word w245 = ~w244 & w234;  // g43 affine.dp:28-30
        const word w246 = w107 ^ w245;  // g44 affine.dp:28-30
        const word w247 = w232 & w246;  // g45 affine.dp:28-30
        const word w248 = w224 & w247;  // g46 affine.dp:28-30
        const word w249 = ~w248 & w218;  // g47 affine.dp:28-30
        const word w250 = w222 | w248;  // g48 affine.dp:28-30
        const word w251 = ~w249 & w103;  // g49 affine.dp:28-30
        const word w252 = w250 ^ w251;  // g50 affine.dp:28-30
        const word w253 = w224 | w252;  // g51 affine.dp:28-30
        const word w254 = w235 | w230;  // g52 affine.dp:28-30
        const word w256 = w210 | w254;  // g54 affine.dp:28-30
        const word w257 = ~w235 & w210;  // g55 affine.dp:28-30
        const word w258 = w240 & w256;  // g56 affine.dp:28-30
        const word w259 = w239 & w256;  // g57 affine.dp:28-30
        const word w260 = ~w232 & w246;  // g58 affine.dp:28-30
        const word w261 = w250 & w253;  // g59 affine.dp:28-30
        const word w262 = w257 | w259;  // g60 affine.dp:28-30
        const word w263 = w242 & w101;  // g61 affine.dp:28-30
        const word w264 = ~w101 & c45;  // g62 affine.dp:28-30
        const word w265 = w263 ^ w264;  // g63 affine.dp:28-30
        const word w266 = w243 & w101;  // g64 affine.dp:28-30
        const word w267 = ~w101 & c46;  // g65 affine.dp:28-30
        const word w268 = w266 ^ w267;  // g66 affine.dp:28-30
        const word w269 = w246 & w101;  // g67 affine.dp:28-30
        const word w270 = ~w101 & c47;  // g68 affine.dp:28-30
        const word w271 = w269 ^ w270;  // g69 affine.dp:28-30
        const word w272 = w260 & w101;  // g70 affine.dp:28-30
        const word w273 = ~w101 & c48;  // g71 affine.dp:28-30
        const word w274 = w272 ^ w273;  // g72 affine.dp:28-30
        const word w275 = w249 & w101;  // g73 affine.dp:28-30
        const word w276 = ~w101 & c49;  // g74 affine.dp:28-30
        const word w277 = w275 ^ w276;  // g75 affine.dp:28-30
        const word w278 = w253 & w101;  // g76 affine.dp:28-30
        const word w279 = ~w101 & c50;  // g77 affine.dp:28-30
        const word w280 = w278 ^ w279;  // g78 affine.dp:28-30
        const word w281 = w261 & w101;  // g79 affine.dp:28-30
        const word w282 = ~w101 & c51;  // g80 affine.dp:28-30
        const word w283 = w281 ^ w282;  // g81 affine.dp:28-30
        store_first(bottom + i86, w157);
        store_first(bottom + i93, w145);
        store_first(bottom + i94, w146);
        store_first(bottom + i95, w171);
        store_first(bottom + i96, w174);
        store_first(bottom + i97, w175);
        store_first(bottom + i98, w178);
        const word w284 = load_word(windows + i84);
        const word w285 = load_word(windows + i85);
        const word w286 = load_word(active + i83);
        const word w287 = load_first(top + i86 + 1);
        const word w288 = shift_in(w157, w287);
        const word w289 = load_first(top + i87 + 1);
        const word w290 = shift_in(w145, w289);
        const word w291 = load_first(top + i88 + 1);
        const word w292 = shift_in(w146, w291);
        const word w295 = load_first(top + i90 + 1);
        const word w296 = shift_in(w174, w295);
        const word w297 = load_first(top + i91 + 1);
        const word w298 = shift_in(w175, w297);
        const word w299 = load_first(top + i92 + 1);
        const word w300 = shift_in(w178, w299);
        const word w301 = load_aligned(a + 2 * WORD_BYTES);
        const word w302 = load_aligned(a + 3 * WORD_BYTES);
        const word w303 = w301 ^ w99;  // g0 affine.dp:28-30
        const word w304 = w302 ^ w100;  // g1 affine.dp:28-30
        const word w305 = w303 | w304;  // g2 affine.dp:28-30
        const word w306 = w259 ^ w262;  // g3 affine.dp:28-30
        const word w307 = w258 & w306;  // g4 affine.dp:28-30
        const word w308 = ~w307 & w305;  // g5 affine.dp:28-30
        const word w309 = w184 ^ w259;  // g6 affine.dp:28-30
        const word w310 = w187 | w306;  // g7 affine.dp:28-30
        const word w311 = ~w190 & w310;  // g8 affine.dp:28-30
        const word w312 = ~w308 & w199;  // g9 affine.dp:28-30
        const word w313 = ~w312 & w193;  // g10 affine.dp:28-30
        const word w314 = ~w199 & w196;  // g11 affine.dp:28-30
        const word w315 = w313 & w314;  // g12 affine.dp:28-30
        const word w316 = ~w315 & w308;  // g13 affine.dp:28-30
        const word w317 = w306 | w314;  // g14 affine.dp:28-30
        const word w318 = w316 & w317;  // g15 affine.dp:28-30
        const word w319 = w241 ^ w313;  // g16 affine.dp:28-30
        const word w320 = w196 ^ w312;  // g17 affine.dp:28-30
        const word w321 = w230 ^ w314;  // g18 affine.dp:28-30
        const word w322 = ~w229 & w320;  // g19 affine.dp:28-30
        const word w323 = w321 ^ w322;  // g20 affine.dp:28-30
        const word w324 = w229 ^ w320;  // g21 affine.dp:28-30
        const word w325 = w324 ^ w323;  // g22 affine.dp:28-30
        const word w326 = w181 | w318;  // g23 affine.dp:28-30
        const word w327 = w184 ^ w326;  // g24 affine.dp:28-30
        const word w328 = w184 ^ w316;  // g25 affine.dp:28-30
        const word w329 = ~w328 & w327;  // g26 affine.dp:28-30
        const word w330 = w316 ^ w327;  // g27 affine.dp:28-30
        const word w331 = w187 ^ w329;  // g28 affine.dp:28-30
        const word w332 = w187 ^ w262;  // g29 affine.dp:28-30
        const word w333 = w262 | w316;  // g30 affine.dp:28-30
        const word w334 = w241 ^ w316;  // g31 affine.dp:28-30
        const word w335 = ~w318 & w334;  // g32 affine.dp:28-30
        const word w336 = w309 & w332;  // g33 affine.dp:28-30
        const word w337 = w258 & w333;  // g34 affine.dp:28-30
        const word w338 = w181 & w337;  // g35 affine.dp:28-30
        const word w339 = ~w338 & w333;  // g36 affine.dp:28-30
        const word w340 = w309 ^ w339;  // g37 affine.dp:28-30
        const word w341 = w181 ^ w337;  // g38 affine.dp:28-30
        const word w342 = w181 ^ w318;  // g39 affine.dp:28-30
        const word w343 = w241 ^ w318;  // g40 affine.dp:28-30
        const word w344 = w229 ^ w335;  // g41 affine.dp:28-30
        const word w345 = w229 ^ w343;  // g42 affine.dp:28-30
        const word w346 = ~w345 & w335;  // g43 affine.dp:28-30
        const word w347 = w230 ^ w346;  // g44 affine.dp:28-30
        const word w348 = w333 & w347;  // g45 affine.dp:28-30
        const word w349 = w325 & w348;  // g46 affine.dp:28-30
        const word w350 = ~w349 & w319;  // g47 affine.dp:28-30
        const word w351 = w323 | w349;  // g48 affine.dp:28-30
        const word w352 = ~w350 & w241;  // g49 affine.dp:28-30
        const word w353 = w351 ^ w352;  // g50 affine.dp:28-30
        const word w354 = w325 | w353;  // g51 affine.dp:28-30
        const word w355 = w336 | w331;  // g52 affine.dp:28-30
        const word w356 = ~w355 & w312;  // g53 affine.dp:28-30
        const word w357 = w311 | w355;  // g54 affine.dp:28-30
        const word w358 = ~w336 & w311;  // g55 affine.dp:28-30
        const word w359 = w341 & w357;  // g56 affine.dp:28-30
        const word w360 = w340 & w357;  // g57 affine.dp:28-30
        const word w361 = ~w333 & w347;  // g58 affine.dp:28-30
        const word w362 = w351 & w354;  // g59 affine.dp:28-30
        const word w363 = w358 | w360;  // g60 affine.dp:28-30
        const word w364 = w343 & w101;  // g61 affine.dp:28-30
        const word w365 = ~w101 & w181;  // g62 affine.dp:28-30
        const word w366 = w364 ^ w365;  // g63 affine.dp:28-30
        const word w367 = w344 & w101;  // g64 affine.dp:28-30
        const word w368 = ~w101 & w184;  // g65 affine.dp:28-30
        const word w369 = w367 ^ w368;  // g66 affine.dp:28-30
        const word w370 = w347 & w101;  // g67 affine.dp:28-30
        const word w371 = ~w101 & w187;  // g68 affine.dp:28-30
        const word w372 = w370 ^ w371;  // g69 affine.dp:28-30
        const word w373 = w361 & w101;  // g70 affine.dp:28-30
        const word w374 = ~w101 & w190;  // g71 affine.dp:28-30
        const word w375 = w373 ^ w374;  // g72 affine.dp:28-30
        const word w376 = w350 & w101;  // g73 affine.dp:28-30
        const word w377 = ~w101 & w193;  // g74 affine.dp:28-30
        const word w378 = w376 ^ w377;  // g75 affine.dp:28-30
        const word w379 = w354 & w101;  // g76 affine.dp:28-30
        const word w380 = ~w101 & w196;  // g77 affine.dp:28-30
        const word w381 = w379 ^ w380;  // g78 affine.dp:28-30
        const word w382 = w362 & w101;  // g79 affine.dp:28-30
        const word w383 = ~w101 & w199;  // g80 affine.dp:28-30
        const word w384 = w382 ^ w383;  // g81 affine.dp:28-30
        const word w385 = load_aligned(a);
        const word w386 = load_aligned(a + 1 * WORD_BYTES);
        const word w387 = w385 ^ w284;  // g0 affine.dp:28-30
        const word w388 = w386 ^ w285;  // g1 affine.dp:28-30
        const word w389 = w387 | w388;  // g2 affine.dp:28-30
        const word w390 = w298 ^ w300;  // g3 affine.dp:28-30
        const word w391 = w296 & w390;  // g4 affine.dp:28-30
        const word w392 = ~w391 & w389;  // g5 affine.dp:28-30
        const word w393 = w268 ^ w298;  // g6 affine.dp:28-30
        const word w394 = w271 | w390;  // g7 affine.dp:28-30
        const word w395 = ~w274 & w394;  // g8 affine.dp:28-30
        const word w396 = ~w392 & w283;  // g9 affine.dp:28-30
        const word w397 = ~w396 & w277;  // g10 affine.dp:28-30
        const word w398 = ~w283 & w280;  // g11 affine.dp:28-30
        const word w399 = w397 & w398;  // g12 affine.dp:28-30
        const word w400 = ~w399 & w392;  // g13 affine.dp:28-30
        const word w401 = w390 | w398;  // g14 affine.dp:28-30
        const word w402 = w400 & w401;  // g15 affine.dp:28-30
        const word w403 = w288 ^ w397;  // g16 affine.dp:28-30
        const word w404 = w280 ^ w396;  // g17 affine.dp:28-30
        const word w405 = w292 ^ w398;  // g18 affine.dp:28-30
        const word w406 = ~w290 & w404;  // g19 affine.dp:28-30
        const word w407 = w405 ^ w406;  // g20 affine.dp:28-30
        const word w408 = w290 ^ w404;  // g21 affine.dp:28-30
        const word w409 = w408 ^ w407;  // g22 affine.dp:28-30
        const word w410 = w265 | w402;  // g23 affine.dp:28-30
        const word w411 = w268 ^ w410;  // g24 affine.dp:28-30
        const word w412 = w268 ^ w400;  // g25 affine.dp:28-30
        const word w413 = ~w412 & w411;  // g26 affine.dp:28-30
        const word w414 = w400 ^ w411;  // g27 affine.dp:28-30
        const word w415 = w271 ^ w413;  // g28 affine.dp:28-30
        const word w416 = w271 ^ w300;  // g29 affine.dp:28-30
        const word w417 = w300 | w400;  // g30 affine.dp:28-30
        const word w418 = w288 ^ w400;  // g31 affine.dp:28-30
        const word w419 = ~w402 & w418;  // g32 affine.dp:28-30
        const word w420 = w393 & w416;  // g33 affine.dp:28-30
        const word w421 = w296 & w417;  // g34 affine.dp:28-30
        const word w422 = w265 & w421;  // g35 affine.dp:28-30
        const word w423 = ~w422 & w417;  // g36 affine.dp:28-30
        const word w424 = w393 ^ w423;  // g37 affine.dp:28-30
        const word w425 = w265 ^ w421;  // g38 affine.dp:28-30
        const word w426 = w265 ^ w402;  // g39 affine.dp:28-30
        const word w427 = w288 ^ w402;  // g40 affine.dp:28-30
        const word w428 = w290 ^ w419;  // g41 affine.dp:28-30
        const word w429 = w290 ^ w427;  // g42 affine.dp:28-30
        const word w430 = ~w429 & w419;  // g43 affine.dp:28-30
        const word w431 = w292 ^ w430;  // g44 affine.dp:28-30
        const word w432 = w417 & w431;  // g45 affine.dp:28-30
        const word w433 = w409 & w432;  // g46 affine.dp:28-30
        const word w434 = ~w433 & w403;  // g47 affine.dp:28-30
        const word w435 = w407 | w433;  // g48 affine.dp:28-30
        const word w436 = ~w434 & w288;  // g49 affine.dp:28-30
        const word w437 = w435 ^ w436;  // g50 affine.dp:28-30
        const word w438 = w409 | w437;  // g51 affine.dp:28-30
        const word w439 = w420 | w415;  // g52 affine.dp:28-30
        const word w440 = ~w439 & w396;  // g53 affine.dp:28-30
        const word w441 = w395 | w439;  // g54 affine.dp:28-30
        const word w442 = ~w420 & w395;  // g55 affine.dp:28-30
        const word w443 = w425 & w441;  // g56 affine.dp:28-30
        const word w444 = w424 & w441;  // g57 affine.dp:28-30
        const word w445 = ~w417 & w431;  // g58 affine.dp:28-30
        const word w446 = w435 & w438;  // g59 affine.dp:28-30
        const word w447 = w442 | w444;  // g60 affine.dp:28-30
        const word w448 = w427 & w286;  // g61 affine.dp:28-30
        const word w449 = ~w286 & w265;  // g62 affine.dp:28-30
        const word w450 = w448 ^ w449;  // g63 affine.dp:28-30
        const word w451 = w428 & w286;  // g64 affine.dp:28-30
        const word w452 = ~w286 & w268;  // g65 affine.dp:28-30
        const word w453 = w451 ^ w452;  // g66 affine.dp:28-30
        const word w454 = w431 & w286;  // g67 affine.dp:28-30
        const word w455 = ~w286 & w271;  // g68 affine.dp:28-30
        const word w456 = w454 ^ w455;  // g69 affine.dp:28-30
        const word w457 = w445 & w286;  // g70 affine.dp:28-30
        const word w458 = ~w286 & w274;  // g71 affine.dp:28-30
        const word w459 = w457 ^ w458;  // g72 affine.dp:28-30
        const word w460 = w434 & w286;  // g73 affine.dp:28-30
        const word w461 = ~w286 & w277;  // g74 affine.dp:28-30
        const word w462 = w460 ^ w461;  // g75 affine.dp:28-30
        const word w463 = w438 & w286;  // g76 affine.dp:28-30
        const word w464 = ~w286 & w280;  // g77 affine.dp:28-30
        const word w465 = w463 ^ w464;  // g78 affine.dp:28-30
        const word w466 = w446 & w286;  // g79 affine.dp:28-30
        const word w467 = ~w286 & w283;  // g80 affine.dp:28-30
        const word w468 = w466 ^ w467;  // g81 affine.dp:28-30
        store_first(bottom + i86 + 1, w342);
        store_first(bottom + i93 + 1, w330);
        store_first(bottom + i94 + 1, w331);
        store_first(bottom + i95 + 1, w356);
        store_first(bottom + i96 + 1, w359);
        store_first(bottom + i97 + 1, w360);
        store_first(bottom + i98 + 1, w363);
        c45 = w450;
        c46 = w453;
        c47 = w456;
        c48 = w459;
        c49 = w462;
        c50 = w465;
        c51 = w468;
        c52 = w366;
        c53 = w369;
        c54 = w372;
        c55 = w375;
        c56 = w378;
        c57 = w381;
        c58 = w384;
        c59 = w426;
        c60 = w414;
        c61 = w415;
        c62 = w440;
        c63 = w443;
        c64 = w444;
        c65 = w447;
        c66 = w342;
        c67 = w330;
        c68 = w331;
        c69 = w356;
        c70 = w359;
        c71 = w360;
        c72 = w363;
        c73 = w284;
        c74 = w285;
        c75 = w286;
    }
    store_aligned(vertical, c45);
    store_aligned(vertical + 1 * WORD_BYTES, c46);
    store_aligned(vertical + 2 * WORD_BYTES, c47);
    store_aligned(vertical + 3 * WORD_BYTES, c48);
    store_aligned(vertical + 4 * WORD_BYTES, c49);
    store_aligned(vertical + 5 * WORD_BYTES, c50);
    store_aligned(vertical + 6 * WORD_BYTES, c51);
    store_aligned(vertical + 7 * WORD_BYTES, c52);
    store_aligned(vertical + 8 * WORD_BYTES, c53);
    store_aligned(vertical + 9 * WORD_BYTES, c54);
    store_aligned(vertical + 10 * WORD_BYTES, c55);
    store_aligned(vertical + 11 * WORD_BYTES, c56);
    store_aligned(vertical + 12 * WORD_BYTES, c57);
    store_aligned(vertical + 13 * WORD_BYTES, c58);
    store_aligned(down, c59);
    store_aligned(down + 1 * WORD_BYTES, c60);
    store_aligned(down + 2 * WORD_BYTES, c61);
    store_aligned(down + 3 * WORD_BYTES, c62);
    store_aligned(down + 4 * WORD_BYTES, c63);
    store_aligned(down + 5 * WORD_BYTES, c64);
    store_aligned(down + 6 * WORD_BYTES, c65);
    store_aligned(down + 7 * WORD_BYTES, c66);
    store_aligned(down + 8 * WORD_BYTES, c67);
    store_aligned(down + 9 * WORD_BYTES, c68);
    store_aligned(down + 10 * WORD_BYTES, c69);
    store_aligned(down + 11 * WORD_BYTES, c70);
    store_aligned(down + 12 * WORD_BYTES, c71);
    store_aligned(down + 13 * WORD_BYTES, c72);
}

/* An iteration: 244 gates, 14 moves, 0 additions, 26 loads, 14 stores. */
void affine_avx2_steady(uint8_t *const *buffers, const int64_t *scalars);
void affine_avx2_steady(uint8_t *const *buffers, const int64_t *scalars) {
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
    const word w17 = load_aligned(vertical + 12 * WORD_BYTES);
    const word w18 = load_aligned(vertical + 13 * WORD_BYTES);
    const word w19 = load_aligned(down);
    const word w20 = load_aligned(down + 1 * WORD_BYTES);
    const word w21 = load_aligned(down + 2 * WORD_BYTES);
    const word w22 = load_aligned(down + 3 * WORD_BYTES);
    const word w23 = load_aligned(down + 4 * WORD_BYTES);
    const word w24 = load_aligned(down + 5 * WORD_BYTES);
    const word w25 = load_aligned(down + 6 * WORD_BYTES);
    const word w26 = load_aligned(down + 7 * WORD_BYTES);
    const word w27 = load_aligned(down + 8 * WORD_BYTES);
    const word w28 = load_aligned(down + 9 * WORD_BYTES);
    const word w29 = load_aligned(down + 10 * WORD_BYTES);
    const word w30 = load_aligned(down + 11 * WORD_BYTES);
    const word w31 = load_aligned(down + 12 * WORD_BYTES);
    const word w32 = load_aligned(down + 13 * WORD_BYTES);
    const uint64_t i33 = i3 & (uint64_t)7;
    const uint64_t i34 = i3 >> 3;
    const uint64_t i35 = i33 * i0;
    const uint64_t i36 = i35 + i34;
    const uint64_t i37 = i0 * (uint64_t)8;
    const uint64_t i38 = i36 + i37;
    const uint64_t i39 = i38 + i37;
    const uint64_t i40 = i39 + i37;
    const word w41 = load_word(windows + i39);
    const word w42 = load_word(windows + i40);
    word c44 = w5;
    word c45 = w6;
    word c46 = w7;
    word c47 = w8;
    word c48 = w9;
    word c49 = w10;
    word c50 = w11;
    word c51 = w12;
    word c52 = w13;
    word c53 = w14;
    word c54 = w15;
    word c55 = w16;
    word c56 = w17;
    word c57 = w18;
    word c58 = w19;
    word c59 = w20;
    word c60 = w21;
    word c61 = w22;
    word c62 = w23;
    word c63 = w24;
    word c64 = w25;
    word c65 = w26;
    word c66 = w27;
    word c67 = w28;
    word c68 = w29;
    word c69 = w30;
    word c70 = w31;
    word c71 = w32;
    word c72 = w41;
    word c73 = w42;
    for (uint64_t i43 = i3; (int64_t)i43 < (int64_t)i4; ++i43) {
        const uint64_t i74 = (uint64_t)1;
        const uint64_t i75 = i43 + i74;
        const uint64_t i76 = i75 & (uint64_t)7;
        const uint64_t i77 = i75 >> 3;
        const uint64_t i78 = i76 * i0;
        const uint64_t i79 = i78 + i77;
        const uint64_t i80 = i0 * (uint64_t)8;
        const uint64_t i81 = i79 + i80;
        const uint64_t i82 = i81 + i80;
        const uint64_t i83 = i82 + i80;
        const uint64_t i84 = i43 * (uint64_t)2;
        const uint64_t i85 = i84 + i1;
        const uint64_t i86 = i85 + i1;
        const uint64_t i87 = i86 + i1;
        const uint64_t i88 = i87 + i1;
        const uint64_t i89 = i88 + i1;
        const uint64_t i90 = i89 + i1;
        const uint64_t i91 = i84 + i2;
        const uint64_t i92 = i91 + i2;
        const uint64_t i93 = i92 + i2;
        const uint64_t i94 = i93 + i2;
        const uint64_t i95 = i94 + i2;
        const uint64_t i96 = i95 + i2;
        const word w97 = load_word(windows + i79);
        const word w98 = load_word(windows + i81);
        const word w99 = load_first(top + i84);
        const word w100 = shift_in(c65, w99);
        const word w101 = load_first(top + i85);
        const word w102 = shift_in(c66, w101);
        const word w103 = load_first(top + i86);
        const word w104 = shift_in(c67, w103);
        const word w107 = load_first(top + i88);
        const word w108 = shift_in(c69, w107);
        const word w109 = load_first(top + i89);
        const word w110 = shift_in(c70, w109);
        const word w111 = load_first(top + i90);
        const word w112 = shift_in(c71, w111);
        const word w113 = load_aligned(a + 2 * WORD_BYTES);
        const word w114 = load_aligned(a + 3 * WORD_BYTES);
        const word w115 = w113 ^ c72;  // g0 affine.dp:28-30
        const word w116 = w114 ^ c73;  // g1 affine.dp:28-30
        const word w117 = w115 | w116;  // g2 affine.dp:28-30
        const word w118 = c63 ^ c64;  // g3 affine.dp:28-30
        const word w119 = c62 & w118;  // g4 affine.dp:28-30
        const word w120 = ~w119 & w117;  // g5 affine.dp:28-30
        const word w121 = c52 ^ c63;  // g6 affine.dp:28-30
        const word w122 = c53 | w118;  // g7 affine.dp:28-30
        const word w123 = ~c54 & w122;  // g8 affine.dp:28-30
        const word w124 = ~w120 & c57;  // g9 affine.dp:28-30
        const word w125 = ~w124 & c55;  // g10 affine.dp:28-30
        const word w126 = ~c57 & c56;  // g11 affine.dp:28-30
        const word w127 = w125 & w126;  // g12 affine.dp:28-30
        const word w128 = ~w127 & w120;  // g13 affine.dp:28-30
        const word w129 = w118 | w126;  // g14 affine.dp:28-30
        const word w130 = w128 & w129;  // g15 affine.dp:28-30
        const word w131 = c58 ^ w125;  // g16 affine.dp:28-30
        const word w132 = c56 ^ w124;  // g17 affine.dp:28-30
        const word w133 = c60 ^ w126;  // g18 affine.dp:28-30
        const word w134 = ~c59 & w132;  // g19 affine.dp:28-30
        const word w135 = w133 ^ w134;  // g20 affine.dp:28-30
        const word w136 = c59 ^ w132;  // g21 affine.dp:28-30
        const word w137 = w136 ^ w135;  // g22 affine.dp:28-30
        const word w138 = c51 | w130;  // g23 affine.dp:28-30
        const word w139 = c52 ^ w138;  // g24 affine.dp:28-30
        const word w140 = c52 ^ w128;  // g25 affine.dp:28-30
        const word w141 = ~w140 & w139;  // g26 affine.dp:28-30
        const word w142 = w128 ^ w139;  // g27 affine.dp:28-30
        const word w143 = c53 ^ w141;  // g28 affine.dp:28-30
        const word w144 = c53 ^ c64;  // g29 affine.dp:28-30
        const word w145 = c64 | w128;  // g30 affine.dp:28-30
        const word w146 = c58 ^ w128;  // g31 affine.dp:28-30
        const word w147 = ~w130 & w146;  // g32 affine.dp:28-30
        const word w148 = w121 & w144;  // g33 affine.dp:28-30
        const word w149 = c62 & w145;  // g34 affine.dp:28-30
        const word w150 = c51 & w149;  // g35 affine.dp:28-30
        const word w151 = ~w150 & w145;  // g36 affine.dp:28-30
        const word w152 = w121 ^ w151;  // g37 affine.dp:28-30
        const word w153 = c51 ^ w149;  // g38 affine.dp:28-30
        const word w154 = c51 ^ w130;  // g39 affine.dp:28-30
        const word w155 = c58 ^ w130;  // g40 affine.dp:28-30
        const word w156 = c59 ^ w147;  // g41 affine.dp:28-30
        const word w157 = c59 ^ w155;  // g42 affine.dp:28-30
        const word w158 = ~w157 & w147;  // g43 affine.dp:28-30
        const word w159 = c60 ^ w158;  // g44 affine.dp:28-30
        const word w160 = w145 & w159;  // g45 affine.dp:28-30
        const word w161 = w137 & w160;  // g46 affine.dp:28-30
        const word w162 = ~w161 & w131;  // g47 affine.dp:28-30
        const word w163 = w135 | w161;  // g48 affine.dp:28-30
        const word w164 = ~w162 & c58;  // g49 affine.dp:28-30
        const word w165 = w163 ^ w164;  // g50 affine.dp:28-30
        const word w166 = w137 | w165;  // g51 affine.dp:28-30
        const word w167 = w148 | w143;  // g52 affine.dp:28-30
        const word w168 = ~w167 & w124;  // g53 affine.dp:28-30
        const word w169 = w123 | w167;  // g54 affine.dp:28-30
        const word w170 = ~w148 & w123;  // g55 affine.dp:28-30
        const word w171 = w153 & w169;  // g56 affine.dp:28-30
        const word w172 = w152 & w169;  // g57 affine.dp:28-30
        const word w173 = ~w145 & w159;  // g58 affine.dp:28-30
        const word w174 = w163 & w166;  // g59 affine.dp:28-30
        const word w175 = w170 | w172;  // g60 affine.dp:28-30
        const word w176 = load_aligned(a);
        const word w177 = load_aligned(a + 1 * WORD_BYTES);
        const word w178 = w176 ^ w97;  // g0 affine.dp:28-30
        const word w179 = w177 ^ w98;  // g1 affine.dp:28-30
        const word w180 = w178 | w179;  // g2 affine.dp:28-30
        const word w181 = w110 ^ w112;  // g3 affine.dp:28-30
        const word w182 = w108 & w181;  // g4 affine.dp:28-30
        const word w183 = ~w182 & w180;  // g5 affine.dp:28-30
        const word w184 = c45 ^ w110;  // g6 affine.dp:28-30
        const word w185 = c46 | w181;  // g7 affine.dp:28-30
        const word w186 = ~c47 & w185;  // g8 affine.dp:28-30
        const word w187 = ~w183 & c50;  // g9 affine.dp:28-30
        const word w188 = ~w187 & c48;  // g10 affine.dp:28-30
        const word w189 = ~c50 & c49;  // g11 affine.dp:28-30
        const word w190 = w188 & w189;  // g12 affine.dp:28-30
        const word w191 = ~w190 & w183;  // g13 affine.dp:28-30
        const word w192 = w181 | w189;  // g14 affine.dp:28-30
        const word w193 = w191 & w192;  // g15 affine.dp:28-30
        const word w194 = w100 ^ w188;  // g16 affine.dp:28-30
        const word w195 = c49 ^ w187;  // g17 affine.dp:28-30
        const word w196 = w104 ^ w189;  // g18 affine.dp:28-30
        const word w197 = ~w102 & w195;  // g19 affine.dp:28-30
        const word w198 = w196 ^ w197;  // g20 affine.dp:28-30
        const word w199 = w102 ^ w195;  // g21 affine.dp:28-30
        const word w200 = w199 ^ w198;  // g22 affine.dp:28-30
        const word w201 = c44 | w193;  // g23 affine.dp:28-30
        const word w202 = c45 ^ w201;  // g24 affine.dp:28-30
        const word w203 = c45 ^ w191;  // g25 affine.dp:28-30
        const word w204 = ~w203 & w202;  // g26 affine.dp:28-30
        const word w205 = w191 ^ w202;  // g27 affine.dp:28-30
        const word w206 = c46 ^ w204;  // g28 affine.dp:28-30
        const word w207 = c46 ^ w112;  // g29 affine.dp:28-30
        const word w208 = w112 | w191;  // g30 affine.dp:28-30
        const word w209 = w100 ^ w191;  // g31 affine.dp:28-30
        const word w210 = ~w193 & w209;  // g32 affine.dp:28-30
        const word w211 = w184 & w207;  // g33 affine.dp:28-30
        const word w212 = w108 & w208;  // g34 affine.dp:28-30
        const word w213 = c44 & w212;  // g35 affine.dp:28-30
        const word w214 = ~w213 & w208;  // g36 affine.dp:28-30
        const word w215 = w184 ^ w214;  // g37 affine.dp:28-30
        const word w216 = c44 ^ w212;  // g38 affine.dp:28-30
        const word w217 = c44 ^ w193;  // g39 affine.dp:28-30
        const word w218 = w100 ^ w193;  // g40 affine.dp:28-30
        const word w219 = w102 ^ w210;  // g41 affine.dp:28-30
        const word w220 = w102 ^ w218;  // g42 affine.dp:28-30
        const word w221 = ~w220 & w210;  // g43 affine.dp:28-30
        const word w222 = w104 ^ w221;  // g44 affine.dp:28-30
        const word w223 = w208 & w222;  // g45 affine.dp:28-30
        const word w224 = w200 & w223;  // g46 affine.dp:28-30
        const word w225 = ~w224 & w194;  // g47 affine.dp:28-30
        const word w226 = w198 | w224;  // g48 affine.dp:28-30
        const word w227 = ~w225 & w100;  // g49 affine.dp:28-30
        const word w228 = w226 ^ w227;  // g50 affine.dp:28-30
        const word w229 = w200 | w228;  // g51 affine.dp:28-30
        const word w230 = w211 | w206;  // g52 affine.dp:28-30
        const word w232 = w186 | w230;  // g54 affine.dp:28-30
        const word w233 = ~w211 & w186;  // g55 affine.dp:28-30
        const word w234 = w216 & w232;  // g56 affine.dp:28-30
        const word w235 = w215 & w232;  // g57 affine.dp:28-30
        const word w236 = ~w208 & w222;  // g58 affine.dp:28-30
        const word w237 = w226 & w229;  // g59 affine.dp:28-30
        const word w238 = w233 | w235;  // g60 affine.dp:28-30
        store_first(bottom + i84, w154);
        store_first(bottom + i91, w142);
        store_first(bottom + i92, w143);
        store_first(bottom + i93, w168);
        store_first(bottom + i94, w171);
        store_first(bottom + i95, w172);
        store_first(bottom + i96, w175);
        const word w239 = load_word(windows + i82);
        const word w240 = load_word(windows + i83);
        const word w241 = load_first(top + i84 + 1);
        const word w242 = shift_in(w154, w241);
        const word w243 = load_first(top + i85 + 1);
        const word w244 = shift_in(w142, w243);
        const word w245 = load_first(top + i86 + 1);
        const word w246 = shift_in(w143, w245);
        const word w249 = load_first(top + i88 + 1);
        const word w250 = shift_in(w171, w249);
        const word w251 = load_first(top + i89 + 1);
        const word w252 = shift_in(w172, w251);
        const word w253 = load_first(top + i90 + 1);
        const word w254 = shift_in(w175, w253);
        const word w255 = load_aligned(a + 2 * WORD_BYTES);
        const word w256 = load_aligned(a + 3 * WORD_BYTES);
        const word w257 = w255 ^ w97;  // g0 affine.dp:28-30
        const word w258 = w256 ^ w98;  // g1 affine.dp:28-30
        const word w259 = w257 | w258;  // g2 affine.dp:28-30
        const word w260 = w235 ^ w238;  // g3 affine.dp:28-30
        const word w261 = w234 & w260;  // g4 affine.dp:28-30
        const word w262 = ~w261 & w259;  // g5 affine.dp:28-30
        const word w263 = w156 ^ w235;  // g6 affine.dp:28-30
        const word w264 = w159 | w260;  // g7 affine.dp:28-30
        const word w265 = ~w173 & w264;  // g8 affine.dp:28-30
        const word w266 = ~w262 & w174;  // g9 affine.dp:28-30
        const word w267 = ~w266 & w162;  // g10 affine.dp:28-30
        const word w268 = ~w174 & w166;  // g11 affine.dp:28-30
        const word w269 = w267 & w268;  // g12 affine.dp:28-30
        const word w270 = ~w269 & w262;  // g13 affine.dp:28-30
        const word w271 = w260 | w268;  // g14 affine.dp:28-30
        const word w272 = w270 & w271;  // g15 affine.dp:28-30
        const word w273 = w217 ^ w267;  // g16 affine.dp:28-30
        const word w274 = w166 ^ w266;  // g17 affine.dp:28-30
        const word w275 = w206 ^ w268;  // g18 affine.dp:28-30
        const word w276 = ~w205 & w274;  // g19 affine.dp:28-30
        const word w277 = w275 ^ w276;  // g20 affine.dp:28-30
        const word w278 = w205 ^ w274;  // g21 affine.dp:28-30
        const word w279 = w278 ^ w277;  // g22 affine.dp:28-30
        const word w280 = w155 | w272;  // g23 affine.dp:28-30
        const word w281 = w156 ^ w280;  // g24 affine.dp:28-30
        const word w282 = w156 ^ w270;  // g25 affine.dp:28-30
        const word w283 = ~w282 & w281;  // g26 affine.dp:28-30
        const word w284 = w270 ^ w281;  // g27 affine.dp:28-30
        const word w285 = w159 ^ w283;  // g28 affine.dp:28-30
        const word w286 = w159 ^ w238;  // g29 affine.dp:28-30
        const word w287 = w238 | w270;  // g30 affine.dp:28-30
        const word w288 = w217 ^ w270;  // g31 affine.dp:28-30
        const word w289 = ~w272 & w288;  // g32 affine.dp:28-30
        const word w290 = w263 & w286;  // g33 affine.dp:28-30
        const word w291 = w234 & w287;  // g34 affine.dp:28-30
        const word w292 = w155 & w291;  // g35 affine.dp:28-30
        const word w293 = ~w292 & w287;  // g36 affine.dp:28-30
        const word w294 = w263 ^ w293;  // g37 affine.dp:28-30
        const word w295 = w155 ^ w291;  // g38 affine.dp:28-30
        const word w296 = w155 ^ w272;  // g39 affine.dp:28-30
        const word w297 = w217 ^ w272;  // g40 affine.dp:28-30
        const word w298 = w205 ^ w289;  // g41 affine.dp:28-30
        const word w299 = w205 ^ w297;  // g42 affine.dp:28-30
        const word w300 = ~w299 & w289;  // g43 affine.dp:28-30
        const word w301 = w206 ^ w300;  // g44 affine.dp:28-30
        const word w302 = w287 & w301;  // g45 affine.dp:28-30
        const word w303 = w279 & w302;  // g46 affine.dp:28-30
        const word w304 = ~w303 & w273;  // g47 affine.dp:28-30
        const word w305 = w277 | w303;  // g48 affine.dp:28-30
        const word w306 = ~w304 & w217;  // g49 affine.dp:28-30
        const word w307 = w305 ^ w306;  // g50 affine.dp:28-30
        const word w308 = w279 | w307;  // g51 affine.dp:28-30
        const word w309 = w290 | w285;  // g52 affine.dp:28-30
        const word w310 = ~w309 & w266;  // g53 affine.dp:28-30
        const word w311 = w265 | w309;  // g54 affine.dp:28-30
        const word w312 = ~w290 & w265;  // g55 affine.dp:28-30
        const word w313 = w295 & w311;  // g56 affine.dp:28-30
        const word w314 = w294 & w311;  // g57 affine.dp:28-30
        const word w315 = ~w287 & w301;  // g58 affine.dp:28-30
        const word w316 = w305 & w308;  // g59 affine.dp:28-30
        const word w317 = w312 | w314;  // g60 affine.dp:28-30
        const word w318 = load_aligned(a);
        const word w319 = load_aligned(a + 1 * WORD_BYTES);
        const word w320 = w318 ^ w239;  // g0 affine.dp:28-30
        const word w321 = w319 ^ w240;  // g1 affine.dp:28-30
        const word w322 = w320 | w321;  // g2 affine.dp:28-30
        const word w323 = w252 ^ w254;  // g3 affine.dp:28-30
        const word w324 = w250 & w323;  // g4 affine.dp:28-30
        const word w325 = ~w324 & w322;  // g5 affine.dp:28-30
        const word w326 = w219 ^ w252;  // g6 affine.dp:28-30
        const word w327 = w222 | w323;  // g7 affine.dp:28-30
        const word w328 = ~w236 & w327;  // g8 affine.dp:28-30
        const word w329 = ~w325 & w237;  // g9 affine.dp:28-30
        const word w330 = ~w329 & w225;  // g10 affine.dp:28-30
        const word w331 = ~w237 & w229;  // g11 affine.dp:28-30
        const word w332 = w330 & w331;  // g12 affine.dp:28-30
        const word w333 = ~w332 & w325;  // g13 affine.dp:28-30
        const word w334 = w323 | w331;  // g14 affine.dp:28-30
        const word w335 = w333 & w334;  // g15 affine.dp:28-30
        const word w336 = w242 ^ w330;  // g16 affine.dp:28-30
        const word w337 = w229 ^ w329;  // g17 affine.dp:28-30
        const word w338 = w246 ^ w331;  // g18 affine.dp:28-30
        const word w339 = ~w244 & w337;  // g19 affine.dp:28-30
        const word w340 = w338 ^ w339;  // g20 affine.dp:28-30
        const word w341 = w244 ^ w337;  // g21 affine.dp:28-30
        const word w342 = w341 ^ w340;  // g22 affine.dp:28-30
        const word w343 = w218 | w335;  // g23 affine.dp:28-30
        const word w344 = w219 ^ w343;  // g24 affine.dp:28-30
        const word w345 = w219 ^ w333;  // g25 affine.dp:28-30
        const word w346 = ~w345 & w344;  // g26 affine.dp:28-30
        const word w347 = w333 ^ w344;  // g27 affine.dp:28-30
        const word w348 = w222 ^ w346;  // g28 affine.dp:28-30
        const word w349 = w222 ^ w254;  // g29 affine.dp:28-30
        const word w350 = w254 | w333;  // g30 affine.dp:28-30
        const word w351 = w242 ^ w333;  // g31 affine.dp:28-30
        const word w352 = ~w335 & w351;  // g32 affine.dp:28-30
        const word w353 = w326 & w349;  // g33 affine.dp:28-30
        const word w354 = w250 & w350;  // g34 affine.dp:28-30
        const word w355 = w218 & w354;  // g35 affine.dp:28-30
        const word w356 = ~w355 & w350;  // g36 affine.dp:28-30
        const word w357 = w326 ^ w356;  // g37 affine.dp:28-30
        const word w358 = w218 ^ w354;  // g38 affine.dp:28-30
        const word w359 = w218 ^ w335;  // g39 affine.dp:28-30
        const word w360 = w242 ^ w335;  // g40 affine.dp:28-30
        const word w361 = w244 ^ w352;  // g41 affine.dp:28-30
        const word w362 = w244 ^ w360;  // g42 affine.dp:28-30
        const word w363 = ~w362 & w352;  // g43 affine.dp:28-30
        const word w364 = w246 ^ w363;  // g44 affine.dp:28-30
        const word w365 = w350 & w364;  // g45 affine.dp:28-30
        const word w366 = w342 & w365;  // g46 affine.dp:28-30
        const word w367 = ~w366 & w336;  // g47 affine.dp:28-30
        const word w368 = w340 | w366;  // g48 affine.dp:28-30
        const word w369 = ~w367 & w242;  // g49 affine.dp:28-30
        const word w370 = w368 ^ w369;  // g50 affine.dp:28-30
        const word w371 = w342 | w370;  // g51 affine.dp:28-30
        const word w372 = w353 | w348;  // g52 affine.dp:28-30
        const word w373 = ~w372 & w329;  // g53 affine.dp:28-30
        const word w374 = w328 | w372;  // g54 affine.dp:28-30
        const word w375 = ~w353 & w328;  // g55 affine.dp:28-30
        const word w376 = w358 & w374;  // g56 affine.dp:28-30
        const word w377 = w357 & w374;  // g57 affine.dp:28-30
        const word w378 = ~w350 & w364;  // g58 affine.dp:28-30
        const word w379 = w368 & w371;  // g59 affine.dp:28-30
        const word w380 = w375 | w377;  // g60 affine.dp:28-30
        store_first(bottom + i84 + 1, w296);
        store_first(bottom + i91 + 1, w284);
        store_first(bottom + i92 + 1, w285);
        store_first(bottom + i93 + 1, w310);
        store_first(bottom + i94 + 1, w313);
        store_first(bottom + i95 + 1, w314);
        store_first(bottom + i96 + 1, w317);
        c44 = w360;
        c45 = w361;
        c46 = w364;
        c47 = w378;
        c48 = w367;
        c49 = w371;
        c50 = w379;
        c51 = w297;
        c52 = w298;
        c53 = w301;
        c54 = w315;
        c55 = w304;
        c56 = w308;
        c57 = w316;
        c58 = w359;
        c59 = w347;
        c60 = w348;
        c61 = w373;
        c62 = w376;
        c63 = w377;
        c64 = w380;
        c65 = w296;
        c66 = w284;
        c67 = w285;
        c68 = w310;
        c69 = w313;
        c70 = w314;
        c71 = w317;
        c72 = w239;
        c73 = w240;
    }
    store_aligned(vertical, c44);
    store_aligned(vertical + 1 * WORD_BYTES, c45);
    store_aligned(vertical + 2 * WORD_BYTES, c46);
    store_aligned(vertical + 3 * WORD_BYTES, c47);
    store_aligned(vertical + 4 * WORD_BYTES, c48);
    store_aligned(vertical + 5 * WORD_BYTES, c49);
    store_aligned(vertical + 6 * WORD_BYTES, c50);
    store_aligned(vertical + 7 * WORD_BYTES, c51);
    store_aligned(vertical + 8 * WORD_BYTES, c52);
    store_aligned(vertical + 9 * WORD_BYTES, c53);
    store_aligned(vertical + 10 * WORD_BYTES, c54);
    store_aligned(vertical + 11 * WORD_BYTES, c55);
    store_aligned(vertical + 12 * WORD_BYTES, c56);
    store_aligned(vertical + 13 * WORD_BYTES, c57);
    store_aligned(down, c58);
    store_aligned(down + 1 * WORD_BYTES, c59);
    store_aligned(down + 2 * WORD_BYTES, c60);
    store_aligned(down + 3 * WORD_BYTES, c61);
    store_aligned(down + 4 * WORD_BYTES, c62);
    store_aligned(down + 5 * WORD_BYTES, c63);
    store_aligned(down + 6 * WORD_BYTES, c64);
    store_aligned(down + 7 * WORD_BYTES, c65);
    store_aligned(down + 8 * WORD_BYTES, c66);
    store_aligned(down + 9 * WORD_BYTES, c67);
    store_aligned(down + 10 * WORD_BYTES, c68);
    store_aligned(down + 11 * WORD_BYTES, c69);
    store_aligned(down + 12 * WORD_BYTES, c70);
    store_aligned(down + 13 * WORD_BYTES, c71);
}

#ifdef __cplusplus
}
#endif
