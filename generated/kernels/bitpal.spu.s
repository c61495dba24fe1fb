# bitpal in the wavefront layout, 8 rows a lane, for spu.
#
# Made by: minterm compile bitpal --layout wavefront --target spu --alphabet ACGT --rows 8 --emit asm
#
# Local store:
#     0x18000 a         planes of a's symbols, one word a register and plane
#     0x18100 windows   windows of b's symbols, eight shifted copies a residue and plane
#     0x19100 active    windows of "column exists", eight shifted copies a residue
#     0x19900 vertical  vertical flow, one word a register and plane, in and out
#     0x19a00 down      downward flow of the last step, one word a register and plane, in and out
#     0x19b00 top       top edge, one byte a column and plane, in
#     0x19da0 bottom    bottom edge, one byte a step and plane, out
#     0x1a040 tap       scratch, one word a plane and register
#     $3      begin     first iteration
#     $4      end       one past the last iteration
#     32      copy_stride bytes between shifted copies
#     336     top_stride bytes between planes of the top edge
#     336     bottom_stride bytes between planes of the bottom edge
#     $5      tap_byte  byte of the row wanted in a plane's words
# Bits within bytes are the other way round than in other kernels: bit 0 of a word is
# the most significant one. A call does a piece of a strip: begin and end count iterations from a
# multiple of 8 on, end is at most 40, and windows and edges lie here from there on.
#
# What is computed, for a of m and b of n symbols:
#     recurrence bitpal
#       param matching = 1 in 0..5
#       param mismatch = -1 in -8..0
#       param gap = -1 in -8..0
#       predicate match: a[i] == b[j]
#       int S[0][j] = -1 * j
#       int S[i][0] = -1 * i
#       int S[i][j] = max(S[i-1][j] + -1, S[i][j-1] + -1, S[i-1][j-1] + (match ? 1 : -1))
#       answer S[m][n]
#
# Codes of symbols, of which bit p is in plane p:
#     a and b: 'A' 0, 'C' 1, 'G' 2, 'T' 3
#
# Codes of what crosses the edges of cells, bit 0 on the right; bit p is in plane p, and * may be
# either:
#     vertical, S[i][j-1] - S[i-1][j-1]:
#         -1 = 00
#         0 = 10
#         1 = 01
#         2 = 11
#         row 1, 2, .. at the left edge (j - 1 = 0): code 0
#     horizontal, S[i-1][j] - S[i-1][j-1]:
#         -1 = 11
#         0 = 01
#         1 = 10
#         2 = 00
#         column 1, 2, .. at the top edge (i - 1 = 0): code 3
#
# What lies where. Rows and columns are counted from 0 here. A strip has 1024 rows: row r is bit 127 - r / 8
# of word r % 8, and bit x of a word is bit x % 8 of its byte x / 8.
#     a         word (r % 8) * 2 + p: plane p of the symbols of its rows
#     windows   sequence x * 2 + p, for x from 0 to 7: 128 zeros, then plane p of the columns x, x + 8,
#               x + 16, .. and zeros; eight copies of each, as of active
#     active    sequences x, for x from 0 to 7: 128 zeros and then a one for each column x, x + 8, .. that
#               there is. Eight copies of each, copy c without its first c bits: byte (x * 8 + c) *
#               copy_stride begins it. copy_stride is at least iterations / 8 + 17
#     vertical  word (r % 8) * 2 + p: plane p of what enters its rows from the left, and after the
#               last call of what leaves them on the right
#     down      16 words, which may be anything at first
#     top       byte p * top_stride + j: plane p of what enters column j from above, in bit 0; 16 bytes
#               behind the last step are read
#     bottom    byte p * bottom_stride + j + 1023: plane p of what leaves the strip's last row in column j,
#               in bit 0. A step s writes bytes s to s + 3. It may be 1023 bytes before top: a
#               strip then turns the row above it into the row below it
#
# What to call. Step s computes the cells (r, s - r) of all rows r, iteration q the steps from 8 q to 8 q + 7.
# R rows, 1 to 1024 of them, and n columns take (R + n - 1 + 7) / 8 iterations. `edge` does any of them;
# `steady` is faster and does those in which all rows have a column: from (R - 1 + 7) / 8 to n / 8 - 1.
# Calls follow each other in the same memory, each for the iterations from begin to end - 1.
# More rows are strips from the top to the bottom, all but the last of 1024 rows: `bottom` of one is `top`
# of the next, and windows and active are the same for all.
#
# The answer S[m][n] is S[0][n] plus what the vertical codes of all m rows stand for
# after the last call (S[i][n] - S[i-1][n] then).
#
# A cell: 10 gates, fewer than 7 are impossible (shipped).
# spu: 13 gates, depth 6, 0 moves, 8 live registers
# inputs v0 v1 h0 h1 a0 a1 b0 b1
# g0 = xor(a0, b0)
# g1 = xor(a1, b1)
# g2 = or(g0, g1)
# g3 = and(g2, h0)
# g4 = selb(g3, g2, h1)
# g5 = selb(g3, v1, v0)
# g6 = selb(h1, v0, g5)
# g7 = selb(h0, g6, g3)
# g8 = selb(v0, g4, v1)
# g9 = orc(g5, g4)
# g10 = or(g8, g5)
# g11 = eqv(h1, g9)
# g12 = eqv(g9, v1)
# v0' = g7
# v1' = g11
# h0' = g10
# h1' = g12

constants:
    .long 0x00018000, 0x00018000, 0x00018000, 0x00018000
    .long 0x03030303, 0x03030303, 0x03030303, 0x03030303
    .long 0x00010203, 0x04050607, 0x08090a0b, 0x0c0d0e0f
    .long 0x00000000, 0x00000000, 0x00000000, 0x00000001
    .long 0x01020304, 0x05060708, 0x090a0b0c, 0x0d0e0f10
    .long 0x0001a000, 0x0001a000, 0x0001a000, 0x0001a000

.global bitpal_edge
.align 3
bitpal_edge:
    lqa $72, 0x0
    lqa $71, 0x10
    lqa $70, 0x20
    lqa $69, 0x30
    lqa $68, 0x40
    lqa $126, 0x19900
    lqa $125, 0x19910
    lqa $124, 0x19920
    lqa $123, 0x19930
    lqa $122, 0x19940
    lqa $121, 0x19950
    lqa $120, 0x19960
    lqa $119, 0x19970
    lqa $118, 0x19980
    lqa $117, 0x19990
    lqa $116, 0x199a0
    lqa $115, 0x199b0
    lqa $114, 0x199c0
    lqa $113, 0x199d0
    lqa $112, 0x199e0
    lqa $111, 0x199f0
    lqa $110, 0x19a00
    lqa $109, 0x19a10
    lqa $108, 0x19a20
    lqa $107, 0x19a30
    lqa $106, 0x19a40
    lqa $105, 0x19a50
    lqa $104, 0x19a60
    lqa $103, 0x19a70
    lqa $102, 0x19a80
    lqa $101, 0x19a90
    lqa $100, 0x19aa0
    lqa $99, 0x19ab0
    lqa $98, 0x19ac0
    lqa $97, 0x19ad0
    lqa $96, 0x19ae0
    lqa $95, 0x19af0
    andi $6, $3, 7
    rotmi $7, $3, -3
    shli $6, $6, 5
    a $6, $6, $7
    andi $7, $6, -16
    a $7, $7, $72
    lqd $8, 768($7)
    lqd $9, 784($7)
    shufb $6, $6, $6, $71
    andbi $6, $6, 15
    a $6, $6, $70
    shufb $94, $8, $9, $6
    lqd $8, 1024($7)
    lqd $9, 1040($7)
    shufb $93, $8, $9, $6
    lqd $8, 4608($7)
    lqd $9, 4624($7)
    shufb $92, $8, $9, $6
    lqd $8, 1280($7)
    lqd $9, 1296($7)
    shufb $91, $8, $9, $6
    lqd $8, 1536($7)
    lqd $9, 1552($7)
    shufb $90, $8, $9, $6
    lqd $8, 4864($7)
    lqd $9, 4880($7)
    shufb $89, $8, $9, $6
    lqd $8, 1792($7)
    lqd $9, 1808($7)
    shufb $88, $8, $9, $6
    lqd $8, 2048($7)
    lqd $9, 2064($7)
    shufb $87, $8, $9, $6
    lqd $8, 5120($7)
    lqd $9, 5136($7)
    shufb $86, $8, $9, $6
    lqd $8, 2304($7)
    lqd $9, 2320($7)
    shufb $85, $8, $9, $6
    lqd $8, 2560($7)
    lqd $9, 2576($7)
    shufb $84, $8, $9, $6
    lqd $8, 5376($7)
    lqd $9, 5392($7)
    shufb $83, $8, $9, $6
    lqd $8, 2816($7)
    lqd $9, 2832($7)
    shufb $82, $8, $9, $6
    lqd $8, 3072($7)
    lqd $9, 3088($7)
    shufb $81, $8, $9, $6
    lqd $8, 5632($7)
    lqd $9, 5648($7)
    shufb $80, $8, $9, $6
    lqd $8, 3328($7)
    lqd $9, 3344($7)
    shufb $79, $8, $9, $6
    lqd $8, 3584($7)
    lqd $9, 3600($7)
    shufb $78, $8, $9, $6
    lqd $8, 5888($7)
    lqd $9, 5904($7)
    shufb $77, $8, $9, $6
    lqd $8, 3840($7)
    lqd $9, 3856($7)
    shufb $76, $8, $9, $6
    lqd $8, 4096($7)
    lqd $9, 4112($7)
    shufb $75, $8, $9, $6
    lqd $8, 6144($7)
    lqd $7, 6160($7)
    shufb $74, $8, $7, $6
    sf $73, $3, $4
    ori $127, $3, 0
    cgti $2, $73, 0
    brz $2, bitpal_edge_end
    ai $2, $127, 1
    andi $7, $2, 7
    shli $3, $7, 5
    shli $4, $127, 3
    andi $5, $4, -16
    ai $127, $127, 1
    a $6, $5, $72
    rotmi $5, $2, -3
    lqa $7, 0x180e0
    lqa $2, 0x180f0
    lqd $8, 7248($6)
    cdd $9, 0($4)
    lqa $10, 0x180e0
    xor $11, $2, $75
