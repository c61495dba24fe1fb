# weighted in the wavefront layout, 6 rows a lane, for spu.
#
# Made by: minterm compile weighted --layout wavefront --target spu --alphabet ACGT --rows 6 --emit asm
#
# Local store:
#     0x18000 a         planes of a's symbols, one word a register and plane
#     0x180c0 windows   windows of b's symbols, eight shifted copies a residue and plane
#     0x18cc0 active    windows of "column exists", eight shifted copies a residue
#     0x192c0 vertical  vertical flow, one word a register and plane, in and out
#     0x193e0 down      downward flow of the last step, one word a register and plane, in and out
#     0x19500 top       top edge, one byte a column and plane, in
#     0x19800 bottom    bottom edge, one byte a step and plane, out
#     0x19b00 tap       scratch, one word a plane and register
#     $3      begin     first iteration
#     $4      end       one past the last iteration
#     32      copy_stride bytes between shifted copies
#     256     top_stride bytes between planes of the top edge
#     256     bottom_stride bytes between planes of the bottom edge
#     $5      tap_byte  byte of the row wanted in a plane's words
# Bits within bytes are the other way round than in other kernels: bit 0 of a word is
# the most significant one. A call does a piece of a strip: begin and end count iterations from a
# multiple of 8 on, end is at most 40, and windows and edges lie here from there on.
#
# What is computed, for a of m and b of n symbols:
#     recurrence weighted
#       param sub = 3 in 1..4
#       param ins = 2 in 1..4
#       param del = 2 in 1..4
#       predicate match: a[i] == b[j]
#       int D[0][j] = 2 * j
#       int D[i][0] = 2 * i
#       int D[i][j] = min(D[i-1][j] + 2, D[i][j-1] + 2, D[i-1][j-1] + (match ? 0 : 3))
#       answer D[m][n]
#
# Codes of symbols, of which bit p is in plane p:
#     a and b: 'A' 0, 'C' 1, 'G' 2, 'T' 3
#
# Codes of what crosses the edges of cells, bit 0 on the right; bit p is in plane p, and * may be
# either:
#     vertical, D[i][j-1] - D[i-1][j-1]:
#         -2 = 000
#         -1 = 111
#         0 = 110
#         1 = 101
#         2 = 100
#         row 1, 2, .. at the left edge (j - 1 = 0): code 4
#     horizontal, D[i-1][j] - D[i-1][j-1]:
#         -2 = 100
#         -1 = 110
#         0 = 101
#         1 = 111
#         2 = 000
#         column 1, 2, .. at the top edge (i - 1 = 0): code 0
#
# What lies where. Rows and columns are counted from 0 here. A strip has 768 rows: row r is bit 127 - r / 6
# of word r % 6, and bit x of a word is bit x % 8 of its byte x / 8.
#     a         word (r % 6) * 2 + p: plane p of the symbols of its rows
#     windows   sequence x * 2 + p, for x from 0 to 5: 128 zeros, then plane p of the columns x, x + 6,
#               x + 12, .. and zeros; eight copies of each, as of active
#     active    sequences x, for x from 0 to 5: 128 zeros and then a one for each column x, x + 6, .. that
#               there is. Eight copies of each, copy c without its first c bits: byte (x * 8 + c) *
#               copy_stride begins it. copy_stride is at least iterations / 8 + 17
#     vertical  word (r % 6) * 3 + p: plane p of what enters its rows from the left, and after the
#               last call of what leaves them on the right
#     down      18 words, which may be anything at first
#     top       byte p * top_stride + j: plane p of what enters column j from above, in bit 0; 16 bytes
#               behind the last step are read
#     bottom    byte p * bottom_stride + j + 767: plane p of what leaves the strip's last row in column j,
#               in bit 0. A step s writes bytes s to s + 3. It may be 767 bytes before top: a
#               strip then turns the row above it into the row below it
#
# What to call. Step s computes the cells (r, s - r) of all rows r, iteration q the steps from 6 q to 6 q + 5.
# R rows, 1 to 768 of them, and n columns take (R + n - 1 + 5) / 6 iterations. `edge` does any of them;
# `steady` is faster and does those in which all rows have a column: from (R - 1 + 5) / 6 to n / 6 - 1.
# Calls follow each other in the same memory, each for the iterations from begin to end - 1.
# More rows are strips from the top to the bottom, all but the last of 768 rows: `bottom` of one is `top`
# of the next, and windows and active are the same for all.
#
# The answer D[m][n] is D[0][n] plus what the vertical codes of all m rows stand for
# after the last call (D[i][n] - D[i-1][n] then).
#
# A cell: 16 gates, nothing proved (shipped).
# spu: 19 gates, depth 9, 0 moves, 10 live registers
# inputs v0 v1 v2 h0 h1 h2 a0 a1 b0 b1
# g0 = xor(a0, b0)
# g1 = xor(a1, b1)
# g2 = or(g0, g1)
# g3 = nand(g2, v2)
# g4 = xor(h1, h2)
# g5 = nor(g3, g4)
# g6 = selb(h2, g2, g5)
# g7 = andc(h2, h0)
# g8 = nand(g5, v0)
# g9 = selb(g7, v2, g8)
# g10 = selb(g3, g8, g7)
# g11 = selb(g7, h0, g8)
# g12 = selb(v1, h0, g10)
# g13 = selb(g12, g10, g11)
# g14 = selb(g9, g10, v1)
# g15 = selb(g14, v1, g10)
# g16 = selb(v0, g5, g14)
# g17 = xor(g16, h1)
# g18 = xor(v0, g16)
# v0' = g17
# v1' = g13
# v2' = g6
# h0' = g15
# h1' = g18
# h2' = g14

constants:
    .long 0x00018000, 0x00018000, 0x00018000, 0x00018000
    .long 0x03030303, 0x03030303, 0x03030303, 0x03030303
    .long 0x00010203, 0x04050607, 0x08090a0b, 0x0c0d0e0f
    .long 0x00000000, 0x00000000, 0x00000000, 0x00000001
    .long 0x01020304, 0x05060708, 0x090a0b0c, 0x0d0e0f10

.global weighted_edge
.align 3
weighted_edge:
    lqa $74, 0x0
    lqa $73, 0x10
    lqa $72, 0x20
    lqa $71, 0x30
    lqa $70, 0x40
    lqa $126, 0x192c0
    lqa $125, 0x192d0
    lqa $124, 0x192e0
    lqa $123, 0x192f0
    lqa $122, 0x19300
    lqa $121, 0x19310
    lqa $120, 0x19320
    lqa $119, 0x19330
    lqa $118, 0x19340
    lqa $117, 0x19350
    lqa $116, 0x19360
    lqa $115, 0x19370
    lqa $114, 0x19380
    lqa $113, 0x19390
    lqa $112, 0x193a0
    lqa $111, 0x193b0
    lqa $110, 0x193c0
    lqa $109, 0x193d0
    lqa $108, 0x193e0
    lqa $107, 0x193f0
    lqa $106, 0x19400
    lqa $105, 0x19410
    lqa $104, 0x19420
    lqa $103, 0x19430
    lqa $102, 0x19440
    lqa $101, 0x19450
    lqa $100, 0x19460
    lqa $99, 0x19470
    lqa $98, 0x19480
    lqa $97, 0x19490
    lqa $96, 0x194a0
    lqa $95, 0x194b0
    lqa $94, 0x194c0
    lqa $93, 0x194d0
    lqa $92, 0x194e0
    lqa $91, 0x194f0
    andi $6, $3, 7
    rotmi $7, $3, -3
    shli $6, $6, 5
    a $6, $6, $7
    andi $7, $6, -16
    a $7, $7, $74
    lqd $8, 704($7)
    lqd $9, 720($7)
    shufb $6, $6, $6, $73
    andbi $6, $6, 15
    a $6, $6, $72
    shufb $90, $8, $9, $6
    lqd $8, 960($7)
    lqd $9, 976($7)
    shufb $89, $8, $9, $6
    lqd $8, 3520($7)
    lqd $9, 3536($7)
    shufb $88, $8, $9, $6
    lqd $8, 1216($7)
    lqd $9, 1232($7)
    shufb $87, $8, $9, $6
    lqd $8, 1472($7)
    lqd $9, 1488($7)
    shufb $86, $8, $9, $6
    lqd $8, 3776($7)
    lqd $9, 3792($7)
    shufb $85, $8, $9, $6
    lqd $8, 1728($7)
    lqd $9, 1744($7)
    shufb $84, $8, $9, $6
    lqd $8, 1984($7)
    lqd $9, 2000($7)
    shufb $83, $8, $9, $6
    lqd $8, 4032($7)
    lqd $9, 4048($7)
    shufb $82, $8, $9, $6
    lqd $8, 2240($7)
    lqd $9, 2256($7)
    shufb $81, $8, $9, $6
    lqd $8, 2496($7)
    lqd $9, 2512($7)
    shufb $80, $8, $9, $6
    lqd $8, 4288($7)
    lqd $9, 4304($7)
    shufb $79, $8, $9, $6
    lqd $8, 2752($7)
    lqd $9, 2768($7)
    shufb $78, $8, $9, $6
    lqd $8, 3008($7)
    lqd $9, 3024($7)
    shufb $77, $8, $9, $6
    lqd $8, 4544($7)
    lqd $7, 4560($7)
    shufb $76, $8, $7, $6
    sf $75, $3, $4
    ori $127, $3, 0
    cgti $2, $75, 0
    brz $2, weighted_edge_end
    ai $12, $127, 1
    andi $5, $12, 7
    mpyi $2, $127, 6
    rotmi $3, $12, -3
    shli $4, $5, 5
    andi $5, $2, -16
    a $6, $5, $74
    ai $127, $127, 1
    lqd $12, 5888($6)
    ai $7, $2, 2
    lqd $5, 5376($6)
    chd $8, 0($2)
    ai $9, $2, 4
    lqd $10, 5632($6)
    rotqby $11, $12, $2
