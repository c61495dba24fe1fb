/* SPDX-License-Identifier: Apache-2.0
 *
 * osa in the column layout for avx512.
 * Made by: emit_linked FOLDER
 * Compile with -mavx512f -mavx512bw -mavx512dq -mavx512vl.
 *
 * A function reads and writes byte buffers, and 64-bit scalars say how much of them. It
 * fails never and calls nothing. What lies where: minterm's runtime/kernel_abi.hpp, Note
 * [Column layout]. Words have 64 bytes; buffers are aligned to that.
 * buffers[]:
 *     masks        what each symbol of b says of a's rows, an entry a code
 *     a            planes of a's symbols, one word each, word-major
 *     b            codes of b's symbols
 *     broadcast    a word of zeros and a word of ones
 *     vertical     vertical flow, one word each, word-major, in and out
 *     top          top edge, one byte a column and plane, in
 *     bottom       bottom edge, one byte a column and plane, out
 *     tap          scratch, one word a plane and word
 * scalars[]:
 *     begin        first column
 *     end          one past the last column
 *     entry_bytes  bytes of an entry of masks, or of a word
 *     edge_stride  bytes between planes of an edge
 *     tap_byte     byte of the row wanted in a plane's words
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

static inline word load_aligned(const uint8_t *p) {
    return *(const aligned_word *)p;
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
static inline word ones(void) {
    word w;
    memset(&w, 255, sizeof w);
    return w;
}
/* a + b + carry as numbers; what that is too large by is *out. */
static inline word add_carry(word a, word b, uint64_t carry, uint64_t *out) {
    const word sum = a + b;
    const uint64_t made = _mm512_cmplt_epu64_mask((__m512i)sum, (__m512i)a);
    const uint64_t passes = _mm512_cmpeq_epi64_mask((__m512i)sum, (__m512i)ones());
    const uint64_t rippled = (made << 1) + carry + passes;
    *out = rippled >> 8;
    return (word)_mm512_mask_sub_epi64((__m512i)sum, (__mmask8)(rippled ^ passes), (__m512i)sum, (__m512i)ones());
}

