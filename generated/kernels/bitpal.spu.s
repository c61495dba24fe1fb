# bitpal in the wavefront layout, 4 rows a lane, for spu.
#
# Made by: minterm compile bitpal --layout wavefront --target spu --alphabet ACGT --rows 4 --emit asm
#
# A cell: 10 gates, fewer than 7 are impossible (shipped).
# spu: 13 gates, depth 6, 0 moves, 8 live registers
# inputs v0 v1 h0 h1 a0 a1 b0 b1
# g0 = xor(a0, b0)
# g1 = xor(a1, b1)
# g2 = or(g0, g1)
# g3 = and(g2, h0)
# g4 = selb(g3, g2, h1)
# g5 = selb(g3, v1, v0)
# g6 = selb(h1, v0, g5)
# g7 = selb(h0, g6, g3)
# g8 = selb(v0, g4, v1)
# g9 = orc(g5, g4)
# g10 = or(g8, g5)
# g11 = eqv(h1, g9)
# g12 = eqv(g9, v1)
# v0' = g7
# v1' = g11
# h0' = g10
# h1' = g12
#
# Local store:
#     0x18000 a         planes of a's symbols, one word a register and plane
#     0x18080 windows   windows of b's symbols, eight shifted copies a residue and plane
#     0x18880 active    windows of "column exists", eight shifted copies a residue
#     0x18c80 vertical  vertical flow, one word a register and plane, in and out
#     0x18d00 down      downward flow of the last step, one word a register and plane, in and out
#     0x18d80 top       top edge, one byte a column and plane, in
#     0x18ee0 bottom    bottom edge, one byte a step and plane, out
#     0x19040 tap       scratch, one word a plane and register
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
    .long 0x00018ee1, 0x00018ee1, 0x00018ee1, 0x00018ee1
    .long 0x00018f91, 0x00018f91, 0x00018f91, 0x00018f91
    .long 0x00018ee2, 0x00018ee2, 0x00018ee2, 0x00018ee2
    .long 0x00018f92, 0x00018f92, 0x00018f92, 0x00018f92
    .long 0x00018ee3, 0x00018ee3, 0x00018ee3, 0x00018ee3
    .long 0x00018f93, 0x00018f93, 0x00018f93, 0x00018f93

.global bitpal_edge
.align 3
bitpal_edge:
    lqa $100, 0x0
    lqa $99, 0x10
    lqa $98, 0x20
    lqa $97, 0x30
    lqa $96, 0x40
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
    andi $6, $3, 7
    rotmi $7, $3, -3
    shli $6, $6, 5
    a $6, $6, $7
    a $7, $6, $100
    lqd $8, 640($7)
    lqd $9, 656($7)
    shufb $6, $6, $6, $99
    andbi $6, $6, 15
    a $6, $6, $98
    shufb $110, $8, $9, $6
    lqd $8, 896($7)
    lqd $9, 912($7)
    shufb $109, $8, $9, $6
    lqd $8, 2432($7)
    lqd $9, 2448($7)
    shufb $108, $8, $9, $6
    lqd $8, 1152($7)
    lqd $9, 1168($7)
    shufb $107, $8, $9, $6
    lqd $8, 1408($7)
    lqd $9, 1424($7)
    shufb $106, $8, $9, $6
    lqd $8, 2688($7)
    lqd $9, 2704($7)
    shufb $105, $8, $9, $6
    lqd $8, 1664($7)
    lqd $9, 1680($7)
    shufb $104, $8, $9, $6
    lqd $8, 1920($7)
    lqd $9, 1936($7)
    shufb $103, $8, $9, $6
    lqd $8, 2944($7)
    lqd $7, 2960($7)
    shufb $102, $8, $7, $6
    sf $101, $3, $4
    ori $127, $3, 0
    cgti $2, $101, 0
    brz $2, bitpal_edge_end
