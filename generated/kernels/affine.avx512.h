/* SPDX-License-Identifier: Apache-2.0
 *
 * affine in the wavefront layout, 2 rows a lane, for avx512.
 * Made by: minterm compile affine --layout wavefront --target avx512 --alphabet ACGT --rows 2 --emit header
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
 *         (-2, -8) = 000000
 *         (-2, -6) = 010001
 *         (-2, -4) = 100010
 *         (-2, -2) = 110011
 *         (0, -6) = 000001
 *         (0, -4) = 010010
 *         (0, -2) = 100011
 *         (0, 0) = 110100
 *         (2, -4) = 000010
 *         (2, -2) = 010011
 *         (2, 0) = 100100
 *         (2, 2) = 110101
 *         (4, -2) = 000011
 *         (4, 0) = 010100
 *         (4, 2) = 100101
 *         (4, 4) = 110110
 *         (6, 0) = 000100
 *         (6, 2) = 010101
 *         (6, 4) = 100110
 *         (6, 6) = 110111
 *         (8, 2) = 000101
 *         (8, 4) = 0*0110
 *         (8, 6) = *00111 or 010111
 *         (8, 8) = **1000
 *         row 1, 2, .. at the left edge (j - 1 = 0): code 8, 5, and so on with the last
 *     horizontal, F[i-1][j] - H[i-1][j-1]; H[i-1][j] - H[i-1][j-1]:
 *         (-2, -8) = 001000
 *         (-2, -6) = 010111
 *         (-2, -4) = 100110
 *         (-2, -2) = 110101
 *         (0, -6) = 000111
 *         (0, -4) = 010110
 *         (0, -2) = 100101
 *         (0, 0) = 110100
 *         (2, -4) = 000110
 *         (2, -2) = 010101
 *         (2, 0) = 100100
 *         (2, 2) = 110011
 *         (4, -2) = 000101
 *         (4, 0) = 010100
 *         (4, 2) = 100011
 *         (4, 4) = 110010
 *         (6, 0) = 000100
 *         (6, 2) = 010011
 *         (6, 4) = 100010
 *         (6, 6) = 110001
 *         (8, 2) = 000011
 *         (8, 4) = 0*0010
 *         (8, 6) = *00001 or 010001
 *         (8, 8) = **0000
 *         column 1, 2, .. at the top edge (i - 1 = 0): code 0, 3, and so on with the last
 *
 * What lies where. Rows and columns are counted from 0 here. A strip has 1024 rows: row r is bit 511 - r / 2
 * of word r % 2, and bit x of a word is bit x % 8 of its byte x / 8.
 *     a         word (r % 2) * 2 + p: plane p of the symbols of its rows
 *     windows   sequence x * 2 + p, for x from 0 to 1: 512 zeros, then plane p of the columns x, x + 2,
 *               x + 4, .. and zeros; eight copies of each, as of active
 *     active    sequences x, for x from 0 to 1: 512 zeros and then a one for each column x, x + 2, .. that
 *               there is. Eight copies of each, copy c without its first c bits: byte (x * 8 + c) *
 *               copy_stride begins it. copy_stride is at least iterations / 8 + 65
 *     vertical  word (r % 2) * 6 + p: plane p of what enters its rows from the left, and after the
 *               last call of what leaves them on the right
 *     down      12 words, which may be anything at first
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
 * The answer H[m][n] is H[0][n] plus what the vertical codes of all m rows stand for
 * after the last call (H[i][n] - H[i-1][n] then).
 *
 * A cell: 31 gates, nothing proved (shipped).
 * Comments behind its gates have their names here and affine.dp:28-30, where its formula begins.
 * Gates after the last of these keep the vertical flow of lanes that have no column.
 * lut3: 33 gates, depth 13, 9 moves, 19 live registers
 * inputs v0 v1 v2 v3 v4 v5 h0 h1 h2 h3 h4 h5 a0 a1 b0 b1
 * g0 = lut[0x66](a0, b0)
 * g1 = lut[0xf6](a1, b1, g0)
 * g2 = lut[0x41](v3, v0, v4)
 * g3 = lut[0x36](h0, h1, h4)
 * g4 = lut[0xca](h1, h5, g3)
 * g5 = lut[0x67](g4, h2, h3)
 * g6 = lut[0xed](h2, h3, g4)
 * g7 = lut[0xdb](v2, v1, v5)
 * g8 = lut[0xc9](v0, g7, g2)
 * g9 = lut[0x8f](v2, g7, g8)
 * g10 = lut[0x69](h0, h4, g2)
 * g11 = lut[0x07](g2, g10, g5)
 * g12 = lut[0xf7](g9, g1, g11)
 * g13 = lut[0x90](g3, h5, g12)
 * g14 = lut[0xa9](g5, g13, g6)
 * g15 = lut[0x8c](g5, g1, g10)
 * g16 = lut[0x19](g12, g15, g2)
 * g17 = lut[0xac](v0, g12, g16)
 * g18 = lut[0x99](v1, g17)
 * g19 = lut[0x9a](v2, v1, g18)
 * g20 = lut[0xb4](g18, v5, g19)
 * g21 = lut[0x12](g16, g20, g2)
 * g22 = lut[0x21](g12, g20, g8)
 * g23 = lut[0x4a](v0, g1, g16)
 * g24 = lut[0x96](v0, h0, g23)
 * g25 = lut[0x8e](h0, g12, g24)
 * g26 = lut[0x69](g16, h1, g25)
 * g27 = lut[0xc6](h1, h2, g26)
 * g28 = lut[0x84](h1, v3, g26)
 * g29 = lut[0x09](g24, h4, g14)
 * g30 = lut[0x14](g14, h5, g26)
 * g31 = lut[0xb4](g24, g29, g30)
 * g32 = lut[0x02](g31, g28, g27)
 * v0' = g24
 * v1' = g26
 * v2' = g27
 * v3' = g32
 * v4' = g21
 * v5' = g22
 * h0' = g23
 * h1' = g18
 * h2' = g19
 * h3' = g28
 * h4' = g29
 * h5' = g31
 */
