# prefix in the wavefront layout, 8 rows a lane, for spu.
#
# Made by: minterm compile prefix --layout wavefront --target spu --alphabet ACGT --rows 8 --emit asm
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
#     recurrence prefix
#       predicate match: a[i] == b[j]
#       int D[0][j] = j
#       int D[i][0] = i
#       int D[i][j] = min(D[i-1][j] + 1, D[i][j-1] + 1, D[i-1][j-1] + (match ? 0 : 1))
#       answer min of D[m][j]
#
# Codes of symbols, of which bit p is in plane p:
#     a and b: 'A' 0, 'C' 1, 'G' 2, 'T' 3
#
# Codes of what crosses the edges of cells, bit 0 on the right; bit p is in plane p, and * may be
# either:
#     vertical, D[i][j-1] - D[i-1][j-1]:
#         -1 = 11
#         0 = 01
#         1 = 00
#         row 1, 2, .. at the left edge (j - 1 = 0): code 0
#     horizontal, D[i-1][j] - D[i-1][j-1]:
#         -1 = 00
#         0 = 10
#         1 = 11
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
# The answer looks at the last row: at its column 0, which the recurrence says, and then from column to
# column, by the horizontal codes that leave row m downwards (i - 1 = m there).
# Of a last strip of R < 1024 rows the functions with _tap leave it in `bottom` in place of the strip's
# last row: byte p * bottom_stride + j + R - 1, bit (127 - (R - 1) / 8) % 8. They have a scalar more,
# tap_byte = (R - 1) % 8 * 16 + (127 - (R - 1) / 8) / 8, and need the buffer tap of 16 words.
#
# A cell: 6 gates, fewer than 4 are impossible (shipped).
# spu: 9 gates, depth 4, 0 moves, 8 live registers
# inputs v0 v1 h0 h1 a0 a1 b0 b1
# g0 = xor(a0, b0)
# g1 = xor(a1, b1)
# g2 = or(g0, g1)
# g3 = andc(g2, v1)
# g4 = and(g2, h1)
# g5 = selb(h1, h0, g3)
# g6 = selb(h0, v1, g3)
# g7 = selb(v1, v0, g4)
# g8 = or(v0, g4)
# v0' = g5
# v1' = g6
# h0' = g7
# h1' = g8

constants:
    .long 0x00018000, 0x00018000, 0x00018000, 0x00018000
    .long 0x03030303, 0x03030303, 0x03030303, 0x03030303
    .long 0x00010203, 0x04050607, 0x08090a0b, 0x0c0d0e0f
    .long 0x00000000, 0x00000000, 0x00000000, 0x00000001
    .long 0x01020304, 0x05060708, 0x090a0b0c, 0x0d0e0f10
    .long 0x0001a000, 0x0001a000, 0x0001a000, 0x0001a000

.global prefix_edge
.align 3
prefix_edge:
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
    brz $2, prefix_edge_end
    ai $8, $127, 1
    andi $5, $8, 7
    rotmi $2, $8, -3
    shli $3, $5, 5
    shli $4, $127, 3
    andi $5, $4, -16
    ai $127, $127, 1
    a $6, $5, $72
    lqd $5, 7248($6)
    cdd $7, 0($4)
