/* SPDX-License-Identifier: Apache-2.0
 *
 * k_edit in the wavefront layout, 4 rows a lane, for cuda.
 * Made by: minterm compile k_edit --layout wavefront --target cuda --alphabet ACGT --rows 4 --emit cuda
 *
 * Warp t of the grid does task t with its own buffers and scalars. A word is 1,024 bits,
 * 32 of each lane. What lies where: minterm's runtime/kernel_abi.hpp, Note [Wavefront layout].
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
 * A cell: 9 gates, nothing proved (mapped).
 * lut3: 11 gates, depth 7, 1 move, 9 live registers
 * inputs v0 v1 v2 h0 h1 a0 a1 b0 b1
 * g0 = lut[0x66](b0, a0)
 * g1 = lut[0xbe](g0, b1, a1)
 * g2 = lut[0xc9](g1, v1, v0)
 * g3 = lut[0x66](h1, v1)
 * g4 = lut[0xf8](g3, h0, v2)
 * g5 = lut[0x4d](g4, g3, g2)
 * g6 = lut[0x64](g5, h1, h0)
 * g7 = lut[0xe4](g6, g4, g2)
 * g8 = lut[0x1e](g6, g4, h1)
 * g9 = lut[0xda](g8, h1, h0)
 * g10 = lut[0xd0](g5, g4, h1)
 * v0' = g9
 * v1' = g8
 * v2' = g10
 * h0' = g5
 * h1' = g7
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

WARP_FUNCTION void store_aligned(uint8_t *p, word w) {
    __syncwarp();
    reinterpret_cast<uint32_t *>(p)[lane()] = w;
    __syncwarp();
}

WARP_FUNCTION void store_word(uint8_t *p, word w) {
    uint8_t *const mine = p + 4 * lane();
    __syncwarp();
    if ((reinterpret_cast<uint64_t>(p) & 3u) == 0) {
        *reinterpret_cast<uint32_t *>(mine) = w;
    } else {
        mine[0] = (uint8_t)w;
        mine[1] = (uint8_t)(w >> 8);
        mine[2] = (uint8_t)(w >> 16);
        mine[3] = (uint8_t)(w >> 24);
    }
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

// An iteration: 224 gates, 8 moves, 0 additions, 52 loads, 8 stores.
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
        const word w96 = load_word(top + i90);
        const word w97 = shift_in(c65, w96);
        const word w98 = load_word(top + i91);
        const word w99 = shift_in(c66, w98);
        const word w100 = load_aligned(a + 6 * WORD_BYTES);
        const word w101 = load_aligned(a + 7 * WORD_BYTES);
        const word w102 = c67 ^ w100;
        const word w103 = lop3<0xbe>(w101, c68, w102);
        const word w104 = lop3<0xc9>(c56, c57, w103);
        const word w105 = c64 ^ c57;
        const word w106 = lop3<0xf8>(c58, c63, w105);
        const word w107 = lop3<0x4d>(w104, w105, w106);
        const word w108 = lop3<0x64>(c63, c64, w107);
        const word w109 = lop3<0xe4>(w104, w106, w108);
        const word w110 = lop3<0x1e>(c64, w106, w108);
        const word w111 = lop3<0xda>(c63, c64, w110);
        const word w112 = lop3<0xd0>(c64, w106, w107);
        const word w113 = lop3<0xca>(c69, w111, c56);
        const word w114 = lop3<0xca>(c69, w110, c57);
        const word w115 = lop3<0xca>(c69, w112, c58);
        const word w116 = load_aligned(a + 4 * WORD_BYTES);
        const word w117 = load_aligned(a + 5 * WORD_BYTES);
        const word w118 = c70 ^ w116;
        const word w119 = lop3<0xbe>(w117, c71, w118);
        const word w120 = lop3<0xc9>(c53, c54, w119);
        const word w121 = c62 ^ c54;
        const word w122 = lop3<0xf8>(c55, c61, w121);
        const word w123 = lop3<0x4d>(w120, w121, w122);
        const word w124 = lop3<0x64>(c61, c62, w123);
        const word w125 = lop3<0xe4>(w120, w122, w124);
        const word w126 = lop3<0x1e>(c62, w122, w124);
        const word w127 = lop3<0xda>(c61, c62, w126);
        const word w128 = lop3<0xd0>(c62, w122, w123);
        const word w129 = lop3<0xca>(c72, w127, c53);
        const word w130 = lop3<0xca>(c72, w126, c54);
        const word w131 = lop3<0xca>(c72, w128, c55);
        const word w132 = load_aligned(a + 2 * WORD_BYTES);
        const word w133 = load_aligned(a + 3 * WORD_BYTES);
        const word w134 = c73 ^ w132;
        const word w135 = lop3<0xbe>(w133, c74, w134);
        const word w136 = lop3<0xc9>(c50, c51, w135);
        const word w137 = c60 ^ c51;
        const word w138 = lop3<0xf8>(c52, c59, w137);
        const word w139 = lop3<0x4d>(w136, w137, w138);
        const word w140 = lop3<0x64>(c59, c60, w139);
        const word w141 = lop3<0xe4>(w136, w138, w140);
        const word w142 = lop3<0x1e>(c60, w138, w140);
        const word w143 = lop3<0xda>(c59, c60, w142);
        const word w144 = lop3<0xd0>(c60, w138, w139);
        const word w145 = lop3<0xca>(c75, w143, c50);
        const word w146 = lop3<0xca>(c75, w142, c51);
        const word w147 = lop3<0xca>(c75, w144, c52);
        const word w148 = load_aligned(a);
        const word w149 = load_aligned(a + 1 * WORD_BYTES);
        const word w150 = w93 ^ w148;
        const word w151 = lop3<0xbe>(w149, w94, w150);
        const word w152 = lop3<0xc9>(c47, c48, w151);
        const word w153 = w99 ^ c48;
        const word w154 = lop3<0xf8>(c49, w97, w153);
        const word w155 = lop3<0x4d>(w152, w153, w154);
        const word w156 = lop3<0x64>(w97, w99, w155);
        const word w157 = lop3<0xe4>(w152, w154, w156);
        const word w158 = lop3<0x1e>(w99, w154, w156);
        const word w159 = lop3<0xda>(w97, w99, w158);
        const word w160 = lop3<0xd0>(w99, w154, w155);
        const word w161 = lop3<0xca>(w95, w159, c47);
        const word w162 = lop3<0xca>(w95, w158, c48);
        const word w163 = lop3<0xca>(w95, w160, c49);
        store_word(bottom + i90, w107);
        store_word(bottom + i92, w109);
        const word w164 = load_word(windows + i84);
        const word w165 = load_word(windows + i85);
        const word w166 = load_word(active + i83);
        const word w167 = load_word(top + i90 + 1);
        const word w168 = shift_in(w107, w167);
        const word w169 = load_word(top + i91 + 1);
        const word w170 = shift_in(w109, w169);
        const word w171 = load_aligned(a + 6 * WORD_BYTES);
        const word w172 = load_aligned(a + 7 * WORD_BYTES);
        const word w173 = c70 ^ w171;
        const word w174 = lop3<0xbe>(w172, c71, w173);
        const word w175 = lop3<0xc9>(w113, w114, w174);
        const word w176 = w125 ^ w114;
        const word w177 = lop3<0xf8>(w115, w123, w176);
        const word w178 = lop3<0x4d>(w175, w176, w177);
        const word w179 = lop3<0x64>(w123, w125, w178);
        const word w180 = lop3<0xe4>(w175, w177, w179);
        const word w181 = lop3<0x1e>(w125, w177, w179);
        const word w182 = lop3<0xda>(w123, w125, w181);
        const word w183 = lop3<0xd0>(w125, w177, w178);
        const word w184 = lop3<0xca>(c72, w182, w113);
        const word w185 = lop3<0xca>(c72, w181, w114);
        const word w186 = lop3<0xca>(c72, w183, w115);
        const word w187 = load_aligned(a + 4 * WORD_BYTES);
        const word w188 = load_aligned(a + 5 * WORD_BYTES);
        const word w189 = c73 ^ w187;
        const word w190 = lop3<0xbe>(w188, c74, w189);
        const word w191 = lop3<0xc9>(w129, w130, w190);
        const word w192 = w141 ^ w130;
        const word w193 = lop3<0xf8>(w131, w139, w192);
        const word w194 = lop3<0x4d>(w191, w192, w193);
        const word w195 = lop3<0x64>(w139, w141, w194);
        const word w196 = lop3<0xe4>(w191, w193, w195);
        const word w197 = lop3<0x1e>(w141, w193, w195);
        const word w198 = lop3<0xda>(w139, w141, w197);
        const word w199 = lop3<0xd0>(w141, w193, w194);
        const word w200 = lop3<0xca>(c75, w198, w129);
        const word w201 = lop3<0xca>(c75, w197, w130);
        const word w202 = lop3<0xca>(c75, w199, w131);
        const word w203 = load_aligned(a + 2 * WORD_BYTES);
        const word w204 = load_aligned(a + 3 * WORD_BYTES);
        const word w205 = w93 ^ w203;
        const word w206 = lop3<0xbe>(w204, w94, w205);
        const word w207 = lop3<0xc9>(w145, w146, w206);
        const word w208 = w157 ^ w146;
        const word w209 = lop3<0xf8>(w147, w155, w208);
        const word w210 = lop3<0x4d>(w207, w208, w209);
        const word w211 = lop3<0x64>(w155, w157, w210);
        const word w212 = lop3<0xe4>(w207, w209, w211);
        const word w213 = lop3<0x1e>(w157, w209, w211);
        const word w214 = lop3<0xda>(w155, w157, w213);
        const word w215 = lop3<0xd0>(w157, w209, w210);
        const word w216 = lop3<0xca>(w95, w214, w145);
        const word w217 = lop3<0xca>(w95, w213, w146);
        const word w218 = lop3<0xca>(w95, w215, w147);
        const word w219 = load_aligned(a);
        const word w220 = load_aligned(a + 1 * WORD_BYTES);
        const word w221 = w164 ^ w219;
        const word w222 = lop3<0xbe>(w220, w165, w221);
        const word w223 = lop3<0xc9>(w161, w162, w222);
        const word w224 = w170 ^ w162;
        const word w225 = lop3<0xf8>(w163, w168, w224);
        const word w226 = lop3<0x4d>(w223, w224, w225);
        const word w227 = lop3<0x64>(w168, w170, w226);
        const word w228 = lop3<0xe4>(w223, w225, w227);
        const word w229 = lop3<0x1e>(w170, w225, w227);
        const word w230 = lop3<0xda>(w168, w170, w229);
        const word w231 = lop3<0xd0>(w170, w225, w226);
        const word w232 = lop3<0xca>(w166, w230, w161);
        const word w233 = lop3<0xca>(w166, w229, w162);
        const word w234 = lop3<0xca>(w166, w231, w163);
        store_word(bottom + i90 + 1, w178);
        store_word(bottom + i92 + 1, w180);
        const word w235 = load_word(windows + i86);
        const word w236 = load_word(windows + i87);
        const word w237 = load_word(active + i84);
        const word w238 = load_word(top + i90 + 2);
        const word w239 = shift_in(w178, w238);
        const word w240 = load_word(top + i91 + 2);
        const word w241 = shift_in(w180, w240);
        const word w242 = load_aligned(a + 6 * WORD_BYTES);
        const word w243 = load_aligned(a + 7 * WORD_BYTES);
        const word w244 = c73 ^ w242;
        const word w245 = lop3<0xbe>(w243, c74, w244);
        const word w246 = lop3<0xc9>(w184, w185, w245);
        const word w247 = w196 ^ w185;
        const word w248 = lop3<0xf8>(w186, w194, w247);
        const word w249 = lop3<0x4d>(w246, w247, w248);
        const word w250 = lop3<0x64>(w194, w196, w249);
        const word w251 = lop3<0xe4>(w246, w248, w250);
        const word w252 = lop3<0x1e>(w196, w248, w250);
        const word w253 = lop3<0xda>(w194, w196, w252);
        const word w254 = lop3<0xd0>(w196, w248, w249);
        const word w255 = lop3<0xca>(c75, w253, w184);
        const word w256 = lop3<0xca>(c75, w252, w185);
        const word w257 = lop3<0xca>(c75, w254, w186);
        const word w258 = load_aligned(a + 4 * WORD_BYTES);
        const word w259 = load_aligned(a + 5 * WORD_BYTES);
        const word w260 = w93 ^ w258;
        const word w261 = lop3<0xbe>(w259, w94, w260);
        const word w262 = lop3<0xc9>(w200, w201, w261);
        const word w263 = w212 ^ w201;
        const word w264 = lop3<0xf8>(w202, w210, w263);
        const word w265 = lop3<0x4d>(w262, w263, w264);
        const word w266 = lop3<0x64>(w210, w212, w265);
        const word w267 = lop3<0xe4>(w262, w264, w266);
        const word w268 = lop3<0x1e>(w212, w264, w266);
        const word w269 = lop3<0xda>(w210, w212, w268);
        const word w270 = lop3<0xd0>(w212, w264, w265);
        const word w271 = lop3<0xca>(w95, w269, w200);
        const word w272 = lop3<0xca>(w95, w268, w201);
        const word w273 = lop3<0xca>(w95, w270, w202);
        const word w274 = load_aligned(a + 2 * WORD_BYTES);
        const word w275 = load_aligned(a + 3 * WORD_BYTES);
        const word w276 = w164 ^ w274;
        const word w277 = lop3<0xbe>(w275, w165, w276);
        const word w278 = lop3<0xc9>(w216, w217, w277);
        const word w279 = w228 ^ w217;
        const word w280 = lop3<0xf8>(w218, w226, w279);
        const word w281 = lop3<0x4d>(w278, w279, w280);
        const word w282 = lop3<0x64>(w226, w228, w281);
        const word w283 = lop3<0xe4>(w278, w280, w282);
        const word w284 = lop3<0x1e>(w228, w280, w282);
        const word w285 = lop3<0xda>(w226, w228, w284);
        const word w286 = lop3<0xd0>(w228, w280, w281);
        const word w287 = lop3<0xca>(w166, w285, w216);
        const word w288 = lop3<0xca>(w166, w284, w217);
        const word w289 = lop3<0xca>(w166, w286, w218);
        const word w290 = load_aligned(a);
        const word w291 = load_aligned(a + 1 * WORD_BYTES);
        const word w292 = w235 ^ w290;
        const word w293 = lop3<0xbe>(w291, w236, w292);
        const word w294 = lop3<0xc9>(w232, w233, w293);
        const word w295 = w241 ^ w233;
        const word w296 = lop3<0xf8>(w234, w239, w295);
        const word w297 = lop3<0x4d>(w294, w295, w296);
        const word w298 = lop3<0x64>(w239, w241, w297);
        const word w299 = lop3<0xe4>(w294, w296, w298);
        const word w300 = lop3<0x1e>(w241, w296, w298);
        const word w301 = lop3<0xda>(w239, w241, w300);
        const word w302 = lop3<0xd0>(w241, w296, w297);
        const word w303 = lop3<0xca>(w237, w301, w232);
        const word w304 = lop3<0xca>(w237, w300, w233);
        const word w305 = lop3<0xca>(w237, w302, w234);
        store_word(bottom + i90 + 2, w249);
        store_word(bottom + i92 + 2, w251);
        const word w306 = load_word(windows + i88);
        const word w307 = load_word(windows + i89);
        const word w308 = load_word(active + i85);
        const word w309 = load_word(top + i90 + 3);
        const word w310 = shift_in(w249, w309);
        const word w311 = load_word(top + i91 + 3);
        const word w312 = shift_in(w251, w311);
        const word w313 = load_aligned(a + 6 * WORD_BYTES);
        const word w314 = load_aligned(a + 7 * WORD_BYTES);
        const word w315 = w93 ^ w313;
        const word w316 = lop3<0xbe>(w314, w94, w315);
        const word w317 = lop3<0xc9>(w255, w256, w316);
        const word w318 = w267 ^ w256;
        const word w319 = lop3<0xf8>(w257, w265, w318);
        const word w320 = lop3<0x4d>(w317, w318, w319);
        const word w321 = lop3<0x64>(w265, w267, w320);
        const word w322 = lop3<0xe4>(w317, w319, w321);
        const word w323 = lop3<0x1e>(w267, w319, w321);
        const word w324 = lop3<0xda>(w265, w267, w323);
        const word w325 = lop3<0xd0>(w267, w319, w320);
        const word w326 = lop3<0xca>(w95, w324, w255);
        const word w327 = lop3<0xca>(w95, w323, w256);
        const word w328 = lop3<0xca>(w95, w325, w257);
        const word w329 = load_aligned(a + 4 * WORD_BYTES);
        const word w330 = load_aligned(a + 5 * WORD_BYTES);
        const word w331 = w164 ^ w329;
        const word w332 = lop3<0xbe>(w330, w165, w331);
        const word w333 = lop3<0xc9>(w271, w272, w332);
        const word w334 = w283 ^ w272;
        const word w335 = lop3<0xf8>(w273, w281, w334);
        const word w336 = lop3<0x4d>(w333, w334, w335);
        const word w337 = lop3<0x64>(w281, w283, w336);
        const word w338 = lop3<0xe4>(w333, w335, w337);
        const word w339 = lop3<0x1e>(w283, w335, w337);
        const word w340 = lop3<0xda>(w281, w283, w339);
        const word w341 = lop3<0xd0>(w283, w335, w336);
        const word w342 = lop3<0xca>(w166, w340, w271);
        const word w343 = lop3<0xca>(w166, w339, w272);
        const word w344 = lop3<0xca>(w166, w341, w273);
        const word w345 = load_aligned(a + 2 * WORD_BYTES);
        const word w346 = load_aligned(a + 3 * WORD_BYTES);
        const word w347 = w235 ^ w345;
        const word w348 = lop3<0xbe>(w346, w236, w347);
        const word w349 = lop3<0xc9>(w287, w288, w348);
        const word w350 = w299 ^ w288;
        const word w351 = lop3<0xf8>(w289, w297, w350);
        const word w352 = lop3<0x4d>(w349, w350, w351);
        const word w353 = lop3<0x64>(w297, w299, w352);
        const word w354 = lop3<0xe4>(w349, w351, w353);
        const word w355 = lop3<0x1e>(w299, w351, w353);
        const word w356 = lop3<0xda>(w297, w299, w355);
        const word w357 = lop3<0xd0>(w299, w351, w352);
        const word w358 = lop3<0xca>(w237, w356, w287);
        const word w359 = lop3<0xca>(w237, w355, w288);
        const word w360 = lop3<0xca>(w237, w357, w289);
        const word w361 = load_aligned(a);
        const word w362 = load_aligned(a + 1 * WORD_BYTES);
        const word w363 = w306 ^ w361;
        const word w364 = lop3<0xbe>(w362, w307, w363);
        const word w365 = lop3<0xc9>(w303, w304, w364);
        const word w366 = w312 ^ w304;
        const word w367 = lop3<0xf8>(w305, w310, w366);
        const word w368 = lop3<0x4d>(w365, w366, w367);
        const word w369 = lop3<0x64>(w310, w312, w368);
        const word w370 = lop3<0xe4>(w365, w367, w369);
        const word w371 = lop3<0x1e>(w312, w367, w369);
        const word w372 = lop3<0xda>(w310, w312, w371);
        const word w373 = lop3<0xd0>(w312, w367, w368);
        const word w374 = lop3<0xca>(w308, w372, w303);
        const word w375 = lop3<0xca>(w308, w371, w304);
        const word w376 = lop3<0xca>(w308, w373, w305);
        store_word(bottom + i90 + 3, w320);
        store_word(bottom + i92 + 3, w322);
        c47 = w374;
        c48 = w375;
        c49 = w376;
        c50 = w358;
        c51 = w359;
        c52 = w360;
        c53 = w342;
        c54 = w343;
        c55 = w344;
        c56 = w326;
        c57 = w327;
        c58 = w328;
        c59 = w368;
        c60 = w370;
        c61 = w352;
        c62 = w354;
        c63 = w336;
        c64 = w338;
        c65 = w320;
        c66 = w322;
        c67 = w164;
        c68 = w165;
        c69 = w166;
        c70 = w235;
        c71 = w236;
        c72 = w237;
        c73 = w306;
        c74 = w307;
        c75 = w308;
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

// An iteration: 176 gates, 8 moves, 0 additions, 48 loads, 8 stores.
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
        const word w89 = load_word(top + i84);
        const word w90 = shift_in(c62, w89);
        const word w91 = load_word(top + i85);
        const word w92 = shift_in(c63, w91);
        const word w93 = load_aligned(a + 6 * WORD_BYTES);
        const word w94 = load_aligned(a + 7 * WORD_BYTES);
        const word w95 = c64 ^ w93;
        const word w96 = lop3<0xbe>(w94, c65, w95);
        const word w97 = lop3<0xc9>(c53, c54, w96);
        const word w98 = c61 ^ c54;
        const word w99 = lop3<0xf8>(c55, c60, w98);
        const word w100 = lop3<0x4d>(w97, w98, w99);
        const word w101 = lop3<0x64>(c60, c61, w100);
        const word w102 = lop3<0xe4>(w97, w99, w101);
        const word w103 = lop3<0x1e>(c61, w99, w101);
        const word w104 = lop3<0xda>(c60, c61, w103);
        const word w105 = lop3<0xd0>(c61, w99, w100);
        const word w106 = load_aligned(a + 4 * WORD_BYTES);
        const word w107 = load_aligned(a + 5 * WORD_BYTES);
        const word w108 = c66 ^ w106;
        const word w109 = lop3<0xbe>(w107, c67, w108);
        const word w110 = lop3<0xc9>(c50, c51, w109);
        const word w111 = c59 ^ c51;
        const word w112 = lop3<0xf8>(c52, c58, w111);
        const word w113 = lop3<0x4d>(w110, w111, w112);
        const word w114 = lop3<0x64>(c58, c59, w113);
        const word w115 = lop3<0xe4>(w110, w112, w114);
        const word w116 = lop3<0x1e>(c59, w112, w114);
        const word w117 = lop3<0xda>(c58, c59, w116);
        const word w118 = lop3<0xd0>(c59, w112, w113);
        const word w119 = load_aligned(a + 2 * WORD_BYTES);
        const word w120 = load_aligned(a + 3 * WORD_BYTES);
        const word w121 = c68 ^ w119;
        const word w122 = lop3<0xbe>(w120, c69, w121);
        const word w123 = lop3<0xc9>(c47, c48, w122);
        const word w124 = c57 ^ c48;
        const word w125 = lop3<0xf8>(c49, c56, w124);
        const word w126 = lop3<0x4d>(w123, w124, w125);
        const word w127 = lop3<0x64>(c56, c57, w126);
        const word w128 = lop3<0xe4>(w123, w125, w127);
        const word w129 = lop3<0x1e>(c57, w125, w127);
        const word w130 = lop3<0xda>(c56, c57, w129);
        const word w131 = lop3<0xd0>(c57, w125, w126);
        const word w132 = load_aligned(a);
        const word w133 = load_aligned(a + 1 * WORD_BYTES);
        const word w134 = w87 ^ w132;
        const word w135 = lop3<0xbe>(w133, w88, w134);
        const word w136 = lop3<0xc9>(c44, c45, w135);
        const word w137 = w92 ^ c45;
        const word w138 = lop3<0xf8>(c46, w90, w137);
        const word w139 = lop3<0x4d>(w136, w137, w138);
        const word w140 = lop3<0x64>(w90, w92, w139);
        const word w141 = lop3<0xe4>(w136, w138, w140);
        const word w142 = lop3<0x1e>(w92, w138, w140);
        const word w143 = lop3<0xda>(w90, w92, w142);
        const word w144 = lop3<0xd0>(w92, w138, w139);
        store_word(bottom + i84, w100);
        store_word(bottom + i86, w102);
        const word w145 = load_word(windows + i78);
        const word w146 = load_word(windows + i79);
        const word w147 = load_word(top + i84 + 1);
        const word w148 = shift_in(w100, w147);
        const word w149 = load_word(top + i85 + 1);
        const word w150 = shift_in(w102, w149);
        const word w151 = load_aligned(a + 6 * WORD_BYTES);
        const word w152 = load_aligned(a + 7 * WORD_BYTES);
        const word w153 = c66 ^ w151;
        const word w154 = lop3<0xbe>(w152, c67, w153);
        const word w155 = lop3<0xc9>(w104, w103, w154);
        const word w156 = w115 ^ w103;
        const word w157 = lop3<0xf8>(w105, w113, w156);
        const word w158 = lop3<0x4d>(w155, w156, w157);
        const word w159 = lop3<0x64>(w113, w115, w158);
        const word w160 = lop3<0xe4>(w155, w157, w159);
        const word w161 = lop3<0x1e>(w115, w157, w159);
        const word w162 = lop3<0xda>(w113, w115, w161);
        const word w163 = lop3<0xd0>(w115, w157, w158);
        const word w164 = load_aligned(a + 4 * WORD_BYTES);
        const word w165 = load_aligned(a + 5 * WORD_BYTES);
        const word w166 = c68 ^ w164;
        const word w167 = lop3<0xbe>(w165, c69, w166);
        const word w168 = lop3<0xc9>(w117, w116, w167);
        const word w169 = w128 ^ w116;
        const word w170 = lop3<0xf8>(w118, w126, w169);
        const word w171 = lop3<0x4d>(w168, w169, w170);
        const word w172 = lop3<0x64>(w126, w128, w171);
        const word w173 = lop3<0xe4>(w168, w170, w172);
        const word w174 = lop3<0x1e>(w128, w170, w172);
        const word w175 = lop3<0xda>(w126, w128, w174);
        const word w176 = lop3<0xd0>(w128, w170, w171);
        const word w177 = load_aligned(a + 2 * WORD_BYTES);
        const word w178 = load_aligned(a + 3 * WORD_BYTES);
        const word w179 = w87 ^ w177;
        const word w180 = lop3<0xbe>(w178, w88, w179);
        const word w181 = lop3<0xc9>(w130, w129, w180);
        const word w182 = w141 ^ w129;
        const word w183 = lop3<0xf8>(w131, w139, w182);
        const word w184 = lop3<0x4d>(w181, w182, w183);
        const word w185 = lop3<0x64>(w139, w141, w184);
        const word w186 = lop3<0xe4>(w181, w183, w185);
        const word w187 = lop3<0x1e>(w141, w183, w185);
        const word w188 = lop3<0xda>(w139, w141, w187);
        const word w189 = lop3<0xd0>(w141, w183, w184);
        const word w190 = load_aligned(a);
        const word w191 = load_aligned(a + 1 * WORD_BYTES);
        const word w192 = w145 ^ w190;
        const word w193 = lop3<0xbe>(w191, w146, w192);
        const word w194 = lop3<0xc9>(w143, w142, w193);
        const word w195 = w150 ^ w142;
        const word w196 = lop3<0xf8>(w144, w148, w195);
        const word w197 = lop3<0x4d>(w194, w195, w196);
        const word w198 = lop3<0x64>(w148, w150, w197);
        const word w199 = lop3<0xe4>(w194, w196, w198);
        const word w200 = lop3<0x1e>(w150, w196, w198);
        const word w201 = lop3<0xda>(w148, w150, w200);
        const word w202 = lop3<0xd0>(w150, w196, w197);
        store_word(bottom + i84 + 1, w158);
        store_word(bottom + i86 + 1, w160);
        const word w203 = load_word(windows + i80);
        const word w204 = load_word(windows + i81);
        const word w205 = load_word(top + i84 + 2);
        const word w206 = shift_in(w158, w205);
        const word w207 = load_word(top + i85 + 2);
        const word w208 = shift_in(w160, w207);
        const word w209 = load_aligned(a + 6 * WORD_BYTES);
        const word w210 = load_aligned(a + 7 * WORD_BYTES);
        const word w211 = c68 ^ w209;
        const word w212 = lop3<0xbe>(w210, c69, w211);
        const word w213 = lop3<0xc9>(w162, w161, w212);
        const word w214 = w173 ^ w161;
        const word w215 = lop3<0xf8>(w163, w171, w214);
        const word w216 = lop3<0x4d>(w213, w214, w215);
        const word w217 = lop3<0x64>(w171, w173, w216);
        const word w218 = lop3<0xe4>(w213, w215, w217);
        const word w219 = lop3<0x1e>(w173, w215, w217);
        const word w220 = lop3<0xda>(w171, w173, w219);
        const word w221 = lop3<0xd0>(w173, w215, w216);
        const word w222 = load_aligned(a + 4 * WORD_BYTES);
        const word w223 = load_aligned(a + 5 * WORD_BYTES);
        const word w224 = w87 ^ w222;
        const word w225 = lop3<0xbe>(w223, w88, w224);
        const word w226 = lop3<0xc9>(w175, w174, w225);
        const word w227 = w186 ^ w174;
        const word w228 = lop3<0xf8>(w176, w184, w227);
        const word w229 = lop3<0x4d>(w226, w227, w228);
        const word w230 = lop3<0x64>(w184, w186, w229);
        const word w231 = lop3<0xe4>(w226, w228, w230);
        const word w232 = lop3<0x1e>(w186, w228, w230);
        const word w233 = lop3<0xda>(w184, w186, w232);
        const word w234 = lop3<0xd0>(w186, w228, w229);
        const word w235 = load_aligned(a + 2 * WORD_BYTES);
        const word w236 = load_aligned(a + 3 * WORD_BYTES);
        const word w237 = w145 ^ w235;
        const word w238 = lop3<0xbe>(w236, w146, w237);
        const word w239 = lop3<0xc9>(w188, w187, w238);
        const word w240 = w199 ^ w187;
        const word w241 = lop3<0xf8>(w189, w197, w240);
        const word w242 = lop3<0x4d>(w239, w240, w241);
        const word w243 = lop3<0x64>(w197, w199, w242);
        const word w244 = lop3<0xe4>(w239, w241, w243);
        const word w245 = lop3<0x1e>(w199, w241, w243);
        const word w246 = lop3<0xda>(w197, w199, w245);
        const word w247 = lop3<0xd0>(w199, w241, w242);
        const word w248 = load_aligned(a);
        const word w249 = load_aligned(a + 1 * WORD_BYTES);
        const word w250 = w203 ^ w248;
        const word w251 = lop3<0xbe>(w249, w204, w250);
        const word w252 = lop3<0xc9>(w201, w200, w251);
        const word w253 = w208 ^ w200;
        const word w254 = lop3<0xf8>(w202, w206, w253);
        const word w255 = lop3<0x4d>(w252, w253, w254);
        const word w256 = lop3<0x64>(w206, w208, w255);
        const word w257 = lop3<0xe4>(w252, w254, w256);
        const word w258 = lop3<0x1e>(w208, w254, w256);
        const word w259 = lop3<0xda>(w206, w208, w258);
        const word w260 = lop3<0xd0>(w208, w254, w255);
        store_word(bottom + i84 + 2, w216);
        store_word(bottom + i86 + 2, w218);
        const word w261 = load_word(windows + i82);
        const word w262 = load_word(windows + i83);
        const word w263 = load_word(top + i84 + 3);
        const word w264 = shift_in(w216, w263);
        const word w265 = load_word(top + i85 + 3);
        const word w266 = shift_in(w218, w265);
        const word w267 = load_aligned(a + 6 * WORD_BYTES);
        const word w268 = load_aligned(a + 7 * WORD_BYTES);
        const word w269 = w87 ^ w267;
        const word w270 = lop3<0xbe>(w268, w88, w269);
        const word w271 = lop3<0xc9>(w220, w219, w270);
        const word w272 = w231 ^ w219;
        const word w273 = lop3<0xf8>(w221, w229, w272);
        const word w274 = lop3<0x4d>(w271, w272, w273);
        const word w275 = lop3<0x64>(w229, w231, w274);
        const word w276 = lop3<0xe4>(w271, w273, w275);
        const word w277 = lop3<0x1e>(w231, w273, w275);
        const word w278 = lop3<0xda>(w229, w231, w277);
        const word w279 = lop3<0xd0>(w231, w273, w274);
        const word w280 = load_aligned(a + 4 * WORD_BYTES);
        const word w281 = load_aligned(a + 5 * WORD_BYTES);
        const word w282 = w145 ^ w280;
        const word w283 = lop3<0xbe>(w281, w146, w282);
        const word w284 = lop3<0xc9>(w233, w232, w283);
        const word w285 = w244 ^ w232;
        const word w286 = lop3<0xf8>(w234, w242, w285);
        const word w287 = lop3<0x4d>(w284, w285, w286);
        const word w288 = lop3<0x64>(w242, w244, w287);
        const word w289 = lop3<0xe4>(w284, w286, w288);
        const word w290 = lop3<0x1e>(w244, w286, w288);
        const word w291 = lop3<0xda>(w242, w244, w290);
        const word w292 = lop3<0xd0>(w244, w286, w287);
        const word w293 = load_aligned(a + 2 * WORD_BYTES);
        const word w294 = load_aligned(a + 3 * WORD_BYTES);
        const word w295 = w203 ^ w293;
        const word w296 = lop3<0xbe>(w294, w204, w295);
        const word w297 = lop3<0xc9>(w246, w245, w296);
        const word w298 = w257 ^ w245;
        const word w299 = lop3<0xf8>(w247, w255, w298);
        const word w300 = lop3<0x4d>(w297, w298, w299);
        const word w301 = lop3<0x64>(w255, w257, w300);
        const word w302 = lop3<0xe4>(w297, w299, w301);
        const word w303 = lop3<0x1e>(w257, w299, w301);
        const word w304 = lop3<0xda>(w255, w257, w303);
        const word w305 = lop3<0xd0>(w257, w299, w300);
        const word w306 = load_aligned(a);
        const word w307 = load_aligned(a + 1 * WORD_BYTES);
        const word w308 = w261 ^ w306;
        const word w309 = lop3<0xbe>(w307, w262, w308);
        const word w310 = lop3<0xc9>(w259, w258, w309);
        const word w311 = w266 ^ w258;
        const word w312 = lop3<0xf8>(w260, w264, w311);
        const word w313 = lop3<0x4d>(w310, w311, w312);
        const word w314 = lop3<0x64>(w264, w266, w313);
        const word w315 = lop3<0xe4>(w310, w312, w314);
        const word w316 = lop3<0x1e>(w266, w312, w314);
        const word w317 = lop3<0xda>(w264, w266, w316);
        const word w318 = lop3<0xd0>(w266, w312, w313);
        store_word(bottom + i84 + 3, w274);
        store_word(bottom + i86 + 3, w276);
        c44 = w317;
        c45 = w316;
        c46 = w318;
        c47 = w304;
        c48 = w303;
        c49 = w305;
        c50 = w291;
        c51 = w290;
        c52 = w292;
        c53 = w278;
        c54 = w277;
        c55 = w279;
        c56 = w313;
        c57 = w315;
        c58 = w300;
        c59 = w302;
        c60 = w287;
        c61 = w289;
        c62 = w274;
        c63 = w276;
        c64 = w145;
        c65 = w146;
        c66 = w203;
        c67 = w204;
        c68 = w261;
        c69 = w262;
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
