/* SPDX-License-Identifier: Apache-2.0
 *
 * iupac in the wavefront layout, 2 rows a lane, for scalar.
 * Made by: minterm compile iupac --layout wavefront --target scalar --alphabet ACGTRYSWKMBDHVN --rows 2 --emit header
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
 *     a         word (r % 2) * 4 + p: plane p of the symbols of its rows
 *     windows   sequence x * 4 + p, for x from 0 to 1: 64 zeros, then plane p of the columns x, x + 2,
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
 * The answer D[m][n] is D[0][n] plus what the vertical codes of all m rows stand for
 * after the last call (D[i][n] - D[i-1][n] then).
 *
 * A cell: 8 gates, fewer than 6 are impossible (shipped).
 * Comments behind its gates have their names here and iupac.dp:35, where its formula begins.
 * Gates after the last of these keep the vertical flow of lanes that have no column.
 * bmi: 69 gates, depth 27, 6 moves, 20 live registers
 * inputs v0 v1 h0 h1 a0 a1 a2 a3 b0 b1 b2 b3
 * g0 = and(h0, h1)
 * g1 = and(a2, b3)
 * g2 = or(b2, g1)
 * g3 = and(g2, a0)
 * g4 = xor(a2, a0)
 * g5 = and(b3, g4)
 * g6 = or(b2, b0)
 * g7 = xor(g6, g5)
 * g8 = andn(b3, b0)
 * g9 = or(a2, a0)
 * g10 = andn(b3, g9)
 * g11 = xor(g10, b2)
 * g12 = and(b0, g11)
 * g13 = andn(g12, b3)
 * g14 = and(g7, g11)
 * g15 = or(a3, g14)
 * g16 = xor(g13, g3)
 * g17 = xor(g15, g16)
 * g18 = and(g13, g15)
 * g19 = xor(g18, g9)
 * g20 = andn(g19, b3)
 * g21 = andn(g20, a2)
 * g22 = andn(g21, g6)
 * g23 = xor(b1, g22)
 * g24 = xor(g23, g18)
 * g25 = andn(g24, a3)
 * g26 = xor(b3, g25)
 * g27 = andn(g17, b1)
 * g28 = andn(b3, b2)
 * g29 = or(g28, b1)
 * g30 = andn(b2, g29)
 * g31 = xor(g30, g13)
 * g32 = xor(g8, g29)
 * g33 = andn(a3, g32)
 * g34 = or(g31, a3)
 * g35 = andn(a2, g29)
 * g36 = or(b1, g35)
 * g37 = andn(g28, g34)
 * g38 = or(b0, g37)
 * g39 = and(g38, g7)
 * g40 = andn(g39, g36)
 * g41 = xor(g38, g40)
 * g42 = and(g40, b0)
 * g43 = xor(g34, g42)
 * g44 = andn(g43, a2)
 * g45 = xor(g33, g44)
 * g46 = xor(a2, g41)
 * g47 = and(g33, g46)
 * g48 = xor(g36, g47)
 * g49 = or(g48, b3)
 * g50 = andn(g26, a0)
 * g51 = xor(g49, g50)
 * g52 = xor(g51, g27)
 * g53 = xor(g20, g52)
 * g54 = andn(g53, b0)
 * g55 = xor(g51, g54)
 * g56 = andn(g45, g41)
 * g57 = andn(g56, a0)
 * g58 = xor(g45, g57)
 * g59 = xor(g58, g55)
 * g60 = andn(g59, a1)
 * g61 = xor(g58, g60)
 * g62 = andn(v0, g61)
 * g63 = andn(g0, g62)
 * g64 = andn(g0, h1)
 * g65 = andn(g63, g64)
 * g66 = xor(h1, g63)
 * g67 = andn(v0, v1)
 * g68 = xor(v1, g63)
 * v0' = g65
 * v1' = g66
 * h0' = g67
 * h1' = g68
 */
#ifndef IUPAC_SCALAR_WAVEFRONT_H
#define IUPAC_SCALAR_WAVEFRONT_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

enum {
    IUPAC_SCALAR_WAVEFRONT_BUFFER_A,
    IUPAC_SCALAR_WAVEFRONT_BUFFER_WINDOWS,
    IUPAC_SCALAR_WAVEFRONT_BUFFER_ACTIVE,
    IUPAC_SCALAR_WAVEFRONT_BUFFER_VERTICAL,
    IUPAC_SCALAR_WAVEFRONT_BUFFER_DOWN,
    IUPAC_SCALAR_WAVEFRONT_BUFFER_TOP,
    IUPAC_SCALAR_WAVEFRONT_BUFFER_BOTTOM,
    IUPAC_SCALAR_WAVEFRONT_BUFFER_TAP,
    IUPAC_SCALAR_WAVEFRONT_BUFFER_COUNT,
};

enum {
    IUPAC_SCALAR_WAVEFRONT_SCALAR_BEGIN,
    IUPAC_SCALAR_WAVEFRONT_SCALAR_END,
    IUPAC_SCALAR_WAVEFRONT_SCALAR_COPY_STRIDE,
    IUPAC_SCALAR_WAVEFRONT_SCALAR_TOP_STRIDE,
    IUPAC_SCALAR_WAVEFRONT_SCALAR_BOTTOM_STRIDE,
    IUPAC_SCALAR_WAVEFRONT_SCALAR_TAP_BYTE,
    IUPAC_SCALAR_WAVEFRONT_SCALAR_COUNT,
};

/* Bytes of a word, and how many rows and planes there are. */
enum {
    IUPAC_SCALAR_WAVEFRONT_WORD_BYTES = 8,
    IUPAC_SCALAR_WAVEFRONT_ROWS_A_LANE = 2,
    IUPAC_SCALAR_WAVEFRONT_STRIP_ROWS = 128,
    IUPAC_SCALAR_WAVEFRONT_A_PLANES = 4,
    IUPAC_SCALAR_WAVEFRONT_B_PLANES = 4,
    IUPAC_SCALAR_WAVEFRONT_VERTICAL_PLANES = 2,
    IUPAC_SCALAR_WAVEFRONT_HORIZONTAL_PLANES = 2,
};

/* The letters and their codes; the codes of the first rows and columns at the edges, of which the last
   is that of all further ones; and by code what it says of a table, 0 where it says nothing. */
#define IUPAC_SCALAR_WAVEFRONT_LETTERS "ABCDGHKMNRSTVWY"
#define IUPAC_SCALAR_WAVEFRONT_A_CODES {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14}
#define IUPAC_SCALAR_WAVEFRONT_B_CODES {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14}
#define IUPAC_SCALAR_WAVEFRONT_VERTICAL_D {0, 0, 1, -1}
#define IUPAC_SCALAR_WAVEFRONT_LEFT_CODES {2}
#define IUPAC_SCALAR_WAVEFRONT_HORIZONTAL_D {0, 0, 1, -1}
#define IUPAC_SCALAR_WAVEFRONT_TOP_CODES {2}

void iupac_scalar_edge(uint8_t *const *buffers, const int64_t *scalars);
void iupac_scalar_steady(uint8_t *const *buffers, const int64_t *scalars);

#ifdef __cplusplus
}
#endif

#endif