# 735 cycles an iteration, 734 at least: 734 instructions for the even pipe, 279 for the odd one; 0 cycles of nops alone
.align 3
prefix_edge_loop:
    nop
    lqd $11, 6912($6)
    ai $8, $127, 1
    lnop
    a $10, $3, $2
    rotqby $9, $5, $4
    andi $5, $8, 7
    lnop
    rotmi $2, $8, -3
    shufb $12, $10, $10, $71
    shli $3, $5, 5
    lnop
    andi $5, $10, -16
    rotqby $8, $11, $4
    shli $4, $127, 3
    lqa $13, 0x180e0
    andbi $14, $12, 15
    lqa $15, 0x180f0
    a $10, $5, $72
    lnop
    a $11, $14, $70
    shlqbii $12, $96, 1
    andi $5, $4, -16
    rotqbii $96, $8, 1
    ai $127, $127, 1
    shlqbii $14, $95, 1
    xor $16, $13, $94
    rotqbii $95, $9, 1
    xor $94, $15, $93
    lnop
    selb $93, $12, $96, $69
    lnop
    or $96, $16, $94
    lnop
    selb $94, $14, $95, $69
    lnop
    andc $95, $96, $111
    lqa $14, 0x180c0
    and $16, $96, $97
    lqa $12, 0x180d0
    selb $96, $97, $98, $95
    lnop
    selb $97, $98, $111, $95
    lnop
    selb $98, $111, $112, $16
    lnop
    or $95, $112, $16
    lnop
    xor $16, $14, $91
    lnop
    xor $14, $12, $90
    lnop
    selb $12, $112, $96, $92
    lnop
    or $112, $16, $14
    lnop
    selb $14, $111, $97, $92
    lnop
    andc $111, $112, $113
    lqa $97, 0x180a0
    and $92, $112, $99
    lqa $16, 0x180b0
    selb $112, $99, $100, $111
    lnop
    selb $99, $100, $113, $111
    lnop
    selb $111, $113, $114, $92
    lnop
    or $100, $114, $92
    lnop
    xor $92, $97, $88
    lnop
    xor $97, $16, $87
    lnop
    selb $16, $114, $112, $89
    lnop
    or $114, $92, $97
    lnop
    selb $97, $113, $99, $89
    lnop
    andc $113, $114, $115
    lqa $99, 0x18080
    and $92, $114, $101
    lqa $112, 0x18090
    selb $114, $101, $102, $113
    lnop
    selb $101, $102, $115, $113
    lnop
    selb $113, $115, $116, $92
    lnop
    or $102, $116, $92
    lnop
    xor $92, $99, $85
    lnop
    xor $99, $112, $84
    lnop
    selb $112, $116, $114, $86
    lnop
    or $116, $92, $99
    lnop
    selb $99, $115, $101, $86
    lnop
    andc $115, $116, $117
    lqa $101, 0x18060
    and $92, $116, $103
    lqa $114, 0x18070
    selb $116, $103, $104, $115
    lnop
    selb $103, $104, $117, $115
    lnop
    selb $115, $117, $118, $92
    lnop
    or $104, $118, $92
    lnop
    xor $92, $101, $82
    lnop
    xor $101, $114, $81
    lnop
    selb $114, $118, $116, $83
    lnop
    or $118, $92, $101
    lnop
    selb $101, $117, $103, $83
    lnop
    andc $117, $118, $119
    lqa $103, 0x18040
    and $92, $118, $105
    lqa $116, 0x18050
    selb $118, $105, $106, $117
    lnop
    selb $105, $106, $119, $117
    lnop
    selb $117, $119, $120, $92
    lnop
    or $106, $120, $92
    lnop
    xor $92, $103, $79
    lnop
    xor $103, $116, $78
    lnop
    selb $116, $120, $118, $80
    lnop
    or $120, $92, $103
    lnop
    selb $103, $119, $105, $80
    lnop
    andc $119, $120, $121
    lqa $105, 0x18020
    and $92, $120, $107
    lqa $118, 0x18030
    selb $120, $107, $108, $119
    lnop
    selb $107, $108, $121, $119
    lnop
    selb $119, $121, $122, $92
    lnop
    or $96, $122, $92
    lqd $108, 256($10)
    xor $15, $105, $76
    lqd $92, 272($10)
    xor $13, $118, $75
    lqd $105, 512($10)
    selb $17, $122, $120, $77
    lqd $118, 528($10)
    or $122, $15, $13
    lnop
    selb $13, $121, $107, $77
    lnop
    andc $107, $122, $123
    lqa $15, 0x18000
    and $120, $122, $109
    lqa $18, 0x18010
    selb $122, $109, $110, $107
    shufb $121, $108, $92, $11
    selb $108, $110, $123, $107
    shufb $109, $105, $118, $11
    selb $110, $123, $124, $120
    lqd $118, 4352($10)
    or $105, $124, $120
    lqd $107, 4368($10)
    xor $120, $15, $121
    lnop
    xor $15, $18, $109
    lnop
    selb $18, $124, $122, $74
    lnop
    or $124, $120, $15
    lnop
    selb $120, $123, $108, $74
    lnop
    andc $108, $124, $125
    shufb $123, $118, $107, $11
    and $118, $124, $94
    rotqbyi $107, $8, 1
    selb $124, $94, $93, $108
    lqa $15, 0x180e0
    selb $94, $93, $125, $108
    lqa $122, 0x180f0
    selb $108, $125, $126, $118
    rotqbyi $93, $9, 1
    or $92, $126, $118
    shlqbii $19, $98, 1
    selb $118, $126, $124, $123
    rotqbii $20, $107, 1
    selb $126, $125, $94, $123
    shlqbii $124, $95, 1
    xor $94, $15, $91
    rotqbii $125, $93, 1
    xor $93, $122, $90
    shufb $91, $98, $98, $68
    selb $98, $19, $20, $69
    shufb $122, $95, $95, $68
    or $95, $94, $93
    lnop
    selb $19, $124, $125, $69
    lnop
    andc $125, $95, $14
    lqa $124, 0x180c0
    and $94, $95, $100
    lqa $93, 0x180d0
    selb $95, $100, $111, $125
    lnop
    selb $100, $111, $14, $125
    lnop
    selb $125, $14, $12, $94
    lnop
    or $111, $12, $94
    lnop
    xor $94, $124, $88
    lnop
    xor $124, $93, $87
    lnop
    selb $20, $12, $95, $89
    lnop
    or $95, $94, $124
    lnop
    selb $124, $14, $100, $89
    lnop
    andc $100, $95, $97
    lqa $89, 0x180a0
    and $14, $95, $102
    lqa $94, 0x180b0
    selb $95, $102, $113, $100
    lnop
    selb $102, $113, $97, $100
    lnop
    selb $113, $97, $16, $14
    lnop
    or $100, $16, $14
    lnop
    xor $14, $89, $85
    lnop
    xor $89, $94, $84
    lnop
    selb $12, $16, $95, $86
    lnop
    or $95, $14, $89
    lnop
    selb $89, $97, $102, $86
    lnop
    andc $102, $95, $99
    lqa $97, 0x18080
    and $14, $95, $104
    lqa $16, 0x18090
    selb $95, $104, $115, $102
    lnop
    selb $104, $115, $99, $102
    lnop
    selb $115, $99, $112, $14
    lnop
    or $102, $112, $14
    lnop
    xor $14, $97, $82
    lnop
    xor $97, $16, $81
    lnop
    selb $16, $112, $95, $83
    lnop
    or $112, $14, $97
    lnop
    selb $97, $99, $104, $83
    lnop
    andc $104, $112, $101
    lqa $99, 0x18060
    and $14, $112, $106
    lqa $95, 0x18070
    selb $112, $106, $117, $104
    lnop
    selb $106, $117, $101, $104
    lnop
    selb $117, $101, $114, $14
    lnop
    or $104, $114, $14
    lnop
    xor $14, $99, $79
    lnop
    xor $99, $95, $78
    lnop
    selb $95, $114, $112, $80
    lnop
    or $114, $14, $99
    lnop
    selb $99, $101, $106, $80
    lnop
    andc $106, $114, $103
    lqa $101, 0x18040
    and $14, $114, $96
    lqa $112, 0x18050
    selb $114, $96, $119, $106
    lnop
    selb $96, $119, $103, $106
    lnop
    selb $119, $103, $116, $14
    lnop
    or $106, $116, $14
    lnop
    xor $14, $101, $76
    lnop
    xor $101, $112, $75
    lnop
    selb $112, $116, $114, $77
    lnop
    or $116, $14, $101
    lnop
    selb $101, $103, $96, $77
    lnop
    andc $103, $116, $13
    lqa $96, 0x18020
    and $14, $116, $105
    lqa $114, 0x18030
    selb $116, $105, $110, $103
    lnop
    selb $105, $110, $13, $103
    lnop
    selb $110, $13, $17, $14
    lnop
    or $90, $17, $14
    lqd $103, 768($10)
    xor $94, $96, $121
    lqd $14, 784($10)
    xor $93, $114, $109
    lqd $96, 1024($10)
    selb $15, $17, $116, $74
    lqd $114, 1040($10)
    or $116, $94, $93
    lnop
    selb $17, $13, $105, $74
    lnop
    andc $105, $116, $120
    lqa $13, 0x18000
    and $107, $116, $92
    lqa $21, 0x18010
    selb $116, $92, $108, $105
    shufb $94, $103, $14, $11
    selb $103, $108, $120, $105
    shufb $93, $96, $114, $11
    selb $108, $120, $18, $107
    lqd $114, 4608($10)
    or $96, $18, $107
    lqd $105, 4624($10)
    xor $107, $13, $94
    lnop
    xor $13, $21, $93
    lnop
    selb $21, $18, $116, $123
    lnop
    or $116, $107, $13
    lnop
    selb $107, $120, $103, $123
    lnop
    andc $120, $116, $126
    shufb $92, $114, $105, $11
    and $114, $116, $19
    rotqbyi $105, $8, 2
    selb $116, $19, $98, $120
    lqa $103, 0x180e0
    selb $19, $98, $126, $120
    lqa $13, 0x180f0
    selb $120, $126, $118, $114
    rotqbyi $98, $9, 2
    or $18, $118, $114
    shlqbii $14, $125, 1
    selb $114, $118, $116, $92
    rotqbii $22, $105, 1
    selb $118, $126, $19, $92
    shlqbii $116, $111, 1
    xor $19, $103, $88
    rotqbii $126, $98, 1
    xor $98, $13, $87
    shufb $103, $91, $125, $68
    selb $87, $14, $22, $69
    shufb $125, $122, $111, $68
    or $122, $19, $98
    lnop
    selb $98, $116, $126, $69
    lnop
    andc $126, $122, $124
    lqa $116, 0x180c0
    and $19, $122, $100
    lqa $111, 0x180d0
    selb $122, $100, $113, $126
    lnop
    selb $100, $113, $124, $126
    lnop
    selb $126, $124, $20, $19
    lnop
    or $113, $20, $19
    lnop
    xor $19, $116, $85
    lnop
    xor $116, $111, $84
    lnop
    selb $111, $20, $122, $86
    lnop
    or $122, $19, $116
    lnop
    selb $116, $124, $100, $86
    lnop
    andc $124, $122, $89
    lqa $100, 0x180a0
    and $86, $122, $102
    lqa $19, 0x180b0
    selb $122, $102, $115, $124
    lnop
    selb $102, $115, $89, $124
    lnop
    selb $124, $89, $12, $86
    lnop
    or $115, $12, $86
    lnop
    xor $86, $100, $82
    lnop
    xor $100, $19, $81
    lnop
    selb $19, $12, $122, $83
    lnop
    or $122, $86, $100
    lnop
    selb $100, $89, $102, $83
    lnop
    andc $102, $122, $97
    lqa $89, 0x18080
    and $86, $122, $104
    lqa $12, 0x18090
    selb $122, $104, $117, $102
    lnop
    selb $104, $117, $97, $102
    lnop
    selb $117, $97, $16, $86
    lnop
    or $102, $16, $86
    lnop
    xor $86, $89, $79
    lnop
    xor $89, $12, $78
    lnop
    selb $12, $16, $122, $80
    lnop
    or $122, $86, $89
    lnop
    selb $86, $97, $104, $80
    lnop
    andc $104, $122, $99
    lqa $97, 0x18060
    and $89, $122, $106
    lqa $16, 0x18070
    selb $122, $106, $119, $104
    lnop
    selb $106, $119, $99, $104
    lnop
    selb $119, $99, $95, $89
    lnop
    or $104, $95, $89
    lnop
    xor $89, $97, $76
    lnop
    xor $97, $16, $75
    lnop
    selb $16, $95, $122, $77
    lnop
    or $122, $89, $97
    lnop
    selb $97, $99, $106, $77
    lnop
    andc $106, $122, $101
    lqa $99, 0x18040
    and $89, $122, $90
    lqa $95, 0x18050
    selb $122, $90, $110, $106
    lnop
    selb $90, $110, $101, $106
    lnop
    selb $110, $101, $112, $89
    lnop
    or $106, $112, $89
    lnop
    xor $89, $99, $121
    lnop
    xor $99, $95, $109
    lnop
    selb $95, $112, $122, $74
    lnop
    or $122, $89, $99
    lnop
    selb $99, $101, $90, $74
    lnop
    andc $101, $122, $17
    lqa $90, 0x18020
    and $89, $122, $96
    lqa $112, 0x18030
    selb $122, $96, $108, $101
    lnop
    selb $96, $108, $17, $101
    lnop
    selb $108, $17, $15, $89
    lnop
    or $20, $15, $89
    lqd $101, 1280($10)
    xor $14, $90, $94
    lqd $89, 1296($10)
    xor $90, $112, $93
    lqd $22, 1536($10)
    selb $13, $15, $122, $123
    lqd $112, 1552($10)
    or $122, $14, $90
    lnop
    selb $14, $17, $96, $123
    lnop
    andc $96, $122, $107
    lqa $17, 0x18000
    and $15, $122, $18
    lqa $88, 0x18010
    selb $122, $18, $120, $96
    shufb $91, $101, $89, $11
    selb $101, $120, $107, $96
    shufb $90, $22, $112, $11
    selb $112, $107, $21, $15
    lqd $120, 4864($10)
    or $22, $21, $15
    lqd $96, 4880($10)
    xor $15, $17, $91
    lnop
    xor $17, $88, $90
    lnop
    selb $18, $21, $122, $92
    lnop
    or $122, $15, $17
    lnop
    selb $15, $107, $101, $92
    lnop
    andc $107, $122, $118
    shufb $89, $120, $96, $11
    and $120, $122, $98
    rotqbyi $96, $8, 3
    selb $122, $98, $87, $107
    lqa $101, 0x180e0
    selb $98, $87, $118, $107
    lqa $17, 0x180f0
    selb $107, $118, $114, $120
    rotqbyi $87, $9, 3
    or $21, $114, $120
    shlqbii $88, $126, 1
    selb $120, $114, $122, $89
    rotqbii $105, $96, 1
    selb $122, $118, $98, $89
    shlqbii $114, $113, 1
    xor $98, $101, $85
    rotqbii $118, $87, 1
    xor $87, $17, $84
    shufb $101, $103, $126, $68
    selb $103, $88, $105, $69
    shufb $126, $125, $113, $68
    or $125, $98, $87
    lnop
    selb $98, $114, $118, $69
    lnop
    andc $118, $125, $116
    lqa $114, 0x180c0
    and $87, $125, $115
    lqa $113, 0x180d0
    selb $125, $115, $124, $118
    lnop
    selb $115, $124, $116, $118
    lnop
    selb $124, $116, $111, $87
    lnop
    or $118, $111, $87
    lnop
    xor $87, $114, $82
    lnop
    xor $114, $113, $81
    lnop
    selb $113, $111, $125, $83
    lnop
    or $125, $87, $114
    lnop
    selb $114, $116, $115, $83
    lnop
    andc $116, $125, $100
    lqa $115, 0x180a0
    and $83, $125, $102
    lqa $87, 0x180b0
    selb $125, $102, $117, $116
    lnop
    selb $102, $117, $100, $116
    lnop
    selb $117, $100, $19, $83
    lnop
    or $116, $19, $83
    lnop
    xor $83, $115, $79
    lnop
    xor $115, $87, $78
    lnop
    selb $111, $19, $125, $80
    lnop
    or $125, $83, $115
    lnop
    selb $115, $100, $102, $80
    lnop
    andc $102, $125, $86
    lqa $100, 0x18080
    and $83, $125, $104
    lqa $19, 0x18090
    selb $125, $104, $119, $102
    lnop
    selb $104, $119, $86, $102
    lnop
    selb $119, $86, $12, $83
    lnop
    or $102, $12, $83
    lnop
    xor $83, $100, $76
    lnop
    xor $100, $19, $75
    lnop
    selb $19, $12, $125, $77
    lnop
    or $125, $83, $100
    lnop
    selb $100, $86, $104, $77
    lnop
    andc $104, $125, $97
    lqa $86, 0x18060
    and $83, $125, $106
    lqa $12, 0x18070
    selb $125, $106, $110, $104
    lnop
    selb $106, $110, $97, $104
    lnop
    selb $110, $97, $16, $83
    lnop
    or $104, $16, $83
    lnop
    xor $83, $86, $121
    lnop
    xor $86, $12, $109
    lnop
    selb $12, $16, $125, $74
    lnop
    or $125, $83, $86
    lnop
    selb $83, $97, $106, $74
    lnop
    andc $106, $125, $99
    lqa $97, 0x18040
    and $86, $125, $20
    lqa $16, 0x18050
    selb $125, $20, $108, $106
    lnop
    selb $20, $108, $99, $106
    lnop
    selb $108, $99, $95, $86
    lnop
    or $106, $95, $86
    lnop
    xor $86, $97, $94
    lnop
    xor $97, $16, $93
    lnop
    selb $16, $95, $125, $123
    lnop
    or $125, $86, $97
    lnop
    selb $97, $99, $20, $123
    lnop
    andc $99, $125, $14
    lqa $20, 0x18020
    and $86, $125, $22
    lqa $95, 0x18030
    selb $125, $22, $112, $99
    lnop
    selb $22, $112, $14, $99
    lnop
    selb $112, $14, $13, $86
    lnop
    or $105, $13, $86
    lqd $99, 1792($10)
    xor $87, $20, $91
    lqd $86, 1808($10)
    xor $88, $95, $90
    lqd $20, 2048($10)
    selb $84, $13, $125, $92
    lqd $95, 2064($10)
    or $125, $87, $88
    lnop
    selb $13, $14, $22, $92
    lnop
    andc $14, $125, $15
    lqa $22, 0x18000
    and $17, $125, $21
    lqa $85, 0x18010
    selb $125, $21, $107, $14
    shufb $88, $99, $86, $11
    selb $99, $107, $15, $14
    shufb $87, $20, $95, $11
    selb $95, $15, $18, $17
    lqd $107, 5120($10)
    or $20, $18, $17
    lqd $14, 5136($10)
    xor $17, $22, $88
    lnop
    xor $22, $85, $87
    lnop
    selb $21, $18, $125, $89
    lnop
    or $125, $17, $22
    lnop
    selb $17, $15, $99, $89
    lnop
    andc $99, $125, $122
    shufb $86, $107, $14, $11
    and $107, $125, $98
    rotqbyi $14, $8, 4
    selb $125, $98, $103, $99
    lqa $15, 0x180e0
    selb $98, $103, $122, $99
    lqa $22, 0x180f0
    selb $103, $122, $120, $107
    rotqbyi $99, $9, 4
    or $18, $120, $107
    shlqbii $85, $124, 1
    selb $107, $120, $125, $86
    rotqbii $96, $14, 1
    selb $125, $122, $98, $86
    shlqbii $120, $118, 1
    xor $98, $15, $82
    rotqbii $122, $99, 1
    xor $82, $22, $81
    shufb $99, $101, $124, $68
    selb $101, $85, $96, $69
    shufb $124, $126, $118, $68
    or $126, $98, $82
    lnop
    selb $98, $120, $122, $69
    lnop
    andc $122, $126, $114
    lqa $120, 0x180c0
    and $82, $126, $116
    lqa $118, 0x180d0
    selb $126, $116, $117, $122
    lnop
    selb $116, $117, $114, $122
    lnop
    selb $122, $114, $113, $82
    lnop
    or $117, $113, $82
    lnop
    xor $82, $120, $79
    lnop
    xor $120, $118, $78
    lnop
    selb $118, $113, $126, $80
    lnop
    or $126, $82, $120
    lnop
    selb $120, $114, $116, $80
    lnop
    andc $116, $126, $115
    lqa $114, 0x180a0
    and $80, $126, $102
    lqa $82, 0x180b0
    selb $126, $102, $119, $116
    lnop
    selb $102, $119, $115, $116
    lnop
    selb $119, $115, $111, $80
    lnop
    or $116, $111, $80
    lnop
    xor $80, $114, $76
    lnop
    xor $114, $82, $75
    lnop
    selb $82, $111, $126, $77
    lnop
    or $126, $80, $114
    lnop
    selb $114, $115, $102, $77
    lnop
    andc $115, $126, $100
    lqa $102, 0x18080
    and $80, $126, $104
    lqa $111, 0x18090
    selb $126, $104, $110, $115
    lnop
    selb $104, $110, $100, $115
    lnop
    selb $115, $100, $19, $80
    lnop
    or $110, $19, $80
    lnop
    xor $80, $102, $121
    lnop
    xor $102, $111, $109
    lnop
    selb $111, $19, $126, $74
    lnop
    or $126, $80, $102
    lnop
    selb $102, $100, $104, $74
    lnop
    andc $104, $126, $83
    lqa $100, 0x18060
    and $80, $126, $106
    lqa $19, 0x18070
    selb $126, $106, $108, $104
    lnop
    selb $106, $108, $83, $104
    lnop
    selb $108, $83, $12, $80
    lnop
    or $104, $12, $80
    lnop
    xor $80, $100, $94
    lnop
    xor $100, $19, $93
    lnop
    selb $19, $12, $126, $123
    lnop
    or $126, $80, $100
    lnop
    selb $100, $83, $106, $123
    lnop
    andc $106, $126, $97
    lqa $83, 0x18040
    and $80, $126, $105
    lqa $12, 0x18050
    selb $126, $105, $112, $106
    lnop
    selb $105, $112, $97, $106
    lnop
    selb $112, $97, $16, $80
    lnop
    or $106, $16, $80
    lnop
    xor $80, $83, $91
    lnop
    xor $83, $12, $90
    lnop
    selb $12, $16, $126, $92
    lnop
    or $126, $80, $83
    lnop
    selb $80, $97, $105, $92
    lnop
    andc $105, $126, $13
    lqa $97, 0x18020
    and $83, $126, $20
    lqa $16, 0x18030
    selb $126, $20, $95, $105
    lnop
    selb $20, $95, $13, $105
    lnop
    selb $105, $13, $84, $83
    lnop
    or $113, $84, $83
    lqd $95, 2304($10)
    xor $96, $97, $88
    lqd $83, 2320($10)
    xor $85, $16, $87
    lqd $97, 2560($10)
    selb $81, $84, $126, $89
    lqd $16, 2576($10)
    or $126, $96, $85
    lnop
    selb $96, $13, $20, $89
    lnop
    andc $13, $126, $17
    lqa $20, 0x18000
    and $22, $126, $18
    lqa $15, 0x18010
    selb $126, $18, $103, $13
    shufb $85, $95, $83, $11
    selb $95, $103, $17, $13
    shufb $84, $97, $16, $11
    selb $97, $17, $21, $22
    lqd $103, 5376($10)
    or $16, $21, $22
    lqd $13, 5392($10)
    xor $22, $20, $85
    lnop
    xor $20, $15, $84
    lnop
    selb $15, $21, $126, $86
    lnop
    or $126, $22, $20
    lnop
    selb $20, $17, $95, $86
    lnop
    andc $95, $126, $125
    shufb $83, $103, $13, $11
    and $103, $126, $98
    rotqbyi $13, $8, 5
    selb $126, $98, $101, $95
    lqa $17, 0x180e0
    selb $98, $101, $125, $95
    lqa $22, 0x180f0
    selb $101, $125, $107, $103
    rotqbyi $95, $9, 5
    or $21, $107, $103
    shlqbii $18, $122, 1
    selb $103, $107, $126, $83
    rotqbii $14, $13, 1
    selb $126, $125, $98, $83
    shlqbii $107, $117, 1
    xor $98, $17, $79
    rotqbii $125, $95, 1
    xor $79, $22, $78
    shufb $95, $99, $122, $68
    selb $99, $18, $14, $69
    shufb $122, $124, $117, $68
    or $124, $98, $79
    lnop
    selb $98, $107, $125, $69
    lnop
    andc $125, $124, $120
    lqa $107, 0x180c0
    and $79, $124, $116
    lqa $117, 0x180d0
    selb $124, $116, $119, $125
    lnop
    selb $116, $119, $120, $125
    lnop
    selb $125, $120, $118, $79
    lnop
    or $119, $118, $79
    lnop
    xor $79, $107, $76
    lnop
    xor $107, $117, $75
    lnop
    selb $117, $118, $124, $77
    lnop
    or $124, $79, $107
    lnop
    selb $107, $120, $116, $77
    lnop
    andc $120, $124, $114
    lqa $116, 0x180a0
    and $77, $124, $110
    lqa $79, 0x180b0
    selb $124, $110, $115, $120
    lnop
    selb $110, $115, $114, $120
    lnop
    selb $120, $114, $82, $77
    lnop
    or $115, $82, $77
    lnop
    xor $77, $116, $121
    lnop
    xor $116, $79, $109
    lnop
    selb $79, $82, $124, $74
    lnop
    or $124, $77, $116
    lnop
    selb $116, $114, $110, $74
    lnop
    andc $114, $124, $102
    lqa $110, 0x18080
    and $77, $124, $104
    lqa $82, 0x18090
    selb $124, $104, $108, $114
    lnop
    selb $104, $108, $102, $114
    lnop
    selb $114, $102, $111, $77
    lnop
    or $108, $111, $77
    lnop
    xor $77, $110, $94
    lnop
    xor $110, $82, $93
    lnop
    selb $118, $111, $124, $123
    lnop
    or $124, $77, $110
    lnop
    selb $110, $102, $104, $123
    lnop
    andc $104, $124, $100
    lqa $102, 0x18060
    and $77, $124, $106
    lqa $111, 0x18070
    selb $124, $106, $112, $104
    lnop
    selb $106, $112, $100, $104
    lnop
    selb $112, $100, $19, $77
    lnop
    or $104, $19, $77
    lnop
    xor $77, $102, $91
    lnop
    xor $102, $111, $90
    lnop
    selb $111, $19, $124, $92
    lnop
    or $124, $77, $102
    lnop
    selb $102, $100, $106, $92
    lnop
    andc $106, $124, $80
    lqa $100, 0x18040
    and $77, $124, $113
    lqa $19, 0x18050
    selb $124, $113, $105, $106
    lnop
    selb $113, $105, $80, $106
    lnop
    selb $106, $80, $12, $77
    lnop
    or $105, $12, $77
    lnop
    xor $77, $100, $88
    lnop
    xor $100, $19, $87
    lnop
    selb $19, $12, $124, $89
    lnop
    or $124, $77, $100
    lnop
    selb $100, $80, $113, $89
    lnop
    andc $113, $124, $96
    lqa $80, 0x18020
    and $77, $124, $16
    lqa $12, 0x18030
    selb $124, $16, $97, $113
    lnop
    selb $16, $97, $96, $113
    lnop
    selb $113, $96, $81, $77
    lnop
    or $14, $81, $77
    lqd $97, 2816($10)
    xor $82, $80, $85
    lqd $77, 2832($10)
    xor $18, $12, $84
    lqd $80, 3072($10)
    selb $78, $81, $124, $86
    lqd $12, 3088($10)
    or $124, $82, $18
    lnop
    selb $18, $96, $16, $86
    lnop
    andc $96, $124, $20
    lqa $16, 0x18000
    and $22, $124, $21
    lqa $17, 0x18010
    selb $124, $21, $101, $96
    shufb $82, $97, $77, $11
    selb $97, $101, $20, $96
    shufb $81, $80, $12, $11
    selb $96, $20, $15, $22
    lqd $101, 5632($10)
    or $77, $15, $22
    lqd $12, 5648($10)
    xor $22, $16, $82
    lnop
    xor $16, $17, $81
    lnop
    selb $17, $15, $124, $83
    lnop
    or $124, $22, $16
    lnop
    selb $16, $20, $97, $83
    lnop
    andc $97, $124, $126
    shufb $80, $101, $12, $11
    and $101, $124, $98
    rotqbyi $12, $8, 6
    selb $124, $98, $99, $97
    lqa $20, 0x180e0
    selb $98, $99, $126, $97
    lqa $22, 0x180f0
    selb $99, $126, $103, $101
    rotqbyi $97, $9, 6
    or $15, $103, $101
    shlqbii $21, $125, 1
    selb $101, $103, $124, $80
    rotqbii $13, $12, 1
    selb $124, $126, $98, $80
    shlqbii $103, $119, 1
    xor $98, $20, $76
    rotqbii $126, $97, 1
    xor $76, $22, $75
    shufb $97, $95, $125, $68
    selb $95, $21, $13, $69
    shufb $125, $122, $119, $68
    or $122, $98, $76
    lnop
    selb $98, $103, $126, $69
    lnop
    andc $126, $122, $107
    lqa $103, 0x180c0
    and $76, $122, $115
    lqa $119, 0x180d0
    selb $122, $115, $120, $126
    lnop
    selb $115, $120, $107, $126
    lnop
    selb $126, $107, $117, $76
    lnop
    or $120, $117, $76
    lnop
    xor $76, $103, $121
    lnop
    xor $103, $119, $109
    lnop
    selb $119, $117, $122, $74
    lnop
    or $122, $76, $103
    lnop
    selb $103, $107, $115, $74
    lnop
    andc $115, $122, $116
    lqa $107, 0x180a0
    and $74, $122, $108
    lqa $76, 0x180b0
    selb $122, $108, $114, $115
    lnop
    selb $108, $114, $116, $115
    lnop
    selb $115, $116, $79, $74
    lnop
    or $114, $79, $74
    lnop
    xor $74, $107, $94
    lnop
    xor $107, $76, $93
    lnop
    selb $76, $79, $122, $123
    lnop
    or $122, $74, $107
    lnop
    selb $107, $116, $108, $123
    lnop
    andc $116, $122, $110
    lqa $108, 0x18080
    and $74, $122, $104
    lqa $79, 0x18090
    selb $122, $104, $112, $116
    lnop
    selb $104, $112, $110, $116
    lnop
    selb $116, $110, $118, $74
    lnop
    or $117, $118, $74
    lnop
    xor $74, $108, $91
    lnop
    xor $108, $79, $90
    lnop
    selb $13, $118, $122, $92
    lnop
    or $122, $74, $108
    lnop
    selb $108, $110, $104, $92
    lnop
    andc $110, $122, $102
    lqa $104, 0x18060
    and $74, $122, $105
    lqa $118, 0x18070
    selb $122, $105, $106, $110
    lnop
    selb $105, $106, $102, $110
    lnop
    selb $110, $102, $111, $74
    lnop
    or $106, $111, $74
    lnop
    xor $74, $104, $88
    lnop
    xor $104, $118, $87
    lnop
    selb $21, $111, $122, $89
    lnop
    or $122, $74, $104
    lnop
    selb $104, $102, $105, $89
    lnop
    andc $105, $122, $100
    lqa $102, 0x18040
    and $74, $122, $14
    lqa $111, 0x18050
    selb $122, $14, $113, $105
    lnop
    selb $14, $113, $100, $105
    lnop
    selb $105, $100, $19, $74
    lnop
    or $118, $19, $74
    lnop
    xor $74, $102, $85
    lnop
    xor $102, $111, $84
    lnop
    selb $75, $19, $122, $86
    lnop
    or $122, $74, $102
    lnop
    selb $74, $100, $14, $86
    lnop
    andc $100, $122, $18
    lqa $14, 0x18020
    and $102, $122, $77
    lqa $19, 0x18030
    selb $122, $77, $96, $100
    lnop
    selb $77, $96, $18, $100
    lnop
    selb $22, $18, $78, $102
    lnop
    or $20, $78, $102
    lqd $100, 3328($10)
    xor $96, $14, $82
    lqd $102, 3344($10)
    xor $111, $19, $81
    lqd $14, 3584($10)
    selb $12, $78, $122, $83
    lqd $19, 3600($10)
    or $122, $96, $111
    lnop
    selb $23, $18, $77, $83
    lnop
    andc $77, $122, $16
    lqa $18, 0x18000
    and $111, $122, $15
    lqa $96, 0x18010
    selb $122, $15, $99, $77
    shufb $79, $100, $102, $11
    selb $102, $99, $16, $77
    shufb $78, $14, $19, $11
    selb $14, $16, $17, $111
    lqd $99, 5888($10)
    or $15, $17, $111
    lqd $19, 5904($10)
    xor $111, $18, $79
    lnop
    xor $18, $96, $78
    lnop
    selb $24, $17, $122, $80
    lnop
    or $122, $111, $18
    lnop
    selb $18, $16, $102, $80
    lnop
    andc $102, $122, $124
    shufb $77, $99, $19, $11
    and $99, $122, $98
    rotqbyi $19, $8, 7
    selb $122, $98, $95, $102
    lqa $16, 0x180e0
    selb $98, $95, $124, $102
    lqa $111, 0x180f0
    selb $17, $124, $101, $99
    rotqbyi $102, $9, 7
    or $25, $101, $99
    shlqbii $95, $126, 1
    selb $9, $101, $122, $77
    rotqbii $99, $19, 1
    selb $8, $124, $98, $77
    shlqbii $122, $120, 1
    xor $98, $16, $121
    rotqbii $124, $102, 1
    xor $102, $111, $109
    shufb $121, $97, $126, $68
    selb $109, $95, $99, $69
    shufb $126, $125, $120, $68
    or $125, $98, $102
    lnop
    selb $16, $122, $124, $69
    lnop
    andc $124, $125, $103
    lqa $122, 0x180c0
    and $102, $125, $114
    lqa $98, 0x180d0
    selb $125, $114, $115, $124
    lnop
    selb $114, $115, $103, $124
    lnop
    selb $96, $103, $119, $102
    lnop
    or $95, $119, $102
    lnop
    xor $102, $122, $94
    lnop
    xor $122, $98, $93
    lnop
    selb $112, $119, $125, $123
    lnop
    or $125, $102, $122
    lnop
    selb $111, $103, $114, $123
    lnop
    andc $123, $125, $107
    lqa $114, 0x180a0
    and $103, $125, $117
    lqa $122, 0x180b0
    selb $125, $117, $116, $123
    lnop
    selb $117, $116, $107, $123
    lnop
    selb $98, $107, $76, $103
    lnop
    or $97, $76, $103
    lnop
    xor $103, $114, $91
    lnop
    xor $123, $122, $90
    lnop
    selb $114, $76, $125, $92
    lnop
    or $125, $103, $123
    lnop
    selb $113, $107, $117, $92
    lnop
    andc $117, $125, $108
    lqa $107, 0x18080
    and $123, $125, $106
    lqa $103, 0x18090
    selb $125, $106, $110, $117
    lnop
    selb $106, $110, $108, $117
    lnop
    selb $100, $108, $13, $123
    lnop
    or $99, $13, $123
    lnop
    xor $123, $107, $88
    lnop
    xor $107, $103, $87
    lnop
    selb $116, $13, $125, $89
    lnop
    or $125, $123, $107
    lnop
    selb $115, $108, $106, $89
    lnop
    andc $108, $125, $104
    lqa $106, 0x18060
    and $123, $125, $118
    lqa $107, 0x18070
    selb $125, $118, $105, $108
    lnop
    selb $13, $105, $104, $108
    lnop
    selb $102, $104, $21, $123
    lnop
    or $101, $21, $123
    lnop
    xor $123, $106, $85
    lnop
    xor $106, $107, $84
    lnop
    selb $118, $21, $125, $86
    lnop
    or $125, $123, $106
    lnop
    selb $117, $104, $13, $86
    lnop
    andc $104, $125, $74
    lqa $13, 0x18040
    and $123, $125, $20
    lqa $106, 0x18050
    selb $125, $20, $22, $104
    lnop
    selb $20, $22, $74, $104
    lnop
    selb $104, $74, $75, $123
    lnop
    or $103, $75, $123
    lnop
    xor $123, $13, $82
    lnop
    xor $13, $106, $81
    lnop
    selb $120, $75, $125, $83
    lnop
    or $75, $123, $13
    lqd $125, 3840($10)
    selb $119, $74, $20, $83
    lqd $123, 3856($10)
    andc $74, $75, $23
    lqa $20, 0x18020
    and $13, $75, $15
    lqa $22, 0x18030
    selb $75, $15, $14, $74
    lqd $21, 4096($10)
    selb $107, $14, $23, $74
    lqd $15, 4112($10)
    selb $106, $23, $12, $13
    shufb $74, $121, $96, $68
    or $105, $12, $13
    lnop
    xor $13, $20, $79
    shufb $76, $125, $123, $11
    xor $125, $22, $78
    lqd $123, 7584($6)
    selb $122, $12, $75, $80
    rotqbyi $22, $74, 8
    or $74, $13, $125
    lnop
    selb $121, $23, $107, $80
    shufb $75, $21, $15, $11
    andc $107, $74, $18
    lqa $15, 0x18000
    and $21, $74, $25
    lqa $23, 0x18010
    selb $74, $25, $17, $107
    shufb $125, $22, $123, $7
    selb $22, $17, $18, $107
    rotqbyi $25, $6, 0
    selb $108, $18, $24, $21
    hbrr prefix_edge_branch, prefix_edge_loop
    or $107, $24, $21
    lqd $17, 6144($10)
    xor $123, $15, $76
    lqd $21, 6160($10)
    xor $10, $23, $75
    shufb $15, $126, $95, $68
    selb $124, $24, $74, $77
    stqd $125, 7584($25)
    or $125, $123, $10
    lqd $24, 7920($6)
    selb $123, $18, $22, $77
    lnop
    andc $18, $125, $8
    rotqbyi $22, $15, 8
    a $6, $5, $72
    lnop
    selb $15, $16, $109, $18
    shufb $74, $17, $21, $11
    and $11, $125, $16
    lnop
    selb $16, $109, $8, $18
    shufb $125, $22, $24, $7
    or $109, $9, $11
    lqd $5, 7248($6)
    selb $126, $9, $15, $74
    cdd $7, 0($4)
    ai $73, $73, -1
    lnop
    selb $110, $8, $9, $11
    stqd $125, 7920($25)
    selb $125, $8, $16, $74