# 830 cycles an iteration, 830 at least: 830 instructions for the even pipe, 252 for the odd one; 0 cycles of nops alone
.align 3
weighted_edge_loop:
    ai $12, $127, 1
    lnop
    a $30, $4, $3
    rotqby $13, $5, $2
    andi $5, $12, 7
    rotqby $14, $10, $2
    mpyi $2, $127, 6
    shufb $10, $30, $30, $73
    rotmi $3, $12, -3
    lnop
    shli $4, $5, 5
    lnop
    andi $5, $30, -16
    lqa $29, 0x180a0
    andbi $30, $10, 15
    lqa $28, 0x180b0
    a $12, $5, $74
    lnop
    a $10, $30, $72
    shlqbii $31, $93, 1
    andi $5, $2, -16
    rotqbii $93, $13, 1
    ai $75, $75, -1
    shlqbii $30, $92, 1
    xor $26, $29, $90
    rotqbii $92, $14, 1
    xor $90, $28, $89
    lnop
    selb $89, $31, $93, $71
    shlqbii $28, $91, 1
    or $31, $26, $90
    rotqbii $93, $11, 1
    selb $91, $30, $92, $71
    lnop
    nand $92, $31, $109
    lnop
    xor $30, $95, $94
    lnop
    selb $90, $28, $93, $71
    lnop
    nor $93, $92, $30
    lnop
    andc $30, $94, $96
    lnop
    nand $28, $93, $111
    lnop
    selb $26, $94, $31, $93
    lnop
    selb $94, $30, $109, $28
    lnop
    selb $31, $92, $28, $30
    lnop
    selb $92, $30, $96, $28
    lnop
    selb $28, $110, $96, $31
    lnop
    selb $96, $94, $31, $110
    lqa $30, 0x18080
    selb $29, $28, $31, $92
    lqa $25, 0x18090
    selb $92, $111, $93, $96
    lnop
    selb $94, $96, $110, $31
    lnop
    xor $31, $92, $95
    lnop
    xor $95, $111, $92
    lnop
    xor $93, $30, $87
    lnop
    xor $30, $25, $86
    lnop
    selb $92, $111, $31, $88
    lnop
    or $31, $93, $30
    lnop
    selb $111, $110, $29, $88
    lnop
    nand $29, $31, $112
    lnop
    xor $93, $98, $97
    lnop
    selb $110, $109, $26, $88
    lnop
    nor $109, $29, $93
    lnop
    andc $93, $97, $99
    lnop
    nand $88, $109, $114
    lnop
    selb $26, $97, $31, $109
    lnop
    selb $97, $93, $112, $88
    lnop
    selb $31, $29, $88, $93
    lnop
    selb $29, $93, $99, $88
    lnop
    selb $93, $113, $99, $31
    lnop
    selb $99, $97, $31, $113
    lqa $88, 0x18060
    selb $30, $93, $31, $29
    lqa $25, 0x18070
    selb $93, $114, $109, $99
    lnop
    selb $97, $99, $113, $31
    lnop
    xor $31, $93, $98
    lnop
    xor $98, $114, $93
    lnop
    xor $93, $88, $84
    lnop
    xor $88, $25, $83
    lnop
    selb $109, $114, $31, $85
    lnop
    or $31, $93, $88
    lnop
    selb $114, $113, $30, $85
    lnop
    nand $30, $31, $115
    lnop
    xor $93, $101, $100
    lnop
    selb $113, $112, $26, $85
    lnop
    nor $112, $30, $93
    lnop
    andc $93, $100, $102
    lnop
    nand $26, $112, $117
    lnop
    selb $88, $100, $31, $112
    lnop
    selb $100, $93, $115, $26
    lnop
    selb $31, $30, $26, $93
    lnop
    selb $30, $93, $102, $26
    lnop
    selb $93, $116, $102, $31
    lnop
    selb $102, $100, $31, $116
    lqa $26, 0x18040
    selb $25, $93, $31, $30
    lqa $29, 0x18050
    selb $93, $117, $112, $102
    lnop
    selb $100, $102, $116, $31
    lnop
    xor $31, $93, $101
    lnop
    xor $101, $117, $93
    lnop
    xor $93, $26, $81
    lnop
    xor $26, $29, $80
    lnop
    selb $112, $117, $31, $82
    lnop
    or $31, $93, $26
    lnop
    selb $117, $116, $25, $82
    lnop
    nand $25, $31, $118
    lnop
    xor $93, $104, $103
    lnop
    selb $116, $115, $88, $82
    lnop
    nor $115, $25, $93
    lnop
    andc $93, $103, $105
    lnop
    nand $88, $115, $120
    lnop
    selb $26, $103, $31, $115
    lnop
    selb $103, $93, $118, $88
    lnop
    selb $31, $25, $88, $93
    lnop
    selb $25, $93, $105, $88
    lnop
    selb $93, $119, $105, $31
    lnop
    selb $105, $103, $31, $119
    lqa $88, 0x18020
    selb $29, $93, $31, $25
    lqa $30, 0x18030
    selb $93, $120, $115, $105
    lnop
    selb $103, $105, $119, $31
    lnop
    xor $31, $93, $104
    lnop
    xor $104, $120, $93
    lnop
    xor $93, $88, $78
    lnop
    xor $88, $30, $77
    lnop
    selb $115, $120, $31, $79
    lnop
    or $31, $93, $88
    lnop
    selb $120, $119, $29, $79
    lnop
    nand $29, $31, $121
    lnop
    xor $93, $107, $106
    lnop
    selb $119, $118, $26, $79
    lnop
    nor $118, $29, $93
    lnop
    andc $93, $106, $108
    lnop
    nand $88, $118, $123
    lqd $26, 192($12)
    selb $25, $106, $31, $118
    lqd $30, 208($12)
    selb $106, $93, $121, $88
    lqd $31, 448($12)
    selb $27, $29, $88, $93
    lqd $28, 464($12)
    selb $29, $93, $108, $88
    lnop
    selb $93, $122, $108, $27
    lnop
    selb $108, $106, $27, $122
    lqa $22, 0x18000
    selb $21, $93, $27, $29
    lqa $24, 0x18010
    selb $93, $123, $118, $108
    shufb $106, $26, $30, $10
    selb $88, $108, $122, $27
    shufb $118, $31, $28, $10
    xor $27, $93, $107
    lnop
    xor $107, $123, $93
    lnop
    xor $28, $22, $106
    lnop
    xor $22, $24, $118
    lnop
    selb $93, $123, $27, $76
    lnop
    or $27, $28, $22
    lnop
    selb $123, $122, $21, $76
    lnop
    nand $21, $27, $124
    lnop
    xor $22, $91, $90
    lnop
    selb $122, $121, $25, $76
    lqd $28, 3264($12)
    nor $24, $21, $22
    lqd $25, 3280($12)
    andc $22, $90, $89
    lnop
    nand $31, $24, $126
    lnop
    selb $26, $90, $27, $24
    lnop
    selb $90, $22, $124, $31
    lnop
    selb $27, $21, $31, $22
    lnop
    selb $21, $22, $89, $31
    shufb $121, $28, $25, $10
    selb $22, $125, $89, $27
    shufb $25, $94, $94, $70
    selb $89, $90, $27, $125
    shufb $28, $95, $95, $70
    selb $90, $22, $27, $21
    rotqbyi $31, $13, 1
    selb $13, $126, $24, $89
    shlqbii $21, $94, 1
    selb $94, $89, $125, $27
    lqa $24, 0x180a0
    xor $27, $13, $91
    lqa $22, 0x180b0
    xor $91, $126, $13
    rotqbyi $30, $14, 1
    selb $14, $126, $27, $121
    rotqbii $13, $31, 1
    selb $126, $125, $90, $121
    shlqbii $27, $95, 1
    selb $125, $124, $26, $121
    rotqbyi $95, $11, 1
    xor $11, $24, $87
    rotqbii $124, $30, 1
    xor $24, $22, $86
    shufb $87, $96, $96, $70
    selb $86, $21, $13, $71
    shlqbii $22, $96, 1
    or $21, $11, $24
    rotqbii $13, $95, 1
    selb $96, $27, $124, $71
    lnop
    nand $27, $21, $110
    lnop
    xor $95, $98, $99
    lnop
    selb $124, $22, $13, $71
    lnop
    nor $13, $27, $95
    lnop
    andc $95, $99, $97
    lnop
    nand $22, $13, $92
    lnop
    selb $24, $99, $21, $13
    lnop
    selb $99, $95, $110, $22
    lnop
    selb $21, $27, $22, $95
    lnop
    selb $27, $95, $97, $22
    lnop
    selb $95, $111, $97, $21
    lnop
    selb $97, $99, $21, $111
    lqa $22, 0x18080
    selb $30, $95, $21, $27
    lqa $11, 0x18090
    selb $95, $92, $13, $97
    lnop
    selb $99, $97, $111, $21
    lnop
    xor $21, $95, $98
    lnop
    xor $98, $92, $95
    lnop
    xor $95, $22, $84
    lnop
    xor $22, $11, $83
    lnop
    selb $11, $92, $21, $85
    lnop
    or $21, $95, $22
    lnop
    selb $92, $111, $30, $85
    lnop
    nand $30, $21, $113
    lnop
    xor $95, $101, $102
    lnop
    selb $111, $110, $24, $85
    lnop
    nor $110, $30, $95
    lnop
    andc $95, $102, $100
    lnop
    nand $85, $110, $109
    lnop
    selb $24, $102, $21, $110
    lnop
    selb $102, $95, $113, $85
    lnop
    selb $21, $30, $85, $95
    lnop
    selb $30, $95, $100, $85
    lnop
    selb $95, $114, $100, $21
    lnop
    selb $100, $102, $21, $114
    lqa $85, 0x18060
    selb $22, $95, $21, $30
    lqa $13, 0x18070
    selb $95, $109, $110, $100
    lnop
    selb $102, $100, $114, $21
    lnop
    xor $21, $95, $101
    lnop
    xor $101, $109, $95
    lnop
    xor $95, $85, $81
    lnop
    xor $85, $13, $80
    lnop
    selb $110, $109, $21, $82
    lnop
    or $21, $95, $85
    lnop
    selb $109, $114, $22, $82
    lnop
    nand $22, $21, $116
    lnop
    xor $95, $104, $105
    lnop
    selb $114, $113, $24, $82
    lnop
    nor $113, $22, $95
    lnop
    andc $95, $105, $103
    lnop
    nand $24, $113, $112
    lnop
    selb $85, $105, $21, $113
    lnop
    selb $105, $95, $116, $24
    lnop
    selb $21, $22, $24, $95
    lnop
    selb $22, $95, $103, $24
    lnop
    selb $95, $117, $103, $21
    lnop
    selb $103, $105, $21, $117
    lqa $24, 0x18040
    selb $13, $95, $21, $22
    lqa $30, 0x18050
    selb $95, $112, $113, $103
    lnop
    selb $105, $103, $117, $21
    lnop
    xor $21, $95, $104
    lnop
    xor $104, $112, $95
    lnop
    xor $95, $24, $78
    lnop
    xor $24, $30, $77
    lnop
    selb $113, $112, $21, $79
    lnop
    or $21, $95, $24
    lnop
    selb $112, $117, $13, $79
    lnop
    nand $13, $21, $119
    lnop
    xor $95, $107, $108
    lnop
    selb $117, $116, $85, $79
    lnop
    nor $116, $13, $95
    lnop
    andc $95, $108, $88
    lnop
    nand $85, $116, $115
    lnop
    selb $24, $108, $21, $116
    lnop
    selb $21, $95, $119, $85
    lnop
    selb $30, $13, $85, $95
    lnop
    selb $13, $95, $88, $85
    lnop
    selb $95, $120, $88, $30
    shufb $85, $25, $99, $70
    selb $108, $21, $30, $120
    lqa $88, 0x18020
    selb $21, $95, $30, $13
    lqa $25, 0x18030
    selb $95, $115, $116, $108
    lqd $13, 6144($6)
    selb $116, $108, $120, $30
    rotqbyi $22, $85, 12
    xor $30, $95, $107
    lnop
    xor $107, $115, $95
    lnop
    xor $95, $88, $106
    lnop
    xor $88, $25, $118
    lnop
    selb $85, $115, $30, $76
    shufb $25, $22, $13, $8
    or $13, $95, $88
    rotqbyi $22, $6, 0
    selb $115, $120, $21, $76
    lqd $95, 704($12)
    nand $88, $13, $122
    lqd $21, 720($12)
    xor $30, $91, $89
    shufb $27, $28, $98, $70
    selb $120, $119, $24, $76
    stqd $25, 6144($22)
    nor $119, $88, $30
    lqd $24, 6400($6)
    andc $30, $89, $94
    lnop
    nand $25, $119, $93
    rotqbyi $28, $27, 12
    selb $27, $89, $13, $119
    shufb $90, $95, $21, $10
    selb $89, $30, $122, $25
    lqd $95, 960($12)
    selb $21, $88, $25, $30
    lqd $13, 976($12)
    selb $88, $30, $94, $25
    shufb $26, $28, $24, $8
    selb $24, $123, $94, $21
    lqa $25, 0x18000
    selb $94, $89, $21, $123
    lqa $28, 0x18010
    selb $30, $24, $21, $88
    shufb $31, $87, $97, $70
    selb $88, $93, $119, $94
    stqd $26, 6400($22)
    selb $87, $94, $123, $21
    lqd $26, 6656($6)
    xor $6, $88, $91
    shufb $89, $95, $13, $10
    xor $91, $93, $88
    rotqbyi $95, $31, 12
    selb $119, $93, $6, $121
    lnop
    xor $6, $25, $90
    lnop
    xor $25, $28, $89
    lnop
    selb $93, $123, $30, $121
    shufb $28, $95, $26, $8
    or $123, $6, $25
    lnop
    a $6, $5, $74
    lnop
    selb $5, $122, $27, $121
    lnop
    nand $27, $123, $125
    stqd $28, 6656($22)
    xor $22, $96, $124
    lnop
    andi $28, $7, -16
    lnop
    nor $95, $27, $22
    lqd $25, 3520($12)
    a $122, $28, $74
    lqd $22, 3536($12)
    andc $28, $124, $86
    lnop
    nand $8, $95, $14
    lqd $26, 5376($122)
    selb $30, $124, $123, $95
    lnop
    selb $123, $28, $125, $8
    lnop
    selb $31, $27, $8, $28
    lnop
    selb $27, $28, $86, $8
    shufb $88, $25, $22, $10
    selb $8, $126, $86, $31
    lqd $22, 5632($122)
    selb $86, $123, $31, $126
    rotqby $124, $26, $7
    selb $26, $8, $31, $27
    shlqbii $25, $99, 1
    selb $8, $14, $95, $86
    lqd $27, 5888($122)
    selb $99, $86, $126, $31
    lqa $95, 0x180a0
    xor $31, $8, $96
    lqa $28, 0x180b0
    xor $96, $14, $8
    rotqby $123, $22, $7
    selb $8, $14, $31, $88
    rotqbii $22, $124, 1
    selb $14, $126, $26, $88
    shlqbii $31, $98, 1
    selb $126, $125, $30, $88
    rotqby $98, $27, $7
    xor $27, $95, $84
    rotqbii $125, $123, 1
    xor $95, $28, $83
    lnop
    selb $83, $25, $22, $71
    shlqbii $28, $97, 1
    or $25, $27, $95
    rotqbii $22, $98, 1
    selb $97, $31, $125, $71
    lnop
    nand $125, $25, $111
    lnop
    xor $31, $101, $100
    lnop
    selb $84, $28, $22, $71
    lnop
    nor $22, $125, $31
    lnop
    andc $31, $100, $102
    lnop
    nand $28, $22, $11
    lnop
    selb $95, $100, $25, $22
    lnop
    selb $100, $31, $111, $28
    lnop
    selb $25, $125, $28, $31
    lnop
    selb $125, $31, $102, $28
    lnop
    selb $28, $92, $102, $25
    lnop
    selb $102, $100, $25, $92
    lqa $31, 0x18080
    selb $27, $28, $25, $125
    lqa $30, 0x18090
    selb $125, $11, $22, $102
    lnop
    selb $100, $102, $92, $25
    lnop
    xor $25, $125, $101
    lnop
    xor $101, $11, $125
    lnop
    xor $22, $31, $81
    lnop
    xor $31, $30, $80
    lnop
    selb $125, $11, $25, $82
    lnop
    or $25, $22, $31
    lnop
    selb $11, $92, $27, $82
    lnop
    nand $27, $25, $114
    lnop
    xor $22, $104, $103
    lnop
    selb $92, $111, $95, $82
    lnop
    nor $111, $27, $22
    lnop
    andc $22, $103, $105
    lnop
    nand $95, $111, $110
    lnop
    selb $82, $103, $25, $111
    lnop
    selb $103, $22, $114, $95
    lnop
    selb $25, $27, $95, $22
    lnop
    selb $27, $22, $105, $95
    lnop
    selb $95, $109, $105, $25
    lnop
    selb $105, $103, $25, $109
    lqa $22, 0x18060
    selb $31, $95, $25, $27
    lqa $30, 0x18070
    selb $95, $110, $111, $105
    lnop
    selb $103, $105, $109, $25
    lnop
    xor $25, $95, $104
    lnop
    xor $104, $110, $95
    lnop
    xor $95, $22, $78
    lnop
    xor $22, $30, $77
    lnop
    selb $111, $110, $25, $79
    lnop
    or $25, $95, $22
    lnop
    selb $110, $109, $31, $79
    lnop
    nand $31, $25, $117
    lnop
    xor $95, $107, $108
    lnop
    selb $109, $114, $82, $79
    lnop
    nor $114, $31, $95
    lnop
    andc $95, $108, $116
    lnop
    nand $82, $114, $113
    lnop
    selb $22, $108, $25, $114
    lnop
    selb $108, $95, $117, $82
    lnop
    selb $25, $31, $82, $95
    lnop
    selb $31, $95, $116, $82
    lnop
    selb $95, $112, $116, $25
    lnop
    selb $116, $108, $25, $112
    lqa $82, 0x18040
    selb $30, $95, $25, $31
    lqa $27, 0x18050
    selb $95, $113, $114, $116
    lnop
    selb $108, $116, $112, $25
    lnop
    xor $25, $95, $107
    lnop
    xor $107, $113, $95
    lnop
    xor $95, $82, $106
    lnop
    xor $82, $27, $118
    lnop
    selb $114, $113, $25, $76
    lnop
    or $25, $95, $82
    lnop
    selb $113, $112, $30, $76
    lnop
    nand $30, $25, $120
    lnop
    xor $95, $91, $94
    lnop
    selb $112, $117, $22, $76
    lnop
    nor $117, $30, $95
    lnop
    andc $95, $94, $87
    lnop
    nand $22, $117, $85
    lnop
    selb $27, $94, $25, $117
    lnop
    selb $25, $95, $120, $22
    lnop
    selb $82, $30, $22, $95
    lnop
    selb $30, $95, $87, $22
    lnop
    selb $95, $115, $87, $82
    lnop
    selb $94, $25, $82, $115
    lqa $87, 0x18020
    selb $25, $95, $82, $30
    lqa $22, 0x18030
    selb $95, $85, $117, $94
    lnop
    selb $117, $94, $115, $82
    lnop
    xor $30, $95, $91
    lnop
    xor $91, $85, $95
    lnop
    xor $95, $87, $90
    lnop
    xor $87, $22, $89
    lnop
    selb $82, $85, $30, $121
    lnop
    or $85, $95, $87
    lnop
    selb $95, $115, $25, $121
    lnop
    nand $25, $85, $5
    lnop
    xor $87, $96, $86
    lnop
    selb $115, $120, $27, $121
    lnop
    nor $120, $25, $87
    lnop
    andc $87, $86, $99
    lnop
    nand $30, $120, $119
    lqd $27, 1216($12)
    selb $31, $86, $85, $120
    lqd $22, 1232($12)
    selb $86, $87, $5, $30
    lqd $85, 1472($12)
    selb $26, $25, $30, $87
    lqd $28, 1488($12)
    selb $25, $87, $99, $30
    lnop
    selb $87, $93, $99, $26
    lnop
    selb $99, $86, $26, $93
    lqa $30, 0x18000
    selb $21, $87, $26, $25
    lqa $13, 0x18010
    selb $25, $119, $120, $99
    shufb $87, $27, $22, $10
    selb $120, $99, $93, $26
    shufb $86, $85, $28, $10
    xor $85, $25, $96
    lnop
    xor $96, $119, $25
    lnop
    xor $25, $30, $87
    lnop
    xor $30, $13, $86
    lnop
    selb $13, $119, $85, $88
    lnop
    or $85, $25, $30
    lnop
    selb $119, $93, $21, $88
    lnop
    nand $21, $85, $126
    lnop
    xor $25, $97, $84
    lnop
    selb $93, $5, $31, $88
    lqd $30, 3776($12)
    nor $31, $21, $25
    lqd $5, 3792($12)
    andc $25, $84, $83
    lnop
    nand $26, $31, $8
    lnop
    selb $28, $84, $85, $31
    lnop
    selb $84, $25, $126, $26
    lnop
    selb $22, $21, $26, $25
    lnop
    selb $21, $25, $83, $26
    shufb $85, $30, $5, $10
    selb $5, $14, $83, $22
    shufb $25, $100, $100, $70
    selb $83, $84, $22, $14
    shufb $26, $101, $101, $70
    selb $84, $5, $22, $21
    rotqbyi $30, $124, 1
    selb $124, $8, $31, $83
    shlqbii $5, $100, 1
    selb $100, $83, $14, $22
    lqa $31, 0x180a0
    xor $22, $124, $97
    lqa $21, 0x180b0
    xor $97, $8, $124
    rotqbyi $27, $123, 1
    selb $123, $8, $22, $85
    rotqbii $124, $30, 1
    selb $8, $14, $84, $85
    shlqbii $22, $101, 1
    selb $101, $126, $28, $85
    rotqbyi $84, $98, 1
    xor $98, $31, $81
    rotqbii $126, $27, 1
    xor $27, $21, $80
    shufb $81, $102, $102, $70
    selb $80, $5, $124, $71
    shlqbii $21, $102, 1
    or $5, $98, $27
    rotqbii $124, $84, 1
    selb $102, $22, $126, $71
    lnop
    nand $22, $5, $92
    lnop
    xor $98, $104, $105
    lnop
    selb $126, $21, $124, $71
    lnop
    nor $124, $22, $98
    lnop
    andc $98, $105, $103
    lnop
    nand $21, $124, $125
    lnop
    selb $84, $105, $5, $124
    lnop
    selb $105, $98, $92, $21
    lnop
    selb $5, $22, $21, $98
    lnop
    selb $22, $98, $103, $21
    lnop
    selb $98, $11, $103, $5
    lnop
    selb $103, $105, $5, $11
    lqa $21, 0x18080
    selb $27, $98, $5, $22
    lqa $31, 0x18090
    selb $98, $125, $124, $103
    lnop
    selb $105, $103, $11, $5
    lnop
    xor $5, $98, $104
    lnop
    xor $104, $125, $98
    lnop
    xor $124, $21, $78
    lnop
    xor $21, $31, $77
    lnop
    selb $98, $125, $5, $79
    lnop
    or $5, $124, $21
    lnop
    selb $125, $11, $27, $79
    lnop
    nand $27, $5, $109
    lnop
    xor $124, $107, $116
    lnop
    selb $11, $92, $84, $79
    lnop
    nor $92, $27, $124
    lnop
    andc $124, $116, $108
    lnop
    nand $84, $92, $111
    lnop
    selb $79, $116, $5, $92
    lnop
    selb $116, $124, $109, $84
    lnop
    selb $5, $27, $84, $124
    lnop
    selb $27, $124, $108, $84
    lnop
    selb $124, $110, $108, $5
    lnop
    selb $108, $116, $5, $110
    lqa $84, 0x18060
    selb $21, $124, $5, $27
    lqa $31, 0x18070
    selb $124, $111, $92, $108
    lnop
    selb $116, $108, $110, $5
    lnop
    xor $5, $124, $107
    lnop
    xor $107, $111, $124
    lnop
    xor $124, $84, $106
    lnop
    xor $84, $31, $118
    lnop
    selb $92, $111, $5, $76
    lnop
    or $5, $124, $84
    lnop
    selb $111, $110, $21, $76
    lnop
    nand $21, $5, $112
    lnop
    xor $124, $91, $94
    lnop
    selb $110, $109, $79, $76
    lnop
    nor $109, $21, $124
    lnop
    andc $124, $94, $117
    lnop
    nand $79, $109, $114
    lnop
    selb $84, $94, $5, $109
    lnop
    selb $94, $124, $112, $79
    lnop
    selb $5, $21, $79, $124
    lnop
    selb $21, $124, $117, $79
    lnop
    selb $124, $113, $117, $5
    lnop
    selb $117, $94, $5, $113
    lqa $79, 0x18040
    selb $31, $124, $5, $21
    lqa $27, 0x18050
    selb $124, $114, $109, $117
    lnop
    selb $94, $117, $113, $5
    lnop
    xor $5, $124, $91
    lnop
    xor $91, $114, $124
    lnop
    xor $124, $79, $90
    lnop
    xor $79, $27, $89
    lnop
    selb $109, $114, $5, $121
    lnop
    or $5, $124, $79
    lnop
    selb $114, $113, $31, $121
    lnop
    nand $31, $5, $115
    lnop
    xor $124, $96, $99
    lnop
    selb $113, $112, $84, $121
    lnop
    nor $112, $31, $124
    lnop
    andc $124, $99, $120
    lnop
    nand $84, $112, $82
    lnop
    selb $79, $99, $5, $112
    lnop
    selb $99, $124, $115, $84
    lnop
    selb $5, $31, $84, $124
    lnop
    selb $31, $124, $120, $84
    lnop
    selb $124, $95, $120, $5
    shufb $84, $25, $105, $70
    selb $120, $99, $5, $95
    lqa $25, 0x18020
    selb $27, $124, $5, $31
    lqa $21, 0x18030
    selb $124, $82, $112, $120
    lqd $31, 6144($122)
    selb $99, $120, $95, $5
    rotqbyi $112, $84, 12
    xor $84, $124, $96
    chd $5, 0($7)
    xor $96, $82, $124
    lnop
    xor $124, $25, $87
    lnop
    xor $25, $21, $86
    lnop
    selb $7, $82, $84, $88
    shufb $21, $112, $31, $5
    or $82, $124, $25
    rotqbyi $31, $122, 0
    selb $112, $95, $27, $88
    lqd $124, 1728($12)
    nand $25, $82, $93
    lqd $27, 1744($12)
    xor $84, $97, $83
    shufb $22, $26, $104, $70
    selb $95, $115, $79, $88
    stqd $21, 6144($31)
    nor $115, $25, $84
    lqd $79, 6400($122)
    andc $21, $83, $100
    lnop
    nand $26, $115, $13
    rotqbyi $28, $22, 12
    selb $22, $83, $82, $115
    shufb $84, $124, $27, $10
    selb $83, $21, $93, $26
    lqd $124, 1984($12)
    selb $27, $25, $26, $21
    lqd $82, 2000($12)
    selb $25, $21, $100, $26
    shufb $14, $28, $79, $5
    selb $79, $119, $100, $27
    lqa $21, 0x18000
    selb $100, $83, $27, $119
    lqa $26, 0x18010
    selb $28, $79, $27, $25
    shufb $30, $81, $103, $70
    selb $79, $13, $115, $100
    stqd $14, 6400($31)
    selb $81, $100, $119, $27
    lqd $115, 6656($122)
    xor $27, $79, $97
    shufb $83, $124, $82, $10
    xor $97, $13, $79
    rotqbyi $124, $30, 12
    selb $122, $13, $27, $85
    lnop
    xor $27, $21, $84
    lnop
    xor $21, $26, $83
    lnop
    selb $13, $119, $28, $85
    shufb $26, $124, $115, $5
    or $124, $27, $21
    lnop
    selb $119, $93, $22, $85
    lnop
    ai $127, $127, 1
    lnop
    nand $93, $124, $101
    stqd $26, 6656($31)
    xor $26, $102, $126
    lnop
    andi $31, $9, -16
    lnop
    nor $21, $93, $26
    lqd $22, 4032($12)
    a $14, $31, $74
    lqd $26, 4048($12)
    andc $31, $126, $80
    lnop
    nand $27, $21, $123
    lqd $115, 5376($14)
    selb $5, $126, $124, $21
    lnop
    selb $124, $31, $101, $27
    lnop
    selb $28, $93, $27, $31
    lnop
    selb $93, $31, $80, $27
    shufb $82, $22, $26, $10
    selb $22, $8, $80, $28
    lqd $26, 5632($14)
    selb $80, $124, $28, $8
    rotqby $126, $115, $9
    selb $124, $22, $28, $93
    shlqbii $27, $105, 1
    selb $22, $123, $21, $80
    lqd $31, 5888($14)
    selb $105, $80, $8, $28
    lqa $21, 0x180a0
    xor $28, $22, $102
    lqa $79, 0x180b0
    xor $102, $123, $22
    rotqby $93, $26, $9
    selb $115, $123, $28, $82
    rotqbii $22, $126, 1
    selb $123, $8, $124, $82
    shlqbii $28, $104, 1
    selb $104, $101, $5, $82
    rotqby $8, $31, $9
    xor $5, $21, $78
    rotqbii $101, $93, 1
    xor $78, $79, $77
    lnop
    selb $77, $27, $22, $71
    shlqbii $79, $103, 1
    or $27, $5, $78
    rotqbii $22, $8, 1
    selb $103, $28, $101, $71
    lnop
    nand $101, $27, $11
    lnop
    xor $28, $107, $108
    lnop
    selb $78, $79, $22, $71
    lnop
    nor $79, $101, $28
    lnop
    andc $28, $108, $116
    lnop
    nand $22, $79, $98
    lnop
    selb $5, $108, $27, $79
    lnop
    selb $108, $28, $11, $22
    lnop
    selb $27, $101, $22, $28
    lnop
    selb $101, $28, $116, $22
    lnop
    selb $22, $125, $116, $27
    lnop
    selb $116, $108, $27, $125
    lqa $28, 0x18080
    selb $21, $22, $27, $101
    lqa $31, 0x18090
    selb $101, $98, $79, $116
    lnop
    selb $108, $116, $125, $27
    lnop
    xor $27, $101, $107
    lnop
    xor $107, $98, $101
    lnop
    xor $79, $28, $106
    lnop
    xor $28, $31, $118
    lnop
    selb $101, $98, $27, $76
    lnop
    or $27, $79, $28
    lnop
    selb $98, $125, $21, $76
    lnop
    nand $21, $27, $110
    lnop
    xor $79, $91, $117
    lnop
    selb $125, $11, $5, $76
    lnop
    nor $76, $21, $79
    lnop
    andc $79, $117, $94
    lnop
    nand $5, $76, $92
    lnop
    selb $28, $117, $27, $76
    lnop
    selb $117, $79, $110, $5
    lnop
    selb $27, $21, $5, $79
    lnop
    selb $21, $79, $94, $5
    lnop
    selb $79, $111, $94, $27
    lnop
    selb $94, $117, $27, $111
    lqa $5, 0x18060
    selb $31, $79, $27, $21
    lqa $11, 0x18070
    selb $79, $92, $76, $94
    lnop
    selb $117, $94, $111, $27
    lnop
    xor $27, $79, $91
    lnop
    xor $76, $92, $79
    lnop
    xor $79, $5, $90
    lnop
    xor $5, $11, $89
    lnop
    selb $11, $92, $27, $121
    lnop
    or $92, $79, $5
    lnop
    selb $124, $111, $31, $121
    lnop
    nand $111, $92, $113
    lnop
    xor $31, $96, $120
    lnop
    selb $5, $110, $28, $121
    lnop
    nor $110, $111, $31
    lnop
    andc $31, $120, $99
    lnop
    nand $28, $110, $109
    lnop
    selb $79, $120, $92, $110
    lnop
    selb $120, $31, $113, $28
    lnop
    selb $92, $111, $28, $31
    lnop
    selb $111, $31, $99, $28
    lnop
    selb $28, $114, $99, $92
    lnop
    selb $99, $120, $92, $114
    lqa $31, 0x18040
    selb $27, $28, $92, $111
    lqa $91, 0x18050
    selb $111, $109, $110, $99
    lnop
    selb $120, $99, $114, $92
    lnop
    xor $92, $111, $96
    lnop
    xor $15, $109, $111
    lnop
    xor $111, $31, $87
    lnop
    xor $31, $91, $86
    lnop
    selb $16, $109, $92, $88
    lnop
    or $109, $111, $31
    lnop
    selb $17, $114, $27, $88
    lnop
    nand $114, $109, $95
    lnop
    xor $27, $97, $100
    lnop
    selb $18, $113, $79, $88
    lnop
    nor $113, $114, $27
    lnop
    andc $27, $100, $81
    lnop
    nand $79, $113, $7
    lnop
    selb $111, $100, $109, $113
    lnop
    selb $109, $27, $95, $79
    lnop
    selb $31, $114, $79, $27
    lnop
    selb $114, $27, $81, $79
    lnop
    selb $79, $112, $81, $31
    lnop
    selb $100, $109, $31, $112
    lqa $81, 0x18020
    selb $109, $79, $31, $114
    lqa $27, 0x18030
    selb $114, $7, $113, $100
    lnop
    selb $19, $100, $112, $31
    lnop
    xor $31, $114, $97
    lnop
    xor $20, $7, $114
    lnop
    xor $114, $81, $84
    lnop
    xor $81, $27, $83
    lnop
    selb $21, $7, $31, $85
    lnop
    or $31, $114, $81
    lnop
    selb $7, $112, $109, $85
    lnop
    nand $112, $31, $119
    lnop
    xor $109, $102, $80
    lnop
    selb $22, $95, $111, $85
    lnop
    nor $111, $112, $109
    lnop
    andc $109, $80, $105
    lnop
    nand $114, $111, $122
    lqd $95, 2240($12)
    selb $97, $80, $31, $111
    lqd $27, 2256($12)
    selb $80, $109, $119, $114
    lqd $31, 2496($12)
    selb $79, $112, $114, $109
    lqd $113, 2512($12)
    selb $112, $109, $105, $114
    lnop
    selb $114, $13, $105, $79
    lnop
    selb $105, $80, $79, $13
    lqa $109, 0x18000
    selb $92, $114, $79, $112
    lqa $91, 0x18010
    selb $114, $122, $111, $105
    shufb $81, $95, $27, $10
    selb $23, $105, $13, $79
    shufb $80, $31, $113, $10
    xor $113, $114, $102
    lnop
    xor $24, $122, $114
    lnop
    xor $114, $109, $81
    lnop
    xor $109, $91, $80
    lnop
    selb $25, $122, $113, $82
    lnop
    or $122, $114, $109
    lnop
    selb $26, $13, $92, $82
    lnop
    nand $92, $122, $104
    lnop
    xor $114, $103, $78
    lnop
    selb $13, $119, $97, $82
    lqd $109, 4288($12)
    nor $97, $92, $114
    lqd $119, 4304($12)
    andc $114, $78, $77
    lnop
    nand $113, $97, $115
    lnop
    selb $91, $78, $122, $97
    lnop
    selb $78, $114, $104, $113
    lnop
    selb $102, $92, $113, $114
    lnop
    selb $92, $114, $77, $113
    shufb $79, $109, $119, $10
    selb $119, $123, $77, $102
    shufb $122, $108, $108, $70
    selb $77, $78, $102, $123
    shufb $27, $107, $107, $70
    selb $78, $119, $102, $92
    rotqbyi $114, $126, 1
    selb $119, $115, $97, $77
    shlqbii $92, $108, 1
    selb $108, $77, $123, $102
    lqa $97, 0x180a0
    xor $102, $119, $103
    lqa $113, 0x180b0
    xor $126, $115, $119
    rotqbyi $103, $93, 1
    selb $28, $115, $102, $79
    rotqbii $119, $114, 1
    selb $29, $123, $78, $79
    shlqbii $115, $107, 1
    selb $30, $104, $91, $79
    rotqbyi $123, $8, 1
    xor $91, $97, $106
    rotqbii $104, $103, 1
    xor $103, $113, $118
    shufb $106, $116, $116, $70
    selb $8, $92, $119, $71
    shlqbii $118, $116, 1
    or $116, $91, $103
    rotqbii $119, $123, 1
    selb $107, $115, $104, $71
    lnop
    nand $115, $116, $125
    lnop
    xor $104, $76, $94
    lnop
    selb $31, $118, $119, $71
    lnop
    nor $119, $115, $104
    lnop
    andc $104, $94, $117
    lnop
    nand $118, $119, $101
    lnop
    selb $123, $94, $116, $119
    lnop
    selb $116, $104, $125, $118
    lnop
    selb $94, $115, $118, $104
    lnop
    selb $115, $104, $117, $118
    lnop
    selb $118, $98, $117, $94
    lnop
    selb $91, $116, $94, $98
    lqa $117, 0x18080
    selb $116, $118, $94, $115
    lqa $104, 0x18090
    selb $118, $101, $119, $91
    lnop
    selb $93, $91, $98, $94
    lnop
    xor $94, $118, $76
    lnop
    xor $92, $101, $118
    lnop
    xor $118, $117, $90
    lnop
    xor $117, $104, $89
    lnop
    selb $111, $101, $94, $121
    lnop
    or $101, $118, $117
    lnop
    selb $110, $98, $116, $121
    lnop
    nand $116, $101, $5
    lnop
    xor $98, $15, $99
    lnop
    selb $109, $125, $123, $121
    lnop
    nor $125, $116, $98
    lnop
    andc $98, $99, $120
    lnop
    nand $123, $125, $11
    lnop
    selb $121, $99, $101, $125
    lnop
    selb $101, $98, $5, $123
    lnop
    selb $99, $116, $123, $98
    lnop
    selb $116, $98, $120, $123
    lnop
    selb $123, $124, $120, $99
    lnop
    selb $94, $101, $99, $124
    lqa $120, 0x18060
    selb $101, $123, $99, $116
    lqa $98, 0x18070
    selb $123, $11, $125, $94
    lnop
    selb $96, $94, $124, $99
    lnop
    xor $99, $123, $15
    lnop
    xor $95, $11, $123
    lnop
    xor $123, $120, $87
    lnop
    xor $120, $98, $86
    lnop
    selb $114, $11, $99, $88
    lnop
    or $99, $123, $120
    lnop
    selb $113, $124, $101, $88
    lnop
    nand $124, $99, $18
    lnop
    xor $101, $20, $100
    lnop
    selb $112, $5, $121, $88
    lnop
    nor $121, $124, $101
    lnop
    andc $101, $100, $19
    lnop
    nand $5, $121, $16
    lnop
    selb $123, $100, $99, $121
    lnop
    selb $100, $101, $18, $5
    lnop
    selb $120, $124, $5, $101
    lnop
    selb $124, $101, $19, $5
    lnop
    selb $101, $17, $19, $120
    lnop
    selb $97, $100, $120, $17
    lqa $19, 0x18040
    selb $100, $101, $120, $124
    lqa $5, 0x18050
    selb $124, $16, $121, $97
    lnop
    selb $99, $97, $17, $120
    lnop
    xor $120, $124, $20
    lnop
    xor $98, $16, $124
    lnop
    xor $124, $19, $84
    lnop
    xor $19, $5, $83
    lnop
    selb $117, $16, $120, $85
    lnop
    or $120, $124, $19
    lnop
    selb $116, $17, $100, $85
    lnop
    nand $100, $120, $22
    lnop
    xor $17, $24, $105
    lnop
    selb $115, $18, $123, $85
    lnop
    nor $123, $100, $17
    lnop
    andc $17, $105, $23
    lnop
    nand $18, $123, $21
    lnop
    selb $124, $105, $120, $123
    lnop
    selb $120, $17, $22, $18
    lnop
    selb $105, $100, $18, $17
    lnop
    selb $19, $17, $23, $18
    lnop
    selb $17, $7, $23, $105
    lnop
    selb $100, $120, $105, $7
    lqa $23, 0x18020
    selb $18, $17, $105, $19
    lqa $120, 0x18030
    selb $17, $21, $123, $100
    lnop
    selb $102, $100, $7, $105
    lnop
    xor $105, $17, $24
    lnop
    xor $101, $21, $17
    lnop
    xor $17, $23, $81
    lnop
    xor $23, $120, $80
    lnop
    selb $120, $21, $105, $82
    lqd $24, 2752($12)
    or $21, $17, $23
    lqd $105, 2768($12)
    selb $119, $7, $18, $82
    lnop
    nand $7, $21, $13
    lnop
    xor $18, $126, $77
    lnop
    selb $118, $22, $124, $82
    lnop
    nor $124, $7, $18
    lnop
    andc $18, $77, $108
    shufb $78, $24, $105, $10
    nand $105, $124, $25
    shufb $24, $122, $93, $70
    selb $22, $77, $21, $124
    lqd $122, 3008($12)
    selb $77, $18, $13, $105
    lqd $21, 3024($12)
    selb $17, $7, $105, $18
    lqd $23, 6144($14)
    selb $7, $18, $108, $105
    rotqbyi $123, $24, 12
    selb $105, $26, $108, $17
    chd $18, 0($9)
    selb $103, $77, $17, $26
    lqa $108, 0x18000
    selb $9, $105, $17, $7
    lqa $24, 0x18010
    selb $7, $25, $124, $103
    shufb $77, $122, $21, $10
    selb $105, $103, $26, $17
    shufb $124, $123, $23, $18
    xor $17, $7, $126
    rotqbyi $23, $14, 0
    xor $104, $25, $7
    lnop
    xor $7, $108, $78
    lnop
    xor $108, $24, $77
    shufb $126, $27, $92, $70
    selb $123, $25, $17, $79
    stqd $124, 6144($23)
    or $124, $7, $108
    lqd $17, 6400($14)
    selb $122, $26, $9, $79
    lnop
    nand $9, $124, $30
    rotqbyi $26, $126, 12
    xor $126, $107, $31
    lnop
    selb $121, $13, $22, $79
    lnop
    nor $13, $9, $126
    shufb $22, $106, $91, $70
    andc $126, $31, $8
    shufb $106, $26, $17, $18
    nand $17, $13, $28
    hbrr weighted_edge_branch, weighted_edge_loop
    selb $25, $31, $124, $13
    lqd $26, 4544($12)
    selb $31, $126, $30, $17
    lqd $124, 4560($12)
    selb $24, $9, $17, $126
    stqd $106, 6400($23)
    selb $9, $126, $8, $17
    lqd $108, 6656($14)
    selb $126, $29, $8, $24
    lnop
    selb $106, $31, $24, $29
    rotqbyi $8, $22, 12
    selb $22, $126, $24, $9
    lnop
    selb $126, $28, $13, $106
    shufb $76, $26, $124, $10
    ai $7, $2, 2
    lqd $12, 5888($6)
    xor $124, $126, $107
    shufb $13, $8, $108, $18
    xor $107, $28, $126
    lqd $5, 5376($6)
    ai $9, $2, 4
    chd $8, 0($2)
    selb $125, $29, $22, $76
    lqd $10, 5632($6)
    selb $126, $28, $124, $76
    stqd $13, 6656($23)
    selb $108, $106, $29, $24
    rotqby $11, $12, $2
    selb $124, $30, $25, $76
