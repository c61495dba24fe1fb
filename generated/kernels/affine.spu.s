# affine in the wavefront layout, 2 rows a lane, for spu.
#
# Made by: minterm compile affine --layout wavefront --target spu --alphabet ACGT --rows 2 --emit asm
#
# A cell: 45 gates, nothing proved (shipped).
# spu: 48 gates, depth 19, 0 moves, 21 live registers
# inputs v0 v1 v2 v3 v4 v5 h0 h1 h2 h3 h4 h5 a0 a1 b0 b1
# g0 = xor(a0, b0)
# g1 = xor(a1, b1)
# g2 = or(g0, g1)
# g3 = xor(h0, h4)
# g4 = orc(h4, g3)
# g5 = eqv(h5, h1)
# g6 = selb(h5, g4, g5)
# g7 = selb(g4, h2, g5)
# g8 = orc(g3, g2)
# g9 = selb(v3, v0, v4)
# g10 = xor(g9, v5)
# g11 = selb(v5, v1, g10)
# g12 = eqv(v1, g10)
# g13 = selb(v2, v3, g11)
# g14 = xor(v0, v4)
# g15 = selb(g14, v3, g8)
# g16 = selb(h3, g6, h2)
# g17 = andc(g16, g8)
# g18 = eqv(g17, g14)
# g19 = selb(g2, g15, g16)
# g20 = andc(g15, g2)
# g21 = selb(g12, h3, g19)
# g22 = nor(g21, g13)
# g23 = selb(g19, g12, g22)
# g24 = selb(g23, g18, g12)
# g25 = selb(g13, g9, g24)
# g26 = andc(g19, g24)
# g27 = orc(g26, g18)
# g28 = xor(g27, v4)
# g29 = selb(g27, h3, g25)
# g30 = xor(g28, v0)
# g31 = selb(g23, g8, g30)
# g32 = selb(g23, v0, g30)
# g33 = xor(h2, g6)
# g34 = selb(g16, g7, g33)
# g35 = selb(g16, g34, g31)
# g36 = selb(g34, g33, g31)
# g37 = xor(g30, h0)
# g38 = selb(g31, g37, g30)
# g39 = xor(g37, h4)
# g40 = selb(h3, g36, g39)
# g41 = xor(g38, h1)
# g42 = and(g38, g41)
# g43 = xor(g42, h2)
# g44 = xor(g32, v1)
# g45 = orc(g44, g32)
# g46 = eqv(g45, v2)
# g47 = selb(g35, h3, g43)
# v0' = g37
# v1' = g41
# v2' = g43
# v3' = g47
# v4' = g29
# v5' = g22
# h0' = g28
# h1' = g44
# h2' = g46
# h3' = g20
# h4' = g40
# h5' = g35
#
# Local store:
#     0x18000 a         planes of a's symbols, one word a register and plane
#     0x18040 windows   windows of b's symbols, eight shifted copies a residue and plane
#     0x18440 active    windows of "column exists", eight shifted copies a residue
#     0x18640 vertical  vertical flow, one word a register and plane, in and out
#     0x18700 down      downward flow of the last step, one word a register and plane, in and out
#     0x187c0 top       top edge, one byte a column and plane, in
#     0x18a00 bottom    bottom edge, one byte a step and plane, out
#     0x18c40 tap       scratch, one word a plane and register
#     $3      begin     first iteration
#     $4      end       one past the last iteration
#     32      copy_stride bytes between shifted copies
#     96      top_stride bytes between planes of the top edge
#     96      bottom_stride bytes between planes of the bottom edge
#     $5      tap_byte  byte of the row wanted in a plane's words
# Bits within bytes are the other way round than in other kernels: bit 0 of a word is
# the most significant one.

constants:
    .long 0x00018000, 0x00018000, 0x00018000, 0x00018000
    .long 0x03030303, 0x03030303, 0x03030303, 0x03030303
    .long 0x00010203, 0x04050607, 0x08090a0b, 0x0c0d0e0f
    .long 0x00000000, 0x00000000, 0x00000000, 0x00000001
    .long 0x01020304, 0x05060708, 0x090a0b0c, 0x0d0e0f10
    .long 0x00018a01, 0x00018a01, 0x00018a01, 0x00018a01
    .long 0x00018a61, 0x00018a61, 0x00018a61, 0x00018a61
    .long 0x00018ac1, 0x00018ac1, 0x00018ac1, 0x00018ac1
    .long 0x00018b21, 0x00018b21, 0x00018b21, 0x00018b21
    .long 0x00018b81, 0x00018b81, 0x00018b81, 0x00018b81
    .long 0x00018be1, 0x00018be1, 0x00018be1, 0x00018be1

.global affine_edge
.align 3
affine_edge:
    lqa $98, 0x0
    lqa $97, 0x10
    lqa $96, 0x20
    lqa $95, 0x30
    lqa $94, 0x40
    lqa $126, 0x18640
    lqa $125, 0x18650
    lqa $124, 0x18660
    lqa $123, 0x18670
    lqa $122, 0x18680
    lqa $121, 0x18690
    lqa $120, 0x186a0
    lqa $119, 0x186b0
    lqa $118, 0x186c0
    lqa $117, 0x186d0
    lqa $116, 0x186e0
    lqa $115, 0x186f0
    lqa $114, 0x18700
    lqa $113, 0x18710
    lqa $112, 0x18720
    lqa $111, 0x18730
    lqa $110, 0x18740
    lqa $109, 0x18750
    lqa $108, 0x18760
    lqa $107, 0x18770
    lqa $106, 0x18780
    lqa $105, 0x18790
    lqa $104, 0x187a0
    lqa $103, 0x187b0
    andi $6, $3, 7
    rotmi $7, $3, -3
    shli $6, $6, 5
    a $6, $6, $7
    a $7, $6, $98
    lqd $8, 576($7)
    lqd $9, 592($7)
    shufb $6, $6, $6, $97
    andbi $6, $6, 15
    a $6, $6, $96
    shufb $102, $8, $9, $6
    lqd $8, 832($7)
    lqd $9, 848($7)
    shufb $101, $8, $9, $6
    lqd $8, 1344($7)
    lqd $7, 1360($7)
    shufb $100, $8, $7, $6
    sf $99, $3, $4
    ori $127, $3, 0
    cgti $2, $99, 0
    brz $2, affine_edge_end