prefix_edge_branch:
    brnz $73, prefix_edge_loop
prefix_edge_end:
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

.global prefix_steady
.align 3
prefix_steady:
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
    brz $2, prefix_steady_end
    ai $8, $127, 1
    andi $5, $8, 7
    rotmi $2, $8, -3
    shli $3, $5, 5
    shli $4, $127, 3
    andi $5, $4, -16
    ai $127, $127, 1
    a $6, $5, $79
    lqd $5, 7248($6)
    cdd $7, 0($4)
# 607 cycles an iteration, 606 at least: 606 instructions for the even pipe, 255 for the odd one; 0 cycles of nops alone
.align 3
prefix_steady_loop:
    nop
    lqd $11, 6912($6)
    ai $8, $127, 1
    lnop
    a $10, $3, $2
    rotqby $9, $5, $4
    andi $5, $8, 7
    lnop
    rotmi $2, $8, -3
    shufb $12, $10, $10, $78
    shli $3, $5, 5
    lnop
    andi $5, $10, -16
    rotqby $8, $11, $4
    shli $4, $127, 3
    lqa $13, 0x180e0
    andbi $14, $12, 15
    lqa $15, 0x180f0
    a $10, $5, $79
    lnop
    a $11, $14, $77
    shlqbii $12, $96, 1
    andi $5, $4, -16
    rotqbii $96, $8, 1
    ai $127, $127, 1
    shlqbii $14, $95, 1
    xor $16, $13, $94
    rotqbii $95, $9, 1
    xor $94, $15, $93
    lnop
    selb $15, $12, $96, $76
    lnop
    or $96, $16, $94
    lqa $12, 0x180c0
    selb $94, $14, $95, $76
    lqa $16, 0x180d0
    andc $95, $96, $111
    lnop
    and $14, $96, $97
    lnop
    selb $93, $97, $98, $95
    lnop
    selb $97, $98, $111, $95
    lnop
    xor $98, $12, $92
    lnop
    xor $12, $16, $91
    lnop
    selb $16, $111, $112, $14
    lnop
    or $111, $98, $12
    lqa $95, 0x180a0
    or $98, $112, $14
    lqa $12, 0x180b0
    andc $14, $111, $113
    lnop
    and $96, $111, $99
    lnop
    selb $112, $99, $100, $14
    lnop
    selb $99, $100, $113, $14
    lnop
    xor $100, $95, $90
    lnop
    xor $95, $12, $89
    lnop
    selb $12, $113, $114, $96
    lnop
    or $113, $100, $95
    lqa $14, 0x18080
    or $100, $114, $96
    lqa $95, 0x18090
    andc $96, $113, $115
    lnop
    and $111, $113, $101
    lnop
    selb $114, $101, $102, $96
    lnop
    selb $101, $102, $115, $96
    lnop
    xor $102, $14, $88
    lnop
    xor $14, $95, $87
    lnop
    selb $95, $115, $116, $111
    lnop
    or $115, $102, $14
    lqa $96, 0x18060
    or $102, $116, $111
    lqa $14, 0x18070
    andc $111, $115, $117
    lnop
    and $113, $115, $103
    lnop
    selb $116, $103, $104, $111
    lnop
    selb $103, $104, $117, $111
    lnop
    xor $111, $96, $86
    lnop
    xor $96, $14, $85
    lnop
    selb $14, $117, $118, $113
    lnop
    or $117, $111, $96
    lqa $104, 0x18040
    or $111, $118, $113
    lqa $96, 0x18050
    andc $113, $117, $119
    lnop
    and $115, $117, $105
    lnop
    selb $118, $105, $106, $113
    lnop
    selb $105, $106, $119, $113
    lnop
    xor $113, $104, $84
    lnop
    xor $104, $96, $83
    lnop
    selb $96, $119, $120, $115
    lnop
    or $119, $113, $104
    lqa $106, 0x18020
    or $113, $120, $115
    lqa $104, 0x18030
    andc $115, $119, $121
    lnop
    and $13, $119, $107
    lqd $117, 256($10)
    selb $120, $107, $108, $115
    lqd $119, 272($10)
    selb $107, $108, $121, $115
    lqd $17, 512($10)
    xor $108, $106, $82
    lqd $115, 528($10)
    xor $106, $104, $81
    lnop
    selb $104, $121, $122, $13
    lnop
    or $18, $108, $106
    lqa $19, 0x18000
    or $106, $122, $13
    lqa $20, 0x18010
    andc $13, $18, $123
    shufb $122, $117, $119, $11
    and $119, $18, $109
    shufb $121, $17, $115, $11
    selb $108, $109, $110, $13
    lnop
    selb $109, $110, $123, $13
    lnop
    xor $110, $19, $122
    lnop
    xor $19, $20, $121
    lnop
    selb $20, $123, $124, $119
    lnop
    or $123, $110, $19
    lnop
    or $110, $124, $119
    rotqbyi $19, $8, 1
    andc $119, $123, $125
    lqa $13, 0x180e0
    and $115, $123, $94
    lqa $17, 0x180f0
    selb $124, $94, $15, $119
    rotqbyi $123, $9, 1
    selb $18, $15, $125, $119
    shlqbii $94, $16, 1
    selb $119, $125, $126, $115
    rotqbii $15, $19, 1
    or $125, $126, $115
    shlqbii $19, $98, 1
    xor $115, $13, $92
    rotqbii $126, $123, 1
    xor $92, $17, $91
    shufb $123, $16, $16, $75
    selb $17, $94, $15, $76
    shufb $16, $98, $98, $75
    or $98, $115, $92
    lqa $94, 0x180c0
    selb $115, $19, $126, $76
    lqa $15, 0x180d0
    andc $126, $98, $97
    lnop
    and $19, $98, $100
    lnop
    selb $91, $100, $12, $126
    lnop
    selb $92, $12, $97, $126
    lnop
    xor $126, $94, $90
    lnop
    xor $94, $15, $89
    lnop
    selb $15, $97, $93, $19
    lnop
    or $97, $126, $94
    lqa $12, 0x180a0
    or $100, $93, $19
    lqa $94, 0x180b0
    andc $93, $97, $99
    lnop
    and $19, $97, $102
    lnop
    selb $97, $102, $95, $93
    lnop
    selb $126, $95, $99, $93
    lnop
    xor $95, $12, $88
    lnop
    xor $12, $94, $87
    lnop
    selb $102, $99, $112, $19
    lnop
    or $99, $95, $12
    lqa $94, 0x18080
    or $95, $112, $19
    lqa $12, 0x18090
    andc $19, $99, $101
    lnop
    and $93, $99, $111
    lnop
    selb $112, $111, $14, $19
    lnop
    selb $99, $14, $101, $19
    lnop
    xor $14, $94, $86
    lnop
    xor $94, $12, $85
    lnop
    selb $12, $101, $114, $93
    lnop
    or $101, $14, $94
    lqa $19, 0x18060
    or $14, $114, $93
    lqa $94, 0x18070
    andc $93, $101, $103
    lnop
    and $111, $101, $113
    lnop
    selb $114, $113, $96, $93
    lnop
    selb $101, $96, $103, $93
    lnop
    xor $96, $19, $84
    lnop
    xor $19, $94, $83
    lnop
    selb $113, $103, $116, $111
    lnop
    or $103, $96, $19
    lqa $94, 0x18040
    or $96, $116, $111
    lqa $19, 0x18050
    andc $111, $103, $105
    lnop
    and $93, $103, $106
    lnop
    selb $116, $106, $104, $111
    lnop
    selb $103, $104, $105, $111
    lnop
    xor $111, $94, $82
    lnop
    xor $94, $19, $81
    lnop
    selb $19, $105, $118, $93
    lnop
    or $105, $111, $94
    lqa $104, 0x18020
    or $111, $118, $93
    lqa $94, 0x18030
    andc $93, $105, $107
    lnop
    and $98, $105, $110
    lqd $106, 768($10)
    selb $118, $110, $20, $93
    lqd $13, 784($10)
    selb $105, $20, $107, $93
    lqd $110, 1024($10)
    xor $93, $104, $122
    lqd $20, 1040($10)
    xor $104, $94, $121
    lnop
    selb $117, $107, $120, $98
    lnop
    or $107, $93, $104
    lqa $21, 0x18000
    or $104, $120, $98
    lqa $22, 0x18010
    andc $98, $107, $109
    shufb $94, $106, $13, $11
    and $106, $107, $125
    shufb $93, $110, $20, $11
    selb $120, $125, $119, $98
    lnop
    selb $107, $119, $109, $98
    lnop
    xor $119, $21, $94
    lnop
    xor $21, $22, $93
    lnop
    selb $22, $109, $108, $106
    lnop
    or $109, $119, $21
    lnop
    or $119, $108, $106
    rotqbyi $21, $8, 2
    andc $106, $109, $18
    lqa $98, 0x180e0
    and $125, $109, $115
    lqa $110, 0x180f0
    selb $108, $115, $17, $106
    rotqbyi $109, $9, 2
    selb $115, $17, $18, $106
    shlqbii $20, $15, 1
    selb $106, $18, $124, $125
    rotqbii $17, $21, 1
    or $18, $124, $125
    shlqbii $21, $100, 1
    xor $124, $98, $90
    rotqbii $125, $109, 1
    xor $109, $110, $89
    shufb $98, $123, $15, $75
    selb $110, $20, $17, $76
    shufb $123, $16, $100, $75
    or $100, $124, $109
    lqa $16, 0x180c0
    selb $17, $21, $125, $76
    lqa $124, 0x180d0
    andc $125, $100, $92
    lnop
    and $21, $100, $95
    lnop
    selb $89, $95, $102, $125
    lnop
    selb $90, $102, $92, $125
    lnop
    xor $125, $16, $88
    lnop
    xor $16, $124, $87
    lnop
    selb $102, $92, $91, $21
    lnop
    or $92, $125, $16
    lqa $95, 0x180a0
    or $125, $91, $21
    lqa $16, 0x180b0
    andc $91, $92, $126
    lnop
    and $21, $92, $14
    lnop
    selb $124, $14, $12, $91
    lnop
    selb $109, $12, $126, $91
    lnop
    xor $91, $95, $86
    lnop
    xor $95, $16, $85
    lnop
    selb $16, $126, $97, $21
    lnop
    or $126, $91, $95
    lqa $12, 0x18080
    or $95, $97, $21
    lqa $91, 0x18090
    andc $21, $126, $99
    lnop
    and $14, $126, $96
    lnop
    selb $97, $96, $113, $21
    lnop
    selb $126, $113, $99, $21
    lnop
    xor $113, $12, $84
    lnop
    xor $12, $91, $83
    lnop
    selb $21, $99, $112, $14
    lnop
    or $99, $113, $12
    lqa $91, 0x18060
    or $113, $112, $14
    lqa $12, 0x18070
    andc $14, $99, $101
    lnop
    and $96, $99, $111
    lnop
    selb $112, $111, $19, $14
    lnop
    selb $99, $19, $101, $14
    lnop
    xor $14, $91, $82
    lnop
    xor $91, $12, $81
    lnop
    selb $12, $101, $114, $96
    lnop
    or $101, $14, $91
    lqa $19, 0x18040
    or $14, $114, $96
    lqa $91, 0x18050
    andc $96, $101, $103
    lnop
    and $111, $101, $104
    lnop
    selb $114, $104, $117, $96
    lnop
    selb $101, $117, $103, $96
    lnop
    xor $117, $19, $122
    lnop
    xor $19, $91, $121
    lnop
    selb $96, $103, $116, $111
    lnop
    or $103, $117, $19
    lqa $91, 0x18020
    or $117, $116, $111
    lqa $19, 0x18030
    andc $111, $103, $105
    lnop
    and $92, $103, $119
    lqd $104, 1280($10)
    selb $116, $119, $22, $111
    lqd $100, 1296($10)
    selb $103, $22, $105, $111
    lqd $119, 1536($10)
    xor $22, $91, $94
    lqd $111, 1552($10)
    xor $91, $19, $93
    lnop
    selb $19, $105, $118, $92
    lnop
    or $105, $22, $91
    lqa $20, 0x18000
    or $22, $118, $92
    lqa $15, 0x18010
    andc $13, $105, $107
    shufb $92, $104, $100, $11
    and $104, $105, $18
    shufb $91, $119, $111, $11
    selb $118, $18, $106, $13
    lnop
    selb $105, $106, $107, $13
    lnop
    xor $106, $20, $92
    lnop
    xor $20, $15, $91
    lnop
    selb $15, $107, $120, $104
    lnop
    or $107, $106, $20
    lnop
    or $106, $120, $104
    rotqbyi $20, $8, 3
    andc $104, $107, $115
    lqa $13, 0x180e0
    and $18, $107, $17
    lqa $119, 0x180f0
    selb $120, $17, $110, $104
    rotqbyi $107, $9, 3
    selb $17, $110, $115, $104
    shlqbii $111, $102, 1
    selb $110, $115, $108, $18
    rotqbii $104, $20, 1
    or $115, $108, $18
    shlqbii $20, $125, 1
    xor $18, $13, $88
    rotqbii $108, $107, 1
    xor $107, $119, $87
    shufb $13, $98, $102, $75
    selb $102, $111, $104, $76
    shufb $119, $123, $125, $75
    or $125, $18, $107
    lqa $123, 0x180c0
    selb $18, $20, $108, $76
    lqa $107, 0x180d0
    andc $108, $125, $90
    lnop
    and $20, $125, $95
    lnop
    selb $87, $95, $16, $108
    lnop
    selb $88, $16, $90, $108
    lnop
    xor $108, $123, $86
    lnop
    xor $123, $107, $85
    lnop
    selb $16, $90, $89, $20
    lnop
    or $90, $108, $123
    lqa $95, 0x180a0
    or $123, $89, $20
    lqa $125, 0x180b0
    andc $89, $90, $109
    lnop
    and $20, $90, $113
    lnop
    selb $108, $113, $21, $89
    lnop
    selb $107, $21, $109, $89
    lnop
    xor $89, $95, $84
    lnop
    xor $95, $125, $83
    lnop
    selb $125, $109, $124, $20
    lnop
    or $109, $89, $95
    lqa $21, 0x18080
    or $95, $124, $20
    lqa $89, 0x18090
    andc $20, $109, $126
    lnop
    and $113, $109, $14
    lnop
    selb $124, $14, $12, $20
    lnop
    selb $109, $12, $126, $20
    lnop
    xor $12, $21, $82
    lnop
    xor $21, $89, $81
    lnop
    selb $20, $126, $97, $113
    lnop
    or $126, $12, $21
    lqa $89, 0x18060
    or $12, $97, $113
    lqa $21, 0x18070
    andc $113, $126, $99
    lnop
    and $14, $126, $117
    lnop
    selb $97, $117, $96, $113
    lnop
    selb $126, $96, $99, $113
    lnop
    xor $113, $89, $122
    lnop
    xor $89, $21, $121
    lnop
    selb $21, $99, $112, $14
    lnop
    or $99, $113, $89
    lqa $96, 0x18040
    or $113, $112, $14
    lqa $89, 0x18050
    andc $14, $99, $101
    lnop
    and $117, $99, $22
    lnop
    selb $112, $22, $19, $14
    lnop
    selb $99, $19, $101, $14
    lnop
    xor $14, $96, $94
    lnop
    xor $96, $89, $93
    lnop
    selb $19, $101, $114, $117
    lnop
    or $101, $14, $96
    lqa $89, 0x18020
    or $96, $114, $117
    lqa $14, 0x18030
    andc $117, $101, $103
    lnop
    and $90, $101, $106
    lqd $22, 1792($10)
    selb $114, $106, $15, $117
    lqd $111, 1808($10)
    selb $101, $15, $103, $117
    lqd $106, 2048($10)
    xor $15, $89, $92
    lqd $117, 2064($10)
    xor $89, $14, $91
    lnop
    selb $14, $103, $116, $90
    lnop
    or $103, $15, $89
    lqa $104, 0x18000
    or $15, $116, $90
    lqa $98, 0x18010
    andc $100, $103, $105
    shufb $90, $22, $111, $11
    and $111, $103, $115
    shufb $89, $106, $117, $11
    selb $116, $115, $110, $100
    lnop
    selb $103, $110, $105, $100
    lnop
    xor $110, $104, $90
    lnop
    xor $104, $98, $89
    lnop
    selb $98, $105, $118, $111
    lnop
    or $105, $110, $104
    lnop
    or $110, $118, $111
    rotqbyi $104, $8, 4
    andc $111, $105, $17
    lqa $100, 0x180e0
    and $115, $105, $18
    lqa $117, 0x180f0
    selb $118, $18, $102, $111
    rotqbyi $105, $9, 4
    selb $18, $102, $17, $111
    shlqbii $106, $16, 1
    selb $111, $17, $120, $115
    rotqbii $102, $104, 1
    or $104, $120, $115
    shlqbii $17, $123, 1
    xor $115, $100, $86
    rotqbii $120, $105, 1
    xor $105, $117, $85
    shufb $100, $13, $16, $75
    selb $13, $106, $102, $76
    shufb $117, $119, $123, $75
    or $123, $115, $105
    lqa $119, 0x180c0
    selb $115, $17, $120, $76
    lqa $105, 0x180d0
    andc $120, $123, $88
    lnop
    and $17, $123, $95
    lnop
    selb $85, $95, $125, $120
    lnop
    selb $86, $125, $88, $120
    lnop
    xor $125, $119, $84
    lnop
    xor $119, $105, $83
    lnop
    selb $95, $88, $87, $17
    lnop
    or $88, $125, $119
    lqa $123, 0x180a0
    or $125, $87, $17
    lqa $119, 0x180b0
    andc $87, $88, $107
    lnop
    and $17, $88, $12
    lnop
    selb $120, $12, $20, $87
    lnop
    selb $105, $20, $107, $87
    lnop
    xor $87, $123, $82
    lnop
    xor $123, $119, $81
    lnop
    selb $119, $107, $108, $17
    lnop
    or $107, $87, $123
    lqa $20, 0x18080
    or $123, $108, $17
    lqa $87, 0x18090
    andc $17, $107, $109
    lnop
    and $12, $107, $113
    lnop
    selb $108, $113, $21, $17
    lnop
    selb $107, $21, $109, $17
    lnop
    xor $17, $20, $122
    lnop
    xor $20, $87, $121
    lnop
    selb $21, $109, $124, $12
    lnop
    or $109, $17, $20
    lqa $87, 0x18060
    or $17, $124, $12
    lqa $20, 0x18070
    andc $12, $109, $126
    lnop
    and $113, $109, $96
    lnop
    selb $124, $96, $19, $12
    lnop
    selb $109, $19, $126, $12
    lnop
    xor $12, $87, $94
    lnop
    xor $87, $20, $93
    lnop
    selb $20, $126, $97, $113
    lnop
    or $126, $12, $87
    lqa $19, 0x18040
    or $12, $97, $113
    lqa $87, 0x18050
    andc $113, $126, $99
    lnop
    and $96, $126, $15
    lnop
    selb $97, $15, $14, $113
    lnop
    selb $126, $14, $99, $113
    lnop
    xor $113, $19, $92
    lnop
    xor $19, $87, $91
    lnop
    selb $14, $99, $112, $96
    lnop
    or $99, $113, $19
    lqa $87, 0x18020
    or $113, $112, $96
    lqa $19, 0x18030
    andc $96, $99, $101
    lnop
    and $88, $99, $110
    lqd $15, 2304($10)
    selb $112, $110, $98, $96
    lqd $106, 2320($10)
    selb $99, $98, $101, $96
    lqd $110, 2560($10)
    xor $96, $87, $90
    lqd $98, 2576($10)
    xor $87, $19, $89
    lnop
    selb $19, $101, $114, $88
    lnop
    or $101, $96, $87
    lqa $102, 0x18000
    or $96, $114, $88
    lqa $16, 0x18010
    andc $22, $101, $103
    shufb $88, $15, $106, $11
    and $106, $101, $104
    shufb $87, $110, $98, $11
    selb $114, $104, $111, $22
    lnop
    selb $101, $111, $103, $22
    lnop
    xor $111, $102, $88
    lnop
    xor $102, $16, $87
    lnop
    selb $16, $103, $116, $106
    lnop
    or $103, $111, $102
    lnop
    or $111, $116, $106
    rotqbyi $102, $8, 5
    andc $106, $103, $18
    lqa $22, 0x180e0
    and $104, $103, $115
    lqa $110, 0x180f0
    selb $116, $115, $13, $106
    rotqbyi $103, $9, 5
    selb $115, $13, $18, $106
    shlqbii $98, $95, 1
    selb $106, $18, $118, $104
    rotqbii $13, $102, 1
    or $102, $118, $104
    shlqbii $18, $125, 1
    xor $104, $22, $84
    rotqbii $118, $103, 1
    xor $103, $110, $83
    shufb $22, $100, $95, $75
    selb $100, $98, $13, $76
    shufb $110, $117, $125, $75
    or $125, $104, $103
    lqa $117, 0x180c0
    selb $104, $18, $118, $76
    lqa $103, 0x180d0
    andc $118, $125, $86
    lnop
    and $18, $125, $123
    lnop
    selb $83, $123, $119, $118
    lnop
    selb $84, $119, $86, $118
    lnop
    xor $119, $117, $82
    lnop
    xor $117, $103, $81
    lnop
    selb $123, $86, $85, $18
    lnop
    or $86, $119, $117
    lqa $125, 0x180a0
    or $119, $85, $18
    lqa $117, 0x180b0
    andc $85, $86, $105
    lnop
    and $18, $86, $17
    lnop
    selb $118, $17, $21, $85
    lnop
    selb $103, $21, $105, $85
    lnop
    xor $85, $125, $122
    lnop
    xor $125, $117, $121
    lnop
    selb $117, $105, $120, $18
    lnop
    or $105, $85, $125
    lqa $21, 0x18080
    or $125, $120, $18
    lqa $85, 0x18090
    andc $18, $105, $107
    lnop
    and $17, $105, $12
    lnop
    selb $120, $12, $20, $18
    lnop
    selb $105, $20, $107, $18
    lnop
    xor $18, $21, $94
    lnop
    xor $21, $85, $93
    lnop
    selb $20, $107, $108, $17
    lnop
    or $107, $18, $21
    lqa $85, 0x18060
    or $18, $108, $17
    lqa $21, 0x18070
    andc $17, $107, $109
    lnop
    and $12, $107, $113
    lnop
    selb $108, $113, $14, $17
    lnop
    selb $107, $14, $109, $17
    lnop
    xor $14, $85, $92
    lnop
    xor $85, $21, $91
    lnop
    selb $21, $109, $124, $12
    lnop
    or $109, $14, $85
    lqa $17, 0x18040
    or $14, $124, $12
    lqa $85, 0x18050
    andc $12, $109, $126
    lnop
    and $113, $109, $96
    lnop
    selb $124, $96, $19, $12
    lnop
    selb $109, $19, $126, $12
    lnop
    xor $12, $17, $90
    lnop
    xor $17, $85, $89
    lnop
    selb $19, $126, $97, $113
    lnop
    or $126, $12, $17
    lqa $85, 0x18020
    or $12, $97, $113
    lqa $17, 0x18030
    andc $113, $126, $99
    lnop
    and $86, $126, $111
    lqd $96, 2816($10)
    selb $97, $111, $16, $113
    lqd $98, 2832($10)
    selb $126, $16, $99, $113
    lqd $111, 3072($10)
    xor $16, $85, $88
    lqd $113, 3088($10)
    xor $85, $17, $87
    lnop
    selb $17, $99, $112, $86
    lnop
    or $99, $16, $85
    lqa $13, 0x18000
    or $16, $112, $86
    lqa $95, 0x18010
    andc $15, $99, $101
    shufb $86, $96, $98, $11
    and $98, $99, $102
    shufb $85, $111, $113, $11
    selb $112, $102, $106, $15
    lnop
    selb $99, $106, $101, $15
    lnop
    xor $106, $13, $86
    lnop
    xor $13, $95, $85
    lnop
    selb $95, $101, $114, $98
    lnop
    or $101, $106, $13
    lnop
    or $106, $114, $98
    rotqbyi $13, $8, 6
    andc $98, $101, $115
    lqa $15, 0x180e0
    and $102, $101, $104
    lqa $113, 0x180f0
    selb $114, $104, $100, $98
    rotqbyi $101, $9, 6
    selb $104, $100, $115, $98
    shlqbii $111, $123, 1
    selb $100, $115, $116, $102
    rotqbii $98, $13, 1
    or $115, $116, $102
    shlqbii $13, $119, 1
    xor $102, $15, $82
    rotqbii $116, $101, 1
    xor $101, $113, $81
    shufb $15, $22, $123, $75
    selb $113, $111, $98, $76
    shufb $123, $110, $119, $75
    or $119, $102, $101
    lqa $111, 0x180c0
    selb $102, $13, $116, $76
    lqa $101, 0x180d0
    andc $116, $119, $84
    lnop
    and $13, $119, $125
    lnop
    selb $81, $125, $117, $116
    lnop
    selb $82, $117, $84, $116
    lnop
    xor $117, $111, $122
    lnop
    xor $111, $101, $121
    lnop
    selb $119, $84, $83, $13
    lnop
    or $84, $117, $111
    lqa $125, 0x180a0
    or $117, $83, $13
    lqa $111, 0x180b0
    andc $83, $84, $103
    lnop
    and $13, $84, $18
    lnop
    selb $116, $18, $20, $83
    lnop
    selb $101, $20, $103, $83
    lnop
    xor $83, $125, $94
    lnop
    xor $125, $111, $93
    lnop
    selb $20, $103, $118, $13
    lnop
    or $103, $83, $125
    lqa $111, 0x18080
    or $18, $118, $13
    lqa $125, 0x18090
    andc $13, $103, $105
    lnop
    and $83, $103, $14
    lnop
    selb $118, $14, $21, $13
    lnop
    selb $103, $21, $105, $13
    lnop
    xor $13, $111, $92
    lnop
    xor $111, $125, $91
    lnop
    selb $21, $105, $120, $83
    lnop
    or $105, $13, $111
    lqa $125, 0x18060
    or $13, $120, $83
    lqa $111, 0x18070
    andc $83, $105, $107
    lnop
    and $14, $105, $12
    lnop
    selb $120, $12, $19, $83
    lnop
    selb $105, $19, $107, $83
    lnop
    xor $83, $125, $90
    lnop
    xor $125, $111, $89
    lnop
    selb $19, $107, $108, $14
    lnop
    or $107, $83, $125
    lqa $111, 0x18040
    or $12, $108, $14
    lqa $125, 0x18050
    andc $14, $107, $109
    lnop
    and $83, $107, $16
    lnop
    selb $108, $16, $17, $14
    lnop
    selb $107, $17, $109, $14
    lnop
    xor $14, $111, $88
    lnop
    xor $111, $125, $87
    lnop
    selb $17, $109, $124, $83
    lnop
    or $109, $14, $111
    lqa $125, 0x18020
    or $14, $124, $83
    lqa $111, 0x18030
    andc $83, $109, $126
    lnop
    and $84, $109, $106
    lqd $16, 3328($10)
    selb $124, $106, $95, $83
    lqd $110, 3344($10)
    selb $109, $95, $126, $83
    lqd $106, 3584($10)
    xor $83, $125, $86
    lqd $95, 3600($10)
    xor $125, $111, $85
    lnop
    selb $22, $126, $97, $84
    lnop
    or $126, $83, $125
    lqa $111, 0x18000
    or $23, $97, $84
    lqa $98, 0x18010
    andc $97, $126, $99
    shufb $84, $16, $110, $11
    and $110, $126, $115
    shufb $83, $106, $95, $11
    selb $126, $115, $100, $97
    lnop
    selb $125, $100, $99, $97
    lnop
    xor $100, $111, $84
    lnop
    xor $111, $98, $83
    lnop
    selb $106, $99, $112, $110
    lnop
    or $99, $100, $111
    lnop
    or $16, $112, $110
    rotqbyi $111, $8, 7
    andc $112, $99, $104
    lqa $110, 0x180e0
    and $100, $99, $102
    lqa $98, 0x180f0
    selb $8, $102, $113, $112
    rotqbyi $99, $9, 7
    selb $9, $113, $104, $112
    shlqbii $102, $119, 1
    selb $24, $104, $114, $100
    rotqbii $113, $111, 1
    or $25, $114, $100
    shlqbii $111, $117, 1
    xor $100, $110, $122
    rotqbii $114, $99, 1
    xor $110, $98, $121
    shufb $122, $15, $119, $75
    selb $26, $102, $113, $76
    shufb $15, $123, $117, $75
    or $123, $100, $110
    lqa $117, 0x180c0
    selb $27, $111, $114, $76
    lqa $110, 0x180d0
    andc $114, $123, $82
    lnop
    and $100, $123, $18
    lnop
    selb $112, $18, $20, $114
    lnop
    selb $111, $20, $82, $114
    lnop
    xor $114, $117, $94
    lnop
    xor $117, $110, $93
    lnop
    selb $96, $82, $81, $100
    lnop
    or $82, $114, $117
    lqa $110, 0x180a0
    or $95, $81, $100
    lqa $117, 0x180b0
    andc $100, $82, $101
    lnop
    and $81, $82, $13
    lnop
    selb $114, $13, $21, $100
    lnop
    selb $113, $21, $101, $100
    lnop
    xor $100, $110, $92
    lnop
    xor $110, $117, $91
    lnop
    selb $98, $101, $116, $81
    lnop
    or $101, $100, $110
    lqa $117, 0x18080
    or $97, $116, $81
    lqa $110, 0x18090
    andc $81, $101, $103
    lnop
    and $21, $101, $12
    lnop
    selb $116, $12, $19, $81
    lnop
    selb $115, $19, $103, $81
    lnop
    xor $81, $117, $90
    lnop
    xor $117, $110, $89
    lnop
    selb $100, $103, $118, $21
    lnop
    or $103, $81, $117
    lqa $110, 0x18060
    or $99, $118, $21
    lqa $81, 0x18070
    andc $21, $103, $105
    lnop
    and $19, $103, $14
    lnop
    selb $118, $14, $17, $21
    lnop
    selb $117, $17, $105, $21
    lnop
    xor $17, $110, $88
    lnop
    xor $21, $81, $87
    lqd $110, 3840($10)
    selb $102, $105, $120, $19
    lqd $81, 3856($10)
    or $105, $17, $21
    lqa $14, 0x18040
    or $101, $120, $19
    lqa $17, 0x18050
    andc $19, $105, $107
    lnop
    and $21, $105, $23
    lnop
    selb $120, $23, $22, $19
    lnop
    selb $119, $22, $107, $19
    lnop
    xor $19, $14, $86
    lnop
    xor $14, $17, $85
    shufb $82, $110, $81, $11
    selb $104, $107, $108, $21
    lqa $110, 0x18020
    or $107, $19, $14
    shufb $81, $122, $96, $75
    or $103, $108, $21
    lqa $14, 0x18030
    andc $108, $107, $109
    lnop
    and $21, $107, $16
    lqd $19, 7584($6)
    selb $122, $16, $106, $108
    rotqbyi $107, $81, 8
    selb $121, $106, $109, $108
    lqd $16, 4096($10)
    xor $81, $110, $84
    lqd $108, 4112($10)
    xor $110, $14, $83
    lqa $10, 0x18000
    selb $106, $109, $124, $21
    lqa $14, 0x18010
    or $109, $81, $110
    shufb $17, $107, $19, $7
    or $105, $124, $21
    rotqbyi $19, $6, 0
    andc $21, $109, $125
    hbrr prefix_steady_branch, prefix_steady_loop
    and $110, $109, $25
    shufb $81, $16, $108, $11
    selb $124, $25, $24, $21
    lnop
    selb $123, $24, $125, $21
    shufb $25, $15, $95, $75
    xor $15, $10, $82
    stqd $17, 7584($19)
    xor $10, $14, $81
    lqd $17, 7920($6)
    selb $108, $125, $126, $110
    lnop
    or $125, $15, $10
    rotqbyi $14, $25, 8
    a $6, $5, $79
    lnop
    andc $10, $125, $9
    lnop
    and $15, $125, $27
    lnop
    or $107, $126, $110
    shufb $25, $14, $17, $7
    selb $125, $26, $9, $10
    lqd $5, 7248($6)
    selb $110, $9, $8, $15
    cdd $7, 0($4)
    ai $80, $80, -1
    lnop
    selb $126, $27, $26, $10
    stqd $25, 7920($19)
    or $109, $8, $15
