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
#               x + 16, .. and zeros. Eight copies of each, copy c without its first c bits: byte
#               (sequence * 8 + c) * copy_stride begins it. copy_stride is at least iterations / 8 + 17
#     active    sequences x alone, 128 zeros and then a one for each column x, x + 8, .. that there is
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
# 437 cycles an iteration, 373 at least: 373 instructions for the even pipe, 356 for the odd one; 16 cycles of nops alone
.align 3
shift_or_edge_tap_loop:
    nop
    lnop
    ai $5, $127, 1
    lnop
    nop
    lnop
    andi $8, $5, 7
    lnop
    rotmi $9, $5, -3
    lnop
    shli $5, $8, 5
    lnop
    nop
    lnop
    nop
    lnop
    nop
    lnop
    a $8, $5, $9
    lnop
    nop
    lnop
    shli $2, $127, 3
    shufb $5, $8, $8, $86
    andi $9, $8, -16
    lnop
    nop
    lqa $8, 0x180e0
    a $3, $9, $87
    lqa $10, 0x180f0
    andbi $9, $5, 15
    lqa $19, 0x180c0
    andi $11, $2, -16
    lqa $12, 0x180d0
    a $4, $9, $85
    lnop
    a $5, $11, $87
    lqd $9, 256($3)
    xor $11, $8, $110
    lqa $18, 0x180a0
    xor $110, $10, $109
    lqa $8, 0x180b0
    xor $109, $19, $107
    lqa $10, 0x18080
    xor $19, $12, $106
    lqa $13, 0x18090
    or $17, $11, $110
    lqd $12, 272($3)
    or $16, $109, $19
    lqd $110, 512($3)
    xor $109, $18, $104
    lqa $19, 0x18060
    xor $18, $8, $103
    lqa $11, 0x18070
    xor $8, $10, $101
    lqa $14, 0x18040
    xor $10, $13, $100
    lqa $15, 0x18050
    or $20, $109, $18
    lqd $13, 528($3)
    or $109, $8, $10
    shufb $6, $9, $12, $4
    xor $8, $19, $98
    lqa $9, 0x18020
    xor $19, $11, $97
    lqa $10, 0x18000
    xor $11, $14, $95
    lqa $12, 0x18010
    xor $14, $15, $94
    lqa $18, 0x18030
    or $15, $8, $19
    shufb $7, $110, $13, $4
    or $110, $11, $14
    lnop
    xor $11, $9, $92
    lnop
    xor $9, $10, $6
    lnop
    xor $10, $12, $7
    lnop
    xor $12, $18, $91
    lnop
    or $18, $9, $10
    lnop
    or $10, $11, $12
    lnop
    andc $8, $126, $18
    lnop
    andc $9, $125, $10
    lqd $18, 6656($5)
    andc $10, $124, $110
    stqa $8, 0x19ca0
    andc $11, $123, $15
    stqa $9, 0x19cb0
    andc $12, $122, $109
    stqa $10, 0x19cc0
    andc $13, $121, $20
    stqa $11, 0x19cd0
    andc $14, $120, $16
    stqa $12, 0x19ce0
    andc $20, $119, $17
    stqa $13, 0x19cf0
    nop
    stqa $14, 0x19d00
    andi $17, $88, -16
    stqa $20, 0x19d10
    nop
    lnop
    a $15, $17, $87
    lqd $109, 4352($3)
    nop
    rotqby $16, $18, $2
    nop
    lqd $18, 7328($15)
    nop
    lqd $110, 4368($3)
    nop
    shlqbii $17, $111, 1
    nop
    rotqbii $111, $16, 1
    nop
    lnop
    nop
    lnop
    nop
    rotqby $19, $18, $88
    selb $18, $17, $111, $84
    lnop
    selb $111, $119, $112, $108
    lnop
    selb $119, $120, $113, $105
    shufb $17, $109, $110, $4
    selb $120, $121, $114, $102
    rotqbyi $113, $19, 13
    selb $121, $122, $115, $99
    lqa $114, 0x180e0
    selb $122, $123, $116, $96
    lqa $115, 0x180f0
    selb $116, $124, $117, $93
    lqa $123, 0x180c0
    selb $19, $125, $118, $90
    lqa $124, 0x180d0
    selb $112, $126, $18, $17
    lqd $125, 6992($5)
    andi $126, $113, 255
    lqd $18, 768($3)
    xor $113, $114, $107
    lqa $118, 0x180a0
    xor $114, $115, $106
    lqa $107, 0x180b0
    xor $115, $123, $104
    lqa $106, 0x18080
    xor $123, $124, $103
    lqa $117, 0x18090
    or $108, $113, $114
    lqd $124, 784($3)
    or $113, $115, $123
    lqd $114, 1024($3)
    xor $123, $118, $101
    lqa $115, 0x18060
    xor $118, $107, $100
    lqa $109, 0x18070
    xor $107, $106, $98
    lqa $21, 0x18040
    xor $106, $117, $97
    lqa $22, 0x18050
    or $23, $123, $118
    lqd $117, 1040($3)
    or $123, $107, $106
    shufb $110, $18, $124, $4
    xor $124, $115, $95
    lqa $107, 0x18020
    xor $115, $109, $94
    lqa $106, 0x18000
    xor $18, $21, $92
    lqa $118, 0x18010
    xor $21, $22, $91
    lqa $24, 0x18030
    or $22, $124, $115
    shufb $109, $114, $117, $4
    or $124, $18, $21
    lnop
    xor $21, $107, $6
    cbd $18, 0($2)
    xor $107, $106, $110
    lnop
    xor $106, $118, $109
    lnop
    xor $117, $24, $7
    rotqbyi $118, $16, 1
    or $115, $107, $106
    shufb $24, $126, $125, $18
    or $125, $21, $117
    rotqbyi $107, $5, 0
    andc $5, $112, $115
    shlqbii $21, $20, 1
    andc $126, $19, $125
    rotqbii $115, $118, 1
    andc $125, $116, $124
    stqa $5, 0x19ca0
    andc $118, $122, $22
    stqa $126, 0x19cb0
    andc $124, $121, $123
    stqa $125, 0x19cc0
    andc $117, $120, $23
    stqa $118, 0x19cd0
    andc $123, $119, $113
    stqa $124, 0x19ce0
    andc $113, $111, $108
    stqa $117, 0x19cf0
    nop
    stqa $123, 0x19d00
    nop
    stqa $113, 0x19d10
    nop
    lqd $108, 7328($15)
    nop
    lnop
    nop
    lqd $23, 4608($3)
    nop
    lqd $22, 4624($3)
    selb $20, $21, $115, $84
    stqd $24, 6992($107)
    selb $115, $111, $14, $105
    lnop
    selb $111, $119, $13, $102
    rotqby $105, $108, $88
    selb $119, $120, $12, $99
    lnop
    selb $120, $121, $11, $96
    lnop
    ai $121, $2, 1
    shufb $108, $23, $22, $4
    selb $22, $122, $10, $93
    rotqbyi $23, $105, 13
    andi $122, $121, -16
    lqa $105, 0x180e0
    selb $21, $116, $9, $90
    lqa $10, 0x180f0
    a $116, $122, $87
    lqa $9, 0x180c0
    selb $122, $19, $8, $17
    lqa $11, 0x180d0
    selb $19, $112, $20, $108
    lqd $8, 6992($116)
    andi $112, $23, 255
    lqd $20, 1280($3)
    xor $23, $105, $104
    lqa $12, 0x180a0
    xor $105, $10, $103
    lqa $104, 0x180b0
    xor $103, $9, $101
    lqa $10, 0x18080
    xor $9, $11, $100
    lqa $13, 0x18090
    or $24, $23, $105
    lqd $11, 1296($3)
    or $23, $103, $9
    lqd $105, 1536($3)
    xor $103, $12, $98
    lqa $9, 0x18060
    xor $12, $104, $97
    lqa $14, 0x18070
    xor $104, $10, $95
    lqa $106, 0x18040
    xor $10, $13, $94
    lqa $18, 0x18050
    or $114, $103, $12
    lqd $13, 1552($3)
    or $103, $104, $10
    shufb $107, $20, $11, $4
    xor $104, $9, $92
    lqa $10, 0x18020
    xor $9, $14, $91
    lqa $11, 0x18000
    xor $14, $106, $6
    lqa $20, 0x18010
    xor $12, $18, $7
    lqa $25, 0x18030
    or $18, $104, $9
    shufb $106, $105, $13, $4
    or $105, $14, $12
    lnop
    xor $14, $10, $110
    cbd $12, 0($121)
    xor $121, $11, $107
    lnop
    xor $11, $20, $106
    lnop
    xor $10, $25, $109
    rotqbyi $20, $16, 2
    or $104, $121, $11
    shufb $25, $112, $8, $12
    or $112, $14, $10
    rotqbyi $121, $116, 0
    andc $8, $19, $104
    shlqbii $116, $113, 1
    andc $9, $122, $112
    rotqbii $113, $20, 1
    andc $10, $21, $105
    stqa $8, 0x19ca0
    andc $11, $22, $18
    stqa $9, 0x19cb0
    andc $12, $120, $103
    stqa $10, 0x19cc0
    andc $13, $119, $114
    stqa $11, 0x19cd0
    andc $14, $111, $23
    stqa $12, 0x19ce0
    andc $23, $115, $24
    stqa $13, 0x19cf0
    nop
    stqa $14, 0x19d00
    nop
    stqa $23, 0x19d10
    nop
    lqd $24, 7328($15)
    nop
    lnop
    nop
    lqd $114, 4864($3)
    nop
    lqd $103, 4880($3)
    selb $18, $116, $113, $84
    stqd $25, 6992($121)
    selb $121, $115, $123, $102
    lnop
    selb $115, $111, $117, $99
    rotqby $123, $24, $88
    selb $111, $119, $124, $96
    lnop
    selb $119, $120, $118, $93
    lnop
    ai $120, $2, 2
    shufb $105, $114, $103, $4
    selb $114, $22, $125, $90
    rotqbyi $103, $123, 13
    andi $125, $120, -16
    lqa $123, 0x180e0
    selb $22, $21, $126, $17
    lqa $118, 0x180f0
    a $126, $125, $87
    lqa $21, 0x180c0
    selb $24, $122, $5, $108
    lqa $125, 0x180d0
    selb $122, $19, $18, $105
    lqd $5, 6992($126)
    andi $18, $103, 255
    lqd $19, 1792($3)
    xor $103, $123, $101
    lqa $124, 0x180a0
    xor $123, $118, $100
    lqa $101, 0x180b0
    xor $118, $21, $98
    lqa $100, 0x18080
    xor $21, $125, $97
    lqa $117, 0x18090
    or $102, $103, $123
    lqd $125, 1808($3)
    or $116, $118, $21
    lqd $123, 2048($3)
    xor $118, $124, $95
    lqa $21, 0x18060
    xor $124, $101, $94
    lqa $103, 0x18070
    xor $101, $100, $92
    lqa $113, 0x18040
    xor $100, $117, $91
    lqa $25, 0x18050
    or $112, $118, $124
    lqd $117, 2064($3)
    or $20, $101, $100
    shufb $104, $19, $125, $4
    xor $125, $21, $6
    lqa $101, 0x18020
    xor $21, $103, $7
    lqa $100, 0x18000
    xor $19, $113, $110
    lqa $124, 0x18010
    xor $113, $25, $109
    lqa $118, 0x18030
    or $25, $125, $21
    shufb $103, $123, $117, $4
    or $123, $19, $113
    lnop
    xor $19, $101, $107
    cbd $113, 0($120)
    xor $120, $100, $104
    lnop
    xor $100, $124, $103
    lnop
    xor $101, $118, $106
    rotqbyi $124, $16, 3
    or $118, $120, $100
    shufb $21, $18, $5, $113
    or $113, $19, $101
    rotqbyi $120, $126, 0
    andc $5, $122, $118
    shlqbii $101, $23, 1
    andc $126, $24, $113
    rotqbii $23, $124, 1
    andc $125, $22, $123
    stqa $5, 0x19ca0
    andc $118, $114, $25
    stqa $126, 0x19cb0
    andc $124, $119, $20
    stqa $125, 0x19cc0
    andc $117, $111, $112
    stqa $118, 0x19cd0
    andc $123, $115, $116
    stqa $124, 0x19ce0
    andc $116, $121, $102
    stqa $117, 0x19cf0
    nop
    stqa $123, 0x19d00
    nop
    stqa $116, 0x19d10
    nop
    lqd $102, 7328($15)
    nop
    lnop
    nop
    lqd $112, 5120($3)
    nop
    lqd $20, 5136($3)
    selb $25, $101, $23, $84
    stqd $21, 6992($120)
    selb $120, $121, $14, $99
    lnop
    selb $121, $115, $13, $96
    rotqby $99, $102, $88
    selb $115, $111, $12, $93
    lnop
    selb $111, $119, $11, $90
    lnop
    ai $119, $2, 3
    shufb $102, $112, $20, $4
    selb $112, $114, $10, $17
    rotqbyi $20, $99, 13
    andi $114, $119, -16
    lqa $99, 0x180e0
    selb $21, $22, $9, $108
    lqa $10, 0x180f0
    a $9, $114, $87
    lqa $22, 0x180c0
    selb $114, $24, $8, $105
    lqa $11, 0x180d0
    selb $24, $122, $25, $102
    lqd $8, 6992($9)
    andi $122, $20, 255
    lqd $25, 2304($3)
    xor $20, $99, $98
    lqa $12, 0x180a0
    xor $99, $10, $97
    lqa $98, 0x180b0
    xor $97, $22, $95
    lqa $10, 0x18080
    xor $22, $11, $94
    lqa $13, 0x18090
    or $23, $20, $99
    lqd $11, 2320($3)
    or $20, $97, $22
    lqd $99, 2560($3)
    xor $97, $12, $92
    lqa $22, 0x18060
    xor $12, $98, $91
    lqa $14, 0x18070
    xor $98, $10, $6
    lqa $113, 0x18040
    xor $10, $13, $7
    lqa $19, 0x18050
    or $18, $97, $12
    lqd $13, 2576($3)
    or $97, $98, $10
    shufb $101, $25, $11, $4
    xor $98, $22, $110
    lqa $10, 0x18020
    xor $22, $14, $109
    lqa $11, 0x18000
    xor $14, $113, $107
    lqa $25, 0x18010
    xor $113, $19, $106
    lqa $12, 0x18030
    or $19, $98, $22
    shufb $100, $99, $13, $4
    or $99, $14, $113
    lnop
    xor $14, $10, $104
    cbd $113, 0($119)
    xor $119, $11, $101
    lnop
    xor $11, $25, $100
    lnop
    xor $10, $12, $103
    rotqbyi $25, $16, 4
    or $12, $119, $11
    shufb $98, $122, $8, $113
    or $119, $14, $10
    rotqbyi $122, $9, 0
    andc $8, $24, $12
    shlqbii $113, $116, 1
    andc $9, $114, $119
    rotqbii $116, $25, 1
    andc $10, $21, $99
    stqa $8, 0x19ca0
    andc $11, $112, $19
    stqa $9, 0x19cb0
    andc $12, $111, $97
    stqa $10, 0x19cc0
    andc $13, $115, $18
    stqa $11, 0x19cd0
    andc $14, $121, $20
    stqa $12, 0x19ce0
    andc $20, $120, $23
    stqa $13, 0x19cf0
    nop
    stqa $14, 0x19d00
    nop
    stqa $20, 0x19d10
    nop
    lqd $23, 7328($15)
    nop
    lnop
    nop
    lqd $18, 5376($3)
    nop
    lqd $97, 5392($3)
    selb $19, $113, $116, $84
    stqd $98, 6992($122)
    selb $122, $120, $123, $96
    lnop
    selb $120, $121, $117, $93
    rotqby $123, $23, $88
    selb $121, $115, $124, $90
    lnop
    selb $115, $111, $118, $17
    lnop
    ai $118, $2, 4
    shufb $99, $18, $97, $4
    selb $18, $112, $125, $108
    rotqbyi $97, $123, 13
    andi $125, $118, -16
    lqa $123, 0x180e0
    selb $112, $21, $126, $105
    lqa $111, 0x180f0
    a $126, $125, $87
    lqa $21, 0x180c0
    selb $23, $114, $5, $102
    lqa $125, 0x180d0
    selb $114, $24, $19, $99
    lqd $5, 6992($126)
    andi $19, $97, 255
    lqd $24, 2816($3)
    xor $97, $123, $95
    lqa $124, 0x180a0
    xor $123, $111, $94
    lqa $95, 0x180b0
    xor $111, $21, $92
    lqa $94, 0x18080
    xor $21, $125, $91
    lqa $117, 0x18090
    or $96, $97, $123
    lqd $125, 2832($3)
    or $116, $111, $21
    lqd $123, 3072($3)
    xor $111, $124, $6
    lqa $21, 0x18060
    xor $124, $95, $7
    lqa $97, 0x18070
    xor $95, $94, $110
    lqa $113, 0x18040
    xor $94, $117, $109
    lqa $119, 0x18050
    or $25, $111, $124
    lqd $117, 3088($3)
    or $111, $95, $94
    shufb $98, $24, $125, $4
    xor $125, $21, $107
    lqa $95, 0x18020
    xor $21, $97, $106
    lqa $94, 0x18000
    xor $24, $113, $104
    lqa $124, 0x18010
    xor $113, $119, $103
    lqa $22, 0x18030
    or $119, $125, $21
    shufb $97, $123, $117, $4
    or $123, $24, $113
    lnop
    xor $24, $95, $101
    cbd $113, 0($118)
    xor $118, $94, $98
    lnop
    xor $94, $124, $97
    lnop
    xor $95, $22, $100
    rotqbyi $124, $16, 5
    or $125, $118, $94
    shufb $22, $19, $5, $113
    or $118, $24, $95
    rotqbyi $113, $126, 0
    andc $5, $114, $125
    shlqbii $95, $20, 1
    andc $126, $23, $118
    rotqbii $20, $124, 1
    andc $125, $112, $123
    stqa $5, 0x19ca0
    andc $118, $18, $119
    stqa $126, 0x19cb0
    andc $124, $115, $111
    stqa $125, 0x19cc0
    andc $117, $121, $25
    stqa $118, 0x19cd0
    andc $123, $120, $116
    stqa $124, 0x19ce0
    andc $116, $122, $96
    stqa $117, 0x19cf0
    nop
    stqa $123, 0x19d00
    nop
    stqa $116, 0x19d10
    nop
    lqd $96, 7328($15)
    nop
    lnop
    nop
    lqd $25, 5632($3)
    nop
    lqd $111, 5648($3)
    selb $119, $95, $20, $84
    stqd $22, 6992($113)
    selb $113, $122, $14, $93
    lnop
    selb $93, $120, $13, $90
    rotqby $122, $96, $88
    selb $120, $121, $12, $17
    lnop
    selb $20, $115, $11, $108
    lnop
    ai $115, $2, 5
    shufb $96, $25, $111, $4
    selb $111, $18, $10, $105
    rotqbyi $25, $122, 13
    andi $122, $115, -16
    lqa $10, 0x180e0
    selb $22, $112, $9, $102
    lqa $18, 0x180f0
    a $112, $122, $87
    lqa $9, 0x180c0
    selb $24, $23, $8, $99
    lqa $122, 0x180d0
    selb $23, $114, $119, $96
    lqd $8, 6992($112)
    andi $119, $25, 255
    lqd $114, 3328($3)
    xor $25, $10, $92
    lqa $11, 0x180a0
    xor $92, $18, $91
    lqa $10, 0x180b0
    xor $91, $9, $6
    lqa $18, 0x18080
    xor $9, $122, $7
    lqa $121, 0x18090
    or $19, $25, $92
    lqd $122, 3344($3)
    or $25, $91, $9
    lqd $92, 3584($3)
    xor $91, $11, $110
    lqa $9, 0x18060
    xor $11, $10, $109
    lqa $12, 0x18070
    xor $10, $18, $107
    lqa $13, 0x18040
    xor $18, $121, $106
    lqa $14, 0x18050
    or $21, $91, $11
    lqd $121, 3600($3)
    or $91, $10, $18
    shufb $95, $114, $122, $4
    xor $122, $9, $104
    lqa $114, 0x18020
    xor $9, $12, $103
    lqa $10, 0x18000
    xor $12, $13, $101
    lqa $18, 0x18010
    xor $13, $14, $100
    lqa $11, 0x18030
    or $14, $122, $9
    shufb $94, $92, $121, $4
    or $122, $12, $13
    lnop
    xor $13, $114, $98
    cbd $12, 0($115)
    xor $115, $10, $95
    lnop
    xor $10, $18, $94
    lnop
    xor $114, $11, $97
    rotqbyi $18, $16, 6
    or $11, $115, $10
    shufb $121, $119, $8, $12
    or $115, $13, $114
    rotqbyi $119, $112, 0
    andc $8, $23, $11
    shlqbii $114, $116, 1
    andc $9, $24, $115
    rotqbii $116, $18, 1
    andc $10, $22, $122
    stqa $8, 0x19ca0
    andc $11, $111, $14
    stqa $9, 0x19cb0
    andc $12, $20, $91
    stqa $10, 0x19cc0
    andc $13, $120, $21
    stqa $11, 0x19cd0
    andc $14, $93, $25
    stqa $12, 0x19ce0
    andc $122, $113, $19
    stqa $13, 0x19cf0
    nop
    stqa $14, 0x19d00
    nop
    stqa $122, 0x19d10
    nop
    lqd $19, 7328($15)
    nop
    lnop
    nop
    lqd $25, 5888($3)
    nop
    lqd $21, 5904($3)
    selb $91, $114, $116, $84
    stqd $121, 6992($119)
    selb $121, $113, $123, $90
    lnop
    selb $123, $93, $117, $17
    rotqby $113, $19, $88
    selb $18, $120, $124, $108
    lnop
    selb $124, $20, $118, $105
    lnop
    selb $19, $111, $125, $102
    shufb $93, $25, $21, $4
    selb $125, $22, $126, $99
    rotqbyi $111, $113, 13
    selb $126, $24, $5, $96
    lqa $113, 0x180e0
    ai $24, $2, 6
    lqa $22, 0x180f0
    selb $5, $23, $91, $93
    lqa $21, 0x180c0
    andi $91, $24, -16
    lqa $23, 0x180d0
    andi $25, $111, 255
    lnop
    a $111, $91, $87
    lqd $118, 3840($3)
    xor $91, $113, $6
    lqa $20, 0x180a0
    xor $113, $22, $7
    lqa $6, 0x180b0
    xor $7, $21, $110
    lqa $22, 0x18080
    xor $21, $23, $109
    lqa $120, 0x18090
    or $90, $91, $113
    lqd $23, 3856($3)
    or $119, $7, $21
    lqd $113, 4096($3)
    xor $7, $20, $107
    lqa $21, 0x18060
    xor $20, $6, $106
    lqa $91, 0x18070
    xor $6, $22, $104
    lqa $117, 0x18040
    xor $22, $120, $103
    lqa $116, 0x18050
    or $112, $7, $20
    lqd $120, 4112($3)
    or $7, $6, $22
    shufb $92, $118, $23, $4
    xor $118, $21, $101
    lqa $6, 0x18020
    xor $21, $91, $100
    lqa $22, 0x18000
    xor $23, $117, $98
    lqa $20, 0x18010
    xor $117, $116, $97
    lqa $114, 0x18030
    or $26, $118, $21
    shufb $91, $113, $120, $4
    or $120, $23, $117
    lnop
    xor $23, $6, $95
    lqd $117, 6992($111)
    xor $6, $22, $92
    lnop
    xor $118, $20, $91
    cbd $22, 0($24)
    xor $20, $114, $94
    lnop
    or $114, $6, $118
    lnop
    or $6, $23, $20
    lnop
    andc $118, $5, $114
    shufb $20, $25, $117, $22
    andc $117, $126, $6
    rotqbyi $22, $111, 0
    andc $116, $125, $120
    stqa $118, 0x19ca0
    andc $115, $19, $26
    stqa $117, 0x19cb0
    andc $114, $124, $7
    stqa $116, 0x19cc0
    andc $113, $18, $112
    stqa $115, 0x19cd0
    andc $112, $123, $119
    stqa $114, 0x19ce0
    andc $111, $121, $90
    stqa $113, 0x19cf0
    nop
    stqa $112, 0x19d00
    nop
    stqa $111, 0x19d10
    nop
    lqd $90, 7328($15)
    nop
    lnop
    nop
    stqd $20, 6992($22)
    nop
    lqd $20, 6144($3)
    nop
    rotqbyi $22, $16, 7
    ai $15, $2, 7
    shlqbii $16, $122, 1
    nop
    rotqby $122, $90, $88
    andi $90, $15, -16
    hbrr shift_or_edge_tap_branch, shift_or_edge_tap_loop
    nop
    rotqbii $2, $22, 1
    a $7, $90, $87
    lqd $22, 6160($3)
    nop
    rotqbyi $90, $122, 13
    nop
    lqd $3, 6992($7)
    selb $26, $16, $2, $84
    lnop
    selb $119, $121, $14, $17
    cbd $2, 0($15)
    selb $120, $123, $13, $108
    lnop
    andi $123, $90, 255
    lnop
    selb $121, $18, $12, $105
    shufb $90, $20, $22, $4
    selb $122, $124, $11, $102
    shufb $4, $123, $3, $2
    selb $123, $19, $10, $99
    rotqbyi $2, $7, 0
    selb $124, $125, $9, $96
    lnop
    selb $125, $126, $8, $93
    lnop
    ai $89, $89, -1
    lnop
    selb $126, $5, $26, $90
    stqd $4, 6992($2)
    ai $127, $127, 1
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
# 396 cycles an iteration, 332 at least: 309 instructions for the even pipe, 332 for the odd one; 19 cycles of nops alone
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
    andi $112, $17, 255
    lqd $18, 7328($10)
    nop
    lnop
    nop
    shufb $17, $112, $11, $14
    nop
    rotqbyi $112, $5, 0
    nop
    lnop
    ai $11, $3, 1
    rotqbyi $5, $8, 1
    nop
    rotqby $14, $18, $95
    andi $18, $11, -16
    stqd $17, 6992($112)
    nop
    shlqbii $112, $120, 1
    a $17, $18, $94
    rotqbii $120, $5, 1
    nop
    rotqbyi $5, $14, 13
    nop
    lqd $14, 6992($17)
    nop
    lqa $18, 0x180e0
    nop
    lqa $108, 0x180f0
    nop
    lqa $22, 0x180c0
    nop
    lqa $107, 0x180d0
    selb $13, $112, $120, $91
    cbd $12, 0($11)
    andi $120, $5, 255
    lqd $112, 1280($2)
    xor $5, $18, $106
    lqa $11, 0x180a0
    xor $106, $108, $105
    lqa $18, 0x180b0
    xor $108, $22, $104
    lqa $105, 0x18080
    xor $22, $107, $103
    lqa $20, 0x18090
    or $23, $5, $106
    lqd $107, 1296($2)
    or $16, $108, $22
    lqd $106, 1536($2)
    xor $108, $11, $102
    lqa $22, 0x18060
    xor $11, $18, $101
    lqa $5, 0x18070
    xor $18, $105, $100
    lqa $19, 0x18040
    xor $105, $20, $99
    lqa $21, 0x18050
    or $15, $108, $11
    lqd $20, 1552($2)
    or $11, $18, $105
    shufb $108, $112, $107, $4
    xor $112, $22, $98
    lqa $105, 0x18020
    xor $22, $5, $97
    lqa $18, 0x18000
    xor $5, $19, $6
    lqa $24, 0x18010
    xor $19, $21, $7
    lqa $25, 0x18030
    or $21, $112, $22
    shufb $107, $106, $20, $4
    or $112, $5, $19
    lnop
    xor $19, $105, $110
    shufb $5, $120, $14, $12
    xor $105, $18, $108
    rotqbyi $120, $17, 0
    xor $17, $24, $107
    lnop
    xor $18, $25, $109
    rotqbyi $24, $8, 2
    or $25, $105, $17
    lnop
    or $105, $19, $18
    stqd $5, 6992($120)
    andc $120, $13, $25
    shlqbii $18, $113, 1
    andc $5, $9, $105
    rotqbii $113, $24, 1
    andc $9, $126, $112
    stqa $120, 0x19ca0
    andc $126, $125, $21
    stqa $5, 0x19cb0
    andc $125, $124, $11
    stqa $9, 0x19cc0
    andc $124, $123, $15
    stqa $126, 0x19cd0
    andc $123, $122, $16
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
    lqa $16, 0x180f0
    nop
    lqa $15, 0x180c0
    andi $11, $23, -16
    lqa $21, 0x180d0
    selb $112, $18, $113, $91
    lqd $24, 7328($10)
    a $113, $11, $94
    lqd $18, 1792($2)
    xor $11, $121, $104
    lqa $105, 0x180a0
    xor $121, $16, $103
    lqa $104, 0x180b0
    xor $103, $15, $102
    lqa $16, 0x18080
    xor $15, $21, $101
    lqa $13, 0x18090
    or $25, $11, $121
    lqd $21, 1808($2)
    or $11, $103, $15
    lqd $121, 2048($2)
    xor $103, $105, $100
    lqa $15, 0x18060
    xor $105, $104, $99
    lqa $19, 0x18070
    xor $104, $16, $98
    lqa $17, 0x18040
    xor $16, $13, $97
    lqa $12, 0x18050
    or $14, $103, $105
    lqd $13, 2064($2)
    or $103, $104, $16
    shufb $106, $18, $21, $4
    xor $104, $15, $6
    lqa $16, 0x18020
    xor $15, $19, $7
    lqa $18, 0x18000
    xor $19, $17, $110
    lqa $21, 0x18010
    xor $17, $12, $109
    lqa $20, 0x18030
    or $12, $104, $15
    shufb $105, $121, $13, $4
    or $104, $19, $17
    lnop
    xor $17, $16, $108
    lnop
    xor $19, $18, $106
    rotqby $16, $24, $95
    xor $18, $21, $105
    lnop
    xor $21, $20, $107
    lnop
    or $20, $19, $18
    lnop
    or $19, $17, $21
    rotqbyi $18, $16, 13
    andc $121, $112, $20
    lqd $16, 6992($113)
    andc $112, $119, $19
    cbd $20, 0($23)
    andc $119, $111, $104
    stqa $121, 0x19ca0
    andc $111, $118, $12
    stqa $112, 0x19cb0
    andc $118, $117, $103
    stqa $119, 0x19cc0
    andc $117, $116, $14
    stqa $111, 0x19cd0
    andc $116, $115, $11
    stqa $118, 0x19ce0
    andc $115, $114, $25
    stqa $117, 0x19cf0
    nop
    stqa $116, 0x19d00
    nop
    stqa $115, 0x19d10
    andi $114, $18, 255
    lqd $25, 7328($10)
    nop
    lnop
    nop
    shufb $18, $114, $16, $20
    nop
    rotqbyi $114, $113, 0
    nop
    lnop
    ai $16, $3, 3
    rotqbyi $113, $8, 3
    nop
    rotqby $20, $25, $95
    andi $25, $16, -16
    stqd $18, 6992($114)
    nop
    shlqbii $114, $122, 1
    a $18, $25, $94
    rotqbii $122, $113, 1
    nop
    rotqbyi $113, $20, 13
    nop
    lqd $20, 6992($18)
    nop
    lqa $25, 0x180e0
    nop
    lqa $11, 0x180f0
    nop
    lqa $14, 0x180c0
    nop
    lqa $103, 0x180d0
    selb $12, $114, $122, $91
    cbd $19, 0($16)
    andi $122, $113, 255
    lqd $114, 2304($2)
    xor $113, $25, $102
    lqa $16, 0x180a0
    xor $102, $11, $101
    lqa $25, 0x180b0
    xor $101, $14, $100
    lqa $11, 0x18080
    xor $14, $103, $99
    lqa $104, 0x18090
    or $23, $113, $102
    lqd $103, 2320($2)
    or $102, $101, $14
    lqd $113, 2560($2)
    xor $101, $16, $98
    lqa $14, 0x18060
    xor $16, $25, $97
    lqa $17, 0x18070
    xor $25, $11, $6
    lqa $21, 0x18040
    xor $11, $104, $7
    lqa $24, 0x18050
    or $15, $101, $16
    lqd $13, 2576($2)
    or $101, $25, $11
    shufb $104, $114, $103, $4
    xor $114, $14, $110
    lqa $11, 0x18020
    xor $14, $17, $109
    lqa $25, 0x18000
    xor $17, $21, $108
    lqa $16, 0x18010
    xor $21, $24, $107
    lqa $22, 0x18030
    or $24, $114, $14
    shufb $103, $113, $13, $4
    or $113, $17, $21
    lnop
    xor $21, $11, $106
    shufb $17, $122, $20, $19
    xor $11, $25, $104
    rotqbyi $122, $18, 0
    xor $18, $16, $103
    lnop
    xor $25, $22, $105
    rotqbyi $16, $8, 4
    or $22, $11, $18
    lnop
    or $11, $21, $25
    stqd $17, 6992($122)
    andc $122, $12, $22
    shlqbii $17, $115, 1
    andc $114, $120, $11
    rotqbii $12, $16, 1
    andc $120, $5, $113
    stqa $122, 0x19ca0
    andc $5, $9, $24
    stqa $114, 0x19cb0
    andc $9, $126, $101
    stqa $120, 0x19cc0
    andc $126, $125, $15
    stqa $5, 0x19cd0
    andc $115, $124, $102
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
    lqa $102, 0x180f0
    nop
    lqa $125, 0x180c0
    andi $15, $23, -16
    lqa $101, 0x180d0
    selb $24, $17, $12, $91
    lqd $113, 7328($10)
    a $17, $15, $94
    lqd $12, 2816($2)
    xor $15, $123, $100
    lqa $11, 0x180a0
    xor $123, $102, $99
    lqa $100, 0x180b0
    xor $102, $125, $98
    lqa $99, 0x18080
    xor $125, $101, $97
    lqa $16, 0x18090
    or $22, $15, $123
    lqd $101, 2832($2)
    or $15, $102, $125
    lqd $123, 3072($2)
    xor $125, $11, $6
    lqa $21, 0x18060
    xor $11, $100, $7
    lqa $25, 0x18070
    xor $100, $99, $110
    lqa $18, 0x18040
    xor $99, $16, $109
    lqa $19, 0x18050
    or $20, $125, $11
    lqd $16, 3088($2)
    or $125, $100, $99
    shufb $102, $12, $101, $4
    xor $100, $21, $108
    lqa $99, 0x18020
    xor $21, $25, $107
    lqa $12, 0x18000
    xor $25, $18, $106
    lqa $11, 0x18010
    xor $18, $19, $105
    lqa $13, 0x18030
    or $19, $100, $21
    shufb $101, $123, $16, $4
    or $123, $25, $18
    lnop
    xor $18, $99, $104
    lnop
    xor $25, $12, $102
    rotqby $99, $113, $95
    xor $113, $11, $101
    lnop
    xor $11, $13, $103
    lnop
    or $13, $25, $113
    lnop
    or $12, $18, $11
    rotqbyi $25, $99, 13
    andc $113, $24, $13
    lqd $99, 6992($17)
    andc $11, $121, $12
    cbd $24, 0($23)
    andc $12, $112, $123
    stqa $113, 0x19ca0
    andc $112, $119, $19
    stqa $11, 0x19cb0
    andc $13, $111, $125
    stqa $12, 0x19cc0
    andc $111, $118, $20
    stqa $112, 0x19cd0
    andc $14, $117, $15
    stqa $13, 0x19ce0
    andc $117, $116, $22
    stqa $111, 0x19cf0
    nop
    stqa $14, 0x19d00
    nop
    stqa $117, 0x19d10
    andi $116, $25, 255
    lqd $22, 7328($10)
    nop
    lnop
    nop
    shufb $25, $116, $99, $24
    nop
    rotqbyi $116, $17, 0
    nop
    lnop
    ai $99, $3, 5
    rotqbyi $17, $8, 5
    nop
    rotqby $24, $22, $95
    andi $22, $99, -16
    stqd $25, 6992($116)
    nop
    shlqbii $116, $124, 1
    a $25, $22, $94
    rotqbii $124, $17, 1
    nop
    rotqbyi $17, $24, 13
    nop
    lqd $24, 6992($25)
    nop
    lqa $22, 0x180e0
    nop
    lqa $15, 0x180f0
    nop
    lqa $118, 0x180c0
    nop
    lqa $20, 0x180d0
    selb $119, $116, $124, $91
    cbd $125, 0($99)
    andi $124, $17, 255
    lqd $116, 3328($2)
    xor $17, $22, $98
    lqa $99, 0x180a0
    xor $98, $15, $97
    lqa $22, 0x180b0
    xor $97, $118, $6
    lqa $15, 0x18080
    xor $118, $20, $7
    lqa $19, 0x18090
    or $23, $17, $98
    lqd $20, 3344($2)
    or $17, $97, $118
    lqd $98, 3584($2)
    xor $118, $99, $110
    lqa $97, 0x18060
    xor $99, $22, $109
    lqa $123, 0x18070
    xor $22, $15, $108
    lqa $121, 0x18040
    xor $15, $19, $107
    lqa $18, 0x18050
    or $16, $118, $99
    lqd $19, 3600($2)
    or $118, $22, $15
    shufb $100, $116, $20, $4
    xor $116, $97, $106
    lqa $15, 0x18020
    xor $97, $123, $105
    lqa $20, 0x18000
    xor $123, $121, $104
    lqa $22, 0x18010
    xor $121, $18, $103
    lqa $21, 0x18030
    or $18, $116, $97
    shufb $99, $98, $19, $4
    or $116, $123, $121
    lnop
    xor $121, $15, $102
    shufb $123, $124, $24, $125
    xor $124, $20, $100
    rotqbyi $125, $25, 0
    xor $20, $22, $99
    lnop
    xor $25, $21, $101
    rotqbyi $22, $8, 6
    or $21, $124, $20
    lnop
    or $20, $121, $25
    stqd $123, 6992($125)
    andc $125, $119, $21
    shlqbii $25, $117, 1
    andc $124, $122, $20
    rotqbii $117, $22, 1
    andc $123, $114, $116
    stqa $125, 0x19ca0
    andc $122, $120, $18
    stqa $124, 0x19cb0
    andc $121, $5, $118
    stqa $123, 0x19cc0
    andc $120, $9, $16
    stqa $122, 0x19cd0
    andc $119, $126, $17
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
    lqa $17, 0x180f0
    nop
    lqa $9, 0x180c0
    andi $16, $23, -16
    lqa $118, 0x180d0
    selb $5, $25, $117, $91
    lqd $18, 7328($10)
    a $25, $16, $94
    lqd $117, 3840($2)
    xor $16, $115, $6
    lqa $116, 0x180a0
    xor $115, $17, $7
    lqa $6, 0x180b0
    xor $7, $9, $110
    lqa $17, 0x18080
    xor $9, $118, $109
    lqa $114, 0x18090
    or $20, $16, $115
    lqd $118, 3856($2)
    or $16, $7, $9
    lqd $115, 4096($2)
    xor $7, $116, $108
    lqa $9, 0x18060
    xor $116, $6, $107
    lqa $22, 0x18070
    xor $6, $17, $106
    lqa $21, 0x18040
    xor $17, $114, $105
    lqa $15, 0x18050
    or $24, $7, $116
    lqd $114, 4112($2)
    or $2, $6, $17
    shufb $98, $117, $118, $4
    xor $118, $9, $104
    lqa $117, 0x18020
    xor $9, $22, $103
    lqa $6, 0x18000
    xor $22, $21, $102
    lqa $17, 0x18010
    xor $21, $15, $101
    lqa $116, 0x18030
    or $15, $118, $9
    shufb $97, $115, $114, $4
    or $115, $22, $21
    lnop
    xor $21, $117, $100
    lnop
    xor $22, $6, $98
    rotqby $117, $18, $95
    xor $6, $17, $97
    lnop
    xor $17, $116, $99
    lnop
    or $116, $22, $6
    lnop
    or $22, $21, $17
    rotqbyi $6, $117, 13
    andc $118, $5, $116
    lqd $17, 6992($25)
    andc $117, $113, $22
    cbd $5, 0($23)
    andc $116, $11, $115
    stqa $118, 0x19ca0
    andc $115, $12, $15
    stqa $117, 0x19cb0
    andc $114, $112, $2
    stqa $116, 0x19cc0
    andc $113, $13, $24
    stqa $115, 0x19cd0
    andc $112, $111, $16
    stqa $114, 0x19ce0
    andc $111, $14, $20
    stqa $113, 0x19cf0
    nop
    stqa $112, 0x19d00
    nop
    stqa $111, 0x19d10
    nop
    lqd $14, 7328($10)
    nop
    lnop
    andi $10, $6, 255
    lnop
    nop
    lnop
    nop
    shufb $6, $10, $17, $5
    ai $10, $3, 7
    rotqbyi $5, $25, 0
    nop
    rotqby $3, $14, $95
    andi $14, $10, -16
    hbrr shift_or_steady_tap_branch, shift_or_steady_tap_loop
    nop
    lnop
    a $25, $14, $94
    stqd $6, 6992($5)
    nop
    rotqbyi $5, $3, 13
    nop
    lqd $3, 6992($25)
    nop
    rotqbyi $6, $8, 7
    nop
    cbd $8, 0($10)
    nop
    lnop
    andi $14, $5, 255
    shlqbii $10, $126, 1
    nop
    rotqbii $5, $6, 1
    nop
    shufb $6, $14, $3, $8
    nop
    rotqbyi $3, $25, 0
    nop
    lnop
    nop
    lnop
    ai $96, $96, -1
    lnop
    selb $126, $10, $5, $91
    stqd $6, 6992($3)
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
