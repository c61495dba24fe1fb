# weighted in the wavefront layout, 4 rows a lane, for spu.
#
# Made by: minterm compile weighted --layout wavefront --target spu --alphabet ACGT --rows 4 --emit asm
#
# A cell: 16 gates, nothing proved (shipped).
# spu: 19 gates, depth 9, 0 moves, 10 live registers
# inputs v0 v1 v2 h0 h1 h2 a0 a1 b0 b1
# g0 = xor(a0, b0)
# g1 = xor(a1, b1)
# g2 = or(g0, g1)
# g3 = nand(g2, v2)
# g4 = xor(h1, h2)
# g5 = nor(g3, g4)
# g6 = selb(h2, g2, g5)
# g7 = andc(h2, h0)
# g8 = nand(g5, v0)
# g9 = selb(g7, v2, g8)
# g10 = selb(g3, g8, g7)
# g11 = selb(g7, h0, g8)
# g12 = selb(v1, h0, g10)
# g13 = selb(g12, g10, g11)
# g14 = selb(g9, g10, v1)
# g15 = selb(g14, v1, g10)
# g16 = selb(v0, g5, g14)
# g17 = xor(g16, h1)
# g18 = xor(v0, g16)
# v0' = g17
# v1' = g13
# v2' = g6
# h0' = g15
# h1' = g18
# h2' = g14
#
# Local store:
#     0x18000 a         planes of a's symbols, one word a register and plane
#     0x18080 windows   windows of b's symbols, eight shifted copies a residue and plane
#     0x18880 active    windows of "column exists", eight shifted copies a residue
#     0x18c80 vertical  vertical flow, one word a register and plane, in and out
#     0x18d40 down      downward flow of the last step, one word a register and plane, in and out
#     0x18e00 top       top edge, one byte a column and plane, in
#     0x19010 bottom    bottom edge, one byte a step and plane, out
#     0x19220 tap       scratch, one word a plane and register
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
    .long 0x00019011, 0x00019011, 0x00019011, 0x00019011
    .long 0x000190c1, 0x000190c1, 0x000190c1, 0x000190c1
    .long 0x00019171, 0x00019171, 0x00019171, 0x00019171
    .long 0x00019012, 0x00019012, 0x00019012, 0x00019012
    .long 0x000190c2, 0x000190c2, 0x000190c2, 0x000190c2
    .long 0x00019172, 0x00019172, 0x00019172, 0x00019172
    .long 0x00019013, 0x00019013, 0x00019013, 0x00019013
    .long 0x000190c3, 0x000190c3, 0x000190c3, 0x000190c3
    .long 0x00019173, 0x00019173, 0x00019173, 0x00019173

.global weighted_edge
.align 3
weighted_edge:
    lqa $92, 0x0
    lqa $91, 0x10
    lqa $90, 0x20
    lqa $89, 0x30
    lqa $88, 0x40
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
    lqa $106, 0x18dc0
    lqa $105, 0x18dd0
    lqa $104, 0x18de0
    lqa $103, 0x18df0
    andi $6, $3, 7
    rotmi $7, $3, -3
    shli $6, $6, 5
    a $6, $6, $7
    a $7, $6, $92
    lqd $8, 640($7)
    lqd $9, 656($7)
    shufb $6, $6, $6, $91
    andbi $6, $6, 15
    a $6, $6, $90
    shufb $102, $8, $9, $6
    lqd $8, 896($7)
    lqd $9, 912($7)
    shufb $101, $8, $9, $6
    lqd $8, 2432($7)
    lqd $9, 2448($7)
    shufb $100, $8, $9, $6
    lqd $8, 1152($7)
    lqd $9, 1168($7)
    shufb $99, $8, $9, $6
    lqd $8, 1408($7)
    lqd $9, 1424($7)
    shufb $98, $8, $9, $6
    lqd $8, 2688($7)
    lqd $9, 2704($7)
    shufb $97, $8, $9, $6
    lqd $8, 1664($7)
    lqd $9, 1680($7)
    shufb $96, $8, $9, $6
    lqd $8, 1920($7)
    lqd $9, 1936($7)
    shufb $95, $8, $9, $6
    lqd $8, 2944($7)
    lqd $7, 2960($7)
    shufb $94, $8, $7, $6
    sf $93, $3, $4
    ori $127, $3, 0
    cgti $2, $93, 0
    brz $2, weighted_edge_end
