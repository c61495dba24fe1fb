/* SPDX-License-Identifier: Apache-2.0
 *
 * lcs in the column layout for scalar.
 * Made by: emit_linked FOLDER
 *
 * A function reads and writes byte buffers, and 64-bit scalars say how much of them. It
 * fails never and calls nothing. What lies where: minterm's runtime/kernel_abi.hpp, Note
 * [Column layout]. Words have 8 bytes; buffers are aligned to that.
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
#include <stdint.h>
#include <string.h>

enum { WORD_BYTES = 8 };
typedef uint64_t word;
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
/* a + b + carry as numbers; what that is too large by is *out. */
static inline word add_carry(word a, word b, uint64_t carry, uint64_t *out) {
    word sum;
    uint64_t over = __builtin_add_overflow(a, b, &sum);
    over |= __builtin_add_overflow(sum, carry, &sum);
    *out = over;
    return sum;
}

#ifdef __cplusplus
extern "C" {
#endif

/* An iteration: 3 gates, 0 moves, 1 additions, 3 loads, 1 stores. */
void lcs_scalar_column_p2_k1_sweep(uint8_t *const *buffers, const int64_t *scalars);
void lcs_scalar_column_p2_k1_sweep(uint8_t *const *buffers, const int64_t *scalars) {
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
        const word w11 = ~w10 & c6;
        uint64_t i13;
        const word w12 = add_carry(c6, w11, i9, &i13);
        const word w14 = c6 & w10;
        const word w15 = w12 | w14;
        store_byte(bottom + i5, i13);
        c6 = w15;
    }
    store_aligned(vertical, c6);
}

