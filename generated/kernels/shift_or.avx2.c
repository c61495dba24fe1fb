/* SPDX-License-Identifier: Apache-2.0
 *
 * shift_or in the wavefront layout, 2 rows a lane, for avx2.
 * Made by: minterm compile shift_or --layout wavefront --target avx2 --alphabet ACGT --rows 2 --emit c
 * Compile with -mavx2.
 *
 * A function reads and writes byte buffers, and 64-bit scalars say how much of them. It
 * fails never and calls nothing. What lies where: minterm's runtime/kernel_abi.hpp, Note
 * [Wavefront layout]. Words have 32 bytes; buffers are aligned to that.
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
 *
 * A cell: 1 gate, fewer are impossible (shipped).
 * avx2: 4 gates, depth 3, 0 moves, 6 live registers
 * inputs v0 h0 a0 a1 b0 b1
 * g0 = xor(a0, b0)
 * g1 = xor(a1, b1)
 * g2 = or(g0, g1)
 * g3 = andn(g2, v0)
 * v0' = h0
 * h0' = g3
 */
#include <stdint.h>
#include <string.h>

#ifndef __AVX2__
#error "this file is for avx2: compile it with -mavx2"
#endif

enum { WORD_BYTES = 32 };
typedef uint64_t word __attribute__((vector_size(32)));
typedef word aligned_word __attribute__((may_alias));
typedef word any_word __attribute__((may_alias, aligned(1)));

static inline word load_word(const uint8_t *p) {
    return *(const any_word *)p;
}
static inline word load_aligned(const uint8_t *p) {
    return *(const aligned_word *)p;
}
static inline void store_aligned(uint8_t *p, word w) {
    *(aligned_word *)p = w;
}
static inline void store_first(uint8_t *p, word w) {
    const uint32_t first = (uint32_t)w[0];
    memcpy(p, &first, sizeof first);
}
/* One bit towards bit 0; the top bit comes from bit 0 of `incoming`. */
static inline word shift_in(word w, word incoming) {
    const word above = __builtin_shufflevector(w, incoming, 1, 2, 3, 4);
    return (w >> 1) | (above << 63);
}

