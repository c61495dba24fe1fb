/* SPDX-License-Identifier: Apache-2.0
 *
 * indel in the wavefront layout, 2 rows a lane, for avx2.
 * Made by: minterm compile indel --layout wavefront --target avx2 --alphabet ACGT --rows 2 --emit c
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
 *     recurrence indel
 *       predicate match: a[i] == b[j]
 *       int D[0][j] = j
 *       int D[i][0] = i
 *       int D[i][j] = match ? D[i-1][j-1] : min(D[i-1][j], D[i][j-1]) + 1
 *       answer D[m][n]
 *
 * Codes of symbols, of which bit p is in plane p:
 *     a and b: 'A' 0, 'C' 1, 'G' 2, 'T' 3
 *
 * Codes of what crosses the edges of cells, bit 0 on the right; bit p is in plane p, and * may be
 * either:
 *     vertical, D[i][j-1] - D[i-1][j-1]:
 *         -1 = 1
 *         1 = 0
 *         row 1, 2, .. at the left edge (j - 1 = 0): code 0
 *     horizontal, D[i-1][j] - D[i-1][j-1]:
 *         -1 = 0
 *         1 = 1
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
 *     vertical  word (r % 2) * 1 + p: plane p of what enters its rows from the left, and after the
 *               last call of what leaves them on the right
 *     down      2 words, which may be anything at first
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
 * Comments behind its gates have their names here and indel.dp:11, where its formula begins.
 * Gates after the last of these keep the vertical flow of lanes that have no column.
 * avx2: 7 gates, depth 4, 0 moves, 6 live registers
 * inputs v0 h0 a0 a1 b0 b1
 * g0 = xor(a0, b0)
 * g1 = xor(a1, b1)
 * g2 = or(g0, g1)
 * g3 = andn(v0, g2)
 * g4 = andn(g3, h0)
 * g5 = and(h0, g2)
 * g6 = or(v0, g5)
 * v0' = g4
 * h0' = g6
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

/* An iteration: 40 gates, 2 moves, 0 additions, 16 loads, 2 stores. */
void indel_avx2_edge(uint8_t *const *buffers, const int64_t *scalars);
void indel_avx2_edge(uint8_t *const *buffers, const int64_t *scalars) {
    const uint8_t *const a = buffers[0];
    const uint8_t *const windows = buffers[1];
    const uint8_t *const active = buffers[2];
    uint8_t *const vertical = buffers[3];
    uint8_t *const down = buffers[4];
    const uint8_t *const top = buffers[5];
    uint8_t *const bottom = buffers[6];
    const uint64_t i0 = (uint64_t)scalars[2];
    const uint64_t i3 = (uint64_t)scalars[0];
    const uint64_t i4 = (uint64_t)scalars[1];
    const word w5 = load_aligned(vertical);
    const word w6 = load_aligned(vertical + 1 * WORD_BYTES);
    const word w7 = load_aligned(down);
    const word w8 = load_aligned(down + 1 * WORD_BYTES);
    const uint64_t i9 = i3 & (uint64_t)7;
    const uint64_t i10 = i3 >> 3;
    const uint64_t i11 = i9 * i0;
    const uint64_t i12 = i11 + i10;
    const uint64_t i13 = i0 * (uint64_t)8;
    const uint64_t i14 = i12 + i13;
    const uint64_t i15 = i14 + i13;
    const uint64_t i16 = i15 + i13;
    const word w17 = load_word(windows + i15);
    const word w18 = load_word(windows + i16);
    const word w19 = load_word(active + i14);
    word c21 = w5;
    word c22 = w6;
    word c23 = w7;
    word c24 = w8;
    word c25 = w17;
    word c26 = w18;
    word c27 = w19;
    for (uint64_t i20 = i3; (int64_t)i20 < (int64_t)i4; ++i20) {
        const uint64_t i28 = (uint64_t)1;
        const uint64_t i29 = i20 + i28;
        const uint64_t i30 = i29 & (uint64_t)7;
        const uint64_t i31 = i29 >> 3;
        const uint64_t i32 = i30 * i0;
        const uint64_t i33 = i32 + i31;
        const uint64_t i34 = i0 * (uint64_t)8;
        const uint64_t i35 = i33 + i34;
        const uint64_t i36 = i35 + i34;
        const uint64_t i37 = i36 + i34;
        const uint64_t i38 = i20 * (uint64_t)2;
        const word w39 = load_word(windows + i33);
        const word w40 = load_word(windows + i35);
        const word w41 = load_word(active + i33);
        const word w42 = load_first(top + i38);
        const word w43 = shift_in(c24, w42);
        const word w44 = load_aligned(a + 2 * WORD_BYTES);
        const word w45 = load_aligned(a + 3 * WORD_BYTES);
        const word w46 = w44 ^ c25;  // g0 indel.dp:11
        const word w47 = w45 ^ c26;  // g1 indel.dp:11
        const word w48 = w46 | w47;  // g2 indel.dp:11
        const word w49 = ~c22 & w48;  // g3 indel.dp:11
        const word w50 = ~w49 & c23;  // g4 indel.dp:11
        const word w51 = c23 & w48;  // g5 indel.dp:11
        const word w52 = c22 | w51;  // g6 indel.dp:11
        const word w53 = w50 & c27;  // g7 indel.dp:11
        const word w54 = ~c27 & c22;  // g8 indel.dp:11
        const word w55 = w53 ^ w54;  // g9 indel.dp:11
        const word w56 = load_aligned(a);
        const word w57 = load_aligned(a + 1 * WORD_BYTES);
        const word w58 = w56 ^ w39;  // g0 indel.dp:11
        const word w59 = w57 ^ w40;  // g1 indel.dp:11
        const word w60 = w58 | w59;  // g2 indel.dp:11
        const word w61 = ~c21 & w60;  // g3 indel.dp:11
        const word w62 = ~w61 & w43;  // g4 indel.dp:11
        const word w63 = w43 & w60;  // g5 indel.dp:11
        const word w64 = c21 | w63;  // g6 indel.dp:11
        const word w65 = w62 & w41;  // g7 indel.dp:11
        const word w66 = ~w41 & c21;  // g8 indel.dp:11
        const word w67 = w65 ^ w66;  // g9 indel.dp:11
        store_first(bottom + i38, w52);
        const word w68 = load_word(windows + i36);
        const word w69 = load_word(windows + i37);
        const word w70 = load_word(active + i35);
        const word w71 = load_first(top + i38 + 1);
        const word w72 = shift_in(w52, w71);
        const word w73 = load_aligned(a + 2 * WORD_BYTES);
        const word w74 = load_aligned(a + 3 * WORD_BYTES);
        const word w75 = w73 ^ w39;  // g0 indel.dp:11
        const word w76 = w74 ^ w40;  // g1 indel.dp:11
        const word w77 = w75 | w76;  // g2 indel.dp:11
        const word w78 = ~w55 & w77;  // g3 indel.dp:11
        const word w79 = ~w78 & w64;  // g4 indel.dp:11
        const word w80 = w64 & w77;  // g5 indel.dp:11
        const word w81 = w55 | w80;  // g6 indel.dp:11
        const word w82 = w79 & w41;  // g7 indel.dp:11
        const word w83 = ~w41 & w55;  // g8 indel.dp:11
        const word w84 = w82 ^ w83;  // g9 indel.dp:11
        const word w85 = load_aligned(a);
        const word w86 = load_aligned(a + 1 * WORD_BYTES);
        const word w87 = w85 ^ w68;  // g0 indel.dp:11
        const word w88 = w86 ^ w69;  // g1 indel.dp:11
        const word w89 = w87 | w88;  // g2 indel.dp:11
        const word w90 = ~w67 & w89;  // g3 indel.dp:11
        const word w91 = ~w90 & w72;  // g4 indel.dp:11
        const word w92 = w72 & w89;  // g5 indel.dp:11
        const word w93 = w67 | w92;  // g6 indel.dp:11
        const word w94 = w91 & w70;  // g7 indel.dp:11
        const word w95 = ~w70 & w67;  // g8 indel.dp:11
        const word w96 = w94 ^ w95;  // g9 indel.dp:11
        store_first(bottom + i38 + 1, w81);
        c21 = w96;
        c22 = w84;
        c23 = w93;
        c24 = w81;
        c25 = w68;
        c26 = w69;
        c27 = w70;
    }
    store_aligned(vertical, c21);
    store_aligned(vertical + 1 * WORD_BYTES, c22);
    store_aligned(down, c23);
    store_aligned(down + 1 * WORD_BYTES, c24);
}

