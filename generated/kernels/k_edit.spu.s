# k_edit in the wavefront layout, 8 rows a lane, for spu.
#
# Made by: minterm compile k_edit --layout wavefront --target spu --alphabet ACGT --rows 8 --emit asm
#
# Local store:
#     0x18000 a         planes of a's symbols, one word a register and plane
#     0x18100 windows   windows of b's symbols, eight shifted copies a residue and plane
#     0x19100 active    windows of "column exists", eight shifted copies a residue
#     0x19900 vertical  vertical flow, one word a register and plane, in and out
#     0x19a80 down      downward flow of the last step, one word a register and plane, in and out
#     0x19b80 top       top edge, one byte a column and plane, in
#     0x19e20 bottom    bottom edge, one byte a step and plane, out
#     0x1a0c0 tap       scratch, one word a plane and register
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
#     recurrence k_edit
#       param k = 2 in 0..31
#       predicate match: a[i] == b[j]
#       int D[0][j] = 0
#       int D[i][0] = min(3, i)
#       int D[i][j] = min(3, D[i-1][j] + 1, D[i][j-1] + 1, D[i-1][j-1] + (match ? 0 : 1))
#       answer report j where D[m][j] <= 2
#
# Codes of symbols, of which bit p is in plane p:
#     a and b: 'A' 0, 'C' 1, 'G' 2, 'T' 3
#
# Codes of what crosses the edges of cells, bit 0 on the right; bit p is in plane p, and * may be
# either:
#     vertical, D[i][j-1]; D[i-1][j-1]:
#         (0, 0) = 001
#         (0, 1) = 100
#         (1, 1) = 000
#         (1, 2) = 111
#         (2, 2) = 011
#         (2, 3) = *10
#         row 1, 2, .. at the left edge (j - 1 = 0): code 1, 0, 3, 2, and so on with the last
#     horizontal, D[i-1][j]:
#         0 = 10
#         1 = 00
#         2 = 11
#         3 = 01
#         column 1, 2, .. at the top edge (i - 1 = 0): code 2
#
# What lies where. Rows and columns are counted from 0 here. A strip has 1024 rows: row r is bit 127 - r / 8
# of word r % 8, and bit x of a word is bit x % 8 of its byte x / 8.
#     a         word (r % 8) * 2 + p: plane p of the symbols of its rows
#     windows   sequence x * 2 + p, for x from 0 to 7: 128 zeros, then plane p of the columns x, x + 8,
#               x + 16, .. and zeros; eight copies of each, as of active
#     active    sequences x, for x from 0 to 7: 128 zeros and then a one for each column x, x + 8, .. that
#               there is. Eight copies of each, copy c without its first c bits: byte (x * 8 + c) *
#               copy_stride begins it. copy_stride is at least iterations / 8 + 17
#     vertical  word (r % 8) * 3 + p: plane p of what enters its rows from the left, and after the
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
# A cell: 8 gates, fewer than 3 are impossible (shipped).
# spu: 11 gates, depth 5, 0 moves, 9 live registers
# inputs v0 v1 v2 h0 h1 a0 a1 b0 b1
# g0 = xor(a0, b0)
# g1 = xor(a1, b1)
# g2 = or(g0, g1)
# g3 = andc(g2, v2)
# g4 = selb(h1, v1, h0)
# g5 = xor(v1, v0)
# g6 = nor(g4, g5)
# g7 = selb(v0, g6, g3)
# g8 = xor(g6, h1)
# g9 = nor(g3, g8)
# g10 = selb(h0, g7, g6)
# v0' = h1
# v1' = h0
# v2' = g9
# h0' = g10
# h1' = g7

constants:
    .long 0x00018000, 0x00018000, 0x00018000, 0x00018000
    .long 0x03030303, 0x03030303, 0x03030303, 0x03030303
    .long 0x00010203, 0x04050607, 0x08090a0b, 0x0c0d0e0f
    .long 0x00000000, 0x00000000, 0x00000000, 0x00000001
    .long 0x01020304, 0x05060708, 0x090a0b0c, 0x0d0e0f10
    .long 0x0001a000, 0x0001a000, 0x0001a000, 0x0001a000

.global k_edit_edge
.align 3
k_edit_edge:
    lqa $64, 0x0
    lqa $63, 0x10
    lqa $62, 0x20
    lqa $61, 0x30
    lqa $60, 0x40
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
    lqa $94, 0x19b00
    lqa $93, 0x19b10
    lqa $92, 0x19b20
    lqa $91, 0x19b30
    lqa $90, 0x19b40
    lqa $89, 0x19b50
    lqa $88, 0x19b60
    lqa $87, 0x19b70
    andi $6, $3, 7
    rotmi $7, $3, -3
    shli $6, $6, 5
    a $6, $6, $7
    andi $7, $6, -16
    a $7, $7, $64
    lqd $8, 768($7)
    lqd $9, 784($7)
    shufb $6, $6, $6, $63
    andbi $6, $6, 15
    a $6, $6, $62
    shufb $86, $8, $9, $6
    lqd $8, 1024($7)
    lqd $9, 1040($7)
    shufb $85, $8, $9, $6
    lqd $8, 4608($7)
    lqd $9, 4624($7)
    shufb $84, $8, $9, $6
    lqd $8, 1280($7)
    lqd $9, 1296($7)
    shufb $83, $8, $9, $6
    lqd $8, 1536($7)
    lqd $9, 1552($7)
    shufb $82, $8, $9, $6
    lqd $8, 4864($7)
    lqd $9, 4880($7)
    shufb $81, $8, $9, $6
    lqd $8, 1792($7)
    lqd $9, 1808($7)
    shufb $80, $8, $9, $6
    lqd $8, 2048($7)
    lqd $9, 2064($7)
    shufb $79, $8, $9, $6
    lqd $8, 5120($7)
    lqd $9, 5136($7)
    shufb $78, $8, $9, $6
    lqd $8, 2304($7)
    lqd $9, 2320($7)
    shufb $77, $8, $9, $6
    lqd $8, 2560($7)
    lqd $9, 2576($7)
    shufb $76, $8, $9, $6
    lqd $8, 5376($7)
    lqd $9, 5392($7)
    shufb $75, $8, $9, $6
    lqd $8, 2816($7)
    lqd $9, 2832($7)
    shufb $74, $8, $9, $6
    lqd $8, 3072($7)
    lqd $9, 3088($7)
    shufb $73, $8, $9, $6
    lqd $8, 5632($7)
    lqd $9, 5648($7)
    shufb $72, $8, $9, $6
    lqd $8, 3328($7)
    lqd $9, 3344($7)
    shufb $71, $8, $9, $6
    lqd $8, 3584($7)
    lqd $9, 3600($7)
    shufb $70, $8, $9, $6
    lqd $8, 5888($7)
    lqd $9, 5904($7)
    shufb $69, $8, $9, $6
    lqd $8, 3840($7)
    lqd $9, 3856($7)
    shufb $68, $8, $9, $6
    lqd $8, 4096($7)
    lqd $9, 4112($7)
    shufb $67, $8, $9, $6
    lqd $8, 6144($7)
    lqd $7, 6160($7)
    shufb $66, $8, $7, $6
    sf $65, $3, $4
    ori $127, $3, 0
    cgti $2, $65, 0
    brz $2, k_edit_edge_end
    ai $5, $127, 1
    andi $8, $5, 7
    rotmi $2, $5, -3
    shli $3, $127, 3
    andi $4, $3, -16
    shli $5, $8, 5
    a $6, $4, $64
    lqd $4, 7040($6)
    lqd $7, 7376($6)
    ai $127, $127, 1
