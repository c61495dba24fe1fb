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
    lqa $2, 0x18060
    lqa $3, 0x180d0
    lqa $4, 0x180f0
    lqa $5, 0x18070
    lqa $30, 0x18040
    lqa $6, 0x18080
    lqa $7, 0x180d0
    lqa $8, 0x18030
    lqa $9, 0x180a0
    lqa $10, 0x18070
    lqa $11, 0x180c0
    lqa $12, 0x180e0
    lqa $13, 0x18060
    lqa $14, 0x18080
    lqa $15, 0x180f0
    lqa $16, 0x180e0
    lqa $38, 0x18090
    lqa $61, 0x180e0
    lqa $17, 0x18020
    xor $18, $30, $79
    lqa $19, 0x180d0
    lqa $20, 0x180c0
    lqa $21, 0x180b0
    lqa $22, 0x18020
    lqa $23, 0x180c0
    lqa $24, 0x180f0
    shli $25, $127, 3
    lqa $26, 0x18040
    lqa $27, 0x18090
    lqa $28, 0x180c0
    xor $29, $38, $84
    lqa $30, 0x18050
    shlqbii $31, $96, 1
# 990 cycles an iteration, 990 at least: 990 instructions for the even pipe, 279 for the odd one; 0 cycles of nops alone
.align 3
bitpal_edge_loop:
    xor $96, $61, $94
    lnop
    ai $94, $127, 1
    lnop
    xor $93, $24, $93
    lnop
    andi $24, $25, -16
    lnop
    andi $32, $94, 7
    lnop
    rotmi $94, $94, -3
    lqa $33, 0x18060
    xor $14, $14, $85
    lqa $34, 0x18050
    a $35, $24, $72
    lnop
    shli $32, $32, 5
    lnop
    xor $21, $21, $87
    lnop
    xor $15, $15, $90
    lnop
    or $96, $96, $93
    lqa $24, 0x180e0
    a $94, $32, $94
    lqa $32, 0x180a0
    xor $9, $9, $88
    lqa $93, 0x180b0
    xor $12, $12, $88
    lqd $36, 6912($35)
    xor $23, $23, $91
    lnop
    andi $37, $94, -16
    lnop
    and $38, $96, $98
    lnop
    xor $90, $7, $90
    lnop
    selb $7, $38, $111, $112
    lnop
    xor $22, $22, $76
    lnop
    or $9, $9, $21
    lnop
    xor $13, $13, $82
    lnop
    or $90, $23, $90
    lnop
    or $14, $14, $29
    lnop
    xor $3, $3, $87
    lqa $29, 0x18070
    xor $34, $34, $78
    lqa $23, 0x18000
    and $21, $14, $104
    lqa $39, 0x18070
    selb $96, $38, $96, $97
    lqa $40, 0x18020
    and $41, $90, $100
    lnop
    a $37, $37, $72
    lnop
    selb $90, $41, $90, $99
    lnop
    and $42, $9, $102
    lqd $43, 7248($35)
    xor $29, $29, $81
    shufb $94, $94, $94, $71
    selb $44, $97, $112, $7
    lnop
    xor $45, $93, $84
    lqa $46, 0x18080
    selb $93, $41, $113, $114
    lnop
    selb $47, $21, $117, $118
    lnop
    orc $48, $93, $90
    lnop
    xor $8, $8, $75
    lnop
    selb $49, $99, $114, $93
    lnop
    or $13, $13, $29
    lqa $29, 0x18010
    selb $50, $103, $118, $47
    lnop
    orc $51, $7, $96
    lqd $52, 528($37)
    selb $90, $114, $90, $113
    lnop
    eqv $97, $97, $51
    rotqby $36, $36, $25
    andbi $94, $94, 15
    lnop
    selb $97, $111, $97, $92
    lqd $53, 256($37)
    and $54, $13, $106
    lnop
    or $90, $90, $93
    lnop
    selb $100, $100, $49, $41
    lnop
    or $8, $22, $8
    lnop
    selb $22, $42, $115, $116
    lnop
    a $41, $94, $70
    lqd $94, 1024($37)
    selb $98, $98, $44, $38
    lnop
    xor $91, $16, $91
    rotqby $43, $43, $25
    selb $16, $101, $116, $22
    rotqbyi $38, $36, 1
    or $18, $18, $34
    lqd $34, 272($37)
    selb $98, $112, $98, $92
    lnop
    selb $9, $42, $9, $101
    lqd $92, 784($37)
    selb $14, $21, $14, $103
    lnop
    xor $88, $20, $88
    lqd $20, 512($37)
    selb $44, $116, $9, $115
    lnop
    xor $87, $4, $87
    lqd $4, 4352($37)
    selb $13, $54, $13, $105
    lnop
    eqv $99, $99, $48
    lqa $49, 0x18080
    xor $26, $26, $76
    lnop
    selb $102, $102, $16, $42
    lnop
    selb $112, $112, $96, $111
    lnop
    selb $96, $54, $119, $120
    lnop
    or $112, $112, $7
    lnop
    selb $114, $114, $100, $89
    rotqbii $100, $36, 1
    xor $32, $32, $85
    lnop
    selb $7, $118, $14, $117
    shlqbii $95, $95, 1
    or $91, $91, $15
    rotqbii $15, $43, 1
    and $16, $8, $110
    lnop
    xor $27, $27, $78
    lqd $42, 1040($37)
    selb $55, $105, $120, $96
    lnop
    selb $104, $104, $50, $21
    lnop
    and $21, $18, $108
    shlqbii $50, $112, 1
    selb $56, $16, $123, $124
    shufb $34, $53, $34, $41
    xor $30, $30, $75
    rotqbii $38, $38, 1
    eqv $111, $51, $111
    lnop
    or $44, $44, $22
    lnop
    or $88, $88, $3
    lnop
    and $3, $91, $90
    rotqbyi $51, $43, 2
    eqv $48, $48, $113
    rotqbyi $53, $36, 2
    xor $2, $2, $79
    shufb $93, $94, $42, $41
    xor $39, $39, $78
    lnop
    selb $38, $50, $38, $69
    lnop
    selb $50, $21, $121, $122
    shufb $20, $20, $52, $41
    orc $14, $47, $14
    lnop
    selb $91, $3, $91, $48
    lnop
    orc $9, $22, $9
    lnop
    or $12, $12, $87
    lnop
    xor $17, $17, $34
    lqa $87, 0x18010
    selb $106, $106, $55, $54
    lqa $54, 0x180f0
    eqv $55, $14, $117
    rotqbii $53, $53, 1
    selb $22, $107, $122, $50
    lnop
    selb $113, $113, $99, $89
    lqa $99, 0x18090
    selb $8, $16, $8, $109
    lqd $52, 4368($37)
    orc $94, $96, $13
    lnop
    eqv $103, $103, $14
    lnop
    or $32, $32, $45
    lnop
    selb $95, $95, $15, $69
    lnop
    selb $15, $98, $91, $97
    lnop
    selb $100, $31, $100, $69
    lnop
    selb $117, $117, $103, $83
    lnop
    selb $103, $109, $124, $56
    rotqbyi $31, $43, 1
    selb $18, $21, $18, $107
    lnop
    or $2, $2, $39
    lnop
    xor $54, $54, $84
    shufb $112, $112, $112, $68
    xor $87, $87, $20
    lnop
    selb $116, $116, $102, $86
    lqa $102, 0x18010
    xor $23, $23, $34
    lqd $39, 768($37)
    eqv $105, $105, $94
    lnop
    selb $108, $108, $22, $21
    lnop
    selb $110, $110, $103, $16
    lnop
    or $87, $23, $87
    lnop
    orc $23, $50, $18
    lnop
    selb $103, $124, $8, $123
    shufb $52, $4, $52, $41
    or $7, $7, $47
    lnop
    selb $47, $3, $97, $98
    lnop
    selb $18, $122, $18, $121
    lqa $4, 0x18040
    orc $91, $47, $91
    lnop
    selb $13, $120, $13, $119
    lnop
    xor $99, $99, $81
    lnop
    selb $16, $48, $98, $47
    lnop
    selb $122, $122, $108, $77
    lqa $108, 0x18030
    or $15, $15, $47
    lnop
    orc $8, $56, $8
    lnop
    and $47, $32, $7
    lnop
    or $103, $103, $56
    lqa $56, 0x18030
    and $21, $87, $100
    lnop
    selb $90, $90, $16, $3
    lnop
    or $18, $18, $50
    lnop
    xor $84, $19, $84
    lnop
    xor $28, $28, $85
    lnop
    xor $46, $46, $79
    rotqbii $31, $31, 1
    or $26, $26, $30
    lqd $30, 4608($37)
    eqv $101, $101, $9
    lqa $19, 0x18090
    xor $29, $29, $93
    lnop
    selb $124, $124, $110, $74
    lnop
    eqv $110, $94, $119
    lnop
    eqv $107, $107, $23
    lqd $50, 2064($37)
    selb $3, $21, $125, $126
    lnop
    or $96, $13, $96
    lnop
    selb $101, $115, $101, $86
    lnop
    xor $6, $6, $82
    lnop
    selb $13, $95, $126, $3
    rotqbii $51, $51, 1
    eqv $48, $48, $91
    lnop
    eqv $115, $9, $115
    lqd $9, 2576($37)
    or $28, $28, $84
    lqd $84, 2560($37)
    ai $73, $73, -1
    lnop
    selb $119, $119, $105, $80
    lnop
    selb $105, $47, $101, $116
    lnop
    selb $32, $47, $32, $55
    lnop
    selb $48, $97, $48, $89
    lnop
    selb $87, $21, $87, $95
    lqd $16, 2048($37)
    selb $100, $100, $13, $21
    lnop
    selb $13, $126, $87, $125
    lqa $21, 0x18000
    eqv $22, $8, $123
    lqd $45, 4624($37)
    and $14, $88, $44
    lnop
    and $42, $26, $103
    lnop
    selb $57, $14, $113, $114
    shufb $94, $39, $92, $41
    orc $39, $3, $87
    lnop
    or $99, $6, $99
    lnop
    xor $19, $19, $75
    shufb $84, $84, $9, $41
    xor $49, $49, $76
    lnop
    selb $88, $14, $88, $115
    shufb $112, $112, $15, $68
    eqv $23, $23, $121
    lnop
    selb $9, $55, $116, $105
    lnop
    xor $40, $40, $94
    lnop
    selb $118, $118, $104, $83
    lnop
    xor $5, $5, $75
    lqa $104, 0x18030
    selb $6, $115, $114, $57
    lnop
    xor $21, $21, $94
    shufb $92, $30, $45, $41
    and $30, $99, $96
    lnop
    eqv $109, $109, $8
    lnop
    selb $121, $121, $107, $77
    lnop
    selb $107, $30, $117, $118
    lnop
    or $3, $13, $3
    lnop
    xor $104, $104, $20
    lnop
    selb $13, $116, $32, $101
    lnop
    selb $6, $44, $6, $14
    lqa $14, 0x180b0
    selb $99, $30, $99, $110
    lnop
    eqv $95, $95, $39
    lnop
    selb $7, $7, $9, $47
    lnop
    orc $32, $105, $32
    lnop
    or $21, $21, $29
    lnop
    selb $29, $42, $121, $122
    lnop
    xor $24, $24, $79
    lnop
    and $9, $2, $18
    lnop
    or $105, $13, $105
    lqa $13, 0x180f0
    selb $47, $110, $118, $107
    shlqbii $44, $111, 1
    selb $123, $123, $109, $74
    lnop
    selb $98, $98, $90, $89
    lnop
    selb $90, $118, $99, $117
    lnop
    eqv $55, $55, $32
    lnop
    or $27, $46, $27
    lnop
    selb $2, $9, $2, $23
    lnop
    xor $33, $33, $76
    lnop
    or $46, $90, $107
    lqd $90, 1552($37)
    selb $120, $120, $106, $80
    lnop
    and $106, $28, $105
    lqd $89, 1536($37)
    eqv $97, $91, $97
    lnop
    or $104, $17, $104
    lqa $17, 0x18030
    selb $31, $44, $31, $69
    lqa $44, 0x180a0
    selb $26, $42, $26, $22
    lnop
    xor $14, $14, $81
    lqa $91, 0x180a0
    and $109, $104, $3
    lnop
    eqv $32, $32, $101
    lnop
    selb $96, $96, $47, $30
    shufb $87, $16, $50, $41
    selb $16, $109, $123, $124
    lnop
    and $50, $21, $38
    lnop
    selb $101, $101, $55, $83
    lnop
    selb $55, $9, $119, $120
    shlqbii $30, $97, 1
    selb $47, $114, $88, $113
    shufb $90, $89, $90, $41
    orc $107, $107, $99
    lnop
    xor $11, $11, $82
    lnop
    or $5, $33, $5
    lnop
    eqv $39, $39, $125
    lnop
    selb $33, $22, $122, $29
    lnop
    orc $99, $29, $26
    lnop
    selb $116, $116, $7, $83
    lqd $7, 5136($37)
    eqv $110, $110, $107
    lnop
    orc $89, $55, $2
    lnop
    selb $114, $114, $6, $86
    lnop
    xor $17, $17, $84
    lqa $6, 0x180a0
    xor $91, $91, $82
    lnop
    selb $104, $109, $104, $39
    lnop
    or $47, $47, $57
    lnop
    selb $103, $103, $33, $42
    rotqbyi $33, $36, 3
    xor $102, $102, $87
    lnop
    orc $88, $57, $88
    lnop
    selb $26, $122, $26, $121
    lnop
    selb $30, $30, $51, $69
    lnop
    selb $51, $39, $124, $16
    lnop
    orc $57, $16, $104
    lnop
    selb $125, $125, $95, $52
    lnop
    selb $21, $50, $21, $31
    lnop
    eqv $115, $115, $88
    lnop
    selb $95, $23, $120, $55
    lqa $42, 0x18000
    or $19, $49, $19
    shlqbii $15, $15, 1
    eqv $23, $23, $89
    lnop
    selb $115, $113, $115, $86
    lnop
    selb $126, $126, $100, $52
    lnop
    selb $95, $18, $95, $9
    lnop
    selb $110, $117, $110, $80
    lnop
    eqv $113, $88, $113
    lnop
    selb $109, $3, $51, $109
    lnop
    ai $127, $127, 1
    lnop
    and $3, $12, $47
    lnop
    selb $104, $124, $104, $123
    lnop
    xor $13, $13, $81
    lnop
    selb $51, $50, $125, $126
    lnop
    selb $88, $106, $115, $114
    lnop
    or $91, $91, $14
    lnop
    or $104, $104, $16
    lnop
    selb $16, $3, $48, $98
    lqd $14, 1280($37)
    selb $2, $120, $2, $119
    lqd $9, 1296($37)
    selb $122, $122, $103, $74
    lnop
    eqv $117, $107, $117
    lnop
    xor $6, $6, $76
    lnop
    selb $23, $119, $23, $77
    lqa $107, 0x180d0
    eqv $39, $39, $57
    lnop
    or $2, $2, $55
    lnop
    eqv $22, $22, $99
    lnop
    selb $55, $126, $21, $125
    lqd $103, 4880($37)
    selb $18, $32, $114, $88
    lnop
    or $55, $55, $51
    lnop
    selb $100, $113, $98, $16
    lqa $49, 0x180d0
    selb $39, $123, $39, $52
    lnop
    selb $105, $105, $18, $106
    cdd $45, 0($25)
    selb $124, $124, $109, $52
    lnop
    xor $4, $4, $34
    lnop
    eqv $119, $89, $119
    lnop
    selb $12, $3, $12, $113
    lnop
    selb $89, $31, $126, $51
    lnop
    and $109, $91, $46
    lqa $25, 0x180b0
    selb $89, $38, $89, $50
    lnop
    selb $106, $106, $28, $32
    lnop
    selb $118, $118, $96, $80
    lnop
    selb $100, $47, $100, $3
    lqa $3, 0x18050
    xor $81, $49, $81
    lnop
    selb $49, $98, $12, $48
    lnop
    selb $22, $121, $22, $74
    lnop
    and $47, $27, $2
    lqa $96, 0x180c0
    or $49, $49, $16
    lnop
    or $81, $11, $81
    lqd $11, 5120($37)
    selb $126, $126, $89, $92
    lnop
    selb $89, $109, $91, $117
    lqd $28, 1808($37)
    selb $38, $114, $106, $115
    rotqbii $33, $33, 1
    orc $21, $51, $21
    lnop
    selb $27, $47, $27, $119
    lnop
    selb $114, $114, $105, $83
    lnop
    eqv $105, $21, $125
    lnop
    selb $51, $47, $110, $118
    lnop
    selb $120, $120, $95, $77
    lqa $95, 0x180e0
    eqv $121, $99, $121
    lqa $99, 0x18090
    xor $3, $3, $20
    lnop
    xor $56, $56, $90
    lnop
    orc $106, $88, $106
    lnop
    orc $50, $51, $27
    lnop
    selb $18, $119, $118, $51
    shufb $91, $14, $9, $41
    or $26, $26, $29
    lnop
    selb $15, $15, $53, $69
    lnop
    eqv $53, $106, $115
    lnop
    selb $27, $118, $27, $110
    lnop
    or $3, $4, $3
    lnop
    selb $2, $2, $18, $47
    lnop
    xor $107, $107, $78
    lnop
    xor $95, $95, $85
    lnop
    selb $85, $109, $101, $116
    lqa $18, 0x180b0
    selb $47, $116, $89, $101
    lnop
    orc $12, $16, $12
    lnop
    xor $96, $96, $79
    lnop
    eqv $106, $32, $106
    lqa $32, 0x18040
    and $16, $5, $26
    rotqbyi $4, $36, 4
    selb $29, $117, $116, $85
    lnop
    eqv $21, $31, $21
    lqa $31, 0x180f0
    xor $108, $108, $93
    lnop
    xor $79, $44, $79
    lnop
    orc $89, $85, $89
    lnop
    selb $109, $46, $29, $109
    lqa $29, 0x180d0
    or $95, $95, $54
    lnop
    and $54, $3, $104
    lnop
    or $108, $40, $108
    lnop
    selb $100, $98, $100, $86
    lqd $98, 1792($37)
    xor $18, $18, $78
    lnop
    eqv $123, $57, $123
    lnop
    and $57, $108, $55
    lqa $40, 0x18010
    xor $42, $42, $91
    lnop
    selb $46, $16, $23, $120
    lnop
    selb $115, $115, $106, $83
    lqa $106, 0x18060
    selb $44, $121, $120, $46
    lnop
    or $27, $27, $51
    lnop
    or $38, $38, $88
    lnop
    selb $5, $16, $5, $121
    lnop
    eqv $51, $12, $48
    lnop
    selb $3, $54, $3, $123
    lnop
    eqv $113, $113, $12
    lnop
    eqv $119, $119, $50
    lnop
    xor $40, $40, $90
    lnop
    selb $113, $48, $113, $86
    lnop
    selb $48, $54, $22, $122
    lnop
    xor $106, $106, $34
    lnop
    orc $12, $48, $3
    lnop
    selb $116, $116, $109, $80
    shlqbii $109, $49, 1
    selb $86, $120, $5, $23
    lnop
    and $9, $95, $38
    lnop
    xor $25, $25, $75
    lnop
    xor $99, $99, $20
    lnop
    or $14, $86, $46
    lnop
    or $6, $6, $25
    rotqbyi $25, $43, 4
    selb $8, $57, $39, $124
    lnop
    or $40, $42, $40
    lnop
    or $85, $47, $85
    lnop
    selb $47, $105, $124, $8
    lnop
    selb $119, $110, $119, $77
    rotqbii $25, $25, 1
    selb $108, $57, $108, $105
    lnop
    selb $3, $122, $3, $22
    lnop
    and $42, $40, $15
    lnop
    orc $5, $46, $5
    lqa $46, 0x180e0
    selb $47, $55, $47, $57
    shufb $88, $98, $28, $41
    selb $125, $125, $21, $92
    lnop
    selb $21, $123, $122, $48
    lnop
    eqv $98, $89, $101
    lnop
    and $28, $81, $85
    lnop
    eqv $121, $121, $5
    lnop
    selb $104, $104, $21, $54
    lnop
    selb $40, $42, $40, $30
    lnop
    orc $21, $8, $108
    lnop
    eqv $117, $117, $89
    lnop
    selb $16, $26, $44, $16
    shufb $86, $11, $7, $41
    selb $7, $42, $125, $126
    lnop
    eqv $110, $50, $110
    lnop
    selb $50, $9, $113, $100
    lqa $11, 0x18000
    xor $29, $29, $75
    lnop
    and $26, $19, $14
    lqd $44, 4864($37)
    selb $95, $9, $95, $53
    lqa $89, 0x18020
    xor $82, $46, $82
    rotqbyi $46, $43, 3
    selb $122, $122, $104, $52
    lnop
    eqv $5, $5, $23
    lnop
    selb $104, $126, $40, $125
    lnop
    eqv $105, $105, $21
    lnop
    selb $81, $28, $81, $98
    lnop
    selb $54, $30, $126, $7
    lnop
    selb $117, $101, $117, $80
    lnop
    selb $105, $39, $105, $92
    lnop
    selb $108, $124, $108, $39
    lnop
    or $79, $79, $18
    lqa $18, 0x180c0
    selb $15, $15, $54, $42
    lnop
    xor $89, $89, $91
    lqa $42, 0x180b0
    or $107, $96, $107
    lnop
    selb $96, $100, $95, $113
    lnop
    selb $54, $28, $115, $114
    shufb $112, $112, $49, $68
    selb $49, $53, $100, $50
    lnop
    xor $10, $10, $20
    lnop
    xor $32, $32, $94
    lqa $101, 0x18000
    selb $9, $38, $49, $9
    lnop
    and $38, $79, $27
    lnop
    selb $118, $118, $2, $77
    lnop
    selb $124, $124, $47, $92
    lnop
    selb $121, $23, $121, $74
    lnop
    selb $79, $38, $79, $110
    lnop
    or $108, $108, $8
    rotqbyi $8, $43, 5
    selb $120, $120, $16, $74
    lqa $16, 0x18050
    selb $100, $100, $9, $83
    lnop
    selb $9, $38, $117, $116
    lnop
    eqv $21, $21, $39
    lnop
    or $56, $89, $56
    lnop
    orc $40, $7, $40
    lnop
    selb $19, $26, $19, $5
    lnop
    or $104, $104, $7
    lqa $7, 0x18060
    selb $39, $116, $79, $117
    lnop
    orc $95, $50, $95
    lnop
    selb $23, $114, $81, $115
    lnop
    xor $16, $16, $93
    lnop
    eqv $123, $123, $12
    lnop
    or $82, $82, $13
    lnop
    or $16, $32, $16
    lqa $32, 0x18050
    selb $109, $109, $33, $69
    lqa $33, 0x18000
    orc $81, $54, $81
    lnop
    selb $13, $98, $114, $54
    lnop
    eqv $12, $12, $22
    lnop
    eqv $30, $30, $40
    lqd $47, 2304($37)
    or $106, $106, $10
    shufb $89, $44, $103, $41
    or $3, $3, $48
    lqd $48, 5392($37)
    selb $103, $110, $116, $9
    lnop
    or $96, $96, $50
    lqa $50, 0x18040
    or $23, $23, $54
    lqa $54, 0x18070
    eqv $40, $40, $125
    lnop
    and $44, $56, $104
    rotqbii $46, $46, 1
    eqv $53, $53, $95
    lnop
    xor $11, $11, $88
    lqd $10, 2320($37)
    selb $85, $85, $13, $28
    lnop
    and $13, $106, $3
    lnop
    eqv $98, $98, $81
    shufb $111, $111, $111, $68
    selb $103, $27, $103, $38
    lqa $27, 0x18020
    selb $125, $125, $30, $89
    lnop
    selb $30, $26, $119, $118
    lqa $38, 0x180a0
    selb $116, $116, $103, $77
    lnop
    selb $123, $22, $123, $52
    lnop
    xor $78, $31, $78
    lnop
    selb $106, $13, $106, $12
    lnop
    selb $114, $114, $85, $80
    lqa $85, 0x18080
    selb $31, $13, $121, $120
    lnop
    selb $56, $44, $56, $40
    lnop
    and $22, $16, $108
    lqa $103, 0x18030
    selb $28, $120, $106, $121
    rotqbyi $49, $43, 6
    selb $2, $5, $118, $30
    lnop
    or $102, $11, $102
    lnop
    orc $11, $30, $19
    lnop
    selb $19, $118, $19, $119
    rotqbii $4, $4, 1
    selb $98, $115, $98, $80
    lnop
    eqv $115, $81, $115
    lnop
    xor $54, $54, $93
    lnop
    selb $81, $12, $120, $31
    shufb $111, $111, $97, $68
    xor $97, $85, $34
    lnop
    orc $106, $31, $106
    lnop
    and $55, $102, $109
    lnop
    selb $2, $14, $2, $26
    lqa $14, 0x18050
    eqv $95, $95, $113
    shufb $85, $47, $10, $41
    xor $7, $7, $94
    shlqbii $10, $51, 1
    selb $16, $22, $16, $21
    shufb $111, $111, $51, $68
    orc $79, $9, $79
    lnop
    selb $51, $22, $123, $122
    lnop
    selb $113, $113, $53, $83
    lnop
    eqv $53, $79, $117
    lqa $83, 0x180a0
    selb $10, $10, $46, $69
    lnop
    selb $118, $118, $2, $74
    lnop
    eqv $110, $110, $79
    lnop
    selb $79, $21, $122, $51
    lnop
    or $9, $39, $9
    lnop
    and $39, $82, $23
    lnop
    orc $2, $51, $16
    lnop
    selb $46, $44, $105, $124
    rotqbyi $43, $43, 7
    selb $108, $108, $79, $22
    lnop
    xor $32, $32, $90
    lqa $22, 0x18060
    selb $82, $39, $82, $115
    lnop
    selb $79, $40, $124, $46
    lnop
    selb $16, $122, $16, $123
    lnop
    selb $47, $39, $113, $100
    lnop
    or $16, $16, $51
    shufb $111, $111, $95, $68
    selb $102, $55, $102, $10
    lnop
    selb $117, $117, $110, $77
    lnop
    orc $110, $47, $82
    lnop
    eqv $12, $12, $106
    lnop
    eqv $51, $11, $119
    lnop
    or $7, $7, $54
    lnop
    eqv $5, $5, $11
    lqa $11, 0x18040
    selb $81, $3, $81, $13
    lqa $3, 0x18000
    or $99, $97, $99
    lqd $97, 2816($37)
    orc $13, $46, $56
    lnop
    selb $54, $115, $100, $47
    lnop
    selb $126, $126, $15, $89
    lnop
    selb $120, $120, $81, $52
    lqd $81, 2832($37)
    selb $56, $124, $56, $105
    lnop
    eqv $21, $21, $2
    lqa $15, 0x18060
    xor $11, $11, $88
    lnop
    selb $104, $104, $79, $44
    lnop
    xor $103, $103, $87
    lnop
    selb $82, $100, $82, $113
    lnop
    selb $79, $55, $125, $126
    lnop
    xor $50, $50, $91
    lnop
    eqv $2, $2, $123
    lnop
    xor $42, $42, $20
    lnop
    or $28, $28, $31
    lnop
    or $46, $56, $46
    lnop
    selb $119, $119, $5, $74
    lnop
    and $5, $99, $28
    lnop
    or $19, $19, $30
    shlqbii $30, $96, 1
    selb $23, $23, $54, $39
    lnop
    selb $39, $10, $126, $79
    lnop
    selb $122, $122, $108, $92
    lnop
    and $108, $107, $9
    lqd $54, 5376($37)
    selb $12, $121, $12, $52
    lqa $56, 0x18080
    and $31, $6, $19
    lnop
    or $47, $82, $47
    shufb $82, $97, $81, $41
    selb $97, $5, $119, $118
    lnop
    selb $81, $31, $117, $116
    lnop
    selb $123, $123, $21, $92
    lnop
    xor $27, $27, $88
    lnop
    xor $18, $18, $76
    lnop
    selb $21, $108, $98, $114
    lqd $44, 3328($37)
    selb $124, $124, $104, $89
    lnop
    selb $109, $109, $39, $55
    lnop
    eqv $39, $13, $105
    lnop
    eqv $115, $115, $110
    lnop
    selb $6, $31, $6, $51
    lnop
    selb $55, $126, $102, $125
    lnop
    selb $104, $116, $6, $117
    lnop
    eqv $13, $40, $13
    lnop
    or $32, $50, $32
    lqd $50, 3344($37)
    selb $4, $30, $4, $69
    lnop
    selb $107, $108, $107, $53
    lqa $30, 0x18090
    selb $126, $126, $109, $86
    lnop
    eqv $121, $106, $121
    lnop
    selb $105, $105, $13, $89
    shlqbii $95, $95, 1
    and $13, $7, $16
    lnop
    or $18, $18, $29
    rotqbii $43, $43, 1
    selb $99, $5, $99, $121
    lqa $29, 0x18010
    or $103, $27, $103
    lnop
    xor $38, $38, $34
    lqa $27, 0x180c0
    selb $106, $53, $114, $21
    lnop
    orc $102, $79, $102
    lnop
    orc $6, $81, $6
    lnop
    eqv $10, $10, $102
    lnop
    xor $30, $30, $93
    lnop
    eqv $102, $102, $125
    lnop
    or $55, $55, $79
    lnop
    selb $108, $9, $106, $108
    lnop
    selb $7, $13, $7, $2
    shufb $79, $44, $50, $41
    selb $44, $114, $107, $98
    lnop
    orc $107, $21, $107
    lqa $50, 0x18070
    orc $106, $97, $99
    lnop
    xor $33, $33, $85
    lnop
    selb $9, $13, $12, $120
    lnop
    or $78, $24, $78
    shlqbii $24, $47, 1
    orc $109, $9, $7
    lnop
    xor $40, $3, $79
    lnop
    xor $56, $56, $94
    lnop
    xor $29, $29, $84
    lnop
    selb $3, $2, $120, $9
    lnop
    or $21, $44, $21
    lnop
    selb $44, $121, $118, $97
    lnop
    xor $27, $27, $34
    lnop
    or $38, $38, $42
    lnop
    selb $5, $28, $44, $5
    lnop
    and $28, $32, $46
    lnop
    selb $95, $95, $25, $69
    lnop
    and $25, $103, $55
    lnop
    selb $100, $100, $23, $80
    lnop
    or $29, $33, $29
    lnop
    eqv $33, $109, $12
    lnop
    eqv $23, $51, $6
    lqa $44, 0x18020
    selb $42, $118, $5, $52
    lnop
    xor $26, $83, $94
    lnop
    selb $51, $51, $116, $81
    lnop
    selb $5, $25, $105, $124
    shufb $83, $54, $48, $41
    selb $7, $120, $7, $12
    lnop
    eqv $53, $53, $107
    lnop
    eqv $109, $2, $109
    lqa $48, 0x180b0
    selb $115, $113, $115, $80
    rotqbii $8, $8, 1
    selb $118, $118, $99, $119
    lqa $2, 0x18060
    and $99, $29, $4
    lnop
    selb $53, $98, $53, $77
    lnop
    selb $19, $19, $51, $31
    lnop
    selb $31, $102, $124, $5
    lqd $51, 5632($37)
    or $7, $7, $9
    lnop
    selb $103, $25, $103, $102
    lnop
    selb $9, $28, $123, $122
    rotqbii $49, $49, 1
    or $104, $104, $81
    shufb $112, $112, $96, $68
    selb $96, $124, $103, $105
    lnop
    selb $32, $28, $32, $39
    lnop
    selb $125, $125, $10, $86
    rotqbyi $10, $36, 5
    selb $109, $12, $109, $92
    lnop
    eqv $6, $6, $117
    lnop
    selb $114, $114, $108, $77
    lqd $108, 5648($37)
    eqv $107, $107, $98
    rotqbii $10, $10, 1
    selb $25, $55, $31, $25
    lnop
    xor $50, $50, $90
    lnop
    and $31, $78, $21
    lnop
    eqv $113, $110, $113
    lnop
    selb $110, $39, $122, $9
    lnop
    selb $55, $31, $115, $100
    lqa $98, 0x18020
    eqv $121, $121, $106
    lnop
    and $12, $18, $104
    lnop
    eqv $106, $106, $119
    lnop
    selb $78, $31, $78, $107
    lnop
    orc $81, $9, $32
    lnop
    selb $110, $46, $110, $28
    lnop
    selb $117, $117, $23, $74
    lqd $23, 3088($37)
    or $118, $118, $97
    lnop
    selb $3, $16, $3, $13
    lqa $13, 0x18090
    xor $48, $48, $93
    lnop
    or $30, $56, $30
    lnop
    selb $18, $12, $18, $6
    lnop
    orc $103, $5, $103
    lqa $56, 0x18090
    selb $16, $99, $125, $126
    lnop
    orc $97, $55, $78
    shufb $80, $51, $108, $41
    selb $108, $107, $100, $55
    lnop
    selb $78, $100, $78, $115
    lnop
    and $51, $38, $118
    lnop
    selb $116, $116, $19, $74
    lnop
    selb $29, $99, $29, $95
    lnop
    eqv $39, $39, $81
    rotqbyi $19, $36, 6
    selb $38, $51, $38, $106
    lnop
    selb $28, $126, $29, $125
    lnop
    selb $46, $12, $53, $114
    shufb $112, $112, $47, $68
    selb $108, $21, $108, $31
    lqa $21, 0x18050
    selb $31, $51, $117, $116
    shufb $111, $111, $113, $68
    xor $98, $98, $85
    lnop
    orc $29, $16, $29
    lnop
    selb $47, $106, $116, $31
    lnop
    selb $121, $119, $121, $52
    lnop
    selb $118, $118, $47, $51
    lqa $47, 0x180d0
    selb $51, $6, $114, $46
    lnop
    eqv $107, $107, $97
    lnop
    xor $22, $22, $85
    lqa $119, 0x18030
    or $78, $78, $55
    lnop
    selb $108, $100, $108, $77
    lnop
    and $100, $30, $7
    lqa $55, 0x18080
    or $98, $98, $17
    shlqbii $113, $113, 1
    selb $110, $122, $110, $89
    rotqbyi $36, $36, 7
    xor $44, $44, $82
    lnop
    selb $122, $122, $32, $123
    lnop
    selb $32, $95, $126, $16
    lnop
    selb $124, $124, $25, $86
    lnop
    eqv $97, $97, $115
    lqa $25, 0x180f0
    xor $15, $15, $91
    lqa $17, 0x18010
    selb $99, $4, $32, $99
    lqa $4, 0x18010
    selb $30, $100, $30, $33
    lqd $32, 3072($37)
    or $96, $96, $5
    lnop
    selb $5, $42, $30, $121
    lnop
    selb $113, $113, $8, $69
    lqa $8, 0x18070
    or $16, $28, $16
    lnop
    or $15, $15, $50
    lnop
    selb $104, $104, $51, $12
    lnop
    eqv $12, $81, $123
    lqd $51, 4112($37)
    selb $126, $126, $99, $83
    lnop
    eqv $95, $95, $29
    lqa $99, 0x18070
    selb $104, $114, $104, $74
    lnop
    selb $120, $120, $3, $92
    lnop
    xor $47, $47, $20
    lnop
    eqv $29, $29, $125
    lnop
    eqv $102, $102, $103
    lnop
    or $122, $122, $9
    lnop
    selb $9, $116, $38, $117
    lnop
    xor $99, $99, $84
    lnop
    orc $38, $31, $38
    shufb $81, $32, $23, $41
    selb $114, $114, $18, $53
    lnop
    and $23, $98, $16
    lnop
    orc $18, $46, $18
    lqa $32, 0x180e0
    selb $125, $125, $95, $83
    lqa $95, 0x18010
    xor $101, $101, $82
    lnop
    xor $8, $8, $87
    lnop
    xor $56, $56, $87
    lnop
    selb $102, $105, $102, $86
    lnop
    and $50, $15, $122
    lqd $28, 3600($37)
    selb $98, $23, $98, $29
    lnop
    eqv $6, $6, $18
    lqd $54, 3584($37)
    selb $118, $116, $118, $52
    lnop
    xor $4, $4, $81
    lnop
    xor $21, $21, $87
    lnop
    selb $123, $123, $39, $89
    shufb $112, $112, $78, $68
    xor $76, $32, $76
    lnop
    or $27, $27, $47
    rotqbii $19, $19, 1
    selb $47, $23, $102, $124
    lnop
    selb $32, $50, $109, $120
    lnop
    or $11, $11, $21
    lqa $21, 0x180f0
    or $9, $9, $31
    lnop
    or $101, $101, $4
    lnop
    selb $10, $24, $10, $69
    lnop
    eqv $106, $106, $38
    lnop
    selb $15, $50, $15, $12
    lqa $24, 0x18060
    selb $31, $100, $121, $42
    lnop
    selb $39, $29, $124, $47
    lqa $116, 0x180e0
    or $57, $5, $31
    lnop
    xor $20, $25, $20
    shlqbii $25, $78, 1
    selb $115, $115, $107, $77
    lqa $3, 0x180d0
    eqv $18, $18, $53
    lqa $4, 0x180f0
    or $114, $114, $46
    lqa $46, 0x18050
    eqv $105, $103, $105
    lnop
    xor $75, $21, $75
    lnop
    selb $106, $117, $106, $52
    lnop
    selb $21, $12, $120, $32
    lqa $5, 0x18070
    or $76, $76, $75
    lnop
    selb $75, $120, $15, $109
    lnop
    selb $16, $16, $39, $23
    lnop
    selb $122, $122, $21, $50
    lnop
    orc $15, $32, $15
    lnop
    and $21, $11, $96
    lqd $50, 6160($37)
    selb $23, $124, $98, $102
    lnop
    or $26, $26, $48
    lnop
    selb $48, $21, $123, $110
    lnop
    and $39, $101, $10
    lqa $103, 0x18080
    xor $116, $116, $34
    lnop
    orc $30, $31, $30
    lnop
    xor $46, $46, $84
    lnop
    selb $11, $21, $11, $105
    lnop
    selb $31, $33, $42, $31
    lqa $34, 0x180c0
    or $32, $75, $32
    lnop
    or $116, $116, $20
    lnop
    selb $53, $53, $6, $74
    lnop
    orc $98, $47, $98
    lnop
    or $23, $23, $47
    lnop
    xor $24, $24, $88
    lnop
    eqv $29, $29, $98
    lnop
    selb $47, $39, $125, $126
    lnop
    or $8, $24, $8
    lqa $24, 0x18040
    selb $100, $7, $31, $100
    lnop
    and $31, $27, $9
    lnop
    selb $124, $124, $16, $83
    lqd $16, 5904($37)
    selb $7, $105, $110, $48
    lnop
    eqv $12, $12, $15
    shlqbii $6, $97, 1
    selb $96, $96, $7, $21
    lqd $7, 4096($37)
    selb $100, $42, $100, $92
    lnop
    or $99, $22, $99
    lnop
    selb $29, $102, $29, $83
    lnop
    and $22, $76, $114
    lnop
    xor $119, $119, $81
    lnop
    selb $122, $120, $122, $89
    lnop
    selb $49, $6, $49, $69
    lnop
    eqv $33, $33, $30
    lnop
    selb $6, $22, $115, $108
    lnop
    eqv $117, $38, $117
    lnop
    selb $38, $113, $126, $47
    rotqbii $36, $36, 1
    selb $76, $22, $76, $18
    lnop
    selb $33, $121, $33, $92
    lqd $120, 5888($37)
    selb $101, $39, $101, $113
    lqa $42, 0x180d0
    selb $21, $110, $11, $123
    lnop
    orc $20, $6, $76
    lnop
    selb $12, $109, $12, $89
    lnop
    selb $76, $108, $76, $115
    lnop
    xor $55, $55, $91
    lnop
    orc $107, $47, $101
    lqd $58, 3856($37)
    or $76, $76, $6
    lnop
    selb $101, $126, $101, $125
    lnop
    orc $11, $48, $11
    shufb $111, $111, $97, $68
    or $101, $101, $47
    lnop
    and $47, $26, $57
    shufb $75, $7, $51, $41
    xor $14, $14, $81
    shufb $78, $54, $28, $41
    selb $27, $31, $27, $117
    lnop
    selb $28, $31, $53, $104
    lnop
    selb $6, $18, $108, $6
    lnop
    xor $42, $42, $93
    lnop
    selb $54, $104, $27, $53
    lnop
    xor $95, $95, $78
    lnop
    xor $13, $13, $90
    lnop
    selb $114, $114, $6, $22
    lnop
    eqv $109, $15, $109
    lnop
    selb $15, $47, $106, $118
    lnop
    eqv $121, $30, $121
    lqa $30, 0x18040
    eqv $105, $105, $11
    lnop
    selb $22, $121, $118, $15
    lqa $6, 0x18080
    eqv $113, $113, $107
    lnop
    selb $22, $57, $22, $47
    lnop
    or $13, $55, $13
    lnop
    selb $55, $117, $104, $28
    lnop
    eqv $107, $107, $125
    lnop
    eqv $57, $11, $123
    lnop
    selb $26, $47, $26, $121
    lqa $47, 0x18040
    or $21, $21, $48
    lqa $48, 0x18000
    orc $27, $28, $27
    lnop
    xor $24, $24, $82
    lnop
    and $11, $13, $32
    lnop
    selb $110, $110, $96, $86
    lqa $96, 0x18030
    selb $10, $10, $38, $39
    lnop
    and $38, $8, $21
    lnop
    eqv $18, $18, $20
    lnop
    xor $47, $47, $85
    lnop
    xor $103, $103, $88
    lnop
    or $46, $47, $46
    lnop
    xor $96, $96, $78
    lnop
    or $103, $103, $56
    lnop
    selb $13, $11, $13, $109
    lnop
    selb $56, $115, $18, $74
    lnop
    selb $114, $108, $114, $74
    lnop
    or $28, $54, $28
    lnop
    selb $54, $100, $13, $33
    lnop
    xor $34, $34, $94
    lqd $108, 3840($37)
    selb $74, $11, $33, $100
    lnop
    selb $19, $25, $19, $69
    lnop
    selb $8, $38, $8, $57
    lqa $25, 0x18020
    eqv $18, $27, $53
    lnop
    eqv $102, $98, $102
    lqa $7, 0x180d0
    or $95, $40, $95
    lnop
    orc $40, $15, $26
    lnop
    or $24, $24, $14
    lnop
    selb $123, $123, $105, $86
    lnop
    eqv $115, $20, $115
    lnop
    selb $20, $109, $100, $74
    lqd $37, 6144($37)
    selb $26, $118, $26, $106
    lnop
    or $119, $44, $119
    lnop
    or $34, $34, $42
    lqa $42, 0x180a0
    eqv $121, $121, $40
    lnop
    selb $44, $38, $12, $122
    lnop
    selb $31, $9, $55, $31
    lnop
    selb $9, $122, $8, $12
    lqa $55, 0x180b0
    orc $105, $44, $8
    lqa $8, 0x18030
    and $14, $46, $23
    lnop
    selb $11, $32, $20, $11
    shlqbii $20, $115, 1
    and $32, $95, $19
    lnop
    eqv $98, $105, $12
    lnop
    selb $47, $32, $95, $49
    lnop
    or $39, $9, $44
    lnop
    selb $46, $14, $46, $102
    lnop
    or $54, $54, $74
    lnop
    eqv $105, $57, $105
    lnop
    selb $51, $118, $22, $92
    lnop
    selb $125, $125, $113, $80
    lqa $9, 0x180a0
    selb $43, $20, $43, $69
    shufb $112, $112, $76, $68
    and $20, $103, $39
    lnop
    selb $113, $100, $11, $89
    lnop
    and $100, $119, $101
    lnop
    and $118, $116, $28
    lnop
    xor $42, $42, $91
    lnop
    selb $22, $14, $123, $110
    lnop
    xor $55, $55, $90
    lnop
    selb $116, $118, $116, $18
    lnop
    orc $74, $74, $13
    lnop
    eqv $117, $117, $27
    lnop
    selb $27, $100, $29, $124
    lnop
    orc $13, $22, $46
    lnop
    selb $11, $107, $124, $27
    lnop
    selb $119, $100, $119, $107
    lnop
    selb $126, $126, $10, $80
    lnop
    selb $95, $102, $110, $22
    lnop
    orc $97, $27, $119
    shufb $77, $120, $16, $41
    selb $53, $53, $117, $52
    lnop
    eqv $59, $13, $123
    lnop
    selb $60, $12, $105, $86
    lnop
    or $26, $26, $15
    shufb $115, $111, $115, $68
    selb $104, $104, $31, $52
    lnop
    eqv $102, $102, $13
    lnop
    selb $121, $106, $121, $92
    lnop
    selb $46, $110, $46, $123
    lnop
    selb $119, $124, $119, $29
    lnop
    or $42, $42, $55
    lnop
    selb $101, $101, $11, $100
    lnop
    and $100, $34, $26
    lqa $10, 0x18070
    selb $55, $123, $102, $83
    lnop
    eqv $106, $40, $106
    lnop
    eqv $109, $109, $74
    lnop
    xor $25, $25, $79
    lnop
    selb $95, $23, $95, $14
    lnop
    selb $23, $118, $56, $114
    lqa $11, 0x180c0
    selb $110, $110, $95, $83
    lnop
    selb $95, $18, $114, $23
    lnop
    selb $40, $100, $53, $104
    lnop
    selb $123, $114, $116, $56
    shlqbii $102, $76, 1
    orc $116, $23, $116
    lqa $12, 0x180e0
    selb $109, $33, $109, $89
    lnop
    selb $44, $57, $122, $44
    lqa $13, 0x18060
    selb $118, $28, $95, $118
    lnop
    and $28, $42, $54
    lnop
    eqv $95, $116, $56
    lnop
    or $46, $46, $22
    lnop
    selb $22, $32, $125, $126
    lqa $14, 0x18080
    selb $57, $28, $121, $51
    shufb $76, $108, $58, $41
    eqv $108, $97, $29
    lnop
    eqv $33, $74, $33
    lqa $15, 0x180f0
    or $25, $25, $96
    lnop
    and $58, $99, $46
    lnop
    selb $21, $21, $44, $38
    lnop
    selb $124, $124, $101, $80
    shufb $74, $37, $50, $41
    selb $37, $126, $47, $125
    lqa $16, 0x180e0
    orc $47, $22, $47
    lnop
    eqv $107, $107, $97
    lnop
    or $119, $119, $27
    shufb $115, $115, $95, $68
    selb $27, $20, $109, $113
    lnop
    selb $97, $49, $126, $22
    lnop
    and $41, $24, $119
    lnop
    selb $103, $20, $103, $98
    lnop
    selb $50, $41, $55, $110
    lnop
    eqv $49, $49, $47
    lnop
    selb $24, $41, $24, $108
    lnop
    selb $34, $100, $34, $106
    lnop
    or $37, $37, $22
    lnop
    orc $22, $40, $34
    lnop
    selb $42, $28, $42, $33
    lnop
    or $96, $123, $23
    lnop
    selb $123, $106, $104, $40
    lnop
    xor $23, $17, $75
    lnop
    selb $17, $98, $113, $27
    lqa $38, 0x18090
    selb $29, $29, $107, $80
    lnop
    eqv $116, $18, $116
    lnop
    selb $123, $26, $123, $100
    shufb $100, $112, $96, $68
    selb $112, $114, $118, $52
    lnop
    selb $26, $33, $51, $57
    lnop
    orc $114, $27, $103
    lnop
    selb $99, $58, $99, $59
    lnop
    selb $44, $122, $21, $86
    lnop
    selb $122, $110, $24, $55
    lnop
    selb $31, $44, $99, $60
    lnop
    and $107, $25, $37
    rotqbyi $111, $100, 8
    selb $100, $51, $42, $121
    lnop
    selb $36, $102, $36, $69
    lqa $61, 0x180e0
    selb $102, $108, $110, $50
    lnop
    orc $42, $57, $42
    lnop
    or $100, $100, $57
    lnop
    selb $97, $19, $97, $32
    lnop
    orc $32, $50, $24
    lnop
    selb $34, $104, $34, $53
    lnop
    selb $20, $39, $17, $20
    lnop
    eqv $33, $33, $42
    lqa $17, 0x18020
    eqv $47, $47, $125
    lnop
    eqv $98, $98, $114
    lnop
    xor $48, $48, $76
    lnop
    eqv $39, $106, $22
    lnop
    selb $125, $125, $49, $77
    lnop
    xor $18, $30, $79
    lnop
    eqv $108, $108, $32
    lnop
    selb $30, $107, $29, $124
    lnop
    or $106, $122, $50
    rotqbyi $50, $115, 8
    selb $49, $58, $60, $44
    lqa $19, 0x180d0
    or $23, $48, $23
    lnop
    selb $126, $126, $97, $77
    lnop
    selb $48, $107, $25, $47
    lnop
    selb $25, $59, $44, $49
    lnop
    orc $57, $49, $99
    lqd $105, 7584($35)
    selb $120, $47, $124, $30
    lnop
    selb $118, $113, $20, $86
    lqa $20, 0x180c0
    selb $117, $109, $98, $86
    lqa $21, 0x180b0
    eqv $97, $22, $53
    lnop
    selb $119, $119, $102, $41
    lnop
    selb $113, $113, $103, $109
    lnop
    eqv $99, $42, $121
    lnop
    selb $115, $121, $33, $89
    lqa $22, 0x18020
    and $33, $23, $36
    rotqbyi $42, $35, 0
    eqv $101, $114, $109
    lnop
    selb $109, $33, $23, $43
    lnop
    selb $114, $104, $123, $92
    lnop
    selb $54, $54, $26, $28
    lnop
    selb $122, $110, $119, $80
    lnop
    selb $119, $33, $125, $126
    lqa $23, 0x180c0
    orc $110, $30, $48
    lqa $24, 0x180f0
    selb $37, $37, $120, $107
    lnop
    selb $28, $43, $126, $119
    lnop
    eqv $47, $47, $110
    lnop
    or $102, $113, $27
    lnop
    orc $41, $119, $109
    shufb $111, $111, $105, $45
    eqv $107, $110, $29
    lnop
    selb $110, $126, $109, $125
    lnop
    or $104, $31, $49
    lnop
    selb $123, $29, $47, $77
    lnop
    eqv $105, $32, $55
    stqd $111, 7584($42)
    selb $46, $46, $25, $58
    lnop
    or $98, $34, $40
    lnop
    shli $25, $127, 3
    lnop
    selb $120, $44, $46, $83
    lqd $35, 7920($35)
    selb $121, $55, $108, $80
    hbrr bitpal_edge_branch, bitpal_edge_loop
    selb $29, $124, $48, $29
    lnop
    selb $111, $56, $116, $52
    lqa $26, 0x18040
    eqv $109, $41, $125
    lnop
    selb $113, $53, $39, $92
    lnop
    or $108, $29, $30
    lnop
    selb $124, $124, $37, $77
    lqa $27, 0x18090
    eqv $103, $57, $60
    lnop
    selb $33, $36, $28, $33
    shufb $35, $50, $35, $45
    eqv $41, $43, $41
    lqa $28, 0x180c0
    selb $116, $51, $54, $89
    lnop
    selb $125, $125, $41, $74
    lnop
    selb $126, $126, $33, $74
    stqd $35, 7920($42)
    xor $29, $38, $84
    lqa $30, 0x18050
    eqv $57, $59, $57
    shlqbii $31, $96, 1
    or $110, $110, $119
    lnop
    selb $119, $60, $57, $83
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
    lqa $2, 0x180d0
    lqa $12, 0x180f0
    lqa $3, 0x18010
    lqa $4, 0x18040
    lqa $5, 0x18080
    xor $6, $12, $93
    lqa $7, 0x180e0
    lqa $8, 0x18050
    lqa $9, 0x18060
    lqa $10, 0x18050
    lqa $11, 0x180a0
    lqa $12, 0x18000
    lqa $13, 0x18080
    lqa $14, 0x180b0
    lqa $35, 0x180d0
    lqa $15, 0x18030
    lqa $40, 0x18070
    xor $16, $35, $91
    lqa $17, 0x18090
    lqa $18, 0x180e0
    lqa $19, 0x18060
    lqa $20, 0x18070
    lqa $21, 0x180f0
    lqa $22, 0x180b0
    lqa $23, 0x18020
    lqa $24, 0x180f0
    lqa $25, 0x180c0
    lqa $26, 0x18030
    lqa $27, 0x18020
    xor $28, $40, $81
    lqa $29, 0x18000
    lqa $30, 0x180a0
    lqa $31, 0x180e0
    lqa $32, 0x18070
    lqa $33, 0x18050
    lqa $34, 0x18090
    lqa $35, 0x180b0
    lqa $36, 0x180f0
    lqa $37, 0x180e0
    lqa $38, 0x180c0
    lqa $39, 0x180f0
    lqa $40, 0x18020
    lqa $41, 0x180a0