# 240 instructions for the even pipe, 108 for the odd one; 262 cycles
.align 3
affine_edge_loop:
    nop
    lnop
    shli $2, $127, 1
    lnop
    nop
    lnop
    nop
    lnop
    ai $20, $127, 1
    lnop
    a $3, $2, $98
    lnop
    andi $26, $20, 7
    lnop
    rotmi $25, $20, -3
    lqd $24, 1984($3)
    shli $20, $26, 5
    lnop
    nop
    lnop
    nop
    lnop
    nop
    lnop
    a $26, $20, $25
    lqd $7, 2080($3)
    nop
    rotqby $4, $24, $2
    nop
    shufb $24, $26, $26, $97
    nop
    lqd $20, 2176($3)
    nop
    shlqbii $25, $108, 1
    nop
    rotqbii $23, $4, 1
    nop
    rotqby $108, $7, $2
    nop
    lqd $7, 2272($3)
    nop
    shlqbii $11, $107, 1
    nop
    rotqby $107, $20, $2
    nop
    lqd $20, 2368($3)
    nop
    rotqbii $9, $108, 1
    nop
    shlqbii $22, $106, 1
    nop
    rotqby $106, $7, $2
    nop
    rotqbii $12, $107, 1
    nop
    shlqbii $17, $105, 1
    nop
    rotqby $105, $20, $2
    andbi $20, $24, 15
    rotqbii $18, $106, 1
    a $5, $26, $98
    shlqbii $24, $104, 1
    a $6, $20, $96
    lqa $26, 0x18020
    selb $104, $25, $23, $95
    rotqbii $20, $105, 1
    selb $7, $11, $9, $95
    lqa $23, 0x18030
    selb $8, $22, $12, $95
    lnop
    selb $9, $17, $18, $95
    lnop
    selb $10, $24, $20, $95
    lnop
    xor $20, $26, $102
    lnop
    xor $102, $114, $110
    lnop
    xor $26, $23, $101
    lnop
    orc $23, $110, $102
    lnop
    eqv $24, $109, $113
    lnop
    or $17, $20, $26
    lnop
    selb $20, $109, $23, $24
    lnop
    selb $26, $117, $120, $116
    lnop
    orc $18, $102, $17
    lqd $101, 2464($3)
    xor $102, $26, $115
    lnop
    xor $12, $120, $116
    lnop
    selb $22, $115, $119, $102
    lnop
    selb $11, $12, $117, $18
    lnop
    selb $25, $111, $20, $112
    lnop
    eqv $21, $119, $102
    rotqby $109, $101, $2
    selb $102, $17, $11, $25
    lnop
    selb $16, $118, $117, $22
    lnop
    selb $101, $21, $111, $102
    shlqbii $22, $103, 1
    andc $19, $25, $18
    rotqbii $15, $109, 1
    nor $103, $101, $16
    lnop
    eqv $14, $19, $12
    lnop
    selb $12, $102, $21, $103
    lnop
    selb $101, $22, $15, $95
    lnop
    selb $15, $12, $14, $21
    lnop
    selb $21, $23, $112, $24
    lnop
    andc $23, $102, $15
    lnop
    andc $102, $11, $17
    lnop
    orc $17, $23, $14
    lnop
    selb $14, $16, $26, $15
    lnop
    xor $11, $17, $116
    lnop
    selb $26, $17, $111, $14
    lnop
    xor $14, $11, $120
    lnop
    xor $17, $112, $20
    lnop
    selb $20, $12, $18, $14
    lnop
    selb $18, $25, $21, $17
    lnop
    selb $21, $12, $120, $14
    lnop
    selb $12, $25, $18, $20
    lnop
    xor $25, $14, $114
    lnop
    selb $114, $18, $17, $20
    lnop
    xor $17, $25, $110
    lnop
    selb $18, $20, $25, $14
    lnop
    selb $110, $111, $114, $17
    lnop
    xor $14, $18, $113
    lqd $17, 64($5)
    xor $113, $21, $119
    lqd $20, 80($5)
    and $114, $18, $14
    lnop
    orc $15, $113, $21
    lqd $18, 320($5)
    xor $16, $114, $112
    lqd $21, 336($5)
    eqv $112, $15, $118
    lnop
    selb $23, $12, $111, $16
    lqa $24, 0x18000
    selb $114, $120, $25, $100
    shufb $111, $17, $20, $6
    selb $13, $119, $14, $100
    lqa $120, 0x18010
    selb $14, $118, $16, $100
    lnop
    selb $15, $117, $23, $100
    shufb $118, $18, $21, $6
    selb $16, $116, $26, $100
    lnop
    xor $116, $24, $111
    lnop
    xor $24, $104, $10
    lnop
    xor $26, $120, $118
    lnop
    orc $120, $10, $24
    lnop
    eqv $117, $101, $7
    lnop
    or $18, $116, $26
    lnop
    selb $116, $101, $120, $117
    lnop
    selb $26, $123, $126, $122
    lnop
    orc $21, $24, $18
    lnop
    xor $24, $26, $121
    lnop
    xor $23, $126, $122
    lnop
    selb $101, $121, $125, $24
    lnop
    selb $119, $23, $123, $21
    lnop
    selb $25, $9, $116, $8
    lnop
    eqv $20, $125, $24
    lnop
    selb $24, $18, $119, $25
    lnop
    selb $22, $124, $123, $101
    lnop
    selb $17, $20, $9, $24
    lnop
    andc $19, $25, $21
    lnop
    nor $101, $17, $22
    lnop
    eqv $27, $19, $23
    lnop
    selb $23, $24, $20, $101
    lnop
    selb $17, $115, $103, $100
    lnop
    selb $103, $23, $27, $20
    lnop
    selb $20, $120, $8, $117
    lnop
    andc $120, $24, $103
    lnop
    andc $115, $119, $18
    lqd $24, 1088($5)
    orc $18, $120, $27
    lqd $119, 1104($5)
    selb $120, $22, $26, $103
    lnop
    xor $100, $18, $122
    lnop
    selb $103, $18, $9, $120
    lnop
    xor $120, $100, $126
    lnop
    xor $26, $8, $116
    lnop
    selb $27, $23, $21, $120
    shufb $18, $24, $119, $6
    selb $119, $25, $20, $26
    shufb $116, $11, $11, $94
    selb $24, $23, $126, $120
    shufb $19, $113, $113, $94
    selb $117, $25, $119, $27
    shufb $20, $112, $112, $94
    xor $25, $120, $104
    shufb $21, $102, $102, $94
    selb $104, $119, $26, $27
    shufb $22, $110, $110, $94
    xor $119, $25, $10
    rotqbyi $26, $4, 1
    selb $23, $27, $25, $120
    shufb $4, $12, $12, $94
    selb $10, $9, $104, $119
    shlqbii $120, $11, 1
    xor $119, $23, $7
    rotqbyi $104, $108, 1
    xor $7, $24, $125
    rotqbii $108, $26, 1
    and $26, $23, $119
    shlqbii $27, $113, 1
    orc $113, $7, $24
    rotqbyi $23, $107, 1
    xor $107, $26, $8
    rotqbii $28, $104, 1
    eqv $8, $113, $124
    shlqbii $104, $112, 1
    selb $113, $117, $9, $107
    rotqbyi $112, $106, 1
    selb $9, $126, $25, $18
    rotqbii $106, $23, 1
    selb $11, $125, $119, $18
    shlqbii $126, $102, 1
    selb $23, $124, $107, $18
    rotqbyi $125, $105, 1
    selb $24, $123, $113, $18
    rotqbii $107, $112, 1
    selb $25, $122, $103, $18
    shlqbii $113, $110, 1
    selb $26, $121, $101, $18
    lqa $103, 0x18020
    selb $121, $120, $108, $95
    rotqbii $101, $125, 1
    selb $122, $27, $28, $95
    lqa $125, 0x18030
    selb $123, $104, $106, $95
    lnop
    selb $124, $126, $107, $95
    lnop
    selb $110, $113, $101, $95
    lnop
    xor $113, $103, $111
    lnop
    xor $111, $100, $10
    lnop
    xor $103, $125, $118
    lnop
    orc $125, $10, $111
    lnop
    eqv $118, $117, $7
    lnop
    or $101, $113, $103
    lnop
    selb $113, $117, $125, $118
    lnop
    selb $117, $15, $114, $16
    lnop
    orc $103, $111, $101
    lnop
    xor $111, $117, $17
    lnop
    xor $126, $114, $16
    lnop
    selb $107, $17, $13, $111
    lnop
    selb $106, $126, $15, $103
    lnop
    selb $104, $115, $113, $8
    lnop
    eqv $28, $13, $111
    rotqbyi $27, $109, 1
    selb $111, $101, $106, $104
    lnop
    selb $120, $14, $15, $107
    lnop
    selb $109, $28, $115, $111
    shlqbii $107, $12, 1
    andc $112, $104, $103
    rotqbii $108, $27, 1
    nor $12, $109, $120
    lnop
    eqv $27, $112, $126
    lnop
    selb $126, $111, $28, $12
    lnop
    selb $109, $107, $108, $95
    lnop
    selb $108, $126, $27, $28
    lnop
    selb $28, $125, $8, $118
    lnop
    andc $125, $111, $108
    lnop
    andc $105, $106, $101
    lnop
    orc $106, $125, $27
    lnop
    selb $125, $120, $117, $108
    lnop
    xor $108, $106, $16
    lnop
    selb $27, $106, $115, $125
    lnop
    xor $125, $108, $114
    lnop
    xor $106, $8, $113
    lnop
    selb $113, $126, $103, $125
    lnop
    selb $120, $104, $28, $106
    lnop
    selb $28, $126, $114, $125
    lnop
    selb $103, $104, $120, $113
    lnop
    xor $126, $125, $100
    lnop
    selb $117, $120, $106, $113
    lqd $100, 576($5)
    xor $106, $126, $10
    lqd $120, 592($5)
    selb $10, $113, $126, $125
    shufb $101, $116, $108, $94
    selb $104, $115, $117, $106
    lqd $125, 832($5)
    xor $116, $10, $7
    lqd $117, 848($5)
    xor $107, $28, $13
    lqd $113, 2560($3)
    and $106, $10, $116
    rotqbyi $111, $101, 12
    orc $101, $107, $28
    chd $7, 0($2)
    xor $2, $106, $8
    lnop
    eqv $106, $101, $14
    shufb $102, $100, $120, $6
    selb $100, $103, $115, $2
    lqa $8, 0x18000
    selb $120, $114, $126, $18
    shufb $115, $111, $113, $7
    selb $119, $13, $116, $18
    lqa $126, 0x18010
    selb $118, $14, $2, $18
    shufb $101, $125, $117, $6
    selb $117, $15, $100, $18
    shufb $125, $19, $107, $94
    selb $116, $16, $27, $18
    stqd $115, 2560($3)
    xor $115, $8, $102
    lqd $16, 2656($3)
    xor $8, $121, $110
    lnop
    xor $27, $126, $101
    rotqbyi $100, $125, 12
    orc $126, $110, $8
    lnop
    eqv $125, $109, $122
    lnop
    or $15, $115, $27
    lnop
    selb $27, $109, $126, $125
    shufb $115, $100, $16, $7
    selb $109, $24, $9, $25
    lnop
    orc $100, $8, $15
    lnop
    xor $8, $109, $26
    shufb $16, $20, $106, $94
    xor $19, $9, $25
    stqd $115, 2656($3)
    selb $115, $26, $11, $8
    lqd $20, 2752($3)
    selb $2, $19, $24, $100
    lnop
    selb $14, $124, $27, $123
    rotqbyi $13, $16, 12
    eqv $16, $11, $8
    lnop
    selb $8, $15, $2, $14
    lnop
    selb $114, $23, $24, $115
    lnop
    selb $115, $16, $124, $8
    shufb $113, $13, $20, $7
    andc $13, $14, $100
    lnop
    nor $20, $115, $114
    lnop
    eqv $28, $13, $19
    shufb $111, $21, $105, $94
    selb $13, $8, $16, $20
    stqd $113, 2752($3)
    selb $115, $17, $12, $18
    lqd $113, 2848($3)
    selb $12, $13, $28, $16
    lnop
    selb $16, $126, $123, $125
    rotqbyi $17, $111, 12
    andc $126, $8, $12
    lnop
    andc $111, $2, $15
    lnop
    orc $2, $126, $28
    lnop
    selb $126, $114, $109, $12
    shufb $28, $17, $113, $7
    xor $114, $2, $25
    lnop
    selb $12, $2, $124, $126
    lnop
    xor $126, $114, $9
    shufb $2, $22, $104, $94
    xor $22, $123, $27
    stqd $28, 2848($3)
    selb $27, $13, $100, $126
    lqd $28, 2944($3)
    selb $100, $14, $16, $22
    lqd $113, 1344($5)
    selb $16, $13, $9, $126
    rotqbyi $17, $2, 12
    selb $109, $14, $100, $27
    lqd $2, 1360($5)
    xor $5, $126, $121
    lnop
    selb $121, $100, $22, $27
    lnop
    xor $100, $5, $110
    shufb $22, $17, $28, $7
    selb $17, $27, $5, $126
    hbrr affine_edge_branch, affine_edge_loop
    selb $110, $124, $121, $100
    lnop
    xor $121, $17, $122
    shufb $100, $113, $2, $6
    xor $113, $16, $11
    shufb $122, $4, $103, $94
    and $4, $17, $121
    stqd $22, 2944($3)
    orc $17, $113, $16
    lqd $22, 3040($3)
    xor $16, $4, $123
    lnop
    eqv $112, $17, $23
    rotqbyi $123, $122, 12
    selb $122, $109, $124, $16
    lnop
    selb $126, $9, $5, $100
    lnop
    selb $125, $11, $121, $100
    lnop
    selb $124, $23, $16, $100
    shufb $11, $123, $22, $7
    selb $123, $24, $122, $100
    lnop
    selb $122, $25, $12, $100
    lnop
    ai $99, $99, -1
    lnop
    selb $121, $26, $20, $100
    stqd $11, 3040($3)
    ai $127, $127, 1
