# iupac in the wavefront layout, 4 rows a lane, for spu.
#
# Made by: minterm compile iupac --layout wavefront --target spu --alphabet ACGTRYSWKMBDHVN --rows 4 --emit asm
#
# A cell: 6 gates, fewer than 4 are impossible (shipped).
# spu: 58 gates, depth 19, 0 moves, 24 live registers
# inputs v0 v1 h0 h1 a0 a1 a2 a3 b0 b1 b2 b3
# g0 = and(b0, b2)
# g1 = andc(b3, g0)
# g2 = andc(b2, b3)
# g3 = nor(b1, g2)
# g4 = andc(b0, b3)
# g5 = xor(g3, g4)
# g6 = selb(g3, a1, a2)
# g7 = selb(g6, g5, b1)
# g8 = xor(a0, a2)
# g9 = selb(b2, g2, g8)
# g10 = nor(a0, a2)
# g11 = and(b1, b3)
# g12 = selb(g10, a2, g11)
# g13 = nor(b3, g12)
# g14 = andc(g13, g8)
# g15 = xor(g9, g13)
# g16 = selb(g14, b1, a2)
# g17 = xor(b1, g14)
# g18 = selb(b2, g11, g12)
# g19 = and(a0, g18)
# g20 = selb(g1, g15, g17)
# g21 = nor(a3, g20)
# g22 = nor(a3, g15)
# g23 = xor(g19, g22)
# g24 = xor(g1, g23)
# g25 = andc(g1, g22)
# g26 = nor(b0, b2)
# g27 = selb(g9, g26, g16)
# g28 = andc(b3, g16)
# g29 = xor(g26, g28)
# g30 = selb(g26, b1, g24)
# g31 = nor(a3, g5)
# g32 = selb(b0, g27, g31)
# g33 = selb(g21, g32, g11)
# g34 = selb(g33, g17, g19)
# g35 = xor(g7, g32)
# g36 = andc(g34, g10)
# g37 = xor(g10, g25)
# g38 = xor(g31, g36)
# g39 = selb(g36, a1, g4)
# g40 = and(a3, g29)
# g41 = selb(g39, g40, b1)
# g42 = selb(g5, g38, b2)
# g43 = selb(g38, g41, a0)
# g44 = selb(b3, g42, a3)
# g45 = andc(a0, g44)
# g46 = andc(g35, b3)
# g47 = xor(g46, g45)
# g48 = and(b3, g37)
# g49 = xor(g30, g48)
# g50 = selb(g47, g49, b0)
# g51 = selb(g43, g50, a1)
# g52 = andc(g51, v1)
# g53 = and(h1, g51)
# g54 = selb(h1, h0, g52)
# g55 = andc(h0, g52)
# g56 = selb(v1, v0, g53)
# g57 = or(v0, g53)
# v0' = g54
# v1' = g55
# h0' = g56
# h1' = g57
#
# Local store:
#     0x18000 a         planes of a's symbols, one word a register and plane
#     0x18100 windows   windows of b's symbols, eight shifted copies a residue and plane
#     0x19100 active    windows of "column exists", eight shifted copies a residue
#     0x19500 vertical  vertical flow, one word a register and plane, in and out
#     0x19580 down      downward flow of the last step, one word a register and plane, in and out
#     0x19600 top       top edge, one byte a column and plane, in
#     0x19760 bottom    bottom edge, one byte a step and plane, out
#     0x198c0 tap       scratch, one word a plane and register
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
    .long 0x00019761, 0x00019761, 0x00019761, 0x00019761
    .long 0x00019811, 0x00019811, 0x00019811, 0x00019811
    .long 0x00019762, 0x00019762, 0x00019762, 0x00019762
    .long 0x00019812, 0x00019812, 0x00019812, 0x00019812
    .long 0x00019763, 0x00019763, 0x00019763, 0x00019763
    .long 0x00019813, 0x00019813, 0x00019813, 0x00019813

.global iupac_edge
.align 3
iupac_edge:
    lqa $94, 0x0
    lqa $93, 0x10
    lqa $92, 0x20
    lqa $91, 0x30
    lqa $90, 0x40
    lqa $126, 0x19500
    lqa $125, 0x19510
    lqa $124, 0x19520
    lqa $123, 0x19530
    lqa $122, 0x19540
    lqa $121, 0x19550
    lqa $120, 0x19560
    lqa $119, 0x19570
    lqa $118, 0x19580
    lqa $117, 0x19590
    lqa $116, 0x195a0
    lqa $115, 0x195b0
    lqa $114, 0x195c0
    lqa $113, 0x195d0
    lqa $112, 0x195e0
    lqa $111, 0x195f0
    andi $6, $3, 7
    rotmi $7, $3, -3
    shli $6, $6, 5
    a $6, $6, $7
    a $7, $6, $94
    lqd $8, 1280($7)
    lqd $9, 1296($7)
    shufb $6, $6, $6, $93
    andbi $6, $6, 15
    a $6, $6, $92
    shufb $110, $8, $9, $6
    lqd $8, 1536($7)
    lqd $9, 1552($7)
    shufb $109, $8, $9, $6
    lqd $8, 1792($7)
    lqd $9, 1808($7)
    shufb $108, $8, $9, $6
    lqd $8, 2048($7)
    lqd $9, 2064($7)
    shufb $107, $8, $9, $6
    lqd $8, 4608($7)
    lqd $9, 4624($7)
    shufb $106, $8, $9, $6
    lqd $8, 2304($7)
    lqd $9, 2320($7)
    shufb $105, $8, $9, $6
    lqd $8, 2560($7)
    lqd $9, 2576($7)
    shufb $104, $8, $9, $6
    lqd $8, 2816($7)
    lqd $9, 2832($7)
    shufb $103, $8, $9, $6
    lqd $8, 3072($7)
    lqd $9, 3088($7)
    shufb $102, $8, $9, $6
    lqd $8, 4864($7)
    lqd $9, 4880($7)
    shufb $101, $8, $9, $6
    lqd $8, 3328($7)
    lqd $9, 3344($7)
    shufb $100, $8, $9, $6
    lqd $8, 3584($7)
    lqd $9, 3600($7)
    shufb $99, $8, $9, $6
    lqd $8, 3840($7)
    lqd $9, 3856($7)
    shufb $98, $8, $9, $6
    lqd $8, 4096($7)
    lqd $9, 4112($7)
    shufb $97, $8, $9, $6
    lqd $8, 5120($7)
    lqd $7, 5136($7)
    shufb $96, $8, $7, $6
    sf $95, $3, $4
    ori $127, $3, 0
    cgti $2, $95, 0
    brz $2, iupac_edge_end