# 862 cycles an iteration, 862 at least: 862 instructions for the even pipe, 255 for the odd one; 0 cycles of nops alone
.align 3
bitpal_steady_loop:
    shli $42, $127, 3
    lnop
    xor $34, $34, $87
    lnop
    ai $93, $127, 1
    lnop
    xor $94, $37, $94
    lnop
    andi $37, $93, 7
    lnop
    xor $13, $13, $88
    lqa $43, 0x180c0
    rotmi $93, $93, -3
    lnop
    shli $37, $37, 5
    lqa $44, 0x180e0
    andi $45, $42, -16
    lnop
    or $94, $94, $6
    lqa $6, 0x18060
    a $45, $45, $79
    lnop
    xor $40, $40, $82
    lqa $46, 0x18000
    a $93, $37, $93
    lnop
    xor $35, $35, $89
    lnop
    andi $37, $93, -16
    lqd $47, 6912($45)
    and $48, $94, $98
    shlqbii $96, $96, 1
    xor $25, $25, $92
    lnop
    a $37, $37, $79
    shufb $93, $93, $93, $78
    xor $41, $41, $90
    lnop
    or $13, $13, $34
    lnop
    or $16, $25, $16
    lnop
    selb $94, $48, $94, $97
    rotqby $47, $47, $42
    or $35, $41, $35
    lqa $41, 0x18040
    selb $25, $48, $111, $112
    lnop
    and $34, $16, $100
    lqd $49, 272($37)
    selb $50, $97, $112, $25
    lnop
    and $51, $13, $104
    lnop
    xor $44, $44, $88
    lqd $52, 256($37)
    xor $91, $24, $91
    lnop
    xor $9, $9, $86
    lqd $24, 768($37)
    xor $32, $32, $85
    lnop
    andbi $93, $93, 15
    lnop
    selb $13, $51, $13, $103
    lnop
    xor $26, $26, $81
    lqd $53, 512($37)
    selb $54, $34, $113, $114
    lnop
    xor $39, $39, $81
    lnop
    and $55, $35, $102
    lqd $56, 7248($45)
    a $57, $93, $77
    lnop
    orc $93, $25, $94
    lnop
    selb $16, $34, $16, $99
    lnop
    selb $112, $112, $94, $111
    lqa $94, 0x180d0
    or $9, $9, $32
    lnop
    xor $10, $10, $83
    lqd $32, 528($37)
    xor $41, $41, $84
    lnop
    selb $58, $55, $115, $116
    rotqby $56, $56, $42
    eqv $97, $97, $93
    lnop
    xor $92, $7, $92
    lnop
    xor $21, $21, $89
    lnop
    and $7, $9, $106
    shufb $32, $53, $32, $57
    or $26, $40, $26
    lnop
    orc $40, $54, $16
    shufb $49, $52, $49, $57
    or $92, $92, $91
    lnop
    and $91, $26, $110
    lnop
    xor $17, $17, $85
    lnop
    selb $9, $7, $9, $105
    lnop
    selb $16, $114, $16, $113
    lnop
    selb $52, $51, $117, $118
    lnop
    selb $35, $55, $35, $101
    lnop
    selb $114, $99, $114, $54
    lqd $53, 784($37)
    xor $14, $14, $85
    lnop
    xor $29, $29, $49
    lnop
    selb $59, $116, $35, $115
    lnop
    or $10, $41, $10
    lnop
    xor $5, $5, $86
    lnop
    xor $22, $22, $87
    lnop
    xor $89, $94, $89
    lnop
    xor $3, $3, $32
    lnop
    selb $114, $100, $114, $34
    rotqbii $100, $47, 1
    or $16, $16, $54
    shufb $94, $24, $53, $57
    xor $43, $43, $90
    lnop
    or $59, $59, $58
    rotqbii $24, $56, 1
    xor $90, $31, $90
    lqa $31, 0x18060
    orc $53, $52, $13
    lnop
    eqv $111, $93, $111
    lnop
    selb $116, $101, $116, $58
    lnop
    xor $6, $6, $84
    lnop
    eqv $113, $40, $113
    lnop
    selb $93, $7, $119, $120
    lnop
    orc $35, $58, $35
    lqd $58, 1280($37)
    selb $100, $96, $100, $76
    lnop
    selb $13, $118, $13, $117
    lnop
    xor $15, $15, $32
    lnop
    and $96, $10, $108
    lnop
    xor $36, $36, $83
    lnop
    eqv $115, $35, $115
    lnop
    or $90, $90, $21
    lnop
    orc $21, $93, $9
    lnop
    selb $118, $103, $118, $52
    lnop
    and $54, $92, $16
    rotqbyi $34, $47, 2
    xor $18, $18, $82
    lnop
    selb $26, $91, $26, $109
    lnop
    selb $10, $96, $10, $107
    lnop
    eqv $41, $21, $119
    lqd $60, 1024($37)
    or $89, $43, $89
    lnop
    selb $118, $104, $118, $51
    shlqbii $95, $95, 1
    selb $104, $124, $26, $123
    lqa $51, 0x18070
    or $112, $112, $25
    lnop
    xor $27, $27, $49
    lnop
    eqv $101, $101, $35
    rotqbyi $35, $56, 1
    or $3, $29, $3
    lqd $29, 1040($37)
    xor $11, $11, $88
    lnop
    eqv $103, $103, $53
    lnop
    xor $38, $38, $86
    lnop
    xor $19, $19, $49
    lnop
    or $11, $11, $22
    lnop
    eqv $117, $53, $117
    lnop
    selb $98, $98, $50, $48
    lnop
    selb $48, $96, $121, $122
    shlqbii $50, $112, 1
    selb $119, $120, $9, $119
    rotqbyi $9, $56, 2
    eqv $99, $99, $40
    lnop
    selb $40, $107, $122, $48
    lqa $53, 0x18040
    or $119, $119, $93
    lqa $22, 0x180c0
    or $13, $13, $52
    rotqbii $35, $35, 1
    selb $52, $91, $123, $124
    lnop
    selb $92, $54, $92, $113
    lnop
    selb $108, $108, $40, $96
    lnop
    orc $26, $52, $26
    lnop
    or $104, $104, $52
    lnop
    and $96, $3, $100
    shlqbii $40, $111, 1
    xor $8, $8, $81
    lnop
    selb $25, $96, $125, $126
    lqa $43, 0x180d0
    selb $95, $95, $24, $76
    lnop
    xor $53, $53, $82
    lqa $24, 0x18010
    selb $120, $105, $120, $93
    lnop
    selb $122, $122, $10, $121
    lnop
    orc $10, $48, $10
    shufb $93, $60, $29, $57
    or $5, $5, $17
    lnop
    selb $17, $98, $92, $97
    lqa $29, 0x180a0
    or $8, $53, $8
    lnop
    selb $53, $54, $97, $98
    lnop
    and $60, $89, $59
    lnop
    orc $61, $53, $92
    lnop
    and $62, $11, $13
    lqd $92, 1296($37)
    selb $116, $102, $116, $55
    lnop
    or $122, $122, $48
    lnop
    selb $3, $96, $3, $95
    lnop
    selb $124, $109, $124, $52
    lqa $52, 0x18020
    selb $48, $95, $126, $25
    lnop
    xor $30, $30, $86
    rotqbyi $102, $47, 1
    selb $11, $62, $11, $117
    lnop
    and $55, $5, $119
    rotqbii $9, $9, 1
    selb $126, $126, $3, $125
    lnop
    eqv $97, $61, $97
    shufb $92, $58, $92, $57
    selb $35, $40, $35, $76
    lnop
    selb $98, $113, $98, $53
    rotqbii $102, $102, 1
    orc $3, $25, $3
    lnop
    eqv $113, $113, $61
    lnop
    xor $51, $51, $83
    lnop
    selb $100, $100, $48, $96
    lnop
    selb $89, $60, $89, $115
    lqa $96, 0x18080
    eqv $109, $109, $26
    lnop
    eqv $107, $107, $10
    shlqbii $48, $97, 1
    or $6, $6, $51
    lnop
    selb $5, $55, $5, $41
    lnop
    and $51, $8, $104
    lnop
    selb $61, $60, $99, $114
    lqd $40, 1552($37)
    xor $88, $22, $88
    lnop
    selb $22, $55, $103, $118
    lqa $58, 0x18090
    selb $120, $106, $120, $7
    lnop
    selb $102, $50, $102, $76
    lnop
    or $14, $30, $14
    lnop
    eqv $105, $105, $21
    lnop
    xor $31, $31, $82
    lqa $21, 0x180f0
    eqv $95, $95, $3
    lnop
    selb $30, $114, $89, $99
    lnop
    or $28, $31, $28
    lnop
    xor $20, $20, $32
    lnop
    xor $24, $24, $93
    lnop
    xor $2, $2, $87
    lnop
    eqv $121, $10, $121
    lnop
    eqv $125, $3, $125
    lnop
    or $30, $30, $61
    lnop
    or $15, $27, $15
    lnop
    and $27, $6, $122
    lqa $3, 0x180a0
    or $88, $88, $2
    lnop
    selb $2, $116, $11, $101
    lnop
    xor $46, $46, $94
    lnop
    orc $89, $61, $89
    lnop
    selb $10, $62, $101, $116
    lnop
    eqv $99, $89, $99
    lnop
    xor $96, $96, $82
    lnop
    eqv $123, $26, $123
    lnop
    selb $26, $27, $105, $120
    lnop
    selb $6, $27, $6, $121
    lqa $31, 0x180e0
    or $126, $126, $25
    lnop
    selb $25, $120, $6, $105
    lnop
    selb $120, $121, $120, $26
    lnop
    or $19, $19, $20
    lnop
    selb $20, $41, $118, $22
    lnop
    orc $6, $26, $6
    lnop
    selb $118, $118, $5, $103
    lqa $50, 0x18010
    xor $33, $33, $93
    lnop
    selb $124, $110, $124, $91
    lqa $110, 0x18080
    orc $5, $22, $5
    rotqbyi $106, $56, 3
    or $2, $2, $10
    shufb $111, $111, $111, $75
    selb $8, $51, $8, $123
    lnop
    selb $116, $117, $116, $10
    lqa $7, 0x18050
    and $63, $15, $126
    lnop
    or $118, $118, $22
    lnop
    orc $10, $10, $11
    lnop
    or $24, $46, $24
    lnop
    xor $3, $3, $84
    lnop
    and $46, $88, $2
    lnop
    selb $119, $119, $20, $55
    lnop
    selb $114, $115, $114, $61
    lnop
    xor $110, $110, $84
    lnop
    or $17, $17, $53
    rotqbii $34, $34, 1
    xor $58, $58, $83
    lnop
    eqv $41, $41, $5
    lnop
    selb $9, $48, $9, $76
    lnop
    selb $114, $59, $114, $60
    lnop
    selb $98, $16, $98, $54
    lnop
    or $25, $25, $26
    lqa $26, 0x18030
    eqv $105, $6, $105
    lnop
    selb $16, $51, $107, $108
    lqd $54, 1536($37)
    selb $59, $108, $8, $107
    shufb $112, $112, $112, $75
    or $110, $110, $58
    lnop
    and $58, $24, $102
    lnop
    selb $116, $13, $116, $62
    lnop
    eqv $103, $5, $103
    lnop
    selb $108, $123, $108, $16
    lnop
    selb $5, $58, $95, $100
    lnop
    xor $43, $43, $85
    lqd $13, 2320($37)
    orc $8, $16, $8
    lqd $62, 2304($37)
    xor $4, $4, $94
    lnop
    xor $23, $23, $94
    shufb $111, $111, $97, $75
    xor $26, $26, $93
    lqa $97, 0x18020
    selb $24, $58, $24, $35
    lnop
    or $16, $59, $16
    lnop
    eqv $117, $117, $10
    lnop
    and $59, $14, $118
    lnop
    selb $60, $100, $24, $95
    lnop
    selb $48, $63, $109, $124
    lqa $53, 0x18000
    selb $15, $63, $15, $125
    lnop
    and $61, $90, $30
    lqa $20, 0x18040
    ai $80, $80, -1
    lnop
    selb $108, $104, $108, $51
    lnop
    selb $122, $122, $120, $27
    lnop
    and $120, $110, $25
    lnop
    or $23, $23, $26
    lnop
    selb $110, $120, $110, $105
    lnop
    or $60, $60, $5
    lnop
    selb $26, $61, $113, $98
    lnop
    eqv $101, $10, $101
    rotqbyi $10, $56, 4
    orc $24, $5, $24
    lqa $27, 0x18030
    selb $104, $99, $98, $26
    shufb $91, $54, $40, $57
    selb $40, $46, $88, $101
    lnop
    eqv $115, $115, $89
    lnop
    selb $89, $125, $124, $48
    rotqbii $106, $106, 1
    orc $54, $48, $15
    shlqbii $51, $17, 1
    selb $100, $35, $100, $5
    lqa $5, 0x180b0
    selb $88, $59, $117, $116
    lnop
    eqv $123, $123, $8
    lnop
    xor $20, $20, $49
    lnop
    eqv $35, $35, $24
    rotqbii $10, $10, 1
    selb $124, $124, $15, $109
    lnop
    selb $14, $59, $14, $103
    rotqbyi $15, $47, 4
    selb $90, $61, $90, $99
    lnop
    xor $12, $12, $92
    lnop
    and $55, $28, $16
    lnop
    selb $102, $102, $100, $58
    lnop
    orc $100, $26, $90
    lnop
    selb $58, $46, $115, $114
    lnop
    selb $126, $126, $89, $63
    lnop
    orc $89, $58, $40
    lnop
    selb $63, $116, $14, $117
    lqa $11, 0x18030
    selb $116, $103, $116, $88
    lnop
    or $63, $63, $88
    lnop
    eqv $99, $99, $100
    lnop
    or $38, $38, $43
    lnop
    or $4, $4, $33
    lnop
    selb $33, $120, $41, $119
    lnop
    eqv $107, $8, $107
    lnop
    eqv $109, $54, $109
    lqa $8, 0x18090
    and $43, $23, $60
    lnop
    selb $98, $98, $90, $113
    lnop
    eqv $95, $24, $95
    lnop
    xor $7, $7, $32
    lnop
    selb $24, $101, $114, $58
    lnop
    or $7, $20, $7
    lqa $20, 0x180c0
    orc $14, $88, $14
    lnop
    selb $90, $105, $119, $33
    shufb $88, $62, $13, $57
    or $124, $124, $48
    lnop
    selb $118, $118, $116, $59
    lnop
    eqv $117, $14, $117
    lnop
    eqv $116, $89, $115
    lnop
    xor $87, $21, $87
    lnop
    xor $5, $5, $83
    lnop
    selb $23, $43, $23, $95
    lnop
    eqv $121, $121, $6
    lnop
    eqv $125, $125, $54
    lnop
    or $98, $98, $26
    lnop
    selb $115, $114, $40, $115
    lqa $114, 0x18010
    selb $28, $55, $28, $107
    lqd $40, 1808($37)
    selb $26, $55, $121, $122
    lnop
    selb $54, $43, $125, $126
    lnop
    selb $6, $107, $122, $26
    lnop
    eqv $103, $103, $14
    lnop
    eqv $113, $100, $113
    lnop
    xor $8, $8, $32
    lnop
    and $100, $7, $124
    lnop
    xor $50, $50, $91
    lqa $14, 0x18060
    orc $21, $26, $28
    shlqbii $59, $113, 1
    xor $53, $53, $88
    lnop
    selb $122, $122, $28, $121
    lnop
    selb $2, $2, $24, $46
    rotqbii $15, $15, 1
    selb $24, $126, $23, $125
    rotqbyi $46, $56, 6
    or $12, $12, $50
    lnop
    selb $126, $95, $126, $54
    lnop
    and $50, $38, $63
    lnop
    selb $6, $16, $6, $55
    lnop
    selb $106, $59, $106, $76
    lqa $59, 0x180e0
    selb $7, $100, $7, $109
    lnop
    selb $119, $119, $110, $41
    lnop
    selb $34, $51, $34, $76
    lqa $51, 0x18080
    or $115, $115, $58
    lqa $58, 0x18090
    selb $16, $108, $7, $123
    lnop
    selb $55, $100, $123, $108
    lnop
    selb $126, $60, $126, $43
    lqa $43, 0x180b0
    eqv $101, $101, $89
    rotqbyi $60, $56, 7
    eqv $121, $21, $121
    lnop
    and $28, $12, $34
    lnop
    selb $104, $30, $104, $61
    lnop
    or $3, $3, $5
    lnop
    selb $5, $50, $101, $2
    lnop
    orc $7, $55, $7
    lqd $30, 2560($37)
    orc $23, $54, $23
    lnop
    selb $61, $28, $35, $102
    lnop
    or $122, $122, $26
    lqa $26, 0x18000
    selb $12, $28, $12, $9
    lnop
    eqv $95, $95, $23
    lnop
    selb $108, $109, $108, $55
    lqd $89, 1792($37)
    or $24, $24, $54
    lnop
    or $16, $16, $55
    lnop
    eqv $107, $107, $21
    lnop
    xor $86, $59, $86
    lqa $59, 0x18040
    xor $58, $58, $81
    lnop
    xor $27, $27, $91
    lnop
    or $119, $119, $33
    lnop
    orc $110, $33, $110
    lnop
    selb $33, $117, $2, $5
    lnop
    or $96, $96, $58
    lqd $58, 2048($37)
    eqv $41, $110, $41
    lnop
    selb $21, $9, $102, $61
    lnop
    selb $102, $102, $12, $35
    lnop
    selb $120, $25, $90, $120
    lnop
    or $87, $44, $87
    lnop
    selb $38, $50, $38, $117
    lqa $44, 0x18080
    and $25, $96, $122
    shufb $112, $112, $17, $75
    orc $12, $61, $12
    lqd $17, 2576($37)
    selb $33, $63, $33, $50
    lnop
    and $50, $87, $115
    lnop
    and $63, $3, $119
    lnop
    eqv $110, $105, $110
    lnop
    xor $59, $59, $92
    lnop
    and $105, $4, $24
    shufb $113, $111, $113, $75
    selb $87, $50, $87, $116
    lnop
    and $111, $19, $16
    lnop
    eqv $125, $23, $125
    lqa $23, 0x180b0
    selb $55, $50, $99, $104
    shufb $90, $89, $40, $57
    selb $40, $63, $103, $118
    lqa $54, 0x18070
    xor $97, $97, $92
    lnop
    eqv $123, $7, $123
    lqa $48, 0x18050
    eqv $109, $109, $7
    rotqbyi $7, $47, 3
    selb $124, $124, $108, $100
    lnop
    selb $108, $116, $104, $55
    lnop
    selb $96, $25, $96, $121
    lqd $100, 2064($37)
    orc $13, $5, $38
    lnop
    selb $3, $63, $3, $41
    lnop
    selb $104, $104, $87, $99
    lnop
    selb $62, $41, $118, $40
    lnop
    orc $22, $40, $3
    rotqbii $7, $7, 1
    eqv $9, $9, $12
    shufb $89, $58, $100, $57
    or $104, $104, $55
    lnop
    orc $55, $55, $87
    lnop
    selb $100, $111, $107, $6
    lnop
    selb $2, $2, $38, $101
    lqa $38, 0x180a0
    xor $26, $26, $90
    lnop
    eqv $101, $13, $101
    shlqbii $58, $98, 1
    xor $114, $114, $89
    lnop
    xor $20, $20, $84
    lnop
    selb $21, $34, $21, $28
    lnop
    eqv $12, $12, $35
    shufb $87, $30, $17, $57
    or $97, $97, $27
    lnop
    xor $38, $38, $82
    lqa $27, 0x18020
    selb $7, $58, $7, $76
    lnop
    selb $58, $105, $109, $124
    lqa $17, 0x18010
    eqv $116, $116, $55
    lqa $30, 0x18090
    selb $4, $105, $4, $125
    lnop
    selb $118, $118, $3, $103
    shlqbii $3, $104, 1
    or $5, $2, $5
    lqa $2, 0x18060
    selb $35, $25, $110, $120
    lnop
    orc $28, $58, $4
    lnop
    selb $115, $115, $108, $50
    lnop
    or $114, $26, $114
    lnop
    selb $15, $3, $15, $76
    lnop
    xor $54, $54, $89
    lnop
    selb $3, $121, $120, $35
    rotqbyi $26, $47, 7
    selb $4, $124, $4, $109
    lnop
    xor $44, $44, $49
    lnop
    selb $120, $120, $96, $110
    lnop
    selb $122, $122, $3, $25
    lnop
    orc $96, $35, $96
    lnop
    eqv $99, $55, $99
    lnop
    selb $119, $119, $62, $63
    lqa $62, 0x18060
    or $102, $102, $61
    lnop
    and $61, $114, $7
    lnop
    and $63, $97, $102
    lqa $55, 0x180f0
    eqv $117, $117, $13
    lqa $13, 0x180d0
    selb $124, $125, $124, $58
    lnop
    eqv $125, $125, $28
    lnop
    selb $19, $111, $19, $123
    lnop
    selb $97, $63, $97, $12
    lqa $3, 0x180f0
    eqv $110, $96, $110
    lnop
    xor $83, $13, $83
    shufb $113, $113, $99, $75
    selb $13, $126, $97, $95
    lnop
    selb $114, $61, $114, $106
    lnop
    xor $84, $31, $84
    lnop
    xor $85, $3, $85
    lqa $31, 0x18030
    eqv $103, $22, $103
    lnop
    or $83, $20, $83
    lqa $20, 0x18070
    eqv $121, $121, $96
    lnop
    orc $96, $100, $19
    lnop
    or $8, $44, $8
    lqd $44, 4112($37)
    selb $3, $61, $9, $21
    lnop
    or $118, $118, $40
    lnop
    xor $14, $14, $92
    lqa $40, 0x18070
    xor $20, $20, $93
    lnop
    or $120, $120, $35
    shufb $112, $112, $98, $75
    selb $19, $6, $19, $107
    lnop
    or $86, $86, $85
    lnop
    selb $85, $63, $95, $126
    lnop
    xor $2, $2, $94
    lqa $98, 0x180d0
    xor $48, $48, $91
    shufb $112, $112, $104, $75
    selb $104, $106, $21, $3
    lnop
    selb $126, $12, $126, $85
    lnop
    xor $51, $51, $94
    lnop
    xor $23, $23, $81
    lnop
    selb $6, $123, $6, $100
    lnop
    or $100, $19, $100
    lnop
    or $4, $4, $58
    lnop
    and $58, $83, $118
    lnop
    selb $111, $16, $6, $111
    lqa $6, 0x18030
    selb $21, $21, $114, $9
    lqd $16, 2816($37)
    eqv $107, $96, $107
    lnop
    eqv $22, $41, $22
    lnop
    and $41, $8, $100
    lqd $19, 2832($37)
    and $35, $86, $5
    lnop
    selb $124, $24, $124, $105
    lnop
    selb $105, $58, $117, $33
    lnop
    eqv $123, $123, $96
    shlqbii $99, $99, 1
    selb $83, $58, $83, $103
    lnop
    selb $96, $41, $121, $122
    lnop
    selb $8, $41, $8, $107
    lnop
    or $13, $13, $85
    lqd $24, 3072($37)
    orc $97, $85, $97
    lnop
    orc $85, $105, $83
    lnop
    selb $83, $33, $83, $117
    lnop
    ai $127, $127, 1
    lqa $25, 0x180b0
    or $83, $83, $105
    lnop
    selb $108, $107, $122, $96
    lnop
    orc $50, $96, $8
    lnop
    xor $40, $40, $91
    lnop
    xor $27, $27, $90
    lnop
    or $23, $38, $23
    lnop
    or $48, $59, $48
    lnop
    orc $114, $3, $114
    lnop
    eqv $59, $50, $121
    lnop
    xor $52, $52, $88
    lqd $38, 3856($37)
    or $18, $18, $39
    lnop
    selb $104, $7, $104, $61
    lqd $7, 3840($37)
    selb $61, $35, $116, $115
    lnop
    selb $126, $102, $126, $63
    lnop
    or $20, $2, $20
    lnop
    and $102, $23, $120
    lnop
    selb $105, $103, $33, $105
    lnop
    selb $86, $35, $86, $101
    lnop
    and $33, $20, $4
    lnop
    selb $122, $122, $8, $121
    lnop
    xor $17, $17, $87
    lqa $121, 0x180c0
    eqv $117, $85, $117
    lnop
    or $3, $21, $3
    lnop
    selb $23, $102, $23, $110
    lnop
    or $36, $84, $36
    lnop
    selb $21, $115, $86, $116
    lnop
    xor $121, $121, $82
    lqa $8, 0x18040
    eqv $109, $28, $109
    lnop
    selb $28, $102, $22, $119
    lnop
    orc $82, $61, $86
    lnop
    xor $43, $43, $91
    lnop
    selb $86, $110, $119, $28
    lnop
    eqv $95, $97, $95
    lnop
    xor $98, $98, $81
    rotqbyi $56, $56, 5
    eqv $81, $101, $82
    lqd $63, 3088($37)
    orc $84, $28, $23
    lqa $2, 0x180d0
    selb $99, $99, $10, $76
    lnop
    xor $6, $6, $89
    lnop
    selb $119, $119, $23, $22
    lnop
    and $23, $48, $13
    lqa $10, 0x18020
    xor $29, $29, $94
    lnop
    or $119, $119, $28
    lnop
    or $6, $27, $6
    lnop
    or $122, $122, $96
    lnop
    or $14, $14, $40
    lqa $40, 0x180b0
    eqv $22, $84, $22
    lnop
    eqv $110, $110, $84
    lqa $96, 0x180a0
    selb $27, $23, $125, $124
    lqd $84, 3344($37)
    selb $28, $33, $123, $111
    lqd $39, 3328($37)
    or $17, $53, $17
    lnop
    selb $48, $23, $48, $95
    lnop
    selb $115, $101, $115, $61
    lnop
    selb $120, $120, $86, $102
    lnop
    selb $102, $109, $111, $28
    lnop
    xor $11, $11, $87
    lnop
    and $86, $6, $3
    lnop
    selb $108, $100, $108, $41
    shufb $84, $39, $84, $57
    eqv $97, $12, $97
    lqa $12, 0x180f0
    selb $102, $4, $102, $33
    lqa $39, 0x18020
    selb $115, $5, $115, $35
    lnop
    and $35, $36, $83
    lnop
    or $21, $21, $61
    lnop
    and $61, $17, $15
    lnop
    eqv $106, $106, $114
    lnop
    selb $5, $86, $97, $126
    lnop
    orc $100, $27, $48
    lnop
    eqv $114, $114, $9
    lnop
    or $121, $121, $98
    lnop
    selb $98, $114, $126, $5
    lnop
    selb $20, $33, $20, $109
    lqa $33, 0x18050
    xor $25, $25, $32
    lqa $9, 0x180d0
    selb $48, $124, $48, $125
    lqa $41, 0x18010
    eqv $107, $107, $50
    lqa $50, 0x18090
    selb $111, $111, $20, $123
    lnop
    orc $20, $28, $20
    lnop
    selb $124, $95, $124, $27
    lnop
    selb $118, $118, $105, $58
    lnop
    selb $98, $3, $98, $86
    lqa $3, 0x18010
    xor $96, $96, $49
    lqa $105, 0x180c0
    or $27, $48, $27
    lqa $48, 0x18080
    eqv $125, $100, $125
    lnop
    selb $6, $86, $6, $114
    lqa $4, 0x18040
    selb $36, $35, $36, $117
    lnop
    eqv $103, $103, $85
    lnop
    eqv $123, $20, $123
    lnop
    or $111, $111, $28
    lnop
    selb $28, $115, $36, $81
    lnop
    and $58, $121, $119
    rotqbyi $101, $47, 5
    or $96, $96, $25
    lnop
    selb $124, $13, $124, $23
    lnop
    selb $17, $61, $17, $99
    lqa $13, 0x18000
    selb $23, $61, $106, $104
    shufb $86, $16, $19, $57
    selb $16, $35, $81, $115
    shufb $85, $24, $63, $57
    eqv $116, $82, $116
    lnop
    xor $33, $33, $89
    shufb $82, $7, $38, $57
    and $38, $96, $122
    shufb $112, $112, $21, $75
    selb $7, $104, $17, $106
    lqa $24, 0x180c0
    selb $63, $58, $103, $118
    lnop
    selb $104, $99, $104, $23
    lnop
    xor $13, $13, $86
    rotqbii $101, $101, 1
    and $19, $14, $27
    lnop
    selb $115, $117, $115, $16
    lnop
    xor $30, $30, $93
    lnop
    or $11, $52, $11
    lnop
    or $30, $51, $30
    lnop
    orc $36, $16, $36
    shlqbii $51, $116, 1
    selb $52, $22, $118, $63
    lnop
    orc $25, $5, $6
    lnop
    selb $126, $126, $6, $97
    shlqbii $21, $21, 1
    selb $6, $38, $110, $120
    lnop
    xor $55, $55, $32
    lnop
    selb $96, $38, $96, $59
    lnop
    selb $121, $58, $121, $22
    lnop
    eqv $117, $117, $36
    lnop
    selb $101, $21, $101, $76
    lqa $21, 0x18010
    or $53, $7, $23
    lnop
    selb $34, $59, $120, $6
    lnop
    or $126, $126, $5
    rotqbii $56, $56, 1
    eqv $114, $114, $25
    lnop
    xor $64, $10, $84
    lnop
    selb $118, $118, $121, $103
    lnop
    eqv $97, $25, $97
    lnop
    orc $25, $6, $96
    lqa $65, 0x18030
    eqv $109, $109, $20
    lnop
    xor $41, $41, $85
    lnop
    selb $20, $19, $109, $102
    rotqbii $46, $46, 1
    or $118, $118, $63
    lnop
    selb $14, $19, $14, $125
    lnop
    selb $104, $15, $104, $61
    lnop
    xor $9, $9, $32
    lnop
    and $32, $30, $111
    lnop
    orc $17, $23, $17
    lnop
    selb $23, $32, $107, $108
    lnop
    xor $8, $8, $90
    lnop
    selb $120, $120, $96, $110
    lqd $96, 3584($37)
    xor $105, $105, $49
    lqa $5, 0x18080
    or $16, $28, $16
    lqa $28, 0x18000
    or $8, $8, $33
    lnop
    eqv $99, $99, $17
    lnop
    orc $121, $63, $121
    lqa $63, 0x18050
    orc $33, $20, $14
    rotqbyi $47, $47, 6
    eqv $36, $36, $81
    lnop
    selb $30, $32, $30, $123
    lnop
    and $15, $8, $126
    lnop
    or $120, $120, $6
    lnop
    xor $6, $12, $93
    lqa $12, 0x180d0
    xor $31, $31, $85
    lnop
    eqv $100, $95, $100
    shufb $116, $113, $116, $75
    and $113, $18, $118
    lnop
    or $13, $13, $41
    lnop
    selb $41, $108, $30, $107
    lnop
    selb $51, $51, $56, $76
    lnop
    xor $63, $63, $87
    lnop
    eqv $22, $22, $121
    shlqbii $56, $36, 1
    selb $8, $15, $8, $97
    lnop
    eqv $110, $25, $110
    lnop
    eqv $106, $17, $106
    lnop
    selb $115, $83, $115, $35
    lnop
    xor $40, $40, $93
    lnop
    orc $30, $23, $30
    lnop
    xor $62, $62, $90
    lnop
    eqv $121, $121, $103
    lqd $103, 4096($37)
    selb $35, $15, $100, $124
    lqd $37, 3600($37)
    selb $18, $113, $18, $121
    lnop
    and $17, $13, $101
    lnop
    selb $95, $113, $117, $115
    lnop
    selb $108, $123, $108, $23
    lnop
    xor $24, $24, $94
    lnop
    selb $119, $119, $52, $58
    shufb $83, $96, $37, $57
    orc $96, $35, $8
    lnop
    and $37, $11, $53
    lnop
    eqv $52, $96, $100
    lnop
    xor $58, $12, $93
    lnop
    or $54, $62, $54
    lqa $62, 0x18090
    selb $13, $17, $13, $51
    lnop
    or $105, $105, $9
    lnop
    xor $48, $48, $90
    lnop
    selb $100, $124, $8, $100
    lnop
    selb $14, $102, $14, $109
    lnop
    selb $102, $125, $102, $20
    lqa $7, 0x180e0
    selb $12, $115, $18, $117
    lnop
    or $29, $29, $40
    lnop
    selb $124, $97, $124, $35
    lnop
    xor $28, $28, $84
    rotqbii $47, $47, 1
    selb $122, $122, $34, $38
    lnop
    and $34, $105, $120
    lnop
    or $41, $41, $23
    lnop
    selb $115, $121, $115, $95
    lnop
    selb $105, $34, $105, $110
    shufb $81, $103, $44, $57
    selb $103, $17, $99, $104
    lnop
    selb $44, $34, $22, $119
    lqa $8, 0x18050
    orc $18, $95, $18
    lnop
    selb $118, $118, $115, $113
    lnop
    orc $115, $103, $13
    lnop
    selb $113, $119, $105, $22
    lnop
    eqv $109, $33, $109
    lnop
    eqv $117, $18, $117
    lqa $9, 0x18060
    or $57, $14, $20
    lnop
    xor $21, $21, $83
    lqa $10, 0x18050
    xor $39, $39, $86
    lqa $20, 0x18050
    or $28, $28, $21
    lnop
    and $38, $29, $41
    lnop
    eqv $97, $97, $96
    lnop
    selb $111, $111, $108, $32
    lnop
    selb $126, $126, $124, $15
    lqa $124, 0x180e0
    or $31, $39, $31
    lnop
    selb $119, $110, $119, $44
    lnop
    selb $39, $37, $114, $98
    lnop
    eqv $108, $115, $99
    lnop
    eqv $107, $30, $107
    shlqbii $32, $117, 1
    selb $15, $37, $11, $106
    lqa $96, 0x18010
    eqv $125, $125, $33
    lnop
    orc $33, $39, $15
    lnop
    xor $62, $62, $89
    lqa $21, 0x18040
    selb $14, $106, $98, $39
    lqa $11, 0x180a0
    eqv $25, $59, $25
    lnop
    selb $37, $53, $14, $37
    lnop
    eqv $106, $106, $33
    lnop
    eqv $123, $123, $30
    lnop
    selb $99, $104, $13, $99
    shufb $116, $116, $36, $75
    or $36, $12, $95
    lqa $95, 0x180a0
    selb $29, $38, $29, $107
    lqa $30, 0x18080
    xor $124, $124, $49
    lqa $12, 0x18000
    or $99, $99, $103
    lnop
    selb $98, $98, $15, $114
    lnop
    xor $65, $65, $83
    lqa $13, 0x18080
    xor $50, $50, $91
    lnop
    xor $30, $30, $92
    lqa $14, 0x180b0
    selb $49, $38, $25, $122
    lnop
    or $124, $124, $55
    lnop
    or $30, $30, $50
    lnop
    or $100, $100, $35
    lqa $35, 0x180d0
    selb $50, $122, $29, $25
    rotqbii $55, $26, 1
    eqv $114, $33, $114
    lnop
    and $33, $30, $57
    lnop
    and $26, $54, $100
    rotqbii $60, $60, 1
    selb $53, $33, $123, $111
    lnop
    or $24, $24, $58
    lqa $58, 0x18040
    xor $59, $20, $85
    lnop
    selb $54, $26, $54, $52
    lqa $15, 0x18030
    selb $102, $27, $102, $19
    lqa $40, 0x18070
    or $50, $50, $49
    cdd $42, 0($42)
    xor $21, $21, $88
    lnop
    orc $105, $44, $105
    lnop
    selb $19, $102, $54, $125
    lnop
    selb $27, $26, $125, $102
    lnop
    orc $29, $49, $29
    lnop
    selb $104, $51, $104, $103
    lnop
    or $48, $48, $62
    shlqbii $62, $16, 1
    or $103, $19, $27
    shufb $112, $112, $16, $75
    and $61, $31, $99
    lnop
    xor $58, $58, $86
    lnop
    eqv $121, $121, $18
    lnop
    selb $47, $62, $47, $76
    lnop
    xor $16, $35, $91
    lnop
    selb $60, $32, $60, $76
    lnop
    or $21, $21, $63
    lnop
    selb $104, $101, $104, $17
    lnop
    or $113, $113, $44
    lnop
    or $64, $64, $65
    lnop
    or $98, $98, $39
    lnop
    eqv $115, $51, $115
    lnop
    selb $51, $61, $106, $37
    lnop
    eqv $39, $29, $25
    lnop
    and $25, $21, $98
    lnop
    selb $102, $52, $102, $27
    rotqbyi $65, $45, 0
    selb $30, $33, $30, $109
    lqa $17, 0x18090
    and $44, $28, $47
    lnop
    selb $101, $109, $111, $53
    lnop
    selb $111, $111, $30, $123
    lnop
    eqv $63, $105, $22
    lnop
    orc $30, $53, $30
    lqa $18, 0x180e0
    selb $122, $107, $122, $49
    lnop
    selb $49, $25, $97, $126
    lqa $19, 0x18060
    selb $21, $25, $21, $114
    lnop
    and $35, $24, $50
    lnop
    selb $62, $126, $21, $97
    lnop
    orc $66, $49, $21
    lnop
    orc $54, $27, $54
    lnop
    selb $126, $114, $126, $49
    lnop
    eqv $123, $30, $123
    lqa $27, 0x18070
    selb $126, $98, $126, $25
    lqa $20, 0x18070
    selb $98, $44, $115, $104
    lnop
    eqv $109, $109, $30
    lnop
    selb $32, $35, $24, $39
    lnop
    and $30, $124, $113
    lnop
    xor $95, $95, $92
    lnop
    selb $120, $120, $119, $34
    lnop
    or $58, $58, $59
    lnop
    xor $59, $27, $87
    lqa $21, 0x180f0
    selb $46, $56, $46, $76
    lnop
    selb $56, $108, $37, $51
    lnop
    selb $124, $30, $124, $63
    shufb $119, $112, $36, $75
    selb $34, $44, $28, $46
    lqa $28, 0x18060
    selb $101, $57, $101, $33
    lnop
    selb $56, $99, $56, $61
    lqa $22, 0x180b0
    selb $99, $30, $121, $118
    lnop
    eqv $107, $107, $29
    lnop
    selb $29, $63, $118, $99
    lnop
    xor $57, $96, $81
    lqa $23, 0x18020
    eqv $125, $54, $125
    lqd $33, 7584($45)
    eqv $110, $110, $105
    lnop
    selb $122, $41, $122, $38
    lnop
    selb $38, $120, $32, $110
    lnop
    and $41, $48, $103
    lnop
    selb $31, $61, $31, $108
    lnop
    eqv $61, $66, $97
    lqa $24, 0x180f0
    selb $102, $100, $102, $26
    lnop
    selb $118, $118, $124, $121
    lnop
    selb $100, $46, $104, $98
    lnop
    or $111, $111, $53
    lnop
    or $96, $118, $99
    lqa $25, 0x180c0
    xor $28, $28, $88
    lnop
    orc $118, $98, $34
    lnop
    or $95, $95, $43
    lqa $26, 0x18030
    selb $43, $35, $110, $120
    lnop
    selb $100, $47, $100, $44
    lnop
    selb $112, $113, $29, $30
    lnop
    selb $120, $39, $120, $43
    lqa $27, 0x18020
    eqv $52, $52, $54
    lnop
    or $59, $28, $59
    lnop
    xor $28, $40, $81
    lnop
    selb $104, $104, $34, $115
    lnop
    orc $34, $51, $31
    lqa $29, 0x18000
    and $40, $95, $111
    lnop
    eqv $46, $46, $118
    shufb $119, $119, $96, $75
    selb $37, $37, $31, $106
    lnop
    orc $54, $99, $124
    lqa $30, 0x180a0
    eqv $124, $34, $106
    lnop
    selb $44, $40, $107, $122
    lnop
    selb $106, $40, $95, $123
    lnop
    orc $113, $43, $32
    lqa $31, 0x180e0
    eqv $47, $118, $115
    lnop
    selb $53, $41, $109, $101
    lqa $32, 0x18070
    or $49, $62, $49
    rotqbyi $119, $119, 8
    selb $62, $123, $122, $44
    lnop
    eqv $66, $114, $66
    lnop
    or $51, $37, $51
    lnop
    selb $37, $125, $101, $53
    lnop
    and $67, $59, $49
    shufb $119, $119, $33, $42
    eqv $95, $54, $121
    shlqbii $36, $36, 1
    selb $59, $67, $59, $61
    lnop
    or $104, $104, $98
    lnop
    and $68, $58, $51
    lnop
    eqv $108, $108, $34
    lnop
    orc $99, $44, $106
    lnop
    selb $69, $68, $66, $126
    lqa $121, 0x18000
    selb $118, $103, $37, $41
    lnop
    selb $41, $41, $48, $125
    lnop
    selb $48, $67, $52, $102
    lnop
    orc $70, $53, $41
    shufb $117, $116, $117, $75
    and $71, $64, $104
    lnop
    selb $55, $36, $55, $76
    stqd $119, 7584($65)
    selb $72, $71, $108, $56
    lnop
    eqv $115, $123, $99
    lqa $33, 0x18050
    orc $119, $48, $59
    lnop
    selb $58, $68, $58, $124
    lnop
    or $98, $38, $43
    lnop
    selb $59, $102, $59, $52
    lqa $34, 0x18090
    selb $101, $101, $41, $109
    lnop
    selb $114, $50, $120, $35
    shufb $120, $117, $95, $75
    orc $50, $69, $58
    lnop
    selb $41, $47, $56, $72
    lnop
    selb $116, $111, $62, $40
    lqd $45, 7920($45)
    xor $111, $121, $82
    lnop
    eqv $117, $125, $70
    rotqbyi $120, $120, 8
    eqv $97, $113, $110
    lnop
    selb $58, $126, $58, $66
    lnop
    selb $62, $122, $106, $107
    lnop
    eqv $121, $124, $50
    lnop
    or $111, $111, $57
    lnop
    selb $64, $71, $64, $47
    lnop
    eqv $99, $99, $107
    lqa $35, 0x180b0
    selb $57, $61, $102, $48
    lqa $36, 0x180f0
    eqv $103, $119, $52
    lnop
    orc $52, $72, $64
    lnop
    or $106, $58, $69
    lnop
    or $102, $101, $53
    lnop
    and $53, $111, $55
    lnop
    eqv $113, $39, $113
    lnop
    selb $58, $53, $46, $100
    lnop
    selb $111, $53, $111, $60
    lnop
    selb $56, $56, $64, $108
    lnop
    eqv $123, $47, $52
    lqa $37, 0x180e0
    eqv $105, $50, $66
    lqa $38, 0x180c0
    selb $69, $124, $126, $69
    lnop
    orc $50, $58, $111
    hbrr bitpal_steady_branch, bitpal_steady_loop
    selb $111, $100, $111, $46
    lnop
    selb $100, $60, $100, $58
    lqa $39, 0x180f0
    eqv $125, $60, $50
    lnop
    selb $124, $104, $41, $71
    lnop
    eqv $119, $61, $119
    lnop
    eqv $101, $70, $109
    lnop
    selb $126, $55, $100, $53
    shufb $120, $120, $45, $42
    selb $122, $51, $69, $68
    lqa $40, 0x18020
    eqv $107, $52, $108
    lnop
    or $108, $56, $72
    lnop
    or $104, $59, $48
    stqd $120, 7920($65)
    or $110, $111, $58
    lnop
    or $100, $62, $44
    lqa $41, 0x180a0
    eqv $111, $63, $54
    lnop
    selb $120, $49, $57, $67
    lnop
    eqv $109, $50, $46
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
    ai $8, $127, 1
    lqa $9, 0x180d0
    lqa $10, 0x18030
    lqa $11, 0x18020
    lqa $12, 0x180e0
    lqa $13, 0x18040
    lqa $2, 0x180b0
    lqa $3, 0x18000
    lqa $4, 0x18000
    lqa $14, 0x18080
    lqa $15, 0x180f0
    lqa $16, 0x180d0
    lqa $17, 0x18040
    lqa $5, 0x18030
    lqa $18, 0x180a0
    lqa $19, 0x18050
    lqa $20, 0x180b0
    lqa $21, 0x18060
    lqa $22, 0x18010
    lqa $7, 0x18070
    lqa $6, 0x180e0
    lqa $23, 0x180d0
    lqa $24, 0x180f0
    lqa $25, 0x18020
    xor $26, $7, $81
    shli $7, $127, 3
    shlqbii $27, $96, 1
    shlqbii $28, $95, 1
