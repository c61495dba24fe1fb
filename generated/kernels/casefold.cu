/* SPDX-License-Identifier: Apache-2.0
 *
 * casefold in the wavefront layout, 4 rows a lane, for cuda.
 * Made by: minterm compile casefold --layout wavefront --target cuda --alphabet ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz --rows 4 --emit cuda
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
 * What lies where. Rows and columns are counted from 0 here. A strip has 4096 rows: row r is bit 1023 - r / 4
 * of word r % 4, and bit x of a word is bit x % 8 of its byte x / 8.
 *     a         word (r % 4) * 5 + p: plane p of the symbols of its rows
 *     windows   sequence x * 5 + p, for x from 0 to 3: 1024 zeros, then plane p of the columns x, x + 4,
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
 * Comments behind its gates have their names here and casefold.dp:18, where its formula begins.
 * Gates after the last of these keep the vertical flow of lanes that have no column.
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

// An iteration: 176 gates, 8 moves, 0 additions, 112 loads, 8 stores.
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
        const word w142 = w137 ^ c80;  // g0 casefold.dp:18
        const word w143 = lop3<0x09>(w142, c81, w138);  // g1 casefold.dp:18
        const word w144 = lop3<0x90>(w143, c82, w139);  // g2 casefold.dp:18
        const word w145 = lop3<0x90>(w144, c83, w140);  // g3 casefold.dp:18
        const word w146 = lop3<0x6f>(w145, c84, w141);  // g4 casefold.dp:18
        const word w147 = lop3<0xd5>(c71, c70, w146);  // g5 casefold.dp:18
        const word w148 = lop3<0x3d>(c76, w147, c77);  // g6 casefold.dp:18
        const word w149 = lop3<0x74>(c77, c76, w148);  // g7 casefold.dp:18
        const word w150 = lop3<0x96>(w148, c71, c76);  // g8 casefold.dp:18
        const word w151 = lop3<0xca>(c85, w149, c70);  // g9 casefold.dp:18
        const word w152 = lop3<0xca>(c85, w148, c71);  // g10 casefold.dp:18
        const word w153 = load_aligned(a + 10 * WORD_BYTES);
        const word w154 = load_aligned(a + 11 * WORD_BYTES);
        const word w155 = load_aligned(a + 12 * WORD_BYTES);
        const word w156 = load_aligned(a + 13 * WORD_BYTES);
        const word w157 = load_aligned(a + 14 * WORD_BYTES);
        const word w158 = w153 ^ c86;  // g0 casefold.dp:18
        const word w159 = lop3<0x09>(w158, c87, w154);  // g1 casefold.dp:18
        const word w160 = lop3<0x90>(w159, c88, w155);  // g2 casefold.dp:18
        const word w161 = lop3<0x90>(w160, c89, w156);  // g3 casefold.dp:18
        const word w162 = lop3<0x6f>(w161, c90, w157);  // g4 casefold.dp:18
        const word w163 = lop3<0xd5>(c69, c68, w162);  // g5 casefold.dp:18
        const word w164 = lop3<0x3d>(c74, w163, c75);  // g6 casefold.dp:18
        const word w165 = lop3<0x74>(c75, c74, w164);  // g7 casefold.dp:18
        const word w166 = lop3<0x96>(w164, c69, c74);  // g8 casefold.dp:18
        const word w167 = lop3<0xca>(c91, w165, c68);  // g9 casefold.dp:18
        const word w168 = lop3<0xca>(c91, w164, c69);  // g10 casefold.dp:18
        const word w169 = load_aligned(a + 5 * WORD_BYTES);
        const word w170 = load_aligned(a + 6 * WORD_BYTES);
        const word w171 = load_aligned(a + 7 * WORD_BYTES);
        const word w172 = load_aligned(a + 8 * WORD_BYTES);
        const word w173 = load_aligned(a + 9 * WORD_BYTES);
        const word w174 = w169 ^ c92;  // g0 casefold.dp:18
        const word w175 = lop3<0x09>(w174, c93, w170);  // g1 casefold.dp:18
        const word w176 = lop3<0x90>(w175, c94, w171);  // g2 casefold.dp:18
        const word w177 = lop3<0x90>(w176, c95, w172);  // g3 casefold.dp:18
        const word w178 = lop3<0x6f>(w177, c96, w173);  // g4 casefold.dp:18
        const word w179 = lop3<0xd5>(c67, c66, w178);  // g5 casefold.dp:18
        const word w180 = lop3<0x3d>(c72, w179, c73);  // g6 casefold.dp:18
        const word w181 = lop3<0x74>(c73, c72, w180);  // g7 casefold.dp:18
        const word w182 = lop3<0x96>(w180, c67, c72);  // g8 casefold.dp:18
        const word w183 = lop3<0xca>(c97, w181, c66);  // g9 casefold.dp:18
        const word w184 = lop3<0xca>(c97, w180, c67);  // g10 casefold.dp:18
        const word w185 = load_aligned(a);
        const word w186 = load_aligned(a + 1 * WORD_BYTES);
        const word w187 = load_aligned(a + 2 * WORD_BYTES);
        const word w188 = load_aligned(a + 3 * WORD_BYTES);
        const word w189 = load_aligned(a + 4 * WORD_BYTES);
        const word w190 = w185 ^ w127;  // g0 casefold.dp:18
        const word w191 = lop3<0x09>(w190, w128, w186);  // g1 casefold.dp:18
        const word w192 = lop3<0x90>(w191, w129, w187);  // g2 casefold.dp:18
        const word w193 = lop3<0x90>(w192, w130, w188);  // g3 casefold.dp:18
        const word w194 = lop3<0x6f>(w193, w131, w189);  // g4 casefold.dp:18
        const word w195 = lop3<0xd5>(c65, c64, w194);  // g5 casefold.dp:18
        const word w196 = lop3<0x3d>(w134, w195, w136);  // g6 casefold.dp:18
        const word w197 = lop3<0x74>(w136, w134, w196);  // g7 casefold.dp:18
        const word w198 = lop3<0x96>(w196, c65, w134);  // g8 casefold.dp:18
        const word w199 = lop3<0xca>(w132, w197, c64);  // g9 casefold.dp:18
        const word w200 = lop3<0xca>(w132, w196, c65);  // g10 casefold.dp:18
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
        const word w216 = w211 ^ c86;  // g0 casefold.dp:18
        const word w217 = lop3<0x09>(w216, c87, w212);  // g1 casefold.dp:18
        const word w218 = lop3<0x90>(w217, c88, w213);  // g2 casefold.dp:18
        const word w219 = lop3<0x90>(w218, c89, w214);  // g3 casefold.dp:18
        const word w220 = lop3<0x6f>(w219, c90, w215);  // g4 casefold.dp:18
        const word w221 = lop3<0xd5>(w152, w151, w220);  // g5 casefold.dp:18
        const word w222 = lop3<0x3d>(w166, w221, c68);  // g6 casefold.dp:18
        const word w223 = lop3<0x74>(c68, w166, w222);  // g7 casefold.dp:18
        const word w224 = lop3<0x96>(w222, w152, w166);  // g8 casefold.dp:18
        const word w225 = lop3<0xca>(c91, w223, w151);  // g9 casefold.dp:18
        const word w226 = lop3<0xca>(c91, w222, w152);  // g10 casefold.dp:18
        const word w227 = load_aligned(a + 10 * WORD_BYTES);
        const word w228 = load_aligned(a + 11 * WORD_BYTES);
        const word w229 = load_aligned(a + 12 * WORD_BYTES);
        const word w230 = load_aligned(a + 13 * WORD_BYTES);
        const word w231 = load_aligned(a + 14 * WORD_BYTES);
        const word w232 = w227 ^ c92;  // g0 casefold.dp:18
        const word w233 = lop3<0x09>(w232, c93, w228);  // g1 casefold.dp:18
        const word w234 = lop3<0x90>(w233, c94, w229);  // g2 casefold.dp:18
        const word w235 = lop3<0x90>(w234, c95, w230);  // g3 casefold.dp:18
        const word w236 = lop3<0x6f>(w235, c96, w231);  // g4 casefold.dp:18
        const word w237 = lop3<0xd5>(w168, w167, w236);  // g5 casefold.dp:18
        const word w238 = lop3<0x3d>(w182, w237, c66);  // g6 casefold.dp:18
        const word w239 = lop3<0x74>(c66, w182, w238);  // g7 casefold.dp:18
        const word w240 = lop3<0x96>(w238, w168, w182);  // g8 casefold.dp:18
        const word w241 = lop3<0xca>(c97, w239, w167);  // g9 casefold.dp:18
        const word w242 = lop3<0xca>(c97, w238, w168);  // g10 casefold.dp:18
        const word w243 = load_aligned(a + 5 * WORD_BYTES);
        const word w244 = load_aligned(a + 6 * WORD_BYTES);
        const word w245 = load_aligned(a + 7 * WORD_BYTES);
        const word w246 = load_aligned(a + 8 * WORD_BYTES);
        const word w247 = load_aligned(a + 9 * WORD_BYTES);
        const word w248 = w243 ^ w127;  // g0 casefold.dp:18
        const word w249 = lop3<0x09>(w248, w128, w244);  // g1 casefold.dp:18
        const word w250 = lop3<0x90>(w249, w129, w245);  // g2 casefold.dp:18
        const word w251 = lop3<0x90>(w250, w130, w246);  // g3 casefold.dp:18
        const word w252 = lop3<0x6f>(w251, w131, w247);  // g4 casefold.dp:18
        const word w253 = lop3<0xd5>(w184, w183, w252);  // g5 casefold.dp:18
        const word w254 = lop3<0x3d>(w198, w253, c64);  // g6 casefold.dp:18
        const word w255 = lop3<0x74>(c64, w198, w254);  // g7 casefold.dp:18
        const word w256 = lop3<0x96>(w254, w184, w198);  // g8 casefold.dp:18
        const word w257 = lop3<0xca>(w132, w255, w183);  // g9 casefold.dp:18
        const word w258 = lop3<0xca>(w132, w254, w184);  // g10 casefold.dp:18
        const word w259 = load_aligned(a);
        const word w260 = load_aligned(a + 1 * WORD_BYTES);
        const word w261 = load_aligned(a + 2 * WORD_BYTES);
        const word w262 = load_aligned(a + 3 * WORD_BYTES);
        const word w263 = load_aligned(a + 4 * WORD_BYTES);
        const word w264 = w259 ^ w201;  // g0 casefold.dp:18
        const word w265 = lop3<0x09>(w264, w202, w260);  // g1 casefold.dp:18
        const word w266 = lop3<0x90>(w265, w203, w261);  // g2 casefold.dp:18
        const word w267 = lop3<0x90>(w266, w204, w262);  // g3 casefold.dp:18
        const word w268 = lop3<0x6f>(w267, w205, w263);  // g4 casefold.dp:18
        const word w269 = lop3<0xd5>(w200, w199, w268);  // g5 casefold.dp:18
        const word w270 = lop3<0x3d>(w208, w269, w210);  // g6 casefold.dp:18
        const word w271 = lop3<0x74>(w210, w208, w270);  // g7 casefold.dp:18
        const word w272 = lop3<0x96>(w270, w200, w208);  // g8 casefold.dp:18
        const word w273 = lop3<0xca>(w206, w271, w199);  // g9 casefold.dp:18
        const word w274 = lop3<0xca>(w206, w270, w200);  // g10 casefold.dp:18
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
        const word w290 = w285 ^ c92;  // g0 casefold.dp:18
        const word w291 = lop3<0x09>(w290, c93, w286);  // g1 casefold.dp:18
        const word w292 = lop3<0x90>(w291, c94, w287);  // g2 casefold.dp:18
        const word w293 = lop3<0x90>(w292, c95, w288);  // g3 casefold.dp:18
        const word w294 = lop3<0x6f>(w293, c96, w289);  // g4 casefold.dp:18
        const word w295 = lop3<0xd5>(w226, w225, w294);  // g5 casefold.dp:18
        const word w296 = lop3<0x3d>(w240, w295, w167);  // g6 casefold.dp:18
        const word w297 = lop3<0x74>(w167, w240, w296);  // g7 casefold.dp:18
        const word w298 = lop3<0x96>(w296, w226, w240);  // g8 casefold.dp:18
        const word w299 = lop3<0xca>(c97, w297, w225);  // g9 casefold.dp:18
        const word w300 = lop3<0xca>(c97, w296, w226);  // g10 casefold.dp:18
        const word w301 = load_aligned(a + 10 * WORD_BYTES);
        const word w302 = load_aligned(a + 11 * WORD_BYTES);
        const word w303 = load_aligned(a + 12 * WORD_BYTES);
        const word w304 = load_aligned(a + 13 * WORD_BYTES);
        const word w305 = load_aligned(a + 14 * WORD_BYTES);
        const word w306 = w301 ^ w127;  // g0 casefold.dp:18
        const word w307 = lop3<0x09>(w306, w128, w302);  // g1 casefold.dp:18
        const word w308 = lop3<0x90>(w307, w129, w303);  // g2 casefold.dp:18
        const word w309 = lop3<0x90>(w308, w130, w304);  // g3 casefold.dp:18
        const word w310 = lop3<0x6f>(w309, w131, w305);  // g4 casefold.dp:18
        const word w311 = lop3<0xd5>(w242, w241, w310);  // g5 casefold.dp:18
        const word w312 = lop3<0x3d>(w256, w311, w183);  // g6 casefold.dp:18
        const word w313 = lop3<0x74>(w183, w256, w312);  // g7 casefold.dp:18
        const word w314 = lop3<0x96>(w312, w242, w256);  // g8 casefold.dp:18
        const word w315 = lop3<0xca>(w132, w313, w241);  // g9 casefold.dp:18
        const word w316 = lop3<0xca>(w132, w312, w242);  // g10 casefold.dp:18
        const word w317 = load_aligned(a + 5 * WORD_BYTES);
        const word w318 = load_aligned(a + 6 * WORD_BYTES);
        const word w319 = load_aligned(a + 7 * WORD_BYTES);
        const word w320 = load_aligned(a + 8 * WORD_BYTES);
        const word w321 = load_aligned(a + 9 * WORD_BYTES);
        const word w322 = w317 ^ w201;  // g0 casefold.dp:18
        const word w323 = lop3<0x09>(w322, w202, w318);  // g1 casefold.dp:18
        const word w324 = lop3<0x90>(w323, w203, w319);  // g2 casefold.dp:18
        const word w325 = lop3<0x90>(w324, w204, w320);  // g3 casefold.dp:18
        const word w326 = lop3<0x6f>(w325, w205, w321);  // g4 casefold.dp:18
        const word w327 = lop3<0xd5>(w258, w257, w326);  // g5 casefold.dp:18
        const word w328 = lop3<0x3d>(w272, w327, w199);  // g6 casefold.dp:18
        const word w329 = lop3<0x74>(w199, w272, w328);  // g7 casefold.dp:18
        const word w330 = lop3<0x96>(w328, w258, w272);  // g8 casefold.dp:18
        const word w331 = lop3<0xca>(w206, w329, w257);  // g9 casefold.dp:18
        const word w332 = lop3<0xca>(w206, w328, w258);  // g10 casefold.dp:18
        const word w333 = load_aligned(a);
        const word w334 = load_aligned(a + 1 * WORD_BYTES);
        const word w335 = load_aligned(a + 2 * WORD_BYTES);
        const word w336 = load_aligned(a + 3 * WORD_BYTES);
        const word w337 = load_aligned(a + 4 * WORD_BYTES);
        const word w338 = w333 ^ w275;  // g0 casefold.dp:18
        const word w339 = lop3<0x09>(w338, w276, w334);  // g1 casefold.dp:18
        const word w340 = lop3<0x90>(w339, w277, w335);  // g2 casefold.dp:18
        const word w341 = lop3<0x90>(w340, w278, w336);  // g3 casefold.dp:18
        const word w342 = lop3<0x6f>(w341, w279, w337);  // g4 casefold.dp:18
        const word w343 = lop3<0xd5>(w274, w273, w342);  // g5 casefold.dp:18
        const word w344 = lop3<0x3d>(w282, w343, w284);  // g6 casefold.dp:18
        const word w345 = lop3<0x74>(w284, w282, w344);  // g7 casefold.dp:18
        const word w346 = lop3<0x96>(w344, w274, w282);  // g8 casefold.dp:18
        const word w347 = lop3<0xca>(w280, w345, w273);  // g9 casefold.dp:18
        const word w348 = lop3<0xca>(w280, w344, w274);  // g10 casefold.dp:18
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
        const word w364 = w359 ^ w127;  // g0 casefold.dp:18
        const word w365 = lop3<0x09>(w364, w128, w360);  // g1 casefold.dp:18
        const word w366 = lop3<0x90>(w365, w129, w361);  // g2 casefold.dp:18
        const word w367 = lop3<0x90>(w366, w130, w362);  // g3 casefold.dp:18
        const word w368 = lop3<0x6f>(w367, w131, w363);  // g4 casefold.dp:18
        const word w369 = lop3<0xd5>(w300, w299, w368);  // g5 casefold.dp:18
        const word w370 = lop3<0x3d>(w314, w369, w241);  // g6 casefold.dp:18
        const word w371 = lop3<0x74>(w241, w314, w370);  // g7 casefold.dp:18
        const word w372 = lop3<0x96>(w370, w300, w314);  // g8 casefold.dp:18
        const word w373 = lop3<0xca>(w132, w371, w299);  // g9 casefold.dp:18
        const word w374 = lop3<0xca>(w132, w370, w300);  // g10 casefold.dp:18
        const word w375 = load_aligned(a + 10 * WORD_BYTES);
        const word w376 = load_aligned(a + 11 * WORD_BYTES);
        const word w377 = load_aligned(a + 12 * WORD_BYTES);
        const word w378 = load_aligned(a + 13 * WORD_BYTES);
        const word w379 = load_aligned(a + 14 * WORD_BYTES);
        const word w380 = w375 ^ w201;  // g0 casefold.dp:18
        const word w381 = lop3<0x09>(w380, w202, w376);  // g1 casefold.dp:18
        const word w382 = lop3<0x90>(w381, w203, w377);  // g2 casefold.dp:18
        const word w383 = lop3<0x90>(w382, w204, w378);  // g3 casefold.dp:18
        const word w384 = lop3<0x6f>(w383, w205, w379);  // g4 casefold.dp:18
        const word w385 = lop3<0xd5>(w316, w315, w384);  // g5 casefold.dp:18
        const word w386 = lop3<0x3d>(w330, w385, w257);  // g6 casefold.dp:18
        const word w387 = lop3<0x74>(w257, w330, w386);  // g7 casefold.dp:18
        const word w388 = lop3<0x96>(w386, w316, w330);  // g8 casefold.dp:18
        const word w389 = lop3<0xca>(w206, w387, w315);  // g9 casefold.dp:18
        const word w390 = lop3<0xca>(w206, w386, w316);  // g10 casefold.dp:18
        const word w391 = load_aligned(a + 5 * WORD_BYTES);
        const word w392 = load_aligned(a + 6 * WORD_BYTES);
        const word w393 = load_aligned(a + 7 * WORD_BYTES);
        const word w394 = load_aligned(a + 8 * WORD_BYTES);
        const word w395 = load_aligned(a + 9 * WORD_BYTES);
        const word w396 = w391 ^ w275;  // g0 casefold.dp:18
        const word w397 = lop3<0x09>(w396, w276, w392);  // g1 casefold.dp:18
        const word w398 = lop3<0x90>(w397, w277, w393);  // g2 casefold.dp:18
        const word w399 = lop3<0x90>(w398, w278, w394);  // g3 casefold.dp:18
        const word w400 = lop3<0x6f>(w399, w279, w395);  // g4 casefold.dp:18
        const word w401 = lop3<0xd5>(w332, w331, w400);  // g5 casefold.dp:18
        const word w402 = lop3<0x3d>(w346, w401, w273);  // g6 casefold.dp:18
        const word w403 = lop3<0x74>(w273, w346, w402);  // g7 casefold.dp:18
        const word w404 = lop3<0x96>(w402, w332, w346);  // g8 casefold.dp:18
        const word w405 = lop3<0xca>(w280, w403, w331);  // g9 casefold.dp:18
        const word w406 = lop3<0xca>(w280, w402, w332);  // g10 casefold.dp:18
        const word w407 = load_aligned(a);
        const word w408 = load_aligned(a + 1 * WORD_BYTES);
        const word w409 = load_aligned(a + 2 * WORD_BYTES);
        const word w410 = load_aligned(a + 3 * WORD_BYTES);
        const word w411 = load_aligned(a + 4 * WORD_BYTES);
        const word w412 = w407 ^ w349;  // g0 casefold.dp:18
        const word w413 = lop3<0x09>(w412, w350, w408);  // g1 casefold.dp:18
        const word w414 = lop3<0x90>(w413, w351, w409);  // g2 casefold.dp:18
        const word w415 = lop3<0x90>(w414, w352, w410);  // g3 casefold.dp:18
        const word w416 = lop3<0x6f>(w415, w353, w411);  // g4 casefold.dp:18
        const word w417 = lop3<0xd5>(w348, w347, w416);  // g5 casefold.dp:18
        const word w418 = lop3<0x3d>(w356, w417, w358);  // g6 casefold.dp:18
        const word w419 = lop3<0x74>(w358, w356, w418);  // g7 casefold.dp:18
        const word w420 = lop3<0x96>(w418, w348, w356);  // g8 casefold.dp:18
        const word w421 = lop3<0xca>(w354, w419, w347);  // g9 casefold.dp:18
        const word w422 = lop3<0xca>(w354, w418, w348);  // g10 casefold.dp:18
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
extern "C" __global__ void casefold_edge(uint8_t *const *buffers, const int64_t *scalars,
                                  int tasks) {
    const int task = (int)((blockIdx.x * blockDim.x + threadIdx.x) / 32u);
    if (task < tasks) edge(buffers + task * 8, scalars + task * 6);
}

// An iteration: 144 gates, 8 moves, 0 additions, 108 loads, 8 stores.
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
        const word w135 = w130 ^ c77;  // g0 casefold.dp:18
        const word w136 = lop3<0x09>(w135, c78, w131);  // g1 casefold.dp:18
        const word w137 = lop3<0x90>(w136, c79, w132);  // g2 casefold.dp:18
        const word w138 = lop3<0x90>(w137, c80, w133);  // g3 casefold.dp:18
        const word w139 = lop3<0x6f>(w138, c81, w134);  // g4 casefold.dp:18
        const word w140 = lop3<0xd5>(c68, c67, w139);  // g5 casefold.dp:18
        const word w141 = lop3<0x3d>(c73, w140, c74);  // g6 casefold.dp:18
        const word w142 = lop3<0x74>(c74, c73, w141);  // g7 casefold.dp:18
        const word w143 = lop3<0x96>(w141, c68, c73);  // g8 casefold.dp:18
        const word w144 = load_aligned(a + 10 * WORD_BYTES);
        const word w145 = load_aligned(a + 11 * WORD_BYTES);
        const word w146 = load_aligned(a + 12 * WORD_BYTES);
        const word w147 = load_aligned(a + 13 * WORD_BYTES);
        const word w148 = load_aligned(a + 14 * WORD_BYTES);
        const word w149 = w144 ^ c82;  // g0 casefold.dp:18
        const word w150 = lop3<0x09>(w149, c83, w145);  // g1 casefold.dp:18
        const word w151 = lop3<0x90>(w150, c84, w146);  // g2 casefold.dp:18
        const word w152 = lop3<0x90>(w151, c85, w147);  // g3 casefold.dp:18
        const word w153 = lop3<0x6f>(w152, c86, w148);  // g4 casefold.dp:18
        const word w154 = lop3<0xd5>(c66, c65, w153);  // g5 casefold.dp:18
        const word w155 = lop3<0x3d>(c71, w154, c72);  // g6 casefold.dp:18
        const word w156 = lop3<0x74>(c72, c71, w155);  // g7 casefold.dp:18
        const word w157 = lop3<0x96>(w155, c66, c71);  // g8 casefold.dp:18
        const word w158 = load_aligned(a + 5 * WORD_BYTES);
        const word w159 = load_aligned(a + 6 * WORD_BYTES);
        const word w160 = load_aligned(a + 7 * WORD_BYTES);
        const word w161 = load_aligned(a + 8 * WORD_BYTES);
        const word w162 = load_aligned(a + 9 * WORD_BYTES);
        const word w163 = w158 ^ c87;  // g0 casefold.dp:18
        const word w164 = lop3<0x09>(w163, c88, w159);  // g1 casefold.dp:18
        const word w165 = lop3<0x90>(w164, c89, w160);  // g2 casefold.dp:18
        const word w166 = lop3<0x90>(w165, c90, w161);  // g3 casefold.dp:18
        const word w167 = lop3<0x6f>(w166, c91, w162);  // g4 casefold.dp:18
        const word w168 = lop3<0xd5>(c64, c63, w167);  // g5 casefold.dp:18
        const word w169 = lop3<0x3d>(c69, w168, c70);  // g6 casefold.dp:18
        const word w170 = lop3<0x74>(c70, c69, w169);  // g7 casefold.dp:18
        const word w171 = lop3<0x96>(w169, c64, c69);  // g8 casefold.dp:18
        const word w172 = load_aligned(a);
        const word w173 = load_aligned(a + 1 * WORD_BYTES);
        const word w174 = load_aligned(a + 2 * WORD_BYTES);
        const word w175 = load_aligned(a + 3 * WORD_BYTES);
        const word w176 = load_aligned(a + 4 * WORD_BYTES);
        const word w177 = w172 ^ w121;  // g0 casefold.dp:18
        const word w178 = lop3<0x09>(w177, w122, w173);  // g1 casefold.dp:18
        const word w179 = lop3<0x90>(w178, w123, w174);  // g2 casefold.dp:18
        const word w180 = lop3<0x90>(w179, w124, w175);  // g3 casefold.dp:18
        const word w181 = lop3<0x6f>(w180, w125, w176);  // g4 casefold.dp:18
        const word w182 = lop3<0xd5>(c62, c61, w181);  // g5 casefold.dp:18
        const word w183 = lop3<0x3d>(w127, w182, w129);  // g6 casefold.dp:18
        const word w184 = lop3<0x74>(w129, w127, w183);  // g7 casefold.dp:18
        const word w185 = lop3<0x96>(w183, c62, w127);  // g8 casefold.dp:18
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
        const word w200 = w195 ^ c82;  // g0 casefold.dp:18
        const word w201 = lop3<0x09>(w200, c83, w196);  // g1 casefold.dp:18
        const word w202 = lop3<0x90>(w201, c84, w197);  // g2 casefold.dp:18
        const word w203 = lop3<0x90>(w202, c85, w198);  // g3 casefold.dp:18
        const word w204 = lop3<0x6f>(w203, c86, w199);  // g4 casefold.dp:18
        const word w205 = lop3<0xd5>(w141, w142, w204);  // g5 casefold.dp:18
        const word w206 = lop3<0x3d>(w157, w205, c65);  // g6 casefold.dp:18
        const word w207 = lop3<0x74>(c65, w157, w206);  // g7 casefold.dp:18
        const word w208 = lop3<0x96>(w206, w141, w157);  // g8 casefold.dp:18
        const word w209 = load_aligned(a + 10 * WORD_BYTES);
        const word w210 = load_aligned(a + 11 * WORD_BYTES);
        const word w211 = load_aligned(a + 12 * WORD_BYTES);
        const word w212 = load_aligned(a + 13 * WORD_BYTES);
        const word w213 = load_aligned(a + 14 * WORD_BYTES);
        const word w214 = w209 ^ c87;  // g0 casefold.dp:18
        const word w215 = lop3<0x09>(w214, c88, w210);  // g1 casefold.dp:18
        const word w216 = lop3<0x90>(w215, c89, w211);  // g2 casefold.dp:18
        const word w217 = lop3<0x90>(w216, c90, w212);  // g3 casefold.dp:18
        const word w218 = lop3<0x6f>(w217, c91, w213);  // g4 casefold.dp:18
        const word w219 = lop3<0xd5>(w155, w156, w218);  // g5 casefold.dp:18
        const word w220 = lop3<0x3d>(w171, w219, c63);  // g6 casefold.dp:18
        const word w221 = lop3<0x74>(c63, w171, w220);  // g7 casefold.dp:18
        const word w222 = lop3<0x96>(w220, w155, w171);  // g8 casefold.dp:18
        const word w223 = load_aligned(a + 5 * WORD_BYTES);
        const word w224 = load_aligned(a + 6 * WORD_BYTES);
        const word w225 = load_aligned(a + 7 * WORD_BYTES);
        const word w226 = load_aligned(a + 8 * WORD_BYTES);
        const word w227 = load_aligned(a + 9 * WORD_BYTES);
        const word w228 = w223 ^ w121;  // g0 casefold.dp:18
        const word w229 = lop3<0x09>(w228, w122, w224);  // g1 casefold.dp:18
        const word w230 = lop3<0x90>(w229, w123, w225);  // g2 casefold.dp:18
        const word w231 = lop3<0x90>(w230, w124, w226);  // g3 casefold.dp:18
        const word w232 = lop3<0x6f>(w231, w125, w227);  // g4 casefold.dp:18
        const word w233 = lop3<0xd5>(w169, w170, w232);  // g5 casefold.dp:18
        const word w234 = lop3<0x3d>(w185, w233, c61);  // g6 casefold.dp:18
        const word w235 = lop3<0x74>(c61, w185, w234);  // g7 casefold.dp:18
        const word w236 = lop3<0x96>(w234, w169, w185);  // g8 casefold.dp:18
        const word w237 = load_aligned(a);
        const word w238 = load_aligned(a + 1 * WORD_BYTES);
        const word w239 = load_aligned(a + 2 * WORD_BYTES);
        const word w240 = load_aligned(a + 3 * WORD_BYTES);
        const word w241 = load_aligned(a + 4 * WORD_BYTES);
        const word w242 = w237 ^ w186;  // g0 casefold.dp:18
        const word w243 = lop3<0x09>(w242, w187, w238);  // g1 casefold.dp:18
        const word w244 = lop3<0x90>(w243, w188, w239);  // g2 casefold.dp:18
        const word w245 = lop3<0x90>(w244, w189, w240);  // g3 casefold.dp:18
        const word w246 = lop3<0x6f>(w245, w190, w241);  // g4 casefold.dp:18
        const word w247 = lop3<0xd5>(w183, w184, w246);  // g5 casefold.dp:18
        const word w248 = lop3<0x3d>(w192, w247, w194);  // g6 casefold.dp:18
        const word w249 = lop3<0x74>(w194, w192, w248);  // g7 casefold.dp:18
        const word w250 = lop3<0x96>(w248, w183, w192);  // g8 casefold.dp:18
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
        const word w265 = w260 ^ c87;  // g0 casefold.dp:18
        const word w266 = lop3<0x09>(w265, c88, w261);  // g1 casefold.dp:18
        const word w267 = lop3<0x90>(w266, c89, w262);  // g2 casefold.dp:18
        const word w268 = lop3<0x90>(w267, c90, w263);  // g3 casefold.dp:18
        const word w269 = lop3<0x6f>(w268, c91, w264);  // g4 casefold.dp:18
        const word w270 = lop3<0xd5>(w206, w207, w269);  // g5 casefold.dp:18
        const word w271 = lop3<0x3d>(w222, w270, w156);  // g6 casefold.dp:18
        const word w272 = lop3<0x74>(w156, w222, w271);  // g7 casefold.dp:18
        const word w273 = lop3<0x96>(w271, w206, w222);  // g8 casefold.dp:18
        const word w274 = load_aligned(a + 10 * WORD_BYTES);
        const word w275 = load_aligned(a + 11 * WORD_BYTES);
        const word w276 = load_aligned(a + 12 * WORD_BYTES);
        const word w277 = load_aligned(a + 13 * WORD_BYTES);
        const word w278 = load_aligned(a + 14 * WORD_BYTES);
        const word w279 = w274 ^ w121;  // g0 casefold.dp:18
        const word w280 = lop3<0x09>(w279, w122, w275);  // g1 casefold.dp:18
        const word w281 = lop3<0x90>(w280, w123, w276);  // g2 casefold.dp:18
        const word w282 = lop3<0x90>(w281, w124, w277);  // g3 casefold.dp:18
        const word w283 = lop3<0x6f>(w282, w125, w278);  // g4 casefold.dp:18
        const word w284 = lop3<0xd5>(w220, w221, w283);  // g5 casefold.dp:18
        const word w285 = lop3<0x3d>(w236, w284, w170);  // g6 casefold.dp:18
        const word w286 = lop3<0x74>(w170, w236, w285);  // g7 casefold.dp:18
        const word w287 = lop3<0x96>(w285, w220, w236);  // g8 casefold.dp:18
        const word w288 = load_aligned(a + 5 * WORD_BYTES);
        const word w289 = load_aligned(a + 6 * WORD_BYTES);
        const word w290 = load_aligned(a + 7 * WORD_BYTES);
        const word w291 = load_aligned(a + 8 * WORD_BYTES);
        const word w292 = load_aligned(a + 9 * WORD_BYTES);
        const word w293 = w288 ^ w186;  // g0 casefold.dp:18
        const word w294 = lop3<0x09>(w293, w187, w289);  // g1 casefold.dp:18
        const word w295 = lop3<0x90>(w294, w188, w290);  // g2 casefold.dp:18
        const word w296 = lop3<0x90>(w295, w189, w291);  // g3 casefold.dp:18
        const word w297 = lop3<0x6f>(w296, w190, w292);  // g4 casefold.dp:18
        const word w298 = lop3<0xd5>(w234, w235, w297);  // g5 casefold.dp:18
        const word w299 = lop3<0x3d>(w250, w298, w184);  // g6 casefold.dp:18
        const word w300 = lop3<0x74>(w184, w250, w299);  // g7 casefold.dp:18
        const word w301 = lop3<0x96>(w299, w234, w250);  // g8 casefold.dp:18
        const word w302 = load_aligned(a);
        const word w303 = load_aligned(a + 1 * WORD_BYTES);
        const word w304 = load_aligned(a + 2 * WORD_BYTES);
        const word w305 = load_aligned(a + 3 * WORD_BYTES);
        const word w306 = load_aligned(a + 4 * WORD_BYTES);
        const word w307 = w302 ^ w251;  // g0 casefold.dp:18
        const word w308 = lop3<0x09>(w307, w252, w303);  // g1 casefold.dp:18
        const word w309 = lop3<0x90>(w308, w253, w304);  // g2 casefold.dp:18
        const word w310 = lop3<0x90>(w309, w254, w305);  // g3 casefold.dp:18
        const word w311 = lop3<0x6f>(w310, w255, w306);  // g4 casefold.dp:18
        const word w312 = lop3<0xd5>(w248, w249, w311);  // g5 casefold.dp:18
        const word w313 = lop3<0x3d>(w257, w312, w259);  // g6 casefold.dp:18
        const word w314 = lop3<0x74>(w259, w257, w313);  // g7 casefold.dp:18
        const word w315 = lop3<0x96>(w313, w248, w257);  // g8 casefold.dp:18
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
        const word w330 = w325 ^ w121;  // g0 casefold.dp:18
        const word w331 = lop3<0x09>(w330, w122, w326);  // g1 casefold.dp:18
        const word w332 = lop3<0x90>(w331, w123, w327);  // g2 casefold.dp:18
        const word w333 = lop3<0x90>(w332, w124, w328);  // g3 casefold.dp:18
        const word w334 = lop3<0x6f>(w333, w125, w329);  // g4 casefold.dp:18
        const word w335 = lop3<0xd5>(w271, w272, w334);  // g5 casefold.dp:18
        const word w336 = lop3<0x3d>(w287, w335, w221);  // g6 casefold.dp:18
        const word w337 = lop3<0x74>(w221, w287, w336);  // g7 casefold.dp:18
        const word w338 = lop3<0x96>(w336, w271, w287);  // g8 casefold.dp:18
        const word w339 = load_aligned(a + 10 * WORD_BYTES);
        const word w340 = load_aligned(a + 11 * WORD_BYTES);
        const word w341 = load_aligned(a + 12 * WORD_BYTES);
        const word w342 = load_aligned(a + 13 * WORD_BYTES);
        const word w343 = load_aligned(a + 14 * WORD_BYTES);
        const word w344 = w339 ^ w186;  // g0 casefold.dp:18
        const word w345 = lop3<0x09>(w344, w187, w340);  // g1 casefold.dp:18
        const word w346 = lop3<0x90>(w345, w188, w341);  // g2 casefold.dp:18
        const word w347 = lop3<0x90>(w346, w189, w342);  // g3 casefold.dp:18
        const word w348 = lop3<0x6f>(w347, w190, w343);  // g4 casefold.dp:18
        const word w349 = lop3<0xd5>(w285, w286, w348);  // g5 casefold.dp:18
        const word w350 = lop3<0x3d>(w301, w349, w235);  // g6 casefold.dp:18
        const word w351 = lop3<0x74>(w235, w301, w350);  // g7 casefold.dp:18
        const word w352 = lop3<0x96>(w350, w285, w301);  // g8 casefold.dp:18
        const word w353 = load_aligned(a + 5 * WORD_BYTES);
        const word w354 = load_aligned(a + 6 * WORD_BYTES);
        const word w355 = load_aligned(a + 7 * WORD_BYTES);
        const word w356 = load_aligned(a + 8 * WORD_BYTES);
        const word w357 = load_aligned(a + 9 * WORD_BYTES);
        const word w358 = w353 ^ w251;  // g0 casefold.dp:18
        const word w359 = lop3<0x09>(w358, w252, w354);  // g1 casefold.dp:18
        const word w360 = lop3<0x90>(w359, w253, w355);  // g2 casefold.dp:18
        const word w361 = lop3<0x90>(w360, w254, w356);  // g3 casefold.dp:18
        const word w362 = lop3<0x6f>(w361, w255, w357);  // g4 casefold.dp:18
        const word w363 = lop3<0xd5>(w299, w300, w362);  // g5 casefold.dp:18
        const word w364 = lop3<0x3d>(w315, w363, w249);  // g6 casefold.dp:18
        const word w365 = lop3<0x74>(w249, w315, w364);  // g7 casefold.dp:18
        const word w366 = lop3<0x96>(w364, w299, w315);  // g8 casefold.dp:18
        const word w367 = load_aligned(a);
        const word w368 = load_aligned(a + 1 * WORD_BYTES);
        const word w369 = load_aligned(a + 2 * WORD_BYTES);
        const word w370 = load_aligned(a + 3 * WORD_BYTES);
        const word w371 = load_aligned(a + 4 * WORD_BYTES);
        const word w372 = w367 ^ w316;  // g0 casefold.dp:18
        const word w373 = lop3<0x09>(w372, w317, w368);  // g1 casefold.dp:18
        const word w374 = lop3<0x90>(w373, w318, w369);  // g2 casefold.dp:18
        const word w375 = lop3<0x90>(w374, w319, w370);  // g3 casefold.dp:18
        const word w376 = lop3<0x6f>(w375, w320, w371);  // g4 casefold.dp:18
        const word w377 = lop3<0xd5>(w313, w314, w376);  // g5 casefold.dp:18
        const word w378 = lop3<0x3d>(w322, w377, w324);  // g6 casefold.dp:18
        const word w379 = lop3<0x74>(w324, w322, w378);  // g7 casefold.dp:18
        const word w380 = lop3<0x96>(w378, w313, w322);  // g8 casefold.dp:18
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
extern "C" __global__ void casefold_steady(uint8_t *const *buffers, const int64_t *scalars,
                                  int tasks) {
    const int task = (int)((blockIdx.x * blockDim.x + threadIdx.x) / 32u);
    if (task < tasks) steady(buffers + task * 8, scalars + task * 6);
}
