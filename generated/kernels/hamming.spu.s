# hamming in the wavefront layout, 4 rows a lane, for spu.
#
# Made by: minterm compile hamming --layout wavefront --target spu --alphabet ACGT --rows 4 --emit asm
#
# A cell: 2 gates, fewer are impossible (shipped).
# spu: 5 gates, depth 3, 0 moves, 8 live registers
# inputs v0 v1 h0 h1 a0 a1 b0 b1
# g0 = xor(a0, b0)
# g1 = xor(a1, b1)
# g2 = or(g0, g1)
# g3 = selb(v0, g2, v1)
# g4 = selb(g2, h0, h1)
# v0' = g3
# v1' = h1
# h0' = g4
# h1' = v1
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

.global hamming_edge
.align 3
hamming_edge:
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
    brz $2, hamming_edge_end
# 132 instructions for the even pipe, 114 for the odd one; 143 cycles
.align 3
hamming_edge_loop:
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
    rotmi $13, $3, -3
    lnop
    a $3, $2, $100
    lnop
    shli $12, $4, 5
    lnop
    nop
    lqd $7, 3456($3)
    nop
    lnop
    nop
    lnop
    a $11, $12, $13
    lqd $6, 3632($3)
    nop
    lnop
    nop
    shufb $12, $11, $11, $99
    nop
    rotqby $4, $7, $2
    nop
    lqa $13, 0x18060
    nop
    lqa $9, 0x18070
    nop
    rotqby $5, $6, $2
    andbi $10, $12, 15
    shlqbii $8, $112, 1
    a $6, $11, $100
    rotqbii $112, $4, 1
    a $7, $10, $98
    shlqbii $11, $111, 1
    xor $10, $13, $110
    rotqbii $111, $5, 1
    xor $110, $9, $109
    lqa $13, 0x18040
    selb $109, $8, $112, $97
    lqa $9, 0x18050
    or $112, $10, $110
    lnop
    selb $110, $11, $111, $97
    lnop
    selb $11, $120, $112, $119
    lnop
    selb $111, $112, $114, $113
    lnop
    xor $10, $13, $107
    lqd $112, 128($6)
    xor $13, $9, $106
    lqa $8, 0x18020
    selb $114, $120, $11, $108
    lqa $9, 0x18030
    or $12, $10, $13
    lqd $11, 144($6)
    selb $120, $119, $113, $108
    lqd $10, 384($6)
    selb $13, $122, $12, $121
    lqd $108, 400($6)
    selb $113, $12, $116, $115
    lqd $14, 2176($6)
    xor $15, $8, $104
    lqd $12, 2192($6)
    xor $8, $9, $103
    lqa $16, 0x18000
    selb $116, $122, $13, $105
    lqa $17, 0x18010
    or $13, $15, $8
    shufb $122, $112, $11, $7
    selb $8, $121, $115, $105
    shufb $112, $10, $108, $7
    selb $108, $124, $13, $123
    lnop
    selb $115, $13, $118, $117
    shufb $9, $14, $12, $7
    xor $12, $16, $122
    shufb $118, $111, $111, $96
    xor $16, $17, $112
    shufb $10, $119, $119, $96
    selb $11, $124, $108, $102
    rotqbyi $17, $4, 1
    or $108, $12, $16
    lqa $13, 0x18060
    selb $124, $123, $117, $102
    lqa $12, 0x18070
    selb $16, $126, $108, $125
    rotqbyi $14, $5, 1
    selb $117, $108, $109, $110
    shlqbii $15, $111, 1
    selb $111, $126, $16, $9
    rotqbii $109, $17, 1
    selb $126, $125, $110, $9
    shlqbii $16, $119, 1
    xor $110, $13, $107
    rotqbii $119, $14, 1
    xor $107, $12, $106
    lqa $13, 0x18040
    selb $106, $15, $109, $97
    lqa $12, 0x18050
    or $109, $110, $107
    lnop
    selb $107, $16, $119, $97
    lnop
    selb $16, $114, $109, $120
    lnop
    selb $119, $109, $113, $121
    lnop
    xor $110, $13, $104
    lqd $109, 640($6)
    xor $13, $12, $103
    lqa $15, 0x18020
    selb $113, $114, $16, $105
    lqa $12, 0x18030
    or $14, $110, $13
    lqd $16, 656($6)
    selb $114, $120, $121, $105
    lqd $13, 896($6)
    selb $110, $116, $14, $8
    lqd $105, 912($6)
    selb $121, $14, $115, $123
    lqd $17, 2432($6)
    xor $108, $15, $122
    lqd $14, 2448($6)
    xor $15, $12, $112
    lqa $18, 0x18000
    selb $115, $116, $110, $102
    lqa $12, 0x18010
    or $19, $108, $15
    shufb $110, $109, $16, $7
    selb $116, $8, $123, $102
    shufb $109, $13, $105, $7
    selb $105, $11, $19, $124
    lnop
    selb $123, $19, $117, $125
    shufb $108, $17, $14, $7
    xor $14, $18, $110
    shufb $117, $118, $119, $96
    xor $18, $12, $109
    shufb $118, $10, $120, $96
    selb $10, $11, $105, $9
    rotqbyi $12, $4, 2
    or $105, $14, $18
    lqa $17, 0x18060
    selb $11, $124, $125, $9
    lqa $14, 0x18070
    selb $18, $111, $105, $126
    rotqbyi $19, $5, 2
    selb $125, $105, $106, $107
    shlqbii $13, $119, 1
    selb $119, $111, $18, $108
    rotqbii $106, $12, 1
    selb $12, $126, $107, $108
    shlqbii $111, $120, 1
    xor $120, $17, $104
    rotqbii $107, $19, 1
    xor $104, $14, $103
    lqa $17, 0x18040
    selb $103, $13, $106, $97
    lqa $14, 0x18050
    or $106, $120, $104
    lnop
    selb $120, $111, $107, $97
    lqd $104, 1152($6)
    selb $111, $113, $106, $114
    lqd $19, 1168($6)
    selb $13, $106, $121, $8
    lqd $18, 1408($6)
    xor $106, $17, $122
    lqd $105, 1424($6)
    xor $17, $14, $112
    lqa $15, 0x18020
    selb $121, $113, $111, $102
    lqa $14, 0x18030
    or $16, $106, $17
    lqd $113, 2688($6)
    selb $111, $114, $8, $102
    lqd $17, 2704($6)
    selb $8, $115, $16, $116
    lnop
    selb $102, $16, $123, $124
    shufb $107, $104, $19, $7
    xor $104, $15, $110
    shufb $106, $18, $105, $7
    xor $15, $14, $109
    lqa $18, 0x18000
    selb $123, $115, $8, $9
    lqa $14, 0x18010
    or $115, $104, $15
    shufb $105, $113, $17, $7
    selb $113, $116, $124, $9
    lqd $15, 1664($6)
    selb $104, $10, $115, $11
    lqd $17, 1680($6)
    selb $124, $115, $125, $126
    shufb $8, $117, $13, $96
    xor $117, $18, $107
    shufb $125, $118, $114, $96
    xor $18, $14, $106
    lqa $16, 0x18060
    selb $118, $10, $104, $108
    lqa $14, 0x18070
    or $10, $117, $18
    rotqbyi $19, $4, 3
    selb $115, $11, $126, $108
    shufb $104, $15, $17, $7
    selb $126, $119, $10, $12
    rotqbyi $15, $5, 3
    selb $5, $10, $103, $120
    shlqbii $17, $13, 1
    xor $10, $16, $122
    rotqbii $103, $19, 1
    xor $16, $14, $112
    shlqbii $122, $114, 1
    selb $13, $119, $126, $105
    rotqbii $114, $15, 1
    or $119, $10, $16
    lqa $15, 0x18040
    selb $117, $12, $120, $105
    lqa $10, 0x18050
    selb $112, $119, $102, $116
    lqd $16, 1920($6)
    selb $126, $17, $103, $97
    lqd $102, 1936($6)
    selb $4, $122, $114, $97
    shufb $103, $8, $112, $96
    selb $122, $121, $119, $111
    lqa $8, 0x18020
    xor $119, $15, $110
    lqa $17, 0x18030
    xor $15, $10, $109
    lqd $14, 3808($3)
    selb $120, $121, $122, $9
    rotqbyi $10, $103, 12
    or $122, $119, $15
    cwd $19, 0($2)
    selb $119, $111, $116, $9
    shufb $103, $16, $102, $7
    selb $116, $123, $122, $113
    lqd $9, 2944($6)
    selb $114, $122, $124, $11
    lqa $102, 0x18000
    xor $124, $8, $107
    shufb $16, $10, $14, $19
    xor $8, $17, $106
    hbrr hamming_edge_branch, hamming_edge_loop
    selb $122, $123, $116, $108
    lqa $17, 0x18010
    or $10, $124, $8
    lqd $123, 2960($6)
    selb $121, $113, $11, $108
    shufb $124, $125, $111, $96
    selb $125, $118, $10, $115
    stqd $16, 3808($3)
    selb $116, $10, $5, $12
    lqd $16, 3984($3)
    xor $5, $102, $104
    lnop
    xor $10, $17, $103
    rotqbyi $11, $124, 12
    selb $124, $118, $125, $105
    lnop
    or $125, $5, $10
    shufb $102, $9, $123, $7
    selb $123, $115, $12, $105
    lnop
    selb $12, $13, $125, $117
    shufb $5, $11, $16, $19
    selb $118, $125, $126, $4
    lnop
    selb $126, $13, $12, $102
    lnop
    ai $101, $101, -1
    lnop
    selb $125, $117, $4, $102
    stqd $5, 3984($3)
    ai $127, $127, 1