prefix_steady_branch:
    brnz $80, prefix_steady_loop
prefix_steady_end:
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

.global prefix_edge_tap
.align 3
prefix_edge_tap:
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
    brz $2, prefix_edge_tap_end
    shli $2, $127, 3
    andi $3, $2, -16
    ai $4, $127, 1
    andi $5, $4, 7
    rotmi $6, $4, -3
    shli $4, $5, 5
    a $5, $4, $6
    ai $127, $127, 1
    ai $6, $2, 1
    andi $4, $5, -16
    a $7, $3, $71
    lqd $3, 6912($7)
    lqd $8, 7248($7)
# 773 cycles an iteration, 773 at least: 773 instructions for the even pipe, 493 for the odd one; 0 cycles of nops alone
.align 3
prefix_edge_tap_loop:
    ai $9, $2, 2
    lnop
    ai $11, $2, 3
    cbd $10, 0($2)
    ai $13, $2, 4
    rotqby $12, $3, $2
    ai $14, $2, 5
    shufb $3, $5, $5, $70
    ai $15, $2, 6
    shlqbii $5, $96, 1
    ai $16, $2, 7
    rotqby $96, $8, $2
    shli $2, $127, 3
    rotqbii $19, $12, 1
    andbi $24, $3, 15
    lqa $18, 0x180e0
    a $8, $4, $71
    lqa $20, 0x180f0
    a $17, $24, $69
    shlqbii $21, $95, 1
    andi $3, $2, -16
    rotqbii $95, $96, 1
    ai $4, $127, 1
    lqa $24, 0x180c0
    selb $25, $5, $19, $68
    lqa $23, 0x180d0
    xor $5, $18, $94
    lnop
    xor $94, $20, $93
    lnop
    selb $93, $21, $95, $68
    lnop
    or $95, $5, $94
    lnop
    xor $94, $24, $91
    lqa $5, 0x180a0
    xor $24, $23, $90
    lqa $21, 0x180b0
    andc $26, $95, $111
    lqa $23, 0x18080
    or $27, $94, $24
    lqa $20, 0x18090
    and $94, $95, $97
    lnop
    and $28, $27, $99
    lnop
    xor $95, $5, $88
    lqd $24, 256($8)
    xor $18, $21, $87
    lqd $5, 272($8)
    xor $21, $23, $85
    lqa $19, 0x18060
    xor $23, $20, $84
    lqa $22, 0x18070
    or $29, $95, $18
    lqa $20, 0x18040
    or $30, $21, $23
    lqa $18, 0x18050
    and $31, $29, $101
    lnop
    and $32, $30, $103
    lqd $21, 512($8)
    xor $33, $19, $82
    lqd $23, 528($8)
    xor $19, $22, $81
    shufb $95, $24, $5, $17
    xor $5, $20, $79
    lqa $22, 0x18020
    xor $20, $18, $78
    lqa $24, 0x18000
    or $34, $33, $19
    lqa $35, 0x18010
    or $33, $5, $20
    lqa $19, 0x18030
    and $36, $34, $105
    shufb $18, $21, $23, $17
    and $37, $33, $107
    lnop
    xor $21, $22, $76
    lnop
    xor $22, $24, $95
    lnop
    xor $24, $35, $18
    lnop
    xor $35, $19, $75
    lnop
    or $38, $22, $24
    lnop
    or $39, $21, $35
    lnop
    and $35, $38, $93
    lnop
    and $40, $39, $109
    lnop
    selb $19, $125, $126, $35
    lnop
    selb $20, $123, $124, $40
    lnop
    selb $21, $121, $122, $37
    stqa $19, 0x1a040
    selb $22, $119, $120, $36
    stqa $20, 0x1a050
    selb $23, $117, $118, $32
    stqa $21, 0x1a060
    selb $5, $115, $116, $31
    stqa $22, 0x1a070
    selb $41, $113, $114, $28
    stqa $23, 0x1a080
    selb $42, $111, $112, $94
    stqa $5, 0x1a090
    selb $43, $97, $98, $26
    stqa $41, 0x1a0a0
    andi $97, $72, -16
    stqa $42, 0x1a0b0
    selb $44, $98, $111, $26
    lnop
    a $24, $97, $67
    lnop
    or $97, $112, $94
    lnop
    selb $98, $112, $43, $92
    lqd $94, 64($24)
    andc $112, $27, $113
    lnop
    selb $27, $111, $44, $92
    lnop
    selb $111, $99, $100, $112
    lnop
    selb $99, $100, $113, $112
    lnop
    or $112, $114, $28
    lnop
    selb $28, $114, $111, $89
    rotqby $100, $94, $72
    andc $114, $29, $115
    lnop
    selb $29, $113, $99, $89
    lnop
    selb $99, $101, $102, $114
    lnop
    selb $111, $102, $115, $114
    rotqbyi $94, $100, 13
    or $102, $126, $35
    lnop
    or $101, $124, $40
    lqd $35, 7584($7)
    or $113, $122, $37
    stqa $102, 0x1a0c0
    or $114, $120, $36
    stqa $101, 0x1a0d0
    or $36, $118, $32
    stqa $113, 0x1a0e0
    or $32, $116, $31
    stqa $114, 0x1a0f0
    selb $31, $116, $99, $86
    stqa $36, 0x1a100
    andc $116, $30, $117
    stqa $32, 0x1a110
    selb $30, $115, $111, $86
    stqa $112, 0x1a120
    selb $115, $103, $104, $116
    stqa $97, 0x1a130
    selb $103, $104, $117, $116
    lqd $111, 192($24)
    selb $116, $118, $115, $83
    lnop
    andi $118, $94, 255
    lnop
    andc $94, $34, $119
    lnop
    selb $34, $117, $103, $83
    shufb $115, $118, $35, $10
    selb $118, $105, $106, $94
    rotqbyi $117, $7, 0
    selb $105, $106, $119, $94
    rotqby $103, $111, $72
    selb $106, $120, $118, $80
    lqd $111, 4352($8)
    andc $118, $33, $121
    lqd $120, 4368($8)
    selb $33, $119, $105, $80
    stqd $115, 7584($117)
    selb $119, $107, $108, $118
    rotqbyi $115, $103, 13
    selb $107, $108, $121, $118
    lqd $103, 7920($7)
    selb $118, $122, $119, $77
    lnop
    selb $119, $121, $107, $77
    lnop
    andc $107, $39, $123
    lnop
    andi $39, $115, 255
    lnop
    selb $115, $109, $110, $107
    shufb $121, $111, $120, $17
    selb $120, $110, $123, $107
    shufb $111, $39, $103, $10
    selb $107, $124, $115, $74
    rotqbyi $110, $12, 1
    andc $124, $38, $125
    lqa $115, 0x180e0
    selb $38, $123, $120, $74
    lqa $103, 0x180f0
    selb $123, $93, $25, $124
    rotqbyi $120, $96, 1
    selb $93, $25, $125, $124
    shlqbii $10, $42, 1
    selb $25, $126, $123, $121
    rotqbii $124, $110, 1
    selb $42, $125, $93, $121
    shlqbii $126, $97, 1
    xor $97, $115, $91
    rotqbii $125, $120, 1
    xor $120, $103, $90
    lnop
    selb $103, $10, $124, $68
    stqd $111, 7920($117)
    or $124, $97, $120
    lqa $117, 0x180c0
    selb $120, $126, $125, $68
    lqa $97, 0x180d0
    andc $126, $124, $27
    lnop
    and $125, $124, $112
    lnop
    selb $111, $112, $41, $126
    lnop
    selb $112, $41, $27, $126
    lnop
    xor $126, $117, $88
    lqa $41, 0x180a0
    xor $117, $97, $87
    lqa $124, 0x180b0
    selb $97, $27, $98, $125
    lqa $10, 0x18080
    or $90, $126, $117
    lqa $115, 0x18090
    or $117, $98, $125
    lnop
    and $91, $90, $32
    lnop
    xor $126, $41, $85
    lqd $125, 768($8)
    xor $93, $124, $84
    lqd $41, 784($8)
    xor $124, $10, $82
    lqa $123, 0x18060
    xor $10, $115, $81
    lqa $110, 0x18070
    or $115, $126, $93
    lqa $39, 0x18040
    or $108, $124, $10
    lqa $126, 0x18050
    and $7, $115, $36
    lnop
    and $105, $108, $114
    lqd $124, 1024($8)
    xor $93, $123, $79
    lqd $10, 1040($8)
    xor $123, $110, $78
    shufb $94, $125, $41, $17
    xor $125, $39, $76
    lqa $110, 0x18020
    xor $39, $126, $75
    lqa $41, 0x18000
    or $35, $93, $123
    lqa $126, 0x18010
    or $104, $125, $39
    lqa $123, 0x18030
    and $39, $35, $113
    shufb $93, $124, $10, $17
    and $122, $104, $101
    lnop
    xor $124, $110, $95
    lnop
    xor $110, $41, $94
    lnop
    xor $41, $126, $93
    lnop
    xor $126, $123, $18
    lnop
    or $99, $110, $41
    lnop
    or $41, $124, $126
    lnop
    and $109, $99, $120
    lnop
    and $37, $41, $102
    lnop
    selb $125, $42, $25, $109
    lnop
    selb $126, $38, $107, $37
    lnop
    selb $123, $119, $118, $122
    stqa $125, 0x1a040
    selb $124, $33, $106, $39
    stqa $126, 0x1a050
    selb $110, $34, $116, $105
    stqa $123, 0x1a060
    selb $10, $30, $31, $7
    stqa $124, 0x1a070
    selb $40, $29, $28, $91
    stqa $110, 0x1a080
    selb $100, $98, $111, $89
    stqa $10, 0x1a090
    andc $111, $90, $29
    stqa $40, 0x1a0a0
    selb $98, $27, $112, $89
    stqa $97, 0x1a0b0
    selb $112, $32, $5, $111
    lqd $89, 64($24)
    selb $32, $5, $29, $111
    lnop
    or $111, $28, $91
    lnop
    selb $27, $28, $112, $86
    lnop
    selb $112, $29, $32, $86
    lnop
    andi $5, $4, 7
    lnop
    andc $29, $115, $30
    rotqby $32, $89, $72
    andi $115, $6, -16
    lnop
    selb $28, $36, $23, $29
    lnop
    a $36, $115, $71
    lnop
    selb $115, $23, $30, $29
    rotqbyi $91, $32, 13
    or $23, $25, $109
    lqd $29, 7584($36)
    or $89, $107, $37
    cbd $32, 0($6)
    or $109, $118, $122
    stqa $23, 0x1a0c0
    or $122, $106, $39
    stqa $89, 0x1a0d0
    or $39, $116, $105
    stqa $109, 0x1a0e0
    or $105, $31, $7
    stqa $122, 0x1a0f0
    selb $7, $31, $28, $83
    stqa $39, 0x1a100
    andc $28, $108, $34
    stqa $105, 0x1a110
    selb $108, $30, $115, $83
    stqa $111, 0x1a120
    selb $115, $114, $22, $28
    stqa $117, 0x1a130
    selb $114, $22, $34, $28
    lqd $30, 192($24)
    selb $22, $116, $115, $80
    lnop
    andi $116, $91, 255
    lnop
    andc $91, $35, $33
    lnop
    selb $35, $34, $114, $80
    shufb $115, $116, $29, $32
    selb $116, $113, $21, $91
    rotqbyi $114, $36, 0
    selb $113, $21, $33, $91
    rotqby $29, $30, $72
    selb $30, $106, $116, $77
    lqd $91, 4608($8)
    andc $106, $104, $119
    lqd $116, 4624($8)
    selb $104, $33, $113, $77
    stqd $115, 7584($114)
    selb $115, $101, $20, $106
    rotqbyi $113, $29, 13
    selb $101, $20, $119, $106
    lqd $29, 7920($36)
    selb $106, $118, $115, $74
    lnop
    selb $118, $119, $101, $74
    lnop
    andc $119, $41, $38
    lnop
    andi $41, $113, 255
    lnop
    selb $113, $102, $19, $119
    shufb $92, $91, $116, $17
    selb $116, $19, $38, $119
    shufb $102, $41, $29, $32
    selb $119, $107, $113, $121
    rotqbyi $19, $12, 2
    andc $113, $99, $42
    lqa $107, 0x180e0
    selb $99, $38, $116, $121
    lqa $29, 0x180f0
    selb $116, $120, $103, $113
    rotqbyi $38, $96, 2
    selb $120, $103, $42, $113
    shlqbii $32, $97, 1
    selb $103, $25, $116, $92
    rotqbii $113, $19, 1
    selb $116, $42, $120, $92
    shlqbii $19, $117, 1
    xor $117, $107, $88
    rotqbii $120, $38, 1
    xor $107, $29, $87
    lnop
    selb $87, $32, $113, $68
    stqd $102, 7920($114)
    or $114, $117, $107
    lqa $113, 0x180c0
    selb $117, $19, $120, $68
    lqa $107, 0x180d0
    andc $120, $114, $98
    lnop
    and $19, $114, $111
    lnop
    selb $114, $111, $40, $120
    lnop
    selb $111, $40, $98, $120
    lnop
    xor $120, $113, $85
    lqa $40, 0x180a0
    xor $113, $107, $84
    lqa $102, 0x180b0
    selb $107, $98, $100, $19
    lqa $32, 0x18080
    or $29, $120, $113
    lqa $88, 0x18090
    or $120, $100, $19
    lnop
    and $38, $29, $105
    lnop
    xor $113, $40, $82
    lqd $19, 1280($8)
    xor $42, $102, $81
    lqd $40, 1296($8)
    xor $102, $32, $79
    lqa $25, 0x18060
    xor $32, $88, $78
    lqa $97, 0x18070
    or $88, $113, $42
    lqa $41, 0x18040
    or $42, $102, $32
    lqa $113, 0x18050
    and $32, $88, $39
    lnop
    and $115, $42, $122
    lqd $102, 1536($8)
    xor $20, $25, $76
    lqd $101, 1552($8)
    xor $25, $97, $75
    shufb $91, $19, $40, $17
    xor $97, $41, $95
    lqa $19, 0x18020
    xor $41, $113, $18
    lqa $40, 0x18000
    or $36, $20, $25
    lqa $113, 0x18010
    or $25, $97, $41
    lqa $20, 0x18030
    and $97, $36, $109
    shufb $90, $102, $101, $17
    and $41, $25, $89
    lnop
    xor $102, $19, $94
    lnop
    xor $19, $40, $91
    lnop
    xor $40, $113, $90
    lnop
    xor $113, $20, $93
    lnop
    or $33, $19, $40
    lnop
    or $40, $102, $113
    lnop
    and $34, $33, $117
    lnop
    and $28, $40, $23
    lnop
    selb $19, $116, $103, $34
    lnop
    selb $102, $99, $119, $28
    lnop
    selb $20, $118, $106, $41
    stqa $19, 0x1a040
    selb $101, $104, $30, $97
    stqa $102, 0x1a050
    selb $21, $35, $22, $115
    stqa $20, 0x1a060
    selb $113, $108, $7, $32
    stqa $101, 0x1a070
    selb $31, $112, $27, $38
    stqa $21, 0x1a080
    selb $37, $100, $114, $86
    stqa $113, 0x1a090
    andc $114, $29, $112
    stqa $31, 0x1a0a0
    selb $29, $98, $111, $86
    stqa $107, 0x1a0b0
    selb $111, $105, $10, $114
    lqd $98, 64($24)
    selb $105, $10, $112, $114
    lnop
    or $114, $27, $38
    lnop
    selb $38, $27, $111, $83
    lnop
    selb $111, $112, $105, $83
    lnop
    rotmi $6, $4, -3
    lnop
    andc $4, $88, $108
    rotqby $112, $98, $72
    andi $98, $9, -16
    lnop
    selb $88, $39, $110, $4
    lnop
    a $39, $98, $71
    lnop
    selb $98, $110, $108, $4
    rotqbyi $105, $112, 13
    or $110, $103, $34
    lqd $112, 7584($39)
    or $10, $119, $28
    cbd $34, 0($9)
    or $9, $106, $41
    stqa $110, 0x1a0c0
    or $86, $30, $97
    stqa $10, 0x1a0d0
    or $97, $22, $115
    stqa $9, 0x1a0e0
    or $115, $7, $32
    stqa $86, 0x1a0f0
    selb $32, $7, $88, $80
    stqa $97, 0x1a100
    andc $88, $42, $35
    stqa $115, 0x1a110
    selb $42, $108, $98, $80
    stqa $114, 0x1a120
    selb $108, $122, $124, $88
    stqa $120, 0x1a130
    selb $122, $124, $35, $88
    lqd $98, 192($24)
    selb $7, $22, $108, $77
    lnop
    andi $108, $105, 255
    lnop
    andc $105, $36, $104
    lnop
    selb $36, $35, $122, $77
    shufb $22, $108, $112, $34
    selb $122, $109, $123, $105
    rotqbyi $112, $39, 0
    selb $109, $123, $104, $105
    rotqby $108, $98, $72
    selb $105, $30, $122, $74
    lqd $123, 4864($8)
    andc $30, $25, $118
    lqd $122, 4880($8)
    selb $25, $104, $109, $74
    stqd $22, 7584($112)
    selb $109, $89, $126, $30
    rotqbyi $104, $108, 13
    selb $108, $126, $118, $30
    lqd $22, 7920($39)
    selb $30, $106, $109, $121
    lnop
    selb $106, $118, $108, $121
    lnop
    andc $118, $40, $99
    lnop
    andi $40, $104, 255
    lnop
    selb $104, $23, $125, $118
    shufb $89, $123, $122, $17
    selb $123, $125, $99, $118
    shufb $122, $40, $22, $34
    selb $118, $119, $104, $92
    rotqbyi $125, $12, 3
    andc $119, $33, $116
    lqa $104, 0x180e0
    selb $33, $99, $123, $92
    lqa $22, 0x180f0
    selb $123, $117, $87, $119
    rotqbyi $99, $96, 3
    selb $117, $87, $116, $119
    shlqbii $34, $107, 1
    selb $119, $103, $123, $89
    rotqbii $107, $125, 1
    selb $103, $116, $117, $89
    shlqbii $125, $120, 1
    xor $117, $104, $85
    rotqbii $120, $99, 1
    xor $104, $22, $84
    lnop
    selb $84, $34, $107, $68
    stqd $122, 7920($112)
    or $122, $117, $104
    lqa $112, 0x180c0
    selb $117, $125, $120, $68
    lqa $104, 0x180d0
    andc $125, $122, $29
    lnop
    and $120, $122, $114
    lnop
    selb $122, $114, $31, $125
    lnop
    selb $114, $31, $29, $125
    lnop
    xor $125, $112, $82
    lqa $31, 0x180a0
    xor $112, $104, $81
    lqa $107, 0x180b0
    selb $104, $29, $37, $120
    lqa $34, 0x18080
    or $22, $125, $112
    lqa $99, 0x18090
    or $112, $37, $120
    lnop
    and $120, $22, $115
    lnop
    xor $85, $31, $79
    lqd $125, 1792($8)
    xor $116, $107, $78
    lqd $31, 1808($8)
    xor $107, $34, $76
    lqa $123, 0x18060
    xor $34, $99, $75
    lqa $87, 0x18070
    or $99, $85, $116
    lqa $40, 0x18040
    or $116, $107, $34
    lqa $85, 0x18050
    and $107, $99, $97
    lnop
    and $108, $116, $86
    lqd $34, 2048($8)
    xor $109, $123, $95
    lqd $23, 2064($8)
    xor $123, $87, $18
    shufb $88, $125, $31, $17
    xor $125, $40, $94
    lqa $31, 0x18020
    xor $40, $85, $93
    lqa $126, 0x18000
    or $85, $109, $123
    lqa $39, 0x18010
    or $98, $125, $40
    lqa $123, 0x18030
    and $40, $85, $9
    shufb $87, $34, $23, $17
    and $34, $98, $10
    lnop
    xor $23, $31, $91
    lnop
    xor $31, $126, $88
    lnop
    xor $126, $39, $87
    lnop
    xor $39, $123, $90
    lnop
    or $35, $31, $126
    lnop
    or $31, $23, $39
    lnop
    and $39, $35, $117
    lnop
    and $41, $31, $110
    lnop
    selb $125, $103, $119, $39
    lnop
    selb $23, $33, $118, $41
    lnop
    selb $126, $106, $30, $34
    stqa $125, 0x1a040
    selb $123, $25, $105, $40
    stqa $23, 0x1a050
    selb $109, $36, $7, $108
    stqa $126, 0x1a060
    selb $124, $42, $32, $107
    stqa $123, 0x1a070
    selb $28, $111, $38, $120
    stqa $109, 0x1a080
    selb $27, $37, $122, $83
    stqa $124, 0x1a090
    andc $122, $22, $111
    stqa $28, 0x1a0a0
    selb $22, $29, $114, $83
    stqa $104, 0x1a0b0
    selb $114, $115, $113, $122
    lqd $83, 64($24)
    selb $115, $113, $111, $122
    lnop
    or $122, $38, $120
    lnop
    selb $120, $38, $114, $80
    lnop
    selb $114, $111, $115, $80
    lnop
    shli $4, $5, 5
    lnop
    andc $5, $99, $42
    rotqby $115, $83, $72
    andi $99, $11, -16
    lnop
    selb $111, $97, $21, $5
    lnop
    a $97, $99, $71
    lnop
    selb $99, $21, $42, $5
    rotqbyi $38, $115, 13
    or $21, $119, $39
    lqd $115, 7584($97)
    or $113, $118, $41
    cbd $39, 0($11)
    or $11, $30, $34
    stqa $21, 0x1a0c0
    or $83, $105, $40
    stqa $113, 0x1a0d0
    or $40, $7, $108
    stqa $11, 0x1a0e0
    or $108, $32, $107
    stqa $83, 0x1a0f0
    selb $107, $32, $111, $77
    stqa $40, 0x1a100
    andc $111, $116, $36
    stqa $108, 0x1a110
    selb $116, $42, $99, $77
    stqa $122, 0x1a120
    selb $99, $86, $101, $111
    stqa $112, 0x1a130
    selb $86, $101, $36, $111
    lqd $42, 192($24)
    selb $111, $7, $99, $74
    lnop
    andi $99, $38, 255
    lnop
    andc $38, $85, $25
    lnop
    selb $7, $36, $86, $74
    shufb $85, $99, $115, $39
    selb $115, $9, $20, $38
    rotqbyi $99, $97, 0
    selb $9, $20, $25, $38
    rotqby $86, $42, $72
    selb $38, $105, $115, $121
    lqd $20, 5120($8)
    andc $105, $98, $106
    lqd $115, 5136($8)
    selb $98, $25, $9, $121
    stqd $85, 7584($99)
    selb $85, $10, $102, $105
    rotqbyi $9, $86, 13
    selb $86, $102, $106, $105
    lqd $10, 7920($97)
    selb $105, $30, $85, $92
    lnop
    selb $30, $106, $86, $92
    lnop
    andc $106, $31, $33
    lnop
    andi $31, $9, 255
    lnop
    selb $9, $110, $19, $106
    shufb $86, $20, $115, $17
    selb $115, $19, $33, $106
    shufb $110, $31, $10, $39
    selb $106, $118, $9, $89
    rotqbyi $10, $12, 4
    andc $118, $35, $103
    lqa $9, 0x180e0
    selb $35, $33, $115, $89
    lqa $19, 0x180f0
    selb $115, $117, $84, $118
    rotqbyi $33, $96, 4
    selb $117, $84, $103, $118
    shlqbii $31, $104, 1
    selb $118, $119, $115, $86
    rotqbii $104, $10, 1
    selb $119, $103, $117, $86
    shlqbii $115, $112, 1
    xor $112, $9, $82
    rotqbii $117, $33, 1
    xor $82, $19, $81
    lnop
    selb $81, $31, $104, $68
    stqd $110, 7920($99)
    or $110, $112, $82
    lqa $104, 0x180c0
    selb $112, $115, $117, $68
    lqa $82, 0x180d0
    andc $117, $110, $22
    lnop
    and $115, $110, $122
    lnop
    selb $99, $122, $28, $117
    lnop
    selb $122, $28, $22, $117
    lnop
    xor $117, $104, $79
    lqa $28, 0x180a0
    xor $104, $82, $78
    lqa $110, 0x180b0
    selb $82, $22, $27, $115
    lqa $31, 0x18080
    or $33, $117, $104
    lqa $19, 0x18090
    or $117, $27, $115
    lnop
    and $115, $33, $108
    lnop
    xor $9, $28, $76
    lqd $104, 2304($8)
    xor $103, $110, $75
    lqd $28, 2320($8)
    xor $110, $31, $95
    lqa $10, 0x18060
    xor $31, $19, $18
    lqa $84, 0x18070
    or $39, $9, $103
    lqa $19, 0x18040
    or $103, $110, $31
    lqa $9, 0x18050
    and $31, $39, $40
    lnop
    and $97, $103, $83
    lqd $110, 2560($8)
    xor $102, $10, $94
    lqd $20, 2576($8)
    xor $10, $84, $93
    shufb $85, $104, $28, $17
    xor $104, $19, $91
    lqa $28, 0x18020
    xor $19, $9, $90
    lqa $25, 0x18000
    or $42, $102, $10
    lqa $9, 0x18010
    or $36, $104, $19
    lqa $102, 0x18030
    and $104, $42, $11
    shufb $84, $110, $20, $17
    and $101, $36, $113
    lnop
    xor $110, $28, $88
    lnop
    xor $28, $25, $85
    lnop
    xor $25, $9, $84
    lnop
    xor $9, $102, $87
    lnop
    or $32, $28, $25
    lnop
    or $25, $110, $9
    lnop
    and $28, $32, $112
    lnop
    and $34, $25, $21
    lnop
    selb $19, $119, $118, $28
    lnop
    selb $110, $35, $106, $34
    lnop
    selb $102, $30, $105, $101
    stqa $19, 0x1a040
    selb $10, $98, $38, $104
    stqa $110, 0x1a050
    selb $20, $7, $111, $97
    stqa $102, 0x1a060
    selb $9, $116, $107, $31
    stqa $10, 0x1a070
    selb $41, $114, $120, $115
    stqa $20, 0x1a080
    selb $29, $27, $99, $80
    stqa $9, 0x1a090
    andc $99, $33, $114
    stqa $41, 0x1a0a0
    selb $33, $22, $122, $80
    stqa $82, 0x1a0b0
    selb $122, $108, $124, $99
    lqd $80, 64($24)
    selb $108, $124, $114, $99
    lnop
    or $124, $120, $115
    lnop
    selb $115, $120, $122, $77
    lnop
    selb $122, $114, $108, $77
    lnop
    a $5, $4, $6
    lnop
    andc $4, $39, $116
    rotqby $6, $80, $72
    andi $80, $13, -16
    lnop
    selb $39, $40, $109, $4
    lnop
    a $40, $80, $71
    lnop
    selb $80, $109, $116, $4
    rotqbyi $114, $6, 13
    or $109, $118, $28
    lqd $108, 7584($40)
    or $4, $106, $34
    cbd $28, 0($13)
    or $13, $105, $101
    stqa $109, 0x1a0c0
    or $6, $38, $104
    stqa $4, 0x1a0d0
    or $104, $111, $97
    stqa $13, 0x1a0e0
    or $97, $107, $31
    stqa $6, 0x1a0f0
    selb $31, $107, $39, $74
    stqa $104, 0x1a100
    andc $107, $103, $7
    stqa $97, 0x1a110
    selb $103, $116, $80, $74
    stqa $124, 0x1a120
    selb $116, $83, $123, $107
    stqa $117, 0x1a130
    selb $83, $123, $7, $107
    lqd $80, 192($24)
    selb $123, $111, $116, $121
    lnop
    andi $116, $114, 255
    lnop
    andc $114, $42, $98
    lnop
    selb $42, $7, $83, $121
    shufb $111, $116, $108, $28
    selb $116, $11, $126, $114
    rotqbyi $108, $40, 0
    selb $11, $126, $98, $114
    rotqby $83, $80, $72
    selb $114, $38, $116, $92
    lqd $126, 5376($8)
    andc $38, $36, $30
    lqd $116, 5392($8)
    selb $36, $98, $11, $92
    stqd $111, 7584($108)
    selb $111, $113, $23, $38
    rotqbyi $98, $83, 13
    selb $113, $23, $30, $38
    lqd $11, 7920($40)
    selb $38, $105, $111, $89
    lnop
    selb $111, $30, $113, $89
    lnop
    andc $113, $25, $35
    lnop
    andi $25, $98, 255
    lnop
    selb $98, $21, $125, $113
    shufb $83, $126, $116, $17
    selb $126, $125, $35, $113
    shufb $116, $25, $11, $28
    selb $25, $106, $98, $86
    rotqbyi $125, $12, 5
    andc $106, $32, $119
    lqa $98, 0x180e0
    selb $32, $35, $126, $86
    lqa $113, 0x180f0
    selb $126, $112, $81, $106
    rotqbyi $35, $96, 5
    selb $112, $81, $119, $106
    shlqbii $11, $82, 1
    selb $106, $118, $126, $83
    rotqbii $82, $125, 1
    selb $118, $119, $112, $83
    shlqbii $126, $117, 1
    xor $117, $98, $79
    rotqbii $119, $35, 1
    xor $98, $113, $78
    lnop
    selb $78, $11, $82, $68
    stqd $116, 7920($108)
    or $116, $117, $98
    lqa $108, 0x180c0
    selb $117, $126, $119, $68
    lqa $98, 0x180d0
    andc $126, $116, $33
    lnop
    and $119, $116, $124
    lnop
    selb $116, $124, $41, $126
    lnop
    selb $124, $41, $33, $126
    lnop
    xor $126, $108, $76
    lqa $41, 0x180a0
    xor $108, $98, $75
    lqa $82, 0x180b0
    selb $98, $33, $29, $119
    lqa $11, 0x18080
    or $79, $126, $108
    lqa $113, 0x18090
    or $108, $29, $119
    lnop
    and $119, $79, $97
    lnop
    xor $35, $41, $95
    lqd $126, 2816($8)
    xor $112, $82, $18
    lqd $41, 2832($8)
    xor $82, $11, $94
    lqa $125, 0x18060
    xor $11, $113, $93
    lqa $81, 0x18070
    or $28, $35, $112
    lqa $113, 0x18040
    or $112, $82, $11
    lqa $35, 0x18050
    and $30, $28, $104
    lnop
    and $105, $112, $6
    lqd $11, 3072($8)
    xor $23, $125, $91
    lqd $21, 3088($8)
    xor $125, $81, $90
    shufb $82, $126, $41, $17
    xor $126, $113, $88
    lqa $41, 0x18020
    xor $113, $35, $87
    lqa $40, 0x18000
    or $35, $23, $125
    lqa $80, 0x18010
    or $7, $126, $113
    lqa $125, 0x18030
    and $107, $35, $13
    shufb $81, $11, $21, $17
    and $39, $7, $4
    lnop
    xor $11, $41, $85
    lnop
    xor $41, $40, $82
    lnop
    xor $40, $80, $81
    lnop
    xor $80, $125, $84
    lnop
    or $101, $41, $40
    lnop
    or $40, $11, $80
    lnop
    and $80, $101, $117
    lnop
    and $41, $40, $109
    lnop
    selb $125, $118, $106, $80
    lnop
    selb $21, $32, $25, $41
    lnop
    selb $23, $111, $38, $39
    stqa $125, 0x1a040
    selb $113, $36, $114, $107
    stqa $21, 0x1a050
    selb $126, $42, $123, $105
    stqa $23, 0x1a060
    selb $11, $103, $31, $30
    stqa $113, 0x1a070
    selb $34, $122, $115, $119
    stqa $126, 0x1a080
    selb $120, $29, $116, $77
    stqa $11, 0x1a090
    andc $116, $79, $122
    stqa $34, 0x1a0a0
    selb $29, $33, $124, $77
    stqa $98, 0x1a0b0
    selb $124, $97, $9, $116
    lqd $77, 64($24)
    selb $97, $9, $122, $116
    lnop
    or $116, $115, $119
    lnop
    selb $119, $115, $124, $74
    lnop
    selb $124, $122, $97, $74
    lnop
    ai $127, $127, 1
    lnop
    andc $122, $28, $103
    rotqby $97, $77, $72
    andi $77, $14, -16
    lnop
    selb $28, $104, $20, $122
    lnop
    a $104, $77, $71
    lnop
    selb $115, $20, $103, $122
    rotqbyi $33, $97, 13
    or $20, $106, $80
    lqd $122, 7584($104)
    or $9, $25, $41
    cbd $97, 0($14)
    or $14, $38, $39
    stqa $20, 0x1a0c0
    or $77, $114, $107
    stqa $9, 0x1a0d0
    or $107, $123, $105
    stqa $14, 0x1a0e0
    or $105, $31, $30
    stqa $77, 0x1a0f0
    selb $30, $31, $28, $121
    stqa $107, 0x1a100
    andc $28, $112, $42
    stqa $105, 0x1a110
    selb $112, $103, $115, $121
    stqa $116, 0x1a120
    selb $115, $6, $10, $28
    stqa $108, 0x1a130
    selb $6, $10, $42, $28
    lqd $103, 192($24)
    selb $28, $123, $115, $92
    lnop
    andi $123, $33, 255
    lnop
    andc $33, $35, $36
    lnop
    selb $35, $42, $6, $92
    shufb $115, $123, $122, $97
    selb $123, $13, $102, $33
    rotqbyi $122, $104, 0
    selb $13, $102, $36, $33
    rotqby $6, $103, $72
    selb $102, $114, $123, $89
    lqd $103, 5632($8)
    andc $114, $7, $111
    lqd $123, 5648($8)
    selb $7, $36, $13, $89
    stqd $115, 7584($122)
    selb $115, $4, $110, $114
    rotqbyi $13, $6, 13
    selb $4, $110, $111, $114
    lqd $6, 7920($104)
    selb $114, $38, $115, $86
    lnop
    selb $115, $111, $4, $86
    lnop
    andc $111, $40, $32
    lnop
    andi $40, $13, 255
    lnop
    selb $13, $109, $19, $111
    shufb $80, $103, $123, $17
    selb $123, $19, $32, $111
    shufb $109, $40, $6, $97
    selb $111, $25, $13, $83
    rotqbyi $97, $12, 6
    andc $13, $101, $118
    lqa $25, 0x180e0
    selb $101, $32, $123, $83
    lqa $6, 0x180f0
    selb $123, $117, $78, $13
    rotqbyi $32, $96, 6
    selb $117, $78, $118, $13
    shlqbii $19, $98, 1
    selb $98, $106, $123, $80
    rotqbii $78, $97, 1
    selb $106, $118, $117, $80
    shlqbii $123, $108, 1
    xor $117, $25, $76
    rotqbii $118, $32, 1
    xor $76, $6, $75
    lnop
    selb $75, $19, $78, $68
    stqd $109, 7920($122)
    or $122, $117, $76
    lqa $109, 0x180c0
    selb $117, $123, $118, $68
    lqa $76, 0x180d0
    andc $123, $122, $29
    lnop
    and $118, $122, $116
    lnop
    selb $122, $116, $34, $123
    lnop
    selb $116, $34, $29, $123
    lnop
    xor $123, $109, $95
    lqa $34, 0x180a0
    xor $109, $76, $18
    lqa $78, 0x180b0
    selb $76, $29, $120, $118
    lqa $19, 0x18080
    or $6, $123, $109
    lqa $25, 0x18090
    or $32, $120, $118
    lnop
    and $118, $6, $105
    lnop
    xor $109, $34, $94
    lqd $123, 3328($8)
    xor $108, $78, $93
    lqd $34, 3344($8)
    xor $78, $19, $91
    lqa $97, 0x18060
    xor $19, $25, $90
    lqa $13, 0x18070
    or $25, $109, $108
    lqa $40, 0x18040
    or $108, $78, $19
    lqa $109, 0x18050
    and $103, $25, $107
    lnop
    and $38, $108, $77
    lqd $19, 3584($8)
    xor $78, $97, $88
    lqd $4, 3600($8)
    xor $97, $13, $87
    shufb $79, $123, $34, $17
    xor $123, $40, $85
    lqa $13, 0x18020
    xor $40, $109, $84
    lqa $34, 0x18000
    or $110, $78, $97
    lqa $109, 0x18010
    or $97, $123, $40
    lqa $104, 0x18030
    and $40, $110, $14
    shufb $78, $19, $4, $17
    and $36, $97, $9
    lnop
    xor $4, $13, $82
    lnop
    xor $13, $34, $79
    lnop
    xor $34, $109, $78
    lnop
    xor $109, $104, $81
    lnop
    or $104, $13, $34
    lnop
    or $34, $4, $109
    lnop
    and $33, $104, $117
    lnop
    and $42, $34, $20
    lnop
    selb $19, $106, $98, $33
    lnop
    selb $13, $101, $111, $42
    lnop
    selb $10, $115, $114, $36
    stqa $19, 0x1a040
    selb $123, $7, $102, $40
    stqa $13, 0x1a050
    selb $109, $35, $28, $38
    stqa $10, 0x1a060
    selb $4, $112, $30, $103
    stqa $123, 0x1a070
    selb $31, $124, $119, $118
    stqa $109, 0x1a080
    selb $39, $120, $122, $74
    stqa $4, 0x1a090
    andc $122, $6, $124
    stqa $31, 0x1a0a0
    selb $120, $29, $116, $74
    stqa $76, 0x1a0b0
    selb $116, $105, $11, $122
    lqd $74, 64($24)
    selb $105, $11, $124, $122
    lnop
    or $122, $119, $118
    lnop
    selb $118, $119, $116, $121
    lnop
    selb $11, $124, $105, $121
    lnop
    ai $6, $2, 1
    lnop
    andc $124, $25, $112
    rotqby $105, $74, $72
    andi $74, $15, -16
    lnop
    selb $25, $107, $126, $124
    lnop
    a $107, $74, $71
    lnop
    selb $119, $126, $112, $124
    rotqbyi $116, $105, 13
    or $126, $98, $33
    lqd $105, 7584($107)
    or $74, $111, $42
    cbd $33, 0($15)
    or $15, $114, $36
    stqa $126, 0x1a0c0
    or $124, $102, $40
    stqa $74, 0x1a0d0
    or $40, $28, $38
    stqa $15, 0x1a0e0
    or $38, $30, $103
    stqa $124, 0x1a0f0
    selb $103, $30, $25, $92
    stqa $40, 0x1a100
    andc $25, $108, $35
    stqa $38, 0x1a110
    selb $30, $112, $119, $92
    stqa $122, 0x1a120
    selb $119, $77, $113, $25
    stqa $32, 0x1a130
    selb $77, $113, $35, $25
    lqd $112, 192($24)
    selb $25, $28, $119, $89
    lnop
    andi $119, $116, 255
    lnop
    andc $116, $110, $7
    lnop
    selb $28, $35, $77, $89
    shufb $110, $119, $105, $33
    selb $119, $14, $23, $116
    rotqbyi $105, $107, 0
    selb $14, $23, $7, $116
    rotqby $77, $112, $72
    selb $23, $102, $119, $86
    lqd $116, 5888($8)
    andc $102, $97, $115
    lqd $119, 5904($8)
    selb $35, $7, $14, $86
    stqd $110, 7584($105)
    selb $110, $9, $21, $102
    rotqbyi $7, $77, 13
    selb $77, $21, $115, $102
    lqd $9, 7920($107)
    selb $21, $114, $110, $83
    lnop
    selb $14, $115, $77, $83
    lnop
    andc $115, $34, $101
    lnop
    andi $34, $7, 255
    lnop
    selb $7, $20, $125, $115
    shufb $77, $116, $119, $17
    selb $119, $125, $101, $115
    shufb $116, $34, $9, $33
    selb $125, $111, $7, $80
    rotqbyi $115, $12, 7
    andc $111, $104, $106
    lqa $7, 0x180e0
    selb $12, $101, $119, $80
    lqa $104, 0x180f0
    selb $119, $117, $75, $111
    rotqbyi $101, $96, 7
    selb $117, $75, $106, $111
    shlqbii $96, $76, 1
    selb $9, $98, $119, $77
    rotqbii $111, $115, 1
    selb $33, $106, $117, $77
    shlqbii $119, $32, 1
    xor $106, $7, $95
    rotqbii $117, $101, 1
    xor $101, $104, $18
    lnop
    selb $18, $96, $111, $68
    stqd $116, 7920($105)
    or $116, $106, $101
    lnop
    selb $32, $119, $117, $68
    lnop
    andc $119, $116, $120
    lqa $117, 0x180c0
    and $106, $116, $122
    lqa $101, 0x180d0
    selb $116, $122, $31, $119
    lnop
    selb $122, $31, $120, $119
    lnop
    selb $96, $120, $39, $106
    lnop
    or $95, $39, $106
    lnop
    xor $106, $117, $94
    lnop
    xor $117, $101, $93
    lqa $119, 0x180a0
    selb $112, $39, $116, $121
    lqa $101, 0x180b0
    or $116, $106, $117
    lqa $39, 0x18080
    selb $111, $120, $122, $121
    lqa $117, 0x18090
    andc $122, $116, $11
    lnop
    and $121, $116, $38
    lnop
    xor $120, $119, $91
    lqd $116, 3840($8)
    xor $106, $101, $90
    lqd $119, 3856($8)
    xor $101, $39, $88
    lqa $31, 0x18060
    xor $39, $117, $87
    lqa $105, 0x18070
    or $117, $120, $106
    lqa $104, 0x18040
    or $120, $101, $39
    lqa $106, 0x18050
    and $101, $117, $40
    lnop
    and $7, $120, $124
    lqd $39, 4096($8)
    xor $98, $31, $85
    lqd $115, 4112($8)
    xor $31, $105, $84
    shufb $76, $116, $119, $17
    xor $119, $104, $82
    lqa $116, 0x18020
    xor $104, $106, $81
    lqa $105, 0x18000
    or $34, $98, $31
    lqa $106, 0x18010
    or $31, $119, $104
    lqa $98, 0x18030
    and $119, $34, $15
    shufb $75, $39, $115, $17
    and $115, $31, $74
    lnop
    xor $39, $116, $79
    lnop
    xor $116, $105, $76
    lnop
    xor $105, $106, $75
    lnop
    xor $106, $98, $78
    lnop
    or $20, $116, $105
    lnop
    or $36, $39, $106
    lnop
    and $39, $20, $32
    lnop
    and $105, $36, $126
    lnop
    selb $110, $33, $9, $39
    lnop
    selb $108, $12, $125, $105
    lnop
    selb $106, $14, $21, $115
    stqa $110, 0x1a040
    selb $104, $35, $23, $119
    stqa $108, 0x1a050
    selb $102, $28, $25, $7
    stqa $106, 0x1a060
    selb $100, $30, $103, $101
    stqa $104, 0x1a070
    selb $98, $11, $118, $121
    stqa $102, 0x1a080
    selb $116, $38, $4, $122
    stqa $100, 0x1a090
    selb $38, $4, $11, $122
    stqa $98, 0x1a0a0
    or $97, $118, $121
    stqa $96, 0x1a0b0
    selb $114, $118, $116, $92
    lqd $121, 64($24)
    andi $4, $5, -16
    lnop
    andc $118, $117, $30
    lnop
    selb $113, $11, $38, $92
    lnop
    selb $11, $40, $109, $118
    lnop
    selb $40, $109, $30, $118
    lnop
    or $99, $103, $101
    rotqby $118, $121, $72
    andi $121, $16, -16
    lnop
    selb $116, $103, $11, $89
    lnop
    a $11, $121, $71
    lnop
    andc $121, $120, $28
    rotqbyi $38, $118, 13
    or $109, $9, $39
    lqd $122, 7584($11)
    or $107, $125, $105
    cbd $39, 0($16)
    or $105, $21, $115
    stqa $109, 0x1a0c0
    or $103, $23, $119
    stqa $107, 0x1a0d0
    or $101, $25, $7
    stqa $105, 0x1a0e0
    selb $115, $30, $40, $89
    stqa $103, 0x1a0f0
    selb $30, $124, $123, $121
    stqa $101, 0x1a100
    selb $124, $123, $28, $121
    stqa $99, 0x1a110
    selb $118, $25, $30, $86
    stqa $97, 0x1a120
    andc $25, $34, $35
    stqa $95, 0x1a130
    selb $117, $28, $124, $86
    lqd $34, 192($24)
    selb $124, $15, $10, $25
    lnop
    andi $15, $38, 255
    lnop
    selb $38, $10, $35, $25
    lnop
    selb $120, $23, $124, $83
    shufb $10, $15, $122, $39
    andc $124, $31, $14
    rotqbyi $15, $11, 0
    selb $119, $35, $38, $83
    rotqby $31, $34, $72
    selb $34, $74, $13, $124
    hbrr prefix_edge_tap_branch, prefix_edge_tap_loop
    selb $74, $13, $14, $124
    lqd $35, 6144($8)
    selb $122, $21, $34, $80
    lqd $13, 6160($8)
    andc $8, $36, $12
    stqd $10, 7584($15)
    selb $121, $14, $74, $80
    rotqbyi $10, $31, 13
    selb $74, $126, $19, $8
    lqd $14, 7920($11)
    selb $11, $19, $12, $8
    lnop
    selb $124, $125, $74, $77
    lnop
    andc $125, $20, $33
    lnop
    andi $20, $10, 255
    shufb $74, $35, $13, $17
    a $7, $3, $71
    lnop
    selb $10, $32, $18, $125
    shufb $13, $20, $14, $39
    selb $14, $18, $33, $125
    lnop
    selb $126, $9, $10, $74
    lqd $3, 6912($7)
    ai $73, $73, -1
    lqd $8, 7248($7)
    selb $125, $33, $14, $74
    stqd $13, 7920($15)
    selb $123, $12, $11, $77