affine_edge_branch:
    brnz $99, affine_edge_loop
affine_edge_end:
    stqa $126, 0x18640
    stqa $125, 0x18650
    stqa $124, 0x18660
    stqa $123, 0x18670
    stqa $122, 0x18680
    stqa $121, 0x18690
    stqa $120, 0x186a0
    stqa $119, 0x186b0
    stqa $118, 0x186c0
    stqa $117, 0x186d0
    stqa $116, 0x186e0
    stqa $115, 0x186f0
    stqa $114, 0x18700
    stqa $113, 0x18710
    stqa $112, 0x18720
    stqa $111, 0x18730
    stqa $110, 0x18740
    stqa $109, 0x18750
    stqa $108, 0x18760
    stqa $107, 0x18770
    stqa $106, 0x18780
    stqa $105, 0x18790
    stqa $104, 0x187a0
    stqa $103, 0x187b0
    bi $0

.global affine_steady
.align 3
affine_steady:
    lqa $99, 0x0
    lqa $98, 0x10
    lqa $97, 0x20
    lqa $96, 0x30
    lqa $95, 0x40
    lqa $126, 0x18640
    lqa $125, 0x18650
    lqa $124, 0x18660
    lqa $123, 0x18670
    lqa $122, 0x18680
    lqa $121, 0x18690
    lqa $120, 0x186a0
    lqa $119, 0x186b0
    lqa $118, 0x186c0
    lqa $117, 0x186d0
    lqa $116, 0x186e0
    lqa $115, 0x186f0
    lqa $114, 0x18700
    lqa $113, 0x18710
    lqa $112, 0x18720
    lqa $111, 0x18730
    lqa $110, 0x18740
    lqa $109, 0x18750
    lqa $108, 0x18760
    lqa $107, 0x18770
    lqa $106, 0x18780
    lqa $105, 0x18790
    lqa $104, 0x187a0
    lqa $103, 0x187b0
    andi $6, $3, 7
    rotmi $7, $3, -3
    shli $6, $6, 5
    a $6, $6, $7
    a $7, $6, $99
    lqd $8, 576($7)
    lqd $9, 592($7)
    shufb $6, $6, $6, $98
    andbi $6, $6, 15
    a $6, $6, $97
    shufb $102, $8, $9, $6
    lqd $8, 832($7)
    lqd $7, 848($7)
    shufb $101, $8, $7, $6
    sf $100, $3, $4
    ori $127, $3, 0
    cgti $2, $100, 0
    brz $2, affine_steady_end
