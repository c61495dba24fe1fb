/* SPDX-License-Identifier: Apache-2.0
 *
 * casefold in the wavefront layout, 2 rows a lane, for avx512.
 * Made by: minterm compile casefold --layout wavefront --target avx512 --alphabet ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz --rows 2 --emit c
 * Compile with -mavx512f -mavx512bw -mavx512dq -mavx512vl.
 *
 * A function reads and writes byte buffers, and 64-bit scalars say how much of them. It
 * fails never and calls nothing. Words have 64 bytes; buffers are aligned to that,
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
 *         1 = 10
 *         row 1, 2, .. at the left edge (j - 1 = 0): code 2
 *     horizontal, D[i-1][j] - D[i-1][j-1]:
 *         -1 = 00
 *         0 = *1
 *         1 = 10
 *         column 1, 2, .. at the top edge (i - 1 = 0): code 2
 *
 * What lies where. Rows and columns are counted from 0 here. A strip has 1024 rows: row r is bit 511 - r / 2
 * of word r % 2, and bit x of a word is bit x % 8 of its byte x / 8.
 *     a         word (r % 2) * 5 + p: plane p of the symbols of its rows
 *     windows   sequence x * 5 + p, for x from 0 to 1: 512 zeros, then plane p of the columns x, x + 2,
 *               x + 4, .. and zeros; eight copies of each, as of active
 *     active    sequences x, for x from 0 to 1: 512 zeros and then a one for each column x, x + 2, .. that
 *               there is. Eight copies of each, copy c without its first c bits: byte (x * 8 + c) *
 *               copy_stride begins it. copy_stride is at least iterations / 8 + 65
 *     vertical  word (r % 2) * 2 + p: plane p of what enters its rows from the left, and after the
 *               last call of what leaves them on the right
 *     down      4 words, which may be anything at first
 *     top       byte p * top_stride + j: plane p of what enters column j from above, in bit 0; 64 bytes
 *               behind the last step are read
 *     bottom    byte p * bottom_stride + j + 1023: plane p of what leaves the strip's last row in column j,
 *               in bit 0. A step s writes bytes s to s + 3. It may be 1023 bytes before top: a
 *               strip then turns the row above it into the row below it
 *
 * What to call. Step s computes the cells (r, s - r) of all rows r, iteration q the steps from 2 q to 2 q + 1.
 * R rows, 1 to 1024 of them, and n columns take (R + n - 1 + 1) / 2 iterations. `edge` does any of them;
 * `steady` is faster and does those in which all rows have a column: from (R - 1 + 1) / 2 to n / 2 - 1.
 * Calls follow each other in the same memory, each for the iterations from begin to end - 1.
 * More rows are strips from the top to the bottom, all but the last of 1024 rows: `bottom` of one is `top`
 * of the next, and windows and active are the same for all.
 *
 * The answer D[m][n] is D[0][n] plus what the vertical codes of all m rows stand for
 * after the last call (D[i][n] - D[i-1][n] then).
 *
 * A cell: 4 gates, fewer are impossible (shipped).
 * Comments behind its gates have their names here and casefold.dp:18, where its formula begins.
 * Gates after the last of these keep the vertical flow of lanes that have no column.
 * lut3: 9 gates, depth 8, 0 moves, 14 live registers
 * inputs v0 v1 h0 h1 a0 a1 a2 a3 a4 b0 b1 b2 b3 b4
 * g0 = lut[0x66](a0, b0)
 * g1 = lut[0x09](a1, b1, g0)
 * g2 = lut[0x90](a2, b2, g1)
 * g3 = lut[0x90](a3, b3, g2)
 * g4 = lut[0x6f](a4, b4, g3)
 * g5 = lut[0xd5](g4, v0, v1)
 * g6 = lut[0x3d](h1, g5, h0)
 * g7 = lut[0x74](g6, h0, h1)
 * g8 = lut[0x96](h0, v1, g6)
 * v0' = g7
 * v1' = g6
 * h0' = g8
 * h1' = v0
 */
#include <immintrin.h>
#include <stdint.h>
#include <string.h>

#ifndef __AVX512BW__
#error "this file is for avx512: compile it with -mavx512f -mavx512bw -mavx512dq -mavx512vl"
#endif

