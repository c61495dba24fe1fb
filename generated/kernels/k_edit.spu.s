# k_edit in the wavefront layout, 4 rows a lane, for spu.
#
# Made by: minterm compile k_edit --layout wavefront --target spu --alphabet ACGT --rows 4 --emit asm
#
# A cell: 12 gates, nothing proved (mapped).
# spu: 15 gates, depth 9, 0 moves, 9 live registers
# inputs v0 v1 v2 h0 h1 a0 a1 b0 b1
# g0 = xor(a0, b0)
# g1 = xor(a1, b1)
# g2 = or(g0, g1)
# g3 = nor(g2, v0)
# g4 = nor(h1, h0)
# g5 = selb(g4, h1, v2)
# g6 = selb(g5, v1, g3)
# g7 = nor(g3, g4)
# g8 = selb(v2, g7, v1)
# g9 = selb(v2, h1, g8)
# g10 = eqv(g8, g6)
# g11 = selb(g4, g3, g10)
# g12 = selb(g6, g10, g7)
# g13 = eqv(g9, g11)
# g14 = xor(g13, h0)
# v0' = g14
# v1' = g13
# v2' = g9
# h0' = g12
# h1' = g8
#
# Local store:
#     0x18000 a         planes of a's symbols, one word a register and plane
#     0x18080 windows   windows of b's symbols, eight shifted copies a residue and plane
#     0x18880 active    windows of "column exists", eight shifted copies a residue
#     0x18c80 vertical  vertical flow, one word a register and plane, in and out
#     0x18d40 down      downward flow of the last step, one word a register and plane, in and out
#     0x18dc0 top       top edge, one byte a column and plane, in
#     0x18f20 bottom    bottom edge, one byte a step and plane, out
#     0x19080 tap       scratch, one word a plane and register
#     $3      begin     first iteration
#     $4      end       one past the last iteration
#     32      copy_stride bytes between shifted copies
#     176     top_stride bytes between planes of the top edge
#     176     bottom_stride bytes between planes of the bottom edge
#     $5      tap_byte  byte of the row wanted in a plane's words
# Bits within bytes are the other way round than in other kernels: bit 0 of a word is
# the most significant one.

constants:
    .long 0x00018000, 0x00018000, 0x00018000, 0x00018000
    .long 0x03030303, 0x03030303, 0x03030303, 0x03030303
    .long 0x00010203, 0x04050607, 0x08090a0b, 0x0c0d0e0f
    .long 0x00000000, 0x00000000, 0x00000000, 0x00000001
    .long 0x01020304, 0x05060708, 0x090a0b0c, 0x0d0e0f10
    .long 0x00018f21, 0x00018f21, 0x00018f21, 0x00018f21
    .long 0x00018fd1, 0x00018fd1, 0x00018fd1, 0x00018fd1
    .long 0x00018f22, 0x00018f22, 0x00018f22, 0x00018f22
    .long 0x00018fd2, 0x00018fd2, 0x00018fd2, 0x00018fd2
    .long 0x00018f23, 0x00018f23, 0x00018f23, 0x00018f23
    .long 0x00018fd3, 0x00018fd3, 0x00018fd3, 0x00018fd3

.global k_edit_edge
.align 3
k_edit_edge:
    lqa $96, 0x0
    lqa $95, 0x10
    lqa $94, 0x20
    lqa $93, 0x30
    lqa $92, 0x40
    lqa $126, 0x18c80
    lqa $125, 0x18c90
    lqa $124, 0x18ca0
    lqa $123, 0x18cb0
    lqa $122, 0x18cc0
    lqa $121, 0x18cd0
    lqa $120, 0x18ce0
    lqa $119, 0x18cf0
    lqa $118, 0x18d00
    lqa $117, 0x18d10
    lqa $116, 0x18d20
    lqa $115, 0x18d30
    lqa $114, 0x18d40
    lqa $113, 0x18d50
    lqa $112, 0x18d60
    lqa $111, 0x18d70
    lqa $110, 0x18d80
    lqa $109, 0x18d90
    lqa $108, 0x18da0
    lqa $107, 0x18db0
    andi $6, $3, 7
    rotmi $7, $3, -3
    shli $6, $6, 5
    a $6, $6, $7
    a $7, $6, $96
    lqd $8, 640($7)
    lqd $9, 656($7)
    shufb $6, $6, $6, $95
    andbi $6, $6, 15
    a $6, $6, $94
    shufb $106, $8, $9, $6
    lqd $8, 896($7)
    lqd $9, 912($7)
    shufb $105, $8, $9, $6
    lqd $8, 2432($7)
    lqd $9, 2448($7)
    shufb $104, $8, $9, $6
    lqd $8, 1152($7)
    lqd $9, 1168($7)
    shufb $103, $8, $9, $6
    lqd $8, 1408($7)
    lqd $9, 1424($7)
    shufb $102, $8, $9, $6
    lqd $8, 2688($7)
    lqd $9, 2704($7)
    shufb $101, $8, $9, $6
    lqd $8, 1664($7)
    lqd $9, 1680($7)
    shufb $100, $8, $9, $6
    lqd $8, 1920($7)
    lqd $9, 1936($7)
    shufb $99, $8, $9, $6
    lqd $8, 2944($7)
    lqd $7, 2960($7)
    shufb $98, $8, $7, $6
    sf $97, $3, $4
    ori $127, $3, 0
    cgti $2, $97, 0
    brz $2, k_edit_edge_end
