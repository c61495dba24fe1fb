/* SPDX-License-Identifier: Apache-2.0
 *
 * weighted in the column layout for avx512.
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

/* An iteration: 18 gates, 0 moves, 4 additions, 6 loads, 4 stores. */
void weighted_avx512_column_p2_k1_sweep(uint8_t *const *buffers, const int64_t *scalars);
void weighted_avx512_column_p2_k1_sweep(uint8_t *const *buffers, const int64_t *scalars) {
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
    const word w6 = load_aligned(vertical + 2 * WORD_BYTES);
    const word w7 = load_aligned(vertical + 3 * WORD_BYTES);
    word c9 = w4;
    word c10 = w5;
    word c11 = w6;
    word c12 = w7;
    for (uint64_t i8 = i2; (int64_t)i8 < (int64_t)i3; ++i8) {
        const uint64_t i13 = i8 + i1;
        const uint64_t i14 = i13 + i1;
        const uint64_t i15 = i14 + i1;
        const uint64_t i16 = load_byte(b + i8);
        const uint64_t i17 = i16 * i0;
        const uint64_t i18 = load_byte(top + i8);
        const uint64_t i19 = load_byte(top + i13);
        const uint64_t i20 = load_byte(top + i14);
        const uint64_t i21 = load_byte(top + i15);
        const word w22 = load_aligned(masks + i17);
        const word w23 = c12 & ~w22;
        uint64_t i25;
        const word w24 = add_carry(c12, w23, i18, &i25);
        const word w26 = (word)_mm512_ternarylogic_epi64((__m512i)w24, (__m512i)w22, (__m512i)c12, 0x94);
        const word w27 = (word)_mm512_ternarylogic_epi64((__m512i)w26, (__m512i)w24, (__m512i)c11, 0x8a);
        const word w28 = ~w26 & c11;
        uint64_t i30;
        const word w29 = add_carry(w28, w27, i19, &i30);
        const word w31 = (word)_mm512_ternarylogic_epi64((__m512i)w24, (__m512i)w22, (__m512i)c10, 0x5d);
        const word w32 = (word)_mm512_ternarylogic_epi64((__m512i)w28, (__m512i)c11, (__m512i)w31, 0xd1);
        const word w33 = (word)_mm512_ternarylogic_epi64((__m512i)w29, (__m512i)c11, (__m512i)w31, 0xd5);
        uint64_t i35;
        const word w34 = add_carry(w32, w33, i20, &i35);
        const word w36 = (word)_mm512_ternarylogic_epi64((__m512i)w29, (__m512i)w22, (__m512i)c10, 0xb3);
        const word w37 = (word)_mm512_ternarylogic_epi64((__m512i)w34, (__m512i)w24, (__m512i)c11, 0x93);
        const word w38 = (word)_mm512_ternarylogic_epi64((__m512i)w37, (__m512i)c9, (__m512i)w36, 0x8c);
        uint64_t i40;
        const word w39 = add_carry(w38, w38, i21, &i40);
        const word w41 = (word)_mm512_ternarylogic_epi64((__m512i)w24, (__m512i)w22, (__m512i)c9, 0xf8);
        const word w42 = (word)_mm512_ternarylogic_epi64((__m512i)w29, (__m512i)c10, (__m512i)w41, 0x07);
        const word w43 = (word)_mm512_ternarylogic_epi64((__m512i)w39, (__m512i)w24, (__m512i)w41, 0xbe);
        const word w44 = (word)_mm512_ternarylogic_epi64((__m512i)w34, (__m512i)c11, (__m512i)w41, 0x57);
        const word w45 = ~(w41 & w39);
        const word w46 = (word)_mm512_ternarylogic_epi64((__m512i)w45, (__m512i)w42, (__m512i)w34, 0xbf);
        const word w47 = (word)_mm512_ternarylogic_epi64((__m512i)w39, (__m512i)w42, (__m512i)w44, 0x71);
        const word w48 = (word)_mm512_ternarylogic_epi64((__m512i)w39, (__m512i)w42, (__m512i)w44, 0x14);
        store_byte(bottom + i8, i25);
        store_byte(bottom + i13, i30);
        store_byte(bottom + i14, i35);
        store_byte(bottom + i15, i40);
        c9 = w43;
        c10 = w46;
        c11 = w47;
        c12 = w48;
    }
    store_aligned(vertical, c9);
    store_aligned(vertical + 1 * WORD_BYTES, c10);
    store_aligned(vertical + 2 * WORD_BYTES, c11);
    store_aligned(vertical + 3 * WORD_BYTES, c12);
}

