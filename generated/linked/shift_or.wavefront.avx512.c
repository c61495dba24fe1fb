/* SPDX-License-Identifier: Apache-2.0
 *
 * shift_or in the wavefront layout for avx512.
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

/* An iteration: 3 gates, 1 moves, 0 additions, 4 loads, 1 stores. */
void shift_or_avx512_wavefront_p2_k1_edge(uint8_t *const *buffers, const int64_t *scalars);
void shift_or_avx512_wavefront_p2_k1_edge(uint8_t *const *buffers, const int64_t *scalars) {
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
    const word w6 = load_aligned(down);
    const word w7 = load_aligned(a);
    const word w8 = load_aligned(a + 1 * WORD_BYTES);
    word c16 = w5;
    word c17 = w6;
    for (uint64_t i15 = i3; (int64_t)i15 < (int64_t)i4; ++i15) {
        const uint64_t i18 = (uint64_t)1;
        const uint64_t i19 = i15 + i18;
        const uint64_t i20 = i19 & (uint64_t)7;
        const uint64_t i21 = i19 >> 3;
        const uint64_t i22 = i20 * i0;
        const uint64_t i23 = i22 + i21;
        const uint64_t i24 = i0 * (uint64_t)8;
        const uint64_t i25 = i23 + i24;
        const uint64_t i26 = i15 * (uint64_t)1;
        const word w27 = load_word(windows + i23);
        const word w28 = load_word(windows + i25);
        const word w29 = load_word(active + i23);
        const word w30 = load_first(top + i26);
        const word w31 = shift_in(c17, w30);
        const word w32 = (word)_mm512_ternarylogic_epi64((__m512i)c16, (__m512i)w8, (__m512i)w28, 0x6f);
        const word w33 = (word)_mm512_ternarylogic_epi64((__m512i)w32, (__m512i)w27, (__m512i)w7, 0x09);
        const word w34 = (word)_mm512_ternarylogic_epi64((__m512i)w31, (__m512i)w29, (__m512i)c16, 0xe2);
        store_first(bottom + i26, w33);
        c16 = w34;
        c17 = w33;
    }
    store_aligned(vertical, c16);
    store_aligned(down, c17);
}

/* An iteration: 2 gates, 1 moves, 0 additions, 3 loads, 1 stores. */
void shift_or_avx512_wavefront_p2_k1_steady(uint8_t *const *buffers, const int64_t *scalars);
void shift_or_avx512_wavefront_p2_k1_steady(uint8_t *const *buffers, const int64_t *scalars) {
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
    const word w6 = load_aligned(down);
    const word w7 = load_aligned(a);
    const word w8 = load_aligned(a + 1 * WORD_BYTES);
    word c16 = w5;
    word c17 = w6;
    for (uint64_t i15 = i3; (int64_t)i15 < (int64_t)i4; ++i15) {
        const uint64_t i18 = (uint64_t)1;
        const uint64_t i19 = i15 + i18;
        const uint64_t i20 = i19 & (uint64_t)7;
        const uint64_t i21 = i19 >> 3;
        const uint64_t i22 = i20 * i0;
        const uint64_t i23 = i22 + i21;
        const uint64_t i24 = i0 * (uint64_t)8;
        const uint64_t i25 = i23 + i24;
        const uint64_t i26 = i15 * (uint64_t)1;
        const word w27 = load_word(windows + i23);
        const word w28 = load_word(windows + i25);
        const word w29 = load_first(top + i26);
        const word w30 = shift_in(c17, w29);
        const word w31 = (word)_mm512_ternarylogic_epi64((__m512i)c16, (__m512i)w8, (__m512i)w28, 0x6f);
        const word w32 = (word)_mm512_ternarylogic_epi64((__m512i)w31, (__m512i)w27, (__m512i)w7, 0x09);
        store_first(bottom + i26, w32);
        c16 = w30;
        c17 = w32;
    }
    store_aligned(vertical, c16);
    store_aligned(down, c17);
}

/* An iteration: 3 gates, 1 moves, 0 additions, 5 loads, 2 stores. */
void shift_or_avx512_wavefront_p2_k1_edge_tap(uint8_t *const *buffers, const int64_t *scalars);
void shift_or_avx512_wavefront_p2_k1_edge_tap(uint8_t *const *buffers, const int64_t *scalars) {
    const uint8_t *const a = buffers[0];
    const uint8_t *const windows = buffers[1];
    const uint8_t *const active = buffers[2];
    uint8_t *const vertical = buffers[3];
    uint8_t *const down = buffers[4];
    const uint8_t *const top = buffers[5];
    uint8_t *const bottom = buffers[6];
    uint8_t *const tap = buffers[7];
    const uint64_t i0 = (uint64_t)scalars[2];
    const uint64_t i3 = (uint64_t)scalars[5];
    const uint64_t i4 = (uint64_t)scalars[0];
    const uint64_t i5 = (uint64_t)scalars[1];
    const word w6 = load_aligned(vertical);
    const word w7 = load_aligned(down);
    const word w8 = load_aligned(a);
    const word w9 = load_aligned(a + 1 * WORD_BYTES);
    word c17 = w6;
    word c18 = w7;
    for (uint64_t i16 = i4; (int64_t)i16 < (int64_t)i5; ++i16) {
        const uint64_t i19 = (uint64_t)1;
        const uint64_t i20 = i16 + i19;
        const uint64_t i21 = i20 & (uint64_t)7;
        const uint64_t i22 = i20 >> 3;
        const uint64_t i23 = i21 * i0;
        const uint64_t i24 = i23 + i22;
        const uint64_t i25 = i0 * (uint64_t)8;
        const uint64_t i26 = i24 + i25;
        const uint64_t i27 = i16 * (uint64_t)1;
        const word w28 = load_word(windows + i24);
        const word w29 = load_word(windows + i26);
        const word w30 = load_word(active + i24);
        const word w31 = load_first(top + i27);
        const word w32 = shift_in(c18, w31);
        const word w33 = (word)_mm512_ternarylogic_epi64((__m512i)c17, (__m512i)w9, (__m512i)w29, 0x6f);
        const word w34 = (word)_mm512_ternarylogic_epi64((__m512i)w33, (__m512i)w28, (__m512i)w8, 0x09);
        const word w35 = (word)_mm512_ternarylogic_epi64((__m512i)w32, (__m512i)w30, (__m512i)c17, 0xe2);
        store_aligned(tap, w34);
        const uint64_t i36 = load_byte(tap + i3);
        store_byte(bottom + i27, i36);
        c17 = w35;
        c18 = w34;
    }
    store_aligned(vertical, c17);
    store_aligned(down, c18);
}