prefix_edge_tap_branch:
    brnz $73, prefix_edge_tap_loop
prefix_edge_tap_end:
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

.global prefix_steady_tap
.align 3
prefix_steady_tap:
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
    brz $2, prefix_steady_tap_end
    ai $15, $127, 1
    andi $17, $15, 7
    shli $16, $17, 5
    rotmi $17, $15, -3
    a $2, $16, $17
    andi $3, $2, -16
    shli $4, $127, 3
    andi $9, $4, -16
    a $5, $9, $78
    lqa $9, 0x180d0
    xor $6, $9, $91
    ai $127, $127, 1
    lqd $14, 7248($5)
    rotqby $7, $14, $4
    shufb $14, $2, $2, $77
    rotqbii $2, $7, 1
    lqa $12, 0x180e0
    lqa $10, 0x180f0
    lqa $9, 0x180c0
    shlqbii $16, $95, 1
    a $8, $3, $78
    andbi $17, $14, 15
    selb $3, $16, $2, $75
    xor $16, $12, $94
    xor $12, $10, $93
    xor $2, $9, $92
    or $9, $16, $12
    lqa $18, 0x18030
    a $10, $17, $76
    lqa $19, 0x18010
    lqd $17, 512($8)
    lqd $16, 528($8)
    lqd $15, 256($8)
    lqd $20, 272($8)
    lqa $11, 0x18020
    shufb $12, $17, $16, $10
    lqa $13, 0x18000
    shufb $14, $15, $20, $10
    lqa $15, 0x18060
    xor $16, $18, $81
    xor $17, $19, $12
