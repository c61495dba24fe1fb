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

/* An iteration: 10 gates, 2 moves, 0 additions, 7 loads, 2 stores. */
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
    word c17 = w5;
    word c18 = w6;
    word c19 = w7;
    word c20 = w8;
    word c21 = w9;
    for (uint64_t i16 = i3; (int64_t)i16 < (int64_t)i4; ++i16) {
        const uint64_t i22 = (uint64_t)1;
        const uint64_t i23 = i16 + i22;
        const uint64_t i24 = i23 & (uint64_t)7;
        const uint64_t i25 = i23 >> 3;
        const uint64_t i26 = i24 * i0;
        const uint64_t i27 = i26 + i25;
        const uint64_t i28 = i0 * (uint64_t)8;
        const uint64_t i29 = i27 + i28;
        const uint64_t i30 = i16 * (uint64_t)1;
        const uint64_t i31 = i30 + i1;
        const uint64_t i32 = i30 + i2;
        const word w33 = load_word(windows + i27);
        const word w34 = load_word(windows + i29);
        const word w35 = load_word(active + i27);
        const word w36 = load_first(top + i30);
        const word w37 = shift_in(c20, w36);
        const word w38 = load_first(top + i31);
        const word w39 = shift_in(c21, w38);
        const word w40 = load_aligned(a);
        const word w41 = load_aligned(a + 1 * WORD_BYTES);
        const word w42 = w40 ^ w33;
        const word w43 = (word)_mm512_ternarylogic_epi64((__m512i)w42, (__m512i)w34, (__m512i)w41, 0xf6);
        const word w44 = (word)_mm512_ternarylogic_epi64((__m512i)w39, (__m512i)c17, (__m512i)w37, 0x34);
        const word w45 = (word)_mm512_ternarylogic_epi64((__m512i)w44, (__m512i)c18, (__m512i)c19, 0xbd);
        const word w46 = (word)_mm512_ternarylogic_epi64((__m512i)w45, (__m512i)w43, (__m512i)c17, 0xa6);
        const word w47 = (word)_mm512_ternarylogic_epi64((__m512i)w46, (__m512i)c17, (__m512i)c18, 0xa6);
        const word w48 = (word)_mm512_ternarylogic_epi64((__m512i)w47, (__m512i)w37, (__m512i)w46, 0x4b);
        const word w49 = (word)_mm512_ternarylogic_epi64((__m512i)w37, (__m512i)w35, (__m512i)c17, 0xe2);
        const word w50 = (word)_mm512_ternarylogic_epi64((__m512i)w39, (__m512i)w35, (__m512i)c18, 0xe2);
        const word w51 = (word)_mm512_ternarylogic_epi64((__m512i)w48, (__m512i)w35, (__m512i)c19, 0xe2);
        store_first(bottom + i30, w46);
        store_first(bottom + i32, w47);
        c17 = w49;
        c18 = w50;
        c19 = w51;
        c20 = w46;
        c21 = w47;
    }
    store_aligned(vertical, c17);
    store_aligned(vertical + 1 * WORD_BYTES, c18);
    store_aligned(vertical + 2 * WORD_BYTES, c19);
    store_aligned(down, c20);
    store_aligned(down + 1 * WORD_BYTES, c21);
}

/* An iteration: 7 gates, 2 moves, 0 additions, 6 loads, 2 stores. */
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
    word c17 = w5;
    word c18 = w6;
    word c19 = w7;
    word c20 = w8;
    word c21 = w9;
    for (uint64_t i16 = i3; (int64_t)i16 < (int64_t)i4; ++i16) {
        const uint64_t i22 = (uint64_t)1;
        const uint64_t i23 = i16 + i22;
        const uint64_t i24 = i23 & (uint64_t)7;
        const uint64_t i25 = i23 >> 3;
        const uint64_t i26 = i24 * i0;
        const uint64_t i27 = i26 + i25;
        const uint64_t i28 = i0 * (uint64_t)8;
        const uint64_t i29 = i27 + i28;
        const uint64_t i30 = i16 * (uint64_t)1;
        const uint64_t i31 = i30 + i1;
        const uint64_t i32 = i30 + i2;
        const word w33 = load_word(windows + i27);
        const word w34 = load_word(windows + i29);
        const word w35 = load_first(top + i30);
        const word w36 = shift_in(c20, w35);
        const word w37 = load_first(top + i31);
        const word w38 = shift_in(c21, w37);
        const word w39 = load_aligned(a);
        const word w40 = load_aligned(a + 1 * WORD_BYTES);
        const word w41 = w39 ^ w33;
        const word w42 = (word)_mm512_ternarylogic_epi64((__m512i)w41, (__m512i)w34, (__m512i)w40, 0xf6);
        const word w43 = (word)_mm512_ternarylogic_epi64((__m512i)w38, (__m512i)c17, (__m512i)w36, 0x34);
        const word w44 = (word)_mm512_ternarylogic_epi64((__m512i)w43, (__m512i)c18, (__m512i)c19, 0xbd);
        const word w45 = (word)_mm512_ternarylogic_epi64((__m512i)w44, (__m512i)w42, (__m512i)c17, 0xa6);
        const word w46 = (word)_mm512_ternarylogic_epi64((__m512i)w45, (__m512i)c17, (__m512i)c18, 0xa6);
        const word w47 = (word)_mm512_ternarylogic_epi64((__m512i)w46, (__m512i)w36, (__m512i)w45, 0x4b);
        store_first(bottom + i30, w45);
        store_first(bottom + i32, w46);
        c17 = w36;
        c18 = w38;
        c19 = w47;
        c20 = w45;
        c21 = w46;
    }
    store_aligned(vertical, c17);
    store_aligned(vertical + 1 * WORD_BYTES, c18);
    store_aligned(vertical + 2 * WORD_BYTES, c19);
    store_aligned(down, c20);
    store_aligned(down + 1 * WORD_BYTES, c21);
}

