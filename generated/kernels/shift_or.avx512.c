/* SPDX-License-Identifier: Apache-2.0
 *
 * shift_or in the wavefront layout, 4 rows a lane, for avx512.
 * Made by: minterm compile shift_or --layout wavefront --target avx512 --alphabet ACGT --rows 4 --emit c
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
 * A cell: 1 gate, fewer are impossible (shipped).
 * lut3: 2 gates, depth 2, 0 moves, 6 live registers
 * inputs v0 h0 a0 a1 b0 b1
 * g0 = lut[0x6f](b1, a1, v0)
 * g1 = lut[0x41](g0, b0, a0)
 * v0' = h0
 * h0' = g1
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

/* An iteration: 48 gates, 4 moves, 0 additions, 48 loads, 4 stores. */
void shift_or_avx512_edge(uint8_t *const *buffers, const int64_t *scalars);
void shift_or_avx512_edge(uint8_t *const *buffers, const int64_t *scalars) {
    const uint8_t *const a = buffers[0];
    const uint8_t *const windows = buffers[1];
    const uint8_t *const active = buffers[2];
    uint8_t *const vertical = buffers[3];
    uint8_t *const down = buffers[4];
    const uint8_t *const top = buffers[5];
    uint8_t *const bottom = buffers[6];
    const uint64_t i0 = (uint64_t)scalars[2];
    const uint64_t i3 = (uint64_t)scalars[0];
    const uint64_t i4 = (uint64_t)scalars[1];
    const word w5 = load_aligned(vertical);
    const word w6 = load_aligned(vertical + 1 * WORD_BYTES);
    const word w7 = load_aligned(vertical + 2 * WORD_BYTES);
    const word w8 = load_aligned(vertical + 3 * WORD_BYTES);
    const word w9 = load_aligned(down);
    const word w10 = load_aligned(down + 1 * WORD_BYTES);
    const word w11 = load_aligned(down + 2 * WORD_BYTES);
    const word w12 = load_aligned(down + 3 * WORD_BYTES);
    const uint64_t i13 = i3 & (uint64_t)7;
    const uint64_t i14 = i3 >> 3;
    const uint64_t i15 = i13 * i0;
    const uint64_t i16 = i15 + i14;
    const uint64_t i17 = i0 * (uint64_t)8;
    const uint64_t i18 = i16 + i17;
    const uint64_t i19 = i18 + i17;
    const uint64_t i20 = i19 + i17;
    const uint64_t i21 = i20 + i17;
    const uint64_t i22 = i21 + i17;
    const uint64_t i23 = i22 + i17;
    const uint64_t i24 = i23 + i17;
    const word w25 = load_word(windows + i19);
    const word w26 = load_word(windows + i20);
    const word w27 = load_word(active + i18);
    const word w28 = load_word(windows + i21);
    const word w29 = load_word(windows + i22);
    const word w30 = load_word(active + i19);
    const word w31 = load_word(windows + i23);
    const word w32 = load_word(windows + i24);
    const word w33 = load_word(active + i20);
    word c35 = w5;
    word c36 = w6;
    word c37 = w7;
    word c38 = w8;
    word c39 = w9;
    word c40 = w10;
    word c41 = w11;
    word c42 = w12;
    word c43 = w25;
    word c44 = w26;
    word c45 = w27;
    word c46 = w28;
    word c47 = w29;
    word c48 = w30;
    word c49 = w31;
    word c50 = w32;
    word c51 = w33;
    for (uint64_t i34 = i3; (int64_t)i34 < (int64_t)i4; ++i34) {
        const uint64_t i52 = (uint64_t)1;
        const uint64_t i53 = i34 + i52;
        const uint64_t i54 = i53 & (uint64_t)7;
        const uint64_t i55 = i53 >> 3;
        const uint64_t i56 = i54 * i0;
        const uint64_t i57 = i56 + i55;
        const uint64_t i58 = i0 * (uint64_t)8;
        const uint64_t i59 = i57 + i58;
        const uint64_t i60 = i59 + i58;
        const uint64_t i61 = i60 + i58;
        const uint64_t i62 = i61 + i58;
        const uint64_t i63 = i62 + i58;
        const uint64_t i64 = i63 + i58;
        const uint64_t i65 = i64 + i58;
        const uint64_t i66 = i34 * (uint64_t)4;
        const word w67 = load_word(windows + i57);
        const word w68 = load_word(windows + i59);
        const word w69 = load_word(active + i57);
        const word w70 = load_word(top + i66);
        const word w71 = shift_in(c42, w70);
        const word w72 = load_aligned(a + 6 * WORD_BYTES);
        const word w73 = load_aligned(a + 7 * WORD_BYTES);
        const word w74 = (word)_mm512_ternarylogic_epi64((__m512i)c38, (__m512i)w73, (__m512i)c44, 0x6f);
        const word w75 = (word)_mm512_ternarylogic_epi64((__m512i)w72, (__m512i)c43, (__m512i)w74, 0x41);
        const word w76 = (word)_mm512_ternarylogic_epi64((__m512i)c45, (__m512i)c41, (__m512i)c38, 0xca);
        const word w77 = load_aligned(a + 4 * WORD_BYTES);
        const word w78 = load_aligned(a + 5 * WORD_BYTES);
        const word w79 = (word)_mm512_ternarylogic_epi64((__m512i)c37, (__m512i)w78, (__m512i)c47, 0x6f);
        const word w80 = (word)_mm512_ternarylogic_epi64((__m512i)w77, (__m512i)c46, (__m512i)w79, 0x41);
        const word w81 = (word)_mm512_ternarylogic_epi64((__m512i)c48, (__m512i)c40, (__m512i)c37, 0xca);
        const word w82 = load_aligned(a + 2 * WORD_BYTES);
        const word w83 = load_aligned(a + 3 * WORD_BYTES);
        const word w84 = (word)_mm512_ternarylogic_epi64((__m512i)c36, (__m512i)w83, (__m512i)c50, 0x6f);
        const word w85 = (word)_mm512_ternarylogic_epi64((__m512i)w82, (__m512i)c49, (__m512i)w84, 0x41);
        const word w86 = (word)_mm512_ternarylogic_epi64((__m512i)c51, (__m512i)c39, (__m512i)c36, 0xca);
        const word w87 = load_aligned(a);
        const word w88 = load_aligned(a + 1 * WORD_BYTES);
        const word w89 = (word)_mm512_ternarylogic_epi64((__m512i)c35, (__m512i)w88, (__m512i)w68, 0x6f);
        const word w90 = (word)_mm512_ternarylogic_epi64((__m512i)w87, (__m512i)w67, (__m512i)w89, 0x41);
        const word w91 = (word)_mm512_ternarylogic_epi64((__m512i)w69, (__m512i)w71, (__m512i)c35, 0xca);
        store_first(bottom + i66, w75);
        const word w92 = load_word(windows + i60);
        const word w93 = load_word(windows + i61);
        const word w94 = load_word(active + i59);
        const word w95 = load_word(top + i66 + 1);
        const word w96 = shift_in(w75, w95);
        const word w97 = load_aligned(a + 6 * WORD_BYTES);
        const word w98 = load_aligned(a + 7 * WORD_BYTES);
        const word w99 = (word)_mm512_ternarylogic_epi64((__m512i)w76, (__m512i)w98, (__m512i)c47, 0x6f);
        const word w100 = (word)_mm512_ternarylogic_epi64((__m512i)w97, (__m512i)c46, (__m512i)w99, 0x41);
        const word w101 = (word)_mm512_ternarylogic_epi64((__m512i)c48, (__m512i)w80, (__m512i)w76, 0xca);
        const word w102 = load_aligned(a + 4 * WORD_BYTES);
        const word w103 = load_aligned(a + 5 * WORD_BYTES);
        const word w104 = (word)_mm512_ternarylogic_epi64((__m512i)w81, (__m512i)w103, (__m512i)c50, 0x6f);
        const word w105 = (word)_mm512_ternarylogic_epi64((__m512i)w102, (__m512i)c49, (__m512i)w104, 0x41);
        const word w106 = (word)_mm512_ternarylogic_epi64((__m512i)c51, (__m512i)w85, (__m512i)w81, 0xca);
        const word w107 = load_aligned(a + 2 * WORD_BYTES);
        const word w108 = load_aligned(a + 3 * WORD_BYTES);
        const word w109 = (word)_mm512_ternarylogic_epi64((__m512i)w86, (__m512i)w108, (__m512i)w68, 0x6f);
        const word w110 = (word)_mm512_ternarylogic_epi64((__m512i)w107, (__m512i)w67, (__m512i)w109, 0x41);
        const word w111 = (word)_mm512_ternarylogic_epi64((__m512i)w69, (__m512i)w90, (__m512i)w86, 0xca);
        const word w112 = load_aligned(a);
        const word w113 = load_aligned(a + 1 * WORD_BYTES);
        const word w114 = (word)_mm512_ternarylogic_epi64((__m512i)w91, (__m512i)w113, (__m512i)w93, 0x6f);
        const word w115 = (word)_mm512_ternarylogic_epi64((__m512i)w112, (__m512i)w92, (__m512i)w114, 0x41);
        const word w116 = (word)_mm512_ternarylogic_epi64((__m512i)w94, (__m512i)w96, (__m512i)w91, 0xca);
        store_first(bottom + i66 + 1, w100);
        const word w117 = load_word(windows + i62);
        const word w118 = load_word(windows + i63);
        const word w119 = load_word(active + i60);
        const word w120 = load_word(top + i66 + 2);
        const word w121 = shift_in(w100, w120);
        const word w122 = load_aligned(a + 6 * WORD_BYTES);
        const word w123 = load_aligned(a + 7 * WORD_BYTES);
        const word w124 = (word)_mm512_ternarylogic_epi64((__m512i)w101, (__m512i)w123, (__m512i)c50, 0x6f);
        const word w125 = (word)_mm512_ternarylogic_epi64((__m512i)w122, (__m512i)c49, (__m512i)w124, 0x41);
        const word w126 = (word)_mm512_ternarylogic_epi64((__m512i)c51, (__m512i)w105, (__m512i)w101, 0xca);
        const word w127 = load_aligned(a + 4 * WORD_BYTES);
        const word w128 = load_aligned(a + 5 * WORD_BYTES);
        const word w129 = (word)_mm512_ternarylogic_epi64((__m512i)w106, (__m512i)w128, (__m512i)w68, 0x6f);
        const word w130 = (word)_mm512_ternarylogic_epi64((__m512i)w127, (__m512i)w67, (__m512i)w129, 0x41);
        const word w131 = (word)_mm512_ternarylogic_epi64((__m512i)w69, (__m512i)w110, (__m512i)w106, 0xca);
        const word w132 = load_aligned(a + 2 * WORD_BYTES);
        const word w133 = load_aligned(a + 3 * WORD_BYTES);
        const word w134 = (word)_mm512_ternarylogic_epi64((__m512i)w111, (__m512i)w133, (__m512i)w93, 0x6f);
        const word w135 = (word)_mm512_ternarylogic_epi64((__m512i)w132, (__m512i)w92, (__m512i)w134, 0x41);
        const word w136 = (word)_mm512_ternarylogic_epi64((__m512i)w94, (__m512i)w115, (__m512i)w111, 0xca);
        const word w137 = load_aligned(a);
        const word w138 = load_aligned(a + 1 * WORD_BYTES);
        const word w139 = (word)_mm512_ternarylogic_epi64((__m512i)w116, (__m512i)w138, (__m512i)w118, 0x6f);
        const word w140 = (word)_mm512_ternarylogic_epi64((__m512i)w137, (__m512i)w117, (__m512i)w139, 0x41);
        const word w141 = (word)_mm512_ternarylogic_epi64((__m512i)w119, (__m512i)w121, (__m512i)w116, 0xca);
        store_first(bottom + i66 + 2, w125);
        const word w142 = load_word(windows + i64);
        const word w143 = load_word(windows + i65);
        const word w144 = load_word(active + i61);
        const word w145 = load_word(top + i66 + 3);
        const word w146 = shift_in(w125, w145);
        const word w147 = load_aligned(a + 6 * WORD_BYTES);
        const word w148 = load_aligned(a + 7 * WORD_BYTES);
        const word w149 = (word)_mm512_ternarylogic_epi64((__m512i)w126, (__m512i)w148, (__m512i)w68, 0x6f);
        const word w150 = (word)_mm512_ternarylogic_epi64((__m512i)w147, (__m512i)w67, (__m512i)w149, 0x41);
        const word w151 = (word)_mm512_ternarylogic_epi64((__m512i)w69, (__m512i)w130, (__m512i)w126, 0xca);
        const word w152 = load_aligned(a + 4 * WORD_BYTES);
        const word w153 = load_aligned(a + 5 * WORD_BYTES);
        const word w154 = (word)_mm512_ternarylogic_epi64((__m512i)w131, (__m512i)w153, (__m512i)w93, 0x6f);
        const word w155 = (word)_mm512_ternarylogic_epi64((__m512i)w152, (__m512i)w92, (__m512i)w154, 0x41);
        const word w156 = (word)_mm512_ternarylogic_epi64((__m512i)w94, (__m512i)w135, (__m512i)w131, 0xca);
        const word w157 = load_aligned(a + 2 * WORD_BYTES);
        const word w158 = load_aligned(a + 3 * WORD_BYTES);
        const word w159 = (word)_mm512_ternarylogic_epi64((__m512i)w136, (__m512i)w158, (__m512i)w118, 0x6f);
        const word w160 = (word)_mm512_ternarylogic_epi64((__m512i)w157, (__m512i)w117, (__m512i)w159, 0x41);
        const word w161 = (word)_mm512_ternarylogic_epi64((__m512i)w119, (__m512i)w140, (__m512i)w136, 0xca);
        const word w162 = load_aligned(a);
        const word w163 = load_aligned(a + 1 * WORD_BYTES);
        const word w164 = (word)_mm512_ternarylogic_epi64((__m512i)w141, (__m512i)w163, (__m512i)w143, 0x6f);
        const word w165 = (word)_mm512_ternarylogic_epi64((__m512i)w162, (__m512i)w142, (__m512i)w164, 0x41);
        const word w166 = (word)_mm512_ternarylogic_epi64((__m512i)w144, (__m512i)w146, (__m512i)w141, 0xca);
        store_first(bottom + i66 + 3, w150);
        c35 = w166;
        c36 = w161;
        c37 = w156;
        c38 = w151;
        c39 = w165;
        c40 = w160;
        c41 = w155;
        c42 = w150;
        c43 = w92;
        c44 = w93;
        c45 = w94;
        c46 = w117;
        c47 = w118;
        c48 = w119;
        c49 = w142;
        c50 = w143;
        c51 = w144;
    }
    store_aligned(vertical, c35);
    store_aligned(vertical + 1 * WORD_BYTES, c36);
    store_aligned(vertical + 2 * WORD_BYTES, c37);
    store_aligned(vertical + 3 * WORD_BYTES, c38);
    store_aligned(down, c39);
    store_aligned(down + 1 * WORD_BYTES, c40);
    store_aligned(down + 2 * WORD_BYTES, c41);
    store_aligned(down + 3 * WORD_BYTES, c42);
}