/* An iteration: 48 gates, 0 moves, 16 additions, 34 loads, 17 stores. */
void lcs_scalar_column_p2_k16_sweep(uint8_t *const *buffers, const int64_t *scalars);
void lcs_scalar_column_p2_k16_sweep(uint8_t *const *buffers, const int64_t *scalars) {
    const uint8_t *const masks = buffers[0];
    const uint8_t *const b = buffers[2];
    uint8_t *const vertical = buffers[4];
    const uint8_t *const top = buffers[5];
    uint8_t *const bottom = buffers[6];
    const uint64_t i0 = (uint64_t)scalars[2];
    const uint64_t i2 = (uint64_t)scalars[0];
    const uint64_t i3 = (uint64_t)scalars[1];
    for (uint64_t i4 = i2; (int64_t)i4 < (int64_t)i3; ++i4) {
        const uint64_t i5 = load_byte(b + i4);
        const uint64_t i6 = i5 * i0;
        const uint64_t i7 = load_byte(top + i4);
        const word w8 = load_aligned(vertical);
        const word w9 = load_aligned(masks + i6);
        const word w10 = load_aligned(vertical + 1 * WORD_BYTES);
        const word w11 = load_aligned(masks + i6 + 1 * WORD_BYTES);
        const word w12 = ~w9 & w8;
        const word w13 = ~w11 & w10;
        uint64_t i15;
        const word w14 = add_carry(w8, w12, i7, &i15);
        uint64_t i17;
        const word w16 = add_carry(w10, w13, i15, &i17);
        const word w18 = w8 & w9;
        const word w19 = w14 | w18;
        store_aligned(vertical, w19);
        const word w20 = w10 & w11;
        const word w21 = w16 | w20;
        store_aligned(vertical + 1 * WORD_BYTES, w21);
        const word w22 = load_aligned(vertical + 2 * WORD_BYTES);
        const word w23 = load_aligned(masks + i6 + 2 * WORD_BYTES);
        const word w24 = load_aligned(vertical + 3 * WORD_BYTES);
        const word w25 = load_aligned(masks + i6 + 3 * WORD_BYTES);
        const word w26 = ~w23 & w22;
        const word w27 = ~w25 & w24;
        uint64_t i29;
        const word w28 = add_carry(w22, w26, i17, &i29);
        uint64_t i31;
        const word w30 = add_carry(w24, w27, i29, &i31);
        const word w32 = w22 & w23;
        const word w33 = w28 | w32;
        store_aligned(vertical + 2 * WORD_BYTES, w33);
        const word w34 = w24 & w25;
        const word w35 = w30 | w34;
        store_aligned(vertical + 3 * WORD_BYTES, w35);
        const word w36 = load_aligned(vertical + 4 * WORD_BYTES);
        const word w37 = load_aligned(masks + i6 + 4 * WORD_BYTES);
        const word w38 = load_aligned(vertical + 5 * WORD_BYTES);
        const word w39 = load_aligned(masks + i6 + 5 * WORD_BYTES);
        const word w40 = ~w37 & w36;
        const word w41 = ~w39 & w38;
        uint64_t i43;
        const word w42 = add_carry(w36, w40, i31, &i43);
        uint64_t i45;
        const word w44 = add_carry(w38, w41, i43, &i45);
        const word w46 = w36 & w37;
        const word w47 = w42 | w46;
        store_aligned(vertical + 4 * WORD_BYTES, w47);
        const word w48 = w38 & w39;
        const word w49 = w44 | w48;
        store_aligned(vertical + 5 * WORD_BYTES, w49);
        const word w50 = load_aligned(vertical + 6 * WORD_BYTES);
        const word w51 = load_aligned(masks + i6 + 6 * WORD_BYTES);
        const word w52 = load_aligned(vertical + 7 * WORD_BYTES);
        const word w53 = load_aligned(masks + i6 + 7 * WORD_BYTES);
        const word w54 = ~w51 & w50;
        const word w55 = ~w53 & w52;
        uint64_t i57;
        const word w56 = add_carry(w50, w54, i45, &i57);
        uint64_t i59;
        const word w58 = add_carry(w52, w55, i57, &i59);
        const word w60 = w50 & w51;
        const word w61 = w56 | w60;
        store_aligned(vertical + 6 * WORD_BYTES, w61);
        const word w62 = w52 & w53;
        const word w63 = w58 | w62;
        store_aligned(vertical + 7 * WORD_BYTES, w63);
        const word w64 = load_aligned(vertical + 8 * WORD_BYTES);
        const word w65 = load_aligned(masks + i6 + 8 * WORD_BYTES);
        const word w66 = load_aligned(vertical + 9 * WORD_BYTES);
        const word w67 = load_aligned(masks + i6 + 9 * WORD_BYTES);
        const word w68 = ~w65 & w64;
        const word w69 = ~w67 & w66;
        uint64_t i71;
        const word w70 = add_carry(w64, w68, i59, &i71);
        uint64_t i73;
        const word w72 = add_carry(w66, w69, i71, &i73);
        const word w74 = w64 & w65;
        const word w75 = w70 | w74;
        store_aligned(vertical + 8 * WORD_BYTES, w75);
        const word w76 = w66 & w67;
        const word w77 = w72 | w76;
        store_aligned(vertical + 9 * WORD_BYTES, w77);
        const word w78 = load_aligned(vertical + 10 * WORD_BYTES);
        const word w79 = load_aligned(masks + i6 + 10 * WORD_BYTES);
        const word w80 = load_aligned(vertical + 11 * WORD_BYTES);
        const word w81 = load_aligned(masks + i6 + 11 * WORD_BYTES);
        const word w82 = ~w79 & w78;
        const word w83 = ~w81 & w80;
        uint64_t i85;
        const word w84 = add_carry(w78, w82, i73, &i85);
        uint64_t i87;
        const word w86 = add_carry(w80, w83, i85, &i87);
        const word w88 = w78 & w79;
        const word w89 = w84 | w88;
        store_aligned(vertical + 10 * WORD_BYTES, w89);
        const word w90 = w80 & w81;
        const word w91 = w86 | w90;
        store_aligned(vertical + 11 * WORD_BYTES, w91);
        const word w92 = load_aligned(vertical + 12 * WORD_BYTES);
        const word w93 = load_aligned(masks + i6 + 12 * WORD_BYTES);
        const word w94 = load_aligned(vertical + 13 * WORD_BYTES);
        const word w95 = load_aligned(masks + i6 + 13 * WORD_BYTES);
        const word w96 = ~w93 & w92;
        const word w97 = ~w95 & w94;
        uint64_t i99;
        const word w98 = add_carry(w92, w96, i87, &i99);
        uint64_t i101;
        const word w100 = add_carry(w94, w97, i99, &i101);
        const word w102 = w92 & w93;
        const word w103 = w98 | w102;
        store_aligned(vertical + 12 * WORD_BYTES, w103);
        const word w104 = w94 & w95;
        const word w105 = w100 | w104;
        store_aligned(vertical + 13 * WORD_BYTES, w105);
        const word w106 = load_aligned(vertical + 14 * WORD_BYTES);
        const word w107 = load_aligned(masks + i6 + 14 * WORD_BYTES);
        const word w108 = load_aligned(vertical + 15 * WORD_BYTES);
        const word w109 = load_aligned(masks + i6 + 15 * WORD_BYTES);
        const word w110 = ~w107 & w106;
        const word w111 = ~w109 & w108;
        uint64_t i113;
        const word w112 = add_carry(w106, w110, i101, &i113);
        uint64_t i115;
        const word w114 = add_carry(w108, w111, i113, &i115);
        const word w116 = w106 & w107;
        const word w117 = w112 | w116;
        store_aligned(vertical + 14 * WORD_BYTES, w117);
        const word w118 = w108 & w109;
        const word w119 = w114 | w118;
        store_aligned(vertical + 15 * WORD_BYTES, w119);
        store_byte(bottom + i4, i115);
    }
}

#ifdef __cplusplus
}
#endif