# 927 cycles an iteration, 926 at least: 926 instructions for the even pipe, 279 for the odd one; 0 cycles of nops alone
.align 3
k_edit_edge_loop:
    a $12, $5, $2
    lnop
    ai $5, $127, 1
    cdd $9, 0($3)
    nop
    rotqby $10, $4, $3
    andi $8, $5, 7
    shufb $4, $12, $12, $63
    rotmi $2, $5, -3
    rotqby $11, $7, $3
    ai $65, $65, -1
    shlqbii $13, $88, 1
    andi $88, $12, -16
    rotqbii $14, $10, 1
    shli $3, $127, 3
    shlqbii $15, $87, 1
    andbi $87, $4, 15
    rotqbii $16, $11, 1
    a $7, $88, $64
    lqa $17, 0x180e0
    a $12, $87, $62
    lqa $88, 0x180f0
    andi $4, $3, -16
    lnop
    shli $5, $8, 5
    lnop
    selb $8, $13, $14, $61
    lnop
    selb $13, $15, $16, $61
    lnop
    xor $15, $17, $86
    lnop
    xor $86, $88, $85
    lnop
    selb $88, $89, $104, $90
    lnop
    xor $85, $104, $105
    lnop
    or $17, $15, $86
    lnop
    nor $86, $88, $85
    lnop
    andc $88, $17, $103
    lnop
    xor $17, $86, $89
    lnop
    selb $85, $105, $86, $88
    lqa $15, 0x180c0
    nor $16, $88, $17
    lqa $14, 0x180d0
    selb $88, $90, $85, $86
    lnop
    selb $86, $105, $89, $84
    lnop
    selb $105, $104, $90, $84
    lnop
    selb $104, $103, $16, $84
    lnop
    xor $103, $15, $83
    lnop
    xor $15, $14, $82
    lnop
    selb $14, $91, $107, $92
    lnop
    xor $84, $107, $108
    lnop
    or $16, $103, $15
    lnop
    nor $103, $14, $84
    lnop
    andc $84, $16, $106
    lnop
    xor $16, $103, $91
    lnop
    selb $14, $108, $103, $84
    lqa $15, 0x180a0
    nor $90, $84, $16
    lqa $89, 0x180b0
    selb $84, $92, $14, $103
    lnop
    selb $103, $108, $91, $81
    lnop
    selb $108, $107, $92, $81
    lnop
    selb $107, $106, $90, $81
    lnop
    xor $106, $15, $80
    lnop
    xor $15, $89, $79
    lnop
    selb $89, $93, $110, $94
    lnop
    xor $90, $110, $111
    lnop
    or $92, $106, $15
    lnop
    nor $106, $89, $90
    lnop
    andc $90, $92, $109
    lnop
    xor $92, $106, $93
    lnop
    selb $89, $111, $106, $90
    lqa $15, 0x18080
    nor $91, $90, $92
    lqa $16, 0x18090
    selb $92, $94, $89, $106
    lnop
    selb $106, $111, $93, $78
    lnop
    selb $111, $110, $94, $78
    lnop
    selb $110, $109, $91, $78
    lnop
    xor $109, $15, $77
    lnop
    xor $15, $16, $76
    lnop
    selb $16, $95, $113, $96
    lnop
    xor $91, $113, $114
    lnop
    or $94, $109, $15
    lnop
    nor $109, $16, $91
    lnop
    andc $91, $94, $112
    lnop
    xor $94, $109, $95
    lnop
    selb $16, $114, $109, $91
    lqa $15, 0x18060
    nor $93, $91, $94
    lqa $90, 0x18070
    selb $94, $96, $16, $109
    lnop
    selb $109, $114, $95, $75
    lnop
    selb $114, $113, $96, $75
    lnop
    selb $113, $112, $93, $75
    lnop
    xor $112, $15, $74
    lnop
    xor $15, $90, $73
    lnop
    selb $90, $97, $116, $98
    lnop
    xor $93, $116, $117
    lnop
    or $96, $112, $15
    lnop
    nor $112, $90, $93
    lnop
    andc $93, $96, $115
    lnop
    xor $96, $112, $97
    lnop
    selb $90, $117, $112, $93
    lqa $15, 0x18040
    nor $95, $93, $96
    lqa $91, 0x18050
    selb $96, $98, $90, $112
    lnop
    selb $112, $117, $97, $72
    lnop
    selb $117, $116, $98, $72
    lnop
    selb $116, $115, $95, $72
    lnop
    xor $115, $15, $71
    lnop
    xor $15, $91, $70
    lnop
    selb $91, $99, $119, $100
    lnop
    xor $95, $119, $120
    lnop
    or $98, $115, $15
    lnop
    nor $115, $91, $95
    lnop
    andc $95, $98, $118
    lnop
    xor $98, $115, $99
    lnop
    selb $91, $120, $115, $95
    lqa $15, 0x18020
    nor $97, $95, $98
    lqa $93, 0x18030
    selb $98, $100, $91, $115
    lnop
    selb $115, $120, $99, $69
    lnop
    selb $120, $119, $100, $69
    lnop
    selb $100, $118, $97, $69
    lnop
    xor $118, $15, $68
    lqd $97, 256($7)
    xor $119, $93, $67
    lqd $15, 272($7)
    selb $93, $101, $122, $102
    lnop
    xor $95, $122, $123
    lqd $99, 512($7)
    or $87, $118, $119
    lqd $17, 528($7)
    nor $18, $93, $95
    lnop
    andc $95, $87, $121
    lnop
    xor $87, $18, $101
    shufb $118, $97, $15, $12
    selb $97, $123, $18, $95
    lqa $15, 0x18000
    nor $93, $95, $87
    lqa $19, 0x18010
    selb $95, $102, $97, $18
    shufb $119, $99, $17, $12
    selb $17, $123, $101, $66
    lqd $99, 4352($7)
    selb $101, $122, $102, $66
    lqd $123, 4368($7)
    selb $122, $121, $93, $66
    lnop
    xor $93, $15, $118
    lnop
    xor $15, $19, $119
    lnop
    selb $19, $13, $125, $8
    lnop
    xor $102, $125, $126
    rotqbyi $18, $10, 1
    or $87, $93, $15
    shufb $121, $99, $123, $12
    nor $123, $19, $102
    rotqbyi $99, $11, 1
    andc $102, $87, $124
    shlqbii $19, $88, 1
    xor $87, $123, $13
    rotqbii $93, $18, 1
    selb $18, $126, $123, $102
    shlqbii $15, $85, 1
    nor $20, $102, $87
    rotqbii $21, $99, 1
    selb $102, $8, $18, $123
    lqa $99, 0x180e0
    selb $123, $126, $13, $121
    lqa $87, 0x180f0
    selb $126, $125, $8, $121
    lnop
    selb $125, $124, $20, $121
    shufb $8, $88, $88, $60
    selb $88, $19, $93, $61
    shufb $124, $85, $85, $60
    selb $93, $15, $21, $61
    lnop
    xor $15, $99, $83
    lnop
    xor $99, $87, $82
    lnop
    selb $87, $14, $105, $84
    lnop
    xor $82, $105, $86
    lnop
    or $83, $15, $99
    lnop
    nor $99, $87, $82
    lnop
    andc $87, $83, $104
    lnop
    xor $83, $99, $14
    lnop
    selb $82, $86, $99, $87
    lqa $15, 0x180c0
    nor $21, $87, $83
    lqa $85, 0x180d0
    selb $87, $84, $82, $99
    lnop
    selb $99, $86, $14, $81
    lnop
    selb $14, $105, $84, $81
    lnop
    selb $105, $104, $21, $81
    lnop
    xor $104, $15, $80
    lnop
    xor $15, $85, $79
    lnop
    selb $85, $89, $108, $92
    lnop
    xor $81, $108, $103
    lnop
    or $21, $104, $15
    lnop
    nor $104, $85, $81
    lnop
    andc $85, $21, $107
    lnop
    xor $21, $104, $89
    lnop
    selb $81, $103, $104, $85
    lqa $15, 0x180a0
    nor $84, $85, $21
    lqa $86, 0x180b0
    selb $21, $92, $81, $104
    lnop
    selb $104, $103, $89, $78
    lnop
    selb $103, $108, $92, $78
    lnop
    selb $108, $107, $84, $78
    lnop
    xor $107, $15, $77
    lnop
    xor $15, $86, $76
    lnop
    selb $86, $16, $111, $94
    lnop
    xor $84, $111, $106
    lnop
    or $92, $107, $15
    lnop
    nor $107, $86, $84
    lnop
    andc $86, $92, $110
    lnop
    xor $92, $107, $16
    lnop
    selb $15, $106, $107, $86
    lqa $84, 0x18080
    nor $89, $86, $92
    lqa $85, 0x18090
    selb $92, $94, $15, $107
    lnop
    selb $107, $106, $16, $75
    lnop
    selb $106, $111, $94, $75
    lnop
    selb $111, $110, $89, $75
    lnop
    xor $110, $84, $74
    lnop
    xor $84, $85, $73
    lnop
    selb $85, $90, $114, $96
    lnop
    xor $89, $114, $109
    lnop
    or $94, $110, $84
    lnop
    nor $110, $85, $89
    lnop
    andc $89, $94, $113
    lnop
    xor $94, $110, $90
    lnop
    selb $16, $109, $110, $89
    lqa $85, 0x18060
    nor $84, $89, $94
    lqa $86, 0x18070
    selb $94, $96, $16, $110
    lnop
    selb $110, $109, $90, $72
    lnop
    selb $109, $114, $96, $72
    lnop
    selb $114, $113, $84, $72
    lnop
    xor $113, $85, $71
    lnop
    xor $85, $86, $70
    lnop
    selb $86, $91, $117, $98
    lnop
    xor $84, $117, $112
    lnop
    or $96, $113, $85
    lnop
    nor $113, $86, $84
    lnop
    andc $86, $96, $116
    lnop
    xor $96, $113, $91
    lnop
    selb $90, $112, $113, $86
    lqa $84, 0x18040
    nor $85, $86, $96
    lqa $89, 0x18050
    selb $96, $98, $90, $113
    lnop
    selb $113, $112, $91, $69
    lnop
    selb $112, $117, $98, $69
    lnop
    selb $117, $116, $85, $69
    lnop
    xor $116, $84, $68
    lnop
    xor $84, $89, $67
    lnop
    selb $89, $97, $120, $95
    lnop
    xor $85, $120, $115
    lnop
    or $98, $116, $84
    lnop
    nor $116, $89, $85
    lnop
    andc $89, $98, $100
    lnop
    xor $98, $116, $97
    lnop
    selb $91, $115, $116, $89
    lqa $85, 0x18020
    nor $84, $89, $98
    lqa $86, 0x18030
    selb $98, $95, $91, $116
    lnop
    selb $116, $115, $97, $66
    lnop
    selb $115, $120, $95, $66
    lnop
    selb $120, $100, $84, $66
    lnop
    xor $84, $85, $118
    lqd $100, 768($7)
    xor $95, $86, $119
    lqd $85, 784($7)
    selb $86, $18, $101, $102
    lnop
    xor $89, $101, $17
    lqd $97, 1024($7)
    or $19, $84, $95
    lqd $83, 1040($7)
    nor $95, $86, $89
    lnop
    andc $89, $19, $122
    lnop
    xor $19, $95, $18
    shufb $86, $100, $85, $12
    selb $100, $17, $95, $89
    lqa $84, 0x18000
    nor $20, $89, $19
    lqa $13, 0x18010
    selb $89, $102, $100, $95
    shufb $85, $97, $83, $12
    selb $95, $17, $18, $121
    lqd $97, 4608($7)
    selb $18, $101, $102, $121
    lqd $17, 4624($7)
    selb $102, $122, $20, $121
    lnop
    xor $122, $84, $86
    lnop
    xor $20, $13, $85
    lnop
    selb $13, $93, $126, $88
    lnop
    xor $101, $126, $123
    rotqbyi $83, $10, 2
    or $19, $122, $20
    shufb $84, $97, $17, $12
    nor $122, $13, $101
    rotqbyi $97, $11, 2
    andc $101, $19, $125
    shlqbii $13, $87, 1
    xor $19, $122, $93
    rotqbii $17, $83, 1
    selb $20, $123, $122, $101
    shlqbii $83, $82, 1
    nor $22, $101, $19
    rotqbii $23, $97, 1
    selb $101, $88, $20, $122
    lqa $97, 0x180e0
    selb $122, $123, $93, $84
    lqa $19, 0x180f0
    selb $123, $126, $88, $84
    lnop
    selb $126, $125, $22, $84
    shufb $88, $8, $87, $60
    selb $87, $13, $17, $61
    shufb $125, $124, $82, $60
    selb $124, $83, $23, $61
    lnop
    xor $83, $97, $80
    lnop
    xor $97, $19, $79
    lnop
    selb $79, $81, $14, $21
    lnop
    xor $19, $14, $99
    lnop
    or $80, $83, $97
    lnop
    nor $97, $79, $19
    lnop
    andc $79, $80, $105
    lnop
    xor $80, $97, $81
    lnop
    selb $19, $99, $97, $79
    lqa $83, 0x180c0
    nor $23, $79, $80
    lqa $82, 0x180d0
    selb $80, $21, $19, $97
    lnop
    selb $97, $99, $81, $78
    lnop
    selb $99, $14, $21, $78
    lnop
    selb $14, $105, $23, $78
    lnop
    xor $105, $83, $77
    lnop
    xor $83, $82, $76
    lnop
    selb $82, $15, $103, $92
    lnop
    xor $78, $103, $104
    lnop
    or $23, $105, $83
    lnop
    nor $105, $82, $78
    lnop
    andc $82, $23, $108
    lnop
    xor $23, $105, $15
    lnop
    selb $78, $104, $105, $82
    lqa $83, 0x180a0
    nor $21, $82, $23
    lqa $81, 0x180b0
    selb $23, $92, $78, $105
    lnop
    selb $105, $104, $15, $75
    lnop
    selb $104, $103, $92, $75
    lnop
    selb $103, $108, $21, $75
    lnop
    xor $108, $83, $74
    lnop
    xor $83, $81, $73
    lnop
    selb $81, $16, $106, $94
    lnop
    xor $21, $106, $107
    lnop
    or $92, $108, $83
    lnop
    nor $108, $81, $21
    lnop
    andc $81, $92, $111
    lnop
    xor $92, $108, $16
    lnop
    selb $21, $107, $108, $81
    lqa $83, 0x18080
    nor $15, $81, $92
    lqa $82, 0x18090
    selb $92, $94, $21, $108
    lnop
    selb $108, $107, $16, $72
    lnop
    selb $107, $106, $94, $72
    lnop
    selb $106, $111, $15, $72
    lnop
    xor $111, $83, $71
    lnop
    xor $83, $82, $70
    lnop
    selb $82, $90, $109, $96
    lnop
    xor $15, $109, $110
    lnop
    or $94, $111, $83
    lnop
    nor $111, $82, $15
    lnop
    andc $82, $94, $114
    lnop
    xor $94, $111, $90
    lnop
    selb $15, $110, $111, $82
    lqa $83, 0x18060
    nor $16, $82, $94
    lqa $81, 0x18070
    selb $94, $96, $15, $111
    lnop
    selb $111, $110, $90, $69
    lnop
    selb $110, $109, $96, $69
    lnop
    selb $109, $114, $16, $69
    lnop
    xor $114, $83, $68
    lnop
    xor $83, $81, $67
    lnop
    selb $81, $91, $112, $98
    lnop
    xor $16, $112, $113
    lnop
    or $96, $114, $83
    lnop
    nor $114, $81, $16
    lnop
    andc $81, $96, $117
    lnop
    xor $96, $114, $91
    lnop
    selb $16, $113, $114, $81
    lqa $83, 0x18040
    nor $90, $81, $96
    lqa $82, 0x18050
    selb $96, $98, $16, $114
    lnop
    selb $114, $113, $91, $66
    lnop
    selb $113, $112, $98, $66
    lnop
    selb $112, $117, $90, $66
    lnop
    xor $117, $83, $118
    lnop
    xor $83, $82, $119
    lnop
    selb $82, $100, $115, $89
    lnop
    xor $90, $115, $116
    lnop
    or $98, $117, $83
    lnop
    nor $117, $82, $90
    lnop
    andc $90, $98, $120
    lnop
    xor $98, $117, $100
    lnop
    selb $91, $116, $117, $90
    lqa $82, 0x18020
    nor $83, $90, $98
    lqa $81, 0x18030
    selb $98, $89, $91, $117
    lnop
    selb $117, $116, $100, $121
    lnop
    selb $116, $115, $89, $121
    lnop
    selb $115, $120, $83, $121
    lnop
    xor $83, $82, $86
    lqd $120, 1280($7)
    xor $89, $81, $85
    lqd $82, 1296($7)
    selb $81, $20, $18, $101
    lnop
    xor $90, $18, $95
    lqd $100, 1536($7)
    or $13, $83, $89
    lqd $79, 1552($7)
    nor $89, $81, $90
    lnop
    andc $90, $13, $102
    lnop
    xor $13, $89, $20
    shufb $83, $120, $82, $12
    selb $120, $95, $89, $90
    lqa $81, 0x18000
    nor $17, $90, $13
    lqa $8, 0x18010
    selb $90, $101, $120, $89
    shufb $82, $100, $79, $12
    selb $89, $95, $20, $84
    lqd $100, 4864($7)
    selb $20, $18, $101, $84
    lqd $95, 4880($7)
    selb $101, $102, $17, $84
    lnop
    xor $102, $81, $83
    lnop
    xor $17, $8, $82
    lnop
    selb $8, $124, $123, $87
    lnop
    xor $18, $123, $122
    rotqbyi $79, $10, 3
    or $13, $102, $17
    shufb $81, $100, $95, $12
    nor $102, $8, $18
    rotqbyi $100, $11, 3
    andc $8, $13, $126
    shlqbii $18, $80, 1
    xor $13, $102, $124
    rotqbii $95, $79, 1
    selb $17, $122, $102, $8
    shlqbii $79, $19, 1
    nor $22, $8, $13
    rotqbii $93, $100, 1
    selb $100, $87, $17, $102
    lqa $8, 0x180e0
    selb $102, $122, $124, $81
    lqa $13, 0x180f0
    selb $124, $123, $87, $81
    lnop
    selb $123, $126, $22, $81
    shufb $87, $88, $80, $60
    selb $88, $18, $95, $61
    shufb $126, $125, $19, $60
    selb $125, $79, $93, $61
    lnop
    xor $93, $8, $77
    lnop
    xor $77, $13, $76
    lnop
    selb $76, $78, $99, $23
    lnop
    xor $13, $99, $97
    lnop
    or $8, $93, $77
    lnop
    nor $93, $76, $13
    lnop
    andc $76, $8, $14
    lnop
    xor $8, $93, $78
    lnop
    selb $13, $97, $93, $76
    lqa $77, 0x180c0
    nor $79, $76, $8
    lqa $95, 0x180d0
    selb $76, $23, $13, $93
    lnop
    selb $93, $97, $78, $75
    lnop
    selb $97, $99, $23, $75
    lnop
    selb $99, $14, $79, $75
    lnop
    xor $79, $77, $74
    lnop
    xor $77, $95, $73
    lnop
    selb $95, $21, $104, $92
    lnop
    xor $75, $104, $105
    lnop
    or $14, $79, $77
    lnop
    nor $79, $95, $75
    lnop
    andc $95, $14, $103
    lnop
    xor $14, $79, $21
    lnop
    selb $75, $105, $79, $95
    lqa $77, 0x180a0
    nor $23, $95, $14
    lqa $78, 0x180b0
    selb $95, $92, $75, $79
    lnop
    selb $14, $105, $21, $72
    lnop
    selb $105, $104, $92, $72
    lnop
    selb $104, $103, $23, $72
    lnop
    xor $103, $77, $71
    lnop
    xor $77, $78, $70
    lnop
    selb $78, $15, $107, $94
    lnop
    xor $23, $107, $108
    lnop
    or $92, $103, $77
    lnop
    nor $103, $78, $23
    lnop
    andc $78, $92, $106
    lnop
    xor $92, $103, $15
    lnop
    selb $23, $108, $103, $78
    lqa $77, 0x18080
    nor $21, $78, $92
    lqa $79, 0x18090
    selb $92, $94, $23, $103
    lnop
    selb $103, $108, $15, $69
    lnop
    selb $108, $107, $94, $69
    lnop
    selb $107, $106, $21, $69
    lnop
    xor $106, $77, $68
    lnop
    xor $77, $79, $67
    lnop
    selb $79, $16, $110, $96
    lnop
    xor $21, $110, $111
    lnop
    or $94, $106, $77
    lnop
    nor $106, $79, $21
    lnop
    andc $79, $94, $109
    lnop
    xor $94, $106, $16
    lnop
    selb $21, $111, $106, $79
    lqa $77, 0x18060
    nor $15, $79, $94
    lqa $78, 0x18070
    selb $94, $96, $21, $106
    lnop
    selb $106, $111, $16, $66
    lnop
    selb $111, $110, $96, $66
    lnop
    selb $110, $109, $15, $66
    lnop
    xor $109, $77, $118
    lnop
    xor $77, $78, $119
    lnop
    selb $78, $91, $113, $98
    lnop
    xor $15, $113, $114
    lnop
    or $96, $109, $77
    lnop
    nor $109, $78, $15
    lnop
    andc $78, $96, $112
    lnop
    xor $96, $109, $91
    lnop
    selb $15, $114, $109, $78
    lqa $77, 0x18040
    nor $16, $78, $96
    lqa $79, 0x18050
    selb $96, $98, $15, $109
    lnop
    selb $109, $114, $91, $121
    lnop
    selb $114, $113, $98, $121
    lnop
    selb $113, $112, $16, $121
    lnop
    xor $112, $77, $86
    lnop
    xor $77, $79, $85
    lnop
    selb $79, $120, $116, $90
    lnop
    xor $16, $116, $117
    lnop
    or $98, $112, $77
    lnop
    nor $112, $79, $16
    lnop
    andc $79, $98, $115
    lnop
    xor $98, $112, $120
    lnop
    selb $16, $117, $112, $79
    lqa $77, 0x18020
    nor $91, $79, $98
    lqa $78, 0x18030
    selb $98, $90, $16, $112
    lnop
    selb $112, $117, $120, $84
    lnop
    selb $120, $116, $90, $84
    lnop
    selb $116, $115, $91, $84
    lnop
    xor $91, $77, $83
    lqd $115, 1792($7)
    xor $90, $78, $82
    lqd $77, 1808($7)
    selb $78, $17, $20, $100
    lnop
    xor $79, $20, $89
    lqd $117, 2048($7)
    or $18, $91, $90
    lqd $8, 2064($7)
    nor $91, $78, $79
    lnop
    andc $79, $18, $101
    lnop
    xor $18, $91, $17
    shufb $80, $115, $77, $12
    selb $115, $89, $91, $79
    lqa $77, 0x18000
    nor $78, $79, $18
    lqa $90, 0x18010
    selb $18, $100, $115, $91
    shufb $79, $117, $8, $12
    selb $91, $89, $17, $81
    lqd $117, 5120($7)
    selb $17, $20, $100, $81
    lqd $89, 5136($7)
    selb $100, $101, $78, $81
    lnop
    xor $101, $77, $80
    lnop
    xor $77, $90, $79
    lnop
    selb $90, $125, $124, $88
    lnop
    xor $20, $124, $102
    rotqbyi $8, $10, 4
    or $19, $101, $77
    shufb $78, $117, $89, $12
    nor $117, $90, $20
    rotqbyi $101, $11, 4
    andc $90, $19, $123
    shlqbii $20, $76, 1
    xor $19, $117, $125
    rotqbii $89, $8, 1
    selb $8, $102, $117, $90
    shlqbii $77, $13, 1
    nor $22, $90, $19
    rotqbii $122, $101, 1
    selb $101, $88, $8, $117
    lqa $90, 0x180e0
    selb $117, $102, $125, $78
    lqa $19, 0x180f0
    selb $125, $124, $88, $78
    lnop
    selb $124, $123, $22, $78
    shufb $88, $87, $76, $60
    selb $87, $20, $89, $61
    shufb $123, $126, $13, $60
    selb $126, $77, $122, $61
    lnop
    xor $122, $90, $74
    lnop
    xor $90, $19, $73
    lnop
    selb $73, $75, $97, $95
    lnop
    xor $19, $97, $93
    lnop
    or $74, $122, $90
    lnop
    nor $122, $73, $19
    lnop
    andc $73, $74, $99
    lnop
    xor $74, $122, $75
    lnop
    selb $19, $93, $122, $73
    lqa $90, 0x180c0
    nor $77, $73, $74
    lqa $89, 0x180d0
    selb $74, $95, $19, $122
    lnop
    selb $122, $93, $75, $72
    lnop
    selb $93, $97, $95, $72
    lnop
    selb $97, $99, $77, $72
    lnop
    xor $99, $90, $71
    lnop
    xor $90, $89, $70
    lnop
    selb $89, $23, $105, $92
    lnop
    xor $77, $105, $14
    lnop
    or $72, $99, $90
    lnop
    nor $99, $89, $77
    lnop
    andc $89, $72, $104
    lnop
    xor $72, $99, $23
    lnop
    selb $90, $14, $99, $89
    lqa $77, 0x180a0
    nor $95, $89, $72
    lqa $75, 0x180b0
    selb $89, $92, $90, $99
    lnop
    selb $99, $14, $23, $69
    lnop
    selb $14, $105, $92, $69
    lnop
    selb $105, $104, $95, $69
    lnop
    xor $104, $77, $68
    lnop
    xor $77, $75, $67
    lnop
    selb $75, $21, $108, $94
    lnop
    xor $95, $108, $103
    lnop
    or $92, $104, $77
    lnop
    nor $104, $75, $95
    lnop
    andc $95, $92, $107
    lnop
    xor $92, $104, $21
    lnop
    selb $23, $103, $104, $95
    lqa $75, 0x18080
    nor $77, $95, $92
    lqa $72, 0x18090
    selb $95, $94, $23, $104
    lnop
    selb $104, $103, $21, $66
    lnop
    selb $103, $108, $94, $66
    lnop
    selb $108, $107, $77, $66
    lnop
    xor $107, $75, $118
    lnop
    xor $75, $72, $119
    lnop
    selb $72, $15, $111, $96
    lnop
    xor $77, $111, $106
    lnop
    or $94, $107, $75
    lnop
    nor $107, $72, $77
    lnop
    andc $77, $94, $110
    lnop
    xor $94, $107, $15
    lnop
    selb $72, $106, $107, $77
    lqa $75, 0x18060
    nor $21, $77, $94
    lqa $92, 0x18070
    selb $94, $96, $72, $107
    lnop
    selb $107, $106, $15, $121
    lnop
    selb $106, $111, $96, $121
    lnop
    selb $111, $110, $21, $121
    lnop
    xor $110, $75, $86
    lnop
    xor $75, $92, $85
    lnop
    selb $92, $16, $114, $98
    lnop
    xor $21, $114, $109
    lnop
    or $96, $110, $75
    lnop
    nor $110, $92, $21
    lnop
    andc $92, $96, $113
    lnop
    xor $96, $110, $16
    lnop
    selb $21, $109, $110, $92
    lqa $75, 0x18040
    nor $15, $92, $96
    lqa $77, 0x18050
    selb $96, $98, $21, $110
    lnop
    selb $110, $109, $16, $84
    lnop
    selb $109, $114, $98, $84
    lnop
    selb $114, $113, $15, $84
    lnop
    xor $113, $75, $83
    lnop
    xor $75, $77, $82
    lnop
    selb $77, $115, $120, $18
    lnop
    xor $15, $120, $112
    lnop
    or $98, $113, $75
    lnop
    nor $113, $77, $15
    lnop
    andc $77, $98, $116
    lnop
    xor $98, $113, $115
    lnop
    selb $15, $112, $113, $77
    lqa $75, 0x18020
    nor $16, $77, $98
    lqa $92, 0x18030
    selb $98, $18, $15, $113
    lnop
    selb $113, $112, $115, $81
    lnop
    selb $115, $120, $18, $81
    lnop
    selb $120, $116, $16, $81
    lnop
    xor $16, $75, $80
    lqd $116, 2304($7)
    xor $18, $92, $79
    lqd $75, 2320($7)
    selb $92, $8, $17, $101
    lnop
    xor $77, $17, $91
    lqd $112, 2560($7)
    or $13, $16, $18
    lqd $73, 2576($7)
    nor $16, $92, $77
    lnop
    andc $92, $13, $100
    lnop
    xor $13, $16, $8
    shufb $77, $116, $75, $12
    selb $116, $91, $16, $92
    lqa $75, 0x18000
    nor $18, $92, $13
    lqa $20, 0x18010
    selb $92, $101, $116, $16
    shufb $76, $112, $73, $12
    selb $16, $91, $8, $78
    lqd $112, 5376($7)
    selb $8, $17, $101, $78
    lqd $91, 5392($7)
    selb $101, $100, $18, $78
    lnop
    xor $100, $75, $77
    lnop
    xor $18, $20, $76
    lnop
    selb $20, $126, $125, $87
    lnop
    xor $17, $125, $117
    rotqbyi $73, $10, 5
    or $13, $100, $18
    shufb $75, $112, $91, $12
    nor $112, $20, $17
    rotqbyi $100, $11, 5
    andc $17, $13, $124
    shlqbii $20, $74, 1
    xor $13, $112, $126
    rotqbii $91, $73, 1
    selb $18, $117, $112, $17
    shlqbii $73, $19, 1
    nor $22, $17, $13
    rotqbii $102, $100, 1
    selb $100, $87, $18, $112
    lqa $13, 0x180e0
    selb $112, $117, $126, $75
    lqa $17, 0x180f0
    selb $126, $125, $87, $75
    lnop
    selb $125, $124, $22, $75
    shufb $87, $88, $74, $60
    selb $88, $20, $91, $61
    shufb $124, $123, $19, $60
    selb $123, $73, $102, $61
    lnop
    xor $102, $13, $71
    lnop
    xor $71, $17, $70
    lnop
    selb $70, $90, $93, $89
    lnop
    xor $17, $93, $122
    lnop
    or $13, $102, $71
    lnop
    nor $102, $70, $17
    lnop
    andc $70, $13, $97
    lnop
    xor $13, $102, $90
    lnop
    selb $17, $122, $102, $70
    lqa $71, 0x180c0
    nor $73, $70, $13
    lqa $91, 0x180d0
    selb $70, $89, $17, $102
    lnop
    selb $102, $122, $90, $69
    lnop
    selb $122, $93, $89, $69
    lnop
    selb $93, $97, $73, $69
    lnop
    xor $97, $71, $68
    lnop
    xor $71, $91, $67
    lnop
    selb $91, $23, $14, $95
    lnop
    xor $73, $14, $99
    lnop
    or $69, $97, $71
    lnop
    nor $97, $91, $73
    lnop
    andc $91, $69, $105
    lnop
    xor $69, $97, $23
    lnop
    selb $71, $99, $97, $91
    lqa $73, 0x180a0
    nor $89, $91, $69
    lqa $90, 0x180b0
    selb $91, $95, $71, $97
    lnop
    selb $97, $99, $23, $66
    lnop
    selb $99, $14, $95, $66
    lnop
    selb $95, $105, $89, $66
    lnop
    xor $105, $73, $118
    lnop
    xor $73, $90, $119
    lnop
    selb $90, $72, $103, $94
    lnop
    xor $89, $103, $104
    lnop
    or $14, $105, $73
    lnop
    nor $105, $90, $89
    lnop
    andc $90, $14, $108
    lnop
    xor $14, $105, $72
    lnop
    selb $89, $104, $105, $90
    lqa $73, 0x18080
    nor $23, $90, $14
    lqa $69, 0x18090
    selb $90, $94, $89, $105
    lnop
    selb $105, $104, $72, $121
    lnop
    selb $104, $103, $94, $121
    lnop
    selb $103, $108, $23, $121
    lnop
    xor $108, $73, $86
    lnop
    xor $73, $69, $85
    lnop
    selb $69, $21, $106, $96
    lnop
    xor $23, $106, $107
    lnop
    or $94, $108, $73
    lnop
    nor $108, $69, $23
    lnop
    andc $69, $94, $111
    lnop
    xor $94, $108, $21
    lnop
    selb $23, $107, $108, $69
    lqa $73, 0x18060
    nor $72, $69, $94
    lqa $14, 0x18070
    selb $94, $96, $23, $108
    lnop
    selb $108, $107, $21, $84
    lnop
    selb $107, $106, $96, $84
    lnop
    selb $106, $111, $72, $84
    lnop
    xor $111, $73, $83
    lnop
    xor $73, $14, $82
    lnop
    selb $14, $15, $109, $98
    lnop
    xor $72, $109, $110
    lnop
    or $96, $111, $73
    lnop
    nor $111, $14, $72
    lnop
    andc $72, $96, $114
    lnop
    xor $96, $111, $15
    lnop
    selb $14, $110, $111, $72
    lqa $73, 0x18040
    nor $21, $72, $96
    lqa $69, 0x18050
    selb $96, $98, $14, $111
    lnop
    selb $111, $110, $15, $81
    lnop
    selb $110, $109, $98, $81
    lnop
    selb $109, $114, $21, $81
    lnop
    xor $114, $73, $80
    lnop
    xor $73, $69, $79
    lnop
    selb $69, $116, $115, $92
    lnop
    xor $21, $115, $113
    lnop
    or $98, $114, $73
    lnop
    nor $114, $69, $21
    lnop
    andc $69, $98, $120
    lnop
    xor $98, $114, $116
    lnop
    selb $21, $113, $114, $69
    lqa $73, 0x18020
    nor $15, $69, $98
    lqa $72, 0x18030
    selb $98, $92, $21, $114
    lnop
    selb $114, $113, $116, $78
    lnop
    selb $116, $115, $92, $78
    lnop
    selb $115, $120, $15, $78
    lnop
    xor $15, $73, $77
    lqd $120, 2816($7)
    xor $92, $72, $76
    lqd $73, 2832($7)
    selb $72, $18, $8, $100
    lnop
    xor $69, $8, $16
    lqd $113, 3072($7)
    or $19, $15, $92
    lqd $13, 3088($7)
    nor $92, $72, $69
    lnop
    andc $72, $19, $101
    lnop
    xor $19, $92, $18
    shufb $74, $120, $73, $12
    selb $120, $16, $92, $72
    lqa $69, 0x18000
    nor $15, $72, $19
    lqa $20, 0x18010
    selb $19, $100, $120, $92
    shufb $73, $113, $13, $12
    selb $92, $16, $18, $75
    lqd $113, 5632($7)
    selb $18, $8, $100, $75
    lqd $16, 5648($7)
    selb $100, $101, $15, $75
    lnop
    xor $101, $69, $74
    lnop
    xor $69, $20, $73
    lnop
    selb $20, $123, $126, $88
    lnop
    xor $15, $126, $112
    rotqbyi $8, $10, 6
    or $13, $101, $69
    shufb $72, $113, $16, $12
    nor $113, $20, $15
    rotqbyi $101, $11, 6
    andc $15, $13, $125
    shlqbii $20, $70, 1
    xor $13, $113, $123
    rotqbii $69, $8, 1
    selb $8, $112, $113, $15
    shlqbii $16, $17, 1
    nor $22, $15, $13
    rotqbii $117, $101, 1
    selb $101, $88, $8, $113
    lqa $13, 0x180e0
    selb $113, $112, $123, $72
    lqa $15, 0x180f0
    selb $123, $126, $88, $72
    lnop
    selb $126, $125, $22, $72
    shufb $88, $87, $70, $60
    selb $87, $20, $69, $61
    shufb $125, $124, $17, $60
    selb $124, $16, $117, $61
    lnop
    xor $117, $13, $68
    lnop
    xor $68, $15, $67
    lnop
    selb $67, $71, $122, $91
    lnop
    xor $15, $122, $102
    lnop
    or $13, $117, $68
    lnop
    nor $117, $67, $15
    lnop
    andc $67, $13, $93
    lnop
    xor $13, $117, $71
    lnop
    selb $15, $102, $117, $67
    lqa $68, 0x180c0
    nor $16, $67, $13
    lqa $69, 0x180d0
    selb $67, $91, $15, $117
    lnop
    selb $117, $102, $71, $66
    lnop
    selb $102, $122, $91, $66
    lnop
    selb $122, $93, $16, $66
    lnop
    xor $93, $68, $118
    lnop
    xor $68, $69, $119
    lnop
    selb $69, $89, $99, $90
    lnop
    xor $66, $99, $97
    lnop
    or $16, $93, $68
    lnop
    nor $93, $69, $66
    lnop
    andc $69, $16, $95
    lnop
    xor $16, $93, $89
    lnop
    selb $66, $97, $93, $69
    lqa $68, 0x180a0
    nor $91, $69, $16
    lqa $71, 0x180b0
    selb $16, $90, $66, $93
    lnop
    selb $93, $97, $89, $121
    lnop
    selb $97, $99, $90, $121
    lnop
    selb $99, $95, $91, $121
    lnop
    xor $95, $68, $86
    lnop
    xor $68, $71, $85
    lnop
    selb $71, $23, $104, $94
    lnop
    xor $91, $104, $105
    lnop
    or $90, $95, $68
    lnop
    nor $95, $71, $91
    lnop
    andc $91, $90, $103
    lnop
    xor $90, $95, $23
    lnop
    selb $68, $105, $95, $91
    lqa $71, 0x18080
    nor $89, $91, $90
    lqa $69, 0x18090
    selb $91, $94, $68, $95
    lnop
    selb $95, $105, $23, $84
    lnop
    selb $23, $104, $94, $84
    lnop
    selb $94, $103, $89, $84
    lnop
    xor $103, $71, $83
    lnop
    xor $71, $69, $82
    lnop
    selb $69, $14, $107, $96
    lnop
    xor $89, $107, $108
    lnop
    or $104, $103, $71
    lnop
    nor $103, $69, $89
    lnop
    andc $89, $104, $106
    lnop
    xor $104, $103, $14
    lnop
    selb $13, $108, $103, $89
    lqa $69, 0x18060
    nor $71, $89, $104
    lqa $105, 0x18070
    selb $17, $96, $13, $103
    lnop
    selb $20, $108, $14, $81
    lnop
    selb $14, $107, $96, $81
    lnop
    selb $96, $106, $71, $81
    lnop
    xor $106, $69, $80
    lnop
    xor $69, $105, $79
    lnop
    selb $105, $21, $110, $98
    lnop
    xor $71, $110, $111
    lnop
    or $107, $106, $69
    lnop
    nor $106, $105, $71
    lnop
    andc $105, $107, $109
    lnop
    xor $107, $106, $21
    lnop
    selb $22, $111, $106, $105
    lqa $71, 0x18040
    nor $69, $105, $107
    lqa $108, 0x18050
    selb $112, $98, $22, $106
    lnop
    selb $24, $111, $21, $78
    lnop
    selb $21, $110, $98, $78
    lnop
    selb $98, $109, $69, $78
    lnop
    xor $109, $71, $77
    lnop
    xor $71, $108, $76
    lnop
    selb $108, $120, $116, $19
    lnop
    xor $69, $116, $114
    lnop
    or $110, $109, $71
    lnop
    nor $109, $108, $69
    lnop
    andc $108, $110, $115
    lnop
    xor $110, $109, $120
    lnop
    selb $25, $114, $109, $108
    lqa $69, 0x18020
    nor $71, $108, $110
    lqa $111, 0x18030
    selb $26, $19, $25, $109
    lnop
    selb $27, $114, $120, $75
    lnop
    selb $28, $116, $19, $75
    lnop
    selb $19, $115, $71, $75
    lnop
    xor $71, $69, $74
    lqd $115, 3328($7)
    xor $116, $111, $73
    lqd $69, 3344($7)
    selb $111, $8, $18, $101
    lnop
    xor $114, $18, $92
    lqd $120, 3584($7)
    or $110, $71, $116
    lqd $109, 3600($7)
    nor $116, $111, $114
    lnop
    andc $114, $110, $100
    lnop
    xor $110, $116, $8
    shufb $71, $115, $69, $12
    selb $29, $92, $116, $114
    lqa $115, 0x18000
    nor $69, $114, $110
    lqa $111, 0x18010
    selb $30, $101, $29, $116
    shufb $70, $120, $109, $12
    selb $31, $92, $8, $72
    lqd $120, 5888($7)
    selb $8, $18, $101, $72
    lqd $92, 5904($7)
    selb $101, $100, $69, $72
    lnop
    xor $100, $115, $71
    lnop
    xor $115, $111, $70
    lnop
    selb $111, $124, $123, $87
    lnop
    xor $18, $123, $113
    rotqbyi $116, $10, 7
    or $10, $100, $115
    shufb $69, $120, $92, $12
    nor $120, $111, $18
    rotqbyi $115, $11, 7
    andc $111, $10, $126
    shlqbii $18, $67, 1
    xor $10, $120, $124
    rotqbii $100, $116, 1
    selb $32, $113, $120, $111
    shlqbii $116, $15, 1
    nor $92, $111, $10
    rotqbii $109, $115, 1
    selb $10, $87, $32, $120
    lqa $115, 0x180e0
    selb $33, $113, $124, $69
    lqa $120, 0x180f0
    selb $124, $123, $87, $69
    lnop
    selb $11, $126, $92, $69
    shufb $123, $88, $67, $60
    selb $34, $18, $100, $61
    shufb $126, $125, $15, $60
    selb $125, $116, $109, $61
    lnop
    xor $116, $115, $118
    lnop
    xor $118, $120, $119
    lnop
    selb $120, $66, $102, $16
    lnop
    xor $119, $102, $117
    lnop
    or $115, $116, $118
    lnop
    nor $118, $120, $119
    lnop
    andc $120, $115, $122
    lnop
    xor $115, $118, $66
    lnop
    selb $87, $117, $118, $120
    lqa $119, 0x180c0
    nor $116, $120, $115
    lqa $109, 0x180d0
    selb $88, $16, $87, $118
    lnop
    selb $105, $117, $66, $121
    lnop
    selb $104, $102, $16, $121
    lnop
    selb $103, $122, $116, $121
    lnop
    xor $122, $119, $86
    lnop
    xor $119, $109, $85
    lnop
    selb $109, $68, $97, $91
    lnop
    xor $121, $97, $93
    lnop
    or $116, $122, $119
    lnop
    nor $122, $109, $121
    lnop
    andc $121, $116, $99
    lnop
    xor $116, $122, $68
    lnop
    selb $89, $93, $122, $121
    lqa $109, 0x180a0
    nor $119, $121, $116
    lqa $102, 0x180b0
    selb $90, $91, $89, $122
    lnop
    selb $108, $93, $68, $84
    lnop
    selb $107, $97, $91, $84
    lnop
    selb $106, $99, $119, $84
    lnop
    xor $119, $109, $83
    lnop
    xor $109, $102, $82
    lnop
    selb $102, $13, $23, $17
    lnop
    xor $99, $23, $95
    lnop
    or $97, $119, $109
    lnop
    nor $119, $102, $99
    lnop
    andc $102, $97, $94
    lnop
    xor $97, $119, $13
    lnop
    selb $91, $95, $119, $102
    lqa $99, 0x18080
    nor $93, $102, $97
    lqa $68, 0x18090
    selb $92, $17, $91, $119
    lnop
    selb $111, $95, $13, $81
    lnop
    selb $110, $23, $17, $81
    lnop
    selb $109, $94, $93, $81
    lnop
    xor $94, $99, $80
    lnop
    xor $99, $68, $79
    lnop
    selb $68, $22, $14, $112
    lnop
    xor $93, $14, $20
    lnop
    or $17, $94, $99
    lnop
    nor $99, $68, $93
    lnop
    andc $68, $17, $96
    lnop
    xor $17, $99, $22
    lnop
    selb $93, $20, $99, $68
    lqa $23, 0x18060
    nor $95, $68, $17
    lqa $13, 0x18070
    selb $94, $112, $93, $99
    lnop
    selb $114, $20, $22, $78
    lnop
    selb $113, $14, $112, $78
    lnop
    selb $112, $96, $95, $78
    lnop
    xor $96, $23, $77
    lnop
    xor $23, $13, $76
    lnop
    selb $13, $25, $21, $26
    lnop
    xor $95, $21, $24
    lnop
    or $14, $96, $23
    lnop
    nor $23, $13, $95
    lnop
    andc $13, $14, $98
    lnop
    xor $14, $23, $25
    lnop
    selb $95, $24, $23, $13
    lqa $20, 0x18040
    nor $22, $13, $14
    lqa $99, 0x18050
    selb $96, $26, $95, $23
    lnop
    selb $117, $24, $25, $75
    lnop
    selb $116, $21, $26, $75
    lnop
    selb $115, $98, $22, $75
    lnop
    xor $98, $20, $74
    lnop
    xor $20, $99, $73
    lnop
    selb $99, $29, $28, $30
    lnop
    xor $22, $28, $27
    lnop
    or $21, $98, $20
    lnop
    nor $20, $99, $22
    lnop
    andc $22, $21, $19
    lqd $99, 3840($7)
    xor $98, $20, $29
    lqd $21, 3856($7)
    selb $97, $27, $20, $22
    lqa $26, 0x18020
    nor $24, $22, $98
    lqa $25, 0x18030
    selb $98, $30, $97, $20
    lnop
    selb $120, $27, $29, $72
    lnop
    selb $119, $28, $30, $72
    lnop
    selb $118, $19, $24, $72
    lnop
    xor $19, $26, $71
    lnop
    xor $26, $25, $70
    shufb $68, $99, $21, $12
    selb $99, $32, $8, $10
    shufb $21, $123, $88, $60
    xor $25, $8, $31
    lqd $123, 4096($7)
    or $28, $19, $26
    lqd $24, 4112($7)
    nor $19, $99, $25
    lqd $26, 7712($6)
    andc $25, $28, $101
    rotqbyi $30, $21, 8
    xor $21, $19, $32
    lnop
    selb $99, $31, $19, $25
    lqa $28, 0x18000
    nor $27, $25, $21
    lqa $29, 0x18010
    selb $100, $10, $99, $19
    shufb $67, $123, $24, $12
    selb $123, $31, $32, $69
    shufb $19, $30, $26, $9
    selb $122, $8, $10, $69
    rotqbyi $26, $6, 0
    selb $121, $101, $27, $69
    hbrr k_edit_edge_branch, k_edit_edge_loop
    xor $27, $28, $68
    lqd $101, 6144($7)
    xor $8, $29, $67
    lqd $28, 6160($7)
    selb $7, $125, $124, $34
    shufb $29, $126, $87, $60
    xor $126, $124, $33
    stqd $19, 7712($26)
    or $19, $27, $8
    lqd $10, 8048($6)
    nor $8, $7, $126
    lnop
    andc $126, $19, $11
    rotqbyi $7, $29, 8
    xor $19, $8, $125
    shufb $66, $101, $28, $12
    selb $101, $33, $8, $126
    lnop
    nor $12, $126, $19
    lnop
    a $6, $4, $64
    shufb $19, $7, $10, $9
    selb $126, $33, $125, $66
    lnop
    selb $125, $124, $34, $66
    lqd $4, 7040($6)
    selb $102, $34, $101, $8
    lqd $7, 7376($6)
    ai $127, $127, 1
    stqd $19, 8048($26)
    selb $124, $11, $12, $66
