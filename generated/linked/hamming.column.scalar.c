/* SPDX-License-Identifier: Apache-2.0
 *
 * hamming in the column layout for scalar.
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
static inline word ones(void) {
    word w;
    memset(&w, 255, sizeof w);
    return w;
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

/* An iteration: 3 gates, 0 moves, 2 additions, 4 loads, 2 stores. */
void hamming_scalar_column_p2_k1_sweep(uint8_t *const *buffers, const int64_t *scalars);
void hamming_scalar_column_p2_k1_sweep(uint8_t *const *buffers, const int64_t *scalars) {
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
        const uint64_t i12 = load_byte(top + i9);
        const uint64_t i13 = load_byte(top + i6);
        const word w14 = load_aligned(masks + i11);
        uint64_t i16;
        const word w15 = add_carry(c8, c8, i12, &i16);
        const word w17 = c8 | w14;
        const word w18 = ~w17 & w15;
        const word w19 = ones();
        uint64_t i21;
        (void)add_carry(w19, w18, i13, &i21);
        const word w22 = c7 | w18;
        store_byte(bottom + i9, i16);
        store_byte(bottom + i6, i21);
        c7 = w22;
        c8 = w15;
    }
    store_aligned(vertical, c7);
    store_aligned(vertical + 1 * WORD_BYTES, c8);
}