/* An iteration: 2 gates, 1 moves, 0 additions, 4 loads, 2 stores. */
void shift_or_avx512_wavefront_p2_k1_steady_tap(uint8_t *const *buffers, const int64_t *scalars);
void shift_or_avx512_wavefront_p2_k1_steady_tap(uint8_t *const *buffers, const int64_t *scalars) {
    const uint8_t *const a = buffers[0];
    const uint8_t *const windows = buffers[1];
    uint8_t *const vertical = buffers[3];
    uint8_t *const down = buffers[4];
    const uint8_t *const top = buffers[5];
    uint8_t *const bottom = buffers[6];
    uint8_t *const tap = buffers[7];
    const uint64_t i0 = (uint64_t)scalars[2];
    const uint64_t i3 = (uint64_t)scalars[5];
    const uint64_t i4 = (uint64_t)scalars[0];
    const uint64_t i5 = (uint64_t)scalars[1];
    const word w6 = load_aligned(vertical);
    const word w7 = load_aligned(down);
    const word w8 = load_aligned(a);
    const word w9 = load_aligned(a + 1 * WORD_BYTES);
    word c17 = w6;
    word c18 = w7;
    for (uint64_t i16 = i4; (int64_t)i16 < (int64_t)i5; ++i16) {
        const uint64_t i19 = (uint64_t)1;
        const uint64_t i20 = i16 + i19;
        const uint64_t i21 = i20 & (uint64_t)7;
        const uint64_t i22 = i20 >> 3;
        const uint64_t i23 = i21 * i0;
        const uint64_t i24 = i23 + i22;
        const uint64_t i25 = i0 * (uint64_t)8;
        const uint64_t i26 = i24 + i25;
        const uint64_t i27 = i16 * (uint64_t)1;
        const word w28 = load_word(windows + i24);
        const word w29 = load_word(windows + i26);
        const word w30 = load_first(top + i27);
        const word w31 = shift_in(c18, w30);
        const word w32 = (word)_mm512_ternarylogic_epi64((__m512i)c17, (__m512i)w9, (__m512i)w29, 0x6f);
        const word w33 = (word)_mm512_ternarylogic_epi64((__m512i)w32, (__m512i)w28, (__m512i)w8, 0x09);
        store_aligned(tap, w33);
        const uint64_t i34 = load_byte(tap + i3);
        store_byte(bottom + i27, i34);
        c17 = w31;
        c18 = w33;
    }
    store_aligned(vertical, c17);
    store_aligned(down, c18);
}

/* An iteration: 10 gates, 1 moves, 0 additions, 10 loads, 1 stores. */
void shift_or_avx512_wavefront_p8_k1_edge(uint8_t *const *buffers, const int64_t *scalars);
void shift_or_avx512_wavefront_p8_k1_edge(uint8_t *const *buffers, const int64_t *scalars) {
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
    const word w6 = load_aligned(down);
    const word w7 = load_aligned(a);
    const word w8 = load_aligned(a + 1 * WORD_BYTES);
    const word w9 = load_aligned(a + 2 * WORD_BYTES);
    const word w10 = load_aligned(a + 3 * WORD_BYTES);
    const word w11 = load_aligned(a + 4 * WORD_BYTES);
    const word w12 = load_aligned(a + 5 * WORD_BYTES);
    const word w13 = load_aligned(a + 6 * WORD_BYTES);
    const word w14 = load_aligned(a + 7 * WORD_BYTES);
    word c28 = w5;
    word c29 = w6;
    for (uint64_t i27 = i3; (int64_t)i27 < (int64_t)i4; ++i27) {
        const uint64_t i30 = (uint64_t)1;
        const uint64_t i31 = i27 + i30;
        const uint64_t i32 = i31 & (uint64_t)7;
        const uint64_t i33 = i31 >> 3;
        const uint64_t i34 = i32 * i0;
        const uint64_t i35 = i34 + i33;
        const uint64_t i36 = i0 * (uint64_t)8;
        const uint64_t i37 = i35 + i36;
        const uint64_t i38 = i37 + i36;
        const uint64_t i39 = i38 + i36;
        const uint64_t i40 = i39 + i36;
        const uint64_t i41 = i40 + i36;
        const uint64_t i42 = i41 + i36;
        const uint64_t i43 = i42 + i36;
        const uint64_t i44 = i27 * (uint64_t)1;
        const word w45 = load_word(windows + i35);
        const word w46 = load_word(windows + i37);
        const word w47 = load_word(windows + i38);
        const word w48 = load_word(windows + i39);
        const word w49 = load_word(windows + i40);
        const word w50 = load_word(windows + i41);
        const word w51 = load_word(windows + i42);
        const word w52 = load_word(windows + i43);
        const word w53 = load_word(active + i35);
        const word w54 = w7 ^ w45;
        const word w55 = (word)_mm512_ternarylogic_epi64((__m512i)w54, (__m512i)w46, (__m512i)w8, 0x09);
        const word w56 = (word)_mm512_ternarylogic_epi64((__m512i)w55, (__m512i)w47, (__m512i)w9, 0x90);
        const word w57 = (word)_mm512_ternarylogic_epi64((__m512i)w56, (__m512i)w48, (__m512i)w10, 0x90);
        const word w58 = (word)_mm512_ternarylogic_epi64((__m512i)w57, (__m512i)w49, (__m512i)w11, 0x90);
        const word w59 = (word)_mm512_ternarylogic_epi64((__m512i)w58, (__m512i)w50, (__m512i)w12, 0x90);
        const word w60 = (word)_mm512_ternarylogic_epi64((__m512i)w59, (__m512i)w51, (__m512i)w13, 0x90);
        const word w61 = w14 ^ w52;
        const word w62 = load_first(top + i44);
        const word w63 = shift_in(c29, w62);
        const word w64 = (word)_mm512_ternarylogic_epi64((__m512i)w60, (__m512i)w61, (__m512i)c28, 0x20);
        const word w65 = (word)_mm512_ternarylogic_epi64((__m512i)w63, (__m512i)w53, (__m512i)c28, 0xe2);
        store_first(bottom + i44, w64);
        c28 = w65;
        c29 = w64;
    }
    store_aligned(vertical, c28);
    store_aligned(down, c29);
}

