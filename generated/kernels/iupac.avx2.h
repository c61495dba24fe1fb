/* SPDX-License-Identifier: Apache-2.0
 *
 * iupac in the wavefront layout, 2 rows a lane, for avx2.
 * Made by: minterm compile iupac --layout wavefront --target avx2 --alphabet ACGTRYSWKMBDHVN --rows 2 --emit header
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
 *         0 = 01
 *         1 = 00
 *         row 1, 2, .. at the left edge (j - 1 = 0): code 0
 *     horizontal, D[i-1][j] - D[i-1][j-1]:
 *         -1 = 00
 *         0 = 10
 *         1 = 11
 *         column 1, 2, .. at the top edge (i - 1 = 0): code 3
 *
 * What lies where. Rows and columns are counted from 0 here. A strip has 512 rows: row r is bit 255 - r / 2
 * of word r % 2, and bit x of a word is bit x % 8 of its byte x / 8.
 *     a         word (r % 2) * 4 + p: plane p of the symbols of its rows
 *     windows   sequence x * 4 + p, for x from 0 to 1: 256 zeros, then plane p of the columns x, x + 2,
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
 * A cell: 8 gates, fewer than 6 are impossible (shipped).
 * Comments behind its gates have their names here and iupac.dp:35, where its formula begins.
 * Gates after the last of these keep the vertical flow of lanes that have no column.
 * avx2: 69 gates, depth 29, 0 moves, 21 live registers
 * inputs v0 v1 h0 h1 a0 a1 a2 a3 b0 b1 b2 b3
 * g0 = andn(b3, b0)
 * g1 = andn(b3, b2)
 * g2 = or(g1, b1)
 * g3 = xor(g0, g2)
 * g4 = andn(a3, g3)
 * g5 = andn(b2, g2)
 * g6 = or(a2, a0)
 * g7 = andn(b3, g6)
 * g8 = xor(g7, b2)
 * g9 = and(b0, g8)
 * g10 = andn(g7, a2)
 * g11 = andn(g9, b3)
 * g12 = xor(g5, g11)
 * g13 = or(g12, a3)
 * g14 = andn(g1, g13)
 * g15 = or(b0, g14)
 * g16 = or(b2, b0)
 * g17 = or(b2, g10)
 * g18 = xor(g10, a0)
 * g19 = and(b3, g18)
 * g20 = and(g17, a0)
 * g21 = xor(g11, g20)
 * g22 = xor(g16, g19)
 * g23 = and(g22, g9)
 * g24 = or(a3, g23)
 * g25 = xor(g24, g21)
 * g26 = and(g11, g24)
 * g27 = andn(g11, a2)
 * g28 = andn(g27, g16)
 * g29 = xor(b1, g28)
 * g30 = andn(g19, g29)
 * g31 = xor(g29, g26)
 * g32 = andn(g31, a3)
 * g33 = xor(g26, g6)
 * g34 = or(b1, g30)
 * g35 = andn(g25, b1)
 * g36 = and(g15, g22)
 * g37 = andn(g36, g34)
 * g38 = xor(g15, g37)
 * g39 = and(g37, b0)
 * g40 = xor(g13, g39)
 * g41 = andn(g40, a2)
 * g42 = xor(g4, g41)
 * g43 = xor(a2, g38)
 * g44 = and(g4, g43)
 * g45 = xor(g44, g37)
 * g46 = or(g45, b3)
 * g47 = xor(b3, g32)
 * g48 = andn(g33, b3)
 * g49 = andn(g47, a0)
 * g50 = xor(g46, g49)
 * g51 = xor(g50, g35)
 * g52 = xor(g48, g51)
 * g53 = andn(g52, b0)
 * g54 = xor(g50, g53)
 * g55 = andn(g42, g38)
 * g56 = andn(g55, a0)
 * g57 = xor(g42, g56)
 * g58 = xor(g57, g54)
 * g59 = andn(g58, a1)
 * g60 = xor(g57, g59)
 * g61 = andn(v1, g60)
 * g62 = andn(g61, h1)
 * g63 = xor(g62, h1)
 * g64 = and(v0, g63)
 * g65 = or(v1, g64)
 * g66 = or(v0, g63)
 * g67 = or(h0, g62)
 * g68 = and(g62, h0)
 * v0' = g67
 * v1' = g68
 * h0' = g65
 * h1' = g66
 */
#ifndef IUPAC_AVX2_WAVEFRONT_H
#define IUPAC_AVX2_WAVEFRONT_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

enum {
    IUPAC_AVX2_WAVEFRONT_BUFFER_A,
    IUPAC_AVX2_WAVEFRONT_BUFFER_WINDOWS,
    IUPAC_AVX2_WAVEFRONT_BUFFER_ACTIVE,
    IUPAC_AVX2_WAVEFRONT_BUFFER_VERTICAL,
    IUPAC_AVX2_WAVEFRONT_BUFFER_DOWN,
    IUPAC_AVX2_WAVEFRONT_BUFFER_TOP,
    IUPAC_AVX2_WAVEFRONT_BUFFER_BOTTOM,
    IUPAC_AVX2_WAVEFRONT_BUFFER_TAP,
    IUPAC_AVX2_WAVEFRONT_BUFFER_COUNT,
};

enum {
    IUPAC_AVX2_WAVEFRONT_SCALAR_BEGIN,
    IUPAC_AVX2_WAVEFRONT_SCALAR_END,
    IUPAC_AVX2_WAVEFRONT_SCALAR_COPY_STRIDE,
    IUPAC_AVX2_WAVEFRONT_SCALAR_TOP_STRIDE,
    IUPAC_AVX2_WAVEFRONT_SCALAR_BOTTOM_STRIDE,
    IUPAC_AVX2_WAVEFRONT_SCALAR_TAP_BYTE,
    IUPAC_AVX2_WAVEFRONT_SCALAR_COUNT,
};

/* Bytes of a word, and how many rows and planes there are. */
enum {
    IUPAC_AVX2_WAVEFRONT_WORD_BYTES = 32,
    IUPAC_AVX2_WAVEFRONT_ROWS_A_LANE = 2,
    IUPAC_AVX2_WAVEFRONT_STRIP_ROWS = 512,
    IUPAC_AVX2_WAVEFRONT_A_PLANES = 4,
    IUPAC_AVX2_WAVEFRONT_B_PLANES = 4,
    IUPAC_AVX2_WAVEFRONT_VERTICAL_PLANES = 2,
    IUPAC_AVX2_WAVEFRONT_HORIZONTAL_PLANES = 2,
};

/* The letters and their codes; the codes of the first rows and columns at the edges, of which the last
   is that of all further ones; and by code what it says of a table, 0 where it says nothing. */
#define IUPAC_AVX2_WAVEFRONT_LETTERS "ABCDGHKMNRSTVWY"
#define IUPAC_AVX2_WAVEFRONT_A_CODES {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14}
#define IUPAC_AVX2_WAVEFRONT_B_CODES {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14}
#define IUPAC_AVX2_WAVEFRONT_VERTICAL_D {1, 0, 0, -1}
#define IUPAC_AVX2_WAVEFRONT_LEFT_CODES {0}
#define IUPAC_AVX2_WAVEFRONT_HORIZONTAL_D {-1, 0, 0, 1}
#define IUPAC_AVX2_WAVEFRONT_TOP_CODES {3}

void iupac_avx2_edge(uint8_t *const *buffers, const int64_t *scalars);
void iupac_avx2_steady(uint8_t *const *buffers, const int64_t *scalars);

#ifdef __cplusplus
}
#endif

#endif