/* An iteration: 21 gates, 0 moves, 4 additions, 10 loads, 8 stores. */
void weighted_avx512_column_prefix_p2_k1_sweep_tap(uint8_t *const *buffers, const int64_t *scalars);
void weighted_avx512_column_prefix_p2_k1_sweep_tap(uint8_t *const *buffers, const int64_t *scalars) {
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
    const word w7 = load_aligned(vertical + 2 * WORD_BYTES);
    const word w8 = load_aligned(vertical + 3 * WORD_BYTES);
    word c10 = w5;
    word c11 = w6;
    word c12 = w7;
    word c13 = w8;
    for (uint64_t i9 = i3; (int64_t)i9 < (int64_t)i4; ++i9) {
        const uint64_t i14 = i9 + i1;
        const uint64_t i15 = i14 + i1;
        const uint64_t i16 = i15 + i1;
        const uint64_t i17 = load_byte(b + i9);
        const uint64_t i18 = i17 * i0;
        const uint64_t i19 = load_byte(top + i9);
        const uint64_t i20 = load_byte(top + i14);
        const uint64_t i21 = load_byte(top + i15);
        const uint64_t i22 = load_byte(top + i16);
        const word w23 = load_aligned(masks + i18);
        const word w24 = c13 & ~w23;
        uint64_t i26;
        const word w25 = add_carry(c13, w24, i19, &i26);
        (void)i26;
        const word w27 = (word)_mm512_ternarylogic_epi64((__m512i)w25, (__m512i)w24, (__m512i)c13, 0x96);
        store_aligned(tap, w27);
        const word w28 = (word)_mm512_ternarylogic_epi64((__m512i)w25, (__m512i)w23, (__m512i)c13, 0x94);
        const word w29 = (word)_mm512_ternarylogic_epi64((__m512i)w28, (__m512i)w25, (__m512i)c12, 0x8a);
        const word w30 = ~w28 & c12;
        uint64_t i32;
        const word w31 = add_carry(w30, w29, i20, &i32);
        (void)i32;
        const word w33 = (word)_mm512_ternarylogic_epi64((__m512i)w31, (__m512i)w29, (__m512i)w30, 0x96);
        store_aligned(tap + 1 * WORD_BYTES, w33);
        const word w34 = (word)_mm512_ternarylogic_epi64((__m512i)w25, (__m512i)w23, (__m512i)c11, 0x5d);
        const word w35 = (word)_mm512_ternarylogic_epi64((__m512i)w30, (__m512i)c12, (__m512i)w34, 0xd1);
        const word w36 = (word)_mm512_ternarylogic_epi64((__m512i)w31, (__m512i)c12, (__m512i)w34, 0xd5);
        uint64_t i38;
        const word w37 = add_carry(w35, w36, i21, &i38);
        (void)i38;
        const word w39 = (word)_mm512_ternarylogic_epi64((__m512i)w37, (__m512i)w36, (__m512i)w35, 0x96);
        store_aligned(tap + 2 * WORD_BYTES, w39);
        const word w40 = (word)_mm512_ternarylogic_epi64((__m512i)w31, (__m512i)w23, (__m512i)c11, 0xb3);
        const word w41 = (word)_mm512_ternarylogic_epi64((__m512i)w37, (__m512i)w25, (__m512i)c12, 0x93);
        const word w42 = (word)_mm512_ternarylogic_epi64((__m512i)w41, (__m512i)c10, (__m512i)w40, 0x8c);
        uint64_t i44;
        const word w43 = add_carry(w42, w42, i22, &i44);
        (void)i44;
        store_aligned(tap + 3 * WORD_BYTES, w43);
        const word w45 = (word)_mm512_ternarylogic_epi64((__m512i)w25, (__m512i)w23, (__m512i)c10, 0xf8);
        const word w46 = (word)_mm512_ternarylogic_epi64((__m512i)w31, (__m512i)c11, (__m512i)w45, 0x07);
        const word w47 = (word)_mm512_ternarylogic_epi64((__m512i)w43, (__m512i)w25, (__m512i)w45, 0xbe);
        const word w48 = (word)_mm512_ternarylogic_epi64((__m512i)w37, (__m512i)c12, (__m512i)w45, 0x57);
        const word w49 = ~(w45 & w43);
        const word w50 = (word)_mm512_ternarylogic_epi64((__m512i)w49, (__m512i)w46, (__m512i)w37, 0xbf);
        const word w51 = (word)_mm512_ternarylogic_epi64((__m512i)w43, (__m512i)w46, (__m512i)w48, 0x71);
        const word w52 = (word)_mm512_ternarylogic_epi64((__m512i)w43, (__m512i)w46, (__m512i)w48, 0x14);
        const uint64_t i53 = load_byte(tap + i2);
        store_byte(bottom + i9, i53);
        const uint64_t i54 = load_byte(tap + i2 + 1 * WORD_BYTES);
        store_byte(bottom + i14, i54);
        const uint64_t i55 = load_byte(tap + i2 + 2 * WORD_BYTES);
        store_byte(bottom + i15, i55);
        const uint64_t i56 = load_byte(tap + i2 + 3 * WORD_BYTES);
        store_byte(bottom + i16, i56);
        c10 = w47;
        c11 = w50;
        c12 = w51;
        c13 = w52;
    }
    store_aligned(vertical, c10);
    store_aligned(vertical + 1 * WORD_BYTES, c11);
    store_aligned(vertical + 2 * WORD_BYTES, c12);
    store_aligned(vertical + 3 * WORD_BYTES, c13);
}

#ifdef __cplusplus
}
#endif