/* An iteration: 9 gates, 1 moves, 0 additions, 9 loads, 1 stores. */
void shift_or_avx512_wavefront_p8_k1_steady(uint8_t *const *buffers, const int64_t *scalars);
void shift_or_avx512_wavefront_p8_k1_steady(uint8_t *const *buffers, const int64_t *scalars) {
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
    const word w6 = load_aligned(down);
    const word w7 = load_aligned(a);
    const word w8 = load_aligned(a + 1 * WORD_BYTES);
    const word w9 = load_aligned(a + 2 * WORD_BYTES);
    const word w10 = load_aligned(a + 3 * WORD_BYTES);
    const word w11 = load_aligned(a + 4 * WORD_BYTES);
    const word w12 = load_aligned(a + 5 * WORD_BYTES);
    const word w13 = load_aligned(a + 6 * WORD_BYTES);
    const word w14 = load_aligned(a + 7 * WORD_BYTES);
    word c28 = w5;
    word c29 = w6;
    for (uint64_t i27 = i3; (int64_t)i27 < (int64_t)i4; ++i27) {
        const uint64_t i30 = (uint64_t)1;
        const uint64_t i31 = i27 + i30;
        const uint64_t i32 = i31 & (uint64_t)7;
        const uint64_t i33 = i31 >> 3;
        const uint64_t i34 = i32 * i0;
        const uint64_t i35 = i34 + i33;
        const uint64_t i36 = i0 * (uint64_t)8;
        const uint64_t i37 = i35 + i36;
        const uint64_t i38 = i37 + i36;
        const uint64_t i39 = i38 + i36;
        const uint64_t i40 = i39 + i36;
        const uint64_t i41 = i40 + i36;
        const uint64_t i42 = i41 + i36;
        const uint64_t i43 = i42 + i36;
        const uint64_t i44 = i27 * (uint64_t)1;
        const word w45 = load_word(windows + i35);
        const word w46 = load_word(windows + i37);
        const word w47 = load_word(windows + i38);
        const word w48 = load_word(windows + i39);
        const word w49 = load_word(windows + i40);
        const word w50 = load_word(windows + i41);
        const word w51 = load_word(windows + i42);
        const word w52 = load_word(windows + i43);
        const word w53 = w7 ^ w45;
        const word w54 = (word)_mm512_ternarylogic_epi64((__m512i)w53, (__m512i)w46, (__m512i)w8, 0x09);
        const word w55 = (word)_mm512_ternarylogic_epi64((__m512i)w54, (__m512i)w47, (__m512i)w9, 0x90);
        const word w56 = (word)_mm512_ternarylogic_epi64((__m512i)w55, (__m512i)w48, (__m512i)w10, 0x90);
        const word w57 = (word)_mm512_ternarylogic_epi64((__m512i)w56, (__m512i)w49, (__m512i)w11, 0x90);
        const word w58 = (word)_mm512_ternarylogic_epi64((__m512i)w57, (__m512i)w50, (__m512i)w12, 0x90);
        const word w59 = (word)_mm512_ternarylogic_epi64((__m512i)w58, (__m512i)w51, (__m512i)w13, 0x90);
        const word w60 = w14 ^ w52;
        const word w61 = load_first(top + i44);
        const word w62 = shift_in(c29, w61);
        const word w63 = (word)_mm512_ternarylogic_epi64((__m512i)w59, (__m512i)w60, (__m512i)c28, 0x20);
        store_first(bottom + i44, w63);
        c28 = w62;
        c29 = w63;
    }
    store_aligned(vertical, c28);
    store_aligned(down, c29);
}

/* An iteration: 10 gates, 1 moves, 0 additions, 11 loads, 2 stores. */
void shift_or_avx512_wavefront_p8_k1_edge_tap(uint8_t *const *buffers, const int64_t *scalars);
void shift_or_avx512_wavefront_p8_k1_edge_tap(uint8_t *const *buffers, const int64_t *scalars) {
    const uint8_t *const a = buffers[0];
    const uint8_t *const windows = buffers[1];
    const uint8_t *const active = buffers[2];
    uint8_t *const vertical = buffers[3];
    uint8_t *const down = buffers[4];
    const uint8_t *const top = buffers[5];
    uint8_t *const bottom = buffers[6];
    uint8_t *const tap = buffers[7];
    const uint64_t i0 = (uint64_t)scalars[2];
    const uint64_t i3 = (uint64_t)scalars[5];
    const uint64_t i4 = (uint64_t)scalars[0];
    const uint64_t i5 = (uint64_t)scalars[1];
    const word w6 = load_aligned(vertical);
    const word w7 = load_aligned(down);
    const word w8 = load_aligned(a);
    const word w9 = load_aligned(a + 1 * WORD_BYTES);
    const word w10 = load_aligned(a + 2 * WORD_BYTES);
    const word w11 = load_aligned(a + 3 * WORD_BYTES);
    const word w12 = load_aligned(a + 4 * WORD_BYTES);
    const word w13 = load_aligned(a + 5 * WORD_BYTES);
    const word w14 = load_aligned(a + 6 * WORD_BYTES);
    const word w15 = load_aligned(a + 7 * WORD_BYTES);
    word c29 = w6;
    word c30 = w7;
    for (uint64_t i28 = i4; (int64_t)i28 < (int64_t)i5; ++i28) {
        const uint64_t i31 = (uint64_t)1;
        const uint64_t i32 = i28 + i31;
        const uint64_t i33 = i32 & (uint64_t)7;
        const uint64_t i34 = i32 >> 3;
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
        const uint64_t i45 = i28 * (uint64_t)1;
        const word w46 = load_word(windows + i36);
        const word w47 = load_word(windows + i38);
        const word w48 = load_word(windows + i39);
        const word w49 = load_word(windows + i40);
        const word w50 = load_word(windows + i41);
        const word w51 = load_word(windows + i42);
        const word w52 = load_word(windows + i43);
        const word w53 = load_word(windows + i44);
        const word w54 = load_word(active + i36);
        const word w55 = w8 ^ w46;
        const word w56 = (word)_mm512_ternarylogic_epi64((__m512i)w55, (__m512i)w47, (__m512i)w9, 0x09);
        const word w57 = (word)_mm512_ternarylogic_epi64((__m512i)w56, (__m512i)w48, (__m512i)w10, 0x90);
        const word w58 = (word)_mm512_ternarylogic_epi64((__m512i)w57, (__m512i)w49, (__m512i)w11, 0x90);
        const word w59 = (word)_mm512_ternarylogic_epi64((__m512i)w58, (__m512i)w50, (__m512i)w12, 0x90);
        const word w60 = (word)_mm512_ternarylogic_epi64((__m512i)w59, (__m512i)w51, (__m512i)w13, 0x90);
        const word w61 = (word)_mm512_ternarylogic_epi64((__m512i)w60, (__m512i)w52, (__m512i)w14, 0x90);
        const word w62 = w15 ^ w53;
        const word w63 = load_first(top + i45);
        const word w64 = shift_in(c30, w63);
        const word w65 = (word)_mm512_ternarylogic_epi64((__m512i)w61, (__m512i)w62, (__m512i)c29, 0x20);
        const word w66 = (word)_mm512_ternarylogic_epi64((__m512i)w64, (__m512i)w54, (__m512i)c29, 0xe2);
        store_aligned(tap, w65);
        const uint64_t i67 = load_byte(tap + i3);
        store_byte(bottom + i45, i67);
        c29 = w66;
        c30 = w65;
    }
    store_aligned(vertical, c29);
    store_aligned(down, c30);
}

