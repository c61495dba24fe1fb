/* SPDX-License-Identifier: Apache-2.0
 *
 * lcs in the wavefront layout for scalar.
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
 *     tap            what left all cells, step after step, out
 * scalars[]:
 *     begin          first iteration
 *     end            one past the last iteration
 *     copy_stride    bytes between shifted copies
 *     top_stride     bytes between planes of the top edge
 *     bottom_stride  bytes between planes of the bottom edge
 *     tap_byte       bytes of an iteration's flows
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

/* An iteration: 10 gates, 1 moves, 0 additions, 6 loads, 3 stores. */
void lcs_scalar_wavefront_p2_trace(uint8_t *const *buffers, const int64_t *scalars);
void lcs_scalar_wavefront_p2_trace(uint8_t *const *buffers, const int64_t *scalars) {
    const uint8_t *const a = buffers[0];
    const uint8_t *const windows = buffers[1];
    const uint8_t *const active = buffers[2];
    uint8_t *const vertical = buffers[3];
    uint8_t *const down = buffers[4];
    const uint8_t *const top = buffers[5];
    uint8_t *const bottom = buffers[6];
    uint8_t *const tap = buffers[7];
    const uint64_t i0 = (uint64_t)scalars[2];
    const uint64_t i3 = (uint64_t)scalars[5];
    const uint64_t i4 = (uint64_t)scalars[0];
    const uint64_t i5 = (uint64_t)scalars[1];
    const word w6 = load_aligned(vertical);
    const word w7 = load_aligned(down);
    word c15 = w6;
    word c16 = w7;
    for (uint64_t i14 = i4; (int64_t)i14 < (int64_t)i5; ++i14) {
        const uint64_t i17 = (uint64_t)1;
        const uint64_t i18 = i14 + i17;
        const uint64_t i19 = i18 & (uint64_t)7;
        const uint64_t i20 = i18 >> 3;
        const uint64_t i21 = i19 * i0;
        const uint64_t i22 = i21 + i20;
        const uint64_t i23 = i0 * (uint64_t)8;
        const uint64_t i24 = i22 + i23;
        const uint64_t i25 = i14 * (uint64_t)1;
        const uint64_t i26 = i14 * i3;
        const word w27 = load_word(windows + i22);
        const word w28 = load_word(windows + i24);
        const word w29 = load_word(active + i22);
        const word w30 = load_first(top + i25);
        const word w31 = shift_in(c16, w30);
        const word w32 = load_aligned(a);
        const word w33 = load_aligned(a + 1 * WORD_BYTES);
        const word w34 = w32 ^ w27;
        const word w35 = w33 ^ w28;
        const word w36 = w34 | w35;
        const word w37 = ~c15 & w36;
        const word w38 = ~w37 & w31;
        const word w39 = w31 & w36;
        const word w40 = c15 | w39;
        const word w41 = w38 & w29;
        const word w42 = ~w29 & c15;
        const word w43 = w41 ^ w42;
        store_aligned(tap + i26, w43);
        store_aligned(tap + i26 + 1 * WORD_BYTES, w40);
        store_first(bottom + i25, w40);
        c15 = w43;
        c16 = w40;
    }
    store_aligned(vertical, c15);
    store_aligned(down, c16);
}

/* An iteration: 10 gates, 1 moves, 0 additions, 6 loads, 1 stores. */
void lcs_scalar_wavefront_p2_k1_edge(uint8_t *const *buffers, const int64_t *scalars);
void lcs_scalar_wavefront_p2_k1_edge(uint8_t *const *buffers, const int64_t *scalars) {
    const uint8_t *const a = buffers[0];
    const uint8_t *const windows = buffers[1];
    const uint8_t *const active = buffers[2];
    uint8_t *const vertical = buffers[3];
    uint8_t *const down = buffers[4];
    const uint8_t *const top = buffers[5];
    uint8_t *const bottom = buffers[6];
    const uint64_t i0 = (uint64_t)scalars[2];
    const uint64_t i3 = (uint64_t)scalars[0];
    const uint64_t i4 = (uint64_t)scalars[1];
    const word w5 = load_aligned(vertical);
    const word w6 = load_aligned(down);
    word c14 = w5;
    word c15 = w6;
    for (uint64_t i13 = i3; (int64_t)i13 < (int64_t)i4; ++i13) {
        const uint64_t i16 = (uint64_t)1;
        const uint64_t i17 = i13 + i16;
        const uint64_t i18 = i17 & (uint64_t)7;
        const uint64_t i19 = i17 >> 3;
        const uint64_t i20 = i18 * i0;
        const uint64_t i21 = i20 + i19;
        const uint64_t i22 = i0 * (uint64_t)8;
        const uint64_t i23 = i21 + i22;
        const uint64_t i24 = i13 * (uint64_t)1;
        const word w25 = load_word(windows + i21);
        const word w26 = load_word(windows + i23);
        const word w27 = load_word(active + i21);
        const word w28 = load_first(top + i24);
        const word w29 = shift_in(c15, w28);
        const word w30 = load_aligned(a);
        const word w31 = load_aligned(a + 1 * WORD_BYTES);
        const word w32 = w30 ^ w25;
        const word w33 = w31 ^ w26;
        const word w34 = w32 | w33;
        const word w35 = ~c14 & w34;
        const word w36 = ~w35 & w29;
        const word w37 = w29 & w34;
        const word w38 = c14 | w37;
        const word w39 = w36 & w27;
        const word w40 = ~w27 & c14;
        const word w41 = w39 ^ w40;
        store_first(bottom + i24, w38);
        c14 = w41;
        c15 = w38;
    }
    store_aligned(vertical, c14);
    store_aligned(down, c15);
}

