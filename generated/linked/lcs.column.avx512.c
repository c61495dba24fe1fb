/* SPDX-License-Identifier: Apache-2.0
 *
 * lcs in the column layout for avx512.
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

/* An iteration: 2 gates, 0 moves, 1 additions, 3 loads, 1 stores. */
void lcs_avx512_column_p2_k1_sweep(uint8_t *const *buffers, const int64_t *scalars);
void lcs_avx512_column_p2_k1_sweep(uint8_t *const *buffers, const int64_t *scalars) {
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
        const word w11 = c6 & ~w10;
        uint64_t i13;
        const word w12 = add_carry(c6, w11, i9, &i13);
        const word w14 = (word)_mm512_ternarylogic_epi64((__m512i)w12, (__m512i)w10, (__m512i)c6, 0xf8);
        store_byte(bottom + i5, i13);
        c6 = w14;
    }
    store_aligned(vertical, c6);
}

#ifdef __cplusplus
}
#endif