/* An iteration: 9 gates, 1 moves, 0 additions, 10 loads, 2 stores. */
void shift_or_avx512_wavefront_p8_k1_steady_tap(uint8_t *const *buffers, const int64_t *scalars);
void shift_or_avx512_wavefront_p8_k1_steady_tap(uint8_t *const *buffers, const int64_t *scalars) {
    const uint8_t *const a = buffers[0];
    const uint8_t *const windows = buffers[1];
    uint8_t *const vertical = buffers[3];
    uint8_t *const down = buffers[4];
    const uint8_t *const top = buffers[5];
    uint8_t *const bottom = buffers[6];
    uint8_t *const tap = buffers[7];
    const uint64_t i0 = (uint64_t)scalars[2];
    const uint64_t i3 = (uint64_t)scalars[5];
    const uint64_t i4 = (uint64_t)scalars[0];
    const uint64_t i5 = (uint64_t)scalars[1];
    const word w6 = load_aligned(vertical);
    const word w7 = load_aligned(down);
    const word w8 = load_aligned(a);
    const word w9 = load_aligned(a + 1 * WORD_BYTES);
    const word w10 = load_aligned(a + 2 * WORD_BYTES);
    const word w11 = load_aligned(a + 3 * WORD_BYTES);
    const word w12 = load_aligned(a + 4 * WORD_BYTES);
    const word w13 = load_aligned(a + 5 * WORD_BYTES);
    const word w14 = load_aligned(a + 6 * WORD_BYTES);
    const word w15 = load_aligned(a + 7 * WORD_BYTES);
    word c29 = w6;
    word c30 = w7;
    for (uint64_t i28 = i4; (int64_t)i28 < (int64_t)i5; ++i28) {
        const uint64_t i31 = (uint64_t)1;
        const uint64_t i32 = i28 + i31;
        const uint64_t i33 = i32 & (uint64_t)7;
        const uint64_t i34 = i32 >> 3;
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
        const uint64_t i45 = i28 * (uint64_t)1;
        const word w46 = load_word(windows + i36);
        const word w47 = load_word(windows + i38);
        const word w48 = load_word(windows + i39);
        const word w49 = load_word(windows + i40);
        const word w50 = load_word(windows + i41);
        const word w51 = load_word(windows + i42);
        const word w52 = load_word(windows + i43);
        const word w53 = load_word(windows + i44);
        const word w54 = w8 ^ w46;
        const word w55 = (word)_mm512_ternarylogic_epi64((__m512i)w54, (__m512i)w47, (__m512i)w9, 0x09);
        const word w56 = (word)_mm512_ternarylogic_epi64((__m512i)w55, (__m512i)w48, (__m512i)w10, 0x90);
        const word w57 = (word)_mm512_ternarylogic_epi64((__m512i)w56, (__m512i)w49, (__m512i)w11, 0x90);
        const word w58 = (word)_mm512_ternarylogic_epi64((__m512i)w57, (__m512i)w50, (__m512i)w12, 0x90);
        const word w59 = (word)_mm512_ternarylogic_epi64((__m512i)w58, (__m512i)w51, (__m512i)w13, 0x90);
        const word w60 = (word)_mm512_ternarylogic_epi64((__m512i)w59, (__m512i)w52, (__m512i)w14, 0x90);
        const word w61 = w15 ^ w53;
        const word w62 = load_first(top + i45);
        const word w63 = shift_in(c30, w62);
        const word w64 = (word)_mm512_ternarylogic_epi64((__m512i)w60, (__m512i)w61, (__m512i)c29, 0x20);
        store_aligned(tap, w64);
        const uint64_t i65 = load_byte(tap + i3);
        store_byte(bottom + i45, i65);
        c29 = w63;
        c30 = w64;
    }
    store_aligned(vertical, c29);
    store_aligned(down, c30);
}