/* An iteration: 7 gates, 1 moves, 0 additions, 5 loads, 1 stores. */
void lcs_scalar_wavefront_p2_k1_steady(uint8_t *const *buffers, const int64_t *scalars);
void lcs_scalar_wavefront_p2_k1_steady(uint8_t *const *buffers, const int64_t *scalars) {
    const uint8_t *const a = buffers[0];
    const uint8_t *const windows = buffers[1];
    uint8_t *const vertical = buffers[3];
    uint8_t *const down = buffers[4];
    const uint8_t *const top = buffers[5];
    uint8_t *const bottom = buffers[6];
    const uint64_t i0 = (uint64_t)scalars[2];
    const uint64_t i3 = (uint64_t)scalars[0];
    const uint64_t i4 = (uint64_t)scalars[1];
    const word w5 = load_aligned(vertical);
    const word w6 = load_aligned(down);
    word c14 = w5;
    word c15 = w6;
    for (uint64_t i13 = i3; (int64_t)i13 < (int64_t)i4; ++i13) {
        const uint64_t i16 = (uint64_t)1;
        const uint64_t i17 = i13 + i16;
        const uint64_t i18 = i17 & (uint64_t)7;
        const uint64_t i19 = i17 >> 3;
        const uint64_t i20 = i18 * i0;
        const uint64_t i21 = i20 + i19;
        const uint64_t i22 = i0 * (uint64_t)8;
        const uint64_t i23 = i21 + i22;
        const uint64_t i24 = i13 * (uint64_t)1;
        const word w25 = load_word(windows + i21);
        const word w26 = load_word(windows + i23);
        const word w27 = load_first(top + i24);
        const word w28 = shift_in(c15, w27);
        const word w29 = load_aligned(a);
        const word w30 = load_aligned(a + 1 * WORD_BYTES);
        const word w31 = w29 ^ w25;
        const word w32 = w30 ^ w26;
        const word w33 = w31 | w32;
        const word w34 = ~c14 & w33;
        const word w35 = ~w34 & w28;
        const word w36 = w28 & w33;
        const word w37 = c14 | w36;
        store_first(bottom + i24, w37);
        c14 = w35;
        c15 = w37;
    }
    store_aligned(vertical, c14);
    store_aligned(down, c15);
}

/* An iteration: 22 gates, 1 moves, 0 additions, 18 loads, 3 stores. */
void lcs_scalar_wavefront_p8_trace(uint8_t *const *buffers, const int64_t *scalars);
void lcs_scalar_wavefront_p8_trace(uint8_t *const *buffers, const int64_t *scalars) {
    const uint8_t *const a = buffers[0];
    const uint8_t *const windows = buffers[1];
    const uint8_t *const active = buffers[2];
    uint8_t *const vertical = buffers[3];
    uint8_t *const down = buffers[4];
    const uint8_t *const top = buffers[5];
    uint8_t *const bottom = buffers[6];
    uint8_t *const tap = buffers[7];
    const uint64_t i0 = (uint64_t)scalars[2];
    const uint64_t i3 = (uint64_t)scalars[5];
    const uint64_t i4 = (uint64_t)scalars[0];
    const uint64_t i5 = (uint64_t)scalars[1];
    const word w6 = load_aligned(vertical);
    const word w7 = load_aligned(down);
    word c21 = w6;
    word c22 = w7;
    for (uint64_t i20 = i4; (int64_t)i20 < (int64_t)i5; ++i20) {
        const uint64_t i23 = (uint64_t)1;
        const uint64_t i24 = i20 + i23;
        const uint64_t i25 = i24 & (uint64_t)7;
        const uint64_t i26 = i24 >> 3;
        const uint64_t i27 = i25 * i0;
        const uint64_t i28 = i27 + i26;
        const uint64_t i29 = i0 * (uint64_t)8;
        const uint64_t i30 = i28 + i29;
        const uint64_t i31 = i30 + i29;
        const uint64_t i32 = i31 + i29;
        const uint64_t i33 = i32 + i29;
        const uint64_t i34 = i33 + i29;
        const uint64_t i35 = i34 + i29;
        const uint64_t i36 = i35 + i29;
        const uint64_t i37 = i20 * (uint64_t)1;
        const uint64_t i38 = i20 * i3;
        const word w39 = load_word(windows + i28);
        const word w40 = load_word(windows + i30);
        const word w41 = load_word(windows + i31);
        const word w42 = load_word(windows + i32);
        const word w43 = load_word(windows + i33);
        const word w44 = load_word(windows + i34);
        const word w45 = load_word(windows + i35);
        const word w46 = load_word(windows + i36);
        const word w47 = load_word(active + i28);
        const word w48 = load_first(top + i37);
        const word w49 = shift_in(c22, w48);
        const word w50 = load_aligned(a);
        const word w51 = load_aligned(a + 1 * WORD_BYTES);
        const word w52 = load_aligned(a + 2 * WORD_BYTES);
        const word w53 = load_aligned(a + 3 * WORD_BYTES);
        const word w54 = load_aligned(a + 4 * WORD_BYTES);
        const word w55 = load_aligned(a + 5 * WORD_BYTES);
        const word w56 = load_aligned(a + 6 * WORD_BYTES);
        const word w57 = load_aligned(a + 7 * WORD_BYTES);
        const word w58 = w50 ^ w39;
        const word w59 = w51 ^ w40;
        const word w60 = w58 | w59;
        const word w61 = w52 ^ w41;
        const word w62 = w60 | w61;
        const word w63 = w53 ^ w42;
        const word w64 = w62 | w63;
        const word w65 = w54 ^ w43;
        const word w66 = w64 | w65;
        const word w67 = w55 ^ w44;
        const word w68 = w66 | w67;
        const word w69 = w56 ^ w45;
        const word w70 = w68 | w69;
        const word w71 = w57 ^ w46;
        const word w72 = w70 | w71;
        const word w73 = ~c21 & w72;
        const word w74 = ~w73 & w49;
        const word w75 = w49 & w72;
        const word w76 = c21 | w75;
        const word w77 = w74 & w47;
        const word w78 = ~w47 & c21;
        const word w79 = w77 ^ w78;
        store_aligned(tap + i38, w79);
        store_aligned(tap + i38 + 1 * WORD_BYTES, w76);
        store_first(bottom + i37, w76);
        c21 = w79;
        c22 = w76;
    }
    store_aligned(vertical, c21);
    store_aligned(down, c22);
}