# 980 instructions for the even pipe, 170 for the odd one; 989 cycles
.align 3
iupac_edge_loop:
    nop
    lnop
    ai $5, $127, 1
    lnop
    nop
    lnop
    andi $13, $5, 7
    lnop
    rotmi $9, $5, -3
    lnop
    shli $5, $13, 5
    lnop
    nop
    lnop
    nop
    lnop
    nop
    lnop
    a $13, $5, $9
    lnop
    nop
    lnop
    nop
    shufb $5, $13, $13, $93
    nop
    lnop
    nop
    lnop
    shli $2, $127, 2
    lnop
    andbi $9, $5, 15
    lnop
    a $3, $13, $94
    lnop
    a $4, $9, $92
    lnop
    a $5, $2, $94
    lqa $9, 0x180d0
    andc $7, $108, $107
    lqa $13, 0x180e0
    and $8, $110, $108
    lqa $12, 0x180c0
    nor $11, $109, $7
    lnop
    andc $6, $110, $107
    lnop
    andc $10, $107, $8
    lnop
    xor $8, $11, $6
    lnop
    selb $14, $11, $9, $13
    lnop
    nor $11, $12, $13
    lnop
    and $15, $109, $107
    lnop
    selb $16, $14, $8, $109
    lnop
    selb $14, $11, $13, $15
    lnop
    xor $17, $12, $13
    lnop
    nor $18, $107, $14
    lnop
    selb $19, $108, $7, $17
    lnop
    andc $20, $18, $17
    lqa $7, 0x180f0
    xor $17, $19, $18
    lnop
    selb $18, $20, $109, $13
    lnop
    selb $13, $108, $15, $14
    lnop
    xor $14, $109, $20
    lnop
    and $20, $12, $13
    lnop
    nor $13, $7, $17
    lnop
    selb $21, $10, $17, $14
    lnop
    xor $17, $20, $13
    lnop
    nor $22, $7, $21
    lnop
    xor $21, $10, $17
    lnop
    nor $17, $110, $108
    lnop
    andc $23, $10, $13
    lnop
    selb $10, $19, $17, $18
    lnop
    nor $19, $7, $8
    lnop
    andc $13, $107, $18
    lnop
    selb $18, $110, $10, $19
    lnop
    xor $10, $17, $13
    lnop
    selb $13, $22, $18, $15
    lnop
    selb $15, $17, $109, $21
    lnop
    selb $17, $13, $14, $20
    lnop
    xor $13, $16, $18
    lnop
    andc $16, $17, $11
    lnop
    xor $18, $11, $23
    lqd $17, 5632($5)
    xor $11, $19, $16
    lnop
    selb $23, $16, $9, $6
    lqd $19, 5808($5)
    selb $6, $8, $11, $108
    lnop
    and $108, $7, $10
    lnop
    selb $10, $107, $6, $7
    lnop
    selb $8, $23, $108, $109
    rotqby $6, $17, $2
    andc $109, $12, $10
    lnop
    andc $10, $13, $107
    rotqby $7, $19, $2
    and $19, $107, $18
    shlqbii $13, $112, 1
    xor $107, $10, $109
    rotqbii $112, $6, 1
    xor $10, $15, $19
    shlqbii $109, $111, 1
    selb $111, $11, $8, $12
    rotqbii $15, $7, 1
    selb $8, $107, $10, $110
    lnop
    selb $110, $13, $112, $91
    lnop
    selb $112, $111, $8, $9
    lnop
    selb $111, $109, $15, $91
    lnop
    andc $109, $112, $119
    lnop
    and $15, $113, $112
    lnop
    selb $8, $113, $114, $109
    lnop
    andc $9, $114, $109
    lnop
    selb $114, $119, $120, $15
    lnop
    or $113, $120, $15
    lqa $109, 0x18090
    andc $112, $103, $102
    lqa $15, 0x180a0
    and $107, $105, $103
    lqa $13, 0x18080
    nor $10, $104, $112
    lnop
    andc $11, $105, $102
    lnop
    andc $12, $102, $107
    lnop
    xor $107, $10, $11
    lnop
    selb $19, $10, $109, $15
    lnop
    nor $10, $13, $15
    lnop
    and $18, $104, $102
    lnop
    selb $108, $19, $107, $104
    lnop
    selb $19, $10, $15, $18
    lnop
    xor $17, $13, $15
    lnop
    nor $23, $102, $19
    lnop
    selb $16, $103, $112, $17
    lnop
    andc $14, $23, $17
    lqa $112, 0x180b0
    xor $17, $16, $23
    lnop
    selb $23, $14, $104, $15
    lnop
    selb $15, $103, $18, $19
    lnop
    xor $19, $104, $14
    lnop
    and $14, $13, $15
    lnop
    nor $15, $112, $17
    lnop
    selb $20, $12, $17, $19
    lnop
    xor $17, $14, $15
    lnop
    nor $21, $112, $20
    lnop
    xor $20, $12, $17
    lnop
    nor $17, $105, $103
    lnop
    andc $22, $12, $15
    lnop
    selb $12, $16, $17, $23
    lnop
    nor $16, $112, $107
    lnop
    andc $15, $102, $23
    lnop
    selb $23, $105, $12, $16
    lnop
    xor $12, $17, $15
    lnop
    selb $15, $21, $23, $18
    lnop
    selb $18, $17, $104, $20
    lnop
    selb $17, $15, $19, $14
    lnop
    xor $14, $108, $23
    lnop
    andc $108, $17, $10
    lnop
    xor $17, $10, $22
    lnop
    xor $10, $16, $108
    lnop
    selb $16, $108, $109, $11
    lnop
    selb $108, $107, $10, $103
    lnop
    and $107, $112, $12
    lnop
    selb $12, $102, $108, $112
    lnop
    selb $112, $16, $107, $104
    lnop
    andc $107, $13, $12
    lnop
    andc $12, $14, $102
    lnop
    and $14, $102, $17
    lnop
    xor $17, $12, $107
    lnop
    xor $107, $18, $14
    lnop
    selb $14, $10, $112, $13
    lnop
    selb $10, $17, $107, $105
    lnop
    selb $112, $120, $8, $106
    lnop
    selb $8, $14, $10, $109
    lnop
    selb $120, $119, $9, $106
    lnop
    andc $119, $8, $121
    lnop
    and $106, $115, $8
    lnop
    selb $8, $115, $116, $119
    lnop
    andc $9, $116, $119
    lnop
    selb $116, $121, $122, $106
    lnop
    or $115, $122, $106
    lqa $109, 0x18050
    andc $119, $98, $97
    lqa $106, 0x18060
    and $14, $100, $98
    lqa $10, 0x18040
    nor $107, $99, $119
    lnop
    andc $17, $100, $97
    lnop
    andc $13, $97, $14
    lnop
    xor $14, $107, $17
    lnop
    selb $18, $107, $109, $106
    lnop
    nor $107, $10, $106
    lnop
    and $12, $99, $97
    lnop
    selb $16, $18, $14, $99
    lnop
    selb $18, $107, $106, $12
    lnop
    xor $108, $10, $106
    lnop
    nor $11, $97, $18
    lnop
    selb $22, $98, $119, $108
    lnop
    andc $23, $11, $108
    lqa $119, 0x18070
    xor $108, $22, $11
    lnop
    selb $11, $23, $99, $106
    lnop
    selb $106, $98, $12, $18
    lnop
    xor $18, $99, $23
    lnop
    and $23, $10, $106
    lnop
    nor $106, $119, $108
    lnop
    selb $15, $13, $108, $18
    lnop
    xor $108, $23, $106
    lnop
    nor $19, $119, $15
    lnop
    xor $15, $13, $108
    lnop
    nor $108, $100, $98
    lnop
    andc $20, $13, $106
    lnop
    selb $106, $22, $108, $11
    lnop
    nor $22, $119, $14
    lnop
    andc $13, $97, $11
    lnop
    selb $11, $100, $106, $22
    lnop
    xor $106, $108, $13
    lnop
    selb $13, $19, $11, $12
    lnop
    selb $12, $108, $99, $15
    lnop
    selb $108, $13, $18, $23
    lnop
    xor $13, $16, $11
    lnop
    andc $11, $108, $107
    lnop
    xor $108, $107, $20
    lnop
    xor $107, $22, $11
    lnop
    selb $22, $11, $109, $17
    lnop
    selb $11, $14, $107, $98
    lnop
    and $14, $119, $106
    lnop
    selb $106, $97, $11, $119
    lnop
    selb $119, $22, $14, $99
    lnop
    andc $14, $10, $106
    lnop
    andc $22, $13, $97
    lqd $106, 256($3)
    and $11, $97, $108
    lqd $13, 272($3)
    xor $17, $22, $14
    lqd $108, 768($3)
    xor $22, $12, $11
    lqd $14, 784($3)
    selb $12, $107, $119, $10
    lqd $11, 1024($3)
    selb $10, $17, $22, $100
    lqd $107, 1040($3)
    selb $119, $122, $8, $101
    lqd $17, 512($3)
    selb $8, $12, $10, $109
    lqd $22, 528($3)
    selb $122, $121, $9, $101
    lnop
    andc $9, $8, $123
    lnop
    and $109, $117, $8
    shufb $121, $108, $14, $4
    selb $108, $117, $118, $9
    shufb $8, $11, $107, $4
    andc $11, $118, $9
    shufb $117, $106, $13, $4
    selb $106, $123, $124, $109
    shufb $118, $17, $22, $4
    or $107, $124, $109
    lqa $17, 0x18010
    andc $22, $121, $8
    lqa $109, 0x18020
    and $13, $117, $121
    lqa $9, 0x18000
    nor $14, $118, $22
    lnop
    andc $10, $117, $8
    lnop
    andc $12, $8, $13
    lnop
    xor $13, $14, $10
    lnop
    selb $20, $14, $17, $109
    lnop
    nor $14, $9, $109
    lnop
    and $16, $118, $8
    lnop
    selb $18, $20, $13, $118
    lnop
    selb $20, $14, $109, $16
    lnop
    xor $23, $9, $109
    lnop
    nor $15, $8, $20
    lnop
    selb $19, $121, $22, $23
    lnop
    andc $21, $15, $23
    lqa $22, 0x18030
    xor $23, $19, $15
    lnop
    selb $15, $21, $118, $109
    lnop
    selb $109, $121, $16, $20
    lnop
    xor $20, $118, $21
    lnop
    and $21, $9, $109
    lnop
    nor $109, $22, $23
    lnop
    selb $24, $12, $23, $20
    lnop
    xor $23, $21, $109
    lnop
    nor $25, $22, $24
    lnop
    xor $24, $12, $23
    lnop
    nor $23, $117, $121
    lnop
    andc $26, $12, $109
    lnop
    selb $109, $19, $23, $15
    lnop
    nor $19, $22, $13
    lnop
    andc $12, $8, $15
    lnop
    selb $15, $117, $109, $19
    lnop
    xor $109, $23, $12
    lnop
    selb $12, $25, $15, $16
    lnop
    selb $16, $23, $118, $24
    lnop
    selb $23, $12, $20, $21
    lnop
    xor $12, $18, $15
    lnop
    andc $15, $23, $14
    lnop
    xor $23, $14, $26
    lnop
    xor $14, $19, $15
    lnop
    selb $19, $15, $17, $10
    lnop
    selb $10, $13, $14, $121
    lnop
    and $13, $22, $109
    lnop
    selb $109, $8, $10, $22
    lnop
    selb $10, $19, $13, $118
    lnop
    andc $13, $9, $109
    lnop
    andc $109, $12, $8
    lnop
    and $12, $8, $23
    lnop
    xor $23, $109, $13
    lnop
    xor $109, $16, $12
    lnop
    selb $16, $14, $10, $9
    lqd $12, 4352($3)
    selb $14, $23, $109, $117
    lqd $10, 4368($3)
    selb $9, $124, $108, $96
    lnop
    selb $108, $16, $14, $17
    lnop
    selb $124, $123, $11, $96
    lnop
    andc $11, $108, $125
    lnop
    and $14, $111, $108
    lnop
    selb $108, $111, $110, $11
    shufb $123, $12, $10, $4
    andc $12, $110, $11
    lnop
    selb $111, $125, $126, $14
    lnop
    or $110, $126, $14
    lnop
    selb $10, $126, $108, $123
    lnop
    selb $126, $125, $12, $123
    lqa $108, 0x180d0
    andc $12, $103, $102
    lqa $125, 0x180e0
    and $11, $105, $103
    lqa $14, 0x180c0
    nor $16, $104, $12
    lnop
    andc $17, $105, $102
    lnop
    andc $109, $102, $11
    lnop
    xor $11, $16, $17
    lnop
    selb $23, $16, $108, $125
    lnop
    nor $16, $14, $125
    lnop
    and $13, $104, $102
    lnop
    selb $19, $23, $11, $104
    lnop
    selb $23, $16, $125, $13
    lnop
    xor $22, $14, $125
    lnop
    nor $15, $102, $23
    lnop
    selb $26, $103, $12, $22
    lnop
    andc $18, $15, $22
    lqa $12, 0x180f0
    xor $22, $26, $15
    lnop
    selb $15, $18, $104, $125
    lnop
    selb $125, $103, $13, $23
    lnop
    xor $23, $104, $18
    lnop
    and $18, $14, $125
    lnop
    nor $125, $12, $22
    lnop
    selb $20, $109, $22, $23
    lnop
    xor $22, $18, $125
    lnop
    nor $21, $12, $20
    lnop
    xor $20, $109, $22
    lnop
    nor $22, $105, $103
    lnop
    andc $24, $109, $125
    lnop
    selb $125, $26, $22, $15
    lnop
    nor $26, $12, $11
    lnop
    andc $109, $102, $15
    lnop
    selb $15, $105, $125, $26
    lnop
    xor $125, $22, $109
    lnop
    selb $109, $21, $15, $13
    lnop
    selb $13, $22, $104, $20
    lnop
    selb $20, $109, $23, $18
    lnop
    xor $109, $19, $15
    lnop
    andc $15, $20, $16
    lnop
    xor $20, $16, $24
    lnop
    xor $16, $26, $15
    lnop
    selb $26, $15, $108, $17
    lnop
    selb $15, $11, $16, $103
    lnop
    and $103, $12, $125
    lnop
    selb $125, $102, $15, $12
    lnop
    selb $15, $26, $103, $104
    rotqbyi $12, $6, 1
    andc $104, $14, $125
    lnop
    andc $103, $109, $102
    rotqbyi $125, $7, 1
    and $26, $102, $20
    shlqbii $109, $114, 1
    xor $11, $103, $104
    rotqbii $20, $12, 1
    xor $103, $13, $26
    shlqbii $104, $113, 1
    selb $26, $16, $15, $14
    rotqbii $13, $125, 1
    selb $125, $11, $103, $105
    shufb $102, $114, $114, $90
    selb $105, $109, $20, $91
    shufb $114, $113, $113, $90
    selb $109, $26, $125, $108
    lnop
    selb $113, $104, $13, $91
    lnop
    andc $104, $109, $120
    lnop
    and $13, $115, $109
    lnop
    selb $109, $115, $116, $104
    lnop
    andc $125, $116, $104
    lnop
    selb $116, $120, $112, $13
    lnop
    or $115, $112, $13
    lqa $108, 0x18090
    andc $104, $98, $97
    lqa $13, 0x180a0
    and $20, $100, $98
    lqa $26, 0x18080
    nor $103, $99, $104
    lnop
    andc $11, $100, $97
    lnop
    andc $14, $97, $20
    lnop
    xor $20, $103, $11
    lnop
    selb $15, $103, $108, $13
    lnop
    nor $103, $26, $13
    lnop
    and $16, $99, $97
    lnop
    selb $12, $15, $20, $99
    lnop
    selb $15, $103, $13, $16
    lnop
    xor $17, $26, $13
    lnop
    nor $24, $97, $15
    lnop
    selb $19, $98, $104, $17
    lnop
    andc $18, $24, $17
    lqa $104, 0x180b0
    xor $17, $19, $24
    lnop
    selb $24, $18, $99, $13
    lnop
    selb $13, $98, $16, $15
    lnop
    xor $15, $99, $18
    lnop
    and $18, $26, $13
    lnop
    nor $13, $104, $17
    lnop
    selb $23, $14, $17, $15
    lnop
    xor $17, $18, $13
    lnop
    nor $22, $104, $23
    lnop
    xor $23, $14, $17
    lnop
    nor $17, $100, $98
    lnop
    andc $21, $14, $13
    lnop
    selb $13, $19, $17, $24
    lnop
    nor $19, $104, $20
    lnop
    andc $14, $97, $24
    lnop
    selb $24, $100, $13, $19
    lnop
    xor $13, $17, $14
    lnop
    selb $14, $22, $24, $16
    lnop
    selb $16, $17, $99, $23
    lnop
    selb $17, $14, $15, $18
    lnop
    xor $14, $12, $24
    lnop
    andc $12, $17, $103
    lnop
    xor $17, $103, $21
    lnop
    xor $103, $19, $12
    lnop
    selb $19, $12, $108, $11
    lnop
    selb $11, $20, $103, $98
    lnop
    and $20, $104, $13
    lnop
    selb $13, $97, $11, $104
    lnop
    selb $104, $19, $20, $99
    lnop
    andc $19, $26, $13
    lnop
    andc $13, $14, $97
    lnop
    and $14, $97, $17
    lnop
    xor $17, $13, $19
    lnop
    xor $13, $16, $14
    lnop
    selb $14, $103, $104, $26
    lnop
    selb $103, $17, $13, $100
    lnop
    selb $104, $112, $109, $101
    lnop
    selb $109, $14, $103, $108
    lnop
    selb $112, $120, $125, $101
    lnop
    andc $125, $109, $122
    lnop
    and $108, $107, $109
    lnop
    selb $109, $107, $106, $125
    lnop
    andc $107, $106, $125
    lnop
    selb $120, $122, $119, $108
    lnop
    or $101, $119, $108
    lqa $125, 0x18050
    andc $106, $121, $8
    lqa $108, 0x18060
    and $14, $117, $121
    lqa $103, 0x18040
    nor $13, $118, $106
    lnop
    andc $17, $117, $8
    lnop
    andc $26, $8, $14
    lnop
    xor $14, $13, $17
    lnop
    selb $16, $13, $125, $108
    lnop
    nor $13, $103, $108
    lnop
    and $19, $118, $8
    lnop
    selb $20, $16, $14, $118
    lnop
    selb $16, $13, $108, $19
    lnop
    xor $11, $103, $108
    lnop
    nor $12, $8, $16
    lnop
    selb $21, $121, $106, $11
    lnop
    andc $24, $12, $11
    lqa $106, 0x18070
    xor $11, $21, $12
    lnop
    selb $12, $24, $118, $108
    lnop
    selb $108, $121, $19, $16
    lnop
    xor $16, $118, $24
    lnop
    and $24, $103, $108
    lnop
    nor $108, $106, $11
    lnop
    selb $15, $26, $11, $16
    lnop
    xor $11, $24, $108
    lnop
    nor $18, $106, $15
    lnop
    xor $15, $26, $11
    lnop
    nor $11, $117, $121
    lnop
    andc $23, $26, $108
    lnop
    selb $108, $21, $11, $12
    lnop
    nor $21, $106, $14
    lnop
    andc $26, $8, $12
    lnop
    selb $12, $117, $108, $21
    lnop
    xor $108, $11, $26
    lnop
    selb $26, $18, $12, $19
    lnop
    selb $18, $11, $118, $15
    lnop
    selb $11, $26, $16, $24
    lnop
    xor $16, $20, $12
    lnop
    andc $12, $11, $13
    lnop
    xor $11, $13, $23
    lnop
    xor $13, $21, $12
    lnop
    selb $21, $12, $125, $17
    lnop
    selb $12, $14, $13, $121
    lnop
    and $14, $106, $108
    lnop
    selb $108, $8, $12, $106
    lnop
    selb $106, $21, $14, $118
    lnop
    andc $14, $103, $108
    lnop
    andc $108, $16, $8
    lqd $21, 1280($3)
    and $12, $8, $11
    lqd $16, 1296($3)
    xor $17, $108, $14
    lqd $11, 1792($3)
    xor $108, $18, $12
    lqd $14, 1808($3)
    selb $18, $13, $106, $103
    lqd $12, 2048($3)
    selb $13, $17, $108, $117
    lqd $106, 2064($3)
    selb $103, $119, $109, $96
    lqd $17, 1536($3)
    selb $109, $18, $13, $125
    lqd $23, 1552($3)
    selb $119, $122, $107, $96
    lnop
    andc $122, $109, $124
    lnop
    and $125, $110, $109
    shufb $108, $11, $14, $4
    selb $11, $110, $111, $122
    shufb $107, $12, $106, $4
    andc $106, $111, $122
    shufb $110, $21, $16, $4
    selb $111, $124, $9, $125
    shufb $109, $17, $23, $4
    or $122, $9, $125
    lqa $17, 0x18010
    andc $23, $108, $107
    lqa $125, 0x18020
    and $21, $110, $108
    lqa $16, 0x18000
    nor $12, $109, $23
    lnop
    andc $14, $110, $107
    lnop
    andc $13, $107, $21
    lnop
    xor $21, $12, $14
    lnop
    selb $18, $12, $17, $125
    lnop
    nor $12, $16, $125
    lnop
    and $20, $109, $107
    lnop
    selb $24, $18, $21, $109
    lnop
    selb $18, $12, $125, $20
    lnop
    xor $26, $16, $125
    lnop
    nor $15, $107, $18
    lnop
    selb $19, $108, $23, $26
    lnop
    andc $22, $15, $26
    lqa $23, 0x18030
    xor $26, $19, $15
    lnop
    selb $15, $22, $109, $125
    lnop
    selb $125, $108, $20, $18
    lnop
    xor $18, $109, $22
    lnop
    and $22, $16, $125
    lnop
    nor $125, $23, $26
    lnop
    selb $25, $13, $26, $18
    lnop
    xor $26, $22, $125
    lnop
    nor $27, $23, $25
    lnop
    xor $25, $13, $26
    lnop
    nor $26, $110, $108
    lnop
    andc $28, $13, $125
    lnop
    selb $125, $19, $26, $15
    lnop
    nor $19, $23, $21
    lnop
    andc $13, $107, $15
    lnop
    selb $15, $110, $125, $19
    lnop
    xor $125, $26, $13
    lnop
    selb $13, $27, $15, $20
    lnop
    selb $20, $26, $109, $25
    lnop
    selb $25, $13, $18, $22
    lnop
    xor $13, $24, $15
    lnop
    andc $15, $25, $12
    lnop
    xor $25, $12, $28
    lnop
    xor $12, $19, $15
    lnop
    selb $19, $15, $17, $14
    lnop
    selb $14, $21, $12, $108
    lnop
    and $21, $23, $125
    lnop
    selb $125, $107, $14, $23
    lnop
    selb $14, $19, $21, $109
    lnop
    andc $19, $16, $125
    lnop
    andc $125, $13, $107
    lnop
    and $13, $107, $25
    lnop
    xor $25, $125, $19
    lnop
    xor $125, $20, $13
    lnop
    selb $20, $12, $14, $16
    lqd $13, 4608($3)
    selb $14, $25, $125, $110
    lqd $12, 4624($3)
    selb $125, $9, $11, $123
    lnop
    selb $11, $20, $14, $17
    lnop
    selb $9, $124, $106, $123
    lnop
    andc $124, $11, $126
    lnop
    and $14, $113, $11
    lnop
    selb $11, $113, $105, $124
    shufb $106, $13, $12, $4
    andc $12, $105, $124
    lnop
    selb $113, $126, $10, $14
    lnop
    or $105, $10, $14
    lnop
    selb $124, $10, $11, $106
    lnop
    selb $10, $126, $12, $106
    lqa $11, 0x180d0
    andc $12, $98, $97
    lqa $126, 0x180e0
    and $13, $100, $98
    lqa $14, 0x180c0
    nor $17, $99, $12
    lnop
    andc $20, $100, $97
    lnop
    andc $25, $97, $13
    lnop
    xor $13, $17, $20
    lnop
    selb $16, $17, $11, $126
    lnop
    nor $17, $14, $126
    lnop
    and $19, $99, $97
    lnop
    selb $21, $16, $13, $99
    lnop
    selb $16, $17, $126, $19
    lnop
    xor $23, $14, $126
    lnop
    nor $15, $97, $16
    lnop
    selb $28, $98, $12, $23
    lnop
    andc $24, $15, $23
    lqa $12, 0x180f0
    xor $23, $28, $15
    lnop
    selb $15, $24, $99, $126
    lnop
    selb $126, $98, $19, $16
    lnop
    xor $16, $99, $24
    lnop
    and $24, $14, $126
    lnop
    nor $126, $12, $23
    lnop
    selb $18, $25, $23, $16
    lnop
    xor $23, $24, $126
    lnop
    nor $22, $12, $18
    lnop
    xor $18, $25, $23
    lnop
    nor $23, $100, $98
    lnop
    andc $26, $25, $126
    lnop
    selb $126, $28, $23, $15
    lnop
    nor $28, $12, $13
    lnop
    andc $25, $97, $15
    lnop
    selb $15, $100, $126, $28
    lnop
    xor $126, $23, $25
    lnop
    selb $25, $22, $15, $19
    lnop
    selb $19, $23, $99, $18
    lnop
    selb $18, $25, $16, $24
    lnop
    xor $16, $21, $15
    lnop
    andc $15, $18, $17
    lnop
    xor $18, $17, $26
    lnop
    xor $17, $28, $15
    lnop
    selb $28, $15, $11, $20
    lnop
    selb $15, $13, $17, $98
    lnop
    and $98, $12, $126
    lnop
    selb $126, $97, $15, $12
    lnop
    selb $15, $28, $98, $99
    rotqbyi $12, $6, 2
    andc $99, $14, $126
    lnop
    andc $98, $16, $97
    rotqbyi $126, $7, 2
    and $28, $97, $18
    shlqbii $16, $116, 1
    xor $13, $98, $99
    rotqbii $18, $12, 1
    xor $98, $19, $28
    shlqbii $99, $115, 1
    selb $28, $17, $15, $14
    rotqbii $19, $126, 1
    selb $126, $13, $98, $100
    shufb $97, $102, $116, $90
    selb $100, $16, $18, $91
    shufb $116, $114, $115, $90
    selb $114, $28, $126, $11
    lnop
    selb $115, $99, $19, $91
    lnop
    andc $99, $114, $112
    lnop
    and $19, $101, $114
    lnop
    selb $126, $101, $120, $99
    lnop
    andc $101, $120, $99
    lnop
    selb $120, $112, $104, $19
    lnop
    or $114, $104, $19
    lqa $11, 0x18090
    andc $99, $121, $8
    lqa $19, 0x180a0
    and $16, $117, $121
    lqa $28, 0x18080
    nor $18, $118, $99
    lnop
    andc $102, $117, $8
    lnop
    andc $98, $8, $16
    lnop
    xor $16, $18, $102
    lnop
    selb $13, $18, $11, $19
    lnop
    nor $18, $28, $19
    lnop
    and $14, $118, $8
    lnop
    selb $15, $13, $16, $118
    lnop
    selb $13, $18, $19, $14
    lnop
    xor $17, $28, $19
    lnop
    nor $12, $8, $13
    lnop
    selb $20, $121, $99, $17
    lnop
    andc $26, $12, $17
    lqa $99, 0x180b0
    xor $17, $20, $12
    lnop
    selb $12, $26, $118, $19
    lnop
    selb $19, $121, $14, $13
    lnop
    xor $13, $118, $26
    lnop
    and $26, $28, $19
    lnop
    nor $19, $99, $17
    lnop
    selb $21, $98, $17, $13
    lnop
    xor $17, $26, $19
    lnop
    nor $24, $99, $21
    lnop
    xor $21, $98, $17
    lnop
    nor $17, $117, $121
    lnop
    andc $25, $98, $19
    lnop
    selb $98, $20, $17, $12
    lnop
    nor $20, $99, $16
    lnop
    andc $19, $8, $12
    lnop
    selb $12, $117, $98, $20
    lnop
    xor $98, $17, $19
    lnop
    selb $19, $24, $12, $14
    lnop
    selb $14, $17, $118, $21
    lnop
    selb $17, $19, $13, $26
    lnop
    xor $13, $15, $12
    lnop
    andc $12, $17, $18
    lnop
    xor $17, $18, $25
    lnop
    xor $18, $20, $12
    lnop
    selb $20, $12, $11, $102
    lnop
    selb $102, $16, $18, $121
    lnop
    and $16, $99, $98
    lnop
    selb $98, $8, $102, $99
    lnop
    selb $102, $20, $16, $118
    lnop
    andc $16, $28, $98
    lnop
    andc $98, $13, $8
    lnop
    and $13, $8, $17
    lnop
    xor $17, $98, $16
    lnop
    xor $98, $14, $13
    lnop
    selb $13, $18, $102, $28
    lnop
    selb $102, $17, $98, $117
    lnop
    selb $99, $104, $126, $96
    lnop
    selb $126, $13, $102, $11
    lnop
    selb $98, $112, $101, $96
    lnop
    andc $112, $126, $119
    lnop
    and $101, $122, $126
    lnop
    selb $126, $122, $111, $112
    lnop
    andc $102, $111, $112
    lnop
    selb $111, $119, $103, $101
    lnop
    or $122, $103, $101
    lqa $112, 0x18050
    andc $96, $108, $107
    lqa $101, 0x18060
    and $13, $110, $108
    lqa $11, 0x18040
    nor $104, $109, $96
    lnop
    andc $17, $110, $107
    lnop
    andc $18, $107, $13
    lnop
    xor $13, $104, $17
    lnop
    selb $28, $104, $112, $101
    lnop
    nor $104, $11, $101
    lnop
    and $14, $109, $107
    lnop
    selb $16, $28, $13, $109
    lnop
    selb $28, $104, $101, $14
    lnop
    xor $20, $11, $101
    lnop
    nor $12, $107, $28
    lnop
    selb $25, $108, $96, $20
    lnop
    andc $15, $12, $20
    lqa $96, 0x18070
    xor $20, $25, $12
    lnop
    selb $12, $15, $109, $101
    lnop
    selb $101, $108, $14, $28
    lnop
    xor $28, $109, $15
    lnop
    and $15, $11, $101
    lnop
    nor $101, $96, $20
    lnop
    selb $19, $18, $20, $28
    lnop
    xor $20, $15, $101
    lnop
    nor $26, $96, $19
    lnop
    xor $19, $18, $20
    lnop
    nor $20, $110, $108
    lnop
    andc $21, $18, $101
    lnop
    selb $101, $25, $20, $12
    lnop
    nor $25, $96, $13
    lnop
    andc $18, $107, $12
    lnop
    selb $12, $110, $101, $25
    lnop
    xor $101, $20, $18
    lnop
    selb $18, $26, $12, $14
    lnop
    selb $14, $20, $109, $19
    lnop
    selb $19, $18, $28, $15
    lnop
    xor $15, $16, $12
    lnop
    andc $12, $19, $104
    lnop
    xor $19, $104, $21
    lnop
    xor $104, $25, $12
    lnop
    selb $25, $12, $112, $17
    lnop
    selb $12, $13, $104, $108
    lnop
    and $13, $96, $101
    lnop
    selb $101, $107, $12, $96
    lnop
    selb $96, $25, $13, $109
    lnop
    andc $13, $11, $101
    lnop
    andc $25, $15, $107
    lqd $101, 2304($3)
    and $12, $107, $19
    lqd $15, 2320($3)
    xor $17, $25, $13
    lqd $19, 2816($3)
    xor $25, $14, $12
    lqd $13, 2832($3)
    selb $14, $104, $96, $11
    lqd $12, 3072($3)
    selb $11, $17, $25, $110
    lqd $104, 3088($3)
    selb $96, $103, $126, $123
    lqd $17, 2560($3)
    selb $21, $14, $11, $112
    lqd $25, 2576($3)
    selb $126, $119, $102, $123
    lnop
    andc $119, $21, $9
    lnop
    and $112, $105, $21
    shufb $103, $19, $13, $4
    selb $13, $105, $113, $119
    shufb $102, $12, $104, $4
    andc $19, $113, $119
    shufb $105, $101, $15, $4
    selb $113, $9, $125, $112
    shufb $104, $17, $25, $4
    or $11, $125, $112
    lqa $17, 0x18010
    andc $25, $103, $102
    lqa $112, 0x18020
    and $101, $105, $103
    lqa $119, 0x18000
    nor $15, $104, $25
    lnop
    andc $12, $105, $102
    lnop
    andc $21, $102, $101
    lnop
    xor $101, $15, $12
    lnop
    selb $14, $15, $17, $112
    lnop
    nor $15, $119, $112
    lnop
    and $16, $104, $102
    lnop
    selb $18, $14, $101, $104
    lnop
    selb $14, $15, $112, $16
    lnop
    xor $28, $119, $112
    lnop
    nor $20, $102, $14
    lnop
    selb $26, $103, $25, $28
    lnop
    andc $24, $20, $28
    lqa $25, 0x18030
    xor $28, $26, $20
    lnop
    selb $20, $24, $104, $112
    lnop
    selb $112, $103, $16, $14
    lnop
    xor $14, $104, $24
    lnop
    and $24, $119, $112
    lnop
    nor $112, $25, $28
    lnop
    selb $23, $21, $28, $14
    lnop
    xor $28, $24, $112
    lnop
    nor $22, $25, $23
    lnop
    xor $23, $21, $28
    lnop
    nor $28, $105, $103
    lnop
    andc $27, $21, $112
    lnop
    selb $112, $26, $28, $20
    lnop
    nor $26, $25, $101
    lnop
    andc $21, $102, $20
    lnop
    selb $20, $105, $112, $26
    lnop
    xor $112, $28, $21
    lnop
    selb $21, $22, $20, $16
    lnop
    selb $16, $28, $104, $23
    lnop
    selb $23, $21, $14, $24
    lnop
    xor $14, $18, $20
    lnop
    andc $18, $23, $15
    lnop
    xor $23, $15, $27
    lnop
    xor $15, $26, $18
    lnop
    selb $26, $18, $17, $12
    lnop
    selb $12, $101, $15, $103
    lnop
    and $101, $25, $112
    lnop
    selb $112, $102, $12, $25
    lnop
    selb $12, $26, $101, $104
    lnop
    andc $101, $119, $112
    lnop
    andc $112, $14, $102
    lnop
    and $14, $102, $23
    lnop
    xor $23, $112, $101
    lnop
    xor $112, $16, $14
    lnop
    selb $16, $15, $12, $119
    lqd $14, 4864($3)
    selb $15, $23, $112, $105
    lqd $119, 4880($3)
    selb $12, $125, $13, $106
    lnop
    selb $13, $16, $15, $17
    lnop
    selb $125, $9, $19, $106
    lnop
    andc $9, $13, $10
    lnop
    and $19, $115, $13
    lnop
    selb $13, $115, $100, $9
    shufb $101, $14, $119, $4
    andc $119, $100, $9
    lnop
    selb $115, $10, $124, $19
    lnop
    or $100, $124, $19
    lnop
    selb $9, $124, $13, $101
    lnop
    selb $13, $10, $119, $101
    lqa $124, 0x180d0
    andc $10, $121, $8
    lqa $119, 0x180e0
    and $14, $117, $121
    lqa $19, 0x180c0
    nor $15, $118, $10
    lnop
    andc $16, $117, $8
    lnop
    andc $17, $8, $14
    lnop
    xor $14, $15, $16
    lnop
    selb $112, $15, $124, $119
    lnop
    nor $15, $19, $119
    lnop
    and $23, $118, $8
    lnop
    selb $26, $112, $14, $118
    lnop
    selb $112, $15, $119, $23
    lnop
    xor $25, $19, $119
    lnop
    nor $18, $8, $112
    lnop
    selb $27, $121, $10, $25
    lnop
    andc $20, $18, $25
    lqa $10, 0x180f0
    xor $25, $27, $18
    lnop
    selb $18, $20, $118, $119
    lnop
    selb $119, $121, $23, $112
    lnop
    xor $112, $118, $20
    lnop
    and $20, $19, $119
    lnop
    nor $119, $10, $25
    lnop
    selb $21, $17, $25, $112
    lnop
    xor $25, $20, $119
    lnop
    nor $24, $10, $21
    lnop
    xor $21, $17, $25
    lnop
    nor $25, $117, $121
    lnop
    andc $28, $17, $119
    lnop
    selb $119, $27, $25, $18
    lnop
    nor $27, $10, $14
    lnop
    andc $17, $8, $18
    lnop
    selb $18, $117, $119, $27
    lnop
    xor $119, $25, $17
    lnop
    selb $17, $24, $18, $23
    lnop
    selb $23, $25, $118, $21
    lnop
    selb $21, $17, $112, $20
    lnop
    xor $112, $26, $18
    lnop
    andc $18, $21, $15
    lnop
    xor $21, $15, $28
    lnop
    xor $15, $27, $18
    lnop
    selb $27, $18, $124, $16
    lnop
    selb $16, $14, $15, $121
    lnop
    and $121, $10, $119
    lnop
    selb $119, $8, $16, $10
    lnop
    selb $16, $27, $121, $118
    rotqbyi $10, $6, 3
    andc $121, $19, $119
    lnop
    andc $118, $112, $8
    rotqbyi $119, $7, 3
    and $7, $8, $21
    shlqbii $112, $120, 1
    xor $6, $118, $121
    rotqbii $21, $10, 1
    xor $118, $23, $7
    shlqbii $121, $114, 1
    selb $10, $15, $16, $19
    rotqbii $23, $119, 1
    selb $119, $6, $118, $117
    shufb $8, $97, $120, $90
    selb $7, $112, $21, $91
    shufb $117, $116, $114, $90
    selb $116, $10, $119, $124
    lnop
    selb $118, $121, $23, $91
    lnop
    andc $121, $116, $98
    lnop
    and $23, $122, $116
    lnop
    selb $116, $122, $111, $121
    lnop
    andc $122, $111, $121
    lnop
    selb $112, $98, $99, $23
    lnop
    or $111, $99, $23
    lqa $121, 0x18090
    andc $124, $108, $107
    lqa $23, 0x180a0
    and $10, $110, $108
    lqa $119, 0x18080
    nor $114, $109, $124
    lnop
    andc $21, $110, $107
    lnop
    andc $120, $107, $10
    lnop
    xor $10, $114, $21
    lnop
    selb $97, $114, $121, $23
    lnop
    nor $114, $119, $23
    lnop
    and $6, $109, $107
    lnop
    selb $15, $97, $10, $109
    lnop
    selb $97, $114, $23, $6
    lnop
    xor $16, $119, $23
    lnop
    nor $19, $107, $97
    lnop
    selb $27, $108, $124, $16
    lnop
    andc $14, $19, $16
    lqa $124, 0x180b0
    xor $16, $27, $19
    lnop
    selb $19, $14, $109, $23
    lnop
    selb $23, $108, $6, $97
    lnop
    xor $97, $109, $14
    lnop
    and $14, $119, $23
    lnop
    nor $23, $124, $16
    lnop
    selb $18, $120, $16, $97
    lnop
    xor $16, $14, $23
    lnop
    nor $28, $124, $18
    lnop
    xor $18, $120, $16
    lnop
    nor $16, $110, $108
    lnop
    andc $26, $120, $23
    lnop
    selb $120, $27, $16, $19
    lnop
    nor $27, $124, $10
    lnop
    andc $23, $107, $19
    lnop
    selb $19, $110, $120, $27
    lnop
    xor $120, $16, $23
    lnop
    selb $23, $28, $19, $6
    lnop
    selb $6, $16, $109, $18
    lnop
    selb $16, $23, $97, $14
    lnop
    xor $97, $15, $19
    lnop
    andc $15, $16, $114
    lnop
    xor $16, $114, $26
    lnop
    xor $114, $27, $15
    lnop
    selb $27, $15, $121, $21
    lnop
    selb $15, $10, $114, $108
    lnop
    and $10, $124, $120
    lnop
    selb $120, $107, $15, $124
    lnop
    selb $124, $27, $10, $109
    lnop
    andc $10, $119, $120
    lnop
    andc $120, $97, $107
    lnop
    and $97, $107, $16
    lnop
    xor $16, $120, $10
    lnop
    xor $120, $6, $97
    lnop
    selb $97, $114, $124, $119
    lnop
    selb $124, $16, $120, $110
    lnop
    selb $120, $99, $116, $123
    lnop
    selb $116, $97, $124, $121
    lnop
    selb $119, $98, $122, $123
    lnop
    andc $123, $116, $126
    lnop
    and $122, $11, $116
    lnop
    selb $116, $11, $113, $123
    lnop
    andc $11, $113, $123
    lnop
    selb $114, $126, $96, $122
    lnop
    or $113, $96, $122
    lqa $123, 0x18050
    andc $98, $103, $102
    lqa $122, 0x18060
    and $121, $105, $103
    lqa $124, 0x18040
    nor $97, $104, $98
    lnop
    andc $99, $105, $102
    lnop
    andc $16, $102, $121
    lnop
    xor $121, $97, $99
    lnop
    selb $6, $97, $123, $122
    lnop
    nor $97, $124, $122
    lnop
    and $10, $104, $102
    lnop
    selb $27, $6, $121, $104
    lnop
    selb $6, $97, $122, $10
    lnop
    xor $15, $124, $122
    lnop
    nor $21, $102, $6
    lnop
    selb $26, $103, $98, $15
    lnop
    andc $19, $21, $15
    lqa $98, 0x18070
    xor $15, $26, $21
    lnop
    selb $21, $19, $104, $122
    lnop
    selb $122, $103, $10, $6
    lnop
    xor $6, $104, $19
    lnop
    and $19, $124, $122
    lnop
    nor $122, $98, $15
    lnop
    selb $14, $16, $15, $6
    lnop
    xor $15, $19, $122
    lnop
    nor $23, $98, $14
    lnop
    xor $14, $16, $15
    lnop
    nor $15, $105, $103
    lnop
    andc $18, $16, $122
    lnop
    selb $122, $26, $15, $21
    lnop
    nor $26, $98, $121
    lnop
    andc $16, $102, $21
    lnop
    selb $21, $105, $122, $26
    lnop
    xor $122, $15, $16
    lnop
    selb $16, $23, $21, $10
    lnop
    selb $10, $15, $104, $14
    lnop
    selb $14, $16, $6, $19
    lnop
    xor $6, $27, $21
    lnop
    andc $21, $14, $97
    lnop
    xor $14, $97, $18
    lnop
    xor $97, $26, $21
    lnop
    selb $26, $21, $123, $99
    lnop
    selb $99, $121, $97, $103
    lnop
    and $121, $98, $122
    lnop
    selb $122, $102, $99, $98
    lnop
    selb $99, $26, $121, $104
    lnop
    andc $121, $124, $122
    lnop
    andc $122, $6, $102
    lqd $26, 3328($3)
    and $98, $102, $14
    lqd $6, 3344($3)
    xor $21, $122, $121
    lqd $14, 3840($3)
    xor $122, $10, $98
    lqd $18, 3856($3)
    selb $98, $97, $99, $124
    lqd $10, 4096($3)
    selb $99, $21, $122, $105
    lqd $124, 4112($3)
    selb $122, $96, $116, $106
    lqd $21, 3584($3)
    selb $116, $98, $99, $123
    lqd $96, 3600($3)
    selb $121, $126, $11, $106
    lnop
    andc $126, $116, $125
    lnop
    and $11, $100, $116
    shufb $98, $14, $18, $4
    selb $14, $100, $115, $126
    shufb $97, $10, $124, $4
    andc $10, $115, $126
    shufb $100, $26, $6, $4
    selb $116, $125, $12, $11
    shufb $99, $21, $96, $4
    or $115, $12, $11
    lqa $96, 0x18010
    andc $21, $98, $97
    lqa $11, 0x18020
    and $6, $100, $98
    lqa $126, 0x18000
    nor $26, $99, $21
    lnop
    andc $124, $100, $97
    lnop
    andc $18, $97, $6
    lnop
    xor $6, $26, $124
    lnop
    selb $123, $26, $96, $11
    lnop
    nor $26, $126, $11
    lnop
    and $27, $99, $97
    lnop
    selb $16, $123, $6, $99
    lnop
    selb $123, $26, $11, $27
    lnop
    xor $19, $126, $11
    lnop
    nor $15, $97, $123
    lnop
    selb $23, $98, $21, $19
    lnop
    andc $28, $15, $19
    lqa $21, 0x18030
    xor $19, $23, $15
    lnop
    selb $15, $28, $99, $11
    lnop
    selb $11, $98, $27, $123
    lnop
    xor $123, $99, $28
    lnop
    and $28, $126, $11
    lnop
    nor $11, $21, $19
    lnop
    selb $17, $18, $19, $123
    lnop
    xor $19, $28, $11
    lnop
    nor $20, $21, $17
    lnop
    xor $17, $18, $19
    lnop
    nor $19, $100, $98
    lnop
    andc $25, $18, $11
    lnop
    selb $11, $23, $19, $15
    lnop
    nor $23, $21, $6
    lnop
    andc $18, $97, $15
    lnop
    selb $15, $100, $11, $23
    lnop
    xor $11, $19, $18
    lnop
    selb $18, $20, $15, $27
    lnop
    selb $20, $19, $99, $17
    lnop
    selb $17, $18, $123, $28
    lnop
    xor $123, $16, $15
    lnop
    andc $15, $17, $26
    lnop
    xor $17, $26, $25
    shufb $16, $8, $112, $90
    xor $8, $23, $15
    lnop
    selb $23, $15, $96, $124
    lnop
    selb $124, $6, $8, $98
    lqd $15, 5984($5)
    and $6, $21, $11
    rotqbyi $25, $16, 12
    selb $11, $97, $124, $21
    cwd $16, 0($2)
    selb $124, $23, $6, $99
    lnop
    andc $6, $126, $11
    lnop
    andc $11, $123, $97
    lnop
    and $123, $97, $17
    shufb $23, $25, $15, $16
    xor $15, $11, $6
    hbrr iupac_edge_branch, iupac_edge_loop
    xor $11, $20, $123
    lqd $6, 5120($3)
    selb $123, $8, $124, $126
    lqd $20, 5136($3)
    selb $126, $15, $11, $100
    shufb $3, $117, $111, $90
    selb $124, $12, $14, $101
    stqd $23, 5984($5)
    selb $12, $123, $126, $96
    lqd $14, 6160($5)
    selb $123, $125, $10, $101
    lnop
    andc $125, $12, $13
    rotqbyi $10, $3, 12
    and $3, $118, $12
    lnop
    selb $12, $118, $7, $125
    shufb $96, $6, $20, $4
    andc $4, $7, $125
    lnop
    selb $118, $13, $9, $3
    shufb $7, $10, $14, $16
    or $117, $9, $3
    lnop
    selb $126, $9, $12, $96
    lnop
    ai $95, $95, -1
    lnop
    selb $125, $13, $4, $96
    stqd $7, 6160($5)
    ai $127, $127, 1