hamming_edge_branch:
    brnz $101, hamming_edge_loop
hamming_edge_end:
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

.global hamming_steady
.align 3
hamming_steady:
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
    brz $2, hamming_steady_end
    ai $3, $127, 1
    andi $2, $3, 7
    rotmi $4, $3, -3
    shli $3, $2, 5
    a $2, $3, $4
    shli $3, $127, 2
# 100 instructions for the even pipe, 133 for the odd one; 133 cycles
.align 3
hamming_steady_loop:
    a $5, $2, $103
    rotqbyi $4, $115, 0
    nop
    rotqbyi $6, $117, 0
    nop
    lqd $12, 128($5)
    a $7, $3, $103
    lqd $17, 144($5)
    nop
    shufb $11, $2, $2, $102
    nop
    lqd $16, 3456($7)
    nop
    lqd $15, 384($5)
    nop
    lqd $13, 400($5)
    andbi $18, $11, 15
    rotqbyi $2, $123, 0
    nop
    rotqbyi $8, $125, 0
    a $9, $18, $101
    lqd $21, 3632($7)
    nop
    rotqby $10, $16, $3
    nop
    shufb $11, $12, $17, $9
    nop
    shufb $12, $15, $13, $9
    nop
    shlqbii $13, $112, 1
    nop
    rotqbii $112, $10, 1
    nop
    rotqby $14, $21, $3
    nop
    shlqbii $15, $111, 1
    nop
    lqa $111, 0x18060
    nop
    lqa $21, 0x18070
    nop
    rotqbii $17, $14, 1
    nop
    lqa $18, 0x18040
    nop
    lqa $25, 0x18050
    nop
    lqa $22, 0x18020
    xor $16, $111, $110
    lqa $24, 0x18030
    xor $111, $21, $109
    lqa $110, 0x18000
    nop
    lqd $21, 640($5)
    or $23, $16, $111
    lqd $19, 656($5)
    nop
    lqd $20, 896($5)
    selb $26, $23, $114, $113
    lqd $27, 912($5)
    nop
    lqa $114, 0x18010
    nop
    shufb $109, $26, $26, $99
    nop
    shufb $111, $119, $119, $99
    selb $16, $13, $112, $100
    rotqbyi $28, $10, 1
    selb $112, $15, $17, $100
    shufb $13, $21, $19, $9
    xor $21, $18, $108
    shufb $15, $20, $27, $9
    xor $20, $25, $107
    shlqbii $17, $26, 1
    selb $18, $120, $23, $119
    rotqbii $19, $28, 1
    or $23, $21, $20
    rotqbyi $28, $14, 1
    xor $20, $22, $106
    shlqbii $120, $119, 1
    xor $22, $24, $105
    lqa $21, 0x18060
    selb $119, $122, $23, $121
    lqa $24, 0x18070
    or $122, $20, $22
    rotqbii $25, $28, 1
    selb $20, $23, $116, $115
    lqa $22, 0x18040
    selb $116, $124, $122, $123
    lqa $23, 0x18050
    xor $124, $110, $11
    lqa $28, 0x18020
    xor $110, $21, $108
    lqa $26, 0x18030
    xor $108, $24, $107
    lqd $21, 1152($5)
    xor $107, $114, $12
    lqd $24, 1168($5)
    or $114, $110, $108
    lqd $27, 1408($5)
    or $29, $124, $107
    lqd $30, 1424($5)
    selb $124, $114, $20, $121
    lqa $107, 0x18000
    selb $20, $122, $118, $117
    lqa $108, 0x18010
    selb $118, $126, $29, $125
    shufb $110, $109, $124, $99
    selb $31, $29, $16, $112
    shufb $126, $111, $113, $99
    selb $111, $17, $19, $100
    shufb $16, $21, $24, $9
    xor $21, $22, $106
    shufb $17, $27, $30, $9
    xor $22, $23, $105
    rotqbyi $19, $10, 2
    selb $109, $120, $25, $100
    lqa $23, 0x18060
    or $120, $21, $22
    lqa $25, 0x18070
    xor $21, $28, $11
    shlqbii $122, $124, 1
    xor $28, $26, $12
    rotqbyi $22, $14, 2
    selb $26, $120, $20, $123
    lqa $27, 0x18040
    or $124, $21, $28
    lqa $30, 0x18050
    xor $21, $23, $106
    shlqbii $20, $113, 1
    xor $23, $25, $105
    rotqbii $106, $22, 1
    selb $28, $124, $31, $125
    lqa $29, 0x18060
    or $105, $21, $23
    lqa $31, 0x18070
    xor $32, $27, $11
    lqa $21, 0x18020
    xor $27, $30, $12
    lqa $22, 0x18030
    selb $23, $105, $26, $115
    lqa $24, 0x18000
    or $25, $32, $27
    lqd $26, 1664($5)
    xor $32, $29, $11
    lqd $27, 1680($5)
    xor $11, $31, $12
    lqd $29, 1920($5)
    selb $12, $25, $28, $117
    lqd $31, 1936($5)
    or $5, $32, $11
    shufb $28, $110, $23, $99
    selb $110, $18, $114, $113
    lqa $32, 0x18010
    selb $18, $5, $12, $123
    shufb $114, $126, $121, $99
    xor $126, $107, $13
    shufb $12, $26, $27, $9
    xor $107, $108, $15
    shufb $26, $28, $18, $99
    selb $108, $119, $120, $115
    shufb $11, $29, $31, $9
    or $120, $126, $107
    rotqbyi $119, $14, 3
    selb $126, $116, $124, $117
    lqd $107, 3808($7)
    selb $124, $118, $120, $112
    rotqbyi $116, $26, 12
    selb $118, $120, $111, $109
    cwd $26, 0($3)
    selb $111, $20, $106, $100
    shlqbii $120, $121, 1
    xor $106, $21, $13
    rotqbii $20, $119, 1
    xor $119, $22, $15
    lqa $21, 0x18040
    selb $22, $108, $25, $123
    shufb $3, $116, $107, $26
    or $123, $106, $119
    lqa $116, 0x18050
    xor $119, $24, $16
    lqa $106, 0x18020
    xor $108, $32, $17
    shufb $107, $114, $115, $99
    selb $24, $126, $123, $125
    stqd $3, 3808($7)
    or $25, $119, $108
    lqd $126, 3984($7)
    selb $119, $123, $118, $112
    lqa $108, 0x18030
    selb $123, $124, $25, $109
    rotqbyi $118, $107, 12
    xor $124, $21, $13
    lqa $107, 0x18000
    xor $3, $116, $15
    lqa $114, 0x18010
    selb $21, $120, $20, $100
    rotqbyi $116, $10, 3
    or $120, $124, $3
    shufb $10, $118, $126, $26
    xor $126, $106, $16
    rotqbii $118, $19, 1
    xor $19, $108, $17
    shlqbii $106, $23, 1
    xor $23, $107, $12
    rotqbii $108, $116, 1
    xor $116, $114, $11
    stqd $10, 3984($7)
    or $114, $126, $19
    rotqbyi $7, $8, 0
    or $8, $23, $116
    rotqbyi $19, $2, 0
    ai $116, $127, 1
    rotqbyi $2, $6, 0
    selb $23, $123, $8, $111
    rotqbyi $6, $4, 0
    selb $4, $120, $119, $125
    rotqbyi $127, $116, 0
    selb $119, $24, $114, $112
    rotqbyi $126, $23, 0
    selb $23, $110, $105, $121
    rotqbyi $125, $21, 0
    selb $121, $22, $120, $117
    rotqbyi $124, $119, 0
    selb $119, $122, $118, $100
    rotqbyi $123, $109, 0
    selb $118, $23, $5, $115
    rotqbyi $122, $121, 0
    selb $115, $106, $108, $100
    rotqbyi $121, $7, 0
    selb $108, $25, $119, $111
    rotqbyi $120, $118, 0
    selb $25, $8, $115, $21
    hbrr hamming_steady_branch, hamming_steady_loop
    nop
    rotqbyi $119, $19, 0
    selb $19, $114, $108, $109
    rotqbyi $118, $25, 0
    nop
    rotqbyi $117, $111, 0
    nop
    rotqbyi $116, $19, 0
    nop
    rotqbyi $115, $112, 0
    nop
    rotqbyi $114, $4, 0
    ai $3, $127, 1
    rotqbyi $113, $2, 0
    nop
    rotqbyi $112, $18, 0
    andi $2, $3, 7
    rotqbyi $111, $6, 0
    rotmi $4, $3, -3
    rotqbyi $110, $13, 0
    shli $3, $2, 5
    rotqbyi $109, $15, 0
    nop
    rotqbyi $108, $16, 0
    nop
    rotqbyi $107, $17, 0
    ai $104, $104, -1
    rotqbyi $106, $12, 0
    a $2, $3, $4
    rotqbyi $105, $11, 0
    shli $3, $127, 2