k_edit_edge_branch:
    brnz $65, k_edit_edge_loop
k_edit_edge_end:
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
    stqa $94, 0x19b00
    stqa $93, 0x19b10
    stqa $92, 0x19b20
    stqa $91, 0x19b30
    stqa $90, 0x19b40
    stqa $89, 0x19b50
    stqa $88, 0x19b60
    stqa $87, 0x19b70
    bi $0

.global k_edit_steady
.align 3
k_edit_steady:
    lqa $71, 0x0
    lqa $70, 0x10
    lqa $69, 0x20
    lqa $68, 0x30
    lqa $67, 0x40
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
    lqa $94, 0x19b00
    lqa $93, 0x19b10
    lqa $92, 0x19b20
    lqa $91, 0x19b30
    lqa $90, 0x19b40
    lqa $89, 0x19b50
    lqa $88, 0x19b60
    lqa $87, 0x19b70
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
    shufb $86, $8, $9, $6
    lqd $8, 1024($7)
    lqd $9, 1040($7)
    shufb $85, $8, $9, $6
    lqd $8, 1280($7)
    lqd $9, 1296($7)
    shufb $84, $8, $9, $6
    lqd $8, 1536($7)
    lqd $9, 1552($7)
    shufb $83, $8, $9, $6
    lqd $8, 1792($7)
    lqd $9, 1808($7)
    shufb $82, $8, $9, $6
    lqd $8, 2048($7)
    lqd $9, 2064($7)
    shufb $81, $8, $9, $6
    lqd $8, 2304($7)
    lqd $9, 2320($7)
    shufb $80, $8, $9, $6
    lqd $8, 2560($7)
    lqd $9, 2576($7)
    shufb $79, $8, $9, $6
    lqd $8, 2816($7)
    lqd $9, 2832($7)
    shufb $78, $8, $9, $6
    lqd $8, 3072($7)
    lqd $9, 3088($7)
    shufb $77, $8, $9, $6
    lqd $8, 3328($7)
    lqd $9, 3344($7)
    shufb $76, $8, $9, $6
    lqd $8, 3584($7)
    lqd $9, 3600($7)
    shufb $75, $8, $9, $6
    lqd $8, 3840($7)
    lqd $9, 3856($7)
    shufb $74, $8, $9, $6
    lqd $8, 4096($7)
    lqd $7, 4112($7)
    shufb $73, $8, $7, $6
    sf $72, $3, $4
    ori $127, $3, 0
    cgti $2, $72, 0
    brz $2, k_edit_steady_end
    ai $5, $127, 1
    andi $7, $5, 7
    rotmi $2, $5, -3
    shli $3, $127, 3
    andi $4, $3, -16
    shli $5, $7, 5
    a $6, $4, $71
    lqd $4, 7040($6)
# 737 cycles an iteration, 734 at least: 734 instructions for the even pipe, 255 for the odd one; 0 cycles of nops alone
.align 3
k_edit_steady_loop:
    nop
    lqd $20, 7376($6)
    ai $127, $127, 1
    lnop
    a $19, $5, $2
    lnop
    ai $5, $127, 1
    cdd $8, 0($3)
    nop
    rotqby $9, $4, $3
    andi $7, $5, 7
    shufb $4, $19, $19, $70
    rotmi $2, $5, -3
    rotqby $10, $20, $3
    nop
    shlqbii $20, $88, 1
    andi $88, $19, -16
    rotqbii $17, $9, 1
    shli $3, $127, 3
    shlqbii $19, $87, 1
    andbi $87, $4, 15
    rotqbii $18, $10, 1
    a $11, $88, $71
    lqa $15, 0x180e0
    a $12, $87, $69
    lqa $88, 0x180f0
    andi $4, $3, -16
    lnop
    shli $5, $7, 5
    lnop
    selb $7, $20, $17, $68
    lnop
    selb $87, $19, $18, $68
    lnop
    xor $18, $15, $86
    lnop
    xor $86, $88, $85
    lnop
    selb $88, $89, $104, $90
    lnop
    xor $85, $104, $105
    lnop
    or $104, $18, $86
    lnop
    nor $86, $88, $85
    lqa $18, 0x180c0
    andc $88, $104, $103
    lqa $85, 0x180d0
    xor $104, $86, $89
    lnop
    selb $15, $105, $86, $88
    lnop
    nor $105, $88, $104
    lnop
    selb $104, $90, $15, $86
    lnop
    xor $86, $18, $84
    lnop
    xor $18, $85, $83
    lnop
    selb $85, $91, $107, $92
    lnop
    xor $88, $107, $108
    lnop
    or $107, $86, $18
    lnop
    nor $86, $85, $88
    lqa $18, 0x180a0
    andc $88, $107, $106
    lqa $85, 0x180b0
    xor $107, $86, $91
    lnop
    selb $106, $108, $86, $88
    lnop
    nor $19, $88, $107
    lnop
    selb $108, $92, $106, $86
    lnop
    xor $86, $18, $82
    lnop
    xor $18, $85, $81
    lnop
    selb $85, $93, $110, $94
    lnop
    xor $107, $110, $111
    lnop
    or $110, $86, $18
    lnop
    nor $86, $85, $107
    lqa $18, 0x18080
    andc $107, $110, $109
    lqa $85, 0x18090
    xor $110, $86, $93
    lnop
    selb $109, $111, $86, $107
    lnop
    nor $88, $107, $110
    lnop
    selb $111, $94, $109, $86
    lnop
    xor $86, $18, $80
    lnop
    xor $18, $85, $79
    lnop
    selb $85, $95, $113, $96
    lnop
    xor $110, $113, $114
    lnop
    or $113, $86, $18
    lnop
    nor $86, $85, $110
    lqa $18, 0x18060
    andc $110, $113, $112
    lqa $85, 0x18070
    xor $113, $86, $95
    lnop
    selb $112, $114, $86, $110
    lnop
    nor $107, $110, $113
    lnop
    selb $114, $96, $112, $86
    lnop
    xor $86, $18, $78
    lnop
    xor $18, $85, $77
    lnop
    selb $85, $97, $116, $98
    lnop
    xor $113, $116, $117
    lnop
    or $116, $86, $18
    lnop
    nor $86, $85, $113
    lqa $18, 0x18040
    andc $113, $116, $115
    lqa $85, 0x18050
    xor $116, $86, $97
    lnop
    selb $115, $117, $86, $113
    lnop
    nor $110, $113, $116
    lnop
    selb $117, $98, $115, $86
    lnop
    xor $86, $18, $76
    lnop
    xor $18, $85, $75
    lnop
    selb $85, $99, $119, $100
    lnop
    xor $116, $119, $120
    lnop
    or $119, $86, $18
    lnop
    nor $86, $85, $116
    lqa $18, 0x18020
    andc $116, $119, $118
    lqa $85, 0x18030
    xor $119, $86, $99
    lnop
    selb $118, $120, $86, $116
    lnop
    nor $113, $116, $119
    lnop
    selb $120, $100, $118, $86
    lqd $119, 256($11)
    xor $116, $18, $74
    lqd $86, 272($11)
    xor $103, $85, $73
    lqd $18, 512($11)
    selb $17, $101, $122, $102
    lqd $85, 528($11)
    xor $20, $122, $123
    lnop
    or $122, $116, $103
    lnop
    nor $116, $17, $20
    lqa $16, 0x18000
    andc $17, $122, $121
    lqa $20, 0x18010
    xor $14, $116, $101
    shufb $121, $119, $86, $12
    selb $122, $123, $116, $17
    shufb $103, $18, $85, $12
    nor $85, $17, $14
    lnop
    selb $123, $102, $122, $116
    lnop
    xor $116, $16, $121
    rotqbyi $14, $9, 1
    xor $16, $20, $103
    lnop
    selb $20, $87, $125, $7
    rotqbyi $17, $10, 1
    xor $18, $125, $126
    shlqbii $119, $104, 1
    or $125, $116, $16
    rotqbii $86, $14, 1
    nor $116, $20, $18
    shlqbii $14, $15, 1
    andc $18, $125, $124
    rotqbii $20, $17, 1
    xor $125, $116, $87
    lqa $17, 0x180e0
    selb $124, $126, $116, $18
    lqa $16, 0x180f0
    nor $13, $18, $125
    lnop
    selb $126, $7, $124, $116
    shufb $18, $104, $104, $67
    selb $125, $119, $86, $68
    shufb $116, $15, $15, $67
    selb $119, $14, $20, $68
    lnop
    xor $14, $17, $84
    lnop
    xor $84, $16, $83
    lnop
    selb $83, $106, $90, $108
    lnop
    xor $16, $90, $89
    lnop
    or $90, $14, $84
    lnop
    nor $84, $83, $16
    lqa $14, 0x180c0
    andc $83, $90, $105
    lqa $16, 0x180d0
    xor $105, $84, $106
    lnop
    selb $90, $89, $84, $83
    lnop
    nor $17, $83, $105
    lnop
    selb $105, $108, $90, $84
    lnop
    xor $84, $14, $82
    lnop
    xor $14, $16, $81
    lnop
    selb $16, $109, $92, $111
    lnop
    xor $83, $92, $91
    lnop
    or $92, $84, $14
    lnop
    nor $84, $16, $83
    lqa $14, 0x180a0
    andc $83, $92, $19
    lqa $16, 0x180b0
    xor $19, $84, $109
    lnop
    selb $92, $91, $84, $83
    lnop
    nor $20, $83, $19
    lnop
    selb $91, $111, $92, $84
    lnop
    xor $84, $14, $80
    lnop
    xor $14, $16, $79
    lnop
    selb $16, $112, $94, $114
    lnop
    xor $83, $94, $93
    lnop
    or $94, $84, $14
    lnop
    nor $84, $16, $83
    lqa $14, 0x18080
    andc $83, $94, $88
    lqa $16, 0x18090
    xor $88, $84, $112
    lnop
    selb $94, $93, $84, $83
    lnop
    nor $19, $83, $88
    lnop
    selb $93, $114, $94, $84
    lnop
    xor $84, $14, $78
    lnop
    xor $14, $16, $77
    lnop
    selb $16, $115, $96, $117
    lnop
    xor $88, $96, $95
    lnop
    or $96, $84, $14
    lnop
    nor $84, $16, $88
    lqa $14, 0x18060
    andc $88, $96, $107
    lqa $16, 0x18070
    xor $107, $84, $115
    lnop
    selb $96, $95, $84, $88
    lnop
    nor $83, $88, $107
    lnop
    selb $95, $117, $96, $84
    lnop
    xor $84, $14, $76
    lnop
    xor $14, $16, $75
    lnop
    selb $16, $118, $98, $120
    lnop
    xor $107, $98, $97
    lnop
    or $98, $84, $14
    lnop
    nor $84, $16, $107
    lqa $14, 0x18040
    andc $107, $98, $110
    lqa $16, 0x18050
    xor $110, $84, $118
    lnop
    selb $98, $97, $84, $107
    lnop
    nor $88, $107, $110
    lnop
    selb $97, $120, $98, $84
    lnop
    xor $84, $14, $74
    lnop
    xor $14, $16, $73
    lnop
    selb $16, $122, $100, $123
    lnop
    xor $110, $100, $99
    lnop
    or $100, $84, $14
    lnop
    nor $84, $16, $110
    lqa $14, 0x18020
    andc $110, $100, $113
    lqa $16, 0x18030
    xor $113, $84, $122
    lnop
    selb $100, $99, $84, $110
    lnop
    nor $107, $110, $113
    lnop
    selb $99, $123, $100, $84
    lqd $113, 768($11)
    xor $110, $14, $121
    lqd $84, 784($11)
    xor $89, $16, $103
    lqd $14, 1024($11)
    selb $86, $124, $102, $126
    lqd $16, 1040($11)
    xor $15, $102, $101
    lnop
    or $102, $110, $89
    lnop
    nor $110, $86, $15
    lqa $89, 0x18000
    andc $15, $102, $85
    lqa $104, 0x18010
    xor $21, $110, $124
    shufb $86, $113, $84, $12
    selb $102, $101, $110, $15
    shufb $85, $14, $16, $12
    nor $14, $15, $21
    lnop
    selb $101, $126, $102, $110
    lnop
    xor $110, $89, $86
    rotqbyi $15, $9, 2
    xor $89, $104, $85
    lnop
    selb $104, $119, $7, $125
    rotqbyi $21, $10, 2
    xor $16, $7, $87
    shlqbii $113, $105, 1
    or $7, $110, $89
    rotqbii $84, $15, 1
    nor $110, $104, $16
    shlqbii $15, $90, 1
    andc $104, $7, $13
    rotqbii $16, $21, 1
    xor $13, $110, $119
    lqa $21, 0x180e0
    selb $7, $87, $110, $104
    lqa $22, 0x180f0
    nor $23, $104, $13
    lnop
    selb $87, $125, $7, $110
    shufb $104, $18, $105, $67
    selb $89, $113, $84, $68
    shufb $110, $116, $90, $67
    selb $90, $15, $16, $68
    lnop
    xor $15, $21, $82
    lnop
    xor $82, $22, $81
    lnop
    selb $81, $92, $108, $91
    lnop
    xor $22, $108, $106
    lnop
    or $108, $15, $82
    lnop
    nor $82, $81, $22
    lqa $15, 0x180c0
    andc $81, $108, $17
    lqa $22, 0x180d0
    xor $108, $82, $92
    lnop
    selb $17, $106, $82, $81
    lnop
    nor $21, $81, $108
    lnop
    selb $108, $91, $17, $82
    lnop
    xor $82, $15, $80
    lnop
    xor $15, $22, $79
    lnop
    selb $22, $94, $111, $93
    lnop
    xor $81, $111, $109
    lnop
    or $111, $82, $15
    lnop
    nor $82, $22, $81
    lqa $15, 0x180a0
    andc $81, $111, $20
    lqa $22, 0x180b0
    xor $20, $82, $94
    lnop
    selb $111, $109, $82, $81
    lnop
    nor $16, $81, $20
    lnop
    selb $109, $93, $111, $82
    lnop
    xor $82, $15, $78
    lnop
    xor $15, $22, $77
    lnop
    selb $22, $96, $114, $95
    lnop
    xor $81, $114, $112
    lnop
    or $114, $82, $15
    lnop
    nor $82, $22, $81
    lqa $15, 0x18080
    andc $81, $114, $19
    lqa $22, 0x18090
    xor $19, $82, $96
    lnop
    selb $114, $112, $82, $81
    lnop
    nor $20, $81, $19
    lnop
    selb $112, $95, $114, $82
    lnop
    xor $82, $15, $76
    lnop
    xor $15, $22, $75
    lnop
    selb $22, $98, $117, $97
    lnop
    xor $81, $117, $115
    lnop
    or $117, $82, $15
    lnop
    nor $82, $22, $81
    lqa $15, 0x18060
    andc $81, $117, $83
    lqa $22, 0x18070
    xor $83, $82, $98
    lnop
    selb $117, $115, $82, $81
    lnop
    nor $19, $81, $83
    lnop
    selb $115, $97, $117, $82
    lnop
    xor $82, $15, $74
    lnop
    xor $15, $22, $73
    lnop
    selb $22, $100, $120, $99
    lnop
    xor $83, $120, $118
    lnop
    or $120, $82, $15
    lnop
    nor $82, $22, $83
    lqa $15, 0x18040
    andc $83, $120, $88
    lqa $22, 0x18050
    xor $88, $82, $100
    lnop
    selb $120, $118, $82, $83
    lnop
    nor $81, $83, $88
    lnop
    selb $118, $99, $120, $82
    lnop
    xor $82, $15, $121
    lnop
    xor $15, $22, $103
    lnop
    selb $22, $102, $123, $101
    lnop
    xor $88, $123, $122
    lnop
    or $123, $82, $15
    lnop
    nor $82, $22, $88
    lqa $15, 0x18020
    andc $88, $123, $107
    lqa $22, 0x18030
    xor $107, $82, $102
    lnop
    selb $123, $122, $82, $88
    lnop
    nor $116, $88, $107
    lnop
    selb $122, $101, $123, $82
    lqd $107, 1280($11)
    xor $88, $15, $86
    lqd $82, 1296($11)
    xor $83, $22, $85
    lqd $15, 1536($11)
    selb $106, $7, $126, $87
    lqd $22, 1552($11)
    xor $113, $126, $124
    lnop
    or $126, $88, $83
    lnop
    nor $88, $106, $113
    lqa $105, 0x18000
    andc $113, $126, $14
    lqa $106, 0x18010
    xor $14, $88, $7
    shufb $84, $107, $82, $12
    selb $126, $124, $88, $113
    shufb $83, $15, $22, $12
    nor $15, $113, $14
    lnop
    selb $124, $87, $126, $88
    lnop
    xor $88, $105, $84
    rotqbyi $113, $9, 3
    xor $105, $106, $83
    lnop
    selb $106, $90, $125, $89
    rotqbyi $14, $10, 3
    xor $22, $125, $119
    shlqbii $107, $108, 1
    or $125, $88, $105
    rotqbii $82, $113, 1
    nor $113, $106, $22
    shlqbii $105, $17, 1
    andc $106, $125, $23
    rotqbii $22, $14, 1
    xor $14, $113, $90
    lqa $23, 0x180e0
    selb $125, $119, $113, $106
    lqa $88, 0x180f0
    nor $18, $106, $14
    lnop
    selb $119, $89, $125, $113
    shufb $14, $104, $108, $67
    selb $106, $107, $82, $68
    shufb $113, $110, $17, $67
    selb $108, $105, $22, $68
    lnop
    xor $105, $23, $80
    lnop
    xor $80, $88, $79
    lnop
    selb $88, $111, $91, $109
    lnop
    xor $79, $91, $92
    lnop
    or $91, $105, $80
    lnop
    nor $105, $88, $79
    lqa $80, 0x180c0
    andc $88, $91, $21
    lqa $79, 0x180d0
    xor $91, $105, $111
    lnop
    selb $21, $92, $105, $88
    lnop
    nor $23, $88, $91
    lnop
    selb $91, $109, $21, $105
    lnop
    xor $105, $80, $78
    lnop
    xor $80, $79, $77
    lnop
    selb $79, $114, $93, $112
    lnop
    xor $88, $93, $94
    lnop
    or $93, $105, $80
    lnop
    nor $105, $79, $88
    lqa $80, 0x180a0
    andc $88, $93, $16
    lqa $79, 0x180b0
    xor $16, $105, $114
    lnop
    selb $93, $94, $105, $88
    lnop
    nor $22, $88, $16
    lnop
    selb $94, $112, $93, $105
    lnop
    xor $105, $80, $76
    lnop
    xor $80, $79, $75
    lnop
    selb $79, $117, $95, $115
    lnop
    xor $88, $95, $96
    lnop
    or $95, $105, $80
    lnop
    nor $105, $79, $88
    lqa $80, 0x18080
    andc $88, $95, $20
    lqa $79, 0x18090
    xor $20, $105, $117
    lnop
    selb $95, $96, $105, $88
    lnop
    nor $16, $88, $20
    lnop
    selb $96, $115, $95, $105
    lnop
    xor $105, $80, $74
    lnop
    xor $80, $79, $73
    lnop
    selb $79, $120, $97, $118
    lnop
    xor $88, $97, $98
    lnop
    or $97, $105, $80
    lnop
    nor $105, $79, $88
    lqa $80, 0x18060
    andc $88, $97, $19
    lqa $79, 0x18070
    xor $19, $105, $120
    lnop
    selb $97, $98, $105, $88
    lnop
    nor $20, $88, $19
    lnop
    selb $98, $118, $97, $105
    lnop
    xor $105, $80, $121
    lnop
    xor $80, $79, $103
    lnop
    selb $79, $123, $99, $122
    lnop
    xor $88, $99, $100
    lnop
    or $99, $105, $80
    lnop
    nor $105, $79, $88
    lqa $80, 0x18040
    andc $88, $99, $81
    lqa $79, 0x18050
    xor $81, $105, $123
    lnop
    selb $99, $100, $105, $88
    lnop
    nor $19, $88, $81
    lnop
    selb $100, $122, $99, $105
    lnop
    xor $105, $80, $86
    lnop
    xor $80, $79, $85
    lnop
    selb $79, $126, $101, $124
    lnop
    xor $88, $101, $102
    lnop
    or $101, $105, $80
    lnop
    nor $105, $79, $88
    lqa $80, 0x18020
    andc $88, $101, $116
    lqa $79, 0x18030
    xor $116, $105, $126
    lnop
    selb $101, $102, $105, $88
    lnop
    nor $110, $88, $116
    lnop
    selb $102, $124, $101, $105
    lqd $116, 1792($11)
    xor $88, $80, $84
    lqd $105, 1808($11)
    xor $81, $79, $83
    lqd $80, 2048($11)
    selb $92, $125, $87, $119
    lqd $79, 2064($11)
    xor $107, $87, $7
    lnop
    or $87, $88, $81
    lnop
    nor $88, $92, $107
    lqa $17, 0x18000
    andc $107, $87, $15
    lqa $92, 0x18010
    xor $15, $88, $125
    shufb $82, $116, $105, $12
    selb $87, $7, $88, $107
    shufb $81, $80, $79, $12
    nor $80, $107, $15
    lnop
    selb $7, $119, $87, $88
    lnop
    xor $88, $17, $82
    rotqbyi $107, $9, 4
    xor $17, $92, $81
    lnop
    selb $92, $108, $89, $106
    rotqbyi $15, $10, 4
    xor $79, $89, $90
    shlqbii $116, $91, 1
    or $89, $88, $17
    rotqbii $105, $107, 1
    nor $107, $92, $79
    shlqbii $88, $21, 1
    andc $92, $89, $18
    rotqbii $79, $15, 1
    xor $15, $107, $108
    lqa $18, 0x180e0
    selb $89, $90, $107, $92
    lqa $17, 0x180f0
    nor $104, $92, $15
    lnop
    selb $90, $106, $89, $107
    shufb $15, $14, $91, $67
    selb $92, $116, $105, $68
    shufb $107, $113, $21, $67
    selb $91, $88, $79, $68
    lnop
    xor $88, $18, $78
    lnop
    xor $78, $17, $77
    lnop
    selb $77, $93, $109, $94
    lnop
    xor $17, $109, $111
    lnop
    or $109, $88, $78
    lnop
    nor $88, $77, $17
    lqa $78, 0x180c0
    andc $77, $109, $23
    lqa $17, 0x180d0
    xor $109, $88, $93
    lnop
    selb $23, $111, $88, $77
    lnop
    nor $111, $77, $109
    lnop
    selb $77, $94, $23, $88
    lnop
    xor $88, $78, $76
    lnop
    xor $78, $17, $75
    lnop
    selb $17, $95, $112, $96
    lnop
    xor $109, $112, $114
    lnop
    or $112, $88, $78
    lnop
    nor $88, $17, $109
    lqa $78, 0x180a0
    andc $109, $112, $22
    lqa $17, 0x180b0
    xor $22, $88, $95
    lnop
    selb $112, $114, $88, $109
    lnop
    nor $18, $109, $22
    lnop
    selb $114, $96, $112, $88
    lnop
    xor $88, $78, $74
    lnop
    xor $78, $17, $73
    lnop
    selb $17, $97, $115, $98
    lnop
    xor $109, $115, $117
    lnop
    or $115, $88, $78
    lnop
    nor $88, $17, $109
    lqa $78, 0x18080
    andc $109, $115, $16
    lqa $17, 0x18090
    xor $16, $88, $97
    lnop
    selb $115, $117, $88, $109
    lnop
    nor $22, $109, $16
    lnop
    selb $117, $98, $115, $88
    lnop
    xor $88, $78, $121
    lnop
    xor $78, $17, $103
    lnop
    selb $17, $99, $118, $100
    lnop
    xor $109, $118, $120
    lnop
    or $118, $88, $78
    lnop
    nor $88, $17, $109
    lqa $78, 0x18060
    andc $109, $118, $20
    lqa $17, 0x18070
    xor $20, $88, $99
    lnop
    selb $118, $120, $88, $109
    lnop
    nor $16, $109, $20
    lnop
    selb $120, $100, $118, $88
    lnop
    xor $88, $78, $86
    lnop
    xor $78, $17, $85
    lnop
    selb $17, $101, $122, $102
    lnop
    xor $109, $122, $123
    lnop
    or $122, $88, $78
    lnop
    nor $88, $17, $109
    lqa $78, 0x18040
    andc $109, $122, $19
    lqa $17, 0x18050
    xor $19, $88, $101
    lnop
    selb $122, $123, $88, $109
    lnop
    nor $20, $109, $19
    lnop
    selb $123, $102, $122, $88
    lnop
    xor $88, $78, $84
    lnop
    xor $78, $17, $83
    lnop
    selb $17, $87, $124, $7
    lnop
    xor $109, $124, $126
    lnop
    or $124, $88, $78
    lnop
    nor $88, $17, $109
    lqa $78, 0x18020
    andc $109, $124, $110
    lqa $17, 0x18030
    xor $110, $88, $87
    lnop
    selb $124, $126, $88, $109
    lnop
    nor $19, $109, $110
    lnop
    selb $126, $7, $124, $88
    lqd $110, 2304($11)
    xor $109, $78, $82
    lqd $88, 2320($11)
    xor $79, $17, $81
    lqd $78, 2560($11)
    selb $116, $89, $119, $90
    lqd $17, 2576($11)
    xor $113, $119, $125
    lnop
    or $119, $109, $79
    lnop
    nor $109, $116, $113
    lqa $105, 0x18000
    andc $116, $119, $80
    lqa $113, 0x18010
    xor $21, $109, $89
    shufb $80, $110, $88, $12
    selb $119, $125, $109, $116
    shufb $79, $78, $17, $12
    nor $78, $116, $21
    lnop
    selb $125, $90, $119, $109
    lnop
    xor $109, $105, $80
    rotqbyi $116, $9, 5
    xor $105, $113, $79
    lnop
    selb $113, $91, $106, $92
    rotqbyi $21, $10, 5
    xor $17, $106, $108
    shlqbii $110, $77, 1
    or $106, $109, $105
    rotqbii $14, $116, 1
    nor $116, $113, $17
    shlqbii $105, $23, 1
    andc $113, $106, $104
    rotqbii $17, $21, 1
    xor $104, $116, $91
    lqa $21, 0x180e0
    selb $106, $108, $116, $113
    lqa $24, 0x180f0
    nor $108, $113, $104
    lnop
    selb $109, $92, $106, $116
    shufb $113, $15, $77, $67
    selb $88, $110, $14, $68
    shufb $116, $107, $23, $67
    selb $13, $105, $17, $68
    lnop
    xor $105, $21, $76
    lnop
    xor $76, $24, $75
    lnop
    selb $75, $112, $94, $114
    lnop
    xor $24, $94, $93
    lnop
    or $94, $105, $76
    lnop
    nor $105, $75, $24
    lqa $76, 0x180c0
    andc $75, $94, $111
    lqa $24, 0x180d0
    xor $111, $105, $112
    lnop
    selb $94, $93, $105, $75
    lnop
    nor $93, $75, $111
    lnop
    selb $111, $114, $94, $105
    lnop
    xor $105, $76, $74
    lnop
    xor $76, $24, $73
    lnop
    selb $24, $115, $96, $117
    lnop
    xor $75, $96, $95
    lnop
    or $96, $105, $76
    lnop
    nor $105, $24, $75
    lqa $76, 0x180a0
    andc $75, $96, $18
    lqa $24, 0x180b0
    xor $18, $105, $115
    lnop
    selb $96, $95, $105, $75
    lnop
    nor $21, $75, $18
    lnop
    selb $95, $117, $96, $105
    lnop
    xor $105, $76, $121
    lnop
    xor $76, $24, $103
    lnop
    selb $24, $118, $98, $120
    lnop
    xor $75, $98, $97
    lnop
    or $98, $105, $76
    lnop
    nor $105, $24, $75
    lqa $76, 0x18080
    andc $75, $98, $22
    lqa $24, 0x18090
    xor $22, $105, $118
    lnop
    selb $98, $97, $105, $75
    lnop
    nor $110, $75, $22
    lnop
    selb $97, $120, $98, $105
    lnop
    xor $105, $76, $86
    lnop
    xor $76, $24, $85
    lnop
    selb $24, $122, $100, $123
    lnop
    xor $75, $100, $99
    lnop
    or $100, $105, $76
    lnop
    nor $105, $24, $75
    lqa $76, 0x18060
    andc $75, $100, $16
    lqa $24, 0x18070
    xor $16, $105, $122
    lnop
    selb $100, $99, $105, $75
    lnop
    nor $22, $75, $16
    lnop
    selb $99, $123, $100, $105
    lnop
    xor $105, $76, $84
    lnop
    xor $76, $24, $83
    lnop
    selb $24, $124, $102, $126
    lnop
    xor $75, $102, $101
    lnop
    or $102, $105, $76
    lnop
    nor $105, $24, $75
    lqa $76, 0x18040
    andc $75, $102, $20
    lqa $24, 0x18050
    xor $20, $105, $124
    lnop
    selb $102, $101, $105, $75
    lnop
    nor $23, $75, $20
    lnop
    selb $101, $126, $102, $105
    lnop
    xor $105, $76, $82
    lnop
    xor $76, $24, $81
    lnop
    selb $24, $119, $7, $125
    lnop
    xor $75, $7, $87
    lnop
    or $7, $105, $76
    lnop
    nor $105, $24, $75
    lqa $76, 0x18020
    andc $75, $7, $19
    lqa $24, 0x18030
    xor $19, $105, $119
    lnop
    selb $7, $87, $105, $75
    lnop
    nor $87, $75, $19
    lnop
    selb $14, $125, $7, $105
    lqd $75, 2816($11)
    xor $19, $76, $80
    lqd $105, 2832($11)
    xor $20, $24, $79
    lqd $76, 3072($11)
    selb $16, $106, $90, $109
    lqd $24, 3088($11)
    xor $18, $90, $89
    lnop
    or $90, $19, $20
    lnop
    nor $19, $16, $18
    lqa $20, 0x18000
    andc $16, $90, $78
    lqa $18, 0x18010
    xor $90, $19, $106
    shufb $78, $75, $105, $12
    selb $15, $89, $19, $16
    shufb $77, $76, $24, $12
    nor $89, $16, $90
    lnop
    selb $16, $109, $15, $19
    lnop
    xor $19, $20, $78
    rotqbyi $90, $9, 6
    xor $20, $18, $77
    lnop
    selb $18, $13, $92, $88
    rotqbyi $76, $10, 6
    xor $24, $92, $91
    shlqbii $105, $111, 1
    or $92, $19, $20
    rotqbii $75, $90, 1
    nor $90, $18, $24
    shlqbii $107, $94, 1
    andc $18, $92, $108
    rotqbii $24, $76, 1
    xor $108, $90, $13
    lqa $92, 0x180e0
    selb $17, $91, $90, $18
    lqa $76, 0x180f0
    nor $91, $18, $108
    lnop
    selb $18, $88, $17, $90
    shufb $25, $113, $111, $67
    selb $19, $105, $75, $68
    shufb $90, $116, $94, $67
    selb $20, $107, $24, $68
    lnop
    xor $107, $92, $74
    lnop
    xor $92, $76, $73
    lnop
    selb $76, $96, $114, $95
    lnop
    xor $73, $114, $112
    lnop
    or $114, $107, $92
    lnop
    nor $107, $76, $73
    lqa $92, 0x180c0
    andc $76, $114, $93
    lqa $73, 0x180d0
    xor $114, $107, $96
    lnop
    selb $93, $112, $107, $76
    lnop
    nor $112, $76, $114
    lnop
    selb $74, $95, $93, $107
    lnop
    xor $107, $92, $121
    lnop
    xor $92, $73, $103
    lnop
    selb $73, $98, $117, $97
    lnop
    xor $114, $117, $115
    lnop
    or $117, $107, $92
    lnop
    nor $107, $73, $114
    lqa $92, 0x180a0
    andc $114, $117, $21
    lqa $73, 0x180b0
    xor $117, $107, $98
    lnop
    selb $105, $115, $107, $114
    lnop
    nor $115, $114, $117
    lnop
    selb $104, $97, $105, $107
    lnop
    xor $107, $92, $86
    lnop
    xor $92, $73, $85
    lnop
    selb $73, $100, $120, $99
    lnop
    xor $117, $120, $118
    lnop
    or $120, $107, $92
    lnop
    nor $92, $73, $117
    lqa $114, 0x18080
    andc $117, $120, $110
    lqa $73, 0x18090
    xor $120, $92, $100
    lnop
    selb $108, $118, $92, $117
    lnop
    nor $118, $117, $120
    lnop
    selb $107, $99, $108, $92
    lnop
    xor $92, $114, $84
    lnop
    xor $114, $73, $83
    lnop
    selb $73, $102, $123, $101
    lnop
    xor $120, $123, $122
    lnop
    or $123, $92, $114
    lnop
    nor $114, $73, $120
    lqa $92, 0x18060
    andc $120, $123, $22
    lqa $73, 0x18070
    xor $123, $114, $102
    lnop
    selb $111, $122, $114, $120
    lnop
    nor $22, $120, $123
    lnop
    selb $110, $101, $111, $114
    lnop
    xor $114, $92, $82
    lnop
    xor $92, $73, $81
    lnop
    selb $73, $7, $126, $14
    lnop
    xor $123, $126, $124
    lnop
    or $126, $114, $92
    lnop
    nor $92, $73, $123
    lqa $120, 0x18040
    andc $123, $126, $23
    lqa $73, 0x18050
    xor $126, $92, $7
    lnop
    selb $114, $124, $92, $123
    lnop
    nor $124, $123, $126
    lnop
    selb $113, $14, $114, $92
    lnop
    xor $92, $120, $80
    lnop
    xor $120, $73, $79
    lnop
    selb $73, $15, $125, $16
    lnop
    xor $126, $125, $119
    lnop
    or $125, $92, $120
    lnop
    nor $120, $73, $126
    lqa $92, 0x18020
    andc $126, $125, $87
    lqa $73, 0x18030
    xor $125, $120, $15
    lnop
    selb $117, $119, $120, $126
    lnop
    nor $23, $126, $125
    lnop
    selb $116, $16, $117, $120
    lqd $126, 3328($11)
    xor $125, $92, $78
    lqd $120, 3344($11)
    xor $119, $73, $77
    lqd $92, 3584($11)
    selb $87, $17, $109, $18
    lqd $73, 3600($11)
    xor $123, $109, $106
    lnop
    or $109, $125, $119
    lnop
    nor $125, $87, $123
    lqa $122, 0x18000
    andc $123, $109, $89
    lqa $87, 0x18010
    xor $109, $125, $17
    shufb $76, $126, $120, $12
    selb $120, $106, $125, $123
    shufb $75, $92, $73, $12
    nor $73, $123, $109
    lnop
    selb $119, $18, $120, $125
    lnop
    xor $125, $122, $76
    rotqbyi $123, $9, 7
    xor $122, $87, $75
    lnop
    selb $87, $20, $88, $19
    rotqbyi $9, $10, 7
    xor $10, $88, $13
    shlqbii $109, $74, 1
    or $88, $125, $122
    rotqbii $106, $123, 1
    nor $125, $87, $10
    shlqbii $92, $93, 1
    andc $87, $88, $91
    rotqbii $10, $9, 1
    xor $91, $125, $20
    lqa $88, 0x180e0
    selb $123, $13, $125, $87
    lqa $9, 0x180f0
    nor $13, $87, $91
    lnop
    selb $122, $19, $123, $125
    shufb $21, $25, $74, $67
    selb $125, $109, $106, $68
    shufb $25, $90, $93, $67
    selb $126, $92, $10, $68
    lnop
    xor $92, $88, $121
    lnop
    xor $121, $9, $103
    lnop
    selb $103, $105, $95, $104
    lnop
    xor $9, $95, $96
    lnop
    or $95, $92, $121
    lnop
    nor $121, $103, $9
    lqa $92, 0x180c0
    andc $9, $95, $112
    lqa $10, 0x180d0
    xor $112, $121, $105
    lnop
    selb $87, $96, $121, $9
    lnop
    nor $103, $9, $112
    lnop
    selb $88, $104, $87, $121
    lnop
    xor $121, $92, $86
    lnop
    xor $92, $10, $85
    lnop
    selb $10, $108, $97, $107
    lnop
    xor $112, $97, $98
    lnop
    or $97, $121, $92
    lnop
    nor $121, $10, $112
    lqa $92, 0x180a0
    andc $112, $97, $115
    lqa $10, 0x180b0
    xor $115, $121, $108
    lnop
    selb $89, $98, $121, $112
    lnop
    nor $106, $112, $115
    lnop
    selb $90, $107, $89, $121
    lnop
    xor $121, $92, $84
    lnop
    xor $92, $10, $83
    lnop
    selb $10, $111, $99, $110
    lnop
    xor $115, $99, $100
    lnop
    or $99, $121, $92
    lnop
    nor $121, $10, $115
    lqa $112, 0x18080
    andc $115, $99, $118
    lqa $10, 0x18090
    xor $118, $121, $111
    lnop
    selb $91, $100, $121, $115
    lnop
    nor $109, $115, $118
    lnop
    selb $92, $110, $91, $121
    lnop
    xor $121, $112, $82
    lnop
    xor $112, $10, $81
    lnop
    selb $10, $114, $101, $113
    lnop
    xor $118, $101, $102
    lnop
    or $101, $121, $112
    lnop
    nor $121, $10, $118
    lqa $115, 0x18060
    andc $118, $101, $22
    lqa $10, 0x18070
    xor $101, $121, $114
    lnop
    selb $93, $102, $121, $118
    lnop
    nor $112, $118, $101
    lnop
    selb $94, $113, $93, $121
    lnop
    xor $121, $115, $80
    lnop
    xor $115, $10, $79
    lnop
    selb $10, $117, $14, $116
    lnop
    xor $118, $14, $7
    lnop
    or $14, $121, $115
    lnop
    nor $121, $10, $118
    lqa $101, 0x18040
    andc $118, $14, $124
    lqa $10, 0x18050
    xor $124, $121, $117
    lnop
    selb $95, $7, $121, $118
    lnop
    nor $115, $118, $124
    lnop
    selb $96, $116, $95, $121
    lnop
    xor $121, $101, $78
    lnop
    xor $124, $10, $77
    lqd $101, 3840($11)
    selb $118, $120, $16, $119
    lqd $10, 3856($11)
    xor $7, $16, $15
    lnop
    or $16, $121, $124
    lnop
    nor $124, $118, $7
    lqa $121, 0x18020
    andc $7, $16, $23
    lqa $14, 0x18030
    xor $16, $124, $120
    shufb $23, $21, $88, $67
    selb $97, $15, $124, $7
    shufb $74, $101, $10, $12
    nor $118, $7, $16
    lnop
    selb $98, $119, $97, $124
    lqd $7, 7712($6)
    xor $124, $121, $76
    rotqbyi $16, $23, 8
    xor $23, $14, $75
    lqd $121, 4096($11)
    selb $101, $123, $18, $122
    lqd $14, 4112($11)
    xor $11, $18, $17
    lqa $10, 0x18000
    or $18, $124, $23
    lqa $15, 0x18010
    nor $124, $101, $11
    shufb $23, $16, $7, $8
    andc $101, $18, $73
    rotqbyi $7, $6, 0
    xor $18, $124, $123
    hbrr k_edit_steady_branch, k_edit_steady_loop
    selb $99, $17, $124, $101
    shufb $73, $121, $14, $12
    nor $121, $101, $18
    lnop
    selb $100, $122, $99, $124
    shufb $101, $25, $87, $67
    xor $124, $10, $74
    stqd $23, 7712($7)
    xor $10, $15, $73
    lqd $23, 8048($6)
    selb $6, $126, $19, $125
    lnop
    xor $15, $19, $20
    rotqbyi $25, $101, 8
    or $101, $124, $10
    lnop
    nor $124, $6, $15
    lnop
    andc $15, $101, $13
    lnop
    xor $13, $124, $126
    shufb $10, $25, $23, $8
    a $6, $4, $71
    lnop
    selb $101, $20, $124, $15
    lnop
    ai $72, $72, -1
    lqd $4, 7040($6)
    selb $102, $125, $101, $124
    stqd $10, 8048($7)
    nor $124, $15, $13
