# k_mismatch in the wavefront layout, 8 rows a lane, for spu.
#
# Made by: minterm compile k_mismatch --layout wavefront --target spu --alphabet ACGT --rows 8 --emit asm
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
#     recurrence k_mismatch
#       param k = 2 in 0..31
#       predicate match: a[i] == b[j]
#       int D[0][j] = 0
#       int D[i][0] = 3
#       int D[i][j] = min(3, D[i-1][j-1] + (match ? 0 : 1))
#       answer report j where D[m][j] <= 2
#
# Codes of symbols, of which bit p is in plane p:
#     a and b: 'A' 0, 'C' 1, 'G' 2, 'T' 3
#
# Codes of what crosses the edges of cells, bit 0 on the right; bit p is in plane p, and * may be
# either:
#     vertical, D[i-1][j-1]:
#         0 = 00
#         1 = 01
#         2 = 10
#         3 = 11
#         row 1, 2, .. at the left edge (j - 1 = 0): code 0, 3, and so on with the last
#     horizontal, D[i-1][j]:
#         0 = 00
#         1 = 01
#         2 = 10
#         3 = 11
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
# The answer looks at the last row: at its column 0, which the recurrence says, and then from column to
# column, by the horizontal codes that leave row m downwards (i - 1 = m there).
# Of a last strip of R < 1024 rows the functions with _tap leave it in `bottom` in place of the strip's
# last row: byte p * bottom_stride + j + R - 1, bit (127 - (R - 1) / 8) % 8. They have a scalar more,
# tap_byte = (R - 1) % 8 * 16 + (127 - (R - 1) / 8) / 8, and need the buffer tap of 16 words.
#
# A cell: 3 gates, fewer are impossible (shipped).
# spu: 6 gates, depth 3, 0 moves, 8 live registers
# inputs v0 v1 h0 h1 a0 a1 b0 b1
# g0 = xor(a0, b0)
# g1 = xor(a1, b1)
# g2 = or(g0, g1)
# g3 = orc(v1, v0)
# g4 = selb(v0, g3, g2)
# g5 = selb(g2, v1, g3)
# v0' = h0
# v1' = h1
# h0' = g4
# h1' = g5

constants:
    .long 0x00018000, 0x00018000, 0x00018000, 0x00018000
    .long 0x03030303, 0x03030303, 0x03030303, 0x03030303
    .long 0x00010203, 0x04050607, 0x08090a0b, 0x0c0d0e0f
    .long 0x00000000, 0x00000000, 0x00000000, 0x00000001
    .long 0x01020304, 0x05060708, 0x090a0b0c, 0x0d0e0f10
    .long 0x0001a000, 0x0001a000, 0x0001a000, 0x0001a000

.global k_mismatch_edge
.align 3
k_mismatch_edge:
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
    brz $2, k_mismatch_edge_end
    ai $3, $127, 1
    andi $10, $3, 7
    rotmi $2, $3, -3
    shli $3, $10, 5
    shli $4, $127, 3
    andi $5, $4, -16
    ai $127, $127, 1
    a $6, $5, $72
    lqd $5, 7248($6)
    cdd $7, 0($4)
    a $8, $3, $2
    lqd $9, 6912($6)