# 308 instructions for the even pipe, 114 for the odd one; 319 cycles
.align 3
k_edit_edge_loop:
    nop
    lnop
    ai $3, $127, 1
    lnop
    shli $2, $127, 2
    lnop
    nop
    lnop
    andi $10, $3, 7
    lnop
    rotmi $12, $3, -3
    lnop
    a $3, $2, $96
    lnop
    shli $8, $10, 5
    lnop
    nop
    lqd $10, 3520($3)
    nop
    lnop
    nop
    lnop
    a $6, $8, $12
    lnop
    nop
    lnop
    nop
    shufb $8, $6, $6, $95
    nop
    rotqby $4, $10, $2
    nop
    lqa $10, 0x18060
    nop
    lqa $12, 0x18070
    nop
    lqd $7, 3696($3)
    andbi $14, $8, 15
    shlqbii $13, $108, 1
    a $5, $6, $96
    rotqbii $8, $4, 1
    a $6, $14, $94
    lnop
    xor $14, $10, $106
    lnop
    xor $106, $12, $105
    lnop
    selb $105, $13, $8, $93
    rotqby $108, $7, $2
    or $7, $14, $106
    lnop
    nor $14, $109, $110
    lnop
    nor $13, $7, $117
    shlqbii $8, $107, 1
    selb $107, $14, $109, $115
    rotqbii $7, $108, 1
    nor $12, $13, $14
    lnop
    selb $10, $107, $116, $13
    lnop
    selb $107, $115, $12, $116
    lnop
    selb $106, $8, $7, $93
    lqa $9, 0x18040
    eqv $7, $107, $10
    lqa $8, 0x18050
    selb $11, $115, $109, $107
    lnop
    selb $15, $14, $13, $7
    lnop
    selb $109, $10, $7, $12
    lnop
    eqv $10, $11, $15
    lnop
    xor $15, $9, $103
    lnop
    xor $9, $8, $102
    lnop
    xor $8, $10, $110
    lnop
    or $110, $15, $9
    lnop
    nor $9, $111, $112
    lnop
    nor $15, $110, $120
    lnop
    selb $110, $9, $111, $118
    lnop
    nor $12, $15, $9
    lnop
    selb $13, $110, $119, $15
    lnop
    selb $110, $118, $12, $119
    lnop
    selb $7, $117, $8, $104
    lnop
    eqv $117, $110, $13
    lnop
    selb $8, $118, $111, $110
    lnop
    selb $14, $9, $15, $117
    lnop
    selb $111, $116, $10, $104
    lqa $9, 0x18020
    eqv $10, $8, $14
    lqa $15, 0x18030
    selb $116, $115, $11, $104
    lnop
    xor $104, $10, $112
    lnop
    selb $112, $13, $117, $12
    lnop
    selb $115, $120, $104, $101
    lnop
    xor $104, $9, $100
    lnop
    xor $9, $15, $99
    lnop
    selb $120, $119, $10, $101
    lnop
    or $119, $104, $9
    lnop
    nor $10, $113, $114
    lqd $9, 128($5)
    nor $117, $119, $123
    lqd $15, 144($5)
    selb $119, $10, $113, $121
    lqd $12, 384($5)
    nor $11, $117, $10
    lqd $13, 400($5)
    selb $14, $119, $122, $117
    lnop
    selb $119, $121, $11, $122
    lnop
    selb $104, $118, $8, $101
    lqa $16, 0x18000
    eqv $8, $119, $14
    lqa $17, 0x18010
    selb $18, $121, $113, $119
    shufb $118, $9, $15, $6
    selb $9, $10, $117, $8
    shufb $113, $12, $13, $6
    selb $117, $14, $8, $11
    lnop
    eqv $11, $18, $9
    lnop
    xor $9, $16, $118
    lnop
    xor $16, $17, $113
    lnop
    xor $17, $11, $114
    lnop
    or $114, $9, $16
    lnop
    nor $9, $106, $105
    lnop
    nor $16, $114, $126
    lnop
    selb $114, $9, $106, $124
    lnop
    nor $10, $16, $9
    lqd $14, 2176($5)
    selb $13, $114, $125, $16
    lqd $12, 2192($5)
    selb $114, $124, $10, $125
    lnop
    selb $8, $123, $17, $98
    lnop
    eqv $17, $114, $13
    lnop
    selb $15, $124, $106, $114
    lnop
    selb $106, $9, $16, $17
    lnop
    selb $9, $122, $11, $98
    shufb $123, $14, $12, $6
    eqv $11, $15, $106
    rotqbyi $12, $4, 1
    selb $122, $121, $18, $98
    lqa $106, 0x18060
    xor $18, $11, $105
    lqa $14, 0x18070
    selb $121, $13, $17, $10
    lnop
    selb $10, $126, $18, $123
    shlqbii $13, $109, 1
    selb $126, $125, $11, $123
    rotqbii $18, $12, 1
    selb $125, $124, $15, $123
    lnop
    xor $15, $106, $103
    shufb $124, $109, $109, $92
    xor $106, $14, $102
    shufb $109, $107, $107, $92
    selb $102, $13, $18, $93
    rotqbyi $14, $108, 1
    or $13, $15, $106
    lnop
    nor $106, $110, $112
    lnop
    nor $18, $13, $7
    shlqbii $15, $107, 1
    selb $107, $106, $110, $116
    rotqbii $13, $14, 1
    nor $14, $18, $106
    lnop
    selb $11, $107, $111, $18
    lnop
    selb $107, $116, $14, $111
    lnop
    selb $103, $15, $13, $93
    lqa $12, 0x18040
    eqv $13, $107, $11
    lqa $15, 0x18050
    selb $17, $116, $110, $107
    lnop
    selb $105, $106, $18, $13
    lnop
    selb $110, $11, $13, $14
    lnop
    eqv $13, $17, $105
    lnop
    xor $105, $12, $100
    lnop
    xor $12, $15, $99
    lnop
    xor $15, $13, $112
    lnop
    or $112, $105, $12
    lnop
    nor $105, $119, $117
    lnop
    nor $12, $112, $115
    lnop
    selb $112, $105, $119, $104
    lnop
    nor $14, $12, $105
    lnop
    selb $106, $112, $120, $12
    lnop
    selb $112, $104, $14, $120
    lnop
    selb $11, $7, $15, $101
    lnop
    eqv $7, $112, $106
    lnop
    selb $15, $104, $119, $112
    lnop
    selb $18, $105, $12, $7
    lnop
    selb $119, $111, $13, $101
    lqa $105, 0x18020
    eqv $13, $15, $18
    lqa $12, 0x18030
    selb $111, $116, $17, $101
    lnop
    xor $101, $13, $117
    lnop
    selb $117, $106, $7, $14
    lnop
    selb $116, $115, $101, $98
    lnop
    xor $101, $105, $118
    lnop
    xor $105, $12, $113
    lnop
    selb $115, $120, $13, $98
    lnop
    or $120, $101, $105
    lnop
    nor $13, $114, $121
    lqd $105, 640($5)
    nor $7, $120, $8
    lqd $12, 656($5)
    selb $120, $13, $114, $122
    lqd $14, 896($5)
    nor $18, $7, $13
    lqd $17, 912($5)
    selb $16, $120, $9, $7
    lnop
    selb $120, $122, $18, $9
    lnop
    selb $101, $104, $15, $98
    lqa $19, 0x18000
    eqv $104, $120, $16
    lqa $15, 0x18010
    selb $20, $122, $114, $120
    shufb $106, $105, $12, $6
    selb $12, $13, $7, $104
    shufb $105, $14, $17, $6
    selb $114, $16, $104, $18
    lnop
    eqv $16, $20, $12
    lnop
    xor $12, $19, $106
    lnop
    xor $19, $15, $105
    lnop
    xor $15, $16, $121
    lnop
    or $121, $12, $19
    lnop
    nor $12, $103, $102
    lnop
    nor $19, $121, $10
    lnop
    selb $121, $12, $103, $125
    lnop
    nor $13, $19, $12
    lqd $18, 2432($5)
    selb $17, $121, $126, $19
    lqd $14, 2448($5)
    selb $121, $125, $13, $126
    lnop
    selb $7, $8, $15, $123
    lnop
    eqv $15, $121, $17
    lnop
    selb $21, $125, $103, $121
    lnop
    selb $103, $12, $19, $15
    lnop
    selb $8, $9, $16, $123
    shufb $104, $18, $14, $6
    eqv $14, $21, $103
    rotqbyi $16, $4, 2
    selb $9, $122, $20, $123
    lqa $103, 0x18060
    xor $20, $14, $102
    lqa $18, 0x18070
    selb $122, $17, $15, $13
    lnop
    selb $12, $10, $20, $104
    shlqbii $13, $110, 1
    selb $10, $126, $14, $104
    rotqbii $20, $16, 1
    selb $126, $125, $21, $104
    lnop
    xor $21, $103, $100
    shufb $125, $124, $110, $92
    xor $110, $18, $99
    shufb $124, $109, $107, $92
    selb $109, $13, $20, $93
    rotqbyi $99, $108, 2
    or $13, $21, $110
    lnop
    nor $110, $112, $117
    lnop
    nor $20, $13, $11
    shlqbii $21, $107, 1
    selb $107, $110, $112, $111
    rotqbii $13, $99, 1
    nor $18, $20, $110
    lnop
    selb $103, $107, $119, $20
    lnop
    selb $107, $111, $18, $119
    lnop
    selb $99, $21, $13, $93
    lqa $100, 0x18040
    eqv $13, $107, $103
    lqa $21, 0x18050
    selb $14, $111, $112, $107
    lnop
    selb $16, $110, $20, $13
    lnop
    selb $112, $103, $13, $18
    lnop
    eqv $103, $14, $16
    lnop
    xor $16, $100, $118
    lnop
    xor $100, $21, $113
    lnop
    xor $21, $103, $117
    lnop
    or $117, $16, $100
    lnop
    nor $100, $120, $114
    lnop
    nor $16, $117, $116
    lnop
    selb $117, $100, $120, $101
    lnop
    nor $13, $16, $100
    lnop
    selb $18, $117, $115, $16
    lnop
    selb $117, $101, $13, $115
    lnop
    selb $110, $11, $21, $98
    lnop
    eqv $11, $117, $18
    lnop
    selb $21, $101, $120, $117
    lnop
    selb $20, $100, $16, $11
    lnop
    selb $120, $119, $103, $98
    lqa $100, 0x18020
    eqv $103, $21, $20
    lqa $16, 0x18030
    selb $119, $111, $14, $98
    lnop
    xor $98, $103, $114
    lnop
    selb $114, $18, $11, $13
    lnop
    selb $111, $116, $98, $123
    lnop
    xor $116, $100, $106
    lnop
    xor $100, $16, $105
    lnop
    selb $98, $115, $103, $123
    lnop
    or $115, $116, $100
    lnop
    nor $100, $121, $122
    lqd $116, 1152($5)
    nor $13, $115, $7
    lqd $16, 1168($5)
    selb $115, $100, $121, $9
    lqd $18, 1408($5)
    nor $20, $13, $100
    lqd $14, 1424($5)
    selb $15, $115, $8, $13
    lnop
    selb $115, $9, $20, $8
    lnop
    selb $11, $101, $21, $123
    lqa $17, 0x18000
    eqv $101, $115, $15
    lqa $21, 0x18010
    selb $19, $9, $121, $115
    shufb $103, $116, $16, $6
    selb $116, $100, $13, $101
    shufb $102, $18, $14, $6
    selb $121, $15, $101, $20
    lnop
    eqv $15, $19, $116
    lnop
    xor $116, $17, $103
    lnop
    xor $17, $21, $102
    lnop
    xor $21, $15, $122
    lnop
    or $122, $116, $17
    lnop
    nor $116, $99, $109
    lnop
    nor $17, $122, $12
    lnop
    selb $122, $116, $99, $126
    lnop
    nor $100, $17, $116
    lqd $20, 2688($5)
    selb $18, $122, $10, $17
    lqd $14, 2704($5)
    selb $122, $126, $100, $10
    lnop
    selb $13, $7, $21, $104
    lnop
    eqv $21, $122, $18
    lnop
    selb $16, $126, $99, $122
    lnop
    selb $99, $116, $17, $21
    lnop
    selb $7, $8, $15, $104
    shufb $101, $20, $14, $6
    eqv $14, $16, $99
    rotqbyi $15, $4, 3
    selb $4, $9, $19, $104
    lqa $99, 0x18060
    xor $19, $14, $109
    lqa $20, 0x18070
    selb $9, $18, $21, $100
    lnop
    selb $8, $12, $19, $101
    shlqbii $100, $112, 1
    selb $12, $10, $14, $101
    rotqbii $19, $15, 1
    selb $10, $126, $16, $101
    lnop
    xor $16, $99, $118
    shufb $126, $125, $112, $92
    xor $118, $20, $113
    shufb $125, $124, $107, $92
    selb $124, $100, $19, $93
    rotqbyi $113, $108, 3
    or $108, $16, $118
    lnop
    nor $118, $117, $114
    lnop
    nor $100, $108, $110
    shlqbii $16, $107, 1
    selb $107, $118, $117, $119
    rotqbii $108, $113, 1
    nor $113, $100, $118
    lnop
    selb $19, $107, $120, $100
    lnop
    selb $107, $119, $113, $120
    lnop
    selb $14, $16, $108, $93
    lqa $20, 0x18040
    eqv $16, $107, $19
    lqa $112, 0x18050
    selb $99, $119, $117, $107
    lnop
    selb $117, $118, $100, $16
    lnop
    selb $108, $19, $16, $113
    lnop
    eqv $113, $99, $117
    lnop
    xor $117, $20, $106
    lnop
    xor $20, $112, $105
    lnop
    xor $112, $113, $114
    lnop
    or $114, $117, $20
    lnop
    nor $20, $115, $121
    lnop
    nor $16, $114, $111
    lnop
    selb $114, $20, $115, $11
    lnop
    nor $19, $16, $20
    lnop
    selb $118, $114, $98, $16
    lnop
    selb $109, $11, $19, $98
    lnop
    selb $117, $110, $112, $123
    lnop
    eqv $112, $109, $118
    lnop
    selb $114, $11, $115, $109
    lnop
    selb $115, $20, $16, $112
    lnop
    selb $116, $120, $113, $123
    lqa $16, 0x18020
    eqv $113, $114, $115
    lqa $20, 0x18030
    selb $115, $119, $99, $123
    lnop
    xor $123, $113, $121
    lnop
    selb $110, $118, $112, $19
    lnop
    selb $120, $111, $123, $104
    lnop
    xor $123, $16, $103
    lnop
    xor $16, $20, $102
    lnop
    selb $119, $98, $113, $104
    lqd $20, 1664($5)
    or $98, $123, $16
    lqd $113, 1680($5)
    nor $123, $122, $9
    lnop
    nor $112, $98, $13
    lqd $16, 1920($5)
    selb $111, $123, $122, $4
    lqd $98, 1936($5)
    nor $19, $112, $123
    lnop
    selb $121, $111, $7, $112
    lnop
    selb $111, $4, $19, $7
    shufb $100, $20, $113, $6
    selb $118, $11, $114, $104
    lqa $113, 0x18000
    eqv $114, $111, $121
    lqa $11, 0x18010
    selb $20, $4, $122, $111
    shufb $99, $16, $98, $6
    selb $122, $123, $112, $114
    shufb $98, $126, $108, $92
    selb $112, $121, $114, $19
    lnop
    eqv $121, $20, $122
    lnop
    xor $122, $113, $100
    lqd $114, 3872($3)
    xor $113, $11, $99
    rotqbyi $19, $98, 12
    xor $98, $121, $9
    cwd $11, 0($2)
    or $2, $122, $113
    lnop
    nor $122, $14, $124
    lnop
    nor $9, $2, $8
    lnop
    selb $2, $122, $14, $10
    shufb $126, $19, $114, $11
    nor $19, $9, $122
    hbrr k_edit_edge_branch, k_edit_edge_loop
    selb $16, $2, $12, $9
    lqd $114, 2944($5)
    selb $113, $10, $19, $12
    lqd $2, 2960($5)
    selb $123, $13, $98, $101
    shufb $5, $125, $107, $92
    eqv $125, $113, $16
    stqd $126, 3872($3)
    selb $13, $10, $14, $113
    lqd $126, 4048($3)
    selb $14, $122, $9, $125
    lnop
    selb $122, $7, $121, $101
    rotqbyi $9, $5, 12
    eqv $5, $13, $14
    shufb $98, $114, $2, $6
    selb $121, $4, $20, $101
    lnop
    xor $4, $5, $124
    lnop
    selb $114, $16, $125, $19
    shufb $20, $9, $126, $11
    selb $126, $8, $4, $98
    lnop
    selb $125, $12, $5, $98
    lnop
    ai $97, $97, -1
    lnop
    selb $124, $10, $13, $98
    stqd $20, 4048($3)
    ai $127, $127, 1