/* An iteration: 48 gates, 0 moves, 32 additions, 51 loads, 34 stores. */
void hamming_scalar_column_p2_k16_sweep(uint8_t *const *buffers, const int64_t *scalars);
void hamming_scalar_column_p2_k16_sweep(uint8_t *const *buffers, const int64_t *scalars) {
    const uint8_t *const masks = buffers[0];
    const uint8_t *const b = buffers[2];
    uint8_t *const vertical = buffers[4];
    const uint8_t *const top = buffers[5];
    uint8_t *const bottom = buffers[6];
    const uint64_t i0 = (uint64_t)scalars[2];
    const uint64_t i1 = (uint64_t)scalars[3];
    const uint64_t i2 = (uint64_t)scalars[0];
    const uint64_t i3 = (uint64_t)scalars[1];
    for (uint64_t i4 = i2; (int64_t)i4 < (int64_t)i3; ++i4) {
        const uint64_t i5 = i4 + i1;
        const uint64_t i6 = load_byte(b + i4);
        const uint64_t i7 = i6 * i0;
        const uint64_t i8 = load_byte(top + i5);
        const uint64_t i9 = load_byte(top + i4);
        const word w10 = load_aligned(vertical);
        const word w11 = load_aligned(vertical + 1 * WORD_BYTES);
        const word w12 = load_aligned(masks + i7);
        const word w13 = load_aligned(vertical + 2 * WORD_BYTES);
        const word w14 = load_aligned(vertical + 3 * WORD_BYTES);
        const word w15 = load_aligned(masks + i7 + 1 * WORD_BYTES);
        uint64_t i17;
        const word w16 = add_carry(w11, w11, i8, &i17);
        uint64_t i19;
        const word w18 = add_carry(w14, w14, i17, &i19);
        const word w20 = w11 | w12;
        const word w21 = ~w20 & w16;
        const word w22 = w14 | w15;
        const word w23 = ~w22 & w18;
        const word w24 = ones();
        uint64_t i26;
        (void)add_carry(w24, w21, i9, &i26);
        const word w27 = ones();
        uint64_t i29;
        (void)add_carry(w27, w23, i26, &i29);
        const word w30 = w10 | w21;
        store_aligned(vertical, w30);
        store_aligned(vertical + 1 * WORD_BYTES, w16);
        const word w31 = w13 | w23;
        store_aligned(vertical + 2 * WORD_BYTES, w31);
        store_aligned(vertical + 3 * WORD_BYTES, w18);
        const word w32 = load_aligned(vertical + 4 * WORD_BYTES);
        const word w33 = load_aligned(vertical + 5 * WORD_BYTES);
        const word w34 = load_aligned(masks + i7 + 2 * WORD_BYTES);
        const word w35 = load_aligned(vertical + 6 * WORD_BYTES);
        const word w36 = load_aligned(vertical + 7 * WORD_BYTES);
        const word w37 = load_aligned(masks + i7 + 3 * WORD_BYTES);
        uint64_t i39;
        const word w38 = add_carry(w33, w33, i19, &i39);
        uint64_t i41;
        const word w40 = add_carry(w36, w36, i39, &i41);
        const word w42 = w33 | w34;
        const word w43 = ~w42 & w38;
        const word w44 = w36 | w37;
        const word w45 = ~w44 & w40;
        const word w46 = ones();
        uint64_t i48;
        (void)add_carry(w46, w43, i29, &i48);
        const word w49 = ones();
        uint64_t i51;
        (void)add_carry(w49, w45, i48, &i51);
        const word w52 = w32 | w43;
        store_aligned(vertical + 4 * WORD_BYTES, w52);
        store_aligned(vertical + 5 * WORD_BYTES, w38);
        const word w53 = w35 | w45;
        store_aligned(vertical + 6 * WORD_BYTES, w53);
        store_aligned(vertical + 7 * WORD_BYTES, w40);
        const word w54 = load_aligned(vertical + 8 * WORD_BYTES);
        const word w55 = load_aligned(vertical + 9 * WORD_BYTES);
        const word w56 = load_aligned(masks + i7 + 4 * WORD_BYTES);
        const word w57 = load_aligned(vertical + 10 * WORD_BYTES);
        const word w58 = load_aligned(vertical + 11 * WORD_BYTES);
        const word w59 = load_aligned(masks + i7 + 5 * WORD_BYTES);
        uint64_t i61;
        const word w60 = add_carry(w55, w55, i41, &i61);
        uint64_t i63;
        const word w62 = add_carry(w58, w58, i61, &i63);
        const word w64 = w55 | w56;
        const word w65 = ~w64 & w60;
        const word w66 = w58 | w59;
        const word w67 = ~w66 & w62;
        const word w68 = ones();
        uint64_t i70;
        (void)add_carry(w68, w65, i51, &i70);
        const word w71 = ones();
        uint64_t i73;
        (void)add_carry(w71, w67, i70, &i73);
        const word w74 = w54 | w65;
        store_aligned(vertical + 8 * WORD_BYTES, w74);
        store_aligned(vertical + 9 * WORD_BYTES, w60);
        const word w75 = w57 | w67;
        store_aligned(vertical + 10 * WORD_BYTES, w75);
        store_aligned(vertical + 11 * WORD_BYTES, w62);
        const word w76 = load_aligned(vertical + 12 * WORD_BYTES);
        const word w77 = load_aligned(vertical + 13 * WORD_BYTES);
        const word w78 = load_aligned(masks + i7 + 6 * WORD_BYTES);
        const word w79 = load_aligned(vertical + 14 * WORD_BYTES);
        const word w80 = load_aligned(vertical + 15 * WORD_BYTES);
        const word w81 = load_aligned(masks + i7 + 7 * WORD_BYTES);
        uint64_t i83;
        const word w82 = add_carry(w77, w77, i63, &i83);
        uint64_t i85;
        const word w84 = add_carry(w80, w80, i83, &i85);
        const word w86 = w77 | w78;
        const word w87 = ~w86 & w82;
        const word w88 = w80 | w81;
        const word w89 = ~w88 & w84;
        const word w90 = ones();
        uint64_t i92;
        (void)add_carry(w90, w87, i73, &i92);
        const word w93 = ones();
        uint64_t i95;
        (void)add_carry(w93, w89, i92, &i95);
        const word w96 = w76 | w87;
        store_aligned(vertical + 12 * WORD_BYTES, w96);
        store_aligned(vertical + 13 * WORD_BYTES, w82);
        const word w97 = w79 | w89;
        store_aligned(vertical + 14 * WORD_BYTES, w97);
        store_aligned(vertical + 15 * WORD_BYTES, w84);
        const word w98 = load_aligned(vertical + 16 * WORD_BYTES);
        const word w99 = load_aligned(vertical + 17 * WORD_BYTES);
        const word w100 = load_aligned(masks + i7 + 8 * WORD_BYTES);
        const word w101 = load_aligned(vertical + 18 * WORD_BYTES);
        const word w102 = load_aligned(vertical + 19 * WORD_BYTES);
        const word w103 = load_aligned(masks + i7 + 9 * WORD_BYTES);
        uint64_t i105;
        const word w104 = add_carry(w99, w99, i85, &i105);
        uint64_t i107;
        const word w106 = add_carry(w102, w102, i105, &i107);
        const word w108 = w99 | w100;
        const word w109 = ~w108 & w104;
        const word w110 = w102 | w103;
        const word w111 = ~w110 & w106;
        const word w112 = ones();
        uint64_t i114;
        (void)add_carry(w112, w109, i95, &i114);
        const word w115 = ones();
        uint64_t i117;
        (void)add_carry(w115, w111, i114, &i117);
        const word w118 = w98 | w109;
        store_aligned(vertical + 16 * WORD_BYTES, w118);
        store_aligned(vertical + 17 * WORD_BYTES, w104);
        const word w119 = w101 | w111;
        store_aligned(vertical + 18 * WORD_BYTES, w119);
        store_aligned(vertical + 19 * WORD_BYTES, w106);
        const word w120 = load_aligned(vertical + 20 * WORD_BYTES);
        const word w121 = load_aligned(vertical + 21 * WORD_BYTES);
        const word w122 = load_aligned(masks + i7 + 10 * WORD_BYTES);
        const word w123 = load_aligned(vertical + 22 * WORD_BYTES);
        const word w124 = load_aligned(vertical + 23 * WORD_BYTES);
        const word w125 = load_aligned(masks + i7 + 11 * WORD_BYTES);
        uint64_t i127;
        const word w126 = add_carry(w121, w121, i107, &i127);
        uint64_t i129;
        const word w128 = add_carry(w124, w124, i127, &i129);
        const word w130 = w121 | w122;
        const word w131 = ~w130 & w126;
        const word w132 = w124 | w125;
        const word w133 = ~w132 & w128;
        const word w134 = ones();
        uint64_t i136;
        (void)add_carry(w134, w131, i117, &i136);
        const word w137 = ones();
        uint64_t i139;
        (void)add_carry(w137, w133, i136, &i139);
        const word w140 = w120 | w131;
        store_aligned(vertical + 20 * WORD_BYTES, w140);
        store_aligned(vertical + 21 * WORD_BYTES, w126);
        const word w141 = w123 | w133;
        store_aligned(vertical + 22 * WORD_BYTES, w141);
        store_aligned(vertical + 23 * WORD_BYTES, w128);
        const word w142 = load_aligned(vertical + 24 * WORD_BYTES);
        const word w143 = load_aligned(vertical + 25 * WORD_BYTES);
        const word w144 = load_aligned(masks + i7 + 12 * WORD_BYTES);
        const word w145 = load_aligned(vertical + 26 * WORD_BYTES);
        const word w146 = load_aligned(vertical + 27 * WORD_BYTES);
        const word w147 = load_aligned(masks + i7 + 13 * WORD_BYTES);
        uint64_t i149;
        const word w148 = add_carry(w143, w143, i129, &i149);
        uint64_t i151;
        const word w150 = add_carry(w146, w146, i149, &i151);
        const word w152 = w143 | w144;
        const word w153 = ~w152 & w148;
        const word w154 = w146 | w147;
        const word w155 = ~w154 & w150;
        const word w156 = ones();
        uint64_t i158;
        (void)add_carry(w156, w153, i139, &i158);
        const word w159 = ones();
        uint64_t i161;
        (void)add_carry(w159, w155, i158, &i161);
        const word w162 = w142 | w153;
        store_aligned(vertical + 24 * WORD_BYTES, w162);
        store_aligned(vertical + 25 * WORD_BYTES, w148);
        const word w163 = w145 | w155;
        store_aligned(vertical + 26 * WORD_BYTES, w163);
        store_aligned(vertical + 27 * WORD_BYTES, w150);
        const word w164 = load_aligned(vertical + 28 * WORD_BYTES);
        const word w165 = load_aligned(vertical + 29 * WORD_BYTES);
        const word w166 = load_aligned(masks + i7 + 14 * WORD_BYTES);
        const word w167 = load_aligned(vertical + 30 * WORD_BYTES);
        const word w168 = load_aligned(vertical + 31 * WORD_BYTES);
        const word w169 = load_aligned(masks + i7 + 15 * WORD_BYTES);
        uint64_t i171;
        const word w170 = add_carry(w165, w165, i151, &i171);
        uint64_t i173;
        const word w172 = add_carry(w168, w168, i171, &i173);
        const word w174 = w165 | w166;
        const word w175 = ~w174 & w170;
        const word w176 = w168 | w169;
        const word w177 = ~w176 & w172;
        const word w178 = ones();
        uint64_t i180;
        (void)add_carry(w178, w175, i161, &i180);
        const word w181 = ones();
        uint64_t i183;
        (void)add_carry(w181, w177, i180, &i183);
        const word w184 = w164 | w175;
        store_aligned(vertical + 28 * WORD_BYTES, w184);
        store_aligned(vertical + 29 * WORD_BYTES, w170);
        const word w185 = w167 | w177;
        store_aligned(vertical + 30 * WORD_BYTES, w185);
        store_aligned(vertical + 31 * WORD_BYTES, w172);
        store_byte(bottom + i5, i173);
        store_byte(bottom + i4, i183);
    }
}

#ifdef __cplusplus
}
#endif