weighted_edge_branch:
    brnz $75, weighted_edge_loop
weighted_edge_end:
    stqa $126, 0x192c0
    stqa $125, 0x192d0
    stqa $124, 0x192e0
    stqa $123, 0x192f0
    stqa $122, 0x19300
    stqa $121, 0x19310
    stqa $120, 0x19320
    stqa $119, 0x19330
    stqa $118, 0x19340
    stqa $117, 0x19350
    stqa $116, 0x19360
    stqa $115, 0x19370
    stqa $114, 0x19380
    stqa $113, 0x19390
    stqa $112, 0x193a0
    stqa $111, 0x193b0
    stqa $110, 0x193c0
    stqa $109, 0x193d0
    stqa $108, 0x193e0
    stqa $107, 0x193f0
    stqa $106, 0x19400
    stqa $105, 0x19410
    stqa $104, 0x19420
    stqa $103, 0x19430
    stqa $102, 0x19440
    stqa $101, 0x19450
    stqa $100, 0x19460
    stqa $99, 0x19470
    stqa $98, 0x19480
    stqa $97, 0x19490
    stqa $96, 0x194a0
    stqa $95, 0x194b0
    stqa $94, 0x194c0
    stqa $93, 0x194d0
    stqa $92, 0x194e0
    stqa $91, 0x194f0
    bi $0

.global weighted_steady
.align 3
weighted_steady:
    lqa $79, 0x0
    lqa $78, 0x10
    lqa $77, 0x20
    lqa $76, 0x30
    lqa $75, 0x40
    lqa $126, 0x192c0
    lqa $125, 0x192d0
    lqa $124, 0x192e0
    lqa $123, 0x192f0
    lqa $122, 0x19300
    lqa $121, 0x19310
    lqa $120, 0x19320
    lqa $119, 0x19330
    lqa $118, 0x19340
    lqa $117, 0x19350
    lqa $116, 0x19360
    lqa $115, 0x19370
    lqa $114, 0x19380
    lqa $113, 0x19390
    lqa $112, 0x193a0
    lqa $111, 0x193b0
    lqa $110, 0x193c0
    lqa $109, 0x193d0
    lqa $108, 0x193e0
    lqa $107, 0x193f0
    lqa $106, 0x19400
    lqa $105, 0x19410
    lqa $104, 0x19420
    lqa $103, 0x19430
    lqa $102, 0x19440
    lqa $101, 0x19450
    lqa $100, 0x19460
    lqa $99, 0x19470
    lqa $98, 0x19480
    lqa $97, 0x19490
    lqa $96, 0x194a0
    lqa $95, 0x194b0
    lqa $94, 0x194c0
    lqa $93, 0x194d0
    lqa $92, 0x194e0
    lqa $91, 0x194f0
    andi $6, $3, 7
    rotmi $7, $3, -3
    shli $6, $6, 5
    a $6, $6, $7
    andi $7, $6, -16
    a $7, $7, $79
    lqd $8, 704($7)
    lqd $9, 720($7)
    shufb $6, $6, $6, $78
    andbi $6, $6, 15
    a $6, $6, $77
    shufb $90, $8, $9, $6
    lqd $8, 960($7)
    lqd $9, 976($7)
    shufb $89, $8, $9, $6
    lqd $8, 1216($7)
    lqd $9, 1232($7)
    shufb $88, $8, $9, $6
    lqd $8, 1472($7)
    lqd $9, 1488($7)
    shufb $87, $8, $9, $6
    lqd $8, 1728($7)
    lqd $9, 1744($7)
    shufb $86, $8, $9, $6
    lqd $8, 1984($7)
    lqd $9, 2000($7)
    shufb $85, $8, $9, $6
    lqd $8, 2240($7)
    lqd $9, 2256($7)
    shufb $84, $8, $9, $6
    lqd $8, 2496($7)
    lqd $9, 2512($7)
    shufb $83, $8, $9, $6
    lqd $8, 2752($7)
    lqd $9, 2768($7)
    shufb $82, $8, $9, $6
    lqd $8, 3008($7)
    lqd $7, 3024($7)
    shufb $81, $8, $7, $6
    sf $80, $3, $4
    ori $127, $3, 0
    cgti $2, $80, 0
    brz $2, weighted_steady_end
    ai $4, $127, 1
    mpyi $2, $127, 6
    andi $11, $4, 7
    rotmi $3, $4, -3
    shli $4, $11, 5
    andi $5, $2, -16
    a $6, $5, $79
    a $5, $4, $3
    ai $127, $127, 1
    lqd $4, 5376($6)
    lqd $11, 5888($6)
    lqd $3, 5632($6)
    chd $7, 0($2)
    ai $8, $2, 2
    rotqby $9, $4, $2
    rotqby $10, $11, $2