/* An iteration: 22 gates, 1 moves, 0 additions, 42 loads, 1 stores. */
void shift_or_avx512_wavefront_p20_k1_edge(uint8_t *const *buffers, const int64_t *scalars);
void shift_or_avx512_wavefront_p20_k1_edge(uint8_t *const *buffers, const int64_t *scalars) {
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
    const word w6 = load_aligned(down);
    word c32 = w5;
    word c33 = w6;
    for (uint64_t i31 = i3; (int64_t)i31 < (int64_t)i4; ++i31) {
        const uint64_t i34 = (uint64_t)1;
        const uint64_t i35 = i31 + i34;
        const uint64_t i36 = i35 & (uint64_t)7;
        const uint64_t i37 = i35 >> 3;
        const uint64_t i38 = i36 * i0;
        const uint64_t i39 = i38 + i37;
        const uint64_t i40 = i0 * (uint64_t)8;
        const uint64_t i41 = i39 + i40;
        const uint64_t i42 = i41 + i40;
        const uint64_t i43 = i42 + i40;
        const uint64_t i44 = i43 + i40;
        const uint64_t i45 = i44 + i40;
        const uint64_t i46 = i45 + i40;
        const uint64_t i47 = i46 + i40;
        const uint64_t i48 = i47 + i40;
        const uint64_t i49 = i48 + i40;
        const uint64_t i50 = i49 + i40;
        const uint64_t i51 = i50 + i40;
        const uint64_t i52 = i51 + i40;
        const uint64_t i53 = i52 + i40;
        const uint64_t i54 = i53 + i40;
        const uint64_t i55 = i54 + i40;
        const uint64_t i56 = i55 + i40;
        const uint64_t i57 = i56 + i40;
        const uint64_t i58 = i57 + i40;
        const uint64_t i59 = i58 + i40;
        const uint64_t i60 = i31 * (uint64_t)1;
        const word w61 = load_word(windows + i39);
        const word w62 = load_word(windows + i41);
        const word w63 = load_word(windows + i42);
        const word w64 = load_word(windows + i43);
        const word w65 = load_word(windows + i44);
        const word w66 = load_word(windows + i45);
        const word w67 = load_word(windows + i46);
        const word w68 = load_word(windows + i47);
        const word w69 = load_word(windows + i48);
        const word w70 = load_word(windows + i49);
        const word w71 = load_word(windows + i50);
        const word w72 = load_word(windows + i51);
        const word w73 = load_word(windows + i52);
        const word w74 = load_word(windows + i53);
        const word w75 = load_word(windows + i54);
        const word w76 = load_word(windows + i55);
        const word w77 = load_word(windows + i56);
        const word w78 = load_word(windows + i57);
        const word w79 = load_word(windows + i58);
        const word w80 = load_word(windows + i59);
        const word w81 = load_word(active + i39);
        const word w82 = load_aligned(a);
        const word w83 = load_aligned(a + 1 * WORD_BYTES);
        const word w84 = load_aligned(a + 2 * WORD_BYTES);
        const word w85 = load_aligned(a + 3 * WORD_BYTES);
        const word w86 = load_aligned(a + 4 * WORD_BYTES);
        const word w87 = load_aligned(a + 5 * WORD_BYTES);
        const word w88 = load_aligned(a + 6 * WORD_BYTES);
        const word w89 = load_aligned(a + 7 * WORD_BYTES);
        const word w90 = load_aligned(a + 8 * WORD_BYTES);
        const word w91 = load_aligned(a + 9 * WORD_BYTES);
        const word w92 = load_aligned(a + 10 * WORD_BYTES);
        const word w93 = load_aligned(a + 11 * WORD_BYTES);
        const word w94 = load_aligned(a + 12 * WORD_BYTES);
        const word w95 = load_aligned(a + 13 * WORD_BYTES);
        const word w96 = load_aligned(a + 14 * WORD_BYTES);
        const word w97 = load_aligned(a + 15 * WORD_BYTES);
        const word w98 = load_aligned(a + 16 * WORD_BYTES);
        const word w99 = load_aligned(a + 17 * WORD_BYTES);
        const word w100 = load_aligned(a + 18 * WORD_BYTES);
        const word w101 = load_aligned(a + 19 * WORD_BYTES);
        const word w102 = w82 ^ w61;
        const word w103 = (word)_mm512_ternarylogic_epi64((__m512i)w102, (__m512i)w62, (__m512i)w83, 0x09);
        const word w104 = (word)_mm512_ternarylogic_epi64((__m512i)w103, (__m512i)w63, (__m512i)w84, 0x90);
        const word w105 = (word)_mm512_ternarylogic_epi64((__m512i)w104, (__m512i)w64, (__m512i)w85, 0x90);
        const word w106 = (word)_mm512_ternarylogic_epi64((__m512i)w105, (__m512i)w65, (__m512i)w86, 0x90);
        const word w107 = (word)_mm512_ternarylogic_epi64((__m512i)w106, (__m512i)w66, (__m512i)w87, 0x90);
        const word w108 = (word)_mm512_ternarylogic_epi64((__m512i)w107, (__m512i)w67, (__m512i)w88, 0x90);
        const word w109 = (word)_mm512_ternarylogic_epi64((__m512i)w108, (__m512i)w68, (__m512i)w89, 0x90);
        const word w110 = (word)_mm512_ternarylogic_epi64((__m512i)w109, (__m512i)w69, (__m512i)w90, 0x90);
        const word w111 = (word)_mm512_ternarylogic_epi64((__m512i)w110, (__m512i)w70, (__m512i)w91, 0x90);
        const word w112 = (word)_mm512_ternarylogic_epi64((__m512i)w111, (__m512i)w71, (__m512i)w92, 0x90);
        const word w113 = (word)_mm512_ternarylogic_epi64((__m512i)w112, (__m512i)w72, (__m512i)w93, 0x90);
        const word w114 = (word)_mm512_ternarylogic_epi64((__m512i)w113, (__m512i)w73, (__m512i)w94, 0x90);
        const word w115 = (word)_mm512_ternarylogic_epi64((__m512i)w114, (__m512i)w74, (__m512i)w95, 0x90);
        const word w116 = (word)_mm512_ternarylogic_epi64((__m512i)w115, (__m512i)w75, (__m512i)w96, 0x90);
        const word w117 = (word)_mm512_ternarylogic_epi64((__m512i)w116, (__m512i)w76, (__m512i)w97, 0x90);
        const word w118 = (word)_mm512_ternarylogic_epi64((__m512i)w117, (__m512i)w77, (__m512i)w98, 0x90);
        const word w119 = (word)_mm512_ternarylogic_epi64((__m512i)w118, (__m512i)w78, (__m512i)w99, 0x90);
        const word w120 = (word)_mm512_ternarylogic_epi64((__m512i)w119, (__m512i)w79, (__m512i)w100, 0x90);
        const word w121 = (word)_mm512_ternarylogic_epi64((__m512i)w120, (__m512i)w80, (__m512i)w101, 0x6f);
        const word w122 = load_first(top + i60);
        const word w123 = shift_in(c33, w122);
        const word w124 = c32 & ~w121;
        const word w125 = (word)_mm512_ternarylogic_epi64((__m512i)w123, (__m512i)w81, (__m512i)c32, 0xe2);
        store_first(bottom + i60, w124);
        c32 = w125;
        c33 = w124;
    }
    store_aligned(vertical, c32);
    store_aligned(down, c33);
}