/* An iteration: 10 gates, 2 moves, 0 additions, 9 loads, 4 stores. */
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
    word c18 = w6;
    word c19 = w7;
    word c20 = w8;
    word c21 = w9;
    word c22 = w10;
    for (uint64_t i17 = i4; (int64_t)i17 < (int64_t)i5; ++i17) {
        const uint64_t i23 = (uint64_t)1;
        const uint64_t i24 = i17 + i23;
        const uint64_t i25 = i24 & (uint64_t)7;
        const uint64_t i26 = i24 >> 3;
        const uint64_t i27 = i25 * i0;
        const uint64_t i28 = i27 + i26;
        const uint64_t i29 = i0 * (uint64_t)8;
        const uint64_t i30 = i28 + i29;
        const uint64_t i31 = i17 * (uint64_t)1;
        const uint64_t i32 = i31 + i1;
        const uint64_t i33 = i31 + i2;
        const word w34 = load_word(windows + i28);
        const word w35 = load_word(windows + i30);
        const word w36 = load_word(active + i28);
        const word w37 = load_first(top + i31);
        const word w38 = shift_in(c21, w37);
        const word w39 = load_first(top + i32);
        const word w40 = shift_in(c22, w39);
        const word w41 = load_aligned(a);
        const word w42 = load_aligned(a + 1 * WORD_BYTES);
        const word w43 = w41 ^ w34;
        const word w44 = (word)_mm512_ternarylogic_epi64((__m512i)w43, (__m512i)w35, (__m512i)w42, 0xf6);
        const word w45 = (word)_mm512_ternarylogic_epi64((__m512i)w40, (__m512i)c18, (__m512i)w38, 0x34);
        const word w46 = (word)_mm512_ternarylogic_epi64((__m512i)w45, (__m512i)c19, (__m512i)c20, 0xbd);
        const word w47 = (word)_mm512_ternarylogic_epi64((__m512i)w46, (__m512i)w44, (__m512i)c18, 0xa6);
        const word w48 = (word)_mm512_ternarylogic_epi64((__m512i)w47, (__m512i)c18, (__m512i)c19, 0xa6);
        const word w49 = (word)_mm512_ternarylogic_epi64((__m512i)w48, (__m512i)w38, (__m512i)w47, 0x4b);
        const word w50 = (word)_mm512_ternarylogic_epi64((__m512i)w38, (__m512i)w36, (__m512i)c18, 0xe2);
        const word w51 = (word)_mm512_ternarylogic_epi64((__m512i)w40, (__m512i)w36, (__m512i)c19, 0xe2);
        const word w52 = (word)_mm512_ternarylogic_epi64((__m512i)w49, (__m512i)w36, (__m512i)c20, 0xe2);
        store_aligned(tap, w47);
        const uint64_t i53 = load_byte(tap + i3);
        store_byte(bottom + i31, i53);
        store_aligned(tap + 1 * WORD_BYTES, w48);
        const uint64_t i54 = load_byte(tap + i3 + 1 * WORD_BYTES);
        store_byte(bottom + i33, i54);
        c18 = w50;
        c19 = w51;
        c20 = w52;
        c21 = w47;
        c22 = w48;
    }
    store_aligned(vertical, c18);
    store_aligned(vertical + 1 * WORD_BYTES, c19);
    store_aligned(vertical + 2 * WORD_BYTES, c20);
    store_aligned(down, c21);
    store_aligned(down + 1 * WORD_BYTES, c22);
}

/* An iteration: 7 gates, 2 moves, 0 additions, 8 loads, 4 stores. */
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
    word c18 = w6;
    word c19 = w7;
    word c20 = w8;
    word c21 = w9;
    word c22 = w10;
    for (uint64_t i17 = i4; (int64_t)i17 < (int64_t)i5; ++i17) {
        const uint64_t i23 = (uint64_t)1;
        const uint64_t i24 = i17 + i23;
        const uint64_t i25 = i24 & (uint64_t)7;
        const uint64_t i26 = i24 >> 3;
        const uint64_t i27 = i25 * i0;
        const uint64_t i28 = i27 + i26;
        const uint64_t i29 = i0 * (uint64_t)8;
        const uint64_t i30 = i28 + i29;
        const uint64_t i31 = i17 * (uint64_t)1;
        const uint64_t i32 = i31 + i1;
        const uint64_t i33 = i31 + i2;
        const word w34 = load_word(windows + i28);
        const word w35 = load_word(windows + i30);
        const word w36 = load_first(top + i31);
        const word w37 = shift_in(c21, w36);
        const word w38 = load_first(top + i32);
        const word w39 = shift_in(c22, w38);
        const word w40 = load_aligned(a);
        const word w41 = load_aligned(a + 1 * WORD_BYTES);
        const word w42 = w40 ^ w34;
        const word w43 = (word)_mm512_ternarylogic_epi64((__m512i)w42, (__m512i)w35, (__m512i)w41, 0xf6);
        const word w44 = (word)_mm512_ternarylogic_epi64((__m512i)w39, (__m512i)c18, (__m512i)w37, 0x34);
        const word w45 = (word)_mm512_ternarylogic_epi64((__m512i)w44, (__m512i)c19, (__m512i)c20, 0xbd);
        const word w46 = (word)_mm512_ternarylogic_epi64((__m512i)w45, (__m512i)w43, (__m512i)c18, 0xa6);
        const word w47 = (word)_mm512_ternarylogic_epi64((__m512i)w46, (__m512i)c18, (__m512i)c19, 0xa6);
        const word w48 = (word)_mm512_ternarylogic_epi64((__m512i)w47, (__m512i)w37, (__m512i)w46, 0x4b);
        store_aligned(tap, w46);
        const uint64_t i49 = load_byte(tap + i3);
        store_byte(bottom + i31, i49);
        store_aligned(tap + 1 * WORD_BYTES, w47);
        const uint64_t i50 = load_byte(tap + i3 + 1 * WORD_BYTES);
        store_byte(bottom + i33, i50);
        c18 = w37;
        c19 = w39;
        c20 = w48;
        c21 = w46;
        c22 = w47;
    }
    store_aligned(vertical, c18);
    store_aligned(vertical + 1 * WORD_BYTES, c19);
    store_aligned(vertical + 2 * WORD_BYTES, c20);
    store_aligned(down, c21);
    store_aligned(down + 1 * WORD_BYTES, c22);
}

