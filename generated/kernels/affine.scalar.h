/* SPDX-License-Identifier: Apache-2.0
 *
 * affine in the wavefront layout, 2 rows a lane, for scalar.
 * Made by: minterm compile affine --layout wavefront --target scalar --alphabet ACGT --rows 2 --emit header
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
 * What lies where. Rows and columns are counted from 0 here. A strip has 128 rows: row r is bit 63 - r / 2
 * of word r % 2, and bit x of a word is bit x % 8 of its byte x / 8.
 *     a         word (r % 2) * 2 + p: plane p of the symbols of its rows
 *     windows   sequence x * 2 + p, for x from 0 to 1: 64 zeros, then plane p of the columns x, x + 2,
 *               x + 4, .. and zeros; eight copies of each, as of active
 *     active    sequences x, for x from 0 to 1: 64 zeros and then a one for each column x, x + 2, .. that
 *               there is. Eight copies of each, copy c without its first c bits: byte (x * 8 + c) *
 *               copy_stride begins it. copy_stride is at least iterations / 8 + 9
 *     vertical  word (r % 2) * 7 + p: plane p of what enters its rows from the left, and after the
 *               last call of what leaves them on the right
 *     down      14 words, which may be anything at first
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
 * The answer H[m][n] is H[0][n] plus what the vertical codes of all m rows stand for
 * after the last call (H[i][n] - H[i-1][n] then).
 *
 * A cell: 58 gates, nothing proved (shipped).
 * Comments behind its gates have their names here and affine.dp:28-30, where its formula begins.
 * Gates after the last of these keep the vertical flow of lanes that have no column.
 * bmi: 61 gates, depth 19, 9 moves, 18 live registers
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
#ifndef AFFINE_SCALAR_WAVEFRONT_H
#define AFFINE_SCALAR_WAVEFRONT_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

enum {
    AFFINE_SCALAR_WAVEFRONT_BUFFER_A,
    AFFINE_SCALAR_WAVEFRONT_BUFFER_WINDOWS,
    AFFINE_SCALAR_WAVEFRONT_BUFFER_ACTIVE,
    AFFINE_SCALAR_WAVEFRONT_BUFFER_VERTICAL,
    AFFINE_SCALAR_WAVEFRONT_BUFFER_DOWN,
    AFFINE_SCALAR_WAVEFRONT_BUFFER_TOP,
    AFFINE_SCALAR_WAVEFRONT_BUFFER_BOTTOM,
    AFFINE_SCALAR_WAVEFRONT_BUFFER_TAP,
    AFFINE_SCALAR_WAVEFRONT_BUFFER_COUNT,
};

enum {
    AFFINE_SCALAR_WAVEFRONT_SCALAR_BEGIN,
    AFFINE_SCALAR_WAVEFRONT_SCALAR_END,
    AFFINE_SCALAR_WAVEFRONT_SCALAR_COPY_STRIDE,
    AFFINE_SCALAR_WAVEFRONT_SCALAR_TOP_STRIDE,
    AFFINE_SCALAR_WAVEFRONT_SCALAR_BOTTOM_STRIDE,
    AFFINE_SCALAR_WAVEFRONT_SCALAR_TAP_BYTE,
    AFFINE_SCALAR_WAVEFRONT_SCALAR_COUNT,
};

/* Bytes of a word, and how many rows and planes there are. */
enum {
    AFFINE_SCALAR_WAVEFRONT_WORD_BYTES = 8,
    AFFINE_SCALAR_WAVEFRONT_ROWS_A_LANE = 2,
    AFFINE_SCALAR_WAVEFRONT_STRIP_ROWS = 128,
    AFFINE_SCALAR_WAVEFRONT_A_PLANES = 2,
    AFFINE_SCALAR_WAVEFRONT_B_PLANES = 2,
    AFFINE_SCALAR_WAVEFRONT_VERTICAL_PLANES = 7,
    AFFINE_SCALAR_WAVEFRONT_HORIZONTAL_PLANES = 7,
};

/* The letters and their codes; the codes of the first rows and columns at the edges, of which the last
   is that of all further ones; and by code what it says of a table, 0 where it says nothing. */
#define AFFINE_SCALAR_WAVEFRONT_LETTERS "ACGT"
#define AFFINE_SCALAR_WAVEFRONT_A_CODES {0, 1, 2, 3}
#define AFFINE_SCALAR_WAVEFRONT_B_CODES {0, 1, 2, 3}
#define AFFINE_SCALAR_WAVEFRONT_VERTICAL_E {4, 4, 0, 0, 0, 0, 4, 4, 0, 0, 0, 0, 0, 0, 0, 0, 2, 2, 0, 2, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -2, 0, -2, -2, 0, 0, 0, 0, 0, 0, 0, 0, 0, -2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 8, 8, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, 0, 0, 6, 0, 6, 6, 0, 0, 0, 0, 0, 0, 0, 0}
#define AFFINE_SCALAR_WAVEFRONT_VERTICAL_H {-2, 0, 0, 0, 0, 0, 2, 4, 0, 0, 0, 0, 0, 0, 0, 0, -2, 0, 0, -4, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, -2, 0, -6, -4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -2, 0, -6, -4, 0, 0, 0, 0, 0, 0, 0, 0, 0, -8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, 8, 2, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, 0, 2, 4, 0, 0, 0, 0, 0, 0, 0, 0}
#define AFFINE_SCALAR_WAVEFRONT_LEFT_CODES {101, 102}
#define AFFINE_SCALAR_WAVEFRONT_HORIZONTAL_F {8, 8, 8, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, 6, 6, 0, 0, 0, 0, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -2, -2, -2, 0, 0, 0, 0, -2, 0, 0, 0, 0, 4, 4, 0, 0, 0, 0, 4, 4, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 2, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0}
#define AFFINE_SCALAR_WAVEFRONT_HORIZONTAL_H {2, 4, 6, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 4, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -6, -4, -2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -6, -4, -2, 0, 0, 0, 0, -8, 0, 0, 0, 0, 2, 4, 0, 0, 0, 0, -2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, -4, -2, 0, 0, 0, 0, 0, 0, 0, 0, 0}
#define AFFINE_SCALAR_WAVEFRONT_TOP_CODES {3, 0}

void affine_scalar_edge(uint8_t *const *buffers, const int64_t *scalars);
void affine_scalar_steady(uint8_t *const *buffers, const int64_t *scalars);

#ifdef __cplusplus
}
#endif

#endif
