/* SPDX-License-Identifier: Apache-2.0
 *
 * k_edit in the wavefront layout, 4 rows a lane, for avx512.
 * Made by: minterm compile k_edit --layout wavefront --target avx512 --alphabet ACGT --rows 4 --emit c
 * Compile with -mavx512f -mavx512bw -mavx512dq -mavx512vl.
 *
 * A function reads and writes byte buffers, and 64-bit scalars say how much of them. It
 * fails never and calls nothing. What lies where: minterm's runtime/kernel_abi.hpp, Note
 * [Wavefront layout]. Words have 64 bytes; buffers are aligned to that.
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
 * A cell: 5 gates, fewer than 3 are impossible (shipped).
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

/* An iteration: 160 gates, 8 moves, 0 additions, 52 loads, 8 stores. */
void k_edit_avx512_edge(uint8_t *const *buffers, const int64_t *scalars);
void k_edit_avx512_edge(uint8_t *const *buffers, const int64_t *scalars) {
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
        const word w102 = w100 ^ c67;
        const word w103 = (word)_mm512_ternarylogic_epi64((__m512i)w102, (__m512i)c68, (__m512i)w101, 0xf6);
        const word w104 = (word)_mm512_ternarylogic_epi64((__m512i)c64, (__m512i)c56, (__m512i)c63, 0x34);
        const word w105 = (word)_mm512_ternarylogic_epi64((__m512i)w104, (__m512i)c57, (__m512i)c58, 0xbd);
        const word w106 = (word)_mm512_ternarylogic_epi64((__m512i)w105, (__m512i)w103, (__m512i)c56, 0xa6);
        const word w107 = (word)_mm512_ternarylogic_epi64((__m512i)w106, (__m512i)c56, (__m512i)c57, 0xa6);
        const word w108 = (word)_mm512_ternarylogic_epi64((__m512i)w107, (__m512i)c63, (__m512i)w106, 0x4b);
        const word w109 = (word)_mm512_ternarylogic_epi64((__m512i)c69, (__m512i)c63, (__m512i)c56, 0xca);
        const word w110 = (word)_mm512_ternarylogic_epi64((__m512i)c69, (__m512i)c64, (__m512i)c57, 0xca);
        const word w111 = (word)_mm512_ternarylogic_epi64((__m512i)c69, (__m512i)w108, (__m512i)c58, 0xca);
        const word w112 = load_aligned(a + 4 * WORD_BYTES);
        const word w113 = load_aligned(a + 5 * WORD_BYTES);
        const word w114 = w112 ^ c70;
        const word w115 = (word)_mm512_ternarylogic_epi64((__m512i)w114, (__m512i)c71, (__m512i)w113, 0xf6);
        const word w116 = (word)_mm512_ternarylogic_epi64((__m512i)c62, (__m512i)c53, (__m512i)c61, 0x34);
        const word w117 = (word)_mm512_ternarylogic_epi64((__m512i)w116, (__m512i)c54, (__m512i)c55, 0xbd);
        const word w118 = (word)_mm512_ternarylogic_epi64((__m512i)w117, (__m512i)w115, (__m512i)c53, 0xa6);
        const word w119 = (word)_mm512_ternarylogic_epi64((__m512i)w118, (__m512i)c53, (__m512i)c54, 0xa6);
        const word w120 = (word)_mm512_ternarylogic_epi64((__m512i)w119, (__m512i)c61, (__m512i)w118, 0x4b);
        const word w121 = (word)_mm512_ternarylogic_epi64((__m512i)c72, (__m512i)c61, (__m512i)c53, 0xca);
        const word w122 = (word)_mm512_ternarylogic_epi64((__m512i)c72, (__m512i)c62, (__m512i)c54, 0xca);
        const word w123 = (word)_mm512_ternarylogic_epi64((__m512i)c72, (__m512i)w120, (__m512i)c55, 0xca);
        const word w124 = load_aligned(a + 2 * WORD_BYTES);
        const word w125 = load_aligned(a + 3 * WORD_BYTES);
        const word w126 = w124 ^ c73;
        const word w127 = (word)_mm512_ternarylogic_epi64((__m512i)w126, (__m512i)c74, (__m512i)w125, 0xf6);
        const word w128 = (word)_mm512_ternarylogic_epi64((__m512i)c60, (__m512i)c50, (__m512i)c59, 0x34);
        const word w129 = (word)_mm512_ternarylogic_epi64((__m512i)w128, (__m512i)c51, (__m512i)c52, 0xbd);
        const word w130 = (word)_mm512_ternarylogic_epi64((__m512i)w129, (__m512i)w127, (__m512i)c50, 0xa6);
        const word w131 = (word)_mm512_ternarylogic_epi64((__m512i)w130, (__m512i)c50, (__m512i)c51, 0xa6);
        const word w132 = (word)_mm512_ternarylogic_epi64((__m512i)w131, (__m512i)c59, (__m512i)w130, 0x4b);
        const word w133 = (word)_mm512_ternarylogic_epi64((__m512i)c75, (__m512i)c59, (__m512i)c50, 0xca);
        const word w134 = (word)_mm512_ternarylogic_epi64((__m512i)c75, (__m512i)c60, (__m512i)c51, 0xca);
        const word w135 = (word)_mm512_ternarylogic_epi64((__m512i)c75, (__m512i)w132, (__m512i)c52, 0xca);
        const word w136 = load_aligned(a);
        const word w137 = load_aligned(a + 1 * WORD_BYTES);
        const word w138 = w136 ^ w93;
        const word w139 = (word)_mm512_ternarylogic_epi64((__m512i)w138, (__m512i)w94, (__m512i)w137, 0xf6);
        const word w140 = (word)_mm512_ternarylogic_epi64((__m512i)w99, (__m512i)c47, (__m512i)w97, 0x34);
        const word w141 = (word)_mm512_ternarylogic_epi64((__m512i)w140, (__m512i)c48, (__m512i)c49, 0xbd);
        const word w142 = (word)_mm512_ternarylogic_epi64((__m512i)w141, (__m512i)w139, (__m512i)c47, 0xa6);
        const word w143 = (word)_mm512_ternarylogic_epi64((__m512i)w142, (__m512i)c47, (__m512i)c48, 0xa6);
        const word w144 = (word)_mm512_ternarylogic_epi64((__m512i)w143, (__m512i)w97, (__m512i)w142, 0x4b);
        const word w145 = (word)_mm512_ternarylogic_epi64((__m512i)w95, (__m512i)w97, (__m512i)c47, 0xca);
        const word w146 = (word)_mm512_ternarylogic_epi64((__m512i)w95, (__m512i)w99, (__m512i)c48, 0xca);
        const word w147 = (word)_mm512_ternarylogic_epi64((__m512i)w95, (__m512i)w144, (__m512i)c49, 0xca);
        store_first(bottom + i90, w106);
        store_first(bottom + i92, w107);
        const word w148 = load_word(windows + i84);
        const word w149 = load_word(windows + i85);
        const word w150 = load_word(active + i83);
        const word w151 = load_word(top + i90 + 1);
        const word w152 = shift_in(w106, w151);
        const word w153 = load_word(top + i91 + 1);
        const word w154 = shift_in(w107, w153);
        const word w155 = load_aligned(a + 6 * WORD_BYTES);
        const word w156 = load_aligned(a + 7 * WORD_BYTES);
        const word w157 = w155 ^ c70;
        const word w158 = (word)_mm512_ternarylogic_epi64((__m512i)w157, (__m512i)c71, (__m512i)w156, 0xf6);
        const word w159 = (word)_mm512_ternarylogic_epi64((__m512i)w119, (__m512i)w109, (__m512i)w118, 0x34);
        const word w160 = (word)_mm512_ternarylogic_epi64((__m512i)w159, (__m512i)w110, (__m512i)w111, 0xbd);
        const word w161 = (word)_mm512_ternarylogic_epi64((__m512i)w160, (__m512i)w158, (__m512i)w109, 0xa6);
        const word w162 = (word)_mm512_ternarylogic_epi64((__m512i)w161, (__m512i)w109, (__m512i)w110, 0xa6);
        const word w163 = (word)_mm512_ternarylogic_epi64((__m512i)w162, (__m512i)w118, (__m512i)w161, 0x4b);
        const word w164 = (word)_mm512_ternarylogic_epi64((__m512i)c72, (__m512i)w118, (__m512i)w109, 0xca);
        const word w165 = (word)_mm512_ternarylogic_epi64((__m512i)c72, (__m512i)w119, (__m512i)w110, 0xca);
        const word w166 = (word)_mm512_ternarylogic_epi64((__m512i)c72, (__m512i)w163, (__m512i)w111, 0xca);
        const word w167 = load_aligned(a + 4 * WORD_BYTES);
        const word w168 = load_aligned(a + 5 * WORD_BYTES);
        const word w169 = w167 ^ c73;
        const word w170 = (word)_mm512_ternarylogic_epi64((__m512i)w169, (__m512i)c74, (__m512i)w168, 0xf6);
        const word w171 = (word)_mm512_ternarylogic_epi64((__m512i)w131, (__m512i)w121, (__m512i)w130, 0x34);
        const word w172 = (word)_mm512_ternarylogic_epi64((__m512i)w171, (__m512i)w122, (__m512i)w123, 0xbd);
        const word w173 = (word)_mm512_ternarylogic_epi64((__m512i)w172, (__m512i)w170, (__m512i)w121, 0xa6);
        const word w174 = (word)_mm512_ternarylogic_epi64((__m512i)w173, (__m512i)w121, (__m512i)w122, 0xa6);
        const word w175 = (word)_mm512_ternarylogic_epi64((__m512i)w174, (__m512i)w130, (__m512i)w173, 0x4b);
        const word w176 = (word)_mm512_ternarylogic_epi64((__m512i)c75, (__m512i)w130, (__m512i)w121, 0xca);
        const word w177 = (word)_mm512_ternarylogic_epi64((__m512i)c75, (__m512i)w131, (__m512i)w122, 0xca);
        const word w178 = (word)_mm512_ternarylogic_epi64((__m512i)c75, (__m512i)w175, (__m512i)w123, 0xca);
        const word w179 = load_aligned(a + 2 * WORD_BYTES);
        const word w180 = load_aligned(a + 3 * WORD_BYTES);
        const word w181 = w179 ^ w93;
        const word w182 = (word)_mm512_ternarylogic_epi64((__m512i)w181, (__m512i)w94, (__m512i)w180, 0xf6);
        const word w183 = (word)_mm512_ternarylogic_epi64((__m512i)w143, (__m512i)w133, (__m512i)w142, 0x34);
        const word w184 = (word)_mm512_ternarylogic_epi64((__m512i)w183, (__m512i)w134, (__m512i)w135, 0xbd);
        const word w185 = (word)_mm512_ternarylogic_epi64((__m512i)w184, (__m512i)w182, (__m512i)w133, 0xa6);
        const word w186 = (word)_mm512_ternarylogic_epi64((__m512i)w185, (__m512i)w133, (__m512i)w134, 0xa6);
        const word w187 = (word)_mm512_ternarylogic_epi64((__m512i)w186, (__m512i)w142, (__m512i)w185, 0x4b);
        const word w188 = (word)_mm512_ternarylogic_epi64((__m512i)w95, (__m512i)w142, (__m512i)w133, 0xca);
        const word w189 = (word)_mm512_ternarylogic_epi64((__m512i)w95, (__m512i)w143, (__m512i)w134, 0xca);
        const word w190 = (word)_mm512_ternarylogic_epi64((__m512i)w95, (__m512i)w187, (__m512i)w135, 0xca);
        const word w191 = load_aligned(a);
        const word w192 = load_aligned(a + 1 * WORD_BYTES);
        const word w193 = w191 ^ w148;
        const word w194 = (word)_mm512_ternarylogic_epi64((__m512i)w193, (__m512i)w149, (__m512i)w192, 0xf6);
        const word w195 = (word)_mm512_ternarylogic_epi64((__m512i)w154, (__m512i)w145, (__m512i)w152, 0x34);
        const word w196 = (word)_mm512_ternarylogic_epi64((__m512i)w195, (__m512i)w146, (__m512i)w147, 0xbd);
        const word w197 = (word)_mm512_ternarylogic_epi64((__m512i)w196, (__m512i)w194, (__m512i)w145, 0xa6);
        const word w198 = (word)_mm512_ternarylogic_epi64((__m512i)w197, (__m512i)w145, (__m512i)w146, 0xa6);
        const word w199 = (word)_mm512_ternarylogic_epi64((__m512i)w198, (__m512i)w152, (__m512i)w197, 0x4b);
        const word w200 = (word)_mm512_ternarylogic_epi64((__m512i)w150, (__m512i)w152, (__m512i)w145, 0xca);
        const word w201 = (word)_mm512_ternarylogic_epi64((__m512i)w150, (__m512i)w154, (__m512i)w146, 0xca);
        const word w202 = (word)_mm512_ternarylogic_epi64((__m512i)w150, (__m512i)w199, (__m512i)w147, 0xca);
        store_first(bottom + i90 + 1, w161);
        store_first(bottom + i92 + 1, w162);
        const word w203 = load_word(windows + i86);
        const word w204 = load_word(windows + i87);
        const word w205 = load_word(active + i84);
        const word w206 = load_word(top + i90 + 2);
        const word w207 = shift_in(w161, w206);
        const word w208 = load_word(top + i91 + 2);
        const word w209 = shift_in(w162, w208);
        const word w210 = load_aligned(a + 6 * WORD_BYTES);
        const word w211 = load_aligned(a + 7 * WORD_BYTES);
        const word w212 = w210 ^ c73;
        const word w213 = (word)_mm512_ternarylogic_epi64((__m512i)w212, (__m512i)c74, (__m512i)w211, 0xf6);
        const word w214 = (word)_mm512_ternarylogic_epi64((__m512i)w174, (__m512i)w164, (__m512i)w173, 0x34);
        const word w215 = (word)_mm512_ternarylogic_epi64((__m512i)w214, (__m512i)w165, (__m512i)w166, 0xbd);
        const word w216 = (word)_mm512_ternarylogic_epi64((__m512i)w215, (__m512i)w213, (__m512i)w164, 0xa6);
        const word w217 = (word)_mm512_ternarylogic_epi64((__m512i)w216, (__m512i)w164, (__m512i)w165, 0xa6);
        const word w218 = (word)_mm512_ternarylogic_epi64((__m512i)w217, (__m512i)w173, (__m512i)w216, 0x4b);
        const word w219 = (word)_mm512_ternarylogic_epi64((__m512i)c75, (__m512i)w173, (__m512i)w164, 0xca);
        const word w220 = (word)_mm512_ternarylogic_epi64((__m512i)c75, (__m512i)w174, (__m512i)w165, 0xca);
        const word w221 = (word)_mm512_ternarylogic_epi64((__m512i)c75, (__m512i)w218, (__m512i)w166, 0xca);
        const word w222 = load_aligned(a + 4 * WORD_BYTES);
        const word w223 = load_aligned(a + 5 * WORD_BYTES);
        const word w224 = w222 ^ w93;
        const word w225 = (word)_mm512_ternarylogic_epi64((__m512i)w224, (__m512i)w94, (__m512i)w223, 0xf6);
        const word w226 = (word)_mm512_ternarylogic_epi64((__m512i)w186, (__m512i)w176, (__m512i)w185, 0x34);
        const word w227 = (word)_mm512_ternarylogic_epi64((__m512i)w226, (__m512i)w177, (__m512i)w178, 0xbd);
        const word w228 = (word)_mm512_ternarylogic_epi64((__m512i)w227, (__m512i)w225, (__m512i)w176, 0xa6);
        const word w229 = (word)_mm512_ternarylogic_epi64((__m512i)w228, (__m512i)w176, (__m512i)w177, 0xa6);
        const word w230 = (word)_mm512_ternarylogic_epi64((__m512i)w229, (__m512i)w185, (__m512i)w228, 0x4b);
        const word w231 = (word)_mm512_ternarylogic_epi64((__m512i)w95, (__m512i)w185, (__m512i)w176, 0xca);
        const word w232 = (word)_mm512_ternarylogic_epi64((__m512i)w95, (__m512i)w186, (__m512i)w177, 0xca);
        const word w233 = (word)_mm512_ternarylogic_epi64((__m512i)w95, (__m512i)w230, (__m512i)w178, 0xca);
        const word w234 = load_aligned(a + 2 * WORD_BYTES);
        const word w235 = load_aligned(a + 3 * WORD_BYTES);
        const word w236 = w234 ^ w148;
        const word w237 = (word)_mm512_ternarylogic_epi64((__m512i)w236, (__m512i)w149, (__m512i)w235, 0xf6);
        const word w238 = (word)_mm512_ternarylogic_epi64((__m512i)w198, (__m512i)w188, (__m512i)w197, 0x34);
        const word w239 = (word)_mm512_ternarylogic_epi64((__m512i)w238, (__m512i)w189, (__m512i)w190, 0xbd);
        const word w240 = (word)_mm512_ternarylogic_epi64((__m512i)w239, (__m512i)w237, (__m512i)w188, 0xa6);
        const word w241 = (word)_mm512_ternarylogic_epi64((__m512i)w240, (__m512i)w188, (__m512i)w189, 0xa6);
        const word w242 = (word)_mm512_ternarylogic_epi64((__m512i)w241, (__m512i)w197, (__m512i)w240, 0x4b);
        const word w243 = (word)_mm512_ternarylogic_epi64((__m512i)w150, (__m512i)w197, (__m512i)w188, 0xca);
        const word w244 = (word)_mm512_ternarylogic_epi64((__m512i)w150, (__m512i)w198, (__m512i)w189, 0xca);
        const word w245 = (word)_mm512_ternarylogic_epi64((__m512i)w150, (__m512i)w242, (__m512i)w190, 0xca);
        const word w246 = load_aligned(a);
        const word w247 = load_aligned(a + 1 * WORD_BYTES);
        const word w248 = w246 ^ w203;
        const word w249 = (word)_mm512_ternarylogic_epi64((__m512i)w248, (__m512i)w204, (__m512i)w247, 0xf6);
        const word w250 = (word)_mm512_ternarylogic_epi64((__m512i)w209, (__m512i)w200, (__m512i)w207, 0x34);
        const word w251 = (word)_mm512_ternarylogic_epi64((__m512i)w250, (__m512i)w201, (__m512i)w202, 0xbd);
        const word w252 = (word)_mm512_ternarylogic_epi64((__m512i)w251, (__m512i)w249, (__m512i)w200, 0xa6);
        const word w253 = (word)_mm512_ternarylogic_epi64((__m512i)w252, (__m512i)w200, (__m512i)w201, 0xa6);
        const word w254 = (word)_mm512_ternarylogic_epi64((__m512i)w253, (__m512i)w207, (__m512i)w252, 0x4b);
        const word w255 = (word)_mm512_ternarylogic_epi64((__m512i)w205, (__m512i)w207, (__m512i)w200, 0xca);
        const word w256 = (word)_mm512_ternarylogic_epi64((__m512i)w205, (__m512i)w209, (__m512i)w201, 0xca);
        const word w257 = (word)_mm512_ternarylogic_epi64((__m512i)w205, (__m512i)w254, (__m512i)w202, 0xca);
        store_first(bottom + i90 + 2, w216);
        store_first(bottom + i92 + 2, w217);
        const word w258 = load_word(windows + i88);
        const word w259 = load_word(windows + i89);
        const word w260 = load_word(active + i85);
        const word w261 = load_word(top + i90 + 3);
        const word w262 = shift_in(w216, w261);
        const word w263 = load_word(top + i91 + 3);
        const word w264 = shift_in(w217, w263);
        const word w265 = load_aligned(a + 6 * WORD_BYTES);
        const word w266 = load_aligned(a + 7 * WORD_BYTES);
        const word w267 = w265 ^ w93;
        const word w268 = (word)_mm512_ternarylogic_epi64((__m512i)w267, (__m512i)w94, (__m512i)w266, 0xf6);
        const word w269 = (word)_mm512_ternarylogic_epi64((__m512i)w229, (__m512i)w219, (__m512i)w228, 0x34);
        const word w270 = (word)_mm512_ternarylogic_epi64((__m512i)w269, (__m512i)w220, (__m512i)w221, 0xbd);
        const word w271 = (word)_mm512_ternarylogic_epi64((__m512i)w270, (__m512i)w268, (__m512i)w219, 0xa6);
        const word w272 = (word)_mm512_ternarylogic_epi64((__m512i)w271, (__m512i)w219, (__m512i)w220, 0xa6);
        const word w273 = (word)_mm512_ternarylogic_epi64((__m512i)w272, (__m512i)w228, (__m512i)w271, 0x4b);
        const word w274 = (word)_mm512_ternarylogic_epi64((__m512i)w95, (__m512i)w228, (__m512i)w219, 0xca);
        const word w275 = (word)_mm512_ternarylogic_epi64((__m512i)w95, (__m512i)w229, (__m512i)w220, 0xca);
        const word w276 = (word)_mm512_ternarylogic_epi64((__m512i)w95, (__m512i)w273, (__m512i)w221, 0xca);
        const word w277 = load_aligned(a + 4 * WORD_BYTES);
        const word w278 = load_aligned(a + 5 * WORD_BYTES);
        const word w279 = w277 ^ w148;
        const word w280 = (word)_mm512_ternarylogic_epi64((__m512i)w279, (__m512i)w149, (__m512i)w278, 0xf6);
        const word w281 = (word)_mm512_ternarylogic_epi64((__m512i)w241, (__m512i)w231, (__m512i)w240, 0x34);
        const word w282 = (word)_mm512_ternarylogic_epi64((__m512i)w281, (__m512i)w232, (__m512i)w233, 0xbd);
        const word w283 = (word)_mm512_ternarylogic_epi64((__m512i)w282, (__m512i)w280, (__m512i)w231, 0xa6);
        const word w284 = (word)_mm512_ternarylogic_epi64((__m512i)w283, (__m512i)w231, (__m512i)w232, 0xa6);
        const word w285 = (word)_mm512_ternarylogic_epi64((__m512i)w284, (__m512i)w240, (__m512i)w283, 0x4b);
        const word w286 = (word)_mm512_ternarylogic_epi64((__m512i)w150, (__m512i)w240, (__m512i)w231, 0xca);
        const word w287 = (word)_mm512_ternarylogic_epi64((__m512i)w150, (__m512i)w241, (__m512i)w232, 0xca);
        const word w288 = (word)_mm512_ternarylogic_epi64((__m512i)w150, (__m512i)w285, (__m512i)w233, 0xca);
        const word w289 = load_aligned(a + 2 * WORD_BYTES);
        const word w290 = load_aligned(a + 3 * WORD_BYTES);
        const word w291 = w289 ^ w203;
        const word w292 = (word)_mm512_ternarylogic_epi64((__m512i)w291, (__m512i)w204, (__m512i)w290, 0xf6);
        const word w293 = (word)_mm512_ternarylogic_epi64((__m512i)w253, (__m512i)w243, (__m512i)w252, 0x34);
        const word w294 = (word)_mm512_ternarylogic_epi64((__m512i)w293, (__m512i)w244, (__m512i)w245, 0xbd);
        const word w295 = (word)_mm512_ternarylogic_epi64((__m512i)w294, (__m512i)w292, (__m512i)w243, 0xa6);
        const word w296 = (word)_mm512_ternarylogic_epi64((__m512i)w295, (__m512i)w243, (__m512i)w244, 0xa6);
        const word w297 = (word)_mm512_ternarylogic_epi64((__m512i)w296, (__m512i)w252, (__m512i)w295, 0x4b);
        const word w298 = (word)_mm512_ternarylogic_epi64((__m512i)w205, (__m512i)w252, (__m512i)w243, 0xca);
        const word w299 = (word)_mm512_ternarylogic_epi64((__m512i)w205, (__m512i)w253, (__m512i)w244, 0xca);
        const word w300 = (word)_mm512_ternarylogic_epi64((__m512i)w205, (__m512i)w297, (__m512i)w245, 0xca);
        const word w301 = load_aligned(a);
        const word w302 = load_aligned(a + 1 * WORD_BYTES);
        const word w303 = w301 ^ w258;
        const word w304 = (word)_mm512_ternarylogic_epi64((__m512i)w303, (__m512i)w259, (__m512i)w302, 0xf6);
        const word w305 = (word)_mm512_ternarylogic_epi64((__m512i)w264, (__m512i)w255, (__m512i)w262, 0x34);
        const word w306 = (word)_mm512_ternarylogic_epi64((__m512i)w305, (__m512i)w256, (__m512i)w257, 0xbd);
        const word w307 = (word)_mm512_ternarylogic_epi64((__m512i)w306, (__m512i)w304, (__m512i)w255, 0xa6);
        const word w308 = (word)_mm512_ternarylogic_epi64((__m512i)w307, (__m512i)w255, (__m512i)w256, 0xa6);
        const word w309 = (word)_mm512_ternarylogic_epi64((__m512i)w308, (__m512i)w262, (__m512i)w307, 0x4b);
        const word w310 = (word)_mm512_ternarylogic_epi64((__m512i)w260, (__m512i)w262, (__m512i)w255, 0xca);
        const word w311 = (word)_mm512_ternarylogic_epi64((__m512i)w260, (__m512i)w264, (__m512i)w256, 0xca);
        const word w312 = (word)_mm512_ternarylogic_epi64((__m512i)w260, (__m512i)w309, (__m512i)w257, 0xca);
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

/* An iteration: 112 gates, 8 moves, 0 additions, 48 loads, 8 stores. */
void k_edit_avx512_steady(uint8_t *const *buffers, const int64_t *scalars);
void k_edit_avx512_steady(uint8_t *const *buffers, const int64_t *scalars) {
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
        const word w95 = w93 ^ c64;
        const word w96 = (word)_mm512_ternarylogic_epi64((__m512i)w95, (__m512i)c65, (__m512i)w94, 0xf6);
        const word w97 = (word)_mm512_ternarylogic_epi64((__m512i)c61, (__m512i)c53, (__m512i)c60, 0x34);
        const word w98 = (word)_mm512_ternarylogic_epi64((__m512i)w97, (__m512i)c54, (__m512i)c55, 0xbd);
        const word w99 = (word)_mm512_ternarylogic_epi64((__m512i)w98, (__m512i)w96, (__m512i)c53, 0xa6);
        const word w100 = (word)_mm512_ternarylogic_epi64((__m512i)w99, (__m512i)c53, (__m512i)c54, 0xa6);
        const word w101 = (word)_mm512_ternarylogic_epi64((__m512i)w100, (__m512i)c60, (__m512i)w99, 0x4b);
        const word w102 = load_aligned(a + 4 * WORD_BYTES);
        const word w103 = load_aligned(a + 5 * WORD_BYTES);
        const word w104 = w102 ^ c66;
        const word w105 = (word)_mm512_ternarylogic_epi64((__m512i)w104, (__m512i)c67, (__m512i)w103, 0xf6);
        const word w106 = (word)_mm512_ternarylogic_epi64((__m512i)c59, (__m512i)c50, (__m512i)c58, 0x34);
        const word w107 = (word)_mm512_ternarylogic_epi64((__m512i)w106, (__m512i)c51, (__m512i)c52, 0xbd);
        const word w108 = (word)_mm512_ternarylogic_epi64((__m512i)w107, (__m512i)w105, (__m512i)c50, 0xa6);
        const word w109 = (word)_mm512_ternarylogic_epi64((__m512i)w108, (__m512i)c50, (__m512i)c51, 0xa6);
        const word w110 = (word)_mm512_ternarylogic_epi64((__m512i)w109, (__m512i)c58, (__m512i)w108, 0x4b);
        const word w111 = load_aligned(a + 2 * WORD_BYTES);
        const word w112 = load_aligned(a + 3 * WORD_BYTES);
        const word w113 = w111 ^ c68;
        const word w114 = (word)_mm512_ternarylogic_epi64((__m512i)w113, (__m512i)c69, (__m512i)w112, 0xf6);
        const word w115 = (word)_mm512_ternarylogic_epi64((__m512i)c57, (__m512i)c47, (__m512i)c56, 0x34);
        const word w116 = (word)_mm512_ternarylogic_epi64((__m512i)w115, (__m512i)c48, (__m512i)c49, 0xbd);
        const word w117 = (word)_mm512_ternarylogic_epi64((__m512i)w116, (__m512i)w114, (__m512i)c47, 0xa6);
        const word w118 = (word)_mm512_ternarylogic_epi64((__m512i)w117, (__m512i)c47, (__m512i)c48, 0xa6);
        const word w119 = (word)_mm512_ternarylogic_epi64((__m512i)w118, (__m512i)c56, (__m512i)w117, 0x4b);
        const word w120 = load_aligned(a);
        const word w121 = load_aligned(a + 1 * WORD_BYTES);
        const word w122 = w120 ^ w87;
        const word w123 = (word)_mm512_ternarylogic_epi64((__m512i)w122, (__m512i)w88, (__m512i)w121, 0xf6);
        const word w124 = (word)_mm512_ternarylogic_epi64((__m512i)w92, (__m512i)c44, (__m512i)w90, 0x34);
        const word w125 = (word)_mm512_ternarylogic_epi64((__m512i)w124, (__m512i)c45, (__m512i)c46, 0xbd);
        const word w126 = (word)_mm512_ternarylogic_epi64((__m512i)w125, (__m512i)w123, (__m512i)c44, 0xa6);
        const word w127 = (word)_mm512_ternarylogic_epi64((__m512i)w126, (__m512i)c44, (__m512i)c45, 0xa6);
        const word w128 = (word)_mm512_ternarylogic_epi64((__m512i)w127, (__m512i)w90, (__m512i)w126, 0x4b);
        store_first(bottom + i84, w99);
        store_first(bottom + i86, w100);
        const word w129 = load_word(windows + i78);
        const word w130 = load_word(windows + i79);
        const word w131 = load_word(top + i84 + 1);
        const word w132 = shift_in(w99, w131);
        const word w133 = load_word(top + i85 + 1);
        const word w134 = shift_in(w100, w133);
        const word w135 = load_aligned(a + 6 * WORD_BYTES);
        const word w136 = load_aligned(a + 7 * WORD_BYTES);
        const word w137 = w135 ^ c66;
        const word w138 = (word)_mm512_ternarylogic_epi64((__m512i)w137, (__m512i)c67, (__m512i)w136, 0xf6);
        const word w139 = (word)_mm512_ternarylogic_epi64((__m512i)w109, (__m512i)c60, (__m512i)w108, 0x34);
        const word w140 = (word)_mm512_ternarylogic_epi64((__m512i)w139, (__m512i)c61, (__m512i)w101, 0xbd);
        const word w141 = (word)_mm512_ternarylogic_epi64((__m512i)w140, (__m512i)w138, (__m512i)c60, 0xa6);
        const word w142 = (word)_mm512_ternarylogic_epi64((__m512i)w141, (__m512i)c60, (__m512i)c61, 0xa6);
        const word w143 = (word)_mm512_ternarylogic_epi64((__m512i)w142, (__m512i)w108, (__m512i)w141, 0x4b);
        const word w144 = load_aligned(a + 4 * WORD_BYTES);
        const word w145 = load_aligned(a + 5 * WORD_BYTES);
        const word w146 = w144 ^ c68;
        const word w147 = (word)_mm512_ternarylogic_epi64((__m512i)w146, (__m512i)c69, (__m512i)w145, 0xf6);
        const word w148 = (word)_mm512_ternarylogic_epi64((__m512i)w118, (__m512i)c58, (__m512i)w117, 0x34);
        const word w149 = (word)_mm512_ternarylogic_epi64((__m512i)w148, (__m512i)c59, (__m512i)w110, 0xbd);
        const word w150 = (word)_mm512_ternarylogic_epi64((__m512i)w149, (__m512i)w147, (__m512i)c58, 0xa6);
        const word w151 = (word)_mm512_ternarylogic_epi64((__m512i)w150, (__m512i)c58, (__m512i)c59, 0xa6);
        const word w152 = (word)_mm512_ternarylogic_epi64((__m512i)w151, (__m512i)w117, (__m512i)w150, 0x4b);
        const word w153 = load_aligned(a + 2 * WORD_BYTES);
        const word w154 = load_aligned(a + 3 * WORD_BYTES);
        const word w155 = w153 ^ w87;
        const word w156 = (word)_mm512_ternarylogic_epi64((__m512i)w155, (__m512i)w88, (__m512i)w154, 0xf6);
        const word w157 = (word)_mm512_ternarylogic_epi64((__m512i)w127, (__m512i)c56, (__m512i)w126, 0x34);
        const word w158 = (word)_mm512_ternarylogic_epi64((__m512i)w157, (__m512i)c57, (__m512i)w119, 0xbd);
        const word w159 = (word)_mm512_ternarylogic_epi64((__m512i)w158, (__m512i)w156, (__m512i)c56, 0xa6);
        const word w160 = (word)_mm512_ternarylogic_epi64((__m512i)w159, (__m512i)c56, (__m512i)c57, 0xa6);
        const word w161 = (word)_mm512_ternarylogic_epi64((__m512i)w160, (__m512i)w126, (__m512i)w159, 0x4b);
        const word w162 = load_aligned(a);
        const word w163 = load_aligned(a + 1 * WORD_BYTES);
        const word w164 = w162 ^ w129;
        const word w165 = (word)_mm512_ternarylogic_epi64((__m512i)w164, (__m512i)w130, (__m512i)w163, 0xf6);
        const word w166 = (word)_mm512_ternarylogic_epi64((__m512i)w134, (__m512i)w90, (__m512i)w132, 0x34);
        const word w167 = (word)_mm512_ternarylogic_epi64((__m512i)w166, (__m512i)w92, (__m512i)w128, 0xbd);
        const word w168 = (word)_mm512_ternarylogic_epi64((__m512i)w167, (__m512i)w165, (__m512i)w90, 0xa6);
        const word w169 = (word)_mm512_ternarylogic_epi64((__m512i)w168, (__m512i)w90, (__m512i)w92, 0xa6);
        const word w170 = (word)_mm512_ternarylogic_epi64((__m512i)w169, (__m512i)w132, (__m512i)w168, 0x4b);
        store_first(bottom + i84 + 1, w141);
        store_first(bottom + i86 + 1, w142);
        const word w171 = load_word(windows + i80);
        const word w172 = load_word(windows + i81);
        const word w173 = load_word(top + i84 + 2);
        const word w174 = shift_in(w141, w173);
        const word w175 = load_word(top + i85 + 2);
        const word w176 = shift_in(w142, w175);
        const word w177 = load_aligned(a + 6 * WORD_BYTES);
        const word w178 = load_aligned(a + 7 * WORD_BYTES);
        const word w179 = w177 ^ c68;
        const word w180 = (word)_mm512_ternarylogic_epi64((__m512i)w179, (__m512i)c69, (__m512i)w178, 0xf6);
        const word w181 = (word)_mm512_ternarylogic_epi64((__m512i)w151, (__m512i)w108, (__m512i)w150, 0x34);
        const word w182 = (word)_mm512_ternarylogic_epi64((__m512i)w181, (__m512i)w109, (__m512i)w143, 0xbd);
        const word w183 = (word)_mm512_ternarylogic_epi64((__m512i)w182, (__m512i)w180, (__m512i)w108, 0xa6);
        const word w184 = (word)_mm512_ternarylogic_epi64((__m512i)w183, (__m512i)w108, (__m512i)w109, 0xa6);
        const word w185 = (word)_mm512_ternarylogic_epi64((__m512i)w184, (__m512i)w150, (__m512i)w183, 0x4b);
        const word w186 = load_aligned(a + 4 * WORD_BYTES);
        const word w187 = load_aligned(a + 5 * WORD_BYTES);
        const word w188 = w186 ^ w87;
        const word w189 = (word)_mm512_ternarylogic_epi64((__m512i)w188, (__m512i)w88, (__m512i)w187, 0xf6);
        const word w190 = (word)_mm512_ternarylogic_epi64((__m512i)w160, (__m512i)w117, (__m512i)w159, 0x34);
        const word w191 = (word)_mm512_ternarylogic_epi64((__m512i)w190, (__m512i)w118, (__m512i)w152, 0xbd);
        const word w192 = (word)_mm512_ternarylogic_epi64((__m512i)w191, (__m512i)w189, (__m512i)w117, 0xa6);
        const word w193 = (word)_mm512_ternarylogic_epi64((__m512i)w192, (__m512i)w117, (__m512i)w118, 0xa6);
        const word w194 = (word)_mm512_ternarylogic_epi64((__m512i)w193, (__m512i)w159, (__m512i)w192, 0x4b);
        const word w195 = load_aligned(a + 2 * WORD_BYTES);
        const word w196 = load_aligned(a + 3 * WORD_BYTES);
        const word w197 = w195 ^ w129;
        const word w198 = (word)_mm512_ternarylogic_epi64((__m512i)w197, (__m512i)w130, (__m512i)w196, 0xf6);
        const word w199 = (word)_mm512_ternarylogic_epi64((__m512i)w169, (__m512i)w126, (__m512i)w168, 0x34);
        const word w200 = (word)_mm512_ternarylogic_epi64((__m512i)w199, (__m512i)w127, (__m512i)w161, 0xbd);
        const word w201 = (word)_mm512_ternarylogic_epi64((__m512i)w200, (__m512i)w198, (__m512i)w126, 0xa6);
        const word w202 = (word)_mm512_ternarylogic_epi64((__m512i)w201, (__m512i)w126, (__m512i)w127, 0xa6);
        const word w203 = (word)_mm512_ternarylogic_epi64((__m512i)w202, (__m512i)w168, (__m512i)w201, 0x4b);
        const word w204 = load_aligned(a);
        const word w205 = load_aligned(a + 1 * WORD_BYTES);
        const word w206 = w204 ^ w171;
        const word w207 = (word)_mm512_ternarylogic_epi64((__m512i)w206, (__m512i)w172, (__m512i)w205, 0xf6);
        const word w208 = (word)_mm512_ternarylogic_epi64((__m512i)w176, (__m512i)w132, (__m512i)w174, 0x34);
        const word w209 = (word)_mm512_ternarylogic_epi64((__m512i)w208, (__m512i)w134, (__m512i)w170, 0xbd);
        const word w210 = (word)_mm512_ternarylogic_epi64((__m512i)w209, (__m512i)w207, (__m512i)w132, 0xa6);
        const word w211 = (word)_mm512_ternarylogic_epi64((__m512i)w210, (__m512i)w132, (__m512i)w134, 0xa6);
        const word w212 = (word)_mm512_ternarylogic_epi64((__m512i)w211, (__m512i)w174, (__m512i)w210, 0x4b);
        store_first(bottom + i84 + 2, w183);
        store_first(bottom + i86 + 2, w184);
        const word w213 = load_word(windows + i82);
        const word w214 = load_word(windows + i83);
        const word w215 = load_word(top + i84 + 3);
        const word w216 = shift_in(w183, w215);
        const word w217 = load_word(top + i85 + 3);
        const word w218 = shift_in(w184, w217);
        const word w219 = load_aligned(a + 6 * WORD_BYTES);
        const word w220 = load_aligned(a + 7 * WORD_BYTES);
        const word w221 = w219 ^ w87;
        const word w222 = (word)_mm512_ternarylogic_epi64((__m512i)w221, (__m512i)w88, (__m512i)w220, 0xf6);
        const word w223 = (word)_mm512_ternarylogic_epi64((__m512i)w193, (__m512i)w150, (__m512i)w192, 0x34);
        const word w224 = (word)_mm512_ternarylogic_epi64((__m512i)w223, (__m512i)w151, (__m512i)w185, 0xbd);
        const word w225 = (word)_mm512_ternarylogic_epi64((__m512i)w224, (__m512i)w222, (__m512i)w150, 0xa6);
        const word w226 = (word)_mm512_ternarylogic_epi64((__m512i)w225, (__m512i)w150, (__m512i)w151, 0xa6);
        const word w227 = (word)_mm512_ternarylogic_epi64((__m512i)w226, (__m512i)w192, (__m512i)w225, 0x4b);
        const word w228 = load_aligned(a + 4 * WORD_BYTES);
        const word w229 = load_aligned(a + 5 * WORD_BYTES);
        const word w230 = w228 ^ w129;
        const word w231 = (word)_mm512_ternarylogic_epi64((__m512i)w230, (__m512i)w130, (__m512i)w229, 0xf6);
        const word w232 = (word)_mm512_ternarylogic_epi64((__m512i)w202, (__m512i)w159, (__m512i)w201, 0x34);
        const word w233 = (word)_mm512_ternarylogic_epi64((__m512i)w232, (__m512i)w160, (__m512i)w194, 0xbd);
        const word w234 = (word)_mm512_ternarylogic_epi64((__m512i)w233, (__m512i)w231, (__m512i)w159, 0xa6);
        const word w235 = (word)_mm512_ternarylogic_epi64((__m512i)w234, (__m512i)w159, (__m512i)w160, 0xa6);
        const word w236 = (word)_mm512_ternarylogic_epi64((__m512i)w235, (__m512i)w201, (__m512i)w234, 0x4b);
        const word w237 = load_aligned(a + 2 * WORD_BYTES);
        const word w238 = load_aligned(a + 3 * WORD_BYTES);
        const word w239 = w237 ^ w171;
        const word w240 = (word)_mm512_ternarylogic_epi64((__m512i)w239, (__m512i)w172, (__m512i)w238, 0xf6);
        const word w241 = (word)_mm512_ternarylogic_epi64((__m512i)w211, (__m512i)w168, (__m512i)w210, 0x34);
        const word w242 = (word)_mm512_ternarylogic_epi64((__m512i)w241, (__m512i)w169, (__m512i)w203, 0xbd);
        const word w243 = (word)_mm512_ternarylogic_epi64((__m512i)w242, (__m512i)w240, (__m512i)w168, 0xa6);
        const word w244 = (word)_mm512_ternarylogic_epi64((__m512i)w243, (__m512i)w168, (__m512i)w169, 0xa6);
        const word w245 = (word)_mm512_ternarylogic_epi64((__m512i)w244, (__m512i)w210, (__m512i)w243, 0x4b);
        const word w246 = load_aligned(a);
        const word w247 = load_aligned(a + 1 * WORD_BYTES);
        const word w248 = w246 ^ w213;
        const word w249 = (word)_mm512_ternarylogic_epi64((__m512i)w248, (__m512i)w214, (__m512i)w247, 0xf6);
        const word w250 = (word)_mm512_ternarylogic_epi64((__m512i)w218, (__m512i)w174, (__m512i)w216, 0x34);
        const word w251 = (word)_mm512_ternarylogic_epi64((__m512i)w250, (__m512i)w176, (__m512i)w212, 0xbd);
        const word w252 = (word)_mm512_ternarylogic_epi64((__m512i)w251, (__m512i)w249, (__m512i)w174, 0xa6);
        const word w253 = (word)_mm512_ternarylogic_epi64((__m512i)w252, (__m512i)w174, (__m512i)w176, 0xa6);
        const word w254 = (word)_mm512_ternarylogic_epi64((__m512i)w253, (__m512i)w216, (__m512i)w252, 0x4b);
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

#ifdef __cplusplus
}
#endif
