# osa in the wavefront layout, 4 rows a lane, for spu.
#
# Made by: minterm compile osa --layout wavefront --target spu --alphabet ACGT --rows 4 --emit asm
#
# A cell: 8 gates, nothing proved (shipped).
# spu: 11 gates, depth 7, 0 moves, 9 live registers
# inputs v0 v1 v2 h0 h1 h2 h3 a0 a1 b0 b1
# g0 = xor(a0, b0)
# g1 = xor(a1, b1)
# g2 = or(g0, g1)
# g3 = andc(v2, v0)
# g4 = selb(v2, g3, h1)
# g5 = and(g2, h2)
# g6 = selb(g2, g5, h3)
# g7 = selb(v0, g4, g6)
# g8 = selb(v0, g3, g7)
# g9 = selb(h3, g8, g5)
# g10 = xor(g8, h2)
# v0' = g10
# v1' = g10
# v2' = g9
# h0' = 0
# h1' = g2
# h2' = g7
# h3' = g3
#
# Local store:
#     0x18000 a         planes of a's symbols, one word a register and plane
#     0x18080 windows   windows of b's symbols, eight shifted copies a residue and plane
#     0x18880 active    windows of "column exists", eight shifted copies a residue
#     0x18c80 vertical  vertical flow, one word a register and plane, in and out
#     0x18d40 down      downward flow of the last step, one word a register and plane, in and out
#     0x18e40 top       top edge, one byte a column and plane, in
#     0x19100 bottom    bottom edge, one byte a step and plane, out
#     0x193c0 tap       scratch, one word a plane and register
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
    .long 0x00000000, 0x00000000, 0x00000000, 0x00000000
    .long 0x01020304, 0x05060708, 0x090a0b0c, 0x0d0e0f10
    .long 0x00019101, 0x00019101, 0x00019101, 0x00019101
    .long 0x000191b1, 0x000191b1, 0x000191b1, 0x000191b1
    .long 0x00019261, 0x00019261, 0x00019261, 0x00019261
    .long 0x00019311, 0x00019311, 0x00019311, 0x00019311
    .long 0x00019102, 0x00019102, 0x00019102, 0x00019102
    .long 0x000191b2, 0x000191b2, 0x000191b2, 0x000191b2
    .long 0x00019262, 0x00019262, 0x00019262, 0x00019262
    .long 0x00019312, 0x00019312, 0x00019312, 0x00019312
    .long 0x00019103, 0x00019103, 0x00019103, 0x00019103
    .long 0x000191b3, 0x000191b3, 0x000191b3, 0x000191b3
    .long 0x00019263, 0x00019263, 0x00019263, 0x00019263
    .long 0x00019313, 0x00019313, 0x00019313, 0x00019313

.global osa_edge
.align 3
osa_edge:
    lqa $88, 0x0
    lqa $87, 0x10
    lqa $86, 0x20
    lqa $85, 0x30
    lqa $84, 0x40
    lqa $83, 0x50
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
    lqa $106, 0x18dc0
    lqa $105, 0x18dd0
    lqa $104, 0x18de0
    lqa $103, 0x18df0
    lqa $102, 0x18e00
    lqa $101, 0x18e10
    lqa $100, 0x18e20
    lqa $99, 0x18e30
    andi $6, $3, 7
    rotmi $7, $3, -3
    shli $6, $6, 5
    a $6, $6, $7
    a $7, $6, $88
    lqd $8, 640($7)
    lqd $9, 656($7)
    shufb $6, $6, $6, $87
    andbi $6, $6, 15
    a $6, $6, $86
    shufb $98, $8, $9, $6
    lqd $8, 896($7)
    lqd $9, 912($7)
    shufb $97, $8, $9, $6
    lqd $8, 2432($7)
    lqd $9, 2448($7)
    shufb $96, $8, $9, $6
    lqd $8, 1152($7)
    lqd $9, 1168($7)
    shufb $95, $8, $9, $6
    lqd $8, 1408($7)
    lqd $9, 1424($7)
    shufb $94, $8, $9, $6
    lqd $8, 2688($7)
    lqd $9, 2704($7)
    shufb $93, $8, $9, $6
    lqd $8, 1664($7)
    lqd $9, 1680($7)
    shufb $92, $8, $9, $6
    lqd $8, 1920($7)
    lqd $9, 1936($7)
    shufb $91, $8, $9, $6
    lqd $8, 2944($7)
    lqd $7, 2960($7)
    shufb $90, $8, $7, $6
    sf $89, $3, $4
    ori $127, $3, 0
    cgti $2, $89, 0
    brz $2, osa_edge_end