# 722 cycles an iteration, 722 at least: 722 instructions for the even pipe, 234 for the odd one; 0 cycles of nops alone
.align 3
weighted_steady_loop:
    ai $13, $2, 4
    rotqby $12, $3, $2
    ai $4, $127, 1
    lnop
    mpyi $2, $127, 6
    shufb $25, $5, $5, $78
    andi $11, $4, 7
    lnop
    rotmi $3, $4, -3
    lnop
    shli $4, $11, 5
    lnop
    andi $17, $5, -16
    lqa $23, 0x180a0
    andbi $5, $25, 15
    lqa $28, 0x180b0
    a $11, $17, $79
    lnop
    a $14, $5, $77
    shlqbii $17, $93, 1
    andi $5, $2, -16
    rotqbii $93, $9, 1
    ai $80, $80, -1
    shlqbii $25, $92, 1
    xor $21, $23, $90
    rotqbii $92, $12, 1
    xor $90, $28, $89
    lnop
    selb $89, $17, $93, $76
    shlqbii $28, $91, 1
    or $17, $21, $90
    rotqbii $93, $10, 1
    selb $91, $25, $92, $76
    lnop
    nand $25, $17, $109
    lnop
    xor $92, $95, $94
    lnop
    selb $90, $28, $93, $76
    lnop
    nor $93, $25, $92
    lnop
    andc $28, $94, $96
    lnop
    nand $21, $93, $111
    lnop
    selb $92, $94, $17, $93
    lnop
    selb $94, $28, $109, $21
    lnop
    selb $17, $25, $21, $28
    lqa $23, 0x18080
    selb $25, $28, $96, $21
    lqa $27, 0x18090
    selb $21, $110, $96, $17
    lnop
    selb $96, $94, $17, $110
    lnop
    selb $109, $21, $17, $25
    lnop
    selb $94, $96, $110, $17
    lnop
    xor $110, $23, $88
    lnop
    xor $23, $27, $87
    lnop
    selb $27, $111, $93, $96
    lnop
    or $93, $110, $23
    lnop
    xor $110, $27, $95
    lnop
    nand $95, $93, $112
    lnop
    xor $23, $98, $97
    lnop
    xor $17, $111, $27
    lnop
    nor $27, $95, $23
    lnop
    andc $23, $97, $99
    lnop
    nand $21, $27, $114
    lnop
    selb $111, $97, $93, $27
    lnop
    selb $97, $23, $112, $21
    lnop
    selb $93, $95, $21, $23
    lqa $25, 0x18060
    selb $95, $23, $99, $21
    lqa $28, 0x18070
    selb $21, $113, $99, $93
    lnop
    selb $99, $97, $93, $113
    lnop
    selb $112, $21, $93, $95
    lnop
    selb $97, $99, $113, $93
    lnop
    xor $113, $25, $86
    lnop
    xor $25, $28, $85
    lnop
    selb $28, $114, $27, $99
    lnop
    or $27, $113, $25
    lnop
    xor $113, $28, $98
    lnop
    nand $25, $27, $115
    lnop
    xor $93, $101, $100
    lnop
    xor $98, $114, $28
    lnop
    nor $28, $25, $93
    lnop
    andc $93, $100, $102
    lnop
    nand $95, $28, $117
    lnop
    selb $114, $100, $27, $28
    lnop
    selb $100, $93, $115, $95
    lnop
    selb $27, $25, $95, $93
    lqa $21, 0x18040
    selb $25, $93, $102, $95
    lqa $23, 0x18050
    selb $95, $116, $102, $27
    lnop
    selb $102, $100, $27, $116
    lnop
    selb $115, $95, $27, $25
    lnop
    selb $100, $102, $116, $27
    lnop
    xor $116, $21, $84
    lnop
    xor $21, $23, $83
    lnop
    selb $23, $117, $28, $102
    lnop
    or $28, $116, $21
    lnop
    xor $116, $23, $101
    lnop
    nand $21, $28, $118
    lnop
    xor $27, $104, $103
    lnop
    xor $101, $117, $23
    lnop
    nor $23, $21, $27
    lnop
    andc $27, $103, $105
    lnop
    nand $95, $23, $120
    lnop
    selb $117, $103, $28, $23
    lnop
    selb $103, $27, $118, $95
    lnop
    selb $28, $21, $95, $27
    lqa $25, 0x18020
    selb $21, $27, $105, $95
    lqa $93, 0x18030
    selb $95, $119, $105, $28
    lnop
    selb $105, $103, $28, $119
    lnop
    selb $118, $95, $28, $21
    lnop
    selb $103, $105, $119, $28
    lnop
    xor $119, $25, $82
    lnop
    xor $25, $93, $81
    lnop
    selb $93, $120, $23, $105
    lnop
    or $23, $119, $25
    lnop
    xor $119, $93, $104
    lnop
    nand $25, $23, $121
    lnop
    xor $28, $107, $106
    lnop
    xor $104, $120, $93
    lqd $95, 192($11)
    nor $21, $25, $28
    lqd $93, 208($11)
    andc $27, $106, $108
    lqd $28, 448($11)
    nand $20, $21, $123
    lqd $26, 464($11)
    selb $120, $106, $23, $21
    lnop
    selb $23, $27, $121, $20
    lnop
    selb $22, $25, $20, $27
    lqa $24, 0x18000
    selb $25, $27, $108, $20
    lqa $19, 0x18010
    selb $20, $122, $108, $22
    shufb $121, $95, $93, $14
    selb $106, $23, $22, $122
    shufb $108, $28, $26, $14
    selb $95, $20, $22, $25
    lnop
    selb $93, $106, $122, $22
    lnop
    xor $122, $24, $121
    lnop
    xor $24, $19, $108
    lnop
    selb $19, $123, $21, $106
    lnop
    or $21, $122, $24
    lnop
    xor $122, $19, $107
    lnop
    nand $24, $21, $124
    lnop
    xor $22, $91, $90
    lnop
    xor $107, $123, $19
    lnop
    nor $19, $24, $22
    lnop
    andc $22, $90, $89
    lnop
    nand $20, $19, $126
    lnop
    selb $123, $90, $21, $19
    lnop
    selb $90, $22, $124, $20
    shufb $21, $94, $94, $75
    selb $124, $24, $20, $22
    shufb $25, $17, $17, $75
    selb $24, $22, $89, $20
    rotqbyi $23, $9, 1
    selb $20, $125, $89, $124
    shlqbii $22, $94, 1
    selb $94, $90, $124, $125
    lqa $89, 0x180a0
    selb $9, $20, $124, $24
    lqa $90, 0x180b0
    selb $20, $126, $19, $94
    rotqbyi $24, $12, 1
    selb $12, $94, $125, $124
    rotqbii $19, $23, 1
    xor $125, $20, $91
    shlqbii $124, $17, 1
    xor $91, $126, $20
    rotqbyi $17, $10, 1
    xor $10, $89, $88
    rotqbii $126, $24, 1
    xor $88, $90, $87
    shufb $89, $96, $96, $75
    selb $87, $22, $19, $76
    shlqbii $90, $96, 1
    or $22, $10, $88
    rotqbii $19, $17, 1
    selb $96, $124, $126, $76
    lnop
    nand $124, $22, $92
    lnop
    xor $126, $98, $99
    lnop
    selb $88, $90, $19, $76
    lnop
    nor $90, $124, $126
    lnop
    andc $19, $99, $97
    lnop
    nand $10, $90, $110
    lnop
    selb $126, $99, $22, $90
    lnop
    selb $99, $19, $92, $10
    lnop
    selb $22, $124, $10, $19
    lqa $17, 0x18080
    selb $124, $19, $97, $10
    lqa $24, 0x18090
    selb $10, $109, $97, $22
    lnop
    selb $97, $99, $22, $109
    lnop
    selb $92, $10, $22, $124
    lnop
    selb $99, $97, $109, $22
    lnop
    xor $109, $17, $86
    lnop
    xor $17, $24, $85
    lnop
    selb $24, $110, $90, $97
    lnop
    or $90, $109, $17
    lnop
    xor $109, $24, $98
    lnop
    nand $17, $90, $111
    lnop
    xor $22, $101, $102
    lnop
    xor $98, $110, $24
    lnop
    nor $24, $17, $22
    lnop
    andc $22, $102, $100
    lnop
    nand $124, $24, $113
    lnop
    selb $110, $102, $90, $24
    lnop
    selb $102, $22, $111, $124
    lnop
    selb $90, $17, $124, $22
    lqa $10, 0x18060
    selb $17, $22, $100, $124
    lqa $19, 0x18070
    selb $124, $112, $100, $90
    lnop
    selb $100, $102, $90, $112
    lnop
    selb $111, $124, $90, $17
    lnop
    selb $102, $100, $112, $90
    lnop
    xor $112, $10, $84
    lnop
    xor $10, $19, $83
    lnop
    selb $19, $113, $24, $100
    lnop
    or $24, $112, $10
    lnop
    xor $112, $19, $101
    lnop
    nand $10, $24, $114
    lnop
    xor $90, $104, $105
    lnop
    xor $101, $113, $19
    lnop
    nor $19, $10, $90
    lnop
    andc $90, $105, $103
    lnop
    nand $124, $19, $116
    lnop
    selb $113, $105, $24, $19
    lnop
    selb $105, $90, $114, $124
    lnop
    selb $24, $10, $124, $90
    lqa $17, 0x18040
    selb $10, $90, $103, $124
    lqa $22, 0x18050
    selb $124, $115, $103, $24
    lnop
    selb $103, $105, $24, $115
    lnop
    selb $114, $124, $24, $10
    lnop
    selb $105, $103, $115, $24
    lnop
    xor $115, $17, $82
    lnop
    xor $17, $22, $81
    lnop
    selb $22, $116, $19, $103
    lnop
    or $19, $115, $17
    lnop
    xor $115, $22, $104
    lnop
    nand $17, $19, $117
    lnop
    xor $24, $107, $106
    shufb $124, $21, $99, $75
    xor $104, $116, $22
    lnop
    nor $22, $17, $24
    lnop
    andc $24, $106, $93
    lqd $21, 6144($6)
    nand $10, $22, $119
    rotqbyi $90, $124, 12
    selb $116, $106, $19, $22
    lnop
    selb $106, $24, $117, $10
    lnop
    selb $19, $17, $10, $24
    lqa $124, 0x18020
    selb $17, $24, $93, $10
    lqa $20, 0x18030
    selb $10, $118, $93, $19
    shufb $24, $90, $21, $7
    selb $93, $106, $19, $118
    rotqbyi $21, $6, 0
    selb $117, $10, $19, $17
    lnop
    selb $106, $93, $118, $19
    lnop
    xor $118, $124, $121
    shufb $19, $25, $98, $75
    xor $124, $20, $108
    stqd $24, 6144($21)
    selb $20, $119, $22, $93
    lqd $24, 6400($6)
    or $22, $118, $124
    lnop
    xor $118, $20, $107
    rotqbyi $124, $19, 12
    nand $19, $22, $120
    lnop
    xor $10, $91, $94
    lqd $25, 704($11)
    xor $107, $119, $20
    lqd $17, 720($11)
    nor $20, $19, $10
    shufb $90, $124, $24, $7
    andc $10, $94, $12
    lqd $124, 960($11)
    nand $23, $20, $122
    lqd $24, 976($11)
    selb $119, $94, $22, $20
    shufb $26, $89, $97, $75
    selb $94, $10, $120, $23
    stqd $90, 6400($21)
    selb $22, $19, $23, $10
    lqd $28, 6656($6)
    selb $6, $10, $12, $23
    lqa $19, 0x18000
    selb $10, $95, $12, $22
    rotqbyi $23, $26, 12
    selb $12, $94, $22, $95
    lqa $26, 0x18010
    selb $120, $10, $22, $6
    shufb $90, $25, $17, $14
    selb $10, $122, $20, $12
    shufb $89, $124, $24, $14
    selb $94, $12, $95, $22
    shufb $124, $23, $28, $7
    xor $95, $10, $91
    lnop
    xor $91, $19, $90
    lnop
    xor $19, $26, $89
    lnop
    a $6, $5, $79
    stqd $124, 6656($21)
    or $124, $91, $19
    lnop
    andi $91, $8, -16
    lnop
    nand $19, $124, $123
    lnop
    a $5, $91, $79
    lnop
    xor $21, $96, $88
    lnop
    xor $91, $122, $10
    lqd $26, 5376($5)
    nor $10, $19, $21
    lnop
    andc $21, $88, $87
    lnop
    nand $7, $10, $125
    lnop
    selb $122, $88, $124, $10
    lnop
    selb $124, $21, $123, $7
    lqd $88, 5632($5)
    selb $22, $19, $7, $21
    rotqby $123, $26, $8
    selb $19, $21, $87, $7
    shlqbii $26, $99, 1
    selb $7, $9, $87, $22
    lqd $21, 5888($5)
    selb $87, $124, $22, $9
    lqa $23, 0x180a0
    selb $99, $7, $22, $19
    lqa $124, 0x180b0
    selb $19, $125, $10, $87
    rotqby $7, $88, $8
    selb $10, $87, $9, $22
    rotqbii $88, $123, 1
    xor $9, $19, $96
    shlqbii $22, $98, 1
    xor $98, $125, $19
    rotqby $96, $21, $8
    xor $19, $23, $86
    rotqbii $125, $7, 1
    xor $86, $124, $85
    lnop
    selb $85, $26, $88, $76
    shlqbii $124, $97, 1
    or $26, $19, $86
    rotqbii $88, $96, 1
    selb $97, $22, $125, $76
    lnop
    nand $22, $26, $126
    lnop
    xor $125, $101, $100
    lnop
    selb $86, $124, $88, $76
    lnop
    nor $124, $22, $125
    lnop
    andc $88, $100, $102
    lnop
    nand $19, $124, $109
    lnop
    selb $125, $100, $26, $124
    lnop
    selb $100, $88, $126, $19
    lnop
    selb $26, $22, $19, $88
    lqa $23, 0x18080
    selb $22, $88, $102, $19
    lqa $21, 0x18090
    selb $88, $92, $102, $26
    lnop
    selb $102, $100, $26, $92
    lnop
    selb $126, $88, $26, $22
    lnop
    selb $100, $102, $92, $26
    lnop
    xor $92, $23, $84
    lnop
    xor $23, $21, $83
    lnop
    selb $21, $109, $124, $102
    lnop
    or $124, $92, $23
    lnop
    xor $92, $21, $101
    lnop
    nand $101, $124, $110
    lnop
    xor $23, $104, $103
    lnop
    xor $26, $109, $21
    lnop
    nor $21, $101, $23
    lnop
    andc $23, $103, $105
    lnop
    nand $88, $21, $112
    lnop
    selb $109, $103, $124, $21
    lnop
    selb $124, $23, $110, $88
    lnop
    selb $22, $101, $88, $23
    lqa $19, 0x18060
    selb $101, $23, $105, $88
    lqa $28, 0x18070
    selb $88, $111, $105, $22
    lnop
    selb $105, $124, $22, $111
    lnop
    selb $110, $88, $22, $101
    lnop
    selb $103, $105, $111, $22
    lnop
    xor $111, $19, $82
    lnop
    xor $19, $28, $81
    lnop
    selb $28, $112, $21, $105
    lnop
    or $21, $111, $19
    lnop
    xor $111, $28, $104
    lnop
    nand $19, $21, $113
    lnop
    xor $22, $107, $93
    lnop
    xor $104, $112, $28
    lnop
    nor $28, $19, $22
    lnop
    andc $22, $93, $106
    lnop
    nand $101, $28, $115
    lnop
    selb $112, $93, $21, $28
    lnop
    selb $93, $22, $113, $101
    lnop
    selb $21, $19, $101, $22
    lqa $88, 0x18040
    selb $19, $22, $106, $101
    lqa $124, 0x18050
    selb $101, $114, $106, $21
    lnop
    selb $106, $93, $21, $114
    lnop
    selb $113, $101, $21, $19
    lnop
    selb $93, $106, $114, $21
    lnop
    xor $114, $88, $121
    lnop
    xor $88, $124, $108
    lnop
    selb $124, $115, $28, $106
    lnop
    or $28, $114, $88
    lnop
    xor $114, $124, $107
    lnop
    nand $88, $28, $116
    lnop
    xor $21, $91, $12
    lnop
    xor $107, $115, $124
    lnop
    nor $124, $88, $21
    lnop
    andc $21, $12, $94
    lnop
    nand $101, $124, $118
    lnop
    selb $115, $12, $28, $124
    lnop
    selb $12, $21, $116, $101
    lnop
    selb $28, $88, $101, $21
    lqa $19, 0x18020
    selb $88, $21, $94, $101
    lqa $22, 0x18030
    selb $101, $117, $94, $28
    lnop
    selb $94, $12, $28, $117
    lnop
    selb $116, $101, $28, $88
    lnop
    selb $12, $94, $117, $28
    lnop
    xor $117, $19, $90
    lnop
    xor $19, $22, $89
    lnop
    selb $22, $118, $124, $94
    lnop
    or $124, $117, $19
    lnop
    xor $117, $22, $91
    lnop
    nand $19, $124, $119
    lnop
    xor $28, $98, $87
    lnop
    xor $91, $118, $22
    lqd $101, 1216($11)
    nor $21, $19, $28
    lqd $22, 1232($11)
    andc $88, $87, $10
    lqd $28, 1472($11)
    nand $20, $21, $95
    lqd $23, 1488($11)
    selb $118, $87, $124, $21
    lnop
    selb $124, $88, $119, $20
    lnop
    selb $24, $19, $20, $88
    lqa $17, 0x18000
    selb $19, $88, $10, $20
    lqa $25, 0x18010
    selb $20, $120, $10, $24
    shufb $88, $101, $22, $14
    selb $10, $124, $24, $120
    shufb $87, $28, $23, $14
    selb $119, $20, $24, $19
    lnop
    selb $101, $10, $120, $24
    lnop
    xor $120, $17, $88
    lnop
    xor $17, $25, $87
    lnop
    selb $25, $95, $21, $10
    lnop
    or $21, $120, $17
    lnop
    xor $120, $25, $98
    lnop
    nand $17, $21, $122
    lnop
    xor $24, $97, $86
    lnop
    xor $98, $95, $25
    lnop
    nor $25, $17, $24
    lnop
    andc $24, $86, $85
    lnop
    nand $19, $25, $9
    lnop
    selb $95, $86, $21, $25
    lnop
    selb $86, $24, $122, $19
    shufb $21, $100, $100, $75
    selb $122, $17, $19, $24
    shufb $20, $26, $26, $75
    selb $17, $24, $85, $19
    rotqbyi $124, $123, 1
    selb $19, $99, $85, $122
    shlqbii $24, $100, 1
    selb $100, $86, $122, $99
    lqa $85, 0x180a0
    selb $123, $19, $122, $17
    lqa $86, 0x180b0
    selb $17, $9, $25, $100
    rotqbyi $19, $7, 1
    selb $7, $100, $99, $122
    rotqbii $25, $124, 1
    xor $99, $17, $97
    shlqbii $124, $26, 1
    xor $97, $9, $17
    rotqbyi $26, $96, 1
    xor $9, $85, $84
    rotqbii $96, $19, 1
    xor $84, $86, $83
    shufb $85, $102, $102, $75
    selb $83, $24, $25, $76
    shlqbii $86, $102, 1
    or $25, $9, $84
    rotqbii $24, $26, 1
    selb $102, $124, $96, $76
    lnop
    nand $124, $25, $125
    lnop
    xor $96, $104, $105
    lnop
    selb $84, $86, $24, $76
    lnop
    nor $86, $124, $96
    lnop
    andc $24, $105, $103
    lnop
    nand $9, $86, $92
    lnop
    selb $96, $105, $25, $86
    lnop
    selb $105, $24, $125, $9
    lnop
    selb $25, $124, $9, $24
    lqa $26, 0x18080
    selb $124, $24, $103, $9
    lqa $19, 0x18090
    selb $9, $126, $103, $25
    lnop
    selb $103, $105, $25, $126
    lnop
    selb $125, $9, $25, $124
    lnop
    selb $105, $103, $126, $25
    lnop
    xor $126, $26, $82
    lnop
    xor $26, $19, $81
    lnop
    selb $19, $92, $86, $103
    lnop
    or $86, $126, $26
    lnop
    xor $126, $19, $104
    lnop
    nand $26, $86, $109
    lnop
    xor $25, $107, $106
    lnop
    xor $104, $92, $19
    lnop
    nor $19, $26, $25
    lnop
    andc $25, $106, $93
    lnop
    nand $124, $19, $111
    lnop
    selb $92, $106, $86, $19
    lnop
    selb $106, $25, $109, $124
    lnop
    selb $86, $26, $124, $25
    lqa $9, 0x18060
    selb $26, $25, $93, $124
    lqa $24, 0x18070
    selb $124, $110, $93, $86
    lnop
    selb $93, $106, $86, $110
    lnop
    selb $109, $124, $86, $26
    lnop
    selb $106, $93, $110, $86
    lnop
    xor $110, $9, $121
    lnop
    xor $9, $24, $108
    lnop
    selb $24, $111, $19, $93
    lnop
    or $19, $110, $9
    lnop
    xor $110, $24, $107
    lnop
    nand $9, $19, $112
    lnop
    xor $86, $91, $94
    lnop
    xor $107, $111, $24
    lnop
    nor $24, $9, $86
    lnop
    andc $86, $94, $12
    lnop
    nand $124, $24, $114
    lnop
    selb $111, $94, $19, $24
    lnop
    selb $94, $86, $112, $124
    lnop
    selb $19, $9, $124, $86
    lqa $26, 0x18040
    selb $9, $86, $12, $124
    lqa $25, 0x18050
    selb $124, $113, $12, $19
    lnop
    selb $12, $94, $19, $113
    lnop
    selb $112, $124, $19, $9
    lnop
    selb $94, $12, $113, $19
    lnop
    xor $113, $26, $90
    lnop
    xor $26, $25, $89
    lnop
    selb $25, $114, $24, $12
    lnop
    or $24, $113, $26
    lnop
    xor $113, $25, $91
    lnop
    nand $26, $24, $115
    lnop
    xor $19, $98, $10
    shufb $124, $21, $105, $75
    xor $91, $114, $25
    lnop
    nor $25, $26, $19
    lnop
    andc $19, $10, $101
    lqd $21, 6144($5)
    nand $9, $25, $117
    rotqbyi $86, $124, 12
    selb $114, $10, $24, $25
    chd $124, 0($8)
    selb $8, $19, $115, $9
    lnop
    selb $10, $26, $9, $19
    lqa $24, 0x18020
    selb $26, $19, $101, $9
    lqa $17, 0x18030
    selb $9, $116, $101, $10
    shufb $19, $86, $21, $124
    selb $101, $8, $10, $116
    rotqbyi $21, $5, 0
    selb $115, $9, $10, $26
    lnop
    selb $8, $101, $116, $10
    lnop
    xor $116, $24, $88
    shufb $10, $20, $104, $75
    xor $20, $17, $87
    stqd $19, 6144($21)
    selb $17, $117, $25, $101
    lqd $19, 6400($5)
    or $25, $116, $20
    lnop
    xor $116, $17, $98
    rotqbyi $20, $10, 12
    nand $10, $25, $118
    lqa $24, 0x18010
    xor $26, $97, $100
    lqd $9, 1728($11)
    xor $98, $117, $17
    lqd $122, 1744($11)
    nor $17, $10, $26
    shufb $86, $20, $19, $124
    andc $20, $100, $7
    lqd $19, 1984($11)
    nand $23, $17, $120
    lqd $26, 2000($11)
    selb $117, $100, $25, $17
    shufb $28, $85, $103, $75
    selb $100, $20, $118, $23
    stqd $86, 6400($21)
    selb $25, $10, $23, $20
    lqd $118, 6656($5)
    selb $10, $20, $7, $23
    lqa $22, 0x18000
    selb $20, $119, $7, $25
    rotqbyi $23, $28, 12
    selb $7, $100, $25, $119
    shufb $85, $19, $26, $14
    a $5, $4, $3
    shufb $86, $9, $122, $14
    selb $3, $20, $25, $10
    lnop
    selb $4, $120, $17, $7
    shufb $10, $23, $118, $124
    selb $118, $7, $119, $25
    lnop
    xor $119, $24, $85
    lnop
    xor $24, $22, $86
    lnop
    ai $127, $127, 1
    stqd $10, 6656($21)
    or $21, $24, $119
    lnop
    andi $119, $13, -16
    lnop
    nand $24, $21, $95
    lnop
    a $10, $119, $79
    lnop
    xor $22, $102, $84
    lnop
    xor $119, $120, $4
    lqd $25, 5376($10)
    nor $124, $24, $22
    lnop
    andc $22, $84, $83
    lnop
    nand $17, $124, $99
    lnop
    selb $120, $84, $21, $124
    lnop
    selb $84, $22, $95, $17
    lqd $21, 5632($10)
    selb $23, $24, $17, $22
    rotqby $95, $25, $13
    selb $24, $22, $83, $17
    shlqbii $25, $105, 1
    selb $17, $123, $83, $23
    lqd $22, 5888($10)
    selb $83, $84, $23, $123
    lqa $20, 0x180a0
    selb $105, $17, $23, $24
    lqa $84, 0x180b0
    selb $17, $99, $124, $83
    rotqby $100, $21, $13
    selb $9, $83, $123, $23
    rotqbii $124, $95, 1
    xor $123, $17, $102
    shlqbii $23, $104, 1
    xor $104, $99, $17
    rotqby $102, $22, $13
    xor $17, $20, $82
    rotqbii $99, $100, 1
    xor $82, $84, $81
    lnop
    selb $81, $25, $124, $76
    shlqbii $84, $103, 1
    or $25, $17, $82
    rotqbii $124, $102, 1
    selb $103, $23, $99, $76
    lnop
    nand $23, $25, $96
    lnop
    xor $99, $107, $93
    lnop
    selb $82, $84, $124, $76
    lnop
    nor $124, $23, $99
    lnop
    andc $84, $93, $106
    lnop
    nand $17, $124, $126
    lnop
    selb $99, $93, $25, $124
    lnop
    selb $93, $84, $96, $17
    lnop
    selb $25, $23, $17, $84
    lqa $20, 0x18080
    selb $23, $84, $106, $17
    lqa $22, 0x18090
    selb $84, $125, $106, $25
    lnop
    selb $106, $93, $25, $125
    lnop
    selb $96, $84, $25, $23
    lnop
    selb $93, $106, $125, $25
    lnop
    xor $125, $20, $121
    lnop
    xor $20, $22, $108
    lnop
    selb $22, $126, $124, $106
    lnop
    or $124, $125, $20
    lnop
    xor $125, $22, $107
    lnop
    nand $107, $124, $92
    lnop
    xor $20, $91, $12
    lnop
    xor $26, $126, $22
    lnop
    nor $22, $107, $20
    lnop
    andc $20, $12, $94
    lnop
    nand $25, $22, $110
    lnop
    selb $126, $12, $124, $22
    lnop
    selb $124, $20, $92, $25
    lnop
    selb $84, $107, $25, $20
    lqa $23, 0x18060
    selb $107, $20, $94, $25
    lqa $17, 0x18070
    selb $20, $109, $94, $84
    lnop
    selb $94, $124, $84, $109
    lnop
    selb $12, $20, $84, $107
    lnop
    selb $92, $94, $109, $84
    lnop
    xor $109, $23, $90
    lnop
    xor $23, $17, $89
    lnop
    selb $17, $110, $22, $94
    lnop
    or $22, $109, $23
    lnop
    xor $107, $17, $91
    lnop
    nand $91, $22, $111
    lnop
    xor $109, $98, $101
    lnop
    xor $122, $110, $17
    lnop
    nor $110, $91, $109
    lnop
    andc $109, $101, $8
    lnop
    nand $17, $110, $113
    lnop
    selb $124, $101, $22, $110
    lnop
    selb $101, $109, $111, $17
    lnop
    selb $111, $91, $17, $109
    lqa $22, 0x18040
    selb $91, $109, $8, $17
    lqa $23, 0x18050
    selb $109, $112, $8, $111
    lnop
    selb $8, $101, $111, $112
    lnop
    selb $101, $109, $111, $91
    lnop
    selb $15, $8, $112, $111
    lnop
    xor $112, $22, $88
    lnop
    xor $22, $23, $87
    lnop
    selb $23, $113, $110, $8
    lnop
    or $110, $112, $22
    lnop
    xor $16, $23, $98
    lnop
    nand $98, $110, $114
    lnop
    xor $112, $119, $7
    lnop
    xor $17, $113, $23
    lnop
    nor $113, $98, $112
    lnop
    andc $112, $7, $118
    lnop
    nand $23, $113, $116
    lnop
    selb $18, $7, $110, $113
    lnop
    selb $110, $112, $114, $23
    lnop
    selb $22, $98, $23, $112
    lqa $111, 0x18020
    selb $98, $112, $118, $23
    lqa $109, 0x18030
    selb $112, $115, $118, $22
    lnop
    selb $118, $110, $22, $115
    lnop
    selb $114, $112, $22, $98
    lnop
    selb $7, $118, $115, $22
    lnop
    xor $115, $111, $86
    lnop
    xor $111, $109, $85
    lnop
    selb $98, $116, $113, $118
    lnop
    or $113, $115, $111
    lnop
    xor $19, $98, $119
    lnop
    nand $119, $113, $117
    lnop
    xor $115, $104, $83
    lnop
    xor $111, $4, $97
    lqd $109, 2240($11)
    nor $22, $119, $115
    lqd $97, 2256($11)
    andc $112, $83, $9
    lqd $115, 2496($11)
    nand $23, $22, $111
    lqd $110, 2512($11)
    selb $4, $83, $113, $22
    lnop
    selb $113, $112, $117, $23
    lnop
    selb $117, $119, $23, $112
    lqa $91, 0x18000
    selb $119, $112, $9, $23
    lqa $25, 0x18010
    selb $112, $3, $9, $117
    shufb $84, $109, $97, $14
    selb $9, $113, $117, $3
    shufb $83, $115, $110, $14
    selb $20, $112, $117, $119
    lnop
    selb $119, $9, $3, $117
    lnop
    xor $117, $91, $84
    lnop
    xor $91, $25, $83
    lnop
    selb $25, $111, $22, $9
    lnop
    or $22, $117, $91
    lnop
    xor $3, $25, $104
    lnop
    nand $117, $22, $120
    lnop
    xor $91, $103, $82
    lnop
    xor $104, $111, $25
    lnop
    nor $111, $117, $91
    lnop
    andc $91, $82, $81
    lnop
    nand $25, $111, $123
    lnop
    selb $21, $82, $22, $111
    lnop
    selb $82, $91, $120, $25
    shufb $29, $93, $93, $75
    selb $120, $117, $25, $91
    shufb $22, $26, $26, $75
    selb $117, $91, $81, $25
    rotqbyi $112, $95, 1
    selb $95, $105, $81, $120
    shlqbii $91, $93, 1
    selb $81, $82, $120, $105
    lqa $93, 0x180a0
    selb $23, $95, $120, $117
    lqa $82, 0x180b0
    selb $117, $123, $111, $81
    rotqbyi $95, $100, 1
    selb $24, $81, $105, $120
    rotqbii $111, $112, 1
    xor $25, $117, $103
    shlqbii $120, $26, 1
    xor $26, $123, $117
    rotqbyi $103, $102, 1
    xor $117, $93, $121
    rotqbii $123, $95, 1
    xor $121, $82, $108
    shufb $27, $106, $106, $75
    selb $108, $91, $111, $76
    shlqbii $82, $106, 1
    or $91, $117, $121
    rotqbii $111, $103, 1
    selb $28, $120, $123, $76
    lnop
    nand $123, $91, $99
    lnop
    xor $120, $122, $94
    lnop
    selb $106, $82, $111, $76
    lnop
    nor $111, $123, $120
    lnop
    andc $120, $94, $92
    lnop
    nand $82, $111, $125
    lnop
    selb $109, $94, $91, $111
    lnop
    selb $94, $120, $99, $82
    lnop
    selb $99, $123, $82, $120
    lqa $121, 0x18080
    selb $123, $120, $92, $82
    lqa $117, 0x18090
    selb $120, $96, $92, $99
    lnop
    selb $91, $94, $99, $96
    lnop
    selb $110, $120, $99, $123
    lnop
    selb $93, $91, $96, $99
    lnop
    xor $99, $121, $90
    lnop
    xor $121, $117, $89
    lnop
    selb $117, $125, $111, $91
    lnop
    or $96, $99, $121
    lnop
    xor $111, $117, $122
    lnop
    nand $122, $96, $126
    lnop
    xor $121, $17, $8
    lnop
    xor $92, $125, $117
    lnop
    nor $125, $122, $121
    lnop
    andc $121, $8, $15
    lnop
    nand $117, $125, $107
    lnop
    selb $112, $8, $96, $125
    lnop
    selb $96, $121, $126, $117
    lnop
    selb $126, $122, $117, $121
    lqa $8, 0x18060
    selb $122, $121, $15, $117
    lqa $99, 0x18070
    selb $121, $12, $15, $126
    lnop
    selb $94, $96, $126, $12
    lnop
    selb $113, $121, $126, $122
    lnop
    selb $96, $94, $12, $126
    lnop
    xor $126, $8, $88
    lnop
    xor $8, $99, $87
    lnop
    selb $12, $107, $125, $94
    lnop
    or $125, $126, $8
    lnop
    xor $126, $116, $98
    lnop
    nand $116, $125, $124
    lnop
    xor $98, $126, $118
    lnop
    xor $95, $107, $12
    lnop
    nor $107, $116, $98
    lnop
    andc $98, $118, $7
    lnop
    nand $8, $107, $16
    lnop
    selb $115, $118, $125, $107
    lnop
    selb $125, $98, $124, $8
    lnop
    selb $124, $116, $8, $98
    lqa $118, 0x18040
    selb $99, $98, $7, $8
    lqa $122, 0x18050
    selb $98, $101, $7, $124
    lnop
    selb $97, $125, $124, $101
    lnop
    selb $116, $98, $124, $99
    lnop
    selb $99, $97, $101, $124
    lnop
    xor $124, $118, $86
    lnop
    xor $118, $122, $85
    lnop
    selb $122, $16, $107, $97
    lnop
    or $107, $124, $118
    lnop
    xor $117, $122, $126
    lnop
    nand $126, $107, $18
    lnop
    xor $124, $104, $9
    lnop
    xor $98, $16, $122
    lnop
    nor $122, $126, $124
    lnop
    andc $124, $9, $119
    lnop
    nand $16, $122, $19
    lnop
    selb $118, $9, $107, $122
    lnop
    selb $107, $124, $18, $16
    lnop
    selb $18, $126, $16, $124
    lqa $9, 0x18020
    selb $126, $124, $119, $16
    lqa $101, 0x18030
    selb $124, $114, $119, $18
    lnop
    selb $100, $107, $18, $114
    lnop
    selb $119, $124, $18, $126
    lnop
    selb $102, $100, $114, $18
    lnop
    xor $114, $9, $84
    lnop
    xor $9, $101, $83
    lnop
    selb $18, $19, $122, $100
    lnop
    or $126, $114, $9
    lqd $122, 2752($11)
    xor $120, $18, $104
    shufb $114, $29, $93, $75
    nand $29, $126, $4
    lqd $104, 2768($11)
    xor $124, $26, $81
    lqd $9, 3008($11)
    xor $101, $19, $18
    lqd $107, 6144($10)
    nor $18, $29, $124
    rotqbyi $19, $114, 12
    andc $124, $81, $24
    chd $114, 0($13)
    nand $16, $18, $3
    lqd $13, 3024($11)
    selb $121, $81, $126, $18
    lqa $11, 0x18000
    selb $126, $124, $4, $16
    lqa $125, 0x18010
    selb $4, $29, $16, $124
    shufb $7, $19, $107, $114
    selb $107, $124, $24, $16
    rotqbyi $19, $10, 0
    selb $124, $20, $24, $4
    shufb $82, $122, $104, $14
    selb $103, $126, $4, $20
    shufb $81, $9, $13, $14
    selb $122, $124, $4, $107
    shufb $126, $22, $92, $75
    selb $105, $103, $20, $4
    stqd $7, 6144($19)
    xor $4, $11, $82
    lqd $7, 6400($10)
    xor $11, $125, $81
    lnop
    selb $125, $3, $18, $103
    rotqbyi $20, $126, 12
    or $126, $4, $11
    lnop
    xor $123, $125, $26
    lnop
    nand $26, $126, $21
    lnop
    xor $4, $28, $106
    shufb $11, $20, $7, $114
    xor $104, $3, $125
    hbrr weighted_steady_branch, weighted_steady_loop
    nor $7, $26, $4
    lnop
    andc $125, $106, $108
    shufb $4, $27, $91, $75
    nand $27, $7, $25
    stqd $11, 6400($19)
    selb $124, $106, $126, $7
    lqd $3, 6656($10)
    selb $126, $125, $21, $27
    lnop
    selb $21, $26, $27, $125
    rotqbyi $10, $4, 12
    selb $26, $125, $108, $27
    lqd $4, 5376($6)
    selb $27, $23, $108, $21
    lqd $11, 5888($6)
    selb $106, $126, $21, $23
    lnop
    selb $125, $27, $21, $26
    shufb $20, $10, $3, $114
    selb $26, $25, $7, $106
    lqd $3, 5632($6)
    ai $8, $2, 2
    chd $7, 0($2)
    xor $126, $26, $28
    rotqby $9, $4, $2
    selb $108, $106, $23, $21
    stqd $20, 6656($19)
    xor $114, $12, $17
    rotqby $10, $11, $2
    xor $107, $25, $26
weighted_steady_branch:
    brnz $80, weighted_steady_loop
weighted_steady_end:
    stqa $126, 0x192c0
    stqa $125, 0x192d0
    stqa $124, 0x192e0
    stqa $123, 0x192f0
    stqa $122, 0x19300
    stqa $121, 0x19310
    stqa $120, 0x19320
    stqa $119, 0x19330
    stqa $118, 0x19340
    stqa $117, 0x19350
    stqa $116, 0x19360
    stqa $115, 0x19370
    stqa $114, 0x19380
    stqa $113, 0x19390
    stqa $112, 0x193a0
    stqa $111, 0x193b0
    stqa $110, 0x193c0
    stqa $109, 0x193d0
    stqa $108, 0x193e0
    stqa $107, 0x193f0
    stqa $106, 0x19400
    stqa $105, 0x19410
    stqa $104, 0x19420
    stqa $103, 0x19430
    stqa $102, 0x19440
    stqa $101, 0x19450
    stqa $100, 0x19460
    stqa $99, 0x19470
    stqa $98, 0x19480
    stqa $97, 0x19490
    stqa $96, 0x194a0
    stqa $95, 0x194b0
    stqa $94, 0x194c0
    stqa $93, 0x194d0
    stqa $92, 0x194e0
    stqa $91, 0x194f0
    bi $0

.global weighted_edge_tap
.align 3
weighted_edge_tap:
    lqa $73, 0x0
    lqa $72, 0x10
    lqa $71, 0x20
    lqa $70, 0x30
    ori $74, $5, 0
    lqa $126, 0x192c0
    lqa $125, 0x192d0
    lqa $124, 0x192e0
    lqa $123, 0x192f0
    lqa $122, 0x19300
    lqa $121, 0x19310
    lqa $120, 0x19320
    lqa $119, 0x19330
    lqa $118, 0x19340
    lqa $117, 0x19350
    lqa $116, 0x19360
    lqa $115, 0x19370
    lqa $114, 0x19380
    lqa $113, 0x19390
    lqa $112, 0x193a0
    lqa $111, 0x193b0
    lqa $110, 0x193c0
    lqa $109, 0x193d0
    lqa $108, 0x193e0
    lqa $107, 0x193f0
    lqa $106, 0x19400
    lqa $105, 0x19410
    lqa $104, 0x19420
    lqa $103, 0x19430
    lqa $102, 0x19440
    lqa $101, 0x19450
    lqa $100, 0x19460
    lqa $99, 0x19470
    lqa $98, 0x19480
    lqa $97, 0x19490
    lqa $96, 0x194a0
    lqa $95, 0x194b0
    lqa $94, 0x194c0
    lqa $93, 0x194d0
    lqa $92, 0x194e0
    lqa $91, 0x194f0
    andi $6, $3, 7
    rotmi $7, $3, -3
    shli $6, $6, 5
    a $6, $6, $7
    andi $7, $6, -16
    a $7, $7, $73
    lqd $8, 704($7)
    lqd $9, 720($7)
    shufb $6, $6, $6, $72
    andbi $6, $6, 15
    a $6, $6, $71
    shufb $90, $8, $9, $6
    lqd $8, 960($7)
    lqd $9, 976($7)
    shufb $89, $8, $9, $6
    lqd $8, 3520($7)
    lqd $9, 3536($7)
    shufb $88, $8, $9, $6
    lqd $8, 1216($7)
    lqd $9, 1232($7)
    shufb $87, $8, $9, $6
    lqd $8, 1472($7)
    lqd $9, 1488($7)
    shufb $86, $8, $9, $6
    lqd $8, 3776($7)
    lqd $9, 3792($7)
    shufb $85, $8, $9, $6
    lqd $8, 1728($7)
    lqd $9, 1744($7)
    shufb $84, $8, $9, $6
    lqd $8, 1984($7)
    lqd $9, 2000($7)
    shufb $83, $8, $9, $6
    lqd $8, 4032($7)
    lqd $9, 4048($7)
    shufb $82, $8, $9, $6
    lqd $8, 2240($7)
    lqd $9, 2256($7)
    shufb $81, $8, $9, $6
    lqd $8, 2496($7)
    lqd $9, 2512($7)
    shufb $80, $8, $9, $6
    lqd $8, 4288($7)
    lqd $9, 4304($7)
    shufb $79, $8, $9, $6
    lqd $8, 2752($7)
    lqd $9, 2768($7)
    shufb $78, $8, $9, $6
    lqd $8, 3008($7)
    lqd $9, 3024($7)
    shufb $77, $8, $9, $6
    lqd $8, 4544($7)
    lqd $7, 4560($7)
    shufb $76, $8, $7, $6
    sf $75, $3, $4
    ori $127, $3, 0
    cgti $2, $75, 0
    brz $2, weighted_edge_tap_end