# 376 instructions for the even pipe, 135 for the odd one; 389 cycles
.align 3
weighted_edge_loop:
    nop
    lnop
    ai $3, $127, 1
    lnop
    shli $2, $127, 2
    lnop
    andi $11, $3, 7
    lnop
    rotmi $10, $3, -3
    lnop
    shli $9, $11, 5
    lnop
    a $3, $2, $92
    lnop
    nop
    lnop
    nop
    lqd $11, 3584($3)
    nop
    lnop
    a $6, $9, $10
    lnop
    nop
    lnop
    nop
    shufb $9, $6, $6, $91
    nop
    lqd $10, 3760($3)
    nop
    rotqby $4, $11, $2
    nop
    shlqbii $11, $105, 1
    nop
    lqd $16, 3936($3)
    nop
    lqa $8, 0x18060
    nop
    lqa $12, 0x18070
    nop
    rotqby $105, $10, $2
    andbi $10, $9, 15
    rotqbii $15, $4, 1
    a $5, $6, $92
    shlqbii $9, $104, 1
    a $6, $10, $90
    rotqby $104, $16, $2
    xor $16, $8, $102
    rotqbii $10, $105, 1
    xor $102, $12, $101
    lnop
    selb $101, $11, $15, $89
    shlqbii $12, $103, 1
    or $15, $16, $102
    rotqbii $11, $104, 1
    selb $103, $9, $10, $89
    lnop
    nand $9, $15, $115
    lnop
    xor $10, $107, $106
    lnop
    selb $102, $12, $11, $89
    lnop
    nor $11, $9, $10
    lnop
    andc $10, $106, $108
    lnop
    nand $12, $11, $117
    lnop
    selb $16, $106, $15, $11
    lnop
    selb $106, $10, $115, $12
    lnop
    selb $15, $9, $12, $10
    lnop
    selb $9, $10, $108, $12
    lnop
    selb $10, $116, $108, $15
    lnop
    selb $108, $106, $15, $116
    lqa $12, 0x18040
    selb $8, $10, $15, $9
    lqa $13, 0x18050
    selb $9, $117, $11, $108
    lnop
    selb $106, $108, $116, $15
    lnop
    xor $15, $9, $107
    lnop
    xor $107, $117, $9
    lnop
    xor $9, $12, $99
    lnop
    xor $12, $13, $98
    lnop
    selb $7, $117, $15, $100
    lnop
    or $15, $9, $12
    lnop
    selb $117, $116, $8, $100
    lnop
    nand $8, $15, $118
    lnop
    xor $9, $110, $109
    lnop
    selb $116, $115, $16, $100
    lnop
    nor $115, $8, $9
    lnop
    andc $9, $109, $111
    lnop
    nand $100, $115, $120
    lnop
    selb $16, $109, $15, $115
    lnop
    selb $109, $9, $118, $100
    lnop
    selb $15, $8, $100, $9
    lnop
    selb $8, $9, $111, $100
    lnop
    selb $100, $119, $111, $15
    lnop
    selb $111, $109, $15, $119
    lqa $9, 0x18020
    selb $12, $100, $15, $8
    lqa $13, 0x18030
    selb $100, $120, $115, $111
    lnop
    selb $109, $111, $119, $15
    lnop
    xor $15, $100, $110
    lnop
    xor $110, $120, $100
    lnop
    xor $100, $9, $96
    lnop
    xor $9, $13, $95
    lnop
    selb $115, $120, $15, $97
    lnop
    or $15, $100, $9
    lnop
    selb $120, $119, $12, $97
    lnop
    nand $12, $15, $121
    lnop
    xor $100, $113, $112
    lnop
    selb $119, $118, $16, $97
    lnop
    nor $118, $12, $100
    lnop
    andc $100, $112, $114
    lnop
    nand $9, $118, $123
    lqd $16, 128($5)
    selb $11, $112, $15, $118
    lqd $13, 144($5)
    selb $112, $100, $121, $9
    lqd $15, 384($5)
    selb $10, $12, $9, $100
    lqd $8, 400($5)
    selb $12, $100, $114, $9
    lnop
    selb $100, $122, $114, $10
    lnop
    selb $114, $112, $10, $122
    lqa $9, 0x18000
    selb $14, $100, $10, $12
    lqa $17, 0x18010
    selb $12, $123, $118, $114
    shufb $112, $16, $13, $6
    selb $100, $114, $122, $10
    shufb $118, $15, $8, $6
    xor $10, $12, $113
    lnop
    xor $113, $123, $12
    lnop
    xor $12, $9, $112
    lnop
    xor $9, $17, $118
    lnop
    selb $8, $123, $10, $94
    lnop
    or $10, $12, $9
    lnop
    selb $123, $122, $14, $94
    lnop
    nand $14, $10, $124
    lnop
    xor $9, $103, $102
    lnop
    selb $122, $121, $11, $94
    lqd $12, 2176($5)
    nor $17, $14, $9
    lqd $11, 2192($5)
    andc $9, $102, $101
    lnop
    nand $15, $17, $126
    lnop
    selb $13, $102, $10, $17
    lnop
    selb $102, $9, $124, $15
    lnop
    selb $16, $14, $15, $9
    lnop
    selb $14, $9, $101, $15
    shufb $121, $12, $11, $6
    selb $11, $125, $101, $16
    shufb $9, $106, $106, $88
    selb $101, $102, $16, $125
    shufb $10, $107, $107, $88
    selb $102, $11, $16, $14
    rotqbyi $12, $4, 1
    selb $11, $126, $17, $101
    shlqbii $14, $106, 1
    selb $106, $101, $125, $16
    lqa $17, 0x18060
    xor $16, $11, $103
    lqa $15, 0x18070
    xor $103, $126, $11
    rotqbyi $18, $105, 1
    selb $11, $126, $16, $121
    rotqbii $19, $12, 1
    selb $126, $125, $102, $121
    shlqbii $12, $107, 1
    selb $125, $124, $13, $121
    rotqbyi $107, $104, 1
    xor $13, $17, $99
    rotqbii $124, $18, 1
    xor $17, $15, $98
    shufb $99, $108, $108, $88
    selb $98, $14, $19, $89
    shlqbii $15, $108, 1
    or $19, $13, $17
    rotqbii $14, $107, 1
    selb $108, $12, $124, $89
    lnop
    nand $12, $19, $116
    lnop
    xor $107, $110, $111
    lnop
    selb $124, $15, $14, $89
    lnop
    nor $14, $12, $107
    lnop
    andc $107, $111, $109
    lnop
    nand $15, $14, $7
    lnop
    selb $13, $111, $19, $14
    lnop
    selb $111, $107, $116, $15
    lnop
    selb $19, $12, $15, $107
    lnop
    selb $12, $107, $109, $15
    lnop
    selb $107, $117, $109, $19
    lnop
    selb $109, $111, $19, $117
    lqa $15, 0x18040
    selb $17, $107, $19, $12
    lqa $18, 0x18050
    selb $107, $7, $14, $109
    lnop
    selb $111, $109, $117, $19
    lnop
    xor $19, $107, $110
    lnop
    xor $110, $7, $107
    lnop
    xor $14, $15, $96
    lnop
    xor $15, $18, $95
    lnop
    selb $107, $7, $19, $97
    lnop
    or $19, $14, $15
    lnop
    selb $7, $117, $17, $97
    lnop
    nand $17, $19, $119
    lnop
    xor $14, $113, $114
    lnop
    selb $117, $116, $13, $97
    lnop
    nor $116, $17, $14
    lnop
    andc $14, $114, $100
    lnop
    nand $97, $116, $115
    lnop
    selb $13, $114, $19, $116
    lnop
    selb $19, $14, $119, $97
    lnop
    selb $15, $17, $97, $14
    lnop
    selb $17, $14, $100, $97
    lnop
    selb $97, $120, $100, $15
    lnop
    selb $114, $19, $15, $120
    lqa $100, 0x18020
    selb $19, $97, $15, $17
    lqa $14, 0x18030
    selb $97, $115, $116, $114
    lnop
    selb $116, $114, $120, $15
    lnop
    xor $15, $97, $113
    lnop
    xor $113, $115, $97
    lnop
    xor $17, $100, $112
    lnop
    xor $100, $14, $118
    lnop
    selb $97, $115, $15, $94
    lnop
    or $15, $17, $100
    lnop
    selb $115, $120, $19, $94
    lnop
    nand $19, $15, $122
    lnop
    xor $100, $103, $101
    lnop
    selb $120, $119, $13, $94
    lnop
    nor $119, $19, $100
    lnop
    andc $100, $101, $106
    lnop
    nand $17, $119, $8
    lqd $13, 640($5)
    selb $18, $101, $15, $119
    lqd $14, 656($5)
    selb $101, $100, $122, $17
    lqd $15, 896($5)
    selb $16, $19, $17, $100
    lqd $12, 912($5)
    selb $19, $100, $106, $17
    lnop
    selb $100, $123, $106, $16
    lnop
    selb $106, $101, $16, $123
    lqa $17, 0x18000
    selb $20, $100, $16, $19
    lqa $21, 0x18010
    selb $100, $8, $119, $106
    shufb $102, $13, $14, $6
    selb $119, $106, $123, $16
    shufb $101, $15, $12, $6
    xor $15, $100, $103
    lnop
    xor $103, $8, $100
    lnop
    xor $100, $17, $102
    lnop
    xor $17, $21, $101
    lnop
    selb $12, $8, $15, $121
    lnop
    or $15, $100, $17
    lnop
    selb $8, $123, $20, $121
    lnop
    nand $20, $15, $125
    lnop
    xor $100, $108, $124
    lnop
    selb $123, $122, $18, $121
    lqd $17, 2432($5)
    nor $18, $20, $100
    lqd $122, 2448($5)
    andc $21, $124, $98
    lnop
    nand $16, $18, $11
    lnop
    selb $13, $124, $15, $18
    lnop
    selb $15, $21, $125, $16
    lnop
    selb $14, $20, $16, $21
    lnop
    selb $20, $21, $98, $16
    shufb $100, $17, $122, $6
    selb $122, $126, $98, $14
    shufb $124, $9, $111, $88
    selb $98, $15, $14, $126
    shufb $9, $10, $110, $88
    selb $15, $122, $14, $20
    rotqbyi $16, $4, 2
    selb $122, $11, $18, $98
    shlqbii $20, $111, 1
    selb $111, $98, $126, $14
    lqa $18, 0x18060
    xor $14, $122, $108
    lqa $17, 0x18070
    xor $108, $11, $122
    rotqbyi $21, $105, 2
    selb $10, $11, $14, $100
    rotqbii $122, $16, 1
    selb $11, $126, $15, $100
    shlqbii $14, $110, 1
    selb $126, $125, $13, $100
    rotqbyi $110, $104, 2
    xor $13, $18, $96
    rotqbii $125, $21, 1
    xor $18, $17, $95
    shufb $96, $99, $109, $88
    selb $95, $20, $122, $89
    shlqbii $99, $109, 1
    or $20, $13, $18
    rotqbii $122, $110, 1
    selb $109, $14, $125, $89
    lnop
    nand $14, $20, $117
    lnop
    xor $110, $113, $114
    lnop
    selb $125, $99, $122, $89
    lnop
    nor $122, $14, $110
    lnop
    andc $110, $114, $116
    lnop
    nand $99, $122, $107
    lnop
    selb $13, $114, $20, $122
    lnop
    selb $114, $110, $117, $99
    lnop
    selb $20, $14, $99, $110
    lnop
    selb $14, $110, $116, $99
    lnop
    selb $110, $7, $116, $20
    lnop
    selb $116, $114, $20, $7
    lqa $99, 0x18040
    selb $18, $110, $20, $14
    lqa $17, 0x18050
    selb $110, $107, $122, $116
    lnop
    selb $114, $116, $7, $20
    lnop
    xor $20, $110, $113
    lnop
    xor $113, $107, $110
    lnop
    xor $122, $99, $112
    lnop
    xor $99, $17, $118
    lnop
    selb $110, $107, $20, $94
    lnop
    or $20, $122, $99
    lnop
    selb $107, $7, $18, $94
    lnop
    nand $18, $20, $120
    lnop
    xor $122, $103, $106
    lnop
    selb $7, $117, $13, $94
    lnop
    nor $117, $18, $122
    lnop
    andc $122, $106, $119
    lnop
    nand $94, $117, $97
    lnop
    selb $99, $106, $20, $117
    lnop
    selb $106, $122, $120, $94
    lnop
    selb $20, $18, $94, $122
    lnop
    selb $18, $122, $119, $94
    lnop
    selb $122, $115, $119, $20
    lnop
    selb $119, $106, $20, $115
    lqa $94, 0x18020
    selb $13, $122, $20, $18
    lqa $17, 0x18030
    selb $122, $97, $117, $119
    lnop
    selb $106, $119, $115, $20
    lnop
    xor $20, $122, $103
    lnop
    xor $117, $97, $122
    lnop
    xor $122, $94, $102
    lnop
    xor $103, $17, $101
    lnop
    selb $94, $97, $20, $121
    lnop
    or $97, $122, $103
    lnop
    selb $122, $115, $13, $121
    lnop
    nand $115, $97, $123
    lnop
    xor $103, $108, $98
    lnop
    selb $13, $120, $99, $121
    lnop
    nor $120, $115, $103
    lnop
    andc $103, $98, $111
    lnop
    nand $99, $120, $12
    lqd $20, 1152($5)
    selb $18, $98, $97, $120
    lqd $17, 1168($5)
    selb $98, $103, $123, $99
    lqd $97, 1408($5)
    selb $21, $115, $99, $103
    lqd $14, 1424($5)
    selb $115, $103, $111, $99
    lnop
    selb $103, $8, $111, $21
    lnop
    selb $111, $98, $21, $8
    lqa $15, 0x18000
    selb $16, $103, $21, $115
    lqa $19, 0x18010
    selb $115, $12, $120, $111
    shufb $99, $20, $17, $6
    selb $120, $111, $8, $21
    shufb $98, $97, $14, $6
    xor $97, $115, $108
    lnop
    xor $14, $12, $115
    lnop
    xor $115, $15, $99
    lnop
    xor $108, $19, $98
    lnop
    selb $15, $12, $97, $100
    lnop
    or $97, $115, $108
    lnop
    selb $12, $8, $16, $100
    lnop
    nand $16, $97, $126
    lnop
    xor $115, $109, $125
    lnop
    selb $8, $123, $18, $100
    lqd $108, 2688($5)
    nor $18, $16, $115
    lqd $123, 2704($5)
    andc $115, $125, $95
    lnop
    nand $19, $18, $10
    lnop
    selb $21, $125, $97, $18
    lnop
    selb $17, $115, $126, $19
    lnop
    selb $20, $16, $19, $115
    lnop
    selb $16, $115, $95, $19
    shufb $97, $108, $123, $6
    selb $115, $11, $95, $20
    shufb $125, $124, $114, $88
    selb $124, $17, $20, $11
    shufb $123, $9, $113, $88
    selb $17, $115, $20, $16
    rotqbyi $95, $4, 3
    selb $115, $10, $18, $124
    shlqbii $16, $114, 1
    selb $114, $124, $11, $20
    lqa $18, 0x18060
    xor $20, $115, $109
    lqa $108, 0x18070
    xor $4, $10, $115
    rotqbyi $109, $105, 3
    selb $9, $10, $20, $97
    rotqbii $115, $95, 1
    selb $10, $11, $17, $97
    shlqbii $95, $113, 1
    selb $11, $126, $21, $97
    rotqbyi $113, $104, 3
    xor $21, $18, $112
    rotqbii $104, $109, 1
    xor $109, $108, $118
    shufb $112, $96, $116, $88
    selb $126, $16, $115, $89
    shlqbii $118, $116, 1
    or $115, $21, $109
    rotqbii $116, $113, 1
    selb $113, $95, $104, $89
    lnop
    nand $104, $115, $7
    lnop
    xor $95, $117, $119
    lnop
    selb $16, $118, $116, $89
    lnop
    nor $118, $104, $95
    lnop
    andc $95, $119, $106
    lnop
    nand $116, $118, $110
    lnop
    selb $109, $119, $115, $118
    lnop
    selb $119, $95, $7, $116
    lnop
    selb $115, $104, $116, $95
    lnop
    selb $104, $95, $106, $116
    lnop
    selb $116, $107, $106, $115
    lnop
    selb $103, $119, $115, $107
    lqa $106, 0x18040
    selb $119, $116, $115, $104
    lqa $95, 0x18050
    selb $116, $110, $118, $103
    lnop
    selb $105, $103, $107, $115
    lnop
    xor $115, $116, $117
    lnop
    xor $104, $110, $116
    lnop
    xor $116, $106, $102
    lnop
    xor $106, $95, $101
    lnop
    selb $117, $110, $115, $121
    lnop
    or $110, $116, $106
    lnop
    selb $116, $107, $119, $121
    lnop
    nand $119, $110, $13
    lnop
    xor $107, $14, $111
    lnop
    selb $115, $7, $109, $121
    lnop
    nor $121, $119, $107
    lnop
    andc $107, $111, $120
    lnop
    nand $109, $121, $94
    lnop
    selb $7, $111, $110, $121
    lnop
    selb $111, $107, $13, $109
    lnop
    selb $110, $119, $109, $107
    lnop
    selb $119, $107, $120, $109
    lnop
    selb $109, $122, $120, $110
    lnop
    selb $106, $111, $110, $122
    lqa $120, 0x18020
    selb $111, $109, $110, $119
    lqa $95, 0x18030
    selb $119, $94, $121, $106
    lnop
    selb $108, $106, $122, $110
    lnop
    xor $110, $119, $14
    lnop
    xor $107, $94, $119
    lnop
    xor $119, $120, $99
    lnop
    xor $14, $95, $98
    lnop
    selb $120, $94, $110, $100
    lnop
    or $110, $119, $14
    lnop
    selb $119, $122, $111, $100
    lnop
    nand $122, $110, $8
    lnop
    xor $111, $4, $124
    lnop
    selb $118, $13, $7, $100
    lnop
    nor $13, $122, $111
    lqd $7, 1664($5)
    andc $14, $124, $114
    lqd $111, 1680($5)
    nand $95, $13, $15
    lqd $94, 1920($5)
    selb $21, $124, $110, $13
    shufb $121, $125, $105, $88
    selb $124, $14, $8, $95
    lqd $125, 1936($5)
    selb $110, $122, $95, $14
    lqa $18, 0x18000
    selb $122, $14, $114, $95
    lqd $17, 4112($3)
    selb $95, $12, $114, $110
    rotqbyi $14, $121, 12
    selb $109, $124, $110, $12
    cwd $20, 0($2)
    selb $124, $95, $110, $122
    lqa $2, 0x18010
    selb $122, $15, $13, $109
    shufb $96, $7, $111, $6
    selb $111, $109, $12, $110
    shufb $95, $94, $125, $6
    xor $125, $122, $4
    shufb $94, $14, $17, $20
    xor $110, $15, $122
    lnop
    xor $122, $18, $96
    lnop
    xor $18, $2, $95
    shufb $4, $123, $104, $88
    selb $123, $15, $125, $97
    stqd $94, 4112($3)
    or $125, $122, $18
    lqd $94, 4288($3)
    selb $122, $12, $124, $97
    lnop
    nand $124, $125, $11
    rotqbyi $12, $4, 12
    xor $4, $113, $16
    lnop
    selb $121, $8, $21, $97
    lnop
    nor $8, $124, $4
    lnop
    andc $4, $16, $126
    shufb $21, $12, $94, $20
    nand $94, $8, $9
    hbrr weighted_edge_branch, weighted_edge_loop
    selb $18, $16, $125, $8
    lqd $12, 2944($5)
    selb $16, $4, $11, $94
    lqd $125, 2960($5)
    selb $5, $124, $94, $4
    shufb $15, $112, $103, $88
    selb $124, $4, $126, $94
    stqd $21, 4288($3)
    selb $94, $10, $126, $5
    lqd $4, 4464($3)
    selb $112, $16, $5, $10
    lnop
    selb $16, $94, $5, $124
    rotqbyi $126, $15, 12
    selb $124, $9, $8, $112
    shufb $94, $12, $125, $6
    selb $114, $112, $10, $5
    lnop
    xor $5, $124, $113
    lnop
    xor $113, $9, $124
    shufb $6, $126, $4, $20
    selb $126, $9, $5, $94
    lnop
    selb $125, $10, $16, $94
    lnop
    ai $93, $93, -1
    lnop
    selb $124, $11, $18, $94
    stqd $6, 4464($3)
    ai $127, $127, 1