iupac_edge_branch:
    brnz $95, iupac_edge_loop
iupac_edge_end:
    stqa $126, 0x19500
    stqa $125, 0x19510
    stqa $124, 0x19520
    stqa $123, 0x19530
    stqa $122, 0x19540
    stqa $121, 0x19550
    stqa $120, 0x19560
    stqa $119, 0x19570
    stqa $118, 0x19580
    stqa $117, 0x19590
    stqa $116, 0x195a0
    stqa $115, 0x195b0
    stqa $114, 0x195c0
    stqa $113, 0x195d0
    stqa $112, 0x195e0
    stqa $111, 0x195f0
    bi $0

.global iupac_steady
.align 3
iupac_steady:
    lqa $97, 0x0
    lqa $96, 0x10
    lqa $95, 0x20
    lqa $94, 0x30
    lqa $93, 0x40
    lqa $126, 0x19500
    lqa $125, 0x19510
    lqa $124, 0x19520
    lqa $123, 0x19530
    lqa $122, 0x19540
    lqa $121, 0x19550
    lqa $120, 0x19560
    lqa $119, 0x19570
    lqa $118, 0x19580
    lqa $117, 0x19590
    lqa $116, 0x195a0
    lqa $115, 0x195b0
    lqa $114, 0x195c0
    lqa $113, 0x195d0
    lqa $112, 0x195e0
    lqa $111, 0x195f0
    andi $6, $3, 7
    rotmi $7, $3, -3
    shli $6, $6, 5
    a $6, $6, $7
    a $7, $6, $97
    lqd $8, 1280($7)
    lqd $9, 1296($7)
    shufb $6, $6, $6, $96
    andbi $6, $6, 15
    a $6, $6, $95
    shufb $110, $8, $9, $6
    lqd $8, 1536($7)
    lqd $9, 1552($7)
    shufb $109, $8, $9, $6
    lqd $8, 1792($7)
    lqd $9, 1808($7)
    shufb $108, $8, $9, $6
    lqd $8, 2048($7)
    lqd $9, 2064($7)
    shufb $107, $8, $9, $6
    lqd $8, 2304($7)
    lqd $9, 2320($7)
    shufb $106, $8, $9, $6
    lqd $8, 2560($7)
    lqd $9, 2576($7)
    shufb $105, $8, $9, $6
    lqd $8, 2816($7)
    lqd $9, 2832($7)
    shufb $104, $8, $9, $6
    lqd $8, 3072($7)
    lqd $9, 3088($7)
    shufb $103, $8, $9, $6
    lqd $8, 3328($7)
    lqd $9, 3344($7)
    shufb $102, $8, $9, $6
    lqd $8, 3584($7)
    lqd $9, 3600($7)
    shufb $101, $8, $9, $6
    lqd $8, 3840($7)
    lqd $9, 3856($7)
    shufb $100, $8, $9, $6
    lqd $8, 4096($7)
    lqd $7, 4112($7)
    shufb $99, $8, $7, $6
    sf $98, $3, $4
    ori $127, $3, 0
    cgti $2, $98, 0
    brz $2, iupac_steady_end
