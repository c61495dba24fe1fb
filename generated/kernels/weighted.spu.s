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
    ai $58, $127, 1
    rotmi $2, $58, -3
    lqa $3, 0x18050
    lqa $4, 0x18050
    lqa $5, 0x18020
    lqa $6, 0x18070
    lqa $19, 0x180b0
    lqa $7, 0x18000
    lqa $8, 0x18050
    lqa $9, 0x18070
    lqa $10, 0x18010
    lqa $11, 0x18030
    andi $12, $58, 7
    lqa $13, 0x180a0
    xor $14, $19, $89
    lqa $15, 0x18040
    lqa $16, 0x18080
    lqa $17, 0x180a0
    lqa $18, 0x18090
    lqa $40, 0x18030
    lqa $19, 0x18060
    lqa $20, 0x180a0
    lqa $21, 0x18070
    lqa $22, 0x180b0
    shlqbii $23, $93, 1
    lqa $24, 0x18010
    lqa $25, 0x18040
    lqa $26, 0x18090
    lqa $27, 0x18080
    lqa $28, 0x180b0
# 830 cycles an iteration, 830 at least: 830 instructions for the even pipe, 252 for the odd one; 0 cycles of nops alone
.align 3
weighted_edge_loop:
    xor $93, $40, $77
    lnop
    xor $19, $19, $84
    lnop
    mpyi $29, $127, 6
    lnop
    xor $89, $107, $106
    lnop
    xor $90, $13, $90
    lnop
    xor $13, $95, $94
    lnop
    xor $5, $5, $78
    lnop
    andc $30, $94, $96
    lnop
    or $90, $90, $14
    lqa $14, 0x18000
    shli $12, $12, 5
    lnop
    andi $31, $29, -16
    lnop
    nand $32, $90, $109
    lnop
    xor $9, $9, $83
    lnop
    a $2, $12, $2
    lnop
    nor $13, $32, $13
    lqa $12, 0x18060
    a $31, $31, $74
    shufb $33, $2, $2, $73
    andc $34, $97, $99
    lnop
    or $93, $5, $93
    lnop
    xor $15, $15, $78
    lnop
    or $9, $19, $9
    lnop
    andi $2, $2, -16
    lnop
    xor $19, $101, $100
    shlqbii $92, $92, 1
    nand $5, $9, $115
    lnop
    a $35, $2, $74
    lnop
    xor $16, $16, $87
    lqa $2, 0x18020
    xor $18, $18, $86
    lnop
    xor $87, $20, $87
    lnop
    xor $8, $8, $77
    lqd $20, 5888($31)
    nand $36, $13, $111
    lqa $37, 0x18080
    andbi $33, $33, 15
    lnop
    andc $38, $106, $108
    lnop
    xor $21, $21, $80
    lnop
    nor $19, $5, $19
    lnop
    andc $39, $100, $102
    lnop
    nand $40, $93, $121
    lqd $41, 464($35)
    or $8, $15, $8
    lnop
    xor $26, $26, $83
    lnop
    or $16, $16, $18
    lnop
    nor $18, $40, $89
    lqa $89, 0x18010
    xor $25, $25, $81
    lnop
    xor $15, $98, $97
    lqa $42, 0x180a0
    xor $83, $28, $83
    lnop
    nand $28, $16, $112
    lnop
    xor $43, $104, $103
    lnop
    nand $44, $19, $117
    lqd $45, 192($35)
    selb $32, $32, $36, $30
    lnop
    nor $15, $28, $15
    lnop
    selb $46, $30, $96, $36
    lqd $47, 448($35)
    nand $48, $15, $114
    lqa $49, 0x18090
    selb $94, $94, $90, $13
    lnop
    selb $106, $106, $93, $18
    rotqby $20, $20, $29
    selb $30, $30, $109, $36
    lqd $36, 960($35)
    xor $42, $42, $81
    lqd $93, 976($35)
    xor $17, $17, $84
    lqd $50, 2240($35)
    ai $127, $127, 1
    lnop
    xor $3, $3, $80
    lnop
    selb $28, $28, $48, $34
    lnop
    nand $51, $18, $123
    lqd $52, 2000($35)
    a $33, $33, $72
    lnop
    or $3, $25, $3
    lnop
    selb $25, $34, $112, $48
    lqd $90, 5632($31)
    selb $96, $110, $96, $32
    rotqbii $53, $20, 1
    nand $54, $3, $118
    lqd $55, 5376($31)
    selb $106, $121, $106, $76
    lqa $56, 0x18000
    selb $109, $109, $94, $88
    lnop
    selb $5, $5, $44, $39
    lnop
    selb $25, $25, $28, $113
    rotqby $90, $90, $29
    nor $43, $54, $43
    lnop
    selb $100, $100, $9, $19
    lnop
    ai $9, $29, 2
    lnop
    selb $97, $97, $16, $15
    lnop
    xor $12, $12, $81
    rotqbii $16, $90, 1
    selb $96, $96, $32, $46
    lnop
    selb $30, $30, $32, $110
    lqd $46, 208($35)
    selb $94, $116, $102, $5
    lqa $57, 0x18090
    selb $92, $92, $16, $71
    lqa $16, 0x18060
    selb $100, $115, $100, $82
    lnop
    selb $15, $114, $15, $25
    lnop
    selb $121, $38, $121, $51
    lnop
    selb $58, $113, $99, $28
    shufb $41, $47, $41, $33
    xor $84, $27, $84
    shufb $45, $45, $46, $33
    selb $115, $39, $115, $44
    lnop
    selb $40, $40, $51, $38
    lnop
    xor $86, $22, $86
    lnop
    selb $99, $34, $99, $48
    lnop
    selb $34, $122, $108, $40
    shlqbii $48, $30, 1
    andc $22, $103, $105
    lnop
    selb $32, $30, $110, $32
    rotqbyi $90, $90, 1
    nand $46, $43, $120
    lnop
    selb $115, $115, $5, $116
    lnop
    or $12, $12, $21
    lnop
    xor $98, $15, $98
    lnop
    xor $15, $114, $15
    rotqbyi $20, $20, 1
    selb $54, $54, $46, $22
    lnop
    selb $112, $112, $97, $85
    shlqbii $91, $91, 1
    or $84, $84, $26
    lnop
    selb $102, $39, $102, $44
    rotqbii $20, $20, 1
    selb $13, $111, $13, $30
    lnop
    selb $91, $91, $53, $71
    lnop
    selb $102, $94, $5, $102
    lnop
    selb $99, $58, $28, $99
    lnop
    selb $19, $117, $19, $115
    lnop
    xor $58, $89, $41
    lqd $94, 2256($35)
    xor $53, $15, $25
    rotqby $55, $55, $29
    or $87, $87, $86
    shufb $89, $36, $93, $33
    selb $93, $119, $105, $54
    lnop
    selb $28, $25, $113, $28
    lnop
    selb $36, $22, $118, $46
    lnop
    andi $86, $9, -16
    lnop
    xor $6, $6, $77
    lnop
    selb $102, $116, $102, $82
    lnop
    selb $103, $103, $3, $43
    lnop
    a $39, $86, $74
    lnop
    selb $110, $110, $96, $88
    lnop
    xor $96, $92, $91
    lnop
    nand $86, $87, $109
    lqd $3, 1984($35)
    selb $36, $36, $54, $119
    lnop
    xor $7, $7, $45
    lnop
    xor $37, $37, $81
    lqd $81, 3280($35)
    xor $2, $2, $45
    lqd $44, 720($35)
    selb $20, $48, $20, $71
    lnop
    selb $43, $120, $43, $36
    lnop
    xor $101, $19, $101
    lqd $48, 3264($35)
    or $7, $7, $58
    lnop
    xor $95, $13, $95
    lnop
    selb $118, $118, $103, $79
    lnop
    nand $103, $7, $124
    rotqbii $58, $55, 1
    selb $121, $121, $40, $122
    lqa $26, 0x18080
    xor $4, $4, $41
    lnop
    nor $53, $86, $53
    lnop
    xor $11, $11, $41
    rotqbii $97, $90, 1
    selb $21, $121, $122, $40
    lnop
    selb $87, $25, $87, $53
    shufb $48, $48, $81, $33
    selb $116, $115, $116, $5
    lnop
    xor $19, $117, $19
    lnop
    selb $95, $111, $95, $88
    lnop
    nor $96, $103, $96
    lqd $88, 704($35)
    selb $5, $109, $87, $85
    lqd $87, 1472($35)
    selb $105, $22, $105, $46
    lnop
    nand $22, $96, $126
    lnop
    xor $46, $120, $43
    lnop
    selb $113, $113, $99, $85
    lnop
    selb $114, $114, $98, $85
    lqa $98, 0x180b0
    nand $99, $84, $112
    lnop
    selb $105, $93, $54, $105
    lnop
    xor $93, $19, $115
    lnop
    selb $18, $123, $18, $121
    lnop
    or $17, $17, $83
    lnop
    xor $111, $111, $13
    lnop
    selb $23, $23, $58, $71
    lnop
    selb $7, $91, $7, $96
    lnop
    selb $117, $117, $101, $82
    shlqbii $101, $111, 1
    ai $58, $127, 1
    lnop
    xor $98, $98, $80
    shufb $90, $88, $44, $33
    nand $88, $53, $95
    lnop
    andc $91, $91, $23
    lnop
    selb $105, $119, $105, $79
    lnop
    selb $103, $103, $22, $91
    lnop
    nor $93, $99, $93
    shufb $44, $32, $32, $70
    andc $25, $25, $28
    lqd $13, 5632($39)
    xor $104, $43, $104
    lnop
    selb $84, $115, $84, $93
    lnop
    selb $86, $86, $88, $25
    lnop
    selb $43, $112, $84, $82
    lnop
    selb $108, $38, $108, $51
    lnop
    xor $38, $46, $36
    lnop
    nand $51, $93, $114
    rotqby $13, $13, $9
    or $2, $2, $11
    shlqbii $32, $32, 1
    selb $109, $25, $109, $88
    shufb $83, $3, $52, $33
    selb $3, $91, $124, $22
    lnop
    or $98, $42, $98
    lnop
    selb $109, $109, $86, $110
    lnop
    nand $42, $12, $100
    lnop
    selb $91, $91, $23, $22
    lnop
    selb $119, $36, $119, $54
    lnop
    nand $54, $8, $118
    lnop
    andc $115, $115, $116
    lnop
    selb $120, $120, $104, $79
    lqa $104, 0x18000
    xor $107, $18, $107
    lnop
    andc $22, $36, $119
    lnop
    nor $38, $42, $38
    lnop
    xor $26, $26, $90
    lnop
    selb $3, $3, $103, $125
    lnop
    selb $101, $101, $97, $71
    lqa $97, 0x18020
    selb $99, $99, $51, $115
    lnop
    xor $16, $16, $78
    lnop
    xor $14, $14, $90
    lnop
    nand $52, $38, $117
    lnop
    xor $49, $49, $89
    lnop
    selb $12, $36, $12, $38
    lnop
    selb $112, $115, $112, $51
    lnop
    selb $107, $123, $107, $76
    lnop
    selb $96, $126, $96, $3
    lqa $36, 0x180a0
    selb $42, $42, $52, $22
    lnop
    selb $88, $25, $28, $88
    lnop
    selb $53, $95, $53, $109
    lnop
    xor $92, $96, $92
    lnop
    xor $123, $123, $18
    lnop
    selb $28, $110, $28, $86
    lnop
    selb $18, $22, $100, $52
    lnop
    selb $100, $100, $12, $79
    shufb $111, $111, $111, $70
    andc $12, $121, $21
    rotqbyi $55, $55, 1
    xor $25, $95, $53
    lnop
    selb $18, $18, $42, $102
    lnop
    selb $11, $3, $125, $103
    lqa $84, 0x18080
    selb $38, $117, $38, $18
    lnop
    selb $112, $112, $99, $113
    lnop
    xor $15, $53, $15
    rotqbii $53, $13, 1
    selb $108, $34, $40, $108
    lnop
    xor $34, $123, $121
    lqa $40, 0x18090
    selb $22, $22, $119, $52
    lnop
    selb $52, $109, $110, $86
    lnop
    selb $124, $124, $7, $48
    lnop
    selb $115, $115, $116, $51
    rotqbii $55, $55, 1
    selb $95, $95, $15, $85
    shufb $44, $44, $52, $70
    nand $15, $2, $106
    rotqbyi $51, $31, 0
    selb $23, $125, $23, $103
    shufb $81, $50, $94, $33
    xor $10, $10, $89
    lnop
    selb $103, $23, $103, $91
    lnop
    xor $91, $117, $38
    lnop
    xor $96, $126, $96
    lnop
    xor $80, $40, $80
    lnop
    or $10, $14, $10
    lnop
    selb $32, $32, $55, $71
    lnop
    selb $126, $126, $92, $48
    lqd $92, 1488($35)
    xor $84, $84, $78
    lnop
    selb $55, $112, $113, $99
    lnop
    xor $14, $96, $3
    lqd $40, 1744($35)
    nor $34, $54, $34
    lnop
    nor $14, $15, $14
    lnop
    selb $88, $28, $86, $88
    lnop
    selb $28, $18, $102, $42
    lqa $23, 0x18030
    xor $38, $38, $46
    lnop
    xor $46, $101, $20
    lnop
    andc $94, $3, $11
    lnop
    nand $50, $34, $120
    lnop
    selb $125, $125, $103, $48
    lnop
    selb $103, $12, $118, $50
    lnop
    nand $7, $14, $107
    lnop
    andc $27, $18, $28
    shufb $86, $87, $92, $33
    selb $15, $15, $7, $94
    lnop
    selb $54, $54, $50, $12
    lnop
    selb $122, $122, $108, $76
    shufb $111, $111, $25, $70
    selb $116, $113, $116, $99
    lqd $108, 3776($35)
    nand $92, $10, $124
    lnop
    or $6, $16, $6
    shlqbii $25, $25, 1
    nor $46, $92, $46
    lnop
    selb $93, $114, $93, $112
    chd $16, 0($29)
    selb $87, $94, $106, $7
    rotqbyi $44, $44, 12
    selb $12, $12, $21, $50
    lnop
    xor $24, $24, $86
    lqd $50, 5888($39)
    selb $110, $110, $88, $85
    lnop
    selb $21, $105, $21, $54
    lqd $88, 1232($35)
    selb $94, $94, $11, $7
    lnop
    selb $12, $21, $54, $12
    lqd $21, 6144($31)
    selb $7, $87, $15, $122
    lnop
    xor $85, $114, $93
    lqd $87, 1216($35)
    or $80, $37, $80
    lqa $37, 0x18020
    selb $25, $25, $53, $71
    rotqbyi $13, $13, 1
    xor $53, $85, $112
    lnop
    selb $103, $103, $54, $105
    shufb $30, $30, $30, $70
    selb $116, $116, $99, $115
    lnop
    nand $115, $17, $5
    lnop
    selb $99, $120, $34, $103
    lnop
    selb $47, $7, $122, $15
    shufb $21, $44, $21, $16
    selb $11, $122, $11, $15
    lnop
    xor $123, $99, $123
    lnop
    selb $117, $117, $38, $79
    lnop
    nor $53, $115, $53
    lnop
    xor $93, $93, $19
    lnop
    xor $104, $104, $81
    lnop
    selb $54, $103, $105, $54
    lnop
    andc $19, $20, $32
    lnop
    selb $105, $105, $12, $76
    shufb $87, $87, $88, $33
    andc $88, $112, $55
    lqa $12, 0x18040
    selb $121, $121, $8, $34
    lnop
    selb $112, $112, $17, $53
    lnop
    selb $94, $11, $15, $94
    lnop
    nand $11, $80, $43
    lnop
    nand $15, $53, $95
    rotqbii $13, $13, 1
    xor $57, $57, $77
    lnop
    selb $115, $115, $15, $88
    lqd $17, 3520($35)
    nand $8, $46, $126
    lnop
    selb $2, $3, $2, $14
    lnop
    or $57, $84, $57
    lnop
    selb $14, $107, $14, $7
    lqd $3, 5376($39)
    selb $84, $110, $55, $115
    lnop
    selb $92, $92, $8, $19
    shlqbii $34, $109, 1
    selb $121, $118, $121, $76
    lnop
    xor $12, $12, $45
    lnop
    selb $122, $122, $94, $48
    lnop
    xor $94, $107, $14
    lnop
    xor $99, $120, $99
    stqd $21, 6144($51)
    selb $119, $102, $119, $42
    lnop
    or $4, $12, $4
    shufb $109, $30, $109, $70
    selb $116, $113, $116, $82
    lqd $113, 3536($35)
    selb $55, $88, $55, $15
    lnop
    xor $96, $14, $96
    lnop
    nand $14, $6, $100
    lqd $30, 6400($31)
    selb $55, $84, $115, $55
    lqd $84, 1728($35)
    selb $107, $107, $96, $48
    lnop
    selb $88, $88, $5, $15
    lnop
    xor $15, $99, $103
    rotqbyi $111, $111, 12
    xor $96, $91, $18
    lqa $12, 0x180b0
    selb $21, $19, $124, $8
    lnop
    selb $114, $114, $93, $82
    lnop
    selb $21, $21, $92, $125
    lnop
    andc $93, $103, $54
    rotqby $50, $50, $9
    nor $96, $11, $96
    lnop
    selb $118, $88, $115, $110
    lnop
    nor $15, $14, $15
    shufb $84, $84, $40, $33
    selb $119, $119, $42, $22
    lnop
    nand $22, $15, $117
    shufb $111, $111, $30, $16
    selb $30, $126, $46, $21
    lqa $42, 0x18030
    selb $14, $14, $22, $93
    lnop
    selb $119, $102, $119, $79
    rotqby $3, $3, $9
    selb $102, $93, $100, $22
    lnop
    xor $23, $23, $86
    lnop
    selb $102, $102, $14, $119
    lnop
    xor $37, $37, $90
    rotqbii $40, $50, 1
    nand $38, $4, $121
    chd $9, 0($9)
    selb $44, $117, $15, $102
    shufb $88, $17, $113, $33
    xor $113, $126, $30
    lnop
    xor $101, $30, $101
    lnop
    selb $34, $34, $40, $71
    shlqbii $52, $52, 1
    xor $77, $12, $77
    lnop
    selb $12, $21, $125, $92
    lnop
    selb $10, $20, $10, $46
    lnop
    xor $99, $44, $99
    lnop
    xor $20, $94, $7
    lnop
    selb $53, $95, $53, $118
    stqd $111, 6400($51)
    selb $93, $93, $54, $22
    lnop
    selb $123, $120, $123, $76
    lnop
    nand $120, $96, $114
    lnop
    andc $22, $21, $12
    lnop
    nor $20, $38, $20
    lnop
    selb $126, $126, $101, $88
    lnop
    or $26, $26, $49
    lnop
    selb $106, $106, $2, $48
    lnop
    selb $103, $103, $6, $15
    lqd $15, 4304($35)
    selb $6, $27, $28, $120
    lnop
    xor $42, $42, $89
    lnop
    xor $2, $113, $21
    lqa $49, 0x18010
    selb $112, $5, $112, $82
    lqa $5, 0x18090
    andc $101, $7, $47
    lnop
    selb $55, $110, $55, $82
    lnop
    selb $8, $19, $32, $8
    lqa $19, 0x18060
    selb $4, $7, $4, $20
    lnop
    ai $29, $29, 4
    rotqbii $7, $3, 1
    or $37, $37, $42
    lqd $31, 6656($31)
    selb $54, $119, $54, $14
    lnop
    xor $56, $56, $87
    lqd $42, 2512($35)
    selb $32, $125, $32, $92
    lnop
    selb $111, $27, $43, $120
    rotqbyi $109, $109, 12
    andi $46, $29, -16
    lnop
    nand $40, $37, $106
    lnop
    xor $85, $53, $85
    lqa $30, 0x18070
    selb $92, $32, $92, $8
    lqa $8, 0x18030
    selb $115, $118, $110, $115
    lnop
    xor $53, $95, $53
    lnop
    selb $120, $11, $120, $27
    lnop
    xor $44, $117, $44
    lqa $11, 0x18040
    selb $111, $111, $120, $116
    lnop
    nor $27, $40, $2
    lnop
    selb $110, $102, $119, $14
    shufb $109, $109, $31, $16
    nand $16, $20, $123
    lnop
    xor $31, $44, $102
    lnop
    selb $32, $114, $96, $111
    lnop
    xor $30, $30, $41
    stqd $109, 6656($51)
    selb $38, $38, $16, $101
    lnop
    xor $91, $32, $91
    lnop
    selb $96, $18, $80, $96
    lnop
    selb $80, $101, $47, $16
    lnop
    xor $78, $36, $78
    lnop
    selb $36, $121, $4, $48
    lnop
    selb $121, $101, $121, $16
    lqa $101, 0x18050
    or $24, $56, $24
    lqa $56, 0x18080
    xor $16, $25, $34
    lnop
    selb $124, $124, $10, $88
    rotqbyi $50, $50, 1
    selb $96, $43, $96, $79
    lnop
    selb $121, $121, $38, $105
    lqd $43, 2496($35)
    xor $8, $8, $83
    lnop
    nand $10, $24, $124
    lnop
    selb $125, $125, $92, $88
    lnop
    selb $28, $116, $28, $120
    lnop
    nand $92, $27, $107
    lnop
    selb $47, $105, $47, $38
    lnop
    or $78, $78, $77
    lnop
    a $46, $46, $74
    lnop
    selb $91, $114, $91, $79
    lnop
    selb $95, $95, $85, $82
    lnop
    rotmi $2, $58, -3
    lnop
    selb $82, $111, $116, $120
    lnop
    xor $97, $97, $87
    lqa $77, 0x18060
    selb $20, $123, $20, $121
    lnop
    selb $47, $47, $38, $80
    lnop
    selb $40, $40, $92, $22
    lnop
    nand $4, $98, $112
    lnop
    nand $18, $57, $96
    lnop
    selb $21, $21, $37, $27
    lqd $37, 5376($46)
    xor $94, $20, $94
    lqd $80, 3792($35)
    xor $114, $114, $32
    shlqbii $32, $115, 1
    xor $20, $123, $20
    lnop
    selb $7, $52, $7, $71
    lnop
    selb $52, $22, $12, $92
    rotqbii $50, $50, 1
    selb $92, $22, $106, $92
    lnop
    xor $19, $19, $45
    lnop
    xor $101, $101, $89
    shufb $85, $108, $80, $33
    xor $108, $114, $111
    lnop
    selb $93, $54, $14, $93
    lnop
    xor $11, $11, $90
    lqa $14, 0x18000
    andc $54, $34, $7
    lnop
    nor $16, $10, $16
    lqd $22, 5888($46)
    or $97, $97, $23
    rotqbyi $3, $3, 1
    selb $117, $117, $99, $76
    lnop
    selb $119, $119, $93, $76
    lnop
    or $101, $11, $101
    lnop
    selb $92, $92, $40, $122
    lnop
    nor $31, $18, $31
    lnop
    ai $75, $75, -1
    lnop
    selb $106, $106, $21, $88
    lnop
    nand $21, $16, $126
    lnop
    nor $108, $4, $108
    shufb $115, $115, $115, $70
    selb $11, $54, $124, $21
    lqa $93, 0x180a0
    selb $12, $122, $12, $40
    lnop
    nand $99, $108, $95
    lnop
    andc $23, $111, $82
    lnop
    xor $14, $14, $84
    shlqbii $109, $53, 1
    selb $111, $111, $98, $108
    shufb $80, $43, $42, $33
    selb $42, $23, $112, $99
    lqa $43, 0x18060
    selb $24, $34, $24, $16
    lnop
    selb $4, $4, $99, $23
    lqa $34, 0x18070
    xor $98, $20, $121
    lnop
    selb $42, $42, $4, $55
    lnop
    selb $99, $23, $82, $99
    lnop
    selb $23, $42, $55, $4
    lnop
    selb $27, $107, $27, $92
    lnop
    or $19, $19, $30
    lnop
    selb $103, $100, $103, $76
    shufb $115, $115, $23, $70
    xor $100, $107, $27
    lnop
    xor $56, $56, $45
    lnop
    andc $30, $102, $110
    lnop
    selb $120, $28, $120, $6
    lnop
    nand $6, $31, $91
    lnop
    selb $12, $12, $40, $52
    shufb $52, $118, $118, $70
    selb $112, $112, $111, $79
    lnop
    selb $10, $10, $21, $54
    lnop
    xor $111, $100, $92
    lqd $28, 6144($39)
    selb $108, $95, $108, $42
    lnop
    nand $51, $19, $103
    rotqbyi $115, $115, 12
    selb $82, $55, $82, $4
    lnop
    selb $18, $18, $6, $30
    rotqbii $3, $3, 1
    selb $38, $121, $105, $38
    lnop
    nor $98, $51, $98
    lnop
    xor $49, $49, $83
    lnop
    selb $123, $123, $94, $48
    lqa $94, 0x18070
    xor $114, $108, $114
    lnop
    selb $120, $116, $120, $79
    lnop
    selb $105, $105, $47, $48
    lnop
    andc $47, $121, $38
    lnop
    selb $11, $11, $10, $125
    lnop
    selb $114, $95, $114, $79
    rotqby $37, $37, $29
    xor $5, $5, $41
    shlqbii $118, $118, 1
    xor $94, $94, $86
    lnop
    selb $21, $54, $7, $21
    lqa $54, 0x18050
    nand $116, $101, $36
    lnop
    xor $108, $95, $108
    lnop
    selb $109, $109, $13, $71
    shufb $53, $53, $53, $70
    nand $13, $98, $117
    lnop
    selb $7, $125, $7, $10
    lnop
    nand $95, $78, $112
    lnop
    selb $16, $126, $16, $11
    lnop
    selb $102, $102, $57, $31
    lnop
    selb $118, $118, $50, $71
    lnop
    selb $32, $32, $3, $71
    lqa $50, 0x18020
    selb $51, $51, $13, $47
    lnop
    nor $111, $116, $111
    lnop
    selb $7, $7, $10, $21
    lnop
    selb $124, $124, $24, $85
    lnop
    xor $24, $126, $16
    lnop
    or $14, $14, $49
    lnop
    nand $49, $111, $123
    lnop
    selb $12, $122, $12, $88
    lnop
    selb $122, $92, $122, $40
    shufb $53, $53, $108, $70
    xor $113, $27, $113
    lnop
    xor $34, $34, $89
    lnop
    selb $27, $119, $38, $51
    shufb $115, $115, $28, $9
    selb $101, $92, $101, $111
    lnop
    selb $28, $30, $96, $6
    lnop
    selb $38, $47, $38, $13
    lnop
    or $56, $56, $5
    lnop
    xor $16, $16, $25
    lnop
    andc $25, $118, $32
    lnop
    xor $5, $24, $11
    lnop
    nand $40, $97, $106
    rotqbyi $21, $39, 0
    selb $13, $47, $103, $13
    lnop
    andc $92, $92, $122
    lqa $3, 0x18050
    selb $113, $107, $113, $88
    lnop
    selb $28, $28, $18, $120
    stqd $115, 6144($21)
    selb $126, $126, $16, $85
    lnop
    selb $31, $91, $31, $28
    lnop
    selb $116, $116, $49, $92
    lnop
    xor $93, $93, $45
    lqd $45, 4032($35)
    nor $5, $40, $5
    lnop
    xor $43, $43, $87
    lnop
    selb $16, $92, $36, $49
    lnop
    or $94, $43, $94
    lqa $43, 0x18050
    xor $115, $91, $31
    lnop
    selb $99, $82, $4, $99
    lqd $107, 5632($46)
    nand $47, $14, $124
    lqd $82, 4048($35)
    selb $57, $28, $120, $18
    lqd $17, 6400($39)
    selb $13, $13, $51, $119
    lnop
    selb $6, $30, $110, $6
    lnop
    xor $30, $115, $28
    lnop
    selb $10, $11, $125, $10
    rotqby $22, $22, $29
    selb $125, $125, $7, $85
    lnop
    selb $7, $117, $98, $13
    lnop
    nor $30, $95, $30
    lnop
    selb $99, $55, $99, $79
    lqa $79, 0x18040
    andc $55, $11, $10
    lnop
    selb $110, $120, $110, $18
    lnop
    selb $121, $121, $19, $98
    rotqbyi $53, $53, 12
    xor $98, $109, $118
    shufb $52, $52, $42, $70
    selb $102, $96, $102, $76
    lqa $4, 0x18050
    selb $16, $16, $116, $105
    shlqbii $23, $23, 1
    nor $98, $47, $98
    lnop
    selb $110, $110, $18, $6
    lnop
    xor $31, $31, $44
    shlqbii $42, $42, 1
    nand $44, $5, $113
    lnop
    selb $111, $123, $111, $16
    rotqbii $6, $37, 1
    selb $40, $40, $44, $55
    lnop
    selb $18, $55, $106, $44
    lnop
    selb $44, $55, $10, $44
    shlqbii $108, $108, 1
    selb $101, $36, $101, $88
    lnop
    xor $43, $43, $86
    lnop
    selb $18, $18, $40, $12
    lnop
    xor $100, $111, $100
    lnop
    xor $77, $77, $90
    lnop
    xor $20, $7, $20
    lnop
    xor $36, $117, $7
    shufb $17, $53, $17, $9
    nand $53, $98, $126
    rotqbyi $37, $37, 1
    selb $23, $23, $6, $71
    lnop
    andc $6, $28, $57
    shufb $82, $45, $82, $33
    nand $45, $30, $114
    lnop
    selb $47, $47, $53, $25
    lnop
    selb $10, $12, $10, $40
    lnop
    selb $7, $6, $57, $45
    lnop
    selb $91, $91, $31, $76
    lnop
    xor $111, $123, $111
    lnop
    selb $95, $95, $45, $6
    lnop
    xor $79, $79, $87
    lqa $31, 0x18040
    selb $97, $11, $97, $5
    lnop
    selb $11, $25, $124, $53
    lnop
    selb $55, $113, $5, $18
    lqd $96, 3024($35)
    selb $123, $123, $100, $88
    lqa $5, 0x18020
    xor $24, $55, $24
    lnop
    selb $117, $117, $20, $48
    lnop
    selb $11, $11, $47, $125
    lqa $20, 0x18010
    xor $55, $113, $55
    rotqbii $37, $37, 1
    xor $100, $36, $13
    lnop
    or $77, $77, $34
    rotqby $107, $107, $29
    selb $92, $92, $122, $49
    lnop
    selb $6, $6, $112, $45
    lnop
    selb $25, $25, $32, $53
    lnop
    xor $53, $111, $16
    lnop
    selb $45, $11, $125, $47
    lnop
    selb $120, $120, $110, $76
    rotqbyi $110, $22, 1
    xor $50, $50, $84
    lnop
    selb $49, $6, $95, $99
    lnop
    selb $34, $126, $98, $11
    lnop
    nand $19, $56, $102
    lnop
    selb $32, $125, $32, $47
    lnop
    selb $121, $103, $121, $48
    lnop
    selb $113, $113, $24, $85
    lnop
    selb $25, $32, $47, $25
    lnop
    xor $20, $20, $80
    lnop
    selb $32, $16, $105, $116
    lnop
    or $43, $79, $43
    lqd $47, 4560($35)
    nor $100, $19, $100
    lnop
    nand $79, $77, $121
    rotqbii $22, $22, 1
    selb $24, $13, $119, $51
    lnop
    selb $106, $106, $97, $85
    lnop
    nand $97, $100, $91
    rotqbyi $52, $52, 12
    selb $10, $10, $40, $44
    lnop
    selb $78, $28, $78, $30
    lqa $6, 0x18070
    selb $122, $105, $122, $116
    lnop
    selb $118, $118, $14, $98
    rotqbii $98, $107, 1
    or $8, $50, $8
    lnop
    nor $53, $79, $53
    lnop
    or $104, $104, $20
    lnop
    nand $20, $8, $106
    lnop
    selb $122, $122, $116, $92
    stqd $17, 6400($21)
    nand $17, $43, $101
    lnop
    xor $116, $55, $18
    lnop
    selb $27, $27, $51, $38
    lnop
    andc $38, $16, $32
    lnop
    selb $40, $18, $12, $40
    lqd $51, 4288($35)
    selb $22, $42, $22, $71
    lnop
    selb $30, $114, $30, $49
    lqd $42, 2752($35)
    nand $92, $53, $117
    lnop
    xor $50, $126, $34
    rotqbii $110, $110, 1
    selb $56, $13, $56, $100
    lqd $14, 2768($35)
    andc $28, $22, $23
    lnop
    selb $44, $79, $92, $38
    lnop
    xor $79, $50, $11
    lnop
    selb $108, $108, $98, $71
    lnop
    nor $116, $17, $116
    lnop
    nor $98, $20, $79
    lnop
    xor $109, $34, $109
    lnop
    selb $119, $119, $27, $48
    lnop
    selb $27, $112, $78, $76
    lnop
    andc $13, $13, $24
    lnop
    xor $31, $31, $84
    lnop
    selb $56, $102, $56, $48
    lnop
    selb $126, $126, $109, $82
    lnop
    selb $109, $38, $121, $92
    lnop
    selb $57, $99, $57, $95
    lnop
    selb $102, $13, $102, $97
    lnop
    selb $124, $124, $118, $82
    lqa $118, 0x180b0
    xor $115, $30, $115
    lnop
    andc $112, $11, $45
    lnop
    selb $109, $109, $44, $119
    lnop
    selb $34, $13, $24, $97
    lnop
    nand $103, $98, $113
    shufb $79, $51, $15, $33
    selb $51, $11, $8, $98
    lnop
    selb $97, $19, $97, $13
    lnop
    selb $13, $117, $53, $109
    lqa $19, 0x180b0
    selb $8, $112, $106, $103
    lnop
    selb $59, $12, $10, $85
    lnop
    selb $77, $16, $77, $53
    lnop
    xor $53, $117, $13
    lnop
    selb $102, $102, $97, $120
    lnop
    xor $111, $13, $111
    lnop
    selb $20, $20, $103, $112
    lnop
    selb $43, $18, $43, $116
    lnop
    nand $13, $104, $124
    lqd $39, 6656($39)
    selb $16, $119, $32, $44
    shufb $78, $42, $14, $33
    selb $43, $101, $43, $85
    lnop
    selb $121, $121, $77, $88
    lnop
    selb $57, $57, $95, $7
    lqa $14, 0x18000
    xor $7, $108, $22
    lnop
    selb $42, $114, $115, $76
    lnop
    xor $54, $54, $83
    lnop
    andc $18, $18, $40
    lnop
    selb $95, $49, $99, $95
    rotqbyi $107, $107, 1
    nor $115, $13, $7
    lnop
    selb $122, $105, $122, $88
    lnop
    xor $118, $118, $41
    lnop
    nand $41, $26, $56
    lnop
    selb $24, $120, $24, $97
    shufb $105, $95, $95, $70
    selb $60, $8, $20, $59
    lnop
    nand $8, $115, $126
    lnop
    xor $114, $114, $30
    lnop
    or $118, $93, $118
    lnop
    selb $93, $102, $120, $97
    lnop
    nand $30, $116, $123
    lnop
    selb $112, $112, $45, $103
    lqa $7, 0x18000
    selb $100, $91, $100, $102
    lnop
    selb $117, $117, $111, $88
    lnop
    selb $17, $17, $30, $18
    lnop
    nand $111, $118, $27
    lnop
    xor $103, $91, $100
    lnop
    andc $15, $102, $93
    lnop
    selb $13, $13, $8, $28
    lnop
    selb $61, $18, $40, $30
    lnop
    selb $92, $38, $32, $92
    lnop
    selb $104, $22, $104, $115
    lnop
    xor $22, $53, $109
    lnop
    xor $100, $100, $36
    lnop
    selb $101, $18, $101, $30
    lnop
    selb $97, $24, $97, $34
    lqa $24, 0x18010
    xor $34, $103, $102
    shufb $39, $52, $39, $9
    selb $98, $113, $98, $60
    lqa $9, 0x18020
    nor $22, $41, $22
    rotqbii $107, $107, 1
    selb $52, $120, $97, $48
    shlqbii $95, $95, 1
    xor $50, $98, $50
    lnop
    selb $92, $16, $44, $92
    lqa $120, 0x18030
    selb $16, $28, $124, $8
    shlqbii $97, $49, 1
    selb $101, $101, $17, $122
    lnop
    selb $99, $99, $57, $76
    lnop
    nor $34, $111, $34
    lnop
    selb $28, $28, $23, $8
    lqa $8, 0x18050
    selb $57, $60, $59, $20
    lnop
    nand $76, $34, $42
    lnop
    selb $45, $59, $45, $20
    shufb $49, $49, $49, $70
    nand $30, $94, $121
    lqd $18, 3008($35)
    selb $116, $123, $116, $101
    lnop
    selb $125, $125, $25, $82
    lqd $35, 4544($35)
    xor $25, $9, $81
    lqa $9, 0x18070
    selb $111, $111, $76, $15
    lnop
    selb $23, $125, $23, $13
    lnop
    selb $44, $109, $119, $44
    lnop
    selb $36, $91, $100, $48
    lnop
    selb $32, $16, $13, $125
    lnop
    selb $100, $15, $93, $76
    lqa $10, 0x18010
    selb $124, $124, $104, $79
    lnop
    xor $104, $123, $116
    lqa $11, 0x18030
    selb $20, $45, $20, $112
    lnop
    xor $116, $116, $55
    lnop
    selb $37, $95, $37, $71
    lnop
    andi $12, $58, 7
    lnop
    xor $58, $104, $101
    lnop
    selb $95, $101, $122, $17
    lnop
    or $31, $31, $54
    lnop
    xor $54, $113, $98
    lnop
    nand $98, $31, $43
    shufb $77, $18, $96, $33
    selb $15, $15, $27, $76
    lnop
    selb $55, $126, $115, $32
    lnop
    nor $58, $30, $58
    lnop
    selb $23, $23, $13, $28
    lnop
    xor $28, $14, $78
    stqd $39, 6656($21)
    selb $39, $97, $110, $71
    lnop
    selb $40, $122, $40, $17
    lnop
    selb $110, $99, $93, $111
    lnop
    nand $21, $58, $117
    lnop
    xor $93, $54, $60
    lnop
    selb $40, $40, $17, $61
    shufb $61, $114, $114, $70
    xor $45, $126, $55
    lnop
    xor $24, $24, $77
    shufb $76, $35, $47, $33
    nor $33, $98, $93
    shlqbii $114, $114, 1
    selb $94, $101, $94, $58
    lnop
    selb $35, $32, $125, $13
    lnop
    selb $123, $123, $116, $85
    lnop
    selb $91, $15, $111, $99
    lqa $13, 0x180a0
    andc $116, $60, $57
    rotqbyi $47, $46, 0
    selb $26, $109, $26, $22
    lnop
    xor $14, $19, $89
    lnop
    selb $19, $42, $34, $91
    lnop
    andc $101, $101, $95
    lqa $15, 0x18040
    nand $96, $33, $123
    lnop
    or $28, $28, $24
    lnop
    selb $38, $119, $92, $88
    lqa $16, 0x18080
    selb $93, $91, $99, $111
    lnop
    selb $115, $121, $94, $85
    lnop
    selb $50, $113, $50, $82
    lnop
    nand $113, $22, $36
    lnop
    xor $92, $42, $19
    lnop
    selb $118, $102, $118, $34
    lqa $17, 0x180a0
    selb $125, $125, $23, $79
    lnop
    selb $102, $98, $96, $116
    shufb $61, $61, $92, $70
    andc $34, $32, $35
    lnop
    andc $109, $109, $44
    lqa $18, 0x18090
    selb $30, $30, $21, $101
    lnop
    selb $121, $101, $121, $21
    rotqbyi $61, $61, 12
    selb $112, $56, $26, $88
    lnop
    selb $41, $41, $113, $109
    lnop
    selb $26, $116, $43, $96
    lnop
    xor $120, $120, $80
    chd $29, 0($29)
    selb $119, $38, $95, $30
    lnop
    selb $97, $121, $30, $38
    lnop
    selb $122, $122, $40, $85
    lqa $40, 0x18030
    selb $58, $117, $58, $97
    shufb $105, $105, $93, $70
    selb $56, $109, $56, $113
    lnop
    selb $116, $116, $57, $96
    lnop
    selb $51, $106, $51, $82
    lnop
    selb $111, $110, $111, $100
    lnop
    andc $106, $39, $37
    lqd $121, 6144($46)
    selb $100, $26, $102, $122
    lnop
    selb $94, $56, $41, $52
    lnop
    xor $98, $117, $58
    lnop
    selb $96, $94, $52, $41
    rotqbyi $105, $105, 12
    selb $59, $59, $20, $82
    lnop
    xor $103, $19, $103
    lnop
    selb $56, $36, $22, $94
    lqa $19, 0x18060
    or $120, $25, $120
    lnop
    selb $107, $114, $107, $71
    lnop
    selb $110, $99, $111, $48
    lnop
    selb $62, $123, $33, $100
    shufb $49, $49, $91, $70
    xor $53, $56, $53
    lnop
    nand $99, $120, $51
    lqa $20, 0x180a0
    xor $108, $55, $108
    lnop
    xor $55, $45, $32
    lnop
    selb $57, $122, $57, $102
    lnop
    nor $55, $99, $55
    lnop
    xor $111, $107, $39
    lnop
    selb $113, $109, $44, $113
    lnop
    xor $54, $62, $54
    lnop
    selb $101, $101, $95, $21
    lnop
    selb $31, $60, $31, $33
    lqa $21, 0x18070
    selb $116, $57, $102, $116
    shufb $121, $105, $121, $29
    nand $105, $28, $124
    lnop
    selb $126, $126, $108, $79
    lnop
    nor $57, $105, $111
    lnop
    nand $33, $55, $50
    stqd $121, 6144($47)
    selb $32, $32, $120, $55
    lqd $120, 6400($46)
    nand $121, $57, $126
    lqa $22, 0x180b0
    selb $111, $42, $103, $48
    lnop
    selb $42, $106, $37, $121
    lnop
    selb $109, $27, $118, $48
    shlqbii $23, $93, 1
    selb $102, $100, $122, $102
    lnop
    selb $27, $99, $33, $34
    shufb $120, $61, $120, $29
    selb $114, $36, $53, $88
    lqa $24, 0x18010
    selb $53, $34, $51, $33
    lqa $25, 0x18040
    selb $61, $119, $30, $101
    lnop
    selb $119, $122, $116, $82
    stqd $120, 6400($47)
    selb $120, $106, $124, $121
    lnop
    selb $122, $105, $121, $106
    lnop
    selb $103, $53, $27, $59
    rotqbyi $49, $49, 12
    selb $106, $120, $122, $125
    lnop
    selb $44, $52, $44, $41
    lnop
    selb $53, $126, $57, $106
    lnop
    selb $108, $106, $125, $122
    lqa $26, 0x18090
    selb $113, $44, $41, $113
    lnop
    xor $58, $58, $104
    lnop
    xor $41, $53, $107
    lqd $46, 6656($46)
    selb $99, $97, $38, $30
    lnop
    selb $30, $59, $35, $27
    lnop
    selb $118, $43, $31, $82
    lnop
    xor $95, $36, $56
    lnop
    xor $101, $123, $62
    lnop
    selb $37, $125, $37, $122
    lnop
    selb $116, $38, $61, $85
    shufb $29, $49, $46, $29
    selb $33, $34, $35, $33
    lnop
    selb $120, $123, $54, $82
    hbrr weighted_edge_branch, weighted_edge_loop
    selb $55, $50, $55, $103
    lnop
    selb $30, $30, $27, $33
    lnop
    xor $45, $55, $45
    lnop
    selb $105, $103, $59, $27
    lnop
    selb $113, $52, $113, $88
    lnop
    selb $121, $51, $32, $79
    lqa $27, 0x18080
    selb $28, $39, $28, $57
    lnop
    xor $107, $126, $53
    lnop
    selb $122, $37, $122, $42
    lnop
    selb $124, $124, $28, $76
    lnop
    selb $125, $125, $122, $76
    lnop
    selb $123, $50, $45, $79
    lnop
    xor $104, $50, $55
    lnop
    selb $122, $59, $30, $79
    lqa $28, 0x180b0
    selb $117, $117, $58, $85
    stqd $29, 6656($47)
    selb $126, $126, $41, $76
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
    lqa $2, 0x18040
    lqa $3, 0x18070
    lqa $4, 0x18080
    lqa $5, 0x18090
    lqa $6, 0x18020
    lqa $7, 0x18050
    lqa $8, 0x18080
    lqa $9, 0x18030
    lqa $10, 0x18030
    lqa $11, 0x18090
    lqa $12, 0x18000
    lqa $13, 0x18090
    lqa $71, 0x180b0
    lqa $14, 0x18010
    lqa $15, 0x18080
    lqa $16, 0x180b0
    lqa $17, 0x18040
    lqa $18, 0x180b0
    lqa $19, 0x180a0
    lqa $20, 0x18060
    lqa $60, 0x180a0
    xor $21, $60, $88
    ai $22, $127, 1
    lqa $23, 0x18090
    lqa $24, 0x18070
    lqa $25, 0x18000
    lqa $26, 0x18060
    lqa $27, 0x18020
    lqa $28, 0x18050
    lqa $29, 0x18020
    shlqbii $30, $93, 1
    lqa $31, 0x180a0
    lqa $32, 0x18030
    lqa $33, 0x18070
    lqa $34, 0x18050