k_edit_edge_branch:
    brnz $97, k_edit_edge_loop
k_edit_edge_end:
    stqa $126, 0x18c80
    stqa $125, 0x18c90
    stqa $124, 0x18ca0
    stqa $123, 0x18cb0
    stqa $122, 0x18cc0
    stqa $121, 0x18cd0
    stqa $120, 0x18ce0
    stqa $119, 0x18cf0
    stqa $118, 0x18d00
    stqa $117, 0x18d10
    stqa $116, 0x18d20
    stqa $115, 0x18d30
    stqa $114, 0x18d40
    stqa $113, 0x18d50
    stqa $112, 0x18d60
    stqa $111, 0x18d70
    stqa $110, 0x18d80
    stqa $109, 0x18d90
    stqa $108, 0x18da0
    stqa $107, 0x18db0
    bi $0

.global k_edit_steady
.align 3
k_edit_steady:
    lqa $99, 0x0
    lqa $98, 0x10
    lqa $97, 0x20
    lqa $96, 0x30
    lqa $95, 0x40
    lqa $126, 0x18c80
    lqa $125, 0x18c90
    lqa $124, 0x18ca0
    lqa $123, 0x18cb0
    lqa $122, 0x18cc0
    lqa $121, 0x18cd0
    lqa $120, 0x18ce0
    lqa $119, 0x18cf0
    lqa $118, 0x18d00
    lqa $117, 0x18d10
    lqa $116, 0x18d20
    lqa $115, 0x18d30
    lqa $114, 0x18d40
    lqa $113, 0x18d50
    lqa $112, 0x18d60
    lqa $111, 0x18d70
    lqa $110, 0x18d80
    lqa $109, 0x18d90
    lqa $108, 0x18da0
    lqa $107, 0x18db0
    andi $6, $3, 7
    rotmi $7, $3, -3
    shli $6, $6, 5
    a $6, $6, $7
    a $7, $6, $99
    lqd $8, 640($7)
    lqd $9, 656($7)
    shufb $6, $6, $6, $98
    andbi $6, $6, 15
    a $6, $6, $97
    shufb $106, $8, $9, $6
    lqd $8, 896($7)
    lqd $9, 912($7)
    shufb $105, $8, $9, $6
    lqd $8, 1152($7)
    lqd $9, 1168($7)
    shufb $104, $8, $9, $6
    lqd $8, 1408($7)
    lqd $9, 1424($7)
    shufb $103, $8, $9, $6
    lqd $8, 1664($7)
    lqd $9, 1680($7)
    shufb $102, $8, $9, $6
    lqd $8, 1920($7)
    lqd $7, 1936($7)
    shufb $101, $8, $7, $6
    sf $100, $3, $4
    ori $127, $3, 0
    cgti $2, $100, 0
    brz $2, k_edit_steady_end