# 990 cycles an iteration, 990 at least: 990 instructions for the even pipe, 279 for the odd one; 0 cycles of nops alone
.align 3
bitpal_edge_loop:
    ai $2, $127, 1
    lnop
    xor $13, $7, $76
    rotqby $12, $8, $4
    andi $7, $2, 7
    lqd $8, 6912($6)
    a $14, $3, $5
    lnop
    shli $3, $7, 5
    lqa $5, 0x180f0
    xor $16, $10, $94
    shufb $15, $14, $14, $71
    andi $94, $14, -16
    lnop
    ai $73, $73, -1
    lnop
    a $10, $94, $72
    rotqby $7, $8, $4
    andbi $94, $15, 15
    lnop
    shli $4, $127, 3
    lnop
    xor $14, $5, $93
    shlqbii $15, $96, 1
    a $8, $94, $70
    rotqbii $96, $7, 1
    or $93, $16, $14
    shlqbii $94, $95, 1
    andi $5, $4, -16
    rotqbii $95, $12, 1
    and $14, $93, $98
    lnop
    selb $16, $15, $96, $69
    lnop
    selb $96, $14, $111, $112
    lnop
    selb $15, $94, $95, $69
    lnop
    selb $95, $97, $112, $96
    lqa $94, 0x180c0
    selb $17, $14, $93, $97
    lqa $18, 0x180d0
    selb $93, $98, $95, $14
    lnop
    selb $98, $112, $17, $111
    lnop
    orc $95, $96, $17
    lnop
    or $17, $98, $96
    lnop
    xor $98, $94, $91
    lnop
    xor $94, $18, $90
    lnop
    eqv $18, $97, $95
    lnop
    or $97, $98, $94
    lnop
    eqv $98, $95, $111
    lnop
    and $95, $97, $100
    lnop
    selb $94, $112, $93, $92
    lnop
    selb $112, $95, $113, $114
    lnop
    selb $93, $111, $18, $92
    lnop
    selb $111, $99, $114, $112
    lqa $92, 0x180a0
    selb $18, $95, $97, $99
    lqa $96, 0x180b0
    selb $97, $100, $111, $95
    lnop
    selb $111, $114, $18, $113
    lnop
    orc $100, $112, $18
    lnop
    or $18, $111, $112
    lnop
    xor $112, $92, $88
    lnop
    xor $92, $96, $87
    lnop
    eqv $96, $99, $100
    lnop
    or $99, $112, $92
    lnop
    eqv $112, $100, $113
    lnop
    and $100, $99, $102
    lnop
    selb $92, $114, $97, $89
    lnop
    selb $114, $100, $115, $116
    lnop
    selb $97, $113, $96, $89
    lnop
    selb $113, $101, $116, $114
    lqa $96, 0x18080
    selb $111, $100, $99, $101
    lqa $95, 0x18090
    selb $99, $102, $113, $100
    lnop
    selb $113, $116, $111, $115
    lnop
    orc $102, $114, $111
    lnop
    or $111, $113, $114
    lnop
    xor $114, $96, $85
    lnop
    xor $96, $95, $84
    lnop
    eqv $95, $101, $102
    lnop
    or $101, $114, $96
    lnop
    eqv $114, $102, $115
    lnop
    and $102, $101, $104
    lnop
    selb $96, $116, $99, $86
    lnop
    selb $116, $102, $117, $118
    lnop
    selb $99, $115, $95, $86
    lnop
    selb $115, $103, $118, $116
    lqa $95, 0x18060
    selb $113, $102, $101, $103
    lqa $100, 0x18070
    selb $101, $104, $115, $102
    lnop
    selb $115, $118, $113, $117
    lnop
    orc $104, $116, $113
    lnop
    or $113, $115, $116
    lnop
    xor $116, $95, $82
    lnop
    xor $95, $100, $81
    lnop
    eqv $100, $103, $104
    lnop
    or $103, $116, $95
    lnop
    eqv $116, $104, $117
    lnop
    and $104, $103, $106
    lnop
    selb $95, $118, $101, $83
    lnop
    selb $118, $104, $119, $120
    lnop
    selb $101, $117, $100, $83
    lnop
    selb $117, $105, $120, $118
    lqa $100, 0x18040
    selb $115, $104, $103, $105
    lqa $102, 0x18050
    selb $103, $106, $117, $104
    lnop
    selb $117, $120, $115, $119
    lnop
    orc $106, $118, $115
    lnop
    or $115, $117, $118
    lnop
    xor $118, $100, $79
    lnop
    xor $100, $102, $78
    lnop
    eqv $102, $105, $106
    lnop
    or $105, $118, $100
    lnop
    eqv $118, $106, $119
    lnop
    and $106, $105, $108
    lnop
    selb $100, $120, $103, $80
    lnop
    selb $120, $106, $121, $122
    lnop
    selb $103, $119, $102, $80
    lnop
    selb $119, $107, $122, $120
    lqa $102, 0x18020
    selb $117, $106, $105, $107
    lqa $104, 0x18030
    selb $105, $108, $119, $106
    lnop
    selb $119, $122, $117, $121
    lnop
    orc $108, $120, $117
    lnop
    or $117, $119, $120
    lnop
    xor $120, $102, $76
    lnop
    xor $102, $104, $75
    lnop
    eqv $104, $107, $108
    lnop
    or $119, $120, $102
    lqd $107, 256($10)
    eqv $102, $108, $121
    lqd $120, 272($10)
    and $106, $119, $110
    lqd $108, 512($10)
    selb $19, $122, $105, $77
    lqd $14, 528($10)
    selb $122, $106, $123, $124
    lnop
    selb $105, $121, $104, $77
    lnop
    selb $104, $109, $124, $122
    lqa $20, 0x18000
    selb $21, $106, $119, $109
    lqa $22, 0x18010
    selb $119, $110, $104, $106
    shufb $121, $107, $120, $8
    selb $120, $124, $21, $123
    shufb $110, $108, $14, $8
    orc $108, $122, $21
    lnop
    or $21, $120, $122
    lnop
    xor $122, $20, $121
    lnop
    xor $20, $22, $110
    lnop
    eqv $22, $109, $108
    lnop
    or $109, $122, $20
    lnop
    eqv $122, $108, $123
    lnop
    and $108, $109, $16
    lnop
    selb $20, $124, $119, $74
    lnop
    selb $119, $108, $125, $126
    lqd $124, 4352($10)
    selb $107, $123, $22, $74
    lqd $120, 4368($10)
    selb $123, $15, $126, $119
    lnop
    selb $22, $108, $109, $15
    lnop
    selb $109, $16, $123, $108
    lqa $106, 0x180e0
    selb $123, $126, $22, $125
    lqa $108, 0x180f0
    orc $16, $119, $22
    lnop
    or $22, $123, $119
    shufb $14, $124, $120, $8
    eqv $124, $15, $16
    rotqbyi $123, $7, 1
    eqv $15, $16, $125
    lnop
    xor $120, $106, $91
    rotqbyi $16, $12, 1
    xor $91, $108, $90
    shlqbii $106, $17, 1
    selb $108, $126, $109, $14
    rotqbii $90, $123, 1
    or $123, $120, $91
    shlqbii $126, $98, 1
    selb $120, $125, $124, $14
    rotqbii $91, $16, 1
    and $124, $123, $18
    shufb $125, $17, $17, $68
    selb $16, $106, $90, $69
    shufb $17, $98, $98, $68
    selb $106, $124, $93, $94
    lnop
    selb $98, $126, $91, $69
    lnop
    selb $126, $112, $94, $106
    lqa $91, 0x180c0
    selb $90, $124, $123, $112
    lqa $109, 0x180d0
    selb $123, $18, $126, $124
    lnop
    selb $126, $94, $90, $93
    lnop
    orc $124, $106, $90
    lnop
    or $90, $126, $106
    lnop
    xor $126, $91, $88
    lnop
    xor $91, $109, $87
    lnop
    eqv $109, $112, $124
    lnop
    or $112, $126, $91
    lnop
    eqv $126, $124, $93
    lnop
    and $124, $112, $111
    lnop
    selb $91, $94, $123, $89
    lnop
    selb $123, $124, $97, $92
    lnop
    selb $106, $93, $109, $89
    lnop
    selb $109, $114, $92, $123
    lqa $93, 0x180a0
    selb $89, $124, $112, $114
    lqa $94, 0x180b0
    selb $112, $111, $109, $124
    lnop
    selb $124, $92, $89, $97
    lnop
    orc $111, $123, $89
    lnop
    or $89, $124, $123
    lnop
    xor $124, $93, $85
    lnop
    xor $93, $94, $84
    lnop
    eqv $94, $114, $111
    lnop
    or $114, $124, $93
    lnop
    eqv $124, $111, $97
    lnop
    and $111, $114, $113
    lnop
    selb $123, $92, $112, $86
    lnop
    selb $112, $111, $99, $96
    lnop
    selb $109, $97, $94, $86
    lnop
    selb $97, $116, $96, $112
    lqa $94, 0x18080
    selb $92, $111, $114, $116
    lqa $93, 0x18090
    selb $114, $113, $97, $111
    lnop
    selb $113, $96, $92, $99
    lnop
    orc $111, $112, $92
    lnop
    or $97, $113, $112
    lnop
    xor $113, $94, $82
    lnop
    xor $94, $93, $81
    lnop
    eqv $93, $116, $111
    lnop
    or $116, $113, $94
    lnop
    eqv $113, $111, $99
    lnop
    and $111, $116, $115
    lnop
    selb $112, $96, $114, $83
    lnop
    selb $114, $111, $101, $95
    lnop
    selb $96, $99, $93, $83
    lnop
    selb $99, $118, $95, $114
    lqa $93, 0x18060
    selb $94, $111, $116, $118
    lqa $92, 0x18070
    selb $116, $115, $99, $111
    lnop
    selb $115, $95, $94, $101
    lnop
    orc $111, $114, $94
    lnop
    or $99, $115, $114
    lnop
    xor $115, $93, $79
    lnop
    xor $93, $92, $78
    lnop
    eqv $92, $118, $111
    lnop
    or $118, $115, $93
    lnop
    eqv $115, $111, $101
    lnop
    and $111, $118, $117
    lnop
    selb $114, $95, $116, $80
    lnop
    selb $116, $111, $103, $100
    lnop
    selb $95, $101, $92, $80
    lnop
    selb $101, $102, $100, $116
    lqa $92, 0x18040
    selb $93, $111, $118, $102
    lqa $94, 0x18050
    selb $118, $117, $101, $111
    lnop
    selb $117, $100, $93, $103
    lnop
    orc $111, $116, $93
    lnop
    or $101, $117, $116
    lnop
    xor $117, $92, $76
    lnop
    xor $92, $94, $75
    lnop
    eqv $94, $102, $111
    lnop
    or $102, $117, $92
    lnop
    eqv $117, $111, $103
    lnop
    and $111, $102, $21
    lnop
    selb $116, $100, $118, $77
    lnop
    selb $118, $111, $105, $19
    lnop
    selb $100, $103, $94, $77
    lnop
    selb $103, $122, $19, $118
    lqa $94, 0x18020
    selb $92, $111, $102, $122
    lqa $93, 0x18030
    selb $102, $21, $103, $111
    lnop
    selb $111, $19, $92, $105
    lnop
    orc $103, $118, $92
    lnop
    or $21, $111, $118
    lnop
    xor $118, $94, $121
    lnop
    xor $94, $93, $110
    lnop
    eqv $93, $122, $103
    lnop
    or $111, $118, $94
    lqd $122, 768($10)
    eqv $18, $103, $105
    lqd $118, 784($10)
    and $92, $111, $22
    lqd $103, 1024($10)
    selb $104, $19, $102, $74
    lqd $119, 1040($10)
    selb $102, $92, $107, $20
    lnop
    selb $19, $105, $93, $74
    lnop
    selb $105, $15, $20, $102
    lqa $23, 0x18000
    selb $24, $92, $111, $15
    lqa $25, 0x18010
    selb $111, $22, $105, $92
    shufb $94, $122, $118, $8
    selb $122, $20, $24, $107
    shufb $93, $103, $119, $8
    orc $119, $102, $24
    lnop
    or $24, $122, $102
    lnop
    xor $122, $23, $94
    lnop
    xor $23, $25, $93
    lnop
    eqv $25, $15, $119
    lnop
    or $15, $122, $23
    lnop
    eqv $122, $119, $107
    lnop
    and $119, $15, $16
    lnop
    selb $23, $20, $111, $14
    lnop
    selb $20, $119, $120, $108
    lqd $111, 4608($10)
    selb $103, $107, $25, $14
    lqd $102, 4624($10)
    selb $107, $98, $108, $20
    lnop
    selb $25, $119, $15, $98
    lnop
    selb $15, $16, $107, $119
    lqa $118, 0x180e0
    selb $119, $108, $25, $120
    lqa $107, 0x180f0
    orc $16, $20, $25
    lnop
    or $25, $119, $20
    shufb $92, $111, $102, $8
    eqv $119, $98, $16
    rotqbyi $111, $7, 2
    eqv $98, $16, $120
    lnop
    xor $102, $118, $88
    rotqbyi $16, $12, 2
    xor $88, $107, $87
    shlqbii $118, $90, 1
    selb $107, $108, $15, $92
    rotqbii $87, $111, 1
    or $108, $102, $88
    shlqbii $111, $126, 1
    selb $102, $120, $119, $92
    rotqbii $88, $16, 1
    and $119, $108, $89
    shufb $120, $125, $90, $68
    selb $16, $118, $87, $69
    shufb $125, $17, $126, $68
    selb $126, $119, $106, $91
    lnop
    selb $118, $111, $88, $69
    lnop
    selb $111, $124, $91, $126
    lqa $88, 0x180c0
    selb $87, $119, $108, $124
    lqa $17, 0x180d0
    selb $108, $89, $111, $119
    lnop
    selb $119, $91, $87, $106
    lnop
    orc $111, $126, $87
    lnop
    or $87, $119, $126
    lnop
    xor $126, $88, $85
    lnop
    xor $88, $17, $84
    lnop
    eqv $17, $124, $111
    lnop
    or $124, $126, $88
    lnop
    eqv $126, $111, $106
    lnop
    and $111, $124, $97
    lnop
    selb $88, $91, $108, $86
    lnop
    selb $108, $111, $109, $123
    lnop
    selb $119, $106, $17, $86
    lnop
    selb $106, $113, $123, $108
    lqa $86, 0x180a0
    selb $17, $111, $124, $113
    lqa $91, 0x180b0
    selb $124, $97, $106, $111
    lnop
    selb $111, $123, $17, $109
    lnop
    orc $106, $108, $17
    lnop
    or $17, $111, $108
    lnop
    xor $111, $86, $82
    lnop
    xor $86, $91, $81
    lnop
    eqv $91, $113, $106
    lnop
    or $113, $111, $86
    lnop
    eqv $111, $106, $109
    lnop
    and $106, $113, $99
    lnop
    selb $86, $123, $124, $83
    lnop
    selb $124, $106, $96, $112
    lnop
    selb $123, $109, $91, $83
    lnop
    selb $109, $115, $112, $124
    lqa $91, 0x18080
    selb $108, $106, $113, $115
    lqa $97, 0x18090
    selb $113, $99, $109, $106
    lnop
    selb $109, $112, $108, $96
    lnop
    orc $106, $124, $108
    lnop
    or $108, $109, $124
    lnop
    xor $124, $91, $79
    lnop
    xor $91, $97, $78
    lnop
    eqv $97, $115, $106
    lnop
    or $115, $124, $91
    lnop
    eqv $124, $106, $96
    lnop
    and $106, $115, $101
    lnop
    selb $109, $112, $113, $80
    lnop
    selb $113, $106, $95, $114
    lnop
    selb $112, $96, $97, $80
    lnop
    selb $97, $117, $114, $113
    lqa $96, 0x18060
    selb $91, $106, $115, $117
    lqa $99, 0x18070
    selb $115, $101, $97, $106
    lnop
    selb $106, $114, $91, $95
    lnop
    orc $101, $113, $91
    lnop
    or $97, $106, $113
    lnop
    xor $113, $96, $76
    lnop
    xor $96, $99, $75
    lnop
    eqv $99, $117, $101
    lnop
    or $117, $113, $96
    lnop
    eqv $113, $101, $95
    lnop
    and $101, $117, $21
    lnop
    selb $96, $114, $115, $77
    lnop
    selb $115, $101, $100, $116
    lnop
    selb $114, $95, $99, $77
    lnop
    selb $99, $18, $116, $115
    lqa $95, 0x18040
    selb $106, $101, $117, $18
    lqa $91, 0x18050
    selb $117, $21, $99, $101
    lnop
    selb $101, $116, $106, $100
    lnop
    orc $99, $115, $106
    lnop
    or $106, $101, $115
    lnop
    xor $115, $95, $121
    lnop
    xor $95, $91, $110
    lnop
    eqv $91, $18, $99
    lnop
    or $18, $115, $95
    lnop
    eqv $115, $99, $100
    lnop
    and $99, $18, $24
    lnop
    selb $95, $116, $117, $74
    lnop
    selb $117, $99, $19, $104
    lnop
    selb $116, $100, $91, $74
    lnop
    selb $100, $122, $104, $117
    lqa $91, 0x18020
    selb $101, $99, $18, $122
    lqa $21, 0x18030
    selb $18, $24, $100, $99
    lnop
    selb $100, $104, $101, $19
    lnop
    orc $99, $117, $101
    lnop
    or $101, $100, $117
    lnop
    xor $117, $91, $94
    lnop
    xor $91, $21, $93
    lnop
    eqv $21, $122, $99
    lnop
    or $100, $117, $91
    lqd $122, 1280($10)
    eqv $24, $99, $19
    lqd $117, 1296($10)
    and $89, $100, $25
    lqd $99, 1536($10)
    selb $20, $104, $18, $14
    lqd $15, 1552($10)
    selb $104, $89, $103, $23
    lnop
    selb $18, $19, $21, $14
    lnop
    selb $19, $98, $23, $104
    lqa $21, 0x18000
    selb $105, $89, $100, $98
    lqa $22, 0x18010
    selb $100, $25, $19, $89
    shufb $91, $122, $117, $8
    selb $122, $23, $105, $103
    shufb $90, $99, $15, $8
    orc $99, $104, $105
    lnop
    or $105, $122, $104
    lnop
    xor $122, $21, $91
    lnop
    xor $21, $22, $90
    lnop
    eqv $22, $98, $99
    lnop
    or $98, $122, $21
    lnop
    eqv $122, $99, $103
    lnop
    and $99, $98, $16
    lnop
    selb $21, $23, $100, $92
    lnop
    selb $23, $99, $102, $107
    lqd $100, 4864($10)
    selb $15, $103, $22, $92
    lqd $104, 4880($10)
    selb $103, $118, $107, $23
    lnop
    selb $22, $99, $98, $118
    lnop
    selb $98, $16, $103, $99
    lqa $117, 0x180e0
    selb $103, $107, $22, $102
    lqa $99, 0x180f0
    orc $16, $23, $22
    lnop
    or $22, $103, $23
    shufb $89, $100, $104, $8
    eqv $104, $118, $16
    rotqbyi $103, $7, 3
    eqv $118, $16, $102
    lnop
    xor $100, $117, $85
    rotqbyi $16, $12, 3
    xor $85, $99, $84
    shlqbii $117, $87, 1
    selb $99, $107, $98, $89
    rotqbii $84, $103, 1
    or $103, $100, $85
    shlqbii $107, $126, 1
    selb $100, $102, $104, $89
    rotqbii $85, $16, 1
    and $102, $103, $17
    shufb $104, $120, $87, $68
    selb $16, $117, $84, $69
    shufb $120, $125, $126, $68
    selb $126, $102, $119, $88
    lnop
    selb $125, $107, $85, $69
    lnop
    selb $107, $111, $88, $126
    lqa $85, 0x180c0
    selb $117, $102, $103, $111
    lqa $84, 0x180d0
    selb $103, $17, $107, $102
    lnop
    selb $107, $88, $117, $119
    lnop
    orc $102, $126, $117
    lnop
    or $117, $107, $126
    lnop
    xor $126, $85, $82
    lnop
    xor $85, $84, $81
    lnop
    eqv $84, $111, $102
    lnop
    or $111, $126, $85
    lnop
    eqv $126, $102, $119
    lnop
    and $102, $111, $108
    lnop
    selb $85, $88, $103, $83
    lnop
    selb $103, $102, $123, $86
    lnop
    selb $107, $119, $84, $83
    lnop
    selb $119, $124, $86, $103
    lqa $84, 0x180a0
    selb $83, $102, $111, $124
    lqa $88, 0x180b0
    selb $111, $108, $119, $102
    lnop
    selb $119, $86, $83, $123
    lnop
    orc $108, $103, $83
    lnop
    or $83, $119, $103
    lnop
    xor $119, $84, $79
    lnop
    xor $84, $88, $78
    lnop
    eqv $88, $124, $108
    lnop
    or $124, $119, $84
    lnop
    eqv $119, $108, $123
    lnop
    and $108, $124, $97
    lnop
    selb $84, $86, $111, $80
    lnop
    selb $111, $108, $112, $109
    lnop
    selb $103, $123, $88, $80
    lnop
    selb $123, $113, $109, $111
    lqa $88, 0x18080
    selb $86, $108, $124, $113
    lqa $102, 0x18090
    selb $124, $97, $123, $108
    lnop
    selb $123, $109, $86, $112
    lnop
    orc $108, $111, $86
    lnop
    or $97, $123, $111
    lnop
    xor $123, $88, $76
    lnop
    xor $88, $102, $75
    lnop
    eqv $102, $113, $108
    lnop
    or $113, $123, $88
    lnop
    eqv $123, $108, $112
    lnop
    and $108, $113, $106
    lnop
    selb $111, $109, $124, $77
    lnop
    selb $124, $108, $114, $96
    lnop
    selb $109, $112, $102, $77
    lnop
    selb $112, $115, $96, $124
    lqa $102, 0x18060
    selb $88, $108, $113, $115
    lqa $86, 0x18070
    selb $113, $106, $112, $108
    lnop
    selb $112, $96, $88, $114
    lnop
    orc $108, $124, $88
    lnop
    or $106, $112, $124
    lnop
    xor $124, $102, $121
    lnop
    xor $102, $86, $110
    lnop
    eqv $86, $115, $108
    lnop
    or $115, $124, $102
    lnop
    eqv $124, $108, $114
    lnop
    and $108, $115, $101
    lnop
    selb $102, $96, $113, $74
    lnop
    selb $113, $108, $116, $95
    lnop
    selb $96, $114, $86, $74
    lnop
    selb $114, $24, $95, $113
    lqa $86, 0x18040
    selb $112, $108, $115, $24
    lqa $88, 0x18050
    selb $115, $101, $114, $108
    lnop
    selb $114, $95, $112, $116
    lnop
    orc $108, $113, $112
    lnop
    or $112, $114, $113
    lnop
    xor $114, $86, $94
    lnop
    xor $86, $88, $93
    lnop
    eqv $88, $24, $108
    lnop
    or $24, $114, $86
    lnop
    eqv $114, $108, $116
    lnop
    and $108, $24, $105
    lnop
    selb $113, $95, $115, $14
    lnop
    selb $115, $108, $18, $20
    lnop
    selb $95, $116, $88, $14
    lnop
    selb $116, $122, $20, $115
    lqa $88, 0x18020
    selb $86, $108, $24, $122
    lqa $101, 0x18030
    selb $24, $105, $116, $108
    lnop
    selb $116, $20, $86, $18
    lnop
    orc $108, $115, $86
    lnop
    or $105, $116, $115
    lnop
    xor $116, $88, $91
    lnop
    xor $88, $101, $90
    lnop
    eqv $101, $122, $108
    lnop
    or $115, $116, $88
    lqd $122, 1792($10)
    eqv $17, $108, $18
    lqd $116, 1808($10)
    and $86, $115, $22
    lqd $108, 2048($10)
    selb $23, $20, $24, $92
    lqd $98, 2064($10)
    selb $20, $86, $15, $21
    lnop
    selb $24, $18, $101, $92
    lnop
    selb $101, $118, $21, $20
    lqa $18, 0x18000
    selb $19, $86, $115, $118
    lqa $25, 0x18010
    selb $115, $22, $101, $86
    shufb $88, $122, $116, $8
    selb $122, $21, $19, $15
    shufb $87, $108, $98, $8
    orc $108, $20, $19
    lnop
    or $19, $122, $20
    lnop
    xor $122, $18, $88
    lnop
    xor $18, $25, $87
    lnop
    eqv $25, $118, $108
    lnop
    or $118, $122, $18
    lnop
    eqv $122, $108, $15
    lnop
    and $108, $118, $16
    lnop
    selb $18, $21, $115, $89
    lnop
    selb $21, $108, $100, $99
    lqd $115, 5120($10)
    selb $98, $15, $25, $89
    lqd $20, 5136($10)
    selb $15, $125, $99, $21
    lnop
    selb $25, $108, $118, $125
    lnop
    selb $118, $16, $15, $108
    lqa $116, 0x180e0
    selb $108, $99, $25, $100
    lqa $15, 0x180f0
    orc $16, $21, $25
    lnop
    or $25, $108, $21
    shufb $86, $115, $20, $8
    eqv $115, $125, $16
    rotqbyi $108, $7, 4
    eqv $20, $16, $100
    lnop
    xor $125, $116, $82
    rotqbyi $16, $12, 4
    xor $82, $15, $81
    shlqbii $116, $117, 1
    selb $81, $99, $118, $86
    rotqbii $15, $108, 1
    or $108, $125, $82
    shlqbii $118, $126, 1
    selb $82, $100, $115, $86
    rotqbii $125, $16, 1
    and $100, $108, $83
    shufb $115, $104, $117, $68
    selb $104, $116, $15, $69
    shufb $117, $120, $126, $68
    selb $126, $100, $107, $85
    lnop
    selb $120, $118, $125, $69
    lnop
    selb $125, $119, $85, $126
    lqa $118, 0x180c0
    selb $116, $100, $108, $119
    lqa $15, 0x180d0
    selb $108, $83, $125, $100
    lnop
    selb $125, $85, $116, $107
    lnop
    orc $100, $126, $116
    lnop
    or $116, $125, $126
    lnop
    xor $126, $118, $79
    lnop
    xor $118, $15, $78
    lnop
    eqv $15, $119, $100
    lnop
    or $119, $126, $118
    lnop
    eqv $118, $100, $107
    lnop
    and $100, $119, $97
    lnop
    selb $16, $85, $108, $80
    lnop
    selb $108, $100, $103, $84
    lnop
    selb $99, $107, $15, $80
    lnop
    selb $107, $123, $84, $108
    lqa $80, 0x180a0
    selb $15, $100, $119, $123
    lqa $85, 0x180b0
    selb $119, $97, $107, $100
    lnop
    selb $107, $84, $15, $103
    lnop
    orc $100, $108, $15
    lnop
    or $15, $107, $108
    lnop
    xor $108, $80, $76
    lnop
    xor $80, $85, $75
    lnop
    eqv $85, $123, $100
    lnop
    or $123, $108, $80
    lnop
    eqv $80, $100, $103
    lnop
    and $100, $123, $106
    lnop
    selb $97, $84, $119, $77
    lnop
    selb $119, $100, $109, $111
    lnop
    selb $21, $103, $85, $77
    lnop
    selb $103, $124, $111, $119
    lqa $85, 0x18080
    selb $84, $100, $123, $124
    lqa $108, 0x18090
    selb $123, $106, $103, $100
    lnop
    selb $106, $111, $84, $109
    lnop
    orc $103, $119, $84
    lnop
    or $100, $106, $119
    lnop
    xor $119, $85, $121
    lnop
    xor $85, $108, $110
    lnop
    eqv $108, $124, $103
    lnop
    or $124, $119, $85
    lnop
    eqv $106, $103, $109
    lnop
    and $103, $124, $112
    lnop
    selb $101, $111, $123, $74
    lnop
    selb $123, $103, $96, $102
    lnop
    selb $111, $109, $108, $74
    lnop
    selb $109, $114, $102, $123
    lqa $108, 0x18060
    selb $119, $103, $124, $114
    lqa $85, 0x18070
    selb $124, $112, $109, $103
    lnop
    selb $112, $102, $119, $96
    lnop
    orc $109, $123, $119
    lnop
    or $103, $112, $123
    lnop
    xor $123, $108, $94
    lnop
    xor $108, $85, $93
    lnop
    eqv $85, $114, $109
    lnop
    or $114, $123, $108
    lnop
    eqv $112, $109, $96
    lnop
    and $109, $114, $105
    lnop
    selb $22, $102, $124, $14
    lnop
    selb $124, $109, $95, $113
    lnop
    selb $102, $96, $85, $14
    lnop
    selb $96, $17, $113, $124
    lqa $85, 0x18040
    selb $123, $109, $114, $17
    lqa $108, 0x18050
    selb $114, $105, $96, $109
    lnop
    selb $109, $113, $123, $95
    lnop
    orc $105, $124, $123
    lnop
    or $96, $109, $124
    lnop
    xor $124, $85, $91
    lnop
    xor $85, $108, $90
    lnop
    eqv $108, $17, $105
    lnop
    or $17, $124, $85
    lnop
    eqv $26, $105, $95
    lnop
    and $105, $17, $19
    lnop
    selb $125, $113, $114, $92
    lnop
    selb $114, $105, $24, $23
    lnop
    selb $126, $95, $108, $92
    lnop
    selb $108, $122, $23, $114
    lqa $95, 0x18020
    selb $113, $105, $17, $122
    lqa $124, 0x18030
    selb $17, $19, $108, $105
    lnop
    selb $108, $23, $113, $24
    lnop
    orc $105, $114, $113
    lnop
    or $113, $108, $114
    lnop
    xor $114, $95, $88
    lnop
    xor $95, $124, $87
    lnop
    eqv $108, $122, $105
    lnop
    or $19, $114, $95
    lqd $122, 2304($10)
    eqv $95, $105, $24
    lqd $114, 2320($10)
    and $109, $19, $25
    lqd $105, 2560($10)
    selb $123, $23, $17, $89
    lqd $119, 2576($10)
    selb $17, $109, $98, $18
    lnop
    selb $124, $24, $108, $89
    lnop
    selb $108, $20, $18, $17
    lqa $24, 0x18000
    selb $23, $109, $19, $20
    lqa $107, 0x18010
    selb $19, $25, $108, $109
    shufb $85, $122, $114, $8
    selb $122, $18, $23, $98
    shufb $84, $105, $119, $8
    orc $119, $17, $23
    lnop
    or $23, $122, $17
    lnop
    xor $122, $24, $85
    lnop
    xor $24, $107, $84
    lnop
    eqv $17, $20, $119
    lnop
    or $20, $122, $24
    lnop
    eqv $109, $119, $98
    lnop
    and $119, $20, $104
    lnop
    selb $122, $18, $19, $86
    lnop
    selb $19, $119, $82, $81
    lqd $18, 5376($10)
    selb $107, $98, $17, $86
    lqd $24, 5392($10)
    selb $98, $120, $81, $19
    lnop
    selb $17, $119, $20, $120
    lnop
    selb $20, $104, $98, $119
    lqa $105, 0x180e0
    selb $119, $81, $17, $82
    lqa $104, 0x180f0
    orc $98, $19, $17
    lnop
    or $108, $119, $19
    shufb $83, $18, $24, $8
    eqv $18, $120, $98
    rotqbyi $19, $7, 5
    eqv $119, $98, $82
    lnop
    xor $120, $105, $79
    rotqbyi $98, $12, 5
    xor $79, $104, $78
    shlqbii $105, $116, 1
    selb $78, $81, $20, $83
    rotqbii $104, $19, 1
    or $19, $120, $79
    shlqbii $81, $118, 1
    selb $79, $82, $18, $83
    rotqbii $20, $98, 1
    and $82, $19, $15
    shufb $98, $115, $116, $68
    selb $120, $105, $104, $69
    shufb $116, $117, $118, $68
    selb $118, $82, $99, $16
    lnop
    selb $105, $81, $20, $69
    lnop
    selb $81, $80, $16, $118
    lqa $20, 0x180c0
    selb $117, $82, $19, $80
    lqa $104, 0x180d0
    selb $19, $15, $81, $82
    lnop
    selb $82, $16, $117, $99
    lnop
    orc $81, $118, $117
    lnop
    or $15, $82, $118
    lnop
    xor $118, $20, $76
    lnop
    xor $76, $104, $75
    lnop
    eqv $104, $80, $81
    lnop
    or $80, $118, $76
    lnop
    eqv $20, $81, $99
    lnop
    and $81, $80, $100
    lnop
    selb $115, $16, $19, $77
    lnop
    selb $16, $81, $21, $97
    lnop
    selb $19, $99, $104, $77
    lnop
    selb $104, $106, $97, $16
    lqa $99, 0x180a0
    selb $77, $81, $80, $106
    lqa $118, 0x180b0
    selb $80, $100, $104, $81
    lnop
    selb $104, $97, $77, $21
    lnop
    orc $100, $16, $77
    lnop
    or $18, $104, $16
    lnop
    xor $104, $99, $121
    lnop
    xor $99, $118, $110
    lnop
    eqv $118, $106, $100
    lnop
    or $106, $104, $99
    lnop
    eqv $104, $100, $21
    lnop
    and $100, $106, $103
    lnop
    selb $99, $97, $80, $74
    lnop
    selb $97, $100, $111, $101
    lnop
    selb $77, $21, $118, $74
    lnop
    selb $118, $112, $101, $97
    lqa $21, 0x18080
    selb $80, $100, $106, $112
    lqa $16, 0x18090
    selb $106, $103, $118, $100
    lnop
    selb $118, $101, $80, $111
    lnop
    orc $103, $97, $80
    lnop
    or $100, $118, $97
    lnop
    xor $118, $21, $94
    lnop
    xor $21, $16, $93
    lnop
    eqv $16, $112, $103
    lnop
    or $112, $118, $21
    lnop
    eqv $21, $103, $111
    lnop
    and $103, $112, $96
    lnop
    selb $97, $101, $106, $14
    lnop
    selb $106, $103, $102, $22
    lnop
    selb $75, $111, $16, $14
    lnop
    selb $111, $26, $22, $106
    lqa $16, 0x18060
    selb $101, $103, $112, $26
    lqa $118, 0x18070
    selb $112, $96, $111, $103
    lnop
    selb $111, $22, $101, $102
    lnop
    orc $103, $106, $101
    lnop
    or $101, $111, $106
    lnop
    xor $111, $16, $91
    lnop
    xor $16, $118, $90
    lnop
    eqv $118, $26, $103
    lnop
    or $26, $111, $16
    lnop
    eqv $76, $103, $102
    lnop
    and $103, $26, $113
    lnop
    selb $106, $22, $112, $92
    lqa $111, 0x180d0
    selb $22, $103, $126, $125
    lqa $112, 0x180c0
    selb $117, $102, $118, $92
    lqa $16, 0x18040
    selb $118, $95, $125, $22
    lnop
    selb $102, $103, $26, $95
    lqa $96, 0x18050
    selb $26, $113, $118, $103
    lnop
    xor $118, $111, $110
    lnop
    xor $111, $112, $121
    lqa $113, 0x180f0
    xor $112, $16, $88
    lnop
    orc $16, $22, $102
    lnop
    xor $103, $96, $87
    lnop
    eqv $96, $95, $16
    lqa $80, 0x180e0
    or $95, $112, $103
    lnop
    xor $112, $113, $110
    lnop
    and $113, $95, $23
    lnop
    or $110, $111, $118
    lnop
    selb $111, $113, $124, $123
    lnop
    xor $118, $80, $121
    lnop
    selb $121, $109, $123, $111
    lqa $80, 0x18020
    selb $103, $113, $95, $109
    lqa $81, 0x18030
    selb $95, $23, $121, $113
    lnop
    selb $121, $123, $103, $124
    lnop
    and $113, $110, $100
    lnop
    or $23, $121, $111
    lnop
    xor $121, $80, $85
    lnop
    xor $80, $81, $84
    lnop
    selb $24, $113, $110, $21
    lnop
    or $81, $121, $80
    lqd $110, 2816($10)
    selb $17, $99, $24, $77
    lqd $80, 2832($10)
    and $25, $81, $108
    lqd $114, 3072($10)
    or $28, $118, $112
    lqd $27, 3088($10)
    selb $118, $25, $107, $122
    lnop
    selb $29, $113, $77, $99
    lnop
    selb $30, $119, $122, $118
    lqa $112, 0x18000
    selb $31, $25, $81, $119
    lqa $32, 0x18010
    or $121, $17, $29
    shufb $82, $110, $80, $8
    selb $110, $122, $31, $107
    shufb $81, $114, $27, $8
    orc $114, $118, $31
    lnop
    or $31, $110, $118
    lnop
    xor $118, $112, $82
    lnop
    and $110, $28, $121
    lnop
    xor $112, $32, $81
    lnop
    ai $127, $127, 1
    lnop
    or $32, $118, $112
    lnop
    orc $27, $29, $24
    lnop
    and $24, $32, $120
    lnop
    or $112, $13, $11
    lqd $118, 5632($10)
    selb $33, $24, $32, $105
    lqd $17, 5648($10)
    selb $32, $24, $79, $78
    lnop
    eqv $11, $27, $77
    lnop
    and $34, $112, $18
    lnop
    selb $35, $78, $33, $79
    lnop
    selb $13, $110, $28, $11
    lnop
    or $28, $35, $32
    shufb $80, $118, $17, $8
    selb $17, $34, $112, $104
    rotqbyi $118, $7, 6
    selb $35, $34, $19, $115
    lnop
    orc $36, $32, $33
    rotqbyi $112, $12, 6
    selb $33, $125, $102, $126
    shlqbii $37, $15, 1
    orc $102, $35, $17
    rotqbii $38, $118, 1
    selb $118, $104, $115, $35
    shlqbii $39, $20, 1
    eqv $41, $104, $102
    rotqbii $40, $112, 1
    selb $42, $18, $118, $34
    shufb $104, $98, $15, $68
    selb $112, $19, $41, $74
    shufb $118, $116, $20, $68
    selb $15, $115, $42, $74
    lnop
    selb $74, $39, $40, $69
    lnop
    selb $39, $15, $13, $112
    lnop
    or $40, $33, $22
    lnop
    eqv $22, $16, $126
    lnop
    selb $16, $115, $17, $19
    lnop
    selb $115, $125, $26, $89
    lnop
    or $125, $16, $35
    lnop
    selb $35, $126, $96, $89
    lnop
    orc $126, $111, $103
    lnop
    selb $26, $110, $112, $15
    lnop
    eqv $111, $109, $126
    lnop
    eqv $103, $102, $19
    lnop
    or $96, $39, $26
    lnop
    eqv $39, $126, $124
    lnop
    selb $109, $123, $95, $86
    lqa $126, 0x180b0
    selb $123, $124, $111, $86
    lnop
    selb $124, $21, $99, $29
    lqa $111, 0x180a0
    eqv $29, $119, $114
    lnop
    selb $119, $100, $124, $113
    shufb $95, $104, $125, $68
    eqv $124, $114, $107
    lnop
    xor $114, $126, $93
    lnop
    selb $126, $108, $30, $25
    lnop
    xor $108, $111, $94
    shufb $25, $95, $96, $68
    eqv $95, $105, $36
    lnop
    eqv $30, $21, $27
    lnop
    or $21, $108, $114
    lnop
    selb $108, $122, $126, $83
    lnop
    and $126, $21, $101
    lnop
    selb $111, $99, $119, $14
    lnop
    selb $119, $126, $75, $97
    lqa $99, 0x18080
    selb $122, $107, $29, $83
    rotqbyi $114, $25, 8
    selb $107, $79, $95, $80
    lnop
    selb $95, $126, $21, $76
    lqa $25, 0x18090
    selb $21, $105, $78, $32
    lnop
    selb $32, $97, $95, $75
    lnop
    xor $105, $99, $91
    lnop
    selb $99, $120, $21, $24
    lnop
    orc $21, $119, $95
    lnop
    xor $95, $25, $90
    lnop
    selb $25, $76, $97, $119
    lqd $120, 7584($6)
    or $24, $105, $95
    lnop
    selb $105, $101, $25, $126
    lnop
    and $126, $24, $40
    lnop
    selb $102, $97, $105, $92
    lnop
    selb $105, $126, $117, $106
    lnop
    selb $101, $78, $99, $80
    shufb $97, $114, $120, $9
    selb $120, $22, $106, $105
    lqa $114, 0x18060
    selb $99, $126, $24, $22
    lqa $78, 0x18070
    selb $24, $40, $120, $126
    lnop
    selb $126, $106, $99, $117
    lnop
    orc $40, $105, $99
    lnop
    or $120, $126, $105
    lnop
    xor $126, $114, $88
    lnop
    xor $114, $78, $87
    lnop
    eqv $25, $36, $79
    lnop
    or $79, $126, $114
    lnop
    selb $126, $37, $38, $69
    lnop
    and $37, $79, $23
    lnop
    eqv $105, $22, $40
    rotqbyi $16, $6, 0
    selb $22, $37, $35, $115
    lqa $38, 0x18050
    selb $36, $11, $15, $26
    lnop
    selb $114, $39, $115, $22
    lqa $78, 0x18040
    selb $99, $37, $79, $39
    stqd $97, 7584($16)
    selb $95, $23, $114, $37
    lnop
    selb $23, $115, $99, $35
    lnop
    xor $37, $38, $84
    lqd $114, 7920($6)
    a $6, $5, $72
    lnop
    orc $5, $22, $99
    lnop
    xor $99, $78, $85
    lnop
    eqv $78, $39, $5
    lnop
    or $39, $99, $37
    lnop
    eqv $99, $5, $35
    lnop
    and $5, $39, $31
    lnop
    eqv $100, $21, $75
    lnop
    selb $37, $5, $123, $109
    lnop
    selb $98, $35, $78, $86
    lqa $38, 0x18020
    selb $78, $124, $109, $37
    lnop
    selb $35, $5, $39, $124
    lqa $97, 0x18030
    selb $29, $31, $78, $5
    lqd $39, 3328($10)
    selb $17, $77, $30, $14
    lqd $78, 3840($10)
    orc $30, $37, $35
    lqd $77, 3856($10)
    xor $31, $38, $82
    lqd $5, 3344($10)
    or $18, $32, $119
    lqd $38, 3600($10)
    xor $32, $97, $81
    lqd $119, 3584($10)
    eqv $97, $76, $21
    lqa $27, 0x18020
    or $21, $31, $32
    lqa $113, 0x18030
    selb $19, $75, $97, $92
    shufb $76, $78, $77, $8
    and $77, $21, $28
    shufb $79, $39, $5, $8
    eqv $5, $124, $30
    lqa $39, 0x18000
    selb $124, $77, $122, $108
    lqa $97, 0x18010
    selb $31, $123, $5, $83
    shufb $78, $119, $38, $8
    selb $119, $25, $108, $124
    lqa $5, 0x18000
    xor $38, $27, $79
    lnop
    eqv $27, $40, $117
    lnop
    xor $40, $113, $78
    lnop
    xor $113, $39, $76
    lnop
    xor $39, $97, $78
    lnop
    xor $97, $5, $79
    lnop
    selb $5, $28, $119, $77
    lnop
    or $119, $97, $39
    lnop
    selb $97, $106, $24, $89
    lqd $39, 4096($10)
    and $106, $119, $126
    lqd $24, 4112($10)
    or $28, $23, $22
    lnop
    selb $22, $106, $107, $101
    lnop
    selb $23, $115, $95, $86
    lnop
    selb $115, $74, $101, $22
    lqa $95, 0x18010
    selb $32, $109, $35, $123
    lnop
    selb $35, $106, $119, $74
    shufb $75, $39, $24, $8
    selb $119, $126, $115, $106
    lnop
    orc $126, $22, $35
    lnop
    or $115, $32, $37
    lnop
    xor $37, $95, $75
    lqa $32, 0x18050
    or $106, $38, $40
    rotqbyi $95, $7, 7
    selb $7, $77, $21, $25
    lqa $38, 0x180d0
    or $21, $113, $37
    lnop
    orc $113, $124, $7
    shlqbii $37, $125, 1
    selb $125, $108, $7, $122
    rotqbii $77, $95, 1
    eqv $95, $25, $113
    lqa $7, 0x18040
    xor $25, $32, $81
    lnop
    xor $32, $38, $93
    lnop
    selb $38, $37, $77, $69
    lqa $40, 0x180c0
    selb $37, $108, $5, $80
    lnop
    selb $108, $101, $35, $107
    lnop
    xor $5, $7, $82
    lqd $35, 5888($10)
    or $24, $108, $22
    lqd $7, 5904($10)
    eqv $108, $126, $107
    lnop
    xor $22, $40, $94
    lnop
    and $40, $106, $24
    lnop
    and $39, $21, $38
    lnop
    or $104, $5, $25
    lnop
    or $5, $22, $32
    shufb $77, $35, $7, $8
    orc $22, $26, $13
    lqa $7, 0x180a0
    and $13, $5, $18
    lnop
    or $26, $125, $124
    lnop
    selb $124, $101, $119, $77
    lnop
    selb $119, $122, $95, $80
    lqa $101, 0x18070
    and $95, $104, $26
    lnop
    xor $32, $7, $91
    rotqbyi $125, $12, 7
    eqv $7, $74, $126
    lqa $12, 0x180b0
    selb $35, $40, $119, $37
    lnop
    selb $25, $107, $7, $77
    shlqbii $126, $103, 1
    xor $7, $101, $84
    rotqbii $107, $125, 1
    selb $33, $121, $36, $110
    lnop
    selb $121, $39, $25, $124
    lnop
    xor $110, $12, $90
    lqa $36, 0x18060
    selb $12, $126, $107, $69
    lqa $125, 0x18090
    or $126, $32, $110
    lnop
    selb $32, $13, $5, $100
    lnop
    selb $110, $39, $21, $12
    lqa $5, 0x18080
    selb $21, $13, $17, $111
    lnop
    xor $107, $36, $85
    lnop
    xor $36, $125, $87
    lnop
    orc $42, $21, $32
    lnop
    or $125, $107, $7
    lnop
    xor $107, $5, $88
    lnop
    eqv $5, $100, $42
    lnop
    selb $7, $109, $29, $83
    lnop
    orc $29, $121, $110
    lnop
    eqv $109, $113, $122
    lnop
    selb $20, $95, $31, $7
    lnop
    selb $122, $95, $104, $109
    lnop
    or $104, $107, $36
    lnop
    and $107, $125, $115
    lnop
    selb $36, $40, $106, $108
    lnop
    selb $106, $12, $124, $121
    lnop
    and $101, $104, $28
    lnop
    eqv $116, $30, $123
    lnop
    selb $123, $108, $37, $35
    lnop
    selb $113, $17, $5, $92
    lnop
    orc $30, $35, $36
    lnop
    selb $5, $109, $7, $20
    lnop
    selb $41, $107, $125, $116
    lnop
    eqv $34, $12, $29
    lnop
    orc $12, $20, $122
    lnop
    selb $43, $38, $106, $39
    lnop
    and $38, $126, $120
    lqd $106, 6144($10)
    selb $44, $124, $110, $25
    lqd $39, 6160($10)
    eqv $110, $108, $30
    lnop
    selb $10, $107, $98, $23
    lnop
    selb $45, $37, $36, $119
    lnop
    selb $36, $26, $5, $95
    lnop
    selb $95, $24, $123, $40
    lnop
    orc $24, $10, $41
    shufb $74, $106, $39, $8
    selb $8, $117, $105, $89
    lnop
    selb $117, $38, $126, $27
    lnop
    selb $39, $101, $8, $97
    lnop
    selb $105, $116, $23, $10
    lnop
    eqv $106, $109, $12
    lnop
    rotmi $5, $2, -3
    lnop
    selb $40, $38, $19, $102
    lnop
    selb $2, $99, $97, $39
    lnop
    selb $125, $25, $34, $74
    lnop
    selb $123, $119, $110, $77
    lnop
    orc $34, $40, $117
    lnop
    eqv $26, $116, $24
    lnop
    selb $126, $124, $43, $74
    lnop
    eqv $109, $29, $25
    lnop
    selb $25, $7, $122, $31
    lnop
    selb $122, $7, $36, $80
    lnop
    or $108, $45, $35
    lnop
    or $110, $44, $121
    lnop
    selb $44, $23, $41, $98
    lnop
    eqv $41, $27, $34
    lnop
    selb $35, $101, $104, $99
    lnop
    selb $45, $115, $105, $107
    lnop
    selb $115, $27, $102, $40
    lnop
    selb $27, $28, $2, $101
    lnop
    eqv $107, $30, $119
    lnop
    selb $121, $31, $106, $80
    lnop
    selb $106, $120, $115, $38
    lnop
    eqv $105, $12, $31
    lnop
    orc $12, $39, $35
    lnop
    or $104, $44, $10
    lnop
    selb $124, $37, $95, $77
    lnop
    eqv $95, $22, $112
    lnop
    selb $116, $102, $106, $89
    lnop
    selb $119, $98, $26, $83
    lnop
    eqv $101, $12, $8
    lnop
    selb $120, $23, $45, $83
    lnop
    selb $115, $19, $41, $89
    lnop
    selb $41, $97, $35, $8
    lnop
    eqv $23, $99, $12
    shufb $35, $118, $103, $68
    or $106, $25, $20
    hbrr bitpal_edge_branch, bitpal_edge_loop
    selb $20, $100, $111, $21
    lnop
    eqv $99, $34, $19
    lnop
    selb $118, $97, $27, $86
    shufb $34, $35, $95, $68
    eqv $97, $42, $17
    lnop
    selb $42, $102, $117, $19
    lnop
    eqv $103, $24, $98
    lnop
    selb $24, $18, $20, $13
    rotqbyi $19, $34, 8
    selb $13, $111, $32, $17
    lnop
    selb $117, $8, $23, $86
    lqa $7, 0x180e0
    eqv $23, $11, $22
    lqa $2, 0x180f0
    or $102, $41, $39
    lqd $8, 7248($6)
    or $98, $13, $21
    shufb $39, $19, $114, $9
    or $100, $42, $40
    cdd $9, 0($4)
    selb $114, $111, $24, $92
    lnop
    selb $111, $112, $23, $14
    lqa $10, 0x180e0
    selb $112, $15, $33, $14
    stqd $39, 7920($16)
    xor $11, $2, $75
