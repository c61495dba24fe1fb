/* SPDX-License-Identifier: Apache-2.0
 *
 * hamming in the wavefront layout, 4 rows a lane, for cuda.
 * Made by: minterm compile hamming --layout wavefront --target cuda --alphabet ACGT --rows 4 --emit cuda
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
 *     recurrence hamming
 *       predicate match: a[i] == b[j]
 *       int D[0][j] = j
 *       int D[i][0] = i
 *       int D[i][j] = min(D[i-1][j], D[i][j-1]) > D[i-1][j-1] ? D[i-1][j-1] + (match ? 0 : 1) : min(D[i-1][j], D[i][j-1]) + 1
 *       answer D[m][n]
 *
 * Codes of symbols, of which bit p is in plane p:
 *     a and b: 'A' 0, 'C' 1, 'G' 2, 'T' 3
 *
 * Codes of what crosses the edges of cells, bit 0 on the right; bit p is in plane p, and * may be
 * either:
 *     vertical, D[i][j-1] - D[i-1][j-1]:
 *         -1 = 10
 *         0 = 11
 *         1 = 0*
 *         row 1, 2, .. at the left edge (j - 1 = 0): code 0
 *     horizontal, D[i-1][j] - D[i-1][j-1]:
 *         -1 = 01
 *         0 = 00
 *         1 = 1*
 *         column 1, 2, .. at the top edge (i - 1 = 0): code 2
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
 * The answer D[m][n] is D[0][n] plus what the vertical codes of all m rows stand for
 * after the last call (D[i][n] - D[i-1][n] then).
 *
 * A cell: 2 gates, fewer are impossible (shipped).
 * Comments behind its gates have their names here and hamming.dp:16, where its formula begins.
 * Gates after the last of these keep the vertical flow of lanes that have no column.
 * lut3: 4 gates, depth 3, 0 moves, 8 live registers
 * inputs v0 v1 h0 h1 a0 a1 b0 b1
 * g0 = lut[0x66](a0, b0)
 * g1 = lut[0xf6](a1, b1, g0)
 * g2 = lut[0xb8](v0, v1, g1)
 * g3 = lut[0x2e](h0, h1, g1)
 * v0' = g2
 * v1' = h1
 * h0' = g3
 * h1' = v1
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

// An iteration: 96 gates, 8 moves, 0 additions, 52 loads, 8 stores.
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
        const word w94 = w92 ^ c59;  // g0 hamming.dp:16
        const word w95 = lop3<0xf6>(w94, c60, w93);  // g1 hamming.dp:16
        const word w96 = lop3<0xb8>(w95, c50, c49);  // g2 hamming.dp:16
        const word w97 = lop3<0x2e>(w95, c56, c55);  // g3 hamming.dp:16
        const word w98 = lop3<0xca>(c61, w96, c49);  // g4 hamming.dp:16
        const word w99 = lop3<0xca>(c61, c56, c50);  // g5 hamming.dp:16
        const word w100 = load_aligned(a + 4 * WORD_BYTES);
        const word w101 = load_aligned(a + 5 * WORD_BYTES);
        const word w102 = w100 ^ c62;  // g0 hamming.dp:16
        const word w103 = lop3<0xf6>(w102, c63, w101);  // g1 hamming.dp:16
        const word w104 = lop3<0xb8>(w103, c48, c47);  // g2 hamming.dp:16
        const word w105 = lop3<0x2e>(w103, c54, c53);  // g3 hamming.dp:16
        const word w106 = lop3<0xca>(c64, w104, c47);  // g4 hamming.dp:16
        const word w107 = lop3<0xca>(c64, c54, c48);  // g5 hamming.dp:16
        const word w108 = load_aligned(a + 2 * WORD_BYTES);
        const word w109 = load_aligned(a + 3 * WORD_BYTES);
        const word w110 = w108 ^ c65;  // g0 hamming.dp:16
        const word w111 = lop3<0xf6>(w110, c66, w109);  // g1 hamming.dp:16
        const word w112 = lop3<0xb8>(w111, c46, c45);  // g2 hamming.dp:16
        const word w113 = lop3<0x2e>(w111, c52, c51);  // g3 hamming.dp:16
        const word w114 = lop3<0xca>(c67, w112, c45);  // g4 hamming.dp:16
        const word w115 = lop3<0xca>(c67, c52, c46);  // g5 hamming.dp:16
        const word w116 = load_aligned(a);
        const word w117 = load_aligned(a + 1 * WORD_BYTES);
        const word w118 = w116 ^ w85;  // g0 hamming.dp:16
        const word w119 = lop3<0xf6>(w118, w86, w117);  // g1 hamming.dp:16
        const word w120 = lop3<0xb8>(w119, c44, c43);  // g2 hamming.dp:16
        const word w121 = lop3<0x2e>(w119, w91, w89);  // g3 hamming.dp:16
        const word w122 = lop3<0xca>(w87, w120, c43);  // g4 hamming.dp:16
        const word w123 = lop3<0xca>(w87, w91, c44);  // g5 hamming.dp:16
        store_first(bottom + i82, w97);
        store_first(bottom + i84, c50);
        const word w124 = load_word(windows + i76);
        const word w125 = load_word(windows + i77);
        const word w126 = load_word(active + i75);
        const word w127 = load_first(top + i82 + 1);
        const word w128 = shift_in(w97, w127);
        const word w129 = load_first(top + i83 + 1);
        const word w130 = shift_in(c50, w129);
        const word w131 = load_aligned(a + 6 * WORD_BYTES);
        const word w132 = load_aligned(a + 7 * WORD_BYTES);
        const word w133 = w131 ^ c62;  // g0 hamming.dp:16
        const word w134 = lop3<0xf6>(w133, c63, w132);  // g1 hamming.dp:16
        const word w135 = lop3<0xb8>(w134, w99, w98);  // g2 hamming.dp:16
        const word w136 = lop3<0x2e>(w134, c48, w105);  // g3 hamming.dp:16
        const word w137 = lop3<0xca>(c64, w135, w98);  // g4 hamming.dp:16
        const word w138 = lop3<0xca>(c64, c48, w99);  // g5 hamming.dp:16
        const word w139 = load_aligned(a + 4 * WORD_BYTES);
        const word w140 = load_aligned(a + 5 * WORD_BYTES);
        const word w141 = w139 ^ c65;  // g0 hamming.dp:16
        const word w142 = lop3<0xf6>(w141, c66, w140);  // g1 hamming.dp:16
        const word w143 = lop3<0xb8>(w142, w107, w106);  // g2 hamming.dp:16
        const word w144 = lop3<0x2e>(w142, c46, w113);  // g3 hamming.dp:16
        const word w145 = lop3<0xca>(c67, w143, w106);  // g4 hamming.dp:16
        const word w146 = lop3<0xca>(c67, c46, w107);  // g5 hamming.dp:16
        const word w147 = load_aligned(a + 2 * WORD_BYTES);
        const word w148 = load_aligned(a + 3 * WORD_BYTES);
        const word w149 = w147 ^ w85;  // g0 hamming.dp:16
        const word w150 = lop3<0xf6>(w149, w86, w148);  // g1 hamming.dp:16
        const word w151 = lop3<0xb8>(w150, w115, w114);  // g2 hamming.dp:16
        const word w152 = lop3<0x2e>(w150, c44, w121);  // g3 hamming.dp:16
        const word w153 = lop3<0xca>(w87, w151, w114);  // g4 hamming.dp:16
        const word w154 = lop3<0xca>(w87, c44, w115);  // g5 hamming.dp:16
        const word w155 = load_aligned(a);
        const word w156 = load_aligned(a + 1 * WORD_BYTES);
        const word w157 = w155 ^ w124;  // g0 hamming.dp:16
        const word w158 = lop3<0xf6>(w157, w125, w156);  // g1 hamming.dp:16
        const word w159 = lop3<0xb8>(w158, w123, w122);  // g2 hamming.dp:16
        const word w160 = lop3<0x2e>(w158, w130, w128);  // g3 hamming.dp:16
        const word w161 = lop3<0xca>(w126, w159, w122);  // g4 hamming.dp:16
        const word w162 = lop3<0xca>(w126, w130, w123);  // g5 hamming.dp:16
        store_first(bottom + i82 + 1, w136);
        store_first(bottom + i84 + 1, w99);
        const word w163 = load_word(windows + i78);
        const word w164 = load_word(windows + i79);
        const word w165 = load_word(active + i76);
        const word w166 = load_first(top + i82 + 2);
        const word w167 = shift_in(w136, w166);
        const word w168 = load_first(top + i83 + 2);
        const word w169 = shift_in(w99, w168);
        const word w170 = load_aligned(a + 6 * WORD_BYTES);
        const word w171 = load_aligned(a + 7 * WORD_BYTES);
        const word w172 = w170 ^ c65;  // g0 hamming.dp:16
        const word w173 = lop3<0xf6>(w172, c66, w171);  // g1 hamming.dp:16
        const word w174 = lop3<0xb8>(w173, w138, w137);  // g2 hamming.dp:16
        const word w175 = lop3<0x2e>(w173, w107, w144);  // g3 hamming.dp:16
        const word w176 = lop3<0xca>(c67, w174, w137);  // g4 hamming.dp:16
        const word w177 = lop3<0xca>(c67, w107, w138);  // g5 hamming.dp:16
        const word w178 = load_aligned(a + 4 * WORD_BYTES);
        const word w179 = load_aligned(a + 5 * WORD_BYTES);
        const word w180 = w178 ^ w85;  // g0 hamming.dp:16
        const word w181 = lop3<0xf6>(w180, w86, w179);  // g1 hamming.dp:16
        const word w182 = lop3<0xb8>(w181, w146, w145);  // g2 hamming.dp:16
        const word w183 = lop3<0x2e>(w181, w115, w152);  // g3 hamming.dp:16
        const word w184 = lop3<0xca>(w87, w182, w145);  // g4 hamming.dp:16
        const word w185 = lop3<0xca>(w87, w115, w146);  // g5 hamming.dp:16
        const word w186 = load_aligned(a + 2 * WORD_BYTES);
        const word w187 = load_aligned(a + 3 * WORD_BYTES);
        const word w188 = w186 ^ w124;  // g0 hamming.dp:16
        const word w189 = lop3<0xf6>(w188, w125, w187);  // g1 hamming.dp:16
        const word w190 = lop3<0xb8>(w189, w154, w153);  // g2 hamming.dp:16
        const word w191 = lop3<0x2e>(w189, w123, w160);  // g3 hamming.dp:16
        const word w192 = lop3<0xca>(w126, w190, w153);  // g4 hamming.dp:16
        const word w193 = lop3<0xca>(w126, w123, w154);  // g5 hamming.dp:16
        const word w194 = load_aligned(a);
        const word w195 = load_aligned(a + 1 * WORD_BYTES);
        const word w196 = w194 ^ w163;  // g0 hamming.dp:16
        const word w197 = lop3<0xf6>(w196, w164, w195);  // g1 hamming.dp:16
        const word w198 = lop3<0xb8>(w197, w162, w161);  // g2 hamming.dp:16
        const word w199 = lop3<0x2e>(w197, w169, w167);  // g3 hamming.dp:16
        const word w200 = lop3<0xca>(w165, w198, w161);  // g4 hamming.dp:16
        const word w201 = lop3<0xca>(w165, w169, w162);  // g5 hamming.dp:16
        store_first(bottom + i82 + 2, w175);
        store_first(bottom + i84 + 2, w138);
        const word w202 = load_word(windows + i80);
        const word w203 = load_word(windows + i81);
        const word w204 = load_word(active + i77);
        const word w205 = load_first(top + i82 + 3);
        const word w206 = shift_in(w175, w205);
        const word w207 = load_first(top + i83 + 3);
        const word w208 = shift_in(w138, w207);
        const word w209 = load_aligned(a + 6 * WORD_BYTES);
        const word w210 = load_aligned(a + 7 * WORD_BYTES);
        const word w211 = w209 ^ w85;  // g0 hamming.dp:16
        const word w212 = lop3<0xf6>(w211, w86, w210);  // g1 hamming.dp:16
        const word w213 = lop3<0xb8>(w212, w177, w176);  // g2 hamming.dp:16
        const word w214 = lop3<0x2e>(w212, w146, w183);  // g3 hamming.dp:16
        const word w215 = lop3<0xca>(w87, w213, w176);  // g4 hamming.dp:16
        const word w216 = lop3<0xca>(w87, w146, w177);  // g5 hamming.dp:16
        const word w217 = load_aligned(a + 4 * WORD_BYTES);
        const word w218 = load_aligned(a + 5 * WORD_BYTES);
        const word w219 = w217 ^ w124;  // g0 hamming.dp:16
        const word w220 = lop3<0xf6>(w219, w125, w218);  // g1 hamming.dp:16
        const word w221 = lop3<0xb8>(w220, w185, w184);  // g2 hamming.dp:16
        const word w222 = lop3<0x2e>(w220, w154, w191);  // g3 hamming.dp:16
        const word w223 = lop3<0xca>(w126, w221, w184);  // g4 hamming.dp:16
        const word w224 = lop3<0xca>(w126, w154, w185);  // g5 hamming.dp:16
        const word w225 = load_aligned(a + 2 * WORD_BYTES);
        const word w226 = load_aligned(a + 3 * WORD_BYTES);
        const word w227 = w225 ^ w163;  // g0 hamming.dp:16
        const word w228 = lop3<0xf6>(w227, w164, w226);  // g1 hamming.dp:16
        const word w229 = lop3<0xb8>(w228, w193, w192);  // g2 hamming.dp:16
        const word w230 = lop3<0x2e>(w228, w162, w199);  // g3 hamming.dp:16
        const word w231 = lop3<0xca>(w165, w229, w192);  // g4 hamming.dp:16
        const word w232 = lop3<0xca>(w165, w162, w193);  // g5 hamming.dp:16
        const word w233 = load_aligned(a);
        const word w234 = load_aligned(a + 1 * WORD_BYTES);
        const word w235 = w233 ^ w202;  // g0 hamming.dp:16
        const word w236 = lop3<0xf6>(w235, w203, w234);  // g1 hamming.dp:16
        const word w237 = lop3<0xb8>(w236, w201, w200);  // g2 hamming.dp:16
        const word w238 = lop3<0x2e>(w236, w208, w206);  // g3 hamming.dp:16
        const word w239 = lop3<0xca>(w204, w237, w200);  // g4 hamming.dp:16
        const word w240 = lop3<0xca>(w204, w208, w201);  // g5 hamming.dp:16
        store_first(bottom + i82 + 3, w214);
        store_first(bottom + i84 + 3, w177);
        c43 = w239;
        c44 = w240;
        c45 = w231;
        c46 = w232;
        c47 = w223;
        c48 = w224;
        c49 = w215;
        c50 = w216;
        c51 = w238;
        c52 = w201;
        c53 = w230;
        c54 = w193;
        c55 = w222;
        c56 = w185;
        c57 = w214;
        c58 = w177;
        c59 = w124;
        c60 = w125;
        c61 = w126;
        c62 = w163;
        c63 = w164;
        c64 = w165;
        c65 = w202;
        c66 = w203;
        c67 = w204;
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
extern "C" __global__ void hamming_edge(uint8_t *const *buffers, const int64_t *scalars,
                                  int tasks) {
    const int task = (int)((blockIdx.x * blockDim.x + threadIdx.x) / 32u);
    if (task < tasks) edge(buffers + task * 8, scalars + task * 6);
}

// An iteration: 64 gates, 8 moves, 0 additions, 48 loads, 8 stores.
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
        const word w87 = w85 ^ c56;  // g0 hamming.dp:16
        const word w88 = lop3<0xf6>(w87, c57, w86);  // g1 hamming.dp:16
        const word w89 = lop3<0xb8>(w88, c47, c46);  // g2 hamming.dp:16
        const word w90 = lop3<0x2e>(w88, c53, c52);  // g3 hamming.dp:16
        const word w91 = load_aligned(a + 4 * WORD_BYTES);
        const word w92 = load_aligned(a + 5 * WORD_BYTES);
        const word w93 = w91 ^ c58;  // g0 hamming.dp:16
        const word w94 = lop3<0xf6>(w93, c59, w92);  // g1 hamming.dp:16
        const word w95 = lop3<0xb8>(w94, c45, c44);  // g2 hamming.dp:16
        const word w96 = lop3<0x2e>(w94, c51, c50);  // g3 hamming.dp:16
        const word w97 = load_aligned(a + 2 * WORD_BYTES);
        const word w98 = load_aligned(a + 3 * WORD_BYTES);
        const word w99 = w97 ^ c60;  // g0 hamming.dp:16
        const word w100 = lop3<0xf6>(w99, c61, w98);  // g1 hamming.dp:16
        const word w101 = lop3<0xb8>(w100, c43, c42);  // g2 hamming.dp:16
        const word w102 = lop3<0x2e>(w100, c49, c48);  // g3 hamming.dp:16
        const word w103 = load_aligned(a);
        const word w104 = load_aligned(a + 1 * WORD_BYTES);
        const word w105 = w103 ^ w79;  // g0 hamming.dp:16
        const word w106 = lop3<0xf6>(w105, w80, w104);  // g1 hamming.dp:16
        const word w107 = lop3<0xb8>(w106, c41, c40);  // g2 hamming.dp:16
        const word w108 = lop3<0x2e>(w106, w84, w82);  // g3 hamming.dp:16
        store_first(bottom + i76, w90);
        store_first(bottom + i78, c47);
        const word w109 = load_word(windows + i70);
        const word w110 = load_word(windows + i71);
        const word w111 = load_first(top + i76 + 1);
        const word w112 = shift_in(w90, w111);
        const word w113 = load_first(top + i77 + 1);
        const word w114 = shift_in(c47, w113);
        const word w115 = load_aligned(a + 6 * WORD_BYTES);
        const word w116 = load_aligned(a + 7 * WORD_BYTES);
        const word w117 = w115 ^ c58;  // g0 hamming.dp:16
        const word w118 = lop3<0xf6>(w117, c59, w116);  // g1 hamming.dp:16
        const word w119 = lop3<0xb8>(w118, c53, w89);  // g2 hamming.dp:16
        const word w120 = lop3<0x2e>(w118, c45, w96);  // g3 hamming.dp:16
        const word w121 = load_aligned(a + 4 * WORD_BYTES);
        const word w122 = load_aligned(a + 5 * WORD_BYTES);
        const word w123 = w121 ^ c60;  // g0 hamming.dp:16
        const word w124 = lop3<0xf6>(w123, c61, w122);  // g1 hamming.dp:16
        const word w125 = lop3<0xb8>(w124, c51, w95);  // g2 hamming.dp:16
        const word w126 = lop3<0x2e>(w124, c43, w102);  // g3 hamming.dp:16
        const word w127 = load_aligned(a + 2 * WORD_BYTES);
        const word w128 = load_aligned(a + 3 * WORD_BYTES);
        const word w129 = w127 ^ w79;  // g0 hamming.dp:16
        const word w130 = lop3<0xf6>(w129, w80, w128);  // g1 hamming.dp:16
        const word w131 = lop3<0xb8>(w130, c49, w101);  // g2 hamming.dp:16
        const word w132 = lop3<0x2e>(w130, c41, w108);  // g3 hamming.dp:16
        const word w133 = load_aligned(a);
        const word w134 = load_aligned(a + 1 * WORD_BYTES);
        const word w135 = w133 ^ w109;  // g0 hamming.dp:16
        const word w136 = lop3<0xf6>(w135, w110, w134);  // g1 hamming.dp:16
        const word w137 = lop3<0xb8>(w136, w84, w107);  // g2 hamming.dp:16
        const word w138 = lop3<0x2e>(w136, w114, w112);  // g3 hamming.dp:16
        store_first(bottom + i76 + 1, w120);
        store_first(bottom + i78 + 1, c53);
        const word w139 = load_word(windows + i72);
        const word w140 = load_word(windows + i73);
        const word w141 = load_first(top + i76 + 2);
        const word w142 = shift_in(w120, w141);
        const word w143 = load_first(top + i77 + 2);
        const word w144 = shift_in(c53, w143);
        const word w145 = load_aligned(a + 6 * WORD_BYTES);
        const word w146 = load_aligned(a + 7 * WORD_BYTES);
        const word w147 = w145 ^ c60;  // g0 hamming.dp:16
        const word w148 = lop3<0xf6>(w147, c61, w146);  // g1 hamming.dp:16
        const word w149 = lop3<0xb8>(w148, c45, w119);  // g2 hamming.dp:16
        const word w150 = lop3<0x2e>(w148, c51, w126);  // g3 hamming.dp:16
        const word w151 = load_aligned(a + 4 * WORD_BYTES);
        const word w152 = load_aligned(a + 5 * WORD_BYTES);
        const word w153 = w151 ^ w79;  // g0 hamming.dp:16
        const word w154 = lop3<0xf6>(w153, w80, w152);  // g1 hamming.dp:16
        const word w155 = lop3<0xb8>(w154, c43, w125);  // g2 hamming.dp:16
        const word w156 = lop3<0x2e>(w154, c49, w132);  // g3 hamming.dp:16
        const word w157 = load_aligned(a + 2 * WORD_BYTES);
        const word w158 = load_aligned(a + 3 * WORD_BYTES);
        const word w159 = w157 ^ w109;  // g0 hamming.dp:16
        const word w160 = lop3<0xf6>(w159, w110, w158);  // g1 hamming.dp:16
        const word w161 = lop3<0xb8>(w160, c41, w131);  // g2 hamming.dp:16
        const word w162 = lop3<0x2e>(w160, w84, w138);  // g3 hamming.dp:16
        const word w163 = load_aligned(a);
        const word w164 = load_aligned(a + 1 * WORD_BYTES);
        const word w165 = w163 ^ w139;  // g0 hamming.dp:16
        const word w166 = lop3<0xf6>(w165, w140, w164);  // g1 hamming.dp:16
        const word w167 = lop3<0xb8>(w166, w114, w137);  // g2 hamming.dp:16
        const word w168 = lop3<0x2e>(w166, w144, w142);  // g3 hamming.dp:16
        store_first(bottom + i76 + 2, w150);
        store_first(bottom + i78 + 2, c45);
        const word w169 = load_word(windows + i74);
        const word w170 = load_word(windows + i75);
        const word w171 = load_first(top + i76 + 3);
        const word w172 = shift_in(w150, w171);
        const word w173 = load_first(top + i77 + 3);
        const word w174 = shift_in(c45, w173);
        const word w175 = load_aligned(a + 6 * WORD_BYTES);
        const word w176 = load_aligned(a + 7 * WORD_BYTES);
        const word w177 = w175 ^ w79;  // g0 hamming.dp:16
        const word w178 = lop3<0xf6>(w177, w80, w176);  // g1 hamming.dp:16
        const word w179 = lop3<0xb8>(w178, c51, w149);  // g2 hamming.dp:16
        const word w180 = lop3<0x2e>(w178, c43, w156);  // g3 hamming.dp:16
        const word w181 = load_aligned(a + 4 * WORD_BYTES);
        const word w182 = load_aligned(a + 5 * WORD_BYTES);
        const word w183 = w181 ^ w109;  // g0 hamming.dp:16
        const word w184 = lop3<0xf6>(w183, w110, w182);  // g1 hamming.dp:16
        const word w185 = lop3<0xb8>(w184, c49, w155);  // g2 hamming.dp:16
        const word w186 = lop3<0x2e>(w184, c41, w162);  // g3 hamming.dp:16
        const word w187 = load_aligned(a + 2 * WORD_BYTES);
        const word w188 = load_aligned(a + 3 * WORD_BYTES);
        const word w189 = w187 ^ w139;  // g0 hamming.dp:16
        const word w190 = lop3<0xf6>(w189, w140, w188);  // g1 hamming.dp:16
        const word w191 = lop3<0xb8>(w190, w84, w161);  // g2 hamming.dp:16
        const word w192 = lop3<0x2e>(w190, w114, w168);  // g3 hamming.dp:16
        const word w193 = load_aligned(a);
        const word w194 = load_aligned(a + 1 * WORD_BYTES);
        const word w195 = w193 ^ w169;  // g0 hamming.dp:16
        const word w196 = lop3<0xf6>(w195, w170, w194);  // g1 hamming.dp:16
        const word w197 = lop3<0xb8>(w196, w144, w167);  // g2 hamming.dp:16
        const word w198 = lop3<0x2e>(w196, w174, w172);  // g3 hamming.dp:16
        store_first(bottom + i76 + 3, w180);
        store_first(bottom + i78 + 3, c51);
        const word old6 = c41;
        const word old8 = c43;
        const word old14 = c49;
        const word old16 = c51;
        c40 = w197;
        c41 = w174;
        c42 = w191;
        c43 = w114;
        c44 = w185;
        c45 = old6;
        c46 = w179;
        c47 = old8;
        c48 = w198;
        c49 = w144;
        c50 = w192;
        c51 = w84;
        c52 = w186;
        c53 = old14;
        c54 = w180;
        c55 = old16;
        c56 = w109;
        c57 = w110;
        c58 = w139;
        c59 = w140;
        c60 = w169;
        c61 = w170;
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
extern "C" __global__ void hamming_steady(uint8_t *const *buffers, const int64_t *scalars,
                                  int tasks) {
    const int task = (int)((blockIdx.x * blockDim.x + threadIdx.x) / 32u);
    if (task < tasks) steady(buffers + task * 8, scalars + task * 6);
}