# 905 cycles an iteration, 859 at least: 859 instructions for the even pipe, 420 for the odd one; 15 cycles of nops alone
.align 3
weighted_edge_tap_loop:
    nop
    lnop
    mpyi $2, $127, 6
    lnop
    nop
    lnop
    nop
    lnop
    ai $7, $127, 1
    lnop
    nop
    lnop
    andi $30, $7, 7
    lnop
    rotmi $10, $7, -3
    lnop
    andi $7, $2, -16
    lnop
    shli $6, $30, 5
    lnop
    a $3, $7, $73
    lnop
    nop
    lnop
    nop
    lqd $7, 5376($3)
    nop
    lnop
    a $30, $6, $10
    lnop
    nop
    lnop
    nop
    shufb $6, $30, $30, $72
    nop
    lqd $10, 5632($3)
    nop
    rotqby $4, $7, $2
    nop
    shlqbii $7, $93, 1
    nop
    lqd $11, 5888($3)
    nop
    lqa $17, 0x180a0
    nop
    lqa $29, 0x180b0
    andi $28, $30, -16
    rotqby $93, $10, $2
    andbi $10, $6, 15
    rotqbii $30, $4, 1
    a $5, $28, $73
    shlqbii $22, $92, 1
    a $6, $10, $71
    rotqby $92, $11, $2
    xor $11, $17, $90
    rotqbii $10, $93, 1
    xor $90, $29, $89
    lnop
    selb $89, $7, $30, $70
    shlqbii $29, $91, 1
    or $30, $11, $90
    rotqbii $7, $92, 1
    selb $91, $22, $10, $70
    lnop
    nand $10, $30, $109
    lqa $22, 0x18080
    xor $11, $95, $94
    lqa $17, 0x18090
    selb $90, $29, $7, $70
    lnop
    nor $29, $10, $11
    lnop
    andc $28, $94, $96
    lnop
    nand $21, $29, $111
    lnop
    xor $11, $22, $87
    lnop
    xor $22, $17, $86
    lnop
    selb $17, $28, $109, $21
    lnop
    or $26, $11, $22
    lnop
    selb $22, $10, $21, $28
    lnop
    nand $10, $26, $112
    lqa $11, 0x18060
    xor $19, $98, $97
    lqa $14, 0x18070
    selb $7, $17, $22, $110
    lnop
    nor $27, $10, $19
    lnop
    andc $25, $97, $99
    lnop
    nand $24, $27, $114
    lnop
    xor $19, $11, $84
    lnop
    xor $11, $14, $83
    lnop
    selb $14, $25, $112, $24
    lnop
    or $31, $19, $11
    lnop
    selb $32, $10, $24, $25
    lqa $11, 0x18040
    nand $10, $31, $115
    lqa $19, 0x18050
    xor $17, $101, $100
    lnop
    selb $8, $14, $32, $113
    lnop
    nor $33, $10, $17
    lnop
    andc $34, $100, $102
    lnop
    xor $17, $11, $81
    lnop
    xor $11, $19, $80
    lnop
    nand $35, $33, $117
    lnop
    or $36, $17, $11
    lnop
    selb $11, $34, $115, $35
    lnop
    nand $17, $36, $118
    lnop
    xor $14, $104, $103
    lqd $19, 192($5)
    selb $37, $10, $35, $34
    lqa $20, 0x18020
    nor $38, $17, $14
    lqa $10, 0x18030
    andc $39, $103, $105
    lqd $14, 208($5)
    nand $40, $38, $120
    lqd $13, 448($5)
    selb $9, $11, $37, $116
    lqd $16, 464($5)
    selb $23, $39, $118, $40
    lnop
    xor $11, $20, $78
    lnop
    xor $20, $10, $77
    lqa $15, 0x18000
    selb $41, $17, $40, $39
    lqa $18, 0x18010
    or $42, $11, $20
    shufb $10, $19, $14, $6
    selb $12, $23, $41, $119
    shufb $11, $13, $16, $6
    nand $13, $42, $121
    lnop
    xor $16, $107, $106
    lnop
    xor $23, $15, $10
    lnop
    xor $15, $18, $11
    lnop
    nor $43, $13, $16
    lnop
    or $44, $23, $15
    lnop
    andc $45, $106, $108
    lnop
    nand $15, $44, $124
    lnop
    xor $23, $91, $90
    lnop
    nand $46, $43, $123
    lnop
    nor $47, $15, $23
    lnop
    andc $48, $90, $89
    lnop
    nand $49, $47, $126
    lnop
    selb $23, $45, $121, $46
    lnop
    selb $16, $48, $124, $49
    lnop
    selb $50, $15, $49, $48
    lnop
    selb $51, $13, $46, $45
    lnop
    selb $13, $16, $50, $125
    lnop
    selb $14, $23, $51, $122
    lnop
    selb $15, $13, $125, $50
    lnop
    selb $16, $14, $122, $51
    lnop
    selb $17, $12, $119, $41
    stqa $15, 0x19b00
    selb $18, $9, $116, $37
    stqa $16, 0x19b10
    selb $19, $8, $113, $32
    stqa $17, 0x19b20
    selb $52, $7, $110, $22
    stqa $18, 0x19b30
    nop
    stqa $19, 0x19b40
    andi $23, $74, -16
    stqa $52, 0x19b50
    nop
    lnop
    a $20, $23, $73
    lnop
    nop
    lnop
    selb $53, $94, $30, $29
    lqd $23, 6912($20)
    selb $94, $28, $96, $21
    lnop
    selb $21, $110, $96, $22
    lnop
    selb $28, $111, $29, $7
    lnop
    selb $29, $21, $22, $94
    lnop
    xor $30, $28, $95
    lnop
    selb $54, $114, $27, $8
    rotqby $95, $23, $74
    selb $55, $117, $33, $9
    lnop
    selb $56, $120, $38, $12
    lnop
    selb $57, $126, $47, $13
    lnop
    selb $58, $123, $43, $14
    rotqbyi $59, $95, 13
    xor $95, $126, $57
    lqd $60, 6144($3)
    xor $96, $123, $58
    cbd $61, 0($2)
    xor $94, $120, $56
    stqa $95, 0x19b60
    xor $21, $117, $55
    stqa $96, 0x19b70
    xor $22, $114, $54
    stqa $94, 0x19b80
    xor $62, $111, $28
    stqa $21, 0x19b90
    selb $23, $111, $30, $88
    stqa $22, 0x19ba0
    selb $111, $110, $29, $88
    stqa $62, 0x19bb0
    selb $110, $109, $53, $88
    lqd $29, 7008($20)
    selb $109, $97, $26, $27
    lnop
    andi $97, $59, 255
    lnop
    selb $59, $25, $99, $24
    lnop
    selb $24, $113, $99, $32
    shufb $25, $97, $60, $61
    xor $99, $54, $98
    rotqbyi $97, $3, 0
    selb $54, $24, $32, $59
    rotqby $60, $29, $74
    selb $98, $114, $99, $85
    lnop
    selb $114, $113, $54, $85
    lnop
    selb $113, $112, $109, $85
    stqd $25, 6144($97)
    selb $112, $100, $31, $33
    rotqbyi $109, $60, 13
    selb $100, $34, $102, $35
    lqd $31, 6400($3)
    selb $34, $116, $102, $37
    stqa $13, 0x19bc0
    xor $102, $55, $101
    stqa $14, 0x19bd0
    selb $55, $34, $37, $100
    stqa $12, 0x19be0
    selb $101, $117, $102, $82
    stqa $9, 0x19bf0
    selb $117, $116, $55, $82
    stqa $8, 0x19c00
    selb $116, $115, $112, $82
    stqa $7, 0x19c10
    selb $115, $103, $36, $38
    lqd $112, 7104($20)
    selb $103, $39, $105, $40
    lnop
    selb $39, $119, $105, $41
    lnop
    andi $105, $109, 255
    lnop
    xor $109, $56, $104
    lnop
    selb $56, $39, $41, $103
    shufb $40, $105, $31, $61
    selb $104, $120, $109, $79
    rotqby $105, $112, $74
    selb $120, $119, $56, $79
    lqd $112, 3264($5)
    selb $119, $118, $115, $79
    lqd $56, 3280($5)
    selb $118, $106, $42, $43
    stqd $40, 6400($97)
    selb $106, $45, $108, $46
    rotqbyi $40, $105, 13
    selb $105, $122, $108, $51
    lqd $45, 6656($3)
    xor $108, $58, $107
    lnop
    selb $58, $105, $51, $106
    lnop
    selb $107, $123, $108, $76
    lnop
    andi $106, $40, 255
    lnop
    selb $108, $122, $58, $76
    shufb $123, $112, $56, $6
    selb $122, $121, $118, $76
    shufb $112, $106, $45, $61
    selb $121, $90, $44, $47
    rotqbyi $118, $4, 1
    selb $90, $48, $89, $49
    shlqbii $4, $52, 1
    selb $48, $125, $89, $50
    lqa $49, 0x180a0
    xor $89, $57, $91
    lqa $52, 0x180b0
    selb $91, $48, $50, $90
    rotqbyi $57, $93, 1
    selb $93, $126, $89, $123
    rotqbii $90, $118, 1
    selb $126, $125, $91, $123
    shlqbii $118, $62, 1
    selb $125, $124, $121, $123
    rotqbyi $91, $92, 1
    xor $121, $49, $87
    rotqbii $124, $57, 1
    xor $87, $52, $86
    stqd $112, 6656($97)
    selb $86, $4, $90, $70
    shlqbii $112, $7, 1
    or $52, $121, $87
    rotqbii $90, $91, 1
    selb $7, $118, $124, $70
    lnop
    nand $124, $52, $110
    lqa $118, 0x18080
    xor $121, $22, $8
    lqa $91, 0x18090
    selb $87, $112, $90, $70
    lnop
    nor $49, $124, $121
    lnop
    andc $57, $8, $19
    lnop
    nand $62, $49, $23
    lnop
    xor $121, $118, $84
    lnop
    xor $118, $91, $83
    lnop
    selb $91, $57, $110, $62
    lnop
    or $48, $121, $118
    lnop
    selb $50, $124, $62, $57
    lnop
    nand $121, $48, $113
    lqa $118, 0x18060
    xor $112, $21, $9
    lqa $90, 0x18070
    selb $124, $91, $50, $111
    lnop
    nor $44, $121, $112
    lnop
    andc $47, $9, $18
    lnop
    nand $45, $44, $98
    lnop
    xor $112, $118, $81
    lnop
    xor $118, $90, $80
    lnop
    selb $90, $47, $113, $45
    lnop
    or $61, $112, $118
    lnop
    selb $56, $121, $45, $47
    lqa $118, 0x18040
    nand $121, $61, $116
    lqa $112, 0x18050
    xor $91, $94, $12
    lnop
    selb $92, $90, $56, $114
    lnop
    nor $58, $121, $91
    lnop
    andc $40, $12, $17
    lnop
    xor $91, $118, $78
    lnop
    xor $118, $112, $77
    lnop
    nand $51, $58, $101
    lnop
    or $46, $91, $118
    lnop
    selb $118, $40, $116, $51
    lnop
    nand $112, $46, $119
    lnop
    xor $91, $96, $14
    lqd $4, 704($5)
    selb $42, $121, $51, $40
    lqa $90, 0x18020
    nor $43, $112, $91
    lqa $121, 0x18030
    andc $109, $14, $16
    lqd $97, 720($5)
    nand $31, $43, $104
    lqd $106, 960($5)
    selb $91, $118, $42, $117
    lqd $105, 976($5)
    selb $118, $109, $119, $31
    lnop
    xor $89, $90, $10
    lnop
    xor $3, $121, $11
    lqa $115, 0x18000
    selb $39, $112, $31, $109
    lqa $121, 0x18010
    or $41, $89, $3
    shufb $90, $4, $97, $6
    selb $4, $118, $39, $120
    shufb $89, $106, $105, $6
    nand $118, $41, $122
    lnop
    xor $106, $95, $13
    lnop
    xor $105, $115, $90
    lnop
    xor $115, $121, $89
    lnop
    nor $36, $118, $106
    lnop
    or $38, $105, $115
    lnop
    andc $55, $13, $15
    lnop
    nand $115, $38, $125
    lnop
    xor $105, $7, $87
    lnop
    nand $34, $36, $107
    lnop
    nor $37, $115, $105
    lnop
    andc $35, $87, $86
    lnop
    nand $33, $37, $93
    lnop
    selb $105, $55, $122, $34
    lnop
    selb $106, $35, $125, $33
    lnop
    selb $60, $115, $33, $35
    lnop
    selb $25, $118, $34, $55
    lnop
    selb $121, $106, $60, $126
    lnop
    selb $3, $105, $25, $108
    lnop
    selb $106, $121, $126, $60
    lnop
    selb $118, $3, $108, $25
    lnop
    selb $105, $4, $120, $39
    stqa $106, 0x19b00
    selb $103, $91, $117, $42
    stqa $118, 0x19b10
    selb $115, $92, $114, $56
    stqa $105, 0x19b20
    selb $54, $124, $111, $50
    stqa $103, 0x19b30
    nop
    stqa $115, 0x19b40
    nop
    stqa $54, 0x19b50
    nop
    lqd $97, 6912($20)
    nop
    lnop
    selb $24, $23, $49, $124
    lnop
    selb $29, $98, $44, $92
    lnop
    selb $32, $101, $58, $91
    lnop
    ai $112, $2, 1
    lnop
    selb $59, $104, $43, $4
    rotqby $102, $97, $74
    andi $97, $112, -16
    lnop
    selb $26, $93, $37, $121
    lnop
    a $27, $97, $73
    lnop
    selb $88, $107, $36, $3
    rotqbyi $53, $102, 13
    xor $102, $93, $26
    lqd $30, 6144($27)
    xor $100, $107, $88
    cbd $28, 0($112)
    xor $112, $104, $59
    stqa $102, 0x19b60
    xor $99, $101, $32
    stqa $100, 0x19b70
    xor $97, $98, $29
    stqa $112, 0x19b80
    xor $63, $23, $24
    stqa $99, 0x19b90
    nop
    stqa $97, 0x19ba0
    nop
    stqa $63, 0x19bb0
    nop
    lqd $64, 7008($20)
    nop
    lnop
    andi $65, $53, 255
    lnop
    nop
    lnop
    nop
    shufb $53, $65, $30, $28
    nop
    rotqbyi $30, $27, 0
    nop
    rotqby $65, $64, $74
    selb $64, $8, $52, $49
    lnop
    selb $8, $57, $19, $62
    lnop
    selb $57, $111, $19, $50
    stqd $53, 6144($30)
    xor $19, $24, $22
    rotqbyi $53, $65, 13
    selb $24, $57, $50, $8
    lqd $65, 6400($27)
    selb $22, $23, $19, $85
    stqa $121, 0x19bc0
    selb $23, $111, $24, $85
    stqa $3, 0x19bd0
    selb $111, $110, $64, $85
    stqa $4, 0x19be0
    selb $110, $9, $48, $44
    stqa $91, 0x19bf0
    selb $9, $47, $18, $45
    stqa $92, 0x19c00
    selb $45, $114, $18, $56
    stqa $124, 0x19c10
    xor $18, $29, $21
    lqd $47, 7104($20)
    selb $29, $45, $56, $9
    lnop
    selb $21, $98, $18, $82
    lnop
    andi $18, $53, 255
    lnop
    selb $98, $114, $29, $82
    lnop
    selb $114, $113, $110, $82
    shufb $29, $18, $65, $28
    selb $113, $12, $61, $58
    rotqby $110, $47, $74
    selb $12, $40, $17, $51
    lnop
    selb $40, $117, $17, $42
    lnop
    xor $17, $32, $94
    stqd $29, 6400($30)
    selb $29, $40, $42, $12
    rotqbyi $32, $110, 13
    selb $94, $101, $17, $79
    lqd $110, 6656($27)
    selb $101, $117, $29, $79
    lnop
    selb $117, $116, $113, $79
    lnop
    selb $116, $14, $46, $43
    lnop
    andi $14, $32, 255
    lnop
    selb $32, $109, $16, $31
    lnop
    selb $109, $120, $16, $39
    shufb $31, $14, $110, $28
    xor $110, $59, $96
    lnop
    selb $59, $109, $39, $32
    lnop
    selb $96, $104, $110, $76
    lnop
    ai $109, $2, 2
    stqd $31, 6656($30)
    selb $104, $120, $59, $76
    lnop
    andi $59, $109, -16
    lnop
    selb $120, $119, $116, $76
    lqd $30, 3520($5)
    a $119, $59, $73
    lqd $116, 3536($5)
    selb $59, $13, $41, $36
    lnop
    selb $13, $55, $15, $34
    lqd $36, 5376($119)
    selb $34, $108, $15, $25
    lnop
    xor $15, $88, $95
    lnop
    selb $55, $34, $25, $13
    lnop
    selb $95, $107, $15, $123
    shufb $88, $30, $116, $6
    selb $107, $108, $55, $123
    lqd $116, 5632($119)
    selb $108, $122, $59, $123
    rotqby $15, $36, $109
    selb $36, $87, $38, $37
    shlqbii $59, $54, 1
    selb $87, $35, $86, $33
    lqd $37, 5888($119)
    selb $33, $126, $86, $60
    lqa $35, 0x180a0
    xor $86, $26, $7
    lqa $38, 0x180b0
    selb $26, $33, $60, $87
    rotqby $7, $116, $109
    selb $122, $93, $86, $88
    rotqbii $116, $15, 1
    selb $93, $126, $26, $88
    shlqbii $86, $63, 1
    selb $126, $125, $36, $88
    rotqby $13, $37, $109
    xor $36, $35, $84
    rotqbii $125, $7, 1
    xor $84, $38, $83
    lnop
    selb $83, $59, $116, $70
    shlqbii $38, $124, 1
    or $59, $36, $84
    rotqbii $116, $13, 1
    selb $124, $86, $125, $70
    lnop
    nand $125, $59, $111
    lqa $86, 0x18080
    xor $36, $97, $92
    lqa $35, 0x18090
    selb $84, $38, $116, $70
    lnop
    nor $38, $125, $36
    lnop
    andc $36, $92, $115
    lnop
    nand $37, $38, $22
    lnop
    xor $116, $86, $81
    lnop
    xor $86, $35, $80
    lnop
    selb $35, $36, $111, $37
    lnop
    or $26, $116, $86
    lnop
    selb $63, $125, $37, $36
    lnop
    nand $116, $26, $114
    lqa $86, 0x18060
    xor $87, $99, $91
    lqa $33, 0x18070
    selb $125, $35, $63, $23
    lnop
    nor $35, $116, $87
    lnop
    andc $60, $91, $103
    lnop
    nand $54, $35, $21
    lnop
    xor $87, $86, $78
    lnop
    xor $86, $33, $77
    lnop
    selb $33, $60, $114, $54
    lnop
    or $55, $87, $86
    lnop
    selb $30, $116, $54, $60
    lqa $87, 0x18040
    nand $116, $55, $117
    lqa $86, 0x18050
    xor $25, $112, $4
    lnop
    selb $16, $33, $30, $98
    lnop
    nor $33, $116, $25
    lnop
    andc $25, $4, $105
    lnop
    xor $34, $87, $10
    lnop
    xor $87, $86, $11
    lnop
    nand $41, $33, $94
    lnop
    or $31, $34, $87
    lnop
    selb $87, $25, $117, $41
    lnop
    nand $34, $31, $120
    lnop
    xor $110, $100, $3
    lqd $86, 1216($5)
    selb $32, $116, $41, $25
    lqa $39, 0x18020
    nor $28, $34, $110
    lqa $116, 0x18030
    andc $43, $3, $118
    lqd $110, 1232($5)
    nand $29, $28, $96
    lqd $46, 1472($5)
    selb $14, $87, $32, $101
    lqd $113, 1488($5)
    selb $17, $43, $120, $29
    lnop
    xor $27, $39, $90
    lnop
    xor $39, $116, $89
    lqa $12, 0x18000
    selb $40, $34, $29, $43
    lqa $42, 0x18010
    or $34, $27, $39
    shufb $87, $86, $110, $6
    selb $116, $17, $40, $104
    shufb $86, $46, $113, $6
    nand $113, $34, $108
    lnop
    xor $17, $102, $121
    lnop
    xor $46, $12, $87
    lnop
    xor $12, $42, $86
    lnop
    nor $42, $113, $17
    lnop
    or $27, $46, $12
    lnop
    andc $46, $121, $106
    lnop
    nand $12, $27, $126
    lnop
    xor $17, $124, $84
    lnop
    nand $39, $42, $95
    lnop
    nor $51, $12, $17
    lnop
    andc $47, $84, $83
    lnop
    nand $58, $51, $122
    lnop
    selb $110, $46, $108, $39
    lnop
    selb $61, $47, $126, $58
    lnop
    selb $65, $12, $58, $47
    lnop
    selb $53, $113, $39, $46
    lnop
    selb $17, $61, $65, $93
    lnop
    selb $12, $110, $53, $107
    lnop
    selb $113, $17, $93, $65
    lnop
    selb $18, $12, $107, $53
    lnop
    selb $9, $116, $104, $40
    stqa $113, 0x19b00
    selb $110, $14, $101, $32
    stqa $18, 0x19b10
    selb $19, $16, $98, $30
    stqa $9, 0x19b20
    selb $61, $125, $23, $63
    stqa $110, 0x19b30
    nop
    stqa $19, 0x19b40
    nop
    stqa $61, 0x19b50
    selb $45, $92, $59, $38
    lqd $56, 6912($20)
    selb $92, $36, $115, $37
    lnop
    selb $36, $23, $115, $63
    lnop
    selb $37, $22, $38, $125
    lnop
    selb $38, $36, $63, $92
    lnop
    xor $36, $37, $97
    lnop
    selb $63, $21, $35, $16
    rotqby $97, $56, $74
    selb $56, $94, $33, $14
    lnop
    selb $59, $96, $28, $116
    lnop
    selb $44, $122, $51, $17
    lnop
    selb $48, $95, $42, $12
    rotqbyi $85, $97, 13
    xor $97, $122, $44
    lqd $64, 6144($119)
    xor $115, $95, $48
    cbd $50, 0($109)
    xor $92, $96, $59
    stqa $97, 0x19b60
    xor $8, $94, $56
    stqa $115, 0x19b70
    xor $109, $21, $63
    stqa $92, 0x19b80
    xor $57, $22, $37
    stqa $8, 0x19b90
    selb $24, $22, $36, $82
    stqa $109, 0x19ba0
    selb $22, $23, $38, $82
    stqa $57, 0x19bb0
    selb $23, $111, $45, $82
    lqd $38, 7008($20)
    selb $111, $91, $26, $35
    lnop
    andi $91, $85, 255
    lnop
    selb $85, $60, $103, $54
    lnop
    selb $54, $98, $103, $30
    shufb $60, $91, $64, $50
    xor $103, $63, $99
    rotqbyi $91, $119, 0
    selb $63, $54, $30, $85
    rotqby $64, $38, $74
    selb $99, $21, $103, $79
    lnop
    selb $21, $98, $63, $79
    lnop
    selb $98, $114, $111, $79
    stqd $60, 6144($91)
    selb $114, $4, $55, $33
    rotqbyi $111, $64, 13
    selb $4, $25, $105, $41
    lqd $33, 6400($119)
    selb $25, $101, $105, $32
    stqa $17, 0x19bc0
    xor $105, $56, $112
    stqa $12, 0x19bd0
    selb $56, $25, $32, $4
    stqa $116, 0x19be0
    selb $112, $94, $105, $76
    stqa $14, 0x19bf0
    selb $94, $101, $56, $76
    stqa $16, 0x19c00
    selb $101, $117, $114, $76
    stqa $125, 0x19c10
    selb $117, $3, $31, $28
    lqd $114, 7104($20)
    selb $3, $43, $118, $29
    lnop
    selb $29, $104, $118, $40
    lnop
    andi $118, $111, 255
    lnop
    xor $111, $59, $100
    lnop
    selb $59, $29, $40, $3
    shufb $43, $118, $33, $50
    selb $100, $96, $111, $123
    rotqby $118, $114, $74
    selb $96, $104, $59, $123
    lqd $114, 3776($5)
    selb $104, $120, $117, $123
    lqd $59, 3792($5)
    selb $120, $121, $34, $42
    stqd $43, 6400($91)
    selb $121, $46, $106, $39
    rotqbyi $34, $118, 13
    selb $118, $107, $106, $53
    lqd $39, 6656($119)
    xor $119, $48, $102
    lnop
    selb $48, $118, $53, $121
    lnop
    selb $102, $95, $119, $88
    lnop
    andi $119, $34, 255
    lnop
    selb $95, $107, $48, $88
    shufb $85, $114, $59, $6
    selb $107, $108, $120, $88
    shufb $114, $119, $39, $50
    selb $120, $84, $27, $51
    rotqbyi $119, $15, 1
    selb $84, $47, $83, $58
    shlqbii $15, $61, 1
    selb $47, $93, $83, $65
    lqa $58, 0x180a0
    xor $83, $44, $124
    lqa $61, 0x180b0
    selb $124, $47, $65, $84
    rotqbyi $44, $7, 1
    selb $7, $122, $83, $85
    rotqbii $84, $119, 1
    selb $122, $93, $124, $85
    shlqbii $119, $57, 1
    selb $93, $126, $120, $85
    rotqbyi $124, $13, 1
    xor $120, $58, $81
    rotqbii $126, $44, 1
    xor $81, $61, $80
    stqd $114, 6656($91)
    selb $80, $15, $84, $70
    shlqbii $114, $125, 1
    or $91, $120, $81
    rotqbii $84, $124, 1
    selb $125, $119, $126, $70
    lnop
    nand $126, $91, $23
    lqa $119, 0x18080
    xor $124, $109, $16
    lqa $120, 0x18090
    selb $81, $114, $84, $70
    lnop
    nor $61, $126, $124
    lnop
    andc $44, $16, $19
    lnop
    nand $58, $61, $24
    lnop
    xor $124, $119, $78
    lnop
    xor $119, $120, $77
    lnop
    selb $120, $44, $23, $58
    lnop
    or $57, $124, $119
    lnop
    selb $47, $126, $58, $44
    lnop
    nand $124, $57, $98
    lqa $119, 0x18060
    xor $114, $8, $14
    lqa $84, 0x18070
    selb $126, $120, $47, $22
    lnop
    nor $65, $124, $114
    lnop
    andc $27, $14, $110
    lnop
    nand $51, $65, $99
    lnop
    xor $114, $119, $10
    lnop
    xor $119, $84, $11
    lnop
    selb $84, $27, $98, $51
    lnop
    or $39, $114, $119
    lnop
    selb $50, $124, $51, $27
    lqa $119, 0x18040
    nand $124, $39, $101
    lqa $114, 0x18050
    xor $120, $92, $116
    lnop
    selb $13, $84, $50, $21
    lnop
    nor $48, $124, $120
    lnop
    andc $59, $116, $9
    lnop
    xor $120, $119, $90
    lnop
    xor $119, $114, $89
    lnop
    nand $34, $48, $112
    lnop
    or $53, $120, $119
    lnop
    selb $120, $59, $101, $34
    lnop
    nand $119, $53, $104
    lnop
    xor $84, $115, $12
    lqd $114, 1728($5)
    selb $46, $124, $34, $59
    lqa $15, 0x18020
    nor $42, $119, $84
    lqa $83, 0x18030
    andc $43, $12, $18
    lqd $108, 1744($5)
    nand $111, $42, $100
    lqd $121, 1984($5)
    selb $124, $120, $46, $94
    lqd $118, 2000($5)
    selb $120, $43, $104, $111
    lnop
    xor $106, $15, $87
    lnop
    xor $15, $83, $86
    lqa $117, 0x18000
    selb $29, $119, $111, $43
    lqa $3, 0x18010
    or $33, $106, $15
    shufb $84, $114, $108, $6
    selb $15, $120, $29, $96
    shufb $83, $121, $118, $6
    nand $121, $33, $107
    lnop
    xor $120, $97, $17
    lnop
    xor $118, $117, $84
    lnop
    xor $117, $3, $83
    lnop
    nor $40, $121, $120
    lnop
    or $28, $118, $117
    lnop
    andc $31, $17, $113
    lnop
    nand $118, $28, $93
    lnop
    xor $117, $125, $81
    lnop
    nand $56, $40, $102
    lnop
    nor $25, $118, $117
    lnop
    andc $32, $81, $80
    lnop
    nand $41, $25, $7
    lnop
    selb $117, $31, $107, $56
    lnop
    selb $120, $32, $93, $41
    lnop
    selb $55, $118, $41, $32
    lnop
    selb $64, $121, $56, $31
    lnop
    selb $108, $120, $55, $122
    lnop
    selb $119, $117, $64, $95
    lnop
    selb $106, $108, $122, $55
    lnop
    selb $121, $119, $95, $64
    lnop
    selb $120, $15, $96, $29
    stqa $106, 0x19b00
    selb $118, $124, $94, $46
    stqa $121, 0x19b10
    selb $3, $13, $21, $50
    stqa $120, 0x19b20
    selb $60, $126, $22, $47
    stqa $118, 0x19b30
    nop
    stqa $3, 0x19b40
    nop
    stqa $60, 0x19b50
    nop
    lqd $117, 6912($20)
    nop
    lnop
    selb $63, $24, $61, $126
    lnop
    selb $30, $99, $65, $13
    lnop
    selb $38, $112, $48, $124
    lnop
    ai $114, $2, 3
    lnop
    selb $54, $100, $42, $15
    rotqby $105, $117, $74
    andi $117, $114, -16
    lnop
    selb $26, $7, $25, $108
    lnop
    a $35, $117, $73
    lnop
    selb $82, $102, $40, $119
    rotqbyi $45, $105, 13
    xor $117, $7, $26
    lqd $36, 6144($35)
    xor $105, $102, $82
    cbd $37, 0($114)
    xor $4, $100, $54
    stqa $117, 0x19b60
    xor $114, $112, $38
    stqa $105, 0x19b70
    xor $103, $99, $30
    stqa $4, 0x19b80
    xor $62, $24, $63
    stqa $114, 0x19b90
    nop
    stqa $103, 0x19ba0
    nop
    stqa $62, 0x19bb0
    nop
    lqd $49, 7008($20)
    nop
    lnop
    andi $52, $45, 255
    lnop
    nop
    lnop
    nop
    shufb $45, $52, $36, $37
    nop
    rotqbyi $36, $35, 0
    nop
    rotqby $52, $49, $74
    selb $49, $16, $91, $61
    lnop
    selb $91, $44, $19, $58
    lnop
    selb $44, $22, $19, $47
    stqd $45, 6144($36)
    xor $19, $63, $109
    rotqbyi $45, $52, 13
    selb $52, $44, $47, $91
    lqd $63, 6400($35)
    selb $109, $24, $19, $79
    stqa $108, 0x19bc0
    selb $24, $22, $52, $79
    stqa $119, 0x19bd0
    selb $22, $23, $49, $79
    stqa $15, 0x19be0
    selb $79, $14, $57, $65
    stqa $124, 0x19bf0
    selb $14, $27, $110, $51
    stqa $13, 0x19c00
    selb $27, $21, $110, $50
    stqa $126, 0x19c10
    xor $110, $30, $8
    lqd $51, 7104($20)
    selb $30, $27, $50, $14
    lnop
    selb $8, $99, $110, $76
    lnop
    andi $110, $45, 255
    lnop
    selb $99, $21, $30, $76
    lnop
    selb $21, $98, $79, $76
    shufb $30, $110, $63, $37
    selb $110, $116, $39, $48
    rotqby $98, $51, $74
    selb $116, $59, $9, $34
    lnop
    selb $34, $94, $9, $46
    lnop
    xor $9, $38, $92
    stqd $30, 6400($36)
    selb $30, $34, $46, $116
    rotqbyi $38, $98, 13
    selb $92, $112, $9, $123
    lqd $116, 6656($35)
    selb $112, $94, $30, $123
    lnop
    selb $94, $101, $110, $123
    lnop
    selb $110, $12, $53, $42
    lnop
    andi $12, $38, 255
    lnop
    selb $38, $43, $18, $111
    lnop
    selb $111, $96, $18, $29
    shufb $43, $12, $116, $37
    xor $116, $54, $115
    lnop
    selb $54, $111, $29, $38
    lnop
    selb $115, $100, $116, $88
    lnop
    ai $111, $2, 4
    stqd $43, 6656($36)
    selb $100, $96, $54, $88
    lnop
    andi $54, $111, -16
    lnop
    selb $96, $104, $110, $88
    lqd $36, 4032($5)
    a $104, $54, $73
    lqd $110, 4048($5)
    selb $54, $17, $33, $40
    lnop
    selb $17, $31, $113, $56
    lqd $33, 5376($104)
    selb $31, $95, $113, $64
    lnop
    xor $113, $82, $97
    lnop
    selb $56, $31, $64, $17
    lnop
    selb $97, $102, $113, $85
    shufb $82, $36, $110, $6
    selb $102, $95, $56, $85
    lqd $110, 5632($104)
    selb $95, $107, $54, $85
    rotqby $113, $33, $111
    selb $33, $81, $28, $25
    shlqbii $54, $60, 1
    selb $81, $32, $80, $41
    lqd $25, 5888($104)
    selb $32, $122, $80, $55
    lqa $41, 0x180a0
    xor $80, $26, $125
    lqa $28, 0x180b0
    selb $26, $32, $55, $81
    rotqby $125, $110, $111
    selb $107, $7, $80, $82
    rotqbii $110, $113, 1
    selb $7, $122, $26, $82
    shlqbii $80, $62, 1
    selb $122, $93, $33, $82
    rotqby $17, $25, $111
    xor $25, $41, $78
    rotqbii $93, $125, 1
    xor $78, $28, $77
    lnop
    selb $77, $54, $110, $70
    shlqbii $28, $126, 1
    or $54, $25, $78
    rotqbii $110, $17, 1
    selb $126, $80, $93, $70
    lnop
    nand $93, $54, $22
    lqa $80, 0x18080
    xor $25, $103, $13
    lqa $41, 0x18090
    selb $78, $28, $110, $70
    lnop
    nor $110, $93, $25
    lnop
    andc $28, $13, $3
    lnop
    nand $33, $110, $109
    lnop
    xor $25, $80, $10
    lnop
    xor $80, $41, $11
    lnop
    selb $41, $28, $22, $33
    lnop
    or $62, $25, $80
    lnop
    selb $26, $93, $33, $28
    lnop
    nand $80, $62, $21
    lqa $25, 0x18060
    xor $81, $114, $124
    lqa $32, 0x18070
    selb $93, $41, $26, $24
    lnop
    nor $41, $80, $81
    lnop
    andc $55, $124, $118
    lnop
    nand $60, $41, $8
    lnop
    xor $81, $25, $90
    lnop
    xor $25, $32, $89
    lnop
    selb $32, $55, $21, $60
    lnop
    or $56, $81, $25
    lnop
    selb $36, $80, $60, $55
    lqa $81, 0x18040
    nand $80, $56, $94
    lqa $25, 0x18050
    xor $31, $4, $15
    lnop
    selb $18, $32, $36, $99
    lnop
    nor $32, $80, $31
    lnop
    andc $31, $15, $120
    lnop
    xor $64, $81, $87
    lnop
    xor $81, $25, $86
    lnop
    nand $40, $32, $92
    lnop
    or $43, $64, $81
    lnop
    selb $81, $31, $94, $40
    lnop
    nand $64, $43, $96
    lnop
    xor $116, $105, $119
    lqd $25, 2240($5)
    selb $29, $80, $40, $31
    lqa $38, 0x18020
    nor $37, $64, $116
    lqa $80, 0x18030
    andc $42, $119, $121
    lqd $116, 2256($5)
    nand $30, $37, $115
    lqd $53, 2496($5)
    selb $12, $81, $29, $112
    lqd $101, 2512($5)
    selb $35, $42, $96, $30
    lnop
    xor $9, $38, $84
    lnop
    xor $38, $80, $83
    lqa $98, 0x18000
    selb $34, $64, $30, $42
    lqa $46, 0x18010
    or $64, $9, $38
    shufb $81, $25, $116, $6
    selb $9, $35, $34, $100
    shufb $80, $53, $101, $6
    nand $101, $64, $95
    lnop
    xor $35, $117, $108
    lnop
    xor $53, $98, $81
    lnop
    xor $98, $46, $80
    lnop
    nor $46, $101, $35
    lnop
    or $35, $53, $98
    lnop
    andc $53, $108, $106
    lnop
    nand $98, $35, $122
    lnop
    xor $116, $126, $78
    lnop
    nand $38, $46, $97
    lnop
    nor $59, $98, $116
    lnop
    andc $39, $78, $77
    lnop
    nand $48, $59, $107
    lnop
    selb $116, $53, $95, $38
    lnop
    selb $25, $39, $122, $48
    lnop
    selb $51, $98, $48, $39
    lnop
    selb $79, $101, $38, $53
    lnop
    selb $14, $25, $51, $7
    lnop
    selb $23, $116, $79, $102
    lnop
    selb $19, $14, $7, $51
    lnop
    selb $16, $23, $102, $79
    lnop
    selb $116, $9, $100, $34
    stqa $19, 0x19b00
    selb $25, $12, $112, $29
    stqa $16, 0x19b10
    selb $63, $18, $99, $36
    stqa $116, 0x19b20
    selb $45, $93, $24, $26
    stqa $25, 0x19b30
    nop
    stqa $63, 0x19b40
    nop
    stqa $45, 0x19b50
    selb $50, $13, $54, $110
    lqd $101, 6912($20)
    selb $13, $28, $3, $33
    lnop
    selb $28, $24, $3, $26
    lnop
    selb $33, $109, $110, $93
    lnop
    selb $110, $28, $26, $13
    lnop
    xor $28, $33, $103
    lnop
    selb $103, $8, $41, $18
    rotqby $13, $101, $74
    selb $54, $92, $32, $12
    lnop
    selb $57, $115, $37, $9
    lnop
    selb $65, $107, $59, $14
    lnop
    selb $49, $97, $46, $23
    rotqbyi $52, $13, 13
    xor $3, $107, $65
    lqd $91, 6144($104)
    xor $13, $97, $49
    cbd $44, 0($111)
    xor $26, $115, $57
    stqa $3, 0x19b60
    xor $27, $92, $54
    stqa $13, 0x19b70
    xor $101, $8, $103
    stqa $26, 0x19b80
    xor $111, $109, $33
    stqa $27, 0x19b90
    selb $98, $109, $28, $76
    stqa $101, 0x19ba0
    selb $109, $24, $110, $76
    stqa $111, 0x19bb0
    selb $24, $22, $50, $76
    lqd $110, 7008($20)
    selb $76, $124, $62, $41
    lnop
    andi $124, $52, 255
    lnop
    selb $52, $55, $118, $60
    lnop
    selb $55, $99, $118, $36
    shufb $60, $124, $91, $44
    xor $124, $103, $114
    rotqbyi $91, $104, 0
    selb $114, $55, $36, $52
    rotqby $103, $110, $74
    selb $118, $8, $124, $123
    lnop
    selb $8, $99, $114, $123
    lnop
    selb $124, $21, $76, $123
    stqd $60, 6144($91)
    selb $76, $15, $56, $32
    rotqbyi $21, $103, 13
    selb $103, $31, $120, $40
    lqd $32, 6400($104)
    selb $31, $112, $120, $29
    stqa $14, 0x19bc0
    xor $120, $54, $4
    stqa $23, 0x19bd0
    selb $54, $31, $29, $103
    stqa $9, 0x19be0
    selb $4, $92, $120, $88
    stqa $12, 0x19bf0
    selb $120, $112, $54, $88
    stqa $18, 0x19c00
    selb $15, $94, $76, $88
    stqa $93, 0x19c10
    selb $94, $119, $43, $37
    lqd $76, 7104($20)
    selb $119, $42, $121, $30
    lnop
    selb $30, $100, $121, $34
    lnop
    andi $121, $21, 255
    lnop
    xor $21, $57, $105
    lnop
    selb $105, $30, $34, $119
    shufb $57, $121, $32, $44
    selb $121, $115, $21, $85
    rotqby $119, $76, $74
    selb $21, $100, $105, $85
    lqd $115, 4288($5)
    selb $76, $96, $94, $85
    lqd $105, 4304($5)
    selb $96, $108, $64, $46
    stqd $57, 6400($91)
    selb $108, $53, $106, $38
    rotqbyi $46, $119, 13
    selb $119, $102, $106, $79
    lqd $38, 6656($104)
    xor $106, $49, $117
    lnop
    selb $117, $119, $79, $108
    lnop
    selb $22, $97, $106, $82
    lnop
    andi $106, $46, 255
    lnop
    selb $28, $102, $117, $82
    shufb $79, $115, $105, $6
    selb $29, $95, $96, $82
    shufb $117, $106, $38, $44
    selb $106, $78, $35, $59
    rotqbyi $96, $113, 1
    selb $113, $39, $77, $48
    shlqbii $78, $45, 1
    selb $39, $7, $77, $51
    lqa $45, 0x180a0
    xor $77, $65, $126
    lqa $48, 0x180b0
    selb $126, $39, $51, $113
    rotqbyi $65, $125, 1
    selb $125, $107, $77, $79
    rotqbii $113, $96, 1
    selb $30, $7, $126, $79
    shlqbii $107, $111, 1
    selb $7, $122, $106, $79
    rotqbyi $126, $17, 1
    xor $106, $45, $10
    rotqbii $122, $65, 1
    xor $10, $48, $11
    stqd $117, 6656($91)
    selb $11, $78, $113, $70
    shlqbii $117, $93, 1
    or $93, $106, $10
    rotqbii $113, $126, 1
    selb $10, $107, $122, $70
    lnop
    nand $122, $93, $24
    lnop
    xor $107, $101, $18
    lnop
    selb $17, $117, $113, $70
    lnop
    nor $117, $122, $107
    lnop
    andc $107, $18, $63
    lnop
    nand $113, $117, $98
    lqa $126, 0x18080
    selb $48, $18, $93, $117
    lqa $106, 0x18090
    selb $93, $107, $24, $113
    lnop
    selb $18, $122, $113, $107
    lnop
    selb $122, $107, $63, $113
    lnop
    selb $113, $109, $63, $18
    lnop
    xor $63, $126, $90
    lnop
    xor $126, $106, $89
    lnop
    selb $107, $113, $18, $122
    lnop
    or $122, $63, $126
    lnop
    selb $91, $93, $18, $109
    lnop
    nand $93, $122, $124
    lqa $126, 0x18060
    xor $63, $27, $12
    lqa $113, 0x18070
    selb $45, $98, $117, $91
    lnop
    nor $117, $93, $63
    lnop
    andc $63, $12, $25
    lnop
    nand $65, $117, $118
    lnop
    xor $106, $126, $87
    lnop
    xor $126, $113, $86
    lnop
    selb $113, $63, $124, $65
    lnop
    or $39, $106, $126
    lnop
    selb $126, $93, $65, $63
    lqa $106, 0x18040
    nand $93, $39, $15
    lqa $78, 0x18050
    xor $111, $26, $9
    lnop
    selb $94, $113, $126, $8
    lnop
    nor $51, $93, $111
    lnop
    andc $35, $9, $116
    lnop
    xor $111, $106, $84
    lnop
    xor $106, $78, $83
    lnop
    nand $59, $51, $4
    lnop
    or $38, $111, $106
    lnop
    selb $111, $35, $15, $59
    lnop
    nand $106, $38, $76
    lnop
    xor $78, $13, $23
    lqd $113, 2752($5)
    selb $44, $93, $59, $35
    lqa $96, 0x18020
    nor $46, $106, $78
    lqa $93, 0x18030
    andc $119, $23, $16
    lqd $77, 2768($5)
    nand $49, $46, $121
    lqd $95, 3008($5)
    selb $97, $111, $44, $120
    lqd $115, 3024($5)
    selb $111, $119, $76, $49
    lnop
    xor $105, $96, $81
    lnop
    xor $96, $93, $80
    lqa $102, 0x18000
    selb $53, $106, $49, $119
    lqa $93, 0x18010
    or $57, $105, $96
    shufb $78, $113, $77, $6
    selb $100, $111, $53, $21
    shufb $77, $95, $115, $6
    nand $115, $57, $29
    lnop
    xor $111, $3, $14
    lnop
    xor $95, $102, $78
    lnop
    xor $102, $93, $77
    lnop
    nor $64, $115, $111
    lnop
    or $32, $95, $102
    lnop
    andc $34, $14, $19
    lnop
    nand $102, $32, $7
    lnop
    xor $95, $10, $17
    lnop
    nand $42, $64, $22
    lnop
    nor $37, $102, $95
    lnop
    andc $43, $17, $11
    lnop
    nand $54, $37, $125
    lnop
    selb $95, $34, $29, $42
    lnop
    selb $111, $43, $7, $54
    lnop
    selb $31, $102, $54, $43
    lnop
    selb $40, $115, $42, $34
    lnop
    selb $106, $111, $31, $30
    lnop
    selb $103, $95, $40, $28
    lnop
    selb $108, $106, $30, $31
    lnop
    selb $105, $103, $28, $40
    lnop
    selb $102, $100, $21, $53
    stqa $108, 0x19b00
    selb $99, $97, $120, $44
    stqa $105, 0x19b10
    selb $96, $94, $8, $126
    stqa $102, 0x19b20
    selb $93, $91, $109, $18
    stqa $99, 0x19b30
    xor $18, $45, $101
    stqa $96, 0x19b40
    xor $92, $98, $45
    stqa $93, 0x19b50
    selb $111, $98, $18, $123
    lqd $45, 6912($20)
    selb $110, $109, $107, $123
    lnop
    selb $109, $24, $48, $123
    lnop
    selb $123, $118, $117, $94
    lnop
    selb $24, $4, $51, $97
    lnop
    ai $48, $2, 5
    lnop
    selb $2, $121, $46, $100
    rotqby $107, $45, $74
    andi $45, $48, -16
    lnop
    selb $18, $125, $37, $106
    lnop
    a $56, $45, $73
    lnop
    selb $45, $22, $64, $103
    rotqbyi $115, $107, 13
    xor $107, $125, $18
    lqd $112, 6144($56)
    xor $104, $22, $45
    cbd $60, 0($48)
    xor $101, $121, $2
    stqa $107, 0x19b60
    xor $98, $4, $24
    stqa $104, 0x19b70
    xor $95, $118, $123
    stqa $101, 0x19b80
    selb $48, $63, $25, $65
    stqa $98, 0x19b90
    selb $63, $8, $25, $126
    stqa $95, 0x19ba0
    selb $25, $12, $122, $117
    stqa $92, 0x19bb0
    selb $122, $63, $126, $48
    lqd $117, 7008($20)
    xor $126, $123, $27
    lnop
    andi $123, $115, 255
    lnop
    selb $114, $118, $126, $88
    lnop
    selb $113, $8, $122, $88
    shufb $126, $123, $112, $60
    selb $112, $124, $25, $88
    rotqbyi $8, $56, 0
    selb $124, $9, $39, $51
    rotqby $25, $117, $74
    selb $117, $35, $116, $59
    lnop
    selb $35, $120, $116, $44
    lnop
    xor $116, $24, $26
    stqd $126, 6144($8)
    selb $126, $35, $44, $117
    rotqbyi $24, $25, 13
    selb $117, $4, $116, $85
    lqd $25, 6400($56)
    selb $116, $120, $126, $85
    stqa $106, 0x19bc0
    selb $115, $15, $124, $85
    stqa $103, 0x19bd0
    selb $124, $23, $38, $46
    stqa $100, 0x19be0
    selb $23, $119, $16, $49
    stqa $97, 0x19bf0
    selb $119, $21, $16, $53
    stqa $94, 0x19c00
    xor $16, $2, $13
    stqa $91, 0x19c10
    selb $2, $119, $53, $23
    lqd $13, 7104($20)
    selb $120, $121, $16, $82
    lnop
    selb $119, $21, $2, $82
    lnop
    andi $2, $24, 255
    lnop
    selb $118, $76, $124, $82
    lnop
    selb $124, $14, $57, $64
    shufb $76, $2, $25, $60
    selb $2, $34, $19, $42
    rotqby $14, $13, $74
    selb $13, $28, $19, $40
    hbrr weighted_edge_tap_branch, weighted_edge_tap_loop
    xor $34, $45, $3
    lqd $19, 4544($5)
    selb $45, $13, $40, $2
    lqd $3, 4560($5)
    selb $123, $22, $34, $79
    stqd $76, 6400($8)
    selb $122, $28, $45, $79
    rotqbyi $22, $14, 13
    selb $121, $29, $124, $79
    lqd $14, 6656($56)
    selb $29, $17, $32, $37
    lnop
    selb $17, $43, $11, $54
    lnop
    selb $43, $30, $11, $31
    shufb $76, $19, $3, $6
    andi $3, $22, 255
    lnop
    xor $22, $18, $10
    lnop
    selb $10, $43, $31, $17
    shufb $18, $3, $14, $60
    selb $126, $125, $22, $76
    lnop
    selb $125, $30, $10, $76
    lnop
    ai $75, $75, -1
    lnop
    selb $124, $7, $29, $76
    stqd $18, 6656($8)
    ai $127, $127, 1
