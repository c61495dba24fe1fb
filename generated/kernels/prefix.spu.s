# prefix in the wavefront layout, 4 rows a lane, for spu.
#
# Made by: minterm compile prefix --layout wavefront --target spu --alphabet ACGT --rows 4 --emit asm
#
# A cell: 6 gates, fewer than 4 are impossible (shipped).
# spu: 9 gates, depth 4, 0 moves, 8 live registers
# inputs v0 v1 h0 h1 a0 a1 b0 b1
# g0 = xor(a0, b0)
# g1 = xor(a1, b1)
# g2 = or(g0, g1)
# g3 = andc(g2, v1)
# g4 = and(g2, h1)
# g5 = selb(h1, h0, g3)
# g6 = selb(h0, v1, g3)
# g7 = selb(v1, v0, g4)
# g8 = or(v0, g4)
# v0' = g5
# v1' = g6
# h0' = g7
# h1' = g8
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

.global prefix_edge
.align 3
prefix_edge:
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
    brz $2, prefix_edge_end
# 196 instructions for the even pipe, 114 for the odd one; 207 cycles
.align 3
prefix_edge_loop:
    nop
    lnop
    ai $3, $127, 1
    lnop
    shli $2, $127, 2
    lnop
    nop
    lnop
    andi $13, $3, 7
    lnop
    rotmi $4, $3, -3
    lnop
    a $3, $2, $100
    lnop
    shli $7, $13, 5
    lnop
    nop
    lqd $13, 3456($3)
    nop
    lnop
    nop
    lnop
    a $9, $7, $4
    lqd $10, 3632($3)
    nop
    lnop
    nop
    shufb $7, $9, $9, $99
    nop
    rotqby $4, $13, $2
    nop
    lqa $13, 0x18060
    nop
    lqa $12, 0x18070
    nop
    rotqby $5, $10, $2
    andbi $10, $7, 15
    shlqbii $11, $112, 1
    a $6, $9, $100
    rotqbii $112, $4, 1
    a $7, $10, $98
    shlqbii $9, $111, 1
    xor $10, $13, $110
    rotqbii $111, $5, 1
    xor $110, $12, $109
    lnop
    selb $109, $11, $112, $97
    lnop
    or $112, $10, $110
    lnop
    selb $110, $9, $111, $97
    lnop
    andc $111, $112, $119
    lqa $9, 0x18040
    and $10, $112, $113
    lqa $11, 0x18050
    selb $112, $113, $114, $111
    lnop
    selb $12, $114, $119, $111
    lnop
    selb $114, $119, $120, $10
    lnop
    or $113, $120, $10
    lnop
    xor $10, $9, $107
    lnop
    xor $9, $11, $106
    lnop
    selb $111, $120, $112, $108
    lnop
    or $112, $10, $9
    lnop
    selb $120, $119, $12, $108
    lnop
    andc $119, $112, $121
    lqa $108, 0x18020
    and $12, $112, $115
    lqa $9, 0x18030
    selb $112, $115, $116, $119
    lnop
    selb $10, $116, $121, $119
    lnop
    selb $116, $121, $122, $12
    lnop
    or $115, $122, $12
    lqd $11, 128($6)
    xor $13, $108, $104
    lqd $12, 144($6)
    xor $8, $9, $103
    lqd $108, 384($6)
    selb $119, $122, $112, $105
    lqd $9, 400($6)
    or $112, $13, $8
    lnop
    selb $122, $121, $10, $105
    lnop
    andc $10, $112, $123
    lqa $8, 0x18000
    and $13, $112, $117
    lqa $14, 0x18010
    selb $15, $117, $118, $10
    shufb $121, $11, $12, $7
    selb $11, $118, $123, $10
    shufb $117, $108, $9, $7
    selb $118, $123, $124, $13
    lqd $9, 2176($6)
    or $108, $124, $13
    lqd $10, 2192($6)
    xor $13, $8, $121
    lnop
    xor $8, $14, $117
    lnop
    selb $112, $124, $15, $102
    lnop
    or $15, $13, $8
    lnop
    selb $124, $123, $11, $102
    lnop
    andc $11, $15, $125
    shufb $123, $9, $10, $7
    and $9, $15, $110
    rotqbyi $10, $4, 1
    selb $15, $110, $109, $11
    lqa $13, 0x18060
    selb $110, $109, $125, $11
    lqa $14, 0x18070
    selb $8, $125, $126, $9
    rotqbyi $11, $5, 1
    or $109, $126, $9
    shlqbii $12, $114, 1
    selb $9, $126, $15, $123
    rotqbii $16, $10, 1
    selb $126, $125, $110, $123
    shlqbii $10, $113, 1
    xor $110, $13, $107
    rotqbii $125, $11, 1
    xor $11, $14, $106
    shufb $107, $114, $114, $96
    selb $106, $12, $16, $97
    shufb $114, $113, $113, $96
    or $12, $110, $11
    lnop
    selb $113, $10, $125, $97
    lnop
    andc $125, $12, $120
    lqa $10, 0x18040
    and $110, $12, $115
    lqa $11, 0x18050
    selb $12, $115, $116, $125
    lnop
    selb $16, $116, $120, $125
    lnop
    selb $116, $120, $111, $110
    lnop
    or $115, $111, $110
    lnop
    xor $110, $10, $104
    lnop
    xor $10, $11, $103
    lnop
    selb $125, $111, $12, $105
    lnop
    or $12, $110, $10
    lnop
    selb $111, $120, $16, $105
    lnop
    andc $120, $12, $122
    lqa $105, 0x18020
    and $16, $12, $108
    lqa $110, 0x18030
    selb $12, $108, $118, $120
    lnop
    selb $108, $118, $122, $120
    lnop
    selb $118, $122, $119, $16
    lnop
    or $120, $119, $16
    lqd $10, 640($6)
    xor $11, $105, $121
    lqd $16, 656($6)
    xor $13, $110, $117
    lqd $14, 896($6)
    selb $105, $119, $12, $102
    lqd $15, 912($6)
    or $12, $11, $13
    lnop
    selb $119, $122, $108, $102
    lnop
    andc $122, $12, $124
    lqa $108, 0x18000
    and $11, $12, $109
    lqa $13, 0x18010
    selb $12, $109, $8, $122
    shufb $110, $10, $16, $7
    selb $16, $8, $124, $122
    shufb $109, $14, $15, $7
    selb $8, $124, $112, $11
    lqd $14, 2432($6)
    or $122, $112, $11
    lqd $15, 2448($6)
    xor $11, $108, $110
    lnop
    xor $108, $13, $109
    lnop
    selb $10, $112, $12, $123
    lnop
    or $12, $11, $108
    lnop
    selb $112, $124, $16, $123
    lnop
    andc $124, $12, $126
    shufb $108, $14, $15, $7
    and $14, $12, $113
    rotqbyi $15, $4, 2
    selb $12, $113, $106, $124
    lqa $16, 0x18060
    selb $11, $106, $126, $124
    lqa $13, 0x18070
    selb $113, $126, $9, $14
    rotqbyi $17, $5, 2
    or $106, $9, $14
    shlqbii $18, $116, 1
    selb $124, $9, $12, $108
    rotqbii $14, $15, 1
    selb $9, $126, $11, $108
    shlqbii $12, $115, 1
    xor $11, $16, $104
    rotqbii $126, $17, 1
    xor $16, $13, $103
    shufb $104, $107, $116, $96
    selb $103, $18, $14, $97
    shufb $116, $114, $115, $96
    or $114, $11, $16
    lnop
    selb $115, $12, $126, $97
    lnop
    andc $126, $114, $111
    lqa $12, 0x18040
    and $11, $114, $120
    lqa $16, 0x18050
    selb $14, $120, $118, $126
    lnop
    selb $18, $118, $111, $126
    lnop
    selb $118, $111, $125, $11
    lnop
    or $120, $125, $11
    lnop
    xor $11, $12, $121
    lnop
    xor $12, $16, $117
    lnop
    selb $114, $125, $14, $102
    lnop
    or $14, $11, $12
    lnop
    selb $125, $111, $18, $102
    lnop
    andc $111, $14, $119
    lqa $102, 0x18020
    and $18, $14, $122
    lqa $11, 0x18030
    selb $14, $122, $8, $111
    lnop
    selb $12, $8, $119, $111
    lnop
    selb $8, $119, $105, $18
    lnop
    or $122, $105, $18
    lqd $111, 1152($6)
    xor $16, $102, $110
    lqd $18, 1168($6)
    xor $126, $11, $109
    lqd $13, 1408($6)
    selb $102, $105, $14, $123
    lqd $11, 1424($6)
    or $105, $16, $126
    lnop
    selb $126, $119, $12, $123
    lnop
    andc $119, $105, $112
    lqa $12, 0x18000
    and $16, $105, $106
    lqa $14, 0x18010
    selb $105, $106, $113, $119
    shufb $107, $111, $18, $7
    selb $111, $113, $112, $119
    shufb $106, $13, $11, $7
    selb $113, $112, $10, $16
    lqd $119, 2688($6)
    or $11, $10, $16
    lqd $13, 2704($6)
    xor $16, $12, $107
    lnop
    xor $18, $14, $106
    lnop
    selb $12, $10, $105, $108
    lnop
    or $14, $16, $18
    lnop
    selb $10, $112, $111, $108
    lnop
    andc $112, $14, $9
    shufb $105, $119, $13, $7
    and $119, $14, $115
    rotqbyi $13, $4, 3
    selb $14, $115, $103, $112
    lqa $111, 0x18060
    selb $16, $103, $9, $112
    lqa $18, 0x18070
    selb $115, $9, $124, $119
    rotqbyi $112, $5, 3
    or $5, $124, $119
    shlqbii $103, $118, 1
    selb $4, $124, $14, $105
    rotqbii $119, $13, 1
    selb $13, $9, $16, $105
    shlqbii $124, $120, 1
    xor $9, $111, $121
    rotqbii $16, $112, 1
    xor $112, $18, $117
    shufb $121, $104, $118, $96
    selb $117, $103, $119, $97
    shufb $118, $116, $120, $96
    or $120, $9, $112
    lnop
    selb $9, $124, $16, $97
    lnop
    andc $124, $120, $125
    lqa $16, 0x18040
    and $119, $120, $122
    lqa $116, 0x18050
    selb $103, $122, $8, $124
    lnop
    selb $122, $8, $125, $124
    lnop
    selb $112, $125, $114, $119
    lnop
    or $111, $114, $119
    lnop
    xor $119, $16, $110
    lnop
    xor $16, $116, $109
    lnop
    selb $120, $114, $103, $123
    lqd $116, 1664($6)
    or $114, $119, $16
    lqd $103, 1680($6)
    selb $119, $125, $122, $123
    lnop
    andc $125, $114, $126
    lqa $123, 0x18020
    and $122, $114, $11
    lqa $16, 0x18030
    selb $124, $11, $113, $125
    lnop
    selb $11, $113, $126, $125
    lnop
    selb $114, $126, $102, $122
    shufb $104, $116, $103, $7
    or $113, $102, $122
    shufb $116, $121, $112, $96
    xor $121, $123, $107
    lqd $125, 1920($6)
    xor $103, $16, $106
    lqd $123, 1936($6)
    selb $122, $102, $124, $108
    lqd $16, 3808($3)
    or $124, $121, $103
    rotqbyi $102, $116, 12
    selb $121, $126, $11, $108
    cwd $8, 0($2)
    andc $126, $124, $10
    lqa $2, 0x18000
    and $11, $124, $5
    lqa $18, 0x18010
    selb $14, $5, $115, $126
    shufb $103, $125, $123, $7
    selb $125, $115, $10, $126
    shufb $123, $102, $16, $8
    selb $116, $10, $12, $11
    hbrr prefix_edge_branch, prefix_edge_loop
    or $115, $12, $11
    lqd $126, 2944($6)
    xor $102, $2, $104
    lqd $11, 2960($6)
    xor $2, $18, $103
    shufb $6, $118, $111, $96
    selb $124, $12, $14, $105
    stqd $123, 3808($3)
    or $12, $102, $2
    lqd $14, 3984($3)
    selb $123, $10, $125, $105
    lnop
    andc $125, $12, $13
    rotqbyi $10, $6, 12
    and $6, $12, $9
    lnop
    selb $12, $9, $117, $125
    shufb $102, $126, $11, $7
    selb $7, $117, $13, $125
    lnop
    selb $118, $13, $4, $6
    shufb $9, $10, $14, $8
    or $117, $4, $6
    lnop
    selb $126, $4, $12, $102
    lnop
    ai $101, $101, -1
    lnop
    selb $125, $13, $7, $102
    stqd $9, 3984($3)
    ai $127, $127, 1