# 252 instructions for the even pipe, 164 for the odd one; 266 cycles
.align 3
osa_edge_loop:
    nop
    lnop
    ai $110, $127, 1
    lnop
    shli $114, $127, 2
    lnop
    nop
    lnop
    andi $106, $110, 7
    lnop
    rotmi $5, $110, -3
    lnop
    a $110, $114, $88
    lnop
    shli $2, $106, 5
    lnop
    nop
    lqd $10, 3648($110)
    nop
    lnop
    nop
    lnop
    a $3, $2, $5
    lnop
    nop
    lnop
    nop
    shufb $2, $3, $3, $87
    nop
    rotqby $106, $10, $114
    nop
    shlqbii $10, $102, 1
    nop
    lqd $5, 3824($110)
    nop
    lqd $13, 4000($110)
    nop
    lqa $7, 0x18060
    nop
    lqa $4, 0x18070
    nop
    rotqbii $8, $106, 1
    andbi $15, $2, 15
    lqd $11, 4176($110)
    a $102, $3, $88
    rotqby $2, $5, $114
    a $3, $15, $86
    lnop
    xor $5, $7, $98
    shlqbii $15, $101, 1
    xor $98, $4, $97
    rotqby $101, $13, $114
    selb $97, $10, $8, $85
    rotqbii $13, $2, 1
    or $97, $5, $98
    rotqby $4, $11, $114
    andc $98, $115, $117
    shlqbii $5, $100, 1
    and $8, $97, $104
    rotqbii $11, $101, 1
    selb $100, $115, $98, $105
    shlqbii $10, $99, 1
    selb $6, $97, $8, $103
    rotqbii $7, $4, 1
    selb $105, $15, $13, $85
    lqa $14, 0x18040
    selb $99, $117, $100, $6
    lqa $13, 0x18050
    selb $100, $5, $11, $85
    lnop
    selb $11, $117, $98, $99
    lnop
    selb $5, $10, $7, $85
    lnop
    selb $7, $103, $11, $8
    lnop
    xor $103, $14, $95
    lnop
    xor $14, $13, $94
    lnop
    xor $13, $11, $104
    lnop
    or $104, $103, $14
    lnop
    andc $103, $118, $120
    lnop
    and $14, $104, $108
    lnop
    selb $11, $118, $103, $109
    lnop
    selb $8, $104, $14, $107
    lnop
    selb $109, $117, $13, $96
    lqa $10, 0x18020
    selb $117, $120, $11, $8
    lqa $15, 0x18030
    selb $6, $116, $13, $96
    lnop
    selb $13, $120, $103, $117
    lnop
    selb $116, $115, $7, $96
    lnop
    selb $8, $107, $13, $14
    lnop
    xor $107, $10, $92
    lnop
    xor $10, $15, $91
    lnop
    xor $14, $13, $108
    lqd $15, 128($102)
    or $108, $107, $10
    lqd $13, 144($102)
    andc $107, $121, $123
    lqd $10, 384($102)
    and $11, $108, $112
    lqd $7, 400($102)
    selb $115, $121, $107, $113
    lnop
    selb $96, $108, $11, $111
    lnop
    selb $113, $120, $14, $93
    lqa $12, 0x18000
    selb $120, $123, $115, $96
    lqa $9, 0x18010
    selb $96, $119, $14, $93
    shufb $115, $15, $13, $3
    selb $13, $123, $107, $120
    shufb $119, $10, $7, $3
    selb $7, $118, $8, $93
    lnop
    selb $14, $111, $13, $11
    lnop
    xor $111, $12, $115
    lqd $11, 2176($102)
    xor $118, $9, $119
    lqd $12, 2192($102)
    xor $15, $13, $112
    lnop
    or $112, $111, $118
    lnop
    andc $111, $124, $126
    lnop
    and $13, $112, $100
    lnop
    selb $10, $124, $111, $105
    lnop
    selb $16, $112, $13, $5
    shufb $118, $11, $12, $3
    selb $105, $123, $15, $90
    shufb $8, $84, $84, $83
    selb $123, $126, $10, $16
    shufb $9, $97, $97, $83
    selb $10, $122, $15, $90
    shufb $11, $99, $99, $83
    selb $15, $126, $111, $123
    rotqbyi $16, $106, 1
    selb $122, $121, $14, $90
    lqa $12, 0x18060
    xor $121, $15, $100
    lqa $14, 0x18070
    selb $17, $5, $15, $13
    shlqbii $18, $84, 1
    selb $5, $126, $121, $118
    rotqbii $13, $16, 1
    selb $126, $125, $121, $118
    rotqbyi $16, $2, 1
    selb $125, $124, $17, $118
    shufb $100, $98, $98, $83
    xor $17, $12, $95
    shlqbii $124, $97, 1
    xor $95, $14, $94
    rotqbyi $97, $101, 1
    selb $94, $18, $13, $85
    rotqbii $14, $16, 1
    or $94, $17, $95
    rotqbyi $13, $4, 1
    andc $95, $116, $109
    shlqbii $17, $99, 1
    and $18, $94, $117
    rotqbii $16, $97, 1
    selb $12, $116, $95, $104
    shlqbii $97, $98, 1
    selb $121, $94, $18, $103
    rotqbii $98, $13, 1
    selb $104, $124, $14, $85
    lqa $13, 0x18040
    selb $99, $109, $12, $121
    lqa $14, 0x18050
    selb $124, $17, $16, $85
    lnop
    selb $16, $109, $95, $99
    lnop
    selb $121, $97, $98, $85
    lnop
    selb $98, $103, $16, $18
    lnop
    xor $103, $13, $92
    lnop
    xor $13, $14, $91
    lnop
    xor $14, $16, $117
    lnop
    or $117, $103, $13
    lnop
    andc $103, $7, $113
    lnop
    and $13, $117, $120
    lnop
    selb $16, $7, $103, $108
    lnop
    selb $18, $117, $13, $107
    lnop
    selb $108, $109, $14, $93
    lqa $97, 0x18020
    selb $109, $113, $16, $18
    lqa $17, 0x18030
    selb $12, $6, $14, $93
    lnop
    selb $14, $113, $103, $109
    lnop
    selb $6, $116, $98, $93
    lnop
    selb $16, $107, $14, $13
    lnop
    xor $107, $97, $115
    lnop
    xor $97, $17, $119
    lnop
    xor $13, $14, $120
    lqd $17, 640($102)
    or $120, $107, $97
    lqd $14, 656($102)
    andc $107, $122, $105
    lqd $93, 896($102)
    and $15, $120, $123
    lqd $18, 912($102)
    selb $97, $122, $107, $112
    lnop
    selb $116, $120, $15, $111
    lnop
    selb $112, $113, $13, $90
    lqa $19, 0x18000
    selb $113, $105, $97, $116
    lqa $20, 0x18010
    selb $116, $96, $13, $90
    shufb $98, $17, $14, $3
    selb $96, $105, $107, $113
    shufb $97, $93, $18, $3
    selb $93, $7, $16, $90
    lnop
    selb $16, $111, $96, $15
    lnop
    xor $111, $19, $98
    lqd $15, 2432($102)
    xor $7, $20, $97
    lqd $19, 2448($102)
    xor $20, $96, $123
    lnop
    or $123, $111, $7
    lnop
    andc $111, $125, $5
    lnop
    and $18, $123, $124
    lnop
    selb $13, $125, $111, $104
    lnop
    selb $14, $123, $18, $121
    shufb $96, $15, $19, $3
    selb $104, $105, $20, $118
    shufb $7, $8, $84, $83
    selb $105, $5, $13, $14
    shufb $8, $9, $94, $83
    selb $9, $10, $20, $118
    shufb $13, $11, $99, $83
    selb $11, $5, $111, $105
    rotqbyi $20, $106, 2
    selb $10, $122, $16, $118
    lqa $14, 0x18060
    xor $122, $11, $124
    lqa $16, 0x18070
    selb $15, $121, $11, $18
    shlqbii $19, $84, 1
    selb $121, $5, $122, $96
    rotqbii $11, $20, 1
    selb $5, $126, $122, $96
    rotqbyi $20, $2, 2
    selb $126, $125, $15, $96
    shufb $124, $100, $95, $83
    xor $100, $14, $92
    shlqbii $125, $94, 1
    xor $92, $16, $91
    rotqbyi $94, $101, 2
    selb $91, $19, $11, $85
    rotqbii $16, $20, 1
    or $91, $100, $92
    rotqbyi $11, $4, 2
    andc $92, $6, $108
    shlqbii $100, $99, 1
    and $20, $91, $109
    rotqbii $19, $94, 1
    selb $14, $6, $92, $117
    shlqbii $94, $95, 1
    selb $15, $91, $20, $103
    rotqbii $95, $11, 1
    selb $117, $125, $16, $85
    lqa $11, 0x18040
    selb $99, $108, $14, $15
    lqa $16, 0x18050
    selb $125, $100, $19, $85
    lnop
    selb $19, $108, $92, $99
    lnop
    selb $100, $94, $95, $85
    lnop
    selb $95, $103, $19, $20
    lnop
    xor $103, $11, $115
    lnop
    xor $11, $16, $119
    lnop
    xor $16, $19, $109
    lnop
    or $109, $103, $11
    lnop
    andc $103, $93, $112
    lnop
    and $11, $109, $113
    lnop
    selb $19, $93, $103, $120
    lnop
    selb $20, $109, $11, $107
    lnop
    selb $120, $108, $16, $90
    lqa $94, 0x18020
    selb $108, $112, $19, $20
    lqa $14, 0x18030
    selb $122, $12, $16, $90
    lnop
    selb $16, $112, $103, $108
    lnop
    selb $12, $6, $95, $90
    lnop
    selb $19, $107, $16, $11
    lnop
    xor $107, $94, $98
    lnop
    xor $94, $14, $97
    lnop
    xor $11, $16, $113
    lqd $14, 1152($102)
    or $113, $107, $94
    lqd $16, 1168($102)
    andc $107, $10, $104
    lqd $6, 1408($102)
    and $15, $113, $105
    lqd $20, 1424($102)
    selb $94, $10, $107, $123
    lnop
    selb $95, $113, $15, $111
    lnop
    selb $123, $112, $11, $118
    lqa $18, 0x18000
    selb $112, $104, $94, $95
    lqa $17, 0x18010
    selb $90, $116, $11, $118
    shufb $95, $14, $16, $3
    selb $116, $104, $107, $112
    shufb $94, $6, $20, $3
    selb $6, $93, $19, $118
    lnop
    selb $20, $111, $116, $15
    lqd $19, 2688($102)
    xor $93, $18, $95
    lqd $15, 2704($102)
    xor $18, $17, $94
    lnop
    xor $17, $116, $105
    lnop
    or $111, $93, $18
    lnop
    andc $11, $126, $121
    lnop
    and $18, $111, $125
    lnop
    selb $116, $126, $11, $117
    shufb $93, $19, $15, $3
    selb $117, $111, $18, $100
    shufb $19, $7, $84, $83
    selb $7, $104, $17, $96
    shufb $16, $8, $91, $83
    selb $8, $121, $116, $117
    shufb $14, $13, $99, $83
    selb $13, $9, $17, $96
    shufb $15, $124, $92, $83
    selb $124, $121, $11, $8
    rotqbyi $9, $106, 3
    selb $106, $10, $20, $96
    lqa $17, 0x18060
    xor $10, $124, $125
    lqa $20, 0x18070
    selb $117, $100, $124, $18
    shlqbii $116, $84, 1
    selb $125, $121, $10, $93
    rotqbyi $124, $2, 3
    selb $2, $5, $10, $93
    rotqbii $121, $9, 1
    selb $5, $126, $117, $93
    shlqbii $9, $91, 1
    xor $117, $17, $115
    rotqbyi $126, $101, 3
    xor $17, $20, $119
    rotqbii $115, $124, 1
    selb $124, $116, $121, $85
    rotqbyi $119, $4, 3
    or $101, $117, $17
    shlqbii $124, $99, 1
    andc $99, $12, $120
    rotqbii $117, $126, 1
    and $116, $101, $108
    shlqbii $17, $92, 1
    selb $126, $12, $99, $109
    rotqbii $92, $119, 1
    selb $119, $101, $116, $103
    lqa $109, 0x18040
    selb $4, $9, $115, $85
    shufb $121, $19, $84, $83
    selb $100, $120, $126, $119
    lqa $115, 0x18050
    selb $126, $124, $117, $85
    lnop
    selb $124, $120, $99, $100
    lqd $117, 4352($110)
    selb $10, $17, $92, $85
    rotqbyi $119, $121, 12
    selb $92, $103, $124, $116
    cwd $121, 0($114)
    xor $116, $109, $98
    lnop
    xor $109, $115, $97
    lnop
    xor $115, $124, $108
    lnop
    or $105, $116, $109
    shufb $124, $119, $117, $121
    andc $103, $6, $123
    lnop
    and $119, $105, $112
    lqa $109, 0x18020
    selb $116, $6, $103, $113
    shufb $108, $16, $101, $83
    selb $113, $105, $119, $107
    stqd $124, 4352($110)
    selb $117, $120, $115, $118
    lqd $124, 4528($110)
    selb $104, $123, $116, $113
    lqa $120, 0x18030
    selb $116, $122, $115, $118
    rotqbyi $113, $108, 12
    selb $122, $123, $103, $104
    lnop
    selb $115, $12, $92, $118
    lqd $108, 1664($102)
    selb $12, $107, $122, $119
    lqd $118, 1680($102)
    xor $119, $109, $95
    shufb $92, $113, $124, $121
    xor $113, $120, $94
    lqd $124, 1920($102)
    xor $114, $122, $112
    lqd $16, 1936($102)
    or $109, $119, $113
    shufb $122, $14, $100, $83
    andc $107, $106, $7
    stqd $92, 4528($110)
    and $113, $109, $8
    lqd $14, 4704($110)
    selb $119, $106, $107, $111
    shufb $92, $108, $118, $3
    selb $118, $109, $113, $11
    rotqbyi $111, $122, 12
    selb $120, $123, $114, $96
    lqa $122, 0x18000
    selb $108, $7, $119, $118
    lqa $123, 0x18010
    selb $119, $90, $114, $96
    shufb $91, $124, $16, $3
    selb $124, $7, $107, $108
    shufb $114, $111, $14, $121
    selb $118, $6, $12, $96
    lnop
    selb $6, $11, $124, $113
    lnop
    xor $12, $122, $92
    lqd $11, 2944($102)
    xor $122, $123, $91
    stqd $114, 4704($110)
    xor $114, $124, $8
    shufb $123, $15, $99, $83
    or $113, $12, $122
    hbrr osa_edge_branch, osa_edge_loop
    andc $111, $5, $125
    lqd $12, 4880($110)
    and $8, $113, $126
    lqd $124, 2960($102)
    selb $102, $5, $111, $4
    rotqbyi $15, $123, 12
    selb $4, $113, $8, $10
    lnop
    selb $123, $7, $114, $93
    rotqbyi $14, $84, 0
    selb $112, $125, $102, $4
    rotqbyi $7, $84, 0
    selb $122, $13, $114, $93
    shufb $102, $15, $12, $121
    selb $114, $125, $111, $112
    shufb $90, $11, $124, $3
    selb $121, $106, $6, $93
    rotqbyi $124, $84, 0
    xor $106, $114, $126
    rotqbyi $6, $84, 0
    selb $3, $10, $114, $8
    stqd $102, 4880($110)
    selb $126, $125, $106, $90
    rotqbyi $114, $7, 0
    selb $125, $2, $106, $90
    rotqbyi $110, $124, 0
    ai $89, $89, -1
    rotqbyi $106, $6, 0
    selb $124, $5, $3, $90
    rotqbyi $102, $14, 0
    ai $127, $127, 1
osa_edge_branch:
    brnz $89, osa_edge_loop
osa_edge_end:
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
    stqa $106, 0x18dc0
    stqa $105, 0x18dd0
    stqa $104, 0x18de0
    stqa $103, 0x18df0
    stqa $102, 0x18e00
    stqa $101, 0x18e10
    stqa $100, 0x18e20
    stqa $99, 0x18e30
    bi $0

