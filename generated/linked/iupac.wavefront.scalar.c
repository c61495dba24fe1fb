/* SPDX-License-Identifier: Apache-2.0
 *
 * iupac in the wavefront layout for scalar.
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
static inline uint64_t load_byte(const uint8_t *p) {
    return *p;
}
static inline void store_byte(uint8_t *p, uint64_t x) {
    *p = (uint8_t)x;
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

/* An iteration: 73 gates, 2 moves, 0 additions, 11 loads, 6 stores. */
void iupac_scalar_wavefront_p4_trace(uint8_t *const *buffers, const int64_t *scalars);
void iupac_scalar_wavefront_p4_trace(uint8_t *const *buffers, const int64_t *scalars) {
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
        const uint64_t i31 = i30 + i29;
        const uint64_t i32 = i31 + i29;
        const uint64_t i33 = i18 * (uint64_t)1;
        const uint64_t i34 = i33 + i1;
        const uint64_t i35 = i33 + i2;
        const uint64_t i36 = i18 * i3;
        const word w37 = load_word(windows + i28);
        const word w38 = load_word(windows + i30);
        const word w39 = load_word(windows + i31);
        const word w40 = load_word(windows + i32);
        const word w41 = load_word(active + i28);
        const word w42 = load_first(top + i33);
        const word w43 = shift_in(c21, w42);
        const word w44 = load_first(top + i34);
        const word w45 = shift_in(c22, w44);
        const word w46 = load_aligned(a);
        const word w47 = load_aligned(a + 1 * WORD_BYTES);
        const word w48 = load_aligned(a + 2 * WORD_BYTES);
        const word w49 = load_aligned(a + 3 * WORD_BYTES);
        const word w50 = ~w48 & w49;
        const word w51 = ~w50 & w39;
        const word w52 = ~w51 & w40;
        const word w53 = w43 & w45;
        const word w54 = ~w43 & w45;
        const word w55 = w39 ^ w52;
        const word w56 = w38 ^ w55;
        const word w57 = w47 & w56;
        const word w58 = ~w57 & w48;
        const word w59 = w39 ^ w57;
        const word w60 = w38 | w55;
        const word w61 = ~w40 & w37;
        const word w62 = ~w38 & w37;
        const word w63 = ~w38 & w47;
        const word w64 = w62 | w63;
        const word w65 = ~w62 & w39;
        const word w66 = ~w64 & w48;
        const word w67 = w38 ^ w61;
        const word w68 = w67 ^ w65;
        const word w69 = w48 ^ w65;
        const word w70 = ~w69 & w39;
        const word w71 = w47 | w70;
        const word w72 = w38 ^ w71;
        const word w73 = ~w72 & w39;
        const word w74 = w66 ^ w73;
        const word w75 = w48 | w39;
        const word w76 = ~w72 & w75;
        const word w77 = w70 ^ w76;
        const word w78 = ~w74 & w58;
        const word w79 = w38 | w78;
        const word w80 = w40 & w74;
        const word w81 = w49 & w77;
        const word w82 = ~w68 & w47;
        const word w83 = ~w52 & w68;
        const word w84 = w37 ^ w79;
        const word w85 = w83 ^ w84;
        const word w86 = ~w85 & w38;
        const word w87 = ~w84 & w48;
        const word w88 = w87 ^ w86;
        const word w89 = w82 ^ w88;
        const word w90 = w47 | w87;
        const word w91 = w55 ^ w90;
        const word w92 = w61 & w91;
        const word w93 = w92 ^ w80;
        const word w94 = w49 | w89;
        const word w95 = w94 ^ w93;
        const word w96 = ~w95 & w46;
        const word w97 = w60 ^ w96;
        const word w98 = ~w52 & w49;
        const word w99 = w48 ^ w49;
        const word w100 = w99 | w98;
        const word w101 = w47 | w100;
        const word w102 = ~w79 & w101;
        const word w103 = w94 ^ w102;
        const word w104 = ~w48 & w103;
        const word w105 = w59 ^ w104;
        const word w106 = w40 | w105;
        const word w107 = w81 ^ w106;
        const word w108 = ~w107 & w37;
        const word w109 = w101 ^ w108;
        const word w110 = w97 ^ w109;
        const word w111 = ~c19 & w110;
        const word w112 = ~w53 & w111;
        const word w113 = ~w112 & w54;
        const word w114 = w45 ^ w112;
        const word w115 = ~c19 & c20;
        const word w116 = c20 ^ w112;
        const word w117 = w113 & w41;
        const word w118 = ~w41 & c19;
        const word w119 = w117 ^ w118;
        const word w120 = w114 & w41;
        const word w121 = ~w41 & c20;
        const word w122 = w120 ^ w121;
        store_aligned(tap + i36, w119);
        store_aligned(tap + i36 + 1 * WORD_BYTES, w122);
        store_aligned(tap + i36 + 2 * WORD_BYTES, w115);
        store_aligned(tap + i36 + 3 * WORD_BYTES, w116);
        store_first(bottom + i33, w115);
        store_first(bottom + i35, w116);
        c19 = w119;
        c20 = w122;
        c21 = w115;
        c22 = w116;
    }
    store_aligned(vertical, c19);
    store_aligned(vertical + 1 * WORD_BYTES, c20);
    store_aligned(down, c21);
    store_aligned(down + 1 * WORD_BYTES, c22);
}