hamming_steady_branch:
    brnz $104, hamming_steady_loop
hamming_steady_end:
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

.global hamming_edge_tap
.align 3
hamming_edge_tap:
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
    brz $2, hamming_edge_tap_end
# 147 instructions for the even pipe, 184 for the odd one; 302 cycles
.align 3
hamming_edge_tap_loop:
    nop
    lnop
    ai $12, $127, 1
    lnop
    nop
    lnop
    andi $9, $12, 7
    lnop
    rotmi $7, $12, -3
    lnop
    shli $2, $127, 2
    lnop
    shli $12, $9, 5
    lnop
    nop
    lnop
    nop
    lnop
    a $3, $2, $99
    lnop
    a $9, $12, $7
    lnop
    nop
    lqd $7, 3456($3)
    a $4, $9, $99
    lnop
    nop
    lqd $12, 3632($3)
    nop
    lqd $10, 128($4)
    nop
    lqd $13, 144($4)
    nop
    shufb $20, $9, $9, $98
    nop
    rotqby $5, $7, $2
    nop
    lqd $29, 384($4)
    nop
    rotqby $6, $12, $2
    nop
    shlqbii $12, $112, 1
    nop
    rotqbii $112, $5, 1
    nop
    shlqbii $9, $111, 1
    nop
    rotqbii $8, $6, 1
    nop
    lqa $26, 0x18060
    andbi $111, $20, 15
    lqa $27, 0x18070
    nop
    lqa $20, 0x18040
    a $7, $111, $97
    lqa $25, 0x18050
    selb $24, $12, $112, $96
    lqd $15, 400($4)
    selb $112, $9, $8, $96
    shufb $111, $10, $13, $7
    xor $10, $26, $110
    lqa $13, 0x18020
    xor $110, $27, $109
    lqa $26, 0x18000
    xor $109, $20, $107
    lqa $27, 0x18010
    xor $20, $25, $106
    lqa $12, 0x18030
    or $9, $10, $110
    shufb $8, $29, $15, $7
    or $10, $109, $20
    lnop
    xor $109, $13, $104
    lnop
    xor $13, $26, $111
    lnop
    xor $26, $27, $8
    lnop
    xor $27, $12, $103
    lnop
    or $11, $13, $26
    lnop
    or $12, $109, $27
    lnop
    selb $13, $11, $24, $112
    lnop
    selb $14, $12, $118, $117
    lnop
    selb $118, $10, $116, $115
    stqa $13, 0x19040
    selb $116, $9, $114, $113
    stqa $14, 0x19050
    nop
    stqa $118, 0x19060
    a $15, $100, $99
    stqa $116, 0x19070
    nop
    lnop
    nop
    lqd $114, 4160($15)
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
    rotqby $24, $114, $100
    nop
    lnop
    nop
    lnop
    nop
    lnop
    nop
    rotqbyi $114, $24, 13
    nop
    lqd $24, 3808($3)
    nop
    stqa $125, 0x19080
    nop
    stqa $123, 0x19090
    nop
    stqa $121, 0x190a0
    nop
    stqa $119, 0x190b0
    nop
    lqd $109, 4224($15)
    nop
    cbd $27, 0($2)
    nop
    lnop
    andi $26, $114, 255
    lnop
    nop
    lnop
    nop
    shufb $114, $26, $24, $27
    nop
    rotqby $24, $109, $100
    nop
    lnop
    nop
    lnop
    nop
    stqd $114, 3808($3)
    nop
    rotqbyi $114, $24, 13
    nop
    lqd $24, 3984($3)
    nop
    lnop
    nop
    lnop
    nop
    lnop
    andi $109, $114, 255
    lnop
    nop
    lnop
    nop
    shufb $114, $109, $24, $27
    nop
    lnop
    nop
    lnop
    nop
    lnop
    nop
    stqd $114, 3984($3)
    nop
    lqd $114, 640($4)
    nop
    lqd $3, 656($4)
    nop
    rotqbyi $109, $5, 1
    nop
    lqd $24, 896($4)
    nop
    rotqbyi $27, $6, 1
    nop
    shlqbii $26, $116, 1
    nop
    rotqbii $116, $109, 1
    nop
    shlqbii $109, $119, 1
    nop
    rotqbii $20, $27, 1
    nop
    lqa $27, 0x18060
    nop
    lqa $29, 0x18070
    nop
    lqa $25, 0x18040
    nop
    lqa $23, 0x18050
    selb $21, $26, $116, $96
    lqd $22, 912($4)
    selb $116, $109, $20, $96
    shufb $110, $114, $3, $7
    xor $114, $27, $107
    lqa $20, 0x18020
    xor $107, $29, $106
    lqa $27, 0x18000
    xor $106, $25, $104
    lqa $29, 0x18010
    xor $25, $23, $103
    lqa $26, 0x18030
    or $3, $114, $107
    shufb $109, $24, $22, $7
    or $16, $106, $25
    lnop
    xor $106, $20, $111
    lnop
    xor $20, $27, $110
    lnop
    xor $27, $29, $109
    lnop
    xor $29, $26, $8
    lnop
    or $17, $20, $27
    lnop
    or $18, $106, $29
    lnop
    selb $114, $17, $21, $116
    lqd $106, 2176($4)
    selb $19, $18, $13, $125
    lqd $21, 2192($4)
    selb $13, $16, $14, $123
    stqa $114, 0x19040
    selb $14, $3, $118, $121
    stqa $19, 0x19050
    nop
    stqa $13, 0x19060
    nop
    stqa $14, 0x19070
    nop
    lqd $118, 4160($15)
    nop
    lnop
    nop
    lnop
    nop
    lnop
    nop
    lnop
    nop
    shufb $20, $106, $21, $7
    nop
    rotqby $106, $118, $100
    nop
    lnop
    nop
    lnop
    a $118, $2, $95
    lnop
    selb $21, $125, $112, $20
    rotqbyi $29, $106, 13
    selb $22, $123, $117, $102
    lqd $112, 0($118)
    selb $23, $121, $115, $105
    stqa $21, 0x19080
    selb $115, $119, $113, $108
    stqa $22, 0x19090
    nop
    stqa $23, 0x190a0
    nop
    stqa $115, 0x190b0
    nop
    lqd $113, 4224($15)
    nop
    cbd $117, 0($118)
    nop
    lnop
    andi $106, $29, 255
    lnop
    nop
    lnop
    nop
    shufb $29, $106, $112, $117
    nop
    rotqby $117, $113, $100
    nop
    lnop
    nop
    lnop
    a $113, $2, $94
    stqd $29, 0($118)
    nop
    rotqbyi $118, $117, 13
    nop
    lqd $117, 0($113)
    nop
    lnop
    nop
    cbd $29, 0($113)
    nop
    lnop
    andi $112, $118, 255
    lnop
    nop
    lnop
    nop
    shufb $118, $112, $117, $29
    nop
    lnop
    nop
    lnop
    nop
    lnop
    nop
    stqd $118, 0($113)
    nop
    lqd $118, 1152($4)
    nop
    lqd $113, 1168($4)
    nop
    rotqbyi $117, $5, 2
    nop
    lqd $112, 1408($4)
    nop
    rotqbyi $29, $6, 2
    nop
    shlqbii $106, $14, 1
    nop
    rotqbii $14, $117, 1
    nop
    shlqbii $117, $115, 1
    nop
    rotqbii $27, $29, 1
    nop
    lqa $29, 0x18060
    nop
    lqa $26, 0x18070
    nop
    lqa $25, 0x18040
    nop
    lqa $24, 0x18050
    selb $30, $106, $14, $96
    lqd $28, 1424($4)
    selb $14, $117, $27, $96
    shufb $107, $118, $113, $7
    xor $118, $29, $104
    lqa $117, 0x18020
    xor $104, $26, $103
    lqa $29, 0x18000
    xor $103, $25, $111
    lqa $26, 0x18010
    xor $113, $24, $8
    lqa $27, 0x18030
    or $24, $118, $104
    shufb $106, $112, $28, $7
    or $25, $103, $113
    lnop
    xor $113, $117, $110
    lnop
    xor $117, $29, $107
    lnop
    xor $29, $26, $106
    lnop
    xor $103, $27, $109
    lnop
    or $26, $117, $29
    lnop
    or $27, $113, $103
    lnop
    selb $113, $26, $30, $14
    lqd $103, 2432($4)
    selb $117, $27, $114, $21
    lqd $30, 2448($4)
    selb $28, $25, $19, $22
    stqa $113, 0x19040
    selb $19, $24, $13, $23
    stqa $117, 0x19050
    nop
    stqa $28, 0x19060
    nop
    stqa $19, 0x19070
    nop
    lqd $13, 4160($15)
    nop
    lnop
    selb $114, $120, $9, $119
    lnop
    nop
    lnop
    selb $119, $120, $114, $108
    lnop
    nop
    shufb $108, $103, $30, $7
    nop
    rotqby $103, $13, $100
    nop
    lnop
    nop
    lnop
    a $30, $2, $93
    lnop
    selb $9, $21, $116, $108
    rotqbyi $114, $103, 13
    selb $13, $22, $125, $20
    lqd $116, 0($30)
    selb $29, $23, $123, $102
    stqa $9, 0x19080
    selb $120, $115, $121, $105
    stqa $13, 0x19090
    nop
    stqa $29, 0x190a0
    nop
    stqa $120, 0x190b0
    nop
    lqd $103, 4224($15)
    nop
    cbd $118, 0($30)
    nop
    lnop
    andi $112, $114, 255
    lnop
    nop
    lnop
    nop
    shufb $114, $112, $116, $118
    nop
    rotqby $118, $103, $100
    nop
    lnop
    nop
    lnop
    a $103, $2, $92
    stqd $114, 0($30)
    nop
    rotqbyi $114, $118, 13
    nop
    lqd $118, 0($103)
    nop
    lnop
    nop
    cbd $30, 0($103)
    nop
    lnop
    andi $116, $114, 255
    lnop
    nop
    lnop
    nop
    shufb $114, $116, $118, $30
    nop
    lnop
    nop
    lnop
    nop
    lnop
    nop
    stqd $114, 0($103)
    nop
    lqd $114, 1664($4)
    nop
    lqd $103, 1680($4)
    nop
    rotqbyi $118, $5, 3
    nop
    lqd $5, 1920($4)
    nop
    rotqbyi $116, $6, 3
    nop
    shlqbii $6, $19, 1
    nop
    rotqbii $19, $118, 1
    nop
    shlqbii $118, $120, 1
    nop
    rotqbii $30, $116, 1
    nop
    lqa $116, 0x18060
    nop
    lqa $112, 0x18070
    selb $31, $122, $10, $121
    lqa $32, 0x18040
    selb $121, $124, $12, $123
    lqa $10, 0x18050
    selb $33, $6, $19, $96
    lqd $123, 1936($4)
    selb $12, $118, $30, $96
    shufb $104, $114, $103, $7
    xor $118, $116, $111
    lqa $114, 0x18020
    xor $116, $112, $8
    lqa $111, 0x18000
    xor $112, $32, $110
    lqa $30, 0x18010
    xor $32, $10, $109
    lqa $6, 0x18030
    or $19, $118, $116
    shufb $103, $5, $123, $7
    or $8, $112, $32
    lnop
    xor $112, $114, $107
    lnop
    xor $114, $111, $104
    lnop
    xor $111, $30, $103
    lnop
    xor $30, $6, $106
    lnop
    or $123, $114, $111
    lnop
    or $10, $112, $30
    lnop
    selb $118, $123, $33, $12
    lqd $30, 2688($4)
    selb $116, $10, $113, $9
    lqd $33, 2704($4)
    selb $114, $8, $117, $13
    stqa $118, 0x19040
    selb $112, $19, $28, $29
    stqa $116, 0x19050
    selb $28, $122, $31, $105
    stqa $114, 0x19060
    selb $122, $124, $121, $102
    stqa $112, 0x19070
    selb $124, $126, $11, $125
    lqd $121, 4160($15)
    selb $125, $119, $3, $115
    lnop
    selb $3, $126, $124, $20
    lnop
    selb $126, $119, $125, $105
    lnop
    selb $125, $28, $16, $23
    lnop
    selb $16, $122, $18, $22
    shufb $105, $30, $33, $7
    selb $18, $28, $125, $102
    rotqby $30, $121, $100
    selb $125, $122, $16, $20
    lnop
    selb $122, $3, $17, $21
    lnop
    a $17, $2, $91
    lnop
    selb $117, $9, $14, $105
    rotqbyi $16, $30, 13
    selb $115, $13, $21, $108
    lqd $14, 0($17)
    selb $113, $29, $22, $20
    stqa $117, 0x19080
    selb $111, $120, $23, $102
    stqa $115, 0x19090
    selb $23, $126, $24, $120
    stqa $113, 0x190a0
    selb $120, $3, $122, $108
    stqa $111, 0x190b0
    selb $122, $126, $23, $102
    lqd $3, 4224($15)
    selb $126, $18, $25, $29
    cbd $102, 0($17)
    selb $25, $125, $27, $13
    lnop
    andi $27, $16, 255
    lnop
    selb $16, $18, $126, $20
    lnop
    selb $126, $125, $25, $108
    shufb $18, $27, $14, $102
    selb $125, $120, $26, $9
    rotqby $102, $3, $100
    selb $3, $122, $19, $111
    hbrr hamming_edge_tap_branch, hamming_edge_tap_loop
    selb $19, $120, $125, $105
    lqd $26, 2944($4)
    selb $120, $122, $3, $20
    lqd $125, 2960($4)
    a $3, $2, $90
    stqd $18, 0($17)
    selb $2, $16, $8, $113
    rotqbyi $17, $102, 13
    selb $119, $111, $29, $20
    lqd $8, 0($3)
    selb $122, $16, $2, $108
    lnop
    selb $121, $113, $13, $108
    cbd $2, 0($3)
    selb $13, $126, $10, $115
    lnop
    andi $10, $17, 255
    shufb $102, $26, $125, $7
    selb $124, $126, $13, $105
    lnop
    selb $13, $19, $123, $117
    shufb $7, $10, $8, $2
    selb $123, $115, $9, $105
    lnop
    selb $126, $19, $13, $102
    lnop
    ai $101, $101, -1
    lnop
    selb $125, $117, $12, $102
    stqd $7, 0($3)
    ai $127, $127, 1
