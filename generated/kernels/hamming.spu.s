# hamming in the wavefront layout, 8 rows a lane, for spu.
#
# Made by: minterm compile hamming --layout wavefront --target spu --alphabet ACGT --rows 8 --emit asm
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
#     recurrence hamming
#       predicate match: a[i] == b[j]
#       int D[0][j] = j
#       int D[i][0] = i
#       int D[i][j] = min(D[i-1][j], D[i][j-1]) > D[i-1][j-1] ? D[i-1][j-1] + (match ? 0 : 1) : min(D[i-1][j], D[i][j-1]) + 1
#       answer D[m][n]
#
# Codes of symbols, of which bit p is in plane p:
#     a and b: 'A' 0, 'C' 1, 'G' 2, 'T' 3
#
# Codes of what crosses the edges of cells, bit 0 on the right; bit p is in plane p, and * may be
# either:
#     vertical, D[i][j-1] - D[i-1][j-1]:
#         -1 = 00
#         0 = 01
#         1 = 1*
#         row 1, 2, .. at the left edge (j - 1 = 0): code 2
#     horizontal, D[i-1][j] - D[i-1][j-1]:
#         -1 = 10
#         0 = 11
#         1 = 0*
#         column 1, 2, .. at the top edge (i - 1 = 0): code 0
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
# The answer D[m][n] is D[0][n] plus what the vertical codes of all m rows stand for
# after the last call (D[i][n] - D[i-1][n] then).
#
# A cell: 2 gates, fewer are impossible (shipped).
# spu: 5 gates, depth 3, 0 moves, 8 live registers
# inputs v0 v1 h0 h1 a0 a1 b0 b1
# g0 = xor(a0, b0)
# g1 = xor(a1, b1)
# g2 = or(g0, g1)
# g3 = selb(v0, g2, v1)
# g4 = selb(g2, h0, h1)
# v0' = g3
# v1' = h1
# h0' = g4
# h1' = v1

constants:
    .long 0x00018000, 0x00018000, 0x00018000, 0x00018000
    .long 0x03030303, 0x03030303, 0x03030303, 0x03030303
    .long 0x00010203, 0x04050607, 0x08090a0b, 0x0c0d0e0f
    .long 0x00000000, 0x00000000, 0x00000000, 0x00000001
    .long 0x01020304, 0x05060708, 0x090a0b0c, 0x0d0e0f10
    .long 0x0001a000, 0x0001a000, 0x0001a000, 0x0001a000

.global hamming_edge
.align 3
hamming_edge:
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
    lqa $8, 0x0
    a $7, $7, $8
    lqd $8, 768($7)
    lqd $9, 784($7)
    lqa $10, 0x10
    shufb $6, $6, $6, $10
    andbi $6, $6, 15
    lqa $10, 0x20
    a $6, $6, $10
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
    brz $2, hamming_edge_end
    ai $3, $127, 1
    andi $7, $3, 7
    rotmi $2, $3, -3
    shli $3, $7, 5
    shli $4, $127, 3
    andi $5, $4, -16
    ai $127, $127, 1
    lqa $9, 0x0
    a $6, $5, $9
    lqd $5, 7248($6)
    lqa $7, 0x10
    cdd $8, 0($4)
    a $9, $3, $2