# 542 cycles an iteration, 542 at least: 542 instructions for the even pipe, 279 for the odd one; 0 cycles of nops alone
.align 3
k_mismatch_edge_loop:
    ai $3, $127, 1
    lnop
    ai $73, $73, -1
    lnop
    andi $10, $3, 7
    shufb $12, $8, $8, $71
    rotmi $2, $3, -3
    rotqby $11, $5, $4
    shli $3, $10, 5
    lnop
    andi $5, $8, -16
    rotqby $10, $9, $4
    shli $4, $127, 3
    lqa $13, 0x180e0
    andbi $14, $12, 15
    lqa $15, 0x180f0
    a $8, $5, $72
    lnop
    a $9, $14, $70
    shlqbii $12, $96, 1
    andi $5, $4, -16
    rotqbii $96, $10, 1
    ai $127, $127, 1
    lnop
    xor $16, $13, $94
    shlqbii $14, $95, 1
    xor $94, $15, $93
    rotqbii $95, $11, 1
    selb $93, $12, $96, $69
    lqa $15, 0x180c0
    or $96, $16, $94
    lqa $12, 0x180d0
    orc $94, $111, $112
    lnop
    selb $16, $14, $95, $69
    lnop
    selb $95, $112, $94, $96
    lnop
    selb $14, $96, $111, $94
    lnop
    xor $96, $15, $91
    lnop
    xor $15, $12, $90
    lnop
    selb $12, $112, $98, $92
    lqa $94, 0x180a0
    or $112, $96, $15
    lqa $98, 0x180b0
    orc $96, $113, $114
    lnop
    selb $15, $111, $97, $92
    lnop
    selb $111, $114, $96, $112
    lnop
    selb $97, $112, $113, $96
    lnop
    xor $112, $94, $88
    lnop
    xor $94, $98, $87
    lnop
    selb $98, $114, $100, $89
    lqa $96, 0x18080
    or $114, $112, $94
    lqa $100, 0x18090
    orc $112, $115, $116
    lnop
    selb $94, $113, $99, $89
    lnop
    selb $113, $116, $112, $114
    lnop
    selb $99, $114, $115, $112
    lnop
    xor $114, $96, $85
    lnop
    xor $96, $100, $84
    lnop
    selb $100, $116, $102, $86
    lqa $112, 0x18060
    or $116, $114, $96
    lqa $102, 0x18070
    orc $114, $117, $118
    lnop
    selb $96, $115, $101, $86
    lnop
    selb $115, $118, $114, $116
    lnop
    selb $101, $116, $117, $114
    lnop
    xor $116, $112, $82
    lnop
    xor $112, $102, $81
    lnop
    selb $102, $118, $104, $83
    lqa $114, 0x18040
    or $118, $116, $112
    lqa $104, 0x18050
    orc $116, $119, $120
    lnop
    selb $112, $117, $103, $83
    lnop
    selb $117, $120, $116, $118
    lnop
    selb $103, $118, $119, $116
    lnop
    xor $118, $114, $79
    lnop
    xor $114, $104, $78
    lnop
    selb $104, $120, $106, $80
    lqa $116, 0x18020
    or $120, $118, $114
    lqa $106, 0x18030
    orc $114, $121, $122
    lqd $118, 256($8)
    selb $13, $119, $105, $80
    lqd $92, 272($8)
    selb $105, $122, $114, $120
    lqd $119, 512($8)
    selb $18, $120, $121, $114
    lqd $17, 528($8)
    xor $114, $116, $76
    lqd $120, 4352($8)
    xor $19, $106, $75
    lqd $116, 4368($8)
    selb $106, $122, $108, $77
    lqa $20, 0x18000
    or $21, $114, $19
    lqa $22, 0x18010
    orc $114, $123, $124
    shufb $122, $118, $92, $9
    selb $118, $121, $107, $77
    shufb $108, $119, $17, $9
    selb $119, $124, $114, $21
    lnop
    selb $107, $21, $123, $114
    lnop
    xor $114, $20, $122
    lnop
    xor $20, $22, $108
    shufb $121, $120, $116, $9
    selb $120, $124, $110, $74
    shufb $116, $95, $95, $68
    or $124, $114, $20
    rotqbyi $110, $10, 1
    orc $114, $125, $126
    lqa $20, 0x180e0
    selb $22, $123, $109, $74
    lqa $21, 0x180f0
    selb $123, $126, $114, $124
    shlqbii $109, $95, 1
    selb $95, $124, $125, $114
    rotqbyi $17, $11, 1
    selb $124, $126, $93, $121
    rotqbii $114, $110, 1
    selb $126, $125, $16, $121
    shufb $110, $14, $14, $68
    xor $16, $20, $91
    shlqbii $125, $14, 1
    xor $14, $21, $90
    rotqbii $91, $17, 1
    selb $90, $109, $114, $69
    lqa $17, 0x180c0
    or $114, $16, $14
    lqa $109, 0x180d0
    orc $14, $15, $12
    lnop
    selb $16, $125, $91, $69
    lnop
    selb $125, $12, $14, $114
    lnop
    selb $91, $114, $15, $14
    lnop
    xor $114, $17, $88
    lnop
    xor $17, $109, $87
    lnop
    selb $109, $12, $111, $89
    lqa $14, 0x180a0
    or $111, $114, $17
    lqa $12, 0x180b0
    orc $114, $94, $98
    lnop
    selb $17, $15, $97, $89
    lnop
    selb $97, $98, $114, $111
    lnop
    selb $89, $111, $94, $114
    lnop
    xor $114, $14, $85
    lnop
    xor $14, $12, $84
    lnop
    selb $12, $98, $113, $86
    lqa $111, 0x18080
    or $113, $114, $14
    lqa $98, 0x18090
    orc $114, $96, $100
    lnop
    selb $14, $94, $99, $86
    lnop
    selb $99, $100, $114, $113
    lnop
    selb $15, $113, $96, $114
    lnop
    xor $114, $111, $82
    lnop
    xor $111, $98, $81
    lnop
    selb $98, $100, $115, $83
    lqa $113, 0x18060
    or $115, $114, $111
    lqa $100, 0x18070
    orc $114, $112, $102
    lnop
    selb $111, $96, $101, $83
    lnop
    selb $101, $102, $114, $115
    lnop
    selb $96, $115, $112, $114
    lnop
    xor $115, $113, $79
    lnop
    xor $113, $100, $78
    lnop
    selb $100, $102, $117, $80
    lqa $114, 0x18040
    or $117, $115, $113
    lqa $102, 0x18050
    orc $115, $13, $104
    lnop
    selb $113, $112, $103, $80
    lnop
    selb $112, $104, $115, $117
    lnop
    selb $103, $117, $13, $115
    lnop
    xor $117, $114, $76
    lnop
    xor $114, $102, $75
    lnop
    selb $102, $104, $105, $77
    lqa $115, 0x18020
    or $105, $117, $114
    lqa $104, 0x18030
    orc $114, $118, $106
    lqd $117, 768($8)
    selb $20, $13, $18, $77
    lqd $21, 784($8)
    selb $18, $106, $114, $105
    lqd $13, 1024($8)
    selb $19, $105, $118, $114
    lqd $92, 1040($8)
    xor $105, $115, $122
    lqd $114, 4608($8)
    xor $94, $104, $108
    lqd $115, 4624($8)
    selb $104, $106, $119, $74
    lqa $23, 0x18000
    or $119, $105, $94
    lqa $106, 0x18010
    orc $105, $22, $120
    shufb $94, $117, $21, $9
    selb $117, $118, $107, $74
    shufb $93, $13, $92, $9
    selb $118, $120, $105, $119
    lnop
    selb $107, $119, $22, $105
    lnop
    xor $119, $23, $94
    lnop
    xor $23, $106, $93
    shufb $92, $114, $115, $9
    selb $115, $120, $123, $121
    shufb $114, $116, $125, $68
    or $123, $119, $23
    rotqbyi $120, $10, 2
    orc $119, $126, $124
    lqa $23, 0x180e0
    selb $116, $22, $95, $121
    lqa $106, 0x180f0
    selb $95, $124, $119, $123
    shlqbii $22, $125, 1
    selb $125, $123, $126, $119
    rotqbyi $105, $11, 2
    selb $123, $124, $90, $92
    rotqbii $119, $120, 1
    selb $124, $126, $16, $92
    shufb $120, $110, $91, $68
    xor $110, $23, $88
    shlqbii $126, $91, 1
    xor $88, $106, $87
    rotqbii $91, $105, 1
    selb $106, $22, $119, $69
    lqa $105, 0x180c0
    or $119, $110, $88
    lqa $22, 0x180d0
    orc $110, $17, $109
    lnop
    selb $88, $126, $91, $69
    lnop
    selb $126, $109, $110, $119
    lnop
    selb $87, $119, $17, $110
    lnop
    xor $119, $105, $85
    lnop
    xor $105, $22, $84
    lnop
    selb $22, $109, $97, $86
    lqa $110, 0x180a0
    or $109, $119, $105
    lqa $97, 0x180b0
    orc $119, $14, $12
    lnop
    selb $105, $17, $89, $86
    lnop
    selb $86, $12, $119, $109
    lnop
    selb $17, $109, $14, $119
    lnop
    xor $119, $110, $82
    lnop
    xor $110, $97, $81
    lnop
    selb $97, $12, $99, $83
    lqa $109, 0x18080
    or $99, $119, $110
    lqa $12, 0x18090
    orc $119, $111, $98
    lnop
    selb $110, $14, $15, $83
    lnop
    selb $14, $98, $119, $99
    lnop
    selb $15, $99, $111, $119
    lnop
    xor $119, $109, $79
    lnop
    xor $109, $12, $78
    lnop
    selb $12, $98, $101, $80
    lqa $99, 0x18060
    or $101, $119, $109
    lqa $98, 0x18070
    orc $119, $113, $100
    lnop
    selb $109, $111, $96, $80
    lnop
    selb $111, $100, $119, $101
    lnop
    selb $96, $101, $113, $119
    lnop
    xor $119, $99, $76
    lnop
    xor $99, $98, $75
    lnop
    selb $98, $100, $112, $77
    lqa $101, 0x18040
    or $112, $119, $99
    lqa $100, 0x18050
    orc $119, $20, $102
    lnop
    selb $99, $113, $103, $77
    lnop
    selb $113, $102, $119, $112
    lnop
    selb $103, $112, $20, $119
    lnop
    xor $119, $101, $122
    lnop
    xor $101, $100, $108
    lnop
    selb $100, $102, $18, $74
    lqa $112, 0x18020
    or $102, $119, $101
    lqa $18, 0x18030
    orc $101, $117, $104
    lqd $119, 1280($8)
    selb $23, $20, $19, $74
    lqd $89, 1296($8)
    selb $20, $104, $101, $102
    lqd $19, 1536($8)
    selb $13, $102, $117, $101
    lqd $16, 1552($8)
    xor $101, $112, $94
    lqd $102, 4864($8)
    xor $91, $18, $93
    lqd $112, 4880($8)
    selb $18, $104, $118, $121
    lqa $21, 0x18000
    or $118, $101, $91
    lqa $104, 0x18010
    orc $101, $116, $115
    shufb $91, $119, $89, $9
    selb $119, $117, $107, $121
    shufb $90, $19, $16, $9
    selb $117, $115, $101, $118
    lnop
    selb $107, $118, $116, $101
    lnop
    xor $118, $21, $91
    lnop
    xor $21, $104, $90
    shufb $89, $102, $112, $9
    selb $112, $115, $95, $92
    shufb $104, $114, $126, $68
    or $115, $118, $21
    rotqbyi $114, $10, 3
    orc $118, $124, $123
    lqa $21, 0x180e0
    selb $95, $116, $125, $92
    lqa $102, 0x180f0
    selb $125, $123, $118, $115
    shlqbii $116, $126, 1
    selb $126, $115, $124, $118
    rotqbyi $101, $11, 3
    selb $118, $123, $106, $89
    rotqbii $115, $114, 1
    selb $123, $124, $88, $89
    shufb $114, $120, $87, $68
    xor $120, $21, $85
    shlqbii $124, $87, 1
    xor $85, $102, $84
    rotqbii $87, $101, 1
    selb $102, $116, $115, $69
    lqa $101, 0x180c0
    or $116, $120, $85
    lqa $115, 0x180d0
    orc $120, $105, $22
    lnop
    selb $85, $124, $87, $69
    lnop
    selb $124, $22, $120, $116
    lnop
    selb $84, $116, $105, $120
    lnop
    xor $120, $101, $82
    lnop
    xor $101, $115, $81
    lnop
    selb $115, $22, $86, $83
    lqa $116, 0x180a0
    or $86, $120, $101
    lqa $22, 0x180b0
    orc $120, $110, $97
    lnop
    selb $101, $105, $17, $83
    lnop
    selb $105, $97, $120, $86
    lnop
    selb $83, $86, $110, $120
    lnop
    xor $120, $116, $79
    lnop
    xor $116, $22, $78
    lnop
    selb $22, $97, $14, $80
    lqa $86, 0x18080
    or $97, $120, $116
    lqa $14, 0x18090
    orc $120, $109, $12
    lnop
    selb $116, $110, $15, $80
    lnop
    selb $110, $12, $120, $97
    lnop
    selb $15, $97, $109, $120
    lnop
    xor $120, $86, $76
    lnop
    xor $86, $14, $75
    lnop
    selb $14, $12, $111, $77
    lqa $97, 0x18060
    or $111, $120, $86
    lqa $12, 0x18070
    orc $120, $99, $98
    lnop
    selb $17, $109, $96, $77
    lnop
    selb $109, $98, $120, $111
    lnop
    selb $96, $111, $99, $120
    lnop
    xor $120, $97, $122
    lnop
    xor $97, $12, $108
    lnop
    selb $12, $98, $113, $74
    lqa $111, 0x18040
    or $113, $120, $97
    lqa $98, 0x18050
    orc $120, $23, $100
    lnop
    selb $97, $99, $103, $74
    lnop
    selb $103, $100, $120, $113
    lnop
    selb $99, $113, $23, $120
    lnop
    xor $120, $111, $94
    lnop
    xor $111, $98, $93
    lnop
    selb $98, $100, $20, $121
    lqa $113, 0x18020
    or $100, $120, $111
    lqa $20, 0x18030
    orc $111, $119, $18
    lqd $120, 1792($8)
    selb $21, $23, $13, $121
    lqd $86, 1808($8)
    selb $23, $18, $111, $100
    lqd $13, 2048($8)
    selb $16, $100, $119, $111
    lqd $106, 2064($8)
    xor $100, $113, $91
    lqd $111, 5120($8)
    xor $87, $20, $90
    lqd $113, 5136($8)
    selb $20, $18, $117, $92
    lqa $19, 0x18000
    or $117, $100, $87
    lqa $18, 0x18010
    orc $100, $95, $112
    shufb $88, $120, $86, $9
    selb $120, $119, $107, $92
    shufb $87, $13, $106, $9
    selb $119, $112, $100, $117
    lnop
    selb $107, $117, $95, $100
    lnop
    xor $117, $19, $88
    lnop
    xor $19, $18, $87
    shufb $86, $111, $113, $9
    selb $113, $112, $125, $89
    shufb $111, $104, $124, $68
    or $125, $117, $19
    rotqbyi $112, $10, 4
    orc $117, $123, $118
    lqa $19, 0x180e0
    selb $104, $95, $126, $89
    lqa $18, 0x180f0
    selb $126, $118, $117, $125
    shlqbii $95, $124, 1
    selb $124, $125, $123, $117
    rotqbyi $100, $11, 4
    selb $125, $118, $102, $86
    rotqbii $117, $112, 1
    selb $118, $123, $85, $86
    shufb $112, $114, $84, $68
    xor $114, $19, $82
    shlqbii $123, $84, 1
    xor $82, $18, $81
    rotqbii $84, $100, 1
    selb $100, $95, $117, $69
    lqa $81, 0x180c0
    or $117, $114, $82
    lqa $95, 0x180d0
    orc $114, $101, $115
    lnop
    selb $82, $123, $84, $69
    lnop
    selb $123, $115, $114, $117
    lnop
    selb $18, $117, $101, $114
    lnop
    xor $117, $81, $79
    lnop
    xor $81, $95, $78
    lnop
    selb $95, $115, $105, $80
    lqa $114, 0x180a0
    or $115, $117, $81
    lqa $105, 0x180b0
    orc $117, $116, $22
    lnop
    selb $81, $101, $83, $80
    lnop
    selb $101, $22, $117, $115
    lnop
    selb $80, $115, $116, $117
    lnop
    xor $117, $114, $76
    lnop
    xor $114, $105, $75
    lnop
    selb $105, $22, $110, $77
    lqa $115, 0x18080
    or $110, $117, $114
    lqa $22, 0x18090
    orc $117, $17, $14
    lnop
    selb $114, $116, $15, $77
    lnop
    selb $116, $14, $117, $110
    lnop
    selb $15, $110, $17, $117
    lnop
    xor $117, $115, $122
    lnop
    xor $115, $22, $108
    lnop
    selb $22, $14, $109, $74
    lqa $110, 0x18060
    or $109, $117, $115
    lqa $14, 0x18070
    orc $117, $97, $12
    lnop
    selb $115, $17, $96, $74
    lnop
    selb $96, $12, $117, $109
    lnop
    selb $17, $109, $97, $117
    lnop
    xor $117, $110, $94
    lnop
    xor $110, $14, $93
    lnop
    selb $14, $12, $103, $121
    lqa $109, 0x18040
    or $103, $117, $110
    lqa $12, 0x18050
    orc $117, $21, $98
    lnop
    selb $110, $97, $99, $121
    lnop
    selb $99, $98, $117, $103
    lnop
    selb $97, $103, $21, $117
    lnop
    xor $117, $109, $91
    lnop
    xor $109, $12, $90
    lnop
    selb $12, $98, $23, $92
    lqa $103, 0x18020
    or $98, $117, $109
    lqa $23, 0x18030
    orc $109, $120, $20
    lqd $117, 2304($8)
    selb $19, $21, $16, $92
    lqd $83, 2320($8)
    selb $21, $20, $109, $98
    lqd $16, 2560($8)
    selb $106, $98, $120, $109
    lqd $102, 2576($8)
    xor $98, $103, $88
    lqd $109, 5376($8)
    xor $84, $23, $87
    lqd $103, 5392($8)
    selb $23, $20, $119, $89
    lqa $13, 0x18000
    or $119, $98, $84
    lqa $20, 0x18010
    orc $98, $104, $113
    shufb $85, $117, $83, $9
    selb $117, $120, $107, $89
    shufb $84, $16, $102, $9
    selb $120, $113, $98, $119
    lnop
    selb $107, $119, $104, $98
    lnop
    xor $119, $13, $85
    lnop
    xor $13, $20, $84
    shufb $83, $109, $103, $9
    selb $109, $113, $126, $86
    shufb $103, $111, $123, $68
    or $126, $119, $13
    rotqbyi $113, $10, 5
    orc $119, $118, $125
    lqa $13, 0x180e0
    selb $111, $104, $124, $86
    lqa $20, 0x180f0
    selb $124, $125, $119, $126
    shlqbii $104, $123, 1
    selb $123, $126, $118, $119
    rotqbyi $98, $11, 5
    selb $126, $125, $100, $83
    rotqbii $119, $113, 1
    selb $125, $118, $82, $83
    shufb $113, $112, $18, $68
    xor $112, $13, $79
    shlqbii $118, $18, 1
    xor $13, $20, $78
    rotqbii $79, $98, 1
    selb $98, $104, $119, $69
    lqa $78, 0x180c0
    or $119, $112, $13
    lqa $104, 0x180d0
    orc $112, $81, $95
    lnop
    selb $13, $118, $79, $69
    lnop
    selb $118, $95, $112, $119
    lnop
    selb $79, $119, $81, $112
    lnop
    xor $119, $78, $76
    lnop
    xor $78, $104, $75
    lnop
    selb $104, $95, $101, $77
    lqa $112, 0x180a0
    or $101, $119, $78
    lqa $95, 0x180b0
    orc $119, $114, $105
    lnop
    selb $78, $81, $80, $77
    lnop
    selb $77, $105, $119, $101
    lnop
    selb $20, $101, $114, $119
    lnop
    xor $119, $112, $122
    lnop
    xor $112, $95, $108
    lnop
    selb $95, $105, $116, $74
    lqa $101, 0x18080
    or $116, $119, $112
    lqa $105, 0x18090
    orc $119, $115, $22
    lnop
    selb $112, $114, $15, $74
    lnop
    selb $114, $22, $119, $116
    lnop
    selb $15, $116, $115, $119
    lnop
    xor $119, $101, $94
    lnop
    xor $101, $105, $93
    lnop
    selb $105, $22, $96, $121
    lqa $116, 0x18060
    or $96, $119, $101
    lqa $22, 0x18070
    orc $119, $110, $14
    lnop
    selb $101, $115, $17, $121
    lnop
    selb $115, $14, $119, $96
    lnop
    selb $17, $96, $110, $119
    lnop
    xor $119, $116, $91
    lnop
    xor $116, $22, $90
    lnop
    selb $22, $14, $99, $92
    lqa $96, 0x18040
    or $99, $119, $116
    lqa $14, 0x18050
    orc $119, $19, $12
    lnop
    selb $116, $110, $97, $92
    lnop
    selb $110, $12, $119, $99
    lnop
    selb $97, $99, $19, $119
    lnop
    xor $119, $96, $88
    lnop
    xor $96, $14, $87
    lnop
    selb $14, $12, $21, $89
    lqa $99, 0x18020
    or $12, $119, $96
    lqa $21, 0x18030
    orc $96, $117, $23
    lqd $119, 2816($8)
    selb $18, $19, $106, $89
    lqd $81, 2832($8)
    selb $19, $23, $96, $12
    lqd $106, 3072($8)
    selb $100, $12, $117, $96
    lqd $80, 3088($8)
    xor $12, $99, $85
    lqd $96, 5632($8)
    xor $82, $21, $84
    lqd $99, 5648($8)
    selb $21, $23, $120, $86
    lqa $102, 0x18000
    or $120, $12, $82
    lqa $23, 0x18010
    orc $12, $111, $109
    shufb $82, $119, $81, $9
    selb $119, $117, $107, $86
    shufb $81, $106, $80, $9
    selb $117, $109, $12, $120
    lnop
    selb $107, $120, $111, $12
    lnop
    xor $120, $102, $82
    lnop
    xor $102, $23, $81
    shufb $80, $96, $99, $9
    selb $99, $109, $124, $83
    shufb $96, $103, $118, $68
    or $124, $120, $102
    rotqbyi $109, $10, 6
    orc $120, $125, $126
    lqa $102, 0x180e0
    selb $103, $111, $123, $83
    lqa $23, 0x180f0
    selb $123, $126, $120, $124
    shlqbii $111, $118, 1
    selb $118, $124, $125, $120
    rotqbyi $12, $11, 6
    selb $124, $126, $98, $80
    rotqbii $120, $109, 1
    selb $126, $125, $13, $80
    shufb $109, $113, $79, $68
    xor $113, $102, $76
    shlqbii $125, $79, 1
    xor $79, $23, $75
    rotqbii $102, $12, 1
    selb $75, $111, $120, $69
    lqa $12, 0x180c0
    or $120, $113, $79
    lqa $111, 0x180d0
    orc $113, $78, $104
    lnop
    selb $23, $125, $102, $69
    lnop
    selb $102, $104, $113, $120
    lnop
    selb $76, $120, $78, $113
    lnop
    xor $120, $12, $122
    lnop
    xor $12, $111, $108
    lnop
    selb $111, $104, $77, $74
    lqa $113, 0x180a0
    or $104, $120, $12
    lqa $77, 0x180b0
    orc $120, $112, $95
    lnop
    selb $12, $78, $20, $74
    lnop
    selb $74, $95, $120, $104
    lnop
    selb $20, $104, $112, $120
    lnop
    xor $120, $113, $94
    lnop
    xor $113, $77, $93
    lnop
    selb $104, $95, $114, $121
    lqa $77, 0x18080
    or $114, $120, $113
    lqa $95, 0x18090
    orc $120, $101, $105
    lnop
    selb $13, $112, $15, $121
    lnop
    selb $15, $105, $120, $114
    lnop
    selb $106, $114, $101, $120
    lnop
    xor $120, $77, $91
    lnop
    xor $77, $95, $90
    lnop
    selb $16, $105, $115, $92
    lqa $95, 0x18060
    or $115, $120, $77
    lqa $105, 0x18070
    orc $120, $116, $22
    lnop
    selb $24, $101, $17, $92
    lnop
    selb $101, $22, $120, $115
    lnop
    selb $17, $115, $116, $120
    lnop
    xor $120, $95, $88
    lnop
    xor $95, $105, $87
    lnop
    selb $105, $22, $110, $89
    lqa $115, 0x18040
    or $110, $120, $95
    lqa $22, 0x18050
    orc $120, $18, $14
    lnop
    selb $25, $116, $97, $89
    lnop
    selb $26, $14, $120, $110
    lnop
    selb $27, $110, $18, $120
    lnop
    xor $120, $115, $85
    lnop
    xor $115, $22, $84
    lnop
    selb $22, $14, $19, $86
    lqa $110, 0x18020
    or $14, $120, $115
    lqa $19, 0x18030
    orc $115, $119, $21
    lqd $120, 3328($8)
    selb $28, $18, $100, $86
    lqd $116, 3344($8)
    selb $18, $21, $115, $14
    lqd $100, 3584($8)
    selb $29, $14, $119, $115
    lqd $97, 3600($8)
    xor $14, $110, $82
    lqd $115, 5888($8)
    xor $95, $19, $81
    lqd $110, 5904($8)
    selb $19, $21, $117, $83
    lqa $77, 0x18000
    or $117, $14, $95
    lqa $21, 0x18010
    orc $95, $103, $99
    shufb $79, $120, $116, $9
    selb $14, $119, $107, $83
    shufb $78, $100, $97, $9
    selb $107, $99, $95, $117
    lnop
    selb $30, $117, $103, $95
    lnop
    xor $117, $77, $79
    lnop
    xor $95, $21, $78
    shufb $77, $115, $110, $9
    selb $125, $99, $123, $80
    shufb $110, $96, $102, $68
    or $123, $117, $95
    rotqbyi $99, $10, 7
    orc $117, $126, $124
    lqa $95, 0x180e0
    selb $10, $103, $118, $80
    lqa $96, 0x180f0
    selb $21, $124, $117, $123
    shlqbii $118, $102, 1
    selb $31, $123, $126, $117
    rotqbyi $102, $11, 7
    selb $32, $124, $75, $77
    rotqbii $123, $99, 1
    selb $11, $126, $23, $77
    shufb $124, $109, $76, $68
    xor $109, $95, $122
    shlqbii $126, $76, 1
    xor $95, $96, $108
    rotqbii $122, $102, 1
    selb $23, $118, $123, $69
    lqa $108, 0x180c0
    or $123, $109, $95
    lqa $118, 0x180d0
    orc $109, $12, $111
    lnop
    selb $33, $126, $122, $69
    lnop
    selb $96, $111, $109, $123
    lnop
    selb $95, $123, $12, $109
    lnop
    xor $123, $108, $94
    lnop
    xor $108, $118, $93
    lnop
    selb $112, $111, $74, $121
    lqa $118, 0x180a0
    or $74, $123, $108
    lqa $109, 0x180b0
    orc $123, $13, $104
    lnop
    selb $111, $12, $20, $121
    lnop
    selb $98, $104, $123, $74
    lnop
    selb $97, $74, $13, $123
    lnop
    xor $123, $118, $91
    lnop
    xor $118, $109, $90
    lnop
    selb $114, $104, $15, $92
    lqa $109, 0x18080
    or $104, $123, $118
    lqa $15, 0x18090
    orc $123, $24, $16
    lnop
    selb $113, $13, $106, $92
    lnop
    selb $100, $16, $123, $104
    lnop
    selb $99, $104, $24, $123
    lnop
    xor $123, $109, $88
    lnop
    xor $109, $15, $87
    lnop
    selb $116, $16, $101, $89
    lqa $15, 0x18060
    or $16, $123, $109
    lqa $104, 0x18070
    orc $123, $25, $105
    lnop
    selb $115, $24, $17, $89
    lnop
    selb $102, $105, $123, $16
    lqd $17, 3840($8)
    selb $101, $16, $25, $123
    lqd $24, 3856($8)
    xor $123, $15, $85
    lnop
    xor $15, $104, $84
    lnop
    selb $118, $105, $26, $86
    lqa $16, 0x18040
    or $105, $123, $15
    lqa $26, 0x18050
    orc $123, $28, $22
    lnop
    selb $117, $25, $27, $86
    shufb $76, $17, $24, $9
    selb $104, $22, $123, $105
    lqd $17, 4096($8)
    selb $103, $105, $28, $123
    lqd $24, 4112($8)
    xor $123, $16, $82
    shufb $105, $110, $96, $68
    xor $110, $26, $81
    lqa $16, 0x18020
    selb $120, $22, $18, $83
    lqa $26, 0x18030
    or $18, $123, $110
    lqd $22, 7584($6)
    orc $123, $14, $19
    rotqbyi $110, $105, 8
    selb $119, $28, $29, $83
    shufb $25, $124, $95, $68
    selb $106, $19, $123, $18
    shufb $75, $17, $24, $9
    selb $105, $18, $14, $123
    lqa $17, 0x18000
    xor $123, $16, $79
    lqa $18, 0x18010
    xor $16, $26, $78
    shufb $24, $110, $22, $7
    selb $122, $19, $107, $80
    rotqbyi $22, $6, 0
    or $19, $123, $16
    hbrr k_mismatch_edge_branch, k_mismatch_edge_loop
    orc $16, $10, $125
    lqd $123, 6144($8)
    selb $121, $14, $30, $80
    lqd $110, 6160($8)
    selb $108, $125, $16, $19
    stqd $24, 7584($22)
    selb $107, $19, $10, $16
    lqd $24, 7920($6)
    xor $16, $17, $76
    lnop
    xor $17, $18, $75
    rotqbyi $19, $25, 8
    a $6, $5, $72
    lnop
    or $18, $16, $17
    lnop
    orc $16, $11, $32
    shufb $74, $123, $110, $9
    selb $123, $10, $31, $77
    shufb $9, $19, $24, $7
    selb $110, $32, $16, $18
    lnop
    selb $124, $125, $21, $77
    lqd $5, 7248($6)
    selb $126, $32, $23, $74
    cdd $7, 0($4)
    selb $109, $18, $11, $16
    stqd $9, 7920($22)
    a $8, $3, $2
    lqd $9, 6912($6)
    selb $125, $11, $33, $74