# 216 instructions for the even pipe, 102 for the odd one; 238 cycles
.align 3
affine_steady_loop:
    nop
    lnop
    shli $2, $127, 1
    lnop
    nop
    lnop
    nop
    lnop
    ai $19, $127, 1
    lnop
    a $3, $2, $99
    lnop
    andi $16, $19, 7
    lnop
    rotmi $20, $19, -3
    lqd $15, 1984($3)
    shli $19, $16, 5
    lnop
    nop
    lnop
    nop
    lnop
    nop
    lnop
    a $16, $19, $20
    lqd $18, 2080($3)
    nop
    rotqby $4, $15, $2
    nop
    shufb $15, $16, $16, $98
    nop
    lqd $19, 2176($3)
    nop
    shlqbii $20, $108, 1
    nop
    rotqbii $9, $4, 1
    nop
    rotqby $108, $18, $2
    nop
    lqd $18, 2272($3)
    nop
    shlqbii $17, $107, 1
    nop
    rotqby $107, $19, $2
    nop
    lqd $19, 2368($3)
    nop
    rotqbii $13, $108, 1
    nop
    shlqbii $14, $106, 1
    nop
    rotqby $106, $18, $2
    nop
    rotqbii $18, $107, 1
    nop
    shlqbii $12, $105, 1
    nop
    rotqby $105, $19, $2
    andbi $19, $15, 15
    rotqbii $10, $106, 1
    a $5, $16, $99
    shlqbii $15, $104, 1
    a $6, $19, $97
    lqa $16, 0x18020
    selb $104, $20, $9, $96
    rotqbii $19, $105, 1
    selb $7, $17, $13, $96
    lqa $20, 0x18030
    selb $8, $14, $18, $96
    lnop
    selb $9, $12, $10, $96
    lnop
    selb $10, $15, $19, $96
    lnop
    xor $15, $16, $102
    lnop
    xor $102, $114, $110
    lnop
    xor $16, $20, $101
    lnop
    orc $101, $110, $102
    lnop
    eqv $20, $109, $113
    lnop
    or $19, $15, $16
    lnop
    selb $15, $109, $101, $20
    lnop
    selb $16, $117, $120, $116
    lnop
    orc $14, $102, $19
    lqd $12, 2464($3)
    xor $102, $16, $115
    lnop
    xor $18, $120, $116
    lnop
    selb $13, $115, $119, $102
    lnop
    selb $17, $18, $117, $14
    lnop
    selb $11, $111, $15, $112
    lnop
    eqv $115, $119, $102
    rotqby $109, $12, $2
    selb $102, $19, $17, $11
    lnop
    selb $12, $118, $117, $13
    lnop
    selb $117, $115, $111, $102
    shlqbii $13, $103, 1
    andc $22, $11, $14
    rotqbii $21, $109, 1
    nor $103, $117, $12
    lnop
    eqv $23, $22, $18
    lnop
    selb $18, $102, $115, $103
    lnop
    selb $117, $13, $21, $96
    lnop
    selb $13, $18, $23, $115
    lnop
    selb $21, $101, $112, $20
    lnop
    andc $101, $102, $13
    lnop
    andc $115, $17, $19
    lnop
    orc $17, $101, $23
    lnop
    selb $23, $12, $16, $13
    lnop
    xor $101, $17, $116
    lnop
    selb $116, $17, $111, $23
    lnop
    xor $17, $101, $120
    lnop
    xor $23, $112, $15
    lnop
    selb $15, $18, $14, $17
    lnop
    selb $14, $11, $21, $23
    lnop
    selb $21, $18, $120, $17
    lnop
    selb $120, $11, $14, $15
    lqd $18, 64($5)
    xor $11, $17, $114
    lqd $12, 80($5)
    selb $114, $14, $23, $15
    lnop
    xor $23, $11, $110
    lqd $14, 320($5)
    selb $16, $15, $11, $17
    lqd $13, 336($5)
    selb $110, $111, $114, $23
    lnop
    xor $114, $16, $113
    lqa $23, 0x18000
    xor $102, $21, $119
    shufb $113, $18, $12, $6
    and $18, $16, $114
    lqa $15, 0x18010
    orc $16, $102, $21
    lnop
    xor $12, $18, $112
    shufb $119, $14, $13, $6
    eqv $112, $16, $118
    lnop
    xor $118, $23, $113
    lnop
    xor $23, $104, $10
    lnop
    xor $16, $15, $119
    lnop
    orc $15, $10, $23
    lnop
    eqv $13, $117, $7
    lnop
    or $14, $118, $16
    lnop
    selb $118, $117, $15, $13
    lnop
    selb $117, $123, $126, $122
    lnop
    orc $16, $23, $14
    lnop
    xor $23, $117, $121
    lnop
    xor $18, $126, $122
    lnop
    selb $21, $121, $125, $23
    lnop
    selb $17, $18, $123, $16
    lnop
    selb $19, $9, $118, $8
    lnop
    eqv $20, $125, $23
    lnop
    selb $23, $14, $17, $19
    lnop
    selb $22, $124, $123, $21
    lnop
    selb $21, $20, $9, $23
    lnop
    andc $121, $19, $16
    lnop
    nor $123, $21, $22
    lnop
    eqv $21, $121, $18
    lnop
    selb $18, $23, $20, $123
    lnop
    selb $121, $120, $111, $12
    lnop
    selb $24, $18, $21, $20
    lnop
    selb $20, $15, $8, $13
    lnop
    andc $13, $23, $24
    lnop
    andc $111, $17, $14
    lnop
    orc $14, $13, $21
    lnop
    selb $13, $22, $117, $24
    lnop
    xor $117, $14, $122
    lnop
    selb $122, $14, $9, $13
    lnop
    xor $22, $117, $126
    lnop
    xor $24, $8, $118
    lnop
    selb $21, $18, $16, $22
    lnop
    selb $16, $19, $20, $24
    lnop
    selb $20, $18, $126, $22
    lnop
    selb $23, $19, $16, $21
    shufb $126, $101, $101, $95
    xor $13, $22, $104
    shufb $118, $102, $102, $95
    selb $104, $16, $24, $21
    shufb $14, $112, $112, $95
    xor $16, $13, $10
    rotqbyi $24, $4, 1
    selb $19, $21, $13, $22
    shufb $4, $115, $115, $95
    selb $10, $9, $104, $16
    shlqbii $21, $101, 1
    xor $15, $19, $7
    rotqbyi $104, $108, 1
    xor $7, $20, $125
    rotqbii $108, $24, 1
    and $125, $19, $15
    shlqbii $24, $102, 1
    orc $102, $7, $20
    lqa $19, 0x18020
    xor $16, $125, $8
    rotqbii $20, $104, 1
    eqv $8, $102, $124
    lqa $104, 0x18030
    selb $124, $23, $9, $16
    shufb $125, $110, $110, $95
    selb $17, $21, $108, $96
    shufb $9, $120, $120, $95
    selb $18, $24, $20, $96
    lnop
    xor $20, $19, $113
    lnop
    xor $113, $117, $10
    lnop
    xor $19, $104, $119
    lnop
    orc $119, $10, $113
    lnop
    eqv $104, $23, $7
    lnop
    or $24, $20, $19
    lnop
    selb $20, $23, $119, $104
    lnop
    selb $23, $121, $11, $116
    lnop
    orc $21, $113, $24
    lnop
    xor $113, $23, $103
    lnop
    xor $19, $11, $116
    lnop
    selb $108, $103, $114, $113
    lnop
    selb $102, $19, $121, $21
    rotqbyi $103, $107, 1
    selb $107, $111, $20, $8
    lnop
    eqv $22, $114, $113
    shlqbii $101, $112, 1
    selb $25, $24, $102, $107
    rotqbyi $113, $106, 1
    selb $26, $12, $121, $108
    rotqbii $106, $103, 1
    selb $108, $22, $111, $25
    shlqbii $121, $115, 1
    andc $112, $107, $21
    rotqbyi $103, $105, 1
    nor $115, $108, $26
    rotqbii $105, $113, 1
    eqv $108, $112, $19
    rotqbyi $113, $109, 1
    selb $27, $25, $22, $115
    shlqbii $109, $110, 1
    selb $112, $101, $106, $96
    rotqbii $28, $103, 1
    selb $103, $27, $108, $22
    shlqbii $106, $120, 1
    selb $19, $121, $105, $96
    rotqbii $120, $113, 1
    andc $121, $25, $103
    lnop
    selb $110, $109, $28, $96
    lnop
    orc $109, $121, $108
    lnop
    selb $121, $106, $120, $96
    lnop
    xor $108, $109, $116
    lnop
    selb $106, $119, $8, $104
    lqd $120, 576($5)
    selb $119, $26, $23, $103
    shufb $104, $126, $108, $95
    andc $105, $102, $24
    lqd $126, 592($5)
    selb $116, $109, $111, $119
    lnop
    xor $119, $108, $11
    lqd $109, 2560($3)
    xor $24, $8, $20
    rotqbyi $23, $104, 12
    selb $104, $27, $21, $119
    chd $20, 0($2)
    selb $2, $107, $106, $24
    lnop
    selb $106, $27, $11, $119
    shufb $102, $120, $126, $6
    selb $103, $107, $2, $104
    lqd $126, 832($5)
    xor $120, $119, $117
    shufb $11, $23, $109, $20
    xor $107, $106, $114
    lqd $117, 848($5)
    selb $114, $2, $24, $104
    lqa $5, 0x18000
    selb $2, $104, $120, $119
    shufb $24, $118, $107, $95
    xor $118, $120, $10
    stqd $11, 2560($3)
    xor $119, $2, $7
    lqd $10, 2656($3)
    selb $104, $111, $114, $118
    lqa $7, 0x18010
    and $114, $2, $119
    rotqbyi $11, $24, 12
    orc $2, $107, $106
    lnop
    xor $118, $114, $8
    shufb $101, $126, $117, $6
    eqv $106, $2, $12
    lnop
    xor $2, $5, $102
    shufb $12, $11, $10, $20
    xor $5, $17, $110
    lnop
    xor $10, $7, $101
    lnop
    orc $7, $110, $5
    shufb $11, $14, $106, $95
    eqv $14, $121, $18
    stqd $12, 2656($3)
    or $12, $2, $10
    lqd $126, 2752($3)
    selb $2, $121, $7, $14
    lnop
    selb $10, $124, $13, $122
    rotqbyi $121, $11, 12
    orc $11, $5, $12
    lnop
    xor $5, $10, $123
    lnop
    xor $117, $13, $122
    lnop
    selb $114, $123, $15, $5
    shufb $6, $121, $126, $20
    selb $126, $117, $124, $11
    lnop
    selb $123, $19, $2, $112
    lnop
    eqv $8, $15, $5
    shufb $121, $4, $105, $95
    selb $4, $12, $126, $123
    stqd $6, 2752($3)
    selb $6, $16, $124, $114
    lqd $5, 2848($3)
    selb $124, $8, $19, $4
    lnop
    andc $114, $123, $11
    rotqbyi $24, $121, 12
    nor $121, $124, $6
    lnop
    eqv $124, $114, $117
    lnop
    selb $109, $4, $8, $121
    lnop
    selb $117, $103, $111, $118
    shufb $114, $24, $5, $20
    selb $5, $109, $124, $8
    lnop
    selb $8, $7, $112, $14
    lnop
    andc $7, $4, $5
    shufb $14, $125, $104, $95
    andc $111, $126, $12
    stqd $114, 2848($3)
    orc $126, $7, $124
    lqd $12, 2944($3)
    selb $124, $6, $10, $5
    lnop
    xor $114, $126, $122
    rotqbyi $5, $14, 12
    selb $122, $126, $19, $124
    lnop
    xor $124, $114, $13
    lnop
    xor $14, $112, $2
    lnop
    selb $2, $109, $11, $124
    shufb $6, $5, $12, $20
    selb $5, $123, $8, $14
    hbrr affine_steady_branch, affine_steady_loop
    selb $8, $109, $13, $124
    lnop
    selb $109, $123, $5, $2
    lnop
    xor $126, $124, $17
    shufb $123, $9, $103, $95
    selb $9, $5, $14, $2
    stqd $6, 2944($3)
    xor $5, $126, $110
    lqd $6, 3040($3)
    selb $14, $2, $126, $124
    lnop
    selb $110, $19, $9, $5
    rotqbyi $124, $123, 12
    xor $125, $14, $18
    lnop
    xor $113, $8, $15
    lnop
    and $15, $14, $125
    lnop
    orc $14, $113, $8
    shufb $18, $124, $6, $20
    xor $124, $15, $112
    lnop
    eqv $112, $14, $16
    lnop
    ai $100, $100, -1
    lnop
    selb $123, $109, $19, $124
    stqd $18, 3040($3)
    ai $127, $127, 1
affine_steady_branch:
    brnz $100, affine_steady_loop
affine_steady_end:
    stqa $126, 0x18640
    stqa $125, 0x18650
    stqa $124, 0x18660
    stqa $123, 0x18670
    stqa $122, 0x18680
    stqa $121, 0x18690
    stqa $120, 0x186a0
    stqa $119, 0x186b0
    stqa $118, 0x186c0
    stqa $117, 0x186d0
    stqa $116, 0x186e0
    stqa $115, 0x186f0
    stqa $114, 0x18700
    stqa $113, 0x18710
    stqa $112, 0x18720
    stqa $111, 0x18730
    stqa $110, 0x18740
    stqa $109, 0x18750
    stqa $108, 0x18760
    stqa $107, 0x18770
    stqa $106, 0x18780
    stqa $105, 0x18790
    stqa $104, 0x187a0
    stqa $103, 0x187b0
    bi $0

.global affine_edge_tap
.align 3
affine_edge_tap:
    lqa $97, 0x0
    lqa $96, 0x10
    lqa $95, 0x20
    lqa $94, 0x30
    lqa $93, 0x50
    lqa $92, 0x60
    lqa $91, 0x70
    lqa $90, 0x80
    lqa $89, 0x90
    lqa $88, 0xa0
    ori $98, $5, 0
    lqa $126, 0x18640
    lqa $125, 0x18650
    lqa $124, 0x18660
    lqa $123, 0x18670
    lqa $122, 0x18680
    lqa $121, 0x18690
    lqa $120, 0x186a0
    lqa $119, 0x186b0
    lqa $118, 0x186c0
    lqa $117, 0x186d0
    lqa $116, 0x186e0
    lqa $115, 0x186f0
    lqa $114, 0x18700
    lqa $113, 0x18710
    lqa $112, 0x18720
    lqa $111, 0x18730
    lqa $110, 0x18740
    lqa $109, 0x18750
    lqa $108, 0x18760
    lqa $107, 0x18770
    lqa $106, 0x18780
    lqa $105, 0x18790
    lqa $104, 0x187a0
    lqa $103, 0x187b0
    andi $6, $3, 7
    rotmi $7, $3, -3
    shli $6, $6, 5
    a $6, $6, $7
    a $7, $6, $97
    lqd $8, 576($7)
    lqd $9, 592($7)
    shufb $6, $6, $6, $96
    andbi $6, $6, 15
    a $6, $6, $95
    shufb $102, $8, $9, $6
    lqd $8, 832($7)
    lqd $9, 848($7)
    shufb $101, $8, $9, $6
    lqd $8, 1344($7)
    lqd $7, 1360($7)
    shufb $100, $8, $7, $6
    sf $99, $3, $4
    ori $127, $3, 0
    cgti $2, $99, 0
    brz $2, affine_edge_tap_end