prefix_edge_branch:
    brnz $101, prefix_edge_loop
prefix_edge_end:
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

.global prefix_steady
.align 3
prefix_steady:
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
    brz $2, prefix_steady_end
# 164 instructions for the even pipe, 102 for the odd one; 175 cycles
.align 3
prefix_steady_loop:
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
    rotmi $5, $3, -3
    lnop
    a $3, $2, $103
    lnop
    shli $8, $4, 5
    lnop
    nop
    lqd $15, 3456($3)
    nop
    lnop
    nop
    lnop
    a $12, $8, $5
    lqd $9, 3632($3)
    nop
    lnop
    nop
    shufb $8, $12, $12, $102
    nop
    rotqby $4, $15, $2
    nop
    lqa $15, 0x18060
    nop
    lqa $13, 0x18070
    nop
    rotqby $5, $9, $2
    andbi $9, $8, 15
    shlqbii $14, $112, 1
    a $6, $12, $103
    rotqbii $112, $4, 1
    a $7, $9, $101
    shlqbii $12, $111, 1
    xor $9, $15, $110
    rotqbii $111, $5, 1
    xor $110, $13, $109
    lnop
    selb $109, $14, $112, $100
    lnop
    or $112, $9, $110
    lqa $14, 0x18040
    selb $110, $12, $111, $100
    lqa $9, 0x18050
    andc $12, $112, $119
    lnop
    and $13, $112, $113
    lnop
    selb $111, $113, $114, $12
    lnop
    selb $113, $114, $119, $12
    lnop
    xor $12, $14, $108
    lnop
    xor $14, $9, $107
    lnop
    selb $114, $119, $120, $13
    lnop
    or $9, $12, $14
    lqa $112, 0x18020
    or $119, $120, $13
    lqa $12, 0x18030
    andc $13, $9, $121
    lnop
    and $15, $9, $115
    lqd $14, 128($6)
    selb $120, $115, $116, $13
    lqd $9, 144($6)
    selb $115, $116, $121, $13
    lqd $8, 384($6)
    xor $11, $112, $106
    lqd $13, 400($6)
    xor $112, $12, $105
    lnop
    selb $116, $121, $122, $15
    lnop
    or $12, $11, $112
    lqa $10, 0x18000
    or $121, $122, $15
    lqa $11, 0x18010
    andc $15, $12, $123
    shufb $122, $14, $9, $7
    and $9, $12, $117
    shufb $112, $8, $13, $7
    selb $8, $117, $118, $15
    lnop
    selb $117, $118, $123, $15
    lnop
    xor $15, $10, $122
    lnop
    xor $10, $11, $112
    lnop
    selb $118, $123, $124, $9
    lnop
    or $11, $15, $10
    lnop
    or $123, $124, $9
    rotqbyi $15, $4, 1
    andc $10, $11, $125
    lqa $12, 0x18060
    and $13, $11, $110
    lqa $14, 0x18070
    selb $124, $110, $109, $10
    rotqbyi $11, $5, 1
    selb $9, $109, $125, $10
    shlqbii $110, $114, 1
    selb $10, $125, $126, $13
    rotqbii $109, $15, 1
    or $125, $126, $13
    shlqbii $15, $119, 1
    xor $13, $12, $108
    rotqbii $126, $11, 1
    xor $11, $14, $107
    shufb $108, $114, $114, $99
    selb $107, $110, $109, $100
    shufb $114, $119, $119, $99
    or $110, $13, $11
    lqa $109, 0x18040
    selb $119, $15, $126, $100
    lqa $11, 0x18050
    andc $15, $110, $113
    lnop
    and $13, $110, $121
    lnop
    selb $126, $121, $116, $15
    lnop
    selb $121, $116, $113, $15
    lnop
    xor $15, $109, $106
    lnop
    xor $109, $11, $105
    lnop
    selb $116, $113, $111, $13
    lnop
    or $11, $15, $109
    lqa $110, 0x18020
    or $113, $111, $13
    lqa $109, 0x18030
    andc $13, $11, $115
    lnop
    and $14, $11, $123
    lqd $15, 640($6)
    selb $111, $123, $118, $13
    lqd $11, 656($6)
    selb $123, $118, $115, $13
    lqd $12, 896($6)
    xor $16, $110, $122
    lqd $13, 912($6)
    xor $110, $109, $112
    lnop
    selb $118, $115, $120, $14
    lnop
    or $17, $16, $110
    lqa $18, 0x18000
    or $115, $120, $14
    lqa $16, 0x18010
    andc $14, $17, $117
    shufb $110, $15, $11, $7
    and $11, $17, $125
    shufb $109, $12, $13, $7
    selb $120, $125, $10, $14
    lnop
    selb $125, $10, $117, $14
    lnop
    xor $14, $18, $110
    lnop
    xor $18, $16, $109
    lnop
    selb $10, $117, $8, $11
    lnop
    or $16, $14, $18
    lnop
    or $117, $8, $11
    rotqbyi $14, $4, 2
    andc $11, $16, $9
    lqa $18, 0x18060
    and $12, $16, $119
    lqa $13, 0x18070
    selb $8, $119, $107, $11
    rotqbyi $16, $5, 2
    selb $119, $107, $9, $11
    shlqbii $17, $116, 1
    selb $11, $9, $124, $12
    rotqbii $107, $14, 1
    or $9, $124, $12
    shlqbii $14, $113, 1
    xor $12, $18, $106
    rotqbii $124, $16, 1
    xor $16, $13, $105
    shufb $106, $108, $116, $99
    selb $105, $17, $107, $100
    shufb $116, $114, $113, $99
    or $113, $12, $16
    lqa $107, 0x18040
    selb $114, $14, $124, $100
    lqa $12, 0x18050
    andc $124, $113, $121
    lnop
    and $14, $113, $115
    lnop
    selb $113, $115, $118, $124
    lnop
    selb $115, $118, $121, $124
    lnop
    xor $124, $107, $122
    lnop
    xor $107, $12, $112
    lnop
    selb $118, $121, $126, $14
    lnop
    or $12, $124, $107
    lqa $16, 0x18020
    or $121, $126, $14
    lqa $124, 0x18030
    andc $14, $12, $123
    lnop
    and $17, $12, $117
    lqd $107, 1152($6)
    selb $126, $117, $10, $14
    lqd $12, 1168($6)
    selb $117, $10, $123, $14
    lqd $13, 1408($6)
    xor $108, $16, $110
    lqd $14, 1424($6)
    xor $16, $124, $109
    lnop
    selb $10, $123, $111, $17
    lnop
    or $124, $108, $16
    lqa $18, 0x18000
    or $123, $111, $17
    lqa $16, 0x18010
    andc $111, $124, $125
    shufb $108, $107, $12, $7
    and $17, $124, $9
    shufb $107, $13, $14, $7
    selb $12, $9, $11, $111
    lnop
    selb $9, $11, $125, $111
    lnop
    xor $111, $18, $108
    lnop
    xor $18, $16, $107
    lnop
    selb $11, $125, $120, $17
    lnop
    or $16, $111, $18
    lnop
    or $125, $120, $17
    rotqbyi $111, $4, 3
    andc $120, $16, $119
    lqa $17, 0x18060
    and $18, $16, $114
    lqa $124, 0x18070
    selb $4, $114, $105, $120
    rotqbyi $16, $5, 3
    selb $5, $105, $119, $120
    shlqbii $114, $118, 1
    selb $13, $119, $8, $18
    rotqbii $120, $111, 1
    or $14, $8, $18
    shlqbii $119, $121, 1
    xor $111, $17, $122
    rotqbii $18, $16, 1
    xor $16, $124, $112
    shufb $122, $106, $118, $99
    selb $8, $114, $120, $100
    shufb $118, $116, $121, $99
    or $121, $111, $16
    lqa $116, 0x18040
    selb $15, $119, $18, $100
    lqa $111, 0x18050
    andc $18, $121, $115
    lnop
    and $16, $121, $123
    lnop
    selb $120, $123, $10, $18
    lnop
    selb $119, $10, $115, $18
    lnop
    xor $18, $116, $110
    lqd $10, 1664($6)
    xor $123, $111, $109
    lqd $116, 1680($6)
    selb $112, $115, $113, $16
    lqa $114, 0x18020
    or $115, $18, $123
    lqa $124, 0x18030
    or $111, $113, $16
    shufb $123, $122, $112, $99
    andc $113, $115, $117
    lqd $16, 1920($6)
    and $17, $115, $125
    lqd $18, 1936($6)
    selb $122, $125, $11, $113
    lqd $115, 3808($3)
    selb $121, $11, $117, $113
    rotqbyi $125, $123, 12
    xor $123, $114, $108
    cwd $11, 0($2)
    xor $2, $124, $107
    shufb $106, $10, $116, $7
    selb $114, $117, $126, $17
    lqa $116, 0x18000
    or $117, $123, $2
    lqa $10, 0x18010
    or $113, $126, $17
    shufb $2, $125, $115, $11
    andc $126, $117, $9
    hbrr prefix_steady_branch, prefix_steady_loop
    and $125, $117, $14
    shufb $105, $16, $18, $7
    selb $124, $14, $13, $126
    lnop
    selb $123, $13, $9, $126
    shufb $14, $118, $111, $99
    xor $126, $116, $106
    stqd $2, 3808($3)
    xor $2, $10, $105
    lqd $118, 3984($3)
    selb $116, $9, $12, $125
    lnop
    or $9, $126, $2
    rotqbyi $10, $14, 12
    or $115, $12, $125
    lnop
    andc $12, $9, $5
    lnop
    and $2, $9, $15
    lnop
    selb $126, $15, $8, $12
    shufb $9, $10, $118, $11
    selb $125, $8, $5, $12
    lnop
    selb $118, $5, $4, $2
    lnop
    ai $104, $104, -1
    lnop
    or $117, $4, $2
    stqd $9, 3984($3)
    ai $127, $127, 1