k_mismatch_edge_branch:
    brnz $73, k_mismatch_edge_loop
k_mismatch_edge_end:
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

.global k_mismatch_steady
.align 3
k_mismatch_steady:
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
    brz $2, k_mismatch_steady_end
    ai $5, $127, 1
    andi $8, $5, 7
    rotmi $2, $5, -3
    shli $3, $127, 3
    andi $4, $3, -16
    shli $5, $8, 5
    a $6, $4, $79
    lqd $4, 6912($6)
    lqd $7, 7248($6)
    ai $127, $127, 1
# 414 cycles an iteration, 414 at least: 414 instructions for the even pipe, 255 for the odd one; 0 cycles of nops alone
.align 3
k_mismatch_steady_loop:
    a $20, $5, $2
    lnop
    ai $5, $127, 1
    rotqby $9, $4, $3
    ai $80, $80, -1
    cdd $10, 0($3)
    andi $8, $5, 7
    shufb $4, $20, $20, $78
    rotmi $2, $5, -3
    rotqby $11, $7, $3
    shli $3, $127, 3
    shlqbii $17, $96, 1
    andi $96, $20, -16
    rotqbii $19, $9, 1
    andbi $20, $4, 15
    lqa $18, 0x180e0
    a $7, $96, $79
    lqa $13, 0x180f0
    a $12, $20, $77
    lnop
    andi $4, $3, -16
    shlqbii $20, $95, 1
    shli $5, $8, 5
    rotqbii $96, $11, 1
    selb $8, $17, $19, $76
    lqa $16, 0x180c0
    xor $17, $18, $94
    lqa $19, 0x180d0
    xor $94, $13, $93
    lnop
    selb $95, $20, $96, $76
    lnop
    or $96, $17, $94
    lnop
    orc $94, $111, $112
    lnop
    xor $17, $16, $92
    lnop
    xor $16, $19, $91
    lqa $20, 0x180a0
    selb $19, $112, $94, $96
    lqa $93, 0x180b0
    or $112, $17, $16
    lnop
    orc $16, $113, $114
    lnop
    selb $17, $96, $111, $94
    lnop
    selb $111, $114, $16, $112
    lqa $96, 0x18080
    xor $94, $20, $90
    lqa $13, 0x18090
    xor $20, $93, $89
    lnop
    selb $114, $112, $113, $16
    lnop
    or $112, $94, $20
    lnop
    orc $94, $115, $116
    lnop
    xor $20, $96, $88
    lnop
    xor $96, $13, $87
    lqa $16, 0x18060
    selb $113, $116, $94, $112
    lqa $13, 0x18070
    or $93, $20, $96
    lnop
    orc $96, $117, $118
    lnop
    selb $116, $112, $115, $94
    lnop
    selb $115, $118, $96, $93
    lqa $112, 0x18040
    xor $94, $16, $86
    lqa $20, 0x18050
    xor $16, $13, $85
    lnop
    selb $118, $93, $117, $96
    lqd $13, 256($7)
    or $18, $94, $16
    lqd $93, 272($7)
    orc $16, $119, $120
    lqd $94, 512($7)
    xor $96, $112, $84
    lqd $15, 528($7)
    xor $112, $20, $83
    lqa $14, 0x18020
    selb $117, $120, $16, $18
    lqa $20, 0x18030
    or $21, $96, $112
    lnop
    orc $112, $121, $122
    lnop
    selb $120, $18, $119, $16
    shufb $96, $13, $93, $12
    selb $119, $122, $112, $21
    lqa $93, 0x18000
    xor $16, $14, $82
    lqa $18, 0x18010
    xor $14, $20, $81
    shufb $13, $94, $15, $12
    selb $122, $21, $121, $112
    rotqbyi $94, $9, 1
    or $112, $16, $14
    lnop
    orc $14, $123, $124
    shufb $16, $19, $19, $75
    xor $21, $93, $96
    shlqbii $15, $19, 1
    xor $93, $18, $13
    rotqbii $19, $94, 1
    selb $121, $124, $14, $112
    rotqbyi $94, $11, 1
    or $18, $21, $93
    lqa $20, 0x180e0
    orc $93, $125, $126
    lqa $21, 0x180f0
    selb $124, $112, $123, $14
    shufb $22, $17, $17, $75
    selb $123, $126, $93, $18
    shlqbii $14, $17, 1
    selb $126, $18, $125, $93
    rotqbii $17, $94, 1
    selb $125, $15, $19, $76
    lqa $94, 0x180c0
    xor $15, $20, $92
    lqa $19, 0x180d0
    xor $92, $21, $91
    lnop
    selb $112, $14, $17, $76
    lnop
    or $14, $15, $92
    lnop
    orc $92, $97, $98
    lnop
    xor $15, $94, $90
    lnop
    xor $94, $19, $89
    lqa $17, 0x180a0
    selb $19, $98, $92, $14
    lqa $91, 0x180b0
    or $98, $15, $94
    lnop
    orc $94, $99, $100
    lnop
    selb $15, $14, $97, $92
    lnop
    selb $97, $100, $94, $98
    lqa $92, 0x18080
    xor $14, $17, $88
    lqa $21, 0x18090
    xor $17, $91, $87
    lnop
    selb $100, $98, $99, $94
    lnop
    or $98, $14, $17
    lnop
    orc $14, $101, $102
    lnop
    xor $17, $92, $86
    lnop
    xor $92, $21, $85
    lqa $94, 0x18060
    selb $99, $102, $14, $98
    lqa $21, 0x18070
    or $91, $17, $92
    lnop
    orc $92, $103, $104
    lnop
    selb $102, $98, $101, $14
    lnop
    selb $101, $104, $92, $91
    lqa $98, 0x18040
    xor $14, $94, $84
    lqa $17, 0x18050
    xor $94, $21, $83
    lnop
    selb $104, $91, $103, $92
    lqd $21, 768($7)
    or $91, $14, $94
    lqd $92, 784($7)
    orc $20, $105, $106
    lqd $14, 1024($7)
    xor $94, $98, $82
    lqd $18, 1040($7)
    xor $98, $17, $81
    lqa $93, 0x18020
    selb $103, $106, $20, $91
    lqa $17, 0x18030
    or $23, $94, $98
    lnop
    orc $98, $107, $108
    lnop
    selb $106, $91, $105, $20
    shufb $94, $21, $92, $12
    selb $105, $108, $98, $23
    lqa $92, 0x18000
    xor $91, $93, $96
    lqa $20, 0x18010
    xor $21, $17, $13
    shufb $93, $14, $18, $12
    selb $108, $23, $107, $98
    rotqbyi $14, $9, 2
    or $98, $91, $21
    lnop
    orc $91, $109, $110
    shufb $21, $16, $19, $75
    xor $16, $92, $94
    shlqbii $23, $19, 1
    xor $92, $20, $93
    rotqbii $19, $14, 1
    selb $107, $110, $91, $98
    rotqbyi $14, $11, 2
    or $20, $16, $92
    lqa $17, 0x180e0
    orc $92, $95, $8
    lqa $16, 0x180f0
    selb $110, $98, $109, $91
    shufb $18, $22, $15, $75
    selb $109, $8, $92, $20
    shlqbii $91, $15, 1
    selb $8, $20, $95, $92
    rotqbii $15, $14, 1
    selb $95, $23, $19, $76
    lqa $92, 0x180c0
    xor $19, $17, $90
    lqa $23, 0x180d0
    xor $90, $16, $89
    lnop
    selb $98, $91, $15, $76
    lnop
    or $91, $19, $90
    lnop
    orc $90, $114, $111
    lnop
    xor $19, $92, $88
    lnop
    xor $92, $23, $87
    lqa $15, 0x180a0
    selb $23, $111, $90, $91
    lqa $89, 0x180b0
    or $111, $19, $92
    lnop
    orc $92, $116, $113
    lnop
    selb $19, $91, $114, $90
    lnop
    selb $114, $113, $92, $111
    lqa $91, 0x18080
    xor $90, $15, $86
    lqa $16, 0x18090
    xor $15, $89, $85
    lnop
    selb $113, $111, $116, $92
    lnop
    or $111, $90, $15
    lnop
    orc $90, $118, $115
    lnop
    xor $15, $91, $84
    lnop
    xor $91, $16, $83
    lqa $92, 0x18060
    selb $116, $115, $90, $111
    lqa $16, 0x18070
    or $89, $15, $91
    lnop
    orc $91, $120, $117
    lnop
    selb $115, $111, $118, $90
    lnop
    selb $118, $117, $91, $89
    lqa $111, 0x18040
    xor $90, $92, $82
    lqa $15, 0x18050
    xor $92, $16, $81
    lnop
    selb $117, $89, $120, $91
    lqd $16, 1280($7)
    or $89, $90, $92
    lqd $91, 1296($7)
    orc $17, $122, $119
    lqd $90, 1536($7)
    xor $92, $111, $96
    lqd $14, 1552($7)
    xor $111, $15, $13
    lqa $20, 0x18020
    selb $120, $119, $17, $89
    lqa $15, 0x18030
    or $22, $92, $111
    lnop
    orc $111, $124, $121
    lnop
    selb $119, $89, $122, $17
    shufb $92, $16, $91, $12
    selb $122, $121, $111, $22
    lqa $89, 0x18000
    xor $16, $20, $94
    lqa $17, 0x18010
    xor $20, $15, $93
    shufb $91, $90, $14, $12
    selb $121, $22, $124, $111
    rotqbyi $90, $9, 3
    or $111, $16, $20
    lnop
    orc $16, $126, $123
    shufb $20, $21, $23, $75
    xor $21, $89, $92
    shlqbii $22, $23, 1
    xor $89, $17, $91
    rotqbii $23, $90, 1
    selb $124, $123, $16, $111
    rotqbyi $90, $11, 3
    or $17, $21, $89
    lqa $14, 0x180e0
    orc $89, $112, $125
    lqa $21, 0x180f0
    selb $123, $111, $126, $16
    shufb $15, $18, $19, $75
    selb $126, $125, $89, $17
    shlqbii $16, $19, 1
    selb $125, $17, $112, $89
    rotqbii $19, $90, 1
    selb $112, $22, $23, $76
    lqa $90, 0x180c0
    xor $22, $14, $88
    lqa $23, 0x180d0
    xor $88, $21, $87
    lnop
    selb $111, $16, $19, $76
    lnop
    or $16, $22, $88
    lnop
    orc $88, $100, $97
    lnop
    xor $22, $90, $86
    lnop
    xor $90, $23, $85
    lqa $19, 0x180a0
    selb $23, $97, $88, $16
    lqa $87, 0x180b0
    or $97, $22, $90
    lnop
    orc $90, $102, $99
    lnop
    selb $22, $16, $100, $88
    lnop
    selb $100, $99, $90, $97
    lqa $88, 0x18080
    xor $16, $19, $84
    lqa $21, 0x18090
    xor $19, $87, $83
    lnop
    selb $99, $97, $102, $90
    lnop
    or $97, $16, $19
    lnop
    orc $16, $104, $101
    lnop
    xor $19, $88, $82
    lnop
    xor $88, $21, $81
    lqa $90, 0x18060
    selb $102, $101, $16, $97
    lqa $21, 0x18070
    or $87, $19, $88
    lnop
    orc $88, $106, $103
    lnop
    selb $101, $97, $104, $16
    lnop
    selb $104, $103, $88, $87
    lqa $97, 0x18040
    xor $16, $90, $96
    lqa $19, 0x18050
    xor $90, $21, $13
    lnop
    selb $103, $87, $106, $88
    lqd $21, 1792($7)
    or $87, $16, $90
    lqd $88, 1808($7)
    orc $14, $108, $105
    lqd $16, 2048($7)
    xor $90, $97, $94
    lqd $17, 2064($7)
    xor $97, $19, $93
    lqa $89, 0x18020
    selb $106, $105, $14, $87
    lqa $19, 0x18030
    or $18, $90, $97
    lnop
    orc $97, $110, $107
    lnop
    selb $105, $87, $108, $14
    shufb $90, $21, $88, $12
    selb $108, $107, $97, $18
    lqa $88, 0x18000
    xor $87, $89, $92
    lqa $14, 0x18010
    xor $21, $19, $91
    shufb $89, $16, $17, $12
    selb $107, $18, $110, $97
    rotqbyi $16, $9, 4
    or $97, $87, $21
    lnop
    orc $87, $8, $109
    shufb $21, $20, $23, $75
    xor $20, $88, $90
    shlqbii $18, $23, 1
    xor $88, $14, $89
    rotqbii $23, $16, 1
    selb $110, $109, $87, $97
    rotqbyi $14, $11, 4
    or $16, $20, $88
    lqa $17, 0x180e0
    orc $88, $98, $95
    lqa $20, 0x180f0
    selb $109, $97, $8, $87
    shufb $19, $15, $22, $75
    selb $8, $95, $88, $16
    shlqbii $87, $22, 1
    selb $95, $16, $98, $88
    rotqbii $22, $14, 1
    selb $98, $18, $23, $76
    lqa $88, 0x180c0
    xor $18, $17, $86
    lqa $23, 0x180d0
    xor $86, $20, $85
    lnop
    selb $97, $87, $22, $76
    lnop
    or $87, $18, $86
    lnop
    orc $86, $113, $114
    lnop
    xor $18, $88, $84
    lnop
    xor $88, $23, $83
    lqa $22, 0x180a0
    selb $23, $114, $86, $87
    lqa $85, 0x180b0
    or $114, $18, $88
    lnop
    orc $88, $115, $116
    lnop
    selb $18, $87, $113, $86
    lnop
    selb $113, $116, $88, $114
    lqa $87, 0x18080
    xor $86, $22, $82
    lqa $20, 0x18090
    xor $22, $85, $81
    lnop
    selb $116, $114, $115, $88
    lnop
    or $114, $86, $22
    lnop
    orc $86, $117, $118
    lnop
    xor $22, $87, $96
    lnop
    xor $87, $20, $13
    lqa $88, 0x18060
    selb $115, $118, $86, $114
    lqa $20, 0x18070
    or $85, $22, $87
    lnop
    orc $87, $119, $120
    lnop
    selb $118, $114, $117, $86
    lnop
    selb $117, $120, $87, $85
    lqa $114, 0x18040
    xor $86, $88, $94
    lqa $22, 0x18050
    xor $88, $20, $93
    lnop
    selb $120, $85, $119, $87
    lqd $20, 2304($7)
    or $85, $86, $88
    lqd $87, 2320($7)
    orc $17, $121, $122
    lqd $86, 2560($7)
    xor $88, $114, $92
    lqd $14, 2576($7)
    xor $114, $22, $91
    lqa $16, 0x18020
    selb $119, $122, $17, $85
    lqa $22, 0x18030
    or $15, $88, $114
    lnop
    orc $114, $123, $124
    lnop
    selb $122, $85, $121, $17
    shufb $88, $20, $87, $12
    selb $121, $124, $114, $15
    lqa $85, 0x18000
    xor $17, $16, $90
    lqa $20, 0x18010
    xor $16, $22, $89
    shufb $87, $86, $14, $12
    selb $124, $15, $123, $114
    rotqbyi $86, $9, 5
    or $114, $17, $16
    lnop
    orc $16, $125, $126
    shufb $17, $21, $23, $75
    xor $21, $85, $88
    shlqbii $22, $23, 1
    xor $85, $20, $87
    rotqbii $23, $86, 1
    selb $123, $126, $16, $114
    rotqbyi $86, $11, 5
    or $20, $21, $85
    lqa $24, 0x180e0
    orc $85, $111, $112
    lqa $21, 0x180f0
    selb $126, $114, $125, $16
    shufb $25, $19, $18, $75
    selb $125, $112, $85, $20
    shlqbii $114, $18, 1
    selb $14, $20, $111, $85
    rotqbii $112, $86, 1
    selb $15, $22, $23, $76
    lqa $111, 0x180c0
    xor $22, $24, $84
    lqa $23, 0x180d0
    xor $84, $21, $83
    lnop
    selb $16, $114, $112, $76
    lnop
    or $114, $22, $84
    lnop
    orc $84, $99, $100
    lnop
    xor $22, $111, $82
    lnop
    xor $111, $23, $81
    lqa $112, 0x180a0
    selb $23, $100, $84, $114
    lqa $83, 0x180b0
    or $100, $22, $111
    lnop
    orc $111, $101, $102
    lnop
    selb $22, $114, $99, $84
    lnop
    selb $99, $102, $111, $100
    lqa $114, 0x18080
    xor $84, $112, $96
    lqa $21, 0x18090
    xor $112, $83, $13
    lnop
    selb $102, $100, $101, $111
    lnop
    or $111, $84, $112
    lnop
    orc $112, $103, $104
    lnop
    xor $84, $114, $94
    lnop
    xor $114, $21, $93
    lqa $100, 0x18060
    selb $101, $104, $112, $111
    lqa $21, 0x18070
    or $83, $84, $114
    lnop
    orc $114, $105, $106
    lnop
    selb $104, $111, $103, $112
    lnop
    selb $103, $106, $114, $83
    lqa $112, 0x18040
    xor $111, $100, $92
    lqa $84, 0x18050
    xor $100, $21, $91
    lnop
    selb $106, $83, $105, $114
    lqd $21, 2816($7)
    or $83, $111, $100
    lqd $114, 2832($7)
    orc $100, $107, $108
    lqd $111, 3072($7)
    xor $86, $112, $90
    lqd $24, 3088($7)
    xor $112, $84, $89
    lqa $85, 0x18020
    selb $105, $108, $100, $83
    lqa $84, 0x18030
    or $20, $86, $112
    lnop
    orc $112, $109, $110
    lnop
    selb $108, $83, $107, $100
    shufb $86, $21, $114, $12
    selb $107, $110, $112, $20
    lqa $114, 0x18000
    xor $100, $85, $88
    lqa $83, 0x18010
    xor $21, $84, $87
    shufb $85, $111, $24, $12
    selb $110, $20, $109, $112
    rotqbyi $111, $9, 6
    or $112, $100, $21
    lnop
    orc $100, $95, $8
    shufb $21, $17, $23, $75
    xor $17, $114, $86
    shlqbii $20, $23, 1
    xor $114, $83, $85
    rotqbii $23, $111, 1
    selb $109, $8, $100, $112
    rotqbyi $111, $11, 6
    or $83, $17, $114
    lqa $84, 0x180e0
    orc $114, $97, $98
    lqa $24, 0x180f0
    selb $8, $112, $95, $100
    shufb $26, $25, $22, $75
    selb $17, $98, $114, $83
    shlqbii $112, $22, 1
    selb $18, $83, $97, $114
    rotqbii $98, $111, 1
    selb $19, $20, $23, $76
    lqa $114, 0x180c0
    xor $23, $84, $82
    lqa $111, 0x180d0
    xor $84, $24, $81
    lnop
    selb $20, $112, $98, $76
    lnop
    or $112, $23, $84
    lnop
    orc $84, $116, $113
    lnop
    xor $23, $114, $96
    lnop
    xor $114, $111, $13
    lqa $98, 0x180a0
    selb $81, $113, $84, $112
    lqa $111, 0x180b0
    or $113, $23, $114
    lnop
    orc $114, $118, $115
    lnop
    selb $23, $112, $116, $84
    lnop
    selb $112, $115, $114, $113
    lqa $116, 0x18080
    xor $115, $98, $94
    lqa $84, 0x18090
    xor $98, $111, $93
    lnop
    selb $111, $113, $118, $114
    lnop
    or $118, $115, $98
    lnop
    orc $115, $120, $117
    lnop
    xor $98, $116, $92
    lnop
    xor $116, $84, $91
    lqa $24, 0x18060
    selb $114, $117, $115, $118
    lqa $84, 0x18070
    or $117, $98, $116
    lnop
    orc $98, $122, $119
    lnop
    selb $113, $118, $120, $115
    lnop
    selb $116, $119, $98, $117
    lqa $120, 0x18040
    xor $119, $24, $90
    lqa $118, 0x18050
    xor $24, $84, $89
    lnop
    selb $115, $117, $122, $98
    lqd $82, 3328($7)
    or $98, $119, $24
    lqd $122, 3344($7)
    orc $24, $124, $121
    lqd $119, 3584($7)
    xor $117, $120, $88
    lqd $97, 3600($7)
    xor $120, $118, $87
    lqa $83, 0x18020
    selb $118, $121, $24, $98
    lqa $22, 0x18030
    or $121, $117, $120
    lnop
    orc $100, $126, $123
    lnop
    selb $117, $98, $124, $24
    shufb $84, $82, $122, $12
    selb $120, $123, $100, $121
    lqa $124, 0x18000
    xor $123, $83, $86
    lqa $122, 0x18010
    xor $98, $22, $85
    shufb $83, $119, $97, $12
    selb $119, $121, $126, $100
    rotqbyi $97, $9, 7
    or $126, $123, $98
    lnop
    orc $123, $14, $125
    shufb $9, $21, $81, $75
    xor $21, $124, $84
    shlqbii $98, $81, 1
    xor $124, $122, $83
    rotqbii $81, $97, 1
    selb $122, $125, $123, $126
    rotqbyi $97, $11, 7
    or $125, $21, $124
    lqa $11, 0x180e0
    orc $21, $16, $15
    lqa $100, 0x180f0
    selb $121, $126, $14, $123
    shufb $22, $26, $23, $75
    selb $124, $15, $21, $125
    shlqbii $14, $23, 1
    selb $123, $125, $16, $21
    rotqbii $15, $97, 1
    selb $126, $98, $81, $76
    lqa $97, 0x180c0
    xor $98, $11, $96
    lqa $81, 0x180d0
    xor $96, $100, $13
    lnop
    selb $125, $14, $15, $76
    lnop
    or $14, $98, $96
    lnop
    orc $98, $102, $99
    lnop
    xor $15, $97, $94
    lnop
    xor $97, $81, $93
    lqa $100, 0x180a0
    selb $96, $99, $98, $14
    lqa $81, 0x180b0
    or $99, $15, $97
    lnop
    orc $15, $104, $101
    lnop
    selb $95, $14, $102, $98
    lnop
    selb $98, $101, $15, $99
    lqa $102, 0x18080
    xor $101, $100, $92
    lqa $14, 0x18090
    xor $100, $81, $91
    lnop
    selb $97, $99, $104, $15
    lnop
    or $104, $101, $100
    lnop
    orc $15, $106, $103
    lqd $101, 3840($7)
    xor $99, $102, $90
    lqd $81, 3856($7)
    xor $102, $14, $89
    lqa $13, 0x18060
    selb $100, $103, $15, $104
    lqa $14, 0x18070
    or $11, $99, $102
    lqd $103, 4096($7)
    orc $21, $108, $105
    lqd $16, 4112($7)
    selb $99, $104, $106, $15
    lqa $7, 0x18040
    selb $102, $105, $21, $11
    shufb $106, $9, $96, $75
    xor $105, $13, $88
    lqa $9, 0x18050
    xor $13, $14, $87
    shufb $82, $101, $81, $12
    selb $101, $11, $108, $21
    lqd $14, 7584($6)
    or $108, $105, $13
    rotqbyi $11, $106, 8
    orc $106, $110, $107
    lnop
    xor $105, $7, $86
    shufb $81, $103, $16, $12
    xor $103, $9, $85
    lqa $7, 0x18020
    selb $104, $107, $106, $108
    lqa $9, 0x18030
    or $107, $105, $103
    shufb $12, $11, $14, $10
    orc $11, $8, $109
    rotqbyi $14, $6, 0
    selb $103, $108, $110, $106
    hbrr k_mismatch_steady_branch, k_mismatch_steady_loop
    selb $106, $109, $11, $107
    lqa $110, 0x18000
    xor $109, $7, $84
    lqa $108, 0x18010
    xor $7, $9, $83
    shufb $16, $22, $95, $75
    selb $105, $107, $8, $11
    stqd $12, 7584($14)
    or $8, $109, $7
    lqd $107, 7920($6)
    orc $109, $18, $17
    lnop
    xor $7, $110, $82
    rotqbyi $11, $16, 8
    xor $110, $108, $81
    lnop
    a $6, $4, $79
    lnop
    or $16, $7, $110
    lnop
    orc $12, $20, $19
    shufb $9, $11, $107, $10
    selb $107, $8, $18, $109
    lqd $4, 6912($6)
    selb $110, $19, $12, $16
    lnop
    selb $108, $17, $109, $8
    lqd $7, 7248($6)
    ai $127, $127, 1
    stqd $9, 7920($14)
    selb $109, $16, $20, $12
