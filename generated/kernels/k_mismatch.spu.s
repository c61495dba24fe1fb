# k_mismatch in the wavefront layout, 4 rows a lane, for spu.
#
# Made by: minterm compile k_mismatch --layout wavefront --target spu --alphabet ACGT --rows 4 --emit asm
#
# A cell: 3 gates, fewer are impossible (shipped).
# spu: 6 gates, depth 3, 0 moves, 8 live registers
# inputs v0 v1 h0 h1 a0 a1 b0 b1
# g0 = xor(a0, b0)
# g1 = xor(a1, b1)
# g2 = or(g0, g1)
# g3 = orc(v1, v0)
# g4 = selb(v0, g3, g2)
# g5 = selb(g2, v1, g3)
# v0' = h0
# v1' = h1
# h0' = g4
# h1' = g5
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

.global k_mismatch_edge
.align 3
k_mismatch_edge:
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
    brz $2, k_mismatch_edge_end
# 148 instructions for the even pipe, 114 for the odd one; 159 cycles
.align 3
k_mismatch_edge_loop:
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
    rotmi $16, $3, -3
    lnop
    a $3, $2, $100
    lnop
    shli $8, $15, 5
    lnop
    nop
    lqd $15, 3456($3)
    nop
    lnop
    nop
    lnop
    a $7, $8, $16
    lnop
    nop
    lqd $8, 3632($3)
    nop
    shufb $16, $7, $7, $99
    nop
    rotqby $4, $15, $2
    nop
    lqa $15, 0x18060
    nop
    lqa $10, 0x18070
    nop
    shlqbii $13, $112, 1
    andbi $14, $16, 15
    rotqby $112, $8, $2
    a $5, $7, $100
    rotqbii $8, $4, 1
    a $6, $14, $98
    lnop
    xor $7, $15, $110
    shlqbii $14, $111, 1
    xor $111, $10, $109
    rotqbii $110, $112, 1
    selb $109, $13, $8, $97
    lqa $10, 0x18040
    or $8, $7, $111
    lqa $13, 0x18050
    orc $15, $119, $120
    lnop
    selb $111, $14, $110, $97
    lnop
    selb $110, $120, $15, $8
    lnop
    selb $7, $8, $119, $15
    lnop
    xor $15, $10, $107
    lnop
    xor $10, $13, $106
    lnop
    selb $8, $120, $114, $108
    lqa $13, 0x18020
    or $114, $15, $10
    lqa $14, 0x18030
    orc $15, $121, $122
    lqd $10, 128($5)
    selb $120, $119, $113, $108
    lqd $16, 144($5)
    selb $119, $122, $15, $114
    lqd $9, 384($5)
    selb $113, $114, $121, $15
    lqd $11, 400($5)
    xor $114, $13, $104
    lqd $15, 2176($5)
    xor $12, $14, $103
    lqd $13, 2192($5)
    selb $108, $122, $116, $105
    lqa $14, 0x18000
    or $17, $114, $12
    lqa $18, 0x18010
    orc $12, $123, $124
    shufb $122, $10, $16, $6
    selb $114, $121, $115, $105
    shufb $116, $9, $11, $6
    selb $121, $124, $12, $17
    lnop
    selb $115, $17, $123, $12
    lnop
    xor $12, $14, $122
    lnop
    xor $14, $18, $116
    shufb $9, $15, $13, $6
    selb $10, $124, $118, $102
    shufb $11, $110, $110, $96
    or $118, $12, $14
    rotqbyi $13, $4, 1
    orc $12, $125, $126
    lqa $14, 0x18060
    selb $124, $123, $117, $102
    lqa $15, 0x18070
    selb $123, $126, $12, $118
    shlqbii $18, $110, 1
    selb $117, $118, $125, $12
    rotqbyi $110, $112, 1
    selb $118, $126, $109, $9
    rotqbii $17, $13, 1
    selb $126, $125, $111, $9
    shufb $12, $7, $7, $96
    xor $111, $14, $107
    shlqbii $125, $7, 1
    xor $107, $15, $106
    rotqbii $7, $110, 1
    selb $106, $18, $17, $97
    lqa $110, 0x18040
    or $17, $111, $107
    lqa $18, 0x18050
    orc $111, $120, $8
    lnop
    selb $107, $125, $7, $97
    lnop
    selb $7, $8, $111, $17
    lnop
    selb $125, $17, $120, $111
    lnop
    xor $17, $110, $104
    lnop
    xor $110, $18, $103
    lnop
    selb $111, $8, $119, $105
    lqa $18, 0x18020
    or $8, $17, $110
    lqa $15, 0x18030
    orc $110, $114, $108
    lqd $17, 640($5)
    selb $119, $120, $113, $105
    lqd $14, 656($5)
    selb $120, $108, $110, $8
    lqd $13, 896($5)
    selb $113, $8, $114, $110
    lqd $16, 912($5)
    xor $110, $18, $122
    lqd $8, 2432($5)
    xor $109, $15, $116
    lqd $18, 2448($5)
    selb $105, $108, $121, $102
    lqa $15, 0x18000
    or $108, $110, $109
    lqa $19, 0x18010
    orc $20, $124, $10
    shufb $110, $17, $14, $6
    selb $121, $114, $115, $102
    shufb $109, $13, $16, $6
    selb $115, $10, $20, $108
    lnop
    selb $114, $108, $124, $20
    lnop
    xor $20, $15, $110
    lnop
    xor $15, $19, $109
    shufb $108, $8, $18, $6
    selb $8, $10, $123, $9
    shufb $13, $11, $7, $96
    or $10, $20, $15
    rotqbyi $11, $4, 2
    orc $15, $126, $118
    lqa $20, 0x18060
    selb $123, $124, $117, $9
    lqa $18, 0x18070
    selb $124, $118, $15, $10
    shlqbii $19, $7, 1
    selb $7, $10, $126, $15
    rotqbyi $16, $112, 2
    selb $117, $118, $106, $108
    rotqbii $15, $11, 1
    selb $118, $126, $107, $108
    shufb $10, $12, $125, $96
    xor $107, $20, $104
    shlqbii $126, $125, 1
    xor $125, $18, $103
    rotqbii $104, $16, 1
    selb $103, $19, $15, $97
    lqa $16, 0x18040
    or $15, $107, $125
    lqa $19, 0x18050
    orc $107, $119, $111
    lnop
    selb $125, $126, $104, $97
    lnop
    selb $104, $111, $107, $15
    lnop
    selb $126, $15, $119, $107
    lnop
    xor $107, $16, $122
    lnop
    xor $16, $19, $116
    lnop
    selb $12, $111, $120, $102
    lqa $19, 0x18020
    or $120, $107, $16
    lqa $111, 0x18030
    orc $107, $121, $105
    lqd $16, 1152($5)
    selb $11, $119, $113, $102
    lqd $15, 1168($5)
    selb $119, $105, $107, $120
    lqd $18, 1408($5)
    selb $113, $120, $121, $107
    lqd $20, 1424($5)
    xor $107, $19, $110
    lqd $120, 2688($5)
    xor $106, $111, $109
    lqd $19, 2704($5)
    selb $102, $105, $115, $9
    lqa $111, 0x18000
    or $17, $107, $106
    lqa $21, 0x18010
    orc $22, $123, $8
    shufb $107, $16, $15, $6
    selb $115, $121, $114, $9
    shufb $106, $18, $20, $6
    selb $121, $8, $22, $17
    lnop
    selb $14, $17, $123, $22
    shufb $105, $120, $19, $6
    xor $120, $111, $107
    shufb $17, $13, $104, $96
    xor $111, $21, $106
    shufb $13, $10, $126, $96
    selb $10, $8, $124, $108
    lqd $21, 1664($5)
    or $124, $120, $111
    rotqbyi $19, $4, 3
    orc $120, $118, $117
    lqa $111, 0x18060
    selb $4, $123, $7, $108
    lqa $22, 0x18070
    selb $123, $117, $120, $124
    shlqbii $114, $104, 1
    selb $7, $124, $118, $120
    rotqbyi $104, $112, 3
    selb $8, $117, $103, $105
    rotqbii $124, $19, 1
    selb $15, $118, $125, $105
    lqd $117, 1680($5)
    xor $103, $111, $122
    shlqbii $118, $126, 1
    xor $122, $22, $116
    rotqbii $126, $104, 1
    selb $125, $114, $124, $97
    lqa $116, 0x18040
    or $124, $103, $122
    lqa $114, 0x18050
    orc $122, $11, $12
    lnop
    selb $16, $118, $126, $97
    lnop
    selb $112, $12, $122, $124
    shufb $104, $21, $117, $6
    selb $111, $124, $11, $122
    lqd $117, 1920($5)
    xor $122, $116, $110
    lqd $124, 1936($5)
    xor $116, $114, $109
    shufb $21, $17, $112, $96
    selb $120, $12, $119, $9
    lqa $17, 0x18020
    or $12, $122, $116
    lqa $126, 0x18030
    orc $122, $115, $102
    lqd $116, 3808($3)
    selb $119, $11, $113, $9
    rotqbyi $118, $21, 12
    selb $114, $102, $122, $12
    cwd $9, 0($2)
    selb $113, $12, $115, $122
    shufb $103, $117, $124, $6
    xor $124, $17, $107
    lqa $117, 0x18000
    xor $17, $126, $106
    lqa $12, 0x18010
    selb $122, $102, $121, $108
    shufb $126, $118, $116, $9
    or $118, $124, $17
    hbrr k_mismatch_edge_branch, k_mismatch_edge_loop
    orc $124, $4, $10
    lqd $17, 2944($5)
    selb $121, $115, $14, $108
    lqd $2, 2960($5)
    selb $116, $10, $124, $118
    shufb $5, $13, $111, $96
    selb $115, $118, $4, $124
    stqd $126, 3808($3)
    xor $126, $117, $104
    lqd $13, 3984($3)
    xor $117, $12, $103
    lnop
    selb $124, $10, $123, $105
    rotqbyi $12, $5, 12
    or $5, $126, $117
    lnop
    orc $126, $15, $8
    shufb $102, $17, $2, $6
    selb $123, $4, $7, $105
    lnop
    selb $118, $8, $126, $5
    shufb $4, $12, $13, $9
    selb $117, $5, $15, $126
    lnop
    selb $126, $8, $125, $102
    lnop
    ai $101, $101, -1
    lnop
    selb $125, $15, $16, $102
    stqd $4, 3984($3)
    ai $127, $127, 1