.global osa_steady
.align 3
osa_steady:
    lqa $91, 0x0
    lqa $90, 0x10
    lqa $89, 0x20
    lqa $88, 0x30
    lqa $87, 0x40
    lqa $86, 0x50
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
    lqa $106, 0x18dc0
    lqa $105, 0x18dd0
    lqa $104, 0x18de0
    lqa $103, 0x18df0
    lqa $102, 0x18e00
    lqa $101, 0x18e10
    lqa $100, 0x18e20
    lqa $99, 0x18e30
    andi $6, $3, 7
    rotmi $7, $3, -3
    shli $6, $6, 5
    a $6, $6, $7
    a $7, $6, $91
    lqd $8, 640($7)
    lqd $9, 656($7)
    shufb $6, $6, $6, $90
    andbi $6, $6, 15
    a $6, $6, $89
    shufb $98, $8, $9, $6
    lqd $8, 896($7)
    lqd $9, 912($7)
    shufb $97, $8, $9, $6
    lqd $8, 1152($7)
    lqd $9, 1168($7)
    shufb $96, $8, $9, $6
    lqd $8, 1408($7)
    lqd $9, 1424($7)
    shufb $95, $8, $9, $6
    lqd $8, 1664($7)
    lqd $9, 1680($7)
    shufb $94, $8, $9, $6
    lqd $8, 1920($7)
    lqd $7, 1936($7)
    shufb $93, $8, $7, $6
    sf $92, $3, $4
    ori $127, $3, 0
    cgti $2, $92, 0
    brz $2, osa_steady_end
# 204 instructions for the even pipe, 156 for the odd one; 223 cycles
.align 3
osa_steady_loop:
    nop
    lnop
    shli $125, $127, 2
    lnop
    nop
    lnop
    nop
    lnop
    ai $119, $127, 1
    lnop
    a $122, $125, $91
    lnop
    nop
    lnop
    andi $116, $119, 7
    lqd $114, 3648($122)
    rotmi $110, $119, -3
    lnop
    shli $106, $116, 5
    lnop
    nop
    lnop
    nop
    lnop
    nop
    lqd $116, 3824($122)
    a $11, $106, $110
    rotqby $119, $114, $125
    nop
    lqd $114, 4000($122)
    nop
    shufb $110, $11, $11, $90
    nop
    shlqbii $106, $102, 1
    nop
    rotqbii $5, $119, 1
    nop
    rotqby $102, $116, $125
    nop
    lqd $8, 4176($122)
    nop
    rotqby $116, $114, $125
    nop
    shlqbii $10, $101, 1
    nop
    rotqbii $101, $102, 1
    nop
    shlqbii $9, $100, 1
    nop
    rotqbii $4, $116, 1
    nop
    rotqby $100, $8, $125
    andbi $8, $110, 15
    lqa $6, 0x18060
    a $114, $11, $91
    lqa $3, 0x18070
    a $110, $8, $89
    lnop
    selb $8, $106, $5, $88
    shlqbii $11, $99, 1
    selb $99, $10, $101, $88
    rotqbii $106, $100, 1
    selb $101, $9, $4, $88
    lnop
    xor $4, $6, $98
    lnop
    xor $6, $3, $97
    lnop
    selb $97, $11, $106, $88
    lqa $3, 0x18040
    or $98, $4, $6
    lqa $11, 0x18050
    andc $106, $115, $117
    lnop
    and $4, $98, $104
    lnop
    selb $6, $115, $106, $105
    lnop
    selb $105, $98, $4, $103
    lnop
    xor $9, $3, $96
    lnop
    xor $3, $11, $95
    lnop
    selb $115, $117, $6, $105
    lnop
    or $105, $9, $3
    lnop
    andc $2, $118, $120
    lnop
    and $3, $105, $108
    lnop
    selb $9, $118, $2, $109
    lnop
    selb $118, $105, $3, $107
    lnop
    selb $109, $117, $106, $115
    lqa $6, 0x18020
    selb $117, $120, $9, $118
    lqa $11, 0x18030
    selb $118, $103, $109, $4
    lqd $9, 128($114)
    selb $103, $120, $2, $117
    lqd $4, 144($114)
    xor $120, $109, $104
    lqd $10, 384($114)
    selb $104, $107, $103, $3
    lqd $5, 400($114)
    xor $3, $6, $94
    lnop
    xor $6, $11, $93
    lnop
    xor $107, $103, $108
    lqa $11, 0x18000
    or $108, $3, $6
    lqa $8, 0x18010
    andc $109, $121, $123
    shufb $103, $9, $4, $110
    and $9, $108, $112
    shufb $3, $10, $5, $110
    selb $10, $121, $109, $113
    lnop
    selb $6, $108, $9, $111
    shufb $121, $87, $87, $86
    xor $7, $11, $103
    shufb $113, $98, $98, $86
    xor $11, $8, $3
    rotqbyi $12, $119, 1
    selb $4, $123, $10, $6
    shufb $5, $115, $115, $86
    or $6, $7, $11
    shlqbii $10, $87, 1
    andc $7, $124, $126
    rotqbyi $11, $102, 1
    and $8, $6, $101
    rotqbii $13, $12, 1
    selb $12, $124, $7, $99
    rotqbyi $14, $116, 1
    selb $124, $6, $8, $97
    shlqbii $99, $98, 1
    selb $98, $123, $109, $4
    rotqbii $15, $11, 1
    selb $123, $126, $12, $124
    shlqbii $11, $115, 1
    selb $115, $111, $98, $9
    rotqbii $12, $14, 1
    selb $9, $126, $7, $123
    rotqbyi $14, $100, 1
    xor $126, $98, $112
    lqa $16, 0x18060
    selb $112, $97, $9, $8
    lqa $98, 0x18070
    xor $111, $9, $101
    shufb $124, $106, $106, $86
    selb $101, $10, $13, $88
    shlqbii $9, $106, 1
    selb $106, $99, $15, $88
    rotqbii $10, $14, 1
    selb $101, $11, $12, $88
    lnop
    xor $11, $16, $96
    lnop
    xor $16, $98, $95
    lnop
    selb $95, $9, $10, $88
    lqa $98, 0x18040
    or $96, $11, $16
    lqa $9, 0x18050
    andc $99, $118, $120
    lnop
    and $11, $96, $117
    lnop
    selb $16, $118, $99, $105
    lnop
    selb $105, $96, $11, $2
    lnop
    xor $10, $98, $94
    lnop
    xor $98, $9, $93
    lnop
    selb $118, $120, $16, $105
    lnop
    or $105, $10, $98
    lnop
    andc $8, $104, $107
    lnop
    and $98, $105, $4
    lnop
    selb $10, $104, $8, $108
    lnop
    selb $108, $105, $98, $109
    lnop
    selb $104, $120, $99, $118
    lqa $16, 0x18020
    selb $120, $107, $10, $108
    lqa $9, 0x18030
    selb $108, $2, $104, $11
    lqd $10, 640($114)
    selb $2, $107, $8, $120
    lqd $11, 656($114)
    xor $107, $104, $117
    lqd $12, 896($114)
    selb $117, $109, $2, $98
    lqd $104, 912($114)
    xor $98, $16, $103
    lnop
    xor $16, $9, $3
    lnop
    xor $109, $2, $4
    lqa $9, 0x18000
    or $4, $98, $16
    lqa $14, 0x18010
    andc $2, $115, $126
    shufb $98, $10, $11, $110
    and $10, $4, $123
    shufb $97, $12, $104, $110
    selb $104, $115, $2, $6
    lnop
    selb $12, $4, $10, $7
    shufb $115, $121, $87, $86
    xor $11, $9, $98
    shufb $121, $113, $96, $86
    xor $9, $14, $97
    rotqbyi $16, $119, 2
    selb $113, $126, $104, $12
    shufb $6, $5, $118, $86
    or $5, $11, $9
    shlqbii $12, $87, 1
    andc $104, $112, $111
    rotqbyi $9, $102, 2
    and $11, $5, $101
    rotqbii $14, $16, 1
    selb $16, $112, $104, $106
    rotqbyi $15, $116, 2
    selb $112, $5, $11, $95
    shlqbii $106, $96, 1
    selb $96, $126, $2, $113
    rotqbii $13, $9, 1
    selb $126, $111, $16, $112
    shlqbii $9, $118, 1
    selb $118, $7, $96, $10
    rotqbii $16, $15, 1
    selb $10, $111, $104, $126
    rotqbyi $15, $100, 2
    xor $111, $96, $123
    lqa $17, 0x18060
    selb $123, $95, $10, $11
    lqa $96, 0x18070
    xor $7, $10, $101
    shufb $112, $124, $99, $86
    selb $124, $12, $14, $88
    shlqbii $101, $99, 1
    selb $99, $106, $13, $88
    rotqbii $12, $15, 1
    selb $124, $9, $16, $88
    lnop
    xor $9, $17, $94
    lnop
    xor $17, $96, $93
    lnop
    selb $93, $101, $12, $88
    lqa $96, 0x18040
    or $94, $9, $17
    lqa $101, 0x18050
    andc $106, $108, $107
    lnop
    and $17, $94, $120
    lnop
    selb $9, $108, $106, $105
    lnop
    selb $108, $94, $17, $8
    lnop
    xor $105, $96, $103
    lnop
    xor $96, $101, $3
    lnop
    selb $101, $107, $9, $108
    lnop
    or $108, $105, $96
    lnop
    andc $9, $117, $109
    lnop
    and $105, $108, $113
    lnop
    selb $96, $117, $9, $4
    lnop
    selb $117, $108, $105, $2
    lnop
    selb $12, $107, $106, $101
    lqa $16, 0x18020
    selb $4, $109, $96, $117
    lqa $13, 0x18030
    selb $107, $8, $12, $17
    lqd $117, 1152($114)
    selb $8, $109, $9, $4
    lqd $17, 1168($114)
    xor $109, $12, $120
    lqd $15, 1408($114)
    selb $120, $2, $8, $105
    lqd $12, 1424($114)
    xor $105, $16, $98
    lnop
    xor $16, $13, $97
    lnop
    xor $2, $8, $113
    lqa $13, 0x18000
    or $113, $105, $16
    lqa $14, 0x18010
    andc $8, $118, $111
    shufb $96, $117, $17, $110
    and $117, $113, $126
    shufb $95, $15, $12, $110
    selb $12, $118, $8, $5
    lnop
    selb $118, $113, $117, $104
    shufb $15, $115, $87, $86
    xor $5, $13, $96
    shufb $17, $121, $94, $86
    xor $13, $14, $95
    shufb $121, $6, $101, $86
    selb $6, $111, $12, $118
    rotqbyi $14, $102, 3
    or $102, $5, $13
    lqd $115, 1664($114)
    andc $5, $123, $7
    rotqbyi $13, $116, 3
    and $118, $102, $124
    shlqbii $12, $94, 1
    selb $94, $123, $5, $99
    rotqbii $105, $14, 1
    selb $123, $102, $118, $93
    shlqbii $99, $101, 1
    selb $101, $111, $8, $6
    rotqbii $14, $13, 1
    selb $116, $7, $94, $123
    shufb $13, $15, $87, $86
    selb $111, $104, $101, $117
    lqa $94, 0x18060
    selb $117, $7, $5, $116
    lqa $104, 0x18070
    xor $7, $101, $126
    lqd $15, 4352($122)
    selb $126, $93, $117, $118
    rotqbyi $101, $13, 12
    xor $123, $117, $124
    cwd $118, 0($125)
    selb $125, $12, $105, $88
    lqd $117, 1680($114)
    xor $105, $94, $103
    lqd $12, 1920($114)
    xor $103, $104, $3
    lqa $94, 0x18040
    selb $3, $99, $14, $88
    shufb $104, $101, $15, $118
    or $101, $105, $103
    lqa $14, 0x18050
    andc $99, $107, $109
    rotqbyi $103, $100, 3
    and $124, $101, $4
    shufb $100, $17, $101, $86
    selb $17, $107, $99, $108
    stqd $104, 4352($122)
    selb $108, $101, $124, $9
    lqd $107, 4528($122)
    xor $104, $94, $98
    lqd $15, 1936($114)
    xor $114, $14, $97
    rotqbyi $94, $100, 12
    selb $100, $109, $17, $108
    shlqbii $14, $106, 1
    or $105, $104, $114
    rotqbii $108, $103, 1
    andc $103, $120, $2
    lqa $114, 0x18020
    and $10, $105, $6
    shufb $17, $94, $107, $118
    selb $107, $120, $103, $113
    lqa $93, 0x18030
    selb $120, $105, $10, $8
    lqa $113, 0x18000
    selb $11, $14, $108, $88
    shufb $94, $121, $100, $86
    selb $104, $2, $107, $120
    stqd $17, 4528($122)
    selb $17, $109, $99, $100
    lqd $120, 4704($122)
    selb $121, $2, $103, $104
    lqa $108, 0x18010
    xor $2, $114, $96
    rotqbyi $14, $94, 12
    xor $114, $93, $95
    shufb $94, $115, $117, $110
    andc $107, $111, $7
    shufb $93, $12, $15, $110
    or $109, $2, $114
    shufb $110, $112, $106, $86
    selb $114, $111, $107, $102
    shufb $112, $14, $120, $118
    xor $120, $113, $94
    lnop
    xor $111, $108, $93
    rotqbyi $14, $87, 0
    and $102, $109, $116
    shufb $108, $110, $99, $86
    or $113, $120, $111
    stqd $112, 4704($122)
    andc $111, $126, $123
    lqd $120, 4880($122)
    and $12, $113, $3
    rotqbyi $2, $87, 0
    selb $110, $126, $111, $125
    rotqbyi $106, $108, 12
    selb $126, $113, $12, $11
    hbrr osa_steady_branch, osa_steady_loop
    selb $125, $109, $102, $5
    rotqbyi $15, $87, 0
    selb $112, $123, $110, $126
    rotqbyi $117, $119, 3
    selb $108, $7, $114, $125
    shufb $119, $106, $120, $118
    selb $13, $123, $111, $112
    rotqbyi $106, $87, 0
    selb $16, $7, $107, $108
    shlqbii $118, $87, 1
    xor $126, $13, $3
    rotqbii $7, $117, 1
    xor $123, $16, $116
    stqd $119, 4880($122)
    xor $120, $121, $6
    rotqbyi $125, $126, 0
    xor $117, $17, $4
    rotqbyi $122, $123, 0
    selb $4, $118, $7, $88
    rotqbyi $119, $120, 0
    selb $115, $9, $17, $124
    rotqbyi $116, $117, 0
    selb $118, $8, $121, $10
    rotqbyi $114, $106, 0
    selb $121, $5, $16, $102
    rotqbyi $110, $15, 0
    ai $92, $92, -1
    rotqbyi $106, $2, 0
    selb $124, $11, $13, $12
    rotqbyi $102, $14, 0
    ai $127, $127, 1