# 260 instructions for the even pipe, 102 for the odd one; 271 cycles
.align 3
k_edit_steady_loop:
    nop
    lnop
    ai $3, $127, 1
    lnop
    shli $2, $127, 2
    lnop
    nop
    lnop
    andi $15, $3, 7
    lnop
    rotmi $4, $3, -3
    lnop
    a $3, $2, $99
    lnop
    shli $16, $15, 5
    lnop
    nop
    lqd $15, 3520($3)
    nop
    lnop
    nop
    lnop
    a $12, $16, $4
    lnop
    nop
    lnop
    nop
    shufb $16, $12, $12, $98
    nop
    rotqby $4, $15, $2
    nop
    lqa $15, 0x18060
    nop
    lqa $9, 0x18070
    nop
    lqd $11, 3696($3)
    andbi $13, $16, 15
    shlqbii $10, $108, 1
    a $5, $12, $99
    rotqbii $16, $4, 1
    a $6, $13, $97
    lnop
    xor $13, $15, $106
    lnop
    xor $106, $9, $105
    lnop
    selb $105, $10, $16, $96
    rotqby $108, $11, $2
    or $10, $13, $106
    lnop
    nor $106, $109, $110
    lnop
    nor $11, $10, $117
    shlqbii $13, $107, 1
    selb $117, $106, $109, $115
    rotqbii $107, $108, 1
    nor $10, $11, $106
    lnop
    selb $16, $117, $116, $11
    lnop
    selb $117, $115, $10, $116
    lqa $9, 0x18040
    selb $116, $13, $107, $96
    lqa $15, 0x18050
    eqv $13, $117, $16
    lnop
    selb $107, $115, $109, $117
    lnop
    selb $12, $106, $11, $13
    lnop
    selb $115, $16, $13, $10
    lnop
    xor $10, $9, $104
    lnop
    xor $9, $15, $103
    lnop
    eqv $109, $107, $12
    lnop
    or $12, $10, $9
    lnop
    nor $9, $111, $112
    lnop
    nor $10, $12, $120
    lnop
    selb $120, $9, $111, $118
    lnop
    nor $12, $10, $9
    lnop
    selb $15, $120, $119, $10
    lnop
    selb $120, $118, $12, $119
    lqa $13, 0x18020
    xor $119, $109, $110
    lqa $16, 0x18030
    eqv $106, $120, $15
    lnop
    selb $110, $118, $111, $120
    lnop
    selb $11, $9, $10, $106
    lnop
    selb $118, $15, $106, $12
    lnop
    xor $106, $13, $102
    lnop
    xor $13, $16, $101
    lnop
    eqv $111, $110, $11
    lqd $16, 128($5)
    or $12, $106, $13
    lqd $11, 144($5)
    nor $15, $113, $114
    lqd $13, 384($5)
    nor $10, $12, $123
    lqd $9, 400($5)
    selb $123, $15, $113, $121
    lnop
    nor $12, $10, $15
    lnop
    selb $8, $123, $122, $10
    lqa $14, 0x18000
    selb $123, $121, $12, $122
    lqa $17, 0x18010
    xor $106, $111, $112
    shufb $122, $16, $11, $6
    eqv $11, $123, $8
    shufb $112, $13, $9, $6
    selb $7, $121, $113, $123
    lnop
    selb $113, $15, $10, $11
    lnop
    xor $10, $14, $122
    lnop
    xor $14, $17, $112
    lnop
    selb $121, $8, $11, $12
    lnop
    or $8, $10, $14
    lnop
    nor $10, $116, $105
    lnop
    nor $14, $8, $126
    lnop
    selb $126, $10, $116, $124
    lnop
    nor $8, $14, $10
    lnop
    selb $11, $126, $125, $14
    lnop
    selb $126, $124, $8, $125
    lnop
    eqv $125, $7, $113
    lnop
    eqv $12, $126, $11
    rotqbyi $17, $4, 1
    selb $113, $124, $116, $126
    lqa $15, 0x18060
    selb $116, $10, $14, $12
    lqa $13, 0x18070
    xor $124, $125, $114
    lnop
    eqv $114, $113, $116
    shlqbii $10, $115, 1
    selb $116, $11, $12, $8
    rotqbii $14, $17, 1
    xor $8, $114, $105
    lnop
    xor $105, $15, $104
    shufb $9, $115, $115, $95
    xor $104, $13, $103
    shufb $115, $117, $117, $95
    selb $103, $10, $14, $96
    rotqbyi $13, $108, 1
    or $10, $105, $104
    lnop
    nor $105, $120, $118
    lnop
    nor $14, $10, $119
    shlqbii $104, $117, 1
    selb $119, $105, $120, $107
    rotqbii $117, $13, 1
    nor $13, $14, $105
    lnop
    selb $10, $119, $109, $14
    lnop
    selb $119, $107, $13, $109
    lqa $15, 0x18040
    selb $109, $104, $117, $96
    lqa $11, 0x18050
    eqv $104, $119, $10
    lnop
    selb $117, $107, $120, $119
    lnop
    selb $12, $105, $14, $104
    lnop
    selb $120, $10, $104, $13
    lnop
    xor $104, $15, $102
    lnop
    xor $15, $11, $101
    lnop
    eqv $107, $117, $12
    lnop
    or $12, $104, $15
    lnop
    nor $15, $123, $121
    lnop
    nor $11, $12, $106
    lnop
    selb $106, $15, $123, $110
    lnop
    nor $12, $11, $15
    lnop
    selb $10, $106, $111, $11
    lnop
    selb $104, $110, $12, $111
    lqa $106, 0x18020
    xor $111, $107, $118
    lqa $13, 0x18030
    eqv $105, $104, $10
    lnop
    selb $118, $110, $123, $104
    lnop
    selb $14, $15, $11, $105
    lnop
    selb $123, $10, $105, $12
    lnop
    xor $105, $106, $122
    lnop
    xor $106, $13, $112
    lnop
    eqv $110, $118, $14
    lqd $13, 640($5)
    or $10, $105, $106
    lqd $14, 656($5)
    nor $11, $126, $116
    lqd $12, 896($5)
    nor $17, $10, $124
    lqd $15, 912($5)
    selb $124, $11, $126, $7
    lnop
    nor $10, $17, $11
    lnop
    selb $16, $124, $125, $17
    lqa $18, 0x18000
    selb $124, $7, $10, $125
    lqa $19, 0x18010
    xor $125, $110, $121
    shufb $106, $13, $14, $6
    eqv $13, $124, $16
    shufb $105, $12, $15, $6
    selb $121, $7, $126, $124
    lnop
    selb $7, $11, $17, $13
    lnop
    xor $11, $18, $106
    lnop
    xor $18, $19, $105
    lnop
    selb $126, $16, $13, $10
    lnop
    or $10, $11, $18
    lnop
    nor $11, $109, $103
    lnop
    nor $18, $10, $8
    lnop
    selb $8, $11, $109, $113
    lnop
    nor $10, $18, $11
    lnop
    selb $13, $8, $114, $18
    lnop
    selb $8, $113, $10, $114
    lnop
    eqv $114, $121, $7
    lnop
    eqv $16, $8, $13
    rotqbyi $19, $4, 2
    selb $7, $113, $109, $8
    lqa $17, 0x18060
    selb $109, $11, $18, $16
    lqa $12, 0x18070
    xor $113, $114, $116
    lnop
    eqv $116, $7, $109
    shlqbii $18, $120, 1
    selb $109, $13, $16, $10
    rotqbii $15, $19, 1
    xor $10, $116, $103
    lnop
    xor $103, $17, $102
    shufb $11, $9, $120, $95
    xor $102, $12, $101
    shufb $120, $115, $119, $95
    selb $115, $18, $15, $96
    rotqbyi $101, $108, 2
    or $15, $103, $102
    lnop
    nor $103, $104, $123
    lnop
    nor $18, $15, $111
    shlqbii $102, $119, 1
    selb $119, $103, $104, $117
    rotqbii $111, $101, 1
    nor $101, $18, $103
    lnop
    selb $15, $119, $107, $18
    lnop
    selb $119, $117, $101, $107
    lqa $12, 0x18040
    selb $107, $102, $111, $96
    lqa $9, 0x18050
    eqv $102, $119, $15
    lnop
    selb $111, $117, $104, $119
    lnop
    selb $104, $103, $18, $102
    lnop
    selb $117, $15, $102, $101
    lnop
    xor $102, $12, $122
    lnop
    xor $12, $9, $112
    lnop
    eqv $101, $111, $104
    lnop
    or $104, $102, $12
    lnop
    nor $102, $124, $126
    lnop
    nor $12, $104, $125
    lnop
    selb $125, $102, $124, $118
    lnop
    nor $104, $12, $102
    lnop
    selb $9, $125, $110, $12
    lnop
    selb $125, $118, $104, $110
    lqa $15, 0x18020
    xor $110, $101, $123
    lqa $103, 0x18030
    eqv $18, $125, $9
    lnop
    selb $123, $118, $124, $125
    lnop
    selb $17, $102, $12, $18
    lnop
    selb $124, $9, $18, $104
    lnop
    xor $104, $15, $106
    lnop
    xor $15, $103, $105
    lnop
    eqv $118, $123, $17
    lqd $103, 1152($5)
    or $9, $104, $15
    lqd $17, 1168($5)
    nor $18, $8, $109
    lqd $15, 1408($5)
    nor $12, $9, $113
    lqd $102, 1424($5)
    selb $113, $18, $8, $121
    lnop
    nor $9, $12, $18
    lnop
    selb $13, $113, $114, $12
    lqa $16, 0x18000
    selb $113, $121, $9, $114
    lqa $19, 0x18010
    xor $114, $118, $126
    shufb $104, $103, $17, $6
    eqv $17, $113, $13
    shufb $103, $15, $102, $6
    selb $126, $121, $8, $113
    lnop
    selb $102, $18, $12, $17
    lnop
    xor $12, $16, $104
    lnop
    xor $16, $19, $103
    lnop
    selb $121, $13, $17, $9
    lnop
    or $9, $12, $16
    lnop
    nor $12, $107, $115
    lnop
    nor $16, $9, $10
    lnop
    selb $9, $12, $107, $7
    lnop
    nor $13, $16, $12
    lnop
    selb $17, $9, $116, $16
    lnop
    selb $10, $7, $13, $116
    lnop
    eqv $8, $126, $102
    lnop
    eqv $102, $10, $17
    rotqbyi $116, $4, 3
    selb $4, $7, $107, $10
    lqa $19, 0x18060
    selb $107, $12, $16, $102
    lqa $18, 0x18070
    xor $7, $8, $109
    lnop
    eqv $9, $4, $107
    shlqbii $109, $117, 1
    selb $12, $17, $102, $13
    rotqbii $107, $116, 1
    xor $13, $9, $115
    lnop
    xor $115, $19, $122
    shufb $14, $11, $117, $95
    xor $122, $18, $112
    shufb $11, $120, $119, $95
    selb $15, $109, $107, $96
    rotqbyi $120, $108, 3
    or $109, $115, $122
    lnop
    nor $122, $125, $124
    lnop
    nor $108, $109, $110
    shlqbii $115, $119, 1
    selb $110, $122, $125, $111
    rotqbii $119, $120, 1
    nor $120, $108, $122
    lnop
    selb $109, $110, $101, $108
    lnop
    selb $107, $111, $120, $101
    lqa $110, 0x18040
    selb $16, $115, $119, $96
    lqa $101, 0x18050
    eqv $119, $107, $109
    lnop
    selb $115, $111, $125, $107
    lnop
    selb $125, $122, $108, $119
    lnop
    selb $108, $109, $119, $120
    lnop
    xor $120, $110, $106
    lnop
    xor $110, $101, $105
    lnop
    eqv $116, $115, $125
    lnop
    or $125, $120, $110
    lnop
    nor $120, $113, $121
    lnop
    nor $110, $125, $114
    lnop
    selb $125, $120, $113, $123
    lnop
    nor $114, $110, $120
    lnop
    selb $101, $125, $118, $110
    lnop
    selb $109, $123, $114, $118
    lqa $125, 0x18020
    xor $117, $116, $124
    lqa $119, 0x18030
    eqv $124, $109, $101
    lnop
    selb $118, $123, $113, $109
    lqd $122, 1664($5)
    selb $113, $120, $110, $124
    lqd $123, 1680($5)
    selb $110, $101, $124, $114
    lqd $120, 1920($5)
    xor $114, $125, $104
    lqd $124, 1936($5)
    xor $125, $119, $103
    lnop
    eqv $119, $118, $113
    lnop
    or $113, $114, $125
    lnop
    nor $125, $10, $12
    lnop
    nor $114, $113, $7
    shufb $102, $122, $123, $6
    selb $123, $125, $10, $126
    shufb $101, $120, $124, $6
    nor $124, $114, $125
    shufb $6, $14, $108, $95
    selb $14, $123, $8, $114
    lqa $122, 0x18000
    selb $111, $126, $124, $8
    lqa $123, 0x18010
    xor $120, $119, $121
    lqd $8, 3872($3)
    eqv $113, $111, $14
    rotqbyi $7, $6, 12
    selb $121, $126, $10, $111
    cwd $6, 0($2)
    selb $126, $125, $114, $113
    lnop
    selb $112, $14, $113, $124
    lnop
    xor $124, $122, $102
    lnop
    xor $113, $123, $101
    shufb $14, $7, $8, $6
    eqv $122, $121, $126
    hbrr k_edit_steady_branch, k_edit_steady_loop
    or $126, $124, $113
    lnop
    nor $7, $16, $15
    lnop
    nor $8, $126, $13
    shufb $124, $11, $107, $95
    selb $126, $7, $16, $4
    stqd $14, 3872($3)
    nor $14, $8, $7
    lqd $11, 4048($3)
    selb $13, $126, $9, $8
    lnop
    selb $113, $4, $14, $9
    rotqbyi $126, $124, 12
    xor $123, $122, $12
    lnop
    eqv $12, $113, $13
    lnop
    selb $124, $4, $16, $113
    lnop
    selb $4, $7, $8, $12
    shufb $16, $126, $11, $6
    selb $114, $13, $12, $14
    lnop
    eqv $125, $124, $4
    lnop
    ai $100, $100, -1
    lnop
    xor $126, $125, $15
    stqd $16, 4048($3)
    ai $127, $127, 1
k_edit_steady_branch:
    brnz $100, k_edit_steady_loop
k_edit_steady_end:
    stqa $126, 0x18c80
    stqa $125, 0x18c90
    stqa $124, 0x18ca0
    stqa $123, 0x18cb0
    stqa $122, 0x18cc0
    stqa $121, 0x18cd0
    stqa $120, 0x18ce0
    stqa $119, 0x18cf0
    stqa $118, 0x18d00
    stqa $117, 0x18d10
    stqa $116, 0x18d20
    stqa $115, 0x18d30
    stqa $114, 0x18d40
    stqa $113, 0x18d50
    stqa $112, 0x18d60
    stqa $111, 0x18d70
    stqa $110, 0x18d80
    stqa $109, 0x18d90
    stqa $108, 0x18da0
    stqa $107, 0x18db0
    bi $0

.global k_edit_edge_tap
.align 3
k_edit_edge_tap:
    lqa $95, 0x0
    lqa $94, 0x10
    lqa $93, 0x20
    lqa $92, 0x30
    lqa $91, 0x50
    lqa $90, 0x60
    lqa $89, 0x70
    lqa $88, 0x80
    lqa $87, 0x90
    lqa $86, 0xa0
    ori $96, $5, 0
    lqa $126, 0x18c80
    lqa $125, 0x18c90
    lqa $124, 0x18ca0
    lqa $123, 0x18cb0
    lqa $122, 0x18cc0
    lqa $121, 0x18cd0
    lqa $120, 0x18ce0
    lqa $119, 0x18cf0
    lqa $118, 0x18d00
    lqa $117, 0x18d10
    lqa $116, 0x18d20
    lqa $115, 0x18d30
    lqa $114, 0x18d40
    lqa $113, 0x18d50
    lqa $112, 0x18d60
    lqa $111, 0x18d70
    lqa $110, 0x18d80
    lqa $109, 0x18d90
    lqa $108, 0x18da0
    lqa $107, 0x18db0
    andi $6, $3, 7
    rotmi $7, $3, -3
    shli $6, $6, 5
    a $6, $6, $7
    a $7, $6, $95
    lqd $8, 640($7)
    lqd $9, 656($7)
    shufb $6, $6, $6, $94
    andbi $6, $6, 15
    a $6, $6, $93
    shufb $106, $8, $9, $6
    lqd $8, 896($7)
    lqd $9, 912($7)
    shufb $105, $8, $9, $6
    lqd $8, 2432($7)
    lqd $9, 2448($7)
    shufb $104, $8, $9, $6
    lqd $8, 1152($7)
    lqd $9, 1168($7)
    shufb $103, $8, $9, $6
    lqd $8, 1408($7)
    lqd $9, 1424($7)
    shufb $102, $8, $9, $6
    lqd $8, 2688($7)
    lqd $9, 2704($7)
    shufb $101, $8, $9, $6
    lqd $8, 1664($7)
    lqd $9, 1680($7)
    shufb $100, $8, $9, $6
    lqd $8, 1920($7)
    lqd $9, 1936($7)
    shufb $99, $8, $9, $6
    lqd $8, 2944($7)
    lqd $7, 2960($7)
    shufb $98, $8, $7, $6
    sf $97, $3, $4
    ori $127, $3, 0
    cgti $2, $97, 0
    brz $2, k_edit_edge_tap_end