#ifdef __cplusplus
extern "C" {
#endif

/* An iteration: 10 gates, 0 moves, 4 additions, 6 loads, 4 stores. */
void osa_avx512_column_p2_k1_sweep(uint8_t *const *buffers, const int64_t *scalars);
void osa_avx512_column_p2_k1_sweep(uint8_t *const *buffers, const int64_t *scalars) {
    const uint8_t *const masks = buffers[0];
    const uint8_t *const b = buffers[2];
    uint8_t *const vertical = buffers[4];
    const uint8_t *const top = buffers[5];
    uint8_t *const bottom = buffers[6];
    const uint64_t i0 = (uint64_t)scalars[2];
    const uint64_t i1 = (uint64_t)scalars[3];
    const uint64_t i2 = (uint64_t)scalars[0];
    const uint64_t i3 = (uint64_t)scalars[1];
    const word w4 = load_aligned(vertical);
    const word w5 = load_aligned(vertical + 1 * WORD_BYTES);
    word c7 = w4;
    word c8 = w5;
    for (uint64_t i6 = i2; (int64_t)i6 < (int64_t)i3; ++i6) {
        const uint64_t i9 = i6 + i1;
        const uint64_t i10 = i9 + i1;
        const uint64_t i11 = i10 + i1;
        const uint64_t i12 = load_byte(b + i6);
        const uint64_t i13 = i12 * i0;
        const uint64_t i14 = load_byte(top + i9);
        const uint64_t i15 = load_byte(top + i11);
        const uint64_t i16 = load_byte(top + i6);
        const uint64_t i17 = load_byte(top + i10);
        const word w18 = load_aligned(masks + i13);
        uint64_t i20;
        const word w19 = add_carry(w18, w18, i14, &i20);
        const word w21 = (word)_mm512_ternarylogic_epi64((__m512i)c7, (__m512i)c8, (__m512i)w18, 0x01);
        const word w22 = ~(c7 | c8);
        uint64_t i24;
        const word w23 = add_carry(w22, w21, i15, &i24);
        const word w25 = (word)_mm512_ternarylogic_epi64((__m512i)w23, (__m512i)w18, (__m512i)c8, 0x40);
        uint64_t i27;
        const word w26 = add_carry(w25, w25, i16, &i27);
        const word w28 = (word)_mm512_ternarylogic_epi64((__m512i)w23, (__m512i)w19, (__m512i)c7, 0xa2);
        const word w29 = (word)_mm512_ternarylogic_epi64((__m512i)w23, (__m512i)w18, (__m512i)c8, 0x1d);
        const word w30 = (word)_mm512_ternarylogic_epi64((__m512i)w28, (__m512i)c8, (__m512i)w29, 0x3a);
        uint64_t i32;
        const word w31 = add_carry(w30, w30, i17, &i32);
        const word w33 = (word)_mm512_ternarylogic_epi64((__m512i)w31, (__m512i)w26, (__m512i)w23, 0xa9);
        const word w34 = (word)_mm512_ternarylogic_epi64((__m512i)w31, (__m512i)c8, (__m512i)c7, 0x20);
        const word w35 = (word)_mm512_ternarylogic_epi64((__m512i)w34, (__m512i)w18, (__m512i)w33, 0x51);
        const word w36 = (word)_mm512_ternarylogic_epi64((__m512i)w31, (__m512i)c8, (__m512i)w30, 0x96);
        store_byte(bottom + i9, i20);
        store_byte(bottom + i11, i24);
        store_byte(bottom + i6, i27);
        store_byte(bottom + i10, i32);
        c7 = w35;
        c8 = w36;
    }
    store_aligned(vertical, c7);
    store_aligned(vertical + 1 * WORD_BYTES, c8);
}

/* An iteration: 11 gates, 0 moves, 4 additions, 10 loads, 8 stores. */
void osa_avx512_column_prefix_p2_k1_sweep_tap(uint8_t *const *buffers, const int64_t *scalars);
void osa_avx512_column_prefix_p2_k1_sweep_tap(uint8_t *const *buffers, const int64_t *scalars) {
    const uint8_t *const masks = buffers[0];
    const uint8_t *const b = buffers[2];
    uint8_t *const vertical = buffers[4];
    const uint8_t *const top = buffers[5];
    uint8_t *const bottom = buffers[6];
    uint8_t *const tap = buffers[7];
    const uint64_t i0 = (uint64_t)scalars[2];
    const uint64_t i1 = (uint64_t)scalars[3];
    const uint64_t i2 = (uint64_t)scalars[4];
    const uint64_t i3 = (uint64_t)scalars[0];
    const uint64_t i4 = (uint64_t)scalars[1];
    const word w5 = load_aligned(vertical);
    const word w6 = load_aligned(vertical + 1 * WORD_BYTES);
    word c8 = w5;
    word c9 = w6;
    for (uint64_t i7 = i3; (int64_t)i7 < (int64_t)i4; ++i7) {
        const uint64_t i10 = i7 + i1;
        const uint64_t i11 = i10 + i1;
        const uint64_t i12 = i11 + i1;
        const uint64_t i13 = load_byte(b + i7);
        const uint64_t i14 = i13 * i0;
        const uint64_t i15 = load_byte(top + i10);
        const uint64_t i16 = load_byte(top + i12);
        const uint64_t i17 = load_byte(top + i7);
        const uint64_t i18 = load_byte(top + i11);
        const word w19 = load_aligned(masks + i14);
        uint64_t i21;
        const word w20 = add_carry(w19, w19, i15, &i21);
        (void)i21;
        store_aligned(tap + 1 * WORD_BYTES, w20);
        const word w22 = (word)_mm512_ternarylogic_epi64((__m512i)c8, (__m512i)c9, (__m512i)w19, 0x01);
        const word w23 = ~(c8 | c9);
        uint64_t i25;
        const word w24 = add_carry(w23, w22, i16, &i25);
        (void)i25;
        const word w26 = (word)_mm512_ternarylogic_epi64((__m512i)w24, (__m512i)w22, (__m512i)w23, 0x96);
        store_aligned(tap + 3 * WORD_BYTES, w26);
        const word w27 = (word)_mm512_ternarylogic_epi64((__m512i)w24, (__m512i)w19, (__m512i)c9, 0x40);
        uint64_t i29;
        const word w28 = add_carry(w27, w27, i17, &i29);
        (void)i29;
        store_aligned(tap, w28);
        const word w30 = (word)_mm512_ternarylogic_epi64((__m512i)w24, (__m512i)w20, (__m512i)c8, 0xa2);
        const word w31 = (word)_mm512_ternarylogic_epi64((__m512i)w24, (__m512i)w19, (__m512i)c9, 0x1d);
        const word w32 = (word)_mm512_ternarylogic_epi64((__m512i)w30, (__m512i)c9, (__m512i)w31, 0x3a);
        uint64_t i34;
        const word w33 = add_carry(w32, w32, i18, &i34);
        (void)i34;
        store_aligned(tap + 2 * WORD_BYTES, w33);
        const word w35 = (word)_mm512_ternarylogic_epi64((__m512i)w33, (__m512i)w28, (__m512i)w24, 0xa9);
        const word w36 = (word)_mm512_ternarylogic_epi64((__m512i)w33, (__m512i)c9, (__m512i)c8, 0x20);
        const word w37 = (word)_mm512_ternarylogic_epi64((__m512i)w36, (__m512i)w19, (__m512i)w35, 0x51);
        const word w38 = (word)_mm512_ternarylogic_epi64((__m512i)w33, (__m512i)c9, (__m512i)w32, 0x96);
        const uint64_t i39 = load_byte(tap + i2 + 1 * WORD_BYTES);
        store_byte(bottom + i10, i39);
        const uint64_t i40 = load_byte(tap + i2 + 3 * WORD_BYTES);
        store_byte(bottom + i12, i40);
        const uint64_t i41 = load_byte(tap + i2);
        store_byte(bottom + i7, i41);
        const uint64_t i42 = load_byte(tap + i2 + 2 * WORD_BYTES);
        store_byte(bottom + i11, i42);
        c8 = w37;
        c9 = w38;
    }
    store_aligned(vertical, c8);
    store_aligned(vertical + 1 * WORD_BYTES, c9);
}

#ifdef __cplusplus
}
#endif
