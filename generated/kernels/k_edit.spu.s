# k_edit in the wavefront layout, 4 rows a lane, for spu.
#
# Made by: minterm compile k_edit --layout wavefront --target spu --alphabet ACGT --rows 4 --emit asm
#
# A cell: 8 gates, fewer than 3 are impossible (shipped).
# spu: 11 gates, depth 5, 0 moves, 9 live registers
# inputs v0 v1 v2 h0 h1 a0 a1 b0 b1
# g0 = xor(a0, b0)
# g1 = xor(a1, b1)
# g2 = or(g0, g1)
# g3 = andc(g2, v2)
# g4 = selb(h1, v1, h0)
# g5 = xor(v1, v0)
# g6 = nor(g4, g5)
# g7 = selb(v0, g6, g3)
# g8 = xor(g6, h1)
# g9 = nor(g3, g8)
# g10 = selb(h0, g7, g6)
# v0' = h1
# v1' = h0
# v2' = g9
# h0' = g10
# h1' = g7
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
# 244 instructions for the even pipe, 114 for the odd one; 258 cycles
.align 3
k_edit_edge_loop:
    nop
    lnop
    shli $2, $127, 2
    lnop
    nop
    lnop
    nop
    lnop
    ai $10, $127, 1
    lnop
    a $3, $2, $96
    lnop
    andi $19, $10, 7
    lnop
    rotmi $18, $10, -3
    lqd $7, 3520($3)
    shli $10, $19, 5
    lnop
    nop
    lqd $19, 3696($3)
    nop
    lnop
    nop
    lnop
    a $17, $10, $18
    lnop
    nop
    rotqby $4, $7, $2
    nop
    shufb $7, $17, $17, $95
    nop
    rotqby $5, $19, $2
    nop
    shlqbii $19, $108, 1
    nop
    rotqbii $108, $4, 1
    nop
    shlqbii $10, $107, 1
    nop
    rotqbii $18, $5, 1
    nop
    lqa $16, 0x18060
    andbi $107, $7, 15
    lqa $9, 0x18070
    a $6, $17, $96
    lnop
    a $7, $107, $94
    lnop
    selb $107, $19, $108, $93
    lnop
    selb $108, $10, $18, $93
    lnop
    xor $10, $16, $106
    lnop
    xor $106, $9, $105
    lnop
    selb $105, $109, $116, $110
    lnop
    xor $9, $116, $117
    lnop
    or $16, $10, $106
    lnop
    nor $10, $105, $9
    lnop
    andc $9, $16, $115
    lnop
    xor $16, $10, $109
    lnop
    selb $105, $117, $10, $9
    lqa $18, 0x18040
    nor $19, $9, $16
    lqa $17, 0x18050
    selb $106, $110, $105, $10
    lnop
    selb $8, $117, $109, $104
    lnop
    selb $117, $116, $110, $104
    lnop
    selb $116, $115, $19, $104
    lnop
    xor $115, $18, $103
    lnop
    xor $18, $17, $102
    lnop
    selb $17, $111, $119, $112
    lnop
    xor $104, $119, $120
    lnop
    or $19, $115, $18
    lnop
    nor $18, $17, $104
    lnop
    andc $104, $19, $118
    lnop
    xor $19, $18, $111
    lnop
    selb $115, $120, $18, $104
    lqa $17, 0x18020
    nor $109, $104, $19
    lqa $10, 0x18030
    selb $104, $112, $115, $18
    lnop
    selb $110, $120, $111, $101
    lnop
    selb $120, $119, $112, $101
    lnop
    selb $119, $118, $109, $101
    lnop
    xor $118, $17, $100
    lqd $109, 128($6)
    xor $112, $10, $99
    lqd $17, 144($6)
    selb $10, $113, $122, $114
    lnop
    xor $111, $122, $123
    lqd $18, 384($6)
    or $9, $118, $112
    lqd $19, 400($6)
    nor $16, $10, $111
    lnop
    andc $111, $9, $121
    lnop
    xor $9, $16, $113
    shufb $118, $109, $17, $7
    selb $112, $123, $16, $111
    lqa $17, 0x18000
    nor $10, $111, $9
    lqa $15, 0x18010
    selb $109, $114, $112, $16
    shufb $111, $18, $19, $7
    selb $9, $123, $113, $98
    lqd $16, 2176($6)
    selb $123, $122, $114, $98
    lqd $113, 2192($6)
    selb $122, $121, $10, $98
    lnop
    xor $10, $17, $118
    lnop
    xor $17, $15, $111
    lnop
    selb $15, $108, $125, $107
    lnop
    xor $114, $125, $126
    rotqbyi $18, $4, 1
    or $19, $10, $17
    shufb $121, $16, $113, $7
    nor $10, $15, $114
    rotqbyi $113, $5, 1
    andc $15, $19, $124
    shlqbii $16, $106, 1
    xor $19, $10, $108
    rotqbii $17, $18, 1
    selb $114, $126, $10, $15
    shlqbii $18, $105, 1
    nor $14, $15, $19
    rotqbii $13, $113, 1
    selb $113, $107, $114, $10
    lqa $15, 0x18060
    selb $10, $126, $108, $121
    lqa $19, 0x18070
    selb $126, $125, $107, $121
    lnop
    selb $125, $124, $14, $121
    shufb $107, $106, $106, $92
    selb $108, $16, $17, $93
    shufb $124, $105, $105, $92
    selb $11, $18, $13, $93
    lnop
    xor $13, $15, $103
    lnop
    xor $103, $19, $102
    lnop
    selb $102, $115, $117, $104
    lnop
    xor $19, $117, $8
    lnop
    or $15, $13, $103
    lnop
    nor $13, $102, $19
    lnop
    andc $19, $15, $116
    lnop
    xor $15, $13, $115
    lnop
    selb $102, $8, $13, $19
    lqa $18, 0x18040
    nor $105, $19, $15
    lqa $16, 0x18050
    selb $103, $104, $102, $13
    lnop
    selb $12, $8, $115, $101
    lnop
    selb $115, $117, $104, $101
    lnop
    selb $117, $116, $105, $101
    lnop
    xor $116, $18, $100
    lnop
    xor $18, $16, $99
    lnop
    selb $16, $112, $120, $109
    lnop
    xor $105, $120, $110
    lnop
    or $101, $116, $18
    lnop
    nor $18, $16, $105
    lnop
    andc $105, $101, $119
    lnop
    xor $101, $18, $112
    lnop
    selb $116, $110, $18, $105
    lqa $16, 0x18020
    nor $104, $105, $101
    lqa $13, 0x18030
    selb $101, $109, $116, $18
    lnop
    selb $8, $110, $112, $98
    lnop
    selb $112, $120, $109, $98
    lnop
    selb $120, $119, $104, $98
    lnop
    xor $104, $16, $118
    lqd $119, 640($6)
    xor $109, $13, $111
    lqd $16, 656($6)
    selb $13, $114, $123, $113
    lnop
    xor $18, $123, $9
    lqd $110, 896($6)
    or $105, $104, $109
    lqd $15, 912($6)
    nor $104, $13, $18
    lnop
    andc $13, $105, $122
    lnop
    xor $105, $104, $114
    shufb $106, $119, $16, $7
    selb $119, $9, $104, $13
    lqa $16, 0x18000
    nor $18, $13, $105
    lqa $19, 0x18010
    selb $109, $113, $119, $104
    shufb $105, $110, $15, $7
    selb $110, $9, $114, $121
    lqd $15, 2432($6)
    selb $114, $123, $113, $121
    lqd $9, 2448($6)
    selb $123, $122, $18, $121
    lnop
    xor $122, $16, $106
    lnop
    xor $16, $19, $105
    lnop
    selb $19, $11, $126, $108
    lnop
    xor $18, $126, $10
    rotqbyi $113, $4, 2
    or $13, $122, $16
    shufb $104, $15, $9, $7
    nor $9, $19, $18
    rotqbyi $15, $5, 2
    andc $18, $13, $125
    shlqbii $19, $103, 1
    xor $13, $9, $11
    rotqbii $16, $113, 1
    selb $122, $10, $9, $18
    shlqbii $17, $102, 1
    nor $14, $18, $13
    rotqbii $20, $15, 1
    selb $113, $108, $122, $9
    lqa $13, 0x18060
    selb $9, $10, $11, $104
    lqa $15, 0x18070
    selb $10, $126, $108, $104
    lnop
    selb $126, $125, $14, $104
    shufb $108, $107, $103, $92
    selb $107, $19, $16, $93
    shufb $125, $124, $102, $92
    selb $124, $17, $20, $93
    lnop
    xor $17, $13, $100
    lnop
    xor $100, $15, $99
    lnop
    selb $99, $116, $115, $101
    lnop
    xor $15, $115, $12
    lnop
    or $13, $17, $100
    lnop
    nor $17, $99, $15
    lnop
    andc $15, $13, $117
    lnop
    xor $13, $17, $116
    lnop
    selb $99, $12, $17, $15
    lqa $20, 0x18040
    nor $102, $15, $13
    lqa $16, 0x18050
    selb $100, $101, $99, $17
    lnop
    selb $11, $12, $116, $98
    lnop
    selb $12, $115, $101, $98
    lnop
    selb $13, $117, $102, $98
    lnop
    xor $117, $20, $118
    lnop
    xor $20, $16, $111
    lnop
    selb $16, $119, $112, $109
    lnop
    xor $102, $112, $8
    lnop
    or $98, $117, $20
    lnop
    nor $117, $16, $102
    lnop
    andc $102, $98, $120
    lnop
    xor $16, $117, $119
    lnop
    selb $98, $8, $117, $102
    lqa $20, 0x18020
    nor $101, $102, $16
    lqa $116, 0x18030
    selb $115, $109, $98, $117
    lnop
    selb $14, $8, $119, $121
    lnop
    selb $8, $112, $109, $121
    lnop
    selb $112, $120, $101, $121
    lnop
    xor $101, $20, $106
    lqd $120, 1152($6)
    xor $109, $116, $105
    lqd $20, 1168($6)
    selb $116, $122, $114, $113
    lnop
    xor $119, $114, $110
    lqd $117, 1408($6)
    or $102, $101, $109
    lqd $16, 1424($6)
    nor $109, $116, $119
    lnop
    andc $116, $102, $123
    lnop
    xor $102, $109, $122
    shufb $103, $120, $20, $7
    selb $119, $110, $109, $116
    lqa $120, 0x18000
    nor $20, $116, $102
    lqa $101, 0x18010
    selb $15, $113, $119, $109
    shufb $102, $117, $16, $7
    selb $16, $110, $122, $104
    lqd $117, 2688($6)
    selb $17, $114, $113, $104
    lqd $122, 2704($6)
    selb $114, $123, $20, $104
    lnop
    xor $123, $120, $103
    lnop
    xor $120, $101, $102
    lnop
    selb $20, $124, $10, $107
    lnop
    xor $113, $10, $9
    rotqbyi $110, $4, 3
    or $4, $123, $120
    shufb $101, $117, $122, $7
    nor $123, $20, $113
    rotqbyi $122, $5, 3
    andc $113, $4, $126
    shlqbii $20, $100, 1
    xor $4, $123, $124
    rotqbii $120, $110, 1
    selb $5, $9, $123, $113
    shlqbii $110, $99, 1
    nor $117, $113, $4
    rotqbii $109, $122, 1
    selb $4, $107, $5, $123
    lqa $122, 0x18060
    selb $18, $9, $124, $101
    lqa $123, 0x18070
    selb $124, $10, $107, $101
    lnop
    selb $10, $126, $117, $101
    shufb $9, $108, $100, $92
    selb $19, $20, $120, $93
    shufb $126, $125, $99, $92
    selb $125, $110, $109, $93
    lnop
    xor $110, $122, $118
    lnop
    xor $122, $123, $111
    lnop
    selb $123, $98, $12, $115
    lnop
    xor $111, $12, $11
    lnop
    or $118, $110, $122
    lnop
    nor $122, $123, $111
    lnop
    andc $123, $118, $13
    lnop
    xor $118, $122, $98
    lnop
    selb $107, $11, $122, $123
    lqa $111, 0x18040
    nor $110, $123, $118
    lqa $109, 0x18050
    selb $108, $115, $107, $122
    lnop
    selb $117, $11, $98, $121
    lnop
    selb $116, $12, $115, $121
    lnop
    selb $115, $13, $110, $121
    lnop
    xor $121, $111, $106
    lnop
    xor $111, $109, $105
    lnop
    selb $109, $119, $8, $15
    lnop
    xor $110, $8, $14
    lnop
    or $13, $121, $111
    lnop
    nor $121, $109, $110
    lnop
    andc $110, $13, $112
    lnop
    xor $13, $121, $119
    lnop
    selb $109, $14, $121, $110
    lqa $111, 0x18020
    nor $12, $110, $13
    lqa $98, 0x18030
    selb $110, $15, $109, $121
    lnop
    selb $120, $14, $119, $104
    lnop
    selb $119, $8, $15, $104
    lnop
    selb $118, $112, $12, $104
    lnop
    xor $112, $111, $103
    lqd $12, 1664($6)
    xor $111, $98, $102
    lqd $8, 1680($6)
    selb $15, $5, $17, $4
    lqd $98, 1920($6)
    xor $14, $17, $16
    shufb $121, $9, $108, $92
    or $13, $112, $111
    lqd $9, 1936($6)
    nor $11, $15, $14
    lqa $20, 0x18000
    andc $14, $13, $114
    lqd $15, 3872($3)
    xor $13, $11, $5
    rotqbyi $113, $121, 12
    selb $111, $16, $11, $14
    cwd $21, 0($2)
    nor $2, $14, $13
    lqa $22, 0x18010
    selb $112, $4, $111, $11
    shufb $100, $12, $8, $7
    selb $123, $16, $5, $101
    shufb $99, $98, $9, $7
    selb $122, $17, $4, $101
    shufb $98, $113, $15, $21
    selb $121, $114, $2, $101
    hbrr k_edit_edge_branch, k_edit_edge_loop
    xor $2, $20, $100
    lqd $114, 2944($6)
    xor $113, $22, $99
    lqd $20, 2960($6)
    selb $6, $125, $124, $19
    shufb $22, $126, $107, $92
    xor $126, $124, $18
    stqd $98, 3872($3)
    or $98, $2, $113
    lqd $4, 4048($3)
    nor $2, $6, $126
    lnop
    andc $126, $98, $10
    rotqbyi $6, $22, 12
    xor $22, $2, $125
    shufb $98, $114, $20, $7
    selb $113, $18, $2, $126
    lnop
    nor $7, $126, $22
    lnop
    selb $114, $19, $113, $2
    shufb $22, $6, $4, $21
    selb $126, $18, $125, $98
    lnop
    selb $125, $124, $19, $98
    lnop
    ai $97, $97, -1
    lnop
    selb $124, $10, $7, $98
    stqd $22, 4048($3)
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
# 196 instructions for the even pipe, 102 for the odd one; 210 cycles
.align 3
k_edit_steady_loop:
    nop
    lnop
    shli $2, $127, 2
    lnop
    nop
    lnop
    nop
    lnop
    ai $16, $127, 1
    lnop
    a $3, $2, $99
    lnop
    andi $11, $16, 7
    lnop
    rotmi $10, $16, -3
    lqd $5, 3520($3)
    shli $16, $11, 5
    lnop
    nop
    lqd $11, 3696($3)
    nop
    lnop
    nop
    lnop
    a $7, $16, $10
    lnop
    nop
    rotqby $4, $5, $2
    nop
    shufb $10, $7, $7, $98
    nop
    rotqby $5, $11, $2
    nop
    shlqbii $11, $108, 1
    nop
    rotqbii $108, $4, 1
    nop
    shlqbii $16, $107, 1
    nop
    rotqbii $14, $5, 1
    nop
    lqa $15, 0x18060
    andbi $107, $10, 15
    lqa $13, 0x18070
    a $6, $7, $99
    lnop
    a $7, $107, $97
    lnop
    selb $107, $11, $108, $96
    lnop
    selb $108, $16, $14, $96
    lnop
    xor $14, $15, $106
    lnop
    xor $106, $13, $105
    lnop
    selb $105, $109, $116, $110
    lnop
    xor $13, $116, $117
    lnop
    or $116, $14, $106
    lnop
    nor $106, $105, $13
    lqa $14, 0x18040
    andc $105, $116, $115
    lqa $13, 0x18050
    xor $116, $106, $109
    lnop
    selb $115, $117, $106, $105
    lnop
    nor $117, $105, $116
    lnop
    selb $116, $110, $115, $106
    lnop
    xor $106, $14, $104
    lnop
    xor $14, $13, $103
    lnop
    selb $13, $111, $119, $112
    lnop
    xor $105, $119, $120
    lnop
    or $119, $106, $14
    lnop
    nor $106, $13, $105
    lqa $14, 0x18020
    andc $105, $119, $118
    lqa $13, 0x18030
    xor $119, $106, $111
    lnop
    selb $118, $120, $106, $105
    lnop
    nor $120, $105, $119
    lnop
    selb $119, $112, $118, $106
    lqd $105, 128($6)
    xor $15, $14, $102
    lqd $106, 144($6)
    xor $16, $13, $101
    lqd $14, 384($6)
    selb $11, $113, $122, $114
    lqd $13, 400($6)
    xor $10, $122, $123
    lnop
    or $122, $15, $16
    lnop
    nor $15, $11, $10
    lqa $16, 0x18000
    andc $10, $122, $121
    lqa $11, 0x18010
    xor $12, $15, $113
    shufb $121, $105, $106, $7
    selb $122, $123, $15, $10
    shufb $8, $14, $13, $7
    nor $123, $10, $12
    lnop
    selb $9, $114, $122, $15
    lnop
    xor $15, $16, $121
    rotqbyi $10, $4, 1
    xor $16, $11, $8
    lnop
    selb $11, $108, $125, $107
    rotqbyi $12, $5, 1
    xor $13, $125, $126
    shlqbii $14, $116, 1
    or $125, $15, $16
    rotqbii $106, $10, 1
    nor $15, $11, $13
    shlqbii $16, $115, 1
    andc $11, $125, $124
    rotqbii $13, $12, 1
    xor $125, $15, $108
    lqa $12, 0x18060
    selb $124, $126, $15, $11
    lqa $105, 0x18070
    nor $126, $11, $125
    lnop
    selb $125, $107, $124, $15
    shufb $10, $116, $116, $95
    selb $11, $14, $106, $96
    shufb $116, $115, $115, $95
    selb $115, $16, $13, $96
    lnop
    xor $13, $12, $104
    lnop
    xor $104, $105, $103
    lnop
    selb $105, $118, $110, $119
    lnop
    xor $103, $110, $109
    lnop
    or $110, $13, $104
    lnop
    nor $104, $105, $103
    lqa $13, 0x18040
    andc $105, $110, $117
    lqa $103, 0x18050
    xor $110, $104, $118
    lnop
    selb $117, $109, $104, $105
    lnop
    nor $109, $105, $110
    lnop
    selb $110, $119, $117, $104
    lnop
    xor $104, $13, $102
    lnop
    xor $13, $103, $101
    lnop
    selb $103, $122, $112, $9
    lnop
    xor $105, $112, $111
    lnop
    or $112, $104, $13
    lnop
    nor $104, $103, $105
    lqa $13, 0x18020
    andc $105, $112, $120
    lqa $103, 0x18030
    xor $120, $104, $122
    lnop
    selb $112, $111, $104, $105
    lnop
    nor $111, $105, $120
    lnop
    selb $12, $9, $112, $104
    lqd $120, 640($6)
    xor $105, $13, $121
    lqd $104, 656($6)
    xor $16, $103, $8
    lqd $13, 896($6)
    selb $106, $124, $114, $125
    lqd $103, 912($6)
    xor $14, $114, $113
    lnop
    or $114, $105, $16
    lnop
    nor $16, $106, $14
    lqa $15, 0x18000
    andc $14, $114, $123
    lqa $17, 0x18010
    xor $123, $16, $124
    shufb $106, $120, $104, $7
    selb $114, $113, $16, $14
    shufb $105, $13, $103, $7
    nor $113, $14, $123
    lnop
    selb $13, $125, $114, $16
    lnop
    xor $16, $15, $106
    rotqbyi $123, $4, 2
    xor $15, $17, $105
    lnop
    selb $17, $115, $107, $11
    rotqbyi $14, $5, 2
    xor $103, $107, $108
    shlqbii $120, $110, 1
    or $107, $16, $15
    rotqbii $104, $123, 1
    nor $123, $17, $103
    shlqbii $18, $117, 1
    andc $103, $107, $126
    rotqbii $17, $14, 1
    xor $126, $123, $115
    lqa $107, 0x18060
    selb $14, $108, $123, $103
    lqa $19, 0x18070
    nor $108, $103, $126
    lnop
    selb $15, $11, $14, $123
    shufb $126, $10, $110, $95
    selb $10, $120, $104, $96
    shufb $110, $116, $117, $95
    selb $16, $18, $17, $96
    lnop
    xor $17, $107, $102
    lnop
    xor $107, $19, $101
    lnop
    selb $101, $112, $119, $12
    lnop
    xor $19, $119, $118
    lnop
    or $119, $17, $107
    lnop
    nor $107, $101, $19
    lqa $17, 0x18040
    andc $101, $119, $109
    lqa $19, 0x18050
    xor $119, $107, $112
    lnop
    selb $109, $118, $107, $101
    lnop
    nor $118, $101, $119
    lnop
    selb $101, $12, $109, $107
    lnop
    xor $107, $17, $121
    lnop
    xor $17, $19, $8
    lnop
    selb $19, $114, $9, $13
    lnop
    xor $119, $9, $122
    lnop
    or $9, $107, $17
    lnop
    nor $107, $19, $119
    lqa $17, 0x18020
    andc $119, $9, $111
    lqa $19, 0x18030
    xor $9, $107, $114
    lnop
    selb $117, $122, $107, $119
    lnop
    nor $111, $119, $9
    lnop
    selb $116, $13, $117, $107
    lqd $119, 1152($6)
    xor $9, $17, $106
    lqd $107, 1168($6)
    xor $122, $19, $105
    lqd $17, 1408($6)
    selb $102, $14, $125, $15
    lqd $19, 1424($6)
    xor $18, $125, $124
    lnop
    or $125, $9, $122
    lnop
    nor $122, $102, $18
    lqa $9, 0x18000
    andc $102, $125, $113
    lqa $18, 0x18010
    xor $125, $122, $14
    shufb $104, $119, $107, $7
    selb $120, $124, $122, $102
    shufb $103, $17, $19, $7
    nor $124, $102, $125
    lnop
    selb $119, $15, $120, $122
    lnop
    xor $122, $9, $104
    rotqbyi $125, $4, 3
    xor $4, $18, $103
    lnop
    selb $18, $16, $11, $10
    rotqbyi $9, $5, 3
    xor $5, $11, $115
    shlqbii $102, $101, 1
    or $11, $122, $4
    rotqbii $17, $125, 1
    nor $125, $18, $5
    shlqbii $4, $109, 1
    andc $5, $11, $108
    rotqbii $18, $9, 1
    xor $108, $125, $16
    lqa $9, 0x18060
    selb $123, $115, $125, $5
    lqa $19, 0x18070
    nor $11, $5, $108
    lnop
    selb $122, $10, $123, $125
    shufb $113, $126, $101, $95
    selb $125, $102, $17, $96
    shufb $5, $110, $109, $95
    selb $126, $4, $18, $96
    lnop
    xor $4, $9, $121
    lnop
    xor $121, $19, $8
    lnop
    selb $8, $117, $12, $116
    lnop
    xor $19, $12, $112
    lnop
    or $12, $4, $121
    lnop
    nor $121, $8, $19
    lqa $4, 0x18040
    andc $8, $12, $118
    lqa $19, 0x18050
    xor $118, $121, $117
    lnop
    selb $107, $112, $121, $8
    lnop
    nor $115, $8, $118
    lnop
    selb $108, $116, $107, $121
    lnop
    xor $121, $4, $106
    lnop
    xor $4, $19, $105
    lnop
    selb $19, $120, $13, $119
    lnop
    xor $118, $13, $114
    lnop
    or $8, $121, $4
    lqd $13, 1664($6)
    nor $121, $19, $118
    lqa $4, 0x18020
    andc $19, $8, $111
    lqa $112, 0x18030
    xor $8, $121, $120
    lqd $111, 1680($6)
    selb $109, $114, $121, $19
    shufb $12, $113, $108, $95
    nor $118, $19, $8
    lqd $114, 1920($6)
    selb $110, $119, $109, $121
    lqd $8, 1936($6)
    xor $121, $4, $104
    lqd $6, 3872($3)
    xor $4, $112, $103
    rotqbyi $19, $12, 12
    selb $112, $123, $15, $122
    cwd $12, 0($2)
    xor $2, $15, $14
    shufb $102, $13, $111, $7
    or $111, $121, $4
    lqa $13, 0x18000
    nor $4, $112, $2
    lqa $15, 0x18010
    andc $112, $111, $124
    shufb $2, $19, $6, $12
    xor $124, $4, $123
    hbrr k_edit_steady_branch, k_edit_steady_loop
    selb $111, $14, $4, $112
    shufb $101, $114, $8, $7
    nor $121, $112, $124
    lnop
    selb $112, $122, $111, $4
    shufb $124, $5, $107, $95
    xor $4, $13, $102
    stqd $2, 3872($3)
    xor $2, $15, $101
    lqd $13, 4048($3)
    selb $15, $126, $10, $125
    lnop
    xor $5, $10, $16
    rotqbyi $114, $124, 12
    or $124, $4, $2
    lnop
    nor $2, $15, $5
    lnop
    andc $5, $124, $11
    lnop
    xor $11, $2, $126
    shufb $15, $114, $13, $12
    selb $113, $16, $2, $5
    lnop
    nor $124, $5, $11
    lnop
    ai $100, $100, -1
    lnop
    selb $114, $125, $113, $2
    stqd $15, 4048($3)
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
# 259 instructions for the even pipe, 184 for the odd one; 345 cycles
.align 3
k_edit_edge_tap_loop:
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
    rotmi $12, $3, -3
    lnop
    a $3, $2, $95
    lnop
    shli $5, $4, 5
    lnop
    nop
    lqd $11, 3520($3)
    nop
    lnop
    nop
    lnop
    a $23, $5, $12
    lqd $20, 3696($3)
    nop
    lnop
    nop
    shufb $12, $23, $23, $94
    nop
    rotqby $4, $11, $2
    nop
    lqa $11, 0x18060
    nop
    lqa $10, 0x18070
    nop
    rotqby $5, $20, $2
    andbi $20, $12, 15
    shlqbii $17, $108, 1
    a $6, $23, $95
    rotqbii $108, $4, 1
    a $7, $20, $93
    shlqbii $23, $107, 1
    xor $20, $11, $106
    rotqbii $107, $5, 1
    xor $106, $10, $105
    lnop
    selb $105, $17, $108, $92
    lqa $10, 0x18040
    or $108, $20, $106
    lqa $17, 0x18050
    selb $106, $23, $107, $92
    lnop
    andc $107, $108, $115
    lnop
    selb $23, $109, $116, $110
    lnop
    xor $20, $116, $117
    lnop
    xor $11, $10, $103
    lnop
    xor $10, $17, $102
    lqd $12, 128($6)
    nor $108, $23, $20
    lqa $17, 0x18020
    or $20, $11, $10
    lqa $23, 0x18030
    selb $8, $117, $108, $107
    lqd $18, 144($6)
    andc $9, $20, $118
    lqd $14, 384($6)
    selb $11, $111, $119, $112
    lqd $20, 400($6)
    xor $21, $119, $120
    lnop
    xor $16, $17, $100
    lnop
    xor $17, $23, $99
    lqa $19, 0x18000
    nor $10, $11, $21
    lqa $23, 0x18010
    or $21, $16, $17
    shufb $11, $12, $18, $7
    selb $13, $120, $10, $9
    shufb $12, $14, $20, $7
    andc $14, $21, $121
    lnop
    selb $21, $113, $122, $114
    lnop
    xor $20, $19, $11
    lnop
    xor $19, $23, $12
    lnop
    xor $23, $122, $123
    lnop
    or $16, $20, $19
    lnop
    selb $19, $106, $125, $105
    lnop
    xor $20, $125, $126
    lnop
    andc $15, $16, $124
    lnop
    nor $16, $19, $20
    lnop
    nor $24, $21, $23
    lnop
    selb $17, $126, $16, $15
    lnop
    selb $18, $123, $24, $14
    lnop
    selb $19, $105, $17, $16
    lnop
    selb $20, $114, $18, $24
    lnop
    selb $21, $112, $13, $10
    stqa $19, 0x19080
    selb $23, $110, $8, $108
    stqa $20, 0x19090
    nop
    stqa $21, 0x190a0
    a $22, $96, $95
    stqa $23, 0x190b0
    nop
    lnop
    nop
    lqd $25, 4224($22)
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
    rotqby $26, $25, $96
    nop
    lnop
    nop
    lnop
    nop
    lnop
    nop
    rotqbyi $25, $26, 13
    nop
    lqd $26, 3872($3)
    nop
    stqa $17, 0x190c0
    nop
    stqa $18, 0x190d0
    nop
    stqa $13, 0x190e0
    nop
    stqa $8, 0x190f0
    nop
    lqd $27, 4288($22)
    nop
    cbd $28, 0($2)
    xor $29, $108, $109
    lnop
    andi $108, $25, 255
    lnop
    nop
    lnop
    nor $25, $107, $29
    shufb $30, $108, $26, $28
    selb $107, $117, $109, $104
    rotqby $108, $27, $96
    selb $117, $116, $110, $104
    lqd $109, 2176($6)
    xor $110, $10, $111
    lqd $116, 2192($6)
    selb $10, $115, $25, $104
    stqd $30, 3872($3)
    nor $115, $9, $110
    rotqbyi $104, $108, 13
    selb $9, $120, $111, $101
    lqd $110, 4048($3)
    selb $120, $119, $112, $101
    lnop
    selb $119, $118, $115, $101
    lnop
    xor $115, $24, $113
    lnop
    andi $24, $104, 255
    lnop
    nor $104, $14, $115
    shufb $118, $109, $116, $7
    selb $14, $123, $113, $98
    shufb $116, $24, $110, $28
    selb $123, $122, $114, $98
    rotqbyi $113, $4, 1
    xor $122, $16, $106
    lqa $114, 0x18060
    selb $16, $121, $104, $98
    lqa $110, 0x18070
    nor $121, $15, $122
    rotqbyi $104, $5, 1
    selb $15, $126, $106, $118
    shlqbii $122, $23, 1
    selb $126, $125, $105, $118
    rotqbii $106, $113, 1
    selb $125, $124, $121, $118
    shlqbii $113, $8, 1
    xor $121, $114, $103
    rotqbii $124, $104, 1
    xor $114, $110, $102
    stqd $116, 4048($3)
    selb $102, $122, $106, $92
    lqa $116, 0x18040
    or $122, $121, $114
    lqa $106, 0x18050
    selb $3, $113, $124, $92
    lnop
    andc $103, $122, $10
    lnop
    selb $122, $13, $117, $21
    lnop
    xor $113, $117, $107
    lnop
    xor $121, $116, $100
    lnop
    xor $114, $106, $99
    lqd $116, 640($6)
    nor $124, $122, $113
    lqa $106, 0x18020
    or $122, $121, $114
    lqa $113, 0x18030
    selb $8, $107, $124, $103
    lqd $114, 656($6)
    andc $121, $122, $119
    lqd $110, 896($6)
    selb $105, $18, $120, $20
    lqd $104, 912($6)
    xor $23, $120, $9
    lnop
    xor $24, $106, $11
    lnop
    xor $28, $113, $12
    lqa $115, 0x18000
    nor $122, $105, $23
    lqa $109, 0x18010
    or $23, $24, $28
    shufb $106, $116, $114, $7
    selb $114, $9, $122, $121
    shufb $105, $110, $104, $7
    andc $113, $23, $16
    lnop
    selb $23, $17, $123, $19
    lnop
    xor $110, $115, $106
    lnop
    xor $115, $109, $105
    lnop
    xor $109, $123, $14
    lnop
    or $104, $110, $115
    lnop
    selb $115, $3, $126, $102
    lnop
    xor $110, $126, $15
    lnop
    andc $112, $104, $125
    lnop
    nor $111, $115, $110
    lnop
    nor $104, $23, $109
    lnop
    selb $115, $15, $111, $112
    lnop
    selb $116, $14, $104, $113
    lnop
    selb $110, $102, $115, $111
    lnop
    selb $109, $19, $116, $104
    lnop
    selb $108, $20, $114, $122
    stqa $110, 0x19080
    selb $23, $21, $8, $124
    stqa $109, 0x19090
    nop
    stqa $108, 0x190a0
    nop
    stqa $23, 0x190b0
    nop
    lqd $24, 4224($22)
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
    rotqby $28, $24, $96
    nop
    lnop
    nop
    lnop
    a $24, $2, $91
    lnop
    nop
    rotqbyi $25, $28, 13
    nop
    lqd $28, 0($24)
    nop
    stqa $115, 0x190c0
    nop
    stqa $116, 0x190d0
    nop
    stqa $114, 0x190e0
    nop
    stqa $8, 0x190f0
    nop
    lqd $30, 4288($22)
    nop
    cbd $27, 0($24)
    xor $26, $124, $13
    lnop
    andi $29, $25, 255
    lnop
    nor $25, $103, $26
    lnop
    selb $124, $107, $13, $101
    shufb $103, $29, $28, $27
    selb $107, $117, $21, $101
    rotqby $13, $30, $96
    selb $117, $10, $25, $101
    lqd $21, 2432($6)
    xor $10, $122, $18
    lqd $101, 2448($6)
    a $122, $2, $90
    stqd $103, 0($24)
    nor $103, $121, $10
    rotqbyi $24, $13, 13
    selb $121, $9, $18, $98
    lqd $10, 0($122)
    selb $9, $120, $20, $98
    lnop
    selb $120, $119, $103, $98
    cbd $20, 0($122)
    xor $119, $104, $17
    lnop
    andi $103, $24, 255
    lnop
    nor $24, $113, $119
    shufb $104, $21, $101, $7
    selb $113, $14, $17, $118
    shufb $119, $103, $10, $20
    selb $14, $123, $19, $118
    rotqbyi $103, $4, 2
    xor $123, $111, $3
    lqa $19, 0x18060
    selb $111, $16, $24, $118
    lqa $10, 0x18070
    nor $16, $112, $123
    rotqbyi $24, $5, 2
    selb $112, $15, $3, $104
    shlqbii $123, $23, 1
    selb $3, $126, $102, $104
    rotqbii $15, $103, 1
    selb $126, $125, $16, $104
    shlqbii $103, $8, 1
    xor $8, $19, $100
    rotqbii $125, $24, 1
    xor $100, $10, $99
    stqd $119, 0($122)
    selb $99, $123, $15, $92
    lqa $122, 0x18040
    or $123, $8, $100
    lqa $15, 0x18050
    selb $100, $103, $125, $92
    lnop
    andc $125, $123, $117
    lnop
    selb $123, $114, $107, $108
    lnop
    xor $103, $107, $124
    lnop
    xor $119, $122, $11
    lnop
    xor $10, $15, $12
    lqd $122, 1152($6)
    nor $8, $123, $103
    lqa $19, 0x18020
    or $123, $119, $10
    lqa $103, 0x18030
    selb $15, $124, $8, $125
    lqd $119, 1168($6)
    andc $16, $123, $120
    lqd $10, 1408($6)
    selb $102, $116, $9, $109
    lqd $24, 1424($6)
    xor $23, $9, $121
    lnop
    xor $17, $19, $106
    lnop
    xor $19, $103, $105
    lqa $20, 0x18000
    nor $123, $102, $23
    lqa $101, 0x18010
    or $23, $17, $19
    shufb $103, $122, $119, $7
    selb $19, $121, $123, $16
    shufb $102, $10, $24, $7
    andc $17, $23, $111
    lnop
    selb $23, $115, $14, $110
    lnop
    xor $10, $20, $103
    lnop
    xor $20, $101, $102
    lnop
    xor $101, $14, $113
    lnop
    or $24, $10, $20
    lnop
    selb $10, $100, $3, $99
    lnop
    xor $122, $3, $112
    lnop
    andc $119, $24, $126
    lnop
    nor $20, $10, $122
    lnop
    nor $24, $23, $101
    lnop
    selb $18, $112, $20, $119
    lnop
    selb $122, $113, $24, $17
    lnop
    selb $10, $99, $18, $20
    lnop
    selb $21, $110, $122, $24
    lnop
    selb $13, $109, $19, $123
    stqa $10, 0x19080
    selb $23, $108, $15, $8
    stqa $21, 0x19090
    nop
    stqa $13, 0x190a0
    nop
    stqa $23, 0x190b0
    nop
    lqd $101, 4224($22)
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
    rotqby $25, $101, $96
    nop
    lnop
    nop
    lnop
    a $101, $2, $89
    lnop
    nop
    rotqbyi $30, $25, 13
    nop
    lqd $25, 0($101)
    nop
    stqa $18, 0x190c0
    nop
    stqa $122, 0x190d0
    nop
    stqa $19, 0x190e0
    nop
    stqa $15, 0x190f0
    nop
    lqd $27, 4288($22)
    nop
    cbd $28, 0($101)
    xor $29, $8, $114
    lnop
    andi $8, $30, 255
    lnop
    nor $30, $125, $29
    lnop
    selb $125, $124, $114, $98
    shufb $29, $8, $25, $28
    selb $124, $107, $108, $98
    rotqby $114, $27, $96
    selb $8, $117, $30, $98
    lqd $108, 2688($6)
    xor $98, $123, $116
    lqd $117, 2704($6)
    a $123, $2, $88
    stqd $29, 0($101)
    nor $101, $16, $98
    rotqbyi $29, $114, 13
    selb $16, $121, $116, $118
    lqd $114, 0($123)
    selb $121, $9, $109, $118
    lnop
    selb $9, $120, $101, $118
    cbd $109, 0($123)
    xor $120, $24, $115
    lnop
    andi $24, $29, 255
    lnop
    nor $29, $17, $120
    shufb $101, $108, $117, $7
    selb $17, $113, $115, $104
    shufb $120, $24, $114, $109
    selb $98, $14, $110, $104
    rotqbyi $115, $4, 3
    xor $110, $20, $100
    lqa $14, 0x18060
    selb $20, $111, $29, $104
    lqa $114, 0x18070
    nor $111, $119, $110
    rotqbyi $29, $5, 3
    selb $5, $112, $100, $101
    shlqbii $119, $23, 1
    selb $4, $3, $99, $101
    rotqbii $112, $115, 1
    selb $3, $126, $111, $101
    shlqbii $115, $15, 1
    xor $111, $14, $11
    rotqbii $126, $29, 1
    xor $11, $114, $12
    stqd $120, 0($123)
    selb $12, $119, $112, $92
    lqa $123, 0x18040
    or $119, $111, $11
    lqa $112, 0x18050
    selb $11, $115, $126, $92
    lnop
    andc $126, $119, $8
    lnop
    selb $119, $19, $124, $13
    lnop
    xor $115, $124, $125
    lnop
    xor $111, $123, $106
    lnop
    xor $120, $112, $105
    lqd $123, 1664($6)
    nor $15, $119, $115
    lqa $112, 0x18020
    or $115, $111, $120
    lqa $114, 0x18030
    selb $107, $125, $15, $126
    lqd $120, 1680($6)
    andc $119, $115, $9
    lqd $111, 1920($6)
    selb $14, $122, $121, $21
    lqd $115, 1936($6)
    xor $29, $121, $16
    lnop
    xor $99, $112, $103
    lnop
    xor $112, $114, $102
    lqa $23, 0x18000
    nor $24, $14, $29
    lqa $114, 0x18010
    or $29, $99, $112
    shufb $100, $123, $120, $7
    selb $109, $16, $24, $119
    shufb $99, $111, $115, $7
    andc $14, $29, $20
    lnop
    selb $29, $18, $98, $10
    lnop
    xor $115, $23, $100
    lnop
    xor $23, $114, $99
    lnop
    xor $114, $98, $17
    lnop
    or $111, $115, $23
    lnop
    selb $115, $11, $4, $12
    lnop
    xor $123, $4, $5
    lnop
    andc $23, $111, $3
    lnop
    nor $30, $115, $123
    lnop
    nor $123, $29, $114
    lnop
    selb $113, $5, $30, $23
    lnop
    selb $111, $17, $123, $14
    lnop
    selb $114, $12, $113, $30
    lnop
    selb $112, $10, $111, $123
    lnop
    selb $110, $21, $109, $24
    stqa $114, 0x19080
    selb $108, $13, $107, $15
    stqa $112, 0x19090
    nop
    stqa $110, 0x190a0
    nop
    stqa $108, 0x190b0
    nop
    lqd $29, 4224($22)
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
    rotqby $115, $29, $96
    nop
    lnop
    nop
    lnop
    a $29, $2, $87
    lnop
    nop
    rotqbyi $120, $115, 13
    nop
    lqd $27, 0($29)
    nop
    stqa $113, 0x190c0
    nop
    stqa $111, 0x190d0
    xor $115, $15, $19
    stqa $109, 0x190e0
    nop
    stqa $107, 0x190f0
    nor $15, $126, $115
    lqd $25, 4288($22)
    selb $117, $125, $19, $118
    cbd $126, 0($29)
    selb $116, $124, $13, $118
    lnop
    andi $124, $120, 255
    lnop
    xor $120, $24, $122
    lnop
    selb $115, $8, $15, $118
    shufb $24, $124, $27, $126
    nor $126, $119, $120
    rotqby $124, $25, $96
    selb $120, $16, $122, $104
    hbrr k_edit_edge_tap_branch, k_edit_edge_tap_loop
    selb $119, $121, $21, $104
    lqd $16, 2944($6)
    xor $21, $123, $18
    lqd $121, 2960($6)
    a $6, $2, $86
    stqd $24, 0($29)
    selb $118, $9, $126, $104
    rotqbyi $2, $124, 13
    nor $126, $14, $21
    lqd $124, 0($6)
    selb $123, $17, $18, $101
    lnop
    selb $122, $98, $10, $101
    cbd $17, 0($6)
    xor $10, $30, $11
    shufb $98, $16, $121, $7
    andi $7, $2, 255
    lnop
    selb $121, $20, $126, $101
    lnop
    nor $20, $23, $10
    shufb $2, $7, $124, $17
    selb $126, $5, $11, $98
    lnop
    selb $125, $4, $12, $98
    lnop
    ai $97, $97, -1
    lnop
    selb $124, $3, $20, $98
    stqd $2, 0($6)
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
# 211 instructions for the even pipe, 172 for the odd one; 345 cycles
.align 3
k_edit_steady_tap_loop:
    nop
    lnop
    ai $7, $127, 1
    lnop
    shli $2, $127, 2
    lnop
    nop
    lnop
    andi $5, $7, 7
    lnop
    rotmi $6, $7, -3
    lnop
    a $3, $2, $98
    lnop
    shli $7, $5, 5
    lnop
    nop
    lqd $5, 3520($3)
    nop
    lnop
    nop
    lnop
    a $13, $7, $6
    lqd $8, 3696($3)
    nop
    lnop
    nop
    shufb $6, $13, $13, $97
    nop
    rotqby $4, $5, $2
    nop
    lqa $7, 0x18060
    nop
    lqa $14, 0x18070
    nop
    rotqby $5, $8, $2
    andbi $8, $6, 15
    shlqbii $12, $108, 1
    a $108, $13, $98
    rotqbii $9, $4, 1
    a $6, $8, $96
    shlqbii $13, $107, 1
    xor $10, $7, $106
    rotqbii $8, $5, 1
    xor $106, $14, $105
    lnop
    selb $107, $12, $9, $95
    lqa $14, 0x18040
    or $9, $10, $106
    lqa $12, 0x18050
    selb $7, $13, $8, $95
    lnop
    andc $105, $9, $115
    lnop
    selb $115, $109, $116, $110
    lnop
    xor $9, $116, $117
    lnop
    xor $8, $14, $104
    lnop
    xor $13, $12, $103
    lqd $14, 128($108)
    nor $116, $115, $9
    lqa $12, 0x18020
    or $9, $8, $13
    lqa $106, 0x18030
    selb $115, $117, $116, $105
    lqd $8, 144($108)
    andc $117, $9, $118
    lqd $13, 384($108)
    selb $118, $111, $119, $112
    lqd $10, 400($108)
    xor $9, $119, $120
    lnop
    xor $11, $12, $102
    lnop
    xor $12, $106, $101
    lqa $15, 0x18000
    nor $119, $118, $9
    lqa $106, 0x18010
    or $16, $11, $12
    shufb $118, $14, $8, $6
    selb $9, $120, $119, $117
    shufb $8, $13, $10, $6
    andc $120, $16, $121
    lnop
    selb $121, $113, $122, $114
    lnop
    xor $16, $15, $118
    lnop
    xor $15, $106, $8
    lnop
    xor $106, $122, $123
    lnop
    or $122, $16, $15
    lnop
    selb $15, $7, $125, $107
    lnop
    xor $16, $125, $126
    lnop
    andc $125, $122, $124
    lnop
    nor $124, $15, $16
    lnop
    nor $122, $121, $106
    lnop
    selb $121, $126, $124, $125
    lnop
    selb $126, $123, $122, $120
    lnop
    selb $123, $107, $121, $124
    lnop
    selb $10, $114, $126, $122
    lnop
    selb $11, $112, $9, $119
    stqa $123, 0x19080
    selb $106, $110, $115, $116
    stqa $10, 0x19090
    nop
    stqa $11, 0x190a0
    a $12, $99, $98
    stqa $106, 0x190b0
    nop
    lnop
    nop
    lqd $15, 4224($12)
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
    rotqby $16, $15, $99
    nop
    lnop
    nop
    lnop
    nop
    lnop
    nop
    rotqbyi $15, $16, 13
    nop
    lqd $16, 3872($3)
    nop
    stqa $121, 0x190c0
    nop
    stqa $126, 0x190d0
    nop
    stqa $9, 0x190e0
    nop
    stqa $115, 0x190f0
    nop
    lqd $13, 4288($12)
    nop
    cbd $14, 0($2)
    nop
    lnop
    andi $17, $15, 255
    lnop
    nop
    lnop
    nop
    shufb $15, $17, $16, $14
    nop
    rotqby $16, $13, $99
    nop
    lnop
    nop
    lnop
    nop
    stqd $15, 3872($3)
    nop
    rotqbyi $15, $16, 13
    nop
    lqd $16, 4048($3)
    nop
    lnop
    nop
    lnop
    nop
    lnop
    andi $13, $15, 255
    lnop
    nop
    lnop
    xor $15, $116, $109
    shufb $17, $13, $16, $14
    xor $116, $119, $111
    rotqbyi $13, $4, 1
    nor $119, $105, $15
    lqa $14, 0x18060
    nor $105, $117, $116
    lqa $15, 0x18070
    xor $117, $122, $113
    rotqbyi $116, $5, 1
    xor $122, $124, $7
    shlqbii $16, $106, 1
    nor $124, $120, $117
    rotqbii $106, $13, 1
    nor $120, $125, $122
    shlqbii $117, $115, 1
    xor $125, $14, $104
    rotqbii $122, $116, 1
    xor $116, $15, $103
    stqd $17, 4048($3)
    selb $3, $16, $106, $95
    lqa $15, 0x18040
    or $106, $125, $116
    lqa $16, 0x18050
    selb $125, $117, $122, $95
    lnop
    andc $103, $106, $119
    lnop
    selb $119, $9, $110, $11
    lnop
    xor $106, $110, $109
    lnop
    xor $122, $15, $102
    lnop
    xor $117, $16, $101
    lqd $15, 640($108)
    nor $110, $119, $106
    lqa $16, 0x18020
    or $119, $122, $117
    lqa $106, 0x18030
    selb $104, $109, $110, $103
    lqd $122, 656($108)
    andc $109, $119, $105
    lqd $117, 896($108)
    selb $105, $126, $112, $10
    lqd $119, 912($108)
    xor $116, $112, $111
    lnop
    xor $17, $16, $118
    lnop
    xor $16, $106, $8
    lqa $14, 0x18000
    nor $112, $105, $116
    lqa $13, 0x18010
    or $116, $17, $16
    shufb $106, $15, $122, $6
    selb $115, $111, $112, $109
    shufb $105, $117, $119, $6
    andc $111, $116, $124
    lnop
    selb $124, $121, $114, $123
    lnop
    xor $116, $14, $106
    lnop
    xor $14, $13, $105
    lnop
    xor $13, $114, $113
    lnop
    or $114, $116, $14
    lnop
    selb $116, $125, $107, $3
    lnop
    xor $14, $107, $7
    lnop
    andc $107, $114, $120
    lnop
    nor $114, $116, $14
    lnop
    nor $120, $124, $13
    lnop
    selb $124, $7, $114, $107
    lnop
    selb $7, $113, $120, $111
    lnop
    selb $113, $3, $124, $114
    lnop
    selb $13, $123, $7, $120
    lnop
    selb $14, $10, $115, $112
    stqa $113, 0x19080
    selb $116, $11, $104, $110
    stqa $13, 0x19090
    nop
    stqa $14, 0x190a0
    nop
    stqa $116, 0x190b0
    nop
    lqd $119, 4224($12)
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
    rotqby $117, $119, $99
    nop
    lnop
    nop
    lnop
    a $119, $2, $94
    lnop
    nop
    rotqbyi $122, $117, 13
    nop
    lqd $117, 0($119)
    nop
    stqa $124, 0x190c0
    nop
    stqa $7, 0x190d0
    nop
    stqa $115, 0x190e0
    nop
    stqa $104, 0x190f0
    nop
    lqd $15, 4288($12)
    nop
    cbd $16, 0($119)
    nop
    lnop
    andi $17, $122, 255
    lnop
    nop
    lnop
    nop
    shufb $122, $17, $117, $16
    nop
    rotqby $117, $15, $99
    nop
    lnop
    nop
    lnop
    a $15, $2, $93
    stqd $122, 0($119)
    nop
    rotqbyi $122, $117, 13
    nop
    lqd $117, 0($15)
    nop
    lnop
    nop
    cbd $119, 0($15)
    nop
    lnop
    andi $16, $122, 255
    lnop
    nop
    lnop
    xor $122, $110, $9
    shufb $17, $16, $117, $119
    xor $119, $112, $126
    rotqbyi $117, $4, 2
    nor $112, $103, $122
    lqa $110, 0x18060
    nor $122, $109, $119
    lqa $103, 0x18070
    xor $119, $120, $121
    rotqbyi $109, $5, 2
    xor $120, $114, $125
    shlqbii $16, $116, 1
    nor $116, $111, $119
    rotqbii $114, $117, 1
    nor $119, $107, $120
    shlqbii $117, $104, 1
    xor $107, $110, $102
    rotqbii $120, $109, 1
    xor $110, $103, $101
    stqd $17, 0($15)
    selb $111, $16, $114, $95
    lqa $103, 0x18040
    or $16, $107, $110
    lqa $15, 0x18050
    selb $114, $117, $120, $95
    lnop
    andc $101, $16, $112
    lnop
    selb $112, $115, $11, $14
    lnop
    xor $16, $11, $9
    lnop
    xor $120, $103, $118
    lnop
    xor $117, $15, $8
    lqd $103, 1152($108)
    nor $11, $112, $16
    lqa $15, 0x18020
    or $112, $120, $117
    lqa $16, 0x18030
    selb $102, $9, $11, $101
    lqd $120, 1168($108)
    andc $9, $112, $122
    lqd $110, 1408($108)
    selb $112, $7, $10, $13
    lqd $122, 1424($108)
    xor $117, $10, $126
    lnop
    xor $107, $15, $106
    lnop
    xor $15, $16, $105
    lqa $17, 0x18000
    nor $10, $112, $117
    lqa $16, 0x18010
    or $112, $107, $15
    shufb $104, $103, $120, $6
    selb $117, $126, $10, $9
    shufb $103, $110, $122, $6
    andc $126, $112, $116
    lnop
    selb $116, $124, $123, $113
    lnop
    xor $112, $17, $104
    lnop
    xor $17, $16, $103
    lnop
    xor $16, $123, $121
    lnop
    or $123, $112, $17
    lnop
    selb $112, $114, $3, $111
    lnop
    xor $17, $3, $125
    lnop
    andc $3, $123, $119
    lnop
    nor $107, $112, $17
    lnop
    nor $109, $116, $16
    lnop
    selb $123, $125, $107, $3
    lnop
    selb $120, $121, $109, $126
    lnop
    selb $122, $111, $123, $107
    lnop
    selb $119, $113, $120, $109
    lnop
    selb $116, $13, $117, $10
    stqa $122, 0x19080
    selb $121, $14, $102, $11
    stqa $119, 0x19090
    nop
    stqa $116, 0x190a0
    nop
    stqa $121, 0x190b0
    nop
    lqd $125, 4224($12)
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
    rotqby $16, $125, $99
    nop
    lnop
    nop
    lnop
    a $125, $2, $92
    lnop
    nop
    rotqbyi $112, $16, 13
    nop
    lqd $16, 0($125)
    nop
    stqa $123, 0x190c0
    nop
    stqa $120, 0x190d0
    nop
    stqa $117, 0x190e0
    nop
    stqa $102, 0x190f0
    nop
    lqd $17, 4288($12)
    nop
    cbd $110, 0($125)
    nop
    lnop
    andi $15, $112, 255
    lnop
    nop
    lnop
    nop
    shufb $112, $15, $16, $110
    nop
    rotqby $110, $17, $99
    nop
    lnop
    nop
    lnop
    a $17, $2, $91
    stqd $112, 0($125)
    nop
    rotqbyi $125, $110, 13
    nop
    lqd $110, 0($17)
    nop
    lnop
    nop
    cbd $112, 0($17)
    nop
    lnop
    andi $15, $125, 255
    lnop
    nop
    lnop
    xor $125, $11, $115
    shufb $16, $15, $110, $112
    xor $112, $10, $7
    rotqbyi $110, $4, 3
    nor $4, $101, $125
    lqa $10, 0x18060
    nor $101, $9, $112
    lqa $125, 0x18070
    xor $112, $109, $124
    rotqbyi $9, $5, 3
    xor $109, $107, $114
    shlqbii $5, $121, 1
    nor $121, $126, $112
    rotqbii $107, $110, 1
    nor $112, $3, $109
    shlqbii $110, $102, 1
    xor $102, $10, $118
    rotqbii $109, $9, 1
    xor $118, $125, $8
    stqd $16, 0($17)
    selb $125, $5, $107, $95
    lqa $16, 0x18040
    or $107, $102, $118
    lqa $5, 0x18050
    selb $126, $110, $109, $95
    lnop
    andc $8, $107, $4
    lnop
    selb $107, $117, $14, $116
    lnop
    xor $4, $14, $115
    lnop
    xor $110, $16, $106
    lnop
    xor $109, $5, $105
    lqd $16, 1664($108)
    nor $14, $107, $4
    lqa $5, 0x18020
    or $4, $110, $109
    lqa $118, 0x18030
    selb $107, $115, $14, $8
    lqd $110, 1680($108)
    andc $3, $4, $101
    lqd $115, 1920($108)
    selb $101, $120, $13, $119
    lqd $4, 1936($108)
    xor $108, $13, $7
    lnop
    xor $109, $5, $104
    lnop
    xor $5, $118, $103
    lqa $17, 0x18000
    nor $13, $101, $108
    lqa $118, 0x18010
    or $108, $109, $5
    shufb $102, $16, $110, $6
    selb $109, $7, $13, $3
    shufb $101, $115, $4, $6
    andc $6, $108, $121
    lnop
    selb $121, $123, $113, $122
    lnop
    xor $108, $17, $102
    lnop
    xor $17, $118, $101
    lnop
    xor $118, $113, $124
    lnop
    or $113, $108, $17
    lnop
    selb $108, $126, $111, $125
    lnop
    xor $17, $111, $114
    lnop
    andc $7, $113, $112
    lnop
    nor $5, $108, $17
    lnop
    nor $17, $121, $118
    lnop
    selb $113, $114, $5, $7
    lnop
    selb $111, $124, $17, $6
    lnop
    selb $114, $125, $113, $5
    lnop
    selb $112, $122, $111, $17
    lnop
    selb $110, $119, $109, $13
    stqa $114, 0x19080
    selb $108, $116, $107, $14
    stqa $112, 0x19090
    nop
    stqa $110, 0x190a0
    nop
    stqa $108, 0x190b0
    nop
    lqd $124, 4224($12)
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
    rotqby $121, $124, $99
    nop
    lnop
    nop
    lnop
    a $124, $2, $90
    lnop
    nop
    rotqbyi $118, $121, 13
    nop
    lqd $121, 0($124)
    nop
    stqa $113, 0x190c0
    nop
    stqa $111, 0x190d0
    nop
    stqa $109, 0x190e0
    nop
    stqa $107, 0x190f0
    nop
    lqd $115, 4288($12)
    nop
    cbd $12, 0($124)
    nop
    lnop
    andi $4, $118, 255
    lnop
    nop
    lnop
    nop
    shufb $118, $4, $121, $12
    nop
    rotqby $121, $115, $99
    nop
    hbrr k_edit_steady_tap_branch, k_edit_steady_tap_loop
    nop
    lnop
    nop
    lnop
    a $4, $2, $89
    stqd $118, 0($124)
    nop
    rotqbyi $124, $121, 13
    xor $121, $14, $117
    lqd $2, 0($4)
    nop
    lnop
    nor $115, $8, $121
    cbd $14, 0($4)
    xor $121, $13, $120
    lnop
    andi $13, $124, 255
    lnop
    xor $124, $17, $123
    lnop
    nor $118, $3, $121
    shufb $17, $13, $2, $14
    nor $121, $6, $124
    lnop
    xor $6, $5, $126
    lnop
    ai $100, $100, -1
    lnop
    nor $124, $7, $6
    stqd $17, 0($4)
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