# 323 instructions for the even pipe, 184 for the odd one; 366 cycles
.align 3
k_edit_edge_tap_loop:
    nop
    lnop
    ai $22, $127, 1
    lnop
    shli $2, $127, 2
    lnop
    nop
    lnop
    andi $21, $22, 7
    lnop
    rotmi $16, $22, -3
    lnop
    a $3, $2, $95
    lnop
    shli $22, $21, 5
    lnop
    nop
    lqd $21, 3520($3)
    nop
    lnop
    nop
    lnop
    a $13, $22, $16
    lnop
    nop
    lnop
    nop
    shufb $16, $13, $13, $94
    nop
    rotqby $4, $21, $2
    nop
    lqd $21, 3696($3)
    nop
    lqa $22, 0x18060
    nop
    lqa $10, 0x18070
    nop
    lnop
    andbi $8, $16, 15
    shlqbii $14, $108, 1
    a $5, $13, $95
    rotqbii $16, $4, 1
    a $6, $8, $93
    rotqby $108, $21, $2
    xor $8, $22, $106
    lnop
    xor $106, $10, $105
    lnop
    selb $105, $14, $16, $92
    shlqbii $10, $107, 1
    or $16, $8, $106
    rotqbii $14, $108, 1
    nor $107, $109, $110
    lqa $8, 0x18040
    nor $106, $16, $117
    lqa $22, 0x18050
    selb $16, $107, $109, $115
    lnop
    selb $7, $10, $14, $92
    lnop
    selb $21, $16, $116, $106
    lnop
    nor $19, $106, $107
    lnop
    xor $16, $8, $103
    lnop
    xor $10, $22, $102
    lnop
    selb $8, $115, $19, $116
    lnop
    or $22, $16, $10
    lnop
    nor $9, $111, $112
    lqa $16, 0x18020
    nor $10, $22, $120
    lqa $14, 0x18030
    selb $22, $9, $111, $118
    lnop
    eqv $20, $8, $21
    lqd $13, 128($5)
    selb $23, $22, $119, $10
    lqd $17, 144($5)
    nor $24, $10, $9
    lqd $22, 384($5)
    xor $15, $16, $100
    lqd $18, 400($5)
    xor $16, $14, $99
    lnop
    selb $11, $118, $24, $119
    lnop
    or $14, $15, $16
    lqa $25, 0x18000
    nor $26, $113, $114
    lqa $15, 0x18010
    nor $27, $14, $123
    shufb $12, $13, $17, $6
    selb $14, $26, $113, $121
    shufb $13, $22, $18, $6
    eqv $22, $11, $23
    lnop
    selb $18, $14, $122, $27
    lnop
    xor $14, $25, $12
    lnop
    xor $25, $15, $13
    lnop
    nor $28, $27, $26
    lnop
    or $15, $14, $25
    lnop
    nor $25, $7, $105
    lnop
    nor $29, $15, $126
    lnop
    selb $15, $25, $7, $124
    lnop
    nor $17, $29, $25
    lnop
    selb $30, $15, $125, $29
    lnop
    selb $14, $124, $17, $125
    lnop
    selb $15, $121, $28, $122
    lnop
    eqv $31, $14, $30
    lnop
    eqv $32, $15, $18
    lnop
    selb $16, $30, $31, $17
    lnop
    selb $17, $18, $32, $28
    lnop
    selb $18, $23, $22, $24
    stqa $16, 0x19080
    selb $23, $21, $20, $19
    stqa $17, 0x19090
    nop
    stqa $18, 0x190a0
    a $19, $96, $95
    stqa $23, 0x190b0
    nop
    lnop
    nop
    lqd $21, 4224($19)
    nop
    lnop
    nop
    lnop
    nop
    lnop
    selb $24, $115, $109, $8
    lnop
    selb $109, $107, $106, $20
    lnop
    nop
    rotqby $107, $21, $96
    eqv $21, $24, $109
    lnop
    nop
    lnop
    xor $109, $21, $110
    lnop
    nop
    rotqbyi $106, $107, 13
    selb $110, $117, $109, $104
    lqd $107, 3872($3)
    selb $117, $118, $111, $11
    stqa $14, 0x190c0
    selb $111, $9, $10, $22
    stqa $15, 0x190d0
    selb $9, $116, $21, $104
    stqa $11, 0x190e0
    eqv $21, $117, $111
    stqa $8, 0x190f0
    selb $116, $115, $24, $104
    lqd $111, 4288($19)
    xor $115, $21, $112
    cbd $104, 0($2)
    selb $112, $121, $113, $15
    lnop
    andi $24, $106, 255
    lnop
    selb $10, $26, $27, $32
    lqd $106, 2176($5)
    selb $113, $120, $115, $101
    shufb $26, $24, $107, $104
    eqv $115, $112, $10
    rotqby $107, $111, $96
    selb $120, $119, $21, $101
    lqd $111, 2192($5)
    xor $119, $115, $114
    lnop
    selb $114, $118, $117, $101
    stqd $26, 3872($3)
    selb $118, $123, $119, $98
    rotqbyi $117, $107, 13
    selb $119, $124, $7, $14
    lqd $107, 4048($3)
    selb $26, $25, $29, $31
    lnop
    selb $123, $122, $115, $98
    shufb $7, $106, $111, $6
    eqv $115, $119, $26
    rotqbyi $111, $4, 1
    andi $26, $117, 255
    lqa $106, 0x18060
    xor $117, $115, $105
    lqa $25, 0x18070
    selb $122, $121, $112, $98
    shufb $105, $26, $107, $104
    selb $121, $126, $117, $7
    shlqbii $112, $23, 1
    selb $126, $125, $115, $7
    rotqbii $117, $111, 1
    selb $125, $124, $119, $7
    rotqbyi $115, $108, 1
    xor $124, $106, $103
    lnop
    xor $106, $25, $102
    stqd $105, 4048($3)
    selb $102, $112, $117, $92
    shlqbii $105, $8, 1
    or $112, $124, $106
    rotqbii $117, $115, 1
    nor $8, $11, $18
    lqa $124, 0x18040
    nor $3, $112, $110
    lqa $115, 0x18050
    selb $112, $8, $11, $116
    lnop
    selb $103, $105, $117, $92
    lnop
    selb $25, $112, $9, $3
    lnop
    nor $23, $3, $8
    lnop
    xor $112, $124, $100
    lnop
    xor $117, $115, $99
    lnop
    selb $124, $116, $23, $9
    lnop
    or $115, $112, $117
    lnop
    nor $107, $15, $17
    lqa $117, 0x18020
    nor $104, $115, $113
    lqa $112, 0x18030
    selb $115, $107, $15, $114
    lnop
    eqv $26, $124, $25
    lqd $105, 640($5)
    selb $29, $115, $120, $104
    lqd $111, 656($5)
    nor $31, $104, $107
    lqd $115, 896($5)
    xor $106, $117, $12
    lqd $21, 912($5)
    xor $117, $112, $13
    lnop
    selb $119, $114, $31, $120
    lnop
    or $112, $106, $117
    lqa $10, 0x18000
    nor $24, $14, $16
    lqa $117, 0x18010
    nor $27, $112, $118
    shufb $106, $105, $111, $6
    selb $112, $24, $14, $122
    shufb $105, $115, $21, $6
    eqv $21, $119, $29
    lnop
    selb $32, $112, $123, $27
    lnop
    xor $112, $10, $106
    lnop
    xor $10, $117, $105
    lnop
    nor $117, $27, $24
    lnop
    or $115, $112, $10
    lnop
    nor $22, $103, $102
    lnop
    nor $109, $115, $121
    lnop
    selb $115, $22, $103, $125
    lnop
    nor $111, $109, $22
    lnop
    selb $20, $115, $126, $109
    lnop
    selb $112, $125, $111, $126
    lnop
    selb $115, $122, $117, $123
    lnop
    eqv $28, $112, $20
    lnop
    eqv $30, $115, $32
    lnop
    selb $10, $20, $28, $111
    lnop
    selb $111, $32, $30, $117
    lnop
    selb $117, $29, $21, $31
    stqa $10, 0x19080
    selb $29, $25, $26, $23
    stqa $111, 0x19090
    nop
    stqa $117, 0x190a0
    nop
    stqa $29, 0x190b0
    nop
    lqd $23, 4224($19)
    nop
    lnop
    nop
    lnop
    selb $25, $116, $11, $124
    lnop
    selb $11, $8, $3, $26
    lnop
    nop
    lnop
    eqv $3, $25, $11
    rotqby $8, $23, $96
    nop
    lnop
    xor $11, $3, $18
    lnop
    a $18, $2, $91
    lnop
    selb $23, $114, $15, $119
    rotqbyi $26, $8, 13
    selb $8, $107, $104, $21
    lqd $31, 0($18)
    selb $15, $110, $11, $101
    stqa $112, 0x190c0
    eqv $11, $23, $8
    stqa $115, 0x190d0
    selb $110, $9, $3, $101
    stqa $119, 0x190e0
    xor $3, $11, $17
    stqa $124, 0x190f0
    selb $17, $116, $25, $101
    lqd $9, 4288($19)
    selb $116, $113, $3, $98
    cbd $101, 0($18)
    selb $113, $122, $14, $115
    lnop
    andi $25, $26, 255
    lqd $3, 2432($5)
    selb $8, $24, $27, $30
    lqd $26, 2448($5)
    selb $14, $120, $11, $98
    shufb $24, $25, $31, $101
    eqv $101, $113, $8
    rotqby $11, $9, $96
    selb $120, $114, $23, $98
    lnop
    xor $114, $101, $16
    lnop
    a $23, $2, $90
    stqd $24, 0($18)
    selb $16, $118, $114, $7
    rotqbyi $18, $11, 13
    selb $114, $125, $103, $112
    lqd $11, 0($23)
    selb $103, $22, $109, $28
    shufb $104, $3, $26, $6
    selb $118, $123, $101, $7
    cbd $109, 0($23)
    eqv $101, $114, $103
    rotqbyi $3, $4, 2
    andi $103, $18, 255
    lqa $22, 0x18060
    xor $18, $101, $102
    lqa $26, 0x18070
    selb $123, $122, $113, $7
    shufb $102, $103, $11, $109
    selb $122, $121, $18, $104
    shlqbii $113, $29, 1
    selb $121, $126, $101, $104
    rotqbii $18, $3, 1
    selb $126, $125, $114, $104
    rotqbyi $101, $108, 2
    xor $125, $22, $100
    lnop
    xor $100, $26, $99
    stqd $102, 0($23)
    selb $99, $113, $18, $92
    shlqbii $102, $124, 1
    or $18, $125, $100
    rotqbii $113, $101, 1
    nor $124, $119, $117
    lqa $101, 0x18040
    nor $100, $18, $15
    lqa $23, 0x18050
    selb $18, $124, $119, $17
    lnop
    selb $125, $102, $113, $92
    lnop
    selb $113, $18, $110, $100
    lnop
    nor $26, $100, $124
    lnop
    xor $18, $101, $12
    lnop
    xor $101, $23, $13
    lnop
    selb $114, $17, $26, $110
    lnop
    or $23, $18, $101
    lnop
    nor $101, $115, $111
    lqa $18, 0x18020
    nor $22, $23, $116
    lqa $102, 0x18030
    selb $23, $101, $115, $120
    lnop
    eqv $29, $114, $113
    lqd $3, 1152($5)
    selb $28, $23, $14, $22
    lqd $109, 1168($5)
    nor $24, $22, $101
    lqd $23, 1408($5)
    xor $103, $18, $106
    lqd $11, 1424($5)
    xor $18, $102, $105
    lnop
    selb $9, $120, $24, $14
    lnop
    or $102, $103, $18
    lqa $8, 0x18000
    nor $25, $112, $10
    lqa $18, 0x18010
    nor $31, $102, $16
    shufb $103, $3, $109, $6
    selb $109, $25, $112, $123
    shufb $102, $23, $11, $6
    eqv $23, $9, $28
    lnop
    selb $27, $109, $118, $31
    lnop
    xor $109, $8, $103
    lnop
    xor $8, $18, $102
    lnop
    nor $30, $31, $25
    lnop
    or $18, $109, $8
    lnop
    nor $109, $125, $99
    lnop
    nor $107, $18, $122
    lnop
    selb $18, $109, $125, $126
    lnop
    nor $11, $107, $109
    lnop
    selb $21, $18, $121, $107
    lnop
    selb $18, $126, $11, $121
    lnop
    selb $3, $123, $30, $118
    lnop
    eqv $32, $18, $21
    lnop
    eqv $33, $3, $27
    lnop
    selb $8, $21, $32, $11
    lnop
    selb $11, $27, $33, $30
    lnop
    selb $20, $28, $23, $24
    stqa $8, 0x19080
    selb $24, $113, $29, $26
    stqa $11, 0x19090
    nop
    stqa $20, 0x190a0
    nop
    stqa $24, 0x190b0
    nop
    lqd $113, 4224($19)
    nop
    lnop
    nop
    lnop
    selb $26, $17, $119, $114
    lnop
    selb $119, $124, $100, $29
    lnop
    nop
    lnop
    eqv $124, $26, $119
    rotqby $100, $113, $96
    nop
    lnop
    xor $119, $124, $117
    lnop
    a $117, $2, $89
    lnop
    selb $113, $120, $115, $9
    rotqbyi $29, $100, 13
    selb $100, $101, $22, $23
    lqd $28, 0($117)
    selb $115, $15, $119, $98
    stqa $18, 0x190c0
    eqv $119, $113, $100
    stqa $3, 0x190d0
    selb $15, $110, $124, $98
    stqa $9, 0x190e0
    xor $110, $119, $111
    stqa $114, 0x190f0
    selb $124, $17, $26, $98
    lqd $111, 4288($19)
    selb $98, $116, $110, $7
    cbd $26, 0($117)
    selb $116, $123, $112, $3
    lnop
    andi $110, $29, 255
    lqd $112, 2688($5)
    selb $100, $25, $31, $33
    lqd $29, 2704($5)
    selb $17, $14, $119, $7
    shufb $25, $110, $28, $26
    eqv $119, $116, $100
    rotqby $110, $111, $96
    selb $14, $120, $113, $7
    lnop
    xor $120, $119, $10
    lnop
    a $113, $2, $88
    stqd $25, 0($117)
    selb $10, $16, $120, $104
    rotqbyi $117, $110, 13
    selb $120, $126, $125, $18
    lqd $110, 0($113)
    selb $16, $109, $107, $32
    shufb $101, $112, $29, $6
    selb $125, $118, $119, $104
    cbd $112, 0($113)
    eqv $119, $120, $16
    rotqbyi $118, $4, 3
    andi $16, $117, 255
    lqa $109, 0x18060
    xor $117, $119, $99
    lqa $107, 0x18070
    selb $4, $123, $116, $104
    shufb $99, $16, $110, $112
    selb $16, $122, $117, $101
    shlqbii $123, $24, 1
    selb $21, $121, $119, $101
    rotqbii $122, $118, 1
    selb $22, $126, $120, $101
    rotqbyi $121, $108, 3
    xor $126, $109, $12
    lnop
    xor $109, $107, $13
    stqd $99, 0($113)
    selb $13, $123, $122, $92
    shlqbii $113, $114, 1
    or $122, $126, $109
    rotqbii $123, $121, 1
    nor $12, $9, $20
    lqa $109, 0x18040
    nor $126, $122, $115
    lqa $114, 0x18050
    selb $122, $12, $9, $124
    lnop
    selb $121, $113, $123, $92
    lnop
    selb $123, $122, $15, $126
    lnop
    nor $120, $126, $12
    lnop
    xor $122, $109, $106
    lnop
    xor $109, $114, $105
    lnop
    selb $107, $124, $120, $15
    lnop
    or $114, $122, $109
    lnop
    nor $122, $3, $11
    lqa $109, 0x18020
    nor $119, $114, $98
    lqa $113, 0x18030
    selb $114, $122, $3, $14
    lnop
    eqv $118, $107, $123
    lqd $99, 1664($5)
    selb $117, $114, $17, $119
    lqd $108, 1680($5)
    nor $24, $119, $122
    lqd $114, 1920($5)
    xor $112, $109, $103
    lqd $116, 1936($5)
    xor $110, $113, $102
    lnop
    selb $109, $14, $24, $17
    lnop
    or $113, $112, $110
    lqa $29, 0x18000
    nor $32, $18, $8
    lqa $112, 0x18010
    nor $25, $113, $10
    shufb $100, $99, $108, $6
    selb $113, $32, $18, $4
    shufb $99, $114, $116, $6
    eqv $116, $109, $117
    lnop
    selb $108, $113, $125, $25
    lnop
    xor $113, $29, $100
    lnop
    xor $29, $112, $99
    lnop
    nor $110, $25, $32
    lnop
    or $112, $113, $29
    lnop
    nor $29, $121, $13
    lnop
    nor $26, $112, $16
    lnop
    selb $112, $29, $121, $22
    lnop
    nor $28, $26, $29
    lnop
    selb $31, $112, $21, $26
    lnop
    selb $113, $22, $28, $21
    lnop
    selb $111, $4, $110, $125
    lnop
    eqv $33, $113, $31
    lnop
    eqv $23, $111, $108
    lnop
    selb $114, $31, $33, $28
    lnop
    selb $112, $108, $23, $110
    lnop
    selb $110, $117, $116, $24
    stqa $114, 0x19080
    selb $108, $123, $118, $120
    stqa $112, 0x19090
    nop
    stqa $110, 0x190a0
    nop
    stqa $108, 0x190b0
    nop
    lqd $123, 4224($19)
    nop
    lnop
    nop
    lnop
    nop
    lnop
    nop
    lnop
    selb $120, $124, $9, $107
    lnop
    selb $9, $12, $126, $118
    rotqby $117, $123, $96
    nop
    lnop
    eqv $126, $120, $9
    lnop
    a $9, $2, $87
    lnop
    xor $123, $126, $20
    rotqbyi $118, $117, 13
    selb $20, $14, $3, $109
    lqd $12, 0($9)
    selb $3, $122, $119, $116
    stqa $113, 0x190c0
    selb $117, $115, $123, $7
    stqa $111, 0x190d0
    eqv $123, $20, $3
    stqa $109, 0x190e0
    selb $116, $15, $126, $7
    stqa $107, 0x190f0
    xor $126, $123, $11
    lqd $15, 4288($19)
    selb $115, $124, $120, $7
    cbd $11, 0($9)
    selb $120, $98, $126, $104
    lnop
    andi $126, $118, 255
    lnop
    selb $124, $4, $18, $111
    lnop
    selb $18, $32, $25, $23
    shufb $98, $126, $12, $11
    selb $119, $17, $123, $104
    rotqby $126, $15, $96
    eqv $15, $124, $18
    hbrr k_edit_edge_tap_branch, k_edit_edge_tap_loop
    selb $118, $14, $20, $104
    lqd $18, 2944($5)
    xor $20, $15, $8
    lqd $14, 2960($5)
    a $5, $2, $86
    stqd $98, 0($9)
    selb $123, $10, $20, $101
    rotqbyi $2, $126, 13
    selb $10, $22, $121, $113
    lqd $126, 0($5)
    selb $121, $29, $26, $33
    lnop
    selb $122, $125, $15, $101
    cbd $26, 0($5)
    eqv $15, $10, $121
    shufb $98, $18, $14, $6
    andi $6, $2, 255
    lnop
    xor $2, $15, $13
    lnop
    selb $121, $4, $124, $101
    shufb $13, $6, $126, $26
    selb $126, $16, $2, $98
    lnop
    selb $125, $21, $15, $98
    lnop
    ai $97, $97, -1
    lnop
    selb $124, $22, $10, $98
    stqd $13, 0($5)
    ai $127, $127, 1
