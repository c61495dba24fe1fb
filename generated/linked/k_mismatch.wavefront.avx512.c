/* SPDX-License-Identifier: Apache-2.0
 *
 * k_mismatch in the wavefront layout for avx512.
 * Made by: emit_linked FOLDER
 * Compile with -mavx512f -mavx512bw -mavx512dq -mavx512vl.
 *
 * A function reads and writes byte buffers, and 64-bit scalars say how much of them. It
 * fails never and calls nothing. What lies where: minterm's runtime/kernel_abi.hpp, Note
 * [Wavefront layout]. Words have 64 bytes; buffers are aligned to that.
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

static inline word load_word(const uint8_t *p) {
    return *(const any_word *)p;
}
static inline word load_aligned(const uint8_t *p) {
    return *(const aligned_word *)p;
}
/* Bit 0 is that of a byte; the others say nothing. */
static inline word load_first(const uint8_t *p) {
    uint64_t first;
    memcpy(&first, p, sizeof first);
    const word w = {first};
    return w;
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
static inline void store_first(uint8_t *p, word w) {
    const uint32_t first = (uint32_t)w[0];
    memcpy(p, &first, sizeof first);
}
/* One bit towards bit 0; the top bit comes from bit 0 of `incoming`. */
static inline word shift_in(word w, word incoming) {
    const word above = __builtin_shufflevector(w, incoming, 1, 2, 3, 4, 5, 6, 7, 8);
    #ifdef __AVX512VBMI2__
    return (word)_mm512_shrdi_epi64((__m512i)w, (__m512i)above, 1);
    #else
    return (w >> 1) | (above << 63);
    #endif
}

#ifdef __cplusplus
extern "C" {
#endif

/* An iteration: 6 gates, 2 moves, 0 additions, 5 loads, 2 stores. */
void k_mismatch_avx512_wavefront_p2_k1_edge(uint8_t *const *buffers, const int64_t *scalars);
void k_mismatch_avx512_wavefront_p2_k1_edge(uint8_t *const *buffers, const int64_t *scalars) {
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
    const word w9 = load_aligned(a);
    const word w10 = load_aligned(a + 1 * WORD_BYTES);
    word c18 = w5;
    word c19 = w6;
    word c20 = w7;
    word c21 = w8;
    for (uint64_t i17 = i3; (int64_t)i17 < (int64_t)i4; ++i17) {
        const uint64_t i22 = (uint64_t)1;
        const uint64_t i23 = i17 + i22;
        const uint64_t i24 = i23 & (uint64_t)7;
        const uint64_t i25 = i23 >> 3;
        const uint64_t i26 = i24 * i0;
        const uint64_t i27 = i26 + i25;
        const uint64_t i28 = i0 * (uint64_t)8;
        const uint64_t i29 = i27 + i28;
        const uint64_t i30 = i17 * (uint64_t)1;
        const uint64_t i31 = i30 + i1;
        const uint64_t i32 = i30 + i2;
        const word w33 = load_word(windows + i27);
        const word w34 = load_word(windows + i29);
        const word w35 = load_word(active + i27);
        const word w36 = w9 ^ w33;
        const word w37 = (word)_mm512_ternarylogic_epi64((__m512i)w36, (__m512i)w34, (__m512i)w10, 0xf6);
        const word w38 = load_first(top + i30);
        const word w39 = shift_in(c20, w38);
        const word w40 = load_first(top + i31);
        const word w41 = shift_in(c21, w40);
        const word w42 = (word)_mm512_ternarylogic_epi64((__m512i)w37, (__m512i)c19, (__m512i)c18, 0xda);
        const word w43 = (word)_mm512_ternarylogic_epi64((__m512i)w37, (__m512i)c19, (__m512i)c18, 0xec);
        const word w44 = (word)_mm512_ternarylogic_epi64((__m512i)w39, (__m512i)w35, (__m512i)c18, 0xe2);
        const word w45 = (word)_mm512_ternarylogic_epi64((__m512i)w41, (__m512i)w35, (__m512i)c19, 0xe2);
        store_first(bottom + i30, w42);
        store_first(bottom + i32, w43);
        c18 = w44;
        c19 = w45;
        c20 = w42;
        c21 = w43;
    }
    store_aligned(vertical, c18);
    store_aligned(vertical + 1 * WORD_BYTES, c19);
    store_aligned(down, c20);
    store_aligned(down + 1 * WORD_BYTES, c21);
}

/* An iteration: 4 gates, 2 moves, 0 additions, 4 loads, 2 stores. */
void k_mismatch_avx512_wavefront_p2_k1_steady(uint8_t *const *buffers, const int64_t *scalars);
void k_mismatch_avx512_wavefront_p2_k1_steady(uint8_t *const *buffers, const int64_t *scalars) {
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
    const word w9 = load_aligned(a);
    const word w10 = load_aligned(a + 1 * WORD_BYTES);
    word c18 = w5;
    word c19 = w6;
    word c20 = w7;
    word c21 = w8;
    for (uint64_t i17 = i3; (int64_t)i17 < (int64_t)i4; ++i17) {
        const uint64_t i22 = (uint64_t)1;
        const uint64_t i23 = i17 + i22;
        const uint64_t i24 = i23 & (uint64_t)7;
        const uint64_t i25 = i23 >> 3;
        const uint64_t i26 = i24 * i0;
        const uint64_t i27 = i26 + i25;
        const uint64_t i28 = i0 * (uint64_t)8;
        const uint64_t i29 = i27 + i28;
        const uint64_t i30 = i17 * (uint64_t)1;
        const uint64_t i31 = i30 + i1;
        const uint64_t i32 = i30 + i2;
        const word w33 = load_word(windows + i27);
        const word w34 = load_word(windows + i29);
        const word w35 = w9 ^ w33;
        const word w36 = (word)_mm512_ternarylogic_epi64((__m512i)w35, (__m512i)w34, (__m512i)w10, 0xf6);
        const word w37 = load_first(top + i30);
        const word w38 = shift_in(c20, w37);
        const word w39 = load_first(top + i31);
        const word w40 = shift_in(c21, w39);
        const word w41 = (word)_mm512_ternarylogic_epi64((__m512i)w36, (__m512i)c19, (__m512i)c18, 0xda);
        const word w42 = (word)_mm512_ternarylogic_epi64((__m512i)w36, (__m512i)c19, (__m512i)c18, 0xec);
        store_first(bottom + i30, w41);
        store_first(bottom + i32, w42);
        c18 = w38;
        c19 = w40;
        c20 = w41;
        c21 = w42;
    }
    store_aligned(vertical, c18);
    store_aligned(vertical + 1 * WORD_BYTES, c19);
    store_aligned(down, c20);
    store_aligned(down + 1 * WORD_BYTES, c21);
}

/* An iteration: 6 gates, 2 moves, 0 additions, 7 loads, 4 stores. */
void k_mismatch_avx512_wavefront_p2_k1_edge_tap(uint8_t *const *buffers, const int64_t *scalars);
void k_mismatch_avx512_wavefront_p2_k1_edge_tap(uint8_t *const *buffers, const int64_t *scalars) {
    const uint8_t *const a = buffers[0];
    const uint8_t *const windows = buffers[1];
    const uint8_t *const active = buffers[2];
    uint8_t *const vertical = buffers[3];
    uint8_t *const down = buffers[4];
    const uint8_t *const top = buffers[5];
    uint8_t *const bottom = buffers[6];
    uint8_t *const tap = buffers[7];
    const uint64_t i0 = (uint64_t)scalars[2];
    const uint64_t i1 = (uint64_t)scalars[3];
    const uint64_t i2 = (uint64_t)scalars[4];
    const uint64_t i3 = (uint64_t)scalars[5];
    const uint64_t i4 = (uint64_t)scalars[0];
    const uint64_t i5 = (uint64_t)scalars[1];
    const word w6 = load_aligned(vertical);
    const word w7 = load_aligned(vertical + 1 * WORD_BYTES);
    const word w8 = load_aligned(down);
    const word w9 = load_aligned(down + 1 * WORD_BYTES);
    const word w10 = load_aligned(a);
    const word w11 = load_aligned(a + 1 * WORD_BYTES);
    word c19 = w6;
    word c20 = w7;
    word c21 = w8;
    word c22 = w9;
    for (uint64_t i18 = i4; (int64_t)i18 < (int64_t)i5; ++i18) {
        const uint64_t i23 = (uint64_t)1;
        const uint64_t i24 = i18 + i23;
        const uint64_t i25 = i24 & (uint64_t)7;
        const uint64_t i26 = i24 >> 3;
        const uint64_t i27 = i25 * i0;
        const uint64_t i28 = i27 + i26;
        const uint64_t i29 = i0 * (uint64_t)8;
        const uint64_t i30 = i28 + i29;
        const uint64_t i31 = i18 * (uint64_t)1;
        const uint64_t i32 = i31 + i1;
        const uint64_t i33 = i31 + i2;
        const word w34 = load_word(windows + i28);
        const word w35 = load_word(windows + i30);
        const word w36 = load_word(active + i28);
        const word w37 = w10 ^ w34;
        const word w38 = (word)_mm512_ternarylogic_epi64((__m512i)w37, (__m512i)w35, (__m512i)w11, 0xf6);
        const word w39 = load_first(top + i31);
        const word w40 = shift_in(c21, w39);
        const word w41 = load_first(top + i32);
        const word w42 = shift_in(c22, w41);
        const word w43 = (word)_mm512_ternarylogic_epi64((__m512i)w38, (__m512i)c20, (__m512i)c19, 0xda);
        const word w44 = (word)_mm512_ternarylogic_epi64((__m512i)w38, (__m512i)c20, (__m512i)c19, 0xec);
        const word w45 = (word)_mm512_ternarylogic_epi64((__m512i)w40, (__m512i)w36, (__m512i)c19, 0xe2);
        const word w46 = (word)_mm512_ternarylogic_epi64((__m512i)w42, (__m512i)w36, (__m512i)c20, 0xe2);
        store_aligned(tap, w43);
        const uint64_t i47 = load_byte(tap + i3);
        store_byte(bottom + i31, i47);
        store_aligned(tap + 1 * WORD_BYTES, w44);
        const uint64_t i48 = load_byte(tap + i3 + 1 * WORD_BYTES);
        store_byte(bottom + i33, i48);
        c19 = w45;
        c20 = w46;
        c21 = w43;
        c22 = w44;
    }
    store_aligned(vertical, c19);
    store_aligned(vertical + 1 * WORD_BYTES, c20);
    store_aligned(down, c21);
    store_aligned(down + 1 * WORD_BYTES, c22);
}

/* An iteration: 4 gates, 2 moves, 0 additions, 6 loads, 4 stores. */
void k_mismatch_avx512_wavefront_p2_k1_steady_tap(uint8_t *const *buffers, const int64_t *scalars);
void k_mismatch_avx512_wavefront_p2_k1_steady_tap(uint8_t *const *buffers, const int64_t *scalars) {
    const uint8_t *const a = buffers[0];
    const uint8_t *const windows = buffers[1];
    uint8_t *const vertical = buffers[3];
    uint8_t *const down = buffers[4];
    const uint8_t *const top = buffers[5];
    uint8_t *const bottom = buffers[6];
    uint8_t *const tap = buffers[7];
    const uint64_t i0 = (uint64_t)scalars[2];
    const uint64_t i1 = (uint64_t)scalars[3];
    const uint64_t i2 = (uint64_t)scalars[4];
    const uint64_t i3 = (uint64_t)scalars[5];
    const uint64_t i4 = (uint64_t)scalars[0];
    const uint64_t i5 = (uint64_t)scalars[1];
    const word w6 = load_aligned(vertical);
    const word w7 = load_aligned(vertical + 1 * WORD_BYTES);
    const word w8 = load_aligned(down);
    const word w9 = load_aligned(down + 1 * WORD_BYTES);
    const word w10 = load_aligned(a);
    const word w11 = load_aligned(a + 1 * WORD_BYTES);
    word c19 = w6;
    word c20 = w7;
    word c21 = w8;
    word c22 = w9;
    for (uint64_t i18 = i4; (int64_t)i18 < (int64_t)i5; ++i18) {
        const uint64_t i23 = (uint64_t)1;
        const uint64_t i24 = i18 + i23;
        const uint64_t i25 = i24 & (uint64_t)7;
        const uint64_t i26 = i24 >> 3;
        const uint64_t i27 = i25 * i0;
        const uint64_t i28 = i27 + i26;
        const uint64_t i29 = i0 * (uint64_t)8;
        const uint64_t i30 = i28 + i29;
        const uint64_t i31 = i18 * (uint64_t)1;
        const uint64_t i32 = i31 + i1;
        const uint64_t i33 = i31 + i2;
        const word w34 = load_word(windows + i28);
        const word w35 = load_word(windows + i30);
        const word w36 = w10 ^ w34;
        const word w37 = (word)_mm512_ternarylogic_epi64((__m512i)w36, (__m512i)w35, (__m512i)w11, 0xf6);
        const word w38 = load_first(top + i31);
        const word w39 = shift_in(c21, w38);
        const word w40 = load_first(top + i32);
        const word w41 = shift_in(c22, w40);
        const word w42 = (word)_mm512_ternarylogic_epi64((__m512i)w37, (__m512i)c20, (__m512i)c19, 0xda);
        const word w43 = (word)_mm512_ternarylogic_epi64((__m512i)w37, (__m512i)c20, (__m512i)c19, 0xec);
        store_aligned(tap, w42);
        const uint64_t i44 = load_byte(tap + i3);
        store_byte(bottom + i31, i44);
        store_aligned(tap + 1 * WORD_BYTES, w43);
        const uint64_t i45 = load_byte(tap + i3 + 1 * WORD_BYTES);
        store_byte(bottom + i33, i45);
        c19 = w39;
        c20 = w41;
        c21 = w42;
        c22 = w43;
    }
    store_aligned(vertical, c19);
    store_aligned(vertical + 1 * WORD_BYTES, c20);
    store_aligned(down, c21);
    store_aligned(down + 1 * WORD_BYTES, c22);
}

/* An iteration: 12 gates, 2 moves, 0 additions, 11 loads, 2 stores. */
void k_mismatch_avx512_wavefront_p8_k1_edge(uint8_t *const *buffers, const int64_t *scalars);
void k_mismatch_avx512_wavefront_p8_k1_edge(uint8_t *const *buffers, const int64_t *scalars) {
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
    const word w9 = load_aligned(a);
    const word w10 = load_aligned(a + 1 * WORD_BYTES);
    const word w11 = load_aligned(a + 2 * WORD_BYTES);
    const word w12 = load_aligned(a + 3 * WORD_BYTES);
    const word w13 = load_aligned(a + 4 * WORD_BYTES);
    const word w14 = load_aligned(a + 5 * WORD_BYTES);
    const word w15 = load_aligned(a + 6 * WORD_BYTES);
    const word w16 = load_aligned(a + 7 * WORD_BYTES);
    word c30 = w5;
    word c31 = w6;
    word c32 = w7;
    word c33 = w8;
    for (uint64_t i29 = i3; (int64_t)i29 < (int64_t)i4; ++i29) {
        const uint64_t i34 = (uint64_t)1;
        const uint64_t i35 = i29 + i34;
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
        const uint64_t i48 = i29 * (uint64_t)1;
        const uint64_t i49 = i48 + i1;
        const uint64_t i50 = i48 + i2;
        const word w51 = load_word(windows + i39);
        const word w52 = load_word(windows + i41);
        const word w53 = load_word(windows + i42);
        const word w54 = load_word(windows + i43);
        const word w55 = load_word(windows + i44);
        const word w56 = load_word(windows + i45);
        const word w57 = load_word(windows + i46);
        const word w58 = load_word(windows + i47);
        const word w59 = load_word(active + i39);
        const word w60 = w9 ^ w51;
        const word w61 = (word)_mm512_ternarylogic_epi64((__m512i)w60, (__m512i)w52, (__m512i)w10, 0x09);
        const word w62 = (word)_mm512_ternarylogic_epi64((__m512i)w61, (__m512i)w53, (__m512i)w11, 0x90);
        const word w63 = (word)_mm512_ternarylogic_epi64((__m512i)w62, (__m512i)w54, (__m512i)w12, 0x90);
        const word w64 = (word)_mm512_ternarylogic_epi64((__m512i)w63, (__m512i)w55, (__m512i)w13, 0x90);
        const word w65 = (word)_mm512_ternarylogic_epi64((__m512i)w64, (__m512i)w56, (__m512i)w14, 0x90);
        const word w66 = (word)_mm512_ternarylogic_epi64((__m512i)w65, (__m512i)w57, (__m512i)w15, 0x90);
        const word w67 = (word)_mm512_ternarylogic_epi64((__m512i)w66, (__m512i)w58, (__m512i)w16, 0x6f);
        const word w68 = load_first(top + i48);
        const word w69 = shift_in(c32, w68);
        const word w70 = load_first(top + i49);
        const word w71 = shift_in(c33, w70);
        const word w72 = (word)_mm512_ternarylogic_epi64((__m512i)w67, (__m512i)c31, (__m512i)c30, 0xda);
        const word w73 = (word)_mm512_ternarylogic_epi64((__m512i)w67, (__m512i)c31, (__m512i)c30, 0xec);
        const word w74 = (word)_mm512_ternarylogic_epi64((__m512i)w69, (__m512i)w59, (__m512i)c30, 0xe2);
        const word w75 = (word)_mm512_ternarylogic_epi64((__m512i)w71, (__m512i)w59, (__m512i)c31, 0xe2);
        store_first(bottom + i48, w72);
        store_first(bottom + i50, w73);
        c30 = w74;
        c31 = w75;
        c32 = w72;
        c33 = w73;
    }
    store_aligned(vertical, c30);
    store_aligned(vertical + 1 * WORD_BYTES, c31);
    store_aligned(down, c32);
    store_aligned(down + 1 * WORD_BYTES, c33);
}

/* An iteration: 10 gates, 2 moves, 0 additions, 10 loads, 2 stores. */
void k_mismatch_avx512_wavefront_p8_k1_steady(uint8_t *const *buffers, const int64_t *scalars);
void k_mismatch_avx512_wavefront_p8_k1_steady(uint8_t *const *buffers, const int64_t *scalars) {
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
    const word w9 = load_aligned(a);
    const word w10 = load_aligned(a + 1 * WORD_BYTES);
    const word w11 = load_aligned(a + 2 * WORD_BYTES);
    const word w12 = load_aligned(a + 3 * WORD_BYTES);
    const word w13 = load_aligned(a + 4 * WORD_BYTES);
    const word w14 = load_aligned(a + 5 * WORD_BYTES);
    const word w15 = load_aligned(a + 6 * WORD_BYTES);
    const word w16 = load_aligned(a + 7 * WORD_BYTES);
    word c30 = w5;
    word c31 = w6;
    word c32 = w7;
    word c33 = w8;
    for (uint64_t i29 = i3; (int64_t)i29 < (int64_t)i4; ++i29) {
        const uint64_t i34 = (uint64_t)1;
        const uint64_t i35 = i29 + i34;
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
        const uint64_t i48 = i29 * (uint64_t)1;
        const uint64_t i49 = i48 + i1;
        const uint64_t i50 = i48 + i2;
        const word w51 = load_word(windows + i39);
        const word w52 = load_word(windows + i41);
        const word w53 = load_word(windows + i42);
        const word w54 = load_word(windows + i43);
        const word w55 = load_word(windows + i44);
        const word w56 = load_word(windows + i45);
        const word w57 = load_word(windows + i46);
        const word w58 = load_word(windows + i47);
        const word w59 = w9 ^ w51;
        const word w60 = (word)_mm512_ternarylogic_epi64((__m512i)w59, (__m512i)w52, (__m512i)w10, 0x09);
        const word w61 = (word)_mm512_ternarylogic_epi64((__m512i)w60, (__m512i)w53, (__m512i)w11, 0x90);
        const word w62 = (word)_mm512_ternarylogic_epi64((__m512i)w61, (__m512i)w54, (__m512i)w12, 0x90);
        const word w63 = (word)_mm512_ternarylogic_epi64((__m512i)w62, (__m512i)w55, (__m512i)w13, 0x90);
        const word w64 = (word)_mm512_ternarylogic_epi64((__m512i)w63, (__m512i)w56, (__m512i)w14, 0x90);
        const word w65 = (word)_mm512_ternarylogic_epi64((__m512i)w64, (__m512i)w57, (__m512i)w15, 0x90);
        const word w66 = (word)_mm512_ternarylogic_epi64((__m512i)w65, (__m512i)w58, (__m512i)w16, 0x6f);
        const word w67 = load_first(top + i48);
        const word w68 = shift_in(c32, w67);
        const word w69 = load_first(top + i49);
        const word w70 = shift_in(c33, w69);
        const word w71 = (word)_mm512_ternarylogic_epi64((__m512i)w66, (__m512i)c31, (__m512i)c30, 0xda);
        const word w72 = (word)_mm512_ternarylogic_epi64((__m512i)w66, (__m512i)c31, (__m512i)c30, 0xec);
        store_first(bottom + i48, w71);
        store_first(bottom + i50, w72);
        c30 = w68;
        c31 = w70;
        c32 = w71;
        c33 = w72;
    }
    store_aligned(vertical, c30);
    store_aligned(vertical + 1 * WORD_BYTES, c31);
    store_aligned(down, c32);
    store_aligned(down + 1 * WORD_BYTES, c33);
}

/* An iteration: 12 gates, 2 moves, 0 additions, 13 loads, 4 stores. */
void k_mismatch_avx512_wavefront_p8_k1_edge_tap(uint8_t *const *buffers, const int64_t *scalars);
void k_mismatch_avx512_wavefront_p8_k1_edge_tap(uint8_t *const *buffers, const int64_t *scalars) {
    const uint8_t *const a = buffers[0];
    const uint8_t *const windows = buffers[1];
    const uint8_t *const active = buffers[2];
    uint8_t *const vertical = buffers[3];
    uint8_t *const down = buffers[4];
    const uint8_t *const top = buffers[5];
    uint8_t *const bottom = buffers[6];
    uint8_t *const tap = buffers[7];
    const uint64_t i0 = (uint64_t)scalars[2];
    const uint64_t i1 = (uint64_t)scalars[3];
    const uint64_t i2 = (uint64_t)scalars[4];
    const uint64_t i3 = (uint64_t)scalars[5];
    const uint64_t i4 = (uint64_t)scalars[0];
    const uint64_t i5 = (uint64_t)scalars[1];
    const word w6 = load_aligned(vertical);
    const word w7 = load_aligned(vertical + 1 * WORD_BYTES);
    const word w8 = load_aligned(down);
    const word w9 = load_aligned(down + 1 * WORD_BYTES);
    const word w10 = load_aligned(a);
    const word w11 = load_aligned(a + 1 * WORD_BYTES);
    const word w12 = load_aligned(a + 2 * WORD_BYTES);
    const word w13 = load_aligned(a + 3 * WORD_BYTES);
    const word w14 = load_aligned(a + 4 * WORD_BYTES);
    const word w15 = load_aligned(a + 5 * WORD_BYTES);
    const word w16 = load_aligned(a + 6 * WORD_BYTES);
    const word w17 = load_aligned(a + 7 * WORD_BYTES);
    word c31 = w6;
    word c32 = w7;
    word c33 = w8;
    word c34 = w9;
    for (uint64_t i30 = i4; (int64_t)i30 < (int64_t)i5; ++i30) {
        const uint64_t i35 = (uint64_t)1;
        const uint64_t i36 = i30 + i35;
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
        const uint64_t i49 = i30 * (uint64_t)1;
        const uint64_t i50 = i49 + i1;
        const uint64_t i51 = i49 + i2;
        const word w52 = load_word(windows + i40);
        const word w53 = load_word(windows + i42);
        const word w54 = load_word(windows + i43);
        const word w55 = load_word(windows + i44);
        const word w56 = load_word(windows + i45);
        const word w57 = load_word(windows + i46);
        const word w58 = load_word(windows + i47);
        const word w59 = load_word(windows + i48);
        const word w60 = load_word(active + i40);
        const word w61 = w10 ^ w52;
        const word w62 = (word)_mm512_ternarylogic_epi64((__m512i)w61, (__m512i)w53, (__m512i)w11, 0x09);
        const word w63 = (word)_mm512_ternarylogic_epi64((__m512i)w62, (__m512i)w54, (__m512i)w12, 0x90);
        const word w64 = (word)_mm512_ternarylogic_epi64((__m512i)w63, (__m512i)w55, (__m512i)w13, 0x90);
        const word w65 = (word)_mm512_ternarylogic_epi64((__m512i)w64, (__m512i)w56, (__m512i)w14, 0x90);
        const word w66 = (word)_mm512_ternarylogic_epi64((__m512i)w65, (__m512i)w57, (__m512i)w15, 0x90);
        const word w67 = (word)_mm512_ternarylogic_epi64((__m512i)w66, (__m512i)w58, (__m512i)w16, 0x90);
        const word w68 = (word)_mm512_ternarylogic_epi64((__m512i)w67, (__m512i)w59, (__m512i)w17, 0x6f);
        const word w69 = load_first(top + i49);
        const word w70 = shift_in(c33, w69);
        const word w71 = load_first(top + i50);
        const word w72 = shift_in(c34, w71);
        const word w73 = (word)_mm512_ternarylogic_epi64((__m512i)w68, (__m512i)c32, (__m512i)c31, 0xda);
        const word w74 = (word)_mm512_ternarylogic_epi64((__m512i)w68, (__m512i)c32, (__m512i)c31, 0xec);
        const word w75 = (word)_mm512_ternarylogic_epi64((__m512i)w70, (__m512i)w60, (__m512i)c31, 0xe2);
        const word w76 = (word)_mm512_ternarylogic_epi64((__m512i)w72, (__m512i)w60, (__m512i)c32, 0xe2);
        store_aligned(tap, w73);
        const uint64_t i77 = load_byte(tap + i3);
        store_byte(bottom + i49, i77);
        store_aligned(tap + 1 * WORD_BYTES, w74);
        const uint64_t i78 = load_byte(tap + i3 + 1 * WORD_BYTES);
        store_byte(bottom + i51, i78);
        c31 = w75;
        c32 = w76;
        c33 = w73;
        c34 = w74;
    }
    store_aligned(vertical, c31);
    store_aligned(vertical + 1 * WORD_BYTES, c32);
    store_aligned(down, c33);
    store_aligned(down + 1 * WORD_BYTES, c34);
}

/* An iteration: 10 gates, 2 moves, 0 additions, 12 loads, 4 stores. */
void k_mismatch_avx512_wavefront_p8_k1_steady_tap(uint8_t *const *buffers, const int64_t *scalars);
void k_mismatch_avx512_wavefront_p8_k1_steady_tap(uint8_t *const *buffers, const int64_t *scalars) {
    const uint8_t *const a = buffers[0];
    const uint8_t *const windows = buffers[1];
    uint8_t *const vertical = buffers[3];
    uint8_t *const down = buffers[4];
    const uint8_t *const top = buffers[5];
    uint8_t *const bottom = buffers[6];
    uint8_t *const tap = buffers[7];
    const uint64_t i0 = (uint64_t)scalars[2];
    const uint64_t i1 = (uint64_t)scalars[3];
    const uint64_t i2 = (uint64_t)scalars[4];
    const uint64_t i3 = (uint64_t)scalars[5];
    const uint64_t i4 = (uint64_t)scalars[0];
    const uint64_t i5 = (uint64_t)scalars[1];
    const word w6 = load_aligned(vertical);
    const word w7 = load_aligned(vertical + 1 * WORD_BYTES);
    const word w8 = load_aligned(down);
    const word w9 = load_aligned(down + 1 * WORD_BYTES);
    const word w10 = load_aligned(a);
    const word w11 = load_aligned(a + 1 * WORD_BYTES);
    const word w12 = load_aligned(a + 2 * WORD_BYTES);
    const word w13 = load_aligned(a + 3 * WORD_BYTES);
    const word w14 = load_aligned(a + 4 * WORD_BYTES);
    const word w15 = load_aligned(a + 5 * WORD_BYTES);
    const word w16 = load_aligned(a + 6 * WORD_BYTES);
    const word w17 = load_aligned(a + 7 * WORD_BYTES);
    word c31 = w6;
    word c32 = w7;
    word c33 = w8;
    word c34 = w9;
    for (uint64_t i30 = i4; (int64_t)i30 < (int64_t)i5; ++i30) {
        const uint64_t i35 = (uint64_t)1;
        const uint64_t i36 = i30 + i35;
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
        const uint64_t i49 = i30 * (uint64_t)1;
        const uint64_t i50 = i49 + i1;
        const uint64_t i51 = i49 + i2;
        const word w52 = load_word(windows + i40);
        const word w53 = load_word(windows + i42);
        const word w54 = load_word(windows + i43);
        const word w55 = load_word(windows + i44);
        const word w56 = load_word(windows + i45);
        const word w57 = load_word(windows + i46);
        const word w58 = load_word(windows + i47);
        const word w59 = load_word(windows + i48);
        const word w60 = w10 ^ w52;
        const word w61 = (word)_mm512_ternarylogic_epi64((__m512i)w60, (__m512i)w53, (__m512i)w11, 0x09);
        const word w62 = (word)_mm512_ternarylogic_epi64((__m512i)w61, (__m512i)w54, (__m512i)w12, 0x90);
        const word w63 = (word)_mm512_ternarylogic_epi64((__m512i)w62, (__m512i)w55, (__m512i)w13, 0x90);
        const word w64 = (word)_mm512_ternarylogic_epi64((__m512i)w63, (__m512i)w56, (__m512i)w14, 0x90);
        const word w65 = (word)_mm512_ternarylogic_epi64((__m512i)w64, (__m512i)w57, (__m512i)w15, 0x90);
        const word w66 = (word)_mm512_ternarylogic_epi64((__m512i)w65, (__m512i)w58, (__m512i)w16, 0x90);
        const word w67 = (word)_mm512_ternarylogic_epi64((__m512i)w66, (__m512i)w59, (__m512i)w17, 0x6f);
        const word w68 = load_first(top + i49);
        const word w69 = shift_in(c33, w68);
        const word w70 = load_first(top + i50);
        const word w71 = shift_in(c34, w70);
        const word w72 = (word)_mm512_ternarylogic_epi64((__m512i)w67, (__m512i)c32, (__m512i)c31, 0xda);
        const word w73 = (word)_mm512_ternarylogic_epi64((__m512i)w67, (__m512i)c32, (__m512i)c31, 0xec);
        store_aligned(tap, w72);
        const uint64_t i74 = load_byte(tap + i3);
        store_byte(bottom + i49, i74);
        store_aligned(tap + 1 * WORD_BYTES, w73);
        const uint64_t i75 = load_byte(tap + i3 + 1 * WORD_BYTES);
        store_byte(bottom + i51, i75);
        c31 = w69;
        c32 = w71;
        c33 = w72;
        c34 = w73;
    }
    store_aligned(vertical, c31);
    store_aligned(vertical + 1 * WORD_BYTES, c32);
    store_aligned(down, c33);
    store_aligned(down + 1 * WORD_BYTES, c34);
}

/* An iteration: 24 gates, 2 moves, 0 additions, 43 loads, 2 stores. */
void k_mismatch_avx512_wavefront_p20_k1_edge(uint8_t *const *buffers, const int64_t *scalars);
void k_mismatch_avx512_wavefront_p20_k1_edge(uint8_t *const *buffers, const int64_t *scalars) {
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
        const word w88 = load_aligned(a);
        const word w89 = load_aligned(a + 1 * WORD_BYTES);
        const word w90 = load_aligned(a + 2 * WORD_BYTES);
        const word w91 = load_aligned(a + 3 * WORD_BYTES);
        const word w92 = load_aligned(a + 4 * WORD_BYTES);
        const word w93 = load_aligned(a + 5 * WORD_BYTES);
        const word w94 = load_aligned(a + 6 * WORD_BYTES);
        const word w95 = load_aligned(a + 7 * WORD_BYTES);
        const word w96 = load_aligned(a + 8 * WORD_BYTES);
        const word w97 = load_aligned(a + 9 * WORD_BYTES);
        const word w98 = load_aligned(a + 10 * WORD_BYTES);
        const word w99 = load_aligned(a + 11 * WORD_BYTES);
        const word w100 = load_aligned(a + 12 * WORD_BYTES);
        const word w101 = load_aligned(a + 13 * WORD_BYTES);
        const word w102 = load_aligned(a + 14 * WORD_BYTES);
        const word w103 = load_aligned(a + 15 * WORD_BYTES);
        const word w104 = load_aligned(a + 16 * WORD_BYTES);
        const word w105 = load_aligned(a + 17 * WORD_BYTES);
        const word w106 = load_aligned(a + 18 * WORD_BYTES);
        const word w107 = load_aligned(a + 19 * WORD_BYTES);
        const word w108 = w88 ^ w67;
        const word w109 = (word)_mm512_ternarylogic_epi64((__m512i)w108, (__m512i)w68, (__m512i)w89, 0x09);
        const word w110 = (word)_mm512_ternarylogic_epi64((__m512i)w109, (__m512i)w69, (__m512i)w90, 0x90);
        const word w111 = (word)_mm512_ternarylogic_epi64((__m512i)w110, (__m512i)w70, (__m512i)w91, 0x90);
        const word w112 = (word)_mm512_ternarylogic_epi64((__m512i)w111, (__m512i)w71, (__m512i)w92, 0x90);
        const word w113 = (word)_mm512_ternarylogic_epi64((__m512i)w112, (__m512i)w72, (__m512i)w93, 0x90);
        const word w114 = (word)_mm512_ternarylogic_epi64((__m512i)w113, (__m512i)w73, (__m512i)w94, 0x90);
        const word w115 = (word)_mm512_ternarylogic_epi64((__m512i)w114, (__m512i)w74, (__m512i)w95, 0x90);
        const word w116 = (word)_mm512_ternarylogic_epi64((__m512i)w115, (__m512i)w75, (__m512i)w96, 0x90);
        const word w117 = (word)_mm512_ternarylogic_epi64((__m512i)w116, (__m512i)w76, (__m512i)w97, 0x90);
        const word w118 = (word)_mm512_ternarylogic_epi64((__m512i)w117, (__m512i)w77, (__m512i)w98, 0x90);
        const word w119 = (word)_mm512_ternarylogic_epi64((__m512i)w118, (__m512i)w78, (__m512i)w99, 0x90);
        const word w120 = (word)_mm512_ternarylogic_epi64((__m512i)w119, (__m512i)w79, (__m512i)w100, 0x90);
        const word w121 = (word)_mm512_ternarylogic_epi64((__m512i)w120, (__m512i)w80, (__m512i)w101, 0x90);
        const word w122 = (word)_mm512_ternarylogic_epi64((__m512i)w121, (__m512i)w81, (__m512i)w102, 0x90);
        const word w123 = (word)_mm512_ternarylogic_epi64((__m512i)w122, (__m512i)w82, (__m512i)w103, 0x90);
        const word w124 = (word)_mm512_ternarylogic_epi64((__m512i)w123, (__m512i)w83, (__m512i)w104, 0x90);
        const word w125 = (word)_mm512_ternarylogic_epi64((__m512i)w124, (__m512i)w84, (__m512i)w105, 0x90);
        const word w126 = (word)_mm512_ternarylogic_epi64((__m512i)w125, (__m512i)w85, (__m512i)w106, 0x90);
        const word w127 = (word)_mm512_ternarylogic_epi64((__m512i)w126, (__m512i)w86, (__m512i)w107, 0x6f);
        const word w128 = load_first(top + i64);
        const word w129 = shift_in(c36, w128);
        const word w130 = load_first(top + i65);
        const word w131 = shift_in(c37, w130);
        const word w132 = (word)_mm512_ternarylogic_epi64((__m512i)w127, (__m512i)c35, (__m512i)c34, 0xda);
        const word w133 = (word)_mm512_ternarylogic_epi64((__m512i)w127, (__m512i)c35, (__m512i)c34, 0xec);
        const word w134 = (word)_mm512_ternarylogic_epi64((__m512i)w129, (__m512i)w87, (__m512i)c34, 0xe2);
        const word w135 = (word)_mm512_ternarylogic_epi64((__m512i)w131, (__m512i)w87, (__m512i)c35, 0xe2);
        store_first(bottom + i64, w132);
        store_first(bottom + i66, w133);
        c34 = w134;
        c35 = w135;
        c36 = w132;
        c37 = w133;
    }
    store_aligned(vertical, c34);
    store_aligned(vertical + 1 * WORD_BYTES, c35);
    store_aligned(down, c36);
    store_aligned(down + 1 * WORD_BYTES, c37);
}

/* An iteration: 22 gates, 2 moves, 0 additions, 42 loads, 2 stores. */
void k_mismatch_avx512_wavefront_p20_k1_steady(uint8_t *const *buffers, const int64_t *scalars);
void k_mismatch_avx512_wavefront_p20_k1_steady(uint8_t *const *buffers, const int64_t *scalars) {
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
        const word w87 = load_aligned(a);
        const word w88 = load_aligned(a + 1 * WORD_BYTES);
        const word w89 = load_aligned(a + 2 * WORD_BYTES);
        const word w90 = load_aligned(a + 3 * WORD_BYTES);
        const word w91 = load_aligned(a + 4 * WORD_BYTES);
        const word w92 = load_aligned(a + 5 * WORD_BYTES);
        const word w93 = load_aligned(a + 6 * WORD_BYTES);
        const word w94 = load_aligned(a + 7 * WORD_BYTES);
        const word w95 = load_aligned(a + 8 * WORD_BYTES);
        const word w96 = load_aligned(a + 9 * WORD_BYTES);
        const word w97 = load_aligned(a + 10 * WORD_BYTES);
        const word w98 = load_aligned(a + 11 * WORD_BYTES);
        const word w99 = load_aligned(a + 12 * WORD_BYTES);
        const word w100 = load_aligned(a + 13 * WORD_BYTES);
        const word w101 = load_aligned(a + 14 * WORD_BYTES);
        const word w102 = load_aligned(a + 15 * WORD_BYTES);
        const word w103 = load_aligned(a + 16 * WORD_BYTES);
        const word w104 = load_aligned(a + 17 * WORD_BYTES);
        const word w105 = load_aligned(a + 18 * WORD_BYTES);
        const word w106 = load_aligned(a + 19 * WORD_BYTES);
        const word w107 = w87 ^ w67;
        const word w108 = (word)_mm512_ternarylogic_epi64((__m512i)w107, (__m512i)w68, (__m512i)w88, 0x09);
        const word w109 = (word)_mm512_ternarylogic_epi64((__m512i)w108, (__m512i)w69, (__m512i)w89, 0x90);
        const word w110 = (word)_mm512_ternarylogic_epi64((__m512i)w109, (__m512i)w70, (__m512i)w90, 0x90);
        const word w111 = (word)_mm512_ternarylogic_epi64((__m512i)w110, (__m512i)w71, (__m512i)w91, 0x90);
        const word w112 = (word)_mm512_ternarylogic_epi64((__m512i)w111, (__m512i)w72, (__m512i)w92, 0x90);
        const word w113 = (word)_mm512_ternarylogic_epi64((__m512i)w112, (__m512i)w73, (__m512i)w93, 0x90);
        const word w114 = (word)_mm512_ternarylogic_epi64((__m512i)w113, (__m512i)w74, (__m512i)w94, 0x90);
        const word w115 = (word)_mm512_ternarylogic_epi64((__m512i)w114, (__m512i)w75, (__m512i)w95, 0x90);
        const word w116 = (word)_mm512_ternarylogic_epi64((__m512i)w115, (__m512i)w76, (__m512i)w96, 0x90);
        const word w117 = (word)_mm512_ternarylogic_epi64((__m512i)w116, (__m512i)w77, (__m512i)w97, 0x90);
        const word w118 = (word)_mm512_ternarylogic_epi64((__m512i)w117, (__m512i)w78, (__m512i)w98, 0x90);
        const word w119 = (word)_mm512_ternarylogic_epi64((__m512i)w118, (__m512i)w79, (__m512i)w99, 0x90);
        const word w120 = (word)_mm512_ternarylogic_epi64((__m512i)w119, (__m512i)w80, (__m512i)w100, 0x90);
        const word w121 = (word)_mm512_ternarylogic_epi64((__m512i)w120, (__m512i)w81, (__m512i)w101, 0x90);
        const word w122 = (word)_mm512_ternarylogic_epi64((__m512i)w121, (__m512i)w82, (__m512i)w102, 0x90);
        const word w123 = (word)_mm512_ternarylogic_epi64((__m512i)w122, (__m512i)w83, (__m512i)w103, 0x90);
        const word w124 = (word)_mm512_ternarylogic_epi64((__m512i)w123, (__m512i)w84, (__m512i)w104, 0x90);
        const word w125 = (word)_mm512_ternarylogic_epi64((__m512i)w124, (__m512i)w85, (__m512i)w105, 0x90);
        const word w126 = (word)_mm512_ternarylogic_epi64((__m512i)w125, (__m512i)w86, (__m512i)w106, 0x6f);
        const word w127 = load_first(top + i64);
        const word w128 = shift_in(c36, w127);
        const word w129 = load_first(top + i65);
        const word w130 = shift_in(c37, w129);
        const word w131 = (word)_mm512_ternarylogic_epi64((__m512i)w126, (__m512i)c35, (__m512i)c34, 0xda);
        const word w132 = (word)_mm512_ternarylogic_epi64((__m512i)w126, (__m512i)c35, (__m512i)c34, 0xec);
        store_first(bottom + i64, w131);
        store_first(bottom + i66, w132);
        c34 = w128;
        c35 = w130;
        c36 = w131;
        c37 = w132;
    }
    store_aligned(vertical, c34);
    store_aligned(vertical + 1 * WORD_BYTES, c35);
    store_aligned(down, c36);
    store_aligned(down + 1 * WORD_BYTES, c37);
}