weighted_edge_tap_branch:
    brnz $75, weighted_edge_tap_loop
weighted_edge_tap_end:
    stqa $126, 0x192c0
    stqa $125, 0x192d0
    stqa $124, 0x192e0
    stqa $123, 0x192f0
    stqa $122, 0x19300
    stqa $121, 0x19310
    stqa $120, 0x19320
    stqa $119, 0x19330
    stqa $118, 0x19340
    stqa $117, 0x19350
    stqa $116, 0x19360
    stqa $115, 0x19370
    stqa $114, 0x19380
    stqa $113, 0x19390
    stqa $112, 0x193a0
    stqa $111, 0x193b0
    stqa $110, 0x193c0
    stqa $109, 0x193d0
    stqa $108, 0x193e0
    stqa $107, 0x193f0
    stqa $106, 0x19400
    stqa $105, 0x19410
    stqa $104, 0x19420
    stqa $103, 0x19430
    stqa $102, 0x19440
    stqa $101, 0x19450
    stqa $100, 0x19460
    stqa $99, 0x19470
    stqa $98, 0x19480
    stqa $97, 0x19490
    stqa $96, 0x194a0
    stqa $95, 0x194b0
    stqa $94, 0x194c0
    stqa $93, 0x194d0
    stqa $92, 0x194e0
    stqa $91, 0x194f0
    bi $0

