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

/* An iteration: 6 gates, 2 moves, 0 additions, 7 loads, 2 stores. */
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
        const word w40 = w38 ^ w31;
        const word w41 = (word)_mm512_ternarylogic_epi64((__m512i)w40, (__m512i)w32, (__m512i)w39, 0xf6);
        const word w42 = (word)_mm512_ternarylogic_epi64((__m512i)w41, (__m512i)c17, (__m512i)c16, 0xda);
        const word w43 = (word)_mm512_ternarylogic_epi64((__m512i)w41, (__m512i)c17, (__m512i)c16, 0xec);
        const word w44 = (word)_mm512_ternarylogic_epi64((__m512i)w35, (__m512i)w33, (__m512i)c16, 0xe2);
        const word w45 = (word)_mm512_ternarylogic_epi64((__m512i)w37, (__m512i)w33, (__m512i)c17, 0xe2);
        store_first(bottom + i28, w42);
        store_first(bottom + i30, w43);
        c16 = w44;
        c17 = w45;
        c18 = w42;
        c19 = w43;
    }
    store_aligned(vertical, c16);
    store_aligned(vertical + 1 * WORD_BYTES, c17);
    store_aligned(down, c18);
    store_aligned(down + 1 * WORD_BYTES, c19);
}

/* An iteration: 4 gates, 2 moves, 0 additions, 6 loads, 2 stores. */
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
        const word w39 = w37 ^ w31;
        const word w40 = (word)_mm512_ternarylogic_epi64((__m512i)w39, (__m512i)w32, (__m512i)w38, 0xf6);
        const word w41 = (word)_mm512_ternarylogic_epi64((__m512i)w40, (__m512i)c17, (__m512i)c16, 0xda);
        const word w42 = (word)_mm512_ternarylogic_epi64((__m512i)w40, (__m512i)c17, (__m512i)c16, 0xec);
        store_first(bottom + i28, w41);
        store_first(bottom + i30, w42);
        c16 = w34;
        c17 = w36;
        c18 = w41;
        c19 = w42;
    }
    store_aligned(vertical, c16);
    store_aligned(vertical + 1 * WORD_BYTES, c17);
    store_aligned(down, c18);
    store_aligned(down + 1 * WORD_BYTES, c19);
}

/* An iteration: 6 gates, 2 moves, 0 additions, 9 loads, 4 stores. */
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
    word c17 = w6;
    word c18 = w7;
    word c19 = w8;
    word c20 = w9;
    for (uint64_t i16 = i4; (int64_t)i16 < (int64_t)i5; ++i16) {
        const uint64_t i21 = (uint64_t)1;
        const uint64_t i22 = i16 + i21;
        const uint64_t i23 = i22 & (uint64_t)7;
        const uint64_t i24 = i22 >> 3;
        const uint64_t i25 = i23 * i0;
        const uint64_t i26 = i25 + i24;
        const uint64_t i27 = i0 * (uint64_t)8;
        const uint64_t i28 = i26 + i27;
        const uint64_t i29 = i16 * (uint64_t)1;
        const uint64_t i30 = i29 + i1;
        const uint64_t i31 = i29 + i2;
        const word w32 = load_word(windows + i26);
        const word w33 = load_word(windows + i28);
        const word w34 = load_word(active + i26);
        const word w35 = load_first(top + i29);
        const word w36 = shift_in(c19, w35);
        const word w37 = load_first(top + i30);
        const word w38 = shift_in(c20, w37);
        const word w39 = load_aligned(a);
        const word w40 = load_aligned(a + 1 * WORD_BYTES);
        const word w41 = w39 ^ w32;
        const word w42 = (word)_mm512_ternarylogic_epi64((__m512i)w41, (__m512i)w33, (__m512i)w40, 0xf6);
        const word w43 = (word)_mm512_ternarylogic_epi64((__m512i)w42, (__m512i)c18, (__m512i)c17, 0xda);
        const word w44 = (word)_mm512_ternarylogic_epi64((__m512i)w42, (__m512i)c18, (__m512i)c17, 0xec);
        const word w45 = (word)_mm512_ternarylogic_epi64((__m512i)w36, (__m512i)w34, (__m512i)c17, 0xe2);
        const word w46 = (word)_mm512_ternarylogic_epi64((__m512i)w38, (__m512i)w34, (__m512i)c18, 0xe2);
        store_aligned(tap, w43);
        const uint64_t i47 = load_byte(tap + i3);
        store_byte(bottom + i29, i47);
        store_aligned(tap + 1 * WORD_BYTES, w44);
        const uint64_t i48 = load_byte(tap + i3 + 1 * WORD_BYTES);
        store_byte(bottom + i31, i48);
        c17 = w45;
        c18 = w46;
        c19 = w43;
        c20 = w44;
    }
    store_aligned(vertical, c17);
    store_aligned(vertical + 1 * WORD_BYTES, c18);
    store_aligned(down, c19);
    store_aligned(down + 1 * WORD_BYTES, c20);
}