/* An iteration: 73 gates, 2 moves, 0 additions, 11 loads, 2 stores. */
void iupac_scalar_wavefront_p4_k1_edge(uint8_t *const *buffers, const int64_t *scalars);
void iupac_scalar_wavefront_p4_k1_edge(uint8_t *const *buffers, const int64_t *scalars) {
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
        const uint64_t i30 = i29 + i28;
        const uint64_t i31 = i30 + i28;
        const uint64_t i32 = i17 * (uint64_t)1;
        const uint64_t i33 = i32 + i1;
        const uint64_t i34 = i32 + i2;
        const word w35 = load_word(windows + i27);
        const word w36 = load_word(windows + i29);
        const word w37 = load_word(windows + i30);
        const word w38 = load_word(windows + i31);
        const word w39 = load_word(active + i27);
        const word w40 = load_first(top + i32);
        const word w41 = shift_in(c20, w40);
        const word w42 = load_first(top + i33);
        const word w43 = shift_in(c21, w42);
        const word w44 = load_aligned(a);
        const word w45 = load_aligned(a + 1 * WORD_BYTES);
        const word w46 = load_aligned(a + 2 * WORD_BYTES);
        const word w47 = load_aligned(a + 3 * WORD_BYTES);
        const word w48 = ~w46 & w47;
        const word w49 = ~w48 & w37;
        const word w50 = ~w49 & w38;
        const word w51 = w41 & w43;
        const word w52 = ~w41 & w43;
        const word w53 = w37 ^ w50;
        const word w54 = w36 ^ w53;
        const word w55 = w45 & w54;
        const word w56 = ~w55 & w46;
        const word w57 = w37 ^ w55;
        const word w58 = w36 | w53;
        const word w59 = ~w38 & w35;
        const word w60 = ~w36 & w35;
        const word w61 = ~w36 & w45;
        const word w62 = w60 | w61;
        const word w63 = ~w60 & w37;
        const word w64 = ~w62 & w46;
        const word w65 = w36 ^ w59;
        const word w66 = w65 ^ w63;
        const word w67 = w46 ^ w63;
        const word w68 = ~w67 & w37;
        const word w69 = w45 | w68;
        const word w70 = w36 ^ w69;
        const word w71 = ~w70 & w37;
        const word w72 = w64 ^ w71;
        const word w73 = w46 | w37;
        const word w74 = ~w70 & w73;
        const word w75 = w68 ^ w74;
        const word w76 = ~w72 & w56;
        const word w77 = w36 | w76;
        const word w78 = w38 & w72;
        const word w79 = w47 & w75;
        const word w80 = ~w66 & w45;
        const word w81 = ~w50 & w66;
        const word w82 = w35 ^ w77;
        const word w83 = w81 ^ w82;
        const word w84 = ~w83 & w36;
        const word w85 = ~w82 & w46;
        const word w86 = w85 ^ w84;
        const word w87 = w80 ^ w86;
        const word w88 = w45 | w85;
        const word w89 = w53 ^ w88;
        const word w90 = w59 & w89;
        const word w91 = w90 ^ w78;
        const word w92 = w47 | w87;
        const word w93 = w92 ^ w91;
        const word w94 = ~w93 & w44;
        const word w95 = w58 ^ w94;
        const word w96 = ~w50 & w47;
        const word w97 = w46 ^ w47;
        const word w98 = w97 | w96;
        const word w99 = w45 | w98;
        const word w100 = ~w77 & w99;
        const word w101 = w92 ^ w100;
        const word w102 = ~w46 & w101;
        const word w103 = w57 ^ w102;
        const word w104 = w38 | w103;
        const word w105 = w79 ^ w104;
        const word w106 = ~w105 & w35;
        const word w107 = w99 ^ w106;
        const word w108 = w95 ^ w107;
        const word w109 = ~c18 & w108;
        const word w110 = ~w51 & w109;
        const word w111 = ~w110 & w52;
        const word w112 = w43 ^ w110;
        const word w113 = ~c18 & c19;
        const word w114 = c19 ^ w110;
        const word w115 = w111 & w39;
        const word w116 = ~w39 & c18;
        const word w117 = w115 ^ w116;
        const word w118 = w112 & w39;
        const word w119 = ~w39 & c19;
        const word w120 = w118 ^ w119;
        store_first(bottom + i32, w113);
        store_first(bottom + i34, w114);
        c18 = w117;
        c19 = w120;
        c20 = w113;
        c21 = w114;
    }
    store_aligned(vertical, c18);
    store_aligned(vertical + 1 * WORD_BYTES, c19);
    store_aligned(down, c20);
    store_aligned(down + 1 * WORD_BYTES, c21);
}