enum { WORD_BYTES = 64 };
typedef uint64_t word __attribute__((vector_size(64)));
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
    const word above = __builtin_shufflevector(w, incoming, 1, 2, 3, 4, 5, 6, 7, 8);
    #ifdef __AVX512VBMI2__
    return (word)_mm512_shrdi_epi64((__m512i)w, (__m512i)above, 1);
    #else
    return (w >> 1) | (above << 63);
    #endif
}

#ifdef __cplusplus
extern "C" {
#endif

/* An iteration: 44 gates, 4 moves, 0 additions, 16 loads, 4 stores. */
void casefold_avx512_edge(uint8_t *const *buffers, const int64_t *scalars);
void casefold_avx512_edge(uint8_t *const *buffers, const int64_t *scalars) {
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
    const word w13 = load_aligned(a);
    const word w14 = load_aligned(a + 1 * WORD_BYTES);
    const word w15 = load_aligned(a + 2 * WORD_BYTES);
    const word w16 = load_aligned(a + 3 * WORD_BYTES);
    const word w17 = load_aligned(a + 4 * WORD_BYTES);
    const word w18 = load_aligned(a + 5 * WORD_BYTES);
    const word w19 = load_aligned(a + 6 * WORD_BYTES);
    const word w20 = load_aligned(a + 7 * WORD_BYTES);
    const word w21 = load_aligned(a + 8 * WORD_BYTES);
    const word w22 = load_aligned(a + 9 * WORD_BYTES);
    const uint64_t i23 = i3 & (uint64_t)7;
    const uint64_t i24 = i3 >> 3;
    const uint64_t i25 = i23 * i0;
    const uint64_t i26 = i25 + i24;
    const uint64_t i27 = i0 * (uint64_t)8;
    const uint64_t i28 = i26 + i27;
    const uint64_t i29 = i28 + i27;
    const uint64_t i30 = i29 + i27;
    const uint64_t i31 = i30 + i27;
    const uint64_t i32 = i31 + i27;
    const uint64_t i33 = i32 + i27;
    const uint64_t i34 = i33 + i27;
    const uint64_t i35 = i34 + i27;
    const uint64_t i36 = i35 + i27;
    const word w37 = load_word(windows + i32);
    const word w38 = load_word(windows + i33);
    const word w39 = load_word(windows + i34);
    const word w40 = load_word(windows + i35);
    const word w41 = load_word(windows + i36);
    const word w42 = load_word(active + i28);
    const word w43 = w18 ^ w37;  // g0 casefold.dp:18
    const word w44 = (word)_mm512_ternarylogic_epi64((__m512i)w43, (__m512i)w38, (__m512i)w19, 0x09);  // g1 casefold.dp:18
    const word w45 = (word)_mm512_ternarylogic_epi64((__m512i)w44, (__m512i)w39, (__m512i)w20, 0x90);  // g2 casefold.dp:18
    const word w46 = (word)_mm512_ternarylogic_epi64((__m512i)w45, (__m512i)w40, (__m512i)w21, 0x90);  // g3 casefold.dp:18
    const word w47 = (word)_mm512_ternarylogic_epi64((__m512i)w46, (__m512i)w41, (__m512i)w22, 0x6f);  // g4 casefold.dp:18
    word c49 = w5;
    word c50 = w6;
    word c51 = w7;
    word c52 = w8;
    word c53 = w9;
    word c54 = w10;
    word c55 = w11;
    word c56 = w12;
    word c57 = w47;
    word c58 = w42;
    for (uint64_t i48 = i3; (int64_t)i48 < (int64_t)i4; ++i48) {
        const uint64_t i59 = (uint64_t)1;
        const uint64_t i60 = i48 + i59;
        const uint64_t i61 = i60 & (uint64_t)7;
        const uint64_t i62 = i60 >> 3;
        const uint64_t i63 = i61 * i0;
        const uint64_t i64 = i63 + i62;
        const uint64_t i65 = i0 * (uint64_t)8;
        const uint64_t i66 = i64 + i65;
        const uint64_t i67 = i66 + i65;
        const uint64_t i68 = i67 + i65;
        const uint64_t i69 = i68 + i65;
        const uint64_t i70 = i69 + i65;
        const uint64_t i71 = i70 + i65;
        const uint64_t i72 = i71 + i65;
        const uint64_t i73 = i72 + i65;
        const uint64_t i74 = i73 + i65;
        const uint64_t i75 = i48 * (uint64_t)2;
        const uint64_t i76 = i75 + i1;
        const uint64_t i77 = i75 + i2;
        const word w78 = load_word(windows + i64);
        const word w79 = load_word(windows + i66);
        const word w80 = load_word(windows + i67);
        const word w81 = load_word(windows + i68);
        const word w82 = load_word(windows + i69);
        const word w83 = load_word(active + i64);
        const word w84 = w13 ^ w78;  // g0 casefold.dp:18
        const word w85 = (word)_mm512_ternarylogic_epi64((__m512i)w84, (__m512i)w79, (__m512i)w14, 0x09);  // g1 casefold.dp:18
        const word w86 = (word)_mm512_ternarylogic_epi64((__m512i)w85, (__m512i)w80, (__m512i)w15, 0x90);  // g2 casefold.dp:18
        const word w87 = (word)_mm512_ternarylogic_epi64((__m512i)w86, (__m512i)w81, (__m512i)w16, 0x90);  // g3 casefold.dp:18
        const word w88 = (word)_mm512_ternarylogic_epi64((__m512i)w87, (__m512i)w82, (__m512i)w17, 0x6f);  // g4 casefold.dp:18
        const word w89 = w18 ^ w78;  // g0 casefold.dp:18
        const word w90 = (word)_mm512_ternarylogic_epi64((__m512i)w89, (__m512i)w79, (__m512i)w19, 0x09);  // g1 casefold.dp:18
        const word w91 = (word)_mm512_ternarylogic_epi64((__m512i)w90, (__m512i)w80, (__m512i)w20, 0x90);  // g2 casefold.dp:18
        const word w92 = (word)_mm512_ternarylogic_epi64((__m512i)w91, (__m512i)w81, (__m512i)w21, 0x90);  // g3 casefold.dp:18
        const word w93 = (word)_mm512_ternarylogic_epi64((__m512i)w92, (__m512i)w82, (__m512i)w22, 0x6f);  // g4 casefold.dp:18
        const word w94 = load_first(top + i75);
        const word w95 = shift_in(c55, w94);
        const word w96 = load_first(top + i76);
        const word w97 = shift_in(c56, w96);
        const word w98 = (word)_mm512_ternarylogic_epi64((__m512i)c51, (__m512i)c52, (__m512i)c57, 0xd5);  // g5 casefold.dp:18
        const word w99 = (word)_mm512_ternarylogic_epi64((__m512i)w98, (__m512i)c53, (__m512i)c54, 0x3d);  // g6 casefold.dp:18
        const word w100 = (word)_mm512_ternarylogic_epi64((__m512i)w99, (__m512i)c53, (__m512i)c54, 0x2e);  // g7 casefold.dp:18
        const word w101 = (word)_mm512_ternarylogic_epi64((__m512i)w99, (__m512i)c52, (__m512i)c53, 0x96);  // g8 casefold.dp:18
        const word w102 = (word)_mm512_ternarylogic_epi64((__m512i)w100, (__m512i)c58, (__m512i)c51, 0xe2);  // g9 casefold.dp:18
        const word w103 = (word)_mm512_ternarylogic_epi64((__m512i)w99, (__m512i)c58, (__m512i)c52, 0xe2);  // g10 casefold.dp:18
        const word w104 = (word)_mm512_ternarylogic_epi64((__m512i)w88, (__m512i)c49, (__m512i)c50, 0x8f);  // g5 casefold.dp:18
        const word w105 = (word)_mm512_ternarylogic_epi64((__m512i)w104, (__m512i)w95, (__m512i)w97, 0x3d);  // g6 casefold.dp:18
        const word w106 = (word)_mm512_ternarylogic_epi64((__m512i)w105, (__m512i)w95, (__m512i)w97, 0x2e);  // g7 casefold.dp:18
        const word w107 = (word)_mm512_ternarylogic_epi64((__m512i)w105, (__m512i)c50, (__m512i)w95, 0x96);  // g8 casefold.dp:18
        const word w108 = (word)_mm512_ternarylogic_epi64((__m512i)w106, (__m512i)w83, (__m512i)c49, 0xe2);  // g9 casefold.dp:18
        const word w109 = (word)_mm512_ternarylogic_epi64((__m512i)w105, (__m512i)w83, (__m512i)c50, 0xe2);  // g10 casefold.dp:18
        store_first(bottom + i75, w101);
        store_first(bottom + i77, c51);
        const word w110 = load_word(windows + i70);
        const word w111 = load_word(windows + i71);
        const word w112 = load_word(windows + i72);
        const word w113 = load_word(windows + i73);
        const word w114 = load_word(windows + i74);
        const word w115 = load_word(active + i66);
        const word w116 = w13 ^ w110;  // g0 casefold.dp:18
        const word w117 = (word)_mm512_ternarylogic_epi64((__m512i)w116, (__m512i)w111, (__m512i)w14, 0x09);  // g1 casefold.dp:18
        const word w118 = (word)_mm512_ternarylogic_epi64((__m512i)w117, (__m512i)w112, (__m512i)w15, 0x90);  // g2 casefold.dp:18
        const word w119 = (word)_mm512_ternarylogic_epi64((__m512i)w118, (__m512i)w113, (__m512i)w16, 0x90);  // g3 casefold.dp:18
        const word w120 = (word)_mm512_ternarylogic_epi64((__m512i)w119, (__m512i)w114, (__m512i)w17, 0x6f);  // g4 casefold.dp:18
        const word w121 = w18 ^ w110;  // g0 casefold.dp:18
        const word w122 = (word)_mm512_ternarylogic_epi64((__m512i)w121, (__m512i)w111, (__m512i)w19, 0x09);  // g1 casefold.dp:18
        const word w123 = (word)_mm512_ternarylogic_epi64((__m512i)w122, (__m512i)w112, (__m512i)w20, 0x90);  // g2 casefold.dp:18
        const word w124 = (word)_mm512_ternarylogic_epi64((__m512i)w123, (__m512i)w113, (__m512i)w21, 0x90);  // g3 casefold.dp:18
        const word w125 = (word)_mm512_ternarylogic_epi64((__m512i)w124, (__m512i)w114, (__m512i)w22, 0x6f);  // g4 casefold.dp:18
        const word w126 = load_first(top + i75 + 1);
        const word w127 = shift_in(w101, w126);
        const word w128 = load_first(top + i76 + 1);
        const word w129 = shift_in(c51, w128);
        const word w130 = (word)_mm512_ternarylogic_epi64((__m512i)w93, (__m512i)w102, (__m512i)w103, 0x8f);  // g5 casefold.dp:18
        const word w131 = (word)_mm512_ternarylogic_epi64((__m512i)w107, (__m512i)w130, (__m512i)c49, 0x3d);  // g6 casefold.dp:18
        const word w132 = (word)_mm512_ternarylogic_epi64((__m512i)w131, (__m512i)w107, (__m512i)c49, 0x2e);  // g7 casefold.dp:18
        const word w133 = (word)_mm512_ternarylogic_epi64((__m512i)w131, (__m512i)w103, (__m512i)w107, 0x96);  // g8 casefold.dp:18
        const word w134 = (word)_mm512_ternarylogic_epi64((__m512i)w132, (__m512i)w83, (__m512i)w102, 0xe2);  // g9 casefold.dp:18
        const word w135 = (word)_mm512_ternarylogic_epi64((__m512i)w131, (__m512i)w83, (__m512i)w103, 0xe2);  // g10 casefold.dp:18
        const word w136 = (word)_mm512_ternarylogic_epi64((__m512i)w108, (__m512i)w109, (__m512i)w120, 0xd5);  // g5 casefold.dp:18
        const word w137 = (word)_mm512_ternarylogic_epi64((__m512i)w136, (__m512i)w127, (__m512i)w129, 0x3d);  // g6 casefold.dp:18
        const word w138 = (word)_mm512_ternarylogic_epi64((__m512i)w137, (__m512i)w127, (__m512i)w129, 0x2e);  // g7 casefold.dp:18
        const word w139 = (word)_mm512_ternarylogic_epi64((__m512i)w137, (__m512i)w109, (__m512i)w127, 0x96);  // g8 casefold.dp:18
        const word w140 = (word)_mm512_ternarylogic_epi64((__m512i)w138, (__m512i)w115, (__m512i)w108, 0xe2);  // g9 casefold.dp:18
        const word w141 = (word)_mm512_ternarylogic_epi64((__m512i)w137, (__m512i)w115, (__m512i)w109, 0xe2);  // g10 casefold.dp:18
        store_first(bottom + i75 + 1, w133);
        store_first(bottom + i77 + 1, w102);
        c49 = w140;
        c50 = w141;
        c51 = w134;
        c52 = w135;
        c53 = w139;
        c54 = w108;
        c55 = w133;
        c56 = w102;
        c57 = w125;
        c58 = w115;
    }
    store_aligned(vertical, c49);
    store_aligned(vertical + 1 * WORD_BYTES, c50);
    store_aligned(vertical + 2 * WORD_BYTES, c51);
    store_aligned(vertical + 3 * WORD_BYTES, c52);
    store_aligned(down, c53);
    store_aligned(down + 1 * WORD_BYTES, c54);
    store_aligned(down + 2 * WORD_BYTES, c55);
    store_aligned(down + 3 * WORD_BYTES, c56);
}

/* An iteration: 36 gates, 4 moves, 0 additions, 14 loads, 4 stores. */
void casefold_avx512_steady(uint8_t *const *buffers, const int64_t *scalars);
void casefold_avx512_steady(uint8_t *const *buffers, const int64_t *scalars) {
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
    const word w13 = load_aligned(a);
    const word w14 = load_aligned(a + 1 * WORD_BYTES);
    const word w15 = load_aligned(a + 2 * WORD_BYTES);
    const word w16 = load_aligned(a + 3 * WORD_BYTES);
    const word w17 = load_aligned(a + 4 * WORD_BYTES);
    const word w18 = load_aligned(a + 5 * WORD_BYTES);
    const word w19 = load_aligned(a + 6 * WORD_BYTES);
    const word w20 = load_aligned(a + 7 * WORD_BYTES);
    const word w21 = load_aligned(a + 8 * WORD_BYTES);
    const word w22 = load_aligned(a + 9 * WORD_BYTES);
    const uint64_t i23 = i3 & (uint64_t)7;
    const uint64_t i24 = i3 >> 3;
    const uint64_t i25 = i23 * i0;
    const uint64_t i26 = i25 + i24;
    const uint64_t i27 = i0 * (uint64_t)8;
    const uint64_t i28 = i26 + i27;
    const uint64_t i29 = i28 + i27;
    const uint64_t i30 = i29 + i27;
    const uint64_t i31 = i30 + i27;
    const uint64_t i32 = i31 + i27;
    const uint64_t i33 = i32 + i27;
    const uint64_t i34 = i33 + i27;
    const uint64_t i35 = i34 + i27;
    const uint64_t i36 = i35 + i27;
    const word w37 = load_word(windows + i32);
    const word w38 = load_word(windows + i33);
    const word w39 = load_word(windows + i34);
    const word w40 = load_word(windows + i35);
    const word w41 = load_word(windows + i36);
    const word w42 = w18 ^ w37;  // g0 casefold.dp:18
    const word w43 = (word)_mm512_ternarylogic_epi64((__m512i)w42, (__m512i)w38, (__m512i)w19, 0x09);  // g1 casefold.dp:18
    const word w44 = (word)_mm512_ternarylogic_epi64((__m512i)w43, (__m512i)w39, (__m512i)w20, 0x90);  // g2 casefold.dp:18
    const word w45 = (word)_mm512_ternarylogic_epi64((__m512i)w44, (__m512i)w40, (__m512i)w21, 0x90);  // g3 casefold.dp:18
    const word w46 = (word)_mm512_ternarylogic_epi64((__m512i)w45, (__m512i)w41, (__m512i)w22, 0x6f);  // g4 casefold.dp:18
    word c48 = w5;
    word c49 = w6;
    word c50 = w7;
    word c51 = w8;
    word c52 = w9;
    word c53 = w10;
    word c54 = w11;
    word c55 = w12;
    word c56 = w46;
    for (uint64_t i47 = i3; (int64_t)i47 < (int64_t)i4; ++i47) {
        const uint64_t i57 = (uint64_t)1;
        const uint64_t i58 = i47 + i57;
        const uint64_t i59 = i58 & (uint64_t)7;
        const uint64_t i60 = i58 >> 3;
        const uint64_t i61 = i59 * i0;
        const uint64_t i62 = i61 + i60;
        const uint64_t i63 = i0 * (uint64_t)8;
        const uint64_t i64 = i62 + i63;
        const uint64_t i65 = i64 + i63;
        const uint64_t i66 = i65 + i63;
        const uint64_t i67 = i66 + i63;
        const uint64_t i68 = i67 + i63;
        const uint64_t i69 = i68 + i63;
        const uint64_t i70 = i69 + i63;
        const uint64_t i71 = i70 + i63;
        const uint64_t i72 = i71 + i63;
        const uint64_t i73 = i47 * (uint64_t)2;
        const uint64_t i74 = i73 + i1;
        const uint64_t i75 = i73 + i2;
        const word w76 = load_word(windows + i62);
        const word w77 = load_word(windows + i64);
        const word w78 = load_word(windows + i65);
        const word w79 = load_word(windows + i66);
        const word w80 = load_word(windows + i67);
        const word w81 = w13 ^ w76;  // g0 casefold.dp:18
        const word w82 = (word)_mm512_ternarylogic_epi64((__m512i)w81, (__m512i)w77, (__m512i)w14, 0x09);  // g1 casefold.dp:18
        const word w83 = (word)_mm512_ternarylogic_epi64((__m512i)w82, (__m512i)w78, (__m512i)w15, 0x90);  // g2 casefold.dp:18
        const word w84 = (word)_mm512_ternarylogic_epi64((__m512i)w83, (__m512i)w79, (__m512i)w16, 0x90);  // g3 casefold.dp:18
        const word w85 = (word)_mm512_ternarylogic_epi64((__m512i)w84, (__m512i)w80, (__m512i)w17, 0x6f);  // g4 casefold.dp:18
        const word w86 = w18 ^ w76;  // g0 casefold.dp:18
        const word w87 = (word)_mm512_ternarylogic_epi64((__m512i)w86, (__m512i)w77, (__m512i)w19, 0x09);  // g1 casefold.dp:18
        const word w88 = (word)_mm512_ternarylogic_epi64((__m512i)w87, (__m512i)w78, (__m512i)w20, 0x90);  // g2 casefold.dp:18
        const word w89 = (word)_mm512_ternarylogic_epi64((__m512i)w88, (__m512i)w79, (__m512i)w21, 0x90);  // g3 casefold.dp:18
        const word w90 = (word)_mm512_ternarylogic_epi64((__m512i)w89, (__m512i)w80, (__m512i)w22, 0x6f);  // g4 casefold.dp:18
        const word w91 = load_first(top + i73);
        const word w92 = shift_in(c54, w91);
        const word w93 = load_first(top + i74);
        const word w94 = shift_in(c55, w93);
        const word w95 = (word)_mm512_ternarylogic_epi64((__m512i)c50, (__m512i)c51, (__m512i)c56, 0xd5);  // g5 casefold.dp:18
        const word w96 = (word)_mm512_ternarylogic_epi64((__m512i)w95, (__m512i)c52, (__m512i)c53, 0x3d);  // g6 casefold.dp:18
        const word w97 = (word)_mm512_ternarylogic_epi64((__m512i)w96, (__m512i)c52, (__m512i)c53, 0x2e);  // g7 casefold.dp:18
        const word w98 = (word)_mm512_ternarylogic_epi64((__m512i)w96, (__m512i)c51, (__m512i)c52, 0x96);  // g8 casefold.dp:18
        const word w99 = (word)_mm512_ternarylogic_epi64((__m512i)w85, (__m512i)c48, (__m512i)c49, 0x8f);  // g5 casefold.dp:18
        const word w100 = (word)_mm512_ternarylogic_epi64((__m512i)w99, (__m512i)w92, (__m512i)w94, 0x3d);  // g6 casefold.dp:18
        const word w101 = (word)_mm512_ternarylogic_epi64((__m512i)w100, (__m512i)w92, (__m512i)w94, 0x2e);  // g7 casefold.dp:18
        const word w102 = (word)_mm512_ternarylogic_epi64((__m512i)w100, (__m512i)c49, (__m512i)w92, 0x96);  // g8 casefold.dp:18
        store_first(bottom + i73, w98);
        store_first(bottom + i75, c50);
        const word w103 = load_word(windows + i68);
        const word w104 = load_word(windows + i69);
        const word w105 = load_word(windows + i70);
        const word w106 = load_word(windows + i71);
        const word w107 = load_word(windows + i72);
        const word w108 = w13 ^ w103;  // g0 casefold.dp:18
        const word w109 = (word)_mm512_ternarylogic_epi64((__m512i)w108, (__m512i)w104, (__m512i)w14, 0x09);  // g1 casefold.dp:18
        const word w110 = (word)_mm512_ternarylogic_epi64((__m512i)w109, (__m512i)w105, (__m512i)w15, 0x90);  // g2 casefold.dp:18
        const word w111 = (word)_mm512_ternarylogic_epi64((__m512i)w110, (__m512i)w106, (__m512i)w16, 0x90);  // g3 casefold.dp:18
        const word w112 = (word)_mm512_ternarylogic_epi64((__m512i)w111, (__m512i)w107, (__m512i)w17, 0x6f);  // g4 casefold.dp:18
        const word w113 = w18 ^ w103;  // g0 casefold.dp:18
        const word w114 = (word)_mm512_ternarylogic_epi64((__m512i)w113, (__m512i)w104, (__m512i)w19, 0x09);  // g1 casefold.dp:18
        const word w115 = (word)_mm512_ternarylogic_epi64((__m512i)w114, (__m512i)w105, (__m512i)w20, 0x90);  // g2 casefold.dp:18
        const word w116 = (word)_mm512_ternarylogic_epi64((__m512i)w115, (__m512i)w106, (__m512i)w21, 0x90);  // g3 casefold.dp:18
        const word w117 = (word)_mm512_ternarylogic_epi64((__m512i)w116, (__m512i)w107, (__m512i)w22, 0x6f);  // g4 casefold.dp:18
        const word w118 = load_first(top + i73 + 1);
        const word w119 = shift_in(w98, w118);
        const word w120 = load_first(top + i74 + 1);
        const word w121 = shift_in(c50, w120);
        const word w122 = (word)_mm512_ternarylogic_epi64((__m512i)w90, (__m512i)w97, (__m512i)w96, 0x8f);  // g5 casefold.dp:18
        const word w123 = (word)_mm512_ternarylogic_epi64((__m512i)w102, (__m512i)w122, (__m512i)c48, 0x3d);  // g6 casefold.dp:18
        const word w124 = (word)_mm512_ternarylogic_epi64((__m512i)w123, (__m512i)w102, (__m512i)c48, 0x2e);  // g7 casefold.dp:18
        const word w125 = (word)_mm512_ternarylogic_epi64((__m512i)w123, (__m512i)w96, (__m512i)w102, 0x96);  // g8 casefold.dp:18
        const word w126 = (word)_mm512_ternarylogic_epi64((__m512i)w101, (__m512i)w100, (__m512i)w112, 0xd5);  // g5 casefold.dp:18
        const word w127 = (word)_mm512_ternarylogic_epi64((__m512i)w126, (__m512i)w119, (__m512i)w121, 0x3d);  // g6 casefold.dp:18
        const word w128 = (word)_mm512_ternarylogic_epi64((__m512i)w127, (__m512i)w119, (__m512i)w121, 0x2e);  // g7 casefold.dp:18
        const word w129 = (word)_mm512_ternarylogic_epi64((__m512i)w127, (__m512i)w100, (__m512i)w119, 0x96);  // g8 casefold.dp:18
        store_first(bottom + i73 + 1, w125);
        store_first(bottom + i75 + 1, w97);
        c48 = w128;
        c49 = w127;
        c50 = w124;
        c51 = w123;
        c52 = w129;
        c53 = w101;
        c54 = w125;
        c55 = w97;
        c56 = w117;
    }
    store_aligned(vertical, c48);
    store_aligned(vertical + 1 * WORD_BYTES, c49);
    store_aligned(vertical + 2 * WORD_BYTES, c50);
    store_aligned(vertical + 3 * WORD_BYTES, c51);
    store_aligned(down, c52);
    store_aligned(down + 1 * WORD_BYTES, c53);
    store_aligned(down + 2 * WORD_BYTES, c54);
    store_aligned(down + 3 * WORD_BYTES, c55);
}

#ifdef __cplusplus
}
#endif
