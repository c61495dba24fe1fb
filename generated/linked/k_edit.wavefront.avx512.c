/* SPDX-License-Identifier: Apache-2.0
 *
 * k_edit in the wavefront layout for avx512.
 * Made by: emit_linked FOLDER
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
/* Bit 0 is that of a byte; the others say nothing. */
static inline word load_first(const uint8_t *p) {
    uint64_t first;
    memcpy(&first, p, sizeof first);
    const word w = {first};
    return w;
}
static inline void store_aligned(uint8_t *p, word w) {
    *(aligned_word *)p = w;
}
static inline uint64_t load_byte(const uint8_t *p) {
    return *p;
}
static inline void store_byte(uint8_t *p, uint64_t x) {
    *p = (uint8_t)x;
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

/* An iteration: 10 gates, 2 moves, 0 additions, 5 loads, 2 stores. */
void k_edit_avx512_wavefront_p2_k1_edge(uint8_t *const *buffers, const int64_t *scalars);
void k_edit_avx512_wavefront_p2_k1_edge(uint8_t *const *buffers, const int64_t *scalars) {
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
    const word w8 = load_aligned(down);
    const word w9 = load_aligned(down + 1 * WORD_BYTES);
    const word w10 = load_aligned(a);
    const word w11 = load_aligned(a + 1 * WORD_BYTES);
    word c19 = w5;
    word c20 = w6;
    word c21 = w7;
    word c22 = w8;
    word c23 = w9;
    for (uint64_t i18 = i3; (int64_t)i18 < (int64_t)i4; ++i18) {
        const uint64_t i24 = (uint64_t)1;
        const uint64_t i25 = i18 + i24;
        const uint64_t i26 = i25 & (uint64_t)7;
        const uint64_t i27 = i25 >> 3;
        const uint64_t i28 = i26 * i0;
        const uint64_t i29 = i28 + i27;
        const uint64_t i30 = i0 * (uint64_t)8;
        const uint64_t i31 = i29 + i30;
        const uint64_t i32 = i18 * (uint64_t)1;
        const uint64_t i33 = i32 + i1;
        const uint64_t i34 = i32 + i2;
        const word w35 = load_word(windows + i29);
        const word w36 = load_word(windows + i31);
        const word w37 = load_word(active + i29);
        const word w38 = w10 ^ w35;
        const word w39 = (word)_mm512_ternarylogic_epi64((__m512i)w38, (__m512i)w36, (__m512i)w11, 0xf6);
        const word w40 = load_first(top + i32);
        const word w41 = shift_in(c22, w40);
        const word w42 = load_first(top + i33);
        const word w43 = shift_in(c23, w42);
        const word w44 = (word)_mm512_ternarylogic_epi64((__m512i)w43, (__m512i)c19, (__m512i)w41, 0x34);
        const word w45 = (word)_mm512_ternarylogic_epi64((__m512i)w44, (__m512i)c20, (__m512i)c21, 0xbd);
        const word w46 = (word)_mm512_ternarylogic_epi64((__m512i)w45, (__m512i)w39, (__m512i)c19, 0xa6);
        const word w47 = (word)_mm512_ternarylogic_epi64((__m512i)w46, (__m512i)c19, (__m512i)c20, 0xa6);
        const word w48 = (word)_mm512_ternarylogic_epi64((__m512i)w47, (__m512i)w41, (__m512i)w46, 0x4b);
        const word w49 = (word)_mm512_ternarylogic_epi64((__m512i)w41, (__m512i)w37, (__m512i)c19, 0xe2);
        const word w50 = (word)_mm512_ternarylogic_epi64((__m512i)w43, (__m512i)w37, (__m512i)c20, 0xe2);
        const word w51 = (word)_mm512_ternarylogic_epi64((__m512i)w48, (__m512i)w37, (__m512i)c21, 0xe2);
        store_first(bottom + i32, w46);
        store_first(bottom + i34, w47);
        c19 = w49;
        c20 = w50;
        c21 = w51;
        c22 = w46;
        c23 = w47;
    }
    store_aligned(vertical, c19);
    store_aligned(vertical + 1 * WORD_BYTES, c20);
    store_aligned(vertical + 2 * WORD_BYTES, c21);
    store_aligned(down, c22);
    store_aligned(down + 1 * WORD_BYTES, c23);
}

/* An iteration: 7 gates, 2 moves, 0 additions, 4 loads, 2 stores. */
void k_edit_avx512_wavefront_p2_k1_steady(uint8_t *const *buffers, const int64_t *scalars);
void k_edit_avx512_wavefront_p2_k1_steady(uint8_t *const *buffers, const int64_t *scalars) {
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
    const word w8 = load_aligned(down);
    const word w9 = load_aligned(down + 1 * WORD_BYTES);
    const word w10 = load_aligned(a);
    const word w11 = load_aligned(a + 1 * WORD_BYTES);
    word c19 = w5;
    word c20 = w6;
    word c21 = w7;
    word c22 = w8;
    word c23 = w9;
    for (uint64_t i18 = i3; (int64_t)i18 < (int64_t)i4; ++i18) {
        const uint64_t i24 = (uint64_t)1;
        const uint64_t i25 = i18 + i24;
        const uint64_t i26 = i25 & (uint64_t)7;
        const uint64_t i27 = i25 >> 3;
        const uint64_t i28 = i26 * i0;
        const uint64_t i29 = i28 + i27;
        const uint64_t i30 = i0 * (uint64_t)8;
        const uint64_t i31 = i29 + i30;
        const uint64_t i32 = i18 * (uint64_t)1;
        const uint64_t i33 = i32 + i1;
        const uint64_t i34 = i32 + i2;
        const word w35 = load_word(windows + i29);
        const word w36 = load_word(windows + i31);
        const word w37 = w10 ^ w35;
        const word w38 = (word)_mm512_ternarylogic_epi64((__m512i)w37, (__m512i)w36, (__m512i)w11, 0xf6);
        const word w39 = load_first(top + i32);
        const word w40 = shift_in(c22, w39);
        const word w41 = load_first(top + i33);
        const word w42 = shift_in(c23, w41);
        const word w43 = (word)_mm512_ternarylogic_epi64((__m512i)w42, (__m512i)c19, (__m512i)w40, 0x34);
        const word w44 = (word)_mm512_ternarylogic_epi64((__m512i)w43, (__m512i)c20, (__m512i)c21, 0xbd);
        const word w45 = (word)_mm512_ternarylogic_epi64((__m512i)w44, (__m512i)w38, (__m512i)c19, 0xa6);
        const word w46 = (word)_mm512_ternarylogic_epi64((__m512i)w45, (__m512i)c19, (__m512i)c20, 0xa6);
        const word w47 = (word)_mm512_ternarylogic_epi64((__m512i)w46, (__m512i)w40, (__m512i)w45, 0x4b);
        store_first(bottom + i32, w45);
        store_first(bottom + i34, w46);
        c19 = w40;
        c20 = w42;
        c21 = w47;
        c22 = w45;
        c23 = w46;
    }
    store_aligned(vertical, c19);
    store_aligned(vertical + 1 * WORD_BYTES, c20);
    store_aligned(vertical + 2 * WORD_BYTES, c21);
    store_aligned(down, c22);
    store_aligned(down + 1 * WORD_BYTES, c23);
}

/* An iteration: 10 gates, 2 moves, 0 additions, 7 loads, 4 stores. */
void k_edit_avx512_wavefront_p2_k1_edge_tap(uint8_t *const *buffers, const int64_t *scalars);
void k_edit_avx512_wavefront_p2_k1_edge_tap(uint8_t *const *buffers, const int64_t *scalars) {
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
    const word w9 = load_aligned(down);
    const word w10 = load_aligned(down + 1 * WORD_BYTES);
    const word w11 = load_aligned(a);
    const word w12 = load_aligned(a + 1 * WORD_BYTES);
    word c20 = w6;
    word c21 = w7;
    word c22 = w8;
    word c23 = w9;
    word c24 = w10;
    for (uint64_t i19 = i4; (int64_t)i19 < (int64_t)i5; ++i19) {
        const uint64_t i25 = (uint64_t)1;
        const uint64_t i26 = i19 + i25;
        const uint64_t i27 = i26 & (uint64_t)7;
        const uint64_t i28 = i26 >> 3;
        const uint64_t i29 = i27 * i0;
        const uint64_t i30 = i29 + i28;
        const uint64_t i31 = i0 * (uint64_t)8;
        const uint64_t i32 = i30 + i31;
        const uint64_t i33 = i19 * (uint64_t)1;
        const uint64_t i34 = i33 + i1;
        const uint64_t i35 = i33 + i2;
        const word w36 = load_word(windows + i30);
        const word w37 = load_word(windows + i32);
        const word w38 = load_word(active + i30);
        const word w39 = w11 ^ w36;
        const word w40 = (word)_mm512_ternarylogic_epi64((__m512i)w39, (__m512i)w37, (__m512i)w12, 0xf6);
        const word w41 = load_first(top + i33);
        const word w42 = shift_in(c23, w41);
        const word w43 = load_first(top + i34);
        const word w44 = shift_in(c24, w43);
        const word w45 = (word)_mm512_ternarylogic_epi64((__m512i)w44, (__m512i)c20, (__m512i)w42, 0x34);
        const word w46 = (word)_mm512_ternarylogic_epi64((__m512i)w45, (__m512i)c21, (__m512i)c22, 0xbd);
        const word w47 = (word)_mm512_ternarylogic_epi64((__m512i)w46, (__m512i)w40, (__m512i)c20, 0xa6);
        const word w48 = (word)_mm512_ternarylogic_epi64((__m512i)w47, (__m512i)c20, (__m512i)c21, 0xa6);
        const word w49 = (word)_mm512_ternarylogic_epi64((__m512i)w48, (__m512i)w42, (__m512i)w47, 0x4b);
        const word w50 = (word)_mm512_ternarylogic_epi64((__m512i)w42, (__m512i)w38, (__m512i)c20, 0xe2);
        const word w51 = (word)_mm512_ternarylogic_epi64((__m512i)w44, (__m512i)w38, (__m512i)c21, 0xe2);
        const word w52 = (word)_mm512_ternarylogic_epi64((__m512i)w49, (__m512i)w38, (__m512i)c22, 0xe2);
        store_aligned(tap, w47);
        const uint64_t i53 = load_byte(tap + i3);
        store_byte(bottom + i33, i53);
        store_aligned(tap + 1 * WORD_BYTES, w48);
        const uint64_t i54 = load_byte(tap + i3 + 1 * WORD_BYTES);
        store_byte(bottom + i35, i54);
        c20 = w50;
        c21 = w51;
        c22 = w52;
        c23 = w47;
        c24 = w48;
    }
    store_aligned(vertical, c20);
    store_aligned(vertical + 1 * WORD_BYTES, c21);
    store_aligned(vertical + 2 * WORD_BYTES, c22);
    store_aligned(down, c23);
    store_aligned(down + 1 * WORD_BYTES, c24);
}

/* An iteration: 7 gates, 2 moves, 0 additions, 6 loads, 4 stores. */
void k_edit_avx512_wavefront_p2_k1_steady_tap(uint8_t *const *buffers, const int64_t *scalars);
void k_edit_avx512_wavefront_p2_k1_steady_tap(uint8_t *const *buffers, const int64_t *scalars) {
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
    const word w9 = load_aligned(down);
    const word w10 = load_aligned(down + 1 * WORD_BYTES);
    const word w11 = load_aligned(a);
    const word w12 = load_aligned(a + 1 * WORD_BYTES);
    word c20 = w6;
    word c21 = w7;
    word c22 = w8;
    word c23 = w9;
    word c24 = w10;
    for (uint64_t i19 = i4; (int64_t)i19 < (int64_t)i5; ++i19) {
        const uint64_t i25 = (uint64_t)1;
        const uint64_t i26 = i19 + i25;
        const uint64_t i27 = i26 & (uint64_t)7;
        const uint64_t i28 = i26 >> 3;
        const uint64_t i29 = i27 * i0;
        const uint64_t i30 = i29 + i28;
        const uint64_t i31 = i0 * (uint64_t)8;
        const uint64_t i32 = i30 + i31;
        const uint64_t i33 = i19 * (uint64_t)1;
        const uint64_t i34 = i33 + i1;
        const uint64_t i35 = i33 + i2;
        const word w36 = load_word(windows + i30);
        const word w37 = load_word(windows + i32);
        const word w38 = w11 ^ w36;
        const word w39 = (word)_mm512_ternarylogic_epi64((__m512i)w38, (__m512i)w37, (__m512i)w12, 0xf6);
        const word w40 = load_first(top + i33);
        const word w41 = shift_in(c23, w40);
        const word w42 = load_first(top + i34);
        const word w43 = shift_in(c24, w42);
        const word w44 = (word)_mm512_ternarylogic_epi64((__m512i)w43, (__m512i)c20, (__m512i)w41, 0x34);
        const word w45 = (word)_mm512_ternarylogic_epi64((__m512i)w44, (__m512i)c21, (__m512i)c22, 0xbd);
        const word w46 = (word)_mm512_ternarylogic_epi64((__m512i)w45, (__m512i)w39, (__m512i)c20, 0xa6);
        const word w47 = (word)_mm512_ternarylogic_epi64((__m512i)w46, (__m512i)c20, (__m512i)c21, 0xa6);
        const word w48 = (word)_mm512_ternarylogic_epi64((__m512i)w47, (__m512i)w41, (__m512i)w46, 0x4b);
        store_aligned(tap, w46);
        const uint64_t i49 = load_byte(tap + i3);
        store_byte(bottom + i33, i49);
        store_aligned(tap + 1 * WORD_BYTES, w47);
        const uint64_t i50 = load_byte(tap + i3 + 1 * WORD_BYTES);
        store_byte(bottom + i35, i50);
        c20 = w41;
        c21 = w43;
        c22 = w48;
        c23 = w46;
        c24 = w47;
    }
    store_aligned(vertical, c20);
    store_aligned(vertical + 1 * WORD_BYTES, c21);
    store_aligned(vertical + 2 * WORD_BYTES, c22);
    store_aligned(down, c23);
    store_aligned(down + 1 * WORD_BYTES, c24);
}

/* An iteration: 16 gates, 2 moves, 0 additions, 11 loads, 2 stores. */
void k_edit_avx512_wavefront_p8_k1_edge(uint8_t *const *buffers, const int64_t *scalars);
void k_edit_avx512_wavefront_p8_k1_edge(uint8_t *const *buffers, const int64_t *scalars) {
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
    const word w8 = load_aligned(down);
    const word w9 = load_aligned(down + 1 * WORD_BYTES);
    const word w10 = load_aligned(a);
    const word w11 = load_aligned(a + 1 * WORD_BYTES);
    const word w12 = load_aligned(a + 2 * WORD_BYTES);
    const word w13 = load_aligned(a + 3 * WORD_BYTES);
    const word w14 = load_aligned(a + 4 * WORD_BYTES);
    const word w15 = load_aligned(a + 5 * WORD_BYTES);
    const word w16 = load_aligned(a + 6 * WORD_BYTES);
    const word w17 = load_aligned(a + 7 * WORD_BYTES);
    word c31 = w5;
    word c32 = w6;
    word c33 = w7;
    word c34 = w8;
    word c35 = w9;
    for (uint64_t i30 = i3; (int64_t)i30 < (int64_t)i4; ++i30) {
        const uint64_t i36 = (uint64_t)1;
        const uint64_t i37 = i30 + i36;
        const uint64_t i38 = i37 & (uint64_t)7;
        const uint64_t i39 = i37 >> 3;
        const uint64_t i40 = i38 * i0;
        const uint64_t i41 = i40 + i39;
        const uint64_t i42 = i0 * (uint64_t)8;
        const uint64_t i43 = i41 + i42;
        const uint64_t i44 = i43 + i42;
        const uint64_t i45 = i44 + i42;
        const uint64_t i46 = i45 + i42;
        const uint64_t i47 = i46 + i42;
        const uint64_t i48 = i47 + i42;
        const uint64_t i49 = i48 + i42;
        const uint64_t i50 = i30 * (uint64_t)1;
        const uint64_t i51 = i50 + i1;
        const uint64_t i52 = i50 + i2;
        const word w53 = load_word(windows + i41);
        const word w54 = load_word(windows + i43);
        const word w55 = load_word(windows + i44);
        const word w56 = load_word(windows + i45);
        const word w57 = load_word(windows + i46);
        const word w58 = load_word(windows + i47);
        const word w59 = load_word(windows + i48);
        const word w60 = load_word(windows + i49);
        const word w61 = load_word(active + i41);
        const word w62 = w10 ^ w53;
        const word w63 = (word)_mm512_ternarylogic_epi64((__m512i)w62, (__m512i)w54, (__m512i)w11, 0x09);
        const word w64 = (word)_mm512_ternarylogic_epi64((__m512i)w63, (__m512i)w55, (__m512i)w12, 0x90);
        const word w65 = (word)_mm512_ternarylogic_epi64((__m512i)w64, (__m512i)w56, (__m512i)w13, 0x90);
        const word w66 = (word)_mm512_ternarylogic_epi64((__m512i)w65, (__m512i)w57, (__m512i)w14, 0x90);
        const word w67 = (word)_mm512_ternarylogic_epi64((__m512i)w66, (__m512i)w58, (__m512i)w15, 0x90);
        const word w68 = (word)_mm512_ternarylogic_epi64((__m512i)w67, (__m512i)w59, (__m512i)w16, 0x90);
        const word w69 = (word)_mm512_ternarylogic_epi64((__m512i)w68, (__m512i)w60, (__m512i)w17, 0x6f);
        const word w70 = load_first(top + i50);
        const word w71 = shift_in(c34, w70);
        const word w72 = load_first(top + i51);
        const word w73 = shift_in(c35, w72);
        const word w74 = (word)_mm512_ternarylogic_epi64((__m512i)w73, (__m512i)c31, (__m512i)w71, 0x34);
        const word w75 = (word)_mm512_ternarylogic_epi64((__m512i)w74, (__m512i)c32, (__m512i)c33, 0xbd);
        const word w76 = (word)_mm512_ternarylogic_epi64((__m512i)w69, (__m512i)w75, (__m512i)c31, 0x9a);
        const word w77 = (word)_mm512_ternarylogic_epi64((__m512i)w76, (__m512i)c31, (__m512i)c32, 0xa6);
        const word w78 = (word)_mm512_ternarylogic_epi64((__m512i)w77, (__m512i)w71, (__m512i)w76, 0x4b);
        const word w79 = (word)_mm512_ternarylogic_epi64((__m512i)w71, (__m512i)w61, (__m512i)c31, 0xe2);
        const word w80 = (word)_mm512_ternarylogic_epi64((__m512i)w73, (__m512i)w61, (__m512i)c32, 0xe2);
        const word w81 = (word)_mm512_ternarylogic_epi64((__m512i)w78, (__m512i)w61, (__m512i)c33, 0xe2);
        store_first(bottom + i50, w76);
        store_first(bottom + i52, w77);
        c31 = w79;
        c32 = w80;
        c33 = w81;
        c34 = w76;
        c35 = w77;
    }
    store_aligned(vertical, c31);
    store_aligned(vertical + 1 * WORD_BYTES, c32);
    store_aligned(vertical + 2 * WORD_BYTES, c33);
    store_aligned(down, c34);
    store_aligned(down + 1 * WORD_BYTES, c35);
}

/* An iteration: 13 gates, 2 moves, 0 additions, 10 loads, 2 stores. */
void k_edit_avx512_wavefront_p8_k1_steady(uint8_t *const *buffers, const int64_t *scalars);
void k_edit_avx512_wavefront_p8_k1_steady(uint8_t *const *buffers, const int64_t *scalars) {
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
    const word w8 = load_aligned(down);
    const word w9 = load_aligned(down + 1 * WORD_BYTES);
    const word w10 = load_aligned(a);
    const word w11 = load_aligned(a + 1 * WORD_BYTES);
    const word w12 = load_aligned(a + 2 * WORD_BYTES);
    const word w13 = load_aligned(a + 3 * WORD_BYTES);
    const word w14 = load_aligned(a + 4 * WORD_BYTES);
    const word w15 = load_aligned(a + 5 * WORD_BYTES);
    const word w16 = load_aligned(a + 6 * WORD_BYTES);
    const word w17 = load_aligned(a + 7 * WORD_BYTES);
    word c31 = w5;
    word c32 = w6;
    word c33 = w7;
    word c34 = w8;
    word c35 = w9;
    for (uint64_t i30 = i3; (int64_t)i30 < (int64_t)i4; ++i30) {
        const uint64_t i36 = (uint64_t)1;
        const uint64_t i37 = i30 + i36;
        const uint64_t i38 = i37 & (uint64_t)7;
        const uint64_t i39 = i37 >> 3;
        const uint64_t i40 = i38 * i0;
        const uint64_t i41 = i40 + i39;
        const uint64_t i42 = i0 * (uint64_t)8;
        const uint64_t i43 = i41 + i42;
        const uint64_t i44 = i43 + i42;
        const uint64_t i45 = i44 + i42;
        const uint64_t i46 = i45 + i42;
        const uint64_t i47 = i46 + i42;
        const uint64_t i48 = i47 + i42;
        const uint64_t i49 = i48 + i42;
        const uint64_t i50 = i30 * (uint64_t)1;
        const uint64_t i51 = i50 + i1;
        const uint64_t i52 = i50 + i2;
        const word w53 = load_word(windows + i41);
        const word w54 = load_word(windows + i43);
        const word w55 = load_word(windows + i44);
        const word w56 = load_word(windows + i45);
        const word w57 = load_word(windows + i46);
        const word w58 = load_word(windows + i47);
        const word w59 = load_word(windows + i48);
        const word w60 = load_word(windows + i49);
        const word w61 = w10 ^ w53;
        const word w62 = (word)_mm512_ternarylogic_epi64((__m512i)w61, (__m512i)w54, (__m512i)w11, 0x09);
        const word w63 = (word)_mm512_ternarylogic_epi64((__m512i)w62, (__m512i)w55, (__m512i)w12, 0x90);
        const word w64 = (word)_mm512_ternarylogic_epi64((__m512i)w63, (__m512i)w56, (__m512i)w13, 0x90);
        const word w65 = (word)_mm512_ternarylogic_epi64((__m512i)w64, (__m512i)w57, (__m512i)w14, 0x90);
        const word w66 = (word)_mm512_ternarylogic_epi64((__m512i)w65, (__m512i)w58, (__m512i)w15, 0x90);
        const word w67 = (word)_mm512_ternarylogic_epi64((__m512i)w66, (__m512i)w59, (__m512i)w16, 0x90);
        const word w68 = (word)_mm512_ternarylogic_epi64((__m512i)w67, (__m512i)w60, (__m512i)w17, 0x6f);
        const word w69 = load_first(top + i50);
        const word w70 = shift_in(c34, w69);
        const word w71 = load_first(top + i51);
        const word w72 = shift_in(c35, w71);
        const word w73 = (word)_mm512_ternarylogic_epi64((__m512i)w72, (__m512i)c31, (__m512i)w70, 0x34);
        const word w74 = (word)_mm512_ternarylogic_epi64((__m512i)w73, (__m512i)c32, (__m512i)c33, 0xbd);
        const word w75 = (word)_mm512_ternarylogic_epi64((__m512i)w68, (__m512i)w74, (__m512i)c31, 0x9a);
        const word w76 = (word)_mm512_ternarylogic_epi64((__m512i)w75, (__m512i)c31, (__m512i)c32, 0xa6);
        const word w77 = (word)_mm512_ternarylogic_epi64((__m512i)w76, (__m512i)w70, (__m512i)w75, 0x4b);
        store_first(bottom + i50, w75);
        store_first(bottom + i52, w76);
        c31 = w70;
        c32 = w72;
        c33 = w77;
        c34 = w75;
        c35 = w76;
    }
    store_aligned(vertical, c31);
    store_aligned(vertical + 1 * WORD_BYTES, c32);
    store_aligned(vertical + 2 * WORD_BYTES, c33);
    store_aligned(down, c34);
    store_aligned(down + 1 * WORD_BYTES, c35);
}

/* An iteration: 16 gates, 2 moves, 0 additions, 13 loads, 4 stores. */
void k_edit_avx512_wavefront_p8_k1_edge_tap(uint8_t *const *buffers, const int64_t *scalars);
void k_edit_avx512_wavefront_p8_k1_edge_tap(uint8_t *const *buffers, const int64_t *scalars) {
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
    const word w9 = load_aligned(down);
    const word w10 = load_aligned(down + 1 * WORD_BYTES);
    const word w11 = load_aligned(a);
    const word w12 = load_aligned(a + 1 * WORD_BYTES);
    const word w13 = load_aligned(a + 2 * WORD_BYTES);
    const word w14 = load_aligned(a + 3 * WORD_BYTES);
    const word w15 = load_aligned(a + 4 * WORD_BYTES);
    const word w16 = load_aligned(a + 5 * WORD_BYTES);
    const word w17 = load_aligned(a + 6 * WORD_BYTES);
    const word w18 = load_aligned(a + 7 * WORD_BYTES);
    word c32 = w6;
    word c33 = w7;
    word c34 = w8;
    word c35 = w9;
    word c36 = w10;
    for (uint64_t i31 = i4; (int64_t)i31 < (int64_t)i5; ++i31) {
        const uint64_t i37 = (uint64_t)1;
        const uint64_t i38 = i31 + i37;
        const uint64_t i39 = i38 & (uint64_t)7;
        const uint64_t i40 = i38 >> 3;
        const uint64_t i41 = i39 * i0;
        const uint64_t i42 = i41 + i40;
        const uint64_t i43 = i0 * (uint64_t)8;
        const uint64_t i44 = i42 + i43;
        const uint64_t i45 = i44 + i43;
        const uint64_t i46 = i45 + i43;
        const uint64_t i47 = i46 + i43;
        const uint64_t i48 = i47 + i43;
        const uint64_t i49 = i48 + i43;
        const uint64_t i50 = i49 + i43;
        const uint64_t i51 = i31 * (uint64_t)1;
        const uint64_t i52 = i51 + i1;
        const uint64_t i53 = i51 + i2;
        const word w54 = load_word(windows + i42);
        const word w55 = load_word(windows + i44);
        const word w56 = load_word(windows + i45);
        const word w57 = load_word(windows + i46);
        const word w58 = load_word(windows + i47);
        const word w59 = load_word(windows + i48);
        const word w60 = load_word(windows + i49);
        const word w61 = load_word(windows + i50);
        const word w62 = load_word(active + i42);
        const word w63 = w11 ^ w54;
        const word w64 = (word)_mm512_ternarylogic_epi64((__m512i)w63, (__m512i)w55, (__m512i)w12, 0x09);
        const word w65 = (word)_mm512_ternarylogic_epi64((__m512i)w64, (__m512i)w56, (__m512i)w13, 0x90);
        const word w66 = (word)_mm512_ternarylogic_epi64((__m512i)w65, (__m512i)w57, (__m512i)w14, 0x90);
        const word w67 = (word)_mm512_ternarylogic_epi64((__m512i)w66, (__m512i)w58, (__m512i)w15, 0x90);
        const word w68 = (word)_mm512_ternarylogic_epi64((__m512i)w67, (__m512i)w59, (__m512i)w16, 0x90);
        const word w69 = (word)_mm512_ternarylogic_epi64((__m512i)w68, (__m512i)w60, (__m512i)w17, 0x90);
        const word w70 = (word)_mm512_ternarylogic_epi64((__m512i)w69, (__m512i)w61, (__m512i)w18, 0x6f);
        const word w71 = load_first(top + i51);
        const word w72 = shift_in(c35, w71);
        const word w73 = load_first(top + i52);
        const word w74 = shift_in(c36, w73);
        const word w75 = (word)_mm512_ternarylogic_epi64((__m512i)w74, (__m512i)c32, (__m512i)w72, 0x34);
        const word w76 = (word)_mm512_ternarylogic_epi64((__m512i)w75, (__m512i)c33, (__m512i)c34, 0xbd);
        const word w77 = (word)_mm512_ternarylogic_epi64((__m512i)w70, (__m512i)w76, (__m512i)c32, 0x9a);
        const word w78 = (word)_mm512_ternarylogic_epi64((__m512i)w77, (__m512i)c32, (__m512i)c33, 0xa6);
        const word w79 = (word)_mm512_ternarylogic_epi64((__m512i)w78, (__m512i)w72, (__m512i)w77, 0x4b);
        const word w80 = (word)_mm512_ternarylogic_epi64((__m512i)w72, (__m512i)w62, (__m512i)c32, 0xe2);
        const word w81 = (word)_mm512_ternarylogic_epi64((__m512i)w74, (__m512i)w62, (__m512i)c33, 0xe2);
        const word w82 = (word)_mm512_ternarylogic_epi64((__m512i)w79, (__m512i)w62, (__m512i)c34, 0xe2);
        store_aligned(tap, w77);
        const uint64_t i83 = load_byte(tap + i3);
        store_byte(bottom + i51, i83);
        store_aligned(tap + 1 * WORD_BYTES, w78);
        const uint64_t i84 = load_byte(tap + i3 + 1 * WORD_BYTES);
        store_byte(bottom + i53, i84);
        c32 = w80;
        c33 = w81;
        c34 = w82;
        c35 = w77;
        c36 = w78;
    }
    store_aligned(vertical, c32);
    store_aligned(vertical + 1 * WORD_BYTES, c33);
    store_aligned(vertical + 2 * WORD_BYTES, c34);
    store_aligned(down, c35);
    store_aligned(down + 1 * WORD_BYTES, c36);
}

/* An iteration: 13 gates, 2 moves, 0 additions, 12 loads, 4 stores. */
void k_edit_avx512_wavefront_p8_k1_steady_tap(uint8_t *const *buffers, const int64_t *scalars);
void k_edit_avx512_wavefront_p8_k1_steady_tap(uint8_t *const *buffers, const int64_t *scalars) {
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
    const word w9 = load_aligned(down);
    const word w10 = load_aligned(down + 1 * WORD_BYTES);
    const word w11 = load_aligned(a);
    const word w12 = load_aligned(a + 1 * WORD_BYTES);
    const word w13 = load_aligned(a + 2 * WORD_BYTES);
    const word w14 = load_aligned(a + 3 * WORD_BYTES);
    const word w15 = load_aligned(a + 4 * WORD_BYTES);
    const word w16 = load_aligned(a + 5 * WORD_BYTES);
    const word w17 = load_aligned(a + 6 * WORD_BYTES);
    const word w18 = load_aligned(a + 7 * WORD_BYTES);
    word c32 = w6;
    word c33 = w7;
    word c34 = w8;
    word c35 = w9;
    word c36 = w10;
    for (uint64_t i31 = i4; (int64_t)i31 < (int64_t)i5; ++i31) {
        const uint64_t i37 = (uint64_t)1;
        const uint64_t i38 = i31 + i37;
        const uint64_t i39 = i38 & (uint64_t)7;
        const uint64_t i40 = i38 >> 3;
        const uint64_t i41 = i39 * i0;
        const uint64_t i42 = i41 + i40;
        const uint64_t i43 = i0 * (uint64_t)8;
        const uint64_t i44 = i42 + i43;
        const uint64_t i45 = i44 + i43;
        const uint64_t i46 = i45 + i43;
        const uint64_t i47 = i46 + i43;
        const uint64_t i48 = i47 + i43;
        const uint64_t i49 = i48 + i43;
        const uint64_t i50 = i49 + i43;
        const uint64_t i51 = i31 * (uint64_t)1;
        const uint64_t i52 = i51 + i1;
        const uint64_t i53 = i51 + i2;
        const word w54 = load_word(windows + i42);
        const word w55 = load_word(windows + i44);
        const word w56 = load_word(windows + i45);
        const word w57 = load_word(windows + i46);
        const word w58 = load_word(windows + i47);
        const word w59 = load_word(windows + i48);
        const word w60 = load_word(windows + i49);
        const word w61 = load_word(windows + i50);
        const word w62 = w11 ^ w54;
        const word w63 = (word)_mm512_ternarylogic_epi64((__m512i)w62, (__m512i)w55, (__m512i)w12, 0x09);
        const word w64 = (word)_mm512_ternarylogic_epi64((__m512i)w63, (__m512i)w56, (__m512i)w13, 0x90);
        const word w65 = (word)_mm512_ternarylogic_epi64((__m512i)w64, (__m512i)w57, (__m512i)w14, 0x90);
        const word w66 = (word)_mm512_ternarylogic_epi64((__m512i)w65, (__m512i)w58, (__m512i)w15, 0x90);
        const word w67 = (word)_mm512_ternarylogic_epi64((__m512i)w66, (__m512i)w59, (__m512i)w16, 0x90);
        const word w68 = (word)_mm512_ternarylogic_epi64((__m512i)w67, (__m512i)w60, (__m512i)w17, 0x90);
        const word w69 = (word)_mm512_ternarylogic_epi64((__m512i)w68, (__m512i)w61, (__m512i)w18, 0x6f);
        const word w70 = load_first(top + i51);
        const word w71 = shift_in(c35, w70);
        const word w72 = load_first(top + i52);
        const word w73 = shift_in(c36, w72);
        const word w74 = (word)_mm512_ternarylogic_epi64((__m512i)w73, (__m512i)c32, (__m512i)w71, 0x34);
        const word w75 = (word)_mm512_ternarylogic_epi64((__m512i)w74, (__m512i)c33, (__m512i)c34, 0xbd);
        const word w76 = (word)_mm512_ternarylogic_epi64((__m512i)w69, (__m512i)w75, (__m512i)c32, 0x9a);
        const word w77 = (word)_mm512_ternarylogic_epi64((__m512i)w76, (__m512i)c32, (__m512i)c33, 0xa6);
        const word w78 = (word)_mm512_ternarylogic_epi64((__m512i)w77, (__m512i)w71, (__m512i)w76, 0x4b);
        store_aligned(tap, w76);
        const uint64_t i79 = load_byte(tap + i3);
        store_byte(bottom + i51, i79);
        store_aligned(tap + 1 * WORD_BYTES, w77);
        const uint64_t i80 = load_byte(tap + i3 + 1 * WORD_BYTES);
        store_byte(bottom + i53, i80);
        c32 = w71;
        c33 = w73;
        c34 = w78;
        c35 = w76;
        c36 = w77;
    }
    store_aligned(vertical, c32);
    store_aligned(vertical + 1 * WORD_BYTES, c33);
    store_aligned(vertical + 2 * WORD_BYTES, c34);
    store_aligned(down, c35);
    store_aligned(down + 1 * WORD_BYTES, c36);
}

/* An iteration: 28 gates, 2 moves, 0 additions, 43 loads, 2 stores. */
void k_edit_avx512_wavefront_p20_k1_edge(uint8_t *const *buffers, const int64_t *scalars);
void k_edit_avx512_wavefront_p20_k1_edge(uint8_t *const *buffers, const int64_t *scalars) {
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
    const word w8 = load_aligned(down);
    const word w9 = load_aligned(down + 1 * WORD_BYTES);
    word c35 = w5;
    word c36 = w6;
    word c37 = w7;
    word c38 = w8;
    word c39 = w9;
    for (uint64_t i34 = i3; (int64_t)i34 < (int64_t)i4; ++i34) {
        const uint64_t i40 = (uint64_t)1;
        const uint64_t i41 = i34 + i40;
        const uint64_t i42 = i41 & (uint64_t)7;
        const uint64_t i43 = i41 >> 3;
        const uint64_t i44 = i42 * i0;
        const uint64_t i45 = i44 + i43;
        const uint64_t i46 = i0 * (uint64_t)8;
        const uint64_t i47 = i45 + i46;
        const uint64_t i48 = i47 + i46;
        const uint64_t i49 = i48 + i46;
        const uint64_t i50 = i49 + i46;
        const uint64_t i51 = i50 + i46;
        const uint64_t i52 = i51 + i46;
        const uint64_t i53 = i52 + i46;
        const uint64_t i54 = i53 + i46;
        const uint64_t i55 = i54 + i46;
        const uint64_t i56 = i55 + i46;
        const uint64_t i57 = i56 + i46;
        const uint64_t i58 = i57 + i46;
        const uint64_t i59 = i58 + i46;
        const uint64_t i60 = i59 + i46;
        const uint64_t i61 = i60 + i46;
        const uint64_t i62 = i61 + i46;
        const uint64_t i63 = i62 + i46;
        const uint64_t i64 = i63 + i46;
        const uint64_t i65 = i64 + i46;
        const uint64_t i66 = i34 * (uint64_t)1;
        const uint64_t i67 = i66 + i1;
        const uint64_t i68 = i66 + i2;
        const word w69 = load_word(windows + i45);
        const word w70 = load_word(windows + i47);
        const word w71 = load_word(windows + i48);
        const word w72 = load_word(windows + i49);
        const word w73 = load_word(windows + i50);
        const word w74 = load_word(windows + i51);
        const word w75 = load_word(windows + i52);
        const word w76 = load_word(windows + i53);
        const word w77 = load_word(windows + i54);
        const word w78 = load_word(windows + i55);
        const word w79 = load_word(windows + i56);
        const word w80 = load_word(windows + i57);
        const word w81 = load_word(windows + i58);
        const word w82 = load_word(windows + i59);
        const word w83 = load_word(windows + i60);
        const word w84 = load_word(windows + i61);
        const word w85 = load_word(windows + i62);
        const word w86 = load_word(windows + i63);
        const word w87 = load_word(windows + i64);
        const word w88 = load_word(windows + i65);
        const word w89 = load_word(active + i45);
        const word w90 = load_aligned(a);
        const word w91 = load_aligned(a + 1 * WORD_BYTES);
        const word w92 = load_aligned(a + 2 * WORD_BYTES);
        const word w93 = load_aligned(a + 3 * WORD_BYTES);
        const word w94 = load_aligned(a + 4 * WORD_BYTES);
        const word w95 = load_aligned(a + 5 * WORD_BYTES);
        const word w96 = load_aligned(a + 6 * WORD_BYTES);
        const word w97 = load_aligned(a + 7 * WORD_BYTES);
        const word w98 = load_aligned(a + 8 * WORD_BYTES);
        const word w99 = load_aligned(a + 9 * WORD_BYTES);
        const word w100 = load_aligned(a + 10 * WORD_BYTES);
        const word w101 = load_aligned(a + 11 * WORD_BYTES);
        const word w102 = load_aligned(a + 12 * WORD_BYTES);
        const word w103 = load_aligned(a + 13 * WORD_BYTES);
        const word w104 = load_aligned(a + 14 * WORD_BYTES);
        const word w105 = load_aligned(a + 15 * WORD_BYTES);
        const word w106 = load_aligned(a + 16 * WORD_BYTES);
        const word w107 = load_aligned(a + 17 * WORD_BYTES);
        const word w108 = load_aligned(a + 18 * WORD_BYTES);
        const word w109 = load_aligned(a + 19 * WORD_BYTES);
        const word w110 = w90 ^ w69;
        const word w111 = (word)_mm512_ternarylogic_epi64((__m512i)w110, (__m512i)w70, (__m512i)w91, 0x09);
        const word w112 = (word)_mm512_ternarylogic_epi64((__m512i)w111, (__m512i)w71, (__m512i)w92, 0x90);
        const word w113 = (word)_mm512_ternarylogic_epi64((__m512i)w112, (__m512i)w72, (__m512i)w93, 0x90);
        const word w114 = (word)_mm512_ternarylogic_epi64((__m512i)w113, (__m512i)w73, (__m512i)w94, 0x90);
        const word w115 = (word)_mm512_ternarylogic_epi64((__m512i)w114, (__m512i)w74, (__m512i)w95, 0x90);
        const word w116 = (word)_mm512_ternarylogic_epi64((__m512i)w115, (__m512i)w75, (__m512i)w96, 0x90);
        const word w117 = (word)_mm512_ternarylogic_epi64((__m512i)w116, (__m512i)w76, (__m512i)w97, 0x90);
        const word w118 = (word)_mm512_ternarylogic_epi64((__m512i)w117, (__m512i)w77, (__m512i)w98, 0x90);
        const word w119 = (word)_mm512_ternarylogic_epi64((__m512i)w118, (__m512i)w78, (__m512i)w99, 0x90);
        const word w120 = (word)_mm512_ternarylogic_epi64((__m512i)w119, (__m512i)w79, (__m512i)w100, 0x90);
        const word w121 = (word)_mm512_ternarylogic_epi64((__m512i)w120, (__m512i)w80, (__m512i)w101, 0x90);
        const word w122 = (word)_mm512_ternarylogic_epi64((__m512i)w121, (__m512i)w81, (__m512i)w102, 0x90);
        const word w123 = (word)_mm512_ternarylogic_epi64((__m512i)w122, (__m512i)w82, (__m512i)w103, 0x90);
        const word w124 = (word)_mm512_ternarylogic_epi64((__m512i)w123, (__m512i)w83, (__m512i)w104, 0x90);
        const word w125 = (word)_mm512_ternarylogic_epi64((__m512i)w124, (__m512i)w84, (__m512i)w105, 0x90);
        const word w126 = (word)_mm512_ternarylogic_epi64((__m512i)w125, (__m512i)w85, (__m512i)w106, 0x90);
        const word w127 = (word)_mm512_ternarylogic_epi64((__m512i)w126, (__m512i)w86, (__m512i)w107, 0x90);
        const word w128 = (word)_mm512_ternarylogic_epi64((__m512i)w127, (__m512i)w87, (__m512i)w108, 0x90);
        const word w129 = (word)_mm512_ternarylogic_epi64((__m512i)w128, (__m512i)w88, (__m512i)w109, 0x6f);
        const word w130 = load_first(top + i66);
        const word w131 = shift_in(c38, w130);
        const word w132 = load_first(top + i67);
        const word w133 = shift_in(c39, w132);
        const word w134 = (word)_mm512_ternarylogic_epi64((__m512i)w133, (__m512i)c35, (__m512i)w131, 0x34);
        const word w135 = (word)_mm512_ternarylogic_epi64((__m512i)w134, (__m512i)c36, (__m512i)c37, 0xbd);
        const word w136 = (word)_mm512_ternarylogic_epi64((__m512i)w129, (__m512i)w135, (__m512i)c35, 0x9a);
        const word w137 = (word)_mm512_ternarylogic_epi64((__m512i)w136, (__m512i)c35, (__m512i)c36, 0xa6);
        const word w138 = (word)_mm512_ternarylogic_epi64((__m512i)w137, (__m512i)w131, (__m512i)w136, 0x4b);
        const word w139 = (word)_mm512_ternarylogic_epi64((__m512i)w131, (__m512i)w89, (__m512i)c35, 0xe2);
        const word w140 = (word)_mm512_ternarylogic_epi64((__m512i)w133, (__m512i)w89, (__m512i)c36, 0xe2);
        const word w141 = (word)_mm512_ternarylogic_epi64((__m512i)w138, (__m512i)w89, (__m512i)c37, 0xe2);
        store_first(bottom + i66, w136);
        store_first(bottom + i68, w137);
        c35 = w139;
        c36 = w140;
        c37 = w141;
        c38 = w136;
        c39 = w137;
    }
    store_aligned(vertical, c35);
    store_aligned(vertical + 1 * WORD_BYTES, c36);
    store_aligned(vertical + 2 * WORD_BYTES, c37);
    store_aligned(down, c38);
    store_aligned(down + 1 * WORD_BYTES, c39);
}

/* An iteration: 25 gates, 2 moves, 0 additions, 42 loads, 2 stores. */
void k_edit_avx512_wavefront_p20_k1_steady(uint8_t *const *buffers, const int64_t *scalars);
void k_edit_avx512_wavefront_p20_k1_steady(uint8_t *const *buffers, const int64_t *scalars) {
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
    const word w8 = load_aligned(down);
    const word w9 = load_aligned(down + 1 * WORD_BYTES);
    word c35 = w5;
    word c36 = w6;
    word c37 = w7;
    word c38 = w8;
    word c39 = w9;
    for (uint64_t i34 = i3; (int64_t)i34 < (int64_t)i4; ++i34) {
        const uint64_t i40 = (uint64_t)1;
        const uint64_t i41 = i34 + i40;
        const uint64_t i42 = i41 & (uint64_t)7;
        const uint64_t i43 = i41 >> 3;
        const uint64_t i44 = i42 * i0;
        const uint64_t i45 = i44 + i43;
        const uint64_t i46 = i0 * (uint64_t)8;
        const uint64_t i47 = i45 + i46;
        const uint64_t i48 = i47 + i46;
        const uint64_t i49 = i48 + i46;
        const uint64_t i50 = i49 + i46;
        const uint64_t i51 = i50 + i46;
        const uint64_t i52 = i51 + i46;
        const uint64_t i53 = i52 + i46;
        const uint64_t i54 = i53 + i46;
        const uint64_t i55 = i54 + i46;
        const uint64_t i56 = i55 + i46;
        const uint64_t i57 = i56 + i46;
        const uint64_t i58 = i57 + i46;
        const uint64_t i59 = i58 + i46;
        const uint64_t i60 = i59 + i46;
        const uint64_t i61 = i60 + i46;
        const uint64_t i62 = i61 + i46;
        const uint64_t i63 = i62 + i46;
        const uint64_t i64 = i63 + i46;
        const uint64_t i65 = i64 + i46;
        const uint64_t i66 = i34 * (uint64_t)1;
        const uint64_t i67 = i66 + i1;
        const uint64_t i68 = i66 + i2;
        const word w69 = load_word(windows + i45);
        const word w70 = load_word(windows + i47);
        const word w71 = load_word(windows + i48);
        const word w72 = load_word(windows + i49);
        const word w73 = load_word(windows + i50);
        const word w74 = load_word(windows + i51);
        const word w75 = load_word(windows + i52);
        const word w76 = load_word(windows + i53);
        const word w77 = load_word(windows + i54);
        const word w78 = load_word(windows + i55);
        const word w79 = load_word(windows + i56);
        const word w80 = load_word(windows + i57);
        const word w81 = load_word(windows + i58);
        const word w82 = load_word(windows + i59);
        const word w83 = load_word(windows + i60);
        const word w84 = load_word(windows + i61);
        const word w85 = load_word(windows + i62);
        const word w86 = load_word(windows + i63);
        const word w87 = load_word(windows + i64);
        const word w88 = load_word(windows + i65);
        const word w89 = load_aligned(a);
        const word w90 = load_aligned(a + 1 * WORD_BYTES);
        const word w91 = load_aligned(a + 2 * WORD_BYTES);
        const word w92 = load_aligned(a + 3 * WORD_BYTES);
        const word w93 = load_aligned(a + 4 * WORD_BYTES);
        const word w94 = load_aligned(a + 5 * WORD_BYTES);
        const word w95 = load_aligned(a + 6 * WORD_BYTES);
        const word w96 = load_aligned(a + 7 * WORD_BYTES);
        const word w97 = load_aligned(a + 8 * WORD_BYTES);
        const word w98 = load_aligned(a + 9 * WORD_BYTES);
        const word w99 = load_aligned(a + 10 * WORD_BYTES);
        const word w100 = load_aligned(a + 11 * WORD_BYTES);
        const word w101 = load_aligned(a + 12 * WORD_BYTES);
        const word w102 = load_aligned(a + 13 * WORD_BYTES);
        const word w103 = load_aligned(a + 14 * WORD_BYTES);
        const word w104 = load_aligned(a + 15 * WORD_BYTES);
        const word w105 = load_aligned(a + 16 * WORD_BYTES);
        const word w106 = load_aligned(a + 17 * WORD_BYTES);
        const word w107 = load_aligned(a + 18 * WORD_BYTES);
        const word w108 = load_aligned(a + 19 * WORD_BYTES);
        const word w109 = w89 ^ w69;
        const word w110 = (word)_mm512_ternarylogic_epi64((__m512i)w109, (__m512i)w70, (__m512i)w90, 0x09);
        const word w111 = (word)_mm512_ternarylogic_epi64((__m512i)w110, (__m512i)w71, (__m512i)w91, 0x90);
        const word w112 = (word)_mm512_ternarylogic_epi64((__m512i)w111, (__m512i)w72, (__m512i)w92, 0x90);
        const word w113 = (word)_mm512_ternarylogic_epi64((__m512i)w112, (__m512i)w73, (__m512i)w93, 0x90);
        const word w114 = (word)_mm512_ternarylogic_epi64((__m512i)w113, (__m512i)w74, (__m512i)w94, 0x90);
        const word w115 = (word)_mm512_ternarylogic_epi64((__m512i)w114, (__m512i)w75, (__m512i)w95, 0x90);
        const word w116 = (word)_mm512_ternarylogic_epi64((__m512i)w115, (__m512i)w76, (__m512i)w96, 0x90);
        const word w117 = (word)_mm512_ternarylogic_epi64((__m512i)w116, (__m512i)w77, (__m512i)w97, 0x90);
        const word w118 = (word)_mm512_ternarylogic_epi64((__m512i)w117, (__m512i)w78, (__m512i)w98, 0x90);
        const word w119 = (word)_mm512_ternarylogic_epi64((__m512i)w118, (__m512i)w79, (__m512i)w99, 0x90);
        const word w120 = (word)_mm512_ternarylogic_epi64((__m512i)w119, (__m512i)w80, (__m512i)w100, 0x90);
        const word w121 = (word)_mm512_ternarylogic_epi64((__m512i)w120, (__m512i)w81, (__m512i)w101, 0x90);
        const word w122 = (word)_mm512_ternarylogic_epi64((__m512i)w121, (__m512i)w82, (__m512i)w102, 0x90);
        const word w123 = (word)_mm512_ternarylogic_epi64((__m512i)w122, (__m512i)w83, (__m512i)w103, 0x90);
        const word w124 = (word)_mm512_ternarylogic_epi64((__m512i)w123, (__m512i)w84, (__m512i)w104, 0x90);
        const word w125 = (word)_mm512_ternarylogic_epi64((__m512i)w124, (__m512i)w85, (__m512i)w105, 0x90);
        const word w126 = (word)_mm512_ternarylogic_epi64((__m512i)w125, (__m512i)w86, (__m512i)w106, 0x90);
        const word w127 = (word)_mm512_ternarylogic_epi64((__m512i)w126, (__m512i)w87, (__m512i)w107, 0x90);
        const word w128 = (word)_mm512_ternarylogic_epi64((__m512i)w127, (__m512i)w88, (__m512i)w108, 0x6f);
        const word w129 = load_first(top + i66);
        const word w130 = shift_in(c38, w129);
        const word w131 = load_first(top + i67);
        const word w132 = shift_in(c39, w131);
        const word w133 = (word)_mm512_ternarylogic_epi64((__m512i)w132, (__m512i)c35, (__m512i)w130, 0x34);
        const word w134 = (word)_mm512_ternarylogic_epi64((__m512i)w133, (__m512i)c36, (__m512i)c37, 0xbd);
        const word w135 = (word)_mm512_ternarylogic_epi64((__m512i)w128, (__m512i)w134, (__m512i)c35, 0x9a);
        const word w136 = (word)_mm512_ternarylogic_epi64((__m512i)w135, (__m512i)c35, (__m512i)c36, 0xa6);
        const word w137 = (word)_mm512_ternarylogic_epi64((__m512i)w136, (__m512i)w130, (__m512i)w135, 0x4b);
        store_first(bottom + i66, w135);
        store_first(bottom + i68, w136);
        c35 = w130;
        c36 = w132;
        c37 = w137;
        c38 = w135;
        c39 = w136;
    }
    store_aligned(vertical, c35);
    store_aligned(vertical + 1 * WORD_BYTES, c36);
    store_aligned(vertical + 2 * WORD_BYTES, c37);
    store_aligned(down, c38);
    store_aligned(down + 1 * WORD_BYTES, c39);
}

/* An iteration: 28 gates, 2 moves, 0 additions, 45 loads, 4 stores. */
void k_edit_avx512_wavefront_p20_k1_edge_tap(uint8_t *const *buffers, const int64_t *scalars);
void k_edit_avx512_wavefront_p20_k1_edge_tap(uint8_t *const *buffers, const int64_t *scalars) {
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
    const word w9 = load_aligned(down);
    const word w10 = load_aligned(down + 1 * WORD_BYTES);
    word c36 = w6;
    word c37 = w7;
    word c38 = w8;
    word c39 = w9;
    word c40 = w10;
    for (uint64_t i35 = i4; (int64_t)i35 < (int64_t)i5; ++i35) {
        const uint64_t i41 = (uint64_t)1;
        const uint64_t i42 = i35 + i41;
        const uint64_t i43 = i42 & (uint64_t)7;
        const uint64_t i44 = i42 >> 3;
        const uint64_t i45 = i43 * i0;
        const uint64_t i46 = i45 + i44;
        const uint64_t i47 = i0 * (uint64_t)8;
        const uint64_t i48 = i46 + i47;
        const uint64_t i49 = i48 + i47;
        const uint64_t i50 = i49 + i47;
        const uint64_t i51 = i50 + i47;
        const uint64_t i52 = i51 + i47;
        const uint64_t i53 = i52 + i47;
        const uint64_t i54 = i53 + i47;
        const uint64_t i55 = i54 + i47;
        const uint64_t i56 = i55 + i47;
        const uint64_t i57 = i56 + i47;
        const uint64_t i58 = i57 + i47;
        const uint64_t i59 = i58 + i47;
        const uint64_t i60 = i59 + i47;
        const uint64_t i61 = i60 + i47;
        const uint64_t i62 = i61 + i47;
        const uint64_t i63 = i62 + i47;
        const uint64_t i64 = i63 + i47;
        const uint64_t i65 = i64 + i47;
        const uint64_t i66 = i65 + i47;
        const uint64_t i67 = i35 * (uint64_t)1;
        const uint64_t i68 = i67 + i1;
        const uint64_t i69 = i67 + i2;
        const word w70 = load_word(windows + i46);
        const word w71 = load_word(windows + i48);
        const word w72 = load_word(windows + i49);
        const word w73 = load_word(windows + i50);
        const word w74 = load_word(windows + i51);
        const word w75 = load_word(windows + i52);
        const word w76 = load_word(windows + i53);
        const word w77 = load_word(windows + i54);
        const word w78 = load_word(windows + i55);
        const word w79 = load_word(windows + i56);
        const word w80 = load_word(windows + i57);
        const word w81 = load_word(windows + i58);
        const word w82 = load_word(windows + i59);
        const word w83 = load_word(windows + i60);
        const word w84 = load_word(windows + i61);
        const word w85 = load_word(windows + i62);
        const word w86 = load_word(windows + i63);
        const word w87 = load_word(windows + i64);
        const word w88 = load_word(windows + i65);
        const word w89 = load_word(windows + i66);
        const word w90 = load_word(active + i46);
        const word w91 = load_aligned(a);
        const word w92 = load_aligned(a + 1 * WORD_BYTES);
        const word w93 = load_aligned(a + 2 * WORD_BYTES);
        const word w94 = load_aligned(a + 3 * WORD_BYTES);
        const word w95 = load_aligned(a + 4 * WORD_BYTES);
        const word w96 = load_aligned(a + 5 * WORD_BYTES);
        const word w97 = load_aligned(a + 6 * WORD_BYTES);
        const word w98 = load_aligned(a + 7 * WORD_BYTES);
        const word w99 = load_aligned(a + 8 * WORD_BYTES);
        const word w100 = load_aligned(a + 9 * WORD_BYTES);
        const word w101 = load_aligned(a + 10 * WORD_BYTES);
        const word w102 = load_aligned(a + 11 * WORD_BYTES);
        const word w103 = load_aligned(a + 12 * WORD_BYTES);
        const word w104 = load_aligned(a + 13 * WORD_BYTES);
        const word w105 = load_aligned(a + 14 * WORD_BYTES);
        const word w106 = load_aligned(a + 15 * WORD_BYTES);
        const word w107 = load_aligned(a + 16 * WORD_BYTES);
        const word w108 = load_aligned(a + 17 * WORD_BYTES);
        const word w109 = load_aligned(a + 18 * WORD_BYTES);
        const word w110 = load_aligned(a + 19 * WORD_BYTES);
        const word w111 = w91 ^ w70;
        const word w112 = (word)_mm512_ternarylogic_epi64((__m512i)w111, (__m512i)w71, (__m512i)w92, 0x09);
        const word w113 = (word)_mm512_ternarylogic_epi64((__m512i)w112, (__m512i)w72, (__m512i)w93, 0x90);
        const word w114 = (word)_mm512_ternarylogic_epi64((__m512i)w113, (__m512i)w73, (__m512i)w94, 0x90);
        const word w115 = (word)_mm512_ternarylogic_epi64((__m512i)w114, (__m512i)w74, (__m512i)w95, 0x90);
        const word w116 = (word)_mm512_ternarylogic_epi64((__m512i)w115, (__m512i)w75, (__m512i)w96, 0x90);
        const word w117 = (word)_mm512_ternarylogic_epi64((__m512i)w116, (__m512i)w76, (__m512i)w97, 0x90);
        const word w118 = (word)_mm512_ternarylogic_epi64((__m512i)w117, (__m512i)w77, (__m512i)w98, 0x90);
        const word w119 = (word)_mm512_ternarylogic_epi64((__m512i)w118, (__m512i)w78, (__m512i)w99, 0x90);
        const word w120 = (word)_mm512_ternarylogic_epi64((__m512i)w119, (__m512i)w79, (__m512i)w100, 0x90);
        const word w121 = (word)_mm512_ternarylogic_epi64((__m512i)w120, (__m512i)w80, (__m512i)w101, 0x90);
        const word w122 = (word)_mm512_ternarylogic_epi64((__m512i)w121, (__m512i)w81, (__m512i)w102, 0x90);
        const word w123 = (word)_mm512_ternarylogic_epi64((__m512i)w122, (__m512i)w82, (__m512i)w103, 0x90);
        const word w124 = (word)_mm512_ternarylogic_epi64((__m512i)w123, (__m512i)w83, (__m512i)w104, 0x90);
        const word w125 = (word)_mm512_ternarylogic_epi64((__m512i)w124, (__m512i)w84, (__m512i)w105, 0x90);
        const word w126 = (word)_mm512_ternarylogic_epi64((__m512i)w125, (__m512i)w85, (__m512i)w106, 0x90);
        const word w127 = (word)_mm512_ternarylogic_epi64((__m512i)w126, (__m512i)w86, (__m512i)w107, 0x90);
        const word w128 = (word)_mm512_ternarylogic_epi64((__m512i)w127, (__m512i)w87, (__m512i)w108, 0x90);
        const word w129 = (word)_mm512_ternarylogic_epi64((__m512i)w128, (__m512i)w88, (__m512i)w109, 0x90);
        const word w130 = (word)_mm512_ternarylogic_epi64((__m512i)w129, (__m512i)w89, (__m512i)w110, 0x6f);
        const word w131 = load_first(top + i67);
        const word w132 = shift_in(c39, w131);
        const word w133 = load_first(top + i68);
        const word w134 = shift_in(c40, w133);
        const word w135 = (word)_mm512_ternarylogic_epi64((__m512i)w134, (__m512i)c36, (__m512i)w132, 0x34);
        const word w136 = (word)_mm512_ternarylogic_epi64((__m512i)w135, (__m512i)c37, (__m512i)c38, 0xbd);
        const word w137 = (word)_mm512_ternarylogic_epi64((__m512i)w130, (__m512i)w136, (__m512i)c36, 0x9a);
        const word w138 = (word)_mm512_ternarylogic_epi64((__m512i)w137, (__m512i)c36, (__m512i)c37, 0xa6);
        const word w139 = (word)_mm512_ternarylogic_epi64((__m512i)w138, (__m512i)w132, (__m512i)w137, 0x4b);
        const word w140 = (word)_mm512_ternarylogic_epi64((__m512i)w132, (__m512i)w90, (__m512i)c36, 0xe2);
        const word w141 = (word)_mm512_ternarylogic_epi64((__m512i)w134, (__m512i)w90, (__m512i)c37, 0xe2);
        const word w142 = (word)_mm512_ternarylogic_epi64((__m512i)w139, (__m512i)w90, (__m512i)c38, 0xe2);
        store_aligned(tap, w137);
        const uint64_t i143 = load_byte(tap + i3);
        store_byte(bottom + i67, i143);
        store_aligned(tap + 1 * WORD_BYTES, w138);
        const uint64_t i144 = load_byte(tap + i3 + 1 * WORD_BYTES);
        store_byte(bottom + i69, i144);
        c36 = w140;
        c37 = w141;
        c38 = w142;
        c39 = w137;
        c40 = w138;
    }
    store_aligned(vertical, c36);
    store_aligned(vertical + 1 * WORD_BYTES, c37);
    store_aligned(vertical + 2 * WORD_BYTES, c38);
    store_aligned(down, c39);
    store_aligned(down + 1 * WORD_BYTES, c40);
}

/* An iteration: 25 gates, 2 moves, 0 additions, 44 loads, 4 stores. */
void k_edit_avx512_wavefront_p20_k1_steady_tap(uint8_t *const *buffers, const int64_t *scalars);
void k_edit_avx512_wavefront_p20_k1_steady_tap(uint8_t *const *buffers, const int64_t *scalars) {
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
    const word w9 = load_aligned(down);
    const word w10 = load_aligned(down + 1 * WORD_BYTES);
    word c36 = w6;
    word c37 = w7;
    word c38 = w8;
    word c39 = w9;
    word c40 = w10;
    for (uint64_t i35 = i4; (int64_t)i35 < (int64_t)i5; ++i35) {
        const uint64_t i41 = (uint64_t)1;
        const uint64_t i42 = i35 + i41;
        const uint64_t i43 = i42 & (uint64_t)7;
        const uint64_t i44 = i42 >> 3;
        const uint64_t i45 = i43 * i0;
        const uint64_t i46 = i45 + i44;
        const uint64_t i47 = i0 * (uint64_t)8;
        const uint64_t i48 = i46 + i47;
        const uint64_t i49 = i48 + i47;
        const uint64_t i50 = i49 + i47;
        const uint64_t i51 = i50 + i47;
        const uint64_t i52 = i51 + i47;
        const uint64_t i53 = i52 + i47;
        const uint64_t i54 = i53 + i47;
        const uint64_t i55 = i54 + i47;
        const uint64_t i56 = i55 + i47;
        const uint64_t i57 = i56 + i47;
        const uint64_t i58 = i57 + i47;
        const uint64_t i59 = i58 + i47;
        const uint64_t i60 = i59 + i47;
        const uint64_t i61 = i60 + i47;
        const uint64_t i62 = i61 + i47;
        const uint64_t i63 = i62 + i47;
        const uint64_t i64 = i63 + i47;
        const uint64_t i65 = i64 + i47;
        const uint64_t i66 = i65 + i47;
        const uint64_t i67 = i35 * (uint64_t)1;
        const uint64_t i68 = i67 + i1;
        const uint64_t i69 = i67 + i2;
        const word w70 = load_word(windows + i46);
        const word w71 = load_word(windows + i48);
        const word w72 = load_word(windows + i49);
        const word w73 = load_word(windows + i50);
        const word w74 = load_word(windows + i51);
        const word w75 = load_word(windows + i52);
        const word w76 = load_word(windows + i53);
        const word w77 = load_word(windows + i54);
        const word w78 = load_word(windows + i55);
        const word w79 = load_word(windows + i56);
        const word w80 = load_word(windows + i57);
        const word w81 = load_word(windows + i58);
        const word w82 = load_word(windows + i59);
        const word w83 = load_word(windows + i60);
        const word w84 = load_word(windows + i61);
        const word w85 = load_word(windows + i62);
        const word w86 = load_word(windows + i63);
        const word w87 = load_word(windows + i64);
        const word w88 = load_word(windows + i65);
        const word w89 = load_word(windows + i66);
        const word w90 = load_aligned(a);
        const word w91 = load_aligned(a + 1 * WORD_BYTES);
        const word w92 = load_aligned(a + 2 * WORD_BYTES);
        const word w93 = load_aligned(a + 3 * WORD_BYTES);
        const word w94 = load_aligned(a + 4 * WORD_BYTES);
        const word w95 = load_aligned(a + 5 * WORD_BYTES);
        const word w96 = load_aligned(a + 6 * WORD_BYTES);
        const word w97 = load_aligned(a + 7 * WORD_BYTES);
        const word w98 = load_aligned(a + 8 * WORD_BYTES);
        const word w99 = load_aligned(a + 9 * WORD_BYTES);
        const word w100 = load_aligned(a + 10 * WORD_BYTES);
        const word w101 = load_aligned(a + 11 * WORD_BYTES);
        const word w102 = load_aligned(a + 12 * WORD_BYTES);
        const word w103 = load_aligned(a + 13 * WORD_BYTES);
        const word w104 = load_aligned(a + 14 * WORD_BYTES);
        const word w105 = load_aligned(a + 15 * WORD_BYTES);
        const word w106 = load_aligned(a + 16 * WORD_BYTES);
        const word w107 = load_aligned(a + 17 * WORD_BYTES);
        const word w108 = load_aligned(a + 18 * WORD_BYTES);
        const word w109 = load_aligned(a + 19 * WORD_BYTES);
        const word w110 = w90 ^ w70;
        const word w111 = (word)_mm512_ternarylogic_epi64((__m512i)w110, (__m512i)w71, (__m512i)w91, 0x09);
        const word w112 = (word)_mm512_ternarylogic_epi64((__m512i)w111, (__m512i)w72, (__m512i)w92, 0x90);
        const word w113 = (word)_mm512_ternarylogic_epi64((__m512i)w112, (__m512i)w73, (__m512i)w93, 0x90);
        const word w114 = (word)_mm512_ternarylogic_epi64((__m512i)w113, (__m512i)w74, (__m512i)w94, 0x90);
        const word w115 = (word)_mm512_ternarylogic_epi64((__m512i)w114, (__m512i)w75, (__m512i)w95, 0x90);
        const word w116 = (word)_mm512_ternarylogic_epi64((__m512i)w115, (__m512i)w76, (__m512i)w96, 0x90);
        const word w117 = (word)_mm512_ternarylogic_epi64((__m512i)w116, (__m512i)w77, (__m512i)w97, 0x90);
        const word w118 = (word)_mm512_ternarylogic_epi64((__m512i)w117, (__m512i)w78, (__m512i)w98, 0x90);
        const word w119 = (word)_mm512_ternarylogic_epi64((__m512i)w118, (__m512i)w79, (__m512i)w99, 0x90);
        const word w120 = (word)_mm512_ternarylogic_epi64((__m512i)w119, (__m512i)w80, (__m512i)w100, 0x90);
        const word w121 = (word)_mm512_ternarylogic_epi64((__m512i)w120, (__m512i)w81, (__m512i)w101, 0x90);
        const word w122 = (word)_mm512_ternarylogic_epi64((__m512i)w121, (__m512i)w82, (__m512i)w102, 0x90);
        const word w123 = (word)_mm512_ternarylogic_epi64((__m512i)w122, (__m512i)w83, (__m512i)w103, 0x90);
        const word w124 = (word)_mm512_ternarylogic_epi64((__m512i)w123, (__m512i)w84, (__m512i)w104, 0x90);
        const word w125 = (word)_mm512_ternarylogic_epi64((__m512i)w124, (__m512i)w85, (__m512i)w105, 0x90);
        const word w126 = (word)_mm512_ternarylogic_epi64((__m512i)w125, (__m512i)w86, (__m512i)w106, 0x90);
        const word w127 = (word)_mm512_ternarylogic_epi64((__m512i)w126, (__m512i)w87, (__m512i)w107, 0x90);
        const word w128 = (word)_mm512_ternarylogic_epi64((__m512i)w127, (__m512i)w88, (__m512i)w108, 0x90);
        const word w129 = (word)_mm512_ternarylogic_epi64((__m512i)w128, (__m512i)w89, (__m512i)w109, 0x6f);
        const word w130 = load_first(top + i67);
        const word w131 = shift_in(c39, w130);
        const word w132 = load_first(top + i68);
        const word w133 = shift_in(c40, w132);
        const word w134 = (word)_mm512_ternarylogic_epi64((__m512i)w133, (__m512i)c36, (__m512i)w131, 0x34);
        const word w135 = (word)_mm512_ternarylogic_epi64((__m512i)w134, (__m512i)c37, (__m512i)c38, 0xbd);
        const word w136 = (word)_mm512_ternarylogic_epi64((__m512i)w129, (__m512i)w135, (__m512i)c36, 0x9a);
        const word w137 = (word)_mm512_ternarylogic_epi64((__m512i)w136, (__m512i)c36, (__m512i)c37, 0xa6);
        const word w138 = (word)_mm512_ternarylogic_epi64((__m512i)w137, (__m512i)w131, (__m512i)w136, 0x4b);
        store_aligned(tap, w136);
        const uint64_t i139 = load_byte(tap + i3);
        store_byte(bottom + i67, i139);
        store_aligned(tap + 1 * WORD_BYTES, w137);
        const uint64_t i140 = load_byte(tap + i3 + 1 * WORD_BYTES);
        store_byte(bottom + i69, i140);
        c36 = w131;
        c37 = w133;
        c38 = w138;
        c39 = w136;
        c40 = w137;
    }
    store_aligned(vertical, c36);
    store_aligned(vertical + 1 * WORD_BYTES, c37);
    store_aligned(vertical + 2 * WORD_BYTES, c38);
    store_aligned(down, c39);
    store_aligned(down + 1 * WORD_BYTES, c40);
}

#ifdef __cplusplus
}
#endif
