/* SPDX-License-Identifier: Apache-2.0
 *
 * osa in the wavefront layout, 2 rows a lane, for avx2.
 * Made by: minterm compile osa --layout wavefront --target avx2 --alphabet ACGT --rows 2 --emit c
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
 *     recurrence osa
 *       predicate match: a[i] == b[j]
 *       int D[0][j] = j
 *       int D[i][0] = i
 *       int D[i][j] = min(D[i-1][j] + 1, D[i][j-1] + 1, D[i-1][j-1] + (match ? 0 : 1), (match_here[i-1][j] and match_here[i][j-1] ? D_up1_left1[i-1][j-1] : D[i-1][j-1]) + 1)
 *       bool match_here[0][j] = false
 *       bool match_here[i][0] = false
 *       bool match_here[i][j] = match
 *       int D_up1_left1[0][j] = j
 *       int D_up1_left1[i][0] = i
 *       int D_up1_left1[i][j] = D[i-1][j-1]
 *       answer D[m][n]
 *
 * Codes of symbols, of which bit p is in plane p:
 *     a and b: 'A' 0, 'C' 1, 'G' 2, 'T' 3
 *
 * Codes of what crosses the edges of cells, bit 0 on the right; bit p is in plane p, and * may be
 * either:
 *     vertical, D[i][j-1] - D[i-1][j-1]; match_here[i][j-1]; D_up1_left1[i-1][j-1] - D[i-1][j-1]:
 *         (-1, 0, -1) = 010
 *         (0, 0, -1) = 000
 *         (0, 1, -1) = 001
 *         (1, 0, -1) = 11*
 *         row 1, 2, .. at the left edge (j - 1 = 0): code 6
 *     horizontal, D[i-1][j] - D[i-1][j-1]; match_here[i-1][j]; D_up1_left1[i-1][j] - D[i-1][j-1]:
 *         (-1, 0, -1) = 11*0
 *         (0, 0, -1) = 1010
 *         (0, 0, 0) = 0010
 *         (0, 1, 0) = 0000
 *         (1, 0, 0) = 011*
 *         (1, 1, 1) = 010*
 *         column 1, 2, .. at the top edge (i - 1 = 0): code 6
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
 *     down      8 words, which may be anything at first
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
 * A cell: 11 gates, nothing proved (shipped).
 * Comments behind its gates have their names here and osa.dp:17, where its formula begins.
 * Gates after the last of these keep the vertical flow of lanes that have no column.
 * avx2: 14 gates, depth 6, 0 moves, 10 live registers
 * inputs v0 v1 v2 h0 h1 h2 h3 a0 a1 b0 b1
 * g0 = xor(a0, b0)
 * g1 = xor(a1, b1)
 * g2 = or(g0, g1)
 * g3 = andn(h1, v0)
 * g4 = xor(g3, v1)
 * g5 = andn(v2, g4)
 * g6 = andn(h3, h2)
 * g7 = andn(g6, h2)
 * g8 = andn(g7, g2)
 * g9 = andn(g8, h3)
 * g10 = andn(g5, g8)
 * g11 = xor(h2, g10)
 * g12 = xor(g10, v1)
 * g13 = andn(g6, g11)
 * v0' = g9
 * v1' = g11
 * v2' = g13
 * h0' = 0
 * h1' = g2
 * h2' = g12
 * h3' = v2
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
static inline word zeros(void) {
    word w;
    memset(&w, 0, sizeof w);
    return w;
}
/* One bit towards bit 0; the top bit comes from bit 0 of `incoming`. */
static inline word shift_in(word w, word incoming) {
    const word above = __builtin_shufflevector(w, incoming, 1, 2, 3, 4);
    return (w >> 1) | (above << 63);
}

