# casefold in the wavefront layout, 4 rows a lane, for spu.
#
# Made by: minterm compile casefold --layout wavefront --target spu --alphabet ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz --rows 4 --emit asm
#
# A cell: 6 gates, fewer than 4 are impossible (shipped).
# spu: 15 gates, depth 7, 0 moves, 14 live registers
# inputs v0 v1 h0 h1 a0 a1 a2 a3 a4 b0 b1 b2 b3 b4
# g0 = xor(a0, b0)
# g1 = xor(a1, b1)
# g2 = nor(g0, g1)
# g3 = xor(a2, b2)
# g4 = andc(g2, g3)
# g5 = xor(a3, b3)
# g6 = andc(g4, g5)
# g7 = xor(a4, b4)
# g8 = orc(g7, g6)
# g9 = andc(g8, v1)
# g10 = and(g8, h1)
# g11 = selb(h1, h0, g9)
# g12 = selb(h0, v1, g9)
# g13 = selb(v1, v0, g10)
# g14 = or(v0, g10)
# v0' = g11
# v1' = g12
# h0' = g13
# h1' = g14
#
# Local store:
#     0x18000 a         planes of a's symbols, one word a register and plane
#     0x18140 windows   windows of b's symbols, eight shifted copies a residue and plane
#     0x19540 active    windows of "column exists", eight shifted copies a residue
#     0x19940 vertical  vertical flow, one word a register and plane, in and out
#     0x199c0 down      downward flow of the last step, one word a register and plane, in and out
#     0x19a40 top       top edge, one byte a column and plane, in
#     0x19ba0 bottom    bottom edge, one byte a step and plane, out
#     0x19d00 tap       scratch, one word a plane and register
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
    .long 0x00019ba1, 0x00019ba1, 0x00019ba1, 0x00019ba1
    .long 0x00019c51, 0x00019c51, 0x00019c51, 0x00019c51
    .long 0x00019ba2, 0x00019ba2, 0x00019ba2, 0x00019ba2
    .long 0x00019c52, 0x00019c52, 0x00019c52, 0x00019c52
    .long 0x00019ba3, 0x00019ba3, 0x00019ba3, 0x00019ba3
    .long 0x00019c53, 0x00019c53, 0x00019c53, 0x00019c53

.global casefold_edge
.align 3
casefold_edge:
    lqa $91, 0x0
    lqa $90, 0x10
    lqa $89, 0x20
    lqa $88, 0x30
    lqa $87, 0x40
    lqa $126, 0x19940
    lqa $125, 0x19950
    lqa $124, 0x19960
    lqa $123, 0x19970
    lqa $122, 0x19980
    lqa $121, 0x19990
    lqa $120, 0x199a0
    lqa $119, 0x199b0
    lqa $118, 0x199c0
    lqa $117, 0x199d0
    lqa $116, 0x199e0
    lqa $115, 0x199f0
    lqa $114, 0x19a00
    lqa $113, 0x19a10
    lqa $112, 0x19a20
    lqa $111, 0x19a30
    andi $6, $3, 7
    rotmi $7, $3, -3
    shli $6, $6, 5
    a $6, $6, $7
    a $7, $6, $91
    lqd $8, 1600($7)
    lqd $9, 1616($7)
    shufb $6, $6, $6, $90
    andbi $6, $6, 15
    a $6, $6, $89
    shufb $110, $8, $9, $6
    lqd $8, 1856($7)
    lqd $9, 1872($7)
    shufb $109, $8, $9, $6
    lqd $8, 2112($7)
    lqd $9, 2128($7)
    shufb $108, $8, $9, $6
    lqd $8, 2368($7)
    lqd $9, 2384($7)
    shufb $107, $8, $9, $6
    lqd $8, 2624($7)
    lqd $9, 2640($7)
    shufb $106, $8, $9, $6
    lqd $8, 5696($7)
    lqd $9, 5712($7)
    shufb $105, $8, $9, $6
    lqd $8, 2880($7)
    lqd $9, 2896($7)
    shufb $104, $8, $9, $6
    lqd $8, 3136($7)
    lqd $9, 3152($7)
    shufb $103, $8, $9, $6
    lqd $8, 3392($7)
    lqd $9, 3408($7)
    shufb $102, $8, $9, $6
    lqd $8, 3648($7)
    lqd $9, 3664($7)
    shufb $101, $8, $9, $6
    lqd $8, 3904($7)
    lqd $9, 3920($7)
    shufb $100, $8, $9, $6
    lqd $8, 5952($7)
    lqd $9, 5968($7)
    shufb $99, $8, $9, $6
    lqd $8, 4160($7)
    lqd $9, 4176($7)
    shufb $98, $8, $9, $6
    lqd $8, 4416($7)
    lqd $9, 4432($7)
    shufb $97, $8, $9, $6
    lqd $8, 4672($7)
    lqd $9, 4688($7)
    shufb $96, $8, $9, $6
    lqd $8, 4928($7)
    lqd $9, 4944($7)
    shufb $95, $8, $9, $6
    lqd $8, 5184($7)
    lqd $9, 5200($7)
    shufb $94, $8, $9, $6
    lqd $8, 6208($7)
    lqd $7, 6224($7)
    shufb $93, $8, $7, $6
    sf $92, $3, $4
    ori $127, $3, 0
    cgti $2, $92, 0
    brz $2, casefold_edge_end
