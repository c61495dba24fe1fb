# shift_or in the wavefront layout, 4 rows a lane, for spu.
#
# Made by: minterm compile shift_or --layout wavefront --target spu --alphabet ACGT --rows 4 --emit asm
#
# A cell: 1 gate, fewer are impossible (shipped).
# spu: 4 gates, depth 3, 0 moves, 6 live registers
# inputs v0 h0 a0 a1 b0 b1
# g0 = xor(a0, b0)
# g1 = xor(a1, b1)
# g2 = or(g0, g1)
# g3 = andc(v0, g2)
# v0' = h0
# h0' = g3
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

.global shift_or_edge
.align 3
shift_or_edge:
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
    brz $2, shift_or_edge_end
# 96 instructions for the even pipe, 93 for the odd one; 111 cycles
.align 3
shift_or_edge_loop:
    nop
    lnop
    ai $3, $127, 1
    lnop
    nop
    lnop
    andi $5, $3, 7
    lnop
    rotmi $11, $3, -3
    lnop
    shli $3, $5, 5
    lnop
    shli $2, $127, 2
    lnop
    nop
    lnop
    nop
    lnop
    a $8, $3, $11
    lnop
    a $3, $2, $108
    lnop
    a $4, $8, $108
    lnop
    nop
    lqd $11, 3328($3)
    nop
    lqd $5, 128($4)
    nop
    lqd $6, 144($4)
    nop
    shufb $10, $8, $8, $107
    nop
    lqd $7, 384($4)
    nop
    lqd $8, 400($4)
    nop
    rotqby $9, $11, $2
    nop
    lqa $11, 0x18060
    nop
    lqa $12, 0x18070
    nop
    shlqbii $13, $119, 1
    andbi $119, $10, 15
    rotqbii $14, $9, 1
    nop
    lqa $15, 0x18040
    a $10, $119, $106
    lqa $16, 0x18050
    xor $18, $11, $118
    lqd $17, 2176($4)
    xor $11, $12, $117
    lqd $118, 2192($4)
    selb $117, $13, $14, $105
    lnop
    or $13, $18, $11
    shufb $119, $5, $6, $10
    xor $11, $15, $115
    lqa $18, 0x18020
    xor $15, $16, $114
    lqa $14, 0x18030
    andc $6, $123, $13
    shufb $5, $7, $8, $10
    or $13, $11, $15
    shufb $7, $17, $118, $10
    selb $8, $123, $120, $116
    lqa $118, 0x18000
    andc $123, $124, $13
    lqa $15, 0x18010
    xor $13, $18, $112
    lqd $120, 640($4)
    xor $18, $14, $111
    lqd $17, 656($4)
    selb $11, $124, $121, $113
    lqd $116, 896($4)
    or $14, $13, $18
    lqd $124, 912($4)
    xor $13, $118, $119
    rotqbyi $18, $9, 1
    xor $118, $15, $5
    lqa $16, 0x18060
    andc $121, $125, $14
    lqa $15, 0x18070
    or $14, $13, $118
    shlqbii $19, $6, 1
    selb $12, $125, $122, $110
    rotqbii $118, $18, 1
    andc $125, $126, $14
    lqa $18, 0x18040
    selb $122, $126, $117, $7
    lqa $14, 0x18050
    xor $117, $16, $115
    lqd $126, 2432($4)
    xor $13, $15, $114
    lqd $16, 2448($4)
    selb $115, $19, $118, $105
    shufb $114, $6, $6, $104
    or $6, $117, $13
    shufb $118, $120, $17, $10
    xor $13, $18, $112
    lqa $17, 0x18020
    xor $18, $14, $111
    lqa $19, 0x18030
    andc $120, $8, $6
    shufb $117, $116, $124, $10
    or $6, $13, $18
    shufb $116, $126, $16, $10
    selb $124, $8, $123, $113
    lqa $126, 0x18000
    andc $123, $11, $6
    lqa $13, 0x18010
    xor $16, $17, $119
    lqd $113, 1152($4)
    xor $17, $19, $5
    lqd $18, 1168($4)
    selb $8, $11, $121, $110
    lqd $6, 1408($4)
    or $19, $16, $17
    lqd $121, 1424($4)
    xor $16, $126, $118
    rotqbyi $17, $9, 2
    xor $126, $13, $117
    lqa $14, 0x18060
    andc $11, $12, $19
    lqa $13, 0x18070
    or $19, $16, $126
    shlqbii $15, $120, 1
    selb $126, $12, $125, $7
    rotqbii $16, $17, 1
    andc $125, $122, $19
    lqa $17, 0x18040
    selb $12, $122, $115, $116
    lqa $19, 0x18050
    xor $20, $14, $112
    lqd $122, 2688($4)
    xor $21, $13, $111
    lqd $14, 2704($4)
    selb $112, $15, $16, $105
    shufb $111, $114, $120, $104
    or $15, $20, $21
    shufb $115, $113, $18, $10
    xor $18, $17, $119
    lqa $20, 0x18020
    xor $17, $19, $5
    lqa $21, 0x18030
    andc $120, $124, $15
    shufb $114, $6, $121, $10
    or $6, $18, $17
    shufb $113, $122, $14, $10
    selb $121, $124, $123, $110
    lqa $122, 0x18000
    andc $124, $8, $6
    lqa $123, 0x18010
    xor $6, $20, $118
    lqd $14, 1664($4)
    xor $20, $21, $117
    lqd $17, 1680($4)
    selb $110, $8, $11, $7
    lqd $21, 1920($4)
    or $8, $6, $20
    lqd $18, 1936($4)
    xor $6, $122, $115
    rotqbyi $20, $9, 3
    xor $122, $123, $114
    lqa $15, 0x18060
    andc $9, $126, $8
    lqa $123, 0x18070
    or $11, $6, $122
    shlqbii $19, $120, 1
    selb $8, $126, $125, $116
    rotqbii $122, $20, 1
    andc $126, $12, $11
    lqa $125, 0x18040
    selb $11, $12, $112, $113
    lqa $20, 0x18050
    xor $6, $15, $119
    shufb $12, $111, $120, $104
    xor $120, $123, $5
    shufb $112, $14, $17, $10
    selb $5, $19, $122, $105
    shufb $111, $21, $18, $10
    or $18, $6, $120
    lqd $122, 2944($4)
    xor $120, $125, $118
    lqa $6, 0x18020
    xor $125, $20, $117
    lqa $19, 0x18030
    andc $119, $121, $18
    hbrr shift_or_edge_branch, shift_or_edge_loop
    or $18, $120, $125
    lqa $20, 0x18000
    selb $123, $121, $124, $7
    shufb $125, $12, $119, $104
    andc $120, $110, $18
    lqa $121, 0x18010
    xor $7, $6, $115
    lqd $18, 2960($4)
    xor $4, $19, $114
    lqd $6, 3504($3)
    selb $124, $110, $9, $116
    rotqbyi $19, $125, 12
    or $125, $7, $4
    cwd $9, 0($2)
    xor $2, $20, $112
    lnop
    xor $20, $121, $111
    lnop
    andc $121, $8, $125
    shufb $110, $122, $18, $10
    or $10, $2, $20
    shufb $18, $19, $6, $9
    selb $125, $8, $126, $113
    lnop
    andc $122, $11, $10
    lnop
    ai $109, $109, -1
    lnop
    selb $126, $11, $5, $110
    stqd $18, 3504($3)
    ai $127, $127, 1