/* An iteration: 21 gates, 1 moves, 0 additions, 41 loads, 1 stores. */
void shift_or_avx512_wavefront_p20_k1_steady(uint8_t *const *buffers, const int64_t *scalars);
void shift_or_avx512_wavefront_p20_k1_steady(uint8_t *const *buffers, const int64_t *scalars) {
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
    const word w6 = load_aligned(down);
    word c32 = w5;
    word c33 = w6;
    for (uint64_t i31 = i3; (int64_t)i31 < (int64_t)i4; ++i31) {
        const uint64_t i34 = (uint64_t)1;
        const uint64_t i35 = i31 + i34;
        const uint64_t i36 = i35 & (uint64_t)7;
        const uint64_t i37 = i35 >> 3;
        const uint64_t i38 = i36 * i0;
        const uint64_t i39 = i38 + i37;
        const uint64_t i40 = i0 * (uint64_t)8;
        const uint64_t i41 = i39 + i40;
        const uint64_t i42 = i41 + i40;
        const uint64_t i43 = i42 + i40;
        const uint64_t i44 = i43 + i40;
        const uint64_t i45 = i44 + i40;
        const uint64_t i46 = i45 + i40;
        const uint64_t i47 = i46 + i40;
        const uint64_t i48 = i47 + i40;
        const uint64_t i49 = i48 + i40;
        const uint64_t i50 = i49 + i40;
        const uint64_t i51 = i50 + i40;
        const uint64_t i52 = i51 + i40;
        const uint64_t i53 = i52 + i40;
        const uint64_t i54 = i53 + i40;
        const uint64_t i55 = i54 + i40;
        const uint64_t i56 = i55 + i40;
        const uint64_t i57 = i56 + i40;
        const uint64_t i58 = i57 + i40;
        const uint64_t i59 = i58 + i40;
        const uint64_t i60 = i31 * (uint64_t)1;
        const word w61 = load_word(windows + i39);
        const word w62 = load_word(windows + i41);
        const word w63 = load_word(windows + i42);
        const word w64 = load_word(windows + i43);
        const word w65 = load_word(windows + i44);
        const word w66 = load_word(windows + i45);
        const word w67 = load_word(windows + i46);
        const word w68 = load_word(windows + i47);
        const word w69 = load_word(windows + i48);
        const word w70 = load_word(windows + i49);
        const word w71 = load_word(windows + i50);
        const word w72 = load_word(windows + i51);
        const word w73 = load_word(windows + i52);
        const word w74 = load_word(windows + i53);
        const word w75 = load_word(windows + i54);
        const word w76 = load_word(windows + i55);
        const word w77 = load_word(windows + i56);
        const word w78 = load_word(windows + i57);
        const word w79 = load_word(windows + i58);
        const word w80 = load_word(windows + i59);
        const word w81 = load_aligned(a);
        const word w82 = load_aligned(a + 1 * WORD_BYTES);
        const word w83 = load_aligned(a + 2 * WORD_BYTES);
        const word w84 = load_aligned(a + 3 * WORD_BYTES);
        const word w85 = load_aligned(a + 4 * WORD_BYTES);
        const word w86 = load_aligned(a + 5 * WORD_BYTES);
        const word w87 = load_aligned(a + 6 * WORD_BYTES);
        const word w88 = load_aligned(a + 7 * WORD_BYTES);
        const word w89 = load_aligned(a + 8 * WORD_BYTES);
        const word w90 = load_aligned(a + 9 * WORD_BYTES);
        const word w91 = load_aligned(a + 10 * WORD_BYTES);
        const word w92 = load_aligned(a + 11 * WORD_BYTES);
        const word w93 = load_aligned(a + 12 * WORD_BYTES);
        const word w94 = load_aligned(a + 13 * WORD_BYTES);
        const word w95 = load_aligned(a + 14 * WORD_BYTES);
        const word w96 = load_aligned(a + 15 * WORD_BYTES);
        const word w97 = load_aligned(a + 16 * WORD_BYTES);
        const word w98 = load_aligned(a + 17 * WORD_BYTES);
        const word w99 = load_aligned(a + 18 * WORD_BYTES);
        const word w100 = load_aligned(a + 19 * WORD_BYTES);
        const word w101 = w81 ^ w61;
        const word w102 = (word)_mm512_ternarylogic_epi64((__m512i)w101, (__m512i)w62, (__m512i)w82, 0x09);
        const word w103 = (word)_mm512_ternarylogic_epi64((__m512i)w102, (__m512i)w63, (__m512i)w83, 0x90);
        const word w104 = (word)_mm512_ternarylogic_epi64((__m512i)w103, (__m512i)w64, (__m512i)w84, 0x90);
        const word w105 = (word)_mm512_ternarylogic_epi64((__m512i)w104, (__m512i)w65, (__m512i)w85, 0x90);
        const word w106 = (word)_mm512_ternarylogic_epi64((__m512i)w105, (__m512i)w66, (__m512i)w86, 0x90);
        const word w107 = (word)_mm512_ternarylogic_epi64((__m512i)w106, (__m512i)w67, (__m512i)w87, 0x90);
        const word w108 = (word)_mm512_ternarylogic_epi64((__m512i)w107, (__m512i)w68, (__m512i)w88, 0x90);
        const word w109 = (word)_mm512_ternarylogic_epi64((__m512i)w108, (__m512i)w69, (__m512i)w89, 0x90);
        const word w110 = (word)_mm512_ternarylogic_epi64((__m512i)w109, (__m512i)w70, (__m512i)w90, 0x90);
        const word w111 = (word)_mm512_ternarylogic_epi64((__m512i)w110, (__m512i)w71, (__m512i)w91, 0x90);
        const word w112 = (word)_mm512_ternarylogic_epi64((__m512i)w111, (__m512i)w72, (__m512i)w92, 0x90);
        const word w113 = (word)_mm512_ternarylogic_epi64((__m512i)w112, (__m512i)w73, (__m512i)w93, 0x90);
        const word w114 = (word)_mm512_ternarylogic_epi64((__m512i)w113, (__m512i)w74, (__m512i)w94, 0x90);
        const word w115 = (word)_mm512_ternarylogic_epi64((__m512i)w114, (__m512i)w75, (__m512i)w95, 0x90);
        const word w116 = (word)_mm512_ternarylogic_epi64((__m512i)w115, (__m512i)w76, (__m512i)w96, 0x90);
        const word w117 = (word)_mm512_ternarylogic_epi64((__m512i)w116, (__m512i)w77, (__m512i)w97, 0x90);
        const word w118 = (word)_mm512_ternarylogic_epi64((__m512i)w117, (__m512i)w78, (__m512i)w98, 0x90);
        const word w119 = (word)_mm512_ternarylogic_epi64((__m512i)w118, (__m512i)w79, (__m512i)w99, 0x90);
        const word w120 = (word)_mm512_ternarylogic_epi64((__m512i)w119, (__m512i)w80, (__m512i)w100, 0x6f);
        const word w121 = load_first(top + i60);
        const word w122 = shift_in(c33, w121);
        const word w123 = c32 & ~w120;
        store_first(bottom + i60, w123);
        c32 = w122;
        c33 = w123;
    }
    store_aligned(vertical, c32);
    store_aligned(down, c33);
}