# 647 cycles an iteration, 645 at least: 645 instructions for the even pipe, 469 for the odd one; 0 cycles of nops alone
.align 3
prefix_steady_tap_loop:
    xor $95, $13, $14
    lnop
    xor $13, $11, $82
    lnop
    or $94, $2, $6
    lqa $11, 0x18050
    and $93, $9, $97
    lqa $2, 0x18070
    or $30, $13, $16
    lnop
    xor $13, $15, $86
    lqa $16, 0x18040
    ai $15, $127, 1
    lnop
    or $24, $95, $17
    lnop
    xor $95, $11, $83
    lnop
    xor $11, $2, $85
    lnop
    andi $17, $15, 7
    lnop
    xor $2, $16, $84
    lnop
    and $25, $24, $3
    lqa $6, 0x18080
    or $26, $13, $11
    lqa $19, 0x18090
    shli $16, $17, 5
    lnop
    or $27, $2, $95
    lqa $17, 0x180a0
    and $29, $30, $109
    lnop
    and $28, $26, $105
    lqa $95, 0x180b0
    xor $2, $6, $88
    lnop
    xor $11, $19, $87
    lnop
    selb $6, $125, $126, $25
    lnop
    xor $19, $17, $90
    lnop
    and $23, $27, $107
    lnop
    xor $17, $95, $89
    lnop
    or $31, $2, $11
    lqd $20, 6912($5)
    or $32, $19, $17
    lnop
    selb $11, $123, $124, $29
    lnop
    and $33, $31, $103
    lnop
    selb $13, $119, $120, $28
    lnop
    selb $95, $121, $122, $23
    lnop
    selb $18, $117, $118, $33
    rotqby $19, $20, $4
    and $34, $32, $101
    stqa $6, 0x1a040
    rotmi $17, $15, -3
    stqa $11, 0x1a050
    and $35, $94, $99
    stqa $95, 0x1a060
    selb $15, $115, $116, $34
    stqa $13, 0x1a070
    selb $20, $113, $114, $35
    stqa $18, 0x1a080
    selb $36, $111, $112, $93
    stqa $15, 0x1a090
    a $2, $16, $17
    stqa $20, 0x1a0a0
    andi $17, $79, -16
    stqa $36, 0x1a0b0
    ai $16, $4, 3
    lnop
    a $21, $17, $74
    shlqbii $37, $96, 1
    ai $96, $4, 4
    rotqbii $38, $19, 1
    ai $17, $4, 5
    lqd $39, 64($21)
    ai $22, $4, 6
    lnop
    andc $40, $9, $111
    lnop
    selb $9, $37, $38, $75
    lnop
    selb $37, $97, $98, $40
    lnop
    selb $97, $98, $111, $40
    lnop
    andc $111, $94, $113
    rotqby $98, $39, $79
    or $94, $112, $93
    lnop
    selb $112, $99, $100, $111
    lnop
    or $99, $126, $25
    lnop
    or $126, $124, $29
    rotqbyi $25, $98, 13
    or $124, $122, $23
    stqa $99, 0x1a0c0
    or $122, $120, $28
    stqa $126, 0x1a0d0
    or $120, $118, $33
    stqa $124, 0x1a0e0
    or $118, $116, $34
    stqa $122, 0x1a0f0
    or $116, $114, $35
    stqa $120, 0x1a100
    andc $114, $32, $115
    stqa $118, 0x1a110
    selb $32, $100, $113, $111
    stqa $116, 0x1a120
    selb $113, $101, $102, $114
    stqa $94, 0x1a130
    andc $101, $31, $117
    lqd $111, 192($21)
    selb $31, $102, $115, $114
    lqd $100, 7584($5)
    selb $115, $103, $104, $101
    lnop
    selb $103, $104, $117, $101
    cbd $114, 0($4)
    andc $117, $26, $119
    lnop
    andi $26, $25, 255
    lnop
    selb $25, $105, $106, $117
    rotqby $104, $111, $79
    andc $111, $27, $121
    shufb $105, $26, $100, $114
    selb $100, $106, $119, $117
    rotqbyi $26, $7, 1
    selb $117, $107, $108, $111
    rotqbyi $119, $5, 0
    andc $107, $30, $123
    rotqbyi $106, $104, 13
    selb $104, $108, $121, $111
    shlqbii $30, $94, 1
    selb $111, $109, $110, $107
    rotqbii $121, $26, 1
    andc $109, $24, $125
    lqa $26, 0x180e0
    selb $24, $110, $123, $107
    lqa $108, 0x180f0
    selb $107, $3, $9, $109
    lqa $123, 0x180c0
    selb $27, $9, $125, $109
    lqa $3, 0x180d0
    andi $125, $106, 255
    stqd $105, 7584($119)
    selb $9, $30, $121, $75
    lnop
    xor $121, $26, $92
    lnop
    xor $92, $108, $91
    lnop
    xor $108, $123, $90
    lqa $91, 0x180a0
    xor $123, $3, $89
    lqa $26, 0x180b0
    or $30, $121, $92
    lqa $3, 0x18080
    or $92, $108, $123
    lqa $121, 0x18090
    and $106, $30, $116
    lnop
    and $105, $92, $118
    lnop
    xor $108, $91, $88
    lqd $123, 768($8)
    xor $109, $26, $87
    lqd $91, 784($8)
    xor $26, $3, $86
    lqa $110, 0x18060
    xor $3, $121, $85
    lqa $101, 0x18070
    or $102, $108, $109
    lqa $121, 0x18040
    or $35, $26, $3
    lqa $109, 0x18050
    and $26, $102, $120
    lqd $3, 7920($5)
    and $34, $35, $122
    lqd $5, 1024($8)
    xor $33, $110, $84
    lqd $108, 1040($8)
    xor $110, $101, $83
    shufb $94, $123, $91, $10
    xor $123, $121, $82
    lqa $101, 0x18020
    xor $121, $109, $81
    lqa $91, 0x18000
    or $28, $33, $110
    lqa $109, 0x18010
    or $33, $123, $121
    lqa $110, 0x18030
    and $23, $28, $124
    shufb $93, $5, $108, $10
    and $98, $33, $126
    lnop
    xor $108, $101, $14
    lnop
    xor $101, $91, $94
    lnop
    xor $91, $109, $93
    lnop
    xor $5, $110, $12
    shufb $109, $125, $3, $114
    or $114, $101, $91
    lnop
    or $91, $108, $5
    rotqbyi $101, $19, 1
    and $29, $114, $9
    lnop
    and $39, $91, $99
    stqd $109, 7920($119)
    selb $5, $27, $107, $29
    shlqbii $108, $36, 1
    selb $125, $24, $111, $39
    rotqbii $36, $101, 1
    selb $3, $104, $117, $98
    stqa $5, 0x1a040
    selb $123, $100, $25, $23
    stqa $125, 0x1a050
    selb $110, $103, $115, $34
    stqa $3, 0x1a060
    selb $109, $31, $113, $26
    stqa $123, 0x1a070
    selb $121, $32, $112, $105
    stqa $110, 0x1a080
    selb $101, $97, $37, $106
    stqa $109, 0x1a090
    ai $119, $4, 7
    stqa $121, 0x1a0a0
    andc $40, $30, $97
    stqa $101, 0x1a0b0
    selb $30, $108, $36, $75
    lqd $38, 64($21)
    selb $108, $116, $20, $40
    lnop
    selb $116, $20, $97, $40
    lnop
    andc $97, $92, $32
    lnop
    or $92, $37, $106
    lnop
    selb $20, $118, $15, $97
    lnop
    selb $118, $15, $32, $97
    rotqby $106, $38, $79
    or $97, $112, $105
    lnop
    or $112, $113, $26
    lnop
    or $15, $107, $29
    lnop
    or $107, $111, $39
    rotqbyi $29, $106, 13
    or $106, $117, $98
    stqa $15, 0x1a0c0
    or $105, $25, $23
    stqa $107, 0x1a0d0
    or $117, $115, $34
    stqa $106, 0x1a0e0
    ai $115, $4, 1
    stqa $105, 0x1a0f0
    andc $34, $102, $31
    stqa $117, 0x1a100
    andi $102, $115, -16
    stqa $112, 0x1a110
    selb $23, $120, $18, $34
    stqa $97, 0x1a120
    a $120, $102, $78
    stqa $92, 0x1a130
    andc $102, $35, $103
    lqd $25, 192($21)
    selb $35, $18, $31, $34
    lqd $98, 7584($120)
    selb $31, $122, $13, $102
    lnop
    selb $34, $13, $103, $102
    cbd $122, 0($115)
    andc $115, $28, $100
    lnop
    andi $28, $29, 255
    lnop
    selb $29, $124, $95, $115
    rotqby $103, $25, $79
    andc $124, $33, $104
    shufb $25, $28, $98, $122
    selb $98, $95, $100, $115
    rotqbyi $28, $7, 2
    selb $115, $126, $11, $124
    rotqbyi $100, $120, 0
    andc $126, $91, $24
    rotqbyi $95, $103, 13
    selb $103, $11, $104, $124
    shlqbii $91, $92, 1
    selb $104, $99, $6, $126
    rotqbii $124, $28, 1
    andc $99, $114, $27
    lqa $28, 0x180e0
    selb $114, $6, $24, $126
    lqa $92, 0x180f0
    selb $24, $9, $30, $99
    lqa $126, 0x180c0
    selb $9, $30, $27, $99
    lqa $6, 0x180d0
    andi $99, $95, 255
    stqd $25, 7584($100)
    selb $25, $91, $124, $75
    lnop
    xor $124, $28, $90
    lnop
    xor $90, $92, $89
    lnop
    xor $92, $126, $88
    lqa $89, 0x180a0
    xor $126, $6, $87
    lqa $28, 0x180b0
    or $27, $124, $90
    lqa $6, 0x18080
    or $90, $92, $126
    lqa $124, 0x18090
    and $30, $27, $97
    lnop
    and $33, $90, $112
    lnop
    xor $92, $89, $86
    lqd $126, 1280($8)
    xor $91, $28, $85
    lqd $89, 1296($8)
    xor $28, $6, $84
    lqa $95, 0x18060
    xor $6, $124, $83
    lqa $11, 0x18070
    or $102, $92, $91
    lqa $124, 0x18040
    or $111, $28, $6
    lqa $91, 0x18050
    and $28, $102, $117
    lqd $6, 7920($120)
    and $39, $111, $105
    lqd $120, 1536($8)
    xor $18, $95, $82
    lqd $13, 1552($8)
    xor $95, $11, $81
    shufb $92, $126, $89, $10
    xor $126, $124, $14
    lqa $89, 0x18020
    xor $124, $91, $12
    lqa $11, 0x18000
    or $113, $18, $95
    lqa $26, 0x18010
    or $32, $126, $124
    lqa $95, 0x18030
    and $38, $113, $106
    shufb $91, $120, $13, $10
    and $120, $32, $107
    lnop
    xor $13, $89, $94
    lnop
    xor $89, $11, $92
    lnop
    xor $11, $26, $91
    lnop
    xor $126, $95, $93
    shufb $26, $99, $6, $122
    or $37, $89, $11
    lnop
    or $40, $13, $126
    rotqbyi $89, $19, 2
    and $18, $37, $25
    lnop
    and $36, $40, $15
    stqd $26, 7920($100)
    selb $6, $9, $24, $18
    shlqbii $100, $101, 1
    selb $99, $114, $104, $36
    rotqbii $101, $89, 1
    selb $11, $103, $115, $120
    stqa $6, 0x1a040
    selb $126, $98, $29, $38
    stqa $99, 0x1a050
    selb $95, $34, $31, $39
    stqa $11, 0x1a060
    selb $124, $35, $23, $28
    stqa $126, 0x1a070
    selb $13, $118, $20, $33
    stqa $95, 0x1a080
    selb $26, $116, $108, $30
    stqa $124, 0x1a090
    nop
    stqa $13, 0x1a0a0
    andc $89, $27, $116
    stqa $26, 0x1a0b0
    selb $27, $100, $101, $75
    lqd $41, 64($21)
    selb $122, $97, $121, $89
    lnop
    selb $97, $121, $116, $89
    lnop
    andc $121, $90, $118
    lnop
    or $90, $108, $30
    lnop
    selb $108, $112, $109, $121
    lnop
    selb $112, $109, $118, $121
    rotqby $30, $41, $79
    or $118, $20, $33
    lnop
    or $20, $23, $28
    lnop
    or $109, $24, $18
    lnop
    or $121, $104, $36
    rotqbyi $24, $30, 13
    or $18, $115, $120
    stqa $109, 0x1a0c0
    or $120, $29, $38
    stqa $121, 0x1a0d0
    or $104, $31, $39
    stqa $18, 0x1a0e0
    ai $31, $4, 2
    stqa $120, 0x1a0f0
    andc $4, $102, $35
    stqa $104, 0x1a100
    andi $102, $31, -16
    stqa $20, 0x1a110
    selb $39, $117, $110, $4
    stqa $118, 0x1a120
    a $29, $102, $78
    stqa $90, 0x1a130
    andc $102, $111, $34
    lqd $38, 192($21)
    selb $117, $110, $35, $4
    lqd $111, 7584($29)
    selb $4, $105, $123, $102
    lnop
    selb $105, $123, $34, $102
    cbd $110, 0($31)
    andc $123, $113, $98
    lnop
    andi $113, $24, 255
    lnop
    selb $24, $106, $3, $123
    rotqby $102, $38, $79
    andc $38, $32, $103
    shufb $31, $113, $111, $110
    selb $106, $3, $98, $123
    rotqbyi $113, $7, 3
    selb $98, $107, $125, $38
    rotqbyi $123, $29, 0
    andc $3, $40, $114
    rotqbyi $111, $102, 13
    selb $107, $125, $103, $38
    shlqbii $102, $90, 1
    selb $38, $15, $5, $3
    rotqbii $103, $113, 1
    andc $113, $37, $9
    lqa $90, 0x180e0
    selb $15, $5, $114, $3
    lqa $37, 0x180f0
    selb $114, $25, $27, $113
    lqa $3, 0x180c0
    selb $5, $27, $9, $113
    lqa $25, 0x180d0
    andi $113, $111, 255
    stqd $31, 7584($123)
    selb $125, $102, $103, $75
    lnop
    xor $103, $90, $88
    lnop
    xor $90, $37, $87
    lnop
    xor $87, $3, $86
    lqa $37, 0x180a0
    xor $3, $25, $85
    lqa $88, 0x180b0
    or $25, $103, $90
    lqa $102, 0x18080
    or $111, $87, $3
    lqa $103, 0x18090
    and $87, $25, $118
    lnop
    and $31, $111, $20
    lnop
    xor $90, $37, $84
    lqd $3, 1792($8)
    xor $9, $88, $83
    lqd $37, 1808($8)
    xor $88, $102, $82
    lqa $27, 0x18060
    xor $102, $103, $81
    lqa $40, 0x18070
    or $32, $90, $9
    lqa $103, 0x18040
    or $9, $88, $102
    lqa $34, 0x18050
    and $35, $32, $104
    lqd $102, 7920($29)
    and $30, $9, $120
    lqd $29, 2048($8)
    xor $115, $27, $14
    lqd $88, 2064($8)
    xor $27, $40, $12
    shufb $90, $3, $37, $10
    xor $3, $103, $94
    lqa $37, 0x18020
    xor $103, $34, $93
    lqa $40, 0x18000
    or $34, $115, $27
    lqa $36, 0x18010
    or $27, $3, $103
    lqa $115, 0x18030
    and $23, $34, $18
    shufb $89, $29, $88, $10
    and $29, $27, $121
    lqd $28, 2304($8)
    xor $88, $37, $92
    lqd $33, 2320($8)
    xor $37, $40, $90
    lqa $41, 0x18040
    xor $40, $36, $89
    lqa $116, 0x18000
    xor $103, $115, $91
    shufb $36, $113, $102, $110
    or $42, $37, $40
    lqa $43, 0x18030
    or $40, $88, $103
    rotqbyi $37, $19, 3
    and $44, $42, $125
    lqa $45, 0x18060
    and $46, $40, $109
    stqd $36, 7920($123)
    selb $123, $5, $114, $44
    shlqbii $36, $26, 1
    selb $110, $15, $38, $46
    rotqbii $26, $37, 1
    selb $103, $107, $98, $29
    stqa $123, 0x1a040
    selb $115, $106, $24, $23
    stqa $110, 0x1a050
    selb $102, $105, $4, $30
    stqa $103, 0x1a060
    selb $101, $117, $39, $35
    stqa $115, 0x1a070
    selb $113, $112, $108, $31
    stqa $102, 0x1a080
    selb $37, $97, $122, $87
    stqa $101, 0x1a090
    andi $3, $2, -16
    stqa $113, 0x1a0a0
    andc $47, $25, $97
    stqa $37, 0x1a0b0
    selb $25, $36, $26, $75
    lqd $48, 64($21)
    selb $100, $118, $13, $47
    lqa $26, 0x18050
    selb $118, $13, $97, $47
    shufb $88, $28, $33, $10
    andc $97, $111, $112
    lqd $28, 2560($8)
    or $111, $122, $87
    lqd $33, 2576($8)
    or $122, $114, $44
    lnop
    selb $44, $124, $112, $97
    rotqby $47, $48, $79
    or $13, $38, $46
    stqa $122, 0x1a0c0
    or $38, $39, $35
    lqa $46, 0x18020
    or $114, $98, $29
    stqa $13, 0x1a0d0
    or $98, $108, $31
    shufb $87, $28, $33, $10
    or $108, $24, $23
    stqa $114, 0x1a0e0
    xor $24, $116, $88
    lqa $23, 0x18010
    or $116, $4, $30
    stqa $108, 0x1a0f0
    xor $30, $45, $94
    lqa $4, 0x18070
    andc $45, $32, $117
    stqa $116, 0x1a100
    andi $32, $16, -16
    stqa $38, 0x1a110
    xor $28, $46, $90
    stqa $98, 0x1a120
    xor $46, $41, $92
    stqa $111, 0x1a130
    andc $41, $9, $105
    lqd $31, 192($21)
    xor $33, $43, $89
    rotqbyi $9, $47, 13
    a $43, $32, $78
    lqa $47, 0x18090
    xor $29, $23, $87
    cbd $32, 0($16)
    andc $23, $34, $106
    rotqbyi $35, $43, 0
    xor $39, $4, $93
    lqd $34, 7584($43)
    or $16, $24, $29
    rotqby $4, $31, $79
    andc $24, $27, $107
    rotqbyi $29, $7, 4
    xor $31, $26, $91
    shlqbii $27, $111, 1
    or $26, $30, $39
    lqa $111, 0x180b0
    andi $30, $9, 255
    rotqbyi $39, $4, 13
    or $112, $46, $31
    rotqbii $4, $29, 1
    selb $29, $104, $95, $45
    lqa $31, 0x18080
    or $46, $28, $33
    shufb $104, $30, $34, $32
    andc $28, $42, $5
    lnop
    selb $42, $27, $4, $75
    lqa $30, 0x180a0
    xor $4, $47, $12
    lnop
    and $47, $16, $42
    stqd $104, 7584($35)
    and $104, $46, $122
    lnop
    xor $27, $31, $14
    lnop
    xor $31, $111, $81
    lnop
    xor $111, $30, $82
    lnop
    or $30, $27, $4
    lnop
    and $27, $112, $13
    lnop
    selb $33, $25, $5, $28
    lnop
    and $5, $26, $114
    lnop
    shli $4, $127, 3
    lqa $34, 0x180c0
    andc $9, $40, $15
    lnop
    selb $40, $125, $25, $28
    lnop
    selb $125, $109, $6, $9
    lnop
    selb $109, $6, $15, $9
    lnop
    selb $15, $33, $40, $47
    lnop
    xor $6, $34, $84
    lnop
    or $34, $111, $31
    lnop
    selb $111, $121, $99, $24
    lnop
    andi $121, $39, 255
    lnop
    selb $39, $99, $107, $24
    lqa $31, 0x180e0
    selb $107, $18, $11, $23
    lqa $99, 0x180d0
    and $25, $30, $108
    lqa $24, 0x180f0
    selb $18, $109, $125, $104
    lnop
    selb $28, $11, $106, $23
    lqd $9, 7920($43)
    selb $106, $39, $111, $27
    lnop
    xor $23, $31, $86
    lnop
    xor $86, $99, $83
    lnop
    xor $99, $24, $85
    lnop
    selb $11, $28, $107, $5
    lnop
    and $24, $34, $116
    shufb $85, $121, $9, $32
    selb $121, $126, $105, $41
    lnop
    or $32, $6, $86
    rotqbyi $105, $19, 4
    selb $86, $120, $126, $41
    lnop
    or $120, $23, $99
    stqd $85, 7920($35)
    selb $126, $121, $86, $25
    shlqbii $99, $37, 1
    and $85, $32, $38
    rotqbii $37, $105, 1
    selb $23, $95, $117, $45
    stqa $15, 0x1a040
    and $95, $120, $98
    stqa $18, 0x1a050
    selb $45, $20, $124, $97
    stqa $106, 0x1a060
    selb $124, $23, $29, $24
    stqa $11, 0x1a070
    selb $20, $44, $45, $85
    stqa $126, 0x1a080
    selb $97, $118, $100, $95
    stqa $124, 0x1a090
    andi $9, $4, -16
    stqa $20, 0x1a0a0
    andc $105, $120, $118
    stqa $97, 0x1a0b0
    selb $35, $99, $37, $75
    lqd $120, 64($21)
    selb $117, $98, $113, $105
    lnop
    selb $98, $113, $118, $105
    lnop
    andc $118, $32, $44
    lnop
    or $32, $100, $95
    lnop
    selb $100, $38, $101, $118
    lnop
    selb $38, $101, $44, $118
    rotqby $95, $120, $79
    or $118, $45, $85
    lnop
    or $45, $29, $24
    lnop
    or $101, $40, $47
    lnop
    or $113, $125, $104
    rotqbyi $40, $95, 13
    or $95, $111, $27
    stqa $101, 0x1a0c0
    or $120, $107, $5
    stqa $113, 0x1a0d0
    or $105, $86, $25
    stqa $95, 0x1a0e0
    nop
    stqa $120, 0x1a0f0
    andc $86, $34, $23
    stqa $105, 0x1a100
    andi $34, $96, -16
    stqa $45, 0x1a110
    selb $25, $116, $102, $86
    stqa $118, 0x1a120
    a $116, $34, $78
    stqa $32, 0x1a130
    andc $34, $30, $121
    lqd $107, 192($21)
    selb $30, $102, $23, $86
    lqd $5, 7584($116)
    selb $102, $108, $115, $34
    lnop
    selb $23, $115, $121, $34
    cbd $108, 0($96)
    andc $121, $26, $28
    lnop
    andi $26, $40, 255
    lnop
    selb $40, $114, $103, $121
    rotqby $115, $107, $79
    andc $114, $112, $39
    shufb $107, $26, $5, $108
    selb $112, $103, $28, $121
    rotqbyi $5, $7, 5
    selb $121, $13, $110, $114
    rotqbyi $103, $116, 0
    andc $13, $46, $109
    rotqbyi $28, $115, 13
    selb $46, $110, $39, $114
    shlqbii $115, $32, 1
    selb $32, $122, $123, $13
    rotqbii $114, $5, 1
    andc $122, $16, $33
    lqa $5, 0x180e0
    selb $39, $123, $109, $13
    lqa $16, 0x180f0
    selb $109, $42, $35, $122
    lqa $123, 0x180c0
    selb $42, $35, $33, $122
    lqa $13, 0x180d0
    andi $122, $28, 255
    stqd $107, 7584($103)
    selb $107, $115, $114, $75
    lnop
    xor $115, $5, $84
    lnop
    xor $84, $16, $83
    lnop
    xor $83, $123, $82
    lqa $16, 0x180a0
    xor $123, $13, $81
    lqa $5, 0x180b0
    or $28, $115, $84
    lqa $13, 0x18080
    or $84, $83, $123
    lqa $115, 0x18090
    and $83, $28, $118
    lnop
    and $33, $84, $45
    lnop
    xor $114, $16, $14
    lqd $123, 2816($8)
    xor $35, $5, $12
    lqd $16, 2832($8)
    xor $5, $13, $94
    lqa $110, 0x18060
    xor $13, $115, $93
    lqa $26, 0x18070
    or $34, $114, $35
    lqa $115, 0x18040
    or $35, $5, $13
    lqa $114, 0x18050
    and $96, $34, $105
    lqd $5, 7920($116)
    and $111, $35, $120
    lqd $116, 3072($8)
    xor $27, $110, $92
    lqd $13, 3088($8)
    xor $110, $26, $91
    shufb $86, $123, $16, $10
    xor $123, $115, $90
    lqa $16, 0x18020
    xor $115, $114, $89
    lqa $26, 0x18000
    or $125, $27, $110
    lqa $114, 0x18010
    or $27, $123, $115
    lqa $110, 0x18030
    and $104, $125, $95
    shufb $85, $116, $13, $10
    and $116, $27, $113
    lnop
    xor $13, $16, $88
    lnop
    xor $16, $26, $86
    lnop
    xor $26, $114, $85
    lnop
    xor $123, $110, $87
    shufb $114, $122, $5, $108
    or $47, $16, $26
    lnop
    or $24, $13, $123
    rotqbyi $26, $19, 5
    and $108, $47, $107
    lnop
    and $29, $24, $101
    stqd $114, 7920($103)
    selb $123, $42, $109, $108
    shlqbii $115, $97, 1
    selb $16, $39, $32, $29
    rotqbii $97, $26, 1
    selb $122, $46, $121, $116
    stqa $123, 0x1a040
    selb $110, $112, $40, $104
    stqa $16, 0x1a050
    selb $13, $23, $102, $111
    stqa $122, 0x1a060
    selb $103, $30, $25, $96
    stqa $110, 0x1a070
    selb $114, $38, $100, $33
    stqa $13, 0x1a080
    selb $26, $98, $117, $83
    stqa $103, 0x1a090
    a $5, $9, $78
    stqa $114, 0x1a0a0
    andc $9, $28, $98
    stqa $26, 0x1a0b0
    selb $28, $115, $97, $75
    lqd $44, 64($21)
    selb $115, $118, $20, $9
    lnop
    selb $97, $20, $98, $9
    lnop
    andc $98, $84, $38
    lnop
    or $84, $117, $83
    lnop
    selb $117, $45, $124, $98
    lnop
    selb $45, $124, $38, $98
    rotqby $83, $44, $79
    or $98, $100, $33
    lnop
    or $33, $25, $96
    lqa $9, 0x180d0
    or $100, $109, $108
    lnop
    or $124, $32, $29
    rotqbyi $109, $83, 13
    or $20, $121, $116
    stqa $100, 0x1a0c0
    or $96, $40, $104
    stqa $124, 0x1a0d0
    or $108, $102, $111
    stqa $20, 0x1a0e0
    xor $6, $9, $91
    stqa $96, 0x1a0f0
    andc $9, $34, $30
    stqa $108, 0x1a100
    andi $34, $17, -16
    stqa $33, 0x1a110
    selb $111, $105, $126, $9
    stqa $98, 0x1a120
    a $105, $34, $78
    stqa $84, 0x1a130
    andc $34, $35, $23
    lqd $102, 192($21)
    selb $35, $126, $30, $9
    lqd $104, 7584($105)
    selb $9, $120, $11, $34
    lnop
    selb $30, $11, $23, $34
    cbd $120, 0($17)
    andc $11, $125, $112
    lnop
    andi $125, $109, 255
    lnop
    selb $109, $95, $106, $11
    rotqby $17, $102, $79
    andc $102, $27, $46
    shufb $95, $125, $104, $120
    selb $104, $106, $112, $11
    rotqbyi $125, $7, 6
    selb $112, $113, $18, $102
    rotqbyi $106, $105, 0
    andc $113, $24, $39
    rotqbyi $11, $17, 13
    selb $17, $18, $46, $102
    shlqbii $24, $84, 1
    selb $102, $101, $15, $113
    rotqbii $84, $125, 1
    andc $125, $47, $42
    lqa $101, 0x180e0
    selb $47, $15, $39, $113
    lqa $18, 0x180f0
    selb $39, $107, $28, $125
    lqa $113, 0x180c0
    selb $107, $28, $42, $125
    lqa $46, 0x180d0
    andi $125, $11, 255
    stqd $95, 7584($106)
    selb $15, $24, $84, $75
    lnop
    xor $84, $101, $82
    lnop
    xor $101, $18, $81
    lnop
    xor $81, $113, $14
    lqa $18, 0x180a0
    xor $113, $46, $12
    lqa $82, 0x180b0
    or $46, $84, $101
    lqa $24, 0x18080
    or $95, $81, $113
    lqa $101, 0x18090
    and $81, $46, $98
    lnop
    and $28, $95, $33
    lnop
    xor $84, $18, $94
    lqd $113, 3328($8)
    xor $11, $82, $93
    lqd $18, 3344($8)
    xor $82, $24, $92
    lqa $42, 0x18060
    xor $24, $101, $91
    lqa $27, 0x18070
    or $34, $84, $11
    lqa $101, 0x18040
    or $40, $82, $24
    lqa $11, 0x18050
    and $24, $34, $108
    lqd $82, 7920($105)
    and $29, $40, $96
    lqd $105, 3584($8)
    xor $126, $42, $90
    lqd $23, 3600($8)
    xor $42, $27, $89
    shufb $84, $113, $18, $10
    xor $113, $101, $88
    lqa $18, 0x18020
    xor $101, $11, $87
    lqa $27, 0x18000
    or $32, $126, $42
    lqa $11, 0x18010
    or $42, $113, $101
    lqa $126, 0x18030
    and $38, $32, $20
    shufb $83, $105, $23, $10
    and $105, $42, $124
    lnop
    xor $23, $18, $86
    lnop
    xor $18, $27, $84
    lnop
    xor $27, $11, $83
    lnop
    xor $113, $126, $85
    shufb $11, $125, $82, $120
    or $82, $18, $27
    lqa $25, 0x18040
    or $44, $23, $113
    rotqbyi $18, $19, 6
    and $27, $82, $15
    lqa $99, 0x18050
    and $37, $44, $100
    stqd $11, 7920($106)
    selb $126, $107, $39, $27
    shlqbii $106, $26, 1
    selb $11, $47, $102, $37
    rotqbii $26, $18, 1
    selb $121, $17, $112, $105
    stqa $126, 0x1a040
    selb $120, $104, $109, $38
    stqa $11, 0x1a050
    selb $125, $30, $9, $29
    stqa $121, 0x1a060
    selb $116, $35, $111, $24
    stqa $120, 0x1a070
    selb $113, $45, $117, $28
    stqa $125, 0x1a080
    selb $101, $97, $115, $81
    stqa $116, 0x1a090
    xor $18, $25, $86
    stqa $113, 0x1a0a0
    andc $25, $46, $97
    stqa $101, 0x1a0b0
    selb $46, $106, $26, $75
    lqd $41, 64($21)
    selb $31, $98, $114, $25
    lnop
    selb $118, $114, $97, $25
    lnop
    andc $114, $95, $45
    lnop
    or $97, $115, $81
    lqd $95, 3840($8)
    selb $115, $33, $103, $114
    lqd $98, 3856($8)
    selb $23, $103, $45, $114
    rotqby $33, $41, $79
    or $103, $117, $28
    lqa $114, 0x18010
    or $117, $111, $24
    lqa $41, 0x18030
    or $24, $39, $27
    lqd $111, 4096($8)
    or $25, $102, $37
    rotqbyi $39, $33, 13
    or $26, $112, $105
    stqa $24, 0x1a0c0
    or $27, $109, $38
    stqa $25, 0x1a0d0
    or $28, $9, $29
    stqa $26, 0x1a0e0
    ai $127, $127, 1
    stqa $27, 0x1a0f0
    andc $9, $34, $35
    stqa $28, 0x1a100
    andi $34, $22, -16
    stqa $117, 0x1a110
    selb $38, $108, $13, $9
    stqa $103, 0x1a120
    a $108, $34, $78
    stqa $97, 0x1a130
    andc $34, $40, $30
    lqd $109, 192($21)
    selb $29, $13, $35, $9
    lqd $40, 7584($108)
    selb $35, $96, $110, $34
    lqd $9, 4112($8)
    selb $13, $110, $30, $34
    cbd $96, 0($22)
    andc $110, $32, $104
    lqa $34, 0x180f0
    andi $32, $39, 255
    lqa $8, 0x18000
    selb $39, $20, $122, $110
    rotqby $22, $109, $79
    andc $109, $42, $17
    shufb $112, $32, $40, $96
    selb $20, $122, $104, $110
    rotqbyi $32, $7, 7
    selb $122, $124, $16, $109
    rotqbyi $40, $108, 0
    andc $110, $44, $47
    rotqbyi $104, $22, 13
    selb $124, $16, $17, $109
    shufb $81, $111, $9, $10
    selb $111, $100, $123, $110
    rotqbii $109, $32, 1
    andc $100, $82, $107
    lnop
    selb $22, $123, $47, $110
    shufb $82, $95, $98, $10
    xor $110, $114, $81
    lqa $123, 0x180e0
    selb $30, $46, $107, $100
    lqa $114, 0x18020
    andi $107, $104, 255
    stqd $112, 7584($40)
    xor $112, $8, $82
    lnop
    xor $8, $34, $12
    lnop
    xor $34, $41, $83
    lqa $12, 0x18090
    xor $41, $123, $14
    lqa $104, 0x180b0
    xor $14, $99, $85
    lqa $123, 0x18070
    or $99, $41, $8
    lnop
    xor $8, $114, $84
    lnop
    and $114, $99, $103
    lnop
    xor $41, $12, $89
    lqa $98, 0x18060
    xor $47, $104, $91
    lqa $12, 0x18080
    or $32, $112, $110
    lnop
    xor $112, $123, $87
    lnop
    or $95, $31, $114
    lnop
    or $44, $18, $14
    shlqbii $123, $97, 1
    xor $97, $98, $88
    lnop
    xor $98, $12, $90
    lnop
    or $42, $8, $34
    lnop
    selb $34, $123, $109, $75
    lqa $8, 0x180d0
    or $123, $97, $112
    lnop
    or $33, $98, $41
    lqd $14, 7248($5)
    and $41, $32, $34
    lqa $98, 0x180a0
    and $97, $42, $24
    lnop
    and $37, $44, $25
    lnop
    xor $109, $8, $93
    lqa $112, 0x180c0
    and $45, $123, $26
    lnop
    selb $105, $15, $46, $100
    rotqby $7, $14, $4
    xor $100, $98, $92
    shufb $14, $2, $2, $77
    and $15, $33, $27
    lqd $98, 7920($108)
    selb $110, $30, $105, $41
    rotqbyi $46, $19, 7
    xor $19, $112, $94
    rotqbii $2, $7, 1
    selb $108, $22, $111, $97
    lqa $12, 0x180e0
    or $43, $100, $47
    lqa $10, 0x180f0
    or $47, $19, $109
    lqa $9, 0x180c0
    selb $106, $124, $122, $37
    shufb $109, $107, $98, $96
    and $19, $47, $117
    shlqbii $16, $95, 1
    selb $104, $20, $39, $45
    stqa $110, 0x1a040
    and $48, $43, $28
    stqa $108, 0x1a050
    selb $102, $13, $35, $15
    stqa $106, 0x1a060
    selb $100, $29, $38, $48
    stqa $104, 0x1a070
    selb $98, $23, $115, $19
    stqa $102, 0x1a080
    selb $96, $118, $31, $114
    stqa $100, 0x1a090
    ai $80, $80, -1
    stqa $98, 0x1a0a0
    a $8, $3, $78
    stqa $96, 0x1a0b0
    andbi $17, $14, 15
    lqd $114, 64($21)
    selb $3, $16, $2, $75
    shlqbii $14, $101, 1
    xor $16, $12, $94
    rotqbii $101, $46, 1
    xor $12, $10, $93
    lnop
    xor $2, $9, $92
    lnop
    or $9, $16, $12
    stqd $109, 7920($40)
    selb $40, $14, $101, $75
    rotqby $109, $114, $79
    andi $114, $119, -16
    lnop
    andc $14, $99, $118
    lqa $18, 0x18030
    a $12, $114, $78
    lnop
    selb $112, $103, $113, $14
    rotqbyi $16, $109, 13
    or $109, $105, $41
    lqd $46, 7584($12)
    or $107, $111, $97
    cbd $41, 0($119)
    or $105, $122, $37
    stqa $109, 0x1a0c0
    or $103, $39, $45
    stqa $107, 0x1a0d0
    or $101, $35, $15
    stqa $105, 0x1a0e0
    or $99, $38, $48
    stqa $103, 0x1a0f0
    or $97, $115, $19
    stqa $101, 0x1a100
    a $10, $17, $76
    stqa $99, 0x1a110
    andc $115, $47, $23
    stqa $97, 0x1a120
    selb $111, $113, $118, $14
    stqa $95, 0x1a130
    selb $114, $117, $116, $115
    lqd $118, 192($21)
    andc $117, $43, $29
    lnop
    andi $43, $16, 255
    lqa $19, 0x18010
    selb $113, $116, $23, $115
    lqd $17, 512($8)
    selb $116, $28, $125, $117
    shufb $23, $43, $46, $41
    andc $28, $33, $13
    rotqbyi $43, $12, 0
    selb $115, $125, $29, $117
    rotqby $33, $118, $79
    selb $118, $27, $120, $28
    hbrr prefix_steady_tap_branch, prefix_steady_tap_loop
    andc $27, $123, $20
    lqd $16, 528($8)
    selb $117, $120, $13, $28
    lqd $15, 256($8)
    selb $120, $26, $121, $27
    stqd $23, 7584($43)
    andc $23, $44, $124
    rotqbyi $26, $33, 13
    selb $119, $121, $20, $27
    lqd $33, 7920($12)
    selb $122, $25, $11, $23
    lqd $20, 272($8)
    selb $121, $11, $124, $23
    lnop
    andc $23, $42, $22
    lqa $11, 0x18020
    andi $42, $26, 255
    shufb $12, $17, $16, $10
    selb $124, $24, $126, $23
    lqa $13, 0x18000
    andc $24, $32, $30
    shufb $26, $42, $33, $41
    selb $123, $126, $22, $23
    shufb $14, $15, $20, $10
    xor $16, $18, $81
    lqa $15, 0x18060
    xor $17, $19, $12
    lnop
    selb $126, $34, $40, $24
    stqd $26, 7920($43)
    selb $125, $40, $30, $24
prefix_steady_tap_branch:
    brnz $80, prefix_steady_tap_loop
prefix_steady_tap_end:
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