# 722 cycles an iteration, 722 at least: 722 instructions for the even pipe, 234 for the odd one; 0 cycles of nops alone
.align 3
weighted_steady_loop:
    xor $93, $71, $89
    lnop
    andc $89, $94, $96
    lnop
    andi $35, $22, 7
    lnop
    xor $36, $104, $103
    lnop
    xor $90, $31, $90
    lnop
    andc $31, $103, $105
    lqa $37, 0x180a0
    rotmi $22, $22, -3
    lnop
    shli $35, $35, 5
    lnop
    andc $38, $106, $108
    lnop
    or $93, $90, $93
    lnop
    andc $90, $97, $99
    lnop
    xor $23, $23, $87
    lnop
    xor $88, $4, $88
    lqa $4, 0x18060
    a $22, $35, $22
    lnop
    nand $35, $93, $109
    lnop
    mpyi $39, $127, 6
    shufb $40, $22, $22, $78
    xor $41, $95, $94
    lnop
    xor $42, $101, $100
    lqa $43, 0x18080
    xor $34, $34, $81
    lnop
    andi $22, $22, -16
    lnop
    nor $41, $35, $41
    lnop
    xor $24, $24, $85
    lnop
    a $22, $22, $79
    lnop
    xor $8, $8, $84
    lnop
    andbi $40, $40, 15
    lnop
    xor $44, $98, $97
    lnop
    andi $45, $39, -16
    lnop
    andc $46, $100, $102
    lnop
    xor $2, $2, $84
    lqd $47, 448($22)
    nand $48, $41, $111
    lnop
    xor $20, $20, $86
    lnop
    a $40, $40, $77
    lqd $49, 192($22)
    or $20, $20, $24
    shlqbii $91, $91, 1
    xor $9, $9, $81
    lnop
    xor $24, $107, $106
    lnop
    a $45, $45, $79
    lnop
    or $88, $88, $23
    lqd $23, 208($22)
    xor $27, $27, $82
    lnop
    nand $50, $88, $112
    lqd $51, 5376($45)
    nand $52, $20, $115
    lqd $53, 5632($45)
    ai $127, $127, 1
    lnop
    nor $44, $50, $44
    lnop
    selb $35, $35, $48, $89
    lnop
    xor $7, $7, $83
    shufb $23, $49, $23, $40
    nand $49, $44, $114
    lqd $54, 464($22)
    selb $109, $89, $109, $48
    lnop
    xor $26, $26, $82
    lnop
    selb $112, $90, $112, $49
    lnop
    ai $55, $39, 2
    lnop
    selb $94, $94, $93, $41
    rotqby $51, $51, $39
    xor $87, $16, $87
    lnop
    or $9, $27, $9
    lnop
    selb $89, $89, $96, $48
    lnop
    selb $109, $109, $35, $110
    lqd $48, 5888($45)
    selb $50, $50, $49, $90
    lnop
    or $21, $21, $87
    lnop
    nor $42, $52, $42
    rotqbii $87, $51, 1
    xor $33, $33, $81
    lnop
    selb $41, $111, $41, $109
    lqd $27, 1488($22)
    selb $112, $112, $50, $113
    lnop
    or $2, $2, $7
    lnop
    xor $111, $111, $41
    lnop
    xor $4, $4, $84
    lnop
    xor $29, $29, $23
    lnop
    selb $30, $30, $87, $76
    lnop
    selb $100, $100, $20, $42
    lnop
    selb $20, $114, $44, $112
    lnop
    selb $7, $113, $99, $50
    lnop
    xor $3, $3, $83
    lqa $16, 0x180b0
    nand $87, $9, $121
    rotqby $53, $53, $39
    xor $11, $11, $83
    lnop
    selb $113, $112, $113, $50
    lqd $93, 976($22)
    xor $114, $114, $20
    lqd $56, 1232($22)
    selb $96, $110, $96, $35
    lnop
    xor $95, $41, $95
    lnop
    xor $41, $114, $112
    shufb $57, $109, $109, $75
    nand $58, $42, $117
    shufb $47, $47, $54, $40
    selb $97, $97, $88, $44
    lnop
    selb $115, $46, $115, $58
    shlqbii $92, $92, 1
    nand $88, $2, $118
    lnop
    or $3, $4, $3
    rotqbii $4, $53, 1
    nand $44, $21, $94
    lnop
    xor $15, $15, $86
    lnop
    selb $52, $52, $58, $46
    lnop
    andc $54, $112, $113
    lnop
    nor $36, $88, $36
    lnop
    nor $24, $87, $24
    lqa $59, 0x18080
    selb $115, $115, $52, $116
    rotqby $48, $48, $39
    selb $92, $92, $4, $76
    lnop
    selb $4, $115, $116, $52
    lnop
    xor $25, $25, $23
    lnop
    nor $41, $44, $41
    lnop
    selb $106, $106, $9, $24
    lnop
    nand $9, $3, $100
    rotqbii $60, $48, 1
    andi $61, $55, -16
    lqd $62, 6144($45)
    nand $63, $41, $95
    lnop
    nand $64, $36, $120
    lnop
    selb $94, $54, $94, $63
    lnop
    selb $118, $31, $118, $64
    lnop
    xor $14, $14, $47
    lnop
    nand $65, $24, $123
    lnop
    xor $13, $13, $85
    lnop
    selb $66, $31, $105, $64
    lnop
    selb $67, $54, $113, $63
    lnop
    selb $91, $91, $60, $76
    lnop
    xor $17, $17, $82
    lqd $60, 704($22)
    selb $88, $88, $64, $31
    lnop
    selb $31, $87, $65, $38
    lnop
    or $14, $25, $14
    lnop
    selb $121, $38, $121, $65
    lnop
    selb $110, $109, $110, $35
    lnop
    xor $43, $43, $82
    shlqbii $109, $109, 1
    selb $118, $118, $88, $119
    lqd $25, 1472($22)
    xor $64, $92, $91
    shlqbii $68, $111, 1
    nand $69, $14, $124
    lnop
    selb $42, $117, $42, $115
    lnop
    xor $37, $37, $86
    lnop
    ai $80, $80, -1
    lqd $86, 960($22)
    selb $99, $90, $99, $49
    lnop
    selb $49, $120, $36, $118
    shufb $87, $25, $27, $40
    selb $25, $122, $108, $31
    lnop
    nor $64, $69, $64
    lnop
    or $13, $15, $13
    lqa $15, 0x180b0
    selb $99, $7, $50, $99
    lnop
    andc $7, $91, $30
    lqd $50, 1216($22)
    selb $108, $38, $108, $65
    lnop
    nand $38, $13, $97
    lqa $65, 0x18000
    selb $44, $44, $63, $54
    lnop
    nand $54, $64, $126
    lnop
    xor $101, $42, $101
    lnop
    xor $59, $59, $23
    lnop
    selb $121, $121, $31, $122
    rotqbyi $53, $53, 1
    selb $124, $7, $124, $54
    lqd $63, 720($22)
    selb $69, $69, $54, $7
    lnop
    selb $96, $96, $35, $89
    chd $35, 0($39)
    xor $120, $120, $49
    lnop
    selb $103, $103, $2, $36
    lnop
    selb $122, $121, $122, $31
    lnop
    xor $5, $5, $81
    lqd $2, 1744($22)
    xor $117, $117, $42
    lnop
    selb $124, $124, $69, $125
    lqd $42, 2512($22)
    selb $46, $46, $102, $58
    lnop
    xor $58, $117, $115
    shlqbii $36, $110, 1
    selb $112, $112, $21, $41
    lnop
    or $17, $17, $34
    lnop
    xor $98, $20, $98
    lnop
    selb $20, $124, $125, $69
    lnop
    xor $34, $120, $118
    lnop
    nor $58, $38, $58
    lqa $21, 0x18080
    selb $105, $119, $105, $88
    lqd $27, 1728($22)
    selb $116, $116, $102, $52
    lqa $102, 0x18040
    selb $24, $123, $24, $121
    lnop
    nor $34, $9, $34
    lnop
    selb $70, $126, $64, $124
    lnop
    selb $116, $116, $52, $46
    shufb $89, $86, $93, $40
    andc $93, $115, $4
    lnop
    selb $119, $118, $119, $88
    lnop
    xor $123, $123, $24
    lnop
    xor $10, $10, $47
    lnop
    nand $46, $17, $103
    shufb $86, $27, $2, $40
    andc $27, $121, $122
    shufb $90, $60, $63, $40
    xor $60, $123, $121
    rotqbii $53, $53, 1
    selb $91, $91, $14, $64
    rotqbyi $51, $51, 1
    or $10, $29, $10
    lnop
    nor $60, $46, $60
    rotqbyi $29, $45, 0
    xor $107, $24, $107
    lnop
    or $26, $26, $33
    lnop
    selb $94, $94, $44, $96
    rotqbyi $48, $48, 1
    xor $104, $49, $104
    lnop
    nand $49, $34, $101
    lnop
    selb $113, $96, $113, $44
    rotqbii $51, $51, 1
    selb $125, $125, $30, $69
    lqa $33, 0x18010
    nand $24, $58, $98
    lnop
    xor $32, $32, $87
    lnop
    andc $14, $118, $119
    lnop
    nand $64, $60, $104
    lnop
    selb $105, $105, $88, $66
    lqa $66, 0x18040
    selb $53, $68, $53, $76
    lnop
    xor $33, $33, $89
    lnop
    a $61, $61, $79
    lnop
    selb $41, $95, $41, $94
    lnop
    selb $113, $113, $44, $67
    lqd $67, 5632($61)
    xor $6, $6, $90
    lnop
    xor $114, $41, $114
    lnop
    selb $68, $14, $119, $49
    lnop
    selb $63, $27, $122, $64
    lqa $52, 0x18030
    selb $9, $9, $49, $14
    shufb $88, $50, $56, $40
    xor $81, $18, $81
    lnop
    xor $126, $126, $70
    lnop
    xor $95, $95, $41
    lnop
    selb $118, $118, $3, $34
    shufb $111, $111, $111, $75
    xor $3, $126, $124
    shufb $110, $110, $110, $75
    xor $65, $65, $90
    lnop
    selb $41, $93, $4, $24
    lnop
    selb $103, $27, $103, $64
    lnop
    selb $96, $94, $96, $44
    rotqbii $48, $48, 1
    nand $44, $26, $118
    lqa $2, 0x18040
    selb $100, $14, $100, $49
    lnop
    selb $119, $116, $119, $9
    lnop
    selb $100, $100, $9, $116
    lnop
    xor $92, $70, $92
    lnop
    xor $85, $16, $85
    lnop
    selb $34, $101, $34, $100
    lnop
    nand $16, $10, $106
    lnop
    selb $108, $25, $31, $108
    shufb $110, $110, $96, $75
    or $33, $65, $33
    lnop
    selb $109, $109, $48, $76
    lnop
    nand $48, $33, $91
    lqd $65, 5376($61)
    andc $25, $124, $20
    lnop
    selb $97, $93, $97, $24
    shufb $111, $111, $95, $75
    nor $31, $16, $3
    lnop
    selb $116, $100, $116, $9
    lqa $70, 0x180b0
    selb $115, $115, $13, $58
    lnop
    xor $101, $101, $34
    lqd $13, 5888($61)
    selb $27, $46, $64, $27
    lnop
    xor $21, $21, $90
    lnop
    selb $93, $38, $24, $93
    lnop
    nand $24, $31, $107
    lqa $38, 0x180a0
    selb $97, $97, $93, $99
    lnop
    selb $103, $103, $27, $105
    lnop
    xor $46, $53, $109
    lqa $64, 0x18070
    selb $36, $36, $51, $76
    lqd $51, 2000($22)
    selb $4, $99, $4, $93
    lqa $3, 0x18070
    selb $124, $124, $10, $31
    lnop
    nor $46, $48, $46
    lnop
    selb $106, $25, $106, $24
    lnop
    selb $58, $98, $58, $97
    lnop
    selb $7, $7, $30, $54
    lnop
    xor $117, $58, $117
    rotqby $65, $65, $55
    xor $98, $98, $58
    rotqbyi $110, $110, 12
    andc $58, $109, $36
    lnop
    selb $122, $105, $122, $27
    lnop
    selb $125, $125, $69, $7
    lnop
    selb $16, $16, $24, $25
    lnop
    selb $7, $104, $60, $103
    lnop
    selb $109, $109, $33, $46
    lnop
    selb $105, $103, $105, $27
    rotqby $13, $13, $55
    selb $106, $106, $16, $108
    lnop
    nand $33, $46, $92
    rotqby $67, $67, $55
    xor $102, $102, $90
    lnop
    or $8, $8, $11
    lnop
    selb $11, $106, $108, $16
    lqd $69, 1984($22)
    xor $83, $70, $83
    lnop
    selb $122, $122, $27, $63
    lnop
    or $37, $37, $85
    rotqbii $27, $65, 1
    nand $63, $8, $115
    shlqbii $70, $94, 1
    andc $30, $100, $116
    lnop
    selb $24, $25, $20, $24
    lnop
    xor $66, $66, $23
    lqa $25, 0x18060
    selb $41, $4, $93, $41
    lnop
    xor $4, $101, $100
    lnop
    xor $104, $104, $7
    lnop
    xor $28, $28, $47
    lnop
    xor $123, $7, $123
    rotqbyi $7, $13, 1
    xor $85, $98, $97
    lnop
    selb $91, $58, $91, $33
    lqa $54, 0x18060
    selb $48, $48, $33, $58
    lnop
    selb $31, $107, $31, $106
    lqa $10, 0x18090
    nand $14, $37, $112
    lqa $49, 0x18000
    xor $18, $104, $103
    lnop
    nor $50, $14, $85
    lnop
    nor $4, $63, $4
    lnop
    xor $107, $107, $31
    lnop
    nor $18, $44, $18
    shufb $85, $69, $51, $40
    selb $91, $91, $48, $125
    shlqbii $95, $95, 1
    selb $99, $97, $99, $93
    lqa $93, 0x18050
    selb $108, $108, $20, $16
    lnop
    nand $20, $4, $117
    lnop
    nand $51, $50, $114
    shufb $110, $110, $62, $35
    selb $108, $108, $16, $24
    lnop
    xor $126, $31, $126
    lnop
    selb $37, $97, $37, $50
    rotqbii $13, $13, 1
    xor $93, $93, $89
    rotqbii $7, $7, 1
    selb $121, $121, $17, $60
    lnop
    andc $97, $97, $99
    lqa $17, 0x18010
    xor $120, $34, $120
    lnop
    selb $100, $100, $8, $4
    lnop
    selb $26, $103, $26, $18
    lnop
    xor $52, $52, $89
    lnop
    selb $112, $97, $112, $51
    lnop
    selb $46, $92, $46, $91
    lqa $8, 0x180a0
    or $28, $66, $28
    lnop
    andc $66, $106, $11
    lnop
    xor $15, $15, $47
    lnop
    selb $115, $30, $115, $20
    lnop
    selb $34, $125, $36, $48
    shufb $94, $57, $94, $75
    selb $14, $14, $51, $97
    lnop
    xor $92, $92, $46
    stqd $110, 6144($29)
    selb $112, $112, $14, $113
    lnop
    nand $110, $28, $121
    lnop
    or $43, $43, $5
    lqa $5, 0x18020
    selb $63, $63, $20, $30
    lnop
    xor $84, $8, $84
    lqa $8, 0x18030
    andc $103, $103, $105
    lnop
    selb $20, $30, $116, $20
    shlqbii $96, $96, 1
    xor $54, $54, $23
    lnop
    selb $119, $119, $9, $68
    lqa $9, 0x18010
    selb $13, $70, $13, $76
    lqa $70, 0x18000
    selb $50, $114, $50, $112
    lnop
    xor $49, $49, $88
    lnop
    nand $68, $18, $120
    rotqbyi $111, $111, 12
    selb $115, $115, $63, $41
    lnop
    xor $30, $107, $106
    lnop
    selb $4, $117, $4, $115
    lnop
    selb $125, $91, $125, $48
    lnop
    selb $33, $58, $36, $33
    lnop
    selb $118, $103, $118, $68
    lnop
    selb $97, $97, $99, $51
    lnop
    or $6, $6, $52
    lnop
    nor $30, $110, $30
    rotqbyi $52, $67, 1
    selb $44, $44, $68, $103
    lqa $51, 0x18050
    xor $64, $64, $47
    lnop
    selb $36, $112, $113, $14
    lnop
    xor $46, $46, $53
    lnop
    xor $98, $50, $98
    lqd $53, 6400($45)
    selb $113, $113, $99, $14
    lnop
    xor $101, $4, $101
    lnop
    nand $99, $30, $123
    lnop
    selb $118, $118, $44, $119
    lnop
    xor $51, $51, $87
    lnop
    selb $121, $66, $121, $99
    lnop
    or $102, $102, $93
    lnop
    selb $18, $120, $18, $118
    shufb $111, $111, $53, $35
    andc $53, $91, $125
    lnop
    nand $93, $43, $100
    lnop
    selb $96, $96, $27, $76
    lnop
    xor $9, $9, $87
    rotqbyi $94, $94, 12
    nand $27, $6, $124
    lnop
    xor $58, $5, $86
    lnop
    andc $57, $13, $96
    lqd $5, 2496($22)
    xor $10, $10, $47
    rotqbii $67, $67, 1
    xor $114, $114, $50
    lnop
    xor $50, $92, $91
    shufb $47, $112, $112, $75
    or $9, $49, $9
    stqd $111, 6400($29)
    selb $111, $119, $105, $44
    lnop
    or $54, $54, $64
    lnop
    selb $95, $95, $67, $76
    lnop
    selb $105, $103, $105, $68
    lnop
    selb $103, $115, $41, $63
    lnop
    selb $110, $110, $99, $66
    lnop
    or $68, $84, $83
    lnop
    nor $50, $27, $50
    lnop
    selb $119, $118, $119, $44
    chd $55, 0($55)
    selb $84, $122, $11, $110
    lqa $67, 0x18070
    nand $64, $9, $109
    lnop
    xor $117, $117, $4
    lqd $45, 6656($45)
    nand $4, $50, $126
    lnop
    selb $121, $121, $110, $122
    lnop
    selb $124, $53, $124, $4
    lqd $49, 2768($22)
    xor $82, $38, $82
    lqd $38, 2240($22)
    nand $60, $68, $37
    lnop
    andc $31, $115, $103
    lnop
    xor $16, $117, $115
    shufb $83, $5, $42, $40
    selb $106, $106, $28, $30
    lnop
    xor $120, $120, $18
    lnop
    xor $28, $95, $13
    lnop
    selb $30, $123, $30, $121
    lnop
    selb $42, $53, $125, $4
    lnop
    selb $27, $27, $4, $53
    lnop
    selb $111, $111, $44, $105
    lnop
    selb $99, $66, $11, $99
    lnop
    nor $16, $60, $16
    lqa $4, 0x18080
    xor $11, $120, $118
    lnop
    nor $28, $64, $28
    shufb $94, $94, $45, $35
    nand $35, $16, $98
    lnop
    selb $91, $91, $6, $50
    lqa $45, 0x18020
    andc $66, $118, $119
    shlqbii $105, $114, 1
    selb $124, $124, $27, $108
    shufb $44, $36, $36, $75
    nand $53, $28, $46
    lqd $6, 2256($22)
    selb $50, $126, $50, $124
    lnop
    xor $25, $25, $90
    lqa $5, 0x18090
    selb $24, $124, $108, $27
    lnop
    selb $33, $34, $48, $33
    lnop
    xor $126, $126, $50
    lnop
    nor $11, $93, $11
    lnop
    selb $113, $113, $14, $97
    lnop
    selb $109, $57, $109, $53
    lqa $97, 0x18060
    nand $14, $11, $101
    rotqbyi $65, $65, 1
    selb $99, $84, $110, $99
    lqa $34, 0x18040
    xor $123, $123, $30
    lnop
    selb $13, $13, $9, $28
    stqd $94, 6656($29)
    selb $116, $41, $116, $63
    lnop
    xor $104, $18, $104
    lnop
    selb $100, $66, $100, $14
    lnop
    selb $93, $93, $14, $66
    rotqbii $65, $65, 1
    or $81, $82, $81
    lnop
    nand $82, $102, $106
    lqa $18, 0x18010
    selb $60, $60, $35, $31
    shufb $84, $38, $6, $40
    selb $37, $31, $37, $35
    lnop
    selb $122, $121, $122, $110
    lqa $6, 0x18020
    ai $39, $39, 4
    shlqbii $36, $36, 1
    selb $64, $64, $53, $57
    lnop
    selb $115, $115, $68, $16
    lnop
    nand $68, $54, $26
    lnop
    selb $37, $37, $60, $113
    lnop
    andi $110, $39, -16
    lnop
    xor $38, $123, $121
    lnop
    xor $17, $17, $85
    rotqbii $52, $52, 1
    nor $38, $68, $38
    lnop
    andc $41, $121, $122
    lnop
    selb $94, $37, $113, $60
    lqa $29, 0x18070
    andc $48, $124, $24
    lnop
    selb $109, $109, $64, $33
    shlqbii $112, $112, 1
    selb $116, $116, $63, $20
    lnop
    xor $20, $126, $124
    lnop
    xor $18, $18, $83
    lnop
    a $110, $110, $79
    lnop
    nand $63, $38, $104
    lnop
    nor $20, $82, $20
    lnop
    xor $107, $30, $107
    lnop
    selb $31, $31, $103, $35
    lnop
    selb $26, $41, $26, $63
    lnop
    xor $19, $19, $23
    lqd $23, 3008($22)
    selb $112, $112, $7, $76
    shufb $44, $44, $94, $75
    selb $68, $68, $63, $41
    lnop
    xor $92, $50, $92
    lqa $50, 0x18090
    or $35, $19, $15
    lnop
    selb $41, $41, $122, $63
    shlqbii $94, $94, 1
    xor $63, $8, $85
    rotqbyi $62, $110, 0
    selb $28, $46, $28, $109
    lnop
    nand $15, $20, $107
    lnop
    selb $100, $100, $93, $116
    lnop
    selb $19, $116, $119, $93
    lnop
    selb $121, $121, $54, $38
    shufb $114, $114, $114, $75
    xor $67, $67, $89
    lqd $54, 6144($61)
    selb $26, $26, $68, $111
    lnop
    selb $106, $48, $106, $15
    rotqbyi $44, $44, 12
    selb $30, $101, $11, $100
    lnop
    selb $69, $82, $15, $48
    lnop
    selb $56, $109, $33, $64
    lnop
    selb $124, $124, $102, $20
    lnop
    or $25, $25, $67
    lnop
    selb $33, $33, $96, $64
    lqa $7, 0x18050
    xor $45, $45, $88
    lqa $8, 0x18080
    xor $120, $30, $120
    lnop
    selb $125, $108, $125, $27
    lqd $108, 5632($110)
    selb $16, $98, $16, $37
    lnop
    selb $105, $105, $52, $76
    lnop
    selb $36, $36, $65, $76
    lnop
    xor $46, $46, $28
    lnop
    selb $122, $111, $122, $68
    rotqbyi $65, $61, 0
    or $59, $59, $10
    lnop
    selb $118, $118, $43, $11
    lnop
    nand $43, $25, $121
    rotqby $108, $108, $39
    xor $98, $98, $16
    shufb $44, $44, $54, $55
    xor $12, $12, $86
    lnop
    selb $116, $100, $116, $93
    lqa $9, 0x18030
    or $32, $45, $32
    lnop
    selb $106, $106, $69, $99
    stqd $44, 6144($65)
    andc $44, $109, $56
    lnop
    xor $95, $28, $95
    lnop
    xor $28, $46, $109
    lnop
    xor $101, $101, $30
    shufb $114, $114, $98, $75
    xor $30, $105, $112
    lnop
    selb $38, $104, $38, $26
    lnop
    xor $70, $70, $84
    lnop
    nand $45, $32, $91
    lnop
    selb $113, $113, $103, $60
    lqd $103, 5888($110)
    or $12, $12, $17
    lnop
    andc $17, $100, $116
    lnop
    selb $125, $125, $27, $42
    lnop
    xor $117, $16, $117
    lqd $16, 5376($110)
    nor $28, $45, $28
    lnop
    nand $27, $59, $118
    rotqbii $42, $108, 1
    selb $109, $109, $32, $28
    lnop
    nand $32, $12, $13
    lnop
    selb $119, $66, $119, $14
    shufb $47, $47, $37, $75
    nand $14, $81, $115
    lnop
    xor $123, $38, $123
    lqd $66, 6400($61)
    nor $30, $32, $30
    lqa $54, 0x18040
    nand $52, $28, $92
    lnop
    selb $96, $57, $96, $53
    lnop
    selb $20, $107, $20, $106
    lnop
    selb $53, $106, $99, $69
    lqa $10, 0x18030
    xor $104, $104, $38
    lqa $11, 0x18090
    andc $38, $112, $36
    rotqbyi $114, $114, 12
    selb $113, $113, $60, $31
    lnop
    xor $34, $34, $88
    rotqbyi $47, $47, 12
    or $58, $58, $63
    rotqby $16, $16, $39
    xor $63, $101, $100
    lnop
    selb $91, $44, $91, $52
    shlqbii $98, $98, 1
    selb $112, $112, $12, $30
    lnop
    xor $12, $104, $26
    lnop
    selb $119, $19, $93, $119
    lnop
    nor $63, $14, $63
    lnop
    xor $107, $107, $20
    shufb $114, $114, $66, $55
    nand $66, $30, $95
    rotqbii $93, $16, 1
    selb $111, $26, $111, $68
    lnop
    selb $13, $38, $13, $66
    lnop
    selb $45, $45, $52, $44
    lnop
    nor $12, $27, $12
    stqd $114, 6400($65)
    selb $91, $91, $45, $125
    lnop
    nand $114, $63, $117
    lnop
    andc $19, $106, $53
    lnop
    selb $31, $125, $56, $45
    lqa $60, 0x18050
    selb $32, $32, $66, $38
    lnop
    selb $96, $33, $64, $96
    lnop
    andc $33, $26, $111
    lnop
    xor $54, $54, $86
    lnop
    selb $122, $122, $68, $41
    lnop
    xor $41, $107, $106
    lnop
    selb $28, $92, $28, $91
    lnop
    selb $115, $17, $115, $114
    lnop
    selb $26, $26, $59, $12
    lnop
    selb $99, $99, $24, $69
    lnop
    nand $59, $12, $120
    lnop
    selb $98, $98, $42, $76
    lnop
    selb $27, $27, $59, $33
    lnop
    nor $41, $43, $41
    rotqby $103, $103, $39
    selb $118, $33, $118, $59
    rotqbyi $108, $108, 1
    nand $42, $41, $123
    lnop
    selb $125, $91, $125, $45
    lnop
    or $18, $70, $18
    lnop
    selb $70, $118, $27, $119
    lqa $118, 0x18020
    selb $68, $14, $114, $17
    lqa $64, 0x18010
    selb $57, $120, $12, $70
    lnop
    selb $38, $38, $36, $66
    rotqbii $66, $103, 1
    selb $67, $13, $32, $96
    lnop
    xor $92, $92, $28
    lnop
    xor $120, $120, $57
    lqd $13, 2752($22)
    selb $15, $48, $24, $15
    lnop
    nand $24, $18, $112
    lnop
    selb $30, $95, $30, $67
    lnop
    selb $48, $67, $96, $32
    lnop
    selb $102, $19, $53, $42
    lqd $61, 6656($61)
    xor $29, $29, $87
    shlqbii $37, $37, 1
    selb $43, $43, $42, $19
    lnop
    xor $95, $95, $30
    shufb $82, $13, $49, $40
    selb $96, $96, $36, $32
    lnop
    selb $121, $19, $121, $42
    lqa $19, 0x18030
    selb $37, $37, $66, $76
    lnop
    xor $50, $50, $89
    lnop
    xor $66, $95, $67
    rotqbyi $42, $16, 1
    selb $100, $100, $81, $63
    lqa $12, 0x18000
    xor $60, $60, $85
    lnop
    selb $44, $44, $56, $52
    lnop
    selb $115, $115, $68, $113
    lnop
    or $34, $34, $51
    lqa $51, 0x18000
    selb $121, $121, $43, $122
    lnop
    xor $52, $98, $37
    lnop
    selb $56, $123, $41, $121
    lqa $13, 0x18090
    selb $36, $121, $122, $43
    shufb $47, $47, $61, $55
    andc $55, $91, $125
    lnop
    xor $97, $97, $88
    lnop
    selb $63, $117, $63, $115
    lnop
    selb $94, $94, $93, $76
    lnop
    nand $93, $34, $124
    shlqbii $61, $115, 1
    xor $28, $28, $46
    lnop
    xor $117, $117, $63
    lnop
    xor $46, $92, $91
    lqd $22, 3024($22)
    selb $49, $115, $113, $68
    lnop
    selb $33, $33, $111, $59
    lnop
    xor $59, $123, $56
    lnop
    nor $46, $93, $46
    stqd $47, 6656($65)
    nor $52, $24, $52
    lnop
    andc $47, $37, $94
    lnop
    xor $126, $20, $126
    lnop
    nand $20, $58, $109
    lnop
    selb $65, $70, $119, $27
    lnop
    xor $105, $30, $105
    lqa $71, 0x180b0
    nor $66, $20, $66
    lnop
    selb $31, $31, $45, $44
    lnop
    nand $44, $52, $105
    lnop
    selb $119, $119, $111, $27
    lnop
    nand $111, $35, $100
    shufb $115, $115, $115, $75
    or $97, $97, $29
    lnop
    selb $106, $106, $25, $41
    lnop
    selb $37, $37, $18, $52
    lnop
    selb $113, $113, $116, $68
    lnop
    selb $99, $99, $69, $15
    lnop
    nand $69, $46, $126
    lqa $14, 0x18010
    selb $116, $17, $116, $114
    lqa $15, 0x18080
    selb $24, $24, $44, $47
    lnop
    nand $114, $97, $106
    lnop
    xor $17, $120, $70
    rotqbyi $103, $103, 1
    nand $25, $66, $28
    lnop
    xor $107, $56, $107
    lnop
    andc $56, $67, $48
    lnop
    xor $41, $59, $121
    shufb $81, $23, $22, $40
    xor $118, $118, $84
    rotqbii $108, $108, 1
    selb $109, $56, $109, $25
    shlqbii $22, $117, 1
    selb $40, $20, $25, $56
    lqa $16, 0x180b0
    andc $23, $70, $65
    lnop
    selb $109, $109, $40, $31
    lnop
    selb $29, $93, $69, $55
    lnop
    or $50, $21, $50
    shlqbii $21, $49, 1
    selb $45, $47, $94, $44
    lnop
    xor $101, $63, $101
    shufb $49, $49, $49, $75
    selb $34, $91, $34, $46
    lnop
    selb $58, $67, $58, $66
    lnop
    nor $67, $111, $17
    lnop
    selb $112, $47, $112, $44
    lnop
    xor $104, $57, $104
    lnop
    nand $57, $67, $101
    lqa $17, 0x18040
    xor $44, $19, $83
    rotqbii $42, $42, 1
    selb $66, $28, $66, $109
    lnop
    selb $124, $55, $124, $69
    lnop
    selb $55, $55, $125, $69
    lnop
    selb $124, $124, $29, $99
    lnop
    xor $69, $66, $95
    lnop
    selb $125, $99, $125, $29
    lqa $18, 0x180b0
    selb $100, $23, $100, $57
    lnop
    selb $47, $23, $65, $57
    lnop
    xor $51, $51, $82
    lnop
    selb $96, $96, $32, $38
    lnop
    nand $32, $50, $26
    lnop
    selb $46, $126, $46, $124
    lnop
    selb $38, $112, $24, $96
    lnop
    selb $108, $22, $108, $76
    lnop
    selb $99, $124, $99, $29
    lnop
    selb $63, $119, $27, $33
    lnop
    selb $119, $38, $96, $24
    lqa $19, 0x180a0
    selb $116, $113, $68, $116
    lqa $20, 0x18060
    selb $57, $111, $57, $23
    lnop
    nor $41, $32, $41
    lnop
    selb $68, $109, $31, $40
    lnop
    selb $52, $105, $52, $38
    lnop
    selb $91, $100, $57, $116
    lnop
    xor $64, $64, $81
    lnop
    andc $113, $121, $36
    lnop
    andc $33, $109, $68
    lnop
    or $44, $118, $44
    chd $39, 0($39)
    xor $72, $46, $92
    lnop
    or $54, $54, $60
    lqa $60, 0x180a0
    selb $42, $21, $42, $76
    lqd $118, 6144($110)
    selb $31, $31, $48, $40
    lnop
    selb $100, $101, $67, $91
    lnop
    nand $27, $54, $34
    lnop
    or $51, $51, $64
    lnop
    xor $66, $28, $66
    lnop
    xor $126, $126, $46
    lnop
    selb $93, $91, $116, $57
    rotqbii $103, $103, 1
    xor $21, $60, $88
    lnop
    nand $60, $41, $104
    lnop
    xor $46, $66, $109
    shufb $49, $49, $93, $75
    selb $64, $32, $60, $113
    lnop
    andc $32, $38, $119
    lnop
    nand $28, $44, $58
    lnop
    xor $111, $126, $124
    lnop
    ai $22, $127, 1
    lnop
    xor $73, $52, $98
    lnop
    selb $61, $61, $103, $76
    lqa $23, 0x18090
    selb $122, $122, $53, $43
    lnop
    xor $92, $101, $100
    lnop
    andc $101, $124, $99
    lnop
    nor $53, $114, $111
    lnop
    xor $52, $105, $52
    lnop
    nand $98, $53, $107
    lnop
    nand $30, $51, $37
    lnop
    selb $122, $122, $43, $102
    lnop
    selb $96, $96, $94, $24
    lnop
    xor $94, $52, $38
    lnop
    nor $46, $27, $46
    rotqbyi $49, $49, 12
    selb $106, $101, $106, $98
    lnop
    selb $112, $121, $50, $41
    lnop
    nor $50, $28, $94
    lnop
    selb $114, $114, $98, $101
    shufb $49, $49, $118, $39
    selb $118, $109, $54, $46
    lnop
    selb $121, $38, $44, $50
    lnop
    selb $109, $70, $35, $67
    lnop
    xor $111, $100, $120
    stqd $49, 6144($62)
    nand $49, $50, $69
    shufb $120, $115, $91, $75
    selb $96, $96, $24, $45
    lqd $45, 6400($110)
    selb $115, $124, $97, $53
    lnop
    selb $124, $63, $36, $64
    lnop
    nand $35, $46, $72
    lnop
    selb $48, $56, $48, $25
    lnop
    selb $125, $125, $29, $55
    lqa $24, 0x18070
    selb $34, $33, $34, $35
    lnop
    andc $55, $61, $42
    lnop
    selb $97, $106, $114, $122
    lqa $25, 0x18000
    selb $26, $113, $26, $60
    lnop
    selb $58, $32, $58, $49
    shufb $117, $117, $117, $75
    selb $56, $28, $49, $32
    lnop
    selb $31, $31, $40, $48
    lnop
    selb $94, $26, $64, $63
    lnop
    selb $40, $122, $99, $114
    shufb $48, $117, $92, $75
    selb $67, $27, $35, $33
    lnop
    selb $70, $31, $119, $56
    lnop
    selb $65, $116, $65, $57
    lnop
    xor $116, $108, $61
    lnop
    selb $100, $34, $67, $125
    lnop
    selb $53, $107, $53, $97
    lnop
    selb $103, $58, $56, $31
    rotqbyi $58, $120, 12
    selb $113, $113, $36, $60
    lqa $26, 0x18060
    selb $41, $104, $41, $94
    lnop
    nor $36, $30, $116
    lqa $27, 0x18020
    selb $105, $103, $31, $56
    lnop
    selb $60, $125, $68, $67
    lnop
    xor $117, $53, $126
    lnop
    selb $101, $101, $99, $98
    lqa $28, 0x18050
    selb $49, $32, $119, $49
    rotqbyi $48, $48, 12
    xor $95, $104, $41
    lnop
    nand $104, $36, $73
    lnop
    selb $46, $72, $46, $100
    lnop
    selb $38, $30, $104, $55
    shufb $45, $48, $45, $39
    xor $98, $107, $53
    lnop
    selb $37, $55, $37, $104
    lnop
    selb $50, $69, $50, $103
    lqa $29, 0x18020
    selb $106, $37, $38, $96
    lnop
    selb $37, $96, $42, $38
    shlqbii $30, $93, 1
    selb $113, $124, $64, $113
    stqd $45, 6400($62)
    selb $33, $33, $68, $35
    lqd $35, 6656($110)
    xor $123, $50, $52
    lnop
    xor $120, $46, $66
    lqa $31, 0x180a0
    selb $66, $73, $36, $106
    hbrr weighted_steady_branch, weighted_steady_loop
    selb $116, $40, $114, $101
    lqa $32, 0x18030
    selb $119, $60, $67, $33
    lnop
    selb $110, $65, $57, $47
    lnop
    selb $124, $61, $51, $36
    lnop
    selb $104, $55, $42, $104
    lnop
    xor $126, $66, $108
    lnop
    xor $101, $72, $46
    lnop
    xor $107, $73, $66
    lnop
    selb $102, $100, $125, $67
    lnop
    selb $108, $106, $96, $38
    lqa $33, 0x18070
    selb $96, $94, $63, $64
    shufb $35, $58, $35, $39
    selb $99, $97, $122, $114
    lqa $34, 0x18050
    selb $125, $37, $38, $104
    lnop
    xor $114, $41, $59
    lnop
    selb $122, $70, $56, $49
    stqd $35, 6656($62)
    xor $104, $69, $50
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
    lqa $2, 0x18090
    lqa $3, 0x18070
    lqa $4, 0x18060
    lqa $5, 0x18080
    lqa $6, 0x18020
    lqa $29, 0x18050
    lqa $7, 0x18060
    lqa $8, 0x180b0
    lqa $9, 0x180a0
    lqa $10, 0x18060
    lqa $11, 0x180b0
    mpyi $12, $127, 6
    lqa $13, 0x18090
    shlqbii $14, $93, 1
    shlqbii $15, $92, 1