weighted_edge_branch:
    brnz $93, weighted_edge_loop
weighted_edge_end:
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
    stqa $106, 0x18dc0
    stqa $105, 0x18dd0
    stqa $104, 0x18de0
    stqa $103, 0x18df0
    bi $0

.global weighted_steady
.align 3
weighted_steady:
    lqa $95, 0x0
    lqa $94, 0x10
    lqa $93, 0x20
    lqa $92, 0x30
    lqa $91, 0x40
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
    lqa $106, 0x18dc0
    lqa $105, 0x18dd0
    lqa $104, 0x18de0
    lqa $103, 0x18df0
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
    shufb $102, $8, $9, $6
    lqd $8, 896($7)
    lqd $9, 912($7)
    shufb $101, $8, $9, $6
    lqd $8, 1152($7)
    lqd $9, 1168($7)
    shufb $100, $8, $9, $6
    lqd $8, 1408($7)
    lqd $9, 1424($7)
    shufb $99, $8, $9, $6
    lqd $8, 1664($7)
    lqd $9, 1680($7)
    shufb $98, $8, $9, $6
    lqd $8, 1920($7)
    lqd $7, 1936($7)
    shufb $97, $8, $7, $6
    sf $96, $3, $4
    ori $127, $3, 0
    cgti $2, $96, 0
    brz $2, weighted_steady_end
# 328 instructions for the even pipe, 123 for the odd one; 341 cycles
.align 3
weighted_steady_loop:
    nop
    lnop
    ai $3, $127, 1
    lnop
    shli $2, $127, 2
    lnop
    andi $17, $3, 7
    lnop
    rotmi $18, $3, -3
    lnop
    shli $4, $17, 5
    lnop
    a $3, $2, $95
    lnop
    nop
    lnop
    nop
    lqd $17, 3584($3)
    nop
    lnop
    a $8, $4, $18
    lnop
    nop
    lnop
    nop
    shufb $18, $8, $8, $94
    nop
    lqd $11, 3760($3)
    nop
    rotqby $4, $17, $2
    nop
    shlqbii $17, $105, 1
    nop
    lqd $16, 3936($3)
    nop
    lqa $15, 0x18060
    nop
    lqa $14, 0x18070
    nop
    rotqby $105, $11, $2
    andbi $11, $18, 15
    rotqbii $13, $4, 1
    a $5, $8, $95
    shlqbii $18, $104, 1
    a $6, $11, $93
    rotqby $104, $16, $2
    xor $16, $15, $102
    rotqbii $11, $105, 1
    xor $102, $14, $101
    lnop
    selb $101, $17, $13, $92
    shlqbii $14, $103, 1
    or $17, $16, $102
    rotqbii $13, $104, 1
    selb $103, $18, $11, $92
    lnop
    nand $11, $17, $115
    lnop
    xor $18, $107, $106
    lnop
    selb $102, $14, $13, $92
    lnop
    nor $13, $11, $18
    lnop
    andc $18, $106, $108
    lnop
    nand $14, $13, $117
    lnop
    selb $7, $106, $17, $13
    lnop
    selb $106, $18, $115, $14
    lnop
    selb $17, $11, $14, $18
    lqa $16, 0x18040
    selb $11, $18, $108, $14
    lqa $15, 0x18050
    selb $14, $116, $108, $17
    lnop
    selb $108, $106, $17, $116
    lnop
    selb $115, $14, $17, $11
    lnop
    selb $106, $108, $116, $17
    lnop
    xor $116, $16, $100
    lnop
    xor $16, $15, $99
    lnop
    selb $15, $117, $13, $108
    lnop
    or $13, $116, $16
    lnop
    xor $116, $15, $107
    lnop
    nand $16, $13, $118
    lnop
    xor $17, $110, $109
    lnop
    xor $107, $117, $15
    lnop
    nor $15, $16, $17
    lnop
    andc $17, $109, $111
    lnop
    nand $11, $15, $120
    lnop
    selb $117, $109, $13, $15
    lnop
    selb $109, $17, $118, $11
    lnop
    selb $13, $16, $11, $17
    lqa $14, 0x18020
    selb $16, $17, $111, $11
    lqa $18, 0x18030
    selb $11, $119, $111, $13
    lnop
    selb $111, $109, $13, $119
    lnop
    selb $118, $11, $13, $16
    lnop
    selb $109, $111, $119, $13
    lnop
    xor $119, $14, $98
    lnop
    xor $14, $18, $97
    lnop
    selb $18, $120, $15, $111
    lnop
    or $15, $119, $14
    lnop
    xor $119, $18, $110
    lnop
    nand $14, $15, $121
    lnop
    xor $13, $113, $112
    lnop
    xor $110, $120, $18
    lqd $11, 128($5)
    nor $16, $14, $13
    lqd $18, 144($5)
    andc $17, $112, $114
    lqd $13, 384($5)
    nand $10, $16, $123
    lqd $8, 400($5)
    selb $120, $112, $15, $16
    lnop
    selb $15, $17, $121, $10
    lnop
    selb $12, $14, $10, $17
    lqa $19, 0x18000
    selb $14, $17, $114, $10
    lqa $20, 0x18010
    selb $10, $122, $114, $12
    shufb $121, $11, $18, $6
    selb $112, $15, $12, $122
    shufb $114, $13, $8, $6
    selb $8, $10, $12, $14
    lnop
    selb $9, $112, $122, $12
    lnop
    xor $122, $19, $121
    lnop
    xor $19, $20, $114
    lnop
    selb $20, $123, $16, $112
    lnop
    or $16, $122, $19
    lnop
    xor $122, $20, $113
    lnop
    nand $19, $16, $124
    lnop
    xor $12, $103, $102
    lnop
    xor $113, $123, $20
    lnop
    nor $20, $19, $12
    lnop
    andc $12, $102, $101
    lnop
    nand $14, $20, $126
    lnop
    selb $123, $102, $16, $20
    lnop
    selb $102, $12, $124, $14
    shufb $10, $106, $106, $91
    selb $16, $19, $14, $12
    shufb $124, $107, $107, $91
    selb $19, $12, $101, $14
    rotqbyi $13, $4, 1
    selb $12, $125, $101, $16
    shlqbii $14, $106, 1
    selb $106, $102, $16, $125
    lqa $15, 0x18060
    selb $11, $12, $16, $19
    lqa $102, 0x18070
    selb $12, $126, $20, $106
    rotqbyi $19, $105, 1
    selb $101, $106, $125, $16
    rotqbii $20, $13, 1
    xor $125, $12, $103
    shlqbii $13, $107, 1
    xor $107, $126, $12
    rotqbyi $103, $104, 1
    xor $12, $15, $100
    rotqbii $126, $19, 1
    xor $15, $102, $99
    shufb $100, $108, $108, $91
    selb $99, $14, $20, $92
    shlqbii $102, $108, 1
    or $20, $12, $15
    rotqbii $14, $103, 1
    selb $108, $13, $126, $92
    lnop
    nand $13, $20, $7
    lnop
    xor $103, $110, $111
    lnop
    selb $126, $102, $14, $92
    lnop
    nor $102, $13, $103
    lnop
    andc $14, $111, $109
    lnop
    nand $12, $102, $116
    lnop
    selb $103, $111, $20, $102
    lnop
    selb $111, $14, $7, $12
    lnop
    selb $20, $13, $12, $14
    lqa $15, 0x18040
    selb $13, $14, $109, $12
    lqa $19, 0x18050
    selb $12, $115, $109, $20
    lnop
    selb $109, $111, $20, $115
    lnop
    selb $7, $12, $20, $13
    lnop
    selb $111, $109, $115, $20
    lnop
    xor $115, $15, $98
    lnop
    xor $15, $19, $97
    lnop
    selb $19, $116, $102, $109
    lnop
    or $102, $115, $15
    lnop
    xor $115, $19, $110
    lnop
    nand $15, $102, $117
    lnop
    xor $20, $113, $112
    lnop
    xor $110, $116, $19
    lnop
    nor $19, $15, $20
    lnop
    andc $20, $112, $9
    lnop
    nand $12, $19, $119
    lnop
    selb $116, $112, $102, $19
    lnop
    selb $112, $20, $117, $12
    lnop
    selb $102, $15, $12, $20
    lqa $13, 0x18020
    selb $15, $20, $9, $12
    lqa $14, 0x18030
    selb $12, $118, $9, $102
    lnop
    selb $9, $112, $102, $118
    lnop
    selb $117, $12, $102, $15
    lnop
    selb $112, $9, $118, $102
    lnop
    xor $118, $13, $121
    lnop
    xor $13, $14, $114
    lnop
    selb $14, $119, $19, $9
    lnop
    or $19, $118, $13
    lnop
    xor $118, $14, $113
    lnop
    nand $13, $19, $120
    lnop
    xor $102, $107, $106
    lnop
    xor $113, $119, $14
    lqd $12, 640($5)
    nor $15, $13, $102
    lqd $14, 656($5)
    andc $102, $106, $101
    lqd $20, 896($5)
    nand $18, $15, $122
    lqd $16, 912($5)
    selb $119, $106, $19, $15
    lnop
    selb $106, $102, $120, $18
    lnop
    selb $19, $13, $18, $102
    lqa $17, 0x18000
    selb $13, $102, $101, $18
    lqa $21, 0x18010
    selb $18, $8, $101, $19
    shufb $102, $12, $14, $6
    selb $120, $106, $19, $8
    shufb $101, $20, $16, $6
    selb $106, $18, $19, $13
    lnop
    selb $12, $120, $8, $19
    lnop
    xor $8, $17, $102
    lnop
    xor $17, $21, $101
    lnop
    selb $21, $122, $15, $120
    lnop
    or $15, $8, $17
    lnop
    xor $8, $21, $107
    lnop
    nand $17, $15, $123
    lnop
    xor $19, $108, $126
    lnop
    xor $107, $122, $21
    lnop
    nor $21, $17, $19
    lnop
    andc $19, $126, $99
    lnop
    nand $13, $21, $125
    lnop
    selb $122, $126, $15, $21
    lnop
    selb $15, $19, $123, $13
    shufb $126, $10, $111, $91
    selb $10, $17, $13, $19
    shufb $123, $124, $110, $91
    selb $17, $19, $99, $13
    rotqbyi $18, $4, 2
    selb $13, $11, $99, $10
    shlqbii $19, $111, 1
    selb $111, $15, $10, $11
    lqa $16, 0x18060
    selb $124, $13, $10, $17
    lqa $15, 0x18070
    selb $13, $125, $21, $111
    rotqbyi $17, $105, 2
    selb $99, $111, $11, $10
    rotqbii $21, $18, 1
    xor $11, $13, $108
    shlqbii $10, $110, 1
    xor $110, $125, $13
    rotqbyi $108, $104, 2
    xor $13, $16, $98
    rotqbii $125, $17, 1
    xor $16, $15, $97
    shufb $98, $100, $109, $91
    selb $97, $19, $21, $92
    shlqbii $100, $109, 1
    or $21, $13, $16
    rotqbii $19, $108, 1
    selb $109, $10, $125, $92
    lnop
    nand $10, $21, $103
    lnop
    xor $108, $113, $9
    lnop
    selb $125, $100, $19, $92
    lnop
    nor $100, $10, $108
    lnop
    andc $19, $9, $112
    lnop
    nand $13, $100, $115
    lnop
    selb $108, $9, $21, $100
    lnop
    selb $9, $19, $103, $13
    lnop
    selb $21, $10, $13, $19
    lqa $16, 0x18040
    selb $10, $19, $112, $13
    lqa $15, 0x18050
    selb $13, $7, $112, $21
    lnop
    selb $112, $9, $21, $7
    lnop
    selb $9, $13, $21, $10
    lnop
    selb $103, $112, $7, $21
    lnop
    xor $7, $16, $121
    lnop
    xor $16, $15, $114
    lnop
    selb $15, $115, $100, $112
    lnop
    or $100, $7, $16
    lnop
    xor $7, $15, $113
    lnop
    nand $16, $100, $116
    lnop
    xor $21, $107, $120
    lnop
    xor $113, $115, $15
    lnop
    nor $115, $16, $21
    lnop
    andc $21, $120, $12
    lnop
    nand $15, $115, $118
    lnop
    selb $10, $120, $100, $115
    lnop
    selb $120, $21, $116, $15
    lnop
    selb $100, $16, $15, $21
    lqa $13, 0x18020
    selb $16, $21, $12, $15
    lqa $19, 0x18030
    selb $15, $117, $12, $100
    lnop
    selb $12, $120, $100, $117
    lnop
    selb $120, $15, $100, $16
    lnop
    selb $116, $12, $117, $100
    lnop
    xor $117, $13, $102
    lnop
    xor $13, $19, $101
    lnop
    selb $19, $118, $115, $12
    lnop
    or $115, $117, $13
    lnop
    xor $13, $19, $107
    lnop
    nand $117, $115, $119
    lnop
    xor $100, $110, $111
    lnop
    xor $107, $118, $19
    lqd $15, 1152($5)
    nor $19, $117, $100
    lqd $118, 1168($5)
    andc $100, $111, $99
    lqd $16, 1408($5)
    nand $17, $19, $8
    lqd $21, 1424($5)
    selb $14, $111, $115, $19
    lnop
    selb $115, $100, $119, $17
    lnop
    selb $18, $117, $17, $100
    lqa $20, 0x18000
    selb $117, $100, $99, $17
    lqa $22, 0x18010
    selb $17, $106, $99, $18
    shufb $100, $15, $118, $6
    selb $119, $115, $18, $106
    shufb $99, $16, $21, $6
    selb $15, $17, $18, $117
    lnop
    selb $111, $119, $106, $18
    lnop
    xor $106, $20, $100
    lnop
    xor $20, $22, $99
    lnop
    selb $22, $8, $19, $119
    lnop
    or $19, $106, $20
    lnop
    xor $16, $22, $110
    lnop
    nand $106, $19, $122
    lnop
    xor $20, $109, $125
    lnop
    xor $110, $8, $22
    lnop
    nor $22, $106, $20
    lnop
    andc $20, $125, $97
    lnop
    nand $18, $22, $11
    lnop
    selb $8, $125, $19, $22
    lnop
    selb $19, $20, $122, $18
    shufb $125, $126, $103, $91
    selb $122, $106, $18, $20
    shufb $126, $123, $113, $91
    selb $123, $20, $97, $18
    rotqbyi $106, $4, 3
    selb $18, $124, $97, $122
    shlqbii $20, $103, 1
    selb $97, $19, $122, $124
    lqa $103, 0x18060
    selb $4, $18, $122, $123
    lqa $19, 0x18070
    selb $18, $11, $22, $97
    rotqbyi $117, $105, 3
    selb $123, $97, $124, $122
    rotqbii $105, $106, 1
    xor $17, $18, $109
    shlqbii $124, $113, 1
    xor $113, $11, $18
    rotqbyi $109, $104, 3
    xor $18, $103, $121
    rotqbii $104, $117, 1
    xor $121, $19, $114
    shufb $11, $98, $112, $91
    selb $114, $20, $105, $92
    shlqbii $98, $112, 1
    or $20, $18, $121
    rotqbii $105, $109, 1
    selb $18, $124, $104, $92
    lnop
    nand $124, $20, $108
    lnop
    xor $104, $107, $12
    lnop
    selb $112, $98, $105, $92
    lnop
    nor $98, $124, $104
    lnop
    andc $104, $12, $116
    lnop
    nand $105, $98, $7
    lnop
    selb $115, $12, $20, $98
    lnop
    selb $12, $104, $108, $105
    lnop
    selb $108, $124, $105, $104
    lqa $20, 0x18040
    selb $124, $104, $116, $105
    lqa $121, 0x18050
    selb $105, $9, $116, $108
    lnop
    selb $103, $12, $108, $9
    lnop
    selb $116, $105, $108, $124
    lnop
    selb $105, $103, $9, $108
    lnop
    xor $108, $20, $102
    lnop
    xor $20, $121, $101
    lnop
    selb $121, $7, $98, $103
    lnop
    or $98, $108, $20
    lnop
    xor $117, $121, $107
    lnop
    nand $107, $98, $10
    lnop
    xor $108, $110, $119
    lnop
    xor $104, $7, $121
    lnop
    nor $121, $107, $108
    lnop
    andc $108, $119, $111
    lnop
    nand $7, $121, $13
    lnop
    selb $118, $119, $98, $121
    lnop
    selb $119, $108, $10, $7
    lnop
    selb $10, $107, $7, $108
    lqa $98, 0x18020
    selb $107, $108, $111, $7
    lqa $20, 0x18030
    selb $108, $120, $111, $10
    lnop
    selb $106, $119, $10, $120
    lnop
    selb $119, $108, $10, $107
    lnop
    selb $108, $106, $120, $10
    lnop
    xor $120, $98, $100
    lnop
    xor $98, $20, $99
    lnop
    selb $20, $13, $121, $106
    lnop
    or $111, $120, $98
    lqd $10, 1664($5)
    xor $120, $20, $110
    lqd $7, 1680($5)
    nand $110, $111, $14
    shufb $98, $125, $105, $91
    xor $121, $113, $97
    lqd $125, 1920($5)
    xor $107, $13, $20
    lqd $9, 1936($5)
    nor $5, $110, $121
    lqd $13, 4112($3)
    andc $20, $97, $123
    rotqbyi $124, $98, 12
    nand $98, $5, $16
    cwd $12, 0($2)
    selb $121, $97, $111, $5
    lnop
    selb $111, $20, $14, $98
    lqa $2, 0x18000
    selb $14, $110, $98, $20
    lqa $19, 0x18010
    selb $110, $20, $123, $98
    shufb $22, $124, $13, $12
    selb $124, $15, $123, $14
    shufb $98, $10, $7, $6
    selb $109, $111, $14, $15
    shufb $97, $125, $9, $6
    selb $122, $124, $14, $110
    shufb $125, $126, $104, $91
    selb $111, $109, $15, $14
    stqd $22, 4112($3)
    xor $14, $2, $98
    lqd $15, 4288($3)
    xor $2, $19, $97
    lnop
    selb $19, $16, $5, $109
    rotqbyi $22, $125, 12
    or $125, $14, $2
    lnop
    xor $123, $19, $113
    lnop
    nand $113, $125, $8
    lnop
    xor $2, $18, $112
    shufb $14, $22, $15, $12
    xor $110, $16, $19
    hbrr weighted_steady_branch, weighted_steady_loop
    nor $16, $113, $2
    lnop
    andc $2, $112, $114
    lnop
    nand $19, $16, $17
    shufb $15, $11, $103, $91
    selb $124, $112, $125, $16
    stqd $14, 4288($3)
    selb $125, $2, $8, $19
    lqd $14, 4464($3)
    selb $8, $113, $19, $2
    lnop
    selb $113, $2, $114, $19
    rotqbyi $11, $15, 12
    selb $2, $4, $114, $8
    lnop
    selb $112, $125, $8, $4
    lnop
    selb $125, $2, $8, $113
    lnop
    selb $2, $17, $16, $112
    shufb $15, $11, $14, $12
    selb $114, $112, $4, $8
    lnop
    xor $126, $2, $18
    lnop
    ai $96, $96, -1
    lnop
    xor $113, $17, $2
    stqd $15, 4464($3)
    ai $127, $127, 1
