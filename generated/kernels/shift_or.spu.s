# shift_or in the wavefront layout, 8 rows a lane, for spu.
#
# Made by: minterm compile shift_or --layout wavefront --target spu --alphabet ACGT --rows 8 --emit asm
#
# Local store:
#     0x18000 a         planes of a's symbols, one word a register and plane
#     0x18100 windows   windows of b's symbols, eight shifted copies a residue and plane
#     0x19100 active    windows of "column exists", eight shifted copies a residue
#     0x19900 vertical  vertical flow, one word a register and plane, in and out
#     0x19980 down      downward flow of the last step, one word a register and plane, in and out
#     0x19a00 top       top edge, one byte a column and plane, in
#     0x19b50 bottom    bottom edge, one byte a step and plane, out
#     0x19ca0 tap       scratch, one word a plane and register
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
#     recurrence shift_or
#       predicate match: a[i] == b[j]
#       bool S[0][j] = true
#       bool S[i][0] = false
#       bool S[i][j] = S[i-1][j-1] and match
#       answer report j where S[m][j]
#
# Codes of symbols, of which bit p is in plane p:
#     a and b: 'A' 0, 'C' 1, 'G' 2, 'T' 3
#
# Codes of what crosses the edges of cells, bit 0 on the right; bit p is in plane p, and * may be
# either:
#     vertical, S[i-1][j-1]:
#         0 = 0
#         1 = 1
#         row 1, 2, .. at the left edge (j - 1 = 0): code 1, 0, and so on with the last
#     horizontal, S[i-1][j]:
#         0 = 0
#         1 = 1
#         column 1, 2, .. at the top edge (i - 1 = 0): code 1
#
# What lies where. Rows and columns are counted from 0 here. A strip has 1024 rows: row r is bit 127 - r / 8
# of word r % 8, and bit x of a word is bit x % 8 of its byte x / 8.
#     a         word (r % 8) * 2 + p: plane p of the symbols of its rows
#     windows   sequence x * 2 + p, for x from 0 to 7: 128 zeros, then plane p of the columns x, x + 8,
#               x + 16, .. and zeros; eight copies of each, as of active
#     active    sequences x, for x from 0 to 7: 128 zeros and then a one for each column x, x + 8, .. that
#               there is. Eight copies of each, copy c without its first c bits: byte (x * 8 + c) *
#               copy_stride begins it. copy_stride is at least iterations / 8 + 17
#     vertical  word (r % 8) * 1 + p: plane p of what enters its rows from the left, and after the
#               last call of what leaves them on the right
#     down      8 words, which may be anything at first
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
# tap_byte = (R - 1) % 8 * 16 + (127 - (R - 1) / 8) / 8, and need the buffer tap of 8 words.
#
# A cell: 1 gate, fewer are impossible (shipped).
# spu: 4 gates, depth 3, 0 moves, 6 live registers
# inputs v0 h0 a0 a1 b0 b1
# g0 = xor(a0, b0)
# g1 = xor(a1, b1)
# g2 = or(g0, g1)
# g3 = andc(v0, g2)
# v0' = h0
# h0' = g3

constants:
    .long 0x00018000, 0x00018000, 0x00018000, 0x00018000
    .long 0x03030303, 0x03030303, 0x03030303, 0x03030303
    .long 0x00010203, 0x04050607, 0x08090a0b, 0x0c0d0e0f
    .long 0x00000000, 0x00000000, 0x00000000, 0x00000001
    .long 0x01020304, 0x05060708, 0x090a0b0c, 0x0d0e0f10

.global shift_or_edge
.align 3
shift_or_edge:
    lqa $88, 0x0
    lqa $87, 0x10
    lqa $86, 0x20
    lqa $85, 0x30
    lqa $84, 0x40
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
    andi $6, $3, 7
    rotmi $7, $3, -3
    shli $6, $6, 5
    a $6, $6, $7
    andi $7, $6, -16
    a $7, $7, $88
    lqd $8, 768($7)
    lqd $9, 784($7)
    shufb $6, $6, $6, $87
    andbi $6, $6, 15
    a $6, $6, $86
    shufb $110, $8, $9, $6
    lqd $8, 1024($7)
    lqd $9, 1040($7)
    shufb $109, $8, $9, $6
    lqd $8, 4608($7)
    lqd $9, 4624($7)
    shufb $108, $8, $9, $6
    lqd $8, 1280($7)
    lqd $9, 1296($7)
    shufb $107, $8, $9, $6
    lqd $8, 1536($7)
    lqd $9, 1552($7)
    shufb $106, $8, $9, $6
    lqd $8, 4864($7)
    lqd $9, 4880($7)
    shufb $105, $8, $9, $6
    lqd $8, 1792($7)
    lqd $9, 1808($7)
    shufb $104, $8, $9, $6
    lqd $8, 2048($7)
    lqd $9, 2064($7)
    shufb $103, $8, $9, $6
    lqd $8, 5120($7)
    lqd $9, 5136($7)
    shufb $102, $8, $9, $6
    lqd $8, 2304($7)
    lqd $9, 2320($7)
    shufb $101, $8, $9, $6
    lqd $8, 2560($7)
    lqd $9, 2576($7)
    shufb $100, $8, $9, $6
    lqd $8, 5376($7)
    lqd $9, 5392($7)
    shufb $99, $8, $9, $6
    lqd $8, 2816($7)
    lqd $9, 2832($7)
    shufb $98, $8, $9, $6
    lqd $8, 3072($7)
    lqd $9, 3088($7)
    shufb $97, $8, $9, $6
    lqd $8, 5632($7)
    lqd $9, 5648($7)
    shufb $96, $8, $9, $6
    lqd $8, 3328($7)
    lqd $9, 3344($7)
    shufb $95, $8, $9, $6
    lqd $8, 3584($7)
    lqd $9, 3600($7)
    shufb $94, $8, $9, $6
    lqd $8, 5888($7)
    lqd $9, 5904($7)
    shufb $93, $8, $9, $6
    lqd $8, 3840($7)
    lqd $9, 3856($7)
    shufb $92, $8, $9, $6
    lqd $8, 4096($7)
    lqd $9, 4112($7)
    shufb $91, $8, $9, $6
    lqd $8, 6144($7)
    lqd $7, 6160($7)
    shufb $90, $8, $7, $6
    sf $89, $3, $4
    ori $127, $3, 0
    cgti $2, $89, 0
    brz $2, shift_or_edge_end
    ai $7, $127, 1
    andi $8, $7, 7
    rotmi $2, $7, -3
    shli $3, $127, 3
    andi $4, $3, -16
    shli $5, $8, 5
    a $6, $4, $88
    lqd $4, 6656($6)
    ai $127, $127, 1