# 859 cycles an iteration, 859 at least: 859 instructions for the even pipe, 420 for the odd one; 0 cycles of nops alone
.align 3
weighted_edge_tap_loop:
    xor $93, $29, $80
    lnop
    xor $92, $95, $94
    lnop
    ai $16, $127, 1
    lqa $17, 0x18040
    ai $18, $12, 1
    lqa $19, 0x18030
    xor $90, $9, $90
    lnop
    andi $9, $12, -16
    lnop
    andi $20, $16, 7
    lqa $21, 0x18020
    xor $89, $11, $89
    lnop
    a $9, $9, $73
    lnop
    rotmi $16, $16, -3
    lnop
    shli $20, $20, 5
    lnop
    xor $10, $10, $84
    lnop
    xor $5, $5, $87
    lnop
    xor $2, $2, $86
    lnop
    or $90, $90, $89
    lnop
    a $16, $20, $16
    lnop
    xor $19, $19, $77
    lqd $20, 5888($9)
    or $2, $5, $2
    lqa $5, 0x18010
    andc $89, $103, $105
    shufb $11, $16, $16, $72
    xor $21, $21, $78
    lnop
    andc $22, $100, $102
    lqa $23, 0x18000
    andi $16, $16, -16
    lqa $24, 0x180b0
    xor $17, $17, $81
    lqd $25, 5376($9)
    xor $3, $3, $83
    rotqby $20, $20, $12
    nand $26, $90, $109
    lqa $27, 0x18040
    or $3, $10, $3
    lqd $10, 6144($9)
    a $16, $16, $73
    lqd $28, 5632($9)
    xor $29, $101, $100
    lnop
    andc $30, $94, $96
    shlqbii $91, $91, 1
    nor $92, $26, $92
    lnop
    xor $31, $98, $97
    lnop
    andc $32, $97, $99
    lnop
    andi $33, $74, -16
    lnop
    nand $34, $2, $112
    lqa $35, 0x18050
    or $93, $17, $93
    rotqbii $17, $20, 1
    andbi $11, $11, 15
    rotqby $28, $28, $12
    xor $36, $104, $103
    rotqbyi $20, $20, 1
    selb $94, $94, $90, $92
    lnop
    nand $90, $92, $111
    rotqby $25, $25, $12
    selb $94, $109, $94, $88
    lnop
    nand $37, $3, $115
    lqa $38, 0x18070
    nor $31, $34, $31
    lqa $39, 0x18070
    andc $40, $106, $108
    lqd $41, 448($16)
    selb $26, $26, $90, $30
    lnop
    or $19, $21, $19
    rotqbii $21, $25, 1
    xor $42, $107, $106
    lqd $43, 464($16)
    selb $109, $30, $109, $90
    lqd $44, 192($16)
    nand $45, $93, $118
    rotqbii $46, $28, 1
    nand $47, $19, $121
    rotqbyi $25, $25, 1
    selb $109, $109, $26, $110
    lnop
    nor $36, $45, $36
    lnop
    selb $14, $14, $21, $70
    lnop
    a $11, $11, $71
    lnop
    nand $21, $36, $120
    lnop
    nand $48, $31, $114
    lnop
    nor $29, $37, $29
    lqd $49, 208($16)
    xor $7, $7, $81
    lnop
    nor $42, $47, $42
    lnop
    selb $100, $100, $3, $29
    shufb $41, $41, $43, $11
    nand $43, $42, $123
    lqa $3, 0x18090
    selb $50, $89, $118, $21
    lnop
    selb $47, $47, $43, $40
    shufb $44, $44, $49, $11
    nand $49, $29, $117
    lqa $51, 0x18030
    selb $91, $91, $17, $70
    rotqbii $25, $25, 1
    selb $34, $34, $48, $32
    lnop
    selb $15, $15, $46, $70
    rotqbyi $28, $28, 1
    selb $30, $30, $96, $90
    lnop
    selb $92, $111, $92, $109
    lqa $90, 0x180a0
    xor $46, $15, $91
    lnop
    selb $17, $40, $121, $43
    lnop
    xor $23, $23, $44
    lnop
    xor $5, $5, $41
    lnop
    selb $52, $32, $99, $48
    lnop
    or $5, $23, $5
    lnop
    selb $17, $17, $47, $122
    lnop
    selb $23, $22, $102, $49
    rotqbii $20, $20, 1
    nand $53, $5, $124
    lnop
    andc $54, $91, $14
    lqd $55, 3280($16)
    selb $37, $37, $49, $22
    lqd $56, 3264($16)
    selb $57, $123, $42, $17
    lnop
    selb $32, $32, $112, $48
    lnop
    nor $46, $53, $46
    lnop
    selb $32, $32, $34, $113
    lnop
    selb $45, $45, $21, $89
    lnop
    selb $48, $109, $110, $26
    shufb $55, $56, $55, $11
    nand $56, $46, $126
    lnop
    selb $58, $17, $122, $47
    lqa $59, 0x18080
    selb $22, $22, $115, $49
    lnop
    selb $53, $53, $56, $54
    lnop
    selb $49, $54, $124, $56
    lnop
    selb $50, $50, $45, $119
    lnop
    selb $89, $89, $105, $21
    lnop
    selb $22, $22, $37, $116
    lnop
    selb $49, $49, $53, $125
    lnop
    xor $21, $123, $57
    lnop
    selb $60, $49, $125, $53
    lnop
    selb $91, $91, $5, $46
    lnop
    selb $5, $120, $36, $50
    lnop
    xor $107, $57, $107
    stqa $60, 0x19b00
    selb $57, $50, $119, $45
    stqa $58, 0x19b10
    selb $61, $22, $116, $37
    rotqbii $28, $28, 1
    a $33, $33, $73
    stqa $57, 0x19b20
    selb $62, $32, $113, $34
    lnop
    selb $106, $106, $19, $42
    lnop
    selb $97, $97, $2, $31
    stqa $61, 0x19b30
    xor $86, $24, $86
    stqa $62, 0x19b40
    selb $46, $126, $46, $49
    lnop
    xor $90, $90, $87
    lqd $87, 1232($16)
    selb $102, $116, $102, $37
    stqa $48, 0x19b50
    xor $24, $126, $46
    lqd $2, 6912($33)
    selb $103, $103, $93, $36
    lnop
    selb $29, $117, $29, $22
    rotqbyi $93, $9, 0
    selb $31, $114, $31, $32
    stqa $24, 0x19b60
    xor $36, $111, $92
    shlqbii $19, $109, 1
    xor $42, $120, $5
    lnop
    xor $59, $59, $84
    stqa $21, 0x19b70
    xor $63, $117, $29
    lnop
    selb $40, $40, $108, $43
    lnop
    xor $43, $114, $31
    lnop
    selb $54, $54, $14, $56
    stqa $42, 0x19b80
    or $86, $90, $86
    shlqbii $48, $48, 1
    selb $115, $115, $100, $82
    stqa $63, 0x19b90
    xor $35, $35, $77
    lnop
    selb $108, $122, $108, $47
    stqa $43, 0x19ba0
    xor $27, $27, $78
    stqa $36, 0x19bb0
    xor $104, $5, $104
    lqd $5, 7008($33)
    xor $13, $13, $83
    stqa $49, 0x19bc0
    xor $8, $8, $83
    lqd $83, 704($16)
    selb $105, $119, $105, $45
    lqa $100, 0x18050
    xor $15, $46, $15
    lnop
    selb $105, $105, $45, $89
    stqa $17, 0x19bd0
    selb $19, $19, $20, $70
    stqa $50, 0x19be0
    selb $108, $108, $47, $40
    lnop
    or $27, $27, $35
    lqd $35, 1216($16)
    xor $40, $21, $17
    lnop
    xor $95, $92, $95
    lnop
    andc $92, $32, $62
    stqa $22, 0x19bf0
    selb $122, $122, $108, $76
    stqa $32, 0x19c00
    selb $14, $125, $14, $53
    lnop
    selb $99, $113, $99, $34
    lqd $108, 976($16)
    selb $96, $110, $96, $26
    lqa $47, 0x18030
    selb $102, $102, $37, $23
    lqd $23, 720($16)
    or $13, $59, $13
    lnop
    selb $25, $48, $25, $70
    lnop
    xor $98, $31, $98
    lnop
    nand $31, $86, $94
    lnop
    selb $99, $99, $34, $52
    lnop
    selb $118, $118, $103, $79
    lnop
    selb $111, $111, $95, $88
    shufb $87, $35, $87, $11
    xor $38, $38, $80
    lnop
    andc $35, $22, $61
    lqd $95, 960($16)
    xor $101, $29, $101
    lnop
    xor $29, $43, $32
    lnop
    selb $113, $113, $99, $85
    lnop
    ai $75, $75, -1
    lnop
    xor $51, $51, $41
    lnop
    xor $6, $6, $44
    shufb $90, $83, $23, $11
    nand $83, $27, $118
    lnop
    xor $23, $24, $49
    shlqbii $36, $36, 1
    or $7, $7, $38
    lnop
    nor $29, $31, $29
    rotqby $2, $2, $74
    selb $112, $112, $97, $85
    rotqby $5, $5, $74
    selb $120, $120, $104, $79
    lnop
    selb $14, $14, $53, $54
    lnop
    andc $53, $19, $25
    lnop
    selb $116, $116, $102, $82
    lqa $102, 0x18080
    nand $54, $29, $111
    lqa $104, 0x18000
    selb $121, $121, $106, $76
    lnop
    xor $106, $42, $50
    lnop
    xor $97, $63, $22
    rotqbyi $2, $2, 13
    andc $38, $50, $57
    cbd $99, 0($12)
    nand $103, $13, $112
    lqd $34, 3520($16)
    or $6, $6, $51
    lnop
    selb $114, $114, $98, $85
    lnop
    nand $98, $6, $121
    lqa $51, 0x18010
    nand $52, $7, $115
    shufb $89, $95, $108, $11
    selb $124, $124, $91, $55
    rotqbyi $5, $5, 13
    selb $125, $125, $14, $55
    lnop
    nor $106, $52, $106
    lnop
    selb $28, $36, $28, $70
    lnop
    xor $104, $104, $90
    lnop
    selb $117, $117, $101, $82
    lnop
    andi $2, $2, 255
    lnop
    selb $101, $92, $94, $54
    lnop
    nor $40, $83, $40
    shufb $2, $2, $10, $99
    nand $10, $106, $117
    stqa $109, 0x19c10
    nand $109, $40, $120
    lnop
    nor $97, $103, $97
    lnop
    selb $119, $119, $105, $79
    lnop
    nand $105, $97, $114
    lnop
    andc $36, $17, $58
    lnop
    nor $23, $98, $23
    lnop
    selb $14, $36, $118, $109
    stqd $2, 6144($93)
    selb $6, $49, $6, $23
    lqd $2, 6400($9)
    xor $51, $51, $89
    lnop
    xor $91, $28, $19
    lnop
    or $104, $104, $51
    lnop
    selb $96, $96, $26, $30
    lqa $26, 0x180a0
    andi $5, $5, 255
    lnop
    nand $30, $104, $124
    lnop
    selb $123, $123, $107, $76
    lnop
    selb $52, $52, $10, $38
    lnop
    selb $103, $103, $105, $35
    shufb $2, $5, $2, $99
    nand $5, $23, $123
    lnop
    selb $13, $22, $13, $97
    lnop
    selb $22, $83, $109, $36
    lnop
    selb $83, $38, $115, $10
    lnop
    selb $31, $31, $54, $92
    lqd $107, 7104($33)
    selb $14, $14, $22, $119
    lnop
    andc $49, $49, $60
    lqd $51, 1984($16)
    selb $108, $14, $119, $22
    lnop
    selb $86, $32, $86, $29
    lnop
    selb $109, $36, $58, $109
    lnop
    selb $36, $120, $40, $14
    lnop
    selb $110, $110, $96, $88
    lnop
    nor $91, $30, $91
    lnop
    selb $126, $126, $15, $55
    lnop
    selb $101, $101, $31, $110
    lnop
    nand $15, $91, $126
    stqd $2, 6400($93)
    selb $2, $49, $121, $5
    lnop
    selb $96, $53, $124, $15
    lnop
    selb $98, $98, $5, $49
    rotqby $107, $107, $74
    selb $30, $30, $15, $53
    lnop
    selb $2, $2, $98, $122
    lqd $88, 2000($16)
    selb $32, $35, $61, $105
    lqa $95, 0x18090
    selb $105, $35, $112, $105
    lnop
    selb $96, $96, $30, $125
    lqd $35, 1488($16)
    selb $48, $83, $52, $116
    lqd $9, 6656($9)
    selb $105, $105, $103, $113
    lnop
    selb $59, $96, $125, $30
    lnop
    selb $37, $2, $122, $98
    lnop
    selb $20, $126, $91, $96
    stqa $59, 0x19b00
    selb $23, $123, $23, $2
    lnop
    selb $45, $48, $116, $52
    stqa $37, 0x19b10
    selb $7, $50, $7, $106
    stqa $108, 0x19b20
    selb $50, $105, $113, $103
    lnop
    selb $17, $17, $27, $40
    lnop
    xor $24, $23, $24
    stqa $45, 0x19b30
    selb $97, $114, $97, $105
    lnop
    selb $29, $111, $29, $101
    lqa $27, 0x18060
    selb $106, $117, $106, $48
    lqa $40, 0x18020
    selb $104, $19, $104, $91
    shufb $83, $51, $88, $11
    xor $23, $123, $23
    stqa $50, 0x19b40
    xor $51, $126, $20
    lnop
    selb $91, $101, $110, $31
    lnop
    selb $115, $115, $7, $79
    rotqbyi $107, $107, 13
    xor $7, $111, $29
    stqa $91, 0x19b50
    selb $5, $49, $60, $5
    lqd $49, 6912($33)
    xor $19, $117, $106
    lnop
    selb $10, $38, $57, $10
    stqa $51, 0x19b60
    xor $38, $120, $36
    stqa $23, 0x19b70
    xor $46, $114, $97
    lqd $88, 3536($16)
    andi $107, $107, 255
    stqa $38, 0x19b80
    xor $29, $29, $43
    lnop
    xor $102, $102, $81
    stqa $19, 0x19b90
    selb $92, $92, $62, $54
    lqa $54, 0x18050
    xor $106, $106, $42
    stqa $46, 0x19ba0
    selb $62, $110, $62, $31
    lqa $42, 0x18080
    xor $43, $51, $96
    stqa $7, 0x19bb0
    selb $15, $53, $25, $15
    lnop
    selb $58, $119, $58, $22
    lqd $53, 7008($33)
    ai $56, $12, 2
    shufb $107, $107, $9, $99
    selb $121, $121, $6, $55
    lnop
    xor $39, $39, $77
    stqa $96, 0x19bc0
    selb $111, $111, $29, $85
    lqa $29, 0x18040
    selb $57, $116, $57, $52
    lnop
    xor $27, $27, $78
    lqd $6, 1472($16)
    xor $42, $42, $90
    lnop
    xor $47, $47, $89
    stqa $2, 0x19bd0
    selb $94, $94, $86, $85
    stqd $107, 6656($93)
    xor $97, $97, $63
    lqa $63, 0x18070
    xor $107, $46, $105
    lnop
    selb $114, $114, $97, $82
    lnop
    selb $118, $118, $17, $76
    rotqby $49, $49, $74
    selb $61, $113, $61, $103
    lnop
    andi $17, $56, -16
    stqa $14, 0x19be0
    andi $97, $18, -16
    lnop
    a $17, $17, $73
    lnop
    andc $93, $96, $59
    lnop
    a $97, $97, $73
    shufb $88, $34, $88, $11
    xor $34, $38, $14
    stqa $48, 0x19bf0
    selb $25, $125, $25, $30
    rotqbyi $49, $49, 13
    xor $95, $95, $80
    lnop
    andc $99, $2, $37
    lqd $86, 5632($17)
    selb $15, $25, $30, $15
    lnop
    xor $25, $19, $48
    stqa $105, 0x19c00
    xor $84, $26, $84
    stqa $101, 0x19c10
    or $27, $27, $39
    lnop
    andc $39, $48, $45
    lnop
    xor $54, $54, $41
    rotqby $26, $86, $56
    or $102, $102, $95
    lnop
    xor $40, $40, $90
    lnop
    selb $109, $58, $22, $109
    lnop
    selb $112, $112, $13, $82
    rotqby $53, $53, $74
    selb $92, $62, $31, $92
    lnop
    xor $31, $23, $2
    lqa $62, 0x18000
    or $40, $40, $47
    lnop
    selb $103, $61, $103, $32
    lnop
    selb $110, $110, $92, $85
    lqd $92, 5376($17)
    andi $49, $49, 255
    lnop
    nand $85, $27, $115
    lnop
    xor $20, $20, $28
    shufb $86, $6, $35, $11
    andc $6, $105, $50
    lqd $35, 5888($17)
    or $84, $84, $8
    lnop
    xor $62, $62, $87
    lnop
    selb $117, $117, $106, $79
    lnop
    selb $60, $122, $60, $98
    lnop
    nand $106, $102, $112
    lnop
    selb $113, $113, $103, $82
    lqa $103, 0x18010
    selb $126, $126, $20, $88
    rotqbyi $53, $53, 13
    nand $20, $40, $121
    lqd $8, 6144($97)
    nand $28, $84, $94
    lnop
    nor $34, $85, $34
    rotqby $35, $35, $56
    nor $25, $106, $25
    rotqbii $32, $26, 1
    selb $123, $123, $24, $55
    lqa $24, 0x18090
    selb $10, $57, $52, $10
    cbd $18, 0($18)
    nor $107, $28, $107
    rotqbii $52, $35, 1
    xor $29, $29, $44
    lnop
    nand $57, $34, $117
    lqa $61, 0x18080
    xor $103, $103, $86
    lnop
    xor $63, $63, $41
    lnop
    nand $47, $25, $114
    rotqbyi $13, $97, 0
    xor $21, $36, $21
    rotqbyi $35, $35, 1
    selb $125, $125, $15, $88
    lnop
    selb $124, $124, $104, $88
    lnop
    selb $106, $106, $47, $39
    lnop
    ai $104, $12, 3
    rotqby $92, $92, $56
    or $29, $29, $54
    shufb $8, $49, $8, $18
    andi $53, $53, 255
    lqd $49, 1728($16)
    nor $43, $20, $43
    lnop
    selb $54, $39, $112, $47
    lnop
    selb $98, $60, $98, $5
    lqd $5, 7104($33)
    nand $60, $43, $123
    shlqbii $7, $7, 1
    selb $119, $119, $109, $76
    lnop
    xor $24, $24, $77
    shlqbii $91, $91, 1
    selb $27, $14, $27, $34
    lnop
    xor $4, $4, $44
    lqa $109, 0x18050
    selb $120, $120, $21, $76
    stqd $8, 6144($13)
    selb $122, $122, $98, $55
    lnop
    nand $98, $107, $111
    rotqby $5, $5, $74
    or $103, $62, $103
    lnop
    andc $14, $14, $108
    lnop
    selb $116, $116, $10, $79
    lqd $10, 6400($97)
    selb $102, $48, $102, $25
    lqa $48, 0x18050
    nand $62, $29, $118
    lnop
    selb $54, $54, $106, $113
    lnop
    selb $8, $14, $115, $57
    rotqbii $21, $92, 1
    selb $7, $7, $32, $70
    shlqbii $101, $101, 1
    selb $20, $20, $60, $93
    shufb $10, $53, $10, $18
    nor $31, $62, $31
    lnop
    nand $53, $103, $124
    lnop
    nand $32, $31, $120
    lnop
    selb $101, $101, $52, $70
    lnop
    selb $62, $62, $32, $99
    lnop
    selb $52, $93, $121, $60
    lnop
    selb $105, $105, $84, $107
    lnop
    xor $84, $7, $101
    lnop
    xor $3, $3, $89
    lnop
    selb $91, $91, $21, $70
    lnop
    selb $52, $52, $20, $122
    rotqbyi $5, $5, 13
    selb $21, $99, $37, $32
    stqd $10, 6400($13)
    nor $84, $53, $84
    lnop
    selb $99, $99, $118, $32
    lnop
    andc $32, $101, $91
    lnop
    nand $10, $84, $126
    lnop
    selb $99, $99, $62, $119
    cbd $56, 0($56)
    selb $53, $53, $10, $32
    lnop
    selb $15, $6, $94, $98
    lnop
    selb $36, $32, $124, $10
    lnop
    or $4, $4, $63
    lnop
    selb $85, $85, $57, $14
    lnop
    selb $36, $36, $53, $125
    lqd $63, 3776($16)
    andi $5, $5, 255
    lnop
    selb $2, $2, $29, $31
    lnop
    selb $8, $8, $85, $116
    lqd $97, 6656($97)
    selb $29, $123, $43, $52
    lnop
    selb $22, $52, $122, $20
    lnop
    selb $58, $8, $116, $85
    lnop
    selb $103, $101, $103, $84
    lnop
    selb $101, $126, $84, $36
    lnop
    selb $96, $96, $40, $43
    lnop
    selb $28, $28, $98, $6
    lqa $40, 0x18040
    selb $43, $99, $119, $62
    lnop
    xor $95, $126, $101
    lnop
    selb $30, $36, $125, $53
    lnop
    selb $15, $15, $28, $110
    shufb $97, $5, $97, $18
    selb $5, $54, $113, $106
    stqa $30, 0x19b00
    selb $31, $120, $31, $99
    lnop
    selb $34, $117, $34, $8
    stqa $22, 0x19b10
    selb $18, $15, $110, $28
    stqa $43, 0x19b20
    xor $23, $31, $23
    stqa $58, 0x19b30
    selb $39, $39, $45, $47
    stqa $5, 0x19b40
    selb $107, $111, $107, $15
    stqa $18, 0x19b50
    selb $25, $114, $25, $54
    lqd $47, 6912($33)
    or $42, $42, $3
    stqa $95, 0x19b60
    xor $31, $120, $31
    rotqbii $35, $35, 1
    xor $3, $123, $29
    stqd $97, 6656($13)
    xor $97, $117, $34
    lnop
    selb $45, $113, $45, $106
    stqa $3, 0x19b70
    selb $115, $115, $27, $76
    stqa $31, 0x19b80
    selb $27, $125, $91, $53
    stqa $97, 0x19b90
    xor $13, $114, $25
    lnop
    xor $84, $111, $107
    rotqby $47, $47, $74
    selb $91, $32, $91, $10
    stqa $13, 0x19ba0
    xor $40, $40, $90
    lqd $10, 1744($16)
    nand $32, $4, $115
    shlqbii $9, $15, 1
    selb $91, $27, $53, $91
    lnop
    selb $112, $112, $102, $79
    lnop
    xor $29, $29, $51
    stqa $84, 0x19bb0
    selb $105, $94, $105, $82
    lqd $94, 7008($33)
    xor $107, $107, $46
    shlqbii $46, $84, 1
    selb $37, $119, $37, $62
    stqa $36, 0x19bc0
    selb $51, $116, $108, $85
    lqa $102, 0x180a0
    selb $27, $122, $59, $20
    lnop
    xor $61, $61, $78
    lnop
    xor $48, $48, $89
    lqa $53, 0x180b0
    selb $106, $45, $106, $39
    shufb $84, $49, $10, $11
    selb $9, $9, $35, $70
    rotqby $94, $94, $74
    andc $35, $36, $30
    lnop
    xor $101, $101, $7
    rotqbyi $26, $26, 1
    selb $21, $37, $62, $21
    stqa $52, 0x19bd0
    xor $37, $97, $8
    lnop
    xor $62, $13, $54
    lqd $7, 4048($16)
    andc $10, $99, $43
    shlqbii $18, $18, 1
    xor $102, $102, $81
    lnop
    selb $113, $113, $106, $79
    rotqbyi $47, $47, 13
    or $40, $40, $48
    lqa $48, 0x18000
    selb $121, $121, $96, $88
    lqa $96, 0x18020
    or $24, $61, $24
    rotqbyi $92, $92, 1
    selb $118, $118, $2, $55
    lnop
    selb $98, $6, $50, $98
    rotqbyi $94, $94, 13
    xor $6, $3, $52
    lqa $2, 0x18010
    xor $61, $31, $99
    lqd $106, 6144($17)
    selb $111, $111, $107, $82
    lqd $107, 3792($16)
    nor $61, $32, $61
    lqa $81, 0x180b0
    andi $47, $47, 255
    lnop
    selb $93, $93, $59, $60
    lqa $59, 0x18030
    andc $60, $52, $22
    lnop
    andi $94, $94, 255
    shufb $106, $47, $106, $56
    selb $108, $14, $108, $57
    lnop
    nand $14, $24, $112
    rotqbii $26, $26, 1
    xor $19, $25, $19
    lnop
    xor $96, $96, $87
    stqa $99, 0x19be0
    xor $2, $2, $83
    stqa $8, 0x19bf0
    xor $59, $59, $86
    rotqbyi $25, $17, 0
    selb $108, $51, $85, $108
    lnop
    selb $114, $114, $19, $79
    cbd $19, 0($104)
    selb $50, $110, $50, $28
    shufb $85, $63, $107, $11
    or $96, $96, $59
    stqa $54, 0x19c00
    nor $37, $14, $37
    lnop
    nand $59, $40, $118
    lnop
    xor $81, $81, $80
    lnop
    xor $34, $34, $38
    lnop
    selb $93, $27, $20, $93
    lqa $20, 0x18090
    selb $120, $120, $23, $55
    lnop
    selb $98, $50, $28, $98
    stqa $15, 0x19c10
    selb $123, $123, $29, $88
    lqd $29, 2240($16)
    selb $126, $126, $101, $85
    lnop
    or $102, $102, $81
    lnop
    selb $124, $124, $103, $85
    lnop
    nor $6, $59, $6
    stqd $106, 6144($25)
    selb $110, $110, $98, $82
    lnop
    ai $98, $12, 4
    rotqbii $92, $92, 1
    selb $26, $46, $26, $70
    lnop
    nand $46, $102, $105
    lqa $82, 0x18080
    nand $106, $6, $120
    lqd $103, 6400($17)
    selb $92, $18, $92, $70
    lnop
    xor $48, $48, $84
    lnop
    selb $117, $117, $34, $76
    lnop
    andc $34, $8, $58
    lnop
    xor $18, $95, $36
    lnop
    or $2, $48, $2
    lnop
    nand $48, $37, $114
    lnop
    selb $59, $59, $106, $60
    shufb $103, $94, $103, $56
    selb $122, $122, $93, $88
    lnop
    selb $119, $119, $21, $55
    lqd $21, 7104($33)
    nand $93, $96, $121
    lnop
    selb $94, $60, $118, $106
    lnop
    nor $18, $93, $18
    lnop
    nand $101, $61, $117
    lnop
    andi $104, $104, -16
    lnop
    selb $94, $94, $59, $119
    lnop
    nor $62, $46, $62
    rotqby $21, $21, $74
    selb $125, $125, $91, $85
    lnop
    andc $91, $9, $92
    lnop
    selb $14, $14, $48, $34
    lnop
    xor $81, $26, $9
    lnop
    selb $32, $32, $101, $10
    stqd $103, 6400($25)
    selb $103, $94, $119, $59
    lnop
    nand $15, $18, $123
    rotqbyi $21, $21, 13
    andc $28, $54, $5
    lnop
    selb $102, $54, $102, $62
    lnop
    selb $116, $116, $108, $76
    lnop
    nand $108, $2, $124
    lnop
    nand $54, $62, $111
    lqd $17, 6656($17)
    selb $50, $34, $112, $48
    lnop
    nor $23, $108, $81
    lnop
    selb $8, $8, $24, $37
    lqa $24, 0x180a0
    nand $27, $23, $126
    lnop
    selb $81, $10, $115, $101
    lnop
    selb $38, $35, $121, $15
    lnop
    selb $80, $91, $124, $27
    lqd $107, 2256($16)
    selb $108, $108, $27, $91
    lnop
    selb $93, $93, $15, $35
    lnop
    selb $63, $28, $105, $54
    lnop
    selb $46, $46, $54, $28
    lqa $51, 0x18060
    selb $38, $38, $93, $122
    lnop
    selb $40, $52, $40, $6
    lnop
    selb $52, $81, $32, $116
    lnop
    selb $57, $80, $108, $125
    lnop
    selb $106, $60, $22, $106
    lqa $60, 0x18000
    xor $51, $51, $90
    lnop
    selb $47, $57, $125, $108
    lnop
    selb $49, $38, $122, $93
    lnop
    selb $6, $120, $6, $94
    stqa $47, 0x19b00
    selb $39, $52, $116, $32
    lnop
    xor $77, $53, $77
    lnop
    selb $50, $50, $14, $113
    stqa $49, 0x19b10
    andi $21, $21, 255
    stqa $103, 0x19b20
    selb $63, $63, $46, $110
    stqa $39, 0x19b30
    selb $53, $50, $113, $14
    shufb $81, $29, $107, $11
    selb $107, $63, $110, $46
    lnop
    selb $29, $126, $23, $57
    shufb $17, $21, $17, $56
    selb $22, $119, $22, $59
    stqa $53, 0x19b40
    selb $21, $123, $18, $38
    stqa $107, 0x19b50
    xor $56, $120, $6
    lqd $80, 6912($33)
    xor $45, $126, $29
    lnop
    selb $64, $117, $61, $52
    stqd $17, 6656($25)
    xor $17, $123, $21
    stqa $45, 0x19b60
    selb $9, $9, $2, $23
    lnop
    selb $37, $114, $37, $50
    stqa $17, 0x19b70
    selb $62, $111, $62, $63
    rotqby $80, $80, $74
    xor $23, $117, $64
    stqa $56, 0x19b80
    xor $25, $114, $37
    lnop
    xor $13, $62, $13
    stqa $23, 0x19b90
    xor $62, $111, $62
    rotqbyi $80, $80, 13
    xor $65, $82, $44
    stqa $25, 0x19ba0
    selb $106, $22, $59, $106
    lnop
    xor $78, $24, $78
    stqa $62, 0x19bb0
    xor $95, $21, $95
    lqd $21, 7008($33)
    selb $99, $99, $4, $61
    lqa $4, 0x18040
    andi $61, $98, -16
    lnop
    a $104, $104, $73
    lnop
    andc $24, $52, $39
    stqa $57, 0x19bc0
    selb $105, $105, $102, $79
    lqa $2, 0x18090
    selb $34, $34, $58, $48
    lnop
    andi $80, $80, 255
    stqa $38, 0x19bd0
    or $78, $78, $77
    lqa $77, 0x18030
    selb $101, $10, $43, $101
    rotqbyi $10, $104, 0
    xor $48, $56, $94
    lnop
    xor $31, $64, $31
    lnop
    selb $115, $115, $99, $55
    stqa $94, 0x19be0
    selb $43, $116, $43, $32
    lqd $99, 6144($104)
    selb $118, $118, $40, $88
    lnop
    selb $117, $117, $31, $55
    lqa $31, 0x18070
    xor $20, $20, $41
    lnop
    andc $40, $94, $103
    rotqby $21, $21, $74
    selb $64, $110, $5, $46
    stqa $52, 0x19bf0
    selb $96, $36, $96, $18
    lqd $18, 4032($16)
    a $61, $61, $73
    shufb $99, $80, $99, $19
    nand $80, $78, $105
    lnop
    selb $91, $91, $92, $27
    shlqbii $62, $62, 1
    xor $26, $29, $26
    lqd $29, 5888($61)
    selb $15, $35, $30, $15
    lnop
    xor $109, $109, $83
    lnop
    selb $101, $43, $32, $101
    lnop
    selb $119, $119, $106, $88
    lqd $106, 5632($61)
    selb $123, $123, $95, $85
    stqa $50, 0x19c00
    xor $95, $25, $50
    rotqbyi $21, $21, 13
    xor $97, $37, $97
    lnop
    selb $112, $112, $8, $76
    lnop
    selb $58, $113, $58, $14
    stqd $99, 6144($10)
    nor $95, $80, $95
    lqd $99, 2496($16)
    selb $5, $28, $5, $54
    rotqby $29, $29, $98
    andc $28, $57, $47
    shufb $82, $18, $7, $11
    xor $31, $31, $89
    lqa $7, 0x18070
    selb $111, $111, $13, $79
    lqd $13, 6400($104)
    or $20, $65, $20
    lnop
    andc $65, $50, $53
    lqa $18, 0x18010
    selb $114, $114, $97, $76
    stqa $63, 0x19c10
    xor $77, $77, $83
    lnop
    selb $30, $122, $30, $93
    lqd $97, 2512($16)
    nand $54, $95, $111
    rotqbyi $8, $29, 1
    xor $37, $23, $52
    lqa $32, 0x18020
    xor $4, $4, $87
    lqd $43, 5376($61)
    andi $21, $21, 255
    shlqbii $107, $107, 1
    or $31, $51, $31
    shlqbii $63, $63, 1
    xor $100, $100, $86
    lnop
    selb $5, $64, $46, $5
    lnop
    selb $14, $58, $14, $34
    lnop
    selb $116, $116, $101, $55
    rotqby $106, $106, $98
    nand $101, $31, $115
    lnop
    nand $34, $20, $112
    rotqbii $8, $8, 1
    xor $32, $32, $84
    rotqby $43, $43, $98
    xor $58, $17, $38
    lnop
    selb $46, $80, $54, $65
    lnop
    selb $113, $113, $14, $76
    lqd $14, 7104($33)
    selb $80, $65, $105, $54
    shufb $13, $21, $13, $19
    nor $48, $101, $48
    lnop
    xor $7, $7, $86
    rotqbii $21, $43, 1
    nand $64, $48, $117
    lnop
    nor $37, $34, $37
    lnop
    selb $94, $94, $31, $48
    rotqbii $29, $29, 1
    selb $121, $121, $96, $85
    rotqbii $96, $106, 1
    or $77, $32, $77
    lnop
    selb $110, $110, $5, $79
    rotqbyi $106, $106, 1
    xor $3, $6, $3
    lnop
    selb $6, $80, $46, $110
    lnop
    selb $92, $125, $92, $108
    lnop
    nand $79, $37, $114
    lnop
    xor $80, $45, $57
    lnop
    or $100, $4, $100
    lnop
    ai $127, $127, 1
    lnop
    nand $4, $77, $121
    rotqby $14, $14, $74
    selb $126, $126, $26, $82
    lqd $26, 3008($16)
    selb $96, $62, $96, $70
    lnop
    selb $29, $63, $29, $70
    lqa $63, 0x180b0
    selb $34, $34, $79, $24
    lnop
    nor $62, $4, $80
    lnop
    xor $60, $60, $81
    lnop
    selb $107, $107, $21, $70
    lnop
    andc $21, $38, $49
    shufb $80, $99, $97, $11
    nand $99, $62, $123
    lnop
    selb $124, $124, $9, $82
    lnop
    selb $9, $24, $112, $79
    rotqbyi $43, $43, 1
    selb $20, $52, $20, $37
    lnop
    selb $52, $6, $110, $46
    lnop
    selb $32, $9, $34, $113
    lqd $9, 4288($16)
    xor $97, $96, $29
    rotqbii $43, $43, 1
    xor $18, $18, $80
    lnop
    selb $5, $28, $121, $99
    cbd $98, 0($98)
    or $18, $60, $18
    lnop
    andc $60, $29, $107
    rotqbyi $14, $14, 13
    nand $31, $18, $124
    stqd $13, 6400($10)
    selb $108, $92, $108, $91
    lnop
    selb $51, $32, $113, $34
    lnop
    andi $14, $14, 255
    lnop
    selb $125, $125, $108, $82
    shlqbii $108, $52, 1
    nor $97, $31, $97
    lnop
    selb $92, $4, $99, $28
    lnop
    nand $4, $100, $118
    lqd $104, 6656($104)
    selb $120, $120, $3, $88
    lnop
    nor $58, $4, $58
    lnop
    nand $3, $97, $126
    lnop
    selb $91, $40, $115, $64
    lnop
    selb $31, $31, $3, $60
    lnop
    selb $37, $114, $37, $32
    rotqbii $106, $106, 1
    nand $13, $58, $120
    lqd $35, 4304($16)
    selb $101, $101, $64, $40
    lnop
    selb $27, $60, $124, $3
    lqa $36, 0x180a0
    selb $102, $4, $13, $21
    lnop
    selb $4, $21, $118, $13
    lnop
    selb $27, $27, $31, $125
    lnop
    selb $93, $30, $93, $15
    lnop
    selb $15, $91, $101, $116
    lnop
    selb $122, $122, $93, $85
    lnop
    selb $30, $27, $125, $31
    shufb $104, $14, $104, $19
    selb $14, $111, $95, $6
    lnop
    selb $19, $5, $92, $122
    stqa $30, 0x19b00
    selb $93, $4, $102, $119
    lnop
    selb $22, $19, $122, $92
    lnop
    selb $91, $123, $62, $19
    lnop
    selb $59, $93, $119, $102
    stqd $104, 6656($10)
    selb $66, $15, $116, $101
    stqa $22, 0x19b10
    selb $24, $24, $39, $79
    stqa $59, 0x19b20
    selb $79, $126, $97, $27
    stqa $66, 0x19b30
    selb $60, $60, $107, $3
    lnop
    xor $67, $126, $79
    lnop
    selb $104, $120, $58, $93
    stqa $51, 0x19b40
    selb $77, $57, $77, $62
    lqa $57, 0x18060
    selb $100, $38, $100, $58
    lnop
    xor $38, $123, $91
    stqa $52, 0x19b50
    selb $107, $125, $107, $31
    lnop
    xor $52, $114, $37
    lnop
    xor $36, $36, $44
    lqd $44, 6912($33)
    xor $58, $120, $104
    stqa $67, 0x19b60
    selb $48, $117, $48, $15
    lqa $62, 0x18020
    xor $23, $37, $23
    lnop
    xor $37, $117, $48
    stqa $38, 0x19b70
    selb $95, $50, $78, $95
    stqa $58, 0x19b80
    xor $78, $111, $14
    stqa $37, 0x19b90
    xor $14, $14, $25
    lnop
    ai $12, $12, 5
    lqa $3, 0x18070
    xor $96, $79, $96
    shlqbii $79, $6, 1
    selb $111, $111, $14, $76
    stqa $52, 0x19ba0
    xor $48, $48, $56
    lnop
    selb $121, $121, $77, $82
    stqa $78, 0x19bb0
    selb $56, $105, $95, $76
    rotqbyi $105, $61, 0
    selb $95, $110, $53, $46
    lqa $4, 0x18060
    selb $25, $79, $8, $70
    lqa $79, 0x18040
    andc $50, $32, $51
    rotqby $44, $44, $74
    selb $13, $21, $49, $13
    lqd $21, 7008($33)
    xor $41, $63, $41
    stqa $27, 0x19bc0
    selb $112, $112, $20, $55
    lnop
    selb $107, $107, $31, $60
    lqa $31, 0x18010
    selb $60, $116, $103, $101
    lqa $20, 0x18000
    xor $63, $52, $32
    lqd $8, 3024($16)
    selb $115, $115, $94, $88
    lqd $94, 6144($61)
    selb $103, $40, $103, $64
    lnop
    selb $53, $65, $53, $54
    stqa $19, 0x19bd0
    andc $54, $27, $30
    rotqbyi $44, $44, 13
    andi $65, $12, -16
    shlqbii $40, $78, 1
    selb $95, $95, $46, $53
    lnop
    xor $46, $58, $93
    lnop
    or $36, $36, $41
    lqd $41, 2752($16)
    andi $44, $44, 255
    stqa $93, 0x19be0
    xor $62, $62, $81
    lnop
    xor $57, $57, $87
    lqd $53, 2768($16)
    selb $39, $113, $39, $34
    shufb $94, $44, $94, $98
    xor $104, $104, $17
    lqa $17, 0x18030
    selb $118, $118, $100, $85
    stqa $15, 0x19bf0
    andc $100, $93, $59
    stqa $32, 0x19c00
    selb $49, $119, $49, $102
    lnop
    xor $79, $79, $84
    lnop
    selb $103, $60, $101, $103
    rotqby $21, $21, $74
    selb $114, $114, $23, $55
    shufb $77, $26, $8, $11
    a $65, $65, $73
    stqa $6, 0x19c10
    or $57, $57, $7
    lqd $8, 4560($16)
    selb $99, $28, $47, $99
    rotqbyi $21, $21, 13
    andc $28, $15, $66
    shufb $78, $41, $53, $11
    selb $110, $110, $95, $76
    lnop
    xor $95, $37, $15
    lnop
    nand $41, $36, $56
    lqd $76, 7104($33)
    xor $31, $31, $77
    stqd $94, 6144($105)
    xor $94, $38, $19
    lnop
    nand $53, $57, $115
    lqa $5, 0x18080
    or $109, $79, $109
    lnop
    selb $117, $117, $48, $88
    lnop
    xor $91, $91, $45
    lnop
    nor $63, $41, $63
    lnop
    nand $45, $109, $118
    lnop
    selb $120, $120, $104, $85
    lnop
    selb $116, $116, $103, $88
    lqa $6, 0x18020
    selb $43, $108, $43, $70
    lnop
    andi $21, $21, 255
    rotqbyi $48, $65, 0
    selb $102, $49, $102, $13
    rotqby $76, $76, $74
    nor $46, $53, $46
    lnop
    andc $13, $19, $22
    lqd $49, 6400($61)
    nor $104, $45, $94
    lnop
    nand $94, $46, $117
    shufb $79, $9, $35, $11
    selb $24, $39, $34, $24
    lnop
    selb $40, $40, $106, $70
    rotqbyi $106, $76, 13
    nand $34, $42, $112
    lnop
    nand $39, $104, $120
    lnop
    selb $109, $19, $109, $104
    lnop
    selb $45, $45, $39, $13
    shufb $21, $21, $49, $98
    selb $49, $100, $115, $94
    lnop
    xor $19, $40, $25
    lnop
    xor $17, $17, $80
    lqd $16, 4544($16)
    selb $97, $29, $18, $97
    lnop
    nor $18, $34, $95
    lnop
    selb $47, $122, $47, $92
    lqa $29, 0x18050
    selb $53, $53, $94, $100
    lnop
    xor $20, $20, $78
    lnop
    selb $124, $124, $97, $79
    lnop
    or $20, $20, $31
    lqa $7, 0x18060
    xor $31, $67, $27
    shufb $76, $16, $8, $11
    selb $16, $13, $22, $39
    lnop
    selb $125, $125, $107, $79
    lnop
    selb $123, $123, $91, $82
    stqd $21, 6400($105)
    nand $21, $63, $111
    lnop
    selb $97, $49, $53, $116
    lnop
    selb $126, $126, $96, $79
    lnop
    selb $57, $93, $57, $46
    lnop
    nand $93, $20, $124
    lnop
    selb $96, $50, $56, $21
    lnop
    selb $41, $41, $21, $50
    lqa $8, 0x180b0
    or $17, $62, $17
    lnop
    andi $106, $106, 255
    lnop
    selb $99, $47, $92, $99
    lnop
    andc $47, $25, $43
    lnop
    nor $19, $93, $19
    lqa $9, 0x180a0
    selb $122, $122, $99, $82
    lnop
    nand $92, $17, $121
    lnop
    nand $62, $18, $114
    lnop
    nor $31, $92, $31
    lnop
    selb $91, $96, $41, $110
    lnop
    selb $96, $28, $112, $62
    lnop
    nand $49, $19, $126
    lqa $10, 0x18060
    nand $35, $31, $123
    lqd $61, 6656($61)
    selb $26, $100, $59, $94
    lnop
    selb $100, $47, $124, $49
    lnop
    selb $94, $54, $121, $35
    lnop
    selb $23, $93, $49, $47
    lnop
    selb $34, $34, $62, $28
    lnop
    selb $99, $97, $116, $53
    shufb $98, $106, $61, $98
    selb $106, $100, $23, $125
    lnop
    selb $93, $91, $110, $41
    lnop
    selb $119, $119, $102, $85
    lnop
    selb $61, $92, $35, $54
    lnop
    selb $108, $106, $125, $23
    lnop
    selb $13, $13, $118, $39
    lnop
    selb $28, $28, $66, $62
    stqd $98, 6656($105)
    selb $100, $13, $45, $119
    lnop
    selb $103, $94, $61, $122
    lnop
    selb $113, $113, $24, $55
    lnop
    selb $105, $103, $122, $61
    lnop
    selb $24, $126, $19, $106
    lnop
    selb $94, $96, $34, $113
    lnop
    selb $102, $100, $119, $45
    stqa $108, 0x19b00
    selb $13, $111, $63, $91
    stqa $105, 0x19b10
    selb $96, $94, $113, $34
    stqa $102, 0x19b20
    xor $40, $24, $40
    stqa $99, 0x19b30
    selb $62, $114, $18, $94
    stqa $96, 0x19b40
    xor $107, $126, $24
    stqa $93, 0x19b50
    selb $24, $123, $31, $103
    lqd $98, 6912($33)
    xor $52, $13, $52
    lnop
    selb $126, $126, $40, $76
    lqa $11, 0x180b0
    selb $40, $120, $104, $100
    lnop
    xor $104, $123, $24
    cbd $39, 0($12)
    selb $46, $117, $46, $97
    lnop
    xor $92, $111, $13
    lqd $13, 6144($65)
    selb $47, $47, $43, $49
    rotqby $49, $98, $74
    selb $43, $125, $43, $23
    stqa $107, 0x19b60
    xor $101, $120, $40
    stqa $104, 0x19b70
    xor $98, $117, $46
    lnop
    xor $46, $46, $58
    stqa $101, 0x19b80
    mpyi $12, $127, 6
    stqa $98, 0x19b90
    xor $95, $114, $62
    lnop
    selb $66, $113, $66, $34
    rotqbyi $49, $49, 13
    selb $32, $32, $36, $63
    stqa $95, 0x19ba0
    selb $23, $43, $23, $47
    stqa $92, 0x19bb0
    xor $24, $24, $67
    lqd $67, 7008($33)
    andi $49, $49, 255
    lnop
    selb $43, $110, $51, $41
    stqa $106, 0x19bc0
    selb $59, $116, $59, $53
    shufb $49, $49, $13, $39
    selb $111, $111, $52, $55
    stqa $103, 0x19bd0
    selb $35, $54, $30, $35
    lqa $13, 0x18090
    selb $30, $122, $30, $61
    stqa $100, 0x19be0
    selb $115, $115, $57, $85
    rotqby $67, $67, $74
    selb $30, $30, $61, $35
    stqd $49, 6144($48)
    selb $17, $27, $17, $31
    shlqbii $14, $93, 1
    selb $26, $59, $53, $26
    lqd $53, 6400($65)
    xor $37, $62, $37
    stqa $97, 0x19bf0
    selb $116, $116, $26, $85
    rotqbyi $67, $67, 13
    selb $28, $66, $34, $28
    stqa $94, 0x19c00
    selb $123, $123, $24, $79
    stqa $91, 0x19c10
    selb $21, $50, $51, $21
    lqd $33, 7104($33)
    andi $67, $67, 255
    lnop
    selb $18, $15, $42, $18
    lnop
    selb $19, $25, $20, $19
    shufb $53, $67, $53, $39
    selb $125, $125, $23, $76
    lnop
    selb $22, $119, $22, $45
    hbrr weighted_edge_tap_branch, weighted_edge_tap_loop
    selb $118, $118, $109, $82
    rotqby $33, $33, $74
    xor $38, $40, $38
    shlqbii $15, $92, 1
    selb $124, $124, $19, $76
    stqd $53, 6400($48)
    selb $121, $121, $17, $79
    lqd $65, 6656($65)
    selb $113, $113, $28, $88
    rotqbyi $33, $33, 13
    selb $21, $43, $41, $21
    lnop
    selb $16, $22, $45, $16
    lnop
    selb $122, $122, $30, $79
    lnop
    andi $33, $33, 255
    lnop
    selb $109, $56, $32, $55
    lnop
    selb $119, $119, $16, $82
    shufb $33, $33, $65, $39
    selb $110, $110, $21, $55
    lnop
    selb $112, $112, $18, $88
    lnop
    selb $117, $117, $46, $85
    lnop
    selb $120, $120, $38, $82
    stqd $33, 6656($48)
    selb $114, $114, $37, $88
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
    lqa $8, 0x0
    a $7, $7, $8
    lqd $8, 704($7)
    lqd $9, 720($7)
    lqa $10, 0x10
    shufb $6, $6, $6, $10
    andbi $6, $6, 15
    lqa $10, 0x20
    a $6, $6, $10
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
    lqa $59, 0x18040
    lqa $7, 0x18060
    lqa $2, 0x180b0
    lqa $42, 0x180a0
    lqa $47, 0x18070
    ai $32, $127, 1
    mpyi $3, $127, 6
    xor $44, $7, $86
    lqa $7, 0x18080
    lqa $9, 0x18030
    lqa $4, 0x180a0
    xor $34, $7, $88
    lqa $57, 0x18020
    xor $43, $9, $81
    lqa $5, 0x18070
    lqa $6, 0x0
    lqa $7, 0x18040
    lqa $8, 0x18050
    xor $42, $42, $90
    lqa $9, 0x18010
    lqa $66, 0x0
    lqa $61, 0x18050
    lqa $49, 0x18080
    lqa $10, 0x180b0
    lqa $56, 0x10
    lqa $16, 0x18090
    lqa $11, 0x18090
    xor $16, $16, $87
    xor $57, $57, $82
    lqa $12, 0x30
    lqa $50, 0x180a0
    lqa $13, 0x18070
    andi $14, $79, -16
    lqa $33, 0x180b0
    lqa $75, 0x0
    or $15, $34, $16
    lqa $16, 0x18060
    lqa $17, 0x30
    lqa $18, 0x18010
    lqa $19, 0x18000
    rotmi $46, $32, -3
    shlqbii $20, $91, 1
    lqa $21, 0x20
    xor $33, $33, $89
    lqa $22, 0x18090
    ai $23, $3, 2
    andi $32, $32, 7
    xor $47, $47, $85
    andi $36, $3, -16
    or $24, $44, $47
    or $25, $42, $33
    or $26, $57, $43
    xor $27, $101, $100
    a $28, $36, $75
    shli $32, $32, 5
    lqa $29, 0x30
    xor $30, $61, $83
    a $46, $32, $46
    xor $31, $59, $84
    shufb $32, $46, $46, $56
    lqd $33, 5888($28)
    andc $34, $103, $105
    xor $35, $95, $94
    lqa $36, 0x18050
    andc $37, $106, $108
    nand $38, $24, $115
    andi $46, $46, -16
    andc $39, $100, $102
    lqd $40, 5376($28)
    nand $41, $15, $112
    lqa $42, 0x18010
    a $43, $46, $66
    xor $62, $98, $97
    xor $44, $49, $86
    nor $45, $41, $62
    lqd $46, 464($43)