# 292 instructions for the even pipe, 198 for the odd one; 296 cycles
.align 3
casefold_edge_loop:
    nop
    lnop
    ai $3, $127, 1
    lnop
    shli $2, $127, 2
    lnop
    andi $6, $3, 7
    lnop
    rotmi $8, $3, -3
    lnop
    shli $5, $6, 5
    lqa $7, 0x180f0
    a $3, $2, $91
    lqa $6, 0x18100
    nop
    lnop
    nop
    lqd $10, 6720($3)
    a $11, $5, $8
    lqa $9, 0x18110
    nop
    lqd $8, 6896($3)
    xor $13, $7, $110
    shufb $12, $11, $11, $90
    xor $7, $6, $109
    lqa $110, 0x18120
    a $4, $11, $91
    lnop
    nor $11, $13, $7
    rotqby $5, $10, $2
    xor $7, $9, $108
    lqa $10, 0x18130
    andbi $108, $12, 15
    rotqby $6, $8, $2
    andc $12, $11, $7
    shlqbii $8, $112, 1
    xor $11, $110, $107
    rotqbii $112, $5, 1
    a $7, $108, $89
    shlqbii $110, $111, 1
    andc $111, $12, $11
    rotqbii $108, $6, 1
    xor $11, $10, $106
    lnop
    selb $106, $8, $112, $88
    lqa $10, 0x180a0
    orc $112, $11, $111
    lqa $8, 0x180b0
    selb $111, $110, $108, $88
    lnop
    andc $110, $112, $119
    lnop
    and $108, $112, $113
    lqa $11, 0x180c0
    selb $112, $113, $114, $110
    lnop
    xor $113, $10, $104
    lnop
    xor $12, $8, $103
    lqa $10, 0x180d0
    selb $8, $114, $119, $110
    lnop
    nor $110, $113, $12
    lnop
    xor $113, $11, $102
    lqa $12, 0x180e0
    selb $114, $119, $120, $108
    lnop
    andc $11, $110, $113
    lnop
    xor $110, $10, $101
    lnop
    or $113, $120, $108
    lnop
    andc $108, $11, $110
    lnop
    xor $110, $12, $100
    lnop
    selb $107, $120, $112, $105
    lqa $12, 0x18050
    orc $112, $110, $108
    lqa $11, 0x18060
    selb $120, $119, $8, $105
    lqd $110, 320($4)
    andc $119, $112, $121
    lqd $105, 336($4)
    and $8, $112, $115
    lqa $108, 0x18070
    selb $9, $115, $116, $119
    lqd $10, 576($4)
    xor $115, $12, $98
    lqd $13, 592($4)
    xor $112, $11, $97
    lqa $12, 0x18080
    selb $109, $116, $121, $119
    lqd $11, 832($4)
    nor $119, $115, $112
    lqd $14, 848($4)
    xor $115, $108, $96
    lqa $15, 0x18090
    selb $116, $121, $122, $8
    lnop
    andc $108, $119, $115
    lnop
    xor $16, $12, $95
    lnop
    or $119, $122, $8
    shufb $115, $110, $105, $7
    andc $110, $108, $16
    shufb $112, $10, $13, $7
    xor $108, $15, $94
    shufb $8, $11, $14, $7
    selb $105, $122, $9, $99
    lqa $11, 0x18000
    orc $9, $108, $110
    lqa $14, 0x18010
    selb $122, $121, $109, $99
    lqd $110, 1088($4)
    andc $109, $9, $123
    lqd $121, 1104($4)
    and $15, $9, $117
    lqa $108, 0x18020
    selb $10, $117, $118, $109
    lqd $9, 1344($4)
    xor $117, $11, $115
    lqd $13, 1360($4)
    xor $16, $14, $112
    lqa $11, 0x18030
    selb $14, $118, $123, $109
    lnop
    nor $109, $117, $16
    shufb $118, $110, $121, $7
    xor $16, $108, $8
    lqa $110, 0x18040
    selb $117, $123, $124, $15
    lnop
    andc $12, $109, $16
    shufb $121, $9, $13, $7
    xor $109, $11, $118
    lnop
    or $108, $124, $15
    lnop
    andc $15, $12, $109
    lnop
    xor $109, $110, $121
    lnop
    selb $9, $124, $10, $93
    lqd $110, 5440($4)
    orc $12, $109, $15
    lqd $10, 5456($4)
    selb $124, $123, $14, $93
    lqa $109, 0x180f0
    andc $123, $12, $125
    lqa $14, 0x18100
    and $15, $12, $111
    lnop
    selb $12, $111, $106, $123
    lnop
    selb $111, $106, $125, $123
    lqa $11, 0x18110
    selb $106, $125, $126, $15
    lnop
    xor $13, $109, $104
    shufb $123, $110, $10, $7
    xor $109, $14, $103
    lqa $110, 0x18120
    or $103, $126, $15
    shufb $104, $114, $114, $87
    nor $14, $13, $109
    rotqbyi $15, $5, 1
    xor $13, $11, $102
    lqa $109, 0x18130
    selb $102, $126, $12, $123
    rotqbyi $11, $6, 1
    andc $12, $14, $13
    shlqbii $126, $114, 1
    xor $13, $110, $101
    rotqbii $114, $15, 1
    selb $101, $125, $111, $123
    shlqbii $110, $113, 1
    andc $15, $12, $13
    rotqbii $111, $11, 1
    xor $11, $109, $100
    shufb $125, $113, $113, $87
    selb $113, $126, $114, $88
    lqa $109, 0x180a0
    orc $126, $11, $15
    lqa $114, 0x180b0
    selb $100, $110, $111, $88
    lnop
    andc $111, $126, $120
    lnop
    and $110, $126, $119
    lqa $11, 0x180c0
    selb $126, $119, $116, $111
    lnop
    xor $119, $109, $98
    lnop
    xor $15, $114, $97
    lqa $109, 0x180d0
    selb $12, $116, $120, $111
    lnop
    nor $111, $119, $15
    lnop
    xor $119, $11, $96
    lqa $15, 0x180e0
    selb $116, $120, $107, $110
    lnop
    andc $11, $111, $119
    lnop
    xor $111, $109, $95
    lnop
    or $119, $107, $110
    lnop
    andc $110, $11, $111
    lnop
    xor $111, $15, $94
    lnop
    selb $114, $107, $126, $99
    lqa $15, 0x18050
    orc $107, $111, $110
    lqa $11, 0x18060
    selb $126, $120, $12, $99
    lqd $111, 1600($4)
    andc $120, $107, $122
    lqd $99, 1616($4)
    and $12, $107, $108
    lqa $110, 0x18070
    selb $13, $108, $117, $120
    lqd $107, 1856($4)
    xor $109, $15, $115
    lqd $108, 1872($4)
    xor $14, $11, $112
    lqa $15, 0x18080
    selb $10, $117, $122, $120
    lqd $11, 2112($4)
    nor $120, $109, $14
    lqd $16, 2128($4)
    xor $109, $110, $8
    lqa $14, 0x18090
    selb $117, $122, $105, $12
    lnop
    andc $17, $120, $109
    lnop
    xor $18, $15, $118
    lnop
    or $120, $105, $12
    shufb $110, $111, $99, $7
    andc $111, $17, $18
    shufb $109, $107, $108, $7
    xor $107, $14, $121
    shufb $108, $11, $16, $7
    selb $99, $105, $13, $93
    lqa $11, 0x18000
    orc $105, $107, $111
    lqa $13, 0x18010
    selb $111, $122, $10, $93
    lqd $14, 2368($4)
    andc $10, $105, $124
    lqd $122, 2384($4)
    and $16, $105, $103
    lqa $17, 0x18020
    selb $18, $103, $106, $10
    lqd $105, 2624($4)
    xor $103, $11, $110
    lqd $12, 2640($4)
    xor $15, $13, $109
    lqa $11, 0x18030
    selb $13, $106, $124, $10
    lnop
    nor $10, $103, $15
    shufb $107, $14, $122, $7
    xor $122, $17, $108
    lqa $14, 0x18040
    selb $103, $124, $9, $16
    lnop
    andc $17, $10, $122
    shufb $106, $105, $12, $7
    xor $105, $11, $107
    lnop
    or $122, $9, $16
    lnop
    andc $16, $17, $105
    lnop
    xor $105, $14, $106
    lnop
    selb $10, $9, $18, $123
    lqd $14, 5696($4)
    orc $17, $105, $16
    lqd $18, 5712($4)
    selb $9, $124, $13, $123
    lqa $16, 0x180f0
    andc $124, $17, $101
    lqa $13, 0x18100
    and $11, $17, $100
    lnop
    selb $17, $100, $113, $124
    lnop
    selb $100, $113, $101, $124
    lqa $12, 0x18110
    selb $113, $101, $102, $11
    lnop
    xor $124, $16, $98
    shufb $105, $14, $18, $7
    xor $16, $13, $97
    lqa $14, 0x18120
    or $97, $102, $11
    shufb $98, $104, $116, $87
    nor $11, $124, $16
    rotqbyi $104, $5, 2
    xor $16, $12, $96
    lqa $124, 0x18130
    selb $96, $102, $17, $105
    rotqbyi $12, $6, 2
    andc $17, $11, $16
    shlqbii $102, $116, 1
    xor $116, $14, $95
    rotqbii $11, $104, 1
    selb $95, $101, $100, $105
    shlqbii $104, $119, 1
    andc $100, $17, $116
    rotqbii $101, $12, 1
    xor $12, $124, $94
    shufb $116, $125, $119, $87
    selb $125, $102, $11, $88
    lqa $124, 0x180a0
    orc $102, $12, $100
    lqa $11, 0x180b0
    selb $119, $104, $101, $88
    lnop
    andc $104, $102, $126
    lnop
    and $101, $102, $120
    lqa $100, 0x180c0
    selb $102, $120, $117, $104
    lnop
    xor $120, $124, $115
    lnop
    xor $12, $11, $112
    lqa $124, 0x180d0
    selb $11, $117, $126, $104
    lnop
    nor $104, $120, $12
    lnop
    xor $120, $100, $8
    lqa $12, 0x180e0
    selb $117, $126, $114, $101
    lnop
    andc $100, $104, $120
    lnop
    xor $104, $124, $118
    lnop
    or $120, $114, $101
    lnop
    andc $101, $100, $104
    lnop
    xor $104, $12, $121
    lnop
    selb $94, $114, $102, $93
    lqa $12, 0x18050
    orc $102, $104, $101
    lqa $100, 0x18060
    selb $114, $126, $11, $93
    lqd $101, 2880($4)
    andc $126, $102, $111
    lqd $93, 2896($4)
    and $11, $102, $122
    lqa $104, 0x18070
    selb $124, $122, $103, $126
    lqd $102, 3136($4)
    xor $122, $12, $110
    lqd $17, 3152($4)
    xor $14, $100, $109
    lqa $12, 0x18080
    selb $16, $103, $111, $126
    lqd $100, 3392($4)
    nor $126, $122, $14
    lqd $13, 3408($4)
    xor $103, $104, $108
    lqa $14, 0x18090
    selb $122, $111, $99, $11
    lnop
    andc $18, $126, $103
    lnop
    xor $15, $12, $107
    lnop
    or $126, $99, $11
    shufb $104, $101, $93, $7
    andc $101, $18, $15
    shufb $103, $102, $17, $7
    xor $15, $14, $106
    shufb $102, $100, $13, $7
    selb $93, $99, $124, $123
    lqa $100, 0x18000
    orc $99, $15, $101
    lqa $13, 0x18010
    selb $124, $111, $16, $123
    lqd $15, 3648($4)
    andc $16, $99, $9
    lqd $111, 3664($4)
    and $14, $99, $97
    lqa $17, 0x18020
    selb $18, $97, $113, $16
    lqd $99, 3904($4)
    xor $11, $100, $104
    lqd $97, 3920($4)
    xor $100, $13, $103
    lqa $12, 0x18030
    selb $13, $113, $9, $16
    lnop
    nor $16, $11, $100
    shufb $101, $15, $111, $7
    xor $11, $17, $102
    lqa $111, 0x18040
    selb $113, $9, $10, $14
    lnop
    andc $17, $16, $11
    shufb $100, $99, $97, $7
    xor $99, $12, $101
    lnop
    or $97, $10, $14
    lnop
    andc $14, $17, $99
    lnop
    xor $99, $111, $100
    lnop
    selb $11, $10, $18, $105
    lqd $111, 5952($4)
    orc $17, $99, $14
    lqd $18, 5968($4)
    selb $10, $9, $13, $105
    lqa $14, 0x180f0
    andc $9, $17, $95
    lqa $13, 0x18100
    and $12, $17, $119
    lnop
    selb $17, $119, $125, $9
    lnop
    selb $119, $125, $95, $9
    lqa $16, 0x18110
    selb $125, $95, $96, $12
    lnop
    xor $15, $14, $115
    shufb $99, $111, $18, $7
    xor $14, $13, $112
    lqa $111, 0x18120
    or $115, $96, $12
    shufb $9, $98, $117, $87
    nor $12, $15, $14
    rotqbyi $98, $5, 3
    xor $14, $16, $8
    lqa $5, 0x18130
    selb $8, $96, $17, $99
    rotqbyi $16, $6, 3
    andc $17, $12, $14
    shlqbii $96, $117, 1
    xor $117, $111, $118
    rotqbii $12, $98, 1
    selb $6, $95, $119, $99
    shlqbii $111, $120, 1
    andc $95, $17, $117
    rotqbii $119, $16, 1
    xor $16, $5, $121
    shufb $118, $116, $120, $87
    selb $117, $96, $12, $88
    lqa $121, 0x180a0
    orc $96, $16, $95
    lqa $12, 0x180b0
    selb $5, $111, $119, $88
    lnop
    andc $119, $96, $114
    lnop
    and $95, $96, $126
    lqa $111, 0x180c0
    selb $96, $126, $122, $119
    lnop
    xor $126, $121, $110
    lnop
    xor $16, $12, $109
    lqa $121, 0x180d0
    selb $12, $122, $114, $119
    lnop
    nor $122, $126, $16
    lnop
    xor $16, $111, $108
    lqa $126, 0x180e0
    selb $112, $114, $94, $95
    lnop
    andc $119, $122, $16
    lnop
    xor $122, $121, $107
    lnop
    or $111, $94, $95
    lnop
    andc $121, $119, $122
    lqd $95, 4160($4)
    xor $119, $126, $106
    lqd $122, 4176($4)
    selb $120, $94, $96, $123
    lqa $126, 0x18050
    orc $96, $119, $121
    lqa $94, 0x18060
    selb $119, $114, $12, $123
    lqd $121, 4416($4)
    andc $114, $96, $124
    lqd $123, 4432($4)
    and $12, $96, $97
    lqa $16, 0x18070
    selb $17, $97, $113, $114
    lqd $116, 4672($4)
    xor $97, $126, $104
    lqd $14, 4688($4)
    xor $96, $94, $103
    lqa $126, 0x18080
    selb $94, $113, $124, $114
    lnop
    nor $113, $97, $96
    lnop
    xor $96, $16, $102
    lqa $15, 0x18090
    selb $114, $124, $93, $12
    shufb $98, $95, $122, $7
    andc $122, $113, $96
    shufb $97, $121, $123, $7
    xor $123, $126, $101
    shufb $96, $116, $14, $7
    or $113, $93, $12
    lqd $126, 4928($4)
    andc $116, $122, $123
    lqd $12, 4944($4)
    xor $14, $15, $100
    lqd $123, 5184($4)
    selb $122, $93, $17, $105
    lqa $15, 0x18000
    orc $93, $14, $116
    lqa $17, 0x18010
    selb $121, $124, $94, $105
    lqd $14, 5200($4)
    andc $124, $93, $10
    shufb $94, $9, $112, $87
    and $9, $93, $115
    lqa $116, 0x18020
    selb $93, $115, $125, $124
    lqa $16, 0x18030
    xor $115, $15, $98
    lqd $13, 7072($3)
    xor $15, $17, $97
    rotqbyi $18, $94, 12
    selb $17, $125, $10, $124
    cwd $19, 0($2)
    nor $125, $115, $15
    shufb $95, $126, $12, $7
    xor $115, $116, $96
    lqa $126, 0x18040
    selb $116, $10, $11, $9
    shufb $94, $123, $14, $7
    andc $123, $125, $115
    shufb $14, $18, $13, $19
    xor $125, $16, $95
    hbrr casefold_edge_branch, casefold_edge_loop
    or $115, $11, $9
    lqd $16, 6208($4)
    andc $13, $123, $125
    lqd $9, 6224($4)
    xor $125, $126, $94
    shufb $4, $118, $111, $87
    selb $124, $11, $93, $99
    stqd $14, 7072($3)
    orc $93, $125, $13
    lqd $11, 7248($3)
    selb $123, $10, $17, $99
    lnop
    andc $10, $93, $6
    rotqbyi $17, $4, 12
    and $4, $93, $5
    lnop
    selb $125, $5, $117, $10
    shufb $93, $16, $9, $7
    selb $5, $117, $6, $10
    lnop
    selb $118, $6, $8, $4
    shufb $10, $17, $11, $19
    or $117, $8, $4
    lnop
    selb $126, $8, $125, $93
    lnop
    ai $92, $92, -1
    lnop
    selb $125, $6, $5, $93
    stqd $10, 7248($3)
    ai $127, $127, 1