# 479 cycles an iteration, 478 at least: 478 instructions for the even pipe, 315 for the odd one; 0 cycles of nops alone
.align 3
hamming_edge_loop:
    ai $3, $127, 1
    lqd $12, 6912($6)
    nop
    shufb $11, $9, $9, $7
    andi $7, $3, 7
    rotqby $10, $5, $4
    rotmi $2, $3, -3
    lqa $5, 0x0
    shli $3, $7, 5
    lqa $13, 0x20
    ai $73, $73, -1
    lqa $14, 0x180e0
    andi $15, $9, -16
    rotqby $7, $12, $4
    shli $4, $127, 3
    lqa $9, 0x180f0
    andbi $16, $11, 15
    shlqbii $17, $96, 1
    a $11, $15, $5
    lqa $96, 0x30
    a $12, $16, $13
    rotqbii $15, $7, 1
    andi $5, $4, -16
    lqa $13, 0x30
    ai $127, $127, 1
    shlqbii $16, $95, 1
    xor $18, $14, $94
    rotqbii $95, $10, 1
    xor $94, $9, $93
    lqa $14, 0x180c0
    selb $93, $17, $15, $96
    lqa $9, 0x180d0
    or $96, $18, $94
    lnop
    selb $94, $16, $95, $13
    lnop
    selb $95, $112, $96, $111
    lnop
    selb $13, $96, $98, $97
    lnop
    xor $98, $14, $91
    lnop
    xor $14, $9, $90
    lqa $96, 0x180a0
    selb $9, $112, $95, $92
    lqa $16, 0x180b0
    or $95, $98, $14
    lnop
    selb $112, $111, $97, $92
    lnop
    selb $97, $114, $95, $113
    lnop
    selb $92, $95, $100, $99
    lnop
    xor $100, $96, $88
    lnop
    xor $96, $16, $87
    lqa $95, 0x18080
    selb $16, $114, $97, $89
    lqa $98, 0x18090
    or $97, $100, $96
    lnop
    selb $114, $113, $99, $89
    lnop
    selb $99, $116, $97, $115
    lnop
    selb $100, $97, $102, $101
    lnop
    xor $102, $95, $85
    lnop
    xor $95, $98, $84
    lqa $97, 0x18060
    selb $98, $116, $99, $86
    lqa $96, 0x18070
    or $99, $102, $95
    lnop
    selb $116, $115, $101, $86
    lnop
    selb $101, $118, $99, $117
    lnop
    selb $95, $99, $104, $103
    lqd $102, 256($11)
    xor $104, $97, $82
    lqd $99, 272($11)
    xor $97, $96, $81
    lqa $14, 0x18040
    selb $96, $118, $101, $83
    lqa $18, 0x18050
    or $101, $104, $97
    lnop
    selb $118, $117, $103, $83
    lnop
    selb $103, $120, $101, $119
    lnop
    selb $97, $101, $106, $105
    shufb $104, $102, $99, $12
    xor $102, $14, $79
    lqd $106, 512($11)
    xor $14, $18, $78
    lqa $101, 0x18020
    selb $18, $120, $103, $80
    lqa $99, 0x18030
    or $15, $102, $14
    lqd $103, 528($11)
    selb $120, $119, $105, $80
    lqd $102, 4352($11)
    selb $105, $122, $15, $121
    lqd $14, 4368($11)
    selb $17, $15, $108, $107
    lqa $19, 0x40
    xor $108, $101, $76
    lqa $15, 0x40
    xor $101, $99, $75
    lqa $20, 0x18000
    selb $99, $122, $105, $77
    lqa $21, 0x18010
    or $22, $108, $101
    shufb $122, $106, $103, $12
    selb $105, $121, $107, $77
    shufb $108, $102, $14, $12
    selb $107, $124, $22, $123
    shufb $102, $13, $13, $19
    selb $19, $22, $110, $109
    shufb $14, $111, $111, $15
    xor $110, $20, $104
    rotqbyi $15, $7, 1
    xor $20, $21, $122
    shlqbii $22, $13, 1
    selb $13, $124, $107, $74
    lqa $21, 0x30
    or $107, $110, $20
    lqa $106, 0x180e0
    selb $124, $123, $109, $74
    lqa $110, 0x180f0
    selb $109, $126, $107, $125
    rotqbyi $20, $10, 1
    selb $103, $107, $93, $94
    rotqbii $101, $15, 1
    selb $107, $126, $109, $108
    lqa $93, 0x30
    selb $126, $125, $94, $108
    shlqbii $109, $111, 1
    xor $94, $106, $91
    rotqbii $111, $20, 1
    xor $106, $110, $90
    lqa $91, 0x180c0
    selb $110, $22, $101, $21
    lqa $90, 0x180d0
    or $101, $94, $106
    lnop
    selb $106, $109, $111, $93
    lnop
    selb $111, $9, $101, $112
    lnop
    selb $109, $101, $92, $113
    lnop
    xor $101, $91, $88
    lnop
    xor $91, $90, $87
    lqa $92, 0x180a0
    selb $90, $9, $111, $89
    lqa $93, 0x180b0
    or $9, $101, $91
    lnop
    selb $111, $112, $113, $89
    lnop
    selb $113, $16, $9, $114
    lnop
    selb $89, $9, $100, $115
    lnop
    xor $100, $92, $85
    lnop
    xor $92, $93, $84
    lqa $9, 0x18080
    selb $101, $16, $113, $86
    lqa $93, 0x18090
    or $16, $100, $92
    lnop
    selb $113, $114, $115, $86
    lnop
    selb $115, $98, $16, $116
    lnop
    selb $100, $16, $95, $117
    lnop
    xor $95, $9, $82
    lnop
    xor $9, $93, $81
    lqa $16, 0x18060
    selb $91, $98, $115, $83
    lqa $93, 0x18070
    or $98, $95, $9
    lnop
    selb $115, $116, $117, $83
    lnop
    selb $117, $96, $98, $118
    lnop
    selb $9, $98, $97, $119
    lqd $95, 768($11)
    xor $97, $16, $79
    lqd $98, 784($11)
    xor $16, $93, $78
    lqa $92, 0x18040
    selb $21, $96, $117, $80
    lqa $93, 0x18050
    or $96, $97, $16
    lnop
    selb $117, $118, $119, $80
    lnop
    selb $119, $18, $96, $120
    lnop
    selb $97, $96, $17, $121
    shufb $94, $95, $98, $12
    xor $96, $92, $76
    lqd $98, 1024($11)
    xor $92, $93, $75
    lqa $95, 0x18020
    selb $17, $18, $119, $77
    lqa $93, 0x18030
    or $16, $96, $92
    lqd $18, 1040($11)
    selb $119, $120, $121, $77
    lqd $96, 4608($11)
    selb $121, $99, $16, $105
    lqd $22, 4624($11)
    selb $20, $16, $19, $123
    lqa $15, 0x40
    xor $16, $95, $104
    lqa $19, 0x40
    xor $95, $93, $122
    lqa $23, 0x18000
    selb $24, $99, $121, $74
    lqa $25, 0x18010
    or $99, $16, $95
    shufb $93, $98, $18, $12
    selb $121, $105, $123, $74
    shufb $92, $96, $22, $12
    selb $123, $13, $99, $124
    shufb $96, $102, $109, $15
    selb $102, $99, $103, $125
    shufb $15, $14, $112, $19
    xor $103, $23, $94
    rotqbyi $99, $7, 2
    xor $23, $25, $93
    shlqbii $14, $109, 1
    selb $109, $13, $123, $108
    lqa $25, 0x30
    or $13, $103, $23
    lqa $19, 0x180e0
    selb $123, $124, $125, $108
    lqa $103, 0x180f0
    selb $125, $107, $13, $126
    rotqbyi $23, $10, 2
    selb $22, $13, $110, $106
    rotqbii $98, $99, 1
    selb $110, $107, $125, $92
    lqa $99, 0x30
    selb $125, $126, $106, $92
    shlqbii $107, $112, 1
    xor $106, $19, $88
    rotqbii $112, $23, 1
    xor $88, $103, $87
    lqa $19, 0x180c0
    selb $103, $14, $98, $25
    lqa $87, 0x180d0
    or $98, $106, $88
    lnop
    selb $106, $107, $112, $99
    lnop
    selb $112, $90, $98, $111
    lnop
    selb $107, $98, $89, $114
    lnop
    xor $98, $19, $85
    lnop
    xor $19, $87, $84
    lqa $89, 0x180a0
    selb $87, $90, $112, $86
    lqa $99, 0x180b0
    or $90, $98, $19
    lnop
    selb $112, $111, $114, $86
    lnop
    selb $114, $101, $90, $113
    lnop
    selb $86, $90, $100, $116
    lnop
    xor $100, $89, $82
    lnop
    xor $89, $99, $81
    lqa $90, 0x18080
    selb $99, $101, $114, $83
    lqa $98, 0x18090
    or $101, $100, $89
    lnop
    selb $114, $113, $116, $83
    lnop
    selb $116, $91, $101, $115
    lnop
    selb $100, $101, $9, $118
    lnop
    xor $101, $90, $79
    lnop
    xor $90, $98, $78
    lqa $9, 0x18060
    selb $98, $91, $116, $80
    lqa $89, 0x18070
    or $91, $101, $90
    lnop
    selb $116, $115, $118, $80
    lnop
    selb $118, $21, $91, $117
    lnop
    selb $19, $91, $97, $120
    lqd $101, 1280($11)
    xor $91, $9, $76
    lqd $97, 1296($11)
    xor $9, $89, $75
    lqa $90, 0x18040
    selb $88, $21, $118, $77
    lqa $89, 0x18050
    or $21, $91, $9
    lnop
    selb $118, $117, $120, $77
    lnop
    selb $120, $17, $21, $119
    lnop
    selb $9, $21, $20, $105
    shufb $91, $101, $97, $12
    xor $97, $90, $104
    lqd $101, 1536($11)
    xor $90, $89, $122
    lqa $20, 0x18020
    selb $21, $17, $120, $74
    lqa $89, 0x18030
    or $14, $97, $90
    lqd $17, 1552($11)
    selb $120, $119, $105, $74
    lqd $97, 4864($11)
    selb $105, $24, $14, $121
    lqd $25, 4880($11)
    selb $23, $14, $102, $124
    lqa $13, 0x40
    xor $102, $20, $94
    lqa $14, 0x40
    xor $20, $89, $93
    lqa $95, 0x18000
    selb $16, $24, $105, $108
    lqa $18, 0x18010
    or $24, $102, $20
    shufb $90, $101, $17, $12
    selb $105, $121, $124, $108
    shufb $89, $97, $25, $12
    selb $124, $109, $24, $123
    shufb $97, $96, $107, $13
    selb $96, $24, $22, $126
    shufb $13, $15, $111, $14
    xor $14, $95, $91
    rotqbyi $15, $7, 3
    xor $95, $18, $90
    shlqbii $22, $107, 1
    selb $107, $109, $124, $92
    lqa $18, 0x30
    or $109, $14, $95
    lqa $24, 0x180e0
    selb $124, $123, $126, $92
    lqa $95, 0x180f0
    selb $126, $110, $109, $125
    rotqbyi $14, $10, 3
    selb $25, $109, $103, $106
    rotqbii $102, $15, 1
    selb $109, $110, $126, $89
    lqa $103, 0x30
    selb $126, $125, $106, $89
    shlqbii $110, $111, 1
    xor $106, $24, $85
    rotqbii $111, $14, 1
    xor $85, $95, $84
    lqa $14, 0x180c0
    selb $95, $22, $102, $18
    lqa $84, 0x180d0
    or $102, $106, $85
    lnop
    selb $106, $110, $111, $103
    lnop
    selb $111, $87, $102, $112
    lnop
    selb $110, $102, $86, $113
    lnop
    xor $102, $14, $82
    lnop
    xor $14, $84, $81
    lqa $86, 0x180a0
    selb $84, $87, $111, $83
    lqa $103, 0x180b0
    or $87, $102, $14
    lnop
    selb $111, $112, $113, $83
    lnop
    selb $113, $99, $87, $114
    lnop
    selb $83, $87, $100, $115
    lnop
    xor $100, $86, $79
    lnop
    xor $86, $103, $78
    lqa $87, 0x18080
    selb $103, $99, $113, $80
    lqa $102, 0x18090
    or $99, $100, $86
    lnop
    selb $113, $114, $115, $80
    lnop
    selb $115, $98, $99, $116
    lnop
    selb $100, $99, $19, $117
    lnop
    xor $99, $87, $76
    lnop
    xor $87, $102, $75
    lqa $19, 0x18060
    selb $102, $98, $115, $77
    lqa $86, 0x18070
    or $98, $99, $87
    lnop
    selb $115, $116, $117, $77
    lnop
    selb $117, $88, $98, $118
    lnop
    selb $14, $98, $9, $119
    lqd $99, 1792($11)
    xor $9, $19, $104
    lqd $98, 1808($11)
    xor $19, $86, $122
    lqa $87, 0x18040
    selb $85, $88, $117, $74
    lqa $86, 0x18050
    or $18, $9, $19
    lnop
    selb $117, $118, $119, $74
    lnop
    selb $119, $21, $18, $120
    lnop
    selb $9, $18, $23, $121
    shufb $88, $99, $98, $12
    xor $98, $87, $94
    lqd $99, 2048($11)
    xor $87, $86, $93
    lqa $18, 0x18020
    selb $23, $21, $119, $108
    lqa $86, 0x18030
    or $19, $98, $87
    lqd $21, 2064($11)
    selb $119, $120, $121, $108
    lqd $98, 5120($11)
    selb $121, $16, $19, $105
    lqd $22, 5136($11)
    selb $24, $19, $96, $123
    lqa $15, 0x40
    xor $96, $18, $91
    lqa $19, 0x40
    xor $18, $86, $90
    lqa $101, 0x18000
    selb $17, $16, $121, $92
    lqa $20, 0x18010
    or $16, $96, $18
    shufb $87, $99, $21, $12
    selb $121, $105, $123, $92
    shufb $86, $98, $22, $12
    selb $123, $107, $16, $124
    shufb $98, $97, $110, $15
    selb $97, $16, $25, $125
    shufb $15, $13, $112, $19
    xor $13, $101, $88
    rotqbyi $16, $7, 4
    xor $101, $20, $87
    shlqbii $19, $110, 1
    selb $110, $107, $123, $89
    lqa $20, 0x30
    or $107, $13, $101
    lqa $25, 0x180e0
    selb $123, $124, $125, $89
    lqa $101, 0x180f0
    selb $125, $109, $107, $126
    rotqbyi $13, $10, 4
    selb $22, $107, $95, $106
    rotqbii $99, $16, 1
    selb $107, $109, $125, $86
    lqa $95, 0x30
    selb $125, $126, $106, $86
    shlqbii $109, $112, 1
    xor $106, $25, $82
    rotqbii $112, $13, 1
    xor $82, $101, $81
    lqa $13, 0x180c0
    selb $101, $19, $99, $20
    lqa $81, 0x180d0
    or $99, $106, $82
    lnop
    selb $106, $109, $112, $95
    lnop
    selb $112, $84, $99, $111
    lnop
    selb $109, $99, $83, $114
    lnop
    xor $99, $13, $79
    lnop
    xor $13, $81, $78
    lqa $83, 0x180a0
    selb $81, $84, $112, $80
    lqa $95, 0x180b0
    or $84, $99, $13
    lnop
    selb $112, $111, $114, $80
    lnop
    selb $114, $103, $84, $113
    lnop
    selb $80, $84, $100, $116
    lnop
    xor $100, $83, $76
    lnop
    xor $83, $95, $75
    lqa $84, 0x18080
    selb $95, $103, $114, $77
    lqa $99, 0x18090
    or $103, $100, $83
    lnop
    selb $114, $113, $116, $77
    lnop
    selb $116, $102, $103, $115
    lnop
    selb $100, $103, $14, $118
    lnop
    xor $103, $84, $104
    lnop
    xor $84, $99, $122
    lqa $14, 0x18060
    selb $99, $102, $116, $74
    lqa $83, 0x18070
    or $102, $103, $84
    lnop
    selb $116, $115, $118, $74
    lnop
    selb $118, $85, $102, $117
    lnop
    selb $13, $102, $9, $120
    lqd $103, 2304($11)
    xor $9, $14, $94
    lqd $102, 2320($11)
    xor $14, $83, $93
    lqa $84, 0x18040
    selb $82, $85, $118, $108
    lqa $83, 0x18050
    or $19, $9, $14
    lnop
    selb $118, $117, $120, $108
    lnop
    selb $120, $23, $19, $119
    lnop
    selb $9, $19, $24, $105
    shufb $85, $103, $102, $12
    xor $102, $84, $91
    lqd $103, 2560($11)
    xor $84, $83, $90
    lqa $19, 0x18020
    selb $24, $23, $120, $92
    lqa $83, 0x18030
    or $14, $102, $84
    lqd $23, 2576($11)
    selb $120, $119, $105, $92
    lqd $102, 5376($11)
    selb $105, $17, $14, $121
    lqd $20, 5392($11)
    selb $25, $14, $97, $124
    lqa $16, 0x40
    xor $97, $19, $88
    lqa $14, 0x40
    xor $19, $83, $87
    lqa $96, 0x18000
    selb $18, $17, $105, $89
    lqa $21, 0x18010
    or $17, $97, $19
    shufb $84, $103, $23, $12
    selb $105, $121, $124, $89
    shufb $83, $102, $20, $12
    selb $124, $110, $17, $123
    shufb $102, $98, $109, $16
    selb $98, $17, $22, $126
    shufb $16, $15, $111, $14
    xor $14, $96, $85
    rotqbyi $15, $7, 5
    xor $96, $21, $84
    shlqbii $17, $109, 1
    selb $109, $110, $124, $86
    lqa $21, 0x30
    or $110, $14, $96
    lqa $22, 0x180e0
    selb $124, $123, $126, $86
    lqa $96, 0x180f0
    selb $126, $107, $110, $125
    rotqbyi $14, $10, 5
    selb $20, $110, $101, $106
    rotqbii $103, $15, 1
    selb $110, $107, $126, $83
    lqa $101, 0x30
    selb $126, $125, $106, $83
    shlqbii $107, $111, 1
    xor $106, $22, $79
    rotqbii $111, $14, 1
    xor $79, $96, $78
    lqa $14, 0x180c0
    selb $96, $17, $103, $21
    lqa $78, 0x180d0
    or $103, $106, $79
    lnop
    selb $106, $107, $111, $101
    lnop
    selb $111, $81, $103, $112
    lnop
    selb $107, $103, $80, $113
    lnop
    xor $103, $14, $76
    lnop
    xor $14, $78, $75
    lqa $80, 0x180a0
    selb $78, $81, $111, $77
    lqa $101, 0x180b0
    or $81, $103, $14
    lnop
    selb $111, $112, $113, $77
    lnop
    selb $113, $95, $81, $114
    lnop
    selb $77, $81, $100, $115
    lnop
    xor $100, $80, $104
    lnop
    xor $80, $101, $122
    lqa $81, 0x18080
    selb $101, $95, $113, $74
    lqa $103, 0x18090
    or $95, $100, $80
    lnop
    selb $113, $114, $115, $74
    lnop
    selb $115, $99, $95, $116
    lnop
    selb $100, $95, $13, $117
    lnop
    xor $95, $81, $94
    lnop
    xor $81, $103, $93
    lqa $13, 0x18060
    selb $103, $99, $115, $108
    lqa $80, 0x18070
    or $99, $95, $81
    lnop
    selb $115, $116, $117, $108
    lnop
    selb $117, $82, $99, $118
    lnop
    selb $14, $99, $9, $119
    lqd $95, 2816($11)
    xor $9, $13, $91
    lqd $99, 2832($11)
    xor $13, $80, $90
    lqa $81, 0x18040
    selb $79, $82, $117, $92
    lqa $80, 0x18050
    or $17, $9, $13
    lnop
    selb $117, $118, $119, $92
    lnop
    selb $119, $24, $17, $120
    lnop
    selb $9, $17, $25, $121
    shufb $82, $95, $99, $12
    xor $95, $81, $88
    lqd $99, 3072($11)
    xor $81, $80, $87
    lqa $17, 0x18020
    selb $25, $24, $119, $89
    lqa $80, 0x18030
    or $13, $95, $81
    lqd $24, 3088($11)
    selb $119, $120, $121, $89
    lqd $95, 5632($11)
    selb $121, $18, $13, $105
    lqd $21, 5648($11)
    selb $22, $13, $98, $123
    lqa $15, 0x40
    xor $98, $17, $85
    lqa $13, 0x40
    xor $17, $80, $84
    lqa $97, 0x18000
    selb $19, $18, $121, $86
    lqa $23, 0x18010
    or $18, $98, $17
    shufb $81, $99, $24, $12
    selb $121, $105, $123, $86
    shufb $80, $95, $21, $12
    selb $123, $109, $18, $124
    shufb $21, $102, $107, $15
    selb $102, $18, $20, $125
    shufb $15, $16, $112, $13
    xor $13, $97, $82
    rotqbyi $16, $7, 6
    xor $97, $23, $81
    shlqbii $18, $107, 1
    selb $107, $109, $123, $83
    lqa $23, 0x30
    or $109, $13, $97
    lqa $20, 0x180e0
    selb $123, $124, $125, $83
    lqa $97, 0x180f0
    selb $125, $110, $109, $126
    rotqbyi $13, $10, 6
    selb $98, $109, $96, $106
    rotqbii $95, $16, 1
    selb $109, $110, $125, $80
    lqa $96, 0x30
    selb $125, $126, $106, $80
    shlqbii $110, $112, 1
    xor $106, $20, $76
    rotqbii $112, $13, 1
    xor $76, $97, $75
    lqa $13, 0x180c0
    selb $75, $18, $95, $23
    lqa $97, 0x180d0
    or $95, $106, $76
    lnop
    selb $106, $110, $112, $96
    lnop
    selb $112, $78, $95, $111
    lnop
    selb $110, $95, $77, $114
    lnop
    xor $95, $13, $104
    lnop
    xor $13, $97, $122
    lqa $77, 0x180a0
    selb $76, $78, $112, $74
    lqa $97, 0x180b0
    or $112, $95, $13
    lnop
    selb $95, $111, $114, $74
    lnop
    selb $114, $101, $112, $113
    lnop
    selb $74, $112, $100, $116
    lnop
    xor $112, $77, $94
    lnop
    xor $77, $97, $93
    lqa $100, 0x18080
    selb $13, $101, $114, $108
    lqa $78, 0x18090
    or $114, $112, $77
    lnop
    selb $97, $113, $116, $108
    lnop
    selb $116, $103, $114, $115
    lnop
    selb $18, $114, $14, $118
    lnop
    xor $114, $100, $91
    lnop
    xor $100, $78, $90
    lqa $14, 0x18060
    selb $23, $103, $116, $92
    lqa $78, 0x18070
    or $116, $114, $100
    lnop
    selb $99, $115, $118, $92
    lnop
    selb $118, $79, $116, $117
    lnop
    selb $20, $116, $9, $120
    lqd $114, 3328($11)
    xor $9, $14, $88
    lqd $116, 3344($11)
    xor $14, $78, $87
    lqa $100, 0x18040
    selb $16, $79, $118, $89
    lqa $78, 0x18050
    or $118, $9, $14
    lnop
    selb $101, $117, $120, $89
    lnop
    selb $120, $25, $118, $119
    lnop
    selb $9, $118, $22, $105
    shufb $79, $114, $116, $12
    xor $116, $100, $85
    lqd $118, 3584($11)
    xor $100, $78, $84
    lqa $114, 0x18020
    selb $22, $25, $120, $86
    lqa $78, 0x18030
    or $25, $116, $100
    lqd $120, 3600($11)
    selb $103, $119, $105, $86
    lqd $116, 5888($11)
    selb $105, $19, $25, $121
    lqd $100, 5904($11)
    selb $14, $25, $102, $124
    lqa $112, 0x40
    xor $102, $114, $82
    lqa $25, 0x40
    xor $114, $78, $81
    lqa $96, 0x18000
    selb $17, $19, $105, $83
    lqa $24, 0x18010
    or $19, $102, $114
    shufb $78, $118, $120, $12
    selb $105, $121, $124, $83
    shufb $77, $116, $100, $12
    selb $124, $107, $19, $123
    shufb $116, $21, $110, $112
    selb $21, $19, $98, $126
    shufb $26, $15, $111, $25
    xor $98, $96, $79
    rotqbyi $15, $7, 7
    xor $96, $24, $78
    shlqbii $7, $110, 1
    selb $110, $107, $124, $80
    lqa $24, 0x30
    or $124, $98, $96
    lqa $19, 0x180e0
    selb $107, $123, $126, $80
    lqa $98, 0x180f0
    selb $126, $109, $124, $125
    rotqbyi $96, $10, 7
    selb $10, $124, $75, $106
    rotqbii $25, $15, 1
    selb $15, $109, $126, $77
    lqa $124, 0x30
    selb $109, $125, $106, $77
    shlqbii $126, $111, 1
    xor $106, $19, $104
    rotqbii $111, $96, 1
    xor $104, $98, $122
    lqa $19, 0x180c0
    selb $27, $7, $25, $24
    lqa $122, 0x180d0
    or $7, $106, $104
    lnop
    selb $24, $126, $111, $124
    lnop
    selb $126, $76, $7, $95
    lnop
    selb $96, $7, $74, $113
    lnop
    xor $74, $19, $94
    lnop
    xor $19, $122, $93
    lqa $7, 0x180a0
    selb $112, $76, $126, $108
    lqa $122, 0x180b0
    or $126, $74, $19
    lqa $76, 0x40
    selb $111, $95, $113, $108
    lnop
    selb $113, $13, $126, $97
    lnop
    selb $98, $126, $18, $115
    lnop
    xor $126, $7, $91
    lqa $18, 0x18090
    xor $7, $122, $90
    lqa $108, 0x18080
    selb $114, $13, $113, $92
    shufb $122, $116, $96, $76
    or $116, $126, $7
    lnop
    selb $113, $97, $115, $92
    lqa $126, 0x18060
    selb $115, $23, $116, $99
    lqd $7, 7584($6)
    selb $100, $116, $20, $117
    lnop
    xor $20, $108, $88
    lnop
    xor $108, $18, $87
    rotqbyi $76, $122, 8
    selb $116, $23, $115, $89
    lqa $122, 0x18070
    or $23, $20, $108
    lnop
    selb $115, $99, $117, $89
    lqd $108, 3840($11)
    selb $117, $16, $23, $101
    lqd $20, 3856($11)
    selb $102, $23, $9, $119
    rotqbyi $18, $6, 0
    xor $23, $126, $85
    shufb $13, $76, $7, $8
    xor $126, $122, $84
    lqa $76, 0x18040
    selb $118, $16, $117, $86
    lqa $122, 0x18050
    or $16, $23, $126
    lqa $9, 0x0
    selb $117, $101, $119, $86
    lqd $126, 4096($11)
    selb $119, $22, $16, $103
    lqd $23, 4112($11)
    selb $104, $16, $14, $121
    stqd $13, 7584($18)
    xor $13, $76, $82
    lqd $14, 7920($6)
    xor $76, $122, $81
    lqa $16, 0x18020
    selb $120, $22, $119, $83
    lqa $122, 0x18030
    a $6, $5, $9
    lqd $22, 6144($11)
    or $5, $13, $76
    lqa $9, 0x18010
    selb $119, $103, $121, $83
    lqa $13, 0x40
    selb $121, $17, $5, $105
    shufb $76, $108, $20, $12
    selb $106, $5, $21, $123
    shufb $75, $126, $23, $12
    xor $126, $16, $79
    hbrr hamming_edge_branch, hamming_edge_loop
    xor $16, $122, $78
    lqa $5, 0x18000
    selb $122, $17, $121, $80
    lqd $21, 6160($11)
    or $11, $126, $16
    shufb $17, $26, $95, $13
    selb $121, $105, $123, $80
    lnop
    selb $123, $110, $11, $107
    lnop
    xor $126, $9, $75
    lnop
    xor $9, $5, $76
    rotqbyi $13, $17, 8
    selb $124, $110, $123, $77
    lnop
    or $17, $9, $126
    shufb $74, $22, $21, $12
    selb $123, $107, $125, $77
    lqd $5, 7248($6)
    selb $9, $15, $17, $109
    shufb $12, $13, $14, $8
    selb $108, $11, $10, $125
    lqa $7, 0x10
    selb $126, $15, $9, $74
    cdd $8, 0($4)
    selb $110, $17, $27, $24
    lnop
    a $9, $3, $2
    stqd $12, 7920($18)
    selb $125, $109, $24, $74
hamming_edge_branch:
    brnz $73, hamming_edge_loop
hamming_edge_end:
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

.global hamming_steady
.align 3
hamming_steady:
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
    brz $2, hamming_steady_end
    lqa $4, 0x18060
    lqa $18, 0x18090
    lqa $17, 0x180a0
    lqa $8, 0x18070
    lqa $19, 0x180b0
    xor $9, $8, $85
    xor $8, $4, $86
    or $2, $8, $9
    xor $3, $18, $85
    xor $18, $19, $85
    xor $19, $17, $86
    or $4, $19, $18
    shli $5, $127, 3
    andi $18, $5, -16
    a $6, $18, $79
    ai $18, $127, 1
    lqa $7, 0x180e0
    lqa $8, 0x180f0
    andi $12, $18, 7
    lqa $9, 0x180c0
    shli $19, $12, 5
    lqa $10, 0x180d0
    rotmi $12, $18, -3
    a $11, $19, $12
    andi $19, $11, -16
    a $12, $19, $79
    lqa $13, 0x180a0
    lqa $14, 0x180b0
    lqa $15, 0x18080
    lqa $16, 0x18090
    lqa $17, 0x18080
    lqd $18, 1792($12)
    lqd $19, 1808($12)
    lqd $20, 2048($12)
    lqd $21, 2064($12)
    lqa $26, 0x180c0
    lqa $27, 0x180d0
    shufb $23, $11, $11, $78
    lqd $25, 7248($6)
    andbi $11, $23, 15
    a $22, $11, $77
    xor $11, $17, $86
    selb $17, $2, $106, $105
    shufb $23, $18, $19, $22
    or $18, $11, $3
    shufb $24, $20, $21, $22
    xor $3, $26, $86
    xor $20, $27, $85
    rotqby $21, $25, $5
    shlqbii $19, $96, 1
    xor $27, $10, $91
    shlqbii $10, $95, 1
    selb $26, $18, $17, $119
    rotqbii $17, $21, 1
    xor $25, $8, $93
    xor $8, $7, $94
    or $7, $8, $25
    selb $25, $10, $17, $76
    selb $8, $4, $26, $103
    xor $26, $9, $92
    selb $9, $7, $98, $97
    or $10, $26, $27
    selb $17, $114, $10, $113
    xor $11, $13, $90