k_mismatch_edge_branch:
    brnz $101, k_mismatch_edge_loop
k_mismatch_edge_end:
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

.global k_mismatch_steady
.align 3
k_mismatch_steady:
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
    brz $2, k_mismatch_steady_end
# 116 instructions for the even pipe, 102 for the odd one; 130 cycles
.align 3
k_mismatch_steady_loop:
    nop
    lnop
    shli $2, $127, 2
    lnop
    nop
    lnop
    nop
    lnop
    ai $14, $127, 1
    lnop
    a $3, $2, $103
    lnop
    nop
    lnop
    andi $7, $14, 7
    lqd $6, 3456($3)
    rotmi $13, $14, -3
    lnop
    shli $14, $7, 5
    lnop
    nop
    lnop
    nop
    lnop
    nop
    lqd $7, 3632($3)
    a $11, $14, $13
    rotqby $4, $6, $2
    nop
    lnop
    nop
    shufb $6, $11, $11, $102
    nop
    shlqbii $13, $112, 1
    nop
    rotqbii $14, $4, 1
    nop
    rotqby $112, $7, $2
    nop
    lqa $7, 0x18060
    nop
    lqa $9, 0x18070
    andbi $8, $6, 15
    lnop
    a $5, $11, $103
    shlqbii $10, $111, 1
    a $111, $8, $101
    rotqbii $11, $112, 1
    selb $6, $13, $14, $100
    lqa $8, 0x18040
    xor $13, $7, $110
    lqa $14, 0x18050
    xor $110, $9, $109
    lnop
    selb $7, $10, $11, $100
    lqd $109, 128($5)
    or $11, $13, $110
    lqd $10, 144($5)
    orc $13, $119, $120
    lqd $110, 384($5)
    xor $9, $8, $108
    lqd $12, 400($5)
    xor $8, $14, $107
    lqa $15, 0x18020
    selb $14, $120, $13, $11
    lqa $16, 0x18030
    or $120, $9, $8
    lnop
    orc $17, $121, $122
    lnop
    selb $18, $11, $119, $13
    shufb $8, $109, $10, $111
    selb $119, $122, $17, $120
    lqa $109, 0x18000
    xor $10, $15, $106
    lqa $11, 0x18010
    xor $15, $16, $105
    shufb $9, $110, $12, $111
    selb $122, $120, $121, $17
    rotqbyi $110, $4, 1
    or $17, $10, $15
    lnop
    orc $15, $123, $124
    shufb $121, $14, $14, $99
    xor $120, $109, $8
    shlqbii $12, $14, 1
    xor $109, $11, $9
    rotqbii $14, $110, 1
    selb $10, $124, $15, $17
    rotqbyi $110, $112, 1
    or $11, $120, $109
    lqa $16, 0x18060
    orc $109, $125, $126
    lqa $13, 0x18070
    selb $124, $17, $123, $15
    shufb $120, $18, $18, $99
    selb $123, $126, $109, $11
    shlqbii $15, $18, 1
    selb $126, $11, $125, $109
    rotqbii $18, $110, 1
    selb $125, $12, $14, $100
    lqa $110, 0x18040
    xor $12, $16, $108
    lqa $14, 0x18050
    xor $16, $13, $107
    lqd $108, 640($5)
    selb $11, $15, $18, $100
    lqd $107, 656($5)
    or $18, $12, $16
    lqd $15, 896($5)
    orc $16, $113, $114
    lqd $12, 912($5)
    xor $13, $110, $106
    lnop
    xor $110, $14, $105
    lqa $17, 0x18020
    selb $14, $114, $16, $18
    lqa $19, 0x18030
    or $20, $13, $110
    lnop
    orc $13, $115, $116
    shufb $110, $108, $107, $111
    selb $108, $18, $113, $16
    shufb $109, $15, $12, $111
    selb $113, $116, $13, $20
    lqa $15, 0x18000
    xor $12, $17, $8
    lqa $16, 0x18010
    xor $17, $19, $9
    shufb $116, $121, $14, $99
    selb $114, $20, $115, $13
    shufb $121, $120, $108, $99
    or $20, $12, $17
    lqd $120, 1152($5)
    orc $17, $117, $118
    lqd $115, 1168($5)
    xor $19, $15, $110
    lqd $12, 1408($5)
    xor $15, $16, $109
    rotqbyi $18, $4, 2
    selb $13, $118, $17, $20
    lqa $16, 0x18060
    or $107, $19, $15
    lqa $21, 0x18070
    orc $15, $7, $6
    rotqbyi $19, $112, 2
    selb $118, $20, $117, $17
    shlqbii $22, $14, 1
    selb $117, $6, $15, $107
    rotqbii $14, $18, 1
    selb $6, $107, $7, $15
    shlqbii $18, $108, 1
    xor $107, $16, $106
    rotqbii $108, $19, 1
    xor $106, $21, $105
    lqa $16, 0x18040
    selb $7, $22, $14, $100
    lqa $105, 0x18050
    or $21, $107, $106
    lqd $22, 1424($5)
    orc $106, $122, $119
    lnop
    selb $14, $18, $108, $100
    lnop
    selb $18, $119, $106, $21
    lqa $19, 0x18020
    xor $119, $16, $8
    lqa $15, 0x18030
    xor $16, $105, $9
    shufb $108, $120, $115, $111
    selb $115, $21, $122, $106
    shufb $107, $12, $22, $111
    or $122, $119, $16
    lqa $12, 0x18000
    orc $16, $124, $10
    lqd $21, 1664($5)
    xor $119, $19, $110
    lqd $22, 1680($5)
    xor $19, $15, $109
    lqa $105, 0x18060
    selb $120, $10, $16, $122
    lqa $15, 0x18070
    or $10, $119, $19
    lqa $17, 0x18010
    orc $19, $126, $123
    shufb $20, $116, $18, $99
    selb $119, $122, $124, $16
    shufb $116, $121, $115, $99
    selb $122, $123, $19, $10
    shufb $106, $21, $22, $111
    xor $21, $105, $8
    rotqbyi $123, $4, 3
    xor $105, $15, $9
    lqd $4, 1920($5)
    xor $9, $12, $108
    lqd $15, 1936($5)
    or $12, $21, $105
    shlqbii $5, $18, 1
    orc $18, $114, $113
    rotqbii $105, $123, 1
    xor $123, $17, $107
    rotqbyi $21, $112, 3
    selb $112, $113, $18, $12
    lqa $17, 0x18040
    or $113, $9, $123
    lqa $8, 0x18050
    orc $9, $11, $125
    shufb $22, $20, $112, $99
    selb $121, $10, $126, $19
    shlqbii $20, $115, 1
    selb $124, $125, $9, $113
    rotqbii $115, $21, 1
    selb $123, $113, $11, $9
    lqd $21, 3808($3)
    selb $126, $5, $105, $100
    rotqbyi $113, $22, 12
    xor $5, $17, $110
    cwd $22, 0($2)
    xor $2, $8, $109
    lqa $17, 0x18020
    selb $125, $20, $115, $100
    lqa $8, 0x18030
    or $115, $5, $2
    shufb $105, $4, $15, $111
    orc $2, $118, $13
    shufb $4, $113, $21, $22
    selb $111, $12, $114, $18
    hbrr k_mismatch_steady_branch, k_mismatch_steady_loop
    selb $114, $13, $2, $115
    lqa $12, 0x18000
    xor $13, $17, $108
    lqa $18, 0x18010
    xor $17, $8, $107
    shufb $21, $116, $111, $99
    selb $113, $115, $118, $2
    stqd $4, 3808($3)
    or $118, $13, $17
    lqd $115, 3984($3)
    orc $13, $6, $117
    lnop
    xor $17, $12, $106
    rotqbyi $2, $21, 12
    xor $12, $18, $105
    lnop
    selb $116, $117, $13, $118
    lnop
    or $18, $17, $12
    lnop
    orc $12, $14, $7
    shufb $17, $2, $115, $22
    selb $115, $118, $6, $13
    lnop
    selb $118, $7, $12, $18
    lnop
    ai $104, $104, -1
    lnop
    selb $117, $18, $14, $12
    stqd $17, 3984($3)
    ai $127, $127, 1
