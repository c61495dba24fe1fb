/* SPDX-License-Identifier: Apache-2.0
 *
 * levenshtein in the wavefront layout, 4 rows a lane, for cuda.
 * Made by: minterm compile levenshtein --layout wavefront --target cuda --alphabet ACGT --rows 4 --emit cuda
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
 *     recurrence levenshtein
 *       predicate match: a[i] == b[j]
 *       int D[0][j] = j
 *       int D[i][0] = i
 *       int D[i][j] = min(D[i-1][j] + 1, D[i][j-1] + 1, D[i-1][j-1] + (match ? 0 : 1))
 *       answer D[m][n]
 *
 * Codes of symbols, of which bit p is in plane p:
 *     a and b: 'A' 0, 'C' 1, 'G' 2, 'T' 3
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
 * A cell: 4 gates, fewer are impossible (shipped).
 * Comments behind its gates have their names here and levenshtein.dp:12, where its formula begins.
 * Gates after the last of these keep the vertical flow of lanes that have no column.
 * lut3: 6 gates, depth 5, 0 moves, 8 live registers
 * inputs v0 v1 h0 h1 a0 a1 b0 b1
 * g0 = lut[0x66](a0, b0)
 * g1 = lut[0xf6](a1, b1, g0)
 * g2 = lut[0xd5](g1, v0, v1)
 * g3 = lut[0x3d](h1, g2, h0)
 * g4 = lut[0x74](g3, h0, h1)
 * g5 = lut[0x96](h0, v1, g3)
 * v0' = g4
 * v1' = g3
 * h0' = g5
 * h1' = v0
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

// An iteration: 128 gates, 8 moves, 0 additions, 52 loads, 8 stores.
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
        const word w94 = w92 ^ c59;  // g0 levenshtein.dp:12
        const word w95 = lop3<0xf6>(w94, c60, w93);  // g1 levenshtein.dp:12
        const word w96 = lop3<0xd5>(c50, c49, w95);  // g2 levenshtein.dp:12
        const word w97 = lop3<0x3d>(c55, w96, c56);  // g3 levenshtein.dp:12
        const word w98 = lop3<0x74>(c56, c55, w97);  // g4 levenshtein.dp:12
        const word w99 = lop3<0x96>(w97, c50, c55);  // g5 levenshtein.dp:12
        const word w100 = lop3<0xca>(c61, w98, c49);  // g6 levenshtein.dp:12
        const word w101 = lop3<0xca>(c61, w97, c50);  // g7 levenshtein.dp:12
        const word w102 = load_aligned(a + 4 * WORD_BYTES);
        const word w103 = load_aligned(a + 5 * WORD_BYTES);
        const word w104 = w102 ^ c62;  // g0 levenshtein.dp:12
        const word w105 = lop3<0xf6>(w104, c63, w103);  // g1 levenshtein.dp:12
        const word w106 = lop3<0xd5>(c48, c47, w105);  // g2 levenshtein.dp:12
        const word w107 = lop3<0x3d>(c53, w106, c54);  // g3 levenshtein.dp:12
        const word w108 = lop3<0x74>(c54, c53, w107);  // g4 levenshtein.dp:12
        const word w109 = lop3<0x96>(w107, c48, c53);  // g5 levenshtein.dp:12
        const word w110 = lop3<0xca>(c64, w108, c47);  // g6 levenshtein.dp:12
        const word w111 = lop3<0xca>(c64, w107, c48);  // g7 levenshtein.dp:12
        const word w112 = load_aligned(a + 2 * WORD_BYTES);
        const word w113 = load_aligned(a + 3 * WORD_BYTES);
        const word w114 = w112 ^ c65;  // g0 levenshtein.dp:12
        const word w115 = lop3<0xf6>(w114, c66, w113);  // g1 levenshtein.dp:12
        const word w116 = lop3<0xd5>(c46, c45, w115);  // g2 levenshtein.dp:12
        const word w117 = lop3<0x3d>(c51, w116, c52);  // g3 levenshtein.dp:12
        const word w118 = lop3<0x74>(c52, c51, w117);  // g4 levenshtein.dp:12
        const word w119 = lop3<0x96>(w117, c46, c51);  // g5 levenshtein.dp:12
        const word w120 = lop3<0xca>(c67, w118, c45);  // g6 levenshtein.dp:12
        const word w121 = lop3<0xca>(c67, w117, c46);  // g7 levenshtein.dp:12
        const word w122 = load_aligned(a);
        const word w123 = load_aligned(a + 1 * WORD_BYTES);
        const word w124 = w122 ^ w85;  // g0 levenshtein.dp:12
        const word w125 = lop3<0xf6>(w124, w86, w123);  // g1 levenshtein.dp:12
        const word w126 = lop3<0xd5>(c44, c43, w125);  // g2 levenshtein.dp:12
        const word w127 = lop3<0x3d>(w89, w126, w91);  // g3 levenshtein.dp:12
        const word w128 = lop3<0x74>(w91, w89, w127);  // g4 levenshtein.dp:12
        const word w129 = lop3<0x96>(w127, c44, w89);  // g5 levenshtein.dp:12
        const word w130 = lop3<0xca>(w87, w128, c43);  // g6 levenshtein.dp:12
        const word w131 = lop3<0xca>(w87, w127, c44);  // g7 levenshtein.dp:12
        store_first(bottom + i82, w99);
        store_first(bottom + i84, c49);
        const word w132 = load_word(windows + i76);
        const word w133 = load_word(windows + i77);
        const word w134 = load_word(active + i75);
        const word w135 = load_first(top + i82 + 1);
        const word w136 = shift_in(w99, w135);
        const word w137 = load_first(top + i83 + 1);
        const word w138 = shift_in(c49, w137);
        const word w139 = load_aligned(a + 6 * WORD_BYTES);
        const word w140 = load_aligned(a + 7 * WORD_BYTES);
        const word w141 = w139 ^ c62;  // g0 levenshtein.dp:12
        const word w142 = lop3<0xf6>(w141, c63, w140);  // g1 levenshtein.dp:12
        const word w143 = lop3<0xd5>(w101, w100, w142);  // g2 levenshtein.dp:12
        const word w144 = lop3<0x3d>(w109, w143, c47);  // g3 levenshtein.dp:12
        const word w145 = lop3<0x74>(c47, w109, w144);  // g4 levenshtein.dp:12
        const word w146 = lop3<0x96>(w144, w101, w109);  // g5 levenshtein.dp:12
        const word w147 = lop3<0xca>(c64, w145, w100);  // g6 levenshtein.dp:12
        const word w148 = lop3<0xca>(c64, w144, w101);  // g7 levenshtein.dp:12
        const word w149 = load_aligned(a + 4 * WORD_BYTES);
        const word w150 = load_aligned(a + 5 * WORD_BYTES);
        const word w151 = w149 ^ c65;  // g0 levenshtein.dp:12
        const word w152 = lop3<0xf6>(w151, c66, w150);  // g1 levenshtein.dp:12
        const word w153 = lop3<0xd5>(w111, w110, w152);  // g2 levenshtein.dp:12
        const word w154 = lop3<0x3d>(w119, w153, c45);  // g3 levenshtein.dp:12
        const word w155 = lop3<0x74>(c45, w119, w154);  // g4 levenshtein.dp:12
        const word w156 = lop3<0x96>(w154, w111, w119);  // g5 levenshtein.dp:12
        const word w157 = lop3<0xca>(c67, w155, w110);  // g6 levenshtein.dp:12
        const word w158 = lop3<0xca>(c67, w154, w111);  // g7 levenshtein.dp:12
        const word w159 = load_aligned(a + 2 * WORD_BYTES);
        const word w160 = load_aligned(a + 3 * WORD_BYTES);
        const word w161 = w159 ^ w85;  // g0 levenshtein.dp:12
        const word w162 = lop3<0xf6>(w161, w86, w160);  // g1 levenshtein.dp:12
        const word w163 = lop3<0xd5>(w121, w120, w162);  // g2 levenshtein.dp:12
        const word w164 = lop3<0x3d>(w129, w163, c43);  // g3 levenshtein.dp:12
        const word w165 = lop3<0x74>(c43, w129, w164);  // g4 levenshtein.dp:12
        const word w166 = lop3<0x96>(w164, w121, w129);  // g5 levenshtein.dp:12
        const word w167 = lop3<0xca>(w87, w165, w120);  // g6 levenshtein.dp:12
        const word w168 = lop3<0xca>(w87, w164, w121);  // g7 levenshtein.dp:12
        const word w169 = load_aligned(a);
        const word w170 = load_aligned(a + 1 * WORD_BYTES);
        const word w171 = w169 ^ w132;  // g0 levenshtein.dp:12
        const word w172 = lop3<0xf6>(w171, w133, w170);  // g1 levenshtein.dp:12
        const word w173 = lop3<0xd5>(w131, w130, w172);  // g2 levenshtein.dp:12
        const word w174 = lop3<0x3d>(w136, w173, w138);  // g3 levenshtein.dp:12
        const word w175 = lop3<0x74>(w138, w136, w174);  // g4 levenshtein.dp:12
        const word w176 = lop3<0x96>(w174, w131, w136);  // g5 levenshtein.dp:12
        const word w177 = lop3<0xca>(w134, w175, w130);  // g6 levenshtein.dp:12
        const word w178 = lop3<0xca>(w134, w174, w131);  // g7 levenshtein.dp:12
        store_first(bottom + i82 + 1, w146);
        store_first(bottom + i84 + 1, w100);
        const word w179 = load_word(windows + i78);
        const word w180 = load_word(windows + i79);
        const word w181 = load_word(active + i76);
        const word w182 = load_first(top + i82 + 2);
        const word w183 = shift_in(w146, w182);
        const word w184 = load_first(top + i83 + 2);
        const word w185 = shift_in(w100, w184);
        const word w186 = load_aligned(a + 6 * WORD_BYTES);
        const word w187 = load_aligned(a + 7 * WORD_BYTES);
        const word w188 = w186 ^ c65;  // g0 levenshtein.dp:12
        const word w189 = lop3<0xf6>(w188, c66, w187);  // g1 levenshtein.dp:12
        const word w190 = lop3<0xd5>(w148, w147, w189);  // g2 levenshtein.dp:12
        const word w191 = lop3<0x3d>(w156, w190, w110);  // g3 levenshtein.dp:12
        const word w192 = lop3<0x74>(w110, w156, w191);  // g4 levenshtein.dp:12
        const word w193 = lop3<0x96>(w191, w148, w156);  // g5 levenshtein.dp:12
        const word w194 = lop3<0xca>(c67, w192, w147);  // g6 levenshtein.dp:12
        const word w195 = lop3<0xca>(c67, w191, w148);  // g7 levenshtein.dp:12
        const word w196 = load_aligned(a + 4 * WORD_BYTES);
        const word w197 = load_aligned(a + 5 * WORD_BYTES);
        const word w198 = w196 ^ w85;  // g0 levenshtein.dp:12
        const word w199 = lop3<0xf6>(w198, w86, w197);  // g1 levenshtein.dp:12
        const word w200 = lop3<0xd5>(w158, w157, w199);  // g2 levenshtein.dp:12
        const word w201 = lop3<0x3d>(w166, w200, w120);  // g3 levenshtein.dp:12
        const word w202 = lop3<0x74>(w120, w166, w201);  // g4 levenshtein.dp:12
        const word w203 = lop3<0x96>(w201, w158, w166);  // g5 levenshtein.dp:12
        const word w204 = lop3<0xca>(w87, w202, w157);  // g6 levenshtein.dp:12
        const word w205 = lop3<0xca>(w87, w201, w158);  // g7 levenshtein.dp:12
        const word w206 = load_aligned(a + 2 * WORD_BYTES);
        const word w207 = load_aligned(a + 3 * WORD_BYTES);
        const word w208 = w206 ^ w132;  // g0 levenshtein.dp:12
        const word w209 = lop3<0xf6>(w208, w133, w207);  // g1 levenshtein.dp:12
        const word w210 = lop3<0xd5>(w168, w167, w209);  // g2 levenshtein.dp:12
        const word w211 = lop3<0x3d>(w176, w210, w130);  // g3 levenshtein.dp:12
        const word w212 = lop3<0x74>(w130, w176, w211);  // g4 levenshtein.dp:12
        const word w213 = lop3<0x96>(w211, w168, w176);  // g5 levenshtein.dp:12
        const word w214 = lop3<0xca>(w134, w212, w167);  // g6 levenshtein.dp:12
        const word w215 = lop3<0xca>(w134, w211, w168);  // g7 levenshtein.dp:12
        const word w216 = load_aligned(a);
        const word w217 = load_aligned(a + 1 * WORD_BYTES);
        const word w218 = w216 ^ w179;  // g0 levenshtein.dp:12
        const word w219 = lop3<0xf6>(w218, w180, w217);  // g1 levenshtein.dp:12
        const word w220 = lop3<0xd5>(w178, w177, w219);  // g2 levenshtein.dp:12
        const word w221 = lop3<0x3d>(w183, w220, w185);  // g3 levenshtein.dp:12
        const word w222 = lop3<0x74>(w185, w183, w221);  // g4 levenshtein.dp:12
        const word w223 = lop3<0x96>(w221, w178, w183);  // g5 levenshtein.dp:12
        const word w224 = lop3<0xca>(w181, w222, w177);  // g6 levenshtein.dp:12
        const word w225 = lop3<0xca>(w181, w221, w178);  // g7 levenshtein.dp:12
        store_first(bottom + i82 + 2, w193);
        store_first(bottom + i84 + 2, w147);
        const word w226 = load_word(windows + i80);
        const word w227 = load_word(windows + i81);
        const word w228 = load_word(active + i77);
        const word w229 = load_first(top + i82 + 3);
        const word w230 = shift_in(w193, w229);
        const word w231 = load_first(top + i83 + 3);
        const word w232 = shift_in(w147, w231);
        const word w233 = load_aligned(a + 6 * WORD_BYTES);
        const word w234 = load_aligned(a + 7 * WORD_BYTES);
        const word w235 = w233 ^ w85;  // g0 levenshtein.dp:12
        const word w236 = lop3<0xf6>(w235, w86, w234);  // g1 levenshtein.dp:12
        const word w237 = lop3<0xd5>(w195, w194, w236);  // g2 levenshtein.dp:12
        const word w238 = lop3<0x3d>(w203, w237, w157);  // g3 levenshtein.dp:12
        const word w239 = lop3<0x74>(w157, w203, w238);  // g4 levenshtein.dp:12
        const word w240 = lop3<0x96>(w238, w195, w203);  // g5 levenshtein.dp:12
        const word w241 = lop3<0xca>(w87, w239, w194);  // g6 levenshtein.dp:12
        const word w242 = lop3<0xca>(w87, w238, w195);  // g7 levenshtein.dp:12
        const word w243 = load_aligned(a + 4 * WORD_BYTES);
        const word w244 = load_aligned(a + 5 * WORD_BYTES);
        const word w245 = w243 ^ w132;  // g0 levenshtein.dp:12
        const word w246 = lop3<0xf6>(w245, w133, w244);  // g1 levenshtein.dp:12
        const word w247 = lop3<0xd5>(w205, w204, w246);  // g2 levenshtein.dp:12
        const word w248 = lop3<0x3d>(w213, w247, w167);  // g3 levenshtein.dp:12
        const word w249 = lop3<0x74>(w167, w213, w248);  // g4 levenshtein.dp:12
        const word w250 = lop3<0x96>(w248, w205, w213);  // g5 levenshtein.dp:12
        const word w251 = lop3<0xca>(w134, w249, w204);  // g6 levenshtein.dp:12
        const word w252 = lop3<0xca>(w134, w248, w205);  // g7 levenshtein.dp:12
        const word w253 = load_aligned(a + 2 * WORD_BYTES);
        const word w254 = load_aligned(a + 3 * WORD_BYTES);
        const word w255 = w253 ^ w179;  // g0 levenshtein.dp:12
        const word w256 = lop3<0xf6>(w255, w180, w254);  // g1 levenshtein.dp:12
        const word w257 = lop3<0xd5>(w215, w214, w256);  // g2 levenshtein.dp:12
        const word w258 = lop3<0x3d>(w223, w257, w177);  // g3 levenshtein.dp:12
        const word w259 = lop3<0x74>(w177, w223, w258);  // g4 levenshtein.dp:12
        const word w260 = lop3<0x96>(w258, w215, w223);  // g5 levenshtein.dp:12
        const word w261 = lop3<0xca>(w181, w259, w214);  // g6 levenshtein.dp:12
        const word w262 = lop3<0xca>(w181, w258, w215);  // g7 levenshtein.dp:12
        const word w263 = load_aligned(a);
        const word w264 = load_aligned(a + 1 * WORD_BYTES);
        const word w265 = w263 ^ w226;  // g0 levenshtein.dp:12
        const word w266 = lop3<0xf6>(w265, w227, w264);  // g1 levenshtein.dp:12
        const word w267 = lop3<0xd5>(w225, w224, w266);  // g2 levenshtein.dp:12
        const word w268 = lop3<0x3d>(w230, w267, w232);  // g3 levenshtein.dp:12
        const word w269 = lop3<0x74>(w232, w230, w268);  // g4 levenshtein.dp:12
        const word w270 = lop3<0x96>(w268, w225, w230);  // g5 levenshtein.dp:12
        const word w271 = lop3<0xca>(w228, w269, w224);  // g6 levenshtein.dp:12
        const word w272 = lop3<0xca>(w228, w268, w225);  // g7 levenshtein.dp:12
        store_first(bottom + i82 + 3, w240);
        store_first(bottom + i84 + 3, w194);
        c43 = w271;
        c44 = w272;
        c45 = w261;
        c46 = w262;
        c47 = w251;
        c48 = w252;
        c49 = w241;
        c50 = w242;
        c51 = w270;
        c52 = w224;
        c53 = w260;
        c54 = w214;
        c55 = w250;
        c56 = w204;
        c57 = w240;
        c58 = w194;
        c59 = w132;
        c60 = w133;
        c61 = w134;
        c62 = w179;
        c63 = w180;
        c64 = w181;
        c65 = w226;
        c66 = w227;
        c67 = w228;
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
extern "C" __global__ void levenshtein_edge(uint8_t *const *buffers, const int64_t *scalars,
                                  int tasks) {
    const int task = (int)((blockIdx.x * blockDim.x + threadIdx.x) / 32u);
    if (task < tasks) edge(buffers + task * 8, scalars + task * 6);
}

// An iteration: 96 gates, 8 moves, 0 additions, 48 loads, 8 stores.
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
        const word w87 = w85 ^ c56;  // g0 levenshtein.dp:12
        const word w88 = lop3<0xf6>(w87, c57, w86);  // g1 levenshtein.dp:12
        const word w89 = lop3<0xd5>(c47, c46, w88);  // g2 levenshtein.dp:12
        const word w90 = lop3<0x3d>(c52, w89, c53);  // g3 levenshtein.dp:12
        const word w91 = lop3<0x74>(c53, c52, w90);  // g4 levenshtein.dp:12
        const word w92 = lop3<0x96>(w90, c47, c52);  // g5 levenshtein.dp:12
        const word w93 = load_aligned(a + 4 * WORD_BYTES);
        const word w94 = load_aligned(a + 5 * WORD_BYTES);
        const word w95 = w93 ^ c58;  // g0 levenshtein.dp:12
        const word w96 = lop3<0xf6>(w95, c59, w94);  // g1 levenshtein.dp:12
        const word w97 = lop3<0xd5>(c45, c44, w96);  // g2 levenshtein.dp:12
        const word w98 = lop3<0x3d>(c50, w97, c51);  // g3 levenshtein.dp:12
        const word w99 = lop3<0x74>(c51, c50, w98);  // g4 levenshtein.dp:12
        const word w100 = lop3<0x96>(w98, c45, c50);  // g5 levenshtein.dp:12
        const word w101 = load_aligned(a + 2 * WORD_BYTES);
        const word w102 = load_aligned(a + 3 * WORD_BYTES);
        const word w103 = w101 ^ c60;  // g0 levenshtein.dp:12
        const word w104 = lop3<0xf6>(w103, c61, w102);  // g1 levenshtein.dp:12
        const word w105 = lop3<0xd5>(c43, c42, w104);  // g2 levenshtein.dp:12
        const word w106 = lop3<0x3d>(c48, w105, c49);  // g3 levenshtein.dp:12
        const word w107 = lop3<0x74>(c49, c48, w106);  // g4 levenshtein.dp:12
        const word w108 = lop3<0x96>(w106, c43, c48);  // g5 levenshtein.dp:12
        const word w109 = load_aligned(a);
        const word w110 = load_aligned(a + 1 * WORD_BYTES);
        const word w111 = w109 ^ w79;  // g0 levenshtein.dp:12
        const word w112 = lop3<0xf6>(w111, w80, w110);  // g1 levenshtein.dp:12
        const word w113 = lop3<0xd5>(c41, c40, w112);  // g2 levenshtein.dp:12
        const word w114 = lop3<0x3d>(w82, w113, w84);  // g3 levenshtein.dp:12
        const word w115 = lop3<0x74>(w84, w82, w114);  // g4 levenshtein.dp:12
        const word w116 = lop3<0x96>(w114, c41, w82);  // g5 levenshtein.dp:12
        store_first(bottom + i76, w92);
        store_first(bottom + i78, c46);
        const word w117 = load_word(windows + i70);
        const word w118 = load_word(windows + i71);
        const word w119 = load_first(top + i76 + 1);
        const word w120 = shift_in(w92, w119);
        const word w121 = load_first(top + i77 + 1);
        const word w122 = shift_in(c46, w121);
        const word w123 = load_aligned(a + 6 * WORD_BYTES);
        const word w124 = load_aligned(a + 7 * WORD_BYTES);
        const word w125 = w123 ^ c58;  // g0 levenshtein.dp:12
        const word w126 = lop3<0xf6>(w125, c59, w124);  // g1 levenshtein.dp:12
        const word w127 = lop3<0xd5>(w90, w91, w126);  // g2 levenshtein.dp:12
        const word w128 = lop3<0x3d>(w100, w127, c44);  // g3 levenshtein.dp:12
        const word w129 = lop3<0x74>(c44, w100, w128);  // g4 levenshtein.dp:12
        const word w130 = lop3<0x96>(w128, w90, w100);  // g5 levenshtein.dp:12
        const word w131 = load_aligned(a + 4 * WORD_BYTES);
        const word w132 = load_aligned(a + 5 * WORD_BYTES);
        const word w133 = w131 ^ c60;  // g0 levenshtein.dp:12
        const word w134 = lop3<0xf6>(w133, c61, w132);  // g1 levenshtein.dp:12
        const word w135 = lop3<0xd5>(w98, w99, w134);  // g2 levenshtein.dp:12
        const word w136 = lop3<0x3d>(w108, w135, c42);  // g3 levenshtein.dp:12
        const word w137 = lop3<0x74>(c42, w108, w136);  // g4 levenshtein.dp:12
        const word w138 = lop3<0x96>(w136, w98, w108);  // g5 levenshtein.dp:12
        const word w139 = load_aligned(a + 2 * WORD_BYTES);
        const word w140 = load_aligned(a + 3 * WORD_BYTES);
        const word w141 = w139 ^ w79;  // g0 levenshtein.dp:12
        const word w142 = lop3<0xf6>(w141, w80, w140);  // g1 levenshtein.dp:12
        const word w143 = lop3<0xd5>(w106, w107, w142);  // g2 levenshtein.dp:12
        const word w144 = lop3<0x3d>(w116, w143, c40);  // g3 levenshtein.dp:12
        const word w145 = lop3<0x74>(c40, w116, w144);  // g4 levenshtein.dp:12
        const word w146 = lop3<0x96>(w144, w106, w116);  // g5 levenshtein.dp:12
        const word w147 = load_aligned(a);
        const word w148 = load_aligned(a + 1 * WORD_BYTES);
        const word w149 = w147 ^ w117;  // g0 levenshtein.dp:12
        const word w150 = lop3<0xf6>(w149, w118, w148);  // g1 levenshtein.dp:12
        const word w151 = lop3<0xd5>(w114, w115, w150);  // g2 levenshtein.dp:12
        const word w152 = lop3<0x3d>(w120, w151, w122);  // g3 levenshtein.dp:12
        const word w153 = lop3<0x74>(w122, w120, w152);  // g4 levenshtein.dp:12
        const word w154 = lop3<0x96>(w152, w114, w120);  // g5 levenshtein.dp:12
        store_first(bottom + i76 + 1, w130);
        store_first(bottom + i78 + 1, w91);
        const word w155 = load_word(windows + i72);
        const word w156 = load_word(windows + i73);
        const word w157 = load_first(top + i76 + 2);
        const word w158 = shift_in(w130, w157);
        const word w159 = load_first(top + i77 + 2);
        const word w160 = shift_in(w91, w159);
        const word w161 = load_aligned(a + 6 * WORD_BYTES);
        const word w162 = load_aligned(a + 7 * WORD_BYTES);
        const word w163 = w161 ^ c60;  // g0 levenshtein.dp:12
        const word w164 = lop3<0xf6>(w163, c61, w162);  // g1 levenshtein.dp:12
        const word w165 = lop3<0xd5>(w128, w129, w164);  // g2 levenshtein.dp:12
        const word w166 = lop3<0x3d>(w138, w165, w99);  // g3 levenshtein.dp:12
        const word w167 = lop3<0x74>(w99, w138, w166);  // g4 levenshtein.dp:12
        const word w168 = lop3<0x96>(w166, w128, w138);  // g5 levenshtein.dp:12
        const word w169 = load_aligned(a + 4 * WORD_BYTES);
        const word w170 = load_aligned(a + 5 * WORD_BYTES);
        const word w171 = w169 ^ w79;  // g0 levenshtein.dp:12
        const word w172 = lop3<0xf6>(w171, w80, w170);  // g1 levenshtein.dp:12
        const word w173 = lop3<0xd5>(w136, w137, w172);  // g2 levenshtein.dp:12
        const word w174 = lop3<0x3d>(w146, w173, w107);  // g3 levenshtein.dp:12
        const word w175 = lop3<0x74>(w107, w146, w174);  // g4 levenshtein.dp:12
        const word w176 = lop3<0x96>(w174, w136, w146);  // g5 levenshtein.dp:12
        const word w177 = load_aligned(a + 2 * WORD_BYTES);
        const word w178 = load_aligned(a + 3 * WORD_BYTES);
        const word w179 = w177 ^ w117;  // g0 levenshtein.dp:12
        const word w180 = lop3<0xf6>(w179, w118, w178);  // g1 levenshtein.dp:12
        const word w181 = lop3<0xd5>(w144, w145, w180);  // g2 levenshtein.dp:12
        const word w182 = lop3<0x3d>(w154, w181, w115);  // g3 levenshtein.dp:12
        const word w183 = lop3<0x74>(w115, w154, w182);  // g4 levenshtein.dp:12
        const word w184 = lop3<0x96>(w182, w144, w154);  // g5 levenshtein.dp:12
        const word w185 = load_aligned(a);
        const word w186 = load_aligned(a + 1 * WORD_BYTES);
        const word w187 = w185 ^ w155;  // g0 levenshtein.dp:12
        const word w188 = lop3<0xf6>(w187, w156, w186);  // g1 levenshtein.dp:12
        const word w189 = lop3<0xd5>(w152, w153, w188);  // g2 levenshtein.dp:12
        const word w190 = lop3<0x3d>(w158, w189, w160);  // g3 levenshtein.dp:12
        const word w191 = lop3<0x74>(w160, w158, w190);  // g4 levenshtein.dp:12
        const word w192 = lop3<0x96>(w190, w152, w158);  // g5 levenshtein.dp:12
        store_first(bottom + i76 + 2, w168);
        store_first(bottom + i78 + 2, w129);
        const word w193 = load_word(windows + i74);
        const word w194 = load_word(windows + i75);
        const word w195 = load_first(top + i76 + 3);
        const word w196 = shift_in(w168, w195);
        const word w197 = load_first(top + i77 + 3);
        const word w198 = shift_in(w129, w197);
        const word w199 = load_aligned(a + 6 * WORD_BYTES);
        const word w200 = load_aligned(a + 7 * WORD_BYTES);
        const word w201 = w199 ^ w79;  // g0 levenshtein.dp:12
        const word w202 = lop3<0xf6>(w201, w80, w200);  // g1 levenshtein.dp:12
        const word w203 = lop3<0xd5>(w166, w167, w202);  // g2 levenshtein.dp:12
        const word w204 = lop3<0x3d>(w176, w203, w137);  // g3 levenshtein.dp:12
        const word w205 = lop3<0x74>(w137, w176, w204);  // g4 levenshtein.dp:12
        const word w206 = lop3<0x96>(w204, w166, w176);  // g5 levenshtein.dp:12
        const word w207 = load_aligned(a + 4 * WORD_BYTES);
        const word w208 = load_aligned(a + 5 * WORD_BYTES);
        const word w209 = w207 ^ w117;  // g0 levenshtein.dp:12
        const word w210 = lop3<0xf6>(w209, w118, w208);  // g1 levenshtein.dp:12
        const word w211 = lop3<0xd5>(w174, w175, w210);  // g2 levenshtein.dp:12
        const word w212 = lop3<0x3d>(w184, w211, w145);  // g3 levenshtein.dp:12
        const word w213 = lop3<0x74>(w145, w184, w212);  // g4 levenshtein.dp:12
        const word w214 = lop3<0x96>(w212, w174, w184);  // g5 levenshtein.dp:12
        const word w215 = load_aligned(a + 2 * WORD_BYTES);
        const word w216 = load_aligned(a + 3 * WORD_BYTES);
        const word w217 = w215 ^ w155;  // g0 levenshtein.dp:12
        const word w218 = lop3<0xf6>(w217, w156, w216);  // g1 levenshtein.dp:12
        const word w219 = lop3<0xd5>(w182, w183, w218);  // g2 levenshtein.dp:12
        const word w220 = lop3<0x3d>(w192, w219, w153);  // g3 levenshtein.dp:12
        const word w221 = lop3<0x74>(w153, w192, w220);  // g4 levenshtein.dp:12
        const word w222 = lop3<0x96>(w220, w182, w192);  // g5 levenshtein.dp:12
        const word w223 = load_aligned(a);
        const word w224 = load_aligned(a + 1 * WORD_BYTES);
        const word w225 = w223 ^ w193;  // g0 levenshtein.dp:12
        const word w226 = lop3<0xf6>(w225, w194, w224);  // g1 levenshtein.dp:12
        const word w227 = lop3<0xd5>(w190, w191, w226);  // g2 levenshtein.dp:12
        const word w228 = lop3<0x3d>(w196, w227, w198);  // g3 levenshtein.dp:12
        const word w229 = lop3<0x74>(w198, w196, w228);  // g4 levenshtein.dp:12
        const word w230 = lop3<0x96>(w228, w190, w196);  // g5 levenshtein.dp:12
        store_first(bottom + i76 + 3, w206);
        store_first(bottom + i78 + 3, w167);
        c40 = w229;
        c41 = w228;
        c42 = w221;
        c43 = w220;
        c44 = w213;
        c45 = w212;
        c46 = w205;
        c47 = w204;
        c48 = w230;
        c49 = w191;
        c50 = w222;
        c51 = w183;
        c52 = w214;
        c53 = w175;
        c54 = w206;
        c55 = w167;
        c56 = w117;
        c57 = w118;
        c58 = w155;
        c59 = w156;
        c60 = w193;
        c61 = w194;
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
extern "C" __global__ void levenshtein_steady(uint8_t *const *buffers, const int64_t *scalars,
                                  int tasks) {
    const int task = (int)((blockIdx.x * blockDim.x + threadIdx.x) / 32u);
    if (task < tasks) steady(buffers + task * 8, scalars + task * 6);
}