# 948 instructions for the even pipe, 158 for the odd one; 957 cycles
.align 3
iupac_steady_loop:
    nop
    lnop
    ai $5, $127, 1
    lnop
    nop
    lnop
    andi $14, $5, 7
    lnop
    rotmi $15, $5, -3
    lnop
    shli $5, $14, 5
    lnop
    nop
    lnop
    nop
    lnop
    nop
    lnop
    a $14, $5, $15
    lnop
    nop
    lnop
    nop
    shufb $5, $14, $14, $96
    nop
    lnop
    nop
    lnop
    shli $2, $127, 2
    lnop
    andbi $15, $5, 15
    lnop
    a $3, $14, $97
    lnop
    a $4, $15, $95
    lnop
    a $5, $2, $97
    lqa $15, 0x180d0
    andc $8, $108, $107
    lqa $14, 0x180e0
    and $6, $110, $108
    lqa $12, 0x180c0
    nor $13, $109, $8
    lnop
    andc $7, $110, $107
    lnop
    andc $16, $107, $6
    lnop
    xor $6, $13, $7
    lnop
    selb $17, $13, $15, $14
    lnop
    nor $13, $12, $14
    lnop
    and $11, $109, $107
    lnop
    selb $9, $17, $6, $109
    lnop
    selb $17, $13, $14, $11
    lnop
    xor $10, $12, $14
    lnop
    nor $18, $107, $17
    lnop
    selb $19, $108, $8, $10
    lnop
    andc $20, $18, $10
    lqa $8, 0x180f0
    xor $10, $19, $18
    lnop
    selb $18, $20, $109, $14
    lnop
    selb $14, $108, $11, $17
    lnop
    xor $17, $109, $20
    lnop
    and $20, $12, $14
    lnop
    nor $14, $8, $10
    lnop
    selb $21, $16, $10, $17
    lnop
    xor $10, $20, $14
    lnop
    nor $22, $8, $21
    lnop
    xor $21, $16, $10
    lnop
    nor $10, $110, $108
    lnop
    andc $23, $16, $14
    lnop
    selb $14, $19, $10, $18
    lnop
    nor $19, $8, $6
    lnop
    andc $16, $107, $18
    lnop
    selb $18, $110, $14, $19
    lnop
    xor $14, $10, $16
    lnop
    selb $16, $22, $18, $11
    lnop
    selb $11, $10, $109, $21
    lnop
    selb $10, $16, $17, $20
    lnop
    xor $16, $9, $18
    lnop
    andc $9, $10, $13
    lnop
    xor $18, $13, $23
    lqd $10, 5632($5)
    xor $13, $19, $9
    lnop
    selb $23, $9, $15, $7
    lqd $19, 5808($5)
    selb $7, $6, $13, $108
    lnop
    and $108, $8, $14
    lnop
    selb $14, $107, $7, $8
    lnop
    selb $8, $23, $108, $109
    rotqby $6, $10, $2
    andc $109, $12, $14
    lnop
    andc $14, $16, $107
    rotqby $7, $19, $2
    and $19, $107, $18
    shlqbii $16, $112, 1
    xor $107, $14, $109
    rotqbii $112, $6, 1
    xor $14, $11, $19
    shlqbii $109, $111, 1
    selb $111, $13, $8, $12
    rotqbii $11, $7, 1
    selb $8, $107, $14, $110
    lnop
    selb $110, $16, $112, $94
    lnop
    selb $112, $111, $8, $15
    lnop
    selb $111, $109, $11, $94
    lnop
    andc $109, $112, $119
    lnop
    and $11, $113, $112
    lnop
    selb $112, $113, $114, $109
    lnop
    andc $113, $114, $109
    lqa $8, 0x18090
    andc $109, $104, $103
    lqa $114, 0x180a0
    and $16, $106, $104
    lqa $15, 0x18080
    nor $107, $105, $109
    lnop
    andc $14, $106, $103
    lnop
    andc $12, $103, $16
    lnop
    xor $16, $107, $14
    lnop
    selb $13, $107, $8, $114
    lnop
    nor $107, $15, $114
    lnop
    and $19, $105, $103
    lnop
    selb $18, $13, $16, $105
    lnop
    selb $13, $107, $114, $19
    lnop
    xor $108, $15, $114
    lnop
    nor $10, $103, $13
    lnop
    selb $23, $104, $109, $108
    lnop
    andc $9, $10, $108
    lqa $109, 0x180b0
    xor $108, $23, $10
    lnop
    selb $10, $9, $105, $114
    lnop
    selb $114, $104, $19, $13
    lnop
    xor $13, $105, $9
    lnop
    and $9, $15, $114
    lnop
    nor $114, $109, $108
    lnop
    selb $17, $12, $108, $13
    lnop
    xor $108, $9, $114
    lnop
    nor $20, $109, $17
    lnop
    xor $17, $12, $108
    lnop
    nor $108, $106, $104
    lnop
    andc $21, $12, $114
    lnop
    selb $114, $23, $108, $10
    lnop
    nor $23, $109, $16
    lnop
    andc $12, $103, $10
    lnop
    selb $10, $106, $114, $23
    lnop
    xor $114, $108, $12
    lnop
    selb $12, $20, $10, $19
    lnop
    selb $19, $108, $105, $17
    lnop
    selb $108, $12, $13, $9
    lnop
    xor $9, $18, $10
    lnop
    andc $10, $108, $107
    lnop
    xor $108, $107, $21
    lnop
    xor $107, $23, $10
    lnop
    selb $23, $10, $8, $14
    lnop
    selb $10, $16, $107, $104
    lnop
    and $16, $109, $114
    lnop
    selb $114, $103, $10, $109
    lnop
    selb $109, $23, $16, $105
    lnop
    andc $16, $15, $114
    lnop
    andc $114, $9, $103
    lnop
    and $9, $103, $108
    lnop
    xor $108, $114, $16
    lnop
    xor $114, $19, $9
    lnop
    selb $9, $107, $109, $15
    lnop
    selb $109, $108, $114, $106
    lnop
    selb $114, $119, $120, $11
    lnop
    selb $108, $9, $109, $8
    lnop
    or $119, $120, $11
    lnop
    andc $11, $108, $121
    lnop
    and $109, $115, $108
    lnop
    selb $120, $115, $116, $11
    lnop
    andc $115, $116, $11
    lqa $108, 0x18050
    andc $11, $100, $99
    lqa $116, 0x18060
    and $9, $102, $100
    lqa $8, 0x18040
    nor $107, $101, $11
    lnop
    andc $15, $102, $99
    lnop
    andc $19, $99, $9
    lnop
    xor $9, $107, $15
    lnop
    selb $16, $107, $108, $116
    lnop
    nor $107, $8, $116
    lnop
    and $23, $101, $99
    lnop
    selb $10, $16, $9, $101
    lnop
    selb $16, $107, $116, $23
    lnop
    xor $14, $8, $116
    lnop
    nor $21, $99, $16
    lnop
    selb $18, $100, $11, $14
    lnop
    andc $12, $21, $14
    lqa $11, 0x18070
    xor $14, $18, $21
    lnop
    selb $21, $12, $101, $116
    lnop
    selb $116, $100, $23, $16
    lnop
    xor $16, $101, $12
    lnop
    and $12, $8, $116
    lnop
    nor $116, $11, $14
    lnop
    selb $13, $19, $14, $16
    lnop
    xor $14, $12, $116
    lnop
    nor $17, $11, $13
    lnop
    xor $13, $19, $14
    lnop
    nor $14, $102, $100
    lnop
    andc $20, $19, $116
    lnop
    selb $116, $18, $14, $21
    lnop
    nor $18, $11, $9
    lnop
    andc $19, $99, $21
    lnop
    selb $21, $102, $116, $18
    lnop
    xor $116, $14, $19
    lnop
    selb $19, $17, $21, $23
    lnop
    selb $17, $14, $101, $13
    lnop
    selb $13, $19, $16, $12
    lnop
    xor $12, $10, $21
    lnop
    andc $10, $13, $107
    lnop
    xor $13, $107, $20
    lnop
    xor $107, $18, $10
    lnop
    selb $18, $10, $108, $15
    lnop
    selb $10, $9, $107, $100
    lnop
    and $9, $11, $116
    lnop
    selb $116, $99, $10, $11
    lnop
    selb $11, $18, $9, $101
    lqd $10, 256($3)
    andc $18, $8, $116
    lqd $9, 272($3)
    andc $116, $12, $99
    lqd $15, 768($3)
    and $20, $99, $13
    lqd $12, 784($3)
    xor $21, $116, $18
    lqd $13, 1024($3)
    xor $116, $17, $20
    lqd $18, 1040($3)
    selb $20, $107, $11, $8
    lqd $17, 512($3)
    selb $107, $21, $116, $102
    lqd $11, 528($3)
    selb $116, $121, $122, $109
    lnop
    selb $21, $20, $107, $108
    lnop
    or $107, $122, $109
    shufb $121, $15, $12, $4
    andc $109, $21, $123
    shufb $122, $13, $18, $4
    and $13, $117, $21
    shufb $8, $10, $9, $4
    selb $10, $117, $118, $109
    shufb $9, $17, $11, $4
    andc $117, $118, $109
    lqa $11, 0x18010
    andc $109, $121, $122
    lqa $118, 0x18020
    and $21, $8, $121
    lqa $17, 0x18000
    nor $18, $9, $109
    lnop
    andc $12, $8, $122
    lnop
    andc $15, $122, $21
    lnop
    xor $21, $18, $12
    lnop
    selb $108, $18, $11, $118
    lnop
    nor $18, $17, $118
    lnop
    and $20, $9, $122
    lnop
    selb $16, $108, $21, $9
    lnop
    selb $108, $18, $118, $20
    lnop
    xor $19, $17, $118
    lnop
    nor $14, $122, $108
    lnop
    selb $23, $121, $109, $19
    lnop
    andc $22, $14, $19
    lqa $109, 0x18030
    xor $19, $23, $14
    lnop
    selb $14, $22, $9, $118
    lnop
    selb $118, $121, $20, $108
    lnop
    xor $108, $9, $22
    lnop
    and $22, $17, $118
    lnop
    nor $118, $109, $19
    lnop
    selb $24, $15, $19, $108
    lnop
    xor $19, $22, $118
    lnop
    nor $25, $109, $24
    lnop
    xor $24, $15, $19
    lnop
    nor $19, $8, $121
    lnop
    andc $26, $15, $118
    lnop
    selb $118, $23, $19, $14
    lnop
    nor $23, $109, $21
    lnop
    andc $15, $122, $14
    lnop
    selb $14, $8, $118, $23
    lnop
    xor $118, $19, $15
    lnop
    selb $15, $25, $14, $20
    lnop
    selb $20, $19, $9, $24
    lnop
    selb $19, $15, $108, $22
    lnop
    xor $108, $16, $14
    lnop
    andc $14, $19, $18
    lnop
    xor $19, $18, $26
    lnop
    xor $18, $23, $14
    lnop
    selb $23, $14, $11, $12
    lnop
    selb $12, $21, $18, $121
    lnop
    and $21, $109, $118
    lnop
    selb $118, $122, $12, $109
    lnop
    selb $109, $23, $21, $9
    lnop
    andc $21, $17, $118
    lnop
    andc $118, $108, $122
    lnop
    and $108, $122, $19
    lnop
    xor $19, $118, $21
    lnop
    xor $118, $20, $108
    lnop
    selb $108, $18, $109, $17
    lnop
    selb $109, $19, $118, $8
    lnop
    selb $118, $123, $124, $13
    lnop
    selb $19, $108, $109, $11
    lnop
    or $123, $124, $13
    lnop
    andc $13, $19, $125
    lnop
    and $109, $111, $19
    lnop
    selb $124, $111, $110, $13
    lnop
    andc $111, $110, $13
    lnop
    selb $11, $125, $126, $109
    lnop
    or $125, $126, $109
    lqa $110, 0x180d0
    andc $109, $104, $103
    lqa $126, 0x180e0
    and $19, $106, $104
    lqa $13, 0x180c0
    nor $108, $105, $109
    lnop
    andc $17, $106, $103
    lnop
    andc $18, $103, $19
    lnop
    xor $19, $108, $17
    lnop
    selb $20, $108, $110, $126
    lnop
    nor $108, $13, $126
    lnop
    and $21, $105, $103
    lnop
    selb $23, $20, $19, $105
    lnop
    selb $20, $108, $126, $21
    lnop
    xor $12, $13, $126
    lnop
    nor $14, $103, $20
    lnop
    selb $26, $104, $109, $12
    lnop
    andc $16, $14, $12
    lqa $109, 0x180f0
    xor $12, $26, $14
    lnop
    selb $14, $16, $105, $126
    lnop
    selb $126, $104, $21, $20
    lnop
    xor $20, $105, $16
    lnop
    and $16, $13, $126
    lnop
    nor $126, $109, $12
    lnop
    selb $15, $18, $12, $20
    lnop
    xor $12, $16, $126
    lnop
    nor $22, $109, $15
    lnop
    xor $15, $18, $12
    lnop
    nor $12, $106, $104
    lnop
    andc $24, $18, $126
    lnop
    selb $126, $26, $12, $14
    lnop
    nor $26, $109, $19
    lnop
    andc $18, $103, $14
    lnop
    selb $14, $106, $126, $26
    lnop
    xor $126, $12, $18
    lnop
    selb $18, $22, $14, $21
    lnop
    selb $21, $12, $105, $15
    lnop
    selb $12, $18, $20, $16
    lnop
    xor $16, $23, $14
    lnop
    andc $14, $12, $108
    lnop
    xor $12, $108, $24
    lnop
    xor $108, $26, $14
    lnop
    selb $26, $14, $110, $17
    lnop
    selb $14, $19, $108, $104
    lnop
    and $104, $109, $126
    lnop
    selb $126, $103, $14, $109
    lnop
    selb $14, $26, $104, $105
    rotqbyi $109, $6, 1
    andc $105, $13, $126
    lnop
    andc $104, $16, $103
    rotqbyi $126, $7, 1
    and $26, $103, $12
    shlqbii $16, $114, 1
    xor $19, $104, $105
    rotqbii $12, $109, 1
    xor $105, $21, $26
    shlqbii $109, $119, 1
    selb $26, $108, $14, $13
    rotqbii $21, $126, 1
    selb $126, $19, $105, $106
    shufb $103, $114, $114, $93
    selb $106, $16, $12, $94
    shufb $114, $119, $119, $93
    selb $12, $26, $126, $110
    lnop
    selb $119, $109, $21, $94
    lnop
    andc $109, $12, $113
    lnop
    and $21, $107, $12
    lnop
    selb $105, $107, $116, $109
    lnop
    andc $104, $116, $109
    lqa $107, 0x18090
    andc $109, $100, $99
    lqa $116, 0x180a0
    and $126, $102, $100
    lqa $12, 0x18080
    nor $110, $101, $109
    lnop
    andc $26, $102, $99
    lnop
    andc $16, $99, $126
    lnop
    xor $126, $110, $26
    lnop
    selb $19, $110, $107, $116
    lnop
    nor $110, $12, $116
    lnop
    and $108, $101, $99
    lnop
    selb $13, $19, $126, $101
    lnop
    selb $19, $110, $116, $108
    lnop
    xor $14, $12, $116
    lnop
    nor $17, $99, $19
    lnop
    selb $24, $100, $109, $14
    lnop
    andc $23, $17, $14
    lqa $109, 0x180b0
    xor $14, $24, $17
    lnop
    selb $17, $23, $101, $116
    lnop
    selb $116, $100, $108, $19
    lnop
    xor $19, $101, $23
    lnop
    and $23, $12, $116
    lnop
    nor $116, $109, $14
    lnop
    selb $18, $16, $14, $19
    lnop
    xor $14, $23, $116
    lnop
    nor $20, $109, $18
    lnop
    xor $18, $16, $14
    lnop
    nor $14, $102, $100
    lnop
    andc $15, $16, $116
    lnop
    selb $116, $24, $14, $17
    lnop
    nor $24, $109, $126
    lnop
    andc $16, $99, $17
    lnop
    selb $17, $102, $116, $24
    lnop
    xor $116, $14, $16
    lnop
    selb $16, $20, $17, $108
    lnop
    selb $108, $14, $101, $18
    lnop
    selb $14, $16, $19, $23
    lnop
    xor $16, $13, $17
    lnop
    andc $13, $14, $110
    lnop
    xor $14, $110, $15
    lnop
    xor $110, $24, $13
    lnop
    selb $24, $13, $107, $26
    lnop
    selb $13, $126, $110, $100
    lnop
    and $126, $109, $116
    lnop
    selb $116, $99, $13, $109
    lnop
    selb $109, $24, $126, $101
    lnop
    andc $126, $12, $116
    lnop
    andc $116, $16, $99
    lnop
    and $16, $99, $14
    lnop
    xor $14, $116, $126
    lnop
    xor $126, $108, $16
    lnop
    selb $108, $110, $109, $12
    lnop
    selb $110, $14, $126, $102
    lnop
    selb $116, $113, $112, $21
    lnop
    selb $126, $108, $110, $107
    lnop
    or $113, $112, $21
    lnop
    andc $21, $126, $115
    lnop
    and $110, $123, $126
    lnop
    selb $112, $123, $118, $21
    lnop
    andc $123, $118, $21
    lqa $126, 0x18050
    andc $21, $121, $122
    lqa $118, 0x18060
    and $107, $8, $121
    lqa $108, 0x18040
    nor $14, $9, $21
    lnop
    andc $109, $8, $122
    lnop
    andc $12, $122, $107
    lnop
    xor $107, $14, $109
    lnop
    selb $16, $14, $126, $118
    lnop
    nor $14, $108, $118
    lnop
    and $24, $9, $122
    lnop
    selb $13, $16, $107, $9
    lnop
    selb $16, $14, $118, $24
    lnop
    xor $26, $108, $118
    lnop
    nor $15, $122, $16
    lnop
    selb $17, $121, $21, $26
    lnop
    andc $19, $15, $26
    lqa $21, 0x18070
    xor $26, $17, $15
    lnop
    selb $15, $19, $9, $118
    lnop
    selb $118, $121, $24, $16
    lnop
    xor $16, $9, $19
    lnop
    and $19, $108, $118
    lnop
    nor $118, $21, $26
    lnop
    selb $23, $12, $26, $16
    lnop
    xor $26, $19, $118
    lnop
    nor $18, $21, $23
    lnop
    xor $23, $12, $26
    lnop
    nor $26, $8, $121
    lnop
    andc $20, $12, $118
    lnop
    selb $118, $17, $26, $15
    lnop
    nor $17, $21, $107
    lnop
    andc $12, $122, $15
    lnop
    selb $15, $8, $118, $17
    lnop
    xor $118, $26, $12
    lnop
    selb $12, $18, $15, $24
    lnop
    selb $18, $26, $9, $23
    lnop
    selb $23, $12, $16, $19
    lnop
    xor $12, $13, $15
    lnop
    andc $13, $23, $14
    lnop
    xor $23, $14, $20
    lnop
    xor $14, $17, $13
    lnop
    selb $17, $13, $126, $109
    lnop
    selb $109, $107, $14, $121
    lnop
    and $107, $21, $118
    lnop
    selb $118, $122, $109, $21
    lnop
    selb $21, $17, $107, $9
    lqd $109, 1280($3)
    andc $107, $108, $118
    lqd $17, 1296($3)
    andc $118, $12, $122
    lqd $13, 1792($3)
    and $20, $122, $23
    lqd $12, 1808($3)
    xor $15, $118, $107
    lqd $23, 2048($3)
    xor $118, $18, $20
    lqd $16, 2064($3)
    selb $20, $14, $21, $108
    lqd $18, 1536($3)
    selb $108, $15, $118, $8
    lqd $14, 1552($3)
    selb $118, $115, $120, $110
    lnop
    selb $15, $20, $108, $126
    lnop
    or $115, $120, $110
    shufb $108, $13, $12, $4
    andc $12, $15, $117
    shufb $107, $23, $16, $4
    and $16, $125, $15
    shufb $110, $109, $17, $4
    selb $120, $125, $11, $12
    shufb $109, $18, $14, $4
    andc $125, $11, $12
    lqa $14, 0x18010
    andc $12, $108, $107
    lqa $11, 0x18020
    and $15, $110, $108
    lqa $18, 0x18000
    nor $17, $109, $12
    lnop
    andc $23, $110, $107
    lnop
    andc $13, $107, $15
    lnop
    xor $15, $17, $23
    lnop
    selb $126, $17, $14, $11
    lnop
    nor $17, $18, $11
    lnop
    and $20, $109, $107
    lnop
    selb $21, $126, $15, $109
    lnop
    selb $126, $17, $11, $20
    lnop
    xor $19, $18, $11
    lnop
    nor $26, $107, $126
    lnop
    selb $24, $108, $12, $19
    lnop
    andc $22, $26, $19
    lqa $12, 0x18030
    xor $19, $24, $26
    lnop
    selb $26, $22, $109, $11
    lnop
    selb $11, $108, $20, $126
    lnop
    xor $126, $109, $22
    lnop
    and $22, $18, $11
    lnop
    nor $11, $12, $19
    lnop
    selb $25, $13, $19, $126
    lnop
    xor $19, $22, $11
    lnop
    nor $27, $12, $25
    lnop
    xor $25, $13, $19
    lnop
    nor $19, $110, $108
    lnop
    andc $28, $13, $11
    lnop
    selb $11, $24, $19, $26
    lnop
    nor $24, $12, $15
    lnop
    andc $13, $107, $26
    lnop
    selb $26, $110, $11, $24
    lnop
    xor $11, $19, $13
    lnop
    selb $13, $27, $26, $20
    lnop
    selb $20, $19, $109, $25
    lnop
    selb $19, $13, $126, $22
    lnop
    xor $126, $21, $26
    lnop
    andc $21, $19, $17
    lnop
    xor $19, $17, $28
    lnop
    xor $17, $24, $21
    lnop
    selb $24, $21, $14, $23
    lnop
    selb $21, $15, $17, $108
    lnop
    and $15, $12, $11
    lnop
    selb $11, $107, $21, $12
    lnop
    selb $12, $24, $15, $109
    lnop
    andc $15, $18, $11
    lnop
    andc $11, $126, $107
    lnop
    and $126, $107, $19
    lnop
    xor $19, $11, $15
    lnop
    xor $11, $20, $126
    lnop
    selb $126, $17, $12, $18
    lnop
    selb $12, $19, $11, $110
    lnop
    selb $11, $117, $10, $16
    lnop
    selb $19, $126, $12, $14
    lnop
    or $117, $10, $16
    lnop
    andc $16, $19, $111
    lnop
    and $12, $119, $19
    lnop
    selb $10, $119, $106, $16
    lnop
    andc $119, $106, $16
    lnop
    selb $126, $111, $124, $12
    lnop
    or $111, $124, $12
    lqa $106, 0x180d0
    andc $12, $100, $99
    lqa $124, 0x180e0
    and $19, $102, $100
    lqa $16, 0x180c0
    nor $14, $101, $12
    lnop
    andc $17, $102, $99
    lnop
    andc $18, $99, $19
    lnop
    xor $19, $14, $17
    lnop
    selb $20, $14, $106, $124
    lnop
    nor $14, $16, $124
    lnop
    and $15, $101, $99
    lnop
    selb $24, $20, $19, $101
    lnop
    selb $20, $14, $124, $15
    lnop
    xor $21, $16, $124
    lnop
    nor $23, $99, $20
    lnop
    selb $28, $100, $12, $21
    lnop
    andc $26, $23, $21
    lqa $12, 0x180f0
    xor $21, $28, $23
    lnop
    selb $23, $26, $101, $124
    lnop
    selb $124, $100, $15, $20
    lnop
    xor $20, $101, $26
    lnop
    and $26, $16, $124
    lnop
    nor $124, $12, $21
    lnop
    selb $13, $18, $21, $20
    lnop
    xor $21, $26, $124
    lnop
    nor $22, $12, $13
    lnop
    xor $13, $18, $21
    lnop
    nor $21, $102, $100
    lnop
    andc $25, $18, $124
    lnop
    selb $124, $28, $21, $23
    lnop
    nor $28, $12, $19
    lnop
    andc $18, $99, $23
    lnop
    selb $23, $102, $124, $28
    lnop
    xor $124, $21, $18
    lnop
    selb $18, $22, $23, $15
    lnop
    selb $15, $21, $101, $13
    lnop
    selb $13, $18, $20, $26
    lnop
    xor $18, $24, $23
    lnop
    andc $23, $13, $14
    lnop
    xor $13, $14, $25
    lnop
    xor $14, $28, $23
    lnop
    selb $28, $23, $106, $17
    lnop
    selb $17, $19, $14, $100
    lnop
    and $100, $12, $124
    lnop
    selb $124, $99, $17, $12
    lnop
    selb $17, $28, $100, $101
    rotqbyi $12, $6, 2
    andc $101, $16, $124
    lnop
    andc $100, $18, $99
    rotqbyi $124, $7, 2
    and $28, $99, $13
    shlqbii $18, $116, 1
    xor $19, $100, $101
    rotqbii $13, $12, 1
    xor $100, $15, $28
    shlqbii $101, $113, 1
    selb $28, $14, $17, $16
    rotqbii $15, $124, 1
    selb $124, $19, $100, $102
    shufb $99, $103, $116, $93
    selb $102, $18, $13, $94
    shufb $116, $114, $113, $93
    selb $113, $28, $124, $106
    lnop
    selb $114, $101, $15, $94
    lnop
    andc $101, $113, $104
    lnop
    and $15, $115, $113
    lnop
    selb $113, $115, $118, $101
    lnop
    andc $115, $118, $101
    lqa $124, 0x18090
    andc $101, $121, $122
    lqa $118, 0x180a0
    and $28, $8, $121
    lqa $106, 0x18080
    nor $13, $9, $101
    lnop
    andc $18, $8, $122
    lnop
    andc $103, $122, $28
    lnop
    xor $28, $13, $18
    lnop
    selb $100, $13, $124, $118
    lnop
    nor $13, $106, $118
    lnop
    and $19, $9, $122
    lnop
    selb $14, $100, $28, $9
    lnop
    selb $100, $13, $118, $19
    lnop
    xor $16, $106, $118
    lnop
    nor $17, $122, $100
    lnop
    selb $12, $121, $101, $16
    lnop
    andc $23, $17, $16
    lqa $101, 0x180b0
    xor $16, $12, $17
    lnop
    selb $17, $23, $9, $118
    lnop
    selb $118, $121, $19, $100
    lnop
    xor $100, $9, $23
    lnop
    and $23, $106, $118
    lnop
    nor $118, $101, $16
    lnop
    selb $25, $103, $16, $100
    lnop
    xor $16, $23, $118
    lnop
    nor $24, $101, $25
    lnop
    xor $25, $103, $16
    lnop
    nor $16, $8, $121
    lnop
    andc $20, $103, $118
    lnop
    selb $118, $12, $16, $17
    lnop
    nor $12, $101, $28
    lnop
    andc $103, $122, $17
    lnop
    selb $17, $8, $118, $12
    lnop
    xor $118, $16, $103
    lnop
    selb $103, $24, $17, $19
    lnop
    selb $19, $16, $9, $25
    lnop
    selb $16, $103, $100, $23
    lnop
    xor $103, $14, $17
    lnop
    andc $14, $16, $13
    lnop
    xor $16, $13, $20
    lnop
    xor $13, $12, $14
    lnop
    selb $12, $14, $124, $18
    lnop
    selb $14, $28, $13, $121
    lnop
    and $28, $101, $118
    lnop
    selb $118, $122, $14, $101
    lnop
    selb $101, $12, $28, $9
    lnop
    andc $12, $106, $118
    lnop
    andc $118, $103, $122
    lnop
    and $103, $122, $16
    lnop
    xor $16, $118, $12
    lnop
    xor $118, $19, $103
    lnop
    selb $103, $13, $101, $106
    lnop
    selb $106, $16, $118, $8
    lnop
    selb $118, $104, $105, $15
    lnop
    selb $104, $103, $106, $124
    lnop
    or $101, $105, $15
    lnop
    andc $105, $104, $123
    lnop
    and $15, $117, $104
    lnop
    selb $124, $117, $11, $105
    lnop
    andc $117, $11, $105
    lqa $104, 0x18050
    andc $11, $108, $107
    lqa $105, 0x18060
    and $103, $110, $108
    lqa $106, 0x18040
    nor $16, $109, $11
    lnop
    andc $13, $110, $107
    lnop
    andc $19, $107, $103
    lnop
    xor $103, $16, $13
    lnop
    selb $12, $16, $104, $105
    lnop
    nor $16, $106, $105
    lnop
    and $28, $109, $107
    lnop
    selb $14, $12, $103, $109
    lnop
    selb $12, $16, $105, $28
    lnop
    xor $18, $106, $105
    lnop
    nor $20, $107, $12
    lnop
    selb $17, $108, $11, $18
    lnop
    andc $100, $20, $18
    lqa $11, 0x18070
    xor $18, $17, $20
    lnop
    selb $20, $100, $109, $105
    lnop
    selb $105, $108, $28, $12
    lnop
    xor $12, $109, $100
    lnop
    and $100, $106, $105
    lnop
    nor $105, $11, $18
    lnop
    selb $23, $19, $18, $12
    lnop
    xor $18, $100, $105
    lnop
    nor $25, $11, $23
    lnop
    xor $23, $19, $18
    lnop
    nor $18, $110, $108
    lnop
    andc $24, $19, $105
    lnop
    selb $105, $17, $18, $20
    lnop
    nor $17, $11, $103
    lnop
    andc $19, $107, $20
    lnop
    selb $20, $110, $105, $17
    lnop
    xor $105, $18, $19
    lnop
    selb $19, $25, $20, $28
    lnop
    selb $25, $18, $109, $23
    lnop
    selb $18, $19, $12, $100
    lnop
    xor $100, $14, $20
    lnop
    andc $14, $18, $16
    lnop
    xor $18, $16, $24
    lnop
    xor $16, $17, $14
    lnop
    selb $17, $14, $104, $13
    lnop
    selb $13, $103, $16, $108
    lnop
    and $103, $11, $105
    lnop
    selb $105, $107, $13, $11
    lnop
    selb $11, $17, $103, $109
    lqd $13, 2304($3)
    andc $103, $106, $105
    lqd $17, 2320($3)
    andc $14, $100, $107
    lqd $105, 2816($3)
    and $24, $107, $18
    lqd $100, 2832($3)
    xor $20, $14, $103
    lqd $18, 3072($3)
    xor $103, $25, $24
    lqd $14, 3088($3)
    selb $25, $16, $11, $106
    lqd $24, 2560($3)
    selb $106, $20, $103, $110
    lqd $16, 2576($3)
    selb $11, $123, $112, $15
    lnop
    selb $20, $25, $106, $104
    lnop
    or $123, $112, $15
    shufb $104, $105, $100, $4
    andc $112, $20, $125
    shufb $103, $18, $14, $4
    and $14, $111, $20
    shufb $106, $13, $17, $4
    selb $12, $111, $126, $112
    shufb $105, $24, $16, $4
    andc $13, $126, $112
    lqa $111, 0x18010
    andc $112, $104, $103
    lqa $126, 0x18020
    and $24, $106, $104
    lqa $16, 0x18000
    nor $17, $105, $112
    lnop
    andc $20, $106, $103
    lnop
    andc $18, $103, $24
    lnop
    xor $24, $17, $20
    lnop
    selb $100, $17, $111, $126
    lnop
    nor $17, $16, $126
    lnop
    and $15, $105, $103
    lnop
    selb $25, $100, $24, $105
    lnop
    selb $100, $17, $126, $15
    lnop
    xor $19, $16, $126
    lnop
    nor $23, $103, $100
    lnop
    selb $28, $104, $112, $19
    lnop
    andc $26, $23, $19
    lqa $112, 0x18030
    xor $19, $28, $23
    lnop
    selb $23, $26, $105, $126
    lnop
    selb $126, $104, $15, $100
    lnop
    xor $100, $105, $26
    lnop
    and $26, $16, $126
    lnop
    nor $126, $112, $19
    lnop
    selb $21, $18, $19, $100
    lnop
    xor $19, $26, $126
    lnop
    nor $22, $112, $21
    lnop
    xor $21, $18, $19
    lnop
    nor $19, $106, $104
    lnop
    andc $27, $18, $126
    lnop
    selb $126, $28, $19, $23
    lnop
    nor $28, $112, $24
    lnop
    andc $18, $103, $23
    lnop
    selb $23, $106, $126, $28
    lnop
    xor $126, $19, $18
    lnop
    selb $18, $22, $23, $15
    lnop
    selb $15, $19, $105, $21
    lnop
    selb $19, $18, $100, $26
    lnop
    xor $100, $25, $23
    lnop
    andc $23, $19, $17
    lnop
    xor $19, $17, $27
    lnop
    xor $17, $28, $23
    lnop
    selb $28, $23, $111, $20
    lnop
    selb $20, $24, $17, $104
    lnop
    and $24, $112, $126
    lnop
    selb $126, $103, $20, $112
    lnop
    selb $112, $28, $24, $105
    lnop
    andc $24, $16, $126
    lnop
    andc $126, $100, $103
    lnop
    and $100, $103, $19
    lnop
    xor $19, $126, $24
    lnop
    xor $126, $15, $100
    lnop
    selb $100, $17, $112, $16
    lnop
    selb $112, $19, $126, $106
    lnop
    selb $126, $125, $120, $14
    lnop
    selb $19, $100, $112, $111
    lnop
    or $125, $120, $14
    lnop
    andc $120, $19, $119
    lnop
    and $112, $114, $19
    lnop
    selb $14, $114, $102, $120
    lnop
    andc $15, $102, $120
    lnop
    selb $16, $119, $10, $112
    lnop
    or $17, $10, $112
    lqa $119, 0x180d0
    andc $10, $121, $122
    lqa $112, 0x180e0
    and $102, $8, $121
    lqa $120, 0x180c0
    nor $114, $9, $10
    lnop
    andc $19, $8, $122
    lnop
    andc $111, $122, $102
    lnop
    xor $102, $114, $19
    lnop
    selb $100, $114, $119, $112
    lnop
    nor $114, $120, $112
    lnop
    and $24, $9, $122
    lnop
    selb $28, $100, $102, $9
    lnop
    selb $100, $114, $112, $24
    lnop
    xor $20, $120, $112
    lnop
    nor $23, $122, $100
    lnop
    selb $27, $121, $10, $20
    lnop
    andc $25, $23, $20
    lqa $10, 0x180f0
    xor $20, $27, $23
    lnop
    selb $23, $25, $9, $112
    lnop
    selb $112, $121, $24, $100
    lnop
    xor $100, $9, $25
    lnop
    and $25, $120, $112
    lnop
    nor $112, $10, $20
    lnop
    selb $18, $111, $20, $100
    lnop
    xor $20, $25, $112
    lnop
    nor $26, $10, $18
    lnop
    xor $18, $111, $20
    lnop
    nor $20, $8, $121
    lnop
    andc $21, $111, $112
    lnop
    selb $112, $27, $20, $23
    lnop
    nor $27, $10, $102
    lnop
    andc $111, $122, $23
    lnop
    selb $23, $8, $112, $27
    lnop
    xor $112, $20, $111
    lnop
    selb $111, $26, $23, $24
    lnop
    selb $24, $20, $9, $18
    lnop
    selb $18, $111, $100, $25
    lnop
    xor $111, $28, $23
    lnop
    andc $23, $18, $114
    lnop
    xor $18, $114, $21
    lnop
    xor $114, $27, $23
    lnop
    selb $27, $23, $119, $19
    lnop
    selb $19, $102, $114, $121
    lnop
    and $121, $10, $112
    lnop
    selb $112, $122, $19, $10
    lnop
    selb $19, $27, $121, $9
    rotqbyi $10, $6, 3
    andc $121, $120, $112
    lnop
    andc $6, $111, $122
    rotqbyi $112, $7, 3
    and $7, $122, $18
    shlqbii $111, $118, 1
    xor $18, $6, $121
    rotqbii $122, $10, 1
    xor $6, $24, $7
    shlqbii $121, $101, 1
    selb $10, $114, $19, $120
    rotqbii $24, $112, 1
    selb $120, $18, $6, $8
    shufb $7, $99, $118, $93
    selb $8, $111, $122, $94
    shufb $118, $116, $101, $93
    selb $122, $10, $120, $119
    lnop
    selb $6, $121, $24, $94
    lnop
    andc $121, $122, $115
    lnop
    and $24, $123, $122
    lnop
    selb $120, $123, $11, $121
    lnop
    andc $119, $11, $121
    lqa $123, 0x18090
    andc $11, $108, $107
    lqa $121, 0x180a0
    and $10, $110, $108
    lqa $122, 0x18080
    nor $116, $109, $11
    lnop
    andc $111, $110, $107
    lnop
    andc $101, $107, $10
    lnop
    xor $10, $116, $111
    lnop
    selb $99, $116, $123, $121
    lnop
    nor $116, $122, $121
    lnop
    and $18, $109, $107
    lnop
    selb $114, $99, $10, $109
    lnop
    selb $99, $116, $121, $18
    lnop
    xor $112, $122, $121
    lnop
    nor $19, $107, $99
    lnop
    selb $9, $108, $11, $112
    lnop
    andc $27, $19, $112
    lqa $11, 0x180b0
    xor $112, $9, $19
    lnop
    selb $19, $27, $109, $121
    lnop
    selb $121, $108, $18, $99
    lnop
    xor $99, $109, $27
    lnop
    and $27, $122, $121
    lnop
    nor $121, $11, $112
    lnop
    selb $102, $101, $112, $99
    lnop
    xor $112, $27, $121
    lnop
    nor $23, $11, $102
    lnop
    xor $102, $101, $112
    lnop
    nor $112, $110, $108
    lnop
    andc $21, $101, $121
    lnop
    selb $121, $9, $112, $19
    lnop
    nor $9, $11, $10
    lnop
    andc $101, $107, $19
    lnop
    selb $19, $110, $121, $9
    lnop
    xor $121, $112, $101
    lnop
    selb $101, $23, $19, $18
    lnop
    selb $18, $112, $109, $102
    lnop
    selb $112, $101, $99, $27
    lnop
    xor $101, $114, $19
    lnop
    andc $114, $112, $116
    lnop
    xor $112, $116, $21
    lnop
    xor $116, $9, $114
    lnop
    selb $9, $114, $123, $111
    lnop
    selb $114, $10, $116, $108
    lnop
    and $10, $11, $121
    lnop
    selb $121, $107, $114, $11
    lnop
    selb $114, $9, $10, $109
    lnop
    andc $9, $122, $121
    lnop
    andc $121, $101, $107
    lnop
    and $101, $107, $112
    lnop
    xor $112, $121, $9
    lnop
    xor $121, $18, $101
    lnop
    selb $101, $116, $114, $122
    lnop
    selb $122, $112, $121, $110
    lnop
    selb $112, $115, $113, $24
    lnop
    selb $115, $101, $122, $123
    lnop
    or $111, $113, $24
    lnop
    andc $113, $115, $117
    lnop
    and $24, $125, $115
    lnop
    selb $122, $125, $126, $113
    lnop
    andc $121, $126, $113
    lqa $125, 0x18050
    andc $113, $104, $103
    lqa $126, 0x18060
    and $123, $106, $104
    lqa $115, 0x18040
    nor $101, $105, $113
    lnop
    andc $116, $106, $103
    lnop
    andc $114, $103, $123
    lnop
    xor $123, $101, $116
    lnop
    selb $18, $101, $125, $126
    lnop
    nor $101, $115, $126
    lnop
    and $9, $105, $103
    lnop
    selb $10, $18, $123, $105
    lnop
    selb $18, $101, $126, $9
    lnop
    xor $11, $115, $126
    lnop
    nor $21, $103, $18
    lnop
    selb $19, $104, $113, $11
    lnop
    andc $99, $21, $11
    lqa $113, 0x18070
    xor $11, $19, $21
    lnop
    selb $21, $99, $105, $126
    lnop
    selb $126, $104, $9, $18
    lnop
    xor $18, $105, $99
    lnop
    and $99, $115, $126
    lnop
    nor $126, $113, $11
    lnop
    selb $27, $114, $11, $18
    lnop
    xor $11, $99, $126
    lnop
    nor $102, $113, $27
    lnop
    xor $27, $114, $11
    lnop
    nor $11, $106, $104
    lnop
    andc $23, $114, $126
    lnop
    selb $126, $19, $11, $21
    lnop
    nor $19, $113, $123
    lnop
    andc $114, $103, $21
    lnop
    selb $21, $106, $126, $19
    lnop
    xor $126, $11, $114
    lnop
    selb $114, $102, $21, $9
    lnop
    selb $102, $11, $105, $27
    lnop
    selb $11, $114, $18, $99
    lnop
    xor $114, $10, $21
    lnop
    andc $10, $11, $101
    lnop
    xor $11, $101, $23
    lnop
    xor $101, $19, $10
    lnop
    selb $19, $10, $125, $116
    lnop
    selb $116, $123, $101, $104
    lnop
    and $123, $113, $126
    lnop
    selb $126, $103, $116, $113
    lnop
    selb $113, $19, $123, $105
    lqd $116, 3328($3)
    andc $19, $115, $126
    lqd $123, 3344($3)
    andc $10, $114, $103
    lqd $126, 3840($3)
    and $114, $103, $11
    lqd $23, 3856($3)
    xor $21, $10, $19
    lqd $11, 4096($3)
    xor $19, $102, $114
    lqd $10, 4112($3)
    selb $102, $101, $113, $115
    lqd $18, 3584($3)
    selb $113, $21, $19, $106
    lqd $115, 3600($3)
    selb $114, $117, $124, $24
    lnop
    selb $117, $102, $113, $125
    lnop
    or $113, $124, $24
    shufb $100, $126, $23, $4
    andc $126, $117, $13
    shufb $99, $11, $10, $4
    and $10, $17, $117
    shufb $102, $116, $123, $4
    selb $124, $17, $16, $126
    shufb $101, $18, $115, $4
    andc $123, $16, $126
    lqa $115, 0x18010
    andc $16, $100, $99
    lqa $126, 0x18020
    and $17, $102, $100
    lqa $4, 0x18000
    nor $18, $101, $16
    lnop
    andc $117, $102, $99
    lnop
    andc $116, $99, $17
    lnop
    xor $17, $18, $117
    lnop
    selb $11, $18, $115, $126
    lnop
    nor $18, $4, $126
    lnop
    and $23, $101, $99
    lnop
    selb $24, $11, $17, $101
    lnop
    selb $11, $18, $126, $23
    lnop
    xor $125, $4, $126
    lnop
    nor $3, $99, $11
    lnop
    selb $19, $100, $16, $125
    lnop
    andc $21, $3, $125
    lqa $16, 0x18030
    xor $125, $19, $3
    lnop
    selb $3, $21, $101, $126
    lnop
    selb $126, $100, $23, $11
    lnop
    xor $11, $101, $21
    lnop
    and $21, $4, $126
    lnop
    nor $126, $16, $125
    lnop
    selb $27, $116, $125, $11
    lnop
    xor $125, $21, $126
    lnop
    nor $9, $16, $27
    lnop
    xor $27, $116, $125
    lnop
    nor $125, $102, $100
    lnop
    andc $28, $116, $126
    lnop
    selb $126, $19, $125, $3
    lnop
    nor $19, $16, $17
    lnop
    andc $116, $99, $3
    lnop
    selb $3, $102, $126, $19
    lnop
    xor $126, $125, $116
    lnop
    selb $116, $9, $3, $23
    lnop
    selb $9, $125, $101, $27
    lnop
    selb $125, $116, $11, $21
    lnop
    xor $116, $24, $3
    shufb $11, $7, $112, $93
    andc $3, $125, $18
    lnop
    xor $125, $18, $28
    lnop
    xor $18, $19, $3
    lqd $28, 5984($5)
    selb $19, $3, $115, $117
    rotqbyi $7, $11, 12
    selb $117, $17, $18, $100
    cwd $3, 0($2)
    and $2, $16, $126
    lnop
    selb $126, $99, $117, $16
    lnop
    selb $117, $19, $2, $101
    lnop
    andc $2, $4, $126
    shufb $19, $7, $28, $3
    andc $126, $116, $99
    hbrr iupac_steady_branch, iupac_steady_loop
    and $116, $99, $125
    lnop
    xor $125, $126, $2
    lnop
    xor $126, $9, $116
    shufb $2, $118, $111, $93
    selb $118, $18, $117, $4
    stqd $19, 5984($5)
    selb $117, $125, $126, $102
    lqd $4, 6160($5)
    selb $116, $13, $12, $10
    lnop
    selb $13, $118, $117, $115
    rotqbyi $125, $2, 12
    or $115, $12, $10
    lnop
    andc $10, $13, $15
    lnop
    and $12, $6, $13
    lnop
    selb $126, $6, $8, $10
    shufb $13, $125, $4, $3
    andc $125, $8, $10
    lnop
    selb $118, $15, $14, $12
    lnop
    ai $98, $98, -1
    lnop
    or $117, $14, $12
    stqd $13, 6160($5)
    ai $127, $127, 1
iupac_steady_branch:
    brnz $98, iupac_steady_loop
iupac_steady_end:
    stqa $126, 0x19500
    stqa $125, 0x19510
    stqa $124, 0x19520
    stqa $123, 0x19530
    stqa $122, 0x19540
    stqa $121, 0x19550
    stqa $120, 0x19560
    stqa $119, 0x19570
    stqa $118, 0x19580
    stqa $117, 0x19590
    stqa $116, 0x195a0
    stqa $115, 0x195b0
    stqa $114, 0x195c0
    stqa $113, 0x195d0
    stqa $112, 0x195e0
    stqa $111, 0x195f0
    bi $0

