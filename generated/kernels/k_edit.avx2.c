/* SPDX-License-Identifier: Apache-2.0
 *
 * k_edit in the wavefront layout, 2 rows a lane, for avx2.
 * Made by: minterm compile k_edit --layout wavefront --target avx2 --alphabet ACGT --rows 2 --emit c
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
 * A cell: 14 gates, nothing proved (mapped).
 * avx2: 17 gates, depth 9, 0 moves, 9 live registers
 * inputs v0 v1 v2 h0 h1 a0 a1 b0 b1
 * g0 = xor(a0, b0)
 * g1 = xor(a1, b1)
 * g2 = or(g0, g1)
 * g3 = or(g2, v0)
 * g4 = andn(h1, v2)
 * g5 = or(g4, g3)
 * g6 = or(v1, g5)
 * g7 = and(v1, g3)
 * g8 = or(h0, h1)
 * g9 = and(g8, g7)
 * g10 = or(g9, v2)
 * g11 = or(g9, g4)
 * g12 = and(g8, g6)
 * g13 = xor(g11, g6)
 * g14 = and(g10, h1)
 * g15 = andn(g14, g12)
 * g16 = xor(g15, h0)
 * v0' = g16
 * v1' = g15
 * v2' = g14
 * h0' = g13
 * h1' = g10
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
static inline void store_word(uint8_t *p, word w) {
    *(any_word *)p = w;
}
static inline void store_aligned(uint8_t *p, word w) {
    *(aligned_word *)p = w;
}
/* One bit towards bit 0; the top bit comes from bit 0 of `incoming`. */
static inline word shift_in(word w, word incoming) {
    const word above = __builtin_shufflevector(w, incoming, 1, 2, 3, 4);
    return (w >> 1) | (above << 63);
}

