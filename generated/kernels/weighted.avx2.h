/* SPDX-License-Identifier: Apache-2.0
 *
 * weighted in the wavefront layout, 2 rows a lane, for avx2.
 * Made by: minterm compile weighted --layout wavefront --target avx2 --alphabet ACGT --rows 2 --emit header
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
 *     down      6 words, which may be anything at first
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
 * A cell: 18 gates, nothing proved (shipped).
 * Comments behind its gates have their names here and weighted.dp:15, where its formula begins.
 * Gates after the last of these keep the vertical flow of lanes that have no column.
 * avx2: 21 gates, depth 14, 0 moves, 10 live registers
 * inputs v0 v1 v2 h0 h1 h2 a0 a1 b0 b1
 * g0 = xor(a0, b0)
 * g1 = xor(a1, b1)
 * g2 = or(g0, g1)
 * g3 = xor(v0, v2)
 * g4 = andn(g3, g2)
 * g5 = andn(h0, g4)
 * g6 = xor(h2, g5)
 * g7 = xor(h0, g4)
 * g8 = xor(v0, h0)
 * g9 = andn(g6, h1)
 * g10 = andn(g9, g2)
 * g11 = or(v1, v2)
 * g12 = and(g10, g11)
 * g13 = andn(g10, g11)
 * g14 = xor(g6, g12)
 * g15 = or(h1, g6)
 * g16 = andn(g14, g15)
 * g17 = or(g7, g16)
 * g18 = xor(g8, g17)
 * g19 = and(v2, g18)
 * g20 = xor(g13, g19)
 * v0' = g17
 * v1' = g14
 * v2' = g16
 * h0' = g18
 * h1' = g13
 * h2' = g20
 */
#ifndef WEIGHTED_AVX2_WAVEFRONT_H
#define WEIGHTED_AVX2_WAVEFRONT_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

enum {
    WEIGHTED_AVX2_WAVEFRONT_BUFFER_A,
    WEIGHTED_AVX2_WAVEFRONT_BUFFER_WINDOWS,
    WEIGHTED_AVX2_WAVEFRONT_BUFFER_ACTIVE,
    WEIGHTED_AVX2_WAVEFRONT_BUFFER_VERTICAL,
    WEIGHTED_AVX2_WAVEFRONT_BUFFER_DOWN,
    WEIGHTED_AVX2_WAVEFRONT_BUFFER_TOP,
    WEIGHTED_AVX2_WAVEFRONT_BUFFER_BOTTOM,
    WEIGHTED_AVX2_WAVEFRONT_BUFFER_TAP,
    WEIGHTED_AVX2_WAVEFRONT_BUFFER_COUNT,
};

enum {
    WEIGHTED_AVX2_WAVEFRONT_SCALAR_BEGIN,
    WEIGHTED_AVX2_WAVEFRONT_SCALAR_END,
    WEIGHTED_AVX2_WAVEFRONT_SCALAR_COPY_STRIDE,
    WEIGHTED_AVX2_WAVEFRONT_SCALAR_TOP_STRIDE,
    WEIGHTED_AVX2_WAVEFRONT_SCALAR_BOTTOM_STRIDE,
    WEIGHTED_AVX2_WAVEFRONT_SCALAR_TAP_BYTE,
    WEIGHTED_AVX2_WAVEFRONT_SCALAR_COUNT,
};

/* Bytes of a word, and how many rows and planes there are. */
enum {
    WEIGHTED_AVX2_WAVEFRONT_WORD_BYTES = 32,
    WEIGHTED_AVX2_WAVEFRONT_ROWS_A_LANE = 2,
    WEIGHTED_AVX2_WAVEFRONT_STRIP_ROWS = 512,
    WEIGHTED_AVX2_WAVEFRONT_A_PLANES = 2,
    WEIGHTED_AVX2_WAVEFRONT_B_PLANES = 2,
    WEIGHTED_AVX2_WAVEFRONT_VERTICAL_PLANES = 3,
    WEIGHTED_AVX2_WAVEFRONT_HORIZONTAL_PLANES = 3,
};

/* The letters and their codes; the codes of the first rows and columns at the edges, of which the last
   is that of all further ones; and by code what it says of a table, 0 where it says nothing. */
#define WEIGHTED_AVX2_WAVEFRONT_LETTERS "ACGT"
#define WEIGHTED_AVX2_WAVEFRONT_A_CODES {0, 1, 2, 3}
#define WEIGHTED_AVX2_WAVEFRONT_B_CODES {0, 1, 2, 3}
#define WEIGHTED_AVX2_WAVEFRONT_VERTICAL_D {-1, -2, 1, 0, 0, 2, 0, 0}
#define WEIGHTED_AVX2_WAVEFRONT_LEFT_CODES {5}
#define WEIGHTED_AVX2_WAVEFRONT_HORIZONTAL_D {1, 2, 0, -2, 0, 0, -1, 0}
#define WEIGHTED_AVX2_WAVEFRONT_TOP_CODES {1}

void weighted_avx2_edge(uint8_t *const *buffers, const int64_t *scalars);
void weighted_avx2_steady(uint8_t *const *buffers, const int64_t *scalars);

#ifdef __cplusplus
}
#endif

#endif