# 260 instructions for the even pipe, 114 for the odd one; 268 cycles
.align 3
bitpal_edge_loop:
    nop
    lnop
    ai $3, $127, 1
    lnop
    shli $2, $127, 2
    lnop
    nop
    lnop
    andi $4, $3, 7
    lnop
    rotmi $6, $3, -3
    lnop
    a $3, $2, $100
    lnop
    shli $7, $4, 5
    lnop
    nop
    lqd $13, 3456($3)
    nop
    lqd $12, 3632($3)
    nop
    lqa $11, 0x18060
    a $10, $7, $6
    lqa $9, 0x18070
    nop
    lnop
    nop
    shufb $7, $10, $10, $99
    nop
    rotqby $4, $13, $2
    a $5, $10, $100
    lnop
    xor $10, $11, $110
    rotqby $6, $12, $2
    xor $11, $9, $109
    shlqbii $110, $112, 1
    andbi $112, $7, 15
    rotqbii $109, $4, 1
    or $12, $10, $11
    shlqbii $9, $111, 1
    a $7, $112, $98
    rotqbii $10, $6, 1
    and $11, $12, $114
    lnop
    selb $111, $110, $109, $97
    lnop
    selb $110, $11, $119, $120
    lnop
    selb $112, $9, $10, $97
    lnop
    selb $9, $113, $120, $110
    lqa $10, 0x18040
    selb $109, $11, $12, $113
    lqa $13, 0x18050
    selb $12, $114, $9, $11
    lnop
    selb $9, $120, $109, $119
    lnop
    orc $11, $110, $109
    lnop
    or $114, $9, $110
    lnop
    xor $110, $10, $107
    lnop
    xor $10, $13, $106
    lnop
    eqv $13, $113, $11
    lnop
    or $9, $110, $10
    lnop
    eqv $113, $11, $119
    lnop
    and $11, $9, $116
    lnop
    selb $109, $120, $12, $108
    lnop
    selb $12, $11, $121, $122
    lnop
    selb $120, $119, $13, $108
    lnop
    selb $119, $115, $122, $12
    lqa $108, 0x18020
    selb $13, $11, $9, $115
    lqa $110, 0x18030
    selb $9, $116, $119, $11
    lnop
    selb $119, $122, $13, $121
    lnop
    orc $11, $12, $13
    lnop
    or $116, $119, $12
    lnop
    xor $119, $108, $104
    lnop
    xor $108, $110, $103
    lnop
    eqv $110, $115, $11
    lnop
    or $13, $119, $108
    lqd $12, 128($5)
    eqv $115, $11, $121
    lqd $108, 144($5)
    and $10, $13, $118
    lqd $11, 384($5)
    selb $119, $122, $9, $105
    lqd $8, 400($5)
    selb $9, $10, $123, $124
    lnop
    selb $122, $121, $110, $105
    lnop
    selb $110, $117, $124, $9
    lqa $14, 0x18000
    selb $15, $10, $13, $117
    lqa $16, 0x18010
    selb $13, $118, $110, $10
    shufb $121, $12, $108, $7
    selb $110, $124, $15, $123
    shufb $118, $11, $8, $7
    orc $8, $9, $15
    lnop
    or $108, $110, $9
    lnop
    xor $110, $14, $121
    lnop
    xor $14, $16, $118
    lnop
    eqv $16, $117, $8
    lnop
    or $9, $110, $14
    lnop
    eqv $117, $8, $123
    lnop
    and $110, $9, $111
    lnop
    selb $8, $124, $13, $102
    lnop
    selb $14, $110, $125, $126
    lqd $13, 2176($5)
    selb $124, $123, $16, $102
    lqd $15, 2192($5)
    selb $123, $112, $126, $14
    lnop
    selb $16, $110, $9, $112
    lnop
    selb $9, $111, $123, $110
    lqa $11, 0x18060
    selb $110, $126, $16, $125
    lqa $10, 0x18070
    orc $12, $14, $16
    lnop
    or $111, $110, $14
    shufb $123, $13, $15, $7
    eqv $110, $112, $12
    rotqbyi $13, $4, 1
    eqv $112, $12, $125
    lnop
    xor $14, $11, $107
    rotqbyi $12, $6, 1
    xor $107, $10, $106
    shlqbii $11, $114, 1
    selb $106, $126, $9, $123
    rotqbii $10, $13, 1
    or $13, $14, $107
    shlqbii $9, $113, 1
    selb $126, $125, $110, $123
    rotqbii $14, $12, 1
    and $110, $13, $116
    shufb $125, $114, $114, $96
    selb $107, $11, $10, $97
    shufb $114, $113, $113, $96
    selb $10, $110, $120, $109
    lnop
    selb $113, $9, $14, $97
    lnop
    selb $9, $115, $109, $10
    lqa $14, 0x18040
    selb $11, $110, $13, $115
    lqa $12, 0x18050
    selb $13, $116, $9, $110
    lnop
    selb $110, $109, $11, $120
    lnop
    orc $9, $10, $11
    lnop
    or $116, $110, $10
    lnop
    xor $110, $14, $104
    lnop
    xor $14, $12, $103
    lnop
    eqv $12, $115, $9
    lnop
    or $11, $110, $14
    lnop
    eqv $115, $9, $120
    lnop
    and $110, $11, $108
    lnop
    selb $9, $109, $13, $105
    lnop
    selb $109, $110, $122, $119
    lnop
    selb $10, $120, $12, $105
    lnop
    selb $120, $117, $119, $109
    lqa $105, 0x18020
    selb $12, $110, $11, $117
    lqa $13, 0x18030
    selb $11, $108, $120, $110
    lnop
    selb $110, $119, $12, $122
    lnop
    orc $108, $109, $12
    lnop
    or $120, $110, $109
    lnop
    xor $110, $105, $121
    lnop
    xor $105, $13, $118
    lnop
    eqv $13, $117, $108
    lnop
    or $12, $110, $105
    lqd $109, 640($5)
    eqv $117, $108, $122
    lqd $14, 656($5)
    and $15, $12, $111
    lqd $108, 896($5)
    selb $105, $119, $11, $102
    lqd $16, 912($5)
    selb $11, $15, $124, $8
    lnop
    selb $119, $122, $13, $102
    lnop
    selb $122, $112, $8, $11
    lqa $13, 0x18000
    selb $17, $15, $12, $112
    lqa $18, 0x18010
    selb $12, $111, $122, $15
    shufb $110, $109, $14, $7
    selb $122, $8, $17, $124
    shufb $109, $108, $16, $7
    orc $108, $11, $17
    lnop
    or $111, $122, $11
    lnop
    xor $122, $13, $110
    lnop
    xor $13, $18, $109
    lnop
    eqv $18, $112, $108
    lnop
    or $11, $122, $13
    lnop
    eqv $112, $108, $124
    lnop
    and $108, $11, $107
    lnop
    selb $122, $8, $12, $123
    lnop
    selb $13, $108, $126, $106
    lqd $12, 2432($5)
    selb $8, $124, $18, $123
    lqd $17, 2448($5)
    selb $124, $113, $106, $13
    lnop
    selb $18, $108, $11, $113
    lnop
    selb $11, $107, $124, $108
    lqa $16, 0x18060
    selb $107, $106, $18, $126
    lqa $14, 0x18070
    orc $15, $13, $18
    lnop
    or $124, $107, $13
    shufb $108, $12, $17, $7
    eqv $107, $113, $15
    rotqbyi $12, $4, 2
    eqv $113, $15, $126
    lnop
    xor $13, $16, $104
    rotqbyi $15, $6, 2
    xor $104, $14, $103
    shlqbii $16, $116, 1
    selb $103, $106, $11, $108
    rotqbii $14, $12, 1
    or $11, $13, $104
    shlqbii $106, $115, 1
    selb $104, $126, $107, $108
    rotqbii $13, $15, 1
    and $107, $11, $120
    shufb $126, $125, $116, $96
    selb $116, $16, $14, $97
    shufb $125, $114, $115, $96
    selb $114, $107, $10, $9
    lnop
    selb $115, $106, $13, $97
    lnop
    selb $106, $117, $9, $114
    lqa $13, 0x18040
    selb $14, $107, $11, $117
    lqa $16, 0x18050
    selb $11, $120, $106, $107
    lnop
    selb $107, $9, $14, $10
    lnop
    orc $106, $114, $14
    lnop
    or $120, $107, $114
    lnop
    xor $114, $13, $121
    lnop
    xor $13, $16, $118
    lnop
    eqv $16, $117, $106
    lnop
    or $107, $114, $13
    lnop
    eqv $117, $106, $10
    lnop
    and $106, $107, $111
    lnop
    selb $114, $9, $11, $102
    lnop
    selb $11, $106, $119, $105
    lnop
    selb $9, $10, $16, $102
    lnop
    selb $102, $112, $105, $11
    lqa $10, 0x18020
    selb $16, $106, $107, $112
    lqa $13, 0x18030
    selb $107, $111, $102, $106
    lnop
    selb $106, $105, $16, $119
    lnop
    orc $14, $11, $16
    lnop
    or $111, $106, $11
    lnop
    xor $106, $10, $110
    lnop
    xor $10, $13, $109
    lnop
    eqv $13, $112, $14
    lnop
    or $16, $106, $10
    lqd $112, 1152($5)
    eqv $102, $14, $119
    lqd $106, 1168($5)
    and $15, $16, $124
    lqd $14, 1408($5)
    selb $10, $105, $107, $123
    lqd $12, 1424($5)
    selb $105, $15, $8, $122
    lnop
    selb $11, $119, $13, $123
    lnop
    selb $119, $113, $122, $105
    lqa $13, 0x18000
    selb $17, $15, $16, $113
    lqa $18, 0x18010
    selb $16, $124, $119, $15
    shufb $107, $112, $106, $7
    selb $119, $122, $17, $8
    shufb $106, $14, $12, $7
    orc $12, $105, $17
    lnop
    or $124, $119, $105
    lnop
    xor $119, $13, $107
    lnop
    xor $13, $18, $106
    lnop
    eqv $18, $113, $12
    lnop
    or $105, $119, $13
    lnop
    eqv $113, $12, $8
    lnop
    and $119, $105, $116
    lnop
    selb $12, $122, $16, $108
    lnop
    selb $16, $119, $104, $103
    lqd $122, 2688($5)
    selb $13, $8, $18, $108
    lqd $17, 2704($5)
    selb $8, $115, $103, $16
    lnop
    selb $18, $119, $105, $115
    lnop
    selb $14, $116, $8, $119
    lqa $112, 0x18060
    selb $119, $103, $18, $104
    lqa $8, 0x18070
    orc $15, $16, $18
    lnop
    or $116, $119, $16
    shufb $105, $122, $17, $7
    eqv $122, $115, $15
    rotqbyi $119, $4, 3
    eqv $115, $15, $104
    lnop
    xor $4, $112, $121
    rotqbyi $15, $6, 3
    xor $112, $8, $118
    shlqbii $121, $120, 1
    selb $6, $103, $14, $105
    rotqbii $8, $119, 1
    or $14, $4, $112
    shlqbii $119, $117, 1
    selb $4, $104, $122, $105
    rotqbii $112, $15, 1
    and $122, $14, $111
    shufb $103, $126, $120, $96
    selb $118, $121, $8, $97
    shufb $126, $125, $117, $96
    selb $121, $122, $9, $114
    lnop
    selb $125, $119, $112, $97
    lnop
    selb $119, $102, $114, $121
    lqa $117, 0x18040
    selb $112, $122, $14, $102
    lqa $8, 0x18050
    selb $14, $111, $119, $122
    lnop
    selb $122, $114, $112, $9
    lnop
    orc $119, $121, $112
    lnop
    or $112, $122, $121
    lnop
    xor $122, $117, $110
    lnop
    xor $117, $8, $109
    lnop
    eqv $8, $102, $119
    lnop
    or $102, $122, $117
    lnop
    eqv $111, $119, $9
    lnop
    and $122, $102, $124
    lnop
    selb $120, $114, $14, $123
    lnop
    selb $14, $122, $11, $10
    lnop
    selb $119, $9, $8, $123
    lnop
    selb $123, $113, $10, $14
    lqa $8, 0x18020
    selb $9, $122, $102, $113
    lqa $117, 0x18030
    selb $102, $124, $123, $122
    lnop
    selb $124, $10, $9, $11
    lnop
    orc $123, $14, $9
    lnop
    or $114, $124, $14
    lnop
    xor $14, $8, $107
    lqd $124, 1664($5)
    xor $9, $117, $106
    lqd $8, 1680($5)
    eqv $117, $113, $123
    lnop
    or $15, $14, $9
    lnop
    eqv $113, $123, $11
    lqd $9, 1920($5)
    and $14, $15, $116
    lqd $123, 1936($5)
    selb $122, $10, $102, $108
    lnop
    selb $102, $14, $13, $12
    shufb $104, $124, $8, $7
    selb $121, $11, $117, $108
    lqa $124, 0x18000
    selb $117, $115, $12, $102
    shufb $11, $103, $112, $96
    selb $8, $14, $15, $115
    lqa $10, 0x18010
    selb $15, $116, $117, $14
    shufb $103, $9, $123, $7
    selb $123, $12, $8, $13
    lqd $117, 3808($3)
    orc $9, $102, $8
    rotqbyi $14, $11, 12
    or $116, $123, $102
    cwd $8, 0($2)
    xor $123, $124, $104
    lnop
    xor $124, $10, $103
    lnop
    eqv $10, $115, $9
    lnop
    or $102, $123, $124
    shufb $2, $14, $117, $8
    eqv $115, $9, $13
    hbrr bitpal_edge_branch, bitpal_edge_loop
    and $117, $102, $118
    lqd $9, 2944($5)
    selb $124, $12, $15, $105
    lqd $14, 2960($5)
    selb $5, $117, $4, $6
    shufb $12, $126, $111, $96
    selb $123, $13, $10, $105
    stqd $2, 3808($3)
    selb $2, $125, $6, $5
    lqd $10, 3984($3)
    selb $13, $117, $102, $125
    lnop
    selb $15, $118, $2, $117
    rotqbyi $126, $12, 12
    selb $117, $6, $13, $4
    lnop
    orc $2, $5, $13
    shufb $102, $9, $14, $7
    or $118, $117, $5
    lnop
    eqv $5, $125, $2
    shufb $7, $126, $10, $8
    eqv $117, $2, $4
    lnop
    selb $126, $6, $15, $102
    lnop
    ai $101, $101, -1
    lnop
    selb $125, $4, $5, $102
    stqd $7, 3984($3)
    ai $127, $127, 1