#ifdef __cplusplus
extern "C" {
#endif

/* An iteration: 104 gates, 4 moves, 0 additions, 18 loads, 4 stores. */
void k_edit_avx2_edge(uint8_t *const *buffers, const int64_t *scalars);
void k_edit_avx2_edge(uint8_t *const *buffers, const int64_t *scalars) {
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
    const word w7 = load_aligned(vertical + 2 * WORD_BYTES);
    const word w8 = load_aligned(vertical + 3 * WORD_BYTES);
    const word w9 = load_aligned(vertical + 4 * WORD_BYTES);
    const word w10 = load_aligned(vertical + 5 * WORD_BYTES);
    const word w11 = load_aligned(down);
    const word w12 = load_aligned(down + 1 * WORD_BYTES);
    const word w13 = load_aligned(down + 2 * WORD_BYTES);
    const word w14 = load_aligned(down + 3 * WORD_BYTES);
    const uint64_t i15 = i3 & (uint64_t)7;
    const uint64_t i16 = i3 >> 3;
    const uint64_t i17 = i15 * i0;
    const uint64_t i18 = i17 + i16;
    const uint64_t i19 = i0 * (uint64_t)8;
    const uint64_t i20 = i18 + i19;
    const uint64_t i21 = i20 + i19;
    const uint64_t i22 = i21 + i19;
    const word w23 = load_word(windows + i21);
    const word w24 = load_word(windows + i22);
    const word w25 = load_word(active + i20);
    word c27 = w5;
    word c28 = w6;
    word c29 = w7;
    word c30 = w8;
    word c31 = w9;
    word c32 = w10;
    word c33 = w11;
    word c34 = w12;
    word c35 = w13;
    word c36 = w14;
    word c37 = w23;
    word c38 = w24;
    word c39 = w25;
    for (uint64_t i26 = i3; (int64_t)i26 < (int64_t)i4; ++i26) {
        const uint64_t i40 = (uint64_t)1;
        const uint64_t i41 = i26 + i40;
        const uint64_t i42 = i41 & (uint64_t)7;
        const uint64_t i43 = i41 >> 3;
        const uint64_t i44 = i42 * i0;
        const uint64_t i45 = i44 + i43;
        const uint64_t i46 = i0 * (uint64_t)8;
        const uint64_t i47 = i45 + i46;
        const uint64_t i48 = i47 + i46;
        const uint64_t i49 = i48 + i46;
        const uint64_t i50 = i26 * (uint64_t)2;
        const uint64_t i51 = i50 + i1;
        const uint64_t i52 = i50 + i2;
        const word w53 = load_word(windows + i45);
        const word w54 = load_word(windows + i47);
        const word w55 = load_word(active + i45);
        const word w56 = load_word(top + i50);
        const word w57 = shift_in(c35, w56);
        const word w58 = load_word(top + i51);
        const word w59 = shift_in(c36, w58);
        const word w60 = load_aligned(a + 2 * WORD_BYTES);
        const word w61 = load_aligned(a + 3 * WORD_BYTES);
        const word w62 = w60 ^ c37;
        const word w63 = w61 ^ c38;
        const word w64 = w62 | w63;
        const word w65 = w64 | c30;
        const word w66 = ~c34 & c32;
        const word w67 = w66 | w65;
        const word w68 = c31 | w67;
        const word w69 = c31 & w65;
        const word w70 = c33 | c34;
        const word w71 = w70 & w69;
        const word w72 = w71 | c32;
        const word w73 = w71 | w66;
        const word w74 = w70 & w68;
        const word w75 = w73 ^ w68;
        const word w76 = w72 & c34;
        const word w77 = ~w76 & w74;
        const word w78 = w77 ^ c33;
        const word w79 = w78 & c39;
        const word w80 = ~c39 & c30;
        const word w81 = w79 ^ w80;
        const word w82 = w77 & c39;
        const word w83 = ~c39 & c31;
        const word w84 = w82 ^ w83;
        const word w85 = w76 & c39;
        const word w86 = ~c39 & c32;
        const word w87 = w85 ^ w86;
        const word w88 = load_aligned(a);
        const word w89 = load_aligned(a + 1 * WORD_BYTES);
        const word w90 = w88 ^ w53;
        const word w91 = w89 ^ w54;
        const word w92 = w90 | w91;
        const word w93 = w92 | c27;
        const word w94 = ~w59 & c29;
        const word w95 = w94 | w93;
        const word w96 = c28 | w95;
        const word w97 = c28 & w93;
        const word w98 = w57 | w59;
        const word w99 = w98 & w97;
        const word w100 = w99 | c29;
        const word w101 = w99 | w94;
        const word w102 = w98 & w96;
        const word w103 = w101 ^ w96;
        const word w104 = w100 & w59;
        const word w105 = ~w104 & w102;
        const word w106 = w105 ^ w57;
        const word w107 = w106 & w55;
        const word w108 = ~w55 & c27;
        const word w109 = w107 ^ w108;
        const word w110 = w105 & w55;
        const word w111 = ~w55 & c28;
        const word w112 = w110 ^ w111;
        const word w113 = w104 & w55;
        const word w114 = ~w55 & c29;
        const word w115 = w113 ^ w114;
        store_word(bottom + i50, w75);
        store_word(bottom + i52, w72);
        const word w116 = load_word(windows + i48);
        const word w117 = load_word(windows + i49);
        const word w118 = load_word(active + i47);
        const word w119 = load_word(top + i50 + 1);
        const word w120 = shift_in(w75, w119);
        const word w121 = load_word(top + i51 + 1);
        const word w122 = shift_in(w72, w121);
        const word w123 = load_aligned(a + 2 * WORD_BYTES);
        const word w124 = load_aligned(a + 3 * WORD_BYTES);
        const word w125 = w123 ^ w53;
        const word w126 = w124 ^ w54;
        const word w127 = w125 | w126;
        const word w128 = w127 | w81;
        const word w129 = ~w100 & w87;
        const word w130 = w129 | w128;
        const word w131 = w84 | w130;
        const word w132 = w84 & w128;
        const word w133 = w103 | w100;
        const word w134 = w133 & w132;
        const word w135 = w134 | w87;
        const word w136 = w134 | w129;
        const word w137 = w133 & w131;
        const word w138 = w136 ^ w131;
        const word w139 = w135 & w100;
        const word w140 = ~w139 & w137;
        const word w141 = w140 ^ w103;
        const word w142 = w141 & w55;
        const word w143 = ~w55 & w81;
        const word w144 = w142 ^ w143;
        const word w145 = w140 & w55;
        const word w146 = ~w55 & w84;
        const word w147 = w145 ^ w146;
        const word w148 = w139 & w55;
        const word w149 = ~w55 & w87;
        const word w150 = w148 ^ w149;
        const word w151 = load_aligned(a);
        const word w152 = load_aligned(a + 1 * WORD_BYTES);
        const word w153 = w151 ^ w116;
        const word w154 = w152 ^ w117;
        const word w155 = w153 | w154;
        const word w156 = w155 | w109;
        const word w157 = ~w122 & w115;
        const word w158 = w157 | w156;
        const word w159 = w112 | w158;
        const word w160 = w112 & w156;
        const word w161 = w120 | w122;
        const word w162 = w161 & w160;
        const word w163 = w162 | w115;
        const word w164 = w162 | w157;
        const word w165 = w161 & w159;
        const word w166 = w164 ^ w159;
        const word w167 = w163 & w122;
        const word w168 = ~w167 & w165;
        const word w169 = w168 ^ w120;
        const word w170 = w169 & w118;
        const word w171 = ~w118 & w109;
        const word w172 = w170 ^ w171;
        const word w173 = w168 & w118;
        const word w174 = ~w118 & w112;
        const word w175 = w173 ^ w174;
        const word w176 = w167 & w118;
        const word w177 = ~w118 & w115;
        const word w178 = w176 ^ w177;
        store_word(bottom + i50 + 1, w138);
        store_word(bottom + i52 + 1, w135);
        c27 = w172;
        c28 = w175;
        c29 = w178;
        c30 = w144;
        c31 = w147;
        c32 = w150;
        c33 = w166;
        c34 = w163;
        c35 = w138;
        c36 = w135;
        c37 = w116;
        c38 = w117;
        c39 = w118;
    }
    store_aligned(vertical, c27);
    store_aligned(vertical + 1 * WORD_BYTES, c28);
    store_aligned(vertical + 2 * WORD_BYTES, c29);
    store_aligned(vertical + 3 * WORD_BYTES, c30);
    store_aligned(vertical + 4 * WORD_BYTES, c31);
    store_aligned(vertical + 5 * WORD_BYTES, c32);
    store_aligned(down, c33);
    store_aligned(down + 1 * WORD_BYTES, c34);
    store_aligned(down + 2 * WORD_BYTES, c35);
    store_aligned(down + 3 * WORD_BYTES, c36);
}

/* An iteration: 68 gates, 4 moves, 0 additions, 16 loads, 4 stores. */
void k_edit_avx2_steady(uint8_t *const *buffers, const int64_t *scalars);
void k_edit_avx2_steady(uint8_t *const *buffers, const int64_t *scalars) {
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
    const word w7 = load_aligned(vertical + 2 * WORD_BYTES);
    const word w8 = load_aligned(vertical + 3 * WORD_BYTES);
    const word w9 = load_aligned(vertical + 4 * WORD_BYTES);
    const word w10 = load_aligned(vertical + 5 * WORD_BYTES);
    const word w11 = load_aligned(down);
    const word w12 = load_aligned(down + 1 * WORD_BYTES);
    const word w13 = load_aligned(down + 2 * WORD_BYTES);
    const word w14 = load_aligned(down + 3 * WORD_BYTES);
    const uint64_t i15 = i3 & (uint64_t)7;
    const uint64_t i16 = i3 >> 3;
    const uint64_t i17 = i15 * i0;
    const uint64_t i18 = i17 + i16;
    const uint64_t i19 = i0 * (uint64_t)8;
    const uint64_t i20 = i18 + i19;
    const uint64_t i21 = i20 + i19;
    const uint64_t i22 = i21 + i19;
    const word w23 = load_word(windows + i21);
    const word w24 = load_word(windows + i22);
    word c26 = w5;
    word c27 = w6;
    word c28 = w7;
    word c29 = w8;
    word c30 = w9;
    word c31 = w10;
    word c32 = w11;
    word c33 = w12;
    word c34 = w13;
    word c35 = w14;
    word c36 = w23;
    word c37 = w24;
    for (uint64_t i25 = i3; (int64_t)i25 < (int64_t)i4; ++i25) {
        const uint64_t i38 = (uint64_t)1;
        const uint64_t i39 = i25 + i38;
        const uint64_t i40 = i39 & (uint64_t)7;
        const uint64_t i41 = i39 >> 3;
        const uint64_t i42 = i40 * i0;
        const uint64_t i43 = i42 + i41;
        const uint64_t i44 = i0 * (uint64_t)8;
        const uint64_t i45 = i43 + i44;
        const uint64_t i46 = i45 + i44;
        const uint64_t i47 = i46 + i44;
        const uint64_t i48 = i25 * (uint64_t)2;
        const uint64_t i49 = i48 + i1;
        const uint64_t i50 = i48 + i2;
        const word w51 = load_word(windows + i43);
        const word w52 = load_word(windows + i45);
        const word w53 = load_word(top + i48);
        const word w54 = shift_in(c34, w53);
        const word w55 = load_word(top + i49);
        const word w56 = shift_in(c35, w55);
        const word w57 = load_aligned(a + 2 * WORD_BYTES);
        const word w58 = load_aligned(a + 3 * WORD_BYTES);
        const word w59 = w57 ^ c36;
        const word w60 = w58 ^ c37;
        const word w61 = w59 | w60;
        const word w62 = w61 | c29;
        const word w63 = ~c33 & c31;
        const word w64 = w63 | w62;
        const word w65 = c30 | w64;
        const word w66 = c30 & w62;
        const word w67 = c32 | c33;
        const word w68 = w67 & w66;
        const word w69 = w68 | c31;
        const word w70 = w68 | w63;
        const word w71 = w67 & w65;
        const word w72 = w70 ^ w65;
        const word w73 = w69 & c33;
        const word w74 = ~w73 & w71;
        const word w75 = w74 ^ c32;
        const word w76 = load_aligned(a);
        const word w77 = load_aligned(a + 1 * WORD_BYTES);
        const word w78 = w76 ^ w51;
        const word w79 = w77 ^ w52;
        const word w80 = w78 | w79;
        const word w81 = w80 | c26;
        const word w82 = ~w56 & c28;
        const word w83 = w82 | w81;
        const word w84 = c27 | w83;
        const word w85 = c27 & w81;
        const word w86 = w54 | w56;
        const word w87 = w86 & w85;
        const word w88 = w87 | c28;
        const word w89 = w87 | w82;
        const word w90 = w86 & w84;
        const word w91 = w89 ^ w84;
        const word w92 = w88 & w56;
        const word w93 = ~w92 & w90;
        const word w94 = w93 ^ w54;
        store_word(bottom + i48, w72);
        store_word(bottom + i50, w69);
        const word w95 = load_word(windows + i46);
        const word w96 = load_word(windows + i47);
        const word w97 = load_word(top + i48 + 1);
        const word w98 = shift_in(w72, w97);
        const word w99 = load_word(top + i49 + 1);
        const word w100 = shift_in(w69, w99);
        const word w101 = load_aligned(a + 2 * WORD_BYTES);
        const word w102 = load_aligned(a + 3 * WORD_BYTES);
        const word w103 = w101 ^ w51;
        const word w104 = w102 ^ w52;
        const word w105 = w103 | w104;
        const word w106 = w105 | w75;
        const word w107 = ~w88 & w73;
        const word w108 = w107 | w106;
        const word w109 = w74 | w108;
        const word w110 = w74 & w106;
        const word w111 = w91 | w88;
        const word w112 = w111 & w110;
        const word w113 = w112 | w73;
        const word w114 = w112 | w107;
        const word w115 = w111 & w109;
        const word w116 = w114 ^ w109;
        const word w117 = w113 & w88;
        const word w118 = ~w117 & w115;
        const word w119 = w118 ^ w91;
        const word w120 = load_aligned(a);
        const word w121 = load_aligned(a + 1 * WORD_BYTES);
        const word w122 = w120 ^ w95;
        const word w123 = w121 ^ w96;
        const word w124 = w122 | w123;
        const word w125 = w124 | w94;
        const word w126 = ~w100 & w92;
        const word w127 = w126 | w125;
        const word w128 = w93 | w127;
        const word w129 = w93 & w125;
        const word w130 = w98 | w100;
        const word w131 = w130 & w129;
        const word w132 = w131 | w92;
        const word w133 = w131 | w126;
        const word w134 = w130 & w128;
        const word w135 = w133 ^ w128;
        const word w136 = w132 & w100;
        const word w137 = ~w136 & w134;
        const word w138 = w137 ^ w98;
        store_word(bottom + i48 + 1, w116);
        store_word(bottom + i50 + 1, w113);
        c26 = w138;
        c27 = w137;
        c28 = w136;
        c29 = w119;
        c30 = w118;
        c31 = w117;
        c32 = w135;
        c33 = w132;
        c34 = w116;
        c35 = w113;
        c36 = w95;
        c37 = w96;
    }
    store_aligned(vertical, c26);
    store_aligned(vertical + 1 * WORD_BYTES, c27);
    store_aligned(vertical + 2 * WORD_BYTES, c28);
    store_aligned(vertical + 3 * WORD_BYTES, c29);
    store_aligned(vertical + 4 * WORD_BYTES, c30);
    store_aligned(vertical + 5 * WORD_BYTES, c31);
    store_aligned(down, c32);
    store_aligned(down + 1 * WORD_BYTES, c33);
    store_aligned(down + 2 * WORD_BYTES, c34);
    store_aligned(down + 3 * WORD_BYTES, c35);
}

#ifdef __cplusplus
}
#endif