osa_steady_branch:
    brnz $92, osa_steady_loop
osa_steady_end:
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
    stqa $106, 0x18dc0
    stqa $105, 0x18dd0
    stqa $104, 0x18de0
    stqa $103, 0x18df0
    stqa $102, 0x18e00
    stqa $101, 0x18e10
    stqa $100, 0x18e20
    stqa $99, 0x18e30
    bi $0

.global osa_edge_tap
.align 3
osa_edge_tap:
    lqa $87, 0x0
    lqa $86, 0x10
    lqa $85, 0x20
    lqa $84, 0x30
    lqa $83, 0x40
    lqa $82, 0x60
    lqa $81, 0x70
    lqa $80, 0x80
    lqa $79, 0x90
    lqa $78, 0xa0
    lqa $77, 0xb0
    lqa $76, 0xc0
    lqa $75, 0xd0
    lqa $74, 0xe0
    lqa $73, 0xf0
    lqa $72, 0x100
    lqa $71, 0x110
    ori $88, $5, 0
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
    lqa $106, 0x18dc0
    lqa $105, 0x18dd0
    lqa $104, 0x18de0
    lqa $103, 0x18df0
    lqa $102, 0x18e00
    lqa $101, 0x18e10
    lqa $100, 0x18e20
    lqa $99, 0x18e30
    andi $6, $3, 7
    rotmi $7, $3, -3
    shli $6, $6, 5
    a $6, $6, $7
    a $7, $6, $87
    lqd $8, 640($7)
    lqd $9, 656($7)
    shufb $6, $6, $6, $86
    andbi $6, $6, 15
    a $6, $6, $85
    shufb $98, $8, $9, $6
    lqd $8, 896($7)
    lqd $9, 912($7)
    shufb $97, $8, $9, $6
    lqd $8, 2432($7)
    lqd $9, 2448($7)
    shufb $96, $8, $9, $6
    lqd $8, 1152($7)
    lqd $9, 1168($7)
    shufb $95, $8, $9, $6
    lqd $8, 1408($7)
    lqd $9, 1424($7)
    shufb $94, $8, $9, $6
    lqd $8, 2688($7)
    lqd $9, 2704($7)
    shufb $93, $8, $9, $6
    lqd $8, 1664($7)
    lqd $9, 1680($7)
    shufb $92, $8, $9, $6
    lqd $8, 1920($7)
    lqd $9, 1936($7)
    shufb $91, $8, $9, $6
    lqd $8, 2944($7)
    lqd $7, 2960($7)
    shufb $90, $8, $7, $6
    sf $89, $3, $4
    ori $127, $3, 0
    cgti $2, $89, 0
    brz $2, osa_edge_tap_end