weighted_steady_branch:
    brnz $96, weighted_steady_loop
weighted_steady_end:
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
    stqa $106, 0x18dc0
    stqa $105, 0x18dd0
    stqa $104, 0x18de0
    stqa $103, 0x18df0
    bi $0

.global weighted_edge_tap
.align 3
weighted_edge_tap:
    lqa $91, 0x0
    lqa $90, 0x10
    lqa $89, 0x20
    lqa $88, 0x30
    lqa $87, 0x50
    lqa $86, 0x60
    lqa $85, 0x70
    lqa $84, 0x80
    lqa $83, 0x90
    lqa $82, 0xa0
    lqa $81, 0xb0
    lqa $80, 0xc0
    lqa $79, 0xd0
    ori $92, $5, 0
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
    lqa $106, 0x18dc0
    lqa $105, 0x18dd0
    lqa $104, 0x18de0
    lqa $103, 0x18df0
    andi $6, $3, 7
    rotmi $7, $3, -3
    shli $6, $6, 5
    a $6, $6, $7
    a $7, $6, $91
    lqd $8, 640($7)
    lqd $9, 656($7)
    shufb $6, $6, $6, $90
    andbi $6, $6, 15
    a $6, $6, $89
    shufb $102, $8, $9, $6
    lqd $8, 896($7)
    lqd $9, 912($7)
    shufb $101, $8, $9, $6
    lqd $8, 2432($7)
    lqd $9, 2448($7)
    shufb $100, $8, $9, $6
    lqd $8, 1152($7)
    lqd $9, 1168($7)
    shufb $99, $8, $9, $6
    lqd $8, 1408($7)
    lqd $9, 1424($7)
    shufb $98, $8, $9, $6
    lqd $8, 2688($7)
    lqd $9, 2704($7)
    shufb $97, $8, $9, $6
    lqd $8, 1664($7)
    lqd $9, 1680($7)
    shufb $96, $8, $9, $6
    lqd $8, 1920($7)
    lqd $9, 1936($7)
    shufb $95, $8, $9, $6
    lqd $8, 2944($7)
    lqd $7, 2960($7)
    shufb $94, $8, $7, $6
    sf $93, $3, $4
    ori $127, $3, 0
    cgti $2, $93, 0
    brz $2, weighted_edge_tap_end
