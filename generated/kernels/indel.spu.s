# indel in the wavefront layout, 4 rows a lane, for spu.
#
# Made by: minterm compile indel --layout wavefront --target spu --alphabet ACGT --rows 4 --emit asm
#
# A cell: 3 gates, fewer are impossible (shipped).
# spu: 6 gates, depth 4, 0 moves, 6 live registers
# inputs v0 h0 a0 a1 b0 b1
# g0 = xor(a0, b0)
# g1 = xor(a1, b1)
# g2 = or(g0, g1)
# g3 = and(h0, g2)
# g4 = selb(h0, v0, g3)
# g5 = or(v0, g3)
# v0' = g4
# h0' = g5
#
# Local store:
#     0x18000 a         planes of a's symbols, one word a register and plane
#     0x18080 windows   windows of b's symbols, eight shifted copies a residue and plane
#     0x18880 active    windows of "column exists", eight shifted copies a residue
#     0x18c80 vertical  vertical flow, one word a register and plane, in and out
#     0x18cc0 down      downward flow of the last step, one word a register and plane, in and out
#     0x18d00 top       top edge, one byte a column and plane, in
#     0x18db0 bottom    bottom edge, one byte a step and plane, out
#     0x18e60 tap       scratch, one word a plane and register
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
    .long 0x00018db1, 0x00018db1, 0x00018db1, 0x00018db1
    .long 0x00018db2, 0x00018db2, 0x00018db2, 0x00018db2
    .long 0x00018db3, 0x00018db3, 0x00018db3, 0x00018db3

.global indel_edge
.align 3
indel_edge:
    lqa $108, 0x0
    lqa $107, 0x10
    lqa $106, 0x20
    lqa $105, 0x30
    lqa $104, 0x40
    lqa $126, 0x18c80
    lqa $125, 0x18c90
    lqa $124, 0x18ca0
    lqa $123, 0x18cb0
    lqa $122, 0x18cc0
    lqa $121, 0x18cd0
    lqa $120, 0x18ce0
    lqa $119, 0x18cf0
    andi $6, $3, 7
    rotmi $7, $3, -3
    shli $6, $6, 5
    a $6, $6, $7
    a $7, $6, $108
    lqd $8, 640($7)
    lqd $9, 656($7)
    shufb $6, $6, $6, $107
    andbi $6, $6, 15
    a $6, $6, $106
    shufb $118, $8, $9, $6
    lqd $8, 896($7)
    lqd $9, 912($7)
    shufb $117, $8, $9, $6
    lqd $8, 2432($7)
    lqd $9, 2448($7)
    shufb $116, $8, $9, $6
    lqd $8, 1152($7)
    lqd $9, 1168($7)
    shufb $115, $8, $9, $6
    lqd $8, 1408($7)
    lqd $9, 1424($7)
    shufb $114, $8, $9, $6
    lqd $8, 2688($7)
    lqd $9, 2704($7)
    shufb $113, $8, $9, $6
    lqd $8, 1664($7)
    lqd $9, 1680($7)
    shufb $112, $8, $9, $6
    lqd $8, 1920($7)
    lqd $9, 1936($7)
    shufb $111, $8, $9, $6
    lqd $8, 2944($7)
    lqd $7, 2960($7)
    shufb $110, $8, $7, $6
    sf $109, $3, $4
    ori $127, $3, 0
    cgti $2, $109, 0
    brz $2, indel_edge_end