.global weighted_steady_tap
.align 3
weighted_steady_tap:
    lqa $78, 0x0
    lqa $77, 0x10
    lqa $76, 0x20
    lqa $75, 0x30
    ori $79, $5, 0
    lqa $126, 0x192c0
    lqa $125, 0x192d0
    lqa $124, 0x192e0
    lqa $123, 0x192f0
    lqa $122, 0x19300
    lqa $121, 0x19310
    lqa $120, 0x19320
    lqa $119, 0x19330
    lqa $118, 0x19340
    lqa $117, 0x19350
    lqa $116, 0x19360
    lqa $115, 0x19370
    lqa $114, 0x19380
    lqa $113, 0x19390
    lqa $112, 0x193a0
    lqa $111, 0x193b0
    lqa $110, 0x193c0
    lqa $109, 0x193d0
    lqa $108, 0x193e0
    lqa $107, 0x193f0
    lqa $106, 0x19400
    lqa $105, 0x19410
    lqa $104, 0x19420
    lqa $103, 0x19430
    lqa $102, 0x19440
    lqa $101, 0x19450
    lqa $100, 0x19460
    lqa $99, 0x19470
    lqa $98, 0x19480
    lqa $97, 0x19490
    lqa $96, 0x194a0
    lqa $95, 0x194b0
    lqa $94, 0x194c0
    lqa $93, 0x194d0
    lqa $92, 0x194e0
    lqa $91, 0x194f0
    andi $6, $3, 7
    rotmi $7, $3, -3
    shli $6, $6, 5
    a $6, $6, $7
    andi $7, $6, -16
    a $7, $7, $78
    lqd $8, 704($7)
    lqd $9, 720($7)
    shufb $6, $6, $6, $77
    andbi $6, $6, 15
    a $6, $6, $76
    shufb $90, $8, $9, $6
    lqd $8, 960($7)
    lqd $9, 976($7)
    shufb $89, $8, $9, $6
    lqd $8, 1216($7)
    lqd $9, 1232($7)
    shufb $88, $8, $9, $6
    lqd $8, 1472($7)
    lqd $9, 1488($7)
    shufb $87, $8, $9, $6
    lqd $8, 1728($7)
    lqd $9, 1744($7)
    shufb $86, $8, $9, $6
    lqd $8, 1984($7)
    lqd $9, 2000($7)
    shufb $85, $8, $9, $6
    lqd $8, 2240($7)
    lqd $9, 2256($7)
    shufb $84, $8, $9, $6
    lqd $8, 2496($7)
    lqd $9, 2512($7)
    shufb $83, $8, $9, $6
    lqd $8, 2752($7)
    lqd $9, 2768($7)
    shufb $82, $8, $9, $6
    lqd $8, 3008($7)
    lqd $7, 3024($7)
    shufb $81, $8, $7, $6
    sf $80, $3, $4
    ori $127, $3, 0
    cgti $2, $80, 0
    brz $2, weighted_steady_tap_end