# 398 instructions for the even pipe, 240 for the odd one; 466 cycles
.align 3
weighted_edge_tap_loop:
    nop
    lnop
    ai $29, $127, 1
    lnop
    shli $2, $127, 2
    lnop
    andi $11, $29, 7
    lnop
    rotmi $31, $29, -3
    lnop
    shli $29, $11, 5
    lnop
    a $3, $2, $91
    lnop
    nop
    lnop
    nop
    lqd $11, 3584($3)
    nop
    lnop
    a $22, $29, $31
    lnop
    nop
    lnop
    nop
    shufb $29, $22, $22, $90
    nop
    lqd $31, 3760($3)
    nop
    rotqby $4, $11, $2
    nop
    shlqbii $11, $105, 1
    nop
    lqd $18, 3936($3)
    nop
    lqa $20, 0x18060
    nop
    lqa $15, 0x18070
    nop
    rotqby $105, $31, $2
    andbi $31, $29, 15
    rotqbii $9, $4, 1
    a $5, $22, $91
    shlqbii $29, $104, 1
    a $6, $31, $89
    rotqby $104, $18, $2
    xor $31, $20, $102
    rotqbii $18, $105, 1
    xor $102, $15, $101
    lnop
    selb $101, $11, $9, $88
    shlqbii $15, $103, 1
    or $103, $31, $102
    rotqbii $9, $104, 1
    selb $102, $29, $18, $88
    lqa $31, 0x18040
    nand $18, $103, $115
    lqa $29, 0x18050
    xor $11, $107, $106
    lnop
    selb $7, $15, $9, $88
    lnop
    nor $8, $18, $11
    lnop
    andc $9, $106, $108
    lnop
    xor $15, $31, $99
    lnop
    xor $31, $29, $98
    lnop
    nand $10, $8, $117
    lnop
    or $11, $15, $31
    lnop
    selb $31, $9, $115, $10
    lnop
    nand $29, $11, $118
    lnop
    xor $15, $110, $109
    lqd $20, 128($5)
    selb $12, $18, $10, $9
    lqa $22, 0x18020
    nor $13, $29, $15
    lqa $18, 0x18030
    andc $14, $109, $111
    lqd $36, 144($5)
    nand $15, $13, $120
    lqd $27, 384($5)
    selb $16, $31, $12, $116
    lqd $37, 400($5)
    selb $31, $14, $118, $15
    lnop
    xor $38, $22, $96
    lnop
    xor $22, $18, $95
    lqa $32, 0x18000
    selb $17, $29, $15, $14
    lqa $35, 0x18010
    or $19, $38, $22
    shufb $18, $20, $36, $6
    selb $21, $31, $17, $119
    shufb $20, $27, $37, $6
    nand $31, $19, $121
    lnop
    xor $27, $113, $112
    lnop
    xor $37, $32, $18
    lnop
    xor $32, $35, $20
    lnop
    nor $22, $31, $27
    lnop
    or $23, $37, $32
    lnop
    andc $24, $112, $114
    lnop
    nand $32, $23, $124
    lnop
    xor $37, $102, $7
    lnop
    nand $25, $22, $123
    lnop
    nor $26, $32, $37
    lnop
    andc $27, $7, $101
    lnop
    nand $28, $26, $126
    lnop
    selb $37, $24, $121, $25
    lnop
    selb $35, $27, $124, $28
    lnop
    selb $29, $32, $28, $27
    lnop
    selb $39, $31, $25, $24
    lnop
    selb $30, $35, $29, $125
    lnop
    selb $31, $37, $39, $122
    lnop
    selb $32, $30, $125, $29
    lnop
    selb $33, $31, $122, $39
    lnop
    selb $34, $21, $119, $17
    stqa $32, 0x19220
    selb $40, $16, $116, $12
    stqa $33, 0x19230
    nop
    stqa $34, 0x19240
    a $35, $92, $91
    stqa $40, 0x19250
    nop
    lnop
    nop
    lqd $37, 4640($35)
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
    selb $41, $117, $8, $16
    rotqby $38, $37, $92
    selb $42, $120, $13, $21
    lnop
    selb $43, $126, $26, $30
    lnop
    selb $44, $123, $22, $31
    lnop
    xor $36, $126, $43
    rotqbyi $45, $38, 13
    xor $37, $123, $44
    lqd $46, 4112($3)
    xor $38, $120, $42
    stqa $36, 0x19260
    xor $47, $117, $41
    stqa $37, 0x19270
    nop
    stqa $38, 0x19280
    nop
    stqa $47, 0x19290
    nop
    lqd $48, 4704($35)
    nop
    cbd $49, 0($2)
    nop
    lnop
    andi $50, $45, 255
    lnop
    nop
    lnop
    nop
    shufb $45, $50, $46, $49
    nop
    rotqby $46, $48, $92
    nop
    lnop
    selb $48, $106, $103, $8
    lnop
    selb $106, $9, $108, $10
    stqd $45, 4112($3)
    selb $9, $116, $108, $12
    rotqbyi $10, $46, 13
    xor $108, $41, $107
    lqd $46, 4288($3)
    selb $107, $9, $12, $106
    stqa $30, 0x192a0
    selb $12, $117, $108, $100
    stqa $31, 0x192b0
    selb $117, $116, $107, $100
    stqa $21, 0x192c0
    selb $116, $115, $48, $100
    stqa $16, 0x192d0
    selb $115, $109, $11, $13
    lqd $100, 4768($35)
    selb $109, $14, $111, $15
    lnop
    selb $14, $119, $111, $17
    lnop
    andi $111, $10, 255
    lnop
    xor $10, $42, $110
    lnop
    selb $110, $14, $17, $109
    shufb $42, $111, $46, $49
    selb $17, $120, $10, $97
    rotqby $111, $100, $92
    selb $120, $119, $110, $97
    lqd $100, 2176($5)
    selb $119, $118, $115, $97
    lqd $110, 2192($5)
    selb $118, $112, $19, $22
    stqd $42, 4288($3)
    selb $112, $24, $114, $25
    rotqbyi $19, $111, 13
    selb $111, $122, $114, $39
    lqd $24, 4464($3)
    xor $114, $44, $113
    lnop
    selb $44, $111, $39, $112
    lnop
    selb $113, $123, $114, $94
    lnop
    andi $112, $19, 255
    lnop
    selb $114, $122, $44, $94
    shufb $123, $100, $110, $6
    selb $122, $121, $118, $94
    shufb $110, $112, $24, $49
    selb $121, $7, $23, $26
    rotqbyi $118, $4, 1
    selb $7, $27, $101, $28
    shlqbii $23, $40, 1
    selb $27, $125, $101, $29
    lqa $28, 0x18060
    xor $101, $43, $102
    lqa $40, 0x18070
    selb $102, $27, $29, $7
    rotqbyi $43, $105, 1
    selb $29, $126, $101, $123
    rotqbii $7, $118, 1
    selb $126, $125, $102, $123
    shlqbii $118, $47, 1
    selb $125, $124, $121, $123
    rotqbyi $102, $104, 1
    xor $121, $28, $99
    rotqbii $124, $43, 1
    xor $99, $40, $98
    stqd $110, 4464($3)
    selb $98, $23, $7, $88
    shlqbii $110, $16, 1
    or $16, $121, $99
    rotqbii $7, $102, 1
    selb $3, $118, $124, $88
    lqa $121, 0x18040
    nand $118, $16, $116
    lqa $102, 0x18050
    xor $23, $38, $21
    lnop
    selb $99, $110, $7, $88
    lnop
    nor $124, $118, $23
    lnop
    andc $27, $21, $34
    lnop
    xor $23, $121, $96
    lnop
    xor $121, $102, $95
    lnop
    nand $28, $124, $12
    lnop
    or $7, $23, $121
    lnop
    selb $102, $27, $116, $28
    lnop
    nand $110, $7, $119
    lnop
    xor $121, $37, $31
    lqd $40, 640($5)
    selb $23, $118, $28, $27
    lqa $43, 0x18020
    nor $26, $110, $121
    lqa $118, 0x18030
    andc $121, $31, $33
    lqd $47, 656($5)
    nand $24, $26, $17
    lqd $49, 896($5)
    selb $25, $102, $23, $117
    lqd $100, 912($5)
    selb $44, $121, $119, $24
    lnop
    xor $101, $43, $18
    lnop
    xor $43, $118, $20
    lqa $111, 0x18000
    selb $112, $110, $24, $121
    lqa $118, 0x18010
    or $19, $101, $43
    shufb $102, $40, $47, $6
    selb $22, $44, $112, $120
    shufb $101, $49, $100, $6
    nand $100, $19, $122
    lnop
    xor $44, $36, $30
    lnop
    xor $49, $111, $102
    lnop
    xor $111, $118, $101
    lnop
    nor $118, $100, $44
    lnop
    or $110, $49, $111
    lnop
    andc $111, $30, $32
    lnop
    nand $49, $110, $125
    lnop
    xor $44, $3, $99
    lnop
    nand $40, $118, $113
    lnop
    nor $14, $49, $44
    lnop
    andc $15, $99, $98
    lnop
    nand $109, $14, $29
    lnop
    selb $44, $111, $122, $40
    lnop
    selb $43, $15, $125, $109
    lnop
    selb $11, $49, $109, $15
    lnop
    selb $49, $100, $40, $111
    lnop
    selb $13, $43, $11, $126
    lnop
    selb $115, $44, $49, $114
    lnop
    selb $107, $13, $126, $11
    lnop
    selb $108, $115, $114, $49
    lnop
    selb $9, $22, $120, $112
    stqa $107, 0x19220
    selb $44, $25, $117, $23
    stqa $108, 0x19230
    nop
    stqa $9, 0x19240
    nop
    stqa $44, 0x19250
    nop
    lqd $43, 4640($35)
    nop
    lnop
    nop
    lnop
    nop
    lnop
    nop
    lnop
    selb $100, $12, $124, $25
    lnop
    selb $47, $17, $26, $22
    rotqby $39, $43, $92
    selb $43, $113, $118, $115
    lnop
    selb $42, $29, $14, $13
    lnop
    a $46, $2, $87
    lnop
    xor $10, $29, $42
    rotqbyi $48, $39, 13
    xor $106, $113, $43
    lqd $39, 0($46)
    xor $103, $17, $47
    stqa $10, 0x19260
    xor $41, $12, $100
    stqa $106, 0x19270
    nop
    stqa $103, 0x19280
    nop
    stqa $41, 0x19290
    nop
    lqd $45, 4704($35)
    nop
    cbd $8, 0($46)
    nop
    lnop
    andi $50, $48, 255
    lnop
    nop
    lnop
    nop
    shufb $48, $50, $39, $8
    selb $8, $21, $16, $124
    rotqby $39, $45, $92
    selb $124, $27, $34, $28
    lnop
    selb $27, $117, $34, $23
    lnop
    a $34, $2, $86
    stqd $48, 0($46)
    xor $46, $100, $38
    rotqbyi $48, $39, 13
    selb $100, $27, $23, $124
    lqd $38, 0($34)
    selb $23, $12, $46, $97
    stqa $13, 0x192a0
    selb $12, $117, $100, $97
    stqa $115, 0x192b0
    selb $117, $116, $8, $97
    stqa $22, 0x192c0
    selb $116, $31, $7, $26
    stqa $25, 0x192d0
    selb $7, $121, $33, $24
    lqd $26, 4768($35)
    selb $121, $120, $33, $112
    cbd $24, 0($34)
    xor $33, $47, $37
    lnop
    andi $37, $48, 255
    lnop
    selb $48, $121, $112, $7
    lnop
    selb $112, $17, $33, $94
    shufb $121, $37, $38, $24
    selb $17, $120, $48, $94
    rotqby $24, $26, $92
    selb $120, $119, $116, $94
    lqd $26, 2432($5)
    selb $116, $30, $19, $118
    lqd $119, 2448($5)
    a $118, $2, $85
    stqd $121, 0($34)
    selb $121, $111, $32, $40
    rotqbyi $34, $24, 13
    selb $111, $114, $32, $49
    lqd $24, 0($118)
    xor $32, $43, $36
    lnop
    selb $43, $111, $49, $121
    cbd $40, 0($118)
    selb $36, $113, $32, $123
    lnop
    andi $32, $34, 255
    lnop
    selb $113, $114, $43, $123
    shufb $100, $26, $119, $6
    selb $114, $122, $116, $123
    shufb $119, $32, $24, $40
    selb $122, $99, $110, $14
    rotqbyi $116, $4, 2
    selb $110, $15, $98, $109
    shlqbii $99, $44, 1
    selb $109, $126, $98, $11
    lqa $15, 0x18060
    xor $98, $42, $3
    lqa $44, 0x18070
    selb $3, $109, $11, $110
    rotqbyi $42, $105, 2
    selb $11, $29, $98, $100
    rotqbii $110, $116, 1
    selb $29, $126, $3, $100
    shlqbii $116, $41, 1
    selb $126, $125, $122, $100
    rotqbyi $3, $104, 2
    xor $122, $15, $96
    rotqbii $125, $42, 1
    xor $96, $44, $95
    stqd $119, 0($118)
    selb $95, $99, $110, $88
    shlqbii $119, $25, 1
    or $25, $122, $96
    rotqbii $110, $3, 1
    selb $96, $116, $125, $88
    lqa $122, 0x18040
    nand $116, $25, $117
    lqa $99, 0x18050
    xor $118, $103, $22
    lnop
    selb $125, $119, $110, $88
    lnop
    nor $3, $116, $118
    lnop
    andc $109, $22, $9
    lnop
    xor $118, $122, $18
    lnop
    xor $122, $99, $20
    lnop
    nand $15, $3, $23
    lnop
    or $110, $118, $122
    lnop
    selb $99, $109, $117, $15
    lnop
    nand $119, $110, $120
    lnop
    xor $118, $106, $115
    lqd $44, 1152($5)
    selb $14, $116, $15, $109
    lqa $42, 0x18020
    nor $122, $119, $118
    lqa $116, 0x18030
    andc $32, $115, $108
    lqd $41, 1168($5)
    nand $111, $122, $112
    lqd $24, 1408($5)
    selb $118, $99, $14, $12
    lqd $40, 1424($5)
    selb $26, $32, $120, $111
    lnop
    xor $98, $42, $102
    lnop
    xor $42, $116, $101
    lqa $43, 0x18000
    selb $19, $119, $111, $32
    lqa $116, 0x18010
    or $30, $98, $42
    shufb $99, $44, $41, $6
    selb $119, $26, $19, $17
    shufb $98, $24, $40, $6
    nand $40, $30, $114
    lnop
    xor $24, $10, $13
    lnop
    xor $26, $43, $99
    lnop
    xor $43, $116, $98
    lnop
    nor $37, $40, $24
    lnop
    or $33, $26, $43
    lnop
    andc $121, $13, $107
    lnop
    nand $43, $33, $126
    lnop
    xor $26, $96, $125
    lnop
    nand $41, $37, $36
    lnop
    nor $24, $43, $26
    lnop
    andc $7, $125, $95
    lnop
    nand $26, $24, $11
    lnop
    selb $116, $121, $114, $41
    lnop
    selb $42, $7, $126, $26
    lnop
    selb $31, $43, $26, $7
    lnop
    selb $43, $40, $41, $121
    lnop
    selb $38, $42, $31, $29
    lnop
    selb $34, $116, $43, $113
    lnop
    selb $27, $38, $29, $31
    lnop
    selb $28, $34, $113, $43
    lnop
    selb $116, $119, $17, $19
    stqa $27, 0x19220
    selb $42, $118, $12, $14
    stqa $28, 0x19230
    nop
    stqa $116, 0x19240
    nop
    stqa $42, 0x19250
    nop
    lqd $40, 4640($35)
    nop
    lnop
    nop
    lnop
    nop
    lnop
    nop
    lnop
    selb $44, $23, $3, $118
    lnop
    selb $49, $112, $122, $119
    rotqby $48, $40, $92
    selb $40, $36, $37, $34
    lnop
    selb $47, $11, $24, $38
    lnop
    a $97, $2, $84
    lnop
    xor $124, $11, $47
    rotqbyi $8, $48, 13
    xor $16, $36, $40
    lqd $48, 0($97)
    xor $21, $112, $49
    stqa $124, 0x19260
    xor $46, $23, $44
    stqa $16, 0x19270
    nop
    stqa $21, 0x19280
    nop
    stqa $46, 0x19290
    nop
    lqd $39, 4704($35)
    nop
    cbd $45, 0($97)
    nop
    lnop
    andi $50, $8, 255
    lnop
    nop
    lnop
    nop
    shufb $8, $50, $48, $45
    selb $45, $22, $25, $3
    rotqby $48, $39, $92
    selb $3, $109, $9, $15
    lnop
    selb $109, $12, $9, $14
    lnop
    a $9, $2, $83
    stqd $8, 0($97)
    xor $97, $44, $103
    rotqbyi $8, $48, 13
    selb $103, $109, $14, $3
    lqd $44, 0($9)
    selb $14, $23, $97, $94
    stqa $38, 0x192a0
    selb $23, $12, $103, $94
    stqa $34, 0x192b0
    selb $12, $117, $45, $94
    stqa $119, 0x192c0
    selb $117, $115, $110, $122
    stqa $118, 0x192d0
    selb $122, $32, $108, $111
    lqd $115, 4768($35)
    selb $111, $17, $108, $19
    cbd $32, 0($9)
    xor $108, $49, $106
    lnop
    andi $106, $8, 255
    lnop
    selb $8, $111, $19, $122
    lnop
    selb $19, $112, $108, $123
    shufb $122, $106, $44, $32
    selb $32, $17, $8, $123
    rotqby $112, $115, $92
    selb $17, $120, $117, $123
    lqd $115, 2688($5)
    selb $117, $13, $30, $37
    lqd $120, 2704($5)
    a $30, $2, $82
    stqd $122, 0($9)
    selb $122, $121, $107, $41
    rotqbyi $9, $112, 13
    selb $121, $113, $107, $43
    lqd $112, 0($30)
    xor $107, $40, $10
    lnop
    selb $40, $121, $43, $122
    cbd $41, 0($30)
    selb $10, $36, $107, $100
    lnop
    andi $107, $9, 255
    lnop
    selb $36, $113, $40, $100
    shufb $97, $115, $120, $6
    selb $13, $114, $117, $100
    shufb $120, $107, $112, $41
    selb $117, $125, $33, $24
    rotqbyi $114, $4, 3
    selb $125, $7, $95, $26
    shlqbii $4, $42, 1
    selb $7, $29, $95, $31
    lqa $26, 0x18060
    xor $95, $47, $96
    lqa $42, 0x18070
    selb $96, $7, $31, $125
    rotqbyi $47, $105, 3
    selb $31, $11, $95, $97
    rotqbii $125, $114, 1
    selb $11, $29, $96, $97
    shlqbii $114, $46, 1
    selb $29, $126, $117, $97
    rotqbyi $96, $104, 3
    xor $117, $26, $18
    rotqbii $126, $47, 1
    xor $18, $42, $20
    stqd $120, 0($30)
    selb $20, $4, $125, $88
    shlqbii $120, $118, 1
    or $118, $117, $18
    rotqbii $125, $96, 1
    selb $18, $114, $126, $88
    lqa $117, 0x18040
    nand $114, $118, $12
    lqa $96, 0x18050
    xor $4, $21, $119
    lnop
    selb $126, $120, $125, $88
    lnop
    nor $7, $114, $4
    lnop
    andc $26, $119, $116
    lnop
    xor $120, $117, $102
    lnop
    xor $117, $96, $101
    lnop
    nand $125, $7, $14
    lnop
    or $4, $120, $117
    lnop
    selb $120, $26, $12, $125
    lnop
    nand $117, $4, $17
    lnop
    xor $96, $16, $34
    lqd $42, 1664($5)
    selb $47, $114, $125, $26
    lqa $30, 0x18020
    nor $24, $117, $96
    lqa $114, 0x18030
    andc $33, $34, $28
    lqd $104, 1680($5)
    nand $121, $24, $19
    lqd $46, 1920($5)
    selb $103, $120, $47, $23
    lqd $105, 1936($5)
    selb $120, $33, $17, $121
    lnop
    xor $95, $30, $99
    lnop
    xor $112, $114, $98
    lqa $107, 0x18000
    selb $30, $117, $121, $33
    lqa $114, 0x18010
    or $37, $95, $112
    shufb $96, $42, $104, $6
    selb $106, $120, $30, $32
    shufb $95, $46, $105, $6
    nand $120, $37, $13
    lnop
    xor $105, $124, $38
    lnop
    xor $46, $107, $96
    lnop
    xor $107, $114, $95
    lnop
    nor $42, $120, $105
    lnop
    or $94, $46, $107
    lnop
    andc $46, $38, $27
    lnop
    nand $107, $94, $29
    lnop
    xor $105, $18, $126
    lnop
    nand $41, $42, $10
    lnop
    nor $9, $107, $105
    lnop
    andc $15, $126, $20
    lnop
    nand $3, $9, $31
    lnop
    selb $105, $46, $13, $41
    lnop
    selb $114, $15, $29, $3
    lnop
    selb $22, $107, $3, $15
    lnop
    selb $40, $120, $41, $46
    lnop
    selb $112, $114, $22, $11
    lnop
    selb $109, $105, $40, $36
    lnop
    selb $114, $112, $11, $22
    lnop
    selb $111, $109, $36, $40
    lnop
    selb $108, $106, $32, $30
    stqa $114, 0x19220
    selb $105, $103, $23, $47
    stqa $111, 0x19230
    nop
    stqa $108, 0x19240
    nop
    stqa $105, 0x19250
    nop
    lqd $120, 4640($35)
    nop
    lnop
    nop
    lnop
    nop
    lnop
    nop
    lnop
    selb $117, $14, $7, $103
    lnop
    selb $122, $19, $24, $106
    rotqby $107, $120, $92
    selb $43, $10, $42, $109
    lnop
    selb $8, $31, $9, $112
    lnop
    a $120, $2, $81
    lnop
    xor $113, $31, $8
    rotqbyi $115, $107, 13
    xor $110, $10, $43
    lqd $44, 0($120)
    xor $107, $19, $122
    stqa $113, 0x19260
    xor $104, $14, $117
    stqa $110, 0x19270
    nop
    stqa $107, 0x19280
    nop
    stqa $104, 0x19290
    nop
    lqd $49, 4704($35)
    selb $45, $119, $118, $7
    cbd $48, 0($120)
    selb $119, $26, $116, $125
    lnop
    andi $125, $115, 255
    lnop
    selb $115, $23, $116, $47
    lnop
    xor $116, $117, $21
    shufb $26, $125, $44, $48
    selb $125, $115, $47, $119
    rotqby $21, $49, $92
    selb $117, $14, $116, $123
    lnop
    selb $116, $23, $125, $123
    lnop
    a $125, $2, $80
    stqd $26, 0($120)
    selb $115, $12, $45, $123
    rotqbyi $26, $21, 13
    selb $123, $34, $4, $24
    lqd $12, 0($125)
    selb $4, $33, $28, $121
    stqa $112, 0x192a0
    selb $121, $32, $28, $30
    stqa $109, 0x192b0
    xor $28, $122, $16
    stqa $106, 0x192c0
    selb $122, $121, $30, $4
    stqa $103, 0x192d0
    selb $120, $19, $28, $100
    lqd $121, 4768($35)
    selb $119, $32, $122, $100
    cbd $19, 0($125)
    selb $118, $17, $123, $100
    lnop
    andi $123, $26, 255
    lnop
    selb $26, $38, $37, $42
    lnop
    selb $37, $46, $27, $41
    shufb $38, $123, $12, $19
    selb $123, $36, $27, $40
    rotqby $12, $121, $92
    xor $121, $43, $124
    hbrr weighted_edge_tap_branch, weighted_edge_tap_loop
    selb $43, $123, $40, $37
    lqd $124, 2944($5)
    selb $123, $10, $121, $97
    lqd $37, 2960($5)
    a $5, $2, $79
    stqd $38, 0($125)
    selb $122, $36, $43, $97
    rotqbyi $125, $12, 13
    selb $121, $13, $26, $97
    lqd $12, 0($5)
    selb $13, $126, $94, $9
    lnop
    selb $126, $15, $20, $3
    cbd $9, 0($5)
    selb $3, $11, $20, $22
    shufb $94, $124, $37, $6
    andi $124, $125, 255
    lnop
    xor $125, $8, $18
    lnop
    selb $8, $3, $22, $126
    shufb $18, $124, $12, $9
    selb $126, $31, $125, $94
    lnop
    selb $125, $11, $8, $94
    lnop
    ai $93, $93, -1
    lnop
    selb $124, $29, $13, $94
    stqd $18, 0($5)
    ai $127, $127, 1