# 342 cycles an iteration, 342 at least: 342 instructions for the even pipe, 242 for the odd one; 0 cycles of nops alone
.align 3
shift_or_edge_loop:
    ai $7, $127, 1
    lnop
    a $11, $5, $2
    lnop
    andi $8, $7, 7
    lnop
    rotmi $2, $7, -3
    shufb $5, $11, $11, $87
    ai $89, $89, -1
    cdd $7, 0($3)
    andi $12, $11, -16
    rotqby $9, $4, $3
    shli $3, $127, 3
    lqa $13, 0x180e0
    andbi $4, $5, 15
    lqa $14, 0x180f0
    a $10, $12, $88
    shlqbii $15, $111, 1
    a $11, $4, $86
    rotqbii $111, $9, 1
    andi $4, $3, -16
    lqa $12, 0x180c0
    shli $5, $8, 5
    lqa $16, 0x180d0
    xor $8, $13, $110
    lnop
    xor $110, $14, $109
    lnop
    selb $109, $15, $111, $85
    lnop
    or $111, $8, $110
    lnop
    xor $110, $12, $107
    lqa $8, 0x180a0
    xor $12, $16, $106
    lqa $15, 0x180b0
    andc $16, $119, $111
    lnop
    or $111, $110, $12
    lnop
    selb $110, $119, $112, $108
    lqa $12, 0x18080
    andc $119, $120, $111
    lqa $112, 0x18090
    xor $111, $8, $104
    lnop
    xor $8, $15, $103
    lnop
    selb $15, $120, $113, $105
    lnop
    or $120, $111, $8
    lnop
    xor $111, $12, $101
    lqa $8, 0x18060
    xor $12, $112, $100
    lqa $113, 0x18070
    andc $112, $121, $120
    lnop
    or $120, $111, $12
    lnop
    selb $111, $121, $114, $102
    lqa $12, 0x18040
    andc $121, $122, $120
    lqa $114, 0x18050
    xor $108, $8, $98
    lqd $120, 256($10)
    xor $14, $113, $97
    lqd $8, 272($10)
    selb $13, $122, $115, $99
    lqd $113, 512($10)
    or $115, $108, $14
    lqd $122, 528($10)
    xor $108, $12, $95
    lqa $14, 0x18020
    xor $12, $114, $94
    lqa $17, 0x18030
    andc $18, $123, $115
    lqd $114, 4352($10)
    or $19, $108, $12
    lqd $115, 4368($10)
    selb $108, $123, $116, $96
    lqa $12, 0x18000
    andc $20, $124, $19
    lqa $21, 0x18010
    xor $19, $14, $92
    shufb $123, $120, $8, $11
    xor $120, $17, $91
    shufb $116, $113, $122, $11
    selb $122, $124, $117, $93
    lnop
    or $117, $19, $120
    shufb $124, $114, $115, $11
    xor $120, $12, $123
    rotqbyi $115, $9, 1
    xor $12, $21, $116
    lqa $114, 0x180e0
    andc $21, $125, $117
    lqa $19, 0x180f0
    or $117, $120, $12
    shlqbii $113, $16, 1
    selb $120, $125, $118, $90
    rotqbii $12, $115, 1
    andc $125, $126, $117
    lqa $118, 0x180c0
    selb $117, $126, $109, $124
    lqa $115, 0x180d0
    xor $126, $114, $107
    lnop
    xor $114, $19, $106
    lnop
    selb $19, $113, $12, $85
    shufb $106, $16, $16, $84
    or $113, $126, $114
    lnop
    xor $126, $118, $104
    lqa $114, 0x180a0
    xor $118, $115, $103
    lqa $12, 0x180b0
    andc $115, $110, $113
    lnop
    or $113, $126, $118
    lnop
    selb $126, $110, $119, $105
    lqa $118, 0x18080
    andc $119, $15, $113
    lqa $110, 0x18090
    xor $113, $114, $101
    lnop
    xor $114, $12, $100
    lnop
    selb $12, $15, $112, $102
    lnop
    or $112, $113, $114
    lnop
    xor $114, $118, $98
    lqa $113, 0x18060
    xor $118, $110, $97
    lqa $15, 0x18070
    andc $105, $111, $112
    lnop
    or $112, $114, $118
    lnop
    selb $118, $111, $121, $99
    lqa $114, 0x18040
    andc $121, $13, $112
    lqa $111, 0x18050
    xor $110, $113, $95
    lqd $112, 768($10)
    xor $16, $15, $94
    lqd $113, 784($10)
    selb $107, $13, $18, $96
    lqd $15, 1024($10)
    or $18, $110, $16
    lqd $13, 1040($10)
    xor $110, $114, $92
    lqa $16, 0x18020
    xor $114, $111, $91
    lqa $17, 0x18030
    andc $8, $108, $18
    lqd $111, 4608($10)
    or $109, $110, $114
    lqd $18, 4624($10)
    selb $114, $108, $20, $93
    lqa $14, 0x18000
    andc $20, $122, $109
    lqa $22, 0x18010
    xor $23, $16, $123
    shufb $110, $112, $113, $11
    xor $113, $17, $116
    shufb $109, $15, $13, $11
    selb $13, $122, $21, $90
    lnop
    or $122, $23, $113
    shufb $108, $111, $18, $11
    xor $113, $14, $110
    rotqbyi $111, $9, 2
    xor $14, $22, $109
    lqa $18, 0x180e0
    andc $22, $120, $122
    lqa $23, 0x180f0
    or $122, $113, $14
    shlqbii $21, $115, 1
    selb $113, $120, $125, $124
    rotqbii $14, $111, 1
    andc $125, $117, $122
    lqa $120, 0x180c0
    selb $122, $117, $19, $108
    lqa $111, 0x180d0
    xor $117, $18, $104
    lnop
    xor $104, $23, $103
    lnop
    selb $23, $21, $14, $85
    shufb $103, $106, $115, $84
    or $115, $117, $104
    lnop
    xor $117, $120, $101
    lqa $104, 0x180a0
    xor $120, $111, $100
    lqa $106, 0x180b0
    andc $111, $126, $115
    lnop
    or $115, $117, $120
    lnop
    selb $120, $126, $119, $102
    lqa $117, 0x18080
    andc $126, $12, $115
    lqa $119, 0x18090
    xor $115, $104, $98
    lnop
    xor $104, $106, $97
    lnop
    selb $102, $12, $105, $99
    lnop
    or $105, $115, $104
    lnop
    xor $115, $117, $95
    lqa $104, 0x18060
    xor $117, $119, $94
    lqa $12, 0x18070
    andc $119, $118, $105
    lnop
    or $105, $115, $117
    lnop
    selb $117, $118, $121, $96
    lqa $115, 0x18040
    andc $121, $107, $105
    lqa $118, 0x18050
    xor $106, $104, $92
    lqd $105, 1280($10)
    xor $14, $12, $91
    lqd $104, 1296($10)
    selb $21, $107, $8, $93
    lqd $12, 1536($10)
    or $107, $106, $14
    lqd $8, 1552($10)
    xor $106, $115, $123
    lqa $14, 0x18020
    xor $115, $118, $116
    lqa $18, 0x18030
    andc $19, $114, $107
    lqd $118, 4864($10)
    or $107, $106, $115
    lqd $15, 4880($10)
    selb $115, $114, $20, $90
    lqa $17, 0x18000
    andc $114, $13, $107
    lqa $20, 0x18010
    xor $112, $14, $110
    shufb $107, $105, $104, $11
    xor $104, $18, $109
    shufb $106, $12, $8, $11
    selb $8, $13, $22, $124
    lnop
    or $13, $112, $104
    shufb $105, $118, $15, $11
    xor $118, $17, $107
    rotqbyi $112, $9, 3
    xor $17, $20, $106
    lqa $104, 0x180e0
    andc $20, $113, $13
    lqa $15, 0x180f0
    or $13, $118, $17
    shlqbii $22, $111, 1
    selb $118, $113, $125, $108
    rotqbii $17, $112, 1
    andc $125, $122, $13
    lqa $113, 0x180c0
    selb $13, $122, $23, $105
    lqa $112, 0x180d0
    xor $122, $104, $101
    lnop
    xor $104, $15, $100
    lnop
    selb $15, $22, $17, $85
    shufb $100, $103, $111, $84
    or $111, $122, $104
    lnop
    xor $122, $113, $98
    lqa $104, 0x180a0
    xor $113, $112, $97
    lqa $103, 0x180b0
    andc $112, $120, $111
    lnop
    or $111, $122, $113
    lnop
    selb $122, $120, $126, $99
    lqa $113, 0x18080
    andc $126, $102, $111
    lqa $120, 0x18090
    xor $111, $104, $95
    lnop
    xor $104, $103, $94
    lnop
    selb $99, $102, $119, $96
    lnop
    or $119, $111, $104
    lnop
    xor $111, $113, $92
    lqa $104, 0x18060
    xor $113, $120, $91
    lqa $102, 0x18070
    andc $120, $117, $119
    lnop
    or $119, $111, $113
    lnop
    selb $113, $117, $121, $93
    lqa $111, 0x18040
    andc $121, $21, $119
    lqa $117, 0x18050
    xor $103, $104, $123
    lqd $119, 1792($10)
    xor $104, $102, $116
    lqd $17, 1808($10)
    selb $22, $21, $19, $90
    lqd $102, 2048($10)
    or $21, $103, $104
    lqd $19, 2064($10)
    xor $104, $111, $110
    lqa $103, 0x18020
    xor $111, $117, $109
    lqa $101, 0x18030
    andc $23, $115, $21
    lqd $117, 5120($10)
    or $12, $104, $111
    lqd $21, 5136($10)
    selb $111, $115, $114, $124
    lqa $18, 0x18000
    andc $115, $8, $12
    lqa $114, 0x18010
    xor $12, $103, $107
    shufb $104, $119, $17, $11
    xor $119, $101, $106
    shufb $103, $102, $19, $11
    selb $19, $8, $20, $108
    lnop
    or $8, $12, $119
    shufb $102, $117, $21, $11
    xor $119, $18, $104
    rotqbyi $117, $9, 4
    xor $18, $114, $103
    lqa $12, 0x180e0
    andc $114, $118, $8
    lqa $21, 0x180f0
    or $8, $119, $18
    shlqbii $20, $112, 1
    selb $119, $118, $125, $105
    rotqbii $18, $117, 1
    andc $125, $13, $8
    lqa $118, 0x180c0
    selb $8, $13, $15, $102
    lqa $117, 0x180d0
    xor $13, $12, $98
    lnop
    xor $98, $21, $97
    lnop
    selb $21, $20, $18, $85
    shufb $97, $100, $112, $84
    or $112, $13, $98
    lnop
    xor $98, $118, $95
    lqa $13, 0x180a0
    xor $118, $117, $94
    lqa $100, 0x180b0
    andc $117, $122, $112
    lnop
    or $112, $98, $118
    lnop
    selb $118, $122, $126, $96
    lqa $98, 0x18080
    andc $126, $99, $112
    lqa $122, 0x18090
    xor $112, $13, $92
    lnop
    xor $13, $100, $91
    lnop
    selb $96, $99, $120, $93
    lnop
    or $120, $112, $13
    lnop
    xor $112, $98, $123
    lqa $13, 0x18060
    xor $98, $122, $116
    lqa $99, 0x18070
    andc $122, $113, $120
    lnop
    or $120, $112, $98
    lnop
    selb $112, $113, $121, $90
    lqa $98, 0x18040
    andc $121, $22, $120
    lqa $113, 0x18050
    xor $100, $13, $110
    lqd $120, 2304($10)
    xor $18, $99, $109
    lqd $13, 2320($10)
    selb $20, $22, $23, $124
    lqd $99, 2560($10)
    or $23, $100, $18
    lqd $22, 2576($10)
    xor $100, $98, $107
    lqa $18, 0x18020
    xor $98, $113, $106
    lqa $12, 0x18030
    andc $15, $111, $23
    lqd $113, 5376($10)
    or $101, $100, $98
    lqd $23, 5392($10)
    selb $98, $111, $115, $108
    lqa $17, 0x18000
    andc $115, $19, $101
    lqa $111, 0x18010
    xor $14, $18, $104
    shufb $101, $120, $13, $11
    xor $120, $12, $103
    shufb $100, $99, $22, $11
    selb $12, $19, $114, $105
    lnop
    or $114, $14, $120
    shufb $99, $113, $23, $11
    xor $120, $17, $101
    rotqbyi $113, $9, 5
    xor $17, $111, $100
    lqa $14, 0x180e0
    andc $111, $119, $114
    lqa $23, 0x180f0
    or $114, $120, $17
    shlqbii $19, $117, 1
    selb $120, $119, $125, $102
    rotqbii $17, $113, 1
    andc $125, $8, $114
    lqa $119, 0x180c0
    selb $114, $8, $21, $99
    lqa $113, 0x180d0
    xor $8, $14, $95
    lnop
    xor $95, $23, $94
    lnop
    selb $23, $19, $17, $85
    shufb $94, $97, $117, $84
    or $117, $8, $95
    lnop
    xor $95, $119, $92
    lqa $8, 0x180a0
    xor $119, $113, $91
    lqa $97, 0x180b0
    andc $113, $118, $117
    lnop
    or $117, $95, $119
    lnop
    selb $119, $118, $126, $93
    lqa $95, 0x18080
    andc $126, $96, $117
    lqa $118, 0x18090
    xor $117, $8, $123
    lnop
    xor $8, $97, $116
    lnop
    selb $93, $96, $122, $90
    lnop
    or $122, $117, $8
    lnop
    xor $117, $95, $110
    lqa $8, 0x18060
    xor $95, $118, $109
    lqa $96, 0x18070
    andc $118, $112, $122
    lnop
    or $122, $117, $95
    lnop
    selb $117, $112, $121, $124
    lqa $95, 0x18040
    andc $121, $20, $122
    lqa $112, 0x18050
    xor $97, $8, $107
    lqd $122, 2816($10)
    xor $17, $96, $106
    lqd $8, 2832($10)
    selb $19, $20, $15, $108
    lqd $96, 3072($10)
    or $20, $97, $17
    lqd $15, 3088($10)
    xor $97, $95, $104
    lqa $17, 0x18020
    xor $95, $112, $103
    lqa $14, 0x18030
    andc $21, $98, $20
    lqd $112, 5632($10)
    or $22, $97, $95
    lqd $20, 5648($10)
    selb $95, $98, $115, $105
    lqa $13, 0x18000
    andc $115, $12, $22
    lqa $18, 0x18010
    xor $22, $17, $101
    shufb $98, $122, $8, $11
    xor $122, $14, $100
    shufb $97, $96, $15, $11
    selb $14, $12, $111, $102
    lnop
    or $111, $22, $122
    shufb $96, $112, $20, $11
    xor $122, $13, $98
    rotqbyi $112, $9, 6
    xor $13, $18, $97
    lqa $20, 0x180e0
    andc $18, $120, $111
    lqa $22, 0x180f0
    or $111, $122, $13
    shlqbii $12, $113, 1
    selb $122, $120, $125, $99
    rotqbii $13, $112, 1
    andc $125, $114, $111
    lqa $120, 0x180c0
    selb $111, $114, $23, $96
    lqa $112, 0x180d0
    xor $114, $20, $92
    lnop
    xor $92, $22, $91
    lnop
    selb $22, $12, $13, $85
    shufb $91, $94, $113, $84
    or $113, $114, $92
    lnop
    xor $114, $120, $123
    lqa $92, 0x180a0
    xor $120, $112, $116
    lqa $94, 0x180b0
    andc $112, $119, $113
    lnop
    or $113, $114, $120
    lnop
    selb $120, $119, $126, $90
    lqa $114, 0x18080
    andc $90, $93, $113
    lqa $126, 0x18090
    xor $113, $92, $110
    lnop
    xor $92, $94, $109
    lnop
    selb $12, $93, $118, $124
    lnop
    or $118, $113, $92
    lnop
    xor $113, $114, $107
    lqa $92, 0x18060
    xor $114, $126, $106
    lqa $93, 0x18070
    andc $13, $117, $118
    lnop
    or $118, $113, $114
    lnop
    selb $114, $117, $121, $108
    lqa $113, 0x18040
    andc $117, $19, $118
    lqa $121, 0x18050
    xor $126, $92, $104
    lqd $118, 3328($10)
    xor $94, $93, $103
    lqd $92, 3344($10)
    selb $20, $19, $21, $105
    lqd $93, 3584($10)
    or $21, $126, $94
    lqd $19, 3600($10)
    xor $126, $113, $101
    lqa $94, 0x18020
    xor $113, $121, $100
    lqa $119, 0x18030
    andc $23, $95, $21
    lqd $121, 5888($10)
    or $15, $126, $113
    lqd $21, 5904($10)
    selb $17, $95, $115, $102
    lqa $126, 0x18000
    andc $16, $14, $15
    lqa $115, 0x18010
    xor $15, $94, $98
    shufb $95, $118, $92, $11
    xor $118, $119, $97
    shufb $94, $93, $19, $11
    selb $19, $14, $18, $99
    lnop
    or $14, $15, $118
    shufb $93, $121, $21, $11
    xor $121, $126, $95
    rotqbyi $118, $9, 7
    xor $126, $115, $94
    lqa $15, 0x180e0
    andc $21, $122, $14
    lqa $115, 0x180f0
    or $14, $121, $126
    shlqbii $18, $112, 1
    selb $9, $122, $125, $96
    rotqbii $121, $118, 1
    andc $126, $111, $14
    lqa $125, 0x180c0
    selb $8, $111, $22, $93
    lqa $14, 0x180d0
    xor $111, $15, $123
    lnop
    xor $123, $115, $116
    lnop
    selb $15, $18, $121, $85
    shufb $116, $91, $112, $84
    or $121, $111, $123
    lnop
    xor $123, $125, $110
    lqa $91, 0x180a0
    xor $125, $14, $109
    lqa $18, 0x180b0
    andc $111, $120, $121
    lnop
    or $121, $123, $125
    lnop
    selb $119, $120, $90, $124
    lqa $125, 0x18080
    andc $112, $12, $121
    lqa $124, 0x18090
    xor $121, $91, $107
    lqd $90, 3840($10)
    xor $123, $18, $106
    lqd $91, 3856($10)
    selb $120, $12, $13, $108
    lqd $18, 4096($10)
    or $13, $121, $123
    lqd $12, 4112($10)
    xor $123, $125, $104
    lqa $14, 0x18060
    xor $125, $124, $103
    lqa $115, 0x18070
    andc $113, $114, $13
    lnop
    or $13, $123, $125
    lnop
    selb $121, $114, $117, $105
    lqa $125, 0x18040
    andc $114, $20, $13
    lqa $117, 0x18050
    xor $13, $14, $101
    shufb $92, $90, $91, $11
    xor $90, $115, $100
    shufb $91, $18, $12, $11
    selb $122, $20, $23, $102
    lqd $12, 6144($10)
    or $23, $13, $90
    lqd $20, 6160($10)
    xor $90, $125, $98
    lqa $10, 0x18020
    xor $125, $117, $97
    lqa $13, 0x18030
    andc $115, $17, $23
    hbrr shift_or_edge_branch, shift_or_edge_loop
    or $23, $90, $125
    shufb $117, $116, $111, $84
    selb $123, $17, $16, $99
    lqa $125, 0x18000
    andc $116, $19, $23
    lqa $16, 0x18010
    xor $23, $10, $95
    lqd $17, 6992($6)
    xor $10, $13, $94
    rotqbyi $18, $117, 8
    selb $124, $19, $21, $96
    lnop
    or $19, $23, $10
    lnop
    xor $10, $125, $92
    lnop
    xor $125, $16, $91
    shufb $90, $12, $20, $11
    andc $117, $9, $19
    shufb $11, $18, $17, $7
    or $7, $10, $125
    rotqbyi $17, $6, 0
    a $6, $4, $88
    lnop
    andc $118, $8, $7
    lnop
    ai $127, $127, 1
    lqd $4, 6656($6)
    selb $125, $9, $126, $93
    stqd $11, 6992($17)
    selb $126, $8, $15, $90