# 128 instructions for the even pipe, 93 for the odd one; 140 cycles
.align 3
indel_edge_loop:
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
    rotmi $10, $3, -3
    lnop
    a $3, $2, $108
    lnop
    shli $7, $8, 5
    lnop
    nop
    lqd $8, 3328($3)
    nop
    lnop
    nop
    lnop
    a $6, $7, $10
    lnop
    nop
    lnop
    nop
    shufb $7, $6, $6, $107
    nop
    rotqby $4, $8, $2
    nop
    lqa $8, 0x18060
    nop
    lqa $10, 0x18070
    nop
    lnop
    nop
    lnop
    a $5, $6, $108
    shlqbii $9, $119, 1
    andbi $119, $7, 15
    rotqbii $11, $4, 1
    xor $7, $8, $118
    lqa $12, 0x18040
    xor $118, $10, $117
    lqa $8, 0x18050
    a $6, $119, $106
    lnop
    or $119, $7, $118
    lnop
    selb $117, $9, $11, $105
    lnop
    and $9, $120, $119
    lnop
    xor $11, $12, $115
    lqd $119, 128($5)
    xor $118, $8, $114
    lqd $12, 144($5)
    selb $8, $120, $123, $9
    lqa $7, 0x18020
    or $10, $11, $118
    lqa $13, 0x18030
    or $120, $123, $9
    lqd $11, 384($5)
    and $14, $121, $10
    lqd $9, 400($5)
    selb $118, $123, $8, $116
    lnop
    selb $8, $121, $124, $14
    lnop
    xor $116, $7, $112
    lqa $10, 0x18000
    xor $7, $13, $111
    lqa $15, 0x18010
    or $123, $124, $14
    shufb $121, $119, $12, $6
    or $12, $116, $7
    shufb $119, $11, $9, $6
    selb $116, $124, $8, $113
    lnop
    and $124, $122, $12
    lqd $8, 2176($5)
    xor $7, $10, $121
    lqd $12, 2192($5)
    xor $10, $15, $119
    lnop
    selb $15, $122, $125, $124
    rotqbyi $9, $4, 1
    or $11, $7, $10
    lqa $14, 0x18060
    or $122, $125, $124
    lqa $10, 0x18070
    and $13, $117, $11
    lnop
    selb $7, $125, $15, $110
    shufb $124, $8, $12, $6
    selb $8, $117, $126, $13
    shlqbii $12, $120, 1
    or $125, $126, $13
    rotqbii $117, $9, 1
    xor $9, $14, $115
    lqa $13, 0x18040
    xor $115, $10, $114
    lqa $14, 0x18050
    selb $114, $126, $8, $124
    lnop
    or $8, $9, $115
    lnop
    selb $115, $12, $117, $105
    shufb $126, $120, $120, $104
    and $120, $123, $8
    lnop
    xor $117, $13, $112
    lqd $8, 640($5)
    xor $12, $14, $111
    lqd $13, 656($5)
    selb $14, $123, $118, $120
    lqa $9, 0x18020
    or $10, $117, $12
    lqa $15, 0x18030
    or $123, $118, $120
    lqd $12, 896($5)
    and $117, $122, $10
    lqd $11, 912($5)
    selb $120, $118, $14, $113
    lnop
    selb $14, $122, $116, $117
    lnop
    xor $113, $9, $121
    lqa $10, 0x18000
    xor $9, $15, $119
    lqa $16, 0x18010
    or $122, $116, $117
    shufb $118, $8, $13, $6
    or $8, $113, $9
    shufb $117, $12, $11, $6
    selb $113, $116, $14, $110
    lnop
    and $116, $125, $8
    lqd $14, 2432($5)
    xor $8, $10, $118
    lqd $9, 2448($5)
    xor $10, $16, $117
    lnop
    selb $16, $125, $7, $116
    rotqbyi $11, $4, 2
    or $12, $8, $10
    lqa $13, 0x18060
    or $125, $7, $116
    lqa $10, 0x18070
    and $15, $115, $12
    lnop
    selb $8, $7, $16, $124
    shufb $116, $14, $9, $6
    selb $9, $115, $114, $15
    shlqbii $14, $123, 1
    or $7, $114, $15
    rotqbii $115, $11, 1
    xor $11, $13, $112
    lqa $15, 0x18040
    xor $112, $10, $111
    lqa $13, 0x18050
    selb $111, $114, $9, $116
    lnop
    or $114, $11, $112
    lnop
    selb $9, $14, $115, $105
    shufb $112, $126, $123, $104
    and $126, $122, $114
    lnop
    xor $123, $15, $121
    lqd $114, 1152($5)
    xor $115, $13, $119
    lqd $15, 1168($5)
    selb $13, $122, $120, $126
    lqa $14, 0x18020
    or $11, $123, $115
    lqa $10, 0x18030
    or $122, $120, $126
    lqd $123, 1408($5)
    and $12, $125, $11
    lqd $16, 1424($5)
    selb $126, $120, $13, $110
    lnop
    selb $120, $125, $113, $12
    lnop
    xor $110, $14, $118
    lqa $13, 0x18000
    xor $14, $10, $117
    lqa $11, 0x18010
    or $125, $113, $12
    shufb $115, $114, $15, $6
    or $12, $110, $14
    shufb $114, $123, $16, $6
    selb $110, $113, $120, $124
    lnop
    and $113, $7, $12
    lqd $120, 2688($5)
    xor $123, $13, $115
    lqd $12, 2704($5)
    xor $13, $11, $114
    lnop
    selb $11, $7, $8, $113
    rotqbyi $14, $4, 3
    or $7, $123, $13
    lqa $16, 0x18060
    or $4, $8, $113
    lqa $123, 0x18070
    and $13, $9, $7
    lnop
    selb $7, $8, $11, $116
    shufb $113, $120, $12, $6
    selb $120, $9, $111, $13
    shlqbii $11, $122, 1
    or $9, $111, $13
    rotqbii $12, $14, 1
    xor $13, $16, $121
    lqa $14, 0x18040
    xor $121, $123, $119
    lqa $16, 0x18050
    selb $8, $111, $120, $113
    lnop
    or $120, $13, $121
    lnop
    selb $10, $11, $12, $105
    shufb $121, $112, $122, $104
    and $112, $125, $120
    lqd $122, 1664($5)
    xor $11, $14, $118
    lqd $120, 1680($5)
    xor $12, $16, $117
    lqd $14, 1920($5)
    selb $16, $125, $126, $112
    lqa $13, 0x18020
    or $125, $11, $12
    lqa $111, 0x18030
    or $119, $126, $112
    lqd $11, 1936($5)
    and $12, $4, $125
    lnop
    selb $123, $126, $16, $124
    shufb $112, $122, $120, $6
    selb $126, $4, $110, $12
    lqa $122, 0x18000
    xor $4, $13, $115
    lqa $16, 0x18010
    xor $13, $111, $114
    hbrr indel_edge_branch, indel_edge_loop
    or $120, $110, $12
    shufb $111, $14, $11, $6
    or $11, $4, $13
    shufb $12, $121, $119, $104
    selb $124, $110, $126, $116
    lqd $4, 2944($5)
    and $110, $9, $11
    lqd $126, 2960($5)
    xor $5, $122, $112
    lqd $11, 3504($3)
    xor $122, $16, $111
    rotqbyi $13, $12, 12
    selb $12, $9, $7, $110
    cwd $16, 0($2)
    or $2, $5, $122
    lnop
    or $121, $7, $110
    lnop
    and $5, $10, $2
    shufb $110, $4, $126, $6
    selb $125, $7, $12, $113
    shufb $2, $13, $11, $16
    selb $7, $10, $8, $5
    lnop
    or $122, $8, $5
    lnop
    ai $109, $109, -1
    lnop
    selb $126, $8, $7, $110
    stqd $2, 3504($3)
    ai $127, $127, 1