/* An iteration: 16 gates, 2 moves, 0 additions, 19 loads, 2 stores. */
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
    word c23 = w5;
    word c24 = w6;
    word c25 = w7;
    word c26 = w8;
    word c27 = w9;
    for (uint64_t i22 = i3; (int64_t)i22 < (int64_t)i4; ++i22) {
        const uint64_t i28 = (uint64_t)1;
        const uint64_t i29 = i22 + i28;
        const uint64_t i30 = i29 & (uint64_t)7;
        const uint64_t i31 = i29 >> 3;
        const uint64_t i32 = i30 * i0;
        const uint64_t i33 = i32 + i31;
        const uint64_t i34 = i0 * (uint64_t)8;
        const uint64_t i35 = i33 + i34;
        const uint64_t i36 = i35 + i34;
        const uint64_t i37 = i36 + i34;
        const uint64_t i38 = i37 + i34;
        const uint64_t i39 = i38 + i34;
        const uint64_t i40 = i39 + i34;
        const uint64_t i41 = i40 + i34;
        const uint64_t i42 = i22 * (uint64_t)1;
        const uint64_t i43 = i42 + i1;
        const uint64_t i44 = i42 + i2;
        const word w45 = load_word(windows + i33);
        const word w46 = load_word(windows + i35);
        const word w47 = load_word(windows + i36);
        const word w48 = load_word(windows + i37);
        const word w49 = load_word(windows + i38);
        const word w50 = load_word(windows + i39);
        const word w51 = load_word(windows + i40);
        const word w52 = load_word(windows + i41);
        const word w53 = load_word(active + i33);
        const word w54 = load_first(top + i42);
        const word w55 = shift_in(c26, w54);
        const word w56 = load_first(top + i43);
        const word w57 = shift_in(c27, w56);
        const word w58 = load_aligned(a);
        const word w59 = load_aligned(a + 1 * WORD_BYTES);
        const word w60 = load_aligned(a + 2 * WORD_BYTES);
        const word w61 = load_aligned(a + 3 * WORD_BYTES);
        const word w62 = load_aligned(a + 4 * WORD_BYTES);
        const word w63 = load_aligned(a + 5 * WORD_BYTES);
        const word w64 = load_aligned(a + 6 * WORD_BYTES);
        const word w65 = load_aligned(a + 7 * WORD_BYTES);
        const word w66 = w58 ^ w45;
        const word w67 = (word)_mm512_ternarylogic_epi64((__m512i)w66, (__m512i)w46, (__m512i)w59, 0x09);
        const word w68 = (word)_mm512_ternarylogic_epi64((__m512i)w67, (__m512i)w47, (__m512i)w60, 0x90);
        const word w69 = (word)_mm512_ternarylogic_epi64((__m512i)w68, (__m512i)w48, (__m512i)w61, 0x90);
        const word w70 = (word)_mm512_ternarylogic_epi64((__m512i)w69, (__m512i)w49, (__m512i)w62, 0x90);
        const word w71 = (word)_mm512_ternarylogic_epi64((__m512i)w70, (__m512i)w50, (__m512i)w63, 0x90);
        const word w72 = (word)_mm512_ternarylogic_epi64((__m512i)w71, (__m512i)w51, (__m512i)w64, 0x90);
        const word w73 = (word)_mm512_ternarylogic_epi64((__m512i)w72, (__m512i)w52, (__m512i)w65, 0x6f);
        const word w74 = (word)_mm512_ternarylogic_epi64((__m512i)w57, (__m512i)c23, (__m512i)w55, 0x34);
        const word w75 = (word)_mm512_ternarylogic_epi64((__m512i)w74, (__m512i)c24, (__m512i)c25, 0xbd);
        const word w76 = (word)_mm512_ternarylogic_epi64((__m512i)w73, (__m512i)w75, (__m512i)c23, 0x9a);
        const word w77 = (word)_mm512_ternarylogic_epi64((__m512i)w76, (__m512i)c23, (__m512i)c24, 0xa6);
        const word w78 = (word)_mm512_ternarylogic_epi64((__m512i)w77, (__m512i)w55, (__m512i)w76, 0x4b);
        const word w79 = (word)_mm512_ternarylogic_epi64((__m512i)w55, (__m512i)w53, (__m512i)c23, 0xe2);
        const word w80 = (word)_mm512_ternarylogic_epi64((__m512i)w57, (__m512i)w53, (__m512i)c24, 0xe2);
        const word w81 = (word)_mm512_ternarylogic_epi64((__m512i)w78, (__m512i)w53, (__m512i)c25, 0xe2);
        store_first(bottom + i42, w76);
        store_first(bottom + i44, w77);
        c23 = w79;
        c24 = w80;
        c25 = w81;
        c26 = w76;
        c27 = w77;
    }
    store_aligned(vertical, c23);
    store_aligned(vertical + 1 * WORD_BYTES, c24);
    store_aligned(vertical + 2 * WORD_BYTES, c25);
    store_aligned(down, c26);
    store_aligned(down + 1 * WORD_BYTES, c27);
}

/* An iteration: 13 gates, 2 moves, 0 additions, 18 loads, 2 stores. */
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
    word c23 = w5;
    word c24 = w6;
    word c25 = w7;
    word c26 = w8;
    word c27 = w9;
    for (uint64_t i22 = i3; (int64_t)i22 < (int64_t)i4; ++i22) {
        const uint64_t i28 = (uint64_t)1;
        const uint64_t i29 = i22 + i28;
        const uint64_t i30 = i29 & (uint64_t)7;
        const uint64_t i31 = i29 >> 3;
        const uint64_t i32 = i30 * i0;
        const uint64_t i33 = i32 + i31;
        const uint64_t i34 = i0 * (uint64_t)8;
        const uint64_t i35 = i33 + i34;
        const uint64_t i36 = i35 + i34;
        const uint64_t i37 = i36 + i34;
        const uint64_t i38 = i37 + i34;
        const uint64_t i39 = i38 + i34;
        const uint64_t i40 = i39 + i34;
        const uint64_t i41 = i40 + i34;
        const uint64_t i42 = i22 * (uint64_t)1;
        const uint64_t i43 = i42 + i1;
        const uint64_t i44 = i42 + i2;
        const word w45 = load_word(windows + i33);
        const word w46 = load_word(windows + i35);
        const word w47 = load_word(windows + i36);
        const word w48 = load_word(windows + i37);
        const word w49 = load_word(windows + i38);
        const word w50 = load_word(windows + i39);
        const word w51 = load_word(windows + i40);
        const word w52 = load_word(windows + i41);
        const word w53 = load_first(top + i42);
        const word w54 = shift_in(c26, w53);
        const word w55 = load_first(top + i43);
        const word w56 = shift_in(c27, w55);
        const word w57 = load_aligned(a);
        const word w58 = load_aligned(a + 1 * WORD_BYTES);
        const word w59 = load_aligned(a + 2 * WORD_BYTES);
        const word w60 = load_aligned(a + 3 * WORD_BYTES);
        const word w61 = load_aligned(a + 4 * WORD_BYTES);
        const word w62 = load_aligned(a + 5 * WORD_BYTES);
        const word w63 = load_aligned(a + 6 * WORD_BYTES);
        const word w64 = load_aligned(a + 7 * WORD_BYTES);
        const word w65 = w57 ^ w45;
        const word w66 = (word)_mm512_ternarylogic_epi64((__m512i)w65, (__m512i)w46, (__m512i)w58, 0x09);
        const word w67 = (word)_mm512_ternarylogic_epi64((__m512i)w66, (__m512i)w47, (__m512i)w59, 0x90);
        const word w68 = (word)_mm512_ternarylogic_epi64((__m512i)w67, (__m512i)w48, (__m512i)w60, 0x90);
        const word w69 = (word)_mm512_ternarylogic_epi64((__m512i)w68, (__m512i)w49, (__m512i)w61, 0x90);
        const word w70 = (word)_mm512_ternarylogic_epi64((__m512i)w69, (__m512i)w50, (__m512i)w62, 0x90);
        const word w71 = (word)_mm512_ternarylogic_epi64((__m512i)w70, (__m512i)w51, (__m512i)w63, 0x90);
        const word w72 = (word)_mm512_ternarylogic_epi64((__m512i)w71, (__m512i)w52, (__m512i)w64, 0x6f);
        const word w73 = (word)_mm512_ternarylogic_epi64((__m512i)w56, (__m512i)c23, (__m512i)w54, 0x34);
        const word w74 = (word)_mm512_ternarylogic_epi64((__m512i)w73, (__m512i)c24, (__m512i)c25, 0xbd);
        const word w75 = (word)_mm512_ternarylogic_epi64((__m512i)w72, (__m512i)w74, (__m512i)c23, 0x9a);
        const word w76 = (word)_mm512_ternarylogic_epi64((__m512i)w75, (__m512i)c23, (__m512i)c24, 0xa6);
        const word w77 = (word)_mm512_ternarylogic_epi64((__m512i)w76, (__m512i)w54, (__m512i)w75, 0x4b);
        store_first(bottom + i42, w75);
        store_first(bottom + i44, w76);
        c23 = w54;
        c24 = w56;
        c25 = w77;
        c26 = w75;
        c27 = w76;
    }
    store_aligned(vertical, c23);
    store_aligned(vertical + 1 * WORD_BYTES, c24);
    store_aligned(vertical + 2 * WORD_BYTES, c25);
    store_aligned(down, c26);
    store_aligned(down + 1 * WORD_BYTES, c27);
}