# 281 instructions for the even pipe, 304 for the odd one; 369 cycles
.align 3
osa_edge_tap_loop:
    nop
    lnop
    ai $114, $127, 1
    lnop
    nop
    lnop
    andi $110, $114, 7
    lnop
    rotmi $106, $114, -3
    lnop
    shli $114, $110, 5
    lnop
    nop
    lnop
    nop
    lnop
    nop
    lnop
    a $19, $114, $106
    lnop
    shli $114, $127, 2
    lnop
    a $110, $19, $87
    lnop
    nop
    shufb $5, $19, $19, $86
    nop
    lqd $19, 128($110)
    a $106, $114, $87
    lqd $14, 144($110)
    nop
    lnop
    andbi $3, $5, 15
    lqd $13, 3824($106)
    nop
    lnop
    a $2, $3, $85
    lnop
    nop
    lqd $5, 4000($106)
    nop
    shufb $3, $19, $14, $2
    nop
    lqd $14, 4176($106)
    nop
    rotqby $4, $13, $114
    nop
    lqd $13, 384($110)
    nop
    shlqbii $19, $101, 1
    nop
    rotqby $101, $5, $114
    nop
    rotqbii $20, $4, 1
    nop
    rotqby $5, $14, $114
    nop
    shlqbii $14, $100, 1
    nop
    rotqbii $100, $101, 1
    nop
    shlqbii $12, $99, 1
    nop
    rotqbii $17, $5, 1
    nop
    lqa $11, 0x18060
    nop
    lqa $7, 0x18070
    nop
    lqd $15, 400($110)
    selb $24, $19, $20, $84
    lqa $16, 0x18040
    selb $99, $14, $100, $84
    lqa $19, 0x18050
    selb $100, $12, $17, $84
    stqa $83, 0x193c0
    xor $12, $11, $98
    stqa $83, 0x193d0
    xor $11, $7, $97
    stqa $83, 0x193e0
    a $6, $88, $87
    stqa $83, 0x193f0
    andc $97, $115, $117
    lqa $17, 0x18020
    or $98, $12, $11
    lqd $14, 5056($6)
    selb $20, $115, $97, $105
    lqa $11, 0x18000
    xor $12, $16, $95
    lqa $18, 0x18010
    xor $16, $19, $94
    lqa $22, 0x18030
    and $7, $98, $104
    shufb $105, $13, $15, $2
    or $8, $12, $16
    lnop
    xor $12, $17, $92
    rotqby $16, $14, $88
    xor $14, $11, $3
    lnop
    xor $11, $18, $105
    lnop
    xor $18, $22, $91
    lnop
    or $9, $14, $11
    rotqbyi $22, $16, 13
    or $10, $12, $18
    lqd $14, 4352($106)
    andc $11, $118, $120
    stqa $9, 0x19400
    selb $18, $98, $7, $103
    stqa $10, 0x19410
    selb $17, $118, $11, $109
    stqa $8, 0x19420
    and $19, $8, $108
    stqa $98, 0x19430
    andc $109, $121, $123
    lqd $16, 5120($6)
    selb $25, $8, $19, $107
    cbd $12, 0($114)
    selb $21, $121, $109, $113
    lnop
    andi $13, $22, 255
    lnop
    and $22, $10, $112
    lnop
    andc $113, $124, $126
    shufb $15, $13, $14, $12
    and $13, $9, $99
    rotqby $26, $16, $88
    selb $16, $124, $113, $24
    lnop
    selb $24, $9, $13, $100
    lnop
    selb $23, $10, $22, $111
    stqd $15, 4352($106)
    selb $14, $126, $16, $24
    rotqbyi $27, $26, 13
    selb $15, $123, $21, $23
    lqd $24, 4528($106)
    selb $16, $120, $17, $25
    stqa $14, 0x19440
    selb $25, $117, $20, $18
    stqa $15, 0x19450
    nop
    stqa $16, 0x19460
    nop
    stqa $25, 0x19470
    nop
    lqd $18, 5184($6)
    nop
    lnop
    nop
    lnop
    andi $20, $27, 255
    lnop
    nop
    lnop
    nop
    shufb $27, $20, $24, $12
    nop
    rotqby $20, $18, $88
    nop
    lnop
    nop
    lnop
    nop
    stqd $27, 4528($106)
    nop
    rotqbyi $27, $20, 13
    nop
    lqd $20, 4704($106)
    nop
    stqa $113, 0x19480
    nop
    stqa $109, 0x19490
    nop
    stqa $11, 0x194a0
    nop
    stqa $97, 0x194b0
    nop
    lqd $18, 5248($6)
    nop
    lqd $24, 2176($110)
    nop
    lqd $21, 2192($110)
    andi $17, $27, 255
    lnop
    nop
    lnop
    selb $27, $117, $97, $25
    shufb $23, $17, $20, $12
    nop
    rotqby $20, $18, $88
    xor $17, $27, $104
    lnop
    selb $104, $103, $27, $7
    shufb $18, $24, $21, $2
    selb $103, $117, $17, $96
    stqd $23, 4704($106)
    selb $23, $120, $11, $16
    rotqbyi $7, $20, 13
    selb $117, $115, $104, $96
    lqd $20, 4880($106)
    xor $115, $23, $108
    lqd $104, 640($110)
    selb $108, $107, $23, $19
    lqd $21, 656($110)
    selb $107, $120, $115, $93
    lqd $19, 896($110)
    selb $23, $123, $109, $15
    rotqbyi $24, $4, 1
    selb $120, $118, $108, $93
    lqd $27, 912($110)
    xor $118, $23, $112
    rotqbyi $108, $101, 1
    selb $112, $111, $23, $22
    shlqbii $26, $98, 1
    selb $111, $123, $118, $90
    rotqbii $98, $24, 1
    selb $24, $126, $113, $14
    shlqbii $22, $25, 1
    selb $123, $121, $112, $90
    rotqbii $25, $108, 1
    xor $121, $24, $99
    rotqbyi $112, $5, 1
    selb $99, $100, $24, $13
    lqa $108, 0x18060
    selb $100, $126, $121, $18
    lqa $13, 0x18070
    selb $126, $124, $99, $18
    shlqbii $24, $97, 1
    andi $23, $7, 255
    rotqbii $99, $112, 1
    selb $28, $26, $98, $84
    lqa $112, 0x18040
    selb $124, $22, $25, $84
    lqa $26, 0x18050
    xor $22, $108, $95
    lqa $25, 0x18020
    xor $108, $13, $94
    lqa $7, 0x18030
    selb $94, $24, $99, $84
    stqa $83, 0x193c0
    or $95, $22, $108
    stqa $83, 0x193d0
    andc $13, $117, $103
    stqa $83, 0x193e0
    and $99, $95, $16
    stqa $83, 0x193f0
    selb $24, $117, $13, $8
    lqd $108, 5056($6)
    selb $29, $95, $99, $11
    lqa $22, 0x18000
    xor $30, $112, $92
    lqa $31, 0x18010
    xor $32, $26, $91
    shufb $98, $104, $21, $2
    andc $8, $120, $107
    shufb $97, $19, $27, $2
    xor $27, $25, $3
    shufb $19, $23, $20, $12
    xor $20, $7, $105
    rotqby $23, $108, $88
    xor $108, $22, $98
    lnop
    xor $22, $31, $97
    lnop
    a $31, $114, $82
    stqd $19, 4880($106)
    or $12, $108, $22
    rotqbyi $19, $23, 13
    or $112, $27, $20
    lqd $22, 0($31)
    or $108, $30, $32
    stqa $12, 0x19400
    selb $30, $120, $8, $10
    stqa $112, 0x19410
    and $10, $108, $15
    stqa $108, 0x19420
    andc $7, $123, $111
    stqa $95, 0x19430
    selb $32, $108, $10, $109
    lqd $20, 5120($6)
    selb $27, $123, $7, $9
    cbd $23, 0($31)
    and $9, $112, $14
    lnop
    andi $25, $19, 255
    lnop
    selb $26, $112, $9, $113
    lnop
    andc $104, $126, $100
    shufb $21, $25, $22, $23
    and $19, $12, $124
    rotqby $22, $20, $88
    selb $23, $126, $104, $28
    lnop
    selb $28, $12, $19, $94
    lnop
    a $25, $114, $81
    stqd $21, 0($31)
    selb $20, $100, $23, $28
    rotqbyi $31, $22, 13
    selb $21, $111, $27, $26
    lqd $23, 0($25)
    selb $22, $107, $30, $32
    stqa $20, 0x19440
    selb $30, $103, $24, $29
    stqa $21, 0x19450
    nop
    stqa $22, 0x19460
    nop
    stqa $30, 0x19470
    nop
    lqd $24, 5184($6)
    nop
    cbd $29, 0($25)
    nop
    lnop
    andi $32, $31, 255
    lnop
    nop
    lnop
    nop
    shufb $31, $32, $23, $29
    nop
    rotqby $23, $24, $88
    nop
    lnop
    nop
    lqd $24, 2432($110)
    a $29, $114, $80
    stqd $31, 0($25)
    nop
    rotqbyi $25, $23, 13
    nop
    lqd $23, 0($29)
    nop
    stqa $104, 0x19480
    nop
    stqa $7, 0x19490
    nop
    stqa $8, 0x194a0
    nop
    stqa $13, 0x194b0
    nop
    lqd $31, 5248($6)
    nop
    cbd $32, 0($29)
    nop
    lqd $26, 2448($110)
    andi $27, $25, 255
    lnop
    nop
    lnop
    selb $25, $103, $13, $30
    shufb $28, $27, $23, $32
    selb $23, $116, $17, $96
    rotqby $27, $31, $88
    selb $116, $11, $25, $99
    lnop
    xor $99, $25, $16
    shufb $96, $24, $26, $2
    a $24, $114, $79
    stqd $28, 0($29)
    selb $16, $103, $99, $93
    rotqbyi $28, $27, 13
    selb $27, $107, $8, $22
    lqd $29, 0($24)
    selb $103, $117, $116, $93
    cbd $25, 0($24)
    xor $117, $27, $15
    lqd $116, 1152($110)
    selb $15, $109, $27, $10
    lqd $26, 1168($110)
    selb $109, $107, $117, $90
    lqd $10, 1408($110)
    selb $27, $111, $7, $21
    rotqbyi $11, $4, 2
    selb $107, $120, $15, $90
    lqd $17, 1424($110)
    xor $120, $27, $14
    rotqbyi $15, $101, 2
    selb $14, $113, $27, $9
    shlqbii $31, $95, 1
    selb $113, $111, $120, $18
    rotqbii $95, $11, 1
    selb $11, $100, $104, $20
    shlqbii $9, $30, 1
    selb $111, $123, $14, $18
    rotqbii $30, $15, 1
    xor $123, $11, $124
    rotqbyi $14, $5, 2
    selb $124, $94, $11, $19
    lqa $15, 0x18060
    selb $19, $100, $123, $96
    lqa $94, 0x18070
    selb $100, $126, $124, $96
    shlqbii $11, $13, 1
    andi $27, $28, 255
    rotqbii $124, $14, 1
    selb $28, $31, $95, $84
    lqa $14, 0x18040
    selb $126, $9, $30, $84
    lqa $31, 0x18050
    xor $9, $15, $92
    lqa $30, 0x18020
    xor $15, $94, $91
    lqa $32, 0x18030
    selb $91, $11, $124, $84
    stqa $83, 0x193c0
    or $92, $9, $15
    stqa $83, 0x193d0
    andc $13, $103, $16
    stqa $83, 0x193e0
    and $124, $92, $22
    stqa $83, 0x193f0
    selb $33, $103, $13, $108
    lqd $15, 5056($6)
    selb $34, $92, $124, $8
    lqa $108, 0x18000
    xor $11, $14, $3
    lqa $35, 0x18010
    xor $36, $31, $105
    shufb $95, $116, $26, $2
    andc $9, $107, $109
    shufb $94, $10, $17, $2
    xor $17, $30, $98
    shufb $10, $27, $29, $25
    xor $25, $32, $97
    rotqby $27, $15, $88
    xor $15, $108, $95
    lnop
    xor $32, $35, $94
    lnop
    a $35, $114, $78
    stqd $10, 0($24)
    or $108, $15, $32
    rotqbyi $24, $27, 13
    or $14, $17, $25
    lqd $27, 0($35)
    or $10, $11, $36
    stqa $108, 0x19400
    selb $36, $107, $9, $112
    stqa $14, 0x19410
    and $112, $10, $21
    stqa $10, 0x19420
    andc $15, $111, $113
    stqa $92, 0x19430
    selb $32, $10, $112, $7
    lqd $17, 5120($6)
    selb $25, $111, $15, $12
    cbd $29, 0($35)
    and $12, $14, $20
    lnop
    andi $30, $24, 255
    lnop
    selb $26, $14, $12, $104
    lnop
    andc $11, $100, $19
    shufb $24, $30, $27, $29
    and $116, $108, $126
    rotqby $27, $17, $88
    selb $29, $100, $11, $28
    lnop
    selb $28, $108, $116, $91
    lnop
    a $30, $114, $77
    stqd $24, 0($35)
    selb $17, $19, $29, $28
    rotqbyi $35, $27, 13
    selb $24, $113, $25, $26
    lqd $27, 0($30)
    selb $25, $109, $36, $32
    stqa $17, 0x19440
    selb $32, $16, $33, $34
    stqa $24, 0x19450
    nop
    stqa $25, 0x19460
    nop
    stqa $32, 0x19470
    nop
    lqd $33, 5184($6)
    nop
    cbd $34, 0($30)
    nop
    lnop
    andi $36, $35, 255
    lnop
    nop
    lnop
    nop
    shufb $35, $36, $27, $34
    nop
    rotqby $27, $33, $88
    nop
    lnop
    nop
    lqd $33, 2688($110)
    a $34, $114, $76
    stqd $35, 0($30)
    nop
    rotqbyi $30, $27, 13
    nop
    lqd $27, 0($34)
    nop
    stqa $11, 0x19480
    nop
    stqa $15, 0x19490
    nop
    stqa $9, 0x194a0
    nop
    stqa $13, 0x194b0
    nop
    lqd $35, 5248($6)
    nop
    cbd $36, 0($34)
    nop
    lqd $28, 2704($110)
    andi $29, $30, 255
    lnop
    selb $26, $119, $115, $93
    lnop
    selb $115, $16, $13, $32
    shufb $30, $29, $27, $36
    selb $119, $23, $99, $93
    rotqby $27, $35, $88
    selb $99, $8, $115, $124
    lqd $23, 3648($106)
    xor $124, $115, $22
    shufb $93, $33, $28, $2
    a $115, $114, $75
    stqd $30, 0($34)
    selb $22, $16, $124, $90
    rotqbyi $30, $27, 13
    selb $27, $109, $9, $25
    lqd $34, 0($115)
    selb $16, $103, $99, $90
    cbd $28, 0($115)
    xor $106, $27, $21
    lqd $103, 1664($110)
    selb $21, $7, $27, $112
    lqd $33, 1680($110)
    selb $7, $109, $106, $18
    lqd $112, 1920($110)
    selb $109, $113, $15, $24
    rotqbyi $27, $4, 3
    selb $4, $107, $21, $18
    lqd $35, 1936($110)
    xor $21, $109, $20
    rotqbyi $107, $101, 3
    selb $101, $104, $109, $12
    shlqbii $99, $92, 1
    selb $12, $113, $21, $96
    rotqbii $109, $27, 1
    selb $113, $19, $11, $17
    shlqbii $27, $32, 1
    selb $20, $111, $101, $96
    rotqbii $32, $107, 1
    xor $8, $113, $126
    rotqbyi $111, $5, 3
    selb $126, $91, $113, $116
    lqa $107, 0x18060
    selb $5, $19, $8, $93
    lqa $116, 0x18070
    selb $19, $100, $126, $93
    shlqbii $113, $13, 1
    andi $126, $30, 255
    rotqbii $100, $111, 1
    selb $30, $99, $109, $84
    lqa $111, 0x18040
    selb $13, $27, $32, $84
    lqa $109, 0x18050
    xor $27, $107, $3
    lqa $32, 0x18020
    xor $107, $116, $105
    lqa $104, 0x18030
    selb $3, $113, $100, $84
    stqa $83, 0x193c0
    or $101, $27, $107
    stqa $83, 0x193d0
    andc $99, $16, $22
    stqa $83, 0x193e0
    and $116, $101, $25
    stqa $83, 0x193f0
    selb $27, $16, $99, $10
    lqd $107, 5056($6)
    selb $10, $101, $116, $9
    lqa $113, 0x18000
    xor $100, $111, $98
    lqa $105, 0x18010
    xor $111, $109, $97
    shufb $92, $103, $33, $2
    andc $103, $4, $7
    shufb $91, $112, $35, $2
    xor $35, $32, $95
    shufb $112, $126, $34, $28
    xor $126, $104, $94
    rotqby $28, $107, $88
    xor $107, $113, $92
    rotqby $32, $23, $114
    xor $104, $105, $91
    shlqbii $23, $102, 1
    a $102, $114, $74
    stqd $112, 0($115)
    or $113, $107, $104
    rotqbyi $115, $28, 13
    or $109, $35, $126
    lqd $104, 0($102)
    or $105, $100, $111
    stqa $113, 0x19400
    selb $100, $4, $103, $14
    stqa $109, 0x19410
    and $126, $105, $24
    stqa $105, 0x19420
    andc $107, $20, $12
    stqa $101, 0x19430
    selb $35, $105, $126, $15
    lqd $28, 5120($6)
    selb $34, $20, $107, $108
    cbd $14, 0($102)
    and $29, $109, $17
    rotqbii $33, $32, 1
    andi $112, $115, 255
    rotqbyi $108, $32, 1
    selb $36, $109, $29, $11
    shlqbii $115, $83, 1
    andc $111, $19, $5
    shufb $31, $112, $104, $14
    and $14, $113, $13
    rotqby $104, $28, $88
    selb $37, $19, $111, $30
    rotqbii $28, $108, 1
    selb $108, $113, $14, $3
    rotqbyi $30, $32, 2
    a $38, $114, $73
    stqd $31, 0($102)
    selb $112, $5, $37, $108
    rotqbyi $102, $104, 13
    selb $108, $12, $34, $36
    lqd $37, 0($38)
    selb $104, $7, $100, $35
    stqa $112, 0x19440
    selb $100, $22, $27, $10
    stqa $108, 0x19450
    nop
    stqa $104, 0x19460
    nop
    stqa $100, 0x19470
    selb $10, $23, $33, $84
    lqd $27, 5184($6)
    selb $10, $122, $118, $90
    cbd $23, 0($38)
    selb $122, $125, $121, $18
    shlqbii $118, $83, 1
    andi $121, $102, 255
    rotqbii $125, $30, 1
    selb $102, $115, $28, $84
    rotqbyi $30, $32, 3
    selb $115, $26, $117, $90
    shufb $102, $121, $37, $23
    selb $121, $10, $120, $18
    rotqby $117, $27, $88
    selb $120, $122, $123, $96
    shlqbii $10, $83, 1
    selb $123, $118, $125, $84
    rotqbii $122, $30, 1
    a $125, $114, $72
    stqd $102, 0($38)
    selb $102, $119, $124, $90
    rotqbyi $38, $117, 13
    selb $124, $115, $106, $18
    lqd $119, 0($125)
    selb $106, $121, $21, $96
    stqa $111, 0x19480
    selb $21, $120, $8, $93
    stqa $107, 0x19490
    selb $120, $22, $99, $100
    stqa $103, 0x194a0
    selb $8, $10, $122, $84
    stqa $99, 0x194b0
    xor $122, $120, $25
    lqd $8, 5248($6)
    selb $6, $9, $120, $116
    cbd $25, 0($125)
    selb $117, $22, $122, $18
    lnop
    andi $22, $38, 255
    lnop
    selb $116, $102, $122, $18
    lnop
    selb $122, $7, $103, $104
    shufb $102, $22, $119, $25
    selb $115, $16, $6, $18
    rotqby $119, $8, $88
    xor $6, $122, $24
    lnop
    selb $8, $15, $122, $126
    lqd $24, 2944($110)
    selb $120, $7, $6, $96
    stqd $102, 0($125)
    a $102, $114, $71
    rotqbyi $125, $119, 13
    selb $119, $124, $6, $96
    hbrr osa_edge_tap_branch, osa_edge_tap_loop
    selb $124, $12, $107, $108
    lqd $6, 0($102)
    selb $118, $4, $8, $96
    lqd $114, 2960($110)
    selb $110, $11, $124, $29
    cbd $4, 0($102)
    xor $11, $124, $17
    lnop
    andi $124, $125, 255
    rotqbyi $17, $83, 0
    selb $123, $12, $11, $93
    rotqbyi $125, $83, 0
    selb $122, $106, $11, $93
    shufb $12, $124, $6, $4
    selb $124, $5, $111, $112
    shufb $90, $24, $114, $2
    selb $121, $20, $110, $93
    rotqbyi $2, $83, 0
    xor $24, $124, $13
    rotqbyi $20, $83, 0
    selb $13, $3, $124, $14
    stqd $12, 0($102)
    selb $126, $5, $24, $90
    rotqbyi $114, $125, 0
    selb $125, $21, $24, $90
    rotqbyi $110, $2, 0
    ai $89, $89, -1
    rotqbyi $106, $20, 0
    selb $124, $19, $13, $90
    rotqbyi $102, $17, 0
    ai $127, $127, 1