shift_or_edge_branch:
    brnz $109, shift_or_edge_loop
shift_or_edge_end:
    stqa $126, 0x18c80
    stqa $125, 0x18c90
    stqa $124, 0x18ca0
    stqa $123, 0x18cb0
    stqa $122, 0x18cc0
    stqa $121, 0x18cd0
    stqa $120, 0x18ce0
    stqa $119, 0x18cf0
    bi $0

.global shift_or_steady
.align 3
shift_or_steady:
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
    brz $2, shift_or_steady_end
# 80 instructions for the even pipe, 81 for the odd one; 103 cycles
.align 3
shift_or_steady_loop:
    nop
    lnop
    ai $4, $127, 1
    lnop
    nop
    lnop
    andi $11, $4, 7
    lnop
    rotmi $3, $4, -3
    lnop
    shli $4, $11, 5
    lnop
    nop
    lnop
    nop
    lnop
    nop
    lnop
    a $11, $4, $3
    lnop
    nop
    lnop
    a $2, $11, $111
    lnop
    shli $3, $127, 2
    lnop
    nop
    lqd $10, 128($2)
    nop
    shufb $7, $11, $11, $110
    nop
    lqd $11, 144($2)
    a $4, $3, $111
    lqd $8, 384($2)
    nop
    lqd $9, 400($2)
    andbi $6, $7, 15
    lqd $12, 3328($4)
    nop
    lnop
    a $5, $6, $109
    lnop
    nop
    lnop
    nop
    shufb $6, $10, $11, $5
    nop
    shufb $7, $8, $9, $5
    nop
    rotqby $8, $12, $3
    nop
    shlqbii $12, $119, 1
    nop
    lqa $119, 0x18060
    nop
    lqa $9, 0x18070
    nop
    rotqbii $10, $8, 1
    nop
    lqa $11, 0x18040
    nop
    lqa $13, 0x18050
    nop
    lqa $14, 0x18020
    xor $15, $119, $118
    lqa $16, 0x18030
    xor $119, $9, $117
    lqd $17, 640($2)
    nop
    lqd $117, 656($2)
    or $9, $15, $119
    lqa $18, 0x18000
    selb $119, $12, $10, $108
    lqa $15, 0x18010
    andc $10, $123, $9
    lqd $12, 896($2)
    xor $9, $11, $116
    lqd $19, 912($2)
    xor $11, $13, $115
    shufb $123, $10, $10, $107
    xor $13, $14, $114
    shufb $118, $17, $117, $5
    xor $117, $16, $113
    rotqbyi $14, $8, 1
    or $16, $9, $11
    lqa $17, 0x18060
    or $11, $13, $117
    lqa $20, 0x18070
    andc $9, $124, $16
    shufb $117, $12, $19, $5
    andc $124, $125, $11
    shlqbii $12, $10, 1
    xor $125, $18, $6
    rotqbii $10, $14, 1
    xor $14, $15, $7
    lqa $18, 0x18040
    xor $15, $17, $116
    lqa $11, 0x18050
    xor $116, $20, $115
    lqa $17, 0x18020
    or $115, $125, $14
    lqa $20, 0x18030
    or $14, $15, $116
    lqd $16, 1152($2)
    andc $125, $126, $115
    lqd $15, 1168($2)
    andc $19, $120, $14
    lqa $13, 0x18000
    xor $14, $18, $114
    lqa $21, 0x18010
    xor $18, $11, $113
    lqd $22, 1408($2)
    selb $120, $12, $10, $108
    lqd $11, 1424($2)
    or $12, $14, $18
    shufb $126, $123, $19, $107
    xor $123, $17, $6
    shufb $116, $16, $15, $5
    xor $15, $20, $7
    rotqbyi $16, $8, 2
    andc $10, $121, $12
    lqa $20, 0x18060
    or $12, $123, $15
    lqa $17, 0x18070
    xor $123, $13, $118
    shufb $115, $22, $11, $5
    xor $11, $21, $117
    shlqbii $13, $19, 1
    andc $121, $122, $12
    rotqbii $19, $16, 1
    or $12, $123, $11
    lqa $16, 0x18040
    xor $123, $20, $114
    lqa $21, 0x18050
    xor $114, $17, $113
    lqa $20, 0x18020
    andc $122, $119, $12
    lqa $113, 0x18030
    or $119, $123, $114
    lqa $12, 0x18000
    selb $11, $13, $19, $108
    lqd $17, 1664($2)
    andc $13, $9, $119
    lqd $19, 1680($2)
    xor $119, $16, $6
    lqd $9, 1920($2)
    xor $16, $21, $7
    lqd $22, 1936($2)
    xor $2, $20, $118
    lqa $21, 0x18010
    xor $20, $113, $117
    lqa $15, 0x18060
    or $113, $119, $16
    lqa $14, 0x18070
    or $119, $2, $20
    shufb $16, $126, $13, $107
    andc $123, $124, $113
    shufb $114, $17, $19, $5
    andc $124, $125, $119
    shufb $113, $9, $22, $5
    xor $125, $12, $116
    rotqbyi $119, $8, 3
    xor $12, $15, $6
    shlqbii $8, $13, 1
    xor $6, $14, $7
    lqa $13, 0x18040
    xor $7, $21, $115
    lqa $14, 0x18050
    or $15, $12, $6
    rotqbii $21, $119, 1
    or $6, $125, $7
    lqa $12, 0x18020
    andc $119, $10, $15
    hbrr shift_or_steady_branch, shift_or_steady_loop
    andc $125, $120, $6
    lqa $10, 0x18030
    xor $120, $13, $118
    shufb $6, $16, $119, $107
    xor $13, $14, $117
    lqa $16, 0x18000
    selb $126, $8, $21, $108
    lqa $14, 0x18010
    or $8, $120, $13
    lqd $21, 3504($4)
    xor $13, $12, $116
    rotqbyi $15, $6, 12
    xor $6, $10, $115
    cwd $12, 0($3)
    andc $120, $121, $8
    lnop
    or $8, $13, $6
    lnop
    xor $6, $16, $114
    lnop
    xor $16, $14, $113
    shufb $13, $15, $21, $12
    andc $121, $122, $8
    lnop
    or $8, $6, $16
    lnop
    ai $112, $112, -1
    lnop
    andc $122, $11, $8
    stqd $13, 3504($4)
    ai $127, $127, 1