indel_edge_branch:
    brnz $109, indel_edge_loop
indel_edge_end:
    stqa $126, 0x18c80
    stqa $125, 0x18c90
    stqa $124, 0x18ca0
    stqa $123, 0x18cb0
    stqa $122, 0x18cc0
    stqa $121, 0x18cd0
    stqa $120, 0x18ce0
    stqa $119, 0x18cf0
    bi $0

.global indel_steady
.align 3
indel_steady:
    lqa $111, 0x0
    lqa $110, 0x10
    lqa $109, 0x20
    lqa $108, 0x30
    lqa $107, 0x40
    lqa $126, 0x18c80
    lqa $125, 0x18c90
    lqa $124, 0x18ca0
    lqa $123, 0x18cb0
    lqa $122, 0x18cc0
    lqa $121, 0x18cd0
    lqa $120, 0x18ce0
    lqa $119, 0x18cf0
    andi $6, $3, 7
    rotmi $7, $3, -3
    shli $6, $6, 5
    a $6, $6, $7
    a $7, $6, $111
    lqd $8, 640($7)
    lqd $9, 656($7)
    shufb $6, $6, $6, $110
    andbi $6, $6, 15
    a $6, $6, $109
    shufb $118, $8, $9, $6
    lqd $8, 896($7)
    lqd $9, 912($7)
    shufb $117, $8, $9, $6
    lqd $8, 1152($7)
    lqd $9, 1168($7)
    shufb $116, $8, $9, $6
    lqd $8, 1408($7)
    lqd $9, 1424($7)
    shufb $115, $8, $9, $6
    lqd $8, 1664($7)
    lqd $9, 1680($7)
    shufb $114, $8, $9, $6
    lqd $8, 1920($7)
    lqd $7, 1936($7)
    shufb $113, $8, $7, $6
    sf $112, $3, $4
    ori $127, $3, 0
    cgti $2, $112, 0
    brz $2, indel_steady_end
# 112 instructions for the even pipe, 81 for the odd one; 123 cycles
.align 3
indel_steady_loop:
    nop
    lnop
    ai $3, $127, 1
    lnop
    shli $2, $127, 2
    lnop
    nop
    lnop
    andi $9, $3, 7
    lnop
    rotmi $6, $3, -3
    lnop
    a $3, $2, $111
    lnop
    shli $4, $9, 5
    lnop
    nop
    lqd $9, 3328($3)
    nop
    lnop
    nop
    lnop
    a $8, $4, $6
    lnop
    nop
    lnop
    nop
    shufb $6, $8, $8, $110
    nop
    rotqby $4, $9, $2
    nop
    lqa $9, 0x18060
    nop
    lqa $7, 0x18070
    nop
    shlqbii $10, $119, 1
    andbi $11, $6, 15
    rotqbii $12, $4, 1
    a $119, $8, $111
    lqa $6, 0x18040
    a $5, $11, $109
    lqa $8, 0x18050
    xor $11, $9, $118
    lnop
    xor $118, $7, $117
    lnop
    selb $117, $10, $12, $108
    lqd $7, 128($119)
    or $12, $11, $118
    lqd $10, 144($119)
    xor $118, $6, $116
    lqd $11, 384($119)
    xor $6, $8, $115
    lqd $9, 400($119)
    and $8, $120, $12
    lqa $13, 0x18020
    or $12, $118, $6
    lqa $14, 0x18030
    selb $118, $120, $123, $8
    lnop
    and $15, $121, $12
    lnop
    or $120, $123, $8
    lqa $12, 0x18000
    selb $123, $121, $124, $15
    lqa $8, 0x18010
    xor $16, $13, $114
    shufb $121, $7, $10, $5
    xor $10, $14, $113
    shufb $6, $11, $9, $5
    or $7, $124, $15
    lnop
    or $124, $16, $10
    lnop
    xor $10, $12, $121
    lnop
    xor $12, $8, $6
    lnop
    and $8, $122, $124
    rotqbyi $16, $4, 1
    or $15, $10, $12
    lqa $9, 0x18060
    selb $124, $122, $125, $8
    lqa $10, 0x18070
    and $12, $117, $15
    shlqbii $11, $120, 1
    or $15, $125, $8
    rotqbii $14, $16, 1
    selb $125, $117, $126, $12
    lqa $8, 0x18040
    or $122, $126, $12
    lqa $117, 0x18050
    xor $126, $9, $116
    lnop
    xor $9, $10, $115
    shufb $116, $120, $120, $107
    selb $120, $11, $14, $108
    lqd $10, 640($119)
    or $14, $126, $9
    lqd $11, 656($119)
    xor $126, $8, $114
    lqd $9, 896($119)
    xor $115, $117, $113
    lqd $8, 912($119)
    and $117, $7, $14
    lqa $12, 0x18020
    or $14, $126, $115
    lqa $16, 0x18030
    selb $115, $7, $118, $117
    lnop
    and $13, $15, $14
    lnop
    or $7, $118, $117
    lqa $14, 0x18000
    selb $126, $15, $123, $13
    lqa $17, 0x18010
    xor $15, $12, $121
    shufb $118, $10, $11, $5
    xor $10, $16, $6
    shufb $117, $9, $8, $5
    or $8, $123, $13
    lnop
    or $123, $15, $10
    lnop
    xor $10, $14, $118
    lnop
    xor $14, $17, $117
    lnop
    and $17, $122, $123
    rotqbyi $15, $4, 2
    or $13, $10, $14
    lqa $9, 0x18060
    selb $123, $122, $124, $17
    lqa $10, 0x18070
    and $122, $120, $13
    shlqbii $14, $7, 1
    or $13, $124, $17
    rotqbii $16, $15, 1
    selb $124, $120, $125, $122
    lqa $15, 0x18040
    or $120, $125, $122
    lqa $17, 0x18050
    xor $125, $9, $114
    lnop
    xor $9, $10, $113
    shufb $114, $116, $7, $107
    selb $113, $14, $16, $108
    lqd $10, 1152($119)
    or $16, $125, $9
    lqd $14, 1168($119)
    xor $9, $15, $121
    lqd $125, 1408($119)
    xor $116, $17, $6
    lqd $15, 1424($119)
    and $17, $8, $16
    lqa $122, 0x18020
    or $16, $9, $116
    lqa $11, 0x18030
    selb $7, $8, $115, $17
    lnop
    and $9, $13, $16
    lnop
    or $16, $115, $17
    lqa $12, 0x18000
    selb $8, $13, $126, $9
    lqa $17, 0x18010
    xor $13, $122, $118
    shufb $116, $10, $14, $5
    xor $122, $11, $117
    shufb $115, $125, $15, $5
    or $125, $126, $9
    lnop
    or $126, $13, $122
    lnop
    xor $122, $12, $116
    lnop
    xor $12, $17, $115
    lnop
    and $17, $120, $126
    rotqbyi $13, $4, 3
    or $126, $122, $12
    lqa $11, 0x18060
    selb $4, $120, $123, $17
    lqa $122, 0x18070
    and $120, $113, $126
    shlqbii $12, $16, 1
    or $15, $123, $17
    rotqbii $10, $13, 1
    selb $9, $113, $124, $120
    lqa $123, 0x18040
    or $126, $124, $120
    lqa $113, 0x18050
    xor $124, $11, $121
    shufb $120, $114, $16, $107
    xor $114, $122, $6
    lqd $121, 1664($119)
    selb $6, $12, $10, $108
    lqd $122, 1680($119)
    or $10, $124, $114
    lnop
    xor $124, $123, $118
    lqd $12, 1920($119)
    xor $123, $113, $117
    lqd $11, 1936($119)
    and $113, $125, $10
    lqa $16, 0x18020
    or $10, $124, $123
    lqa $13, 0x18030
    selb $123, $125, $7, $113
    shufb $114, $121, $122, $5
    and $125, $15, $10
    lqa $122, 0x18000
    or $119, $7, $113
    hbrr indel_steady_branch, indel_steady_loop
    selb $124, $15, $8, $125
    lqa $7, 0x18010
    xor $15, $16, $116
    shufb $10, $120, $119, $107
    xor $16, $13, $115
    shufb $113, $12, $11, $5
    or $120, $8, $125
    lnop
    or $125, $15, $16
    lqd $8, 3504($3)
    xor $15, $122, $114
    rotqbyi $16, $10, 12
    xor $122, $7, $113
    cwd $10, 0($2)
    and $2, $126, $125
    lnop
    or $7, $15, $122
    lnop
    selb $125, $126, $4, $2
    lnop
    and $15, $6, $7
    shufb $5, $16, $8, $10
    or $121, $4, $2
    lnop
    selb $126, $6, $9, $15
    lnop
    ai $112, $112, -1
    lnop
    or $122, $9, $15
    stqd $5, 3504($3)
    ai $127, $127, 1