/* An iteration: 22 gates, 1 moves, 0 additions, 18 loads, 1 stores. */
void lcs_scalar_wavefront_p8_k1_edge(uint8_t *const *buffers, const int64_t *scalars);
void lcs_scalar_wavefront_p8_k1_edge(uint8_t *const *buffers, const int64_t *scalars) {
    const uint8_t *const a = buffers[0];
    const uint8_t *const windows = buffers[1];
    const uint8_t *const active = buffers[2];
    uint8_t *const vertical = buffers[3];
    uint8_t *const down = buffers[4];
    const uint8_t *const top = buffers[5];
    uint8_t *const bottom = buffers[6];
    const uint64_t i0 = (uint64_t)scalars[2];
    const uint64_t i3 = (uint64_t)scalars[0];
    const uint64_t i4 = (uint64_t)scalars[1];
    const word w5 = load_aligned(vertical);
    const word w6 = load_aligned(down);
    word c20 = w5;
    word c21 = w6;
    for (uint64_t i19 = i3; (int64_t)i19 < (int64_t)i4; ++i19) {
        const uint64_t i22 = (uint64_t)1;
        const uint64_t i23 = i19 + i22;
        const uint64_t i24 = i23 & (uint64_t)7;
        const uint64_t i25 = i23 >> 3;
        const uint64_t i26 = i24 * i0;
        const uint64_t i27 = i26 + i25;
        const uint64_t i28 = i0 * (uint64_t)8;
        const uint64_t i29 = i27 + i28;
        const uint64_t i30 = i29 + i28;
        const uint64_t i31 = i30 + i28;
        const uint64_t i32 = i31 + i28;
        const uint64_t i33 = i32 + i28;
        const uint64_t i34 = i33 + i28;
        const uint64_t i35 = i34 + i28;
        const uint64_t i36 = i19 * (uint64_t)1;
        const word w37 = load_word(windows + i27);
        const word w38 = load_word(windows + i29);
        const word w39 = load_word(windows + i30);
        const word w40 = load_word(windows + i31);
        const word w41 = load_word(windows + i32);
        const word w42 = load_word(windows + i33);
        const word w43 = load_word(windows + i34);
        const word w44 = load_word(windows + i35);
        const word w45 = load_word(active + i27);
        const word w46 = load_first(top + i36);
        const word w47 = shift_in(c21, w46);
        const word w48 = load_aligned(a);
        const word w49 = load_aligned(a + 1 * WORD_BYTES);
        const word w50 = load_aligned(a + 2 * WORD_BYTES);
        const word w51 = load_aligned(a + 3 * WORD_BYTES);
        const word w52 = load_aligned(a + 4 * WORD_BYTES);
        const word w53 = load_aligned(a + 5 * WORD_BYTES);
        const word w54 = load_aligned(a + 6 * WORD_BYTES);
        const word w55 = load_aligned(a + 7 * WORD_BYTES);
        const word w56 = w48 ^ w37;
        const word w57 = w49 ^ w38;
        const word w58 = w56 | w57;
        const word w59 = w50 ^ w39;
        const word w60 = w58 | w59;
        const word w61 = w51 ^ w40;
        const word w62 = w60 | w61;
        const word w63 = w52 ^ w41;
        const word w64 = w62 | w63;
        const word w65 = w53 ^ w42;
        const word w66 = w64 | w65;
        const word w67 = w54 ^ w43;
        const word w68 = w66 | w67;
        const word w69 = w55 ^ w44;
        const word w70 = w68 | w69;
        const word w71 = ~c20 & w70;
        const word w72 = ~w71 & w47;
        const word w73 = w47 & w70;
        const word w74 = c20 | w73;
        const word w75 = w72 & w45;
        const word w76 = ~w45 & c20;
        const word w77 = w75 ^ w76;
        store_first(bottom + i36, w74);
        c20 = w77;
        c21 = w74;
    }
    store_aligned(vertical, c20);
    store_aligned(down, c21);
}

