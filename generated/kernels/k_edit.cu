/* SPDX-License-Identifier: Apache-2.0
 *
 * k_edit in the wavefront layout, 4 rows a lane, for cuda.
 * Made by: minterm compile k_edit --layout wavefront --target cuda --alphabet ACGT --rows 4 --emit cuda
 *
 * Warp t of the grid does task t with its own buffers and scalars. A word is 1,024 bits,
 * 32 of each lane.
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
 *     recurrence k_edit
 *       param k = 2 in 0..31
 *       predicate match: a[i] == b[j]
 *       int D[0][j] = 0
 *       int D[i][0] = min(3, i)
 *       int D[i][j] = min(3, D[i-1][j] + 1, D[i][j-1] + 1, D[i-1][j-1] + (match ? 0 : 1))
 *       answer report j where D[m][j] <= 2
 *
 * Codes of symbols, of which bit p is in plane p:
 *     a and b: 'A' 0, 'C' 1, 'G' 2, 'T' 3
 *
 * Codes of what crosses the edges of cells, bit 0 on the right; bit p is in plane p, and * may be
 * either:
 *     vertical, D[i][j-1]; D[i-1][j-1]:
 *         (0, 0) = 100
 *         (0, 1) = 001
 *         (1, 1) = 101
 *         (1, 2) = 110
 *         (2, 2) = 010
 *         (2, 3) = *11
 *         row 1, 2, .. at the left edge (j - 1 = 0): code 4, 5, 2, 3, and so on with the last
 *     horizontal, D[i-1][j]:
 *         0 = 00
 *         1 = 01
 *         2 = 10
 *         3 = 11
 *         column 1, 2, .. at the top edge (i - 1 = 0): code 0
 *
 * What lies where. Rows and columns are counted from 0 here. A strip has 4096 rows: row r is bit 1023 - r / 4
 * of word r % 4, and bit x of a word is bit x % 8 of its byte x / 8.
 *     a         word (r % 4) * 2 + p: plane p of the symbols of its rows
 *     windows   sequence x * 2 + p, for x from 0 to 3: 1024 zeros, then plane p of the columns x, x + 4,
 *               x + 8, .. and zeros; eight copies of each, as of active
 *     active    sequences x, for x from 0 to 3: 1024 zeros and then a one for each column x, x + 4, .. that
 *               there is. Eight copies of each, copy c without its first c bits: byte (x * 8 + c) *
 *               copy_stride begins it. copy_stride is at least iterations / 8 + 129
 *     vertical  word (r % 4) * 3 + p: plane p of what enters its rows from the left, and after the
 *               last call of what leaves them on the right
 *     down      8 words, which may be anything at first
 *     top       byte p * top_stride + j: plane p of what enters column j from above, in bit 0; 128 bytes
 *               behind the last step are read
 *     bottom    byte p * bottom_stride + j + 4095: plane p of what leaves the strip's last row in column j,
 *               in bit 0. A step s writes bytes s to s + 3. It may be 4095 bytes before top: a
 *               strip then turns the row above it into the row below it
 *
 * What to call. Step s computes the cells (r, s - r) of all rows r, iteration q the steps from 4 q to 4 q + 3.
 * R rows, 1 to 4096 of them, and n columns take (R + n - 1 + 3) / 4 iterations. `edge` does any of them;
 * `steady` is faster and does those in which all rows have a column: from (R - 1 + 3) / 4 to n / 4 - 1.
 * Calls follow each other in the same memory, each for the iterations from begin to end - 1.
 * More rows are strips from the top to the bottom, all but the last of 4096 rows: `bottom` of one is `top`
 * of the next, and windows and active are the same for all.
 *
 * The answer looks at the last row: at its column 0, which the recurrence says, and then from column to
 * column, by the horizontal codes that leave row m downwards (i - 1 = m there).
 * Of a last strip of R < 4096 rows the functions with _tap leave it in `bottom` in place of the strip's
 * last row: byte p * bottom_stride + j + R - 1, bit (1023 - (R - 1) / 4) % 8. They have a scalar more,
 * tap_byte = (R - 1) % 4 * 128 + (1023 - (R - 1) / 4) / 8, and need the buffer tap of 8 words.
 *
 * A cell: 5 gates, fewer than 3 are impossible (shipped).
 * Comments behind its gates have their names here and k_edit.dp:17, where its formula begins.
 * Gates after the last of these keep the vertical flow of lanes that have no column.
 * lut3: 7 gates, depth 5, 2 moves, 9 live registers
 * inputs v0 v1 v2 h0 h1 a0 a1 b0 b1
 * g0 = lut[0x66](a0, b0)
 * g1 = lut[0xf6](a1, b1, g0)
 * g2 = lut[0x34](h0, v0, h1)
 * g3 = lut[0xbd](v2, v1, g2)
 * g4 = lut[0xa6](v0, g1, g3)
 * g5 = lut[0xa6](v1, v0, g4)
 * g6 = lut[0x4b](g4, h0, g5)
 * v0' = h0
 * v1' = h1
 * v2' = g6
 * h0' = g4
 * h1' = g5
 */
#ifdef __CUDACC_RTC__
typedef unsigned char uint8_t;
typedef unsigned int uint32_t;
typedef long long int64_t;
typedef unsigned long long uint64_t;
#else
#include <stdint.h>
#endif

#define WORD_BYTES 128
#define ALL_LANES 0xffffffffu
#define WARP_FUNCTION static __device__ __forceinline__

typedef uint32_t word;  // a lane's part of it

WARP_FUNCTION int lane(void) { return (int)(threadIdx.x & 31u); }

WARP_FUNCTION word load_aligned(const uint8_t *p) {
    return reinterpret_cast<const uint32_t *>(p)[lane()];
}

// From any byte on: the two aligned words that hold a lane's part, moved.
WARP_FUNCTION word load_word(const uint8_t *p) {
    const uint64_t at = reinterpret_cast<uint64_t>(p) + 4u * (uint32_t)lane();
    const uint32_t *const aligned = reinterpret_cast<const uint32_t *>(at & ~(uint64_t)3);
    const uint32_t bits = 8u * (uint32_t)(at & 3u);
    return bits == 0 ? aligned[0] : __funnelshift_r(aligned[0], aligned[1], bits);
}

// Bit 0 is that of a byte; the others say nothing.
WARP_FUNCTION word load_first(const uint8_t *p) { return *p; }

WARP_FUNCTION void store_aligned(uint8_t *p, word w) {
    __syncwarp();
    reinterpret_cast<uint32_t *>(p)[lane()] = w;
    __syncwarp();
}

WARP_FUNCTION uint64_t load_byte(const uint8_t *p) { return *p; }

WARP_FUNCTION void store_byte(uint8_t *p, uint64_t x) {
    __syncwarp();
    if (lane() == 0) *p = (uint8_t)x;
    __syncwarp();
}

WARP_FUNCTION void store_first(uint8_t *p, word w) {
    __syncwarp();
    if (lane() == 0) *p = (uint8_t)w;
    __syncwarp();
}

// Any function of three bits: `table` has a bit for 4 a + 2 b + c.
template <int table>
WARP_FUNCTION word lop3(word a, word b, word c) {
#ifdef __CUDA_ARCH__
    word result;
    asm("lop3.b32 %0, %1, %2, %3, %4;" : "=r"(result) : "r"(a), "r"(b), "r"(c), "n"(table));
    return result;
#else
    word result = 0u;
    for (int minterm = 0; minterm < 8; ++minterm)
        if (table >> minterm & 1)
            result |= (minterm & 4 ? a : ~a) & (minterm & 2 ? b : ~b) & (minterm & 1 ? c : ~c);
    return result;
#endif
}

// One bit towards bit 0; the top bit comes from bit 0 of `incoming`.
WARP_FUNCTION word shift_in(word w, word incoming) {
    const word next = __shfl_down_sync(ALL_LANES, w, 1);
    const word entering = __shfl_sync(ALL_LANES, incoming, 0);
    return __funnelshift_r(w, lane() == 31 ? entering : next, 1);
}

