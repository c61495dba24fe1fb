/* SPDX-License-Identifier: Apache-2.0
 *
 * prefix in the wavefront layout, 2 rows a lane, for scalar.
 * Made by: minterm compile prefix --layout wavefront --target scalar --alphabet ACGT --rows 2 --emit header
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
 *     recurrence prefix
 *       predicate match: a[i] == b[j]
 *       int D[0][j] = j
 *       int D[i][0] = i
 *       int D[i][j] = min(D[i-1][j] + 1, D[i][j-1] + 1, D[i-1][j-1] + (match ? 0 : 1))
 *       answer min of D[m][j]
 *
 * Codes of symbols, of which bit p is in plane p:
 *     a and b: 'A' 0, 'C' 1, 'G' 2, 'T' 3
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
 *     a         word (r % 2) * 2 + p: plane p of the symbols of its rows
 *     windows   sequence x * 2 + p, for x from 0 to 1: 64 zeros, then plane p of the columns x, x + 2,
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
 * The answer looks at the last row: at its column 0, which the recurrence says, and then from column to
 * column, by the horizontal codes that leave row m downwards (i - 1 = m there).
 * Of a last strip of R < 128 rows the functions with _tap leave it in `bottom` in place of the strip's
 * last row: byte p * bottom_stride + j + R - 1, bit (63 - (R - 1) / 2) % 8. They have a scalar more,
 * tap_byte = (R - 1) % 2 * 8 + (63 - (R - 1) / 2) / 8, and need the buffer tap of 4 words.
 *
 * A cell: 8 gates, fewer than 6 are impossible (shipped).
 * Comments behind its gates have their names here and prefix.dp:10, where its formula begins.
 * Gates after the last of these keep the vertical flow of lanes that have no column.
 * bmi: 11 gates, depth 5, 0 moves, 8 live registers
 * inputs v0 v1 h0 h1 a0 a1 b0 b1
 * g0 = xor(a0, b0)
 * g1 = xor(a1, b1)
 * g2 = or(g0, g1)
 * g3 = and(h0, h1)
 * g4 = andn(v0, g2)
 * g5 = andn(g3, g4)
 * g6 = xor(g3, h1)
 * g7 = andn(g5, g6)
 * g8 = xor(h1, g5)
 * g9 = andn(v0, v1)
 * g10 = xor(v1, g5)
 * v0' = g7
 * v1' = g8
 * h0' = g9
 * h1' = g10
 */
#ifndef PREFIX_SCALAR_WAVEFRONT_H
#define PREFIX_SCALAR_WAVEFRONT_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

enum {
    PREFIX_SCALAR_WAVEFRONT_BUFFER_A,
    PREFIX_SCALAR_WAVEFRONT_BUFFER_WINDOWS,
    PREFIX_SCALAR_WAVEFRONT_BUFFER_ACTIVE,
    PREFIX_SCALAR_WAVEFRONT_BUFFER_VERTICAL,
    PREFIX_SCALAR_WAVEFRONT_BUFFER_DOWN,
    PREFIX_SCALAR_WAVEFRONT_BUFFER_TOP,
    PREFIX_SCALAR_WAVEFRONT_BUFFER_BOTTOM,
    PREFIX_SCALAR_WAVEFRONT_BUFFER_TAP,
    PREFIX_SCALAR_WAVEFRONT_BUFFER_COUNT,
};

enum {
    PREFIX_SCALAR_WAVEFRONT_SCALAR_BEGIN,
    PREFIX_SCALAR_WAVEFRONT_SCALAR_END,
    PREFIX_SCALAR_WAVEFRONT_SCALAR_COPY_STRIDE,
    PREFIX_SCALAR_WAVEFRONT_SCALAR_TOP_STRIDE,
    PREFIX_SCALAR_WAVEFRONT_SCALAR_BOTTOM_STRIDE,
    PREFIX_SCALAR_WAVEFRONT_SCALAR_TAP_BYTE,
    PREFIX_SCALAR_WAVEFRONT_SCALAR_COUNT,
};

/* Bytes of a word, and how many rows and planes there are. */
enum {
    PREFIX_SCALAR_WAVEFRONT_WORD_BYTES = 8,
    PREFIX_SCALAR_WAVEFRONT_ROWS_A_LANE = 2,
    PREFIX_SCALAR_WAVEFRONT_STRIP_ROWS = 128,
    PREFIX_SCALAR_WAVEFRONT_A_PLANES = 2,
    PREFIX_SCALAR_WAVEFRONT_B_PLANES = 2,
    PREFIX_SCALAR_WAVEFRONT_VERTICAL_PLANES = 2,
    PREFIX_SCALAR_WAVEFRONT_HORIZONTAL_PLANES = 2,
};

/* The letters and their codes; the codes of the first rows and columns at the edges, of which the last
   is that of all further ones; and by code what it says of a table, 0 where it says nothing. */
#define PREFIX_SCALAR_WAVEFRONT_LETTERS "ACGT"
#define PREFIX_SCALAR_WAVEFRONT_A_CODES {0, 1, 2, 3}
#define PREFIX_SCALAR_WAVEFRONT_B_CODES {0, 1, 2, 3}
#define PREFIX_SCALAR_WAVEFRONT_VERTICAL_D {0, 0, 1, -1}
#define PREFIX_SCALAR_WAVEFRONT_LEFT_CODES {2}
#define PREFIX_SCALAR_WAVEFRONT_HORIZONTAL_D {0, 0, 1, -1}
#define PREFIX_SCALAR_WAVEFRONT_TOP_CODES {2}

void prefix_scalar_edge(uint8_t *const *buffers, const int64_t *scalars);
void prefix_scalar_steady(uint8_t *const *buffers, const int64_t *scalars);
void prefix_scalar_edge_tap(uint8_t *const *buffers, const int64_t *scalars);
void prefix_scalar_steady_tap(uint8_t *const *buffers, const int64_t *scalars);

#ifdef __cplusplus
}
#endif

#endif