shift_or_edge_branch:
    brnz $89, shift_or_edge_loop
shift_or_edge_end:
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
    bi $0

.global shift_or_steady
.align 3
shift_or_steady:
    lqa $95, 0x0
    lqa $94, 0x10
    lqa $93, 0x20
    lqa $92, 0x30
    lqa $91, 0x40
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
    andi $6, $3, 7
    rotmi $7, $3, -3
    shli $6, $6, 5
    a $6, $6, $7
    andi $7, $6, -16
    a $7, $7, $95
    lqd $8, 768($7)
    lqd $9, 784($7)
    shufb $6, $6, $6, $94
    andbi $6, $6, 15
    a $6, $6, $93
    shufb $110, $8, $9, $6
    lqd $8, 1024($7)
    lqd $9, 1040($7)
    shufb $109, $8, $9, $6
    lqd $8, 1280($7)
    lqd $9, 1296($7)
    shufb $108, $8, $9, $6
    lqd $8, 1536($7)
    lqd $9, 1552($7)
    shufb $107, $8, $9, $6
    lqd $8, 1792($7)
    lqd $9, 1808($7)
    shufb $106, $8, $9, $6
    lqd $8, 2048($7)
    lqd $9, 2064($7)
    shufb $105, $8, $9, $6
    lqd $8, 2304($7)
    lqd $9, 2320($7)
    shufb $104, $8, $9, $6
    lqd $8, 2560($7)
    lqd $9, 2576($7)
    shufb $103, $8, $9, $6
    lqd $8, 2816($7)
    lqd $9, 2832($7)
    shufb $102, $8, $9, $6
    lqd $8, 3072($7)
    lqd $9, 3088($7)
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
    lqd $7, 4112($7)
    shufb $97, $8, $7, $6
    sf $96, $3, $4
    ori $127, $3, 0
    cgti $2, $96, 0
    brz $2, shift_or_steady_end
    ai $7, $127, 1
    andi $8, $7, 7
    rotmi $2, $7, -3
    shli $3, $127, 3
    andi $4, $3, -16
    shli $5, $8, 5
    a $6, $4, $95
    lqd $4, 6656($6)
    ai $127, $127, 1
# 278 cycles an iteration, 278 at least: 278 instructions for the even pipe, 218 for the odd one; 0 cycles of nops alone
.align 3
shift_or_steady_loop:
    ai $7, $127, 1
    lnop
    a $13, $5, $2
    lnop
    andi $8, $7, 7
    rotqby $9, $4, $3
    rotmi $2, $7, -3
    shufb $4, $13, $13, $94
    ai $96, $96, -1
    cdd $7, 0($3)
    andi $5, $13, -16
    shlqbii $12, $111, 1
    shli $3, $127, 3
    rotqbii $111, $9, 1
    andbi $13, $4, 15
    lqa $14, 0x180e0
    a $10, $5, $95
    lqa $15, 0x180f0
    a $11, $13, $93
    lqa $16, 0x180c0
    andi $4, $3, -16
    lqa $13, 0x180d0
    shli $5, $8, 5
    lnop
    selb $8, $12, $111, $92
    lnop
    xor $111, $14, $110
    lnop
    xor $110, $15, $109
    lnop
    xor $109, $16, $108
    lqa $15, 0x180a0
    xor $16, $13, $107
    lqa $14, 0x180b0
    or $13, $111, $110
    lqa $12, 0x18080
    or $111, $109, $16
    lqa $110, 0x18090
    andc $109, $119, $13
    lnop
    andc $119, $120, $111
    lnop
    xor $120, $15, $106
    lqd $13, 256($10)
    xor $111, $14, $105
    lqd $15, 272($10)
    xor $14, $12, $104
    lqa $16, 0x18060
    xor $12, $110, $103
    lqa $17, 0x18070
    or $110, $120, $111
    lqa $18, 0x18040
    or $19, $14, $12
    lqa $20, 0x18050
    andc $120, $121, $110
    lnop
    andc $121, $122, $19
    shufb $111, $13, $15, $11
    xor $122, $16, $102
    lqd $13, 512($10)
    xor $15, $17, $101
    lqd $16, 528($10)
    xor $17, $18, $100
    lqa $19, 0x18020
    xor $18, $20, $99
    lqa $110, 0x18030
    or $20, $122, $15
    lqa $14, 0x18000
    or $15, $17, $18
    lqa $21, 0x18010
    andc $122, $123, $20
    rotqbyi $17, $9, 1
    andc $123, $124, $15
    shufb $12, $13, $16, $11
    xor $124, $19, $98
    lnop
    xor $19, $110, $97
    shlqbii $13, $109, 1
    xor $110, $14, $111
    rotqbii $15, $17, 1
    xor $14, $21, $12
    lqa $17, 0x180e0
    or $21, $124, $19
    lqa $16, 0x180f0
    or $19, $110, $14
    lqa $20, 0x180c0
    andc $124, $125, $21
    lqa $110, 0x180d0
    andc $125, $126, $19
    lnop
    selb $126, $13, $15, $92
    shufb $19, $109, $109, $91
    xor $109, $17, $108
    lnop
    xor $108, $16, $107
    lnop
    xor $107, $20, $106
    lqa $16, 0x180a0
    xor $20, $110, $105
    lqa $17, 0x180b0
    or $110, $109, $108
    lqa $13, 0x18080
    or $109, $107, $20
    lqa $108, 0x18090
    andc $107, $112, $110
    lnop
    andc $112, $113, $109
    lnop
    xor $113, $16, $104
    lqd $109, 768($10)
    xor $110, $17, $103
    lqd $16, 784($10)
    xor $17, $13, $102
    lqa $20, 0x18060
    xor $13, $108, $101
    lqa $15, 0x18070
    or $108, $113, $110
    lqa $21, 0x18040
    or $14, $17, $13
    lqa $18, 0x18050
    andc $113, $114, $108
    lnop
    andc $114, $115, $14
    shufb $110, $109, $16, $11
    xor $115, $20, $100
    lqd $14, 1024($10)
    xor $109, $15, $99
    lqd $20, 1040($10)
    xor $15, $21, $98
    lqa $16, 0x18020
    xor $21, $18, $97
    lqa $108, 0x18030
    or $18, $115, $109
    lqa $13, 0x18000
    or $17, $15, $21
    lqa $22, 0x18010
    andc $115, $116, $18
    rotqbyi $15, $9, 2
    andc $116, $117, $17
    shufb $109, $14, $20, $11
    xor $117, $16, $111
    lnop
    xor $16, $108, $12
    shlqbii $14, $107, 1
    xor $108, $13, $110
    rotqbii $17, $15, 1
    xor $13, $22, $109
    lqa $15, 0x180e0
    or $22, $117, $16
    lqa $20, 0x180f0
    or $16, $108, $13
    lqa $18, 0x180c0
    andc $117, $118, $22
    lqa $108, 0x180d0
    andc $118, $8, $16
    lnop
    selb $8, $14, $17, $92
    shufb $16, $19, $107, $91
    xor $107, $15, $106
    lnop
    xor $106, $20, $105
    lnop
    xor $105, $18, $104
    lqa $20, 0x180a0
    xor $18, $108, $103
    lqa $15, 0x180b0
    or $108, $107, $106
    lqa $14, 0x18080
    or $107, $105, $18
    lqa $106, 0x18090
    andc $105, $119, $108
    lnop
    andc $119, $120, $107
    lnop
    xor $120, $20, $102
    lqd $107, 1280($10)
    xor $108, $15, $101
    lqd $20, 1296($10)
    xor $15, $14, $100
    lqa $18, 0x18060
    xor $14, $106, $99
    lqa $17, 0x18070
    or $106, $120, $108
    lqa $19, 0x18040
    or $22, $15, $14
    lqa $13, 0x18050
    andc $120, $121, $106
    lnop
    andc $121, $122, $22
    shufb $108, $107, $20, $11
    xor $122, $18, $98
    lqd $20, 1536($10)
    xor $107, $17, $97
    lqd $18, 1552($10)
    xor $17, $19, $111
    lqa $22, 0x18020
    xor $19, $13, $12
    lqa $106, 0x18030
    or $13, $122, $107
    lqa $14, 0x18000
    or $15, $17, $19
    lqa $21, 0x18010
    andc $122, $123, $13
    rotqbyi $17, $9, 3
    andc $123, $124, $15
    shufb $107, $20, $18, $11
    xor $124, $22, $110
    lnop
    xor $22, $106, $109
    shlqbii $15, $105, 1
    xor $106, $14, $108
    rotqbii $18, $17, 1
    xor $14, $21, $107
    lqa $17, 0x180e0
    or $21, $124, $22
    lqa $20, 0x180f0
    or $22, $106, $14
    lqa $13, 0x180c0
    andc $124, $125, $21
    lqa $106, 0x180d0
    andc $125, $126, $22
    lnop
    selb $126, $15, $18, $92
    shufb $22, $16, $105, $91
    xor $105, $17, $104
    lnop
    xor $104, $20, $103
    lnop
    xor $103, $13, $102
    lqa $20, 0x180a0
    xor $13, $106, $101
    lqa $17, 0x180b0
    or $106, $105, $104
    lqa $15, 0x18080
    or $105, $103, $13
    lqa $104, 0x18090
    andc $103, $112, $106
    lnop
    andc $112, $113, $105
    lnop
    xor $113, $20, $100
    lqd $105, 1792($10)
    xor $106, $17, $99
    lqd $20, 1808($10)
    xor $17, $15, $98
    lqa $13, 0x18060
    xor $15, $104, $97
    lqa $16, 0x18070
    or $104, $113, $106
    lqa $18, 0x18040
    or $21, $17, $15
    lqa $14, 0x18050
    andc $113, $114, $104
    lnop
    andc $114, $115, $21
    shufb $106, $105, $20, $11
    xor $115, $13, $111
    lqd $20, 2048($10)
    xor $105, $16, $12
    lqd $13, 2064($10)
    xor $16, $18, $110
    lqa $21, 0x18020
    xor $18, $14, $109
    lqa $104, 0x18030
    or $14, $115, $105
    lqa $15, 0x18000
    or $17, $16, $18
    lqa $19, 0x18010
    andc $115, $116, $14
    rotqbyi $16, $9, 4
    andc $116, $117, $17
    shufb $105, $20, $13, $11
    xor $117, $21, $108
    lnop
    xor $21, $104, $107
    shlqbii $13, $103, 1
    xor $104, $15, $106
    rotqbii $17, $16, 1
    xor $15, $19, $105
    lqa $16, 0x180e0
    or $19, $117, $21
    lqa $20, 0x180f0
    or $21, $104, $15
    lqa $14, 0x180c0
    andc $117, $118, $19
    lqa $104, 0x180d0
    andc $118, $8, $21
    lnop
    selb $8, $13, $17, $92
    shufb $21, $22, $103, $91
    xor $103, $16, $102
    lnop
    xor $102, $20, $101
    lnop
    xor $101, $14, $100
    lqa $20, 0x180a0
    xor $14, $104, $99
    lqa $16, 0x180b0
    or $104, $103, $102
    lqa $13, 0x18080
    or $103, $101, $14
    lqa $102, 0x18090
    andc $101, $119, $104
    lnop
    andc $119, $120, $103
    lnop
    xor $120, $20, $98
    lqd $103, 2304($10)
    xor $104, $16, $97
    lqd $20, 2320($10)
    xor $16, $13, $111
    lqa $14, 0x18060
    xor $13, $102, $12
    lqa $17, 0x18070
    or $102, $120, $104
    lqa $22, 0x18040
    or $19, $16, $13
    lqa $15, 0x18050
    andc $120, $121, $102
    lnop
    andc $121, $122, $19
    shufb $104, $103, $20, $11
    xor $122, $14, $110
    lqd $19, 2560($10)
    xor $103, $17, $109
    lqd $14, 2576($10)
    xor $17, $22, $108
    lqa $20, 0x18020
    xor $22, $15, $107
    lqa $102, 0x18030
    or $15, $122, $103
    lqa $13, 0x18000
    or $16, $17, $22
    lqa $18, 0x18010
    andc $122, $123, $15
    rotqbyi $17, $9, 5
    andc $123, $124, $16
    shufb $103, $19, $14, $11
    xor $124, $20, $106
    lnop
    xor $20, $102, $105
    shlqbii $14, $101, 1
    xor $102, $13, $104
    rotqbii $16, $17, 1
    xor $13, $18, $103
    lqa $17, 0x180e0
    or $18, $124, $20
    lqa $19, 0x180f0
    or $20, $102, $13
    lqa $15, 0x180c0
    andc $124, $125, $18
    lqa $102, 0x180d0
    andc $125, $126, $20
    lnop
    selb $126, $14, $16, $92
    shufb $20, $21, $101, $91
    xor $101, $17, $100
    lnop
    xor $100, $19, $99
    lnop
    xor $99, $15, $98
    lqa $19, 0x180a0
    xor $15, $102, $97
    lqa $17, 0x180b0
    or $102, $101, $100
    lqa $14, 0x18080
    or $101, $99, $15
    lqa $100, 0x18090
    andc $99, $112, $102
    lnop
    andc $112, $113, $101
    lnop
    xor $113, $19, $111
    lqd $101, 2816($10)
    xor $102, $17, $12
    lqd $19, 2832($10)
    xor $17, $14, $110
    lqa $15, 0x18060
    xor $14, $100, $109
    lqa $16, 0x18070
    or $100, $113, $102
    lqa $21, 0x18040
    or $18, $17, $14
    lqa $13, 0x18050
    andc $113, $114, $100
    lnop
    andc $114, $115, $18
    shufb $102, $101, $19, $11
    xor $115, $15, $108
    lqd $18, 3072($10)
    xor $101, $16, $107
    lqd $15, 3088($10)
    xor $16, $21, $106
    lqa $19, 0x18020
    xor $21, $13, $105
    lqa $100, 0x18030
    or $13, $115, $101
    lqa $14, 0x18000
    or $17, $16, $21
    lqa $22, 0x18010
    andc $115, $116, $13
    rotqbyi $16, $9, 6
    andc $116, $117, $17
    shufb $101, $18, $15, $11
    xor $117, $19, $104
    lnop
    xor $19, $100, $103
    shlqbii $15, $99, 1
    xor $100, $14, $102
    rotqbii $17, $16, 1
    xor $14, $22, $101
    lqa $16, 0x180e0
    or $22, $117, $19
    lqa $18, 0x180f0
    or $117, $100, $14
    lqa $19, 0x180c0
    andc $13, $118, $22
    lqa $100, 0x180d0
    andc $118, $8, $117
    lnop
    selb $8, $15, $17, $92
    shufb $117, $20, $99, $91
    xor $99, $16, $98
    lnop
    xor $98, $18, $97
    lnop
    xor $97, $19, $111
    lqa $18, 0x180a0
    xor $19, $100, $12
    lqa $16, 0x180b0
    or $100, $99, $98
    lqa $15, 0x18080
    or $99, $97, $19
    lqa $98, 0x18090
    andc $97, $119, $100
    lnop
    andc $119, $120, $99
    lnop
    xor $120, $18, $110
    lnop
    xor $18, $16, $109
    lnop
    xor $16, $15, $108
    lqa $99, 0x18060
    xor $15, $98, $107
    lqa $100, 0x18070
    or $98, $120, $18
    lqa $19, 0x18040
    or $18, $16, $15
    lqa $17, 0x18050
    andc $120, $121, $98
    lqd $15, 3328($10)
    andc $121, $122, $18
    lqd $98, 3344($10)
    xor $122, $99, $106
    lqd $18, 3584($10)
    xor $99, $100, $105
    lqd $16, 3600($10)
    xor $100, $19, $104
    lqa $20, 0x18020
    xor $19, $17, $103
    lqa $22, 0x18030
    or $17, $122, $99
    lqa $14, 0x18000
    or $21, $100, $19
    lqa $23, 0x18010
    andc $122, $123, $17
    shufb $100, $15, $98, $11
    andc $123, $124, $21
    shufb $99, $18, $16, $11
    xor $124, $20, $102
    shufb $16, $117, $97, $91
    xor $117, $22, $101
    rotqbyi $20, $9, 7
    xor $9, $14, $100
    lqa $22, 0x180e0
    xor $14, $23, $99
    lqa $18, 0x180f0
    or $23, $124, $117
    shlqbii $21, $97, 1
    or $117, $9, $14
    rotqbii $97, $20, 1
    andc $124, $125, $23
    lqa $9, 0x180c0
    andc $125, $126, $117
    lqa $23, 0x180d0
    xor $14, $22, $111
    lqd $117, 3840($10)
    xor $111, $18, $12
    lqd $22, 3856($10)
    selb $126, $21, $97, $92
    lqa $12, 0x180a0
    or $97, $14, $111
    lqa $21, 0x180b0
    xor $14, $9, $110
    lnop
    xor $9, $23, $109
    lnop
    andc $111, $112, $97
    lqa $23, 0x18080
    or $97, $14, $9
    lqa $18, 0x18090
    xor $9, $12, $108
    lqd $14, 6992($6)
    xor $12, $21, $107
    shufb $98, $117, $22, $11
    andc $112, $113, $97
    lqa $117, 0x18060
    or $97, $9, $12
    lqa $21, 0x18070
    xor $12, $23, $106
    lqd $9, 4096($10)
    xor $22, $18, $105
    lqd $23, 4112($10)
    andc $113, $114, $97
    lqa $10, 0x18040
    or $97, $12, $22
    lqa $18, 0x18050
    xor $12, $117, $104
    lqa $22, 0x18020
    xor $117, $21, $103
    lqa $20, 0x18030
    andc $114, $115, $97
    hbrr shift_or_steady_branch, shift_or_steady_loop
    or $21, $12, $117
    shufb $15, $16, $111, $91
    xor $117, $10, $102
    lqa $12, 0x18000
    xor $10, $18, $101
    lqa $16, 0x18010
    andc $115, $116, $21
    shufb $97, $9, $23, $11
    or $9, $117, $10
    rotqbyi $116, $15, 8
    xor $117, $22, $100
    lnop
    xor $22, $20, $99
    rotqbyi $10, $6, 0
    a $6, $4, $95
    lnop
    xor $20, $16, $97
    lnop
    or $16, $117, $22
    shufb $15, $116, $14, $7
    xor $116, $12, $98
    lnop
    andc $117, $118, $16
    lnop
    or $16, $116, $20
    lqd $4, 6656($6)
    ai $127, $127, 1
    lnop
    andc $116, $13, $9
    stqd $15, 6992($10)
    andc $118, $8, $16