// An iteration: 160 gates, 8 moves, 0 additions, 52 loads, 8 stores.
WARP_FUNCTION void edge(uint8_t *const *buffers, const int64_t *scalars) {
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
    const word w13 = load_aligned(vertical + 8 * WORD_BYTES);
    const word w14 = load_aligned(vertical + 9 * WORD_BYTES);
    const word w15 = load_aligned(vertical + 10 * WORD_BYTES);
    const word w16 = load_aligned(vertical + 11 * WORD_BYTES);
    const word w17 = load_aligned(down);
    const word w18 = load_aligned(down + 1 * WORD_BYTES);
    const word w19 = load_aligned(down + 2 * WORD_BYTES);
    const word w20 = load_aligned(down + 3 * WORD_BYTES);
    const word w21 = load_aligned(down + 4 * WORD_BYTES);
    const word w22 = load_aligned(down + 5 * WORD_BYTES);
    const word w23 = load_aligned(down + 6 * WORD_BYTES);
    const word w24 = load_aligned(down + 7 * WORD_BYTES);
    const uint64_t i25 = i3 & (uint64_t)7;
    const uint64_t i26 = i3 >> 3;
    const uint64_t i27 = i25 * i0;
    const uint64_t i28 = i27 + i26;
    const uint64_t i29 = i0 * (uint64_t)8;
    const uint64_t i30 = i28 + i29;
    const uint64_t i31 = i30 + i29;
    const uint64_t i32 = i31 + i29;
    const uint64_t i33 = i32 + i29;
    const uint64_t i34 = i33 + i29;
    const uint64_t i35 = i34 + i29;
    const uint64_t i36 = i35 + i29;
    const word w37 = load_word(windows + i31);
    const word w38 = load_word(windows + i32);
    const word w39 = load_word(active + i30);
    const word w40 = load_word(windows + i33);
    const word w41 = load_word(windows + i34);
    const word w42 = load_word(active + i31);
    const word w43 = load_word(windows + i35);
    const word w44 = load_word(windows + i36);
    const word w45 = load_word(active + i32);
    word c47 = w5;
    word c48 = w6;
    word c49 = w7;
    word c50 = w8;
    word c51 = w9;
    word c52 = w10;
    word c53 = w11;
    word c54 = w12;
    word c55 = w13;
    word c56 = w14;
    word c57 = w15;
    word c58 = w16;
    word c59 = w17;
    word c60 = w18;
    word c61 = w19;
    word c62 = w20;
    word c63 = w21;
    word c64 = w22;
    word c65 = w23;
    word c66 = w24;
    word c67 = w37;
    word c68 = w38;
    word c69 = w39;
    word c70 = w40;
    word c71 = w41;
    word c72 = w42;
    word c73 = w43;
    word c74 = w44;
    word c75 = w45;
    for (uint64_t i46 = i3; (int64_t)i46 < (int64_t)i4; ++i46) {
        const uint64_t i76 = (uint64_t)1;
        const uint64_t i77 = i46 + i76;
        const uint64_t i78 = i77 & (uint64_t)7;
        const uint64_t i79 = i77 >> 3;
        const uint64_t i80 = i78 * i0;
        const uint64_t i81 = i80 + i79;
        const uint64_t i82 = i0 * (uint64_t)8;
        const uint64_t i83 = i81 + i82;
        const uint64_t i84 = i83 + i82;
        const uint64_t i85 = i84 + i82;
        const uint64_t i86 = i85 + i82;
        const uint64_t i87 = i86 + i82;
        const uint64_t i88 = i87 + i82;
        const uint64_t i89 = i88 + i82;
        const uint64_t i90 = i46 * (uint64_t)4;
        const uint64_t i91 = i90 + i1;
        const uint64_t i92 = i90 + i2;
        const word w93 = load_word(windows + i81);
        const word w94 = load_word(windows + i83);
        const word w95 = load_word(active + i81);
        const word w96 = load_first(top + i90);
        const word w97 = shift_in(c65, w96);
        const word w98 = load_first(top + i91);
        const word w99 = shift_in(c66, w98);
        const word w100 = load_aligned(a + 6 * WORD_BYTES);
        const word w101 = load_aligned(a + 7 * WORD_BYTES);
        const word w102 = w100 ^ c67;  // g0 k_edit.dp:17
        const word w103 = lop3<0xf6>(w102, c68, w101);  // g1 k_edit.dp:17
        const word w104 = lop3<0x34>(c64, c56, c63);  // g2 k_edit.dp:17
        const word w105 = lop3<0xbd>(w104, c57, c58);  // g3 k_edit.dp:17
        const word w106 = lop3<0xa6>(w105, w103, c56);  // g4 k_edit.dp:17
        const word w107 = lop3<0xa6>(w106, c56, c57);  // g5 k_edit.dp:17
        const word w108 = lop3<0x4b>(w107, c63, w106);  // g6 k_edit.dp:17
        const word w109 = lop3<0xca>(c69, c63, c56);  // g7 k_edit.dp:17
        const word w110 = lop3<0xca>(c69, c64, c57);  // g8 k_edit.dp:17
        const word w111 = lop3<0xca>(c69, w108, c58);  // g9 k_edit.dp:17
        const word w112 = load_aligned(a + 4 * WORD_BYTES);
        const word w113 = load_aligned(a + 5 * WORD_BYTES);
        const word w114 = w112 ^ c70;  // g0 k_edit.dp:17
        const word w115 = lop3<0xf6>(w114, c71, w113);  // g1 k_edit.dp:17
        const word w116 = lop3<0x34>(c62, c53, c61);  // g2 k_edit.dp:17
        const word w117 = lop3<0xbd>(w116, c54, c55);  // g3 k_edit.dp:17
        const word w118 = lop3<0xa6>(w117, w115, c53);  // g4 k_edit.dp:17
        const word w119 = lop3<0xa6>(w118, c53, c54);  // g5 k_edit.dp:17
        const word w120 = lop3<0x4b>(w119, c61, w118);  // g6 k_edit.dp:17
        const word w121 = lop3<0xca>(c72, c61, c53);  // g7 k_edit.dp:17
        const word w122 = lop3<0xca>(c72, c62, c54);  // g8 k_edit.dp:17
        const word w123 = lop3<0xca>(c72, w120, c55);  // g9 k_edit.dp:17
        const word w124 = load_aligned(a + 2 * WORD_BYTES);
        const word w125 = load_aligned(a + 3 * WORD_BYTES);
        const word w126 = w124 ^ c73;  // g0 k_edit.dp:17
        const word w127 = lop3<0xf6>(w126, c74, w125);  // g1 k_edit.dp:17
        const word w128 = lop3<0x34>(c60, c50, c59);  // g2 k_edit.dp:17
        const word w129 = lop3<0xbd>(w128, c51, c52);  // g3 k_edit.dp:17
        const word w130 = lop3<0xa6>(w129, w127, c50);  // g4 k_edit.dp:17
        const word w131 = lop3<0xa6>(w130, c50, c51);  // g5 k_edit.dp:17
        const word w132 = lop3<0x4b>(w131, c59, w130);  // g6 k_edit.dp:17
        const word w133 = lop3<0xca>(c75, c59, c50);  // g7 k_edit.dp:17
        const word w134 = lop3<0xca>(c75, c60, c51);  // g8 k_edit.dp:17
        const word w135 = lop3<0xca>(c75, w132, c52);  // g9 k_edit.dp:17
        const word w136 = load_aligned(a);
        const word w137 = load_aligned(a + 1 * WORD_BYTES);
        const word w138 = w136 ^ w93;  // g0 k_edit.dp:17
        const word w139 = lop3<0xf6>(w138, w94, w137);  // g1 k_edit.dp:17
        const word w140 = lop3<0x34>(w99, c47, w97);  // g2 k_edit.dp:17
        const word w141 = lop3<0xbd>(w140, c48, c49);  // g3 k_edit.dp:17
        const word w142 = lop3<0xa6>(w141, w139, c47);  // g4 k_edit.dp:17
        const word w143 = lop3<0xa6>(w142, c47, c48);  // g5 k_edit.dp:17
        const word w144 = lop3<0x4b>(w143, w97, w142);  // g6 k_edit.dp:17
        const word w145 = lop3<0xca>(w95, w97, c47);  // g7 k_edit.dp:17
        const word w146 = lop3<0xca>(w95, w99, c48);  // g8 k_edit.dp:17
        const word w147 = lop3<0xca>(w95, w144, c49);  // g9 k_edit.dp:17
        store_first(bottom + i90, w106);
        store_first(bottom + i92, w107);
        const word w148 = load_word(windows + i84);
        const word w149 = load_word(windows + i85);
        const word w150 = load_word(active + i83);
        const word w151 = load_first(top + i90 + 1);
        const word w152 = shift_in(w106, w151);
        const word w153 = load_first(top + i91 + 1);
        const word w154 = shift_in(w107, w153);
        const word w155 = load_aligned(a + 6 * WORD_BYTES);
        const word w156 = load_aligned(a + 7 * WORD_BYTES);
        const word w157 = w155 ^ c70;  // g0 k_edit.dp:17
        const word w158 = lop3<0xf6>(w157, c71, w156);  // g1 k_edit.dp:17
        const word w159 = lop3<0x34>(w119, w109, w118);  // g2 k_edit.dp:17
        const word w160 = lop3<0xbd>(w159, w110, w111);  // g3 k_edit.dp:17
        const word w161 = lop3<0xa6>(w160, w158, w109);  // g4 k_edit.dp:17
        const word w162 = lop3<0xa6>(w161, w109, w110);  // g5 k_edit.dp:17
        const word w163 = lop3<0x4b>(w162, w118, w161);  // g6 k_edit.dp:17
        const word w164 = lop3<0xca>(c72, w118, w109);  // g7 k_edit.dp:17
        const word w165 = lop3<0xca>(c72, w119, w110);  // g8 k_edit.dp:17
        const word w166 = lop3<0xca>(c72, w163, w111);  // g9 k_edit.dp:17
        const word w167 = load_aligned(a + 4 * WORD_BYTES);
        const word w168 = load_aligned(a + 5 * WORD_BYTES);
        const word w169 = w167 ^ c73;  // g0 k_edit.dp:17
        const word w170 = lop3<0xf6>(w169, c74, w168);  // g1 k_edit.dp:17
        const word w171 = lop3<0x34>(w131, w121, w130);  // g2 k_edit.dp:17
        const word w172 = lop3<0xbd>(w171, w122, w123);  // g3 k_edit.dp:17
        const word w173 = lop3<0xa6>(w172, w170, w121);  // g4 k_edit.dp:17
        const word w174 = lop3<0xa6>(w173, w121, w122);  // g5 k_edit.dp:17
        const word w175 = lop3<0x4b>(w174, w130, w173);  // g6 k_edit.dp:17
        const word w176 = lop3<0xca>(c75, w130, w121);  // g7 k_edit.dp:17
        const word w177 = lop3<0xca>(c75, w131, w122);  // g8 k_edit.dp:17
        const word w178 = lop3<0xca>(c75, w175, w123);  // g9 k_edit.dp:17
        const word w179 = load_aligned(a + 2 * WORD_BYTES);
        const word w180 = load_aligned(a + 3 * WORD_BYTES);
        const word w181 = w179 ^ w93;  // g0 k_edit.dp:17
        const word w182 = lop3<0xf6>(w181, w94, w180);  // g1 k_edit.dp:17
        const word w183 = lop3<0x34>(w143, w133, w142);  // g2 k_edit.dp:17
        const word w184 = lop3<0xbd>(w183, w134, w135);  // g3 k_edit.dp:17
        const word w185 = lop3<0xa6>(w184, w182, w133);  // g4 k_edit.dp:17
        const word w186 = lop3<0xa6>(w185, w133, w134);  // g5 k_edit.dp:17
        const word w187 = lop3<0x4b>(w186, w142, w185);  // g6 k_edit.dp:17
        const word w188 = lop3<0xca>(w95, w142, w133);  // g7 k_edit.dp:17
        const word w189 = lop3<0xca>(w95, w143, w134);  // g8 k_edit.dp:17
        const word w190 = lop3<0xca>(w95, w187, w135);  // g9 k_edit.dp:17
        const word w191 = load_aligned(a);
        const word w192 = load_aligned(a + 1 * WORD_BYTES);
        const word w193 = w191 ^ w148;  // g0 k_edit.dp:17
        const word w194 = lop3<0xf6>(w193, w149, w192);  // g1 k_edit.dp:17
        const word w195 = lop3<0x34>(w154, w145, w152);  // g2 k_edit.dp:17
        const word w196 = lop3<0xbd>(w195, w146, w147);  // g3 k_edit.dp:17
        const word w197 = lop3<0xa6>(w196, w194, w145);  // g4 k_edit.dp:17
        const word w198 = lop3<0xa6>(w197, w145, w146);  // g5 k_edit.dp:17
        const word w199 = lop3<0x4b>(w198, w152, w197);  // g6 k_edit.dp:17
        const word w200 = lop3<0xca>(w150, w152, w145);  // g7 k_edit.dp:17
        const word w201 = lop3<0xca>(w150, w154, w146);  // g8 k_edit.dp:17
        const word w202 = lop3<0xca>(w150, w199, w147);  // g9 k_edit.dp:17
        store_first(bottom + i90 + 1, w161);
        store_first(bottom + i92 + 1, w162);
        const word w203 = load_word(windows + i86);
        const word w204 = load_word(windows + i87);
        const word w205 = load_word(active + i84);
        const word w206 = load_first(top + i90 + 2);
        const word w207 = shift_in(w161, w206);
        const word w208 = load_first(top + i91 + 2);
        const word w209 = shift_in(w162, w208);
        const word w210 = load_aligned(a + 6 * WORD_BYTES);
        const word w211 = load_aligned(a + 7 * WORD_BYTES);
        const word w212 = w210 ^ c73;  // g0 k_edit.dp:17
        const word w213 = lop3<0xf6>(w212, c74, w211);  // g1 k_edit.dp:17
        const word w214 = lop3<0x34>(w174, w164, w173);  // g2 k_edit.dp:17
        const word w215 = lop3<0xbd>(w214, w165, w166);  // g3 k_edit.dp:17
        const word w216 = lop3<0xa6>(w215, w213, w164);  // g4 k_edit.dp:17
        const word w217 = lop3<0xa6>(w216, w164, w165);  // g5 k_edit.dp:17
        const word w218 = lop3<0x4b>(w217, w173, w216);  // g6 k_edit.dp:17
        const word w219 = lop3<0xca>(c75, w173, w164);  // g7 k_edit.dp:17
        const word w220 = lop3<0xca>(c75, w174, w165);  // g8 k_edit.dp:17
        const word w221 = lop3<0xca>(c75, w218, w166);  // g9 k_edit.dp:17
        const word w222 = load_aligned(a + 4 * WORD_BYTES);
        const word w223 = load_aligned(a + 5 * WORD_BYTES);
        const word w224 = w222 ^ w93;  // g0 k_edit.dp:17
        const word w225 = lop3<0xf6>(w224, w94, w223);  // g1 k_edit.dp:17
        const word w226 = lop3<0x34>(w186, w176, w185);  // g2 k_edit.dp:17
        const word w227 = lop3<0xbd>(w226, w177, w178);  // g3 k_edit.dp:17
        const word w228 = lop3<0xa6>(w227, w225, w176);  // g4 k_edit.dp:17
        const word w229 = lop3<0xa6>(w228, w176, w177);  // g5 k_edit.dp:17
        const word w230 = lop3<0x4b>(w229, w185, w228);  // g6 k_edit.dp:17
        const word w231 = lop3<0xca>(w95, w185, w176);  // g7 k_edit.dp:17
        const word w232 = lop3<0xca>(w95, w186, w177);  // g8 k_edit.dp:17
        const word w233 = lop3<0xca>(w95, w230, w178);  // g9 k_edit.dp:17
        const word w234 = load_aligned(a + 2 * WORD_BYTES);
        const word w235 = load_aligned(a + 3 * WORD_BYTES);
        const word w236 = w234 ^ w148;  // g0 k_edit.dp:17
        const word w237 = lop3<0xf6>(w236, w149, w235);  // g1 k_edit.dp:17
        const word w238 = lop3<0x34>(w198, w188, w197);  // g2 k_edit.dp:17
        const word w239 = lop3<0xbd>(w238, w189, w190);  // g3 k_edit.dp:17
        const word w240 = lop3<0xa6>(w239, w237, w188);  // g4 k_edit.dp:17
        const word w241 = lop3<0xa6>(w240, w188, w189);  // g5 k_edit.dp:17
        const word w242 = lop3<0x4b>(w241, w197, w240);  // g6 k_edit.dp:17
        const word w243 = lop3<0xca>(w150, w197, w188);  // g7 k_edit.dp:17
        const word w244 = lop3<0xca>(w150, w198, w189);  // g8 k_edit.dp:17
        const word w245 = lop3<0xca>(w150, w242, w190);  // g9 k_edit.dp:17
        const word w246 = load_aligned(a);
        const word w247 = load_aligned(a + 1 * WORD_BYTES);
        const word w248 = w246 ^ w203;  // g0 k_edit.dp:17
        const word w249 = lop3<0xf6>(w248, w204, w247);  // g1 k_edit.dp:17
        const word w250 = lop3<0x34>(w209, w200, w207);  // g2 k_edit.dp:17
        const word w251 = lop3<0xbd>(w250, w201, w202);  // g3 k_edit.dp:17
        const word w252 = lop3<0xa6>(w251, w249, w200);  // g4 k_edit.dp:17
        const word w253 = lop3<0xa6>(w252, w200, w201);  // g5 k_edit.dp:17
        const word w254 = lop3<0x4b>(w253, w207, w252);  // g6 k_edit.dp:17
        const word w255 = lop3<0xca>(w205, w207, w200);  // g7 k_edit.dp:17
        const word w256 = lop3<0xca>(w205, w209, w201);  // g8 k_edit.dp:17
        const word w257 = lop3<0xca>(w205, w254, w202);  // g9 k_edit.dp:17
        store_first(bottom + i90 + 2, w216);
        store_first(bottom + i92 + 2, w217);
        const word w258 = load_word(windows + i88);
        const word w259 = load_word(windows + i89);
        const word w260 = load_word(active + i85);
        const word w261 = load_first(top + i90 + 3);
        const word w262 = shift_in(w216, w261);
        const word w263 = load_first(top + i91 + 3);
        const word w264 = shift_in(w217, w263);
        const word w265 = load_aligned(a + 6 * WORD_BYTES);
        const word w266 = load_aligned(a + 7 * WORD_BYTES);
        const word w267 = w265 ^ w93;  // g0 k_edit.dp:17
        const word w268 = lop3<0xf6>(w267, w94, w266);  // g1 k_edit.dp:17
        const word w269 = lop3<0x34>(w229, w219, w228);  // g2 k_edit.dp:17
        const word w270 = lop3<0xbd>(w269, w220, w221);  // g3 k_edit.dp:17
        const word w271 = lop3<0xa6>(w270, w268, w219);  // g4 k_edit.dp:17
        const word w272 = lop3<0xa6>(w271, w219, w220);  // g5 k_edit.dp:17
        const word w273 = lop3<0x4b>(w272, w228, w271);  // g6 k_edit.dp:17
        const word w274 = lop3<0xca>(w95, w228, w219);  // g7 k_edit.dp:17
        const word w275 = lop3<0xca>(w95, w229, w220);  // g8 k_edit.dp:17
        const word w276 = lop3<0xca>(w95, w273, w221);  // g9 k_edit.dp:17
        const word w277 = load_aligned(a + 4 * WORD_BYTES);
        const word w278 = load_aligned(a + 5 * WORD_BYTES);
        const word w279 = w277 ^ w148;  // g0 k_edit.dp:17
        const word w280 = lop3<0xf6>(w279, w149, w278);  // g1 k_edit.dp:17
        const word w281 = lop3<0x34>(w241, w231, w240);  // g2 k_edit.dp:17
        const word w282 = lop3<0xbd>(w281, w232, w233);  // g3 k_edit.dp:17
        const word w283 = lop3<0xa6>(w282, w280, w231);  // g4 k_edit.dp:17
        const word w284 = lop3<0xa6>(w283, w231, w232);  // g5 k_edit.dp:17
        const word w285 = lop3<0x4b>(w284, w240, w283);  // g6 k_edit.dp:17
        const word w286 = lop3<0xca>(w150, w240, w231);  // g7 k_edit.dp:17
        const word w287 = lop3<0xca>(w150, w241, w232);  // g8 k_edit.dp:17
        const word w288 = lop3<0xca>(w150, w285, w233);  // g9 k_edit.dp:17
        const word w289 = load_aligned(a + 2 * WORD_BYTES);
        const word w290 = load_aligned(a + 3 * WORD_BYTES);
        const word w291 = w289 ^ w203;  // g0 k_edit.dp:17
        const word w292 = lop3<0xf6>(w291, w204, w290);  // g1 k_edit.dp:17
        const word w293 = lop3<0x34>(w253, w243, w252);  // g2 k_edit.dp:17
        const word w294 = lop3<0xbd>(w293, w244, w245);  // g3 k_edit.dp:17
        const word w295 = lop3<0xa6>(w294, w292, w243);  // g4 k_edit.dp:17
        const word w296 = lop3<0xa6>(w295, w243, w244);  // g5 k_edit.dp:17
        const word w297 = lop3<0x4b>(w296, w252, w295);  // g6 k_edit.dp:17
        const word w298 = lop3<0xca>(w205, w252, w243);  // g7 k_edit.dp:17
        const word w299 = lop3<0xca>(w205, w253, w244);  // g8 k_edit.dp:17
        const word w300 = lop3<0xca>(w205, w297, w245);  // g9 k_edit.dp:17
        const word w301 = load_aligned(a);
        const word w302 = load_aligned(a + 1 * WORD_BYTES);
        const word w303 = w301 ^ w258;  // g0 k_edit.dp:17
        const word w304 = lop3<0xf6>(w303, w259, w302);  // g1 k_edit.dp:17
        const word w305 = lop3<0x34>(w264, w255, w262);  // g2 k_edit.dp:17
        const word w306 = lop3<0xbd>(w305, w256, w257);  // g3 k_edit.dp:17
        const word w307 = lop3<0xa6>(w306, w304, w255);  // g4 k_edit.dp:17
        const word w308 = lop3<0xa6>(w307, w255, w256);  // g5 k_edit.dp:17
        const word w309 = lop3<0x4b>(w308, w262, w307);  // g6 k_edit.dp:17
        const word w310 = lop3<0xca>(w260, w262, w255);  // g7 k_edit.dp:17
        const word w311 = lop3<0xca>(w260, w264, w256);  // g8 k_edit.dp:17
        const word w312 = lop3<0xca>(w260, w309, w257);  // g9 k_edit.dp:17
        store_first(bottom + i90 + 3, w271);
        store_first(bottom + i92 + 3, w272);
        c47 = w310;
        c48 = w311;
        c49 = w312;
        c50 = w298;
        c51 = w299;
        c52 = w300;
        c53 = w286;
        c54 = w287;
        c55 = w288;
        c56 = w274;
        c57 = w275;
        c58 = w276;
        c59 = w307;
        c60 = w308;
        c61 = w295;
        c62 = w296;
        c63 = w283;
        c64 = w284;
        c65 = w271;
        c66 = w272;
        c67 = w148;
        c68 = w149;
        c69 = w150;
        c70 = w203;
        c71 = w204;
        c72 = w205;
        c73 = w258;
        c74 = w259;
        c75 = w260;
    }
    store_aligned(vertical, c47);
    store_aligned(vertical + 1 * WORD_BYTES, c48);
    store_aligned(vertical + 2 * WORD_BYTES, c49);
    store_aligned(vertical + 3 * WORD_BYTES, c50);
    store_aligned(vertical + 4 * WORD_BYTES, c51);
    store_aligned(vertical + 5 * WORD_BYTES, c52);
    store_aligned(vertical + 6 * WORD_BYTES, c53);
    store_aligned(vertical + 7 * WORD_BYTES, c54);
    store_aligned(vertical + 8 * WORD_BYTES, c55);
    store_aligned(vertical + 9 * WORD_BYTES, c56);
    store_aligned(vertical + 10 * WORD_BYTES, c57);
    store_aligned(vertical + 11 * WORD_BYTES, c58);
    store_aligned(down, c59);
    store_aligned(down + 1 * WORD_BYTES, c60);
    store_aligned(down + 2 * WORD_BYTES, c61);
    store_aligned(down + 3 * WORD_BYTES, c62);
    store_aligned(down + 4 * WORD_BYTES, c63);
    store_aligned(down + 5 * WORD_BYTES, c64);
    store_aligned(down + 6 * WORD_BYTES, c65);
    store_aligned(down + 7 * WORD_BYTES, c66);
}
extern "C" __global__ void k_edit_edge(uint8_t *const *buffers, const int64_t *scalars,
                                  int tasks) {
    const int task = (int)((blockIdx.x * blockDim.x + threadIdx.x) / 32u);
    if (task < tasks) edge(buffers + task * 8, scalars + task * 6);
}