weighted_edge_tap_branch:
    brnz $93, weighted_edge_tap_loop
weighted_edge_tap_end:
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
    stqa $106, 0x18dc0
    stqa $105, 0x18dd0
    stqa $104, 0x18de0
    stqa $103, 0x18df0
    bi $0

.global weighted_steady_tap
.align 3
weighted_steady_tap:
    lqa $94, 0x0
    lqa $93, 0x10
    lqa $92, 0x20
    lqa $91, 0x30
    lqa $90, 0x50
    lqa $89, 0x60
    lqa $88, 0x70
    lqa $87, 0x80
    lqa $86, 0x90
    lqa $85, 0xa0
    lqa $84, 0xb0
    lqa $83, 0xc0
    lqa $82, 0xd0
    ori $95, $5, 0
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
    lqa $106, 0x18dc0
    lqa $105, 0x18dd0
    lqa $104, 0x18de0
    lqa $103, 0x18df0
    andi $6, $3, 7
    rotmi $7, $3, -3
    shli $6, $6, 5
    a $6, $6, $7
    a $7, $6, $94
    lqd $8, 640($7)
    lqd $9, 656($7)
    shufb $6, $6, $6, $93
    andbi $6, $6, 15
    a $6, $6, $92
    shufb $102, $8, $9, $6
    lqd $8, 896($7)
    lqd $9, 912($7)
    shufb $101, $8, $9, $6
    lqd $8, 1152($7)
    lqd $9, 1168($7)
    shufb $100, $8, $9, $6
    lqd $8, 1408($7)
    lqd $9, 1424($7)
    shufb $99, $8, $9, $6
    lqd $8, 1664($7)
    lqd $9, 1680($7)
    shufb $98, $8, $9, $6
    lqd $8, 1920($7)
    lqd $7, 1936($7)
    shufb $97, $8, $7, $6
    sf $96, $3, $4
    ori $127, $3, 0
    cgti $2, $96, 0
    brz $2, weighted_steady_tap_end