shift_or_steady_branch:
    brnz $96, shift_or_steady_loop
shift_or_steady_end:
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
    bi $0

.global shift_or_edge_tap
.align 3
shift_or_edge_tap:
    lqa $87, 0x0
    lqa $86, 0x10
    lqa $85, 0x20
    lqa $84, 0x30
    ori $88, $5, 0
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
    andi $6, $3, 7
    rotmi $7, $3, -3
    shli $6, $6, 5
    a $6, $6, $7
    andi $7, $6, -16
    a $7, $7, $87
    lqd $8, 768($7)
    lqd $9, 784($7)
    shufb $6, $6, $6, $86
    andbi $6, $6, 15
    a $6, $6, $85
    shufb $110, $8, $9, $6
    lqd $8, 1024($7)
    lqd $9, 1040($7)
    shufb $109, $8, $9, $6
    lqd $8, 4608($7)
    lqd $9, 4624($7)
    shufb $108, $8, $9, $6
    lqd $8, 1280($7)
    lqd $9, 1296($7)
    shufb $107, $8, $9, $6
    lqd $8, 1536($7)
    lqd $9, 1552($7)
    shufb $106, $8, $9, $6
    lqd $8, 4864($7)
    lqd $9, 4880($7)
    shufb $105, $8, $9, $6
    lqd $8, 1792($7)
    lqd $9, 1808($7)
    shufb $104, $8, $9, $6
    lqd $8, 2048($7)
    lqd $9, 2064($7)
    shufb $103, $8, $9, $6
    lqd $8, 5120($7)
    lqd $9, 5136($7)
    shufb $102, $8, $9, $6
    lqd $8, 2304($7)
    lqd $9, 2320($7)
    shufb $101, $8, $9, $6
    lqd $8, 2560($7)
    lqd $9, 2576($7)
    shufb $100, $8, $9, $6
    lqd $8, 5376($7)
    lqd $9, 5392($7)
    shufb $99, $8, $9, $6
    lqd $8, 2816($7)
    lqd $9, 2832($7)
    shufb $98, $8, $9, $6
    lqd $8, 3072($7)
    lqd $9, 3088($7)
    shufb $97, $8, $9, $6
    lqd $8, 5632($7)
    lqd $9, 5648($7)
    shufb $96, $8, $9, $6
    lqd $8, 3328($7)
    lqd $9, 3344($7)
    shufb $95, $8, $9, $6
    lqd $8, 3584($7)
    lqd $9, 3600($7)
    shufb $94, $8, $9, $6
    lqd $8, 5888($7)
    lqd $9, 5904($7)
    shufb $93, $8, $9, $6
    lqd $8, 3840($7)
    lqd $9, 3856($7)
    shufb $92, $8, $9, $6
    lqd $8, 4096($7)
    lqd $9, 4112($7)
    shufb $91, $8, $9, $6
    lqd $8, 6144($7)
    lqd $7, 6160($7)
    shufb $90, $8, $7, $6
    sf $89, $3, $4
    ori $127, $3, 0
    cgti $2, $89, 0
    brz $2, shift_or_edge_tap_end
    ai $5, $127, 1
    andi $2, $5, 7
    rotmi $6, $5, -3
    shli $5, $2, 5
    a $2, $5, $6
    shufb $5, $2, $2, $86
    andi $3, $2, -16
    andbi $2, $5, 15
    shli $4, $127, 3
    lqa $5, 0x180e0
    lqa $6, 0x180f0
    andi $15, $4, -16
    xor $16, $5, $110
    xor $7, $6, $109
    a $5, $15, $87
    or $6, $16, $7
    lqa $7, 0x180c0
    lqa $16, 0x180d0
    lqa $15, 0x180a0
    lqa $8, 0x180b0
    xor $9, $7, $107
    xor $10, $16, $106
    xor $16, $15, $104
    xor $15, $8, $103
    or $7, $9, $10
    or $8, $16, $15
    lqa $15, 0x18080
    lqa $16, 0x18090
    lqa $9, 0x18060
    lqa $10, 0x18070
    xor $17, $15, $101
    xor $15, $16, $100
    xor $16, $9, $98
    xor $18, $10, $97
    or $9, $17, $15
    or $10, $16, $18
    a $11, $2, $85
    a $12, $3, $87
    lqd $3, 256($12)
    lqd $2, 272($12)
    lqd $16, 512($12)
    shufb $13, $3, $2, $11
    lqd $2, 528($12)
    lqa $3, 0x18040
    lqa $14, 0x18050
    lqa $18, 0x18020
    lqa $15, 0x18030
    lqa $17, 0x18000
    xor $19, $3, $95
    xor $20, $14, $94
    xor $14, $18, $92
    xor $18, $15, $91
    or $3, $19, $20
    lqa $15, 0x18010
    or $19, $14, $18
    shufb $14, $16, $2, $11
    xor $2, $17, $13
    xor $17, $15, $14
    or $16, $2, $17
    lqd $2, 6656($5)
    andc $15, $126, $16
    andc $16, $125, $19