casefold_edge_branch:
    brnz $92, casefold_edge_loop
casefold_edge_end:
    stqa $126, 0x19940
    stqa $125, 0x19950
    stqa $124, 0x19960
    stqa $123, 0x19970
    stqa $122, 0x19980
    stqa $121, 0x19990
    stqa $120, 0x199a0
    stqa $119, 0x199b0
    stqa $118, 0x199c0
    stqa $117, 0x199d0
    stqa $116, 0x199e0
    stqa $115, 0x199f0
    stqa $114, 0x19a00
    stqa $113, 0x19a10
    stqa $112, 0x19a20
    stqa $111, 0x19a30
    bi $0

.global casefold_steady
.align 3
casefold_steady:
    lqa $94, 0x0
    lqa $93, 0x10
    lqa $92, 0x20
    lqa $91, 0x30
    lqa $90, 0x40
    lqa $126, 0x19940
    lqa $125, 0x19950
    lqa $124, 0x19960
    lqa $123, 0x19970
    lqa $122, 0x19980
    lqa $121, 0x19990
    lqa $120, 0x199a0
    lqa $119, 0x199b0
    lqa $118, 0x199c0
    lqa $117, 0x199d0
    lqa $116, 0x199e0
    lqa $115, 0x199f0
    lqa $114, 0x19a00
    lqa $113, 0x19a10
    lqa $112, 0x19a20
    lqa $111, 0x19a30
    andi $6, $3, 7
    rotmi $7, $3, -3
    shli $6, $6, 5
    a $6, $6, $7
    a $7, $6, $94
    lqd $8, 1600($7)
    lqd $9, 1616($7)
    shufb $6, $6, $6, $93
    andbi $6, $6, 15
    a $6, $6, $92
    shufb $110, $8, $9, $6
    lqd $8, 1856($7)
    lqd $9, 1872($7)
    shufb $109, $8, $9, $6
    lqd $8, 2112($7)
    lqd $9, 2128($7)
    shufb $108, $8, $9, $6
    lqd $8, 2368($7)
    lqd $9, 2384($7)
    shufb $107, $8, $9, $6
    lqd $8, 2624($7)
    lqd $9, 2640($7)
    shufb $106, $8, $9, $6
    lqd $8, 2880($7)
    lqd $9, 2896($7)
    shufb $105, $8, $9, $6
    lqd $8, 3136($7)
    lqd $9, 3152($7)
    shufb $104, $8, $9, $6
    lqd $8, 3392($7)
    lqd $9, 3408($7)
    shufb $103, $8, $9, $6
    lqd $8, 3648($7)
    lqd $9, 3664($7)
    shufb $102, $8, $9, $6
    lqd $8, 3904($7)
    lqd $9, 3920($7)
    shufb $101, $8, $9, $6
    lqd $8, 4160($7)
    lqd $9, 4176($7)
    shufb $100, $8, $9, $6
    lqd $8, 4416($7)
    lqd $9, 4432($7)
    shufb $99, $8, $9, $6
    lqd $8, 4672($7)
    lqd $9, 4688($7)
    shufb $98, $8, $9, $6
    lqd $8, 4928($7)
    lqd $9, 4944($7)
    shufb $97, $8, $9, $6
    lqd $8, 5184($7)
    lqd $7, 5200($7)
    shufb $96, $8, $7, $6
    sf $95, $3, $4
    ori $127, $3, 0
    cgti $2, $95, 0
    brz $2, casefold_steady_end