hamming_edge_tap_branch:
    brnz $101, hamming_edge_tap_loop
hamming_edge_tap_end:
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

.global hamming_steady_tap
.align 3
hamming_steady_tap:
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
    brz $2, hamming_steady_tap_end
    ai $2, $127, 1
    andi $3, $2, 7
    rotmi $5, $2, -3
    shli $2, $127, 2
    shli $6, $3, 5
    a $3, $2, $102
    a $4, $6, $5
# 115 instructions for the even pipe, 203 for the odd one; 318 cycles
.align 3
hamming_steady_tap_loop:
    nop
    lqd $6, 3456($3)
    a $5, $4, $102
    lnop
    nop
    lqd $17, 3632($3)
    nop
    lqd $12, 128($5)
    nop
    lqd $13, 144($5)
    nop
    shufb $22, $4, $4, $101
    nop
    rotqby $4, $6, $2
    nop
    lqd $21, 384($5)
    nop
    rotqby $6, $17, $2
    nop
    shlqbii $17, $112, 1
    nop
    rotqbii $112, $4, 1
    nop
    shlqbii $23, $111, 1
    nop
    rotqbii $18, $6, 1
    nop
    lqa $11, 0x18060
    andbi $7, $22, 15
    lqa $19, 0x18070
    nop
    lqa $22, 0x18040
    a $111, $7, $100
    lqa $20, 0x18050
    selb $15, $17, $112, $99
    lqd $14, 400($5)
    selb $7, $23, $18, $99
    shufb $112, $12, $13, $111
    xor $12, $11, $110
    lqa $13, 0x18020
    xor $11, $19, $109
    lqa $18, 0x18000
    xor $19, $22, $108
    lqa $23, 0x18010
    xor $22, $20, $107
    lqa $17, 0x18030
    or $110, $12, $11
    shufb $109, $21, $14, $111
    or $8, $19, $22
    lnop
    xor $19, $13, $106
    lnop
    xor $13, $18, $112
    lnop
    xor $18, $23, $109
    lnop
    xor $23, $17, $105
    lnop
    or $9, $13, $18
    lnop
    or $10, $19, $23
    lnop
    selb $11, $9, $15, $7
    lnop
    selb $12, $10, $118, $117
    lnop
    selb $118, $8, $116, $115
    stqa $11, 0x19040
    selb $116, $110, $114, $113
    stqa $12, 0x19050
    nop
    stqa $118, 0x19060
    a $114, $103, $102
    stqa $116, 0x19070
    nop
    lnop
    nop
    lqd $15, 4160($114)
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
    rotqby $19, $15, $103
    nop
    lnop
    nop
    lnop
    nop
    lnop
    nop
    rotqbyi $15, $19, 13
    nop
    lqd $19, 3808($3)
    nop
    stqa $125, 0x19080
    nop
    stqa $123, 0x19090
    nop
    stqa $121, 0x190a0
    nop
    stqa $119, 0x190b0
    nop
    lqd $23, 4224($114)
    nop
    cbd $13, 0($2)
    nop
    lnop
    andi $18, $15, 255
    lnop
    nop
    lnop
    nop
    shufb $15, $18, $19, $13
    nop
    rotqby $18, $23, $103
    nop
    lnop
    nop
    lnop
    nop
    stqd $15, 3808($3)
    nop
    rotqbyi $15, $18, 13
    nop
    lqd $18, 3984($3)
    nop
    lnop
    nop
    lnop
    nop
    lnop
    andi $23, $15, 255
    lnop
    nop
    lnop
    nop
    shufb $15, $23, $18, $13
    nop
    lnop
    nop
    lnop
    nop
    lnop
    nop
    stqd $15, 3984($3)
    nop
    lqd $3, 640($5)
    nop
    lqd $15, 656($5)
    nop
    rotqbyi $13, $4, 1
    nop
    lqd $18, 896($5)
    nop
    rotqbyi $23, $6, 1
    nop
    shlqbii $19, $116, 1
    nop
    rotqbii $116, $13, 1
    nop
    shlqbii $17, $119, 1
    nop
    rotqbii $22, $23, 1
    nop
    lqa $23, 0x18060
    nop
    lqa $14, 0x18070
    nop
    lqa $21, 0x18040
    nop
    lqa $20, 0x18050
    selb $24, $19, $116, $99
    lqd $16, 912($5)
    selb $116, $17, $22, $99
    shufb $13, $3, $15, $111
    xor $3, $23, $108
    lqa $15, 0x18020
    xor $23, $14, $107
    lqa $17, 0x18000
    xor $14, $21, $106
    lqa $22, 0x18010
    xor $21, $20, $105
    lqa $19, 0x18030
    or $108, $3, $23
    shufb $107, $18, $16, $111
    or $3, $14, $21
    lnop
    xor $21, $15, $112
    lnop
    xor $15, $17, $13
    lnop
    xor $17, $22, $107
    lnop
    xor $22, $19, $109
    lnop
    or $14, $15, $17
    lnop
    or $15, $21, $22
    lnop
    selb $16, $14, $24, $116
    lnop
    selb $17, $15, $11, $125
    lnop
    selb $11, $3, $12, $123
    stqa $16, 0x19040
    selb $12, $108, $118, $121
    stqa $17, 0x19050
    nop
    stqa $11, 0x19060
    nop
    stqa $12, 0x19070
    nop
    lqd $118, 4160($114)
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
    rotqby $24, $118, $103
    nop
    lnop
    nop
    lnop
    a $118, $2, $98
    lnop
    nop
    rotqbyi $21, $24, 13
    nop
    lqd $24, 0($118)
    nop
    stqa $7, 0x19080
    nop
    stqa $117, 0x19090
    nop
    stqa $115, 0x190a0
    nop
    stqa $113, 0x190b0
    nop
    lqd $22, 4224($114)
    nop
    cbd $19, 0($118)
    nop
    lnop
    andi $18, $21, 255
    lnop
    nop
    lnop
    nop
    shufb $21, $18, $24, $19
    nop
    rotqby $18, $22, $103
    nop
    lnop
    nop
    lnop
    a $22, $2, $97
    stqd $21, 0($118)
    nop
    rotqbyi $118, $18, 13
    nop
    lqd $18, 0($22)
    nop
    lnop
    nop
    cbd $21, 0($22)
    nop
    lnop
    andi $19, $118, 255
    lnop
    nop
    lnop
    nop
    shufb $118, $19, $18, $21
    nop
    lnop
    nop
    lnop
    nop
    lnop
    nop
    stqd $118, 0($22)
    nop
    lqd $118, 1152($5)
    nop
    lqd $22, 1168($5)
    nop
    rotqbyi $18, $4, 2
    nop
    lqd $19, 1408($5)
    nop
    rotqbyi $21, $6, 2
    nop
    shlqbii $24, $12, 1
    nop
    rotqbii $12, $18, 1
    nop
    shlqbii $23, $113, 1
    nop
    rotqbii $20, $21, 1
    nop
    lqa $21, 0x18060
    nop
    lqa $25, 0x18070
    nop
    lqa $26, 0x18040
    nop
    lqa $27, 0x18050
    selb $29, $24, $12, $99
    lqd $28, 1424($5)
    selb $18, $23, $20, $99
    shufb $12, $118, $22, $111
    xor $118, $21, $106
    lqa $20, 0x18020
    xor $21, $25, $105
    lqa $22, 0x18000
    xor $25, $26, $112
    lqa $23, 0x18010
    xor $26, $27, $109
    lqa $24, 0x18030
    or $106, $118, $21
    shufb $105, $19, $28, $111
    or $118, $25, $26
    lnop
    xor $25, $20, $13
    lnop
    xor $20, $22, $12
    lnop
    xor $22, $23, $105
    lnop
    xor $23, $24, $107
    lnop
    or $19, $20, $22
    lnop
    or $20, $25, $23
    lnop
    selb $21, $19, $29, $18
    lnop
    selb $22, $20, $16, $7
    lnop
    selb $16, $118, $17, $117
    stqa $21, 0x19040
    selb $17, $106, $11, $115
    stqa $22, 0x19050
    nop
    stqa $16, 0x19060
    nop
    stqa $17, 0x19070
    nop
    lqd $11, 4160($114)
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
    rotqby $29, $11, $103
    nop
    lnop
    nop
    lnop
    a $11, $2, $96
    lnop
    nop
    rotqbyi $23, $29, 13
    nop
    lqd $29, 0($11)
    nop
    stqa $116, 0x19080
    nop
    stqa $125, 0x19090
    nop
    stqa $123, 0x190a0
    nop
    stqa $121, 0x190b0
    nop
    lqd $25, 4224($114)
    nop
    cbd $24, 0($11)
    nop
    lnop
    andi $26, $23, 255
    lnop
    nop
    lnop
    nop
    shufb $23, $26, $29, $24
    nop
    rotqby $24, $25, $103
    nop
    lnop
    nop
    lnop
    a $25, $2, $95
    stqd $23, 0($11)
    nop
    rotqbyi $11, $24, 13
    nop
    lqd $24, 0($25)
    nop
    lnop
    nop
    cbd $23, 0($25)
    nop
    lnop
    andi $26, $11, 255
    lnop
    nop
    lnop
    nop
    shufb $11, $26, $24, $23
    nop
    lnop
    nop
    lnop
    nop
    lnop
    nop
    stqd $11, 0($25)
    nop
    lqd $11, 1664($5)
    nop
    lqd $25, 1680($5)
    nop
    rotqbyi $23, $4, 3
    nop
    lqd $24, 1920($5)
    nop
    rotqbyi $4, $6, 3
    nop
    shlqbii $6, $17, 1
    nop
    rotqbii $17, $23, 1
    nop
    shlqbii $23, $121, 1
    nop
    rotqbii $26, $4, 1
    nop
    lqa $4, 0x18060
    nop
    lqa $29, 0x18070
    nop
    lqa $28, 0x18040
    nop
    lqa $27, 0x18050
    selb $31, $6, $17, $99
    lqd $30, 1936($5)
    selb $5, $23, $26, $99
    shufb $17, $11, $25, $111
    xor $11, $4, $112
    lqa $23, 0x18020
    xor $112, $29, $109
    lqa $25, 0x18000
    xor $29, $28, $13
    lqa $26, 0x18010
    xor $28, $27, $107
    lqa $6, 0x18030
    or $109, $11, $112
    shufb $4, $24, $30, $111
    or $111, $29, $28
    lnop
    xor $28, $23, $12
    lnop
    xor $23, $25, $17
    lnop
    xor $25, $26, $4
    lnop
    xor $26, $6, $105
    lnop
    or $112, $23, $25
    lnop
    or $6, $28, $26
    lnop
    selb $11, $112, $31, $5
    lnop
    selb $23, $6, $21, $116
    lnop
    selb $21, $111, $22, $125
    stqa $11, 0x19040
    selb $22, $109, $16, $123
    stqa $23, 0x19050
    nop
    stqa $21, 0x19060
    nop
    stqa $22, 0x19070
    nop
    lqd $16, 4160($114)
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
    rotqby $31, $16, $103
    nop
    lnop
    nop
    lnop
    a $16, $2, $94
    lnop
    nop
    rotqbyi $26, $31, 13
    nop
    lqd $31, 0($16)
    nop
    stqa $18, 0x19080
    nop
    stqa $7, 0x19090
    nop
    stqa $117, 0x190a0
    nop
    stqa $115, 0x190b0
    nop
    lqd $28, 4224($114)
    nop
    cbd $114, 0($16)
    nop
    lnop
    andi $25, $26, 255
    lnop
    nop
    lnop
    nop
    shufb $26, $25, $31, $114
    nop
    rotqby $114, $28, $103
    nop
    lnop
    nop
    lnop
    a $28, $2, $93
    stqd $26, 0($16)
    nop
    rotqbyi $2, $114, 13
    nop
    lqd $114, 0($28)
    nop
    lnop
    selb $16, $120, $110, $119
    cbd $26, 0($28)
    selb $120, $122, $8, $121
    lnop
    andi $122, $2, 255
    lnop
    selb $8, $124, $10, $123
    rotqbyi $2, $115, 0
    selb $124, $126, $9, $125
    shufb $10, $122, $114, $26
    selb $122, $16, $108, $113
    rotqbyi $126, $125, 0
    selb $108, $120, $3, $115
    rotqbyi $113, $123, 0
    selb $3, $8, $15, $117
    rotqbyi $120, $117, 0
    selb $8, $124, $14, $7
    stqd $10, 0($28)
    selb $124, $3, $20, $125
    rotqbyi $10, $126, 0
    selb $126, $8, $19, $116
    rotqbyi $3, $113, 0
    ai $113, $127, 1
    rotqbyi $8, $120, 0
    selb $120, $126, $112, $18
    rotqbyi $19, $2, 0
    selb $112, $108, $118, $123
    rotqbyi $127, $113, 0
    selb $123, $124, $6, $7
    rotqbyi $126, $120, 0
    selb $120, $122, $106, $121
    rotqbyi $125, $5, 0
    selb $121, $112, $111, $117
    rotqbyi $124, $123, 0
    nop
    rotqbyi $123, $116, 0
    selb $116, $120, $109, $115
    rotqbyi $122, $121, 0
    nop
    rotqbyi $121, $10, 0
    nop
    rotqbyi $120, $116, 0
    nop
    hbrr hamming_steady_tap_branch, hamming_steady_tap_loop
    nop
    rotqbyi $119, $3, 0
    nop
    rotqbyi $118, $11, 0
    nop
    rotqbyi $117, $18, 0
    nop
    rotqbyi $116, $23, 0
    nop
    rotqbyi $115, $7, 0
    nop
    rotqbyi $114, $21, 0
    ai $2, $127, 1
    rotqbyi $113, $8, 0
    nop
    rotqbyi $112, $22, 0
    andi $3, $2, 7
    rotqbyi $111, $19, 0
    rotmi $5, $2, -3
    rotqbyi $110, $13, 0
    shli $2, $127, 2
    rotqbyi $109, $107, 0
    shli $6, $3, 5
    rotqbyi $108, $12, 0
    nop
    rotqbyi $107, $105, 0
    ai $104, $104, -1
    rotqbyi $106, $17, 0
    a $3, $2, $102
    rotqbyi $105, $4, 0
    a $4, $6, $5
hamming_steady_tap_branch:
    brnz $104, hamming_steady_tap_loop
hamming_steady_tap_end:
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