/* An iteration: 19 gates, 1 moves, 0 additions, 17 loads, 1 stores. */
void lcs_scalar_wavefront_p8_k1_steady(uint8_t *const *buffers, const int64_t *scalars);
void lcs_scalar_wavefront_p8_k1_steady(uint8_t *const *buffers, const int64_t *scalars) {
    const uint8_t *const a = buffers[0];
    const uint8_t *const windows = buffers[1];
    uint8_t *const vertical = buffers[3];
    uint8_t *const down = buffers[4];
    const uint8_t *const top = buffers[5];
    uint8_t *const bottom = buffers[6];
    const uint64_t i0 = (uint64_t)scalars[2];
    const uint64_t i3 = (uint64_t)scalars[0];
    const uint64_t i4 = (uint64_t)scalars[1];
    const word w5 = load_aligned(vertical);
    const word w6 = load_aligned(down);
    word c20 = w5;
    word c21 = w6;
    for (uint64_t i19 = i3; (int64_t)i19 < (int64_t)i4; ++i19) {
        const uint64_t i22 = (uint64_t)1;
        const uint64_t i23 = i19 + i22;
        const uint64_t i24 = i23 & (uint64_t)7;
        const uint64_t i25 = i23 >> 3;
        const uint64_t i26 = i24 * i0;
        const uint64_t i27 = i26 + i25;
        const uint64_t i28 = i0 * (uint64_t)8;
        const uint64_t i29 = i27 + i28;
        const uint64_t i30 = i29 + i28;
        const uint64_t i31 = i30 + i28;
        const uint64_t i32 = i31 + i28;
        const uint64_t i33 = i32 + i28;
        const uint64_t i34 = i33 + i28;
        const uint64_t i35 = i34 + i28;
        const uint64_t i36 = i19 * (uint64_t)1;
        const word w37 = load_word(windows + i27);
        const word w38 = load_word(windows + i29);
        const word w39 = load_word(windows + i30);
        const word w40 = load_word(windows + i31);
        const word w41 = load_word(windows + i32);
        const word w42 = load_word(windows + i33);
        const word w43 = load_word(windows + i34);
        const word w44 = load_word(windows + i35);
        const word w45 = load_first(top + i36);
        const word w46 = shift_in(c21, w45);
        const word w47 = load_aligned(a);
        const word w48 = load_aligned(a + 1 * WORD_BYTES);
        const word w49 = load_aligned(a + 2 * WORD_BYTES);
        const word w50 = load_aligned(a + 3 * WORD_BYTES);
        const word w51 = load_aligned(a + 4 * WORD_BYTES);
        const word w52 = load_aligned(a + 5 * WORD_BYTES);
        const word w53 = load_aligned(a + 6 * WORD_BYTES);
        const word w54 = load_aligned(a + 7 * WORD_BYTES);
        const word w55 = w47 ^ w37;
        const word w56 = w48 ^ w38;
        const word w57 = w55 | w56;
        const word w58 = w49 ^ w39;
        const word w59 = w57 | w58;
        const word w60 = w50 ^ w40;
        const word w61 = w59 | w60;
        const word w62 = w51 ^ w41;
        const word w63 = w61 | w62;
        const word w64 = w52 ^ w42;
        const word w65 = w63 | w64;
        const word w66 = w53 ^ w43;
        const word w67 = w65 | w66;
        const word w68 = w54 ^ w44;
        const word w69 = w67 | w68;
        const word w70 = ~c20 & w69;
        const word w71 = ~w70 & w46;
        const word w72 = w46 & w69;
        const word w73 = c20 | w72;
        store_first(bottom + i36, w73);
        c20 = w71;
        c21 = w73;
    }
    store_aligned(vertical, c20);
    store_aligned(down, c21);
}