/* An iteration: 4 gates, 2 moves, 0 additions, 8 loads, 4 stores. */
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
    word c17 = w6;
    word c18 = w7;
    word c19 = w8;
    word c20 = w9;
    for (uint64_t i16 = i4; (int64_t)i16 < (int64_t)i5; ++i16) {
        const uint64_t i21 = (uint64_t)1;
        const uint64_t i22 = i16 + i21;
        const uint64_t i23 = i22 & (uint64_t)7;
        const uint64_t i24 = i22 >> 3;
        const uint64_t i25 = i23 * i0;
        const uint64_t i26 = i25 + i24;
        const uint64_t i27 = i0 * (uint64_t)8;
        const uint64_t i28 = i26 + i27;
        const uint64_t i29 = i16 * (uint64_t)1;
        const uint64_t i30 = i29 + i1;
        const uint64_t i31 = i29 + i2;
        const word w32 = load_word(windows + i26);
        const word w33 = load_word(windows + i28);
        const word w34 = load_first(top + i29);
        const word w35 = shift_in(c19, w34);
        const word w36 = load_first(top + i30);
        const word w37 = shift_in(c20, w36);
        const word w38 = load_aligned(a);
        const word w39 = load_aligned(a + 1 * WORD_BYTES);
        const word w40 = w38 ^ w32;
        const word w41 = (word)_mm512_ternarylogic_epi64((__m512i)w40, (__m512i)w33, (__m512i)w39, 0xf6);
        const word w42 = (word)_mm512_ternarylogic_epi64((__m512i)w41, (__m512i)c18, (__m512i)c17, 0xda);
        const word w43 = (word)_mm512_ternarylogic_epi64((__m512i)w41, (__m512i)c18, (__m512i)c17, 0xec);
        store_aligned(tap, w42);
        const uint64_t i44 = load_byte(tap + i3);
        store_byte(bottom + i29, i44);
        store_aligned(tap + 1 * WORD_BYTES, w43);
        const uint64_t i45 = load_byte(tap + i3 + 1 * WORD_BYTES);
        store_byte(bottom + i31, i45);
        c17 = w35;
        c18 = w37;
        c19 = w42;
        c20 = w43;
    }
    store_aligned(vertical, c17);
    store_aligned(vertical + 1 * WORD_BYTES, c18);
    store_aligned(down, c19);
    store_aligned(down + 1 * WORD_BYTES, c20);
}

/* An iteration: 12 gates, 2 moves, 0 additions, 19 loads, 2 stores. */
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
        const word w65 = (word)_mm512_ternarylogic_epi64((__m512i)w64, (__m512i)w44, (__m512i)w57, 0x09);
        const word w66 = (word)_mm512_ternarylogic_epi64((__m512i)w65, (__m512i)w45, (__m512i)w58, 0x90);
        const word w67 = (word)_mm512_ternarylogic_epi64((__m512i)w66, (__m512i)w46, (__m512i)w59, 0x90);
        const word w68 = (word)_mm512_ternarylogic_epi64((__m512i)w67, (__m512i)w47, (__m512i)w60, 0x90);
        const word w69 = (word)_mm512_ternarylogic_epi64((__m512i)w68, (__m512i)w48, (__m512i)w61, 0x90);
        const word w70 = (word)_mm512_ternarylogic_epi64((__m512i)w69, (__m512i)w49, (__m512i)w62, 0x90);
        const word w71 = (word)_mm512_ternarylogic_epi64((__m512i)w70, (__m512i)w50, (__m512i)w63, 0x6f);
        const word w72 = (word)_mm512_ternarylogic_epi64((__m512i)w71, (__m512i)c23, (__m512i)c22, 0xda);
        const word w73 = (word)_mm512_ternarylogic_epi64((__m512i)w71, (__m512i)c23, (__m512i)c22, 0xec);
        const word w74 = (word)_mm512_ternarylogic_epi64((__m512i)w53, (__m512i)w51, (__m512i)c22, 0xe2);
        const word w75 = (word)_mm512_ternarylogic_epi64((__m512i)w55, (__m512i)w51, (__m512i)c23, 0xe2);
        store_first(bottom + i40, w72);
        store_first(bottom + i42, w73);
        c22 = w74;
        c23 = w75;
        c24 = w72;
        c25 = w73;
    }
    store_aligned(vertical, c22);
    store_aligned(vertical + 1 * WORD_BYTES, c23);
    store_aligned(down, c24);
    store_aligned(down + 1 * WORD_BYTES, c25);
}

