/* SPDX-License-Identifier: Apache-2.0
 *
 * casefold in the wavefront layout, 4 rows a lane, for avx512.
 * Made by: minterm compile casefold --layout wavefront --target avx512 --alphabet ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz --rows 4 --emit c
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
 * What lies where. Rows and columns are counted from 0 here. A strip has 2048 rows: row r is bit 511 - r / 4
 * of word r % 4, and bit x of a word is bit x % 8 of its byte x / 8.
 *     a         word (r % 4) * 5 + p: plane p of the symbols of its rows
 *     windows   sequence x * 5 + p, for x from 0 to 3: 512 zeros, then plane p of the columns x, x + 4,
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
 * The answer D[m][n] is D[0][n] plus what the vertical codes of all m rows stand for
 * after the last call (D[i][n] - D[i-1][n] then).
 *
 * A cell: 4 gates, fewer are impossible (shipped).
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

/* An iteration: 176 gates, 8 moves, 0 additions, 112 loads, 8 stores. */
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
    const word w9 = load_aligned(vertical + 4 * WORD_BYTES);
    const word w10 = load_aligned(vertical + 5 * WORD_BYTES);
    const word w11 = load_aligned(vertical + 6 * WORD_BYTES);
    const word w12 = load_aligned(vertical + 7 * WORD_BYTES);
    const word w13 = load_aligned(down);
    const word w14 = load_aligned(down + 1 * WORD_BYTES);
    const word w15 = load_aligned(down + 2 * WORD_BYTES);
    const word w16 = load_aligned(down + 3 * WORD_BYTES);
    const word w17 = load_aligned(down + 4 * WORD_BYTES);
    const word w18 = load_aligned(down + 5 * WORD_BYTES);
    const word w19 = load_aligned(down + 6 * WORD_BYTES);
    const word w20 = load_aligned(down + 7 * WORD_BYTES);
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
    const uint64_t i33 = i32 + i25;
    const uint64_t i34 = i33 + i25;
    const uint64_t i35 = i34 + i25;
    const uint64_t i36 = i35 + i25;
    const uint64_t i37 = i36 + i25;
    const uint64_t i38 = i37 + i25;
    const uint64_t i39 = i38 + i25;
    const uint64_t i40 = i39 + i25;
    const uint64_t i41 = i40 + i25;
    const uint64_t i42 = i41 + i25;
    const uint64_t i43 = i42 + i25;
    const uint64_t i44 = i43 + i25;
    const word w45 = load_word(windows + i30);
    const word w46 = load_word(windows + i31);
    const word w47 = load_word(windows + i32);
    const word w48 = load_word(windows + i33);
    const word w49 = load_word(windows + i34);
    const word w50 = load_word(active + i26);
    const word w51 = load_word(windows + i35);
    const word w52 = load_word(windows + i36);
    const word w53 = load_word(windows + i37);
    const word w54 = load_word(windows + i38);
    const word w55 = load_word(windows + i39);
    const word w56 = load_word(active + i27);
    const word w57 = load_word(windows + i40);
    const word w58 = load_word(windows + i41);
    const word w59 = load_word(windows + i42);
    const word w60 = load_word(windows + i43);
    const word w61 = load_word(windows + i44);
    const word w62 = load_word(active + i28);
    word c64 = w5;
    word c65 = w6;
    word c66 = w7;
    word c67 = w8;
    word c68 = w9;
    word c69 = w10;
    word c70 = w11;
    word c71 = w12;
    word c72 = w13;
    word c73 = w14;
    word c74 = w15;
    word c75 = w16;
    word c76 = w17;
    word c77 = w18;
    word c78 = w19;
    word c79 = w20;
    word c80 = w45;
    word c81 = w46;
    word c82 = w47;
    word c83 = w48;
    word c84 = w49;
    word c85 = w50;
    word c86 = w51;
    word c87 = w52;
    word c88 = w53;
    word c89 = w54;
    word c90 = w55;
    word c91 = w56;
    word c92 = w57;
    word c93 = w58;
    word c94 = w59;
    word c95 = w60;
    word c96 = w61;
    word c97 = w62;
    for (uint64_t i63 = i3; (int64_t)i63 < (int64_t)i4; ++i63) {
        const uint64_t i98 = (uint64_t)1;
        const uint64_t i99 = i63 + i98;
        const uint64_t i100 = i99 & (uint64_t)7;
        const uint64_t i101 = i99 >> 3;
        const uint64_t i102 = i100 * i0;
        const uint64_t i103 = i102 + i101;
        const uint64_t i104 = i0 * (uint64_t)8;
        const uint64_t i105 = i103 + i104;
        const uint64_t i106 = i105 + i104;
        const uint64_t i107 = i106 + i104;
        const uint64_t i108 = i107 + i104;
        const uint64_t i109 = i108 + i104;
        const uint64_t i110 = i109 + i104;
        const uint64_t i111 = i110 + i104;
        const uint64_t i112 = i111 + i104;
        const uint64_t i113 = i112 + i104;
        const uint64_t i114 = i113 + i104;
        const uint64_t i115 = i114 + i104;
        const uint64_t i116 = i115 + i104;
        const uint64_t i117 = i116 + i104;
        const uint64_t i118 = i117 + i104;
        const uint64_t i119 = i118 + i104;
        const uint64_t i120 = i119 + i104;
        const uint64_t i121 = i120 + i104;
        const uint64_t i122 = i121 + i104;
        const uint64_t i123 = i122 + i104;
        const uint64_t i124 = i63 * (uint64_t)4;
        const uint64_t i125 = i124 + i1;
        const uint64_t i126 = i124 + i2;
        const word w127 = load_word(windows + i103);
        const word w128 = load_word(windows + i105);
        const word w129 = load_word(windows + i106);
        const word w130 = load_word(windows + i107);
        const word w131 = load_word(windows + i108);
        const word w132 = load_word(active + i103);
        const word w133 = load_first(top + i124);
        const word w134 = shift_in(c78, w133);
        const word w135 = load_first(top + i125);
        const word w136 = shift_in(c79, w135);
        const word w137 = load_aligned(a + 15 * WORD_BYTES);
        const word w138 = load_aligned(a + 16 * WORD_BYTES);
        const word w139 = load_aligned(a + 17 * WORD_BYTES);
        const word w140 = load_aligned(a + 18 * WORD_BYTES);
        const word w141 = load_aligned(a + 19 * WORD_BYTES);
        const word w142 = w137 ^ c80;
        const word w143 = (word)_mm512_ternarylogic_epi64((__m512i)w142, (__m512i)c81, (__m512i)w138, 0x09);
        const word w144 = (word)_mm512_ternarylogic_epi64((__m512i)w143, (__m512i)c82, (__m512i)w139, 0x90);
        const word w145 = (word)_mm512_ternarylogic_epi64((__m512i)w144, (__m512i)c83, (__m512i)w140, 0x90);
        const word w146 = (word)_mm512_ternarylogic_epi64((__m512i)w145, (__m512i)c84, (__m512i)w141, 0x6f);
        const word w147 = (word)_mm512_ternarylogic_epi64((__m512i)w146, (__m512i)c70, (__m512i)c71, 0x8f);
        const word w148 = (word)_mm512_ternarylogic_epi64((__m512i)w147, (__m512i)c76, (__m512i)c77, 0x3d);
        const word w149 = (word)_mm512_ternarylogic_epi64((__m512i)w148, (__m512i)c76, (__m512i)c77, 0x2e);
        const word w150 = (word)_mm512_ternarylogic_epi64((__m512i)w148, (__m512i)c71, (__m512i)c76, 0x96);
        const word w151 = (word)_mm512_ternarylogic_epi64((__m512i)w149, (__m512i)c85, (__m512i)c70, 0xe2);
        const word w152 = (word)_mm512_ternarylogic_epi64((__m512i)w148, (__m512i)c85, (__m512i)c71, 0xe2);
        const word w153 = load_aligned(a + 10 * WORD_BYTES);
        const word w154 = load_aligned(a + 11 * WORD_BYTES);
        const word w155 = load_aligned(a + 12 * WORD_BYTES);
        const word w156 = load_aligned(a + 13 * WORD_BYTES);
        const word w157 = load_aligned(a + 14 * WORD_BYTES);
        const word w158 = w153 ^ c86;
        const word w159 = (word)_mm512_ternarylogic_epi64((__m512i)w158, (__m512i)c87, (__m512i)w154, 0x09);
        const word w160 = (word)_mm512_ternarylogic_epi64((__m512i)w159, (__m512i)c88, (__m512i)w155, 0x90);
        const word w161 = (word)_mm512_ternarylogic_epi64((__m512i)w160, (__m512i)c89, (__m512i)w156, 0x90);
        const word w162 = (word)_mm512_ternarylogic_epi64((__m512i)w161, (__m512i)c90, (__m512i)w157, 0x6f);
        const word w163 = (word)_mm512_ternarylogic_epi64((__m512i)w162, (__m512i)c68, (__m512i)c69, 0x8f);
        const word w164 = (word)_mm512_ternarylogic_epi64((__m512i)w163, (__m512i)c74, (__m512i)c75, 0x3d);
        const word w165 = (word)_mm512_ternarylogic_epi64((__m512i)w164, (__m512i)c74, (__m512i)c75, 0x2e);
        const word w166 = (word)_mm512_ternarylogic_epi64((__m512i)w164, (__m512i)c69, (__m512i)c74, 0x96);
        const word w167 = (word)_mm512_ternarylogic_epi64((__m512i)w165, (__m512i)c91, (__m512i)c68, 0xe2);
        const word w168 = (word)_mm512_ternarylogic_epi64((__m512i)w164, (__m512i)c91, (__m512i)c69, 0xe2);
        const word w169 = load_aligned(a + 5 * WORD_BYTES);
        const word w170 = load_aligned(a + 6 * WORD_BYTES);
        const word w171 = load_aligned(a + 7 * WORD_BYTES);
        const word w172 = load_aligned(a + 8 * WORD_BYTES);
        const word w173 = load_aligned(a + 9 * WORD_BYTES);
        const word w174 = w169 ^ c92;
        const word w175 = (word)_mm512_ternarylogic_epi64((__m512i)w174, (__m512i)c93, (__m512i)w170, 0x09);
        const word w176 = (word)_mm512_ternarylogic_epi64((__m512i)w175, (__m512i)c94, (__m512i)w171, 0x90);
        const word w177 = (word)_mm512_ternarylogic_epi64((__m512i)w176, (__m512i)c95, (__m512i)w172, 0x90);
        const word w178 = (word)_mm512_ternarylogic_epi64((__m512i)w177, (__m512i)c96, (__m512i)w173, 0x6f);
        const word w179 = (word)_mm512_ternarylogic_epi64((__m512i)w178, (__m512i)c66, (__m512i)c67, 0x8f);
        const word w180 = (word)_mm512_ternarylogic_epi64((__m512i)w179, (__m512i)c72, (__m512i)c73, 0x3d);
        const word w181 = (word)_mm512_ternarylogic_epi64((__m512i)w180, (__m512i)c72, (__m512i)c73, 0x2e);
        const word w182 = (word)_mm512_ternarylogic_epi64((__m512i)w180, (__m512i)c67, (__m512i)c72, 0x96);
        const word w183 = (word)_mm512_ternarylogic_epi64((__m512i)w181, (__m512i)c97, (__m512i)c66, 0xe2);
        const word w184 = (word)_mm512_ternarylogic_epi64((__m512i)w180, (__m512i)c97, (__m512i)c67, 0xe2);
        const word w185 = load_aligned(a);
        const word w186 = load_aligned(a + 1 * WORD_BYTES);
        const word w187 = load_aligned(a + 2 * WORD_BYTES);
        const word w188 = load_aligned(a + 3 * WORD_BYTES);
        const word w189 = load_aligned(a + 4 * WORD_BYTES);
        const word w190 = w185 ^ w127;
        const word w191 = (word)_mm512_ternarylogic_epi64((__m512i)w190, (__m512i)w128, (__m512i)w186, 0x09);
        const word w192 = (word)_mm512_ternarylogic_epi64((__m512i)w191, (__m512i)w129, (__m512i)w187, 0x90);
        const word w193 = (word)_mm512_ternarylogic_epi64((__m512i)w192, (__m512i)w130, (__m512i)w188, 0x90);
        const word w194 = (word)_mm512_ternarylogic_epi64((__m512i)w193, (__m512i)w131, (__m512i)w189, 0x6f);
        const word w195 = (word)_mm512_ternarylogic_epi64((__m512i)w194, (__m512i)c64, (__m512i)c65, 0x8f);
        const word w196 = (word)_mm512_ternarylogic_epi64((__m512i)w195, (__m512i)w134, (__m512i)w136, 0x3d);
        const word w197 = (word)_mm512_ternarylogic_epi64((__m512i)w196, (__m512i)w134, (__m512i)w136, 0x2e);
        const word w198 = (word)_mm512_ternarylogic_epi64((__m512i)w196, (__m512i)c65, (__m512i)w134, 0x96);
        const word w199 = (word)_mm512_ternarylogic_epi64((__m512i)w197, (__m512i)w132, (__m512i)c64, 0xe2);
        const word w200 = (word)_mm512_ternarylogic_epi64((__m512i)w196, (__m512i)w132, (__m512i)c65, 0xe2);
        store_first(bottom + i124, w150);
        store_first(bottom + i126, c70);
        const word w201 = load_word(windows + i109);
        const word w202 = load_word(windows + i110);
        const word w203 = load_word(windows + i111);
        const word w204 = load_word(windows + i112);
        const word w205 = load_word(windows + i113);
        const word w206 = load_word(active + i105);
        const word w207 = load_first(top + i124 + 1);
        const word w208 = shift_in(w150, w207);
        const word w209 = load_first(top + i125 + 1);
        const word w210 = shift_in(c70, w209);
        const word w211 = load_aligned(a + 15 * WORD_BYTES);
        const word w212 = load_aligned(a + 16 * WORD_BYTES);
        const word w213 = load_aligned(a + 17 * WORD_BYTES);
        const word w214 = load_aligned(a + 18 * WORD_BYTES);
        const word w215 = load_aligned(a + 19 * WORD_BYTES);
        const word w216 = w211 ^ c86;
        const word w217 = (word)_mm512_ternarylogic_epi64((__m512i)w216, (__m512i)c87, (__m512i)w212, 0x09);
        const word w218 = (word)_mm512_ternarylogic_epi64((__m512i)w217, (__m512i)c88, (__m512i)w213, 0x90);
        const word w219 = (word)_mm512_ternarylogic_epi64((__m512i)w218, (__m512i)c89, (__m512i)w214, 0x90);
        const word w220 = (word)_mm512_ternarylogic_epi64((__m512i)w219, (__m512i)c90, (__m512i)w215, 0x6f);
        const word w221 = (word)_mm512_ternarylogic_epi64((__m512i)w151, (__m512i)w152, (__m512i)w220, 0xd5);
        const word w222 = (word)_mm512_ternarylogic_epi64((__m512i)w221, (__m512i)w166, (__m512i)c68, 0x3d);
        const word w223 = (word)_mm512_ternarylogic_epi64((__m512i)w222, (__m512i)w166, (__m512i)c68, 0x2e);
        const word w224 = (word)_mm512_ternarylogic_epi64((__m512i)w222, (__m512i)w152, (__m512i)w166, 0x96);
        const word w225 = (word)_mm512_ternarylogic_epi64((__m512i)w223, (__m512i)c91, (__m512i)w151, 0xe2);
        const word w226 = (word)_mm512_ternarylogic_epi64((__m512i)w222, (__m512i)c91, (__m512i)w152, 0xe2);
        const word w227 = load_aligned(a + 10 * WORD_BYTES);
        const word w228 = load_aligned(a + 11 * WORD_BYTES);
        const word w229 = load_aligned(a + 12 * WORD_BYTES);
        const word w230 = load_aligned(a + 13 * WORD_BYTES);
        const word w231 = load_aligned(a + 14 * WORD_BYTES);
        const word w232 = w227 ^ c92;
        const word w233 = (word)_mm512_ternarylogic_epi64((__m512i)w232, (__m512i)c93, (__m512i)w228, 0x09);
        const word w234 = (word)_mm512_ternarylogic_epi64((__m512i)w233, (__m512i)c94, (__m512i)w229, 0x90);
        const word w235 = (word)_mm512_ternarylogic_epi64((__m512i)w234, (__m512i)c95, (__m512i)w230, 0x90);
        const word w236 = (word)_mm512_ternarylogic_epi64((__m512i)w235, (__m512i)c96, (__m512i)w231, 0x6f);
        const word w237 = (word)_mm512_ternarylogic_epi64((__m512i)w167, (__m512i)w168, (__m512i)w236, 0xd5);
        const word w238 = (word)_mm512_ternarylogic_epi64((__m512i)w237, (__m512i)w182, (__m512i)c66, 0x3d);
        const word w239 = (word)_mm512_ternarylogic_epi64((__m512i)w238, (__m512i)w182, (__m512i)c66, 0x2e);
        const word w240 = (word)_mm512_ternarylogic_epi64((__m512i)w238, (__m512i)w168, (__m512i)w182, 0x96);
        const word w241 = (word)_mm512_ternarylogic_epi64((__m512i)w239, (__m512i)c97, (__m512i)w167, 0xe2);
        const word w242 = (word)_mm512_ternarylogic_epi64((__m512i)w238, (__m512i)c97, (__m512i)w168, 0xe2);
        const word w243 = load_aligned(a + 5 * WORD_BYTES);
        const word w244 = load_aligned(a + 6 * WORD_BYTES);
        const word w245 = load_aligned(a + 7 * WORD_BYTES);
        const word w246 = load_aligned(a + 8 * WORD_BYTES);
        const word w247 = load_aligned(a + 9 * WORD_BYTES);
        const word w248 = w243 ^ w127;
        const word w249 = (word)_mm512_ternarylogic_epi64((__m512i)w248, (__m512i)w128, (__m512i)w244, 0x09);
        const word w250 = (word)_mm512_ternarylogic_epi64((__m512i)w249, (__m512i)w129, (__m512i)w245, 0x90);
        const word w251 = (word)_mm512_ternarylogic_epi64((__m512i)w250, (__m512i)w130, (__m512i)w246, 0x90);
        const word w252 = (word)_mm512_ternarylogic_epi64((__m512i)w251, (__m512i)w131, (__m512i)w247, 0x6f);
        const word w253 = (word)_mm512_ternarylogic_epi64((__m512i)w183, (__m512i)w184, (__m512i)w252, 0xd5);
        const word w254 = (word)_mm512_ternarylogic_epi64((__m512i)w253, (__m512i)w198, (__m512i)c64, 0x3d);
        const word w255 = (word)_mm512_ternarylogic_epi64((__m512i)w254, (__m512i)w198, (__m512i)c64, 0x2e);
        const word w256 = (word)_mm512_ternarylogic_epi64((__m512i)w254, (__m512i)w184, (__m512i)w198, 0x96);
        const word w257 = (word)_mm512_ternarylogic_epi64((__m512i)w255, (__m512i)w132, (__m512i)w183, 0xe2);
        const word w258 = (word)_mm512_ternarylogic_epi64((__m512i)w254, (__m512i)w132, (__m512i)w184, 0xe2);
        const word w259 = load_aligned(a);
        const word w260 = load_aligned(a + 1 * WORD_BYTES);
        const word w261 = load_aligned(a + 2 * WORD_BYTES);
        const word w262 = load_aligned(a + 3 * WORD_BYTES);
        const word w263 = load_aligned(a + 4 * WORD_BYTES);
        const word w264 = w259 ^ w201;
        const word w265 = (word)_mm512_ternarylogic_epi64((__m512i)w264, (__m512i)w202, (__m512i)w260, 0x09);
        const word w266 = (word)_mm512_ternarylogic_epi64((__m512i)w265, (__m512i)w203, (__m512i)w261, 0x90);
        const word w267 = (word)_mm512_ternarylogic_epi64((__m512i)w266, (__m512i)w204, (__m512i)w262, 0x90);
        const word w268 = (word)_mm512_ternarylogic_epi64((__m512i)w267, (__m512i)w205, (__m512i)w263, 0x6f);
        const word w269 = (word)_mm512_ternarylogic_epi64((__m512i)w199, (__m512i)w200, (__m512i)w268, 0xd5);
        const word w270 = (word)_mm512_ternarylogic_epi64((__m512i)w269, (__m512i)w208, (__m512i)w210, 0x3d);
        const word w271 = (word)_mm512_ternarylogic_epi64((__m512i)w270, (__m512i)w208, (__m512i)w210, 0x2e);
        const word w272 = (word)_mm512_ternarylogic_epi64((__m512i)w270, (__m512i)w200, (__m512i)w208, 0x96);
        const word w273 = (word)_mm512_ternarylogic_epi64((__m512i)w271, (__m512i)w206, (__m512i)w199, 0xe2);
        const word w274 = (word)_mm512_ternarylogic_epi64((__m512i)w270, (__m512i)w206, (__m512i)w200, 0xe2);
        store_first(bottom + i124 + 1, w224);
        store_first(bottom + i126 + 1, w151);
        const word w275 = load_word(windows + i114);
        const word w276 = load_word(windows + i115);
        const word w277 = load_word(windows + i116);
        const word w278 = load_word(windows + i117);
        const word w279 = load_word(windows + i118);
        const word w280 = load_word(active + i106);
        const word w281 = load_first(top + i124 + 2);
        const word w282 = shift_in(w224, w281);
        const word w283 = load_first(top + i125 + 2);
        const word w284 = shift_in(w151, w283);
        const word w285 = load_aligned(a + 15 * WORD_BYTES);
        const word w286 = load_aligned(a + 16 * WORD_BYTES);
        const word w287 = load_aligned(a + 17 * WORD_BYTES);
        const word w288 = load_aligned(a + 18 * WORD_BYTES);
        const word w289 = load_aligned(a + 19 * WORD_BYTES);
        const word w290 = w285 ^ c92;
        const word w291 = (word)_mm512_ternarylogic_epi64((__m512i)w290, (__m512i)c93, (__m512i)w286, 0x09);
        const word w292 = (word)_mm512_ternarylogic_epi64((__m512i)w291, (__m512i)c94, (__m512i)w287, 0x90);
        const word w293 = (word)_mm512_ternarylogic_epi64((__m512i)w292, (__m512i)c95, (__m512i)w288, 0x90);
        const word w294 = (word)_mm512_ternarylogic_epi64((__m512i)w293, (__m512i)c96, (__m512i)w289, 0x6f);
        const word w295 = (word)_mm512_ternarylogic_epi64((__m512i)w225, (__m512i)w226, (__m512i)w294, 0xd5);
        const word w296 = (word)_mm512_ternarylogic_epi64((__m512i)w295, (__m512i)w240, (__m512i)w167, 0x3d);
        const word w297 = (word)_mm512_ternarylogic_epi64((__m512i)w296, (__m512i)w240, (__m512i)w167, 0x2e);
        const word w298 = (word)_mm512_ternarylogic_epi64((__m512i)w296, (__m512i)w226, (__m512i)w240, 0x96);
        const word w299 = (word)_mm512_ternarylogic_epi64((__m512i)w297, (__m512i)c97, (__m512i)w225, 0xe2);
        const word w300 = (word)_mm512_ternarylogic_epi64((__m512i)w296, (__m512i)c97, (__m512i)w226, 0xe2);
        const word w301 = load_aligned(a + 10 * WORD_BYTES);
        const word w302 = load_aligned(a + 11 * WORD_BYTES);
        const word w303 = load_aligned(a + 12 * WORD_BYTES);
        const word w304 = load_aligned(a + 13 * WORD_BYTES);
        const word w305 = load_aligned(a + 14 * WORD_BYTES);
        const word w306 = w301 ^ w127;
        const word w307 = (word)_mm512_ternarylogic_epi64((__m512i)w306, (__m512i)w128, (__m512i)w302, 0x09);
        const word w308 = (word)_mm512_ternarylogic_epi64((__m512i)w307, (__m512i)w129, (__m512i)w303, 0x90);
        const word w309 = (word)_mm512_ternarylogic_epi64((__m512i)w308, (__m512i)w130, (__m512i)w304, 0x90);
        const word w310 = (word)_mm512_ternarylogic_epi64((__m512i)w309, (__m512i)w131, (__m512i)w305, 0x6f);
        const word w311 = (word)_mm512_ternarylogic_epi64((__m512i)w241, (__m512i)w242, (__m512i)w310, 0xd5);
        const word w312 = (word)_mm512_ternarylogic_epi64((__m512i)w311, (__m512i)w256, (__m512i)w183, 0x3d);
        const word w313 = (word)_mm512_ternarylogic_epi64((__m512i)w312, (__m512i)w256, (__m512i)w183, 0x2e);
        const word w314 = (word)_mm512_ternarylogic_epi64((__m512i)w312, (__m512i)w242, (__m512i)w256, 0x96);
        const word w315 = (word)_mm512_ternarylogic_epi64((__m512i)w313, (__m512i)w132, (__m512i)w241, 0xe2);
        const word w316 = (word)_mm512_ternarylogic_epi64((__m512i)w312, (__m512i)w132, (__m512i)w242, 0xe2);
        const word w317 = load_aligned(a + 5 * WORD_BYTES);
        const word w318 = load_aligned(a + 6 * WORD_BYTES);
        const word w319 = load_aligned(a + 7 * WORD_BYTES);
        const word w320 = load_aligned(a + 8 * WORD_BYTES);
        const word w321 = load_aligned(a + 9 * WORD_BYTES);
        const word w322 = w317 ^ w201;
        const word w323 = (word)_mm512_ternarylogic_epi64((__m512i)w322, (__m512i)w202, (__m512i)w318, 0x09);
        const word w324 = (word)_mm512_ternarylogic_epi64((__m512i)w323, (__m512i)w203, (__m512i)w319, 0x90);
        const word w325 = (word)_mm512_ternarylogic_epi64((__m512i)w324, (__m512i)w204, (__m512i)w320, 0x90);
        const word w326 = (word)_mm512_ternarylogic_epi64((__m512i)w325, (__m512i)w205, (__m512i)w321, 0x6f);
        const word w327 = (word)_mm512_ternarylogic_epi64((__m512i)w257, (__m512i)w258, (__m512i)w326, 0xd5);
        const word w328 = (word)_mm512_ternarylogic_epi64((__m512i)w327, (__m512i)w272, (__m512i)w199, 0x3d);
        const word w329 = (word)_mm512_ternarylogic_epi64((__m512i)w328, (__m512i)w272, (__m512i)w199, 0x2e);
        const word w330 = (word)_mm512_ternarylogic_epi64((__m512i)w328, (__m512i)w258, (__m512i)w272, 0x96);
        const word w331 = (word)_mm512_ternarylogic_epi64((__m512i)w329, (__m512i)w206, (__m512i)w257, 0xe2);
        const word w332 = (word)_mm512_ternarylogic_epi64((__m512i)w328, (__m512i)w206, (__m512i)w258, 0xe2);
        const word w333 = load_aligned(a);
        const word w334 = load_aligned(a + 1 * WORD_BYTES);
        const word w335 = load_aligned(a + 2 * WORD_BYTES);
        const word w336 = load_aligned(a + 3 * WORD_BYTES);
        const word w337 = load_aligned(a + 4 * WORD_BYTES);
        const word w338 = w333 ^ w275;
        const word w339 = (word)_mm512_ternarylogic_epi64((__m512i)w338, (__m512i)w276, (__m512i)w334, 0x09);
        const word w340 = (word)_mm512_ternarylogic_epi64((__m512i)w339, (__m512i)w277, (__m512i)w335, 0x90);
        const word w341 = (word)_mm512_ternarylogic_epi64((__m512i)w340, (__m512i)w278, (__m512i)w336, 0x90);
        const word w342 = (word)_mm512_ternarylogic_epi64((__m512i)w341, (__m512i)w279, (__m512i)w337, 0x6f);
        const word w343 = (word)_mm512_ternarylogic_epi64((__m512i)w273, (__m512i)w274, (__m512i)w342, 0xd5);
        const word w344 = (word)_mm512_ternarylogic_epi64((__m512i)w343, (__m512i)w282, (__m512i)w284, 0x3d);
        const word w345 = (word)_mm512_ternarylogic_epi64((__m512i)w344, (__m512i)w282, (__m512i)w284, 0x2e);
        const word w346 = (word)_mm512_ternarylogic_epi64((__m512i)w344, (__m512i)w274, (__m512i)w282, 0x96);
        const word w347 = (word)_mm512_ternarylogic_epi64((__m512i)w345, (__m512i)w280, (__m512i)w273, 0xe2);
        const word w348 = (word)_mm512_ternarylogic_epi64((__m512i)w344, (__m512i)w280, (__m512i)w274, 0xe2);
        store_first(bottom + i124 + 2, w298);
        store_first(bottom + i126 + 2, w225);
        const word w349 = load_word(windows + i119);
        const word w350 = load_word(windows + i120);
        const word w351 = load_word(windows + i121);
        const word w352 = load_word(windows + i122);
        const word w353 = load_word(windows + i123);
        const word w354 = load_word(active + i107);
        const word w355 = load_first(top + i124 + 3);
        const word w356 = shift_in(w298, w355);
        const word w357 = load_first(top + i125 + 3);
        const word w358 = shift_in(w225, w357);
        const word w359 = load_aligned(a + 15 * WORD_BYTES);
        const word w360 = load_aligned(a + 16 * WORD_BYTES);
        const word w361 = load_aligned(a + 17 * WORD_BYTES);
        const word w362 = load_aligned(a + 18 * WORD_BYTES);
        const word w363 = load_aligned(a + 19 * WORD_BYTES);
        const word w364 = w359 ^ w127;
        const word w365 = (word)_mm512_ternarylogic_epi64((__m512i)w364, (__m512i)w128, (__m512i)w360, 0x09);
        const word w366 = (word)_mm512_ternarylogic_epi64((__m512i)w365, (__m512i)w129, (__m512i)w361, 0x90);
        const word w367 = (word)_mm512_ternarylogic_epi64((__m512i)w366, (__m512i)w130, (__m512i)w362, 0x90);
        const word w368 = (word)_mm512_ternarylogic_epi64((__m512i)w367, (__m512i)w131, (__m512i)w363, 0x6f);
        const word w369 = (word)_mm512_ternarylogic_epi64((__m512i)w299, (__m512i)w300, (__m512i)w368, 0xd5);
        const word w370 = (word)_mm512_ternarylogic_epi64((__m512i)w369, (__m512i)w314, (__m512i)w241, 0x3d);
        const word w371 = (word)_mm512_ternarylogic_epi64((__m512i)w370, (__m512i)w314, (__m512i)w241, 0x2e);
        const word w372 = (word)_mm512_ternarylogic_epi64((__m512i)w370, (__m512i)w300, (__m512i)w314, 0x96);
        const word w373 = (word)_mm512_ternarylogic_epi64((__m512i)w371, (__m512i)w132, (__m512i)w299, 0xe2);
        const word w374 = (word)_mm512_ternarylogic_epi64((__m512i)w370, (__m512i)w132, (__m512i)w300, 0xe2);
        const word w375 = load_aligned(a + 10 * WORD_BYTES);
        const word w376 = load_aligned(a + 11 * WORD_BYTES);
        const word w377 = load_aligned(a + 12 * WORD_BYTES);
        const word w378 = load_aligned(a + 13 * WORD_BYTES);
        const word w379 = load_aligned(a + 14 * WORD_BYTES);
        const word w380 = w375 ^ w201;
        const word w381 = (word)_mm512_ternarylogic_epi64((__m512i)w380, (__m512i)w202, (__m512i)w376, 0x09);
        const word w382 = (word)_mm512_ternarylogic_epi64((__m512i)w381, (__m512i)w203, (__m512i)w377, 0x90);
        const word w383 = (word)_mm512_ternarylogic_epi64((__m512i)w382, (__m512i)w204, (__m512i)w378, 0x90);
        const word w384 = (word)_mm512_ternarylogic_epi64((__m512i)w383, (__m512i)w205, (__m512i)w379, 0x6f);
        const word w385 = (word)_mm512_ternarylogic_epi64((__m512i)w315, (__m512i)w316, (__m512i)w384, 0xd5);
        const word w386 = (word)_mm512_ternarylogic_epi64((__m512i)w385, (__m512i)w330, (__m512i)w257, 0x3d);
        const word w387 = (word)_mm512_ternarylogic_epi64((__m512i)w386, (__m512i)w330, (__m512i)w257, 0x2e);
        const word w388 = (word)_mm512_ternarylogic_epi64((__m512i)w386, (__m512i)w316, (__m512i)w330, 0x96);
        const word w389 = (word)_mm512_ternarylogic_epi64((__m512i)w387, (__m512i)w206, (__m512i)w315, 0xe2);
        const word w390 = (word)_mm512_ternarylogic_epi64((__m512i)w386, (__m512i)w206, (__m512i)w316, 0xe2);
        const word w391 = load_aligned(a + 5 * WORD_BYTES);
        const word w392 = load_aligned(a + 6 * WORD_BYTES);
        const word w393 = load_aligned(a + 7 * WORD_BYTES);
        const word w394 = load_aligned(a + 8 * WORD_BYTES);
        const word w395 = load_aligned(a + 9 * WORD_BYTES);
        const word w396 = w391 ^ w275;
        const word w397 = (word)_mm512_ternarylogic_epi64((__m512i)w396, (__m512i)w276, (__m512i)w392, 0x09);
        const word w398 = (word)_mm512_ternarylogic_epi64((__m512i)w397, (__m512i)w277, (__m512i)w393, 0x90);
        const word w399 = (word)_mm512_ternarylogic_epi64((__m512i)w398, (__m512i)w278, (__m512i)w394, 0x90);
        const word w400 = (word)_mm512_ternarylogic_epi64((__m512i)w399, (__m512i)w279, (__m512i)w395, 0x6f);
        const word w401 = (word)_mm512_ternarylogic_epi64((__m512i)w331, (__m512i)w332, (__m512i)w400, 0xd5);
        const word w402 = (word)_mm512_ternarylogic_epi64((__m512i)w401, (__m512i)w346, (__m512i)w273, 0x3d);
        const word w403 = (word)_mm512_ternarylogic_epi64((__m512i)w402, (__m512i)w346, (__m512i)w273, 0x2e);
        const word w404 = (word)_mm512_ternarylogic_epi64((__m512i)w402, (__m512i)w332, (__m512i)w346, 0x96);
        const word w405 = (word)_mm512_ternarylogic_epi64((__m512i)w403, (__m512i)w280, (__m512i)w331, 0xe2);
        const word w406 = (word)_mm512_ternarylogic_epi64((__m512i)w402, (__m512i)w280, (__m512i)w332, 0xe2);
        const word w407 = load_aligned(a);
        const word w408 = load_aligned(a + 1 * WORD_BYTES);
        const word w409 = load_aligned(a + 2 * WORD_BYTES);
        const word w410 = load_aligned(a + 3 * WORD_BYTES);
        const word w411 = load_aligned(a + 4 * WORD_BYTES);
        const word w412 = w407 ^ w349;
        const word w413 = (word)_mm512_ternarylogic_epi64((__m512i)w412, (__m512i)w350, (__m512i)w408, 0x09);
        const word w414 = (word)_mm512_ternarylogic_epi64((__m512i)w413, (__m512i)w351, (__m512i)w409, 0x90);
        const word w415 = (word)_mm512_ternarylogic_epi64((__m512i)w414, (__m512i)w352, (__m512i)w410, 0x90);
        const word w416 = (word)_mm512_ternarylogic_epi64((__m512i)w415, (__m512i)w353, (__m512i)w411, 0x6f);
        const word w417 = (word)_mm512_ternarylogic_epi64((__m512i)w347, (__m512i)w348, (__m512i)w416, 0xd5);
        const word w418 = (word)_mm512_ternarylogic_epi64((__m512i)w417, (__m512i)w356, (__m512i)w358, 0x3d);
        const word w419 = (word)_mm512_ternarylogic_epi64((__m512i)w418, (__m512i)w356, (__m512i)w358, 0x2e);
        const word w420 = (word)_mm512_ternarylogic_epi64((__m512i)w418, (__m512i)w348, (__m512i)w356, 0x96);
        const word w421 = (word)_mm512_ternarylogic_epi64((__m512i)w419, (__m512i)w354, (__m512i)w347, 0xe2);
        const word w422 = (word)_mm512_ternarylogic_epi64((__m512i)w418, (__m512i)w354, (__m512i)w348, 0xe2);
        store_first(bottom + i124 + 3, w372);
        store_first(bottom + i126 + 3, w299);
        c64 = w421;
        c65 = w422;
        c66 = w405;
        c67 = w406;
        c68 = w389;
        c69 = w390;
        c70 = w373;
        c71 = w374;
        c72 = w420;
        c73 = w347;
        c74 = w404;
        c75 = w331;
        c76 = w388;
        c77 = w315;
        c78 = w372;
        c79 = w299;
        c80 = w201;
        c81 = w202;
        c82 = w203;
        c83 = w204;
        c84 = w205;
        c85 = w206;
        c86 = w275;
        c87 = w276;
        c88 = w277;
        c89 = w278;
        c90 = w279;
        c91 = w280;
        c92 = w349;
        c93 = w350;
        c94 = w351;
        c95 = w352;
        c96 = w353;
        c97 = w354;
    }
    store_aligned(vertical, c64);
    store_aligned(vertical + 1 * WORD_BYTES, c65);
    store_aligned(vertical + 2 * WORD_BYTES, c66);
    store_aligned(vertical + 3 * WORD_BYTES, c67);
    store_aligned(vertical + 4 * WORD_BYTES, c68);
    store_aligned(vertical + 5 * WORD_BYTES, c69);
    store_aligned(vertical + 6 * WORD_BYTES, c70);
    store_aligned(vertical + 7 * WORD_BYTES, c71);
    store_aligned(down, c72);
    store_aligned(down + 1 * WORD_BYTES, c73);
    store_aligned(down + 2 * WORD_BYTES, c74);
    store_aligned(down + 3 * WORD_BYTES, c75);
    store_aligned(down + 4 * WORD_BYTES, c76);
    store_aligned(down + 5 * WORD_BYTES, c77);
    store_aligned(down + 6 * WORD_BYTES, c78);
    store_aligned(down + 7 * WORD_BYTES, c79);
}