/* An iteration: 22 gates, 1 moves, 0 additions, 43 loads, 2 stores. */
void shift_or_avx512_wavefront_p20_k1_edge_tap(uint8_t *const *buffers, const int64_t *scalars);
void shift_or_avx512_wavefront_p20_k1_edge_tap(uint8_t *const *buffers, const int64_t *scalars) {
    const uint8_t *const a = buffers[0];
    const uint8_t *const windows = buffers[1];
    const uint8_t *const active = buffers[2];
    uint8_t *const vertical = buffers[3];
    uint8_t *const down = buffers[4];
    const uint8_t *const top = buffers[5];
    uint8_t *const bottom = buffers[6];
    uint8_t *const tap = buffers[7];
    const uint64_t i0 = (uint64_t)scalars[2];
    const uint64_t i3 = (uint64_t)scalars[5];
    const uint64_t i4 = (uint64_t)scalars[0];
    const uint64_t i5 = (uint64_t)scalars[1];
    const word w6 = load_aligned(vertical);
    const word w7 = load_aligned(down);
    word c33 = w6;
    word c34 = w7;
    for (uint64_t i32 = i4; (int64_t)i32 < (int64_t)i5; ++i32) {
        const uint64_t i35 = (uint64_t)1;
        const uint64_t i36 = i32 + i35;
        const uint64_t i37 = i36 & (uint64_t)7;
        const uint64_t i38 = i36 >> 3;
        const uint64_t i39 = i37 * i0;
        const uint64_t i40 = i39 + i38;
        const uint64_t i41 = i0 * (uint64_t)8;
        const uint64_t i42 = i40 + i41;
        const uint64_t i43 = i42 + i41;
        const uint64_t i44 = i43 + i41;
        const uint64_t i45 = i44 + i41;
        const uint64_t i46 = i45 + i41;
        const uint64_t i47 = i46 + i41;
        const uint64_t i48 = i47 + i41;
        const uint64_t i49 = i48 + i41;
        const uint64_t i50 = i49 + i41;
        const uint64_t i51 = i50 + i41;
        const uint64_t i52 = i51 + i41;
        const uint64_t i53 = i52 + i41;
        const uint64_t i54 = i53 + i41;
        const uint64_t i55 = i54 + i41;
        const uint64_t i56 = i55 + i41;
        const uint64_t i57 = i56 + i41;
        const uint64_t i58 = i57 + i41;
        const uint64_t i59 = i58 + i41;
        const uint64_t i60 = i59 + i41;
        const uint64_t i61 = i32 * (uint64_t)1;
        const word w62 = load_word(windows + i40);
        const word w63 = load_word(windows + i42);
        const word w64 = load_word(windows + i43);
        const word w65 = load_word(windows + i44);
        const word w66 = load_word(windows + i45);
        const word w67 = load_word(windows + i46);
        const word w68 = load_word(windows + i47);
        const word w69 = load_word(windows + i48);
        const word w70 = load_word(windows + i49);
        const word w71 = load_word(windows + i50);
        const word w72 = load_word(windows + i51);
        const word w73 = load_word(windows + i52);
        const word w74 = load_word(windows + i53);
        const word w75 = load_word(windows + i54);
        const word w76 = load_word(windows + i55);
        const word w77 = load_word(windows + i56);
        const word w78 = load_word(windows + i57);
        const word w79 = load_word(windows + i58);
        const word w80 = load_word(windows + i59);
        const word w81 = load_word(windows + i60);
        const word w82 = load_word(active + i40);
        const word w83 = load_aligned(a);
        const word w84 = load_aligned(a + 1 * WORD_BYTES);
        const word w85 = load_aligned(a + 2 * WORD_BYTES);
        const word w86 = load_aligned(a + 3 * WORD_BYTES);
        const word w87 = load_aligned(a + 4 * WORD_BYTES);
        const word w88 = load_aligned(a + 5 * WORD_BYTES);
        const word w89 = load_aligned(a + 6 * WORD_BYTES);
        const word w90 = load_aligned(a + 7 * WORD_BYTES);
        const word w91 = load_aligned(a + 8 * WORD_BYTES);
        const word w92 = load_aligned(a + 9 * WORD_BYTES);
        const word w93 = load_aligned(a + 10 * WORD_BYTES);
        const word w94 = load_aligned(a + 11 * WORD_BYTES);
        const word w95 = load_aligned(a + 12 * WORD_BYTES);
        const word w96 = load_aligned(a + 13 * WORD_BYTES);
        const word w97 = load_aligned(a + 14 * WORD_BYTES);
        const word w98 = load_aligned(a + 15 * WORD_BYTES);
        const word w99 = load_aligned(a + 16 * WORD_BYTES);
        const word w100 = load_aligned(a + 17 * WORD_BYTES);
        const word w101 = load_aligned(a + 18 * WORD_BYTES);
        const word w102 = load_aligned(a + 19 * WORD_BYTES);
        const word w103 = w83 ^ w62;
        const word w104 = (word)_mm512_ternarylogic_epi64((__m512i)w103, (__m512i)w63, (__m512i)w84, 0x09);
        const word w105 = (word)_mm512_ternarylogic_epi64((__m512i)w104, (__m512i)w64, (__m512i)w85, 0x90);
        const word w106 = (word)_mm512_ternarylogic_epi64((__m512i)w105, (__m512i)w65, (__m512i)w86, 0x90);
        const word w107 = (word)_mm512_ternarylogic_epi64((__m512i)w106, (__m512i)w66, (__m512i)w87, 0x90);
        const word w108 = (word)_mm512_ternarylogic_epi64((__m512i)w107, (__m512i)w67, (__m512i)w88, 0x90);
        const word w109 = (word)_mm512_ternarylogic_epi64((__m512i)w108, (__m512i)w68, (__m512i)w89, 0x90);
        const word w110 = (word)_mm512_ternarylogic_epi64((__m512i)w109, (__m512i)w69, (__m512i)w90, 0x90);
        const word w111 = (word)_mm512_ternarylogic_epi64((__m512i)w110, (__m512i)w70, (__m512i)w91, 0x90);
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
        const word w122 = (word)_mm512_ternarylogic_epi64((__m512i)w121, (__m512i)w81, (__m512i)w102, 0x6f);
        const word w123 = load_first(top + i61);
        const word w124 = shift_in(c34, w123);
        const word w125 = c33 & ~w122;
        const word w126 = (word)_mm512_ternarylogic_epi64((__m512i)w124, (__m512i)w82, (__m512i)c33, 0xe2);
        store_aligned(tap, w125);
        const uint64_t i127 = load_byte(tap + i3);
        store_byte(bottom + i61, i127);
        c33 = w126;
        c34 = w125;
    }
    store_aligned(vertical, c33);
    store_aligned(down, c34);
}