/* An iteration: 46 gates, 1 moves, 0 additions, 42 loads, 3 stores. */
void lcs_scalar_wavefront_p20_trace(uint8_t *const *buffers, const int64_t *scalars);
void lcs_scalar_wavefront_p20_trace(uint8_t *const *buffers, const int64_t *scalars) {
    const uint8_t *const a = buffers[0];
    const uint8_t *const windows = buffers[1];
    const uint8_t *const active = buffers[2];
    uint8_t *const vertical = buffers[3];
    uint8_t *const down = buffers[4];
    const uint8_t *const top = buffers[5];
    uint8_t *const bottom = buffers[6];
    uint8_t *const tap = buffers[7];
    const uint64_t i0 = (uint64_t)scalars[2];
    const uint64_t i3 = (uint64_t)scalars[5];
    const uint64_t i4 = (uint64_t)scalars[0];
    const uint64_t i5 = (uint64_t)scalars[1];
    const word w6 = load_aligned(vertical);
    const word w7 = load_aligned(down);
    word c33 = w6;
    word c34 = w7;
    for (uint64_t i32 = i4; (int64_t)i32 < (int64_t)i5; ++i32) {
        const uint64_t i35 = (uint64_t)1;
        const uint64_t i36 = i32 + i35;
        const uint64_t i37 = i36 & (uint64_t)7;
        const uint64_t i38 = i36 >> 3;
        const uint64_t i39 = i37 * i0;
        const uint64_t i40 = i39 + i38;
        const uint64_t i41 = i0 * (uint64_t)8;
        const uint64_t i42 = i40 + i41;
        const uint64_t i43 = i42 + i41;
        const uint64_t i44 = i43 + i41;
        const uint64_t i45 = i44 + i41;
        const uint64_t i46 = i45 + i41;
        const uint64_t i47 = i46 + i41;
        const uint64_t i48 = i47 + i41;
        const uint64_t i49 = i48 + i41;
        const uint64_t i50 = i49 + i41;
        const uint64_t i51 = i50 + i41;
        const uint64_t i52 = i51 + i41;
        const uint64_t i53 = i52 + i41;
        const uint64_t i54 = i53 + i41;
        const uint64_t i55 = i54 + i41;
        const uint64_t i56 = i55 + i41;
        const uint64_t i57 = i56 + i41;
        const uint64_t i58 = i57 + i41;
        const uint64_t i59 = i58 + i41;
        const uint64_t i60 = i59 + i41;
        const uint64_t i61 = i32 * (uint64_t)1;
        const uint64_t i62 = i32 * i3;
        const word w63 = load_word(windows + i40);
        const word w64 = load_word(windows + i42);
        const word w65 = load_word(windows + i43);
        const word w66 = load_word(windows + i44);
        const word w67 = load_word(windows + i45);
        const word w68 = load_word(windows + i46);
        const word w69 = load_word(windows + i47);
        const word w70 = load_word(windows + i48);
        const word w71 = load_word(windows + i49);
        const word w72 = load_word(windows + i50);
        const word w73 = load_word(windows + i51);
        const word w74 = load_word(windows + i52);
        const word w75 = load_word(windows + i53);
        const word w76 = load_word(windows + i54);
        const word w77 = load_word(windows + i55);
        const word w78 = load_word(windows + i56);
        const word w79 = load_word(windows + i57);
        const word w80 = load_word(windows + i58);
        const word w81 = load_word(windows + i59);
        const word w82 = load_word(windows + i60);
        const word w83 = load_word(active + i40);
        const word w84 = load_first(top + i61);
        const word w85 = shift_in(c34, w84);
        const word w86 = load_aligned(a);
        const word w87 = load_aligned(a + 1 * WORD_BYTES);
        const word w88 = load_aligned(a + 2 * WORD_BYTES);
        const word w89 = load_aligned(a + 3 * WORD_BYTES);
        const word w90 = load_aligned(a + 4 * WORD_BYTES);
        const word w91 = load_aligned(a + 5 * WORD_BYTES);
        const word w92 = load_aligned(a + 6 * WORD_BYTES);
        const word w93 = load_aligned(a + 7 * WORD_BYTES);
        const word w94 = load_aligned(a + 8 * WORD_BYTES);
        const word w95 = load_aligned(a + 9 * WORD_BYTES);
        const word w96 = load_aligned(a + 10 * WORD_BYTES);
        const word w97 = load_aligned(a + 11 * WORD_BYTES);
        const word w98 = load_aligned(a + 12 * WORD_BYTES);
        const word w99 = load_aligned(a + 13 * WORD_BYTES);
        const word w100 = load_aligned(a + 14 * WORD_BYTES);
        const word w101 = load_aligned(a + 15 * WORD_BYTES);
        const word w102 = load_aligned(a + 16 * WORD_BYTES);
        const word w103 = load_aligned(a + 17 * WORD_BYTES);
        const word w104 = load_aligned(a + 18 * WORD_BYTES);
        const word w105 = load_aligned(a + 19 * WORD_BYTES);
        const word w106 = w86 ^ w63;
        const word w107 = w87 ^ w64;
        const word w108 = w106 | w107;
        const word w109 = w88 ^ w65;
        const word w110 = w108 | w109;
        const word w111 = w89 ^ w66;
        const word w112 = w110 | w111;
        const word w113 = w90 ^ w67;
        const word w114 = w112 | w113;
        const word w115 = w91 ^ w68;
        const word w116 = w114 | w115;
        const word w117 = w92 ^ w69;
        const word w118 = w116 | w117;
        const word w119 = w93 ^ w70;
        const word w120 = w118 | w119;
        const word w121 = w94 ^ w71;
        const word w122 = w120 | w121;
        const word w123 = w95 ^ w72;
        const word w124 = w122 | w123;
        const word w125 = w96 ^ w73;
        const word w126 = w124 | w125;
        const word w127 = w97 ^ w74;
        const word w128 = w126 | w127;
        const word w129 = w98 ^ w75;
        const word w130 = w128 | w129;
        const word w131 = w99 ^ w76;
        const word w132 = w130 | w131;
        const word w133 = w100 ^ w77;
        const word w134 = w132 | w133;
        const word w135 = w101 ^ w78;
        const word w136 = w134 | w135;
        const word w137 = w102 ^ w79;
        const word w138 = w136 | w137;
        const word w139 = w103 ^ w80;
        const word w140 = w138 | w139;
        const word w141 = w104 ^ w81;
        const word w142 = w140 | w141;
        const word w143 = w105 ^ w82;
        const word w144 = w142 | w143;
        const word w145 = ~c33 & w144;
        const word w146 = ~w145 & w85;
        const word w147 = w85 & w144;
        const word w148 = c33 | w147;
        const word w149 = w146 & w83;
        const word w150 = ~w83 & c33;
        const word w151 = w149 ^ w150;
        store_aligned(tap + i62, w151);
        store_aligned(tap + i62 + 1 * WORD_BYTES, w148);
        store_first(bottom + i61, w148);
        c33 = w151;
        c34 = w148;
    }
    store_aligned(vertical, c33);
    store_aligned(down, c34);
}