# 260 instructions for the even pipe, 186 for the odd one; 265 cycles
.align 3
casefold_steady_loop:
    nop
    lnop
    ai $3, $127, 1
    lnop
    shli $2, $127, 2
    lnop
    andi $15, $3, 7
    lnop
    rotmi $16, $3, -3
    lnop
    shli $10, $15, 5
    lnop
    a $3, $2, $94
    lqa $15, 0x180f0
    nop
    lqa $6, 0x18100
    nop
    lqd $13, 6720($3)
    nop
    lqd $14, 6896($3)
    a $8, $10, $16
    lqa $7, 0x18110
    nop
    lnop
    xor $16, $15, $110
    shufb $10, $8, $8, $93
    xor $15, $6, $109
    lqa $110, 0x18120
    a $4, $8, $94
    rotqby $5, $13, $2
    nor $8, $16, $15
    rotqby $6, $14, $2
    xor $15, $7, $108
    lqa $14, 0x18130
    andbi $108, $10, 15
    shlqbii $16, $112, 1
    andc $10, $8, $15
    rotqbii $112, $5, 1
    xor $15, $110, $107
    shlqbii $8, $111, 1
    a $7, $108, $92
    rotqbii $110, $6, 1
    andc $108, $10, $15
    lqa $107, 0x180a0
    xor $10, $14, $106
    lqa $15, 0x180b0
    selb $106, $16, $112, $91
    lnop
    orc $112, $10, $108
    lnop
    selb $111, $8, $110, $91
    lqa $108, 0x180c0
    andc $110, $112, $119
    lnop
    xor $8, $107, $105
    lnop
    xor $107, $15, $104
    lqa $10, 0x180d0
    and $15, $112, $113
    lnop
    nor $112, $8, $107
    lnop
    xor $16, $108, $103
    lqa $8, 0x180e0
    selb $107, $113, $114, $110
    lnop
    andc $108, $112, $16
    lnop
    xor $112, $10, $102
    lnop
    selb $113, $114, $119, $110
    lqd $10, 320($4)
    andc $110, $108, $112
    lqa $16, 0x18050
    xor $112, $8, $101
    lqa $108, 0x18060
    selb $114, $119, $120, $15
    lqd $8, 336($4)
    orc $13, $112, $110
    lqd $14, 576($4)
    or $119, $120, $15
    lqa $112, 0x18070
    andc $110, $13, $121
    lqd $15, 592($4)
    xor $120, $16, $100
    lqd $109, 832($4)
    xor $11, $108, $99
    lqa $16, 0x18080
    and $12, $13, $115
    lqd $108, 848($4)
    nor $13, $120, $11
    lnop
    xor $9, $112, $98
    lqa $11, 0x18090
    selb $120, $115, $116, $110
    lnop
    andc $17, $13, $9
    shufb $115, $10, $8, $7
    xor $10, $16, $97
    shufb $112, $14, $15, $7
    selb $9, $116, $121, $110
    shufb $8, $109, $108, $7
    andc $110, $17, $10
    lqa $109, 0x18000
    xor $10, $11, $96
    lqa $17, 0x18010
    selb $116, $121, $122, $12
    lqd $11, 1088($4)
    orc $14, $10, $110
    lqd $108, 1104($4)
    or $121, $122, $12
    lqa $110, 0x18020
    andc $15, $14, $123
    lqd $12, 1344($4)
    xor $10, $109, $115
    lqd $16, 1360($4)
    xor $13, $17, $112
    lqa $109, 0x18030
    and $17, $14, $117
    lnop
    nor $14, $10, $13
    shufb $122, $11, $108, $7
    xor $11, $110, $8
    lqa $108, 0x18040
    selb $10, $117, $118, $15
    lnop
    andc $110, $14, $11
    shufb $117, $12, $16, $7
    xor $12, $109, $122
    lnop
    selb $11, $118, $123, $15
    lnop
    andc $15, $110, $12
    lnop
    xor $110, $108, $117
    lnop
    selb $118, $123, $124, $17
    lqa $108, 0x180f0
    orc $12, $110, $15
    lqa $109, 0x18100
    or $123, $124, $17
    lnop
    andc $17, $12, $125
    lnop
    and $110, $12, $111
    lqa $15, 0x18110
    selb $124, $111, $106, $17
    lnop
    xor $12, $108, $105
    shufb $111, $114, $114, $90
    xor $105, $109, $104
    lqa $108, 0x18120
    selb $104, $106, $125, $17
    rotqbyi $109, $5, 1
    nor $17, $12, $105
    rotqbyi $106, $6, 1
    xor $12, $15, $103
    lqa $105, 0x18130
    selb $103, $125, $126, $110
    shlqbii $15, $114, 1
    andc $114, $17, $12
    rotqbii $125, $109, 1
    xor $12, $108, $102
    shlqbii $109, $119, 1
    or $102, $126, $110
    rotqbii $108, $106, 1
    andc $110, $114, $12
    lqa $106, 0x180a0
    xor $114, $105, $101
    lqa $12, 0x180b0
    selb $126, $15, $125, $91
    shufb $101, $119, $119, $90
    orc $125, $114, $110
    lnop
    selb $119, $109, $108, $91
    lqa $114, 0x180c0
    andc $109, $125, $113
    lnop
    xor $108, $106, $100
    lnop
    xor $110, $12, $99
    lqa $106, 0x180d0
    and $12, $125, $121
    lnop
    nor $15, $108, $110
    lnop
    xor $108, $114, $98
    lqa $110, 0x180e0
    selb $125, $121, $116, $109
    lnop
    andc $114, $15, $108
    lnop
    xor $108, $106, $97
    lnop
    selb $121, $116, $113, $109
    lqd $106, 1600($4)
    andc $109, $114, $108
    lqa $15, 0x18050
    xor $114, $110, $96
    lqa $108, 0x18060
    selb $116, $113, $107, $12
    lqd $105, 1616($4)
    orc $110, $114, $109
    lqd $17, 1856($4)
    or $113, $107, $12
    lqa $114, 0x18070
    andc $12, $110, $9
    lqd $107, 1872($4)
    xor $109, $15, $115
    lqd $14, 2112($4)
    xor $16, $108, $112
    lqa $15, 0x18080
    and $18, $110, $123
    lqd $13, 2128($4)
    nor $108, $109, $16
    lnop
    xor $109, $114, $8
    lqa $16, 0x18090
    selb $114, $123, $118, $12
    lnop
    andc $19, $108, $109
    shufb $110, $106, $105, $7
    xor $106, $15, $122
    shufb $109, $17, $107, $7
    selb $123, $118, $9, $12
    shufb $108, $14, $13, $7
    andc $12, $19, $106
    lqa $13, 0x18000
    xor $106, $16, $117
    lqa $19, 0x18010
    selb $118, $9, $120, $18
    lqd $16, 2368($4)
    orc $107, $106, $12
    lqd $14, 2384($4)
    or $9, $120, $18
    lqa $106, 0x18020
    andc $15, $107, $11
    lqd $18, 2624($4)
    xor $120, $13, $110
    lqd $12, 2640($4)
    xor $17, $19, $109
    lqa $13, 0x18030
    and $19, $107, $102
    lnop
    nor $105, $120, $17
    shufb $107, $16, $14, $7
    xor $16, $106, $108
    lqa $14, 0x18040
    selb $120, $102, $103, $15
    lnop
    andc $102, $105, $16
    shufb $106, $18, $12, $7
    xor $105, $13, $107
    lnop
    selb $12, $103, $11, $15
    lnop
    andc $103, $102, $105
    lnop
    xor $105, $14, $106
    lnop
    selb $102, $11, $10, $19
    lqa $14, 0x180f0
    orc $15, $105, $103
    lqa $13, 0x18100
    or $11, $10, $19
    lnop
    andc $19, $15, $104
    lnop
    and $105, $15, $119
    lqa $103, 0x18110
    selb $10, $119, $126, $19
    lnop
    xor $15, $14, $100
    shufb $119, $111, $116, $90
    xor $100, $13, $99
    lqa $111, 0x18120
    selb $99, $126, $104, $19
    rotqbyi $13, $5, 2
    nor $19, $15, $100
    rotqbyi $126, $6, 2
    xor $15, $103, $98
    lqa $100, 0x18130
    selb $98, $104, $124, $105
    shlqbii $103, $116, 1
    andc $104, $19, $15
    rotqbii $116, $13, 1
    xor $15, $111, $97
    shlqbii $13, $113, 1
    or $97, $124, $105
    rotqbii $111, $126, 1
    andc $126, $104, $15
    lqa $105, 0x180a0
    xor $104, $100, $96
    lqa $15, 0x180b0
    selb $124, $103, $116, $91
    shufb $96, $101, $113, $90
    orc $116, $104, $126
    lnop
    selb $113, $13, $111, $91
    lqa $126, 0x180c0
    andc $111, $116, $121
    lnop
    xor $13, $105, $115
    lnop
    xor $104, $15, $112
    lqa $105, 0x180d0
    and $15, $116, $9
    lnop
    nor $103, $13, $104
    lnop
    xor $13, $126, $8
    lqa $104, 0x180e0
    selb $116, $9, $118, $111
    lnop
    andc $126, $103, $13
    lnop
    xor $103, $105, $122
    lnop
    selb $9, $118, $121, $111
    lqd $13, 2880($4)
    andc $111, $126, $103
    lqa $105, 0x18050
    xor $126, $104, $117
    lqa $103, 0x18060
    selb $118, $121, $125, $15
    lqd $104, 2896($4)
    orc $100, $126, $111
    lqd $101, 3136($4)
    or $121, $125, $15
    lqa $126, 0x18070
    andc $111, $100, $123
    lqd $15, 3152($4)
    xor $125, $105, $110
    lqd $19, 3392($4)
    xor $105, $103, $109
    lqa $14, 0x18080
    and $18, $100, $11
    lqd $16, 3408($4)
    nor $100, $125, $105
    lnop
    xor $103, $126, $108
    lqa $17, 0x18090
    selb $125, $11, $102, $111
    lnop
    andc $126, $100, $103
    shufb $105, $13, $104, $7
    xor $100, $14, $107
    shufb $104, $101, $15, $7
    selb $11, $102, $123, $111
    shufb $103, $19, $16, $7
    andc $111, $126, $100
    lqa $102, 0x18000
    xor $100, $17, $106
    lqa $16, 0x18010
    selb $126, $123, $114, $18
    lqd $17, 3648($4)
    orc $101, $100, $111
    lqd $19, 3664($4)
    or $123, $114, $18
    lqa $111, 0x18020
    andc $18, $101, $12
    lqd $114, 3904($4)
    xor $14, $102, $105
    lqd $100, 3920($4)
    xor $13, $16, $104
    lqa $15, 0x18030
    and $16, $101, $97
    lnop
    nor $20, $14, $13
    shufb $102, $17, $19, $7
    xor $14, $111, $103
    lqa $17, 0x18040
    selb $13, $97, $98, $18
    lnop
    andc $97, $20, $14
    shufb $101, $114, $100, $7
    xor $114, $15, $102
    lnop
    selb $14, $98, $12, $18
    lnop
    andc $98, $97, $114
    lnop
    xor $114, $17, $101
    lnop
    selb $97, $12, $120, $16
    lqa $17, 0x180f0
    orc $18, $114, $98
    lqa $100, 0x18100
    or $12, $120, $16
    lnop
    andc $120, $18, $99
    lnop
    and $114, $18, $113
    lqa $98, 0x18110
    selb $15, $113, $124, $120
    lnop
    xor $18, $17, $115
    shufb $113, $119, $118, $90
    xor $115, $100, $112
    lqa $119, 0x18120
    selb $16, $124, $99, $120
    rotqbyi $112, $5, 3
    nor $120, $18, $115
    rotqbyi $124, $6, 3
    xor $6, $98, $8
    lqa $115, 0x18130
    selb $8, $99, $10, $114
    shlqbii $98, $118, 1
    andc $18, $120, $6
    rotqbii $99, $112, 1
    xor $112, $119, $122
    shlqbii $120, $121, 1
    or $118, $10, $114
    rotqbii $122, $124, 1
    andc $124, $18, $112
    lqa $114, 0x180a0
    xor $112, $115, $117
    lqa $18, 0x180b0
    selb $10, $98, $99, $91
    shufb $117, $96, $121, $90
    orc $121, $112, $124
    lnop
    selb $6, $120, $122, $91
    lqa $124, 0x180c0
    andc $122, $121, $9
    lnop
    xor $120, $114, $110
    lnop
    xor $112, $18, $109
    lqa $114, 0x180d0
    and $18, $121, $123
    lnop
    nor $121, $120, $112
    lnop
    xor $99, $124, $108
    lqa $112, 0x180e0
    selb $120, $123, $126, $122
    lqd $124, 4160($4)
    andc $98, $121, $99
    lqd $123, 4176($4)
    xor $99, $114, $107
    lqd $121, 4416($4)
    selb $119, $126, $9, $122
    lqd $114, 4432($4)
    andc $126, $98, $99
    lqa $122, 0x18050
    xor $99, $112, $106
    lqa $98, 0x18060
    selb $112, $9, $116, $18
    lqd $96, 4672($4)
    orc $115, $99, $126
    lqd $9, 4688($4)
    or $111, $116, $18
    lqa $126, 0x18070
    andc $116, $115, $11
    lnop
    xor $18, $122, $105
    shufb $100, $124, $123, $7
    xor $123, $98, $104
    lqa $124, 0x18080
    and $5, $115, $12
    shufb $99, $121, $114, $7
    nor $121, $18, $123
    shufb $98, $96, $9, $7
    xor $96, $126, $103
    lqa $123, 0x18090
    selb $122, $12, $97, $116
    lqd $126, 4928($4)
    andc $9, $121, $96
    lqd $12, 4944($4)
    xor $96, $124, $102
    lqd $18, 5184($4)
    selb $121, $97, $11, $116
    lqa $124, 0x18000
    andc $116, $9, $96
    lqa $97, 0x18010
    xor $96, $123, $101
    shufb $9, $113, $112, $90
    selb $114, $11, $125, $5
    lqd $123, 5200($4)
    orc $4, $96, $116
    lqa $11, 0x18020
    or $113, $125, $5
    lqd $116, 7072($3)
    andc $125, $4, $14
    rotqbyi $5, $9, 12
    xor $9, $124, $100
    cwd $17, 0($2)
    xor $124, $97, $99
    lqa $2, 0x18030
    and $20, $4, $118
    shufb $97, $126, $12, $7
    nor $4, $9, $124
    lqa $126, 0x18040
    xor $9, $11, $98
    shufb $12, $5, $116, $17
    selb $124, $118, $8, $125
    hbrr casefold_steady_branch, casefold_steady_loop
    andc $118, $4, $9
    shufb $96, $18, $123, $7
    xor $4, $2, $97
    lnop
    selb $123, $8, $14, $125
    shufb $2, $117, $111, $90
    andc $125, $118, $4
    stqd $12, 7072($3)
    xor $118, $126, $96
    lqd $4, 7248($3)
    selb $116, $14, $13, $20
    lnop
    orc $14, $118, $125
    rotqbyi $12, $2, 12
    or $115, $13, $20
    lnop
    andc $13, $14, $16
    lnop
    and $20, $14, $6
    lnop
    selb $126, $6, $10, $13
    shufb $14, $12, $4, $17
    selb $125, $10, $16, $13
    lnop
    selb $118, $16, $15, $20
    lnop
    ai $95, $95, -1
    lnop
    or $117, $15, $20
    stqd $14, 7248($3)
    ai $127, $127, 1
casefold_steady_branch:
    brnz $95, casefold_steady_loop
casefold_steady_end:
    stqa $126, 0x19940
    stqa $125, 0x19950
    stqa $124, 0x19960
    stqa $123, 0x19970
    stqa $122, 0x19980
    stqa $121, 0x19990
    stqa $120, 0x199a0
    stqa $119, 0x199b0
    stqa $118, 0x199c0
    stqa $117, 0x199d0
    stqa $116, 0x199e0
    stqa $115, 0x199f0
    stqa $114, 0x19a00
    stqa $113, 0x19a10
    stqa $112, 0x19a20
    stqa $111, 0x19a30
    bi $0

.global casefold_edge_tap
.align 3
casefold_edge_tap:
    lqa $90, 0x0
    lqa $89, 0x10
    lqa $88, 0x20
    lqa $87, 0x30
    lqa $86, 0x50
    lqa $85, 0x60
    lqa $84, 0x70
    lqa $83, 0x80
    lqa $82, 0x90
    lqa $81, 0xa0
    ori $91, $5, 0
    lqa $126, 0x19940
    lqa $125, 0x19950
    lqa $124, 0x19960
    lqa $123, 0x19970
    lqa $122, 0x19980
    lqa $121, 0x19990
    lqa $120, 0x199a0
    lqa $119, 0x199b0
    lqa $118, 0x199c0
    lqa $117, 0x199d0
    lqa $116, 0x199e0
    lqa $115, 0x199f0
    lqa $114, 0x19a00
    lqa $113, 0x19a10
    lqa $112, 0x19a20
    lqa $111, 0x19a30
    andi $6, $3, 7
    rotmi $7, $3, -3
    shli $6, $6, 5
    a $6, $6, $7
    a $7, $6, $90
    lqd $8, 1600($7)
    lqd $9, 1616($7)
    shufb $6, $6, $6, $89
    andbi $6, $6, 15
    a $6, $6, $88
    shufb $110, $8, $9, $6
    lqd $8, 1856($7)
    lqd $9, 1872($7)
    shufb $109, $8, $9, $6
    lqd $8, 2112($7)
    lqd $9, 2128($7)
    shufb $108, $8, $9, $6
    lqd $8, 2368($7)
    lqd $9, 2384($7)
    shufb $107, $8, $9, $6
    lqd $8, 2624($7)
    lqd $9, 2640($7)
    shufb $106, $8, $9, $6
    lqd $8, 5696($7)
    lqd $9, 5712($7)
    shufb $105, $8, $9, $6
    lqd $8, 2880($7)
    lqd $9, 2896($7)
    shufb $104, $8, $9, $6
    lqd $8, 3136($7)
    lqd $9, 3152($7)
    shufb $103, $8, $9, $6
    lqd $8, 3392($7)
    lqd $9, 3408($7)
    shufb $102, $8, $9, $6
    lqd $8, 3648($7)
    lqd $9, 3664($7)
    shufb $101, $8, $9, $6
    lqd $8, 3904($7)
    lqd $9, 3920($7)
    shufb $100, $8, $9, $6
    lqd $8, 5952($7)
    lqd $9, 5968($7)
    shufb $99, $8, $9, $6
    lqd $8, 4160($7)
    lqd $9, 4176($7)
    shufb $98, $8, $9, $6
    lqd $8, 4416($7)
    lqd $9, 4432($7)
    shufb $97, $8, $9, $6
    lqd $8, 4672($7)
    lqd $9, 4688($7)
    shufb $96, $8, $9, $6
    lqd $8, 4928($7)
    lqd $9, 4944($7)
    shufb $95, $8, $9, $6
    lqd $8, 5184($7)
    lqd $9, 5200($7)
    shufb $94, $8, $9, $6
    lqd $8, 6208($7)
    lqd $7, 6224($7)
    shufb $93, $8, $7, $6
    sf $92, $3, $4
    ori $127, $3, 0
    cgti $2, $92, 0
    brz $2, casefold_edge_tap_end