bitpal_edge_branch:
    brnz $73, bitpal_edge_loop
bitpal_edge_end:
    stqa $126, 0x19900
    stqa $125, 0x19910
    stqa $124, 0x19920
    stqa $123, 0x19930
    stqa $122, 0x19940
    stqa $121, 0x19950
    stqa $120, 0x19960
    stqa $119, 0x19970
    stqa $118, 0x19980
    stqa $117, 0x19990
    stqa $116, 0x199a0
    stqa $115, 0x199b0
    stqa $114, 0x199c0
    stqa $113, 0x199d0
    stqa $112, 0x199e0
    stqa $111, 0x199f0
    stqa $110, 0x19a00
    stqa $109, 0x19a10
    stqa $108, 0x19a20
    stqa $107, 0x19a30
    stqa $106, 0x19a40
    stqa $105, 0x19a50
    stqa $104, 0x19a60
    stqa $103, 0x19a70
    stqa $102, 0x19a80
    stqa $101, 0x19a90
    stqa $100, 0x19aa0
    stqa $99, 0x19ab0
    stqa $98, 0x19ac0
    stqa $97, 0x19ad0
    stqa $96, 0x19ae0
    stqa $95, 0x19af0
    bi $0

.global bitpal_steady
.align 3
bitpal_steady:
    lqa $79, 0x0
    lqa $78, 0x10
    lqa $77, 0x20
    lqa $76, 0x30
    lqa $75, 0x40
    lqa $126, 0x19900
    lqa $125, 0x19910
    lqa $124, 0x19920
    lqa $123, 0x19930
    lqa $122, 0x19940
    lqa $121, 0x19950
    lqa $120, 0x19960
    lqa $119, 0x19970
    lqa $118, 0x19980
    lqa $117, 0x19990
    lqa $116, 0x199a0
    lqa $115, 0x199b0
    lqa $114, 0x199c0
    lqa $113, 0x199d0
    lqa $112, 0x199e0
    lqa $111, 0x199f0
    lqa $110, 0x19a00
    lqa $109, 0x19a10
    lqa $108, 0x19a20
    lqa $107, 0x19a30
    lqa $106, 0x19a40
    lqa $105, 0x19a50
    lqa $104, 0x19a60
    lqa $103, 0x19a70
    lqa $102, 0x19a80
    lqa $101, 0x19a90
    lqa $100, 0x19aa0
    lqa $99, 0x19ab0
    lqa $98, 0x19ac0
    lqa $97, 0x19ad0
    lqa $96, 0x19ae0
    lqa $95, 0x19af0
    andi $6, $3, 7
    rotmi $7, $3, -3
    shli $6, $6, 5
    a $6, $6, $7
    andi $7, $6, -16
    a $7, $7, $79
    lqd $8, 768($7)
    lqd $9, 784($7)
    shufb $6, $6, $6, $78
    andbi $6, $6, 15
    a $6, $6, $77
    shufb $94, $8, $9, $6
    lqd $8, 1024($7)
    lqd $9, 1040($7)
    shufb $93, $8, $9, $6
    lqd $8, 1280($7)
    lqd $9, 1296($7)
    shufb $92, $8, $9, $6
    lqd $8, 1536($7)
    lqd $9, 1552($7)
    shufb $91, $8, $9, $6
    lqd $8, 1792($7)
    lqd $9, 1808($7)
    shufb $90, $8, $9, $6
    lqd $8, 2048($7)
    lqd $9, 2064($7)
    shufb $89, $8, $9, $6
    lqd $8, 2304($7)
    lqd $9, 2320($7)
    shufb $88, $8, $9, $6
    lqd $8, 2560($7)
    lqd $9, 2576($7)
    shufb $87, $8, $9, $6
    lqd $8, 2816($7)
    lqd $9, 2832($7)
    shufb $86, $8, $9, $6
    lqd $8, 3072($7)
    lqd $9, 3088($7)
    shufb $85, $8, $9, $6
    lqd $8, 3328($7)
    lqd $9, 3344($7)
    shufb $84, $8, $9, $6
    lqd $8, 3584($7)
    lqd $9, 3600($7)
    shufb $83, $8, $9, $6
    lqd $8, 3840($7)
    lqd $9, 3856($7)
    shufb $82, $8, $9, $6
    lqd $8, 4096($7)
    lqd $7, 4112($7)
    shufb $81, $8, $7, $6
    sf $80, $3, $4
    ori $127, $3, 0
    cgti $2, $80, 0
    brz $2, bitpal_steady_end
    ai $9, $127, 1
    andi $5, $9, 7
    shli $2, $5, 5
    rotmi $3, $9, -3
    shli $4, $127, 3
    andi $5, $4, -16
    a $6, $5, $79
    lqd $5, 7248($6)
    cdd $7, 0($4)
    lqa $8, 0x180e0
    ai $127, $127, 1