/* An iteration: 16 gates, 2 moves, 0 additions, 21 loads, 4 stores. */
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
    word c24 = w6;
    word c25 = w7;
    word c26 = w8;
    word c27 = w9;
    word c28 = w10;
    for (uint64_t i23 = i4; (int64_t)i23 < (int64_t)i5; ++i23) {
        const uint64_t i29 = (uint64_t)1;
        const uint64_t i30 = i23 + i29;
        const uint64_t i31 = i30 & (uint64_t)7;
        const uint64_t i32 = i30 >> 3;
        const uint64_t i33 = i31 * i0;
        const uint64_t i34 = i33 + i32;
        const uint64_t i35 = i0 * (uint64_t)8;
        const uint64_t i36 = i34 + i35;
        const uint64_t i37 = i36 + i35;
        const uint64_t i38 = i37 + i35;
        const uint64_t i39 = i38 + i35;
        const uint64_t i40 = i39 + i35;
        const uint64_t i41 = i40 + i35;
        const uint64_t i42 = i41 + i35;
        const uint64_t i43 = i23 * (uint64_t)1;
        const uint64_t i44 = i43 + i1;
        const uint64_t i45 = i43 + i2;
        const word w46 = load_word(windows + i34);
        const word w47 = load_word(windows + i36);
        const word w48 = load_word(windows + i37);
        const word w49 = load_word(windows + i38);
        const word w50 = load_word(windows + i39);
        const word w51 = load_word(windows + i40);
        const word w52 = load_word(windows + i41);
        const word w53 = load_word(windows + i42);
        const word w54 = load_word(active + i34);
        const word w55 = load_first(top + i43);
        const word w56 = shift_in(c27, w55);
        const word w57 = load_first(top + i44);
        const word w58 = shift_in(c28, w57);
        const word w59 = load_aligned(a);
        const word w60 = load_aligned(a + 1 * WORD_BYTES);
        const word w61 = load_aligned(a + 2 * WORD_BYTES);
        const word w62 = load_aligned(a + 3 * WORD_BYTES);
        const word w63 = load_aligned(a + 4 * WORD_BYTES);
        const word w64 = load_aligned(a + 5 * WORD_BYTES);
        const word w65 = load_aligned(a + 6 * WORD_BYTES);
        const word w66 = load_aligned(a + 7 * WORD_BYTES);
        const word w67 = w59 ^ w46;
        const word w68 = (word)_mm512_ternarylogic_epi64((__m512i)w67, (__m512i)w47, (__m512i)w60, 0x09);
        const word w69 = (word)_mm512_ternarylogic_epi64((__m512i)w68, (__m512i)w48, (__m512i)w61, 0x90);
        const word w70 = (word)_mm512_ternarylogic_epi64((__m512i)w69, (__m512i)w49, (__m512i)w62, 0x90);
        const word w71 = (word)_mm512_ternarylogic_epi64((__m512i)w70, (__m512i)w50, (__m512i)w63, 0x90);
        const word w72 = (word)_mm512_ternarylogic_epi64((__m512i)w71, (__m512i)w51, (__m512i)w64, 0x90);
        const word w73 = (word)_mm512_ternarylogic_epi64((__m512i)w72, (__m512i)w52, (__m512i)w65, 0x90);
        const word w74 = (word)_mm512_ternarylogic_epi64((__m512i)w73, (__m512i)w53, (__m512i)w66, 0x6f);
        const word w75 = (word)_mm512_ternarylogic_epi64((__m512i)w58, (__m512i)c24, (__m512i)w56, 0x34);
        const word w76 = (word)_mm512_ternarylogic_epi64((__m512i)w75, (__m512i)c25, (__m512i)c26, 0xbd);
        const word w77 = (word)_mm512_ternarylogic_epi64((__m512i)w74, (__m512i)w76, (__m512i)c24, 0x9a);
        const word w78 = (word)_mm512_ternarylogic_epi64((__m512i)w77, (__m512i)c24, (__m512i)c25, 0xa6);
        const word w79 = (word)_mm512_ternarylogic_epi64((__m512i)w78, (__m512i)w56, (__m512i)w77, 0x4b);
        const word w80 = (word)_mm512_ternarylogic_epi64((__m512i)w56, (__m512i)w54, (__m512i)c24, 0xe2);
        const word w81 = (word)_mm512_ternarylogic_epi64((__m512i)w58, (__m512i)w54, (__m512i)c25, 0xe2);
        const word w82 = (word)_mm512_ternarylogic_epi64((__m512i)w79, (__m512i)w54, (__m512i)c26, 0xe2);
        store_aligned(tap, w77);
        const uint64_t i83 = load_byte(tap + i3);
        store_byte(bottom + i43, i83);
        store_aligned(tap + 1 * WORD_BYTES, w78);
        const uint64_t i84 = load_byte(tap + i3 + 1 * WORD_BYTES);
        store_byte(bottom + i45, i84);
        c24 = w80;
        c25 = w81;
        c26 = w82;
        c27 = w77;
        c28 = w78;
    }
    store_aligned(vertical, c24);
    store_aligned(vertical + 1 * WORD_BYTES, c25);
    store_aligned(vertical + 2 * WORD_BYTES, c26);
    store_aligned(down, c27);
    store_aligned(down + 1 * WORD_BYTES, c28);
}