k_edit_steady_branch:
    brnz $72, k_edit_steady_loop
k_edit_steady_end:
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
    stqa $94, 0x19b00
    stqa $93, 0x19b10
    stqa $92, 0x19b20
    stqa $91, 0x19b30
    stqa $90, 0x19b40
    stqa $89, 0x19b50
    stqa $88, 0x19b60
    stqa $87, 0x19b70
    bi $0

.global k_edit_edge_tap
.align 3
k_edit_edge_tap:
    lqa $63, 0x0
    lqa $62, 0x10
    lqa $61, 0x20
    lqa $60, 0x30
    lqa $59, 0x50
    ori $64, $5, 0
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
    lqa $94, 0x19b00
    lqa $93, 0x19b10
    lqa $92, 0x19b20
    lqa $91, 0x19b30
    lqa $90, 0x19b40
    lqa $89, 0x19b50
    lqa $88, 0x19b60
    lqa $87, 0x19b70
    andi $6, $3, 7
    rotmi $7, $3, -3
    shli $6, $6, 5
    a $6, $6, $7
    andi $7, $6, -16
    a $7, $7, $63
    lqd $8, 768($7)
    lqd $9, 784($7)
    shufb $6, $6, $6, $62
    andbi $6, $6, 15
    a $6, $6, $61
    shufb $86, $8, $9, $6
    lqd $8, 1024($7)
    lqd $9, 1040($7)
    shufb $85, $8, $9, $6
    lqd $8, 4608($7)
    lqd $9, 4624($7)
    shufb $84, $8, $9, $6
    lqd $8, 1280($7)
    lqd $9, 1296($7)
    shufb $83, $8, $9, $6
    lqd $8, 1536($7)
    lqd $9, 1552($7)
    shufb $82, $8, $9, $6
    lqd $8, 4864($7)
    lqd $9, 4880($7)
    shufb $81, $8, $9, $6
    lqd $8, 1792($7)
    lqd $9, 1808($7)
    shufb $80, $8, $9, $6
    lqd $8, 2048($7)
    lqd $9, 2064($7)
    shufb $79, $8, $9, $6
    lqd $8, 5120($7)
    lqd $9, 5136($7)
    shufb $78, $8, $9, $6
    lqd $8, 2304($7)
    lqd $9, 2320($7)
    shufb $77, $8, $9, $6
    lqd $8, 2560($7)
    lqd $9, 2576($7)
    shufb $76, $8, $9, $6
    lqd $8, 5376($7)
    lqd $9, 5392($7)
    shufb $75, $8, $9, $6
    lqd $8, 2816($7)
    lqd $9, 2832($7)
    shufb $74, $8, $9, $6
    lqd $8, 3072($7)
    lqd $9, 3088($7)
    shufb $73, $8, $9, $6
    lqd $8, 5632($7)
    lqd $9, 5648($7)
    shufb $72, $8, $9, $6
    lqd $8, 3328($7)
    lqd $9, 3344($7)
    shufb $71, $8, $9, $6
    lqd $8, 3584($7)
    lqd $9, 3600($7)
    shufb $70, $8, $9, $6
    lqd $8, 5888($7)
    lqd $9, 5904($7)
    shufb $69, $8, $9, $6
    lqd $8, 3840($7)
    lqd $9, 3856($7)
    shufb $68, $8, $9, $6
    lqd $8, 4096($7)
    lqd $9, 4112($7)
    shufb $67, $8, $9, $6
    lqd $8, 6144($7)
    lqd $7, 6160($7)
    shufb $66, $8, $7, $6
    sf $65, $3, $4
    ori $127, $3, 0
    cgti $2, $65, 0
    brz $2, k_edit_edge_tap_end