// An iteration: 112 gates, 8 moves, 0 additions, 48 loads, 8 stores.
WARP_FUNCTION void steady(uint8_t *const *buffers, const int64_t *scalars) {
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
    const word w13 = load_aligned(vertical + 8 * WORD_BYTES);
    const word w14 = load_aligned(vertical + 9 * WORD_BYTES);
    const word w15 = load_aligned(vertical + 10 * WORD_BYTES);
    const word w16 = load_aligned(vertical + 11 * WORD_BYTES);
    const word w17 = load_aligned(down);
    const word w18 = load_aligned(down + 1 * WORD_BYTES);
    const word w19 = load_aligned(down + 2 * WORD_BYTES);
    const word w20 = load_aligned(down + 3 * WORD_BYTES);
    const word w21 = load_aligned(down + 4 * WORD_BYTES);
    const word w22 = load_aligned(down + 5 * WORD_BYTES);
    const word w23 = load_aligned(down + 6 * WORD_BYTES);
    const word w24 = load_aligned(down + 7 * WORD_BYTES);
    const uint64_t i25 = i3 & (uint64_t)7;
    const uint64_t i26 = i3 >> 3;
    const uint64_t i27 = i25 * i0;
    const uint64_t i28 = i27 + i26;
    const uint64_t i29 = i0 * (uint64_t)8;
    const uint64_t i30 = i28 + i29;
    const uint64_t i31 = i30 + i29;
    const uint64_t i32 = i31 + i29;
    const uint64_t i33 = i32 + i29;
    const uint64_t i34 = i33 + i29;
    const uint64_t i35 = i34 + i29;
    const uint64_t i36 = i35 + i29;
    const word w37 = load_word(windows + i31);
    const word w38 = load_word(windows + i32);
    const word w39 = load_word(windows + i33);
    const word w40 = load_word(windows + i34);
    const word w41 = load_word(windows + i35);
    const word w42 = load_word(windows + i36);
    word c44 = w5;
    word c45 = w6;
    word c46 = w7;
    word c47 = w8;
    word c48 = w9;
    word c49 = w10;
    word c50 = w11;
    word c51 = w12;
    word c52 = w13;
    word c53 = w14;
    word c54 = w15;
    word c55 = w16;
    word c56 = w17;
    word c57 = w18;
    word c58 = w19;
    word c59 = w20;
    word c60 = w21;
    word c61 = w22;
    word c62 = w23;
    word c63 = w24;
    word c64 = w37;
    word c65 = w38;
    word c66 = w39;
    word c67 = w40;
    word c68 = w41;
    word c69 = w42;
    for (uint64_t i43 = i3; (int64_t)i43 < (int64_t)i4; ++i43) {
        const uint64_t i70 = (uint64_t)1;
        const uint64_t i71 = i43 + i70;
        const uint64_t i72 = i71 & (uint64_t)7;
        const uint64_t i73 = i71 >> 3;
        const uint64_t i74 = i72 * i0;
        const uint64_t i75 = i74 + i73;
        const uint64_t i76 = i0 * (uint64_t)8;
        const uint64_t i77 = i75 + i76;
        const uint64_t i78 = i77 + i76;
        const uint64_t i79 = i78 + i76;
        const uint64_t i80 = i79 + i76;
        const uint64_t i81 = i80 + i76;
        const uint64_t i82 = i81 + i76;
        const uint64_t i83 = i82 + i76;
        const uint64_t i84 = i43 * (uint64_t)4;
        const uint64_t i85 = i84 + i1;
        const uint64_t i86 = i84 + i2;
        const word w87 = load_word(windows + i75);
        const word w88 = load_word(windows + i77);
        const word w89 = load_first(top + i84);
        const word w90 = shift_in(c62, w89);
        const word w91 = load_first(top + i85);
        const word w92 = shift_in(c63, w91);
        const word w93 = load_aligned(a + 6 * WORD_BYTES);
        const word w94 = load_aligned(a + 7 * WORD_BYTES);
        const word w95 = w93 ^ c64;  // g0 k_edit.dp:17
        const word w96 = lop3<0xf6>(w95, c65, w94);  // g1 k_edit.dp:17
        const word w97 = lop3<0x34>(c61, c53, c60);  // g2 k_edit.dp:17
        const word w98 = lop3<0xbd>(w97, c54, c55);  // g3 k_edit.dp:17
        const word w99 = lop3<0xa6>(w98, w96, c53);  // g4 k_edit.dp:17
        const word w100 = lop3<0xa6>(w99, c53, c54);  // g5 k_edit.dp:17
        const word w101 = lop3<0x4b>(w100, c60, w99);  // g6 k_edit.dp:17
        const word w102 = load_aligned(a + 4 * WORD_BYTES);
        const word w103 = load_aligned(a + 5 * WORD_BYTES);
        const word w104 = w102 ^ c66;  // g0 k_edit.dp:17
        const word w105 = lop3<0xf6>(w104, c67, w103);  // g1 k_edit.dp:17
        const word w106 = lop3<0x34>(c59, c50, c58);  // g2 k_edit.dp:17
        const word w107 = lop3<0xbd>(w106, c51, c52);  // g3 k_edit.dp:17
        const word w108 = lop3<0xa6>(w107, w105, c50);  // g4 k_edit.dp:17
        const word w109 = lop3<0xa6>(w108, c50, c51);  // g5 k_edit.dp:17
        const word w110 = lop3<0x4b>(w109, c58, w108);  // g6 k_edit.dp:17
        const word w111 = load_aligned(a + 2 * WORD_BYTES);
        const word w112 = load_aligned(a + 3 * WORD_BYTES);
        const word w113 = w111 ^ c68;  // g0 k_edit.dp:17
        const word w114 = lop3<0xf6>(w113, c69, w112);  // g1 k_edit.dp:17
        const word w115 = lop3<0x34>(c57, c47, c56);  // g2 k_edit.dp:17
        const word w116 = lop3<0xbd>(w115, c48, c49);  // g3 k_edit.dp:17
        const word w117 = lop3<0xa6>(w116, w114, c47);  // g4 k_edit.dp:17
        const word w118 = lop3<0xa6>(w117, c47, c48);  // g5 k_edit.dp:17
        const word w119 = lop3<0x4b>(w118, c56, w117);  // g6 k_edit.dp:17
        const word w120 = load_aligned(a);
        const word w121 = load_aligned(a + 1 * WORD_BYTES);
        const word w122 = w120 ^ w87;  // g0 k_edit.dp:17
        const word w123 = lop3<0xf6>(w122, w88, w121);  // g1 k_edit.dp:17
        const word w124 = lop3<0x34>(w92, c44, w90);  // g2 k_edit.dp:17
        const word w125 = lop3<0xbd>(w124, c45, c46);  // g3 k_edit.dp:17
        const word w126 = lop3<0xa6>(w125, w123, c44);  // g4 k_edit.dp:17
        const word w127 = lop3<0xa6>(w126, c44, c45);  // g5 k_edit.dp:17
        const word w128 = lop3<0x4b>(w127, w90, w126);  // g6 k_edit.dp:17
        store_first(bottom + i84, w99);
        store_first(bottom + i86, w100);
        const word w129 = load_word(windows + i78);
        const word w130 = load_word(windows + i79);
        const word w131 = load_first(top + i84 + 1);
        const word w132 = shift_in(w99, w131);
        const word w133 = load_first(top + i85 + 1);
        const word w134 = shift_in(w100, w133);
        const word w135 = load_aligned(a + 6 * WORD_BYTES);
        const word w136 = load_aligned(a + 7 * WORD_BYTES);
        const word w137 = w135 ^ c66;  // g0 k_edit.dp:17
        const word w138 = lop3<0xf6>(w137, c67, w136);  // g1 k_edit.dp:17
        const word w139 = lop3<0x34>(w109, c60, w108);  // g2 k_edit.dp:17
        const word w140 = lop3<0xbd>(w139, c61, w101);  // g3 k_edit.dp:17
        const word w141 = lop3<0xa6>(w140, w138, c60);  // g4 k_edit.dp:17
        const word w142 = lop3<0xa6>(w141, c60, c61);  // g5 k_edit.dp:17
        const word w143 = lop3<0x4b>(w142, w108, w141);  // g6 k_edit.dp:17
        const word w144 = load_aligned(a + 4 * WORD_BYTES);
        const word w145 = load_aligned(a + 5 * WORD_BYTES);
        const word w146 = w144 ^ c68;  // g0 k_edit.dp:17
        const word w147 = lop3<0xf6>(w146, c69, w145);  // g1 k_edit.dp:17
        const word w148 = lop3<0x34>(w118, c58, w117);  // g2 k_edit.dp:17
        const word w149 = lop3<0xbd>(w148, c59, w110);  // g3 k_edit.dp:17
        const word w150 = lop3<0xa6>(w149, w147, c58);  // g4 k_edit.dp:17
        const word w151 = lop3<0xa6>(w150, c58, c59);  // g5 k_edit.dp:17
        const word w152 = lop3<0x4b>(w151, w117, w150);  // g6 k_edit.dp:17
        const word w153 = load_aligned(a + 2 * WORD_BYTES);
        const word w154 = load_aligned(a + 3 * WORD_BYTES);
        const word w155 = w153 ^ w87;  // g0 k_edit.dp:17
        const word w156 = lop3<0xf6>(w155, w88, w154);  // g1 k_edit.dp:17
        const word w157 = lop3<0x34>(w127, c56, w126);  // g2 k_edit.dp:17
        const word w158 = lop3<0xbd>(w157, c57, w119);  // g3 k_edit.dp:17
        const word w159 = lop3<0xa6>(w158, w156, c56);  // g4 k_edit.dp:17
        const word w160 = lop3<0xa6>(w159, c56, c57);  // g5 k_edit.dp:17
        const word w161 = lop3<0x4b>(w160, w126, w159);  // g6 k_edit.dp:17
        const word w162 = load_aligned(a);
        const word w163 = load_aligned(a + 1 * WORD_BYTES);
        const word w164 = w162 ^ w129;  // g0 k_edit.dp:17
        const word w165 = lop3<0xf6>(w164, w130, w163);  // g1 k_edit.dp:17
        const word w166 = lop3<0x34>(w134, w90, w132);  // g2 k_edit.dp:17
        const word w167 = lop3<0xbd>(w166, w92, w128);  // g3 k_edit.dp:17
        const word w168 = lop3<0xa6>(w167, w165, w90);  // g4 k_edit.dp:17
        const word w169 = lop3<0xa6>(w168, w90, w92);  // g5 k_edit.dp:17
        const word w170 = lop3<0x4b>(w169, w132, w168);  // g6 k_edit.dp:17
        store_first(bottom + i84 + 1, w141);
        store_first(bottom + i86 + 1, w142);
        const word w171 = load_word(windows + i80);
        const word w172 = load_word(windows + i81);
        const word w173 = load_first(top + i84 + 2);
        const word w174 = shift_in(w141, w173);
        const word w175 = load_first(top + i85 + 2);
        const word w176 = shift_in(w142, w175);
        const word w177 = load_aligned(a + 6 * WORD_BYTES);
        const word w178 = load_aligned(a + 7 * WORD_BYTES);
        const word w179 = w177 ^ c68;  // g0 k_edit.dp:17
        const word w180 = lop3<0xf6>(w179, c69, w178);  // g1 k_edit.dp:17
        const word w181 = lop3<0x34>(w151, w108, w150);  // g2 k_edit.dp:17
        const word w182 = lop3<0xbd>(w181, w109, w143);  // g3 k_edit.dp:17
        const word w183 = lop3<0xa6>(w182, w180, w108);  // g4 k_edit.dp:17
        const word w184 = lop3<0xa6>(w183, w108, w109);  // g5 k_edit.dp:17
        const word w185 = lop3<0x4b>(w184, w150, w183);  // g6 k_edit.dp:17
        const word w186 = load_aligned(a + 4 * WORD_BYTES);
        const word w187 = load_aligned(a + 5 * WORD_BYTES);
        const word w188 = w186 ^ w87;  // g0 k_edit.dp:17
        const word w189 = lop3<0xf6>(w188, w88, w187);  // g1 k_edit.dp:17
        const word w190 = lop3<0x34>(w160, w117, w159);  // g2 k_edit.dp:17
        const word w191 = lop3<0xbd>(w190, w118, w152);  // g3 k_edit.dp:17
        const word w192 = lop3<0xa6>(w191, w189, w117);  // g4 k_edit.dp:17
        const word w193 = lop3<0xa6>(w192, w117, w118);  // g5 k_edit.dp:17
        const word w194 = lop3<0x4b>(w193, w159, w192);  // g6 k_edit.dp:17
        const word w195 = load_aligned(a + 2 * WORD_BYTES);
        const word w196 = load_aligned(a + 3 * WORD_BYTES);
        const word w197 = w195 ^ w129;  // g0 k_edit.dp:17
        const word w198 = lop3<0xf6>(w197, w130, w196);  // g1 k_edit.dp:17
        const word w199 = lop3<0x34>(w169, w126, w168);  // g2 k_edit.dp:17
        const word w200 = lop3<0xbd>(w199, w127, w161);  // g3 k_edit.dp:17
        const word w201 = lop3<0xa6>(w200, w198, w126);  // g4 k_edit.dp:17
        const word w202 = lop3<0xa6>(w201, w126, w127);  // g5 k_edit.dp:17
        const word w203 = lop3<0x4b>(w202, w168, w201);  // g6 k_edit.dp:17
        const word w204 = load_aligned(a);
        const word w205 = load_aligned(a + 1 * WORD_BYTES);
        const word w206 = w204 ^ w171;  // g0 k_edit.dp:17
        const word w207 = lop3<0xf6>(w206, w172, w205);  // g1 k_edit.dp:17
        const word w208 = lop3<0x34>(w176, w132, w174);  // g2 k_edit.dp:17
        const word w209 = lop3<0xbd>(w208, w134, w170);  // g3 k_edit.dp:17
        const word w210 = lop3<0xa6>(w209, w207, w132);  // g4 k_edit.dp:17
        const word w211 = lop3<0xa6>(w210, w132, w134);  // g5 k_edit.dp:17
        const word w212 = lop3<0x4b>(w211, w174, w210);  // g6 k_edit.dp:17
        store_first(bottom + i84 + 2, w183);
        store_first(bottom + i86 + 2, w184);
        const word w213 = load_word(windows + i82);
        const word w214 = load_word(windows + i83);
        const word w215 = load_first(top + i84 + 3);
        const word w216 = shift_in(w183, w215);
        const word w217 = load_first(top + i85 + 3);
        const word w218 = shift_in(w184, w217);
        const word w219 = load_aligned(a + 6 * WORD_BYTES);
        const word w220 = load_aligned(a + 7 * WORD_BYTES);
        const word w221 = w219 ^ w87;  // g0 k_edit.dp:17
        const word w222 = lop3<0xf6>(w221, w88, w220);  // g1 k_edit.dp:17
        const word w223 = lop3<0x34>(w193, w150, w192);  // g2 k_edit.dp:17
        const word w224 = lop3<0xbd>(w223, w151, w185);  // g3 k_edit.dp:17
        const word w225 = lop3<0xa6>(w224, w222, w150);  // g4 k_edit.dp:17
        const word w226 = lop3<0xa6>(w225, w150, w151);  // g5 k_edit.dp:17
        const word w227 = lop3<0x4b>(w226, w192, w225);  // g6 k_edit.dp:17
        const word w228 = load_aligned(a + 4 * WORD_BYTES);
        const word w229 = load_aligned(a + 5 * WORD_BYTES);
        const word w230 = w228 ^ w129;  // g0 k_edit.dp:17
        const word w231 = lop3<0xf6>(w230, w130, w229);  // g1 k_edit.dp:17
        const word w232 = lop3<0x34>(w202, w159, w201);  // g2 k_edit.dp:17
        const word w233 = lop3<0xbd>(w232, w160, w194);  // g3 k_edit.dp:17
        const word w234 = lop3<0xa6>(w233, w231, w159);  // g4 k_edit.dp:17
        const word w235 = lop3<0xa6>(w234, w159, w160);  // g5 k_edit.dp:17
        const word w236 = lop3<0x4b>(w235, w201, w234);  // g6 k_edit.dp:17
        const word w237 = load_aligned(a + 2 * WORD_BYTES);
        const word w238 = load_aligned(a + 3 * WORD_BYTES);
        const word w239 = w237 ^ w171;  // g0 k_edit.dp:17
        const word w240 = lop3<0xf6>(w239, w172, w238);  // g1 k_edit.dp:17
        const word w241 = lop3<0x34>(w211, w168, w210);  // g2 k_edit.dp:17
        const word w242 = lop3<0xbd>(w241, w169, w203);  // g3 k_edit.dp:17
        const word w243 = lop3<0xa6>(w242, w240, w168);  // g4 k_edit.dp:17
        const word w244 = lop3<0xa6>(w243, w168, w169);  // g5 k_edit.dp:17
        const word w245 = lop3<0x4b>(w244, w210, w243);  // g6 k_edit.dp:17
        const word w246 = load_aligned(a);
        const word w247 = load_aligned(a + 1 * WORD_BYTES);
        const word w248 = w246 ^ w213;  // g0 k_edit.dp:17
        const word w249 = lop3<0xf6>(w248, w214, w247);  // g1 k_edit.dp:17
        const word w250 = lop3<0x34>(w218, w174, w216);  // g2 k_edit.dp:17
        const word w251 = lop3<0xbd>(w250, w176, w212);  // g3 k_edit.dp:17
        const word w252 = lop3<0xa6>(w251, w249, w174);  // g4 k_edit.dp:17
        const word w253 = lop3<0xa6>(w252, w174, w176);  // g5 k_edit.dp:17
        const word w254 = lop3<0x4b>(w253, w216, w252);  // g6 k_edit.dp:17
        store_first(bottom + i84 + 3, w225);
        store_first(bottom + i86 + 3, w226);
        c44 = w216;
        c45 = w218;
        c46 = w254;
        c47 = w210;
        c48 = w211;
        c49 = w245;
        c50 = w201;
        c51 = w202;
        c52 = w236;
        c53 = w192;
        c54 = w193;
        c55 = w227;
        c56 = w252;
        c57 = w253;
        c58 = w243;
        c59 = w244;
        c60 = w234;
        c61 = w235;
        c62 = w225;
        c63 = w226;
        c64 = w129;
        c65 = w130;
        c66 = w171;
        c67 = w172;
        c68 = w213;
        c69 = w214;
    }
    store_aligned(vertical, c44);
    store_aligned(vertical + 1 * WORD_BYTES, c45);
    store_aligned(vertical + 2 * WORD_BYTES, c46);
    store_aligned(vertical + 3 * WORD_BYTES, c47);
    store_aligned(vertical + 4 * WORD_BYTES, c48);
    store_aligned(vertical + 5 * WORD_BYTES, c49);
    store_aligned(vertical + 6 * WORD_BYTES, c50);
    store_aligned(vertical + 7 * WORD_BYTES, c51);
    store_aligned(vertical + 8 * WORD_BYTES, c52);
    store_aligned(vertical + 9 * WORD_BYTES, c53);
    store_aligned(vertical + 10 * WORD_BYTES, c54);
    store_aligned(vertical + 11 * WORD_BYTES, c55);
    store_aligned(down, c56);
    store_aligned(down + 1 * WORD_BYTES, c57);
    store_aligned(down + 2 * WORD_BYTES, c58);
    store_aligned(down + 3 * WORD_BYTES, c59);
    store_aligned(down + 4 * WORD_BYTES, c60);
    store_aligned(down + 5 * WORD_BYTES, c61);
    store_aligned(down + 6 * WORD_BYTES, c62);
    store_aligned(down + 7 * WORD_BYTES, c63);
}
extern "C" __global__ void k_edit_steady(uint8_t *const *buffers, const int64_t *scalars,
                                  int tasks) {
    const int task = (int)((blockIdx.x * blockDim.x + threadIdx.x) / 32u);
    if (task < tasks) steady(buffers + task * 8, scalars + task * 6);
}