bitpal_edge_branch:
    brnz $101, bitpal_edge_loop
bitpal_edge_end:
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
    bi $0

.global bitpal_steady
.align 3
bitpal_steady:
    lqa $103, 0x0
    lqa $102, 0x10
    lqa $101, 0x20
    lqa $100, 0x30
    lqa $99, 0x40
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
    andi $6, $3, 7
    rotmi $7, $3, -3
    shli $6, $6, 5
    a $6, $6, $7
    a $7, $6, $103
    lqd $8, 640($7)
    lqd $9, 656($7)
    shufb $6, $6, $6, $102
    andbi $6, $6, 15
    a $6, $6, $101
    shufb $110, $8, $9, $6
    lqd $8, 896($7)
    lqd $9, 912($7)
    shufb $109, $8, $9, $6
    lqd $8, 1152($7)
    lqd $9, 1168($7)
    shufb $108, $8, $9, $6
    lqd $8, 1408($7)
    lqd $9, 1424($7)
    shufb $107, $8, $9, $6
    lqd $8, 1664($7)
    lqd $9, 1680($7)
    shufb $106, $8, $9, $6
    lqd $8, 1920($7)
    lqd $7, 1936($7)
    shufb $105, $8, $7, $6
    sf $104, $3, $4
    ori $127, $3, 0
    cgti $2, $104, 0
    brz $2, bitpal_steady_end
# 228 instructions for the even pipe, 102 for the odd one; 236 cycles
.align 3
bitpal_steady_loop:
    nop
    lnop
    ai $3, $127, 1
    lnop
    shli $2, $127, 2
    lnop
    nop
    lnop
    andi $8, $3, 7
    lnop
    rotmi $15, $3, -3
    lnop
    a $3, $2, $103
    lnop
    shli $16, $8, 5
    lnop
    nop
    lqd $8, 3456($3)
    nop
    lqd $14, 3632($3)
    nop
    lqa $13, 0x18060
    a $6, $16, $15
    lqa $9, 0x18070
    nop
    lnop
    nop
    shufb $15, $6, $6, $102
    nop
    rotqby $4, $8, $2
    a $5, $6, $103
    lnop
    xor $8, $13, $110
    rotqby $6, $14, $2
    xor $13, $9, $109
    shlqbii $110, $112, 1
    andbi $112, $15, 15
    rotqbii $109, $4, 1
    or $9, $8, $13
    shlqbii $15, $111, 1
    a $7, $112, $101
    rotqbii $8, $6, 1
    and $13, $9, $114
    lnop
    selb $111, $110, $109, $100
    lnop
    selb $110, $13, $119, $120
    lqa $14, 0x18040
    selb $112, $15, $8, $100
    lqa $16, 0x18050
    selb $8, $113, $120, $110
    lnop
    selb $15, $13, $9, $113
    lnop
    selb $109, $114, $8, $13
    lnop
    selb $114, $120, $15, $119
    lnop
    xor $120, $14, $108
    lnop
    xor $14, $16, $107
    lnop
    orc $16, $110, $15
    lnop
    or $15, $120, $14
    lnop
    or $120, $114, $110
    lnop
    and $110, $15, $116
    lnop
    eqv $114, $113, $16
    lnop
    selb $14, $110, $121, $122
    lqa $8, 0x18020
    eqv $113, $16, $119
    lqa $13, 0x18030
    selb $16, $115, $122, $14
    lnop
    selb $9, $110, $15, $115
    lnop
    selb $119, $116, $16, $110
    lnop
    selb $116, $122, $9, $121
    lnop
    xor $122, $8, $106
    lnop
    xor $110, $13, $105
    lqd $8, 128($5)
    orc $16, $14, $9
    lqd $13, 144($5)
    or $15, $122, $110
    lqd $9, 384($5)
    or $122, $116, $14
    lqd $110, 400($5)
    and $14, $15, $118
    lnop
    eqv $116, $115, $16
    lnop
    selb $10, $14, $123, $124
    lqa $11, 0x18000
    eqv $115, $16, $121
    lqa $12, 0x18010
    selb $16, $117, $124, $10
    shufb $121, $8, $13, $7
    selb $13, $14, $15, $117
    shufb $8, $9, $110, $7
    selb $9, $118, $16, $14
    lnop
    selb $118, $124, $13, $123
    lnop
    xor $124, $11, $121
    lnop
    xor $11, $12, $8
    lnop
    orc $12, $10, $13
    lnop
    or $13, $124, $11
    lnop
    or $124, $118, $10
    lnop
    and $10, $13, $111
    lnop
    eqv $118, $117, $12
    lnop
    selb $11, $10, $125, $126
    lnop
    eqv $117, $12, $123
    lnop
    selb $12, $112, $126, $11
    lqa $14, 0x18060
    selb $16, $10, $13, $112
    lqa $110, 0x18070
    selb $123, $111, $12, $10
    lnop
    selb $111, $126, $16, $125
    lnop
    orc $10, $11, $16
    rotqbyi $12, $4, 1
    or $126, $111, $11
    lnop
    xor $11, $14, $108
    rotqbyi $111, $6, 1
    xor $108, $110, $107
    shlqbii $14, $120, 1
    eqv $107, $112, $10
    rotqbii $110, $12, 1
    or $16, $11, $108
    shlqbii $12, $113, 1
    eqv $112, $10, $125
    rotqbii $11, $111, 1
    and $10, $16, $122
    shufb $125, $120, $120, $99
    selb $108, $14, $110, $100
    shufb $120, $113, $113, $99
    selb $110, $10, $114, $109
    lqa $14, 0x18040
    selb $113, $12, $11, $100
    lqa $13, 0x18050
    selb $11, $115, $109, $110
    lnop
    selb $12, $10, $16, $115
    lnop
    selb $111, $122, $11, $10
    lnop
    selb $10, $109, $12, $114
    lnop
    xor $109, $14, $106
    lnop
    xor $14, $13, $105
    lnop
    orc $13, $110, $12
    lnop
    or $12, $109, $14
    lnop
    or $122, $10, $110
    lnop
    and $110, $12, $124
    lnop
    eqv $10, $115, $13
    lnop
    selb $109, $110, $116, $119
    lqa $14, 0x18020
    eqv $115, $13, $114
    lqa $11, 0x18030
    selb $13, $117, $119, $109
    lnop
    selb $16, $110, $12, $117
    lnop
    selb $114, $124, $13, $110
    lnop
    selb $124, $119, $16, $116
    lnop
    xor $119, $14, $121
    lnop
    xor $110, $11, $8
    lqd $14, 640($5)
    orc $13, $109, $16
    lqd $11, 656($5)
    or $12, $119, $110
    lqd $16, 896($5)
    or $119, $124, $109
    lqd $15, 912($5)
    and $17, $12, $126
    lnop
    eqv $124, $117, $13
    lnop
    selb $18, $17, $118, $9
    lqa $19, 0x18000
    eqv $117, $13, $116
    lqa $20, 0x18010
    selb $13, $112, $9, $18
    shufb $110, $14, $11, $7
    selb $11, $17, $12, $112
    shufb $109, $16, $15, $7
    selb $116, $126, $13, $17
    lnop
    selb $126, $9, $11, $118
    lnop
    xor $9, $19, $110
    lnop
    xor $19, $20, $109
    lnop
    orc $20, $18, $11
    lnop
    or $11, $9, $19
    lnop
    or $9, $126, $18
    lnop
    and $18, $11, $108
    lnop
    eqv $126, $112, $20
    lnop
    selb $19, $18, $107, $123
    lnop
    eqv $112, $20, $118
    lnop
    selb $20, $113, $123, $19
    lqa $13, 0x18060
    selb $17, $18, $11, $113
    lqa $12, 0x18070
    selb $118, $108, $20, $18
    lnop
    selb $108, $123, $17, $107
    lnop
    orc $18, $19, $17
    rotqbyi $20, $4, 2
    or $123, $108, $19
    lnop
    xor $19, $13, $106
    rotqbyi $108, $6, 2
    xor $106, $12, $105
    shlqbii $13, $122, 1
    eqv $105, $113, $18
    rotqbii $12, $20, 1
    or $17, $19, $106
    shlqbii $20, $115, 1
    eqv $113, $18, $107
    rotqbii $19, $108, 1
    and $108, $17, $119
    shufb $106, $125, $122, $99
    selb $122, $13, $12, $100
    shufb $125, $120, $115, $99
    selb $12, $108, $10, $111
    lqa $13, 0x18040
    selb $120, $20, $19, $100
    lqa $107, 0x18050
    selb $19, $117, $111, $12
    lnop
    selb $20, $108, $17, $117
    lnop
    selb $115, $119, $19, $108
    lnop
    selb $119, $111, $20, $10
    lnop
    xor $111, $13, $121
    lnop
    xor $13, $107, $8
    lnop
    orc $107, $12, $20
    lnop
    or $20, $111, $13
    lnop
    or $111, $119, $12
    lnop
    and $119, $20, $9
    lnop
    eqv $11, $117, $107
    lnop
    selb $12, $119, $124, $114
    lqa $13, 0x18020
    eqv $117, $107, $10
    lqa $108, 0x18030
    selb $107, $112, $114, $12
    lnop
    selb $19, $119, $20, $112
    lnop
    selb $10, $9, $107, $119
    lnop
    selb $119, $114, $19, $124
    lnop
    xor $114, $13, $110
    lnop
    xor $107, $108, $109
    lqd $13, 1152($5)
    orc $108, $12, $19
    lqd $20, 1168($5)
    or $17, $114, $107
    lqd $19, 1408($5)
    or $114, $119, $12
    lqd $18, 1424($5)
    and $119, $17, $123
    lnop
    eqv $9, $112, $108
    lnop
    selb $112, $119, $126, $116
    lqa $15, 0x18000
    eqv $12, $108, $124
    lqa $16, 0x18010
    selb $124, $113, $116, $112
    shufb $108, $13, $20, $7
    selb $20, $119, $17, $113
    shufb $107, $19, $18, $7
    selb $13, $123, $124, $119
    lnop
    selb $124, $116, $20, $126
    lnop
    xor $116, $15, $108
    lnop
    xor $15, $16, $107
    lnop
    orc $16, $112, $20
    lnop
    or $20, $116, $15
    lnop
    or $116, $124, $112
    lnop
    and $124, $20, $122
    lnop
    eqv $14, $113, $16
    lnop
    selb $112, $124, $105, $118
    lnop
    eqv $113, $16, $126
    lnop
    selb $126, $120, $118, $112
    lqa $16, 0x18060
    selb $123, $124, $20, $120
    lqa $119, 0x18070
    selb $15, $122, $126, $124
    lnop
    selb $126, $118, $123, $105
    lnop
    orc $118, $112, $123
    rotqbyi $124, $4, 3
    or $4, $126, $112
    lnop
    xor $112, $16, $121
    rotqbyi $126, $6, 3
    xor $6, $119, $8
    shlqbii $121, $111, 1
    eqv $8, $120, $118
    rotqbii $119, $124, 1
    or $120, $112, $6
    shlqbii $124, $117, 1
    eqv $6, $118, $105
    rotqbii $112, $126, 1
    and $105, $120, $114
    shufb $126, $106, $111, $99
    selb $16, $121, $119, $100
    shufb $118, $125, $117, $99
    selb $125, $105, $11, $115
    lqa $121, 0x18040
    selb $117, $124, $112, $100
    lqa $119, 0x18050
    selb $124, $12, $115, $125
    lnop
    selb $112, $105, $120, $12
    lnop
    selb $120, $114, $124, $105
    lnop
    selb $124, $115, $112, $11
    lnop
    xor $115, $121, $110
    lnop
    xor $121, $119, $109
    lnop
    orc $114, $125, $112
    lnop
    or $105, $115, $121
    lnop
    or $112, $124, $125
    lnop
    and $125, $105, $116
    lnop
    eqv $119, $12, $114
    lqd $124, 1664($5)
    selb $12, $125, $9, $10
    lqa $121, 0x18020
    eqv $111, $114, $11
    lqa $115, 0x18030
    selb $11, $113, $10, $12
    lqd $114, 1680($5)
    selb $106, $125, $105, $113
    lqd $123, 1920($5)
    selb $122, $116, $11, $125
    lqd $20, 1936($5)
    selb $125, $10, $106, $9
    lnop
    xor $10, $121, $108
    lnop
    xor $121, $115, $107
    lnop
    orc $115, $12, $106
    lnop
    or $116, $10, $121
    shufb $106, $124, $114, $7
    or $114, $125, $12
    shufb $105, $123, $20, $7
    and $125, $116, $4
    shufb $123, $126, $112, $99
    eqv $121, $113, $115
    lqa $126, 0x18000
    selb $7, $125, $14, $13
    lqa $12, 0x18010
    eqv $113, $115, $9
    lqd $20, 3808($3)
    selb $115, $6, $13, $7
    rotqbyi $9, $123, 12
    selb $123, $125, $116, $6
    cwd $10, 0($2)
    selb $124, $4, $115, $125
    lnop
    selb $125, $13, $123, $14
    lnop
    xor $13, $126, $106
    lnop
    xor $126, $12, $105
    shufb $115, $9, $20, $10
    orc $9, $7, $123
    hbrr bitpal_steady_branch, bitpal_steady_loop
    or $12, $13, $126
    lnop
    or $116, $125, $7
    lnop
    and $125, $12, $16
    shufb $7, $118, $111, $99
    eqv $123, $6, $9
    stqd $115, 3808($3)
    selb $6, $125, $8, $15
    lqd $118, 3984($3)
    eqv $115, $9, $14
    lnop
    selb $9, $117, $15, $6
    rotqbyi $14, $7, 12
    selb $7, $125, $12, $117
    lnop
    selb $126, $16, $9, $125
    lnop
    selb $125, $15, $7, $8
    lnop
    orc $15, $6, $7
    shufb $9, $14, $118, $10
    or $118, $125, $6
    lnop
    eqv $125, $117, $15
    lnop
    ai $104, $104, -1
    lnop
    eqv $117, $15, $8
    stqd $9, 3984($3)
    ai $127, $127, 1