/* An iteration: 10 gates, 2 moves, 0 additions, 18 loads, 2 stores. */
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
        const word w64 = (word)_mm512_ternarylogic_epi64((__m512i)w63, (__m512i)w44, (__m512i)w56, 0x09);
        const word w65 = (word)_mm512_ternarylogic_epi64((__m512i)w64, (__m512i)w45, (__m512i)w57, 0x90);
        const word w66 = (word)_mm512_ternarylogic_epi64((__m512i)w65, (__m512i)w46, (__m512i)w58, 0x90);
        const word w67 = (word)_mm512_ternarylogic_epi64((__m512i)w66, (__m512i)w47, (__m512i)w59, 0x90);
        const word w68 = (word)_mm512_ternarylogic_epi64((__m512i)w67, (__m512i)w48, (__m512i)w60, 0x90);
        const word w69 = (word)_mm512_ternarylogic_epi64((__m512i)w68, (__m512i)w49, (__m512i)w61, 0x90);
        const word w70 = (word)_mm512_ternarylogic_epi64((__m512i)w69, (__m512i)w50, (__m512i)w62, 0x6f);
        const word w71 = (word)_mm512_ternarylogic_epi64((__m512i)w70, (__m512i)c23, (__m512i)c22, 0xda);
        const word w72 = (word)_mm512_ternarylogic_epi64((__m512i)w70, (__m512i)c23, (__m512i)c22, 0xec);
        store_first(bottom + i40, w71);
        store_first(bottom + i42, w72);
        c22 = w52;
        c23 = w54;
        c24 = w71;
        c25 = w72;
    }
    store_aligned(vertical, c22);
    store_aligned(vertical + 1 * WORD_BYTES, c23);
    store_aligned(down, c24);
    store_aligned(down + 1 * WORD_BYTES, c25);
}