# 862 cycles an iteration, 862 at least: 862 instructions for the even pipe, 255 for the odd one; 0 cycles of nops alone
.align 3
bitpal_steady_loop:
    ai $9, $127, 1
    lnop
    ai $80, $80, -1
    rotqby $10, $5, $4
    andi $5, $9, 7
    lqd $11, 6912($6)
    a $12, $2, $3
    lnop
    shli $2, $5, 5
    lqa $13, 0x180f0
    xor $14, $8, $94
    shufb $5, $12, $12, $78
    andi $94, $12, -16
    lnop
    rotmi $3, $9, -3
    lnop
    a $9, $94, $79
    rotqby $8, $11, $4
    andbi $94, $5, 15
    lnop
    shli $4, $127, 3
    lnop
    xor $5, $13, $93
    shlqbii $12, $96, 1
    a $11, $94, $77
    rotqbii $96, $8, 1
    or $93, $14, $5
    shlqbii $94, $95, 1
    andi $5, $4, -16
    rotqbii $95, $10, 1
    and $14, $93, $98
    lnop
    selb $13, $12, $96, $76
    lnop
    selb $96, $14, $111, $112
    lqa $12, 0x180c0
    selb $15, $94, $95, $76
    lqa $16, 0x180d0
    selb $95, $97, $112, $96
    lnop
    selb $94, $14, $93, $97
    lnop
    selb $93, $98, $95, $14
    lnop
    selb $98, $112, $94, $111
    lnop
    xor $112, $12, $92
    lnop
    xor $12, $16, $91
    lnop
    orc $16, $96, $94
    lnop
    or $94, $112, $12
    lnop
    or $12, $98, $96
    lnop
    and $98, $94, $100
    lnop
    eqv $112, $97, $16
    lnop
    selb $97, $98, $113, $114
    lqa $96, 0x180a0
    eqv $95, $16, $111
    lqa $14, 0x180b0
    selb $111, $99, $114, $97
    lnop
    selb $16, $98, $94, $99
    lnop
    selb $94, $100, $111, $98
    lnop
    selb $111, $114, $16, $113
    lnop
    xor $114, $96, $90
    lnop
    xor $96, $14, $89
    lnop
    orc $14, $97, $16
    lnop
    or $16, $114, $96
    lnop
    or $96, $111, $97
    lnop
    and $111, $16, $102
    lnop
    eqv $114, $99, $14
    lnop
    selb $99, $111, $115, $116
    lqa $97, 0x18080
    eqv $100, $14, $113
    lqa $98, 0x18090
    selb $113, $101, $116, $99
    lnop
    selb $14, $111, $16, $101
    lnop
    selb $16, $102, $113, $111
    lnop
    selb $113, $116, $14, $115
    lnop
    xor $116, $97, $88
    lnop
    xor $97, $98, $87
    lnop
    orc $98, $99, $14
    lnop
    or $14, $116, $97
    lnop
    or $97, $113, $99
    lnop
    and $113, $14, $104
    lnop
    eqv $116, $101, $98
    lnop
    selb $101, $113, $117, $118
    lqa $99, 0x18060
    eqv $111, $98, $115
    lqa $102, 0x18070
    selb $115, $103, $118, $101
    lnop
    selb $98, $113, $14, $103
    lnop
    selb $14, $104, $115, $113
    lnop
    selb $115, $118, $98, $117
    lnop
    xor $118, $99, $86
    lnop
    xor $99, $102, $85
    lnop
    orc $102, $101, $98
    lnop
    or $98, $118, $99
    lnop
    or $99, $115, $101
    lnop
    and $115, $98, $106
    lnop
    eqv $118, $103, $102
    lnop
    selb $103, $115, $119, $120
    lqa $101, 0x18040
    eqv $113, $102, $117
    lqa $104, 0x18050
    selb $117, $105, $120, $103
    lnop
    selb $102, $115, $98, $105
    lnop
    selb $98, $106, $117, $115
    lnop
    selb $117, $120, $102, $119
    lnop
    xor $120, $101, $84
    lnop
    xor $101, $104, $83
    lnop
    orc $104, $103, $102
    lnop
    or $102, $120, $101
    lnop
    or $101, $117, $103
    lnop
    and $117, $102, $108
    lnop
    eqv $120, $105, $104
    lnop
    selb $105, $117, $121, $122
    lqa $103, 0x18020
    eqv $115, $104, $119
    lqa $106, 0x18030
    selb $119, $107, $122, $105
    lnop
    selb $104, $117, $102, $107
    lnop
    selb $102, $108, $119, $117
    lnop
    selb $119, $122, $104, $121
    lnop
    xor $122, $103, $82
    lnop
    xor $117, $106, $81
    lqd $103, 256($9)
    orc $108, $105, $104
    lqd $106, 272($9)
    or $17, $122, $117
    lqd $104, 512($9)
    or $18, $119, $105
    lqd $117, 528($9)
    and $119, $17, $110
    lnop
    eqv $122, $107, $108
    lnop
    selb $105, $119, $123, $124
    lqa $19, 0x18000
    eqv $20, $108, $121
    lqa $21, 0x18010
    selb $108, $109, $124, $105
    shufb $121, $103, $106, $11
    selb $106, $119, $17, $109
    shufb $107, $104, $117, $11
    selb $117, $110, $108, $119
    lnop
    selb $119, $124, $106, $123
    lnop
    xor $124, $19, $121
    lnop
    xor $19, $21, $107
    lnop
    orc $21, $105, $106
    lnop
    or $106, $124, $19
    lnop
    or $19, $119, $105
    lnop
    and $119, $106, $13
    lnop
    eqv $124, $109, $21
    lnop
    selb $109, $119, $125, $126
    lnop
    eqv $105, $21, $123
    lnop
    selb $123, $15, $126, $109
    lqa $21, 0x180e0
    selb $110, $119, $106, $15
    lqa $108, 0x180f0
    selb $106, $13, $123, $119
    lnop
    selb $123, $126, $110, $125
    lnop
    orc $126, $109, $110
    rotqbyi $119, $8, 1
    or $110, $123, $109
    lnop
    xor $109, $21, $92
    rotqbyi $123, $10, 1
    xor $21, $108, $91
    shlqbii $92, $12, 1
    eqv $91, $15, $126
    rotqbii $108, $119, 1
    or $15, $109, $21
    shlqbii $119, $95, 1
    eqv $109, $126, $125
    rotqbii $21, $123, 1
    and $125, $15, $96
    shufb $126, $12, $12, $75
    selb $123, $92, $108, $76
    shufb $12, $95, $95, $75
    selb $108, $125, $112, $93
    lqa $95, 0x180c0
    selb $92, $119, $21, $76
    lqa $13, 0x180d0
    selb $119, $100, $93, $108
    lnop
    selb $21, $125, $15, $100
    lnop
    selb $15, $96, $119, $125
    lnop
    selb $125, $93, $21, $112
    lnop
    xor $93, $95, $90
    lnop
    xor $95, $13, $89
    lnop
    orc $13, $108, $21
    lnop
    or $21, $93, $95
    lnop
    or $95, $125, $108
    lnop
    and $108, $21, $97
    lnop
    eqv $125, $100, $13
    lnop
    selb $100, $108, $114, $94
    lqa $93, 0x180a0
    eqv $119, $13, $112
    lqa $96, 0x180b0
    selb $112, $111, $94, $100
    lnop
    selb $13, $108, $21, $111
    lnop
    selb $21, $97, $112, $108
    lnop
    selb $112, $94, $13, $114
    lnop
    xor $94, $93, $88
    lnop
    xor $93, $96, $87
    lnop
    orc $96, $100, $13
    lnop
    or $13, $94, $93
    lnop
    or $108, $112, $100
    lnop
    and $100, $13, $99
    lnop
    eqv $112, $111, $96
    lnop
    selb $111, $100, $116, $16
    lqa $94, 0x18080
    eqv $97, $96, $114
    lqa $93, 0x18090
    selb $114, $113, $16, $111
    lnop
    selb $96, $100, $13, $113
    lnop
    selb $13, $99, $114, $100
    lnop
    selb $114, $16, $96, $116
    lnop
    xor $16, $94, $86
    lnop
    xor $94, $93, $85
    lnop
    orc $93, $111, $96
    lnop
    or $96, $16, $94
    lnop
    or $16, $114, $111
    lnop
    and $111, $96, $101
    lnop
    eqv $114, $113, $93
    lnop
    selb $113, $111, $118, $14
    lqa $94, 0x18060
    eqv $100, $93, $116
    lqa $99, 0x18070
    selb $116, $115, $14, $113
    lnop
    selb $93, $111, $96, $115
    lnop
    selb $96, $101, $116, $111
    lnop
    selb $116, $14, $93, $118
    lnop
    xor $14, $94, $84
    lnop
    xor $94, $99, $83
    lnop
    orc $99, $113, $93
    lnop
    or $93, $14, $94
    lnop
    or $14, $116, $113
    lnop
    and $113, $93, $18
    lnop
    eqv $116, $115, $99
    lnop
    selb $115, $113, $120, $98
    lqa $94, 0x18040
    eqv $111, $99, $118
    lqa $101, 0x18050
    selb $118, $20, $98, $115
    lnop
    selb $99, $113, $93, $20
    lnop
    selb $104, $18, $118, $113
    lnop
    selb $118, $98, $99, $120
    lnop
    xor $98, $94, $82
    lnop
    xor $94, $101, $81
    lnop
    orc $101, $115, $99
    lnop
    or $99, $98, $94
    lnop
    or $98, $118, $115
    lnop
    and $115, $99, $19
    lnop
    eqv $118, $20, $101
    lnop
    selb $20, $115, $122, $102
    lqa $94, 0x18020
    eqv $113, $101, $120
    lqa $18, 0x18030
    selb $120, $105, $102, $20
    lnop
    selb $101, $115, $99, $105
    lnop
    selb $99, $19, $120, $115
    lnop
    selb $120, $102, $101, $122
    lnop
    xor $102, $94, $121
    lnop
    xor $94, $18, $107
    lqd $115, 768($9)
    orc $19, $20, $101
    lqd $18, 784($9)
    or $17, $102, $94
    lqd $101, 1024($9)
    or $103, $120, $20
    lqd $102, 1040($9)
    and $20, $17, $110
    lnop
    eqv $120, $105, $19
    lnop
    selb $105, $20, $124, $117
    lqa $22, 0x18000
    eqv $23, $19, $122
    lqa $24, 0x18010
    selb $122, $109, $117, $105
    shufb $94, $115, $18, $11
    selb $115, $20, $17, $109
    shufb $93, $101, $102, $11
    selb $102, $110, $122, $20
    lnop
    selb $122, $117, $115, $124
    lnop
    xor $117, $22, $94
    lnop
    xor $22, $24, $93
    lnop
    orc $24, $105, $115
    lnop
    or $115, $117, $22
    lnop
    or $117, $122, $105
    lnop
    and $105, $115, $123
    lnop
    eqv $122, $109, $24
    lnop
    selb $109, $105, $91, $106
    lnop
    eqv $22, $24, $124
    lnop
    selb $124, $92, $106, $109
    lqa $24, 0x180e0
    selb $110, $105, $115, $92
    lqa $20, 0x180f0
    selb $115, $123, $124, $105
    lnop
    selb $124, $106, $110, $91
    lnop
    orc $106, $109, $110
    rotqbyi $123, $8, 2
    or $110, $124, $109
    lnop
    xor $109, $24, $90
    rotqbyi $124, $10, 2
    xor $24, $20, $89
    shlqbii $90, $95, 1
    eqv $89, $92, $106
    rotqbii $20, $123, 1
    or $92, $109, $24
    shlqbii $123, $119, 1
    eqv $109, $106, $91
    rotqbii $24, $124, 1
    and $106, $92, $108
    shufb $124, $126, $95, $75
    selb $95, $90, $20, $76
    shufb $126, $12, $119, $75
    selb $119, $106, $125, $15
    lqa $90, 0x180c0
    selb $12, $123, $24, $76
    lqa $20, 0x180d0
    selb $123, $97, $15, $119
    lnop
    selb $24, $106, $92, $97
    lnop
    selb $105, $108, $123, $106
    lnop
    selb $123, $15, $24, $125
    lnop
    xor $15, $90, $88
    lnop
    xor $90, $20, $87
    lnop
    orc $20, $119, $24
    lnop
    or $24, $15, $90
    lnop
    or $15, $123, $119
    lnop
    and $123, $24, $16
    lnop
    eqv $90, $97, $20
    lnop
    selb $97, $123, $112, $21
    lqa $119, 0x180a0
    eqv $108, $20, $125
    lqa $106, 0x180b0
    selb $125, $100, $21, $97
    lnop
    selb $20, $123, $24, $100
    lnop
    selb $24, $16, $125, $123
    lnop
    selb $125, $21, $20, $112
    lnop
    xor $21, $119, $86
    lnop
    xor $119, $106, $85
    lnop
    orc $106, $97, $20
    lnop
    or $20, $21, $119
    lnop
    or $119, $125, $97
    lnop
    and $97, $20, $14
    lnop
    eqv $125, $100, $106
    lnop
    selb $100, $97, $114, $13
    lqa $21, 0x18080
    eqv $123, $106, $112
    lqa $16, 0x18090
    selb $112, $111, $13, $100
    lnop
    selb $106, $97, $20, $111
    lnop
    selb $20, $14, $112, $97
    lnop
    selb $112, $13, $106, $114
    lnop
    xor $13, $21, $84
    lnop
    xor $21, $16, $83
    lnop
    orc $16, $100, $106
    lnop
    or $106, $13, $21
    lnop
    or $13, $112, $100
    lnop
    and $100, $106, $98
    lnop
    eqv $112, $111, $16
    lnop
    selb $111, $100, $116, $96
    lqa $21, 0x18060
    eqv $97, $16, $114
    lqa $14, 0x18070
    selb $114, $113, $96, $111
    lnop
    selb $16, $100, $106, $113
    lnop
    selb $106, $98, $114, $100
    lnop
    selb $114, $96, $16, $116
    lnop
    xor $96, $21, $82
    lnop
    xor $21, $14, $81
    lnop
    orc $14, $111, $16
    lnop
    or $16, $96, $21
    lnop
    or $96, $114, $111
    lnop
    and $111, $16, $103
    lnop
    eqv $114, $113, $14
    lnop
    selb $113, $111, $118, $104
    lqa $21, 0x18040
    eqv $100, $14, $116
    lqa $98, 0x18050
    selb $116, $23, $104, $113
    lnop
    selb $14, $111, $16, $23
    lnop
    selb $16, $103, $116, $111
    lnop
    selb $116, $104, $14, $118
    lnop
    xor $104, $21, $121
    lnop
    xor $21, $98, $107
    lnop
    orc $98, $113, $14
    lnop
    or $14, $104, $21
    lnop
    or $104, $116, $113
    lnop
    and $113, $14, $117
    lnop
    eqv $116, $23, $98
    lnop
    selb $23, $113, $120, $99
    lqa $21, 0x18020
    eqv $111, $98, $118
    lqa $103, 0x18030
    selb $118, $22, $99, $23
    lnop
    selb $98, $113, $14, $22
    lnop
    selb $14, $117, $118, $113
    lnop
    selb $118, $99, $98, $120
    lnop
    xor $99, $21, $94
    lnop
    xor $117, $103, $93
    lqd $21, 1280($9)
    orc $113, $23, $98
    lqd $103, 1296($9)
    or $101, $99, $117
    lqd $98, 1536($9)
    or $99, $118, $23
    lqd $117, 1552($9)
    and $23, $101, $110
    lnop
    eqv $118, $22, $113
    lnop
    selb $22, $23, $122, $102
    lqa $17, 0x18000
    eqv $18, $113, $120
    lqa $19, 0x18010
    selb $120, $109, $102, $22
    shufb $92, $21, $103, $11
    selb $103, $23, $101, $109
    shufb $91, $98, $117, $11
    selb $117, $110, $120, $23
    lnop
    selb $120, $102, $103, $122
    lnop
    xor $102, $17, $92
    lnop
    xor $17, $19, $91
    lnop
    orc $19, $22, $103
    lnop
    or $103, $102, $17
    lnop
    or $102, $120, $22
    lnop
    and $22, $103, $95
    lnop
    eqv $120, $109, $19
    lnop
    selb $109, $22, $89, $115
    lnop
    eqv $17, $19, $122
    lnop
    selb $122, $12, $115, $109
    lqa $19, 0x180e0
    selb $110, $22, $103, $12
    lqa $23, 0x180f0
    selb $103, $95, $122, $22
    lnop
    selb $122, $115, $110, $89
    lnop
    orc $115, $109, $110
    rotqbyi $95, $8, 3
    or $110, $122, $109
    lnop
    xor $109, $19, $88
    rotqbyi $122, $10, 3
    xor $19, $23, $87
    shlqbii $88, $15, 1
    eqv $87, $12, $115
    rotqbii $23, $95, 1
    or $12, $109, $19
    shlqbii $95, $108, 1
    eqv $109, $115, $89
    rotqbii $19, $122, 1
    and $122, $12, $119
    shufb $115, $124, $15, $75
    selb $15, $88, $23, $76
    shufb $124, $126, $108, $75
    selb $126, $122, $90, $105
    lqa $108, 0x180c0
    selb $23, $95, $19, $76
    lqa $88, 0x180d0
    selb $95, $123, $105, $126
    lnop
    selb $19, $122, $12, $123
    lnop
    selb $12, $119, $95, $122
    lnop
    selb $122, $105, $19, $90
    lnop
    xor $105, $108, $86
    lnop
    xor $108, $88, $85
    lnop
    orc $119, $126, $19
    lnop
    or $19, $105, $108
    lnop
    or $108, $122, $126
    lnop
    and $126, $19, $13
    lnop
    eqv $88, $123, $119
    lnop
    selb $123, $126, $125, $24
    lqa $122, 0x180a0
    eqv $105, $119, $90
    lqa $95, 0x180b0
    selb $119, $97, $24, $123
    lnop
    selb $90, $126, $19, $97
    lnop
    selb $19, $13, $119, $126
    lnop
    selb $126, $24, $90, $125
    lnop
    xor $24, $122, $84
    lnop
    xor $122, $95, $83
    lnop
    orc $95, $123, $90
    lnop
    or $90, $24, $122
    lnop
    or $24, $126, $123
    lnop
    and $126, $90, $96
    lnop
    eqv $122, $97, $95
    lnop
    selb $97, $126, $112, $20
    lqa $123, 0x18080
    eqv $119, $95, $125
    lqa $13, 0x18090
    selb $125, $100, $20, $97
    lnop
    selb $95, $126, $90, $100
    lnop
    selb $22, $96, $125, $126
    lnop
    selb $126, $20, $95, $112
    lnop
    xor $20, $123, $82
    lnop
    xor $123, $13, $81
    lnop
    orc $13, $97, $95
    lnop
    or $95, $20, $123
    lnop
    or $123, $126, $97
    lnop
    and $126, $95, $104
    lnop
    eqv $125, $100, $13
    lnop
    selb $100, $126, $114, $106
    lqa $97, 0x18060
    eqv $20, $13, $112
    lqa $96, 0x18070
    selb $112, $111, $106, $100
    lnop
    selb $13, $126, $95, $111
    lnop
    selb $95, $104, $112, $126
    lnop
    selb $126, $106, $13, $114
    lnop
    xor $106, $97, $121
    lnop
    xor $97, $96, $107
    lnop
    orc $96, $100, $13
    lnop
    or $13, $106, $97
    lnop
    or $106, $126, $100
    lnop
    and $126, $13, $99
    lnop
    eqv $112, $111, $96
    lnop
    selb $111, $126, $116, $16
    lqa $100, 0x18040
    eqv $97, $96, $114
    lqa $104, 0x18050
    selb $114, $18, $16, $111
    lnop
    selb $96, $126, $13, $18
    lnop
    selb $13, $99, $114, $126
    lnop
    selb $126, $16, $96, $116
    lnop
    xor $16, $100, $94
    lnop
    xor $100, $104, $93
    lnop
    orc $104, $111, $96
    lnop
    or $96, $16, $100
    lnop
    or $100, $126, $111
    lnop
    and $126, $96, $102
    lnop
    eqv $114, $18, $104
    lnop
    selb $18, $126, $118, $14
    lqa $111, 0x18020
    eqv $16, $104, $116
    lqa $99, 0x18030
    selb $116, $17, $14, $18
    lnop
    selb $104, $126, $96, $17
    lnop
    selb $96, $102, $116, $126
    lnop
    selb $126, $14, $104, $118
    lnop
    xor $14, $111, $92
    lnop
    xor $116, $99, $91
    lqd $111, 1792($9)
    orc $102, $18, $104
    lqd $99, 1808($9)
    or $101, $14, $116
    lqd $104, 2048($9)
    or $98, $126, $18
    lqd $14, 2064($9)
    and $126, $101, $110
    lnop
    eqv $116, $17, $102
    lnop
    selb $17, $126, $120, $117
    lqa $18, 0x18000
    eqv $21, $102, $118
    lqa $113, 0x18010
    selb $118, $109, $117, $17
    shufb $90, $111, $99, $11
    selb $111, $126, $101, $109
    shufb $89, $104, $14, $11
    selb $104, $110, $118, $126
    lnop
    selb $126, $117, $111, $120
    lnop
    xor $117, $18, $90
    lnop
    xor $18, $113, $89
    lnop
    orc $113, $17, $111
    lnop
    or $111, $117, $18
    lnop
    or $117, $126, $17
    lnop
    and $126, $111, $15
    lnop
    eqv $118, $109, $113
    lnop
    selb $109, $126, $87, $103
    lnop
    eqv $17, $113, $120
    lnop
    selb $120, $23, $103, $109
    lqa $113, 0x180e0
    selb $18, $126, $111, $23
    lqa $110, 0x180f0
    selb $111, $15, $120, $126
    lnop
    selb $126, $103, $18, $87
    lnop
    orc $103, $109, $18
    rotqbyi $120, $8, 4
    or $18, $126, $109
    lnop
    xor $109, $113, $86
    rotqbyi $126, $10, 4
    xor $86, $110, $85
    shlqbii $113, $108, 1
    eqv $85, $23, $103
    rotqbii $110, $120, 1
    or $23, $109, $86
    shlqbii $120, $105, 1
    eqv $109, $103, $87
    rotqbii $86, $126, 1
    and $103, $23, $24
    shufb $126, $115, $108, $75
    selb $108, $113, $110, $76
    shufb $115, $124, $105, $75
    selb $124, $103, $88, $12
    lqa $113, 0x180c0
    selb $110, $120, $86, $76
    lqa $105, 0x180d0
    selb $120, $119, $12, $124
    lnop
    selb $86, $103, $23, $119
    lnop
    selb $23, $24, $120, $103
    lnop
    selb $120, $12, $86, $88
    lnop
    xor $12, $113, $84
    lnop
    xor $113, $105, $83
    lnop
    orc $105, $124, $86
    lnop
    or $103, $12, $113
    lnop
    or $113, $120, $124
    lnop
    and $124, $103, $123
    lnop
    eqv $86, $119, $105
    lnop
    selb $119, $124, $122, $19
    lqa $120, 0x180a0
    eqv $12, $105, $88
    lqa $24, 0x180b0
    selb $105, $20, $19, $119
    lnop
    selb $88, $124, $103, $20
    lnop
    selb $103, $123, $105, $124
    lnop
    selb $124, $19, $88, $122
    lnop
    xor $19, $120, $82
    lnop
    xor $120, $24, $81
    lnop
    orc $24, $119, $88
    lnop
    or $88, $19, $120
    lnop
    or $19, $124, $119
    lnop
    and $124, $88, $106
    lnop
    eqv $120, $20, $24
    lnop
    selb $20, $124, $125, $22
    lqa $119, 0x18080
    eqv $123, $24, $122
    lqa $105, 0x18090
    selb $122, $97, $22, $20
    lnop
    selb $24, $124, $88, $97
    lnop
    selb $15, $106, $122, $124
    lnop
    selb $124, $22, $24, $125
    lnop
    xor $22, $119, $121
    lnop
    xor $119, $105, $107
    lnop
    orc $105, $20, $24
    lnop
    or $24, $22, $119
    lnop
    or $119, $124, $20
    lnop
    and $124, $24, $100
    lnop
    eqv $122, $97, $105
    lnop
    selb $97, $124, $112, $95
    lqa $20, 0x18060
    eqv $22, $105, $125
    lqa $106, 0x18070
    selb $125, $16, $95, $97
    lnop
    selb $105, $124, $24, $16
    lnop
    selb $24, $100, $125, $124
    lnop
    selb $125, $95, $105, $112
    lnop
    xor $95, $20, $94
    lnop
    xor $20, $106, $93
    lnop
    orc $106, $97, $105
    lnop
    or $105, $95, $20
    lnop
    or $95, $125, $97
    lnop
    and $97, $105, $98
    lnop
    eqv $125, $16, $106
    lnop
    selb $16, $97, $114, $13
    lqa $20, 0x18040
    eqv $124, $106, $112
    lqa $100, 0x18050
    selb $112, $21, $13, $16
    lnop
    selb $106, $97, $105, $21
    lnop
    selb $105, $98, $112, $97
    lnop
    selb $112, $13, $106, $114
    lnop
    xor $13, $20, $92
    lnop
    xor $20, $100, $91
    lnop
    orc $100, $16, $106
    lnop
    or $106, $13, $20
    lnop
    or $13, $112, $16
    lnop
    and $16, $106, $117
    lnop
    eqv $112, $21, $100
    lnop
    selb $21, $16, $116, $96
    lqa $20, 0x18020
    eqv $98, $100, $114
    lqa $97, 0x18030
    selb $114, $17, $96, $21
    lnop
    selb $100, $16, $106, $17
    lnop
    selb $106, $117, $114, $16
    lnop
    selb $117, $96, $100, $116
    lnop
    xor $96, $20, $90
    lnop
    xor $114, $97, $89
    lqd $20, 2304($9)
    orc $16, $21, $100
    lqd $97, 2320($9)
    or $101, $96, $114
    lqd $100, 2560($9)
    or $14, $117, $21
    lqd $96, 2576($9)
    and $117, $101, $18
    lnop
    eqv $114, $17, $16
    lnop
    selb $17, $117, $118, $104
    lqa $21, 0x18000
    eqv $99, $16, $116
    lqa $102, 0x18010
    selb $116, $109, $104, $17
    shufb $88, $20, $97, $11
    selb $97, $117, $101, $109
    shufb $87, $100, $96, $11
    selb $101, $18, $116, $117
    lnop
    selb $117, $104, $97, $118
    lnop
    xor $104, $21, $88
    lnop
    xor $21, $102, $87
    lnop
    orc $102, $17, $97
    lnop
    or $97, $104, $21
    lnop
    or $104, $117, $17
    lnop
    and $117, $97, $108
    lnop
    eqv $116, $109, $102
    lnop
    selb $109, $117, $85, $111
    lnop
    eqv $17, $102, $118
    lnop
    selb $118, $110, $111, $109
    lqa $102, 0x180e0
    selb $21, $117, $97, $110
    lqa $18, 0x180f0
    selb $97, $108, $118, $117
    lnop
    selb $118, $111, $21, $85
    lnop
    orc $111, $109, $21
    rotqbyi $117, $8, 5
    or $21, $118, $109
    lnop
    xor $109, $102, $84
    rotqbyi $118, $10, 5
    xor $84, $18, $83
    shlqbii $102, $113, 1
    eqv $83, $110, $111
    rotqbii $18, $117, 1
    or $110, $109, $84
    shlqbii $117, $12, 1
    eqv $109, $111, $85
    rotqbii $84, $118, 1
    and $118, $110, $19
    shufb $111, $126, $113, $75
    selb $113, $102, $18, $76
    shufb $126, $115, $12, $75
    selb $115, $118, $86, $23
    lqa $102, 0x180c0
    selb $12, $117, $84, $76
    lqa $18, 0x180d0
    selb $117, $123, $23, $115
    lnop
    selb $84, $118, $110, $123
    lnop
    selb $110, $19, $117, $118
    lnop
    selb $118, $23, $84, $86
    lnop
    xor $23, $102, $82
    lnop
    xor $102, $18, $81
    lnop
    orc $18, $115, $84
    lnop
    or $117, $23, $102
    lnop
    or $102, $118, $115
    lnop
    and $118, $117, $119
    lnop
    eqv $84, $123, $18
    lnop
    selb $123, $118, $120, $103
    lqa $115, 0x180a0
    eqv $23, $18, $86
    lqa $19, 0x180b0
    selb $86, $22, $103, $123
    lnop
    selb $18, $118, $117, $22
    lnop
    selb $117, $119, $86, $118
    lnop
    selb $119, $103, $18, $120
    lnop
    xor $103, $115, $121
    lnop
    xor $115, $19, $107
    lnop
    orc $19, $123, $18
    lnop
    or $18, $103, $115
    lnop
    or $115, $119, $123
    lnop
    and $123, $18, $95
    lnop
    eqv $118, $22, $19
    lnop
    selb $22, $123, $122, $15
    lqa $119, 0x18080
    eqv $103, $19, $120
    lqa $86, 0x18090
    selb $120, $124, $15, $22
    lnop
    selb $19, $123, $18, $124
    lnop
    selb $18, $95, $120, $123
    lnop
    selb $123, $15, $19, $122
    lnop
    xor $15, $119, $94
    lnop
    xor $119, $86, $93
    lnop
    orc $86, $22, $19
    lnop
    or $19, $15, $119
    lnop
    or $119, $123, $22
    lnop
    and $123, $19, $13
    lnop
    eqv $120, $124, $86
    lnop
    selb $124, $123, $125, $24
    lqa $22, 0x18060
    eqv $15, $86, $122
    lqa $95, 0x18070
    selb $122, $98, $24, $124
    lnop
    selb $86, $123, $19, $98
    lnop
    selb $19, $13, $122, $123
    lnop
    selb $123, $24, $86, $125
    lnop
    xor $24, $22, $92
    lnop
    xor $22, $95, $91
    lnop
    orc $95, $124, $86
    lnop
    or $86, $24, $22
    lnop
    or $22, $123, $124
    lnop
    and $124, $86, $14
    lnop
    eqv $122, $98, $95
    lnop
    selb $98, $124, $112, $105
    lqa $123, 0x18040
    eqv $24, $95, $125
    lqa $13, 0x18050
    selb $125, $99, $105, $98
    lnop
    selb $95, $124, $86, $99
    lnop
    selb $108, $14, $125, $124
    lnop
    selb $125, $105, $95, $112
    lnop
    xor $105, $123, $90
    lnop
    xor $123, $13, $89
    lnop
    orc $13, $98, $95
    lnop
    or $95, $105, $123
    lnop
    or $123, $125, $98
    lnop
    and $98, $95, $104
    lnop
    eqv $125, $99, $13
    lnop
    selb $99, $98, $114, $106
    lqa $105, 0x18020
    eqv $124, $13, $112
    lqa $14, 0x18030
    selb $112, $17, $106, $99
    lnop
    selb $13, $98, $95, $17
    lnop
    selb $95, $104, $112, $98
    lnop
    selb $112, $106, $13, $114
    lnop
    xor $106, $105, $88
    lnop
    xor $104, $14, $87
    lqd $105, 2816($9)
    orc $98, $99, $13
    lqd $14, 2832($9)
    or $100, $106, $104
    lqd $13, 3072($9)
    or $104, $112, $99
    lqd $106, 3088($9)
    and $99, $100, $21
    lnop
    eqv $112, $17, $98
    lnop
    selb $17, $99, $116, $101
    lqa $96, 0x18000
    eqv $20, $98, $114
    lqa $16, 0x18010
    selb $114, $109, $101, $17
    shufb $86, $105, $14, $11
    selb $105, $99, $100, $109
    shufb $85, $13, $106, $11
    selb $106, $21, $114, $99
    lnop
    selb $114, $101, $105, $116
    lnop
    xor $101, $96, $86
    lnop
    xor $96, $16, $85
    lnop
    orc $16, $17, $105
    lnop
    or $105, $101, $96
    lnop
    or $101, $114, $17
    lnop
    and $17, $105, $113
    lnop
    eqv $114, $109, $16
    lnop
    selb $109, $17, $83, $97
    lnop
    eqv $96, $16, $116
    lnop
    selb $116, $12, $97, $109
    lqa $16, 0x180e0
    selb $99, $17, $105, $12
    lqa $21, 0x180f0
    selb $105, $113, $116, $17
    lnop
    selb $116, $97, $99, $83
    lnop
    orc $97, $109, $99
    rotqbyi $113, $8, 6
    or $99, $116, $109
    lnop
    xor $109, $16, $82
    rotqbyi $116, $10, 6
    xor $16, $21, $81
    shlqbii $82, $102, 1
    eqv $81, $12, $97
    rotqbii $21, $113, 1
    or $12, $109, $16
    shlqbii $113, $23, 1
    eqv $109, $97, $83
    rotqbii $16, $116, 1
    and $116, $12, $115
    shufb $97, $111, $102, $75
    selb $102, $82, $21, $76
    shufb $111, $126, $23, $75
    selb $126, $116, $84, $110
    lqa $82, 0x180c0
    selb $21, $113, $16, $76
    lqa $23, 0x180d0
    selb $113, $103, $110, $126
    lnop
    selb $16, $116, $12, $103
    lnop
    selb $12, $115, $113, $116
    lnop
    selb $116, $110, $16, $84
    lnop
    xor $110, $82, $121
    lnop
    xor $82, $23, $107
    lnop
    orc $23, $126, $16
    lnop
    or $16, $110, $82
    lnop
    or $110, $116, $126
    lnop
    and $126, $16, $119
    lnop
    eqv $82, $103, $23
    lnop
    selb $103, $126, $118, $117
    lqa $116, 0x180a0
    eqv $115, $23, $84
    lqa $113, 0x180b0
    selb $84, $15, $117, $103
    lnop
    selb $23, $126, $16, $15
    lnop
    selb $16, $119, $84, $126
    lnop
    selb $126, $117, $23, $118
    lnop
    xor $117, $116, $94
    lnop
    xor $116, $113, $93
    lnop
    orc $113, $103, $23
    lnop
    or $23, $117, $116
    lnop
    or $117, $126, $103
    lnop
    and $126, $23, $22
    lnop
    eqv $116, $15, $113
    lnop
    selb $15, $126, $120, $18
    lqa $103, 0x18080
    eqv $119, $113, $118
    lqa $84, 0x18090
    selb $118, $24, $18, $15
    lnop
    selb $113, $126, $23, $24
    lnop
    selb $23, $22, $118, $126
    lnop
    selb $126, $18, $113, $120
    lnop
    xor $18, $103, $92
    lnop
    xor $103, $84, $91
    lnop
    orc $84, $15, $113
    lnop
    or $113, $18, $103
    lnop
    or $103, $126, $15
    lnop
    and $126, $113, $123
    lnop
    eqv $118, $24, $84
    lnop
    selb $24, $126, $122, $19
    lqa $15, 0x18060
    eqv $18, $84, $120
    lqa $22, 0x18070
    selb $120, $124, $19, $24
    lnop
    selb $84, $126, $113, $124
    lnop
    selb $17, $123, $120, $126
    lnop
    selb $126, $19, $84, $122
    lnop
    xor $19, $15, $90
    lnop
    xor $15, $22, $89
    lnop
    orc $22, $24, $84
    lnop
    or $84, $19, $15
    lnop
    or $15, $126, $24
    lnop
    and $126, $84, $104
    lnop
    eqv $120, $124, $22
    lnop
    selb $124, $126, $125, $108
    lqa $24, 0x18040
    eqv $19, $22, $122
    lqa $123, 0x18050
    selb $122, $20, $108, $124
    lnop
    selb $22, $126, $84, $20
    lnop
    selb $13, $104, $122, $126
    lnop
    selb $126, $108, $22, $125
    lnop
    xor $108, $24, $88
    lnop
    xor $24, $123, $87
    lnop
    orc $123, $124, $22
    lnop
    or $22, $108, $24
    lnop
    or $108, $126, $124
    lnop
    and $126, $22, $101
    lnop
    eqv $122, $20, $123
    lnop
    selb $20, $126, $112, $95
    lqa $124, 0x18020
    eqv $24, $123, $125
    lqa $104, 0x18030
    selb $125, $96, $95, $20
    lnop
    selb $123, $126, $22, $96
    lnop
    selb $22, $101, $125, $126
    lnop
    selb $126, $95, $123, $112
    lnop
    xor $95, $124, $86
    lnop
    xor $125, $104, $85
    lqd $124, 3328($9)
    orc $101, $20, $123
    lqd $104, 3344($9)
    or $113, $95, $125
    lqd $123, 3584($9)
    or $14, $126, $20
    lqd $95, 3600($9)
    and $126, $113, $99
    lnop
    eqv $125, $96, $101
    lnop
    selb $96, $126, $114, $106
    lqa $20, 0x18000
    eqv $25, $101, $112
    lqa $100, 0x18010
    selb $112, $109, $106, $96
    shufb $84, $124, $104, $11
    selb $124, $126, $113, $109
    shufb $83, $123, $95, $11
    selb $123, $99, $112, $126
    lnop
    selb $126, $106, $124, $114
    lnop
    xor $106, $20, $84
    lnop
    xor $20, $100, $83
    lnop
    orc $100, $96, $124
    lnop
    or $124, $106, $20
    lnop
    or $106, $126, $96
    lnop
    and $96, $124, $102
    lnop
    eqv $126, $109, $100
    lnop
    selb $109, $96, $81, $105
    lnop
    eqv $20, $100, $114
    lnop
    selb $114, $21, $105, $109
    lqa $100, 0x180e0
    selb $112, $96, $124, $21
    lqa $99, 0x180f0
    selb $26, $102, $114, $96
    lnop
    selb $114, $105, $112, $81
    lnop
    orc $105, $109, $112
    rotqbyi $102, $8, 7
    or $8, $114, $109
    lnop
    xor $109, $100, $121
    rotqbyi $114, $10, 7
    xor $100, $99, $107
    shlqbii $121, $110, 1
    eqv $10, $21, $105
    rotqbii $107, $102, 1
    or $21, $109, $100
    shlqbii $102, $115, 1
    eqv $109, $105, $81
    rotqbii $100, $114, 1
    and $114, $21, $117
    shufb $105, $97, $110, $75
    selb $27, $121, $107, $76
    shufb $110, $111, $115, $75
    selb $121, $114, $82, $12
    lqa $115, 0x180c0
    selb $28, $102, $100, $76
    lqa $111, 0x180d0
    selb $102, $119, $12, $121
    lnop
    selb $100, $114, $21, $119
    lnop
    selb $112, $117, $102, $114
    lnop
    selb $117, $12, $100, $82
    lnop
    xor $12, $115, $94
    lnop
    xor $115, $111, $93
    lnop
    orc $114, $121, $100
    lnop
    or $100, $12, $115
    lnop
    or $96, $117, $121
    lnop
    and $121, $100, $103
    lnop
    eqv $111, $119, $114
    lnop
    selb $119, $121, $116, $16
    lqa $117, 0x180a0
    eqv $95, $114, $82
    lqa $115, 0x180b0
    selb $82, $18, $16, $119
    lnop
    selb $12, $121, $100, $18
    lnop
    selb $114, $103, $82, $121
    lnop
    selb $121, $16, $12, $116
    lnop
    xor $16, $117, $92
    lnop
    xor $117, $115, $91
    lnop
    orc $115, $119, $12
    lnop
    or $12, $16, $117
    lnop
    or $98, $121, $119
    lnop
    and $121, $12, $15
    lnop
    eqv $113, $18, $115
    lnop
    selb $18, $121, $118, $23
    lqa $119, 0x18080
    eqv $97, $115, $116
    lqa $117, 0x18090
    selb $115, $19, $23, $18
    lnop
    selb $16, $121, $12, $19
    lnop
    selb $116, $15, $115, $121
    lnop
    selb $121, $23, $16, $118
    lnop
    xor $23, $119, $90
    lnop
    xor $119, $117, $89
    lnop
    orc $117, $18, $16
    lnop
    or $16, $23, $119
    lnop
    or $100, $121, $18
    lnop
    and $121, $16, $108
    lnop
    eqv $115, $19, $117
    lnop
    selb $19, $121, $120, $17
    lqa $18, 0x18060
    eqv $99, $117, $118
    lqa $119, 0x18070
    selb $117, $24, $17, $19
    lnop
    selb $23, $121, $16, $24
    lnop
    selb $118, $108, $117, $121
    lnop
    selb $121, $17, $23, $120
    lnop
    xor $17, $18, $88
    lnop
    xor $18, $119, $87
    lnop
    orc $119, $19, $23
    lnop
    or $23, $17, $18
    lnop
    or $102, $121, $19
    lnop
    and $121, $23, $14
    lnop
    eqv $117, $24, $119
    lnop
    selb $24, $121, $122, $13
    lqa $19, 0x18040
    eqv $101, $119, $120
    lqa $17, 0x18050
    selb $119, $25, $13, $24
    lnop
    selb $18, $121, $23, $25
    lnop
    selb $120, $14, $119, $121
    lnop
    selb $121, $13, $18, $122
    lnop
    xor $13, $19, $86
    lnop
    xor $19, $17, $85
    lnop
    orc $17, $24, $18
    lnop
    or $18, $13, $19
    lnop
    or $104, $121, $24
    lnop
    and $24, $18, $106
    lqd $121, 3840($9)
    eqv $119, $25, $17
    lqd $13, 3856($9)
    selb $25, $24, $125, $22
    lqa $19, 0x18020
    eqv $103, $17, $122
    lqa $14, 0x18030
    selb $17, $20, $22, $25
    lnop
    selb $23, $24, $18, $20
    lnop
    selb $122, $106, $17, $24
    lnop
    selb $17, $22, $23, $125
    shufb $24, $105, $96, $75
    xor $105, $19, $84
    lqd $22, 7584($6)
    xor $19, $14, $83
    shufb $82, $121, $13, $11
    orc $14, $25, $23
    lqd $13, 4096($9)
    or $18, $105, $19
    lqd $23, 4112($9)
    or $106, $17, $25
    rotqbyi $9, $24, 8
    and $17, $18, $8
    lnop
    eqv $121, $20, $14
    lqa $24, 0x18000
    selb $20, $17, $126, $123
    lqa $25, 0x18010
    eqv $105, $14, $125
    shufb $19, $9, $22, $7
    selb $125, $109, $123, $20
    rotqbyi $9, $6, 0
    selb $14, $17, $18, $109
    shufb $81, $13, $23, $11
    selb $124, $8, $125, $17
    lnop
    selb $125, $123, $14, $126
    lnop
    xor $123, $24, $82
    stqd $19, 7584($9)
    xor $19, $25, $81
    lqd $24, 7920($6)
    a $6, $5, $79
    hbrr bitpal_steady_branch, bitpal_steady_loop
    or $5, $123, $19
    lnop
    orc $19, $20, $14
    lnop
    and $14, $5, $27
    shufb $123, $110, $95, $75
    or $108, $125, $20
    lnop
    selb $125, $14, $10, $26
    lnop
    eqv $107, $19, $126
    lnop
    selb $20, $28, $26, $125
    rotqbyi $126, $123, 8
    selb $110, $14, $5, $28
    lnop
    eqv $123, $109, $19
    lnop
    selb $109, $26, $110, $10
    lqd $5, 7248($6)
    orc $26, $125, $110
    shufb $19, $126, $24, $7
    or $110, $109, $125
    cdd $7, 0($4)
    eqv $125, $28, $26
    lnop
    eqv $109, $26, $10
    lqa $8, 0x180e0
    ai $127, $127, 1
    stqd $19, 7920($9)
    selb $126, $27, $20, $14
bitpal_steady_branch:
    brnz $80, bitpal_steady_loop
bitpal_steady_end:
    stqa $126, 0x19900
    stqa $125, 0x19910
    stqa $124, 0x19920
    stqa $123, 0x19930
    stqa $122, 0x19940
    stqa $121, 0x19950
    stqa $120, 0x19960
    stqa $119, 0x19970
    stqa $118, 0x19980
    stqa $117, 0x19990
    stqa $116, 0x199a0
    stqa $115, 0x199b0
    stqa $114, 0x199c0
    stqa $113, 0x199d0
    stqa $112, 0x199e0
    stqa $111, 0x199f0
    stqa $110, 0x19a00
    stqa $109, 0x19a10
    stqa $108, 0x19a20
    stqa $107, 0x19a30
    stqa $106, 0x19a40
    stqa $105, 0x19a50
    stqa $104, 0x19a60
    stqa $103, 0x19a70
    stqa $102, 0x19a80
    stqa $101, 0x19a90
    stqa $100, 0x19aa0
    stqa $99, 0x19ab0
    stqa $98, 0x19ac0
    stqa $97, 0x19ad0
    stqa $96, 0x19ae0
    stqa $95, 0x19af0
    bi $0

.global bitpal_edge_tap
.align 3
bitpal_edge_tap:
    lqa $71, 0x0
    lqa $70, 0x10
    lqa $69, 0x20
    lqa $68, 0x30
    lqa $67, 0x50
    ori $72, $5, 0
    lqa $126, 0x19900
    lqa $125, 0x19910
    lqa $124, 0x19920
    lqa $123, 0x19930
    lqa $122, 0x19940
    lqa $121, 0x19950
    lqa $120, 0x19960
    lqa $119, 0x19970
    lqa $118, 0x19980
    lqa $117, 0x19990
    lqa $116, 0x199a0
    lqa $115, 0x199b0
    lqa $114, 0x199c0
    lqa $113, 0x199d0
    lqa $112, 0x199e0
    lqa $111, 0x199f0
    lqa $110, 0x19a00
    lqa $109, 0x19a10
    lqa $108, 0x19a20
    lqa $107, 0x19a30
    lqa $106, 0x19a40
    lqa $105, 0x19a50
    lqa $104, 0x19a60
    lqa $103, 0x19a70
    lqa $102, 0x19a80
    lqa $101, 0x19a90
    lqa $100, 0x19aa0
    lqa $99, 0x19ab0
    lqa $98, 0x19ac0
    lqa $97, 0x19ad0
    lqa $96, 0x19ae0
    lqa $95, 0x19af0
    andi $6, $3, 7
    rotmi $7, $3, -3
    shli $6, $6, 5
    a $6, $6, $7
    andi $7, $6, -16
    a $7, $7, $71
    lqd $8, 768($7)
    lqd $9, 784($7)
    shufb $6, $6, $6, $70
    andbi $6, $6, 15
    a $6, $6, $69
    shufb $94, $8, $9, $6
    lqd $8, 1024($7)
    lqd $9, 1040($7)
    shufb $93, $8, $9, $6
    lqd $8, 4608($7)
    lqd $9, 4624($7)
    shufb $92, $8, $9, $6
    lqd $8, 1280($7)
    lqd $9, 1296($7)
    shufb $91, $8, $9, $6
    lqd $8, 1536($7)
    lqd $9, 1552($7)
    shufb $90, $8, $9, $6
    lqd $8, 4864($7)
    lqd $9, 4880($7)
    shufb $89, $8, $9, $6
    lqd $8, 1792($7)
    lqd $9, 1808($7)
    shufb $88, $8, $9, $6
    lqd $8, 2048($7)
    lqd $9, 2064($7)
    shufb $87, $8, $9, $6
    lqd $8, 5120($7)
    lqd $9, 5136($7)
    shufb $86, $8, $9, $6
    lqd $8, 2304($7)
    lqd $9, 2320($7)
    shufb $85, $8, $9, $6
    lqd $8, 2560($7)
    lqd $9, 2576($7)
    shufb $84, $8, $9, $6
    lqd $8, 5376($7)
    lqd $9, 5392($7)
    shufb $83, $8, $9, $6
    lqd $8, 2816($7)
    lqd $9, 2832($7)
    shufb $82, $8, $9, $6
    lqd $8, 3072($7)
    lqd $9, 3088($7)
    shufb $81, $8, $9, $6
    lqd $8, 5632($7)
    lqd $9, 5648($7)
    shufb $80, $8, $9, $6
    lqd $8, 3328($7)
    lqd $9, 3344($7)
    shufb $79, $8, $9, $6
    lqd $8, 3584($7)
    lqd $9, 3600($7)
    shufb $78, $8, $9, $6
    lqd $8, 5888($7)
    lqd $9, 5904($7)
    shufb $77, $8, $9, $6
    lqd $8, 3840($7)
    lqd $9, 3856($7)
    shufb $76, $8, $9, $6
    lqd $8, 4096($7)
    lqd $9, 4112($7)
    shufb $75, $8, $9, $6
    lqd $8, 6144($7)
    lqd $7, 6160($7)
    shufb $74, $8, $7, $6
    sf $73, $3, $4
    ori $127, $3, 0
    cgti $2, $73, 0
    brz $2, bitpal_edge_tap_end
    shli $2, $127, 3
    ai $10, $127, 1
    andi $3, $10, 7
    andi $4, $2, -16
    rotmi $5, $10, -3
    shli $6, $3, 5
    a $3, $6, $5
    a $6, $4, $71
    ai $127, $127, 1
    andi $9, $3, -16
    shufb $4, $3, $3, $70
    a $7, $9, $71
    andbi $9, $4, 15
    a $8, $9, $69
    lqd $4, 528($7)
    lqd $5, 512($7)
    lqa $3, 0x18010
    shufb $9, $5, $4, $8