/* An iteration: 24 gates, 2 moves, 0 additions, 45 loads, 4 stores. */
void k_mismatch_avx512_wavefront_p20_k1_edge_tap(uint8_t *const *buffers, const int64_t *scalars);
void k_mismatch_avx512_wavefront_p20_k1_edge_tap(uint8_t *const *buffers, const int64_t *scalars) {
    const uint8_t *const a = buffers[0];
    const uint8_t *const windows = buffers[1];
    const uint8_t *const active = buffers[2];
    uint8_t *const vertical = buffers[3];
    uint8_t *const down = buffers[4];
    const uint8_t *const top = buffers[5];
    uint8_t *const bottom = buffers[6];
    uint8_t *const tap = buffers[7];
    const uint64_t i0 = (uint64_t)scalars[2];
    const uint64_t i1 = (uint64_t)scalars[3];
    const uint64_t i2 = (uint64_t)scalars[4];
    const uint64_t i3 = (uint64_t)scalars[5];
    const uint64_t i4 = (uint64_t)scalars[0];
    const uint64_t i5 = (uint64_t)scalars[1];
    const word w6 = load_aligned(vertical);
    const word w7 = load_aligned(vertical + 1 * WORD_BYTES);
    const word w8 = load_aligned(down);
    const word w9 = load_aligned(down + 1 * WORD_BYTES);
    word c35 = w6;
    word c36 = w7;
    word c37 = w8;
    word c38 = w9;
    for (uint64_t i34 = i4; (int64_t)i34 < (int64_t)i5; ++i34) {
        const uint64_t i39 = (uint64_t)1;
        const uint64_t i40 = i34 + i39;
        const uint64_t i41 = i40 & (uint64_t)7;
        const uint64_t i42 = i40 >> 3;
        const uint64_t i43 = i41 * i0;
        const uint64_t i44 = i43 + i42;
        const uint64_t i45 = i0 * (uint64_t)8;
        const uint64_t i46 = i44 + i45;
        const uint64_t i47 = i46 + i45;
        const uint64_t i48 = i47 + i45;
        const uint64_t i49 = i48 + i45;
        const uint64_t i50 = i49 + i45;
        const uint64_t i51 = i50 + i45;
        const uint64_t i52 = i51 + i45;
        const uint64_t i53 = i52 + i45;
        const uint64_t i54 = i53 + i45;
        const uint64_t i55 = i54 + i45;
        const uint64_t i56 = i55 + i45;
        const uint64_t i57 = i56 + i45;
        const uint64_t i58 = i57 + i45;
        const uint64_t i59 = i58 + i45;
        const uint64_t i60 = i59 + i45;
        const uint64_t i61 = i60 + i45;
        const uint64_t i62 = i61 + i45;
        const uint64_t i63 = i62 + i45;
        const uint64_t i64 = i63 + i45;
        const uint64_t i65 = i34 * (uint64_t)1;
        const uint64_t i66 = i65 + i1;
        const uint64_t i67 = i65 + i2;
        const word w68 = load_word(windows + i44);
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
        const word w87 = load_word(windows + i64);
        const word w88 = load_word(active + i44);
        const word w89 = load_aligned(a);
        const word w90 = load_aligned(a + 1 * WORD_BYTES);
        const word w91 = load_aligned(a + 2 * WORD_BYTES);
        const word w92 = load_aligned(a + 3 * WORD_BYTES);
        const word w93 = load_aligned(a + 4 * WORD_BYTES);
        const word w94 = load_aligned(a + 5 * WORD_BYTES);
        const word w95 = load_aligned(a + 6 * WORD_BYTES);
        const word w96 = load_aligned(a + 7 * WORD_BYTES);
        const word w97 = load_aligned(a + 8 * WORD_BYTES);
        const word w98 = load_aligned(a + 9 * WORD_BYTES);
        const word w99 = load_aligned(a + 10 * WORD_BYTES);
        const word w100 = load_aligned(a + 11 * WORD_BYTES);
        const word w101 = load_aligned(a + 12 * WORD_BYTES);
        const word w102 = load_aligned(a + 13 * WORD_BYTES);
        const word w103 = load_aligned(a + 14 * WORD_BYTES);
        const word w104 = load_aligned(a + 15 * WORD_BYTES);
        const word w105 = load_aligned(a + 16 * WORD_BYTES);
        const word w106 = load_aligned(a + 17 * WORD_BYTES);
        const word w107 = load_aligned(a + 18 * WORD_BYTES);
        const word w108 = load_aligned(a + 19 * WORD_BYTES);
        const word w109 = w89 ^ w68;
        const word w110 = (word)_mm512_ternarylogic_epi64((__m512i)w109, (__m512i)w69, (__m512i)w90, 0x09);
        const word w111 = (word)_mm512_ternarylogic_epi64((__m512i)w110, (__m512i)w70, (__m512i)w91, 0x90);
        const word w112 = (word)_mm512_ternarylogic_epi64((__m512i)w111, (__m512i)w71, (__m512i)w92, 0x90);
        const word w113 = (word)_mm512_ternarylogic_epi64((__m512i)w112, (__m512i)w72, (__m512i)w93, 0x90);
        const word w114 = (word)_mm512_ternarylogic_epi64((__m512i)w113, (__m512i)w73, (__m512i)w94, 0x90);
        const word w115 = (word)_mm512_ternarylogic_epi64((__m512i)w114, (__m512i)w74, (__m512i)w95, 0x90);
        const word w116 = (word)_mm512_ternarylogic_epi64((__m512i)w115, (__m512i)w75, (__m512i)w96, 0x90);
        const word w117 = (word)_mm512_ternarylogic_epi64((__m512i)w116, (__m512i)w76, (__m512i)w97, 0x90);
        const word w118 = (word)_mm512_ternarylogic_epi64((__m512i)w117, (__m512i)w77, (__m512i)w98, 0x90);
        const word w119 = (word)_mm512_ternarylogic_epi64((__m512i)w118, (__m512i)w78, (__m512i)w99, 0x90);
        const word w120 = (word)_mm512_ternarylogic_epi64((__m512i)w119, (__m512i)w79, (__m512i)w100, 0x90);
        const word w121 = (word)_mm512_ternarylogic_epi64((__m512i)w120, (__m512i)w80, (__m512i)w101, 0x90);
        const word w122 = (word)_mm512_ternarylogic_epi64((__m512i)w121, (__m512i)w81, (__m512i)w102, 0x90);
        const word w123 = (word)_mm512_ternarylogic_epi64((__m512i)w122, (__m512i)w82, (__m512i)w103, 0x90);
        const word w124 = (word)_mm512_ternarylogic_epi64((__m512i)w123, (__m512i)w83, (__m512i)w104, 0x90);
        const word w125 = (word)_mm512_ternarylogic_epi64((__m512i)w124, (__m512i)w84, (__m512i)w105, 0x90);
        const word w126 = (word)_mm512_ternarylogic_epi64((__m512i)w125, (__m512i)w85, (__m512i)w106, 0x90);
        const word w127 = (word)_mm512_ternarylogic_epi64((__m512i)w126, (__m512i)w86, (__m512i)w107, 0x90);
        const word w128 = (word)_mm512_ternarylogic_epi64((__m512i)w127, (__m512i)w87, (__m512i)w108, 0x6f);
        const word w129 = load_first(top + i65);
        const word w130 = shift_in(c37, w129);
        const word w131 = load_first(top + i66);
        const word w132 = shift_in(c38, w131);
        const word w133 = (word)_mm512_ternarylogic_epi64((__m512i)w128, (__m512i)c36, (__m512i)c35, 0xda);
        const word w134 = (word)_mm512_ternarylogic_epi64((__m512i)w128, (__m512i)c36, (__m512i)c35, 0xec);
        const word w135 = (word)_mm512_ternarylogic_epi64((__m512i)w130, (__m512i)w88, (__m512i)c35, 0xe2);
        const word w136 = (word)_mm512_ternarylogic_epi64((__m512i)w132, (__m512i)w88, (__m512i)c36, 0xe2);
        store_aligned(tap, w133);
        const uint64_t i137 = load_byte(tap + i3);
        store_byte(bottom + i65, i137);
        store_aligned(tap + 1 * WORD_BYTES, w134);
        const uint64_t i138 = load_byte(tap + i3 + 1 * WORD_BYTES);
        store_byte(bottom + i67, i138);
        c35 = w135;
        c36 = w136;
        c37 = w133;
        c38 = w134;
    }
    store_aligned(vertical, c35);
    store_aligned(vertical + 1 * WORD_BYTES, c36);
    store_aligned(down, c37);
    store_aligned(down + 1 * WORD_BYTES, c38);
}