# 1029 cycles an iteration, 1029 at least: 1029 instructions for the even pipe, 493 for the odd one; 0 cycles of nops alone
.align 3
bitpal_edge_tap_loop:
    ai $127, $127, 1
    lnop
    xor $94, $12, $94
    lqa $12, 0x180b0
    andi $96, $72, -16
    lnop
    rotmi $95, $8, -3
    lnop
    andi $41, $7, -16
    lqa $29, 0x180c0
    andi $8, $8, 7
    lnop
    xor $93, $24, $93
    lnop
    shli $8, $8, 5
    lnop
    a $24, $41, $71
    lqa $41, 0x18090
    xor $20, $20, $87
    lqa $45, 0x18000
    xor $11, $11, $76
    lnop
    a $95, $8, $95
    lqd $8, 6912($24)
    or $94, $94, $93
    lnop
    xor $23, $23, $90
    lnop
    xor $29, $29, $91
    shufb $93, $95, $95, $70
    and $36, $94, $98
    lnop
    or $23, $29, $23
    lqa $39, 0x18060
    xor $59, $21, $82
    lqa $21, 0x18010
    xor $61, $13, $79
    lnop
    xor $18, $18, $88
    lnop
    a $29, $96, $67
    lnop
    and $96, $23, $100
    lnop
    or $20, $18, $20
    rotqby $18, $8, $7
    or $59, $59, $26
    lqd $8, 7248($24)
    and $54, $20, $102
    lnop
    andi $95, $95, -16
    lnop
    selb $94, $36, $94, $97
    lnop
    a $26, $95, $71
    lnop
    selb $40, $36, $111, $112
    rotqbii $95, $18, 1
    xor $10, $10, $75
    lqd $46, 272($26)
    selb $42, $96, $23, $99
    lnop
    or $43, $11, $10
    lqd $51, 4368($26)
    selb $53, $97, $112, $40
    lnop
    ai $73, $73, -1
    lqd $10, 256($26)
    selb $34, $96, $113, $114
    lnop
    xor $41, $41, $84
    lnop
    selb $11, $114, $42, $113
    rotqby $13, $8, $7
    selb $8, $99, $114, $34
    lnop
    andbi $93, $93, 15
    lnop
    selb $55, $54, $115, $116
    lqd $35, 768($26)
    a $30, $93, $69
    lnop
    selb $58, $27, $95, $68
    lqd $95, 528($26)
    and $27, $59, $106
    shufb $23, $10, $46, $30
    selb $46, $54, $20, $101
    lnop
    selb $96, $100, $8, $96
    lqa $8, 0x180e0
    xor $20, $19, $78
    lnop
    or $19, $11, $34
    lqd $100, 1024($26)
    selb $66, $27, $119, $120
    lqd $11, 512($26)
    selb $114, $114, $96, $89
    rotqbyi $96, $18, 1
    xor $14, $14, $85
    lnop
    selb $10, $116, $46, $115
    lnop
    or $41, $14, $41
    lnop
    xor $14, $39, $79
    lqd $39, 4352($26)
    or $10, $10, $55
    shufb $11, $11, $95, $30
    orc $95, $40, $94
    lnop
    selb $93, $112, $94, $111
    lnop
    xor $60, $15, $90
    lqd $94, 784($26)
    xor $90, $12, $81
    lnop
    or $20, $61, $20
    shufb $31, $39, $51, $30
    xor $45, $45, $23
    lnop
    selb $36, $98, $53, $36
    lnop
    xor $53, $22, $11
    rotqbii $22, $96, 1
    xor $61, $8, $91
    lqa $91, 0x18080
    and $98, $43, $110
    lnop
    and $51, $41, $104
    lnop
    selb $59, $27, $59, $105
    lqa $15, 0x18090
    eqv $8, $97, $95
    lnop
    selb $56, $98, $123, $124
    lnop
    selb $112, $112, $36, $92
    lnop
    selb $43, $98, $43, $109
    lnop
    selb $41, $51, $41, $103
    rotqbii $36, $13, 1
    and $97, $20, $108
    lnop
    or $45, $45, $53
    lnop
    selb $53, $118, $41, $117
    lnop
    and $39, $45, $58
    lnop
    selb $44, $97, $20, $107
    lnop
    orc $50, $34, $42
    shufb $94, $35, $94, $30
    selb $42, $51, $117, $118
    cbd $20, 0($7)
    selb $47, $28, $36, $68
    lnop
    eqv $28, $95, $111
    lnop
    selb $45, $39, $45, $47
    lnop
    selb $36, $120, $59, $119
    lnop
    orc $12, $56, $43
    lnop
    selb $111, $111, $8, $92
    lnop
    ai $8, $127, 1
    lnop
    selb $35, $39, $125, $126
    lnop
    selb $92, $126, $45, $125
    lnop
    selb $34, $122, $44, $121
    lnop
    or $96, $92, $35
    lqa $52, 0x180c0
    selb $92, $97, $121, $122
    lnop
    selb $43, $124, $43, $123
    stqa $96, 0x1a040
    selb $65, $101, $116, $55
    shlqbii $95, $28, 1
    or $32, $43, $56
    lnop
    selb $43, $47, $126, $35
    lnop
    or $33, $36, $66
    lnop
    or $34, $34, $92
    lnop
    orc $49, $35, $45
    stqa $32, 0x1a050
    xor $25, $25, $94
    stqa $34, 0x1a060
    or $35, $53, $42
    stqa $33, 0x1a070
    eqv $53, $99, $50
    lnop
    xor $17, $17, $76
    lnop
    selb $45, $103, $118, $42
    lnop
    or $99, $93, $40
    stqa $35, 0x1a080
    eqv $36, $12, $123
    lnop
    orc $93, $55, $46
    stqa $10, 0x1a090
    selb $37, $58, $43, $39
    stqa $19, 0x1a0a0
    eqv $38, $93, $115
    lnop
    orc $59, $66, $59
    stqa $99, 0x1a0b0
    orc $39, $42, $41
    lqd $58, 64($29)
    orc $55, $92, $44
    rotqbyi $40, $13, 1
    selb $62, $104, $45, $51
    lqd $104, 1040($26)
    eqv $41, $105, $59
    lnop
    eqv $42, $59, $119
    lnop
    eqv $43, $49, $125
    lnop
    eqv $44, $39, $117
    lqd $45, 7584($24)
    xor $46, $52, $88
    stqa $43, 0x1a0c0
    eqv $47, $47, $49
    stqa $36, 0x1a0d0
    eqv $48, $107, $55
    rotqby $58, $58, $72
    eqv $49, $55, $121
    lnop
    eqv $50, $50, $113
    rotqbyi $51, $24, 0
    or $52, $61, $60
    lnop
    selb $102, $102, $65, $54
    stqa $49, 0x1a0e0
    selb $113, $113, $53, $89
    rotqbyi $53, $58, 13
    selb $118, $118, $62, $83
    stqa $42, 0x1a0f0
    selb $54, $109, $124, $56
    stqa $44, 0x1a100
    xor $16, $16, $87
    lnop
    selb $105, $105, $120, $66
    stqa $38, 0x1a110
    and $55, $52, $19
    stqa $50, 0x1a120
    xor $56, $9, $81
    lnop
    ai $57, $7, 5
    stqa $28, 0x1a130
    selb $28, $55, $111, $112
    lqa $9, 0x180d0
    selb $52, $55, $52, $50
    rotqbyi $58, $13, 2
    andi $53, $53, 255
    lqd $59, 192($29)
    xor $2, $2, $84
    lnop
    ai $60, $7, 1
    lnop
    or $16, $46, $16
    shufb $45, $53, $45, $20
    xor $91, $91, $82
    lnop
    selb $107, $107, $122, $92
    lnop
    selb $125, $125, $47, $31
    lqa $47, 0x18050
    selb $116, $116, $102, $86
    lqa $102, 0x180a0
    eqv $103, $103, $39
    rotqbii $40, $40, 1
    eqv $101, $101, $93
    shufb $93, $100, $104, $30
    orc $104, $28, $52
    lnop
    selb $121, $121, $48, $77
    lnop
    selb $48, $50, $112, $28
    lnop
    xor $47, $47, $75
    lnop
    selb $52, $112, $52, $111
    lnop
    selb $106, $106, $105, $27
    rotqby $59, $59, $72
    selb $110, $110, $54, $98
    lnop
    selb $108, $108, $107, $97
    lnop
    eqv $107, $104, $111
    lnop
    selb $95, $95, $40, $68
    lnop
    selb $117, $117, $103, $83
    lqa $103, 0x18020
    and $40, $16, $10
    lnop
    eqv $104, $50, $104
    lqd $50, 1536($26)
    selb $124, $124, $110, $74
    rotqbyi $110, $18, 2
    selb $16, $40, $16, $38
    lnop
    selb $122, $122, $108, $77
    lnop
    selb $115, $115, $101, $86
    lnop
    or $28, $52, $28
    lqd $52, 4880($26)
    selb $101, $40, $113, $114
    lnop
    xor $15, $15, $81
    shlqbii $108, $28, 1
    xor $5, $5, $11
    lnop
    or $91, $91, $15
    lqa $15, 0x18070
    selb $97, $38, $114, $101
    shlqbii $99, $99, 1
    selb $119, $119, $41, $80
    lnop
    orc $41, $101, $16
    stqd $45, 7584($51)
    or $17, $17, $47
    rotqbyi $59, $59, 13
    xor $21, $21, $93
    lqd $24, 7920($24)
    eqv $109, $109, $12
    rotqbii $110, $110, 1
    and $12, $17, $32
    lqd $47, 4608($26)
    selb $97, $10, $97, $40
    lnop
    andi $59, $59, 255
    lnop
    xor $102, $102, $85
    lnop
    selb $16, $114, $16, $113
    lqa $10, 0x18090
    or $102, $102, $2
    lnop
    xor $15, $15, $78
    lnop
    and $2, $91, $33
    lnop
    xor $103, $103, $23
    rotqbii $58, $58, 1
    selb $17, $12, $17, $36
    lqa $40, 0x18040
    or $101, $16, $101
    lnop
    selb $16, $122, $17, $121
    lnop
    selb $123, $123, $109, $74
    shufb $20, $59, $24, $20
    selb $114, $114, $97, $86
    lnop
    and $97, $102, $35
    lnop
    xor $3, $3, $94
    lqa $24, 0x18070
    selb $59, $97, $115, $116
    stqd $20, 7920($51)
    eqv $38, $38, $41
    lqa $20, 0x180c0
    selb $120, $120, $106, $80
    lnop
    or $14, $14, $15
    lnop
    selb $19, $19, $48, $55
    lnop
    or $103, $103, $5
    lnop
    selb $102, $97, $102, $44
    lnop
    eqv $41, $41, $113
    lnop
    selb $5, $12, $121, $122
    lnop
    and $48, $14, $34
    lnop
    selb $55, $44, $116, $59
    lnop
    and $15, $103, $96
    lnop
    selb $106, $116, $102, $115
    lnop
    selb $99, $99, $22, $68
    lnop
    selb $22, $2, $117, $118
    lnop
    selb $103, $15, $103, $43
    lnop
    selb $51, $15, $123, $124
    lqa $109, 0x18030
    or $3, $3, $21
    lqa $21, 0x180d0
    selb $45, $124, $103, $123
    lnop
    selb $14, $48, $14, $49
    lqd $98, 1296($26)
    selb $54, $48, $119, $120
    lnop
    selb $97, $35, $55, $97
    lqa $35, 0x180a0
    and $55, $3, $99
    lnop
    selb $91, $2, $91, $42
    lnop
    selb $126, $126, $37, $31
    lnop
    or $16, $16, $5
    lnop
    selb $3, $55, $3, $95
    lqd $37, 4624($26)
    selb $105, $55, $125, $126
    lnop
    selb $27, $126, $3, $125
    lnop
    selb $100, $120, $14, $119
    lnop
    orc $102, $59, $102
    lnop
    orc $39, $22, $91
    lnop
    or $27, $27, $105
    lnop
    selb $91, $118, $91, $117
    lqd $53, 5376($26)
    or $45, $45, $51
    lnop
    or $100, $100, $54
    stqa $27, 0x1a040
    or $106, $106, $59
    stqa $45, 0x1a050
    or $59, $91, $22
    stqa $16, 0x1a060
    orc $3, $105, $3
    stqa $100, 0x1a070
    ai $46, $7, 7
    stqa $59, 0x1a080
    selb $22, $42, $118, $22
    stqa $106, 0x1a090
    eqv $61, $3, $125
    stqa $101, 0x1a0a0
    orc $17, $5, $17
    stqa $28, 0x1a0b0
    selb $2, $33, $22, $2
    lqd $22, 4864($26)
    andi $33, $60, -16
    lnop
    orc $14, $54, $14
    lqd $28, 64($29)
    selb $112, $112, $19, $89
    lnop
    eqv $19, $14, $119
    lnop
    a $33, $33, $71
    lnop
    xor $35, $35, $82
    shufb $92, $47, $37, $30
    orc $103, $51, $103
    stqa $61, 0x1a0c0
    selb $113, $113, $38, $86
    rotqby $28, $28, $72
    xor $20, $20, $85
    lnop
    eqv $38, $103, $123
    lnop
    eqv $103, $43, $103
    lqd $37, 7584($33)
    eqv $47, $17, $121
    stqa $38, 0x1a0d0
    eqv $44, $44, $102
    lnop
    selb $111, $111, $104, $89
    stqa $47, 0x1a0e0
    eqv $104, $39, $117
    lnop
    selb $44, $115, $44, $83
    stqa $19, 0x1a0f0
    eqv $39, $42, $39
    lnop
    eqv $115, $102, $115
    stqa $104, 0x1a100
    xor $21, $21, $84
    rotqbyi $102, $33, 0
    selb $116, $116, $97, $83
    stqa $115, 0x1a110
    eqv $17, $36, $17
    rotqbyi $28, $28, 13
    selb $117, $117, $39, $80
    lqa $39, 0x18080
    or $20, $20, $21
    lnop
    xor $88, $6, $88
    lnop
    selb $54, $49, $120, $54
    lqa $6, 0x180f0
    or $90, $35, $90
    lqa $35, 0x180f0
    andi $28, $28, 255
    lnop
    and $21, $20, $106
    lnop
    xor $109, $109, $93
    lqd $97, 1280($26)
    and $42, $90, $59
    lqa $62, 0x18040
    selb $43, $43, $124, $51
    stqa $41, 0x1a120
    selb $34, $34, $54, $48
    lnop
    ai $48, $7, 2
    stqa $107, 0x1a130
    selb $120, $120, $34, $77
    lnop
    selb $20, $21, $20, $115
    lqa $34, 0x18010
    selb $54, $21, $113, $114
    lqd $51, 192($29)
    selb $96, $96, $43, $15
    lnop
    selb $15, $42, $44, $116
    lnop
    selb $105, $95, $126, $105
    lnop
    or $109, $25, $109
    lnop
    eqv $14, $49, $14
    lqa $49, 0x18070
    and $25, $109, $27
    rotqby $51, $51, $72
    xor $39, $39, $79
    shufb $89, $22, $52, $30
    xor $87, $6, $87
    lqd $6, 1792($26)
    xor $24, $24, $93
    cbd $60, 0($60)
    xor $10, $10, $78
    shufb $91, $97, $98, $30
    selb $119, $119, $14, $77
    lnop
    selb $124, $124, $96, $31
    lnop
    selb $5, $36, $122, $5
    shufb $28, $28, $37, $60
    selb $37, $42, $90, $104
    lnop
    selb $105, $99, $105, $55
    lnop
    or $88, $88, $87
    lnop
    xor $4, $4, $91
    rotqbyi $51, $51, 13
    and $87, $88, $101
    rotqbyi $99, $13, 4
    selb $55, $104, $116, $15
    shlqbii $107, $107, 1
    selb $88, $87, $88, $41
    lnop
    selb $90, $114, $20, $113
    lnop
    andi $51, $51, 255
    lnop
    orc $20, $54, $20
    rotqbyi $36, $13, 3
    selb $96, $116, $37, $44
    lnop
    selb $14, $115, $114, $54
    lnop
    or $54, $90, $54
    lnop
    selb $110, $108, $110, $68
    lnop
    xor $40, $40, $23
    lqa $108, 0x180b0
    selb $121, $121, $17, $74
    lnop
    selb $123, $123, $103, $31
    lnop
    or $96, $96, $15
    lnop
    selb $126, $126, $105, $92
    lnop
    or $10, $39, $10
    lnop
    selb $118, $118, $2, $80
    lqd $2, 1552($26)
    selb $5, $32, $5, $12
    lnop
    eqv $95, $95, $3
    lqa $3, 0x18050
    selb $12, $87, $111, $112
    lnop
    selb $42, $59, $55, $42
    lnop
    and $55, $10, $100
    lqa $59, 0x18060
    selb $32, $25, $123, $124
    lnop
    selb $125, $125, $95, $92
    stqd $28, 7584($102)
    xor $3, $3, $11
    lnop
    selb $28, $112, $88, $111
    lnop
    selb $122, $122, $5, $74
    lnop
    xor $59, $59, $76
    lqd $5, 3088($26)
    xor $49, $49, $75
    shufb $90, $50, $2, $30
    orc $88, $12, $88
    lnop
    selb $2, $55, $117, $118
    lqd $33, 7920($33)
    or $28, $28, $12
    lnop
    xor $84, $35, $84
    lnop
    xor $34, $34, $90
    lnop
    eqv $115, $115, $20
    lnop
    selb $107, $107, $58, $68
    lnop
    selb $106, $106, $14, $21
    lnop
    or $49, $59, $49
    lqa $59, 0x180c0
    selb $109, $25, $109, $61
    lqa $14, 0x18080
    and $21, $49, $16
    lnop
    or $3, $40, $3
    lnop
    selb $114, $114, $106, $83
    lqd $106, 1808($26)
    and $40, $3, $45
    lnop
    selb $58, $21, $119, $120
    lnop
    selb $3, $40, $3, $38
    rotqbyi $35, $18, 3
    selb $49, $21, $49, $47
    lnop
    eqv $20, $20, $113
    shufb $33, $51, $33, $60
    selb $51, $122, $3, $121
    rotqbii $36, $36, 1
    selb $10, $55, $10, $19
    lnop
    orc $60, $58, $49
    lnop
    or $4, $4, $34
    lnop
    selb $34, $124, $109, $123
    lnop
    selb $12, $41, $112, $12
    lnop
    eqv $41, $41, $88
    lnop
    and $50, $4, $110
    lnop
    selb $95, $40, $121, $122
    lqa $39, 0x18070
    selb $49, $120, $49, $119
    lnop
    selb $4, $50, $4, $107
    lqa $105, 0x180a0
    selb $103, $118, $10, $117
    lnop
    selb $17, $50, $125, $126
    lnop
    selb $98, $126, $4, $125
    lnop
    or $34, $34, $32
    lqa $97, 0x18050
    or $98, $98, $17
    lnop
    or $49, $49, $58
    lqa $22, 0x18090
    or $51, $51, $95
    stqa $98, 0x1a040
    or $103, $103, $2
    stqa $34, 0x1a050
    xor $108, $108, $78
    stqa $51, 0x1a060
    selb $101, $101, $12, $87
    stqa $49, 0x1a070
    orc $15, $15, $37
    stqa $103, 0x1a080
    orc $4, $17, $4
    stqa $96, 0x1a090
    selb $41, $111, $41, $86
    stqa $54, 0x1a0a0
    orc $3, $95, $3
    stqa $28, 0x1a0b0
    xor $59, $59, $82
    lqd $37, 64($29)
    eqv $12, $4, $125
    lnop
    selb $116, $116, $42, $80
    rotqbii $35, $35, 1
    selb $112, $112, $101, $86
    lnop
    andi $101, $48, -16
    shlqbii $28, $28, 1
    selb $58, $47, $120, $58
    stqd $33, 7920($102)
    orc $109, $32, $109
    rotqby $37, $37, $72
    eqv $102, $3, $121
    lnop
    eqv $33, $60, $119
    stqa $12, 0x1a0c0
    eqv $42, $109, $123
    lnop
    selb $16, $16, $58, $21
    rotqbyi $37, $37, 13
    selb $21, $19, $118, $2
    lqa $58, 0x18030
    a $101, $101, $71
    rotqbyi $52, $13, 5
    selb $32, $61, $124, $32
    stqa $42, 0x1a0d0
    orc $2, $2, $10
    lqd $10, 5136($26)
    xor $105, $105, $79
    stqa $102, 0x1a0e0
    eqv $43, $2, $117
    stqa $33, 0x1a0f0
    selb $120, $120, $16, $74
    lqa $16, 0x18000
    selb $17, $107, $126, $17
    lnop
    or $56, $59, $56
    lnop
    eqv $59, $15, $44
    stqa $43, 0x1a100
    eqv $3, $38, $3
    lnop
    eqv $104, $104, $15
    lnop
    xor $58, $58, $90
    stqa $59, 0x1a110
    eqv $111, $88, $111
    rotqbyi $15, $18, 4
    eqv $2, $19, $2
    stqa $20, 0x1a120
    eqv $109, $61, $109
    lqa $61, 0x18040
    selb $115, $113, $115, $83
    stqa $111, 0x1a130
    selb $104, $44, $104, $80
    lqa $44, 0x180e0
    xor $14, $14, $76
    lnop
    eqv $107, $107, $4
    lqd $4, 192($29)
    selb $95, $38, $122, $95
    cbd $48, 0($48)
    selb $100, $100, $21, $55
    lqa $21, 0x180f0
    xor $22, $22, $75
    rotqbyi $55, $101, 0
    selb $95, $45, $95, $40
    lnop
    selb $117, $117, $2, $77
    lnop
    and $2, $56, $96
    lnop
    andi $37, $37, 255
    lqd $40, 2064($26)
    selb $25, $27, $32, $25
    shufb $88, $6, $106, $30
    xor $85, $44, $85
    lqa $44, 0x18020
    selb $118, $118, $100, $77
    rotqby $4, $4, $72
    or $85, $85, $84
    lnop
    selb $121, $121, $3, $31
    shlqbii $111, $111, 1
    xor $62, $62, $94
    lqd $3, 2048($26)
    and $84, $85, $54
    lnop
    or $108, $105, $108
    lqa $105, 0x18060
    xor $44, $44, $91
    lnop
    selb $100, $84, $41, $112
    lnop
    selb $111, $111, $36, $68
    lnop
    selb $85, $84, $85, $20
    lnop
    xor $39, $39, $11
    lqd $36, 2560($26)
    eqv $47, $47, $60
    lqa $60, 0x18010
    or $14, $14, $22
    lnop
    and $22, $108, $103
    lnop
    orc $106, $100, $85
    lqa $6, 0x18020
    selb $119, $119, $47, $74
    lnop
    selb $56, $2, $56, $59
    lqa $47, 0x18050
    selb $27, $2, $115, $114
    shufb $87, $3, $40, $30
    xor $105, $105, $23
    lqd $3, 7584($101)
    selb $124, $124, $25, $92
    lnop
    eqv $25, $106, $41
    lnop
    selb $40, $59, $114, $27
    lnop
    eqv $106, $20, $106
    lnop
    and $32, $14, $49
    lnop
    or $105, $105, $39
    lnop
    selb $28, $28, $35, $68
    lnop
    xor $47, $47, $93
    lqa $35, 0x18050
    orc $39, $27, $56
    lqa $45, 0x18010
    selb $85, $112, $85, $41
    lnop
    selb $122, $122, $95, $31
    lnop
    selb $95, $22, $104, $116
    lnop
    selb $108, $22, $108, $43
    lnop
    selb $110, $110, $17, $50
    lnop
    selb $20, $20, $112, $100
    lnop
    or $47, $62, $47
    lqd $62, 5120($26)
    or $100, $85, $100
    lnop
    and $85, $47, $34
    lqd $17, 3600($26)
    or $44, $44, $58
    lnop
    eqv $59, $59, $39
    lnop
    and $58, $44, $98
    lnop
    xor $60, $60, $87
    lqa $50, 0x18060
    selb $106, $41, $106, $83
    shlqbii $41, $100, 1
    selb $84, $54, $20, $84
    lnop
    selb $14, $32, $14, $33
    lnop
    xor $16, $16, $88
    lnop
    and $20, $105, $51
    lnop
    selb $123, $123, $109, $92
    lnop
    eqv $39, $39, $115
    lnop
    selb $112, $112, $84, $83
    shufb $3, $37, $3, $48
    selb $37, $85, $121, $122
    lnop
    selb $47, $85, $47, $42
    lnop
    selb $125, $125, $107, $89
    rotqbyi $4, $4, 13
    or $16, $16, $60
    stqd $3, 7584($55)
    selb $96, $96, $40, $2
    lqa $2, 0x180a0
    selb $105, $20, $105, $102
    lqa $40, 0x18030
    selb $96, $114, $96, $80
    lnop
    andi $4, $4, 255
    lqd $101, 7920($101)
    selb $44, $58, $44, $12
    lnop
    selb $3, $122, $47, $121
    rotqbii $15, $15, 1
    selb $60, $116, $108, $104
    lqa $107, 0x18090
    selb $114, $114, $56, $115
    lnop
    or $3, $3, $37
    shufb $86, $62, $10, $30
    selb $126, $126, $110, $89
    rotqbii $99, $99, 1
    or $114, $114, $27
    lnop
    selb $27, $20, $119, $120
    lnop
    and $110, $16, $28
    lnop
    selb $10, $124, $44, $123
    lnop
    selb $62, $118, $14, $117
    lnop
    selb $15, $41, $15, $68
    shufb $101, $4, $101, $48
    selb $16, $110, $16, $111
    lnop
    selb $4, $32, $117, $118
    lnop
    selb $48, $110, $125, $126
    lnop
    or $60, $60, $95
    rotqbyi $41, $18, 7
    selb $56, $126, $16, $125
    lnop
    selb $84, $58, $123, $124
    lnop
    or $56, $56, $48
    lnop
    selb $83, $120, $105, $119
    lnop
    or $10, $10, $84
    stqa $56, 0x1a040
    orc $44, $84, $44
    lnop
    or $109, $83, $27
    stqa $10, 0x1a050
    or $62, $62, $4
    stqa $3, 0x1a060
    orc $16, $48, $16
    stqa $109, 0x1a070
    orc $14, $4, $14
    stqa $62, 0x1a080
    selb $83, $43, $116, $95
    lnop
    orc $108, $95, $108
    stqa $60, 0x1a090
    selb $95, $42, $122, $37
    stqa $114, 0x1a0a0
    orc $105, $27, $105
    stqd $101, 7920($55)
    selb $115, $115, $59, $80
    lnop
    xor $35, $35, $90
    lnop
    eqv $59, $16, $125
    lnop
    eqv $101, $44, $123
    stqa $100, 0x1a0b0
    eqv $100, $105, $119
    lqd $55, 64($29)
    selb $4, $33, $118, $4
    lnop
    orc $37, $37, $47
    lnop
    selb $84, $12, $124, $84
    lqd $47, 2304($26)
    eqv $54, $37, $121
    stqa $59, 0x1a0c0
    xor $61, $61, $91
    stqa $101, 0x1a0d0
    xor $107, $107, $11
    stqa $54, 0x1a0e0
    eqv $38, $14, $117
    lnop
    xor $2, $2, $76
    lnop
    selb $98, $98, $84, $58
    lnop
    ai $84, $7, 3
    lnop
    selb $27, $102, $120, $27
    stqa $100, 0x1a0f0
    eqv $16, $111, $16
    lnop
    xor $50, $50, $94
    lnop
    selb $4, $49, $4, $32
    lnop
    eqv $32, $108, $104
    stqa $38, 0x1a100
    eqv $12, $12, $44
    lqa $44, 0x18000
    selb $103, $103, $83, $22
    lnop
    or $24, $50, $24
    stqa $32, 0x1a110
    eqv $14, $33, $14
    stqa $39, 0x1a120
    xor $81, $21, $81
    stqa $25, 0x1a130
    andi $21, $84, -16
    lqd $33, 3072($26)
    selb $111, $111, $126, $48
    lnop
    ai $48, $7, 4
    lqa $50, 0x180c0
    selb $124, $124, $98, $89
    lqd $98, 2320($26)
    selb $118, $118, $4, $74
    lqa $4, 0x180e0
    selb $20, $51, $27, $20
    lqa $27, 0x180b0
    a $21, $21, $71
    lnop
    eqv $37, $42, $37
    shlqbii $25, $25, 1
    xor $50, $50, $79
    lqd $42, 2576($26)
    xor $40, $40, $87
    lnop
    xor $82, $4, $82
    lnop
    eqv $105, $102, $105
    lnop
    or $82, $82, $81
    lnop
    xor $6, $6, $88
    lnop
    selb $111, $28, $111, $110
    rotqbyi $110, $21, 0
    selb $95, $34, $95, $85
    rotqby $55, $55, $72
    selb $116, $116, $103, $77
    lnop
    selb $119, $119, $105, $31
    lnop
    eqv $108, $43, $108
    lqa $43, 0x180d0
    and $105, $82, $114
    lqa $103, 0x18030
    selb $121, $121, $37, $92
    lqa $37, 0x180a0
    selb $117, $117, $14, $74
    lqd $14, 5392($26)
    selb $82, $105, $82, $39
    lqd $34, 192($29)
    xor $27, $27, $75
    lnop
    selb $122, $122, $95, $92
    lnop
    xor $43, $43, $78
    rotqbyi $55, $55, 13
    selb $120, $120, $20, $31
    lqa $20, 0x18080
    or $6, $6, $40
    lnop
    and $40, $24, $3
    lnop
    or $43, $50, $43
    lnop
    selb $99, $25, $99, $68
    shufb $85, $47, $98, $30
    and $98, $43, $60
    lnop
    selb $47, $105, $106, $112
    lnop
    or $2, $2, $27
    lqd $27, 7584($21)
    selb $25, $98, $115, $96
    cbd $50, 0($48)
    orc $95, $47, $82
    lnop
    selb $28, $32, $96, $25
    lnop
    selb $126, $126, $111, $86
    lnop
    xor $20, $20, $23
    lqa $111, 0x18080
    or $35, $61, $35
    lnop
    and $61, $2, $62
    rotqby $34, $34, $72
    selb $24, $40, $24, $54
    lqa $81, 0x18000
    selb $108, $104, $108, $77
    lnop
    andi $55, $55, 255
    cbd $104, 0($84)
    and $102, $35, $10
    lnop
    selb $2, $61, $2, $38
    lnop
    and $4, $6, $56
    lnop
    selb $43, $98, $43, $32
    lnop
    selb $98, $60, $28, $98
    lnop
    selb $28, $40, $119, $120
    lnop
    orc $60, $25, $43
    shufb $84, $36, $42, $30
    orc $36, $28, $24
    shufb $27, $55, $27, $104
    selb $24, $120, $24, $119
    lnop
    selb $55, $39, $112, $47
    rotqbyi $34, $34, 13
    selb $42, $116, $2, $108
    lnop
    selb $6, $4, $6, $59
    lqa $51, 0x18050
    selb $123, $123, $12, $89
    lqd $12, 2816($26)
    selb $35, $102, $35, $101
    lnop
    selb $82, $112, $82, $106
    stqd $27, 7584($110)
    selb $114, $114, $55, $105
    lnop
    xor $105, $81, $85
    lnop
    selb $55, $61, $108, $116
    lqd $21, 7920($21)
    selb $125, $125, $16, $86
    lnop
    xor $45, $45, $84
    lnop
    selb $16, $122, $35, $121
    shufb $81, $33, $5, $30
    or $105, $105, $45
    lnop
    selb $43, $96, $43, $115
    lnop
    and $45, $105, $15
    lnop
    or $107, $20, $107
    lnop
    andi $34, $34, 255
    lnop
    and $20, $107, $109
    lnop
    andi $48, $48, -16
    shufb $104, $34, $21, $104
    selb $107, $20, $107, $100
    lnop
    eqv $39, $39, $95
    lqa $21, 0x180e0
    selb $34, $20, $117, $118
    lqa $5, 0x180d0
    selb $114, $112, $114, $80
    lnop
    selb $112, $102, $121, $122
    shufb $83, $53, $14, $30
    selb $105, $45, $105, $99
    lqa $14, 0x180f0
    selb $53, $38, $116, $55
    stqd $104, 7920($110)
    selb $110, $45, $125, $126
    lnop
    orc $104, $34, $107
    lnop
    selb $33, $4, $123, $124
    cbd $27, 0($57)
    selb $107, $118, $107, $117
    rotqbii $41, $41, 1
    selb $22, $124, $6, $123
    lqa $49, 0x180c0
    or $16, $16, $112
    lnop
    selb $58, $126, $105, $125
    lnop
    orc $6, $33, $6
    lnop
    or $58, $58, $110
    lnop
    or $42, $42, $55
    lnop
    or $22, $22, $33
    stqa $58, 0x1a040
    or $107, $107, $34
    lnop
    or $24, $24, $28
    stqa $22, 0x1a050
    selb $34, $100, $118, $34
    lnop
    selb $28, $54, $120, $28
    stqa $16, 0x1a060
    orc $35, $112, $35
    stqa $24, 0x1a070
    eqv $95, $95, $106
    lnop
    selb $109, $109, $34, $20
    stqa $107, 0x1a080
    or $25, $43, $25
    lqa $43, 0x18040
    selb $53, $62, $53, $61
    lnop
    eqv $61, $6, $123
    stqa $42, 0x1a090
    or $82, $82, $47
    lqa $47, 0x18040
    orc $105, $110, $105
    stqa $25, 0x1a0a0
    xor $78, $14, $78
    stqa $82, 0x1a0b0
    orc $2, $55, $2
    lqa $55, 0x18070
    eqv $14, $105, $125
    lnop
    selb $3, $3, $28, $40
    lnop
    eqv $28, $36, $119
    lqa $40, 0x18070
    eqv $62, $60, $115
    lnop
    xor $49, $49, $76
    lqd $20, 64($29)
    xor $79, $21, $79
    lqa $21, 0x18090
    selb $106, $106, $39, $80
    stqa $14, 0x1a0c0
    eqv $39, $35, $121
    rotqbii $52, $52, 1
    a $48, $48, $71
    stqa $61, 0x1a0d0
    xor $55, $55, $90
    stqa $39, 0x1a0e0
    eqv $80, $104, $117
    lnop
    eqv $34, $2, $108
    stqa $28, 0x1a0f0
    xor $5, $5, $75
    lnop
    selb $110, $99, $126, $110
    stqa $80, 0x1a100
    or $5, $49, $5
    stqa $34, 0x1a110
    selb $120, $120, $3, $92
    stqa $62, 0x1a120
    xor $103, $103, $84
    stqa $95, 0x1a130
    eqv $2, $38, $2
    lqd $38, 192($29)
    xor $111, $111, $94
    lnop
    eqv $35, $101, $35
    lqa $3, 0x18010
    xor $21, $21, $93
    rotqbyi $49, $18, 6
    eqv $105, $99, $105
    rotqby $20, $20, $72
    eqv $32, $32, $60
    lnop
    eqv $36, $54, $36
    lnop
    eqv $104, $100, $104
    lqa $100, 0x18000
    selb $121, $121, $35, $89
    lnop
    or $79, $79, $78
    shlqbii $82, $82, 1
    selb $112, $101, $122, $112
    lnop
    xor $43, $43, $88
    lnop
    selb $33, $59, $124, $33
    lnop
    xor $3, $3, $81
    lnop
    selb $98, $96, $98, $77
    lqa $96, 0x18020
    selb $112, $10, $112, $102
    lqd $102, 7584($48)
    eqv $6, $59, $6
    lqa $59, 0x180f0
    selb $110, $15, $110, $45
    lnop
    selb $119, $119, $36, $92
    lnop
    selb $123, $123, $6, $86
    lnop
    xor $97, $97, $87
    rotqby $38, $38, $72
    xor $47, $47, $85
    rotqbyi $6, $48, 0
    and $36, $5, $42
    lnop
    selb $115, $115, $32, $77
    lnop
    xor $96, $96, $85
    rotqbyi $20, $20, 13
    selb $108, $108, $2, $74
    lnop
    and $2, $79, $25
    lnop
    or $103, $96, $103
    shlqbii $95, $95, 1
    andi $20, $20, 255
    rotqbyi $18, $18, 5
    selb $96, $2, $106, $114
    lqa $32, 0x18020
    selb $125, $125, $105, $83
    lqa $105, 0x180b0
    selb $117, $117, $104, $31
    lnop
    and $104, $103, $58
    lqa $45, 0x180d0
    selb $5, $36, $5, $34
    shufb $102, $20, $102, $50
    selb $79, $2, $79, $62
    lqd $20, 2832($26)
    selb $15, $36, $115, $98
    rotqbii $18, $18, 1
    selb $101, $62, $114, $96
    lqa $10, 0x18030
    orc $35, $15, $5
    lqa $78, 0x18060
    selb $101, $25, $101, $2
    stqd $102, 7584($6)
    or $111, $111, $21
    lnop
    selb $103, $104, $103, $14
    lnop
    xor $105, $105, $11
    rotqbyi $21, $13, 6
    xor $37, $37, $23
    lnop
    selb $118, $118, $109, $31
    lnop
    or $105, $37, $105
    lqd $37, 5904($26)
    selb $126, $126, $110, $83
    lqd $110, 3584($26)
    selb $116, $116, $53, $74
    rotqbyi $38, $38, 13
    and $53, $111, $24
    lqa $109, 0x180f0
    and $102, $105, $107
    lnop
    or $97, $43, $97
    lnop
    selb $105, $102, $105, $80
    lqa $43, 0x180a0
    selb $18, $82, $18, $68
    lnop
    xor $78, $78, $91
    lqd $48, 7920($48)
    selb $82, $116, $105, $108
    lqa $2, 0x180e0
    orc $25, $96, $79
    lqa $54, 0x180d0
    selb $60, $102, $108, $116
    lnop
    selb $4, $56, $33, $4
    lnop
    or $33, $82, $60
    lnop
    selb $79, $114, $79, $106
    lnop
    selb $111, $53, $111, $28
    lnop
    selb $95, $95, $52, $68
    lnop
    selb $5, $98, $5, $115
    shufb $82, $12, $20, $30
    eqv $12, $25, $106
    lqa $20, 0x18020
    eqv $25, $62, $25
    lnop
    andi $38, $38, 255
    lnop
    selb $124, $124, $4, $86
    lnop
    and $4, $97, $22
    lnop
    selb $62, $104, $123, $124
    lnop
    or $96, $79, $96
    shufb $38, $38, $48, $50
    xor $54, $54, $11
    lqa $48, 0x180e0
    selb $50, $118, $111, $117
    lnop
    selb $79, $80, $116, $60
    rotqbii $21, $21, 1
    selb $122, $122, $112, $89
    lnop
    xor $44, $44, $82
    rotqbii $49, $49, 1
    or $78, $78, $55
    lqd $55, 5888($26)
    selb $112, $34, $98, $15
    lnop
    orc $105, $60, $105
    lnop
    selb $114, $114, $101, $77
    lnop
    or $5, $5, $15
    lnop
    selb $15, $124, $103, $123
    lnop
    selb $97, $4, $97, $61
    lnop
    and $101, $78, $16
    lnop
    selb $106, $106, $25, $77
    lnop
    or $25, $15, $62
    lnop
    selb $15, $4, $121, $122
    lqa $60, 0x18010
    selb $52, $122, $97, $121
    lnop
    selb $56, $101, $78, $39
    lnop
    or $3, $44, $3
    lnop
    eqv $34, $34, $35
    lnop
    selb $44, $53, $117, $118
    lnop
    and $99, $3, $18
    shufb $78, $110, $17, $30
    selb $110, $120, $56, $119
    stqd $38, 7920($6)
    selb $3, $99, $3, $95
    shlqbii $6, $96, 1
    selb $38, $99, $125, $126
    shufb $77, $55, $37, $30
    selb $37, $126, $3, $125
    lnop
    or $50, $50, $44
    lnop
    or $37, $37, $38
    lnop
    selb $55, $101, $119, $120
    lnop
    or $52, $52, $15
    stqa $37, 0x1a040
    or $110, $110, $55
    stqa $25, 0x1a050
    orc $56, $55, $56
    stqa $52, 0x1a060
    orc $111, $44, $111
    stqa $110, 0x1a070
    xor $59, $59, $11
    stqa $50, 0x1a080
    andi $57, $57, -16
    stqa $33, 0x1a090
    selb $112, $42, $112, $36
    stqa $5, 0x1a0a0
    orc $3, $38, $3
    stqa $96, 0x1a0b0
    selb $44, $28, $118, $44
    lqd $96, 64($29)
    eqv $80, $80, $105
    lnop
    eqv $36, $111, $117
    lqa $42, 0x180c0
    selb $112, $98, $112, $74
    lnop
    orc $97, $15, $97
    lnop
    xor $109, $109, $75
    lnop
    eqv $75, $3, $125
    lnop
    orc $103, $62, $103
    lnop
    xor $42, $42, $23
    lqa $98, 0x18080
    selb $107, $107, $79, $102
    stqa $75, 0x1a0c0
    eqv $102, $103, $123
    lqd $113, 6160($26)
    eqv $105, $105, $108
    rotqby $96, $96, $72
    selb $62, $14, $124, $62
    lqd $79, 5632($26)
    selb $38, $95, $126, $38
    rotqbyi $17, $13, 7
    selb $104, $58, $62, $104
    lnop
    eqv $58, $56, $119
    stqa $102, 0x1a0d0
    eqv $62, $97, $121
    lnop
    xor $76, $48, $76
    lnop
    eqv $103, $14, $103
    stqa $62, 0x1a0e0
    a $57, $57, $71
    lqd $14, 5648($26)
    selb $55, $39, $120, $55
    rotqbyi $96, $96, 13
    xor $23, $2, $23
    lnop
    xor $40, $40, $87
    stqa $58, 0x1a0f0
    eqv $97, $61, $97
    lqa $48, 0x18050
    selb $124, $124, $104, $83
    lnop
    selb $15, $61, $122, $15
    lnop
    eqv $35, $35, $115
    stqa $36, 0x1a100
    eqv $95, $95, $3
    lqa $61, 0x18080
    or $42, $42, $54
    lnop
    selb $108, $108, $80, $31
    stqa $105, 0x1a110
    or $109, $76, $109
    lqa $76, 0x180c0
    and $54, $42, $33
    lqd $63, 6144($26)
    selb $99, $18, $38, $99
    stqa $35, 0x1a120
    selb $115, $115, $34, $74
    lqa $11, 0x18020
    and $34, $109, $5
    shlqbii $18, $12, 1
    selb $101, $16, $55, $101
    lqa $16, 0x18030
    xor $51, $51, $84
    stqa $12, 0x1a130
    selb $55, $54, $115, $112
    lnop
    xor $76, $76, $94
    lnop
    xor $43, $43, $94
    lqa $38, 0x180b0
    selb $109, $34, $109, $35
    lnop
    selb $123, $123, $103, $83
    lqa $12, 0x180e0
    andi $96, $96, 255
    lqd $103, 7584($57)
    xor $16, $16, $81
    lnop
    selb $3, $34, $106, $114
    lqa $104, 0x18090
    selb $18, $18, $21, $68
    lqd $21, 192($29)
    xor $38, $38, $93
    lnop
    orc $19, $3, $109
    shufb $80, $79, $14, $30
    selb $4, $22, $15, $4
    lnop
    eqv $39, $39, $56
    lnop
    selb $109, $114, $109, $106
    lqa $13, 0x18040
    selb $56, $105, $112, $55
    rotqby $21, $21, $72
    selb $42, $54, $42, $105
    lqd $15, 3328($26)
    selb $22, $35, $114, $3
    lnop
    xor $104, $104, $90
    lnop
    selb $119, $119, $39, $89
    rotqbyi $21, $21, 13
    or $38, $43, $38
    lnop
    xor $32, $32, $82
    lnop
    and $43, $38, $50
    shufb $103, $96, $103, $27
    selb $5, $5, $22, $34
    lnop
    or $47, $47, $51
    lnop
    or $16, $32, $16
    lqa $32, 0x18090
    selb $33, $33, $56, $54
    lnop
    xor $60, $60, $78
    rotqbyi $54, $57, 0
    and $56, $47, $25
    lnop
    xor $98, $98, $91
    lnop
    and $51, $16, $37
    lqa $2, 0x180b0
    selb $116, $116, $107, $31
    lnop
    andi $21, $21, 255
    lnop
    orc $107, $55, $42
    lnop
    selb $33, $112, $33, $31
    lnop
    selb $112, $112, $42, $115
    lnop
    selb $42, $51, $123, $124
    lnop
    selb $38, $43, $38, $36
    lnop
    selb $24, $24, $44, $53
    lnop
    or $109, $109, $3
    lnop
    selb $44, $43, $108, $116
    lnop
    selb $3, $116, $38, $108
    lnop
    or $104, $98, $104
    stqd $103, 7584($54)
    selb $118, $118, $24, $92
    rotqbii $103, $17, 1
    eqv $35, $35, $19
    lqa $17, 0x18060
    or $112, $112, $55
    lnop
    selb $120, $120, $101, $89
    lnop
    ai $7, $7, 6
    lnop
    eqv $111, $28, $111
    lqd $28, 3344($26)
    or $101, $3, $44
    lnop
    xor $17, $17, $88
    lqa $3, 0x18000
    selb $35, $106, $35, $74
    lnop
    selb $125, $125, $95, $80
    lnop
    or $17, $17, $40
    lnop
    andi $40, $7, -16
    shufb $79, $15, $28, $30
    orc $38, $44, $38
    lnop
    selb $121, $121, $97, $86
    shlqbii $97, $109, 1
    selb $6, $6, $49, $68
    lnop
    selb $117, $117, $111, $92
    lnop
    selb $122, $122, $4, $86
    lnop
    selb $126, $126, $99, $80
    cbd $99, 0($7)
    selb $47, $56, $47, $102
    lnop
    xor $100, $100, $79
    lqd $7, 4112($26)
    and $111, $17, $52
    lnop
    or $100, $100, $60
    lnop
    selb $17, $111, $17, $62
    lqd $57, 7920($57)
    and $60, $100, $6
    lnop
    selb $16, $51, $16, $75
    lnop
    selb $49, $120, $17, $119
    lnop
    selb $28, $56, $121, $122
    lnop
    selb $4, $122, $47, $121
    lnop
    selb $100, $60, $100, $18
    lnop
    selb $15, $111, $119, $120
    lnop
    selb $95, $60, $125, $126
    lnop
    or $55, $4, $28
    lnop
    selb $24, $126, $100, $125
    shufb $21, $21, $57, $27
    and $27, $104, $110
    lqa $4, 0x18000
    selb $57, $124, $16, $123
    lnop
    selb $104, $27, $104, $58
    lnop
    or $53, $24, $95
    stqd $21, 7920($54)
    selb $21, $118, $104, $117
    lnop
    or $57, $57, $42
    stqa $53, 0x1a040
    selb $54, $27, $117, $118
    lnop
    or $49, $49, $15
    lnop
    orc $100, $95, $100
    stqa $57, 0x1a050
    eqv $24, $107, $115
    stqa $55, 0x1a060
    or $34, $21, $54
    lqa $21, 0x18060
    eqv $39, $100, $125
    lnop
    eqv $98, $36, $38
    stqa $49, 0x1a070
    selb $114, $114, $5, $74
    stqa $34, 0x1a080
    selb $74, $75, $124, $42
    stqa $101, 0x1a090
    orc $47, $28, $47
    stqa $112, 0x1a0a0
    orc $104, $54, $104
    lnop
    selb $95, $18, $126, $95
    stqa $109, 0x1a0b0
    orc $16, $42, $16
    lqd $42, 64($29)
    eqv $107, $105, $107
    lnop
    orc $17, $15, $17
    stqa $39, 0x1a0c0
    eqv $64, $16, $123
    lnop
    eqv $65, $47, $121
    lnop
    selb $74, $37, $74, $51
    stqa $64, 0x1a0d0
    a $40, $40, $71
    lnop
    eqv $37, $17, $119
    lqa $51, 0x18030
    selb $36, $36, $116, $44
    lnop
    eqv $44, $58, $104
    lnop
    selb $54, $58, $118, $54
    lnop
    eqv $38, $38, $108
    stqa $65, 0x1a0e0
    eqv $58, $104, $117
    stqa $37, 0x1a0f0
    eqv $104, $62, $17
    lqa $105, 0x18070
    xor $32, $32, $87
    lqa $109, 0x180b0
    xor $48, $48, $81
    rotqby $42, $42, $72
    xor $51, $51, $78
    lnop
    eqv $106, $19, $106
    lnop
    selb $110, $110, $54, $27
    stqa $58, 0x1a100
    selb $62, $62, $120, $15
    lqd $27, 4096($26)
    andi $54, $46, -16
    lqa $19, 0x18040
    selb $118, $118, $110, $89
    stqa $38, 0x1a110
    xor $61, $61, $88
    stqa $24, 0x1a120
    selb $36, $50, $36, $43
    lnop
    selb $43, $108, $98, $92
    lqa $108, 0x18000
    selb $116, $116, $36, $92
    lqa $14, 0x18080
    or $23, $23, $59
    lnop
    eqv $75, $75, $16
    lqa $15, 0x180f0
    and $59, $23, $112
    lnop
    eqv $100, $18, $100
    lnop
    xor $19, $19, $82
    lqa $16, 0x180d0
    eqv $47, $102, $47
    rotqbyi $42, $42, 13
    selb $23, $59, $23, $24
    lnop
    or $48, $19, $48
    stqa $106, 0x1a130
    or $32, $61, $32
    rotqbyi $61, $40, 0
    selb $121, $121, $47, $83
    lnop
    selb $47, $59, $35, $114
    lnop
    andi $42, $42, 255
    lnop
    xor $45, $45, $93
    lnop
    selb $36, $24, $114, $47
    lqa $17, 0x18040
    or $76, $76, $45
    lqd $45, 7584($40)
    xor $98, $20, $79
    lqd $20, 192($29)
    selb $111, $52, $62, $111
    lnop
    orc $52, $47, $23
    lqa $5, 0x18030
    selb $115, $115, $107, $31
    lqa $18, 0x180a0
    eqv $24, $24, $52
    lqd $107, 3840($26)
    and $62, $76, $101
    shufb $42, $42, $45, $99
    selb $6, $6, $95, $60
    lnop
    selb $60, $114, $23, $35
    lnop
    selb $120, $120, $111, $86
    lnop
    selb $119, $119, $104, $86
    lnop
    and $45, $32, $49
    lnop
    selb $111, $35, $24, $31
    lnop
    selb $123, $123, $75, $80
    lnop
    xor $21, $21, $85
    lnop
    selb $102, $102, $122, $28
    lqa $19, 0x18050
    selb $117, $117, $44, $89
    rotqby $44, $20, $72
    xor $105, $105, $84
    lnop
    selb $102, $25, $102, $56
    lnop
    xor $109, $109, $90
    lqa $20, 0x180b0
    or $105, $21, $105
    lqa $21, 0x180a0
    selb $25, $62, $76, $38
    lnop
    and $56, $48, $57
    rotqbyi $44, $44, 13
    selb $28, $45, $117, $118
    stqd $42, 7584($61)
    selb $42, $62, $115, $33
    lnop
    selb $32, $45, $32, $37
    lnop
    xor $76, $21, $91
    lqd $40, 7920($40)
    selb $41, $97, $41, $68
    lnop
    selb $97, $118, $32, $117
    lqa $21, 0x18060
    orc $50, $42, $25
    shufb $75, $27, $7, $30
    or $109, $76, $109
    lnop
    and $27, $105, $55
    lqa $76, 0x18010
    and $66, $109, $34
    lqd $26, 3856($26)
    andi $44, $44, 255
    lnop
    eqv $95, $52, $35
    lqa $22, 0x18010
    selb $105, $27, $105, $65
    lnop
    orc $32, $28, $32
    lqa $7, 0x18070
    selb $35, $27, $119, $120
    lnop
    or $98, $98, $51
    lnop
    selb $109, $66, $109, $58
    lnop
    and $51, $98, $53
    shufb $99, $44, $40, $99
    selb $124, $124, $74, $80
    lnop
    selb $48, $56, $48, $64
    lnop
    xor $74, $76, $75
    lnop
    selb $126, $126, $6, $77
    lnop
    selb $6, $38, $33, $42
    lnop
    selb $40, $51, $98, $39
    lnop
    selb $44, $66, $43, $116
    shufb $76, $107, $26, $30
    selb $52, $51, $123, $124
    lnop
    selb $125, $125, $100, $77
    shlqbii $106, $106, 1
    eqv $38, $38, $50
    lnop
    selb $107, $33, $25, $115
    cbd $46, 0($46)
    orc $26, $35, $105
    lnop
    selb $62, $101, $6, $62
    lnop
    xor $108, $108, $76
    lqa $6, 0x180e0
    selb $112, $112, $36, $59
    lnop
    selb $105, $120, $105, $119
    lnop
    selb $122, $122, $102, $83
    lnop
    selb $102, $124, $40, $123
    lqa $23, 0x180d0
    or $108, $108, $74
    lnop
    selb $74, $116, $109, $43
    lqa $24, 0x180f0
    selb $36, $106, $103, $68
    stqd $99, 7920($61)
    or $100, $74, $44
    lnop
    or $104, $105, $35
    lnop
    and $61, $108, $41
    lnop
    selb $105, $122, $48, $121
    lnop
    selb $74, $61, $108, $36
    lnop
    selb $59, $61, $125, $126
    lnop
    selb $108, $126, $74, $125
    lqa $25, 0x18020
    selb $99, $56, $121, $122
    lnop
    or $110, $108, $59
    lnop
    or $108, $102, $52
    lnop
    or $106, $105, $99
    stqa $110, 0x1a040
    or $96, $60, $47
    stqa $108, 0x1a050
    or $102, $97, $28
    stqa $106, 0x1a060
    or $98, $107, $42
    stqa $104, 0x1a070
    orc $42, $44, $109
    stqa $102, 0x1a080
    orc $47, $59, $74
    stqa $100, 0x1a090
    eqv $103, $26, $119
    stqa $98, 0x1a0a0
    a $54, $54, $71
    stqa $96, 0x1a0b0
    selb $112, $114, $112, $31
    lqd $114, 64($29)
    eqv $109, $47, $125
    lnop
    orc $48, $99, $48
    lqd $31, 7584($54)
    orc $40, $52, $40
    lnop
    selb $99, $64, $122, $99
    lnop
    eqv $60, $65, $26
    stqa $109, 0x1a0c0
    xor $26, $7, $81
    shufb $74, $63, $113, $30
    eqv $107, $40, $123
    lnop
    eqv $105, $48, $121
    lnop
    selb $56, $57, $99, $56
    rotqby $114, $114, $72
    eqv $101, $32, $117
    stqa $107, 0x1a0d0
    eqv $40, $39, $40
    lnop
    eqv $48, $64, $48
    lnop
    eqv $97, $50, $115
    rotqbyi $50, $114, 13
    eqv $99, $42, $43
    stqa $105, 0x1a0e0
    selb $44, $58, $116, $44
    lnop
    eqv $32, $37, $32
    stqa $103, 0x1a0f0
    selb $121, $121, $48, $80
    stqa $101, 0x1a100
    selb $28, $37, $118, $28
    stqa $99, 0x1a110
    selb $114, $33, $62, $92
    stqa $97, 0x1a120
    andi $50, $50, 255
    stqa $95, 0x1a130
    selb $117, $117, $32, $86
    lqd $29, 192($29)
    selb $35, $65, $120, $35
    lnop
    selb $28, $49, $28, $45
    rotqbyi $45, $54, 0
    selb $39, $39, $124, $52
    shufb $31, $50, $31, $46
    selb $118, $118, $28, $86
    lnop
    selb $59, $36, $126, $59
    lnop
    eqv $36, $36, $47
    rotqby $29, $29, $72
    selb $122, $122, $56, $80
    hbrr bitpal_edge_tap_branch, bitpal_edge_tap_loop
    selb $119, $119, $60, $83
    stqd $31, 7584($45)
    shli $7, $127, 3
    lnop
    selb $34, $34, $44, $66
    rotqbyi $29, $29, 13
    selb $113, $115, $38, $92
    lqd $54, 7920($54)
    eqv $42, $58, $42
    lnop
    selb $27, $55, $35, $27
    lnop
    andi $29, $29, 255
    lnop
    selb $120, $120, $27, $83
    shlqbii $27, $96, 1
    selb $116, $116, $34, $89
    lnop
    selb $39, $53, $39, $51
    lnop
    selb $115, $43, $42, $89
    shufb $29, $29, $54, $46
    selb $123, $123, $40, $77
    lnop
    selb $41, $41, $59, $61
    lnop
    selb $124, $124, $39, $77
    shlqbii $28, $95, 1
    selb $125, $125, $36, $74
    stqd $29, 7920($45)
    selb $126, $126, $41, $74
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
    lqa $2, 0x180b0
    andi $3, $79, -16
    lqa $4, 0x180b0
    lqa $5, 0x18040
    lqa $6, 0x18000
    lqa $7, 0x180a0
    lqa $8, 0x180f0
    lqa $9, 0x18050
    lqa $10, 0x18010
    lqa $11, 0x18050
    lqa $12, 0x18020
    lqa $13, 0x18070
    lqa $14, 0x18060
    lqa $15, 0x18000
    lqa $16, 0x180c0
    lqa $17, 0x180a0
    lqa $18, 0x180f0
    lqa $19, 0x18060
    lqa $20, 0x18080
    lqa $21, 0x180c0
    lqa $22, 0x180a0
    lqa $23, 0x18080
    lqa $24, 0x180e0
    lqa $25, 0x18090
    lqa $26, 0x180d0
    lqa $27, 0x180f0
    lqa $28, 0x18030
    lqa $29, 0x18060
    shli $30, $127, 3
    lqa $31, 0x18020
    ai $32, $127, 1
    lqa $33, 0x180e0
    lqa $34, 0x18040
    lqa $35, 0x180b0