# 1029 cycles an iteration, 1029 at least: 1029 instructions for the even pipe, 493 for the odd one; 0 cycles of nops alone
.align 3
bitpal_edge_tap_loop:
    xor $21, $3, $9
    lqd $4, 7248($6)
    ai $11, $2, 4
    lqd $3, 6912($6)
    ai $12, $2, 5
    lqa $5, 0x180e0
    ai $13, $2, 6
    lnop
    ai $14, $2, 7
    lnop
    ai $15, $2, 1
    lqa $22, 0x180f0
    ai $17, $2, 2
    cbd $16, 0($2)
    ai $19, $2, 3
    rotqby $18, $4, $2
    xor $4, $5, $94
    rotqby $20, $3, $2
    shli $2, $127, 3
    lnop
    ai $10, $127, 1
    lnop
    xor $5, $22, $93
    shlqbii $94, $96, 1
    andi $3, $10, 7
    rotqbii $96, $20, 1
    or $22, $4, $5
    shlqbii $93, $95, 1
    andi $4, $2, -16
    rotqbii $95, $18, 1
    and $5, $22, $98
    lnop
    selb $23, $94, $96, $68
    lnop
    selb $96, $5, $111, $112
    lnop
    selb $94, $93, $95, $68
    lnop
    selb $95, $97, $112, $96
    lqa $93, 0x180c0
    selb $24, $5, $22, $97
    lqa $25, 0x180d0
    selb $22, $98, $95, $5
    lnop
    selb $98, $112, $24, $111
    lnop
    orc $95, $96, $24
    lnop
    or $24, $98, $96
    lnop
    xor $98, $93, $91
    lnop
    xor $93, $25, $90
    lnop
    eqv $25, $97, $95
    lnop
    or $97, $98, $93
    lnop
    eqv $98, $95, $111
    lnop
    and $95, $97, $100
    lnop
    selb $93, $112, $22, $92
    lnop
    selb $112, $95, $113, $114
    lnop
    selb $22, $111, $25, $92
    lnop
    selb $111, $99, $114, $112
    lqa $92, 0x180a0
    selb $25, $95, $97, $99
    lqa $96, 0x180b0
    selb $97, $100, $111, $95
    lnop
    selb $111, $114, $25, $113
    lnop
    orc $100, $112, $25
    lnop
    or $25, $111, $112
    lnop
    xor $112, $92, $88
    lqa $111, 0x18080
    xor $92, $96, $87
    lqa $95, 0x18090
    eqv $96, $99, $100
    lnop
    or $99, $112, $92
    lnop
    eqv $26, $100, $113
    lnop
    and $27, $99, $102
    lnop
    xor $100, $111, $85
    lnop
    xor $111, $95, $84
    lnop
    selb $95, $27, $99, $101
    lqa $112, 0x18060
    or $99, $100, $111
    lqa $92, 0x18070
    selb $28, $27, $115, $116
    lnop
    and $29, $99, $104
    lnop
    selb $30, $116, $95, $115
    lnop
    selb $31, $29, $99, $103
    lnop
    xor $99, $112, $82
    lqa $111, 0x18040
    xor $112, $92, $81
    lqa $100, 0x18050
    rotmi $5, $10, -3
    lnop
    or $10, $99, $112
    lnop
    selb $32, $118, $31, $117
    lnop
    and $33, $10, $106
    lnop
    xor $112, $111, $79
    lnop
    xor $99, $100, $78
    lqd $111, 256($7)
    selb $34, $33, $10, $105
    lqd $100, 272($7)
    or $10, $112, $99
    lqa $92, 0x18020
    selb $35, $33, $119, $120
    lqa $112, 0x18030
    and $36, $10, $108
    lnop
    selb $37, $120, $34, $119
    lnop
    selb $38, $36, $10, $107
    lqa $99, 0x18000
    selb $39, $36, $121, $122
    lnop
    xor $40, $92, $76
    shufb $10, $111, $100, $8
    xor $111, $112, $75
    lnop
    selb $112, $122, $38, $121
    lnop
    or $100, $40, $111
    lnop
    xor $111, $99, $10
    lnop
    selb $40, $29, $117, $118
    lnop
    or $99, $111, $21
    lnop
    and $41, $100, $110
    lnop
    and $42, $99, $23
    lnop
    selb $43, $41, $100, $109
    lnop
    selb $44, $42, $99, $94
    lnop
    selb $45, $41, $123, $124
    lnop
    selb $100, $126, $44, $125
    lnop
    selb $46, $42, $125, $126
    lnop
    selb $111, $124, $43, $123
    lnop
    or $99, $100, $46
    lnop
    or $100, $111, $45
    lnop
    or $111, $112, $39
    stqa $99, 0x1a040
    or $92, $37, $35
    stqa $100, 0x1a050
    or $112, $32, $40
    stqa $111, 0x1a060
    or $32, $30, $28
    stqa $92, 0x1a070
    selb $30, $114, $97, $89
    stqa $112, 0x1a080
    selb $114, $113, $96, $89
    stqa $32, 0x1a090
    selb $113, $101, $116, $28
    stqa $25, 0x1a0a0
    andi $96, $72, -16
    stqa $24, 0x1a0b0
    orc $97, $28, $95
    lnop
    a $21, $96, $67
    lnop
    selb $96, $102, $113, $27
    lnop
    eqv $113, $101, $97
    lqd $102, 64($21)
    eqv $27, $97, $115
    lnop
    selb $97, $116, $96, $86
    lnop
    selb $116, $103, $118, $40
    lnop
    selb $96, $115, $113, $86
    lnop
    selb $113, $104, $116, $29
    lnop
    orc $29, $40, $31
    rotqby $116, $102, $72
    orc $102, $35, $34
    lnop
    orc $34, $39, $38
    lnop
    orc $38, $46, $44
    lnop
    orc $44, $45, $43
    rotqbyi $31, $116, 13
    eqv $104, $38, $125
    lnop
    eqv $115, $44, $123
    lqd $43, 7584($6)
    eqv $116, $34, $121
    stqa $104, 0x1a0c0
    eqv $101, $102, $119
    stqa $115, 0x1a0d0
    eqv $40, $29, $117
    stqa $116, 0x1a0e0
    eqv $95, $103, $29
    stqa $101, 0x1a0f0
    selb $103, $118, $113, $83
    stqa $40, 0x1a100
    selb $118, $105, $120, $35
    stqa $27, 0x1a110
    selb $35, $117, $95, $83
    stqa $26, 0x1a120
    selb $117, $106, $118, $33
    stqa $98, 0x1a130
    eqv $118, $105, $102
    lqd $106, 192($21)
    selb $105, $120, $117, $80
    lnop
    andi $120, $31, 255
    lnop
    selb $31, $107, $122, $39
    lnop
    selb $39, $119, $118, $80
    shufb $117, $120, $43, $16
    selb $120, $108, $31, $36
    rotqbyi $119, $6, 0
    eqv $108, $107, $34
    rotqby $31, $106, $72
    selb $106, $122, $120, $77
    lqd $107, 4352($7)
    selb $120, $109, $124, $45
    lqd $122, 4368($7)
    selb $45, $121, $108, $77
    stqd $117, 7584($119)
    selb $121, $110, $120, $41
    rotqbyi $117, $31, 13
    eqv $120, $109, $44
    lqd $110, 7920($6)
    selb $44, $124, $121, $74
    lqa $109, 0x180e0
    selb $121, $123, $120, $74
    lqa $124, 0x180f0
    selb $120, $94, $126, $46
    lnop
    andi $46, $117, 255
    shufb $123, $107, $122, $8
    selb $122, $23, $120, $42
    rotqbyi $117, $20, 1
    eqv $120, $94, $38
    shufb $23, $46, $110, $16
    xor $94, $109, $91
    rotqbyi $110, $18, 1
    xor $91, $124, $90
    shlqbii $109, $24, 1
    selb $90, $126, $122, $123
    rotqbii $124, $117, 1
    or $122, $94, $91
    shlqbii $126, $98, 1
    selb $98, $125, $120, $123
    rotqbii $94, $110, 1
    and $125, $122, $25
    lnop
    selb $120, $109, $124, $68
    stqd $23, 7920($119)
    selb $124, $125, $22, $93
    lnop
    selb $119, $126, $94, $68
    lnop
    selb $126, $26, $93, $124
    lqa $94, 0x180c0
    selb $109, $125, $122, $26
    lqa $23, 0x180d0
    selb $122, $25, $126, $125
    lnop
    selb $126, $93, $109, $22
    lnop
    orc $125, $124, $109
    lnop
    or $25, $126, $124
    lnop
    xor $126, $94, $88
    lnop
    xor $94, $23, $87
    lnop
    eqv $23, $26, $125
    lnop
    or $26, $126, $94
    lnop
    eqv $110, $125, $22
    lnop
    and $125, $26, $32
    lnop
    selb $91, $93, $122, $89
    lnop
    selb $122, $125, $114, $30
    lnop
    selb $117, $22, $23, $89
    lnop
    selb $89, $27, $30, $122
    lnop
    selb $22, $125, $26, $27
    lqa $23, 0x180a0
    selb $26, $32, $89, $125
    lqa $93, 0x180b0
    selb $125, $30, $22, $114
    lnop
    orc $89, $122, $22
    lnop
    or $22, $125, $122
    lnop
    eqv $125, $27, $89
    lnop
    xor $27, $23, $85
    lnop
    xor $23, $93, $84
    lnop
    eqv $122, $89, $114
    lnop
    or $89, $27, $23
    lqa $93, 0x18080
    selb $23, $30, $26, $86
    lqa $27, 0x18090
    and $26, $89, $112
    lnop
    selb $30, $114, $125, $86
    lnop
    selb $125, $26, $89, $40
    lnop
    selb $114, $26, $96, $97
    lnop
    xor $89, $93, $82
    lnop
    xor $93, $27, $81
    lnop
    selb $27, $40, $97, $114
    lqa $32, 0x18060
    or $126, $89, $93
    lqa $94, 0x18070
    selb $109, $97, $125, $96
    lnop
    and $24, $126, $92
    lnop
    orc $38, $114, $125
    lnop
    selb $46, $24, $126, $101
    lnop
    xor $126, $32, $79
    lqa $125, 0x18040
    xor $32, $94, $78
    lqa $93, 0x18050
    selb $42, $24, $35, $103
    lnop
    or $94, $126, $32
    lnop
    selb $32, $103, $46, $35
    lnop
    and $107, $94, $111
    lqd $126, 768($7)
    xor $124, $125, $76
    lqd $89, 784($7)
    xor $16, $93, $75
    lqd $125, 1024($7)
    selb $31, $107, $94, $116
    lqd $6, 1040($7)
    or $94, $124, $16
    lqa $93, 0x18020
    selb $41, $107, $39, $105
    lqa $124, 0x18030
    and $108, $94, $100
    lnop
    selb $34, $105, $31, $39
    lnop
    selb $36, $108, $94, $115
    lqa $16, 0x18000
    selb $118, $108, $45, $106
    lqa $43, 0x18010
    xor $102, $93, $10
    shufb $94, $126, $89, $8
    xor $126, $124, $9
    shufb $93, $125, $6, $8
    selb $124, $106, $36, $45
    lnop
    or $125, $102, $126
    lnop
    xor $126, $16, $94
    lnop
    xor $16, $43, $93
    lnop
    and $43, $125, $99
    lnop
    or $102, $126, $16
    lnop
    selb $33, $43, $125, $104
    lnop
    and $95, $102, $120
    lnop
    selb $113, $43, $121, $44
    lnop
    selb $29, $95, $102, $119
    lnop
    selb $102, $95, $98, $90
    lnop
    selb $125, $90, $29, $98
    lnop
    selb $126, $44, $33, $121
    lnop
    or $89, $125, $102
    lnop
    or $125, $126, $113
    lnop
    or $126, $124, $118
    stqa $89, 0x1a040
    or $16, $34, $41
    stqa $125, 0x1a050
    or $124, $32, $42
    stqa $126, 0x1a060
    or $32, $109, $114
    stqa $16, 0x1a070
    selb $114, $112, $27, $26
    stqa $124, 0x1a080
    eqv $112, $40, $38
    stqa $32, 0x1a090
    eqv $40, $38, $96
    stqa $22, 0x1a0a0
    selb $38, $97, $114, $83
    stqa $25, 0x1a0b0
    selb $114, $101, $103, $42
    lqd $97, 64($21)
    selb $26, $96, $112, $83
    lnop
    selb $96, $92, $114, $24
    lnop
    orc $114, $42, $46
    lnop
    orc $42, $41, $31
    lnop
    shli $6, $3, 5
    lnop
    orc $31, $118, $36
    rotqby $3, $97, $72
    andi $97, $15, -16
    lnop
    orc $36, $102, $29
    lnop
    a $29, $97, $71
    lnop
    orc $97, $113, $33
    rotqbyi $46, $3, 13
    eqv $3, $36, $98
    lqd $33, 7584($29)
    eqv $112, $97, $121
    cbd $24, 0($15)
    eqv $15, $31, $45
    stqa $3, 0x1a0c0
    eqv $109, $42, $39
    stqa $112, 0x1a0d0
    eqv $27, $114, $35
    stqa $15, 0x1a0e0
    eqv $92, $101, $114
    stqa $109, 0x1a0f0
    selb $114, $103, $96, $80
    stqa $27, 0x1a100
    selb $103, $116, $105, $41
    stqa $40, 0x1a110
    selb $41, $35, $92, $80
    stqa $122, 0x1a120
    selb $92, $111, $103, $107
    stqa $110, 0x1a130
    eqv $111, $116, $42
    lqd $107, 192($21)
    selb $42, $105, $92, $77
    lnop
    andi $105, $46, 255
    lnop
    selb $46, $115, $106, $118
    lnop
    selb $118, $39, $111, $77
    shufb $92, $105, $33, $24
    selb $111, $100, $46, $108
    rotqbyi $105, $29, 0
    eqv $108, $115, $31
    rotqby $100, $107, $72
    selb $107, $106, $111, $74
    lqd $115, 4608($7)
    selb $106, $104, $44, $113
    lqd $111, 4624($7)
    selb $113, $45, $108, $74
    stqd $92, 7584($105)
    selb $108, $99, $106, $43
    rotqbyi $45, $100, 13
    eqv $106, $104, $97
    lqd $100, 7920($29)
    selb $97, $44, $108, $123
    lqa $104, 0x180e0
    selb $108, $121, $106, $123
    lqa $44, 0x180f0
    selb $121, $119, $90, $102
    lnop
    andi $102, $45, 255
    shufb $92, $115, $111, $8
    selb $115, $120, $121, $95
    rotqbyi $111, $20, 2
    eqv $121, $119, $36
    shufb $120, $102, $100, $24
    xor $102, $104, $88
    rotqbyi $119, $18, 2
    xor $88, $44, $87
    shlqbii $104, $25, 1
    selb $87, $90, $115, $92
    rotqbii $25, $111, 1
    or $111, $102, $88
    shlqbii $115, $110, 1
    selb $110, $98, $121, $92
    rotqbii $102, $119, 1
    and $121, $111, $22
    lnop
    selb $119, $104, $25, $68
    stqd $120, 7920($105)
    selb $120, $121, $117, $91
    lnop
    selb $105, $115, $102, $68
    lnop
    selb $115, $122, $91, $120
    lqa $102, 0x180c0
    selb $104, $121, $111, $122
    lqa $25, 0x180d0
    selb $111, $22, $115, $121
    lnop
    selb $121, $91, $104, $117
    lnop
    orc $115, $120, $104
    lnop
    or $22, $121, $120
    lnop
    xor $121, $102, $85
    lnop
    xor $102, $25, $84
    lnop
    eqv $25, $122, $115
    lnop
    or $122, $121, $102
    lnop
    eqv $121, $115, $117
    lnop
    and $115, $122, $32
    lnop
    selb $102, $91, $111, $86
    lnop
    selb $111, $115, $30, $23
    lnop
    selb $120, $117, $25, $86
    lnop
    selb $117, $40, $23, $111
    lnop
    selb $86, $115, $122, $40
    lqa $25, 0x180a0
    selb $122, $32, $117, $115
    lqa $91, 0x180b0
    selb $117, $23, $86, $30
    lnop
    orc $115, $111, $86
    lnop
    or $32, $117, $111
    lnop
    eqv $117, $40, $115
    lnop
    xor $40, $25, $82
    lnop
    xor $25, $91, $81
    lnop
    eqv $98, $115, $30
    lnop
    or $115, $40, $25
    lqa $91, 0x18080
    selb $25, $23, $122, $83
    lqa $40, 0x18090
    and $122, $115, $124
    lnop
    selb $23, $30, $117, $83
    lnop
    selb $117, $122, $115, $27
    lnop
    selb $30, $122, $26, $38
    lnop
    xor $115, $91, $79
    lnop
    xor $91, $40, $78
    lnop
    selb $40, $27, $38, $30
    lqa $111, 0x18060
    or $86, $115, $91
    lqa $104, 0x18070
    selb $88, $38, $117, $26
    lnop
    and $44, $86, $16
    lnop
    orc $24, $30, $117
    lnop
    selb $117, $44, $86, $109
    lnop
    xor $86, $111, $76
    lqa $115, 0x18040
    xor $111, $104, $75
    lqa $91, 0x18050
    selb $36, $44, $41, $114
    lnop
    or $104, $86, $111
    lnop
    selb $111, $114, $117, $41
    lnop
    and $95, $104, $126
    lqd $86, 1280($7)
    xor $100, $115, $10
    lqd $90, 1296($7)
    xor $45, $91, $9
    lqd $115, 1536($7)
    selb $29, $95, $104, $15
    lqd $106, 1552($7)
    or $104, $100, $45
    lqa $99, 0x18020
    selb $45, $95, $118, $42
    lqa $100, 0x18030
    and $43, $104, $125
    lnop
    selb $31, $42, $29, $118
    lnop
    selb $46, $43, $104, $112
    lqa $33, 0x18000
    selb $39, $43, $113, $107
    lqa $104, 0x18010
    xor $116, $99, $94
    shufb $91, $86, $90, $8
    xor $99, $100, $93
    shufb $90, $115, $106, $8
    selb $115, $107, $46, $113
    lnop
    or $106, $116, $99
    lnop
    xor $116, $33, $91
    lnop
    xor $33, $104, $90
    lnop
    and $103, $106, $89
    lnop
    or $104, $116, $33
    lnop
    selb $116, $103, $106, $3
    lnop
    and $106, $104, $119
    lnop
    selb $33, $103, $108, $97
    lnop
    selb $35, $106, $104, $105
    lnop
    selb $96, $106, $110, $87
    lnop
    selb $104, $87, $35, $110
    lnop
    selb $99, $97, $116, $108
    lnop
    or $86, $104, $96
    lnop
    or $104, $99, $33
    lqa $101, 0x180d0
    or $99, $115, $39
    stqa $86, 0x1a040
    or $115, $31, $45
    stqa $104, 0x1a050
    or $100, $111, $36
    stqa $99, 0x1a060
    or $31, $88, $30
    stqa $115, 0x1a070
    selb $88, $124, $40, $122
    stqa $100, 0x1a080
    eqv $124, $27, $24
    stqa $31, 0x1a090
    eqv $27, $24, $26
    stqa $32, 0x1a0a0
    selb $24, $38, $88, $80
    stqa $22, 0x1a0b0
    selb $88, $109, $114, $36
    lqd $38, 64($21)
    selb $122, $26, $124, $80
    lnop
    selb $26, $16, $88, $44
    lnop
    orc $88, $36, $117
    lnop
    orc $117, $45, $29
    lnop
    xor $16, $101, $75
    lnop
    orc $101, $39, $46
    rotqby $29, $38, $72
    andi $38, $17, -16
    lnop
    orc $46, $96, $35
    lnop
    a $35, $38, $71
    lnop
    orc $38, $33, $116
    rotqbyi $36, $29, 13
    eqv $124, $46, $110
    lqd $29, 7584($35)
    eqv $116, $38, $108
    cbd $44, 0($17)
    eqv $17, $101, $113
    stqa $124, 0x1a0c0
    eqv $111, $117, $118
    stqa $116, 0x1a0d0
    eqv $40, $88, $41
    stqa $17, 0x1a0e0
    eqv $30, $109, $88
    stqa $111, 0x1a0f0
    selb $34, $114, $26, $77
    stqa $40, 0x1a100
    selb $114, $15, $42, $45
    stqa $27, 0x1a110
    selb $45, $41, $30, $77
    stqa $98, 0x1a120
    selb $30, $126, $114, $95
    stqa $121, 0x1a130
    eqv $126, $15, $117
    lqd $114, 192($21)
    selb $117, $42, $30, $74
    lnop
    andi $30, $36, 255
    lnop
    selb $36, $112, $107, $39
    lnop
    selb $39, $118, $126, $74
    shufb $42, $30, $29, $44
    selb $126, $125, $36, $43
    rotqbyi $118, $35, 0
    eqv $125, $112, $101
    rotqby $36, $114, $72
    selb $101, $107, $126, $123
    lqd $114, 4864($7)
    selb $107, $3, $97, $33
    lqd $126, 4880($7)
    selb $33, $113, $125, $123
    stqd $42, 7584($118)
    selb $125, $89, $107, $103
    rotqbyi $113, $36, 13
    eqv $107, $3, $38
    lqd $103, 7920($35)
    selb $35, $97, $125, $92
    lqa $3, 0x180e0
    selb $97, $108, $107, $92
    lqa $125, 0x180f0
    selb $108, $105, $87, $96
    lnop
    andi $96, $113, 255
    shufb $89, $114, $126, $8
    selb $126, $119, $108, $106
    rotqbyi $114, $20, 3
    eqv $119, $105, $46
    shufb $108, $96, $103, $44
    xor $103, $3, $85
    rotqbyi $105, $18, 3
    xor $3, $125, $84
    shlqbii $85, $22, 1
    selb $84, $87, $126, $89
    rotqbii $125, $114, 1
    or $114, $103, $3
    shlqbii $126, $121, 1
    selb $121, $110, $119, $89
    rotqbii $103, $105, 1
    and $119, $114, $32
    lnop
    selb $110, $85, $125, $68
    stqd $108, 7920($118)
    selb $125, $119, $120, $102
    lnop
    selb $118, $126, $103, $68
    lnop
    selb $126, $98, $102, $125
    lqa $103, 0x180c0
    selb $108, $119, $114, $98
    lqa $85, 0x180d0
    selb $114, $32, $126, $119
    lnop
    selb $126, $102, $108, $120
    lnop
    orc $119, $125, $108
    lnop
    or $108, $126, $125
    lnop
    xor $126, $103, $82
    lnop
    xor $103, $85, $81
    lnop
    eqv $85, $98, $119
    lnop
    or $98, $126, $103
    lnop
    eqv $103, $119, $120
    lnop
    and $119, $98, $31
    lnop
    selb $32, $102, $114, $83
    lnop
    selb $114, $119, $23, $25
    lnop
    selb $102, $120, $85, $83
    lnop
    selb $120, $27, $25, $114
    lnop
    selb $85, $119, $98, $27
    lqa $83, 0x180a0
    selb $98, $31, $120, $119
    lqa $126, 0x180b0
    selb $120, $25, $85, $23
    lnop
    orc $119, $114, $85
    lnop
    or $85, $120, $114
    lnop
    eqv $120, $27, $119
    lnop
    xor $27, $83, $79
    lnop
    xor $83, $126, $78
    lnop
    eqv $114, $119, $23
    lnop
    or $119, $27, $83
    lqa $126, 0x18080
    selb $27, $25, $98, $80
    lqa $83, 0x18090
    and $98, $119, $100
    lnop
    selb $25, $23, $120, $80
    lnop
    selb $120, $98, $119, $40
    lnop
    selb $119, $98, $122, $24
    lnop
    xor $23, $126, $76
    lnop
    xor $126, $83, $75
    lnop
    selb $31, $40, $24, $119
    lqa $83, 0x18060
    or $125, $23, $126
    lqa $105, 0x18070
    selb $126, $24, $120, $122
    lnop
    and $23, $125, $115
    lnop
    orc $22, $119, $120
    lnop
    selb $120, $23, $125, $111
    lnop
    xor $125, $83, $10
    lqa $3, 0x18040
    xor $83, $105, $9
    lqa $87, 0x18050
    selb $105, $23, $45, $34
    lnop
    or $96, $125, $83
    lnop
    selb $44, $34, $120, $45
    lnop
    and $46, $96, $99
    lqd $125, 1792($7)
    xor $106, $3, $94
    lqd $83, 1808($7)
    xor $113, $87, $93
    lqd $3, 2048($7)
    selb $38, $46, $96, $17
    lqd $107, 2064($7)
    or $96, $106, $113
    lqa $87, 0x18020
    selb $113, $46, $39, $117
    lqa $106, 0x18030
    and $36, $96, $104
    lnop
    selb $42, $117, $38, $39
    lnop
    selb $43, $36, $96, $116
    lqa $112, 0x18000
    selb $96, $36, $33, $101
    lqa $29, 0x18010
    xor $30, $87, $91
    shufb $88, $125, $83, $8
    xor $125, $106, $90
    shufb $87, $3, $107, $8
    selb $107, $101, $43, $33
    lnop
    or $106, $30, $125
    lnop
    xor $125, $112, $88
    lnop
    xor $112, $29, $87
    lnop
    and $29, $106, $86
    lnop
    or $30, $125, $112
    lnop
    selb $95, $29, $106, $124
    lnop
    and $106, $30, $110
    lnop
    selb $41, $29, $97, $35
    lnop
    selb $26, $106, $30, $118
    lnop
    selb $30, $106, $121, $84
    lnop
    selb $125, $84, $26, $121
    lnop
    selb $112, $35, $95, $97
    lnop
    or $83, $125, $30
    lnop
    or $3, $112, $41
    lqa $109, 0x180f0
    or $112, $107, $96
    stqa $83, 0x1a040
    or $125, $42, $113
    stqa $3, 0x1a050
    or $15, $44, $105
    stqa $112, 0x1a060
    or $44, $126, $119
    stqa $125, 0x1a070
    selb $126, $100, $31, $98
    stqa $15, 0x1a080
    eqv $100, $40, $22
    stqa $44, 0x1a090
    eqv $40, $22, $122
    stqa $85, 0x1a0a0
    selb $22, $24, $126, $77
    stqa $108, 0x1a0b0
    selb $126, $111, $34, $105
    lqd $24, 64($21)
    selb $98, $122, $100, $77
    lnop
    selb $122, $115, $126, $23
    lnop
    orc $23, $105, $120
    lnop
    orc $120, $113, $38
    lnop
    xor $115, $109, $75
    lnop
    orc $38, $96, $43
    rotqby $109, $24, $72
    andi $24, $19, -16
    lnop
    orc $43, $30, $26
    lnop
    a $26, $24, $71
    lnop
    orc $24, $41, $95
    rotqbyi $105, $109, 13
    eqv $100, $43, $121
    lqd $95, 7584($26)
    eqv $126, $24, $97
    cbd $31, 0($19)
    eqv $19, $38, $33
    stqa $100, 0x1a0c0
    eqv $109, $120, $39
    stqa $126, 0x1a0d0
    eqv $119, $23, $45
    stqa $19, 0x1a0e0
    eqv $42, $111, $23
    stqa $109, 0x1a0f0
    selb $23, $34, $122, $74
    stqa $119, 0x1a100
    selb $122, $17, $117, $113
    stqa $40, 0x1a110
    selb $113, $45, $42, $74
    stqa $114, 0x1a120
    selb $42, $99, $122, $46
    stqa $103, 0x1a130
    eqv $122, $17, $120
    lqd $99, 192($21)
    selb $120, $117, $42, $123
    lnop
    andi $117, $105, 255
    lnop
    selb $105, $116, $101, $96
    lnop
    selb $96, $39, $122, $123
    shufb $42, $117, $95, $31
    selb $122, $104, $105, $36
    rotqbyi $117, $26, 0
    eqv $105, $116, $38
    rotqby $104, $99, $72
    selb $38, $101, $122, $92
    lqd $116, 5120($7)
    selb $101, $124, $35, $41
    lqd $122, 5136($7)
    selb $41, $33, $105, $92
    stqd $42, 7584($117)
    selb $105, $86, $101, $29
    rotqbyi $33, $104, 13
    eqv $104, $124, $24
    lqd $101, 7920($26)
    selb $24, $35, $105, $89
    lqa $124, 0x180e0
    selb $105, $97, $104, $89
    lqa $35, 0x180f0
    selb $104, $118, $84, $30
    lnop
    andi $30, $33, 255
    shufb $86, $116, $122, $8
    selb $122, $110, $104, $106
    rotqbyi $116, $20, 4
    eqv $110, $118, $43
    shufb $106, $30, $101, $31
    xor $101, $124, $82
    rotqbyi $118, $18, 4
    xor $82, $35, $81
    shlqbii $124, $108, 1
    selb $108, $84, $122, $86
    rotqbii $81, $116, 1
    or $116, $101, $82
    shlqbii $122, $103, 1
    selb $103, $121, $110, $86
    rotqbii $101, $118, 1
    and $121, $116, $85
    lnop
    selb $118, $124, $81, $68
    stqd $106, 7920($117)
    selb $124, $121, $102, $32
    lnop
    selb $117, $122, $101, $68
    lnop
    selb $122, $114, $32, $124
    lqa $101, 0x180c0
    selb $106, $121, $116, $114
    lqa $81, 0x180d0
    selb $116, $85, $122, $121
    lnop
    selb $122, $32, $106, $102
    lnop
    orc $121, $124, $106
    lnop
    or $106, $122, $124
    lnop
    xor $124, $101, $79
    lnop
    xor $101, $81, $78
    lnop
    eqv $81, $114, $121
    lnop
    or $114, $124, $101
    lnop
    eqv $101, $121, $102
    lnop
    and $121, $114, $44
    lnop
    selb $122, $32, $116, $80
    lnop
    selb $116, $121, $25, $27
    lnop
    selb $32, $102, $81, $80
    lnop
    selb $102, $40, $27, $116
    lnop
    selb $81, $121, $114, $40
    lqa $80, 0x180a0
    selb $114, $44, $102, $121
    lqa $124, 0x180b0
    selb $121, $27, $81, $25
    lnop
    orc $102, $116, $81
    lnop
    or $81, $121, $116
    lnop
    eqv $121, $40, $102
    lnop
    xor $40, $80, $76
    lnop
    xor $80, $124, $75
    lnop
    eqv $44, $102, $25
    lnop
    or $102, $40, $80
    lqa $124, 0x18080
    selb $40, $27, $114, $77
    lqa $80, 0x18090
    and $114, $102, $15
    lnop
    selb $27, $25, $121, $77
    lnop
    selb $121, $114, $102, $119
    lnop
    selb $102, $114, $98, $22
    lnop
    xor $25, $124, $10
    lnop
    xor $124, $80, $9
    lnop
    selb $75, $119, $22, $102
    lqa $80, 0x18060
    or $116, $25, $124
    lqa $85, 0x18070
    selb $25, $22, $121, $98
    lnop
    and $110, $116, $125
    lnop
    orc $82, $102, $121
    lnop
    selb $121, $110, $116, $109
    lnop
    xor $116, $80, $94
    lqa $124, 0x18040
    xor $80, $85, $93
    lqa $84, 0x18050
    selb $35, $110, $113, $23
    lnop
    or $85, $116, $80
    lnop
    selb $30, $23, $121, $113
    lnop
    and $31, $85, $112
    lqd $116, 2304($7)
    xor $43, $124, $91
    lqd $80, 2320($7)
    xor $104, $84, $90
    lqd $124, 2560($7)
    selb $97, $31, $85, $19
    lqd $33, 2576($7)
    or $85, $43, $104
    lqa $84, 0x18020
    selb $43, $31, $96, $120
    lqa $104, 0x18030
    and $26, $85, $3
    lnop
    selb $29, $120, $97, $96
    lnop
    selb $42, $26, $85, $126
    lqa $99, 0x18000
    selb $36, $26, $41, $38
    lqa $95, 0x18010
    xor $39, $84, $88
    shufb $85, $116, $80, $8
    xor $116, $104, $87
    shufb $84, $124, $33, $8
    selb $104, $38, $42, $41
    lnop
    or $124, $39, $116
    lnop
    xor $116, $99, $85
    lnop
    xor $99, $95, $84
    lnop
    and $95, $124, $83
    lnop
    or $39, $116, $99
    lnop
    selb $99, $95, $124, $100
    lnop
    and $33, $39, $118
    lnop
    selb $46, $95, $105, $24
    lnop
    selb $45, $33, $39, $117
    lnop
    selb $39, $33, $103, $108
    lnop
    selb $124, $108, $45, $103
    lnop
    selb $116, $24, $99, $105
    lqd $34, 4096($7)
    or $80, $124, $39
    lqd $111, 4112($7)
    or $124, $116, $46
    lqa $107, 0x18010
    or $116, $104, $36
    stqa $80, 0x1a040
    or $104, $29, $43
    stqa $124, 0x1a050
    or $17, $30, $35
    stqa $116, 0x1a060
    or $30, $25, $102
    stqa $104, 0x1a070
    selb $102, $15, $75, $114
    stqa $17, 0x1a080
    eqv $114, $119, $82
    stqa $30, 0x1a090
    eqv $119, $82, $98
    stqa $81, 0x1a0a0
    selb $25, $22, $102, $74
    stqa $106, 0x1a0b0
    selb $102, $109, $23, $35
    lqd $22, 64($21)
    selb $29, $98, $114, $74
    shufb $75, $34, $111, $8
    selb $114, $125, $102, $110
    lnop
    orc $110, $35, $121
    lnop
    orc $121, $43, $97
    lnop
    xor $125, $107, $75
    lnop
    orc $107, $36, $42
    rotqby $97, $22, $72
    andi $22, $11, -16
    lnop
    orc $42, $39, $45
    lnop
    a $45, $22, $71
    lnop
    orc $22, $46, $99
    rotqbyi $35, $97, 13
    eqv $15, $42, $103
    lqd $97, 7584($45)
    eqv $99, $22, $105
    cbd $102, 0($11)
    eqv $11, $107, $41
    stqa $15, 0x1a0c0
    eqv $111, $121, $96
    stqa $99, 0x1a0d0
    eqv $98, $110, $113
    stqa $11, 0x1a0e0
    eqv $34, $109, $110
    stqa $111, 0x1a0f0
    selb $110, $23, $114, $123
    stqa $98, 0x1a100
    selb $114, $19, $120, $43
    stqa $119, 0x1a110
    selb $43, $113, $34, $123
    stqa $44, 0x1a120
    selb $113, $112, $114, $31
    stqa $101, 0x1a130
    eqv $114, $19, $121
    lqd $112, 192($21)
    selb $121, $120, $113, $92
    lnop
    andi $120, $35, 255
    lnop
    selb $35, $126, $38, $36
    lnop
    selb $36, $96, $114, $92
    shufb $113, $120, $97, $102
    selb $120, $3, $35, $26
    rotqbyi $114, $45, 0
    eqv $3, $126, $107
    rotqby $26, $112, $72
    selb $112, $38, $120, $89
    lqd $126, 5376($7)
    selb $38, $100, $24, $46
    lqd $120, 5392($7)
    selb $46, $41, $3, $89
    stqd $113, 7584($114)
    selb $113, $83, $38, $95
    rotqbyi $3, $26, 13
    eqv $95, $100, $22
    lqd $26, 7920($45)
    selb $22, $24, $113, $86
    lqa $100, 0x180e0
    selb $113, $105, $95, $86
    lqa $24, 0x180f0
    selb $105, $117, $108, $39
    lnop
    andi $39, $3, 255
    shufb $83, $126, $120, $8
    selb $126, $118, $105, $33
    rotqbyi $120, $20, 5
    eqv $118, $117, $42
    shufb $105, $39, $26, $102
    xor $102, $100, $79
    rotqbyi $117, $18, 5
    xor $79, $24, $78
    shlqbii $100, $106, 1
    selb $106, $108, $126, $83
    rotqbii $78, $120, 1
    or $120, $102, $79
    shlqbii $126, $101, 1
    selb $102, $103, $118, $83
    rotqbii $101, $117, 1
    and $118, $120, $81
    lnop
    selb $117, $100, $78, $68
    stqd $105, 7920($114)
    selb $114, $118, $32, $122
    lnop
    selb $105, $126, $101, $68
    lnop
    selb $126, $44, $122, $114
    lqa $101, 0x180c0
    selb $100, $118, $120, $44
    lnop
    selb $120, $81, $126, $118
    lnop
    selb $126, $122, $100, $32
    lnop
    orc $118, $114, $100
    lnop
    or $78, $126, $114
    lnop
    xor $126, $101, $76
    lnop
    a $3, $6, $5
    lnop
    eqv $5, $44, $118
    lnop
    or $44, $126, $16
    lnop
    eqv $101, $118, $32
    lnop
    and $118, $44, $30
    lnop
    selb $114, $122, $120, $77
    lnop
    selb $122, $118, $27, $40
    lnop
    selb $120, $32, $5, $77
    lnop
    selb $77, $119, $40, $122
    lnop
    selb $5, $118, $44, $119
    lqa $32, 0x180a0
    selb $44, $30, $77, $118
    lqa $126, 0x180b0
    selb $118, $40, $5, $27
    lnop
    orc $77, $122, $5
    lnop
    or $30, $118, $122
    lnop
    eqv $122, $119, $77
    lnop
    xor $119, $32, $10
    lnop
    xor $32, $126, $9
    lnop
    eqv $118, $77, $27
    lnop
    or $77, $119, $32
    lqa $126, 0x18080
    selb $119, $40, $44, $74
    lqa $32, 0x18090
    and $40, $77, $17
    lnop
    selb $44, $27, $122, $74
    lnop
    selb $122, $40, $77, $98
    lnop
    selb $27, $40, $29, $25
    lnop
    xor $77, $126, $94
    lnop
    xor $126, $32, $93
    lnop
    selb $32, $98, $25, $27
    lqa $5, 0x18060
    or $16, $77, $126
    lqa $6, 0x18070
    selb $103, $25, $122, $29
    lnop
    and $79, $16, $104
    lnop
    orc $108, $27, $122
    lnop
    selb $122, $79, $16, $111
    lnop
    xor $16, $5, $91
    lqa $126, 0x18040
    xor $5, $6, $90
    lqa $77, 0x18050
    selb $6, $79, $43, $110
    lnop
    or $100, $16, $5
    lnop
    selb $24, $110, $122, $43
    lnop
    and $26, $100, $116
    lqd $5, 2816($7)
    xor $81, $126, $88
    lqd $16, 2832($7)
    xor $39, $77, $87
    lqd $126, 3072($7)
    selb $42, $26, $100, $11
    lqd $77, 3088($7)
    or $100, $81, $39
    lqa $33, 0x18020
    selb $39, $26, $36, $121
    lqa $95, 0x18030
    and $45, $100, $124
    lnop
    selb $38, $121, $42, $36
    lnop
    selb $41, $45, $100, $99
    lqa $107, 0x18000
    selb $35, $45, $46, $112
    lqa $100, 0x18010
    xor $97, $33, $85
    shufb $82, $5, $16, $8
    xor $5, $95, $84
    shufb $81, $126, $77, $8
    selb $126, $112, $41, $46
    lnop
    or $95, $97, $5
    lnop
    xor $97, $107, $82
    lnop
    xor $107, $100, $81
    lnop
    and $33, $95, $80
    lnop
    or $100, $97, $107
    lnop
    selb $107, $33, $95, $15
    lnop
    and $95, $100, $117
    lnop
    selb $97, $33, $113, $22
    lnop
    selb $96, $95, $100, $105
    lnop
    selb $31, $95, $102, $106
    lnop
    selb $100, $106, $96, $102
    lnop
    selb $5, $22, $107, $113
    lnop
    or $77, $100, $31
    lnop
    or $16, $5, $97
    lnop
    or $5, $126, $35
    stqa $77, 0x1a040
    or $100, $38, $39
    stqa $16, 0x1a050
    or $126, $24, $6
    stqa $5, 0x1a060
    or $24, $103, $27
    stqa $100, 0x1a070
    selb $103, $17, $32, $40
    stqa $126, 0x1a080
    eqv $32, $98, $108
    stqa $24, 0x1a090
    eqv $98, $108, $29
    stqa $30, 0x1a0a0
    selb $108, $25, $103, $123
    stqa $78, 0x1a0b0
    selb $103, $111, $110, $6
    lqd $25, 64($21)
    selb $17, $29, $32, $123
    lnop
    selb $29, $104, $103, $79
    lnop
    orc $103, $6, $122
    lnop
    orc $122, $39, $42
    lnop
    a $6, $4, $71
    lnop
    orc $42, $35, $41
    rotqby $4, $25, $72
    andi $25, $12, -16
    lnop
    orc $41, $31, $96
    lnop
    a $96, $25, $71
    lnop
    orc $25, $97, $107
    rotqbyi $79, $4, 13
    eqv $4, $41, $102
    lqd $107, 7584($96)
    eqv $104, $25, $113
    cbd $32, 0($12)
    eqv $12, $42, $46
    stqa $4, 0x1a0c0
    eqv $19, $122, $36
    stqa $104, 0x1a0d0
    eqv $40, $103, $43
    stqa $12, 0x1a0e0
    eqv $27, $111, $103
    stqa $19, 0x1a0f0
    selb $111, $110, $29, $92
    stqa $40, 0x1a100
    selb $110, $11, $121, $39
    stqa $98, 0x1a110
    selb $39, $43, $27, $92
    stqa $118, 0x1a120
    selb $27, $116, $110, $26
    stqa $101, 0x1a130
    eqv $116, $11, $122
    lqd $110, 192($21)
    selb $26, $121, $27, $89
    lnop
    andi $121, $79, 255
    lnop
    selb $79, $99, $112, $35
    lnop
    selb $35, $36, $116, $89
    shufb $27, $121, $107, $32
    selb $121, $124, $79, $45
    rotqbyi $116, $96, 0
    eqv $124, $99, $42
    rotqby $79, $110, $72
    selb $99, $112, $121, $86
    lqd $110, 5632($7)
    selb $112, $15, $22, $97
    lqd $121, 5648($7)
    selb $97, $46, $124, $86
    stqd $27, 7584($116)
    selb $124, $80, $112, $33
    rotqbyi $27, $79, 13
    eqv $112, $15, $25
    lqd $79, 7920($96)
    selb $96, $22, $124, $83
    lnop
    selb $22, $113, $112, $83
    lqa $124, 0x180e0
    selb $113, $105, $106, $31
    lnop
    andi $31, $27, 255
    shufb $80, $110, $121, $8
    selb $121, $117, $113, $95
    rotqbyi $110, $20, 6
    eqv $117, $105, $41
    shufb $113, $31, $79, $32
    andi $15, $14, -16
    rotqbyi $105, $18, 6
    xor $31, $124, $76
    shlqbii $79, $78, 1
    selb $76, $106, $121, $80
    rotqbii $124, $110, 1
    or $110, $31, $115
    shlqbii $121, $101, 1
    selb $101, $102, $117, $80
    rotqbii $115, $105, 1
    and $117, $110, $30
    lnop
    selb $105, $79, $124, $68
    stqd $113, 7920($116)
    selb $124, $117, $120, $114
    lnop
    selb $116, $121, $115, $68
    lnop
    selb $121, $118, $114, $124
    lqa $115, 0x180c0
    selb $113, $117, $110, $118
    lqa $79, 0x180d0
    selb $110, $30, $121, $117
    lnop
    selb $121, $114, $113, $120
    lnop
    orc $117, $124, $113
    lnop
    or $113, $121, $124
    lnop
    xor $124, $115, $10
    lnop
    xor $115, $79, $9
    lnop
    eqv $79, $118, $117
    lnop
    or $118, $124, $115
    lnop
    eqv $30, $117, $120
    lnop
    and $117, $118, $24
    lnop
    selb $102, $114, $110, $74
    lnop
    selb $114, $117, $44, $119
    lnop
    selb $110, $120, $79, $74
    lnop
    selb $120, $98, $119, $114
    lnop
    selb $79, $117, $118, $98
    lqa $74, 0x180a0
    selb $118, $24, $120, $117
    lqa $124, 0x180b0
    selb $120, $119, $79, $44
    lnop
    orc $117, $114, $79
    lnop
    or $24, $120, $114
    lnop
    eqv $120, $98, $117
    lnop
    xor $98, $74, $94
    lnop
    xor $74, $124, $93
    lnop
    eqv $114, $117, $44
    lnop
    or $117, $98, $74
    lqa $124, 0x18080
    selb $31, $119, $118, $123
    lqa $98, 0x18090
    and $119, $117, $126
    lnop
    selb $118, $44, $120, $123
    lnop
    selb $120, $119, $117, $40
    lnop
    selb $117, $119, $17, $108
    lnop
    xor $44, $124, $91
    lnop
    xor $124, $98, $90
    lnop
    selb $98, $40, $108, $117
    lqa $74, 0x18060
    or $79, $44, $124
    lqa $115, 0x18070
    selb $44, $108, $120, $17
    lnop
    and $106, $79, $100
    lnop
    orc $32, $117, $120
    lnop
    selb $120, $106, $79, $19
    lnop
    xor $79, $74, $88
    lqa $124, 0x18040
    xor $74, $115, $87
    lqa $121, 0x18050
    selb $41, $106, $39, $111
    lnop
    or $115, $79, $74
    lnop
    selb $95, $111, $120, $39
    lnop
    and $27, $115, $5
    lqd $74, 3328($7)
    xor $79, $124, $85
    lqd $78, 3344($7)
    xor $112, $121, $84
    lqd $124, 3584($7)
    selb $25, $27, $115, $12
    lqd $121, 3600($7)
    or $115, $79, $112
    lqa $33, 0x18020
    selb $112, $27, $35, $26
    lqa $46, 0x18030
    and $42, $115, $16
    lnop
    selb $45, $26, $25, $35
    lnop
    selb $107, $42, $115, $104
    lqa $36, 0x18000
    selb $43, $42, $97, $99
    lqa $115, 0x18010
    xor $122, $33, $82
    shufb $79, $74, $78, $8
    xor $74, $46, $81
    shufb $78, $124, $121, $8
    selb $121, $99, $107, $97
    lnop
    or $124, $122, $74
    lnop
    xor $122, $36, $79
    lnop
    xor $36, $115, $78
    lnop
    and $46, $124, $77
    lnop
    or $115, $122, $36
    lnop
    selb $122, $46, $124, $4
    lnop
    and $36, $115, $105
    lnop
    selb $33, $46, $22, $96
    lnop
    selb $29, $36, $115, $116
    lnop
    selb $103, $36, $101, $76
    lnop
    selb $115, $76, $29, $101
    lnop
    selb $11, $96, $122, $22
    lnop
    or $124, $115, $103
    lnop
    or $74, $11, $33
    lnop
    or $11, $121, $43
    stqa $124, 0x1a040
    or $121, $45, $112
    stqa $74, 0x1a050
    or $115, $95, $41
    stqa $11, 0x1a060
    or $45, $44, $117
    stqa $121, 0x1a070
    selb $117, $126, $98, $119
    stqa $115, 0x1a080
    eqv $44, $40, $32
    stqa $45, 0x1a090
    eqv $40, $32, $17
    stqa $24, 0x1a0a0
    selb $126, $108, $117, $92
    stqa $113, 0x1a0b0
    selb $117, $19, $111, $41
    lqd $108, 64($21)
    ai $73, $73, -1
    lnop
    selb $32, $100, $117, $106
    lnop
    orc $117, $41, $120
    lnop
    ai $127, $127, 1
    lnop
    andi $120, $13, -16
    lnop
    orc $41, $112, $25
    rotqby $106, $108, $72
    orc $108, $103, $29
    lnop
    a $29, $120, $71
    lnop
    orc $25, $33, $122
    lnop
    eqv $122, $108, $101
    rotqbyi $100, $106, 13
    orc $106, $43, $107
    lqd $98, 7584($29)
    eqv $119, $25, $22
    cbd $107, 0($13)
    eqv $13, $106, $97
    stqa $122, 0x1a0c0
    eqv $120, $41, $35
    stqa $119, 0x1a0d0
    eqv $38, $117, $39
    stqa $13, 0x1a0e0
    eqv $95, $19, $117
    stqa $120, 0x1a0f0
    selb $117, $111, $32, $89
    stqa $38, 0x1a100
    selb $111, $12, $26, $112
    stqa $40, 0x1a110
    selb $32, $39, $95, $89
    stqa $114, 0x1a120
    selb $95, $5, $111, $27
    stqa $30, 0x1a130
    eqv $111, $12, $41
    lqd $27, 192($21)
    selb $12, $26, $95, $86
    lnop
    andi $95, $100, 255
    lnop
    selb $100, $104, $99, $43
    lnop
    selb $5, $35, $111, $86
    shufb $43, $95, $98, $107
    selb $111, $16, $100, $42
    rotqbyi $98, $29, 0
    eqv $100, $104, $106
    rotqby $42, $27, $72
    selb $16, $99, $111, $83
    lqd $106, 5888($7)
    selb $99, $4, $96, $33
    lqd $111, 5904($7)
    selb $33, $97, $100, $83
    stqd $43, 7584($98)
    selb $100, $77, $99, $46
    rotqbyi $97, $42, 13
    eqv $99, $4, $25
    lqd $42, 7920($29)
    selb $19, $96, $100, $80
    lqa $4, 0x180e0
    selb $25, $22, $99, $80
    lqa $100, 0x180f0
    selb $99, $116, $76, $103
    lnop
    andi $103, $97, 255
    shufb $77, $106, $111, $8
    selb $111, $105, $99, $36
    rotqbyi $106, $20, 7
    eqv $105, $116, $108
    shufb $99, $103, $42, $107
    xor $108, $4, $10
    rotqbyi $116, $18, 7
    xor $10, $100, $9
    shlqbii $4, $113, 1
    selb $18, $76, $111, $77
    rotqbii $113, $106, 1
    or $106, $108, $10
    shlqbii $111, $30, 1
    selb $10, $101, $105, $77
    rotqbii $108, $116, 1
    and $116, $106, $24
    lnop
    selb $30, $4, $113, $68
    stqd $99, 7920($98)
    selb $113, $116, $110, $102
    lnop
    selb $42, $111, $108, $68
    lnop
    selb $111, $114, $102, $113
    lqa $108, 0x180c0
    selb $99, $116, $106, $114
    lqa $98, 0x180d0
    selb $106, $24, $111, $116
    lnop
    selb $116, $102, $99, $110
    lnop
    orc $111, $113, $99
    lnop
    or $96, $116, $113
    lnop
    xor $116, $108, $94
    lnop
    xor $108, $98, $93
    lnop
    eqv $98, $114, $111
    lnop
    or $114, $116, $108
    lnop
    eqv $95, $111, $110
    lnop
    and $116, $114, $45
    lnop
    selb $112, $102, $106, $123
    lnop
    selb $106, $116, $118, $31
    lnop
    selb $111, $110, $98, $123
    lnop
    selb $123, $40, $31, $106
    lnop
    selb $110, $116, $114, $40
    lnop
    selb $102, $45, $123, $116
    lqa $114, 0x180a0
    selb $123, $31, $110, $118
    lqa $116, 0x180b0
    orc $45, $106, $110
    lnop
    or $98, $123, $106
    lnop
    eqv $123, $40, $45
    lnop
    eqv $97, $45, $118
    lnop
    xor $45, $114, $91
    lqa $40, 0x18080
    xor $106, $116, $90
    lqa $110, 0x18090
    selb $114, $31, $102, $92
    lnop
    or $102, $45, $106
    lnop
    selb $113, $118, $123, $92
    lnop
    and $123, $102, $115
    lnop
    xor $118, $40, $88
    lnop
    xor $40, $110, $87
    lnop
    selb $45, $17, $44, $92
    lqa $110, 0x18060
    or $17, $118, $40
    lqa $44, 0x18070
    selb $118, $123, $102, $38
    lnop
    and $40, $17, $121
    lnop
    selb $31, $126, $118, $45
    lnop
    selb $116, $40, $17, $120
    lnop
    xor $17, $110, $85
    lqa $102, 0x18040
    xor $110, $44, $84
    lqa $106, 0x18050
    selb $44, $40, $32, $117
    lnop
    or $108, $17, $110
    lnop
    selb $17, $117, $116, $32
    lnop
    and $24, $108, $11
    lnop
    xor $110, $102, $82
    lnop
    xor $99, $106, $81
    lqd $102, 3840($7)
    selb $4, $24, $108, $13
    lqd $106, 3856($7)
    or $108, $110, $99
    lqa $105, 0x18020
    selb $20, $24, $5, $12
    lqa $110, 0x18030
    and $36, $108, $74
    lnop
    selb $99, $12, $4, $5
    lnop
    selb $101, $36, $108, $119
    lqa $100, 0x18000
    selb $22, $36, $33, $16
    lnop
    xor $108, $105, $79
    shufb $76, $102, $106, $8
    xor $106, $110, $78
    lnop
    selb $105, $16, $101, $33
    lnop
    or $110, $108, $106
    lnop
    xor $108, $100, $76
    lnop
    selb $9, $123, $45, $126
    lnop
    or $100, $108, $125
    lnop
    and $125, $110, $124
    lnop
    and $29, $100, $30
    lnop
    selb $107, $125, $110, $122
    lnop
    selb $103, $29, $100, $42
    lnop
    selb $46, $125, $25, $19
    lnop
    selb $100, $18, $103, $10
    lnop
    selb $43, $29, $10, $18
    lnop
    selb $106, $19, $107, $25
    lnop
    or $110, $100, $43
    lnop
    or $108, $106, $46
    lnop
    or $106, $105, $22
    stqa $110, 0x1a040
    or $104, $99, $20
    stqa $108, 0x1a050
    or $102, $17, $44
    stqa $106, 0x1a060
    or $100, $31, $9
    stqa $104, 0x1a070
    selb $31, $38, $126, $9
    stqa $102, 0x1a080
    orc $17, $9, $118
    stqa $100, 0x1a090
    orc $27, $43, $103
    stqa $98, 0x1a0a0
    orc $118, $46, $107
    stqa $96, 0x1a0b0
    eqv $109, $27, $10
    lqd $9, 64($21)
    orc $35, $22, $101
    lnop
    eqv $107, $118, $25
    lnop
    orc $26, $20, $4
    lnop
    eqv $105, $35, $33
    stqa $109, 0x1a0c0
    orc $4, $44, $116
    stqa $107, 0x1a0d0
    eqv $103, $26, $5
    rotqby $41, $9, $72
    eqv $101, $4, $32
    stqa $105, 0x1a0e0
    eqv $99, $17, $45
    stqa $103, 0x1a0f0
    a $39, $15, $71
    stqa $101, 0x1a100
    andi $9, $3, -16
    lnop
    selb $15, $115, $31, $123
    stqa $99, 0x1a110
    eqv $123, $38, $17
    lnop
    selb $116, $126, $15, $89
    stqa $97, 0x1a120
    selb $126, $120, $117, $44
    lnop
    eqv $44, $122, $118
    stqa $95, 0x1a130
    selb $115, $45, $123, $89
    lnop
    selb $123, $121, $126, $40
    lqd $45, 192($21)
    eqv $126, $120, $4
    rotqbyi $121, $41, 13
    selb $118, $117, $123, $86
    lqd $120, 7584($39)
    selb $123, $13, $12, $20
    shufb $4, $3, $3, $70
    selb $117, $32, $126, $86
    cbd $20, 0($14)
    selb $14, $11, $123, $24
    lqd $126, 6144($7)
    andi $11, $121, 255
    lqd $123, 6160($7)
    eqv $121, $13, $26
    rotqby $24, $45, $72
    a $7, $9, $71
    shufb $13, $11, $120, $20
    selb $120, $119, $16, $22
    rotqbyi $11, $39, 0
    andbi $9, $4, 15
    hbrr bitpal_edge_tap_branch, bitpal_edge_tap_loop
    selb $22, $74, $120, $36
    rotqbyi $26, $24, 13
    eqv $120, $119, $35
    shufb $74, $126, $123, $8
    selb $119, $5, $121, $83
    stqd $13, 7584($11)
    a $8, $9, $69
    lnop
    selb $9, $122, $19, $46
    lnop
    selb $121, $33, $120, $80
    lqd $122, 7920($39)
    andi $120, $26, 255
    lqd $4, 528($7)
    eqv $26, $42, $27
    lqd $5, 512($7)
    selb $27, $42, $18, $43
    lnop
    selb $123, $25, $44, $77
    lnop
    selb $25, $124, $9, $125
    lqa $3, 0x18010
    selb $44, $30, $27, $29
    shufb $42, $120, $122, $20
    selb $124, $19, $25, $77
    lnop
    selb $125, $10, $26, $74
    shufb $9, $5, $4, $8
    selb $122, $16, $22, $80
    lnop
    selb $126, $18, $44, $74
    stqd $42, 7920($11)
    selb $120, $12, $14, $83