# 307 instructions for the even pipe, 268 for the odd one; 350 cycles
.align 3
casefold_edge_tap_loop:
    nop
    lnop
    ai $19, $127, 1
    lnop
    nop
    lnop
    andi $3, $19, 7
    lnop
    rotmi $8, $19, -3
    lnop
    shli $2, $127, 2
    lnop
    shli $19, $3, 5
    lnop
    nop
    lnop
    nop
    lnop
    a $3, $2, $90
    lnop
    a $11, $19, $8
    lnop
    nop
    lqd $8, 6720($3)
    a $4, $11, $90
    lnop
    nop
    lnop
    nop
    lqd $19, 320($4)
    nop
    lqd $6, 6896($3)
    nop
    shufb $18, $11, $11, $89
    nop
    rotqby $5, $8, $2
    nop
    shlqbii $8, $112, 1
    nop
    lqa $11, 0x180f0
    nop
    lqa $12, 0x18100
    nop
    rotqby $112, $6, $2
    andbi $14, $18, 15
    rotqbii $13, $5, 1
    nop
    lqa $18, 0x18110
    a $6, $14, $88
    shlqbii $9, $111, 1
    xor $14, $11, $110
    rotqbii $111, $112, 1
    xor $11, $12, $109
    lqa $110, 0x18120
    selb $109, $8, $13, $87
    lqa $12, 0x180a0
    nor $8, $14, $11
    lqa $13, 0x180b0
    xor $14, $18, $108
    lqd $11, 336($4)
    selb $108, $9, $111, $87
    lqd $18, 576($4)
    andc $111, $8, $14
    lqa $9, 0x180c0
    xor $14, $110, $107
    lqa $8, 0x18130
    xor $107, $12, $104
    lqd $110, 592($4)
    xor $15, $13, $103
    lqa $12, 0x180d0
    andc $17, $111, $14
    lqd $13, 832($4)
    nor $10, $107, $15
    lqd $14, 848($4)
    xor $15, $9, $102
    lqa $107, 0x180e0
    xor $9, $8, $106
    shufb $111, $19, $11, $6
    andc $106, $10, $15
    shufb $7, $18, $110, $6
    xor $110, $12, $101
    lqa $10, 0x18050
    orc $15, $9, $17
    lqa $12, 0x18060
    andc $9, $106, $110
    shufb $8, $13, $14, $6
    xor $106, $107, $100
    lqd $110, 1088($4)
    and $107, $15, $113
    lqa $13, 0x18070
    orc $17, $106, $9
    lqa $14, 0x18000
    xor $106, $10, $98
    lqa $9, 0x18010
    xor $18, $12, $97
    lqd $10, 1104($4)
    and $19, $17, $115
    lqd $12, 1344($4)
    nor $11, $106, $18
    lqa $16, 0x18020
    xor $18, $13, $96
    lqa $106, 0x18080
    xor $20, $14, $111
    lqd $13, 1360($4)
    xor $21, $9, $7
    lqa $14, 0x18030
    andc $22, $11, $18
    lnop
    nor $11, $20, $21
    shufb $9, $110, $10, $6
    xor $20, $16, $8
    lqa $110, 0x18040
    xor $21, $106, $95
    lqa $16, 0x18090
    andc $106, $11, $20
    shufb $10, $12, $13, $6
    xor $11, $14, $9
    lnop
    andc $14, $22, $21
    lnop
    andc $21, $106, $11
    lnop
    xor $106, $110, $10
    lnop
    xor $110, $16, $94
    lnop
    orc $22, $106, $21
    lnop
    orc $106, $110, $14
    lnop
    and $110, $22, $108
    lnop
    and $21, $106, $117
    lnop
    selb $11, $125, $126, $110
    lnop
    selb $12, $123, $124, $21
    lnop
    selb $13, $121, $122, $19
    stqa $11, 0x19d00
    selb $14, $119, $120, $107
    stqa $12, 0x19d10
    andc $16, $15, $119
    stqa $13, 0x19d20
    a $15, $91, $90
    stqa $14, 0x19d30
    selb $20, $113, $114, $16
    lnop
    selb $113, $114, $119, $16
    lqd $18, 7424($15)
    or $23, $120, $107
    lnop
    selb $114, $120, $20, $105
    lqd $107, 5440($4)
    andc $16, $17, $121
    lqd $20, 5456($4)
    selb $120, $119, $113, $105
    lnop
    selb $119, $115, $116, $16
    lnop
    selb $17, $116, $121, $16
    rotqby $113, $18, $91
    or $116, $122, $19
    lnop
    selb $115, $122, $119, $99
    lnop
    andc $19, $106, $123
    shufb $122, $107, $20, $6
    or $119, $126, $110
    rotqbyi $107, $113, 13
    or $105, $124, $21
    lqd $113, 7072($3)
    selb $16, $121, $17, $99
    stqa $119, 0x19d40
    selb $121, $117, $118, $19
    stqa $105, 0x19d50
    selb $117, $118, $123, $19
    stqa $116, 0x19d60
    selb $118, $124, $121, $93
    stqa $23, 0x19d70
    andc $121, $22, $125
    lqa $19, 0x180f0
    selb $124, $123, $117, $93
    lqa $22, 0x18100
    selb $117, $108, $109, $121
    rotqbyi $17, $112, 1
    selb $108, $109, $125, $121
    lqd $21, 1600($4)
    selb $123, $126, $117, $122
    lqa $121, 0x18110
    selb $126, $125, $108, $122
    shlqbii $117, $23, 1
    xor $108, $19, $104
    rotqbii $125, $17, 1
    xor $17, $22, $103
    lqa $104, 0x18120
    andi $103, $107, 255
    lqa $22, 0x180a0
    nor $107, $108, $17
    lqa $19, 0x180b0
    xor $17, $121, $102
    lqd $108, 1616($4)
    selb $102, $117, $125, $87
    lqd $121, 1856($4)
    andc $125, $107, $17
    lqa $117, 0x180c0
    xor $17, $104, $101
    lqa $107, 0x18130
    xor $101, $22, $98
    lqd $104, 1872($4)
    xor $23, $19, $97
    lqa $22, 0x180d0
    andc $106, $125, $17
    lqd $19, 2112($4)
    nor $17, $101, $23
    lqd $125, 2128($4)
    xor $23, $117, $96
    lqa $101, 0x180e0
    xor $117, $107, $100
    shufb $110, $21, $108, $6
    andc $107, $17, $23
    shufb $109, $121, $104, $6
    xor $121, $22, $95
    lqa $104, 0x18050
    orc $100, $117, $106
    lqa $22, 0x18060
    andc $117, $107, $121
    shufb $108, $19, $125, $6
    xor $121, $101, $94
    lqd $125, 2368($4)
    and $19, $100, $116
    lqa $107, 0x18070
    orc $101, $121, $117
    lqa $106, 0x18000
    xor $121, $104, $111
    lqa $117, 0x18010
    xor $17, $22, $7
    lqd $104, 2384($4)
    and $23, $101, $105
    lqd $22, 2624($4)
    nor $21, $121, $17
    lqa $20, 0x18020
    xor $17, $107, $8
    lqa $121, 0x18080
    xor $24, $106, $110
    lqd $18, 2640($4)
    xor $106, $117, $109
    lqa $25, 0x18030
    andc $26, $21, $17
    lqd $117, 7488($15)
    nor $17, $24, $106
    shufb $107, $125, $104, $6
    xor $104, $20, $108
    lqa $125, 0x18040
    xor $24, $121, $9
    lqa $20, 0x18090
    andc $121, $17, $104
    shufb $106, $22, $18, $6
    xor $104, $25, $107
    cbd $17, 0($2)
    andc $25, $26, $24
    lnop
    andc $24, $121, $104
    lnop
    xor $121, $125, $106
    lnop
    xor $104, $20, $10
    shufb $125, $103, $113, $17
    orc $113, $121, $24
    rotqby $20, $117, $91
    orc $103, $104, $25
    lnop
    and $25, $113, $102
    lnop
    and $24, $103, $119
    stqd $125, 7072($3)
    selb $125, $126, $123, $25
    rotqbyi $26, $20, 13
    selb $117, $124, $118, $24
    lqd $20, 7248($3)
    selb $121, $16, $115, $23
    stqa $125, 0x19d00
    selb $104, $120, $114, $19
    stqa $117, 0x19d10
    nop
    stqa $121, 0x19d20
    nop
    stqa $104, 0x19d30
    nop
    lqd $18, 7424($15)
    nop
    lnop
    andi $22, $26, 255
    lnop
    nop
    lnop
    nop
    shufb $26, $22, $20, $17
    nop
    lnop
    nop
    rotqby $17, $18, $91
    nop
    lnop
    nop
    stqd $26, 7248($3)
    a $20, $2, $86
    rotqbyi $26, $5, 1
    or $3, $123, $25
    rotqbyi $22, $17, 13
    or $17, $118, $24
    lqd $25, 0($20)
    or $18, $115, $23
    stqa $3, 0x19d40
    or $23, $114, $19
    stqa $17, 0x19d50
    nop
    stqa $18, 0x19d60
    nop
    stqa $23, 0x19d70
    nop
    lqd $19, 7488($15)
    nop
    cbd $24, 0($20)
    nop
    shlqbii $21, $14, 1
    andi $27, $22, 255
    rotqbii $14, $26, 1
    nop
    lnop
    nop
    shufb $22, $27, $25, $24
    nop
    rotqby $24, $19, $91
    selb $19, $21, $14, $87
    lnop
    andc $14, $100, $120
    lnop
    a $100, $2, $85
    stqd $22, 0($20)
    selb $20, $116, $13, $14
    rotqbyi $22, $24, 13
    selb $116, $13, $120, $14
    lqd $24, 0($100)
    selb $13, $114, $20, $99
    lqd $14, 5696($4)
    selb $114, $120, $116, $99
    cbd $20, 0($100)
    andc $116, $101, $16
    lqd $120, 5712($4)
    andi $101, $22, 255
    lnop
    selb $22, $105, $12, $116
    lnop
    selb $99, $12, $16, $116
    shufb $21, $101, $24, $20
    selb $12, $115, $22, $93
    lnop
    andc $22, $103, $124
    lnop
    selb $115, $16, $99, $93
    shufb $105, $14, $120, $6
    selb $120, $119, $11, $22
    stqd $21, 0($100)
    selb $119, $11, $124, $22
    lqd $100, 2880($4)
    selb $11, $118, $120, $122
    lqa $22, 0x180f0
    andc $120, $113, $126
    lqa $118, 0x18100
    selb $113, $124, $119, $122
    rotqbyi $21, $5, 2
    selb $119, $102, $19, $120
    shlqbii $99, $104, 1
    selb $104, $19, $126, $120
    lqa $102, 0x18110
    selb $124, $123, $119, $105
    rotqbyi $120, $112, 2
    xor $119, $22, $98
    rotqbii $123, $21, 1
    xor $21, $118, $97
    lqa $98, 0x18120
    selb $97, $126, $104, $105
    shlqbii $118, $23, 1
    nor $104, $119, $21
    rotqbii $126, $120, 1
    xor $120, $102, $96
    lqa $119, 0x180a0
    selb $96, $99, $123, $87
    lqa $102, 0x180b0
    andc $99, $104, $120
    lqa $123, 0x18130
    xor $104, $98, $95
    lqd $120, 2896($4)
    selb $95, $118, $126, $87
    lqa $98, 0x180c0
    andc $118, $99, $104
    lqd $126, 3136($4)
    xor $104, $119, $111
    lqd $99, 3152($4)
    xor $21, $102, $7
    lqa $119, 0x180d0
    xor $102, $123, $94
    lqd $23, 3392($4)
    nor $94, $104, $21
    lqd $123, 3408($4)
    xor $22, $98, $8
    lqa $21, 0x180e0
    orc $98, $102, $118
    shufb $104, $100, $120, $6
    andc $120, $94, $22
    shufb $103, $126, $99, $6
    xor $126, $119, $9
    lqa $99, 0x18050
    andc $94, $98, $114
    lqa $119, 0x18060
    andc $22, $120, $126
    shufb $102, $23, $123, $6
    xor $123, $21, $10
    lqd $126, 3648($4)
    and $21, $98, $18
    lqa $120, 0x18070
    orc $98, $123, $22
    lqa $23, 0x18000
    xor $123, $99, $110
    lqa $22, 0x18010
    xor $118, $119, $109
    lqd $99, 3664($4)
    and $19, $98, $17
    lqd $119, 3904($4)
    nor $100, $123, $118
    lqa $14, 0x18020
    xor $118, $120, $108
    lqa $123, 0x18080
    xor $16, $23, $104
    lqd $120, 3920($4)
    xor $116, $22, $103
    lqa $23, 0x18030
    andc $22, $100, $118
    lnop
    nor $118, $16, $116
    shufb $101, $126, $99, $6
    xor $116, $14, $102
    lqa $126, 0x18040
    xor $99, $123, $107
    lqa $14, 0x18090
    andc $123, $118, $116
    shufb $100, $119, $120, $6
    xor $120, $23, $101
    lnop
    andc $23, $22, $99
    lnop
    andc $99, $123, $120
    lnop
    xor $123, $126, $100
    lnop
    xor $126, $14, $106
    lnop
    orc $120, $123, $99
    lnop
    orc $14, $126, $23
    lnop
    and $23, $120, $95
    lnop
    and $22, $14, $3
    lnop
    selb $126, $97, $124, $23
    lnop
    selb $123, $113, $11, $22
    lnop
    selb $119, $115, $12, $19
    stqa $126, 0x19d00
    selb $16, $114, $13, $21
    stqa $123, 0x19d10
    selb $99, $18, $121, $94
    stqa $119, 0x19d20
    selb $18, $121, $114, $94
    stqa $16, 0x19d30
    or $94, $13, $21
    lqd $118, 7424($15)
    selb $121, $13, $99, $93
    lnop
    andc $99, $98, $115
    lqd $21, 5952($4)
    selb $13, $114, $18, $93
    lqd $98, 5968($4)
    selb $114, $17, $117, $99
    lnop
    selb $18, $117, $115, $99
    lnop
    or $17, $12, $19
    rotqby $117, $118, $91
    selb $93, $12, $114, $122
    lnop
    selb $12, $115, $18, $122
    lnop
    a $115, $2, $84
    shufb $99, $21, $98, $6
    andc $98, $14, $113
    rotqbyi $21, $117, 13
    or $18, $124, $23
    lqd $117, 0($115)
    or $14, $11, $22
    cbd $114, 0($115)
    selb $22, $3, $125, $98
    stqa $18, 0x19d40
    selb $3, $125, $113, $98
    stqa $14, 0x19d50
    selb $125, $11, $22, $105
    stqa $17, 0x19d60
    andc $22, $120, $97
    stqa $94, 0x19d70
    selb $11, $113, $3, $105
    lqa $120, 0x180f0
    selb $113, $95, $96, $22
    lqa $98, 0x18100
    selb $95, $96, $97, $22
    rotqbyi $23, $112, 3
    selb $3, $124, $113, $99
    lqd $112, 4160($4)
    selb $19, $97, $95, $99
    lqa $124, 0x18110
    andi $113, $21, 255
    shlqbii $97, $94, 1
    xor $21, $120, $111
    rotqbii $94, $23, 1
    xor $111, $98, $7
    lqa $120, 0x18120
    a $7, $2, $83
    lqa $98, 0x180a0
    nor $23, $21, $111
    lqa $95, 0x180b0
    xor $21, $124, $8
    lqd $111, 4176($4)
    selb $8, $97, $94, $87
    lqd $124, 4416($4)
    andc $97, $23, $21
    lqa $94, 0x180c0
    xor $23, $120, $9
    lqa $21, 0x18130
    xor $9, $98, $110
    lqd $120, 4432($4)
    xor $98, $95, $109
    lqa $96, 0x180d0
    andc $22, $97, $23
    lqd $95, 4672($4)
    nor $118, $9, $98
    lqd $23, 4688($4)
    xor $116, $94, $108
    lqa $9, 0x180e0
    xor $94, $21, $10
    shufb $98, $112, $111, $6
    andc $112, $118, $116
    shufb $97, $124, $120, $6
    xor $124, $96, $107
    lqa $120, 0x18050
    orc $10, $94, $22
    lqa $118, 0x18060
    andc $94, $112, $124
    shufb $96, $95, $23, $6
    xor $112, $9, $106
    lqd $124, 4928($4)
    and $23, $10, $17
    lqa $95, 0x18070
    orc $9, $112, $94
    lqa $22, 0x18000
    xor $112, $120, $104
    lqa $94, 0x18010
    xor $116, $118, $103
    lqd $120, 4944($4)
    and $111, $9, $14
    lqd $118, 5184($4)
    nor $21, $112, $116
    lqa $20, 0x18020
    xor $112, $95, $102
    lqa $116, 0x18080
    xor $25, $22, $98
    lqd $24, 5200($4)
    xor $27, $94, $97
    lqa $22, 0x18030
    andc $28, $21, $112
    lqd $26, 7488($15)
    nor $112, $25, $27
    shufb $95, $124, $120, $6
    xor $120, $20, $96
    lqa $124, 0x18040
    xor $25, $116, $101
    lqa $20, 0x18090
    andc $116, $112, $120
    shufb $94, $118, $24, $6
    xor $120, $22, $95
    lnop
    andc $22, $28, $25
    lnop
    andc $25, $116, $120
    lnop
    xor $116, $124, $94
    shufb $120, $113, $117, $114
    xor $117, $20, $100
    rotqby $124, $26, $91
    orc $20, $116, $25
    lnop
    orc $25, $117, $22
    lnop
    and $22, $20, $8
    stqd $120, 0($115)
    and $26, $25, $18
    rotqbyi $120, $124, 13
    selb $118, $19, $3, $22
    lqd $124, 0($7)
    selb $116, $11, $125, $26
    cbd $115, 0($7)
    selb $114, $12, $93, $111
    stqa $118, 0x19d00
    selb $112, $13, $121, $23
    stqa $116, 0x19d10
    nop
    stqa $114, 0x19d20
    nop
    stqa $112, 0x19d30
    nop
    lqd $117, 7424($15)
    andi $113, $120, 255
    lnop
    nop
    lnop
    nop
    shufb $120, $113, $124, $115
    nop
    lnop
    nop
    rotqbyi $124, $5, 3
    nop
    rotqby $5, $117, $91
    nop
    stqd $120, 0($7)
    nop
    shlqbii $120, $16, 1
    a $7, $2, $82
    rotqbii $16, $124, 1
    or $117, $3, $22
    rotqbyi $124, $5, 13
    or $115, $125, $26
    lqd $5, 0($7)
    or $113, $93, $111
    stqa $117, 0x19d40
    or $111, $121, $23
    stqa $115, 0x19d50
    andc $23, $10, $13
    stqa $113, 0x19d60
    selb $10, $120, $16, $87
    stqa $111, 0x19d70
    selb $16, $17, $119, $23
    lqd $26, 7488($15)
    selb $15, $119, $13, $23
    cbd $17, 0($7)
    selb $120, $121, $16, $122
    lnop
    andi $121, $124, 255
    lnop
    andc $124, $9, $12
    lnop
    selb $119, $13, $15, $122
    shufb $9, $121, $5, $17
    selb $121, $14, $123, $124
    rotqby $5, $26, $91
    selb $14, $123, $12, $124
    hbrr casefold_edge_tap_branch, casefold_edge_tap_loop
    selb $122, $93, $121, $105
    lqd $123, 6208($4)
    andc $93, $25, $11
    lqd $26, 6224($4)
    a $4, $2, $81
    stqd $9, 0($7)
    selb $121, $12, $14, $105
    rotqbyi $2, $5, 13
    selb $5, $18, $126, $93
    lqd $12, 0($4)
    selb $18, $126, $11, $93
    lnop
    selb $124, $125, $5, $99
    cbd $126, 0($4)
    andc $125, $20, $19
    lnop
    andi $20, $2, 255
    shufb $93, $123, $26, $6
    selb $123, $11, $18, $99
    lnop
    selb $11, $8, $10, $125
    shufb $18, $20, $12, $126
    selb $8, $10, $19, $125
    lnop
    selb $126, $3, $11, $93
    lnop
    ai $92, $92, -1
    lnop
    selb $125, $19, $8, $93
    stqd $18, 0($4)
    ai $127, $127, 1