#ifdef __cplusplus
extern "C" {
#endif

/* An iteration: 28 gates, 2 moves, 0 additions, 16 loads, 2 stores. */
void shift_or_avx2_edge(uint8_t *const *buffers, const int64_t *scalars);
void shift_or_avx2_edge(uint8_t *const *buffers, const int64_t *scalars) {
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
    const word w6 = load_aligned(vertical + 1 * WORD_BYTES);
    const word w7 = load_aligned(down);
    const word w8 = load_aligned(down + 1 * WORD_BYTES);
    const uint64_t i9 = i3 & (uint64_t)7;
    const uint64_t i10 = i3 >> 3;
    const uint64_t i11 = i9 * i0;
    const uint64_t i12 = i11 + i10;
    const uint64_t i13 = i0 * (uint64_t)8;
    const uint64_t i14 = i12 + i13;
    const uint64_t i15 = i14 + i13;
    const uint64_t i16 = i15 + i13;
    const word w17 = load_word(windows + i15);
    const word w18 = load_word(windows + i16);
    const word w19 = load_word(active + i14);
    word c21 = w5;
    word c22 = w6;
    word c23 = w7;
    word c24 = w8;
    word c25 = w17;
    word c26 = w18;
    word c27 = w19;
    for (uint64_t i20 = i3; (int64_t)i20 < (int64_t)i4; ++i20) {
        const uint64_t i28 = (uint64_t)1;
        const uint64_t i29 = i20 + i28;
        const uint64_t i30 = i29 & (uint64_t)7;
        const uint64_t i31 = i29 >> 3;
        const uint64_t i32 = i30 * i0;
        const uint64_t i33 = i32 + i31;
        const uint64_t i34 = i0 * (uint64_t)8;
        const uint64_t i35 = i33 + i34;
        const uint64_t i36 = i35 + i34;
        const uint64_t i37 = i36 + i34;
        const uint64_t i38 = i20 * (uint64_t)2;
        const word w39 = load_word(windows + i33);
        const word w40 = load_word(windows + i35);
        const word w41 = load_word(active + i33);
        const word w42 = load_word(top + i38);
        const word w43 = shift_in(c24, w42);
        const word w44 = load_aligned(a + 2 * WORD_BYTES);
        const word w45 = load_aligned(a + 3 * WORD_BYTES);
        const word w46 = w44 ^ c25;
        const word w47 = w45 ^ c26;
        const word w48 = w46 | w47;
        const word w49 = ~w48 & c22;
        const word w50 = c23 & c27;
        const word w51 = ~c27 & c22;
        const word w52 = w50 ^ w51;
        const word w53 = load_aligned(a);
        const word w54 = load_aligned(a + 1 * WORD_BYTES);
        const word w55 = w53 ^ w39;
        const word w56 = w54 ^ w40;
        const word w57 = w55 | w56;
        const word w58 = ~w57 & c21;
        const word w59 = w43 & w41;
        const word w60 = ~w41 & c21;
        const word w61 = w59 ^ w60;
        store_first(bottom + i38, w49);
        const word w62 = load_word(windows + i36);
        const word w63 = load_word(windows + i37);
        const word w64 = load_word(active + i35);
        const word w65 = load_word(top + i38 + 1);
        const word w66 = shift_in(w49, w65);
        const word w67 = load_aligned(a + 2 * WORD_BYTES);
        const word w68 = load_aligned(a + 3 * WORD_BYTES);
        const word w69 = w67 ^ w39;
        const word w70 = w68 ^ w40;
        const word w71 = w69 | w70;
        const word w72 = ~w71 & w52;
        const word w73 = w58 & w41;
        const word w74 = ~w41 & w52;
        const word w75 = w73 ^ w74;
        const word w76 = load_aligned(a);
        const word w77 = load_aligned(a + 1 * WORD_BYTES);
        const word w78 = w76 ^ w62;
        const word w79 = w77 ^ w63;
        const word w80 = w78 | w79;
        const word w81 = ~w80 & w61;
        const word w82 = w66 & w64;
        const word w83 = ~w64 & w61;
        const word w84 = w82 ^ w83;
        store_first(bottom + i38 + 1, w72);
        c21 = w84;
        c22 = w75;
        c23 = w81;
        c24 = w72;
        c25 = w62;
        c26 = w63;
        c27 = w64;
    }
    store_aligned(vertical, c21);
    store_aligned(vertical + 1 * WORD_BYTES, c22);
    store_aligned(down, c23);
    store_aligned(down + 1 * WORD_BYTES, c24);
}

/* An iteration: 16 gates, 2 moves, 0 additions, 14 loads, 2 stores. */
void shift_or_avx2_steady(uint8_t *const *buffers, const int64_t *scalars);
void shift_or_avx2_steady(uint8_t *const *buffers, const int64_t *scalars) {
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
    const word w6 = load_aligned(vertical + 1 * WORD_BYTES);
    const word w7 = load_aligned(down);
    const word w8 = load_aligned(down + 1 * WORD_BYTES);
    const uint64_t i9 = i3 & (uint64_t)7;
    const uint64_t i10 = i3 >> 3;
    const uint64_t i11 = i9 * i0;
    const uint64_t i12 = i11 + i10;
    const uint64_t i13 = i0 * (uint64_t)8;
    const uint64_t i14 = i12 + i13;
    const uint64_t i15 = i14 + i13;
    const uint64_t i16 = i15 + i13;
    const word w17 = load_word(windows + i15);
    const word w18 = load_word(windows + i16);
    word c20 = w5;
    word c21 = w6;
    word c22 = w7;
    word c23 = w8;
    word c24 = w17;
    word c25 = w18;
    for (uint64_t i19 = i3; (int64_t)i19 < (int64_t)i4; ++i19) {
        const uint64_t i26 = (uint64_t)1;
        const uint64_t i27 = i19 + i26;
        const uint64_t i28 = i27 & (uint64_t)7;
        const uint64_t i29 = i27 >> 3;
        const uint64_t i30 = i28 * i0;
        const uint64_t i31 = i30 + i29;
        const uint64_t i32 = i0 * (uint64_t)8;
        const uint64_t i33 = i31 + i32;
        const uint64_t i34 = i33 + i32;
        const uint64_t i35 = i34 + i32;
        const uint64_t i36 = i19 * (uint64_t)2;
        const word w37 = load_word(windows + i31);
        const word w38 = load_word(windows + i33);
        const word w39 = load_word(top + i36);
        const word w40 = shift_in(c23, w39);
        const word w41 = load_aligned(a + 2 * WORD_BYTES);
        const word w42 = load_aligned(a + 3 * WORD_BYTES);
        const word w43 = w41 ^ c24;
        const word w44 = w42 ^ c25;
        const word w45 = w43 | w44;
        const word w46 = ~w45 & c21;
        const word w47 = load_aligned(a);
        const word w48 = load_aligned(a + 1 * WORD_BYTES);
        const word w49 = w47 ^ w37;
        const word w50 = w48 ^ w38;
        const word w51 = w49 | w50;
        const word w52 = ~w51 & c20;
        store_first(bottom + i36, w46);
        const word w53 = load_word(windows + i34);
        const word w54 = load_word(windows + i35);
        const word w55 = load_word(top + i36 + 1);
        const word w56 = shift_in(w46, w55);
        const word w57 = load_aligned(a + 2 * WORD_BYTES);
        const word w58 = load_aligned(a + 3 * WORD_BYTES);
        const word w59 = w57 ^ w37;
        const word w60 = w58 ^ w38;
        const word w61 = w59 | w60;
        const word w62 = ~w61 & c22;
        const word w63 = load_aligned(a);
        const word w64 = load_aligned(a + 1 * WORD_BYTES);
        const word w65 = w63 ^ w53;
        const word w66 = w64 ^ w54;
        const word w67 = w65 | w66;
        const word w68 = ~w67 & w40;
        store_first(bottom + i36 + 1, w62);
        c20 = w56;
        c21 = w52;
        c22 = w68;
        c23 = w62;
        c24 = w53;
        c25 = w54;
    }
    store_aligned(vertical, c20);
    store_aligned(vertical + 1 * WORD_BYTES, c21);
    store_aligned(down, c22);
    store_aligned(down + 1 * WORD_BYTES, c23);
}

#ifdef __cplusplus
}
#endif
