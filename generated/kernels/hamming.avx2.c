/* SPDX-License-Identifier: Apache-2.0
 *
 * hamming in the wavefront layout, 2 rows a lane, for avx2.
 * Made by: minterm compile hamming --layout wavefront --target avx2 --alphabet ACGT --rows 2 --emit c
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
 *     recurrence hamming
 *       predicate match: a[i] == b[j]
 *       int D[0][j] = j
 *       int D[i][0] = i
 *       int D[i][j] = min(D[i-1][j], D[i][j-1]) > D[i-1][j-1] ? D[i-1][j-1] + (match ? 0 : 1) : min(D[i-1][j], D[i][j-1]) + 1
 *       answer D[m][n]
 *
 * Codes of symbols, of which bit p is in plane p:
 *     a and b: 'A' 0, 'C' 1, 'G' 2, 'T' 3
 *
 * Codes of what crosses the edges of cells, bit 0 on the right; bit p is in plane p, and * may be
 * either:
 *     vertical, D[i][j-1] - D[i-1][j-1]:
 *         -1 = 10
 *         0 = 00
 *         1 = 11
 *         row 1, 2, .. at the left edge (j - 1 = 0): code 3
 *     horizontal, D[i-1][j] - D[i-1][j-1]:
 *         -1 = 01
 *         0 = 11
 *         1 = 00
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
 * The answer D[m][n] is D[0][n] plus what the vertical codes of all m rows stand for
 * after the last call (D[i][n] - D[i-1][n] then).
 *
 * A cell: 4 gates, fewer are impossible (shipped).
 * Comments behind its gates have their names here and hamming.dp:16, where its formula begins.
 * Gates after the last of these keep the vertical flow of lanes that have no column.
 * avx2: 7 gates, depth 4, 0 moves, 8 live registers
 * inputs v0 v1 h0 h1 a0 a1 b0 b1
 * g0 = xor(b1, a1)
 * g1 = xor(a0, b0)
 * g2 = or(g0, g1)
 * g3 = xor(v0, h0)
 * g4 = and(g3, g2)
 * g5 = andn(g4, v1)
 * g6 = xor(g4, h1)
 * v0' = h0
 * v1' = g5
 * h0' = v0
 * h1' = g6
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

/* An iteration: 52 gates, 4 moves, 0 additions, 18 loads, 4 stores. */
void hamming_avx2_edge(uint8_t *const *buffers, const int64_t *scalars);
void hamming_avx2_edge(uint8_t *const *buffers, const int64_t *scalars) {
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
        const word w58 = c34 ^ w57;  // g0 hamming.dp:16
        const word w59 = w56 ^ c33;  // g1 hamming.dp:16
        const word w60 = w58 | w59;  // g2 hamming.dp:16
        const word w61 = c27 ^ c29;  // g3 hamming.dp:16
        const word w62 = w61 & w60;  // g4 hamming.dp:16
        const word w63 = ~w62 & c28;  // g5 hamming.dp:16
        const word w64 = w62 ^ c30;  // g6 hamming.dp:16
        const word w65 = c29 & c35;  // g7 hamming.dp:16
        const word w66 = ~c35 & c27;  // g8 hamming.dp:16
        const word w67 = w65 ^ w66;  // g9 hamming.dp:16
        const word w68 = w63 & c35;  // g10 hamming.dp:16
        const word w69 = ~c35 & c28;  // g11 hamming.dp:16
        const word w70 = w68 ^ w69;  // g12 hamming.dp:16
        const word w71 = load_aligned(a);
        const word w72 = load_aligned(a + 1 * WORD_BYTES);
        const word w73 = w50 ^ w72;  // g0 hamming.dp:16
        const word w74 = w71 ^ w49;  // g1 hamming.dp:16
        const word w75 = w73 | w74;  // g2 hamming.dp:16
        const word w76 = c25 ^ w53;  // g3 hamming.dp:16
        const word w77 = w76 & w75;  // g4 hamming.dp:16
        const word w78 = ~w77 & c26;  // g5 hamming.dp:16
        const word w79 = w77 ^ w55;  // g6 hamming.dp:16
        const word w80 = w53 & w51;  // g7 hamming.dp:16
        const word w81 = ~w51 & c25;  // g8 hamming.dp:16
        const word w82 = w80 ^ w81;  // g9 hamming.dp:16
        const word w83 = w78 & w51;  // g10 hamming.dp:16
        const word w84 = ~w51 & c26;  // g11 hamming.dp:16
        const word w85 = w83 ^ w84;  // g12 hamming.dp:16
        store_first(bottom + i46, c27);
        store_first(bottom + i48, w64);
        const word w86 = load_word(windows + i44);
        const word w87 = load_word(windows + i45);
        const word w88 = load_word(active + i43);
        const word w89 = load_first(top + i46 + 1);
        const word w90 = shift_in(c27, w89);
        const word w91 = load_first(top + i47 + 1);
        const word w92 = shift_in(w64, w91);
        const word w93 = load_aligned(a + 2 * WORD_BYTES);
        const word w94 = load_aligned(a + 3 * WORD_BYTES);
        const word w95 = w50 ^ w94;  // g0 hamming.dp:16
        const word w96 = w93 ^ w49;  // g1 hamming.dp:16
        const word w97 = w95 | w96;  // g2 hamming.dp:16
        const word w98 = w67 ^ c25;  // g3 hamming.dp:16
        const word w99 = w98 & w97;  // g4 hamming.dp:16
        const word w100 = ~w99 & w70;  // g5 hamming.dp:16
        const word w101 = w99 ^ w79;  // g6 hamming.dp:16
        const word w102 = c25 & w51;  // g7 hamming.dp:16
        const word w103 = ~w51 & w67;  // g8 hamming.dp:16
        const word w104 = w102 ^ w103;  // g9 hamming.dp:16
        const word w105 = w100 & w51;  // g10 hamming.dp:16
        const word w106 = ~w51 & w70;  // g11 hamming.dp:16
        const word w107 = w105 ^ w106;  // g12 hamming.dp:16
        const word w108 = load_aligned(a);
        const word w109 = load_aligned(a + 1 * WORD_BYTES);
        const word w110 = w87 ^ w109;  // g0 hamming.dp:16
        const word w111 = w108 ^ w86;  // g1 hamming.dp:16
        const word w112 = w110 | w111;  // g2 hamming.dp:16
        const word w113 = w82 ^ w90;  // g3 hamming.dp:16
        const word w114 = w113 & w112;  // g4 hamming.dp:16
        const word w115 = ~w114 & w85;  // g5 hamming.dp:16
        const word w116 = w114 ^ w92;  // g6 hamming.dp:16
        const word w117 = w90 & w88;  // g7 hamming.dp:16
        const word w118 = ~w88 & w82;  // g8 hamming.dp:16
        const word w119 = w117 ^ w118;  // g9 hamming.dp:16
        const word w120 = w115 & w88;  // g10 hamming.dp:16
        const word w121 = ~w88 & w85;  // g11 hamming.dp:16
        const word w122 = w120 ^ w121;  // g12 hamming.dp:16
        store_first(bottom + i46 + 1, w67);
        store_first(bottom + i48 + 1, w101);
        c25 = w119;
        c26 = w122;
        c27 = w104;
        c28 = w107;
        c29 = w82;
        c30 = w116;
        c31 = w67;
        c32 = w101;
        c33 = w86;
        c34 = w87;
        c35 = w88;
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

/* An iteration: 28 gates, 4 moves, 0 additions, 16 loads, 4 stores. */
void hamming_avx2_steady(uint8_t *const *buffers, const int64_t *scalars);
void hamming_avx2_steady(uint8_t *const *buffers, const int64_t *scalars) {
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
        const word w55 = c33 ^ w54;  // g0 hamming.dp:16
        const word w56 = w53 ^ c32;  // g1 hamming.dp:16
        const word w57 = w55 | w56;  // g2 hamming.dp:16
        const word w58 = c26 ^ c28;  // g3 hamming.dp:16
        const word w59 = w58 & w57;  // g4 hamming.dp:16
        const word w60 = ~w59 & c27;  // g5 hamming.dp:16
        const word w61 = w59 ^ c29;  // g6 hamming.dp:16
        const word w62 = load_aligned(a);
        const word w63 = load_aligned(a + 1 * WORD_BYTES);
        const word w64 = w48 ^ w63;  // g0 hamming.dp:16
        const word w65 = w62 ^ w47;  // g1 hamming.dp:16
        const word w66 = w64 | w65;  // g2 hamming.dp:16
        const word w67 = c24 ^ w50;  // g3 hamming.dp:16
        const word w68 = w67 & w66;  // g4 hamming.dp:16
        const word w69 = ~w68 & c25;  // g5 hamming.dp:16
        const word w70 = w68 ^ w52;  // g6 hamming.dp:16
        store_first(bottom + i44, c26);
        store_first(bottom + i46, w61);
        const word w71 = load_word(windows + i42);
        const word w72 = load_word(windows + i43);
        const word w73 = load_first(top + i44 + 1);
        const word w74 = shift_in(c26, w73);
        const word w75 = load_first(top + i45 + 1);
        const word w76 = shift_in(w61, w75);
        const word w77 = load_aligned(a + 2 * WORD_BYTES);
        const word w78 = load_aligned(a + 3 * WORD_BYTES);
        const word w79 = w48 ^ w78;  // g0 hamming.dp:16
        const word w80 = w77 ^ w47;  // g1 hamming.dp:16
        const word w81 = w79 | w80;  // g2 hamming.dp:16
        const word w82 = c28 ^ c24;  // g3 hamming.dp:16
        const word w83 = w82 & w81;  // g4 hamming.dp:16
        const word w84 = ~w83 & w60;  // g5 hamming.dp:16
        const word w85 = w83 ^ w70;  // g6 hamming.dp:16
        const word w86 = load_aligned(a);
        const word w87 = load_aligned(a + 1 * WORD_BYTES);
        const word w88 = w72 ^ w87;  // g0 hamming.dp:16
        const word w89 = w86 ^ w71;  // g1 hamming.dp:16
        const word w90 = w88 | w89;  // g2 hamming.dp:16
        const word w91 = w50 ^ w74;  // g3 hamming.dp:16
        const word w92 = w91 & w90;  // g4 hamming.dp:16
        const word w93 = ~w92 & w69;  // g5 hamming.dp:16
        const word w94 = w92 ^ w76;  // g6 hamming.dp:16
        store_first(bottom + i44 + 1, c28);
        store_first(bottom + i46 + 1, w85);
        const word old3 = c24;
        const word old7 = c28;
        c24 = w74;
        c25 = w93;
        c26 = old3;
        c27 = w84;
        c28 = w50;
        c29 = w94;
        c30 = old7;
        c31 = w85;
        c32 = w71;
        c33 = w72;
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
