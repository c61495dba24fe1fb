/* SPDX-License-Identifier: Apache-2.0
 *
 * hamming in the wavefront layout for scalar.
 * Made by: emit_linked FOLDER
 *
 * A function reads and writes byte buffers, and 64-bit scalars say how much of them. It
 * fails never and calls nothing. What lies where: minterm's runtime/kernel_abi.hpp, Note
 * [Wavefront layout]. Words have 8 bytes; buffers are aligned to that.
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
#include <stdint.h>
#include <string.h>

enum { WORD_BYTES = 8 };
typedef uint64_t word;
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
    word first;
    memcpy(&first, p, sizeof first);
    return first;
}
static inline void store_aligned(uint8_t *p, word w) {
    *(aligned_word *)p = w;
}
static inline void store_first(uint8_t *p, word w) {
    const uint32_t first = (uint32_t)w;
    memcpy(p, &first, sizeof first);
}
/* One bit towards bit 0; the top bit comes from bit 0 of `incoming`. */
static inline word shift_in(word w, word incoming) {
    return (w >> 1) | (incoming << 63);
}

#ifdef __cplusplus
extern "C" {
#endif

/* An iteration: 13 gates, 2 moves, 0 additions, 7 loads, 2 stores. */
void hamming_scalar_wavefront_p2_k1_edge(uint8_t *const *buffers, const int64_t *scalars);
void hamming_scalar_wavefront_p2_k1_edge(uint8_t *const *buffers, const int64_t *scalars) {
    const uint8_t *const a = buffers[0];
    const uint8_t *const windows = buffers[1];
    const uint8_t *const active = buffers[2];
    uint8_t *const vertical = buffers[3];
    uint8_t *const down = buffers[4];
    const uint8_t *const top = buffers[5];
    uint8_t *const bottom = buffers[6];
    const uint64_t i0 = (uint64_t)scalars[2];
    const uint64_t i1 = (uint64_t)scalars[3];
    const uint64_t i2 = (uint64_t)scalars[4];
    const uint64_t i3 = (uint64_t)scalars[0];
    const uint64_t i4 = (uint64_t)scalars[1];
    const word w5 = load_aligned(vertical);
    const word w6 = load_aligned(vertical + 1 * WORD_BYTES);
    const word w7 = load_aligned(down);
    const word w8 = load_aligned(down + 1 * WORD_BYTES);
    word c16 = w5;
    word c17 = w6;
    word c18 = w7;
    word c19 = w8;
    for (uint64_t i15 = i3; (int64_t)i15 < (int64_t)i4; ++i15) {
        const uint64_t i20 = (uint64_t)1;
        const uint64_t i21 = i15 + i20;
        const uint64_t i22 = i21 & (uint64_t)7;
        const uint64_t i23 = i21 >> 3;
        const uint64_t i24 = i22 * i0;
        const uint64_t i25 = i24 + i23;
        const uint64_t i26 = i0 * (uint64_t)8;
        const uint64_t i27 = i25 + i26;
        const uint64_t i28 = i15 * (uint64_t)1;
        const uint64_t i29 = i28 + i1;
        const uint64_t i30 = i28 + i2;
        const word w31 = load_word(windows + i25);
        const word w32 = load_word(windows + i27);
        const word w33 = load_word(active + i25);
        const word w34 = load_first(top + i28);
        const word w35 = shift_in(c18, w34);
        const word w36 = load_first(top + i29);
        const word w37 = shift_in(c19, w36);
        const word w38 = load_aligned(a);
        const word w39 = load_aligned(a + 1 * WORD_BYTES);
        const word w40 = w32 ^ w39;
        const word w41 = w38 ^ w31;
        const word w42 = w40 | w41;
        const word w43 = ~w35 & c16;
        const word w44 = w43 & w42;
        const word w45 = w44 ^ c17;
        const word w46 = w44 ^ w37;
        const word w47 = w35 & w33;
        const word w48 = ~w33 & c16;
        const word w49 = w47 ^ w48;
        const word w50 = w45 & w33;
        const word w51 = ~w33 & c17;
        const word w52 = w50 ^ w51;
        store_first(bottom + i28, c16);
        store_first(bottom + i30, w46);
        const word old3 = c16;
        c16 = w49;
        c17 = w52;
        c18 = old3;
        c19 = w46;
    }
    store_aligned(vertical, c16);
    store_aligned(vertical + 1 * WORD_BYTES, c17);
    store_aligned(down, c18);
    store_aligned(down + 1 * WORD_BYTES, c19);
}

/* An iteration: 7 gates, 2 moves, 0 additions, 6 loads, 2 stores. */
void hamming_scalar_wavefront_p2_k1_steady(uint8_t *const *buffers, const int64_t *scalars);
void hamming_scalar_wavefront_p2_k1_steady(uint8_t *const *buffers, const int64_t *scalars) {
    const uint8_t *const a = buffers[0];
    const uint8_t *const windows = buffers[1];
    uint8_t *const vertical = buffers[3];
    uint8_t *const down = buffers[4];
    const uint8_t *const top = buffers[5];
    uint8_t *const bottom = buffers[6];
    const uint64_t i0 = (uint64_t)scalars[2];
    const uint64_t i1 = (uint64_t)scalars[3];
    const uint64_t i2 = (uint64_t)scalars[4];
    const uint64_t i3 = (uint64_t)scalars[0];
    const uint64_t i4 = (uint64_t)scalars[1];
    const word w5 = load_aligned(vertical);
    const word w6 = load_aligned(vertical + 1 * WORD_BYTES);
    const word w7 = load_aligned(down);
    const word w8 = load_aligned(down + 1 * WORD_BYTES);
    word c16 = w5;
    word c17 = w6;
    word c18 = w7;
    word c19 = w8;
    for (uint64_t i15 = i3; (int64_t)i15 < (int64_t)i4; ++i15) {
        const uint64_t i20 = (uint64_t)1;
        const uint64_t i21 = i15 + i20;
        const uint64_t i22 = i21 & (uint64_t)7;
        const uint64_t i23 = i21 >> 3;
        const uint64_t i24 = i22 * i0;
        const uint64_t i25 = i24 + i23;
        const uint64_t i26 = i0 * (uint64_t)8;
        const uint64_t i27 = i25 + i26;
        const uint64_t i28 = i15 * (uint64_t)1;
        const uint64_t i29 = i28 + i1;
        const uint64_t i30 = i28 + i2;
        const word w31 = load_word(windows + i25);
        const word w32 = load_word(windows + i27);
        const word w33 = load_first(top + i28);
        const word w34 = shift_in(c18, w33);
        const word w35 = load_first(top + i29);
        const word w36 = shift_in(c19, w35);
        const word w37 = load_aligned(a);
        const word w38 = load_aligned(a + 1 * WORD_BYTES);
        const word w39 = w32 ^ w38;
        const word w40 = w37 ^ w31;
        const word w41 = w39 | w40;
        const word w42 = ~w34 & c16;
        const word w43 = w42 & w41;
        const word w44 = w43 ^ c17;
        const word w45 = w43 ^ w36;
        store_first(bottom + i28, c16);
        store_first(bottom + i30, w45);
        const word old3 = c16;
        c16 = w34;
        c17 = w44;
        c18 = old3;
        c19 = w45;
    }
    store_aligned(vertical, c16);
    store_aligned(vertical + 1 * WORD_BYTES, c17);
    store_aligned(down, c18);
    store_aligned(down + 1 * WORD_BYTES, c19);
}

/* An iteration: 25 gates, 2 moves, 0 additions, 19 loads, 2 stores. */
void hamming_scalar_wavefront_p8_k1_edge(uint8_t *const *buffers, const int64_t *scalars);
void hamming_scalar_wavefront_p8_k1_edge(uint8_t *const *buffers, const int64_t *scalars) {
    const uint8_t *const a = buffers[0];
    const uint8_t *const windows = buffers[1];
    const uint8_t *const active = buffers[2];
    uint8_t *const vertical = buffers[3];
    uint8_t *const down = buffers[4];
    const uint8_t *const top = buffers[5];
    uint8_t *const bottom = buffers[6];
    const uint64_t i0 = (uint64_t)scalars[2];
    const uint64_t i1 = (uint64_t)scalars[3];
    const uint64_t i2 = (uint64_t)scalars[4];
    const uint64_t i3 = (uint64_t)scalars[0];
    const uint64_t i4 = (uint64_t)scalars[1];
    const word w5 = load_aligned(vertical);
    const word w6 = load_aligned(vertical + 1 * WORD_BYTES);
    const word w7 = load_aligned(down);
    const word w8 = load_aligned(down + 1 * WORD_BYTES);
    word c22 = w5;
    word c23 = w6;
    word c24 = w7;
    word c25 = w8;
    for (uint64_t i21 = i3; (int64_t)i21 < (int64_t)i4; ++i21) {
        const uint64_t i26 = (uint64_t)1;
        const uint64_t i27 = i21 + i26;
        const uint64_t i28 = i27 & (uint64_t)7;
        const uint64_t i29 = i27 >> 3;
        const uint64_t i30 = i28 * i0;
        const uint64_t i31 = i30 + i29;
        const uint64_t i32 = i0 * (uint64_t)8;
        const uint64_t i33 = i31 + i32;
        const uint64_t i34 = i33 + i32;
        const uint64_t i35 = i34 + i32;
        const uint64_t i36 = i35 + i32;
        const uint64_t i37 = i36 + i32;
        const uint64_t i38 = i37 + i32;
        const uint64_t i39 = i38 + i32;
        const uint64_t i40 = i21 * (uint64_t)1;
        const uint64_t i41 = i40 + i1;
        const uint64_t i42 = i40 + i2;
        const word w43 = load_word(windows + i31);
        const word w44 = load_word(windows + i33);
        const word w45 = load_word(windows + i34);
        const word w46 = load_word(windows + i35);
        const word w47 = load_word(windows + i36);
        const word w48 = load_word(windows + i37);
        const word w49 = load_word(windows + i38);
        const word w50 = load_word(windows + i39);
        const word w51 = load_word(active + i31);
        const word w52 = load_first(top + i40);
        const word w53 = shift_in(c24, w52);
        const word w54 = load_first(top + i41);
        const word w55 = shift_in(c25, w54);
        const word w56 = load_aligned(a);
        const word w57 = load_aligned(a + 1 * WORD_BYTES);
        const word w58 = load_aligned(a + 2 * WORD_BYTES);
        const word w59 = load_aligned(a + 3 * WORD_BYTES);
        const word w60 = load_aligned(a + 4 * WORD_BYTES);
        const word w61 = load_aligned(a + 5 * WORD_BYTES);
        const word w62 = load_aligned(a + 6 * WORD_BYTES);
        const word w63 = load_aligned(a + 7 * WORD_BYTES);
        const word w64 = w56 ^ w43;
        const word w65 = w57 ^ w44;
        const word w66 = w64 | w65;
        const word w67 = w58 ^ w45;
        const word w68 = w66 | w67;
        const word w69 = w59 ^ w46;
        const word w70 = w68 | w69;
        const word w71 = w60 ^ w47;
        const word w72 = w70 | w71;
        const word w73 = w61 ^ w48;
        const word w74 = w72 | w73;
        const word w75 = w62 ^ w49;
        const word w76 = w74 | w75;
        const word w77 = w63 ^ w50;
        const word w78 = w76 | w77;
        const word w79 = ~w53 & w78;
        const word w80 = c22 & w79;
        const word w81 = ~w80 & c23;
        const word w82 = w55 | w80;
        const word w83 = w53 & w51;
        const word w84 = ~w51 & c22;
        const word w85 = w83 ^ w84;
        const word w86 = w81 & w51;
        const word w87 = ~w51 & c23;
        const word w88 = w86 ^ w87;
        store_first(bottom + i40, c22);
        store_first(bottom + i42, w82);
        const word old3 = c22;
        c22 = w85;
        c23 = w88;
        c24 = old3;
        c25 = w82;
    }
    store_aligned(vertical, c22);
    store_aligned(vertical + 1 * WORD_BYTES, c23);
    store_aligned(down, c24);
    store_aligned(down + 1 * WORD_BYTES, c25);
}

/* An iteration: 19 gates, 2 moves, 0 additions, 18 loads, 2 stores. */
void hamming_scalar_wavefront_p8_k1_steady(uint8_t *const *buffers, const int64_t *scalars);
void hamming_scalar_wavefront_p8_k1_steady(uint8_t *const *buffers, const int64_t *scalars) {
    const uint8_t *const a = buffers[0];
    const uint8_t *const windows = buffers[1];
    uint8_t *const vertical = buffers[3];
    uint8_t *const down = buffers[4];
    const uint8_t *const top = buffers[5];
    uint8_t *const bottom = buffers[6];
    const uint64_t i0 = (uint64_t)scalars[2];
    const uint64_t i1 = (uint64_t)scalars[3];
    const uint64_t i2 = (uint64_t)scalars[4];
    const uint64_t i3 = (uint64_t)scalars[0];
    const uint64_t i4 = (uint64_t)scalars[1];
    const word w5 = load_aligned(vertical);
    const word w6 = load_aligned(vertical + 1 * WORD_BYTES);
    const word w7 = load_aligned(down);
    const word w8 = load_aligned(down + 1 * WORD_BYTES);
    word c22 = w5;
    word c23 = w6;
    word c24 = w7;
    word c25 = w8;
    for (uint64_t i21 = i3; (int64_t)i21 < (int64_t)i4; ++i21) {
        const uint64_t i26 = (uint64_t)1;
        const uint64_t i27 = i21 + i26;
        const uint64_t i28 = i27 & (uint64_t)7;
        const uint64_t i29 = i27 >> 3;
        const uint64_t i30 = i28 * i0;
        const uint64_t i31 = i30 + i29;
        const uint64_t i32 = i0 * (uint64_t)8;
        const uint64_t i33 = i31 + i32;
        const uint64_t i34 = i33 + i32;
        const uint64_t i35 = i34 + i32;
        const uint64_t i36 = i35 + i32;
        const uint64_t i37 = i36 + i32;
        const uint64_t i38 = i37 + i32;
        const uint64_t i39 = i38 + i32;
        const uint64_t i40 = i21 * (uint64_t)1;
        const uint64_t i41 = i40 + i1;
        const uint64_t i42 = i40 + i2;
        const word w43 = load_word(windows + i31);
        const word w44 = load_word(windows + i33);
        const word w45 = load_word(windows + i34);
        const word w46 = load_word(windows + i35);
        const word w47 = load_word(windows + i36);
        const word w48 = load_word(windows + i37);
        const word w49 = load_word(windows + i38);
        const word w50 = load_word(windows + i39);
        const word w51 = load_first(top + i40);
        const word w52 = shift_in(c24, w51);
        const word w53 = load_first(top + i41);
        const word w54 = shift_in(c25, w53);
        const word w55 = load_aligned(a);
        const word w56 = load_aligned(a + 1 * WORD_BYTES);
        const word w57 = load_aligned(a + 2 * WORD_BYTES);
        const word w58 = load_aligned(a + 3 * WORD_BYTES);
        const word w59 = load_aligned(a + 4 * WORD_BYTES);
        const word w60 = load_aligned(a + 5 * WORD_BYTES);
        const word w61 = load_aligned(a + 6 * WORD_BYTES);
        const word w62 = load_aligned(a + 7 * WORD_BYTES);
        const word w63 = w55 ^ w43;
        const word w64 = w56 ^ w44;
        const word w65 = w63 | w64;
        const word w66 = w57 ^ w45;
        const word w67 = w65 | w66;
        const word w68 = w58 ^ w46;
        const word w69 = w67 | w68;
        const word w70 = w59 ^ w47;
        const word w71 = w69 | w70;
        const word w72 = w60 ^ w48;
        const word w73 = w71 | w72;
        const word w74 = w61 ^ w49;
        const word w75 = w73 | w74;
        const word w76 = w62 ^ w50;
        const word w77 = w75 | w76;
        const word w78 = ~w52 & w77;
        const word w79 = c22 & w78;
        const word w80 = ~w79 & c23;
        const word w81 = w54 | w79;
        store_first(bottom + i40, c22);
        store_first(bottom + i42, w81);
        const word old3 = c22;
        c22 = w52;
        c23 = w80;
        c24 = old3;
        c25 = w81;
    }
    store_aligned(vertical, c22);
    store_aligned(vertical + 1 * WORD_BYTES, c23);
    store_aligned(down, c24);
    store_aligned(down + 1 * WORD_BYTES, c25);
}

/* An iteration: 49 gates, 2 moves, 0 additions, 43 loads, 2 stores. */
void hamming_scalar_wavefront_p20_k1_edge(uint8_t *const *buffers, const int64_t *scalars);
void hamming_scalar_wavefront_p20_k1_edge(uint8_t *const *buffers, const int64_t *scalars) {
    const uint8_t *const a = buffers[0];
    const uint8_t *const windows = buffers[1];
    const uint8_t *const active = buffers[2];
    uint8_t *const vertical = buffers[3];
    uint8_t *const down = buffers[4];
    const uint8_t *const top = buffers[5];
    uint8_t *const bottom = buffers[6];
    const uint64_t i0 = (uint64_t)scalars[2];
    const uint64_t i1 = (uint64_t)scalars[3];
    const uint64_t i2 = (uint64_t)scalars[4];
    const uint64_t i3 = (uint64_t)scalars[0];
    const uint64_t i4 = (uint64_t)scalars[1];
    const word w5 = load_aligned(vertical);
    const word w6 = load_aligned(vertical + 1 * WORD_BYTES);
    const word w7 = load_aligned(down);
    const word w8 = load_aligned(down + 1 * WORD_BYTES);
    word c34 = w5;
    word c35 = w6;
    word c36 = w7;
    word c37 = w8;
    for (uint64_t i33 = i3; (int64_t)i33 < (int64_t)i4; ++i33) {
        const uint64_t i38 = (uint64_t)1;
        const uint64_t i39 = i33 + i38;
        const uint64_t i40 = i39 & (uint64_t)7;
        const uint64_t i41 = i39 >> 3;
        const uint64_t i42 = i40 * i0;
        const uint64_t i43 = i42 + i41;
        const uint64_t i44 = i0 * (uint64_t)8;
        const uint64_t i45 = i43 + i44;
        const uint64_t i46 = i45 + i44;
        const uint64_t i47 = i46 + i44;
        const uint64_t i48 = i47 + i44;
        const uint64_t i49 = i48 + i44;
        const uint64_t i50 = i49 + i44;
        const uint64_t i51 = i50 + i44;
        const uint64_t i52 = i51 + i44;
        const uint64_t i53 = i52 + i44;
        const uint64_t i54 = i53 + i44;
        const uint64_t i55 = i54 + i44;
        const uint64_t i56 = i55 + i44;
        const uint64_t i57 = i56 + i44;
        const uint64_t i58 = i57 + i44;
        const uint64_t i59 = i58 + i44;
        const uint64_t i60 = i59 + i44;
        const uint64_t i61 = i60 + i44;
        const uint64_t i62 = i61 + i44;
        const uint64_t i63 = i62 + i44;
        const uint64_t i64 = i33 * (uint64_t)1;
        const uint64_t i65 = i64 + i1;
        const uint64_t i66 = i64 + i2;
        const word w67 = load_word(windows + i43);
        const word w68 = load_word(windows + i45);
        const word w69 = load_word(windows + i46);
        const word w70 = load_word(windows + i47);
        const word w71 = load_word(windows + i48);
        const word w72 = load_word(windows + i49);
        const word w73 = load_word(windows + i50);
        const word w74 = load_word(windows + i51);
        const word w75 = load_word(windows + i52);
        const word w76 = load_word(windows + i53);
        const word w77 = load_word(windows + i54);
        const word w78 = load_word(windows + i55);
        const word w79 = load_word(windows + i56);
        const word w80 = load_word(windows + i57);
        const word w81 = load_word(windows + i58);
        const word w82 = load_word(windows + i59);
        const word w83 = load_word(windows + i60);
        const word w84 = load_word(windows + i61);
        const word w85 = load_word(windows + i62);
        const word w86 = load_word(windows + i63);
        const word w87 = load_word(active + i43);
        const word w88 = load_first(top + i64);
        const word w89 = shift_in(c36, w88);
        const word w90 = load_first(top + i65);
        const word w91 = shift_in(c37, w90);
        const word w92 = load_aligned(a);
        const word w93 = load_aligned(a + 1 * WORD_BYTES);
        const word w94 = load_aligned(a + 2 * WORD_BYTES);
        const word w95 = load_aligned(a + 3 * WORD_BYTES);
        const word w96 = load_aligned(a + 4 * WORD_BYTES);
        const word w97 = load_aligned(a + 5 * WORD_BYTES);
        const word w98 = load_aligned(a + 6 * WORD_BYTES);
        const word w99 = load_aligned(a + 7 * WORD_BYTES);
        const word w100 = load_aligned(a + 8 * WORD_BYTES);
        const word w101 = load_aligned(a + 9 * WORD_BYTES);
        const word w102 = load_aligned(a + 10 * WORD_BYTES);
        const word w103 = load_aligned(a + 11 * WORD_BYTES);
        const word w104 = load_aligned(a + 12 * WORD_BYTES);
        const word w105 = load_aligned(a + 13 * WORD_BYTES);
        const word w106 = load_aligned(a + 14 * WORD_BYTES);
        const word w107 = load_aligned(a + 15 * WORD_BYTES);
        const word w108 = load_aligned(a + 16 * WORD_BYTES);
        const word w109 = load_aligned(a + 17 * WORD_BYTES);
        const word w110 = load_aligned(a + 18 * WORD_BYTES);
        const word w111 = load_aligned(a + 19 * WORD_BYTES);
        const word w112 = w92 ^ w67;
        const word w113 = w93 ^ w68;
        const word w114 = w112 | w113;
        const word w115 = w94 ^ w69;
        const word w116 = w114 | w115;
        const word w117 = w95 ^ w70;
        const word w118 = w116 | w117;
        const word w119 = w96 ^ w71;
        const word w120 = w118 | w119;
        const word w121 = w97 ^ w72;
        const word w122 = w120 | w121;
        const word w123 = w98 ^ w73;
        const word w124 = w122 | w123;
        const word w125 = w99 ^ w74;
        const word w126 = w124 | w125;
        const word w127 = w100 ^ w75;
        const word w128 = w126 | w127;
        const word w129 = w101 ^ w76;
        const word w130 = w128 | w129;
        const word w131 = w102 ^ w77;
        const word w132 = w130 | w131;
        const word w133 = w103 ^ w78;
        const word w134 = w132 | w133;
        const word w135 = w104 ^ w79;
        const word w136 = w134 | w135;
        const word w137 = w105 ^ w80;
        const word w138 = w136 | w137;
        const word w139 = w106 ^ w81;
        const word w140 = w138 | w139;
        const word w141 = w107 ^ w82;
        const word w142 = w140 | w141;
        const word w143 = w108 ^ w83;
        const word w144 = w142 | w143;
        const word w145 = w109 ^ w84;
        const word w146 = w144 | w145;
        const word w147 = w110 ^ w85;
        const word w148 = w146 | w147;
        const word w149 = w111 ^ w86;
        const word w150 = w148 | w149;
        const word w151 = ~w89 & w150;
        const word w152 = c34 & w151;
        const word w153 = ~w152 & c35;
        const word w154 = w91 | w152;
        const word w155 = w89 & w87;
        const word w156 = ~w87 & c34;
        const word w157 = w155 ^ w156;
        const word w158 = w153 & w87;
        const word w159 = ~w87 & c35;
        const word w160 = w158 ^ w159;
        store_first(bottom + i64, c34);
        store_first(bottom + i66, w154);
        const word old3 = c34;
        c34 = w157;
        c35 = w160;
        c36 = old3;
        c37 = w154;
    }
    store_aligned(vertical, c34);
    store_aligned(vertical + 1 * WORD_BYTES, c35);
    store_aligned(down, c36);
    store_aligned(down + 1 * WORD_BYTES, c37);
}

/* An iteration: 43 gates, 2 moves, 0 additions, 42 loads, 2 stores. */
void hamming_scalar_wavefront_p20_k1_steady(uint8_t *const *buffers, const int64_t *scalars);
void hamming_scalar_wavefront_p20_k1_steady(uint8_t *const *buffers, const int64_t *scalars) {
    const uint8_t *const a = buffers[0];
    const uint8_t *const windows = buffers[1];
    uint8_t *const vertical = buffers[3];
    uint8_t *const down = buffers[4];
    const uint8_t *const top = buffers[5];
    uint8_t *const bottom = buffers[6];
    const uint64_t i0 = (uint64_t)scalars[2];
    const uint64_t i1 = (uint64_t)scalars[3];
    const uint64_t i2 = (uint64_t)scalars[4];
    const uint64_t i3 = (uint64_t)scalars[0];
    const uint64_t i4 = (uint64_t)scalars[1];
    const word w5 = load_aligned(vertical);
    const word w6 = load_aligned(vertical + 1 * WORD_BYTES);
    const word w7 = load_aligned(down);
    const word w8 = load_aligned(down + 1 * WORD_BYTES);
    word c34 = w5;
    word c35 = w6;
    word c36 = w7;
    word c37 = w8;
    for (uint64_t i33 = i3; (int64_t)i33 < (int64_t)i4; ++i33) {
        const uint64_t i38 = (uint64_t)1;
        const uint64_t i39 = i33 + i38;
        const uint64_t i40 = i39 & (uint64_t)7;
        const uint64_t i41 = i39 >> 3;
        const uint64_t i42 = i40 * i0;
        const uint64_t i43 = i42 + i41;
        const uint64_t i44 = i0 * (uint64_t)8;
        const uint64_t i45 = i43 + i44;
        const uint64_t i46 = i45 + i44;
        const uint64_t i47 = i46 + i44;
        const uint64_t i48 = i47 + i44;
        const uint64_t i49 = i48 + i44;
        const uint64_t i50 = i49 + i44;
        const uint64_t i51 = i50 + i44;
        const uint64_t i52 = i51 + i44;
        const uint64_t i53 = i52 + i44;
        const uint64_t i54 = i53 + i44;
        const uint64_t i55 = i54 + i44;
        const uint64_t i56 = i55 + i44;
        const uint64_t i57 = i56 + i44;
        const uint64_t i58 = i57 + i44;
        const uint64_t i59 = i58 + i44;
        const uint64_t i60 = i59 + i44;
        const uint64_t i61 = i60 + i44;
        const uint64_t i62 = i61 + i44;
        const uint64_t i63 = i62 + i44;
        const uint64_t i64 = i33 * (uint64_t)1;
        const uint64_t i65 = i64 + i1;
        const uint64_t i66 = i64 + i2;
        const word w67 = load_word(windows + i43);
        const word w68 = load_word(windows + i45);
        const word w69 = load_word(windows + i46);
        const word w70 = load_word(windows + i47);
        const word w71 = load_word(windows + i48);
        const word w72 = load_word(windows + i49);
        const word w73 = load_word(windows + i50);
        const word w74 = load_word(windows + i51);
        const word w75 = load_word(windows + i52);
        const word w76 = load_word(windows + i53);
        const word w77 = load_word(windows + i54);
        const word w78 = load_word(windows + i55);
        const word w79 = load_word(windows + i56);
        const word w80 = load_word(windows + i57);
        const word w81 = load_word(windows + i58);
        const word w82 = load_word(windows + i59);
        const word w83 = load_word(windows + i60);
        const word w84 = load_word(windows + i61);
        const word w85 = load_word(windows + i62);
        const word w86 = load_word(windows + i63);
        const word w87 = load_first(top + i64);
        const word w88 = shift_in(c36, w87);
        const word w89 = load_first(top + i65);
        const word w90 = shift_in(c37, w89);
        const word w91 = load_aligned(a);
        const word w92 = load_aligned(a + 1 * WORD_BYTES);
        const word w93 = load_aligned(a + 2 * WORD_BYTES);
        const word w94 = load_aligned(a + 3 * WORD_BYTES);
        const word w95 = load_aligned(a + 4 * WORD_BYTES);
        const word w96 = load_aligned(a + 5 * WORD_BYTES);
        const word w97 = load_aligned(a + 6 * WORD_BYTES);
        const word w98 = load_aligned(a + 7 * WORD_BYTES);
        const word w99 = load_aligned(a + 8 * WORD_BYTES);
        const word w100 = load_aligned(a + 9 * WORD_BYTES);
        const word w101 = load_aligned(a + 10 * WORD_BYTES);
        const word w102 = load_aligned(a + 11 * WORD_BYTES);
        const word w103 = load_aligned(a + 12 * WORD_BYTES);
        const word w104 = load_aligned(a + 13 * WORD_BYTES);
        const word w105 = load_aligned(a + 14 * WORD_BYTES);
        const word w106 = load_aligned(a + 15 * WORD_BYTES);
        const word w107 = load_aligned(a + 16 * WORD_BYTES);
        const word w108 = load_aligned(a + 17 * WORD_BYTES);
        const word w109 = load_aligned(a + 18 * WORD_BYTES);
        const word w110 = load_aligned(a + 19 * WORD_BYTES);
        const word w111 = w91 ^ w67;
        const word w112 = w92 ^ w68;
        const word w113 = w111 | w112;
        const word w114 = w93 ^ w69;
        const word w115 = w113 | w114;
        const word w116 = w94 ^ w70;
        const word w117 = w115 | w116;
        const word w118 = w95 ^ w71;
        const word w119 = w117 | w118;
        const word w120 = w96 ^ w72;
        const word w121 = w119 | w120;
        const word w122 = w97 ^ w73;
        const word w123 = w121 | w122;
        const word w124 = w98 ^ w74;
        const word w125 = w123 | w124;
        const word w126 = w99 ^ w75;
        const word w127 = w125 | w126;
        const word w128 = w100 ^ w76;
        const word w129 = w127 | w128;
        const word w130 = w101 ^ w77;
        const word w131 = w129 | w130;
        const word w132 = w102 ^ w78;
        const word w133 = w131 | w132;
        const word w134 = w103 ^ w79;
        const word w135 = w133 | w134;
        const word w136 = w104 ^ w80;
        const word w137 = w135 | w136;
        const word w138 = w105 ^ w81;
        const word w139 = w137 | w138;
        const word w140 = w106 ^ w82;
        const word w141 = w139 | w140;
        const word w142 = w107 ^ w83;
        const word w143 = w141 | w142;
        const word w144 = w108 ^ w84;
        const word w145 = w143 | w144;
        const word w146 = w109 ^ w85;
        const word w147 = w145 | w146;
        const word w148 = w110 ^ w86;
        const word w149 = w147 | w148;
        const word w150 = ~w88 & w149;
        const word w151 = c34 & w150;
        const word w152 = ~w151 & c35;
        const word w153 = w90 | w151;
        store_first(bottom + i64, c34);
        store_first(bottom + i66, w153);
        const word old3 = c34;
        c34 = w88;
        c35 = w152;
        c36 = old3;
        c37 = w153;
    }
    store_aligned(vertical, c34);
    store_aligned(vertical + 1 * WORD_BYTES, c35);
    store_aligned(down, c36);
    store_aligned(down + 1 * WORD_BYTES, c37);
}

#ifdef __cplusplus
}
#endif