k_mismatch_steady_branch:
    brnz $104, k_mismatch_steady_loop
k_mismatch_steady_end:
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

.global k_mismatch_edge_tap
.align 3
k_mismatch_edge_tap:
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
    brz $2, k_mismatch_edge_tap_end
# 163 instructions for the even pipe, 184 for the odd one; 238 cycles
.align 3
k_mismatch_edge_tap_loop:
    nop
    lnop
    ai $10, $127, 1
    lnop
    nop
    lnop
    andi $12, $10, 7
    lnop
    rotmi $19, $10, -3
    lnop
    shli $10, $12, 5
    lnop
    nop
    lnop
    nop
    lnop
    nop
    lnop
    a $12, $10, $19
    lnop
    nop
    lnop
    nop
    shufb $10, $12, $12, $98
    nop
    lqa $19, 0x18060
    a $2, $12, $99
    lqa $5, 0x18070
    nop
    lnop
    andbi $11, $10, 15
    lqd $12, 128($2)
    shli $3, $127, 2
    lqa $10, 0x18040
    a $4, $11, $97
    lqa $20, 0x18050
    xor $9, $19, $110
    lqd $11, 144($2)
    xor $110, $5, $109
    lqd $19, 384($2)
    a $5, $3, $99
    lqd $18, 400($2)
    or $109, $9, $110
    lqa $21, 0x18020
    xor $9, $10, $107
    lqa $17, 0x18030
    xor $10, $20, $106
    lqa $22, 0x18000
    orc $110, $119, $120
    lqa $20, 0x18010
    or $7, $9, $10
    shufb $6, $12, $11, $4
    orc $23, $121, $122
    shufb $8, $19, $18, $4
    xor $18, $21, $104
    lnop
    xor $21, $17, $103
    lnop
    xor $17, $22, $6
    lnop
    xor $22, $20, $8
    lnop
    or $20, $18, $21
    lnop
    or $18, $17, $22
    lnop
    orc $17, $125, $126
    lnop
    orc $22, $123, $124
    lnop
    selb $9, $126, $17, $18
    lnop
    selb $10, $124, $22, $20
    lqd $21, 3456($5)
    selb $11, $122, $23, $7
    stqa $9, 0x19040
    selb $12, $120, $110, $109
    stqa $10, 0x19050
    nop
    stqa $11, 0x19060
    a $13, $100, $99
    stqa $12, 0x19070
    nop
    lnop
    nop
    lqd $19, 4160($13)
    nop
    lqd $24, 2176($2)
    nop
    lqd $16, 3632($5)
    nop
    rotqby $14, $21, $3
    nop
    lqd $21, 2192($2)
    nop
    shlqbii $25, $112, 1
    nop
    rotqby $112, $19, $100
    nop
    rotqbii $19, $14, 1
    nop
    rotqby $15, $16, $3
    nop
    shlqbii $26, $111, 1
    nop
    rotqbyi $27, $112, 13
    selb $111, $18, $125, $17
    lqd $28, 3808($5)
    selb $112, $20, $123, $22
    cbd $16, 0($3)
    selb $17, $7, $121, $23
    stqa $111, 0x19080
    selb $7, $109, $119, $110
    stqa $112, 0x19090
    nop
    stqa $17, 0x190a0
    nop
    stqa $7, 0x190b0
    nop
    lqd $110, 4224($13)
    andi $23, $27, 255
    rotqbii $109, $15, 1
    nop
    lnop
    nop
    shufb $27, $23, $28, $16
    selb $23, $25, $19, $96
    lnop
    selb $25, $26, $109, $96
    shufb $18, $24, $21, $4
    selb $19, $120, $114, $108
    rotqby $109, $110, $100
    selb $120, $119, $113, $108
    stqd $27, 3808($5)
    selb $119, $122, $116, $105
    lqa $113, 0x18060
    selb $122, $121, $115, $105
    lqa $116, 0x18070
    selb $121, $124, $118, $102
    rotqbyi $115, $109, 13
    selb $124, $123, $117, $102
    lqd $118, 640($2)
    selb $123, $126, $23, $18
    lqa $117, 0x18040
    selb $126, $125, $25, $18
    lqa $23, 0x18050
    xor $25, $113, $107
    lqd $125, 656($2)
    xor $107, $116, $106
    lqd $113, 896($2)
    andi $116, $115, 255
    lqd $108, 912($2)
    or $106, $25, $107
    lqa $115, 0x18020
    xor $25, $117, $104
    lqa $27, 0x18030
    xor $117, $23, $103
    lqa $114, 0x18000
    orc $107, $120, $19
    lqa $23, 0x18010
    or $21, $25, $117
    shufb $110, $118, $125, $4
    orc $25, $122, $119
    shufb $109, $113, $108, $4
    xor $113, $115, $6
    lnop
    xor $115, $27, $8
    lnop
    xor $27, $114, $110
    lnop
    xor $108, $23, $109
    lqd $114, 3984($5)
    or $23, $113, $115
    lnop
    or $115, $27, $108
    lnop
    orc $108, $126, $123
    lnop
    orc $27, $124, $121
    lnop
    selb $125, $123, $108, $115
    lnop
    selb $117, $121, $27, $23
    shufb $113, $116, $114, $16
    selb $16, $119, $25, $21
    stqa $125, 0x19040
    selb $118, $19, $107, $106
    stqa $117, 0x19050
    nop
    stqa $16, 0x19060
    nop
    stqa $118, 0x19070
    nop
    lqd $116, 4160($13)
    nop
    lnop
    nop
    stqd $113, 3984($5)
    nop
    lqd $113, 2432($2)
    nop
    rotqbyi $5, $14, 1
    nop
    lqd $114, 2448($2)
    nop
    rotqby $24, $116, $100
    nop
    shlqbii $26, $12, 1
    nop
    rotqbii $28, $5, 1
    a $22, $3, $95
    rotqbyi $20, $15, 1
    selb $12, $115, $126, $108
    rotqbyi $29, $24, 13
    selb $5, $23, $124, $27
    lqd $108, 0($22)
    selb $115, $21, $122, $25
    stqa $12, 0x19080
    selb $116, $106, $120, $107
    stqa $5, 0x19090
    nop
    stqa $115, 0x190a0
    nop
    stqa $116, 0x190b0
    nop
    lqd $107, 4224($13)
    nop
    cbd $106, 0($22)
    nop
    shlqbii $21, $7, 1
    andi $25, $29, 255
    rotqbii $7, $20, 1
    nop
    lnop
    nop
    shufb $20, $25, $108, $106
    selb $106, $26, $28, $96
    rotqby $25, $107, $100
    selb $107, $21, $7, $96
    lnop
    selb $7, $19, $11, $105
    shufb $108, $113, $114, $4
    selb $11, $120, $17, $105
    stqd $20, 0($22)
    selb $120, $119, $10, $102
    rotqbyi $105, $25, 13
    a $119, $3, $94
    lqa $25, 0x18060
    selb $10, $122, $112, $102
    lqa $17, 0x18070
    selb $122, $121, $9, $18
    lqd $112, 0($119)
    selb $121, $124, $111, $18
    lqd $9, 1152($2)
    selb $124, $123, $106, $108
    lqa $111, 0x18040
    selb $123, $126, $107, $108
    lqa $106, 0x18050
    xor $107, $25, $104
    lqd $126, 1168($2)
    xor $25, $17, $103
    lqd $104, 1408($2)
    andi $17, $105, 255
    lqd $20, 1424($2)
    or $103, $107, $25
    lqa $105, 0x18020
    xor $25, $111, $6
    lqa $22, 0x18030
    xor $111, $106, $8
    lqa $114, 0x18000
    orc $113, $11, $7
    lqa $19, 0x18010
    or $26, $25, $111
    shufb $107, $9, $126, $4
    orc $25, $10, $120
    shufb $106, $104, $20, $4
    xor $104, $105, $110
    lnop
    xor $20, $22, $109
    cbd $105, 0($119)
    xor $22, $114, $107
    lnop
    xor $114, $19, $106
    lnop
    or $21, $104, $20
    lnop
    or $20, $22, $114
    shufb $104, $17, $112, $105
    orc $112, $123, $124
    lqd $114, 2688($2)
    orc $28, $121, $122
    lqd $22, 2704($2)
    selb $126, $124, $112, $20
    rotqbyi $105, $14, 2
    selb $9, $122, $28, $21
    rotqbyi $19, $15, 2
    selb $17, $120, $25, $26
    stqa $126, 0x19040
    selb $111, $7, $113, $103
    stqa $9, 0x19050
    nop
    stqa $17, 0x19060
    nop
    stqa $111, 0x19070
    nop
    lqd $29, 4160($13)
    nop
    shlqbii $23, $118, 1
    nop
    rotqbii $118, $105, 1
    nop
    shlqbii $105, $116, 1
    nop
    rotqbii $116, $19, 1
    nop
    lnop
    nop
    rotqby $19, $29, $100
    selb $29, $23, $118, $96
    stqd $104, 0($119)
    selb $118, $105, $116, $96
    lnop
    a $116, $3, $93
    shufb $105, $114, $22, $4
    selb $119, $103, $11, $113
    rotqbyi $114, $19, 13
    selb $19, $20, $123, $112
    lqd $113, 0($116)
    selb $20, $21, $121, $28
    cbd $112, 0($116)
    selb $21, $26, $10, $25
    stqa $19, 0x19080
    selb $22, $7, $16, $102
    stqa $20, 0x19090
    selb $7, $11, $115, $102
    stqa $21, 0x190a0
    selb $102, $120, $117, $18
    stqa $119, 0x190b0
    selb $11, $10, $5, $18
    lqa $120, 0x18060
    selb $5, $122, $125, $108
    lqa $117, 0x18070
    selb $125, $121, $12, $108
    lqd $122, 4224($13)
    selb $12, $124, $29, $105
    lqd $121, 1664($2)
    selb $10, $123, $118, $105
    lqa $124, 0x18040
    andi $123, $114, 255
    lqa $118, 0x18050
    xor $29, $120, $6
    lqd $114, 1680($2)
    xor $6, $117, $8
    lqd $120, 1920($2)
    a $117, $3, $92
    lqd $115, 1936($2)
    or $8, $29, $6
    lqa $16, 0x18020
    xor $29, $124, $110
    lqa $25, 0x18030
    xor $124, $118, $109
    lqa $26, 0x18000
    orc $6, $7, $22
    lqa $118, 0x18010
    or $28, $29, $124
    shufb $104, $121, $114, $4
    orc $124, $11, $102
    shufb $103, $120, $115, $4
    xor $120, $16, $107
    lnop
    xor $16, $25, $106
    lnop
    xor $115, $26, $104
    shufb $25, $123, $113, $112
    xor $113, $118, $103
    rotqby $123, $122, $100
    or $122, $120, $16
    lnop
    or $120, $115, $113
    lnop
    orc $115, $10, $12
    stqd $25, 0($116)
    orc $113, $125, $5
    rotqbyi $25, $123, 13
    selb $118, $12, $115, $120
    lqd $123, 0($117)
    selb $116, $5, $113, $122
    cbd $16, 0($117)
    selb $114, $102, $124, $28
    stqa $118, 0x19040
    selb $112, $22, $6, $8
    stqa $116, 0x19050
    nop
    stqa $114, 0x19060
    andi $26, $25, 255
    stqa $112, 0x19070
    nop
    lqd $25, 4160($13)
    nop
    shufb $121, $26, $123, $16
    nop
    lnop
    nop
    lnop
    nop
    lnop
    nop
    stqd $121, 0($117)
    nop
    rotqby $121, $25, $100
    nop
    lqd $25, 2944($2)
    nop
    rotqbyi $123, $14, 3
    a $16, $3, $91
    shlqbii $14, $111, 1
    selb $117, $120, $10, $115
    rotqbyi $26, $121, 13
    selb $115, $122, $125, $113
    lqd $121, 0($16)
    selb $113, $28, $11, $124
    stqa $117, 0x19080
    selb $111, $8, $7, $6
    stqa $115, 0x19090
    nop
    stqa $113, 0x190a0
    nop
    stqa $111, 0x190b0
    nop
    lqd $6, 4224($13)
    nop
    cbd $13, 0($16)
    nop
    rotqbii $8, $123, 1
    andi $124, $26, 255
    rotqbyi $123, $15, 3
    nop
    shlqbii $15, $119, 1
    nop
    shufb $119, $124, $121, $13
    nop
    rotqby $124, $6, $100
    nop
    hbrr k_mismatch_edge_tap_branch, k_mismatch_edge_tap_loop
    nop
    rotqbii $6, $123, 1
    nop
    lqd $123, 2960($2)
    a $2, $3, $90
    stqd $119, 0($16)
    selb $3, $14, $8, $96
    rotqbyi $16, $124, 13
    selb $8, $15, $6, $96
    lqd $14, 0($2)
    selb $120, $22, $17, $18
    lnop
    selb $119, $7, $21, $18
    cbd $17, 0($2)
    selb $122, $102, $9, $108
    lnop
    andi $9, $16, 255
    shufb $102, $25, $123, $4
    selb $121, $11, $20, $108
    lnop
    selb $124, $5, $126, $105
    shufb $11, $9, $14, $17
    selb $123, $125, $19, $105
    lnop
    selb $126, $12, $3, $102
    lnop
    ai $101, $101, -1
    lnop
    selb $125, $10, $8, $102
    stqd $11, 0($2)
    ai $127, $127, 1