/* An iteration: 12 gates, 2 moves, 0 additions, 21 loads, 4 stores. */
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
    word c23 = w6;
    word c24 = w7;
    word c25 = w8;
    word c26 = w9;
    for (uint64_t i22 = i4; (int64_t)i22 < (int64_t)i5; ++i22) {
        const uint64_t i27 = (uint64_t)1;
        const uint64_t i28 = i22 + i27;
        const uint64_t i29 = i28 & (uint64_t)7;
        const uint64_t i30 = i28 >> 3;
        const uint64_t i31 = i29 * i0;
        const uint64_t i32 = i31 + i30;
        const uint64_t i33 = i0 * (uint64_t)8;
        const uint64_t i34 = i32 + i33;
        const uint64_t i35 = i34 + i33;
        const uint64_t i36 = i35 + i33;
        const uint64_t i37 = i36 + i33;
        const uint64_t i38 = i37 + i33;
        const uint64_t i39 = i38 + i33;
        const uint64_t i40 = i39 + i33;
        const uint64_t i41 = i22 * (uint64_t)1;
        const uint64_t i42 = i41 + i1;
        const uint64_t i43 = i41 + i2;
        const word w44 = load_word(windows + i32);
        const word w45 = load_word(windows + i34);
        const word w46 = load_word(windows + i35);
        const word w47 = load_word(windows + i36);
        const word w48 = load_word(windows + i37);
        const word w49 = load_word(windows + i38);
        const word w50 = load_word(windows + i39);
        const word w51 = load_word(windows + i40);
        const word w52 = load_word(active + i32);
        const word w53 = load_first(top + i41);
        const word w54 = shift_in(c25, w53);
        const word w55 = load_first(top + i42);
        const word w56 = shift_in(c26, w55);
        const word w57 = load_aligned(a);
        const word w58 = load_aligned(a + 1 * WORD_BYTES);
        const word w59 = load_aligned(a + 2 * WORD_BYTES);
        const word w60 = load_aligned(a + 3 * WORD_BYTES);
        const word w61 = load_aligned(a + 4 * WORD_BYTES);
        const word w62 = load_aligned(a + 5 * WORD_BYTES);
        const word w63 = load_aligned(a + 6 * WORD_BYTES);
        const word w64 = load_aligned(a + 7 * WORD_BYTES);
        const word w65 = w57 ^ w44;
        const word w66 = (word)_mm512_ternarylogic_epi64((__m512i)w65, (__m512i)w45, (__m512i)w58, 0x09);
        const word w67 = (word)_mm512_ternarylogic_epi64((__m512i)w66, (__m512i)w46, (__m512i)w59, 0x90);
        const word w68 = (word)_mm512_ternarylogic_epi64((__m512i)w67, (__m512i)w47, (__m512i)w60, 0x90);
        const word w69 = (word)_mm512_ternarylogic_epi64((__m512i)w68, (__m512i)w48, (__m512i)w61, 0x90);
        const word w70 = (word)_mm512_ternarylogic_epi64((__m512i)w69, (__m512i)w49, (__m512i)w62, 0x90);
        const word w71 = (word)_mm512_ternarylogic_epi64((__m512i)w70, (__m512i)w50, (__m512i)w63, 0x90);
        const word w72 = (word)_mm512_ternarylogic_epi64((__m512i)w71, (__m512i)w51, (__m512i)w64, 0x6f);
        const word w73 = (word)_mm512_ternarylogic_epi64((__m512i)w72, (__m512i)c24, (__m512i)c23, 0xda);
        const word w74 = (word)_mm512_ternarylogic_epi64((__m512i)w72, (__m512i)c24, (__m512i)c23, 0xec);
        const word w75 = (word)_mm512_ternarylogic_epi64((__m512i)w54, (__m512i)w52, (__m512i)c23, 0xe2);
        const word w76 = (word)_mm512_ternarylogic_epi64((__m512i)w56, (__m512i)w52, (__m512i)c24, 0xe2);
        store_aligned(tap, w73);
        const uint64_t i77 = load_byte(tap + i3);
        store_byte(bottom + i41, i77);
        store_aligned(tap + 1 * WORD_BYTES, w74);
        const uint64_t i78 = load_byte(tap + i3 + 1 * WORD_BYTES);
        store_byte(bottom + i43, i78);
        c23 = w75;
        c24 = w76;
        c25 = w73;
        c26 = w74;
    }
    store_aligned(vertical, c23);
    store_aligned(vertical + 1 * WORD_BYTES, c24);
    store_aligned(down, c25);
    store_aligned(down + 1 * WORD_BYTES, c26);
}