# 901 cycles an iteration, 901 at least: 901 instructions for the even pipe, 469 for the odd one; 0 cycles of nops alone
.align 3
bitpal_steady_tap_loop:
    rotmi $36, $32, -3
    lnop
    xor $5, $5, $84
    lnop
    xor $21, $21, $90
    lnop
    andi $32, $32, 7
    lnop
    xor $26, $26, $91
    lnop
    xor $93, $18, $93
    lnop
    andi $18, $30, -16
    lqa $37, 0x18070
    shli $32, $32, 5
    lnop
    xor $25, $25, $87
    lnop
    xor $11, $11, $83
    lnop
    xor $31, $31, $82
    lnop
    a $32, $32, $36
    lnop
    xor $24, $24, $92
    lnop
    xor $94, $33, $94
    shufb $33, $32, $32, $77
    xor $92, $16, $92
    lnop
    xor $20, $20, $88
    lnop
    andi $32, $32, -16
    lnop
    xor $13, $13, $85
    lnop
    xor $28, $28, $81
    lnop
    a $32, $32, $78
    lnop
    a $18, $18, $78
    lnop
    or $5, $5, $11
    lqd $11, 256($32)
    or $94, $94, $93
    shlqbii $96, $96, 1
    xor $17, $17, $90
    lqd $93, 7248($18)
    andbi $33, $33, 15
    lqa $16, 0x180c0
    or $28, $31, $28
    lqd $31, 528($32)
    or $92, $92, $26
    lnop
    xor $2, $2, $89
    lnop
    a $33, $33, $76
    lnop
    or $20, $20, $25
    lnop
    xor $14, $14, $86
    lqd $25, 768($32)
    or $2, $17, $2
    lnop
    and $17, $28, $110
    lqa $26, 0x180d0
    and $36, $20, $104
    lnop
    xor $34, $34, $82
    lqa $38, 0x18080
    selb $20, $36, $20, $103
    lqd $39, 6912($18)
    and $40, $2, $102
    lnop
    selb $41, $36, $117, $118
    lnop
    and $42, $5, $108
    lnop
    or $13, $14, $13
    lnop
    and $14, $94, $98
    lqa $43, 0x18010
    a $44, $3, $74
    rotqby $39, $39, $30
    selb $3, $14, $111, $112
    lnop
    and $45, $13, $106
    lqd $46, 512($32)
    selb $47, $40, $115, $116
    lqd $48, 272($32)
    and $49, $92, $100
    rotqby $50, $93, $30
    selb $93, $42, $121, $122
    lnop
    xor $91, $8, $91
    lqa $8, 0x180e0
    selb $92, $49, $92, $99
    lnop
    selb $28, $17, $28, $109
    lqa $51, 0x18020
    selb $52, $49, $113, $114
    lqd $53, 784($32)
    selb $5, $42, $5, $107
    shufb $31, $46, $31, $33
    selb $2, $40, $2, $101
    lnop
    xor $37, $37, $83
    lnop
    selb $46, $122, $5, $121
    lnop
    selb $54, $14, $94, $97
    shufb $11, $11, $48, $33
    selb $48, $124, $28, $123
    shlqbii $95, $95, 1
    xor $10, $10, $31
    rotqbii $94, $39, 1
    selb $55, $116, $2, $115
    rotqbii $56, $50, 1
    selb $57, $17, $123, $124
    lnop
    selb $116, $101, $116, $47
    lnop
    xor $15, $15, $11
    lnop
    selb $13, $45, $13, $105
    lnop
    or $46, $46, $93
    lnop
    or $10, $15, $10
    rotqbyi $15, $39, 1
    selb $95, $95, $56, $75
    lnop
    selb $96, $96, $94, $75
    lnop
    or $55, $55, $47
    lqa $56, 0x18090
    and $58, $10, $96
    lnop
    selb $59, $114, $92, $113
    lqa $60, 0x18030
    selb $10, $58, $10, $95
    lnop
    selb $61, $58, $125, $126
    lnop
    selb $62, $126, $10, $125
    lnop
    xor $8, $8, $88
    lnop
    selb $63, $45, $119, $120
    shufb $94, $25, $53, $33
    xor $4, $4, $87
    lnop
    selb $25, $120, $13, $119
    lnop
    or $48, $48, $57
    lnop
    or $62, $62, $61
    lnop
    selb $53, $112, $54, $111
    lnop
    or $25, $25, $63
    stqa $62, 0x1a040
    selb $124, $109, $124, $57
    lqa $64, 0x18050
    orc $5, $93, $5
    lqa $65, 0x180f0
    xor $56, $56, $85
    stqa $48, 0x1a050
    or $59, $59, $52
    stqa $46, 0x1a060
    selb $66, $118, $20, $117
    rotqbii $15, $15, 1
    orc $10, $61, $10
    lnop
    or $66, $66, $41
    stqa $25, 0x1a070
    selb $118, $103, $118, $41
    lnop
    or $53, $53, $3
    stqa $66, 0x1a080
    orc $20, $41, $20
    stqa $55, 0x1a090
    eqv $125, $10, $125
    lnop
    orc $28, $57, $28
    lnop
    xor $29, $29, $84
    lqa $57, 0x18010
    xor $26, $26, $89
    lnop
    xor $12, $12, $11
    stqa $59, 0x1a0a0
    orc $54, $3, $54
    stqa $53, 0x1a0b0
    orc $2, $47, $2
    lqd $47, 64($44)
    eqv $121, $5, $121
    stqa $125, 0x1a0c0
    eqv $123, $28, $123
    rotqbyi $41, $50, 1
    orc $13, $63, $13
    lqd $67, 1040($32)
    or $91, $24, $91
    stqa $123, 0x1a0d0
    eqv $119, $13, $119
    lqd $24, 7584($18)
    selb $124, $110, $124, $17
    rotqby $47, $47, $79
    orc $92, $52, $92
    lnop
    eqv $101, $101, $2
    lqa $110, 0x18040
    eqv $115, $2, $115
    lnop
    or $21, $21, $26
    stqa $121, 0x1a0e0
    selb $122, $107, $122, $93
    lqd $93, 1024($32)
    eqv $103, $103, $20
    lqa $26, 0x180e0
    eqv $111, $54, $111
    rotqbyi $2, $50, 4
    xor $9, $9, $81
    cbd $17, 0($30)
    selb $126, $95, $126, $61
    lnop
    selb $122, $108, $122, $42
    lnop
    eqv $113, $92, $113
    rotqbyi $47, $47, 13
    eqv $107, $107, $5
    lnop
    eqv $95, $95, $10
    stqa $119, 0x1a0f0
    eqv $117, $20, $117
    rotqbyi $20, $39, 3
    xor $38, $38, $86
    lnop
    selb $114, $99, $114, $52
    stqa $117, 0x1a100
    and $52, $91, $59
    lnop
    xor $22, $22, $88
    rotqbyi $10, $18, 0
    or $9, $34, $9
    stqa $115, 0x1a110
    or $4, $22, $4
    lnop
    eqv $99, $99, $92
    stqa $113, 0x1a120
    and $92, $21, $55
    lqd $22, 1536($32)
    andi $47, $47, 255
    lnop
    and $34, $9, $48
    rotqbyi $5, $39, 2
    selb $112, $97, $112, $3
    stqa $111, 0x1a130
    xor $60, $60, $31
    shufb $24, $47, $24, $17
    selb $114, $100, $114, $49
    lnop
    or $38, $38, $56
    shlqbii $53, $53, 1
    and $56, $4, $66
    lnop
    selb $100, $92, $99, $114
    lnop
    or $12, $12, $60
    stqd $24, 7584($10)
    eqv $13, $105, $13
    lnop
    selb $21, $92, $21, $115
    lqd $24, 1296($32)
    and $60, $12, $62
    lnop
    selb $49, $114, $21, $99
    lnop
    selb $9, $34, $9, $123
    lnop
    and $47, $38, $25
    lqa $3, 0x180d0
    orc $21, $100, $21
    lnop
    or $29, $29, $37
    lqa $37, 0x18090
    ai $127, $127, 1
    lnop
    eqv $97, $97, $54
    lnop
    selb $15, $53, $15, $75
    lnop
    selb $116, $102, $116, $40
    lnop
    selb $118, $104, $118, $36
    lqa $104, 0x18040
    selb $114, $115, $114, $100
    lnop
    or $100, $49, $100
    lnop
    selb $38, $47, $38, $119
    lnop
    selb $49, $56, $101, $116
    lnop
    xor $27, $27, $87
    lnop
    selb $36, $34, $107, $122
    lqa $102, 0x18020
    xor $6, $6, $94
    lqd $40, 192($44)
    selb $12, $60, $12, $125
    lnop
    eqv $109, $109, $28
    lnop
    xor $35, $35, $85
    shufb $93, $93, $67, $33
    selb $126, $96, $126, $58
    lnop
    selb $120, $105, $120, $63
    lnop
    selb $105, $47, $103, $118
    lnop
    selb $63, $122, $9, $107
    rotqby $40, $40, $79
    selb $112, $98, $112, $14
    lnop
    xor $88, $16, $88
    lnop
    selb $16, $52, $97, $112
    lnop
    xor $57, $57, $93
    lnop
    selb $98, $124, $12, $109
    shlqbii $111, $111, 1
    ai $14, $30, 1
    lqa $96, 0x18020
    xor $19, $19, $82
    lnop
    selb $91, $52, $91, $113
    lqa $58, 0x18010
    or $6, $6, $57
    lnop
    xor $87, $3, $87
    rotqbii $41, $41, 1
    selb $120, $106, $120, $45
    lnop
    and $106, $29, $46
    lnop
    selb $45, $119, $118, $105
    lnop
    selb $111, $111, $41, $75
    lnop
    selb $118, $118, $38, $103
    rotqbyi $40, $40, 13
    and $41, $6, $15
    lnop
    or $88, $88, $87
    lqd $18, 7920($18)
    selb $4, $56, $4, $117
    lnop
    andi $40, $40, 255
    lnop
    selb $29, $106, $29, $121
    lqa $87, 0x180b0
    orc $3, $16, $91
    lqa $57, 0x18090
    selb $67, $120, $29, $13
    lqa $28, 0x180a0
    xor $90, $26, $90
    lnop
    selb $6, $41, $6, $111
    lnop
    selb $26, $106, $13, $120
    lnop
    selb $53, $60, $109, $124
    lnop
    selb $91, $112, $91, $97
    lnop
    selb $54, $41, $95, $126
    shufb $17, $40, $18, $17
    or $98, $98, $53
    lnop
    selb $18, $126, $6, $95
    lnop
    or $63, $63, $36
    lnop
    or $18, $18, $54
    lnop
    orc $6, $54, $6
    rotqbii $5, $5, 1
    or $67, $67, $26
    lqa $40, 0x18000
    orc $9, $36, $9
    stqa $18, 0x1a040
    eqv $95, $6, $95
    stqa $98, 0x1a050
    or $118, $118, $105
    stqa $63, 0x1a060
    selb $108, $116, $4, $101
    lnop
    eqv $107, $9, $107
    stqa $67, 0x1a070
    or $108, $108, $49
    stqa $118, 0x1a080
    orc $29, $26, $29
    lnop
    selb $126, $111, $126, $54
    lnop
    xor $89, $65, $89
    stqa $108, 0x1a090
    or $91, $91, $16
    stqa $100, 0x1a0a0
    xor $23, $23, $84
    lnop
    orc $12, $53, $12
    stqa $91, 0x1a0b0
    orc $105, $105, $38
    lqd $38, 64($44)
    selb $122, $123, $122, $36
    lnop
    orc $4, $49, $4
    lqa $36, 0x18070
    eqv $99, $21, $99
    stqa $95, 0x1a0c0
    eqv $13, $29, $13
    shlqbii $65, $91, 1
    eqv $109, $12, $109
    lqa $91, 0x180a0
    xor $64, $64, $31
    lnop
    eqv $97, $3, $97
    stqa $109, 0x1a0d0
    eqv $103, $105, $103
    stqa $107, 0x1a0e0
    xor $37, $37, $31
    stqa $13, 0x1a0f0
    xor $36, $36, $81
    lqa $54, 0x18080
    eqv $119, $119, $105
    lqd $105, 1280($32)
    selb $112, $113, $112, $16
    lnop
    selb $120, $121, $120, $26
    lnop
    eqv $101, $4, $101
    stqa $103, 0x1a100
    eqv $113, $113, $3
    lqd $3, 2064($32)
    eqv $111, $111, $6
    rotqbyi $6, $50, 2
    xor $96, $96, $94
    shlqbii $26, $97, 1
    selb $126, $15, $126, $41
    stqa $101, 0x1a110
    xor $110, $110, $11
    lqa $15, 0x18060
    eqv $121, $121, $29
    rotqbii $6, $6, 1
    selb $112, $59, $112, $52
    lnop
    selb $124, $125, $124, $53
    cbd $53, 0($14)
    and $52, $88, $108
    stqa $99, 0x1a120
    andi $14, $14, -16
    lnop
    selb $120, $46, $120, $106
    lqa $106, 0x18030
    selb $6, $26, $6, $75
    lnop
    eqv $125, $125, $12
    stqa $97, 0x1a130
    xor $15, $15, $11
    lqa $97, 0x18000
    selb $114, $55, $114, $92
    lnop
    xor $91, $91, $86
    lqd $55, 1552($32)
    a $14, $14, $78
    lnop
    xor $106, $106, $93
    rotqby $38, $38, $79
    or $90, $90, $89
    shufb $92, $105, $24, $33
    selb $25, $25, $45, $47
    lnop
    or $8, $8, $27
    lnop
    eqv $123, $123, $9
    lnop
    or $35, $91, $35
    lqd $9, 192($44)
    eqv $115, $115, $21
    lqd $21, 2048($32)
    or $19, $19, $36
    rotqbyi $38, $38, 13
    or $106, $96, $106
    lnop
    xor $57, $57, $83
    shufb $91, $22, $55, $33
    and $22, $106, $18
    lqa $55, 0x18030
    and $96, $19, $63
    lnop
    eqv $4, $117, $4
    stqd $17, 7920($10)
    or $23, $23, $57
    lnop
    and $57, $35, $118
    lnop
    xor $43, $43, $91
    lnop
    andi $38, $38, 255
    lqa $10, 0x18020
    and $17, $90, $100
    lqd $36, 7584($14)
    or $110, $110, $64
    lqd $64, 1808($32)
    ai $27, $30, 3
    lnop
    xor $97, $97, $92
    lnop
    selb $45, $96, $121, $120
    lnop
    and $47, $110, $98
    lnop
    selb $19, $96, $19, $107
    lnop
    selb $88, $52, $88, $101
    lqd $105, 1792($32)
    orc $24, $45, $19
    shufb $89, $21, $3, $33
    selb $124, $62, $124, $60
    lnop
    selb $5, $65, $5, $75
    lnop
    selb $117, $117, $116, $49
    shufb $36, $38, $36, $53
    xor $28, $28, $84
    lnop
    selb $106, $22, $106, $95
    rotqbii $2, $2, 1
    selb $117, $66, $117, $56
    rotqby $9, $9, $79
    selb $110, $47, $110, $109
    lqa $56, 0x18090
    or $97, $97, $43
    lnop
    selb $43, $124, $106, $125
    lnop
    selb $122, $48, $122, $34
    lnop
    and $34, $23, $67
    lnop
    and $48, $97, $5
    rotqbyi $66, $14, 0
    selb $38, $57, $4, $117
    rotqbyi $9, $9, 13
    selb $116, $22, $125, $124
    lqa $49, 0x180e0
    selb $65, $17, $90, $99
    lnop
    selb $60, $122, $110, $123
    stqd $36, 7584($66)
    selb $97, $48, $97, $6
    lnop
    andi $9, $9, 255
    lnop
    selb $36, $114, $88, $115
    lnop
    selb $62, $47, $123, $122
    lnop
    selb $35, $57, $35, $103
    lnop
    selb $3, $48, $111, $126
    lnop
    selb $23, $34, $23, $13
    lnop
    xor $54, $54, $82
    lnop
    selb $21, $25, $23, $119
    lqa $12, 0x18070
    selb $19, $120, $19, $121
    lnop
    selb $26, $126, $97, $111
    shufb $90, $105, $64, $33
    selb $105, $34, $119, $25
    lnop
    or $43, $43, $116
    lqa $64, 0x180f0
    ai $46, $30, 4
    rotqbii $20, $20, 1
    or $26, $26, $3
    lnop
    or $21, $21, $105
    lnop
    selb $59, $112, $65, $113
    lqd $14, 7920($14)
    orc $106, $116, $106
    lqa $29, 0x180d0
    selb $41, $103, $117, $38
    rotqbyi $16, $50, 3
    selb $120, $107, $120, $45
    lnop
    selb $42, $17, $113, $112
    stqa $26, 0x1a040
    eqv $125, $106, $125
    lqa $61, 0x180c0
    orc $97, $3, $97
    stqa $43, 0x1a050
    or $60, $60, $62
    lnop
    orc $68, $38, $35
    shufb $9, $9, $14, $53
    or $19, $19, $45
    lnop
    eqv $103, $103, $68
    stqa $60, 0x1a060
    selb $117, $117, $35, $4
    stqa $19, 0x1a070
    orc $65, $42, $65
    lnop
    or $117, $117, $38
    stqa $21, 0x1a080
    eqv $111, $97, $111
    lnop
    selb $38, $52, $115, $114
    lqa $35, 0x180e0
    eqv $121, $24, $121
    lnop
    or $36, $36, $38
    lnop
    or $59, $59, $42
    lnop
    orc $110, $62, $110
    stqa $117, 0x1a090
    orc $88, $38, $88
    stqa $36, 0x1a0a0
    xor $56, $56, $81
    lnop
    and $45, $8, $36
    stqa $59, 0x1a0b0
    or $54, $54, $56
    lqd $56, 64($44)
    eqv $4, $68, $4
    stqa $111, 0x1a0c0
    eqv $123, $110, $123
    stqa $125, 0x1a0d0
    orc $23, $105, $23
    lqa $68, 0x18000
    selb $124, $95, $124, $116
    lnop
    eqv $119, $23, $119
    stqa $123, 0x1a0e0
    eqv $115, $88, $115
    stqa $121, 0x1a0f0
    eqv $113, $65, $113
    lnop
    selb $126, $6, $126, $3
    stqa $119, 0x1a100
    selb $105, $13, $25, $105
    lqd $25, 2816($32)
    selb $118, $118, $41, $57
    rotqbyi $41, $39, 4
    xor $87, $87, $83
    lnop
    selb $114, $101, $114, $38
    lqa $38, 0x18030
    ai $57, $30, 2
    lqa $3, 0x18050
    xor $104, $104, $94
    stqa $4, 0x1a110
    eqv $97, $6, $97
    lnop
    and $6, $54, $19
    lnop
    eqv $106, $95, $106
    cbd $95, 0($46)
    xor $12, $12, $31
    lnop
    xor $102, $102, $92
    stqa $115, 0x1a120
    eqv $110, $109, $110
    lqa $116, 0x180c0
    xor $55, $55, $91
    rotqby $56, $56, $79
    or $12, $15, $12
    lnop
    or $87, $28, $87
    stqa $113, 0x1a130
    selb $105, $67, $105, $34
    shlqbii $59, $59, 1
    selb $122, $109, $122, $62
    rotqbyi $109, $50, 6
    xor $58, $58, $89
    lqd $62, 192($44)
    xor $68, $68, $90
    lnop
    andi $34, $57, -16
    lnop
    and $67, $12, $60
    lnop
    xor $116, $116, $86
    stqd $9, 7920($66)
    selb $120, $63, $120, $96
    lnop
    xor $29, $29, $85
    lnop
    eqv $65, $99, $65
    rotqbyi $56, $56, 13
    xor $3, $3, $93
    rotqbii $16, $16, 1
    a $34, $34, $78
    lqa $96, 0x180b0
    or $102, $102, $55
    lnop
    or $104, $104, $3
    lqd $3, 2320($32)
    and $55, $87, $21
    rotqby $62, $62, $79
    selb $8, $45, $8, $115
    lnop
    selb $54, $6, $54, $121
    lqd $63, 7584($34)
    or $116, $116, $29
    lnop
    xor $49, $49, $86
    lqa $29, 0x18080
    and $9, $116, $117
    rotqbyi $62, $62, 13
    selb $124, $18, $124, $22
    cbd $57, 0($57)
    and $18, $104, $43
    lnop
    eqv $13, $13, $23
    lnop
    selb $12, $67, $12, $123
    lnop
    eqv $107, $107, $24
    lnop
    xor $38, $38, $89
    lnop
    xor $35, $35, $11
    lnop
    selb $24, $6, $13, $105
    lnop
    andi $56, $56, 255
    lnop
    selb $104, $18, $104, $125
    lnop
    selb $114, $108, $114, $52
    lnop
    xor $85, $64, $85
    shufb $56, $56, $63, $57
    and $63, $102, $26
    lnop
    selb $122, $98, $122, $47
    lnop
    selb $126, $5, $126, $48
    lqa $5, 0x18070
    selb $48, $55, $103, $118
    lnop
    selb $112, $99, $112, $42
    rotqbyi $99, $34, 0
    selb $42, $122, $104, $110
    lnop
    selb $102, $63, $102, $111
    lqa $98, 0x18060
    selb $47, $121, $105, $24
    lnop
    selb $20, $59, $20, $75
    lnop
    selb $59, $63, $106, $124
    stqd $56, 7584($99)
    selb $56, $18, $110, $122
    lqd $34, 7920($34)
    selb $64, $124, $102, $106
    lqa $108, 0x18050
    andi $62, $62, 255
    lnop
    orc $102, $59, $102
    lnop
    selb $105, $105, $54, $13
    shlqbii $113, $113, 1
    eqv $101, $101, $88
    lnop
    or $58, $68, $58
    lqd $68, 2304($32)
    selb $52, $9, $101, $114
    lnop
    and $23, $58, $20
    shufb $34, $62, $34, $57
    selb $116, $9, $116, $4
    lnop
    selb $87, $55, $87, $119
    lqa $57, 0x18020
    selb $62, $23, $97, $126
    lqa $22, 0x18060
    selb $113, $113, $16, $75
    lnop
    or $105, $105, $24
    lnop
    selb $58, $23, $58, $113
    lnop
    selb $112, $100, $112, $17
    lqa $100, 0x180d0
    selb $17, $118, $87, $103
    shufb $88, $68, $3, $33
    orc $3, $62, $58
    lnop
    selb $58, $126, $58, $97
    lqd $68, 3840($32)
    selb $16, $67, $107, $120
    cbd $66, 0($27)
    or $42, $42, $56
    lnop
    or $58, $58, $62
    lqd $86, 2832($32)
    or $64, $64, $59
    lqd $28, 3088($32)
    eqv $15, $113, $3
    lnop
    xor $5, $5, $93
    lnop
    or $17, $17, $48
    lnop
    selb $14, $114, $116, $101
    lnop
    xor $61, $61, $84
    stqa $58, 0x1a040
    selb $53, $120, $12, $107
    shufb $86, $25, $86, $33
    orc $24, $24, $54
    stqa $64, 0x1a050
    or $53, $53, $16
    lnop
    or $85, $49, $85
    stqa $42, 0x1a060
    xor $29, $29, $11
    stqa $53, 0x1a070
    or $14, $14, $52
    stqa $105, 0x1a080
    selb $49, $45, $65, $112
    stqa $17, 0x1a090
    xor $100, $100, $83
    lqa $54, 0x18040
    orc $104, $56, $104
    lnop
    selb $124, $111, $124, $59
    lnop
    selb $59, $112, $8, $65
    lnop
    xor $57, $57, $88
    lnop
    or $59, $59, $49
    lnop
    eqv $106, $102, $106
    lnop
    eqv $110, $104, $110
    lnop
    selb $6, $19, $47, $6
    stqa $14, 0x1a0a0
    selb $112, $115, $112, $49
    stqa $59, 0x1a0b0
    andi $27, $27, -16
    lnop
    eqv $97, $3, $97
    lqa $3, 0x18040
    xor $96, $96, $81
    lnop
    selb $126, $113, $126, $62
    lqa $113, 0x18060
    a $27, $27, $78
    lqd $62, 64($44)
    orc $8, $49, $8
    lnop
    eqv $13, $24, $13
    stqa $97, 0x1a0c0
    selb $114, $4, $114, $52
    lnop
    eqv $111, $111, $102
    stqa $106, 0x1a0d0
    orc $12, $16, $12
    lqd $102, 2576($32)
    eqv $115, $115, $8
    lqa $49, 0x180c0
    selb $122, $125, $122, $56
    stqa $110, 0x1a0e0
    and $56, $85, $14
    lnop
    eqv $107, $12, $107
    lqa $19, 0x18010
    orc $87, $48, $87
    lnop
    xor $113, $113, $94
    rotqbii $41, $41, 1
    orc $116, $52, $116
    lnop
    selb $118, $119, $118, $48
    lqa $48, 0x180b0
    or $113, $113, $5
    lqa $5, 0x18030
    eqv $8, $8, $65
    lnop
    xor $7, $7, $82
    lnop
    and $65, $113, $42
    lnop
    selb $118, $21, $118, $55
    stqa $107, 0x1a0f0
    or $29, $29, $37
    shlqbii $37, $8, 1
    or $96, $7, $96
    stqd $34, 7920($99)
    xor $99, $3, $88
    lqa $3, 0x18010
    and $34, $96, $105
    shlqbii $59, $59, 1
    selb $126, $20, $126, $23
    lnop
    eqv $12, $123, $12
    rotqby $62, $62, $79
    eqv $103, $87, $103
    lqa $20, 0x18000
    eqv $4, $4, $116
    stqa $13, 0x1a100
    xor $108, $108, $91
    lqd $23, 2560($32)
    or $100, $61, $100
    lqa $61, 0x18000
    xor $49, $49, $82
    lnop
    selb $123, $123, $120, $16
    lqa $120, 0x180d0
    xor $40, $40, $88
    lnop
    eqv $116, $116, $101
    rotqbyi $62, $62, 13
    eqv $119, $119, $87
    lnop
    and $101, $100, $17
    lnop
    selb $16, $56, $85, $116
    lnop
    and $7, $29, $53
    shufb $87, $23, $102, $33
    selb $113, $65, $113, $110
    lqd $102, 7584($27)
    selb $117, $117, $114, $9
    stqa $103, 0x1a110
    xor $20, $20, $86
    lnop
    andi $62, $62, 255
    stqa $116, 0x1a120
    selb $123, $60, $123, $67
    stqa $8, 0x1a130
    xor $3, $3, $87
    lnop
    selb $8, $34, $119, $118
    lnop
    xor $54, $54, $92
    lnop
    selb $37, $37, $2, $75
    lqd $60, 3072($32)
    selb $41, $59, $41, $75
    lqa $59, 0x180a0
    eqv $125, $125, $104
    rotqbyi $104, $27, 0
    xor $10, $10, $90
    shufb $102, $62, $102, $66
    selb $122, $43, $122, $18
    lnop
    or $3, $40, $3
    lnop
    selb $96, $34, $96, $13
    lqd $40, 192($44)
    xor $5, $5, $87
    lnop
    selb $18, $123, $113, $12
    lnop
    ai $80, $80, -1
    lnop
    and $43, $3, $41
    stqd $102, 7584($104)
    selb $124, $26, $124, $63
    lqa $2, 0x180b0
    selb $26, $65, $12, $123
    lnop
    selb $100, $101, $100, $103
    rotqby $40, $40, $79
    or $10, $10, $38
    lnop
    selb $38, $117, $100, $4
    lnop
    xor $59, $59, $11
    lqa $63, 0x180f0
    selb $102, $101, $4, $117
    lnop
    or $108, $54, $108
    lqd $27, 7920($27)
    and $54, $10, $58
    lnop
    and $62, $108, $64
    rotqbyi $40, $40, 13
    selb $67, $43, $15, $126
    lnop
    selb $114, $62, $125, $122
    lnop
    selb $10, $54, $10, $97
    lnop
    eqv $121, $121, $24
    lnop
    selb $108, $62, $108, $106
    rotqbyi $24, $39, 5
    selb $9, $118, $96, $119
    shufb $85, $60, $28, $33
    xor $120, $120, $81
    lnop
    andi $40, $40, 255
    lnop
    selb $28, $7, $121, $6
    lnop
    selb $60, $122, $108, $125
    lqa $23, 0x180d0
    selb $3, $43, $3, $37
    shufb $27, $40, $27, $66
    selb $112, $36, $112, $45
    lnop
    or $60, $60, $114
    lqa $36, 0x18030
    selb $45, $126, $3, $15
    lqa $40, 0x180f0
    selb $66, $124, $10, $111
    lqd $21, 3344($32)
    or $120, $49, $120
    lnop
    selb $29, $7, $29, $107
    lnop
    selb $49, $54, $111, $124
    lnop
    or $45, $45, $67
    lnop
    or $66, $66, $49
    lnop
    selb $55, $6, $29, $121
    stqa $45, 0x1a040
    selb $52, $112, $16, $115
    lnop
    or $55, $55, $28
    stqa $66, 0x1a050
    or $18, $18, $26
    stqa $60, 0x1a060
    xor $98, $98, $90
    lnop
    orc $96, $8, $96
    stqa $18, 0x1a070
    selb $47, $56, $115, $112
    lnop
    or $9, $9, $8
    stqd $27, 7920($104)
    orc $29, $28, $29
    lqa $104, 0x180e0
    or $52, $52, $47
    stqa $55, 0x1a080
    selb $123, $110, $123, $26
    lnop
    or $38, $38, $102
    lqa $27, 0x18070
    selb $6, $107, $6, $28
    lnop
    orc $16, $47, $16
    stqa $9, 0x1a090
    selb $117, $103, $117, $102
    lnop
    orc $10, $49, $10
    rotqbyi $28, $50, 7
    eqv $115, $16, $115
    stqa $38, 0x1a0a0
    selb $118, $13, $118, $8
    lnop
    orc $8, $67, $3
    lnop
    orc $102, $102, $100
    lnop
    or $5, $57, $5
    stqa $52, 0x1a0b0
    xor $104, $104, $84
    lqa $84, 0x18080
    orc $108, $114, $108
    rotqbyi $50, $50, 5
    and $57, $120, $9
    lnop
    eqv $121, $29, $121
    lqa $100, 0x18090
    eqv $15, $8, $15
    rotqbyi $25, $39, 6
    orc $113, $26, $113
    lqd $26, 64($44)
    eqv $111, $10, $111
    lnop
    selb $126, $37, $126, $67
    lnop
    eqv $110, $110, $113
    rotqbii $50, $50, 1
    selb $117, $17, $117, $101
    lnop
    and $101, $5, $45
    stqa $15, 0x1a0c0
    xor $19, $19, $85
    lqa $17, 0x18040
    eqv $125, $108, $125
    rotqbii $109, $109, 1
    eqv $113, $113, $12
    stqa $111, 0x1a0d0
    andi $46, $46, -16
    rotqbii $28, $28, 1
    eqv $119, $96, $119
    lqd $12, 3584($32)
    selb $122, $106, $122, $114
    lnop
    selb $118, $105, $118, $34
    stqa $125, 0x1a0e0
    eqv $105, $102, $4
    lnop
    selb $124, $97, $124, $49
    stqa $113, 0x1a0f0
    andi $3, $79, -16
    lnop
    eqv $97, $97, $10
    stqa $121, 0x1a100
    selb $126, $41, $126, $43
    lqa $41, 0x18050
    xor $22, $22, $92
    lnop
    xor $48, $48, $31
    stqa $119, 0x1a110
    xor $27, $27, $91
    lnop
    a $46, $46, $78
    lnop
    eqv $103, $103, $102
    lnop
    xor $100, $100, $93
    stqa $105, 0x1a120
    or $19, $20, $19
    lqa $20, 0x180a0
    xor $84, $84, $94
    lnop
    eqv $96, $13, $96
    rotqby $26, $26, $79
    xor $51, $51, $86
    lnop
    or $100, $84, $100
    stqa $115, 0x1a130
    selb $5, $101, $5, $15
    lqa $84, 0x18080
    xor $17, $17, $90
    shlqbii $115, $115, 1
    selb $120, $57, $120, $119
    lnop
    xor $41, $41, $89
    rotqbyi $26, $26, 13
    or $22, $22, $27
    lqd $27, 192($44)
    or $17, $17, $41
    lnop
    selb $124, $58, $124, $54
    lqd $54, 7584($46)
    selb $123, $42, $123, $65
    lnop
    andi $26, $26, 255
    lnop
    selb $122, $64, $122, $62
    shlqbii $52, $52, 1
    selb $112, $116, $112, $47
    lnop
    or $48, $59, $48
    lnop
    xor $83, $40, $83
    rotqbii $24, $24, 1
    and $40, $22, $60
    lnop
    eqv $108, $106, $108
    lnop
    selb $22, $40, $22, $125
    lnop
    eqv $107, $107, $29
    lnop
    selb $29, $124, $5, $97
    lqd $106, 4112($32)
    selb $24, $52, $24, $75
    shufb $26, $26, $54, $95
    xor $54, $84, $92
    lqa $84, 0x180e0
    and $52, $100, $18
    lnop
    eqv $8, $37, $8
    lnop
    and $37, $17, $66
    rotqby $27, $27, $79
    selb $59, $123, $22, $110
    lnop
    and $47, $19, $24
    lnop
    and $62, $48, $55
    lnop
    or $104, $104, $83
    lqa $64, 0x18010
    selb $17, $37, $17, $111
    lnop
    selb $42, $57, $103, $117
    lnop
    xor $36, $36, $85
    rotqbyi $83, $46, 0
    selb $53, $53, $6, $7
    lnop
    selb $115, $115, $50, $75
    lnop
    selb $48, $62, $48, $121
    lnop
    selb $50, $62, $96, $118
    stqd $26, 7584($83)
    selb $26, $118, $48, $96
    lnop
    selb $65, $47, $8, $126
    lqd $46, 7920($46)
    selb $58, $101, $97, $124
    lnop
    selb $19, $47, $19, $115
    rotqbyi $39, $39, 7
    selb $112, $14, $112, $56
    lnop
    ai $14, $30, 6
    lnop
    selb $100, $52, $100, $113
    lnop
    orc $56, $42, $120
    rotqbyi $27, $27, 13
    selb $6, $126, $19, $8
    lnop
    and $7, $104, $38
    lqd $41, 3600($32)
    eqv $116, $116, $16
    lnop
    or $29, $29, $58
    lqd $16, 3328($32)
    or $102, $6, $65
    lnop
    andi $27, $27, 255
    lqa $6, 0x18050
    selb $13, $7, $116, $112
    lqa $43, 0x180b0
    selb $10, $37, $108, $122
    lnop
    selb $49, $122, $17, $108
    shufb $95, $27, $46, $95
    selb $27, $53, $100, $107
    lnop
    selb $46, $40, $110, $123
    stqa $102, 0x1a040
    or $49, $49, $10
    stqa $29, 0x1a050
    xor $82, $84, $82
    lqa $34, 0x18090
    or $59, $59, $46
    stqd $95, 7920($83)
    selb $95, $52, $107, $53
    lnop
    selb $104, $7, $104, $105
    stqa $49, 0x1a060
    or $114, $27, $95
    stqa $59, 0x1a070
    orc $27, $58, $5
    lnop
    selb $120, $117, $120, $103
    stqa $114, 0x1a080
    or $26, $26, $50
    lqa $67, 0x18070
    selb $5, $112, $104, $116
    lnop
    or $120, $120, $42
    stqa $26, 0x1a090
    xor $6, $6, $87
    shufb $84, $16, $21, $33
    or $16, $5, $13
    stqa $120, 0x1a0a0
    orc $17, $10, $17
    lnop
    orc $19, $65, $19
    lqa $4, 0x180b0
    selb $112, $105, $112, $13
    stqa $16, 0x1a0b0
    eqv $97, $27, $97
    lnop
    eqv $21, $19, $8
    rotqbii $25, $25, 1
    orc $100, $95, $100
    lqa $69, 0x180f0
    or $99, $99, $6
    lqd $8, 64($44)
    orc $104, $13, $104
    stqa $21, 0x1a0c0
    or $36, $51, $36
    stqa $97, 0x1a0d0
    eqv $107, $100, $107
    lqa $5, 0x18040
    orc $22, $46, $22
    lnop
    eqv $108, $17, $108
    lnop
    selb $112, $38, $112, $7
    shufb $83, $12, $41, $33
    orc $48, $50, $48
    stqa $108, 0x1a0e0
    eqv $110, $22, $110
    lqa $12, 0x180c0
    xor $23, $23, $31
    lnop
    xor $34, $34, $91
    lnop
    and $41, $99, $29
    stqa $110, 0x1a0f0
    ai $38, $30, 5
    lqa $6, 0x18000
    eqv $103, $56, $103
    lnop
    selb $118, $121, $118, $50
    stqa $107, 0x1a100
    eqv $96, $48, $96
    lnop
    selb $122, $111, $122, $10
    lnop
    eqv $116, $104, $116
    lqa $7, 0x180a0
    xor $67, $67, $89
    stqa $96, 0x1a110
    selb $124, $15, $124, $58
    lqa $58, 0x18040
    eqv $22, $125, $22
    stqa $103, 0x1a120
    xor $11, $12, $11
    lnop
    or $34, $54, $34
    lnop
    xor $81, $63, $81
    lqa $63, 0x18000
    eqv $15, $15, $27
    shlqbii $27, $116, 1
    or $98, $98, $67
    rotqby $67, $8, $79
    eqv $111, $111, $17
    lnop
    andi $17, $14, -16
    lnop
    eqv $105, $105, $104
    lqa $8, 0x180f0
    or $82, $82, $81
    lnop
    xor $58, $58, $86
    stqa $116, 0x1a130
    selb $109, $27, $109, $75
    lnop
    and $27, $98, $49
    lqa $116, 0x180b0
    andi $81, $38, -16
    lnop
    selb $126, $115, $126, $65
    cbd $65, 0($14)
    xor $20, $20, $94
    lnop
    selb $125, $125, $123, $46
    lqa $123, 0x18010
    selb $117, $119, $117, $42
    lqa $42, 0x18090
    and $46, $82, $120
    lnop
    and $104, $34, $59
    shlqbii $16, $16, 1
    or $11, $11, $23
    lnop
    selb $99, $41, $99, $97
    lqa $23, 0x18060
    selb $117, $9, $117, $57
    rotqbyi $67, $67, 13
    selb $122, $66, $122, $37
    lqd $37, 192($44)
    selb $25, $16, $25, $75
    lqa $16, 0x180d0
    a $81, $81, $78
    lnop
    selb $66, $46, $105, $112
    lnop
    selb $34, $104, $34, $110
    lqd $57, 7584($81)
    selb $125, $60, $125, $40
    lqa $9, 0x18050
    selb $40, $46, $82, $103
    lqa $10, 0x18010
    selb $60, $122, $99, $111
    lnop
    selb $98, $27, $98, $108
    lnop
    selb $14, $27, $22, $125
    lnop
    xor $61, $61, $84
    lnop
    selb $95, $113, $53, $95
    lnop
    xor $64, $64, $83
    lqa $53, 0x18020
    selb $118, $55, $118, $62
    rotqby $37, $37, $79
    selb $95, $18, $95, $52
    lqa $52, 0x180c0
    or $61, $61, $64
    lnop
    andi $67, $67, 255
    cbd $38, 0($38)
    eqv $113, $113, $100
    lqa $100, 0x18080
    and $64, $61, $25
    rotqbyi $37, $37, 13
    selb $124, $45, $124, $101
    lnop
    xor $43, $43, $93
    lnop
    selb $101, $125, $98, $22
    lnop
    and $45, $36, $102
    lnop
    selb $126, $24, $126, $47
    rotqbyi $24, $81, 0
    selb $47, $45, $15, $124
    lnop
    and $55, $11, $26
    shufb $57, $67, $57, $38
    selb $61, $64, $61, $109
    lqd $67, 3856($32)
    selb $18, $55, $11, $96
    lnop
    selb $62, $41, $111, $122
    lnop
    or $20, $20, $43
    lnop
    eqv $115, $115, $19
    lqa $11, 0x18050
    eqv $121, $121, $48
    stqd $57, 7584($24)
    andi $37, $37, 255
    lnop
    and $57, $20, $114
    lnop
    selb $48, $64, $115, $126
    lnop
    selb $36, $45, $36, $21
    lnop
    eqv $119, $119, $56
    lqd $81, 7920($81)
    selb $56, $112, $40, $105
    shufb $82, $68, $67, $33
    selb $67, $117, $18, $119
    lnop
    selb $68, $95, $34, $113
    lnop
    selb $19, $55, $119, $117
    lnop
    selb $43, $126, $61, $115
    lnop
    selb $54, $57, $121, $118
    shufb $81, $37, $81, $38
    or $43, $43, $48
    lnop
    selb $37, $124, $36, $15
    lnop
    or $60, $60, $62
    lnop
    or $37, $37, $47
    lnop
    selb $20, $57, $20, $107
    lqa $12, 0x18020
    selb $38, $104, $113, $95
    stqa $43, 0x1a040
    or $56, $56, $66
    stqa $37, 0x1a050
    or $67, $67, $19
    lnop
    or $50, $101, $14
    stqa $60, 0x1a060
    or $68, $68, $38
    lqd $32, 4096($32)
    selb $101, $118, $20, $121
    stqa $50, 0x1a070
    orc $61, $48, $61
    stqa $68, 0x1a080
    or $51, $101, $54
    lnop
    xor $31, $69, $31
    lnop
    orc $99, $62, $99
    stqd $81, 7920($24)
    orc $34, $38, $34
    lqa $13, 0x18070
    eqv $69, $61, $115
    stqa $51, 0x1a090
    selb $117, $96, $117, $19
    stqa $67, 0x1a0a0
    orc $19, $19, $18
    stqa $56, 0x1a0b0
    orc $36, $47, $36
    lqd $18, 64($44)
    selb $122, $97, $122, $62
    lnop
    eqv $62, $21, $36
    shlqbii $56, $56, 1
    orc $98, $14, $98
    lnop
    xor $23, $23, $88
    lnop
    orc $115, $54, $20
    lnop
    eqv $113, $34, $113
    lqa $20, 0x18030
    selb $118, $107, $118, $54
    lqa $54, 0x18050
    eqv $36, $36, $15
    rotqby $81, $18, $79
    eqv $111, $99, $111
    stqa $69, 0x1a0c0
    xor $116, $116, $91
    stqa $36, 0x1a0d0
    eqv $70, $98, $22
    lnop
    xor $42, $42, $89
    stqa $111, 0x1a0e0
    selb $125, $108, $125, $14
    lnop
    eqv $101, $108, $98
    lqa $14, 0x18060
    eqv $71, $115, $121
    stqa $70, 0x1a0f0
    xor $53, $53, $84
    lnop
    xor $121, $16, $93
    lqa $108, 0x18070
    eqv $72, $19, $119
    lnop
    selb $124, $21, $124, $47
    lqa $15, 0x18000
    a $47, $17, $78
    stqa $113, 0x1a100
    selb $95, $110, $95, $38
    lqa $16, 0x180c0
    xor $20, $20, $83
    lqa $17, 0x180a0
    orc $40, $66, $40
    stqa $71, 0x1a110
    selb $112, $103, $112, $66
    lqd $66, 7584($47)
    xor $100, $100, $90
    stqa $72, 0x1a120
    xor $54, $54, $85
    rotqbii $39, $39, 1
    xor $108, $108, $87
    lnop
    eqv $105, $40, $105
    lnop
    selb $124, $102, $124, $45
    lnop
    selb $59, $59, $95, $104
    lqa $18, 0x180f0
    or $20, $53, $20
    lnop
    or $31, $35, $31
    lnop
    xor $52, $52, $94
    stqa $105, 0x1a130
    and $35, $31, $67
    rotqbyi $81, $81, 13
    or $100, $100, $42
    lqd $42, 192($44)
    selb $117, $26, $117, $55
    lnop
    and $55, $20, $43
    lnop
    selb $122, $29, $122, $41
    shlqbii $105, $105, 1
    andi $81, $81, 255
    lqa $29, 0x180a0
    selb $41, $55, $62, $124
    lnop
    and $53, $100, $50
    lnop
    or $121, $52, $121
    rotqbyi $52, $47, 0
    eqv $95, $96, $19
    lnop
    or $54, $58, $54
    lnop
    xor $29, $29, $92
    rotqby $42, $42, $79
    eqv $97, $97, $99
    lnop
    selb $126, $109, $126, $48
    shufb $66, $81, $66, $65
    selb $48, $105, $28, $75
    lqa $19, 0x18060
    selb $105, $55, $20, $69
    lnop
    and $58, $54, $37
    lqa $20, 0x18080
    or $28, $23, $108
    lnop
    selb $54, $58, $54, $36
    lnop
    or $116, $29, $116
    rotqbyi $42, $42, 13
    selb $29, $124, $105, $62
    shufb $81, $32, $106, $33
    eqv $115, $107, $115
    lnop
    xor $63, $63, $82
    lnop
    eqv $34, $110, $34
    lqa $21, 0x180c0
    selb $31, $35, $31, $72
    lnop
    selb $126, $25, $126, $64
    stqd $66, 7584($52)
    selb $66, $53, $100, $70
    lnop
    xor $123, $123, $81
    lqa $22, 0x180a0
    selb $64, $58, $97, $122
    lqa $23, 0x18080
    and $45, $121, $51
    lnop
    selb $112, $120, $112, $46
    lnop
    selb $120, $53, $34, $59
    lnop
    eqv $109, $109, $61
    lqa $24, 0x180e0
    selb $61, $59, $66, $34
    lnop
    selb $125, $49, $125, $27
    lnop
    eqv $40, $103, $40
    lnop
    selb $39, $56, $39, $75
    lnop
    selb $56, $122, $54, $97
    lnop
    andi $42, $42, 255
    lqd $47, 7920($47)
    ai $30, $30, 7
    lnop
    and $49, $28, $60
    lnop
    or $108, $29, $41
    lnop
    selb $103, $49, $28, $111
    lnop
    or $123, $63, $123
    lnop
    selb $63, $49, $101, $125
    lnop
    or $102, $61, $120
    lnop
    and $61, $123, $39
    lnop
    selb $121, $45, $121, $71
    lnop
    selb $46, $45, $95, $117
    lnop
    selb $123, $61, $123, $48
    lnop
    and $38, $116, $68
    lnop
    selb $28, $126, $123, $109
    lqa $25, 0x18090
    selb $116, $38, $116, $113
    lnop
    or $106, $56, $64
    lnop
    selb $56, $61, $109, $126
    lnop
    selb $29, $117, $121, $95
    cbd $73, 0($30)
    or $110, $28, $56
    lqa $26, 0x180d0
    selb $28, $125, $103, $101
    lqa $27, 0x180f0
    selb $107, $112, $31, $40
    lnop
    selb $118, $114, $118, $57
    stqa $110, 0x1a040
    selb $114, $35, $40, $112
    lnop
    selb $57, $38, $115, $118
    stqa $108, 0x1a050
    or $104, $28, $63
    stqa $106, 0x1a060
    selb $100, $118, $116, $115
    shufb $42, $42, $47, $65
    or $98, $29, $46
    lqa $28, 0x18030
    or $100, $100, $57
    stqa $104, 0x1a070
    andi $30, $30, -16
    stqa $102, 0x1a080
    or $96, $107, $114
    stqa $100, 0x1a090
    orc $47, $41, $105
    stqa $98, 0x1a0a0
    orc $116, $57, $116
    stqa $96, 0x1a0b0
    orc $123, $56, $123
    lqd $105, 64($44)
    eqv $107, $47, $62
    lnop
    orc $62, $46, $121
    stqd $42, 7920($52)
    orc $66, $120, $66
    lqa $29, 0x18060
    orc $54, $64, $54
    lnop
    orc $42, $63, $103
    lnop
    a $52, $30, $78
    lnop
    eqv $109, $123, $109
    rotqby $30, $105, $79
    eqv $99, $116, $115
    lqd $115, 7584($52)
    eqv $105, $54, $97
    stqa $109, 0x1a0c0
    orc $65, $114, $31
    stqa $107, 0x1a0d0
    eqv $103, $42, $101
    stqa $105, 0x1a0e0
    selb $124, $69, $124, $41
    rotqbyi $30, $30, 13
    eqv $101, $66, $34
    lnop
    selb $126, $48, $126, $56
    stqa $103, 0x1a0f0
    eqv $97, $62, $95
    stqa $101, 0x1a100
    eqv $95, $65, $40
    stqa $99, 0x1a110
    andi $40, $30, 255
    stqa $97, 0x1a120
    selb $63, $111, $125, $63
    stqa $95, 0x1a130
    shli $30, $127, 3
    lqd $44, 192($44)
    selb $59, $70, $59, $120
    rotqbyi $56, $52, 0
    eqv $125, $48, $123
    lnop
    selb $46, $71, $117, $46
    lqa $31, 0x18020
    eqv $119, $111, $42
    lnop
    selb $126, $39, $126, $61
    shufb $115, $40, $115, $73
    selb $124, $43, $124, $55
    rotqby $44, $44, $79
    selb $120, $60, $63, $49
    hbrr bitpal_steady_tap_branch, bitpal_steady_tap_loop
    selb $114, $72, $112, $114
    lnop
    selb $57, $113, $118, $57
    stqd $115, 7584($56)
    ai $32, $127, 1
    lqd $52, 7920($52)
    eqv $117, $70, $66
    rotqbyi $44, $44, 13
    selb $122, $36, $122, $64
    lnop
    eqv $121, $36, $54
    lqa $33, 0x180e0
    eqv $111, $72, $65
    lqa $34, 0x18040
    andi $44, $44, 255
    lnop
    selb $118, $50, $59, $53
    lnop
    selb $122, $37, $122, $58
    shufb $44, $44, $52, $73
    eqv $115, $113, $116
    lnop
    selb $112, $67, $114, $35
    lqa $35, 0x180b0
    eqv $123, $69, $47
    lnop
    selb $116, $68, $57, $38
    stqd $44, 7920($56)
    eqv $113, $71, $62
    lnop
    selb $114, $51, $46, $45
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
