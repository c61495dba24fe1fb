/* SPDX-License-Identifier: Apache-2.0
 *
 * iupac in the wavefront layout, 2 rows a lane, for avx512.
 * Made by: minterm compile iupac --layout wavefront --target avx512 --alphabet ACGTRYSWKMBDHVN --rows 2 --emit c
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

/* An iteration: 156 gates, 4 moves, 0 additions, 14 loads, 4 stores. */
void iupac_avx512_edge(uint8_t *const *buffers, const int64_t *scalars);
void iupac_avx512_edge(uint8_t *const *buffers, const int64_t *scalars) {
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
    const uint64_t i21 = i3 & (uint64_t)7;
    const uint64_t i22 = i3 >> 3;
    const uint64_t i23 = i21 * i0;
    const uint64_t i24 = i23 + i22;
    const uint64_t i25 = i0 * (uint64_t)8;
    const uint64_t i26 = i24 + i25;
    const uint64_t i27 = i26 + i25;
    const uint64_t i28 = i27 + i25;
    const uint64_t i29 = i28 + i25;
    const uint64_t i30 = i29 + i25;
    const uint64_t i31 = i30 + i25;
    const uint64_t i32 = i31 + i25;
    const word w33 = load_word(windows + i29);
    const word w34 = load_word(windows + i30);
    const word w35 = load_word(windows + i31);
    const word w36 = load_word(windows + i32);
    const word w37 = load_word(active + i26);
    const word w38 = w33 & w36;  // g0 iupac.dp:35
    const word w39 = (word)_mm512_ternarylogic_epi64((__m512i)w38, (__m512i)w17, (__m512i)w35, 0x28);  // g1 iupac.dp:35
    const word w40 = (word)_mm512_ternarylogic_epi64((__m512i)w36, (__m512i)w38, (__m512i)w39, 0x7c);  // g2 iupac.dp:35
    const word w41 = (word)_mm512_ternarylogic_epi64((__m512i)w35, (__m512i)w38, (__m512i)w40, 0x14);  // g3 iupac.dp:35
    const word w42 = (word)_mm512_ternarylogic_epi64((__m512i)w19, (__m512i)w17, (__m512i)w41, 0x83);  // g4 iupac.dp:35
    const word w43 = w38 ^ w33;  // g5 iupac.dp:35
    const word w44 = (word)_mm512_ternarylogic_epi64((__m512i)w34, (__m512i)w19, (__m512i)w41, 0x6a);  // g6 iupac.dp:35
    const word w45 = (word)_mm512_ternarylogic_epi64((__m512i)w43, (__m512i)w34, (__m512i)w41, 0xe1);  // g7 iupac.dp:35
    const word w46 = (word)_mm512_ternarylogic_epi64((__m512i)w18, (__m512i)w20, (__m512i)w35, 0x41);  // g8 iupac.dp:35
    const word w47 = (word)_mm512_ternarylogic_epi64((__m512i)w46, (__m512i)w43, (__m512i)w42, 0x12);  // g9 iupac.dp:35
    const word w48 = (word)_mm512_ternarylogic_epi64((__m512i)w38, (__m512i)w46, (__m512i)w44, 0xd7);  // g10 iupac.dp:35
    const word w49 = (word)_mm512_ternarylogic_epi64((__m512i)w47, (__m512i)w34, (__m512i)w39, 0xc2);  // g11 iupac.dp:35
    const word w50 = (word)_mm512_ternarylogic_epi64((__m512i)w49, (__m512i)w20, (__m512i)w40, 0x2e);  // g12 iupac.dp:35
    const word w51 = (word)_mm512_ternarylogic_epi64((__m512i)w48, (__m512i)w42, (__m512i)w50, 0x1a);  // g13 iupac.dp:35
    const word w52 = (word)_mm512_ternarylogic_epi64((__m512i)w45, (__m512i)w20, (__m512i)w51, 0x29);  // g14 iupac.dp:35
    const word w53 = (word)_mm512_ternarylogic_epi64((__m512i)w35, (__m512i)w19, (__m512i)w40, 0x94);  // g15 iupac.dp:35
    const word w54 = (word)_mm512_ternarylogic_epi64((__m512i)w19, (__m512i)w34, (__m512i)w53, 0x31);  // g16 iupac.dp:35
    const word w55 = (word)_mm512_ternarylogic_epi64((__m512i)w44, (__m512i)w54, (__m512i)w20, 0x9c);  // g17 iupac.dp:35
    const word w56 = (word)_mm512_ternarylogic_epi64((__m512i)w36, (__m512i)w33, (__m512i)w55, 0xc6);  // g18 iupac.dp:35
    const word w57 = (word)_mm512_ternarylogic_epi64((__m512i)w50, (__m512i)w17, (__m512i)w56, 0xa6);  // g19 iupac.dp:35
    const word w58 = (word)_mm512_ternarylogic_epi64((__m512i)w19, (__m512i)w40, (__m512i)w54, 0x73);  // g20 iupac.dp:35
    const word w59 = (word)_mm512_ternarylogic_epi64((__m512i)w56, (__m512i)w35, (__m512i)w58, 0xa9);  // g21 iupac.dp:35
    const word w60 = ~w19 & w20;  // g22 iupac.dp:35
    const word w61 = (word)_mm512_ternarylogic_epi64((__m512i)w60, (__m512i)w17, (__m512i)w53, 0x84);  // g23 iupac.dp:35
    const word w62 = (word)_mm512_ternarylogic_epi64((__m512i)w40, (__m512i)w58, (__m512i)w61, 0x7b);  // g24 iupac.dp:35
    const word w63 = (word)_mm512_ternarylogic_epi64((__m512i)w62, (__m512i)w20, (__m512i)w53, 0xe1);  // g25 iupac.dp:35
    const word w64 = (word)_mm512_ternarylogic_epi64((__m512i)w63, (__m512i)w47, (__m512i)w34, 0x6c);  // g26 iupac.dp:35
    const word w65 = (word)_mm512_ternarylogic_epi64((__m512i)w64, (__m512i)w57, (__m512i)w33, 0xe4);  // g27 iupac.dp:35
    const word w66 = (word)_mm512_ternarylogic_epi64((__m512i)w59, (__m512i)w20, (__m512i)w54, 0xa4);  // g28 iupac.dp:35
    const word w67 = (word)_mm512_ternarylogic_epi64((__m512i)w52, (__m512i)w62, (__m512i)w65, 0xe8);  // g29 iupac.dp:35
    const word w68 = (word)_mm512_ternarylogic_epi64((__m512i)w67, (__m512i)w54, (__m512i)w66, 0xa2);  // g30 iupac.dp:35
    const word w69 = (word)_mm512_ternarylogic_epi64((__m512i)w68, (__m512i)w17, (__m512i)w52, 0xe2);  // g31 iupac.dp:35
    const word w70 = (word)_mm512_ternarylogic_epi64((__m512i)w65, (__m512i)w69, (__m512i)w18, 0xe4);  // g32 iupac.dp:35
    word c72 = w5;
    word c73 = w6;
    word c74 = w7;
    word c75 = w8;
    word c76 = w9;
    word c77 = w10;
    word c78 = w11;
    word c79 = w12;
    word c80 = w70;
    word c81 = w37;
    for (uint64_t i71 = i3; (int64_t)i71 < (int64_t)i4; ++i71) {
        const uint64_t i82 = (uint64_t)1;
        const uint64_t i83 = i71 + i82;
        const uint64_t i84 = i83 & (uint64_t)7;
        const uint64_t i85 = i83 >> 3;
        const uint64_t i86 = i84 * i0;
        const uint64_t i87 = i86 + i85;
        const uint64_t i88 = i0 * (uint64_t)8;
        const uint64_t i89 = i87 + i88;
        const uint64_t i90 = i89 + i88;
        const uint64_t i91 = i90 + i88;
        const uint64_t i92 = i91 + i88;
        const uint64_t i93 = i92 + i88;
        const uint64_t i94 = i93 + i88;
        const uint64_t i95 = i94 + i88;
        const uint64_t i96 = i71 * (uint64_t)2;
        const uint64_t i97 = i96 + i1;
        const uint64_t i98 = i96 + i2;
        const word w99 = load_word(windows + i87);
        const word w100 = load_word(windows + i89);
        const word w101 = load_word(windows + i90);
        const word w102 = load_word(windows + i91);
        const word w103 = load_word(active + i87);
        const word w104 = w99 & w102;  // g0 iupac.dp:35
        const word w105 = (word)_mm512_ternarylogic_epi64((__m512i)w104, (__m512i)w13, (__m512i)w101, 0x28);  // g1 iupac.dp:35
        const word w106 = (word)_mm512_ternarylogic_epi64((__m512i)w105, (__m512i)w104, (__m512i)w102, 0x6e);  // g2 iupac.dp:35
        const word w107 = (word)_mm512_ternarylogic_epi64((__m512i)w106, (__m512i)w104, (__m512i)w101, 0x06);  // g3 iupac.dp:35
        const word w108 = (word)_mm512_ternarylogic_epi64((__m512i)w107, (__m512i)w13, (__m512i)w15, 0x91);  // g4 iupac.dp:35
        const word w109 = w104 ^ w99;  // g5 iupac.dp:35
        const word w110 = (word)_mm512_ternarylogic_epi64((__m512i)w107, (__m512i)w15, (__m512i)w100, 0x78);  // g6 iupac.dp:35
        const word w111 = (word)_mm512_ternarylogic_epi64((__m512i)w107, (__m512i)w100, (__m512i)w109, 0xa9);  // g7 iupac.dp:35
        const word w112 = (word)_mm512_ternarylogic_epi64((__m512i)w14, (__m512i)w16, (__m512i)w101, 0x41);  // g8 iupac.dp:35
        const word w113 = (word)_mm512_ternarylogic_epi64((__m512i)w108, (__m512i)w109, (__m512i)w112, 0x12);  // g9 iupac.dp:35
        const word w114 = (word)_mm512_ternarylogic_epi64((__m512i)w110, (__m512i)w112, (__m512i)w104, 0x9f);  // g10 iupac.dp:35
        const word w115 = (word)_mm512_ternarylogic_epi64((__m512i)w113, (__m512i)w100, (__m512i)w105, 0xc2);  // g11 iupac.dp:35
        const word w116 = (word)_mm512_ternarylogic_epi64((__m512i)w115, (__m512i)w16, (__m512i)w106, 0x2e);  // g12 iupac.dp:35
        const word w117 = (word)_mm512_ternarylogic_epi64((__m512i)w116, (__m512i)w108, (__m512i)w114, 0x52);  // g13 iupac.dp:35
        const word w118 = (word)_mm512_ternarylogic_epi64((__m512i)w117, (__m512i)w16, (__m512i)w111, 0x61);  // g14 iupac.dp:35
        const word w119 = (word)_mm512_ternarylogic_epi64((__m512i)w106, (__m512i)w15, (__m512i)w101, 0x86);  // g15 iupac.dp:35
        const word w120 = (word)_mm512_ternarylogic_epi64((__m512i)w119, (__m512i)w100, (__m512i)w15, 0x23);  // g16 iupac.dp:35
        const word w121 = (word)_mm512_ternarylogic_epi64((__m512i)w110, (__m512i)w120, (__m512i)w16, 0x9c);  // g17 iupac.dp:35
        const word w122 = (word)_mm512_ternarylogic_epi64((__m512i)w121, (__m512i)w99, (__m512i)w102, 0x9c);  // g18 iupac.dp:35
        const word w123 = (word)_mm512_ternarylogic_epi64((__m512i)w116, (__m512i)w13, (__m512i)w122, 0xa6);  // g19 iupac.dp:35
        const word w124 = (word)_mm512_ternarylogic_epi64((__m512i)w120, (__m512i)w106, (__m512i)w15, 0x3b);  // g20 iupac.dp:35
        const word w125 = (word)_mm512_ternarylogic_epi64((__m512i)w122, (__m512i)w101, (__m512i)w124, 0xa9);  // g21 iupac.dp:35
        const word w126 = ~w15 & w16;  // g22 iupac.dp:35
        const word w127 = (word)_mm512_ternarylogic_epi64((__m512i)w119, (__m512i)w13, (__m512i)w126, 0x84);  // g23 iupac.dp:35
        const word w128 = (word)_mm512_ternarylogic_epi64((__m512i)w124, (__m512i)w106, (__m512i)w127, 0x6f);  // g24 iupac.dp:35
        const word w129 = (word)_mm512_ternarylogic_epi64((__m512i)w128, (__m512i)w16, (__m512i)w119, 0xe1);  // g25 iupac.dp:35
        const word w130 = (word)_mm512_ternarylogic_epi64((__m512i)w129, (__m512i)w113, (__m512i)w100, 0x6c);  // g26 iupac.dp:35
        const word w131 = (word)_mm512_ternarylogic_epi64((__m512i)w130, (__m512i)w123, (__m512i)w99, 0xe4);  // g27 iupac.dp:35
        const word w132 = (word)_mm512_ternarylogic_epi64((__m512i)w125, (__m512i)w16, (__m512i)w120, 0xa4);  // g28 iupac.dp:35
        const word w133 = (word)_mm512_ternarylogic_epi64((__m512i)w118, (__m512i)w128, (__m512i)w131, 0xe8);  // g29 iupac.dp:35
        const word w134 = (word)_mm512_ternarylogic_epi64((__m512i)w133, (__m512i)w120, (__m512i)w132, 0xa2);  // g30 iupac.dp:35
        const word w135 = (word)_mm512_ternarylogic_epi64((__m512i)w134, (__m512i)w13, (__m512i)w118, 0xe2);  // g31 iupac.dp:35
        const word w136 = (word)_mm512_ternarylogic_epi64((__m512i)w135, (__m512i)w131, (__m512i)w14, 0xd8);  // g32 iupac.dp:35
        const word w137 = w99 & w102;  // g0 iupac.dp:35
        const word w138 = (word)_mm512_ternarylogic_epi64((__m512i)w137, (__m512i)w17, (__m512i)w101, 0x28);  // g1 iupac.dp:35
        const word w139 = (word)_mm512_ternarylogic_epi64((__m512i)w138, (__m512i)w137, (__m512i)w102, 0x6e);  // g2 iupac.dp:35
        const word w140 = (word)_mm512_ternarylogic_epi64((__m512i)w139, (__m512i)w137, (__m512i)w101, 0x06);  // g3 iupac.dp:35
        const word w141 = (word)_mm512_ternarylogic_epi64((__m512i)w140, (__m512i)w17, (__m512i)w19, 0x91);  // g4 iupac.dp:35
        const word w142 = w137 ^ w99;  // g5 iupac.dp:35
        const word w143 = (word)_mm512_ternarylogic_epi64((__m512i)w140, (__m512i)w19, (__m512i)w100, 0x78);  // g6 iupac.dp:35
        const word w144 = (word)_mm512_ternarylogic_epi64((__m512i)w140, (__m512i)w100, (__m512i)w142, 0xa9);  // g7 iupac.dp:35
        const word w145 = (word)_mm512_ternarylogic_epi64((__m512i)w18, (__m512i)w20, (__m512i)w101, 0x41);  // g8 iupac.dp:35
        const word w146 = (word)_mm512_ternarylogic_epi64((__m512i)w141, (__m512i)w142, (__m512i)w145, 0x12);  // g9 iupac.dp:35
        const word w147 = (word)_mm512_ternarylogic_epi64((__m512i)w143, (__m512i)w145, (__m512i)w137, 0x9f);  // g10 iupac.dp:35
        const word w148 = (word)_mm512_ternarylogic_epi64((__m512i)w146, (__m512i)w100, (__m512i)w138, 0xc2);  // g11 iupac.dp:35
        const word w149 = (word)_mm512_ternarylogic_epi64((__m512i)w148, (__m512i)w20, (__m512i)w139, 0x2e);  // g12 iupac.dp:35
        const word w150 = (word)_mm512_ternarylogic_epi64((__m512i)w149, (__m512i)w141, (__m512i)w147, 0x52);  // g13 iupac.dp:35
        const word w151 = (word)_mm512_ternarylogic_epi64((__m512i)w150, (__m512i)w20, (__m512i)w144, 0x61);  // g14 iupac.dp:35
        const word w152 = (word)_mm512_ternarylogic_epi64((__m512i)w139, (__m512i)w19, (__m512i)w101, 0x86);  // g15 iupac.dp:35
        const word w153 = (word)_mm512_ternarylogic_epi64((__m512i)w152, (__m512i)w100, (__m512i)w19, 0x23);  // g16 iupac.dp:35
        const word w154 = (word)_mm512_ternarylogic_epi64((__m512i)w143, (__m512i)w153, (__m512i)w20, 0x9c);  // g17 iupac.dp:35
        const word w155 = (word)_mm512_ternarylogic_epi64((__m512i)w154, (__m512i)w99, (__m512i)w102, 0x9c);  // g18 iupac.dp:35
        const word w156 = (word)_mm512_ternarylogic_epi64((__m512i)w149, (__m512i)w17, (__m512i)w155, 0xa6);  // g19 iupac.dp:35
        const word w157 = (word)_mm512_ternarylogic_epi64((__m512i)w153, (__m512i)w139, (__m512i)w19, 0x3b);  // g20 iupac.dp:35
        const word w158 = (word)_mm512_ternarylogic_epi64((__m512i)w155, (__m512i)w101, (__m512i)w157, 0xa9);  // g21 iupac.dp:35
        const word w159 = ~w19 & w20;  // g22 iupac.dp:35
        const word w160 = (word)_mm512_ternarylogic_epi64((__m512i)w152, (__m512i)w17, (__m512i)w159, 0x84);  // g23 iupac.dp:35
        const word w161 = (word)_mm512_ternarylogic_epi64((__m512i)w157, (__m512i)w139, (__m512i)w160, 0x6f);  // g24 iupac.dp:35
        const word w162 = (word)_mm512_ternarylogic_epi64((__m512i)w161, (__m512i)w20, (__m512i)w152, 0xe1);  // g25 iupac.dp:35
        const word w163 = (word)_mm512_ternarylogic_epi64((__m512i)w162, (__m512i)w146, (__m512i)w100, 0x6c);  // g26 iupac.dp:35
        const word w164 = (word)_mm512_ternarylogic_epi64((__m512i)w163, (__m512i)w156, (__m512i)w99, 0xe4);  // g27 iupac.dp:35
        const word w165 = (word)_mm512_ternarylogic_epi64((__m512i)w158, (__m512i)w20, (__m512i)w153, 0xa4);  // g28 iupac.dp:35
        const word w166 = (word)_mm512_ternarylogic_epi64((__m512i)w151, (__m512i)w161, (__m512i)w164, 0xe8);  // g29 iupac.dp:35
        const word w167 = (word)_mm512_ternarylogic_epi64((__m512i)w166, (__m512i)w153, (__m512i)w165, 0xa2);  // g30 iupac.dp:35
        const word w168 = (word)_mm512_ternarylogic_epi64((__m512i)w167, (__m512i)w17, (__m512i)w151, 0xe2);  // g31 iupac.dp:35
        const word w169 = (word)_mm512_ternarylogic_epi64((__m512i)w168, (__m512i)w164, (__m512i)w18, 0xd8);  // g32 iupac.dp:35
        const word w170 = load_first(top + i96);
        const word w171 = shift_in(c78, w170);
        const word w172 = load_first(top + i97);
        const word w173 = shift_in(c79, w172);
        const word w174 = (word)_mm512_ternarylogic_epi64((__m512i)c74, (__m512i)c75, (__m512i)c80, 0xd5);  // g33 iupac.dp:35
        const word w175 = (word)_mm512_ternarylogic_epi64((__m512i)w174, (__m512i)c76, (__m512i)c77, 0x3d);  // g34 iupac.dp:35
        const word w176 = (word)_mm512_ternarylogic_epi64((__m512i)w175, (__m512i)c76, (__m512i)c77, 0x2e);  // g35 iupac.dp:35
        const word w177 = (word)_mm512_ternarylogic_epi64((__m512i)w175, (__m512i)c75, (__m512i)c76, 0x96);  // g36 iupac.dp:35
        const word w178 = (word)_mm512_ternarylogic_epi64((__m512i)w176, (__m512i)c81, (__m512i)c74, 0xe2);  // g37 iupac.dp:35
        const word w179 = (word)_mm512_ternarylogic_epi64((__m512i)w175, (__m512i)c81, (__m512i)c75, 0xe2);  // g38 iupac.dp:35
        const word w180 = (word)_mm512_ternarylogic_epi64((__m512i)w136, (__m512i)c72, (__m512i)c73, 0x8f);  // g33 iupac.dp:35
        const word w181 = (word)_mm512_ternarylogic_epi64((__m512i)w180, (__m512i)w171, (__m512i)w173, 0x3d);  // g34 iupac.dp:35
        const word w182 = (word)_mm512_ternarylogic_epi64((__m512i)w181, (__m512i)w171, (__m512i)w173, 0x2e);  // g35 iupac.dp:35
        const word w183 = (word)_mm512_ternarylogic_epi64((__m512i)w181, (__m512i)c73, (__m512i)w171, 0x96);  // g36 iupac.dp:35
        const word w184 = (word)_mm512_ternarylogic_epi64((__m512i)w182, (__m512i)w103, (__m512i)c72, 0xe2);  // g37 iupac.dp:35
        const word w185 = (word)_mm512_ternarylogic_epi64((__m512i)w181, (__m512i)w103, (__m512i)c73, 0xe2);  // g38 iupac.dp:35
        store_first(bottom + i96, w177);
        store_first(bottom + i98, c74);
        const word w186 = load_word(windows + i92);
        const word w187 = load_word(windows + i93);
        const word w188 = load_word(windows + i94);
        const word w189 = load_word(windows + i95);
        const word w190 = load_word(active + i89);
        const word w191 = w186 & w189;  // g0 iupac.dp:35
        const word w192 = (word)_mm512_ternarylogic_epi64((__m512i)w191, (__m512i)w13, (__m512i)w188, 0x28);  // g1 iupac.dp:35
        const word w193 = (word)_mm512_ternarylogic_epi64((__m512i)w192, (__m512i)w191, (__m512i)w189, 0x6e);  // g2 iupac.dp:35
        const word w194 = (word)_mm512_ternarylogic_epi64((__m512i)w193, (__m512i)w191, (__m512i)w188, 0x06);  // g3 iupac.dp:35
        const word w195 = (word)_mm512_ternarylogic_epi64((__m512i)w194, (__m512i)w13, (__m512i)w15, 0x91);  // g4 iupac.dp:35
        const word w196 = w191 ^ w186;  // g5 iupac.dp:35
        const word w197 = (word)_mm512_ternarylogic_epi64((__m512i)w194, (__m512i)w15, (__m512i)w187, 0x78);  // g6 iupac.dp:35
        const word w198 = (word)_mm512_ternarylogic_epi64((__m512i)w194, (__m512i)w187, (__m512i)w196, 0xa9);  // g7 iupac.dp:35
        const word w199 = (word)_mm512_ternarylogic_epi64((__m512i)w14, (__m512i)w16, (__m512i)w188, 0x41);  // g8 iupac.dp:35
        const word w200 = (word)_mm512_ternarylogic_epi64((__m512i)w195, (__m512i)w196, (__m512i)w199, 0x12);  // g9 iupac.dp:35
        const word w201 = (word)_mm512_ternarylogic_epi64((__m512i)w197, (__m512i)w199, (__m512i)w191, 0x9f);  // g10 iupac.dp:35
        const word w202 = (word)_mm512_ternarylogic_epi64((__m512i)w200, (__m512i)w187, (__m512i)w192, 0xc2);  // g11 iupac.dp:35
        const word w203 = (word)_mm512_ternarylogic_epi64((__m512i)w202, (__m512i)w16, (__m512i)w193, 0x2e);  // g12 iupac.dp:35
        const word w204 = (word)_mm512_ternarylogic_epi64((__m512i)w203, (__m512i)w195, (__m512i)w201, 0x52);  // g13 iupac.dp:35
        const word w205 = (word)_mm512_ternarylogic_epi64((__m512i)w204, (__m512i)w16, (__m512i)w198, 0x61);  // g14 iupac.dp:35
        const word w206 = (word)_mm512_ternarylogic_epi64((__m512i)w193, (__m512i)w15, (__m512i)w188, 0x86);  // g15 iupac.dp:35
        const word w207 = (word)_mm512_ternarylogic_epi64((__m512i)w206, (__m512i)w187, (__m512i)w15, 0x23);  // g16 iupac.dp:35
        const word w208 = (word)_mm512_ternarylogic_epi64((__m512i)w197, (__m512i)w207, (__m512i)w16, 0x9c);  // g17 iupac.dp:35
        const word w209 = (word)_mm512_ternarylogic_epi64((__m512i)w208, (__m512i)w186, (__m512i)w189, 0x9c);  // g18 iupac.dp:35
        const word w210 = (word)_mm512_ternarylogic_epi64((__m512i)w203, (__m512i)w13, (__m512i)w209, 0xa6);  // g19 iupac.dp:35
        const word w211 = (word)_mm512_ternarylogic_epi64((__m512i)w207, (__m512i)w193, (__m512i)w15, 0x3b);  // g20 iupac.dp:35
        const word w212 = (word)_mm512_ternarylogic_epi64((__m512i)w209, (__m512i)w188, (__m512i)w211, 0xa9);  // g21 iupac.dp:35
        const word w213 = ~w15 & w16;  // g22 iupac.dp:35
        const word w214 = (word)_mm512_ternarylogic_epi64((__m512i)w206, (__m512i)w13, (__m512i)w213, 0x84);  // g23 iupac.dp:35
        const word w215 = (word)_mm512_ternarylogic_epi64((__m512i)w211, (__m512i)w193, (__m512i)w214, 0x6f);  // g24 iupac.dp:35
        const word w216 = (word)_mm512_ternarylogic_epi64((__m512i)w215, (__m512i)w16, (__m512i)w206, 0xe1);  // g25 iupac.dp:35
        const word w217 = (word)_mm512_ternarylogic_epi64((__m512i)w216, (__m512i)w200, (__m512i)w187, 0x6c);  // g26 iupac.dp:35
        const word w218 = (word)_mm512_ternarylogic_epi64((__m512i)w217, (__m512i)w210, (__m512i)w186, 0xe4);  // g27 iupac.dp:35
        const word w219 = (word)_mm512_ternarylogic_epi64((__m512i)w212, (__m512i)w16, (__m512i)w207, 0xa4);  // g28 iupac.dp:35
        const word w220 = (word)_mm512_ternarylogic_epi64((__m512i)w205, (__m512i)w215, (__m512i)w218, 0xe8);  // g29 iupac.dp:35
        const word w221 = (word)_mm512_ternarylogic_epi64((__m512i)w220, (__m512i)w207, (__m512i)w219, 0xa2);  // g30 iupac.dp:35
        const word w222 = (word)_mm512_ternarylogic_epi64((__m512i)w221, (__m512i)w13, (__m512i)w205, 0xe2);  // g31 iupac.dp:35
        const word w223 = (word)_mm512_ternarylogic_epi64((__m512i)w222, (__m512i)w218, (__m512i)w14, 0xd8);  // g32 iupac.dp:35
        const word w224 = w186 & w189;  // g0 iupac.dp:35
        const word w225 = (word)_mm512_ternarylogic_epi64((__m512i)w224, (__m512i)w17, (__m512i)w188, 0x28);  // g1 iupac.dp:35
        const word w226 = (word)_mm512_ternarylogic_epi64((__m512i)w225, (__m512i)w224, (__m512i)w189, 0x6e);  // g2 iupac.dp:35
        const word w227 = (word)_mm512_ternarylogic_epi64((__m512i)w226, (__m512i)w224, (__m512i)w188, 0x06);  // g3 iupac.dp:35
        const word w228 = (word)_mm512_ternarylogic_epi64((__m512i)w227, (__m512i)w17, (__m512i)w19, 0x91);  // g4 iupac.dp:35
        const word w229 = w224 ^ w186;  // g5 iupac.dp:35
        const word w230 = (word)_mm512_ternarylogic_epi64((__m512i)w227, (__m512i)w19, (__m512i)w187, 0x78);  // g6 iupac.dp:35
        const word w231 = (word)_mm512_ternarylogic_epi64((__m512i)w227, (__m512i)w187, (__m512i)w229, 0xa9);  // g7 iupac.dp:35
        const word w232 = (word)_mm512_ternarylogic_epi64((__m512i)w18, (__m512i)w20, (__m512i)w188, 0x41);  // g8 iupac.dp:35
        const word w233 = (word)_mm512_ternarylogic_epi64((__m512i)w228, (__m512i)w229, (__m512i)w232, 0x12);  // g9 iupac.dp:35
        const word w234 = (word)_mm512_ternarylogic_epi64((__m512i)w230, (__m512i)w232, (__m512i)w224, 0x9f);  // g10 iupac.dp:35
        const word w235 = (word)_mm512_ternarylogic_epi64((__m512i)w233, (__m512i)w187, (__m512i)w225, 0xc2);  // g11 iupac.dp:35
        const word w236 = (word)_mm512_ternarylogic_epi64((__m512i)w235, (__m512i)w20, (__m512i)w226, 0x2e);  // g12 iupac.dp:35
        const word w237 = (word)_mm512_ternarylogic_epi64((__m512i)w236, (__m512i)w228, (__m512i)w234, 0x52);  // g13 iupac.dp:35
        const word w238 = (word)_mm512_ternarylogic_epi64((__m512i)w237, (__m512i)w20, (__m512i)w231, 0x61);  // g14 iupac.dp:35
        const word w239 = (word)_mm512_ternarylogic_epi64((__m512i)w226, (__m512i)w19, (__m512i)w188, 0x86);  // g15 iupac.dp:35
        const word w240 = (word)_mm512_ternarylogic_epi64((__m512i)w239, (__m512i)w187, (__m512i)w19, 0x23);  // g16 iupac.dp:35
        const word w241 = (word)_mm512_ternarylogic_epi64((__m512i)w230, (__m512i)w240, (__m512i)w20, 0x9c);  // g17 iupac.dp:35
        const word w242 = (word)_mm512_ternarylogic_epi64((__m512i)w241, (__m512i)w186, (__m512i)w189, 0x9c);  // g18 iupac.dp:35
        const word w243 = (word)_mm512_ternarylogic_epi64((__m512i)w236, (__m512i)w17, (__m512i)w242, 0xa6);  // g19 iupac.dp:35
        const word w244 = (word)_mm512_ternarylogic_epi64((__m512i)w240, (__m512i)w226, (__m512i)w19, 0x3b);  // g20 iupac.dp:35
        const word w245 = (word)_mm512_ternarylogic_epi64((__m512i)w242, (__m512i)w188, (__m512i)w244, 0xa9);  // g21 iupac.dp:35
        const word w246 = ~w19 & w20;  // g22 iupac.dp:35
        const word w247 = (word)_mm512_ternarylogic_epi64((__m512i)w239, (__m512i)w17, (__m512i)w246, 0x84);  // g23 iupac.dp:35
        const word w248 = (word)_mm512_ternarylogic_epi64((__m512i)w244, (__m512i)w226, (__m512i)w247, 0x6f);  // g24 iupac.dp:35
        const word w249 = (word)_mm512_ternarylogic_epi64((__m512i)w248, (__m512i)w20, (__m512i)w239, 0xe1);  // g25 iupac.dp:35
        const word w250 = (word)_mm512_ternarylogic_epi64((__m512i)w249, (__m512i)w233, (__m512i)w187, 0x6c);  // g26 iupac.dp:35
        const word w251 = (word)_mm512_ternarylogic_epi64((__m512i)w250, (__m512i)w243, (__m512i)w186, 0xe4);  // g27 iupac.dp:35
        const word w252 = (word)_mm512_ternarylogic_epi64((__m512i)w245, (__m512i)w20, (__m512i)w240, 0xa4);  // g28 iupac.dp:35
        const word w253 = (word)_mm512_ternarylogic_epi64((__m512i)w238, (__m512i)w248, (__m512i)w251, 0xe8);  // g29 iupac.dp:35
        const word w254 = (word)_mm512_ternarylogic_epi64((__m512i)w253, (__m512i)w240, (__m512i)w252, 0xa2);  // g30 iupac.dp:35
        const word w255 = (word)_mm512_ternarylogic_epi64((__m512i)w254, (__m512i)w17, (__m512i)w238, 0xe2);  // g31 iupac.dp:35
        const word w256 = (word)_mm512_ternarylogic_epi64((__m512i)w255, (__m512i)w251, (__m512i)w18, 0xd8);  // g32 iupac.dp:35
        const word w257 = load_first(top + i96 + 1);
        const word w258 = shift_in(w177, w257);
        const word w259 = load_first(top + i97 + 1);
        const word w260 = shift_in(c74, w259);
        const word w261 = (word)_mm512_ternarylogic_epi64((__m512i)w169, (__m512i)w178, (__m512i)w179, 0x8f);  // g33 iupac.dp:35
        const word w262 = (word)_mm512_ternarylogic_epi64((__m512i)w183, (__m512i)w261, (__m512i)c72, 0x3d);  // g34 iupac.dp:35
        const word w263 = (word)_mm512_ternarylogic_epi64((__m512i)w262, (__m512i)w183, (__m512i)c72, 0x2e);  // g35 iupac.dp:35
        const word w264 = (word)_mm512_ternarylogic_epi64((__m512i)w262, (__m512i)w179, (__m512i)w183, 0x96);  // g36 iupac.dp:35
        const word w265 = (word)_mm512_ternarylogic_epi64((__m512i)w263, (__m512i)w103, (__m512i)w178, 0xe2);  // g37 iupac.dp:35
        const word w266 = (word)_mm512_ternarylogic_epi64((__m512i)w262, (__m512i)w103, (__m512i)w179, 0xe2);  // g38 iupac.dp:35
        const word w267 = (word)_mm512_ternarylogic_epi64((__m512i)w184, (__m512i)w185, (__m512i)w223, 0xd5);  // g33 iupac.dp:35
        const word w268 = (word)_mm512_ternarylogic_epi64((__m512i)w267, (__m512i)w258, (__m512i)w260, 0x3d);  // g34 iupac.dp:35
        const word w269 = (word)_mm512_ternarylogic_epi64((__m512i)w268, (__m512i)w258, (__m512i)w260, 0x2e);  // g35 iupac.dp:35
        const word w270 = (word)_mm512_ternarylogic_epi64((__m512i)w268, (__m512i)w185, (__m512i)w258, 0x96);  // g36 iupac.dp:35
        const word w271 = (word)_mm512_ternarylogic_epi64((__m512i)w269, (__m512i)w190, (__m512i)w184, 0xe2);  // g37 iupac.dp:35
        const word w272 = (word)_mm512_ternarylogic_epi64((__m512i)w268, (__m512i)w190, (__m512i)w185, 0xe2);  // g38 iupac.dp:35
        store_first(bottom + i96 + 1, w264);
        store_first(bottom + i98 + 1, w178);
        c72 = w271;
        c73 = w272;
        c74 = w265;
        c75 = w266;
        c76 = w270;
        c77 = w184;
        c78 = w264;
        c79 = w178;
        c80 = w256;
        c81 = w190;
    }
    store_aligned(vertical, c72);
    store_aligned(vertical + 1 * WORD_BYTES, c73);
    store_aligned(vertical + 2 * WORD_BYTES, c74);
    store_aligned(vertical + 3 * WORD_BYTES, c75);
    store_aligned(down, c76);
    store_aligned(down + 1 * WORD_BYTES, c77);
    store_aligned(down + 2 * WORD_BYTES, c78);
    store_aligned(down + 3 * WORD_BYTES, c79);
}