k_mismatch_steady_branch:
    brnz $80, k_mismatch_steady_loop
k_mismatch_steady_end:
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

.global k_mismatch_edge_tap
.align 3
k_mismatch_edge_tap:
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
    brz $2, k_mismatch_edge_tap_end
    shli $2, $127, 3
    ai $30, $127, 1
    andi $31, $30, 7
    andi $35, $2, -16
    rotmi $3, $30, -3
    shli $4, $31, 5
    lqa $31, 0x180e0
    a $5, $35, $71
    lqa $30, 0x180f0
    xor $6, $31, $94
    xor $7, $30, $93
    a $8, $4, $3
    andi $3, $8, -16
    shufb $4, $8, $8, $70
    andbi $10, $4, 15
    a $9, $10, $69
    lqa $22, 0x18060
    lqa $15, 0x18070
    lqd $4, 7248($5)
    a $10, $3, $71
    lqd $30, 256($10)
    rotqby $11, $4, $2
    rotqbii $4, $11, 1
    shlqbii $8, $95, 1
    lqa $31, 0x180c0
    lqd $35, 272($10)
    selb $3, $8, $4, $68
    or $29, $6, $7
    lqa $4, 0x180d0
    xor $6, $31, $91
    lqa $31, 0x18090
    lqa $25, 0x180a0
    xor $7, $4, $90
    lqa $19, 0x180b0
    lqa $20, 0x18080
    selb $8, $111, $97, $92
    lqa $32, 0x18090
    selb $4, $112, $98, $92
    lqa $23, 0x18000
    xor $12, $31, $81
    orc $13, $8, $4
    xor $31, $25, $88
    lqa $27, 0x18040
    xor $25, $19, $87
    lqa $24, 0x18050
    xor $19, $22, $82
    xor $22, $15, $81
    lqa $26, 0x18030
    or $14, $31, $25
    shufb $15, $30, $35, $9
    or $16, $19, $22
    lqd $30, 512($10)
    lqd $19, 6912($5)
    lqa $22, 0x18020
    xor $35, $27, $79
    xor $27, $24, $78
    shlqbii $24, $96, 1
    or $17, $35, $27
    rotqby $18, $19, $2
    xor $27, $22, $76
    lqd $35, 528($10)
    xor $25, $26, $75
    xor $26, $20, $85
    rotqbii $22, $18, 1
    orc $31, $111, $112
    xor $28, $23, $15
    selb $19, $112, $31, $29
    lqa $33, 0x18010
    xor $23, $32, $84
    selb $20, $24, $22, $68
    or $21, $26, $23
    shufb $22, $30, $35, $9
    or $23, $27, $25
    xor $25, $33, $22
    or $24, $28, $25
    selb $25, $29, $111, $31
    orc $26, $125, $126
    orc $27, $123, $124
    orc $28, $121, $122
    orc $29, $119, $120
    lqd $33, 4352($10)
    lqd $35, 4368($10)
    selb $30, $126, $26, $24
    selb $31, $124, $27, $23
    shufb $32, $33, $35, $9
    orc $33, $117, $118
    orc $34, $115, $116
    selb $35, $122, $28, $17