bitpal_edge_tap_branch:
    brnz $73, bitpal_edge_tap_loop
bitpal_edge_tap_end:
    stqa $126, 0x19900
    stqa $125, 0x19910
    stqa $124, 0x19920
    stqa $123, 0x19930
    stqa $122, 0x19940
    stqa $121, 0x19950
    stqa $120, 0x19960
    stqa $119, 0x19970
    stqa $118, 0x19980
    stqa $117, 0x19990
    stqa $116, 0x199a0
    stqa $115, 0x199b0
    stqa $114, 0x199c0
    stqa $113, 0x199d0
    stqa $112, 0x199e0
    stqa $111, 0x199f0
    stqa $110, 0x19a00
    stqa $109, 0x19a10
    stqa $108, 0x19a20
    stqa $107, 0x19a30
    stqa $106, 0x19a40
    stqa $105, 0x19a50
    stqa $104, 0x19a60
    stqa $103, 0x19a70
    stqa $102, 0x19a80
    stqa $101, 0x19a90
    stqa $100, 0x19aa0
    stqa $99, 0x19ab0
    stqa $98, 0x19ac0
    stqa $97, 0x19ad0
    stqa $96, 0x19ae0
    stqa $95, 0x19af0
    bi $0

.global bitpal_steady_tap
.align 3
bitpal_steady_tap:
    lqa $78, 0x0
    lqa $77, 0x10
    lqa $76, 0x20
    lqa $75, 0x30
    lqa $74, 0x50
    ori $79, $5, 0
    lqa $126, 0x19900
    lqa $125, 0x19910
    lqa $124, 0x19920
    lqa $123, 0x19930
    lqa $122, 0x19940
    lqa $121, 0x19950
    lqa $120, 0x19960
    lqa $119, 0x19970
    lqa $118, 0x19980
    lqa $117, 0x19990
    lqa $116, 0x199a0
    lqa $115, 0x199b0
    lqa $114, 0x199c0
    lqa $113, 0x199d0
    lqa $112, 0x199e0
    lqa $111, 0x199f0
    lqa $110, 0x19a00
    lqa $109, 0x19a10
    lqa $108, 0x19a20
    lqa $107, 0x19a30
    lqa $106, 0x19a40
    lqa $105, 0x19a50
    lqa $104, 0x19a60
    lqa $103, 0x19a70
    lqa $102, 0x19a80
    lqa $101, 0x19a90
    lqa $100, 0x19aa0
    lqa $99, 0x19ab0
    lqa $98, 0x19ac0
    lqa $97, 0x19ad0
    lqa $96, 0x19ae0
    lqa $95, 0x19af0
    andi $6, $3, 7
    rotmi $7, $3, -3
    shli $6, $6, 5
    a $6, $6, $7
    andi $7, $6, -16
    a $7, $7, $78
    lqd $8, 768($7)
    lqd $9, 784($7)
    shufb $6, $6, $6, $77
    andbi $6, $6, 15
    a $6, $6, $76
    shufb $94, $8, $9, $6
    lqd $8, 1024($7)
    lqd $9, 1040($7)
    shufb $93, $8, $9, $6
    lqd $8, 1280($7)
    lqd $9, 1296($7)
    shufb $92, $8, $9, $6
    lqd $8, 1536($7)
    lqd $9, 1552($7)
    shufb $91, $8, $9, $6
    lqd $8, 1792($7)
    lqd $9, 1808($7)
    shufb $90, $8, $9, $6
    lqd $8, 2048($7)
    lqd $9, 2064($7)
    shufb $89, $8, $9, $6
    lqd $8, 2304($7)
    lqd $9, 2320($7)
    shufb $88, $8, $9, $6
    lqd $8, 2560($7)
    lqd $9, 2576($7)
    shufb $87, $8, $9, $6
    lqd $8, 2816($7)
    lqd $9, 2832($7)
    shufb $86, $8, $9, $6
    lqd $8, 3072($7)
    lqd $9, 3088($7)
    shufb $85, $8, $9, $6
    lqd $8, 3328($7)
    lqd $9, 3344($7)
    shufb $84, $8, $9, $6
    lqd $8, 3584($7)
    lqd $9, 3600($7)
    shufb $83, $8, $9, $6
    lqd $8, 3840($7)
    lqd $9, 3856($7)
    shufb $82, $8, $9, $6
    lqd $8, 4096($7)
    lqd $7, 4112($7)
    shufb $81, $8, $7, $6
    sf $80, $3, $4
    ori $127, $3, 0
    cgti $2, $80, 0
    brz $2, bitpal_steady_tap_end
    ai $5, $127, 1
    andi $2, $5, 7
    rotmi $3, $5, -3
    shli $4, $2, 5
    a $2, $4, $3
    andi $3, $2, -16
    lqa $9, 0x18070
    xor $4, $9, $83
    shufb $9, $2, $2, $77
    andbi $2, $9, 15
    lqa $6, 0x18050
    xor $5, $6, $83
    shli $6, $127, 3
    lqa $9, 0x180b0
    andi $13, $6, -16
    xor $7, $9, $83
    lqa $10, 0x180d0
    a $8, $13, $78
    xor $9, $10, $83
    a $10, $3, $78
    lqd $13, 6912($8)
    shlqbii $3, $95, 1
    rotqby $11, $13, $6
    lqd $17, 7248($8)
    lqa $12, 0x18090
    shlqbii $13, $96, 1
    rotqbii $14, $11, 1
    rotqby $15, $17, $6
    lqa $16, 0x180e0
    lqa $17, 0x180f0