/* An iteration: 148 gates, 4 moves, 0 additions, 12 loads, 4 stores. */
void iupac_avx512_steady(uint8_t *const *buffers, const int64_t *scalars);
void iupac_avx512_steady(uint8_t *const *buffers, const int64_t *scalars) {
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
    const uint64_t i21 = i3 & (uint64_t)7;
    const uint64_t i22 = i3 >> 3;
    const uint64_t i23 = i21 * i0;
    const uint64_t i24 = i23 + i22;
    const uint64_t i25 = i0 * (uint64_t)8;
    const uint64_t i26 = i24 + i25;
    const uint64_t i27 = i26 + i25;
    const uint64_t i28 = i27 + i25;
    const uint64_t i29 = i28 + i25;
    const uint64_t i30 = i29 + i25;
    const uint64_t i31 = i30 + i25;
    const uint64_t i32 = i31 + i25;
    const word w33 = load_word(windows + i29);
    const word w34 = load_word(windows + i30);
    const word w35 = load_word(windows + i31);
    const word w36 = load_word(windows + i32);
    const word w37 = w33 & w36;  // g0 iupac.dp:35
    const word w38 = (word)_mm512_ternarylogic_epi64((__m512i)w37, (__m512i)w17, (__m512i)w35, 0x28);  // g1 iupac.dp:35
    const word w39 = (word)_mm512_ternarylogic_epi64((__m512i)w36, (__m512i)w37, (__m512i)w38, 0x7c);  // g2 iupac.dp:35
    const word w40 = (word)_mm512_ternarylogic_epi64((__m512i)w35, (__m512i)w37, (__m512i)w39, 0x14);  // g3 iupac.dp:35
    const word w41 = (word)_mm512_ternarylogic_epi64((__m512i)w19, (__m512i)w17, (__m512i)w40, 0x83);  // g4 iupac.dp:35
    const word w42 = w37 ^ w33;  // g5 iupac.dp:35
    const word w43 = (word)_mm512_ternarylogic_epi64((__m512i)w34, (__m512i)w19, (__m512i)w40, 0x6a);  // g6 iupac.dp:35
    const word w44 = (word)_mm512_ternarylogic_epi64((__m512i)w42, (__m512i)w34, (__m512i)w40, 0xe1);  // g7 iupac.dp:35
    const word w45 = (word)_mm512_ternarylogic_epi64((__m512i)w18, (__m512i)w20, (__m512i)w35, 0x41);  // g8 iupac.dp:35
    const word w46 = (word)_mm512_ternarylogic_epi64((__m512i)w45, (__m512i)w42, (__m512i)w41, 0x12);  // g9 iupac.dp:35
    const word w47 = (word)_mm512_ternarylogic_epi64((__m512i)w37, (__m512i)w45, (__m512i)w43, 0xd7);  // g10 iupac.dp:35
    const word w48 = (word)_mm512_ternarylogic_epi64((__m512i)w46, (__m512i)w34, (__m512i)w38, 0xc2);  // g11 iupac.dp:35
    const word w49 = (word)_mm512_ternarylogic_epi64((__m512i)w48, (__m512i)w20, (__m512i)w39, 0x2e);  // g12 iupac.dp:35
    const word w50 = (word)_mm512_ternarylogic_epi64((__m512i)w47, (__m512i)w41, (__m512i)w49, 0x1a);  // g13 iupac.dp:35
    const word w51 = (word)_mm512_ternarylogic_epi64((__m512i)w44, (__m512i)w20, (__m512i)w50, 0x29);  // g14 iupac.dp:35
    const word w52 = (word)_mm512_ternarylogic_epi64((__m512i)w35, (__m512i)w19, (__m512i)w39, 0x94);  // g15 iupac.dp:35
    const word w53 = (word)_mm512_ternarylogic_epi64((__m512i)w19, (__m512i)w34, (__m512i)w52, 0x31);  // g16 iupac.dp:35
    const word w54 = (word)_mm512_ternarylogic_epi64((__m512i)w43, (__m512i)w53, (__m512i)w20, 0x9c);  // g17 iupac.dp:35
    const word w55 = (word)_mm512_ternarylogic_epi64((__m512i)w36, (__m512i)w33, (__m512i)w54, 0xc6);  // g18 iupac.dp:35
    const word w56 = (word)_mm512_ternarylogic_epi64((__m512i)w49, (__m512i)w17, (__m512i)w55, 0xa6);  // g19 iupac.dp:35
    const word w57 = (word)_mm512_ternarylogic_epi64((__m512i)w19, (__m512i)w39, (__m512i)w53, 0x73);  // g20 iupac.dp:35
    const word w58 = (word)_mm512_ternarylogic_epi64((__m512i)w55, (__m512i)w35, (__m512i)w57, 0xa9);  // g21 iupac.dp:35
    const word w59 = ~w19 & w20;  // g22 iupac.dp:35
    const word w60 = (word)_mm512_ternarylogic_epi64((__m512i)w59, (__m512i)w17, (__m512i)w52, 0x84);  // g23 iupac.dp:35
    const word w61 = (word)_mm512_ternarylogic_epi64((__m512i)w39, (__m512i)w57, (__m512i)w60, 0x7b);  // g24 iupac.dp:35
    const word w62 = (word)_mm512_ternarylogic_epi64((__m512i)w61, (__m512i)w20, (__m512i)w52, 0xe1);  // g25 iupac.dp:35
    const word w63 = (word)_mm512_ternarylogic_epi64((__m512i)w62, (__m512i)w46, (__m512i)w34, 0x6c);  // g26 iupac.dp:35
    const word w64 = (word)_mm512_ternarylogic_epi64((__m512i)w63, (__m512i)w56, (__m512i)w33, 0xe4);  // g27 iupac.dp:35
    const word w65 = (word)_mm512_ternarylogic_epi64((__m512i)w58, (__m512i)w20, (__m512i)w53, 0xa4);  // g28 iupac.dp:35
    const word w66 = (word)_mm512_ternarylogic_epi64((__m512i)w51, (__m512i)w61, (__m512i)w64, 0xe8);  // g29 iupac.dp:35
    const word w67 = (word)_mm512_ternarylogic_epi64((__m512i)w66, (__m512i)w53, (__m512i)w65, 0xa2);  // g30 iupac.dp:35
    const word w68 = (word)_mm512_ternarylogic_epi64((__m512i)w67, (__m512i)w17, (__m512i)w51, 0xe2);  // g31 iupac.dp:35
    const word w69 = (word)_mm512_ternarylogic_epi64((__m512i)w64, (__m512i)w68, (__m512i)w18, 0xe4);  // g32 iupac.dp:35
    word c71 = w5;
    word c72 = w6;
    word c73 = w7;
    word c74 = w8;
    word c75 = w9;
    word c76 = w10;
    word c77 = w11;
    word c78 = w12;
    word c79 = w69;
    for (uint64_t i70 = i3; (int64_t)i70 < (int64_t)i4; ++i70) {
        const uint64_t i80 = (uint64_t)1;
        const uint64_t i81 = i70 + i80;
        const uint64_t i82 = i81 & (uint64_t)7;
        const uint64_t i83 = i81 >> 3;
        const uint64_t i84 = i82 * i0;
        const uint64_t i85 = i84 + i83;
        const uint64_t i86 = i0 * (uint64_t)8;
        const uint64_t i87 = i85 + i86;
        const uint64_t i88 = i87 + i86;
        const uint64_t i89 = i88 + i86;
        const uint64_t i90 = i89 + i86;
        const uint64_t i91 = i90 + i86;
        const uint64_t i92 = i91 + i86;
        const uint64_t i93 = i92 + i86;
        const uint64_t i94 = i70 * (uint64_t)2;
        const uint64_t i95 = i94 + i1;
        const uint64_t i96 = i94 + i2;
        const word w97 = load_word(windows + i85);
        const word w98 = load_word(windows + i87);
        const word w99 = load_word(windows + i88);
        const word w100 = load_word(windows + i89);
        const word w101 = w97 & w100;  // g0 iupac.dp:35
        const word w102 = (word)_mm512_ternarylogic_epi64((__m512i)w101, (__m512i)w13, (__m512i)w99, 0x28);  // g1 iupac.dp:35
        const word w103 = (word)_mm512_ternarylogic_epi64((__m512i)w102, (__m512i)w101, (__m512i)w100, 0x6e);  // g2 iupac.dp:35
        const word w104 = (word)_mm512_ternarylogic_epi64((__m512i)w103, (__m512i)w101, (__m512i)w99, 0x06);  // g3 iupac.dp:35
        const word w105 = (word)_mm512_ternarylogic_epi64((__m512i)w104, (__m512i)w13, (__m512i)w15, 0x91);  // g4 iupac.dp:35
        const word w106 = w101 ^ w97;  // g5 iupac.dp:35
        const word w107 = (word)_mm512_ternarylogic_epi64((__m512i)w104, (__m512i)w15, (__m512i)w98, 0x78);  // g6 iupac.dp:35
        const word w108 = (word)_mm512_ternarylogic_epi64((__m512i)w104, (__m512i)w98, (__m512i)w106, 0xa9);  // g7 iupac.dp:35
        const word w109 = (word)_mm512_ternarylogic_epi64((__m512i)w14, (__m512i)w16, (__m512i)w99, 0x41);  // g8 iupac.dp:35
        const word w110 = (word)_mm512_ternarylogic_epi64((__m512i)w105, (__m512i)w106, (__m512i)w109, 0x12);  // g9 iupac.dp:35
        const word w111 = (word)_mm512_ternarylogic_epi64((__m512i)w107, (__m512i)w109, (__m512i)w101, 0x9f);  // g10 iupac.dp:35
        const word w112 = (word)_mm512_ternarylogic_epi64((__m512i)w110, (__m512i)w98, (__m512i)w102, 0xc2);  // g11 iupac.dp:35
        const word w113 = (word)_mm512_ternarylogic_epi64((__m512i)w112, (__m512i)w16, (__m512i)w103, 0x2e);  // g12 iupac.dp:35
        const word w114 = (word)_mm512_ternarylogic_epi64((__m512i)w113, (__m512i)w105, (__m512i)w111, 0x52);  // g13 iupac.dp:35
        const word w115 = (word)_mm512_ternarylogic_epi64((__m512i)w114, (__m512i)w16, (__m512i)w108, 0x61);  // g14 iupac.dp:35
        const word w116 = (word)_mm512_ternarylogic_epi64((__m512i)w103, (__m512i)w15, (__m512i)w99, 0x86);  // g15 iupac.dp:35
        const word w117 = (word)_mm512_ternarylogic_epi64((__m512i)w116, (__m512i)w98, (__m512i)w15, 0x23);  // g16 iupac.dp:35
        const word w118 = (word)_mm512_ternarylogic_epi64((__m512i)w107, (__m512i)w117, (__m512i)w16, 0x9c);  // g17 iupac.dp:35
        const word w119 = (word)_mm512_ternarylogic_epi64((__m512i)w118, (__m512i)w97, (__m512i)w100, 0x9c);  // g18 iupac.dp:35
        const word w120 = (word)_mm512_ternarylogic_epi64((__m512i)w113, (__m512i)w13, (__m512i)w119, 0xa6);  // g19 iupac.dp:35
        const word w121 = (word)_mm512_ternarylogic_epi64((__m512i)w117, (__m512i)w103, (__m512i)w15, 0x3b);  // g20 iupac.dp:35
        const word w122 = (word)_mm512_ternarylogic_epi64((__m512i)w119, (__m512i)w99, (__m512i)w121, 0xa9);  // g21 iupac.dp:35
        const word w123 = ~w15 & w16;  // g22 iupac.dp:35
        const word w124 = (word)_mm512_ternarylogic_epi64((__m512i)w116, (__m512i)w13, (__m512i)w123, 0x84);  // g23 iupac.dp:35
        const word w125 = (word)_mm512_ternarylogic_epi64((__m512i)w121, (__m512i)w103, (__m512i)w124, 0x6f);  // g24 iupac.dp:35
        const word w126 = (word)_mm512_ternarylogic_epi64((__m512i)w125, (__m512i)w16, (__m512i)w116, 0xe1);  // g25 iupac.dp:35
        const word w127 = (word)_mm512_ternarylogic_epi64((__m512i)w126, (__m512i)w110, (__m512i)w98, 0x6c);  // g26 iupac.dp:35
        const word w128 = (word)_mm512_ternarylogic_epi64((__m512i)w127, (__m512i)w120, (__m512i)w97, 0xe4);  // g27 iupac.dp:35
        const word w129 = (word)_mm512_ternarylogic_epi64((__m512i)w122, (__m512i)w16, (__m512i)w117, 0xa4);  // g28 iupac.dp:35
        const word w130 = (word)_mm512_ternarylogic_epi64((__m512i)w115, (__m512i)w125, (__m512i)w128, 0xe8);  // g29 iupac.dp:35
        const word w131 = (word)_mm512_ternarylogic_epi64((__m512i)w130, (__m512i)w117, (__m512i)w129, 0xa2);  // g30 iupac.dp:35
        const word w132 = (word)_mm512_ternarylogic_epi64((__m512i)w131, (__m512i)w13, (__m512i)w115, 0xe2);  // g31 iupac.dp:35
        const word w133 = (word)_mm512_ternarylogic_epi64((__m512i)w132, (__m512i)w128, (__m512i)w14, 0xd8);  // g32 iupac.dp:35
        const word w134 = w97 & w100;  // g0 iupac.dp:35
        const word w135 = (word)_mm512_ternarylogic_epi64((__m512i)w134, (__m512i)w17, (__m512i)w99, 0x28);  // g1 iupac.dp:35
        const word w136 = (word)_mm512_ternarylogic_epi64((__m512i)w135, (__m512i)w134, (__m512i)w100, 0x6e);  // g2 iupac.dp:35
        const word w137 = (word)_mm512_ternarylogic_epi64((__m512i)w136, (__m512i)w134, (__m512i)w99, 0x06);  // g3 iupac.dp:35
        const word w138 = (word)_mm512_ternarylogic_epi64((__m512i)w137, (__m512i)w17, (__m512i)w19, 0x91);  // g4 iupac.dp:35
        const word w139 = w134 ^ w97;  // g5 iupac.dp:35
        const word w140 = (word)_mm512_ternarylogic_epi64((__m512i)w137, (__m512i)w19, (__m512i)w98, 0x78);  // g6 iupac.dp:35
        const word w141 = (word)_mm512_ternarylogic_epi64((__m512i)w137, (__m512i)w98, (__m512i)w139, 0xa9);  // g7 iupac.dp:35
        const word w142 = (word)_mm512_ternarylogic_epi64((__m512i)w18, (__m512i)w20, (__m512i)w99, 0x41);  // g8 iupac.dp:35
        const word w143 = (word)_mm512_ternarylogic_epi64((__m512i)w138, (__m512i)w139, (__m512i)w142, 0x12);  // g9 iupac.dp:35
        const word w144 = (word)_mm512_ternarylogic_epi64((__m512i)w140, (__m512i)w142, (__m512i)w134, 0x9f);  // g10 iupac.dp:35
        const word w145 = (word)_mm512_ternarylogic_epi64((__m512i)w143, (__m512i)w98, (__m512i)w135, 0xc2);  // g11 iupac.dp:35
        const word w146 = (word)_mm512_ternarylogic_epi64((__m512i)w145, (__m512i)w20, (__m512i)w136, 0x2e);  // g12 iupac.dp:35
        const word w147 = (word)_mm512_ternarylogic_epi64((__m512i)w146, (__m512i)w138, (__m512i)w144, 0x52);  // g13 iupac.dp:35
        const word w148 = (word)_mm512_ternarylogic_epi64((__m512i)w147, (__m512i)w20, (__m512i)w141, 0x61);  // g14 iupac.dp:35
        const word w149 = (word)_mm512_ternarylogic_epi64((__m512i)w136, (__m512i)w19, (__m512i)w99, 0x86);  // g15 iupac.dp:35
        const word w150 = (word)_mm512_ternarylogic_epi64((__m512i)w149, (__m512i)w98, (__m512i)w19, 0x23);  // g16 iupac.dp:35
        const word w151 = (word)_mm512_ternarylogic_epi64((__m512i)w140, (__m512i)w150, (__m512i)w20, 0x9c);  // g17 iupac.dp:35
        const word w152 = (word)_mm512_ternarylogic_epi64((__m512i)w151, (__m512i)w97, (__m512i)w100, 0x9c);  // g18 iupac.dp:35
        const word w153 = (word)_mm512_ternarylogic_epi64((__m512i)w146, (__m512i)w17, (__m512i)w152, 0xa6);  // g19 iupac.dp:35
        const word w154 = (word)_mm512_ternarylogic_epi64((__m512i)w150, (__m512i)w136, (__m512i)w19, 0x3b);  // g20 iupac.dp:35
        const word w155 = (word)_mm512_ternarylogic_epi64((__m512i)w152, (__m512i)w99, (__m512i)w154, 0xa9);  // g21 iupac.dp:35
        const word w156 = ~w19 & w20;  // g22 iupac.dp:35
        const word w157 = (word)_mm512_ternarylogic_epi64((__m512i)w149, (__m512i)w17, (__m512i)w156, 0x84);  // g23 iupac.dp:35
        const word w158 = (word)_mm512_ternarylogic_epi64((__m512i)w154, (__m512i)w136, (__m512i)w157, 0x6f);  // g24 iupac.dp:35
        const word w159 = (word)_mm512_ternarylogic_epi64((__m512i)w158, (__m512i)w20, (__m512i)w149, 0xe1);  // g25 iupac.dp:35
        const word w160 = (word)_mm512_ternarylogic_epi64((__m512i)w159, (__m512i)w143, (__m512i)w98, 0x6c);  // g26 iupac.dp:35
        const word w161 = (word)_mm512_ternarylogic_epi64((__m512i)w160, (__m512i)w153, (__m512i)w97, 0xe4);  // g27 iupac.dp:35
        const word w162 = (word)_mm512_ternarylogic_epi64((__m512i)w155, (__m512i)w20, (__m512i)w150, 0xa4);  // g28 iupac.dp:35
        const word w163 = (word)_mm512_ternarylogic_epi64((__m512i)w148, (__m512i)w158, (__m512i)w161, 0xe8);  // g29 iupac.dp:35
        const word w164 = (word)_mm512_ternarylogic_epi64((__m512i)w163, (__m512i)w150, (__m512i)w162, 0xa2);  // g30 iupac.dp:35
        const word w165 = (word)_mm512_ternarylogic_epi64((__m512i)w164, (__m512i)w17, (__m512i)w148, 0xe2);  // g31 iupac.dp:35
        const word w166 = (word)_mm512_ternarylogic_epi64((__m512i)w165, (__m512i)w161, (__m512i)w18, 0xd8);  // g32 iupac.dp:35
        const word w167 = load_first(top + i94);
        const word w168 = shift_in(c77, w167);
        const word w169 = load_first(top + i95);
        const word w170 = shift_in(c78, w169);
        const word w171 = (word)_mm512_ternarylogic_epi64((__m512i)c73, (__m512i)c74, (__m512i)c79, 0xd5);  // g33 iupac.dp:35
        const word w172 = (word)_mm512_ternarylogic_epi64((__m512i)w171, (__m512i)c75, (__m512i)c76, 0x3d);  // g34 iupac.dp:35
        const word w173 = (word)_mm512_ternarylogic_epi64((__m512i)w172, (__m512i)c75, (__m512i)c76, 0x2e);  // g35 iupac.dp:35
        const word w174 = (word)_mm512_ternarylogic_epi64((__m512i)w172, (__m512i)c74, (__m512i)c75, 0x96);  // g36 iupac.dp:35
        const word w175 = (word)_mm512_ternarylogic_epi64((__m512i)w133, (__m512i)c71, (__m512i)c72, 0x8f);  // g33 iupac.dp:35
        const word w176 = (word)_mm512_ternarylogic_epi64((__m512i)w175, (__m512i)w168, (__m512i)w170, 0x3d);  // g34 iupac.dp:35
        const word w177 = (word)_mm512_ternarylogic_epi64((__m512i)w176, (__m512i)w168, (__m512i)w170, 0x2e);  // g35 iupac.dp:35
        const word w178 = (word)_mm512_ternarylogic_epi64((__m512i)w176, (__m512i)c72, (__m512i)w168, 0x96);  // g36 iupac.dp:35
        store_first(bottom + i94, w174);
        store_first(bottom + i96, c73);
        const word w179 = load_word(windows + i90);
        const word w180 = load_word(windows + i91);
        const word w181 = load_word(windows + i92);
        const word w182 = load_word(windows + i93);
        const word w183 = w179 & w182;  // g0 iupac.dp:35
        const word w184 = (word)_mm512_ternarylogic_epi64((__m512i)w183, (__m512i)w13, (__m512i)w181, 0x28);  // g1 iupac.dp:35
        const word w185 = (word)_mm512_ternarylogic_epi64((__m512i)w184, (__m512i)w183, (__m512i)w182, 0x6e);  // g2 iupac.dp:35
        const word w186 = (word)_mm512_ternarylogic_epi64((__m512i)w185, (__m512i)w183, (__m512i)w181, 0x06);  // g3 iupac.dp:35
        const word w187 = (word)_mm512_ternarylogic_epi64((__m512i)w186, (__m512i)w13, (__m512i)w15, 0x91);  // g4 iupac.dp:35
        const word w188 = w183 ^ w179;  // g5 iupac.dp:35
        const word w189 = (word)_mm512_ternarylogic_epi64((__m512i)w186, (__m512i)w15, (__m512i)w180, 0x78);  // g6 iupac.dp:35
        const word w190 = (word)_mm512_ternarylogic_epi64((__m512i)w186, (__m512i)w180, (__m512i)w188, 0xa9);  // g7 iupac.dp:35
        const word w191 = (word)_mm512_ternarylogic_epi64((__m512i)w14, (__m512i)w16, (__m512i)w181, 0x41);  // g8 iupac.dp:35
        const word w192 = (word)_mm512_ternarylogic_epi64((__m512i)w187, (__m512i)w188, (__m512i)w191, 0x12);  // g9 iupac.dp:35
        const word w193 = (word)_mm512_ternarylogic_epi64((__m512i)w189, (__m512i)w191, (__m512i)w183, 0x9f);  // g10 iupac.dp:35
        const word w194 = (word)_mm512_ternarylogic_epi64((__m512i)w192, (__m512i)w180, (__m512i)w184, 0xc2);  // g11 iupac.dp:35
        const word w195 = (word)_mm512_ternarylogic_epi64((__m512i)w194, (__m512i)w16, (__m512i)w185, 0x2e);  // g12 iupac.dp:35
        const word w196 = (word)_mm512_ternarylogic_epi64((__m512i)w195, (__m512i)w187, (__m512i)w193, 0x52);  // g13 iupac.dp:35
        const word w197 = (word)_mm512_ternarylogic_epi64((__m512i)w196, (__m512i)w16, (__m512i)w190, 0x61);  // g14 iupac.dp:35
        const word w198 = (word)_mm512_ternarylogic_epi64((__m512i)w185, (__m512i)w15, (__m512i)w181, 0x86);  // g15 iupac.dp:35
        const word w199 = (word)_mm512_ternarylogic_epi64((__m512i)w198, (__m512i)w180, (__m512i)w15, 0x23);  // g16 iupac.dp:35
        const word w200 = (word)_mm512_ternarylogic_epi64((__m512i)w189, (__m512i)w199, (__m512i)w16, 0x9c);  // g17 iupac.dp:35
        const word w201 = (word)_mm512_ternarylogic_epi64((__m512i)w200, (__m512i)w179, (__m512i)w182, 0x9c);  // g18 iupac.dp:35
        const word w202 = (word)_mm512_ternarylogic_epi64((__m512i)w195, (__m512i)w13, (__m512i)w201, 0xa6);  // g19 iupac.dp:35
        const word w203 = (word)_mm512_ternarylogic_epi64((__m512i)w199, (__m512i)w185, (__m512i)w15, 0x3b);  // g20 iupac.dp:35
        const word w204 = (word)_mm512_ternarylogic_epi64((__m512i)w201, (__m512i)w181, (__m512i)w203, 0xa9);  // g21 iupac.dp:35
        const word w205 = ~w15 & w16;  // g22 iupac.dp:35
        const word w206 = (word)_mm512_ternarylogic_epi64((__m512i)w198, (__m512i)w13, (__m512i)w205, 0x84);  // g23 iupac.dp:35
        const word w207 = (word)_mm512_ternarylogic_epi64((__m512i)w203, (__m512i)w185, (__m512i)w206, 0x6f);  // g24 iupac.dp:35
        const word w208 = (word)_mm512_ternarylogic_epi64((__m512i)w207, (__m512i)w16, (__m512i)w198, 0xe1);  // g25 iupac.dp:35
        const word w209 = (word)_mm512_ternarylogic_epi64((__m512i)w208, (__m512i)w192, (__m512i)w180, 0x6c);  // g26 iupac.dp:35
        const word w210 = (word)_mm512_ternarylogic_epi64((__m512i)w209, (__m512i)w202, (__m512i)w179, 0xe4);  // g27 iupac.dp:35
        const word w211 = (word)_mm512_ternarylogic_epi64((__m512i)w204, (__m512i)w16, (__m512i)w199, 0xa4);  // g28 iupac.dp:35
        const word w212 = (word)_mm512_ternarylogic_epi64((__m512i)w197, (__m512i)w207, (__m512i)w210, 0xe8);  // g29 iupac.dp:35
        const word w213 = (word)_mm512_ternarylogic_epi64((__m512i)w212, (__m512i)w199, (__m512i)w211, 0xa2);  // g30 iupac.dp:35
        const word w214 = (word)_mm512_ternarylogic_epi64((__m512i)w213, (__m512i)w13, (__m512i)w197, 0xe2);  // g31 iupac.dp:35
        const word w215 = (word)_mm512_ternarylogic_epi64((__m512i)w214, (__m512i)w210, (__m512i)w14, 0xd8);  // g32 iupac.dp:35
        const word w216 = w179 & w182;  // g0 iupac.dp:35
        const word w217 = (word)_mm512_ternarylogic_epi64((__m512i)w216, (__m512i)w17, (__m512i)w181, 0x28);  // g1 iupac.dp:35
        const word w218 = (word)_mm512_ternarylogic_epi64((__m512i)w217, (__m512i)w216, (__m512i)w182, 0x6e);  // g2 iupac.dp:35
        const word w219 = (word)_mm512_ternarylogic_epi64((__m512i)w218, (__m512i)w216, (__m512i)w181, 0x06);  // g3 iupac.dp:35
        const word w220 = (word)_mm512_ternarylogic_epi64((__m512i)w219, (__m512i)w17, (__m512i)w19, 0x91);  // g4 iupac.dp:35
        const word w221 = w216 ^ w179;  // g5 iupac.dp:35
        const word w222 = (word)_mm512_ternarylogic_epi64((__m512i)w219, (__m512i)w19, (__m512i)w180, 0x78);  // g6 iupac.dp:35
        const word w223 = (word)_mm512_ternarylogic_epi64((__m512i)w219, (__m512i)w180, (__m512i)w221, 0xa9);  // g7 iupac.dp:35
        const word w224 = (word)_mm512_ternarylogic_epi64((__m512i)w18, (__m512i)w20, (__m512i)w181, 0x41);  // g8 iupac.dp:35
        const word w225 = (word)_mm512_ternarylogic_epi64((__m512i)w220, (__m512i)w221, (__m512i)w224, 0x12);  // g9 iupac.dp:35
        const word w226 = (word)_mm512_ternarylogic_epi64((__m512i)w222, (__m512i)w224, (__m512i)w216, 0x9f);  // g10 iupac.dp:35
        const word w227 = (word)_mm512_ternarylogic_epi64((__m512i)w225, (__m512i)w180, (__m512i)w217, 0xc2);  // g11 iupac.dp:35
        const word w228 = (word)_mm512_ternarylogic_epi64((__m512i)w227, (__m512i)w20, (__m512i)w218, 0x2e);  // g12 iupac.dp:35
        const word w229 = (word)_mm512_ternarylogic_epi64((__m512i)w228, (__m512i)w220, (__m512i)w226, 0x52);  // g13 iupac.dp:35
        const word w230 = (word)_mm512_ternarylogic_epi64((__m512i)w229, (__m512i)w20, (__m512i)w223, 0x61);  // g14 iupac.dp:35
        const word w231 = (word)_mm512_ternarylogic_epi64((__m512i)w218, (__m512i)w19, (__m512i)w181, 0x86);  // g15 iupac.dp:35
        const word w232 = (word)_mm512_ternarylogic_epi64((__m512i)w231, (__m512i)w180, (__m512i)w19, 0x23);  // g16 iupac.dp:35
        const word w233 = (word)_mm512_ternarylogic_epi64((__m512i)w222, (__m512i)w232, (__m512i)w20, 0x9c);  // g17 iupac.dp:35
        const word w234 = (word)_mm512_ternarylogic_epi64((__m512i)w233, (__m512i)w179, (__m512i)w182, 0x9c);  // g18 iupac.dp:35
        const word w235 = (word)_mm512_ternarylogic_epi64((__m512i)w228, (__m512i)w17, (__m512i)w234, 0xa6);  // g19 iupac.dp:35
        const word w236 = (word)_mm512_ternarylogic_epi64((__m512i)w232, (__m512i)w218, (__m512i)w19, 0x3b);  // g20 iupac.dp:35
        const word w237 = (word)_mm512_ternarylogic_epi64((__m512i)w234, (__m512i)w181, (__m512i)w236, 0xa9);  // g21 iupac.dp:35
        const word w238 = ~w19 & w20;  // g22 iupac.dp:35
        const word w239 = (word)_mm512_ternarylogic_epi64((__m512i)w231, (__m512i)w17, (__m512i)w238, 0x84);  // g23 iupac.dp:35
        const word w240 = (word)_mm512_ternarylogic_epi64((__m512i)w236, (__m512i)w218, (__m512i)w239, 0x6f);  // g24 iupac.dp:35
        const word w241 = (word)_mm512_ternarylogic_epi64((__m512i)w240, (__m512i)w20, (__m512i)w231, 0xe1);  // g25 iupac.dp:35
        const word w242 = (word)_mm512_ternarylogic_epi64((__m512i)w241, (__m512i)w225, (__m512i)w180, 0x6c);  // g26 iupac.dp:35
        const word w243 = (word)_mm512_ternarylogic_epi64((__m512i)w242, (__m512i)w235, (__m512i)w179, 0xe4);  // g27 iupac.dp:35
        const word w244 = (word)_mm512_ternarylogic_epi64((__m512i)w237, (__m512i)w20, (__m512i)w232, 0xa4);  // g28 iupac.dp:35
        const word w245 = (word)_mm512_ternarylogic_epi64((__m512i)w230, (__m512i)w240, (__m512i)w243, 0xe8);  // g29 iupac.dp:35
        const word w246 = (word)_mm512_ternarylogic_epi64((__m512i)w245, (__m512i)w232, (__m512i)w244, 0xa2);  // g30 iupac.dp:35
        const word w247 = (word)_mm512_ternarylogic_epi64((__m512i)w246, (__m512i)w17, (__m512i)w230, 0xe2);  // g31 iupac.dp:35
        const word w248 = (word)_mm512_ternarylogic_epi64((__m512i)w247, (__m512i)w243, (__m512i)w18, 0xd8);  // g32 iupac.dp:35
        const word w249 = load_first(top + i94 + 1);
        const word w250 = shift_in(w174, w249);
        const word w251 = load_first(top + i95 + 1);
        const word w252 = shift_in(c73, w251);
        const word w253 = (word)_mm512_ternarylogic_epi64((__m512i)w166, (__m512i)w173, (__m512i)w172, 0x8f);  // g33 iupac.dp:35
        const word w254 = (word)_mm512_ternarylogic_epi64((__m512i)w178, (__m512i)w253, (__m512i)c71, 0x3d);  // g34 iupac.dp:35
        const word w255 = (word)_mm512_ternarylogic_epi64((__m512i)w254, (__m512i)w178, (__m512i)c71, 0x2e);  // g35 iupac.dp:35
        const word w256 = (word)_mm512_ternarylogic_epi64((__m512i)w254, (__m512i)w172, (__m512i)w178, 0x96);  // g36 iupac.dp:35
        const word w257 = (word)_mm512_ternarylogic_epi64((__m512i)w177, (__m512i)w176, (__m512i)w215, 0xd5);  // g33 iupac.dp:35
        const word w258 = (word)_mm512_ternarylogic_epi64((__m512i)w257, (__m512i)w250, (__m512i)w252, 0x3d);  // g34 iupac.dp:35
        const word w259 = (word)_mm512_ternarylogic_epi64((__m512i)w258, (__m512i)w250, (__m512i)w252, 0x2e);  // g35 iupac.dp:35
        const word w260 = (word)_mm512_ternarylogic_epi64((__m512i)w258, (__m512i)w176, (__m512i)w250, 0x96);  // g36 iupac.dp:35
        store_first(bottom + i94 + 1, w256);
        store_first(bottom + i96 + 1, w173);
        c71 = w259;
        c72 = w258;
        c73 = w255;
        c74 = w254;
        c75 = w260;
        c76 = w177;
        c77 = w256;
        c78 = w173;
        c79 = w248;
    }
    store_aligned(vertical, c71);
    store_aligned(vertical + 1 * WORD_BYTES, c72);
    store_aligned(vertical + 2 * WORD_BYTES, c73);
    store_aligned(vertical + 3 * WORD_BYTES, c74);
    store_aligned(down, c75);
    store_aligned(down + 1 * WORD_BYTES, c76);
    store_aligned(down + 2 * WORD_BYTES, c77);
    store_aligned(down + 3 * WORD_BYTES, c78);
}

#ifdef __cplusplus
}
#endif
