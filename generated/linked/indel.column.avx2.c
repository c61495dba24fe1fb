/* SPDX-License-Identifier: Apache-2.0
 *
 * indel in the column layout for avx2.
 * Made by: emit_linked FOLDER
 * Compile with -mavx2.
 *
 * A function reads and writes byte buffers, and 64-bit scalars say how much of them. It
 * fails never and calls nothing. What lies where: minterm's runtime/kernel_abi.hpp, Note
 * [Column layout]. Words have 32 bytes; buffers are aligned to that.
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

#ifndef __AVX2__
#error "this file is for avx2: compile it with -mavx2"
#endif

enum { WORD_BYTES = 32 };
typedef uint64_t word __attribute__((vector_size(32)));
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
    const word majority = (a & b) | ((a | b) & ~sum);
    const uint64_t made = (uint64_t)_mm256_movemask_pd((__m256d)majority);
    const uint64_t passes =
        (uint64_t)_mm256_movemask_pd((__m256d)_mm256_cmpeq_epi64((__m256i)sum, (__m256i)ones()));
    const uint64_t rippled = (made << 1) + carry + passes;
    *out = rippled >> 4;
    const word lane = {1, 2, 4, 8};
    const word chosen = (lane & (rippled ^ passes));
    return sum - (word)_mm256_cmpeq_epi64((__m256i)chosen, (__m256i)lane);
}

#ifdef __cplusplus
extern "C" {
#endif

/* An iteration: 3 gates, 0 moves, 1 additions, 3 loads, 1 stores. */
void indel_avx2_column_p2_k1_sweep(uint8_t *const *buffers, const int64_t *scalars);
void indel_avx2_column_p2_k1_sweep(uint8_t *const *buffers, const int64_t *scalars) {
    const uint8_t *const masks = buffers[0];
    const uint8_t *const b = buffers[2];
    uint8_t *const vertical = buffers[4];
    const uint8_t *const top = buffers[5];
    uint8_t *const bottom = buffers[6];
    const uint64_t i0 = (uint64_t)scalars[2];
    const uint64_t i2 = (uint64_t)scalars[0];
    const uint64_t i3 = (uint64_t)scalars[1];
    const word w4 = load_aligned(vertical);
    word c6 = w4;
    for (uint64_t i5 = i2; (int64_t)i5 < (int64_t)i3; ++i5) {
        const uint64_t i7 = load_byte(b + i5);
        const uint64_t i8 = i7 * i0;
        const uint64_t i9 = load_byte(top + i5);
        const word w10 = load_aligned(masks + i8);
        const word w11 = c6 | w10;
        uint64_t i13;
        const word w12 = add_carry(w11, c6, i9, &i13);
        const word w14 = ~c6 & w10;
        const word w15 = ~w14 & w12;
        store_byte(bottom + i5, i13);
        c6 = w15;
    }
    store_aligned(vertical, c6);
}

/* An iteration: 5 gates, 0 moves, 1 additions, 4 loads, 2 stores. */
void indel_avx2_column_prefix_p2_k1_sweep_tap(uint8_t *const *buffers, const int64_t *scalars);
void indel_avx2_column_prefix_p2_k1_sweep_tap(uint8_t *const *buffers, const int64_t *scalars) {
    const uint8_t *const masks = buffers[0];
    const uint8_t *const b = buffers[2];
    uint8_t *const vertical = buffers[4];
    const uint8_t *const top = buffers[5];
    uint8_t *const bottom = buffers[6];
    uint8_t *const tap = buffers[7];
    const uint64_t i0 = (uint64_t)scalars[2];
    const uint64_t i2 = (uint64_t)scalars[4];
    const uint64_t i3 = (uint64_t)scalars[0];
    const uint64_t i4 = (uint64_t)scalars[1];
    const word w5 = load_aligned(vertical);
    word c7 = w5;
    for (uint64_t i6 = i3; (int64_t)i6 < (int64_t)i4; ++i6) {
        const uint64_t i8 = load_byte(b + i6);
        const uint64_t i9 = i8 * i0;
        const uint64_t i10 = load_byte(top + i6);
        const word w11 = load_aligned(masks + i9);
        const word w12 = c7 | w11;
        uint64_t i14;
        const word w13 = add_carry(w12, c7, i10, &i14);
        (void)i14;
        const word w15 = w12 ^ c7;
        const word w16 = w13 ^ w15;
        store_aligned(tap, w16);
        const word w17 = ~c7 & w11;
        const word w18 = ~w17 & w13;
        const uint64_t i19 = load_byte(tap + i2);
        store_byte(bottom + i6, i19);
        c7 = w18;
    }
    store_aligned(vertical, c7);
}