/* An iteration: 46 gates, 1 moves, 0 additions, 42 loads, 1 stores. */
void lcs_scalar_wavefront_p20_k1_edge(uint8_t *const *buffers, const int64_t *scalars);
void lcs_scalar_wavefront_p20_k1_edge(uint8_t *const *buffers, const int64_t *scalars) {
    const uint8_t *const a = buffers[0];
    const uint8_t *const windows = buffers[1];
    const uint8_t *const active = buffers[2];
    uint8_t *const vertical = buffers[3];
    uint8_t *const down = buffers[4];
    const uint8_t *const top = buffers[5];
    uint8_t *const bottom = buffers[6];
    const uint64_t i0 = (uint64_t)scalars[2];
    const uint64_t i3 = (uint64_t)scalars[0];
    const uint64_t i4 = (uint64_t)scalars[1];
    const word w5 = load_aligned(vertical);
    const word w6 = load_aligned(down);
    word c32 = w5;
    word c33 = w6;
    for (uint64_t i31 = i3; (int64_t)i31 < (int64_t)i4; ++i31) {
        const uint64_t i34 = (uint64_t)1;
        const uint64_t i35 = i31 + i34;
        const uint64_t i36 = i35 & (uint64_t)7;
        const uint64_t i37 = i35 >> 3;
        const uint64_t i38 = i36 * i0;
        const uint64_t i39 = i38 + i37;
        const uint64_t i40 = i0 * (uint64_t)8;
        const uint64_t i41 = i39 + i40;
        const uint64_t i42 = i41 + i40;
        const uint64_t i43 = i42 + i40;
        const uint64_t i44 = i43 + i40;
        const uint64_t i45 = i44 + i40;
        const uint64_t i46 = i45 + i40;
        const uint64_t i47 = i46 + i40;
        const uint64_t i48 = i47 + i40;
        const uint64_t i49 = i48 + i40;
        const uint64_t i50 = i49 + i40;
        const uint64_t i51 = i50 + i40;
        const uint64_t i52 = i51 + i40;
        const uint64_t i53 = i52 + i40;
        const uint64_t i54 = i53 + i40;
        const uint64_t i55 = i54 + i40;
        const uint64_t i56 = i55 + i40;
        const uint64_t i57 = i56 + i40;
        const uint64_t i58 = i57 + i40;
        const uint64_t i59 = i58 + i40;
        const uint64_t i60 = i31 * (uint64_t)1;
        const word w61 = load_word(windows + i39);
        const word w62 = load_word(windows + i41);
        const word w63 = load_word(windows + i42);
        const word w64 = load_word(windows + i43);
        const word w65 = load_word(windows + i44);
        const word w66 = load_word(windows + i45);
        const word w67 = load_word(windows + i46);
        const word w68 = load_word(windows + i47);
        const word w69 = load_word(windows + i48);
        const word w70 = load_word(windows + i49);
        const word w71 = load_word(windows + i50);
        const word w72 = load_word(windows + i51);
        const word w73 = load_word(windows + i52);
        const word w74 = load_word(windows + i53);
        const word w75 = load_word(windows + i54);
        const word w76 = load_word(windows + i55);
        const word w77 = load_word(windows + i56);
        const word w78 = load_word(windows + i57);
        const word w79 = load_word(windows + i58);
        const word w80 = load_word(windows + i59);
        const word w81 = load_word(active + i39);
        const word w82 = load_first(top + i60);
        const word w83 = shift_in(c33, w82);
        const word w84 = load_aligned(a);
        const word w85 = load_aligned(a + 1 * WORD_BYTES);
        const word w86 = load_aligned(a + 2 * WORD_BYTES);
        const word w87 = load_aligned(a + 3 * WORD_BYTES);
        const word w88 = load_aligned(a + 4 * WORD_BYTES);
        const word w89 = load_aligned(a + 5 * WORD_BYTES);
        const word w90 = load_aligned(a + 6 * WORD_BYTES);
        const word w91 = load_aligned(a + 7 * WORD_BYTES);
        const word w92 = load_aligned(a + 8 * WORD_BYTES);
        const word w93 = load_aligned(a + 9 * WORD_BYTES);
        const word w94 = load_aligned(a + 10 * WORD_BYTES);
        const word w95 = load_aligned(a + 11 * WORD_BYTES);
        const word w96 = load_aligned(a + 12 * WORD_BYTES);
        const word w97 = load_aligned(a + 13 * WORD_BYTES);
        const word w98 = load_aligned(a + 14 * WORD_BYTES);
        const word w99 = load_aligned(a + 15 * WORD_BYTES);
        const word w100 = load_aligned(a + 16 * WORD_BYTES);
        const word w101 = load_aligned(a + 17 * WORD_BYTES);
        const word w102 = load_aligned(a + 18 * WORD_BYTES);
        const word w103 = load_aligned(a + 19 * WORD_BYTES);
        const word w104 = w84 ^ w61;
        const word w105 = w85 ^ w62;
        const word w106 = w104 | w105;
        const word w107 = w86 ^ w63;
        const word w108 = w106 | w107;
        const word w109 = w87 ^ w64;
        const word w110 = w108 | w109;
        const word w111 = w88 ^ w65;
        const word w112 = w110 | w111;
        const word w113 = w89 ^ w66;
        const word w114 = w112 | w113;
        const word w115 = w90 ^ w67;
        const word w116 = w114 | w115;
        const word w117 = w91 ^ w68;
        const word w118 = w116 | w117;
        const word w119 = w92 ^ w69;
        const word w120 = w118 | w119;
        const word w121 = w93 ^ w70;
        const word w122 = w120 | w121;
        const word w123 = w94 ^ w71;
        const word w124 = w122 | w123;
        const word w125 = w95 ^ w72;
        const word w126 = w124 | w125;
        const word w127 = w96 ^ w73;
        const word w128 = w126 | w127;
        const word w129 = w97 ^ w74;
        const word w130 = w128 | w129;
        const word w131 = w98 ^ w75;
        const word w132 = w130 | w131;
        const word w133 = w99 ^ w76;
        const word w134 = w132 | w133;
        const word w135 = w100 ^ w77;
        const word w136 = w134 | w135;
        const word w137 = w101 ^ w78;
        const word w138 = w136 | w137;
        const word w139 = w102 ^ w79;
        const word w140 = w138 | w139;
        const word w141 = w103 ^ w80;
        const word w142 = w140 | w141;
        const word w143 = ~c32 & w142;
        const word w144 = ~w143 & w83;
        const word w145 = w83 & w142;
        const word w146 = c32 | w145;
        const word w147 = w144 & w81;
        const word w148 = ~w81 & c32;
        const word w149 = w147 ^ w148;
        store_first(bottom + i60, w146);
        c32 = w149;
        c33 = w146;
    }
    store_aligned(vertical, c32);
    store_aligned(down, c33);
}

