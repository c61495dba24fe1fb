/* SPDX-License-Identifier: Apache-2.0
 *
 * weighted in the wavefront layout, 4 rows a lane, for cuda.
 * Made by: minterm compile weighted --layout wavefront --target cuda --alphabet ACGT --rows 4 --emit cuda
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
 *     recurrence weighted
 *       param sub = 3 in 1..4
 *       param ins = 2 in 1..4
 *       param del = 2 in 1..4
 *       predicate match: a[i] == b[j]
 *       int D[0][j] = 2 * j
 *       int D[i][0] = 2 * i
 *       int D[i][j] = min(D[i-1][j] + 2, D[i][j-1] + 2, D[i-1][j-1] + (match ? 0 : 3))
 *       answer D[m][n]
 *
 * Codes of symbols, of which bit p is in plane p:
 *     a and b: 'A' 0, 'C' 1, 'G' 2, 'T' 3
 *
 * Codes of what crosses the edges of cells, bit 0 on the right; bit p is in plane p, and * may be
 * either:
 *     vertical, D[i][j-1] - D[i-1][j-1]:
 *         -2 = 111
 *         -1 = 100
 *         0 = 101
 *         1 = 000
 *         2 = 001
 *         row 1, 2, .. at the left edge (j - 1 = 0): code 1
 *     horizontal, D[i-1][j] - D[i-1][j-1]:
 *         -2 = 100
 *         -1 = 110
 *         0 = 101
 *         1 = 111
 *         2 = 000
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
 *     down      12 words, which may be anything at first
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
 * The answer D[m][n] is D[0][n] plus what the vertical codes of all m rows stand for
 * after the last call (D[i][n] - D[i-1][n] then).
 *
 * A cell: 10 gates, nothing proved (shipped).
 * Comments behind its gates have their names here and weighted.dp:15, where its formula begins.
 * Gates after the last of these keep the vertical flow of lanes that have no column.
 * lut3: 12 gates, depth 7, 3 moves, 10 live registers
 * inputs v0 v1 v2 h0 h1 h2 a0 a1 b0 b1
 * g0 = lut[0x66](a0, b0)
 * g1 = lut[0xf6](a1, b1, g0)
 * g2 = lut[0x6f](h2, h1, g1)
 * g3 = lut[0x56](v1, v0, g2)
 * g4 = lut[0x0d](g1, v1, h2)
 * g5 = lut[0x82](g1, h0, h2)
 * g6 = lut[0x2b](g3, v2, g5)
 * g7 = lut[0x49](v2, g3, g5)
 * g8 = lut[0x9e](g7, h0, g3)
 * g9 = lut[0xb6](v2, h2, g8)
 * g10 = lut[0x28](g6, v0, g2)
 * g11 = lut[0x96](h1, v0, g10)
 * v0' = g11
 * v1' = g4
 * v2' = g9
 * h0' = g7
 * h1' = g10
 * h2' = g6
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

// An iteration: 240 gates, 12 moves, 0 additions, 56 loads, 12 stores.
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
    const word w25 = load_aligned(down + 8 * WORD_BYTES);
    const word w26 = load_aligned(down + 9 * WORD_BYTES);
    const word w27 = load_aligned(down + 10 * WORD_BYTES);
    const word w28 = load_aligned(down + 11 * WORD_BYTES);
    const uint64_t i29 = i3 & (uint64_t)7;
    const uint64_t i30 = i3 >> 3;
    const uint64_t i31 = i29 * i0;
    const uint64_t i32 = i31 + i30;
    const uint64_t i33 = i0 * (uint64_t)8;
    const uint64_t i34 = i32 + i33;
    const uint64_t i35 = i34 + i33;
    const uint64_t i36 = i35 + i33;
    const uint64_t i37 = i36 + i33;
    const uint64_t i38 = i37 + i33;
    const uint64_t i39 = i38 + i33;
    const uint64_t i40 = i39 + i33;
    const word w41 = load_word(windows + i35);
    const word w42 = load_word(windows + i36);
    const word w43 = load_word(active + i34);
    const word w44 = load_word(windows + i37);
    const word w45 = load_word(windows + i38);
    const word w46 = load_word(active + i35);
    const word w47 = load_word(windows + i39);
    const word w48 = load_word(windows + i40);
    const word w49 = load_word(active + i36);
    word c51 = w5;
    word c52 = w6;
    word c53 = w7;
    word c54 = w8;
    word c55 = w9;
    word c56 = w10;
    word c57 = w11;
    word c58 = w12;
    word c59 = w13;
    word c60 = w14;
    word c61 = w15;
    word c62 = w16;
    word c63 = w17;
    word c64 = w18;
    word c65 = w19;
    word c66 = w20;
    word c67 = w21;
    word c68 = w22;
    word c69 = w23;
    word c70 = w24;
    word c71 = w25;
    word c72 = w26;
    word c73 = w27;
    word c74 = w28;
    word c75 = w41;
    word c76 = w42;
    word c77 = w43;
    word c78 = w44;
    word c79 = w45;
    word c80 = w46;
    word c81 = w47;
    word c82 = w48;
    word c83 = w49;
    for (uint64_t i50 = i3; (int64_t)i50 < (int64_t)i4; ++i50) {
        const uint64_t i84 = (uint64_t)1;
        const uint64_t i85 = i50 + i84;
        const uint64_t i86 = i85 & (uint64_t)7;
        const uint64_t i87 = i85 >> 3;
        const uint64_t i88 = i86 * i0;
        const uint64_t i89 = i88 + i87;
        const uint64_t i90 = i0 * (uint64_t)8;
        const uint64_t i91 = i89 + i90;
        const uint64_t i92 = i91 + i90;
        const uint64_t i93 = i92 + i90;
        const uint64_t i94 = i93 + i90;
        const uint64_t i95 = i94 + i90;
        const uint64_t i96 = i95 + i90;
        const uint64_t i97 = i96 + i90;
        const uint64_t i98 = i50 * (uint64_t)4;
        const uint64_t i99 = i98 + i1;
        const uint64_t i100 = i99 + i1;
        const uint64_t i101 = i98 + i2;
        const uint64_t i102 = i101 + i2;
        const word w103 = load_word(windows + i89);
        const word w104 = load_word(windows + i91);
        const word w105 = load_word(active + i89);
        const word w106 = load_first(top + i98);
        const word w107 = shift_in(c72, w106);
        const word w108 = load_first(top + i99);
        const word w109 = shift_in(c73, w108);
        const word w110 = load_first(top + i100);
        const word w111 = shift_in(c74, w110);
        const word w112 = load_aligned(a + 6 * WORD_BYTES);
        const word w113 = load_aligned(a + 7 * WORD_BYTES);
        const word w114 = w112 ^ c75;  // g0 weighted.dp:15
        const word w115 = lop3<0xf6>(w114, c76, w113);  // g1 weighted.dp:15
        const word w116 = lop3<0x6f>(w115, c70, c71);  // g2 weighted.dp:15
        const word w117 = lop3<0x56>(w116, c60, c61);  // g3 weighted.dp:15
        const word w118 = lop3<0x0d>(c71, c61, w115);  // g4 weighted.dp:15
        const word w119 = lop3<0x82>(c71, c69, w115);  // g5 weighted.dp:15
        const word w120 = lop3<0x2b>(w119, c62, w117);  // g6 weighted.dp:15
        const word w121 = lop3<0x49>(w119, w117, c62);  // g7 weighted.dp:15
        const word w122 = lop3<0x9e>(w117, c69, w121);  // g8 weighted.dp:15
        const word w123 = lop3<0xb6>(w122, c71, c62);  // g9 weighted.dp:15
        const word w124 = lop3<0x28>(w116, c60, w120);  // g10 weighted.dp:15
        const word w125 = lop3<0x96>(w124, c60, c70);  // g11 weighted.dp:15
        const word w126 = lop3<0xca>(c77, w125, c60);  // g12 weighted.dp:15
        const word w127 = lop3<0xca>(c77, w118, c61);  // g13 weighted.dp:15
        const word w128 = lop3<0xca>(c77, w123, c62);  // g14 weighted.dp:15
        const word w129 = load_aligned(a + 4 * WORD_BYTES);
        const word w130 = load_aligned(a + 5 * WORD_BYTES);
        const word w131 = w129 ^ c78;  // g0 weighted.dp:15
        const word w132 = lop3<0xf6>(w131, c79, w130);  // g1 weighted.dp:15
        const word w133 = lop3<0x6f>(w132, c67, c68);  // g2 weighted.dp:15
        const word w134 = lop3<0x56>(w133, c57, c58);  // g3 weighted.dp:15
        const word w135 = lop3<0x0d>(c68, c58, w132);  // g4 weighted.dp:15
        const word w136 = lop3<0x82>(c68, c66, w132);  // g5 weighted.dp:15
        const word w137 = lop3<0x2b>(w136, c59, w134);  // g6 weighted.dp:15
        const word w138 = lop3<0x49>(w136, w134, c59);  // g7 weighted.dp:15
        const word w139 = lop3<0x9e>(w134, c66, w138);  // g8 weighted.dp:15
        const word w140 = lop3<0xb6>(w139, c68, c59);  // g9 weighted.dp:15
        const word w141 = lop3<0x28>(w133, c57, w137);  // g10 weighted.dp:15
        const word w142 = lop3<0x96>(w141, c57, c67);  // g11 weighted.dp:15
        const word w143 = lop3<0xca>(c80, w142, c57);  // g12 weighted.dp:15
        const word w144 = lop3<0xca>(c80, w135, c58);  // g13 weighted.dp:15
        const word w145 = lop3<0xca>(c80, w140, c59);  // g14 weighted.dp:15
        const word w146 = load_aligned(a + 2 * WORD_BYTES);
        const word w147 = load_aligned(a + 3 * WORD_BYTES);
        const word w148 = w146 ^ c81;  // g0 weighted.dp:15
        const word w149 = lop3<0xf6>(w148, c82, w147);  // g1 weighted.dp:15
        const word w150 = lop3<0x6f>(w149, c64, c65);  // g2 weighted.dp:15
        const word w151 = lop3<0x56>(w150, c54, c55);  // g3 weighted.dp:15
        const word w152 = lop3<0x0d>(c65, c55, w149);  // g4 weighted.dp:15
        const word w153 = lop3<0x82>(c65, c63, w149);  // g5 weighted.dp:15
        const word w154 = lop3<0x2b>(w153, c56, w151);  // g6 weighted.dp:15
        const word w155 = lop3<0x49>(w153, w151, c56);  // g7 weighted.dp:15
        const word w156 = lop3<0x9e>(w151, c63, w155);  // g8 weighted.dp:15
        const word w157 = lop3<0xb6>(w156, c65, c56);  // g9 weighted.dp:15
        const word w158 = lop3<0x28>(w150, c54, w154);  // g10 weighted.dp:15
        const word w159 = lop3<0x96>(w158, c54, c64);  // g11 weighted.dp:15
        const word w160 = lop3<0xca>(c83, w159, c54);  // g12 weighted.dp:15
        const word w161 = lop3<0xca>(c83, w152, c55);  // g13 weighted.dp:15
        const word w162 = lop3<0xca>(c83, w157, c56);  // g14 weighted.dp:15
        const word w163 = load_aligned(a);
        const word w164 = load_aligned(a + 1 * WORD_BYTES);
        const word w165 = w163 ^ w103;  // g0 weighted.dp:15
        const word w166 = lop3<0xf6>(w165, w104, w164);  // g1 weighted.dp:15
        const word w167 = lop3<0x6f>(w166, w109, w111);  // g2 weighted.dp:15
        const word w168 = lop3<0x56>(w167, c51, c52);  // g3 weighted.dp:15
        const word w169 = lop3<0x0d>(w111, c52, w166);  // g4 weighted.dp:15
        const word w170 = lop3<0x82>(w111, w107, w166);  // g5 weighted.dp:15
        const word w171 = lop3<0x2b>(w170, c53, w168);  // g6 weighted.dp:15
        const word w172 = lop3<0x49>(w170, w168, c53);  // g7 weighted.dp:15
        const word w173 = lop3<0x9e>(w168, w107, w172);  // g8 weighted.dp:15
        const word w174 = lop3<0xb6>(w173, w111, c53);  // g9 weighted.dp:15
        const word w175 = lop3<0x28>(w167, c51, w171);  // g10 weighted.dp:15
        const word w176 = lop3<0x96>(w175, c51, w109);  // g11 weighted.dp:15
        const word w177 = lop3<0xca>(w105, w176, c51);  // g12 weighted.dp:15
        const word w178 = lop3<0xca>(w105, w169, c52);  // g13 weighted.dp:15
        const word w179 = lop3<0xca>(w105, w174, c53);  // g14 weighted.dp:15
        store_first(bottom + i98, w121);
        store_first(bottom + i101, w124);
        store_first(bottom + i102, w120);
        const word w180 = load_word(windows + i92);
        const word w181 = load_word(windows + i93);
        const word w182 = load_word(active + i91);
        const word w183 = load_first(top + i98 + 1);
        const word w184 = shift_in(w121, w183);
        const word w185 = load_first(top + i99 + 1);
        const word w186 = shift_in(w124, w185);
        const word w187 = load_first(top + i100 + 1);
        const word w188 = shift_in(w120, w187);
        const word w189 = load_aligned(a + 6 * WORD_BYTES);
        const word w190 = load_aligned(a + 7 * WORD_BYTES);
        const word w191 = w189 ^ c78;  // g0 weighted.dp:15
        const word w192 = lop3<0xf6>(w191, c79, w190);  // g1 weighted.dp:15
        const word w193 = lop3<0x6f>(w192, w141, w137);  // g2 weighted.dp:15
        const word w194 = lop3<0x56>(w193, w126, w127);  // g3 weighted.dp:15
        const word w195 = lop3<0x0d>(w137, w127, w192);  // g4 weighted.dp:15
        const word w196 = lop3<0x82>(w137, w138, w192);  // g5 weighted.dp:15
        const word w197 = lop3<0x2b>(w196, w128, w194);  // g6 weighted.dp:15
        const word w198 = lop3<0x49>(w196, w194, w128);  // g7 weighted.dp:15
        const word w199 = lop3<0x9e>(w194, w138, w198);  // g8 weighted.dp:15
        const word w200 = lop3<0xb6>(w199, w137, w128);  // g9 weighted.dp:15
        const word w201 = lop3<0x28>(w193, w126, w197);  // g10 weighted.dp:15
        const word w202 = lop3<0x96>(w201, w126, w141);  // g11 weighted.dp:15
        const word w203 = lop3<0xca>(c80, w202, w126);  // g12 weighted.dp:15
        const word w204 = lop3<0xca>(c80, w195, w127);  // g13 weighted.dp:15
        const word w205 = lop3<0xca>(c80, w200, w128);  // g14 weighted.dp:15
        const word w206 = load_aligned(a + 4 * WORD_BYTES);
        const word w207 = load_aligned(a + 5 * WORD_BYTES);
        const word w208 = w206 ^ c81;  // g0 weighted.dp:15
        const word w209 = lop3<0xf6>(w208, c82, w207);  // g1 weighted.dp:15
        const word w210 = lop3<0x6f>(w209, w158, w154);  // g2 weighted.dp:15
        const word w211 = lop3<0x56>(w210, w143, w144);  // g3 weighted.dp:15
        const word w212 = lop3<0x0d>(w154, w144, w209);  // g4 weighted.dp:15
        const word w213 = lop3<0x82>(w154, w155, w209);  // g5 weighted.dp:15
        const word w214 = lop3<0x2b>(w213, w145, w211);  // g6 weighted.dp:15
        const word w215 = lop3<0x49>(w213, w211, w145);  // g7 weighted.dp:15
        const word w216 = lop3<0x9e>(w211, w155, w215);  // g8 weighted.dp:15
        const word w217 = lop3<0xb6>(w216, w154, w145);  // g9 weighted.dp:15
        const word w218 = lop3<0x28>(w210, w143, w214);  // g10 weighted.dp:15
        const word w219 = lop3<0x96>(w218, w143, w158);  // g11 weighted.dp:15
        const word w220 = lop3<0xca>(c83, w219, w143);  // g12 weighted.dp:15
        const word w221 = lop3<0xca>(c83, w212, w144);  // g13 weighted.dp:15
        const word w222 = lop3<0xca>(c83, w217, w145);  // g14 weighted.dp:15
        const word w223 = load_aligned(a + 2 * WORD_BYTES);
        const word w224 = load_aligned(a + 3 * WORD_BYTES);
        const word w225 = w223 ^ w103;  // g0 weighted.dp:15
        const word w226 = lop3<0xf6>(w225, w104, w224);  // g1 weighted.dp:15
        const word w227 = lop3<0x6f>(w226, w175, w171);  // g2 weighted.dp:15
        const word w228 = lop3<0x56>(w227, w160, w161);  // g3 weighted.dp:15
        const word w229 = lop3<0x0d>(w171, w161, w226);  // g4 weighted.dp:15
        const word w230 = lop3<0x82>(w171, w172, w226);  // g5 weighted.dp:15
        const word w231 = lop3<0x2b>(w230, w162, w228);  // g6 weighted.dp:15
        const word w232 = lop3<0x49>(w230, w228, w162);  // g7 weighted.dp:15
        const word w233 = lop3<0x9e>(w228, w172, w232);  // g8 weighted.dp:15
        const word w234 = lop3<0xb6>(w233, w171, w162);  // g9 weighted.dp:15
        const word w235 = lop3<0x28>(w227, w160, w231);  // g10 weighted.dp:15
        const word w236 = lop3<0x96>(w235, w160, w175);  // g11 weighted.dp:15
        const word w237 = lop3<0xca>(w105, w236, w160);  // g12 weighted.dp:15
        const word w238 = lop3<0xca>(w105, w229, w161);  // g13 weighted.dp:15
        const word w239 = lop3<0xca>(w105, w234, w162);  // g14 weighted.dp:15
        const word w240 = load_aligned(a);
        const word w241 = load_aligned(a + 1 * WORD_BYTES);
        const word w242 = w240 ^ w180;  // g0 weighted.dp:15
        const word w243 = lop3<0xf6>(w242, w181, w241);  // g1 weighted.dp:15
        const word w244 = lop3<0x6f>(w243, w186, w188);  // g2 weighted.dp:15
        const word w245 = lop3<0x56>(w244, w177, w178);  // g3 weighted.dp:15
        const word w246 = lop3<0x0d>(w188, w178, w243);  // g4 weighted.dp:15
        const word w247 = lop3<0x82>(w188, w184, w243);  // g5 weighted.dp:15
        const word w248 = lop3<0x2b>(w247, w179, w245);  // g6 weighted.dp:15
        const word w249 = lop3<0x49>(w247, w245, w179);  // g7 weighted.dp:15
        const word w250 = lop3<0x9e>(w245, w184, w249);  // g8 weighted.dp:15
        const word w251 = lop3<0xb6>(w250, w188, w179);  // g9 weighted.dp:15
        const word w252 = lop3<0x28>(w244, w177, w248);  // g10 weighted.dp:15
        const word w253 = lop3<0x96>(w252, w177, w186);  // g11 weighted.dp:15
        const word w254 = lop3<0xca>(w182, w253, w177);  // g12 weighted.dp:15
        const word w255 = lop3<0xca>(w182, w246, w178);  // g13 weighted.dp:15
        const word w256 = lop3<0xca>(w182, w251, w179);  // g14 weighted.dp:15
        store_first(bottom + i98 + 1, w198);
        store_first(bottom + i101 + 1, w201);
        store_first(bottom + i102 + 1, w197);
        const word w257 = load_word(windows + i94);
        const word w258 = load_word(windows + i95);
        const word w259 = load_word(active + i92);
        const word w260 = load_first(top + i98 + 2);
        const word w261 = shift_in(w198, w260);
        const word w262 = load_first(top + i99 + 2);
        const word w263 = shift_in(w201, w262);
        const word w264 = load_first(top + i100 + 2);
        const word w265 = shift_in(w197, w264);
        const word w266 = load_aligned(a + 6 * WORD_BYTES);
        const word w267 = load_aligned(a + 7 * WORD_BYTES);
        const word w268 = w266 ^ c81;  // g0 weighted.dp:15
        const word w269 = lop3<0xf6>(w268, c82, w267);  // g1 weighted.dp:15
        const word w270 = lop3<0x6f>(w269, w218, w214);  // g2 weighted.dp:15
        const word w271 = lop3<0x56>(w270, w203, w204);  // g3 weighted.dp:15
        const word w272 = lop3<0x0d>(w214, w204, w269);  // g4 weighted.dp:15
        const word w273 = lop3<0x82>(w214, w215, w269);  // g5 weighted.dp:15
        const word w274 = lop3<0x2b>(w273, w205, w271);  // g6 weighted.dp:15
        const word w275 = lop3<0x49>(w273, w271, w205);  // g7 weighted.dp:15
        const word w276 = lop3<0x9e>(w271, w215, w275);  // g8 weighted.dp:15
        const word w277 = lop3<0xb6>(w276, w214, w205);  // g9 weighted.dp:15
        const word w278 = lop3<0x28>(w270, w203, w274);  // g10 weighted.dp:15
        const word w279 = lop3<0x96>(w278, w203, w218);  // g11 weighted.dp:15
        const word w280 = lop3<0xca>(c83, w279, w203);  // g12 weighted.dp:15
        const word w281 = lop3<0xca>(c83, w272, w204);  // g13 weighted.dp:15
        const word w282 = lop3<0xca>(c83, w277, w205);  // g14 weighted.dp:15
        const word w283 = load_aligned(a + 4 * WORD_BYTES);
        const word w284 = load_aligned(a + 5 * WORD_BYTES);
        const word w285 = w283 ^ w103;  // g0 weighted.dp:15
        const word w286 = lop3<0xf6>(w285, w104, w284);  // g1 weighted.dp:15
        const word w287 = lop3<0x6f>(w286, w235, w231);  // g2 weighted.dp:15
        const word w288 = lop3<0x56>(w287, w220, w221);  // g3 weighted.dp:15
        const word w289 = lop3<0x0d>(w231, w221, w286);  // g4 weighted.dp:15
        const word w290 = lop3<0x82>(w231, w232, w286);  // g5 weighted.dp:15
        const word w291 = lop3<0x2b>(w290, w222, w288);  // g6 weighted.dp:15
        const word w292 = lop3<0x49>(w290, w288, w222);  // g7 weighted.dp:15
        const word w293 = lop3<0x9e>(w288, w232, w292);  // g8 weighted.dp:15
        const word w294 = lop3<0xb6>(w293, w231, w222);  // g9 weighted.dp:15
        const word w295 = lop3<0x28>(w287, w220, w291);  // g10 weighted.dp:15
        const word w296 = lop3<0x96>(w295, w220, w235);  // g11 weighted.dp:15
        const word w297 = lop3<0xca>(w105, w296, w220);  // g12 weighted.dp:15
        const word w298 = lop3<0xca>(w105, w289, w221);  // g13 weighted.dp:15
        const word w299 = lop3<0xca>(w105, w294, w222);  // g14 weighted.dp:15
        const word w300 = load_aligned(a + 2 * WORD_BYTES);
        const word w301 = load_aligned(a + 3 * WORD_BYTES);
        const word w302 = w300 ^ w180;  // g0 weighted.dp:15
        const word w303 = lop3<0xf6>(w302, w181, w301);  // g1 weighted.dp:15
        const word w304 = lop3<0x6f>(w303, w252, w248);  // g2 weighted.dp:15
        const word w305 = lop3<0x56>(w304, w237, w238);  // g3 weighted.dp:15
        const word w306 = lop3<0x0d>(w248, w238, w303);  // g4 weighted.dp:15
        const word w307 = lop3<0x82>(w248, w249, w303);  // g5 weighted.dp:15
        const word w308 = lop3<0x2b>(w307, w239, w305);  // g6 weighted.dp:15
        const word w309 = lop3<0x49>(w307, w305, w239);  // g7 weighted.dp:15
        const word w310 = lop3<0x9e>(w305, w249, w309);  // g8 weighted.dp:15
        const word w311 = lop3<0xb6>(w310, w248, w239);  // g9 weighted.dp:15
        const word w312 = lop3<0x28>(w304, w237, w308);  // g10 weighted.dp:15
        const word w313 = lop3<0x96>(w312, w237, w252);  // g11 weighted.dp:15
        const word w314 = lop3<0xca>(w182, w313, w237);  // g12 weighted.dp:15
        const word w315 = lop3<0xca>(w182, w306, w238);  // g13 weighted.dp:15
        const word w316 = lop3<0xca>(w182, w311, w239);  // g14 weighted.dp:15
        const word w317 = load_aligned(a);
        const word w318 = load_aligned(a + 1 * WORD_BYTES);
        const word w319 = w317 ^ w257;  // g0 weighted.dp:15
        const word w320 = lop3<0xf6>(w319, w258, w318);  // g1 weighted.dp:15
        const word w321 = lop3<0x6f>(w320, w263, w265);  // g2 weighted.dp:15
        const word w322 = lop3<0x56>(w321, w254, w255);  // g3 weighted.dp:15
        const word w323 = lop3<0x0d>(w265, w255, w320);  // g4 weighted.dp:15
        const word w324 = lop3<0x82>(w265, w261, w320);  // g5 weighted.dp:15
        const word w325 = lop3<0x2b>(w324, w256, w322);  // g6 weighted.dp:15
        const word w326 = lop3<0x49>(w324, w322, w256);  // g7 weighted.dp:15
        const word w327 = lop3<0x9e>(w322, w261, w326);  // g8 weighted.dp:15
        const word w328 = lop3<0xb6>(w327, w265, w256);  // g9 weighted.dp:15
        const word w329 = lop3<0x28>(w321, w254, w325);  // g10 weighted.dp:15
        const word w330 = lop3<0x96>(w329, w254, w263);  // g11 weighted.dp:15
        const word w331 = lop3<0xca>(w259, w330, w254);  // g12 weighted.dp:15
        const word w332 = lop3<0xca>(w259, w323, w255);  // g13 weighted.dp:15
        const word w333 = lop3<0xca>(w259, w328, w256);  // g14 weighted.dp:15
        store_first(bottom + i98 + 2, w275);
        store_first(bottom + i101 + 2, w278);
        store_first(bottom + i102 + 2, w274);
        const word w334 = load_word(windows + i96);
        const word w335 = load_word(windows + i97);
        const word w336 = load_word(active + i93);
        const word w337 = load_first(top + i98 + 3);
        const word w338 = shift_in(w275, w337);
        const word w339 = load_first(top + i99 + 3);
        const word w340 = shift_in(w278, w339);
        const word w341 = load_first(top + i100 + 3);
        const word w342 = shift_in(w274, w341);
        const word w343 = load_aligned(a + 6 * WORD_BYTES);
        const word w344 = load_aligned(a + 7 * WORD_BYTES);
        const word w345 = w343 ^ w103;  // g0 weighted.dp:15
        const word w346 = lop3<0xf6>(w345, w104, w344);  // g1 weighted.dp:15
        const word w347 = lop3<0x6f>(w346, w295, w291);  // g2 weighted.dp:15
        const word w348 = lop3<0x56>(w347, w280, w281);  // g3 weighted.dp:15
        const word w349 = lop3<0x0d>(w291, w281, w346);  // g4 weighted.dp:15
        const word w350 = lop3<0x82>(w291, w292, w346);  // g5 weighted.dp:15
        const word w351 = lop3<0x2b>(w350, w282, w348);  // g6 weighted.dp:15
        const word w352 = lop3<0x49>(w350, w348, w282);  // g7 weighted.dp:15
        const word w353 = lop3<0x9e>(w348, w292, w352);  // g8 weighted.dp:15
        const word w354 = lop3<0xb6>(w353, w291, w282);  // g9 weighted.dp:15
        const word w355 = lop3<0x28>(w347, w280, w351);  // g10 weighted.dp:15
        const word w356 = lop3<0x96>(w355, w280, w295);  // g11 weighted.dp:15
        const word w357 = lop3<0xca>(w105, w356, w280);  // g12 weighted.dp:15
        const word w358 = lop3<0xca>(w105, w349, w281);  // g13 weighted.dp:15
        const word w359 = lop3<0xca>(w105, w354, w282);  // g14 weighted.dp:15
        const word w360 = load_aligned(a + 4 * WORD_BYTES);
        const word w361 = load_aligned(a + 5 * WORD_BYTES);
        const word w362 = w360 ^ w180;  // g0 weighted.dp:15
        const word w363 = lop3<0xf6>(w362, w181, w361);  // g1 weighted.dp:15
        const word w364 = lop3<0x6f>(w363, w312, w308);  // g2 weighted.dp:15
        const word w365 = lop3<0x56>(w364, w297, w298);  // g3 weighted.dp:15
        const word w366 = lop3<0x0d>(w308, w298, w363);  // g4 weighted.dp:15
        const word w367 = lop3<0x82>(w308, w309, w363);  // g5 weighted.dp:15
        const word w368 = lop3<0x2b>(w367, w299, w365);  // g6 weighted.dp:15
        const word w369 = lop3<0x49>(w367, w365, w299);  // g7 weighted.dp:15
        const word w370 = lop3<0x9e>(w365, w309, w369);  // g8 weighted.dp:15
        const word w371 = lop3<0xb6>(w370, w308, w299);  // g9 weighted.dp:15
        const word w372 = lop3<0x28>(w364, w297, w368);  // g10 weighted.dp:15
        const word w373 = lop3<0x96>(w372, w297, w312);  // g11 weighted.dp:15
        const word w374 = lop3<0xca>(w182, w373, w297);  // g12 weighted.dp:15
        const word w375 = lop3<0xca>(w182, w366, w298);  // g13 weighted.dp:15
        const word w376 = lop3<0xca>(w182, w371, w299);  // g14 weighted.dp:15
        const word w377 = load_aligned(a + 2 * WORD_BYTES);
        const word w378 = load_aligned(a + 3 * WORD_BYTES);
        const word w379 = w377 ^ w257;  // g0 weighted.dp:15
        const word w380 = lop3<0xf6>(w379, w258, w378);  // g1 weighted.dp:15
        const word w381 = lop3<0x6f>(w380, w329, w325);  // g2 weighted.dp:15
        const word w382 = lop3<0x56>(w381, w314, w315);  // g3 weighted.dp:15
        const word w383 = lop3<0x0d>(w325, w315, w380);  // g4 weighted.dp:15
        const word w384 = lop3<0x82>(w325, w326, w380);  // g5 weighted.dp:15
        const word w385 = lop3<0x2b>(w384, w316, w382);  // g6 weighted.dp:15
        const word w386 = lop3<0x49>(w384, w382, w316);  // g7 weighted.dp:15
        const word w387 = lop3<0x9e>(w382, w326, w386);  // g8 weighted.dp:15
        const word w388 = lop3<0xb6>(w387, w325, w316);  // g9 weighted.dp:15
        const word w389 = lop3<0x28>(w381, w314, w385);  // g10 weighted.dp:15
        const word w390 = lop3<0x96>(w389, w314, w329);  // g11 weighted.dp:15
        const word w391 = lop3<0xca>(w259, w390, w314);  // g12 weighted.dp:15
        const word w392 = lop3<0xca>(w259, w383, w315);  // g13 weighted.dp:15
        const word w393 = lop3<0xca>(w259, w388, w316);  // g14 weighted.dp:15
        const word w394 = load_aligned(a);
        const word w395 = load_aligned(a + 1 * WORD_BYTES);
        const word w396 = w394 ^ w334;  // g0 weighted.dp:15
        const word w397 = lop3<0xf6>(w396, w335, w395);  // g1 weighted.dp:15
        const word w398 = lop3<0x6f>(w397, w340, w342);  // g2 weighted.dp:15
        const word w399 = lop3<0x56>(w398, w331, w332);  // g3 weighted.dp:15
        const word w400 = lop3<0x0d>(w342, w332, w397);  // g4 weighted.dp:15
        const word w401 = lop3<0x82>(w342, w338, w397);  // g5 weighted.dp:15
        const word w402 = lop3<0x2b>(w401, w333, w399);  // g6 weighted.dp:15
        const word w403 = lop3<0x49>(w401, w399, w333);  // g7 weighted.dp:15
        const word w404 = lop3<0x9e>(w399, w338, w403);  // g8 weighted.dp:15
        const word w405 = lop3<0xb6>(w404, w342, w333);  // g9 weighted.dp:15
        const word w406 = lop3<0x28>(w398, w331, w402);  // g10 weighted.dp:15
        const word w407 = lop3<0x96>(w406, w331, w340);  // g11 weighted.dp:15
        const word w408 = lop3<0xca>(w336, w407, w331);  // g12 weighted.dp:15
        const word w409 = lop3<0xca>(w336, w400, w332);  // g13 weighted.dp:15
        const word w410 = lop3<0xca>(w336, w405, w333);  // g14 weighted.dp:15
        store_first(bottom + i98 + 3, w352);
        store_first(bottom + i101 + 3, w355);
        store_first(bottom + i102 + 3, w351);
        c51 = w408;
        c52 = w409;
        c53 = w410;
        c54 = w391;
        c55 = w392;
        c56 = w393;
        c57 = w374;
        c58 = w375;
        c59 = w376;
        c60 = w357;
        c61 = w358;
        c62 = w359;
        c63 = w403;
        c64 = w406;
        c65 = w402;
        c66 = w386;
        c67 = w389;
        c68 = w385;
        c69 = w369;
        c70 = w372;
        c71 = w368;
        c72 = w352;
        c73 = w355;
        c74 = w351;
        c75 = w180;
        c76 = w181;
        c77 = w182;
        c78 = w257;
        c79 = w258;
        c80 = w259;
        c81 = w334;
        c82 = w335;
        c83 = w336;
    }
    store_aligned(vertical, c51);
    store_aligned(vertical + 1 * WORD_BYTES, c52);
    store_aligned(vertical + 2 * WORD_BYTES, c53);
    store_aligned(vertical + 3 * WORD_BYTES, c54);
    store_aligned(vertical + 4 * WORD_BYTES, c55);
    store_aligned(vertical + 5 * WORD_BYTES, c56);
    store_aligned(vertical + 6 * WORD_BYTES, c57);
    store_aligned(vertical + 7 * WORD_BYTES, c58);
    store_aligned(vertical + 8 * WORD_BYTES, c59);
    store_aligned(vertical + 9 * WORD_BYTES, c60);
    store_aligned(vertical + 10 * WORD_BYTES, c61);
    store_aligned(vertical + 11 * WORD_BYTES, c62);
    store_aligned(down, c63);
    store_aligned(down + 1 * WORD_BYTES, c64);
    store_aligned(down + 2 * WORD_BYTES, c65);
    store_aligned(down + 3 * WORD_BYTES, c66);
    store_aligned(down + 4 * WORD_BYTES, c67);
    store_aligned(down + 5 * WORD_BYTES, c68);
    store_aligned(down + 6 * WORD_BYTES, c69);
    store_aligned(down + 7 * WORD_BYTES, c70);
    store_aligned(down + 8 * WORD_BYTES, c71);
    store_aligned(down + 9 * WORD_BYTES, c72);
    store_aligned(down + 10 * WORD_BYTES, c73);
    store_aligned(down + 11 * WORD_BYTES, c74);
}
extern "C" __global__ void weighted_edge(uint8_t *const *buffers, const int64_t *scalars,
                                  int tasks) {
    const int task = (int)((blockIdx.x * blockDim.x + threadIdx.x) / 32u);
    if (task < tasks) edge(buffers + task * 8, scalars + task * 6);
}

// An iteration: 192 gates, 12 moves, 0 additions, 52 loads, 12 stores.
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
    const word w25 = load_aligned(down + 8 * WORD_BYTES);
    const word w26 = load_aligned(down + 9 * WORD_BYTES);
    const word w27 = load_aligned(down + 10 * WORD_BYTES);
    const word w28 = load_aligned(down + 11 * WORD_BYTES);
    const uint64_t i29 = i3 & (uint64_t)7;
    const uint64_t i30 = i3 >> 3;
    const uint64_t i31 = i29 * i0;
    const uint64_t i32 = i31 + i30;
    const uint64_t i33 = i0 * (uint64_t)8;
    const uint64_t i34 = i32 + i33;
    const uint64_t i35 = i34 + i33;
    const uint64_t i36 = i35 + i33;
    const uint64_t i37 = i36 + i33;
    const uint64_t i38 = i37 + i33;
    const uint64_t i39 = i38 + i33;
    const uint64_t i40 = i39 + i33;
    const word w41 = load_word(windows + i35);
    const word w42 = load_word(windows + i36);
    const word w43 = load_word(windows + i37);
    const word w44 = load_word(windows + i38);
    const word w45 = load_word(windows + i39);
    const word w46 = load_word(windows + i40);
    word c48 = w5;
    word c49 = w6;
    word c50 = w7;
    word c51 = w8;
    word c52 = w9;
    word c53 = w10;
    word c54 = w11;
    word c55 = w12;
    word c56 = w13;
    word c57 = w14;
    word c58 = w15;
    word c59 = w16;
    word c60 = w17;
    word c61 = w18;
    word c62 = w19;
    word c63 = w20;
    word c64 = w21;
    word c65 = w22;
    word c66 = w23;
    word c67 = w24;
    word c68 = w25;
    word c69 = w26;
    word c70 = w27;
    word c71 = w28;
    word c72 = w41;
    word c73 = w42;
    word c74 = w43;
    word c75 = w44;
    word c76 = w45;
    word c77 = w46;
    for (uint64_t i47 = i3; (int64_t)i47 < (int64_t)i4; ++i47) {
        const uint64_t i78 = (uint64_t)1;
        const uint64_t i79 = i47 + i78;
        const uint64_t i80 = i79 & (uint64_t)7;
        const uint64_t i81 = i79 >> 3;
        const uint64_t i82 = i80 * i0;
        const uint64_t i83 = i82 + i81;
        const uint64_t i84 = i0 * (uint64_t)8;
        const uint64_t i85 = i83 + i84;
        const uint64_t i86 = i85 + i84;
        const uint64_t i87 = i86 + i84;
        const uint64_t i88 = i87 + i84;
        const uint64_t i89 = i88 + i84;
        const uint64_t i90 = i89 + i84;
        const uint64_t i91 = i90 + i84;
        const uint64_t i92 = i47 * (uint64_t)4;
        const uint64_t i93 = i92 + i1;
        const uint64_t i94 = i93 + i1;
        const uint64_t i95 = i92 + i2;
        const uint64_t i96 = i95 + i2;
        const word w97 = load_word(windows + i83);
        const word w98 = load_word(windows + i85);
        const word w99 = load_first(top + i92);
        const word w100 = shift_in(c69, w99);
        const word w101 = load_first(top + i93);
        const word w102 = shift_in(c70, w101);
        const word w103 = load_first(top + i94);
        const word w104 = shift_in(c71, w103);
        const word w105 = load_aligned(a + 6 * WORD_BYTES);
        const word w106 = load_aligned(a + 7 * WORD_BYTES);
        const word w107 = w105 ^ c72;  // g0 weighted.dp:15
        const word w108 = lop3<0xf6>(w107, c73, w106);  // g1 weighted.dp:15
        const word w109 = lop3<0x6f>(w108, c67, c68);  // g2 weighted.dp:15
        const word w110 = lop3<0x56>(w109, c57, c58);  // g3 weighted.dp:15
        const word w111 = lop3<0x0d>(c68, c58, w108);  // g4 weighted.dp:15
        const word w112 = lop3<0x82>(c68, c66, w108);  // g5 weighted.dp:15
        const word w113 = lop3<0x2b>(w112, c59, w110);  // g6 weighted.dp:15
        const word w114 = lop3<0x49>(w112, w110, c59);  // g7 weighted.dp:15
        const word w115 = lop3<0x9e>(w110, c66, w114);  // g8 weighted.dp:15
        const word w116 = lop3<0xb6>(w115, c68, c59);  // g9 weighted.dp:15
        const word w117 = lop3<0x28>(w109, c57, w113);  // g10 weighted.dp:15
        const word w118 = lop3<0x96>(w117, c57, c67);  // g11 weighted.dp:15
        const word w119 = load_aligned(a + 4 * WORD_BYTES);
        const word w120 = load_aligned(a + 5 * WORD_BYTES);
        const word w121 = w119 ^ c74;  // g0 weighted.dp:15
        const word w122 = lop3<0xf6>(w121, c75, w120);  // g1 weighted.dp:15
        const word w123 = lop3<0x6f>(w122, c64, c65);  // g2 weighted.dp:15
        const word w124 = lop3<0x56>(w123, c54, c55);  // g3 weighted.dp:15
        const word w125 = lop3<0x0d>(c65, c55, w122);  // g4 weighted.dp:15
        const word w126 = lop3<0x82>(c65, c63, w122);  // g5 weighted.dp:15
        const word w127 = lop3<0x2b>(w126, c56, w124);  // g6 weighted.dp:15
        const word w128 = lop3<0x49>(w126, w124, c56);  // g7 weighted.dp:15
        const word w129 = lop3<0x9e>(w124, c63, w128);  // g8 weighted.dp:15
        const word w130 = lop3<0xb6>(w129, c65, c56);  // g9 weighted.dp:15
        const word w131 = lop3<0x28>(w123, c54, w127);  // g10 weighted.dp:15
        const word w132 = lop3<0x96>(w131, c54, c64);  // g11 weighted.dp:15
        const word w133 = load_aligned(a + 2 * WORD_BYTES);
        const word w134 = load_aligned(a + 3 * WORD_BYTES);
        const word w135 = w133 ^ c76;  // g0 weighted.dp:15
        const word w136 = lop3<0xf6>(w135, c77, w134);  // g1 weighted.dp:15
        const word w137 = lop3<0x6f>(w136, c61, c62);  // g2 weighted.dp:15
        const word w138 = lop3<0x56>(w137, c51, c52);  // g3 weighted.dp:15
        const word w139 = lop3<0x0d>(c62, c52, w136);  // g4 weighted.dp:15
        const word w140 = lop3<0x82>(c62, c60, w136);  // g5 weighted.dp:15
        const word w141 = lop3<0x2b>(w140, c53, w138);  // g6 weighted.dp:15
        const word w142 = lop3<0x49>(w140, w138, c53);  // g7 weighted.dp:15
        const word w143 = lop3<0x9e>(w138, c60, w142);  // g8 weighted.dp:15
        const word w144 = lop3<0xb6>(w143, c62, c53);  // g9 weighted.dp:15
        const word w145 = lop3<0x28>(w137, c51, w141);  // g10 weighted.dp:15
        const word w146 = lop3<0x96>(w145, c51, c61);  // g11 weighted.dp:15
        const word w147 = load_aligned(a);
        const word w148 = load_aligned(a + 1 * WORD_BYTES);
        const word w149 = w147 ^ w97;  // g0 weighted.dp:15
        const word w150 = lop3<0xf6>(w149, w98, w148);  // g1 weighted.dp:15
        const word w151 = lop3<0x6f>(w150, w102, w104);  // g2 weighted.dp:15
        const word w152 = lop3<0x56>(w151, c48, c49);  // g3 weighted.dp:15
        const word w153 = lop3<0x0d>(w104, c49, w150);  // g4 weighted.dp:15
        const word w154 = lop3<0x82>(w104, w100, w150);  // g5 weighted.dp:15
        const word w155 = lop3<0x2b>(w154, c50, w152);  // g6 weighted.dp:15
        const word w156 = lop3<0x49>(w154, w152, c50);  // g7 weighted.dp:15
        const word w157 = lop3<0x9e>(w152, w100, w156);  // g8 weighted.dp:15
        const word w158 = lop3<0xb6>(w157, w104, c50);  // g9 weighted.dp:15
        const word w159 = lop3<0x28>(w151, c48, w155);  // g10 weighted.dp:15
        const word w160 = lop3<0x96>(w159, c48, w102);  // g11 weighted.dp:15
        store_first(bottom + i92, w114);
        store_first(bottom + i95, w117);
        store_first(bottom + i96, w113);
        const word w161 = load_word(windows + i86);
        const word w162 = load_word(windows + i87);
        const word w163 = load_first(top + i92 + 1);
        const word w164 = shift_in(w114, w163);
        const word w165 = load_first(top + i93 + 1);
        const word w166 = shift_in(w117, w165);
        const word w167 = load_first(top + i94 + 1);
        const word w168 = shift_in(w113, w167);
        const word w169 = load_aligned(a + 6 * WORD_BYTES);
        const word w170 = load_aligned(a + 7 * WORD_BYTES);
        const word w171 = w169 ^ c74;  // g0 weighted.dp:15
        const word w172 = lop3<0xf6>(w171, c75, w170);  // g1 weighted.dp:15
        const word w173 = lop3<0x6f>(w172, w131, w127);  // g2 weighted.dp:15
        const word w174 = lop3<0x56>(w173, w118, w111);  // g3 weighted.dp:15
        const word w175 = lop3<0x0d>(w127, w111, w172);  // g4 weighted.dp:15
        const word w176 = lop3<0x82>(w127, w128, w172);  // g5 weighted.dp:15
        const word w177 = lop3<0x2b>(w176, w116, w174);  // g6 weighted.dp:15
        const word w178 = lop3<0x49>(w176, w174, w116);  // g7 weighted.dp:15
        const word w179 = lop3<0x9e>(w174, w128, w178);  // g8 weighted.dp:15
        const word w180 = lop3<0xb6>(w179, w127, w116);  // g9 weighted.dp:15
        const word w181 = lop3<0x28>(w173, w118, w177);  // g10 weighted.dp:15
        const word w182 = lop3<0x96>(w181, w118, w131);  // g11 weighted.dp:15
        const word w183 = load_aligned(a + 4 * WORD_BYTES);
        const word w184 = load_aligned(a + 5 * WORD_BYTES);
        const word w185 = w183 ^ c76;  // g0 weighted.dp:15
        const word w186 = lop3<0xf6>(w185, c77, w184);  // g1 weighted.dp:15
        const word w187 = lop3<0x6f>(w186, w145, w141);  // g2 weighted.dp:15
        const word w188 = lop3<0x56>(w187, w132, w125);  // g3 weighted.dp:15
        const word w189 = lop3<0x0d>(w141, w125, w186);  // g4 weighted.dp:15
        const word w190 = lop3<0x82>(w141, w142, w186);  // g5 weighted.dp:15
        const word w191 = lop3<0x2b>(w190, w130, w188);  // g6 weighted.dp:15
        const word w192 = lop3<0x49>(w190, w188, w130);  // g7 weighted.dp:15
        const word w193 = lop3<0x9e>(w188, w142, w192);  // g8 weighted.dp:15
        const word w194 = lop3<0xb6>(w193, w141, w130);  // g9 weighted.dp:15
        const word w195 = lop3<0x28>(w187, w132, w191);  // g10 weighted.dp:15
        const word w196 = lop3<0x96>(w195, w132, w145);  // g11 weighted.dp:15
        const word w197 = load_aligned(a + 2 * WORD_BYTES);
        const word w198 = load_aligned(a + 3 * WORD_BYTES);
        const word w199 = w197 ^ w97;  // g0 weighted.dp:15
        const word w200 = lop3<0xf6>(w199, w98, w198);  // g1 weighted.dp:15
        const word w201 = lop3<0x6f>(w200, w159, w155);  // g2 weighted.dp:15
        const word w202 = lop3<0x56>(w201, w146, w139);  // g3 weighted.dp:15
        const word w203 = lop3<0x0d>(w155, w139, w200);  // g4 weighted.dp:15
        const word w204 = lop3<0x82>(w155, w156, w200);  // g5 weighted.dp:15
        const word w205 = lop3<0x2b>(w204, w144, w202);  // g6 weighted.dp:15
        const word w206 = lop3<0x49>(w204, w202, w144);  // g7 weighted.dp:15
        const word w207 = lop3<0x9e>(w202, w156, w206);  // g8 weighted.dp:15
        const word w208 = lop3<0xb6>(w207, w155, w144);  // g9 weighted.dp:15
        const word w209 = lop3<0x28>(w201, w146, w205);  // g10 weighted.dp:15
        const word w210 = lop3<0x96>(w209, w146, w159);  // g11 weighted.dp:15
        const word w211 = load_aligned(a);
        const word w212 = load_aligned(a + 1 * WORD_BYTES);
        const word w213 = w211 ^ w161;  // g0 weighted.dp:15
        const word w214 = lop3<0xf6>(w213, w162, w212);  // g1 weighted.dp:15
        const word w215 = lop3<0x6f>(w214, w166, w168);  // g2 weighted.dp:15
        const word w216 = lop3<0x56>(w215, w160, w153);  // g3 weighted.dp:15
        const word w217 = lop3<0x0d>(w168, w153, w214);  // g4 weighted.dp:15
        const word w218 = lop3<0x82>(w168, w164, w214);  // g5 weighted.dp:15
        const word w219 = lop3<0x2b>(w218, w158, w216);  // g6 weighted.dp:15
        const word w220 = lop3<0x49>(w218, w216, w158);  // g7 weighted.dp:15
        const word w221 = lop3<0x9e>(w216, w164, w220);  // g8 weighted.dp:15
        const word w222 = lop3<0xb6>(w221, w168, w158);  // g9 weighted.dp:15
        const word w223 = lop3<0x28>(w215, w160, w219);  // g10 weighted.dp:15
        const word w224 = lop3<0x96>(w223, w160, w166);  // g11 weighted.dp:15
        store_first(bottom + i92 + 1, w178);
        store_first(bottom + i95 + 1, w181);
        store_first(bottom + i96 + 1, w177);
        const word w225 = load_word(windows + i88);
        const word w226 = load_word(windows + i89);
        const word w227 = load_first(top + i92 + 2);
        const word w228 = shift_in(w178, w227);
        const word w229 = load_first(top + i93 + 2);
        const word w230 = shift_in(w181, w229);
        const word w231 = load_first(top + i94 + 2);
        const word w232 = shift_in(w177, w231);
        const word w233 = load_aligned(a + 6 * WORD_BYTES);
        const word w234 = load_aligned(a + 7 * WORD_BYTES);
        const word w235 = w233 ^ c76;  // g0 weighted.dp:15
        const word w236 = lop3<0xf6>(w235, c77, w234);  // g1 weighted.dp:15
        const word w237 = lop3<0x6f>(w236, w195, w191);  // g2 weighted.dp:15
        const word w238 = lop3<0x56>(w237, w182, w175);  // g3 weighted.dp:15
        const word w239 = lop3<0x0d>(w191, w175, w236);  // g4 weighted.dp:15
        const word w240 = lop3<0x82>(w191, w192, w236);  // g5 weighted.dp:15
        const word w241 = lop3<0x2b>(w240, w180, w238);  // g6 weighted.dp:15
        const word w242 = lop3<0x49>(w240, w238, w180);  // g7 weighted.dp:15
        const word w243 = lop3<0x9e>(w238, w192, w242);  // g8 weighted.dp:15
        const word w244 = lop3<0xb6>(w243, w191, w180);  // g9 weighted.dp:15
        const word w245 = lop3<0x28>(w237, w182, w241);  // g10 weighted.dp:15
        const word w246 = lop3<0x96>(w245, w182, w195);  // g11 weighted.dp:15
        const word w247 = load_aligned(a + 4 * WORD_BYTES);
        const word w248 = load_aligned(a + 5 * WORD_BYTES);
        const word w249 = w247 ^ w97;  // g0 weighted.dp:15
        const word w250 = lop3<0xf6>(w249, w98, w248);  // g1 weighted.dp:15
        const word w251 = lop3<0x6f>(w250, w209, w205);  // g2 weighted.dp:15
        const word w252 = lop3<0x56>(w251, w196, w189);  // g3 weighted.dp:15
        const word w253 = lop3<0x0d>(w205, w189, w250);  // g4 weighted.dp:15
        const word w254 = lop3<0x82>(w205, w206, w250);  // g5 weighted.dp:15
        const word w255 = lop3<0x2b>(w254, w194, w252);  // g6 weighted.dp:15
        const word w256 = lop3<0x49>(w254, w252, w194);  // g7 weighted.dp:15
        const word w257 = lop3<0x9e>(w252, w206, w256);  // g8 weighted.dp:15
        const word w258 = lop3<0xb6>(w257, w205, w194);  // g9 weighted.dp:15
        const word w259 = lop3<0x28>(w251, w196, w255);  // g10 weighted.dp:15
        const word w260 = lop3<0x96>(w259, w196, w209);  // g11 weighted.dp:15
        const word w261 = load_aligned(a + 2 * WORD_BYTES);
        const word w262 = load_aligned(a + 3 * WORD_BYTES);
        const word w263 = w261 ^ w161;  // g0 weighted.dp:15
        const word w264 = lop3<0xf6>(w263, w162, w262);  // g1 weighted.dp:15
        const word w265 = lop3<0x6f>(w264, w223, w219);  // g2 weighted.dp:15
        const word w266 = lop3<0x56>(w265, w210, w203);  // g3 weighted.dp:15
        const word w267 = lop3<0x0d>(w219, w203, w264);  // g4 weighted.dp:15
        const word w268 = lop3<0x82>(w219, w220, w264);  // g5 weighted.dp:15
        const word w269 = lop3<0x2b>(w268, w208, w266);  // g6 weighted.dp:15
        const word w270 = lop3<0x49>(w268, w266, w208);  // g7 weighted.dp:15
        const word w271 = lop3<0x9e>(w266, w220, w270);  // g8 weighted.dp:15
        const word w272 = lop3<0xb6>(w271, w219, w208);  // g9 weighted.dp:15
        const word w273 = lop3<0x28>(w265, w210, w269);  // g10 weighted.dp:15
        const word w274 = lop3<0x96>(w273, w210, w223);  // g11 weighted.dp:15
        const word w275 = load_aligned(a);
        const word w276 = load_aligned(a + 1 * WORD_BYTES);
        const word w277 = w275 ^ w225;  // g0 weighted.dp:15
        const word w278 = lop3<0xf6>(w277, w226, w276);  // g1 weighted.dp:15
        const word w279 = lop3<0x6f>(w278, w230, w232);  // g2 weighted.dp:15
        const word w280 = lop3<0x56>(w279, w224, w217);  // g3 weighted.dp:15
        const word w281 = lop3<0x0d>(w232, w217, w278);  // g4 weighted.dp:15
        const word w282 = lop3<0x82>(w232, w228, w278);  // g5 weighted.dp:15
        const word w283 = lop3<0x2b>(w282, w222, w280);  // g6 weighted.dp:15
        const word w284 = lop3<0x49>(w282, w280, w222);  // g7 weighted.dp:15
        const word w285 = lop3<0x9e>(w280, w228, w284);  // g8 weighted.dp:15
        const word w286 = lop3<0xb6>(w285, w232, w222);  // g9 weighted.dp:15
        const word w287 = lop3<0x28>(w279, w224, w283);  // g10 weighted.dp:15
        const word w288 = lop3<0x96>(w287, w224, w230);  // g11 weighted.dp:15
        store_first(bottom + i92 + 2, w242);
        store_first(bottom + i95 + 2, w245);
        store_first(bottom + i96 + 2, w241);
        const word w289 = load_word(windows + i90);
        const word w290 = load_word(windows + i91);
        const word w291 = load_first(top + i92 + 3);
        const word w292 = shift_in(w242, w291);
        const word w293 = load_first(top + i93 + 3);
        const word w294 = shift_in(w245, w293);
        const word w295 = load_first(top + i94 + 3);
        const word w296 = shift_in(w241, w295);
        const word w297 = load_aligned(a + 6 * WORD_BYTES);
        const word w298 = load_aligned(a + 7 * WORD_BYTES);
        const word w299 = w297 ^ w97;  // g0 weighted.dp:15
        const word w300 = lop3<0xf6>(w299, w98, w298);  // g1 weighted.dp:15
        const word w301 = lop3<0x6f>(w300, w259, w255);  // g2 weighted.dp:15
        const word w302 = lop3<0x56>(w301, w246, w239);  // g3 weighted.dp:15
        const word w303 = lop3<0x0d>(w255, w239, w300);  // g4 weighted.dp:15
        const word w304 = lop3<0x82>(w255, w256, w300);  // g5 weighted.dp:15
        const word w305 = lop3<0x2b>(w304, w244, w302);  // g6 weighted.dp:15
        const word w306 = lop3<0x49>(w304, w302, w244);  // g7 weighted.dp:15
        const word w307 = lop3<0x9e>(w302, w256, w306);  // g8 weighted.dp:15
        const word w308 = lop3<0xb6>(w307, w255, w244);  // g9 weighted.dp:15
        const word w309 = lop3<0x28>(w301, w246, w305);  // g10 weighted.dp:15
        const word w310 = lop3<0x96>(w309, w246, w259);  // g11 weighted.dp:15
        const word w311 = load_aligned(a + 4 * WORD_BYTES);
        const word w312 = load_aligned(a + 5 * WORD_BYTES);
        const word w313 = w311 ^ w161;  // g0 weighted.dp:15
        const word w314 = lop3<0xf6>(w313, w162, w312);  // g1 weighted.dp:15
        const word w315 = lop3<0x6f>(w314, w273, w269);  // g2 weighted.dp:15
        const word w316 = lop3<0x56>(w315, w260, w253);  // g3 weighted.dp:15
        const word w317 = lop3<0x0d>(w269, w253, w314);  // g4 weighted.dp:15
        const word w318 = lop3<0x82>(w269, w270, w314);  // g5 weighted.dp:15
        const word w319 = lop3<0x2b>(w318, w258, w316);  // g6 weighted.dp:15
        const word w320 = lop3<0x49>(w318, w316, w258);  // g7 weighted.dp:15
        const word w321 = lop3<0x9e>(w316, w270, w320);  // g8 weighted.dp:15
        const word w322 = lop3<0xb6>(w321, w269, w258);  // g9 weighted.dp:15
        const word w323 = lop3<0x28>(w315, w260, w319);  // g10 weighted.dp:15
        const word w324 = lop3<0x96>(w323, w260, w273);  // g11 weighted.dp:15
        const word w325 = load_aligned(a + 2 * WORD_BYTES);
        const word w326 = load_aligned(a + 3 * WORD_BYTES);
        const word w327 = w325 ^ w225;  // g0 weighted.dp:15
        const word w328 = lop3<0xf6>(w327, w226, w326);  // g1 weighted.dp:15
        const word w329 = lop3<0x6f>(w328, w287, w283);  // g2 weighted.dp:15
        const word w330 = lop3<0x56>(w329, w274, w267);  // g3 weighted.dp:15
        const word w331 = lop3<0x0d>(w283, w267, w328);  // g4 weighted.dp:15
        const word w332 = lop3<0x82>(w283, w284, w328);  // g5 weighted.dp:15
        const word w333 = lop3<0x2b>(w332, w272, w330);  // g6 weighted.dp:15
        const word w334 = lop3<0x49>(w332, w330, w272);  // g7 weighted.dp:15
        const word w335 = lop3<0x9e>(w330, w284, w334);  // g8 weighted.dp:15
        const word w336 = lop3<0xb6>(w335, w283, w272);  // g9 weighted.dp:15
        const word w337 = lop3<0x28>(w329, w274, w333);  // g10 weighted.dp:15
        const word w338 = lop3<0x96>(w337, w274, w287);  // g11 weighted.dp:15
        const word w339 = load_aligned(a);
        const word w340 = load_aligned(a + 1 * WORD_BYTES);
        const word w341 = w339 ^ w289;  // g0 weighted.dp:15
        const word w342 = lop3<0xf6>(w341, w290, w340);  // g1 weighted.dp:15
        const word w343 = lop3<0x6f>(w342, w294, w296);  // g2 weighted.dp:15
        const word w344 = lop3<0x56>(w343, w288, w281);  // g3 weighted.dp:15
        const word w345 = lop3<0x0d>(w296, w281, w342);  // g4 weighted.dp:15
        const word w346 = lop3<0x82>(w296, w292, w342);  // g5 weighted.dp:15
        const word w347 = lop3<0x2b>(w346, w286, w344);  // g6 weighted.dp:15
        const word w348 = lop3<0x49>(w346, w344, w286);  // g7 weighted.dp:15
        const word w349 = lop3<0x9e>(w344, w292, w348);  // g8 weighted.dp:15
        const word w350 = lop3<0xb6>(w349, w296, w286);  // g9 weighted.dp:15
        const word w351 = lop3<0x28>(w343, w288, w347);  // g10 weighted.dp:15
        const word w352 = lop3<0x96>(w351, w288, w294);  // g11 weighted.dp:15
        store_first(bottom + i92 + 3, w306);
        store_first(bottom + i95 + 3, w309);
        store_first(bottom + i96 + 3, w305);
        c48 = w352;
        c49 = w345;
        c50 = w350;
        c51 = w338;
        c52 = w331;
        c53 = w336;
        c54 = w324;
        c55 = w317;
        c56 = w322;
        c57 = w310;
        c58 = w303;
        c59 = w308;
        c60 = w348;
        c61 = w351;
        c62 = w347;
        c63 = w334;
        c64 = w337;
        c65 = w333;
        c66 = w320;
        c67 = w323;
        c68 = w319;
        c69 = w306;
        c70 = w309;
        c71 = w305;
        c72 = w161;
        c73 = w162;
        c74 = w225;
        c75 = w226;
        c76 = w289;
        c77 = w290;
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
    store_aligned(down + 8 * WORD_BYTES, c68);
    store_aligned(down + 9 * WORD_BYTES, c69);
    store_aligned(down + 10 * WORD_BYTES, c70);
    store_aligned(down + 11 * WORD_BYTES, c71);
}
extern "C" __global__ void weighted_steady(uint8_t *const *buffers, const int64_t *scalars,
                                  int tasks) {
    const int task = (int)((blockIdx.x * blockDim.x + threadIdx.x) / 32u);
    if (task < tasks) steady(buffers + task * 8, scalars + task * 6);
}