.global iupac_edge_tap
.align 3
iupac_edge_tap:
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
    lqa $126, 0x19500
    lqa $125, 0x19510
    lqa $124, 0x19520
    lqa $123, 0x19530
    lqa $122, 0x19540
    lqa $121, 0x19550
    lqa $120, 0x19560
    lqa $119, 0x19570
    lqa $118, 0x19580
    lqa $117, 0x19590
    lqa $116, 0x195a0
    lqa $115, 0x195b0
    lqa $114, 0x195c0
    lqa $113, 0x195d0
    lqa $112, 0x195e0
    lqa $111, 0x195f0
    andi $6, $3, 7
    rotmi $7, $3, -3
    shli $6, $6, 5
    a $6, $6, $7
    a $7, $6, $93
    lqd $8, 1280($7)
    lqd $9, 1296($7)
    shufb $6, $6, $6, $92
    andbi $6, $6, 15
    a $6, $6, $91
    shufb $110, $8, $9, $6
    lqd $8, 1536($7)
    lqd $9, 1552($7)
    shufb $109, $8, $9, $6
    lqd $8, 1792($7)
    lqd $9, 1808($7)
    shufb $108, $8, $9, $6
    lqd $8, 2048($7)
    lqd $9, 2064($7)
    shufb $107, $8, $9, $6
    lqd $8, 4608($7)
    lqd $9, 4624($7)
    shufb $106, $8, $9, $6
    lqd $8, 2304($7)
    lqd $9, 2320($7)
    shufb $105, $8, $9, $6
    lqd $8, 2560($7)
    lqd $9, 2576($7)
    shufb $104, $8, $9, $6
    lqd $8, 2816($7)
    lqd $9, 2832($7)
    shufb $103, $8, $9, $6
    lqd $8, 3072($7)
    lqd $9, 3088($7)
    shufb $102, $8, $9, $6
    lqd $8, 4864($7)
    lqd $9, 4880($7)
    shufb $101, $8, $9, $6
    lqd $8, 3328($7)
    lqd $9, 3344($7)
    shufb $100, $8, $9, $6
    lqd $8, 3584($7)
    lqd $9, 3600($7)
    shufb $99, $8, $9, $6
    lqd $8, 3840($7)
    lqd $9, 3856($7)
    shufb $98, $8, $9, $6
    lqd $8, 4096($7)
    lqd $9, 4112($7)
    shufb $97, $8, $9, $6
    lqd $8, 5120($7)
    lqd $7, 5136($7)
    shufb $96, $8, $7, $6
    sf $95, $3, $4
    ori $127, $3, 0
    cgti $2, $95, 0
    brz $2, iupac_edge_tap_end