# 1002 cycles an iteration, 965 at least: 965 instructions for the even pipe, 493 for the odd one; 16 cycles of nops alone
.align 3
k_edit_edge_tap_loop:
    nop
    lnop
    shli $2, $127, 3
    lnop
    ai $7, $127, 1
    lnop
    nop
    lnop
    andi $13, $7, 7
    lnop
    andi $21, $2, -16
    lnop
    rotmi $6, $7, -3
    lnop
    a $3, $21, $63
    lnop
    shli $21, $13, 5
    lnop
    nop
    lqd $13, 7040($3)
    nop
    lnop
    nop
    lnop
    a $7, $21, $6
    lqd $19, 7376($3)
    nop
    lnop
    nop
    shufb $6, $7, $7, $62
    nop
    rotqby $4, $13, $2
    nop
    lqa $13, 0x180e0
    nop
    lqa $21, 0x180f0
    andi $18, $7, -16
    rotqby $5, $19, $2
    andbi $19, $6, 15
    shlqbii $12, $88, 1
    a $6, $18, $63
    rotqbii $88, $4, 1
    a $7, $19, $61
    shlqbii $18, $87, 1
    xor $19, $13, $86
    rotqbii $87, $5, 1
    xor $86, $21, $85
    lnop
    selb $85, $12, $88, $60
    lqa $21, 0x180c0
    or $88, $19, $86
    lqa $12, 0x180d0
    selb $86, $18, $87, $60
    lnop
    andc $23, $88, $103
    lnop
    selb $88, $89, $104, $90
    lnop
    xor $87, $104, $105
    lnop
    xor $18, $21, $83
    lnop
    xor $21, $12, $82
    lnop
    nor $24, $88, $87
    lqa $12, 0x180a0
    or $88, $18, $21
    lqa $87, 0x180b0
    selb $25, $105, $24, $23
    lnop
    andc $26, $88, $106
    lnop
    selb $88, $91, $107, $92
    lnop
    xor $18, $107, $108
    lnop
    xor $21, $12, $80
    lnop
    xor $12, $87, $79
    lnop
    nor $27, $88, $18
    lqa $19, 0x18080
    or $88, $21, $12
    lqa $18, 0x18090
    selb $87, $108, $27, $26
    lnop
    andc $28, $88, $109
    lnop
    selb $88, $93, $110, $94
    lnop
    xor $12, $110, $111
    lnop
    xor $21, $19, $77
    lnop
    xor $19, $18, $76
    lnop
    nor $29, $88, $12
    lqa $18, 0x18060
    or $12, $21, $19
    lqa $13, 0x18070
    selb $88, $111, $29, $28
    lnop
    andc $30, $12, $112
    lnop
    selb $12, $95, $113, $96
    lnop
    xor $19, $113, $114
    lnop
    xor $21, $18, $74
    lnop
    xor $18, $13, $73
    lnop
    nor $31, $12, $19
    lqa $13, 0x18040
    or $12, $21, $18
    lqa $19, 0x18050
    selb $8, $114, $31, $30
    lnop
    andc $32, $12, $115
    lnop
    selb $12, $97, $116, $98
    lnop
    xor $18, $116, $117
    lnop
    xor $21, $13, $71
    lnop
    xor $22, $19, $70
    lqd $13, 256($6)
    nor $33, $12, $18
    lqa $19, 0x18020
    or $12, $21, $22
    lqa $18, 0x18030
    selb $9, $117, $33, $32
    lqd $21, 272($6)
    andc $34, $12, $118
    lqd $22, 512($6)
    selb $12, $99, $119, $100
    lqd $16, 528($6)
    xor $20, $119, $120
    lnop
    xor $17, $19, $68
    lnop
    xor $19, $18, $67
    lqa $14, 0x18000
    nor $35, $12, $20
    lqa $18, 0x18010
    or $20, $17, $19
    shufb $10, $13, $21, $7
    selb $12, $120, $35, $34
    shufb $11, $22, $16, $7
    andc $36, $20, $121
    lnop
    selb $20, $101, $122, $102
    lnop
    xor $16, $14, $10
    lnop
    xor $14, $18, $11
    lnop
    xor $18, $122, $123
    lnop
    or $22, $16, $14
    lnop
    selb $14, $86, $125, $85
    lnop
    xor $16, $125, $126
    lnop
    andc $37, $22, $124
    lnop
    nor $38, $14, $16
    lnop
    nor $39, $20, $18
    lnop
    selb $13, $126, $38, $37
    lnop
    selb $14, $123, $39, $36
    lnop
    selb $15, $85, $13, $38
    lnop
    selb $16, $102, $14, $39
    lnop
    selb $17, $100, $12, $35
    stqa $15, 0x1a0c0
    selb $18, $98, $9, $33
    stqa $16, 0x1a0d0
    selb $19, $96, $8, $31
    stqa $17, 0x1a0e0
    selb $20, $94, $88, $29
    stqa $18, 0x1a0f0
    selb $21, $92, $87, $27
    stqa $19, 0x1a100
    selb $40, $90, $25, $24
    stqa $20, 0x1a110
    nop
    stqa $21, 0x1a120
    andi $41, $64, -16
    stqa $40, 0x1a130
    nop
    lnop
    a $22, $41, $59
    lnop
    nop
    lnop
    nop
    lqd $41, 192($22)
    nop
    lnop
    nop
    lnop
    xor $42, $24, $89
    lnop
    nop
    lnop
    nor $24, $23, $42
    lnop
    selb $23, $105, $89, $84
    rotqby $42, $41, $64
    selb $105, $104, $90, $84
    lnop
    xor $104, $27, $91
    lnop
    selb $27, $103, $24, $84
    lnop
    nor $103, $26, $104
    rotqbyi $84, $42, 13
    selb $104, $108, $91, $81
    lqd $26, 7712($3)
    selb $108, $107, $92, $81
    cbd $91, 0($2)
    xor $107, $29, $93
    stqa $13, 0x1a140
    selb $29, $106, $103, $81
    stqa $14, 0x1a150
    nor $106, $28, $107
    stqa $12, 0x1a160
    selb $107, $111, $93, $78
    stqa $9, 0x1a170
    selb $111, $110, $94, $78
    stqa $8, 0x1a180
    xor $110, $31, $95
    stqa $88, 0x1a190
    selb $31, $109, $106, $78
    stqa $87, 0x1a1a0
    nor $109, $30, $110
    stqa $25, 0x1a1b0
    selb $110, $114, $95, $75
    lqd $30, 320($22)
    selb $114, $113, $96, $75
    lnop
    andi $113, $84, 255
    lnop
    xor $84, $33, $97
    lnop
    selb $33, $112, $109, $75
    shufb $96, $113, $26, $91
    nor $113, $32, $84
    rotqbyi $112, $3, 0
    selb $84, $117, $97, $72
    rotqby $32, $30, $64
    selb $97, $116, $98, $72
    lqd $117, 4352($6)
    xor $98, $35, $99
    lqd $116, 4368($6)
    selb $35, $115, $113, $72
    stqd $96, 7712($112)
    nor $115, $34, $98
    rotqbyi $113, $32, 13
    selb $98, $120, $99, $69
    lqd $32, 8048($3)
    selb $34, $119, $100, $69
    lnop
    selb $96, $118, $115, $69
    lnop
    xor $115, $39, $101
    lnop
    andi $39, $113, 255
    lnop
    nor $113, $36, $115
    shufb $118, $117, $116, $7
    selb $117, $123, $101, $66
    shufb $116, $39, $32, $91
    selb $91, $122, $102, $66
    rotqbyi $123, $4, 1
    xor $122, $38, $86
    lqa $102, 0x180e0
    selb $38, $121, $113, $66
    lqa $101, 0x180f0
    nor $121, $37, $122
    rotqbyi $113, $5, 1
    selb $37, $126, $86, $118
    shlqbii $122, $40, 1
    selb $40, $125, $85, $118
    rotqbii $126, $123, 1
    selb $32, $124, $121, $118
    shlqbii $125, $25, 1
    xor $121, $102, $83
    rotqbii $124, $113, 1
    xor $113, $101, $82
    stqd $116, 8048($112)
    selb $116, $122, $126, $60
    lqa $112, 0x180c0
    or $126, $121, $113
    lqa $122, 0x180d0
    selb $113, $125, $124, $60
    lnop
    andc $82, $126, $27
    lnop
    selb $126, $87, $105, $21
    lnop
    xor $125, $105, $23
    lnop
    xor $124, $112, $80
    lnop
    xor $112, $122, $79
    lnop
    nor $83, $126, $125
    lqa $122, 0x180a0
    or $126, $124, $112
    lqa $125, 0x180b0
    selb $112, $23, $83, $82
    lnop
    andc $25, $126, $29
    lnop
    selb $126, $88, $108, $20
    lnop
    xor $124, $108, $104
    lnop
    xor $121, $122, $77
    lnop
    xor $122, $125, $76
    lnop
    nor $39, $126, $124
    lqa $125, 0x18080
    or $126, $121, $122
    lqa $101, 0x18090
    selb $124, $104, $39, $25
    lnop
    andc $36, $126, $31
    lnop
    selb $126, $8, $111, $19
    lnop
    xor $122, $111, $107
    lnop
    xor $121, $125, $74
    lnop
    xor $125, $101, $73
    lnop
    nor $30, $126, $122
    lqa $101, 0x18060
    or $126, $121, $125
    lqa $122, 0x18070
    selb $125, $107, $30, $36
    lnop
    andc $109, $126, $33
    lnop
    selb $126, $9, $114, $18
    lnop
    xor $121, $114, $110
    lnop
    xor $102, $101, $71
    lnop
    xor $101, $122, $70
    lnop
    nor $26, $126, $121
    lqa $122, 0x18040
    or $121, $102, $101
    lqa $123, 0x18050
    selb $126, $110, $26, $109
    lnop
    andc $95, $121, $35
    lnop
    selb $121, $12, $97, $17
    lnop
    xor $102, $97, $84
    lnop
    xor $101, $122, $68
    lnop
    xor $85, $123, $67
    lqd $122, 768($6)
    nor $106, $121, $102
    lqa $123, 0x18020
    or $102, $101, $85
    lqa $86, 0x18030
    selb $121, $84, $106, $95
    lqd $101, 784($6)
    andc $94, $102, $96
    lqd $115, 1024($6)
    selb $85, $14, $34, $16
    lqd $102, 1040($6)
    xor $119, $34, $98
    lnop
    xor $100, $123, $10
    lnop
    xor $123, $86, $11
    lqa $120, 0x18000
    nor $93, $85, $119
    lqa $99, 0x18010
    or $119, $100, $123
    shufb $86, $122, $101, $7
    selb $122, $98, $93, $94
    shufb $85, $115, $102, $7
    andc $28, $119, $38
    lnop
    selb $119, $13, $91, $15
    lnop
    xor $115, $120, $86
    lnop
    xor $120, $99, $85
    lnop
    xor $99, $91, $117
    lnop
    or $102, $115, $120
    lnop
    selb $120, $113, $40, $116
    lnop
    xor $115, $40, $37
    lnop
    andc $103, $102, $32
    lnop
    nor $92, $120, $115
    lnop
    nor $42, $119, $99
    lnop
    selb $102, $37, $92, $103
    lnop
    selb $123, $117, $42, $28
    lnop
    selb $101, $116, $102, $92
    lnop
    selb $119, $15, $123, $42
    lnop
    selb $100, $16, $122, $93
    stqa $101, 0x1a0c0
    selb $120, $17, $121, $106
    stqa $119, 0x1a0d0
    selb $99, $18, $126, $26
    stqa $100, 0x1a0e0
    selb $3, $19, $125, $30
    stqa $120, 0x1a0f0
    selb $115, $20, $124, $39
    stqa $99, 0x1a100
    selb $24, $21, $112, $83
    stqa $3, 0x1a110
    nop
    stqa $115, 0x1a120
    nop
    stqa $24, 0x1a130
    xor $90, $83, $87
    lqd $89, 192($22)
    nop
    lnop
    nor $83, $82, $90
    lnop
    selb $90, $23, $87, $81
    lnop
    selb $23, $105, $21, $81
    lnop
    ai $105, $2, 1
    lnop
    selb $41, $27, $83, $81
    rotqby $21, $89, $64
    andi $89, $105, -16
    lnop
    xor $83, $39, $88
    lnop
    a $39, $89, $63
    lnop
    nor $89, $25, $83
    rotqbyi $81, $21, 13
    selb $25, $104, $88, $78
    lqd $83, 7712($39)
    selb $104, $108, $20, $78
    cbd $88, 0($105)
    xor $108, $30, $8
    stqa $102, 0x1a140
    selb $30, $29, $89, $78
    stqa $123, 0x1a150
    nor $89, $36, $108
    stqa $122, 0x1a160
    selb $108, $107, $8, $75
    stqa $121, 0x1a170
    selb $107, $111, $19, $75
    stqa $126, 0x1a180
    xor $111, $26, $9
    stqa $125, 0x1a190
    selb $26, $31, $89, $75
    stqa $124, 0x1a1a0
    nor $89, $109, $111
    stqa $112, 0x1a1b0
    selb $111, $110, $9, $72
    lqd $109, 320($22)
    selb $110, $114, $18, $72
    lnop
    andi $114, $81, 255
    lnop
    xor $81, $106, $12
    lnop
    selb $106, $33, $89, $72
    shufb $18, $114, $83, $88
    nor $114, $95, $81
    rotqbyi $89, $39, 0
    selb $95, $84, $12, $69
    rotqby $81, $109, $64
    selb $33, $97, $17, $69
    lqd $109, 4608($6)
    xor $17, $93, $14
    lqd $97, 4624($6)
    selb $93, $35, $114, $69
    stqd $18, 7712($89)
    nor $114, $94, $17
    rotqbyi $18, $81, 13
    selb $94, $98, $14, $66
    lqd $81, 8048($39)
    selb $98, $34, $16, $66
    lnop
    selb $34, $96, $114, $66
    lnop
    xor $114, $42, $13
    lnop
    andi $42, $18, 255
    lnop
    nor $18, $28, $114
    shufb $84, $109, $97, $7
    selb $114, $117, $13, $118
    shufb $109, $42, $81, $88
    selb $117, $91, $15, $118
    rotqbyi $88, $4, 2
    xor $91, $92, $113
    lqa $15, 0x180e0
    selb $92, $38, $18, $118
    lqa $81, 0x180f0
    nor $18, $103, $91
    rotqbyi $38, $5, 2
    selb $103, $37, $113, $84
    shlqbii $91, $24, 1
    selb $113, $40, $116, $84
    rotqbii $24, $88, 1
    selb $116, $32, $18, $84
    shlqbii $88, $112, 1
    xor $18, $15, $80
    rotqbii $112, $38, 1
    xor $80, $81, $79
    stqd $109, 8048($89)
    selb $109, $91, $24, $60
    lqa $89, 0x180c0
    or $91, $18, $80
    lqa $24, 0x180d0
    selb $80, $88, $112, $60
    lnop
    andc $112, $91, $41
    lnop
    selb $91, $124, $23, $115
    lnop
    xor $88, $23, $90
    lnop
    xor $18, $89, $77
    lnop
    xor $89, $24, $76
    lnop
    nor $24, $91, $88
    lqa $81, 0x180a0
    or $91, $18, $89
    lqa $88, 0x180b0
    selb $89, $90, $24, $112
    lnop
    andc $79, $91, $30
    lnop
    selb $91, $125, $104, $3
    lnop
    xor $18, $104, $25
    lnop
    xor $15, $81, $74
    lnop
    xor $81, $88, $73
    lnop
    nor $38, $91, $18
    lqa $88, 0x18080
    or $91, $15, $81
    lqa $18, 0x18090
    selb $15, $25, $38, $79
    lnop
    andc $81, $91, $26
    lnop
    selb $91, $126, $107, $99
    lnop
    xor $32, $107, $108
    lnop
    xor $40, $88, $71
    lnop
    xor $88, $18, $70
    lnop
    nor $37, $91, $32
    lqa $18, 0x18060
    or $91, $40, $88
    lqa $32, 0x18070
    selb $13, $108, $37, $81
    lnop
    andc $40, $91, $106
    lnop
    selb $91, $121, $110, $120
    lnop
    xor $88, $110, $111
    lnop
    xor $42, $18, $68
    lnop
    xor $18, $32, $67
    lnop
    nor $32, $91, $88
    lqa $97, 0x18040
    or $91, $42, $18
    lqa $88, 0x18050
    selb $16, $111, $32, $40
    lnop
    andc $42, $91, $93
    lnop
    selb $91, $122, $33, $100
    lnop
    xor $18, $33, $95
    lnop
    xor $28, $97, $10
    lnop
    xor $96, $88, $11
    lqd $97, 1280($6)
    nor $39, $91, $18
    lqa $88, 0x18020
    or $91, $28, $96
    lqa $18, 0x18030
    selb $14, $95, $39, $42
    lqd $96, 1296($6)
    andc $35, $91, $34
    lqd $28, 1536($6)
    selb $17, $123, $98, $119
    lqd $91, 1552($6)
    xor $12, $98, $94
    lnop
    xor $9, $88, $86
    lnop
    xor $88, $18, $85
    lqa $31, 0x18000
    nor $36, $17, $12
    lqa $18, 0x18010
    or $12, $9, $88
    shufb $83, $97, $96, $7
    selb $17, $94, $36, $35
    shufb $82, $28, $91, $7
    andc $91, $12, $92
    lnop
    selb $12, $102, $117, $101
    lnop
    xor $28, $31, $83
    lnop
    xor $31, $18, $82
    lnop
    xor $18, $117, $114
    lnop
    or $97, $28, $31
    lnop
    selb $28, $80, $113, $109
    lnop
    xor $31, $113, $103
    lnop
    andc $96, $97, $116
    lnop
    nor $97, $28, $31
    lnop
    nor $28, $12, $18
    lnop
    selb $12, $103, $97, $96
    lnop
    selb $18, $114, $28, $91
    lnop
    selb $9, $109, $12, $97
    lnop
    selb $19, $101, $18, $28
    lnop
    selb $8, $119, $17, $36
    stqa $9, 0x1a0c0
    selb $20, $100, $14, $39
    stqa $19, 0x1a0d0
    selb $88, $120, $16, $32
    stqa $8, 0x1a0e0
    selb $21, $99, $13, $37
    stqa $20, 0x1a0f0
    selb $87, $3, $15, $38
    stqa $88, 0x1a100
    selb $31, $115, $89, $24
    stqa $21, 0x1a110
    nop
    stqa $87, 0x1a120
    nop
    stqa $31, 0x1a130
    xor $29, $24, $124
    lqd $105, 192($22)
    nop
    lnop
    nor $24, $112, $29
    lnop
    selb $112, $90, $124, $78
    lnop
    selb $90, $23, $115, $78
    lnop
    ai $115, $2, 2
    lnop
    selb $23, $41, $24, $78
    rotqby $124, $105, $64
    andi $105, $115, -16
    lnop
    xor $78, $38, $125
    lnop
    a $38, $105, $63
    lnop
    nor $105, $79, $78
    rotqbyi $24, $124, 13
    selb $78, $25, $125, $75
    lqd $124, 7712($38)
    selb $25, $104, $3, $75
    cbd $125, 0($115)
    xor $115, $37, $126
    stqa $12, 0x1a140
    selb $37, $30, $105, $75
    stqa $18, 0x1a150
    nor $105, $81, $115
    stqa $17, 0x1a160
    selb $30, $108, $126, $72
    stqa $14, 0x1a170
    selb $108, $107, $99, $72
    stqa $16, 0x1a180
    xor $107, $32, $121
    stqa $13, 0x1a190
    selb $32, $26, $105, $72
    stqa $15, 0x1a1a0
    nor $105, $40, $107
    stqa $89, 0x1a1b0
    selb $107, $111, $121, $69
    lqd $40, 320($22)
    selb $111, $110, $120, $69
    lnop
    andi $120, $24, 255
    lnop
    xor $24, $39, $122
    lnop
    selb $39, $106, $105, $69
    shufb $110, $120, $124, $125
    nor $124, $42, $24
    rotqbyi $120, $38, 0
    selb $24, $95, $122, $66
    rotqby $42, $40, $64
    selb $95, $33, $100, $66
    lqd $122, 4864($6)
    xor $33, $36, $123
    lqd $100, 4880($6)
    selb $36, $93, $124, $66
    stqd $110, 7712($120)
    nor $124, $35, $33
    rotqbyi $110, $42, 13
    selb $33, $94, $123, $118
    lqd $35, 8048($38)
    selb $94, $98, $119, $118
    lnop
    selb $98, $34, $124, $118
    lnop
    xor $124, $28, $102
    lnop
    andi $28, $110, 255
    lnop
    nor $110, $91, $124
    shufb $81, $122, $100, $7
    selb $91, $114, $102, $84
    shufb $124, $28, $35, $125
    selb $114, $117, $101, $84
    rotqbyi $125, $4, 3
    xor $117, $97, $80
    lqa $101, 0x180e0
    selb $97, $92, $110, $84
    lqa $102, 0x180f0
    nor $110, $96, $117
    rotqbyi $92, $5, 3
    selb $117, $103, $80, $81
    shlqbii $96, $31, 1
    selb $103, $113, $109, $81
    rotqbii $80, $125, 1
    selb $113, $116, $110, $81
    shlqbii $125, $89, 1
    xor $110, $101, $77
    rotqbii $116, $92, 1
    xor $101, $102, $76
    stqd $124, 8048($120)
    selb $76, $96, $80, $60
    lqa $124, 0x180c0
    or $96, $110, $101
    lqa $80, 0x180d0
    selb $110, $125, $116, $60
    lnop
    andc $116, $96, $23
    lnop
    selb $96, $15, $90, $87
    lnop
    xor $125, $90, $112
    lnop
    xor $101, $124, $74
    lnop
    xor $124, $80, $73
    lnop
    nor $92, $96, $125
    lqa $80, 0x180a0
    or $125, $101, $124
    lqa $96, 0x180b0
    selb $77, $112, $92, $116
    lnop
    andc $89, $125, $37
    lnop
    selb $125, $13, $25, $21
    lnop
    xor $124, $25, $78
    lnop
    xor $101, $80, $71
    lnop
    xor $80, $96, $70
    lnop
    nor $96, $125, $124
    lqa $120, 0x18080
    or $125, $101, $80
    lqa $124, 0x18090
    selb $101, $78, $96, $89
    lnop
    andc $109, $125, $32
    lnop
    selb $125, $16, $108, $88
    lnop
    xor $80, $108, $30
    lnop
    xor $102, $120, $68
    lnop
    xor $120, $124, $67
    lnop
    nor $31, $125, $80
    lqa $124, 0x18060
    or $125, $102, $120
    lqa $80, 0x18070
    selb $102, $30, $31, $109
    lnop
    andc $28, $125, $39
    lnop
    selb $125, $14, $111, $20
    lnop
    xor $120, $111, $107
    lnop
    xor $35, $124, $10
    lnop
    xor $124, $80, $11
    lnop
    nor $34, $125, $120
    lqa $80, 0x18040
    or $125, $35, $124
    lqa $120, 0x18050
    selb $119, $107, $34, $28
    lnop
    andc $35, $125, $36
    lnop
    selb $125, $17, $95, $8
    lnop
    xor $124, $95, $24
    lnop
    xor $122, $80, $86
    lnop
    xor $80, $120, $85
    lqd $100, 1792($6)
    nor $38, $125, $124
    lqa $120, 0x18020
    or $125, $122, $80
    lqa $124, 0x18030
    selb $123, $24, $38, $35
    lqd $122, 1808($6)
    andc $93, $125, $98
    lqd $42, 2048($6)
    selb $80, $18, $94, $19
    lqd $125, 2064($6)
    xor $40, $94, $33
    lnop
    xor $106, $120, $83
    lnop
    xor $120, $124, $82
    lqa $105, 0x18000
    nor $26, $80, $40
    lqa $124, 0x18010
    or $40, $106, $120
    shufb $80, $100, $122, $7
    selb $100, $33, $26, $93
    shufb $79, $42, $125, $7
    andc $42, $40, $97
    lnop
    selb $40, $12, $114, $9
    lnop
    xor $125, $105, $80
    lnop
    xor $105, $124, $79
    lnop
    xor $124, $114, $91
    lnop
    or $122, $125, $105
    lnop
    selb $125, $110, $103, $76
    lnop
    xor $105, $103, $117
    lnop
    andc $106, $122, $113
    lnop
    nor $104, $125, $105
    lnop
    nor $105, $40, $124
    lnop
    selb $122, $117, $104, $106
    lnop
    selb $120, $91, $105, $42
    lnop
    selb $121, $76, $122, $104
    lnop
    selb $99, $9, $120, $105
    lnop
    selb $126, $19, $100, $26
    stqa $121, 0x1a0c0
    selb $3, $8, $123, $38
    stqa $99, 0x1a0d0
    selb $125, $20, $119, $34
    stqa $126, 0x1a0e0
    selb $115, $88, $102, $31
    stqa $3, 0x1a0f0
    selb $124, $21, $101, $96
    stqa $125, 0x1a100
    selb $40, $87, $77, $92
    stqa $115, 0x1a110
    nop
    stqa $124, 0x1a120
    nop
    stqa $40, 0x1a130
    xor $41, $92, $15
    lqd $29, 192($22)
    nop
    lnop
    nor $92, $116, $41
    lnop
    selb $116, $112, $15, $75
    lnop
    selb $112, $90, $87, $75
    lnop
    ai $90, $2, 3
    lnop
    selb $41, $23, $92, $75
    rotqby $87, $29, $64
    andi $92, $90, -16
    lnop
    xor $75, $96, $13
    lnop
    a $96, $92, $63
    lnop
    nor $92, $89, $75
    rotqbyi $23, $87, 13
    selb $89, $78, $13, $72
    lqd $87, 7712($96)
    selb $75, $25, $21, $72
    cbd $13, 0($90)
    xor $90, $31, $16
    stqa $122, 0x1a140
    selb $31, $37, $92, $72
    stqa $120, 0x1a150
    nor $92, $109, $90
    stqa $100, 0x1a160
    selb $109, $30, $16, $69
    stqa $123, 0x1a170
    selb $30, $108, $88, $69
    stqa $119, 0x1a180
    xor $108, $34, $14
    stqa $102, 0x1a190
    selb $34, $32, $92, $69
    stqa $101, 0x1a1a0
    nor $92, $28, $108
    stqa $77, 0x1a1b0
    selb $108, $107, $14, $66
    lqd $28, 320($22)
    selb $107, $111, $20, $66
    lnop
    andi $111, $23, 255
    lnop
    xor $23, $38, $17
    lnop
    selb $38, $39, $92, $66
    shufb $20, $111, $87, $13
    nor $111, $35, $23
    rotqbyi $92, $96, 0
    selb $23, $24, $17, $118
    rotqby $35, $28, $64
    selb $24, $95, $8, $118
    lqd $17, 5120($6)
    xor $8, $26, $18
    lqd $95, 5136($6)
    selb $26, $36, $111, $118
    stqd $20, 7712($92)
    nor $111, $93, $8
    rotqbyi $20, $35, 13
    selb $93, $33, $18, $84
    lqd $8, 8048($96)
    selb $96, $94, $19, $84
    lnop
    selb $94, $98, $111, $84
    lnop
    xor $111, $105, $12
    lnop
    andi $105, $20, 255
    lnop
    nor $20, $42, $111
    shufb $78, $17, $95, $7
    selb $111, $91, $12, $81
    shufb $95, $105, $8, $13
    selb $105, $114, $9, $81
    rotqbyi $91, $4, 4
    xor $114, $104, $110
    lqa $9, 0x180e0
    selb $104, $97, $20, $81
    lqa $8, 0x180f0
    nor $97, $106, $114
    rotqbyi $20, $5, 4
    selb $114, $117, $110, $78
    shlqbii $106, $40, 1
    selb $117, $103, $76, $78
    rotqbii $110, $91, 1
    selb $103, $113, $97, $78
    shlqbii $91, $77, 1
    xor $97, $9, $74
    rotqbii $113, $20, 1
    xor $74, $8, $73
    stqd $95, 8048($92)
    selb $95, $106, $110, $60
    lqa $92, 0x180c0
    or $110, $97, $74
    lqa $106, 0x180d0
    selb $97, $91, $113, $60
    lnop
    andc $113, $110, $41
    lnop
    selb $110, $101, $112, $124
    lnop
    xor $91, $112, $116
    lnop
    xor $74, $92, $71
    lnop
    xor $92, $106, $70
    lnop
    nor $106, $110, $91
    lqa $73, 0x180a0
    or $110, $74, $92
    lqa $91, 0x180b0
    selb $92, $116, $106, $113
    lnop
    andc $74, $110, $31
    lnop
    selb $110, $102, $75, $115
    lnop
    xor $8, $75, $89
    lnop
    xor $9, $73, $68
    lnop
    xor $73, $91, $67
    lnop
    nor $91, $110, $8
    lqa $20, 0x18080
    or $110, $9, $73
    lqa $8, 0x18090
    selb $9, $89, $91, $74
    lnop
    andc $73, $110, $34
    lnop
    selb $110, $119, $30, $125
    lnop
    xor $77, $30, $109
    lnop
    xor $76, $20, $10
    lnop
    xor $20, $8, $11
    lnop
    nor $40, $110, $77
    lqa $8, 0x18060
    or $110, $76, $20
    lqa $77, 0x18070
    selb $12, $109, $40, $73
    lnop
    andc $42, $110, $38
    lnop
    selb $110, $123, $107, $3
    lnop
    xor $76, $107, $108
    lnop
    xor $20, $8, $86
    lnop
    xor $8, $77, $85
    lnop
    nor $98, $110, $76
    lqa $77, 0x18040
    or $110, $20, $8
    lqa $76, 0x18050
    selb $19, $108, $98, $42
    lnop
    andc $33, $110, $26
    lnop
    selb $110, $100, $24, $126
    lnop
    xor $8, $24, $23
    lnop
    xor $20, $77, $83
    lnop
    xor $77, $76, $82
    lqd $13, 2304($6)
    nor $35, $110, $8
    lqa $76, 0x18020
    or $110, $20, $77
    lqa $8, 0x18030
    selb $18, $23, $35, $33
    lqd $20, 2320($6)
    andc $36, $110, $94
    lqd $17, 2560($6)
    selb $77, $120, $96, $99
    lqd $110, 2576($6)
    xor $28, $96, $93
    lnop
    xor $87, $76, $80
    lnop
    xor $76, $8, $79
    lqa $39, 0x18000
    nor $32, $77, $28
    lqa $14, 0x18010
    or $28, $87, $76
    shufb $77, $13, $20, $7
    selb $8, $93, $32, $36
    shufb $76, $17, $110, $7
    andc $110, $28, $104
    lnop
    selb $28, $122, $105, $121
    lnop
    xor $17, $39, $77
    lnop
    xor $39, $14, $76
    lnop
    xor $14, $105, $111
    lnop
    or $87, $17, $39
    lnop
    selb $17, $97, $117, $95
    lnop
    xor $39, $117, $114
    lnop
    andc $90, $87, $103
    lnop
    nor $37, $17, $39
    lnop
    nor $39, $28, $14
    lnop
    selb $17, $114, $37, $90
    lnop
    selb $20, $111, $39, $110
    lnop
    selb $14, $95, $17, $37
    lnop
    selb $88, $121, $20, $39
    lnop
    selb $16, $99, $8, $32
    stqa $14, 0x1a0c0
    selb $21, $126, $18, $35
    stqa $88, 0x1a0d0
    selb $13, $3, $19, $98
    stqa $16, 0x1a0e0
    selb $87, $125, $12, $40
    stqa $21, 0x1a0f0
    selb $15, $115, $9, $91
    stqa $13, 0x1a100
    selb $28, $124, $92, $106
    stqa $87, 0x1a110
    nop
    stqa $15, 0x1a120
    nop
    stqa $28, 0x1a130
    xor $25, $106, $101
    lqd $29, 192($22)
    nop
    lnop
    nor $106, $113, $25
    lnop
    selb $113, $116, $101, $72
    lnop
    selb $116, $112, $124, $72
    lnop
    ai $124, $2, 4
    lnop
    selb $112, $41, $106, $72
    rotqby $101, $29, $64
    andi $106, $124, -16
    lnop
    xor $72, $91, $102
    lnop
    a $91, $106, $63
    lnop
    nor $106, $74, $72
    rotqbyi $29, $101, 13
    selb $72, $89, $102, $69
    lqd $101, 7712($91)
    selb $89, $75, $115, $69
    cbd $102, 0($124)
    xor $124, $40, $119
    stqa $17, 0x1a140
    selb $40, $31, $106, $69
    stqa $20, 0x1a150
    nor $106, $73, $124
    stqa $8, 0x1a160
    selb $31, $109, $119, $66
    stqa $18, 0x1a170
    selb $109, $30, $125, $66
    stqa $19, 0x1a180
    xor $125, $98, $123
    stqa $12, 0x1a190
    selb $98, $34, $106, $66
    stqa $9, 0x1a1a0
    nor $106, $42, $125
    stqa $92, 0x1a1b0
    selb $42, $108, $123, $118
    lqd $125, 320($22)
    selb $108, $107, $3, $118
    lnop
    andi $107, $29, 255
    lnop
    xor $29, $35, $100
    lnop
    selb $35, $38, $106, $118
    shufb $3, $107, $101, $102
    nor $107, $33, $29
    rotqbyi $106, $91, 0
    selb $29, $23, $100, $84
    rotqby $33, $125, $64
    selb $23, $24, $126, $84
    lqd $125, 5376($6)
    xor $24, $32, $120
    lqd $126, 5392($6)
    selb $32, $26, $107, $84
    stqd $3, 7712($106)
    nor $107, $36, $24
    rotqbyi $3, $33, 13
    selb $24, $93, $120, $81
    lqd $33, 8048($91)
    selb $93, $96, $99, $81
    lnop
    selb $96, $94, $107, $81
    lnop
    xor $107, $39, $122
    lnop
    andi $39, $3, 255
    lnop
    nor $3, $110, $107
    shufb $75, $125, $126, $7
    selb $110, $111, $122, $78
    shufb $126, $39, $33, $102
    selb $111, $105, $121, $78
    rotqbyi $122, $4, 5
    xor $121, $37, $97
    lqa $105, 0x180e0
    selb $37, $104, $3, $78
    lqa $102, 0x180f0
    nor $104, $90, $121
    rotqbyi $3, $5, 5
    selb $90, $114, $97, $75
    shlqbii $121, $28, 1
    selb $114, $117, $95, $75
    rotqbii $97, $122, 1
    selb $117, $103, $104, $75
    shlqbii $122, $92, 1
    xor $103, $105, $71
    rotqbii $104, $3, 1
    xor $105, $102, $70
    stqd $126, 8048($106)
    selb $106, $121, $97, $60
    lqa $126, 0x180c0
    or $121, $103, $105
    lqa $97, 0x180d0
    selb $105, $122, $104, $60
    lnop
    andc $104, $121, $112
    lnop
    selb $121, $9, $116, $15
    lnop
    xor $122, $116, $113
    lnop
    xor $103, $126, $68
    lnop
    xor $126, $97, $67
    lnop
    nor $97, $121, $122
    lqa $102, 0x180a0
    or $122, $103, $126
    lqa $121, 0x180b0
    selb $103, $113, $97, $104
    lnop
    andc $70, $122, $40
    lnop
    selb $122, $12, $89, $87
    lnop
    xor $126, $89, $72
    lnop
    xor $71, $102, $10
    lnop
    xor $102, $121, $11
    lnop
    nor $92, $122, $126
    lqa $3, 0x18080
    or $126, $71, $102
    lqa $122, 0x18090
    selb $121, $72, $92, $70
    lnop
    andc $71, $126, $98
    lnop
    selb $126, $19, $109, $13
    lnop
    xor $102, $109, $31
    lnop
    xor $95, $3, $86
    lnop
    xor $3, $122, $85
    lnop
    nor $28, $126, $102
    lqa $33, 0x18060
    or $126, $95, $3
    lqa $102, 0x18070
    selb $122, $31, $28, $71
    lnop
    andc $95, $126, $35
    lnop
    selb $126, $18, $108, $21
    lnop
    xor $3, $108, $42
    lnop
    xor $39, $33, $83
    lnop
    xor $33, $102, $82
    lnop
    nor $107, $126, $3
    lqa $102, 0x18040
    or $126, $39, $33
    lqa $3, 0x18050
    selb $99, $42, $107, $95
    lnop
    andc $33, $126, $32
    lnop
    selb $126, $8, $23, $16
    lnop
    xor $39, $23, $29
    lnop
    xor $125, $102, $80
    lnop
    xor $94, $3, $79
    lqd $102, 2816($6)
    nor $91, $126, $39
    lqa $3, 0x18020
    or $126, $125, $94
    lqa $39, 0x18030
    selb $120, $29, $91, $33
    lqd $125, 2832($6)
    andc $36, $126, $96
    lqd $94, 3072($6)
    selb $126, $20, $93, $88
    lqd $26, 3088($6)
    xor $100, $93, $24
    lnop
    xor $101, $3, $77
    lnop
    xor $3, $39, $76
    lqa $38, 0x18000
    nor $39, $126, $100
    lqa $123, 0x18010
    or $100, $101, $3
    shufb $74, $102, $125, $7
    selb $126, $24, $39, $36
    shufb $73, $94, $26, $7
    andc $94, $100, $37
    lnop
    selb $100, $17, $111, $14
    lnop
    xor $26, $38, $74
    lnop
    xor $38, $123, $73
    lnop
    xor $123, $111, $110
    lnop
    or $125, $26, $38
    lnop
    selb $26, $105, $114, $106
    lnop
    xor $38, $114, $90
    lnop
    andc $34, $125, $117
    lnop
    nor $30, $26, $38
    lnop
    nor $26, $100, $123
    lnop
    selb $100, $90, $30, $34
    lnop
    selb $3, $110, $26, $94
    lnop
    selb $123, $106, $100, $30
    lnop
    selb $125, $14, $3, $26
    lnop
    selb $119, $88, $126, $39
    stqa $123, 0x1a0c0
    selb $115, $16, $120, $91
    stqa $125, 0x1a0d0
    selb $102, $21, $99, $107
    stqa $119, 0x1a0e0
    selb $124, $13, $122, $28
    stqa $115, 0x1a0f0
    selb $101, $87, $121, $92
    stqa $102, 0x1a100
    selb $38, $15, $103, $97
    stqa $124, 0x1a110
    nop
    stqa $101, 0x1a120
    nop
    stqa $38, 0x1a130
    xor $41, $97, $9
    lqd $25, 192($22)
    nop
    lnop
    nor $97, $104, $41
    lnop
    selb $104, $113, $9, $69
    lnop
    selb $113, $116, $15, $69
    lnop
    ai $116, $2, 5
    lnop
    selb $15, $112, $97, $69
    rotqby $9, $25, $64
    andi $112, $116, -16
    lnop
    xor $97, $92, $12
    lnop
    a $92, $112, $63
    lnop
    nor $112, $70, $97
    rotqbyi $69, $9, 13
    selb $97, $72, $12, $66
    lqd $70, 7712($92)
    selb $25, $89, $87, $66
    cbd $12, 0($116)
    xor $116, $28, $19
    stqa $100, 0x1a140
    selb $28, $40, $112, $66
    stqa $3, 0x1a150
    nor $112, $71, $116
    stqa $126, 0x1a160
    selb $40, $31, $19, $118
    stqa $120, 0x1a170
    selb $31, $109, $13, $118
    stqa $99, 0x1a180
    xor $109, $107, $18
    stqa $122, 0x1a190
    selb $107, $98, $112, $118
    stqa $121, 0x1a1a0
    nor $112, $95, $109
    stqa $103, 0x1a1b0
    selb $109, $42, $18, $84
    lqd $95, 320($22)
    selb $42, $108, $21, $84
    lnop
    andi $108, $69, 255
    lnop
    xor $69, $91, $8
    lnop
    selb $91, $35, $112, $84
    shufb $21, $108, $70, $12
    nor $112, $33, $69
    rotqbyi $108, $92, 0
    selb $69, $29, $8, $81
    rotqby $33, $95, $64
    selb $29, $23, $16, $81
    lqd $95, 5632($6)
    xor $23, $39, $20
    lqd $16, 5648($6)
    selb $39, $32, $112, $81
    stqd $21, 7712($108)
    nor $112, $36, $23
    rotqbyi $21, $33, 13
    selb $23, $24, $20, $78
    lqd $33, 8048($92)
    selb $92, $93, $88, $78
    lnop
    selb $93, $96, $112, $78
    lnop
    xor $112, $26, $17
    lnop
    andi $26, $21, 255
    lnop
    nor $21, $94, $112
    shufb $72, $95, $16, $7
    selb $95, $110, $17, $75
    shufb $112, $26, $33, $12
    selb $110, $111, $14, $75
    rotqbyi $12, $4, 6
    xor $111, $30, $105
    lqa $14, 0x180e0
    selb $30, $37, $21, $75
    lqa $17, 0x180f0
    nor $21, $34, $111
    rotqbyi $37, $5, 6
    selb $111, $90, $105, $72
    shlqbii $34, $38, 1
    selb $105, $114, $106, $72
    rotqbii $90, $12, 1
    selb $114, $117, $21, $72
    shlqbii $106, $103, 1
    xor $103, $14, $68
    rotqbii $117, $37, 1
    xor $68, $17, $67
    stqd $112, 8048($108)
    selb $108, $34, $90, $60
    lqa $112, 0x180c0
    or $90, $103, $68
    lqa $34, 0x180d0
    selb $103, $106, $117, $60
    lnop
    andc $106, $90, $15
    lnop
    selb $90, $121, $113, $101
    lnop
    xor $117, $113, $104
    lnop
    xor $68, $112, $10
    lnop
    xor $112, $34, $11
    lnop
    nor $34, $90, $117
    lqa $67, 0x180a0
    or $117, $68, $112
    lqa $90, 0x180b0
    selb $68, $104, $34, $106
    lnop
    andc $37, $117, $28
    lnop
    selb $117, $122, $25, $124
    lnop
    xor $112, $25, $97
    lnop
    xor $17, $67, $86
    lnop
    xor $67, $90, $85
    lnop
    nor $90, $117, $112
    lqa $21, 0x18080
    or $117, $17, $67
    lqa $112, 0x18090
    selb $14, $97, $90, $37
    lnop
    andc $67, $117, $107
    lnop
    selb $117, $99, $31, $102
    lnop
    xor $17, $31, $40
    lnop
    xor $12, $21, $83
    lnop
    xor $21, $112, $82
    lnop
    nor $38, $117, $17
    lqa $112, 0x18060
    or $117, $12, $21
    lqa $26, 0x18070
    selb $17, $40, $38, $67
    lnop
    andc $33, $117, $91
    lnop
    selb $117, $120, $42, $115
    lnop
    xor $12, $42, $109
    lnop
    xor $21, $112, $80
    lnop
    xor $112, $26, $79
    lnop
    nor $26, $117, $12
    lqa $94, 0x18040
    or $117, $21, $112
    lqa $12, 0x18050
    selb $20, $109, $26, $33
    lnop
    andc $96, $117, $39
    lnop
    selb $117, $126, $29, $119
    lnop
    xor $112, $29, $69
    lnop
    xor $21, $94, $77
    lnop
    xor $16, $12, $76
    lqd $94, 3328($6)
    nor $88, $117, $112
    lqa $12, 0x18020
    or $117, $21, $16
    lqa $112, 0x18030
    selb $16, $69, $88, $96
    lqd $21, 3344($6)
    andc $36, $117, $93
    lqd $24, 3584($6)
    selb $32, $3, $92, $125
    lqd $117, 3600($6)
    xor $8, $92, $23
    lnop
    xor $70, $12, $74
    lnop
    xor $12, $112, $73
    lqa $35, 0x18000
    nor $98, $32, $8
    lqa $112, 0x18010
    or $32, $70, $12
    shufb $71, $94, $21, $7
    selb $8, $23, $98, $36
    shufb $70, $24, $117, $7
    andc $24, $32, $30
    lnop
    selb $32, $100, $110, $123
    lnop
    xor $117, $35, $71
    lnop
    xor $35, $112, $70
    lnop
    xor $112, $110, $95
    lnop
    or $94, $117, $35
    lnop
    selb $117, $103, $105, $108
    lnop
    xor $35, $105, $111
    lnop
    andc $89, $94, $114
    lnop
    nor $94, $117, $35
    lnop
    nor $35, $32, $112
    lnop
    selb $21, $111, $94, $89
    lnop
    selb $18, $95, $35, $24
    lnop
    selb $13, $108, $21, $94
    lnop
    selb $19, $123, $18, $35
    lnop
    selb $12, $125, $8, $98
    stqa $13, 0x1a0c0
    selb $9, $119, $16, $88
    stqa $19, 0x1a0d0
    selb $116, $115, $20, $26
    stqa $12, 0x1a0e0
    selb $117, $102, $17, $38
    stqa $9, 0x1a0f0
    selb $112, $124, $14, $90
    stqa $116, 0x1a100
    selb $32, $101, $68, $34
    stqa $117, 0x1a110
    nop
    stqa $112, 0x1a120
    nop
    stqa $32, 0x1a130
    nop
    lqd $87, 192($22)
    xor $41, $34, $121
    lnop
    nop
    lnop
    nor $34, $106, $41
    lnop
    selb $106, $104, $121, $66
    lnop
    ai $121, $2, 6
    lnop
    selb $41, $113, $101, $66
    rotqby $104, $87, $64
    andi $113, $121, -16
    lnop
    xor $101, $90, $122
    lnop
    a $90, $113, $63
    lnop
    selb $113, $15, $34, $66
    rotqbyi $87, $104, 13
    nor $104, $37, $101
    lqd $66, 7712($90)
    selb $37, $97, $122, $118
    cbd $101, 0($121)
    selb $122, $25, $124, $118
    stqa $21, 0x1a140
    xor $124, $38, $99
    stqa $18, 0x1a150
    selb $38, $28, $104, $118
    stqa $8, 0x1a160
    nor $104, $67, $124
    stqa $16, 0x1a170
    selb $124, $40, $99, $84
    stqa $20, 0x1a180
    selb $40, $31, $102, $84
    stqa $17, 0x1a190
    xor $102, $26, $120
    stqa $14, 0x1a1a0
    selb $26, $107, $104, $84
    stqa $68, 0x1a1b0
    nor $107, $33, $102
    lqd $104, 320($22)
    selb $33, $109, $120, $81
    lnop
    andi $120, $87, 255
    lnop
    selb $31, $42, $115, $81
    lnop
    xor $115, $88, $126
    shufb $42, $120, $66, $101
    selb $120, $91, $107, $81
    rotqbyi $88, $90, 0
    nor $107, $96, $115
    rotqby $91, $104, $64
    selb $66, $69, $126, $78
    lqd $115, 5888($6)
    selb $28, $29, $119, $78
    lqd $126, 5904($6)
    xor $119, $98, $3
    stqd $42, 7712($88)
    selb $42, $39, $107, $78
    rotqbyi $98, $91, 13
    nor $107, $36, $119
    lqd $91, 8048($90)
    selb $119, $23, $3, $75
    lnop
    selb $3, $92, $125, $75
    lnop
    xor $125, $35, $100
    lnop
    andi $35, $98, 255
    rotqbyi $92, $4, 7
    selb $4, $93, $107, $75
    shufb $69, $115, $126, $7
    nor $126, $24, $125
    shufb $115, $35, $91, $101
    selb $125, $95, $100, $72
    shlqbii $101, $32, 1
    selb $32, $110, $123, $72
    rotqbii $100, $92, 1
    xor $123, $94, $103
    rotqbyi $110, $5, 7
    selb $5, $30, $126, $72
    lqa $94, 0x180e0
    nor $126, $89, $123
    lqa $30, 0x180f0
    selb $24, $111, $103, $69
    lnop
    selb $35, $105, $108, $69
    shlqbii $111, $68, 1
    selb $23, $114, $126, $69
    rotqbii $108, $110, 1
    selb $36, $101, $100, $60
    stqd $115, 8048($88)
    xor $115, $94, $10
    lnop
    xor $94, $30, $11
    lnop
    selb $11, $111, $108, $60
    lqa $30, 0x180c0
    or $111, $115, $94
    lqa $108, 0x180d0
    selb $115, $14, $41, $112
    lnop
    xor $94, $41, $106
    lnop
    andc $10, $111, $113
    lnop
    nor $111, $115, $94
    lnop
    xor $115, $30, $86
    lnop
    xor $30, $108, $85
    lnop
    selb $87, $106, $111, $10
    lqa $108, 0x180a0
    or $94, $115, $30
    lqa $101, 0x180b0
    xor $115, $111, $14
    lnop
    andc $30, $94, $38
    lnop
    selb $94, $17, $122, $117
    lnop
    xor $100, $122, $37
    lnop
    xor $88, $108, $83
    lnop
    xor $108, $101, $82
    lnop
    nor $126, $94, $100
    lqa $101, 0x18080
    or $100, $88, $108
    lqa $94, 0x18090
    selb $89, $37, $126, $30
    lnop
    andc $114, $100, $26
    lnop
    selb $100, $20, $40, $116
    lnop
    xor $108, $40, $124
    lnop
    xor $88, $101, $80
    lnop
    xor $101, $94, $79
    lnop
    nor $110, $100, $108
    lqa $94, 0x18060
    or $108, $88, $101
    lqa $100, 0x18070
    selb $91, $124, $110, $114
    lnop
    andc $123, $108, $120
    lnop
    selb $108, $16, $31, $9
    lnop
    xor $101, $31, $33
    lnop
    xor $88, $94, $77
    lnop
    xor $94, $100, $76
    lnop
    nor $39, $108, $101
    lqa $100, 0x18040
    or $108, $88, $94
    lqa $101, 0x18050
    selb $93, $33, $39, $123
    lnop
    andc $29, $108, $42
    lnop
    selb $108, $8, $28, $12
    lnop
    xor $94, $28, $66
    lnop
    xor $88, $100, $74
    lnop
    xor $105, $101, $73
    lqd $100, 3840($6)
    nor $25, $108, $94
    lqa $101, 0x18020
    or $108, $88, $105
    lqa $94, 0x18030
    selb $95, $66, $25, $29
    lqd $105, 3856($6)
    andc $121, $108, $4
    lqd $88, 4096($6)
    selb $68, $18, $3, $19
    lqd $108, 4112($6)
    xor $103, $3, $119
    lnop
    xor $92, $101, $71
    lnop
    xor $101, $94, $70
    lqa $107, 0x18000
    nor $15, $68, $103
    lqa $94, 0x18010
    or $103, $92, $101
    shufb $68, $100, $105, $7
    selb $97, $119, $15, $121
    shufb $67, $88, $108, $7
    andc $34, $103, $5
    lnop
    selb $103, $21, $32, $13
    lnop
    xor $108, $107, $68
    lnop
    xor $107, $94, $67
    lnop
    xor $94, $32, $125
    lnop
    or $88, $108, $107
    lnop
    selb $108, $11, $35, $36
    lnop
    xor $107, $35, $24
    lnop
    andc $27, $88, $23
    lnop
    nor $43, $108, $107
    lnop
    nor $44, $103, $94
    lnop
    selb $101, $24, $43, $27
    lnop
    selb $99, $125, $44, $34
    lnop
    selb $102, $36, $101, $43
    lnop
    selb $100, $13, $99, $44
    lnop
    selb $98, $19, $97, $15
    stqa $102, 0x1a0c0
    selb $96, $12, $95, $25
    stqa $100, 0x1a0d0
    selb $94, $9, $93, $39
    stqa $98, 0x1a0e0
    selb $92, $116, $91, $110
    stqa $96, 0x1a0f0
    selb $90, $117, $89, $126
    stqa $94, 0x1a100
    selb $88, $112, $87, $111
    stqa $92, 0x1a110
    nop
    stqa $90, 0x1a120
    nor $111, $10, $115
    stqa $88, 0x1a130
    selb $105, $106, $14, $118
    lqd $115, 192($22)
    selb $104, $41, $112, $118
    lnop
    xor $112, $126, $17
    lnop
    selb $103, $113, $111, $118
    lnop
    nor $118, $30, $112
    lnop
    ai $112, $2, 7
    lnop
    selb $108, $37, $17, $84
    rotqby $2, $115, $64
    andi $115, $112, -16
    lnop
    selb $107, $122, $117, $84
    lnop
    a $122, $115, $63
    lnop
    xor $115, $110, $20
    rotqbyi $117, $2, 13
    selb $106, $38, $118, $84
    lqd $2, 7712($122)
    nor $118, $114, $115
    cbd $38, 0($112)
    selb $111, $124, $20, $81
    stqa $101, 0x1a140
    selb $110, $40, $116, $81
    stqa $99, 0x1a150
    xor $116, $39, $16
    stqa $97, 0x1a160
    selb $109, $26, $118, $81
    stqa $95, 0x1a170
    nor $118, $123, $116
    stqa $93, 0x1a180
    selb $114, $33, $16, $78
    stqa $91, 0x1a190
    selb $113, $31, $9, $78
    stqa $89, 0x1a1a0
    xor $9, $25, $8
    stqa $87, 0x1a1b0
    selb $112, $120, $118, $78
    lqd $25, 320($22)
    nor $120, $29, $9
    lnop
    andi $9, $117, 255
    lnop
    selb $117, $66, $8, $75
    lnop
    selb $116, $28, $12, $75
    shufb $66, $9, $2, $38
    xor $2, $15, $18
    rotqbyi $9, $122, 0
    selb $115, $42, $120, $75
    rotqby $15, $25, $64
    nor $25, $121, $2
    hbrr k_edit_edge_tap_branch, k_edit_edge_tap_loop
    selb $120, $119, $18, $72
    lqd $121, 6144($6)
    selb $119, $3, $19, $72
    lqd $18, 6160($6)
    xor $3, $44, $21
    stqd $66, 7712($9)
    selb $118, $4, $25, $72
    rotqbyi $44, $15, 13
    nor $4, $34, $3
    lqd $15, 8048($122)
    selb $123, $125, $21, $69
    lnop
    selb $122, $32, $13, $69
    lnop
    xor $13, $43, $11
    shufb $66, $121, $18, $7
    andi $7, $44, 255
    lnop
    selb $121, $5, $4, $69
    lnop
    nor $4, $27, $13
    shufb $5, $7, $15, $38
    selb $126, $24, $11, $66
    lnop
    selb $125, $35, $36, $66
    lnop
    ai $65, $65, -1
    lnop
    selb $124, $23, $4, $66
    stqd $5, 8048($9)
    ai $127, $127, 1