# 353 cycles an iteration, 350 at least: 350 instructions for the even pipe, 318 for the odd one; 0 cycles of nops alone
.align 3
hamming_steady_loop:
    xor $114, $14, $89
    lnop
    selb $14, $10, $100, $99
    lnop
    or $100, $11, $114
    lqa $10, 0x180a0
    xor $11, $15, $88
    lqd $114, 256($12)
    xor $106, $16, $87
    lqd $15, 272($12)
    selb $98, $116, $100, $115
    lqd $16, 512($12)
    or $96, $11, $106
    lqd $116, 6912($6)
    selb $106, $100, $102, $101
    lqa $11, 0x18040
    selb $102, $118, $96, $117
    lqa $100, 0x18050
    or $118, $3, $20
    lqd $95, 528($12)
    selb $3, $112, $7, $111
    lqa $20, 0x180b0
    selb $94, $96, $104, $103
    shufb $112, $114, $15, $22
    xor $114, $10, $84
    rotqby $104, $116, $5
    xor $116, $11, $84
    lqa $10, 0x18020
    xor $11, $100, $83
    lqa $96, 0x18030
    selb $100, $120, $2, $119
    shufb $7, $16, $95, $22
    or $2, $116, $11
    rotqbii $95, $104, 1
    xor $11, $20, $83
    lqa $116, 0x18000
    selb $120, $122, $2, $121
    lqa $20, 0x18010
    xor $122, $10, $82
    rotqbyi $16, $104, 1
    xor $10, $96, $81
    shufb $15, $9, $9, $75
    selb $96, $2, $108, $107
    shufb $93, $111, $111, $75
    or $2, $122, $10
    shlqbii $108, $9, 1
    xor $122, $116, $112
    rotqbii $9, $16, 1
    xor $116, $20, $7
    rotqbyi $16, $21, 1
    selb $20, $124, $2, $123
    lqa $10, 0x180e0
    or $124, $122, $116
    lqa $13, 0x180f0
    selb $122, $19, $95, $76
    shlqbii $116, $111, 1
    selb $95, $126, $124, $125
    rotqbii $111, $16, 1
    selb $16, $124, $122, $25
    lqa $126, 0x180c0
    selb $122, $108, $9, $76
    lqa $124, 0x180d0
    xor $9, $10, $92
    lnop
    xor $92, $13, $91
    lnop
    selb $108, $116, $111, $76
    lnop
    or $116, $9, $92
    lnop
    xor $92, $126, $90
    lqa $9, 0x180a0
    xor $126, $124, $89
    lqa $111, 0x180b0
    selb $13, $3, $116, $97
    lnop
    or $3, $92, $126
    lnop
    selb $10, $116, $14, $113
    lnop
    selb $116, $17, $3, $99
    lqa $14, 0x180c0
    xor $17, $9, $88
    lnop
    xor $9, $111, $87
    lqa $126, 0x180d0
    selb $19, $3, $106, $115
    lnop
    or $106, $17, $9
    lnop
    or $91, $114, $11
    lqa $9, 0x18060
    xor $11, $14, $84
    lqa $114, 0x18070
    selb $17, $98, $106, $101
    lqd $14, 768($12)
    xor $3, $126, $83
    lqd $98, 784($12)
    selb $32, $106, $94, $117
    lqa $126, 0x18040
    selb $106, $102, $18, $103
    lqa $94, 0x18050
    xor $102, $9, $84
    lqd $18, 1024($12)
    xor $111, $114, $83
    lqd $9, 1040($12)
    or $92, $11, $3
    lnop
    or $3, $102, $111
    lnop
    xor $11, $126, $82
    lqa $114, 0x18020
    xor $26, $94, $81
    lqa $27, 0x18030
    selb $126, $100, $3, $105
    shufb $102, $14, $98, $22
    or $124, $11, $26
    shufb $111, $18, $9, $22
    selb $9, $3, $96, $121
    lqa $11, 0x18000
    selb $96, $2, $110, $109
    lqa $3, 0x18010
    xor $110, $114, $112
    rotqbyi $2, $104, 2
    xor $114, $27, $7
    shufb $18, $15, $10, $75
    selb $15, $124, $96, $123
    shufb $27, $93, $97, $75
    or $96, $110, $114
    shlqbii $93, $10, 1
    xor $114, $11, $102
    rotqbii $110, $2, 1
    xor $2, $3, $111
    rotqbyi $11, $21, 2
    selb $3, $20, $96, $109
    lqa $10, 0x180e0
    or $20, $114, $2
    lqa $26, 0x180f0
    selb $114, $96, $16, $125
    shlqbii $2, $97, 1
    selb $96, $95, $20, $25
    rotqbii $16, $11, 1
    selb $95, $20, $122, $108
    lqa $11, 0x180c0
    selb $97, $93, $110, $76
    lqa $122, 0x180d0
    xor $110, $10, $90
    lnop
    xor $90, $26, $89
    lnop
    selb $98, $2, $16, $76
    lnop
    or $2, $110, $90
    lnop
    xor $110, $11, $88
    lqa $90, 0x180b0
    xor $11, $122, $87
    lqa $16, 0x180a0
    selb $26, $13, $2, $113
    lnop
    or $13, $110, $11
    lqa $122, 0x180f0
    selb $11, $2, $19, $99
    lqa $89, 0x18080
    selb $110, $116, $13, $115
    lqa $2, 0x18090
    xor $116, $90, $7
    lnop
    xor $19, $16, $112
    lqa $90, 0x18060
    selb $93, $13, $32, $101
    lqa $16, 0x18070
    xor $13, $122, $87
    lqa $32, 0x180e0
    xor $122, $89, $84
    lqa $10, 0x18060
    xor $89, $2, $83
    lqa $20, 0x18070
    selb $87, $17, $4, $117
    lqd $2, 1280($12)
    or $17, $122, $89
    lqd $4, 1296($12)
    xor $94, $16, $7
    lqa $100, 0x18040
    xor $89, $32, $84
    lqa $16, 0x18050
    or $84, $19, $116
    lqd $32, 1536($12)
    selb $122, $106, $17, $119
    lqd $19, 1552($12)
    xor $106, $10, $82
    lqa $39, 0x18080
    xor $10, $20, $81
    lqa $14, 0x180f0
    selb $33, $17, $9, $105
    lqa $38, 0x18020
    xor $9, $100, $112
    lqa $17, 0x18030
    xor $100, $16, $7
    shufb $28, $2, $4, $22
    or $20, $106, $10
    shufb $116, $32, $19, $22
    or $16, $9, $100
    lqa $106, 0x18000
    selb $9, $20, $15, $107
    lqa $100, 0x18010
    xor $19, $14, $83
    rotqbyi $10, $104, 3
    xor $14, $38, $102
    shufb $32, $18, $11, $75
    xor $18, $17, $111
    shufb $38, $27, $113, $75
    selb $17, $16, $114, $109
    shlqbii $83, $11, 1
    or $114, $14, $18
    rotqbii $15, $10, 1
    xor $14, $106, $28
    rotqbyi $18, $21, 3
    xor $106, $100, $116
    lqa $27, 0x180e0
    selb $11, $3, $114, $125
    lqa $2, 0x18090
    or $100, $14, $106
    shlqbii $10, $113, 1
    selb $113, $114, $95, $25
    rotqbii $14, $18, 1
    selb $114, $96, $100, $108
    lnop
    xor $96, $39, $112
    lnop
    xor $39, $27, $88
    lnop
    xor $27, $90, $112
    lqa $95, 0x180b0
    or $90, $39, $13
    lqa $18, 0x180d0
    xor $13, $2, $7
    lqa $39, 0x180c0
    selb $2, $90, $93, $115
    lqa $3, 0x180e0
    or $88, $27, $94
    lnop
    selb $94, $26, $90, $99
    lqa $27, 0x180a0
    selb $90, $91, $33, $119
    lqa $26, 0x180c0
    or $106, $96, $13
    lqa $33, 0x18080
    xor $13, $18, $81
    lqa $96, 0x18090
    selb $18, $88, $17, $123
    lqd $51, 2816($12)
    xor $17, $95, $81
    lqa $36, 0x180e0
    xor $93, $27, $82
    lqa $49, 0x180d0
    selb $27, $106, $18, $107
    lqa $40, 0x18020
    xor $18, $33, $82
    lqa $50, 0x180e0
    xor $33, $96, $81
    lqd $44, 3072($12)
    xor $43, $26, $82
    lqd $45, 3088($12)
    xor $31, $39, $112
    lqa $26, 0x18040
    or $96, $18, $33
    lqa $4, 0x18060
    or $95, $93, $17
    lqa $33, 0x18050
    selb $39, $96, $9, $121
    lqa $18, 0x18090
    xor $48, $49, $7
    lqa $9, 0x180f0
    selb $49, $84, $27, $121
    lqa $35, 0x180f0
    xor $37, $26, $102
    lqa $27, 0x180f0
    or $93, $43, $13
    lqa $17, 0x180a0
    xor $43, $33, $111
    lqa $46, 0x18020
    xor $33, $50, $86
    lqd $34, 2832($12)
    or $86, $89, $19
    lqa $50, 0x18030
    xor $89, $9, $85
    lqa $13, 0x18000
    or $29, $31, $48
    lqa $26, 0x18010
    xor $48, $27, $7
    rotqbyi $31, $104, 4
    selb $85, $118, $8, $117
    shufb $9, $32, $2, $75
    or $32, $33, $89
    shufb $47, $38, $99, $75
    selb $89, $95, $39, $105
    shlqbii $7, $2, 1
    xor $2, $35, $81
    rotqbii $27, $31, 1
    selb $35, $93, $89, $119
    rotqbyi $31, $21, 4
    selb $39, $32, $85, $101
    lqa $8, 0x18070
    selb $85, $92, $90, $103
    shufb $81, $44, $45, $22
    xor $90, $36, $82
    shlqbii $30, $99, 1
    selb $36, $94, $32, $115
    rotqbii $99, $31, 1
    or $44, $90, $2
    shufb $94, $9, $39, $75
    selb $2, $29, $49, $105
    shufb $82, $51, $34, $22
    selb $31, $44, $35, $103
    rotqbyi $32, $104, 7
    selb $34, $86, $85, $117
    rotqbyi $33, $104, 5
    ai $49, $127, 1
    rotqbyi $35, $104, 6
    selb $127, $36, $86, $101
    shufb $51, $94, $34, $75
    xor $94, $3, $112
    rotqbyi $85, $81, 0
    selb $3, $127, $44, $117
    lqa $19, 0x180b0
    or $127, $94, $48
    rotqbyi $86, $82, 0
    selb $48, $120, $124, $107
    rotqbyi $90, $23, 0
    selb $112, $127, $2, $119
    lqd $120, 2304($12)
    selb $104, $3, $127, $103
    lqa $2, 0x18030
    or $124, $37, $43
    lqa $127, 0x18070
    xor $9, $8, $85
    shufb $37, $51, $31, $75
    selb $51, $124, $113, $125
    rotqbyi $89, $24, 0
    xor $43, $40, $23
    lnop
    xor $8, $4, $86
    lqa $40, 0x18000
    xor $3, $2, $24
    lqa $4, 0x18060
    or $2, $8, $9
    lqa $113, 0x18040
    or $44, $43, $3
    lqd $9, 2320($12)
    xor $3, $18, $85
    shufb $43, $37, $112, $75
    xor $18, $19, $85
    lqa $45, 0x18050
    xor $36, $127, $111
    lqd $37, 2560($12)
    xor $38, $4, $102
    lqd $127, 2576($12)
    xor $41, $46, $28
    lqa $8, 0x18020
    xor $19, $17, $86
    rotqbyi $94, $102, 0
    or $17, $38, $36
    lqa $46, 0x18000
    or $4, $19, $18
    lqa $42, 0x180b0
    xor $18, $50, $116
    shufb $36, $120, $9, $22
    selb $9, $83, $15, $76
    shufb $120, $37, $127, $22
    or $83, $41, $18
    rotqbyi $37, $103, 0
    selb $41, $110, $118, $101
    lqa $15, 0x18010
    selb $110, $87, $91, $103
    rotqbyi $18, $43, 8
    selb $91, $11, $83, $25
    lqa $87, 0x18090
    selb $11, $122, $96, $105
    shufb $118, $47, $115, $75
    xor $96, $26, $24
    shlqbii $122, $39, 1
    selb $39, $126, $20, $121
    rotqbyi $127, $49, 0
    selb $20, $48, $16, $123
    rotqbyi $49, $21, 5
    selb $126, $91, $44, $108
    lqd $16, 7584($6)
    xor $91, $13, $23
    cdd $26, 0($5)
    selb $13, $39, $88, $107
    shlqbii $48, $115, 1
    or $39, $91, $96
    rotqbii $47, $49, 1
    selb $38, $10, $14, $76
    lqa $115, 0x180b0
    shli $5, $127, 3
    lnop
    selb $10, $39, $9, $38
    shufb $14, $18, $16, $26
    selb $9, $7, $27, $76
    lnop
    selb $88, $30, $99, $76
    lnop
    andi $18, $5, -16
    lnop
    selb $99, $41, $92, $117
    lqa $7, 0x18040
    selb $41, $110, $95, $119
    rotqbyi $92, $6, 0
    xor $95, $42, $111
    lnop
    selb $42, $100, $97, $98
    lnop
    xor $110, $40, $36
    lqa $16, 0x18080
    selb $100, $99, $93, $103
    lqa $49, 0x18090
    selb $93, $83, $42, $108
    lqa $40, 0x18060
    xor $83, $45, $116
    lqa $50, 0x18060
    selb $97, $11, $106, $121
    stqd $14, 7584($92)
    selb $52, $13, $17, $123
    lqd $106, 3840($12)
    selb $99, $17, $51, $109
    lqd $30, 3856($12)
    xor $17, $7, $28
    lqa $51, 0x18070
    selb $96, $41, $84, $105
    lnop
    selb $27, $44, $10, $98
    rotqbii $84, $33, 1
    xor $10, $15, $120
    lqd $44, 3584($12)
    selb $53, $20, $124, $109
    lqa $15, 0x18010
    or $20, $110, $10
    lqa $41, 0x18030
    xor $13, $51, $116
    lqd $124, 4096($12)
    xor $51, $40, $28
    lqd $33, 7920($6)
    selb $6, $114, $39, $98
    lnop
    or $54, $17, $83
    rotqbyi $91, $116, 0
    selb $114, $6, $20, $38
    lqd $83, 3328($12)
    xor $17, $46, $82
    lqd $10, 3344($12)
    selb $110, $20, $9, $88
    lqd $46, 3600($12)
    selb $39, $48, $47, $76
    lqd $40, 4112($12)
    a $6, $18, $79
    lnop
    xor $18, $8, $36
    lnop
    xor $8, $41, $120
    lqa $48, 0x18070
    xor $12, $15, $81
    shufb $41, $83, $10, $22
    xor $15, $49, $111
    shufb $42, $44, $46, $22
    or $43, $18, $8
    rotqbyi $49, $21, 6
    ai $18, $127, 1
    lqa $7, 0x180e0
    or $55, $17, $12
    lqa $8, 0x180f0
    andi $12, $18, 7
    lqa $17, 0x18050
    selb $46, $122, $84, $76
    lqa $9, 0x180c0
    shli $19, $12, 5
    lqa $10, 0x180d0
    rotmi $12, $18, -3
    rotqbyi $84, $41, 0
    or $20, $51, $13
    rotqbyi $83, $42, 0
    selb $122, $55, $46, $39
    shlqbii $44, $34, 1
    xor $51, $17, $24
    lqa $56, 0x180a0
    a $11, $19, $12
    shlqbii $34, $101, 1
    xor $12, $16, $102
    lqa $57, 0x18010
    andi $19, $11, -16
    rotqbii $45, $35, 1
    or $35, $12, $15
    lqa $16, 0x18080
    a $12, $19, $79
    rotqbyi $46, $105, 0
    xor $19, $113, $23
    rotqbii $47, $49, 1
    xor $113, $50, $23
    lqa $13, 0x180a0
    xor $50, $87, $116
    lqa $14, 0x180b0
    xor $49, $48, $24
    rotqbyi $87, $120, 0
    xor $48, $16, $28
    lqa $15, 0x18080
    or $58, $113, $49
    lqa $16, 0x18090
    selb $49, $54, $93, $25
    lqa $17, 0x18080
    or $59, $19, $51
    lqd $18, 1792($12)
    selb $51, $52, $20, $109
    lqd $19, 1808($12)
    or $113, $48, $50
    rotqbyi $93, $111, 0
    selb $48, $20, $49, $125
    lqa $50, 0x18040
    selb $52, $53, $54, $125
    shufb $60, $118, $101, $75
    xor $53, $56, $102
    lqa $54, 0x18050
    selb $118, $113, $48, $109
    lqa $56, 0x18020
    selb $101, $51, $58, $125
    lqa $61, 0x18000
    or $48, $53, $95
    lqa $62, 0x18010
    xor $95, $50, $36
    lqd $20, 2048($12)
    selb $50, $35, $99, $123
    lqa $53, 0x18030
    xor $51, $54, $120
    lqa $63, 0x18080
    selb $49, $48, $50, $107
    shufb $54, $60, $117, $75
    selb $60, $52, $59, $25
    rotqbyi $64, $21, 7
    or $50, $95, $51
    shlqbii $99, $31, 1
    selb $95, $126, $43, $98
    shlqbii $31, $117, 1
    xor $126, $57, $42
    lqa $52, 0x18090
    xor $57, $56, $82
    lqa $65, 0x180d0
    xor $56, $53, $81
    lqa $66, 0x180a0
    xor $53, $61, $41
    lqd $21, 2064($12)
    or $61, $57, $56
    shufb $51, $124, $40, $22
    selb $56, $114, $55, $88
    rotqbyi $124, $107, 0
    or $40, $53, $126
    rotqbii $117, $64, 1
    selb $126, $95, $61, $38
    lqa $53, 0x18000
    xor $64, $62, $51
    lqa $95, 0x18050
    xor $62, $115, $116
    lqa $114, 0x18020
    xor $115, $65, $111
    shufb $116, $106, $30, $22
    xor $111, $66, $28
    shufb $106, $54, $103, $75
    xor $103, $52, $24
    lqa $54, 0x18030
    xor $24, $63, $23
    lqa $52, 0x18070
    xor $63, $53, $116
    lqa $23, 0x18060
    selb $53, $59, $27, $108
    lqa $66, 0x18040
    or $59, $24, $103
    rotqbyi $27, $106, 8
    selb $24, $58, $53, $25
    rotqbyi $106, $109, 0
    xor $58, $54, $42
    rotqbyi $53, $119, 0
    xor $54, $114, $41
    rotqbyi $42, $121, 0
    or $41, $63, $64
    shufb $114, $27, $33, $26
    xor $27, $95, $81
    rotqbyi $26, $125, 0
    selb $81, $61, $122, $88
    rotqbyi $95, $123, 0
    or $33, $54, $58
    rotqbii $61, $32, 1
    selb $54, $56, $40, $39
    stqd $114, 7920($92)
    selb $32, $34, $47, $76
    rotqbyi $92, $26, 0
    xor $26, $66, $82
    rotqbyi $34, $95, 0
    selb $95, $54, $41, $32
    rotqbyi $66, $42, 0
    selb $42, $60, $50, $108
    rotqbyi $54, $53, 0
    or $53, $26, $27
    rotqbyi $60, $106, 0
    selb $106, $126, $33, $88
    rotqbyi $47, $124, 0
    xor $124, $23, $36
    rotqbyi $56, $46, 0
    xor $23, $52, $120
    rotqbyi $46, $37, 0
    selb $120, $42, $53, $98
    lqa $26, 0x180c0
    selb $42, $97, $35, $107
    rotqbyi $126, $95, 0
    or $97, $124, $23
    lqa $27, 0x180d0
    or $95, $111, $62
    rotqbyi $124, $106, 0
    selb $106, $42, $113, $123
    lqa $62, 0x180c0
    selb $113, $101, $97, $25
    rotqbyi $122, $120, 0
    selb $101, $96, $48, $121
    rotqbyi $111, $54, 0
    selb $96, $100, $29, $119
    rotqbyi $120, $113, 0
    selb $119, $101, $95, $107
    rotqbyi $82, $116, 0
    selb $116, $106, $59, $109
    shufb $23, $11, $11, $78
    selb $109, $95, $118, $123
    rotqbyi $103, $25, 0
    nop
    lqd $25, 7248($6)
    xor $123, $62, $102
    rotqbyi $100, $109, 0
    selb $109, $53, $81, $38
    rotqbyi $118, $116, 0
    or $81, $123, $115
    rotqbyi $116, $119, 0
    nop
    rotqbyi $115, $34, 0
    selb $34, $96, $81, $105
    rotqbyi $106, $109, 0
    nop
    rotqbyi $105, $98, 0
    selb $109, $31, $117, $76
    rotqbyi $114, $34, 0
    selb $31, $43, $110, $38
    rotqbyi $119, $108, 0
    selb $110, $99, $61, $76
    rotqbyi $101, $60, 0
    andbi $11, $23, 15
    rotqbyi $107, $88, 0
    selb $88, $41, $110, $109
    rotqbyi $117, $92, 0
    selb $92, $59, $24, $125
    rotqbyi $113, $66, 0
    a $22, $11, $77
    rotqbyi $110, $88, 0
    xor $11, $17, $86
    rotqbyi $102, $92, 0
    selb $17, $2, $106, $105
    shufb $23, $18, $19, $22
    or $18, $11, $3
    shufb $24, $20, $21, $22
    xor $3, $26, $86
    rotqbyi $99, $47, 0
    xor $20, $27, $85
    rotqbyi $95, $46, 0
    selb $27, $44, $45, $76
    rotqbyi $96, $112, 0
    selb $112, $50, $31, $98
    rotqby $21, $25, $5
    selb $31, $40, $27, $32
    hbrr hamming_steady_branch, hamming_steady_loop
    selb $40, $97, $112, $108
    rotqbyi $92, $28, 0
    xor $27, $10, $91
    shlqbii $19, $96, 1
    selb $26, $18, $17, $119
    shlqbii $10, $95, 1
    xor $25, $8, $93
    rotqbii $17, $21, 1
    xor $8, $7, $94
    rotqbyi $112, $104, 0
    selb $104, $81, $49, $121
    rotqbyi $97, $56, 0
    or $7, $8, $25
    rotqbyi $88, $36, 0
    selb $25, $10, $17, $76
    rotqbyi $98, $104, 0
    selb $8, $4, $26, $103
    rotqbyi $81, $51, 0
    selb $51, $33, $31, $39
    rotqbyi $121, $38, 0
    xor $26, $9, $92
    rotqbyi $104, $40, 0
    selb $9, $7, $98, $97
    rotqbyi $125, $109, 0
    or $10, $26, $27
    rotqbyi $123, $39, 0
    ai $80, $80, -1
    rotqbyi $108, $51, 0
    selb $17, $114, $10, $113
    rotqbyi $109, $32, 0
    xor $11, $13, $90