# 392 cycles an iteration, 373 at least: 373 instructions for the even pipe, 356 for the odd one; 3 cycles of nops alone
.align 3
shift_or_edge_tap_loop:
    andc $19, $124, $3
    stqa $15, 0x19ca0
    andc $3, $123, $10
    stqa $16, 0x19cb0
    andc $10, $122, $9
    stqa $19, 0x19cc0
    andc $9, $121, $8
    stqa $3, 0x19cd0
    andc $8, $120, $7
    stqa $10, 0x19ce0
    andc $7, $119, $6
    stqa $9, 0x19cf0
    nop
    stqa $8, 0x19d00
    andi $6, $88, -16
    stqa $7, 0x19d10
    nop
    lnop
    a $21, $6, $87
    lqd $110, 4352($12)
    nop
    rotqby $20, $2, $4
    nop
    lqd $2, 7328($21)
    nop
    lqd $6, 4368($12)
    nop
    shlqbii $109, $111, 1
    nop
    rotqbii $111, $20, 1
    nop
    lnop
    nop
    lnop
    ai $127, $127, 1
    rotqby $37, $2, $88
    selb $2, $109, $111, $84
    lnop
    selb $111, $119, $112, $108
    lnop
    selb $119, $120, $113, $105
    shufb $22, $110, $6, $11
    selb $120, $121, $114, $102
    rotqbyi $113, $37, 13
    selb $37, $122, $115, $99
    lqa $121, 0x180e0
    selb $112, $123, $116, $96
    lqa $122, 0x180f0
    selb $123, $124, $117, $93
    lqa $116, 0x180c0
    selb $124, $125, $118, $90
    lqa $117, 0x180d0
    selb $125, $126, $2, $22
    lqd $118, 6992($5)
    andi $126, $113, 255
    lqd $2, 768($12)
    xor $113, $121, $107
    lqa $115, 0x180a0
    xor $121, $122, $106
    lqa $107, 0x180b0
    xor $122, $116, $104
    lqa $106, 0x18080
    xor $116, $117, $103
    lqa $114, 0x18090
    or $6, $113, $121
    lqd $117, 784($12)
    or $113, $122, $116
    lqd $121, 1024($12)
    xor $122, $115, $101
    lqa $116, 0x18060
    xor $115, $107, $100
    lqa $108, 0x18070
    xor $107, $106, $98
    lqa $109, 0x18040
    xor $106, $114, $97
    lqa $26, 0x18050
    or $27, $122, $115
    lqd $114, 1040($12)
    or $115, $107, $106
    shufb $110, $2, $117, $11
    xor $117, $116, $95
    lqa $107, 0x18020
    xor $116, $108, $94
    lqa $106, 0x18000
    xor $108, $109, $92
    lqa $2, 0x18010
    xor $122, $26, $91
    lqa $28, 0x18030
    or $26, $117, $116
    shufb $109, $121, $114, $11
    or $121, $108, $122
    lnop
    xor $108, $107, $13
    cbd $122, 0($4)
    xor $107, $106, $110
    lnop
    xor $106, $2, $109
    lnop
    xor $117, $28, $14
    rotqbyi $2, $20, 1
    or $116, $107, $106
    shufb $28, $126, $118, $122
    or $122, $108, $117
    rotqbyi $107, $5, 0
    andc $126, $125, $116
    shlqbii $108, $7, 1
    andc $118, $124, $122
    rotqbii $7, $2, 1
    andc $117, $123, $121
    stqa $126, 0x19ca0
    andc $116, $112, $26
    stqa $118, 0x19cb0
    andc $122, $37, $115
    stqa $117, 0x19cc0
    andc $115, $120, $27
    stqa $116, 0x19cd0
    andc $121, $119, $113
    stqa $122, 0x19ce0
    andc $113, $111, $6
    stqa $115, 0x19cf0
    nop
    stqa $121, 0x19d00
    ai $5, $127, 1
    stqa $113, 0x19d10
    nop
    lqd $27, 7328($21)
    andi $2, $5, 7
    lnop
    rotmi $6, $5, -3
    lqd $26, 4608($12)
    shli $5, $2, 5
    lqd $106, 4624($12)
    selb $2, $108, $7, $84
    stqd $28, 6992($107)
    selb $114, $111, $8, $105
    lnop
    selb $105, $119, $9, $102
    rotqby $111, $27, $88
    selb $9, $120, $10, $99
    lnop
    selb $10, $37, $3, $96
    lnop
    ai $37, $4, 1
    shufb $108, $26, $106, $11
    selb $3, $112, $19, $93
    rotqbyi $106, $111, 13
    andi $112, $37, -16
    lqa $111, 0x180e0
    selb $19, $123, $16, $90
    lqa $26, 0x180f0
    a $16, $112, $87
    lqa $120, 0x180c0
    selb $123, $124, $15, $22
    lqa $112, 0x180d0
    selb $124, $125, $2, $108
    lqd $15, 6992($16)
    andi $125, $106, 255
    lqd $2, 1280($12)
    xor $106, $111, $104
    lqa $119, 0x180a0
    xor $111, $26, $103
    lqa $104, 0x180b0
    xor $103, $120, $101
    lqa $26, 0x18080
    xor $120, $112, $100
    lqa $27, 0x18090
    or $7, $106, $111
    lqd $112, 1296($12)
    or $28, $103, $120
    lqd $111, 1536($12)
    xor $120, $119, $98
    lqa $103, 0x18060
    xor $119, $104, $97
    lqa $106, 0x18070
    xor $104, $26, $95
    lqa $8, 0x18040
    xor $26, $27, $94
    lqa $33, 0x18050
    or $38, $120, $119
    lqd $27, 1552($12)
    or $119, $104, $26
    shufb $107, $2, $112, $11
    xor $112, $103, $92
    lqa $104, 0x18020
    xor $103, $106, $91
    lqa $2, 0x18000
    xor $26, $8, $13
    lqa $120, 0x18010
    xor $8, $33, $14
    lqa $29, 0x18030
    or $33, $112, $103
    shufb $106, $111, $27, $11
    or $112, $26, $8
    lnop
    xor $26, $104, $110
    cbd $8, 0($37)
    xor $104, $2, $107
    lnop
    xor $2, $120, $106
    lqa $37, 0x18050
    xor $111, $29, $109
    rotqbyi $120, $20, 2
    or $103, $104, $2
    shufb $29, $125, $15, $8
    or $2, $26, $111
    rotqbyi $104, $16, 0
    andc $125, $124, $103
    shlqbii $26, $113, 1
    andc $15, $123, $2
    rotqbii $103, $120, 1
    andc $16, $19, $112
    stqa $125, 0x19ca0
    andc $8, $3, $33
    stqa $15, 0x19cb0
    andc $120, $10, $119
    stqa $16, 0x19cc0
    andc $113, $9, $38
    stqa $8, 0x19cd0
    andc $119, $105, $28
    stqa $120, 0x19ce0
    andc $28, $114, $7
    stqa $113, 0x19cf0
    nop
    stqa $119, 0x19d00
    nop
    stqa $28, 0x19d10
    a $2, $5, $6
    lqd $38, 7328($21)
    xor $6, $37, $106
    lnop
    ai $112, $4, 4
    lqd $37, 4864($12)
    ai $111, $4, 5
    lqd $33, 4880($12)
    selb $27, $26, $103, $84
    stqd $29, 6992($104)
    selb $7, $114, $121, $102
    lnop
    selb $121, $105, $115, $99
    rotqby $114, $38, $88
    selb $115, $9, $122, $96
    shufb $5, $2, $2, $86
    selb $122, $10, $116, $93
    lqd $9, 2560($12)
    ai $10, $4, 2
    shufb $105, $37, $33, $11
    selb $116, $3, $117, $90
    rotqbyi $33, $114, 13
    andi $114, $10, -16
    lqa $3, 0x180e0
    selb $117, $19, $118, $22
    lqa $37, 0x180f0
    a $19, $114, $87
    lqa $38, 0x180c0
    selb $118, $123, $126, $108
    lqa $114, 0x180d0
    selb $126, $124, $27, $105
    lqd $123, 6992($19)
    andi $124, $33, 255
    lqd $27, 1792($12)
    xor $33, $3, $101
    lqa $102, 0x180a0
    xor $101, $37, $100
    lqa $3, 0x180b0
    xor $100, $38, $98
    lqa $37, 0x18080
    xor $38, $114, $97
    lqa $104, 0x18090
    or $26, $33, $101
    lqd $114, 1808($12)
    or $33, $100, $38
    lqd $101, 2048($12)
    xor $100, $102, $95
    lqa $38, 0x18060
    xor $102, $3, $94
    lqa $103, 0x18070
    xor $3, $37, $92
    lqa $29, 0x18040
    xor $37, $104, $91
    lqa $36, 0x18050
    or $40, $100, $102
    lqd $23, 2064($12)
    or $102, $3, $37
    shufb $104, $27, $114, $11
    xor $114, $38, $13
    lqa $3, 0x18020
    xor $38, $103, $14
    lqa $27, 0x18000
    xor $37, $29, $110
    lqa $100, 0x18010
    xor $29, $36, $109
    lqa $17, 0x18030
    or $36, $114, $38
    shufb $103, $101, $23, $11
    or $114, $37, $29
    lqd $101, 2576($12)
    xor $37, $3, $107
    cbd $29, 0($10)
    xor $3, $27, $104
    lqa $38, 0x18060
    xor $27, $100, $103
    lqa $34, 0x18090
    xor $10, $17, $106
    rotqbyi $100, $20, 3
    or $17, $3, $27
    shufb $32, $124, $123, $29
    or $3, $37, $10
    rotqbyi $27, $19, 0
    andc $124, $126, $17
    shlqbii $37, $28, 1
    andc $123, $118, $3
    rotqbii $28, $100, 1
    andc $19, $117, $114
    stqa $124, 0x19ca0
    andc $10, $116, $36
    stqa $123, 0x19cb0
    andc $114, $122, $102
    stqa $19, 0x19cc0
    andc $17, $115, $40
    stqa $10, 0x19cd0
    andc $18, $121, $33
    stqa $114, 0x19ce0
    andc $33, $7, $26
    stqa $17, 0x19cf0
    ai $23, $4, 7
    stqa $18, 0x19d00
    nop
    stqa $33, 0x19d10
    andi $3, $2, -16
    lqd $40, 7328($21)
    andbi $2, $5, 15
    lqa $36, 0x18020
    ai $24, $4, 6
    lqd $5, 5120($12)
    xor $25, $34, $103
    lqd $100, 5136($12)
    selb $34, $37, $28, $84
    stqd $32, 6992($27)
    selb $26, $7, $119, $99
    lqa $27, 0x18030
    selb $119, $121, $113, $96
    rotqby $99, $40, $88
    selb $121, $115, $120, $93
    lqa $113, 0x18000
    selb $120, $122, $8, $90
    lqa $115, 0x18010
    ai $8, $4, 3
    shufb $102, $5, $100, $11
    selb $122, $116, $16, $22
    rotqbyi $100, $99, 13
    andi $99, $8, -16
    lqa $16, 0x180e0
    selb $116, $117, $15, $108
    lqa $4, 0x180f0
    a $15, $99, $87
    lqa $5, 0x180c0
    selb $117, $118, $125, $105
    lqa $99, 0x180d0
    selb $125, $126, $34, $102
    lnop
    andi $34, $100, 255
    lqd $126, 2304($12)
    xor $40, $16, $98
    lqd $118, 2320($12)
    xor $98, $4, $97
    lqa $16, 0x180b0
    xor $97, $5, $95
    lnop
    xor $5, $99, $94
    lnop
    or $99, $40, $98
    shufb $100, $9, $101, $11
    or $98, $97, $5
    lqa $9, 0x18070
    xor $97, $27, $103
    shufb $101, $126, $118, $11
    xor $40, $16, $91
    lqa $126, 0x18040
    xor $16, $38, $110
    lnop
    xor $38, $36, $104
    lnop
    xor $36, $113, $101
    lnop
    xor $27, $115, $100
    lqa $113, 0x18080
    xor $115, $9, $109
    lqd $7, 6992($15)
    xor $5, $126, $107
    lqa $9, 0x180a0
    shli $4, $127, 3
    lqa $28, 0x18090
    or $32, $16, $115
    lqd $126, 5904($12)
    or $16, $36, $27
    lqa $118, 0x18030
    xor $36, $113, $13
    lqa $37, 0x18060
    or $39, $5, $6
    cbd $29, 0($8)
    or $8, $38, $97
    lqa $5, 0x180e0
    andc $115, $122, $32
    lqa $6, 0x180f0
    andc $113, $125, $16
    rotqbyi $32, $20, 4
    andc $27, $117, $8
    shufb $97, $34, $7, $29
    xor $7, $28, $14
    rotqbyi $8, $15, 0
    andc $28, $116, $39
    shlqbii $34, $33, 1
    xor $33, $9, $92
    rotqbii $39, $32, 1
    or $9, $36, $7
    stqa $113, 0x19ca0
    or $7, $33, $40
    stqa $27, 0x19cb0
    andc $29, $120, $9
    stqa $28, 0x19cc0
    andc $30, $121, $7
    stqa $115, 0x19cd0
    andc $31, $119, $98
    stqa $29, 0x19ce0
    andc $9, $26, $99
    stqa $30, 0x19cf0
    xor $32, $37, $101
    stqa $31, 0x19d00
    andi $15, $4, -16
    stqa $9, 0x19d10
    xor $16, $5, $110
    lqd $37, 7328($21)
    xor $7, $6, $109
    lqd $33, 3840($12)
    a $5, $15, $87
    lqd $98, 5376($12)
    or $6, $16, $7
    lqd $15, 5392($12)
    selb $16, $34, $39, $84
    stqd $97, 6992($8)
    selb $34, $26, $18, $96
    lqd $35, 3856($12)
    selb $96, $119, $17, $93
    rotqby $18, $37, $88
    selb $119, $121, $114, $90
    lqd $26, 4096($12)
    selb $121, $120, $10, $22
    lqa $7, 0x180c0
    nop
    shufb $99, $98, $15, $11
    selb $120, $122, $19, $108
    rotqbyi $98, $18, 13
    andi $18, $112, -16
    lqa $19, 0x180e0
    selb $122, $116, $123, $105
    lqa $15, 0x180f0
    a $116, $18, $87
    lqa $10, 0x180c0
    selb $123, $117, $124, $102
    lqa $18, 0x180d0
    selb $124, $125, $16, $99
    lqd $117, 6992($116)
    andi $125, $98, 255
    lqd $16, 2816($12)
    xor $98, $19, $95
    lqa $114, 0x180a0
    xor $95, $15, $94
    lqa $19, 0x180b0
    xor $94, $10, $92
    lqa $15, 0x18080
    xor $10, $18, $91
    lqa $17, 0x18090
    or $37, $98, $95
    lqd $18, 2832($12)
    or $39, $94, $10
    lqd $95, 3072($12)
    xor $94, $114, $13
    lqa $10, 0x18060
    xor $114, $19, $14
    lqa $97, 0x18070
    xor $19, $15, $110
    lqa $8, 0x18040
    xor $15, $17, $109
    lqa $40, 0x18050
    or $36, $94, $114
    lqd $17, 3088($12)
    or $114, $19, $15
    shufb $98, $16, $18, $11
    xor $15, $10, $107
    lqa $18, 0x18020
    xor $10, $97, $106
    lqa $19, 0x18000
    xor $94, $8, $104
    lqa $38, 0x18010
    xor $8, $40, $103
    lqa $41, 0x18030
    or $40, $15, $10
    shufb $97, $95, $17, $11
    or $95, $94, $8
    lqa $16, 0x180d0
    xor $10, $18, $101
    cbd $94, 0($112)
    xor $112, $19, $98
    lqa $15, 0x180a0
    xor $19, $38, $97
    lqa $8, 0x180b0
    xor $18, $41, $100
    rotqbyi $38, $20, 5
    or $17, $112, $19
    shufb $41, $125, $117, $94
    or $117, $10, $18
    rotqbyi $94, $116, 0
    andc $112, $124, $17
    shlqbii $18, $9, 1
    andc $125, $123, $117
    rotqbii $17, $38, 1
    andc $117, $122, $95
    stqa $112, 0x19ca0
    andc $116, $120, $40
    stqa $125, 0x19cb0
    andc $19, $121, $114
    stqa $117, 0x19cc0
    andc $114, $119, $36
    stqa $116, 0x19cd0
    andc $36, $96, $39
    stqa $19, 0x19ce0
    andc $40, $34, $37
    stqa $114, 0x19cf0
    xor $9, $7, $107
    stqa $36, 0x19d00
    xor $10, $16, $106
    stqa $40, 0x19d10
    xor $16, $15, $104
    lqd $95, 7328($21)
    xor $15, $8, $103
    lqa $37, 0x18020
    or $7, $9, $10
    lqd $42, 5632($12)
    or $8, $16, $15
    lqd $9, 5648($12)
    selb $16, $18, $17, $84
    stqd $41, 6992($94)
    selb $38, $34, $31, $93
    lqa $39, 0x18030
    selb $93, $96, $30, $90
    rotqby $34, $95, $88
    selb $30, $119, $29, $22
    lqd $31, 4112($12)
    selb $119, $121, $115, $108
    lqa $15, 0x18080
    nop
    shufb $96, $42, $9, $11
    selb $121, $120, $28, $105
    rotqbyi $9, $34, 13
    andi $120, $111, -16
    lqa $28, 0x180e0
    selb $42, $122, $27, $102
    lqa $34, 0x180f0
    a $122, $120, $87
    lqa $27, 0x180c0
    selb $115, $123, $113, $99
    lqa $120, 0x180d0
    selb $113, $124, $16, $96
    lqd $123, 6992($122)
    andi $124, $9, 255
    lqd $16, 3328($12)
    xor $9, $28, $92
    lqa $29, 0x180a0
    xor $92, $34, $91
    lqa $28, 0x180b0
    xor $91, $27, $13
    lqa $34, 0x18080
    xor $27, $120, $14
    lqa $95, 0x18090
    or $17, $9, $92
    lqd $120, 3344($12)
    or $18, $91, $27
    lqd $92, 3584($12)
    xor $91, $29, $110
    lqa $27, 0x18060
    xor $29, $28, $109
    lqa $9, 0x18070
    xor $28, $34, $107
    lqa $94, 0x18040
    xor $34, $95, $106
    lqa $41, 0x18050
    or $43, $91, $29
    lqd $10, 3600($12)
    or $29, $28, $34
    lqd $91, 5888($12)
    xor $28, $27, $104
    lqa $34, 0x18020
    xor $27, $9, $103
    lqa $44, 0x18000
    xor $9, $94, $101
    lqa $45, 0x18010
    xor $46, $41, $100
    shufb $95, $16, $120, $11
    or $120, $28, $27
    shufb $94, $92, $10, $11
    or $92, $9, $46
    lqa $16, 0x18090
    xor $27, $34, $98
    cbd $46, 0($111)
    xor $111, $44, $95
    lqa $9, 0x18060
    xor $44, $45, $94
    lqa $10, 0x18070
    xor $34, $118, $97
    rotqbyi $45, $20, 6
    or $28, $111, $44
    shufb $118, $124, $123, $46
    or $123, $27, $34
    rotqbyi $111, $122, 0
    andc $124, $113, $28
    shlqbii $44, $40, 1
    andc $27, $115, $123
    rotqbii $40, $45, 1
    andc $28, $42, $92
    stqa $124, 0x19ca0
    andc $123, $121, $120
    stqa $27, 0x19cb0
    andc $122, $119, $29
    stqa $28, 0x19cc0
    andc $29, $30, $43
    stqa $123, 0x19cd0
    andc $120, $93, $18
    stqa $122, 0x19ce0
    andc $34, $38, $17
    stqa $29, 0x19cf0
    xor $17, $15, $101
    stqa $120, 0x19d00
    xor $15, $16, $100
    stqa $34, 0x19d10
    xor $16, $9, $98
    lqd $43, 7328($21)
    xor $18, $10, $97
    lqa $45, 0x18000
    or $9, $17, $15
    lqa $46, 0x18010
    or $10, $16, $18
    lqa $15, 0x18070
    selb $16, $44, $40, $84
    stqd $118, 6992($111)
    selb $40, $38, $36, $90
    lqd $118, 6160($12)
    selb $36, $93, $114, $22
    rotqby $90, $43, $88
    selb $38, $30, $19, $108
    shufb $93, $91, $126, $11
    selb $126, $119, $116, $105
    shufb $92, $33, $35, $11
    selb $33, $121, $117, $102
    shufb $91, $26, $31, $11
    selb $26, $42, $125, $99
    rotqbyi $117, $90, 13
    selb $121, $115, $112, $96
    lqd $125, 6144($12)
    xor $112, $37, $95
    lqa $115, 0x180f0
    selb $37, $113, $16, $93
    lqa $12, 0x180e0
    xor $16, $15, $100
    lqa $113, 0x180c0
    xor $15, $39, $94
    rotqbyi $42, $20, 7
    xor $20, $46, $91
    lnop
    xor $46, $45, $92
    lnop
    xor $45, $115, $14
    lnop
    xor $115, $12, $13
    shufb $90, $125, $118, $11
    a $11, $2, $85
    lqa $125, 0x18050
    xor $39, $113, $110
    lnop
    or $31, $115, $45
    lnop
    or $45, $32, $16
    lnop
    or $32, $112, $15
    lqa $16, 0x18040
    a $12, $3, $87
    lnop
    xor $112, $125, $97
    lnop
    or $125, $46, $20
    lqd $3, 256($12)
    andi $46, $117, 255
    lqd $2, 272($12)
    andi $117, $24, -16
    lqa $20, 0x180d0
    xor $113, $16, $98
    lqa $15, 0x18080
    a $119, $117, $87
    lqa $14, 0x180a0
    andc $115, $33, $45
    lqa $116, 0x180b0
    andc $118, $37, $125
    lqd $16, 512($12)
    or $125, $113, $112
    shufb $13, $3, $2, $11
    andc $117, $121, $32
    hbrr shift_or_edge_tap_branch, shift_or_edge_tap_loop
    xor $32, $15, $104
    lqd $2, 528($12)
    xor $113, $14, $107
    lqa $3, 0x18040
    xor $112, $20, $109
    lqd $45, 6992($119)
    xor $20, $116, $106
    lqa $14, 0x18050
    or $35, $32, $25
    lqa $18, 0x18020
    or $25, $113, $20
    lqa $15, 0x18030
    andc $116, $26, $125
    lqa $17, 0x18000
    andc $114, $126, $35
    stqa $118, 0x19ca0
    or $35, $39, $112
    stqa $117, 0x19cb0
    andc $113, $38, $25
    stqa $116, 0x19cc0
    andc $112, $36, $35
    stqa $115, 0x19cd0
    andc $111, $40, $31
    stqa $114, 0x19ce0
    nop
    stqa $113, 0x19cf0
    xor $19, $3, $95
    stqa $112, 0x19d00
    xor $20, $14, $94
    stqa $111, 0x19d10
    xor $14, $18, $92
    lqd $31, 7328($21)
    xor $18, $15, $91
    cbd $21, 0($24)
    or $3, $19, $20
    lqa $15, 0x18010
    or $19, $14, $18
    rotqbyi $20, $119, 0
    nop
    shufb $14, $16, $2, $11
    andi $119, $23, -16
    shufb $16, $46, $45, $21
    xor $2, $17, $13
    rotqby $21, $31, $88
    a $45, $119, $87
    rotqbii $31, $42, 1
    xor $17, $15, $14
    shlqbii $119, $34, 1
    nop
    stqd $16, 6992($20)
    or $16, $2, $17
    rotqbyi $20, $21, 13
    selb $125, $121, $124, $93
    lqd $2, 6992($45)
    selb $17, $119, $31, $84
    lnop
    selb $119, $40, $120, $22
    cbd $31, 0($23)
    selb $120, $36, $29, $108
    lnop
    andi $29, $20, 255
    lnop
    selb $121, $38, $122, $105
    lnop
    selb $122, $126, $123, $102
    shufb $38, $29, $2, $31
    selb $123, $33, $28, $99
    rotqbyi $29, $45, 0
    selb $124, $26, $27, $96
    lnop
    selb $126, $37, $17, $90
    lnop
    ai $89, $89, -1
    lqd $2, 6656($5)
    andc $15, $126, $16
    stqd $38, 6992($29)
    andc $16, $125, $19