/* An iteration: 21 gates, 1 moves, 0 additions, 42 loads, 2 stores. */
void shift_or_avx512_wavefront_p20_k1_steady_tap(uint8_t *const *buffers, const int64_t *scalars);
void shift_or_avx512_wavefront_p20_k1_steady_tap(uint8_t *const *buffers, const int64_t *scalars) {
    const uint8_t *const a = buffers[0];
    const uint8_t *const windows = buffers[1];
    uint8_t *const vertical = buffers[3];
    uint8_t *const down = buffers[4];
    const uint8_t *const top = buffers[5];
    uint8_t *const bottom = buffers[6];
    uint8_t *const tap = buffers[7];
    const uint64_t i0 = (uint64_t)scalars[2];
    const uint64_t i3 = (uint64_t)scalars[5];
    const uint64_t i4 = (uint64_t)scalars[0];
    const uint64_t i5 = (uint64_t)scalars[1];
    const word w6 = load_aligned(vertical);
    const word w7 = load_aligned(down);
    word c33 = w6;
    word c34 = w7;
    for (uint64_t i32 = i4; (int64_t)i32 < (int64_t)i5; ++i32) {
        const uint64_t i35 = (uint64_t)1;
        const uint64_t i36 = i32 + i35;
        const uint64_t i37 = i36 & (uint64_t)7;
        const uint64_t i38 = i36 >> 3;
        const uint64_t i39 = i37 * i0;
        const uint64_t i40 = i39 + i38;
        const uint64_t i41 = i0 * (uint64_t)8;
        const uint64_t i42 = i40 + i41;
        const uint64_t i43 = i42 + i41;
        const uint64_t i44 = i43 + i41;
        const uint64_t i45 = i44 + i41;
        const uint64_t i46 = i45 + i41;
        const uint64_t i47 = i46 + i41;
        const uint64_t i48 = i47 + i41;
        const uint64_t i49 = i48 + i41;
        const uint64_t i50 = i49 + i41;
        const uint64_t i51 = i50 + i41;
        const uint64_t i52 = i51 + i41;
        const uint64_t i53 = i52 + i41;
        const uint64_t i54 = i53 + i41;
        const uint64_t i55 = i54 + i41;
        const uint64_t i56 = i55 + i41;
        const uint64_t i57 = i56 + i41;
        const uint64_t i58 = i57 + i41;
        const uint64_t i59 = i58 + i41;
        const uint64_t i60 = i59 + i41;
        const uint64_t i61 = i32 * (uint64_t)1;
        const word w62 = load_word(windows + i40);
        const word w63 = load_word(windows + i42);
        const word w64 = load_word(windows + i43);
        const word w65 = load_word(windows + i44);
        const word w66 = load_word(windows + i45);
        const word w67 = load_word(windows + i46);
        const word w68 = load_word(windows + i47);
        const word w69 = load_word(windows + i48);
        const word w70 = load_word(windows + i49);
        const word w71 = load_word(windows + i50);
        const word w72 = load_word(windows + i51);
        const word w73 = load_word(windows + i52);
        const word w74 = load_word(windows + i53);
        const word w75 = load_word(windows + i54);
        const word w76 = load_word(windows + i55);
        const word w77 = load_word(windows + i56);
        const word w78 = load_word(windows + i57);
        const word w79 = load_word(windows + i58);
        const word w80 = load_word(windows + i59);
        const word w81 = load_word(windows + i60);
        const word w82 = load_aligned(a);
        const word w83 = load_aligned(a + 1 * WORD_BYTES);
        const word w84 = load_aligned(a + 2 * WORD_BYTES);
        const word w85 = load_aligned(a + 3 * WORD_BYTES);
        const word w86 = load_aligned(a + 4 * WORD_BYTES);
        const word w87 = load_aligned(a + 5 * WORD_BYTES);
        const word w88 = load_aligned(a + 6 * WORD_BYTES);
        const word w89 = load_aligned(a + 7 * WORD_BYTES);
        const word w90 = load_aligned(a + 8 * WORD_BYTES);
        const word w91 = load_aligned(a + 9 * WORD_BYTES);
        const word w92 = load_aligned(a + 10 * WORD_BYTES);
        const word w93 = load_aligned(a + 11 * WORD_BYTES);
        const word w94 = load_aligned(a + 12 * WORD_BYTES);
        const word w95 = load_aligned(a + 13 * WORD_BYTES);
        const word w96 = load_aligned(a + 14 * WORD_BYTES);
        const word w97 = load_aligned(a + 15 * WORD_BYTES);
        const word w98 = load_aligned(a + 16 * WORD_BYTES);
        const word w99 = load_aligned(a + 17 * WORD_BYTES);
        const word w100 = load_aligned(a + 18 * WORD_BYTES);
        const word w101 = load_aligned(a + 19 * WORD_BYTES);
        const word w102 = w82 ^ w62;
        const word w103 = (word)_mm512_ternarylogic_epi64((__m512i)w102, (__m512i)w63, (__m512i)w83, 0x09);
        const word w104 = (word)_mm512_ternarylogic_epi64((__m512i)w103, (__m512i)w64, (__m512i)w84, 0x90);
        const word w105 = (word)_mm512_ternarylogic_epi64((__m512i)w104, (__m512i)w65, (__m512i)w85, 0x90);
        const word w106 = (word)_mm512_ternarylogic_epi64((__m512i)w105, (__m512i)w66, (__m512i)w86, 0x90);
        const word w107 = (word)_mm512_ternarylogic_epi64((__m512i)w106, (__m512i)w67, (__m512i)w87, 0x90);
        const word w108 = (word)_mm512_ternarylogic_epi64((__m512i)w107, (__m512i)w68, (__m512i)w88, 0x90);
        const word w109 = (word)_mm512_ternarylogic_epi64((__m512i)w108, (__m512i)w69, (__m512i)w89, 0x90);
        const word w110 = (word)_mm512_ternarylogic_epi64((__m512i)w109, (__m512i)w70, (__m512i)w90, 0x90);
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
        const word w121 = (word)_mm512_ternarylogic_epi64((__m512i)w120, (__m512i)w81, (__m512i)w101, 0x6f);
        const word w122 = load_first(top + i61);
        const word w123 = shift_in(c34, w122);
        const word w124 = c33 & ~w121;
        store_aligned(tap, w124);
        const uint64_t i125 = load_byte(tap + i3);
        store_byte(bottom + i61, i125);
        c33 = w123;
        c34 = w124;
    }
    store_aligned(vertical, c33);
    store_aligned(down, c34);
}

#ifdef __cplusplus
}
#endif