/* An iteration: 67 gates, 2 moves, 0 additions, 10 loads, 2 stores. */
void iupac_scalar_wavefront_p4_k1_steady(uint8_t *const *buffers, const int64_t *scalars);
void iupac_scalar_wavefront_p4_k1_steady(uint8_t *const *buffers, const int64_t *scalars) {
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
        const uint64_t i30 = i29 + i28;
        const uint64_t i31 = i30 + i28;
        const uint64_t i32 = i17 * (uint64_t)1;
        const uint64_t i33 = i32 + i1;
        const uint64_t i34 = i32 + i2;
        const word w35 = load_word(windows + i27);
        const word w36 = load_word(windows + i29);
        const word w37 = load_word(windows + i30);
        const word w38 = load_word(windows + i31);
        const word w39 = load_first(top + i32);
        const word w40 = shift_in(c20, w39);
        const word w41 = load_first(top + i33);
        const word w42 = shift_in(c21, w41);
        const word w43 = load_aligned(a);
        const word w44 = load_aligned(a + 1 * WORD_BYTES);
        const word w45 = load_aligned(a + 2 * WORD_BYTES);
        const word w46 = load_aligned(a + 3 * WORD_BYTES);
        const word w47 = ~w45 & w46;
        const word w48 = ~w47 & w37;
        const word w49 = ~w48 & w38;
        const word w50 = w40 & w42;
        const word w51 = ~w40 & w42;
        const word w52 = w37 ^ w49;
        const word w53 = w36 ^ w52;
        const word w54 = w44 & w53;
        const word w55 = ~w54 & w45;
        const word w56 = w37 ^ w54;
        const word w57 = w36 | w52;
        const word w58 = ~w38 & w35;
        const word w59 = ~w36 & w35;
        const word w60 = ~w36 & w44;
        const word w61 = w59 | w60;
        const word w62 = ~w59 & w37;
        const word w63 = ~w61 & w45;
        const word w64 = w36 ^ w58;
        const word w65 = w64 ^ w62;
        const word w66 = w45 ^ w62;
        const word w67 = ~w66 & w37;
        const word w68 = w44 | w67;
        const word w69 = w36 ^ w68;
        const word w70 = ~w69 & w37;
        const word w71 = w63 ^ w70;
        const word w72 = w45 | w37;
        const word w73 = ~w69 & w72;
        const word w74 = w67 ^ w73;
        const word w75 = ~w71 & w55;
        const word w76 = w36 | w75;
        const word w77 = w38 & w71;
        const word w78 = w46 & w74;
        const word w79 = ~w65 & w44;
        const word w80 = ~w49 & w65;
        const word w81 = w35 ^ w76;
        const word w82 = w80 ^ w81;
        const word w83 = ~w82 & w36;
        const word w84 = ~w81 & w45;
        const word w85 = w84 ^ w83;
        const word w86 = w79 ^ w85;
        const word w87 = w44 | w84;
        const word w88 = w52 ^ w87;
        const word w89 = w58 & w88;
        const word w90 = w89 ^ w77;
        const word w91 = w46 | w86;
        const word w92 = w91 ^ w90;
        const word w93 = ~w92 & w43;
        const word w94 = w57 ^ w93;
        const word w95 = ~w49 & w46;
        const word w96 = w45 ^ w46;
        const word w97 = w96 | w95;
        const word w98 = w44 | w97;
        const word w99 = ~w76 & w98;
        const word w100 = w91 ^ w99;
        const word w101 = ~w45 & w100;
        const word w102 = w56 ^ w101;
        const word w103 = w38 | w102;
        const word w104 = w78 ^ w103;
        const word w105 = ~w104 & w35;
        const word w106 = w98 ^ w105;
        const word w107 = w94 ^ w106;
        const word w108 = ~c18 & w107;
        const word w109 = ~w50 & w108;
        const word w110 = ~w109 & w51;
        const word w111 = w42 ^ w109;
        const word w112 = ~c18 & c19;
        const word w113 = c19 ^ w109;
        store_first(bottom + i32, w112);
        store_first(bottom + i34, w113);
        c18 = w110;
        c19 = w111;
        c20 = w112;
        c21 = w113;
    }
    store_aligned(vertical, c18);
    store_aligned(vertical + 1 * WORD_BYTES, c19);
    store_aligned(down, c20);
    store_aligned(down + 1 * WORD_BYTES, c21);
}

