/* SPDX-License-Identifier: Apache-2.0
 *
 * osa in the wavefront layout, 4 rows a lane, for cuda.
 * Made by: minterm compile osa --layout wavefront --target cuda --alphabet ACGT --rows 4 --emit cuda
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
 *     recurrence osa
 *       predicate match: a[i] == b[j]
 *       int D[0][j] = j
 *       int D[i][0] = i
 *       int D[i][j] = min(D[i-1][j] + 1, D[i][j-1] + 1, D[i-1][j-1] + (match ? 0 : 1), (match_here[i-1][j] and match_here[i][j-1] ? D_up1_left1[i-1][j-1] : D[i-1][j-1]) + 1)
 *       bool match_here[0][j] = false
 *       bool match_here[i][0] = false
 *       bool match_here[i][j] = match
 *       int D_up1_left1[0][j] = j
 *       int D_up1_left1[i][0] = i
 *       int D_up1_left1[i][j] = D[i-1][j-1]
 *       answer D[m][n]
 *
 * Codes of symbols, of which bit p is in plane p:
 *     a and b: 'A' 0, 'C' 1, 'G' 2, 'T' 3
 *
 * Codes of what crosses the edges of cells, bit 0 on the right; bit p is in plane p, and * may be
 * either:
 *     vertical, D[i][j-1] - D[i-1][j-1]; match_here[i][j-1]; D_up1_left1[i-1][j-1] - D[i-1][j-1]:
 *         (-1, 0, -1) = 00*
 *         (0, 0, -1) = 010
 *         (0, 1, -1) = 011
 *         (1, 0, -1) = 10*
 *         row 1, 2, .. at the left edge (j - 1 = 0): code 4
 *     horizontal, D[i-1][j] - D[i-1][j-1]; match_here[i-1][j]; D_up1_left1[i-1][j] - D[i-1][j-1]:
 *         (-1, 0, -1) = 11**
 *         (0, 0, -1) = 1010
 *         (0, 0, 0) = 0010
 *         (0, 1, 0) = *000
 *         (1, 0, 0) = 011*
 *         (1, 1, 1) = 010*
 *         column 1, 2, .. at the top edge (i - 1 = 0): code 6
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
 *     down      16 words, which may be anything at first
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
 * A cell: 6 gates, nothing proved (shipped).
 * Comments behind its gates have their names here and osa.dp:17, where its formula begins.
 * Gates after the last of these keep the vertical flow of lanes that have no column.
 * lut3: 8 gates, depth 5, 0 moves, 10 live registers
 * inputs v0 v1 v2 h0 h1 h2 h3 a0 a1 b0 b1
 * g0 = lut[0x66](a0, b0)
 * g1 = lut[0xf6](a1, b1, g0)
 * g2 = lut[0x4f](h1, v0, v1)
 * g3 = lut[0x40](g1, h1, h3)
 * g4 = lut[0x84](g2, g1, v2)
 * g5 = lut[0x25](g4, h3, h2)
 * g6 = lut[0xc5](g5, h3, h2)
 * g7 = lut[0x96](v1, h2, g5)
 * v0' = g3
 * v1' = g5
 * v2' = g6
 * h0' = 0
 * h1' = g1
 * h2' = g7
 * h3' = v2
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

WARP_FUNCTION word zeros(void) { return 0u; }

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

// An iteration: 176 gates, 16 moves, 0 additions, 60 loads, 16 stores.
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
    const word w29 = load_aligned(down + 12 * WORD_BYTES);
    const word w30 = load_aligned(down + 13 * WORD_BYTES);
    const word w31 = load_aligned(down + 14 * WORD_BYTES);
    const word w32 = load_aligned(down + 15 * WORD_BYTES);
    const uint64_t i33 = i3 & (uint64_t)7;
    const uint64_t i34 = i3 >> 3;
    const uint64_t i35 = i33 * i0;
    const uint64_t i36 = i35 + i34;
    const uint64_t i37 = i0 * (uint64_t)8;
    const uint64_t i38 = i36 + i37;
    const uint64_t i39 = i38 + i37;
    const uint64_t i40 = i39 + i37;
    const uint64_t i41 = i40 + i37;
    const uint64_t i42 = i41 + i37;
    const uint64_t i43 = i42 + i37;
    const uint64_t i44 = i43 + i37;
    const word w45 = load_word(windows + i39);
    const word w46 = load_word(windows + i40);
    const word w47 = load_word(active + i38);
    const word w48 = load_word(windows + i41);
    const word w49 = load_word(windows + i42);
    const word w50 = load_word(active + i39);
    const word w51 = load_word(windows + i43);
    const word w52 = load_word(windows + i44);
    const word w53 = load_word(active + i40);
    word c55 = w5;
    word c56 = w6;
    word c57 = w7;
    word c58 = w8;
    word c59 = w9;
    word c60 = w10;
    word c61 = w11;
    word c62 = w12;
    word c63 = w13;
    word c64 = w14;
    word c65 = w15;
    word c66 = w16;
    word c67 = w17;
    word c68 = w18;
    word c69 = w19;
    word c70 = w20;
    word c71 = w21;
    word c72 = w22;
    word c73 = w23;
    word c74 = w24;
    word c75 = w25;
    word c76 = w26;
    word c77 = w27;
    word c78 = w28;
    word c79 = w29;
    word c80 = w30;
    word c81 = w31;
    word c82 = w32;
    word c83 = w45;
    word c84 = w46;
    word c85 = w47;
    word c86 = w48;
    word c87 = w49;
    word c88 = w50;
    word c89 = w51;
    word c90 = w52;
    word c91 = w53;
    for (uint64_t i54 = i3; (int64_t)i54 < (int64_t)i4; ++i54) {
        const uint64_t i92 = (uint64_t)1;
        const uint64_t i93 = i54 + i92;
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
        const uint64_t i106 = i54 * (uint64_t)4;
        const uint64_t i107 = i106 + i1;
        const uint64_t i108 = i107 + i1;
        const uint64_t i109 = i108 + i1;
        const uint64_t i110 = i106 + i2;
        const uint64_t i111 = i110 + i2;
        const uint64_t i112 = i111 + i2;
        const word w113 = load_word(windows + i97);
        const word w114 = load_word(windows + i99);
        const word w115 = load_word(active + i97);
        const word w118 = load_first(top + i107);
        const word w119 = shift_in(c80, w118);
        const word w120 = load_first(top + i108);
        const word w121 = shift_in(c81, w120);
        const word w122 = load_first(top + i109);
        const word w123 = shift_in(c82, w122);
        const word w124 = load_aligned(a + 6 * WORD_BYTES);
        const word w125 = load_aligned(a + 7 * WORD_BYTES);
        const word w126 = w124 ^ c83;  // g0 osa.dp:17
        const word w127 = lop3<0xf6>(w126, c84, w125);  // g1 osa.dp:17
        const word w128 = lop3<0x4f>(c65, c64, c76);  // g2 osa.dp:17
        const word w129 = lop3<0x40>(c78, c76, w127);  // g3 osa.dp:17
        const word w130 = lop3<0x84>(c66, w127, w128);  // g4 osa.dp:17
        const word w131 = lop3<0x25>(c77, c78, w130);  // g5 osa.dp:17
        const word w132 = lop3<0xc5>(c77, c78, w131);  // g6 osa.dp:17
        const word w133 = lop3<0x96>(w131, c77, c65);  // g7 osa.dp:17
        const word w134 = lop3<0xca>(c85, w129, c64);  // g8 osa.dp:17
        const word w135 = lop3<0xca>(c85, w131, c65);  // g9 osa.dp:17
        const word w136 = lop3<0xca>(c85, w132, c66);  // g10 osa.dp:17
        const word w137 = zeros();
        const word w138 = load_aligned(a + 4 * WORD_BYTES);
        const word w139 = load_aligned(a + 5 * WORD_BYTES);
        const word w140 = w138 ^ c86;  // g0 osa.dp:17
        const word w141 = lop3<0xf6>(w140, c87, w139);  // g1 osa.dp:17
        const word w142 = lop3<0x4f>(c62, c61, c72);  // g2 osa.dp:17
        const word w143 = lop3<0x40>(c74, c72, w141);  // g3 osa.dp:17
        const word w144 = lop3<0x84>(c63, w141, w142);  // g4 osa.dp:17
        const word w145 = lop3<0x25>(c73, c74, w144);  // g5 osa.dp:17
        const word w146 = lop3<0xc5>(c73, c74, w145);  // g6 osa.dp:17
        const word w147 = lop3<0x96>(w145, c73, c62);  // g7 osa.dp:17
        const word w148 = lop3<0xca>(c88, w143, c61);  // g8 osa.dp:17
        const word w149 = lop3<0xca>(c88, w145, c62);  // g9 osa.dp:17
        const word w150 = lop3<0xca>(c88, w146, c63);  // g10 osa.dp:17
        const word w152 = load_aligned(a + 2 * WORD_BYTES);
        const word w153 = load_aligned(a + 3 * WORD_BYTES);
        const word w154 = w152 ^ c89;  // g0 osa.dp:17
        const word w155 = lop3<0xf6>(w154, c90, w153);  // g1 osa.dp:17
        const word w156 = lop3<0x4f>(c59, c58, c68);  // g2 osa.dp:17
        const word w157 = lop3<0x40>(c70, c68, w155);  // g3 osa.dp:17
        const word w158 = lop3<0x84>(c60, w155, w156);  // g4 osa.dp:17
        const word w159 = lop3<0x25>(c69, c70, w158);  // g5 osa.dp:17
        const word w160 = lop3<0xc5>(c69, c70, w159);  // g6 osa.dp:17
        const word w161 = lop3<0x96>(w159, c69, c59);  // g7 osa.dp:17
        const word w162 = lop3<0xca>(c91, w157, c58);  // g8 osa.dp:17
        const word w163 = lop3<0xca>(c91, w159, c59);  // g9 osa.dp:17
        const word w164 = lop3<0xca>(c91, w160, c60);  // g10 osa.dp:17
        const word w166 = load_aligned(a);
        const word w167 = load_aligned(a + 1 * WORD_BYTES);
        const word w168 = w166 ^ w113;  // g0 osa.dp:17
        const word w169 = lop3<0xf6>(w168, w114, w167);  // g1 osa.dp:17
        const word w170 = lop3<0x4f>(c56, c55, w119);  // g2 osa.dp:17
        const word w171 = lop3<0x40>(w123, w119, w169);  // g3 osa.dp:17
        const word w172 = lop3<0x84>(c57, w169, w170);  // g4 osa.dp:17
        const word w173 = lop3<0x25>(w121, w123, w172);  // g5 osa.dp:17
        const word w174 = lop3<0xc5>(w121, w123, w173);  // g6 osa.dp:17
        const word w175 = lop3<0x96>(w173, w121, c56);  // g7 osa.dp:17
        const word w176 = lop3<0xca>(w115, w171, c55);  // g8 osa.dp:17
        const word w177 = lop3<0xca>(w115, w173, c56);  // g9 osa.dp:17
        const word w178 = lop3<0xca>(w115, w174, c57);  // g10 osa.dp:17
        store_first(bottom + i106, w137);
        store_first(bottom + i110, w127);
        store_first(bottom + i111, w133);
        store_first(bottom + i112, c66);
        const word w180 = load_word(windows + i100);
        const word w181 = load_word(windows + i101);
        const word w182 = load_word(active + i99);
        const word w185 = load_first(top + i107 + 1);
        const word w186 = shift_in(w127, w185);
        const word w187 = load_first(top + i108 + 1);
        const word w188 = shift_in(w133, w187);
        const word w189 = load_first(top + i109 + 1);
        const word w190 = shift_in(c66, w189);
        const word w191 = load_aligned(a + 6 * WORD_BYTES);
        const word w192 = load_aligned(a + 7 * WORD_BYTES);
        const word w193 = w191 ^ c86;  // g0 osa.dp:17
        const word w194 = lop3<0xf6>(w193, c87, w192);  // g1 osa.dp:17
        const word w195 = lop3<0x4f>(w135, w134, w141);  // g2 osa.dp:17
        const word w196 = lop3<0x40>(c63, w141, w194);  // g3 osa.dp:17
        const word w197 = lop3<0x84>(w136, w194, w195);  // g4 osa.dp:17
        const word w198 = lop3<0x25>(w147, c63, w197);  // g5 osa.dp:17
        const word w199 = lop3<0xc5>(w147, c63, w198);  // g6 osa.dp:17
        const word w200 = lop3<0x96>(w198, w147, w135);  // g7 osa.dp:17
        const word w201 = lop3<0xca>(c88, w196, w134);  // g8 osa.dp:17
        const word w202 = lop3<0xca>(c88, w198, w135);  // g9 osa.dp:17
        const word w203 = lop3<0xca>(c88, w199, w136);  // g10 osa.dp:17
        const word w204 = zeros();
        const word w205 = load_aligned(a + 4 * WORD_BYTES);
        const word w206 = load_aligned(a + 5 * WORD_BYTES);
        const word w207 = w205 ^ c89;  // g0 osa.dp:17
        const word w208 = lop3<0xf6>(w207, c90, w206);  // g1 osa.dp:17
        const word w209 = lop3<0x4f>(w149, w148, w155);  // g2 osa.dp:17
        const word w210 = lop3<0x40>(c60, w155, w208);  // g3 osa.dp:17
        const word w211 = lop3<0x84>(w150, w208, w209);  // g4 osa.dp:17
        const word w212 = lop3<0x25>(w161, c60, w211);  // g5 osa.dp:17
        const word w213 = lop3<0xc5>(w161, c60, w212);  // g6 osa.dp:17
        const word w214 = lop3<0x96>(w212, w161, w149);  // g7 osa.dp:17
        const word w215 = lop3<0xca>(c91, w210, w148);  // g8 osa.dp:17
        const word w216 = lop3<0xca>(c91, w212, w149);  // g9 osa.dp:17
        const word w217 = lop3<0xca>(c91, w213, w150);  // g10 osa.dp:17
        const word w219 = load_aligned(a + 2 * WORD_BYTES);
        const word w220 = load_aligned(a + 3 * WORD_BYTES);
        const word w221 = w219 ^ w113;  // g0 osa.dp:17
        const word w222 = lop3<0xf6>(w221, w114, w220);  // g1 osa.dp:17
        const word w223 = lop3<0x4f>(w163, w162, w169);  // g2 osa.dp:17
        const word w224 = lop3<0x40>(c57, w169, w222);  // g3 osa.dp:17
        const word w225 = lop3<0x84>(w164, w222, w223);  // g4 osa.dp:17
        const word w226 = lop3<0x25>(w175, c57, w225);  // g5 osa.dp:17
        const word w227 = lop3<0xc5>(w175, c57, w226);  // g6 osa.dp:17
        const word w228 = lop3<0x96>(w226, w175, w163);  // g7 osa.dp:17
        const word w229 = lop3<0xca>(w115, w224, w162);  // g8 osa.dp:17
        const word w230 = lop3<0xca>(w115, w226, w163);  // g9 osa.dp:17
        const word w231 = lop3<0xca>(w115, w227, w164);  // g10 osa.dp:17
        const word w233 = load_aligned(a);
        const word w234 = load_aligned(a + 1 * WORD_BYTES);
        const word w235 = w233 ^ w180;  // g0 osa.dp:17
        const word w236 = lop3<0xf6>(w235, w181, w234);  // g1 osa.dp:17
        const word w237 = lop3<0x4f>(w177, w176, w186);  // g2 osa.dp:17
        const word w238 = lop3<0x40>(w190, w186, w236);  // g3 osa.dp:17
        const word w239 = lop3<0x84>(w178, w236, w237);  // g4 osa.dp:17
        const word w240 = lop3<0x25>(w188, w190, w239);  // g5 osa.dp:17
        const word w241 = lop3<0xc5>(w188, w190, w240);  // g6 osa.dp:17
        const word w242 = lop3<0x96>(w240, w188, w177);  // g7 osa.dp:17
        const word w243 = lop3<0xca>(w182, w238, w176);  // g8 osa.dp:17
        const word w244 = lop3<0xca>(w182, w240, w177);  // g9 osa.dp:17
        const word w245 = lop3<0xca>(w182, w241, w178);  // g10 osa.dp:17
        store_first(bottom + i106 + 1, w204);
        store_first(bottom + i110 + 1, w194);
        store_first(bottom + i111 + 1, w200);
        store_first(bottom + i112 + 1, w136);
        const word w247 = load_word(windows + i102);
        const word w248 = load_word(windows + i103);
        const word w249 = load_word(active + i100);
        const word w252 = load_first(top + i107 + 2);
        const word w253 = shift_in(w194, w252);
        const word w254 = load_first(top + i108 + 2);
        const word w255 = shift_in(w200, w254);
        const word w256 = load_first(top + i109 + 2);
        const word w257 = shift_in(w136, w256);
        const word w258 = load_aligned(a + 6 * WORD_BYTES);
        const word w259 = load_aligned(a + 7 * WORD_BYTES);
        const word w260 = w258 ^ c89;  // g0 osa.dp:17
        const word w261 = lop3<0xf6>(w260, c90, w259);  // g1 osa.dp:17
        const word w262 = lop3<0x4f>(w202, w201, w208);  // g2 osa.dp:17
        const word w263 = lop3<0x40>(w150, w208, w261);  // g3 osa.dp:17
        const word w264 = lop3<0x84>(w203, w261, w262);  // g4 osa.dp:17
        const word w265 = lop3<0x25>(w214, w150, w264);  // g5 osa.dp:17
        const word w266 = lop3<0xc5>(w214, w150, w265);  // g6 osa.dp:17
        const word w267 = lop3<0x96>(w265, w214, w202);  // g7 osa.dp:17
        const word w268 = lop3<0xca>(c91, w263, w201);  // g8 osa.dp:17
        const word w269 = lop3<0xca>(c91, w265, w202);  // g9 osa.dp:17
        const word w270 = lop3<0xca>(c91, w266, w203);  // g10 osa.dp:17
        const word w271 = zeros();
        const word w272 = load_aligned(a + 4 * WORD_BYTES);
        const word w273 = load_aligned(a + 5 * WORD_BYTES);
        const word w274 = w272 ^ w113;  // g0 osa.dp:17
        const word w275 = lop3<0xf6>(w274, w114, w273);  // g1 osa.dp:17
        const word w276 = lop3<0x4f>(w216, w215, w222);  // g2 osa.dp:17
        const word w277 = lop3<0x40>(w164, w222, w275);  // g3 osa.dp:17
        const word w278 = lop3<0x84>(w217, w275, w276);  // g4 osa.dp:17
        const word w279 = lop3<0x25>(w228, w164, w278);  // g5 osa.dp:17
        const word w280 = lop3<0xc5>(w228, w164, w279);  // g6 osa.dp:17
        const word w281 = lop3<0x96>(w279, w228, w216);  // g7 osa.dp:17
        const word w282 = lop3<0xca>(w115, w277, w215);  // g8 osa.dp:17
        const word w283 = lop3<0xca>(w115, w279, w216);  // g9 osa.dp:17
        const word w284 = lop3<0xca>(w115, w280, w217);  // g10 osa.dp:17
        const word w286 = load_aligned(a + 2 * WORD_BYTES);
        const word w287 = load_aligned(a + 3 * WORD_BYTES);
        const word w288 = w286 ^ w180;  // g0 osa.dp:17
        const word w289 = lop3<0xf6>(w288, w181, w287);  // g1 osa.dp:17
        const word w290 = lop3<0x4f>(w230, w229, w236);  // g2 osa.dp:17
        const word w291 = lop3<0x40>(w178, w236, w289);  // g3 osa.dp:17
        const word w292 = lop3<0x84>(w231, w289, w290);  // g4 osa.dp:17
        const word w293 = lop3<0x25>(w242, w178, w292);  // g5 osa.dp:17
        const word w294 = lop3<0xc5>(w242, w178, w293);  // g6 osa.dp:17
        const word w295 = lop3<0x96>(w293, w242, w230);  // g7 osa.dp:17
        const word w296 = lop3<0xca>(w182, w291, w229);  // g8 osa.dp:17
        const word w297 = lop3<0xca>(w182, w293, w230);  // g9 osa.dp:17
        const word w298 = lop3<0xca>(w182, w294, w231);  // g10 osa.dp:17
        const word w300 = load_aligned(a);
        const word w301 = load_aligned(a + 1 * WORD_BYTES);
        const word w302 = w300 ^ w247;  // g0 osa.dp:17
        const word w303 = lop3<0xf6>(w302, w248, w301);  // g1 osa.dp:17
        const word w304 = lop3<0x4f>(w244, w243, w253);  // g2 osa.dp:17
        const word w305 = lop3<0x40>(w257, w253, w303);  // g3 osa.dp:17
        const word w306 = lop3<0x84>(w245, w303, w304);  // g4 osa.dp:17
        const word w307 = lop3<0x25>(w255, w257, w306);  // g5 osa.dp:17
        const word w308 = lop3<0xc5>(w255, w257, w307);  // g6 osa.dp:17
        const word w309 = lop3<0x96>(w307, w255, w244);  // g7 osa.dp:17
        const word w310 = lop3<0xca>(w249, w305, w243);  // g8 osa.dp:17
        const word w311 = lop3<0xca>(w249, w307, w244);  // g9 osa.dp:17
        const word w312 = lop3<0xca>(w249, w308, w245);  // g10 osa.dp:17
        store_first(bottom + i106 + 2, w271);
        store_first(bottom + i110 + 2, w261);
        store_first(bottom + i111 + 2, w267);
        store_first(bottom + i112 + 2, w203);
        const word w314 = load_word(windows + i104);
        const word w315 = load_word(windows + i105);
        const word w316 = load_word(active + i101);
        const word w319 = load_first(top + i107 + 3);
        const word w320 = shift_in(w261, w319);
        const word w321 = load_first(top + i108 + 3);
        const word w322 = shift_in(w267, w321);
        const word w323 = load_first(top + i109 + 3);
        const word w324 = shift_in(w203, w323);
        const word w325 = load_aligned(a + 6 * WORD_BYTES);
        const word w326 = load_aligned(a + 7 * WORD_BYTES);
        const word w327 = w325 ^ w113;  // g0 osa.dp:17
        const word w328 = lop3<0xf6>(w327, w114, w326);  // g1 osa.dp:17
        const word w329 = lop3<0x4f>(w269, w268, w275);  // g2 osa.dp:17
        const word w330 = lop3<0x40>(w217, w275, w328);  // g3 osa.dp:17
        const word w331 = lop3<0x84>(w270, w328, w329);  // g4 osa.dp:17
        const word w332 = lop3<0x25>(w281, w217, w331);  // g5 osa.dp:17
        const word w333 = lop3<0xc5>(w281, w217, w332);  // g6 osa.dp:17
        const word w334 = lop3<0x96>(w332, w281, w269);  // g7 osa.dp:17
        const word w335 = lop3<0xca>(w115, w330, w268);  // g8 osa.dp:17
        const word w336 = lop3<0xca>(w115, w332, w269);  // g9 osa.dp:17
        const word w337 = lop3<0xca>(w115, w333, w270);  // g10 osa.dp:17
        const word w338 = zeros();
        const word w339 = load_aligned(a + 4 * WORD_BYTES);
        const word w340 = load_aligned(a + 5 * WORD_BYTES);
        const word w341 = w339 ^ w180;  // g0 osa.dp:17
        const word w342 = lop3<0xf6>(w341, w181, w340);  // g1 osa.dp:17
        const word w343 = lop3<0x4f>(w283, w282, w289);  // g2 osa.dp:17
        const word w344 = lop3<0x40>(w231, w289, w342);  // g3 osa.dp:17
        const word w345 = lop3<0x84>(w284, w342, w343);  // g4 osa.dp:17
        const word w346 = lop3<0x25>(w295, w231, w345);  // g5 osa.dp:17
        const word w347 = lop3<0xc5>(w295, w231, w346);  // g6 osa.dp:17
        const word w348 = lop3<0x96>(w346, w295, w283);  // g7 osa.dp:17
        const word w349 = lop3<0xca>(w182, w344, w282);  // g8 osa.dp:17
        const word w350 = lop3<0xca>(w182, w346, w283);  // g9 osa.dp:17
        const word w351 = lop3<0xca>(w182, w347, w284);  // g10 osa.dp:17
        const word w352 = zeros();
        const word w353 = load_aligned(a + 2 * WORD_BYTES);
        const word w354 = load_aligned(a + 3 * WORD_BYTES);
        const word w355 = w353 ^ w247;  // g0 osa.dp:17
        const word w356 = lop3<0xf6>(w355, w248, w354);  // g1 osa.dp:17
        const word w357 = lop3<0x4f>(w297, w296, w303);  // g2 osa.dp:17
        const word w358 = lop3<0x40>(w245, w303, w356);  // g3 osa.dp:17
        const word w359 = lop3<0x84>(w298, w356, w357);  // g4 osa.dp:17
        const word w360 = lop3<0x25>(w309, w245, w359);  // g5 osa.dp:17
        const word w361 = lop3<0xc5>(w309, w245, w360);  // g6 osa.dp:17
        const word w362 = lop3<0x96>(w360, w309, w297);  // g7 osa.dp:17
        const word w363 = lop3<0xca>(w249, w358, w296);  // g8 osa.dp:17
        const word w364 = lop3<0xca>(w249, w360, w297);  // g9 osa.dp:17
        const word w365 = lop3<0xca>(w249, w361, w298);  // g10 osa.dp:17
        const word w366 = zeros();
        const word w367 = load_aligned(a);
        const word w368 = load_aligned(a + 1 * WORD_BYTES);
        const word w369 = w367 ^ w314;  // g0 osa.dp:17
        const word w370 = lop3<0xf6>(w369, w315, w368);  // g1 osa.dp:17
        const word w371 = lop3<0x4f>(w311, w310, w320);  // g2 osa.dp:17
        const word w372 = lop3<0x40>(w324, w320, w370);  // g3 osa.dp:17
        const word w373 = lop3<0x84>(w312, w370, w371);  // g4 osa.dp:17
        const word w374 = lop3<0x25>(w322, w324, w373);  // g5 osa.dp:17
        const word w375 = lop3<0xc5>(w322, w324, w374);  // g6 osa.dp:17
        const word w376 = lop3<0x96>(w374, w322, w311);  // g7 osa.dp:17
        const word w377 = lop3<0xca>(w316, w372, w310);  // g8 osa.dp:17
        const word w378 = lop3<0xca>(w316, w374, w311);  // g9 osa.dp:17
        const word w379 = lop3<0xca>(w316, w375, w312);  // g10 osa.dp:17
        const word w380 = zeros();
        store_first(bottom + i106 + 3, w338);
        store_first(bottom + i110 + 3, w328);
        store_first(bottom + i111 + 3, w334);
        store_first(bottom + i112 + 3, w270);
        c55 = w377;
        c56 = w378;
        c57 = w379;
        c58 = w363;
        c59 = w364;
        c60 = w365;
        c61 = w349;
        c62 = w350;
        c63 = w351;
        c64 = w335;
        c65 = w336;
        c66 = w337;
        c67 = w380;
        c68 = w370;
        c69 = w376;
        c70 = w312;
        c71 = w366;
        c72 = w356;
        c73 = w362;
        c74 = w298;
        c75 = w352;
        c76 = w342;
        c77 = w348;
        c78 = w284;
        c79 = w338;
        c80 = w328;
        c81 = w334;
        c82 = w270;
        c83 = w180;
        c84 = w181;
        c85 = w182;
        c86 = w247;
        c87 = w248;
        c88 = w249;
        c89 = w314;
        c90 = w315;
        c91 = w316;
    }
    store_aligned(vertical, c55);
    store_aligned(vertical + 1 * WORD_BYTES, c56);
    store_aligned(vertical + 2 * WORD_BYTES, c57);
    store_aligned(vertical + 3 * WORD_BYTES, c58);
    store_aligned(vertical + 4 * WORD_BYTES, c59);
    store_aligned(vertical + 5 * WORD_BYTES, c60);
    store_aligned(vertical + 6 * WORD_BYTES, c61);
    store_aligned(vertical + 7 * WORD_BYTES, c62);
    store_aligned(vertical + 8 * WORD_BYTES, c63);
    store_aligned(vertical + 9 * WORD_BYTES, c64);
    store_aligned(vertical + 10 * WORD_BYTES, c65);
    store_aligned(vertical + 11 * WORD_BYTES, c66);
    store_aligned(down, c67);
    store_aligned(down + 1 * WORD_BYTES, c68);
    store_aligned(down + 2 * WORD_BYTES, c69);
    store_aligned(down + 3 * WORD_BYTES, c70);
    store_aligned(down + 4 * WORD_BYTES, c71);
    store_aligned(down + 5 * WORD_BYTES, c72);
    store_aligned(down + 6 * WORD_BYTES, c73);
    store_aligned(down + 7 * WORD_BYTES, c74);
    store_aligned(down + 8 * WORD_BYTES, c75);
    store_aligned(down + 9 * WORD_BYTES, c76);
    store_aligned(down + 10 * WORD_BYTES, c77);
    store_aligned(down + 11 * WORD_BYTES, c78);
    store_aligned(down + 12 * WORD_BYTES, c79);
    store_aligned(down + 13 * WORD_BYTES, c80);
    store_aligned(down + 14 * WORD_BYTES, c81);
    store_aligned(down + 15 * WORD_BYTES, c82);
}
extern "C" __global__ void osa_edge(uint8_t *const *buffers, const int64_t *scalars,
                                  int tasks) {
    const int task = (int)((blockIdx.x * blockDim.x + threadIdx.x) / 32u);
    if (task < tasks) edge(buffers + task * 8, scalars + task * 6);
}

// An iteration: 128 gates, 16 moves, 0 additions, 56 loads, 16 stores.
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
    const word w29 = load_aligned(down + 12 * WORD_BYTES);
    const word w30 = load_aligned(down + 13 * WORD_BYTES);
    const word w31 = load_aligned(down + 14 * WORD_BYTES);
    const word w32 = load_aligned(down + 15 * WORD_BYTES);
    const uint64_t i33 = i3 & (uint64_t)7;
    const uint64_t i34 = i3 >> 3;
    const uint64_t i35 = i33 * i0;
    const uint64_t i36 = i35 + i34;
    const uint64_t i37 = i0 * (uint64_t)8;
    const uint64_t i38 = i36 + i37;
    const uint64_t i39 = i38 + i37;
    const uint64_t i40 = i39 + i37;
    const uint64_t i41 = i40 + i37;
    const uint64_t i42 = i41 + i37;
    const uint64_t i43 = i42 + i37;
    const uint64_t i44 = i43 + i37;
    const word w45 = load_word(windows + i39);
    const word w46 = load_word(windows + i40);
    const word w47 = load_word(windows + i41);
    const word w48 = load_word(windows + i42);
    const word w49 = load_word(windows + i43);
    const word w50 = load_word(windows + i44);
    word c52 = w5;
    word c53 = w6;
    word c54 = w7;
    word c55 = w8;
    word c56 = w9;
    word c57 = w10;
    word c58 = w11;
    word c59 = w12;
    word c60 = w13;
    word c61 = w14;
    word c62 = w15;
    word c63 = w16;
    word c64 = w17;
    word c65 = w18;
    word c66 = w19;
    word c67 = w20;
    word c68 = w21;
    word c69 = w22;
    word c70 = w23;
    word c71 = w24;
    word c72 = w25;
    word c73 = w26;
    word c74 = w27;
    word c75 = w28;
    word c76 = w29;
    word c77 = w30;
    word c78 = w31;
    word c79 = w32;
    word c80 = w45;
    word c81 = w46;
    word c82 = w47;
    word c83 = w48;
    word c84 = w49;
    word c85 = w50;
    for (uint64_t i51 = i3; (int64_t)i51 < (int64_t)i4; ++i51) {
        const uint64_t i86 = (uint64_t)1;
        const uint64_t i87 = i51 + i86;
        const uint64_t i88 = i87 & (uint64_t)7;
        const uint64_t i89 = i87 >> 3;
        const uint64_t i90 = i88 * i0;
        const uint64_t i91 = i90 + i89;
        const uint64_t i92 = i0 * (uint64_t)8;
        const uint64_t i93 = i91 + i92;
        const uint64_t i94 = i93 + i92;
        const uint64_t i95 = i94 + i92;
        const uint64_t i96 = i95 + i92;
        const uint64_t i97 = i96 + i92;
        const uint64_t i98 = i97 + i92;
        const uint64_t i99 = i98 + i92;
        const uint64_t i100 = i51 * (uint64_t)4;
        const uint64_t i101 = i100 + i1;
        const uint64_t i102 = i101 + i1;
        const uint64_t i103 = i102 + i1;
        const uint64_t i104 = i100 + i2;
        const uint64_t i105 = i104 + i2;
        const uint64_t i106 = i105 + i2;
        const word w107 = load_word(windows + i91);
        const word w108 = load_word(windows + i93);
        const word w111 = load_first(top + i101);
        const word w112 = shift_in(c77, w111);
        const word w113 = load_first(top + i102);
        const word w114 = shift_in(c78, w113);
        const word w115 = load_first(top + i103);
        const word w116 = shift_in(c79, w115);
        const word w117 = load_aligned(a + 6 * WORD_BYTES);
        const word w118 = load_aligned(a + 7 * WORD_BYTES);
        const word w119 = w117 ^ c80;  // g0 osa.dp:17
        const word w120 = lop3<0xf6>(w119, c81, w118);  // g1 osa.dp:17
        const word w121 = lop3<0x4f>(c62, c61, c73);  // g2 osa.dp:17
        const word w122 = lop3<0x40>(c75, c73, w120);  // g3 osa.dp:17
        const word w123 = lop3<0x84>(c63, w120, w121);  // g4 osa.dp:17
        const word w124 = lop3<0x25>(c74, c75, w123);  // g5 osa.dp:17
        const word w125 = lop3<0xc5>(c74, c75, w124);  // g6 osa.dp:17
        const word w126 = lop3<0x96>(w124, c74, c62);  // g7 osa.dp:17
        const word w127 = zeros();
        const word w128 = load_aligned(a + 4 * WORD_BYTES);
        const word w129 = load_aligned(a + 5 * WORD_BYTES);
        const word w130 = w128 ^ c82;  // g0 osa.dp:17
        const word w131 = lop3<0xf6>(w130, c83, w129);  // g1 osa.dp:17
        const word w132 = lop3<0x4f>(c59, c58, c69);  // g2 osa.dp:17
        const word w133 = lop3<0x40>(c71, c69, w131);  // g3 osa.dp:17
        const word w134 = lop3<0x84>(c60, w131, w132);  // g4 osa.dp:17
        const word w135 = lop3<0x25>(c70, c71, w134);  // g5 osa.dp:17
        const word w136 = lop3<0xc5>(c70, c71, w135);  // g6 osa.dp:17
        const word w137 = lop3<0x96>(w135, c70, c59);  // g7 osa.dp:17
        const word w139 = load_aligned(a + 2 * WORD_BYTES);
        const word w140 = load_aligned(a + 3 * WORD_BYTES);
        const word w141 = w139 ^ c84;  // g0 osa.dp:17
        const word w142 = lop3<0xf6>(w141, c85, w140);  // g1 osa.dp:17
        const word w143 = lop3<0x4f>(c56, c55, c65);  // g2 osa.dp:17
        const word w144 = lop3<0x40>(c67, c65, w142);  // g3 osa.dp:17
        const word w145 = lop3<0x84>(c57, w142, w143);  // g4 osa.dp:17
        const word w146 = lop3<0x25>(c66, c67, w145);  // g5 osa.dp:17
        const word w147 = lop3<0xc5>(c66, c67, w146);  // g6 osa.dp:17
        const word w148 = lop3<0x96>(w146, c66, c56);  // g7 osa.dp:17
        const word w150 = load_aligned(a);
        const word w151 = load_aligned(a + 1 * WORD_BYTES);
        const word w152 = w150 ^ w107;  // g0 osa.dp:17
        const word w153 = lop3<0xf6>(w152, w108, w151);  // g1 osa.dp:17
        const word w154 = lop3<0x4f>(c53, c52, w112);  // g2 osa.dp:17
        const word w155 = lop3<0x40>(w116, w112, w153);  // g3 osa.dp:17
        const word w156 = lop3<0x84>(c54, w153, w154);  // g4 osa.dp:17
        const word w157 = lop3<0x25>(w114, w116, w156);  // g5 osa.dp:17
        const word w158 = lop3<0xc5>(w114, w116, w157);  // g6 osa.dp:17
        const word w159 = lop3<0x96>(w157, w114, c53);  // g7 osa.dp:17
        store_first(bottom + i100, w127);
        store_first(bottom + i104, w120);
        store_first(bottom + i105, w126);
        store_first(bottom + i106, c63);
        const word w161 = load_word(windows + i94);
        const word w162 = load_word(windows + i95);
        const word w165 = load_first(top + i101 + 1);
        const word w166 = shift_in(w120, w165);
        const word w167 = load_first(top + i102 + 1);
        const word w168 = shift_in(w126, w167);
        const word w169 = load_first(top + i103 + 1);
        const word w170 = shift_in(c63, w169);
        const word w171 = load_aligned(a + 6 * WORD_BYTES);
        const word w172 = load_aligned(a + 7 * WORD_BYTES);
        const word w173 = w171 ^ c82;  // g0 osa.dp:17
        const word w174 = lop3<0xf6>(w173, c83, w172);  // g1 osa.dp:17
        const word w175 = lop3<0x4f>(w124, w122, w131);  // g2 osa.dp:17
        const word w176 = lop3<0x40>(c60, w131, w174);  // g3 osa.dp:17
        const word w177 = lop3<0x84>(w125, w174, w175);  // g4 osa.dp:17
        const word w178 = lop3<0x25>(w137, c60, w177);  // g5 osa.dp:17
        const word w179 = lop3<0xc5>(w137, c60, w178);  // g6 osa.dp:17
        const word w180 = lop3<0x96>(w178, w137, w124);  // g7 osa.dp:17
        const word w181 = zeros();
        const word w182 = load_aligned(a + 4 * WORD_BYTES);
        const word w183 = load_aligned(a + 5 * WORD_BYTES);
        const word w184 = w182 ^ c84;  // g0 osa.dp:17
        const word w185 = lop3<0xf6>(w184, c85, w183);  // g1 osa.dp:17
        const word w186 = lop3<0x4f>(w135, w133, w142);  // g2 osa.dp:17
        const word w187 = lop3<0x40>(c57, w142, w185);  // g3 osa.dp:17
        const word w188 = lop3<0x84>(w136, w185, w186);  // g4 osa.dp:17
        const word w189 = lop3<0x25>(w148, c57, w188);  // g5 osa.dp:17
        const word w190 = lop3<0xc5>(w148, c57, w189);  // g6 osa.dp:17
        const word w191 = lop3<0x96>(w189, w148, w135);  // g7 osa.dp:17
        const word w193 = load_aligned(a + 2 * WORD_BYTES);
        const word w194 = load_aligned(a + 3 * WORD_BYTES);
        const word w195 = w193 ^ w107;  // g0 osa.dp:17
        const word w196 = lop3<0xf6>(w195, w108, w194);  // g1 osa.dp:17
        const word w197 = lop3<0x4f>(w146, w144, w153);  // g2 osa.dp:17
        const word w198 = lop3<0x40>(c54, w153, w196);  // g3 osa.dp:17
        const word w199 = lop3<0x84>(w147, w196, w197);  // g4 osa.dp:17
        const word w200 = lop3<0x25>(w159, c54, w199);  // g5 osa.dp:17
        const word w201 = lop3<0xc5>(w159, c54, w200);  // g6 osa.dp:17
        const word w202 = lop3<0x96>(w200, w159, w146);  // g7 osa.dp:17
        const word w204 = load_aligned(a);
        const word w205 = load_aligned(a + 1 * WORD_BYTES);
        const word w206 = w204 ^ w161;  // g0 osa.dp:17
        const word w207 = lop3<0xf6>(w206, w162, w205);  // g1 osa.dp:17
        const word w208 = lop3<0x4f>(w157, w155, w166);  // g2 osa.dp:17
        const word w209 = lop3<0x40>(w170, w166, w207);  // g3 osa.dp:17
        const word w210 = lop3<0x84>(w158, w207, w208);  // g4 osa.dp:17
        const word w211 = lop3<0x25>(w168, w170, w210);  // g5 osa.dp:17
        const word w212 = lop3<0xc5>(w168, w170, w211);  // g6 osa.dp:17
        const word w213 = lop3<0x96>(w211, w168, w157);  // g7 osa.dp:17
        store_first(bottom + i100 + 1, w181);
        store_first(bottom + i104 + 1, w174);
        store_first(bottom + i105 + 1, w180);
        store_first(bottom + i106 + 1, w125);
        const word w215 = load_word(windows + i96);
        const word w216 = load_word(windows + i97);
        const word w219 = load_first(top + i101 + 2);
        const word w220 = shift_in(w174, w219);
        const word w221 = load_first(top + i102 + 2);
        const word w222 = shift_in(w180, w221);
        const word w223 = load_first(top + i103 + 2);
        const word w224 = shift_in(w125, w223);
        const word w225 = load_aligned(a + 6 * WORD_BYTES);
        const word w226 = load_aligned(a + 7 * WORD_BYTES);
        const word w227 = w225 ^ c84;  // g0 osa.dp:17
        const word w228 = lop3<0xf6>(w227, c85, w226);  // g1 osa.dp:17
        const word w229 = lop3<0x4f>(w178, w176, w185);  // g2 osa.dp:17
        const word w230 = lop3<0x40>(w136, w185, w228);  // g3 osa.dp:17
        const word w231 = lop3<0x84>(w179, w228, w229);  // g4 osa.dp:17
        const word w232 = lop3<0x25>(w191, w136, w231);  // g5 osa.dp:17
        const word w233 = lop3<0xc5>(w191, w136, w232);  // g6 osa.dp:17
        const word w234 = lop3<0x96>(w232, w191, w178);  // g7 osa.dp:17
        const word w235 = zeros();
        const word w236 = load_aligned(a + 4 * WORD_BYTES);
        const word w237 = load_aligned(a + 5 * WORD_BYTES);
        const word w238 = w236 ^ w107;  // g0 osa.dp:17
        const word w239 = lop3<0xf6>(w238, w108, w237);  // g1 osa.dp:17
        const word w240 = lop3<0x4f>(w189, w187, w196);  // g2 osa.dp:17
        const word w241 = lop3<0x40>(w147, w196, w239);  // g3 osa.dp:17
        const word w242 = lop3<0x84>(w190, w239, w240);  // g4 osa.dp:17
        const word w243 = lop3<0x25>(w202, w147, w242);  // g5 osa.dp:17
        const word w244 = lop3<0xc5>(w202, w147, w243);  // g6 osa.dp:17
        const word w245 = lop3<0x96>(w243, w202, w189);  // g7 osa.dp:17
        const word w247 = load_aligned(a + 2 * WORD_BYTES);
        const word w248 = load_aligned(a + 3 * WORD_BYTES);
        const word w249 = w247 ^ w161;  // g0 osa.dp:17
        const word w250 = lop3<0xf6>(w249, w162, w248);  // g1 osa.dp:17
        const word w251 = lop3<0x4f>(w200, w198, w207);  // g2 osa.dp:17
        const word w252 = lop3<0x40>(w158, w207, w250);  // g3 osa.dp:17
        const word w253 = lop3<0x84>(w201, w250, w251);  // g4 osa.dp:17
        const word w254 = lop3<0x25>(w213, w158, w253);  // g5 osa.dp:17
        const word w255 = lop3<0xc5>(w213, w158, w254);  // g6 osa.dp:17
        const word w256 = lop3<0x96>(w254, w213, w200);  // g7 osa.dp:17
        const word w258 = load_aligned(a);
        const word w259 = load_aligned(a + 1 * WORD_BYTES);
        const word w260 = w258 ^ w215;  // g0 osa.dp:17
        const word w261 = lop3<0xf6>(w260, w216, w259);  // g1 osa.dp:17
        const word w262 = lop3<0x4f>(w211, w209, w220);  // g2 osa.dp:17
        const word w263 = lop3<0x40>(w224, w220, w261);  // g3 osa.dp:17
        const word w264 = lop3<0x84>(w212, w261, w262);  // g4 osa.dp:17
        const word w265 = lop3<0x25>(w222, w224, w264);  // g5 osa.dp:17
        const word w266 = lop3<0xc5>(w222, w224, w265);  // g6 osa.dp:17
        const word w267 = lop3<0x96>(w265, w222, w211);  // g7 osa.dp:17
        store_first(bottom + i100 + 2, w235);
        store_first(bottom + i104 + 2, w228);
        store_first(bottom + i105 + 2, w234);
        store_first(bottom + i106 + 2, w179);
        const word w269 = load_word(windows + i98);
        const word w270 = load_word(windows + i99);
        const word w273 = load_first(top + i101 + 3);
        const word w274 = shift_in(w228, w273);
        const word w275 = load_first(top + i102 + 3);
        const word w276 = shift_in(w234, w275);
        const word w277 = load_first(top + i103 + 3);
        const word w278 = shift_in(w179, w277);
        const word w279 = load_aligned(a + 6 * WORD_BYTES);
        const word w280 = load_aligned(a + 7 * WORD_BYTES);
        const word w281 = w279 ^ w107;  // g0 osa.dp:17
        const word w282 = lop3<0xf6>(w281, w108, w280);  // g1 osa.dp:17
        const word w283 = lop3<0x4f>(w232, w230, w239);  // g2 osa.dp:17
        const word w284 = lop3<0x40>(w190, w239, w282);  // g3 osa.dp:17
        const word w285 = lop3<0x84>(w233, w282, w283);  // g4 osa.dp:17
        const word w286 = lop3<0x25>(w245, w190, w285);  // g5 osa.dp:17
        const word w287 = lop3<0xc5>(w245, w190, w286);  // g6 osa.dp:17
        const word w288 = lop3<0x96>(w286, w245, w232);  // g7 osa.dp:17
        const word w289 = zeros();
        const word w290 = load_aligned(a + 4 * WORD_BYTES);
        const word w291 = load_aligned(a + 5 * WORD_BYTES);
        const word w292 = w290 ^ w161;  // g0 osa.dp:17
        const word w293 = lop3<0xf6>(w292, w162, w291);  // g1 osa.dp:17
        const word w294 = lop3<0x4f>(w243, w241, w250);  // g2 osa.dp:17
        const word w295 = lop3<0x40>(w201, w250, w293);  // g3 osa.dp:17
        const word w296 = lop3<0x84>(w244, w293, w294);  // g4 osa.dp:17
        const word w297 = lop3<0x25>(w256, w201, w296);  // g5 osa.dp:17
        const word w298 = lop3<0xc5>(w256, w201, w297);  // g6 osa.dp:17
        const word w299 = lop3<0x96>(w297, w256, w243);  // g7 osa.dp:17
        const word w300 = zeros();
        const word w301 = load_aligned(a + 2 * WORD_BYTES);
        const word w302 = load_aligned(a + 3 * WORD_BYTES);
        const word w303 = w301 ^ w215;  // g0 osa.dp:17
        const word w304 = lop3<0xf6>(w303, w216, w302);  // g1 osa.dp:17
        const word w305 = lop3<0x4f>(w254, w252, w261);  // g2 osa.dp:17
        const word w306 = lop3<0x40>(w212, w261, w304);  // g3 osa.dp:17
        const word w307 = lop3<0x84>(w255, w304, w305);  // g4 osa.dp:17
        const word w308 = lop3<0x25>(w267, w212, w307);  // g5 osa.dp:17
        const word w309 = lop3<0xc5>(w267, w212, w308);  // g6 osa.dp:17
        const word w310 = lop3<0x96>(w308, w267, w254);  // g7 osa.dp:17
        const word w311 = zeros();
        const word w312 = load_aligned(a);
        const word w313 = load_aligned(a + 1 * WORD_BYTES);
        const word w314 = w312 ^ w269;  // g0 osa.dp:17
        const word w315 = lop3<0xf6>(w314, w270, w313);  // g1 osa.dp:17
        const word w316 = lop3<0x4f>(w265, w263, w274);  // g2 osa.dp:17
        const word w317 = lop3<0x40>(w278, w274, w315);  // g3 osa.dp:17
        const word w318 = lop3<0x84>(w266, w315, w316);  // g4 osa.dp:17
        const word w319 = lop3<0x25>(w276, w278, w318);  // g5 osa.dp:17
        const word w320 = lop3<0xc5>(w276, w278, w319);  // g6 osa.dp:17
        const word w321 = lop3<0x96>(w319, w276, w265);  // g7 osa.dp:17
        const word w322 = zeros();
        store_first(bottom + i100 + 3, w289);
        store_first(bottom + i104 + 3, w282);
        store_first(bottom + i105 + 3, w288);
        store_first(bottom + i106 + 3, w233);
        c52 = w317;
        c53 = w319;
        c54 = w320;
        c55 = w306;
        c56 = w308;
        c57 = w309;
        c58 = w295;
        c59 = w297;
        c60 = w298;
        c61 = w284;
        c62 = w286;
        c63 = w287;
        c64 = w322;
        c65 = w315;
        c66 = w321;
        c67 = w266;
        c68 = w311;
        c69 = w304;
        c70 = w310;
        c71 = w255;
        c72 = w300;
        c73 = w293;
        c74 = w299;
        c75 = w244;
        c76 = w289;
        c77 = w282;
        c78 = w288;
        c79 = w233;
        c80 = w161;
        c81 = w162;
        c82 = w215;
        c83 = w216;
        c84 = w269;
        c85 = w270;
    }
    store_aligned(vertical, c52);
    store_aligned(vertical + 1 * WORD_BYTES, c53);
    store_aligned(vertical + 2 * WORD_BYTES, c54);
    store_aligned(vertical + 3 * WORD_BYTES, c55);
    store_aligned(vertical + 4 * WORD_BYTES, c56);
    store_aligned(vertical + 5 * WORD_BYTES, c57);
    store_aligned(vertical + 6 * WORD_BYTES, c58);
    store_aligned(vertical + 7 * WORD_BYTES, c59);
    store_aligned(vertical + 8 * WORD_BYTES, c60);
    store_aligned(vertical + 9 * WORD_BYTES, c61);
    store_aligned(vertical + 10 * WORD_BYTES, c62);
    store_aligned(vertical + 11 * WORD_BYTES, c63);
    store_aligned(down, c64);
    store_aligned(down + 1 * WORD_BYTES, c65);
    store_aligned(down + 2 * WORD_BYTES, c66);
    store_aligned(down + 3 * WORD_BYTES, c67);
    store_aligned(down + 4 * WORD_BYTES, c68);
    store_aligned(down + 5 * WORD_BYTES, c69);
    store_aligned(down + 6 * WORD_BYTES, c70);
    store_aligned(down + 7 * WORD_BYTES, c71);
    store_aligned(down + 8 * WORD_BYTES, c72);
    store_aligned(down + 9 * WORD_BYTES, c73);
    store_aligned(down + 10 * WORD_BYTES, c74);
    store_aligned(down + 11 * WORD_BYTES, c75);
    store_aligned(down + 12 * WORD_BYTES, c76);
    store_aligned(down + 13 * WORD_BYTES, c77);
    store_aligned(down + 14 * WORD_BYTES, c78);
    store_aligned(down + 15 * WORD_BYTES, c79);
}
extern "C" __global__ void osa_steady(uint8_t *const *buffers, const int64_t *scalars,
                                  int tasks) {
    const int task = (int)((blockIdx.x * blockDim.x + threadIdx.x) / 32u);
    if (task < tasks) steady(buffers + task * 8, scalars + task * 6);
}