# 259 instructions for the even pipe, 174 for the odd one; 360 cycles
.align 3
affine_edge_tap_loop:
    nop
    lnop
    ai $8, $127, 1
    lnop
    shli $2, $127, 1
    lnop
    nop
    lnop
    andi $12, $8, 7
    lnop
    rotmi $34, $8, -3
    lnop
    a $3, $2, $97
    lnop
    shli $8, $12, 5
    lnop
    nop
    lqd $12, 1984($3)
    nop
    lnop
    nop
    lnop
    a $10, $8, $34
    lqd $5, 2080($3)
    nop
    lnop
    nop
    shufb $8, $10, $10, $96
    nop
    rotqby $4, $12, $2
    nop
    shlqbii $12, $108, 1
    nop
    lqd $34, 2176($3)
    nop
    rotqby $108, $5, $2
    nop
    rotqbii $25, $4, 1
    nop
    shlqbii $9, $107, 1
    nop
    lqd $5, 2272($3)
    nop
    rotqbii $40, $108, 1
    nop
    rotqby $107, $34, $2
    nop
    lqd $34, 2368($3)
    nop
    shlqbii $16, $106, 1
    nop
    lqd $22, 2464($3)
    nop
    rotqby $106, $5, $2
    nop
    rotqbii $39, $107, 1
    nop
    shlqbii $35, $105, 1
    nop
    rotqby $105, $34, $2
    nop
    rotqbii $34, $106, 1
    nop
    rotqby $5, $22, $2
    nop
    shlqbii $22, $104, 1
    andbi $104, $8, 15
    rotqbii $42, $105, 1
    a $6, $10, $97
    shlqbii $29, $103, 1
    a $7, $104, $95
    rotqbii $23, $5, 1
    selb $103, $12, $25, $94
    lqa $30, 0x18020
    selb $104, $9, $40, $94
    lqa $12, 0x18030
    selb $8, $16, $39, $94
    lnop
    selb $9, $35, $34, $94
    lnop
    selb $10, $22, $42, $94
    lnop
    selb $42, $29, $23, $94
    lnop
    xor $23, $30, $102
    lnop
    xor $102, $12, $101
    lnop
    xor $30, $114, $110
    lnop
    or $101, $23, $102
    lnop
    orc $102, $110, $30
    lnop
    eqv $11, $109, $113
    lnop
    selb $12, $117, $120, $116
    lnop
    selb $13, $109, $102, $11
    lnop
    xor $23, $12, $115
    lnop
    orc $109, $30, $101
    lqd $29, 64($6)
    selb $22, $115, $119, $23
    lqd $30, 80($6)
    xor $34, $120, $116
    lnop
    eqv $39, $119, $23
    lqd $35, 320($6)
    selb $14, $34, $117, $109
    lqd $23, 336($6)
    selb $15, $111, $13, $112
    lnop
    selb $16, $118, $117, $22
    lqa $40, 0x18000
    selb $37, $101, $14, $15
    shufb $17, $29, $30, $7
    andc $29, $15, $109
    lqa $30, 0x18010
    selb $22, $39, $111, $37
    lnop
    eqv $38, $29, $34
    shufb $18, $35, $23, $7
    nor $19, $22, $16
    lnop
    xor $23, $40, $17
    lnop
    xor $40, $103, $10
    lnop
    xor $29, $30, $18
    lnop
    orc $20, $10, $40
    lnop
    eqv $21, $42, $104
    lnop
    or $22, $23, $29
    lnop
    selb $23, $42, $20, $21
    lnop
    selb $24, $123, $126, $122
    lnop
    orc $25, $40, $22
    lnop
    xor $40, $24, $121
    lnop
    xor $42, $126, $122
    lnop
    selb $29, $121, $125, $40
    lnop
    selb $26, $42, $123, $25
    lnop
    selb $27, $9, $23, $8
    lnop
    eqv $34, $125, $40
    lnop
    selb $40, $22, $26, $27
    lnop
    selb $28, $124, $123, $29
    lnop
    selb $30, $34, $9, $40
    lnop
    andc $35, $27, $25
    lnop
    nor $29, $30, $28
    lnop
    eqv $43, $35, $42
    lnop
    selb $30, $40, $34, $29
    lnop
    selb $31, $37, $39, $19
    lnop
    selb $32, $30, $43, $34
    lnop
    selb $33, $31, $38, $39
    lnop
    andc $39, $40, $32
    lnop
    andc $40, $37, $33
    lnop
    orc $34, $39, $43
    lnop
    orc $35, $40, $38
    lnop
    xor $36, $34, $122
    lnop
    xor $37, $35, $116
    lnop
    nop
    stqa $36, 0x18c40
    a $38, $98, $97
    stqa $37, 0x18c50
    nop
    lnop
    nop
    lqd $40, 3136($38)
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
    xor $39, $36, $126
    rotqby $43, $40, $98
    xor $40, $37, $120
    lnop
    selb $44, $30, $126, $39
    lnop
    selb $45, $31, $120, $40
    lnop
    xor $41, $44, $125
    rotqbyi $46, $43, 13
    xor $42, $45, $119
    lqd $47, 2560($3)
    nop
    stqa $41, 0x18c60
    nop
    stqa $42, 0x18c70
    nop
    lqd $48, 3168($38)
    nop
    cbd $43, 0($2)
    nop
    lnop
    andi $49, $46, 255
    lnop
    nop
    lnop
    nop
    shufb $46, $49, $47, $43
    nop
    rotqby $47, $48, $98
    nop
    lnop
    orc $48, $41, $44
    lnop
    orc $49, $42, $45
    stqd $46, 2560($3)
    eqv $44, $48, $124
    rotqbyi $46, $47, 13
    eqv $45, $49, $118
    lqd $47, 2656($3)
    nop
    stqa $44, 0x18c80
    nop
    stqa $45, 0x18c90
    nop
    lqd $49, 3200($38)
    nop
    lnop
    nop
    lnop
    andi $48, $46, 255
    lnop
    nop
    lnop
    nop
    shufb $46, $48, $47, $43
    selb $47, $102, $112, $11
    rotqby $48, $49, $98
    andc $102, $14, $101
    lnop
    selb $101, $31, $109, $40
    lnop
    xor $109, $112, $13
    stqd $46, 2656($3)
    andc $13, $26, $22
    rotqbyi $46, $48, 13
    selb $26, $15, $47, $109
    lqd $48, 2752($3)
    nop
    stqa $13, 0x18ca0
    selb $47, $26, $109, $101
    stqa $102, 0x18cb0
    xor $22, $40, $114
    lqd $109, 3232($38)
    selb $114, $20, $8, $21
    lnop
    xor $20, $8, $23
    lnop
    andi $21, $46, 255
    lnop
    selb $23, $30, $25, $39
    lnop
    selb $30, $27, $114, $20
    shufb $46, $21, $48, $43
    xor $25, $39, $103
    rotqby $114, $109, $98
    selb $109, $30, $20, $23
    lnop
    xor $20, $25, $10
    lnop
    xor $103, $22, $110
    stqd $46, 2752($3)
    selb $110, $9, $109, $20
    rotqbyi $46, $114, 13
    selb $10, $111, $47, $103
    lqd $114, 2848($3)
    nop
    stqa $110, 0x18cc0
    nop
    stqa $10, 0x18cd0
    nop
    lqd $103, 3264($38)
    nop
    lnop
    nop
    lnop
    andi $47, $46, 255
    lnop
    nop
    lnop
    nop
    shufb $46, $47, $114, $43
    nop
    rotqby $114, $103, $98
    nop
    lnop
    nop
    lnop
    nop
    stqd $46, 2848($3)
    selb $103, $27, $30, $23
    rotqbyi $46, $114, 13
    selb $114, $15, $26, $101
    lqd $27, 2944($3)
    nop
    stqa $103, 0x18ce0
    nop
    stqa $114, 0x18cf0
    nop
    lqd $15, 3296($38)
    nop
    lnop
    nop
    lnop
    andi $26, $46, 255
    lnop
    nop
    lnop
    nop
    shufb $46, $26, $27, $43
    nop
    rotqby $26, $15, $98
    nop
    lnop
    nop
    lnop
    nop
    stqd $46, 2944($3)
    selb $46, $101, $22, $40
    rotqbyi $15, $26, 13
    nop
    lqd $101, 3040($3)
    xor $40, $46, $113
    lqd $26, 1088($6)
    nop
    lqd $113, 1104($6)
    and $27, $46, $40
    lnop
    andi $46, $15, 255
    lnop
    selb $15, $16, $12, $33
    lnop
    xor $12, $27, $112
    shufb $16, $46, $101, $43
    selb $112, $35, $111, $15
    lnop
    selb $15, $114, $111, $12
    shufb $35, $26, $113, $7
    selb $43, $120, $22, $100
    rotqbyi $113, $4, 1
    selb $4, $119, $40, $100
    stqd $16, 3040($3)
    selb $3, $118, $12, $100
    shlqbii $119, $37, 1
    selb $37, $117, $15, $100
    rotqbyi $118, $108, 1
    selb $117, $23, $25, $39
    rotqbii $108, $113, 1
    selb $23, $116, $112, $100
    shlqbii $113, $42, 1
    xor $116, $117, $104
    rotqbyi $112, $107, 1
    selb $42, $115, $19, $100
    rotqbii $107, $118, 1
    and $118, $117, $116
    shlqbii $115, $45, 1
    selb $117, $28, $24, $32
    rotqbyi $45, $106, 1
    xor $106, $118, $8
    rotqbii $24, $112, 1
    selb $118, $34, $9, $117
    shlqbii $112, $102, 1
    selb $117, $103, $9, $106
    rotqbyi $102, $105, 1
    selb $9, $126, $25, $35
    rotqbii $105, $45, 1
    selb $25, $125, $116, $35
    rotqbyi $126, $5, 1
    selb $5, $124, $106, $35
    shlqbii $125, $10, 1
    selb $10, $123, $117, $35
    rotqbii $106, $102, 1
    selb $34, $122, $118, $35
    shlqbii $117, $114, 1
    selb $8, $121, $29, $35
    rotqbii $118, $126, 1
    selb $121, $119, $108, $94
    lqa $126, 0x18020
    selb $29, $113, $107, $94
    lqa $119, 0x18030
    selb $122, $115, $24, $94
    lnop
    selb $123, $112, $105, $94
    lnop
    selb $124, $125, $106, $94
    lnop
    selb $106, $117, $118, $94
    lnop
    xor $118, $126, $17
    lnop
    xor $126, $119, $18
    lnop
    xor $119, $36, $110
    lnop
    or $18, $118, $126
    lnop
    orc $17, $110, $119
    lnop
    eqv $125, $103, $41
    lnop
    selb $126, $37, $43, $23
    lnop
    selb $24, $103, $17, $125
    lnop
    xor $118, $126, $42
    lnop
    orc $103, $119, $18
    lqd $117, 576($6)
    selb $112, $42, $4, $118
    lqd $119, 592($6)
    xor $105, $43, $23
    lnop
    eqv $113, $4, $118
    lqd $115, 832($6)
    selb $28, $105, $37, $103
    lqd $118, 848($6)
    selb $32, $13, $24, $44
    lnop
    selb $45, $3, $37, $112
    lqa $107, 0x18000
    selb $112, $18, $28, $32
    shufb $102, $117, $119, $7
    andc $119, $32, $103
    lqa $117, 0x18010
    selb $108, $113, $13, $112
    lnop
    eqv $114, $119, $105
    shufb $101, $115, $118, $7
    nor $100, $108, $45
    lnop
    xor $108, $107, $102
    lnop
    xor $107, $121, $124
    lnop
    xor $119, $117, $101
    lnop
    orc $115, $124, $107
    lnop
    eqv $19, $106, $29
    lnop
    or $104, $108, $119
    lnop
    selb $116, $106, $115, $19
    lnop
    selb $39, $10, $9, $34
    lnop
    orc $117, $107, $104
    lnop
    xor $107, $39, $8
    lnop
    xor $106, $9, $34
    lnop
    selb $108, $8, $25, $107
    lnop
    selb $118, $106, $10, $117
    lnop
    selb $119, $123, $116, $122
    lnop
    eqv $105, $25, $107
    lnop
    selb $107, $104, $118, $119
    lnop
    selb $22, $5, $10, $108
    lnop
    selb $108, $105, $123, $107
    lnop
    andc $15, $119, $117
    lnop
    nor $12, $108, $22
    lnop
    eqv $108, $15, $106
    lnop
    selb $120, $107, $105, $12
    lnop
    selb $111, $112, $113, $100
    lnop
    selb $16, $120, $108, $105
    lnop
    selb $33, $111, $114, $113
    lnop
    andc $113, $107, $16
    lnop
    andc $107, $112, $33
    lnop
    orc $40, $113, $108
    lnop
    orc $15, $107, $114
    lnop
    xor $114, $40, $34
    lnop
    xor $108, $15, $23
    lnop
    nop
    stqa $114, 0x18c40
    nop
    stqa $108, 0x18c50
    nop
    lqd $107, 3136($38)
    nop
    lnop
    nop
    lnop
    nop
    lnop
    nop
    lnop
    xor $27, $108, $43
    lnop
    xor $30, $114, $9
    rotqby $112, $107, $98
    selb $105, $111, $43, $27
    lnop
    selb $106, $120, $9, $30
    lnop
    a $26, $2, $93
    lnop
    xor $113, $106, $25
    rotqbyi $46, $112, 13
    xor $107, $105, $4
    lqd $112, 0($26)
    nop
    stqa $113, 0x18c60
    nop
    stqa $107, 0x18c70
    nop
    lqd $47, 3168($38)
    nop
    cbd $109, 0($26)
    nop
    lnop
    andi $20, $46, 255
    lnop
    nop
    lnop
    nop
    shufb $46, $20, $112, $109
    nop
    rotqby $109, $47, $98
    orc $47, $107, $105
    lnop
    orc $105, $113, $106
    lnop
    a $20, $2, $92
    stqd $46, 0($26)
    eqv $112, $105, $5
    rotqbyi $26, $109, 13
    eqv $106, $47, $3
    lqd $109, 0($20)
    nop
    stqa $112, 0x18c80
    nop
    stqa $106, 0x18c90
    nop
    lqd $47, 3200($38)
    nop
    cbd $105, 0($20)
    nop
    lnop
    andi $46, $26, 255
    lnop
    nop
    lnop
    selb $26, $17, $44, $125
    shufb $21, $46, $109, $105
    andc $105, $28, $18
    rotqby $125, $47, $98
    selb $18, $111, $103, $27
    lnop
    xor $103, $44, $24
    lnop
    a $24, $2, $91
    stqd $21, 0($20)
    andc $111, $118, $104
    rotqbyi $20, $125, 13
    selb $125, $32, $26, $103
    lqd $118, 0($24)
    xor $26, $27, $36
    stqa $111, 0x18ca0
    selb $36, $125, $103, $18
    stqa $105, 0x18cb0
    xor $103, $26, $110
    lqd $104, 3232($38)
    selb $110, $115, $122, $19
    cbd $21, 0($24)
    xor $115, $122, $116
    lnop
    andi $116, $20, 255
    lnop
    selb $20, $120, $117, $30
    lnop
    selb $120, $119, $110, $115
    shufb $117, $116, $118, $21
    xor $21, $30, $121
    rotqby $118, $104, $98
    selb $121, $120, $115, $20
    lnop
    xor $115, $21, $124
    lnop
    a $124, $2, $90
    stqd $117, 0($24)
    selb $110, $123, $121, $115
    rotqbyi $117, $118, 13
    selb $104, $13, $36, $103
    lqd $121, 0($124)
    nop
    stqa $110, 0x18cc0
    nop
    stqa $104, 0x18cd0
    nop
    lqd $103, 3264($38)
    nop
    cbd $36, 0($124)
    nop
    lnop
    andi $118, $117, 255
    lnop
    selb $117, $18, $26, $27
    lnop
    selb $27, $45, $126, $33
    shufb $115, $118, $121, $36
    xor $126, $117, $41
    rotqby $121, $103, $98
    selb $103, $32, $125, $18
    lnop
    and $125, $117, $126
    lnop
    a $18, $2, $89
    stqd $115, 0($124)
    selb $109, $119, $120, $20
    rotqbyi $124, $121, 13
    xor $121, $125, $44
    lqd $115, 0($18)
    selb $125, $15, $13, $27
    stqa $109, 0x18ce0
    selb $15, $103, $13, $121
    stqa $103, 0x18cf0
    selb $120, $43, $26, $35
    lqd $13, 3296($38)
    selb $119, $4, $126, $35
    cbd $26, 0($18)
    selb $118, $3, $121, $35
    lqd $126, 1344($6)
    andi $3, $124, 255
    lqd $121, 1360($6)
    selb $117, $37, $15, $35
    lnop
    selb $15, $20, $21, $30
    shufb $37, $3, $115, $26
    selb $116, $23, $125, $35
    rotqby $3, $13, $98
    xor $13, $15, $29
    hbrr affine_edge_tap_branch, affine_edge_tap_loop
    selb $115, $42, $100, $35
    lnop
    and $35, $15, $13
    shufb $100, $126, $121, $7
    a $7, $2, $88
    stqd $37, 0($18)
    selb $2, $22, $39, $16
    rotqbyi $18, $3, 13
    xor $3, $35, $122
    lqd $16, 0($7)
    selb $35, $40, $123, $2
    lnop
    selb $2, $109, $123, $3
    cbd $40, 0($7)
    selb $126, $9, $21, $100
    lnop
    andi $9, $18, 255
    lnop
    selb $125, $25, $13, $100
    lnop
    selb $124, $5, $3, $100
    shufb $13, $9, $16, $40
    selb $123, $10, $2, $100
    lnop
    selb $122, $34, $35, $100
    lnop
    ai $99, $99, -1
    lnop
    selb $121, $8, $12, $100
    stqd $13, 0($7)
    ai $127, $127, 1