shift_or_edge_tap_branch:
    brnz $89, shift_or_edge_tap_loop
shift_or_edge_tap_end:
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
    bi $0

.global shift_or_steady_tap
.align 3
shift_or_steady_tap:
    lqa $94, 0x0
    lqa $93, 0x10
    lqa $92, 0x20
    lqa $91, 0x30
    ori $95, $5, 0
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
    andi $6, $3, 7
    rotmi $7, $3, -3
    shli $6, $6, 5
    a $6, $6, $7
    andi $7, $6, -16
    a $7, $7, $94
    lqd $8, 768($7)
    lqd $9, 784($7)
    shufb $6, $6, $6, $93
    andbi $6, $6, 15
    a $6, $6, $92
    shufb $110, $8, $9, $6
    lqd $8, 1024($7)
    lqd $9, 1040($7)
    shufb $109, $8, $9, $6
    lqd $8, 1280($7)
    lqd $9, 1296($7)
    shufb $108, $8, $9, $6
    lqd $8, 1536($7)
    lqd $9, 1552($7)
    shufb $107, $8, $9, $6
    lqd $8, 1792($7)
    lqd $9, 1808($7)
    shufb $106, $8, $9, $6
    lqd $8, 2048($7)
    lqd $9, 2064($7)
    shufb $105, $8, $9, $6
    lqd $8, 2304($7)
    lqd $9, 2320($7)
    shufb $104, $8, $9, $6
    lqd $8, 2560($7)
    lqd $9, 2576($7)
    shufb $103, $8, $9, $6
    lqd $8, 2816($7)
    lqd $9, 2832($7)
    shufb $102, $8, $9, $6
    lqd $8, 3072($7)
    lqd $9, 3088($7)
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
    lqd $7, 4112($7)
    shufb $97, $8, $7, $6
    sf $96, $3, $4
    ori $127, $3, 0
    cgti $2, $96, 0
    brz $2, shift_or_steady_tap_end