casefold_edge_tap_branch:
    brnz $92, casefold_edge_tap_loop
casefold_edge_tap_end:
    stqa $126, 0x19940
    stqa $125, 0x19950
    stqa $124, 0x19960
    stqa $123, 0x19970
    stqa $122, 0x19980
    stqa $121, 0x19990
    stqa $120, 0x199a0
    stqa $119, 0x199b0
    stqa $118, 0x199c0
    stqa $117, 0x199d0
    stqa $116, 0x199e0
    stqa $115, 0x199f0
    stqa $114, 0x19a00
    stqa $113, 0x19a10
    stqa $112, 0x19a20
    stqa $111, 0x19a30
    bi $0

.global casefold_steady_tap
.align 3
casefold_steady_tap:
    lqa $93, 0x0
    lqa $92, 0x10
    lqa $91, 0x20
    lqa $90, 0x30
    lqa $89, 0x50
    lqa $88, 0x60
    lqa $87, 0x70
    lqa $86, 0x80
    lqa $85, 0x90
    lqa $84, 0xa0
    ori $94, $5, 0
    lqa $126, 0x19940
    lqa $125, 0x19950
    lqa $124, 0x19960
    lqa $123, 0x19970
    lqa $122, 0x19980
    lqa $121, 0x19990
    lqa $120, 0x199a0
    lqa $119, 0x199b0
    lqa $118, 0x199c0
    lqa $117, 0x199d0
    lqa $116, 0x199e0
    lqa $115, 0x199f0
    lqa $114, 0x19a00
    lqa $113, 0x19a10
    lqa $112, 0x19a20
    lqa $111, 0x19a30
    andi $6, $3, 7
    rotmi $7, $3, -3
    shli $6, $6, 5
    a $6, $6, $7
    a $7, $6, $93
    lqd $8, 1600($7)
    lqd $9, 1616($7)
    shufb $6, $6, $6, $92
    andbi $6, $6, 15
    a $6, $6, $91
    shufb $110, $8, $9, $6
    lqd $8, 1856($7)
    lqd $9, 1872($7)
    shufb $109, $8, $9, $6
    lqd $8, 2112($7)
    lqd $9, 2128($7)
    shufb $108, $8, $9, $6
    lqd $8, 2368($7)
    lqd $9, 2384($7)
    shufb $107, $8, $9, $6
    lqd $8, 2624($7)
    lqd $9, 2640($7)
    shufb $106, $8, $9, $6
    lqd $8, 2880($7)
    lqd $9, 2896($7)
    shufb $105, $8, $9, $6
    lqd $8, 3136($7)
    lqd $9, 3152($7)
    shufb $104, $8, $9, $6
    lqd $8, 3392($7)
    lqd $9, 3408($7)
    shufb $103, $8, $9, $6
    lqd $8, 3648($7)
    lqd $9, 3664($7)
    shufb $102, $8, $9, $6
    lqd $8, 3904($7)
    lqd $9, 3920($7)
    shufb $101, $8, $9, $6
    lqd $8, 4160($7)
    lqd $9, 4176($7)
    shufb $100, $8, $9, $6
    lqd $8, 4416($7)
    lqd $9, 4432($7)
    shufb $99, $8, $9, $6
    lqd $8, 4672($7)
    lqd $9, 4688($7)
    shufb $98, $8, $9, $6
    lqd $8, 4928($7)
    lqd $9, 4944($7)
    shufb $97, $8, $9, $6
    lqd $8, 5184($7)
    lqd $7, 5200($7)
    shufb $96, $8, $7, $6
    sf $95, $3, $4
    ori $127, $3, 0
    cgti $2, $95, 0
    brz $2, casefold_steady_tap_end