affine_edge_tap_branch:
    brnz $99, affine_edge_tap_loop
affine_edge_tap_end:
    stqa $126, 0x18640
    stqa $125, 0x18650
    stqa $124, 0x18660
    stqa $123, 0x18670
    stqa $122, 0x18680
    stqa $121, 0x18690
    stqa $120, 0x186a0
    stqa $119, 0x186b0
    stqa $118, 0x186c0
    stqa $117, 0x186d0
    stqa $116, 0x186e0
    stqa $115, 0x186f0
    stqa $114, 0x18700
    stqa $113, 0x18710
    stqa $112, 0x18720
    stqa $111, 0x18730
    stqa $110, 0x18740
    stqa $109, 0x18750
    stqa $108, 0x18760
    stqa $107, 0x18770
    stqa $106, 0x18780
    stqa $105, 0x18790
    stqa $104, 0x187a0
    stqa $103, 0x187b0
    bi $0

.global affine_steady_tap
.align 3
affine_steady_tap:
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
    lqa $126, 0x18640
    lqa $125, 0x18650
    lqa $124, 0x18660
    lqa $123, 0x18670
    lqa $122, 0x18680
    lqa $121, 0x18690
    lqa $120, 0x186a0
    lqa $119, 0x186b0
    lqa $118, 0x186c0
    lqa $117, 0x186d0
    lqa $116, 0x186e0
    lqa $115, 0x186f0
    lqa $114, 0x18700
    lqa $113, 0x18710
    lqa $112, 0x18720
    lqa $111, 0x18730
    lqa $110, 0x18740
    lqa $109, 0x18750
    lqa $108, 0x18760
    lqa $107, 0x18770
    lqa $106, 0x18780
    lqa $105, 0x18790
    lqa $104, 0x187a0
    lqa $103, 0x187b0
    andi $6, $3, 7
    rotmi $7, $3, -3
    shli $6, $6, 5
    a $6, $6, $7
    a $7, $6, $98
    lqd $8, 576($7)
    lqd $9, 592($7)
    shufb $6, $6, $6, $97
    andbi $6, $6, 15
    a $6, $6, $96
    shufb $102, $8, $9, $6
    lqd $8, 832($7)
    lqd $7, 848($7)
    shufb $101, $8, $7, $6
    sf $100, $3, $4
    ori $127, $3, 0
    cgti $2, $100, 0
    brz $2, affine_steady_tap_end