/* An iteration: 73 gates, 2 moves, 0 additions, 13 loads, 4 stores. */
void iupac_scalar_wavefront_prefix_p4_k1_edge_tap(uint8_t *const *buffers, const int64_t *scalars);
void iupac_scalar_wavefront_prefix_p4_k1_edge_tap(uint8_t *const *buffers, const int64_t *scalars) {
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
        const uint64_t i31 = i30 + i29;
        const uint64_t i32 = i31 + i29;
        const uint64_t i33 = i18 * (uint64_t)1;
        const uint64_t i34 = i33 + i1;
        const uint64_t i35 = i33 + i2;
        const word w36 = load_word(windows + i28);
        const word w37 = load_word(windows + i30);
        const word w38 = load_word(windows + i31);
        const word w39 = load_word(windows + i32);
        const word w40 = load_word(active + i28);
        const word w41 = load_first(top + i33);
        const word w42 = shift_in(c21, w41);
        const word w43 = load_first(top + i34);
        const word w44 = shift_in(c22, w43);
        const word w45 = load_aligned(a);
        const word w46 = load_aligned(a + 1 * WORD_BYTES);
        const word w47 = load_aligned(a + 2 * WORD_BYTES);
        const word w48 = load_aligned(a + 3 * WORD_BYTES);
        const word w49 = ~w47 & w48;
        const word w50 = ~w49 & w38;
        const word w51 = ~w50 & w39;
        const word w52 = w42 & w44;
        const word w53 = ~w42 & w44;
        const word w54 = w38 ^ w51;
        const word w55 = w37 ^ w54;
        const word w56 = w46 & w55;
        const word w57 = ~w56 & w47;
        const word w58 = w38 ^ w56;
        const word w59 = w37 | w54;
        const word w60 = ~w39 & w36;
        const word w61 = ~w37 & w36;
        const word w62 = ~w37 & w46;
        const word w63 = w61 | w62;
        const word w64 = ~w61 & w38;
        const word w65 = ~w63 & w47;
        const word w66 = w37 ^ w60;
        const word w67 = w66 ^ w64;
        const word w68 = w47 ^ w64;
        const word w69 = ~w68 & w38;
        const word w70 = w46 | w69;
        const word w71 = w37 ^ w70;
        const word w72 = ~w71 & w38;
        const word w73 = w65 ^ w72;
        const word w74 = w47 | w38;
        const word w75 = ~w71 & w74;
        const word w76 = w69 ^ w75;
        const word w77 = ~w73 & w57;
        const word w78 = w37 | w77;
        const word w79 = w39 & w73;
        const word w80 = w48 & w76;
        const word w81 = ~w67 & w46;
        const word w82 = ~w51 & w67;
        const word w83 = w36 ^ w78;
        const word w84 = w82 ^ w83;
        const word w85 = ~w84 & w37;
        const word w86 = ~w83 & w47;
        const word w87 = w86 ^ w85;
        const word w88 = w81 ^ w87;
        const word w89 = w46 | w86;
        const word w90 = w54 ^ w89;
        const word w91 = w60 & w90;
        const word w92 = w91 ^ w79;
        const word w93 = w48 | w88;
        const word w94 = w93 ^ w92;
        const word w95 = ~w94 & w45;
        const word w96 = w59 ^ w95;
        const word w97 = ~w51 & w48;
        const word w98 = w47 ^ w48;
        const word w99 = w98 | w97;
        const word w100 = w46 | w99;
        const word w101 = ~w78 & w100;
        const word w102 = w93 ^ w101;
        const word w103 = ~w47 & w102;
        const word w104 = w58 ^ w103;
        const word w105 = w39 | w104;
        const word w106 = w80 ^ w105;
        const word w107 = ~w106 & w36;
        const word w108 = w100 ^ w107;
        const word w109 = w96 ^ w108;
        const word w110 = ~c19 & w109;
        const word w111 = ~w52 & w110;
        const word w112 = ~w111 & w53;
        const word w113 = w44 ^ w111;
        const word w114 = ~c19 & c20;
        const word w115 = c20 ^ w111;
        const word w116 = w112 & w40;
        const word w117 = ~w40 & c19;
        const word w118 = w116 ^ w117;
        const word w119 = w113 & w40;
        const word w120 = ~w40 & c20;
        const word w121 = w119 ^ w120;
        store_aligned(tap, w114);
        const uint64_t i122 = load_byte(tap + i3);
        store_byte(bottom + i33, i122);
        store_aligned(tap + 1 * WORD_BYTES, w115);
        const uint64_t i123 = load_byte(tap + i3 + 1 * WORD_BYTES);
        store_byte(bottom + i35, i123);
        c19 = w118;
        c20 = w121;
        c21 = w114;
        c22 = w115;
    }
    store_aligned(vertical, c19);
    store_aligned(vertical + 1 * WORD_BYTES, c20);
    store_aligned(down, c21);
    store_aligned(down + 1 * WORD_BYTES, c22);
}