osa_edge_tap_branch:
    brnz $89, osa_edge_tap_loop
osa_edge_tap_end:
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
    stqa $106, 0x18dc0
    stqa $105, 0x18dd0
    stqa $104, 0x18de0
    stqa $103, 0x18df0
    stqa $102, 0x18e00
    stqa $101, 0x18e10
    stqa $100, 0x18e20
    stqa $99, 0x18e30
    bi $0

.global osa_steady_tap
.align 3
osa_steady_tap:
    lqa $90, 0x0
    lqa $89, 0x10
    lqa $88, 0x20
    lqa $87, 0x30
    lqa $86, 0x40
    lqa $85, 0x60
    lqa $84, 0x70
    lqa $83, 0x80
    lqa $82, 0x90
    lqa $81, 0xa0
    lqa $80, 0xb0
    lqa $79, 0xc0
    lqa $78, 0xd0
    lqa $77, 0xe0
    lqa $76, 0xf0
    lqa $75, 0x100
    lqa $74, 0x110
    ori $91, $5, 0
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
    lqa $106, 0x18dc0
    lqa $105, 0x18dd0
    lqa $104, 0x18de0
    lqa $103, 0x18df0
    lqa $102, 0x18e00
    lqa $101, 0x18e10
    lqa $100, 0x18e20
    lqa $99, 0x18e30
    andi $6, $3, 7
    rotmi $7, $3, -3
    shli $6, $6, 5
    a $6, $6, $7
    a $7, $6, $90
    lqd $8, 640($7)
    lqd $9, 656($7)
    shufb $6, $6, $6, $89
    andbi $6, $6, 15
    a $6, $6, $88
    shufb $98, $8, $9, $6
    lqd $8, 896($7)
    lqd $9, 912($7)
    shufb $97, $8, $9, $6
    lqd $8, 1152($7)
    lqd $9, 1168($7)
    shufb $96, $8, $9, $6
    lqd $8, 1408($7)
    lqd $9, 1424($7)
    shufb $95, $8, $9, $6
    lqd $8, 1664($7)
    lqd $9, 1680($7)
    shufb $94, $8, $9, $6
    lqd $8, 1920($7)
    lqd $7, 1936($7)
    shufb $93, $8, $7, $6
    sf $92, $3, $4
    ori $127, $3, 0
    cgti $2, $92, 0
    brz $2, osa_steady_tap_end