/* An iteration: 9 gates, 0 moves, 2 additions, 4 loads, 2 stores. */
void indel_avx2_column_infix_p2_k1_sweep(uint8_t *const *buffers, const int64_t *scalars);
void indel_avx2_column_infix_p2_k1_sweep(uint8_t *const *buffers, const int64_t *scalars) {
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
        const uint64_t i10 = load_byte(b + i6);
        const uint64_t i11 = i10 * i0;
        const uint64_t i12 = load_byte(top + i6);
        const uint64_t i13 = load_byte(top + i9);
        const word w14 = load_aligned(masks + i11);
        const word w15 = ~w14 & c8;
        uint64_t i17;
        const word w16 = add_carry(c8, w15, i12, &i17);
        const word w18 = c8 ^ w16;
        const word w19 = ~w18 & w14;
        const word w20 = c7 | w19;
        const word w21 = ~c8 & w20;
        uint64_t i23;
        const word w22 = add_carry(w20, w21, i13, &i23);
        const word w24 = ~c7 & w14;
        const word w25 = ~w24 & w22;
        const word w26 = ~w22 & w24;
        const word w27 = w16 | w26;
        store_byte(bottom + i6, i17);
        store_byte(bottom + i9, i23);
        c7 = w25;
        c8 = w27;
    }
    store_aligned(vertical, c7);
    store_aligned(vertical + 1 * WORD_BYTES, c8);
}

/* An iteration: 13 gates, 0 moves, 2 additions, 6 loads, 4 stores. */
void indel_avx2_column_infix_p2_k1_sweep_tap(uint8_t *const *buffers, const int64_t *scalars);
void indel_avx2_column_infix_p2_k1_sweep_tap(uint8_t *const *buffers, const int64_t *scalars) {
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
        const uint64_t i11 = load_byte(b + i7);
        const uint64_t i12 = i11 * i0;
        const uint64_t i13 = load_byte(top + i7);
        const uint64_t i14 = load_byte(top + i10);
        const word w15 = load_aligned(masks + i12);
        const word w16 = ~w15 & c9;
        uint64_t i18;
        const word w17 = add_carry(c9, w16, i13, &i18);
        (void)i18;
        const word w19 = c9 ^ w16;
        const word w20 = w17 ^ w19;
        store_aligned(tap, w20);
        const word w21 = c9 ^ w17;
        const word w22 = ~w21 & w15;
        const word w23 = c8 | w22;
        const word w24 = ~c9 & w23;
        uint64_t i26;
        const word w25 = add_carry(w23, w24, i14, &i26);
        (void)i26;
        const word w27 = w23 ^ w24;
        const word w28 = w25 ^ w27;
        store_aligned(tap + 1 * WORD_BYTES, w28);
        const word w29 = ~c8 & w15;
        const word w30 = ~w29 & w25;
        const word w31 = ~w25 & w29;
        const word w32 = w17 | w31;
        const uint64_t i33 = load_byte(tap + i2);
        store_byte(bottom + i7, i33);
        const uint64_t i34 = load_byte(tap + i2 + 1 * WORD_BYTES);
        store_byte(bottom + i10, i34);
        c8 = w30;
        c9 = w32;
    }
    store_aligned(vertical, c8);
    store_aligned(vertical + 1 * WORD_BYTES, c9);
}

#ifdef __cplusplus
}
#endif