/* An iteration: 22 gates, 2 moves, 0 additions, 44 loads, 4 stores. */
void k_mismatch_avx512_wavefront_p20_k1_steady_tap(uint8_t *const *buffers, const int64_t *scalars);
void k_mismatch_avx512_wavefront_p20_k1_steady_tap(uint8_t *const *buffers, const int64_t *scalars) {
    const uint8_t *const a = buffers[0];
    const uint8_t *const windows = buffers[1];
    uint8_t *const vertical = buffers[3];
    uint8_t *const down = buffers[4];
    const uint8_t *const top = buffers[5];
    uint8_t *const bottom = buffers[6];
    uint8_t *const tap = buffers[7];
    const uint64_t i0 = (uint64_t)scalars[2];
    const uint64_t i1 = (uint64_t)scalars[3];
    const uint64_t i2 = (uint64_t)scalars[4];
    const uint64_t i3 = (uint64_t)scalars[5];
    const uint64_t i4 = (uint64_t)scalars[0];
    const uint64_t i5 = (uint64_t)scalars[1];
    const word w6 = load_aligned(vertical);
    const word w7 = load_aligned(vertical + 1 * WORD_BYTES);
    const word w8 = load_aligned(down);
    const word w9 = load_aligned(down + 1 * WORD_BYTES);
    word c35 = w6;
    word c36 = w7;
    word c37 = w8;
    word c38 = w9;
    for (uint64_t i34 = i4; (int64_t)i34 < (int64_t)i5; ++i34) {
        const uint64_t i39 = (uint64_t)1;
        const uint64_t i40 = i34 + i39;
        const uint64_t i41 = i40 & (uint64_t)7;
        const uint64_t i42 = i40 >> 3;
        const uint64_t i43 = i41 * i0;
        const uint64_t i44 = i43 + i42;
        const uint64_t i45 = i0 * (uint64_t)8;
        const uint64_t i46 = i44 + i45;
        const uint64_t i47 = i46 + i45;
        const uint64_t i48 = i47 + i45;
        const uint64_t i49 = i48 + i45;
        const uint64_t i50 = i49 + i45;
        const uint64_t i51 = i50 + i45;
        const uint64_t i52 = i51 + i45;
        const uint64_t i53 = i52 + i45;
        const uint64_t i54 = i53 + i45;
        const uint64_t i55 = i54 + i45;
        const uint64_t i56 = i55 + i45;
        const uint64_t i57 = i56 + i45;
        const uint64_t i58 = i57 + i45;
        const uint64_t i59 = i58 + i45;
        const uint64_t i60 = i59 + i45;
        const uint64_t i61 = i60 + i45;
        const uint64_t i62 = i61 + i45;
        const uint64_t i63 = i62 + i45;
        const uint64_t i64 = i63 + i45;
        const uint64_t i65 = i34 * (uint64_t)1;
        const uint64_t i66 = i65 + i1;
        const uint64_t i67 = i65 + i2;
        const word w68 = load_word(windows + i44);
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
        const word w87 = load_word(windows + i64);
        const word w88 = load_aligned(a);
        const word w89 = load_aligned(a + 1 * WORD_BYTES);
        const word w90 = load_aligned(a + 2 * WORD_BYTES);
        const word w91 = load_aligned(a + 3 * WORD_BYTES);
        const word w92 = load_aligned(a + 4 * WORD_BYTES);
        const word w93 = load_aligned(a + 5 * WORD_BYTES);
        const word w94 = load_aligned(a + 6 * WORD_BYTES);
        const word w95 = load_aligned(a + 7 * WORD_BYTES);
        const word w96 = load_aligned(a + 8 * WORD_BYTES);
        const word w97 = load_aligned(a + 9 * WORD_BYTES);
        const word w98 = load_aligned(a + 10 * WORD_BYTES);
        const word w99 = load_aligned(a + 11 * WORD_BYTES);
        const word w100 = load_aligned(a + 12 * WORD_BYTES);
        const word w101 = load_aligned(a + 13 * WORD_BYTES);
        const word w102 = load_aligned(a + 14 * WORD_BYTES);
        const word w103 = load_aligned(a + 15 * WORD_BYTES);
        const word w104 = load_aligned(a + 16 * WORD_BYTES);
        const word w105 = load_aligned(a + 17 * WORD_BYTES);
        const word w106 = load_aligned(a + 18 * WORD_BYTES);
        const word w107 = load_aligned(a + 19 * WORD_BYTES);
        const word w108 = w88 ^ w68;
        const word w109 = (word)_mm512_ternarylogic_epi64((__m512i)w108, (__m512i)w69, (__m512i)w89, 0x09);
        const word w110 = (word)_mm512_ternarylogic_epi64((__m512i)w109, (__m512i)w70, (__m512i)w90, 0x90);
        const word w111 = (word)_mm512_ternarylogic_epi64((__m512i)w110, (__m512i)w71, (__m512i)w91, 0x90);
        const word w112 = (word)_mm512_ternarylogic_epi64((__m512i)w111, (__m512i)w72, (__m512i)w92, 0x90);
        const word w113 = (word)_mm512_ternarylogic_epi64((__m512i)w112, (__m512i)w73, (__m512i)w93, 0x90);
        const word w114 = (word)_mm512_ternarylogic_epi64((__m512i)w113, (__m512i)w74, (__m512i)w94, 0x90);
        const word w115 = (word)_mm512_ternarylogic_epi64((__m512i)w114, (__m512i)w75, (__m512i)w95, 0x90);
        const word w116 = (word)_mm512_ternarylogic_epi64((__m512i)w115, (__m512i)w76, (__m512i)w96, 0x90);
        const word w117 = (word)_mm512_ternarylogic_epi64((__m512i)w116, (__m512i)w77, (__m512i)w97, 0x90);
        const word w118 = (word)_mm512_ternarylogic_epi64((__m512i)w117, (__m512i)w78, (__m512i)w98, 0x90);
        const word w119 = (word)_mm512_ternarylogic_epi64((__m512i)w118, (__m512i)w79, (__m512i)w99, 0x90);
        const word w120 = (word)_mm512_ternarylogic_epi64((__m512i)w119, (__m512i)w80, (__m512i)w100, 0x90);
        const word w121 = (word)_mm512_ternarylogic_epi64((__m512i)w120, (__m512i)w81, (__m512i)w101, 0x90);
        const word w122 = (word)_mm512_ternarylogic_epi64((__m512i)w121, (__m512i)w82, (__m512i)w102, 0x90);
        const word w123 = (word)_mm512_ternarylogic_epi64((__m512i)w122, (__m512i)w83, (__m512i)w103, 0x90);
        const word w124 = (word)_mm512_ternarylogic_epi64((__m512i)w123, (__m512i)w84, (__m512i)w104, 0x90);
        const word w125 = (word)_mm512_ternarylogic_epi64((__m512i)w124, (__m512i)w85, (__m512i)w105, 0x90);
        const word w126 = (word)_mm512_ternarylogic_epi64((__m512i)w125, (__m512i)w86, (__m512i)w106, 0x90);
        const word w127 = (word)_mm512_ternarylogic_epi64((__m512i)w126, (__m512i)w87, (__m512i)w107, 0x6f);
        const word w128 = load_first(top + i65);
        const word w129 = shift_in(c37, w128);
        const word w130 = load_first(top + i66);
        const word w131 = shift_in(c38, w130);
        const word w132 = (word)_mm512_ternarylogic_epi64((__m512i)w127, (__m512i)c36, (__m512i)c35, 0xda);
        const word w133 = (word)_mm512_ternarylogic_epi64((__m512i)w127, (__m512i)c36, (__m512i)c35, 0xec);
        store_aligned(tap, w132);
        const uint64_t i134 = load_byte(tap + i3);
        store_byte(bottom + i65, i134);
        store_aligned(tap + 1 * WORD_BYTES, w133);
        const uint64_t i135 = load_byte(tap + i3 + 1 * WORD_BYTES);
        store_byte(bottom + i67, i135);
        c35 = w129;
        c36 = w131;
        c37 = w132;
        c38 = w133;
    }
    store_aligned(vertical, c35);
    store_aligned(vertical + 1 * WORD_BYTES, c36);
    store_aligned(down, c37);
    store_aligned(down + 1 * WORD_BYTES, c38);
}

#ifdef __cplusplus
}
#endif