# 589 cycles an iteration, 581 at least: 581 instructions for the even pipe, 493 for the odd one; 0 cycles of nops alone
.align 3
k_mismatch_edge_tap_loop:
    selb $112, $120, $29, $16
    lnop
    orc $98, $113, $114
    stqa $30, 0x1a040
    selb $111, $118, $33, $21
    stqa $31, 0x1a050
    or $97, $6, $7
    stqa $35, 0x1a060
    selb $96, $116, $34, $14
    stqa $112, 0x1a070
    selb $6, $114, $98, $97
    stqa $111, 0x1a080
    selb $7, $113, $99, $89
    stqa $96, 0x1a090
    selb $99, $14, $115, $34
    stqa $6, 0x1a0a0
    andi $34, $72, -16
    stqa $19, 0x1a0b0
    selb $14, $116, $102, $86
    lqa $95, 0x180d0
    a $116, $34, $67
    lnop
    selb $102, $115, $101, $86
    lqa $34, 0x180b0
    selb $115, $21, $117, $33
    lqd $101, 64($116)
    selb $21, $17, $121, $28
    lqa $33, 0x180a0
    selb $28, $114, $100, $89
    lnop
    xor $39, $95, $87
    lqd $92, 768($10)
    selb $114, $28, $96, $86
    lqa $95, 0x180f0
    selb $50, $7, $99, $86
    lqd $96, 784($10)
    xor $100, $34, $84
    rotqby $17, $101, $72
    xor $34, $33, $85
    lqd $101, 1024($10)
    orc $94, $102, $14
    lqd $33, 1040($10)
    or $93, $34, $100
    lqa $46, 0x180d0
    selb $100, $24, $125, $26
    rotqbyi $34, $17, 13
    selb $24, $23, $123, $27
    lqd $51, 7584($5)
    selb $23, $93, $102, $94
    stqa $100, 0x1a0c0
    selb $27, $16, $119, $29
    stqa $24, 0x1a0d0
    selb $47, $14, $94, $93
    stqa $21, 0x1a0e0
    selb $94, $97, $113, $98
    stqa $27, 0x1a0f0
    selb $113, $50, $23, $83
    stqa $115, 0x1a100
    selb $16, $114, $47, $83
    stqa $99, 0x1a110
    xor $99, $46, $81
    stqa $94, 0x1a120
    orc $29, $113, $16
    stqa $25, 0x1a130
    selb $26, $8, $94, $89
    lqd $46, 192($116)
    orc $97, $7, $28
    cbd $98, 0($2)
    selb $17, $118, $104, $83
    lqa $49, 0x18040
    andi $104, $34, 255
    lqa $44, 0x18000
    selb $118, $117, $103, $83
    lqa $34, 0x18010
    selb $117, $120, $106, $80
    shufb $103, $104, $51, $98
    selb $120, $119, $105, $80
    rotqby $106, $46, $72
    selb $119, $122, $108, $77
    lnop
    selb $122, $121, $107, $77
    shufb $93, $101, $33, $9
    selb $121, $124, $110, $74
    rotqbyi $101, $5, 0
    selb $124, $123, $109, $74
    rotqbyi $110, $106, 13
    selb $123, $126, $20, $32
    lqa $109, 0x180c0
    selb $126, $125, $3, $32
    shufb $94, $92, $96, $9
    xor $96, $34, $93
    lqa $125, 0x18050
    xor $34, $95, $90
    stqd $103, 7584($101)
    andi $103, $110, 255
    lqa $95, 0x180c0
    xor $110, $44, $94
    lqa $90, 0x180c0
    xor $44, $109, $88
    lnop
    or $92, $110, $96
    lqa $109, 0x18030
    xor $110, $49, $76
    lnop
    xor $96, $125, $75
    lqa $49, 0x18070
    xor $3, $95, $85
    lqa $125, 0x18020
    xor $106, $90, $82
    lqa $95, 0x18080
    orc $33, $126, $123
    lqa $90, 0x18060
    orc $46, $122, $119
    lnop
    xor $20, $109, $22
    lnop
    xor $109, $49, $78
    lnop
    xor $49, $125, $15
    lnop
    xor $107, $95, $82
    lnop
    xor $95, $90, $79
    lnop
    or $90, $110, $96
    lqa $108, 0x180d0
    orc $96, $124, $121
    lnop
    selb $125, $123, $33, $92
    lnop
    orc $51, $118, $17
    lnop
    or $48, $107, $12
    lnop
    orc $38, $120, $117
    lnop
    xor $12, $108, $84
    lqd $107, 7920($5)
    or $41, $95, $109
    lnop
    or $42, $49, $20
    lqa $95, 0x180e0
    or $5, $3, $12
    lqa $49, 0x180f0
    selb $12, $119, $46, $90
    lqa $43, 0x180b0
    selb $3, $17, $51, $48
    rotqbyi $108, $18, 1
    selb $20, $121, $96, $42
    shufb $40, $103, $107, $98
    or $109, $106, $99
    rotqbyi $107, $11, 1
    or $106, $44, $39
    shlqbii $99, $19, 1
    orc $19, $50, $114
    rotqbii $39, $108, 1
    selb $110, $117, $38, $41
    shlqbii $44, $25, 1
    xor $25, $95, $91
    rotqbii $98, $107, 1
    selb $95, $106, $7, $97
    stqa $125, 0x1a040
    selb $7, $5, $50, $19
    stqa $20, 0x1a050
    or $50, $25, $34
    stqa $12, 0x1a060
    selb $25, $26, $95, $86
    stqa $110, 0x1a070
    selb $107, $28, $97, $106
    stqa $3, 0x1a080
    selb $97, $4, $13, $50
    stqa $47, 0x1a090
    selb $108, $109, $113, $29
    stqa $107, 0x1a0a0
    selb $105, $25, $7, $83
    stqa $97, 0x1a0b0
    xor $106, $49, $84
    lqd $47, 64($116)
    selb $103, $105, $108, $80
    lnop
    xor $104, $43, $75
    lnop
    selb $43, $99, $39, $68
    stqd $40, 7920($101)
    selb $101, $44, $98, $68
    lnop
    ai $98, $2, 1
    lnop
    selb $44, $50, $8, $13
    rotqby $99, $47, $72
    andi $13, $98, -16
    lnop
    selb $8, $4, $6, $89
    lqd $47, 4608($10)
    a $39, $13, $71
    lqd $50, 4624($10)
    selb $4, $92, $126, $33
    rotqbyi $40, $99, 13
    selb $6, $42, $124, $96
    lqd $99, 7584($39)
    selb $13, $90, $122, $46
    stqa $4, 0x1a0c0
    selb $28, $41, $120, $38
    stqa $6, 0x1a0d0
    selb $89, $48, $118, $51
    stqa $13, 0x1a0e0
    nop
    stqa $28, 0x1a0f0
    nop
    stqa $89, 0x1a100
    nop
    stqa $23, 0x1a110
    nop
    stqa $95, 0x1a120
    ai $23, $2, 3
    stqa $44, 0x1a130
    selb $33, $14, $111, $83
    lqd $95, 192($116)
    selb $111, $102, $115, $83
    cbd $14, 0($98)
    selb $115, $17, $112, $80
    lnop
    andi $17, $40, 255
    lnop
    selb $112, $118, $27, $80
    shufb $92, $47, $50, $9
    selb $118, $117, $35, $77
    shufb $27, $17, $99, $14
    selb $117, $120, $21, $77
    rotqby $99, $95, $72
    selb $120, $119, $31, $74
    lqa $95, 0x180e0
    selb $119, $122, $24, $74
    lqa $31, 0x180f0
    selb $122, $121, $30, $32
    rotqbyi $35, $39, 0
    selb $121, $124, $100, $32
    rotqbyi $30, $99, 13
    selb $124, $123, $43, $92
    lnop
    selb $123, $126, $101, $92
    lnop
    xor $101, $95, $88
    lqd $126, 5120($10)
    xor $95, $31, $87
    stqd $27, 7584($35)
    andi $87, $30, 255
    lqa $27, 0x180a0
    or $30, $101, $95
    lqa $31, 0x180b0
    ai $100, $2, 4
    shlqbii $95, $44, 1
    ai $24, $2, 5
    lqd $44, 2560($10)
    orc $88, $26, $8
    lqa $101, 0x18080
    ai $21, $2, 6
    lqa $43, 0x18090
    xor $99, $27, $82
    lqd $47, 2576($10)
    xor $27, $31, $81
    lqa $50, 0x18010
    orc $40, $123, $124
    lqa $31, 0x18060
    or $98, $99, $27
    lqa $17, 0x18070
    xor $27, $101, $79
    lqd $99, 7920($39)
    xor $39, $43, $78
    lqd $101, 1280($10)
    orc $43, $111, $33
    lqa $102, 0x18040
    or $48, $27, $39
    lqa $51, 0x18050
    xor $39, $31, $76
    lqd $27, 1296($10)
    xor $38, $17, $75
    lqd $31, 1536($10)
    orc $41, $112, $115
    lqd $17, 1552($10)
    or $46, $39, $38
    lqa $96, 0x18020
    xor $38, $102, $15
    lqa $39, 0x18030
    xor $102, $51, $22
    lqa $42, 0x18000
    orc $51, $117, $118
    lqa $84, 0x18010
    or $49, $38, $102
    shufb $91, $101, $27, $9
    orc $38, $119, $120
    shufb $90, $31, $17, $9
    xor $17, $96, $94
    lqa $31, 0x180a0
    xor $96, $39, $93
    lqa $36, 0x18050
    xor $39, $42, $91
    lqa $37, 0x180f0
    xor $102, $84, $90
    rotqbyi $42, $18, 2
    or $52, $17, $96
    shufb $45, $87, $99, $14
    or $96, $39, $102
    rotqbyi $99, $11, 2
    orc $87, $121, $122
    shlqbii $39, $97, 1
    selb $27, $124, $40, $96
    rotqbii $97, $42, 1
    selb $17, $98, $111, $43
    shufb $84, $44, $47, $9
    selb $102, $122, $87, $52
    stqa $27, 0x1a040
    selb $14, $120, $38, $49
    rotqbii $44, $99, 1
    selb $101, $118, $51, $46
    stqa $102, 0x1a050
    selb $34, $115, $41, $48
    stqa $14, 0x1a060
    selb $99, $33, $43, $98
    stqa $101, 0x1a070
    selb $43, $114, $19, $5
    stqa $34, 0x1a080
    selb $47, $8, $88, $30
    stqa $99, 0x1a090
    xor $5, $31, $76
    stqa $43, 0x1a0a0
    xor $114, $50, $84
    stqa $47, 0x1a0b0
    or $19, $5, $104
    lqd $50, 64($116)
    xor $104, $36, $90
    lqd $31, 5136($10)
    xor $5, $37, $78
    rotqbyi $36, $11, 3
    selb $37, $39, $97, $68
    stqd $45, 7920($35)
    selb $35, $95, $44, $68
    lqa $39, 0x180e0
    ai $95, $2, 2
    lqd $44, 5376($10)
    selb $45, $30, $26, $88
    rotqby $97, $50, $72
    andi $88, $95, -16
    lqd $30, 5392($10)
    selb $42, $8, $107, $86
    lqd $50, 4864($10)
    a $53, $88, $71
    lqd $86, 4880($10)
    selb $107, $96, $123, $40
    rotqbyi $88, $97, 13
    selb $8, $52, $121, $87
    lqd $96, 7584($53)
    selb $26, $49, $119, $38
    stqa $107, 0x1a0c0
    selb $98, $46, $117, $51
    stqa $8, 0x1a0d0
    selb $97, $48, $112, $41
    stqa $26, 0x1a0e0
    xor $41, $39, $85
    stqa $98, 0x1a0f0
    orc $85, $25, $42
    stqa $97, 0x1a100
    or $39, $41, $106
    stqa $17, 0x1a110
    selb $106, $42, $43, $83
    stqa $7, 0x1a120
    selb $43, $42, $85, $39
    stqa $45, 0x1a130
    selb $7, $33, $3, $80
    lqd $42, 192($116)
    selb $3, $111, $89, $80
    cbd $33, 0($95)
    selb $111, $115, $110, $77
    rotqbyi $95, $18, 4
    andi $110, $88, 255
    rotqbyi $83, $11, 4
    selb $115, $112, $28, $77
    shufb $89, $50, $86, $9
    selb $112, $118, $12, $74
    shufb $28, $110, $96, $33
    selb $118, $117, $13, $74
    rotqby $110, $42, $72
    selb $117, $120, $20, $32
    shlqbii $13, $45, 1
    selb $120, $119, $6, $32
    rotqbii $20, $83, 1
    selb $119, $122, $125, $92
    rotqbii $83, $36, 1
    selb $36, $39, $25, $85
    rotqbyi $125, $110, 13
    selb $110, $124, $37, $89
    shufb $86, $126, $31, $9
    selb $31, $123, $35, $89
    shlqbii $126, $36, 1
    selb $35, $13, $83, $68
    rotqbii $37, $95, 1
    ai $124, $2, 7
    shufb $83, $44, $30, $9
    selb $123, $31, $35, $86
    lqa $2, 0x180a0
    selb $30, $126, $20, $68
    lqa $35, 0x180b0
    ai $127, $127, 1
    lnop
    selb $126, $123, $30, $83
    lqa $20, 0x18090
    selb $44, $121, $4, $92
    lqa $30, 0x18080
    selb $95, $16, $29, $109
    rotqbyi $4, $53, 0
    xor $109, $2, $79
    lnop
    xor $2, $35, $78
    lqa $29, 0x18070
    andi $35, $125, 255
    lqa $121, 0x18060
    or $85, $109, $2
    stqd $28, 7584($4)
    xor $2, $30, $76
    lqd $109, 7920($53)
    xor $53, $20, $75
    lqd $30, 1792($10)
    orc $39, $3, $7
    lqa $20, 0x18040
    or $6, $2, $53
    lqa $28, 0x18050
    xor $53, $121, $15
    lqd $2, 1808($10)
    xor $125, $29, $22
    lqd $121, 2048($10)
    orc $45, $115, $111
    lqd $29, 2064($10)
    or $42, $53, $125
    lqa $13, 0x18020
    xor $125, $20, $94
    lqa $53, 0x18030
    xor $20, $28, $93
    lqa $25, 0x18000
    orc $96, $118, $112
    lqa $28, 0x18010
    or $50, $125, $20
    shufb $88, $30, $2, $9
    orc $30, $120, $117
    shufb $87, $121, $29, $9
    xor $121, $13, $91
    lnop
    xor $13, $53, $90
    lnop
    xor $53, $25, $88
    lqa $2, 0x18060
    xor $29, $28, $87
    rotqbyi $25, $18, 3
    or $41, $121, $13
    shufb $28, $35, $109, $33
    or $33, $53, $29
    lqa $13, 0x18070
    orc $35, $31, $110
    shlqbii $53, $47, 1
    orc $48, $44, $119
    rotqbii $47, $25, 1
    selb $109, $110, $35, $33
    lqa $12, 0x18030
    selb $29, $119, $48, $41
    shlqbii $46, $43, 1
    selb $121, $117, $30, $50
    stqa $109, 0x1a040
    selb $51, $112, $96, $42
    stqa $29, 0x1a050
    selb $25, $111, $45, $6
    stqa $121, 0x1a060
    selb $125, $7, $39, $85
    stqa $51, 0x1a070
    xor $38, $13, $93
    stqa $25, 0x1a080
    selb $13, $53, $47, $68
    stqa $125, 0x1a090
    selb $122, $106, $95, $80
    stqa $95, 0x1a0a0
    xor $95, $2, $94
    stqa $43, 0x1a0b0
    orc $20, $103, $122
    lqd $43, 64($116)
    or $47, $95, $38
    lnop
    xor $95, $12, $87
    lnop
    selb $12, $46, $37, $68
    stqd $28, 7920($4)
    selb $37, $110, $13, $86
    lnop
    shli $2, $127, 3
    lnop
    andi $4, $23, -16
    rotqby $110, $43, $72
    selb $13, $37, $12, $83
    lqd $43, 2304($10)
    a $46, $4, $71
    lqd $38, 2320($10)
    selb $53, $33, $31, $35
    lqa $4, 0x180f0
    selb $12, $41, $44, $48
    rotqbyi $49, $110, 13
    selb $28, $50, $120, $30
    lqd $41, 7584($46)
    selb $50, $42, $118, $96
    stqa $53, 0x1a0c0
    ai $30, $127, 1
    stqa $12, 0x1a0d0
    selb $110, $6, $115, $45
    stqa $28, 0x1a0e0
    selb $33, $85, $3, $39
    stqa $50, 0x1a0f0
    andi $31, $30, 7
    stqa $110, 0x1a100
    andi $35, $2, -16
    stqa $33, 0x1a110
    selb $96, $16, $99, $80
    stqa $108, 0x1a120
    selb $108, $113, $17, $80
    stqa $36, 0x1a130
    selb $113, $7, $34, $77
    lqd $80, 192($116)
    selb $7, $3, $97, $77
    cbd $34, 0($23)
    selb $97, $111, $101, $74
    lqa $23, 0x180d0
    andi $111, $49, 255
    lqa $101, 0x18020
    selb $49, $115, $98, $74
    lqa $17, 0x18000
    selb $115, $112, $14, $32
    shufb $98, $111, $41, $34
    selb $112, $118, $26, $32
    rotqby $111, $80, $72
    selb $118, $117, $102, $92
    lqa $80, 0x180e0
    selb $117, $120, $8, $92
    shufb $85, $43, $38, $9
    selb $8, $119, $27, $89
    rotqbyi $38, $46, 0
    selb $43, $44, $107, $89
    rotqbyi $119, $111, 13
    rotmi $3, $30, -3
    lnop
    xor $111, $17, $85
    lqa $30, 0x180c0
    xor $17, $4, $81
    lqa $107, 0x180e0
    xor $44, $80, $82
    stqd $98, 7584($38)
    andi $98, $119, 255
    lnop
    xor $82, $101, $88
    lqa $119, 0x18040
    xor $101, $23, $78
    lnop
    xor $78, $30, $79
    lnop
    xor $30, $107, $79
    lnop
    or $80, $78, $101
    rotqbyi $79, $11, 6
    or $41, $111, $114
    lnop
    xor $111, $119, $91
    lnop
    orc $36, $105, $106
    lnop
    shli $4, $31, 5
    lnop
    or $114, $30, $5
    lnop
    orc $99, $123, $37
    lnop
    or $16, $82, $95
    lqd $5, 7920($46)
    or $95, $111, $104
    lqa $82, 0x18030
    orc $46, $43, $8
    lqa $111, 0x18080
    orc $39, $117, $118
    lnop
    selb $104, $114, $103, $20
    lnop
    selb $107, $37, $99, $41
    lqa $30, 0x18090
    orc $37, $112, $115
    lnop
    xor $31, $82, $84
    lnop
    xor $82, $111, $15
    lnop
    selb $119, $118, $39, $95
    shlqbii $78, $104, 1
    selb $27, $8, $46, $16
    lnop
    xor $111, $30, $22
    shufb $23, $98, $5, $34
    orc $6, $49, $97
    lnop
    or $45, $82, $111
    lqd $98, 3072($10)
    selb $111, $115, $37, $47
    lqd $82, 3088($10)
    selb $120, $49, $50, $32
    stqa $107, 0x1a040
    selb $50, $47, $112, $37
    lqa $5, 0x18020
    selb $102, $97, $6, $45
    stqa $27, 0x1a050
    selb $37, $97, $51, $32
    lqa $47, 0x18010
    orc $51, $7, $113
    stqa $119, 0x1a060
    selb $26, $120, $50, $92
    shufb $81, $98, $82, $9
    selb $14, $37, $111, $92
    stqa $111, 0x1a070
    selb $98, $113, $51, $19
    lqa $111, 0x18030
    orc $42, $108, $96
    stqa $102, 0x1a080
    or $82, $44, $17
    lqa $97, 0x180f0
    selb $44, $96, $42, $80
    stqa $98, 0x1a090
    selb $48, $106, $36, $82
    lqd $17, 2816($10)
    xor $30, $5, $85
    stqa $44, 0x1a0a0
    xor $106, $111, $81
    stqa $48, 0x1a0b0
    or $111, $30, $31
    lqd $5, 64($116)
    xor $52, $47, $81
    lqd $30, 2832($10)
    xor $101, $97, $75
    lnop
    selb $97, $8, $109, $86
    stqd $23, 7920($38)
    selb $109, $43, $53, $86
    lqa $8, 0x180c0
    orc $23, $126, $13
    lqa $31, 0x180e0
    selb $53, $82, $105, $36
    rotqby $38, $5, $72
    andi $105, $100, -16
    shufb $82, $17, $30, $9
    a $5, $35, $71
    lqa $30, 0x180f0
    a $36, $105, $71
    lqa $47, 0x18000
    selb $35, $41, $123, $99
    rotqbyi $40, $38, 13
    selb $123, $16, $43, $46
    lqd $38, 7584($36)
    selb $105, $95, $117, $39
    stqa $35, 0x1a0c0
    xor $34, $8, $15
    stqa $123, 0x1a0d0
    selb $17, $45, $49, $6
    stqa $105, 0x1a0e0
    selb $99, $19, $7, $51
    stqa $50, 0x1a0f0
    selb $19, $80, $108, $42
    stqa $17, 0x1a100
    xor $6, $31, $94
    stqa $99, 0x1a110
    selb $31, $96, $125, $77
    stqa $19, 0x1a120
    selb $125, $108, $33, $77
    stqa $53, 0x1a130
    selb $108, $113, $25, $74
    lqd $33, 192($116)
    selb $113, $7, $110, $74
    cbd $25, 0($100)
    xor $7, $47, $82
    lqa $100, 0x18040
    andi $47, $40, 255
    lqa $96, 0x180b0
    selb $110, $103, $19, $77
    lqa $40, 0x18050
    selb $103, $115, $121, $92
    shufb $19, $47, $38, $25
    selb $121, $112, $28, $92
    rotqby $115, $33, $72
    selb $112, $118, $29, $89
    lqd $28, 5632($10)
    selb $118, $117, $12, $89
    rotqbyi $29, $18, 5
    xor $117, $100, $88
    rotqbyi $38, $36, 0
    xor $12, $40, $87
    rotqbyi $100, $115, 13
    or $40, $7, $52
    lqd $115, 5648($10)
    orc $47, $109, $97
    lqa $52, 0x180d0
    xor $7, $30, $93
    lqa $33, 0x18070
    orc $42, $113, $108
    lqa $80, 0x180c0
    selb $30, $13, $23, $40
    lqa $50, 0x180a0
    or $45, $117, $12
    shlqbii $51, $48, 1
    orc $49, $118, $112
    lqa $48, 0x18060
    xor $95, $52, $75
    lqd $39, 3328($10)
    xor $75, $96, $22
    lqa $52, 0x18080
    selb $117, $97, $47, $111
    lqa $96, 0x18090
    xor $16, $50, $15
    rotqbyi $8, $11, 5
    xor $43, $33, $90
    shlqbii $50, $53, 1
    selb $12, $112, $49, $45
    stqa $30, 0x1a040
    or $53, $16, $75
    stqd $19, 7584($38)
    xor $16, $48, $91
    lqd $75, 7920($36)
    xor $36, $52, $94
    lqd $48, 3344($10)
    or $52, $16, $43
    stqa $117, 0x1a050
    selb $16, $122, $20, $114
    lqd $43, 3584($10)
    xor $114, $96, $93
    rotqbyi $19, $18, 6
    orc $96, $121, $103
    shlqbii $33, $16, 1
    orc $46, $125, $31
    stqa $12, 0x1a060
    selb $41, $103, $96, $52
    lqd $54, 3600($10)
    nop
    rotqbii $55, $8, 1
    or $56, $36, $114
    lqd $57, 5888($10)
    orc $58, $120, $37
    lqd $36, 5904($10)
    a $8, $4, $3
    stqa $41, 0x1a070
    selb $114, $37, $58, $56
    lqa $59, 0x18020
    andi $3, $8, -16
    rotqbii $37, $79, 1
    xor $79, $80, $76
    lqa $60, 0x18000
    andi $4, $100, 255
    stqa $114, 0x1a080
    or $100, $79, $95
    shufb $80, $28, $115, $9
    selb $20, $108, $42, $53
    shufb $95, $4, $75, $25
    selb $25, $50, $55, $68
    rotqbii $75, $29, 1
    selb $29, $31, $46, $100
    lqd $50, 4112($10)
    selb $4, $126, $25, $80
    stqa $20, 0x1a090
    selb $25, $78, $37, $68
    lqd $55, 4096($10)
    selb $115, $14, $41, $89
    rotqbii $78, $19, 1
    selb $28, $122, $44, $77
    stqa $29, 0x1a0a0
    selb $122, $31, $98, $74
    shufb $77, $57, $36, $9
    selb $98, $51, $75, $68
    lqa $31, 0x18060
    selb $51, $33, $78, $68
    stqa $16, 0x1a0b0
    selb $16, $13, $98, $80
    lqa $57, 0x18010
    selb $36, $4, $25, $77
    shufb $75, $55, $50, $9
    selb $37, $16, $51, $77
    lqd $25, 64($116)
    nop
    shufb $78, $43, $54, $9
    xor $13, $31, $85
    shufb $79, $39, $48, $9
    orc $33, $36, $37
    lqa $31, 0x18080
    andi $39, $24, -16
    lqa $48, 0x18090
    xor $43, $59, $82
    stqd $95, 7920($38)
    xor $38, $57, $78
    lqa $95, 0x18060
    xor $59, $60, $79
    lqa $57, 0x18040
    a $54, $39, $71
    rotqby $60, $25, $72
    selb $98, $52, $121, $96
    lqa $25, 0x18050
    selb $96, $40, $126, $23
    lqa $52, 0x18070
    selb $126, $111, $109, $47
    lqa $23, 0x18030
    selb $111, $56, $120, $58
    rotqbyi $47, $60, 13
    selb $120, $45, $118, $49
    lqd $56, 7584($54)
    selb $45, $109, $35, $83
    stqa $96, 0x1a0c0
    selb $109, $97, $107, $83
    stqa $126, 0x1a0d0
    xor $97, $25, $84
    stqa $120, 0x1a0e0
    selb $107, $53, $113, $42
    stqa $98, 0x1a0f0
    selb $53, $100, $125, $46
    stqa $111, 0x1a100
    xor $100, $95, $88
    stqa $107, 0x1a110
    or $95, $43, $106
    stqa $53, 0x1a120
    or $106, $59, $38
    stqa $104, 0x1a130
    andi $104, $47, 255
    lqd $38, 192($116)
    orc $59, $45, $109
    cbd $47, 0($24)
    xor $24, $48, $90
    lnop
    xor $48, $57, $85
    lnop
    xor $57, $31, $91
    lqa $43, 0x18020
    selb $31, $112, $27, $86
    shufb $46, $104, $56, $47
    xor $104, $52, $87
    rotqby $112, $38, $72
    selb $52, $118, $123, $86
    lnop
    xor $27, $23, $78
    lqa $123, 0x180e0
    selb $118, $45, $96, $80
    rotqbyi $23, $54, 0
    xor $96, $43, $79
    lnop
    or $56, $48, $97
    lqa $43, 0x180b0
    selb $97, $103, $119, $89
    lqd $48, 3840($10)
    orc $119, $4, $16
    lqd $103, 3856($10)
    xor $42, $123, $76
    lnop
    orc $123, $52, $31
    stqd $46, 7584($23)
    selb $46, $121, $105, $89
    lqa $25, 0x180d0
    selb $121, $16, $119, $106
    lqa $105, 0x18000
    xor $16, $43, $93
    lnop
    selb $38, $109, $59, $95
    shufb $76, $48, $103, $9
    orc $103, $46, $97
    lnop
    or $48, $57, $24
    lnop
    xor $24, $25, $22
    lnop
    xor $25, $105, $76
    lnop
    selb $105, $113, $17, $32
    lnop
    selb $17, $108, $102, $32
    lqa $113, 0x180a0
    selb $57, $125, $99, $74
    rotqbyi $108, $112, 13
    or $112, $34, $24
    lnop
    orc $24, $57, $122
    lnop
    orc $102, $105, $17
    lnop
    andi $99, $108, 255
    lnop
    xor $108, $113, $94
    lnop
    or $35, $100, $104
    lnop
    or $104, $108, $16
    lnop
    orc $108, $26, $14
    lnop
    selb $34, $31, $123, $56
    lnop
    selb $125, $122, $24, $112
    lqd $16, 7920($54)
    or $54, $42, $101
    lnop
    selb $113, $97, $103, $35
    lnop
    selb $39, $14, $108, $48
    lnop
    selb $40, $109, $30, $80
    lnop
    orc $109, $110, $28
    lqa $30, 0x18050
    selb $41, $31, $117, $83
    shufb $14, $99, $16, $47
    andi $16, $21, -16
    lqa $31, 0x18070
    selb $117, $17, $102, $104
    lnop
    orc $101, $118, $40
    lqa $47, 0x18010
    selb $99, $28, $109, $54
    lqa $100, 0x18090
    xor $58, $30, $81
    lqa $49, 0x18040
    or $60, $96, $27
    stqa $121, 0x1a040
    xor $96, $31, $84
    stqa $38, 0x1a050
    a $27, $16, $71
    stqa $34, 0x1a060
    xor $16, $47, $75
    stqa $113, 0x1a070
    selb $42, $52, $126, $83
    stqa $39, 0x1a080
    selb $43, $95, $45, $59
    stqa $117, 0x1a090
    or $59, $25, $16
    stqa $125, 0x1a0a0
    xor $16, $49, $82
    stqa $99, 0x1a0b0
    selb $126, $56, $52, $123
    lqd $49, 64($116)
    selb $52, $106, $4, $119
    lnop
    selb $119, $110, $53, $74
    lnop
    selb $53, $97, $12, $86
    stqd $14, 7920($23)
    selb $44, $35, $46, $103
    lqa $97, 0x18080
    selb $45, $46, $120, $86
    lqd $103, 6144($10)
    selb $46, $104, $105, $102
    rotqby $120, $49, $72
    selb $12, $28, $29, $74
    shufb $4, $8, $8, $70
    selb $47, $48, $26, $108
    lqd $8, 6160($10)
    selb $48, $26, $98, $89
    lqa $28, 0x180e0
    xor $26, $100, $87
    rotqbyi $98, $120, 13
    xor $120, $97, $88
    lnop
    andbi $10, $4, 15
    stqa $52, 0x1a0c0
    orc $56, $48, $115
    stqa $43, 0x1a0d0
    or $55, $16, $58
    stqa $126, 0x1a0e0
    selb $16, $112, $57, $24
    stqa $44, 0x1a0f0
    orc $58, $45, $53
    stqa $47, 0x1a100
    or $61, $13, $96
    shufb $74, $103, $8, $9
    a $9, $10, $69
    lnop
    selb $108, $40, $101, $60
    lqa $10, 0x180f0
    or $103, $120, $26
    lnop
    xor $120, $28, $15
    lqa $26, 0x180d0
    selb $62, $54, $110, $109
    stqa $46, 0x1a110
    orc $54, $42, $41
    stqa $16, 0x1a120
    selb $110, $37, $33, $59
    lqa $109, 0x180b0
    xor $28, $10, $22
    lnop
    andi $96, $98, 255
    lqa $22, 0x18060
    selb $106, $41, $54, $55
    lqd $98, 7584($27)
    orc $13, $119, $12
    stqa $62, 0x1a130
    xor $112, $26, $93
    lqd $8, 192($116)
    xor $24, $109, $90
    lqa $26, 0x180a0
    selb $102, $115, $56, $103
    lqa $109, 0x180c0
    or $97, $120, $28
    lqa $15, 0x18070
    selb $49, $105, $111, $92
    cbd $28, 0($21)
    selb $104, $53, $58, $61
    lqd $4, 7248($5)
    a $10, $3, $71
    rotqby $105, $8, $72
    xor $3, $26, $91
    rotqbyi $21, $27, 0
    xor $111, $109, $94
    shufb $26, $96, $98, $28
    selb $50, $17, $114, $92
    lqd $30, 256($10)
    selb $51, $57, $107, $32
    rotqbyi $114, $11, 7
    selb $95, $97, $119, $13
    rotqby $11, $4, $2
    selb $57, $122, $20, $32
    stqa $110, 0x1a040
    orc $122, $49, $50
    stqa $108, 0x1a050
    or $63, $3, $24
    stqa $106, 0x1a060
    orc $24, $51, $57
    rotqbii $4, $11, 1
    or $20, $111, $112
    shlqbii $8, $95, 1
    selb $100, $50, $122, $63
    lqa $31, 0x180c0
    selb $98, $57, $24, $20
    lqd $35, 272($10)
    selb $96, $12, $13, $97
    stqd $26, 7584($21)
    selb $3, $8, $4, $68
    stqa $104, 0x1a070
    or $29, $6, $7
    lqa $4, 0x180d0
    selb $123, $118, $52, $77
    stqa $102, 0x1a080
    xor $6, $31, $91
    stqa $100, 0x1a090
    selb $120, $53, $34, $83
    lqa $31, 0x18090
    selb $111, $119, $16, $32
    stqa $98, 0x1a0a0
    selb $107, $60, $118, $101
    lqa $25, 0x180a0
    xor $7, $4, $90
    stqa $96, 0x1a0b0
    selb $97, $20, $51, $24
    lqa $19, 0x180b0
    selb $109, $59, $36, $33
    lqd $118, 64($116)
    selb $112, $12, $125, $32
    lqa $20, 0x18080
    selb $8, $111, $97, $92
    lqa $32, 0x18090
    selb $4, $112, $98, $92
    rotqbyi $125, $105, 13
    xor $12, $31, $81
    lqa $23, 0x18000
    orc $13, $8, $4
    lqd $33, 7920($27)
    xor $31, $25, $88
    lqa $27, 0x18040
    xor $25, $19, $87
    lqa $24, 0x18050
    xor $19, $22, $82
    stqa $109, 0x1a0c0
    xor $22, $15, $81
    lqa $26, 0x18030
    or $14, $31, $25
    stqa $107, 0x1a0d0
    or $16, $19, $22
    shufb $15, $30, $35, $9
    selb $105, $55, $42, $54
    lqd $30, 512($10)
    selb $101, $103, $48, $56
    lqd $19, 6912($5)
    andi $56, $125, 255
    lqa $22, 0x18020
    xor $35, $27, $79
    shlqbii $125, $99, 1
    selb $103, $61, $45, $58
    stqa $105, 0x1a0e0
    xor $27, $24, $78
    rotqbyi $58, $18, 7
    ai $73, $73, -1
    shlqbii $24, $96, 1
    or $17, $35, $27
    stqa $103, 0x1a0f0
    nop
    rotqby $18, $19, $2
    xor $27, $22, $76
    shufb $19, $56, $33, $28
    xor $25, $26, $75
    lqd $35, 528($10)
    xor $26, $20, $85
    stqa $101, 0x1a100
    selb $99, $63, $49, $122
    rotqbii $22, $18, 1
    orc $31, $111, $112
    rotqby $122, $118, $72
    xor $28, $23, $15
    stqd $19, 7920($21)
    selb $19, $112, $31, $29
    stqa $99, 0x1a110
    andi $118, $124, -16
    lqa $33, 0x18010
    xor $23, $32, $84
    rotqbyi $63, $122, 13
    selb $20, $24, $22, $68
    stqa $97, 0x1a120
    or $21, $26, $23
    rotqbii $24, $58, 1
    a $58, $118, $71
    shufb $22, $30, $35, $9
    selb $119, $45, $126, $83
    stqa $95, 0x1a130
    or $23, $27, $25
    lnop
    nop
    shlqbii $27, $62, 1
    xor $25, $33, $22
    lqd $62, 192($116)
    selb $116, $125, $24, $68
    rotqbii $33, $114, 1
    or $24, $28, $25
    lnop
    selb $126, $37, $116, $74
    lqd $28, 7584($58)
    andi $116, $63, 255
    lnop
    selb $63, $27, $33, $68
    cbd $37, 0($124)
    selb $114, $57, $117, $92
    rotqbyi $45, $58, 0
    selb $125, $36, $63, $74
    rotqby $117, $62, $72
    selb $25, $29, $111, $31
    lnop
    selb $124, $40, $121, $77
    shufb $29, $116, $28, $37
    orc $26, $125, $126
    hbrr k_mismatch_edge_tap_branch, k_mismatch_edge_tap_loop
    selb $121, $42, $43, $80
    rotqbyi $116, $117, 13
    selb $122, $41, $38, $80
    lnop
    orc $27, $123, $124
    lnop
    orc $28, $121, $122
    stqd $29, 7584($45)
    orc $29, $119, $120
    lqd $38, 7920($58)
    andi $58, $116, 255
    lqd $33, 4352($10)
    selb $118, $115, $113, $86
    lqd $35, 4368($10)
    selb $117, $48, $44, $86
    lnop
    selb $30, $126, $26, $24
    lnop
    selb $115, $49, $47, $89
    lnop
    selb $31, $124, $27, $23
    shufb $47, $58, $38, $37
    selb $113, $51, $46, $92
    lnop
    selb $116, $50, $39, $89
    shufb $32, $33, $35, $9
    orc $33, $117, $118
    lnop
    orc $34, $115, $116
    stqd $47, 7920($45)
    selb $35, $122, $28, $17