# 995 instructions for the even pipe, 240 for the odd one; 1018 cycles
.align 3
iupac_edge_tap_loop:
    nop
    lnop
    shli $2, $127, 2
    lnop
    nop
    lnop
    nop
    lnop
    ai $21, $127, 1
    lnop
    a $3, $2, $93
    lnop
    andi $20, $21, 7
    lnop
    rotmi $22, $21, -3
    lqd $12, 5808($3)
    shli $21, $20, 5
    lnop
    nop
    lnop
    nop
    lnop
    nop
    lnop
    a $20, $21, $22
    lnop
    nop
    rotqby $4, $12, $2
    nop
    shufb $12, $20, $20, $92
    nop
    lnop
    nop
    shlqbii $21, $111, 1
    nop
    rotqbii $22, $4, 1
    andbi $111, $12, 15
    lnop
    a $5, $20, $93
    lnop
    a $6, $111, $91
    lnop
    selb $111, $21, $22, $90
    lqa $20, 0x180d0
    andc $22, $108, $107
    lqa $21, 0x180e0
    and $17, $110, $108
    lqa $12, 0x180c0
    nor $19, $109, $22
    lnop
    andc $16, $110, $107
    lnop
    andc $13, $107, $17
    lnop
    xor $17, $19, $16
    lnop
    selb $18, $19, $20, $21
    lnop
    nor $19, $12, $21
    lnop
    and $8, $109, $107
    lnop
    selb $14, $18, $17, $109
    lnop
    selb $18, $19, $21, $8
    lnop
    xor $15, $12, $21
    lnop
    nor $9, $107, $18
    lnop
    selb $11, $108, $22, $15
    lnop
    andc $10, $9, $15
    lqa $22, 0x180f0
    xor $15, $11, $9
    lnop
    selb $9, $10, $109, $21
    lnop
    selb $21, $108, $8, $18
    lnop
    xor $18, $109, $10
    lnop
    and $10, $12, $21
    lnop
    nor $21, $22, $15
    lnop
    selb $7, $13, $15, $18
    lnop
    xor $15, $10, $21
    lnop
    nor $23, $22, $7
    lnop
    xor $7, $13, $15
    lnop
    nor $15, $110, $108
    lnop
    andc $24, $13, $21
    lnop
    selb $13, $11, $15, $9
    lnop
    nor $11, $22, $17
    lnop
    andc $21, $107, $9
    lnop
    selb $9, $110, $13, $11
    lnop
    xor $13, $15, $21
    lnop
    selb $21, $23, $9, $8
    lnop
    selb $8, $15, $109, $7
    lnop
    selb $7, $21, $18, $10
    lnop
    xor $10, $14, $9
    lnop
    andc $9, $7, $19
    lnop
    xor $7, $19, $24
    lnop
    xor $19, $11, $9
    lnop
    selb $11, $9, $20, $16
    lnop
    selb $9, $17, $19, $108
    lnop
    and $108, $22, $13
    lnop
    selb $13, $107, $9, $22
    lnop
    selb $9, $11, $108, $109
    lnop
    andc $109, $12, $13
    lnop
    andc $13, $10, $107
    lnop
    and $10, $107, $7
    lnop
    xor $107, $13, $109
    lnop
    xor $109, $8, $10
    lnop
    selb $8, $19, $9, $12
    lnop
    selb $9, $107, $109, $110
    lqa $12, 0x18090
    andc $109, $103, $102
    lqa $110, 0x180a0
    and $19, $105, $103
    lqa $107, 0x18080
    nor $10, $104, $109
    lnop
    andc $13, $105, $102
    lnop
    andc $7, $102, $19
    lnop
    xor $19, $10, $13
    lnop
    selb $108, $10, $12, $110
    lnop
    nor $10, $107, $110
    lnop
    and $11, $104, $102
    lnop
    selb $22, $108, $19, $104
    lnop
    selb $108, $10, $110, $11
    lnop
    xor $17, $107, $110
    lnop
    nor $16, $102, $108
    lnop
    selb $24, $103, $109, $17
    lnop
    andc $14, $16, $17
    lqa $109, 0x180b0
    xor $17, $24, $16
    lnop
    selb $16, $14, $104, $110
    lnop
    selb $110, $103, $11, $108
    lnop
    xor $108, $104, $14
    lnop
    and $14, $107, $110
    lnop
    nor $110, $109, $17
    lnop
    selb $18, $7, $17, $108
    lnop
    xor $17, $14, $110
    lnop
    nor $21, $109, $18
    lnop
    xor $18, $7, $17
    lnop
    nor $17, $105, $103
    lnop
    andc $15, $7, $110
    lnop
    selb $110, $24, $17, $16
    lnop
    nor $24, $109, $19
    lnop
    andc $7, $102, $16
    lnop
    selb $16, $105, $110, $24
    lnop
    xor $110, $17, $7
    lnop
    selb $7, $21, $16, $11
    lnop
    selb $11, $17, $104, $18
    lnop
    selb $17, $7, $108, $14
    lnop
    xor $108, $22, $16
    lnop
    andc $16, $17, $10
    lnop
    xor $17, $10, $15
    lnop
    xor $10, $24, $16
    lnop
    selb $24, $16, $12, $13
    lnop
    selb $13, $19, $10, $103
    lnop
    and $19, $109, $110
    lnop
    selb $110, $102, $13, $109
    lnop
    selb $109, $24, $19, $104
    lnop
    andc $19, $107, $110
    lnop
    andc $110, $108, $102
    lnop
    and $108, $102, $17
    lnop
    xor $17, $110, $19
    lnop
    xor $110, $11, $108
    lnop
    selb $108, $10, $109, $107
    lnop
    selb $109, $17, $110, $105
    lnop
    selb $110, $8, $9, $20
    lnop
    selb $20, $108, $109, $12
    lnop
    and $109, $113, $110
    lnop
    and $108, $115, $20
    lqa $12, 0x18050
    andc $9, $98, $97
    lqa $8, 0x18060
    and $107, $100, $98
    lqa $17, 0x18040
    nor $10, $99, $9
    lnop
    andc $11, $100, $97
    lnop
    andc $19, $97, $107
    lnop
    xor $107, $10, $11
    lnop
    selb $24, $10, $12, $8
    lnop
    nor $10, $17, $8
    lnop
    and $13, $99, $97
    lnop
    selb $16, $24, $107, $99
    lnop
    selb $24, $10, $8, $13
    lnop
    xor $15, $17, $8
    lnop
    nor $22, $97, $24
    lnop
    selb $7, $98, $9, $15
    lnop
    andc $14, $22, $15
    lqa $9, 0x18070
    xor $15, $7, $22
    lnop
    selb $22, $14, $99, $8
    lnop
    selb $8, $98, $13, $24
    lnop
    xor $24, $99, $14
    lnop
    and $14, $17, $8
    lnop
    nor $8, $9, $15
    lnop
    selb $18, $19, $15, $24
    lnop
    xor $15, $14, $8
    lnop
    nor $21, $9, $18
    lnop
    xor $18, $19, $15
    lnop
    nor $15, $100, $98
    lnop
    andc $23, $19, $8
    lnop
    selb $8, $7, $15, $22
    lnop
    nor $7, $9, $107
    lnop
    andc $19, $97, $22
    lnop
    selb $22, $100, $8, $7
    lnop
    xor $8, $15, $19
    lnop
    selb $19, $21, $22, $13
    lnop
    selb $13, $15, $99, $18
    lnop
    selb $15, $19, $24, $14
    lnop
    xor $19, $16, $22
    lqd $14, 256($5)
    andc $22, $15, $10
    lqd $16, 272($5)
    xor $24, $10, $23
    lqd $15, 768($5)
    xor $23, $7, $22
    lqd $10, 784($5)
    selb $7, $22, $12, $11
    lqd $18, 1024($5)
    and $22, $9, $8
    lqd $11, 1040($5)
    selb $8, $107, $23, $98
    lqd $21, 512($5)
    selb $25, $7, $22, $99
    lqd $107, 528($5)
    selb $22, $97, $8, $9
    lnop
    selb $26, $23, $25, $17
    lnop
    andc $23, $17, $22
    shufb $7, $15, $10, $6
    andc $15, $19, $97
    shufb $8, $18, $11, $6
    and $11, $97, $24
    shufb $9, $14, $16, $6
    xor $14, $15, $23
    shufb $10, $21, $107, $6
    xor $107, $13, $11
    lqa $15, 0x18010
    andc $13, $7, $8
    lqa $11, 0x18020
    and $23, $9, $7
    lqa $21, 0x18000
    nor $16, $10, $13
    lnop
    andc $24, $9, $8
    lnop
    andc $18, $8, $23
    lnop
    xor $23, $16, $24
    lnop
    selb $19, $16, $15, $11
    lnop
    nor $16, $21, $11
    lnop
    and $17, $10, $8
    lnop
    selb $22, $19, $23, $10
    lnop
    selb $19, $16, $11, $17
    lnop
    xor $25, $21, $11
    lnop
    nor $27, $8, $19
    lnop
    selb $28, $7, $13, $25
    lnop
    andc $29, $27, $25
    lqa $13, 0x18030
    xor $25, $28, $27
    lnop
    selb $27, $29, $10, $11
    lnop
    selb $11, $7, $17, $19
    lnop
    xor $19, $10, $29
    lnop
    and $29, $21, $11
    lnop
    nor $11, $13, $25
    lnop
    selb $30, $18, $25, $19
    lnop
    xor $25, $29, $11
    lnop
    nor $31, $13, $30
    lnop
    xor $30, $18, $25
    lnop
    nor $25, $9, $7
    lnop
    andc $32, $18, $11
    lnop
    selb $11, $28, $25, $27
    lnop
    nor $28, $13, $23
    lnop
    andc $18, $8, $27
    lnop
    selb $27, $9, $11, $28
    lnop
    xor $11, $25, $18
    lnop
    selb $18, $31, $27, $17
    lnop
    selb $17, $25, $10, $30
    lnop
    selb $25, $18, $19, $29
    lnop
    xor $18, $22, $27
    lnop
    andc $22, $25, $16
    lnop
    xor $25, $16, $32
    lnop
    xor $16, $28, $22
    lnop
    selb $28, $22, $15, $24
    lnop
    selb $22, $23, $16, $7
    lnop
    and $23, $13, $11
    lnop
    selb $11, $8, $22, $13
    lnop
    selb $13, $28, $23, $10
    lnop
    andc $23, $21, $11
    lnop
    andc $11, $18, $8
    lnop
    and $18, $8, $25
    lnop
    xor $28, $11, $23
    lqd $25, 5632($3)
    xor $11, $17, $18
    lnop
    selb $17, $16, $13, $21
    lnop
    selb $13, $28, $11, $9
    lnop
    selb $28, $14, $107, $100
    lnop
    selb $107, $17, $13, $15
    lnop
    selb $21, $26, $28, $12
    rotqby $11, $25, $2
    and $25, $111, $107
    lnop
    and $26, $117, $21
    lnop
    selb $12, $125, $126, $25
    shlqbii $28, $112, 1
    selb $112, $123, $124, $26
    rotqbii $17, $11, 1
    selb $13, $121, $122, $108
    stqa $12, 0x198c0
    selb $14, $119, $120, $109
    stqa $112, 0x198d0
    nop
    stqa $13, 0x198e0
    a $15, $94, $93
    stqa $14, 0x198f0
    nop
    lnop
    andc $16, $110, $119
    lqd $18, 6336($15)
    selb $110, $28, $17, $90
    lnop
    selb $28, $113, $114, $16
    lnop
    andc $23, $114, $16
    lnop
    or $22, $120, $109
    lnop
    or $114, $126, $25
    lqd $109, 4352($5)
    or $113, $124, $26
    rotqby $25, $18, $94
    or $16, $122, $108
    stqa $114, 0x19900
    selb $17, $120, $28, $106
    stqa $113, 0x19910
    andc $28, $20, $121
    stqa $16, 0x19920
    selb $120, $119, $23, $106
    stqa $22, 0x19930
    selb $119, $115, $116, $28
    lqd $106, 6400($15)
    andc $23, $116, $28
    lqd $115, 4368($5)
    selb $116, $122, $119, $101
    rotqbyi $28, $25, 13
    andc $119, $21, $123
    lqd $25, 5984($3)
    selb $122, $121, $23, $101
    lnop
    selb $23, $117, $118, $119
    cbd $121, 0($2)
    andc $117, $118, $119
    rotqby $21, $106, $94
    andi $119, $28, 255
    shufb $18, $109, $115, $6
    selb $118, $124, $23, $96
    rotqbyi $115, $4, 1
    andc $23, $107, $125
    shufb $109, $119, $25, $121
    selb $124, $123, $117, $96
    rotqbyi $119, $21, 13
    selb $123, $111, $110, $23
    shlqbii $117, $22, 1
    andc $22, $110, $23
    rotqbii $21, $115, 1
    selb $111, $126, $123, $18
    lnop
    selb $126, $125, $22, $18
    lnop
    andi $125, $119, 255
    stqd $109, 5984($3)
    selb $123, $117, $21, $90
    lqa $119, 0x180d0
    andc $21, $103, $102
    lqa $117, 0x180e0
    and $22, $105, $103
    lqa $109, 0x180c0
    nor $115, $104, $21
    lnop
    andc $110, $105, $102
    lnop
    andc $23, $102, $22
    lnop
    xor $22, $115, $110
    lnop
    selb $107, $115, $119, $117
    lnop
    nor $115, $109, $117
    lnop
    and $25, $104, $102
    lnop
    selb $28, $107, $22, $104
    lnop
    selb $107, $115, $117, $25
    lnop
    xor $106, $109, $117
    lnop
    nor $20, $102, $107
    lnop
    selb $108, $103, $21, $106
    lnop
    andc $26, $20, $106
    lqa $21, 0x180f0
    xor $106, $108, $20
    lnop
    selb $20, $26, $104, $117
    lnop
    selb $117, $103, $25, $107
    lnop
    xor $107, $104, $26
    lnop
    and $26, $109, $117
    lnop
    nor $117, $21, $106
    lnop
    selb $24, $23, $106, $107
    lnop
    xor $106, $26, $117
    lnop
    nor $32, $21, $24
    lnop
    xor $24, $23, $106
    lnop
    nor $106, $105, $103
    lnop
    andc $27, $23, $117
    lnop
    selb $117, $108, $106, $20
    lnop
    nor $108, $21, $22
    lnop
    andc $23, $102, $20
    lnop
    selb $20, $105, $117, $108
    lnop
    xor $117, $106, $23
    lnop
    selb $23, $32, $20, $25
    lnop
    selb $25, $106, $104, $24
    lnop
    selb $106, $23, $107, $26
    lnop
    xor $107, $28, $20
    lnop
    andc $20, $106, $115
    lnop
    xor $106, $115, $27
    lnop
    xor $115, $108, $20
    lnop
    selb $108, $20, $119, $110
    lnop
    selb $110, $22, $115, $103
    lnop
    and $103, $21, $117
    lnop
    selb $117, $102, $110, $21
    lnop
    selb $110, $108, $103, $104
    lnop
    andc $108, $109, $117
    lnop
    andc $117, $107, $102
    lnop
    and $107, $102, $106
    lnop
    xor $106, $117, $108
    lnop
    xor $117, $25, $107
    lnop
    selb $107, $115, $110, $109
    lnop
    selb $115, $106, $117, $105
    lqa $110, 0x18090
    andc $106, $98, $97
    lqa $117, 0x180a0
    and $109, $100, $98
    lqa $105, 0x18080
    nor $25, $99, $106
    lnop
    andc $108, $100, $97
    lnop
    andc $102, $97, $109
    lnop
    xor $109, $25, $108
    lnop
    selb $104, $25, $110, $117
    lnop
    nor $25, $105, $117
    lnop
    and $103, $99, $97
    lnop
    selb $21, $104, $109, $99
    lnop
    selb $104, $25, $117, $103
    lnop
    xor $22, $105, $117
    lnop
    nor $20, $97, $104
    lnop
    selb $27, $98, $106, $22
    lnop
    andc $28, $20, $22
    lqa $106, 0x180b0
    xor $22, $27, $20
    lnop
    selb $20, $28, $99, $117
    lnop
    selb $117, $98, $103, $104
    lnop
    xor $104, $99, $28
    lnop
    and $28, $105, $117
    lnop
    nor $117, $106, $22
    lnop
    selb $23, $102, $22, $104
    lnop
    xor $22, $28, $117
    lnop
    nor $26, $106, $23
    lnop
    xor $23, $102, $22
    lnop
    nor $22, $100, $98
    lnop
    andc $24, $102, $117
    lnop
    selb $117, $27, $22, $20
    lnop
    nor $27, $106, $109
    lnop
    andc $102, $97, $20
    lnop
    selb $20, $100, $117, $27
    lnop
    xor $117, $22, $102
    lnop
    selb $102, $26, $20, $103
    lnop
    selb $103, $22, $99, $23
    lnop
    selb $22, $102, $104, $28
    lnop
    xor $104, $21, $20
    lnop
    andc $20, $22, $25
    lnop
    xor $22, $25, $24
    lnop
    xor $24, $27, $20
    lnop
    selb $27, $20, $110, $108
    lnop
    selb $108, $109, $24, $98
    lnop
    and $109, $106, $117
    lnop
    selb $117, $97, $108, $106
    lnop
    selb $108, $27, $109, $99
    lnop
    andc $109, $105, $117
    lnop
    andc $117, $104, $97
    lnop
    and $104, $97, $22
    lnop
    xor $22, $117, $109
    lnop
    xor $117, $103, $104
    lnop
    selb $104, $24, $108, $105
    lnop
    selb $108, $22, $117, $100
    lnop
    selb $117, $107, $115, $119
    lnop
    selb $119, $104, $108, $110
    lnop
    and $104, $16, $117
    lnop
    and $115, $113, $119
    lqa $22, 0x18050
    andc $108, $7, $8
    lqa $110, 0x18060
    and $105, $9, $7
    lqa $107, 0x18040
    nor $24, $10, $108
    lnop
    andc $103, $9, $8
    lnop
    andc $109, $8, $105
    lnop
    xor $105, $24, $103
    lnop
    selb $27, $24, $22, $110
    lnop
    nor $24, $107, $110
    lnop
    and $106, $10, $8
    lnop
    selb $20, $27, $105, $10
    lnop
    selb $27, $24, $110, $106
    lnop
    xor $25, $107, $110
    lnop
    nor $21, $8, $27
    lnop
    selb $102, $7, $108, $25
    lnop
    andc $28, $21, $25
    lqa $108, 0x18070
    xor $25, $102, $21
    lnop
    selb $21, $28, $10, $110
    lnop
    selb $110, $7, $106, $27
    lnop
    xor $27, $10, $28
    lnop
    and $28, $107, $110
    lnop
    nor $110, $108, $25
    lnop
    selb $23, $109, $25, $27
    lnop
    xor $25, $28, $110
    lnop
    nor $26, $108, $23
    lnop
    xor $23, $109, $25
    lnop
    nor $25, $9, $7
    lnop
    andc $32, $109, $110
    lnop
    selb $110, $102, $25, $21
    lnop
    nor $102, $108, $105
    lnop
    andc $109, $8, $21
    lnop
    selb $21, $9, $110, $102
    lnop
    xor $110, $25, $109
    lnop
    selb $109, $26, $21, $106
    lnop
    selb $106, $25, $10, $23
    lnop
    selb $23, $109, $27, $28
    lnop
    xor $27, $20, $21
    lqd $109, 1280($5)
    andc $21, $23, $24
    lqd $20, 1296($5)
    xor $28, $24, $32
    lqd $23, 1792($5)
    xor $32, $102, $21
    lqd $24, 1808($5)
    selb $25, $21, $22, $103
    lqd $102, 2048($5)
    and $21, $108, $110
    lqd $103, 2064($5)
    selb $110, $105, $32, $7
    lqd $26, 1536($5)
    selb $19, $25, $21, $10
    lqd $105, 1552($5)
    selb $21, $8, $110, $108
    lnop
    selb $25, $32, $19, $107
    lnop
    andc $19, $107, $21
    shufb $108, $23, $24, $6
    andc $21, $27, $8
    shufb $107, $102, $103, $6
    and $103, $8, $28
    shufb $110, $109, $20, $6
    xor $20, $21, $19
    shufb $109, $26, $105, $6
    xor $105, $106, $103
    lqa $19, 0x18010
    andc $103, $108, $107
    lqa $106, 0x18020
    and $26, $110, $108
    lqa $21, 0x18000
    nor $28, $109, $103
    lnop
    andc $102, $110, $107
    lnop
    andc $27, $107, $26
    lnop
    xor $26, $28, $102
    lnop
    selb $23, $28, $19, $106
    lnop
    nor $28, $21, $106
    lnop
    and $24, $109, $107
    lnop
    selb $32, $23, $26, $109
    lnop
    selb $23, $28, $106, $24
    lnop
    xor $29, $21, $106
    lnop
    nor $30, $107, $23
    lnop
    selb $31, $108, $103, $29
    lnop
    andc $33, $30, $29
    lqa $103, 0x18030
    xor $29, $31, $30
    lnop
    selb $30, $33, $109, $106
    lnop
    selb $106, $108, $24, $23
    lnop
    xor $23, $109, $33
    lnop
    and $33, $21, $106
    lnop
    nor $106, $103, $29
    lnop
    selb $34, $27, $29, $23
    lnop
    xor $29, $33, $106
    lnop
    nor $35, $103, $34
    lnop
    xor $34, $27, $29
    lnop
    nor $29, $110, $108
    lnop
    andc $36, $27, $106
    lnop
    selb $106, $31, $29, $30
    lnop
    nor $31, $103, $26
    lnop
    andc $27, $107, $30
    lnop
    selb $30, $110, $106, $31
    lnop
    xor $106, $29, $27
    lnop
    selb $27, $35, $30, $24
    lnop
    selb $24, $29, $109, $34
    lnop
    selb $29, $27, $23, $33
    lnop
    xor $23, $32, $30
    lnop
    andc $30, $29, $28
    lnop
    xor $29, $28, $36
    lnop
    xor $28, $31, $30
    lnop
    selb $31, $30, $19, $102
    lnop
    selb $102, $26, $28, $108
    lnop
    and $26, $103, $106
    lnop
    selb $106, $107, $102, $103
    lnop
    selb $103, $31, $26, $109
    lnop
    andc $26, $21, $106
    lnop
    andc $31, $23, $107
    lqd $106, 6160($3)
    and $23, $107, $29
    lnop
    xor $29, $31, $26
    lnop
    xor $26, $24, $23
    lnop
    selb $23, $28, $103, $21
    lnop
    selb $103, $29, $26, $110
    lnop
    selb $29, $20, $105, $9
    shufb $26, $125, $106, $121
    selb $121, $23, $103, $19
    lnop
    selb $19, $25, $29, $22
    rotqbyi $103, $11, 1
    and $22, $123, $121
    lnop
    and $25, $114, $19
    stqd $26, 6160($3)
    selb $3, $126, $111, $22
    shlqbii $26, $14, 1
    selb $14, $124, $118, $25
    rotqbii $29, $103, 1
    selb $103, $122, $116, $115
    stqa $3, 0x198c0
    selb $23, $120, $17, $104
    stqa $14, 0x198d0
    andc $125, $117, $120
    stqa $103, 0x198e0
    selb $117, $26, $29, $90
    stqa $23, 0x198f0
    selb $26, $16, $13, $125
    lqd $29, 6336($15)
    andc $106, $13, $125
    lnop
    or $105, $17, $104
    lnop
    selb $13, $17, $26, $101
    lnop
    andc $26, $119, $122
    lnop
    or $17, $111, $22
    lqd $119, 4608($5)
    or $16, $118, $25
    rotqby $22, $29, $94
    or $25, $116, $115
    stqa $17, 0x19900
    selb $125, $120, $106, $101
    stqa $16, 0x19910
    selb $120, $113, $112, $26
    stqa $25, 0x19920
    andc $113, $112, $26
    stqa $105, 0x19930
    selb $112, $116, $120, $96
    lqd $26, 6400($15)
    a $101, $2, $89
    lqd $120, 4624($5)
    andc $106, $19, $124
    rotqbyi $115, $22, 13
    selb $116, $122, $113, $96
    lqd $19, 0($101)
    selb $122, $114, $12, $106
    lnop
    andc $114, $12, $106
    cbd $113, 0($101)
    selb $12, $118, $122, $18
    rotqby $22, $26, $94
    andi $122, $115, 255
    lnop
    andc $115, $121, $126
    shufb $106, $119, $120, $6
    selb $118, $124, $114, $18
    shufb $121, $122, $19, $113
    selb $124, $123, $117, $115
    rotqbyi $122, $22, 13
    andc $22, $117, $115
    lnop
    selb $123, $111, $124, $106
    lnop
    selb $111, $126, $22, $106
    lnop
    andi $126, $122, 255
    stqd $121, 0($101)
    a $122, $2, $88
    lqa $121, 0x180d0
    andc $22, $98, $97
    lqa $101, 0x180e0
    and $117, $100, $98
    lqa $124, 0x180c0
    nor $115, $99, $22
    lnop
    andc $114, $100, $97
    lnop
    andc $113, $97, $117
    lnop
    xor $117, $115, $114
    lnop
    selb $19, $115, $121, $101
    lnop
    nor $115, $124, $101
    lnop
    and $120, $99, $97
    lnop
    selb $119, $19, $117, $99
    lnop
    selb $19, $115, $101, $120
    lnop
    xor $26, $124, $101
    lnop
    nor $29, $97, $19
    lnop
    selb $104, $98, $22, $26
    lnop
    andc $20, $29, $26
    lqa $22, 0x180f0
    xor $26, $104, $29
    lnop
    selb $29, $20, $99, $101
    lnop
    selb $101, $98, $120, $19
    lnop
    xor $19, $99, $20
    lnop
    and $20, $124, $101
    lnop
    nor $101, $22, $26
    lnop
    selb $21, $113, $26, $19
    lnop
    xor $26, $20, $101
    lnop
    nor $28, $22, $21
    lnop
    xor $21, $113, $26
    lnop
    nor $26, $100, $98
    lnop
    andc $24, $113, $101
    lnop
    selb $113, $104, $26, $29
    lnop
    nor $104, $22, $117
    lnop
    andc $101, $97, $29
    lnop
    selb $29, $100, $113, $104
    lnop
    xor $113, $26, $101
    lnop
    selb $101, $28, $29, $120
    lnop
    selb $120, $26, $99, $21
    lnop
    selb $21, $101, $19, $20
    lnop
    xor $101, $119, $29
    lnop
    andc $119, $21, $115
    lnop
    xor $21, $115, $24
    lnop
    xor $24, $104, $119
    lqd $115, 0($122)
    selb $104, $119, $121, $114
    lnop
    selb $114, $117, $24, $98
    cbd $119, 0($122)
    and $117, $22, $113
    lnop
    selb $113, $97, $114, $22
    lnop
    selb $22, $104, $117, $99
    rotqbyi $114, $11, 2
    andc $104, $124, $113
    shufb $117, $126, $115, $119
    andc $119, $101, $97
    rotqbyi $126, $4, 2
    and $115, $97, $21
    shlqbii $101, $23, 1
    xor $21, $119, $104
    rotqbii $97, $114, 1
    xor $114, $120, $115
    shlqbii $119, $105, 1
    selb $115, $24, $22, $124
    rotqbii $120, $126, 1
    selb $126, $21, $114, $100
    lnop
    selb $100, $101, $97, $90
    stqd $117, 0($122)
    selb $122, $115, $126, $121
    lnop
    selb $97, $119, $120, $90
    lnop
    andc $120, $122, $125
    lnop
    and $119, $25, $122
    lnop
    selb $121, $25, $103, $120
    lnop
    andc $25, $103, $120
    lnop
    selb $126, $125, $13, $119
    lnop
    or $124, $13, $119
    lqa $120, 0x18090
    andc $103, $7, $8
    lqa $119, 0x180a0
    and $115, $9, $7
    lqa $122, 0x18080
    nor $117, $10, $103
    lnop
    andc $101, $9, $8
    lnop
    andc $114, $8, $115
    lnop
    xor $115, $117, $101
    lnop
    selb $21, $117, $120, $119
    lnop
    nor $117, $122, $119
    lnop
    and $22, $10, $8
    lnop
    selb $24, $21, $115, $10
    lnop
    selb $21, $117, $119, $22
    lnop
    xor $105, $122, $119
    lnop
    nor $104, $8, $21
    lnop
    selb $23, $7, $103, $105
    lnop
    andc $113, $104, $105
    lqa $103, 0x180b0
    xor $105, $23, $104
    lnop
    selb $104, $113, $10, $119
    lnop
    selb $119, $7, $22, $21
    lnop
    xor $21, $10, $113
    lnop
    and $113, $122, $119
    lnop
    nor $119, $103, $105
    lnop
    selb $99, $114, $105, $21
    lnop
    xor $105, $113, $119
    lnop
    nor $98, $103, $99
    lnop
    xor $99, $114, $105
    lnop
    nor $105, $9, $7
    lnop
    andc $29, $114, $119
    lnop
    selb $119, $23, $105, $104
    lnop
    nor $23, $103, $115
    lnop
    andc $114, $8, $104
    lnop
    selb $104, $9, $119, $23
    lnop
    xor $119, $105, $114
    lnop
    selb $114, $98, $104, $22
    lnop
    selb $98, $105, $10, $99
    lnop
    selb $105, $114, $21, $113
    lnop
    xor $114, $24, $104
    lnop
    andc $104, $105, $117
    lnop
    xor $105, $117, $29
    lnop
    xor $117, $23, $104
    lnop
    selb $23, $104, $120, $101
    lnop
    selb $104, $115, $117, $7
    lnop
    and $115, $103, $119
    lnop
    selb $119, $8, $104, $103
    lnop
    selb $104, $23, $115, $10
    lnop
    andc $115, $122, $119
    lnop
    andc $119, $114, $8
    lnop
    and $114, $8, $105
    lnop
    xor $105, $119, $115
    lnop
    xor $119, $98, $114
    lnop
    selb $114, $117, $104, $122
    lnop
    selb $117, $105, $119, $9
    lnop
    selb $122, $13, $121, $96
    lnop
    selb $121, $114, $117, $120
    lnop
    selb $13, $125, $25, $96
    lnop
    andc $25, $121, $116
    lnop
    and $117, $16, $121
    lqa $125, 0x18050
    andc $96, $108, $107
    lqa $121, 0x18060
    and $114, $110, $108
    lqa $120, 0x18040
    nor $119, $109, $96
    lnop
    andc $105, $110, $107
    lnop
    andc $104, $107, $114
    lnop
    xor $114, $119, $105
    lnop
    selb $98, $119, $125, $121
    lnop
    nor $119, $120, $121
    lnop
    and $115, $109, $107
    lnop
    selb $23, $98, $114, $109
    lnop
    selb $98, $119, $121, $115
    lnop
    xor $103, $120, $121
    lnop
    nor $101, $107, $98
    lnop
    selb $29, $108, $96, $103
    lnop
    andc $24, $101, $103
    lqa $96, 0x18070
    xor $103, $29, $101
    lnop
    selb $101, $24, $109, $121
    lnop
    selb $121, $108, $115, $98
    lnop
    xor $98, $109, $24
    lnop
    and $24, $120, $121
    lnop
    nor $121, $96, $103
    lnop
    selb $113, $104, $103, $98
    lnop
    xor $103, $24, $121
    lnop
    nor $21, $96, $113
    lnop
    xor $113, $104, $103
    lnop
    nor $103, $110, $108
    lnop
    andc $99, $104, $121
    lnop
    selb $121, $29, $103, $101
    lnop
    nor $29, $96, $114
    lnop
    andc $104, $107, $101
    lnop
    selb $101, $110, $121, $29
    lnop
    xor $121, $103, $104
    lnop
    selb $104, $21, $101, $115
    lnop
    selb $115, $103, $109, $113
    lnop
    selb $113, $104, $98, $24
    lnop
    xor $98, $23, $101
    lqd $104, 2304($5)
    andc $23, $113, $119
    lqd $101, 2320($5)
    xor $24, $119, $99
    lqd $113, 2816($5)
    xor $99, $29, $23
    lqd $119, 2832($5)
    selb $103, $23, $125, $105
    lqd $29, 3072($5)
    and $23, $96, $121
    lqd $105, 3088($5)
    selb $21, $114, $99, $108
    lqd $121, 2560($5)
    selb $22, $103, $23, $109
    lqd $114, 2576($5)
    selb $23, $107, $21, $96
    lnop
    selb $96, $99, $22, $120
    lnop
    andc $99, $120, $23
    shufb $103, $113, $119, $6
    andc $120, $98, $107
    shufb $102, $29, $105, $6
    and $98, $107, $24
    shufb $105, $104, $101, $6
    xor $101, $120, $99
    shufb $104, $121, $114, $6
    xor $121, $115, $98
    lqa $120, 0x18010
    andc $98, $103, $102
    lqa $115, 0x18020
    and $99, $105, $103
    lqa $114, 0x18000
    nor $24, $104, $98
    lnop
    andc $29, $105, $102
    lnop
    andc $119, $102, $99
    lnop
    xor $99, $24, $29
    lnop
    selb $113, $24, $120, $115
    lnop
    nor $24, $114, $115
    lnop
    and $23, $104, $102
    lnop
    selb $22, $113, $99, $104
    lnop
    selb $113, $24, $115, $23
    lnop
    xor $21, $114, $115
    lnop
    nor $19, $102, $113
    lnop
    selb $20, $103, $98, $21
    lnop
    andc $26, $19, $21
    lqa $98, 0x18030
    xor $21, $20, $19
    lnop
    selb $19, $26, $104, $115
    lnop
    selb $115, $103, $23, $113
    lnop
    xor $113, $104, $26
    lnop
    and $26, $114, $115
    lnop
    nor $115, $98, $21
    lnop
    selb $28, $119, $21, $113
    lnop
    xor $21, $26, $115
    lnop
    nor $31, $98, $28
    lnop
    xor $28, $119, $21
    lnop
    nor $21, $105, $103
    lnop
    andc $30, $119, $115
    lnop
    selb $119, $20, $21, $19
    lnop
    nor $20, $98, $99
    lnop
    andc $115, $102, $19
    lnop
    selb $19, $105, $119, $20
    lnop
    xor $119, $21, $115
    lnop
    selb $115, $31, $19, $23
    lnop
    selb $23, $21, $104, $28
    lnop
    selb $21, $115, $113, $26
    lnop
    xor $115, $22, $19
    lnop
    andc $19, $21, $24
    lnop
    xor $21, $24, $30
    lnop
    xor $24, $20, $19
    lnop
    selb $20, $19, $120, $29
    lnop
    selb $19, $99, $24, $103
    lnop
    and $99, $98, $119
    lnop
    selb $119, $102, $19, $98
    lnop
    selb $98, $20, $99, $104
    lnop
    andc $99, $114, $119
    lnop
    andc $119, $115, $102
    lnop
    and $115, $102, $21
    lnop
    xor $21, $119, $99
    lnop
    xor $119, $23, $115
    lnop
    selb $115, $24, $98, $114
    lnop
    selb $114, $21, $119, $105
    lnop
    selb $119, $101, $121, $110
    lnop
    selb $121, $115, $114, $120
    lnop
    selb $115, $96, $119, $125
    lnop
    and $119, $97, $121
    lnop
    and $114, $17, $115
    lnop
    selb $125, $111, $123, $119
    lnop
    selb $96, $118, $12, $114
    lnop
    selb $120, $116, $112, $117
    stqa $125, 0x198c0
    selb $101, $16, $14, $25
    stqa $96, 0x198d0
    andc $21, $14, $25
    stqa $120, 0x198e0
    or $14, $112, $117
    stqa $126, 0x198f0
    selb $16, $112, $101, $18
    lqd $117, 6336($15)
    andc $101, $115, $118
    lqd $112, 4864($5)
    selb $19, $116, $21, $18
    lqd $115, 4880($5)
    selb $116, $17, $3, $101
    lnop
    andc $21, $3, $101
    lnop
    or $3, $12, $114
    lnop
    selb $17, $12, $116, $106
    rotqby $114, $117, $94
    andc $117, $121, $111
    lnop
    selb $12, $118, $21, $106
    shufb $101, $112, $115, $6
    selb $118, $97, $100, $117
    rotqbyi $115, $4, 3
    andc $97, $100, $117
    rotqbyi $112, $114, 13
    or $4, $123, $119
    lnop
    selb $20, $123, $118, $101
    shlqbii $119, $124, 1
    selb $21, $111, $97, $101
    rotqbii $118, $115, 1
    andi $111, $112, 255
    lnop
    a $123, $2, $87
    lnop
    a $113, $2, $86
    lnop
    selb $22, $119, $118, $90
    lqa $112, 0x180d0
    andc $118, $7, $8
    lqa $119, 0x180e0
    and $97, $9, $7
    lqa $115, 0x180c0
    nor $117, $10, $118
    lnop
    andc $114, $9, $8
    lnop
    andc $100, $8, $97
    lnop
    xor $97, $117, $114
    lnop
    selb $121, $117, $112, $119
    lnop
    nor $117, $115, $119
    lnop
    and $116, $10, $8
    lnop
    selb $25, $121, $97, $10
    lnop
    selb $121, $117, $119, $116
    lnop
    xor $98, $115, $119
    lnop
    nor $24, $8, $121
    lnop
    selb $23, $7, $118, $98
    lnop
    andc $99, $24, $98
    lqa $118, 0x180f0
    xor $98, $23, $24
    lnop
    selb $24, $99, $10, $119
    lnop
    selb $119, $7, $116, $121
    lnop
    xor $121, $10, $99
    lnop
    and $99, $115, $119
    lnop
    nor $119, $118, $98
    lnop
    selb $29, $100, $98, $121
    lnop
    xor $98, $99, $119
    lnop
    nor $30, $118, $29
    lnop
    xor $29, $100, $98
    lnop
    nor $98, $9, $7
    lnop
    andc $26, $100, $119
    lnop
    selb $119, $23, $98, $24
    lnop
    nor $23, $118, $97
    lnop
    andc $100, $8, $24
    lnop
    selb $24, $9, $119, $23
    lnop
    xor $119, $98, $100
    lnop
    selb $100, $30, $24, $116
    lnop
    selb $116, $98, $10, $29
    lnop
    selb $98, $100, $121, $99
    lnop
    xor $121, $25, $24
    lnop
    andc $24, $98, $117
    lnop
    xor $98, $117, $26
    lnop
    xor $117, $23, $24
    lnop
    selb $23, $24, $112, $114
    lnop
    selb $114, $97, $117, $7
    lnop
    and $97, $118, $119
    lnop
    selb $119, $8, $114, $118
    lnop
    selb $118, $23, $97, $10
    lnop
    andc $97, $115, $119
    lnop
    andc $119, $121, $8
    lnop
    and $121, $8, $98
    lnop
    xor $98, $119, $97
    lnop
    xor $119, $116, $121
    lnop
    selb $121, $117, $118, $115
    lnop
    selb $118, $98, $119, $9
    lqa $117, 0x18090
    andc $98, $108, $107
    lqa $119, 0x180a0
    and $115, $110, $108
    lqa $9, 0x18080
    nor $116, $109, $98
    lnop
    andc $97, $110, $107
    lnop
    andc $8, $107, $115
    lnop
    xor $115, $116, $97
    lnop
    selb $10, $116, $117, $119
    lnop
    nor $116, $9, $119
    lnop
    and $23, $109, $107
    lnop
    selb $114, $10, $115, $109
    lnop
    selb $10, $116, $119, $23
    lnop
    xor $7, $9, $119
    lnop
    nor $24, $107, $10
    lnop
    selb $26, $108, $98, $7
    lnop
    andc $25, $24, $7
    lqa $98, 0x180b0
    xor $7, $26, $24
    lnop
    selb $24, $25, $109, $119
    lnop
    selb $119, $108, $23, $10
    lnop
    xor $10, $109, $25
    lnop
    and $25, $9, $119
    lnop
    nor $119, $98, $7
    lnop
    selb $100, $8, $7, $10
    lnop
    xor $7, $25, $119
    lnop
    nor $99, $98, $100
    lnop
    xor $100, $8, $7
    lnop
    nor $7, $110, $108
    lnop
    andc $29, $8, $119
    lnop
    selb $119, $26, $7, $24
    lnop
    nor $26, $98, $115
    lnop
    andc $8, $107, $24
    lnop
    selb $24, $110, $119, $26
    lnop
    xor $119, $7, $8
    lnop
    selb $8, $99, $24, $23
    lnop
    selb $99, $7, $109, $100
    lnop
    selb $100, $8, $10, $25
    lnop
    xor $8, $114, $24
    lnop
    andc $114, $100, $116
    lnop
    xor $100, $116, $29
    lnop
    xor $116, $26, $114
    lnop
    selb $26, $114, $117, $97
    lnop
    selb $114, $115, $116, $108
    lnop
    and $115, $98, $119
    lnop
    selb $119, $107, $114, $98
    lnop
    selb $114, $26, $115, $109
    lnop
    andc $115, $9, $119
    lnop
    andc $119, $8, $107
    lnop
    and $8, $107, $100
    lnop
    xor $100, $119, $115
    lnop
    xor $119, $99, $8
    lnop
    selb $99, $116, $114, $9
    lnop
    selb $116, $100, $119, $110
    lnop
    selb $9, $121, $118, $112
    lnop
    selb $8, $99, $116, $117
    lnop
    and $121, $14, $9
    lnop
    and $119, $3, $8
    lqa $117, 0x18050
    andc $99, $103, $102
    lqa $116, 0x18060
    and $112, $105, $103
    lqa $118, 0x18040
    nor $100, $104, $99
    lnop
    andc $114, $105, $102
    lnop
    andc $115, $102, $112
    lnop
    xor $112, $100, $114
    lnop
    selb $26, $100, $117, $116
    lnop
    nor $100, $118, $116
    lnop
    and $98, $104, $102
    lnop
    selb $97, $26, $112, $104
    lnop
    selb $26, $100, $116, $98
    lnop
    xor $29, $118, $116
    lnop
    nor $24, $102, $26
    lnop
    selb $10, $103, $99, $29
    lnop
    andc $25, $24, $29
    lqa $99, 0x18070
    xor $29, $10, $24
    lnop
    selb $24, $25, $104, $116
    lnop
    selb $116, $103, $98, $26
    lnop
    xor $26, $104, $25
    lnop
    and $25, $118, $116
    lnop
    nor $116, $99, $29
    lnop
    selb $7, $115, $29, $26
    lnop
    xor $29, $25, $116
    lnop
    nor $23, $99, $7
    lnop
    xor $7, $115, $29
    lnop
    nor $29, $105, $103
    lnop
    andc $30, $115, $116
    lnop
    selb $116, $10, $29, $24
    lnop
    nor $10, $99, $112
    lnop
    andc $115, $102, $24
    lnop
    selb $24, $105, $116, $10
    lnop
    xor $116, $29, $115
    lnop
    selb $115, $23, $24, $98
    lnop
    selb $23, $29, $104, $7
    lnop
    selb $7, $115, $26, $25
    lnop
    xor $25, $97, $24
    lqd $115, 3328($5)
    andc $97, $7, $100
    lqd $24, 3344($5)
    xor $26, $100, $30
    lqd $7, 3840($5)
    xor $30, $10, $97
    lqd $100, 3856($5)
    selb $29, $97, $117, $114
    lqd $10, 4096($5)
    and $97, $99, $116
    lqd $114, 4112($5)
    selb $98, $112, $30, $103
    lqd $116, 3584($5)
    selb $28, $29, $97, $104
    lqd $112, 3600($5)
    selb $97, $102, $98, $99
    lnop
    selb $29, $30, $28, $118
    lnop
    andc $28, $118, $97
    shufb $98, $7, $100, $6
    andc $118, $25, $102
    shufb $97, $10, $114, $6
    and $114, $102, $26
    shufb $100, $115, $24, $6
    xor $115, $118, $28
    shufb $99, $116, $112, $6
    xor $118, $23, $114
    lqa $116, 0x18010
    andc $23, $98, $97
    lqa $114, 0x18020
    and $28, $100, $98
    lqa $112, 0x18000
    nor $24, $99, $23
    lnop
    andc $26, $100, $97
    lnop
    andc $10, $97, $28
    lnop
    xor $28, $24, $26
    lnop
    selb $25, $24, $116, $114
    lnop
    nor $24, $112, $114
    lnop
    and $7, $99, $97
    lnop
    selb $30, $25, $28, $99
    lnop
    selb $25, $24, $114, $7
    lnop
    xor $31, $112, $114
    lnop
    nor $36, $97, $25
    lnop
    selb $32, $98, $23, $31
    lnop
    andc $27, $36, $31
    lqa $23, 0x18030
    xor $31, $32, $36
    lnop
    selb $36, $27, $99, $114
    lnop
    selb $114, $98, $7, $25
    lnop
    xor $25, $99, $27
    lnop
    and $27, $112, $114
    lnop
    nor $114, $23, $31
    lnop
    selb $33, $10, $31, $25
    lnop
    xor $31, $27, $114
    lnop
    nor $34, $23, $33
    lnop
    xor $33, $10, $31
    lnop
    nor $31, $100, $98
    lnop
    andc $35, $10, $114
    lnop
    selb $114, $32, $31, $36
    lnop
    nor $32, $23, $28
    lnop
    andc $10, $97, $36
    lnop
    selb $36, $100, $114, $32
    lnop
    xor $114, $31, $10
    lnop
    selb $10, $34, $36, $7
    lnop
    selb $7, $31, $99, $33
    lnop
    selb $31, $10, $25, $27
    lnop
    xor $10, $30, $36
    lnop
    andc $30, $31, $24
    lnop
    xor $31, $24, $35
    lnop
    xor $24, $32, $30
    lnop
    selb $32, $30, $116, $26
    lnop
    selb $30, $28, $24, $98
    lqd $26, 0($123)
    and $28, $23, $114
    stqa $4, 0x19900
    selb $114, $97, $30, $23
    stqa $3, 0x19910
    selb $23, $32, $28, $99
    stqa $14, 0x19920
    andc $28, $112, $114
    stqa $124, 0x19930
    andc $114, $10, $97
    lqd $124, 6400($15)
    and $32, $97, $31
    cbd $10, 0($123)
    xor $31, $114, $28
    lnop
    xor $114, $7, $32
    lnop
    selb $7, $24, $23, $112
    lnop
    selb $23, $31, $114, $100
    shufb $112, $111, $26, $10
    selb $111, $115, $118, $105
    rotqby $114, $124, $94
    selb $10, $7, $23, $116
    lnop
    selb $7, $29, $111, $117
    lnop
    and $111, $22, $10
    stqd $112, 0($123)
    and $29, $4, $7
    rotqbyi $123, $114, 13
    selb $118, $21, $20, $111
    lqd $117, 0($113)
    selb $116, $12, $17, $29
    cbd $23, 0($113)
    selb $114, $19, $16, $119
    stqa $118, 0x198c0
    selb $112, $13, $122, $121
    stqa $116, 0x198d0
    nop
    stqa $114, 0x198e0
    nop
    stqa $112, 0x198f0
    nop
    lqd $124, 6336($15)
    andi $115, $123, 255
    lnop
    nop
    lnop
    nop
    shufb $123, $115, $117, $23
    nop
    lnop
    nop
    rotqbyi $117, $11, 3
    nop
    rotqby $11, $124, $94
    nop
    stqd $123, 0($113)
    nop
    shlqbii $123, $126, 1
    a $124, $2, $85
    rotqbii $126, $117, 1
    or $117, $20, $111
    rotqbyi $23, $11, 13
    or $115, $17, $29
    lqd $11, 0($124)
    or $113, $16, $119
    stqa $117, 0x19900
    or $111, $122, $121
    stqa $115, 0x19910
    andc $121, $9, $13
    stqa $113, 0x19920
    selb $9, $123, $126, $90
    stqa $111, 0x19930
    selb $126, $14, $120, $121
    lqd $123, 6400($15)
    andc $14, $120, $121
    cbd $15, 0($124)
    selb $120, $122, $126, $18
    lnop
    andi $126, $23, 255
    lnop
    andc $23, $8, $19
    lnop
    selb $119, $13, $14, $18
    shufb $8, $126, $11, $15
    selb $126, $3, $96, $23
    rotqby $11, $123, $94
    andc $123, $96, $23
    hbrr iupac_edge_tap_branch, iupac_edge_tap_loop
    selb $122, $16, $126, $106
    lqd $23, 5120($5)
    andc $16, $7, $12
    lqd $126, 5136($5)
    a $5, $2, $84
    stqd $8, 0($124)
    selb $121, $19, $123, $106
    rotqbyi $2, $11, 13
    selb $123, $4, $125, $16
    lqd $11, 0($5)
    andc $4, $125, $16
    lnop
    selb $124, $17, $123, $101
    cbd $125, 0($5)
    andc $17, $10, $21
    lnop
    andi $10, $2, 255
    shufb $96, $23, $126, $6
    selb $123, $12, $4, $101
    lnop
    selb $4, $22, $9, $17
    shufb $12, $10, $11, $125
    andc $10, $9, $17
    lnop
    selb $126, $20, $4, $96
    lnop
    ai $95, $95, -1
    lnop
    selb $125, $21, $10, $96
    stqd $12, 0($5)
    ai $127, $127, 1
iupac_edge_tap_branch:
    brnz $95, iupac_edge_tap_loop
iupac_edge_tap_end:
    stqa $126, 0x19500
    stqa $125, 0x19510
    stqa $124, 0x19520
    stqa $123, 0x19530
    stqa $122, 0x19540
    stqa $121, 0x19550
    stqa $120, 0x19560
    stqa $119, 0x19570
    stqa $118, 0x19580
    stqa $117, 0x19590
    stqa $116, 0x195a0
    stqa $115, 0x195b0
    stqa $114, 0x195c0
    stqa $113, 0x195d0
    stqa $112, 0x195e0
    stqa $111, 0x195f0
    bi $0