indel_steady_branch:
    brnz $112, indel_steady_loop
indel_steady_end:
    stqa $126, 0x18c80
    stqa $125, 0x18c90
    stqa $124, 0x18ca0
    stqa $123, 0x18cb0
    stqa $122, 0x18cc0
    stqa $121, 0x18cd0
    stqa $120, 0x18ce0
    stqa $119, 0x18cf0
    bi $0

.global indel_edge_tap
.align 3
indel_edge_tap:
    lqa $107, 0x0
    lqa $106, 0x10
    lqa $105, 0x20
    lqa $104, 0x30
    lqa $103, 0x50
    lqa $102, 0x60
    lqa $101, 0x70
    ori $108, $5, 0
    lqa $126, 0x18c80
    lqa $125, 0x18c90
    lqa $124, 0x18ca0
    lqa $123, 0x18cb0
    lqa $122, 0x18cc0
    lqa $121, 0x18cd0
    lqa $120, 0x18ce0
    lqa $119, 0x18cf0
    andi $6, $3, 7
    rotmi $7, $3, -3
    shli $6, $6, 5
    a $6, $6, $7
    a $7, $6, $107
    lqd $8, 640($7)
    lqd $9, 656($7)
    shufb $6, $6, $6, $106
    andbi $6, $6, 15
    a $6, $6, $105
    shufb $118, $8, $9, $6
    lqd $8, 896($7)
    lqd $9, 912($7)
    shufb $117, $8, $9, $6
    lqd $8, 2432($7)
    lqd $9, 2448($7)
    shufb $116, $8, $9, $6
    lqd $8, 1152($7)
    lqd $9, 1168($7)
    shufb $115, $8, $9, $6
    lqd $8, 1408($7)
    lqd $9, 1424($7)
    shufb $114, $8, $9, $6
    lqd $8, 2688($7)
    lqd $9, 2704($7)
    shufb $113, $8, $9, $6
    lqd $8, 1664($7)
    lqd $9, 1680($7)
    shufb $112, $8, $9, $6
    lqd $8, 1920($7)
    lqd $9, 1936($7)
    shufb $111, $8, $9, $6
    lqd $8, 2944($7)
    lqd $7, 2960($7)
    shufb $110, $8, $7, $6
    sf $109, $3, $4
    ori $127, $3, 0
    cgti $2, $109, 0
    brz $2, indel_edge_tap_end