/* An iteration: 43 gates, 1 moves, 0 additions, 41 loads, 1 stores. */
void lcs_scalar_wavefront_p20_k1_steady(uint8_t *const *buffers, const int64_t *scalars);
void lcs_scalar_wavefront_p20_k1_steady(uint8_t *const *buffers, const int64_t *scalars) {
    const uint8_t *const a = buffers[0];
    const uint8_t *const windows = buffers[1];
    uint8_t *const vertical = buffers[3];
    uint8_t *const down = buffers[4];
    const uint8_t *const top = buffers[5];
    uint8_t *const bottom = buffers[6];
    const uint64_t i0 = (uint64_t)scalars[2];
    const uint64_t i3 = (uint64_t)scalars[0];
    const uint64_t i4 = (uint64_t)scalars[1];
    const word w5 = load_aligned(vertical);
    const word w6 = load_aligned(down);
    word c32 = w5;
    word c33 = w6;
    for (uint64_t i31 = i3; (int64_t)i31 < (int64_t)i4; ++i31) {
        const uint64_t i34 = (uint64_t)1;
        const uint64_t i35 = i31 + i34;
        const uint64_t i36 = i35 & (uint64_t)7;
        const uint64_t i37 = i35 >> 3;
        const uint64_t i38 = i36 * i0;
        const uint64_t i39 = i38 + i37;
        const uint64_t i40 = i0 * (uint64_t)8;
        const uint64_t i41 = i39 + i40;
        const uint64_t i42 = i41 + i40;
        const uint64_t i43 = i42 + i40;
        const uint64_t i44 = i43 + i40;
        const uint64_t i45 = i44 + i40;
        const uint64_t i46 = i45 + i40;
        const uint64_t i47 = i46 + i40;
        const uint64_t i48 = i47 + i40;
        const uint64_t i49 = i48 + i40;
        const uint64_t i50 = i49 + i40;
        const uint64_t i51 = i50 + i40;
        const uint64_t i52 = i51 + i40;
        const uint64_t i53 = i52 + i40;
        const uint64_t i54 = i53 + i40;
        const uint64_t i55 = i54 + i40;
        const uint64_t i56 = i55 + i40;
        const uint64_t i57 = i56 + i40;
        const uint64_t i58 = i57 + i40;
        const uint64_t i59 = i58 + i40;
        const uint64_t i60 = i31 * (uint64_t)1;
        const word w61 = load_word(windows + i39);
        const word w62 = load_word(windows + i41);
        const word w63 = load_word(windows + i42);
        const word w64 = load_word(windows + i43);
        const word w65 = load_word(windows + i44);
        const word w66 = load_word(windows + i45);
        const word w67 = load_word(windows + i46);
        const word w68 = load_word(windows + i47);
        const word w69 = load_word(windows + i48);
        const word w70 = load_word(windows + i49);
        const word w71 = load_word(windows + i50);
        const word w72 = load_word(windows + i51);
        const word w73 = load_word(windows + i52);
        const word w74 = load_word(windows + i53);
        const word w75 = load_word(windows + i54);
        const word w76 = load_word(windows + i55);
        const word w77 = load_word(windows + i56);
        const word w78 = load_word(windows + i57);
        const word w79 = load_word(windows + i58);
        const word w80 = load_word(windows + i59);
        const word w81 = load_first(top + i60);
        const word w82 = shift_in(c33, w81);
        const word w83 = load_aligned(a);
        const word w84 = load_aligned(a + 1 * WORD_BYTES);
        const word w85 = load_aligned(a + 2 * WORD_BYTES);
        const word w86 = load_aligned(a + 3 * WORD_BYTES);
        const word w87 = load_aligned(a + 4 * WORD_BYTES);
        const word w88 = load_aligned(a + 5 * WORD_BYTES);
        const word w89 = load_aligned(a + 6 * WORD_BYTES);
        const word w90 = load_aligned(a + 7 * WORD_BYTES);
        const word w91 = load_aligned(a + 8 * WORD_BYTES);
        const word w92 = load_aligned(a + 9 * WORD_BYTES);
        const word w93 = load_aligned(a + 10 * WORD_BYTES);
        const word w94 = load_aligned(a + 11 * WORD_BYTES);
        const word w95 = load_aligned(a + 12 * WORD_BYTES);
        const word w96 = load_aligned(a + 13 * WORD_BYTES);
        const word w97 = load_aligned(a + 14 * WORD_BYTES);
        const word w98 = load_aligned(a + 15 * WORD_BYTES);
        const word w99 = load_aligned(a + 16 * WORD_BYTES);
        const word w100 = load_aligned(a + 17 * WORD_BYTES);
        const word w101 = load_aligned(a + 18 * WORD_BYTES);
        const word w102 = load_aligned(a + 19 * WORD_BYTES);
        const word w103 = w83 ^ w61;
        const word w104 = w84 ^ w62;
        const word w105 = w103 | w104;
        const word w106 = w85 ^ w63;
        const word w107 = w105 | w106;
        const word w108 = w86 ^ w64;
        const word w109 = w107 | w108;
        const word w110 = w87 ^ w65;
        const word w111 = w109 | w110;
        const word w112 = w88 ^ w66;
        const word w113 = w111 | w112;
        const word w114 = w89 ^ w67;
        const word w115 = w113 | w114;
        const word w116 = w90 ^ w68;
        const word w117 = w115 | w116;
        const word w118 = w91 ^ w69;
        const word w119 = w117 | w118;
        const word w120 = w92 ^ w70;
        const word w121 = w119 | w120;
        const word w122 = w93 ^ w71;
        const word w123 = w121 | w122;
        const word w124 = w94 ^ w72;
        const word w125 = w123 | w124;
        const word w126 = w95 ^ w73;
        const word w127 = w125 | w126;
        const word w128 = w96 ^ w74;
        const word w129 = w127 | w128;
        const word w130 = w97 ^ w75;
        const word w131 = w129 | w130;
        const word w132 = w98 ^ w76;
        const word w133 = w131 | w132;
        const word w134 = w99 ^ w77;
        const word w135 = w133 | w134;
        const word w136 = w100 ^ w78;
        const word w137 = w135 | w136;
        const word w138 = w101 ^ w79;
        const word w139 = w137 | w138;
        const word w140 = w102 ^ w80;
        const word w141 = w139 | w140;
        const word w142 = ~c32 & w141;
        const word w143 = ~w142 & w82;
        const word w144 = w82 & w141;
        const word w145 = c32 | w144;
        store_first(bottom + i60, w145);
        c32 = w143;
        c33 = w145;
    }
    store_aligned(vertical, c32);
    store_aligned(down, c33);
}

#ifdef __cplusplus
}
#endif