/* An iteration: 67 gates, 2 moves, 0 additions, 12 loads, 4 stores. */
void iupac_scalar_wavefront_prefix_p4_k1_steady_tap(uint8_t *const *buffers, const int64_t *scalars);
void iupac_scalar_wavefront_prefix_p4_k1_steady_tap(uint8_t *const *buffers, const int64_t *scalars) {
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
        const uint64_t i31 = i30 + i29;
        const uint64_t i32 = i31 + i29;
        const uint64_t i33 = i18 * (uint64_t)1;
        const uint64_t i34 = i33 + i1;
        const uint64_t i35 = i33 + i2;
        const word w36 = load_word(windows + i28);
        const word w37 = load_word(windows + i30);
        const word w38 = load_word(windows + i31);
        const word w39 = load_word(windows + i32);
        const word w40 = load_first(top + i33);
        const word w41 = shift_in(c21, w40);
        const word w42 = load_first(top + i34);
        const word w43 = shift_in(c22, w42);
        const word w44 = load_aligned(a);
        const word w45 = load_aligned(a + 1 * WORD_BYTES);
        const word w46 = load_aligned(a + 2 * WORD_BYTES);
        const word w47 = load_aligned(a + 3 * WORD_BYTES);
        const word w48 = ~w46 & w47;
        const word w49 = ~w48 & w38;
        const word w50 = ~w49 & w39;
        const word w51 = w41 & w43;
        const word w52 = ~w41 & w43;
        const word w53 = w38 ^ w50;
        const word w54 = w37 ^ w53;
        const word w55 = w45 & w54;
        const word w56 = ~w55 & w46;
        const word w57 = w38 ^ w55;
        const word w58 = w37 | w53;
        const word w59 = ~w39 & w36;
        const word w60 = ~w37 & w36;
        const word w61 = ~w37 & w45;
        const word w62 = w60 | w61;
        const word w63 = ~w60 & w38;
        const word w64 = ~w62 & w46;
        const word w65 = w37 ^ w59;
        const word w66 = w65 ^ w63;
        const word w67 = w46 ^ w63;
        const word w68 = ~w67 & w38;
        const word w69 = w45 | w68;
        const word w70 = w37 ^ w69;
        const word w71 = ~w70 & w38;
        const word w72 = w64 ^ w71;
        const word w73 = w46 | w38;
        const word w74 = ~w70 & w73;
        const word w75 = w68 ^ w74;
        const word w76 = ~w72 & w56;
        const word w77 = w37 | w76;
        const word w78 = w39 & w72;
        const word w79 = w47 & w75;
        const word w80 = ~w66 & w45;
        const word w81 = ~w50 & w66;
        const word w82 = w36 ^ w77;
        const word w83 = w81 ^ w82;
        const word w84 = ~w83 & w37;
        const word w85 = ~w82 & w46;
        const word w86 = w85 ^ w84;
        const word w87 = w80 ^ w86;
        const word w88 = w45 | w85;
        const word w89 = w53 ^ w88;
        const word w90 = w59 & w89;
        const word w91 = w90 ^ w78;
        const word w92 = w47 | w87;
        const word w93 = w92 ^ w91;
        const word w94 = ~w93 & w44;
        const word w95 = w58 ^ w94;
        const word w96 = ~w50 & w47;
        const word w97 = w46 ^ w47;
        const word w98 = w97 | w96;
        const word w99 = w45 | w98;
        const word w100 = ~w77 & w99;
        const word w101 = w92 ^ w100;
        const word w102 = ~w46 & w101;
        const word w103 = w57 ^ w102;
        const word w104 = w39 | w103;
        const word w105 = w79 ^ w104;
        const word w106 = ~w105 & w36;
        const word w107 = w99 ^ w106;
        const word w108 = w95 ^ w107;
        const word w109 = ~c19 & w108;
        const word w110 = ~w51 & w109;
        const word w111 = ~w110 & w52;
        const word w112 = w43 ^ w110;
        const word w113 = ~c19 & c20;
        const word w114 = c20 ^ w110;
        store_aligned(tap, w113);
        const uint64_t i115 = load_byte(tap + i3);
        store_byte(bottom + i33, i115);
        store_aligned(tap + 1 * WORD_BYTES, w114);
        const uint64_t i116 = load_byte(tap + i3 + 1 * WORD_BYTES);
        store_byte(bottom + i35, i116);
        c19 = w111;
        c20 = w112;
        c21 = w113;
        c22 = w114;
    }
    store_aligned(vertical, c19);
    store_aligned(vertical + 1 * WORD_BYTES, c20);
    store_aligned(down, c21);
    store_aligned(down + 1 * WORD_BYTES, c22);
}

#ifdef __cplusplus
}
#endif