.global iupac_steady_tap
.align 3
iupac_steady_tap:
    lqa $96, 0x0
    lqa $95, 0x10
    lqa $94, 0x20
    lqa $93, 0x30
    lqa $92, 0x50
    lqa $91, 0x60
    lqa $90, 0x70
    lqa $89, 0x80
    lqa $88, 0x90
    lqa $87, 0xa0
    ori $97, $5, 0
    lqa $126, 0x19500
    lqa $125, 0x19510
    lqa $124, 0x19520
    lqa $123, 0x19530
    lqa $122, 0x19540
    lqa $121, 0x19550
    lqa $120, 0x19560
    lqa $119, 0x19570
    lqa $118, 0x19580
    lqa $117, 0x19590
    lqa $116, 0x195a0
    lqa $115, 0x195b0
    lqa $114, 0x195c0
    lqa $113, 0x195d0
    lqa $112, 0x195e0
    lqa $111, 0x195f0
    andi $6, $3, 7
    rotmi $7, $3, -3
    shli $6, $6, 5
    a $6, $6, $7
    a $7, $6, $96
    lqd $8, 1280($7)
    lqd $9, 1296($7)
    shufb $6, $6, $6, $95
    andbi $6, $6, 15
    a $6, $6, $94
    shufb $110, $8, $9, $6
    lqd $8, 1536($7)
    lqd $9, 1552($7)
    shufb $109, $8, $9, $6
    lqd $8, 1792($7)
    lqd $9, 1808($7)
    shufb $108, $8, $9, $6
    lqd $8, 2048($7)
    lqd $9, 2064($7)
    shufb $107, $8, $9, $6
    lqd $8, 2304($7)
    lqd $9, 2320($7)
    shufb $106, $8, $9, $6
    lqd $8, 2560($7)
    lqd $9, 2576($7)
    shufb $105, $8, $9, $6
    lqd $8, 2816($7)
    lqd $9, 2832($7)
    shufb $104, $8, $9, $6
    lqd $8, 3072($7)
    lqd $9, 3088($7)
    shufb $103, $8, $9, $6
    lqd $8, 3328($7)
    lqd $9, 3344($7)
    shufb $102, $8, $9, $6
    lqd $8, 3584($7)
    lqd $9, 3600($7)
    shufb $101, $8, $9, $6
    lqd $8, 3840($7)
    lqd $9, 3856($7)
    shufb $100, $8, $9, $6
    lqd $8, 4096($7)
    lqd $7, 4112($7)
    shufb $99, $8, $7, $6
    sf $98, $3, $4
    ori $127, $3, 0
    cgti $2, $98, 0
    brz $2, iupac_steady_tap_end