# 136 instructions for the even pipe, 128 for the odd one; 225 cycles
.align 3
indel_edge_tap_loop:
    nop
    lnop
    ai $9, $127, 1
    lnop
    shli $2, $127, 2
    lnop
    andi $3, $9, 7
    lnop
    rotmi $12, $9, -3
    lnop
    shli $9, $3, 5
    lnop
    a $3, $2, $107
    lnop
    nop
    lnop
    nop
    lqd $6, 3328($3)
    a $11, $9, $12
    lnop
    nop
    lnop
    a $4, $11, $107
    lnop
    nop
    lnop
    nop
    lqd $9, 128($4)
    nop
    rotqby $5, $6, $2
    nop
    lqd $12, 144($4)
    nop
    shufb $6, $11, $11, $106
    nop
    shlqbii $11, $119, 1
    nop
    rotqbii $8, $5, 1
    nop
    lqa $13, 0x18060
    nop
    lqa $10, 0x18070
    andbi $119, $6, 15
    lqa $15, 0x18040
    nop
    lqa $14, 0x18050
    a $6, $119, $105
    lnop
    selb $119, $11, $8, $104
    lqd $16, 384($4)
    xor $8, $13, $118
    lqd $11, 400($4)
    xor $118, $10, $117
    shufb $7, $9, $12, $6
    xor $117, $15, $115
    lqa $9, 0x18020
    xor $15, $14, $114
    lqa $10, 0x18000
    or $14, $8, $118
    lqa $12, 0x18010
    or $13, $117, $15
    lqa $17, 0x18030
    and $117, $120, $14
    shufb $8, $16, $11, $6
    and $118, $121, $13
    lnop
    xor $13, $9, $112
    lnop
    xor $9, $10, $7
    lnop
    xor $10, $12, $8
    lnop
    xor $12, $17, $111
    lnop
    or $17, $9, $10
    lnop
    or $11, $13, $12
    lnop
    and $9, $119, $17
    lnop
    and $10, $122, $11
    lnop
    or $11, $126, $9
    lnop
    or $12, $125, $10
    lnop
    or $13, $124, $118
    stqa $11, 0x18e60
    or $17, $123, $117
    stqa $12, 0x18e70
    nop
    stqa $13, 0x18e80
    a $14, $108, $107
    stqa $17, 0x18e90
    nop
    lnop
    nop
    lqd $16, 3680($14)
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
    rotqby $15, $16, $108
    nop
    lnop
    nop
    lqd $16, 2176($4)
    nop
    lqd $18, 2192($4)
    nop
    rotqbyi $19, $15, 13
    nop
    lqd $20, 3504($3)
    nop
    lnop
    nop
    cbd $21, 0($2)
    nop
    lnop
    andi $22, $19, 255
    lnop
    nop
    shufb $15, $16, $18, $6
    nop
    shufb $16, $22, $20, $21
    nop
    rotqbyi $20, $5, 1
    nop
    lqd $21, 640($4)
    selb $22, $120, $123, $117
    lqd $18, 656($4)
    selb $120, $121, $124, $118
    shlqbii $117, $17, 1
    selb $121, $123, $22, $116
    rotqbii $118, $20, 1
    selb $123, $124, $120, $113
    lqa $116, 0x18060
    selb $124, $122, $125, $10
    lqa $120, 0x18070
    selb $122, $119, $126, $9
    lqa $10, 0x18040
    selb $119, $125, $124, $110
    lqa $9, 0x18050
    selb $125, $126, $122, $15
    stqd $16, 3504($3)
    selb $126, $117, $118, $104
    lqd $122, 896($4)
    xor $117, $116, $115
    lqd $3, 912($4)
    xor $116, $120, $114
    shufb $118, $21, $18, $6
    xor $120, $10, $112
    lqa $18, 0x18020
    xor $10, $9, $111
    lqa $21, 0x18000
    or $9, $117, $116
    lqa $16, 0x18010
    or $116, $120, $10
    lqa $124, 0x18030
    and $114, $13, $9
    shufb $117, $122, $3, $6
    and $115, $12, $116
    lnop
    xor $116, $18, $7
    lnop
    xor $18, $21, $118
    lnop
    xor $21, $16, $117
    lnop
    xor $16, $124, $8
    lnop
    or $124, $18, $21
    lnop
    or $18, $116, $16
    lnop
    and $3, $126, $124
    lnop
    and $9, $11, $18
    lnop
    or $122, $125, $3
    lnop
    or $10, $119, $9
    lnop
    or $124, $123, $115
    stqa $122, 0x18e60
    or $18, $121, $114
    stqa $10, 0x18e70
    nop
    stqa $124, 0x18e80
    nop
    stqa $18, 0x18e90
    nop
    lqd $116, 3680($14)
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
    rotqby $16, $116, $108
    nop
    lnop
    nop
    lqd $21, 2432($4)
    a $20, $2, $103
    lqd $120, 2448($4)
    nop
    rotqbyi $116, $16, 13
    nop
    lqd $16, 0($20)
    nop
    lnop
    nop
    cbd $22, 0($20)
    nop
    lnop
    andi $17, $116, 255
    lnop
    nop
    shufb $116, $21, $120, $6
    nop
    shufb $120, $17, $16, $22
    nop
    rotqbyi $16, $5, 2
    nop
    lqd $17, 1152($4)
    selb $22, $13, $121, $114
    lqd $21, 1168($4)
    selb $114, $12, $123, $115
    shlqbii $13, $18, 1
    selb $12, $121, $22, $113
    rotqbii $115, $16, 1
    selb $121, $123, $114, $110
    lqa $113, 0x18060
    selb $123, $11, $119, $9
    lqa $114, 0x18070
    selb $9, $126, $125, $3
    lqa $11, 0x18040
    selb $126, $119, $123, $15
    lqa $3, 0x18050
    selb $119, $125, $9, $116
    stqd $120, 0($20)
    selb $125, $13, $115, $104
    lqd $120, 1408($4)
    xor $9, $113, $112
    lqd $13, 1424($4)
    xor $113, $114, $111
    shufb $115, $17, $21, $6
    xor $114, $11, $7
    lqa $17, 0x18020
    xor $11, $3, $8
    lqa $21, 0x18000
    or $3, $9, $113
    lqa $20, 0x18010
    or $113, $114, $11
    lqa $9, 0x18030
    and $111, $124, $3
    shufb $114, $120, $13, $6
    and $112, $10, $113
    lnop
    xor $113, $17, $118
    lnop
    xor $17, $21, $115
    lnop
    xor $21, $20, $114
    lnop
    xor $20, $9, $117
    lnop
    or $9, $17, $21
    lnop
    or $17, $113, $20
    lnop
    and $3, $125, $9
    lnop
    and $9, $122, $17
    lnop
    or $11, $119, $3
    lnop
    or $13, $126, $9
    lnop
    or $123, $121, $112
    stqa $11, 0x18e60
    or $17, $12, $111
    stqa $13, 0x18e70
    nop
    stqa $123, 0x18e80
    nop
    stqa $17, 0x18e90
    nop
    lqd $113, 3680($14)
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
    rotqby $20, $113, $108
    nop
    lnop
    nop
    lqd $21, 2688($4)
    a $16, $2, $102
    lqd $120, 2704($4)
    nop
    rotqbyi $113, $20, 13
    nop
    lqd $20, 0($16)
    nop
    lnop
    nop
    cbd $22, 0($16)
    nop
    lnop
    andi $18, $113, 255
    lnop
    nop
    shufb $113, $21, $120, $6
    nop
    shufb $120, $18, $20, $22
    nop
    rotqbyi $18, $5, 3
    nop
    lqd $5, 1664($4)
    selb $20, $124, $12, $111
    lqd $22, 1680($4)
    selb $124, $10, $121, $112
    shlqbii $111, $17, 1
    selb $10, $12, $20, $110
    rotqbii $112, $18, 1
    selb $12, $121, $124, $15
    lqa $110, 0x18060
    selb $124, $122, $126, $9
    lqa $121, 0x18070
    selb $122, $125, $119, $3
    lqa $18, 0x18040
    selb $3, $126, $124, $116
    lqa $125, 0x18050
    selb $9, $119, $122, $113
    stqd $120, 0($16)
    selb $126, $111, $112, $104
    lqd $122, 1920($4)
    xor $111, $110, $7
    lqd $120, 1936($4)
    xor $110, $121, $8
    shufb $112, $5, $22, $6
    xor $121, $18, $118
    lqa $5, 0x18020
    xor $18, $125, $117
    lqa $22, 0x18000
    or $125, $111, $110
    lqa $7, 0x18010
    or $110, $121, $18
    lqa $119, 0x18030
    and $18, $123, $125
    shufb $111, $122, $120, $6
    and $8, $13, $110
    lnop
    xor $110, $5, $115
    lnop
    xor $5, $22, $112
    lnop
    xor $22, $7, $111
    lnop
    xor $7, $119, $114
    lnop
    or $119, $5, $22
    lnop
    or $5, $110, $7
    lnop
    and $7, $126, $119
    lnop
    and $22, $11, $5
    lnop
    or $122, $9, $7
    lnop
    or $121, $3, $22
    lnop
    or $120, $12, $8
    stqa $122, 0x18e60
    or $119, $10, $18
    stqa $121, 0x18e70
    nop
    stqa $120, 0x18e80
    nop
    stqa $119, 0x18e90
    nop
    lqd $5, 3680($14)
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
    rotqby $14, $5, $108
    nop
    hbrr indel_edge_tap_branch, indel_edge_tap_loop
    nop
    lnop
    nop
    lqd $5, 2944($4)
    a $16, $2, $101
    lqd $125, 2960($4)
    nop
    rotqbyi $2, $14, 13
    selb $14, $123, $10, $18
    lqd $4, 0($16)
    nop
    lnop
    selb $123, $10, $14, $15
    cbd $18, 0($16)
    selb $10, $13, $12, $8
    lnop
    andi $8, $2, 255
    lnop
    selb $2, $11, $3, $22
    shufb $110, $5, $125, $6
    selb $124, $12, $10, $116
    shufb $5, $8, $4, $18
    selb $125, $3, $2, $113
    lnop
    selb $2, $126, $9, $7
    lnop
    ai $109, $109, -1
    lnop
    selb $126, $9, $2, $110
    stqd $5, 0($16)
    ai $127, $127, 1
