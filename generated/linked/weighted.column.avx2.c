/* SPDX-License-Identifier: Apache-2.0
 *
 * weighted in the column layout for avx2.
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

/* An iteration: 30 gates, 0 moves, 4 additions, 6 loads, 4 stores. */
void weighted_avx2_column_p2_k1_sweep(uint8_t *const *buffers, const int64_t *scalars);
void weighted_avx2_column_p2_k1_sweep(uint8_t *const *buffers, const int64_t *scalars) {
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
        const word w23 = ~w22 & c12;
        uint64_t i25;
        const word w24 = add_carry(c12, w23, i18, &i25);
        const word w26 = c11 & w24;
        const word w27 = ~w22 & c11;
        const word w28 = c12 | w27;
        const word w29 = w26 | w28;
        uint64_t i31;
        const word w30 = add_carry(w29, w27, i19, &i31);
        const word w32 = c11 & w30;
        const word w33 = ~w24 & w22;
        const word w34 = ~w33 & c10;
        const word w35 = w32 ^ w34;
        const word w36 = w35 | w29;
        uint64_t i38;
        const word w37 = add_carry(w36, w35, i20, &i38);
        const word w39 = c10 & w30;
        const word w40 = c12 | w39;
        const word w41 = ~w24 & w22;
        const word w42 = ~w41 & c9;
        const word w43 = c11 & w37;
        const word w44 = w42 | w43;
        const word w45 = w40 | w44;
        uint64_t i47;
        const word w46 = add_carry(w45, w45, i21, &i47);
        const word w48 = c9 & w22;
        const word w49 = c10 & w22;
        const word w50 = w49 | w30;
        const word w51 = c11 | w37;
        const word w52 = w48 & w51;
        const word w53 = w24 | w52;
        const word w54 = w48 | w37;
        const word w55 = w46 | w48;
        const word w56 = w46 & w54;
        const word w57 = w50 | w56;
        const word w58 = w50 & w46;
        const word w59 = w58 | w53;
        const word w60 = w53 & w58;
        store_byte(bottom + i8, i25);
        store_byte(bottom + i13, i31);
        store_byte(bottom + i14, i38);
        store_byte(bottom + i15, i47);
        c9 = w55;
        c10 = w57;
        c11 = w59;
        c12 = w60;
    }
    store_aligned(vertical, c9);
    store_aligned(vertical + 1 * WORD_BYTES, c10);
    store_aligned(vertical + 2 * WORD_BYTES, c11);
    store_aligned(vertical + 3 * WORD_BYTES, c12);
}

/* An iteration: 36 gates, 0 moves, 4 additions, 10 loads, 8 stores. */
void weighted_avx2_column_prefix_p2_k1_sweep_tap(uint8_t *const *buffers, const int64_t *scalars);
void weighted_avx2_column_prefix_p2_k1_sweep_tap(uint8_t *const *buffers, const int64_t *scalars) {
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
        const word w24 = ~w23 & c13;
        uint64_t i26;
        const word w25 = add_carry(c13, w24, i19, &i26);
        (void)i26;
        const word w27 = c13 ^ w24;
        const word w28 = w25 ^ w27;
        store_aligned(tap, w28);
        const word w29 = c12 & w25;
        const word w30 = ~w23 & c12;
        const word w31 = c13 | w30;
        const word w32 = w29 | w31;
        uint64_t i34;
        const word w33 = add_carry(w32, w30, i20, &i34);
        (void)i34;
        const word w35 = w32 ^ w30;
        const word w36 = w33 ^ w35;
        store_aligned(tap + 1 * WORD_BYTES, w36);
        const word w37 = c12 & w33;
        const word w38 = ~w25 & w23;
        const word w39 = ~w38 & c11;
        const word w40 = w37 ^ w39;
        const word w41 = w40 | w32;
        uint64_t i43;
        const word w42 = add_carry(w41, w40, i21, &i43);
        (void)i43;
        const word w44 = w41 ^ w40;
        const word w45 = w42 ^ w44;
        store_aligned(tap + 2 * WORD_BYTES, w45);
        const word w46 = c11 & w33;
        const word w47 = c13 | w46;
        const word w48 = ~w25 & w23;
        const word w49 = ~w48 & c10;
        const word w50 = c12 & w42;
        const word w51 = w49 | w50;
        const word w52 = w47 | w51;
        uint64_t i54;
        const word w53 = add_carry(w52, w52, i22, &i54);
        (void)i54;
        store_aligned(tap + 3 * WORD_BYTES, w53);
        const word w55 = c10 & w23;
        const word w56 = c11 & w23;
        const word w57 = w56 | w33;
        const word w58 = c12 | w42;
        const word w59 = w55 & w58;
        const word w60 = w25 | w59;
        const word w61 = w55 | w42;
        const word w62 = w53 | w55;
        const word w63 = w53 & w61;
        const word w64 = w57 | w63;
        const word w65 = w57 & w53;
        const word w66 = w65 | w60;
        const word w67 = w60 & w65;
        const uint64_t i68 = load_byte(tap + i2);
        store_byte(bottom + i9, i68);
        const uint64_t i69 = load_byte(tap + i2 + 1 * WORD_BYTES);
        store_byte(bottom + i14, i69);
        const uint64_t i70 = load_byte(tap + i2 + 2 * WORD_BYTES);
        store_byte(bottom + i15, i70);
        const uint64_t i71 = load_byte(tap + i2 + 3 * WORD_BYTES);
        store_byte(bottom + i16, i71);
        c10 = w62;
        c11 = w64;
        c12 = w66;
        c13 = w67;
    }
    store_aligned(vertical, c10);
    store_aligned(vertical + 1 * WORD_BYTES, c11);
    store_aligned(vertical + 2 * WORD_BYTES, c12);
    store_aligned(vertical + 3 * WORD_BYTES, c13);
}

#ifdef __cplusplus
}
#endif