hamming_steady_branch:
    brnz $80, hamming_steady_loop
hamming_steady_end:
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

.global hamming_edge_tap
.align 3
hamming_edge_tap:
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
    lqa $8, 0x0
    a $7, $7, $8
    lqd $8, 768($7)
    lqd $9, 784($7)
    lqa $10, 0x10
    shufb $6, $6, $6, $10
    andbi $6, $6, 15
    lqa $10, 0x20
    a $6, $6, $10
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
    brz $2, hamming_edge_tap_end
# 713 cycles an iteration, 520 at least: 518 instructions for the even pipe, 520 for the odd one; 55 cycles of nops alone
.align 3
hamming_edge_tap_loop:
    nop
    lnop
    shli $2, $127, 3
    lqa $50, 0x0
    ai $6, $127, 1
    lnop
    nop
    lnop
    andi $49, $6, 7
    lnop
    andi $48, $2, -16
    lnop
    rotmi $5, $6, -3
    lnop
    a $3, $48, $50
    lnop
    shli $48, $49, 5
    lqa $50, 0x10
    nop
    lqd $49, 6912($3)
    nop
    lnop
    nop
    lnop
    a $6, $48, $5
    lqd $47, 7248($3)
    nop
    lqa $48, 0x0
    nop
    shufb $5, $6, $6, $50
    nop
    rotqby $4, $49, $2
    nop
    lqa $49, 0x20
    nop
    shlqbii $50, $96, 1
    nop
    rotqby $96, $47, $2
    nop
    rotqbii $47, $4, 1
    nop
    lqa $32, 0x30
    nop
    shlqbii $18, $95, 1
    nop
    rotqbii $17, $96, 1
    nop
    lqa $39, 0x30
    andi $95, $6, -16
    lqa $44, 0x180e0
    andbi $22, $5, 15
    lqa $45, 0x180f0
    a $5, $95, $48
    lqa $41, 0x180c0
    a $6, $22, $49
    lqa $48, 0x180d0
    selb $49, $50, $47, $32
    lqd $22, 256($5)
    selb $95, $18, $17, $39
    lqd $32, 272($5)
    xor $17, $44, $94
    lqa $18, 0x180a0
    xor $94, $45, $93
    lqa $44, 0x18080
    xor $93, $41, $91
    lqa $45, 0x18090
    xor $41, $48, $90
    lqa $39, 0x180b0
    or $7, $17, $94
    lqd $48, 512($5)
    or $8, $93, $41
    lqa $94, 0x18060
    xor $93, $18, $88
    lqa $41, 0x18070
    xor $18, $44, $85
    lqa $17, 0x18040
    xor $44, $45, $84
    lqa $47, 0x18050
    xor $50, $39, $87
    lqd $45, 528($5)
    or $10, $18, $44
    shufb $9, $22, $32, $6
    xor $18, $94, $82
    lqa $22, 0x18020
    xor $94, $41, $81
    lqa $32, 0x18000
    xor $41, $17, $79
    lqa $44, 0x18010
    xor $17, $47, $78
    lqa $39, 0x18030
    or $12, $18, $94
    shufb $11, $48, $45, $6
    or $13, $41, $17
    lnop
    xor $17, $22, $76
    lnop
    xor $22, $32, $9
    lnop
    xor $32, $44, $11
    lnop
    xor $44, $39, $75
    lnop
    or $14, $22, $32
    lnop
    or $15, $17, $44
    lnop
    selb $16, $14, $49, $95
    lnop
    selb $17, $15, $110, $109
    lnop
    selb $110, $13, $108, $107
    stqa $16, 0x1a040
    selb $108, $12, $106, $105
    stqa $17, 0x1a050
    or $106, $93, $50
    stqa $110, 0x1a060
    selb $50, $10, $104, $103
    stqa $108, 0x1a070
    selb $49, $106, $102, $101
    lqa $104, 0x50
    selb $44, $8, $100, $99
    stqa $50, 0x1a080
    selb $100, $7, $98, $97
    stqa $49, 0x1a090
    nop
    stqa $44, 0x1a0a0
    andi $98, $72, -16
    stqa $100, 0x1a0b0
    nop
    lnop
    a $18, $98, $104
    lnop
    nop
    lnop
    nop
    lqd $104, 64($18)
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
    rotqby $98, $104, $72
    nop
    lnop
    nop
    lnop
    nop
    lnop
    nop
    rotqbyi $104, $98, 13
    nop
    lqd $98, 7584($3)
    nop
    stqa $125, 0x1a0c0
    nop
    stqa $123, 0x1a0d0
    nop
    stqa $121, 0x1a0e0
    nop
    stqa $119, 0x1a0f0
    nop
    stqa $117, 0x1a100
    nop
    stqa $115, 0x1a110
    nop
    stqa $113, 0x1a120
    nop
    stqa $111, 0x1a130
    nop
    lqd $102, 192($18)
    nop
    cbd $93, 0($2)
    nop
    lnop
    andi $22, $104, 255
    lnop
    nop
    lnop
    nop
    shufb $104, $22, $98, $93
    nop
    rotqby $98, $102, $72
    ai $102, $3, 0
    lnop
    nop
    lnop
    nop
    stqd $104, 7584($102)
    nop
    rotqbyi $104, $98, 13
    nop
    lqd $98, 7920($3)
    nop
    lnop
    nop
    lnop
    nop
    lnop
    andi $3, $104, 255
    lnop
    nop
    rotqbyi $104, $4, 1
    nop
    shufb $22, $3, $98, $93
    nop
    shlqbii $98, $100, 1
    nop
    rotqbyi $100, $96, 1
    nop
    rotqbii $93, $104, 1
    nop
    lqa $104, 0x30
    nop
    shlqbii $32, $111, 1
    nop
    rotqbii $39, $100, 1
    nop
    lqa $100, 0x30
    nop
    lqa $41, 0x180e0
    nop
    lqa $94, 0x180f0
    nop
    lqa $45, 0x180c0
    nop
    lqa $48, 0x180d0
    selb $47, $98, $93, $104
    stqd $22, 7920($102)
    selb $3, $32, $39, $100
    lqd $93, 768($5)
    xor $100, $41, $91
    lqa $32, 0x180a0
    xor $91, $94, $90
    lqa $41, 0x180b0
    xor $94, $45, $88
    lqa $90, 0x18080
    xor $45, $48, $87
    lqa $39, 0x18090
    or $98, $100, $91
    lqd $48, 784($5)
    or $100, $94, $45
    lqd $91, 1024($5)
    xor $94, $32, $85
    lqa $45, 0x18060
    xor $32, $41, $84
    lqa $22, 0x18070
    xor $41, $90, $82
    lqa $34, 0x18040
    xor $90, $39, $81
    lqa $43, 0x18050
    or $102, $94, $32
    lqd $39, 1040($5)
    or $104, $41, $90
    shufb $94, $93, $48, $6
    xor $90, $45, $79
    lqa $41, 0x18020
    xor $45, $22, $78
    lqa $48, 0x18000
    xor $22, $34, $76
    lqa $32, 0x18010
    xor $34, $43, $75
    lqa $40, 0x18030
    or $19, $90, $45
    shufb $93, $91, $39, $6
    or $20, $22, $34
    lnop
    xor $34, $41, $9
    lnop
    xor $41, $48, $94
    lnop
    xor $48, $32, $93
    lnop
    xor $32, $40, $11
    lnop
    or $21, $41, $48
    lnop
    or $22, $34, $32
    lnop
    selb $32, $21, $47, $3
    lnop
    selb $34, $22, $16, $125
    lqd $47, 4352($5)
    selb $41, $20, $17, $123
    stqa $32, 0x1a040
    selb $48, $19, $110, $121
    stqa $34, 0x1a050
    selb $40, $104, $108, $119
    stqa $41, 0x1a060
    selb $39, $102, $50, $117
    stqa $48, 0x1a070
    selb $50, $100, $49, $115
    stqa $40, 0x1a080
    selb $49, $98, $44, $113
    stqa $39, 0x1a090
    nop
    stqa $50, 0x1a0a0
    nop
    stqa $49, 0x1a0b0
    nop
    lqd $44, 64($18)
    nop
    lqd $108, 4368($5)
    nop
    lnop
    nop
    lqa $110, 0x0
    nop
    lnop
    ai $16, $2, 1
    lnop
    nop
    rotqby $91, $44, $72
    andi $44, $16, -16
    shufb $17, $47, $108, $6
    nop
    lnop
    a $47, $44, $110
    lnop
    nop
    rotqbyi $110, $91, 13
    selb $108, $125, $95, $17
    lqd $91, 7584($47)
    selb $95, $123, $109, $74
    cbd $44, 0($16)
    selb $109, $121, $107, $77
    stqa $108, 0x1a0c0
    selb $107, $119, $105, $80
    stqa $95, 0x1a0d0
    selb $105, $117, $103, $83
    stqa $109, 0x1a0e0
    selb $103, $115, $101, $86
    stqa $107, 0x1a0f0
    selb $101, $113, $99, $89
    stqa $105, 0x1a100
    selb $99, $111, $97, $92
    stqa $103, 0x1a110
    nop
    stqa $101, 0x1a120
    nop
    stqa $99, 0x1a130
    nop
    lqd $97, 192($18)
    nop
    lnop
    andi $16, $110, 255
    lnop
    nop
    lnop
    nop
    shufb $110, $16, $91, $44
    nop
    rotqbyi $91, $47, 0
    nop
    rotqby $16, $97, $72
    nop
    lnop
    nop
    lnop
    nop
    stqd $110, 7584($91)
    nop
    rotqbyi $110, $16, 13
    nop
    lqd $16, 7920($47)
    nop
    lnop
    nop
    lnop
    nop
    lnop
    andi $47, $110, 255
    lnop
    nop
    rotqbyi $110, $4, 2
    nop
    shufb $97, $47, $16, $44
    nop
    shlqbii $16, $49, 1
    nop
    rotqbyi $49, $96, 2
    nop
    rotqbii $44, $110, 1
    nop
    lqa $110, 0x30
    nop
    shlqbii $47, $99, 1
    nop
    rotqbii $90, $49, 1
    nop
    lqa $49, 0x30
    nop
    lqa $45, 0x180e0
    nop
    lqa $43, 0x180f0
    nop
    lqa $31, 0x180c0
    nop
    lqa $51, 0x180d0
    selb $33, $16, $44, $110
    stqd $97, 7920($91)
    selb $97, $47, $90, $49
    lqd $44, 1280($5)
    xor $90, $45, $88
    lqa $47, 0x180a0
    xor $88, $43, $87
    lqa $45, 0x180b0
    xor $87, $31, $85
    lqa $43, 0x18080
    xor $31, $51, $84
    lqa $49, 0x18090
    or $110, $90, $88
    lqd $51, 1296($5)
    or $16, $87, $31
    lqd $88, 1536($5)
    xor $87, $47, $82
    lqa $31, 0x18060
    xor $47, $45, $81
    lqa $90, 0x18070
    xor $45, $43, $79
    lqa $52, 0x18040
    xor $43, $49, $78
    lqa $46, 0x18050
    or $23, $87, $47
    lqd $49, 1552($5)
    or $24, $45, $43
    shufb $91, $44, $51, $6
    xor $43, $31, $76
    lqa $44, 0x18020
    xor $31, $90, $75
    lqa $45, 0x18000
    xor $51, $52, $9
    lqa $87, 0x18010
    xor $52, $46, $11
    lqa $47, 0x18030
    or $25, $43, $31
    shufb $90, $88, $49, $6
    or $26, $51, $52
    lnop
    xor $51, $44, $94
    lnop
    xor $44, $45, $91
    lnop
    xor $45, $87, $90
    lnop
    xor $87, $47, $93
    lnop
    or $27, $44, $45
    lnop
    or $28, $51, $87
    lnop
    selb $51, $27, $33, $97
    lnop
    selb $44, $28, $32, $108
    lqd $33, 4608($5)
    selb $45, $26, $34, $95
    stqa $51, 0x1a040
    selb $47, $25, $41, $109
    stqa $44, 0x1a050
    selb $52, $24, $48, $107
    stqa $45, 0x1a060
    selb $48, $23, $40, $105
    stqa $47, 0x1a070
    selb $43, $16, $39, $103
    stqa $52, 0x1a080
    selb $39, $110, $50, $101
    stqa $48, 0x1a090
    nop
    stqa $43, 0x1a0a0
    nop
    stqa $39, 0x1a0b0
    nop
    lqd $50, 64($18)
    nop
    lqd $40, 4624($5)
    nop
    lnop
    nop
    lqa $41, 0x0
    selb $34, $112, $7, $111
    lnop
    ai $111, $2, 2
    lnop
    selb $49, $112, $34, $92
    rotqby $7, $50, $72
    andi $112, $111, -16
    shufb $92, $33, $40, $6
    nop
    lnop
    a $33, $112, $41
    lnop
    nop
    rotqbyi $41, $7, 13
    selb $112, $108, $3, $92
    lqd $40, 7584($33)
    selb $3, $95, $125, $17
    cbd $34, 0($111)
    selb $111, $109, $123, $74
    stqa $112, 0x1a0c0
    selb $7, $107, $121, $77
    stqa $3, 0x1a0d0
    selb $29, $105, $119, $80
    stqa $111, 0x1a0e0
    selb $30, $103, $117, $83
    stqa $7, 0x1a0f0
    selb $31, $101, $115, $86
    stqa $29, 0x1a100
    selb $32, $99, $113, $89
    stqa $30, 0x1a110
    nop
    stqa $31, 0x1a120
    nop
    stqa $32, 0x1a130
    nop
    lqd $50, 192($18)
    nop
    lnop
    andi $87, $41, 255
    lnop
    nop
    lnop
    nop
    shufb $41, $87, $40, $34
    nop
    rotqbyi $87, $33, 0
    nop
    rotqby $40, $50, $72
    nop
    lnop
    nop
    lnop
    nop
    stqd $41, 7584($87)
    nop
    rotqbyi $41, $40, 13
    nop
    lqd $40, 7920($33)
    nop
    lnop
    nop
    lnop
    nop
    lnop
    andi $33, $41, 255
    lnop
    nop
    rotqbyi $41, $4, 3
    nop
    shufb $50, $33, $40, $34
    nop
    shlqbii $33, $39, 1
    nop
    rotqbyi $39, $96, 3
    nop
    rotqbii $34, $41, 1
    nop
    lqa $41, 0x30
    nop
    shlqbii $40, $32, 1
    nop
    rotqbii $88, $39, 1
    nop
    lqa $39, 0x30
    nop
    lqa $46, 0x180e0
    nop
    lqa $38, 0x180f0
    nop
    lqa $37, 0x180c0
    nop
    lqa $36, 0x180d0
    selb $42, $33, $34, $41
    stqd $50, 7920($87)
    selb $33, $40, $88, $39
    lqd $87, 1792($5)
    xor $88, $46, $85
    lqa $39, 0x180a0
    xor $85, $38, $84
    lqa $46, 0x180b0
    xor $84, $37, $82
    lqa $38, 0x18080
    xor $37, $36, $81
    lqa $40, 0x18090
    or $34, $88, $85
    lqd $41, 1808($5)
    or $35, $84, $37
    lqd $85, 2048($5)
    xor $84, $39, $79
    lqa $50, 0x18060
    xor $39, $46, $78
    lqa $53, 0x18070
    xor $46, $38, $76
    lqa $54, 0x18040
    xor $38, $40, $75
    lqa $55, 0x18050
    or $36, $84, $39
    lqd $40, 2064($5)
    or $37, $46, $38
    shufb $88, $87, $41, $6
    xor $41, $50, $9
    lqa $46, 0x18020
    xor $50, $53, $11
    lqa $84, 0x18000
    xor $53, $54, $94
    lqa $56, 0x18010
    xor $54, $55, $93
    lqa $57, 0x18030
    or $38, $41, $50
    shufb $87, $85, $40, $6
    or $39, $53, $54
    lnop
    xor $53, $46, $91
    lnop
    xor $46, $84, $88
    lnop
    xor $84, $56, $87
    lnop
    xor $56, $57, $90
    lnop
    or $40, $46, $84
    lnop
    or $41, $53, $56
    lnop
    selb $53, $40, $42, $33
    lnop
    selb $56, $41, $51, $112
    lqd $42, 4864($5)
    selb $57, $39, $44, $3
    stqa $53, 0x1a040
    selb $54, $38, $45, $111
    stqa $56, 0x1a050
    selb $55, $37, $47, $7
    stqa $57, 0x1a060
    selb $58, $36, $52, $29
    stqa $54, 0x1a070
    selb $59, $35, $48, $30
    stqa $55, 0x1a080
    selb $48, $34, $43, $31
    stqa $58, 0x1a090
    nop
    stqa $59, 0x1a0a0
    nop
    stqa $48, 0x1a0b0
    nop
    lqd $43, 64($18)
    selb $52, $114, $8, $113
    lqd $47, 4880($5)
    nop
    lnop
    selb $60, $114, $52, $89
    lqa $113, 0x0
    selb $114, $49, $98, $99
    lnop
    ai $98, $2, 3
    lnop
    selb $61, $49, $114, $89
    rotqby $99, $43, $72
    andi $114, $98, -16
    shufb $89, $42, $47, $6
    nop
    lnop
    a $47, $114, $113
    lnop
    nop
    rotqbyi $49, $99, 13
    selb $99, $112, $97, $89
    lqd $52, 7584($47)
    selb $97, $3, $108, $92
    cbd $45, 0($98)
    selb $98, $111, $95, $17
    stqa $99, 0x1a0c0
    selb $114, $7, $109, $74
    stqa $97, 0x1a0d0
    selb $113, $29, $107, $77
    stqa $98, 0x1a0e0
    selb $8, $30, $105, $80
    stqa $114, 0x1a0f0
    selb $42, $31, $103, $83
    stqa $113, 0x1a100
    selb $43, $32, $101, $86
    stqa $8, 0x1a110
    nop
    stqa $42, 0x1a120
    nop
    stqa $43, 0x1a130
    nop
    lqd $44, 192($18)
    nop
    lnop
    andi $51, $49, 255
    lnop
    nop
    lnop
    nop
    shufb $49, $51, $52, $45
    nop
    rotqbyi $51, $47, 0
    nop
    rotqby $52, $44, $72
    nop
    lnop
    nop
    lnop
    nop
    stqd $49, 7584($51)
    nop
    rotqbyi $49, $52, 13
    nop
    lqd $52, 7920($47)
    nop
    lnop
    nop
    lnop
    nop
    lnop
    andi $47, $49, 255
    lnop
    nop
    rotqbyi $49, $4, 4
    nop
    shufb $44, $47, $52, $45
    nop
    shlqbii $45, $48, 1
    nop
    rotqbyi $48, $96, 4
    nop
    rotqbii $47, $49, 1
    nop
    lqa $49, 0x30
    nop
    shlqbii $52, $43, 1
    nop
    rotqbii $84, $48, 1
    nop
    lqa $48, 0x30
    nop
    lqa $46, 0x180e0
    nop
    lqa $85, 0x180f0
    nop
    lqa $50, 0x180c0
    nop
    lqa $62, 0x180d0
    selb $63, $45, $47, $49
    stqd $44, 7920($51)
    selb $44, $52, $84, $48
    lqd $49, 2304($5)
    xor $84, $46, $82
    lqa $48, 0x180a0
    xor $82, $85, $81
    lqa $52, 0x180b0
    xor $85, $50, $79
    lqa $81, 0x18080
    xor $50, $62, $78
    lqa $47, 0x18090
    or $45, $84, $82
    lqd $62, 2320($5)
    or $46, $85, $50
    lqd $82, 2560($5)
    xor $85, $48, $76
    lqa $50, 0x18060
    xor $48, $52, $75
    lqa $84, 0x18070
    xor $52, $81, $9
    lqa $51, 0x18040
    xor $81, $47, $11
    lqa $64, 0x18050
    or $47, $85, $48
    lqd $65, 2576($5)
    or $48, $52, $81
    shufb $85, $49, $62, $6
    xor $81, $50, $94
    lqa $52, 0x18020
    xor $50, $84, $93
    lqa $62, 0x18000
    xor $66, $51, $91
    lqa $67, 0x18010
    xor $51, $64, $90
    lqa $68, 0x18030
    or $49, $81, $50
    shufb $84, $82, $65, $6
    or $50, $66, $51
    lnop
    xor $66, $52, $88
    lnop
    xor $52, $62, $85
    lnop
    xor $62, $67, $84
    lnop
    xor $67, $68, $87
    lnop
    or $51, $52, $62
    lnop
    or $52, $66, $67
    lnop
    selb $66, $51, $63, $44
    lnop
    selb $67, $52, $53, $99
    lqd $63, 5120($5)
    selb $53, $50, $56, $97
    stqa $66, 0x1a040
    selb $56, $49, $57, $98
    stqa $67, 0x1a050
    selb $57, $48, $54, $114
    stqa $53, 0x1a060
    selb $54, $47, $55, $113
    stqa $56, 0x1a070
    selb $55, $46, $58, $8
    stqa $57, 0x1a080
    selb $58, $45, $59, $42
    stqa $54, 0x1a090
    nop
    stqa $55, 0x1a0a0
    nop
    stqa $58, 0x1a0b0
    selb $59, $116, $106, $115
    lqd $62, 64($18)
    selb $115, $60, $100, $101
    lqd $106, 5136($5)
    selb $68, $116, $59, $86
    lnop
    selb $59, $60, $115, $86
    lqa $116, 0x0
    selb $115, $61, $110, $32
    lnop
    ai $32, $2, 4
    lnop
    selb $60, $61, $115, $86
    rotqby $110, $62, $72
    andi $115, $32, -16
    shufb $86, $63, $106, $6
    nop
    lnop
    a $63, $115, $116
    lnop
    nop
    rotqbyi $61, $110, 13
    selb $110, $99, $33, $86
    lqd $62, 7584($63)
    selb $33, $97, $112, $89
    cbd $82, 0($32)
    selb $32, $98, $3, $92
    stqa $110, 0x1a0c0
    selb $116, $114, $111, $17
    stqa $33, 0x1a0d0
    selb $101, $113, $7, $74
    stqa $32, 0x1a0e0
    selb $100, $8, $29, $77
    stqa $116, 0x1a0f0
    selb $115, $42, $30, $80
    stqa $101, 0x1a100
    selb $106, $43, $31, $83
    stqa $100, 0x1a110
    nop
    stqa $115, 0x1a120
    nop
    stqa $106, 0x1a130
    nop
    lqd $81, 192($18)
    nop
    lnop
    andi $65, $61, 255
    lnop
    nop
    lnop
    nop
    shufb $61, $65, $62, $82
    nop
    rotqbyi $62, $63, 0
    nop
    rotqby $65, $81, $72
    nop
    lnop
    nop
    lnop
    nop
    stqd $61, 7584($62)
    nop
    rotqbyi $61, $65, 13
    nop
    lqd $65, 7920($63)
    nop
    lnop
    nop
    lnop
    selb $63, $118, $10, $117
    lnop
    andi $117, $61, 255
    lnop
    selb $61, $120, $12, $119
    rotqbyi $10, $4, 5
    selb $119, $118, $63, $83
    shufb $12, $117, $65, $82
    selb $118, $120, $61, $80
    shlqbii $117, $58, 1
    selb $120, $122, $13, $121
    rotqbyi $58, $96, 5
    selb $121, $124, $15, $123
    rotqbii $13, $10, 1
    selb $123, $122, $120, $77
    lqa $10, 0x30
    selb $122, $124, $121, $74
    shlqbii $120, $106, 1
    selb $124, $126, $14, $125
    rotqbii $121, $58, 1
    selb $125, $68, $102, $103
    lqa $14, 0x30
    selb $58, $126, $124, $17
    lqa $103, 0x180e0
    selb $124, $68, $125, $83
    lqa $126, 0x180f0
    selb $68, $119, $104, $105
    lqa $125, 0x180c0
    selb $15, $118, $19, $107
    lqa $105, 0x180d0
    selb $61, $117, $13, $10
    stqd $12, 7920($62)
    selb $107, $120, $121, $14
    lqd $117, 2816($5)
    xor $121, $103, $79
    lqa $120, 0x180a0
    xor $103, $126, $78
    lqa $79, 0x180b0
    xor $126, $125, $76
    lqa $78, 0x18080
    xor $125, $105, $75
    lqa $14, 0x18090
    or $19, $121, $103
    lqd $10, 2832($5)
    or $105, $126, $125
    lqd $121, 3072($5)
    xor $126, $120, $9
    lqa $125, 0x18060
    xor $120, $79, $11
    lqa $103, 0x18070
    xor $79, $78, $94
    lqa $12, 0x18040
    xor $78, $14, $93
    lqa $13, 0x18050
    or $104, $126, $120
    lqd $14, 3088($5)
    or $126, $79, $78
    shufb $82, $117, $10, $6
    xor $117, $125, $91
    lqa $79, 0x18020
    xor $125, $103, $90
    lqa $78, 0x18000
    xor $10, $12, $88
    lqa $120, 0x18010
    xor $12, $13, $87
    lqa $62, 0x18030
    or $103, $117, $125
    shufb $81, $121, $14, $6
    or $102, $10, $12
    lnop
    xor $10, $79, $85
    lnop
    xor $79, $78, $82
    lnop
    xor $78, $120, $81
    lnop
    xor $120, $62, $84
    lnop
    or $125, $79, $78
    lnop
    or $14, $10, $120
    lnop
    selb $120, $125, $61, $107
    lnop
    selb $10, $14, $66, $110
    lqd $61, 5376($5)
    selb $66, $102, $67, $33
    stqa $120, 0x1a040
    selb $67, $103, $53, $32
    stqa $10, 0x1a050
    selb $53, $126, $56, $116
    stqa $66, 0x1a060
    selb $56, $104, $57, $101
    stqa $67, 0x1a070
    selb $57, $105, $54, $100
    stqa $53, 0x1a080
    selb $54, $19, $55, $115
    stqa $56, 0x1a090
    selb $55, $119, $68, $80
    stqa $57, 0x1a0a0
    selb $119, $118, $15, $77
    stqa $54, 0x1a0b0
    selb $118, $123, $20, $109
    lqd $15, 64($18)
    selb $109, $59, $16, $31
    lqd $20, 5392($5)
    selb $68, $123, $118, $74
    lnop
    selb $123, $59, $109, $83
    lqa $118, 0x0
    selb $109, $60, $34, $43
    lnop
    ai $34, $2, 5
    lnop
    selb $59, $60, $109, $83
    rotqby $43, $15, $72
    andi $109, $34, -16
    shufb $83, $61, $20, $6
    selb $20, $122, $22, $95
    lnop
    a $61, $109, $118
    lnop
    selb $118, $122, $20, $17
    rotqbyi $15, $43, 13
    selb $22, $110, $44, $83
    lqd $122, 7584($61)
    selb $44, $33, $99, $86
    cbd $20, 0($34)
    selb $34, $32, $97, $89
    stqa $22, 0x1a0c0
    selb $43, $116, $98, $92
    stqa $44, 0x1a0d0
    selb $16, $101, $114, $17
    stqa $34, 0x1a0e0
    selb $31, $100, $113, $74
    stqa $43, 0x1a0f0
    selb $109, $115, $8, $77
    stqa $16, 0x1a100
    selb $95, $106, $42, $80
    stqa $31, 0x1a110
    selb $60, $58, $21, $108
    stqa $109, 0x1a120
    selb $108, $124, $23, $30
    stqa $95, 0x1a130
    selb $23, $58, $60, $92
    lqd $30, 192($18)
    selb $58, $124, $108, $80
    lnop
    andi $124, $15, 255
    lnop
    selb $15, $55, $24, $29
    lnop
    selb $24, $119, $25, $7
    shufb $29, $124, $122, $20
    selb $124, $55, $15, $77
    rotqbyi $122, $61, 0
    selb $15, $119, $24, $74
    rotqby $55, $30, $72
    selb $119, $68, $26, $111
    lnop
    selb $111, $118, $28, $3
    lnop
    selb $3, $68, $119, $17
    stqd $29, 7584($122)
    selb $119, $118, $111, $92
    rotqbyi $29, $55, 13
    selb $118, $23, $27, $112
    lqd $111, 7920($61)
    selb $112, $123, $35, $42
    lnop
    selb $35, $23, $118, $89
    lnop
    selb $118, $123, $112, $80
    lnop
    andi $123, $29, 255
    lnop
    selb $29, $58, $36, $8
    rotqbyi $112, $4, 6
    selb $8, $124, $37, $113
    shufb $36, $123, $111, $20
    selb $123, $58, $29, $77
    shlqbii $113, $54, 1
    selb $29, $124, $8, $74
    rotqbyi $54, $96, 6
    selb $124, $15, $38, $114
    rotqbii $8, $112, 1
    selb $114, $3, $39, $98
    lqa $112, 0x30
    selb $98, $15, $124, $17
    shlqbii $39, $95, 1
    selb $124, $3, $114, $92
    rotqbii $15, $54, 1
    selb $114, $119, $41, $97
    lqa $3, 0x30
    selb $97, $35, $40, $99
    lqa $41, 0x180e0
    selb $54, $119, $114, $89
    lqa $99, 0x180f0
    selb $119, $35, $97, $86
    lqa $114, 0x180c0
    selb $97, $59, $45, $106
    lqa $35, 0x180d0
    selb $106, $113, $8, $112
    stqd $36, 7920($122)
    selb $45, $39, $15, $3
    lqd $122, 3328($5)
    xor $3, $41, $76
    lqa $15, 0x180a0
    xor $76, $99, $75
    lqa $41, 0x180b0
    xor $99, $114, $9
    lqa $75, 0x18080
    xor $114, $35, $11
    lqa $39, 0x18090
    or $113, $3, $76
    lqd $35, 3344($5)
    or $3, $99, $114
    lqd $76, 3584($5)
    xor $114, $15, $94
    lqa $112, 0x18060
    xor $15, $41, $93
    lqa $8, 0x18070
    xor $41, $75, $91
    lqa $36, 0x18040
    xor $75, $39, $90
    lqa $40, 0x18050
    or $38, $114, $15
    lqd $39, 3600($5)
    or $99, $41, $75
    shufb $79, $122, $35, $6
    xor $122, $112, $88
    lqa $75, 0x18020
    xor $112, $8, $87
    lqa $35, 0x18000
    xor $8, $36, $85
    lqa $114, 0x18010
    xor $36, $40, $84
    lqa $15, 0x18030
    or $40, $122, $112
    shufb $78, $76, $39, $6
    or $41, $8, $36
    lnop
    xor $8, $75, $82
    lnop
    xor $75, $35, $79
    lnop
    xor $35, $114, $78
    lnop
    xor $36, $15, $81
    lnop
    or $39, $75, $35
    lnop
    or $114, $8, $36
    lnop
    selb $8, $39, $106, $45
    lnop
    selb $36, $114, $120, $22
    lqd $106, 5632($5)
    selb $120, $41, $10, $44
    stqa $8, 0x1a040
    selb $10, $40, $66, $34
    stqa $36, 0x1a050
    selb $66, $99, $67, $43
    stqa $120, 0x1a060
    selb $67, $38, $53, $16
    stqa $10, 0x1a070
    selb $53, $3, $56, $31
    stqa $66, 0x1a080
    selb $56, $113, $57, $109
    stqa $67, 0x1a090
    selb $57, $118, $46, $115
    stqa $53, 0x1a0a0
    selb $46, $59, $97, $80
    stqa $56, 0x1a0b0
    selb $97, $118, $57, $77
    lqd $80, 64($18)
    selb $118, $123, $47, $100
    lqd $57, 5648($5)
    selb $47, $29, $48, $101
    lnop
    selb $59, $123, $118, $74
    lqa $48, 0x0
    selb $123, $29, $47, $17
    lnop
    ai $29, $2, 6
    lnop
    selb $47, $98, $49, $116
    rotqby $118, $80, $72
    andi $49, $29, -16
    shufb $80, $106, $57, $6
    selb $106, $98, $47, $92
    lnop
    a $98, $49, $48
    lnop
    selb $57, $124, $50, $32
    rotqbyi $75, $118, 13
    selb $50, $22, $107, $80
    lqd $118, 7584($98)
    selb $49, $44, $110, $83
    cbd $107, 0($29)
    selb $48, $34, $33, $86
    stqa $50, 0x1a0c0
    selb $47, $43, $32, $89
    stqa $49, 0x1a0d0
    selb $32, $16, $116, $92
    stqa $48, 0x1a0e0
    selb $116, $31, $101, $17
    stqa $47, 0x1a0f0
    selb $29, $109, $100, $74
    stqa $32, 0x1a100
    selb $100, $95, $115, $77
    stqa $116, 0x1a110
    selb $115, $54, $52, $33
    stqa $29, 0x1a120
    selb $33, $124, $57, $89
    stqa $100, 0x1a130
    selb $124, $54, $115, $86
    lqd $57, 192($18)
    selb $115, $119, $51, $110
    lnop
    andi $110, $75, 255
    lnop
    selb $75, $46, $19, $95
    lnop
    selb $95, $119, $115, $83
    shufb $19, $110, $118, $107
    selb $119, $46, $75, $77
    rotqbyi $118, $98, 0
    selb $77, $97, $105, $109
    rotqby $75, $57, $72
    selb $105, $59, $104, $31
    lnop
    selb $104, $97, $77, $74
    lnop
    selb $77, $59, $105, $17
    stqd $19, 7584($118)
    selb $105, $123, $126, $16
    rotqbyi $19, $75, 13
    selb $126, $106, $103, $43
    lqd $75, 7920($98)
    selb $103, $123, $105, $92
    lnop
    selb $123, $106, $126, $89
    lnop
    selb $126, $33, $102, $34
    lnop
    andi $102, $19, 255
    lnop
    selb $19, $124, $14, $44
    rotqbyi $106, $4, 7
    selb $4, $33, $126, $86
    shufb $14, $102, $75, $107
    selb $126, $124, $19, $83
    shlqbii $107, $56, 1
    selb $124, $95, $125, $22
    rotqbyi $19, $96, 7
    selb $125, $119, $113, $100
    rotqbii $96, $106, 1
    selb $113, $95, $124, $80
    lqa $106, 0x30
    selb $124, $119, $125, $74
    shlqbii $56, $100, 1
    selb $125, $104, $3, $29
    rotqbii $119, $19, 1
    selb $95, $100, $109, $74
    lqa $3, 0x30
    selb $74, $104, $125, $17
    lqa $109, 0x180e0
    selb $125, $77, $38, $116
    lqa $104, 0x180f0
    selb $97, $29, $31, $17
    lqa $38, 0x180c0
    selb $31, $77, $125, $92
    lqa $100, 0x180d0
    selb $125, $107, $96, $106
    stqd $14, 7920($118)
    selb $14, $56, $119, $3
    lqd $118, 3840($5)
    xor $119, $109, $9
    lqa $3, 0x180a0
    xor $109, $104, $11
    lqa $9, 0x180b0
    xor $104, $38, $94
    lqa $11, 0x18080
    xor $38, $100, $93
    lqa $56, 0x18090
    or $19, $119, $109
    lqd $100, 3856($5)
    or $33, $104, $38
    lqd $119, 4096($5)
    xor $104, $3, $91
    lqa $38, 0x18060
    xor $3, $9, $90
    lqa $109, 0x18070
    xor $9, $11, $88
    lqa $107, 0x18040
    xor $11, $56, $87
    lqa $106, 0x18050
    or $59, $104, $3
    lqd $56, 4112($5)
    or $3, $9, $11
    shufb $76, $118, $100, $6
    xor $118, $38, $85
    lqa $100, 0x18020
    xor $38, $109, $84
    lqa $9, 0x18000
    xor $109, $107, $82
    lqa $11, 0x18010
    xor $107, $106, $81
    lqa $104, 0x18030
    or $57, $118, $38
    shufb $75, $119, $56, $6
    or $119, $109, $107
    lnop
    xor $109, $100, $79
    lnop
    xor $100, $9, $76
    lnop
    xor $9, $11, $75
    lnop
    xor $11, $104, $78
    lnop
    or $38, $100, $9
    lnop
    or $9, $109, $11
    lnop
    selb $110, $38, $125, $14
    lnop
    selb $108, $9, $8, $50
    lqd $125, 5888($5)
    selb $106, $119, $36, $49
    stqa $110, 0x1a040
    selb $104, $57, $120, $48
    stqa $108, 0x1a050
    selb $102, $3, $10, $47
    stqa $106, 0x1a060
    selb $100, $59, $66, $32
    stqa $104, 0x1a070
    selb $98, $33, $67, $116
    stqa $102, 0x1a080
    selb $96, $19, $53, $29
    stqa $100, 0x1a090
    selb $53, $103, $99, $32
    stqa $98, 0x1a0a0
    selb $99, $116, $16, $92
    stqa $96, 0x1a0b0
    selb $16, $103, $53, $89
    lqd $67, 64($18)
    selb $103, $123, $40, $47
    lqd $53, 5904($5)
    selb $101, $32, $43, $89
    lnop
    selb $43, $123, $103, $86
    lqa $40, 0x0
    selb $103, $47, $34, $86
    lnop
    ai $34, $2, 7
    lnop
    selb $2, $4, $41, $48
    rotqby $123, $67, $72
    andi $41, $34, -16
    shufb $77, $125, $53, $6
    selb $125, $4, $2, $83
    lnop
    a $2, $41, $40
    lnop
    selb $40, $126, $114, $49
    rotqbyi $41, $123, 13
    selb $109, $50, $45, $77
    lqd $123, 7584($2)
    selb $107, $49, $22, $80
    cbd $45, 0($34)
    selb $105, $48, $44, $83
    stqa $109, 0x1a0c0
    selb $44, $126, $40, $80
    stqa $107, 0x1a0d0
    selb $126, $113, $39, $50
    stqa $105, 0x1a0e0
    selb $39, $124, $19, $95
    stqa $103, 0x1a0f0
    selb $19, $113, $126, $77
    stqa $101, 0x1a100
    selb $112, $124, $39, $17
    stqa $99, 0x1a110
    selb $124, $74, $33, $97
    stqa $97, 0x1a120
    selb $111, $95, $29, $17
    stqa $95, 0x1a130
    selb $114, $74, $124, $92
    lqd $17, 192($18)
    selb $124, $31, $59, $99
    lnop
    andi $59, $41, 255
    lnop
    selb $113, $97, $116, $92
    lnop
    selb $116, $31, $124, $89
    shufb $41, $59, $123, $45
    selb $124, $16, $3, $101
    rotqbyi $31, $2, 0
    selb $115, $99, $32, $89
    rotqby $3, $17, $72
    selb $118, $16, $124, $86
    hbrr hamming_edge_tap_branch, hamming_edge_tap_loop
    selb $16, $43, $57, $103
    lqd $124, 6144($5)
    selb $117, $101, $47, $86
    lqd $57, 6160($5)
    selb $120, $43, $16, $83
    stqd $41, 7584($31)
    selb $16, $125, $119, $105
    rotqbyi $41, $3, 13
    selb $119, $103, $48, $83
    lqd $3, 7920($2)
    selb $122, $125, $16, $80
    lnop
    selb $121, $105, $49, $80
    lnop
    selb $49, $44, $9, $107
    lnop
    andi $9, $41, 255
    shufb $74, $124, $57, $6
    selb $124, $44, $49, $77
    lnop
    selb $44, $19, $38, $109
    shufb $49, $9, $3, $45
    selb $123, $107, $50, $77
    lnop
    selb $126, $19, $44, $74
    lnop
    ai $73, $73, -1
    lnop
    selb $125, $109, $14, $74
    stqd $49, 7920($31)
    ai $127, $127, 1