indel_edge_tap_branch:
    brnz $109, indel_edge_tap_loop
indel_edge_tap_end:
    stqa $126, 0x18c80
    stqa $125, 0x18c90
    stqa $124, 0x18ca0
    stqa $123, 0x18cb0
    stqa $122, 0x18cc0
    stqa $121, 0x18cd0
    stqa $120, 0x18ce0
    stqa $119, 0x18cf0
    bi $0

.global indel_steady_tap
.align 3
indel_steady_tap:
    lqa $110, 0x0
    lqa $109, 0x10
    lqa $108, 0x20
    lqa $107, 0x30
    lqa $106, 0x50
    lqa $105, 0x60
    lqa $104, 0x70
    ori $111, $5, 0
    lqa $126, 0x18c80
    lqa $125, 0x18c90
    lqa $124, 0x18ca0
    lqa $123, 0x18cb0
    lqa $122, 0x18cc0
    lqa $121, 0x18cd0
    lqa $120, 0x18ce0
    lqa $119, 0x18cf0
    andi $6, $3, 7
    rotmi $7, $3, -3
    shli $6, $6, 5
    a $6, $6, $7
    a $7, $6, $110
    lqd $8, 640($7)
    lqd $9, 656($7)
    shufb $6, $6, $6, $109
    andbi $6, $6, 15
    a $6, $6, $108
    shufb $118, $8, $9, $6
    lqd $8, 896($7)
    lqd $9, 912($7)
    shufb $117, $8, $9, $6
    lqd $8, 1152($7)
    lqd $9, 1168($7)
    shufb $116, $8, $9, $6
    lqd $8, 1408($7)
    lqd $9, 1424($7)
    shufb $115, $8, $9, $6
    lqd $8, 1664($7)
    lqd $9, 1680($7)
    shufb $114, $8, $9, $6
    lqd $8, 1920($7)
    lqd $7, 1936($7)
    shufb $113, $8, $7, $6
    sf $112, $3, $4
    ori $127, $3, 0
    cgti $2, $112, 0
    brz $2, indel_steady_tap_end