# 396 cycles an iteration, 324 at least: 317 instructions for the even pipe, 324 for the odd one; 15 cycles of nops alone
.align 3
shift_or_steady_tap_loop:
    nop
    lnop
    ai $8, $127, 1
    lnop
    nop
    lnop
    andi $3, $8, 7
    lnop
    rotmi $10, $8, -3
    lnop
    shli $8, $3, 5
    lnop
    nop
    lnop
    nop
    lnop
    nop
    lnop
    a $3, $8, $10
    lnop
    nop
    lnop
    andi $8, $3, -16
    lnop
    nop
    lnop
    a $2, $8, $94
    lnop
    nop
    shufb $8, $3, $3, $93
    shli $3, $127, 3
    lqd $10, 256($2)
    nop
    lqa $14, 0x180e0
    nop
    lqa $13, 0x180f0
    andbi $12, $8, 15
    lqa $11, 0x180c0
    andi $8, $3, -16
    lqa $7, 0x180d0
    a $4, $12, $92
    lqd $9, 272($2)
    a $5, $8, $94
    lnop
    xor $8, $14, $110
    lqa $12, 0x180a0
    xor $110, $13, $109
    lqa $14, 0x180b0
    xor $109, $11, $108
    lqa $13, 0x18080
    xor $11, $7, $107
    lqa $15, 0x18090
    or $16, $8, $110
    shufb $6, $10, $9, $4
    or $10, $109, $11
    lqd $110, 512($2)
    xor $109, $12, $106
    lqa $11, 0x18060
    xor $12, $14, $105
    lqa $8, 0x18070
    xor $14, $13, $104
    lqa $9, 0x18040
    xor $13, $15, $103
    lqa $7, 0x18050
    or $17, $109, $12
    lqd $15, 528($2)
    or $12, $14, $13
    lqd $109, 6656($5)
    xor $13, $11, $102
    lqa $14, 0x18020
    xor $11, $8, $101
    lqa $18, 0x18000
    xor $8, $9, $100
    lqa $19, 0x18010
    xor $9, $7, $99
    lqa $20, 0x18030
    or $21, $13, $11
    shufb $7, $110, $15, $4
    or $110, $8, $9
    lnop
    xor $9, $14, $98
    lnop
    xor $14, $18, $6
    lnop
    xor $18, $19, $7
    lnop
    xor $19, $20, $97
    rotqby $8, $109, $3
    or $109, $14, $18
    lnop
    or $14, $9, $19
    lnop
    andc $9, $126, $109
    shlqbii $19, $111, 1
    andc $126, $125, $14
    rotqbii $111, $8, 1
    andc $125, $124, $110
    stqa $9, 0x19ca0
    andc $124, $123, $21
    stqa $126, 0x19cb0
    andc $123, $122, $12
    stqa $125, 0x19cc0
    andc $122, $121, $17
    stqa $124, 0x19cd0
    andc $121, $120, $10
    stqa $123, 0x19ce0
    andc $120, $119, $16
    stqa $122, 0x19cf0
    nop
    stqa $121, 0x19d00
    nop
    stqa $120, 0x19d10
    andi $119, $95, -16
    lqa $16, 0x180e0
    nop
    lqa $17, 0x180f0
    a $10, $119, $94
    lqa $12, 0x180c0
    nop
    lqa $119, 0x180d0
    nop
    lqd $21, 7328($10)
    selb $14, $19, $111, $91
    lqd $109, 768($2)
    xor $111, $16, $108
    lqa $19, 0x180a0
    xor $108, $17, $107
    lqa $16, 0x180b0
    xor $107, $12, $106
    lqa $17, 0x18080
    xor $12, $119, $105
    lqa $110, 0x18090
    or $18, $111, $108
    lqd $119, 784($2)
    or $108, $107, $12
    lqd $111, 1024($2)
    xor $107, $19, $104
    lqa $12, 0x18060
    xor $19, $16, $103
    lqa $20, 0x18070
    xor $16, $17, $102
    lqa $11, 0x18040
    xor $17, $110, $101
    lqa $13, 0x18050
    or $22, $107, $19
    lqd $15, 1040($2)
    or $107, $16, $17
    shufb $110, $109, $119, $4
    xor $119, $12, $100
    lqa $16, 0x18020
    xor $12, $20, $99
    lqa $17, 0x18000
    xor $20, $11, $98
    lqa $19, 0x18010
    xor $11, $13, $97
    lqa $23, 0x18030
    or $13, $119, $12
    shufb $109, $111, $15, $4
    or $12, $20, $11
    lnop
    xor $11, $16, $6
    lnop
    xor $20, $17, $110
    rotqby $16, $21, $95
    xor $17, $19, $109
    lnop
    xor $19, $23, $7
    lnop
    or $23, $20, $17
    lnop
    or $20, $11, $19
    rotqbyi $17, $16, 13
    andc $119, $14, $23
    lqd $11, 6992($5)
    andc $111, $118, $20
    cbd $14, 0($3)
    andc $118, $117, $12
    stqa $119, 0x19ca0
    andc $117, $116, $13
    stqa $111, 0x19cb0
    andc $116, $115, $107
    stqa $118, 0x19cc0
    andc $115, $114, $22
    stqa $117, 0x19cd0
    andc $114, $113, $108
    stqa $116, 0x19ce0
    andc $113, $112, $18
    stqa $115, 0x19cf0
    nop
    stqa $114, 0x19d00
    nop
    stqa $113, 0x19d10
    nop
    lqd $112, 7328($10)
    andi $18, $17, 255
    lnop
    nop
    lnop
    nop
    shufb $17, $18, $11, $14
    ai $11, $5, 0
    lnop
    ai $14, $3, 1
    rotqbyi $5, $8, 1
    nop
    rotqby $18, $112, $95
    andi $112, $14, -16
    stqd $17, 6992($11)
    nop
    shlqbii $11, $120, 1
    a $17, $112, $94
    rotqbii $120, $5, 1
    nop
    rotqbyi $112, $18, 13
    nop
    lqd $18, 6992($17)
    nop
    lqa $5, 0x180e0
    nop
    lqa $108, 0x180f0
    nop
    lqa $22, 0x180c0
    selb $13, $11, $120, $91
    lqa $107, 0x180d0
    andi $120, $112, 255
    cbd $11, 0($14)
    ai $112, $17, 0
    lqd $14, 1280($2)
    xor $17, $5, $106
    lqa $12, 0x180a0
    xor $106, $108, $105
    lqa $5, 0x180b0
    xor $108, $22, $104
    lqa $105, 0x18080
    xor $22, $107, $103
    lqa $20, 0x18090
    or $23, $17, $106
    lqd $107, 1296($2)
    or $17, $108, $22
    lqd $106, 1536($2)
    xor $108, $12, $102
    lqa $22, 0x18060
    xor $12, $5, $101
    lqa $16, 0x18070
    xor $5, $105, $100
    lqa $19, 0x18040
    xor $105, $20, $99
    lqa $21, 0x18050
    or $15, $108, $12
    lqd $20, 1552($2)
    or $12, $5, $105
    shufb $108, $14, $107, $4
    xor $105, $22, $98
    lqa $5, 0x18020
    xor $22, $16, $97
    lqa $14, 0x18000
    xor $16, $19, $6
    lqa $24, 0x18010
    xor $19, $21, $7
    lqa $25, 0x18030
    or $21, $105, $22
    shufb $107, $106, $20, $4
    or $106, $16, $19
    lnop
    xor $16, $5, $110
    lnop
    xor $19, $14, $108
    shufb $5, $120, $18, $11
    xor $120, $24, $107
    lnop
    xor $11, $25, $109
    rotqbyi $24, $8, 2
    or $25, $19, $120
    lnop
    or $19, $16, $11
    stqd $5, 6992($112)
    andc $120, $13, $25
    shlqbii $112, $113, 1
    andc $5, $9, $19
    rotqbii $113, $24, 1
    andc $9, $126, $106
    stqa $120, 0x19ca0
    andc $126, $125, $21
    stqa $5, 0x19cb0
    andc $125, $124, $12
    stqa $9, 0x19cc0
    andc $124, $123, $15
    stqa $126, 0x19cd0
    andc $123, $122, $17
    stqa $125, 0x19ce0
    andc $122, $121, $23
    stqa $124, 0x19cf0
    nop
    stqa $123, 0x19d00
    nop
    stqa $122, 0x19d10
    nop
    lqa $121, 0x180e0
    ai $23, $3, 2
    lqa $17, 0x180f0
    nop
    lqa $15, 0x180c0
    andi $12, $23, -16
    lqa $21, 0x180d0
    selb $19, $112, $113, $91
    lqd $24, 7328($10)
    a $113, $12, $94
    lqd $112, 1792($2)
    xor $12, $121, $104
    lqa $106, 0x180a0
    xor $121, $17, $103
    lqa $104, 0x180b0
    xor $103, $15, $102
    lqa $17, 0x18080
    xor $15, $21, $101
    lqa $13, 0x18090
    or $25, $12, $121
    lqd $21, 1808($2)
    or $12, $103, $15
    lqd $121, 2048($2)
    xor $103, $106, $100
    lqa $15, 0x18060
    xor $106, $104, $99
    lqa $11, 0x18070
    xor $104, $17, $98
    lqa $16, 0x18040
    xor $17, $13, $97
    lqa $14, 0x18050
    or $18, $103, $106
    lqd $13, 2064($2)
    or $103, $104, $17
    shufb $106, $112, $21, $4
    xor $112, $15, $6
    lqa $104, 0x18020
    xor $15, $11, $7
    lqa $17, 0x18000
    xor $11, $16, $110
    lqa $21, 0x18010
    xor $16, $14, $109
    lqa $20, 0x18030
    or $14, $112, $15
    shufb $105, $121, $13, $4
    or $13, $11, $16
    lnop
    xor $11, $104, $108
    lnop
    xor $16, $17, $106
    rotqby $104, $24, $95
    xor $17, $21, $105
    lnop
    xor $21, $20, $107
    lnop
    or $20, $16, $17
    lnop
    or $17, $11, $21
    rotqbyi $16, $104, 13
    andc $121, $19, $20
    lqd $104, 6992($113)
    andc $112, $119, $17
    cbd $19, 0($23)
    andc $119, $111, $13
    stqa $121, 0x19ca0
    andc $111, $118, $14
    stqa $112, 0x19cb0
    andc $118, $117, $103
    stqa $119, 0x19cc0
    andc $117, $116, $18
    stqa $111, 0x19cd0
    andc $116, $115, $12
    stqa $118, 0x19ce0
    andc $115, $114, $25
    stqa $117, 0x19cf0
    nop
    stqa $116, 0x19d00
    nop
    stqa $115, 0x19d10
    nop
    lqd $114, 7328($10)
    andi $25, $16, 255
    lnop
    nop
    lnop
    nop
    shufb $16, $25, $104, $19
    ai $104, $113, 0
    lnop
    ai $19, $3, 3
    rotqbyi $113, $8, 3
    nop
    rotqby $25, $114, $95
    andi $114, $19, -16
    stqd $16, 6992($104)
    nop
    shlqbii $104, $122, 1
    a $16, $114, $94
    rotqbii $122, $113, 1
    nop
    rotqbyi $114, $25, 13
    nop
    lqd $25, 6992($16)
    nop
    lqa $113, 0x180e0
    nop
    lqa $12, 0x180f0
    nop
    lqa $18, 0x180c0
    selb $14, $104, $122, $91
    lqa $103, 0x180d0
    andi $122, $114, 255
    cbd $13, 0($19)
    ai $114, $16, 0
    lqd $19, 2304($2)
    xor $16, $113, $102
    lqa $104, 0x180a0
    xor $113, $12, $101
    lqa $102, 0x180b0
    xor $101, $18, $100
    lqa $12, 0x18080
    xor $18, $103, $99
    lqa $17, 0x18090
    or $23, $16, $113
    lqd $103, 2320($2)
    or $16, $101, $18
    lqd $113, 2560($2)
    xor $101, $104, $98
    lqa $18, 0x18060
    xor $104, $102, $97
    lqa $20, 0x18070
    xor $102, $12, $6
    lqa $11, 0x18040
    xor $12, $17, $7
    lqa $21, 0x18050
    or $24, $101, $104
    lqd $17, 2576($2)
    or $101, $102, $12
    shufb $104, $19, $103, $4
    xor $102, $18, $110
    lqa $12, 0x18020
    xor $18, $20, $109
    lqa $19, 0x18000
    xor $20, $11, $108
    lqa $15, 0x18010
    xor $11, $21, $107
    lqa $22, 0x18030
    or $21, $102, $18
    shufb $103, $113, $17, $4
    or $113, $20, $11
    lnop
    xor $11, $12, $106
    lnop
    xor $20, $19, $104
    shufb $12, $122, $25, $13
    xor $122, $15, $103
    lnop
    xor $13, $22, $105
    rotqbyi $15, $8, 4
    or $22, $20, $122
    lnop
    or $20, $11, $13
    stqd $12, 6992($114)
    andc $122, $14, $22
    shlqbii $11, $115, 1
    andc $114, $120, $20
    rotqbii $14, $15, 1
    andc $120, $5, $113
    stqa $122, 0x19ca0
    andc $5, $9, $21
    stqa $114, 0x19cb0
    andc $9, $126, $101
    stqa $120, 0x19cc0
    andc $126, $125, $24
    stqa $5, 0x19cd0
    andc $115, $124, $16
    stqa $9, 0x19ce0
    andc $124, $123, $23
    stqa $126, 0x19cf0
    nop
    stqa $115, 0x19d00
    nop
    stqa $124, 0x19d10
    nop
    lqa $123, 0x180e0
    ai $23, $3, 4
    lqa $16, 0x180f0
    nop
    lqa $125, 0x180c0
    andi $24, $23, -16
    lqa $101, 0x180d0
    selb $21, $11, $14, $91
    lqd $113, 7328($10)
    a $15, $24, $94
    lqd $11, 2816($2)
    xor $24, $123, $100
    lqa $14, 0x180a0
    xor $123, $16, $99
    lqa $100, 0x180b0
    xor $99, $125, $98
    lqa $16, 0x18080
    xor $125, $101, $97
    lqa $20, 0x18090
    or $22, $24, $123
    lqd $101, 2832($2)
    or $24, $99, $125
    lqd $123, 3072($2)
    xor $125, $14, $6
    lqa $99, 0x18060
    xor $14, $100, $7
    lqa $12, 0x18070
    xor $100, $16, $110
    lqa $13, 0x18040
    xor $16, $20, $109
    lqa $19, 0x18050
    or $25, $125, $14
    lqd $20, 3088($2)
    or $125, $100, $16
    shufb $102, $11, $101, $4
    xor $100, $99, $108
    lqa $11, 0x18020
    xor $99, $12, $107
    lqa $16, 0x18000
    xor $12, $13, $106
    lqa $14, 0x18010
    xor $13, $19, $105
    lqa $17, 0x18030
    or $19, $100, $99
    shufb $101, $123, $20, $4
    or $123, $12, $13
    lnop
    xor $12, $11, $104
    lnop
    xor $13, $16, $102
    rotqby $11, $113, $95
    xor $113, $14, $101
    lnop
    xor $14, $17, $103
    lnop
    or $17, $13, $113
    lnop
    or $13, $12, $14
    rotqbyi $16, $11, 13
    andc $113, $21, $17
    lqd $100, 6992($15)
    andc $11, $121, $13
    cbd $17, 0($23)
    andc $12, $112, $123
    stqa $113, 0x19ca0
    andc $112, $119, $19
    stqa $11, 0x19cb0
    andc $13, $111, $125
    stqa $12, 0x19cc0
    andc $111, $118, $25
    stqa $112, 0x19cd0
    andc $14, $117, $24
    stqa $13, 0x19ce0
    andc $117, $116, $22
    stqa $111, 0x19cf0
    nop
    stqa $14, 0x19d00
    nop
    stqa $117, 0x19d10
    nop
    lqd $116, 7328($10)
    andi $22, $16, 255
    lnop
    nop
    lnop
    nop
    shufb $16, $22, $100, $17
    ai $100, $15, 0
    lnop
    ai $17, $3, 5
    rotqbyi $15, $8, 5
    nop
    rotqby $22, $116, $95
    andi $116, $17, -16
    stqd $16, 6992($100)
    nop
    shlqbii $100, $124, 1
    a $16, $116, $94
    rotqbii $124, $15, 1
    nop
    rotqbyi $116, $22, 13
    nop
    lqd $22, 6992($16)
    nop
    lqa $15, 0x180e0
    nop
    lqa $24, 0x180f0
    nop
    lqa $118, 0x180c0
    selb $25, $100, $124, $91
    lqa $125, 0x180d0
    andi $124, $116, 255
    cbd $119, 0($17)
    ai $116, $16, 0
    lqd $17, 3328($2)
    xor $16, $15, $98
    lqa $100, 0x180a0
    xor $98, $24, $97
    lqa $15, 0x180b0
    xor $97, $118, $6
    lqa $24, 0x18080
    xor $118, $125, $7
    lqa $19, 0x18090
    or $23, $16, $98
    lqd $125, 3344($2)
    or $16, $97, $118
    lqd $98, 3584($2)
    xor $118, $100, $110
    lqa $97, 0x18060
    xor $100, $15, $109
    lqa $123, 0x18070
    xor $15, $24, $108
    lqa $121, 0x18040
    xor $24, $19, $107
    lqa $21, 0x18050
    or $20, $118, $100
    lqd $19, 3600($2)
    or $118, $15, $24
    shufb $100, $17, $125, $4
    xor $125, $97, $106
    lqa $15, 0x18020
    xor $97, $123, $105
    lqa $17, 0x18000
    xor $123, $121, $104
    lqa $24, 0x18010
    xor $121, $21, $103
    lqa $18, 0x18030
    or $21, $125, $97
    shufb $99, $98, $19, $4
    or $98, $123, $121
    lnop
    xor $123, $15, $102
    lnop
    xor $121, $17, $100
    shufb $15, $124, $22, $119
    xor $124, $24, $99
    lnop
    xor $119, $18, $101
    rotqbyi $24, $8, 6
    or $18, $121, $124
    lnop
    or $121, $123, $119
    stqd $15, 6992($116)
    andc $125, $25, $18
    shlqbii $116, $117, 1
    andc $124, $122, $121
    rotqbii $117, $24, 1
    andc $123, $114, $98
    stqa $125, 0x19ca0
    andc $122, $120, $21
    stqa $124, 0x19cb0
    andc $121, $5, $118
    stqa $123, 0x19cc0
    andc $120, $9, $20
    stqa $122, 0x19cd0
    andc $119, $126, $16
    stqa $121, 0x19ce0
    andc $126, $115, $23
    stqa $120, 0x19cf0
    nop
    stqa $119, 0x19d00
    nop
    stqa $126, 0x19d10
    nop
    lqa $115, 0x180e0
    ai $23, $3, 6
    lqa $16, 0x180f0
    nop
    lqa $9, 0x180c0
    andi $20, $23, -16
    lqa $118, 0x180d0
    selb $5, $116, $117, $91
    lqd $21, 7328($10)
    a $24, $20, $94
    lqd $117, 3840($2)
    xor $20, $115, $6
    lqa $116, 0x180a0
    xor $115, $16, $7
    lqa $6, 0x180b0
    xor $7, $9, $110
    lqa $16, 0x18080
    xor $9, $118, $109
    lqa $114, 0x18090
    or $18, $20, $115
    lqd $118, 3856($2)
    or $20, $7, $9
    lqd $115, 4096($2)
    xor $7, $116, $108
    lqa $9, 0x18060
    xor $116, $6, $107
    lqa $25, 0x18070
    xor $6, $16, $106
    lqa $15, 0x18040
    xor $16, $114, $105
    lqa $17, 0x18050
    or $22, $7, $116
    lqd $114, 4112($2)
    or $2, $6, $16
    shufb $98, $117, $118, $4
    xor $118, $9, $104
    lqa $117, 0x18020
    xor $9, $25, $103
    lqa $6, 0x18000
    xor $25, $15, $102
    lqa $16, 0x18010
    xor $15, $17, $101
    lqa $116, 0x18030
    or $17, $118, $9
    shufb $97, $115, $114, $4
    or $115, $25, $15
    lnop
    xor $15, $117, $100
    lnop
    xor $117, $6, $98
    lnop
    xor $25, $16, $97
    rotqby $6, $21, $95
    xor $16, $116, $99
    lnop
    or $116, $117, $25
    lnop
    or $25, $15, $16
    lnop
    andc $118, $5, $116
    rotqbyi $15, $6, 13
    andc $117, $113, $25
    lqd $5, 6992($24)
    andc $116, $11, $115
    stqa $118, 0x19ca0
    andc $115, $12, $17
    stqa $117, 0x19cb0
    andc $114, $112, $2
    stqa $116, 0x19cc0
    andc $113, $13, $22
    stqa $115, 0x19cd0
    andc $112, $111, $20
    stqa $114, 0x19ce0
    andc $111, $14, $18
    stqa $113, 0x19cf0
    nop
    stqa $112, 0x19d00
    nop
    stqa $111, 0x19d10
    nop
    lqd $14, 7328($10)
    nop
    cbd $10, 0($23)
    nop
    lnop
    andi $23, $15, 255
    lnop
    nop
    lnop
    nop
    shufb $15, $23, $5, $10
    ai $10, $3, 7
    rotqby $5, $14, $95
    ai $3, $24, 0
    hbrr shift_or_steady_tap_branch, shift_or_steady_tap_loop
    andi $24, $10, -16
    lnop
    nop
    lnop
    a $14, $24, $94
    stqd $15, 6992($3)
    nop
    rotqbyi $3, $5, 13
    nop
    lqd $5, 6992($14)
    nop
    rotqbyi $15, $8, 7
    nop
    cbd $8, 0($10)
    nop
    lnop
    andi $24, $3, 255
    shlqbii $10, $126, 1
    nop
    rotqbii $3, $15, 1
    nop
    shufb $15, $24, $5, $8
    nop
    lnop
    ai $5, $14, 0
    lnop
    ai $96, $96, -1
    lnop
    selb $126, $10, $3, $91
    stqd $15, 6992($5)
    ai $127, $127, 1
shift_or_steady_tap_branch:
    brnz $96, shift_or_steady_tap_loop
shift_or_steady_tap_end:
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
    bi $0