/* An iteration: 13 gates, 2 moves, 0 additions, 20 loads, 4 stores. */
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
    word c24 = w6;
    word c25 = w7;
    word c26 = w8;
    word c27 = w9;
    word c28 = w10;
    for (uint64_t i23 = i4; (int64_t)i23 < (int64_t)i5; ++i23) {
        const uint64_t i29 = (uint64_t)1;
        const uint64_t i30 = i23 + i29;
        const uint64_t i31 = i30 & (uint64_t)7;
        const uint64_t i32 = i30 >> 3;
        const uint64_t i33 = i31 * i0;
        const uint64_t i34 = i33 + i32;
        const uint64_t i35 = i0 * (uint64_t)8;
        const uint64_t i36 = i34 + i35;
        const uint64_t i37 = i36 + i35;
        const uint64_t i38 = i37 + i35;
        const uint64_t i39 = i38 + i35;
        const uint64_t i40 = i39 + i35;
        const uint64_t i41 = i40 + i35;
        const uint64_t i42 = i41 + i35;
        const uint64_t i43 = i23 * (uint64_t)1;
        const uint64_t i44 = i43 + i1;
        const uint64_t i45 = i43 + i2;
        const word w46 = load_word(windows + i34);
        const word w47 = load_word(windows + i36);
        const word w48 = load_word(windows + i37);
        const word w49 = load_word(windows + i38);
        const word w50 = load_word(windows + i39);
        const word w51 = load_word(windows + i40);
        const word w52 = load_word(windows + i41);
        const word w53 = load_word(windows + i42);
        const word w54 = load_first(top + i43);
        const word w55 = shift_in(c27, w54);
        const word w56 = load_first(top + i44);
        const word w57 = shift_in(c28, w56);
        const word w58 = load_aligned(a);
        const word w59 = load_aligned(a + 1 * WORD_BYTES);
        const word w60 = load_aligned(a + 2 * WORD_BYTES);
        const word w61 = load_aligned(a + 3 * WORD_BYTES);
        const word w62 = load_aligned(a + 4 * WORD_BYTES);
        const word w63 = load_aligned(a + 5 * WORD_BYTES);
        const word w64 = load_aligned(a + 6 * WORD_BYTES);
        const word w65 = load_aligned(a + 7 * WORD_BYTES);
        const word w66 = w58 ^ w46;
        const word w67 = (word)_mm512_ternarylogic_epi64((__m512i)w66, (__m512i)w47, (__m512i)w59, 0x09);
        const word w68 = (word)_mm512_ternarylogic_epi64((__m512i)w67, (__m512i)w48, (__m512i)w60, 0x90);
        const word w69 = (word)_mm512_ternarylogic_epi64((__m512i)w68, (__m512i)w49, (__m512i)w61, 0x90);
        const word w70 = (word)_mm512_ternarylogic_epi64((__m512i)w69, (__m512i)w50, (__m512i)w62, 0x90);
        const word w71 = (word)_mm512_ternarylogic_epi64((__m512i)w70, (__m512i)w51, (__m512i)w63, 0x90);
        const word w72 = (word)_mm512_ternarylogic_epi64((__m512i)w71, (__m512i)w52, (__m512i)w64, 0x90);
        const word w73 = (word)_mm512_ternarylogic_epi64((__m512i)w72, (__m512i)w53, (__m512i)w65, 0x6f);
        const word w74 = (word)_mm512_ternarylogic_epi64((__m512i)w57, (__m512i)c24, (__m512i)w55, 0x34);
        const word w75 = (word)_mm512_ternarylogic_epi64((__m512i)w74, (__m512i)c25, (__m512i)c26, 0xbd);
        const word w76 = (word)_mm512_ternarylogic_epi64((__m512i)w73, (__m512i)w75, (__m512i)c24, 0x9a);
        const word w77 = (word)_mm512_ternarylogic_epi64((__m512i)w76, (__m512i)c24, (__m512i)c25, 0xa6);
        const word w78 = (word)_mm512_ternarylogic_epi64((__m512i)w77, (__m512i)w55, (__m512i)w76, 0x4b);
        store_aligned(tap, w76);
        const uint64_t i79 = load_byte(tap + i3);
        store_byte(bottom + i43, i79);
        store_aligned(tap + 1 * WORD_BYTES, w77);
        const uint64_t i80 = load_byte(tap + i3 + 1 * WORD_BYTES);
        store_byte(bottom + i45, i80);
        c24 = w55;
        c25 = w57;
        c26 = w78;
        c27 = w76;
        c28 = w77;
    }
    store_aligned(vertical, c24);
    store_aligned(vertical + 1 * WORD_BYTES, c25);
    store_aligned(vertical + 2 * WORD_BYTES, c26);
    store_aligned(down, c27);
    store_aligned(down + 1 * WORD_BYTES, c28);
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
        const word w90 = load_first(top + i66);
        const word w91 = shift_in(c38, w90);
        const word w92 = load_first(top + i67);
        const word w93 = shift_in(c39, w92);
        const word w94 = load_aligned(a);
        const word w95 = load_aligned(a + 1 * WORD_BYTES);
        const word w96 = load_aligned(a + 2 * WORD_BYTES);
        const word w97 = load_aligned(a + 3 * WORD_BYTES);
        const word w98 = load_aligned(a + 4 * WORD_BYTES);
        const word w99 = load_aligned(a + 5 * WORD_BYTES);
        const word w100 = load_aligned(a + 6 * WORD_BYTES);
        const word w101 = load_aligned(a + 7 * WORD_BYTES);
        const word w102 = load_aligned(a + 8 * WORD_BYTES);
        const word w103 = load_aligned(a + 9 * WORD_BYTES);
        const word w104 = load_aligned(a + 10 * WORD_BYTES);
        const word w105 = load_aligned(a + 11 * WORD_BYTES);
        const word w106 = load_aligned(a + 12 * WORD_BYTES);
        const word w107 = load_aligned(a + 13 * WORD_BYTES);
        const word w108 = load_aligned(a + 14 * WORD_BYTES);
        const word w109 = load_aligned(a + 15 * WORD_BYTES);
        const word w110 = load_aligned(a + 16 * WORD_BYTES);
        const word w111 = load_aligned(a + 17 * WORD_BYTES);
        const word w112 = load_aligned(a + 18 * WORD_BYTES);
        const word w113 = load_aligned(a + 19 * WORD_BYTES);
        const word w114 = w94 ^ w69;
        const word w115 = (word)_mm512_ternarylogic_epi64((__m512i)w114, (__m512i)w70, (__m512i)w95, 0x09);
        const word w116 = (word)_mm512_ternarylogic_epi64((__m512i)w115, (__m512i)w71, (__m512i)w96, 0x90);
        const word w117 = (word)_mm512_ternarylogic_epi64((__m512i)w116, (__m512i)w72, (__m512i)w97, 0x90);
        const word w118 = (word)_mm512_ternarylogic_epi64((__m512i)w117, (__m512i)w73, (__m512i)w98, 0x90);
        const word w119 = (word)_mm512_ternarylogic_epi64((__m512i)w118, (__m512i)w74, (__m512i)w99, 0x90);
        const word w120 = (word)_mm512_ternarylogic_epi64((__m512i)w119, (__m512i)w75, (__m512i)w100, 0x90);
        const word w121 = (word)_mm512_ternarylogic_epi64((__m512i)w120, (__m512i)w76, (__m512i)w101, 0x90);
        const word w122 = (word)_mm512_ternarylogic_epi64((__m512i)w121, (__m512i)w77, (__m512i)w102, 0x90);
        const word w123 = (word)_mm512_ternarylogic_epi64((__m512i)w122, (__m512i)w78, (__m512i)w103, 0x90);
        const word w124 = (word)_mm512_ternarylogic_epi64((__m512i)w123, (__m512i)w79, (__m512i)w104, 0x90);
        const word w125 = (word)_mm512_ternarylogic_epi64((__m512i)w124, (__m512i)w80, (__m512i)w105, 0x90);
        const word w126 = (word)_mm512_ternarylogic_epi64((__m512i)w125, (__m512i)w81, (__m512i)w106, 0x90);
        const word w127 = (word)_mm512_ternarylogic_epi64((__m512i)w126, (__m512i)w82, (__m512i)w107, 0x90);
        const word w128 = (word)_mm512_ternarylogic_epi64((__m512i)w127, (__m512i)w83, (__m512i)w108, 0x90);
        const word w129 = (word)_mm512_ternarylogic_epi64((__m512i)w128, (__m512i)w84, (__m512i)w109, 0x90);
        const word w130 = (word)_mm512_ternarylogic_epi64((__m512i)w129, (__m512i)w85, (__m512i)w110, 0x90);
        const word w131 = (word)_mm512_ternarylogic_epi64((__m512i)w130, (__m512i)w86, (__m512i)w111, 0x90);
        const word w132 = (word)_mm512_ternarylogic_epi64((__m512i)w131, (__m512i)w87, (__m512i)w112, 0x90);
        const word w133 = (word)_mm512_ternarylogic_epi64((__m512i)w132, (__m512i)w88, (__m512i)w113, 0x6f);
        const word w134 = (word)_mm512_ternarylogic_epi64((__m512i)w93, (__m512i)c35, (__m512i)w91, 0x34);
        const word w135 = (word)_mm512_ternarylogic_epi64((__m512i)w134, (__m512i)c36, (__m512i)c37, 0xbd);
        const word w136 = (word)_mm512_ternarylogic_epi64((__m512i)w133, (__m512i)w135, (__m512i)c35, 0x9a);
        const word w137 = (word)_mm512_ternarylogic_epi64((__m512i)w136, (__m512i)c35, (__m512i)c36, 0xa6);
        const word w138 = (word)_mm512_ternarylogic_epi64((__m512i)w137, (__m512i)w91, (__m512i)w136, 0x4b);
        const word w139 = (word)_mm512_ternarylogic_epi64((__m512i)w91, (__m512i)w89, (__m512i)c35, 0xe2);
        const word w140 = (word)_mm512_ternarylogic_epi64((__m512i)w93, (__m512i)w89, (__m512i)c36, 0xe2);
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
        const word w89 = load_first(top + i66);
        const word w90 = shift_in(c38, w89);
        const word w91 = load_first(top + i67);
        const word w92 = shift_in(c39, w91);
        const word w93 = load_aligned(a);
        const word w94 = load_aligned(a + 1 * WORD_BYTES);
        const word w95 = load_aligned(a + 2 * WORD_BYTES);
        const word w96 = load_aligned(a + 3 * WORD_BYTES);
        const word w97 = load_aligned(a + 4 * WORD_BYTES);
        const word w98 = load_aligned(a + 5 * WORD_BYTES);
        const word w99 = load_aligned(a + 6 * WORD_BYTES);
        const word w100 = load_aligned(a + 7 * WORD_BYTES);
        const word w101 = load_aligned(a + 8 * WORD_BYTES);
        const word w102 = load_aligned(a + 9 * WORD_BYTES);
        const word w103 = load_aligned(a + 10 * WORD_BYTES);
        const word w104 = load_aligned(a + 11 * WORD_BYTES);
        const word w105 = load_aligned(a + 12 * WORD_BYTES);
        const word w106 = load_aligned(a + 13 * WORD_BYTES);
        const word w107 = load_aligned(a + 14 * WORD_BYTES);
        const word w108 = load_aligned(a + 15 * WORD_BYTES);
        const word w109 = load_aligned(a + 16 * WORD_BYTES);
        const word w110 = load_aligned(a + 17 * WORD_BYTES);
        const word w111 = load_aligned(a + 18 * WORD_BYTES);
        const word w112 = load_aligned(a + 19 * WORD_BYTES);
        const word w113 = w93 ^ w69;
        const word w114 = (word)_mm512_ternarylogic_epi64((__m512i)w113, (__m512i)w70, (__m512i)w94, 0x09);
        const word w115 = (word)_mm512_ternarylogic_epi64((__m512i)w114, (__m512i)w71, (__m512i)w95, 0x90);
        const word w116 = (word)_mm512_ternarylogic_epi64((__m512i)w115, (__m512i)w72, (__m512i)w96, 0x90);
        const word w117 = (word)_mm512_ternarylogic_epi64((__m512i)w116, (__m512i)w73, (__m512i)w97, 0x90);
        const word w118 = (word)_mm512_ternarylogic_epi64((__m512i)w117, (__m512i)w74, (__m512i)w98, 0x90);
        const word w119 = (word)_mm512_ternarylogic_epi64((__m512i)w118, (__m512i)w75, (__m512i)w99, 0x90);
        const word w120 = (word)_mm512_ternarylogic_epi64((__m512i)w119, (__m512i)w76, (__m512i)w100, 0x90);
        const word w121 = (word)_mm512_ternarylogic_epi64((__m512i)w120, (__m512i)w77, (__m512i)w101, 0x90);
        const word w122 = (word)_mm512_ternarylogic_epi64((__m512i)w121, (__m512i)w78, (__m512i)w102, 0x90);
        const word w123 = (word)_mm512_ternarylogic_epi64((__m512i)w122, (__m512i)w79, (__m512i)w103, 0x90);
        const word w124 = (word)_mm512_ternarylogic_epi64((__m512i)w123, (__m512i)w80, (__m512i)w104, 0x90);
        const word w125 = (word)_mm512_ternarylogic_epi64((__m512i)w124, (__m512i)w81, (__m512i)w105, 0x90);
        const word w126 = (word)_mm512_ternarylogic_epi64((__m512i)w125, (__m512i)w82, (__m512i)w106, 0x90);
        const word w127 = (word)_mm512_ternarylogic_epi64((__m512i)w126, (__m512i)w83, (__m512i)w107, 0x90);
        const word w128 = (word)_mm512_ternarylogic_epi64((__m512i)w127, (__m512i)w84, (__m512i)w108, 0x90);
        const word w129 = (word)_mm512_ternarylogic_epi64((__m512i)w128, (__m512i)w85, (__m512i)w109, 0x90);
        const word w130 = (word)_mm512_ternarylogic_epi64((__m512i)w129, (__m512i)w86, (__m512i)w110, 0x90);
        const word w131 = (word)_mm512_ternarylogic_epi64((__m512i)w130, (__m512i)w87, (__m512i)w111, 0x90);
        const word w132 = (word)_mm512_ternarylogic_epi64((__m512i)w131, (__m512i)w88, (__m512i)w112, 0x6f);
        const word w133 = (word)_mm512_ternarylogic_epi64((__m512i)w92, (__m512i)c35, (__m512i)w90, 0x34);
        const word w134 = (word)_mm512_ternarylogic_epi64((__m512i)w133, (__m512i)c36, (__m512i)c37, 0xbd);
        const word w135 = (word)_mm512_ternarylogic_epi64((__m512i)w132, (__m512i)w134, (__m512i)c35, 0x9a);
        const word w136 = (word)_mm512_ternarylogic_epi64((__m512i)w135, (__m512i)c35, (__m512i)c36, 0xa6);
        const word w137 = (word)_mm512_ternarylogic_epi64((__m512i)w136, (__m512i)w90, (__m512i)w135, 0x4b);
        store_first(bottom + i66, w135);
        store_first(bottom + i68, w136);
        c35 = w90;
        c36 = w92;
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
        const word w91 = load_first(top + i67);
        const word w92 = shift_in(c39, w91);
        const word w93 = load_first(top + i68);
        const word w94 = shift_in(c40, w93);
        const word w95 = load_aligned(a);
        const word w96 = load_aligned(a + 1 * WORD_BYTES);
        const word w97 = load_aligned(a + 2 * WORD_BYTES);
        const word w98 = load_aligned(a + 3 * WORD_BYTES);
        const word w99 = load_aligned(a + 4 * WORD_BYTES);
        const word w100 = load_aligned(a + 5 * WORD_BYTES);
        const word w101 = load_aligned(a + 6 * WORD_BYTES);
        const word w102 = load_aligned(a + 7 * WORD_BYTES);
        const word w103 = load_aligned(a + 8 * WORD_BYTES);
        const word w104 = load_aligned(a + 9 * WORD_BYTES);
        const word w105 = load_aligned(a + 10 * WORD_BYTES);
        const word w106 = load_aligned(a + 11 * WORD_BYTES);
        const word w107 = load_aligned(a + 12 * WORD_BYTES);
        const word w108 = load_aligned(a + 13 * WORD_BYTES);
        const word w109 = load_aligned(a + 14 * WORD_BYTES);
        const word w110 = load_aligned(a + 15 * WORD_BYTES);
        const word w111 = load_aligned(a + 16 * WORD_BYTES);
        const word w112 = load_aligned(a + 17 * WORD_BYTES);
        const word w113 = load_aligned(a + 18 * WORD_BYTES);
        const word w114 = load_aligned(a + 19 * WORD_BYTES);
        const word w115 = w95 ^ w70;
        const word w116 = (word)_mm512_ternarylogic_epi64((__m512i)w115, (__m512i)w71, (__m512i)w96, 0x09);
        const word w117 = (word)_mm512_ternarylogic_epi64((__m512i)w116, (__m512i)w72, (__m512i)w97, 0x90);
        const word w118 = (word)_mm512_ternarylogic_epi64((__m512i)w117, (__m512i)w73, (__m512i)w98, 0x90);
        const word w119 = (word)_mm512_ternarylogic_epi64((__m512i)w118, (__m512i)w74, (__m512i)w99, 0x90);
        const word w120 = (word)_mm512_ternarylogic_epi64((__m512i)w119, (__m512i)w75, (__m512i)w100, 0x90);
        const word w121 = (word)_mm512_ternarylogic_epi64((__m512i)w120, (__m512i)w76, (__m512i)w101, 0x90);
        const word w122 = (word)_mm512_ternarylogic_epi64((__m512i)w121, (__m512i)w77, (__m512i)w102, 0x90);
        const word w123 = (word)_mm512_ternarylogic_epi64((__m512i)w122, (__m512i)w78, (__m512i)w103, 0x90);
        const word w124 = (word)_mm512_ternarylogic_epi64((__m512i)w123, (__m512i)w79, (__m512i)w104, 0x90);
        const word w125 = (word)_mm512_ternarylogic_epi64((__m512i)w124, (__m512i)w80, (__m512i)w105, 0x90);
        const word w126 = (word)_mm512_ternarylogic_epi64((__m512i)w125, (__m512i)w81, (__m512i)w106, 0x90);
        const word w127 = (word)_mm512_ternarylogic_epi64((__m512i)w126, (__m512i)w82, (__m512i)w107, 0x90);
        const word w128 = (word)_mm512_ternarylogic_epi64((__m512i)w127, (__m512i)w83, (__m512i)w108, 0x90);
        const word w129 = (word)_mm512_ternarylogic_epi64((__m512i)w128, (__m512i)w84, (__m512i)w109, 0x90);
        const word w130 = (word)_mm512_ternarylogic_epi64((__m512i)w129, (__m512i)w85, (__m512i)w110, 0x90);
        const word w131 = (word)_mm512_ternarylogic_epi64((__m512i)w130, (__m512i)w86, (__m512i)w111, 0x90);
        const word w132 = (word)_mm512_ternarylogic_epi64((__m512i)w131, (__m512i)w87, (__m512i)w112, 0x90);
        const word w133 = (word)_mm512_ternarylogic_epi64((__m512i)w132, (__m512i)w88, (__m512i)w113, 0x90);
        const word w134 = (word)_mm512_ternarylogic_epi64((__m512i)w133, (__m512i)w89, (__m512i)w114, 0x6f);
        const word w135 = (word)_mm512_ternarylogic_epi64((__m512i)w94, (__m512i)c36, (__m512i)w92, 0x34);
        const word w136 = (word)_mm512_ternarylogic_epi64((__m512i)w135, (__m512i)c37, (__m512i)c38, 0xbd);
        const word w137 = (word)_mm512_ternarylogic_epi64((__m512i)w134, (__m512i)w136, (__m512i)c36, 0x9a);
        const word w138 = (word)_mm512_ternarylogic_epi64((__m512i)w137, (__m512i)c36, (__m512i)c37, 0xa6);
        const word w139 = (word)_mm512_ternarylogic_epi64((__m512i)w138, (__m512i)w92, (__m512i)w137, 0x4b);
        const word w140 = (word)_mm512_ternarylogic_epi64((__m512i)w92, (__m512i)w90, (__m512i)c36, 0xe2);
        const word w141 = (word)_mm512_ternarylogic_epi64((__m512i)w94, (__m512i)w90, (__m512i)c37, 0xe2);
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
        const word w90 = load_first(top + i67);
        const word w91 = shift_in(c39, w90);
        const word w92 = load_first(top + i68);
        const word w93 = shift_in(c40, w92);
        const word w94 = load_aligned(a);
        const word w95 = load_aligned(a + 1 * WORD_BYTES);
        const word w96 = load_aligned(a + 2 * WORD_BYTES);
        const word w97 = load_aligned(a + 3 * WORD_BYTES);
        const word w98 = load_aligned(a + 4 * WORD_BYTES);
        const word w99 = load_aligned(a + 5 * WORD_BYTES);
        const word w100 = load_aligned(a + 6 * WORD_BYTES);
        const word w101 = load_aligned(a + 7 * WORD_BYTES);
        const word w102 = load_aligned(a + 8 * WORD_BYTES);
        const word w103 = load_aligned(a + 9 * WORD_BYTES);
        const word w104 = load_aligned(a + 10 * WORD_BYTES);
        const word w105 = load_aligned(a + 11 * WORD_BYTES);
        const word w106 = load_aligned(a + 12 * WORD_BYTES);
        const word w107 = load_aligned(a + 13 * WORD_BYTES);
        const word w108 = load_aligned(a + 14 * WORD_BYTES);
        const word w109 = load_aligned(a + 15 * WORD_BYTES);
        const word w110 = load_aligned(a + 16 * WORD_BYTES);
        const word w111 = load_aligned(a + 17 * WORD_BYTES);
        const word w112 = load_aligned(a + 18 * WORD_BYTES);
        const word w113 = load_aligned(a + 19 * WORD_BYTES);
        const word w114 = w94 ^ w70;
        const word w115 = (word)_mm512_ternarylogic_epi64((__m512i)w114, (__m512i)w71, (__m512i)w95, 0x09);
        const word w116 = (word)_mm512_ternarylogic_epi64((__m512i)w115, (__m512i)w72, (__m512i)w96, 0x90);
        const word w117 = (word)_mm512_ternarylogic_epi64((__m512i)w116, (__m512i)w73, (__m512i)w97, 0x90);
        const word w118 = (word)_mm512_ternarylogic_epi64((__m512i)w117, (__m512i)w74, (__m512i)w98, 0x90);
        const word w119 = (word)_mm512_ternarylogic_epi64((__m512i)w118, (__m512i)w75, (__m512i)w99, 0x90);
        const word w120 = (word)_mm512_ternarylogic_epi64((__m512i)w119, (__m512i)w76, (__m512i)w100, 0x90);
        const word w121 = (word)_mm512_ternarylogic_epi64((__m512i)w120, (__m512i)w77, (__m512i)w101, 0x90);
        const word w122 = (word)_mm512_ternarylogic_epi64((__m512i)w121, (__m512i)w78, (__m512i)w102, 0x90);
        const word w123 = (word)_mm512_ternarylogic_epi64((__m512i)w122, (__m512i)w79, (__m512i)w103, 0x90);
        const word w124 = (word)_mm512_ternarylogic_epi64((__m512i)w123, (__m512i)w80, (__m512i)w104, 0x90);
        const word w125 = (word)_mm512_ternarylogic_epi64((__m512i)w124, (__m512i)w81, (__m512i)w105, 0x90);
        const word w126 = (word)_mm512_ternarylogic_epi64((__m512i)w125, (__m512i)w82, (__m512i)w106, 0x90);
        const word w127 = (word)_mm512_ternarylogic_epi64((__m512i)w126, (__m512i)w83, (__m512i)w107, 0x90);
        const word w128 = (word)_mm512_ternarylogic_epi64((__m512i)w127, (__m512i)w84, (__m512i)w108, 0x90);
        const word w129 = (word)_mm512_ternarylogic_epi64((__m512i)w128, (__m512i)w85, (__m512i)w109, 0x90);
        const word w130 = (word)_mm512_ternarylogic_epi64((__m512i)w129, (__m512i)w86, (__m512i)w110, 0x90);
        const word w131 = (word)_mm512_ternarylogic_epi64((__m512i)w130, (__m512i)w87, (__m512i)w111, 0x90);
        const word w132 = (word)_mm512_ternarylogic_epi64((__m512i)w131, (__m512i)w88, (__m512i)w112, 0x90);
        const word w133 = (word)_mm512_ternarylogic_epi64((__m512i)w132, (__m512i)w89, (__m512i)w113, 0x6f);
        const word w134 = (word)_mm512_ternarylogic_epi64((__m512i)w93, (__m512i)c36, (__m512i)w91, 0x34);
        const word w135 = (word)_mm512_ternarylogic_epi64((__m512i)w134, (__m512i)c37, (__m512i)c38, 0xbd);
        const word w136 = (word)_mm512_ternarylogic_epi64((__m512i)w133, (__m512i)w135, (__m512i)c36, 0x9a);
        const word w137 = (word)_mm512_ternarylogic_epi64((__m512i)w136, (__m512i)c36, (__m512i)c37, 0xa6);
        const word w138 = (word)_mm512_ternarylogic_epi64((__m512i)w137, (__m512i)w91, (__m512i)w136, 0x4b);
        store_aligned(tap, w136);
        const uint64_t i139 = load_byte(tap + i3);
        store_byte(bottom + i67, i139);
        store_aligned(tap + 1 * WORD_BYTES, w137);
        const uint64_t i140 = load_byte(tap + i3 + 1 * WORD_BYTES);
        store_byte(bottom + i69, i140);
        c36 = w91;
        c37 = w93;
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
