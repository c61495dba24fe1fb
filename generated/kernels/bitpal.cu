/* SPDX-License-Identifier: Apache-2.0
 *
 * bitpal in the wavefront layout, 4 rows a lane, for cuda.
 * Made by: minterm compile bitpal --layout wavefront --target cuda --alphabet ACGT --rows 4 --emit cuda
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
 *     recurrence bitpal
 *       param matching = 1 in 0..5
 *       param mismatch = -1 in -8..0
 *       param gap = -1 in -8..0
 *       predicate match: a[i] == b[j]
 *       int S[0][j] = -1 * j
 *       int S[i][0] = -1 * i
 *       int S[i][j] = max(S[i-1][j] + -1, S[i][j-1] + -1, S[i-1][j-1] + (match ? 1 : -1))
 *       answer S[m][n]
 *
 * Codes of symbols, of which bit p is in plane p:
 *     a and b: 'A' 0, 'C' 1, 'G' 2, 'T' 3
 *
 * Codes of what crosses the edges of cells, bit 0 on the right; bit p is in plane p, and * may be
 * either:
 *     vertical, S[i][j-1] - S[i-1][j-1]:
 *         -1 = 00
 *         0 = 01
 *         1 = 10
 *         2 = 11
 *         row 1, 2, .. at the left edge (j - 1 = 0): code 0
 *     horizontal, S[i-1][j] - S[i-1][j-1]:
 *         -1 = 00
 *         0 = 01
 *         1 = 10
 *         2 = 11
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
 *     vertical  word (r % 4) * 2 + p: plane p of what enters its rows from the left, and after the
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
 * The answer S[m][n] is S[0][n] plus what the vertical codes of all m rows stand for
 * after the last call (S[i][n] - S[i-1][n] then).
 *
 * A cell: 7 gates, fewer are impossible (shipped).
 * Comments behind its gates have their names here and bitpal.dp:17, where its formula begins.
 * Gates after the last of these keep the vertical flow of lanes that have no column.
 * lut3: 9 gates, depth 6, 1 move, 8 live registers
 * inputs v0 v1 h0 h1 a0 a1 b0 b1
 * g0 = lut[0x66](a0, b0)
 * g1 = lut[0xf6](a1, b1, g0)
 * g2 = lut[0xb0](h0, v0, h1)
 * g3 = lut[0x23](g2, v1, g1)
 * g4 = lut[0x70](v1, v0, g1)
 * g5 = lut[0x58](g4, v1, h1)
 * g6 = lut[0x61](h0, h1, g5)
 * g7 = lut[0x25](g5, h0, g4)
 * g8 = lut[0x16](v0, h0, g6)
 * v0' = g6
 * v1' = g7
 * h0' = g8
 * h1' = g3
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

// An iteration: 176 gates, 8 moves, 0 additions, 52 loads, 8 stores.
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
    const word w33 = load_word(windows + i27);
    const word w34 = load_word(windows + i28);
    const word w35 = load_word(active + i26);
    const word w36 = load_word(windows + i29);
    const word w37 = load_word(windows + i30);
    const word w38 = load_word(active + i27);
    const word w39 = load_word(windows + i31);
    const word w40 = load_word(windows + i32);
    const word w41 = load_word(active + i28);
    word c43 = w5;
    word c44 = w6;
    word c45 = w7;
    word c46 = w8;
    word c47 = w9;
    word c48 = w10;
    word c49 = w11;
    word c50 = w12;
    word c51 = w13;
    word c52 = w14;
    word c53 = w15;
    word c54 = w16;
    word c55 = w17;
    word c56 = w18;
    word c57 = w19;
    word c58 = w20;
    word c59 = w33;
    word c60 = w34;
    word c61 = w35;
    word c62 = w36;
    word c63 = w37;
    word c64 = w38;
    word c65 = w39;
    word c66 = w40;
    word c67 = w41;
    for (uint64_t i42 = i3; (int64_t)i42 < (int64_t)i4; ++i42) {
        const uint64_t i68 = (uint64_t)1;
        const uint64_t i69 = i42 + i68;
        const uint64_t i70 = i69 & (uint64_t)7;
        const uint64_t i71 = i69 >> 3;
        const uint64_t i72 = i70 * i0;
        const uint64_t i73 = i72 + i71;
        const uint64_t i74 = i0 * (uint64_t)8;
        const uint64_t i75 = i73 + i74;
        const uint64_t i76 = i75 + i74;
        const uint64_t i77 = i76 + i74;
        const uint64_t i78 = i77 + i74;
        const uint64_t i79 = i78 + i74;
        const uint64_t i80 = i79 + i74;
        const uint64_t i81 = i80 + i74;
        const uint64_t i82 = i42 * (uint64_t)4;
        const uint64_t i83 = i82 + i1;
        const uint64_t i84 = i82 + i2;
        const word w85 = load_word(windows + i73);
        const word w86 = load_word(windows + i75);
        const word w87 = load_word(active + i73);
        const word w88 = load_first(top + i82);
        const word w89 = shift_in(c57, w88);
        const word w90 = load_first(top + i83);
        const word w91 = shift_in(c58, w90);
        const word w92 = load_aligned(a + 6 * WORD_BYTES);
        const word w93 = load_aligned(a + 7 * WORD_BYTES);
        const word w94 = w92 ^ c59;  // g0 bitpal.dp:17
        const word w95 = lop3<0xf6>(w94, c60, w93);  // g1 bitpal.dp:17
        const word w96 = lop3<0xb0>(c56, c49, c55);  // g2 bitpal.dp:17
        const word w97 = lop3<0x23>(w95, c50, w96);  // g3 bitpal.dp:17
        const word w98 = lop3<0x70>(w95, c49, c50);  // g4 bitpal.dp:17
        const word w99 = lop3<0x58>(c56, c50, w98);  // g5 bitpal.dp:17
        const word w100 = lop3<0x61>(w99, c56, c55);  // g6 bitpal.dp:17
        const word w101 = lop3<0x25>(w98, c55, w99);  // g7 bitpal.dp:17
        const word w102 = lop3<0x16>(w100, c55, c49);  // g8 bitpal.dp:17
        const word w103 = lop3<0xca>(c61, w100, c49);  // g9 bitpal.dp:17
        const word w104 = lop3<0xca>(c61, w101, c50);  // g10 bitpal.dp:17
        const word w105 = load_aligned(a + 4 * WORD_BYTES);
        const word w106 = load_aligned(a + 5 * WORD_BYTES);
        const word w107 = w105 ^ c62;  // g0 bitpal.dp:17
        const word w108 = lop3<0xf6>(w107, c63, w106);  // g1 bitpal.dp:17
        const word w109 = lop3<0xb0>(c54, c47, c53);  // g2 bitpal.dp:17
        const word w110 = lop3<0x23>(w108, c48, w109);  // g3 bitpal.dp:17
        const word w111 = lop3<0x70>(w108, c47, c48);  // g4 bitpal.dp:17
        const word w112 = lop3<0x58>(c54, c48, w111);  // g5 bitpal.dp:17
        const word w113 = lop3<0x61>(w112, c54, c53);  // g6 bitpal.dp:17
        const word w114 = lop3<0x25>(w111, c53, w112);  // g7 bitpal.dp:17
        const word w115 = lop3<0x16>(w113, c53, c47);  // g8 bitpal.dp:17
        const word w116 = lop3<0xca>(c64, w113, c47);  // g9 bitpal.dp:17
        const word w117 = lop3<0xca>(c64, w114, c48);  // g10 bitpal.dp:17
        const word w118 = load_aligned(a + 2 * WORD_BYTES);
        const word w119 = load_aligned(a + 3 * WORD_BYTES);
        const word w120 = w118 ^ c65;  // g0 bitpal.dp:17
        const word w121 = lop3<0xf6>(w120, c66, w119);  // g1 bitpal.dp:17
        const word w122 = lop3<0xb0>(c52, c45, c51);  // g2 bitpal.dp:17
        const word w123 = lop3<0x23>(w121, c46, w122);  // g3 bitpal.dp:17
        const word w124 = lop3<0x70>(w121, c45, c46);  // g4 bitpal.dp:17
        const word w125 = lop3<0x58>(c52, c46, w124);  // g5 bitpal.dp:17
        const word w126 = lop3<0x61>(w125, c52, c51);  // g6 bitpal.dp:17
        const word w127 = lop3<0x25>(w124, c51, w125);  // g7 bitpal.dp:17
        const word w128 = lop3<0x16>(w126, c51, c45);  // g8 bitpal.dp:17
        const word w129 = lop3<0xca>(c67, w126, c45);  // g9 bitpal.dp:17
        const word w130 = lop3<0xca>(c67, w127, c46);  // g10 bitpal.dp:17
        const word w131 = load_aligned(a);
        const word w132 = load_aligned(a + 1 * WORD_BYTES);
        const word w133 = w131 ^ w85;  // g0 bitpal.dp:17
        const word w134 = lop3<0xf6>(w133, w86, w132);  // g1 bitpal.dp:17
        const word w135 = lop3<0xb0>(w91, c43, w89);  // g2 bitpal.dp:17
        const word w136 = lop3<0x23>(w134, c44, w135);  // g3 bitpal.dp:17
        const word w137 = lop3<0x70>(w134, c43, c44);  // g4 bitpal.dp:17
        const word w138 = lop3<0x58>(w91, c44, w137);  // g5 bitpal.dp:17
        const word w139 = lop3<0x61>(w138, w91, w89);  // g6 bitpal.dp:17
        const word w140 = lop3<0x25>(w137, w89, w138);  // g7 bitpal.dp:17
        const word w141 = lop3<0x16>(w139, w89, c43);  // g8 bitpal.dp:17
        const word w142 = lop3<0xca>(w87, w139, c43);  // g9 bitpal.dp:17
        const word w143 = lop3<0xca>(w87, w140, c44);  // g10 bitpal.dp:17
        store_first(bottom + i82, w102);
        store_first(bottom + i84, w97);
        const word w144 = load_word(windows + i76);
        const word w145 = load_word(windows + i77);
        const word w146 = load_word(active + i75);
        const word w147 = load_first(top + i82 + 1);
        const word w148 = shift_in(w102, w147);
        const word w149 = load_first(top + i83 + 1);
        const word w150 = shift_in(w97, w149);
        const word w151 = load_aligned(a + 6 * WORD_BYTES);
        const word w152 = load_aligned(a + 7 * WORD_BYTES);
        const word w153 = w151 ^ c62;  // g0 bitpal.dp:17
        const word w154 = lop3<0xf6>(w153, c63, w152);  // g1 bitpal.dp:17
        const word w155 = lop3<0xb0>(w110, w103, w115);  // g2 bitpal.dp:17
        const word w156 = lop3<0x23>(w154, w104, w155);  // g3 bitpal.dp:17
        const word w157 = lop3<0x70>(w154, w103, w104);  // g4 bitpal.dp:17
        const word w158 = lop3<0x58>(w110, w104, w157);  // g5 bitpal.dp:17
        const word w159 = lop3<0x61>(w158, w110, w115);  // g6 bitpal.dp:17
        const word w160 = lop3<0x25>(w157, w115, w158);  // g7 bitpal.dp:17
        const word w161 = lop3<0x16>(w159, w115, w103);  // g8 bitpal.dp:17
        const word w162 = lop3<0xca>(c64, w159, w103);  // g9 bitpal.dp:17
        const word w163 = lop3<0xca>(c64, w160, w104);  // g10 bitpal.dp:17
        const word w164 = load_aligned(a + 4 * WORD_BYTES);
        const word w165 = load_aligned(a + 5 * WORD_BYTES);
        const word w166 = w164 ^ c65;  // g0 bitpal.dp:17
        const word w167 = lop3<0xf6>(w166, c66, w165);  // g1 bitpal.dp:17
        const word w168 = lop3<0xb0>(w123, w116, w128);  // g2 bitpal.dp:17
        const word w169 = lop3<0x23>(w167, w117, w168);  // g3 bitpal.dp:17
        const word w170 = lop3<0x70>(w167, w116, w117);  // g4 bitpal.dp:17
        const word w171 = lop3<0x58>(w123, w117, w170);  // g5 bitpal.dp:17
        const word w172 = lop3<0x61>(w171, w123, w128);  // g6 bitpal.dp:17
        const word w173 = lop3<0x25>(w170, w128, w171);  // g7 bitpal.dp:17
        const word w174 = lop3<0x16>(w172, w128, w116);  // g8 bitpal.dp:17
        const word w175 = lop3<0xca>(c67, w172, w116);  // g9 bitpal.dp:17
        const word w176 = lop3<0xca>(c67, w173, w117);  // g10 bitpal.dp:17
        const word w177 = load_aligned(a + 2 * WORD_BYTES);
        const word w178 = load_aligned(a + 3 * WORD_BYTES);
        const word w179 = w177 ^ w85;  // g0 bitpal.dp:17
        const word w180 = lop3<0xf6>(w179, w86, w178);  // g1 bitpal.dp:17
        const word w181 = lop3<0xb0>(w136, w129, w141);  // g2 bitpal.dp:17
        const word w182 = lop3<0x23>(w180, w130, w181);  // g3 bitpal.dp:17
        const word w183 = lop3<0x70>(w180, w129, w130);  // g4 bitpal.dp:17
        const word w184 = lop3<0x58>(w136, w130, w183);  // g5 bitpal.dp:17
        const word w185 = lop3<0x61>(w184, w136, w141);  // g6 bitpal.dp:17
        const word w186 = lop3<0x25>(w183, w141, w184);  // g7 bitpal.dp:17
        const word w187 = lop3<0x16>(w185, w141, w129);  // g8 bitpal.dp:17
        const word w188 = lop3<0xca>(w87, w185, w129);  // g9 bitpal.dp:17
        const word w189 = lop3<0xca>(w87, w186, w130);  // g10 bitpal.dp:17
        const word w190 = load_aligned(a);
        const word w191 = load_aligned(a + 1 * WORD_BYTES);
        const word w192 = w190 ^ w144;  // g0 bitpal.dp:17
        const word w193 = lop3<0xf6>(w192, w145, w191);  // g1 bitpal.dp:17
        const word w194 = lop3<0xb0>(w150, w142, w148);  // g2 bitpal.dp:17
        const word w195 = lop3<0x23>(w193, w143, w194);  // g3 bitpal.dp:17
        const word w196 = lop3<0x70>(w193, w142, w143);  // g4 bitpal.dp:17
        const word w197 = lop3<0x58>(w150, w143, w196);  // g5 bitpal.dp:17
        const word w198 = lop3<0x61>(w197, w150, w148);  // g6 bitpal.dp:17
        const word w199 = lop3<0x25>(w196, w148, w197);  // g7 bitpal.dp:17
        const word w200 = lop3<0x16>(w198, w148, w142);  // g8 bitpal.dp:17
        const word w201 = lop3<0xca>(w146, w198, w142);  // g9 bitpal.dp:17
        const word w202 = lop3<0xca>(w146, w199, w143);  // g10 bitpal.dp:17
        store_first(bottom + i82 + 1, w161);
        store_first(bottom + i84 + 1, w156);
        const word w203 = load_word(windows + i78);
        const word w204 = load_word(windows + i79);
        const word w205 = load_word(active + i76);
        const word w206 = load_first(top + i82 + 2);
        const word w207 = shift_in(w161, w206);
        const word w208 = load_first(top + i83 + 2);
        const word w209 = shift_in(w156, w208);
        const word w210 = load_aligned(a + 6 * WORD_BYTES);
        const word w211 = load_aligned(a + 7 * WORD_BYTES);
        const word w212 = w210 ^ c65;  // g0 bitpal.dp:17
        const word w213 = lop3<0xf6>(w212, c66, w211);  // g1 bitpal.dp:17
        const word w214 = lop3<0xb0>(w169, w162, w174);  // g2 bitpal.dp:17
        const word w215 = lop3<0x23>(w213, w163, w214);  // g3 bitpal.dp:17
        const word w216 = lop3<0x70>(w213, w162, w163);  // g4 bitpal.dp:17
        const word w217 = lop3<0x58>(w169, w163, w216);  // g5 bitpal.dp:17
        const word w218 = lop3<0x61>(w217, w169, w174);  // g6 bitpal.dp:17
        const word w219 = lop3<0x25>(w216, w174, w217);  // g7 bitpal.dp:17
        const word w220 = lop3<0x16>(w218, w174, w162);  // g8 bitpal.dp:17
        const word w221 = lop3<0xca>(c67, w218, w162);  // g9 bitpal.dp:17
        const word w222 = lop3<0xca>(c67, w219, w163);  // g10 bitpal.dp:17
        const word w223 = load_aligned(a + 4 * WORD_BYTES);
        const word w224 = load_aligned(a + 5 * WORD_BYTES);
        const word w225 = w223 ^ w85;  // g0 bitpal.dp:17
        const word w226 = lop3<0xf6>(w225, w86, w224);  // g1 bitpal.dp:17
        const word w227 = lop3<0xb0>(w182, w175, w187);  // g2 bitpal.dp:17
        const word w228 = lop3<0x23>(w226, w176, w227);  // g3 bitpal.dp:17
        const word w229 = lop3<0x70>(w226, w175, w176);  // g4 bitpal.dp:17
        const word w230 = lop3<0x58>(w182, w176, w229);  // g5 bitpal.dp:17
        const word w231 = lop3<0x61>(w230, w182, w187);  // g6 bitpal.dp:17
        const word w232 = lop3<0x25>(w229, w187, w230);  // g7 bitpal.dp:17
        const word w233 = lop3<0x16>(w231, w187, w175);  // g8 bitpal.dp:17
        const word w234 = lop3<0xca>(w87, w231, w175);  // g9 bitpal.dp:17
        const word w235 = lop3<0xca>(w87, w232, w176);  // g10 bitpal.dp:17
        const word w236 = load_aligned(a + 2 * WORD_BYTES);
        const word w237 = load_aligned(a + 3 * WORD_BYTES);
        const word w238 = w236 ^ w144;  // g0 bitpal.dp:17
        const word w239 = lop3<0xf6>(w238, w145, w237);  // g1 bitpal.dp:17
        const word w240 = lop3<0xb0>(w195, w188, w200);  // g2 bitpal.dp:17
        const word w241 = lop3<0x23>(w239, w189, w240);  // g3 bitpal.dp:17
        const word w242 = lop3<0x70>(w239, w188, w189);  // g4 bitpal.dp:17
        const word w243 = lop3<0x58>(w195, w189, w242);  // g5 bitpal.dp:17
        const word w244 = lop3<0x61>(w243, w195, w200);  // g6 bitpal.dp:17
        const word w245 = lop3<0x25>(w242, w200, w243);  // g7 bitpal.dp:17
        const word w246 = lop3<0x16>(w244, w200, w188);  // g8 bitpal.dp:17
        const word w247 = lop3<0xca>(w146, w244, w188);  // g9 bitpal.dp:17
        const word w248 = lop3<0xca>(w146, w245, w189);  // g10 bitpal.dp:17
        const word w249 = load_aligned(a);
        const word w250 = load_aligned(a + 1 * WORD_BYTES);
        const word w251 = w249 ^ w203;  // g0 bitpal.dp:17
        const word w252 = lop3<0xf6>(w251, w204, w250);  // g1 bitpal.dp:17
        const word w253 = lop3<0xb0>(w209, w201, w207);  // g2 bitpal.dp:17
        const word w254 = lop3<0x23>(w252, w202, w253);  // g3 bitpal.dp:17
        const word w255 = lop3<0x70>(w252, w201, w202);  // g4 bitpal.dp:17
        const word w256 = lop3<0x58>(w209, w202, w255);  // g5 bitpal.dp:17
        const word w257 = lop3<0x61>(w256, w209, w207);  // g6 bitpal.dp:17
        const word w258 = lop3<0x25>(w255, w207, w256);  // g7 bitpal.dp:17
        const word w259 = lop3<0x16>(w257, w207, w201);  // g8 bitpal.dp:17
        const word w260 = lop3<0xca>(w205, w257, w201);  // g9 bitpal.dp:17
        const word w261 = lop3<0xca>(w205, w258, w202);  // g10 bitpal.dp:17
        store_first(bottom + i82 + 2, w220);
        store_first(bottom + i84 + 2, w215);
        const word w262 = load_word(windows + i80);
        const word w263 = load_word(windows + i81);
        const word w264 = load_word(active + i77);
        const word w265 = load_first(top + i82 + 3);
        const word w266 = shift_in(w220, w265);
        const word w267 = load_first(top + i83 + 3);
        const word w268 = shift_in(w215, w267);
        const word w269 = load_aligned(a + 6 * WORD_BYTES);
        const word w270 = load_aligned(a + 7 * WORD_BYTES);
        const word w271 = w269 ^ w85;  // g0 bitpal.dp:17
        const word w272 = lop3<0xf6>(w271, w86, w270);  // g1 bitpal.dp:17
        const word w273 = lop3<0xb0>(w228, w221, w233);  // g2 bitpal.dp:17
        const word w274 = lop3<0x23>(w272, w222, w273);  // g3 bitpal.dp:17
        const word w275 = lop3<0x70>(w272, w221, w222);  // g4 bitpal.dp:17
        const word w276 = lop3<0x58>(w228, w222, w275);  // g5 bitpal.dp:17
        const word w277 = lop3<0x61>(w276, w228, w233);  // g6 bitpal.dp:17
        const word w278 = lop3<0x25>(w275, w233, w276);  // g7 bitpal.dp:17
        const word w279 = lop3<0x16>(w277, w233, w221);  // g8 bitpal.dp:17
        const word w280 = lop3<0xca>(w87, w277, w221);  // g9 bitpal.dp:17
        const word w281 = lop3<0xca>(w87, w278, w222);  // g10 bitpal.dp:17
        const word w282 = load_aligned(a + 4 * WORD_BYTES);
        const word w283 = load_aligned(a + 5 * WORD_BYTES);
        const word w284 = w282 ^ w144;  // g0 bitpal.dp:17
        const word w285 = lop3<0xf6>(w284, w145, w283);  // g1 bitpal.dp:17
        const word w286 = lop3<0xb0>(w241, w234, w246);  // g2 bitpal.dp:17
        const word w287 = lop3<0x23>(w285, w235, w286);  // g3 bitpal.dp:17
        const word w288 = lop3<0x70>(w285, w234, w235);  // g4 bitpal.dp:17
        const word w289 = lop3<0x58>(w241, w235, w288);  // g5 bitpal.dp:17
        const word w290 = lop3<0x61>(w289, w241, w246);  // g6 bitpal.dp:17
        const word w291 = lop3<0x25>(w288, w246, w289);  // g7 bitpal.dp:17
        const word w292 = lop3<0x16>(w290, w246, w234);  // g8 bitpal.dp:17
        const word w293 = lop3<0xca>(w146, w290, w234);  // g9 bitpal.dp:17
        const word w294 = lop3<0xca>(w146, w291, w235);  // g10 bitpal.dp:17
        const word w295 = load_aligned(a + 2 * WORD_BYTES);
        const word w296 = load_aligned(a + 3 * WORD_BYTES);
        const word w297 = w295 ^ w203;  // g0 bitpal.dp:17
        const word w298 = lop3<0xf6>(w297, w204, w296);  // g1 bitpal.dp:17
        const word w299 = lop3<0xb0>(w254, w247, w259);  // g2 bitpal.dp:17
        const word w300 = lop3<0x23>(w298, w248, w299);  // g3 bitpal.dp:17
        const word w301 = lop3<0x70>(w298, w247, w248);  // g4 bitpal.dp:17
        const word w302 = lop3<0x58>(w254, w248, w301);  // g5 bitpal.dp:17
        const word w303 = lop3<0x61>(w302, w254, w259);  // g6 bitpal.dp:17
        const word w304 = lop3<0x25>(w301, w259, w302);  // g7 bitpal.dp:17
        const word w305 = lop3<0x16>(w303, w259, w247);  // g8 bitpal.dp:17
        const word w306 = lop3<0xca>(w205, w303, w247);  // g9 bitpal.dp:17
        const word w307 = lop3<0xca>(w205, w304, w248);  // g10 bitpal.dp:17
        const word w308 = load_aligned(a);
        const word w309 = load_aligned(a + 1 * WORD_BYTES);
        const word w310 = w308 ^ w262;  // g0 bitpal.dp:17
        const word w311 = lop3<0xf6>(w310, w263, w309);  // g1 bitpal.dp:17
        const word w312 = lop3<0xb0>(w268, w260, w266);  // g2 bitpal.dp:17
        const word w313 = lop3<0x23>(w311, w261, w312);  // g3 bitpal.dp:17
        const word w314 = lop3<0x70>(w311, w260, w261);  // g4 bitpal.dp:17
        const word w315 = lop3<0x58>(w268, w261, w314);  // g5 bitpal.dp:17
        const word w316 = lop3<0x61>(w315, w268, w266);  // g6 bitpal.dp:17
        const word w317 = lop3<0x25>(w314, w266, w315);  // g7 bitpal.dp:17
        const word w318 = lop3<0x16>(w316, w266, w260);  // g8 bitpal.dp:17
        const word w319 = lop3<0xca>(w264, w316, w260);  // g9 bitpal.dp:17
        const word w320 = lop3<0xca>(w264, w317, w261);  // g10 bitpal.dp:17
        store_first(bottom + i82 + 3, w279);
        store_first(bottom + i84 + 3, w274);
        c43 = w319;
        c44 = w320;
        c45 = w306;
        c46 = w307;
        c47 = w293;
        c48 = w294;
        c49 = w280;
        c50 = w281;
        c51 = w318;
        c52 = w313;
        c53 = w305;
        c54 = w300;
        c55 = w292;
        c56 = w287;
        c57 = w279;
        c58 = w274;
        c59 = w144;
        c60 = w145;
        c61 = w146;
        c62 = w203;
        c63 = w204;
        c64 = w205;
        c65 = w262;
        c66 = w263;
        c67 = w264;
    }
    store_aligned(vertical, c43);
    store_aligned(vertical + 1 * WORD_BYTES, c44);
    store_aligned(vertical + 2 * WORD_BYTES, c45);
    store_aligned(vertical + 3 * WORD_BYTES, c46);
    store_aligned(vertical + 4 * WORD_BYTES, c47);
    store_aligned(vertical + 5 * WORD_BYTES, c48);
    store_aligned(vertical + 6 * WORD_BYTES, c49);
    store_aligned(vertical + 7 * WORD_BYTES, c50);
    store_aligned(down, c51);
    store_aligned(down + 1 * WORD_BYTES, c52);
    store_aligned(down + 2 * WORD_BYTES, c53);
    store_aligned(down + 3 * WORD_BYTES, c54);
    store_aligned(down + 4 * WORD_BYTES, c55);
    store_aligned(down + 5 * WORD_BYTES, c56);
    store_aligned(down + 6 * WORD_BYTES, c57);
    store_aligned(down + 7 * WORD_BYTES, c58);
}
extern "C" __global__ void bitpal_edge(uint8_t *const *buffers, const int64_t *scalars,
                                  int tasks) {
    const int task = (int)((blockIdx.x * blockDim.x + threadIdx.x) / 32u);
    if (task < tasks) edge(buffers + task * 8, scalars + task * 6);
}

// An iteration: 144 gates, 8 moves, 0 additions, 48 loads, 8 stores.
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
    const word w33 = load_word(windows + i27);
    const word w34 = load_word(windows + i28);
    const word w35 = load_word(windows + i29);
    const word w36 = load_word(windows + i30);
    const word w37 = load_word(windows + i31);
    const word w38 = load_word(windows + i32);
    word c40 = w5;
    word c41 = w6;
    word c42 = w7;
    word c43 = w8;
    word c44 = w9;
    word c45 = w10;
    word c46 = w11;
    word c47 = w12;
    word c48 = w13;
    word c49 = w14;
    word c50 = w15;
    word c51 = w16;
    word c52 = w17;
    word c53 = w18;
    word c54 = w19;
    word c55 = w20;
    word c56 = w33;
    word c57 = w34;
    word c58 = w35;
    word c59 = w36;
    word c60 = w37;
    word c61 = w38;
    for (uint64_t i39 = i3; (int64_t)i39 < (int64_t)i4; ++i39) {
        const uint64_t i62 = (uint64_t)1;
        const uint64_t i63 = i39 + i62;
        const uint64_t i64 = i63 & (uint64_t)7;
        const uint64_t i65 = i63 >> 3;
        const uint64_t i66 = i64 * i0;
        const uint64_t i67 = i66 + i65;
        const uint64_t i68 = i0 * (uint64_t)8;
        const uint64_t i69 = i67 + i68;
        const uint64_t i70 = i69 + i68;
        const uint64_t i71 = i70 + i68;
        const uint64_t i72 = i71 + i68;
        const uint64_t i73 = i72 + i68;
        const uint64_t i74 = i73 + i68;
        const uint64_t i75 = i74 + i68;
        const uint64_t i76 = i39 * (uint64_t)4;
        const uint64_t i77 = i76 + i1;
        const uint64_t i78 = i76 + i2;
        const word w79 = load_word(windows + i67);
        const word w80 = load_word(windows + i69);
        const word w81 = load_first(top + i76);
        const word w82 = shift_in(c54, w81);
        const word w83 = load_first(top + i77);
        const word w84 = shift_in(c55, w83);
        const word w85 = load_aligned(a + 6 * WORD_BYTES);
        const word w86 = load_aligned(a + 7 * WORD_BYTES);
        const word w87 = w85 ^ c56;  // g0 bitpal.dp:17
        const word w88 = lop3<0xf6>(w87, c57, w86);  // g1 bitpal.dp:17
        const word w89 = lop3<0xb0>(c53, c46, c52);  // g2 bitpal.dp:17
        const word w90 = lop3<0x23>(w88, c47, w89);  // g3 bitpal.dp:17
        const word w91 = lop3<0x70>(w88, c46, c47);  // g4 bitpal.dp:17
        const word w92 = lop3<0x58>(c53, c47, w91);  // g5 bitpal.dp:17
        const word w93 = lop3<0x61>(w92, c53, c52);  // g6 bitpal.dp:17
        const word w94 = lop3<0x25>(w91, c52, w92);  // g7 bitpal.dp:17
        const word w95 = lop3<0x16>(w93, c52, c46);  // g8 bitpal.dp:17
        const word w96 = load_aligned(a + 4 * WORD_BYTES);
        const word w97 = load_aligned(a + 5 * WORD_BYTES);
        const word w98 = w96 ^ c58;  // g0 bitpal.dp:17
        const word w99 = lop3<0xf6>(w98, c59, w97);  // g1 bitpal.dp:17
        const word w100 = lop3<0xb0>(c51, c44, c50);  // g2 bitpal.dp:17
        const word w101 = lop3<0x23>(w99, c45, w100);  // g3 bitpal.dp:17
        const word w102 = lop3<0x70>(w99, c44, c45);  // g4 bitpal.dp:17
        const word w103 = lop3<0x58>(c51, c45, w102);  // g5 bitpal.dp:17
        const word w104 = lop3<0x61>(w103, c51, c50);  // g6 bitpal.dp:17
        const word w105 = lop3<0x25>(w102, c50, w103);  // g7 bitpal.dp:17
        const word w106 = lop3<0x16>(w104, c50, c44);  // g8 bitpal.dp:17
        const word w107 = load_aligned(a + 2 * WORD_BYTES);
        const word w108 = load_aligned(a + 3 * WORD_BYTES);
        const word w109 = w107 ^ c60;  // g0 bitpal.dp:17
        const word w110 = lop3<0xf6>(w109, c61, w108);  // g1 bitpal.dp:17
        const word w111 = lop3<0xb0>(c49, c42, c48);  // g2 bitpal.dp:17
        const word w112 = lop3<0x23>(w110, c43, w111);  // g3 bitpal.dp:17
        const word w113 = lop3<0x70>(w110, c42, c43);  // g4 bitpal.dp:17
        const word w114 = lop3<0x58>(c49, c43, w113);  // g5 bitpal.dp:17
        const word w115 = lop3<0x61>(w114, c49, c48);  // g6 bitpal.dp:17
        const word w116 = lop3<0x25>(w113, c48, w114);  // g7 bitpal.dp:17
        const word w117 = lop3<0x16>(w115, c48, c42);  // g8 bitpal.dp:17
        const word w118 = load_aligned(a);
        const word w119 = load_aligned(a + 1 * WORD_BYTES);
        const word w120 = w118 ^ w79;  // g0 bitpal.dp:17
        const word w121 = lop3<0xf6>(w120, w80, w119);  // g1 bitpal.dp:17
        const word w122 = lop3<0xb0>(w84, c40, w82);  // g2 bitpal.dp:17
        const word w123 = lop3<0x23>(w121, c41, w122);  // g3 bitpal.dp:17
        const word w124 = lop3<0x70>(w121, c40, c41);  // g4 bitpal.dp:17
        const word w125 = lop3<0x58>(w84, c41, w124);  // g5 bitpal.dp:17
        const word w126 = lop3<0x61>(w125, w84, w82);  // g6 bitpal.dp:17
        const word w127 = lop3<0x25>(w124, w82, w125);  // g7 bitpal.dp:17
        const word w128 = lop3<0x16>(w126, w82, c40);  // g8 bitpal.dp:17
        store_first(bottom + i76, w95);
        store_first(bottom + i78, w90);
        const word w129 = load_word(windows + i70);
        const word w130 = load_word(windows + i71);
        const word w131 = load_first(top + i76 + 1);
        const word w132 = shift_in(w95, w131);
        const word w133 = load_first(top + i77 + 1);
        const word w134 = shift_in(w90, w133);
        const word w135 = load_aligned(a + 6 * WORD_BYTES);
        const word w136 = load_aligned(a + 7 * WORD_BYTES);
        const word w137 = w135 ^ c58;  // g0 bitpal.dp:17
        const word w138 = lop3<0xf6>(w137, c59, w136);  // g1 bitpal.dp:17
        const word w139 = lop3<0xb0>(w101, w93, w106);  // g2 bitpal.dp:17
        const word w140 = lop3<0x23>(w138, w94, w139);  // g3 bitpal.dp:17
        const word w141 = lop3<0x70>(w138, w93, w94);  // g4 bitpal.dp:17
        const word w142 = lop3<0x58>(w101, w94, w141);  // g5 bitpal.dp:17
        const word w143 = lop3<0x61>(w142, w101, w106);  // g6 bitpal.dp:17
        const word w144 = lop3<0x25>(w141, w106, w142);  // g7 bitpal.dp:17
        const word w145 = lop3<0x16>(w143, w106, w93);  // g8 bitpal.dp:17
        const word w146 = load_aligned(a + 4 * WORD_BYTES);
        const word w147 = load_aligned(a + 5 * WORD_BYTES);
        const word w148 = w146 ^ c60;  // g0 bitpal.dp:17
        const word w149 = lop3<0xf6>(w148, c61, w147);  // g1 bitpal.dp:17
        const word w150 = lop3<0xb0>(w112, w104, w117);  // g2 bitpal.dp:17
        const word w151 = lop3<0x23>(w149, w105, w150);  // g3 bitpal.dp:17
        const word w152 = lop3<0x70>(w149, w104, w105);  // g4 bitpal.dp:17
        const word w153 = lop3<0x58>(w112, w105, w152);  // g5 bitpal.dp:17
        const word w154 = lop3<0x61>(w153, w112, w117);  // g6 bitpal.dp:17
        const word w155 = lop3<0x25>(w152, w117, w153);  // g7 bitpal.dp:17
        const word w156 = lop3<0x16>(w154, w117, w104);  // g8 bitpal.dp:17
        const word w157 = load_aligned(a + 2 * WORD_BYTES);
        const word w158 = load_aligned(a + 3 * WORD_BYTES);
        const word w159 = w157 ^ w79;  // g0 bitpal.dp:17
        const word w160 = lop3<0xf6>(w159, w80, w158);  // g1 bitpal.dp:17
        const word w161 = lop3<0xb0>(w123, w115, w128);  // g2 bitpal.dp:17
        const word w162 = lop3<0x23>(w160, w116, w161);  // g3 bitpal.dp:17
        const word w163 = lop3<0x70>(w160, w115, w116);  // g4 bitpal.dp:17
        const word w164 = lop3<0x58>(w123, w116, w163);  // g5 bitpal.dp:17
        const word w165 = lop3<0x61>(w164, w123, w128);  // g6 bitpal.dp:17
        const word w166 = lop3<0x25>(w163, w128, w164);  // g7 bitpal.dp:17
        const word w167 = lop3<0x16>(w165, w128, w115);  // g8 bitpal.dp:17
        const word w168 = load_aligned(a);
        const word w169 = load_aligned(a + 1 * WORD_BYTES);
        const word w170 = w168 ^ w129;  // g0 bitpal.dp:17
        const word w171 = lop3<0xf6>(w170, w130, w169);  // g1 bitpal.dp:17
        const word w172 = lop3<0xb0>(w134, w126, w132);  // g2 bitpal.dp:17
        const word w173 = lop3<0x23>(w171, w127, w172);  // g3 bitpal.dp:17
        const word w174 = lop3<0x70>(w171, w126, w127);  // g4 bitpal.dp:17
        const word w175 = lop3<0x58>(w134, w127, w174);  // g5 bitpal.dp:17
        const word w176 = lop3<0x61>(w175, w134, w132);  // g6 bitpal.dp:17
        const word w177 = lop3<0x25>(w174, w132, w175);  // g7 bitpal.dp:17
        const word w178 = lop3<0x16>(w176, w132, w126);  // g8 bitpal.dp:17
        store_first(bottom + i76 + 1, w145);
        store_first(bottom + i78 + 1, w140);
        const word w179 = load_word(windows + i72);
        const word w180 = load_word(windows + i73);
        const word w181 = load_first(top + i76 + 2);
        const word w182 = shift_in(w145, w181);
        const word w183 = load_first(top + i77 + 2);
        const word w184 = shift_in(w140, w183);
        const word w185 = load_aligned(a + 6 * WORD_BYTES);
        const word w186 = load_aligned(a + 7 * WORD_BYTES);
        const word w187 = w185 ^ c60;  // g0 bitpal.dp:17
        const word w188 = lop3<0xf6>(w187, c61, w186);  // g1 bitpal.dp:17
        const word w189 = lop3<0xb0>(w151, w143, w156);  // g2 bitpal.dp:17
        const word w190 = lop3<0x23>(w188, w144, w189);  // g3 bitpal.dp:17
        const word w191 = lop3<0x70>(w188, w143, w144);  // g4 bitpal.dp:17
        const word w192 = lop3<0x58>(w151, w144, w191);  // g5 bitpal.dp:17
        const word w193 = lop3<0x61>(w192, w151, w156);  // g6 bitpal.dp:17
        const word w194 = lop3<0x25>(w191, w156, w192);  // g7 bitpal.dp:17
        const word w195 = lop3<0x16>(w193, w156, w143);  // g8 bitpal.dp:17
        const word w196 = load_aligned(a + 4 * WORD_BYTES);
        const word w197 = load_aligned(a + 5 * WORD_BYTES);
        const word w198 = w196 ^ w79;  // g0 bitpal.dp:17
        const word w199 = lop3<0xf6>(w198, w80, w197);  // g1 bitpal.dp:17
        const word w200 = lop3<0xb0>(w162, w154, w167);  // g2 bitpal.dp:17
        const word w201 = lop3<0x23>(w199, w155, w200);  // g3 bitpal.dp:17
        const word w202 = lop3<0x70>(w199, w154, w155);  // g4 bitpal.dp:17
        const word w203 = lop3<0x58>(w162, w155, w202);  // g5 bitpal.dp:17
        const word w204 = lop3<0x61>(w203, w162, w167);  // g6 bitpal.dp:17
        const word w205 = lop3<0x25>(w202, w167, w203);  // g7 bitpal.dp:17
        const word w206 = lop3<0x16>(w204, w167, w154);  // g8 bitpal.dp:17
        const word w207 = load_aligned(a + 2 * WORD_BYTES);
        const word w208 = load_aligned(a + 3 * WORD_BYTES);
        const word w209 = w207 ^ w129;  // g0 bitpal.dp:17
        const word w210 = lop3<0xf6>(w209, w130, w208);  // g1 bitpal.dp:17
        const word w211 = lop3<0xb0>(w173, w165, w178);  // g2 bitpal.dp:17
        const word w212 = lop3<0x23>(w210, w166, w211);  // g3 bitpal.dp:17
        const word w213 = lop3<0x70>(w210, w165, w166);  // g4 bitpal.dp:17
        const word w214 = lop3<0x58>(w173, w166, w213);  // g5 bitpal.dp:17
        const word w215 = lop3<0x61>(w214, w173, w178);  // g6 bitpal.dp:17
        const word w216 = lop3<0x25>(w213, w178, w214);  // g7 bitpal.dp:17
        const word w217 = lop3<0x16>(w215, w178, w165);  // g8 bitpal.dp:17
        const word w218 = load_aligned(a);
        const word w219 = load_aligned(a + 1 * WORD_BYTES);
        const word w220 = w218 ^ w179;  // g0 bitpal.dp:17
        const word w221 = lop3<0xf6>(w220, w180, w219);  // g1 bitpal.dp:17
        const word w222 = lop3<0xb0>(w184, w176, w182);  // g2 bitpal.dp:17
        const word w223 = lop3<0x23>(w221, w177, w222);  // g3 bitpal.dp:17
        const word w224 = lop3<0x70>(w221, w176, w177);  // g4 bitpal.dp:17
        const word w225 = lop3<0x58>(w184, w177, w224);  // g5 bitpal.dp:17
        const word w226 = lop3<0x61>(w225, w184, w182);  // g6 bitpal.dp:17
        const word w227 = lop3<0x25>(w224, w182, w225);  // g7 bitpal.dp:17
        const word w228 = lop3<0x16>(w226, w182, w176);  // g8 bitpal.dp:17
        store_first(bottom + i76 + 2, w195);
        store_first(bottom + i78 + 2, w190);
        const word w229 = load_word(windows + i74);
        const word w230 = load_word(windows + i75);
        const word w231 = load_first(top + i76 + 3);
        const word w232 = shift_in(w195, w231);
        const word w233 = load_first(top + i77 + 3);
        const word w234 = shift_in(w190, w233);
        const word w235 = load_aligned(a + 6 * WORD_BYTES);
        const word w236 = load_aligned(a + 7 * WORD_BYTES);
        const word w237 = w235 ^ w79;  // g0 bitpal.dp:17
        const word w238 = lop3<0xf6>(w237, w80, w236);  // g1 bitpal.dp:17
        const word w239 = lop3<0xb0>(w201, w193, w206);  // g2 bitpal.dp:17
        const word w240 = lop3<0x23>(w238, w194, w239);  // g3 bitpal.dp:17
        const word w241 = lop3<0x70>(w238, w193, w194);  // g4 bitpal.dp:17
        const word w242 = lop3<0x58>(w201, w194, w241);  // g5 bitpal.dp:17
        const word w243 = lop3<0x61>(w242, w201, w206);  // g6 bitpal.dp:17
        const word w244 = lop3<0x25>(w241, w206, w242);  // g7 bitpal.dp:17
        const word w245 = lop3<0x16>(w243, w206, w193);  // g8 bitpal.dp:17
        const word w246 = load_aligned(a + 4 * WORD_BYTES);
        const word w247 = load_aligned(a + 5 * WORD_BYTES);
        const word w248 = w246 ^ w129;  // g0 bitpal.dp:17
        const word w249 = lop3<0xf6>(w248, w130, w247);  // g1 bitpal.dp:17
        const word w250 = lop3<0xb0>(w212, w204, w217);  // g2 bitpal.dp:17
        const word w251 = lop3<0x23>(w249, w205, w250);  // g3 bitpal.dp:17
        const word w252 = lop3<0x70>(w249, w204, w205);  // g4 bitpal.dp:17
        const word w253 = lop3<0x58>(w212, w205, w252);  // g5 bitpal.dp:17
        const word w254 = lop3<0x61>(w253, w212, w217);  // g6 bitpal.dp:17
        const word w255 = lop3<0x25>(w252, w217, w253);  // g7 bitpal.dp:17
        const word w256 = lop3<0x16>(w254, w217, w204);  // g8 bitpal.dp:17
        const word w257 = load_aligned(a + 2 * WORD_BYTES);
        const word w258 = load_aligned(a + 3 * WORD_BYTES);
        const word w259 = w257 ^ w179;  // g0 bitpal.dp:17
        const word w260 = lop3<0xf6>(w259, w180, w258);  // g1 bitpal.dp:17
        const word w261 = lop3<0xb0>(w223, w215, w228);  // g2 bitpal.dp:17
        const word w262 = lop3<0x23>(w260, w216, w261);  // g3 bitpal.dp:17
        const word w263 = lop3<0x70>(w260, w215, w216);  // g4 bitpal.dp:17
        const word w264 = lop3<0x58>(w223, w216, w263);  // g5 bitpal.dp:17
        const word w265 = lop3<0x61>(w264, w223, w228);  // g6 bitpal.dp:17
        const word w266 = lop3<0x25>(w263, w228, w264);  // g7 bitpal.dp:17
        const word w267 = lop3<0x16>(w265, w228, w215);  // g8 bitpal.dp:17
        const word w268 = load_aligned(a);
        const word w269 = load_aligned(a + 1 * WORD_BYTES);
        const word w270 = w268 ^ w229;  // g0 bitpal.dp:17
        const word w271 = lop3<0xf6>(w270, w230, w269);  // g1 bitpal.dp:17
        const word w272 = lop3<0xb0>(w234, w226, w232);  // g2 bitpal.dp:17
        const word w273 = lop3<0x23>(w271, w227, w272);  // g3 bitpal.dp:17
        const word w274 = lop3<0x70>(w271, w226, w227);  // g4 bitpal.dp:17
        const word w275 = lop3<0x58>(w234, w227, w274);  // g5 bitpal.dp:17
        const word w276 = lop3<0x61>(w275, w234, w232);  // g6 bitpal.dp:17
        const word w277 = lop3<0x25>(w274, w232, w275);  // g7 bitpal.dp:17
        const word w278 = lop3<0x16>(w276, w232, w226);  // g8 bitpal.dp:17
        store_first(bottom + i76 + 3, w245);
        store_first(bottom + i78 + 3, w240);
        c40 = w276;
        c41 = w277;
        c42 = w265;
        c43 = w266;
        c44 = w254;
        c45 = w255;
        c46 = w243;
        c47 = w244;
        c48 = w278;
        c49 = w273;
        c50 = w267;
        c51 = w262;
        c52 = w256;
        c53 = w251;
        c54 = w245;
        c55 = w240;
        c56 = w129;
        c57 = w130;
        c58 = w179;
        c59 = w180;
        c60 = w229;
        c61 = w230;
    }
    store_aligned(vertical, c40);
    store_aligned(vertical + 1 * WORD_BYTES, c41);
    store_aligned(vertical + 2 * WORD_BYTES, c42);
    store_aligned(vertical + 3 * WORD_BYTES, c43);
    store_aligned(vertical + 4 * WORD_BYTES, c44);
    store_aligned(vertical + 5 * WORD_BYTES, c45);
    store_aligned(vertical + 6 * WORD_BYTES, c46);
    store_aligned(vertical + 7 * WORD_BYTES, c47);
    store_aligned(down, c48);
    store_aligned(down + 1 * WORD_BYTES, c49);
    store_aligned(down + 2 * WORD_BYTES, c50);
    store_aligned(down + 3 * WORD_BYTES, c51);
    store_aligned(down + 4 * WORD_BYTES, c52);
    store_aligned(down + 5 * WORD_BYTES, c53);
    store_aligned(down + 6 * WORD_BYTES, c54);
    store_aligned(down + 7 * WORD_BYTES, c55);
}
extern "C" __global__ void bitpal_steady(uint8_t *const *buffers, const int64_t *scalars,
                                  int tasks) {
    const int task = (int)((blockIdx.x * blockDim.x + threadIdx.x) / 32u);
    if (task < tasks) steady(buffers + task * 8, scalars + task * 6);
}