# 233 instructions for the even pipe, 296 for the odd one; 372 cycles
.align 3
osa_steady_tap_loop:
    nop
    lnop
    ai $125, $127, 1
    lnop
    nop
    lnop
    andi $122, $125, 7
    lnop
    rotmi $119, $125, -3
    lnop
    shli $125, $122, 5
    lnop
    nop
    lnop
    nop
    lnop
    nop
    lnop
    a $116, $125, $119
    lnop
    shli $125, $127, 2
    lnop
    a $122, $116, $90
    lnop
    nop
    shufb $114, $116, $116, $89
    nop
    lqd $110, 128($122)
    a $119, $125, $90
    lqd $106, 144($122)
    nop
    lnop
    andbi $3, $114, 15
    lqd $7, 3824($119)
    nop
    lnop
    a $116, $3, $88
    lnop
    nop
    lqd $3, 4000($119)
    nop
    shufb $114, $110, $106, $116
    nop
    lqd $10, 4176($119)
    nop
    rotqby $110, $7, $125
    nop
    lqd $7, 384($122)
    nop
    shlqbii $5, $101, 1
    nop
    rotqby $101, $3, $125
    nop
    rotqbii $3, $110, 1
    nop
    rotqby $106, $10, $125
    nop
    shlqbii $10, $100, 1
    nop
    rotqbii $100, $101, 1
    nop
    shlqbii $9, $99, 1
    nop
    rotqbii $4, $106, 1
    nop
    lqa $11, 0x18060
    nop
    lqa $6, 0x18070
    nop
    lqd $8, 400($122)
    selb $12, $5, $3, $87
    lqa $13, 0x18040
    selb $99, $10, $100, $87
    lqa $3, 0x18050
    selb $100, $9, $4, $87
    stqa $86, 0x193c0
    xor $4, $11, $98
    stqa $86, 0x193d0
    xor $11, $6, $97
    stqa $86, 0x193e0
    a $2, $91, $90
    stqa $86, 0x193f0
    andc $97, $115, $117
    lqa $6, 0x18020
    or $98, $4, $11
    lqd $9, 5056($2)
    selb $11, $115, $97, $105
    lqa $4, 0x18000
    xor $10, $13, $96
    lqa $5, 0x18010
    xor $13, $3, $95
    lqa $14, 0x18030
    and $105, $98, $104
    shufb $115, $7, $8, $116
    or $3, $10, $13
    lnop
    xor $10, $6, $94
    rotqby $13, $9, $91
    xor $6, $4, $114
    lnop
    xor $9, $5, $115
    lnop
    xor $7, $14, $93
    lnop
    or $4, $6, $9
    rotqbyi $14, $13, 13
    or $5, $10, $7
    lqd $9, 4352($119)
    andc $6, $118, $120
    stqa $4, 0x19400
    selb $13, $98, $105, $103
    stqa $5, 0x19410
    selb $15, $118, $6, $109
    stqa $3, 0x19420
    and $118, $3, $108
    stqa $98, 0x19430
    andc $109, $121, $123
    lqd $10, 5120($2)
    selb $16, $3, $118, $107
    cbd $7, 0($125)
    selb $17, $121, $109, $113
    lnop
    andi $8, $14, 255
    lnop
    and $121, $5, $112
    lnop
    andc $113, $124, $126
    shufb $14, $8, $9, $7
    and $8, $4, $99
    rotqby $9, $10, $91
    selb $10, $124, $113, $12
    lnop
    selb $12, $4, $8, $100
    lnop
    selb $18, $5, $121, $111
    stqd $14, 4352($119)
    selb $124, $126, $10, $12
    rotqbyi $14, $9, 13
    selb $9, $123, $17, $18
    lqd $12, 4528($119)
    selb $10, $120, $15, $16
    stqa $124, 0x19440
    selb $15, $117, $11, $13
    stqa $9, 0x19450
    nop
    stqa $10, 0x19460
    nop
    stqa $15, 0x19470
    nop
    lqd $11, 5184($2)
    nop
    lnop
    nop
    lnop
    andi $13, $14, 255
    lnop
    nop
    lnop
    nop
    shufb $14, $13, $12, $7
    nop
    rotqby $12, $11, $91
    nop
    lnop
    nop
    lnop
    nop
    stqd $14, 4528($119)
    nop
    rotqbyi $14, $12, 13
    nop
    lqd $12, 4704($119)
    nop
    stqa $113, 0x19480
    nop
    stqa $109, 0x19490
    nop
    stqa $6, 0x194a0
    nop
    stqa $97, 0x194b0
    nop
    lqd $11, 5248($2)
    nop
    lnop
    nop
    lnop
    andi $13, $14, 255
    lnop
    nop
    lnop
    nop
    shufb $14, $13, $12, $7
    nop
    rotqby $12, $11, $91
    nop
    lnop
    nop
    lnop
    nop
    stqd $14, 4704($119)
    nop
    rotqbyi $14, $12, 13
    nop
    lqd $12, 4880($119)
    nop
    lqd $11, 640($122)
    selb $13, $117, $97, $15
    lqd $16, 656($122)
    nop
    lqd $117, 896($122)
    selb $17, $103, $13, $105
    rotqbyi $18, $110, 1
    selb $105, $120, $6, $10
    lqd $103, 912($122)
    xor $120, $13, $104
    rotqbyi $19, $101, 1
    selb $104, $107, $105, $118
    shlqbii $13, $98, 1
    selb $118, $123, $109, $9
    rotqbii $107, $18, 1
    xor $123, $105, $108
    shlqbii $18, $15, 1
    selb $105, $111, $118, $121
    rotqbii $108, $19, 1
    selb $121, $126, $113, $124
    rotqbyi $111, $106, 1
    xor $126, $118, $112
    lqa $19, 0x18060
    selb $15, $100, $121, $8
    lqa $118, 0x18070
    xor $100, $121, $99
    shlqbii $8, $97, 1
    andi $121, $14, 255
    rotqbii $97, $111, 1
    selb $14, $13, $107, $87
    lqa $111, 0x18040
    selb $99, $18, $108, $87
    lqa $107, 0x18050
    xor $108, $19, $96
    lqa $18, 0x18020
    xor $19, $118, $95
    lqa $13, 0x18030
    selb $95, $8, $97, $87
    stqa $86, 0x193c0
    or $96, $108, $19
    stqa $86, 0x193d0
    andc $8, $17, $120
    stqa $86, 0x193e0
    and $112, $96, $10
    stqa $86, 0x193f0
    selb $19, $17, $8, $3
    lqd $108, 5056($2)
    selb $17, $96, $112, $6
    lqa $118, 0x18000
    xor $20, $111, $94
    lqa $21, 0x18010
    xor $22, $107, $93
    shufb $98, $11, $16, $116
    andc $3, $104, $123
    shufb $97, $117, $103, $116
    xor $103, $18, $114
    shufb $117, $121, $12, $7
    xor $12, $13, $115
    rotqby $121, $108, $91
    xor $108, $118, $98
    lnop
    xor $118, $21, $97
    lnop
    a $21, $125, $85
    stqd $117, 4880($119)
    or $7, $108, $118
    rotqbyi $117, $121, 13
    or $121, $103, $12
    lqd $13, 0($21)
    or $111, $20, $22
    stqa $7, 0x19400
    selb $20, $104, $3, $5
    stqa $121, 0x19410
    and $5, $111, $9
    stqa $111, 0x19420
    andc $108, $105, $126
    stqa $96, 0x19430
    selb $22, $111, $5, $109
    lqd $104, 5120($2)
    selb $103, $105, $108, $4
    cbd $12, 0($21)
    and $4, $121, $124
    lnop
    andi $105, $117, 255
    lnop
    selb $117, $121, $4, $113
    lnop
    andc $118, $15, $100
    shufb $18, $105, $13, $12
    and $107, $7, $99
    rotqby $105, $104, $91
    selb $12, $15, $118, $14
    lnop
    selb $14, $7, $107, $95
    lnop
    a $15, $125, $84
    stqd $18, 0($21)
    selb $104, $100, $12, $14
    rotqbyi $18, $105, 13
    selb $105, $126, $103, $117
    lqd $12, 0($15)
    selb $103, $123, $20, $22
    stqa $104, 0x19440
    selb $20, $120, $19, $17
    stqa $105, 0x19450
    nop
    stqa $103, 0x19460
    nop
    stqa $20, 0x19470
    nop
    lqd $17, 5184($2)
    nop
    cbd $19, 0($15)
    nop
    lnop
    andi $22, $18, 255
    lnop
    nop
    lnop
    nop
    shufb $18, $22, $12, $19
    nop
    rotqby $12, $17, $91
    nop
    lnop
    nop
    lnop
    a $17, $125, $83
    stqd $18, 0($15)
    nop
    rotqbyi $15, $12, 13
    nop
    lqd $12, 0($17)
    nop
    stqa $118, 0x19480
    nop
    stqa $108, 0x19490
    nop
    stqa $3, 0x194a0
    nop
    stqa $8, 0x194b0
    nop
    lqd $18, 5248($2)
    nop
    cbd $19, 0($17)
    nop
    lnop
    andi $22, $15, 255
    lnop
    nop
    lnop
    nop
    shufb $15, $22, $12, $19
    nop
    rotqby $12, $18, $91
    nop
    lnop
    nop
    lnop
    a $18, $125, $82
    stqd $15, 0($17)
    nop
    rotqbyi $15, $12, 13
    nop
    lqd $12, 0($18)
    nop
    cbd $17, 0($18)
    nop
    lqd $19, 1152($122)
    selb $22, $120, $8, $20
    lqd $117, 1168($122)
    nop
    lqd $120, 1408($122)
    selb $14, $6, $22, $112
    rotqbyi $21, $110, 2
    selb $112, $123, $3, $103
    lqd $6, 1424($122)
    xor $123, $22, $10
    rotqbyi $13, $101, 2
    selb $10, $109, $112, $5
    shlqbii $22, $96, 1
    selb $109, $126, $108, $105
    rotqbii $96, $21, 1
    xor $126, $112, $9
    shlqbii $21, $20, 1
    selb $112, $113, $109, $4
    rotqbii $9, $13, 1
    selb $113, $100, $118, $104
    rotqbyi $4, $106, 2
    xor $100, $109, $124
    lqa $13, 0x18060
    selb $20, $95, $113, $107
    lqa $124, 0x18070
    xor $107, $113, $99
    shlqbii $95, $8, 1
    andi $113, $15, 255
    rotqbii $8, $4, 1
    selb $15, $22, $96, $87
    lqa $4, 0x18040
    selb $99, $21, $9, $87
    lqa $22, 0x18050
    xor $9, $13, $94
    lqa $21, 0x18020
    xor $13, $124, $93
    lqa $109, 0x18030
    selb $93, $95, $8, $87
    stqa $86, 0x193c0
    or $94, $9, $13
    stqa $86, 0x193d0
    andc $8, $14, $123
    stqa $86, 0x193e0
    and $124, $94, $103
    stqa $86, 0x193f0
    selb $13, $14, $8, $111
    lqd $9, 5056($2)
    selb $14, $94, $124, $3
    lqa $111, 0x18000
    xor $5, $4, $114
    lqa $11, 0x18010
    xor $16, $22, $115
    shufb $96, $19, $117, $116
    andc $4, $10, $126
    shufb $95, $120, $6, $116
    xor $6, $21, $98
    shufb $120, $113, $12, $17
    xor $113, $109, $97
    rotqby $12, $9, $91
    xor $109, $111, $96
    lnop
    xor $9, $11, $95
    lnop
    a $11, $125, $81
    stqd $120, 0($18)
    or $111, $109, $9
    rotqbyi $120, $12, 13
    or $9, $6, $113
    lqd $109, 0($11)
    or $113, $5, $16
    stqa $111, 0x19400
    selb $16, $10, $4, $121
    stqa $9, 0x19410
    and $121, $113, $105
    stqa $113, 0x19420
    andc $5, $112, $100
    stqa $94, 0x19430
    selb $12, $113, $121, $108
    lqd $6, 5120($2)
    selb $18, $112, $5, $7
    cbd $17, 0($11)
    and $7, $9, $104
    lnop
    andi $112, $120, 255
    lnop
    selb $120, $9, $7, $118
    lnop
    andc $10, $20, $107
    shufb $21, $112, $109, $17
    and $109, $111, $99
    rotqby $112, $6, $91
    selb $17, $20, $10, $15
    lnop
    selb $15, $111, $109, $93
    lnop
    a $20, $125, $80
    stqd $21, 0($11)
    selb $6, $107, $17, $15
    rotqbyi $21, $112, 13
    selb $117, $100, $18, $120
    lqd $112, 0($20)
    selb $11, $126, $16, $12
    stqa $6, 0x19440
    selb $12, $123, $13, $14
    stqa $117, 0x19450
    nop
    stqa $11, 0x19460
    nop
    stqa $12, 0x19470
    nop
    lqd $13, 5184($2)
    nop
    cbd $14, 0($20)
    nop
    lnop
    andi $16, $21, 255
    lnop
    nop
    lnop
    nop
    shufb $21, $16, $112, $14
    nop
    rotqby $112, $13, $91
    nop
    lnop
    nop
    lnop
    a $13, $125, $79
    stqd $21, 0($20)
    nop
    rotqbyi $20, $112, 13
    nop
    lqd $112, 0($13)
    nop
    stqa $10, 0x19480
    nop
    stqa $5, 0x19490
    nop
    stqa $4, 0x194a0
    nop
    stqa $8, 0x194b0
    nop
    lqd $21, 5248($2)
    nop
    cbd $14, 0($13)
    nop
    lnop
    andi $16, $20, 255
    lnop
    nop
    lnop
    nop
    shufb $20, $16, $112, $14
    nop
    rotqby $112, $21, $91
    nop
    lnop
    nop
    lnop
    a $21, $125, $78
    stqd $20, 0($13)
    nop
    rotqbyi $13, $112, 13
    nop
    lqd $112, 0($21)
    nop
    cbd $20, 0($21)
    nop
    lqd $14, 1664($122)
    selb $16, $123, $8, $12
    lqd $120, 1680($122)
    nop
    lqd $123, 1920($122)
    selb $18, $3, $16, $124
    rotqbyi $15, $110, 3
    selb $124, $126, $4, $11
    lqd $110, 1936($122)
    xor $126, $16, $103
    rotqbyi $122, $101, 3
    selb $16, $108, $124, $121
    shlqbii $103, $94, 1
    selb $108, $100, $5, $117
    rotqbii $94, $15, 1
    xor $121, $124, $105
    shlqbii $100, $12, 1
    selb $124, $118, $108, $7
    rotqbii $105, $122, 1
    selb $122, $107, $10, $6
    rotqbyi $7, $106, 3
    xor $106, $108, $104
    lqa $107, 0x18060
    selb $108, $93, $122, $109
    lqa $104, 0x18070
    xor $118, $122, $99
    shlqbii $109, $8, 1
    andi $122, $13, 255
    rotqbii $99, $7, 1
    selb $13, $103, $94, $87
    lqa $93, 0x18040
    selb $8, $100, $105, $87
    lqa $103, 0x18050
    xor $105, $107, $114
    lqa $100, 0x18020
    xor $114, $104, $115
    lqa $107, 0x18030
    selb $7, $109, $99, $87
    stqa $86, 0x193c0
    or $101, $105, $114
    stqa $86, 0x193d0
    andc $99, $18, $126
    stqa $86, 0x193e0
    and $114, $101, $11
    stqa $86, 0x193f0
    selb $115, $18, $99, $113
    lqd $105, 5056($2)
    selb $18, $101, $114, $4
    lqa $113, 0x18000
    xor $104, $93, $98
    lqa $109, 0x18010
    xor $12, $103, $97
    shufb $94, $14, $120, $116
    andc $103, $16, $121
    shufb $93, $123, $110, $116
    xor $116, $100, $96
    shufb $123, $122, $112, $20
    xor $122, $107, $95
    rotqby $112, $105, $91
    xor $107, $113, $94
    lnop
    xor $105, $109, $93
    lnop
    a $100, $125, $77
    stqd $123, 0($21)
    or $113, $107, $105
    rotqbyi $123, $112, 13
    or $109, $116, $122
    lqd $112, 0($100)
    or $105, $104, $12
    stqa $113, 0x19400
    selb $12, $16, $103, $9
    stqa $109, 0x19410
    and $9, $105, $117
    stqa $105, 0x19420
    andc $107, $124, $106
    stqa $101, 0x19430
    selb $16, $105, $9, $5
    lqd $104, 5120($2)
    selb $122, $124, $107, $111
    cbd $116, 0($100)
    and $124, $109, $6
    lnop
    andi $21, $123, 255
    lnop
    selb $123, $109, $124, $10
    lnop
    andc $111, $108, $118
    shufb $20, $21, $112, $116
    and $3, $113, $8
    rotqby $116, $104, $91
    selb $104, $108, $111, $13
    lnop
    selb $108, $113, $3, $7
    lqd $13, 3648($119)
    a $119, $125, $76
    stqd $20, 0($100)
    selb $112, $118, $104, $108
    rotqbyi $20, $116, 13
    selb $108, $106, $122, $123
    lqd $116, 0($119)
    selb $104, $121, $12, $16
    stqa $112, 0x19440
    selb $100, $126, $115, $18
    stqa $108, 0x19450
    nop
    stqa $104, 0x19460
    nop
    stqa $100, 0x19470
    nop
    lqd $115, 5184($2)
    nop
    cbd $18, 0($119)
    nop
    rotqbyi $12, $86, 0
    andi $123, $20, 255
    rotqby $16, $13, $125
    nop
    shlqbii $13, $102, 1
    nop
    shufb $102, $123, $116, $18
    nop
    rotqby $123, $115, $91
    nop
    rotqbii $115, $16, 1
    nop
    rotqbyi $116, $16, 1
    a $18, $125, $75
    stqd $102, 0($119)
    nop
    rotqbyi $119, $123, 13
    nop
    lqd $123, 0($18)
    nop
    stqa $111, 0x19480
    nop
    stqa $107, 0x19490
    nop
    stqa $103, 0x194a0
    nop
    stqa $99, 0x194b0
    nop
    lqd $102, 5248($2)
    nop
    cbd $2, 0($18)
    nop
    shlqbii $20, $86, 1
    andi $21, $119, 255
    rotqbii $122, $116, 1
    nop
    rotqbyi $119, $16, 2
    nop
    shufb $116, $21, $123, $2
    nop
    rotqby $123, $102, $91
    nop
    shlqbii $102, $86, 1
    nop
    rotqbii $2, $119, 1
    a $119, $125, $74
    stqd $116, 0($18)
    nop
    rotqbyi $125, $123, 13
    nop
    lqd $123, 0($119)
    selb $116, $13, $115, $87
    rotqbyi $18, $86, 0
    selb $116, $20, $122, $87
    cbd $115, 0($119)
    selb $122, $102, $2, $87
    hbrr osa_steady_tap_branch, osa_steady_tap_loop
    andi $122, $125, 255
    rotqbyi $102, $86, 0
    selb $2, $126, $99, $100
    rotqbyi $125, $16, 3
    selb $16, $121, $103, $104
    shufb $116, $122, $123, $115
    selb $20, $118, $111, $112
    rotqbyi $121, $86, 0
    selb $13, $106, $107, $108
    shlqbii $118, $86, 1
    xor $126, $20, $8
    rotqbii $106, $125, 1
    xor $123, $13, $6
    stqd $116, 0($119)
    xor $120, $16, $117
    rotqbyi $125, $126, 0
    xor $117, $2, $11
    rotqbyi $122, $123, 0
    selb $11, $118, $106, $87
    rotqbyi $119, $120, 0
    selb $115, $4, $2, $114
    rotqbyi $116, $117, 0
    selb $118, $5, $16, $9
    rotqbyi $114, $121, 0
    selb $121, $10, $13, $124
    rotqbyi $110, $102, 0
    ai $92, $92, -1
    rotqbyi $106, $18, 0
    selb $124, $7, $20, $3
    rotqbyi $102, $12, 0
    ai $127, $127, 1
osa_steady_tap_branch:
    brnz $92, osa_steady_tap_loop
osa_steady_tap_end:
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
    stqa $106, 0x18dc0
    stqa $105, 0x18dd0
    stqa $104, 0x18de0
    stqa $103, 0x18df0
    stqa $102, 0x18e00
    stqa $101, 0x18e10
    stqa $100, 0x18e20
    stqa $99, 0x18e30
    bi $0