prefix_steady_branch:
    brnz $104, prefix_steady_loop
prefix_steady_end:
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

.global prefix_edge_tap
.align 3
prefix_edge_tap:
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
    brz $2, prefix_edge_tap_end
# 211 instructions for the even pipe, 184 for the odd one; 253 cycles
.align 3
prefix_edge_tap_loop:
    nop
    lnop
    ai $19, $127, 1
    lnop
    shli $2, $127, 2
    lnop
    andi $12, $19, 7
    lnop
    rotmi $9, $19, -3
    lnop
    shli $19, $12, 5
    lnop
    a $3, $2, $99
    lnop
    nop
    lnop
    nop
    lqd $12, 3632($3)
    a $6, $19, $9
    lnop
    nop
    lnop
    a $4, $6, $99
    lnop
    nop
    lnop
    nop
    lqd $9, 128($4)
    nop
    rotqby $5, $12, $2
    nop
    lqd $12, 144($4)
    nop
    shufb $19, $6, $6, $98
    nop
    shlqbii $10, $111, 1
    nop
    rotqbii $18, $5, 1
    nop
    lqa $16, 0x18060
    nop
    lqa $11, 0x18070
    andbi $111, $19, 15
    lqa $17, 0x18040
    nop
    lqa $19, 0x18050
    a $6, $111, $97
    lnop
    selb $111, $10, $18, $96
    lqd $15, 384($4)
    xor $18, $16, $110
    lqd $10, 400($4)
    xor $110, $11, $109
    shufb $7, $9, $12, $6
    xor $9, $17, $107
    lqa $11, 0x18020
    xor $17, $19, $106
    lqa $12, 0x18000
    or $19, $18, $110
    lqa $16, 0x18010
    or $109, $9, $17
    lqa $110, 0x18030
    and $17, $19, $113
    shufb $8, $15, $10, $6
    and $18, $109, $115
    lnop
    xor $10, $11, $104
    lnop
    xor $11, $12, $7
    lnop
    xor $12, $16, $8
    lnop
    xor $16, $110, $103
    lnop
    or $110, $11, $12
    lnop
    or $20, $10, $16
    lnop
    and $16, $110, $111
    lnop
    and $21, $20, $117
    lnop
    selb $9, $125, $126, $16
    lnop
    selb $10, $123, $124, $21
    lqd $15, 3456($3)
    selb $11, $121, $122, $18
    stqa $9, 0x19040
    selb $12, $119, $120, $17
    stqa $10, 0x19050
    nop
    stqa $11, 0x19060
    a $13, $100, $99
    stqa $12, 0x19070
    nop
    lnop
    nop
    lqd $22, 4160($13)
    nop
    rotqby $14, $15, $2
    nop
    lnop
    nop
    lqd $23, 2176($4)
    nop
    shlqbii $24, $112, 1
    or $112, $126, $16
    rotqbii $25, $14, 1
    or $15, $124, $21
    rotqby $26, $22, $100
    or $16, $122, $18
    stqa $112, 0x19080
    or $18, $120, $17
    stqa $15, 0x19090
    andc $17, $19, $119
    stqa $16, 0x190a0
    selb $19, $24, $25, $96
    stqa $18, 0x190b0
    selb $24, $113, $114, $17
    lqd $25, 4224($13)
    selb $21, $114, $119, $17
    lqd $113, 2192($4)
    selb $114, $120, $24, $108
    rotqbyi $17, $26, 13
    andc $24, $109, $121
    lqd $26, 3808($3)
    selb $120, $119, $21, $108
    lnop
    selb $108, $115, $116, $24
    cbd $119, 0($2)
    selb $115, $116, $121, $24
    rotqby $21, $25, $100
    andi $24, $17, 255
    lnop
    selb $116, $122, $108, $105
    shufb $17, $23, $113, $6
    andc $113, $20, $123
    shufb $108, $24, $26, $119
    selb $122, $121, $115, $105
    rotqbyi $20, $21, 13
    selb $121, $117, $118, $113
    rotqbyi $115, $5, 1
    selb $117, $118, $123, $113
    lqd $21, 640($4)
    selb $118, $124, $121, $102
    lqd $113, 656($4)
    andc $121, $110, $125
    shlqbii $24, $18, 1
    selb $124, $123, $117, $102
    rotqbii $110, $115, 1
    selb $123, $111, $19, $121
    lqa $117, 0x18060
    selb $115, $19, $125, $121
    lqa $18, 0x18070
    selb $111, $126, $123, $17
    lqa $121, 0x18040
    selb $126, $125, $115, $17
    lqa $123, 0x18050
    andi $115, $20, 255
    stqd $108, 3808($3)
    selb $125, $24, $110, $96
    lqd $108, 896($4)
    xor $20, $117, $107
    lqd $24, 912($4)
    xor $117, $18, $106
    shufb $110, $21, $113, $6
    xor $113, $121, $104
    lqa $18, 0x18020
    xor $121, $123, $103
    lqa $21, 0x18000
    or $19, $20, $117
    lqa $123, 0x18010
    or $106, $113, $121
    lqa $117, 0x18030
    and $20, $19, $16
    shufb $109, $108, $24, $6
    and $108, $106, $15
    lnop
    xor $24, $18, $7
    lnop
    xor $18, $21, $110
    lnop
    xor $21, $123, $109
    lnop
    xor $121, $117, $8
    lqd $113, 3984($3)
    or $107, $18, $21
    lnop
    or $123, $24, $121
    lnop
    and $24, $107, $125
    lnop
    and $18, $123, $112
    lnop
    selb $117, $126, $111, $24
    lnop
    selb $121, $124, $118, $18
    shufb $21, $115, $113, $119
    selb $119, $122, $116, $108
    stqa $117, 0x19040
    selb $115, $120, $114, $20
    stqa $121, 0x19050
    nop
    stqa $119, 0x19060
    nop
    stqa $115, 0x19070
    nop
    lqd $113, 4160($13)
    nop
    lnop
    nop
    lnop
    nop
    lnop
    nop
    stqd $21, 3984($3)
    nop
    rotqbyi $3, $14, 1
    nop
    rotqby $21, $113, $100
    nop
    lqd $26, 2432($4)
    andc $25, $19, $120
    shlqbii $23, $12, 1
    a $22, $2, $95
    rotqbii $19, $3, 1
    or $12, $111, $24
    rotqbyi $27, $21, 13
    or $3, $118, $18
    lqd $21, 0($22)
    or $113, $116, $108
    stqa $12, 0x19080
    or $18, $114, $20
    stqa $3, 0x19090
    selb $20, $23, $19, $96
    stqa $113, 0x190a0
    selb $19, $16, $11, $25
    stqa $18, 0x190b0
    selb $16, $11, $120, $25
    lqd $23, 4224($13)
    selb $11, $114, $19, $105
    cbd $25, 0($22)
    andc $108, $106, $122
    lqd $19, 2448($4)
    andi $106, $27, 255
    lnop
    selb $114, $120, $16, $105
    lnop
    selb $120, $15, $10, $108
    shufb $105, $106, $21, $25
    selb $106, $10, $122, $108
    rotqby $15, $23, $100
    selb $10, $116, $120, $102
    lnop
    andc $120, $123, $124
    shufb $108, $26, $19, $6
    selb $123, $122, $106, $102
    stqd $105, 0($22)
    selb $122, $112, $9, $120
    rotqbyi $106, $15, 13
    selb $112, $9, $124, $120
    rotqbyi $15, $5, 2
    selb $9, $118, $122, $17
    lqd $120, 1152($4)
    andc $122, $107, $126
    lqd $105, 1168($4)
    selb $118, $124, $112, $17
    shlqbii $107, $18, 1
    selb $124, $125, $20, $122
    rotqbii $112, $15, 1
    selb $15, $20, $126, $122
    lqa $18, 0x18060
    selb $125, $111, $124, $108
    lqa $122, 0x18070
    a $124, $2, $94
    lqa $20, 0x18040
    selb $111, $126, $15, $108
    lqa $22, 0x18050
    andi $15, $106, 255
    lqd $19, 0($124)
    selb $126, $107, $112, $96
    lqd $26, 1408($4)
    xor $106, $18, $104
    lqd $112, 1424($4)
    xor $104, $122, $103
    shufb $107, $120, $105, $6
    xor $122, $20, $7
    lqa $120, 0x18020
    xor $20, $22, $8
    lqa $105, 0x18000
    or $22, $106, $104
    lqa $103, 0x18010
    or $104, $122, $20
    lqa $18, 0x18030
    and $20, $22, $113
    shufb $106, $26, $112, $6
    and $26, $104, $3
    cbd $112, 0($124)
    xor $122, $120, $110
    lnop
    xor $120, $105, $107
    lnop
    xor $105, $103, $106
    lnop
    xor $116, $18, $109
    shufb $103, $15, $19, $112
    or $112, $120, $105
    lnop
    or $19, $122, $116
    rotqbyi $120, $14, 2
    and $116, $112, $126
    lnop
    and $18, $19, $12
    stqd $103, 0($124)
    selb $124, $111, $125, $116
    shlqbii $103, $115, 1
    selb $122, $118, $9, $18
    rotqbii $105, $120, 1
    selb $15, $123, $10, $26
    stqa $124, 0x19040
    selb $115, $114, $11, $20
    stqa $122, 0x19050
    nop
    stqa $15, 0x19060
    andc $120, $22, $114
    stqa $115, 0x19070
    selb $22, $103, $105, $96
    lqd $23, 4160($13)
    selb $105, $113, $119, $120
    lnop
    selb $103, $119, $114, $120
    lqd $113, 2688($4)
    or $21, $11, $20
    lqd $120, 2704($4)
    selb $119, $11, $105, $102
    lnop
    andc $105, $104, $123
    lnop
    selb $11, $114, $103, $102
    rotqby $104, $23, $100
    selb $114, $3, $121, $105
    lnop
    selb $103, $121, $123, $105
    lnop
    a $121, $2, $93
    shufb $105, $113, $120, $6
    or $3, $10, $26
    rotqbyi $120, $104, 13
    or $102, $125, $116
    lqd $26, 0($121)
    or $16, $9, $18
    cbd $116, 0($121)
    selb $18, $10, $114, $17
    stqa $102, 0x19080
    andc $114, $19, $118
    stqa $16, 0x19090
    selb $10, $123, $103, $17
    stqa $3, 0x190a0
    selb $123, $12, $117, $114
    stqa $21, 0x190b0
    selb $12, $117, $118, $114
    rotqbyi $103, $5, 3
    selb $5, $9, $123, $108
    lqd $117, 1664($4)
    andc $123, $112, $111
    lqd $114, 1680($4)
    selb $9, $118, $12, $108
    shlqbii $112, $21, 1
    selb $118, $126, $22, $123
    rotqbii $21, $103, 1
    selb $126, $22, $111, $123
    lqa $103, 0x18060
    selb $12, $125, $118, $105
    lqa $123, 0x18070
    selb $19, $111, $126, $105
    lqa $118, 0x18040
    andi $126, $120, 255
    lqa $111, 0x18050
    a $22, $2, $92
    lqd $120, 4224($13)
    selb $125, $112, $21, $96
    lqd $113, 1920($4)
    xor $21, $103, $7
    lqd $112, 1936($4)
    xor $103, $123, $8
    shufb $104, $117, $114, $6
    xor $123, $118, $110
    lqa $117, 0x18020
    xor $118, $111, $109
    lqa $114, 0x18000
    or $8, $21, $103
    lqa $111, 0x18010
    or $7, $123, $118
    lqa $21, 0x18030
    and $23, $8, $3
    shufb $103, $113, $112, $6
    and $20, $7, $16
    lnop
    xor $113, $117, $107
    lnop
    xor $117, $114, $104
    lnop
    xor $112, $111, $103
    shufb $114, $126, $26, $116
    xor $111, $21, $106
    rotqby $116, $120, $100
    or $126, $117, $112
    lnop
    or $123, $113, $111
    lnop
    and $113, $126, $125
    stqd $114, 0($121)
    and $111, $123, $102
    rotqbyi $121, $116, 13
    selb $118, $19, $12, $113
    lqd $117, 0($22)
    selb $116, $9, $5, $111
    cbd $120, 0($22)
    selb $114, $10, $18, $20
    stqa $118, 0x19040
    selb $112, $11, $119, $23
    stqa $116, 0x19050
    nop
    stqa $114, 0x19060
    nop
    stqa $112, 0x19070
    nop
    lqd $21, 4160($13)
    andi $26, $121, 255
    lnop
    nop
    lnop
    nop
    shufb $121, $26, $117, $120
    nop
    lnop
    nop
    rotqbyi $120, $14, 3
    nop
    rotqby $14, $21, $100
    nop
    stqd $121, 0($22)
    nop
    shlqbii $121, $115, 1
    a $21, $2, $91
    rotqbii $22, $120, 1
    or $117, $12, $113
    rotqbyi $26, $14, 13
    or $115, $5, $111
    lqd $14, 0($21)
    or $113, $18, $20
    stqa $117, 0x19080
    or $111, $119, $23
    stqa $115, 0x19090
    andc $23, $8, $11
    stqa $113, 0x190a0
    selb $8, $121, $22, $96
    stqa $111, 0x190b0
    selb $121, $3, $15, $23
    lqd $22, 4224($13)
    selb $3, $15, $11, $23
    cbd $13, 0($21)
    selb $120, $119, $121, $17
    lnop
    andi $121, $26, 255
    lnop
    andc $26, $7, $10
    lnop
    selb $119, $11, $3, $17
    shufb $7, $121, $14, $13
    selb $121, $16, $122, $26
    rotqby $3, $22, $100
    selb $16, $122, $10, $26
    hbrr prefix_edge_tap_branch, prefix_edge_tap_loop
    selb $122, $18, $121, $108
    lqd $26, 2944($4)
    andc $22, $123, $9
    lqd $18, 2960($4)
    a $4, $2, $90
    stqd $7, 0($21)
    selb $121, $10, $16, $108
    rotqbyi $2, $3, 13
    selb $3, $102, $124, $22
    lqd $10, 0($4)
    selb $16, $124, $9, $22
    lnop
    selb $124, $5, $3, $105
    cbd $22, 0($4)
    andc $3, $126, $19
    lnop
    andi $126, $2, 255
    shufb $102, $26, $18, $6
    selb $123, $9, $16, $105
    lnop
    selb $9, $125, $8, $3
    shufb $16, $126, $10, $22
    selb $10, $8, $19, $3
    lnop
    selb $126, $12, $9, $102
    lnop
    ai $101, $101, -1
    lnop
    selb $125, $19, $10, $102
    stqd $16, 0($4)
    ai $127, $127, 1