# 773 cycles an iteration, 751 at least: 751 instructions for the even pipe, 430 for the odd one; 11 cycles of nops alone
.align 3
weighted_steady_tap_loop:
    xor $91, $50, $88
    lnop
    xor $4, $4, $86
    lnop
    or $30, $31, $30
    lnop
    andbi $32, $32, 15
    lqd $31, 448($43)
    xor $22, $22, $83
    lqd $86, 5632($28)
    nor $27, $38, $27
    lqd $90, 192($43)
    nop
    lqa $88, 0x18000
    nand $89, $25, $109
    rotqby $40, $40, $3
    xor $87, $10, $87
    lnop
    nand $10, $30, $118
    lqd $47, 960($43)
    nand $48, $45, $114
    rotqby $86, $86, $3
    xor $49, $104, $103
    lqa $50, 0x180b0
    nor $35, $89, $35
    lnop
    andc $51, $97, $99
    lnop
    a $52, $14, $6
    lqa $6, 0x18020
    xor $7, $7, $82
    rotqby $33, $33, $3
    nor $49, $10, $49
    shlqbii $92, $92, 1
    a $21, $32, $21
    lnop
    xor $8, $8, $81
    lnop
    nand $32, $27, $117
    lqa $14, 0x18080
    selb $97, $97, $15, $45
    lnop
    andc $15, $94, $96
    lnop
    nand $53, $26, $121
    lnop
    nop
    lqd $54, 208($43)
    nand $55, $35, $111
    lnop
    nand $56, $49, $120
    lqa $57, 0x30
    xor $11, $11, $85
    lqa $58, 0x30
    selb $38, $38, $32, $39
    lnop
    xor $59, $107, $106
    lqd $60, 976($43)
    selb $41, $41, $48, $51
    rotqbii $61, $33, 1
    selb $115, $39, $115, $32
    shufb $54, $90, $54, $21
    selb $109, $15, $109, $55
    lqa $62, 0x18030
    selb $63, $89, $55, $15
    shufb $31, $31, $46, $21
    selb $10, $10, $56, $34
    lnop
    selb $109, $109, $63, $110
    rotqbyi $46, $28, 0
    selb $115, $115, $38, $116
    lnop
    nor $59, $53, $59
    lnop
    selb $64, $109, $110, $63
    shlqbii $93, $93, 1
    selb $32, $39, $102, $32
    rotqbyi $39, $40, 1
    xor $19, $19, $54
    lqa $65, 0x18060
    selb $118, $34, $118, $56
    rotqbii $89, $86, 1
    selb $94, $94, $25, $35
    lnop
    selb $118, $118, $10, $119
    lnop
    selb $20, $20, $61, $57
    lnop
    xor $5, $5, $83
    rotqbii $40, $40, 1
    selb $57, $51, $99, $48
    shlqbii $61, $109, 1
    selb $15, $15, $96, $55
    lqa $55, 0x180b0
    selb $92, $92, $89, $58
    lqa $58, 0x18070
    nand $25, $59, $123
    lnop
    selb $110, $110, $96, $63
    lnop
    selb $121, $37, $121, $25
    lnop
    nop
    lnop
    selb $96, $119, $105, $10
    lnop
    xor $18, $18, $31
    rotqbyi $86, $86, 1
    xor $89, $92, $20
    lnop
    or $18, $19, $18
    lnop
    selb $93, $93, $40, $12
    lqd $12, 720($43)
    selb $112, $51, $112, $48
    lqa $48, 0x18080
    nand $51, $18, $124
    lnop
    selb $119, $118, $119, $10
    lnop
    selb $100, $100, $24, $27
    lnop
    selb $103, $103, $30, $49
    lnop
    selb $30, $115, $116, $38
    lnop
    nor $24, $51, $89
    lqa $40, 0x18060
    selb $53, $53, $25, $37
    lnop
    andc $19, $20, $93
    lnop
    nand $66, $24, $126
    lnop
    selb $112, $112, $41, $113
    shufb $89, $47, $60, $21
    ai $47, $3, 1
    lnop
    selb $105, $34, $105, $56
    lnop
    selb $45, $114, $45, $112
    lnop
    selb $124, $19, $124, $66
    lqa $34, 0x18050
    selb $51, $51, $66, $19
    lqa $56, 0x18020
    selb $18, $20, $18, $24
    lnop
    or $11, $44, $11
    lnop
    xor $98, $45, $98
    lqa $44, 0x30
    or $7, $7, $8
    lnop
    selb $124, $124, $51, $125
    lnop
    selb $49, $120, $49, $118
    lnop
    selb $8, $124, $125, $51
    lqd $20, 704($43)
    selb $106, $106, $26, $59
    lnop
    selb $24, $126, $24, $124
    lnop
    selb $121, $121, $53, $122
    lnop
    selb $35, $111, $35, $109
    rotqbii $26, $86, 1
    selb $60, $121, $122, $53
    rotqbii $39, $39, 1
    selb $67, $112, $113, $41
    shufb $90, $20, $12, $21
    selb $27, $117, $27, $115
    stqa $8, 0x19b00
    xor $95, $35, $95
    stqa $60, 0x19b10
    xor $101, $27, $101
    cbd $12, 0($3)
    xor $114, $114, $45
    lqa $45, 0x18030
    selb $59, $123, $59, $121
    stqa $119, 0x19b20
    xor $65, $65, $84
    stqa $30, 0x19b30
    xor $83, $55, $83
    lnop
    selb $110, $110, $63, $15
    stqa $67, 0x19b40
    xor $126, $126, $24
    lnop
    or $91, $91, $87
    lqa $87, 0x180a0
    xor $120, $120, $49
    lqd $15, 1728($43)
    xor $40, $40, $82
    stqa $64, 0x19b50
    nop
    lqd $63, 6912($52)
    selb $113, $113, $99, $41
    lnop
    xor $123, $123, $59
    lqd $99, 1488($43)
    selb $25, $37, $108, $25
    stqa $126, 0x19b60
    xor $111, $111, $35
    lnop
    xor $117, $117, $27
    lnop
    xor $104, $49, $104
    stqa $123, 0x19b70
    xor $88, $88, $90
    stqa $120, 0x19b80
    xor $9, $9, $89
    stqa $117, 0x19b90
    xor $85, $2, $85
    rotqbyi $33, $33, 1
    selb $122, $122, $108, $53
    lqd $108, 6144($28)
    xor $6, $6, $54
    stqa $114, 0x19ba0
    andi $2, $23, -16
    stqa $111, 0x19bb0
    selb $116, $116, $102, $38
    lqd $102, 7008($52)
    or $5, $65, $5
    stqa $124, 0x19bc0
    andc $65, $112, $67
    rotqbii $33, $33, 1
    xor $49, $126, $124
    rotqby $63, $63, $79
    selb $19, $19, $93, $66
    lnop
    selb $105, $96, $10, $105
    stqa $121, 0x19bd0
    xor $96, $123, $121
    lnop
    selb $29, $61, $33, $29
    rotqby $102, $102, $79
    or $88, $88, $9
    lqd $9, 1744($43)
    andc $33, $115, $30
    stqa $118, 0x19be0
    selb $125, $125, $93, $51
    lnop
    andc $93, $121, $60
    lqa $61, 0x18060
    nop
    lnop
    ai $80, $80, -1
    lnop
    xor $92, $24, $92
    rotqbyi $63, $63, 13
    xor $48, $48, $84
    lnop
    nand $24, $7, $103
    lnop
    xor $36, $36, $89
    shlqbii $111, $111, 1
    or $22, $48, $22
    lnop
    xor $48, $117, $115
    shlqbii $64, $64, 1
    xor $62, $62, $31
    shufb $86, $15, $9, $21
    nand $9, $88, $18
    lqa $15, 0x0
    andi $63, $63, 255
    lnop
    xor $10, $87, $82
    lnop
    selb $116, $116, $38, $32
    stqa $115, 0x19bf0
    andc $32, $124, $8
    lqa $38, 0x0
    nand $66, $11, $97
    lnop
    selb $111, $111, $26, $44
    lnop
    xor $26, $114, $112
    shufb $108, $63, $108, $12
    nand $63, $5, $100
    lnop
    andi $44, $47, -16
    lnop
    nor $96, $24, $96
    lnop
    selb $125, $125, $51, $19
    stqd $108, 6144($46)
    nor $48, $66, $48
    lnop
    a $38, $2, $38
    lnop
    or $6, $6, $62
    lnop
    xor $62, $120, $118
    lqd $2, 1472($43)
    selb $17, $64, $39, $17
    lnop
    selb $121, $121, $7, $96
    stqa $112, 0x19c00
    nand $7, $6, $106
    lnop
    nand $39, $48, $98
    rotqbyi $102, $102, 13
    xor $64, $111, $29
    lqa $108, 0x18070
    nand $19, $96, $104
    lnop
    or $85, $4, $85
    lnop
    andc $4, $118, $119
    lnop
    selb $115, $115, $11, $48
    lqa $11, 0x30
    nand $51, $91, $94
    lnop
    nor $62, $63, $62
    lnop
    nor $49, $7, $49
    cbd $27, 0($23)
    nor $26, $51, $26
    stqa $109, 0x19c10
    xor $107, $59, $107
    lnop
    xor $61, $61, $54
    lnop
    selb $122, $122, $53, $25
    lqd $25, 1216($43)
    selb $103, $93, $103, $19
    lnop
    nor $64, $9, $64
    lnop
    nand $53, $62, $101
    lnop
    andc $59, $29, $17
    lqd $109, 5376($38)
    selb $113, $113, $41, $57
    lqd $41, 7104($52)
    nand $57, $26, $95
    lnop
    xor $58, $58, $81
    lqd $87, 6400($28)
    nand $35, $49, $107
    lqd $37, 5632($38)
    selb $24, $24, $19, $93
    lnop
    selb $118, $118, $5, $62
    lqd $5, 2000($43)
    selb $112, $112, $91, $26
    rotqby $41, $41, $79
    selb $124, $124, $6, $49
    lnop
    andi $102, $102, 255
    lnop
    nop
    lnop
    selb $103, $103, $24, $105
    lnop
    nand $6, $64, $92
    lnop
    selb $91, $33, $30, $39
    shufb $102, $102, $87, $12
    selb $55, $4, $119, $53
    lnop
    selb $29, $29, $88, $64
    lnop
    selb $18, $59, $18, $6
    shufb $87, $2, $99, $21
    selb $51, $51, $57, $65
    lnop
    selb $99, $103, $105, $24
    lnop
    selb $106, $32, $106, $35
    stqd $102, 6400($46)
    selb $63, $63, $53, $4
    lnop
    selb $66, $66, $39, $33
    rotqbyi $41, $41, 13
    selb $94, $65, $94, $57
    lqa $102, 0x0
    selb $7, $7, $35, $32
    lnop
    selb $9, $9, $6, $59
    lnop
    xor $45, $45, $89
    lqd $2, 1232($43)
    selb $96, $104, $96, $103
    lnop
    selb $6, $59, $17, $6
    lnop
    selb $100, $4, $100, $53
    lnop
    selb $106, $106, $7, $122
    lqd $28, 6656($28)
    selb $18, $18, $9, $125
    lqa $4, 0x18040
    selb $97, $33, $97, $39
    lnop
    selb $94, $94, $51, $110
    lqd $33, 5888($38)
    andi $41, $41, 255
    lnop
    a $102, $44, $102
    lnop
    selb $44, $106, $122, $7
    lnop
    nop
    lnop
    selb $97, $97, $66, $113
    lnop
    selb $39, $18, $125, $9
    lqa $53, 0x18040
    selb $64, $92, $64, $18
    shufb $12, $41, $28, $12
    selb $30, $113, $30, $66
    lnop
    selb $100, $100, $63, $116
    lnop
    selb $49, $107, $49, $106
    stqa $39, 0x19b00
    selb $28, $100, $116, $63
    rotqby $33, $33, $23
    selb $113, $97, $113, $66
    stqa $44, 0x19b10
    selb $105, $105, $60, $24
    rotqby $109, $109, $23
    xor $92, $92, $64
    stqa $99, 0x19b20
    xor $53, $53, $90
    stqa $28, 0x19b30
    selb $41, $94, $110, $51
    lqa $59, 0x180a0
    selb $32, $32, $8, $35
    rotqby $23, $37, $23
    selb $93, $93, $60, $19
    lqa $19, 0x0
    selb $62, $101, $62, $100
    stqa $113, 0x19b40
    xor $104, $104, $96
    stqa $41, 0x19b50
    selb $48, $98, $48, $97
    lnop
    nand $60, $85, $112
    lqd $37, 6912($52)
    selb $26, $95, $26, $94
    lnop
    xor $107, $107, $49
    lnop
    xor $35, $104, $103
    stqa $92, 0x19b60
    selb $91, $30, $66, $91
    lnop
    selb $119, $116, $119, $63
    lqa $116, 0x18090
    xor $98, $98, $48
    stqa $107, 0x19b70
    selb $125, $125, $17, $9
    stqa $104, 0x19b80
    xor $84, $59, $84
    cbd $47, 0($47)
    xor $101, $101, $62
    shufb $88, $25, $2, $21
    xor $4, $4, $54
    lqa $59, 0x18040
    xor $95, $95, $26
    lqd $2, 1984($43)
    xor $16, $16, $90
    stqa $101, 0x19b90
    xor $34, $34, $31
    rotqby $37, $37, $79
    xor $120, $62, $120
    lqd $62, 2512($43)
    nop
    lnop
    or $40, $40, $58
    rotqbii $58, $23, 1
    selb $57, $65, $67, $57
    rotqbii $65, $109, 1
    xor $42, $42, $87
    lnop
    xor $82, $14, $82
    lqa $14, 0x30
    selb $110, $110, $67, $51
    lqa $67, 0x30
    nand $25, $40, $118
    lnop
    xor $111, $64, $111
    shlqbii $41, $41, 1
    xor $50, $50, $81
    rotqbyi $37, $37, 13
    selb $119, $119, $63, $55
    lnop
    selb $125, $125, $9, $6
    stqa $98, 0x19ba0
    xor $56, $56, $90
    lnop
    xor $123, $96, $123
    rotqbii $96, $33, 1
    xor $6, $101, $100
    rotqbyi $109, $109, 1
    andc $9, $100, $28
    stqa $95, 0x19bb0
    xor $55, $98, $97
    shlqbii $63, $94, 1
    nand $64, $22, $115
    stqd $12, 6656($46)
    nor $55, $60, $55
    lqa $12, 0x18000
    andc $46, $103, $99
    lnop
    selb $96, $63, $96, $11
    lnop
    ai $11, $3, 4
    lqd $63, 7008($52)
    nor $35, $25, $35
    lnop
    xor $114, $26, $114
    lnop
    xor $108, $108, $31
    lqa $26, 0x30
    nand $17, $35, $120
    stqa $18, 0x19bc0
    nop
    stqa $106, 0x19bd0
    andc $30, $97, $113
    lnop
    nand $66, $55, $114
    lnop
    selb $110, $110, $51, $57
    lqa $51, 0x18030
    andi $37, $37, 255
    shlqbii $95, $95, 1
    xor $12, $12, $88
    lnop
    selb $118, $46, $118, $17
    stqa $103, 0x19be0
    nop
    lqd $57, 2496($43)
    nop
    lnop
    xor $117, $48, $117
    stqa $100, 0x19bf0
    xor $126, $49, $126
    lnop
    nor $6, $64, $6
    rotqby $63, $63, $79
    selb $60, $60, $66, $30
    stqa $97, 0x19c00
    or $4, $4, $34
    stqa $94, 0x19c10
    selb $97, $97, $85, $55
    lqd $94, 6144($102)
    selb $122, $122, $8, $7
    lnop
    nop
    shufb $85, $2, $5, $21
    or $12, $12, $42
    lnop
    selb $95, $95, $58, $26
    lnop
    or $45, $56, $45
    lnop
    andc $56, $106, $44
    lnop
    nand $26, $6, $117
    lqa $58, 0x30
    selb $25, $25, $17, $46
    lnop
    selb $112, $30, $112, $66
    rotqbyi $33, $33, 1
    xor $42, $95, $96
    lnop
    or $36, $53, $36
    lnop
    selb $122, $122, $7, $32
    lqa $7, 0x18060
    nand $32, $4, $121
    lnop
    selb $53, $9, $28, $26
    lnop
    selb $112, $112, $60, $110
    lnop
    nand $2, $45, $124
    rotqbyi $5, $102, 0
    xor $13, $13, $89
    shufb $94, $37, $94, $47
    xor $116, $116, $81
    lnop
    or $84, $84, $83
    lnop
    selb $118, $118, $25, $119
    shufb $83, $57, $62, $21
    selb $41, $41, $65, $58
    lnop
    xor $58, $92, $18
    lnop
    selb $65, $118, $119, $25
    lnop
    andc $57, $18, $39
    lqd $62, 2752($43)
    or $108, $61, $108
    lqa $61, 0x18040
    xor $81, $107, $106
    lnop
    nor $58, $2, $58
    rotqbyi $63, $63, 13
    selb $30, $30, $113, $66
    lqa $66, 0x18020
    ai $127, $127, 1
    lnop
    or $116, $82, $116
    lnop
    nand $82, $12, $29
    lnop
    andc $37, $96, $41
    lqd $8, 7104($52)
    nop
    lnop
    nor $81, $32, $81
    stqd $94, 6144($5)
    xor $51, $51, $87
    lnop
    selb $105, $105, $24, $93
    lqd $93, 6400($102)
    selb $113, $110, $113, $60
    lnop
    nand $24, $81, $123
    lnop
    selb $64, $64, $26, $9
    lnop
    nor $42, $82, $42
    lnop
    andi $63, $63, 255
    lqa $94, 0x18010
    nand $34, $58, $126
    lnop
    xor $61, $61, $88
    lnop
    selb $124, $57, $124, $34
    shufb $93, $63, $93, $47
    nand $63, $42, $111
    lnop
    selb $121, $56, $121, $24
    lnop
    selb $29, $37, $29, $63
    lqa $49, 0x18050
    selb $115, $9, $115, $26
    stqd $93, 6400($5)
    selb $82, $82, $63, $37
    lnop
    selb $100, $100, $22, $6
    lnop
    selb $113, $113, $60, $30
    rotqby $8, $8, $79
    selb $110, $112, $110, $60
    lnop
    selb $60, $2, $34, $57
    rotqbyi $23, $23, 1
    selb $2, $120, $35, $118
    lnop
    selb $29, $29, $82, $125
    lqa $30, 0x18010
    selb $32, $32, $24, $56
    lqd $102, 6656($102)
    selb $24, $56, $44, $24
    rotqbyi $8, $8, 13
    selb $56, $29, $125, $82
    lnop
    xor $94, $94, $85
    lnop
    selb $103, $103, $40, $35
    lqa $35, 0x18000
    selb $40, $111, $42, $29
    lqd $22, 2240($43)
    selb $124, $124, $60, $122
    lnop
    selb $115, $115, $64, $91
    stqa $56, 0x19b00
    selb $121, $121, $32, $105
    lnop
    selb $93, $124, $122, $60
    lnop
    nand $9, $84, $97
    lnop
    selb $26, $121, $105, $32
    lnop
    andi $8, $8, 255
    lnop
    or $13, $16, $13
    lnop
    xor $111, $111, $40
    stqa $93, 0x19b10
    selb $16, $115, $91, $64
    stqa $26, 0x19b20
    selb $48, $123, $81, $121
    stqa $65, 0x19b30
    andc $20, $118, $65
    shufb $102, $8, $102, $47
    selb $6, $117, $6, $115
    stqa $16, 0x19b40
    xor $66, $66, $88
    rotqbii $33, $33, 1
    selb $55, $114, $55, $112
    lnop
    selb $17, $46, $99, $17
    stqa $110, 0x19b50
    selb $105, $105, $44, $32
    lnop
    xor $120, $120, $2
    lnop
    xor $114, $114, $55
    lqd $44, 6912($52)
    selb $34, $57, $39, $34
    lnop
    xor $123, $123, $48
    lnop
    selb $57, $126, $58, $124
    lqa $46, 0x18020
    xor $30, $30, $83
    lnop
    xor $104, $2, $104
    stqa $111, 0x19b60
    selb $105, $105, $32, $24
    lnop
    xor $126, $126, $57
    shlqbii $110, $110, 1
    xor $92, $57, $92
    lnop
    andi $57, $11, -16
    lnop
    nand $24, $116, $100
    lnop
    nop
    lnop
    or $51, $66, $51
    lnop
    selb $119, $119, $99, $25
    lnop
    xor $35, $35, $86
    lnop
    a $19, $57, $19
    shlqbii $57, $114, 1
    xor $49, $49, $87
    lnop
    xor $117, $117, $6
    stqa $126, 0x19b70
    selb $37, $37, $41, $63
    lqa $63, 0x30
    xor $99, $120, $118
    stqa $123, 0x19b80
    ai $66, $3, 3
    rotqbii $23, $23, 1
    nor $99, $24, $99
    lnop
    or $94, $35, $94
    stqa $120, 0x19b90
    xor $101, $6, $101
    stqa $117, 0x19ba0
    andc $6, $124, $93
    stqa $114, 0x19bb0
    selb $91, $91, $28, $64
    lqd $28, 5888($19)
    selb $106, $106, $4, $81
    stqd $102, 6656($5)
    xor $102, $117, $115
    lqd $5, 5632($19)
    xor $98, $55, $98
    lqd $55, 7008($52)
    xor $81, $123, $121
    lnop
    selb $18, $18, $45, $58
    rotqbyi $45, $38, 0
    selb $91, $91, $64, $53
    rotqby $44, $44, $79
    selb $125, $125, $41, $82
    stqa $29, 0x19bc0
    nand $41, $99, $101
    lqd $53, 5376($19)
    xor $64, $111, $29
    lqa $58, 0x18070
    nand $4, $108, $103
    lnop
    selb $125, $125, $82, $37
    stqa $124, 0x19bd0
    selb $119, $119, $25, $17
    lnop
    selb $100, $20, $100, $41
    rotqbyi $44, $44, 13
    andc $17, $29, $56
    shlqbii $25, $112, 1
    selb $23, $57, $23, $67
    rotqby $55, $55, $79
    andc $57, $115, $16
    lnop
    xor $95, $40, $95
    lnop
    nand $40, $36, $106
    lnop
    nor $102, $9, $102
    lnop
    or $49, $61, $49
    lqa $2, 0x180b0
    selb $96, $96, $12, $42
    lnop
    ai $12, $3, 5
    lqa $42, 0x180a0
    nand $3, $94, $96
    lnop
    andc $61, $121, $26
    stqa $121, 0x19be0
    selb $14, $25, $33, $14
    lnop
    nand $25, $51, $18
    stqa $118, 0x19bf0
    selb $122, $122, $39, $60
    lnop
    andi $44, $44, 255
    cbd $39, 0($66)
    nor $64, $25, $64
    lnop
    selb $33, $115, $84, $102
    lqd $67, 6144($38)
    xor $84, $126, $124
    lnop
    xor $82, $23, $14
    rotqbyi $55, $55, 13
    xor $107, $48, $107
    lnop
    selb $29, $29, $51, $64
    lnop
    nor $51, $40, $84
    rotqbii $109, $109, 1
    nor $82, $3, $82
    lqa $48, 0x18020
    nand $37, $64, $92
    lnop
    selb $122, $122, $60, $34
    lqd $34, 2256($43)
    nor $81, $4, $81
    lnop
    selb $94, $14, $94, $82
    stqa $115, 0x19c00
    selb $115, $20, $65, $41
    lnop
    selb $110, $110, $109, $63
    lqa $109, 0x18080
    selb $20, $24, $41, $20
    rotqby $5, $5, $11
    selb $18, $17, $18, $37
    lqa $24, 0x30
    nand $41, $102, $98
    shufb $84, $22, $34, $21
    nand $22, $81, $104
    lnop
    selb $97, $57, $97, $41
    stqa $112, 0x19c10
    selb $112, $61, $26, $22
    lqa $34, 0x18040
    andi $55, $55, 255
    shufb $44, $44, $67, $27
    nand $67, $82, $95
    lqa $63, 0x18080
    andi $66, $66, -16
    rotqby $28, $28, $11
    nand $60, $51, $107
    lnop
    selb $9, $9, $41, $57
    lnop
    selb $41, $57, $16, $41
    lnop
    andc $14, $14, $110
    lnop
    selb $106, $6, $106, $60
    lqd $57, 3024($43)
    selb $25, $25, $37, $17
    lnop
    selb $3, $3, $67, $14
    lqa $114, 0x18050
    selb $4, $4, $22, $61
    lnop
    selb $121, $121, $108, $81
    lnop
    selb $96, $14, $96, $67
    lnop
    selb $103, $61, $103, $22
    stqd $44, 6144($45)
    selb $118, $118, $116, $99
    lqa $116, 0x18030
    selb $17, $17, $56, $37
    lqd $37, 6400($38)
    selb $18, $18, $25, $122
    lnop
    selb $103, $103, $4, $119
    lnop
    selb $40, $40, $60, $6
    lqd $44, 7104($52)
    or $10, $10, $50
    lnop
    selb $96, $96, $3, $125
    lnop
    selb $97, $97, $9, $113
    lqa $50, 0x18060
    selb $22, $18, $122, $25
    lqa $61, 0x180b0
    selb $108, $96, $125, $3
    lqa $35, 0x180a0
    selb $100, $100, $20, $91
    shufb $37, $55, $37, $27
    selb $122, $122, $56, $25
    lqd $56, 3008($43)
    selb $64, $92, $64, $18
    rotqby $44, $44, $79
    selb $106, $106, $40, $105
    lqa $55, 0x18000
    selb $124, $124, $36, $51
    lnop
    selb $36, $106, $105, $40
    lnop
    selb $122, $122, $25, $17
    stqa $108, 0x19b00
    xor $35, $35, $54
    rotqbyi $44, $44, 13
    xor $92, $92, $64
    lqa $17, 0x18030
    xor $109, $109, $54
    stqd $37, 6400($45)
    selb $51, $107, $51, $106
    stqa $22, 0x19b10
    selb $125, $125, $110, $3
    rotqbyi $37, $28, 1
    selb $54, $97, $113, $9
    lqd $38, 6656($38)
    selb $25, $100, $91, $20
    stqa $36, 0x19b20
    selb $82, $95, $82, $96
    lnop
    selb $99, $101, $99, $100
    lnop
    xor $116, $116, $85
    lqa $32, 0x18090
    selb $91, $91, $65, $20
    lnop
    selb $65, $103, $119, $4
    lnop
    a $15, $66, $15
    shlqbii $66, $97, 1
    xor $107, $107, $51
    lqa $47, 0x18070
    nop
    stqa $65, 0x19b30
    xor $55, $55, $84
    stqa $25, 0x19b40
    xor $120, $99, $120
    lnop
    xor $101, $101, $99
    lnop
    selb $105, $105, $93, $40
    stqa $54, 0x19b50
    selb $110, $14, $110, $67
    lnop
    selb $14, $104, $81, $103
    lnop
    xor $58, $58, $87
    rotqbyi $67, $5, 1
    andi $44, $44, 255
    shufb $81, $56, $57, $21
    selb $93, $6, $93, $60
    lnop
    xor $61, $61, $31
    shufb $27, $44, $38, $27
    xor $95, $95, $82
    lnop
    selb $102, $98, $102, $97
    lqd $38, 6912($52)
    xor $31, $32, $31
    lnop
    xor $104, $104, $14
    stqa $95, 0x19b60
    selb $125, $125, $3, $110
    lnop
    xor $98, $98, $102
    stqa $92, 0x19b70
    selb $115, $91, $20, $115
    stqa $107, 0x19b80
    xor $34, $34, $86
    lnop
    xor $91, $92, $18
    rotqby $53, $53, $11
    xor $20, $107, $106
    stqa $104, 0x19b90
    xor $23, $82, $23
    stqa $101, 0x19ba0
    ai $32, $127, 1
    lqd $43, 2768($43)
    or $35, $35, $61
    shlqbii $54, $54, 1
    or $109, $109, $31
    lnop
    xor $46, $46, $86
    stqa $98, 0x19bb0
    xor $31, $95, $96
    lnop
    mpyi $3, $127, 6
    rotqbii $61, $53, 1
    xor $126, $51, $126
    lqd $51, 7008($52)
    xor $123, $14, $123
    stqa $96, 0x19bc0
    xor $17, $17, $83
    stqa $18, 0x19bd0
    nand $14, $109, $118
    stqa $106, 0x19be0
    xor $44, $7, $86
    lqa $7, 0x18080
    nand $110, $13, $121
    lqa $60, 0x30
    selb $119, $119, $26, $4
    rotqbii $5, $5, 1
    nand $26, $49, $124
    stqa $103, 0x19bf0
    or $116, $46, $116
    stqd $27, 6656($45)
    andc $27, $96, $108
    lnop
    andc $45, $100, $25
    lnop
    andc $46, $106, $36
    lnop
    xor $114, $114, $85
    stqa $100, 0x19c00
    andc $56, $103, $65
    stqa $97, 0x19c10
    xor $111, $64, $111
    lqa $64, 0x30
    nor $91, $26, $91
    lqa $97, 0x30
    xor $6, $101, $100
    shlqbii $98, $98, 1
    xor $117, $102, $117
    lnop
    nor $20, $110, $20
    rotqbii $28, $28, 1
    nand $102, $116, $29
    lnop
    selb $24, $54, $61, $24
    lqd $54, 7104($52)
    xor $50, $50, $88
    lqa $61, 0x30
    or $114, $34, $114
    lnop
    or $30, $55, $30
    shufb $82, $62, $43, $21
    andc $21, $18, $22
    rotqby $38, $38, $79
    selb $113, $113, $16, $9
    lqa $16, 0x30
    nor $31, $102, $31
    lqd $43, 6144($15)
    nop
    lnop
    nand $62, $91, $126
    lnop
    nop
    lnop
    selb $119, $119, $4, $112
    lnop
    nand $112, $31, $111
    lnop
    nop
    lnop
    xor $55, $104, $103
    lnop
    selb $26, $26, $62, $21
    lnop
    selb $116, $96, $116, $31
    lnop
    selb $97, $66, $28, $97
    lnop
    selb $102, $102, $112, $27
    lqa $28, 0x18000
    selb $124, $21, $124, $62
    lqa $66, 0x18090
    selb $21, $21, $22, $62
    lnop
    nand $62, $20, $123
    rotqbyi $38, $38, 13
    nand $96, $10, $33
    lnop
    selb $29, $27, $29, $112
    lnop
    selb $113, $113, $9, $41
    lqa $9, 0x18030
    selb $105, $105, $40, $93
    rotqby $51, $51, $79
    nop
    lqa $4, 0x180a0
    selb $29, $29, $102, $122
    lnop
    selb $121, $46, $121, $62
    lqa $93, 0x18010
    nor $40, $96, $6
    lnop
    andi $38, $38, 255
    rotqbyi $41, $15, 0
    selb $31, $111, $31, $29
    lnop
    xor $34, $7, $88
    lqa $57, 0x18020
    nor $55, $14, $55
    rotqbyi $53, $53, 1
    selb $98, $98, $5, $61
    lnop
    nand $61, $40, $117
    shufb $38, $38, $43, $39
    selb $22, $105, $22, $26
    lnop
    xor $43, $9, $81
    lnop
    selb $110, $110, $62, $46
    lnop
    nand $99, $55, $120
    rotqbyi $51, $51, 13
    nop
    lqa $5, 0x18070
    selb $68, $119, $36, $110
    stqd $38, 6144($41)
    selb $33, $45, $33, $61
    rotqbii $67, $67, 1
    xor $38, $98, $97
    lnop
    selb $124, $124, $26, $105
    lqd $9, 6400($15)
    andi $51, $51, 255
    lnop
    nand $7, $30, $94
    lnop
    selb $106, $106, $13, $20
    lqa $6, 0x0
    nor $38, $7, $38
    lnop
    selb $36, $46, $36, $62
    lnop
    andc $46, $97, $24
    rotqby $54, $54, $79
    selb $121, $121, $110, $119
    lnop
    selb $96, $96, $61, $45
    lnop
    selb $112, $27, $108, $112
    lnop
    selb $119, $121, $119, $110
    shufb $9, $51, $9, $39
    selb $109, $103, $109, $55
    lnop
    nand $103, $38, $23
    lnop
    selb $33, $33, $96, $113
    rotqbyi $54, $54, 13
    selb $51, $7, $103, $46
    rotqbii $53, $53, 1
    selb $100, $100, $10, $40
    shlqbii $10, $33, 1
    selb $118, $56, $118, $99
    lnop
    selb $14, $14, $99, $56
    lnop
    selb $20, $123, $20, $121
    lnop
    selb $27, $124, $105, $26
    stqd $9, 6400($41)
    selb $94, $46, $94, $103
    lnop
    selb $108, $122, $108, $102
    lqd $15, 6656($15)
    selb $94, $94, $51, $125
    lnop
    andi $54, $54, 255
    cbd $62, 0($12)
    selb $105, $94, $125, $51
    lnop
    selb $13, $23, $38, $94
    lqa $7, 0x18040
    xor $28, $28, $82
    lnop
    selb $69, $33, $113, $96
    shufb $15, $54, $15, $39
    selb $122, $29, $122, $102
    stqa $105, 0x19b00
    xor $39, $123, $20
    lnop
    selb $123, $22, $26, $21
    stqa $122, 0x19b10
    selb $118, $118, $14, $115
    lnop
    selb $40, $117, $40, $33
    stqa $27, 0x19b20
    selb $22, $118, $115, $14
    stqa $119, 0x19b30
    xor $111, $111, $31
    lnop
    selb $55, $120, $55, $118
    stqa $22, 0x19b40
    selb $103, $46, $24, $103
    cbd $46, 0($11)
    xor $54, $23, $13
    lnop
    selb $23, $126, $91, $124
    lnop
    xor $48, $48, $84
    rotqbii $37, $37, 1
    nop
    stqa $69, 0x19b50
    xor $66, $66, $89
    lqd $11, 6912($52)
    xor $126, $126, $23
    lqa $8, 0x18050
    xor $26, $55, $104
    stqa $54, 0x19b60
    xor $104, $20, $107
    stqd $15, 6656($41)
    selb $108, $108, $102, $112
    stqa $111, 0x19b70
    xor $63, $63, $90
    stqa $126, 0x19b80
    xor $117, $117, $40
    stqa $39, 0x19b90
    or $50, $50, $58
    lnop
    or $17, $48, $17
    lnop
    xor $48, $126, $124
    lnop
    xor $58, $54, $94
    lnop
    xor $55, $120, $55
    lnop
    xor $42, $42, $90
    lnop
    xor $120, $39, $121
    lqd $102, 6144($19)
    nand $15, $50, $106
    lqa $9, 0x18010
    or $63, $63, $66
    lnop
    nor $48, $15, $48
    lqa $66, 0x0
    selb $45, $45, $25, $61
    lqa $61, 0x18050
    selb $91, $18, $49, $91
    lnop
    nand $18, $63, $109
    stqa $55, 0x19ba0
    selb $37, $10, $37, $64
    lqa $64, 0x0
    selb $125, $125, $24, $51
    lnop
    nor $120, $18, $120
    stqa $117, 0x19bb0
    nand $24, $17, $116
    lnop
    xor $40, $40, $101
    lnop
    xor $92, $23, $92
    lnop
    nand $23, $114, $91
    lqa $49, 0x18080
    xor $93, $93, $81
    lqd $101, 7008($52)
    andc $41, $124, $27
    lnop
    xor $98, $13, $98
    shlqbii $117, $117, 1
    andc $107, $118, $22
    stqa $94, 0x19bc0
    or $70, $28, $93
    lnop
    selb $112, $121, $63, $120
    rotqby $11, $11, $79
    andi $12, $12, -16
    lqa $10, 0x180b0
    selb $99, $56, $65, $99
    lnop
    xor $95, $31, $95
    lnop
    selb $115, $115, $65, $14
    lnop
    selb $113, $113, $25, $96
    rotqbyi $11, $11, 13
    xor $25, $55, $118
    lnop
    nand $65, $48, $104
    stqa $29, 0x19bd0
    selb $30, $97, $30, $38
    lnop
    nand $97, $35, $100
    lnop
    selb $38, $115, $14, $99
    lnop
    selb $67, $117, $67, $16
    lqa $56, 0x10
    xor $117, $111, $29
    lqa $16, 0x18090
    nor $58, $24, $58
    rotqbyi $31, $19, 0
    andc $99, $94, $105
    lnop
    nor $25, $97, $25
    stqa $124, 0x19be0
    andc $63, $29, $122
    rotqby $101, $101, $79
    selb $28, $15, $65, $41
    stqa $121, 0x19bf0
    nand $15, $25, $40
    lnop
    a $64, $12, $64
    lnop
    andi $12, $11, 255
    stqa $118, 0x19c00
    selb $125, $125, $51, $103
    lqa $11, 0x18090
    nand $51, $120, $26
    lnop
    andc $71, $121, $119
    stqa $33, 0x19c10
    nand $33, $58, $95
    lqd $121, 7104($52)
    xor $16, $16, $87
    lnop
    selb $103, $71, $109, $51
    shlqbii $69, $69, 1
    xor $57, $57, $82
    shufb $102, $12, $102, $46
    selb $113, $113, $96, $45
    rotqbyi $101, $101, 13
    selb $45, $24, $33, $99
    lqa $12, 0x30
    nor $117, $23, $117
    lnop
    selb $110, $68, $110, $36
    stqd $102, 6144($31)
    nand $36, $117, $92
    lnop
    selb $53, $69, $53, $60
    lqd $60, 6400($19)
    selb $69, $97, $15, $107
    rotqby $121, $121, $79
    selb $115, $124, $50, $48
    lqa $50, 0x180a0
    selb $106, $41, $106, $65
    lnop
    selb $124, $63, $91, $36
    lqa $13, 0x18070
    selb $68, $23, $36, $63
    rotqbyi $23, $121, 13
    selb $116, $99, $116, $33
    lnop
    selb $72, $107, $22, $15
    lnop
    selb $121, $94, $17, $58
    lnop
    selb $107, $107, $100, $15
    lnop
    andi $101, $101, 255
    lnop
    andi $14, $79, -16
    lnop
    selb $73, $18, $51, $71
    lnop
    andi $23, $23, 255
    shufb $101, $101, $60, $46
    selb $109, $118, $35, $25
    lnop
    andc $35, $37, $53
    lnop
    nand $60, $70, $30
    lnop
    selb $91, $107, $69, $113
    stqd $101, 6400($31)
    selb $74, $99, $105, $33
    lqa $33, 0x180b0
    selb $100, $124, $68, $123
    lqa $75, 0x0
    selb $94, $103, $73, $38
    lnop
    xor $103, $67, $37
    lnop
    or $15, $34, $16
    lqd $34, 6656($19)
    nor $124, $60, $103
    lqa $16, 0x18060
    selb $103, $116, $45, $108
    lnop
    selb $118, $29, $114, $117
    lqa $17, 0x30
    selb $97, $106, $28, $110
    lnop
    selb $76, $108, $105, $45
    lnop
    selb $99, $97, $110, $28
    lqa $18, 0x18010
    nand $114, $124, $98
    lnop
    selb $58, $95, $58, $103
    lqa $19, 0x18000
    selb $60, $60, $114, $35
    lnop
    selb $30, $35, $30, $114
    lnop
    selb $41, $41, $27, $65
    shufb $23, $23, $34, $46
    selb $34, $92, $117, $100
    lnop
    rotmi $46, $32, -3
    lnop
    selb $105, $103, $108, $45
    lnop
    selb $48, $104, $48, $97
    shlqbii $20, $91, 1
    selb $106, $30, $60, $125
    lqa $21, 0x20
    selb $65, $113, $22, $69
    lnop
    selb $108, $106, $125, $60
    lnop
    selb $96, $94, $38, $73
    lnop
    selb $114, $35, $53, $114
    stqa $108, 0x19b00
    selb $102, $100, $123, $68
    stqa $105, 0x19b10
    selb $93, $91, $113, $69
    stqd $23, 6656($31)
    selb $110, $110, $27, $28
    lnop
    selb $27, $98, $124, $106
    stqa $102, 0x19b20
    xor $101, $92, $34
    stqa $99, 0x19b30
    selb $77, $40, $25, $91
    lnop
    xor $117, $48, $126
    stqa $96, 0x19b40
    xor $107, $98, $27
    stqa $93, 0x19b50
    xor $33, $33, $89
    lqd $126, 6912($52)
    selb $125, $125, $53, $60
    lnop
    selb $116, $110, $28, $41
    lnop
    xor $98, $104, $48
    lnop
    selb $48, $26, $120, $94
    stqa $107, 0x19b60
    xor $104, $95, $58
    lqa $22, 0x18090
    xor $95, $26, $48
    rotqby $26, $126, $79
    xor $92, $40, $77
    stqa $104, 0x19b70
    ai $23, $3, 2
    lqd $40, 6144($64)
    xor $126, $27, $67
    stqa $101, 0x19b80
    selb $63, $63, $122, $36
    rotqbyi $26, $26, 13
    andi $32, $32, 7
    rotqbyi $67, $64, 0
    xor $47, $47, $85
    stqa $98, 0x19b90
    nop
    stqa $95, 0x19ba0
    andi $26, $26, 255
    stqa $92, 0x19bb0
    andi $36, $3, -16
    lqd $120, 7008($52)
    or $24, $44, $47
    shufb $40, $26, $40, $62
    or $25, $42, $33
    stqa $106, 0x19bc0
    or $26, $57, $43
    stqa $103, 0x19bd0
    xor $27, $101, $100
    stqa $100, 0x19be0
    a $28, $36, $75
    stqa $97, 0x19bf0
    shli $32, $32, 5
    stqd $40, 6144($67)
    selb $125, $125, $60, $114
    rotqby $114, $120, $79
    selb $124, $37, $70, $124
    lqa $29, 0x30
    xor $120, $34, $111
    lnop
    xor $30, $61, $83
    lqd $61, 6400($64)
    a $46, $32, $46
    rotqbyi $114, $114, 13
    selb $70, $123, $122, $68
    stqa $94, 0x19c00
    selb $51, $71, $119, $51
    stqa $91, 0x19c10
    selb $119, $38, $119, $73
    lqd $52, 7104($52)
    andi $38, $114, 255
    lnop
    xor $31, $59, $84
    shufb $32, $46, $46, $56
    xor $123, $58, $54
    lqd $33, 5888($28)
    xor $114, $48, $39
    shufb $38, $38, $61, $62
    andc $34, $103, $105
    hbrr weighted_steady_tap_branch, weighted_steady_tap_loop
    xor $35, $95, $94
    rotqby $52, $52, $79
    selb $113, $119, $73, $51
    lqa $36, 0x18050
    xor $111, $77, $55
    stqd $38, 6400($67)
    andc $37, $106, $108
    lqd $64, 6656($64)
    nand $38, $24, $115
    rotqbyi $52, $52, 13
    andi $46, $46, -16
    lnop
    andc $39, $100, $102
    lnop
    selb $122, $76, $45, $74
    lqd $40, 5376($28)
    andi $52, $52, 255
    lnop
    nand $41, $15, $112
    lqa $42, 0x18010
    a $43, $46, $66
    shufb $52, $52, $64, $62
    xor $62, $98, $97
    lnop
    xor $44, $49, $86
    lnop
    nor $45, $41, $62
    lqd $46, 464($43)
    selb $110, $65, $69, $72
    stqd $52, 6656($67)
    selb $119, $70, $68, $63
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