# 963 instructions for the even pipe, 228 for the odd one; 1010 cycles
.align 3
iupac_steady_tap_loop:
    nop
    lnop
    shli $2, $127, 2
    lnop
    nop
    lnop
    nop
    lnop
    ai $21, $127, 1
    lnop
    a $3, $2, $96
    lnop
    andi $19, $21, 7
    lnop
    rotmi $20, $21, -3
    lqd $14, 5808($3)
    shli $21, $19, 5
    lnop
    nop
    lnop
    nop
    lnop
    nop
    lnop
    a $19, $21, $20
    lnop
    nop
    rotqby $4, $14, $2
    nop
    shufb $14, $19, $19, $95
    nop
    lnop
    nop
    shlqbii $20, $111, 1
    nop
    rotqbii $21, $4, 1
    andbi $8, $14, 15
    lnop
    a $111, $19, $96
    lnop
    a $5, $8, $94
    lnop
    selb $6, $20, $21, $93
    lqa $8, 0x180d0
    andc $21, $108, $107
    lqa $20, 0x180e0
    and $14, $110, $108
    lqa $19, 0x180c0
    nor $18, $109, $21
    lnop
    andc $9, $110, $107
    lnop
    andc $17, $107, $14
    lnop
    xor $14, $18, $9
    lnop
    selb $15, $18, $8, $20
    lnop
    nor $18, $19, $20
    lnop
    and $10, $109, $107
    lnop
    selb $13, $15, $14, $109
    lnop
    selb $15, $18, $20, $10
    lnop
    xor $12, $19, $20
    lnop
    nor $16, $107, $15
    lnop
    selb $11, $108, $21, $12
    lnop
    andc $7, $16, $12
    lqa $21, 0x180f0
    xor $12, $11, $16
    lnop
    selb $16, $7, $109, $20
    lnop
    selb $20, $108, $10, $15
    lnop
    xor $15, $109, $7
    lnop
    and $7, $19, $20
    lnop
    nor $20, $21, $12
    lnop
    selb $22, $17, $12, $15
    lnop
    xor $12, $7, $20
    lnop
    nor $23, $21, $22
    lnop
    xor $22, $17, $12
    lnop
    nor $12, $110, $108
    lnop
    andc $24, $17, $20
    lnop
    selb $17, $11, $12, $16
    lnop
    nor $11, $21, $14
    lnop
    andc $20, $107, $16
    lnop
    selb $16, $110, $17, $11
    lnop
    xor $17, $12, $20
    lnop
    selb $20, $23, $16, $10
    lnop
    selb $10, $12, $109, $22
    lnop
    selb $12, $20, $15, $7
    lnop
    xor $7, $13, $16
    lnop
    andc $13, $12, $18
    lnop
    xor $12, $18, $24
    lnop
    xor $18, $11, $13
    lnop
    selb $11, $13, $8, $9
    lnop
    selb $9, $14, $18, $108
    lnop
    and $108, $21, $17
    lnop
    selb $17, $107, $9, $21
    lnop
    selb $9, $11, $108, $109
    lnop
    andc $109, $19, $17
    lnop
    andc $17, $7, $107
    lnop
    and $7, $107, $12
    lnop
    xor $107, $17, $109
    lnop
    xor $109, $10, $7
    lnop
    selb $7, $18, $9, $19
    lnop
    selb $9, $107, $109, $110
    lqa $18, 0x18090
    andc $109, $104, $103
    lqa $110, 0x180a0
    and $19, $106, $104
    lqa $107, 0x18080
    nor $10, $105, $109
    lnop
    andc $17, $106, $103
    lnop
    andc $12, $103, $19
    lnop
    xor $19, $10, $17
    lnop
    selb $108, $10, $18, $110
    lnop
    nor $10, $107, $110
    lnop
    and $11, $105, $103
    lnop
    selb $21, $108, $19, $105
    lnop
    selb $108, $10, $110, $11
    lnop
    xor $14, $107, $110
    lnop
    nor $13, $103, $108
    lnop
    selb $24, $104, $109, $14
    lnop
    andc $16, $13, $14
    lqa $109, 0x180b0
    xor $14, $24, $13
    lnop
    selb $13, $16, $105, $110
    lnop
    selb $110, $104, $11, $108
    lnop
    xor $108, $105, $16
    lnop
    and $16, $107, $110
    lnop
    nor $110, $109, $14
    lnop
    selb $15, $12, $14, $108
    lnop
    xor $14, $16, $110
    lnop
    nor $20, $109, $15
    lnop
    xor $15, $12, $14
    lnop
    nor $14, $106, $104
    lnop
    andc $22, $12, $110
    lnop
    selb $110, $24, $14, $13
    lnop
    nor $24, $109, $19
    lnop
    andc $12, $103, $13
    lnop
    selb $13, $106, $110, $24
    lnop
    xor $110, $14, $12
    lnop
    selb $12, $20, $13, $11
    lnop
    selb $11, $14, $105, $15
    lnop
    selb $14, $12, $108, $16
    lnop
    xor $108, $21, $13
    lnop
    andc $13, $14, $10
    lnop
    xor $14, $10, $22
    lnop
    xor $10, $24, $13
    lnop
    selb $24, $13, $18, $17
    lnop
    selb $13, $19, $10, $104
    lnop
    and $19, $109, $110
    lnop
    selb $110, $103, $13, $109
    lnop
    selb $109, $24, $19, $105
    lnop
    andc $19, $107, $110
    lnop
    andc $110, $108, $103
    lnop
    and $108, $103, $14
    lnop
    xor $14, $110, $19
    lnop
    xor $110, $11, $108
    lnop
    selb $108, $10, $109, $107
    lnop
    selb $109, $14, $110, $106
    lnop
    selb $110, $7, $9, $8
    lnop
    selb $107, $108, $109, $18
    lnop
    and $109, $113, $110
    lnop
    and $108, $115, $107
    lqa $18, 0x18050
    andc $8, $100, $99
    lqa $7, 0x18060
    and $14, $102, $100
    lqa $9, 0x18040
    nor $10, $101, $8
    lnop
    andc $11, $102, $99
    lnop
    andc $19, $99, $14
    lnop
    xor $14, $10, $11
    lnop
    selb $24, $10, $18, $7
    lnop
    nor $10, $9, $7
    lnop
    and $13, $101, $99
    lnop
    selb $17, $24, $14, $101
    lnop
    selb $24, $10, $7, $13
    lnop
    xor $22, $9, $7
    lnop
    nor $21, $99, $24
    lnop
    selb $12, $100, $8, $22
    lnop
    andc $16, $21, $22
    lqa $8, 0x18070
    xor $22, $12, $21
    lnop
    selb $21, $16, $101, $7
    lnop
    selb $7, $100, $13, $24
    lnop
    xor $24, $101, $16
    lnop
    and $16, $9, $7
    lnop
    nor $7, $8, $22
    lnop
    selb $15, $19, $22, $24
    lnop
    xor $22, $16, $7
    lnop
    nor $20, $8, $15
    lnop
    xor $15, $19, $22
    lnop
    nor $22, $102, $100
    lnop
    andc $23, $19, $7
    lnop
    selb $7, $12, $22, $21
    lnop
    nor $12, $8, $14
    lnop
    andc $19, $99, $21
    lnop
    selb $21, $102, $7, $12
    lnop
    xor $7, $22, $19
    lnop
    selb $19, $20, $21, $13
    lnop
    selb $13, $22, $101, $15
    lnop
    selb $15, $19, $24, $16
    lnop
    xor $19, $17, $21
    lqd $16, 256($111)
    andc $21, $15, $10
    lqd $17, 272($111)
    xor $24, $10, $23
    lqd $15, 768($111)
    xor $23, $12, $21
    lqd $10, 784($111)
    selb $22, $21, $18, $11
    lqd $12, 1024($111)
    and $21, $8, $7
    lqd $11, 1040($111)
    selb $7, $14, $23, $100
    lqd $20, 512($111)
    selb $25, $22, $21, $101
    lqd $14, 528($111)
    selb $21, $99, $7, $8
    lnop
    selb $22, $23, $25, $9
    lnop
    andc $23, $9, $21
    shufb $7, $15, $10, $5
    andc $15, $19, $99
    shufb $8, $12, $11, $5
    and $11, $99, $24
    shufb $9, $16, $17, $5
    xor $16, $15, $23
    shufb $10, $20, $14, $5
    xor $14, $13, $11
    lqa $15, 0x18010
    andc $13, $7, $8
    lqa $11, 0x18020
    and $23, $9, $7
    lqa $20, 0x18000
    nor $17, $10, $13
    lnop
    andc $24, $9, $8
    lnop
    andc $12, $8, $23
    lnop
    xor $23, $17, $24
    lnop
    selb $19, $17, $15, $11
    lnop
    nor $17, $20, $11
    lnop
    and $21, $10, $8
    lnop
    selb $25, $19, $23, $10
    lnop
    selb $19, $17, $11, $21
    lnop
    xor $26, $20, $11
    lnop
    nor $27, $8, $19
    lnop
    selb $28, $7, $13, $26
    lnop
    andc $29, $27, $26
    lqa $13, 0x18030
    xor $26, $28, $27
    lnop
    selb $27, $29, $10, $11
    lnop
    selb $11, $7, $21, $19
    lnop
    xor $19, $10, $29
    lnop
    and $29, $20, $11
    lnop
    nor $11, $13, $26
    lnop
    selb $30, $12, $26, $19
    lnop
    xor $26, $29, $11
    lnop
    nor $31, $13, $30
    lnop
    xor $30, $12, $26
    lnop
    nor $26, $9, $7
    lnop
    andc $32, $12, $11
    lnop
    selb $11, $28, $26, $27
    lnop
    nor $28, $13, $23
    lnop
    andc $12, $8, $27
    lnop
    selb $27, $9, $11, $28
    lnop
    xor $11, $26, $12
    lnop
    selb $12, $31, $27, $21
    lnop
    selb $21, $26, $10, $30
    lnop
    selb $26, $12, $19, $29
    lnop
    xor $12, $25, $27
    lnop
    andc $25, $26, $17
    lnop
    xor $26, $17, $32
    lnop
    xor $17, $28, $25
    lnop
    selb $28, $25, $15, $24
    lnop
    selb $24, $23, $17, $7
    lnop
    and $23, $13, $11
    lnop
    selb $11, $8, $24, $13
    lnop
    selb $13, $28, $23, $10
    lnop
    andc $23, $20, $11
    lnop
    andc $11, $12, $8
    lnop
    and $12, $8, $26
    lnop
    xor $26, $11, $23
    lnop
    xor $11, $21, $12
    lnop
    selb $12, $17, $13, $20
    lnop
    selb $13, $26, $11, $9
    lnop
    selb $11, $16, $14, $102
    lnop
    selb $26, $12, $13, $15
    lnop
    selb $17, $22, $11, $18
    lnop
    and $18, $6, $26
    lnop
    and $22, $117, $17
    lnop
    selb $11, $125, $126, $18
    lnop
    selb $12, $123, $124, $22
    lqd $20, 5632($3)
    selb $13, $121, $122, $108
    stqa $11, 0x198c0
    selb $14, $119, $120, $109
    stqa $12, 0x198d0
    nop
    stqa $13, 0x198e0
    a $15, $97, $96
    stqa $14, 0x198f0
    nop
    lnop
    nop
    lqd $21, 6336($15)
    nop
    rotqby $16, $20, $2
    nop
    lnop
    nop
    lnop
    nop
    shlqbii $20, $112, 1
    or $112, $126, $18
    rotqbii $23, $16, 1
    or $126, $124, $22
    rotqby $18, $21, $97
    or $124, $122, $108
    stqa $112, 0x19900
    or $122, $120, $109
    stqa $126, 0x19910
    nop
    stqa $124, 0x19920
    nop
    stqa $122, 0x19930
    nop
    lqd $120, 6400($15)
    andc $109, $110, $119
    lnop
    selb $110, $20, $23, $93
    rotqbyi $108, $18, 13
    selb $119, $113, $114, $109
    lqd $18, 5984($3)
    andc $20, $107, $121
    lnop
    andc $121, $114, $109
    cbd $113, 0($2)
    selb $114, $115, $116, $20
    rotqby $109, $120, $97
    andi $120, $108, 255
    lnop
    andc $108, $17, $123
    rotqbyi $115, $4, 1
    andc $123, $116, $20
    shufb $17, $120, $18, $113
    selb $116, $117, $118, $108
    rotqbyi $120, $109, 13
    andc $117, $26, $125
    shlqbii $109, $122, 1
    andc $125, $118, $108
    rotqbii $122, $115, 1
    selb $118, $6, $110, $117
    lnop
    andc $6, $110, $117
    lnop
    andi $117, $120, 255
    stqd $17, 5984($3)
    selb $115, $109, $122, $93
    lqa $120, 0x180d0
    andc $109, $104, $103
    lqa $122, 0x180e0
    and $110, $106, $104
    lqa $17, 0x180c0
    nor $108, $105, $109
    lnop
    andc $26, $106, $103
    lnop
    andc $18, $103, $110
    lnop
    xor $110, $108, $26
    lnop
    selb $20, $108, $120, $122
    lnop
    nor $108, $17, $122
    lnop
    and $107, $105, $103
    lnop
    selb $23, $20, $110, $105
    lnop
    selb $20, $108, $122, $107
    lnop
    xor $21, $17, $122
    lnop
    nor $22, $103, $20
    lnop
    selb $28, $104, $109, $21
    lnop
    andc $24, $22, $21
    lqa $109, 0x180f0
    xor $21, $28, $22
    lnop
    selb $22, $24, $105, $122
    lnop
    selb $122, $104, $107, $20
    lnop
    xor $20, $105, $24
    lnop
    and $24, $17, $122
    lnop
    nor $122, $109, $21
    lnop
    selb $25, $18, $21, $20
    lnop
    xor $21, $24, $122
    lnop
    nor $32, $109, $25
    lnop
    xor $25, $18, $21
    lnop
    nor $21, $106, $104
    lnop
    andc $27, $18, $122
    lnop
    selb $122, $28, $21, $22
    lnop
    nor $28, $109, $110
    lnop
    andc $18, $103, $22
    lnop
    selb $22, $106, $122, $28
    lnop
    xor $122, $21, $18
    lnop
    selb $18, $32, $22, $107
    lnop
    selb $107, $21, $105, $25
    lnop
    selb $21, $18, $20, $24
    lnop
    xor $18, $23, $22
    lnop
    andc $22, $21, $108
    lnop
    xor $21, $108, $27
    lnop
    xor $108, $28, $22
    lnop
    selb $28, $22, $120, $26
    lnop
    selb $22, $110, $108, $104
    lnop
    and $110, $109, $122
    lnop
    selb $122, $103, $22, $109
    lnop
    selb $109, $28, $110, $105
    lnop
    andc $110, $17, $122
    lnop
    andc $122, $18, $103
    lnop
    and $18, $103, $21
    lnop
    xor $103, $122, $110
    lnop
    xor $122, $107, $18
    lnop
    selb $107, $108, $109, $17
    lnop
    selb $109, $103, $122, $106
    lqa $108, 0x18090
    andc $106, $100, $99
    lqa $122, 0x180a0
    and $17, $102, $100
    lqa $103, 0x18080
    nor $18, $101, $106
    lnop
    andc $110, $102, $99
    lnop
    andc $21, $99, $17
    lnop
    xor $17, $18, $110
    lnop
    selb $105, $18, $108, $122
    lnop
    nor $18, $103, $122
    lnop
    and $28, $101, $99
    lnop
    selb $22, $105, $17, $101
    lnop
    selb $105, $18, $122, $28
    lnop
    xor $104, $103, $122
    lnop
    nor $26, $99, $105
    lnop
    selb $27, $100, $106, $104
    lnop
    andc $23, $26, $104
    lqa $106, 0x180b0
    xor $104, $27, $26
    lnop
    selb $26, $23, $101, $122
    lnop
    selb $122, $100, $28, $105
    lnop
    xor $105, $101, $23
    lnop
    and $23, $103, $122
    lnop
    nor $122, $106, $104
    lnop
    selb $20, $21, $104, $105
    lnop
    xor $104, $23, $122
    lnop
    nor $24, $106, $20
    lnop
    xor $20, $21, $104
    lnop
    nor $104, $102, $100
    lnop
    andc $25, $21, $122
    lnop
    selb $122, $27, $104, $26
    lnop
    nor $27, $106, $17
    lnop
    andc $21, $99, $26
    lnop
    selb $26, $102, $122, $27
    lnop
    xor $122, $104, $21
    lnop
    selb $21, $24, $26, $28
    lnop
    selb $24, $104, $101, $20
    lnop
    selb $104, $21, $105, $23
    lnop
    xor $105, $22, $26
    lnop
    andc $22, $104, $18
    lnop
    xor $104, $18, $25
    lnop
    xor $18, $27, $22
    lnop
    selb $27, $22, $108, $110
    lnop
    selb $110, $17, $18, $100
    lnop
    and $17, $106, $122
    lnop
    selb $122, $99, $110, $106
    lnop
    selb $110, $27, $17, $101
    lnop
    andc $17, $103, $122
    lnop
    andc $122, $105, $99
    lnop
    and $105, $99, $104
    lnop
    xor $104, $122, $17
    lnop
    xor $122, $24, $105
    lnop
    selb $105, $18, $110, $103
    lnop
    selb $110, $104, $122, $102
    lnop
    selb $106, $107, $109, $120
    lnop
    selb $103, $105, $110, $108
    lnop
    and $105, $124, $106
    lnop
    and $104, $126, $103
    lqa $120, 0x18050
    andc $108, $7, $8
    lqa $110, 0x18060
    and $107, $9, $7
    lqa $109, 0x18040
    nor $122, $10, $108
    lnop
    andc $18, $9, $8
    lnop
    andc $24, $8, $107
    lnop
    xor $107, $122, $18
    lnop
    selb $17, $122, $120, $110
    lnop
    nor $122, $109, $110
    lnop
    and $27, $10, $8
    lnop
    selb $22, $17, $107, $10
    lnop
    selb $17, $122, $110, $27
    lnop
    xor $25, $109, $110
    lnop
    nor $26, $8, $17
    lnop
    selb $21, $7, $108, $25
    lnop
    andc $23, $26, $25
    lqa $108, 0x18070
    xor $25, $21, $26
    lnop
    selb $26, $23, $10, $110
    lnop
    selb $110, $7, $27, $17
    lnop
    xor $17, $10, $23
    lnop
    and $23, $109, $110
    lnop
    nor $110, $108, $25
    lnop
    selb $20, $24, $25, $17
    lnop
    xor $25, $23, $110
    lnop
    nor $28, $108, $20
    lnop
    xor $20, $24, $25
    lnop
    nor $25, $9, $7
    lnop
    andc $32, $24, $110
    lnop
    selb $110, $21, $25, $26
    lnop
    nor $21, $108, $107
    lnop
    andc $24, $8, $26
    lnop
    selb $26, $9, $110, $21
    lnop
    xor $110, $25, $24
    lnop
    selb $24, $28, $26, $27
    lnop
    selb $27, $25, $10, $20
    lnop
    selb $20, $24, $17, $23
    lnop
    xor $23, $22, $26
    lqd $17, 1280($111)
    andc $26, $20, $122
    lqd $22, 1296($111)
    xor $24, $122, $32
    lqd $20, 1792($111)
    xor $32, $21, $26
    lqd $122, 1808($111)
    selb $25, $26, $120, $18
    lqd $21, 2048($111)
    and $26, $108, $110
    lqd $18, 2064($111)
    selb $110, $107, $32, $7
    lqd $28, 1536($111)
    selb $107, $25, $26, $10
    lqd $19, 1552($111)
    selb $25, $8, $110, $108
    lnop
    selb $26, $32, $107, $109
    lnop
    andc $32, $109, $25
    shufb $108, $20, $122, $5
    andc $122, $23, $8
    shufb $107, $21, $18, $5
    and $18, $8, $24
    shufb $110, $17, $22, $5
    xor $17, $122, $32
    shufb $109, $28, $19, $5
    xor $122, $27, $18
    lqa $19, 0x18010
    andc $27, $108, $107
    lqa $18, 0x18020
    and $32, $110, $108
    lqa $28, 0x18000
    nor $22, $109, $27
    lnop
    andc $24, $110, $107
    lnop
    andc $21, $107, $32
    lnop
    xor $32, $22, $24
    lnop
    selb $23, $22, $19, $18
    lnop
    nor $22, $28, $18
    lnop
    and $20, $109, $107
    lnop
    selb $25, $23, $32, $109
    lnop
    selb $23, $22, $18, $20
    lnop
    xor $29, $28, $18
    lnop
    nor $30, $107, $23
    lnop
    selb $31, $108, $27, $29
    lnop
    andc $33, $30, $29
    lqa $27, 0x18030
    xor $29, $31, $30
    lnop
    selb $30, $33, $109, $18
    lnop
    selb $18, $108, $20, $23
    lnop
    xor $23, $109, $33
    lnop
    and $33, $28, $18
    lnop
    nor $18, $27, $29
    lnop
    selb $34, $21, $29, $23
    lnop
    xor $29, $33, $18
    lnop
    nor $35, $27, $34
    lnop
    xor $34, $21, $29
    lnop
    nor $29, $110, $108
    lnop
    andc $36, $21, $18
    lnop
    selb $18, $31, $29, $30
    lnop
    nor $31, $27, $32
    lnop
    andc $21, $107, $30
    lnop
    selb $30, $110, $18, $31
    lnop
    xor $18, $29, $21
    lnop
    selb $21, $35, $30, $20
    lnop
    selb $20, $29, $109, $34
    lnop
    selb $29, $21, $23, $33
    lnop
    xor $21, $25, $30
    lnop
    andc $25, $29, $22
    lnop
    xor $29, $22, $36
    lnop
    xor $22, $31, $25
    lnop
    selb $31, $25, $19, $24
    lnop
    selb $24, $32, $22, $108
    lnop
    and $32, $27, $18
    lnop
    selb $18, $107, $24, $27
    lnop
    selb $24, $31, $32, $109
    lnop
    andc $31, $28, $18
    lnop
    andc $18, $21, $107
    lnop
    and $21, $107, $29
    lnop
    xor $29, $18, $31
    lnop
    xor $18, $20, $21
    lnop
    selb $20, $22, $24, $28
    lnop
    selb $22, $29, $18, $110
    lnop
    selb $29, $17, $122, $9
    lqd $18, 6160($3)
    selb $17, $20, $22, $19
    lnop
    selb $19, $26, $29, $120
    lnop
    and $26, $115, $17
    lnop
    and $29, $112, $19
    lnop
    selb $120, $6, $118, $26
    lnop
    selb $122, $125, $116, $29
    shufb $20, $117, $18, $113
    selb $117, $123, $114, $104
    stqa $120, 0x198c0
    selb $113, $121, $119, $105
    stqa $122, 0x198d0
    nop
    stqa $117, 0x198e0
    nop
    stqa $113, 0x198f0
    nop
    lqd $18, 6336($15)
    nop
    rotqbyi $22, $16, 1
    nop
    lnop
    nop
    stqd $20, 6160($3)
    nop
    shlqbii $3, $14, 1
    or $14, $118, $26
    rotqbii $20, $22, 1
    or $118, $116, $29
    rotqby $22, $18, $97
    or $116, $114, $104
    stqa $14, 0x19900
    or $114, $119, $105
    stqa $118, 0x19910
    nop
    stqa $116, 0x19920
    selb $119, $3, $20, $93
    stqa $114, 0x19930
    andc $3, $106, $121
    lqd $20, 6400($15)
    a $106, $2, $92
    lnop
    selb $121, $124, $13, $3
    rotqbyi $105, $22, 13
    andc $124, $103, $123
    lqd $22, 0($106)
    andc $123, $13, $3
    lnop
    selb $13, $126, $12, $124
    cbd $3, 0($106)
    andc $126, $19, $125
    rotqby $103, $20, $97
    andi $19, $105, 255
    lnop
    andc $125, $12, $124
    lnop
    selb $12, $112, $11, $126
    shufb $124, $19, $22, $3
    andc $112, $17, $6
    rotqbyi $3, $103, 13
    andc $6, $11, $126
    lnop
    selb $11, $115, $119, $112
    lnop
    andc $115, $119, $112
    lnop
    andi $112, $3, 255
    stqd $124, 0($106)
    a $126, $2, $91
    lqa $124, 0x180d0
    andc $3, $100, $99
    lqa $106, 0x180e0
    and $103, $102, $100
    lqa $119, 0x180c0
    nor $17, $101, $3
    lnop
    andc $19, $102, $99
    lnop
    andc $22, $99, $103
    lnop
    xor $103, $17, $19
    lnop
    selb $105, $17, $124, $106
    lnop
    nor $17, $119, $106
    lnop
    and $20, $101, $99
    lnop
    selb $104, $105, $103, $101
    lnop
    selb $105, $17, $106, $20
    lnop
    xor $18, $119, $106
    lnop
    nor $29, $99, $105
    lnop
    selb $26, $100, $3, $18
    lnop
    andc $24, $29, $18
    lqa $3, 0x180f0
    xor $18, $26, $29
    lnop
    selb $29, $24, $101, $106
    lnop
    selb $106, $100, $20, $105
    lnop
    xor $105, $101, $24
    lnop
    and $24, $119, $106
    lnop
    nor $106, $3, $18
    lnop
    selb $28, $22, $18, $105
    lnop
    xor $18, $24, $106
    lnop
    nor $21, $3, $28
    lnop
    xor $28, $22, $18
    lnop
    nor $18, $102, $100
    lnop
    andc $31, $22, $106
    lnop
    selb $106, $26, $18, $29
    lnop
    nor $26, $3, $103
    lnop
    andc $22, $99, $29
    lnop
    selb $29, $102, $106, $26
    lnop
    xor $106, $18, $22
    lnop
    selb $22, $21, $29, $20
    lnop
    selb $20, $18, $101, $28
    lnop
    selb $18, $22, $105, $24
    lnop
    xor $105, $104, $29
    lnop
    andc $104, $18, $17
    lnop
    xor $18, $17, $31
    lnop
    xor $17, $26, $104
    lnop
    selb $26, $104, $124, $19
    lnop
    selb $104, $103, $17, $100
    lnop
    and $103, $3, $106
    lnop
    selb $106, $99, $104, $3
    lnop
    selb $3, $26, $103, $101
    rotqbyi $104, $4, 2
    andc $103, $119, $106
    lnop
    andc $106, $105, $99
    lnop
    and $101, $99, $18
    shlqbii $105, $114, 1
    xor $99, $106, $103
    rotqbii $114, $104, 1
    xor $106, $20, $101
    lnop
    selb $101, $17, $3, $119
    lnop
    selb $119, $99, $106, $102
    lnop
    selb $102, $105, $114, $93
    lnop
    selb $114, $101, $119, $124
    lqa $105, 0x18090
    andc $119, $7, $8
    lqa $124, 0x180a0
    and $106, $9, $7
    lqa $101, 0x18080
    nor $99, $10, $119
    lnop
    andc $3, $9, $8
    lnop
    andc $17, $8, $106
    lnop
    xor $106, $99, $3
    lnop
    selb $20, $99, $105, $124
    lnop
    nor $99, $101, $124
    lnop
    and $104, $10, $8
    lnop
    selb $103, $20, $106, $10
    lnop
    selb $20, $99, $124, $104
    lnop
    xor $18, $101, $124
    lnop
    nor $26, $8, $20
    lnop
    selb $100, $7, $119, $18
    lnop
    andc $19, $26, $18
    lqa $119, 0x180b0
    xor $18, $100, $26
    lnop
    selb $26, $19, $10, $124
    lnop
    selb $124, $7, $104, $20
    lnop
    xor $20, $10, $19
    lnop
    and $19, $101, $124
    lnop
    nor $124, $119, $18
    lnop
    selb $31, $17, $18, $20
    lnop
    xor $18, $19, $124
    lnop
    nor $29, $119, $31
    lnop
    xor $31, $17, $18
    lnop
    nor $18, $9, $7
    lnop
    andc $22, $17, $124
    lnop
    selb $124, $100, $18, $26
    lnop
    nor $100, $119, $106
    lnop
    andc $17, $8, $26
    lnop
    selb $26, $9, $124, $100
    lnop
    xor $124, $18, $17
    lnop
    selb $17, $29, $26, $104
    lnop
    selb $104, $18, $10, $31
    lnop
    selb $18, $17, $20, $19
    lnop
    xor $17, $103, $26
    lnop
    andc $103, $18, $99
    lnop
    xor $18, $99, $22
    lnop
    xor $99, $100, $103
    lnop
    selb $100, $103, $105, $3
    lnop
    selb $103, $106, $99, $7
    lnop
    and $106, $119, $124
    lnop
    selb $124, $8, $103, $119
    lnop
    selb $119, $100, $106, $10
    lnop
    andc $106, $101, $124
    lnop
    andc $124, $17, $8
    lnop
    and $17, $8, $18
    lnop
    xor $18, $124, $106
    lnop
    xor $124, $104, $17
    lnop
    selb $104, $99, $119, $101
    lnop
    selb $119, $18, $124, $9
    lnop
    andc $18, $114, $123
    lnop
    selb $101, $104, $119, $105
    lnop
    and $99, $116, $114
    lnop
    and $114, $118, $101
    lqa $119, 0x18050
    andc $104, $108, $107
    lqa $105, 0x18060
    and $17, $110, $108
    lqa $124, 0x18040
    nor $106, $109, $104
    lnop
    andc $100, $110, $107
    lnop
    andc $103, $107, $17
    lnop
    xor $17, $106, $100
    lnop
    selb $3, $106, $119, $105
    lnop
    nor $106, $124, $105
    lnop
    and $22, $109, $107
    lnop
    selb $26, $3, $17, $109
    lnop
    selb $3, $106, $105, $22
    lnop
    xor $19, $124, $105
    lnop
    nor $20, $107, $3
    lnop
    selb $31, $108, $104, $19
    lnop
    andc $29, $20, $19
    lqa $104, 0x18070
    xor $19, $31, $20
    lnop
    selb $20, $29, $109, $105
    lnop
    selb $105, $108, $22, $3
    lnop
    xor $3, $109, $29
    lnop
    and $29, $124, $105
    lnop
    nor $105, $104, $19
    lnop
    selb $24, $103, $19, $3
    lnop
    xor $19, $29, $105
    lnop
    nor $28, $104, $24
    lnop
    xor $24, $103, $19
    lnop
    nor $19, $110, $108
    lnop
    andc $21, $103, $105
    lnop
    selb $105, $31, $19, $20
    lnop
    nor $31, $104, $17
    lnop
    andc $103, $107, $20
    lnop
    selb $20, $110, $105, $31
    lnop
    xor $105, $19, $103
    lnop
    selb $103, $28, $20, $22
    lnop
    selb $22, $19, $109, $24
    lnop
    selb $19, $103, $3, $29
    lnop
    xor $29, $26, $20
    lqd $3, 2304($111)
    andc $26, $19, $106
    lqd $20, 2320($111)
    xor $24, $106, $21
    lqd $19, 2816($111)
    xor $21, $31, $26
    lqd $106, 2832($111)
    selb $103, $26, $119, $100
    lqd $31, 3072($111)
    and $26, $104, $105
    lqd $100, 3088($111)
    selb $105, $17, $21, $108
    lqd $28, 2560($111)
    selb $32, $103, $26, $109
    lqd $17, 2576($111)
    selb $103, $107, $105, $104
    lnop
    selb $26, $21, $32, $124
    lnop
    andc $21, $124, $103
    shufb $104, $19, $106, $5
    andc $124, $29, $107
    shufb $103, $31, $100, $5
    and $100, $107, $24
    shufb $106, $3, $20, $5
    xor $3, $124, $21
    shufb $105, $28, $17, $5
    xor $124, $22, $100
    lqa $17, 0x18010
    andc $22, $104, $103
    lqa $100, 0x18020
    and $28, $106, $104
    lqa $21, 0x18000
    nor $20, $105, $22
    lnop
    andc $24, $106, $103
    lnop
    andc $29, $103, $28
    lnop
    xor $28, $20, $24
    lnop
    selb $31, $20, $17, $100
    lnop
    nor $20, $21, $100
    lnop
    and $19, $105, $103
    lnop
    selb $32, $31, $28, $105
    lnop
    selb $31, $20, $100, $19
    lnop
    xor $27, $21, $100
    lnop
    nor $25, $103, $31
    lnop
    selb $36, $104, $22, $27
    lnop
    andc $30, $25, $27
    lqa $22, 0x18030
    xor $27, $36, $25
    lnop
    selb $25, $30, $105, $100
    lnop
    selb $100, $104, $19, $31
    lnop
    xor $31, $105, $30
    lnop
    and $30, $21, $100
    lnop
    nor $100, $22, $27
    lnop
    selb $23, $29, $27, $31
    lnop
    xor $27, $30, $100
    lnop
    nor $33, $22, $23
    lnop
    xor $23, $29, $27
    lnop
    nor $27, $106, $104
    lnop
    andc $34, $29, $100
    lnop
    selb $100, $36, $27, $25
    lnop
    nor $36, $22, $28
    lnop
    andc $29, $103, $25
    lnop
    selb $25, $106, $100, $36
    lnop
    xor $100, $27, $29
    lnop
    selb $29, $33, $25, $19
    lnop
    selb $19, $27, $105, $23
    lnop
    selb $23, $29, $31, $30
    lnop
    xor $29, $32, $25
    lnop
    andc $25, $23, $20
    lnop
    xor $23, $20, $34
    lnop
    xor $20, $36, $25
    lnop
    selb $36, $25, $17, $24
    lnop
    selb $24, $28, $20, $104
    lnop
    and $28, $22, $100
    lnop
    selb $100, $103, $24, $22
    lnop
    selb $22, $36, $28, $105
    lnop
    andc $28, $21, $100
    lnop
    andc $100, $29, $103
    lnop
    and $29, $103, $23
    lnop
    xor $36, $100, $28
    lqd $23, 0($126)
    xor $100, $19, $29
    lnop
    selb $29, $20, $22, $21
    cbd $19, 0($126)
    selb $20, $36, $100, $106
    lnop
    selb $100, $3, $124, $110
    lnop
    selb $36, $29, $20, $17
    rotqbyi $124, $16, 2
    selb $20, $26, $100, $119
    shufb $17, $112, $23, $19
    and $112, $102, $36
    lnop
    and $19, $14, $20
    shlqbii $100, $113, 1
    selb $3, $115, $11, $112
    rotqbii $113, $124, 1
    selb $124, $6, $12, $19
    stqd $17, 0($126)
    selb $126, $125, $13, $114
    stqa $3, 0x198c0
    selb $119, $123, $121, $99
    stqa $124, 0x198d0
    selb $23, $100, $113, $93
    stqa $126, 0x198e0
    selb $123, $116, $117, $18
    stqa $119, 0x198f0
    andc $17, $117, $18
    lqd $116, 6336($15)
    andc $117, $101, $125
    lnop
    or $125, $121, $99
    lnop
    selb $121, $118, $122, $117
    lnop
    andc $18, $122, $117
    lnop
    andc $122, $20, $6
    lnop
    or $6, $13, $114
    rotqby $20, $116, $97
    selb $13, $14, $120, $122
    lnop
    andc $14, $120, $122
    lnop
    andc $122, $36, $115
    rotqbyi $120, $4, 3
    or $4, $12, $19
    rotqbyi $115, $20, 13
    selb $12, $102, $23, $122
    lnop
    andc $19, $23, $122
    shlqbii $102, $125, 1
    or $20, $11, $112
    rotqbii $122, $120, 1
    andi $11, $115, 255
    lnop
    a $115, $2, $90
    lnop
    a $120, $2, $89
    lnop
    selb $21, $102, $122, $93
    lqa $112, 0x180d0
    andc $102, $7, $8
    lqa $122, 0x180e0
    and $36, $9, $7
    lqa $23, 0x180c0
    nor $116, $10, $102
    lnop
    andc $114, $9, $8
    lnop
    andc $117, $8, $36
    lnop
    xor $36, $116, $114
    lnop
    selb $118, $116, $112, $122
    lnop
    nor $116, $23, $122
    lnop
    and $99, $10, $8
    lnop
    selb $101, $118, $36, $10
    lnop
    selb $118, $116, $122, $99
    lnop
    xor $113, $23, $122
    lnop
    nor $100, $8, $118
    lnop
    selb $26, $7, $102, $113
    lnop
    andc $29, $100, $113
    lqa $102, 0x180f0
    xor $113, $26, $100
    lnop
    selb $100, $29, $10, $122
    lnop
    selb $122, $7, $99, $118
    lnop
    xor $118, $10, $29
    lnop
    and $29, $23, $122
    lnop
    nor $122, $102, $113
    lnop
    selb $22, $117, $113, $118
    lnop
    xor $113, $29, $122
    lnop
    nor $28, $102, $22
    lnop
    xor $22, $117, $113
    lnop
    nor $113, $9, $7
    lnop
    andc $24, $117, $122
    lnop
    selb $122, $26, $113, $100
    lnop
    nor $26, $102, $36
    lnop
    andc $117, $8, $100
    lnop
    selb $100, $9, $122, $26
    lnop
    xor $122, $113, $117
    lnop
    selb $117, $28, $100, $99
    lnop
    selb $99, $113, $10, $22
    lnop
    selb $113, $117, $118, $29
    lnop
    xor $118, $101, $100
    lnop
    andc $101, $113, $116
    lnop
    xor $113, $116, $24
    lnop
    xor $116, $26, $101
    lnop
    selb $26, $101, $112, $114
    lnop
    selb $114, $36, $116, $7
    lnop
    and $7, $102, $122
    lnop
    selb $122, $8, $114, $102
    lnop
    selb $114, $26, $7, $10
    lnop
    andc $7, $23, $122
    lnop
    andc $122, $118, $8
    lnop
    and $118, $8, $113
    lnop
    xor $113, $122, $7
    lnop
    xor $122, $99, $118
    lnop
    selb $118, $116, $114, $23
    lnop
    selb $116, $113, $122, $9
    lqa $114, 0x18090
    andc $113, $108, $107
    lqa $122, 0x180a0
    and $23, $110, $108
    lqa $9, 0x18080
    nor $99, $109, $113
    lnop
    andc $7, $110, $107
    lnop
    andc $8, $107, $23
    lnop
    xor $23, $99, $7
    lnop
    selb $10, $99, $114, $122
    lnop
    nor $99, $9, $122
    lnop
    and $26, $109, $107
    lnop
    selb $102, $10, $23, $109
    lnop
    selb $10, $99, $122, $26
    lnop
    xor $36, $9, $122
    lnop
    nor $101, $107, $10
    lnop
    selb $24, $108, $113, $36
    lnop
    andc $100, $101, $36
    lqa $113, 0x180b0
    xor $36, $24, $101
    lnop
    selb $101, $100, $109, $122
    lnop
    selb $122, $108, $26, $10
    lnop
    xor $10, $109, $100
    lnop
    and $100, $9, $122
    lnop
    nor $122, $113, $36
    lnop
    selb $117, $8, $36, $10
    lnop
    xor $36, $100, $122
    lnop
    nor $29, $113, $117
    lnop
    xor $117, $8, $36
    lnop
    nor $36, $110, $108
    lnop
    andc $22, $8, $122
    lnop
    selb $122, $24, $36, $101
    lnop
    nor $24, $113, $23
    lnop
    andc $8, $107, $101
    lnop
    selb $101, $110, $122, $24
    lnop
    xor $122, $36, $8
    lnop
    selb $8, $29, $101, $26
    lnop
    selb $26, $36, $109, $117
    lnop
    selb $117, $8, $10, $100
    lnop
    xor $100, $102, $101
    lnop
    andc $102, $117, $99
    lnop
    xor $117, $99, $22
    lnop
    xor $99, $24, $102
    lnop
    selb $24, $102, $114, $7
    lnop
    selb $102, $23, $99, $108
    lnop
    and $23, $113, $122
    lnop
    selb $122, $107, $102, $113
    lnop
    selb $113, $24, $23, $109
    lnop
    andc $23, $9, $122
    lnop
    andc $122, $100, $107
    lnop
    and $100, $107, $117
    lnop
    xor $117, $122, $23
    lnop
    xor $122, $26, $100
    lnop
    selb $100, $99, $113, $9
    lnop
    selb $113, $117, $122, $110
    lnop
    selb $9, $118, $116, $112
    lnop
    selb $8, $100, $113, $114
    lnop
    and $10, $6, $9
    lnop
    and $122, $4, $8
    lqa $114, 0x18050
    andc $100, $104, $103
    lqa $113, 0x18060
    and $116, $106, $104
    lqa $118, 0x18040
    nor $112, $105, $100
    lnop
    andc $117, $106, $103
    lnop
    andc $99, $103, $116
    lnop
    xor $116, $112, $117
    lnop
    selb $26, $112, $114, $113
    lnop
    nor $112, $118, $113
    lnop
    and $23, $105, $103
    lnop
    selb $24, $26, $116, $105
    lnop
    selb $26, $112, $113, $23
    lnop
    xor $102, $118, $113
    lnop
    nor $7, $103, $26
    lnop
    selb $22, $104, $100, $102
    lnop
    andc $101, $7, $102
    lqa $100, 0x18070
    xor $102, $22, $7
    lnop
    selb $7, $101, $105, $113
    lnop
    selb $113, $104, $23, $26
    lnop
    xor $26, $105, $101
    lnop
    and $101, $118, $113
    lnop
    nor $113, $100, $102
    lnop
    selb $36, $99, $102, $26
    lnop
    xor $102, $101, $113
    lnop
    nor $29, $100, $36
    lnop
    xor $36, $99, $102
    lnop
    nor $102, $106, $104
    lnop
    andc $28, $99, $113
    lnop
    selb $113, $22, $102, $7
    lnop
    nor $22, $100, $116
    lnop
    andc $99, $103, $7
    lnop
    selb $7, $106, $113, $22
    lnop
    xor $113, $102, $99
    lnop
    selb $99, $29, $7, $23
    lnop
    selb $23, $102, $105, $36
    lnop
    selb $102, $99, $26, $101
    lnop
    xor $26, $24, $7
    lqd $101, 3328($111)
    andc $24, $102, $112
    lqd $7, 3344($111)
    xor $36, $112, $28
    lqd $102, 3840($111)
    xor $28, $22, $24
    lqd $112, 3856($111)
    selb $99, $24, $114, $117
    lqd $22, 4096($111)
    and $24, $100, $113
    lqd $117, 4112($111)
    selb $29, $116, $28, $104
    lqd $113, 3584($111)
    selb $25, $99, $24, $105
    lqd $116, 3600($111)
    selb $111, $103, $29, $100
    lnop
    selb $29, $28, $25, $118
    lnop
    andc $25, $118, $111
    shufb $100, $102, $112, $5
    andc $118, $26, $103
    shufb $99, $22, $117, $5
    and $117, $103, $36
    shufb $102, $101, $7, $5
    xor $7, $118, $25
    shufb $101, $113, $116, $5
    xor $118, $23, $117
    lqa $116, 0x18010
    andc $23, $100, $99
    lqa $117, 0x18020
    and $5, $102, $100
    lqa $113, 0x18000
    nor $25, $101, $23
    lnop
    andc $36, $102, $99
    lnop
    andc $22, $99, $5
    lnop
    xor $5, $25, $36
    lnop
    selb $26, $25, $116, $117
    lnop
    nor $25, $113, $117
    lnop
    and $112, $101, $99
    lnop
    selb $111, $26, $5, $101
    lnop
    selb $26, $25, $117, $112
    lnop
    xor $28, $113, $117
    lnop
    nor $24, $99, $26
    lnop
    selb $34, $100, $23, $28
    lnop
    andc $32, $24, $28
    lqa $23, 0x18030
    xor $28, $34, $24
    lnop
    selb $24, $32, $101, $117
    lnop
    selb $117, $100, $112, $26
    lnop
    xor $26, $101, $32
    lnop
    and $32, $113, $117
    lnop
    nor $117, $23, $28
    lnop
    selb $30, $22, $28, $26
    lnop
    xor $28, $32, $117
    lnop
    nor $31, $23, $30
    lnop
    xor $30, $22, $28
    lnop
    nor $28, $102, $100
    lnop
    andc $27, $22, $117
    lnop
    selb $117, $34, $28, $24
    lnop
    nor $34, $23, $5
    lnop
    andc $22, $99, $24
    lnop
    selb $24, $102, $117, $34
    lnop
    xor $117, $28, $22
    lnop
    selb $22, $31, $24, $112
    lnop
    selb $112, $28, $101, $30
    lnop
    selb $28, $22, $26, $32
    lnop
    xor $22, $111, $24
    lnop
    andc $111, $28, $25
    lnop
    xor $28, $25, $27
    lnop
    xor $25, $34, $111
    lnop
    selb $34, $111, $116, $36
    lnop
    selb $36, $5, $25, $100
    lqd $111, 0($115)
    and $5, $23, $117
    stqa $20, 0x19900
    selb $117, $99, $36, $23
    stqa $4, 0x19910
    selb $23, $34, $5, $101
    stqa $6, 0x19920
    andc $5, $113, $117
    stqa $125, 0x19930
    andc $117, $22, $99
    lqd $125, 6400($15)
    and $34, $99, $28
    cbd $22, 0($115)
    xor $28, $117, $5
    lnop
    xor $117, $112, $34
    lnop
    selb $112, $25, $23, $113
    lnop
    selb $23, $28, $117, $102
    shufb $113, $11, $111, $22
    selb $111, $7, $118, $106
    rotqby $117, $125, $97
    selb $125, $112, $23, $116
    lnop
    selb $23, $29, $111, $114
    lnop
    and $111, $21, $125
    stqd $113, 0($115)
    and $113, $20, $23
    rotqbyi $115, $117, 13
    selb $118, $19, $12, $111
    lqd $117, 0($120)
    selb $116, $14, $13, $113
    cbd $29, 0($120)
    selb $114, $18, $121, $122
    stqa $118, 0x198c0
    selb $112, $17, $123, $10
    stqa $116, 0x198d0
    nop
    stqa $114, 0x198e0
    nop
    stqa $112, 0x198f0
    nop
    lqd $7, 6336($15)
    nop
    lnop
    andi $11, $115, 255
    lnop
    nop
    lnop
    nop
    shufb $115, $11, $117, $29
    nop
    lnop
    nop
    rotqby $11, $7, $97
    nop
    lnop
    nop
    stqd $115, 0($120)
    a $7, $2, $88
    rotqbyi $120, $16, 3
    or $117, $12, $111
    rotqbyi $16, $11, 13
    or $115, $13, $113
    lqd $11, 0($7)
    or $113, $121, $122
    stqa $117, 0x19900
    or $111, $123, $10
    stqa $115, 0x19910
    nop
    stqa $113, 0x19920
    nop
    stqa $111, 0x19930
    nop
    lqd $123, 6400($15)
    nop
    cbd $15, 0($7)
    nop
    lnop
    andi $122, $16, 255
    shlqbii $10, $119, 1
    nop
    rotqbii $119, $120, 1
    nop
    shufb $16, $122, $11, $15
    nop
    rotqby $122, $123, $97
    andc $123, $9, $17
    hbrr iupac_steady_tap_branch, iupac_steady_tap_loop
    selb $9, $10, $119, $93
    lnop
    selb $120, $6, $126, $123
    lnop
    a $6, $2, $87
    stqd $16, 0($7)
    andc $2, $8, $18
    rotqbyi $7, $122, 13
    andc $119, $126, $123
    lqd $8, 0($6)
    selb $122, $4, $124, $2
    lnop
    andc $121, $124, $2
    cbd $4, 0($6)
    andc $2, $23, $14
    lnop
    andi $14, $7, 255
    lnop
    selb $124, $20, $3, $2
    lnop
    andc $20, $125, $19
    shufb $7, $14, $8, $4
    andc $123, $3, $2
    lnop
    selb $126, $21, $9, $20
    lnop
    ai $98, $98, -1
    lnop
    andc $125, $9, $20
    stqd $7, 0($6)
    ai $127, $127, 1
iupac_steady_tap_branch:
    brnz $98, iupac_steady_tap_loop
iupac_steady_tap_end:
    stqa $126, 0x19500
    stqa $125, 0x19510
    stqa $124, 0x19520
    stqa $123, 0x19530
    stqa $122, 0x19540
    stqa $121, 0x19550
    stqa $120, 0x19560
    stqa $119, 0x19570
    stqa $118, 0x19580
    stqa $117, 0x19590
    stqa $116, 0x195a0
    stqa $115, 0x195b0
    stqa $114, 0x195c0
    stqa $113, 0x195d0
    stqa $112, 0x195e0
    stqa $111, 0x195f0
    bi $0