/* An iteration: 28 gates, 2 moves, 0 additions, 14 loads, 2 stores. */
void indel_avx2_steady(uint8_t *const *buffers, const int64_t *scalars);
void indel_avx2_steady(uint8_t *const *buffers, const int64_t *scalars) {
    const uint8_t *const a = buffers[0];
    const uint8_t *const windows = buffers[1];
    uint8_t *const vertical = buffers[3];
    uint8_t *const down = buffers[4];
    const uint8_t *const top = buffers[5];
    uint8_t *const bottom = buffers[6];
    const uint64_t i0 = (uint64_t)scalars[2];
    const uint64_t i3 = (uint64_t)scalars[0];
    const uint64_t i4 = (uint64_t)scalars[1];
    const word w5 = load_aligned(vertical);
    const word w6 = load_aligned(vertical + 1 * WORD_BYTES);
    const word w7 = load_aligned(down);
    const word w8 = load_aligned(down + 1 * WORD_BYTES);
    const uint64_t i9 = i3 & (uint64_t)7;
    const uint64_t i10 = i3 >> 3;
    const uint64_t i11 = i9 * i0;
    const uint64_t i12 = i11 + i10;
    const uint64_t i13 = i0 * (uint64_t)8;
    const uint64_t i14 = i12 + i13;
    const uint64_t i15 = i14 + i13;
    const uint64_t i16 = i15 + i13;
    const word w17 = load_word(windows + i15);
    const word w18 = load_word(windows + i16);
    word c20 = w5;
    word c21 = w6;
    word c22 = w7;
    word c23 = w8;
    word c24 = w17;
    word c25 = w18;
    for (uint64_t i19 = i3; (int64_t)i19 < (int64_t)i4; ++i19) {
        const uint64_t i26 = (uint64_t)1;
        const uint64_t i27 = i19 + i26;
        const uint64_t i28 = i27 & (uint64_t)7;
        const uint64_t i29 = i27 >> 3;
        const uint64_t i30 = i28 * i0;
        const uint64_t i31 = i30 + i29;
        const uint64_t i32 = i0 * (uint64_t)8;
        const uint64_t i33 = i31 + i32;
        const uint64_t i34 = i33 + i32;
        const uint64_t i35 = i34 + i32;
        const uint64_t i36 = i19 * (uint64_t)2;
        const word w37 = load_word(windows + i31);
        const word w38 = load_word(windows + i33);
        const word w39 = load_first(top + i36);
        const word w40 = shift_in(c23, w39);
        const word w41 = load_aligned(a + 2 * WORD_BYTES);
        const word w42 = load_aligned(a + 3 * WORD_BYTES);
        const word w43 = w41 ^ c24;  // g0 indel.dp:11
        const word w44 = w42 ^ c25;  // g1 indel.dp:11
        const word w45 = w43 | w44;  // g2 indel.dp:11
        const word w46 = ~c21 & w45;  // g3 indel.dp:11
        const word w47 = ~w46 & c22;  // g4 indel.dp:11
        const word w48 = c22 & w45;  // g5 indel.dp:11
        const word w49 = c21 | w48;  // g6 indel.dp:11
        const word w50 = load_aligned(a);
        const word w51 = load_aligned(a + 1 * WORD_BYTES);
        const word w52 = w50 ^ w37;  // g0 indel.dp:11
        const word w53 = w51 ^ w38;  // g1 indel.dp:11
        const word w54 = w52 | w53;  // g2 indel.dp:11
        const word w55 = ~c20 & w54;  // g3 indel.dp:11
        const word w56 = ~w55 & w40;  // g4 indel.dp:11
        const word w57 = w40 & w54;  // g5 indel.dp:11
        const word w58 = c20 | w57;  // g6 indel.dp:11
        store_first(bottom + i36, w49);
        const word w59 = load_word(windows + i34);
        const word w60 = load_word(windows + i35);
        const word w61 = load_first(top + i36 + 1);
        const word w62 = shift_in(w49, w61);
        const word w63 = load_aligned(a + 2 * WORD_BYTES);
        const word w64 = load_aligned(a + 3 * WORD_BYTES);
        const word w65 = w63 ^ w37;  // g0 indel.dp:11
        const word w66 = w64 ^ w38;  // g1 indel.dp:11
        const word w67 = w65 | w66;  // g2 indel.dp:11
        const word w68 = ~w47 & w67;  // g3 indel.dp:11
        const word w69 = ~w68 & w58;  // g4 indel.dp:11
        const word w70 = w58 & w67;  // g5 indel.dp:11
        const word w71 = w47 | w70;  // g6 indel.dp:11
        const word w72 = load_aligned(a);
        const word w73 = load_aligned(a + 1 * WORD_BYTES);
        const word w74 = w72 ^ w59;  // g0 indel.dp:11
        const word w75 = w73 ^ w60;  // g1 indel.dp:11
        const word w76 = w74 | w75;  // g2 indel.dp:11
        const word w77 = ~w56 & w76;  // g3 indel.dp:11
        const word w78 = ~w77 & w62;  // g4 indel.dp:11
        const word w79 = w62 & w76;  // g5 indel.dp:11
        const word w80 = w56 | w79;  // g6 indel.dp:11
        store_first(bottom + i36 + 1, w71);
        c20 = w78;
        c21 = w69;
        c22 = w80;
        c23 = w71;
        c24 = w59;
        c25 = w60;
    }
    store_aligned(vertical, c20);
    store_aligned(vertical + 1 * WORD_BYTES, c21);
    store_aligned(down, c22);
    store_aligned(down + 1 * WORD_BYTES, c23);
}

#ifdef __cplusplus
}
#endif