# 902 cycles an iteration, 901 at least: 901 instructions for the even pipe, 469 for the odd one; 0 cycles of nops alone
.align 3
bitpal_steady_tap_loop:
    a $96, $2, $76
    lnop
    xor $95, $12, $83
    lqa $2, 0x180c0
    xor $24, $16, $94
    rotqbii $12, $15, 1
    xor $94, $17, $93
    lqa $16, 0x180d0
    selb $93, $13, $14, $75
    lnop
    or $13, $24, $94
    lnop
    selb $94, $3, $12, $75
    lnop
    and $3, $13, $98
    lnop
    xor $12, $2, $92
    lnop
    xor $2, $16, $91
    lnop
    selb $24, $3, $13, $97
    lqa $16, 0x180a0
    or $13, $12, $2
    lqa $14, 0x180b0
    selb $25, $3, $111, $112
    lnop
    and $26, $13, $100
    lnop
    selb $2, $112, $24, $111
    lnop
    selb $27, $26, $13, $99
    lnop
    xor $13, $16, $90
    lqa $12, 0x18080
    xor $16, $14, $89
    lqa $17, 0x18090
    selb $28, $26, $113, $114
    lnop
    or $14, $13, $16
    lnop
    selb $23, $114, $27, $113
    lnop
    and $29, $14, $102
    lnop
    xor $13, $12, $88
    lnop
    xor $12, $17, $87
    lnop
    selb $30, $29, $14, $101
    lqa $17, 0x18060
    or $14, $13, $12
    lqa $16, 0x18070
    selb $31, $29, $115, $116
    lnop
    and $32, $14, $104
    lnop
    selb $22, $116, $30, $115
    lnop
    selb $33, $32, $14, $103
    lnop
    xor $14, $17, $86
    lqa $12, 0x18040
    xor $17, $16, $85
    lqa $19, 0x180f0
    selb $34, $32, $117, $118
    lnop
    or $16, $14, $17
    lnop
    selb $21, $118, $33, $117
    lnop
    and $35, $16, $106
    lqd $17, 256($10)
    xor $14, $12, $84
    lqd $20, 272($10)
    xor $13, $19, $83
    lqd $12, 512($10)
    selb $36, $35, $16, $105
    lqd $83, 528($10)
    or $16, $14, $5
    lqa $19, 0x18020
    selb $37, $35, $119, $120
    lqa $5, 0x18030
    and $38, $16, $108
    lnop
    selb $39, $120, $36, $119
    lnop
    selb $40, $38, $16, $107
    lqa $18, 0x18000
    selb $41, $38, $121, $122
    lqa $16, 0x18010
    xor $42, $19, $82
    shufb $14, $17, $20, $96
    xor $19, $5, $81
    shufb $17, $12, $83, $96
    selb $83, $122, $40, $121
    lnop
    or $5, $42, $19
    lnop
    xor $19, $18, $14
    lnop
    xor $18, $16, $17
    lnop
    and $42, $5, $110
    lnop
    or $16, $19, $18
    lnop
    selb $43, $42, $5, $109
    lnop
    and $44, $16, $93
    lnop
    selb $45, $42, $123, $124
    lnop
    selb $46, $44, $16, $94
    lqd $5, 3584($10)
    selb $47, $44, $125, $126
    lqd $20, 3600($10)
    selb $18, $126, $46, $125
    lnop
    selb $19, $124, $43, $123
    lnop
    or $16, $18, $47
    lnop
    or $12, $19, $45
    lnop
    or $18, $83, $41
    lnop
    or $19, $39, $37
    shufb $83, $5, $20, $96
    or $20, $21, $34
    stqa $16, 0x1a040
    or $21, $22, $31
    stqa $12, 0x1a050
    or $22, $23, $28
    stqa $18, 0x1a060
    or $39, $2, $25
    stqa $19, 0x1a070
    ai $127, $127, 1
    lqa $48, 0x18010
    andi $2, $79, -16
    stqa $20, 0x1a080
    ai $5, $127, 1
    stqa $21, 0x1a090
    a $23, $2, $74
    stqa $22, 0x1a0a0
    andi $2, $5, 7
    stqa $39, 0x1a0b0
    selb $49, $97, $112, $25
    lqd $50, 64($23)
    xor $112, $48, $83
    lnop
    selb $48, $98, $49, $3
    lnop
    orc $3, $25, $24
    lnop
    orc $24, $28, $27
    lnop
    orc $27, $31, $30
    lnop
    orc $30, $34, $33
    rotqby $25, $50, $79
    orc $33, $37, $36
    lnop
    orc $36, $41, $40
    lnop
    orc $40, $47, $46
    lnop
    orc $46, $45, $43
    rotqbyi $50, $25, 13
    eqv $98, $40, $125
    lqd $25, 7584($8)
    eqv $125, $46, $123
    cbd $43, 0($6)
    eqv $123, $36, $121
    stqa $98, 0x1a0c0
    eqv $121, $33, $119
    stqa $125, 0x1a0d0
    eqv $119, $30, $117
    stqa $123, 0x1a0e0
    eqv $117, $27, $115
    stqa $121, 0x1a0f0
    eqv $115, $24, $113
    stqa $119, 0x1a100
    eqv $113, $3, $111
    stqa $117, 0x1a110
    selb $111, $99, $114, $28
    stqa $115, 0x1a120
    eqv $114, $97, $3
    stqa $113, 0x1a130
    selb $97, $100, $111, $26
    lqd $3, 192($23)
    selb $111, $101, $116, $31
    lnop
    andi $116, $50, 255
    lnop
    eqv $50, $99, $24
    lnop
    selb $99, $102, $111, $29
    shufb $24, $116, $25, $43
    selb $116, $103, $118, $34
    rotqbyi $111, $8, 0
    eqv $118, $101, $27
    rotqby $34, $3, $79
    selb $101, $104, $116, $32
    lnop
    selb $116, $105, $120, $37
    lnop
    eqv $120, $103, $30
    stqd $24, 7584($111)
    selb $24, $106, $116, $35
    rotqbyi $103, $34, 13
    selb $116, $107, $122, $41
    lqd $106, 7920($8)
    eqv $41, $105, $33
    lnop
    selb $33, $108, $116, $38
    lnop
    selb $116, $109, $124, $45
    rotqbyi $108, $11, 1
    andi $124, $103, 255
    lqa $45, 0x180e0
    eqv $103, $107, $36
    lqa $38, 0x180f0
    selb $36, $110, $116, $42
    shufb $107, $124, $106, $43
    selb $124, $94, $126, $47
    rotqbyi $116, $15, 1
    eqv $47, $109, $46
    shlqbii $126, $39, 1
    selb $39, $93, $124, $44
    rotqbii $109, $108, 1
    xor $108, $45, $92
    shlqbii $124, $113, 1
    xor $92, $38, $91
    rotqbii $113, $116, 1
    eqv $116, $94, $40
    lqa $91, 0x180c0
    or $94, $108, $92
    lqa $40, 0x180d0
    selb $92, $126, $109, $75
    stqd $107, 7920($111)
    and $111, $94, $22
    lnop
    selb $38, $124, $113, $75
    lnop
    selb $113, $111, $94, $115
    lnop
    xor $94, $91, $90
    lnop
    xor $91, $40, $89
    lnop
    selb $40, $111, $114, $48
    lqa $124, 0x180a0
    or $126, $94, $91
    lqa $109, 0x180b0
    selb $91, $115, $48, $40
    lnop
    and $45, $126, $21
    lnop
    selb $44, $48, $113, $114
    lnop
    selb $48, $45, $126, $117
    lnop
    xor $126, $124, $88
    lqa $94, 0x18080
    xor $124, $109, $87
    lqa $107, 0x18090
    selb $46, $45, $50, $97
    lnop
    or $109, $126, $124
    lnop
    selb $106, $97, $48, $50
    lnop
    and $42, $109, $20
    lnop
    xor $126, $94, $86
    lnop
    xor $94, $107, $85
    lnop
    selb $43, $42, $109, $119
    lnop
    or $109, $126, $94
    lqa $107, 0x18060
    selb $34, $42, $118, $99
    lnop
    and $35, $109, $19
    lnop
    selb $108, $99, $43, $118
    lnop
    selb $122, $35, $109, $121
    lnop
    rotmi $3, $5, -3
    lqa $109, 0x18040
    xor $5, $107, $84
    lqa $126, 0x18050
    selb $30, $35, $120, $101
    lnop
    or $107, $5, $4
    lnop
    selb $4, $101, $122, $120
    lnop
    and $37, $107, $18
    lqd $5, 768($10)
    xor $94, $109, $82
    lqd $124, 784($10)
    xor $93, $126, $81
    lqd $109, 1024($10)
    selb $8, $37, $107, $123
    lqd $126, 1040($10)
    or $107, $94, $93
    lqa $110, 0x18020
    selb $32, $37, $41, $24
    lqa $105, 0x18030
    and $27, $107, $12
    lnop
    selb $104, $24, $8, $41
    lnop
    selb $102, $27, $107, $125
    lqa $25, 0x18000
    selb $29, $27, $103, $33
    lqa $107, 0x18010
    xor $31, $110, $14
    shufb $94, $5, $124, $96
    xor $124, $105, $17
    shufb $93, $109, $126, $96
    selb $105, $33, $102, $103
    lnop
    or $126, $31, $124
    lnop
    xor $124, $25, $94
    lnop
    xor $25, $107, $93
    lnop
    and $31, $126, $16
    lnop
    or $107, $124, $25
    lnop
    selb $25, $31, $126, $98
    lnop
    and $100, $107, $92
    lnop
    selb $26, $31, $47, $36
    lnop
    selb $28, $100, $107, $38
    lnop
    selb $49, $100, $116, $39
    lnop
    selb $107, $39, $28, $116
    lnop
    selb $126, $36, $25, $47
    lnop
    or $5, $107, $49
    lnop
    or $109, $126, $26
    lnop
    or $126, $105, $29
    stqa $5, 0x1a040
    or $110, $104, $32
    stqa $109, 0x1a050
    or $107, $4, $30
    stqa $126, 0x1a060
    or $124, $108, $34
    stqa $110, 0x1a070
    or $108, $106, $46
    stqa $107, 0x1a080
    or $51, $44, $40
    stqa $124, 0x1a090
    ai $105, $6, 6
    stqa $108, 0x1a0a0
    selb $44, $22, $91, $111
    stqa $51, 0x1a0b0
    orc $111, $40, $113
    lqd $91, 64($23)
    orc $113, $46, $48
    lnop
    orc $48, $34, $43
    lnop
    orc $43, $30, $122
    lnop
    orc $40, $32, $8
    lnop
    ai $8, $6, 1
    lnop
    orc $52, $29, $102
    rotqby $122, $91, $79
    andi $102, $8, -16
    lnop
    orc $91, $49, $28
    lnop
    a $28, $102, $78
    lnop
    orc $102, $26, $25
    rotqbyi $53, $122, 13
    eqv $22, $91, $116
    lqd $25, 7584($28)
    eqv $122, $102, $47
    cbd $116, 0($8)
    eqv $8, $52, $103
    stqa $22, 0x1a0c0
    eqv $106, $40, $41
    stqa $122, 0x1a0d0
    eqv $103, $43, $120
    stqa $8, 0x1a0e0
    eqv $120, $48, $118
    stqa $106, 0x1a0f0
    eqv $104, $113, $50
    stqa $103, 0x1a100
    eqv $50, $111, $114
    stqa $120, 0x1a110
    shli $4, $2, 5
    stqa $104, 0x1a120
    selb $2, $117, $97, $46
    stqa $50, 0x1a130
    eqv $97, $115, $111
    lqd $46, 192($23)
    selb $111, $21, $2, $45
    lnop
    andi $2, $53, 255
    lnop
    selb $53, $119, $99, $34
    lnop
    eqv $99, $117, $113
    shufb $34, $2, $25, $116
    selb $113, $20, $53, $42
    rotqbyi $117, $28, 0
    selb $20, $121, $101, $30
    rotqby $42, $46, $79
    eqv $101, $119, $48
    lnop
    selb $48, $19, $20, $35
    lnop
    selb $19, $123, $24, $32
    stqd $34, 7584($117)
    eqv $24, $121, $43
    rotqbyi $32, $42, 13
    selb $42, $18, $19, $37
    lqd $121, 7920($28)
    selb $18, $125, $33, $29
    lnop
    eqv $29, $123, $40
    lnop
    selb $40, $12, $18, $27
    rotqbyi $123, $11, 2
    andi $12, $32, 255
    lqa $18, 0x180e0
    selb $32, $98, $36, $26
    lqa $27, 0x180f0
    eqv $26, $125, $52
    shufb $36, $12, $121, $116
    selb $116, $16, $32, $31
    rotqbyi $125, $15, 2
    selb $16, $38, $39, $49
    shlqbii $31, $51, 1
    eqv $39, $98, $102
    rotqbii $49, $123, 1
    selb $102, $92, $16, $100
    shlqbii $123, $50, 1
    xor $92, $18, $90
    rotqbii $100, $125, 1
    xor $125, $27, $89
    lqa $90, 0x180c0
    eqv $89, $38, $91
    lqa $27, 0x180d0
    or $91, $92, $125
    stqd $36, 7920($117)
    selb $36, $31, $49, $75
    lnop
    and $31, $91, $108
    lnop
    selb $49, $123, $100, $75
    lnop
    selb $100, $31, $91, $104
    lnop
    xor $91, $90, $88
    lnop
    xor $90, $27, $87
    lnop
    selb $27, $31, $97, $44
    lqa $123, 0x180a0
    or $125, $91, $90
    lqa $117, 0x180b0
    selb $90, $104, $44, $27
    lnop
    and $38, $125, $124
    lnop
    selb $50, $44, $100, $97
    lnop
    selb $44, $38, $125, $120
    lnop
    xor $125, $123, $86
    lqa $91, 0x18080
    xor $123, $117, $85
    lnop
    selb $51, $38, $99, $111
    lnop
    or $117, $125, $123
    lnop
    selb $32, $111, $44, $99
    lnop
    and $52, $117, $107
    lnop
    xor $125, $91, $84
    lnop
    selb $33, $52, $117, $103
    lqa $91, 0x18060
    or $117, $125, $95
    lqa $123, 0x18070
    selb $28, $52, $101, $113
    lnop
    and $37, $117, $110
    lnop
    selb $18, $113, $33, $101
    lnop
    selb $19, $37, $117, $106
    lnop
    xor $117, $91, $82
    lqa $125, 0x18040
    xor $91, $123, $81
    lqa $95, 0x18050
    selb $43, $37, $24, $48
    lnop
    or $123, $117, $91
    lnop
    selb $117, $48, $19, $24
    lnop
    and $34, $123, $126
    lqd $91, 1280($10)
    xor $92, $125, $14
    lqd $16, 1296($10)
    xor $98, $95, $17
    lqd $125, 1536($10)
    selb $20, $34, $123, $8
    lqd $95, 1552($10)
    or $123, $92, $98
    lqa $121, 0x18020
    selb $35, $34, $29, $42
    lqa $98, 0x18030
    and $30, $123, $109
    lnop
    selb $12, $42, $20, $29
    lnop
    selb $119, $30, $123, $122
    lqa $46, 0x18000
    selb $53, $30, $26, $40
    lqa $123, 0x18010
    xor $2, $121, $94
    shufb $92, $91, $16, $96
    xor $121, $98, $93
    shufb $91, $125, $95, $96
    selb $125, $40, $119, $26
    lnop
    or $98, $2, $121
    lnop
    xor $121, $46, $92
    lnop
    xor $46, $123, $91
    lnop
    and $2, $98, $5
    lnop
    or $123, $121, $46
    lnop
    selb $46, $2, $98, $22
    lnop
    and $25, $123, $36
    lnop
    selb $45, $2, $39, $116
    lnop
    selb $21, $25, $123, $49
    lnop
    selb $114, $25, $89, $102
    lnop
    selb $123, $102, $21, $89
    lnop
    selb $121, $116, $46, $39
    lnop
    or $95, $123, $114
    lnop
    or $98, $121, $45
    lnop
    or $16, $125, $53
    stqa $95, 0x1a040
    or $125, $12, $35
    stqa $98, 0x1a050
    or $12, $117, $43
    stqa $16, 0x1a060
    or $123, $18, $28
    stqa $125, 0x1a070
    or $18, $32, $51
    stqa $12, 0x1a080
    or $32, $50, $27
    stqa $123, 0x1a090
    ai $121, $6, 7
    stqa $18, 0x1a0a0
    selb $50, $108, $90, $31
    stqa $32, 0x1a0b0
    orc $90, $27, $100
    lqd $108, 64($23)
    orc $100, $51, $44
    lnop
    orc $44, $28, $33
    lnop
    orc $33, $43, $19
    lnop
    orc $27, $35, $20
    lnop
    ai $20, $6, 2
    lnop
    orc $31, $53, $119
    rotqby $19, $108, $79
    andi $119, $20, -16
    lnop
    orc $118, $114, $21
    lnop
    a $41, $119, $78
    lnop
    orc $47, $45, $46
    rotqbyi $54, $19, 13
    eqv $108, $118, $89
    lqd $46, 7584($41)
    eqv $19, $47, $39
    cbd $89, 0($20)
    eqv $119, $31, $26
    stqa $108, 0x1a0c0
    eqv $20, $27, $29
    stqa $19, 0x1a0d0
    eqv $117, $33, $24
    stqa $119, 0x1a0e0
    eqv $21, $44, $101
    stqa $20, 0x1a0f0
    eqv $115, $100, $99
    stqa $117, 0x1a100
    eqv $99, $90, $97
    stqa $21, 0x1a110
    selb $97, $120, $111, $51
    stqa $115, 0x1a120
    eqv $111, $104, $90
    stqa $99, 0x1a130
    selb $104, $124, $97, $38
    lqd $90, 192($23)
    selb $124, $103, $113, $28
    lnop
    andi $113, $54, 255
    lnop
    eqv $54, $120, $100
    lnop
    selb $100, $107, $124, $52
    shufb $120, $113, $46, $89
    selb $124, $106, $48, $43
    rotqbyi $113, $41, 0
    eqv $43, $103, $44
    rotqby $48, $90, $79
    selb $44, $110, $124, $37
    lnop
    selb $124, $8, $42, $35
    lnop
    eqv $35, $106, $33
    stqd $120, 7584($113)
    selb $33, $126, $124, $34
    rotqbyi $120, $48, 13
    selb $126, $122, $40, $53
    lqd $124, 7920($41)
    eqv $40, $8, $27
    lnop
    selb $27, $109, $126, $30
    lnop
    selb $126, $22, $116, $45
    rotqbyi $109, $11, 3
    andi $116, $120, 255
    lqa $45, 0x180e0
    eqv $120, $122, $31
    lqa $30, 0x180f0
    selb $31, $5, $126, $2
    shufb $122, $116, $124, $89
    selb $126, $49, $102, $114
    rotqbyi $124, $15, 3
    eqv $114, $22, $47
    shlqbii $102, $32, 1
    selb $32, $36, $126, $25
    rotqbii $22, $109, 1
    xor $109, $45, $88
    shlqbii $126, $99, 1
    xor $88, $30, $87
    rotqbii $99, $124, 1
    eqv $124, $49, $118
    lqa $87, 0x180c0
    or $118, $109, $88
    lqa $49, 0x180d0
    selb $88, $102, $22, $75
    stqd $122, 7920($113)
    and $113, $118, $18
    lnop
    selb $102, $126, $99, $75
    lnop
    selb $126, $113, $118, $115
    lnop
    xor $118, $87, $86
    lnop
    xor $87, $49, $85
    lnop
    selb $49, $113, $111, $50
    lnop
    or $99, $118, $87
    lqa $122, 0x180a0
    selb $118, $115, $50, $49
    lnop
    and $87, $99, $123
    lnop
    selb $30, $50, $126, $111
    lnop
    selb $50, $87, $99, $21
    lnop
    a $2, $4, $3
    lqa $99, 0x18080
    xor $3, $122, $84
    lqa $4, 0x18090
    selb $45, $87, $54, $104
    lnop
    or $122, $3, $7
    lnop
    selb $3, $104, $50, $54
    lnop
    and $25, $122, $12
    lnop
    xor $7, $99, $82
    lnop
    xor $99, $4, $81
    lnop
    selb $36, $25, $122, $117
    lqa $4, 0x18060
    or $122, $7, $99
    lqa $22, 0x18070
    selb $99, $25, $43, $100
    lnop
    and $47, $122, $125
    lnop
    selb $116, $100, $36, $43
    lnop
    selb $41, $47, $122, $20
    lnop
    xor $122, $4, $14
    lqa $7, 0x18040
    xor $4, $22, $17
    lqa $109, 0x18050
    selb $53, $47, $35, $44
    lnop
    or $22, $122, $4
    lnop
    selb $8, $44, $41, $35
    lnop
    and $34, $22, $16
    lqd $122, 1792($10)
    xor $89, $7, $94
    lqd $4, 1808($10)
    xor $5, $109, $93
    lqd $7, 2048($10)
    selb $48, $34, $22, $119
    lqd $109, 2064($10)
    or $22, $89, $5
    lqa $106, 0x18020
    selb $42, $34, $40, $33
    lqa $5, 0x18030
    and $37, $22, $98
    lnop
    selb $110, $33, $48, $40
    lnop
    selb $103, $37, $22, $19
    lqa $107, 0x18000
    selb $46, $37, $120, $27
    lqa $22, 0x18010
    xor $52, $106, $92
    shufb $90, $122, $4, $96
    xor $122, $5, $91
    shufb $89, $7, $109, $96
    selb $109, $27, $103, $120
    lnop
    or $5, $52, $122
    lnop
    xor $122, $107, $90
    lnop
    xor $107, $22, $89
    lnop
    and $52, $5, $95
    lnop
    or $22, $122, $107
    lnop
    selb $107, $52, $5, $108
    lnop
    and $28, $22, $88
    lnop
    selb $97, $52, $114, $31
    lnop
    selb $106, $28, $22, $102
    lnop
    selb $38, $28, $124, $32
    lnop
    selb $22, $32, $106, $124
    lnop
    selb $5, $31, $107, $114
    lnop
    or $7, $22, $38
    lnop
    or $4, $5, $97
    lnop
    or $22, $109, $46
    stqa $7, 0x1a040
    or $5, $110, $42
    stqa $4, 0x1a050
    or $122, $8, $53
    stqa $22, 0x1a060
    or $109, $116, $99
    stqa $5, 0x1a070
    or $8, $3, $45
    stqa $122, 0x1a080
    or $3, $30, $49
    stqa $109, 0x1a090
    nop
    stqa $8, 0x1a0a0
    selb $30, $18, $118, $113
    stqa $3, 0x1a0b0
    orc $118, $49, $126
    lqd $113, 64($23)
    orc $49, $45, $50
    lnop
    orc $50, $99, $36
    lnop
    orc $36, $53, $41
    lnop
    orc $41, $42, $48
    lnop
    ai $48, $6, 3
    lnop
    orc $116, $46, $103
    rotqby $126, $113, $79
    andi $113, $48, -16
    lnop
    orc $51, $38, $106
    lnop
    a $101, $113, $78
    lnop
    orc $113, $97, $107
    rotqbyi $24, $126, 13
    eqv $18, $51, $124
    lqd $29, 7584($101)
    eqv $126, $113, $114
    cbd $124, 0($48)
    eqv $106, $116, $120
    stqa $18, 0x1a0c0
    eqv $110, $41, $40
    stqa $126, 0x1a0d0
    eqv $103, $36, $35
    stqa $106, 0x1a0e0
    eqv $107, $50, $43
    stqa $110, 0x1a0f0
    eqv $120, $49, $54
    stqa $103, 0x1a100
    eqv $54, $118, $111
    stqa $107, 0x1a110
    selb $111, $21, $104, $45
    stqa $120, 0x1a120
    eqv $104, $115, $118
    stqa $54, 0x1a130
    selb $118, $123, $111, $87
    lqd $115, 192($23)
    selb $123, $117, $100, $99
    lnop
    andi $100, $24, 255
    lnop
    eqv $24, $21, $49
    lnop
    selb $49, $12, $123, $25
    shufb $21, $100, $29, $124
    selb $123, $20, $44, $53
    rotqbyi $100, $101, 0
    eqv $44, $117, $50
    rotqby $53, $115, $79
    selb $50, $125, $123, $47
    lnop
    selb $125, $119, $33, $42
    lnop
    eqv $33, $20, $36
    stqd $21, 7584($100)
    selb $36, $16, $125, $34
    rotqbyi $20, $53, 13
    selb $125, $19, $27, $46
    lqd $16, 7920($101)
    eqv $101, $119, $41
    lnop
    selb $41, $98, $125, $37
    lqa $119, 0x18070
    selb $125, $108, $31, $97
    rotqbyi $98, $11, 4
    andi $97, $20, 255
    lqa $31, 0x180e0
    eqv $37, $19, $116
    lqa $20, 0x180f0
    selb $116, $95, $125, $52
    shufb $19, $97, $16, $124
    selb $125, $102, $32, $38
    rotqbyi $124, $15, 4
    eqv $32, $108, $113
    shlqbii $38, $3, 1
    selb $113, $88, $125, $28
    rotqbii $108, $98, 1
    xor $98, $31, $86
    shlqbii $125, $54, 1
    xor $31, $20, $85
    rotqbii $86, $124, 1
    eqv $124, $102, $51
    lnop
    or $102, $98, $31
    lqa $51, 0x180c0
    selb $31, $38, $108, $75
    stqd $19, 7920($100)
    and $100, $102, $8
    lnop
    selb $38, $125, $86, $75
    lnop
    selb $86, $100, $102, $120
    lnop
    xor $108, $119, $89
    lnop
    xor $119, $51, $84
    lnop
    selb $51, $100, $104, $30
    lqa $102, 0x180a0
    or $125, $119, $9
    lqa $19, 0x180b0
    selb $9, $120, $30, $51
    lnop
    and $85, $125, $109
    lnop
    selb $54, $30, $86, $104
    lnop
    selb $30, $85, $125, $107
    lnop
    xor $125, $102, $82
    lqa $119, 0x18080
    xor $102, $19, $81
    lqa $98, 0x18090
    selb $28, $85, $24, $118
    lnop
    or $19, $125, $102
    lnop
    selb $102, $118, $30, $24
    lnop
    and $97, $19, $122
    lnop
    xor $125, $119, $14
    lnop
    xor $119, $98, $17
    lnop
    selb $52, $97, $19, $103
    lqa $98, 0x18060
    or $19, $125, $119
    lqa $20, 0x18070
    selb $27, $97, $44, $49
    lnop
    and $46, $19, $5
    lnop
    selb $125, $49, $52, $44
    lnop
    selb $34, $46, $19, $110
    lnop
    xor $19, $98, $94
    lqa $119, 0x18040
    xor $98, $20, $93
    lqa $88, 0x18050
    selb $53, $46, $33, $50
    lnop
    or $20, $19, $98
    lnop
    selb $3, $50, $34, $33
    lnop
    and $42, $20, $22
    lqd $98, 2304($10)
    xor $95, $119, $92
    lqd $19, 2320($10)
    xor $16, $88, $91
    lqd $119, 2560($10)
    selb $123, $42, $20, $106
    lqd $21, 2576($10)
    or $20, $95, $16
    lqa $47, 0x18020
    selb $25, $42, $101, $36
    lqa $95, 0x18030
    and $29, $20, $4
    lnop
    selb $16, $36, $123, $101
    lnop
    selb $117, $29, $20, $126
    lqa $115, 0x18000
    selb $99, $29, $37, $41
    lqa $20, 0x18010
    xor $12, $47, $90
    shufb $88, $98, $19, $96
    xor $98, $95, $89
    shufb $87, $119, $21, $96
    selb $119, $41, $117, $37
    lnop
    or $95, $12, $98
    lnop
    xor $98, $115, $88
    lnop
    xor $115, $20, $87
    lnop
    and $47, $95, $7
    lnop
    or $20, $98, $115
    lnop
    selb $115, $47, $95, $18
    lnop
    and $111, $20, $31
    lnop
    selb $45, $47, $32, $116
    lnop
    selb $12, $111, $20, $38
    lnop
    selb $43, $111, $124, $113
    lnop
    selb $20, $113, $12, $124
    lnop
    selb $98, $116, $115, $32
    lnop
    or $95, $20, $43
    lnop
    or $19, $98, $45
    lnop
    or $98, $119, $99
    stqa $95, 0x1a040
    or $119, $16, $25
    stqa $19, 0x1a050
    or $16, $3, $53
    stqa $98, 0x1a060
    or $20, $125, $27
    stqa $119, 0x1a070
    or $125, $102, $28
    stqa $16, 0x1a080
    or $102, $54, $51
    stqa $20, 0x1a090
    andi $3, $2, -16
    stqa $125, 0x1a0a0
    selb $54, $8, $9, $100
    stqa $102, 0x1a0b0
    orc $100, $51, $86
    lqd $8, 64($23)
    orc $86, $28, $30
    lnop
    orc $30, $27, $52
    lnop
    orc $52, $53, $34
    lnop
    orc $34, $25, $123
    lnop
    ai $123, $6, 4
    lnop
    orc $51, $99, $117
    rotqby $9, $8, $79
    andi $117, $123, -16
    lnop
    orc $35, $43, $12
    lnop
    a $40, $117, $78
    lnop
    orc $114, $45, $115
    rotqbyi $48, $9, 13
    eqv $8, $35, $124
    lqd $9, 7584($40)
    eqv $117, $114, $32
    cbd $26, 0($123)
    eqv $12, $51, $37
    stqa $8, 0x1a0c0
    eqv $21, $34, $101
    stqa $117, 0x1a0d0
    eqv $123, $52, $33
    stqa $12, 0x1a0e0
    eqv $115, $30, $44
    stqa $21, 0x1a0f0
    eqv $124, $86, $24
    stqa $123, 0x1a100
    eqv $24, $100, $104
    stqa $115, 0x1a110
    selb $104, $107, $118, $28
    stqa $124, 0x1a120
    eqv $118, $120, $100
    stqa $24, 0x1a130
    selb $100, $109, $104, $85
    lqd $120, 192($23)
    selb $109, $103, $49, $27
    lnop
    andi $27, $48, 255
    lnop
    eqv $48, $107, $86
    lnop
    selb $49, $122, $109, $97
    shufb $107, $27, $9, $26
    selb $122, $110, $50, $53
    rotqbyi $109, $40, 0
    eqv $50, $103, $30
    rotqby $53, $120, $79
    selb $30, $5, $122, $46
    lnop
    selb $122, $106, $36, $25
    lnop
    eqv $25, $110, $52
    stqd $107, 7584($109)
    selb $52, $22, $122, $42
    rotqbyi $110, $53, 13
    selb $122, $126, $41, $99
    lqd $22, 7920($40)
    eqv $99, $106, $34
    lnop
    selb $34, $4, $122, $29
    lnop
    selb $122, $18, $116, $45
    rotqbyi $4, $11, 5
    andi $116, $110, 255
    lqa $9, 0x18070
    eqv $45, $126, $51
    lqa $110, 0x180e0
    selb $51, $7, $122, $47
    shufb $126, $116, $22, $26
    selb $122, $38, $113, $43
    rotqbyi $116, $15, 5
    eqv $113, $18, $114
    shlqbii $43, $102, 1
    selb $114, $31, $122, $111
    rotqbii $102, $4, 1
    xor $4, $9, $83
    shlqbii $122, $24, 1
    xor $24, $110, $84
    rotqbii $9, $116, 1
    eqv $116, $38, $35
    lqa $110, 0x180c0
    or $35, $24, $13
    lqa $38, 0x180d0
    selb $13, $43, $102, $75
    stqd $126, 7920($109)
    and $109, $35, $125
    lnop
    selb $102, $122, $9, $75
    lnop
    selb $122, $109, $35, $124
    lnop
    xor $35, $110, $82
    lnop
    xor $110, $38, $81
    lnop
    selb $38, $109, $118, $54
    lqa $9, 0x180a0
    or $126, $35, $110
    lqa $43, 0x180b0
    selb $35, $124, $54, $38
    lnop
    and $24, $126, $20
    lnop
    selb $84, $54, $122, $118
    lnop
    selb $54, $24, $126, $115
    lnop
    xor $126, $9, $14
    lqa $110, 0x18080
    xor $9, $43, $17
    lqa $111, 0x18090
    selb $43, $24, $48, $100
    lnop
    or $31, $126, $9
    lnop
    selb $26, $100, $54, $48
    lnop
    and $47, $31, $16
    lnop
    xor $126, $110, $94
    lnop
    xor $110, $111, $93
    lnop
    selb $111, $47, $31, $123
    lqa $9, 0x18060
    or $31, $126, $110
    lqa $18, 0x18070
    selb $29, $47, $50, $49
    lnop
    and $40, $31, $119
    lnop
    selb $7, $49, $111, $50
    lnop
    selb $41, $40, $31, $21
    lnop
    xor $31, $9, $92
    lqa $126, 0x18040
    xor $9, $18, $91
    lqa $110, 0x18050
    selb $42, $40, $25, $30
    lnop
    or $18, $31, $9
    lnop
    selb $31, $30, $41, $25
    lnop
    and $53, $18, $98
    lqd $9, 2816($10)
    xor $106, $126, $90
    lqd $22, 2832($10)
    xor $107, $110, $89
    lqd $126, 3072($10)
    selb $36, $53, $18, $12
    lqd $110, 3088($10)
    or $18, $106, $107
    lqa $5, 0x18020
    selb $46, $53, $99, $52
    lqa $107, 0x18030
    and $97, $18, $19
    lnop
    selb $120, $52, $36, $99
    lnop
    selb $27, $97, $18, $117
    lqa $106, 0x18000
    selb $28, $97, $45, $34
    lqa $18, 0x18010
    xor $103, $5, $88
    shufb $86, $9, $22, $96
    xor $5, $107, $87
    shufb $85, $126, $110, $96
    selb $110, $34, $27, $45
    lnop
    or $126, $103, $5
    lnop
    xor $103, $106, $86
    lnop
    xor $106, $18, $85
    lnop
    and $5, $126, $95
    lnop
    or $18, $103, $106
    lnop
    selb $107, $5, $126, $8
    lnop
    and $44, $18, $13
    lnop
    selb $33, $5, $113, $51
    lnop
    selb $104, $44, $18, $102
    lnop
    selb $37, $44, $116, $114
    lnop
    selb $126, $114, $104, $116
    lnop
    selb $106, $51, $107, $113
    lnop
    or $18, $126, $37
    lnop
    or $126, $106, $33
    shufb $9, $2, $2, $77
    or $106, $110, $28
    stqa $18, 0x1a040
    or $22, $120, $46
    stqa $126, 0x1a050
    or $110, $31, $42
    stqa $106, 0x1a060
    or $103, $7, $29
    stqa $22, 0x1a070
    or $7, $26, $43
    stqa $110, 0x1a080
    or $26, $84, $38
    stqa $103, 0x1a090
    andbi $2, $9, 15
    stqa $7, 0x1a0a0
    selb $9, $125, $35, $109
    stqa $26, 0x1a0b0
    orc $35, $38, $122
    lqd $125, 64($23)
    orc $38, $43, $54
    lnop
    orc $54, $29, $111
    lnop
    orc $111, $42, $41
    lnop
    orc $41, $46, $36
    lnop
    ai $36, $6, 5
    lnop
    orc $6, $28, $27
    rotqby $122, $125, $79
    andi $125, $36, -16
    lnop
    orc $27, $37, $104
    lnop
    a $84, $125, $78
    lnop
    orc $31, $33, $107
    rotqbyi $32, $122, 13
    eqv $125, $27, $116
    lqd $39, 7584($84)
    eqv $122, $31, $113
    cbd $116, 0($36)
    eqv $107, $6, $45
    stqa $125, 0x1a0c0
    eqv $109, $41, $99
    stqa $122, 0x1a0d0
    eqv $120, $111, $25
    stqa $107, 0x1a0e0
    eqv $104, $54, $50
    stqa $109, 0x1a0f0
    eqv $101, $38, $48
    stqa $120, 0x1a100
    eqv $48, $35, $118
    stqa $104, 0x1a110
    selb $118, $115, $100, $43
    stqa $101, 0x1a120
    eqv $100, $124, $35
    stqa $48, 0x1a130
    selb $35, $20, $118, $24
    lqd $124, 192($23)
    selb $118, $123, $49, $29
    lnop
    andi $29, $32, 255
    lnop
    eqv $32, $115, $38
    lnop
    selb $38, $16, $118, $47
    shufb $115, $29, $39, $116
    selb $118, $21, $30, $42
    rotqbyi $16, $84, 0
    eqv $30, $123, $54
    rotqby $42, $124, $79
    selb $54, $119, $118, $40
    lnop
    selb $119, $12, $52, $46
    lnop
    eqv $46, $21, $111
    stqd $115, 7584($16)
    selb $52, $98, $119, $53
    rotqbyi $115, $42, 13
    selb $119, $117, $34, $28
    lqd $98, 7920($84)
    eqv $28, $12, $41
    lnop
    selb $41, $19, $119, $97
    lnop
    selb $119, $8, $51, $33
    rotqbyi $97, $11, 6
    andi $33, $115, 255
    lqa $51, 0x180e0
    eqv $115, $117, $6
    lqa $19, 0x180f0
    selb $34, $95, $119, $5
    shufb $117, $33, $98, $116
    selb $119, $102, $114, $37
    rotqbyi $116, $15, 6
    eqv $114, $8, $31
    shlqbii $37, $26, 1
    selb $8, $13, $119, $44
    rotqbii $26, $97, 1
    xor $97, $51, $82
    shlqbii $119, $48, 1
    xor $48, $19, $81
    rotqbii $82, $116, 1
    eqv $116, $102, $27
    lqa $81, 0x180c0
    or $102, $97, $48
    lqa $27, 0x180d0
    selb $97, $37, $26, $75
    stqd $117, 7920($16)
    and $16, $102, $7
    lnop
    selb $26, $119, $82, $75
    lnop
    selb $82, $16, $102, $101
    lnop
    xor $102, $81, $14
    lnop
    xor $81, $27, $17
    lnop
    selb $27, $16, $100, $9
    lqa $119, 0x180a0
    or $117, $102, $81
    lqa $37, 0x180b0
    selb $102, $101, $9, $27
    lnop
    and $81, $117, $103
    lnop
    selb $48, $9, $82, $100
    lnop
    selb $51, $81, $117, $104
    lqd $9, 3328($10)
    xor $117, $119, $94
    lqa $19, 0x18080
    xor $119, $37, $93
    lqa $13, 0x18090
    selb $44, $81, $32, $35
    lqd $37, 3344($10)
    or $31, $117, $119
    lnop
    selb $98, $35, $51, $32
    lnop
    and $33, $31, $110
    lnop
    xor $119, $19, $92
    lnop
    xor $19, $13, $91
    lqa $117, 0x18000
    selb $42, $33, $31, $120
    shufb $84, $9, $37, $96
    or $9, $119, $19
    lqa $31, 0x18060
    selb $37, $33, $30, $38
    lnop
    and $53, $9, $22
    lnop
    selb $13, $38, $42, $30
    lnop
    selb $111, $53, $9, $109
    lnop
    xor $119, $117, $84
    lqa $9, 0x18040
    xor $117, $31, $90
    lqa $19, 0x18050
    selb $31, $53, $46, $54
    lnop
    or $95, $117, $108
    lnop
    selb $108, $54, $111, $46
    lnop
    and $40, $95, $106
    lnop
    xor $117, $9, $88
    lnop
    xor $9, $19, $87
    lnop
    or $19, $119, $112
    lnop
    or $119, $117, $9
    lqa $112, 0x18020
    selb $118, $40, $95, $107
    lqa $117, 0x18030
    and $29, $119, $126
    lnop
    and $39, $19, $97
    lnop
    selb $95, $52, $118, $28
    lqa $6, 0x18050
    selb $124, $29, $119, $122
    lnop
    xor $119, $112, $86
    lnop
    xor $112, $117, $85
    lnop
    selb $47, $39, $19, $26
    lnop
    or $19, $119, $112
    lnop
    xor $5, $6, $83
    lnop
    selb $112, $29, $115, $41
    lnop
    shli $6, $127, 3
    lnop
    and $49, $19, $18
    lnop
    selb $119, $8, $47, $116
    lnop
    selb $43, $39, $116, $8
    lnop
    selb $20, $49, $19, $125
    lnop
    selb $50, $49, $114, $34
    lnop
    selb $117, $34, $20, $114
    lnop
    or $19, $119, $43
    lnop
    selb $119, $41, $124, $115
    lnop
    or $12, $117, $50
    lnop
    selb $25, $40, $28, $52
    lqa $9, 0x180b0
    or $21, $119, $112
    stqa $19, 0x1a040
    or $117, $95, $25
    stqa $12, 0x1a050
    or $119, $108, $31
    stqa $21, 0x1a060
    or $123, $13, $37
    stqa $117, 0x1a070
    or $95, $98, $44
    stqa $119, 0x1a080
    or $98, $48, $27
    stqa $123, 0x1a090
    andi $13, $6, -16
    stqa $95, 0x1a0a0
    selb $48, $7, $102, $16
    stqa $98, 0x1a0b0
    orc $102, $27, $82
    lqd $16, 64($23)
    orc $82, $44, $51
    lnop
    orc $51, $37, $42
    lnop
    orc $42, $31, $111
    lnop
    orc $27, $25, $118
    lnop
    xor $7, $9, $83
    lnop
    orc $9, $112, $124
    rotqby $118, $16, $79
    andi $124, $105, -16
    lnop
    orc $108, $43, $47
    lnop
    a $47, $124, $78
    lnop
    orc $99, $50, $20
    rotqbyi $45, $118, 13
    eqv $16, $108, $116
    lqd $113, 7584($47)
    eqv $20, $99, $114
    cbd $116, 0($105)
    eqv $124, $9, $115
    stqa $16, 0x1a0c0
    eqv $111, $27, $28
    stqa $20, 0x1a0d0
    eqv $118, $42, $46
    stqa $124, 0x1a0e0
    eqv $115, $51, $30
    stqa $111, 0x1a0f0
    eqv $24, $82, $32
    stqa $118, 0x1a100
    eqv $32, $102, $100
    stqa $115, 0x1a110
    selb $100, $104, $35, $44
    stqa $24, 0x1a120
    eqv $35, $101, $102
    stqa $32, 0x1a130
    selb $44, $103, $100, $81
    lqd $102, 192($23)
    selb $103, $120, $38, $37
    lnop
    andi $37, $45, 255
    lnop
    eqv $45, $104, $82
    lnop
    selb $38, $110, $103, $33
    shufb $104, $37, $113, $116
    selb $113, $109, $54, $31
    rotqbyi $110, $47, 0
    eqv $31, $120, $51
    rotqby $54, $102, $79
    selb $120, $22, $113, $53
    lnop
    selb $113, $107, $52, $25
    lnop
    eqv $25, $109, $42
    stqd $104, 7584($110)
    selb $42, $106, $113, $40
    rotqbyi $109, $54, 13
    selb $113, $122, $41, $112
    lqd $106, 7920($47)
    eqv $41, $107, $27
    lnop
    selb $27, $126, $113, $29
    lnop
    selb $126, $125, $34, $50
    rotqbyi $113, $11, 7
    andi $11, $109, 255
    lqa $34, 0x180e0
    eqv $50, $122, $9
    lqa $109, 0x180f0
    selb $29, $18, $126, $49
    shufb $122, $11, $106, $116
    selb $126, $26, $8, $43
    rotqbyi $116, $15, 7
    eqv $15, $125, $99
    shlqbii $8, $98, 1
    selb $125, $97, $126, $39
    rotqbii $99, $113, 1
    xor $113, $34, $14
    shlqbii $126, $32, 1
    xor $32, $109, $17
    rotqbii $14, $116, 1
    eqv $116, $26, $108
    lqa $109, 0x180c0
    or $108, $113, $32
    lqa $26, 0x180d0
    selb $32, $8, $99, $75
    stqd $122, 7920($110)
    and $122, $108, $95
    lnop
    selb $34, $126, $14, $75
    lnop
    selb $126, $122, $108, $24
    lnop
    xor $108, $109, $94
    lnop
    xor $109, $26, $93
    lnop
    selb $26, $122, $35, $48
    lqa $14, 0x180a0
    or $110, $108, $109
    lqa $99, 0x180b0
    selb $109, $24, $48, $26
    lnop
    and $113, $110, $123
    lnop
    selb $8, $48, $126, $35
    lnop
    selb $48, $113, $110, $115
    lnop
    xor $110, $14, $92
    lqa $108, 0x18080
    xor $14, $99, $91
    lqa $17, 0x18090
    selb $39, $113, $45, $44
    lnop
    or $99, $110, $14
    lnop
    selb $14, $44, $48, $45
    lnop
    and $43, $99, $119
    lnop
    xor $110, $108, $90
    lnop
    xor $108, $17, $89
    lnop
    selb $17, $43, $99, $118
    lqa $97, 0x18060
    or $99, $110, $108
    lqa $98, 0x18070
    selb $11, $43, $31, $38
    lnop
    and $18, $99, $117
    lnop
    selb $49, $38, $17, $31
    lnop
    selb $9, $18, $99, $111
    lnop
    xor $99, $97, $88
    lqa $110, 0x18040
    xor $97, $98, $87
    lqa $108, 0x18050
    selb $47, $18, $25, $120
    lnop
    or $98, $99, $97
    lnop
    selb $99, $120, $9, $25
    lnop
    and $40, $98, $21
    lqd $97, 3840($10)
    xor $107, $110, $86
    lqd $106, 3856($10)
    xor $112, $108, $85
    lqd $110, 4096($10)
    selb $54, $40, $98, $124
    lqd $108, 4112($10)
    or $98, $107, $112
    lqa $10, 0x18020
    selb $52, $40, $41, $42
    lqa $112, 0x18030
    and $22, $98, $12
    lnop
    selb $107, $42, $54, $41
    lnop
    selb $53, $22, $98, $20
    lqa $104, 0x18000
    selb $51, $22, $50, $27
    lqa $98, 0x18010
    xor $102, $10, $84
    shufb $82, $97, $106, $96
    xor $106, $112, $83
    shufb $81, $110, $108, $96
    selb $112, $27, $53, $50
    lnop
    or $110, $102, $106
    lnop
    xor $106, $104, $82
    lnop
    xor $104, $98, $81
    lnop
    and $33, $110, $19
    lnop
    or $98, $106, $104
    lnop
    selb $97, $33, $110, $16
    lnop
    and $37, $98, $32
    lnop
    selb $30, $33, $15, $29
    lnop
    selb $103, $37, $98, $34
    lnop
    selb $46, $37, $116, $125
    lnop
    selb $98, $125, $103, $116
    lnop
    selb $106, $29, $97, $15
    lnop
    or $110, $98, $46
    lnop
    or $108, $106, $30
    lqa $10, 0x180d0
    or $106, $112, $51
    stqa $110, 0x1a040
    or $104, $107, $52
    stqa $108, 0x1a050
    or $102, $99, $47
    stqa $106, 0x1a060
    or $100, $49, $11
    stqa $104, 0x1a070
    or $98, $14, $39
    stqa $102, 0x1a080
    or $96, $8, $26
    stqa $100, 0x1a090
    a $8, $13, $78
    stqa $98, 0x1a0a0
    selb $112, $95, $109, $122
    stqa $96, 0x1a0b0
    orc $49, $26, $126
    lqd $122, 64($23)
    orc $126, $39, $48
    lnop
    orc $48, $11, $17
    lnop
    orc $17, $47, $9
    lnop
    orc $26, $52, $54
    lnop
    xor $9, $10, $83
    lnop
    orc $54, $51, $53
    rotqby $10, $122, $79
    andi $122, $121, -16
    lnop
    orc $53, $46, $103
    lnop
    a $14, $122, $78
    lnop
    orc $28, $30, $97
    rotqbyi $122, $10, 13
    eqv $109, $53, $116
    lqd $36, 7584($14)
    eqv $107, $28, $15
    cbd $55, 0($121)
    eqv $105, $54, $50
    stqa $109, 0x1a0c0
    eqv $103, $26, $41
    stqa $107, 0x1a0d0
    eqv $101, $17, $25
    stqa $105, 0x1a0e0
    eqv $99, $48, $31
    stqa $103, 0x1a0f0
    eqv $97, $126, $45
    stqa $101, 0x1a100
    eqv $95, $49, $35
    stqa $99, 0x1a110
    selb $35, $115, $44, $39
    stqa $97, 0x1a120
    a $10, $3, $78
    stqa $95, 0x1a130
    selb $114, $123, $35, $113
    lqd $3, 192($23)
    selb $123, $118, $38, $11
    lnop
    andi $11, $122, 255
    lnop
    eqv $113, $115, $126
    lqd $13, 6912($8)
    selb $116, $119, $123, $43
    shufb $126, $11, $36, $55
    selb $123, $111, $120, $47
    rotqbyi $36, $14, 0
    eqv $115, $118, $48
    rotqby $47, $3, $79
    selb $118, $117, $123, $18
    hbrr bitpal_steady_tap_branch, bitpal_steady_tap_loop
    selb $123, $124, $42, $52
    shlqbii $3, $95, 1
    eqv $117, $111, $17
    rotqby $11, $13, $6
    selb $120, $21, $123, $40
    stqd $126, 7584($36)
    selb $126, $20, $27, $51
    rotqbyi $123, $47, 13
    eqv $119, $124, $26
    lqd $27, 7920($14)
    selb $122, $12, $126, $22
    lqd $17, 7248($8)
    eqv $121, $20, $54
    lnop
    selb $20, $16, $29, $30
    lqa $12, 0x18090
    andi $29, $123, 255
    shlqbii $13, $96, 1
    selb $124, $19, $20, $33
    rotqbii $14, $11, 1
    selb $19, $34, $125, $46
    shufb $20, $29, $27, $55
    eqv $123, $16, $28
    rotqby $15, $17, $6
    selb $126, $32, $19, $37
    lqa $16, 0x180e0
    ai $80, $80, -1
    lqa $17, 0x180f0
    eqv $125, $34, $53
    stqd $20, 7920($36)
    eqv $111, $24, $49
bitpal_steady_tap_branch:
    brnz $80, bitpal_steady_tap_loop
bitpal_steady_tap_end:
    stqa $126, 0x19900
    stqa $125, 0x19910
    stqa $124, 0x19920
    stqa $123, 0x19930
    stqa $122, 0x19940
    stqa $121, 0x19950
    stqa $120, 0x19960
    stqa $119, 0x19970
    stqa $118, 0x19980
    stqa $117, 0x19990
    stqa $116, 0x199a0
    stqa $115, 0x199b0
    stqa $114, 0x199c0
    stqa $113, 0x199d0
    stqa $112, 0x199e0
    stqa $111, 0x199f0
    stqa $110, 0x19a00
    stqa $109, 0x19a10
    stqa $108, 0x19a20
    stqa $107, 0x19a30
    stqa $106, 0x19a40
    stqa $105, 0x19a50
    stqa $104, 0x19a60
    stqa $103, 0x19a70
    stqa $102, 0x19a80
    stqa $101, 0x19a90
    stqa $100, 0x19aa0
    stqa $99, 0x19ab0
    stqa $98, 0x19ac0
    stqa $97, 0x19ad0
    stqa $96, 0x19ae0
    stqa $95, 0x19af0
    bi $0