bitpal_steady_branch:
    brnz $104, bitpal_steady_loop
bitpal_steady_end:
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
    bi $0

.global bitpal_edge_tap
.align 3
bitpal_edge_tap:
    lqa $99, 0x0
    lqa $98, 0x10
    lqa $97, 0x20
    lqa $96, 0x30
    lqa $95, 0x50
    lqa $94, 0x60
    lqa $93, 0x70
    lqa $92, 0x80
    lqa $91, 0x90
    lqa $90, 0xa0
    ori $100, $5, 0
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
    shufb $110, $8, $9, $6
    lqd $8, 896($7)
    lqd $9, 912($7)
    shufb $109, $8, $9, $6
    lqd $8, 2432($7)
    lqd $9, 2448($7)
    shufb $108, $8, $9, $6
    lqd $8, 1152($7)
    lqd $9, 1168($7)
    shufb $107, $8, $9, $6
    lqd $8, 1408($7)
    lqd $9, 1424($7)
    shufb $106, $8, $9, $6
    lqd $8, 2688($7)
    lqd $9, 2704($7)
    shufb $105, $8, $9, $6
    lqd $8, 1664($7)
    lqd $9, 1680($7)
    shufb $104, $8, $9, $6
    lqd $8, 1920($7)
    lqd $9, 1936($7)
    shufb $103, $8, $9, $6
    lqd $8, 2944($7)
    lqd $7, 2960($7)
    shufb $102, $8, $7, $6
    sf $101, $3, $4
    ori $127, $3, 0
    cgti $2, $101, 0
    brz $2, bitpal_edge_tap_end