hamming_edge_tap_branch:
    brnz $73, hamming_edge_tap_loop
hamming_edge_tap_end:
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

.global hamming_steady_tap
.align 3
hamming_steady_tap:
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
    lqa $8, 0x0
    a $7, $7, $8
    lqd $8, 768($7)
    lqd $9, 784($7)
    lqa $10, 0x10
    shufb $6, $6, $6, $10
    andbi $6, $6, 15
    lqa $10, 0x20
    a $6, $6, $10
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
    brz $2, hamming_steady_tap_end
    lqa $2, 0x10
    lqa $6, 0x0
    ai $5, $127, 1
    shli $3, $127, 3
    andi $7, $5, 7
    rotmi $4, $5, -3
    andi $8, $3, -16
    a $5, $8, $6
    shli $6, $7, 5
# 760 cycles an iteration, 560 at least: 389 instructions for the even pipe, 560 for the odd one; 85 cycles of nops alone
.align 3
hamming_steady_tap_loop:
    nop
    lqd $7, 6912($5)
    nop
    lnop
    nop
    lnop
    a $8, $6, $4
    lqd $10, 7248($5)
    nop
    lqa $4, 0x0
    nop
    shufb $6, $8, $8, $2
    nop
    rotqby $2, $7, $3
    nop
    lqa $7, 0x20
    nop
    shlqbii $9, $96, 1
    nop
    rotqby $96, $10, $3
    nop
    rotqbii $10, $2, 1
    nop
    lqa $57, 0x30
    nop
    shlqbii $55, $95, 1
    nop
    rotqbii $48, $96, 1
    nop
    lqa $46, 0x30
    andi $39, $8, -16
    lqa $37, 0x180e0
    andbi $8, $6, 15
    lqa $30, 0x180f0
    a $95, $39, $4
    lqa $6, 0x180c0
    a $4, $8, $7
    lqa $39, 0x180d0
    selb $21, $9, $10, $57
    lqd $28, 256($95)
    selb $7, $55, $48, $46
    lqd $9, 272($95)
    xor $46, $37, $94
    lqa $48, 0x180a0
    xor $94, $30, $93
    lqa $37, 0x18080
    xor $30, $6, $92
    lqa $55, 0x18090
    xor $6, $39, $91
    lqa $10, 0x180b0
    or $93, $46, $94
    lqd $39, 512($95)
    or $94, $30, $6
    lqa $46, 0x18060
    xor $30, $48, $90
    lqa $57, 0x18070
    xor $48, $37, $88
    lqa $19, 0x18040
    xor $37, $55, $87
    lqa $15, 0x18050
    xor $14, $10, $89
    lqd $55, 528($95)
    or $8, $48, $37
    shufb $6, $28, $9, $4
    xor $28, $46, $86
    lqa $37, 0x18020
    xor $46, $57, $85
    lqa $48, 0x18000
    xor $57, $19, $84
    lqa $17, 0x18010
    xor $19, $15, $83
    lqa $35, 0x18030
    or $10, $28, $46
    shufb $9, $39, $55, $4
    or $11, $57, $19
    lnop
    xor $19, $37, $82
    lnop
    xor $37, $48, $6
    lnop
    xor $48, $17, $9
    lnop
    xor $17, $35, $81
    lnop
    or $12, $37, $48
    lnop
    or $13, $19, $17
    lnop
    selb $17, $12, $21, $7
    lnop
    selb $21, $13, $110, $109
    lnop
    selb $19, $11, $108, $107
    stqa $17, 0x1a040
    selb $37, $10, $106, $105
    stqa $21, 0x1a050
    or $106, $30, $14
    stqa $19, 0x1a060
    selb $30, $8, $104, $103
    stqa $37, 0x1a070
    selb $48, $106, $102, $101
    lqa $104, 0x50
    selb $35, $94, $100, $99
    stqa $30, 0x1a080
    selb $100, $93, $98, $97
    stqa $48, 0x1a090
    nop
    stqa $35, 0x1a0a0
    andi $102, $79, -16
    stqa $100, 0x1a0b0
    nop
    lnop
    a $98, $102, $104
    lnop
    nop
    lnop
    nop
    lqd $104, 64($98)
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
    rotqby $102, $104, $79
    nop
    lnop
    nop
    lnop
    nop
    lnop
    nop
    rotqbyi $104, $102, 13
    nop
    lqd $102, 7584($5)
    nop
    cbd $14, 0($3)
    nop
    stqa $125, 0x1a0c0
    nop
    stqa $123, 0x1a0d0
    nop
    stqa $121, 0x1a0e0
    nop
    stqa $119, 0x1a0f0
    nop
    stqa $117, 0x1a100
    nop
    stqa $115, 0x1a110
    nop
    stqa $113, 0x1a120
    nop
    stqa $111, 0x1a130
    nop
    lqd $108, 192($98)
    nop
    lnop
    andi $110, $104, 255
    lnop
    nop
    lnop
    nop
    shufb $104, $110, $102, $14
    nop
    rotqbyi $110, $5, 0
    nop
    rotqby $102, $108, $79
    nop
    lnop
    nop
    lnop
    nop
    stqd $104, 7584($110)
    nop
    rotqbyi $104, $102, 13
    nop
    lqd $102, 7920($5)
    nop
    lnop
    nop
    lnop
    nop
    lnop
    andi $5, $104, 255
    lnop
    nop
    rotqbyi $104, $2, 1
    nop
    shufb $108, $5, $102, $14
    nop
    shlqbii $102, $100, 1
    nop
    rotqbyi $100, $96, 1
    nop
    rotqbii $5, $104, 1
    nop
    lqa $104, 0x30
    nop
    shlqbii $14, $111, 1
    nop
    rotqbii $57, $100, 1
    nop
    lqa $100, 0x30
    nop
    lqa $28, 0x180e0
    nop
    lqa $39, 0x180f0
    nop
    lqa $46, 0x180c0
    nop
    lqa $55, 0x180d0
    selb $53, $102, $5, $104
    stqd $108, 7920($110)
    selb $5, $14, $57, $100
    lqd $110, 768($95)
    xor $100, $28, $92
    lqa $14, 0x180a0
    xor $92, $39, $91
    lqa $28, 0x180b0
    xor $39, $46, $90
    lqa $57, 0x18080
    xor $46, $55, $89
    lqa $108, 0x18090
    or $91, $100, $92
    lqd $55, 784($95)
    or $92, $39, $46
    lqd $26, 1024($95)
    xor $39, $14, $88
    lqa $46, 0x18060
    xor $14, $28, $87
    lqa $104, 0x18070
    xor $28, $57, $86
    lqa $15, 0x18040
    xor $57, $108, $85
    lqa $44, 0x18050
    or $100, $39, $14
    lqd $108, 1040($95)
    or $102, $28, $57
    shufb $14, $110, $55, $4
    xor $110, $46, $84
    lqa $28, 0x18020
    xor $46, $104, $83
    lqa $55, 0x18000
    xor $57, $15, $82
    lqa $39, 0x18010
    xor $54, $44, $81
    lqa $56, 0x18030
    or $104, $110, $46
    shufb $15, $26, $108, $4
    or $108, $57, $54
    lnop
    xor $54, $28, $6
    lnop
    xor $28, $55, $14
    lnop
    xor $55, $39, $15
    lnop
    xor $39, $56, $9
    lnop
    or $110, $28, $55
    lnop
    or $16, $54, $39
    lnop
    selb $39, $110, $53, $5
    lnop
    selb $53, $16, $17, $125
    lnop
    selb $54, $108, $21, $123
    stqa $39, 0x1a040
    selb $28, $104, $19, $121
    stqa $53, 0x1a050
    selb $55, $102, $37, $119
    stqa $54, 0x1a060
    selb $37, $100, $30, $117
    stqa $28, 0x1a070
    selb $30, $92, $48, $115
    stqa $55, 0x1a080
    selb $48, $91, $35, $113
    stqa $37, 0x1a090
    nop
    stqa $30, 0x1a0a0
    nop
    stqa $48, 0x1a0b0
    nop
    lqd $35, 64($98)
    nop
    lnop
    nop
    lnop
    nop
    lqa $19, 0x0
    nop
    lnop
    ai $21, $3, 1
    lnop
    nop
    rotqby $17, $35, $79
    andi $35, $21, -16
    lnop
    nop
    lnop
    a $56, $35, $19
    lnop
    nop
    rotqbyi $19, $17, 13
    nop
    lqd $17, 7584($56)
    nop
    cbd $35, 0($21)
    nop
    stqa $7, 0x1a0c0
    nop
    stqa $109, 0x1a0d0
    nop
    stqa $107, 0x1a0e0
    nop
    stqa $105, 0x1a0f0
    nop
    stqa $103, 0x1a100
    nop
    stqa $101, 0x1a110
    nop
    stqa $99, 0x1a120
    nop
    stqa $97, 0x1a130
    nop
    lqd $21, 192($98)
    nop
    lnop
    andi $57, $19, 255
    lnop
    nop
    lnop
    nop
    shufb $19, $57, $17, $35
    nop
    rotqbyi $17, $56, 0
    nop
    rotqby $57, $21, $79
    nop
    lnop
    nop
    lnop
    nop
    stqd $19, 7584($17)
    nop
    rotqbyi $19, $57, 13
    nop
    lqd $57, 7920($56)
    nop
    lnop
    nop
    lnop
    nop
    lnop
    andi $56, $19, 255
    lnop
    nop
    rotqbyi $19, $2, 2
    nop
    shufb $21, $56, $57, $35
    nop
    shlqbii $35, $48, 1
    nop
    rotqbyi $48, $96, 2
    nop
    rotqbii $56, $19, 1
    nop
    lqa $19, 0x30
    nop
    shlqbii $57, $97, 1
    nop
    rotqbii $26, $48, 1
    nop
    lqa $48, 0x30
    nop
    lqa $46, 0x180e0
    nop
    lqa $44, 0x180f0
    nop
    lqa $59, 0x180c0
    nop
    lqa $60, 0x180d0
    selb $61, $35, $56, $19
    stqd $21, 7920($17)
    selb $17, $57, $26, $48
    lqd $21, 1280($95)
    xor $26, $46, $90
    lqa $48, 0x180a0
    xor $90, $44, $89
    lqa $46, 0x180b0
    xor $44, $59, $88
    lqa $57, 0x18080
    xor $59, $60, $87
    lqa $19, 0x18090
    or $89, $26, $90
    lqd $60, 1296($95)
    or $90, $44, $59
    lqd $26, 1536($95)
    xor $44, $48, $86
    lqa $59, 0x18060
    xor $48, $46, $85
    lqa $35, 0x18070
    xor $46, $57, $84
    lqa $56, 0x18040
    xor $57, $19, $83
    lqa $58, 0x18050
    or $18, $44, $48
    lqd $51, 1552($95)
    or $20, $46, $57
    shufb $19, $21, $60, $4
    xor $46, $59, $82
    lqa $57, 0x18020
    xor $59, $35, $81
    lqa $60, 0x18000
    xor $35, $56, $6
    lqa $44, 0x18010
    xor $56, $58, $9
    lqa $48, 0x18030
    or $22, $46, $59
    shufb $21, $26, $51, $4
    or $23, $35, $56
    lnop
    xor $35, $57, $14
    lnop
    xor $57, $60, $19
    lnop
    xor $60, $44, $21
    lnop
    xor $44, $48, $15
    lnop
    or $24, $57, $60
    lnop
    or $25, $35, $44
    lnop
    selb $35, $24, $61, $17
    lnop
    selb $61, $25, $39, $7
    lnop
    selb $39, $23, $53, $109
    stqa $35, 0x1a040
    selb $53, $22, $54, $107
    stqa $61, 0x1a050
    selb $54, $20, $28, $105
    stqa $39, 0x1a060
    selb $44, $18, $55, $103
    stqa $53, 0x1a070
    selb $55, $90, $37, $101
    stqa $54, 0x1a080
    selb $37, $89, $30, $99
    stqa $44, 0x1a090
    nop
    stqa $55, 0x1a0a0
    nop
    stqa $37, 0x1a0b0
    nop
    lqd $30, 64($98)
    nop
    lnop
    nop
    lnop
    nop
    lqa $28, 0x0
    nop
    lnop
    ai $57, $3, 2
    lnop
    nop
    rotqby $60, $30, $79
    andi $30, $57, -16
    lnop
    nop
    lnop
    a $48, $30, $28
    lnop
    nop
    rotqbyi $28, $60, 13
    nop
    lqd $60, 7584($48)
    nop
    cbd $30, 0($57)
    nop
    stqa $5, 0x1a0c0
    nop
    stqa $125, 0x1a0d0
    nop
    stqa $123, 0x1a0e0
    nop
    stqa $121, 0x1a0f0
    nop
    stqa $119, 0x1a100
    nop
    stqa $117, 0x1a110
    nop
    stqa $115, 0x1a120
    nop
    stqa $113, 0x1a130
    nop
    lqd $57, 192($98)
    nop
    lnop
    andi $56, $28, 255
    lnop
    nop
    lnop
    nop
    shufb $28, $56, $60, $30
    nop
    rotqbyi $56, $48, 0
    nop
    rotqby $60, $57, $79
    nop
    lnop
    nop
    lnop
    nop
    stqd $28, 7584($56)
    nop
    rotqbyi $28, $60, 13
    nop
    lqd $60, 7920($48)
    nop
    lnop
    nop
    lnop
    nop
    lnop
    andi $48, $28, 255
    lnop
    nop
    rotqbyi $28, $2, 3
    nop
    shufb $57, $48, $60, $30
    nop
    shlqbii $30, $37, 1
    nop
    rotqbyi $37, $96, 3
    nop
    rotqbii $48, $28, 1
    nop
    lqa $28, 0x30
    nop
    shlqbii $60, $113, 1
    nop
    rotqbii $46, $37, 1
    nop
    lqa $37, 0x30
    nop
    lqa $51, 0x180e0
    nop
    lqa $59, 0x180f0
    nop
    lqa $58, 0x180c0
    nop
    lqa $52, 0x180d0
    selb $50, $30, $48, $28
    stqd $57, 7920($56)
    selb $26, $60, $46, $37
    lqd $30, 1792($95)
    xor $37, $51, $88
    lqa $46, 0x180a0
    xor $88, $59, $87
    lqa $51, 0x180b0
    xor $59, $58, $86
    lqa $60, 0x18080
    xor $58, $52, $85
    lqa $28, 0x18090
    or $87, $37, $88
    lqd $52, 1808($95)
    or $88, $59, $58
    lqd $37, 2048($95)
    xor $58, $46, $84
    lqa $59, 0x18060
    xor $46, $51, $83
    lqa $48, 0x18070
    xor $51, $60, $82
    lqa $56, 0x18040
    xor $60, $28, $81
    lqa $57, 0x18050
    or $27, $58, $46
    lqd $49, 2064($95)
    or $29, $51, $60
    shufb $28, $30, $52, $4
    xor $51, $59, $6
    lqa $52, 0x18020
    xor $59, $48, $9
    lqa $60, 0x18000
    xor $48, $56, $14
    lqa $46, 0x18010
    xor $56, $57, $15
    lqa $58, 0x18030
    or $31, $51, $59
    shufb $30, $37, $49, $4
    or $32, $48, $56
    lnop
    xor $48, $52, $19
    lnop
    xor $52, $60, $28
    lnop
    xor $60, $46, $30
    lnop
    xor $46, $58, $21
    lnop
    or $33, $52, $60
    lnop
    or $34, $48, $46
    lnop
    selb $46, $33, $50, $26
    lnop
    selb $50, $34, $35, $5
    lnop
    selb $48, $32, $61, $125
    stqa $46, 0x1a040
    selb $61, $31, $39, $123
    stqa $50, 0x1a050
    selb $52, $29, $53, $121
    stqa $48, 0x1a060
    selb $53, $27, $54, $119
    stqa $61, 0x1a070
    selb $54, $88, $44, $117
    stqa $52, 0x1a080
    selb $44, $87, $55, $115
    stqa $53, 0x1a090
    nop
    stqa $54, 0x1a0a0
    nop
    stqa $44, 0x1a0b0
    nop
    lqd $55, 64($98)
    nop
    lnop
    nop
    lnop
    nop
    lqa $39, 0x0
    nop
    lnop
    ai $35, $3, 3
    lnop
    nop
    rotqby $60, $55, $79
    andi $55, $35, -16
    lnop
    nop
    lnop
    a $58, $55, $39
    lnop
    nop
    rotqbyi $39, $60, 13
    nop
    lqd $60, 7584($58)
    nop
    cbd $55, 0($35)
    nop
    stqa $17, 0x1a0c0
    nop
    stqa $7, 0x1a0d0
    nop
    stqa $109, 0x1a0e0
    nop
    stqa $107, 0x1a0f0
    nop
    stqa $105, 0x1a100
    nop
    stqa $103, 0x1a110
    nop
    stqa $101, 0x1a120
    nop
    stqa $99, 0x1a130
    nop
    lqd $35, 192($98)
    nop
    lnop
    andi $56, $39, 255
    lnop
    nop
    lnop
    nop
    shufb $39, $56, $60, $55
    nop
    rotqbyi $56, $58, 0
    nop
    rotqby $60, $35, $79
    nop
    lnop
    nop
    lnop
    nop
    stqd $39, 7584($56)
    nop
    rotqbyi $39, $60, 13
    nop
    lqd $60, 7920($58)
    nop
    lnop
    nop
    lnop
    nop
    lnop
    andi $58, $39, 255
    lnop
    nop
    rotqbyi $39, $2, 4
    nop
    shufb $35, $58, $60, $55
    nop
    shlqbii $55, $44, 1
    nop
    rotqbyi $44, $96, 4
    nop
    rotqbii $58, $39, 1
    nop
    lqa $39, 0x30
    nop
    shlqbii $60, $99, 1
    nop
    rotqbii $37, $44, 1
    nop
    lqa $44, 0x30
    nop
    lqa $49, 0x180e0
    nop
    lqa $51, 0x180f0
    nop
    lqa $59, 0x180c0
    nop
    lqa $57, 0x180d0
    selb $47, $55, $58, $39
    stqd $35, 7920($56)
    selb $35, $60, $37, $44
    lqd $39, 2304($95)
    xor $37, $49, $86
    lqa $44, 0x180a0
    xor $86, $51, $85
    lqa $49, 0x180b0
    xor $51, $59, $84
    lqa $60, 0x18080
    xor $59, $57, $83
    lqa $55, 0x18090
    or $85, $37, $86
    lqd $57, 2320($95)
    or $86, $51, $59
    lqd $56, 2560($95)
    xor $51, $44, $82
    lqa $59, 0x18060
    xor $44, $49, $81
    lqa $58, 0x18070
    xor $49, $60, $6
    lqa $45, 0x18040
    xor $60, $55, $9
    lqa $42, 0x18050
    or $36, $51, $44
    lqd $55, 2576($95)
    or $38, $49, $60
    shufb $37, $39, $57, $4
    xor $49, $59, $14
    lqa $57, 0x18020
    xor $59, $58, $15
    lqa $60, 0x18000
    xor $58, $45, $19
    lqa $44, 0x18010
    xor $45, $42, $21
    lqa $51, 0x18030
    or $40, $49, $59
    shufb $39, $56, $55, $4
    or $41, $58, $45
    lnop
    xor $45, $57, $28
    lnop
    xor $57, $60, $37
    lnop
    xor $60, $44, $39
    lnop
    xor $44, $51, $30
    lnop
    or $42, $57, $60
    lnop
    or $43, $45, $44
    lnop
    selb $57, $42, $47, $35
    lnop
    selb $60, $43, $46, $17
    lnop
    selb $58, $41, $50, $7
    stqa $57, 0x1a040
    selb $55, $40, $48, $109
    stqa $60, 0x1a050
    selb $56, $38, $61, $107
    stqa $58, 0x1a060
    selb $61, $36, $52, $105
    stqa $55, 0x1a070
    selb $59, $86, $53, $103
    stqa $56, 0x1a080
    selb $53, $85, $54, $101
    stqa $61, 0x1a090
    nop
    stqa $59, 0x1a0a0
    nop
    stqa $53, 0x1a0b0
    nop
    lqd $54, 64($98)
    nop
    lnop
    nop
    lnop
    nop
    lqa $52, 0x0
    nop
    lnop
    ai $48, $3, 4
    lnop
    nop
    rotqby $50, $54, $79
    andi $54, $48, -16
    lnop
    nop
    lnop
    a $46, $54, $52
    lnop
    nop
    rotqbyi $52, $50, 13
    nop
    lqd $50, 7584($46)
    nop
    cbd $54, 0($48)
    nop
    stqa $26, 0x1a0c0
    nop
    stqa $5, 0x1a0d0
    nop
    stqa $125, 0x1a0e0
    nop
    stqa $123, 0x1a0f0
    nop
    stqa $121, 0x1a100
    nop
    stqa $119, 0x1a110
    nop
    stqa $117, 0x1a120
    nop
    stqa $115, 0x1a130
    nop
    lqd $48, 192($98)
    nop
    lnop
    andi $47, $52, 255
    lnop
    nop
    lnop
    nop
    shufb $52, $47, $50, $54
    nop
    rotqbyi $47, $46, 0
    nop
    rotqby $50, $48, $79
    nop
    lnop
    nop
    lnop
    nop
    stqd $52, 7584($47)
    nop
    rotqbyi $52, $50, 13
    nop
    lqd $50, 7920($46)
    nop
    lnop
    nop
    lnop
    nop
    lnop
    andi $46, $52, 255
    lnop
    nop
    rotqbyi $52, $2, 5
    nop
    shufb $48, $46, $50, $54
    nop
    shlqbii $46, $53, 1
    nop
    rotqbyi $53, $96, 5
    nop
    rotqbii $50, $52, 1
    nop
    lqa $52, 0x30
    nop
    shlqbii $54, $115, 1
    nop
    rotqbii $45, $53, 1
    nop
    lqa $53, 0x30
    nop
    lqa $51, 0x180e0
    nop
    lqa $49, 0x180f0
    nop
    lqa $62, 0x180c0
    nop
    lqa $63, 0x180d0
    selb $64, $46, $50, $52
    stqd $48, 7920($47)
    selb $44, $54, $45, $53
    lqd $48, 2816($95)
    xor $45, $51, $84
    lqa $53, 0x180a0
    xor $84, $49, $83
    lqa $51, 0x180b0
    xor $49, $62, $82
    lqa $54, 0x18080
    xor $62, $63, $81
    lqa $46, 0x18090
    or $83, $45, $84
    lqd $63, 2832($95)
    or $84, $49, $62
    lqd $50, 3072($95)
    xor $49, $53, $6
    lqa $62, 0x18060
    xor $53, $51, $9
    lqa $52, 0x18070
    xor $51, $54, $14
    lqa $65, 0x18040
    xor $54, $46, $15
    lqa $66, 0x18050
    or $45, $49, $53
    lqd $67, 3088($95)
    or $47, $51, $54
    shufb $46, $48, $63, $4
    xor $51, $62, $19
    lqa $54, 0x18020
    xor $62, $52, $21
    lqa $63, 0x18000
    xor $52, $65, $28
    lqa $53, 0x18010
    xor $65, $66, $30
    lqa $68, 0x18030
    or $49, $51, $62
    shufb $48, $50, $67, $4
    or $50, $52, $65
    lnop
    xor $65, $54, $37
    lnop
    xor $54, $63, $46
    lnop
    xor $63, $53, $48
    lnop
    xor $53, $68, $39
    lnop
    or $51, $54, $63
    lnop
    or $52, $65, $53
    lnop
    selb $65, $51, $64, $44
    lnop
    selb $64, $52, $57, $26
    lnop
    selb $63, $50, $60, $5
    stqa $65, 0x1a040
    selb $68, $49, $58, $125
    stqa $64, 0x1a050
    selb $62, $47, $55, $123
    stqa $63, 0x1a060
    selb $67, $45, $56, $121
    stqa $68, 0x1a070
    selb $66, $84, $61, $119
    stqa $62, 0x1a080
    selb $61, $83, $59, $117
    stqa $67, 0x1a090
    nop
    stqa $66, 0x1a0a0
    nop
    stqa $61, 0x1a0b0
    nop
    lqd $59, 64($98)
    nop
    lnop
    nop
    lnop
    nop
    lqa $56, 0x0
    nop
    lnop
    ai $55, $3, 5
    lnop
    nop
    rotqby $58, $59, $79
    andi $59, $55, -16
    lnop
    nop
    lnop
    a $60, $59, $56
    lnop
    nop
    rotqbyi $56, $58, 13
    nop
    lqd $58, 7584($60)
    nop
    cbd $59, 0($55)
    nop
    stqa $35, 0x1a0c0
    nop
    stqa $17, 0x1a0d0
    nop
    stqa $7, 0x1a0e0
    nop
    stqa $109, 0x1a0f0
    nop
    stqa $107, 0x1a100
    nop
    stqa $105, 0x1a110
    nop
    stqa $103, 0x1a120
    nop
    stqa $101, 0x1a130
    nop
    lqd $55, 192($98)
    nop
    lnop
    andi $57, $56, 255
    lnop
    nop
    lnop
    nop
    shufb $56, $57, $58, $59
    nop
    rotqbyi $57, $60, 0
    nop
    rotqby $58, $55, $79
    nop
    lnop
    nop
    lnop
    nop
    stqd $56, 7584($57)
    nop
    rotqbyi $56, $58, 13
    nop
    lqd $58, 7920($60)
    nop
    lnop
    nop
    lnop
    nop
    lnop
    andi $60, $56, 255
    lnop
    nop
    rotqbyi $56, $2, 6
    nop
    shufb $55, $60, $58, $59
    nop
    shlqbii $58, $61, 1
    nop
    rotqbyi $61, $96, 6
    nop
    rotqbii $59, $56, 1
    nop
    lqa $56, 0x30
    nop
    shlqbii $60, $101, 1
    nop
    rotqbii $54, $61, 1
    nop
    lqa $61, 0x30
    nop
    lqa $69, 0x180e0
    nop
    lqa $70, 0x180f0
    nop
    lqa $71, 0x180c0
    nop
    lqa $72, 0x180d0
    selb $73, $58, $59, $56
    stqd $55, 7920($57)
    selb $53, $60, $54, $61
    lqd $57, 3328($95)
    xor $54, $69, $82
    lqa $60, 0x180a0
    xor $82, $70, $81
    lqa $69, 0x180b0
    xor $70, $71, $6
    lqa $61, 0x18080
    xor $71, $72, $9
    lqa $55, 0x18090
    or $81, $54, $82
    lqd $72, 3344($95)
    or $82, $70, $71
    lqd $59, 3584($95)
    xor $70, $60, $14
    lqa $71, 0x18060
    xor $60, $69, $15
    lqa $58, 0x18070
    xor $69, $61, $19
    lqa $74, 0x18040
    xor $61, $55, $21
    lqa $75, 0x18050
    or $54, $70, $60
    lqd $76, 3600($95)
    or $56, $69, $61
    shufb $55, $57, $72, $4
    xor $61, $71, $28
    lqa $69, 0x18020
    xor $71, $58, $30
    lqa $72, 0x18000
    xor $60, $74, $37
    lqa $70, 0x18010
    xor $74, $75, $39
    lqa $77, 0x18030
    or $58, $61, $71
    shufb $57, $59, $76, $4
    or $59, $60, $74
    lnop
    xor $74, $69, $46
    lnop
    xor $69, $72, $55
    lnop
    xor $72, $70, $57
    lnop
    xor $70, $77, $48
    lnop
    or $60, $69, $72
    lnop
    or $61, $74, $70
    lnop
    selb $70, $60, $73, $53
    lnop
    selb $73, $61, $65, $35
    lnop
    selb $65, $59, $64, $17
    stqa $70, 0x1a040
    selb $64, $58, $63, $7
    stqa $73, 0x1a050
    selb $63, $56, $68, $109
    stqa $65, 0x1a060
    selb $68, $54, $62, $107
    stqa $64, 0x1a070
    selb $62, $82, $67, $105
    stqa $63, 0x1a080
    selb $67, $81, $66, $103
    stqa $68, 0x1a090
    nop
    stqa $62, 0x1a0a0
    nop
    stqa $67, 0x1a0b0
    nop
    lqd $66, 64($98)
    nop
    lnop
    nop
    lnop
    nop
    lqa $74, 0x0
    nop
    lnop
    ai $69, $3, 6
    lnop
    nop
    rotqby $72, $66, $79
    andi $66, $69, -16
    lnop
    nop
    lnop
    a $77, $66, $74
    lnop
    nop
    rotqbyi $66, $72, 13
    nop
    lqd $72, 7584($77)
    nop
    cbd $74, 0($69)
    nop
    stqa $44, 0x1a0c0
    nop
    stqa $26, 0x1a0d0
    nop
    stqa $5, 0x1a0e0
    nop
    stqa $125, 0x1a0f0
    nop
    stqa $123, 0x1a100
    nop
    stqa $121, 0x1a110
    nop
    stqa $119, 0x1a120
    nop
    stqa $117, 0x1a130
    nop
    lqd $69, 192($98)
    nop
    lnop
    andi $71, $66, 255
    lnop
    nop
    lnop
    nop
    shufb $66, $71, $72, $74
    nop
    rotqbyi $71, $77, 0
    nop
    rotqby $72, $69, $79
    nop
    lnop
    nop
    lnop
    nop
    stqd $66, 7584($71)
    nop
    rotqbyi $66, $72, 13
    nop
    lqd $72, 7920($77)
    nop
    lnop
    nop
    lnop
    nop
    lnop
    andi $77, $66, 255
    lnop
    nop
    rotqbyi $66, $2, 7
    nop
    shufb $2, $77, $72, $74
    nop
    shlqbii $72, $67, 1
    nop
    rotqbyi $67, $96, 7
    nop
    rotqbii $96, $66, 1
    nop
    lqa $66, 0x30
    nop
    shlqbii $74, $117, 1
    nop
    rotqbii $77, $67, 1
    selb $67, $112, $93, $111
    lqa $69, 0x30
    selb $112, $114, $94, $113
    lqa $111, 0x180e0
    selb $114, $116, $106, $115
    lqa $94, 0x180f0
    selb $116, $118, $8, $117
    lqa $106, 0x180c0
    selb $118, $120, $10, $119
    lqa $8, 0x180d0
    selb $120, $72, $96, $66
    stqd $2, 7920($71)
    selb $66, $74, $77, $69
    lqd $96, 3840($95)
    xor $69, $111, $6
    lqa $74, 0x180a0
    xor $111, $94, $9
    lqa $6, 0x180b0
    xor $94, $106, $14
    lqa $9, 0x18080
    xor $106, $8, $15
    lqa $77, 0x18090
    or $71, $69, $111
    lqd $8, 3856($95)
    or $69, $94, $106
    lqd $111, 4096($95)
    xor $106, $74, $19
    lqa $94, 0x18060
    xor $74, $6, $21
    lqa $2, 0x18070
    xor $6, $9, $28
    lqa $72, 0x18040
    xor $10, $77, $30
    lqa $93, 0x18050
    or $76, $106, $74
    lqd $77, 4112($95)
    or $106, $6, $10
    shufb $9, $96, $8, $4
    xor $96, $94, $37
    lqa $6, 0x18020
    xor $94, $2, $39
    lqa $8, 0x18000
    xor $2, $72, $46
    lqa $95, 0x18010
    xor $72, $93, $48
    lqa $74, 0x18030
    or $93, $96, $94
    shufb $10, $111, $77, $4
    or $111, $2, $72
    lnop
    xor $2, $6, $55
    lnop
    xor $6, $8, $9
    lnop
    xor $8, $95, $10
    lnop
    xor $95, $74, $57
    lnop
    or $74, $6, $8
    lnop
    or $8, $2, $95
    lnop
    selb $95, $74, $120, $66
    lnop
    selb $72, $8, $70, $44
    lnop
    selb $70, $111, $73, $26
    stqa $95, 0x1a040
    selb $73, $93, $65, $5
    stqa $72, 0x1a050
    selb $65, $106, $64, $125
    stqa $70, 0x1a060
    selb $64, $76, $63, $123
    stqa $73, 0x1a070
    selb $63, $69, $68, $121
    stqa $65, 0x1a080
    selb $68, $71, $62, $119
    stqa $64, 0x1a090
    selb $62, $122, $11, $121
    stqa $63, 0x1a0a0
    selb $122, $124, $13, $123
    stqa $68, 0x1a0b0
    selb $124, $126, $12, $125
    lqd $13, 64($98)
    selb $126, $67, $91, $97
    lnop
    selb $97, $112, $92, $99
    lnop
    selb $112, $114, $100, $101
    lqa $92, 0x0
    selb $114, $116, $102, $103
    lnop
    ai $116, $3, 7
    lnop
    selb $3, $118, $104, $105
    rotqby $102, $13, $79
    andi $118, $116, -16
    lnop
    selb $104, $62, $108, $107
    lnop
    a $108, $118, $92
    lnop
    selb $118, $122, $16, $109
    rotqbyi $92, $102, 13
    selb $122, $124, $110, $7
    lqd $102, 7584($108)
    selb $124, $126, $89, $113
    cbd $110, 0($116)
    selb $126, $97, $90, $115
    stqa $53, 0x1a0c0
    selb $97, $112, $18, $117
    stqa $35, 0x1a0d0
    selb $112, $114, $20, $119
    stqa $17, 0x1a0e0
    selb $114, $3, $22, $121
    stqa $7, 0x1a0f0
    selb $3, $104, $23, $123
    stqa $109, 0x1a100
    selb $104, $118, $25, $125
    stqa $107, 0x1a110
    selb $118, $122, $24, $5
    stqa $105, 0x1a120
    selb $122, $124, $87, $99
    stqa $103, 0x1a130
    selb $124, $126, $88, $101
    lqd $99, 192($98)
    selb $126, $97, $27, $103
    lnop
    andi $97, $92, 255
    lnop
    selb $92, $112, $29, $105
    lnop
    selb $112, $114, $31, $107
    shufb $29, $97, $102, $110
    selb $114, $3, $32, $109
    rotqbyi $102, $108, 0
    selb $3, $104, $34, $7
    rotqby $32, $99, $79
    selb $99, $118, $33, $17
    rotqbyi $104, $103, 0
    selb $33, $122, $85, $115
    rotqbyi $118, $105, 0
    selb $122, $124, $86, $117
    stqd $29, 7584($102)
    selb $124, $126, $36, $119
    rotqbyi $86, $32, 13
    selb $126, $92, $38, $121
    lqd $32, 7920($108)
    selb $92, $112, $40, $123
    rotqbyi $108, $107, 0
    selb $40, $114, $41, $125
    rotqbyi $112, $109, 0
    selb $41, $3, $43, $5
    rotqbyi $114, $119, 0
    andi $43, $86, 255
    rotqbyi $3, $121, 0
    selb $38, $99, $42, $26
    rotqbyi $86, $123, 0
    selb $99, $33, $83, $101
    shufb $42, $43, $32, $110
    selb $101, $122, $84, $103
    rotqbyi $110, $125, 0
    selb $122, $124, $45, $105
    lqa $2, 0x10
    selb $124, $126, $47, $107
    lqa $6, 0x0
    selb $126, $92, $49, $109
    stqd $42, 7920($102)
    selb $102, $40, $50, $7
    rotqbyi $92, $110, 0
    selb $110, $41, $52, $17
    rotqbyi $40, $86, 0
    selb $86, $38, $51, $35
    rotqbyi $41, $3, 0
    selb $3, $126, $58, $125
    rotqbyi $38, $114, 0
    selb $125, $110, $61, $26
    rotqbyi $58, $112, 0
    selb $112, $86, $60, $44
    rotqbyi $61, $108, 0
    ai $108, $127, 1
    rotqbyi $86, $118, 0
    selb $118, $112, $74, $53
    rotqbyi $60, $104, 0
    selb $112, $102, $59, $5
    rotqbyi $127, $108, 0
    selb $108, $125, $8, $35
    rotqbyi $126, $118, 0
    selb $118, $124, $56, $123
    rotqbyi $125, $66, 0
    selb $56, $112, $111, $17
    rotqbyi $124, $108, 0
    selb $112, $122, $54, $121
    rotqbyi $123, $44, 0
    selb $44, $3, $93, $7
    rotqbyi $122, $56, 0
    selb $93, $101, $82, $119
    rotqbyi $121, $26, 0
    selb $101, $118, $106, $109
    rotqbyi $120, $44, 0
    selb $109, $99, $81, $117
    rotqbyi $119, $5, 0
    selb $99, $112, $76, $107
    rotqbyi $118, $101, 0
    nop
    rotqbyi $117, $92, 0
    selb $92, $93, $69, $105
    rotqbyi $116, $99, 0
    nop
    rotqbyi $115, $40, 0
    selb $40, $109, $71, $103
    rotqbyi $114, $92, 0
    nop
    rotqbyi $113, $41, 0
    nop
    rotqbyi $112, $40, 0
    nop
    rotqbyi $111, $38, 0
    nop
    rotqbyi $110, $95, 0
    nop
    rotqbyi $109, $53, 0
    nop
    rotqbyi $108, $72, 0
    nop
    rotqbyi $107, $35, 0
    nop
    rotqbyi $106, $70, 0
    nop
    rotqbyi $105, $17, 0
    nop
    rotqbyi $104, $73, 0
    nop
    rotqbyi $103, $7, 0
    nop
    rotqbyi $102, $65, 0
    nop
    rotqbyi $101, $58, 0
    nop
    rotqbyi $100, $64, 0
    nop
    rotqbyi $99, $61, 0
    nop
    rotqbyi $98, $63, 0
    nop
    rotqbyi $97, $86, 0
    nop
    rotqbyi $96, $68, 0
    nop
    hbrr hamming_steady_tap_branch, hamming_steady_tap_loop
    nop
    rotqbyi $95, $60, 0
    nop
    rotqbyi $94, $14, 0
    nop
    rotqbyi $93, $15, 0
    nop
    rotqbyi $92, $19, 0
    nop
    rotqbyi $91, $21, 0
    nop
    rotqbyi $90, $28, 0
    nop
    rotqbyi $89, $30, 0
    ai $5, $127, 1
    rotqbyi $88, $37, 0
    shli $3, $127, 3
    rotqbyi $87, $39, 0
    nop
    rotqbyi $86, $46, 0
    andi $7, $5, 7
    rotqbyi $85, $48, 0
    rotmi $4, $5, -3
    rotqbyi $84, $55, 0
    andi $8, $3, -16
    rotqbyi $83, $57, 0
    ai $80, $80, -1
    rotqbyi $82, $9, 0
    a $5, $8, $6
    rotqbyi $81, $10, 0
    shli $6, $7, 5
hamming_steady_tap_branch:
    brnz $80, hamming_steady_tap_loop
hamming_steady_tap_end:
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
