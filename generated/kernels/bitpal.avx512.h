/* SPDX-License-Identifier: Apache-2.0
 *
 * bitpal in the wavefront layout, 4 rows a lane, for avx512.
 * Made by: minterm compile bitpal --layout wavefront --target avx512 --alphabet ACGT --rows 4 --emit header
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
 *         -1 = 00
 *         0 = 01
 *         1 = 10
 *         2 = 11
 *         row 1, 2, .. at the left edge (j - 1 = 0): code 0
 *     horizontal, S[i-1][j] - S[i-1][j-1]:
 *         -1 = 00
 *         0 = 01
 *         1 = 10
 *         2 = 11
 *         column 1, 2, .. at the top edge (i - 1 = 0): code 0
 *
 * What lies where. Rows and columns are counted from 0 here. A strip has 2048 rows: row r is bit 511 - r / 4
 * of word r % 4, and bit x of a word is bit x % 8 of its byte x / 8.
 *     a         word (r % 4) * 2 + p: plane p of the symbols of its rows
 *     windows   sequence x * 2 + p, for x from 0 to 3: 512 zeros, then plane p of the columns x, x + 4,
 *               x + 8, .. and zeros; eight copies of each, as of active
 *     active    sequences x, for x from 0 to 3: 512 zeros and then a one for each column x, x + 4, .. that
 *               there is. Eight copies of each, copy c without its first c bits: byte (x * 8 + c) *
 *               copy_stride begins it. copy_stride is at least iterations / 8 + 65
 *     vertical  word (r % 4) * 2 + p: plane p of what enters its rows from the left, and after the
 *               last call of what leaves them on the right
 *     down      8 words, which may be anything at first
 *     top       byte p * top_stride + j: plane p of what enters column j from above, in bit 0; 64 bytes
 *               behind the last step are read
 *     bottom    byte p * bottom_stride + j + 2047: plane p of what leaves the strip's last row in column j,
 *               in bit 0. A step s writes bytes s to s + 3. It may be 2047 bytes before top: a
 *               strip then turns the row above it into the row below it
 *
 * What to call. Step s computes the cells (r, s - r) of all rows r, iteration q the steps from 4 q to 4 q + 3.
 * R rows, 1 to 2048 of them, and n columns take (R + n - 1 + 3) / 4 iterations. `edge` does any of them;
 * `steady` is faster and does those in which all rows have a column: from (R - 1 + 3) / 4 to n / 4 - 1.
 * Calls follow each other in the same memory, each for the iterations from begin to end - 1.
 * More rows are strips from the top to the bottom, all but the last of 2048 rows: `bottom` of one is `top`
 * of the next, and windows and active are the same for all.
 *
 * The answer S[m][n] is S[0][n] plus what the vertical codes of all m rows stand for
 * after the last call (S[i][n] - S[i-1][n] then).
 *
 * A cell: 7 gates, fewer are impossible (shipped).
 * Comments behind its gates have their names here and bitpal.dp:17, where its formula begins.
 * Gates after the last of these keep the vertical flow of lanes that have no column.
 * lut3: 9 gates, depth 6, 1 move, 8 live registers
 * inputs v0 v1 h0 h1 a0 a1 b0 b1
 * g0 = lut[0x66](a0, b0)
 * g1 = lut[0xf6](a1, b1, g0)
 * g2 = lut[0xb0](h0, v0, h1)
 * g3 = lut[0x23](g2, v1, g1)
 * g4 = lut[0x70](v1, v0, g1)
 * g5 = lut[0x58](g4, v1, h1)
 * g6 = lut[0x61](h0, h1, g5)
 * g7 = lut[0x25](g5, h0, g4)
 * g8 = lut[0x16](v0, h0, g6)
 * v0' = g6
 * v1' = g7
 * h0' = g8
 * h1' = g3
 */
#ifndef BITPAL_AVX512_WAVEFRONT_H
#define BITPAL_AVX512_WAVEFRONT_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

enum {
    BITPAL_AVX512_WAVEFRONT_BUFFER_A,
    BITPAL_AVX512_WAVEFRONT_BUFFER_WINDOWS,
    BITPAL_AVX512_WAVEFRONT_BUFFER_ACTIVE,
    BITPAL_AVX512_WAVEFRONT_BUFFER_VERTICAL,
    BITPAL_AVX512_WAVEFRONT_BUFFER_DOWN,
    BITPAL_AVX512_WAVEFRONT_BUFFER_TOP,
    BITPAL_AVX512_WAVEFRONT_BUFFER_BOTTOM,
    BITPAL_AVX512_WAVEFRONT_BUFFER_TAP,
    BITPAL_AVX512_WAVEFRONT_BUFFER_COUNT,
};

enum {
    BITPAL_AVX512_WAVEFRONT_SCALAR_BEGIN,
    BITPAL_AVX512_WAVEFRONT_SCALAR_END,
    BITPAL_AVX512_WAVEFRONT_SCALAR_COPY_STRIDE,
    BITPAL_AVX512_WAVEFRONT_SCALAR_TOP_STRIDE,
    BITPAL_AVX512_WAVEFRONT_SCALAR_BOTTOM_STRIDE,
    BITPAL_AVX512_WAVEFRONT_SCALAR_TAP_BYTE,
    BITPAL_AVX512_WAVEFRONT_SCALAR_COUNT,
};

/* Bytes of a word, and how many rows and planes there are. */
enum {
    BITPAL_AVX512_WAVEFRONT_WORD_BYTES = 64,
    BITPAL_AVX512_WAVEFRONT_ROWS_A_LANE = 4,
    BITPAL_AVX512_WAVEFRONT_STRIP_ROWS = 2048,
    BITPAL_AVX512_WAVEFRONT_A_PLANES = 2,
    BITPAL_AVX512_WAVEFRONT_B_PLANES = 2,
    BITPAL_AVX512_WAVEFRONT_VERTICAL_PLANES = 2,
    BITPAL_AVX512_WAVEFRONT_HORIZONTAL_PLANES = 2,
};

/* The letters and their codes; the codes of the first rows and columns at the edges, of which the last
   is that of all further ones; and by code what it says of a table, 0 where it says nothing. */
#define BITPAL_AVX512_WAVEFRONT_LETTERS "ACGT"
#define BITPAL_AVX512_WAVEFRONT_A_CODES {0, 1, 2, 3}
#define BITPAL_AVX512_WAVEFRONT_B_CODES {0, 1, 2, 3}
#define BITPAL_AVX512_WAVEFRONT_VERTICAL_S {-1, 0, 1, 2}
#define BITPAL_AVX512_WAVEFRONT_LEFT_CODES {0}
#define BITPAL_AVX512_WAVEFRONT_HORIZONTAL_S {-1, 0, 1, 2}
#define BITPAL_AVX512_WAVEFRONT_TOP_CODES {0}

void bitpal_avx512_edge(uint8_t *const *buffers, const int64_t *scalars);
void bitpal_avx512_steady(uint8_t *const *buffers, const int64_t *scalars);

#ifdef __cplusplus
}
#endif

#endif
