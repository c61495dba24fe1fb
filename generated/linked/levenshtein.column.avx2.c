/* SPDX-License-Identifier: Apache-2.0
 *
 * levenshtein in the column layout for avx2.
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

/* An iteration: 8 gates, 0 moves, 2 additions, 4 loads, 2 stores. */
void levenshtein_avx2_column_p2_k1_sweep(uint8_t *const *buffers, const int64_t *scalars);
void levenshtein_avx2_column_p2_k1_sweep(uint8_t *const *buffers, const int64_t *scalars) {
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
        const word w15 = c8 | w14;
        uint64_t i17;
        const word w16 = add_carry(w15, c8, i12, &i17);
        const word w18 = c8 & w14;
        const word w19 = w16 & w18;
        const word w20 = c7 | w19;
        uint64_t i22;
        const word w21 = add_carry(w20, w20, i13, &i22);
        const word w23 = ~c7 & w14;
        const word w24 = ~w23 & w16;
        const word w25 = ~w23 & w21;
        const word w26 = w21 | w24;
        store_byte(bottom + i6, i17);
        store_byte(bottom + i9, i22);
        c7 = w25;
        c8 = w26;
    }
    store_aligned(vertical, c7);
    store_aligned(vertical + 1 * WORD_BYTES, c8);
}

/* An iteration: 10 gates, 0 moves, 2 additions, 6 loads, 4 stores. */
void levenshtein_avx2_column_prefix_p2_k1_sweep_tap(uint8_t *const *buffers, const int64_t *scalars);
void levenshtein_avx2_column_prefix_p2_k1_sweep_tap(uint8_t *const *buffers, const int64_t *scalars) {
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
        const word w16 = c9 | w15;
        uint64_t i18;
        const word w17 = add_carry(w16, c9, i13, &i18);
        (void)i18;
        const word w19 = w16 ^ c9;
        const word w20 = w17 ^ w19;
        store_aligned(tap, w20);
        const word w21 = c9 & w15;
        const word w22 = w17 & w21;
        const word w23 = c8 | w22;
        uint64_t i25;
        const word w24 = add_carry(w23, w23, i14, &i25);
        (void)i25;
        store_aligned(tap + 1 * WORD_BYTES, w24);
        const word w26 = ~c8 & w15;
        const word w27 = ~w26 & w17;
        const word w28 = ~w26 & w24;
        const word w29 = w24 | w27;
        const uint64_t i30 = load_byte(tap + i2);
        store_byte(bottom + i7, i30);
        const uint64_t i31 = load_byte(tap + i2 + 1 * WORD_BYTES);
        store_byte(bottom + i10, i31);
        c8 = w28;
        c9 = w29;
    }
    store_aligned(vertical, c8);
    store_aligned(vertical + 1 * WORD_BYTES, c9);
}

#ifdef __cplusplus
}
#endif