prefix_edge_tap_branch:
    brnz $101, prefix_edge_tap_loop
prefix_edge_tap_end:
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

.global prefix_steady_tap
.align 3
prefix_steady_tap:
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
    brz $2, prefix_steady_tap_end
# 179 instructions for the even pipe, 172 for the odd one; 238 cycles
.align 3
prefix_steady_tap_loop:
    nop
    lnop
    ai $10, $127, 1
    lnop
    shli $2, $127, 2
    lnop
    andi $17, $10, 7
    lnop
    rotmi $5, $10, -3
    lnop
    shli $10, $17, 5
    lnop
    a $3, $2, $102
    lnop
    nop
    lnop
    nop
    lqd $17, 3632($3)
    a $7, $10, $5
    lnop
    nop
    lnop
    a $4, $7, $102
    lnop
    nop
    lnop
    nop
    lqd $10, 128($4)
    nop
    rotqby $5, $17, $2
    nop
    lqd $17, 144($4)
    nop
    shufb $16, $7, $7, $101
    nop
    shlqbii $7, $111, 1
    nop
    rotqbii $18, $5, 1
    nop
    lqa $11, 0x18060
    nop
    lqa $9, 0x18070
    andbi $12, $16, 15
    lqa $13, 0x18040
    nop
    lqa $16, 0x18050
    a $111, $12, $100
    lnop
    selb $6, $7, $18, $99
    lqd $12, 384($4)
    xor $8, $11, $110
    lqd $18, 400($4)
    xor $110, $9, $109
    shufb $7, $10, $17, $111
    xor $9, $13, $108
    lqa $10, 0x18020
    xor $13, $16, $107
    lqa $17, 0x18000
    or $16, $8, $110
    lqa $11, 0x18010
    or $109, $9, $13
    lqa $14, 0x18030
    and $110, $16, $113
    shufb $8, $12, $18, $111
    and $18, $109, $115
    lnop
    xor $12, $10, $106
    lnop
    xor $10, $17, $7
    lnop
    xor $17, $11, $8
    lnop
    xor $11, $14, $105
    lnop
    or $9, $10, $17
    lnop
    or $17, $12, $11
    lnop
    and $19, $9, $6
    lnop
    and $20, $17, $117
    lnop
    selb $10, $125, $126, $19
    lnop
    selb $11, $123, $124, $20
    lqd $21, 3456($3)
    selb $12, $121, $122, $18
    stqa $10, 0x19040
    selb $13, $119, $120, $110
    stqa $11, 0x19050
    nop
    stqa $12, 0x19060
    a $14, $103, $102
    stqa $13, 0x19070
    nop
    lnop
    nop
    lqd $22, 4160($14)
    nop
    rotqby $15, $21, $2
    nop
    lnop
    nop
    lnop
    nop
    shlqbii $21, $112, 1
    nop
    rotqbii $112, $15, 1
    nop
    rotqby $23, $22, $103
    nop
    lnop
    nop
    lnop
    selb $22, $21, $112, $99
    lnop
    andc $21, $16, $119
    rotqbyi $24, $23, 13
    or $112, $126, $19
    lqd $23, 3808($3)
    or $126, $124, $20
    cbd $16, 0($2)
    or $124, $122, $18
    stqa $112, 0x19080
    or $122, $120, $110
    stqa $126, 0x19090
    selb $120, $113, $114, $21
    stqa $124, 0x190a0
    andc $110, $109, $121
    stqa $122, 0x190b0
    selb $113, $114, $119, $21
    rotqbyi $109, $5, 1
    selb $119, $115, $116, $110
    lqd $114, 640($4)
    andc $21, $17, $123
    lqd $18, 656($4)
    selb $115, $116, $121, $110
    shlqbii $17, $122, 1
    selb $121, $117, $118, $21
    rotqbii $122, $109, 1
    andc $117, $9, $125
    lqa $109, 0x18060
    selb $9, $118, $123, $21
    lqa $116, 0x18070
    selb $123, $6, $22, $117
    lqa $118, 0x18040
    selb $6, $22, $125, $117
    lqa $21, 0x18050
    andi $117, $24, 255
    lqd $22, 4224($14)
    selb $125, $17, $122, $99
    lqd $24, 896($4)
    xor $17, $109, $108
    lqd $122, 912($4)
    xor $109, $116, $107
    shufb $110, $114, $18, $111
    xor $116, $118, $106
    lqa $114, 0x18020
    xor $118, $21, $105
    lqa $18, 0x18000
    or $21, $17, $109
    lqa $20, 0x18010
    or $107, $116, $118
    lqa $17, 0x18030
    and $108, $21, $124
    shufb $109, $24, $122, $111
    and $24, $107, $126
    lnop
    xor $122, $114, $7
    lnop
    xor $114, $18, $110
    lnop
    xor $116, $20, $109
    shufb $18, $117, $23, $16
    xor $20, $17, $8
    rotqby $117, $22, $103
    or $118, $114, $116
    lnop
    or $17, $122, $20
    lnop
    and $20, $118, $125
    stqd $18, 3808($3)
    and $22, $17, $112
    rotqbyi $18, $117, 13
    selb $117, $6, $123, $20
    lqd $23, 3984($3)
    selb $116, $9, $121, $22
    rotqbyi $19, $15, 1
    selb $114, $115, $119, $24
    stqa $117, 0x19040
    selb $122, $113, $120, $108
    stqa $116, 0x19050
    nop
    stqa $114, 0x19060
    andi $25, $18, 255
    stqa $122, 0x19070
    nop
    lqd $18, 4160($14)
    nop
    shufb $26, $25, $23, $16
    nop
    shlqbii $16, $13, 1
    nop
    rotqbii $13, $19, 1
    nop
    lnop
    nop
    lnop
    nop
    rotqby $19, $18, $103
    selb $18, $16, $13, $99
    stqd $26, 3984($3)
    andc $16, $21, $113
    lnop
    a $3, $2, $98
    lnop
    selb $13, $124, $12, $16
    rotqbyi $21, $19, 13
    or $124, $123, $20
    lqd $19, 0($3)
    or $123, $121, $22
    cbd $20, 0($3)
    or $121, $119, $24
    stqa $124, 0x19080
    or $119, $120, $108
    stqa $123, 0x19090
    andc $108, $107, $115
    stqa $121, 0x190a0
    selb $120, $12, $113, $16
    stqa $119, 0x190b0
    selb $113, $126, $11, $108
    rotqbyi $12, $5, 2
    andc $16, $17, $9
    lqd $107, 1152($4)
    selb $126, $11, $115, $108
    lqd $17, 1168($4)
    selb $115, $112, $10, $16
    shlqbii $108, $119, 1
    andc $119, $118, $6
    rotqbii $112, $12, 1
    selb $118, $10, $9, $16
    lqa $12, 0x18060
    selb $9, $125, $18, $119
    lqa $16, 0x18070
    selb $125, $18, $6, $119
    lqa $11, 0x18040
    andi $119, $21, 255
    lqa $18, 0x18050
    a $6, $2, $97
    lqd $21, 4224($14)
    selb $10, $108, $112, $99
    lqd $24, 1408($4)
    xor $22, $12, $106
    lqd $112, 1424($4)
    xor $106, $16, $105
    shufb $108, $107, $17, $111
    xor $107, $11, $7
    lqa $16, 0x18020
    xor $11, $18, $8
    lqa $17, 0x18000
    or $18, $22, $106
    lqa $12, 0x18010
    or $105, $107, $11
    lqa $22, 0x18030
    and $106, $18, $121
    shufb $107, $24, $112, $111
    and $24, $105, $123
    lnop
    xor $11, $16, $110
    lnop
    xor $26, $17, $108
    shufb $16, $119, $19, $20
    xor $17, $12, $107
    rotqby $119, $21, $103
    xor $12, $22, $109
    lnop
    or $112, $26, $17
    lnop
    or $17, $11, $12
    stqd $16, 0($3)
    and $26, $112, $10
    rotqbyi $16, $119, 13
    and $21, $17, $124
    lqd $22, 0($6)
    selb $3, $125, $9, $26
    cbd $19, 0($6)
    selb $11, $118, $115, $21
    rotqbyi $20, $15, 2
    selb $12, $126, $113, $24
    stqa $3, 0x19040
    selb $119, $120, $13, $106
    stqa $11, 0x19050
    nop
    stqa $12, 0x19060
    andi $23, $16, 255
    stqa $119, 0x19070
    nop
    lqd $16, 4160($14)
    nop
    shufb $25, $23, $22, $19
    nop
    shlqbii $19, $122, 1
    nop
    rotqbii $122, $20, 1
    nop
    lnop
    nop
    lnop
    nop
    rotqby $20, $16, $103
    selb $22, $19, $122, $99
    stqd $25, 0($6)
    andc $19, $18, $120
    lnop
    a $6, $2, $96
    lnop
    selb $122, $121, $114, $19
    rotqbyi $18, $20, 13
    or $16, $9, $26
    lqd $20, 0($6)
    or $9, $115, $21
    cbd $26, 0($6)
    or $121, $113, $24
    stqa $16, 0x19080
    or $113, $13, $106
    stqa $9, 0x19090
    andc $106, $105, $126
    stqa $121, 0x190a0
    selb $13, $114, $120, $19
    stqa $113, 0x190b0
    selb $120, $123, $116, $106
    rotqbyi $114, $5, 3
    andc $19, $17, $118
    lqd $105, 1664($4)
    selb $123, $116, $126, $106
    lqd $24, 1680($4)
    selb $126, $124, $117, $19
    shlqbii $116, $113, 1
    andc $113, $112, $125
    rotqbii $106, $114, 1
    selb $5, $117, $118, $19
    lqa $114, 0x18060
    selb $124, $10, $22, $113
    lqa $118, 0x18070
    selb $10, $22, $125, $113
    lqa $117, 0x18040
    andi $113, $18, 255
    lqa $22, 0x18050
    a $125, $2, $95
    lqd $18, 4224($14)
    selb $17, $116, $106, $99
    lqd $19, 1920($4)
    xor $112, $114, $7
    lqd $116, 1936($4)
    xor $114, $118, $8
    shufb $106, $105, $24, $111
    xor $118, $117, $110
    lqa $24, 0x18020
    xor $117, $22, $109
    lqa $7, 0x18000
    or $8, $112, $114
    lqa $22, 0x18010
    or $4, $118, $117
    lqa $114, 0x18030
    and $21, $8, $121
    shufb $105, $19, $116, $111
    and $111, $4, $9
    lnop
    xor $116, $24, $108
    lnop
    xor $24, $7, $106
    lnop
    xor $118, $22, $105
    shufb $19, $113, $20, $26
    xor $20, $114, $107
    rotqby $113, $18, $103
    or $7, $24, $118
    lnop
    or $18, $116, $20
    lnop
    and $20, $7, $17
    stqd $19, 0($6)
    and $19, $18, $16
    rotqbyi $6, $113, 13
    selb $118, $10, $124, $20
    lqd $113, 0($125)
    selb $116, $5, $126, $19
    cbd $24, 0($125)
    selb $114, $123, $120, $111
    stqa $118, 0x19040
    selb $112, $13, $122, $21
    stqa $116, 0x19050
    nop
    stqa $114, 0x19060
    nop
    stqa $112, 0x19070
    nop
    lqd $22, 4160($14)
    nop
    lnop
    andi $26, $6, 255
    lnop
    nop
    lnop
    nop
    shufb $6, $26, $113, $24
    nop
    lnop
    nop
    rotqby $113, $22, $103
    nop
    lnop
    nop
    stqd $6, 0($125)
    a $6, $2, $94
    rotqbyi $125, $15, 3
    or $117, $124, $20
    rotqbyi $15, $113, 13
    or $115, $126, $19
    lqd $124, 0($6)
    or $113, $120, $111
    stqa $117, 0x19080
    or $111, $122, $21
    stqa $115, 0x19090
    nop
    stqa $113, 0x190a0
    nop
    stqa $111, 0x190b0
    nop
    lqd $122, 4224($14)
    nop
    cbd $14, 0($6)
    nop
    lnop
    andi $120, $15, 255
    shlqbii $21, $119, 1
    nop
    rotqbii $119, $125, 1
    nop
    shufb $125, $120, $124, $14
    nop
    rotqby $124, $122, $103
    andc $122, $8, $13
    hbrr prefix_steady_tap_branch, prefix_steady_tap_loop
    selb $8, $21, $119, $99
    lnop
    selb $120, $121, $12, $122
    lnop
    a $21, $2, $93
    stqd $125, 0($6)
    andc $125, $4, $123
    rotqbyi $2, $124, 13
    selb $119, $12, $13, $122
    lqd $4, 0($21)
    selb $122, $9, $11, $125
    lnop
    selb $121, $11, $123, $125
    cbd $9, 0($21)
    andc $125, $18, $5
    lnop
    andi $18, $2, 255
    lnop
    selb $124, $16, $3, $125
    lnop
    andc $16, $7, $10
    shufb $2, $18, $4, $9
    selb $123, $3, $5, $125
    lnop
    selb $126, $17, $8, $16
    lnop
    ai $104, $104, -1
    lnop
    selb $125, $8, $10, $16
    stqd $2, 0($21)
    ai $127, $127, 1
prefix_steady_tap_branch:
    brnz $104, prefix_steady_tap_loop
prefix_steady_tap_end:
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