#ifdef __cplusplus
extern "C" {
#endif

/* An iteration: 92 gates, 8 moves, 0 additions, 22 loads, 8 stores. */
void osa_avx2_edge(uint8_t *const *buffers, const int64_t *scalars);
void osa_avx2_edge(uint8_t *const *buffers, const int64_t *scalars) {
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
    const word w17 = load_aligned(down + 6 * WORD_BYTES);
    const word w18 = load_aligned(down + 7 * WORD_BYTES);
    const uint64_t i19 = i3 & (uint64_t)7;
    const uint64_t i20 = i3 >> 3;
    const uint64_t i21 = i19 * i0;
    const uint64_t i22 = i21 + i20;
    const uint64_t i23 = i0 * (uint64_t)8;
    const uint64_t i24 = i22 + i23;
    const uint64_t i25 = i24 + i23;
    const uint64_t i26 = i25 + i23;
    const word w27 = load_word(windows + i25);
    const word w28 = load_word(windows + i26);
    const word w29 = load_word(active + i24);
    word c31 = w5;
    word c32 = w6;
    word c33 = w7;
    word c34 = w8;
    word c35 = w9;
    word c36 = w10;
    word c37 = w11;
    word c38 = w12;
    word c39 = w13;
    word c40 = w14;
    word c41 = w15;
    word c42 = w16;
    word c43 = w17;
    word c44 = w18;
    word c45 = w27;
    word c46 = w28;
    word c47 = w29;
    for (uint64_t i30 = i3; (int64_t)i30 < (int64_t)i4; ++i30) {
        const uint64_t i48 = (uint64_t)1;
        const uint64_t i49 = i30 + i48;
        const uint64_t i50 = i49 & (uint64_t)7;
        const uint64_t i51 = i49 >> 3;
        const uint64_t i52 = i50 * i0;
        const uint64_t i53 = i52 + i51;
        const uint64_t i54 = i0 * (uint64_t)8;
        const uint64_t i55 = i53 + i54;
        const uint64_t i56 = i55 + i54;
        const uint64_t i57 = i56 + i54;
        const uint64_t i58 = i30 * (uint64_t)2;
        const uint64_t i59 = i58 + i1;
        const uint64_t i60 = i59 + i1;
        const uint64_t i61 = i60 + i1;
        const uint64_t i62 = i58 + i2;
        const uint64_t i63 = i62 + i2;
        const uint64_t i64 = i63 + i2;
        const word w65 = load_word(windows + i53);
        const word w66 = load_word(windows + i55);
        const word w67 = load_word(active + i53);
        const word w70 = load_first(top + i59);
        const word w71 = shift_in(c42, w70);
        const word w72 = load_first(top + i60);
        const word w73 = shift_in(c43, w72);
        const word w74 = load_first(top + i61);
        const word w75 = shift_in(c44, w74);
        const word w76 = load_aligned(a + 2 * WORD_BYTES);
        const word w77 = load_aligned(a + 3 * WORD_BYTES);
        const word w78 = w76 ^ c45;  // g0 osa.dp:17
        const word w79 = w77 ^ c46;  // g1 osa.dp:17
        const word w80 = w78 | w79;  // g2 osa.dp:17
        const word w81 = ~c38 & c34;  // g3 osa.dp:17
        const word w82 = w81 ^ c35;  // g4 osa.dp:17
        const word w83 = ~c36 & w82;  // g5 osa.dp:17
        const word w84 = ~c40 & c39;  // g6 osa.dp:17
        const word w85 = ~w84 & c39;  // g7 osa.dp:17
        const word w86 = ~w85 & w80;  // g8 osa.dp:17
        const word w87 = ~w86 & c40;  // g9 osa.dp:17
        const word w88 = ~w83 & w86;  // g10 osa.dp:17
        const word w89 = c39 ^ w88;  // g11 osa.dp:17
        const word w90 = w88 ^ c35;  // g12 osa.dp:17
        const word w91 = ~w84 & w89;  // g13 osa.dp:17
        const word w92 = w87 & c47;  // g14 osa.dp:17
        const word w93 = ~c47 & c34;  // g15 osa.dp:17
        const word w94 = w92 ^ w93;  // g16 osa.dp:17
        const word w95 = w89 & c47;  // g17 osa.dp:17
        const word w96 = ~c47 & c35;  // g18 osa.dp:17
        const word w97 = w95 ^ w96;  // g19 osa.dp:17
        const word w98 = w91 & c47;  // g20 osa.dp:17
        const word w99 = ~c47 & c36;  // g21 osa.dp:17
        const word w100 = w98 ^ w99;  // g22 osa.dp:17
        const word w101 = zeros();
        const word w102 = load_aligned(a);
        const word w103 = load_aligned(a + 1 * WORD_BYTES);
        const word w104 = w102 ^ w65;  // g0 osa.dp:17
        const word w105 = w103 ^ w66;  // g1 osa.dp:17
        const word w106 = w104 | w105;  // g2 osa.dp:17
        const word w107 = ~w71 & c31;  // g3 osa.dp:17
        const word w108 = w107 ^ c32;  // g4 osa.dp:17
        const word w109 = ~c33 & w108;  // g5 osa.dp:17
        const word w110 = ~w75 & w73;  // g6 osa.dp:17
        const word w111 = ~w110 & w73;  // g7 osa.dp:17
        const word w112 = ~w111 & w106;  // g8 osa.dp:17
        const word w113 = ~w112 & w75;  // g9 osa.dp:17
        const word w114 = ~w109 & w112;  // g10 osa.dp:17
        const word w115 = w73 ^ w114;  // g11 osa.dp:17
        const word w116 = w114 ^ c32;  // g12 osa.dp:17
        const word w117 = ~w110 & w115;  // g13 osa.dp:17
        const word w118 = w113 & w67;  // g14 osa.dp:17
        const word w119 = ~w67 & c31;  // g15 osa.dp:17
        const word w120 = w118 ^ w119;  // g16 osa.dp:17
        const word w121 = w115 & w67;  // g17 osa.dp:17
        const word w122 = ~w67 & c32;  // g18 osa.dp:17
        const word w123 = w121 ^ w122;  // g19 osa.dp:17
        const word w124 = w117 & w67;  // g20 osa.dp:17
        const word w125 = ~w67 & c33;  // g21 osa.dp:17
        const word w126 = w124 ^ w125;  // g22 osa.dp:17
        store_first(bottom + i58, w101);
        store_first(bottom + i62, w80);
        store_first(bottom + i63, w90);
        store_first(bottom + i64, c36);
        const word w128 = load_word(windows + i56);
        const word w129 = load_word(windows + i57);
        const word w130 = load_word(active + i55);
        const word w133 = load_first(top + i59 + 1);
        const word w134 = shift_in(w80, w133);
        const word w135 = load_first(top + i60 + 1);
        const word w136 = shift_in(w90, w135);
        const word w137 = load_first(top + i61 + 1);
        const word w138 = shift_in(c36, w137);
        const word w139 = load_aligned(a + 2 * WORD_BYTES);
        const word w140 = load_aligned(a + 3 * WORD_BYTES);
        const word w141 = w139 ^ w65;  // g0 osa.dp:17
        const word w142 = w140 ^ w66;  // g1 osa.dp:17
        const word w143 = w141 | w142;  // g2 osa.dp:17
        const word w144 = ~w106 & w94;  // g3 osa.dp:17
        const word w145 = w144 ^ w97;  // g4 osa.dp:17
        const word w146 = ~w100 & w145;  // g5 osa.dp:17
        const word w147 = ~c33 & w116;  // g6 osa.dp:17
        const word w148 = ~w147 & w116;  // g7 osa.dp:17
        const word w149 = ~w148 & w143;  // g8 osa.dp:17
        const word w150 = ~w149 & c33;  // g9 osa.dp:17
        const word w151 = ~w146 & w149;  // g10 osa.dp:17
        const word w152 = w116 ^ w151;  // g11 osa.dp:17
        const word w153 = w151 ^ w97;  // g12 osa.dp:17
        const word w154 = ~w147 & w152;  // g13 osa.dp:17
        const word w155 = w150 & w67;  // g14 osa.dp:17
        const word w156 = ~w67 & w94;  // g15 osa.dp:17
        const word w157 = w155 ^ w156;  // g16 osa.dp:17
        const word w158 = w152 & w67;  // g17 osa.dp:17
        const word w159 = ~w67 & w97;  // g18 osa.dp:17
        const word w160 = w158 ^ w159;  // g19 osa.dp:17
        const word w161 = w154 & w67;  // g20 osa.dp:17
        const word w162 = ~w67 & w100;  // g21 osa.dp:17
        const word w163 = w161 ^ w162;  // g22 osa.dp:17
        const word w164 = zeros();
        const word w165 = load_aligned(a);
        const word w166 = load_aligned(a + 1 * WORD_BYTES);
        const word w167 = w165 ^ w128;  // g0 osa.dp:17
        const word w168 = w166 ^ w129;  // g1 osa.dp:17
        const word w169 = w167 | w168;  // g2 osa.dp:17
        const word w170 = ~w134 & w120;  // g3 osa.dp:17
        const word w171 = w170 ^ w123;  // g4 osa.dp:17
        const word w172 = ~w126 & w171;  // g5 osa.dp:17
        const word w173 = ~w138 & w136;  // g6 osa.dp:17
        const word w174 = ~w173 & w136;  // g7 osa.dp:17
        const word w175 = ~w174 & w169;  // g8 osa.dp:17
        const word w176 = ~w175 & w138;  // g9 osa.dp:17
        const word w177 = ~w172 & w175;  // g10 osa.dp:17
        const word w178 = w136 ^ w177;  // g11 osa.dp:17
        const word w179 = w177 ^ w123;  // g12 osa.dp:17
        const word w180 = ~w173 & w178;  // g13 osa.dp:17
        const word w181 = w176 & w130;  // g14 osa.dp:17
        const word w182 = ~w130 & w120;  // g15 osa.dp:17
        const word w183 = w181 ^ w182;  // g16 osa.dp:17
        const word w184 = w178 & w130;  // g17 osa.dp:17
        const word w185 = ~w130 & w123;  // g18 osa.dp:17
        const word w186 = w184 ^ w185;  // g19 osa.dp:17
        const word w187 = w180 & w130;  // g20 osa.dp:17
        const word w188 = ~w130 & w126;  // g21 osa.dp:17
        const word w189 = w187 ^ w188;  // g22 osa.dp:17
        const word w190 = zeros();
        store_first(bottom + i58 + 1, w164);
        store_first(bottom + i62 + 1, w143);
        store_first(bottom + i63 + 1, w153);
        store_first(bottom + i64 + 1, w100);
        c31 = w183;
        c32 = w186;
        c33 = w189;
        c34 = w157;
        c35 = w160;
        c36 = w163;
        c37 = w190;
        c38 = w169;
        c39 = w179;
        c40 = w126;
        c41 = w164;
        c42 = w143;
        c43 = w153;
        c44 = w100;
        c45 = w128;
        c46 = w129;
        c47 = w130;
    }
    store_aligned(vertical, c31);
    store_aligned(vertical + 1 * WORD_BYTES, c32);
    store_aligned(vertical + 2 * WORD_BYTES, c33);
    store_aligned(vertical + 3 * WORD_BYTES, c34);
    store_aligned(vertical + 4 * WORD_BYTES, c35);
    store_aligned(vertical + 5 * WORD_BYTES, c36);
    store_aligned(down, c37);
    store_aligned(down + 1 * WORD_BYTES, c38);
    store_aligned(down + 2 * WORD_BYTES, c39);
    store_aligned(down + 3 * WORD_BYTES, c40);
    store_aligned(down + 4 * WORD_BYTES, c41);
    store_aligned(down + 5 * WORD_BYTES, c42);
    store_aligned(down + 6 * WORD_BYTES, c43);
    store_aligned(down + 7 * WORD_BYTES, c44);
}

/* An iteration: 56 gates, 8 moves, 0 additions, 20 loads, 8 stores. */
void osa_avx2_steady(uint8_t *const *buffers, const int64_t *scalars);
void osa_avx2_steady(uint8_t *const *buffers, const int64_t *scalars) {
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
    const word w17 = load_aligned(down + 6 * WORD_BYTES);
    const word w18 = load_aligned(down + 7 * WORD_BYTES);
    const uint64_t i19 = i3 & (uint64_t)7;
    const uint64_t i20 = i3 >> 3;
    const uint64_t i21 = i19 * i0;
    const uint64_t i22 = i21 + i20;
    const uint64_t i23 = i0 * (uint64_t)8;
    const uint64_t i24 = i22 + i23;
    const uint64_t i25 = i24 + i23;
    const uint64_t i26 = i25 + i23;
    const word w27 = load_word(windows + i25);
    const word w28 = load_word(windows + i26);
    word c30 = w5;
    word c31 = w6;
    word c32 = w7;
    word c33 = w8;
    word c34 = w9;
    word c35 = w10;
    word c36 = w11;
    word c37 = w12;
    word c38 = w13;
    word c39 = w14;
    word c40 = w15;
    word c41 = w16;
    word c42 = w17;
    word c43 = w18;
    word c44 = w27;
    word c45 = w28;
    for (uint64_t i29 = i3; (int64_t)i29 < (int64_t)i4; ++i29) {
        const uint64_t i46 = (uint64_t)1;
        const uint64_t i47 = i29 + i46;
        const uint64_t i48 = i47 & (uint64_t)7;
        const uint64_t i49 = i47 >> 3;
        const uint64_t i50 = i48 * i0;
        const uint64_t i51 = i50 + i49;
        const uint64_t i52 = i0 * (uint64_t)8;
        const uint64_t i53 = i51 + i52;
        const uint64_t i54 = i53 + i52;
        const uint64_t i55 = i54 + i52;
        const uint64_t i56 = i29 * (uint64_t)2;
        const uint64_t i57 = i56 + i1;
        const uint64_t i58 = i57 + i1;
        const uint64_t i59 = i58 + i1;
        const uint64_t i60 = i56 + i2;
        const uint64_t i61 = i60 + i2;
        const uint64_t i62 = i61 + i2;
        const word w63 = load_word(windows + i51);
        const word w64 = load_word(windows + i53);
        const word w67 = load_first(top + i57);
        const word w68 = shift_in(c41, w67);
        const word w69 = load_first(top + i58);
        const word w70 = shift_in(c42, w69);
        const word w71 = load_first(top + i59);
        const word w72 = shift_in(c43, w71);
        const word w73 = load_aligned(a + 2 * WORD_BYTES);
        const word w74 = load_aligned(a + 3 * WORD_BYTES);
        const word w75 = w73 ^ c44;  // g0 osa.dp:17
        const word w76 = w74 ^ c45;  // g1 osa.dp:17
        const word w77 = w75 | w76;  // g2 osa.dp:17
        const word w78 = ~c37 & c33;  // g3 osa.dp:17
        const word w79 = w78 ^ c34;  // g4 osa.dp:17
        const word w80 = ~c35 & w79;  // g5 osa.dp:17
        const word w81 = ~c39 & c38;  // g6 osa.dp:17
        const word w82 = ~w81 & c38;  // g7 osa.dp:17
        const word w83 = ~w82 & w77;  // g8 osa.dp:17
        const word w84 = ~w83 & c39;  // g9 osa.dp:17
        const word w85 = ~w80 & w83;  // g10 osa.dp:17
        const word w86 = c38 ^ w85;  // g11 osa.dp:17
        const word w87 = w85 ^ c34;  // g12 osa.dp:17
        const word w88 = ~w81 & w86;  // g13 osa.dp:17
        const word w89 = zeros();
        const word w90 = load_aligned(a);
        const word w91 = load_aligned(a + 1 * WORD_BYTES);
        const word w92 = w90 ^ w63;  // g0 osa.dp:17
        const word w93 = w91 ^ w64;  // g1 osa.dp:17
        const word w94 = w92 | w93;  // g2 osa.dp:17
        const word w95 = ~w68 & c30;  // g3 osa.dp:17
        const word w96 = w95 ^ c31;  // g4 osa.dp:17
        const word w97 = ~c32 & w96;  // g5 osa.dp:17
        const word w98 = ~w72 & w70;  // g6 osa.dp:17
        const word w99 = ~w98 & w70;  // g7 osa.dp:17
        const word w100 = ~w99 & w94;  // g8 osa.dp:17
        const word w101 = ~w100 & w72;  // g9 osa.dp:17
        const word w102 = ~w97 & w100;  // g10 osa.dp:17
        const word w103 = w70 ^ w102;  // g11 osa.dp:17
        const word w104 = w102 ^ c31;  // g12 osa.dp:17
        const word w105 = ~w98 & w103;  // g13 osa.dp:17
        store_first(bottom + i56, w89);
        store_first(bottom + i60, w77);
        store_first(bottom + i61, w87);
        store_first(bottom + i62, c35);
        const word w107 = load_word(windows + i54);
        const word w108 = load_word(windows + i55);
        const word w111 = load_first(top + i57 + 1);
        const word w112 = shift_in(w77, w111);
        const word w113 = load_first(top + i58 + 1);
        const word w114 = shift_in(w87, w113);
        const word w115 = load_first(top + i59 + 1);
        const word w116 = shift_in(c35, w115);
        const word w117 = load_aligned(a + 2 * WORD_BYTES);
        const word w118 = load_aligned(a + 3 * WORD_BYTES);
        const word w119 = w117 ^ w63;  // g0 osa.dp:17
        const word w120 = w118 ^ w64;  // g1 osa.dp:17
        const word w121 = w119 | w120;  // g2 osa.dp:17
        const word w122 = ~w94 & w84;  // g3 osa.dp:17
        const word w123 = w122 ^ w86;  // g4 osa.dp:17
        const word w124 = ~w88 & w123;  // g5 osa.dp:17
        const word w125 = ~c32 & w104;  // g6 osa.dp:17
        const word w126 = ~w125 & w104;  // g7 osa.dp:17
        const word w127 = ~w126 & w121;  // g8 osa.dp:17
        const word w128 = ~w127 & c32;  // g9 osa.dp:17
        const word w129 = ~w124 & w127;  // g10 osa.dp:17
        const word w130 = w104 ^ w129;  // g11 osa.dp:17
        const word w131 = w129 ^ w86;  // g12 osa.dp:17
        const word w132 = ~w125 & w130;  // g13 osa.dp:17
        const word w133 = zeros();
        const word w134 = load_aligned(a);
        const word w135 = load_aligned(a + 1 * WORD_BYTES);
        const word w136 = w134 ^ w107;  // g0 osa.dp:17
        const word w137 = w135 ^ w108;  // g1 osa.dp:17
        const word w138 = w136 | w137;  // g2 osa.dp:17
        const word w139 = ~w112 & w101;  // g3 osa.dp:17
        const word w140 = w139 ^ w103;  // g4 osa.dp:17
        const word w141 = ~w105 & w140;  // g5 osa.dp:17
        const word w142 = ~w116 & w114;  // g6 osa.dp:17
        const word w143 = ~w142 & w114;  // g7 osa.dp:17
        const word w144 = ~w143 & w138;  // g8 osa.dp:17
        const word w145 = ~w144 & w116;  // g9 osa.dp:17
        const word w146 = ~w141 & w144;  // g10 osa.dp:17
        const word w147 = w114 ^ w146;  // g11 osa.dp:17
        const word w148 = w146 ^ w103;  // g12 osa.dp:17
        const word w149 = ~w142 & w147;  // g13 osa.dp:17
        const word w150 = zeros();
        store_first(bottom + i56 + 1, w133);
        store_first(bottom + i60 + 1, w121);
        store_first(bottom + i61 + 1, w131);
        store_first(bottom + i62 + 1, w88);
        c30 = w145;
        c31 = w147;
        c32 = w149;
        c33 = w128;
        c34 = w130;
        c35 = w132;
        c36 = w150;
        c37 = w138;
        c38 = w148;
        c39 = w105;
        c40 = w133;
        c41 = w121;
        c42 = w131;
        c43 = w88;
        c44 = w107;
        c45 = w108;
    }
    store_aligned(vertical, c30);
    store_aligned(vertical + 1 * WORD_BYTES, c31);
    store_aligned(vertical + 2 * WORD_BYTES, c32);
    store_aligned(vertical + 3 * WORD_BYTES, c33);
    store_aligned(vertical + 4 * WORD_BYTES, c34);
    store_aligned(vertical + 5 * WORD_BYTES, c35);
    store_aligned(down, c36);
    store_aligned(down + 1 * WORD_BYTES, c37);
    store_aligned(down + 2 * WORD_BYTES, c38);
    store_aligned(down + 3 * WORD_BYTES, c39);
    store_aligned(down + 4 * WORD_BYTES, c40);
    store_aligned(down + 5 * WORD_BYTES, c41);
    store_aligned(down + 6 * WORD_BYTES, c42);
    store_aligned(down + 7 * WORD_BYTES, c43);
}

#ifdef __cplusplus
}
#endif