/* An iteration: 32 gates, 4 moves, 0 additions, 44 loads, 4 stores. */
void shift_or_avx512_steady(uint8_t *const *buffers, const int64_t *scalars);
void shift_or_avx512_steady(uint8_t *const *buffers, const int64_t *scalars) {
    const uint8_t *const a = buffers[0];
    const uint8_t *const windows = buffers[1];
    uint8_t *const vertical = buffers[3];
    uint8_t *const down = buffers[4];
    const uint8_t *const top = buffers[5];
    uint8_t *const bottom = buffers[6];
    const uint64_t i0 = (uint64_t)scalars[2];
    const uint64_t i3 = (uint64_t)scalars[0];
    const uint64_t i4 = (uint64_t)scalars[1];
    const word w5 = load_aligned(vertical);
    const word w6 = load_aligned(vertical + 1 * WORD_BYTES);
    const word w7 = load_aligned(vertical + 2 * WORD_BYTES);
    const word w8 = load_aligned(vertical + 3 * WORD_BYTES);
    const word w9 = load_aligned(down);
    const word w10 = load_aligned(down + 1 * WORD_BYTES);
    const word w11 = load_aligned(down + 2 * WORD_BYTES);
    const word w12 = load_aligned(down + 3 * WORD_BYTES);
    const uint64_t i13 = i3 & (uint64_t)7;
    const uint64_t i14 = i3 >> 3;
    const uint64_t i15 = i13 * i0;
    const uint64_t i16 = i15 + i14;
    const uint64_t i17 = i0 * (uint64_t)8;
    const uint64_t i18 = i16 + i17;
    const uint64_t i19 = i18 + i17;
    const uint64_t i20 = i19 + i17;
    const uint64_t i21 = i20 + i17;
    const uint64_t i22 = i21 + i17;
    const uint64_t i23 = i22 + i17;
    const uint64_t i24 = i23 + i17;
    const word w25 = load_word(windows + i19);
    const word w26 = load_word(windows + i20);
    const word w27 = load_word(windows + i21);
    const word w28 = load_word(windows + i22);
    const word w29 = load_word(windows + i23);
    const word w30 = load_word(windows + i24);
    word c32 = w5;
    word c33 = w6;
    word c34 = w7;
    word c35 = w8;
    word c36 = w9;
    word c37 = w10;
    word c38 = w11;
    word c39 = w12;
    word c40 = w25;
    word c41 = w26;
    word c42 = w27;
    word c43 = w28;
    word c44 = w29;
    word c45 = w30;
    for (uint64_t i31 = i3; (int64_t)i31 < (int64_t)i4; ++i31) {
        const uint64_t i46 = (uint64_t)1;
        const uint64_t i47 = i31 + i46;
        const uint64_t i48 = i47 & (uint64_t)7;
        const uint64_t i49 = i47 >> 3;
        const uint64_t i50 = i48 * i0;
        const uint64_t i51 = i50 + i49;
        const uint64_t i52 = i0 * (uint64_t)8;
        const uint64_t i53 = i51 + i52;
        const uint64_t i54 = i53 + i52;
        const uint64_t i55 = i54 + i52;
        const uint64_t i56 = i55 + i52;
        const uint64_t i57 = i56 + i52;
        const uint64_t i58 = i57 + i52;
        const uint64_t i59 = i58 + i52;
        const uint64_t i60 = i31 * (uint64_t)4;
        const word w61 = load_word(windows + i51);
        const word w62 = load_word(windows + i53);
        const word w63 = load_word(top + i60);
        const word w64 = shift_in(c39, w63);
        const word w65 = load_aligned(a + 6 * WORD_BYTES);
        const word w66 = load_aligned(a + 7 * WORD_BYTES);
        const word w67 = (word)_mm512_ternarylogic_epi64((__m512i)c35, (__m512i)w66, (__m512i)c41, 0x6f);
        const word w68 = (word)_mm512_ternarylogic_epi64((__m512i)w65, (__m512i)c40, (__m512i)w67, 0x41);
        const word w69 = load_aligned(a + 4 * WORD_BYTES);
        const word w70 = load_aligned(a + 5 * WORD_BYTES);
        const word w71 = (word)_mm512_ternarylogic_epi64((__m512i)c34, (__m512i)w70, (__m512i)c43, 0x6f);
        const word w72 = (word)_mm512_ternarylogic_epi64((__m512i)w69, (__m512i)c42, (__m512i)w71, 0x41);
        const word w73 = load_aligned(a + 2 * WORD_BYTES);
        const word w74 = load_aligned(a + 3 * WORD_BYTES);
        const word w75 = (word)_mm512_ternarylogic_epi64((__m512i)c33, (__m512i)w74, (__m512i)c45, 0x6f);
        const word w76 = (word)_mm512_ternarylogic_epi64((__m512i)w73, (__m512i)c44, (__m512i)w75, 0x41);
        const word w77 = load_aligned(a);
        const word w78 = load_aligned(a + 1 * WORD_BYTES);
        const word w79 = (word)_mm512_ternarylogic_epi64((__m512i)c32, (__m512i)w78, (__m512i)w62, 0x6f);
        const word w80 = (word)_mm512_ternarylogic_epi64((__m512i)w77, (__m512i)w61, (__m512i)w79, 0x41);
        store_first(bottom + i60, w68);
        const word w81 = load_word(windows + i54);
        const word w82 = load_word(windows + i55);
        const word w83 = load_word(top + i60 + 1);
        const word w84 = shift_in(w68, w83);
        const word w85 = load_aligned(a + 6 * WORD_BYTES);
        const word w86 = load_aligned(a + 7 * WORD_BYTES);
        const word w87 = (word)_mm512_ternarylogic_epi64((__m512i)c38, (__m512i)w86, (__m512i)c43, 0x6f);
        const word w88 = (word)_mm512_ternarylogic_epi64((__m512i)w85, (__m512i)c42, (__m512i)w87, 0x41);
        const word w89 = load_aligned(a + 4 * WORD_BYTES);
        const word w90 = load_aligned(a + 5 * WORD_BYTES);
        const word w91 = (word)_mm512_ternarylogic_epi64((__m512i)c37, (__m512i)w90, (__m512i)c45, 0x6f);
        const word w92 = (word)_mm512_ternarylogic_epi64((__m512i)w89, (__m512i)c44, (__m512i)w91, 0x41);
        const word w93 = load_aligned(a + 2 * WORD_BYTES);
        const word w94 = load_aligned(a + 3 * WORD_BYTES);
        const word w95 = (word)_mm512_ternarylogic_epi64((__m512i)c36, (__m512i)w94, (__m512i)w62, 0x6f);
        const word w96 = (word)_mm512_ternarylogic_epi64((__m512i)w93, (__m512i)w61, (__m512i)w95, 0x41);
        const word w97 = load_aligned(a);
        const word w98 = load_aligned(a + 1 * WORD_BYTES);
        const word w99 = (word)_mm512_ternarylogic_epi64((__m512i)w64, (__m512i)w98, (__m512i)w82, 0x6f);
        const word w100 = (word)_mm512_ternarylogic_epi64((__m512i)w97, (__m512i)w81, (__m512i)w99, 0x41);
        store_first(bottom + i60 + 1, w88);
        const word w101 = load_word(windows + i56);
        const word w102 = load_word(windows + i57);
        const word w103 = load_word(top + i60 + 2);
        const word w104 = shift_in(w88, w103);
        const word w105 = load_aligned(a + 6 * WORD_BYTES);
        const word w106 = load_aligned(a + 7 * WORD_BYTES);
        const word w107 = (word)_mm512_ternarylogic_epi64((__m512i)w72, (__m512i)w106, (__m512i)c45, 0x6f);
        const word w108 = (word)_mm512_ternarylogic_epi64((__m512i)w105, (__m512i)c44, (__m512i)w107, 0x41);
        const word w109 = load_aligned(a + 4 * WORD_BYTES);
        const word w110 = load_aligned(a + 5 * WORD_BYTES);
        const word w111 = (word)_mm512_ternarylogic_epi64((__m512i)w76, (__m512i)w110, (__m512i)w62, 0x6f);
        const word w112 = (word)_mm512_ternarylogic_epi64((__m512i)w109, (__m512i)w61, (__m512i)w111, 0x41);
        const word w113 = load_aligned(a + 2 * WORD_BYTES);
        const word w114 = load_aligned(a + 3 * WORD_BYTES);
        const word w115 = (word)_mm512_ternarylogic_epi64((__m512i)w80, (__m512i)w114, (__m512i)w82, 0x6f);
        const word w116 = (word)_mm512_ternarylogic_epi64((__m512i)w113, (__m512i)w81, (__m512i)w115, 0x41);
        const word w117 = load_aligned(a);
        const word w118 = load_aligned(a + 1 * WORD_BYTES);
        const word w119 = (word)_mm512_ternarylogic_epi64((__m512i)w84, (__m512i)w118, (__m512i)w102, 0x6f);
        const word w120 = (word)_mm512_ternarylogic_epi64((__m512i)w117, (__m512i)w101, (__m512i)w119, 0x41);
        store_first(bottom + i60 + 2, w108);
        const word w121 = load_word(windows + i58);
        const word w122 = load_word(windows + i59);
        const word w123 = load_word(top + i60 + 3);
        const word w124 = shift_in(w108, w123);
        const word w125 = load_aligned(a + 6 * WORD_BYTES);
        const word w126 = load_aligned(a + 7 * WORD_BYTES);
        const word w127 = (word)_mm512_ternarylogic_epi64((__m512i)w92, (__m512i)w126, (__m512i)w62, 0x6f);
        const word w128 = (word)_mm512_ternarylogic_epi64((__m512i)w125, (__m512i)w61, (__m512i)w127, 0x41);
        const word w129 = load_aligned(a + 4 * WORD_BYTES);
        const word w130 = load_aligned(a + 5 * WORD_BYTES);
        const word w131 = (word)_mm512_ternarylogic_epi64((__m512i)w96, (__m512i)w130, (__m512i)w82, 0x6f);
        const word w132 = (word)_mm512_ternarylogic_epi64((__m512i)w129, (__m512i)w81, (__m512i)w131, 0x41);
        const word w133 = load_aligned(a + 2 * WORD_BYTES);
        const word w134 = load_aligned(a + 3 * WORD_BYTES);
        const word w135 = (word)_mm512_ternarylogic_epi64((__m512i)w100, (__m512i)w134, (__m512i)w102, 0x6f);
        const word w136 = (word)_mm512_ternarylogic_epi64((__m512i)w133, (__m512i)w101, (__m512i)w135, 0x41);
        const word w137 = load_aligned(a);
        const word w138 = load_aligned(a + 1 * WORD_BYTES);
        const word w139 = (word)_mm512_ternarylogic_epi64((__m512i)w104, (__m512i)w138, (__m512i)w122, 0x6f);
        const word w140 = (word)_mm512_ternarylogic_epi64((__m512i)w137, (__m512i)w121, (__m512i)w139, 0x41);
        store_first(bottom + i60 + 3, w128);
        c32 = w124;
        c33 = w120;
        c34 = w116;
        c35 = w112;
        c36 = w140;
        c37 = w136;
        c38 = w132;
        c39 = w128;
        c40 = w81;
        c41 = w82;
        c42 = w101;
        c43 = w102;
        c44 = w121;
        c45 = w122;
    }
    store_aligned(vertical, c32);
    store_aligned(vertical + 1 * WORD_BYTES, c33);
    store_aligned(vertical + 2 * WORD_BYTES, c34);
    store_aligned(vertical + 3 * WORD_BYTES, c35);
    store_aligned(down, c36);
    store_aligned(down + 1 * WORD_BYTES, c37);
    store_aligned(down + 2 * WORD_BYTES, c38);
    store_aligned(down + 3 * WORD_BYTES, c39);
}

#ifdef __cplusplus
}
#endif