# 900 cycles an iteration, 751 at least: 751 instructions for the even pipe, 402 for the odd one; 55 cycles of nops alone
.align 3
weighted_steady_tap_loop:
    nop
    lnop
    mpyi $2, $127, 6
    lnop
    nop
    lnop
    nop
    lnop
    ai $13, $127, 1
    lnop
    nop
    lnop
    andi $7, $13, 7
    lnop
    rotmi $17, $13, -3
    lnop
    andi $13, $2, -16
    lnop
    shli $9, $7, 5
    lnop
    a $3, $13, $78
    lnop
    nop
    lnop
    nop
    lqd $13, 5376($3)
    nop
    lnop
    a $7, $9, $17
    lnop
    nop
    lnop
    nop
    shufb $9, $7, $7, $77
    nop
    lqd $17, 5632($3)
    nop
    rotqby $4, $13, $2
    nop
    shlqbii $13, $93, 1
    nop
    lqd $18, 5888($3)
    nop
    lqa $8, 0x180a0
    nop
    lqa $15, 0x180b0
    andi $6, $7, -16
    rotqby $93, $17, $2
    andbi $7, $9, 15
    rotqbii $17, $4, 1
    a $5, $6, $78
    shlqbii $9, $92, 1
    a $92, $7, $76
    rotqby $6, $18, $2
    xor $18, $8, $90
    rotqbii $7, $93, 1
    xor $90, $15, $89
    lnop
    selb $89, $13, $17, $75
    shlqbii $15, $91, 1
    or $17, $18, $90
    rotqbii $13, $6, 1
    selb $91, $9, $7, $75
    lnop
    nand $7, $17, $109
    lqa $9, 0x18080
    xor $18, $95, $94
    lqa $8, 0x18090
    selb $90, $15, $13, $75
    lnop
    nor $19, $7, $18
    lnop
    andc $18, $94, $96
    lnop
    nand $16, $19, $111
    lnop
    xor $13, $9, $88
    lnop
    xor $9, $8, $87
    lnop
    selb $8, $18, $109, $16
    lnop
    or $20, $13, $9
    lnop
    selb $21, $7, $16, $18
    lnop
    nand $7, $20, $112
    lqa $9, 0x18060
    xor $13, $98, $97
    lqa $15, 0x18070
    selb $109, $8, $21, $110
    lnop
    nor $22, $7, $13
    lnop
    andc $23, $97, $99
    lnop
    nand $24, $22, $114
    lnop
    xor $13, $9, $86
    lnop
    xor $9, $15, $85
    lnop
    selb $15, $23, $112, $24
    lnop
    or $25, $13, $9
    lnop
    selb $26, $7, $24, $23
    lqa $9, 0x18040
    nand $7, $25, $115
    lqa $13, 0x18050
    xor $8, $101, $100
    lnop
    selb $112, $15, $26, $113
    lnop
    nor $27, $7, $8
    lnop
    andc $28, $100, $102
    lnop
    xor $8, $9, $84
    lnop
    xor $9, $13, $83
    lnop
    nand $29, $27, $117
    lnop
    or $30, $8, $9
    lnop
    selb $8, $28, $115, $29
    lnop
    nand $9, $30, $118
    lnop
    xor $115, $104, $103
    lqd $13, 192($5)
    selb $31, $7, $29, $28
    lqa $15, 0x18020
    nor $32, $9, $115
    lqa $7, 0x18030
    andc $33, $103, $105
    lqd $14, 208($5)
    nand $34, $32, $120
    lqd $10, 448($5)
    selb $115, $8, $31, $116
    lqd $11, 464($5)
    selb $12, $33, $118, $34
    lnop
    xor $8, $15, $82
    lnop
    xor $15, $7, $81
    lqa $35, 0x18000
    selb $36, $9, $34, $33
    lqa $37, 0x18010
    or $38, $8, $15
    shufb $118, $13, $14, $92
    selb $8, $12, $36, $119
    shufb $7, $10, $11, $92
    nand $10, $38, $121
    lnop
    xor $11, $107, $106
    lnop
    xor $12, $35, $118
    lnop
    xor $35, $37, $7
    lnop
    nor $37, $10, $11
    lnop
    or $39, $12, $35
    lnop
    andc $35, $106, $108
    lnop
    nand $12, $39, $124
    lnop
    xor $11, $91, $90
    lnop
    nand $40, $37, $123
    lnop
    nor $41, $12, $11
    lnop
    andc $42, $90, $89
    lnop
    nand $43, $41, $126
    lnop
    selb $11, $35, $121, $40
    lnop
    selb $121, $42, $124, $43
    lnop
    selb $44, $12, $43, $42
    lnop
    selb $45, $10, $40, $35
    lnop
    selb $124, $121, $44, $125
    lnop
    selb $121, $11, $45, $122
    lnop
    selb $9, $124, $125, $44
    lnop
    selb $10, $121, $122, $45
    lnop
    selb $11, $8, $119, $36
    stqa $9, 0x19b00
    selb $12, $115, $116, $31
    stqa $10, 0x19b10
    selb $13, $112, $113, $26
    stqa $11, 0x19b20
    selb $46, $109, $110, $21
    stqa $12, 0x19b30
    nop
    stqa $13, 0x19b40
    andi $15, $79, -16
    stqa $46, 0x19b50
    nop
    lnop
    a $14, $15, $78
    lnop
    nop
    lnop
    nop
    lqd $15, 6912($14)
    nop
    lnop
    nop
    lnop
    nop
    lnop
    nop
    lnop
    selb $47, $111, $19, $109
    lnop
    selb $48, $114, $22, $112
    rotqby $49, $15, $79
    selb $50, $117, $27, $115
    lnop
    selb $51, $120, $32, $8
    lnop
    selb $52, $126, $41, $124
    lnop
    selb $53, $123, $37, $121
    rotqbyi $54, $49, 13
    xor $15, $126, $52
    lqd $49, 6144($3)
    xor $126, $123, $53
    cbd $55, 0($2)
    xor $123, $120, $51
    stqa $15, 0x19b60
    xor $120, $117, $50
    stqa $126, 0x19b70
    xor $117, $114, $48
    stqa $123, 0x19b80
    xor $114, $111, $47
    stqa $120, 0x19b90
    nop
    stqa $117, 0x19ba0
    nop
    stqa $114, 0x19bb0
    nop
    lqd $111, 7008($14)
    nop
    lnop
    andi $56, $54, 255
    lnop
    nop
    lnop
    nop
    shufb $54, $56, $49, $55
    nop
    rotqbyi $49, $3, 0
    nop
    rotqby $56, $111, $79
    nop
    lnop
    nop
    lnop
    nop
    stqd $54, 6144($49)
    nop
    rotqbyi $54, $56, 13
    nop
    lqd $56, 6400($3)
    selb $111, $18, $96, $16
    stqa $124, 0x19bc0
    selb $16, $110, $96, $21
    stqa $121, 0x19bd0
    selb $96, $94, $17, $19
    stqa $8, 0x19be0
    selb $94, $16, $21, $111
    stqa $115, 0x19bf0
    xor $110, $47, $95
    stqa $112, 0x19c00
    selb $95, $23, $99, $24
    stqa $109, 0x19c10
    selb $23, $113, $99, $26
    lqd $24, 7104($14)
    selb $99, $97, $20, $22
    lnop
    selb $97, $23, $26, $95
    lnop
    andi $95, $54, 255
    lnop
    xor $113, $48, $98
    lnop
    selb $98, $28, $102, $29
    shufb $48, $95, $56, $55
    selb $95, $116, $102, $31
    rotqby $28, $24, $79
    selb $116, $100, $25, $27
    lnop
    selb $100, $95, $31, $98
    lnop
    xor $31, $50, $101
    stqd $48, 6400($49)
    selb $101, $33, $105, $34
    rotqbyi $48, $28, 13
    selb $28, $119, $105, $36
    lqd $33, 6656($3)
    selb $119, $103, $30, $32
    lnop
    selb $103, $28, $36, $101
    lnop
    xor $28, $51, $104
    lnop
    andi $104, $48, 255
    lnop
    selb $48, $35, $108, $40
    lnop
    selb $35, $122, $108, $45
    shufb $40, $104, $33, $55
    selb $33, $106, $38, $37
    rotqbyi $122, $4, 1
    selb $106, $35, $45, $48
    shlqbii $4, $46, 1
    xor $35, $53, $107
    lqa $45, 0x180a0
    selb $107, $42, $89, $43
    lqa $53, 0x180b0
    selb $42, $125, $89, $44
    rotqbyi $43, $93, 1
    selb $46, $90, $39, $41
    rotqbii $93, $122, 1
    selb $125, $42, $44, $107
    shlqbii $122, $114, 1
    xor $114, $52, $91
    rotqbyi $107, $6, 1
    xor $6, $45, $88
    rotqbii $91, $43, 1
    xor $88, $53, $87
    stqd $40, 6656($49)
    selb $87, $4, $93, $75
    shlqbii $40, $109, 1
    or $109, $6, $88
    rotqbii $93, $107, 1
    selb $88, $122, $91, $75
    lnop
    nand $122, $109, $96
    lqa $107, 0x18080
    xor $4, $117, $112
    lqa $49, 0x18090
    selb $91, $40, $93, $75
    lnop
    nor $6, $122, $4
    lnop
    andc $93, $112, $13
    lnop
    nand $40, $6, $110
    lnop
    xor $4, $107, $86
    lnop
    xor $53, $49, $85
    lnop
    selb $49, $93, $96, $40
    lnop
    or $107, $4, $53
    lnop
    selb $53, $122, $40, $93
    lnop
    nand $122, $107, $99
    lqa $96, 0x18060
    xor $43, $120, $115
    lqa $45, 0x18070
    selb $4, $49, $53, $94
    lnop
    nor $49, $122, $43
    lnop
    andc $43, $115, $12
    lnop
    nand $52, $49, $113
    lnop
    xor $42, $96, $84
    lnop
    xor $96, $45, $83
    lnop
    selb $45, $43, $99, $52
    lnop
    or $44, $42, $96
    lnop
    selb $42, $122, $52, $43
    lqa $96, 0x18040
    nand $99, $44, $116
    lqa $90, 0x18050
    xor $39, $123, $8
    lnop
    selb $122, $45, $42, $97
    lnop
    nor $45, $99, $39
    lnop
    andc $39, $8, $11
    lnop
    xor $41, $96, $82
    lnop
    xor $96, $90, $81
    lnop
    nand $48, $45, $31
    lnop
    or $37, $41, $96
    lnop
    selb $96, $39, $116, $48
    lnop
    nand $116, $37, $119
    lnop
    xor $90, $126, $121
    lqd $41, 704($5)
    selb $38, $99, $48, $39
    lqa $89, 0x18020
    nor $55, $116, $90
    lqa $99, 0x18030
    andc $51, $121, $10
    lqd $104, 720($5)
    nand $36, $55, $28
    lqd $101, 960($5)
    selb $108, $96, $38, $100
    lqd $30, 976($5)
    selb $96, $51, $119, $36
    lnop
    xor $119, $89, $118
    lnop
    xor $89, $99, $7
    lqa $32, 0x18000
    selb $34, $116, $36, $51
    lqa $99, 0x18010
    or $50, $119, $89
    shufb $90, $41, $104, $92
    selb $104, $96, $34, $103
    shufb $89, $101, $30, $92
    nand $101, $50, $33
    lnop
    xor $96, $15, $124
    lnop
    xor $30, $32, $90
    lnop
    xor $32, $99, $89
    lnop
    nor $41, $101, $96
    lnop
    or $25, $30, $32
    lnop
    andc $30, $124, $9
    lnop
    nand $32, $25, $46
    lnop
    xor $96, $88, $91
    lnop
    nand $27, $41, $35
    lnop
    nor $24, $32, $96
    lnop
    andc $29, $91, $87
    lnop
    nand $56, $24, $114
    lnop
    selb $96, $30, $33, $27
    lnop
    selb $33, $29, $46, $56
    lnop
    selb $46, $32, $56, $29
    lnop
    selb $32, $101, $27, $30
    lnop
    selb $119, $33, $46, $125
    lnop
    selb $105, $96, $32, $106
    lnop
    selb $3, $119, $125, $46
    lnop
    selb $101, $105, $106, $32
    lnop
    selb $116, $104, $103, $34
    stqa $3, 0x19b00
    selb $102, $108, $100, $38
    stqa $101, 0x19b10
    selb $98, $122, $97, $42
    stqa $116, 0x19b20
    selb $33, $4, $94, $53
    stqa $102, 0x19b30
    nop
    stqa $98, 0x19b40
    nop
    stqa $33, 0x19b50
    nop
    lqd $96, 6912($14)
    nop
    lnop
    selb $54, $110, $6, $4
    lnop
    selb $23, $113, $49, $122
    lnop
    selb $26, $31, $45, $108
    lnop
    ai $20, $2, 1
    lnop
    selb $22, $28, $55, $104
    rotqby $99, $96, $79
    andi $96, $20, -16
    lnop
    selb $47, $114, $24, $119
    lnop
    a $16, $96, $78
    lnop
    selb $21, $35, $41, $105
    rotqbyi $17, $99, 13
    xor $99, $114, $47
    lqd $19, 6144($16)
    xor $95, $35, $21
    cbd $18, 0($20)
    xor $96, $28, $22
    stqa $99, 0x19b60
    xor $111, $31, $26
    stqa $95, 0x19b70
    xor $114, $113, $23
    stqa $96, 0x19b80
    xor $113, $110, $54
    stqa $111, 0x19b90
    nop
    stqa $114, 0x19ba0
    nop
    stqa $113, 0x19bb0
    nop
    lqd $110, 7008($14)
    nop
    lnop
    andi $31, $17, 255
    lnop
    nop
    lnop
    nop
    shufb $17, $31, $19, $18
    nop
    rotqbyi $19, $16, 0
    nop
    rotqby $31, $110, $79
    nop
    lnop
    nop
    lnop
    nop
    stqd $17, 6144($19)
    nop
    rotqbyi $17, $31, 13
    nop
    lqd $31, 6400($16)
    nop
    stqa $119, 0x19bc0
    nop
    stqa $105, 0x19bd0
    nop
    stqa $104, 0x19be0
    nop
    stqa $108, 0x19bf0
    nop
    stqa $122, 0x19c00
    nop
    stqa $4, 0x19c10
    nop
    lqd $110, 7104($14)
    nop
    lnop
    nop
    lnop
    andi $28, $17, 255
    lnop
    nop
    lnop
    nop
    shufb $17, $28, $31, $18
    nop
    rotqby $28, $110, $79
    nop
    lnop
    selb $110, $93, $13, $40
    lnop
    selb $93, $94, $13, $53
    stqd $17, 6400($19)
    selb $94, $112, $109, $6
    rotqbyi $13, $28, 13
    selb $112, $93, $53, $110
    lqd $6, 6656($16)
    xor $109, $54, $117
    lnop
    selb $117, $43, $12, $52
    lnop
    selb $43, $97, $12, $42
    lnop
    andi $97, $13, 255
    lnop
    selb $13, $115, $107, $49
    lnop
    selb $115, $43, $42, $117
    shufb $49, $97, $6, $18
    xor $107, $23, $120
    lnop
    selb $120, $8, $44, $45
    lnop
    selb $8, $39, $11, $48
    lnop
    ai $39, $2, 2
    stqd $49, 6656($19)
    selb $19, $100, $11, $38
    lnop
    andi $49, $39, -16
    lnop
    selb $100, $19, $38, $8
    lnop
    a $11, $49, $78
    lnop
    xor $49, $26, $123
    lnop
    selb $123, $51, $10, $36
    lqd $26, 5376($11)
    selb $36, $103, $10, $34
    lnop
    selb $10, $121, $37, $55
    lnop
    selb $121, $36, $34, $123
    lnop
    xor $34, $22, $126
    lnop
    selb $22, $30, $9, $27
    lqd $123, 5632($11)
    selb $27, $106, $9, $32
    rotqby $126, $26, $39
    selb $26, $124, $50, $41
    shlqbii $106, $33, 1
    selb $124, $27, $32, $22
    lqd $33, 5888($11)
    xor $22, $21, $15
    lqa $27, 0x180a0
    selb $21, $29, $87, $56
    lqa $32, 0x180b0
    selb $29, $125, $87, $46
    rotqby $15, $123, $39
    selb $123, $91, $25, $24
    rotqbii $87, $126, 1
    selb $91, $29, $46, $21
    shlqbii $24, $113, 1
    xor $113, $47, $88
    rotqby $125, $33, $39
    xor $33, $27, $86
    rotqbii $88, $15, 1
    xor $86, $32, $85
    lnop
    selb $85, $106, $87, $75
    shlqbii $32, $4, 1
    or $27, $33, $86
    rotqbii $106, $125, 1
    selb $4, $24, $88, $75
    lnop
    nand $88, $27, $94
    lqa $24, 0x18080
    xor $33, $114, $122
    lqa $87, 0x18090
    selb $86, $32, $106, $75
    lnop
    nor $32, $88, $33
    lnop
    andc $33, $122, $98
    lnop
    nand $47, $32, $109
    lnop
    xor $106, $24, $84
    lnop
    xor $24, $87, $83
    lnop
    selb $87, $33, $94, $47
    lnop
    or $21, $106, $24
    lnop
    selb $24, $88, $47, $33
    lnop
    nand $88, $21, $13
    lqa $94, 0x18060
    xor $29, $111, $108
    lqa $46, 0x18070
    selb $106, $87, $24, $112
    lnop
    nor $25, $88, $29
    lnop
    andc $29, $108, $102
    lnop
    nand $56, $25, $107
    lnop
    xor $87, $94, $82
    lnop
    xor $94, $46, $81
    lnop
    selb $46, $29, $13, $56
    lnop
    or $41, $87, $94
    lnop
    selb $50, $88, $56, $29
    lqa $94, 0x18040
    nand $88, $41, $120
    lqa $87, 0x18050
    xor $13, $96, $104
    lnop
    selb $9, $46, $50, $115
    lnop
    nor $46, $88, $13
    lnop
    andc $30, $104, $116
    lnop
    xor $13, $94, $118
    lnop
    xor $94, $87, $7
    lnop
    nand $36, $46, $49
    lnop
    or $37, $13, $94
    lnop
    selb $94, $30, $120, $36
    lnop
    nand $120, $37, $10
    lnop
    xor $87, $95, $105
    lqd $13, 1216($5)
    selb $55, $88, $36, $30
    lqa $51, 0x18020
    nor $19, $120, $87
    lqa $88, 0x18030
    andc $38, $105, $101
    lqd $87, 1232($5)
    nand $48, $19, $34
    lqd $8, 1472($5)
    selb $103, $94, $55, $100
    lqd $44, 1488($5)
    selb $94, $38, $10, $48
    lnop
    xor $10, $51, $90
    lnop
    xor $51, $88, $89
    lqa $45, 0x18000
    selb $23, $120, $48, $38
    lqa $117, 0x18010
    or $18, $10, $51
    shufb $88, $13, $87, $92
    selb $10, $94, $23, $121
    shufb $87, $8, $44, $92
    nand $94, $18, $26
    lnop
    xor $8, $99, $119
    lnop
    xor $44, $45, $88
    lnop
    xor $45, $117, $87
    lnop
    nor $51, $94, $8
    lnop
    or $42, $44, $45
    lnop
    andc $44, $119, $3
    lnop
    nand $45, $42, $123
    lnop
    xor $8, $4, $86
    lnop
    nand $43, $51, $22
    lnop
    nor $52, $45, $8
    lnop
    andc $54, $86, $85
    lnop
    nand $16, $52, $113
    lnop
    selb $117, $44, $26, $43
    lnop
    selb $26, $54, $123, $16
    lnop
    selb $53, $45, $16, $54
    lnop
    selb $45, $94, $43, $44
    lnop
    selb $123, $26, $53, $91
    lnop
    selb $8, $117, $45, $124
    lnop
    selb $120, $123, $91, $53
    lnop
    selb $97, $8, $124, $45
    lnop
    selb $12, $10, $121, $23
    stqa $120, 0x19b00
    selb $117, $103, $100, $55
    stqa $97, 0x19b10
    selb $6, $9, $115, $50
    stqa $12, 0x19b20
    selb $26, $106, $112, $24
    stqa $117, 0x19b30
    nop
    stqa $6, 0x19b40
    nop
    stqa $26, 0x19b50
    nop
    lqd $94, 6912($14)
    nop
    lnop
    nop
    lnop
    nop
    lnop
    nop
    lnop
    selb $28, $109, $32, $106
    lnop
    selb $17, $107, $25, $9
    rotqby $13, $94, $79
    selb $40, $49, $46, $103
    lnop
    selb $31, $34, $19, $10
    lnop
    selb $20, $113, $52, $123
    lnop
    selb $35, $22, $51, $8
    rotqbyi $57, $13, 13
    xor $94, $113, $20
    lqd $58, 6144($11)
    xor $13, $22, $35
    cbd $59, 0($39)
    xor $93, $34, $31
    stqa $94, 0x19b60
    xor $110, $49, $40
    stqa $13, 0x19b70
    xor $113, $107, $17
    stqa $93, 0x19b80
    xor $107, $109, $28
    stqa $110, 0x19b90
    nop
    stqa $113, 0x19ba0
    nop
    stqa $107, 0x19bb0
    nop
    lqd $109, 7008($14)
    nop
    lnop
    andi $49, $57, 255
    lnop
    nop
    lnop
    nop
    shufb $57, $49, $58, $59
    nop
    rotqbyi $49, $11, 0
    nop
    rotqby $58, $109, $79
    nop
    lnop
    nop
    lnop
    nop
    stqd $57, 6144($49)
    nop
    rotqbyi $57, $58, 13
    nop
    lqd $58, 6400($11)
    selb $109, $33, $98, $47
    stqa $123, 0x19bc0
    selb $33, $112, $98, $24
    stqa $8, 0x19bd0
    selb $98, $122, $27, $32
    stqa $10, 0x19be0
    selb $122, $33, $24, $109
    stqa $103, 0x19bf0
    xor $112, $28, $114
    stqa $9, 0x19c00
    selb $114, $29, $102, $56
    stqa $106, 0x19c10
    selb $29, $115, $102, $50
    lqd $56, 7104($14)
    selb $102, $108, $21, $25
    lnop
    selb $108, $29, $50, $114
    lnop
    andi $114, $57, 255
    lnop
    xor $115, $17, $111
    lnop
    selb $111, $30, $116, $36
    shufb $17, $114, $58, $59
    selb $114, $100, $116, $55
    rotqby $30, $56, $79
    selb $116, $104, $41, $46
    lnop
    selb $104, $114, $55, $111
    lnop
    xor $55, $40, $96
    stqd $17, 6400($49)
    selb $96, $38, $101, $48
    rotqbyi $17, $30, 13
    selb $30, $121, $101, $23
    lqd $38, 6656($11)
    selb $121, $105, $37, $19
    lnop
    selb $105, $30, $23, $96
    lnop
    xor $23, $31, $95
    lnop
    andi $95, $17, 255
    lnop
    selb $17, $44, $3, $43
    lnop
    selb $43, $124, $3, $45
    shufb $44, $95, $38, $59
    selb $38, $119, $18, $51
    rotqbyi $124, $126, 1
    selb $126, $43, $45, $17
    shlqbii $119, $26, 1
    xor $17, $35, $99
    lqa $26, 0x180a0
    selb $99, $54, $85, $16
    lqa $35, 0x180b0
    selb $16, $91, $85, $53
    rotqbyi $54, $15, 1
    selb $43, $86, $42, $52
    rotqbii $85, $124, 1
    selb $91, $16, $53, $99
    shlqbii $124, $107, 1
    xor $107, $20, $4
    rotqbyi $99, $125, 1
    xor $4, $26, $84
    rotqbii $125, $54, 1
    xor $84, $35, $83
    stqd $44, 6656($49)
    selb $83, $119, $85, $75
    shlqbii $35, $106, 1
    or $106, $4, $84
    rotqbii $119, $99, 1
    selb $84, $124, $125, $75
    lnop
    nand $124, $106, $98
    lqa $99, 0x18080
    xor $85, $113, $9
    lqa $44, 0x18090
    selb $125, $35, $119, $75
    lnop
    nor $4, $124, $85
    lnop
    andc $15, $9, $6
    lnop
    nand $35, $4, $112
    lnop
    xor $85, $99, $82
    lnop
    xor $119, $44, $81
    lnop
    selb $44, $15, $98, $35
    lnop
    or $99, $85, $119
    lnop
    selb $49, $124, $35, $15
    lnop
    nand $124, $99, $102
    lqa $85, 0x18060
    xor $98, $110, $103
    lqa $26, 0x18070
    selb $119, $44, $49, $122
    lnop
    nor $44, $124, $98
    lnop
    andc $54, $103, $117
    lnop
    nand $20, $44, $115
    lnop
    xor $98, $85, $118
    lnop
    xor $85, $26, $7
    lnop
    selb $26, $54, $102, $20
    lnop
    or $16, $98, $85
    lnop
    selb $53, $124, $20, $54
    lqa $98, 0x18040
    nand $85, $16, $116
    lqa $102, 0x18050
    xor $86, $93, $10
    lnop
    selb $124, $26, $53, $108
    lnop
    nor $26, $85, $86
    lnop
    andc $42, $10, $12
    lnop
    xor $86, $98, $90
    lnop
    xor $98, $102, $89
    lnop
    nand $52, $26, $55
    lnop
    or $45, $86, $98
    lnop
    selb $98, $42, $116, $52
    lnop
    nand $116, $45, $121
    lnop
    xor $86, $13, $8
    lqd $102, 1728($5)
    selb $18, $85, $52, $42
    lqa $51, 0x18020
    nor $59, $116, $86
    lqa $85, 0x18030
    andc $31, $8, $97
    lqd $95, 1744($5)
    nand $30, $59, $23
    lqd $96, 1984($5)
    selb $3, $98, $18, $104
    lqd $19, 2000($5)
    selb $98, $31, $121, $30
    lnop
    xor $121, $51, $88
    lnop
    xor $51, $85, $87
    lqa $37, 0x18000
    selb $48, $116, $30, $31
    lqa $101, 0x18010
    or $40, $121, $51
    shufb $86, $102, $95, $92
    selb $95, $98, $48, $105
    shufb $85, $96, $19, $92
    nand $98, $40, $38
    lnop
    xor $96, $94, $123
    lnop
    xor $19, $37, $86
    lnop
    xor $37, $101, $85
    lnop
    nor $51, $98, $96
    lnop
    or $41, $19, $37
    lnop
    andc $19, $123, $120
    lnop
    nand $37, $41, $43
    lnop
    xor $96, $84, $125
    lnop
    nand $46, $51, $17
    lnop
    nor $56, $37, $96
    lnop
    andc $36, $125, $83
    lnop
    nand $58, $56, $107
    lnop
    selb $96, $19, $38, $46
    lnop
    selb $38, $36, $43, $58
    lnop
    selb $43, $37, $58, $36
    lnop
    selb $37, $98, $46, $19
    lnop
    selb $121, $38, $43, $91
    lnop
    selb $101, $96, $37, $126
    lnop
    selb $11, $121, $91, $43
    lnop
    selb $96, $101, $126, $37
    lnop
    selb $116, $95, $105, $48
    stqa $11, 0x19b00
    selb $100, $3, $104, $18
    stqa $96, 0x19b10
    selb $111, $124, $108, $53
    stqa $116, 0x19b20
    selb $38, $119, $122, $49
    stqa $100, 0x19b30
    nop
    stqa $111, 0x19b40
    nop
    stqa $38, 0x19b50
    nop
    lqd $98, 6912($14)
    nop
    lnop
    selb $57, $112, $4, $119
    lnop
    selb $29, $115, $44, $124
    lnop
    selb $50, $55, $26, $3
    lnop
    ai $21, $2, 3
    lnop
    selb $25, $23, $59, $95
    rotqby $102, $98, $79
    andi $98, $21, -16
    lnop
    selb $28, $107, $56, $121
    lnop
    a $24, $98, $78
    lnop
    selb $33, $17, $51, $101
    rotqbyi $27, $102, 13
    xor $102, $107, $28
    lqd $32, 6144($24)
    xor $114, $17, $33
    cbd $47, 0($21)
    xor $98, $23, $25
    stqa $102, 0x19b60
    xor $109, $55, $50
    stqa $114, 0x19b70
    xor $107, $115, $29
    stqa $98, 0x19b80
    xor $115, $112, $57
    stqa $109, 0x19b90
    nop
    stqa $107, 0x19ba0
    nop
    stqa $115, 0x19bb0
    nop
    lqd $112, 7008($14)
    nop
    lnop
    andi $55, $27, 255
    lnop
    nop
    lnop
    nop
    shufb $27, $55, $32, $47
    nop
    rotqbyi $32, $24, 0
    nop
    rotqby $55, $112, $79
    nop
    lnop
    nop
    lnop
    nop
    stqd $27, 6144($32)
    nop
    rotqbyi $27, $55, 13
    nop
    lqd $55, 6400($24)
    nop
    stqa $121, 0x19bc0
    nop
    stqa $101, 0x19bd0
    nop
    stqa $95, 0x19be0
    nop
    stqa $3, 0x19bf0
    nop
    stqa $124, 0x19c00
    nop
    stqa $119, 0x19c10
    nop
    lqd $112, 7104($14)
    nop
    lnop
    nop
    lnop
    andi $23, $27, 255
    lnop
    nop
    lnop
    nop
    shufb $27, $23, $55, $47
    nop
    rotqby $23, $112, $79
    nop
    lnop
    selb $112, $15, $6, $35
    lnop
    selb $15, $122, $6, $49
    stqd $27, 6400($32)
    selb $122, $9, $106, $4
    rotqbyi $6, $23, 13
    selb $106, $15, $49, $112
    lqd $9, 6656($24)
    xor $4, $57, $113
    lnop
    selb $113, $54, $117, $20
    lnop
    selb $20, $108, $117, $53
    lnop
    andi $117, $6, 255
    lnop
    selb $6, $103, $99, $44
    lnop
    selb $103, $20, $53, $113
    shufb $44, $117, $9, $47
    xor $99, $29, $110
    lnop
    selb $110, $10, $16, $26
    lnop
    selb $10, $42, $12, $52
    lnop
    ai $42, $2, 4
    stqd $44, 6656($32)
    selb $32, $104, $12, $18
    lnop
    andi $44, $42, -16
    lnop
    selb $104, $32, $18, $10
    lnop
    a $12, $44, $78
    lnop
    xor $44, $50, $93
    lnop
    selb $93, $31, $97, $30
    lqd $50, 5376($12)
    selb $30, $105, $97, $48
    lnop
    selb $105, $8, $45, $59
    lnop
    selb $8, $30, $48, $93
    lnop
    xor $93, $25, $13
    lnop
    selb $25, $19, $120, $46
    lqd $30, 5632($12)
    selb $19, $126, $120, $37
    rotqby $13, $50, $42
    selb $50, $123, $40, $51
    shlqbii $126, $38, 1
    selb $123, $19, $37, $25
    lqd $38, 5888($12)
    xor $19, $33, $94
    lqa $25, 0x180a0
    selb $33, $36, $83, $58
    lqa $37, 0x180b0
    selb $36, $91, $83, $43
    rotqby $94, $30, $42
    selb $30, $125, $41, $56
    rotqbii $83, $13, 1
    selb $125, $36, $43, $33
    shlqbii $41, $115, 1
    xor $115, $28, $84
    rotqby $91, $38, $42
    xor $28, $25, $82
    rotqbii $84, $94, 1
    xor $82, $37, $81
    lnop
    selb $81, $126, $83, $75
    shlqbii $37, $119, 1
    or $25, $28, $82
    rotqbii $126, $91, 1
    selb $119, $41, $84, $75
    lnop
    nand $84, $25, $122
    lqa $41, 0x18080
    xor $28, $107, $124
    lqa $83, 0x18090
    selb $82, $37, $126, $75
    lnop
    nor $37, $84, $28
    lnop
    andc $28, $124, $111
    lnop
    nand $38, $37, $4
    lnop
    xor $126, $41, $118
    lnop
    xor $41, $83, $7
    lnop
    selb $83, $28, $122, $38
    lnop
    or $33, $126, $41
    lnop
    selb $41, $84, $38, $28
    lnop
    nand $84, $33, $6
    lqa $122, 0x18060
    xor $36, $109, $3
    lqa $43, 0x18070
    selb $126, $83, $41, $106
    lnop
    nor $56, $84, $36
    lnop
    andc $36, $3, $100
    lnop
    nand $58, $56, $99
    lnop
    xor $83, $122, $90
    lnop
    xor $122, $43, $89
    lnop
    selb $43, $36, $6, $58
    lnop
    or $40, $83, $122
    lnop
    selb $51, $84, $58, $36
    lqa $122, 0x18040
    nand $84, $40, $110
    lqa $83, 0x18050
    xor $6, $98, $95
    lnop
    selb $120, $43, $51, $103
    lnop
    nor $43, $84, $6
    lnop
    andc $46, $95, $116
    lnop
    xor $6, $122, $88
    lnop
    xor $122, $83, $87
    lnop
    nand $48, $43, $44
    lnop
    or $45, $6, $122
    lnop
    selb $122, $46, $110, $48
    lnop
    nand $110, $45, $105
    lnop
    xor $83, $114, $101
    lqd $6, 2240($5)
    selb $59, $84, $48, $46
    lqa $97, 0x18020
    nor $31, $110, $83
    lqa $84, 0x18030
    andc $32, $101, $96
    lqd $83, 2256($5)
    nand $52, $31, $93
    lqd $18, 2496($5)
    selb $10, $122, $59, $104
    lqd $16, 2512($5)
    selb $122, $32, $105, $52
    lnop
    xor $105, $97, $86
    lnop
    xor $97, $84, $85
    lqa $26, 0x18000
    selb $29, $110, $52, $32
    lqa $113, 0x18010
    or $20, $105, $97
    shufb $84, $6, $83, $92
    selb $117, $122, $29, $8
    shufb $83, $18, $16, $92
    nand $122, $20, $50
    lnop
    xor $16, $102, $121
    lnop
    xor $18, $26, $84
    lnop
    xor $26, $113, $83
    lnop
    nor $105, $122, $16
    lnop
    or $97, $18, $26
    lnop
    andc $26, $121, $11
    lnop
    nand $18, $97, $30
    lnop
    xor $16, $119, $82
    lnop
    nand $47, $105, $19
    lnop
    nor $53, $18, $16
    lnop
    andc $108, $82, $81
    lnop
    nand $54, $53, $115
    lnop
    selb $16, $26, $50, $47
    lnop
    selb $50, $108, $30, $54
    lnop
    selb $30, $18, $54, $108
    lnop
    selb $57, $122, $47, $26
    lnop
    selb $9, $50, $30, $125
    lnop
    selb $122, $16, $57, $123
    lnop
    selb $6, $9, $125, $30
    lnop
    selb $15, $122, $123, $57
    lnop
    selb $16, $117, $8, $29
    stqa $6, 0x19b00
    selb $113, $10, $104, $59
    stqa $15, 0x19b10
    selb $110, $120, $103, $51
    stqa $16, 0x19b20
    selb $50, $126, $106, $41
    stqa $113, 0x19b30
    nop
    stqa $110, 0x19b40
    nop
    stqa $50, 0x19b50
    nop
    lqd $18, 6912($14)
    nop
    lnop
    nop
    lnop
    nop
    lnop
    nop
    lnop
    selb $24, $4, $37, $126
    lnop
    selb $49, $99, $56, $120
    rotqby $112, $18, $79
    selb $23, $44, $43, $10
    lnop
    selb $27, $93, $31, $117
    lnop
    selb $35, $115, $53, $9
    lnop
    selb $55, $19, $105, $122
    rotqbyi $21, $112, 13
    xor $17, $115, $35
    lqd $34, 6144($12)
    xor $18, $19, $55
    cbd $22, 0($42)
    xor $19, $93, $27
    stqa $17, 0x19b60
    xor $115, $44, $23
    stqa $18, 0x19b70
    xor $112, $99, $49
    stqa $19, 0x19b80
    xor $99, $4, $24
    stqa $115, 0x19b90
    nop
    stqa $112, 0x19ba0
    nop
    stqa $99, 0x19bb0
    nop
    lqd $4, 7008($14)
    nop
    lnop
    andi $44, $21, 255
    lnop
    nop
    lnop
    nop
    shufb $21, $44, $34, $22
    nop
    rotqbyi $34, $12, 0
    nop
    rotqby $44, $4, $79
    nop
    lnop
    nop
    lnop
    nop
    stqd $21, 6144($34)
    nop
    rotqbyi $21, $44, 13
    nop
    lqd $44, 6400($12)
    selb $4, $28, $111, $38
    stqa $9, 0x19bc0
    selb $28, $106, $111, $41
    stqa $122, 0x19bd0
    selb $106, $124, $25, $37
    stqa $117, 0x19be0
    selb $124, $28, $41, $4
    stqa $10, 0x19bf0
    xor $111, $24, $107
    stqa $120, 0x19c00
    selb $107, $36, $100, $58
    stqa $126, 0x19c10
    selb $36, $103, $100, $51
    lqd $58, 7104($14)
    selb $103, $3, $33, $56
    lnop
    selb $3, $36, $51, $107
    lnop
    andi $107, $21, 255
    lnop
    xor $4, $49, $109
    lnop
    selb $109, $46, $116, $48
    shufb $49, $107, $44, $22
    selb $107, $104, $116, $59
    rotqby $44, $58, $79
    selb $104, $95, $40, $43
    lnop
    selb $116, $107, $59, $109
    lnop
    xor $109, $23, $98
    stqd $49, 6400($34)
    selb $98, $32, $96, $52
    rotqbyi $23, $44, 13
    selb $32, $8, $96, $29
    lqd $44, 6656($12)
    selb $96, $101, $45, $31
    lnop
    selb $8, $32, $29, $98
    lnop
    xor $98, $27, $114
    lnop
    andi $114, $23, 255
    lnop
    selb $23, $26, $11, $47
    lnop
    selb $26, $123, $11, $57
    shufb $47, $114, $44, $22
    selb $123, $121, $20, $105
    rotqbyi $114, $13, 1
    selb $121, $26, $57, $23
    shlqbii $105, $50, 1
    xor $23, $55, $102
    lqa $26, 0x180a0
    selb $102, $108, $81, $54
    lqa $55, 0x180b0
    selb $108, $125, $81, $30
    rotqbyi $54, $94, 1
    selb $50, $82, $97, $53
    rotqbii $94, $114, 1
    selb $125, $108, $30, $102
    shlqbii $114, $99, 1
    xor $30, $35, $119
    rotqbyi $108, $91, 1
    xor $91, $26, $118
    rotqbii $119, $54, 1
    xor $118, $55, $7
    stqd $47, 6656($34)
    selb $7, $105, $94, $75
    shlqbii $34, $126, 1
    or $47, $91, $118
    rotqbii $105, $108, 1
    selb $13, $114, $119, $75
    lnop
    nand $119, $47, $106
    lqa $114, 0x18080
    xor $118, $112, $120
    lqa $108, 0x18090
    selb $126, $34, $105, $75
    lnop
    nor $34, $119, $118
    lnop
    andc $118, $120, $110
    lnop
    nand $55, $34, $111
    lnop
    xor $105, $114, $90
    lnop
    xor $114, $108, $89
    lnop
    selb $108, $118, $106, $55
    lnop
    or $26, $105, $114
    lnop
    selb $114, $119, $55, $118
    lnop
    nand $119, $26, $103
    lqa $105, 0x18060
    xor $106, $115, $10
    lqa $94, 0x18070
    selb $91, $108, $114, $124
    lnop
    nor $54, $119, $106
    lnop
    andc $35, $10, $113
    lnop
    nand $53, $54, $4
    lnop
    xor $106, $105, $88
    lnop
    xor $105, $94, $87
    lnop
    selb $108, $35, $103, $53
    lnop
    or $57, $106, $105
    lnop
    selb $20, $119, $53, $35
    lqa $106, 0x18040
    nand $119, $57, $104
    lqa $105, 0x18050
    xor $103, $19, $117
    lnop
    selb $94, $108, $20, $3
    lnop
    nor $11, $119, $103
    lnop
    andc $22, $117, $16
    lnop
    xor $103, $106, $86
    lnop
    xor $106, $105, $85
    lnop
    nand $44, $11, $109
    lnop
    or $27, $103, $106
    lnop
    selb $106, $22, $104, $44
    lnop
    nand $104, $27, $96
    lnop
    xor $105, $18, $122
    lqd $103, 2752($5)
    selb $29, $119, $44, $22
    lqa $108, 0x18020
    nor $119, $104, $105
    lqa $102, 0x18030
    andc $32, $122, $15
    lqd $105, 2768($5)
    nand $31, $119, $98
    lqd $99, 3008($5)
    selb $97, $106, $29, $116
    lqd $101, 3024($5)
    selb $106, $32, $96, $31
    lnop
    xor $96, $108, $84
    lnop
    xor $108, $102, $83
    lqa $5, 0x18000
    selb $45, $104, $31, $32
    lqa $102, 0x18010
    or $12, $96, $108
    shufb $82, $103, $105, $92
    selb $100, $106, $45, $8
    shufb $81, $99, $101, $92
    nand $106, $12, $123
    lnop
    xor $101, $17, $9
    lnop
    xor $99, $5, $82
    lnop
    xor $5, $102, $81
    lnop
    nor $52, $106, $101
    lnop
    or $49, $99, $5
    lnop
    andc $5, $9, $6
    lnop
    nand $99, $49, $50
    lnop
    xor $101, $13, $126
    lnop
    nand $59, $52, $23
    lnop
    nor $40, $99, $101
    lnop
    andc $43, $126, $7
    lnop
    nand $58, $40, $30
    lnop
    selb $101, $5, $123, $59
    lnop
    selb $123, $43, $50, $58
    lnop
    selb $50, $99, $58, $43
    lnop
    selb $46, $106, $59, $5
    lnop
    selb $106, $123, $50, $125
    lnop
    selb $103, $101, $46, $121
    lnop
    selb $108, $106, $125, $50
    lnop
    selb $105, $103, $121, $46
    lnop
    selb $102, $100, $8, $45
    stqa $108, 0x19b00
    selb $99, $97, $116, $29
    stqa $105, 0x19b10
    selb $96, $94, $3, $20
    stqa $102, 0x19b20
    selb $93, $91, $124, $114
    stqa $99, 0x19b30
    nop
    stqa $96, 0x19b40
    nop
    stqa $93, 0x19b50
    nop
    lqd $101, 6912($14)
    nop
    lnop
    selb $123, $111, $34, $91
    lnop
    selb $48, $4, $54, $94
    lnop
    selb $21, $109, $11, $97
    lnop
    ai $92, $2, 5
    lnop
    selb $2, $98, $119, $100
    rotqby $104, $101, $79
    andi $101, $92, -16
    lnop
    selb $36, $30, $40, $106
    lnop
    a $51, $101, $78
    lnop
    selb $33, $23, $52, $103
    rotqbyi $56, $104, 13
    xor $107, $30, $36
    lqd $24, 6144($51)
    xor $104, $23, $33
    cbd $30, 0($92)
    xor $101, $98, $2
    stqa $107, 0x19b60
    xor $98, $109, $21
    stqa $104, 0x19b70
    xor $95, $4, $48
    stqa $101, 0x19b80
    xor $92, $111, $123
    stqa $98, 0x19b90
    nop
    stqa $95, 0x19ba0
    nop
    stqa $92, 0x19bb0
    nop
    lqd $111, 7008($14)
    nop
    lnop
    andi $4, $56, 255
    lnop
    nop
    lnop
    nop
    shufb $56, $4, $24, $30
    nop
    rotqbyi $4, $51, 0
    nop
    rotqby $24, $111, $79
    nop
    lnop
    selb $111, $118, $110, $55
    lnop
    selb $118, $124, $110, $114
    stqd $56, 6144($4)
    selb $109, $120, $47, $34
    rotqbyi $124, $24, 13
    selb $110, $118, $114, $111
    lqd $120, 6400($51)
    xor $111, $123, $112
    stqa $106, 0x19bc0
    selb $123, $35, $113, $53
    stqa $103, 0x19bd0
    selb $35, $3, $113, $20
    stqa $100, 0x19be0
    selb $112, $10, $26, $54
    stqa $97, 0x19bf0
    selb $113, $35, $20, $123
    stqa $94, 0x19c00
    xor $114, $48, $115
    stqa $91, 0x19c10
    selb $115, $117, $57, $11
    lqd $48, 7104($14)
    selb $117, $22, $16, $44
    lnop
    selb $22, $116, $16, $29
    lnop
    andi $16, $124, 255
    lnop
    selb $116, $22, $29, $117
    lnop
    xor $117, $21, $19
    shufb $22, $16, $120, $30
    selb $120, $32, $15, $31
    rotqby $16, $48, $79
    selb $31, $8, $15, $45
    hbrr weighted_steady_tap_branch, weighted_steady_tap_loop
    selb $118, $122, $27, $119
    lnop
    selb $119, $31, $45, $120
    lnop
    xor $120, $2, $18
    stqd $22, 6400($4)
    selb $2, $5, $6, $59
    rotqbyi $18, $16, 13
    selb $5, $121, $6, $46
    lqd $16, 6656($51)
    selb $121, $9, $12, $52
    lnop
    selb $122, $5, $46, $2
    lnop
    xor $123, $33, $17
    lnop
    andi $17, $18, 255
    lnop
    selb $18, $43, $7, $58
    lnop
    selb $43, $125, $7, $50
    shufb $58, $17, $16, $30
    selb $124, $126, $49, $40
    lnop
    selb $125, $43, $50, $18
    lnop
    ai $80, $80, -1
    lnop
    xor $126, $36, $13
    stqd $58, 6656($4)
    ai $127, $127, 1
weighted_steady_tap_branch:
    brnz $80, weighted_steady_tap_loop
weighted_steady_tap_end:
    stqa $126, 0x192c0
    stqa $125, 0x192d0
    stqa $124, 0x192e0
    stqa $123, 0x192f0
    stqa $122, 0x19300
    stqa $121, 0x19310
    stqa $120, 0x19320
    stqa $119, 0x19330
    stqa $118, 0x19340
    stqa $117, 0x19350
    stqa $116, 0x19360
    stqa $115, 0x19370
    stqa $114, 0x19380
    stqa $113, 0x19390
    stqa $112, 0x193a0
    stqa $111, 0x193b0
    stqa $110, 0x193c0
    stqa $109, 0x193d0
    stqa $108, 0x193e0
    stqa $107, 0x193f0
    stqa $106, 0x19400
    stqa $105, 0x19410
    stqa $104, 0x19420
    stqa $103, 0x19430
    stqa $102, 0x19440
    stqa $101, 0x19450
    stqa $100, 0x19460
    stqa $99, 0x19470
    stqa $98, 0x19480
    stqa $97, 0x19490
    stqa $96, 0x194a0
    stqa $95, 0x194b0
    stqa $94, 0x194c0
    stqa $93, 0x194d0
    stqa $92, 0x194e0
    stqa $91, 0x194f0
    bi $0