k_edit_edge_tap_branch:
    brnz $65, k_edit_edge_tap_loop
k_edit_edge_tap_end:
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
    stqa $94, 0x19b00
    stqa $93, 0x19b10
    stqa $92, 0x19b20
    stqa $91, 0x19b30
    stqa $90, 0x19b40
    stqa $89, 0x19b50
    stqa $88, 0x19b60
    stqa $87, 0x19b70
    bi $0

.global k_edit_steady_tap
.align 3
k_edit_steady_tap:
    lqa $70, 0x0
    lqa $69, 0x10
    lqa $68, 0x20
    lqa $67, 0x30
    lqa $66, 0x50
    ori $71, $5, 0
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
    lqa $94, 0x19b00
    lqa $93, 0x19b10
    lqa $92, 0x19b20
    lqa $91, 0x19b30
    lqa $90, 0x19b40
    lqa $89, 0x19b50
    lqa $88, 0x19b60
    lqa $87, 0x19b70
    andi $6, $3, 7
    rotmi $7, $3, -3
    shli $6, $6, 5
    a $6, $6, $7
    andi $7, $6, -16
    a $7, $7, $70
    lqd $8, 768($7)
    lqd $9, 784($7)
    shufb $6, $6, $6, $69
    andbi $6, $6, 15
    a $6, $6, $68
    shufb $86, $8, $9, $6
    lqd $8, 1024($7)
    lqd $9, 1040($7)
    shufb $85, $8, $9, $6
    lqd $8, 1280($7)
    lqd $9, 1296($7)
    shufb $84, $8, $9, $6
    lqd $8, 1536($7)
    lqd $9, 1552($7)
    shufb $83, $8, $9, $6
    lqd $8, 1792($7)
    lqd $9, 1808($7)
    shufb $82, $8, $9, $6
    lqd $8, 2048($7)
    lqd $9, 2064($7)
    shufb $81, $8, $9, $6
    lqd $8, 2304($7)
    lqd $9, 2320($7)
    shufb $80, $8, $9, $6
    lqd $8, 2560($7)
    lqd $9, 2576($7)
    shufb $79, $8, $9, $6
    lqd $8, 2816($7)
    lqd $9, 2832($7)
    shufb $78, $8, $9, $6
    lqd $8, 3072($7)
    lqd $9, 3088($7)
    shufb $77, $8, $9, $6
    lqd $8, 3328($7)
    lqd $9, 3344($7)
    shufb $76, $8, $9, $6
    lqd $8, 3584($7)
    lqd $9, 3600($7)
    shufb $75, $8, $9, $6
    lqd $8, 3840($7)
    lqd $9, 3856($7)
    shufb $74, $8, $9, $6
    lqd $8, 4096($7)
    lqd $7, 4112($7)
    shufb $73, $8, $7, $6
    sf $72, $3, $4
    ori $127, $3, 0
    cgti $2, $72, 0
    brz $2, k_edit_steady_tap_end