/* An iteration: 144 gates, 8 moves, 0 additions, 108 loads, 8 stores. */
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
    const word w9 = load_aligned(vertical + 4 * WORD_BYTES);
    const word w10 = load_aligned(vertical + 5 * WORD_BYTES);
    const word w11 = load_aligned(vertical + 6 * WORD_BYTES);
    const word w12 = load_aligned(vertical + 7 * WORD_BYTES);
    const word w13 = load_aligned(down);
    const word w14 = load_aligned(down + 1 * WORD_BYTES);
    const word w15 = load_aligned(down + 2 * WORD_BYTES);
    const word w16 = load_aligned(down + 3 * WORD_BYTES);
    const word w17 = load_aligned(down + 4 * WORD_BYTES);
    const word w18 = load_aligned(down + 5 * WORD_BYTES);
    const word w19 = load_aligned(down + 6 * WORD_BYTES);
    const word w20 = load_aligned(down + 7 * WORD_BYTES);
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
    const uint64_t i33 = i32 + i25;
    const uint64_t i34 = i33 + i25;
    const uint64_t i35 = i34 + i25;
    const uint64_t i36 = i35 + i25;
    const uint64_t i37 = i36 + i25;
    const uint64_t i38 = i37 + i25;
    const uint64_t i39 = i38 + i25;
    const uint64_t i40 = i39 + i25;
    const uint64_t i41 = i40 + i25;
    const uint64_t i42 = i41 + i25;
    const uint64_t i43 = i42 + i25;
    const uint64_t i44 = i43 + i25;
    const word w45 = load_word(windows + i30);
    const word w46 = load_word(windows + i31);
    const word w47 = load_word(windows + i32);
    const word w48 = load_word(windows + i33);
    const word w49 = load_word(windows + i34);
    const word w50 = load_word(windows + i35);
    const word w51 = load_word(windows + i36);
    const word w52 = load_word(windows + i37);
    const word w53 = load_word(windows + i38);
    const word w54 = load_word(windows + i39);
    const word w55 = load_word(windows + i40);
    const word w56 = load_word(windows + i41);
    const word w57 = load_word(windows + i42);
    const word w58 = load_word(windows + i43);
    const word w59 = load_word(windows + i44);
    word c61 = w5;
    word c62 = w6;
    word c63 = w7;
    word c64 = w8;
    word c65 = w9;
    word c66 = w10;
    word c67 = w11;
    word c68 = w12;
    word c69 = w13;
    word c70 = w14;
    word c71 = w15;
    word c72 = w16;
    word c73 = w17;
    word c74 = w18;
    word c75 = w19;
    word c76 = w20;
    word c77 = w45;
    word c78 = w46;
    word c79 = w47;
    word c80 = w48;
    word c81 = w49;
    word c82 = w50;
    word c83 = w51;
    word c84 = w52;
    word c85 = w53;
    word c86 = w54;
    word c87 = w55;
    word c88 = w56;
    word c89 = w57;
    word c90 = w58;
    word c91 = w59;
    for (uint64_t i60 = i3; (int64_t)i60 < (int64_t)i4; ++i60) {
        const uint64_t i92 = (uint64_t)1;
        const uint64_t i93 = i60 + i92;
        const uint64_t i94 = i93 & (uint64_t)7;
        const uint64_t i95 = i93 >> 3;
        const uint64_t i96 = i94 * i0;
        const uint64_t i97 = i96 + i95;
        const uint64_t i98 = i0 * (uint64_t)8;
        const uint64_t i99 = i97 + i98;
        const uint64_t i100 = i99 + i98;
        const uint64_t i101 = i100 + i98;
        const uint64_t i102 = i101 + i98;
        const uint64_t i103 = i102 + i98;
        const uint64_t i104 = i103 + i98;
        const uint64_t i105 = i104 + i98;
        const uint64_t i106 = i105 + i98;
        const uint64_t i107 = i106 + i98;
        const uint64_t i108 = i107 + i98;
        const uint64_t i109 = i108 + i98;
        const uint64_t i110 = i109 + i98;
        const uint64_t i111 = i110 + i98;
        const uint64_t i112 = i111 + i98;
        const uint64_t i113 = i112 + i98;
        const uint64_t i114 = i113 + i98;
        const uint64_t i115 = i114 + i98;
        const uint64_t i116 = i115 + i98;
        const uint64_t i117 = i116 + i98;
        const uint64_t i118 = i60 * (uint64_t)4;
        const uint64_t i119 = i118 + i1;
        const uint64_t i120 = i118 + i2;
        const word w121 = load_word(windows + i97);
        const word w122 = load_word(windows + i99);
        const word w123 = load_word(windows + i100);
        const word w124 = load_word(windows + i101);
        const word w125 = load_word(windows + i102);
        const word w126 = load_first(top + i118);
        const word w127 = shift_in(c75, w126);
        const word w128 = load_first(top + i119);
        const word w129 = shift_in(c76, w128);
        const word w130 = load_aligned(a + 15 * WORD_BYTES);
        const word w131 = load_aligned(a + 16 * WORD_BYTES);
        const word w132 = load_aligned(a + 17 * WORD_BYTES);
        const word w133 = load_aligned(a + 18 * WORD_BYTES);
        const word w134 = load_aligned(a + 19 * WORD_BYTES);
        const word w135 = w130 ^ c77;
        const word w136 = (word)_mm512_ternarylogic_epi64((__m512i)w135, (__m512i)c78, (__m512i)w131, 0x09);
        const word w137 = (word)_mm512_ternarylogic_epi64((__m512i)w136, (__m512i)c79, (__m512i)w132, 0x90);
        const word w138 = (word)_mm512_ternarylogic_epi64((__m512i)w137, (__m512i)c80, (__m512i)w133, 0x90);
        const word w139 = (word)_mm512_ternarylogic_epi64((__m512i)w138, (__m512i)c81, (__m512i)w134, 0x6f);
        const word w140 = (word)_mm512_ternarylogic_epi64((__m512i)w139, (__m512i)c67, (__m512i)c68, 0x8f);
        const word w141 = (word)_mm512_ternarylogic_epi64((__m512i)w140, (__m512i)c73, (__m512i)c74, 0x3d);
        const word w142 = (word)_mm512_ternarylogic_epi64((__m512i)w141, (__m512i)c73, (__m512i)c74, 0x2e);
        const word w143 = (word)_mm512_ternarylogic_epi64((__m512i)w141, (__m512i)c68, (__m512i)c73, 0x96);
        const word w144 = load_aligned(a + 10 * WORD_BYTES);
        const word w145 = load_aligned(a + 11 * WORD_BYTES);
        const word w146 = load_aligned(a + 12 * WORD_BYTES);
        const word w147 = load_aligned(a + 13 * WORD_BYTES);
        const word w148 = load_aligned(a + 14 * WORD_BYTES);
        const word w149 = w144 ^ c82;
        const word w150 = (word)_mm512_ternarylogic_epi64((__m512i)w149, (__m512i)c83, (__m512i)w145, 0x09);
        const word w151 = (word)_mm512_ternarylogic_epi64((__m512i)w150, (__m512i)c84, (__m512i)w146, 0x90);
        const word w152 = (word)_mm512_ternarylogic_epi64((__m512i)w151, (__m512i)c85, (__m512i)w147, 0x90);
        const word w153 = (word)_mm512_ternarylogic_epi64((__m512i)w152, (__m512i)c86, (__m512i)w148, 0x6f);
        const word w154 = (word)_mm512_ternarylogic_epi64((__m512i)w153, (__m512i)c65, (__m512i)c66, 0x8f);
        const word w155 = (word)_mm512_ternarylogic_epi64((__m512i)w154, (__m512i)c71, (__m512i)c72, 0x3d);
        const word w156 = (word)_mm512_ternarylogic_epi64((__m512i)w155, (__m512i)c71, (__m512i)c72, 0x2e);
        const word w157 = (word)_mm512_ternarylogic_epi64((__m512i)w155, (__m512i)c66, (__m512i)c71, 0x96);
        const word w158 = load_aligned(a + 5 * WORD_BYTES);
        const word w159 = load_aligned(a + 6 * WORD_BYTES);
        const word w160 = load_aligned(a + 7 * WORD_BYTES);
        const word w161 = load_aligned(a + 8 * WORD_BYTES);
        const word w162 = load_aligned(a + 9 * WORD_BYTES);
        const word w163 = w158 ^ c87;
        const word w164 = (word)_mm512_ternarylogic_epi64((__m512i)w163, (__m512i)c88, (__m512i)w159, 0x09);
        const word w165 = (word)_mm512_ternarylogic_epi64((__m512i)w164, (__m512i)c89, (__m512i)w160, 0x90);
        const word w166 = (word)_mm512_ternarylogic_epi64((__m512i)w165, (__m512i)c90, (__m512i)w161, 0x90);
        const word w167 = (word)_mm512_ternarylogic_epi64((__m512i)w166, (__m512i)c91, (__m512i)w162, 0x6f);
        const word w168 = (word)_mm512_ternarylogic_epi64((__m512i)w167, (__m512i)c63, (__m512i)c64, 0x8f);
        const word w169 = (word)_mm512_ternarylogic_epi64((__m512i)w168, (__m512i)c69, (__m512i)c70, 0x3d);
        const word w170 = (word)_mm512_ternarylogic_epi64((__m512i)w169, (__m512i)c69, (__m512i)c70, 0x2e);
        const word w171 = (word)_mm512_ternarylogic_epi64((__m512i)w169, (__m512i)c64, (__m512i)c69, 0x96);
        const word w172 = load_aligned(a);
        const word w173 = load_aligned(a + 1 * WORD_BYTES);
        const word w174 = load_aligned(a + 2 * WORD_BYTES);
        const word w175 = load_aligned(a + 3 * WORD_BYTES);
        const word w176 = load_aligned(a + 4 * WORD_BYTES);
        const word w177 = w172 ^ w121;
        const word w178 = (word)_mm512_ternarylogic_epi64((__m512i)w177, (__m512i)w122, (__m512i)w173, 0x09);
        const word w179 = (word)_mm512_ternarylogic_epi64((__m512i)w178, (__m512i)w123, (__m512i)w174, 0x90);
        const word w180 = (word)_mm512_ternarylogic_epi64((__m512i)w179, (__m512i)w124, (__m512i)w175, 0x90);
        const word w181 = (word)_mm512_ternarylogic_epi64((__m512i)w180, (__m512i)w125, (__m512i)w176, 0x6f);
        const word w182 = (word)_mm512_ternarylogic_epi64((__m512i)w181, (__m512i)c61, (__m512i)c62, 0x8f);
        const word w183 = (word)_mm512_ternarylogic_epi64((__m512i)w182, (__m512i)w127, (__m512i)w129, 0x3d);
        const word w184 = (word)_mm512_ternarylogic_epi64((__m512i)w183, (__m512i)w127, (__m512i)w129, 0x2e);
        const word w185 = (word)_mm512_ternarylogic_epi64((__m512i)w183, (__m512i)c62, (__m512i)w127, 0x96);
        store_first(bottom + i118, w143);
        store_first(bottom + i120, c67);
        const word w186 = load_word(windows + i103);
        const word w187 = load_word(windows + i104);
        const word w188 = load_word(windows + i105);
        const word w189 = load_word(windows + i106);
        const word w190 = load_word(windows + i107);
        const word w191 = load_first(top + i118 + 1);
        const word w192 = shift_in(w143, w191);
        const word w193 = load_first(top + i119 + 1);
        const word w194 = shift_in(c67, w193);
        const word w195 = load_aligned(a + 15 * WORD_BYTES);
        const word w196 = load_aligned(a + 16 * WORD_BYTES);
        const word w197 = load_aligned(a + 17 * WORD_BYTES);
        const word w198 = load_aligned(a + 18 * WORD_BYTES);
        const word w199 = load_aligned(a + 19 * WORD_BYTES);
        const word w200 = w195 ^ c82;
        const word w201 = (word)_mm512_ternarylogic_epi64((__m512i)w200, (__m512i)c83, (__m512i)w196, 0x09);
        const word w202 = (word)_mm512_ternarylogic_epi64((__m512i)w201, (__m512i)c84, (__m512i)w197, 0x90);
        const word w203 = (word)_mm512_ternarylogic_epi64((__m512i)w202, (__m512i)c85, (__m512i)w198, 0x90);
        const word w204 = (word)_mm512_ternarylogic_epi64((__m512i)w203, (__m512i)c86, (__m512i)w199, 0x6f);
        const word w205 = (word)_mm512_ternarylogic_epi64((__m512i)w142, (__m512i)w141, (__m512i)w204, 0xd5);
        const word w206 = (word)_mm512_ternarylogic_epi64((__m512i)w205, (__m512i)w157, (__m512i)c65, 0x3d);
        const word w207 = (word)_mm512_ternarylogic_epi64((__m512i)w206, (__m512i)w157, (__m512i)c65, 0x2e);
        const word w208 = (word)_mm512_ternarylogic_epi64((__m512i)w206, (__m512i)w141, (__m512i)w157, 0x96);
        const word w209 = load_aligned(a + 10 * WORD_BYTES);
        const word w210 = load_aligned(a + 11 * WORD_BYTES);
        const word w211 = load_aligned(a + 12 * WORD_BYTES);
        const word w212 = load_aligned(a + 13 * WORD_BYTES);
        const word w213 = load_aligned(a + 14 * WORD_BYTES);
        const word w214 = w209 ^ c87;
        const word w215 = (word)_mm512_ternarylogic_epi64((__m512i)w214, (__m512i)c88, (__m512i)w210, 0x09);
        const word w216 = (word)_mm512_ternarylogic_epi64((__m512i)w215, (__m512i)c89, (__m512i)w211, 0x90);
        const word w217 = (word)_mm512_ternarylogic_epi64((__m512i)w216, (__m512i)c90, (__m512i)w212, 0x90);
        const word w218 = (word)_mm512_ternarylogic_epi64((__m512i)w217, (__m512i)c91, (__m512i)w213, 0x6f);
        const word w219 = (word)_mm512_ternarylogic_epi64((__m512i)w156, (__m512i)w155, (__m512i)w218, 0xd5);
        const word w220 = (word)_mm512_ternarylogic_epi64((__m512i)w219, (__m512i)w171, (__m512i)c63, 0x3d);
        const word w221 = (word)_mm512_ternarylogic_epi64((__m512i)w220, (__m512i)w171, (__m512i)c63, 0x2e);
        const word w222 = (word)_mm512_ternarylogic_epi64((__m512i)w220, (__m512i)w155, (__m512i)w171, 0x96);
        const word w223 = load_aligned(a + 5 * WORD_BYTES);
        const word w224 = load_aligned(a + 6 * WORD_BYTES);
        const word w225 = load_aligned(a + 7 * WORD_BYTES);
        const word w226 = load_aligned(a + 8 * WORD_BYTES);
        const word w227 = load_aligned(a + 9 * WORD_BYTES);
        const word w228 = w223 ^ w121;
        const word w229 = (word)_mm512_ternarylogic_epi64((__m512i)w228, (__m512i)w122, (__m512i)w224, 0x09);
        const word w230 = (word)_mm512_ternarylogic_epi64((__m512i)w229, (__m512i)w123, (__m512i)w225, 0x90);
        const word w231 = (word)_mm512_ternarylogic_epi64((__m512i)w230, (__m512i)w124, (__m512i)w226, 0x90);
        const word w232 = (word)_mm512_ternarylogic_epi64((__m512i)w231, (__m512i)w125, (__m512i)w227, 0x6f);
        const word w233 = (word)_mm512_ternarylogic_epi64((__m512i)w170, (__m512i)w169, (__m512i)w232, 0xd5);
        const word w234 = (word)_mm512_ternarylogic_epi64((__m512i)w233, (__m512i)w185, (__m512i)c61, 0x3d);
        const word w235 = (word)_mm512_ternarylogic_epi64((__m512i)w234, (__m512i)w185, (__m512i)c61, 0x2e);
        const word w236 = (word)_mm512_ternarylogic_epi64((__m512i)w234, (__m512i)w169, (__m512i)w185, 0x96);
        const word w237 = load_aligned(a);
        const word w238 = load_aligned(a + 1 * WORD_BYTES);
        const word w239 = load_aligned(a + 2 * WORD_BYTES);
        const word w240 = load_aligned(a + 3 * WORD_BYTES);
        const word w241 = load_aligned(a + 4 * WORD_BYTES);
        const word w242 = w237 ^ w186;
        const word w243 = (word)_mm512_ternarylogic_epi64((__m512i)w242, (__m512i)w187, (__m512i)w238, 0x09);
        const word w244 = (word)_mm512_ternarylogic_epi64((__m512i)w243, (__m512i)w188, (__m512i)w239, 0x90);
        const word w245 = (word)_mm512_ternarylogic_epi64((__m512i)w244, (__m512i)w189, (__m512i)w240, 0x90);
        const word w246 = (word)_mm512_ternarylogic_epi64((__m512i)w245, (__m512i)w190, (__m512i)w241, 0x6f);
        const word w247 = (word)_mm512_ternarylogic_epi64((__m512i)w184, (__m512i)w183, (__m512i)w246, 0xd5);
        const word w248 = (word)_mm512_ternarylogic_epi64((__m512i)w192, (__m512i)w247, (__m512i)w194, 0x3d);
        const word w249 = (word)_mm512_ternarylogic_epi64((__m512i)w248, (__m512i)w192, (__m512i)w194, 0x2e);
        const word w250 = (word)_mm512_ternarylogic_epi64((__m512i)w248, (__m512i)w183, (__m512i)w192, 0x96);
        store_first(bottom + i118 + 1, w208);
        store_first(bottom + i120 + 1, w142);
        const word w251 = load_word(windows + i108);
        const word w252 = load_word(windows + i109);
        const word w253 = load_word(windows + i110);
        const word w254 = load_word(windows + i111);
        const word w255 = load_word(windows + i112);
        const word w256 = load_first(top + i118 + 2);
        const word w257 = shift_in(w208, w256);
        const word w258 = load_first(top + i119 + 2);
        const word w259 = shift_in(w142, w258);
        const word w260 = load_aligned(a + 15 * WORD_BYTES);
        const word w261 = load_aligned(a + 16 * WORD_BYTES);
        const word w262 = load_aligned(a + 17 * WORD_BYTES);
        const word w263 = load_aligned(a + 18 * WORD_BYTES);
        const word w264 = load_aligned(a + 19 * WORD_BYTES);
        const word w265 = w260 ^ c87;
        const word w266 = (word)_mm512_ternarylogic_epi64((__m512i)w265, (__m512i)c88, (__m512i)w261, 0x09);
        const word w267 = (word)_mm512_ternarylogic_epi64((__m512i)w266, (__m512i)c89, (__m512i)w262, 0x90);
        const word w268 = (word)_mm512_ternarylogic_epi64((__m512i)w267, (__m512i)c90, (__m512i)w263, 0x90);
        const word w269 = (word)_mm512_ternarylogic_epi64((__m512i)w268, (__m512i)c91, (__m512i)w264, 0x6f);
        const word w270 = (word)_mm512_ternarylogic_epi64((__m512i)w207, (__m512i)w206, (__m512i)w269, 0xd5);
        const word w271 = (word)_mm512_ternarylogic_epi64((__m512i)w270, (__m512i)w222, (__m512i)w156, 0x3d);
        const word w272 = (word)_mm512_ternarylogic_epi64((__m512i)w271, (__m512i)w222, (__m512i)w156, 0x2e);
        const word w273 = (word)_mm512_ternarylogic_epi64((__m512i)w271, (__m512i)w206, (__m512i)w222, 0x96);
        const word w274 = load_aligned(a + 10 * WORD_BYTES);
        const word w275 = load_aligned(a + 11 * WORD_BYTES);
        const word w276 = load_aligned(a + 12 * WORD_BYTES);
        const word w277 = load_aligned(a + 13 * WORD_BYTES);
        const word w278 = load_aligned(a + 14 * WORD_BYTES);
        const word w279 = w274 ^ w121;
        const word w280 = (word)_mm512_ternarylogic_epi64((__m512i)w279, (__m512i)w122, (__m512i)w275, 0x09);
        const word w281 = (word)_mm512_ternarylogic_epi64((__m512i)w280, (__m512i)w123, (__m512i)w276, 0x90);
        const word w282 = (word)_mm512_ternarylogic_epi64((__m512i)w281, (__m512i)w124, (__m512i)w277, 0x90);
        const word w283 = (word)_mm512_ternarylogic_epi64((__m512i)w282, (__m512i)w125, (__m512i)w278, 0x6f);
        const word w284 = (word)_mm512_ternarylogic_epi64((__m512i)w221, (__m512i)w220, (__m512i)w283, 0xd5);
        const word w285 = (word)_mm512_ternarylogic_epi64((__m512i)w284, (__m512i)w236, (__m512i)w170, 0x3d);
        const word w286 = (word)_mm512_ternarylogic_epi64((__m512i)w285, (__m512i)w236, (__m512i)w170, 0x2e);
        const word w287 = (word)_mm512_ternarylogic_epi64((__m512i)w285, (__m512i)w220, (__m512i)w236, 0x96);
        const word w288 = load_aligned(a + 5 * WORD_BYTES);
        const word w289 = load_aligned(a + 6 * WORD_BYTES);
        const word w290 = load_aligned(a + 7 * WORD_BYTES);
        const word w291 = load_aligned(a + 8 * WORD_BYTES);
        const word w292 = load_aligned(a + 9 * WORD_BYTES);
        const word w293 = w288 ^ w186;
        const word w294 = (word)_mm512_ternarylogic_epi64((__m512i)w293, (__m512i)w187, (__m512i)w289, 0x09);
        const word w295 = (word)_mm512_ternarylogic_epi64((__m512i)w294, (__m512i)w188, (__m512i)w290, 0x90);
        const word w296 = (word)_mm512_ternarylogic_epi64((__m512i)w295, (__m512i)w189, (__m512i)w291, 0x90);
        const word w297 = (word)_mm512_ternarylogic_epi64((__m512i)w296, (__m512i)w190, (__m512i)w292, 0x6f);
        const word w298 = (word)_mm512_ternarylogic_epi64((__m512i)w235, (__m512i)w234, (__m512i)w297, 0xd5);
        const word w299 = (word)_mm512_ternarylogic_epi64((__m512i)w298, (__m512i)w250, (__m512i)w184, 0x3d);
        const word w300 = (word)_mm512_ternarylogic_epi64((__m512i)w299, (__m512i)w250, (__m512i)w184, 0x2e);
        const word w301 = (word)_mm512_ternarylogic_epi64((__m512i)w299, (__m512i)w234, (__m512i)w250, 0x96);
        const word w302 = load_aligned(a);
        const word w303 = load_aligned(a + 1 * WORD_BYTES);
        const word w304 = load_aligned(a + 2 * WORD_BYTES);
        const word w305 = load_aligned(a + 3 * WORD_BYTES);
        const word w306 = load_aligned(a + 4 * WORD_BYTES);
        const word w307 = w302 ^ w251;
        const word w308 = (word)_mm512_ternarylogic_epi64((__m512i)w307, (__m512i)w252, (__m512i)w303, 0x09);
        const word w309 = (word)_mm512_ternarylogic_epi64((__m512i)w308, (__m512i)w253, (__m512i)w304, 0x90);
        const word w310 = (word)_mm512_ternarylogic_epi64((__m512i)w309, (__m512i)w254, (__m512i)w305, 0x90);
        const word w311 = (word)_mm512_ternarylogic_epi64((__m512i)w310, (__m512i)w255, (__m512i)w306, 0x6f);
        const word w312 = (word)_mm512_ternarylogic_epi64((__m512i)w249, (__m512i)w248, (__m512i)w311, 0xd5);
        const word w313 = (word)_mm512_ternarylogic_epi64((__m512i)w257, (__m512i)w312, (__m512i)w259, 0x3d);
        const word w314 = (word)_mm512_ternarylogic_epi64((__m512i)w313, (__m512i)w257, (__m512i)w259, 0x2e);
        const word w315 = (word)_mm512_ternarylogic_epi64((__m512i)w313, (__m512i)w248, (__m512i)w257, 0x96);
        store_first(bottom + i118 + 2, w273);
        store_first(bottom + i120 + 2, w207);
        const word w316 = load_word(windows + i113);
        const word w317 = load_word(windows + i114);
        const word w318 = load_word(windows + i115);
        const word w319 = load_word(windows + i116);
        const word w320 = load_word(windows + i117);
        const word w321 = load_first(top + i118 + 3);
        const word w322 = shift_in(w273, w321);
        const word w323 = load_first(top + i119 + 3);
        const word w324 = shift_in(w207, w323);
        const word w325 = load_aligned(a + 15 * WORD_BYTES);
        const word w326 = load_aligned(a + 16 * WORD_BYTES);
        const word w327 = load_aligned(a + 17 * WORD_BYTES);
        const word w328 = load_aligned(a + 18 * WORD_BYTES);
        const word w329 = load_aligned(a + 19 * WORD_BYTES);
        const word w330 = w325 ^ w121;
        const word w331 = (word)_mm512_ternarylogic_epi64((__m512i)w330, (__m512i)w122, (__m512i)w326, 0x09);
        const word w332 = (word)_mm512_ternarylogic_epi64((__m512i)w331, (__m512i)w123, (__m512i)w327, 0x90);
        const word w333 = (word)_mm512_ternarylogic_epi64((__m512i)w332, (__m512i)w124, (__m512i)w328, 0x90);
        const word w334 = (word)_mm512_ternarylogic_epi64((__m512i)w333, (__m512i)w125, (__m512i)w329, 0x6f);
        const word w335 = (word)_mm512_ternarylogic_epi64((__m512i)w272, (__m512i)w271, (__m512i)w334, 0xd5);
        const word w336 = (word)_mm512_ternarylogic_epi64((__m512i)w335, (__m512i)w287, (__m512i)w221, 0x3d);
        const word w337 = (word)_mm512_ternarylogic_epi64((__m512i)w336, (__m512i)w287, (__m512i)w221, 0x2e);
        const word w338 = (word)_mm512_ternarylogic_epi64((__m512i)w336, (__m512i)w271, (__m512i)w287, 0x96);
        const word w339 = load_aligned(a + 10 * WORD_BYTES);
        const word w340 = load_aligned(a + 11 * WORD_BYTES);
        const word w341 = load_aligned(a + 12 * WORD_BYTES);
        const word w342 = load_aligned(a + 13 * WORD_BYTES);
        const word w343 = load_aligned(a + 14 * WORD_BYTES);
        const word w344 = w339 ^ w186;
        const word w345 = (word)_mm512_ternarylogic_epi64((__m512i)w344, (__m512i)w187, (__m512i)w340, 0x09);
        const word w346 = (word)_mm512_ternarylogic_epi64((__m512i)w345, (__m512i)w188, (__m512i)w341, 0x90);
        const word w347 = (word)_mm512_ternarylogic_epi64((__m512i)w346, (__m512i)w189, (__m512i)w342, 0x90);
        const word w348 = (word)_mm512_ternarylogic_epi64((__m512i)w347, (__m512i)w190, (__m512i)w343, 0x6f);
        const word w349 = (word)_mm512_ternarylogic_epi64((__m512i)w286, (__m512i)w285, (__m512i)w348, 0xd5);
        const word w350 = (word)_mm512_ternarylogic_epi64((__m512i)w349, (__m512i)w301, (__m512i)w235, 0x3d);
        const word w351 = (word)_mm512_ternarylogic_epi64((__m512i)w350, (__m512i)w301, (__m512i)w235, 0x2e);
        const word w352 = (word)_mm512_ternarylogic_epi64((__m512i)w350, (__m512i)w285, (__m512i)w301, 0x96);
        const word w353 = load_aligned(a + 5 * WORD_BYTES);
        const word w354 = load_aligned(a + 6 * WORD_BYTES);
        const word w355 = load_aligned(a + 7 * WORD_BYTES);
        const word w356 = load_aligned(a + 8 * WORD_BYTES);
        const word w357 = load_aligned(a + 9 * WORD_BYTES);
        const word w358 = w353 ^ w251;
        const word w359 = (word)_mm512_ternarylogic_epi64((__m512i)w358, (__m512i)w252, (__m512i)w354, 0x09);
        const word w360 = (word)_mm512_ternarylogic_epi64((__m512i)w359, (__m512i)w253, (__m512i)w355, 0x90);
        const word w361 = (word)_mm512_ternarylogic_epi64((__m512i)w360, (__m512i)w254, (__m512i)w356, 0x90);
        const word w362 = (word)_mm512_ternarylogic_epi64((__m512i)w361, (__m512i)w255, (__m512i)w357, 0x6f);
        const word w363 = (word)_mm512_ternarylogic_epi64((__m512i)w300, (__m512i)w299, (__m512i)w362, 0xd5);
        const word w364 = (word)_mm512_ternarylogic_epi64((__m512i)w363, (__m512i)w315, (__m512i)w249, 0x3d);
        const word w365 = (word)_mm512_ternarylogic_epi64((__m512i)w364, (__m512i)w315, (__m512i)w249, 0x2e);
        const word w366 = (word)_mm512_ternarylogic_epi64((__m512i)w364, (__m512i)w299, (__m512i)w315, 0x96);
        const word w367 = load_aligned(a);
        const word w368 = load_aligned(a + 1 * WORD_BYTES);
        const word w369 = load_aligned(a + 2 * WORD_BYTES);
        const word w370 = load_aligned(a + 3 * WORD_BYTES);
        const word w371 = load_aligned(a + 4 * WORD_BYTES);
        const word w372 = w367 ^ w316;
        const word w373 = (word)_mm512_ternarylogic_epi64((__m512i)w372, (__m512i)w317, (__m512i)w368, 0x09);
        const word w374 = (word)_mm512_ternarylogic_epi64((__m512i)w373, (__m512i)w318, (__m512i)w369, 0x90);
        const word w375 = (word)_mm512_ternarylogic_epi64((__m512i)w374, (__m512i)w319, (__m512i)w370, 0x90);
        const word w376 = (word)_mm512_ternarylogic_epi64((__m512i)w375, (__m512i)w320, (__m512i)w371, 0x6f);
        const word w377 = (word)_mm512_ternarylogic_epi64((__m512i)w314, (__m512i)w313, (__m512i)w376, 0xd5);
        const word w378 = (word)_mm512_ternarylogic_epi64((__m512i)w322, (__m512i)w377, (__m512i)w324, 0x3d);
        const word w379 = (word)_mm512_ternarylogic_epi64((__m512i)w378, (__m512i)w322, (__m512i)w324, 0x2e);
        const word w380 = (word)_mm512_ternarylogic_epi64((__m512i)w378, (__m512i)w313, (__m512i)w322, 0x96);
        store_first(bottom + i118 + 3, w338);
        store_first(bottom + i120 + 3, w272);
        c61 = w379;
        c62 = w378;
        c63 = w365;
        c64 = w364;
        c65 = w351;
        c66 = w350;
        c67 = w337;
        c68 = w336;
        c69 = w380;
        c70 = w314;
        c71 = w366;
        c72 = w300;
        c73 = w352;
        c74 = w286;
        c75 = w338;
        c76 = w272;
        c77 = w186;
        c78 = w187;
        c79 = w188;
        c80 = w189;
        c81 = w190;
        c82 = w251;
        c83 = w252;
        c84 = w253;
        c85 = w254;
        c86 = w255;
        c87 = w316;
        c88 = w317;
        c89 = w318;
        c90 = w319;
        c91 = w320;
    }
    store_aligned(vertical, c61);
    store_aligned(vertical + 1 * WORD_BYTES, c62);
    store_aligned(vertical + 2 * WORD_BYTES, c63);
    store_aligned(vertical + 3 * WORD_BYTES, c64);
    store_aligned(vertical + 4 * WORD_BYTES, c65);
    store_aligned(vertical + 5 * WORD_BYTES, c66);
    store_aligned(vertical + 6 * WORD_BYTES, c67);
    store_aligned(vertical + 7 * WORD_BYTES, c68);
    store_aligned(down, c69);
    store_aligned(down + 1 * WORD_BYTES, c70);
    store_aligned(down + 2 * WORD_BYTES, c71);
    store_aligned(down + 3 * WORD_BYTES, c72);
    store_aligned(down + 4 * WORD_BYTES, c73);
    store_aligned(down + 5 * WORD_BYTES, c74);
    store_aligned(down + 6 * WORD_BYTES, c75);
    store_aligned(down + 7 * WORD_BYTES, c76);
}

#ifdef __cplusplus
}
#endif