shift_or_steady_branch:
    brnz $112, shift_or_steady_loop
shift_or_steady_end:
    stqa $126, 0x18c80
    stqa $125, 0x18c90
    stqa $124, 0x18ca0
    stqa $123, 0x18cb0
    stqa $122, 0x18cc0
    stqa $121, 0x18cd0
    stqa $120, 0x18ce0
    stqa $119, 0x18cf0
    bi $0

.global shift_or_edge_tap
.align 3
shift_or_edge_tap:
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
    brz $2, shift_or_edge_tap_end
# 104 instructions for the even pipe, 128 for the odd one; 180 cycles
.align 3
shift_or_edge_tap_loop:
    nop
    lnop
    ai $16, $127, 1
    lnop
    nop
    lnop
    andi $7, $16, 7
    lnop
    rotmi $15, $16, -3
    lnop
    shli $16, $7, 5
    lnop
    nop
    lnop
    nop
    lnop
    nop
    lnop
    a $7, $16, $15
    lnop
    nop
    lnop
    a $2, $7, $107
    lnop
    nop
    lnop
    nop
    lqd $15, 128($2)
    nop
    shufb $16, $7, $7, $106
    nop
    lqd $7, 144($2)
    nop
    lqd $8, 384($2)
    nop
    lqa $10, 0x18060
    andbi $9, $16, 15
    lqa $14, 0x18070
    nop
    lqa $16, 0x18040
    a $3, $9, $105
    lqa $11, 0x18050
    nop
    lqd $9, 400($2)
    shli $4, $127, 2
    shufb $5, $15, $7, $3
    xor $7, $10, $118
    lqa $15, 0x18020
    xor $118, $14, $117
    lqa $10, 0x18000
    xor $117, $16, $115
    lqa $14, 0x18010
    xor $16, $11, $114
    lqa $13, 0x18030
    or $11, $7, $118
    shufb $6, $8, $9, $3
    or $118, $117, $16
    lnop
    xor $117, $15, $112
    lnop
    xor $15, $10, $5
    lnop
    xor $10, $14, $6
    lnop
    xor $14, $13, $111
    lnop
    or $13, $15, $10
    lnop
    or $10, $117, $14
    lnop
    andc $7, $126, $13
    lnop
    andc $8, $125, $10
    lqd $117, 2176($2)
    andc $9, $124, $118
    stqa $7, 0x18e60
    andc $10, $123, $11
    stqa $8, 0x18e70
    a $11, $4, $107
    stqa $9, 0x18e80
    a $12, $108, $107
    stqa $10, 0x18e90
    nop
    lqd $118, 3328($11)
    nop
    lqd $14, 3680($12)
    nop
    lqd $15, 2192($2)
    nop
    lnop
    nop
    lnop
    nop
    lnop
    nop
    rotqby $13, $118, $4
    nop
    rotqby $118, $14, $108
    nop
    shufb $14, $117, $15, $3
    nop
    shlqbii $117, $119, 1
    nop
    rotqbii $119, $13, 1
    nop
    rotqbyi $15, $118, 13
    nop
    lqd $16, 640($2)
    nop
    lqd $17, 656($2)
    nop
    lqd $18, 896($2)
    selb $118, $117, $119, $104
    lqa $19, 0x18060
    selb $119, $123, $120, $116
    lqa $117, 0x18070
    selb $123, $124, $121, $113
    lqa $120, 0x18040
    selb $124, $125, $122, $110
    lqa $121, 0x18050
    selb $125, $126, $118, $14
    lqd $122, 912($2)
    andi $116, $15, 255
    shufb $118, $16, $17, $3
    xor $15, $19, $115
    lqa $16, 0x18020
    xor $115, $117, $114
    lqa $19, 0x18000
    xor $114, $120, $112
    lqa $17, 0x18010
    xor $120, $121, $111
    lqa $126, 0x18030
    or $20, $15, $115
    shufb $117, $18, $122, $3
    or $115, $114, $120
    lnop
    xor $114, $16, $5
    lqd $120, 3504($11)
    xor $16, $19, $118
    lnop
    xor $122, $17, $117
    cbd $19, 0($4)
    xor $17, $126, $6
    lnop
    or $15, $16, $122
    lnop
    or $16, $114, $17
    lnop
    andc $126, $125, $15
    shufb $114, $116, $120, $19
    andc $122, $124, $16
    lqd $15, 2432($2)
    andc $121, $123, $115
    stqa $126, 0x18e60
    andc $120, $119, $20
    stqa $122, 0x18e70
    nop
    stqa $121, 0x18e80
    nop
    stqa $120, 0x18e90
    nop
    lqd $20, 3680($12)
    nop
    lqd $115, 2448($2)
    nop
    lnop
    nop
    lnop
    nop
    stqd $114, 3504($11)
    nop
    rotqbyi $114, $13, 1
    nop
    rotqby $11, $20, $108
    nop
    shufb $116, $15, $115, $3
    nop
    shlqbii $115, $10, 1
    nop
    rotqbii $10, $114, 1
    nop
    rotqbyi $114, $11, 13
    nop
    lqd $11, 1152($2)
    nop
    lqd $15, 1168($2)
    selb $20, $115, $10, $104
    lqd $16, 1408($2)
    selb $10, $119, $9, $113
    lqa $19, 0x18060
    selb $119, $123, $8, $110
    lqa $113, 0x18070
    selb $123, $124, $7, $14
    lqa $8, 0x18040
    selb $124, $125, $20, $116
    lqa $7, 0x18050
    andi $20, $114, 255
    lqd $9, 1424($2)
    a $125, $4, $103
    shufb $115, $11, $15, $3
    xor $11, $19, $112
    lqa $15, 0x18020
    xor $112, $113, $111
    lqa $19, 0x18000
    xor $113, $8, $5
    lqa $111, 0x18010
    xor $8, $7, $6
    lqa $17, 0x18030
    or $18, $11, $112
    shufb $114, $16, $9, $3
    or $112, $113, $8
    lnop
    xor $8, $15, $118
    lqd $113, 0($125)
    xor $15, $19, $115
    lnop
    xor $9, $111, $114
    cbd $19, 0($125)
    xor $111, $17, $117
    lnop
    or $17, $15, $9
    lnop
    or $9, $8, $111
    lnop
    andc $7, $124, $17
    shufb $111, $20, $113, $19
    andc $8, $123, $9
    lqd $17, 2688($2)
    andc $9, $119, $112
    stqa $7, 0x18e60
    andc $11, $10, $18
    stqa $8, 0x18e70
    nop
    stqa $9, 0x18e80
    nop
    stqa $11, 0x18e90
    nop
    lqd $18, 3680($12)
    nop
    lqd $112, 2704($2)
    nop
    lnop
    nop
    lnop
    nop
    stqd $111, 0($125)
    nop
    rotqbyi $125, $13, 2
    nop
    rotqby $111, $18, $108
    nop
    shufb $113, $17, $112, $3
    nop
    shlqbii $112, $120, 1
    nop
    rotqbii $120, $125, 1
    nop
    rotqbyi $17, $111, 13
    nop
    lqd $111, 1664($2)
    nop
    lqd $18, 1680($2)
    selb $19, $112, $120, $104
    lqd $20, 1920($2)
    selb $125, $10, $121, $110
    lqa $120, 0x18060
    selb $10, $119, $122, $14
    lqa $121, 0x18070
    selb $15, $123, $126, $116
    lqa $122, 0x18040
    selb $16, $124, $19, $113
    lqa $126, 0x18050
    andi $19, $17, 255
    lqd $123, 1936($2)
    a $124, $4, $102
    shufb $112, $111, $18, $3
    xor $18, $120, $5
    lqa $17, 0x18020
    xor $120, $121, $6
    lqa $5, 0x18000
    xor $121, $122, $118
    lqa $6, 0x18010
    xor $122, $126, $117
    lqa $119, 0x18030
    or $126, $18, $120
    shufb $111, $20, $123, $3
    or $123, $121, $122
    lnop
    xor $122, $17, $115
    lnop
    xor $121, $5, $112
    lqd $17, 0($124)
    xor $5, $6, $111
    lnop
    xor $120, $119, $114
    cbd $6, 0($124)
    or $119, $121, $5
    lnop
    or $5, $122, $120
    lnop
    andc $122, $16, $119
    lnop
    andc $121, $15, $5
    shufb $18, $19, $17, $6
    andc $120, $10, $123
    stqa $122, 0x18e60
    andc $119, $125, $126
    stqa $121, 0x18e70
    nop
    stqa $120, 0x18e80
    nop
    stqa $119, 0x18e90
    nop
    lqd $126, 3680($12)
    nop
    lnop
    nop
    lnop
    nop
    lnop
    nop
    stqd $18, 0($124)
    nop
    lqd $124, 2944($2)
    nop
    rotqby $18, $126, $108
    nop
    hbrr shift_or_edge_tap_branch, shift_or_edge_tap_loop
    nop
    lqd $126, 2960($2)
    nop
    rotqbyi $2, $13, 3
    a $12, $4, $101
    shlqbii $13, $11, 1
    nop
    rotqbyi $4, $18, 13
    nop
    lqd $18, 0($12)
    nop
    rotqbii $11, $2, 1
    nop
    cbd $2, 0($12)
    nop
    lnop
    andi $5, $4, 255
    lnop
    selb $4, $13, $11, $104
    shufb $110, $124, $126, $3
    selb $123, $125, $9, $14
    shufb $3, $5, $18, $2
    selb $124, $10, $8, $116
    lnop
    selb $125, $15, $7, $113
    lnop
    ai $109, $109, -1
    lnop
    selb $126, $16, $4, $110
    stqd $3, 0($12)
    ai $127, $127, 1