# 1000 cycles an iteration, 773 at least: 773 instructions for the even pipe, 469 for the odd one; 73 cycles of nops alone
.align 3
k_edit_steady_tap_loop:
    nop
    lnop
    shli $2, $127, 3
    lnop
    ai $6, $127, 1
    lnop
    nop
    lnop
    andi $7, $6, 7
    lnop
    andi $5, $2, -16
    lnop
    rotmi $4, $6, -3
    lnop
    a $3, $5, $70
    lnop
    shli $5, $7, 5
    lnop
    nop
    lqd $7, 7040($3)
    nop
    lnop
    nop
    lnop
    a $6, $5, $4
    lqd $8, 7376($3)
    nop
    lnop
    nop
    shufb $9, $6, $6, $69
    nop
    rotqby $4, $7, $2
    nop
    lqa $7, 0x180e0
    nop
    lqa $10, 0x180f0
    andi $11, $6, -16
    rotqby $5, $8, $2
    andbi $8, $9, 15
    shlqbii $12, $88, 1
    a $88, $11, $70
    rotqbii $9, $4, 1
    a $6, $8, $68
    shlqbii $11, $87, 1
    xor $13, $7, $86
    rotqbii $8, $5, 1
    xor $86, $10, $85
    lnop
    selb $87, $12, $9, $67
    lqa $85, 0x180c0
    or $9, $13, $86
    lqa $12, 0x180d0
    selb $7, $11, $8, $67
    lnop
    andc $8, $9, $103
    lnop
    selb $103, $89, $104, $90
    lnop
    xor $9, $104, $105
    lnop
    xor $104, $85, $84
    lnop
    xor $85, $12, $83
    lnop
    nor $12, $103, $9
    lqa $11, 0x180a0
    or $103, $104, $85
    lqa $9, 0x180b0
    selb $104, $105, $12, $8
    lnop
    andc $105, $103, $106
    lnop
    selb $106, $91, $107, $92
    lnop
    xor $103, $107, $108
    lnop
    xor $107, $11, $82
    lnop
    xor $11, $9, $81
    lnop
    nor $9, $106, $103
    lqa $85, 0x18080
    or $106, $107, $11
    lqa $103, 0x18090
    selb $107, $108, $9, $105
    lnop
    andc $108, $106, $109
    lnop
    selb $109, $93, $110, $94
    lnop
    xor $106, $110, $111
    lnop
    xor $110, $85, $80
    lnop
    xor $85, $103, $79
    lnop
    nor $103, $109, $106
    lqa $11, 0x18060
    or $109, $110, $85
    lqa $106, 0x18070
    selb $110, $111, $103, $108
    lnop
    andc $111, $109, $112
    lnop
    selb $112, $95, $113, $96
    lnop
    xor $109, $113, $114
    lnop
    xor $113, $11, $78
    lnop
    xor $11, $106, $77
    lnop
    nor $106, $112, $109
    lqa $85, 0x18040
    or $112, $113, $11
    lqa $109, 0x18050
    selb $113, $114, $106, $111
    lnop
    andc $11, $112, $115
    lnop
    selb $115, $97, $116, $98
    lnop
    xor $112, $116, $117
    lnop
    xor $116, $85, $76
    lnop
    xor $114, $109, $75
    lqd $85, 256($88)
    nor $109, $115, $112
    lqa $86, 0x18020
    or $115, $116, $114
    lqa $112, 0x18030
    selb $116, $117, $109, $11
    lqd $114, 272($88)
    andc $13, $115, $118
    lqd $117, 512($88)
    selb $118, $99, $119, $100
    lqd $10, 528($88)
    xor $115, $119, $120
    lnop
    xor $119, $86, $74
    lnop
    xor $86, $112, $73
    lqa $14, 0x18000
    nor $15, $118, $115
    lqa $112, 0x18010
    or $16, $119, $86
    shufb $118, $85, $114, $6
    selb $119, $120, $15, $13
    shufb $115, $117, $10, $6
    andc $10, $16, $121
    lnop
    selb $121, $101, $122, $102
    lnop
    xor $16, $14, $118
    lnop
    xor $14, $112, $115
    lnop
    xor $112, $122, $123
    lnop
    or $122, $16, $14
    lnop
    selb $14, $7, $125, $87
    lnop
    xor $16, $125, $126
    lnop
    andc $86, $122, $124
    lnop
    nor $85, $14, $16
    lnop
    nor $14, $121, $112
    lnop
    selb $124, $126, $85, $86
    lnop
    selb $126, $123, $14, $10
    lnop
    selb $123, $87, $124, $85
    lnop
    selb $125, $102, $126, $14
    lnop
    selb $122, $100, $119, $15
    stqa $123, 0x1a0c0
    selb $121, $98, $116, $109
    stqa $125, 0x1a0d0
    selb $120, $96, $113, $106
    stqa $122, 0x1a0e0
    selb $117, $94, $110, $103
    stqa $121, 0x1a0f0
    selb $114, $92, $107, $9
    stqa $120, 0x1a100
    selb $16, $90, $104, $12
    stqa $117, 0x1a110
    nop
    stqa $114, 0x1a120
    andi $17, $71, -16
    stqa $16, 0x1a130
    nop
    lnop
    a $112, $17, $66
    lnop
    nop
    lnop
    nop
    lqd $17, 192($112)
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
    rotqby $18, $17, $71
    nop
    lnop
    nop
    lnop
    nop
    lnop
    nop
    rotqbyi $17, $18, 13
    nop
    lqd $18, 7712($3)
    nop
    cbd $19, 0($2)
    nop
    stqa $124, 0x1a140
    nop
    stqa $126, 0x1a150
    nop
    stqa $119, 0x1a160
    nop
    stqa $116, 0x1a170
    nop
    stqa $113, 0x1a180
    nop
    stqa $110, 0x1a190
    nop
    stqa $107, 0x1a1a0
    nop
    stqa $104, 0x1a1b0
    nop
    lqd $20, 320($112)
    nop
    lnop
    andi $21, $17, 255
    lnop
    nop
    lnop
    nop
    shufb $17, $21, $18, $19
    nop
    rotqbyi $18, $3, 0
    nop
    rotqby $21, $20, $71
    xor $20, $12, $89
    lnop
    nop
    lnop
    nor $12, $8, $20
    stqd $17, 7712($18)
    xor $8, $9, $91
    rotqbyi $17, $21, 13
    xor $9, $103, $93
    lqd $21, 8048($3)
    nor $103, $105, $8
    lnop
    nor $105, $108, $9
    lnop
    xor $108, $106, $95
    lnop
    andi $106, $17, 255
    lnop
    nor $17, $111, $108
    lnop
    xor $111, $109, $97
    shufb $108, $106, $21, $19
    xor $109, $15, $99
    rotqbyi $106, $4, 1
    nor $15, $11, $111
    lqa $19, 0x180e0
    nor $11, $13, $109
    lqa $111, 0x180f0
    xor $109, $14, $101
    rotqbyi $13, $5, 1
    xor $14, $85, $7
    shlqbii $21, $16, 1
    nor $16, $10, $109
    rotqbii $85, $106, 1
    nor $109, $86, $14
    shlqbii $106, $104, 1
    xor $86, $19, $84
    rotqbii $104, $13, 1
    xor $84, $111, $83
    stqd $108, 8048($18)
    selb $3, $21, $85, $67
    lqa $108, 0x180c0
    or $85, $86, $84
    lqa $21, 0x180d0
    selb $111, $106, $104, $67
    lnop
    andc $106, $85, $12
    lnop
    selb $85, $107, $90, $114
    lnop
    xor $12, $90, $89
    lnop
    xor $90, $108, $82
    lnop
    xor $108, $21, $81
    lnop
    nor $21, $85, $12
    lqa $104, 0x180a0
    or $85, $90, $108
    lqa $12, 0x180b0
    selb $108, $89, $21, $106
    lnop
    andc $89, $85, $103
    lnop
    selb $103, $110, $92, $117
    lnop
    xor $85, $92, $91
    lnop
    xor $92, $104, $80
    lnop
    xor $104, $12, $79
    lnop
    nor $12, $103, $85
    lqa $90, 0x18080
    or $103, $92, $104
    lqa $85, 0x18090
    selb $92, $91, $12, $89
    lnop
    andc $104, $103, $105
    lnop
    selb $105, $113, $94, $120
    lnop
    xor $103, $94, $93
    lnop
    xor $94, $90, $78
    lnop
    xor $90, $85, $77
    lnop
    nor $84, $105, $103
    lqa $85, 0x18060
    or $105, $94, $90
    lqa $103, 0x18070
    selb $94, $93, $84, $104
    lnop
    andc $90, $105, $17
    lnop
    selb $105, $116, $96, $121
    lnop
    xor $17, $96, $95
    lnop
    xor $96, $85, $76
    lnop
    xor $85, $103, $75
    lnop
    nor $103, $105, $17
    lqa $93, 0x18040
    or $105, $96, $85
    lqa $17, 0x18050
    selb $96, $95, $103, $90
    lnop
    andc $83, $105, $15
    lnop
    selb $105, $119, $98, $122
    lnop
    xor $15, $98, $97
    lnop
    xor $98, $93, $74
    lnop
    xor $95, $17, $73
    lqd $93, 768($88)
    nor $17, $105, $15
    lqa $85, 0x18020
    or $105, $98, $95
    lqa $15, 0x18030
    selb $98, $97, $17, $83
    lqd $95, 784($88)
    andc $18, $105, $11
    lqd $97, 1024($88)
    selb $11, $126, $100, $125
    lqd $105, 1040($88)
    xor $91, $100, $99
    lnop
    xor $100, $85, $118
    lnop
    xor $85, $15, $115
    lqa $13, 0x18000
    nor $15, $11, $91
    lqa $19, 0x18010
    or $91, $100, $85
    shufb $86, $93, $95, $6
    selb $100, $99, $15, $18
    shufb $85, $97, $105, $6
    andc $105, $91, $16
    lnop
    selb $91, $124, $102, $123
    lnop
    xor $16, $13, $86
    lnop
    xor $13, $19, $85
    lnop
    xor $19, $102, $101
    lnop
    or $102, $16, $13
    lnop
    selb $13, $111, $87, $3
    lnop
    xor $16, $87, $7
    lnop
    andc $11, $102, $109
    lnop
    nor $109, $13, $16
    lnop
    nor $13, $91, $19
    lnop
    selb $87, $7, $109, $11
    lnop
    selb $7, $101, $13, $105
    lnop
    selb $101, $3, $87, $109
    lnop
    selb $102, $123, $7, $13
    lnop
    selb $99, $125, $100, $15
    stqa $101, 0x1a0c0
    selb $97, $122, $98, $17
    stqa $102, 0x1a0d0
    selb $95, $121, $96, $103
    stqa $99, 0x1a0e0
    selb $93, $120, $94, $84
    stqa $97, 0x1a0f0
    selb $91, $117, $92, $12
    stqa $95, 0x1a100
    selb $19, $114, $108, $21
    stqa $93, 0x1a110
    nop
    stqa $91, 0x1a120
    nop
    stqa $19, 0x1a130
    nop
    lqd $16, 192($112)
    nop
    lnop
    nop
    lnop
    nop
    lnop
    nop
    lnop
    ai $14, $2, 1
    lnop
    nop
    rotqby $10, $16, $71
    andi $16, $14, -16
    lnop
    nop
    lnop
    a $9, $16, $70
    lnop
    nop
    rotqbyi $16, $10, 13
    nop
    lqd $10, 7712($9)
    nop
    cbd $8, 0($14)
    nop
    stqa $87, 0x1a140
    nop
    stqa $7, 0x1a150
    nop
    stqa $100, 0x1a160
    nop
    stqa $98, 0x1a170
    nop
    stqa $96, 0x1a180
    nop
    stqa $94, 0x1a190
    nop
    stqa $92, 0x1a1a0
    nop
    stqa $108, 0x1a1b0
    nop
    lqd $14, 320($112)
    nop
    lnop
    andi $20, $16, 255
    lnop
    nop
    lnop
    nop
    shufb $16, $20, $10, $8
    nop
    rotqbyi $10, $9, 0
    nop
    rotqby $20, $14, $71
    xor $14, $21, $107
    lnop
    nop
    lnop
    nor $21, $106, $14
    stqd $16, 7712($10)
    xor $106, $12, $110
    rotqbyi $14, $20, 13
    xor $12, $84, $113
    lqd $20, 8048($9)
    nor $84, $89, $106
    lnop
    nor $106, $104, $12
    lnop
    xor $104, $103, $116
    lnop
    andi $103, $14, 255
    lnop
    nor $14, $90, $104
    lnop
    xor $104, $17, $119
    shufb $90, $103, $20, $8
    xor $103, $15, $126
    rotqbyi $8, $4, 2
    nor $15, $83, $104
    lqa $17, 0x180e0
    nor $104, $18, $103
    lqa $83, 0x180f0
    xor $103, $13, $124
    rotqbyi $18, $5, 2
    xor $13, $109, $111
    shlqbii $20, $19, 1
    nor $109, $105, $103
    rotqbii $19, $8, 1
    nor $105, $11, $13
    shlqbii $103, $108, 1
    xor $11, $17, $82
    rotqbii $108, $18, 1
    xor $82, $83, $81
    stqd $90, 8048($10)
    selb $89, $20, $19, $67
    lqa $83, 0x180c0
    or $19, $11, $82
    lqa $20, 0x180d0
    selb $90, $103, $108, $67
    lnop
    andc $108, $19, $21
    lnop
    selb $19, $92, $114, $91
    lnop
    xor $21, $114, $107
    lnop
    xor $114, $83, $80
    lnop
    xor $83, $20, $79
    lnop
    nor $20, $19, $21
    lqa $103, 0x180a0
    or $19, $114, $83
    lqa $21, 0x180b0
    selb $114, $107, $20, $108
    lnop
    andc $107, $19, $84
    lnop
    selb $84, $94, $117, $93
    lnop
    xor $19, $117, $110
    lnop
    xor $117, $103, $78
    lnop
    xor $103, $21, $77
    lnop
    nor $21, $84, $19
    lqa $83, 0x18080
    or $84, $117, $103
    lqa $19, 0x18090
    selb $117, $110, $21, $107
    lnop
    andc $103, $84, $106
    lnop
    selb $106, $96, $120, $95
    lnop
    xor $84, $120, $113
    lnop
    xor $120, $83, $76
    lnop
    xor $83, $19, $75
    lnop
    nor $19, $106, $84
    lqa $110, 0x18060
    or $106, $120, $83
    lqa $84, 0x18070
    selb $120, $113, $19, $103
    lnop
    andc $82, $106, $14
    lnop
    selb $106, $98, $121, $97
    lnop
    xor $14, $121, $116
    lnop
    xor $121, $110, $74
    lnop
    xor $110, $84, $73
    lnop
    nor $11, $106, $14
    lqa $84, 0x18040
    or $106, $121, $110
    lqa $14, 0x18050
    selb $121, $116, $11, $82
    lnop
    andc $81, $106, $15
    lnop
    selb $106, $100, $122, $99
    lnop
    xor $15, $122, $119
    lnop
    xor $122, $84, $118
    lnop
    xor $84, $14, $115
    lqd $116, 1280($88)
    nor $14, $106, $15
    lqa $110, 0x18020
    or $106, $122, $84
    lqa $15, 0x18030
    selb $122, $119, $14, $81
    lqd $113, 1296($88)
    andc $10, $106, $104
    lqd $119, 1536($88)
    selb $104, $7, $125, $102
    lqd $106, 1552($88)
    xor $84, $125, $126
    lnop
    xor $125, $110, $86
    lnop
    xor $110, $15, $85
    lqa $17, 0x18000
    nor $15, $104, $84
    lqa $18, 0x18010
    or $104, $125, $110
    shufb $84, $116, $113, $6
    selb $125, $126, $15, $10
    shufb $83, $119, $106, $6
    andc $106, $104, $109
    lnop
    selb $109, $87, $123, $101
    lnop
    xor $104, $17, $84
    lnop
    xor $17, $18, $83
    lnop
    xor $18, $123, $124
    lnop
    or $123, $104, $17
    lnop
    selb $104, $90, $3, $89
    lnop
    xor $17, $3, $111
    lnop
    andc $13, $123, $105
    lnop
    nor $105, $104, $17
    lnop
    nor $104, $109, $18
    lnop
    selb $3, $111, $105, $13
    lnop
    selb $111, $124, $104, $106
    lnop
    selb $124, $89, $3, $105
    lnop
    selb $123, $101, $111, $104
    lnop
    selb $126, $102, $125, $15
    stqa $124, 0x1a0c0
    selb $119, $99, $122, $14
    stqa $123, 0x1a0d0
    selb $116, $97, $121, $11
    stqa $126, 0x1a0e0
    selb $113, $95, $120, $19
    stqa $119, 0x1a0f0
    selb $110, $93, $117, $21
    stqa $116, 0x1a100
    selb $109, $91, $114, $20
    stqa $113, 0x1a110
    nop
    stqa $110, 0x1a120
    nop
    stqa $109, 0x1a130
    nop
    lqd $18, 192($112)
    nop
    lnop
    nop
    lnop
    nop
    lnop
    nop
    lnop
    ai $17, $2, 2
    lnop
    nop
    rotqby $8, $18, $71
    andi $18, $17, -16
    lnop
    nop
    lnop
    a $12, $18, $70
    lnop
    nop
    rotqbyi $18, $8, 13
    nop
    lqd $8, 7712($12)
    nop
    cbd $9, 0($17)
    nop
    stqa $3, 0x1a140
    nop
    stqa $111, 0x1a150
    nop
    stqa $125, 0x1a160
    nop
    stqa $122, 0x1a170
    nop
    stqa $121, 0x1a180
    nop
    stqa $120, 0x1a190
    nop
    stqa $117, 0x1a1a0
    nop
    stqa $114, 0x1a1b0
    nop
    lqd $17, 320($112)
    nop
    lnop
    andi $16, $18, 255
    lnop
    nop
    lnop
    nop
    shufb $18, $16, $8, $9
    nop
    rotqbyi $8, $12, 0
    nop
    rotqby $16, $17, $71
    xor $17, $20, $92
    lnop
    nop
    lnop
    nor $20, $108, $17
    stqd $18, 7712($8)
    xor $108, $21, $94
    rotqbyi $17, $16, 13
    xor $16, $19, $96
    lqd $21, 8048($12)
    nor $12, $107, $108
    lnop
    nor $108, $103, $16
    lnop
    xor $103, $11, $98
    lnop
    andi $11, $17, 255
    lnop
    nor $17, $82, $103
    lnop
    xor $103, $14, $100
    shufb $82, $11, $21, $9
    xor $9, $15, $7
    rotqbyi $11, $4, 3
    nor $15, $81, $103
    lqa $14, 0x180e0
    nor $103, $10, $9
    lqa $81, 0x180f0
    xor $9, $104, $87
    rotqbyi $10, $5, 3
    xor $104, $105, $90
    shlqbii $21, $109, 1
    nor $109, $106, $9
    rotqbii $105, $11, 1
    nor $106, $13, $104
    shlqbii $9, $114, 1
    xor $114, $14, $80
    rotqbii $104, $10, 1
    xor $80, $81, $79
    stqd $82, 8048($8)
    selb $107, $21, $105, $67
    lqa $82, 0x180c0
    or $105, $114, $80
    lqa $21, 0x180d0
    selb $114, $9, $104, $67
    lnop
    andc $104, $105, $20
    lnop
    selb $105, $117, $91, $110
    lnop
    xor $20, $91, $92
    lnop
    xor $91, $82, $78
    lnop
    xor $82, $21, $77
    lnop
    nor $21, $105, $20
    lqa $9, 0x180a0
    or $105, $91, $82
    lqa $20, 0x180b0
    selb $91, $92, $21, $104
    lnop
    andc $92, $105, $12
    lnop
    selb $105, $120, $93, $113
    lnop
    xor $12, $93, $94
    lnop
    xor $93, $9, $76
    lnop
    xor $9, $20, $75
    lnop
    nor $20, $105, $12
    lqa $82, 0x18080
    or $105, $93, $9
    lqa $12, 0x18090
    selb $93, $94, $20, $92
    lnop
    andc $9, $105, $108
    lnop
    selb $108, $121, $95, $116
    lnop
    xor $105, $95, $96
    lnop
    xor $95, $82, $74
    lnop
    xor $82, $12, $73
    lnop
    nor $12, $108, $105
    lqa $94, 0x18060
    or $108, $95, $82
    lqa $105, 0x18070
    selb $95, $96, $12, $9
    lnop
    andc $80, $108, $17
    lnop
    selb $108, $122, $97, $119
    lnop
    xor $17, $97, $98
    lnop
    xor $97, $94, $118
    lnop
    xor $94, $105, $115
    lnop
    nor $105, $108, $17
    lqa $96, 0x18040
    or $108, $97, $94
    lqa $17, 0x18050
    selb $97, $98, $105, $80
    lnop
    andc $79, $108, $15
    lnop
    selb $108, $125, $99, $126
    lnop
    xor $15, $99, $100
    lnop
    xor $99, $96, $86
    lnop
    xor $98, $17, $85
    lqd $96, 1792($88)
    nor $17, $108, $15
    lqa $94, 0x18020
    or $108, $99, $98
    lqa $15, 0x18030
    selb $99, $100, $17, $79
    lqd $98, 1808($88)
    andc $8, $108, $103
    lqd $100, 2048($88)
    selb $103, $111, $102, $123
    lqd $108, 2064($88)
    xor $82, $102, $7
    lnop
    xor $102, $94, $84
    lnop
    xor $94, $15, $83
    lqa $10, 0x18000
    nor $15, $103, $82
    lqa $14, 0x18010
    or $103, $102, $94
    shufb $82, $96, $98, $6
    selb $102, $7, $15, $8
    shufb $81, $100, $108, $6
    andc $108, $103, $109
    lnop
    selb $109, $3, $101, $124
    lnop
    xor $103, $10, $82
    lnop
    xor $10, $14, $81
    lnop
    xor $14, $101, $87
    lnop
    or $101, $103, $10
    lnop
    selb $103, $114, $89, $107
    lnop
    xor $10, $89, $90
    lnop
    andc $13, $101, $106
    lnop
    nor $106, $103, $10
    lnop
    nor $103, $109, $14
    lnop
    selb $89, $90, $106, $13
    lnop
    selb $90, $87, $103, $108
    lnop
    selb $87, $107, $89, $106
    lnop
    selb $101, $124, $90, $103
    lnop
    selb $7, $123, $102, $15
    stqa $87, 0x1a0c0
    selb $100, $126, $99, $17
    stqa $101, 0x1a0d0
    selb $98, $119, $97, $105
    stqa $7, 0x1a0e0
    selb $96, $116, $95, $12
    stqa $100, 0x1a0f0
    selb $94, $113, $93, $20
    stqa $98, 0x1a100
    selb $109, $110, $91, $21
    stqa $96, 0x1a110
    nop
    stqa $94, 0x1a120
    nop
    stqa $109, 0x1a130
    nop
    lqd $14, 192($112)
    nop
    lnop
    nop
    lnop
    nop
    lnop
    nop
    lnop
    ai $10, $2, 3
    lnop
    nop
    rotqby $11, $14, $71
    andi $14, $10, -16
    lnop
    nop
    lnop
    a $16, $14, $70
    lnop
    nop
    rotqbyi $14, $11, 13
    nop
    lqd $11, 7712($16)
    nop
    cbd $19, 0($10)
    nop
    stqa $89, 0x1a140
    nop
    stqa $90, 0x1a150
    nop
    stqa $102, 0x1a160
    nop
    stqa $99, 0x1a170
    nop
    stqa $97, 0x1a180
    nop
    stqa $95, 0x1a190
    nop
    stqa $93, 0x1a1a0
    nop
    stqa $91, 0x1a1b0
    nop
    lqd $10, 320($112)
    nop
    lnop
    andi $18, $14, 255
    lnop
    nop
    lnop
    nop
    shufb $14, $18, $11, $19
    nop
    rotqbyi $11, $16, 0
    nop
    rotqby $18, $10, $71
    xor $10, $21, $117
    lnop
    nop
    lnop
    nor $21, $104, $10
    stqd $14, 7712($11)
    xor $104, $20, $120
    rotqbyi $10, $18, 13
    xor $18, $12, $121
    lqd $20, 8048($16)
    nor $12, $92, $104
    lnop
    nor $104, $9, $18
    lnop
    xor $9, $105, $122
    lnop
    andi $105, $10, 255
    lnop
    nor $10, $80, $9
    lnop
    xor $80, $17, $125
    shufb $9, $105, $20, $19
    xor $105, $15, $111
    rotqbyi $17, $4, 4
    nor $15, $79, $80
    lqa $19, 0x180e0
    nor $80, $8, $105
    lqa $79, 0x180f0
    xor $105, $103, $3
    rotqbyi $8, $5, 4
    xor $103, $106, $114
    shlqbii $20, $109, 1
    nor $109, $108, $105
    rotqbii $106, $17, 1
    nor $108, $13, $103
    shlqbii $105, $91, 1
    xor $91, $19, $78
    rotqbii $103, $8, 1
    xor $78, $79, $77
    stqd $9, 8048($11)
    selb $92, $20, $106, $67
    lqa $79, 0x180c0
    or $106, $91, $78
    lqa $20, 0x180d0
    selb $91, $105, $103, $67
    lnop
    andc $105, $106, $21
    lnop
    selb $106, $93, $110, $94
    lnop
    xor $21, $110, $117
    lnop
    xor $110, $79, $76
    lnop
    xor $79, $20, $75
    lnop
    nor $20, $106, $21
    lqa $103, 0x180a0
    or $106, $110, $79
    lqa $21, 0x180b0
    selb $110, $117, $20, $105
    lnop
    andc $117, $106, $12
    lnop
    selb $106, $95, $113, $96
    lnop
    xor $12, $113, $120
    lnop
    xor $113, $103, $74
    lnop
    xor $103, $21, $73
    lnop
    nor $21, $106, $12
    lqa $79, 0x18080
    or $106, $113, $103
    lqa $12, 0x18090
    selb $113, $120, $21, $117
    lnop
    andc $103, $106, $104
    lnop
    selb $106, $97, $116, $98
    lnop
    xor $104, $116, $121
    lnop
    xor $116, $79, $118
    lnop
    xor $79, $12, $115
    lnop
    nor $12, $106, $104
    lqa $120, 0x18060
    or $106, $116, $79
    lqa $104, 0x18070
    selb $116, $121, $12, $103
    lnop
    andc $78, $106, $10
    lnop
    selb $106, $99, $119, $100
    lnop
    xor $10, $119, $122
    lnop
    xor $119, $120, $86
    lnop
    xor $120, $104, $85
    lnop
    nor $104, $106, $10
    lqa $121, 0x18040
    or $106, $119, $120
    lqa $10, 0x18050
    selb $119, $122, $104, $78
    lnop
    andc $77, $106, $15
    lnop
    selb $106, $102, $126, $7
    lnop
    xor $15, $126, $125
    lnop
    xor $126, $121, $84
    lnop
    xor $122, $10, $83
    lqd $121, 2304($88)
    nor $10, $106, $15
    lqa $120, 0x18020
    or $106, $126, $122
    lqa $15, 0x18030
    selb $126, $125, $10, $77
    lqd $122, 2320($88)
    andc $9, $106, $80
    lqd $125, 2560($88)
    selb $80, $90, $123, $101
    lqd $106, 2576($88)
    xor $79, $123, $111
    lnop
    xor $123, $120, $82
    lnop
    xor $120, $15, $81
    lqa $11, 0x18000
    nor $15, $80, $79
    lqa $8, 0x18010
    or $19, $123, $120
    shufb $80, $121, $122, $6
    selb $123, $111, $15, $9
    shufb $79, $125, $106, $6
    andc $106, $19, $109
    lnop
    selb $109, $89, $124, $87
    lnop
    xor $19, $11, $80
    lnop
    xor $11, $8, $79
    lnop
    xor $8, $124, $3
    lnop
    or $124, $19, $11
    lnop
    selb $11, $91, $107, $92
    lnop
    xor $19, $107, $114
    lnop
    andc $13, $124, $108
    lnop
    nor $108, $11, $19
    lnop
    nor $11, $109, $8
    lnop
    selb $107, $114, $108, $13
    lnop
    selb $124, $3, $11, $106
    lnop
    selb $3, $92, $107, $108
    lnop
    selb $125, $87, $124, $11
    lnop
    selb $114, $101, $123, $15
    stqa $3, 0x1a0c0
    selb $111, $7, $126, $10
    stqa $125, 0x1a0d0
    selb $122, $100, $119, $104
    stqa $114, 0x1a0e0
    selb $121, $98, $116, $12
    stqa $111, 0x1a0f0
    selb $120, $96, $113, $21
    stqa $122, 0x1a100
    selb $109, $94, $110, $20
    stqa $121, 0x1a110
    nop
    stqa $120, 0x1a120
    nop
    stqa $109, 0x1a130
    nop
    lqd $8, 192($112)
    nop
    lnop
    nop
    lnop
    nop
    lnop
    nop
    lnop
    ai $19, $2, 4
    lnop
    nop
    rotqby $17, $8, $71
    andi $8, $19, -16
    lnop
    nop
    lnop
    a $18, $8, $70
    lnop
    nop
    rotqbyi $8, $17, 13
    nop
    lqd $17, 7712($18)
    nop
    cbd $16, 0($19)
    nop
    stqa $107, 0x1a140
    nop
    stqa $124, 0x1a150
    nop
    stqa $123, 0x1a160
    nop
    stqa $126, 0x1a170
    nop
    stqa $119, 0x1a180
    nop
    stqa $116, 0x1a190
    nop
    stqa $113, 0x1a1a0
    nop
    stqa $110, 0x1a1b0
    nop
    lqd $19, 320($112)
    nop
    lnop
    andi $14, $8, 255
    lnop
    nop
    lnop
    nop
    shufb $8, $14, $17, $16
    nop
    rotqbyi $14, $18, 0
    nop
    rotqby $17, $19, $71
    xor $19, $20, $93
    lnop
    nop
    lnop
    nor $20, $105, $19
    stqd $8, 7712($14)
    xor $105, $21, $95
    rotqbyi $8, $17, 13
    xor $17, $12, $97
    lqd $21, 8048($18)
    nor $12, $117, $105
    lnop
    nor $117, $103, $17
    lnop
    xor $103, $104, $99
    lnop
    andi $104, $8, 255
    lnop
    nor $8, $78, $103
    lnop
    xor $103, $10, $102
    shufb $78, $104, $21, $16
    xor $104, $15, $90
    rotqbyi $10, $4, 5
    nor $15, $77, $103
    lqa $16, 0x180e0
    nor $103, $9, $104
    lqa $77, 0x180f0
    xor $104, $11, $89
    rotqbyi $9, $5, 5
    xor $11, $108, $91
    shlqbii $21, $109, 1
    nor $108, $106, $104
    rotqbii $109, $10, 1
    nor $106, $13, $11
    shlqbii $104, $110, 1
    xor $13, $16, $76
    rotqbii $11, $9, 1
    xor $76, $77, $75
    stqd $78, 8048($14)
    selb $110, $21, $109, $67
    lqa $78, 0x180c0
    or $21, $13, $76
    lqa $77, 0x180d0
    selb $109, $104, $11, $67
    lnop
    andc $104, $21, $20
    lnop
    selb $20, $113, $94, $120
    lnop
    xor $21, $94, $93
    lnop
    xor $94, $78, $74
    lnop
    xor $78, $77, $73
    lnop
    nor $11, $20, $21
    lqa $77, 0x180a0
    or $20, $94, $78
    lqa $21, 0x180b0
    selb $94, $93, $11, $104
    lnop
    andc $93, $20, $12
    lnop
    selb $12, $116, $96, $121
    lnop
    xor $20, $96, $95
    lnop
    xor $96, $77, $118
    lnop
    xor $77, $21, $115
    lnop
    nor $21, $12, $20
    lqa $78, 0x18080
    or $12, $96, $77
    lqa $20, 0x18090
    selb $96, $95, $21, $93
    lnop
    andc $76, $12, $117
    lnop
    selb $117, $119, $98, $122
    lnop
    xor $12, $98, $97
    lnop
    xor $98, $78, $86
    lnop
    xor $78, $20, $85
    lnop
    nor $20, $117, $12
    lqa $95, 0x18060
    or $117, $98, $78
    lqa $12, 0x18070
    selb $98, $97, $20, $76
    lnop
    andc $13, $117, $8
    lnop
    selb $117, $126, $100, $111
    lnop
    xor $8, $100, $99
    lnop
    xor $100, $95, $84
    lnop
    xor $95, $12, $83
    lnop
    nor $12, $117, $8
    lqa $97, 0x18040
    or $117, $100, $95
    lqa $8, 0x18050
    selb $100, $99, $12, $13
    lnop
    andc $75, $117, $15
    lnop
    selb $117, $123, $7, $114
    lnop
    xor $15, $7, $102
    lnop
    xor $7, $97, $82
    lnop
    xor $99, $8, $81
    lqd $97, 2816($88)
    nor $8, $117, $15
    lqa $95, 0x18020
    or $117, $7, $99
    lqa $15, 0x18030
    selb $7, $102, $8, $75
    lqd $99, 2832($88)
    andc $14, $117, $103
    lqd $102, 3072($88)
    selb $103, $124, $101, $125
    lqd $117, 3088($88)
    xor $78, $101, $90
    lnop
    xor $101, $95, $80
    lnop
    xor $95, $15, $79
    lqa $9, 0x18000
    nor $15, $103, $78
    lqa $16, 0x18010
    or $103, $101, $95
    shufb $78, $97, $99, $6
    selb $101, $90, $15, $14
    shufb $77, $102, $117, $6
    andc $117, $103, $108
    lnop
    selb $108, $107, $87, $3
    lnop
    xor $103, $9, $78
    lnop
    xor $9, $16, $77
    lnop
    xor $16, $87, $89
    lnop
    or $87, $103, $9
    lnop
    selb $103, $109, $92, $110
    lnop
    xor $9, $92, $91
    lnop
    andc $10, $87, $106
    lnop
    nor $106, $103, $9
    lnop
    nor $103, $108, $16
    lnop
    selb $92, $91, $106, $10
    lnop
    selb $90, $89, $103, $117
    lnop
    selb $102, $110, $92, $106
    lnop
    selb $99, $3, $90, $103
    lnop
    selb $97, $125, $101, $15
    stqa $102, 0x1a0c0
    selb $95, $114, $7, $8
    stqa $99, 0x1a0d0
    selb $91, $111, $100, $12
    stqa $97, 0x1a0e0
    selb $89, $122, $98, $20
    stqa $95, 0x1a0f0
    selb $87, $121, $96, $21
    stqa $91, 0x1a100
    selb $108, $120, $94, $11
    stqa $89, 0x1a110
    nop
    stqa $87, 0x1a120
    nop
    stqa $108, 0x1a130
    nop
    lqd $16, 192($112)
    nop
    lnop
    nop
    lnop
    nop
    lnop
    nop
    lnop
    ai $9, $2, 5
    lnop
    nop
    rotqby $17, $16, $71
    andi $16, $9, -16
    lnop
    nop
    lnop
    a $105, $16, $70
    lnop
    nop
    rotqbyi $16, $17, 13
    nop
    lqd $17, 7712($105)
    nop
    cbd $18, 0($9)
    nop
    stqa $92, 0x1a140
    nop
    stqa $90, 0x1a150
    nop
    stqa $101, 0x1a160
    nop
    stqa $7, 0x1a170
    nop
    stqa $100, 0x1a180
    nop
    stqa $98, 0x1a190
    nop
    stqa $96, 0x1a1a0
    nop
    stqa $94, 0x1a1b0
    nop
    lqd $9, 320($112)
    nop
    lnop
    andi $19, $16, 255
    lnop
    nop
    lnop
    nop
    shufb $16, $19, $17, $18
    nop
    rotqbyi $17, $105, 0
    nop
    rotqby $19, $9, $71
    xor $9, $11, $113
    lnop
    nop
    lnop
    nor $11, $104, $9
    stqd $16, 7712($17)
    xor $104, $21, $116
    rotqbyi $9, $19, 13
    xor $19, $20, $119
    lqd $21, 8048($105)
    nor $105, $93, $104
    lnop
    nor $104, $76, $19
    lnop
    xor $76, $12, $126
    lnop
    andi $12, $9, 255
    lnop
    nor $9, $13, $76
    lnop
    xor $76, $8, $123
    shufb $13, $12, $21, $18
    xor $8, $15, $124
    rotqbyi $12, $4, 6
    nor $15, $75, $76
    lqa $18, 0x180e0
    nor $76, $14, $8
    lqa $75, 0x180f0
    xor $8, $103, $107
    rotqbyi $14, $5, 6
    xor $103, $106, $109
    shlqbii $21, $108, 1
    nor $19, $117, $8
    rotqbii $108, $12, 1
    nor $8, $10, $103
    shlqbii $117, $94, 1
    xor $10, $18, $74
    rotqbii $103, $14, 1
    xor $74, $75, $73
    stqd $13, 8048($17)
    selb $94, $21, $108, $67
    lqa $75, 0x180c0
    or $108, $10, $74
    lqa $21, 0x180d0
    selb $106, $117, $103, $67
    lnop
    andc $103, $108, $11
    lnop
    selb $108, $96, $120, $87
    lnop
    xor $11, $120, $113
    lnop
    xor $120, $75, $118
    lnop
    xor $75, $21, $115
    lnop
    nor $21, $108, $11
    lqa $117, 0x180a0
    or $108, $120, $75
    lqa $11, 0x180b0
    selb $74, $113, $21, $103
    lnop
    andc $10, $108, $105
    lnop
    selb $108, $98, $121, $89
    lnop
    xor $105, $121, $116
    lnop
    xor $121, $117, $86
    lnop
    xor $117, $11, $85
    lnop
    nor $11, $108, $105
    lqa $113, 0x18080
    or $108, $121, $117
    lqa $120, 0x18090
    selb $105, $116, $11, $10
    lnop
    andc $121, $108, $104
    lnop
    selb $108, $100, $122, $91
    lnop
    xor $104, $122, $119
    lnop
    xor $122, $113, $84
    lnop
    xor $113, $120, $83
    lnop
    nor $73, $108, $104
    lqa $120, 0x18060
    or $104, $122, $113
    lqa $116, 0x18070
    selb $108, $119, $73, $121
    lnop
    andc $13, $104, $9
    lnop
    selb $104, $7, $111, $95
    lnop
    xor $9, $111, $126
    lnop
    xor $111, $120, $82
    lnop
    xor $120, $116, $81
    lnop
    nor $17, $104, $9
    lqa $116, 0x18040
    or $104, $111, $120
    lqa $9, 0x18050
    selb $111, $126, $17, $13
    lnop
    andc $126, $104, $15
    lnop
    selb $104, $101, $114, $97
    lnop
    xor $15, $114, $123
    lnop
    xor $114, $116, $80
    lnop
    xor $120, $9, $79
    lqd $116, 3328($88)
    nor $9, $104, $15
    lqa $119, 0x18020
    or $104, $114, $120
    lqa $15, 0x18030
    selb $114, $123, $9, $126
    lqd $120, 3344($88)
    andc $14, $104, $76
    lqd $123, 3584($88)
    selb $76, $90, $125, $99
    lqd $104, 3600($88)
    xor $122, $125, $124
    lnop
    xor $125, $119, $78
    lnop
    xor $119, $15, $77
    lqa $113, 0x18000
    nor $15, $76, $122
    lqa $18, 0x18010
    or $122, $125, $119
    shufb $76, $116, $120, $6
    selb $117, $124, $15, $14
    shufb $75, $123, $104, $6
    andc $124, $122, $19
    lnop
    selb $122, $92, $3, $102
    lnop
    xor $19, $113, $76
    lnop
    xor $113, $18, $75
    lnop
    xor $18, $3, $107
    lnop
    or $3, $19, $113
    lnop
    selb $113, $106, $110, $94
    lnop
    xor $19, $110, $109
    lnop
    andc $125, $3, $8
    lnop
    nor $3, $113, $19
    lnop
    nor $19, $122, $18
    lnop
    selb $123, $109, $3, $125
    lnop
    selb $120, $107, $19, $124
    lnop
    selb $122, $94, $123, $3
    lnop
    selb $119, $102, $120, $19
    lnop
    selb $116, $99, $117, $15
    stqa $122, 0x1a0c0
    selb $113, $97, $114, $9
    stqa $119, 0x1a0d0
    selb $110, $95, $111, $17
    stqa $116, 0x1a0e0
    selb $107, $91, $108, $73
    stqa $113, 0x1a0f0
    selb $104, $89, $105, $11
    stqa $110, 0x1a100
    selb $109, $87, $74, $21
    stqa $107, 0x1a110
    nop
    stqa $104, 0x1a120
    nop
    stqa $109, 0x1a130
    nop
    lqd $18, 192($112)
    nop
    lnop
    nop
    lnop
    nop
    lnop
    nop
    lnop
    ai $8, $2, 6
    lnop
    nop
    rotqby $12, $18, $71
    andi $18, $8, -16
    lnop
    nop
    lnop
    a $93, $18, $70
    lnop
    nop
    rotqbyi $18, $12, 13
    nop
    lqd $12, 7712($93)
    nop
    cbd $20, 0($8)
    nop
    stqa $123, 0x1a140
    nop
    stqa $120, 0x1a150
    nop
    stqa $117, 0x1a160
    nop
    stqa $114, 0x1a170
    nop
    stqa $111, 0x1a180
    nop
    stqa $108, 0x1a190
    nop
    stqa $105, 0x1a1a0
    nop
    stqa $74, 0x1a1b0
    nop
    lqd $8, 320($112)
    nop
    lnop
    andi $16, $18, 255
    lnop
    nop
    lnop
    nop
    shufb $18, $16, $12, $20
    nop
    rotqbyi $12, $93, 0
    nop
    rotqby $16, $8, $71
    xor $8, $21, $96
    lnop
    nop
    lnop
    nor $21, $103, $8
    stqd $18, 7712($12)
    xor $103, $11, $98
    rotqbyi $8, $16, 13
    xor $11, $73, $100
    lqd $16, 8048($93)
    nor $93, $10, $103
    lnop
    nor $103, $121, $11
    lnop
    xor $121, $17, $7
    lnop
    andi $17, $8, 255
    lnop
    nor $8, $13, $121
    lnop
    xor $121, $9, $101
    shufb $13, $17, $16, $20
    xor $9, $15, $90
    rotqbyi $16, $4, 7
    nor $4, $126, $121
    lqa $15, 0x180e0
    nor $121, $14, $9
    lqa $126, 0x180f0
    xor $9, $19, $92
    rotqbyi $14, $5, 7
    xor $5, $3, $106
    shlqbii $19, $109, 1
    nor $109, $124, $9
    rotqbii $3, $16, 1
    nor $124, $125, $5
    shlqbii $9, $74, 1
    xor $5, $15, $118
    rotqbii $74, $14, 1
    xor $118, $126, $115
    stqd $13, 8048($12)
    selb $125, $19, $3, $67
    lqa $115, 0x180c0
    or $3, $5, $118
    lqa $19, 0x180d0
    selb $126, $9, $74, $67
    lnop
    andc $9, $3, $21
    lnop
    selb $3, $105, $87, $104
    lnop
    xor $21, $87, $96
    lnop
    xor $87, $115, $86
    lnop
    xor $115, $19, $85
    lnop
    nor $19, $3, $21
    lqa $74, 0x180a0
    or $3, $87, $115
    lqa $21, 0x180b0
    selb $87, $96, $19, $9
    lnop
    andc $115, $3, $93
    lnop
    selb $93, $108, $89, $107
    lnop
    xor $3, $89, $98
    lnop
    xor $89, $74, $84
    lnop
    xor $74, $21, $83
    lnop
    nor $21, $93, $3
    lqa $96, 0x18080
    or $93, $89, $74
    lqa $3, 0x18090
    selb $89, $98, $21, $115
    lnop
    andc $118, $93, $103
    lnop
    selb $103, $111, $91, $110
    lnop
    xor $93, $91, $100
    lnop
    xor $91, $96, $82
    lnop
    xor $96, $3, $81
    lnop
    nor $3, $103, $93
    lqa $98, 0x18060
    or $103, $91, $96
    lqa $93, 0x18070
    selb $91, $100, $3, $118
    lnop
    andc $5, $103, $8
    lnop
    selb $103, $114, $95, $113
    lnop
    xor $8, $95, $7
    lnop
    xor $95, $98, $80
    lnop
    xor $98, $93, $79
    lnop
    nor $12, $103, $8
    lqa $100, 0x18040
    or $103, $95, $98
    lqa $8, 0x18050
    selb $93, $7, $12, $5
    lnop
    andc $7, $103, $4
    lnop
    selb $103, $117, $97, $116
    lnop
    xor $4, $97, $101
    lnop
    xor $97, $100, $78
    lnop
    xor $98, $8, $77
    lqd $100, 3840($88)
    nor $8, $103, $4
    lqa $96, 0x18020
    or $103, $97, $98
    lqa $4, 0x18030
    selb $95, $101, $8, $7
    lqd $98, 3856($88)
    andc $13, $103, $121
    lqd $101, 4096($88)
    selb $103, $120, $99, $119
    lqd $121, 4112($88)
    xor $88, $99, $90
    lnop
    xor $99, $96, $76
    lnop
    xor $96, $4, $75
    lqa $14, 0x18000
    nor $4, $103, $88
    lqa $15, 0x18010
    or $103, $99, $96
    shufb $74, $100, $98, $6
    selb $97, $90, $4, $13
    shufb $73, $101, $121, $6
    andc $6, $103, $109
    lnop
    selb $109, $123, $102, $122
    lnop
    xor $103, $14, $74
    lnop
    xor $14, $15, $73
    lnop
    xor $15, $102, $92
    lnop
    or $102, $103, $14
    lnop
    selb $103, $126, $94, $125
    lnop
    xor $14, $94, $106
    lnop
    andc $16, $102, $124
    lnop
    nor $124, $103, $14
    lnop
    nor $14, $109, $15
    lnop
    selb $101, $106, $124, $16
    lnop
    selb $99, $92, $14, $6
    lnop
    selb $102, $125, $101, $124
    lnop
    selb $100, $122, $99, $14
    lnop
    selb $98, $119, $97, $4
    stqa $102, 0x1a0c0
    selb $96, $116, $95, $8
    stqa $100, 0x1a0d0
    selb $94, $113, $93, $12
    stqa $98, 0x1a0e0
    selb $92, $110, $91, $3
    stqa $96, 0x1a0f0
    selb $90, $107, $89, $21
    stqa $94, 0x1a100
    selb $88, $104, $87, $19
    stqa $92, 0x1a110
    nop
    stqa $90, 0x1a120
    nop
    stqa $88, 0x1a130
    nop
    lqd $106, 192($112)
    nop
    lnop
    nop
    lnop
    nop
    lnop
    nop
    lnop
    ai $109, $2, 7
    lnop
    nop
    rotqby $2, $106, $71
    andi $106, $109, -16
    lnop
    nop
    lnop
    a $15, $106, $70
    lnop
    nop
    rotqbyi $106, $2, 13
    nop
    lqd $2, 7712($15)
    nop
    cbd $121, 0($109)
    nop
    stqa $101, 0x1a140
    nop
    stqa $99, 0x1a150
    nop
    stqa $97, 0x1a160
    nop
    stqa $95, 0x1a170
    nop
    stqa $93, 0x1a180
    nop
    stqa $91, 0x1a190
    nop
    stqa $89, 0x1a1a0
    nop
    stqa $87, 0x1a1b0
    nop
    lqd $109, 320($112)
    nop
    lnop
    andi $112, $106, 255
    lnop
    nop
    lnop
    xor $106, $19, $105
    shufb $17, $112, $2, $121
    nop
    rotqbyi $2, $15, 0
    nor $103, $9, $106
    rotqby $112, $109, $71
    xor $109, $21, $108
    hbrr k_edit_steady_tap_branch, k_edit_steady_tap_loop
    xor $21, $3, $111
    lnop
    nor $106, $115, $109
    lnop
    nor $109, $118, $21
    stqd $17, 7712($2)
    xor $118, $12, $114
    rotqbyi $17, $112, 13
    xor $12, $8, $117
    lqd $21, 8048($15)
    nor $112, $5, $118
    lnop
    nor $115, $7, $12
    lnop
    xor $7, $4, $120
    lnop
    andi $4, $17, 255
    lnop
    xor $17, $14, $123
    lnop
    nor $118, $13, $7
    shufb $14, $4, $21, $121
    nor $121, $6, $17
    lnop
    xor $6, $124, $126
    lnop
    ai $72, $72, -1
    lnop
    nor $124, $16, $6
    stqd $14, 8048($2)
    ai $127, $127, 1
k_edit_steady_tap_branch:
    brnz $72, k_edit_steady_tap_loop
k_edit_steady_tap_end:
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
    stqa $94, 0x19b00
    stqa $93, 0x19b10
    stqa $92, 0x19b20
    stqa $91, 0x19b30
    stqa $90, 0x19b40
    stqa $89, 0x19b50
    stqa $88, 0x19b60
    stqa $87, 0x19b70
    bi $0