# 235 instructions for the even pipe, 168 for the odd one; 360 cycles
.align 3
affine_steady_tap_loop:
    nop
    lnop
    ai $25, $127, 1
    lnop
    shli $2, $127, 1
    lnop
    nop
    lnop
    andi $22, $25, 7
    lnop
    rotmi $26, $25, -3
    lnop
    a $3, $2, $98
    lnop
    shli $25, $22, 5
    lnop
    nop
    lqd $22, 1984($3)
    nop
    lnop
    nop
    lnop
    a $14, $25, $26
    lqd $29, 2080($3)
    nop
    lnop
    nop
    shufb $25, $14, $14, $97
    nop
    rotqby $4, $22, $2
    nop
    shlqbii $22, $108, 1
    nop
    lqd $26, 2176($3)
    nop
    rotqby $108, $29, $2
    nop
    rotqbii $29, $4, 1
    nop
    shlqbii $30, $107, 1
    nop
    lqd $13, 2272($3)
    nop
    rotqbii $19, $108, 1
    nop
    rotqby $107, $26, $2
    nop
    lqd $26, 2368($3)
    nop
    shlqbii $36, $106, 1
    nop
    lqd $18, 2464($3)
    nop
    rotqby $106, $13, $2
    nop
    rotqbii $13, $107, 1
    nop
    shlqbii $24, $105, 1
    nop
    rotqby $105, $26, $2
    nop
    rotqbii $26, $106, 1
    nop
    rotqby $5, $18, $2
    nop
    shlqbii $18, $104, 1
    andbi $7, $25, 15
    rotqbii $35, $105, 1
    a $104, $14, $98
    shlqbii $25, $103, 1
    a $103, $7, $96
    rotqbii $14, $5, 1
    selb $6, $22, $29, $95
    lqa $33, 0x18020
    selb $7, $30, $19, $95
    lqa $22, 0x18030
    selb $8, $36, $13, $95
    lnop
    selb $9, $24, $26, $95
    lnop
    selb $10, $18, $35, $95
    lnop
    selb $35, $25, $14, $95
    lnop
    xor $14, $33, $102
    lnop
    xor $102, $22, $101
    lnop
    xor $22, $114, $110
    lnop
    or $101, $14, $102
    lnop
    orc $102, $110, $22
    lnop
    eqv $11, $109, $113
    lnop
    selb $12, $117, $120, $116
    lnop
    selb $13, $109, $102, $11
    lnop
    xor $14, $12, $115
    lnop
    orc $109, $22, $101
    lqd $33, 64($104)
    selb $25, $115, $119, $14
    lqd $22, 80($104)
    xor $18, $120, $116
    lnop
    eqv $36, $119, $14
    lqd $24, 320($104)
    selb $115, $18, $117, $109
    lqd $26, 336($104)
    selb $14, $111, $13, $112
    lnop
    selb $15, $118, $117, $25
    lqa $19, 0x18000
    selb $30, $101, $115, $14
    shufb $117, $33, $22, $103
    andc $22, $14, $109
    lqa $33, 0x18010
    selb $25, $36, $111, $30
    lnop
    eqv $34, $22, $18
    shufb $16, $24, $26, $103
    nor $17, $25, $15
    lnop
    xor $25, $19, $117
    lnop
    xor $24, $6, $10
    lnop
    xor $22, $33, $16
    lnop
    orc $18, $10, $24
    lnop
    eqv $19, $35, $7
    lnop
    or $20, $25, $22
    lnop
    selb $21, $35, $18, $19
    lnop
    selb $22, $123, $126, $122
    lnop
    orc $23, $24, $20
    lnop
    xor $35, $22, $121
    lnop
    xor $33, $126, $122
    lnop
    selb $26, $121, $125, $35
    lnop
    selb $121, $33, $123, $23
    lnop
    selb $24, $9, $21, $8
    lnop
    eqv $29, $125, $35
    lnop
    selb $35, $20, $121, $24
    lnop
    selb $25, $124, $123, $26
    lnop
    selb $26, $29, $9, $35
    lnop
    andc $28, $24, $23
    lnop
    nor $123, $26, $25
    lnop
    eqv $32, $28, $33
    lnop
    selb $26, $35, $29, $123
    lnop
    selb $27, $30, $36, $17
    lnop
    selb $28, $26, $32, $29
    lnop
    selb $29, $27, $34, $36
    lnop
    andc $36, $35, $28
    lnop
    andc $35, $30, $29
    lnop
    orc $30, $36, $32
    lnop
    orc $31, $35, $34
    lnop
    xor $32, $30, $122
    lnop
    xor $122, $31, $116
    lnop
    nop
    stqa $32, 0x18c40
    a $116, $99, $98
    stqa $122, 0x18c50
    nop
    lnop
    nop
    lqd $34, 3136($116)
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
    xor $33, $32, $126
    rotqby $36, $34, $99
    xor $34, $122, $120
    lnop
    selb $37, $26, $126, $33
    lnop
    selb $126, $27, $120, $34
    lnop
    xor $35, $37, $125
    rotqbyi $120, $36, 13
    xor $125, $126, $119
    lqd $36, 2560($3)
    nop
    stqa $35, 0x18c60
    nop
    stqa $125, 0x18c70
    nop
    lqd $38, 3168($116)
    nop
    cbd $119, 0($2)
    nop
    lnop
    andi $39, $120, 255
    lnop
    nop
    lnop
    nop
    shufb $120, $39, $36, $119
    nop
    rotqby $39, $38, $99
    nop
    lnop
    orc $38, $35, $37
    lnop
    orc $37, $125, $126
    stqd $120, 2560($3)
    eqv $36, $38, $124
    rotqbyi $126, $39, 13
    eqv $124, $37, $118
    lqd $38, 2656($3)
    nop
    stqa $36, 0x18c80
    nop
    stqa $124, 0x18c90
    nop
    lqd $118, 3200($116)
    nop
    lnop
    nop
    lnop
    andi $37, $126, 255
    lnop
    nop
    lnop
    nop
    shufb $126, $37, $38, $119
    selb $37, $102, $112, $11
    rotqby $38, $118, $99
    andc $102, $115, $101
    lnop
    selb $115, $27, $109, $34
    lnop
    xor $109, $112, $13
    stqd $126, 2656($3)
    andc $13, $121, $20
    rotqbyi $126, $38, 13
    selb $121, $14, $37, $109
    lqd $38, 2752($3)
    nop
    stqa $13, 0x18ca0
    selb $37, $121, $109, $115
    stqa $102, 0x18cb0
    xor $20, $34, $114
    lqd $109, 3232($116)
    selb $114, $18, $8, $19
    lnop
    xor $18, $8, $21
    lnop
    andi $19, $126, 255
    lnop
    selb $21, $26, $23, $33
    lnop
    selb $26, $24, $114, $18
    shufb $126, $19, $38, $119
    xor $23, $33, $6
    rotqby $114, $109, $99
    selb $109, $26, $18, $21
    lnop
    xor $18, $23, $10
    lnop
    xor $6, $20, $110
    stqd $126, 2752($3)
    selb $110, $9, $109, $18
    rotqbyi $126, $114, 13
    selb $10, $111, $37, $6
    lqd $114, 2848($3)
    nop
    stqa $110, 0x18cc0
    nop
    stqa $10, 0x18cd0
    nop
    lqd $6, 3264($116)
    nop
    lnop
    nop
    lnop
    andi $37, $126, 255
    lnop
    nop
    lnop
    nop
    shufb $126, $37, $114, $119
    nop
    rotqby $114, $6, $99
    nop
    lnop
    nop
    lnop
    nop
    stqd $126, 2848($3)
    selb $6, $24, $26, $21
    rotqbyi $126, $114, 13
    selb $114, $14, $121, $115
    lqd $24, 2944($3)
    nop
    stqa $6, 0x18ce0
    nop
    stqa $114, 0x18cf0
    nop
    lqd $121, 3296($116)
    nop
    lnop
    nop
    lnop
    andi $14, $126, 255
    lnop
    nop
    lnop
    nop
    shufb $126, $14, $24, $119
    nop
    rotqby $14, $121, $99
    nop
    lnop
    nop
    lnop
    nop
    stqd $126, 2944($3)
    nop
    rotqbyi $126, $14, 13
    nop
    lqd $14, 3040($3)
    nop
    lnop
    nop
    lnop
    nop
    lnop
    andi $121, $126, 255
    lnop
    nop
    lnop
    nop
    shufb $126, $121, $14, $119
    nop
    lnop
    nop
    lnop
    nop
    rotqbyi $121, $4, 1
    nop
    stqd $126, 3040($3)
    nop
    shlqbii $126, $122, 1
    nop
    rotqbyi $122, $108, 1
    nop
    rotqbii $108, $121, 1
    selb $121, $115, $20, $34
    shlqbii $3, $125, 1
    selb $125, $15, $12, $29
    rotqbyi $115, $107, 1
    xor $12, $121, $113
    rotqbii $107, $122, 1
    selb $113, $31, $111, $125
    shlqbii $122, $124, 1
    and $125, $121, $12
    rotqbyi $124, $106, 1
    selb $121, $21, $23, $33
    rotqbii $106, $115, 1
    xor $21, $125, $112
    shlqbii $115, $102, 1
    xor $112, $121, $7
    rotqbyi $125, $105, 1
    selb $105, $114, $111, $21
    rotqbii $7, $124, 1
    and $124, $121, $112
    rotqbyi $111, $5, 1
    selb $121, $25, $22, $28
    shlqbii $5, $10, 1
    xor $10, $124, $8
    rotqbii $102, $125, 1
    selb $8, $30, $9, $121
    shlqbii $125, $114, 1
    selb $121, $6, $9, $10
    rotqbii $114, $111, 1
    selb $9, $126, $108, $95
    lqa $111, 0x18020
    selb $30, $3, $107, $95
    lqa $126, 0x18030
    selb $22, $122, $106, $95
    lnop
    selb $25, $115, $7, $95
    lnop
    selb $28, $5, $102, $95
    lnop
    selb $122, $125, $114, $95
    lnop
    xor $125, $111, $117
    lnop
    xor $117, $126, $16
    lnop
    xor $126, $32, $110
    lnop
    or $16, $125, $117
    lnop
    orc $117, $110, $126
    lnop
    eqv $5, $6, $35
    lnop
    selb $7, $105, $20, $113
    lnop
    selb $111, $6, $117, $5
    lnop
    xor $125, $7, $17
    lnop
    orc $6, $126, $16
    lqd $114, 576($104)
    selb $102, $17, $12, $125
    lqd $126, 592($104)
    xor $115, $20, $113
    lnop
    eqv $107, $12, $125
    lqd $106, 832($104)
    selb $17, $115, $105, $6
    lqd $125, 848($104)
    selb $33, $13, $111, $36
    lnop
    selb $124, $21, $105, $102
    lqa $104, 0x18000
    selb $105, $16, $17, $33
    shufb $102, $114, $126, $103
    andc $126, $33, $6
    lqa $114, 0x18010
    selb $3, $107, $13, $105
    lnop
    eqv $108, $126, $115
    shufb $101, $106, $125, $103
    nor $115, $3, $124
    lnop
    xor $3, $104, $102
    lnop
    xor $126, $9, $28
    lnop
    xor $125, $114, $101
    lnop
    orc $103, $28, $126
    lnop
    eqv $104, $122, $30
    lnop
    or $31, $3, $125
    lnop
    selb $15, $122, $103, $104
    lnop
    selb $29, $121, $23, $8
    lnop
    orc $125, $126, $31
    lnop
    xor $126, $29, $123
    lnop
    xor $3, $23, $8
    lnop
    selb $114, $123, $112, $126
    lnop
    selb $123, $3, $121, $125
    lnop
    selb $34, $25, $15, $22
    lnop
    eqv $106, $112, $126
    lnop
    selb $126, $31, $123, $34
    lnop
    selb $122, $10, $121, $114
    lnop
    selb $114, $106, $25, $126
    lnop
    andc $4, $34, $125
    lnop
    nor $121, $114, $122
    lnop
    eqv $114, $4, $3
    lnop
    selb $3, $126, $106, $121
    lnop
    selb $4, $105, $107, $115
    lnop
    selb $14, $3, $114, $106
    lnop
    selb $24, $4, $108, $107
    lnop
    andc $107, $126, $14
    lnop
    andc $126, $105, $24
    lnop
    orc $26, $107, $114
    lnop
    orc $18, $126, $108
    lnop
    xor $114, $26, $8
    lnop
    xor $108, $18, $113
    lnop
    nop
    stqa $114, 0x18c40
    nop
    stqa $108, 0x18c50
    nop
    lqd $113, 3136($116)
    nop
    lnop
    nop
    lnop
    nop
    lnop
    nop
    lnop
    xor $8, $108, $20
    lnop
    xor $19, $114, $23
    rotqby $126, $113, $99
    selb $105, $4, $20, $8
    lnop
    selb $20, $3, $23, $19
    lnop
    a $23, $2, $94
    lnop
    xor $113, $20, $112
    rotqbyi $106, $126, 13
    xor $107, $105, $12
    lqd $126, 0($23)
    nop
    stqa $113, 0x18c60
    nop
    stqa $107, 0x18c70
    nop
    lqd $12, 3168($116)
    nop
    cbd $112, 0($23)
    nop
    lnop
    andi $119, $106, 255
    lnop
    nop
    lnop
    nop
    shufb $106, $119, $126, $112
    nop
    rotqby $126, $12, $99
    orc $12, $107, $105
    lnop
    orc $105, $113, $20
    lnop
    a $20, $2, $93
    stqd $106, 0($23)
    eqv $112, $105, $10
    rotqbyi $23, $126, 13
    eqv $106, $12, $21
    lqd $126, 0($20)
    nop
    stqa $112, 0x18c80
    nop
    stqa $106, 0x18c90
    nop
    lqd $12, 3200($116)
    nop
    cbd $21, 0($20)
    nop
    lnop
    andi $105, $23, 255
    lnop
    nop
    lnop
    selb $23, $117, $36, $5
    shufb $10, $105, $126, $21
    andc $105, $17, $16
    rotqby $126, $12, $99
    selb $12, $4, $6, $8
    lnop
    xor $4, $36, $111
    lnop
    a $6, $2, $92
    stqd $10, 0($20)
    andc $111, $123, $31
    rotqbyi $10, $126, 13
    selb $123, $33, $23, $4
    lqd $126, 0($6)
    xor $120, $8, $32
    stqa $111, 0x18ca0
    selb $32, $123, $4, $12
    stqa $105, 0x18cb0
    xor $4, $120, $110
    lqd $23, 3232($116)
    selb $110, $103, $22, $104
    cbd $31, 0($6)
    xor $104, $22, $15
    lnop
    andi $15, $10, 255
    lnop
    selb $10, $3, $125, $19
    lnop
    selb $125, $34, $110, $104
    shufb $3, $15, $126, $31
    xor $126, $19, $9
    rotqby $15, $23, $99
    selb $9, $125, $104, $10
    lnop
    xor $104, $126, $28
    lnop
    a $28, $2, $91
    stqd $3, 0($6)
    selb $110, $25, $9, $104
    rotqbyi $3, $15, 13
    selb $104, $13, $32, $4
    lqd $9, 0($28)
    nop
    stqa $110, 0x18cc0
    nop
    stqa $104, 0x18cd0
    nop
    lqd $4, 3264($116)
    nop
    cbd $32, 0($28)
    nop
    lnop
    andi $15, $3, 255
    lnop
    nop
    lnop
    nop
    shufb $3, $15, $9, $32
    nop
    rotqby $9, $4, $99
    nop
    lnop
    nop
    lnop
    a $4, $2, $90
    stqd $3, 0($28)
    selb $109, $34, $125, $10
    rotqbyi $3, $9, 13
    selb $103, $33, $123, $12
    lqd $125, 0($4)
    nop
    stqa $109, 0x18ce0
    nop
    stqa $103, 0x18cf0
    nop
    lqd $123, 3296($116)
    nop
    cbd $116, 0($4)
    nop
    lnop
    andi $33, $3, 255
    lnop
    nop
    lnop
    selb $3, $12, $120, $8
    shufb $9, $33, $125, $116
    nop
    rotqby $125, $123, $99
    xor $119, $3, $35
    hbrr affine_steady_tap_branch, affine_steady_tap_loop
    selb $35, $124, $7, $24
    lnop
    and $124, $3, $119
    lnop
    a $3, $2, $89
    stqd $9, 0($4)
    selb $116, $18, $13, $35
    rotqbyi $2, $125, 13
    xor $118, $124, $36
    lqd $18, 0($3)
    selb $124, $10, $126, $19
    lnop
    selb $117, $103, $13, $118
    cbd $10, 0($3)
    xor $125, $124, $30
    lnop
    andi $30, $2, 255
    lnop
    selb $2, $122, $29, $14
    lnop
    and $14, $124, $125
    shufb $29, $30, $18, $10
    selb $122, $26, $25, $2
    lnop
    xor $124, $14, $22
    lnop
    ai $100, $100, -1
    lnop
    selb $123, $109, $25, $124
    stqd $29, 0($3)
    ai $127, $127, 1
affine_steady_tap_branch:
    brnz $100, affine_steady_tap_loop
affine_steady_tap_end:
    stqa $126, 0x18640
    stqa $125, 0x18650
    stqa $124, 0x18660
    stqa $123, 0x18670
    stqa $122, 0x18680
    stqa $121, 0x18690
    stqa $120, 0x186a0
    stqa $119, 0x186b0
    stqa $118, 0x186c0
    stqa $117, 0x186d0
    stqa $116, 0x186e0
    stqa $115, 0x186f0
    stqa $114, 0x18700
    stqa $113, 0x18710
    stqa $112, 0x18720
    stqa $111, 0x18730
    stqa $110, 0x18740
    stqa $109, 0x18750
    stqa $108, 0x18760
    stqa $107, 0x18770
    stqa $106, 0x18780
    stqa $105, 0x18790
    stqa $104, 0x187a0
    stqa $103, 0x187b0
    bi $0