# 275 instructions for the even pipe, 184 for the odd one; 333 cycles
.align 3
bitpal_edge_tap_loop:
    nop
    lnop
    ai $3, $127, 1
    lnop
    shli $2, $127, 2
    lnop
    nop
    lnop
    andi $16, $3, 7
    lnop
    rotmi $10, $3, -3
    lnop
    a $3, $2, $99
    lnop
    shli $8, $16, 5
    lnop
    nop
    lqd $16, 3456($3)
    nop
    lqd $11, 3632($3)
    nop
    lnop
    a $7, $8, $10
    lnop
    nop
    lnop
    nop
    shufb $8, $7, $7, $98
    nop
    rotqby $4, $16, $2
    nop
    rotqby $5, $11, $2
    nop
    lqa $11, 0x18060
    nop
    lqa $16, 0x18070
    nop
    shlqbii $10, $112, 1
    andbi $112, $8, 15
    rotqbii $18, $4, 1
    a $6, $7, $99
    shlqbii $8, $111, 1
    a $7, $112, $97
    rotqbii $111, $5, 1
    xor $112, $11, $110
    lqa $17, 0x18040
    xor $110, $16, $109
    lqa $11, 0x18050
    selb $109, $10, $18, $96
    lnop
    or $10, $112, $110
    lnop
    selb $110, $8, $111, $96
    lnop
    and $111, $10, $114
    lqd $18, 128($6)
    xor $8, $17, $107
    lqd $16, 144($6)
    xor $112, $11, $106
    lqd $17, 384($6)
    selb $22, $111, $10, $113
    lqd $21, 400($6)
    or $10, $8, $112
    lqa $11, 0x18020
    selb $112, $111, $119, $120
    lqa $15, 0x18030
    and $8, $10, $116
    lnop
    selb $23, $120, $22, $119
    lnop
    selb $24, $8, $10, $115
    lqa $12, 0x18000
    selb $9, $8, $121, $122
    lqa $19, 0x18010
    xor $14, $11, $104
    shufb $10, $18, $16, $7
    xor $16, $15, $103
    shufb $11, $17, $21, $7
    selb $21, $122, $24, $121
    lnop
    or $15, $14, $16
    lnop
    xor $14, $12, $10
    lnop
    xor $16, $19, $11
    lnop
    and $12, $15, $118
    lnop
    or $19, $14, $16
    lnop
    selb $25, $12, $15, $117
    lnop
    and $13, $19, $109
    lnop
    selb $14, $12, $123, $124
    lnop
    selb $26, $13, $19, $110
    lnop
    selb $15, $13, $125, $126
    lnop
    selb $19, $126, $26, $125
    lnop
    selb $18, $124, $25, $123
    lnop
    or $16, $19, $15
    lnop
    or $17, $18, $14
    lnop
    or $18, $21, $9
    stqa $16, 0x19040
    or $19, $23, $112
    stqa $17, 0x19050
    nop
    stqa $18, 0x19060
    a $20, $100, $99
    stqa $19, 0x19070
    nop
    lnop
    nop
    lqd $23, 4160($20)
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
    orc $27, $112, $22
    rotqby $28, $23, $100
    orc $29, $9, $24
    lnop
    orc $24, $15, $26
    lnop
    orc $26, $14, $25
    lnop
    eqv $21, $24, $125
    rotqbyi $25, $28, 13
    eqv $22, $26, $123
    lqd $28, 3808($3)
    eqv $23, $29, $121
    stqa $21, 0x19080
    eqv $30, $27, $119
    stqa $22, 0x19090
    nop
    stqa $23, 0x190a0
    nop
    stqa $30, 0x190b0
    nop
    lqd $31, 4224($20)
    nop
    cbd $32, 0($2)
    nop
    lnop
    andi $33, $25, 255
    lnop
    selb $25, $113, $120, $112
    lnop
    nop
    shufb $112, $33, $28, $32
    selb $28, $114, $25, $111
    rotqby $33, $31, $100
    eqv $111, $113, $27
    lqd $114, 2176($6)
    selb $113, $120, $28, $108
    lqd $27, 2192($6)
    selb $120, $115, $122, $9
    stqd $112, 3808($3)
    selb $9, $119, $111, $108
    rotqbyi $112, $33, 13
    selb $119, $116, $120, $8
    lqd $111, 3984($3)
    eqv $120, $115, $29
    lnop
    selb $115, $122, $119, $105
    lnop
    selb $119, $117, $124, $14
    lnop
    andi $29, $112, 255
    lnop
    selb $122, $121, $120, $105
    shufb $14, $114, $27, $7
    selb $121, $118, $119, $12
    shufb $120, $29, $111, $32
    eqv $119, $117, $26
    rotqbyi $118, $4, 1
    selb $117, $124, $121, $102
    rotqbyi $26, $5, 1
    selb $124, $110, $126, $15
    lqa $121, 0x18060
    selb $15, $123, $119, $102
    lqa $111, 0x18070
    selb $123, $109, $124, $13
    shlqbii $119, $19, 1
    eqv $124, $110, $24
    rotqbii $109, $118, 1
    selb $13, $126, $123, $14
    shlqbii $118, $30, 1
    selb $126, $125, $124, $14
    rotqbii $123, $26, 1
    xor $125, $121, $107
    lqa $124, 0x18040
    xor $121, $111, $106
    lqa $26, 0x18050
    selb $106, $119, $109, $96
    stqd $120, 3984($3)
    or $120, $125, $121
    lnop
    selb $3, $118, $123, $96
    lnop
    and $107, $120, $18
    lqd $118, 640($6)
    xor $123, $124, $104
    lqd $121, 656($6)
    xor $125, $26, $103
    lqd $124, 896($6)
    selb $119, $107, $120, $23
    lqd $26, 912($6)
    or $120, $123, $125
    lqa $109, 0x18020
    selb $125, $107, $9, $113
    lqa $111, 0x18030
    and $19, $120, $17
    lnop
    selb $30, $113, $119, $9
    lnop
    selb $24, $19, $120, $22
    lqa $12, 0x18000
    selb $123, $19, $122, $115
    lqa $120, 0x18010
    xor $29, $109, $10
    shufb $110, $118, $121, $7
    xor $121, $111, $11
    shufb $109, $124, $26, $7
    selb $111, $115, $24, $122
    lnop
    or $26, $29, $121
    lnop
    xor $121, $12, $110
    lnop
    xor $12, $120, $109
    lnop
    and $124, $26, $16
    lnop
    or $120, $121, $12
    lnop
    selb $29, $124, $26, $21
    lnop
    and $118, $120, $106
    lnop
    selb $26, $124, $15, $117
    lnop
    selb $32, $118, $120, $3
    lnop
    selb $12, $118, $126, $13
    lnop
    selb $120, $13, $32, $126
    lnop
    selb $114, $117, $29, $15
    lnop
    or $121, $120, $12
    lnop
    or $116, $114, $26
    lnop
    or $8, $111, $123
    stqa $121, 0x19040
    or $111, $30, $125
    stqa $116, 0x19050
    nop
    stqa $8, 0x19060
    nop
    stqa $111, 0x19070
    nop
    lqd $30, 4160($20)
    nop
    lnop
    nop
    lnop
    nop
    lnop
    nop
    lnop
    orc $27, $125, $119
    lnop
    orc $112, $123, $24
    rotqby $114, $30, $100
    orc $24, $26, $29
    lnop
    orc $29, $12, $32
    lnop
    a $32, $2, $95
    lnop
    eqv $119, $29, $126
    rotqbyi $30, $114, 13
    eqv $120, $24, $15
    lqd $108, 0($32)
    eqv $114, $112, $122
    stqa $119, 0x19080
    eqv $33, $27, $9
    stqa $120, 0x19090
    nop
    stqa $114, 0x190a0
    nop
    stqa $33, 0x190b0
    nop
    lqd $28, 4224($20)
    nop
    cbd $25, 0($32)
    selb $31, $23, $113, $125
    lnop
    andi $125, $30, 255
    lnop
    nop
    lnop
    selb $30, $18, $31, $107
    shufb $34, $125, $108, $25
    eqv $125, $23, $27
    rotqby $108, $28, $100
    selb $23, $113, $30, $105
    lqd $27, 2432($6)
    selb $30, $22, $115, $123
    lqd $113, 2448($6)
    a $28, $2, $94
    stqd $34, 0($32)
    selb $123, $9, $125, $105
    rotqbyi $32, $108, 13
    selb $125, $17, $30, $19
    lqd $105, 0($28)
    eqv $17, $22, $112
    lnop
    selb $22, $115, $125, $102
    cbd $112, 0($28)
    selb $125, $21, $117, $26
    lnop
    andi $26, $32, 255
    lnop
    selb $115, $122, $17, $102
    shufb $108, $27, $113, $7
    selb $122, $16, $125, $124
    shufb $113, $26, $105, $112
    eqv $125, $21, $24
    rotqbyi $124, $4, 2
    selb $21, $117, $122, $14
    rotqbyi $24, $5, 2
    selb $122, $3, $13, $12
    lqa $117, 0x18060
    selb $12, $15, $125, $14
    lqa $112, 0x18070
    selb $125, $106, $122, $118
    shlqbii $15, $111, 1
    eqv $122, $3, $29
    rotqbii $118, $124, 1
    selb $3, $13, $125, $108
    shlqbii $124, $33, 1
    selb $13, $126, $122, $108
    rotqbii $125, $24, 1
    xor $126, $117, $104
    lqa $122, 0x18040
    xor $117, $112, $103
    lqa $24, 0x18050
    selb $103, $15, $118, $96
    stqd $113, 0($28)
    or $118, $126, $117
    lnop
    selb $104, $124, $125, $96
    lnop
    and $126, $118, $8
    lqd $125, 1152($6)
    xor $117, $122, $10
    lqd $124, 1168($6)
    xor $113, $24, $11
    lqd $122, 1408($6)
    selb $28, $126, $118, $114
    lqd $24, 1424($6)
    or $112, $117, $113
    lqa $33, 0x18020
    selb $118, $126, $123, $23
    lqa $113, 0x18030
    and $15, $112, $116
    lnop
    selb $29, $23, $28, $123
    lnop
    selb $111, $15, $112, $120
    lqa $105, 0x18000
    selb $117, $15, $115, $22
    lqa $112, 0x18010
    xor $16, $33, $110
    shufb $107, $125, $124, $7
    xor $125, $113, $109
    shufb $106, $122, $24, $7
    selb $113, $22, $111, $115
    lnop
    or $122, $16, $125
    lnop
    xor $125, $105, $107
    lnop
    xor $105, $112, $106
    lnop
    and $124, $122, $121
    lnop
    or $112, $125, $105
    lnop
    selb $125, $124, $122, $119
    lnop
    and $16, $112, $103
    lnop
    selb $105, $124, $12, $21
    lnop
    selb $24, $16, $112, $104
    lnop
    selb $122, $16, $13, $3
    lnop
    selb $112, $3, $24, $13
    lnop
    selb $33, $21, $125, $12
    lnop
    or $17, $112, $122
    lnop
    or $19, $33, $105
    lnop
    or $9, $113, $117
    stqa $17, 0x19040
    or $113, $29, $118
    stqa $19, 0x19050
    nop
    stqa $9, 0x19060
    nop
    stqa $113, 0x19070
    nop
    lqd $29, 4160($20)
    nop
    lnop
    nop
    lnop
    nop
    lnop
    nop
    lnop
    orc $33, $118, $28
    lnop
    orc $28, $117, $111
    rotqby $112, $29, $100
    orc $111, $105, $125
    lnop
    orc $29, $122, $24
    lnop
    a $26, $2, $93
    lnop
    eqv $18, $29, $13
    rotqbyi $27, $112, 13
    eqv $125, $111, $12
    lqd $112, 0($26)
    eqv $24, $28, $115
    stqa $18, 0x19080
    eqv $32, $33, $123
    stqa $125, 0x19090
    nop
    stqa $24, 0x190a0
    nop
    stqa $32, 0x190b0
    nop
    lqd $30, 4224($20)
    nop
    cbd $34, 0($26)
    selb $25, $114, $23, $118
    lnop
    andi $118, $27, 255
    lnop
    nop
    lnop
    selb $27, $8, $25, $126
    shufb $31, $118, $112, $34
    eqv $118, $114, $33
    rotqby $112, $30, $100
    selb $126, $23, $27, $102
    lqd $114, 2688($6)
    selb $30, $120, $22, $117
    lqd $27, 2704($6)
    a $117, $2, $92
    stqd $31, 0($26)
    selb $23, $123, $118, $102
    rotqbyi $26, $112, 13
    selb $123, $116, $30, $15
    lqd $118, 0($117)
    eqv $116, $120, $28
    lnop
    selb $15, $22, $123, $14
    cbd $120, 0($117)
    selb $123, $119, $21, $105
    lnop
    andi $28, $26, 255
    lnop
    selb $22, $115, $116, $14
    shufb $105, $114, $27, $7
    selb $116, $121, $123, $124
    shufb $115, $28, $118, $120
    eqv $124, $119, $111
    rotqbyi $123, $4, 3
    selb $4, $21, $116, $108
    rotqbyi $119, $5, 3
    selb $116, $104, $3, $122
    lqa $21, 0x18060
    selb $5, $12, $124, $108
    lqa $122, 0x18070
    selb $124, $103, $116, $16
    shlqbii $12, $113, 1
    eqv $116, $104, $29
    rotqbii $113, $123, 1
    selb $16, $3, $124, $105
    shlqbii $123, $32, 1
    selb $3, $13, $116, $105
    rotqbii $124, $119, 1
    xor $119, $21, $10
    lqa $116, 0x18040
    xor $10, $122, $11
    lqa $21, 0x18050
    selb $11, $12, $113, $96
    stqd $115, 0($117)
    or $117, $119, $10
    lnop
    selb $10, $123, $124, $96
    lnop
    and $13, $117, $9
    lqd $124, 1664($6)
    xor $119, $116, $110
    lqd $123, 1680($6)
    xor $115, $21, $109
    lqd $116, 1920($6)
    selb $113, $13, $117, $24
    lqd $21, 1936($6)
    or $117, $119, $115
    lqa $32, 0x18020
    selb $119, $13, $23, $126
    lqa $115, 0x18030
    and $12, $117, $19
    lnop
    selb $29, $126, $113, $23
    lnop
    selb $111, $12, $117, $125
    lqa $121, 0x18000
    selb $122, $12, $22, $15
    lqa $117, 0x18010
    xor $120, $32, $107
    shufb $104, $124, $123, $7
    xor $124, $115, $106
    shufb $103, $116, $21, $7
    selb $115, $15, $111, $22
    lnop
    or $116, $120, $124
    lnop
    xor $124, $121, $104
    lnop
    xor $121, $117, $103
    lnop
    and $21, $116, $17
    lnop
    or $117, $124, $121
    lnop
    selb $124, $21, $116, $18
    lnop
    and $8, $117, $11
    lnop
    selb $121, $21, $5, $4
    lnop
    selb $120, $8, $117, $10
    lnop
    selb $123, $8, $3, $16
    lnop
    selb $117, $16, $120, $3
    lnop
    selb $32, $4, $124, $5
    lnop
    or $118, $117, $123
    lnop
    or $116, $32, $121
    lnop
    or $114, $115, $122
    stqa $118, 0x19040
    or $112, $29, $119
    stqa $116, 0x19050
    nop
    stqa $114, 0x19060
    nop
    stqa $112, 0x19070
    nop
    lqd $29, 4160($20)
    nop
    lnop
    nop
    lnop
    nop
    lnop
    nop
    lnop
    orc $32, $119, $113
    lnop
    orc $28, $122, $111
    rotqby $113, $29, $100
    orc $29, $121, $124
    lnop
    orc $27, $123, $120
    lnop
    a $124, $2, $91
    lnop
    eqv $117, $27, $3
    rotqbyi $26, $113, 13
    eqv $115, $29, $5
    lqd $30, 0($124)
    eqv $113, $28, $22
    stqa $117, 0x19080
    eqv $111, $32, $23
    stqa $115, 0x19090
    selb $120, $24, $126, $119
    stqa $113, 0x190a0
    nop
    stqa $111, 0x190b0
    selb $119, $9, $120, $13
    lqd $102, 4224($20)
    eqv $9, $24, $32
    cbd $13, 0($124)
    selb $120, $126, $119, $14
    lnop
    andi $126, $26, 255
    lnop
    selb $26, $125, $15, $122
    lnop
    selb $119, $23, $9, $14
    shufb $24, $126, $30, $13
    selb $126, $19, $26, $12
    rotqby $9, $102, $100
    eqv $102, $125, $28
    hbrr bitpal_edge_tap_branch, bitpal_edge_tap_loop
    selb $122, $15, $126, $108
    lqd $125, 2944($6)
    selb $15, $18, $4, $121
    lqd $126, 2960($6)
    a $6, $2, $90
    stqd $24, 0($124)
    selb $121, $22, $102, $108
    rotqbyi $2, $9, 13
    selb $102, $17, $15, $21
    lqd $9, 0($6)
    eqv $15, $18, $29
    lnop
    selb $124, $4, $102, $105
    cbd $18, 0($6)
    selb $4, $10, $16, $123
    lnop
    andi $29, $2, 255
    shufb $102, $125, $126, $7
    selb $123, $5, $15, $105
    lnop
    selb $5, $11, $4, $8
    shufb $15, $29, $9, $18
    eqv $4, $10, $27
    lnop
    selb $126, $16, $5, $102
    lnop
    ai $101, $101, -1
    lnop
    selb $125, $3, $4, $102
    stqd $15, 0($6)
    ai $127, $127, 1