# 120 instructions for the even pipe, 116 for the odd one; 225 cycles
.align 3
indel_steady_tap_loop:
    nop
    lnop
    ai $3, $127, 1
    lnop
    shli $2, $127, 2
    lnop
    andi $7, $3, 7
    lnop
    rotmi $9, $3, -3
    lnop
    shli $6, $7, 5
    lnop
    a $3, $2, $110
    lnop
    nop
    lnop
    nop
    lqd $7, 3328($3)
    a $13, $6, $9
    lnop
    nop
    lnop
    a $4, $13, $110
    lnop
    nop
    lnop
    nop
    lqd $9, 128($4)
    nop
    rotqby $5, $7, $2
    nop
    lqd $10, 144($4)
    nop
    shufb $7, $13, $13, $109
    nop
    shlqbii $13, $119, 1
    nop
    rotqbii $11, $5, 1
    nop
    lqa $8, 0x18060
    nop
    lqa $12, 0x18070
    andbi $6, $7, 15
    lqa $14, 0x18040
    nop
    lqa $15, 0x18050
    a $119, $6, $108
    lnop
    selb $6, $13, $11, $107
    lqd $16, 384($4)
    xor $13, $8, $118
    lqd $11, 400($4)
    xor $118, $12, $117
    shufb $7, $9, $10, $119
    xor $117, $14, $116
    lqa $9, 0x18020
    xor $14, $15, $115
    lqa $10, 0x18000
    or $15, $13, $118
    lqa $12, 0x18010
    or $13, $117, $14
    lqa $17, 0x18030
    and $117, $120, $15
    shufb $8, $16, $11, $119
    and $118, $121, $13
    lnop
    xor $13, $9, $114
    lnop
    xor $9, $10, $7
    lnop
    xor $10, $12, $8
    lnop
    xor $12, $17, $113
    lnop
    or $17, $9, $10
    lnop
    or $11, $13, $12
    lnop
    and $9, $6, $17
    lnop
    and $10, $122, $11
    lnop
    or $11, $126, $9
    lnop
    or $12, $125, $10
    lnop
    or $13, $124, $118
    stqa $11, 0x18e60
    or $17, $123, $117
    stqa $12, 0x18e70
    nop
    stqa $13, 0x18e80
    a $14, $111, $110
    stqa $17, 0x18e90
    nop
    lnop
    nop
    lqd $15, 3680($14)
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
    rotqby $16, $15, $111
    nop
    lnop
    nop
    lnop
    nop
    lnop
    nop
    rotqbyi $15, $16, 13
    nop
    lqd $16, 3504($3)
    nop
    lnop
    nop
    cbd $18, 0($2)
    nop
    lnop
    andi $19, $15, 255
    lnop
    nop
    lnop
    nop
    shufb $20, $19, $16, $18
    nop
    rotqbyi $16, $5, 1
    nop
    lqd $18, 640($4)
    nop
    lqd $19, 656($4)
    nop
    shlqbii $21, $17, 1
    nop
    rotqbii $17, $16, 1
    nop
    lqa $16, 0x18060
    selb $15, $120, $123, $117
    lqa $22, 0x18070
    selb $123, $121, $124, $118
    lqa $120, 0x18040
    selb $124, $122, $125, $10
    lqa $121, 0x18050
    selb $125, $6, $126, $9
    stqd $20, 3504($3)
    selb $126, $21, $17, $107
    lqd $3, 896($4)
    xor $21, $16, $116
    lqd $17, 912($4)
    xor $116, $22, $115
    shufb $118, $18, $19, $119
    xor $115, $120, $114
    lqa $18, 0x18020
    xor $120, $121, $113
    lqa $19, 0x18000
    or $121, $21, $116
    lqa $22, 0x18010
    or $21, $115, $120
    lqa $16, 0x18030
    and $115, $13, $121
    shufb $117, $3, $17, $119
    and $116, $12, $21
    lnop
    xor $21, $18, $7
    lnop
    xor $18, $19, $118
    lnop
    xor $19, $22, $117
    lnop
    xor $22, $16, $8
    lnop
    or $16, $18, $19
    lnop
    or $18, $21, $22
    lnop
    and $3, $126, $16
    lnop
    and $6, $11, $18
    lnop
    or $9, $125, $3
    lnop
    or $122, $124, $6
    lnop
    or $10, $123, $116
    stqa $9, 0x18e60
    or $18, $15, $115
    stqa $122, 0x18e70
    nop
    stqa $10, 0x18e80
    nop
    stqa $18, 0x18e90
    nop
    lqd $16, 3680($14)
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
    rotqby $21, $16, $111
    nop
    lnop
    nop
    lnop
    a $16, $2, $106
    lnop
    nop
    rotqbyi $22, $21, 13
    nop
    lqd $21, 0($16)
    nop
    lnop
    nop
    cbd $19, 0($16)
    nop
    lnop
    andi $121, $22, 255
    lnop
    nop
    lnop
    nop
    shufb $22, $121, $21, $19
    nop
    rotqbyi $121, $5, 2
    nop
    lqd $19, 1152($4)
    nop
    lqd $21, 1168($4)
    nop
    shlqbii $17, $18, 1
    nop
    rotqbii $18, $121, 1
    nop
    lqa $120, 0x18060
    selb $121, $13, $15, $115
    lqa $20, 0x18070
    selb $13, $12, $123, $116
    lqa $115, 0x18040
    selb $123, $11, $124, $6
    lqa $12, 0x18050
    selb $124, $126, $125, $3
    stqd $22, 0($16)
    selb $126, $17, $18, $107
    lqd $125, 1408($4)
    xor $18, $120, $114
    lqd $17, 1424($4)
    xor $120, $20, $113
    shufb $116, $19, $21, $119
    xor $113, $115, $7
    lqa $19, 0x18020
    xor $115, $12, $8
    lqa $20, 0x18000
    or $12, $18, $120
    lqa $21, 0x18010
    or $120, $113, $115
    lqa $18, 0x18030
    and $113, $10, $12
    shufb $115, $125, $17, $119
    and $114, $122, $120
    lnop
    xor $120, $19, $118
    lnop
    xor $19, $20, $116
    lnop
    xor $20, $21, $115
    lnop
    xor $21, $18, $117
    lnop
    or $18, $19, $20
    lnop
    or $19, $120, $21
    lnop
    and $125, $126, $18
    lnop
    and $3, $9, $19
    lnop
    or $6, $124, $125
    lnop
    or $11, $123, $3
    lnop
    or $12, $13, $114
    stqa $6, 0x18e60
    or $19, $121, $113
    stqa $11, 0x18e70
    nop
    stqa $12, 0x18e80
    nop
    stqa $19, 0x18e90
    nop
    lqd $18, 3680($14)
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
    rotqby $120, $18, $111
    nop
    lnop
    nop
    lnop
    a $18, $2, $105
    lnop
    nop
    rotqbyi $21, $120, 13
    nop
    lqd $120, 0($18)
    nop
    lnop
    nop
    cbd $20, 0($18)
    nop
    lnop
    andi $17, $21, 255
    lnop
    nop
    lnop
    nop
    shufb $21, $17, $120, $20
    nop
    rotqbyi $120, $5, 3
    nop
    lqd $17, 1664($4)
    nop
    lqd $20, 1680($4)
    nop
    shlqbii $16, $19, 1
    nop
    rotqbii $19, $120, 1
    nop
    lqa $120, 0x18060
    selb $5, $10, $121, $113
    lqa $22, 0x18070
    selb $10, $122, $13, $114
    lqa $121, 0x18040
    selb $13, $9, $123, $3
    lqa $122, 0x18050
    selb $3, $126, $124, $125
    stqd $21, 0($18)
    selb $9, $16, $19, $107
    lqd $126, 1920($4)
    xor $19, $120, $7
    lqd $16, 1936($4)
    xor $120, $22, $8
    shufb $114, $17, $20, $119
    xor $8, $121, $118
    lqa $17, 0x18020
    xor $121, $122, $117
    lqa $20, 0x18000
    or $122, $19, $120
    lqa $22, 0x18010
    or $120, $8, $121
    lqa $19, 0x18030
    and $8, $12, $122
    shufb $113, $126, $16, $119
    and $4, $11, $120
    lnop
    xor $120, $17, $116
    lnop
    xor $17, $20, $114
    lnop
    xor $20, $22, $113
    lnop
    xor $22, $19, $115
    lnop
    or $19, $17, $20
    lnop
    or $17, $120, $22
    lnop
    and $7, $9, $19
    lnop
    and $19, $6, $17
    lnop
    or $122, $3, $7
    lnop
    or $121, $13, $19
    lnop
    or $120, $10, $4
    stqa $122, 0x18e60
    or $119, $5, $8
    stqa $121, 0x18e70
    nop
    stqa $120, 0x18e80
    nop
    stqa $119, 0x18e90
    nop
    lqd $17, 3680($14)
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
    rotqby $14, $17, $111
    nop
    hbrr indel_steady_tap_branch, indel_steady_tap_loop
    nop
    lnop
    nop
    lnop
    a $17, $2, $104
    lnop
    nop
    rotqbyi $2, $14, 13
    nop
    lqd $14, 0($17)
    nop
    lnop
    nop
    cbd $22, 0($17)
    nop
    lnop
    andi $20, $2, 255
    lnop
    nop
    lnop
    selb $123, $12, $5, $8
    shufb $2, $20, $14, $22
    selb $124, $11, $10, $4
    lnop
    selb $125, $6, $13, $19
    lnop
    ai $112, $112, -1
    lnop
    selb $126, $9, $3, $7
    stqd $2, 0($17)
    ai $127, $127, 1
indel_steady_tap_branch:
    brnz $112, indel_steady_tap_loop
indel_steady_tap_end:
    stqa $126, 0x18c80
    stqa $125, 0x18c90
    stqa $124, 0x18ca0
    stqa $123, 0x18cb0
    stqa $122, 0x18cc0
    stqa $121, 0x18cd0
    stqa $120, 0x18ce0
    stqa $119, 0x18cf0
    bi $0