k_edit_edge_tap_branch:
    brnz $97, k_edit_edge_tap_loop
k_edit_edge_tap_end:
    stqa $126, 0x18c80
    stqa $125, 0x18c90
    stqa $124, 0x18ca0
    stqa $123, 0x18cb0
    stqa $122, 0x18cc0
    stqa $121, 0x18cd0
    stqa $120, 0x18ce0
    stqa $119, 0x18cf0
    stqa $118, 0x18d00
    stqa $117, 0x18d10
    stqa $116, 0x18d20
    stqa $115, 0x18d30
    stqa $114, 0x18d40
    stqa $113, 0x18d50
    stqa $112, 0x18d60
    stqa $111, 0x18d70
    stqa $110, 0x18d80
    stqa $109, 0x18d90
    stqa $108, 0x18da0
    stqa $107, 0x18db0
    bi $0

.global k_edit_steady_tap
.align 3
k_edit_steady_tap:
    lqa $98, 0x0
    lqa $97, 0x10
    lqa $96, 0x20
    lqa $95, 0x30
    lqa $94, 0x50
    lqa $93, 0x60
    lqa $92, 0x70
    lqa $91, 0x80
    lqa $90, 0x90
    lqa $89, 0xa0
    ori $99, $5, 0
    lqa $126, 0x18c80
    lqa $125, 0x18c90
    lqa $124, 0x18ca0
    lqa $123, 0x18cb0
    lqa $122, 0x18cc0
    lqa $121, 0x18cd0
    lqa $120, 0x18ce0
    lqa $119, 0x18cf0
    lqa $118, 0x18d00
    lqa $117, 0x18d10
    lqa $116, 0x18d20
    lqa $115, 0x18d30
    lqa $114, 0x18d40
    lqa $113, 0x18d50
    lqa $112, 0x18d60
    lqa $111, 0x18d70
    lqa $110, 0x18d80
    lqa $109, 0x18d90
    lqa $108, 0x18da0
    lqa $107, 0x18db0
    andi $6, $3, 7
    rotmi $7, $3, -3
    shli $6, $6, 5
    a $6, $6, $7
    a $7, $6, $98
    lqd $8, 640($7)
    lqd $9, 656($7)
    shufb $6, $6, $6, $97
    andbi $6, $6, 15
    a $6, $6, $96
    shufb $106, $8, $9, $6
    lqd $8, 896($7)
    lqd $9, 912($7)
    shufb $105, $8, $9, $6
    lqd $8, 1152($7)
    lqd $9, 1168($7)
    shufb $104, $8, $9, $6
    lqd $8, 1408($7)
    lqd $9, 1424($7)
    shufb $103, $8, $9, $6
    lqd $8, 1664($7)
    lqd $9, 1680($7)
    shufb $102, $8, $9, $6
    lqd $8, 1920($7)
    lqd $7, 1936($7)
    shufb $101, $8, $7, $6
    sf $100, $3, $4
    ori $127, $3, 0
    cgti $2, $100, 0
    brz $2, k_edit_steady_tap_end
