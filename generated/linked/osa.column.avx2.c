/* SPDX-License-Identifier: Apache-2.0
 *
 * osa in the column layout for avx2.
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

/* An iteration: 16 gates, 0 moves, 4 additions, 6 loads, 4 stores. */
void osa_avx2_column_p2_k1_sweep(uint8_t *const *buffers, const int64_t *scalars);
void osa_avx2_column_p2_k1_sweep(uint8_t *const *buffers, const int64_t *scalars) {
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
    word c8 = w4;
    word c9 = w5;
    word c10 = w6;
    for (uint64_t i7 = i2; (int64_t)i7 < (int64_t)i3; ++i7) {
        const uint64_t i11 = i7 + i1;
        const uint64_t i12 = i11 + i1;
        const uint64_t i13 = i12 + i1;
        const uint64_t i14 = load_byte(b + i7);
        const uint64_t i15 = i14 * i0;
        const uint64_t i16 = load_byte(top + i11);
        const uint64_t i17 = load_byte(top + i13);
        const uint64_t i18 = load_byte(top + i7);
        const uint64_t i19 = load_byte(top + i12);
        const word w20 = load_aligned(masks + i15);
        uint64_t i22;
        const word w21 = add_carry(w20, w20, i16, &i22);
        const word w23 = ~c10 & c9;
        const word w24 = ~w20 & w23;
        uint64_t i26;
        const word w25 = add_carry(w23, w24, i17, &i26);
        const word w27 = c9 & w20;
        const word w28 = w25 & w27;
        uint64_t i30;
        const word w29 = add_carry(w28, w28, i18, &i30);
        const word w31 = ~w21 & c8;
        const word w32 = ~w25 & w20;
        const word w33 = ~w31 & w32;
        const word w34 = ~w20 & c9;
        const word w35 = c10 | w34;
        const word w36 = w33 | w35;
        uint64_t i38;
        const word w37 = add_carry(w36, w36, i19, &i38);
        const word w39 = c9 ^ w37;
        const word w40 = w39 ^ w36;
        const word w41 = ~w25 & w37;
        const word w42 = ~w20 & w29;
        const word w43 = ~c10 & w20;
        const word w44 = ~w43 & w41;
        store_byte(bottom + i11, i22);
        store_byte(bottom + i13, i26);
        store_byte(bottom + i7, i30);
        store_byte(bottom + i12, i38);
        c8 = w42;
        c9 = w40;
        c10 = w44;
    }
    store_aligned(vertical, c8);
    store_aligned(vertical + 1 * WORD_BYTES, c9);
    store_aligned(vertical + 2 * WORD_BYTES, c10);
}

/* An iteration: 18 gates, 0 moves, 4 additions, 10 loads, 8 stores. */
void osa_avx2_column_prefix_p2_k1_sweep_tap(uint8_t *const *buffers, const int64_t *scalars);
void osa_avx2_column_prefix_p2_k1_sweep_tap(uint8_t *const *buffers, const int64_t *scalars) {
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
    word c9 = w5;
    word c10 = w6;
    word c11 = w7;
    for (uint64_t i8 = i3; (int64_t)i8 < (int64_t)i4; ++i8) {
        const uint64_t i12 = i8 + i1;
        const uint64_t i13 = i12 + i1;
        const uint64_t i14 = i13 + i1;
        const uint64_t i15 = load_byte(b + i8);
        const uint64_t i16 = i15 * i0;
        const uint64_t i17 = load_byte(top + i12);
        const uint64_t i18 = load_byte(top + i14);
        const uint64_t i19 = load_byte(top + i8);
        const uint64_t i20 = load_byte(top + i13);
        const word w21 = load_aligned(masks + i16);
        uint64_t i23;
        const word w22 = add_carry(w21, w21, i17, &i23);
        (void)i23;
        store_aligned(tap + 1 * WORD_BYTES, w22);
        const word w24 = ~c11 & c10;
        const word w25 = ~w21 & w24;
        uint64_t i27;
        const word w26 = add_carry(w24, w25, i18, &i27);
        (void)i27;
        const word w28 = w24 ^ w25;
        const word w29 = w26 ^ w28;
        store_aligned(tap + 3 * WORD_BYTES, w29);
        const word w30 = c10 & w21;
        const word w31 = w26 & w30;
        uint64_t i33;
        const word w32 = add_carry(w31, w31, i19, &i33);
        (void)i33;
        store_aligned(tap, w32);
        const word w34 = ~w22 & c9;
        const word w35 = ~w26 & w21;
        const word w36 = ~w34 & w35;
        const word w37 = ~w21 & c10;
        const word w38 = c11 | w37;
        const word w39 = w36 | w38;
        uint64_t i41;
        const word w40 = add_carry(w39, w39, i20, &i41);
        (void)i41;
        store_aligned(tap + 2 * WORD_BYTES, w40);
        const word w42 = c10 ^ w40;
        const word w43 = w42 ^ w39;
        const word w44 = ~w26 & w40;
        const word w45 = ~w21 & w32;
        const word w46 = ~c11 & w21;
        const word w47 = ~w46 & w44;
        const uint64_t i48 = load_byte(tap + i2 + 1 * WORD_BYTES);
        store_byte(bottom + i12, i48);
        const uint64_t i49 = load_byte(tap + i2 + 3 * WORD_BYTES);
        store_byte(bottom + i14, i49);
        const uint64_t i50 = load_byte(tap + i2);
        store_byte(bottom + i8, i50);
        const uint64_t i51 = load_byte(tap + i2 + 2 * WORD_BYTES);
        store_byte(bottom + i13, i51);
        c9 = w45;
        c10 = w43;
        c11 = w47;
    }
    store_aligned(vertical, c9);
    store_aligned(vertical + 1 * WORD_BYTES, c10);
    store_aligned(vertical + 2 * WORD_BYTES, c11);
}

#ifdef __cplusplus
}
#endif