shift_or_edge_tap_branch:
    brnz $109, shift_or_edge_tap_loop
shift_or_edge_tap_end:
    stqa $126, 0x18c80
    stqa $125, 0x18c90
    stqa $124, 0x18ca0
    stqa $123, 0x18cb0
    stqa $122, 0x18cc0
    stqa $121, 0x18cd0
    stqa $120, 0x18ce0
    stqa $119, 0x18cf0
    bi $0

.global shift_or_steady_tap
.align 3
shift_or_steady_tap:
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
    brz $2, shift_or_steady_tap_end
# 88 instructions for the even pipe, 116 for the odd one; 162 cycles
.align 3
shift_or_steady_tap_loop:
    nop
    lnop
    ai $8, $127, 1
    lnop
    nop
    lnop
    andi $2, $8, 7
    lnop
    rotmi $3, $8, -3
    lnop
    shli $8, $2, 5
    lnop
    nop
    lnop
    nop
    lnop
    nop
    lnop
    a $10, $8, $3
    lnop
    nop
    lnop
    a $2, $10, $110
    lnop
    nop
    lnop
    nop
    lqd $8, 128($2)
    nop
    shufb $13, $10, $10, $109
    nop
    lqd $10, 144($2)
    nop
    lqd $12, 384($2)
    shli $3, $127, 2
    lqa $11, 0x18060
    andbi $7, $13, 15
    lqa $9, 0x18070
    nop
    lqa $13, 0x18040
    a $4, $7, $108
    lqa $14, 0x18050
    nop
    lqd $15, 400($2)
    a $6, $3, $110
    shufb $5, $8, $10, $4
    xor $8, $11, $118
    lqa $10, 0x18020
    xor $118, $9, $117
    lqa $11, 0x18000
    xor $117, $13, $116
    lqa $9, 0x18010
    xor $13, $14, $115
    lqa $16, 0x18030
    or $14, $8, $118
    shufb $7, $12, $15, $4
    or $118, $117, $13
    lnop
    xor $13, $10, $114
    lqd $117, 3328($6)
    xor $10, $11, $5
    lnop
    xor $11, $9, $7
    lnop
    xor $9, $16, $113
    lnop
    or $16, $10, $11
    lnop
    or $10, $13, $9
    lnop
    andc $9, $126, $16
    rotqby $8, $117, $3
    andc $126, $125, $10
    shlqbii $117, $119, 1
    andc $119, $124, $118
    stqa $9, 0x18e60
    andc $124, $123, $14
    stqa $126, 0x18e70
    nop
    stqa $119, 0x18e80
    a $10, $111, $110
    stqa $124, 0x18e90
    nop
    rotqbii $123, $8, 1
    nop
    lqd $14, 3680($10)
    nop
    lqd $125, 640($2)
    nop
    lqd $16, 656($2)
    nop
    lqd $13, 896($2)
    nop
    lqa $11, 0x18060
    nop
    lqa $12, 0x18070
    nop
    lqa $15, 0x18040
    nop
    lqa $17, 0x18050
    nop
    lqd $18, 912($2)
    selb $19, $117, $123, $107
    shufb $118, $125, $16, $4
    xor $125, $11, $116
    lqa $123, 0x18020
    xor $116, $12, $115
    lqa $11, 0x18000
    xor $115, $15, $114
    lqa $12, 0x18010
    xor $15, $17, $113
    lqa $16, 0x18030
    or $17, $125, $116
    shufb $117, $13, $18, $4
    or $125, $115, $15
    lnop
    xor $115, $123, $5
    lnop
    xor $15, $11, $118
    rotqby $123, $14, $111
    xor $11, $12, $117
    lnop
    xor $12, $16, $7
    lnop
    or $16, $15, $11
    lnop
    or $14, $115, $12
    rotqbyi $15, $123, 13
    andc $11, $19, $16
    lqd $123, 3504($6)
    andc $12, $122, $14
    cbd $16, 0($3)
    andc $13, $121, $125
    stqa $11, 0x18e60
    andc $121, $120, $17
    stqa $12, 0x18e70
    nop
    stqa $13, 0x18e80
    nop
    stqa $121, 0x18e90
    nop
    lqd $120, 3680($10)
    andi $17, $15, 255
    lnop
    nop
    lnop
    nop
    shufb $15, $17, $123, $16
    nop
    lnop
    nop
    rotqbyi $123, $8, 1
    nop
    rotqby $16, $120, $111
    nop
    stqd $15, 3504($6)
    nop
    shlqbii $6, $124, 1
    a $124, $3, $106
    rotqbii $15, $123, 1
    nop
    rotqbyi $123, $16, 13
    nop
    lqd $16, 0($124)
    nop
    cbd $120, 0($124)
    nop
    lqd $17, 1152($2)
    nop
    lqd $125, 1168($2)
    nop
    lqd $122, 1408($2)
    nop
    lqa $14, 0x18060
    nop
    lqa $19, 0x18070
    nop
    lqa $115, 0x18040
    nop
    lqa $18, 0x18050
    selb $20, $6, $15, $107
    lqd $21, 1424($2)
    andi $6, $123, 255
    shufb $116, $17, $125, $4
    xor $125, $14, $114
    lqa $123, 0x18020
    xor $114, $19, $113
    lqa $14, 0x18000
    xor $113, $115, $5
    lqa $19, 0x18010
    xor $17, $18, $7
    lqa $15, 0x18030
    or $18, $125, $114
    shufb $115, $122, $21, $4
    or $122, $113, $17
    lnop
    xor $113, $123, $118
    lnop
    xor $17, $14, $116
    shufb $123, $6, $16, $120
    xor $120, $19, $115
    lnop
    xor $6, $15, $117
    rotqbyi $19, $8, 2
    or $15, $17, $120
    lnop
    or $120, $113, $6
    stqd $123, 0($124)
    andc $125, $20, $15
    shlqbii $113, $121, 1
    andc $124, $9, $120
    rotqbii $121, $19, 1
    andc $123, $126, $122
    stqa $125, 0x18e60
    andc $126, $119, $18
    stqa $124, 0x18e70
    nop
    stqa $123, 0x18e80
    nop
    stqa $126, 0x18e90
    nop
    lqd $119, 3680($10)
    nop
    lqd $18, 1664($2)
    nop
    lqd $122, 1680($2)
    nop
    lqd $120, 1920($2)
    nop
    lqa $9, 0x18060
    nop
    lqa $19, 0x18070
    nop
    lqa $15, 0x18040
    nop
    lqa $20, 0x18050
    selb $6, $113, $121, $107
    lqd $17, 1936($2)
    a $2, $3, $105
    shufb $114, $18, $122, $4
    xor $122, $9, $5
    lqa $18, 0x18020
    xor $5, $19, $7
    lqa $9, 0x18000
    xor $7, $15, $118
    lqa $19, 0x18010
    xor $15, $20, $117
    lqa $121, 0x18030
    or $20, $122, $5
    shufb $113, $120, $17, $4
    or $4, $7, $15
    lnop
    xor $7, $18, $116
    lnop
    xor $18, $9, $114
    lnop
    xor $15, $19, $113
    rotqby $9, $119, $111
    xor $119, $121, $115
    lnop
    or $121, $18, $15
    lnop
    or $15, $7, $119
    lnop
    andc $122, $6, $121
    rotqbyi $7, $9, 13
    andc $121, $11, $15
    lqd $6, 0($2)
    andc $120, $12, $4
    stqa $122, 0x18e60
    andc $119, $13, $20
    stqa $121, 0x18e70
    nop
    stqa $120, 0x18e80
    nop
    stqa $119, 0x18e90
    nop
    lqd $13, 3680($10)
    nop
    cbd $10, 0($2)
    nop
    lnop
    andi $20, $7, 255
    lnop
    nop
    lnop
    nop
    shufb $7, $20, $6, $10
    nop
    rotqby $6, $13, $111
    nop
    hbrr shift_or_steady_tap_branch, shift_or_steady_tap_loop
    nop
    lnop
    nop
    lnop
    a $13, $3, $104
    stqd $7, 0($2)
    nop
    rotqbyi $2, $6, 13
    nop
    lqd $6, 0($13)
    nop
    rotqbyi $3, $8, 3
    nop
    cbd $8, 0($13)
    nop
    lnop
    andi $10, $2, 255
    shlqbii $7, $126, 1
    nop
    rotqbii $2, $3, 1
    nop
    shufb $3, $10, $6, $8
    nop
    lnop
    nop
    lnop
    ai $112, $112, -1
    lnop
    selb $126, $7, $2, $107
    stqd $3, 0($13)
    ai $127, $127, 1
shift_or_steady_tap_branch:
    brnz $112, shift_or_steady_tap_loop
shift_or_steady_tap_end:
    stqa $126, 0x18c80
    stqa $125, 0x18c90
    stqa $124, 0x18ca0
    stqa $123, 0x18cb0
    stqa $122, 0x18cc0
    stqa $121, 0x18cd0
    stqa $120, 0x18ce0
    stqa $119, 0x18cf0
    bi $0