#ifndef AFFINE_AVX512_WAVEFRONT_H
#define AFFINE_AVX512_WAVEFRONT_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

enum {
    AFFINE_AVX512_WAVEFRONT_BUFFER_A,
    AFFINE_AVX512_WAVEFRONT_BUFFER_WINDOWS,
    AFFINE_AVX512_WAVEFRONT_BUFFER_ACTIVE,
    AFFINE_AVX512_WAVEFRONT_BUFFER_VERTICAL,
    AFFINE_AVX512_WAVEFRONT_BUFFER_DOWN,
    AFFINE_AVX512_WAVEFRONT_BUFFER_TOP,
    AFFINE_AVX512_WAVEFRONT_BUFFER_BOTTOM,
    AFFINE_AVX512_WAVEFRONT_BUFFER_TAP,
    AFFINE_AVX512_WAVEFRONT_BUFFER_COUNT,
};

enum {
    AFFINE_AVX512_WAVEFRONT_SCALAR_BEGIN,
    AFFINE_AVX512_WAVEFRONT_SCALAR_END,
    AFFINE_AVX512_WAVEFRONT_SCALAR_COPY_STRIDE,
    AFFINE_AVX512_WAVEFRONT_SCALAR_TOP_STRIDE,
    AFFINE_AVX512_WAVEFRONT_SCALAR_BOTTOM_STRIDE,
    AFFINE_AVX512_WAVEFRONT_SCALAR_TAP_BYTE,
    AFFINE_AVX512_WAVEFRONT_SCALAR_COUNT,
};

/* Bytes of a word, and how many rows and planes there are. */
enum {
    AFFINE_AVX512_WAVEFRONT_WORD_BYTES = 64,
    AFFINE_AVX512_WAVEFRONT_ROWS_A_LANE = 2,
    AFFINE_AVX512_WAVEFRONT_STRIP_ROWS = 1024,
    AFFINE_AVX512_WAVEFRONT_A_PLANES = 2,
    AFFINE_AVX512_WAVEFRONT_B_PLANES = 2,
    AFFINE_AVX512_WAVEFRONT_VERTICAL_PLANES = 6,
    AFFINE_AVX512_WAVEFRONT_HORIZONTAL_PLANES = 6,
};

/* The letters and their codes; the codes of the first rows and columns at the edges, of which the last
   is that of all further ones; and by code what it says of a table, 0 where it says nothing. */
#define AFFINE_AVX512_WAVEFRONT_LETTERS "ACGT"
#define AFFINE_AVX512_WAVEFRONT_A_CODES {0, 1, 2, 3}
#define AFFINE_AVX512_WAVEFRONT_B_CODES {0, 1, 2, 3}
#define AFFINE_AVX512_WAVEFRONT_VERTICAL_E {-2, 0, 2, 4, 6, 8, 8, 8, 8, 0, 0, 0, 0, 0, 0, 0, 0, -2, 0, 2, 4, 6, 8, 8, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, -2, 0, 2, 4, 6, 8, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -2, 0, 2, 4, 6, 8, 0, 0, 0, 0, 0, 0, 0}
#define AFFINE_AVX512_WAVEFRONT_VERTICAL_H {-8, -6, -4, -2, 0, 2, 4, 6, 8, 0, 0, 0, 0, 0, 0, 0, 0, -6, -4, -2, 0, 2, 4, 6, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, -4, -2, 0, 2, 4, 6, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -2, 0, 2, 4, 6, 8, 0, 0, 0, 0, 0, 0, 0}
#define AFFINE_AVX512_WAVEFRONT_LEFT_CODES {8, 5}
#define AFFINE_AVX512_WAVEFRONT_HORIZONTAL_F {8, 8, 8, 8, 6, 4, 2, 0, -2, 0, 0, 0, 0, 0, 0, 0, 8, 8, 8, 6, 4, 2, 0, -2, 0, 0, 0, 0, 0, 0, 0, 0, 8, 8, 6, 4, 2, 0, -2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 6, 4, 2, 0, -2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0}
#define AFFINE_AVX512_WAVEFRONT_HORIZONTAL_H {8, 6, 4, 2, 0, -2, -4, -6, -8, 0, 0, 0, 0, 0, 0, 0, 8, 6, 4, 2, 0, -2, -4, -6, 0, 0, 0, 0, 0, 0, 0, 0, 8, 6, 4, 2, 0, -2, -4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 6, 4, 2, 0, -2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0}
#define AFFINE_AVX512_WAVEFRONT_TOP_CODES {0, 3}

void affine_avx512_edge(uint8_t *const *buffers, const int64_t *scalars);
void affine_avx512_steady(uint8_t *const *buffers, const int64_t *scalars);

#ifdef __cplusplus
}
#endif

#endif