bitpal_edge_tap_branch:
    brnz $101, bitpal_edge_tap_loop
bitpal_edge_tap_end:
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
    bi $0

.global bitpal_steady_tap
.align 3
bitpal_steady_tap:
    lqa $102, 0x0
    lqa $101, 0x10
    lqa $100, 0x20
    lqa $99, 0x30
    lqa $98, 0x50
    lqa $97, 0x60
    lqa $96, 0x70
    lqa $95, 0x80
    lqa $94, 0x90
    lqa $93, 0xa0
    ori $103, $5, 0
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
    andi $6, $3, 7
    rotmi $7, $3, -3
    shli $6, $6, 5
    a $6, $6, $7
    a $7, $6, $102
    lqd $8, 640($7)
    lqd $9, 656($7)
    shufb $6, $6, $6, $101
    andbi $6, $6, 15
    a $6, $6, $100
    shufb $110, $8, $9, $6
    lqd $8, 896($7)
    lqd $9, 912($7)
    shufb $109, $8, $9, $6
    lqd $8, 1152($7)
    lqd $9, 1168($7)
    shufb $108, $8, $9, $6
    lqd $8, 1408($7)
    lqd $9, 1424($7)
    shufb $107, $8, $9, $6
    lqd $8, 1664($7)
    lqd $9, 1680($7)
    shufb $106, $8, $9, $6
    lqd $8, 1920($7)
    lqd $7, 1936($7)
    shufb $105, $8, $7, $6
    sf $104, $3, $4
    ori $127, $3, 0
    cgti $2, $104, 0
    brz $2, bitpal_steady_tap_end