# 275 instructions for the even pipe, 172 for the odd one; 366 cycles
.align 3
k_edit_steady_tap_loop:
    nop
    lnop
    ai $10, $127, 1
    lnop
    shli $2, $127, 2
    lnop
    nop
    lnop
    andi $8, $10, 7
    lnop
    rotmi $18, $10, -3
    lnop
    a $3, $2, $98
    lnop
    shli $10, $8, 5
    lnop
    nop
    lqd $8, 3520($3)
    nop
    lnop
    nop
    lnop
    a $12, $10, $18
    lnop
    nop
    lnop
    nop
    shufb $10, $12, $12, $97
    nop
    rotqby $4, $8, $2
    nop
    lqd $8, 3696($3)
    nop
    lqa $18, 0x18060
    nop
    lqa $15, 0x18070
    nop
    lnop
    andbi $7, $10, 15
    shlqbii $14, $108, 1
    a $108, $12, $98
    rotqbii $10, $4, 1
    a $5, $7, $96
    rotqby $6, $8, $2
    xor $7, $18, $106
    lnop
    xor $106, $15, $105
    lnop
    selb $105, $14, $10, $95
    shlqbii $15, $107, 1
    or $14, $7, $106
    rotqbii $10, $6, 1
    nor $107, $109, $110
    lqa $7, 0x18040
    nor $106, $14, $117
    lqa $18, 0x18050
    selb $14, $107, $109, $115
    lnop
    selb $117, $15, $10, $95
    lnop
    selb $17, $14, $116, $106
    lnop
    nor $16, $106, $107
    lnop
    xor $14, $7, $104
    lnop
    xor $10, $18, $103
    lnop
    selb $7, $115, $16, $116
    lnop
    or $18, $14, $10
    lnop
    nor $116, $111, $112
    lqa $10, 0x18020
    nor $8, $18, $120
    lqa $14, 0x18030
    selb $18, $116, $111, $118
    lnop
    eqv $120, $7, $17
    lqd $15, 128($108)
    selb $19, $18, $119, $8
    lqd $12, 144($108)
    nor $20, $8, $116
    lqd $18, 384($108)
    xor $11, $10, $102
    lqd $13, 400($108)
    xor $10, $14, $101
    lnop
    selb $9, $118, $20, $119
    lnop
    or $14, $11, $10
    lqa $21, 0x18000
    nor $119, $113, $114
    lqa $22, 0x18010
    nor $11, $14, $123
    shufb $10, $15, $12, $5
    selb $12, $119, $113, $121
    shufb $123, $18, $13, $5
    eqv $18, $9, $19
    lnop
    selb $15, $12, $122, $11
    lnop
    xor $12, $21, $10
    lnop
    xor $21, $22, $123
    lnop
    nor $22, $11, $119
    lnop
    or $14, $12, $21
    lnop
    nor $12, $117, $105
    lnop
    nor $13, $14, $126
    lnop
    selb $126, $12, $117, $124
    lnop
    nor $14, $13, $12
    lnop
    selb $21, $126, $125, $13
    lnop
    selb $126, $124, $14, $125
    lnop
    selb $125, $121, $22, $122
    lnop
    eqv $23, $126, $21
    lnop
    eqv $24, $125, $15
    lnop
    selb $122, $21, $23, $14
    lnop
    selb $14, $15, $24, $22
    lnop
    selb $15, $19, $18, $20
    stqa $122, 0x19080
    selb $19, $17, $120, $16
    stqa $14, 0x19090
    nop
    stqa $15, 0x190a0
    a $16, $99, $98
    stqa $19, 0x190b0
    nop
    lnop
    nop
    lqd $17, 4224($16)
    nop
    lnop
    nop
    lnop
    nop
    lnop
    nop
    lnop
    nop
    lnop
    nop
    rotqby $20, $17, $99
    nop
    lnop
    nop
    lnop
    nop
    lnop
    nop
    rotqbyi $17, $20, 13
    nop
    lqd $20, 3872($3)
    nop
    stqa $126, 0x190c0
    nop
    stqa $125, 0x190d0
    nop
    stqa $9, 0x190e0
    nop
    stqa $7, 0x190f0
    nop
    lqd $22, 4288($16)
    nop
    cbd $21, 0($2)
    nop
    lnop
    andi $25, $17, 255
    lnop
    selb $17, $115, $109, $7
    lnop
    selb $115, $107, $106, $120
    shufb $109, $25, $20, $21
    selb $120, $118, $111, $9
    rotqby $107, $22, $99
    selb $118, $116, $8, $18
    lnop
    eqv $116, $17, $115
    lnop
    eqv $115, $120, $118
    stqd $109, 3872($3)
    xor $118, $116, $110
    rotqbyi $109, $107, 13
    xor $110, $115, $112
    lqd $107, 4048($3)
    selb $112, $121, $113, $125
    lnop
    selb $121, $119, $11, $24
    lnop
    selb $119, $124, $117, $126
    rotqbyi $11, $4, 1
    andi $124, $109, 255
    lqa $117, 0x18060
    selb $109, $12, $13, $23
    lqa $24, 0x18070
    eqv $23, $112, $121
    shufb $12, $124, $107, $21
    eqv $107, $119, $109
    shlqbii $124, $19, 1
    xor $109, $23, $114
    rotqbii $19, $11, 1
    xor $21, $107, $105
    rotqbyi $114, $6, 1
    xor $105, $117, $104
    lnop
    xor $117, $24, $103
    stqd $12, 4048($3)
    selb $103, $124, $19, $95
    shlqbii $12, $7, 1
    or $19, $105, $117
    rotqbii $124, $114, 1
    nor $7, $9, $15
    lqa $117, 0x18040
    nor $3, $19, $118
    lqa $114, 0x18050
    selb $118, $7, $9, $17
    lnop
    selb $104, $12, $124, $95
    lnop
    selb $19, $118, $116, $3
    lnop
    nor $24, $3, $7
    lnop
    xor $118, $117, $102
    lnop
    xor $117, $114, $101
    lnop
    selb $114, $17, $24, $116
    lnop
    or $116, $118, $117
    lnop
    nor $12, $125, $14
    lqa $118, 0x18020
    nor $13, $116, $110
    lqa $117, 0x18030
    selb $116, $12, $125, $120
    lnop
    eqv $124, $114, $19
    lqd $110, 640($108)
    selb $18, $116, $115, $13
    lqd $105, 656($108)
    nor $22, $13, $12
    lqd $116, 896($108)
    xor $11, $118, $10
    lqd $113, 912($108)
    xor $118, $117, $123
    lnop
    selb $117, $120, $22, $115
    lnop
    or $115, $11, $118
    lqa $8, 0x18000
    nor $11, $126, $122
    lqa $118, 0x18010
    nor $121, $115, $109
    shufb $106, $110, $105, $5
    selb $115, $11, $126, $112
    shufb $105, $116, $113, $5
    eqv $109, $117, $18
    lnop
    selb $20, $115, $23, $121
    lnop
    xor $115, $8, $106
    lnop
    xor $8, $118, $105
    lnop
    nor $25, $121, $11
    lnop
    or $118, $115, $8
    lnop
    nor $113, $104, $103
    lnop
    nor $110, $118, $21
    lnop
    selb $118, $113, $104, $119
    lnop
    nor $21, $110, $113
    lnop
    selb $115, $118, $107, $110
    lnop
    selb $116, $119, $21, $107
    lnop
    selb $8, $112, $25, $23
    lnop
    eqv $23, $116, $115
    lnop
    eqv $26, $8, $20
    lnop
    selb $118, $115, $23, $21
    lnop
    selb $111, $20, $26, $25
    lnop
    selb $107, $18, $109, $22
    stqa $118, 0x19080
    selb $18, $19, $124, $24
    stqa $111, 0x19090
    nop
    stqa $107, 0x190a0
    nop
    stqa $18, 0x190b0
    nop
    lqd $19, 4224($16)
    nop
    lnop
    nop
    lnop
    nop
    lnop
    nop
    lnop
    nop
    lnop
    nop
    rotqby $24, $19, $99
    nop
    lnop
    nop
    lnop
    a $19, $2, $94
    lnop
    nop
    rotqbyi $22, $24, 13
    nop
    lqd $24, 0($19)
    nop
    stqa $116, 0x190c0
    nop
    stqa $8, 0x190d0
    nop
    stqa $117, 0x190e0
    nop
    stqa $114, 0x190f0
    nop
    lqd $20, 4288($16)
    nop
    cbd $25, 0($19)
    selb $115, $17, $9, $114
    lnop
    andi $9, $22, 255
    lnop
    selb $22, $7, $3, $124
    lnop
    selb $124, $120, $125, $117
    shufb $3, $9, $24, $25
    selb $125, $12, $13, $109
    rotqby $120, $20, $99
    eqv $109, $115, $22
    lnop
    eqv $22, $124, $125
    lnop
    a $125, $2, $93
    stqd $3, 0($19)
    xor $3, $109, $15
    rotqbyi $19, $120, 13
    xor $120, $22, $14
    lqd $15, 0($125)
    selb $14, $112, $126, $8
    lnop
    selb $126, $11, $121, $26
    cbd $112, 0($125)
    selb $121, $119, $104, $116
    rotqbyi $11, $4, 2
    andi $119, $19, 255
    lqa $104, 0x18060
    selb $19, $113, $110, $23
    lqa $26, 0x18070
    eqv $23, $14, $126
    shufb $113, $119, $15, $112
    eqv $20, $121, $19
    shlqbii $126, $18, 1
    xor $18, $23, $122
    rotqbii $19, $11, 1
    xor $9, $20, $103
    rotqbyi $122, $6, 2
    xor $103, $104, $102
    lnop
    xor $104, $26, $101
    stqd $113, 0($125)
    selb $101, $126, $19, $95
    shlqbii $125, $114, 1
    or $19, $103, $104
    rotqbii $126, $122, 1
    nor $114, $117, $107
    lqa $104, 0x18040
    nor $102, $19, $3
    lqa $103, 0x18050
    selb $3, $114, $117, $115
    lnop
    selb $122, $125, $126, $95
    lnop
    selb $19, $3, $109, $102
    lnop
    nor $26, $102, $114
    lnop
    xor $3, $104, $10
    lnop
    xor $104, $103, $123
    lnop
    selb $113, $115, $26, $109
    lnop
    or $109, $3, $104
    lnop
    nor $110, $8, $111
    lqa $104, 0x18020
    nor $119, $109, $120
    lqa $3, 0x18030
    selb $120, $110, $8, $124
    lnop
    eqv $11, $113, $19
    lqd $109, 1152($108)
    selb $24, $120, $22, $119
    lqd $103, 1168($108)
    nor $25, $119, $110
    lqd $120, 1408($108)
    xor $112, $104, $106
    lqd $125, 1424($108)
    xor $104, $3, $105
    lnop
    selb $126, $124, $25, $22
    lnop
    or $22, $112, $104
    lqa $3, 0x18000
    nor $112, $116, $118
    lqa $12, 0x18010
    nor $15, $22, $18
    shufb $104, $109, $103, $5
    selb $109, $112, $116, $14
    shufb $103, $120, $125, $5
    eqv $18, $126, $24
    lnop
    selb $22, $109, $23, $15
    lnop
    xor $109, $3, $104
    lnop
    xor $3, $12, $103
    lnop
    nor $17, $15, $112
    lnop
    or $125, $109, $3
    lnop
    nor $12, $122, $101
    lnop
    nor $13, $125, $9
    lnop
    selb $125, $12, $122, $121
    lnop
    nor $9, $13, $12
    lnop
    selb $109, $125, $20, $13
    lnop
    selb $125, $121, $9, $20
    lnop
    selb $120, $14, $17, $23
    lnop
    eqv $23, $125, $109
    lnop
    eqv $20, $120, $22
    lnop
    selb $3, $109, $23, $9
    lnop
    selb $7, $22, $20, $17
    lnop
    selb $9, $24, $18, $25
    stqa $3, 0x19080
    selb $24, $19, $11, $26
    stqa $7, 0x19090
    nop
    stqa $9, 0x190a0
    nop
    stqa $24, 0x190b0
    nop
    lqd $19, 4224($16)
    nop
    lnop
    nop
    lnop
    nop
    lnop
    nop
    lnop
    nop
    lnop
    nop
    rotqby $26, $19, $99
    nop
    lnop
    nop
    lnop
    a $19, $2, $92
    lnop
    nop
    rotqbyi $25, $26, 13
    nop
    lqd $26, 0($19)
    nop
    stqa $125, 0x190c0
    nop
    stqa $120, 0x190d0
    nop
    stqa $126, 0x190e0
    nop
    stqa $113, 0x190f0
    nop
    lqd $22, 4288($16)
    nop
    cbd $109, 0($19)
    selb $17, $115, $117, $113
    lnop
    andi $117, $25, 255
    lnop
    selb $25, $114, $102, $11
    lnop
    selb $11, $124, $8, $126
    shufb $114, $117, $26, $109
    selb $124, $110, $119, $18
    rotqby $117, $22, $99
    eqv $119, $17, $25
    lnop
    eqv $25, $11, $124
    lnop
    a $110, $2, $91
    stqd $114, 0($19)
    xor $114, $119, $107
    rotqbyi $19, $117, 13
    xor $117, $25, $111
    lqd $107, 0($110)
    selb $124, $14, $116, $120
    lnop
    selb $116, $112, $15, $20
    cbd $14, 0($110)
    selb $15, $121, $122, $125
    rotqbyi $112, $4, 3
    andi $122, $19, 255
    lqa $121, 0x18060
    selb $19, $12, $13, $23
    lqa $4, 0x18070
    eqv $23, $124, $116
    shufb $12, $122, $107, $14
    eqv $116, $15, $19
    shlqbii $122, $24, 1
    xor $19, $23, $118
    rotqbii $24, $112, 1
    xor $112, $116, $101
    rotqbyi $118, $6, 3
    xor $101, $121, $10
    lnop
    xor $121, $4, $123
    stqd $12, 0($110)
    selb $10, $122, $24, $95
    shlqbii $110, $113, 1
    or $113, $101, $121
    rotqbii $122, $118, 1
    nor $123, $126, $9
    lqa $121, 0x18040
    nor $6, $113, $114
    lqa $118, 0x18050
    selb $114, $123, $126, $17
    lnop
    selb $12, $110, $122, $95
    lnop
    selb $24, $114, $119, $6
    lnop
    nor $20, $6, $123
    lnop
    xor $114, $121, $106
    lnop
    xor $121, $118, $105
    lnop
    selb $107, $17, $20, $119
    lnop
    or $119, $114, $121
    lnop
    nor $13, $120, $7
    lqa $121, 0x18020
    nor $122, $119, $117
    lqa $114, 0x18030
    selb $119, $13, $120, $11
    lnop
    eqv $118, $107, $24
    lqd $117, 1664($108)
    selb $22, $119, $25, $122
    lqd $110, 1680($108)
    nor $26, $122, $13
    lqd $119, 1920($108)
    xor $101, $121, $104
    lqd $113, 1936($108)
    xor $121, $114, $103
    lnop
    selb $109, $11, $26, $25
    lnop
    or $25, $101, $121
    lqa $114, 0x18000
    nor $4, $125, $3
    lqa $121, 0x18010
    nor $14, $25, $19
    shufb $102, $117, $110, $5
    selb $117, $4, $125, $124
    shufb $101, $119, $113, $5
    eqv $5, $109, $22
    lnop
    selb $119, $117, $23, $14
    lnop
    xor $117, $114, $102
    lnop
    xor $114, $121, $101
    lnop
    nor $121, $14, $4
    lnop
    or $113, $117, $114
    lnop
    nor $8, $12, $10
    lnop
    nor $18, $113, $112
    lnop
    selb $113, $8, $12, $15
    lnop
    nor $112, $18, $8
    lnop
    selb $117, $113, $116, $18
    lnop
    selb $113, $15, $112, $116
    lnop
    selb $111, $124, $121, $23
    lnop
    eqv $23, $113, $117
    lnop
    eqv $19, $111, $119
    lnop
    selb $114, $117, $23, $112
    lnop
    selb $112, $119, $19, $121
    lnop
    selb $110, $22, $5, $26
    stqa $114, 0x19080
    selb $108, $24, $118, $20
    stqa $112, 0x19090
    nop
    stqa $110, 0x190a0
    nop
    stqa $108, 0x190b0
    nop
    lqd $20, 4224($16)
    nop
    lnop
    nop
    lnop
    nop
    lnop
    nop
    lnop
    nop
    lnop
    nop
    rotqby $24, $20, $99
    nop
    lnop
    nop
    lnop
    a $20, $2, $90
    lnop
    nop
    rotqbyi $22, $24, 13
    nop
    lqd $24, 0($20)
    nop
    stqa $113, 0x190c0
    nop
    stqa $111, 0x190d0
    nop
    stqa $109, 0x190e0
    nop
    stqa $107, 0x190f0
    nop
    lqd $26, 4288($16)
    selb $115, $17, $126, $107
    cbd $16, 0($20)
    selb $126, $123, $6, $118
    lnop
    andi $123, $22, 255
    lnop
    nop
    lnop
    eqv $116, $115, $126
    shufb $22, $123, $24, $16
    nop
    rotqby $126, $26, $99
    xor $117, $116, $9
    hbrr k_edit_steady_tap_branch, k_edit_steady_tap_loop
    selb $118, $11, $120, $109
    lnop
    selb $120, $13, $122, $5
    lnop
    a $5, $2, $89
    stqd $22, 0($20)
    eqv $119, $118, $120
    rotqbyi $2, $126, 13
    selb $121, $124, $125, $111
    lqd $126, 0($5)
    selb $125, $4, $14, $19
    lnop
    xor $120, $119, $7
    cbd $4, 0($5)
    eqv $122, $121, $125
    lnop
    andi $125, $2, 255
    lnop
    selb $124, $15, $12, $113
    lnop
    selb $12, $8, $18, $23
    shufb $15, $125, $126, $4
    xor $123, $122, $3
    lnop
    eqv $125, $124, $12
    lnop
    ai $100, $100, -1
    lnop
    xor $126, $125, $10
    stqd $15, 0($5)
    ai $127, $127, 1
k_edit_steady_tap_branch:
    brnz $100, k_edit_steady_tap_loop
k_edit_steady_tap_end:
    stqa $126, 0x18c80
    stqa $125, 0x18c90
    stqa $124, 0x18ca0
    stqa $123, 0x18cb0
    stqa $122, 0x18cc0
    stqa $121, 0x18cd0
    stqa $120, 0x18ce0
    stqa $119, 0x18cf0
    stqa $118, 0x18d00
    stqa $117, 0x18d10
    stqa $116, 0x18d20
    stqa $115, 0x18d30
    stqa $114, 0x18d40
    stqa $113, 0x18d50
    stqa $112, 0x18d60
    stqa $111, 0x18d70
    stqa $110, 0x18d80
    stqa $109, 0x18d90
    stqa $108, 0x18da0
    stqa $107, 0x18db0
    bi $0