# 275 instructions for the even pipe, 256 for the odd one; 329 cycles
.align 3
casefold_steady_tap_loop:
    nop
    lnop
    ai $5, $127, 1
    lnop
    shli $2, $127, 2
    lnop
    andi $8, $5, 7
    lnop
    rotmi $13, $5, -3
    lnop
    shli $5, $8, 5
    lnop
    a $3, $2, $93
    lnop
    nop
    lnop
    nop
    lqd $8, 6896($3)
    a $15, $5, $13
    lnop
    nop
    lnop
    nop
    shufb $13, $15, $15, $92
    nop
    lqa $17, 0x180f0
    a $4, $15, $93
    lqa $14, 0x18100
    nop
    rotqby $5, $8, $2
    nop
    lqd $8, 320($4)
    nop
    lqa $15, 0x18110
    andbi $18, $13, 15
    shlqbii $6, $111, 1
    xor $19, $17, $110
    rotqbii $13, $5, 1
    xor $17, $14, $109
    lqa $110, 0x18120
    a $111, $18, $91
    lqa $109, 0x180a0
    nor $18, $19, $17
    lqa $14, 0x180b0
    xor $19, $15, $108
    lqd $17, 336($4)
    selb $108, $6, $13, $90
    lqd $15, 576($4)
    andc $6, $18, $19
    lqa $13, 0x180c0
    xor $19, $110, $107
    lqa $18, 0x18130
    xor $107, $109, $105
    lqd $110, 592($4)
    xor $10, $14, $104
    lqa $109, 0x180d0
    andc $16, $6, $19
    lqd $14, 832($4)
    nor $9, $107, $10
    lqd $19, 848($4)
    xor $10, $13, $103
    lqa $107, 0x180e0
    xor $13, $18, $106
    shufb $6, $8, $17, $111
    andc $106, $9, $10
    shufb $7, $15, $110, $111
    xor $110, $109, $102
    lqa $9, 0x18050
    orc $109, $13, $16
    lqa $10, 0x18060
    andc $13, $106, $110
    shufb $8, $14, $19, $111
    xor $14, $107, $101
    lqd $110, 1088($4)
    and $106, $109, $113
    lqa $107, 0x18070
    orc $19, $14, $13
    lqa $16, 0x18000
    xor $13, $9, $100
    lqa $14, 0x18010
    xor $9, $10, $99
    lqd $15, 1104($4)
    and $18, $19, $115
    lqd $17, 1344($4)
    nor $10, $13, $9
    lqa $20, 0x18020
    xor $9, $107, $98
    lqa $13, 0x18080
    xor $12, $16, $6
    lqd $107, 1360($4)
    xor $11, $14, $7
    lqa $16, 0x18030
    andc $14, $10, $9
    lnop
    nor $21, $12, $11
    shufb $9, $110, $15, $111
    xor $11, $20, $8
    lqa $110, 0x18040
    xor $12, $13, $97
    lqa $20, 0x18090
    andc $13, $21, $11
    shufb $10, $17, $107, $111
    xor $107, $16, $9
    lnop
    andc $16, $14, $12
    lnop
    andc $12, $13, $107
    lnop
    xor $107, $110, $10
    lnop
    xor $13, $20, $96
    lqd $110, 6720($3)
    orc $20, $107, $12
    lnop
    orc $107, $13, $16
    lnop
    and $17, $20, $108
    lnop
    and $21, $107, $117
    lnop
    selb $11, $125, $126, $17
    lnop
    selb $13, $123, $124, $21
    rotqby $12, $110, $2
    selb $14, $121, $122, $18
    stqa $11, 0x19d00
    selb $15, $119, $120, $106
    stqa $13, 0x19d10
    nop
    stqa $14, 0x19d20
    a $16, $94, $93
    stqa $15, 0x19d30
    nop
    lnop
    nop
    lqd $110, 7424($16)
    nop
    shlqbii $22, $112, 1
    nop
    rotqbii $112, $12, 1
    nop
    lnop
    nop
    lnop
    andc $23, $109, $119
    lnop
    selb $109, $22, $112, $90
    rotqby $24, $110, $94
    selb $112, $113, $114, $23
    lnop
    selb $113, $114, $119, $23
    lnop
    andc $23, $19, $121
    lnop
    or $119, $126, $17
    rotqbyi $19, $24, 13
    or $126, $124, $21
    lqd $114, 7072($3)
    or $124, $122, $18
    stqa $119, 0x19d40
    or $122, $120, $106
    stqa $126, 0x19d50
    selb $120, $115, $116, $23
    stqa $124, 0x19d60
    andc $106, $107, $123
    stqa $122, 0x19d70
    selb $115, $116, $121, $23
    lqa $107, 0x180f0
    selb $121, $117, $118, $106
    lqa $116, 0x18100
    andc $23, $20, $125
    rotqbyi $18, $5, 1
    selb $117, $118, $123, $106
    lqd $20, 1600($4)
    selb $123, $108, $109, $23
    lqa $106, 0x18110
    selb $118, $109, $125, $23
    shlqbii $108, $122, 1
    xor $122, $107, $105
    rotqbii $125, $18, 1
    xor $105, $116, $104
    lqa $107, 0x18120
    andi $116, $19, 255
    lqa $104, 0x180a0
    nor $19, $122, $105
    lqa $18, 0x180b0
    xor $105, $106, $103
    lqd $122, 1616($4)
    selb $103, $108, $125, $90
    lqd $106, 1856($4)
    andc $125, $19, $105
    lqa $108, 0x180c0
    xor $19, $107, $102
    lqa $105, 0x18130
    xor $102, $104, $100
    lqd $107, 1872($4)
    xor $109, $18, $99
    lqa $104, 0x180d0
    andc $23, $125, $19
    lqd $18, 2112($4)
    nor $19, $102, $109
    lqd $125, 2128($4)
    xor $21, $108, $98
    lqa $102, 0x180e0
    xor $108, $105, $101
    shufb $110, $20, $122, $111
    andc $122, $19, $21
    shufb $109, $106, $107, $111
    xor $107, $104, $97
    lqa $106, 0x18050
    orc $101, $108, $23
    lqa $19, 0x18060
    andc $23, $122, $107
    shufb $108, $18, $125, $111
    xor $122, $102, $96
    lqd $125, 2368($4)
    and $102, $101, $124
    lqa $107, 0x18070
    orc $104, $122, $23
    lqa $18, 0x18000
    xor $122, $106, $6
    lqa $23, 0x18010
    xor $21, $19, $7
    lqd $106, 2384($4)
    and $105, $104, $126
    lqd $19, 2624($4)
    nor $20, $122, $21
    lqa $17, 0x18020
    xor $21, $107, $8
    lqa $122, 0x18080
    xor $22, $18, $110
    lqd $24, 2640($4)
    xor $25, $23, $109
    lqa $18, 0x18030
    andc $26, $20, $21
    lqd $23, 7488($16)
    nor $20, $22, $25
    shufb $107, $125, $106, $111
    xor $22, $17, $108
    lqa $125, 0x18040
    xor $25, $122, $9
    lqa $17, 0x18090
    andc $122, $20, $22
    shufb $106, $19, $24, $111
    xor $20, $18, $107
    cbd $19, 0($2)
    andc $18, $26, $25
    lnop
    andc $25, $122, $20
    lnop
    xor $122, $125, $106
    lnop
    xor $20, $17, $10
    shufb $125, $116, $114, $19
    orc $17, $122, $25
    rotqby $116, $23, $94
    orc $23, $20, $18
    lnop
    and $18, $17, $103
    lnop
    and $20, $23, $119
    stqd $125, 7072($3)
    selb $114, $118, $123, $18
    rotqbyi $25, $116, 13
    selb $125, $117, $121, $20
    lqd $26, 7248($3)
    selb $116, $115, $120, $105
    stqa $114, 0x19d00
    selb $122, $113, $112, $102
    stqa $125, 0x19d10
    nop
    stqa $116, 0x19d20
    nop
    stqa $122, 0x19d30
    nop
    lqd $22, 7424($16)
    andi $24, $25, 255
    lnop
    nop
    lnop
    nop
    shufb $25, $24, $26, $19
    nop
    lnop
    nop
    rotqbyi $19, $12, 1
    nop
    rotqby $24, $22, $94
    nop
    stqd $25, 7248($3)
    nop
    shlqbii $3, $15, 1
    a $22, $2, $89
    rotqbii $25, $19, 1
    or $15, $123, $18
    rotqbyi $19, $24, 13
    or $123, $121, $20
    lqd $18, 0($22)
    or $121, $120, $105
    stqa $15, 0x19d40
    or $120, $112, $102
    stqa $123, 0x19d50
    nop
    stqa $121, 0x19d60
    nop
    stqa $120, 0x19d70
    nop
    lqd $102, 7488($16)
    nop
    cbd $105, 0($22)
    andc $20, $101, $113
    lnop
    andi $101, $19, 255
    lnop
    selb $19, $3, $25, $90
    lnop
    selb $112, $124, $14, $20
    shufb $3, $101, $18, $105
    andc $105, $104, $115
    rotqby $101, $102, $94
    selb $124, $14, $113, $20
    lnop
    selb $113, $126, $13, $105
    lnop
    andc $14, $23, $117
    stqd $3, 0($22)
    selb $126, $13, $115, $105
    rotqbyi $3, $101, 13
    selb $115, $119, $11, $14
    lqa $105, 0x180f0
    andc $101, $17, $118
    lqa $13, 0x18100
    selb $119, $11, $117, $14
    rotqbyi $17, $5, 2
    selb $117, $103, $19, $101
    lqd $14, 2880($4)
    selb $11, $19, $118, $101
    lqa $103, 0x18110
    andi $118, $3, 255
    shlqbii $101, $120, 1
    xor $3, $105, $100
    rotqbii $120, $17, 1
    xor $100, $13, $99
    lqa $105, 0x18120
    a $99, $2, $88
    lqa $13, 0x180a0
    nor $17, $3, $100
    lqa $19, 0x180b0
    xor $3, $103, $98
    lqd $100, 2896($4)
    selb $98, $101, $120, $90
    lqd $103, 3136($4)
    andc $120, $17, $3
    lqa $101, 0x180c0
    xor $17, $105, $97
    lqa $3, 0x18130
    xor $105, $13, $6
    lqd $97, 3152($4)
    xor $22, $19, $7
    lqa $13, 0x180d0
    andc $23, $120, $17
    lqd $19, 3392($4)
    nor $17, $105, $22
    lqd $120, 3408($4)
    xor $20, $101, $8
    lqa $22, 0x180e0
    xor $101, $3, $96
    shufb $105, $14, $100, $111
    andc $100, $17, $20
    shufb $104, $103, $97, $111
    xor $97, $13, $9
    lqa $17, 0x18050
    orc $20, $101, $23
    lqa $13, 0x18060
    andc $101, $100, $97
    shufb $103, $19, $120, $111
    xor $100, $22, $10
    lqd $120, 3648($4)
    and $22, $20, $121
    lqa $97, 0x18070
    orc $19, $100, $101
    lqa $23, 0x18000
    xor $101, $17, $110
    lqa $100, 0x18010
    xor $96, $13, $109
    lqd $17, 3664($4)
    and $25, $19, $123
    lqd $13, 3904($4)
    nor $3, $101, $96
    lqa $14, 0x18020
    xor $96, $97, $108
    lqa $101, 0x18080
    xor $18, $23, $105
    lqd $97, 3920($4)
    xor $24, $100, $104
    lqa $23, 0x18030
    andc $100, $3, $96
    lnop
    nor $96, $18, $24
    shufb $102, $120, $17, $111
    xor $17, $14, $103
    lqa $120, 0x18040
    xor $18, $101, $107
    lqa $14, 0x18090
    andc $24, $96, $17
    shufb $101, $13, $97, $111
    xor $97, $23, $102
    lnop
    andc $23, $100, $18
    lnop
    andc $18, $24, $97
    lqd $100, 0($99)
    xor $97, $120, $101
    lnop
    xor $24, $14, $106
    cbd $120, 0($99)
    orc $96, $97, $18
    lnop
    orc $97, $24, $23
    lnop
    and $23, $96, $98
    lnop
    and $26, $97, $15
    shufb $24, $118, $100, $120
    selb $13, $11, $117, $23
    rotqbyi $118, $12, 2
    selb $14, $119, $115, $26
    shlqbii $100, $122, 1
    selb $122, $126, $113, $25
    stqa $13, 0x19d00
    selb $120, $124, $112, $22
    stqa $14, 0x19d10
    nop
    stqa $122, 0x19d20
    nop
    stqa $120, 0x19d30
    nop
    lqd $18, 7424($16)
    nop
    rotqbii $17, $118, 1
    nop
    lnop
    nop
    lnop
    andc $118, $20, $124
    lnop
    selb $21, $100, $17, $90
    stqd $24, 0($99)
    selb $3, $121, $116, $118
    rotqby $100, $18, $94
    selb $121, $116, $124, $118
    lnop
    or $118, $112, $22
    lnop
    a $112, $2, $87
    lnop
    andc $22, $19, $126
    rotqbyi $116, $100, 13
    or $17, $117, $23
    lqd $124, 0($112)
    or $18, $115, $26
    cbd $117, 0($112)
    or $19, $113, $25
    stqa $17, 0x19d40
    selb $20, $123, $125, $22
    stqa $18, 0x19d50
    andc $113, $97, $119
    stqa $19, 0x19d60
    selb $123, $125, $126, $22
    stqa $118, 0x19d70
    selb $126, $15, $114, $113
    lqa $125, 0x180f0
    andc $22, $96, $11
    lqa $97, 0x18100
    selb $15, $114, $119, $113
    rotqbyi $96, $5, 3
    selb $119, $98, $21, $22
    lqd $114, 4160($4)
    selb $5, $21, $11, $22
    lqa $98, 0x18110
    andi $11, $116, 255
    shlqbii $21, $118, 1
    xor $116, $125, $6
    rotqbii $118, $96, 1
    xor $96, $97, $7
    lqa $125, 0x18120
    a $7, $2, $86
    lqa $97, 0x180a0
    nor $6, $116, $96
    lqa $22, 0x180b0
    xor $96, $98, $8
    lqd $116, 4176($4)
    selb $8, $21, $118, $90
    lqd $98, 4416($4)
    andc $118, $6, $96
    lqa $21, 0x180c0
    xor $6, $125, $9
    lqa $96, 0x18130
    xor $9, $97, $110
    lqd $125, 4432($4)
    xor $113, $22, $109
    lqa $97, 0x180d0
    andc $25, $118, $6
    lqd $22, 4672($4)
    nor $6, $9, $113
    lqd $118, 4688($4)
    xor $9, $21, $108
    lqa $113, 0x180e0
    xor $21, $96, $10
    shufb $100, $114, $116, $111
    andc $116, $6, $9
    shufb $99, $98, $125, $111
    xor $125, $97, $107
    lqa $114, 0x18050
    orc $10, $21, $25
    lqa $97, 0x18060
    andc $21, $116, $125
    shufb $98, $22, $118, $111
    xor $118, $113, $106
    lqd $125, 4928($4)
    and $9, $10, $19
    lqa $113, 0x18070
    orc $6, $118, $21
    lqa $116, 0x18000
    xor $118, $114, $105
    lqa $21, 0x18010
    xor $22, $97, $104
    lqd $114, 4944($4)
    and $26, $6, $18
    lqd $25, 5184($4)
    nor $97, $118, $22
    lqa $96, 0x18020
    xor $22, $113, $103
    lqa $118, 0x18080
    xor $115, $116, $100
    lqd $113, 5200($4)
    xor $4, $21, $99
    lqa $116, 0x18030
    andc $23, $97, $22
    lqd $21, 7488($16)
    nor $22, $115, $4
    shufb $97, $125, $114, $111
    xor $115, $96, $98
    lqa $125, 0x18040
    xor $4, $118, $102
    lqa $114, 0x18090
    andc $118, $22, $115
    shufb $96, $25, $113, $111
    xor $115, $116, $97
    lnop
    andc $116, $23, $4
    lnop
    andc $23, $118, $115
    lnop
    xor $115, $125, $96
    shufb $118, $11, $124, $117
    xor $124, $114, $101
    rotqby $125, $21, $94
    orc $4, $115, $23
    lnop
    orc $23, $124, $116
    lnop
    and $124, $4, $8
    stqd $118, 0($112)
    and $21, $23, $17
    rotqbyi $115, $125, 13
    selb $118, $5, $119, $124
    lqd $125, 0($7)
    selb $116, $15, $126, $21
    cbd $117, 0($7)
    selb $114, $123, $20, $26
    stqa $118, 0x19d00
    selb $112, $121, $3, $9
    stqa $116, 0x19d10
    nop
    stqa $114, 0x19d20
    nop
    stqa $112, 0x19d30
    nop
    lqd $11, 7424($16)
    nop
    lnop
    andi $113, $115, 255
    lnop
    nop
    lnop
    nop
    shufb $115, $113, $125, $117
    nop
    lnop
    nop
    rotqby $125, $11, $94
    nop
    lnop
    nop
    stqd $115, 0($7)
    a $11, $2, $85
    rotqbyi $7, $12, 3
    or $117, $119, $124
    rotqbyi $12, $125, 13
    or $115, $126, $21
    lqd $125, 0($11)
    or $113, $20, $26
    stqa $117, 0x19d40
    or $111, $3, $9
    stqa $115, 0x19d50
    nop
    stqa $113, 0x19d60
    nop
    stqa $111, 0x19d70
    nop
    lqd $3, 7488($16)
    nop
    cbd $16, 0($11)
    nop
    lnop
    andi $20, $12, 255
    shlqbii $9, $120, 1
    nop
    rotqbii $120, $7, 1
    nop
    shufb $7, $20, $125, $16
    nop
    rotqby $125, $3, $94
    andc $3, $10, $121
    hbrr casefold_steady_tap_branch, casefold_steady_tap_loop
    selb $10, $9, $120, $90
    lnop
    selb $120, $19, $122, $3
    lnop
    a $19, $2, $84
    stqd $7, 0($11)
    andc $2, $6, $123
    rotqbyi $7, $125, 13
    selb $119, $122, $121, $3
    lqd $125, 0($19)
    selb $122, $18, $14, $2
    lnop
    selb $121, $14, $123, $2
    cbd $18, 0($19)
    andc $2, $23, $15
    lnop
    andi $23, $7, 255
    lnop
    selb $124, $17, $13, $2
    lnop
    andc $17, $4, $5
    shufb $7, $23, $125, $18
    selb $123, $13, $15, $2
    lnop
    selb $126, $8, $10, $17
    lnop
    ai $95, $95, -1
    lnop
    selb $125, $10, $5, $17
    stqd $7, 0($19)
    ai $127, $127, 1
casefold_steady_tap_branch:
    brnz $95, casefold_steady_tap_loop
casefold_steady_tap_end:
    stqa $126, 0x19940
    stqa $125, 0x19950
    stqa $124, 0x19960
    stqa $123, 0x19970
    stqa $122, 0x19980
    stqa $121, 0x19990
    stqa $120, 0x199a0
    stqa $119, 0x199b0
    stqa $118, 0x199c0
    stqa $117, 0x199d0
    stqa $116, 0x199e0
    stqa $115, 0x199f0
    stqa $114, 0x19a00
    stqa $113, 0x19a10
    stqa $112, 0x19a20
    stqa $111, 0x19a30
    bi $0