// An iteration: 160 gates, 8 moves, 0 additions, 60 loads, 40 stores.
WARP_FUNCTION void edge_tap(uint8_t *const *buffers, const int64_t *scalars) {
    const uint8_t *const a = buffers[0];
    const uint8_t *const windows = buffers[1];
    const uint8_t *const active = buffers[2];
    uint8_t *const vertical = buffers[3];
    uint8_t *const down = buffers[4];
    const uint8_t *const top = buffers[5];
    uint8_t *const bottom = buffers[6];
    uint8_t *const tap = buffers[7];
    const uint64_t i0 = (uint64_t)scalars[2];
    const uint64_t i1 = (uint64_t)scalars[3];
    const uint64_t i2 = (uint64_t)scalars[4];
    const uint64_t i3 = (uint64_t)scalars[5];
    const uint64_t i4 = (uint64_t)scalars[0];
    const uint64_t i5 = (uint64_t)scalars[1];
    const word w6 = load_aligned(vertical);
    const word w7 = load_aligned(vertical + 1 * WORD_BYTES);
    const word w8 = load_aligned(vertical + 2 * WORD_BYTES);
    const word w9 = load_aligned(vertical + 3 * WORD_BYTES);
    const word w10 = load_aligned(vertical + 4 * WORD_BYTES);
    const word w11 = load_aligned(vertical + 5 * WORD_BYTES);
    const word w12 = load_aligned(vertical + 6 * WORD_BYTES);
    const word w13 = load_aligned(vertical + 7 * WORD_BYTES);
    const word w14 = load_aligned(vertical + 8 * WORD_BYTES);
    const word w15 = load_aligned(vertical + 9 * WORD_BYTES);
    const word w16 = load_aligned(vertical + 10 * WORD_BYTES);
    const word w17 = load_aligned(vertical + 11 * WORD_BYTES);
    const word w18 = load_aligned(down);
    const word w19 = load_aligned(down + 1 * WORD_BYTES);
    const word w20 = load_aligned(down + 2 * WORD_BYTES);
    const word w21 = load_aligned(down + 3 * WORD_BYTES);
    const word w22 = load_aligned(down + 4 * WORD_BYTES);
    const word w23 = load_aligned(down + 5 * WORD_BYTES);
    const word w24 = load_aligned(down + 6 * WORD_BYTES);
    const word w25 = load_aligned(down + 7 * WORD_BYTES);
    const uint64_t i26 = i4 & (uint64_t)7;
    const uint64_t i27 = i4 >> 3;
    const uint64_t i28 = i26 * i0;
    const uint64_t i29 = i28 + i27;
    const uint64_t i30 = i0 * (uint64_t)8;
    const uint64_t i31 = i29 + i30;
    const uint64_t i32 = i31 + i30;
    const uint64_t i33 = i32 + i30;
    const uint64_t i34 = i33 + i30;
    const uint64_t i35 = i34 + i30;
    const uint64_t i36 = i35 + i30;
    const uint64_t i37 = i36 + i30;
    const word w38 = load_word(windows + i32);
    const word w39 = load_word(windows + i33);
    const word w40 = load_word(active + i31);
    const word w41 = load_word(windows + i34);
    const word w42 = load_word(windows + i35);
    const word w43 = load_word(active + i32);
    const word w44 = load_word(windows + i36);
    const word w45 = load_word(windows + i37);
    const word w46 = load_word(active + i33);
    word c48 = w6;
    word c49 = w7;
    word c50 = w8;
    word c51 = w9;
    word c52 = w10;
    word c53 = w11;
    word c54 = w12;
    word c55 = w13;
    word c56 = w14;
    word c57 = w15;
    word c58 = w16;
    word c59 = w17;
    word c60 = w18;
    word c61 = w19;
    word c62 = w20;
    word c63 = w21;
    word c64 = w22;
    word c65 = w23;
    word c66 = w24;
    word c67 = w25;
    word c68 = w38;
    word c69 = w39;
    word c70 = w40;
    word c71 = w41;
    word c72 = w42;
    word c73 = w43;
    word c74 = w44;
    word c75 = w45;
    word c76 = w46;
    for (uint64_t i47 = i4; (int64_t)i47 < (int64_t)i5; ++i47) {
        const uint64_t i77 = (uint64_t)1;
        const uint64_t i78 = i47 + i77;
        const uint64_t i79 = i78 & (uint64_t)7;
        const uint64_t i80 = i78 >> 3;
        const uint64_t i81 = i79 * i0;
        const uint64_t i82 = i81 + i80;
        const uint64_t i83 = i0 * (uint64_t)8;
        const uint64_t i84 = i82 + i83;
        const uint64_t i85 = i84 + i83;
        const uint64_t i86 = i85 + i83;
        const uint64_t i87 = i86 + i83;
        const uint64_t i88 = i87 + i83;
        const uint64_t i89 = i88 + i83;
        const uint64_t i90 = i89 + i83;
        const uint64_t i91 = i47 * (uint64_t)4;
        const uint64_t i92 = i91 + i1;
        const uint64_t i93 = i91 + i2;
        const word w94 = load_word(windows + i82);
        const word w95 = load_word(windows + i84);
        const word w96 = load_word(active + i82);
        const word w97 = load_first(top + i91);
        const word w98 = shift_in(c66, w97);
        const word w99 = load_first(top + i92);
        const word w100 = shift_in(c67, w99);
        const word w101 = load_aligned(a + 6 * WORD_BYTES);
        const word w102 = load_aligned(a + 7 * WORD_BYTES);
        const word w103 = w101 ^ c68;  // g0 k_edit.dp:17
        const word w104 = lop3<0xf6>(w103, c69, w102);  // g1 k_edit.dp:17
        const word w105 = lop3<0x34>(c65, c57, c64);  // g2 k_edit.dp:17
        const word w106 = lop3<0xbd>(w105, c58, c59);  // g3 k_edit.dp:17
        const word w107 = lop3<0xa6>(w106, w104, c57);  // g4 k_edit.dp:17
        const word w108 = lop3<0xa6>(w107, c57, c58);  // g5 k_edit.dp:17
        const word w109 = lop3<0x4b>(w108, c64, w107);  // g6 k_edit.dp:17
        const word w110 = lop3<0xca>(c70, c64, c57);  // g7 k_edit.dp:17
        const word w111 = lop3<0xca>(c70, c65, c58);  // g8 k_edit.dp:17
        const word w112 = lop3<0xca>(c70, w109, c59);  // g9 k_edit.dp:17
        const word w113 = load_aligned(a + 4 * WORD_BYTES);
        const word w114 = load_aligned(a + 5 * WORD_BYTES);
        const word w115 = w113 ^ c71;  // g0 k_edit.dp:17
        const word w116 = lop3<0xf6>(w115, c72, w114);  // g1 k_edit.dp:17
        const word w117 = lop3<0x34>(c63, c54, c62);  // g2 k_edit.dp:17
        const word w118 = lop3<0xbd>(w117, c55, c56);  // g3 k_edit.dp:17
        const word w119 = lop3<0xa6>(w118, w116, c54);  // g4 k_edit.dp:17
        const word w120 = lop3<0xa6>(w119, c54, c55);  // g5 k_edit.dp:17
        const word w121 = lop3<0x4b>(w120, c62, w119);  // g6 k_edit.dp:17
        const word w122 = lop3<0xca>(c73, c62, c54);  // g7 k_edit.dp:17
        const word w123 = lop3<0xca>(c73, c63, c55);  // g8 k_edit.dp:17
        const word w124 = lop3<0xca>(c73, w121, c56);  // g9 k_edit.dp:17
        const word w125 = load_aligned(a + 2 * WORD_BYTES);
        const word w126 = load_aligned(a + 3 * WORD_BYTES);
        const word w127 = w125 ^ c74;  // g0 k_edit.dp:17
        const word w128 = lop3<0xf6>(w127, c75, w126);  // g1 k_edit.dp:17
        const word w129 = lop3<0x34>(c61, c51, c60);  // g2 k_edit.dp:17
        const word w130 = lop3<0xbd>(w129, c52, c53);  // g3 k_edit.dp:17
        const word w131 = lop3<0xa6>(w130, w128, c51);  // g4 k_edit.dp:17
        const word w132 = lop3<0xa6>(w131, c51, c52);  // g5 k_edit.dp:17
        const word w133 = lop3<0x4b>(w132, c60, w131);  // g6 k_edit.dp:17
        const word w134 = lop3<0xca>(c76, c60, c51);  // g7 k_edit.dp:17
        const word w135 = lop3<0xca>(c76, c61, c52);  // g8 k_edit.dp:17
        const word w136 = lop3<0xca>(c76, w133, c53);  // g9 k_edit.dp:17
        const word w137 = load_aligned(a);
        const word w138 = load_aligned(a + 1 * WORD_BYTES);
        const word w139 = w137 ^ w94;  // g0 k_edit.dp:17
        const word w140 = lop3<0xf6>(w139, w95, w138);  // g1 k_edit.dp:17
        const word w141 = lop3<0x34>(w100, c48, w98);  // g2 k_edit.dp:17
        const word w142 = lop3<0xbd>(w141, c49, c50);  // g3 k_edit.dp:17
        const word w143 = lop3<0xa6>(w142, w140, c48);  // g4 k_edit.dp:17
        const word w144 = lop3<0xa6>(w143, c48, c49);  // g5 k_edit.dp:17
        const word w145 = lop3<0x4b>(w144, w98, w143);  // g6 k_edit.dp:17
        const word w146 = lop3<0xca>(w96, w98, c48);  // g7 k_edit.dp:17
        const word w147 = lop3<0xca>(w96, w100, c49);  // g8 k_edit.dp:17
        const word w148 = lop3<0xca>(w96, w145, c50);  // g9 k_edit.dp:17
        store_aligned(tap, w143);
        store_aligned(tap + 1 * WORD_BYTES, w131);
        store_aligned(tap + 2 * WORD_BYTES, w119);
        store_aligned(tap + 3 * WORD_BYTES, w107);
        const uint64_t i149 = load_byte(tap + i3);
        store_byte(bottom + i91, i149);
        store_aligned(tap + 4 * WORD_BYTES, w144);
        store_aligned(tap + 5 * WORD_BYTES, w132);
        store_aligned(tap + 6 * WORD_BYTES, w120);
        store_aligned(tap + 7 * WORD_BYTES, w108);
        const uint64_t i150 = load_byte(tap + i3 + 4 * WORD_BYTES);
        store_byte(bottom + i93, i150);
        const word w151 = load_word(windows + i85);
        const word w152 = load_word(windows + i86);
        const word w153 = load_word(active + i84);
        const word w154 = load_first(top + i91 + 1);
        const word w155 = shift_in(w107, w154);
        const word w156 = load_first(top + i92 + 1);
        const word w157 = shift_in(w108, w156);
        const word w158 = load_aligned(a + 6 * WORD_BYTES);
        const word w159 = load_aligned(a + 7 * WORD_BYTES);
        const word w160 = w158 ^ c71;  // g0 k_edit.dp:17
        const word w161 = lop3<0xf6>(w160, c72, w159);  // g1 k_edit.dp:17
        const word w162 = lop3<0x34>(w120, w110, w119);  // g2 k_edit.dp:17
        const word w163 = lop3<0xbd>(w162, w111, w112);  // g3 k_edit.dp:17
        const word w164 = lop3<0xa6>(w163, w161, w110);  // g4 k_edit.dp:17
        const word w165 = lop3<0xa6>(w164, w110, w111);  // g5 k_edit.dp:17
        const word w166 = lop3<0x4b>(w165, w119, w164);  // g6 k_edit.dp:17
        const word w167 = lop3<0xca>(c73, w119, w110);  // g7 k_edit.dp:17
        const word w168 = lop3<0xca>(c73, w120, w111);  // g8 k_edit.dp:17
        const word w169 = lop3<0xca>(c73, w166, w112);  // g9 k_edit.dp:17
        const word w170 = load_aligned(a + 4 * WORD_BYTES);
        const word w171 = load_aligned(a + 5 * WORD_BYTES);
        const word w172 = w170 ^ c74;  // g0 k_edit.dp:17
        const word w173 = lop3<0xf6>(w172, c75, w171);  // g1 k_edit.dp:17
        const word w174 = lop3<0x34>(w132, w122, w131);  // g2 k_edit.dp:17
        const word w175 = lop3<0xbd>(w174, w123, w124);  // g3 k_edit.dp:17
        const word w176 = lop3<0xa6>(w175, w173, w122);  // g4 k_edit.dp:17
        const word w177 = lop3<0xa6>(w176, w122, w123);  // g5 k_edit.dp:17
        const word w178 = lop3<0x4b>(w177, w131, w176);  // g6 k_edit.dp:17
        const word w179 = lop3<0xca>(c76, w131, w122);  // g7 k_edit.dp:17
        const word w180 = lop3<0xca>(c76, w132, w123);  // g8 k_edit.dp:17
        const word w181 = lop3<0xca>(c76, w178, w124);  // g9 k_edit.dp:17
        const word w182 = load_aligned(a + 2 * WORD_BYTES);
        const word w183 = load_aligned(a + 3 * WORD_BYTES);
        const word w184 = w182 ^ w94;  // g0 k_edit.dp:17
        const word w185 = lop3<0xf6>(w184, w95, w183);  // g1 k_edit.dp:17
        const word w186 = lop3<0x34>(w144, w134, w143);  // g2 k_edit.dp:17
        const word w187 = lop3<0xbd>(w186, w135, w136);  // g3 k_edit.dp:17
        const word w188 = lop3<0xa6>(w187, w185, w134);  // g4 k_edit.dp:17
        const word w189 = lop3<0xa6>(w188, w134, w135);  // g5 k_edit.dp:17
        const word w190 = lop3<0x4b>(w189, w143, w188);  // g6 k_edit.dp:17
        const word w191 = lop3<0xca>(w96, w143, w134);  // g7 k_edit.dp:17
        const word w192 = lop3<0xca>(w96, w144, w135);  // g8 k_edit.dp:17
        const word w193 = lop3<0xca>(w96, w190, w136);  // g9 k_edit.dp:17
        const word w194 = load_aligned(a);
        const word w195 = load_aligned(a + 1 * WORD_BYTES);
        const word w196 = w194 ^ w151;  // g0 k_edit.dp:17
        const word w197 = lop3<0xf6>(w196, w152, w195);  // g1 k_edit.dp:17
        const word w198 = lop3<0x34>(w157, w146, w155);  // g2 k_edit.dp:17
        const word w199 = lop3<0xbd>(w198, w147, w148);  // g3 k_edit.dp:17
        const word w200 = lop3<0xa6>(w199, w197, w146);  // g4 k_edit.dp:17
        const word w201 = lop3<0xa6>(w200, w146, w147);  // g5 k_edit.dp:17
        const word w202 = lop3<0x4b>(w201, w155, w200);  // g6 k_edit.dp:17
        const word w203 = lop3<0xca>(w153, w155, w146);  // g7 k_edit.dp:17
        const word w204 = lop3<0xca>(w153, w157, w147);  // g8 k_edit.dp:17
        const word w205 = lop3<0xca>(w153, w202, w148);  // g9 k_edit.dp:17
        store_aligned(tap, w200);
        store_aligned(tap + 1 * WORD_BYTES, w188);
        store_aligned(tap + 2 * WORD_BYTES, w176);
        store_aligned(tap + 3 * WORD_BYTES, w164);
        const uint64_t i206 = load_byte(tap + i3);
        store_byte(bottom + i91 + 1, i206);
        store_aligned(tap + 4 * WORD_BYTES, w201);
        store_aligned(tap + 5 * WORD_BYTES, w189);
        store_aligned(tap + 6 * WORD_BYTES, w177);
        store_aligned(tap + 7 * WORD_BYTES, w165);
        const uint64_t i207 = load_byte(tap + i3 + 4 * WORD_BYTES);
        store_byte(bottom + i93 + 1, i207);
        const word w208 = load_word(windows + i87);
        const word w209 = load_word(windows + i88);
        const word w210 = load_word(active + i85);
        const word w211 = load_first(top + i91 + 2);
        const word w212 = shift_in(w164, w211);
        const word w213 = load_first(top + i92 + 2);
        const word w214 = shift_in(w165, w213);
        const word w215 = load_aligned(a + 6 * WORD_BYTES);
        const word w216 = load_aligned(a + 7 * WORD_BYTES);
        const word w217 = w215 ^ c74;  // g0 k_edit.dp:17
        const word w218 = lop3<0xf6>(w217, c75, w216);  // g1 k_edit.dp:17
        const word w219 = lop3<0x34>(w177, w167, w176);  // g2 k_edit.dp:17
        const word w220 = lop3<0xbd>(w219, w168, w169);  // g3 k_edit.dp:17
        const word w221 = lop3<0xa6>(w220, w218, w167);  // g4 k_edit.dp:17
        const word w222 = lop3<0xa6>(w221, w167, w168);  // g5 k_edit.dp:17
        const word w223 = lop3<0x4b>(w222, w176, w221);  // g6 k_edit.dp:17
        const word w224 = lop3<0xca>(c76, w176, w167);  // g7 k_edit.dp:17
        const word w225 = lop3<0xca>(c76, w177, w168);  // g8 k_edit.dp:17
        const word w226 = lop3<0xca>(c76, w223, w169);  // g9 k_edit.dp:17
        const word w227 = load_aligned(a + 4 * WORD_BYTES);
        const word w228 = load_aligned(a + 5 * WORD_BYTES);
        const word w229 = w227 ^ w94;  // g0 k_edit.dp:17
        const word w230 = lop3<0xf6>(w229, w95, w228);  // g1 k_edit.dp:17
        const word w231 = lop3<0x34>(w189, w179, w188);  // g2 k_edit.dp:17
        const word w232 = lop3<0xbd>(w231, w180, w181);  // g3 k_edit.dp:17
        const word w233 = lop3<0xa6>(w232, w230, w179);  // g4 k_edit.dp:17
        const word w234 = lop3<0xa6>(w233, w179, w180);  // g5 k_edit.dp:17
        const word w235 = lop3<0x4b>(w234, w188, w233);  // g6 k_edit.dp:17
        const word w236 = lop3<0xca>(w96, w188, w179);  // g7 k_edit.dp:17
        const word w237 = lop3<0xca>(w96, w189, w180);  // g8 k_edit.dp:17
        const word w238 = lop3<0xca>(w96, w235, w181);  // g9 k_edit.dp:17
        const word w239 = load_aligned(a + 2 * WORD_BYTES);
        const word w240 = load_aligned(a + 3 * WORD_BYTES);
        const word w241 = w239 ^ w151;  // g0 k_edit.dp:17
        const word w242 = lop3<0xf6>(w241, w152, w240);  // g1 k_edit.dp:17
        const word w243 = lop3<0x34>(w201, w191, w200);  // g2 k_edit.dp:17
        const word w244 = lop3<0xbd>(w243, w192, w193);  // g3 k_edit.dp:17
        const word w245 = lop3<0xa6>(w244, w242, w191);  // g4 k_edit.dp:17
        const word w246 = lop3<0xa6>(w245, w191, w192);  // g5 k_edit.dp:17
        const word w247 = lop3<0x4b>(w246, w200, w245);  // g6 k_edit.dp:17
        const word w248 = lop3<0xca>(w153, w200, w191);  // g7 k_edit.dp:17
        const word w249 = lop3<0xca>(w153, w201, w192);  // g8 k_edit.dp:17
        const word w250 = lop3<0xca>(w153, w247, w193);  // g9 k_edit.dp:17
        const word w251 = load_aligned(a);
        const word w252 = load_aligned(a + 1 * WORD_BYTES);
        const word w253 = w251 ^ w208;  // g0 k_edit.dp:17
        const word w254 = lop3<0xf6>(w253, w209, w252);  // g1 k_edit.dp:17
        const word w255 = lop3<0x34>(w214, w203, w212);  // g2 k_edit.dp:17
        const word w256 = lop3<0xbd>(w255, w204, w205);  // g3 k_edit.dp:17
        const word w257 = lop3<0xa6>(w256, w254, w203);  // g4 k_edit.dp:17
        const word w258 = lop3<0xa6>(w257, w203, w204);  // g5 k_edit.dp:17
        const word w259 = lop3<0x4b>(w258, w212, w257);  // g6 k_edit.dp:17
        const word w260 = lop3<0xca>(w210, w212, w203);  // g7 k_edit.dp:17
        const word w261 = lop3<0xca>(w210, w214, w204);  // g8 k_edit.dp:17
        const word w262 = lop3<0xca>(w210, w259, w205);  // g9 k_edit.dp:17
        store_aligned(tap, w257);
        store_aligned(tap + 1 * WORD_BYTES, w245);
        store_aligned(tap + 2 * WORD_BYTES, w233);
        store_aligned(tap + 3 * WORD_BYTES, w221);
        const uint64_t i263 = load_byte(tap + i3);
        store_byte(bottom + i91 + 2, i263);
        store_aligned(tap + 4 * WORD_BYTES, w258);
        store_aligned(tap + 5 * WORD_BYTES, w246);
        store_aligned(tap + 6 * WORD_BYTES, w234);
        store_aligned(tap + 7 * WORD_BYTES, w222);
        const uint64_t i264 = load_byte(tap + i3 + 4 * WORD_BYTES);
        store_byte(bottom + i93 + 2, i264);
        const word w265 = load_word(windows + i89);
        const word w266 = load_word(windows + i90);
        const word w267 = load_word(active + i86);
        const word w268 = load_first(top + i91 + 3);
        const word w269 = shift_in(w221, w268);
        const word w270 = load_first(top + i92 + 3);
        const word w271 = shift_in(w222, w270);
        const word w272 = load_aligned(a + 6 * WORD_BYTES);
        const word w273 = load_aligned(a + 7 * WORD_BYTES);
        const word w274 = w272 ^ w94;  // g0 k_edit.dp:17
        const word w275 = lop3<0xf6>(w274, w95, w273);  // g1 k_edit.dp:17
        const word w276 = lop3<0x34>(w234, w224, w233);  // g2 k_edit.dp:17
        const word w277 = lop3<0xbd>(w276, w225, w226);  // g3 k_edit.dp:17
        const word w278 = lop3<0xa6>(w277, w275, w224);  // g4 k_edit.dp:17
        const word w279 = lop3<0xa6>(w278, w224, w225);  // g5 k_edit.dp:17
        const word w280 = lop3<0x4b>(w279, w233, w278);  // g6 k_edit.dp:17
        const word w281 = lop3<0xca>(w96, w233, w224);  // g7 k_edit.dp:17
        const word w282 = lop3<0xca>(w96, w234, w225);  // g8 k_edit.dp:17
        const word w283 = lop3<0xca>(w96, w280, w226);  // g9 k_edit.dp:17
        const word w284 = load_aligned(a + 4 * WORD_BYTES);
        const word w285 = load_aligned(a + 5 * WORD_BYTES);
        const word w286 = w284 ^ w151;  // g0 k_edit.dp:17
        const word w287 = lop3<0xf6>(w286, w152, w285);  // g1 k_edit.dp:17
        const word w288 = lop3<0x34>(w246, w236, w245);  // g2 k_edit.dp:17
        const word w289 = lop3<0xbd>(w288, w237, w238);  // g3 k_edit.dp:17
        const word w290 = lop3<0xa6>(w289, w287, w236);  // g4 k_edit.dp:17
        const word w291 = lop3<0xa6>(w290, w236, w237);  // g5 k_edit.dp:17
        const word w292 = lop3<0x4b>(w291, w245, w290);  // g6 k_edit.dp:17
        const word w293 = lop3<0xca>(w153, w245, w236);  // g7 k_edit.dp:17
        const word w294 = lop3<0xca>(w153, w246, w237);  // g8 k_edit.dp:17
        const word w295 = lop3<0xca>(w153, w292, w238);  // g9 k_edit.dp:17
        const word w296 = load_aligned(a + 2 * WORD_BYTES);
        const word w297 = load_aligned(a + 3 * WORD_BYTES);
        const word w298 = w296 ^ w208;  // g0 k_edit.dp:17
        const word w299 = lop3<0xf6>(w298, w209, w297);  // g1 k_edit.dp:17
        const word w300 = lop3<0x34>(w258, w248, w257);  // g2 k_edit.dp:17
        const word w301 = lop3<0xbd>(w300, w249, w250);  // g3 k_edit.dp:17
        const word w302 = lop3<0xa6>(w301, w299, w248);  // g4 k_edit.dp:17
        const word w303 = lop3<0xa6>(w302, w248, w249);  // g5 k_edit.dp:17
        const word w304 = lop3<0x4b>(w303, w257, w302);  // g6 k_edit.dp:17
        const word w305 = lop3<0xca>(w210, w257, w248);  // g7 k_edit.dp:17
        const word w306 = lop3<0xca>(w210, w258, w249);  // g8 k_edit.dp:17
        const word w307 = lop3<0xca>(w210, w304, w250);  // g9 k_edit.dp:17
        const word w308 = load_aligned(a);
        const word w309 = load_aligned(a + 1 * WORD_BYTES);
        const word w310 = w308 ^ w265;  // g0 k_edit.dp:17
        const word w311 = lop3<0xf6>(w310, w266, w309);  // g1 k_edit.dp:17
        const word w312 = lop3<0x34>(w271, w260, w269);  // g2 k_edit.dp:17
        const word w313 = lop3<0xbd>(w312, w261, w262);  // g3 k_edit.dp:17
        const word w314 = lop3<0xa6>(w313, w311, w260);  // g4 k_edit.dp:17
        const word w315 = lop3<0xa6>(w314, w260, w261);  // g5 k_edit.dp:17
        const word w316 = lop3<0x4b>(w315, w269, w314);  // g6 k_edit.dp:17
        const word w317 = lop3<0xca>(w267, w269, w260);  // g7 k_edit.dp:17
        const word w318 = lop3<0xca>(w267, w271, w261);  // g8 k_edit.dp:17
        const word w319 = lop3<0xca>(w267, w316, w262);  // g9 k_edit.dp:17
        store_aligned(tap, w314);
        store_aligned(tap + 1 * WORD_BYTES, w302);
        store_aligned(tap + 2 * WORD_BYTES, w290);
        store_aligned(tap + 3 * WORD_BYTES, w278);
        const uint64_t i320 = load_byte(tap + i3);
        store_byte(bottom + i91 + 3, i320);
        store_aligned(tap + 4 * WORD_BYTES, w315);
        store_aligned(tap + 5 * WORD_BYTES, w303);
        store_aligned(tap + 6 * WORD_BYTES, w291);
        store_aligned(tap + 7 * WORD_BYTES, w279);
        const uint64_t i321 = load_byte(tap + i3 + 4 * WORD_BYTES);
        store_byte(bottom + i93 + 3, i321);
        c48 = w317;
        c49 = w318;
        c50 = w319;
        c51 = w305;
        c52 = w306;
        c53 = w307;
        c54 = w293;
        c55 = w294;
        c56 = w295;
        c57 = w281;
        c58 = w282;
        c59 = w283;
        c60 = w314;
        c61 = w315;
        c62 = w302;
        c63 = w303;
        c64 = w290;
        c65 = w291;
        c66 = w278;
        c67 = w279;
        c68 = w151;
        c69 = w152;
        c70 = w153;
        c71 = w208;
        c72 = w209;
        c73 = w210;
        c74 = w265;
        c75 = w266;
        c76 = w267;
    }
    store_aligned(vertical, c48);
    store_aligned(vertical + 1 * WORD_BYTES, c49);
    store_aligned(vertical + 2 * WORD_BYTES, c50);
    store_aligned(vertical + 3 * WORD_BYTES, c51);
    store_aligned(vertical + 4 * WORD_BYTES, c52);
    store_aligned(vertical + 5 * WORD_BYTES, c53);
    store_aligned(vertical + 6 * WORD_BYTES, c54);
    store_aligned(vertical + 7 * WORD_BYTES, c55);
    store_aligned(vertical + 8 * WORD_BYTES, c56);
    store_aligned(vertical + 9 * WORD_BYTES, c57);
    store_aligned(vertical + 10 * WORD_BYTES, c58);
    store_aligned(vertical + 11 * WORD_BYTES, c59);
    store_aligned(down, c60);
    store_aligned(down + 1 * WORD_BYTES, c61);
    store_aligned(down + 2 * WORD_BYTES, c62);
    store_aligned(down + 3 * WORD_BYTES, c63);
    store_aligned(down + 4 * WORD_BYTES, c64);
    store_aligned(down + 5 * WORD_BYTES, c65);
    store_aligned(down + 6 * WORD_BYTES, c66);
    store_aligned(down + 7 * WORD_BYTES, c67);
}
extern "C" __global__ void k_edit_edge_tap(uint8_t *const *buffers, const int64_t *scalars,
                                  int tasks) {
    const int task = (int)((blockIdx.x * blockDim.x + threadIdx.x) / 32u);
    if (task < tasks) edge_tap(buffers + task * 8, scalars + task * 6);
}