k_mismatch_edge_tap_branch:
    brnz $73, k_mismatch_edge_tap_loop
k_mismatch_edge_tap_end:
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

.global k_mismatch_steady_tap
.align 3
k_mismatch_steady_tap:
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
    brz $2, k_mismatch_steady_tap_end
# 598 cycles an iteration, 462 at least: 460 instructions for the even pipe, 462 for the odd one; 23 cycles of nops alone
.align 3
k_mismatch_steady_tap_loop:
    nop
    lnop
    ai $8, $127, 1
    lnop
    nop
    lnop
    andi $11, $8, 7
    lnop
    rotmi $9, $8, -3
    lnop
    shli $8, $11, 5
    lnop
    nop
    lnop
    nop
    lnop
    nop
    lnop
    a $11, $8, $9
    lnop
    nop
    lnop
    nop
    shufb $8, $11, $11, $77
    nop
    lnop
    shli $2, $127, 3
    lqa $9, 0x180e0
    andi $10, $11, -16
    lqa $23, 0x180f0
    andbi $11, $8, 15
    lnop
    a $3, $10, $78
    lnop
    a $4, $11, $76
    lqa $10, 0x180c0
    andi $11, $2, -16
    lqa $8, 0x180d0
    xor $22, $9, $94
    lnop
    xor $94, $23, $93
    lnop
    a $5, $11, $78
    lqa $93, 0x180a0
    or $23, $22, $94
    lqa $11, 0x180b0
    xor $94, $10, $92
    lnop
    xor $10, $8, $91
    lnop
    orc $22, $111, $112
    lqa $8, 0x18080
    or $21, $94, $10
    lqa $9, 0x18090
    xor $94, $93, $90
    lnop
    xor $93, $11, $89
    lnop
    orc $20, $113, $114
    lqa $11, 0x18060
    or $19, $94, $93
    lqa $10, 0x18070
    xor $94, $8, $88
    lnop
    xor $93, $9, $87
    lqd $8, 256($3)
    orc $18, $115, $116
    lqa $9, 0x18040
    or $17, $94, $93
    lqa $16, 0x18050
    xor $93, $11, $86
    lqd $94, 272($3)
    xor $15, $10, $85
    lqd $11, 512($3)
    orc $12, $117, $118
    lqd $10, 528($3)
    or $13, $93, $15
    lqa $14, 0x18020
    xor $93, $9, $84
    lqa $15, 0x18030
    xor $9, $16, $83
    lqa $24, 0x18000
    orc $16, $119, $120
    lqa $25, 0x18010
    or $26, $93, $9
    shufb $6, $8, $94, $4
    orc $94, $121, $122
    shufb $7, $11, $10, $4
    xor $10, $14, $82
    lnop
    xor $14, $15, $81
    lnop
    xor $15, $24, $6
    lnop
    xor $24, $25, $7
    lnop
    or $25, $10, $14
    lnop
    or $14, $15, $24
    lnop
    orc $15, $125, $126
    lnop
    orc $24, $123, $124
    lnop
    selb $8, $126, $15, $14
    lnop
    selb $126, $124, $24, $25
    lqd $11, 6912($5)
    selb $124, $122, $94, $26
    stqa $8, 0x1a040
    selb $122, $120, $16, $13
    stqa $126, 0x1a050
    selb $120, $118, $12, $17
    stqa $124, 0x1a060
    selb $118, $116, $18, $19
    stqa $122, 0x1a070
    selb $116, $114, $20, $21
    stqa $120, 0x1a080
    selb $114, $112, $22, $23
    stqa $118, 0x1a090
    nop
    stqa $116, 0x1a0a0
    andi $112, $79, -16
    stqa $114, 0x1a0b0
    nop
    lnop
    a $10, $112, $74
    rotqby $9, $11, $2
    nop
    lqd $112, 7248($5)
    nop
    lqd $93, 64($10)
    nop
    lnop
    nop
    lnop
    nop
    shlqbii $27, $96, 1
    nop
    rotqbii $28, $9, 1
    selb $96, $14, $125, $15
    rotqby $11, $112, $2
    selb $125, $25, $123, $24
    rotqby $112, $93, $79
    selb $123, $26, $121, $94
    stqa $96, 0x1a0c0
    selb $121, $13, $119, $16
    stqa $125, 0x1a0d0
    selb $119, $17, $117, $12
    stqa $123, 0x1a0e0
    selb $117, $19, $115, $18
    stqa $121, 0x1a0f0
    selb $115, $21, $113, $20
    stqa $119, 0x1a100
    selb $113, $23, $111, $22
    stqa $117, 0x1a110
    nop
    stqa $115, 0x1a120
    nop
    stqa $113, 0x1a130
    nop
    lqd $111, 192($10)
    nop
    shlqbii $22, $95, 1
    nop
    rotqbyi $95, $112, 13
    nop
    lqd $112, 7584($5)
    nop
    rotqbii $23, $11, 1
    nop
    cbd $20, 0($2)
    nop
    rotqby $21, $111, $79
    andi $111, $95, 255
    lqa $18, 0x180e0
    nop
    lqa $95, 0x180f0
    nop
    shufb $19, $111, $112, $20
    selb $112, $27, $28, $75
    rotqbyi $111, $21, 13
    selb $21, $22, $23, $75
    lqa $27, 0x180c0
    ai $22, $5, 0
    lqa $23, 0x180d0
    xor $28, $18, $92
    lnop
    xor $92, $95, $91
    stqd $19, 7584($22)
    andi $95, $111, 255
    lqa $91, 0x180a0
    or $111, $28, $92
    lqa $19, 0x180b0
    xor $92, $27, $90
    lnop
    xor $27, $23, $89
    lnop
    orc $23, $97, $98
    lqa $28, 0x18080
    or $18, $92, $27
    lqa $12, 0x18090
    xor $92, $91, $88
    lnop
    xor $91, $19, $87
    lnop
    orc $19, $99, $100
    lqa $27, 0x18060
    or $17, $92, $91
    lqa $13, 0x18070
    xor $92, $28, $86
    lnop
    xor $91, $12, $85
    lqd $28, 768($3)
    orc $12, $101, $102
    lqa $16, 0x18040
    or $26, $92, $91
    lqa $94, 0x18050
    xor $91, $27, $84
    lqd $92, 784($3)
    xor $93, $13, $83
    lqd $27, 1024($3)
    orc $24, $103, $104
    lqd $13, 1040($3)
    or $25, $91, $93
    lqa $14, 0x18020
    xor $93, $16, $82
    lqa $91, 0x18030
    xor $16, $94, $81
    lqa $15, 0x18000
    orc $29, $105, $106
    lqa $30, 0x18010
    or $31, $93, $16
    shufb $94, $28, $92, $4
    orc $92, $107, $108
    shufb $93, $27, $13, $4
    xor $13, $14, $6
    lnop
    xor $14, $91, $7
    lnop
    xor $27, $15, $94
    lqd $91, 7920($5)
    xor $5, $30, $93
    lnop
    or $30, $13, $14
    lnop
    or $13, $27, $5
    lnop
    orc $27, $21, $112
    lnop
    orc $14, $109, $110
    lnop
    selb $5, $112, $27, $13
    shufb $15, $95, $91, $20
    selb $95, $110, $14, $30
    rotqbyi $112, $9, 1
    selb $110, $108, $92, $31
    stqa $5, 0x1a040
    selb $108, $106, $29, $25
    stqa $95, 0x1a050
    selb $106, $104, $24, $26
    stqa $110, 0x1a060
    selb $104, $102, $12, $17
    stqa $108, 0x1a070
    selb $102, $100, $19, $18
    stqa $106, 0x1a080
    selb $100, $98, $23, $111
    stqa $104, 0x1a090
    nop
    stqa $102, 0x1a0a0
    nop
    stqa $100, 0x1a0b0
    nop
    lqd $91, 64($10)
    nop
    lnop
    nop
    stqd $15, 7920($22)
    nop
    shlqbii $15, $114, 1
    selb $114, $111, $97, $23
    rotqbii $22, $112, 1
    selb $97, $13, $21, $27
    rotqbyi $112, $11, 1
    selb $98, $30, $109, $14
    rotqby $13, $91, $79
    selb $109, $31, $107, $92
    stqa $97, 0x1a0c0
    selb $107, $25, $105, $29
    stqa $98, 0x1a0d0
    selb $105, $26, $103, $24
    stqa $109, 0x1a0e0
    selb $103, $17, $101, $12
    stqa $107, 0x1a0f0
    selb $101, $18, $99, $19
    stqa $105, 0x1a100
    ai $99, $2, 1
    stqa $103, 0x1a110
    nop
    stqa $101, 0x1a120
    andi $18, $99, -16
    stqa $114, 0x1a130
    nop
    lqd $19, 192($10)
    a $17, $18, $78
    shlqbii $12, $113, 1
    nop
    rotqbyi $113, $13, 13
    nop
    lqd $13, 7584($17)
    nop
    rotqbii $18, $112, 1
    nop
    cbd $112, 0($99)
    nop
    rotqby $99, $19, $79
    andi $19, $113, 255
    lqa $24, 0x180e0
    nop
    lqa $113, 0x180f0
    nop
    shufb $26, $19, $13, $112
    selb $13, $15, $22, $75
    rotqbyi $19, $99, 13
    selb $15, $12, $18, $75
    lqa $99, 0x180c0
    ai $12, $17, 0
    lqa $18, 0x180d0
    xor $22, $24, $90
    lnop
    xor $90, $113, $89
    stqd $26, 7584($12)
    andi $89, $19, 255
    lqa $113, 0x180a0
    or $19, $22, $90
    lqa $26, 0x180b0
    xor $90, $99, $88
    lnop
    xor $99, $18, $87
    lnop
    orc $18, $115, $116
    lqa $22, 0x18080
    or $24, $90, $99
    lqa $25, 0x18090
    xor $99, $113, $86
    lnop
    xor $113, $26, $85
    lnop
    orc $26, $117, $118
    lqa $90, 0x18060
    or $29, $99, $113
    lqa $92, 0x18070
    xor $113, $22, $84
    lnop
    xor $99, $25, $83
    lqd $22, 1280($3)
    orc $25, $119, $120
    lqa $31, 0x18040
    or $14, $113, $99
    lqa $91, 0x18050
    xor $99, $90, $82
    lqd $113, 1296($3)
    xor $30, $92, $81
    lqd $90, 1536($3)
    orc $27, $121, $122
    lqd $21, 1552($3)
    or $111, $99, $30
    lqa $23, 0x18020
    xor $99, $31, $6
    lqa $30, 0x18030
    xor $31, $91, $7
    lqa $20, 0x18000
    orc $16, $123, $124
    lqa $28, 0x18010
    or $32, $99, $31
    shufb $92, $22, $113, $4
    orc $22, $125, $126
    shufb $91, $90, $21, $4
    xor $90, $23, $94
    lnop
    xor $23, $30, $93
    lnop
    xor $21, $20, $92
    lqd $30, 7920($17)
    xor $17, $28, $91
    lnop
    or $28, $90, $23
    lnop
    or $90, $21, $17
    lnop
    orc $17, $15, $13
    lnop
    orc $21, $96, $8
    lnop
    selb $113, $13, $17, $90
    shufb $23, $89, $30, $112
    selb $99, $8, $21, $28
    rotqbyi $112, $9, 2
    selb $8, $126, $22, $32
    stqa $113, 0x1a040
    selb $126, $124, $16, $111
    stqa $99, 0x1a050
    selb $124, $122, $27, $14
    stqa $8, 0x1a060
    selb $122, $120, $25, $29
    stqa $126, 0x1a070
    selb $120, $118, $26, $24
    stqa $124, 0x1a080
    selb $118, $116, $18, $19
    stqa $122, 0x1a090
    nop
    stqa $120, 0x1a0a0
    nop
    stqa $118, 0x1a0b0
    nop
    lqd $89, 64($10)
    nop
    lnop
    nop
    stqd $23, 7920($12)
    nop
    shlqbii $12, $100, 1
    selb $100, $19, $115, $18
    rotqbii $23, $112, 1
    selb $115, $90, $15, $17
    rotqbyi $112, $11, 2
    selb $116, $28, $96, $21
    rotqby $90, $89, $79
    selb $96, $32, $125, $22
    stqa $115, 0x1a0c0
    selb $125, $111, $123, $16
    stqa $116, 0x1a0d0
    selb $123, $14, $121, $27
    stqa $96, 0x1a0e0
    selb $121, $29, $119, $25
    stqa $125, 0x1a0f0
    selb $119, $24, $117, $26
    stqa $123, 0x1a100
    ai $117, $2, 2
    stqa $121, 0x1a110
    nop
    stqa $119, 0x1a120
    andi $24, $117, -16
    stqa $100, 0x1a130
    nop
    lqd $26, 192($10)
    a $29, $24, $78
    shlqbii $25, $114, 1
    nop
    rotqbyi $114, $90, 13
    nop
    lqd $90, 7584($29)
    nop
    rotqbii $24, $112, 1
    nop
    cbd $112, 0($117)
    nop
    rotqby $117, $26, $79
    andi $26, $114, 255
    lqa $14, 0x180e0
    nop
    lqa $114, 0x180f0
    nop
    shufb $27, $26, $90, $112
    selb $26, $12, $23, $75
    rotqbyi $90, $117, 13
    selb $12, $25, $24, $75
    lqa $117, 0x180c0
    ai $24, $29, 0
    lqa $25, 0x180d0
    xor $23, $14, $88
    lnop
    xor $88, $114, $87
    stqd $27, 7584($24)
    andi $87, $90, 255
    lqa $114, 0x180a0
    or $27, $23, $88
    lqa $90, 0x180b0
    xor $88, $117, $86
    lnop
    xor $117, $25, $85
    lnop
    orc $25, $101, $102
    lqa $23, 0x18080
    or $14, $88, $117
    lqa $111, 0x18090
    xor $117, $114, $84
    lnop
    xor $114, $90, $83
    lnop
    orc $88, $103, $104
    lqa $90, 0x18060
    or $16, $117, $114
    lqa $22, 0x18070
    xor $117, $23, $82
    lnop
    xor $114, $111, $81
    lqd $23, 1792($3)
    orc $111, $105, $106
    lqa $32, 0x18040
    or $21, $117, $114
    lqa $89, 0x18050
    xor $114, $90, $6
    lqd $117, 1808($3)
    xor $90, $22, $7
    lqd $28, 2048($3)
    orc $15, $107, $108
    lqd $22, 2064($3)
    or $17, $114, $90
    lqa $18, 0x18020
    xor $114, $32, $94
    lqa $19, 0x18030
    xor $32, $89, $93
    lqa $13, 0x18000
    orc $30, $109, $110
    lqa $20, 0x18010
    or $31, $114, $32
    shufb $90, $23, $117, $4
    orc $23, $98, $95
    shufb $89, $28, $22, $4
    xor $22, $18, $92
    lnop
    xor $18, $19, $91
    lnop
    xor $28, $13, $90
    lqd $19, 7920($29)
    xor $13, $20, $89
    lnop
    or $20, $22, $18
    lnop
    or $18, $28, $13
    lnop
    orc $13, $12, $26
    lnop
    orc $28, $97, $5
    lnop
    selb $114, $26, $13, $18
    shufb $22, $87, $19, $112
    selb $117, $5, $28, $20
    rotqbyi $112, $9, 3
    selb $5, $95, $23, $31
    stqa $114, 0x1a040
    selb $95, $110, $30, $17
    stqa $117, 0x1a050
    selb $110, $108, $15, $21
    stqa $5, 0x1a060
    selb $108, $106, $111, $16
    stqa $95, 0x1a070
    selb $106, $104, $88, $14
    stqa $110, 0x1a080
    selb $104, $102, $25, $27
    stqa $108, 0x1a090
    nop
    stqa $106, 0x1a0a0
    nop
    stqa $104, 0x1a0b0
    nop
    lqd $87, 64($10)
    nop
    lnop
    nop
    stqd $22, 7920($24)
    nop
    shlqbii $22, $118, 1
    selb $118, $27, $101, $25
    rotqbii $24, $112, 1
    selb $101, $18, $12, $13
    rotqbyi $112, $11, 3
    selb $102, $20, $97, $28
    rotqby $12, $87, $79
    selb $97, $31, $98, $23
    stqa $101, 0x1a0c0
    selb $98, $17, $109, $30
    stqa $102, 0x1a0d0
    selb $109, $21, $107, $15
    stqa $97, 0x1a0e0
    selb $107, $16, $105, $111
    stqa $98, 0x1a0f0
    selb $105, $14, $103, $88
    stqa $109, 0x1a100
    ai $103, $2, 3
    stqa $107, 0x1a110
    nop
    stqa $105, 0x1a120
    andi $88, $103, -16
    stqa $118, 0x1a130
    nop
    lqd $14, 192($10)
    a $16, $88, $78
    shlqbii $111, $100, 1
    nop
    rotqbyi $100, $12, 13
    nop
    lqd $12, 7584($16)
    nop
    rotqbii $88, $112, 1
    nop
    cbd $112, 0($103)
    nop
    rotqby $103, $14, $79
    andi $14, $100, 255
    lqa $15, 0x180e0
    nop
    lqa $100, 0x180f0
    nop
    shufb $21, $14, $12, $112
    selb $12, $22, $24, $75
    rotqbyi $14, $103, 13
    selb $22, $111, $88, $75
    lqa $103, 0x180c0
    ai $24, $16, 0
    lqa $111, 0x180d0
    xor $88, $15, $86
    lnop
    xor $86, $100, $85
    stqd $21, 7584($24)
    andi $85, $14, 255
    lqa $100, 0x180a0
    or $14, $88, $86
    lqa $21, 0x180b0
    xor $88, $103, $84
    lnop
    xor $103, $111, $83
    lnop
    orc $86, $119, $120
    lqa $111, 0x18080
    or $15, $88, $103
    lqa $17, 0x18090
    xor $103, $100, $82
    lnop
    xor $100, $21, $81
    lnop
    orc $21, $121, $122
    lqa $88, 0x18060
    or $30, $103, $100
    lqa $23, 0x18070
    xor $103, $111, $6
    lnop
    xor $100, $17, $7
    lqd $111, 2304($3)
    orc $17, $123, $124
    lqa $31, 0x18040
    or $20, $103, $100
    lqa $87, 0x18050
    xor $100, $88, $94
    lqd $103, 2320($3)
    xor $88, $23, $93
    lqd $28, 2560($3)
    orc $18, $125, $126
    lqd $23, 2576($3)
    or $25, $100, $88
    lqa $13, 0x18020
    xor $100, $31, $92
    lqa $27, 0x18030
    xor $31, $87, $91
    lqa $19, 0x18000
    orc $26, $96, $8
    lqa $29, 0x18010
    or $32, $100, $31
    shufb $88, $111, $103, $4
    orc $31, $116, $99
    shufb $87, $28, $23, $4
    xor $23, $13, $90
    lnop
    xor $13, $27, $89
    lnop
    xor $28, $19, $88
    lqd $27, 7920($16)
    xor $16, $29, $87
    lnop
    or $29, $23, $13
    lnop
    or $13, $28, $16
    lnop
    orc $16, $22, $12
    lnop
    orc $28, $115, $113
    lnop
    selb $100, $12, $16, $13
    shufb $23, $85, $27, $112
    selb $103, $113, $28, $29
    rotqbyi $112, $9, 4
    selb $113, $99, $31, $32
    stqa $100, 0x1a040
    selb $99, $8, $26, $25
    stqa $103, 0x1a050
    selb $8, $126, $18, $20
    stqa $113, 0x1a060
    selb $126, $124, $17, $30
    stqa $99, 0x1a070
    selb $111, $122, $21, $15
    stqa $8, 0x1a080
    selb $122, $120, $86, $14
    stqa $126, 0x1a090
    nop
    stqa $111, 0x1a0a0
    nop
    stqa $122, 0x1a0b0
    nop
    lqd $120, 64($10)
    nop
    lnop
    nop
    stqd $23, 7920($24)
    nop
    shlqbii $23, $104, 1
    selb $104, $14, $119, $86
    rotqbii $24, $112, 1
    selb $119, $13, $22, $16
    rotqbyi $112, $11, 4
    selb $12, $29, $115, $28
    rotqby $16, $120, $79
    selb $13, $32, $116, $31
    stqa $119, 0x1a0c0
    selb $14, $25, $96, $26
    stqa $12, 0x1a0d0
    selb $96, $20, $125, $18
    stqa $13, 0x1a0e0
    selb $125, $30, $123, $17
    stqa $14, 0x1a0f0
    selb $123, $15, $121, $21
    stqa $96, 0x1a100
    ai $121, $2, 4
    stqa $125, 0x1a110
    nop
    stqa $123, 0x1a120
    andi $15, $121, -16
    stqa $104, 0x1a130
    nop
    lqd $21, 192($10)
    a $30, $15, $78
    shlqbii $17, $118, 1
    nop
    rotqbyi $118, $16, 13
    nop
    lqd $16, 7584($30)
    nop
    rotqbii $15, $112, 1
    nop
    cbd $112, 0($121)
    nop
    rotqby $121, $21, $79
    andi $21, $118, 255
    lqa $18, 0x180e0
    nop
    lqa $118, 0x180f0
    nop
    shufb $20, $21, $16, $112
    selb $16, $23, $24, $75
    rotqbyi $21, $121, 13
    selb $121, $17, $15, $75
    lqa $23, 0x180c0
    ai $24, $30, 0
    lqa $15, 0x180d0
    xor $17, $18, $84
    lnop
    xor $84, $118, $83
    stqd $20, 7584($24)
    andi $118, $21, 255
    lqa $83, 0x180a0
    or $21, $17, $84
    lqa $20, 0x180b0
    xor $84, $23, $82
    lnop
    xor $23, $15, $81
    lnop
    orc $25, $105, $106
    lqa $15, 0x18080
    or $26, $84, $23
    lqa $17, 0x18090
    xor $84, $83, $6
    lnop
    xor $83, $20, $7
    lnop
    orc $116, $107, $108
    lqa $20, 0x18060
    or $23, $84, $83
    lqa $18, 0x18070
    xor $84, $15, $94
    lnop
    xor $83, $17, $93
    lqd $15, 2816($3)
    orc $31, $109, $110
    lqa $17, 0x18040
    or $32, $84, $83
    lqa $120, 0x18050
    xor $83, $20, $92
    lqd $84, 2832($3)
    xor $115, $18, $91
    lqd $20, 3072($3)
    orc $28, $98, $95
    lqd $18, 3088($3)
    or $29, $83, $115
    lqa $22, 0x18020
    xor $115, $17, $90
    lqa $83, 0x18030
    xor $17, $120, $89
    lqa $124, 0x18000
    orc $120, $97, $5
    lqa $27, 0x18010
    or $33, $115, $17
    shufb $86, $15, $84, $4
    orc $115, $102, $117
    shufb $85, $20, $18, $4
    xor $18, $22, $88
    lnop
    xor $22, $83, $87
    lnop
    xor $20, $124, $86
    lqd $83, 7920($30)
    xor $124, $27, $85
    lnop
    or $27, $18, $22
    lnop
    or $22, $20, $124
    lnop
    orc $124, $121, $16
    lnop
    orc $30, $101, $114
    lnop
    selb $15, $16, $124, $22
    shufb $20, $118, $83, $112
    selb $16, $114, $30, $27
    rotqbyi $118, $9, 5
    selb $17, $117, $115, $33
    stqa $15, 0x1a040
    selb $18, $5, $120, $29
    stqa $16, 0x1a050
    selb $5, $95, $28, $32
    stqa $17, 0x1a060
    selb $95, $110, $31, $23
    stqa $18, 0x1a070
    selb $19, $108, $116, $26
    stqa $5, 0x1a080
    selb $108, $106, $25, $21
    stqa $95, 0x1a090
    nop
    stqa $19, 0x1a0a0
    nop
    stqa $108, 0x1a0b0
    nop
    lqd $106, 64($10)
    nop
    lnop
    nop
    stqd $20, 7920($24)
    nop
    shlqbii $24, $122, 1
    selb $110, $21, $105, $25
    rotqbii $122, $118, 1
    selb $105, $22, $121, $124
    rotqbyi $118, $11, 5
    selb $20, $27, $101, $30
    rotqby $124, $106, $79
    selb $101, $33, $102, $115
    stqa $105, 0x1a0c0
    selb $21, $29, $97, $120
    stqa $20, 0x1a0d0
    selb $97, $32, $98, $28
    stqa $101, 0x1a0e0
    selb $22, $23, $109, $31
    stqa $21, 0x1a0f0
    selb $23, $26, $107, $116
    stqa $97, 0x1a100
    ai $116, $2, 5
    stqa $22, 0x1a110
    nop
    stqa $23, 0x1a120
    andi $107, $116, -16
    stqa $110, 0x1a130
    nop
    lqd $26, 192($10)
    a $31, $107, $78
    shlqbii $109, $104, 1
    nop
    rotqbyi $107, $124, 13
    nop
    lqd $124, 7584($31)
    nop
    rotqbii $104, $118, 1
    nop
    cbd $118, 0($116)
    nop
    rotqby $116, $26, $79
    andi $26, $107, 255
    lqa $98, 0x180e0
    nop
    lqa $107, 0x180f0
    nop
    shufb $28, $26, $124, $118
    selb $26, $24, $122, $75
    rotqbyi $124, $116, 13
    selb $24, $109, $104, $75
    lqa $122, 0x180c0
    ai $109, $31, 0
    lqa $104, 0x180d0
    xor $116, $98, $82
    lnop
    xor $98, $107, $81
    stqd $28, 7584($109)
    andi $107, $124, 255
    lqa $81, 0x180a0
    or $28, $116, $98
    lqa $124, 0x180b0
    xor $116, $122, $6
    lnop
    xor $122, $104, $7
    lnop
    orc $104, $123, $111
    lqa $98, 0x18080
    or $82, $116, $122
    lqa $32, 0x18090
    xor $122, $81, $94
    lnop
    xor $81, $124, $93
    lnop
    orc $29, $125, $126
    lqa $124, 0x18060
    or $115, $122, $81
    lqa $116, 0x18070
    xor $122, $98, $92
    lnop
    xor $81, $32, $91
    lqd $98, 3328($3)
    orc $32, $96, $8
    lqa $120, 0x18040
    or $102, $122, $81
    lqa $33, 0x18050
    xor $81, $124, $90
    lqd $122, 3344($3)
    xor $106, $116, $89
    lqd $124, 3584($3)
    orc $27, $14, $99
    lqd $116, 3600($3)
    or $30, $81, $106
    lqa $121, 0x18020
    xor $106, $120, $88
    lqa $81, 0x18030
    xor $120, $33, $87
    lqa $25, 0x18000
    orc $33, $13, $113
    lqa $117, 0x18010
    or $34, $106, $120
    shufb $84, $98, $122, $4
    orc $106, $12, $103
    shufb $83, $124, $116, $4
    xor $124, $121, $86
    lnop
    xor $116, $81, $85
    lqd $121, 7920($31)
    xor $81, $25, $84
    lnop
    xor $25, $117, $83
    lnop
    or $117, $124, $116
    lnop
    or $31, $81, $25
    lnop
    orc $81, $24, $26
    lnop
    orc $98, $119, $100
    shufb $25, $107, $121, $118
    selb $124, $26, $81, $31
    rotqbyi $121, $9, 6
    selb $122, $100, $98, $117
    rotqbyi $26, $11, 6
    selb $120, $103, $106, $34
    stqa $124, 0x1a040
    selb $118, $113, $33, $30
    stqa $122, 0x1a050
    selb $116, $99, $27, $102
    stqa $120, 0x1a060
    selb $114, $8, $32, $115
    stqa $118, 0x1a070
    selb $112, $126, $29, $82
    stqa $116, 0x1a080
    selb $126, $111, $104, $28
    stqa $114, 0x1a090
    nop
    stqa $112, 0x1a0a0
    nop
    stqa $126, 0x1a0b0
    nop
    lqd $111, 64($10)
    nop
    shlqbii $8, $108, 1
    nop
    rotqbii $108, $121, 1
    nop
    shlqbii $121, $110, 1
    nop
    rotqbii $110, $26, 1
    ai $26, $2, 6
    stqd $25, 7920($109)
    selb $109, $8, $108, $75
    rotqby $25, $111, $79
    andi $111, $26, -16
    lnop
    selb $99, $121, $110, $75
    lnop
    a $103, $111, $78
    lnop
    selb $8, $28, $123, $104
    rotqbyi $110, $25, 13
    selb $111, $82, $125, $29
    lqd $104, 7584($103)
    selb $113, $115, $96, $32
    cbd $125, 0($26)
    selb $123, $31, $24, $81
    lqa $96, 0x180e0
    selb $121, $117, $119, $98
    lqa $81, 0x180f0
    selb $115, $102, $14, $27
    stqa $123, 0x1a0c0
    selb $117, $30, $13, $33
    stqa $121, 0x1a0d0
    selb $119, $34, $12, $106
    lqa $13, 0x180c0
    andi $106, $110, 255
    lqa $12, 0x180d0
    xor $110, $96, $6
    stqa $119, 0x1a0e0
    xor $96, $81, $7
    stqa $117, 0x1a0f0
    ai $7, $103, 0
    lqa $81, 0x180a0
    or $6, $110, $96
    lqa $34, 0x180b0
    xor $110, $13, $94
    stqa $115, 0x1a100
    xor $13, $12, $93
    stqa $113, 0x1a110
    orc $12, $23, $19
    lqa $96, 0x18080
    or $30, $110, $13
    lqa $33, 0x18090
    xor $110, $81, $92
    stqa $111, 0x1a120
    xor $81, $34, $91
    stqa $8, 0x1a130
    orc $34, $22, $95
    lqa $13, 0x18060
    or $14, $110, $81
    lqa $102, 0x18070
    xor $81, $96, $90
    lqd $110, 192($10)
    xor $27, $33, $89
    lqd $96, 3840($3)
    orc $33, $97, $5
    lqa $98, 0x18040
    or $24, $81, $27
    lqa $31, 0x18050
    xor $27, $13, $88
    lqd $81, 3856($3)
    xor $26, $102, $87
    lqd $13, 4096($3)
    orc $32, $21, $18
    lqd $102, 4112($3)
    or $3, $27, $26
    lqa $29, 0x18020
    xor $26, $98, $86
    lqa $27, 0x18030
    xor $98, $31, $85
    lqa $25, 0x18000
    orc $31, $101, $17
    lqa $28, 0x18010
    or $35, $26, $98
    shufb $82, $96, $81, $4
    orc $26, $20, $16
    shufb $81, $13, $102, $4
    xor $102, $29, $84
    lnop
    xor $29, $27, $83
    lnop
    xor $27, $25, $82
    lnop
    xor $4, $28, $81
    shufb $25, $106, $104, $125
    or $28, $102, $29
    rotqby $106, $110, $79
    or $29, $27, $4
    lnop
    orc $4, $99, $109
    lnop
    orc $27, $105, $15
    stqd $25, 7584($7)
    selb $110, $109, $4, $29
    rotqbyi $25, $106, 13
    selb $108, $15, $27, $28
    lqd $109, 7920($103)
    selb $106, $16, $26, $35
    stqa $110, 0x1a040
    selb $104, $17, $31, $3
    stqa $108, 0x1a050
    selb $102, $18, $32, $24
    stqa $106, 0x1a060
    selb $100, $5, $33, $14
    stqa $104, 0x1a070
    selb $98, $95, $34, $30
    stqa $102, 0x1a080
    selb $96, $19, $12, $6
    stqa $100, 0x1a090
    nop
    stqa $98, 0x1a0a0
    nop
    stqa $96, 0x1a0b0
    nop
    lqd $19, 64($10)
    nop
    lnop
    nop
    lnop
    andi $95, $25, 255
    lnop
    nop
    lnop
    ai $5, $2, 7
    shufb $25, $95, $109, $125
    nop
    rotqby $125, $19, $79
    andi $19, $5, -16
    lnop
    nop
    lnop
    a $2, $19, $78
    stqd $25, 7920($7)
    nop
    rotqbyi $7, $125, 13
    selb $109, $29, $99, $4
    lqd $125, 7584($2)
    selb $107, $28, $105, $27
    cbd $4, 0($5)
    selb $105, $35, $20, $26
    stqa $109, 0x1a0c0
    selb $103, $3, $101, $31
    stqa $107, 0x1a0d0
    selb $101, $24, $21, $32
    stqa $105, 0x1a0e0
    selb $99, $14, $97, $33
    stqa $103, 0x1a0f0
    selb $97, $30, $22, $34
    stqa $101, 0x1a100
    selb $95, $6, $23, $12
    stqa $99, 0x1a110
    nop
    stqa $97, 0x1a120
    nop
    stqa $95, 0x1a130
    nop
    lqd $6, 192($10)
    nop
    lnop
    andi $10, $7, 255
    lnop
    nop
    lnop
    nop
    shufb $7, $10, $125, $4
    nop
    rotqbyi $10, $2, 0
    nop
    rotqby $125, $6, $79
    nop
    hbrr k_mismatch_steady_tap_branch, k_mismatch_steady_tap_loop
    nop
    lnop
    nop
    rotqbyi $6, $9, 7
    nop
    stqd $7, 7584($10)
    nop
    rotqbyi $7, $125, 13
    nop
    lqd $125, 7920($2)
    nop
    rotqbyi $2, $11, 7
    nop
    shlqbii $11, $126, 1
    nop
    rotqbii $9, $6, 1
    andi $126, $7, 255
    shlqbii $6, $8, 1
    nop
    rotqbii $7, $2, 1
    nop
    shufb $2, $126, $125, $4
    nop
    lnop
    selb $126, $11, $9, $75
    lnop
    ai $80, $80, -1
    lnop
    selb $125, $6, $7, $75
    stqd $2, 7920($10)
    ai $127, $127, 1
k_mismatch_steady_tap_branch:
    brnz $80, k_mismatch_steady_tap_loop
k_mismatch_steady_tap_end:
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