# 243 instructions for the even pipe, 172 for the odd one; 333 cycles
.align 3
bitpal_steady_tap_loop:
    nop
    lnop
    ai $10, $127, 1
    lnop
    shli $2, $127, 2
    lnop
    nop
    lnop
    andi $11, $10, 7
    lnop
    rotmi $12, $10, -3
    lnop
    a $3, $2, $102
    lnop
    shli $10, $11, 5
    lnop
    nop
    lqd $11, 3456($3)
    nop
    lqd $22, 3632($3)
    nop
    lnop
    a $7, $10, $12
    lnop
    nop
    lnop
    nop
    shufb $10, $7, $7, $101
    nop
    rotqby $4, $11, $2
    nop
    rotqby $5, $22, $2
    nop
    lqa $22, 0x18060
    nop
    lqa $11, 0x18070
    nop
    shlqbii $12, $112, 1
    andbi $18, $10, 15
    rotqbii $13, $4, 1
    a $112, $7, $102
    shlqbii $10, $111, 1
    a $111, $18, $100
    rotqbii $7, $5, 1
    xor $18, $22, $110
    lqa $16, 0x18040
    xor $110, $11, $109
    lqa $22, 0x18050
    selb $109, $12, $13, $99
    lnop
    or $12, $18, $110
    lnop
    selb $110, $10, $7, $99
    lnop
    and $6, $12, $114
    lqd $18, 128($112)
    xor $7, $16, $108
    lqd $13, 144($112)
    xor $10, $22, $107
    lqd $16, 384($112)
    selb $21, $6, $12, $113
    lqd $22, 400($112)
    or $12, $7, $10
    lqa $11, 0x18020
    selb $7, $6, $119, $120
    lqa $14, 0x18030
    and $8, $12, $116
    lnop
    selb $20, $120, $21, $119
    lnop
    selb $23, $8, $12, $115
    lqa $15, 0x18000
    selb $9, $8, $121, $122
    lqa $12, 0x18010
    xor $19, $11, $106
    shufb $10, $18, $13, $111
    xor $13, $14, $105
    shufb $11, $16, $22, $111
    selb $22, $122, $23, $121
    lnop
    or $14, $19, $13
    lnop
    xor $13, $15, $10
    lnop
    xor $15, $12, $11
    lnop
    and $12, $14, $118
    lnop
    or $19, $13, $15
    lnop
    selb $24, $12, $14, $117
    lnop
    and $13, $19, $109
    lnop
    selb $14, $12, $123, $124
    lnop
    selb $25, $13, $19, $110
    lnop
    selb $15, $13, $125, $126
    lnop
    selb $19, $126, $25, $125
    lnop
    selb $18, $124, $24, $123
    lnop
    or $16, $19, $15
    lnop
    or $17, $18, $14
    lnop
    or $18, $22, $9
    stqa $16, 0x19040
    or $19, $20, $7
    stqa $17, 0x19050
    nop
    stqa $18, 0x19060
    a $20, $103, $102
    stqa $19, 0x19070
    nop
    lnop
    nop
    lqd $22, 4160($20)
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
    orc $26, $7, $21
    rotqby $27, $22, $103
    orc $22, $9, $23
    lnop
    orc $23, $15, $25
    lnop
    orc $25, $14, $24
    lnop
    eqv $21, $23, $125
    rotqbyi $24, $27, 13
    eqv $125, $25, $123
    lqd $27, 3808($3)
    eqv $123, $22, $121
    stqa $21, 0x19080
    eqv $121, $26, $119
    stqa $125, 0x19090
    nop
    stqa $123, 0x190a0
    nop
    stqa $121, 0x190b0
    nop
    lqd $119, 4224($20)
    nop
    cbd $28, 0($2)
    nop
    lnop
    andi $29, $24, 255
    lnop
    nop
    lnop
    nop
    shufb $24, $29, $27, $28
    nop
    rotqby $27, $119, $103
    nop
    lnop
    nop
    lnop
    nop
    stqd $24, 3808($3)
    nop
    rotqbyi $24, $27, 13
    nop
    lqd $27, 3984($3)
    selb $119, $113, $120, $7
    lnop
    nop
    lnop
    selb $120, $114, $119, $6
    lnop
    andi $119, $24, 255
    lnop
    selb $24, $115, $122, $9
    lnop
    eqv $122, $113, $26
    shufb $9, $119, $27, $28
    selb $113, $116, $24, $8
    rotqbyi $119, $4, 1
    selb $116, $117, $124, $14
    rotqbyi $8, $5, 1
    eqv $124, $115, $22
    lqa $14, 0x18060
    selb $115, $118, $116, $12
    lqa $22, 0x18070
    selb $118, $110, $126, $15
    shlqbii $116, $19, 1
    eqv $126, $117, $25
    rotqbii $15, $119, 1
    selb $117, $109, $118, $13
    shlqbii $119, $121, 1
    eqv $13, $110, $23
    rotqbii $121, $8, 1
    xor $110, $14, $108
    lqa $8, 0x18040
    xor $108, $22, $107
    lqa $14, 0x18050
    selb $107, $116, $15, $99
    stqd $9, 3984($3)
    or $116, $110, $108
    lnop
    selb $3, $119, $121, $99
    lnop
    and $108, $116, $18
    lqd $121, 640($112)
    xor $110, $8, $106
    lqd $119, 656($112)
    xor $9, $14, $105
    lqd $8, 896($112)
    selb $22, $108, $116, $123
    lqd $14, 912($112)
    or $116, $110, $9
    lqa $23, 0x18020
    selb $15, $108, $122, $120
    lqa $9, 0x18030
    and $19, $116, $17
    lnop
    selb $25, $120, $22, $122
    lnop
    selb $24, $19, $116, $125
    lqa $12, 0x18000
    selb $118, $19, $124, $113
    lqa $116, 0x18010
    xor $26, $23, $10
    shufb $110, $121, $119, $111
    xor $121, $9, $11
    shufb $109, $8, $14, $111
    selb $119, $113, $24, $124
    lnop
    or $8, $26, $121
    lnop
    xor $121, $12, $110
    lnop
    xor $26, $116, $109
    lnop
    and $12, $8, $16
    lnop
    or $9, $121, $26
    lnop
    selb $121, $12, $8, $21
    lnop
    and $14, $9, $107
    lnop
    selb $116, $12, $126, $115
    lnop
    selb $26, $14, $9, $3
    lnop
    selb $8, $14, $13, $117
    lnop
    selb $23, $117, $26, $13
    lnop
    selb $27, $115, $121, $126
    lnop
    or $9, $23, $8
    lnop
    or $114, $27, $116
    lnop
    or $6, $119, $118
    stqa $9, 0x19040
    or $119, $25, $15
    stqa $114, 0x19050
    nop
    stqa $6, 0x19060
    nop
    stqa $119, 0x19070
    nop
    lqd $25, 4160($20)
    nop
    lnop
    nop
    lnop
    nop
    lnop
    nop
    lnop
    orc $27, $15, $22
    lnop
    orc $22, $118, $24
    rotqby $23, $25, $103
    orc $24, $116, $121
    lnop
    orc $121, $8, $26
    lnop
    a $26, $2, $98
    lnop
    eqv $7, $121, $13
    rotqbyi $25, $23, 13
    eqv $13, $24, $126
    lqd $23, 0($26)
    eqv $126, $22, $124
    stqa $7, 0x19080
    eqv $124, $27, $122
    stqa $13, 0x19090
    nop
    stqa $126, 0x190a0
    nop
    stqa $124, 0x190b0
    nop
    lqd $122, 4224($20)
    nop
    cbd $28, 0($26)
    nop
    lnop
    andi $29, $25, 255
    lnop
    nop
    lnop
    nop
    shufb $25, $29, $23, $28
    nop
    rotqby $23, $122, $103
    nop
    lnop
    nop
    lnop
    a $122, $2, $97
    stqd $25, 0($26)
    nop
    rotqbyi $25, $23, 13
    nop
    lqd $23, 0($122)
    selb $26, $123, $120, $15
    lnop
    nop
    cbd $15, 0($122)
    selb $120, $18, $26, $108
    lnop
    andi $108, $25, 255
    lnop
    selb $25, $125, $113, $118
    lnop
    eqv $118, $123, $27
    shufb $113, $108, $23, $15
    selb $123, $17, $25, $19
    rotqbyi $108, $4, 2
    selb $17, $21, $115, $116
    rotqbyi $19, $5, 2
    eqv $116, $125, $22
    lqa $115, 0x18060
    selb $125, $16, $17, $12
    lqa $22, 0x18070
    selb $12, $3, $117, $8
    shlqbii $16, $119, 1
    eqv $117, $21, $24
    rotqbii $119, $108, 1
    selb $21, $107, $12, $14
    shlqbii $108, $124, 1
    eqv $14, $3, $121
    rotqbii $124, $19, 1
    xor $121, $115, $106
    lqa $19, 0x18040
    xor $115, $22, $105
    lqa $107, 0x18050
    selb $105, $16, $119, $99
    stqd $113, 0($122)
    or $122, $121, $115
    lnop
    selb $106, $108, $124, $99
    lnop
    and $3, $122, $6
    lqd $124, 1152($112)
    xor $108, $19, $10
    lqd $121, 1168($112)
    xor $115, $107, $11
    lqd $19, 1408($112)
    selb $22, $3, $122, $126
    lqd $119, 1424($112)
    or $122, $108, $115
    lqa $107, 0x18020
    selb $8, $3, $118, $120
    lqa $115, 0x18030
    and $12, $122, $114
    lnop
    selb $24, $120, $22, $118
    lnop
    selb $25, $12, $122, $13
    lqa $113, 0x18000
    selb $16, $12, $116, $123
    lqa $122, 0x18010
    xor $17, $107, $110
    shufb $108, $124, $121, $111
    xor $124, $115, $109
    shufb $107, $19, $119, $111
    selb $119, $123, $25, $116
    lnop
    or $19, $17, $124
    lnop
    xor $124, $113, $108
    lnop
    xor $113, $122, $107
    lnop
    and $115, $19, $9
    lnop
    or $122, $124, $113
    lnop
    selb $124, $115, $19, $7
    lnop
    and $17, $122, $105
    lnop
    selb $19, $115, $117, $125
    lnop
    selb $121, $17, $122, $106
    lnop
    selb $113, $17, $14, $21
    lnop
    selb $122, $21, $121, $14
    lnop
    selb $23, $125, $124, $117
    lnop
    or $18, $122, $113
    lnop
    or $15, $23, $19
    lnop
    or $122, $119, $16
    stqa $18, 0x19040
    or $119, $24, $8
    stqa $15, 0x19050
    nop
    stqa $122, 0x19060
    nop
    stqa $119, 0x19070
    nop
    lqd $24, 4160($20)
    nop
    lnop
    nop
    lnop
    nop
    lnop
    nop
    lnop
    orc $23, $8, $22
    lnop
    orc $27, $16, $25
    rotqby $26, $24, $103
    orc $24, $19, $124
    lnop
    orc $25, $113, $121
    lnop
    a $121, $2, $96
    lnop
    eqv $22, $25, $14
    rotqbyi $28, $26, 13
    eqv $14, $24, $117
    lqd $26, 0($121)
    eqv $124, $27, $116
    stqa $22, 0x19080
    eqv $116, $23, $118
    stqa $14, 0x19090
    nop
    stqa $124, 0x190a0
    nop
    stqa $116, 0x190b0
    nop
    lqd $118, 4224($20)
    nop
    cbd $117, 0($121)
    nop
    lnop
    andi $29, $28, 255
    lnop
    nop
    lnop
    nop
    shufb $28, $29, $26, $117
    nop
    rotqby $117, $118, $103
    nop
    lnop
    nop
    lnop
    a $118, $2, $95
    stqd $28, 0($121)
    nop
    rotqbyi $121, $117, 13
    nop
    lqd $117, 0($118)
    selb $28, $126, $120, $8
    lnop
    nop
    cbd $8, 0($118)
    selb $120, $6, $28, $3
    lnop
    andi $3, $121, 255
    lnop
    selb $121, $13, $123, $16
    lnop
    eqv $123, $126, $23
    shufb $16, $3, $117, $8
    selb $126, $114, $121, $12
    rotqbyi $117, $4, 3
    selb $121, $7, $125, $19
    rotqbyi $114, $5, 3
    eqv $125, $13, $27
    lqa $5, 0x18060
    selb $13, $9, $121, $115
    lqa $27, 0x18070
    selb $121, $106, $21, $113
    shlqbii $115, $119, 1
    eqv $113, $7, $24
    rotqbii $119, $117, 1
    selb $7, $105, $121, $17
    shlqbii $117, $116, 1
    eqv $17, $106, $25
    rotqbii $121, $114, 1
    xor $114, $5, $10
    lqa $106, 0x18040
    xor $5, $27, $11
    lqa $25, 0x18050
    selb $11, $115, $119, $99
    stqd $16, 0($118)
    or $119, $114, $5
    lnop
    selb $10, $117, $121, $99
    lnop
    and $21, $119, $122
    lqd $121, 1664($112)
    xor $114, $106, $110
    lqd $117, 1680($112)
    xor $106, $25, $109
    lqd $118, 1920($112)
    selb $115, $21, $119, $124
    lqd $25, 1936($112)
    or $119, $114, $106
    lqa $112, 0x18020
    selb $9, $21, $123, $120
    lqa $114, 0x18030
    and $5, $119, $15
    lnop
    selb $27, $120, $115, $123
    lnop
    selb $24, $5, $119, $14
    lqa $16, 0x18000
    selb $19, $5, $125, $126
    lqa $119, 0x18010
    xor $116, $112, $108
    shufb $106, $121, $117, $111
    xor $121, $114, $107
    shufb $105, $118, $25, $111
    selb $111, $126, $24, $125
    lnop
    or $118, $116, $121
    lnop
    xor $121, $16, $106
    lnop
    xor $16, $119, $105
    lnop
    and $4, $118, $18
    lnop
    or $119, $121, $16
    lnop
    selb $121, $4, $118, $22
    lnop
    and $12, $119, $11
    lnop
    selb $16, $4, $113, $13
    lnop
    selb $25, $12, $119, $10
    lnop
    selb $3, $12, $17, $7
    lnop
    selb $119, $7, $25, $17
    lnop
    selb $114, $13, $121, $113
    lnop
    or $118, $119, $3
    lnop
    or $116, $114, $16
    lnop
    or $114, $111, $19
    stqa $118, 0x19040
    or $112, $27, $9
    stqa $116, 0x19050
    nop
    stqa $114, 0x19060
    nop
    stqa $112, 0x19070
    nop
    lqd $27, 4160($20)
    nop
    lnop
    nop
    lnop
    nop
    lnop
    nop
    lnop
    orc $8, $9, $115
    lnop
    orc $23, $19, $24
    rotqby $115, $27, $103
    orc $24, $16, $121
    lnop
    orc $27, $3, $25
    lnop
    a $25, $2, $94
    lnop
    eqv $117, $27, $17
    rotqbyi $121, $115, 13
    eqv $115, $24, $113
    lqd $17, 0($25)
    eqv $113, $23, $125
    stqa $117, 0x19080
    eqv $111, $8, $123
    stqa $115, 0x19090
    nop
    stqa $113, 0x190a0
    nop
    stqa $111, 0x190b0
    nop
    lqd $123, 4224($20)
    nop
    cbd $20, 0($25)
    nop
    lnop
    andi $125, $121, 255
    lnop
    nop
    lnop
    nop
    shufb $121, $125, $17, $20
    nop
    rotqby $125, $123, $103
    selb $123, $124, $120, $9
    hbrr bitpal_steady_tap_branch, bitpal_steady_tap_loop
    nop
    lnop
    selb $120, $122, $123, $21
    lnop
    a $21, $2, $93
    stqd $121, 0($25)
    selb $121, $14, $126, $19
    rotqbyi $2, $125, 13
    eqv $119, $124, $8
    lqd $126, 0($21)
    selb $122, $15, $121, $5
    lnop
    eqv $121, $14, $23
    cbd $5, 0($21)
    selb $14, $22, $13, $16
    lnop
    andi $13, $2, 255
    lnop
    selb $124, $18, $14, $4
    lnop
    selb $4, $10, $7, $3
    shufb $14, $13, $126, $5
    eqv $123, $22, $24
    lnop
    selb $126, $11, $4, $12
    lnop
    ai $104, $104, -1
    lnop
    eqv $125, $10, $27
    stqd $14, 0($21)
    ai $127, $127, 1
bitpal_steady_tap_branch:
    brnz $104, bitpal_steady_tap_loop
bitpal_steady_tap_end:
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
    bi $0