k_mismatch_edge_tap_branch:
    brnz $101, k_mismatch_edge_tap_loop
k_mismatch_edge_tap_end:
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

.global k_mismatch_steady_tap
.align 3
k_mismatch_steady_tap:
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
    brz $2, k_mismatch_steady_tap_end
# 131 instructions for the even pipe, 172 for the odd one; 233 cycles
.align 3
k_mismatch_steady_tap_loop:
    nop
    lnop
    ai $6, $127, 1
    lnop
    nop
    lnop
    andi $3, $6, 7
    lnop
    rotmi $11, $6, -3
    lnop
    shli $6, $3, 5
    lnop
    nop
    lnop
    nop
    lnop
    nop
    lnop
    a $3, $6, $11
    lnop
    nop
    lnop
    nop
    shufb $6, $3, $3, $101
    nop
    lqa $11, 0x18060
    a $2, $3, $102
    lqa $10, 0x18070
    nop
    lnop
    nop
    lqd $17, 128($2)
    shli $3, $127, 2
    lqa $5, 0x18040
    andbi $16, $6, 15
    lqa $15, 0x18050
    xor $6, $11, $110
    lqd $12, 144($2)
    xor $110, $10, $109
    lqd $11, 384($2)
    a $4, $16, $100
    lqd $10, 400($2)
    or $109, $6, $110
    lqa $16, 0x18020
    xor $7, $5, $108
    lqa $14, 0x18030
    xor $13, $15, $107
    lqa $9, 0x18000
    orc $110, $119, $120
    lqa $15, 0x18010
    or $6, $7, $13
    shufb $5, $17, $12, $4
    orc $13, $121, $122
    shufb $7, $11, $10, $4
    xor $10, $16, $106
    lnop
    xor $16, $14, $105
    lnop
    xor $14, $9, $5
    lnop
    xor $9, $15, $7
    lnop
    or $15, $10, $16
    lnop
    or $16, $14, $9
    lnop
    orc $14, $125, $126
    lnop
    orc $12, $123, $124
    lnop
    selb $8, $126, $14, $16
    lnop
    selb $126, $124, $12, $15
    lnop
    selb $9, $122, $13, $6
    stqa $8, 0x19040
    selb $122, $120, $110, $109
    stqa $126, 0x19050
    nop
    stqa $9, 0x19060
    a $10, $103, $102
    stqa $122, 0x19070
    a $120, $3, $102
    lnop
    nop
    lqd $124, 4160($10)
    nop
    lqd $17, 3456($120)
    nop
    lnop
    nop
    lnop
    nop
    lnop
    nop
    lnop
    nop
    rotqby $18, $124, $103
    nop
    rotqby $11, $17, $3
    nop
    shlqbii $17, $112, 1
    nop
    lqd $19, 3632($120)
    nop
    rotqbyi $20, $18, 13
    selb $112, $16, $125, $14
    lqd $18, 3808($120)
    selb $125, $15, $123, $12
    cbd $124, 0($3)
    selb $12, $6, $121, $13
    stqa $112, 0x19080
    selb $121, $109, $119, $110
    stqa $125, 0x19090
    nop
    stqa $12, 0x190a0
    nop
    stqa $121, 0x190b0
    nop
    lqd $119, 4224($10)
    andi $110, $20, 255
    rotqby $6, $19, $3
    nop
    rotqbii $19, $11, 1
    nop
    shufb $20, $110, $18, $124
    nop
    shlqbii $110, $111, 1
    nop
    rotqbii $111, $6, 1
    nop
    rotqby $18, $119, $103
    nop
    stqd $20, 3808($120)
    nop
    lqa $20, 0x18060
    nop
    lqa $119, 0x18070
    nop
    rotqbyi $109, $18, 13
    nop
    lqd $18, 640($2)
    selb $13, $17, $19, $99
    lqa $123, 0x18040
    selb $17, $110, $111, $99
    lqa $19, 0x18050
    xor $110, $20, $108
    lqd $111, 656($2)
    xor $20, $119, $107
    lqd $108, 896($2)
    andi $119, $109, 255
    lqd $107, 912($2)
    or $21, $110, $20
    lqa $15, 0x18020
    xor $20, $123, $106
    lqa $14, 0x18030
    xor $123, $19, $105
    lqa $16, 0x18000
    orc $19, $113, $114
    lqa $22, 0x18010
    or $23, $20, $123
    shufb $110, $18, $111, $4
    orc $123, $115, $116
    shufb $109, $108, $107, $4
    xor $108, $15, $5
    lnop
    xor $15, $14, $7
    lnop
    xor $14, $16, $110
    lnop
    xor $107, $22, $109
    lqd $16, 3984($120)
    or $22, $108, $15
    lnop
    or $108, $14, $107
    lnop
    orc $107, $17, $13
    lnop
    orc $18, $117, $118
    lnop
    selb $111, $13, $107, $108
    lnop
    selb $13, $118, $18, $22
    shufb $15, $119, $16, $124
    selb $14, $116, $123, $23
    stqa $111, 0x19040
    selb $116, $114, $19, $21
    stqa $13, 0x19050
    nop
    stqa $14, 0x19060
    nop
    stqa $116, 0x19070
    nop
    lqd $114, 4160($10)
    nop
    lnop
    nop
    lnop
    nop
    stqd $15, 3984($120)
    nop
    rotqbyi $120, $11, 1
    selb $15, $108, $17, $107
    shlqbii $124, $122, 1
    selb $16, $22, $117, $18
    rotqby $122, $114, $103
    selb $17, $23, $115, $123
    stqa $15, 0x19080
    selb $115, $21, $113, $19
    stqa $16, 0x19090
    nop
    stqa $17, 0x190a0
    nop
    stqa $115, 0x190b0
    nop
    lqd $113, 4224($10)
    a $21, $3, $98
    rotqbii $19, $120, 1
    nop
    rotqbyi $120, $122, 13
    nop
    lqd $122, 0($21)
    nop
    rotqbyi $123, $6, 1
    nop
    cbd $23, 0($21)
    nop
    rotqby $117, $113, $103
    andi $114, $120, 255
    shlqbii $113, $121, 1
    nop
    rotqbii $120, $123, 1
    nop
    shufb $123, $114, $122, $23
    nop
    rotqbyi $122, $117, 13
    nop
    lqa $117, 0x18060
    nop
    lqa $114, 0x18070
    nop
    stqd $123, 0($21)
    selb $123, $124, $19, $99
    lqd $21, 1152($2)
    selb $121, $113, $120, $99
    lqa $124, 0x18040
    andi $120, $122, 255
    lqa $113, 0x18050
    xor $19, $117, $106
    lqd $122, 1168($2)
    xor $106, $114, $105
    lqd $117, 1408($2)
    a $114, $3, $97
    lqd $23, 1424($2)
    or $105, $19, $106
    lqa $18, 0x18020
    xor $19, $124, $5
    lqa $22, 0x18030
    xor $124, $113, $7
    lqa $119, 0x18000
    orc $106, $12, $9
    lqa $113, 0x18010
    or $118, $19, $124
    shufb $108, $21, $122, $4
    orc $19, $125, $126
    shufb $107, $117, $23, $4
    xor $117, $18, $110
    lnop
    xor $18, $22, $109
    lnop
    xor $22, $119, $108
    lnop
    xor $23, $113, $107
    lqd $119, 0($114)
    or $113, $117, $18
    lnop
    or $18, $22, $23
    cbd $117, 0($114)
    orc $22, $121, $123
    lnop
    orc $23, $112, $8
    lnop
    selb $124, $123, $22, $18
    lnop
    selb $122, $8, $23, $113
    shufb $123, $120, $119, $117
    selb $120, $126, $19, $118
    stqa $124, 0x19040
    selb $126, $9, $106, $105
    stqa $122, 0x19050
    nop
    stqa $120, 0x19060
    nop
    stqa $126, 0x19070
    nop
    lqd $9, 4160($10)
    nop
    lnop
    nop
    stqd $123, 0($114)
    nop
    rotqbyi $123, $11, 2
    nop
    shlqbii $114, $116, 1
    nop
    rotqbyi $116, $6, 2
    nop
    rotqby $119, $9, $103
    nop
    rotqbii $9, $123, 1
    nop
    shlqbii $117, $115, 1
    a $115, $3, $96
    rotqbii $8, $116, 1
    nop
    rotqbyi $116, $119, 13
    selb $123, $18, $121, $22
    lqd $21, 0($115)
    selb $121, $113, $112, $23
    cbd $18, 0($115)
    selb $119, $118, $125, $19
    stqa $123, 0x19080
    selb $125, $105, $12, $106
    stqa $121, 0x19090
    nop
    stqa $119, 0x190a0
    nop
    stqa $125, 0x190b0
    nop
    lqa $106, 0x18060
    nop
    lqa $105, 0x18070
    nop
    lqd $118, 4224($10)
    selb $19, $114, $9, $99
    lqd $113, 1664($2)
    selb $12, $117, $8, $99
    lqa $114, 0x18040
    andi $117, $116, 255
    lqa $8, 0x18050
    xor $9, $106, $5
    lqd $116, 1680($2)
    xor $106, $105, $7
    lqd $112, 1920($2)
    a $7, $3, $95
    lqd $23, 1936($2)
    or $2, $9, $106
    lqa $22, 0x18020
    xor $9, $114, $110
    lqa $20, 0x18030
    xor $114, $8, $109
    lqa $24, 0x18000
    orc $5, $17, $14
    lqa $8, 0x18010
    or $25, $9, $114
    shufb $106, $113, $116, $4
    orc $9, $16, $13
    shufb $105, $112, $23, $4
    xor $112, $22, $108
    lnop
    xor $22, $20, $107
    lnop
    xor $20, $24, $106
    lnop
    xor $4, $8, $105
    shufb $24, $117, $21, $18
    or $8, $112, $22
    rotqby $117, $118, $103
    or $22, $20, $4
    lnop
    orc $4, $12, $19
    lnop
    orc $20, $15, $111
    stqd $24, 0($115)
    selb $118, $19, $4, $22
    rotqbyi $115, $117, 13
    selb $116, $111, $20, $8
    lqd $117, 0($7)
    selb $114, $13, $9, $25
    stqa $118, 0x19040
    selb $112, $14, $5, $2
    stqa $116, 0x19050
    nop
    stqa $114, 0x19060
    nop
    stqa $112, 0x19070
    nop
    lqd $14, 4160($10)
    nop
    cbd $13, 0($7)
    nop
    lnop
    andi $111, $115, 255
    lnop
    nop
    lnop
    nop
    shufb $115, $111, $117, $13
    nop
    rotqby $111, $14, $103
    nop
    lnop
    nop
    lnop
    a $14, $3, $94
    stqd $115, 0($7)
    selb $117, $22, $12, $4
    rotqbyi $7, $111, 13
    selb $115, $8, $15, $20
    lqd $4, 0($14)
    selb $113, $25, $16, $9
    stqa $117, 0x19080
    selb $111, $2, $17, $5
    stqa $115, 0x19090
    nop
    stqa $113, 0x190a0
    nop
    stqa $111, 0x190b0
    nop
    lqd $2, 4224($10)
    nop
    cbd $10, 0($14)
    nop
    lnop
    andi $5, $7, 255
    lnop
    nop
    lnop
    nop
    shufb $7, $5, $4, $10
    nop
    rotqby $4, $2, $103
    nop
    hbrr k_mismatch_steady_tap_branch, k_mismatch_steady_tap_loop
    nop
    rotqbyi $2, $11, 3
    nop
    shlqbii $11, $126, 1
    a $5, $3, $93
    stqd $7, 0($14)
    nop
    rotqbyi $3, $4, 13
    nop
    lqd $4, 0($5)
    nop
    rotqbyi $7, $6, 3
    nop
    cbd $6, 0($5)
    nop
    rotqbii $14, $2, 1
    andi $126, $3, 255
    shlqbii $2, $125, 1
    nop
    rotqbii $3, $7, 1
    nop
    shufb $7, $126, $4, $6
    nop
    lnop
    selb $126, $11, $14, $99
    lnop
    ai $104, $104, -1
    lnop
    selb $125, $2, $3, $99
    stqd $7, 0($5)
    ai $127, $127, 1
k_mismatch_steady_tap_branch:
    brnz $104, k_mismatch_steady_tap_loop
k_mismatch_steady_tap_end:
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
