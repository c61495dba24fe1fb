/* SPDX-License-Identifier: Apache-2.0
 *
 * iupac in the wavefront layout, 2 rows a lane, for avx512.
 * Made by: minterm compile iupac --layout wavefront --target avx512 --alphabet ACGTRYSWKMBDHVN --rows 2 --emit header
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
 *     a         word (r % 2) * 4 + p: plane p of the symbols of its rows
 *     windows   sequence x * 4 + p, for x from 0 to 1: 512 zeros, then plane p of the columns x, x + 2,
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
 * Comments behind its gates have their names here and iupac.dp:35, where its formula begins.
 * Gates after the last of these keep the vertical flow of lanes that have no column.
 * lut3: 37 gates, depth 17, 11 moves, 20 live registers
 * inputs v0 v1 h0 h1 a0 a1 a2 a3 b0 b1 b2 b3
 * g0 = lut[0x88](b0, b3)
 * g1 = lut[0x28](b2, a0, g0)
 * g2 = lut[0x7c](g1, g0, b3)
 * g3 = lut[0x14](g2, g0, b2)
 * g4 = lut[0x83](g3, a0, a2)
 * g5 = lut[0x66](g0, b0)
 * g6 = lut[0x6a](g3, a2, b1)
 * g7 = lut[0xe1](g3, b1, g5)
 * g8 = lut[0x41](b2, a3, a1)
 * g9 = lut[0x12](g4, g5, g8)
 * g10 = lut[0xd7](g6, g8, g0)
 * g11 = lut[0xc2](g1, b1, g9)
 * g12 = lut[0x2e](g2, a3, g11)
 * g13 = lut[0x1a](g12, g4, g10)
 * g14 = lut[0x29](g13, a3, g7)
 * g15 = lut[0x94](g2, a2, b2)
 * g16 = lut[0x31](g15, b1, a2)
 * g17 = lut[0x9c](a3, g16, g6)
 * g18 = lut[0xc6](g17, b0, b3)
 * g19 = lut[0xa6](g18, a0, g12)
 * g20 = lut[0x73](g16, g2, a2)
 * g21 = lut[0xa9](g20, b2, g18)
 * g22 = lut[0x44](a2, a3)
 * g23 = lut[0x84](g15, a0, g22)
 * g24 = lut[0x7b](g23, g20, g2)
 * g25 = lut[0xe1](g15, a3, g24)
 * g26 = lut[0x6c](b1, g9, g25)
 * g27 = lut[0xe4](b0, g19, g26)
 * g28 = lut[0xa4](g16, a3, g21)
 * g29 = lut[0xe8](g27, g24, g14)
 * g30 = lut[0xa2](g28, g16, g29)
 * g31 = lut[0xe2](g14, a0, g30)
 * g32 = lut[0xe4](a1, g31, g27)
 * g33 = lut[0xd5](g32, v0, v1)
 * g34 = lut[0x3d](h1, g33, h0)
 * g35 = lut[0x74](g34, h0, h1)
 * g36 = lut[0x96](h0, v1, g34)
 * v0' = g35
 * v1' = g34
 * h0' = g36
 * h1' = v0
 */
#ifndef IUPAC_AVX512_WAVEFRONT_H
#define IUPAC_AVX512_WAVEFRONT_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

enum {
    IUPAC_AVX512_WAVEFRONT_BUFFER_A,
    IUPAC_AVX512_WAVEFRONT_BUFFER_WINDOWS,
    IUPAC_AVX512_WAVEFRONT_BUFFER_ACTIVE,
    IUPAC_AVX512_WAVEFRONT_BUFFER_VERTICAL,
    IUPAC_AVX512_WAVEFRONT_BUFFER_DOWN,
    IUPAC_AVX512_WAVEFRONT_BUFFER_TOP,
    IUPAC_AVX512_WAVEFRONT_BUFFER_BOTTOM,
    IUPAC_AVX512_WAVEFRONT_BUFFER_TAP,
    IUPAC_AVX512_WAVEFRONT_BUFFER_COUNT,
};

enum {
    IUPAC_AVX512_WAVEFRONT_SCALAR_BEGIN,
    IUPAC_AVX512_WAVEFRONT_SCALAR_END,
    IUPAC_AVX512_WAVEFRONT_SCALAR_COPY_STRIDE,
    IUPAC_AVX512_WAVEFRONT_SCALAR_TOP_STRIDE,
    IUPAC_AVX512_WAVEFRONT_SCALAR_BOTTOM_STRIDE,
    IUPAC_AVX512_WAVEFRONT_SCALAR_TAP_BYTE,
    IUPAC_AVX512_WAVEFRONT_SCALAR_COUNT,
};

/* Bytes of a word, and how many rows and planes there are. */
enum {
    IUPAC_AVX512_WAVEFRONT_WORD_BYTES = 64,
    IUPAC_AVX512_WAVEFRONT_ROWS_A_LANE = 2,
    IUPAC_AVX512_WAVEFRONT_STRIP_ROWS = 1024,
    IUPAC_AVX512_WAVEFRONT_A_PLANES = 4,
    IUPAC_AVX512_WAVEFRONT_B_PLANES = 4,
    IUPAC_AVX512_WAVEFRONT_VERTICAL_PLANES = 2,
    IUPAC_AVX512_WAVEFRONT_HORIZONTAL_PLANES = 2,
};

/* The letters and their codes; the codes of the first rows and columns at the edges, of which the last
   is that of all further ones; and by code what it says of a table, 0 where it says nothing. */
#define IUPAC_AVX512_WAVEFRONT_LETTERS "ABCDGHKMNRSTVWY"
#define IUPAC_AVX512_WAVEFRONT_A_CODES {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14}
#define IUPAC_AVX512_WAVEFRONT_B_CODES {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14}
#define IUPAC_AVX512_WAVEFRONT_VERTICAL_D {0, 0, 1, -1}
#define IUPAC_AVX512_WAVEFRONT_LEFT_CODES {2}
#define IUPAC_AVX512_WAVEFRONT_HORIZONTAL_D {-1, 0, 1, 0}
#define IUPAC_AVX512_WAVEFRONT_TOP_CODES {2}

void iupac_avx512_edge(uint8_t *const *buffers, const int64_t *scalars);
void iupac_avx512_steady(uint8_t *const *buffers, const int64_t *scalars);

#ifdef __cplusplus
}
#endif

#endif