// An iteration: 112 gates, 8 moves, 0 additions, 56 loads, 40 stores.
WARP_FUNCTION void steady_tap(uint8_t *const *buffers, const int64_t *scalars) {
    const uint8_t *const a = buffers[0];
    const uint8_t *const windows = buffers[1];
    uint8_t *const vertical = buffers[3];
    uint8_t *const down = buffers[4];
    const uint8_t *const top = buffers[5];
    uint8_t *const bottom = buffers[6];
    uint8_t *const tap = buffers[7];
    const uint64_t i0 = (uint64_t)scalars[2];
    const uint64_t i1 = (uint64_t)scalars[3];
    const uint64_t i2 = (uint64_t)scalars[4];
    const uint64_t i3 = (uint64_t)scalars[5];
    const uint64_t i4 = (uint64_t)scalars[0];
    const uint64_t i5 = (uint64_t)scalars[1];
    const word w6 = load_aligned(vertical);
    const word w7 = load_aligned(vertical + 1 * WORD_BYTES);
    const word w8 = load_aligned(vertical + 2 * WORD_BYTES);
    const word w9 = load_aligned(vertical + 3 * WORD_BYTES);
    const word w10 = load_aligned(vertical + 4 * WORD_BYTES);
    const word w11 = load_aligned(vertical + 5 * WORD_BYTES);
    const word w12 = load_aligned(vertical + 6 * WORD_BYTES);
    const word w13 = load_aligned(vertical + 7 * WORD_BYTES);
    const word w14 = load_aligned(vertical + 8 * WORD_BYTES);
    const word w15 = load_aligned(vertical + 9 * WORD_BYTES);
    const word w16 = load_aligned(vertical + 10 * WORD_BYTES);
    const word w17 = load_aligned(vertical + 11 * WORD_BYTES);
    const word w18 = load_aligned(down);
    const word w19 = load_aligned(down + 1 * WORD_BYTES);
    const word w20 = load_aligned(down + 2 * WORD_BYTES);
    const word w21 = load_aligned(down + 3 * WORD_BYTES);
    const word w22 = load_aligned(down + 4 * WORD_BYTES);
    const word w23 = load_aligned(down + 5 * WORD_BYTES);
    const word w24 = load_aligned(down + 6 * WORD_BYTES);
    const word w25 = load_aligned(down + 7 * WORD_BYTES);
    const uint64_t i26 = i4 & (uint64_t)7;
    const uint64_t i27 = i4 >> 3;
    const uint64_t i28 = i26 * i0;
    const uint64_t i29 = i28 + i27;
    const uint64_t i30 = i0 * (uint64_t)8;
    const uint64_t i31 = i29 + i30;
    const uint64_t i32 = i31 + i30;
    const uint64_t i33 = i32 + i30;
    const uint64_t i34 = i33 + i30;
    const uint64_t i35 = i34 + i30;
    const uint64_t i36 = i35 + i30;
    const uint64_t i37 = i36 + i30;
    const word w38 = load_word(windows + i32);
    const word w39 = load_word(windows + i33);
    const word w40 = load_word(windows + i34);
    const word w41 = load_word(windows + i35);
    const word w42 = load_word(windows + i36);
    const word w43 = load_word(windows + i37);
    word c45 = w6;
    word c46 = w7;
    word c47 = w8;
    word c48 = w9;
    word c49 = w10;
    word c50 = w11;
    word c51 = w12;
    word c52 = w13;
    word c53 = w14;
    word c54 = w15;
    word c55 = w16;
    word c56 = w17;
    word c57 = w18;
    word c58 = w19;
    word c59 = w20;
    word c60 = w21;
    word c61 = w22;
    word c62 = w23;
    word c63 = w24;
    word c64 = w25;
    word c65 = w38;
    word c66 = w39;
    word c67 = w40;
    word c68 = w41;
    word c69 = w42;
    word c70 = w43;
    for (uint64_t i44 = i4; (int64_t)i44 < (int64_t)i5; ++i44) {
        const uint64_t i71 = (uint64_t)1;
        const uint64_t i72 = i44 + i71;
        const uint64_t i73 = i72 & (uint64_t)7;
        const uint64_t i74 = i72 >> 3;
        const uint64_t i75 = i73 * i0;
        const uint64_t i76 = i75 + i74;
        const uint64_t i77 = i0 * (uint64_t)8;
        const uint64_t i78 = i76 + i77;
        const uint64_t i79 = i78 + i77;
        const uint64_t i80 = i79 + i77;
        const uint64_t i81 = i80 + i77;
        const uint64_t i82 = i81 + i77;
        const uint64_t i83 = i82 + i77;
        const uint64_t i84 = i83 + i77;
        const uint64_t i85 = i44 * (uint64_t)4;
        const uint64_t i86 = i85 + i1;
        const uint64_t i87 = i85 + i2;
        const word w88 = load_word(windows + i76);
        const word w89 = load_word(windows + i78);
        const word w90 = load_first(top + i85);
        const word w91 = shift_in(c63, w90);
        const word w92 = load_first(top + i86);
        const word w93 = shift_in(c64, w92);
        const word w94 = load_aligned(a + 6 * WORD_BYTES);
        const word w95 = load_aligned(a + 7 * WORD_BYTES);
        const word w96 = w94 ^ c65;  // g0 k_edit.dp:17
        const word w97 = lop3<0xf6>(w96, c66, w95);  // g1 k_edit.dp:17
        const word w98 = lop3<0x34>(c62, c54, c61);  // g2 k_edit.dp:17
        const word w99 = lop3<0xbd>(w98, c55, c56);  // g3 k_edit.dp:17
        const word w100 = lop3<0xa6>(w99, w97, c54);  // g4 k_edit.dp:17
        const word w101 = lop3<0xa6>(w100, c54, c55);  // g5 k_edit.dp:17
        const word w102 = lop3<0x4b>(w101, c61, w100);  // g6 k_edit.dp:17
        const word w103 = load_aligned(a + 4 * WORD_BYTES);
        const word w104 = load_aligned(a + 5 * WORD_BYTES);
        const word w105 = w103 ^ c67;  // g0 k_edit.dp:17
        const word w106 = lop3<0xf6>(w105, c68, w104);  // g1 k_edit.dp:17
        const word w107 = lop3<0x34>(c60, c51, c59);  // g2 k_edit.dp:17
        const word w108 = lop3<0xbd>(w107, c52, c53);  // g3 k_edit.dp:17
        const word w109 = lop3<0xa6>(w108, w106, c51);  // g4 k_edit.dp:17
        const word w110 = lop3<0xa6>(w109, c51, c52);  // g5 k_edit.dp:17
        const word w111 = lop3<0x4b>(w110, c59, w109);  // g6 k_edit.dp:17
        const word w112 = load_aligned(a + 2 * WORD_BYTES);
        const word w113 = load_aligned(a + 3 * WORD_BYTES);
        const word w114 = w112 ^ c69;  // g0 k_edit.dp:17
        const word w115 = lop3<0xf6>(w114, c70, w113);  // g1 k_edit.dp:17
        const word w116 = lop3<0x34>(c58, c48, c57);  // g2 k_edit.dp:17
        const word w117 = lop3<0xbd>(w116, c49, c50);  // g3 k_edit.dp:17
        const word w118 = lop3<0xa6>(w117, w115, c48);  // g4 k_edit.dp:17
        const word w119 = lop3<0xa6>(w118, c48, c49);  // g5 k_edit.dp:17
        const word w120 = lop3<0x4b>(w119, c57, w118);  // g6 k_edit.dp:17
        const word w121 = load_aligned(a);
        const word w122 = load_aligned(a + 1 * WORD_BYTES);
        const word w123 = w121 ^ w88;  // g0 k_edit.dp:17
        const word w124 = lop3<0xf6>(w123, w89, w122);  // g1 k_edit.dp:17
        const word w125 = lop3<0x34>(w93, c45, w91);  // g2 k_edit.dp:17
        const word w126 = lop3<0xbd>(w125, c46, c47);  // g3 k_edit.dp:17
        const word w127 = lop3<0xa6>(w126, w124, c45);  // g4 k_edit.dp:17
        const word w128 = lop3<0xa6>(w127, c45, c46);  // g5 k_edit.dp:17
        const word w129 = lop3<0x4b>(w128, w91, w127);  // g6 k_edit.dp:17
        store_aligned(tap, w127);
        store_aligned(tap + 1 * WORD_BYTES, w118);
        store_aligned(tap + 2 * WORD_BYTES, w109);
        store_aligned(tap + 3 * WORD_BYTES, w100);
        const uint64_t i130 = load_byte(tap + i3);
        store_byte(bottom + i85, i130);
        store_aligned(tap + 4 * WORD_BYTES, w128);
        store_aligned(tap + 5 * WORD_BYTES, w119);
        store_aligned(tap + 6 * WORD_BYTES, w110);
        store_aligned(tap + 7 * WORD_BYTES, w101);
        const uint64_t i131 = load_byte(tap + i3 + 4 * WORD_BYTES);
        store_byte(bottom + i87, i131);
        const word w132 = load_word(windows + i79);
        const word w133 = load_word(windows + i80);
        const word w134 = load_first(top + i85 + 1);
        const word w135 = shift_in(w100, w134);
        const word w136 = load_first(top + i86 + 1);
        const word w137 = shift_in(w101, w136);
        const word w138 = load_aligned(a + 6 * WORD_BYTES);
        const word w139 = load_aligned(a + 7 * WORD_BYTES);
        const word w140 = w138 ^ c67;  // g0 k_edit.dp:17
        const word w141 = lop3<0xf6>(w140, c68, w139);  // g1 k_edit.dp:17
        const word w142 = lop3<0x34>(w110, c61, w109);  // g2 k_edit.dp:17
        const word w143 = lop3<0xbd>(w142, c62, w102);  // g3 k_edit.dp:17
        const word w144 = lop3<0xa6>(w143, w141, c61);  // g4 k_edit.dp:17
        const word w145 = lop3<0xa6>(w144, c61, c62);  // g5 k_edit.dp:17
        const word w146 = lop3<0x4b>(w145, w109, w144);  // g6 k_edit.dp:17
        const word w147 = load_aligned(a + 4 * WORD_BYTES);
        const word w148 = load_aligned(a + 5 * WORD_BYTES);
        const word w149 = w147 ^ c69;  // g0 k_edit.dp:17
        const word w150 = lop3<0xf6>(w149, c70, w148);  // g1 k_edit.dp:17
        const word w151 = lop3<0x34>(w119, c59, w118);  // g2 k_edit.dp:17
        const word w152 = lop3<0xbd>(w151, c60, w111);  // g3 k_edit.dp:17
        const word w153 = lop3<0xa6>(w152, w150, c59);  // g4 k_edit.dp:17
        const word w154 = lop3<0xa6>(w153, c59, c60);  // g5 k_edit.dp:17
        const word w155 = lop3<0x4b>(w154, w118, w153);  // g6 k_edit.dp:17
        const word w156 = load_aligned(a + 2 * WORD_BYTES);
        const word w157 = load_aligned(a + 3 * WORD_BYTES);
        const word w158 = w156 ^ w88;  // g0 k_edit.dp:17
        const word w159 = lop3<0xf6>(w158, w89, w157);  // g1 k_edit.dp:17
        const word w160 = lop3<0x34>(w128, c57, w127);  // g2 k_edit.dp:17
        const word w161 = lop3<0xbd>(w160, c58, w120);  // g3 k_edit.dp:17
        const word w162 = lop3<0xa6>(w161, w159, c57);  // g4 k_edit.dp:17
        const word w163 = lop3<0xa6>(w162, c57, c58);  // g5 k_edit.dp:17
        const word w164 = lop3<0x4b>(w163, w127, w162);  // g6 k_edit.dp:17
        const word w165 = load_aligned(a);
        const word w166 = load_aligned(a + 1 * WORD_BYTES);
        const word w167 = w165 ^ w132;  // g0 k_edit.dp:17
        const word w168 = lop3<0xf6>(w167, w133, w166);  // g1 k_edit.dp:17
        const word w169 = lop3<0x34>(w137, w91, w135);  // g2 k_edit.dp:17
        const word w170 = lop3<0xbd>(w169, w93, w129);  // g3 k_edit.dp:17
        const word w171 = lop3<0xa6>(w170, w168, w91);  // g4 k_edit.dp:17
        const word w172 = lop3<0xa6>(w171, w91, w93);  // g5 k_edit.dp:17
        const word w173 = lop3<0x4b>(w172, w135, w171);  // g6 k_edit.dp:17
        store_aligned(tap, w171);
        store_aligned(tap + 1 * WORD_BYTES, w162);
        store_aligned(tap + 2 * WORD_BYTES, w153);
        store_aligned(tap + 3 * WORD_BYTES, w144);
        const uint64_t i174 = load_byte(tap + i3);
        store_byte(bottom + i85 + 1, i174);
        store_aligned(tap + 4 * WORD_BYTES, w172);
        store_aligned(tap + 5 * WORD_BYTES, w163);
        store_aligned(tap + 6 * WORD_BYTES, w154);
        store_aligned(tap + 7 * WORD_BYTES, w145);
        const uint64_t i175 = load_byte(tap + i3 + 4 * WORD_BYTES);
        store_byte(bottom + i87 + 1, i175);
        const word w176 = load_word(windows + i81);
        const word w177 = load_word(windows + i82);
        const word w178 = load_first(top + i85 + 2);
        const word w179 = shift_in(w144, w178);
        const word w180 = load_first(top + i86 + 2);
        const word w181 = shift_in(w145, w180);
        const word w182 = load_aligned(a + 6 * WORD_BYTES);
        const word w183 = load_aligned(a + 7 * WORD_BYTES);
        const word w184 = w182 ^ c69;  // g0 k_edit.dp:17
        const word w185 = lop3<0xf6>(w184, c70, w183);  // g1 k_edit.dp:17
        const word w186 = lop3<0x34>(w154, w109, w153);  // g2 k_edit.dp:17
        const word w187 = lop3<0xbd>(w186, w110, w146);  // g3 k_edit.dp:17
        const word w188 = lop3<0xa6>(w187, w185, w109);  // g4 k_edit.dp:17
        const word w189 = lop3<0xa6>(w188, w109, w110);  // g5 k_edit.dp:17
        const word w190 = lop3<0x4b>(w189, w153, w188);  // g6 k_edit.dp:17
        const word w191 = load_aligned(a + 4 * WORD_BYTES);
        const word w192 = load_aligned(a + 5 * WORD_BYTES);
        const word w193 = w191 ^ w88;  // g0 k_edit.dp:17
        const word w194 = lop3<0xf6>(w193, w89, w192);  // g1 k_edit.dp:17
        const word w195 = lop3<0x34>(w163, w118, w162);  // g2 k_edit.dp:17
        const word w196 = lop3<0xbd>(w195, w119, w155);  // g3 k_edit.dp:17
        const word w197 = lop3<0xa6>(w196, w194, w118);  // g4 k_edit.dp:17
        const word w198 = lop3<0xa6>(w197, w118, w119);  // g5 k_edit.dp:17
        const word w199 = lop3<0x4b>(w198, w162, w197);  // g6 k_edit.dp:17
        const word w200 = load_aligned(a + 2 * WORD_BYTES);
        const word w201 = load_aligned(a + 3 * WORD_BYTES);
        const word w202 = w200 ^ w132;  // g0 k_edit.dp:17
        const word w203 = lop3<0xf6>(w202, w133, w201);  // g1 k_edit.dp:17
        const word w204 = lop3<0x34>(w172, w127, w171);  // g2 k_edit.dp:17
        const word w205 = lop3<0xbd>(w204, w128, w164);  // g3 k_edit.dp:17
        const word w206 = lop3<0xa6>(w205, w203, w127);  // g4 k_edit.dp:17
        const word w207 = lop3<0xa6>(w206, w127, w128);  // g5 k_edit.dp:17
        const word w208 = lop3<0x4b>(w207, w171, w206);  // g6 k_edit.dp:17
        const word w209 = load_aligned(a);
        const word w210 = load_aligned(a + 1 * WORD_BYTES);
        const word w211 = w209 ^ w176;  // g0 k_edit.dp:17
        const word w212 = lop3<0xf6>(w211, w177, w210);  // g1 k_edit.dp:17
        const word w213 = lop3<0x34>(w181, w135, w179);  // g2 k_edit.dp:17
        const word w214 = lop3<0xbd>(w213, w137, w173);  // g3 k_edit.dp:17
        const word w215 = lop3<0xa6>(w214, w212, w135);  // g4 k_edit.dp:17
        const word w216 = lop3<0xa6>(w215, w135, w137);  // g5 k_edit.dp:17
        const word w217 = lop3<0x4b>(w216, w179, w215);  // g6 k_edit.dp:17
        store_aligned(tap, w215);
        store_aligned(tap + 1 * WORD_BYTES, w206);
        store_aligned(tap + 2 * WORD_BYTES, w197);
        store_aligned(tap + 3 * WORD_BYTES, w188);
        const uint64_t i218 = load_byte(tap + i3);
        store_byte(bottom + i85 + 2, i218);
        store_aligned(tap + 4 * WORD_BYTES, w216);
        store_aligned(tap + 5 * WORD_BYTES, w207);
        store_aligned(tap + 6 * WORD_BYTES, w198);
        store_aligned(tap + 7 * WORD_BYTES, w189);
        const uint64_t i219 = load_byte(tap + i3 + 4 * WORD_BYTES);
        store_byte(bottom + i87 + 2, i219);
        const word w220 = load_word(windows + i83);
        const word w221 = load_word(windows + i84);
        const word w222 = load_first(top + i85 + 3);
        const word w223 = shift_in(w188, w222);
        const word w224 = load_first(top + i86 + 3);
        const word w225 = shift_in(w189, w224);
        const word w226 = load_aligned(a + 6 * WORD_BYTES);
        const word w227 = load_aligned(a + 7 * WORD_BYTES);
        const word w228 = w226 ^ w88;  // g0 k_edit.dp:17
        const word w229 = lop3<0xf6>(w228, w89, w227);  // g1 k_edit.dp:17
        const word w230 = lop3<0x34>(w198, w153, w197);  // g2 k_edit.dp:17
        const word w231 = lop3<0xbd>(w230, w154, w190);  // g3 k_edit.dp:17
        const word w232 = lop3<0xa6>(w231, w229, w153);  // g4 k_edit.dp:17
        const word w233 = lop3<0xa6>(w232, w153, w154);  // g5 k_edit.dp:17
        const word w234 = lop3<0x4b>(w233, w197, w232);  // g6 k_edit.dp:17
        const word w235 = load_aligned(a + 4 * WORD_BYTES);
        const word w236 = load_aligned(a + 5 * WORD_BYTES);
        const word w237 = w235 ^ w132;  // g0 k_edit.dp:17
        const word w238 = lop3<0xf6>(w237, w133, w236);  // g1 k_edit.dp:17
        const word w239 = lop3<0x34>(w207, w162, w206);  // g2 k_edit.dp:17
        const word w240 = lop3<0xbd>(w239, w163, w199);  // g3 k_edit.dp:17
        const word w241 = lop3<0xa6>(w240, w238, w162);  // g4 k_edit.dp:17
        const word w242 = lop3<0xa6>(w241, w162, w163);  // g5 k_edit.dp:17
        const word w243 = lop3<0x4b>(w242, w206, w241);  // g6 k_edit.dp:17
        const word w244 = load_aligned(a + 2 * WORD_BYTES);
        const word w245 = load_aligned(a + 3 * WORD_BYTES);
        const word w246 = w244 ^ w176;  // g0 k_edit.dp:17
        const word w247 = lop3<0xf6>(w246, w177, w245);  // g1 k_edit.dp:17
        const word w248 = lop3<0x34>(w216, w171, w215);  // g2 k_edit.dp:17
        const word w249 = lop3<0xbd>(w248, w172, w208);  // g3 k_edit.dp:17
        const word w250 = lop3<0xa6>(w249, w247, w171);  // g4 k_edit.dp:17
        const word w251 = lop3<0xa6>(w250, w171, w172);  // g5 k_edit.dp:17
        const word w252 = lop3<0x4b>(w251, w215, w250);  // g6 k_edit.dp:17
        const word w253 = load_aligned(a);
        const word w254 = load_aligned(a + 1 * WORD_BYTES);
        const word w255 = w253 ^ w220;  // g0 k_edit.dp:17
        const word w256 = lop3<0xf6>(w255, w221, w254);  // g1 k_edit.dp:17
        const word w257 = lop3<0x34>(w225, w179, w223);  // g2 k_edit.dp:17
        const word w258 = lop3<0xbd>(w257, w181, w217);  // g3 k_edit.dp:17
        const word w259 = lop3<0xa6>(w258, w256, w179);  // g4 k_edit.dp:17
        const word w260 = lop3<0xa6>(w259, w179, w181);  // g5 k_edit.dp:17
        const word w261 = lop3<0x4b>(w260, w223, w259);  // g6 k_edit.dp:17
        store_aligned(tap, w259);
        store_aligned(tap + 1 * WORD_BYTES, w250);
        store_aligned(tap + 2 * WORD_BYTES, w241);
        store_aligned(tap + 3 * WORD_BYTES, w232);
        const uint64_t i262 = load_byte(tap + i3);
        store_byte(bottom + i85 + 3, i262);
        store_aligned(tap + 4 * WORD_BYTES, w260);
        store_aligned(tap + 5 * WORD_BYTES, w251);
        store_aligned(tap + 6 * WORD_BYTES, w242);
        store_aligned(tap + 7 * WORD_BYTES, w233);
        const uint64_t i263 = load_byte(tap + i3 + 4 * WORD_BYTES);
        store_byte(bottom + i87 + 3, i263);
        c45 = w223;
        c46 = w225;
        c47 = w261;
        c48 = w215;
        c49 = w216;
        c50 = w252;
        c51 = w206;
        c52 = w207;
        c53 = w243;
        c54 = w197;
        c55 = w198;
        c56 = w234;
        c57 = w259;
        c58 = w260;
        c59 = w250;
        c60 = w251;
        c61 = w241;
        c62 = w242;
        c63 = w232;
        c64 = w233;
        c65 = w132;
        c66 = w133;
        c67 = w176;
        c68 = w177;
        c69 = w220;
        c70 = w221;
    }
    store_aligned(vertical, c45);
    store_aligned(vertical + 1 * WORD_BYTES, c46);
    store_aligned(vertical + 2 * WORD_BYTES, c47);
    store_aligned(vertical + 3 * WORD_BYTES, c48);
    store_aligned(vertical + 4 * WORD_BYTES, c49);
    store_aligned(vertical + 5 * WORD_BYTES, c50);
    store_aligned(vertical + 6 * WORD_BYTES, c51);
    store_aligned(vertical + 7 * WORD_BYTES, c52);
    store_aligned(vertical + 8 * WORD_BYTES, c53);
    store_aligned(vertical + 9 * WORD_BYTES, c54);
    store_aligned(vertical + 10 * WORD_BYTES, c55);
    store_aligned(vertical + 11 * WORD_BYTES, c56);
    store_aligned(down, c57);
    store_aligned(down + 1 * WORD_BYTES, c58);
    store_aligned(down + 2 * WORD_BYTES, c59);
    store_aligned(down + 3 * WORD_BYTES, c60);
    store_aligned(down + 4 * WORD_BYTES, c61);
    store_aligned(down + 5 * WORD_BYTES, c62);
    store_aligned(down + 6 * WORD_BYTES, c63);
    store_aligned(down + 7 * WORD_BYTES, c64);
}
extern "C" __global__ void k_edit_steady_tap(uint8_t *const *buffers, const int64_t *scalars,
                                  int tasks) {
    const int task = (int)((blockIdx.x * blockDim.x + threadIdx.x) / 32u);
    if (task < tasks) steady_tap(buffers + task * 8, scalars + task * 6);
}