/* An iteration: 10 gates, 2 moves, 0 additions, 20 loads, 4 stores. */
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
    word c23 = w6;
    word c24 = w7;
    word c25 = w8;
    word c26 = w9;
    for (uint64_t i22 = i4; (int64_t)i22 < (int64_t)i5; ++i22) {
        const uint64_t i27 = (uint64_t)1;
        const uint64_t i28 = i22 + i27;
        const uint64_t i29 = i28 & (uint64_t)7;
        const uint64_t i30 = i28 >> 3;
        const uint64_t i31 = i29 * i0;
        const uint64_t i32 = i31 + i30;
        const uint64_t i33 = i0 * (uint64_t)8;
        const uint64_t i34 = i32 + i33;
        const uint64_t i35 = i34 + i33;
        const uint64_t i36 = i35 + i33;
        const uint64_t i37 = i36 + i33;
        const uint64_t i38 = i37 + i33;
        const uint64_t i39 = i38 + i33;
        const uint64_t i40 = i39 + i33;
        const uint64_t i41 = i22 * (uint64_t)1;
        const uint64_t i42 = i41 + i1;
        const uint64_t i43 = i41 + i2;
        const word w44 = load_word(windows + i32);
        const word w45 = load_word(windows + i34);
        const word w46 = load_word(windows + i35);
        const word w47 = load_word(windows + i36);
        const word w48 = load_word(windows + i37);
        const word w49 = load_word(windows + i38);
        const word w50 = load_word(windows + i39);
        const word w51 = load_word(windows + i40);
        const word w52 = load_first(top + i41);
        const word w53 = shift_in(c25, w52);
        const word w54 = load_first(top + i42);
        const word w55 = shift_in(c26, w54);
        const word w56 = load_aligned(a);
        const word w57 = load_aligned(a + 1 * WORD_BYTES);
        const word w58 = load_aligned(a + 2 * WORD_BYTES);
        const word w59 = load_aligned(a + 3 * WORD_BYTES);
        const word w60 = load_aligned(a + 4 * WORD_BYTES);
        const word w61 = load_aligned(a + 5 * WORD_BYTES);
        const word w62 = load_aligned(a + 6 * WORD_BYTES);
        const word w63 = load_aligned(a + 7 * WORD_BYTES);
        const word w64 = w56 ^ w44;
        const word w65 = (word)_mm512_ternarylogic_epi64((__m512i)w64, (__m512i)w45, (__m512i)w57, 0x09);
        const word w66 = (word)_mm512_ternarylogic_epi64((__m512i)w65, (__m512i)w46, (__m512i)w58, 0x90);
        const word w67 = (word)_mm512_ternarylogic_epi64((__m512i)w66, (__m512i)w47, (__m512i)w59, 0x90);
        const word w68 = (word)_mm512_ternarylogic_epi64((__m512i)w67, (__m512i)w48, (__m512i)w60, 0x90);
        const word w69 = (word)_mm512_ternarylogic_epi64((__m512i)w68, (__m512i)w49, (__m512i)w61, 0x90);
        const word w70 = (word)_mm512_ternarylogic_epi64((__m512i)w69, (__m512i)w50, (__m512i)w62, 0x90);
        const word w71 = (word)_mm512_ternarylogic_epi64((__m512i)w70, (__m512i)w51, (__m512i)w63, 0x6f);
        const word w72 = (word)_mm512_ternarylogic_epi64((__m512i)w71, (__m512i)c24, (__m512i)c23, 0xda);
        const word w73 = (word)_mm512_ternarylogic_epi64((__m512i)w71, (__m512i)c24, (__m512i)c23, 0xec);
        store_aligned(tap, w72);
        const uint64_t i74 = load_byte(tap + i3);
        store_byte(bottom + i41, i74);
        store_aligned(tap + 1 * WORD_BYTES, w73);
        const uint64_t i75 = load_byte(tap + i3 + 1 * WORD_BYTES);
        store_byte(bottom + i43, i75);
        c23 = w53;
        c24 = w55;
        c25 = w72;
        c26 = w73;
    }
    store_aligned(vertical, c23);
    store_aligned(vertical + 1 * WORD_BYTES, c24);
    store_aligned(down, c25);
    store_aligned(down + 1 * WORD_BYTES, c26);
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
        const word w113 = (word)_mm512_ternarylogic_epi64((__m512i)w112, (__m512i)w68, (__m512i)w93, 0x09);
        const word w114 = (word)_mm512_ternarylogic_epi64((__m512i)w113, (__m512i)w69, (__m512i)w94, 0x90);
        const word w115 = (word)_mm512_ternarylogic_epi64((__m512i)w114, (__m512i)w70, (__m512i)w95, 0x90);
        const word w116 = (word)_mm512_ternarylogic_epi64((__m512i)w115, (__m512i)w71, (__m512i)w96, 0x90);
        const word w117 = (word)_mm512_ternarylogic_epi64((__m512i)w116, (__m512i)w72, (__m512i)w97, 0x90);
        const word w118 = (word)_mm512_ternarylogic_epi64((__m512i)w117, (__m512i)w73, (__m512i)w98, 0x90);
        const word w119 = (word)_mm512_ternarylogic_epi64((__m512i)w118, (__m512i)w74, (__m512i)w99, 0x90);
        const word w120 = (word)_mm512_ternarylogic_epi64((__m512i)w119, (__m512i)w75, (__m512i)w100, 0x90);
        const word w121 = (word)_mm512_ternarylogic_epi64((__m512i)w120, (__m512i)w76, (__m512i)w101, 0x90);
        const word w122 = (word)_mm512_ternarylogic_epi64((__m512i)w121, (__m512i)w77, (__m512i)w102, 0x90);
        const word w123 = (word)_mm512_ternarylogic_epi64((__m512i)w122, (__m512i)w78, (__m512i)w103, 0x90);
        const word w124 = (word)_mm512_ternarylogic_epi64((__m512i)w123, (__m512i)w79, (__m512i)w104, 0x90);
        const word w125 = (word)_mm512_ternarylogic_epi64((__m512i)w124, (__m512i)w80, (__m512i)w105, 0x90);
        const word w126 = (word)_mm512_ternarylogic_epi64((__m512i)w125, (__m512i)w81, (__m512i)w106, 0x90);
        const word w127 = (word)_mm512_ternarylogic_epi64((__m512i)w126, (__m512i)w82, (__m512i)w107, 0x90);
        const word w128 = (word)_mm512_ternarylogic_epi64((__m512i)w127, (__m512i)w83, (__m512i)w108, 0x90);
        const word w129 = (word)_mm512_ternarylogic_epi64((__m512i)w128, (__m512i)w84, (__m512i)w109, 0x90);
        const word w130 = (word)_mm512_ternarylogic_epi64((__m512i)w129, (__m512i)w85, (__m512i)w110, 0x90);
        const word w131 = (word)_mm512_ternarylogic_epi64((__m512i)w130, (__m512i)w86, (__m512i)w111, 0x6f);
        const word w132 = (word)_mm512_ternarylogic_epi64((__m512i)w131, (__m512i)c35, (__m512i)c34, 0xda);
        const word w133 = (word)_mm512_ternarylogic_epi64((__m512i)w131, (__m512i)c35, (__m512i)c34, 0xec);
        const word w134 = (word)_mm512_ternarylogic_epi64((__m512i)w89, (__m512i)w87, (__m512i)c34, 0xe2);
        const word w135 = (word)_mm512_ternarylogic_epi64((__m512i)w91, (__m512i)w87, (__m512i)c35, 0xe2);
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
        const word w112 = (word)_mm512_ternarylogic_epi64((__m512i)w111, (__m512i)w68, (__m512i)w92, 0x09);
        const word w113 = (word)_mm512_ternarylogic_epi64((__m512i)w112, (__m512i)w69, (__m512i)w93, 0x90);
        const word w114 = (word)_mm512_ternarylogic_epi64((__m512i)w113, (__m512i)w70, (__m512i)w94, 0x90);
        const word w115 = (word)_mm512_ternarylogic_epi64((__m512i)w114, (__m512i)w71, (__m512i)w95, 0x90);
        const word w116 = (word)_mm512_ternarylogic_epi64((__m512i)w115, (__m512i)w72, (__m512i)w96, 0x90);
        const word w117 = (word)_mm512_ternarylogic_epi64((__m512i)w116, (__m512i)w73, (__m512i)w97, 0x90);
        const word w118 = (word)_mm512_ternarylogic_epi64((__m512i)w117, (__m512i)w74, (__m512i)w98, 0x90);
        const word w119 = (word)_mm512_ternarylogic_epi64((__m512i)w118, (__m512i)w75, (__m512i)w99, 0x90);
        const word w120 = (word)_mm512_ternarylogic_epi64((__m512i)w119, (__m512i)w76, (__m512i)w100, 0x90);
        const word w121 = (word)_mm512_ternarylogic_epi64((__m512i)w120, (__m512i)w77, (__m512i)w101, 0x90);
        const word w122 = (word)_mm512_ternarylogic_epi64((__m512i)w121, (__m512i)w78, (__m512i)w102, 0x90);
        const word w123 = (word)_mm512_ternarylogic_epi64((__m512i)w122, (__m512i)w79, (__m512i)w103, 0x90);
        const word w124 = (word)_mm512_ternarylogic_epi64((__m512i)w123, (__m512i)w80, (__m512i)w104, 0x90);
        const word w125 = (word)_mm512_ternarylogic_epi64((__m512i)w124, (__m512i)w81, (__m512i)w105, 0x90);
        const word w126 = (word)_mm512_ternarylogic_epi64((__m512i)w125, (__m512i)w82, (__m512i)w106, 0x90);
        const word w127 = (word)_mm512_ternarylogic_epi64((__m512i)w126, (__m512i)w83, (__m512i)w107, 0x90);
        const word w128 = (word)_mm512_ternarylogic_epi64((__m512i)w127, (__m512i)w84, (__m512i)w108, 0x90);
        const word w129 = (word)_mm512_ternarylogic_epi64((__m512i)w128, (__m512i)w85, (__m512i)w109, 0x90);
        const word w130 = (word)_mm512_ternarylogic_epi64((__m512i)w129, (__m512i)w86, (__m512i)w110, 0x6f);
        const word w131 = (word)_mm512_ternarylogic_epi64((__m512i)w130, (__m512i)c35, (__m512i)c34, 0xda);
        const word w132 = (word)_mm512_ternarylogic_epi64((__m512i)w130, (__m512i)c35, (__m512i)c34, 0xec);
        store_first(bottom + i64, w131);
        store_first(bottom + i66, w132);
        c34 = w88;
        c35 = w90;
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
        const word w89 = load_first(top + i65);
        const word w90 = shift_in(c37, w89);
        const word w91 = load_first(top + i66);
        const word w92 = shift_in(c38, w91);
        const word w93 = load_aligned(a);
        const word w94 = load_aligned(a + 1 * WORD_BYTES);
        const word w95 = load_aligned(a + 2 * WORD_BYTES);
        const word w96 = load_aligned(a + 3 * WORD_BYTES);
        const word w97 = load_aligned(a + 4 * WORD_BYTES);
        const word w98 = load_aligned(a + 5 * WORD_BYTES);
        const word w99 = load_aligned(a + 6 * WORD_BYTES);
        const word w100 = load_aligned(a + 7 * WORD_BYTES);
        const word w101 = load_aligned(a + 8 * WORD_BYTES);
        const word w102 = load_aligned(a + 9 * WORD_BYTES);
        const word w103 = load_aligned(a + 10 * WORD_BYTES);
        const word w104 = load_aligned(a + 11 * WORD_BYTES);
        const word w105 = load_aligned(a + 12 * WORD_BYTES);
        const word w106 = load_aligned(a + 13 * WORD_BYTES);
        const word w107 = load_aligned(a + 14 * WORD_BYTES);
        const word w108 = load_aligned(a + 15 * WORD_BYTES);
        const word w109 = load_aligned(a + 16 * WORD_BYTES);
        const word w110 = load_aligned(a + 17 * WORD_BYTES);
        const word w111 = load_aligned(a + 18 * WORD_BYTES);
        const word w112 = load_aligned(a + 19 * WORD_BYTES);
        const word w113 = w93 ^ w68;
        const word w114 = (word)_mm512_ternarylogic_epi64((__m512i)w113, (__m512i)w69, (__m512i)w94, 0x09);
        const word w115 = (word)_mm512_ternarylogic_epi64((__m512i)w114, (__m512i)w70, (__m512i)w95, 0x90);
        const word w116 = (word)_mm512_ternarylogic_epi64((__m512i)w115, (__m512i)w71, (__m512i)w96, 0x90);
        const word w117 = (word)_mm512_ternarylogic_epi64((__m512i)w116, (__m512i)w72, (__m512i)w97, 0x90);
        const word w118 = (word)_mm512_ternarylogic_epi64((__m512i)w117, (__m512i)w73, (__m512i)w98, 0x90);
        const word w119 = (word)_mm512_ternarylogic_epi64((__m512i)w118, (__m512i)w74, (__m512i)w99, 0x90);
        const word w120 = (word)_mm512_ternarylogic_epi64((__m512i)w119, (__m512i)w75, (__m512i)w100, 0x90);
        const word w121 = (word)_mm512_ternarylogic_epi64((__m512i)w120, (__m512i)w76, (__m512i)w101, 0x90);
        const word w122 = (word)_mm512_ternarylogic_epi64((__m512i)w121, (__m512i)w77, (__m512i)w102, 0x90);
        const word w123 = (word)_mm512_ternarylogic_epi64((__m512i)w122, (__m512i)w78, (__m512i)w103, 0x90);
        const word w124 = (word)_mm512_ternarylogic_epi64((__m512i)w123, (__m512i)w79, (__m512i)w104, 0x90);
        const word w125 = (word)_mm512_ternarylogic_epi64((__m512i)w124, (__m512i)w80, (__m512i)w105, 0x90);
        const word w126 = (word)_mm512_ternarylogic_epi64((__m512i)w125, (__m512i)w81, (__m512i)w106, 0x90);
        const word w127 = (word)_mm512_ternarylogic_epi64((__m512i)w126, (__m512i)w82, (__m512i)w107, 0x90);
        const word w128 = (word)_mm512_ternarylogic_epi64((__m512i)w127, (__m512i)w83, (__m512i)w108, 0x90);
        const word w129 = (word)_mm512_ternarylogic_epi64((__m512i)w128, (__m512i)w84, (__m512i)w109, 0x90);
        const word w130 = (word)_mm512_ternarylogic_epi64((__m512i)w129, (__m512i)w85, (__m512i)w110, 0x90);
        const word w131 = (word)_mm512_ternarylogic_epi64((__m512i)w130, (__m512i)w86, (__m512i)w111, 0x90);
        const word w132 = (word)_mm512_ternarylogic_epi64((__m512i)w131, (__m512i)w87, (__m512i)w112, 0x6f);
        const word w133 = (word)_mm512_ternarylogic_epi64((__m512i)w132, (__m512i)c36, (__m512i)c35, 0xda);
        const word w134 = (word)_mm512_ternarylogic_epi64((__m512i)w132, (__m512i)c36, (__m512i)c35, 0xec);
        const word w135 = (word)_mm512_ternarylogic_epi64((__m512i)w90, (__m512i)w88, (__m512i)c35, 0xe2);
        const word w136 = (word)_mm512_ternarylogic_epi64((__m512i)w92, (__m512i)w88, (__m512i)c36, 0xe2);
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
        const word w88 = load_first(top + i65);
        const word w89 = shift_in(c37, w88);
        const word w90 = load_first(top + i66);
        const word w91 = shift_in(c38, w90);
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
        const word w112 = w92 ^ w68;
        const word w113 = (word)_mm512_ternarylogic_epi64((__m512i)w112, (__m512i)w69, (__m512i)w93, 0x09);
        const word w114 = (word)_mm512_ternarylogic_epi64((__m512i)w113, (__m512i)w70, (__m512i)w94, 0x90);
        const word w115 = (word)_mm512_ternarylogic_epi64((__m512i)w114, (__m512i)w71, (__m512i)w95, 0x90);
        const word w116 = (word)_mm512_ternarylogic_epi64((__m512i)w115, (__m512i)w72, (__m512i)w96, 0x90);
        const word w117 = (word)_mm512_ternarylogic_epi64((__m512i)w116, (__m512i)w73, (__m512i)w97, 0x90);
        const word w118 = (word)_mm512_ternarylogic_epi64((__m512i)w117, (__m512i)w74, (__m512i)w98, 0x90);
        const word w119 = (word)_mm512_ternarylogic_epi64((__m512i)w118, (__m512i)w75, (__m512i)w99, 0x90);
        const word w120 = (word)_mm512_ternarylogic_epi64((__m512i)w119, (__m512i)w76, (__m512i)w100, 0x90);
        const word w121 = (word)_mm512_ternarylogic_epi64((__m512i)w120, (__m512i)w77, (__m512i)w101, 0x90);
        const word w122 = (word)_mm512_ternarylogic_epi64((__m512i)w121, (__m512i)w78, (__m512i)w102, 0x90);
        const word w123 = (word)_mm512_ternarylogic_epi64((__m512i)w122, (__m512i)w79, (__m512i)w103, 0x90);
        const word w124 = (word)_mm512_ternarylogic_epi64((__m512i)w123, (__m512i)w80, (__m512i)w104, 0x90);
        const word w125 = (word)_mm512_ternarylogic_epi64((__m512i)w124, (__m512i)w81, (__m512i)w105, 0x90);
        const word w126 = (word)_mm512_ternarylogic_epi64((__m512i)w125, (__m512i)w82, (__m512i)w106, 0x90);
        const word w127 = (word)_mm512_ternarylogic_epi64((__m512i)w126, (__m512i)w83, (__m512i)w107, 0x90);
        const word w128 = (word)_mm512_ternarylogic_epi64((__m512i)w127, (__m512i)w84, (__m512i)w108, 0x90);
        const word w129 = (word)_mm512_ternarylogic_epi64((__m512i)w128, (__m512i)w85, (__m512i)w109, 0x90);
        const word w130 = (word)_mm512_ternarylogic_epi64((__m512i)w129, (__m512i)w86, (__m512i)w110, 0x90);
        const word w131 = (word)_mm512_ternarylogic_epi64((__m512i)w130, (__m512i)w87, (__m512i)w111, 0x6f);
        const word w132 = (word)_mm512_ternarylogic_epi64((__m512i)w131, (__m512i)c36, (__m512i)c35, 0xda);
        const word w133 = (word)_mm512_ternarylogic_epi64((__m512i)w131, (__m512i)c36, (__m512i)c35, 0xec);
        store_aligned(tap, w132);
        const uint64_t i134 = load_byte(tap + i3);
        store_byte(bottom + i65, i134);
        store_aligned(tap + 1 * WORD_BYTES, w133);
        const uint64_t i135 = load_byte(tap + i3 + 1 * WORD_BYTES);
        store_byte(bottom + i67, i135);
        c35 = w89;
        c36 = w91;
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