# 350 instructions for the even pipe, 228 for the odd one; 466 cycles
.align 3
weighted_steady_tap_loop:
    nop
    lnop
    ai $16, $127, 1
    lnop
    shli $2, $127, 2
    lnop
    andi $15, $16, 7
    lnop
    rotmi $6, $16, -3
    lnop
    shli $16, $15, 5
    lnop
    a $3, $2, $94
    lnop
    nop
    lnop
    nop
    lqd $15, 3584($3)
    nop
    lnop
    a $11, $16, $6
    lnop
    nop
    lnop
    nop
    shufb $6, $11, $11, $93
    nop
    lqd $16, 3760($3)
    nop
    rotqby $4, $15, $2
    nop
    shlqbii $15, $105, 1
    nop
    lqd $22, 3936($3)
    nop
    lqa $18, 0x18060
    nop
    lqa $10, 0x18070
    nop
    rotqby $105, $16, $2
    andbi $16, $6, 15
    rotqbii $23, $4, 1
    a $5, $11, $94
    shlqbii $34, $104, 1
    a $104, $16, $92
    rotqby $6, $22, $2
    xor $22, $18, $102
    rotqbii $16, $105, 1
    xor $102, $10, $101
    lnop
    selb $101, $15, $23, $91
    shlqbii $10, $103, 1
    or $103, $22, $102
    rotqbii $15, $6, 1
    selb $102, $34, $16, $91
    lqa $22, 0x18040
    nand $16, $103, $115
    lqa $34, 0x18050
    xor $23, $107, $106
    lnop
    selb $7, $10, $15, $91
    lnop
    nor $8, $16, $23
    lnop
    andc $9, $106, $108
    lnop
    xor $23, $22, $100
    lnop
    xor $22, $34, $99
    lnop
    nand $10, $8, $117
    lnop
    or $11, $23, $22
    lnop
    selb $22, $9, $115, $10
    lnop
    nand $23, $11, $118
    lnop
    xor $15, $110, $109
    lqd $34, 128($5)
    selb $115, $16, $10, $9
    lqa $18, 0x18020
    nor $12, $23, $15
    lqa $16, 0x18030
    andc $13, $109, $111
    lqd $30, 144($5)
    nand $14, $12, $120
    lqd $31, 384($5)
    selb $15, $22, $115, $116
    lqd $24, 400($5)
    selb $22, $13, $118, $14
    lnop
    xor $27, $18, $98
    lnop
    xor $18, $16, $97
    lqa $35, 0x18000
    selb $118, $23, $14, $13
    lqa $20, 0x18010
    or $17, $27, $18
    shufb $16, $34, $30, $104
    selb $19, $22, $118, $119
    shufb $18, $31, $24, $104
    nand $31, $17, $121
    lnop
    xor $22, $113, $112
    lnop
    xor $24, $35, $16
    lnop
    xor $35, $20, $18
    lnop
    nor $20, $31, $22
    lnop
    or $21, $24, $35
    lnop
    andc $22, $112, $114
    lnop
    nand $35, $21, $124
    lnop
    xor $27, $102, $7
    lnop
    nand $23, $20, $123
    lnop
    nor $24, $35, $27
    lnop
    andc $25, $7, $101
    lnop
    nand $26, $24, $126
    lnop
    selb $30, $22, $121, $23
    lnop
    selb $34, $25, $124, $26
    lnop
    selb $124, $35, $26, $25
    lnop
    selb $121, $31, $23, $22
    lnop
    selb $27, $34, $124, $125
    lnop
    selb $28, $30, $121, $122
    lnop
    selb $29, $27, $125, $124
    lnop
    selb $30, $28, $122, $121
    lnop
    selb $31, $19, $119, $118
    stqa $29, 0x19220
    selb $34, $15, $116, $115
    stqa $30, 0x19230
    nop
    stqa $31, 0x19240
    a $32, $95, $94
    stqa $34, 0x19250
    nop
    lnop
    nop
    lqd $35, 4640($32)
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
    selb $36, $117, $8, $15
    rotqby $37, $35, $95
    selb $35, $120, $12, $19
    lnop
    selb $38, $126, $24, $27
    lnop
    selb $39, $123, $20, $28
    lnop
    xor $33, $126, $38
    rotqbyi $40, $37, 13
    xor $126, $123, $39
    lqd $37, 4112($3)
    xor $123, $120, $35
    stqa $33, 0x19260
    xor $120, $117, $36
    stqa $126, 0x19270
    nop
    stqa $123, 0x19280
    nop
    stqa $120, 0x19290
    nop
    lqd $117, 4704($32)
    nop
    cbd $41, 0($2)
    nop
    lnop
    andi $42, $40, 255
    lnop
    nop
    lnop
    nop
    shufb $40, $42, $37, $41
    nop
    rotqby $37, $117, $95
    nop
    lnop
    nop
    lnop
    nop
    stqd $40, 4112($3)
    nop
    rotqbyi $40, $37, 13
    nop
    lqd $37, 4288($3)
    nop
    stqa $27, 0x192a0
    nop
    stqa $28, 0x192b0
    nop
    stqa $19, 0x192c0
    nop
    stqa $15, 0x192d0
    nop
    lqd $117, 4768($32)
    nop
    lnop
    nop
    lnop
    andi $42, $40, 255
    lnop
    nop
    lnop
    selb $40, $9, $108, $10
    shufb $43, $42, $37, $41
    selb $9, $116, $108, $115
    rotqby $10, $117, $95
    selb $117, $106, $103, $8
    lnop
    selb $106, $9, $115, $40
    lnop
    xor $115, $36, $107
    stqd $43, 4288($3)
    selb $107, $13, $111, $14
    rotqbyi $36, $10, 13
    selb $10, $119, $111, $118
    lqd $13, 4464($3)
    selb $119, $109, $11, $12
    lnop
    selb $109, $10, $118, $107
    lnop
    xor $118, $35, $110
    lnop
    andi $110, $36, 255
    lnop
    selb $36, $22, $114, $23
    lnop
    selb $22, $122, $114, $121
    shufb $23, $110, $13, $41
    selb $41, $112, $17, $20
    rotqbyi $122, $4, 1
    selb $112, $22, $121, $36
    shlqbii $17, $34, 1
    xor $121, $39, $113
    lqa $22, 0x18060
    selb $113, $25, $101, $26
    lqa $39, 0x18070
    selb $25, $125, $101, $124
    rotqbyi $26, $105, 1
    selb $34, $7, $21, $24
    rotqbii $125, $122, 1
    selb $7, $25, $124, $113
    shlqbii $122, $120, 1
    xor $124, $38, $102
    rotqbyi $120, $6, 1
    xor $38, $22, $100
    rotqbii $102, $26, 1
    xor $100, $39, $99
    stqd $23, 4464($3)
    selb $99, $17, $125, $91
    shlqbii $23, $15, 1
    or $15, $38, $100
    rotqbii $125, $120, 1
    selb $3, $122, $102, $91
    lqa $120, 0x18040
    nand $122, $15, $117
    lqa $102, 0x18050
    xor $38, $123, $19
    lnop
    selb $100, $23, $125, $91
    lnop
    nor $21, $122, $38
    lnop
    andc $24, $19, $31
    lnop
    xor $38, $120, $98
    lnop
    xor $120, $102, $97
    lnop
    nand $125, $21, $115
    lnop
    or $25, $38, $120
    lnop
    selb $120, $24, $117, $125
    lnop
    nand $117, $25, $119
    lnop
    xor $102, $126, $28
    lqd $38, 640($5)
    selb $26, $122, $125, $24
    lqa $23, 0x18020
    nor $113, $117, $102
    lqa $39, 0x18030
    andc $17, $28, $30
    lqd $101, 656($5)
    nand $20, $113, $118
    lqd $36, 896($5)
    selb $122, $120, $26, $106
    lqd $110, 912($5)
    selb $120, $17, $119, $20
    lnop
    xor $119, $23, $16
    lnop
    xor $23, $39, $18
    lqa $13, 0x18000
    selb $114, $117, $20, $17
    lqa $39, 0x18010
    or $22, $119, $23
    shufb $102, $38, $101, $104
    selb $23, $120, $114, $109
    shufb $101, $36, $110, $104
    nand $120, $22, $41
    lnop
    xor $36, $33, $27
    lnop
    xor $119, $13, $102
    lnop
    xor $13, $39, $101
    lnop
    nor $110, $120, $36
    lnop
    or $11, $119, $13
    lnop
    andc $12, $27, $29
    lnop
    nand $36, $11, $34
    lnop
    xor $13, $3, $100
    lnop
    nand $119, $110, $121
    lnop
    nor $111, $36, $13
    lnop
    andc $13, $100, $99
    lnop
    nand $14, $111, $124
    lnop
    selb $39, $12, $41, $119
    lnop
    selb $41, $13, $34, $14
    lnop
    selb $107, $36, $14, $13
    lnop
    selb $103, $120, $119, $12
    lnop
    selb $8, $41, $107, $7
    lnop
    selb $116, $39, $103, $112
    lnop
    selb $108, $8, $7, $107
    lnop
    selb $9, $116, $112, $103
    lnop
    selb $10, $23, $109, $114
    stqa $108, 0x19220
    selb $39, $122, $106, $26
    stqa $9, 0x19230
    nop
    stqa $10, 0x19240
    nop
    stqa $39, 0x19250
    nop
    lqd $41, 4640($32)
    nop
    lnop
    nop
    lnop
    nop
    lnop
    nop
    lnop
    selb $120, $115, $21, $122
    lnop
    selb $36, $118, $113, $23
    rotqby $34, $41, $95
    selb $41, $121, $110, $116
    lnop
    selb $38, $124, $111, $8
    lnop
    a $35, $2, $90
    lnop
    xor $117, $124, $38
    rotqbyi $43, $34, 13
    xor $124, $121, $41
    lqd $34, 0($35)
    xor $121, $118, $36
    stqa $117, 0x19260
    xor $118, $115, $120
    stqa $124, 0x19270
    nop
    stqa $121, 0x19280
    nop
    stqa $118, 0x19290
    nop
    lqd $115, 4704($32)
    nop
    cbd $40, 0($35)
    nop
    lnop
    andi $37, $43, 255
    lnop
    nop
    lnop
    nop
    shufb $43, $37, $34, $40
    nop
    rotqby $34, $115, $95
    nop
    lnop
    nop
    lnop
    a $115, $2, $89
    stqd $43, 0($35)
    nop
    rotqbyi $35, $34, 13
    nop
    lqd $34, 0($115)
    nop
    stqa $8, 0x192a0
    nop
    stqa $116, 0x192b0
    nop
    stqa $23, 0x192c0
    nop
    stqa $122, 0x192d0
    nop
    lqd $43, 4768($32)
    nop
    cbd $37, 0($115)
    nop
    lnop
    andi $40, $35, 255
    lnop
    selb $35, $24, $31, $125
    lnop
    selb $125, $106, $31, $26
    shufb $24, $40, $34, $37
    selb $106, $19, $15, $21
    rotqby $31, $43, $95
    selb $15, $125, $26, $35
    lnop
    xor $26, $120, $123
    lnop
    a $123, $2, $88
    stqd $24, 0($115)
    selb $115, $17, $30, $20
    rotqbyi $24, $31, 13
    selb $17, $109, $30, $114
    lqd $20, 0($123)
    selb $109, $28, $25, $113
    lnop
    selb $113, $17, $114, $115
    cbd $25, 0($123)
    xor $114, $36, $126
    lnop
    andi $126, $24, 255
    lnop
    selb $24, $12, $29, $119
    lnop
    selb $119, $112, $29, $103
    shufb $12, $126, $20, $25
    selb $36, $27, $22, $110
    rotqbyi $126, $4, 2
    selb $110, $119, $103, $24
    shlqbii $22, $39, 1
    xor $103, $41, $33
    lqa $119, 0x18060
    selb $33, $13, $99, $14
    lqa $41, 0x18070
    selb $13, $7, $99, $107
    rotqbyi $14, $105, 2
    selb $24, $100, $11, $111
    rotqbii $99, $126, 1
    selb $111, $13, $107, $33
    shlqbii $126, $118, 1
    xor $107, $38, $3
    rotqbyi $118, $6, 2
    xor $38, $119, $98
    rotqbii $3, $14, 1
    xor $119, $41, $97
    stqd $12, 0($123)
    selb $97, $22, $99, $91
    shlqbii $123, $122, 1
    or $122, $38, $119
    rotqbii $99, $118, 1
    selb $98, $126, $3, $91
    lqa $119, 0x18040
    nand $126, $122, $106
    lqa $118, 0x18050
    xor $38, $121, $23
    lnop
    selb $3, $123, $99, $91
    lnop
    nor $11, $126, $38
    lnop
    andc $7, $23, $10
    lnop
    xor $38, $119, $16
    lnop
    xor $119, $118, $18
    lnop
    nand $13, $11, $26
    lnop
    or $14, $38, $119
    lnop
    selb $119, $7, $106, $13
    lnop
    nand $106, $14, $109
    lnop
    xor $118, $124, $116
    lqd $38, 1152($5)
    selb $33, $126, $13, $7
    lqa $123, 0x18020
    nor $22, $106, $118
    lqa $126, 0x18030
    andc $27, $116, $9
    lqd $118, 1168($5)
    nand $112, $22, $114
    lqd $41, 1408($5)
    selb $29, $119, $33, $15
    lqd $39, 1424($5)
    selb $20, $27, $109, $112
    lnop
    xor $109, $123, $102
    lnop
    xor $123, $126, $101
    lqa $25, 0x18000
    selb $119, $106, $112, $27
    lqa $115, 0x18010
    or $12, $109, $123
    shufb $100, $38, $118, $104
    selb $126, $20, $119, $113
    shufb $99, $41, $39, $104
    nand $39, $12, $36
    lnop
    xor $20, $117, $8
    lnop
    xor $41, $25, $100
    lnop
    xor $123, $115, $99
    lnop
    nor $25, $39, $20
    lnop
    or $28, $41, $123
    lnop
    andc $109, $8, $108
    lnop
    nand $41, $28, $24
    lnop
    xor $123, $98, $3
    lnop
    nand $30, $25, $103
    lnop
    nor $17, $41, $123
    lnop
    andc $20, $3, $97
    lnop
    nand $123, $17, $107
    lnop
    selb $115, $109, $36, $30
    lnop
    selb $36, $20, $24, $123
    lnop
    selb $19, $41, $123, $20
    lnop
    selb $21, $39, $30, $109
    lnop
    selb $31, $36, $19, $111
    lnop
    selb $125, $115, $21, $110
    lnop
    selb $24, $31, $111, $19
    lnop
    selb $118, $125, $110, $21
    lnop
    selb $115, $126, $113, $119
    stqa $24, 0x19220
    selb $36, $29, $15, $33
    stqa $118, 0x19230
    nop
    stqa $115, 0x19240
    nop
    stqa $36, 0x19250
    nop
    lqd $39, 4640($32)
    nop
    lnop
    nop
    lnop
    nop
    lnop
    nop
    lnop
    selb $41, $26, $11, $29
    lnop
    selb $38, $114, $22, $126
    rotqby $106, $39, $95
    selb $39, $103, $25, $125
    lnop
    selb $43, $107, $17, $31
    lnop
    a $37, $2, $87
    lnop
    xor $34, $107, $43
    rotqbyi $40, $106, 13
    xor $35, $103, $39
    lqd $107, 0($37)
    xor $120, $114, $38
    stqa $34, 0x19260
    xor $114, $26, $41
    stqa $35, 0x19270
    nop
    stqa $120, 0x19280
    nop
    stqa $114, 0x19290
    nop
    lqd $26, 4704($32)
    nop
    cbd $103, 0($37)
    nop
    lnop
    andi $106, $40, 255
    lnop
    nop
    lnop
    nop
    shufb $40, $106, $107, $103
    nop
    rotqby $107, $26, $95
    nop
    lnop
    nop
    lnop
    a $26, $2, $86
    stqd $40, 0($37)
    nop
    rotqbyi $37, $107, 13
    nop
    lqd $107, 0($26)
    nop
    stqa $31, 0x192a0
    nop
    stqa $125, 0x192b0
    nop
    stqa $126, 0x192c0
    nop
    stqa $29, 0x192d0
    nop
    lqd $40, 4768($32)
    nop
    cbd $106, 0($26)
    nop
    lnop
    andi $103, $37, 255
    lnop
    selb $37, $7, $10, $13
    lnop
    selb $7, $15, $10, $33
    shufb $13, $103, $107, $106
    selb $107, $23, $122, $11
    rotqby $106, $40, $95
    selb $122, $7, $33, $37
    lnop
    xor $33, $41, $121
    lnop
    a $121, $2, $85
    stqd $13, 0($26)
    selb $13, $27, $9, $112
    rotqbyi $26, $106, 13
    selb $112, $113, $9, $119
    lqd $106, 0($121)
    selb $113, $116, $14, $22
    lnop
    selb $14, $112, $119, $13
    cbd $116, 0($121)
    xor $119, $38, $124
    lnop
    andi $124, $26, 255
    lnop
    selb $26, $109, $108, $30
    lnop
    selb $109, $110, $108, $21
    shufb $30, $124, $106, $116
    selb $116, $8, $12, $25
    rotqbyi $124, $4, 3
    selb $4, $109, $21, $26
    shlqbii $8, $36, 1
    xor $21, $39, $117
    lqa $109, 0x18060
    selb $117, $20, $97, $123
    lqa $39, 0x18070
    selb $123, $111, $97, $19
    rotqbyi $20, $105, 3
    selb $111, $3, $28, $17
    rotqbii $105, $124, 1
    selb $3, $123, $19, $117
    shlqbii $124, $114, 1
    xor $19, $43, $98
    rotqbyi $123, $6, 3
    xor $6, $109, $16
    rotqbii $98, $20, 1
    xor $109, $39, $18
    stqd $30, 0($121)
    selb $18, $8, $105, $91
    shlqbii $121, $29, 1
    or $29, $6, $109
    rotqbii $105, $123, 1
    selb $16, $124, $98, $91
    lqa $123, 0x18040
    nand $124, $29, $107
    lqa $98, 0x18050
    xor $109, $120, $126
    lnop
    selb $6, $121, $105, $91
    lnop
    nor $17, $124, $109
    lnop
    andc $28, $126, $115
    lnop
    xor $109, $123, $102
    lnop
    xor $121, $98, $101
    lnop
    nand $123, $17, $33
    lnop
    or $20, $109, $121
    lnop
    selb $121, $28, $107, $123
    lnop
    nand $107, $20, $113
    lnop
    xor $98, $35, $125
    lqd $109, 1664($5)
    selb $117, $124, $123, $28
    lqa $105, 0x18020
    nor $8, $107, $98
    lqa $124, 0x18030
    andc $12, $125, $118
    lqd $39, 1680($5)
    nand $25, $8, $119
    lqd $43, 1920($5)
    selb $103, $121, $117, $122
    lqd $114, 1936($5)
    selb $121, $12, $113, $25
    lnop
    xor $113, $105, $100
    lnop
    xor $105, $124, $99
    lqa $26, 0x18000
    selb $5, $107, $25, $12
    lqa $124, 0x18010
    or $30, $113, $105
    shufb $98, $109, $39, $104
    selb $106, $121, $5, $14
    shufb $97, $43, $114, $104
    nand $121, $30, $116
    lnop
    xor $114, $34, $31
    lnop
    xor $104, $26, $98
    lnop
    xor $26, $124, $97
    lnop
    nor $124, $121, $114
    lnop
    or $22, $104, $26
    lnop
    andc $9, $31, $24
    lnop
    nand $104, $22, $111
    lnop
    xor $26, $16, $6
    lnop
    nand $27, $124, $21
    lnop
    nor $11, $104, $26
    lnop
    andc $23, $6, $18
    lnop
    nand $10, $11, $19
    lnop
    selb $26, $9, $116, $27
    lnop
    selb $116, $23, $111, $10
    lnop
    selb $15, $104, $10, $23
    lnop
    selb $43, $121, $27, $9
    lnop
    selb $112, $116, $15, $3
    lnop
    selb $109, $26, $43, $4
    lnop
    selb $114, $112, $3, $15
    lnop
    selb $111, $109, $4, $43
    lnop
    selb $108, $106, $14, $5
    stqa $114, 0x19220
    selb $105, $103, $122, $117
    stqa $111, 0x19230
    nop
    stqa $108, 0x19240
    nop
    stqa $105, 0x19250
    nop
    lqd $26, 4640($32)
    nop
    lnop
    nop
    lnop
    nop
    lnop
    nop
    lnop
    selb $121, $33, $17, $103
    lnop
    selb $39, $119, $8, $106
    rotqby $116, $26, $95
    selb $26, $21, $124, $109
    lnop
    selb $36, $19, $11, $112
    lnop
    a $38, $2, $84
    lnop
    xor $113, $19, $36
    rotqbyi $13, $116, 13
    xor $110, $21, $26
    lqd $116, 0($38)
    xor $107, $119, $39
    stqa $113, 0x19260
    xor $104, $33, $121
    stqa $110, 0x19270
    nop
    stqa $107, 0x19280
    nop
    stqa $104, 0x19290
    nop
    lqd $33, 4704($32)
    nop
    cbd $119, 0($38)
    nop
    lnop
    andi $21, $13, 255
    lnop
    nop
    lnop
    nop
    shufb $13, $21, $116, $119
    nop
    rotqby $119, $33, $95
    nop
    lnop
    nop
    lnop
    a $33, $2, $83
    stqd $13, 0($38)
    nop
    rotqbyi $13, $119, 13
    nop
    lqd $119, 0($33)
    nop
    stqa $112, 0x192a0
    nop
    stqa $109, 0x192b0
    nop
    stqa $106, 0x192c0
    selb $38, $28, $115, $123
    stqa $103, 0x192d0
    selb $123, $122, $115, $117
    lqd $28, 4768($32)
    selb $115, $126, $29, $17
    cbd $122, 0($33)
    selb $116, $123, $117, $38
    lnop
    andi $123, $13, 255
    lnop
    xor $117, $121, $120
    lnop
    selb $121, $12, $118, $25
    shufb $13, $123, $119, $122
    selb $123, $14, $118, $5
    rotqby $122, $28, $95
    selb $118, $125, $20, $8
    hbrr weighted_steady_tap_branch, weighted_steady_tap_loop
    selb $119, $123, $5, $121
    lnop
    xor $120, $39, $35
    lnop
    a $35, $2, $82
    stqd $13, 0($33)
    selb $2, $9, $24, $27
    rotqbyi $13, $122, 13
    selb $9, $4, $24, $43
    lqd $27, 0($35)
    selb $121, $31, $30, $124
    lnop
    selb $122, $9, $43, $2
    cbd $124, 0($35)
    xor $123, $26, $34
    lnop
    andi $26, $13, 255
    lnop
    selb $13, $23, $18, $10
    lnop
    selb $10, $3, $18, $15
    shufb $23, $26, $27, $124
    selb $124, $6, $22, $11
    lnop
    selb $125, $10, $15, $13
    lnop
    ai $96, $96, -1
    lnop
    xor $126, $36, $16
    stqd $23, 0($35)
    ai $127, $127, 1
weighted_steady_tap_branch:
    brnz $96, weighted_steady_tap_loop
weighted_steady_tap_end:
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
    stqa $106, 0x18dc0
    stqa $105, 0x18dd0
    stqa $104, 0x18de0
    stqa $103, 0x18df0
    bi $0
