# lcs in the wavefront layout, 8 rows a lane, for spu.
#
# Made by: minterm compile lcs --layout wavefront --target spu --alphabet ACGT --rows 8 --emit asm
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
#     recurrence lcs
#       predicate match: a[i] == b[j]
#       int L[0][j] = 0
#       int L[i][0] = 0
#       int L[i][j] = match ? L[i-1][j-1] + 1 : max(L[i-1][j], L[i][j-1])
#       answer L[m][n]
#
# Codes of symbols, of which bit p is in plane p:
#     a and b: 'A' 0, 'C' 1, 'G' 2, 'T' 3
#
# Codes of what crosses the edges of cells, bit 0 on the right; bit p is in plane p, and * may be
# either:
#     vertical, L[i][j-1] - L[i-1][j-1]:
#         0 = 1
#         1 = 0
#         row 1, 2, .. at the left edge (j - 1 = 0): code 1
#     horizontal, L[i-1][j] - L[i-1][j-1]:
#         0 = 0
#         1 = 1
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
# The answer L[m][n] is L[0][n] plus what the vertical codes of all m rows stand for
# after the last call (L[i][n] - L[i-1][n] then).
#
# A cell: 3 gates, fewer are impossible (shipped).
# spu: 6 gates, depth 4, 0 moves, 6 live registers
# inputs v0 h0 a0 a1 b0 b1
# g0 = xor(a0, b0)
# g1 = xor(a1, b1)
# g2 = or(g0, g1)
# g3 = andc(g2, h0)
# g4 = selb(h0, v0, g3)
# g5 = andc(v0, g3)
# v0' = g4
# h0' = g5

constants:
    .long 0x00018000, 0x00018000, 0x00018000, 0x00018000
    .long 0x03030303, 0x03030303, 0x03030303, 0x03030303
    .long 0x00010203, 0x04050607, 0x08090a0b, 0x0c0d0e0f
    .long 0x00000000, 0x00000000, 0x00000000, 0x00000001
    .long 0x01020304, 0x05060708, 0x090a0b0c, 0x0d0e0f10

.global lcs_edge
.align 3
lcs_edge:
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
    brz $2, lcs_edge_end
    ai $7, $127, 1
    andi $8, $7, 7
    rotmi $2, $7, -3
    shli $3, $127, 3
    andi $4, $3, -16
    shli $5, $8, 5
    a $6, $4, $88
    lqd $4, 6656($6)
    ai $127, $127, 1
# 470 cycles an iteration, 470 at least: 470 instructions for the even pipe, 242 for the odd one; 0 cycles of nops alone
.align 3
lcs_edge_loop:
    ai $7, $127, 1
    lnop
    a $11, $5, $2
    lnop
    andi $8, $7, 7
    cdd $9, 0($3)
    rotmi $2, $7, -3
    shufb $5, $11, $11, $87
    ai $89, $89, -1
    rotqby $7, $4, $3
    andi $4, $11, -16
    lqa $12, 0x180e0
    shli $3, $127, 3
    lqa $13, 0x180f0
    andbi $14, $5, 15
    lnop
    a $10, $4, $88
    lnop
    a $11, $14, $86
    shlqbii $15, $111, 1
    andi $4, $3, -16
    rotqbii $111, $7, 1
    xor $14, $12, $110
    lqa $16, 0x180c0
    xor $110, $13, $109
    lqa $12, 0x180d0
    shli $5, $8, 5
    lnop
    or $8, $14, $110
    lnop
    selb $110, $15, $111, $85
    lnop
    andc $111, $8, $112
    lnop
    xor $8, $16, $107
    lnop
    xor $16, $12, $106
    lnop
    selb $12, $112, $119, $111
    lqa $15, 0x180a0
    or $112, $8, $16
    lqa $14, 0x180b0
    andc $8, $119, $111
    lnop
    andc $111, $112, $113
    lnop
    selb $112, $119, $12, $108
    lnop
    selb $119, $113, $120, $111
    lnop
    xor $113, $15, $104
    lqa $108, 0x18080
    xor $15, $14, $103
    lqa $12, 0x18090
    andc $14, $120, $111
    lnop
    or $111, $113, $15
    lnop
    selb $113, $120, $119, $105
    lnop
    andc $120, $111, $114
    lnop
    xor $111, $108, $101
    lnop
    xor $108, $12, $100
    lnop
    selb $12, $114, $121, $120
    lqa $119, 0x18060
    or $114, $111, $108
    lqa $15, 0x18070
    andc $111, $121, $120
    lnop
    andc $120, $114, $115
    lnop
    selb $114, $121, $12, $102
    lnop
    selb $121, $115, $122, $120
    lnop
    xor $115, $119, $98
    lqa $12, 0x18040
    xor $119, $15, $97
    lqa $108, 0x18050
    andc $15, $122, $120
    lnop
    or $120, $115, $119
    lnop
    selb $119, $122, $121, $99
    lnop
    andc $122, $120, $116
    lnop
    xor $121, $12, $95
    lqd $120, 256($10)
    xor $115, $108, $94
    lqd $12, 272($10)
    selb $108, $116, $123, $122
    lqa $16, 0x18020
    or $116, $121, $115
    lqa $109, 0x18030
    andc $115, $123, $122
    lqd $121, 512($10)
    andc $13, $116, $117
    lqd $122, 528($10)
    selb $116, $123, $108, $96
    lnop
    selb $108, $117, $124, $13
    lnop
    xor $17, $16, $92
    lqa $18, 0x18000
    xor $16, $109, $91
    lqa $19, 0x18010
    andc $109, $124, $13
    shufb $117, $120, $12, $11
    or $120, $17, $16
    shufb $123, $121, $122, $11
    selb $122, $124, $108, $93
    lnop
    andc $108, $120, $118
    lqd $124, 4352($10)
    xor $121, $18, $117
    lqd $120, 4368($10)
    xor $18, $19, $123
    lnop
    selb $19, $118, $125, $108
    rotqbyi $16, $7, 1
    or $118, $121, $18
    lqa $17, 0x180e0
    andc $121, $125, $108
    lqa $18, 0x180f0
    andc $108, $118, $110
    lnop
    selb $12, $125, $19, $90
    shufb $118, $124, $120, $11
    selb $125, $110, $126, $108
    shlqbii $124, $8, 1
    andc $120, $126, $108
    rotqbii $110, $16, 1
    xor $108, $17, $107
    lqa $16, 0x180c0
    xor $107, $18, $106
    lqa $17, 0x180d0
    selb $106, $126, $125, $118
    lnop
    or $126, $108, $107
    lnop
    selb $125, $124, $110, $85
    shufb $107, $8, $8, $84
    andc $124, $126, $14
    lnop
    xor $126, $16, $104
    lnop
    xor $16, $17, $103
    lnop
    selb $17, $14, $112, $124
    lqa $110, 0x180a0
    or $14, $126, $16
    lqa $8, 0x180b0
    andc $126, $112, $124
    lnop
    andc $124, $14, $111
    lnop
    selb $14, $112, $17, $105
    lnop
    selb $112, $111, $113, $124
    lnop
    xor $111, $110, $101
    lqa $105, 0x18080
    xor $110, $8, $100
    lqa $17, 0x18090
    andc $8, $113, $124
    lnop
    or $124, $111, $110
    lnop
    selb $111, $113, $112, $102
    lnop
    andc $113, $124, $15
    lnop
    xor $124, $105, $98
    lnop
    xor $105, $17, $97
    lnop
    selb $17, $15, $114, $113
    lqa $112, 0x18060
    or $15, $124, $105
    lqa $110, 0x18070
    andc $124, $114, $113
    lnop
    andc $113, $15, $115
    lnop
    selb $15, $114, $17, $99
    lnop
    selb $114, $115, $119, $113
    lnop
    xor $115, $112, $95
    lqa $17, 0x18040
    xor $112, $110, $94
    lqa $105, 0x18050
    andc $16, $119, $113
    lnop
    or $113, $115, $112
    lnop
    selb $115, $119, $114, $96
    lnop
    andc $119, $113, $109
    lnop
    xor $114, $17, $92
    lqd $113, 768($10)
    xor $112, $105, $91
    lqd $17, 784($10)
    selb $105, $109, $116, $119
    lqa $110, 0x18020
    or $109, $114, $112
    lqa $108, 0x18030
    andc $112, $116, $119
    lqd $114, 1024($10)
    andc $18, $109, $121
    lqd $119, 1040($10)
    selb $19, $116, $105, $93
    lnop
    selb $116, $121, $122, $18
    lnop
    xor $121, $110, $117
    lqa $105, 0x18000
    xor $13, $108, $123
    lqa $20, 0x18010
    andc $21, $122, $18
    shufb $110, $113, $17, $11
    or $113, $121, $13
    shufb $109, $114, $119, $11
    selb $121, $122, $116, $90
    lnop
    andc $116, $113, $120
    lqd $122, 4608($10)
    xor $119, $105, $110
    lqd $113, 4624($10)
    xor $105, $20, $109
    lnop
    selb $20, $120, $12, $116
    rotqbyi $114, $7, 2
    or $120, $119, $105
    lqa $13, 0x180e0
    andc $119, $12, $116
    lqa $105, 0x180f0
    andc $116, $120, $125
    lnop
    selb $120, $12, $20, $118
    shufb $108, $122, $113, $11
    selb $122, $125, $106, $116
    shlqbii $113, $126, 1
    andc $125, $106, $116
    rotqbii $12, $114, 1
    xor $116, $13, $104
    lqa $114, 0x180c0
    xor $104, $105, $103
    lqa $13, 0x180d0
    selb $103, $106, $122, $108
    lnop
    or $122, $116, $104
    lnop
    selb $104, $113, $12, $85
    shufb $116, $107, $126, $84
    andc $126, $122, $8
    lnop
    xor $122, $114, $101
    lnop
    xor $114, $13, $100
    lnop
    selb $13, $8, $14, $126
    lqa $113, 0x180a0
    or $8, $122, $114
    lqa $107, 0x180b0
    andc $122, $14, $126
    lnop
    andc $126, $8, $124
    lnop
    selb $8, $14, $13, $102
    lnop
    selb $102, $124, $111, $126
    lnop
    xor $124, $113, $98
    lqa $13, 0x18080
    xor $113, $107, $97
    lqa $14, 0x18090
    andc $114, $111, $126
    lnop
    or $126, $124, $113
    lnop
    selb $124, $111, $102, $99
    lnop
    andc $111, $126, $16
    lnop
    xor $126, $13, $95
    lnop
    xor $13, $14, $94
    lnop
    selb $14, $16, $15, $111
    lqa $102, 0x18060
    or $16, $126, $13
    lqa $113, 0x18070
    andc $126, $15, $111
    lnop
    andc $111, $16, $112
    lnop
    selb $16, $15, $14, $96
    lnop
    selb $14, $112, $115, $111
    lnop
    xor $112, $102, $92
    lqa $15, 0x18040
    xor $102, $113, $91
    lqa $13, 0x18050
    andc $113, $115, $111
    lnop
    or $111, $112, $102
    lnop
    selb $112, $115, $14, $93
    lnop
    andc $115, $111, $21
    lnop
    xor $14, $15, $117
    lqd $111, 1280($10)
    xor $102, $13, $123
    lqd $15, 1296($10)
    selb $13, $21, $19, $115
    lqa $107, 0x18020
    or $21, $14, $102
    lqa $12, 0x18030
    andc $14, $19, $115
    lqd $102, 1536($10)
    andc $106, $21, $119
    lqd $115, 1552($10)
    selb $21, $19, $13, $90
    lnop
    selb $13, $119, $121, $106
    lnop
    xor $119, $107, $110
    lqa $19, 0x18000
    xor $105, $12, $109
    lqa $20, 0x18010
    andc $12, $121, $106
    shufb $107, $111, $15, $11
    or $111, $119, $105
    shufb $106, $102, $115, $11
    selb $119, $121, $13, $118
    lnop
    andc $13, $111, $125
    lqd $121, 4864($10)
    xor $115, $19, $107
    lqd $111, 4880($10)
    xor $19, $20, $106
    lnop
    selb $20, $125, $120, $13
    rotqbyi $102, $7, 3
    or $125, $115, $19
    lqa $15, 0x180e0
    andc $115, $120, $13
    lqa $19, 0x180f0
    andc $13, $125, $104
    lnop
    selb $125, $120, $20, $108
    shufb $105, $121, $111, $11
    selb $121, $104, $103, $13
    shlqbii $120, $122, 1
    andc $111, $103, $13
    rotqbii $104, $102, 1
    xor $102, $15, $101
    lqa $13, 0x180c0
    xor $101, $19, $100
    lqa $15, 0x180d0
    selb $100, $103, $121, $105
    lnop
    or $121, $102, $101
    lnop
    selb $19, $120, $104, $85
    shufb $101, $116, $122, $84
    andc $122, $121, $114
    lnop
    xor $121, $13, $98
    lnop
    xor $13, $15, $97
    lnop
    selb $15, $114, $8, $122
    lqa $120, 0x180a0
    or $114, $121, $13
    lqa $116, 0x180b0
    andc $121, $8, $122
    lnop
    andc $122, $114, $126
    lnop
    selb $114, $8, $15, $99
    lnop
    selb $99, $126, $124, $122
    lnop
    xor $126, $120, $95
    lqa $8, 0x18080
    xor $120, $116, $94
    lqa $15, 0x18090
    andc $116, $124, $122
    lnop
    or $122, $126, $120
    lnop
    selb $126, $124, $99, $96
    lnop
    andc $124, $122, $113
    lnop
    xor $122, $8, $92
    lnop
    xor $8, $15, $91
    lnop
    selb $15, $113, $16, $124
    lqa $99, 0x18060
    or $113, $122, $8
    lqa $120, 0x18070
    andc $122, $16, $124
    lnop
    andc $124, $113, $14
    lnop
    selb $113, $16, $15, $93
    lnop
    selb $15, $14, $112, $124
    lnop
    xor $14, $99, $117
    lqa $16, 0x18040
    xor $99, $120, $123
    lqa $8, 0x18050
    andc $120, $112, $124
    lnop
    or $124, $14, $99
    lnop
    selb $99, $112, $15, $90
    lnop
    andc $112, $124, $12
    lnop
    xor $15, $16, $110
    lqd $124, 1792($10)
    xor $14, $8, $109
    lqd $16, 1808($10)
    selb $8, $12, $21, $112
    lqa $13, 0x18020
    or $12, $15, $14
    lqa $104, 0x18030
    andc $15, $21, $112
    lqd $14, 2048($10)
    andc $102, $12, $115
    lqd $112, 2064($10)
    selb $12, $21, $8, $118
    lnop
    selb $8, $115, $119, $102
    lnop
    xor $115, $13, $107
    lqa $21, 0x18000
    xor $13, $104, $106
    lqa $20, 0x18010
    andc $17, $119, $102
    shufb $104, $124, $16, $11
    or $124, $115, $13
    shufb $103, $14, $112, $11
    selb $115, $119, $8, $108
    lnop
    andc $8, $124, $111
    lqd $119, 5120($10)
    xor $112, $21, $104
    lqd $124, 5136($10)
    xor $21, $20, $103
    lnop
    selb $20, $111, $125, $8
    rotqbyi $13, $7, 4
    or $111, $112, $21
    lqa $14, 0x180e0
    andc $112, $125, $8
    lqa $21, 0x180f0
    andc $8, $111, $19
    lnop
    selb $111, $125, $20, $105
    shufb $102, $119, $124, $11
    selb $125, $19, $100, $8
    shlqbii $124, $121, 1
    andc $19, $100, $8
    rotqbii $119, $13, 1
    xor $8, $14, $98
    lqa $13, 0x180c0
    xor $98, $21, $97
    lqa $14, 0x180d0
    selb $97, $100, $125, $102
    lnop
    or $125, $8, $98
    lnop
    selb $8, $124, $119, $85
    shufb $98, $101, $121, $84
    andc $124, $125, $116
    lnop
    xor $125, $13, $95
    lnop
    xor $13, $14, $94
    lnop
    selb $14, $116, $114, $124
    lqa $121, 0x180a0
    or $116, $125, $13
    lqa $119, 0x180b0
    andc $125, $114, $124
    lnop
    andc $124, $116, $122
    lnop
    selb $116, $114, $14, $96
    lnop
    selb $114, $122, $126, $124
    lnop
    xor $122, $121, $92
    lqa $96, 0x18080
    xor $121, $119, $91
    lqa $14, 0x18090
    andc $119, $126, $124
    lnop
    or $124, $122, $121
    lnop
    selb $122, $126, $114, $93
    lnop
    andc $126, $124, $120
    lnop
    xor $124, $96, $117
    lnop
    xor $96, $14, $123
    lnop
    selb $14, $120, $113, $126
    lqa $114, 0x18060
    or $120, $124, $96
    lqa $121, 0x18070
    andc $124, $113, $126
    lnop
    andc $126, $120, $15
    lnop
    selb $120, $113, $14, $90
    lnop
    selb $113, $15, $99, $126
    lnop
    xor $15, $114, $110
    lqa $14, 0x18040
    xor $114, $121, $109
    lqa $96, 0x18050
    andc $121, $99, $126
    lnop
    or $126, $15, $114
    lnop
    selb $114, $99, $113, $118
    lnop
    andc $113, $126, $17
    lnop
    xor $99, $14, $107
    lqd $126, 2304($10)
    xor $15, $96, $106
    lqd $14, 2320($10)
    selb $96, $17, $12, $113
    lqa $13, 0x18020
    or $17, $99, $15
    lqa $101, 0x18030
    andc $15, $12, $113
    lqd $99, 2560($10)
    andc $100, $17, $112
    lqd $113, 2576($10)
    selb $17, $12, $96, $108
    lnop
    selb $96, $112, $115, $100
    lnop
    xor $112, $13, $104
    lqa $12, 0x18000
    xor $13, $101, $103
    lqa $21, 0x18010
    andc $20, $115, $100
    shufb $101, $126, $14, $11
    or $126, $112, $13
    shufb $100, $99, $113, $11
    selb $113, $115, $96, $105
    lnop
    andc $96, $126, $19
    lqd $115, 5376($10)
    xor $112, $12, $101
    lqd $126, 5392($10)
    xor $12, $21, $100
    lnop
    selb $21, $19, $111, $96
    rotqbyi $13, $7, 5
    or $19, $112, $12
    lqa $14, 0x180e0
    andc $112, $111, $96
    lqa $12, 0x180f0
    andc $96, $19, $8
    lnop
    selb $19, $111, $21, $102
    shufb $99, $115, $126, $11
    selb $126, $8, $97, $96
    shlqbii $115, $125, 1
    andc $8, $97, $96
    rotqbii $111, $13, 1
    xor $96, $14, $95
    lqa $13, 0x180c0
    xor $95, $12, $94
    lqa $14, 0x180d0
    selb $94, $97, $126, $99
    lnop
    or $126, $96, $95
    lnop
    selb $12, $115, $111, $85
    shufb $95, $98, $125, $84
    andc $125, $126, $119
    lnop
    xor $126, $13, $92
    lnop
    xor $13, $14, $91
    lnop
    selb $14, $119, $116, $125
    lqa $115, 0x180a0
    or $119, $126, $13
    lqa $111, 0x180b0
    andc $126, $116, $125
    lnop
    andc $125, $119, $124
    lnop
    selb $119, $116, $14, $93
    lnop
    selb $116, $124, $122, $125
    lnop
    xor $124, $115, $117
    lqa $93, 0x18080
    xor $115, $111, $123
    lqa $14, 0x18090
    andc $111, $122, $125
    lnop
    or $125, $124, $115
    lnop
    selb $124, $122, $116, $90
    lnop
    andc $122, $125, $121
    lnop
    xor $125, $93, $110
    lnop
    xor $93, $14, $109
    lnop
    selb $14, $121, $120, $122
    lqa $116, 0x18060
    or $121, $125, $93
    lqa $115, 0x18070
    andc $125, $120, $122
    lnop
    andc $122, $121, $15
    lnop
    selb $121, $120, $14, $118
    lnop
    selb $120, $15, $114, $122
    lnop
    xor $15, $116, $107
    lqa $14, 0x18040
    xor $116, $115, $106
    lqa $93, 0x18050
    andc $115, $114, $122
    lnop
    or $122, $15, $116
    lnop
    selb $116, $114, $120, $108
    lnop
    andc $120, $122, $20
    lnop
    xor $114, $14, $104
    lqd $122, 2816($10)
    xor $15, $93, $103
    lqd $14, 2832($10)
    selb $93, $20, $17, $120
    lqa $13, 0x18020
    or $20, $114, $15
    lqa $98, 0x18030
    andc $15, $17, $120
    lqd $114, 3072($10)
    andc $96, $20, $112
    lqd $120, 3088($10)
    selb $20, $17, $93, $105
    lnop
    selb $93, $112, $113, $96
    lnop
    xor $112, $13, $101
    lqa $17, 0x18000
    xor $13, $98, $100
    lqa $21, 0x18010
    andc $16, $113, $96
    shufb $98, $122, $14, $11
    or $122, $112, $13
    shufb $97, $114, $120, $11
    selb $120, $113, $93, $102
    lnop
    andc $93, $122, $8
    lqd $113, 5632($10)
    xor $114, $17, $98
    lqd $122, 5648($10)
    xor $17, $21, $97
    lnop
    selb $21, $8, $19, $93
    rotqbyi $112, $7, 6
    or $8, $114, $17
    lqa $13, 0x180e0
    andc $114, $19, $93
    lqa $17, 0x180f0
    andc $93, $8, $12
    lnop
    selb $8, $19, $21, $99
    shufb $96, $113, $122, $11
    selb $122, $12, $94, $93
    shlqbii $113, $126, 1
    andc $12, $94, $93
    rotqbii $19, $112, 1
    xor $112, $13, $92
    lqa $93, 0x180c0
    xor $92, $17, $91
    lqa $13, 0x180d0
    selb $91, $94, $122, $96
    lnop
    or $122, $112, $92
    lnop
    selb $92, $113, $19, $85
    shufb $112, $95, $126, $84
    andc $126, $122, $111
    lnop
    xor $122, $93, $117
    lnop
    xor $93, $13, $123
    lnop
    selb $13, $111, $119, $126
    lqa $113, 0x180a0
    or $111, $122, $93
    lqa $95, 0x180b0
    andc $122, $119, $126
    lnop
    andc $126, $111, $125
    lnop
    selb $19, $119, $13, $90
    lnop
    selb $119, $125, $124, $126
    lnop
    xor $125, $113, $110
    lqa $90, 0x18080
    xor $113, $95, $109
    lqa $13, 0x18090
    andc $111, $124, $126
    lnop
    or $126, $125, $113
    lnop
    selb $125, $124, $119, $118
    lnop
    andc $124, $126, $115
    lnop
    xor $126, $90, $107
    lnop
    xor $90, $13, $106
    lnop
    selb $13, $115, $121, $124
    lqa $119, 0x18060
    or $115, $126, $90
    lqa $113, 0x18070
    andc $126, $121, $124
    lnop
    andc $124, $115, $15
    lnop
    selb $115, $121, $13, $108
    lnop
    selb $121, $15, $116, $124
    lnop
    xor $15, $119, $104
    lqa $13, 0x18040
    xor $119, $113, $103
    lqa $90, 0x18050
    andc $113, $116, $124
    lnop
    or $124, $15, $119
    lnop
    selb $15, $116, $121, $105
    lnop
    andc $121, $124, $16
    lnop
    xor $116, $13, $101
    lqd $124, 3328($10)
    xor $119, $90, $100
    lqd $13, 3344($10)
    selb $90, $16, $20, $121
    lqa $95, 0x18020
    or $16, $116, $119
    lqa $93, 0x18030
    andc $116, $20, $121
    lqd $119, 3584($10)
    andc $94, $16, $114
    lqd $121, 3600($10)
    selb $16, $20, $90, $102
    lnop
    selb $90, $114, $120, $94
    lnop
    xor $114, $95, $98
    lqa $20, 0x18000
    xor $17, $93, $97
    lqa $21, 0x18010
    andc $14, $120, $94
    shufb $95, $124, $13, $11
    or $124, $114, $17
    shufb $94, $119, $121, $11
    selb $17, $120, $90, $99
    lnop
    andc $90, $124, $12
    lqd $120, 5888($10)
    xor $121, $20, $95
    lqd $124, 5904($10)
    xor $20, $21, $94
    lnop
    selb $21, $12, $8, $90
    rotqbyi $119, $7, 7
    or $7, $121, $20
    lqa $12, 0x180e0
    andc $20, $8, $90
    lqa $121, 0x180f0
    andc $90, $7, $92
    lnop
    selb $7, $8, $21, $96
    shufb $93, $120, $124, $11
    selb $124, $92, $91, $90
    shlqbii $120, $122, 1
    andc $8, $91, $90
    rotqbii $92, $119, 1
    xor $119, $12, $117
    lqa $90, 0x180c0
    xor $117, $121, $123
    lqa $12, 0x180d0
    selb $21, $91, $124, $93
    lnop
    or $124, $119, $117
    lnop
    selb $13, $120, $92, $85
    shufb $117, $112, $122, $84
    andc $122, $124, $111
    lnop
    xor $124, $90, $110
    lnop
    xor $90, $12, $109
    lnop
    selb $12, $111, $19, $122
    lqa $120, 0x180a0
    or $112, $124, $90
    lqa $92, 0x180b0
    andc $111, $19, $122
    lnop
    andc $122, $112, $126
    lnop
    selb $119, $19, $12, $118
    lnop
    selb $118, $126, $125, $122
    lnop
    xor $126, $120, $107
    lqa $12, 0x18080
    xor $120, $92, $106
    lqa $19, 0x18090
    andc $112, $125, $122
    lnop
    or $122, $126, $120
    lnop
    selb $120, $125, $118, $108
    lnop
    andc $125, $122, $113
    lnop
    xor $122, $12, $104
    lnop
    xor $12, $19, $103
    lnop
    selb $19, $113, $115, $125
    lqa $118, 0x18060
    or $126, $122, $12
    lqa $92, 0x18070
    andc $113, $115, $125
    lnop
    andc $125, $126, $116
    lnop
    selb $121, $115, $19, $105
    lnop
    selb $115, $116, $15, $125
    lnop
    xor $116, $118, $101
    lqa $19, 0x18040
    xor $118, $92, $100
    lqa $126, 0x18050
    andc $114, $15, $125
    lnop
    or $92, $116, $118
    lqd $125, 3840($10)
    selb $122, $15, $115, $102
    lqd $118, 3856($10)
    andc $116, $92, $14
    lqd $15, 4096($10)
    xor $92, $19, $98
    lqd $12, 4112($10)
    xor $19, $126, $97
    lnop
    selb $126, $14, $16, $116
    lqa $124, 0x18020
    or $14, $92, $19
    lqa $90, 0x18030
    andc $115, $16, $116
    lnop
    andc $19, $14, $20
    shufb $92, $125, $118, $11
    selb $123, $16, $126, $99
    shufb $91, $15, $12, $11
    selb $126, $20, $17, $19
    lqa $12, 0x18000
    xor $20, $124, $95
    lqa $15, 0x18010
    xor $124, $90, $94
    hbrr lcs_edge_branch, lcs_edge_loop
    andc $116, $17, $19
    shufb $90, $117, $111, $84
    or $117, $20, $124
    lqd $19, 6144($10)
    selb $124, $17, $126, $96
    lqd $20, 6160($10)
    andc $126, $117, $8
    lqd $10, 6992($6)
    xor $117, $12, $92
    rotqbyi $17, $90, 8
    xor $90, $15, $91
    lnop
    selb $15, $8, $7, $126
    lnop
    or $8, $117, $90
    lnop
    andc $117, $7, $126
    shufb $90, $19, $20, $11
    andc $126, $8, $13
    shufb $11, $17, $10, $9
    selb $125, $7, $15, $93
    rotqbyi $8, $6, 0
    a $6, $4, $88
    lnop
    selb $7, $13, $21, $126
    lnop
    ai $127, $127, 1
    lqd $4, 6656($6)
    andc $118, $21, $126
    stqd $11, 6992($8)
    selb $126, $21, $7, $90
lcs_edge_branch:
    brnz $89, lcs_edge_loop
lcs_edge_end:
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

.global lcs_steady
.align 3
lcs_steady:
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
    brz $2, lcs_steady_end
    ai $7, $127, 1
    andi $8, $7, 7
    rotmi $2, $7, -3
    shli $3, $127, 3
    andi $4, $3, -16
    shli $5, $8, 5
    a $6, $4, $95
    lqd $4, 6656($6)
    ai $127, $127, 1
# 406 cycles an iteration, 406 at least: 406 instructions for the even pipe, 218 for the odd one; 0 cycles of nops alone
.align 3
lcs_steady_loop:
    ai $7, $127, 1
    lnop
    a $12, $5, $2
    lnop
    andi $8, $7, 7
    lnop
    rotmi $2, $7, -3
    shufb $5, $12, $12, $94
    ai $96, $96, -1
    cdd $7, 0($3)
    andi $11, $12, -16
    rotqby $9, $4, $3
    shli $3, $127, 3
    lqa $12, 0x180e0
    andbi $4, $5, 15
    lqa $13, 0x180f0
    a $10, $11, $95
    shlqbii $14, $111, 1
    a $11, $4, $93
    rotqbii $111, $9, 1
    andi $4, $3, -16
    lqa $15, 0x180c0
    shli $5, $8, 5
    lqa $16, 0x180d0
    xor $8, $12, $110
    lnop
    xor $110, $13, $109
    lnop
    selb $13, $14, $111, $92
    lnop
    or $111, $8, $110
    lnop
    xor $110, $15, $108
    lnop
    xor $15, $16, $107
    lnop
    andc $16, $111, $112
    lqa $8, 0x180a0
    or $111, $110, $15
    lqa $14, 0x180b0
    selb $109, $112, $119, $16
    lnop
    andc $112, $111, $113
    lnop
    andc $111, $119, $16
    lqa $110, 0x18080
    selb $119, $113, $120, $112
    lqa $16, 0x18090
    xor $113, $8, $106
    lnop
    xor $8, $14, $105
    lnop
    andc $14, $120, $112
    lnop
    or $120, $113, $8
    lnop
    xor $113, $110, $104
    lnop
    xor $110, $16, $103
    lnop
    andc $16, $120, $114
    lqa $8, 0x18060
    or $112, $113, $110
    lqa $15, 0x18070
    selb $120, $114, $121, $16
    lnop
    andc $114, $112, $115
    lnop
    andc $112, $121, $16
    lqa $113, 0x18040
    selb $121, $115, $122, $114
    lqa $16, 0x18050
    xor $115, $8, $102
    lnop
    xor $8, $15, $101
    lnop
    andc $110, $122, $114
    lqd $15, 256($10)
    or $122, $115, $8
    lqd $114, 272($10)
    xor $8, $113, $100
    lqd $115, 512($10)
    xor $12, $16, $99
    lqd $113, 528($10)
    andc $16, $122, $116
    lqa $17, 0x18020
    or $18, $8, $12
    lqa $19, 0x18030
    selb $122, $116, $123, $16
    lnop
    andc $8, $18, $117
    lnop
    andc $18, $123, $16
    lqa $12, 0x18000
    selb $123, $117, $124, $8
    lqa $16, 0x18010
    xor $20, $17, $98
    shufb $117, $15, $114, $11
    xor $114, $19, $97
    shufb $116, $115, $113, $11
    andc $115, $124, $8
    lnop
    or $124, $20, $114
    lnop
    xor $114, $12, $117
    lnop
    xor $12, $16, $116
    lnop
    andc $16, $124, $118
    rotqbyi $20, $9, 1
    or $8, $114, $12
    lqa $113, 0x180e0
    selb $124, $118, $125, $16
    lqa $114, 0x180f0
    andc $118, $8, $13
    shlqbii $12, $111, 1
    andc $8, $125, $16
    rotqbii $19, $20, 1
    selb $125, $13, $126, $118
    lqa $16, 0x180c0
    andc $13, $126, $118
    lqa $20, 0x180d0
    xor $126, $113, $108
    lnop
    xor $113, $114, $107
    lnop
    selb $118, $12, $19, $92
    shufb $114, $111, $111, $91
    or $111, $126, $113
    lnop
    xor $126, $16, $106
    lnop
    xor $16, $20, $105
    lnop
    andc $20, $111, $14
    lqa $113, 0x180a0
    or $111, $126, $16
    lqa $12, 0x180b0
    selb $107, $14, $109, $20
    lnop
    andc $14, $111, $112
    lnop
    andc $111, $109, $20
    lqa $126, 0x18080
    selb $108, $112, $119, $14
    lqa $109, 0x18090
    xor $112, $113, $104
    lnop
    xor $113, $12, $103
    lnop
    andc $12, $119, $14
    lnop
    or $119, $112, $113
    lnop
    xor $113, $126, $102
    lnop
    xor $126, $109, $101
    lnop
    andc $109, $119, $110
    lqa $112, 0x18060
    or $14, $113, $126
    lqa $20, 0x18070
    selb $119, $110, $120, $109
    lnop
    andc $110, $14, $18
    lnop
    andc $14, $120, $109
    lqa $126, 0x18040
    selb $120, $18, $121, $110
    lqa $109, 0x18050
    xor $18, $112, $100
    lnop
    xor $112, $20, $99
    lnop
    andc $113, $121, $110
    lqd $20, 768($10)
    or $121, $18, $112
    lqd $16, 784($10)
    xor $18, $126, $98
    lqd $112, 1024($10)
    xor $110, $109, $97
    lqd $126, 1040($10)
    andc $109, $121, $115
    lqa $19, 0x18020
    or $15, $18, $110
    lqa $17, 0x18030
    selb $121, $115, $122, $109
    lnop
    andc $115, $15, $8
    lnop
    andc $15, $122, $109
    lqa $18, 0x18000
    selb $122, $8, $123, $115
    lqa $21, 0x18010
    xor $8, $19, $117
    shufb $110, $20, $16, $11
    xor $16, $17, $116
    shufb $109, $112, $126, $11
    andc $126, $123, $115
    lnop
    or $123, $8, $16
    lnop
    xor $8, $18, $110
    lnop
    xor $18, $21, $109
    lnop
    andc $21, $123, $13
    rotqbyi $16, $9, 2
    or $115, $8, $18
    lqa $112, 0x180e0
    selb $123, $13, $124, $21
    lqa $8, 0x180f0
    andc $13, $115, $118
    shlqbii $18, $111, 1
    andc $115, $124, $21
    rotqbii $17, $16, 1
    selb $16, $118, $125, $13
    lqa $124, 0x180c0
    andc $118, $125, $13
    lqa $21, 0x180d0
    xor $125, $112, $106
    lnop
    xor $112, $8, $105
    lnop
    selb $13, $18, $17, $92
    shufb $8, $114, $111, $91
    or $114, $125, $112
    lnop
    xor $125, $124, $104
    lnop
    xor $124, $21, $103
    lnop
    andc $21, $114, $12
    lqa $112, 0x180a0
    or $114, $125, $124
    lqa $111, 0x180b0
    selb $105, $12, $107, $21
    lnop
    andc $12, $114, $14
    lnop
    andc $114, $107, $21
    lqa $125, 0x18080
    selb $106, $14, $108, $12
    lqa $107, 0x18090
    xor $14, $112, $102
    lnop
    xor $112, $111, $101
    lnop
    andc $111, $108, $12
    lnop
    or $108, $14, $112
    lnop
    xor $112, $125, $100
    lnop
    xor $125, $107, $99
    lnop
    andc $107, $108, $113
    lqa $14, 0x18060
    or $108, $112, $125
    lqa $12, 0x18070
    selb $124, $113, $119, $107
    lnop
    andc $113, $108, $15
    lnop
    andc $125, $119, $107
    lqa $108, 0x18040
    selb $119, $15, $120, $113
    lqa $107, 0x18050
    xor $15, $14, $98
    lnop
    xor $14, $12, $97
    lnop
    andc $112, $120, $113
    lqd $12, 1280($10)
    or $120, $15, $14
    lqd $113, 1296($10)
    xor $15, $108, $117
    lqd $14, 1536($10)
    xor $108, $107, $116
    lqd $21, 1552($10)
    andc $107, $120, $126
    lqa $17, 0x18020
    or $18, $15, $108
    lqa $19, 0x18030
    selb $120, $126, $121, $107
    lnop
    andc $126, $18, $115
    lnop
    andc $18, $121, $107
    lqa $15, 0x18000
    selb $121, $115, $122, $126
    lqa $20, 0x18010
    xor $115, $17, $110
    shufb $108, $12, $113, $11
    xor $113, $19, $109
    shufb $107, $14, $21, $11
    andc $14, $122, $126
    lnop
    or $126, $115, $113
    lnop
    xor $115, $15, $108
    lnop
    xor $15, $20, $107
    lnop
    andc $20, $126, $118
    rotqbyi $113, $9, 3
    or $126, $115, $15
    lqa $19, 0x180e0
    selb $122, $118, $123, $20
    lqa $115, 0x180f0
    andc $118, $126, $13
    shlqbii $15, $114, 1
    andc $126, $123, $20
    rotqbii $21, $113, 1
    selb $113, $13, $16, $118
    lqa $123, 0x180c0
    andc $13, $16, $118
    lqa $20, 0x180d0
    xor $118, $19, $104
    lnop
    xor $104, $115, $103
    lnop
    selb $19, $15, $21, $92
    shufb $115, $8, $114, $91
    or $114, $118, $104
    lnop
    xor $118, $123, $102
    lnop
    xor $123, $20, $101
    lnop
    andc $20, $114, $111
    lqa $8, 0x180a0
    or $114, $118, $123
    lqa $15, 0x180b0
    selb $103, $111, $105, $20
    lnop
    andc $111, $114, $125
    lnop
    andc $114, $105, $20
    lqa $123, 0x18080
    selb $104, $125, $106, $111
    lqa $105, 0x18090
    xor $125, $8, $100
    lnop
    xor $8, $15, $99
    lnop
    andc $15, $106, $111
    lnop
    or $111, $125, $8
    lnop
    xor $125, $123, $98
    lnop
    xor $123, $105, $97
    lnop
    andc $105, $111, $112
    lqa $8, 0x18060
    or $111, $125, $123
    lqa $106, 0x18070
    selb $123, $112, $124, $105
    lnop
    andc $112, $111, $18
    lnop
    andc $111, $124, $105
    lqa $125, 0x18040
    selb $124, $18, $119, $112
    lqa $105, 0x18050
    xor $18, $8, $117
    lnop
    xor $8, $106, $116
    lnop
    andc $118, $119, $112
    lqd $20, 1792($10)
    or $119, $18, $8
    lqd $112, 1808($10)
    xor $18, $125, $110
    lqd $8, 2048($10)
    xor $106, $105, $109
    lqd $125, 2064($10)
    andc $105, $119, $14
    lqa $21, 0x18020
    or $16, $18, $106
    lqa $12, 0x18030
    selb $119, $14, $120, $105
    lnop
    andc $14, $16, $126
    lnop
    andc $16, $120, $105
    lqa $18, 0x18000
    selb $120, $126, $121, $14
    lqa $17, 0x18010
    xor $126, $21, $108
    shufb $106, $20, $112, $11
    xor $112, $12, $107
    shufb $105, $8, $125, $11
    andc $125, $121, $14
    lnop
    or $121, $126, $112
    lnop
    xor $126, $18, $106
    lnop
    xor $18, $17, $105
    lnop
    andc $17, $121, $13
    rotqbyi $112, $9, 4
    or $14, $126, $18
    lqa $8, 0x180e0
    selb $121, $13, $122, $17
    lqa $126, 0x180f0
    andc $13, $14, $19
    shlqbii $18, $114, 1
    andc $14, $122, $17
    rotqbii $12, $112, 1
    selb $112, $19, $113, $13
    lqa $122, 0x180c0
    andc $19, $113, $13
    lqa $17, 0x180d0
    xor $113, $8, $102
    lnop
    xor $102, $126, $101
    lnop
    selb $8, $18, $12, $92
    shufb $126, $115, $114, $91
    or $115, $113, $102
    lnop
    xor $113, $122, $100
    lnop
    xor $122, $17, $99
    lnop
    andc $17, $115, $15
    lqa $114, 0x180a0
    or $115, $113, $122
    lqa $12, 0x180b0
    selb $101, $15, $103, $17
    lnop
    andc $15, $115, $111
    lnop
    andc $115, $103, $17
    lqa $122, 0x18080
    selb $102, $111, $104, $15
    lqa $103, 0x18090
    xor $111, $114, $98
    lnop
    xor $114, $12, $97
    lnop
    andc $12, $104, $15
    lnop
    or $104, $111, $114
    lnop
    xor $114, $122, $117
    lnop
    xor $122, $103, $116
    lnop
    andc $103, $104, $118
    lqa $111, 0x18060
    or $104, $114, $122
    lqa $15, 0x18070
    selb $122, $118, $123, $103
    lnop
    andc $118, $104, $16
    lnop
    andc $114, $123, $103
    lqa $104, 0x18040
    selb $123, $16, $124, $118
    lqa $103, 0x18050
    xor $16, $111, $110
    lnop
    xor $111, $15, $109
    lnop
    andc $17, $124, $118
    lqd $15, 2304($10)
    or $124, $16, $111
    lqd $118, 2320($10)
    xor $16, $104, $108
    lqd $111, 2560($10)
    xor $104, $103, $107
    lqd $113, 2576($10)
    andc $103, $124, $125
    lqa $18, 0x18020
    or $13, $16, $104
    lqa $20, 0x18030
    selb $124, $125, $119, $103
    lnop
    andc $125, $13, $14
    lnop
    andc $13, $119, $103
    lqa $16, 0x18000
    selb $119, $14, $120, $125
    lqa $21, 0x18010
    xor $14, $18, $106
    shufb $104, $15, $118, $11
    xor $118, $20, $105
    shufb $103, $111, $113, $11
    andc $113, $120, $125
    lnop
    or $125, $14, $118
    lnop
    xor $118, $16, $104
    lnop
    xor $16, $21, $103
    lnop
    andc $21, $125, $19
    rotqbyi $14, $9, 5
    or $125, $118, $16
    lqa $111, 0x180e0
    selb $120, $19, $121, $21
    lqa $118, 0x180f0
    andc $19, $125, $8
    shlqbii $16, $115, 1
    andc $125, $121, $21
    rotqbii $20, $14, 1
    selb $14, $8, $112, $19
    lqa $121, 0x180c0
    andc $8, $112, $19
    lqa $21, 0x180d0
    xor $112, $111, $100
    lnop
    xor $111, $118, $99
    lnop
    selb $19, $16, $20, $92
    shufb $118, $126, $115, $91
    or $126, $112, $111
    lnop
    xor $112, $121, $98
    lnop
    xor $121, $21, $97
    lnop
    andc $21, $126, $12
    lqa $111, 0x180a0
    or $126, $112, $121
    lqa $115, 0x180b0
    selb $99, $12, $101, $21
    lnop
    andc $12, $126, $114
    lnop
    andc $126, $101, $21
    lqa $121, 0x18080
    selb $100, $114, $102, $12
    lqa $101, 0x18090
    xor $114, $111, $117
    lnop
    xor $111, $115, $116
    lnop
    andc $115, $102, $12
    lnop
    or $102, $114, $111
    lnop
    xor $114, $121, $110
    lnop
    xor $121, $101, $109
    lnop
    andc $101, $102, $17
    lqa $111, 0x18060
    or $102, $114, $121
    lqa $12, 0x18070
    selb $121, $17, $122, $101
    lnop
    andc $17, $102, $13
    lnop
    andc $114, $122, $101
    lqa $102, 0x18040
    selb $122, $13, $123, $17
    lqa $101, 0x18050
    xor $13, $111, $108
    lnop
    xor $111, $12, $107
    lnop
    andc $21, $123, $17
    lqd $12, 2816($10)
    or $123, $13, $111
    lqd $17, 2832($10)
    xor $13, $102, $106
    lqd $111, 3072($10)
    xor $102, $101, $105
    lqd $112, 3088($10)
    andc $101, $123, $113
    lqa $16, 0x18020
    or $20, $13, $102
    lqa $15, 0x18030
    selb $123, $113, $124, $101
    lnop
    andc $113, $20, $125
    lnop
    andc $20, $124, $101
    lqa $13, 0x18000
    selb $124, $125, $119, $113
    lqa $18, 0x18010
    xor $125, $16, $104
    shufb $102, $12, $17, $11
    xor $12, $15, $103
    shufb $101, $111, $112, $11
    andc $112, $119, $113
    lnop
    or $119, $125, $12
    lnop
    xor $125, $13, $102
    lnop
    xor $13, $18, $101
    lnop
    andc $18, $119, $8
    rotqbyi $12, $9, 6
    or $113, $125, $13
    lqa $111, 0x180e0
    selb $119, $8, $120, $18
    lqa $125, 0x180f0
    andc $8, $113, $19
    shlqbii $13, $126, 1
    andc $113, $120, $18
    rotqbii $15, $12, 1
    selb $120, $19, $14, $8
    lqa $12, 0x180c0
    andc $19, $14, $8
    lqa $18, 0x180d0
    xor $8, $111, $98
    lnop
    xor $111, $125, $97
    lnop
    selb $16, $13, $15, $92
    shufb $14, $118, $126, $91
    or $126, $8, $111
    lnop
    xor $111, $12, $117
    lnop
    xor $12, $18, $116
    lnop
    andc $18, $126, $115
    lqa $8, 0x180a0
    or $126, $111, $12
    lqa $118, 0x180b0
    selb $97, $115, $99, $18
    lnop
    andc $115, $126, $114
    lnop
    andc $111, $99, $18
    lqa $126, 0x18080
    selb $98, $114, $100, $115
    lqa $99, 0x18090
    xor $114, $8, $110
    lnop
    xor $8, $118, $109
    lnop
    andc $18, $100, $115
    lnop
    or $115, $114, $8
    lnop
    xor $114, $126, $108
    lnop
    xor $126, $99, $107
    lnop
    andc $99, $115, $21
    lqa $8, 0x18060
    or $115, $114, $126
    lqa $100, 0x18070
    selb $126, $21, $121, $99
    lnop
    andc $21, $115, $20
    lnop
    andc $115, $121, $99
    lqa $114, 0x18040
    selb $125, $20, $122, $21
    lqa $121, 0x18050
    xor $20, $8, $106
    lnop
    xor $8, $100, $105
    lnop
    andc $13, $122, $21
    lqd $99, 3328($10)
    or $21, $20, $8
    lqd $122, 3344($10)
    xor $8, $114, $104
    lqd $20, 3584($10)
    xor $100, $121, $103
    lqd $114, 3600($10)
    andc $121, $21, $112
    lqa $12, 0x18020
    or $21, $8, $100
    lqa $15, 0x18030
    selb $118, $112, $123, $121
    lnop
    andc $112, $21, $113
    lnop
    andc $21, $123, $121
    lqa $17, 0x18000
    selb $8, $113, $124, $112
    lqa $123, 0x18010
    xor $113, $12, $102
    shufb $100, $99, $122, $11
    xor $122, $15, $101
    shufb $99, $20, $114, $11
    andc $15, $124, $112
    lnop
    or $124, $113, $122
    lnop
    xor $122, $17, $100
    lnop
    xor $17, $123, $99
    lnop
    andc $123, $124, $19
    rotqbyi $113, $9, 7
    or $124, $122, $17
    lqa $112, 0x180e0
    selb $9, $19, $119, $123
    lqa $122, 0x180f0
    andc $19, $124, $16
    shlqbii $17, $111, 1
    andc $20, $119, $123
    rotqbii $124, $113, 1
    selb $12, $16, $120, $19
    lqa $123, 0x180c0
    andc $16, $120, $19
    lqa $119, 0x180d0
    xor $120, $112, $117
    lnop
    xor $117, $122, $116
    lnop
    selb $19, $17, $124, $92
    shufb $116, $14, $111, $91
    or $124, $120, $117
    lnop
    xor $120, $123, $110
    lnop
    xor $123, $119, $109
    lnop
    andc $117, $124, $18
    lqa $14, 0x180a0
    or $124, $120, $123
    lqa $17, 0x180b0
    selb $119, $18, $97, $117
    lnop
    andc $18, $124, $115
    lnop
    andc $111, $97, $117
    lqa $124, 0x18080
    selb $120, $115, $98, $18
    lqa $117, 0x18090
    xor $115, $14, $108
    lnop
    xor $14, $17, $107
    lnop
    andc $112, $98, $18
    lnop
    or $98, $115, $14
    lnop
    xor $115, $124, $106
    lnop
    xor $124, $117, $105
    lnop
    andc $117, $98, $13
    lqa $14, 0x18060
    or $98, $115, $124
    lqa $18, 0x18070
    selb $121, $13, $126, $117
    lnop
    andc $13, $98, $21
    lnop
    andc $113, $126, $117
    lqa $98, 0x18040
    selb $122, $21, $125, $13
    lqa $126, 0x18050
    xor $21, $14, $104
    lnop
    xor $14, $18, $103
    lnop
    andc $114, $125, $13
    lqd $18, 3840($10)
    or $13, $21, $14
    lqd $125, 3856($10)
    xor $21, $98, $102
    lqd $14, 4096($10)
    xor $98, $126, $101
    lqd $117, 4112($10)
    andc $126, $13, $15
    lqa $10, 0x18020
    or $13, $21, $98
    lqa $17, 0x18030
    selb $123, $15, $118, $126
    lqa $21, 0x18000
    andc $15, $13, $20
    lqa $22, 0x18010
    andc $115, $118, $126
    hbrr lcs_steady_branch, lcs_steady_loop
    selb $124, $20, $8, $15
    shufb $126, $116, $111, $91
    xor $20, $10, $100
    shufb $98, $18, $125, $11
    xor $125, $17, $99
    shufb $97, $14, $117, $11
    andc $116, $8, $15
    lqd $117, 6992($6)
    or $8, $20, $125
    rotqbyi $15, $126, 8
    xor $126, $21, $98
    lnop
    xor $21, $22, $97
    lnop
    andc $22, $8, $16
    lnop
    or $8, $126, $21
    lnop
    selb $125, $16, $9, $22
    shufb $21, $15, $117, $7
    andc $7, $8, $19
    rotqbyi $15, $6, 0
    a $6, $4, $95
    lnop
    selb $126, $19, $12, $7
    lnop
    ai $127, $127, 1
    lqd $4, 6656($6)
    andc $117, $9, $22
    stqd $21, 6992($15)
    andc $118, $12, $7
lcs_steady_branch:
    brnz $96, lcs_steady_loop
lcs_steady_end:
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

.global lcs_edge_tap
.align 3
lcs_edge_tap:
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
    brz $2, lcs_edge_tap_end
    shli $2, $127, 3
    andi $25, $2, -16
    a $3, $25, $87
    lqd $13, 6656($3)
    rotqby $4, $13, $2
    lqa $13, 0x180c0
    lqa $25, 0x180d0
    rotqbii $6, $4, 1
    lqa $27, 0x180e0
    lqa $20, 0x180f0
    shlqbii $17, $111, 1
    xor $21, $13, $107
    selb $5, $17, $6, $84
    xor $6, $27, $110
    xor $7, $20, $109
    xor $20, $25, $106
    or $8, $21, $20
    ai $20, $127, 1
    andi $9, $20, 7
    rotmi $10, $20, -3
    shli $20, $9, 5
    a $9, $20, $10
    shufb $10, $9, $9, $86
    andi $20, $9, -16
    andbi $9, $10, 15
    a $11, $20, $87
    lqd $20, 528($11)
    lqd $10, 512($11)
    a $12, $9, $85
    lqa $21, 0x180a0
    lqa $9, 0x180b0
    lqa $25, 0x18010
    or $27, $6, $7
    lqa $17, 0x180c0
    lqa $13, 0x180d0
    shufb $6, $10, $20, $12
    andc $7, $27, $112
    xor $20, $21, $104
    xor $21, $9, $103
    xor $27, $25, $6
    lqa $18, 0x180b0
    lqd $25, 256($11)
    xor $28, $17, $104
    lqd $17, 272($11)
    xor $16, $13, $103
    lqa $29, 0x18060
    lqa $22, 0x18080
    andi $10, $88, -16
    lqa $23, 0x18090
    or $9, $28, $16
    or $16, $20, $21
    lqa $28, 0x18000
    lqa $20, 0x18070
    xor $21, $18, $100
    shufb $13, $25, $17, $12
    andc $14, $16, $114
    lqa $16, 0x18080
    xor $17, $22, $101
    xor $22, $23, $100
    xor $23, $28, $13
    xor $28, $20, $97
    xor $20, $29, $98
    lqa $25, 0x18090
    xor $29, $16, $98
    or $18, $20, $28
    lqa $20, 0x180a0
    or $15, $23, $27
    xor $23, $25, $97
    lqa $25, 0x18030
    andc $16, $18, $116
    lqa $18, 0x18020
    xor $27, $20, $101
    or $20, $17, $22
    lqa $28, 0x180b0
    xor $17, $25, $91
    andc $25, $20, $115
    xor $20, $18, $92
    xor $26, $28, $97
    or $28, $20, $17
    or $22, $29, $23
    andc $17, $123, $16
    lqa $23, 0x18050
    or $29, $27, $21
    selb $21, $115, $122, $25
    lqa $27, 0x180a0
    xor $24, $23, $94
    lqa $23, 0x18040
    andc $18, $28, $118
    xor $28, $27, $98
    selb $27, $114, $121, $14
    xor $30, $23, $95
    andc $19, $122, $25
    selb $20, $122, $21, $99
    or $31, $30, $24
    andc $21, $22, $17
    selb $22, $121, $27, $102
    lqa $30, 0x180c0
    andc $23, $29, $19
    lqa $29, 0x180d0
    or $24, $28, $26
    andc $25, $20, $21
    selb $26, $19, $22, $23
    xor $32, $30, $101
    xor $30, $29, $100
    andc $27, $125, $18
    andc $28, $31, $117
    or $29, $32, $30
# 525 cycles an iteration, 501 at least: 501 instructions for the even pipe, 356 for the odd one; 4 cycles of nops alone
.align 3
lcs_edge_tap_loop:
    andc $122, $24, $25
    lnop
    andc $24, $15, $5
    lnop
    andc $115, $124, $28
    lnop
    selb $15, $22, $26, $99
    lnop
    andc $26, $8, $113
    lnop
    andc $8, $126, $24
    lqa $114, 0x180c0
    selb $111, $113, $120, $26
    lqa $110, 0x180d0
    andc $109, $121, $14
    stqa $8, 0x19ca0
    andc $121, $15, $122
    stqa $27, 0x19cb0
    andc $14, $9, $109
    stqa $115, 0x19cc0
    andc $9, $120, $26
    stqa $17, 0x19cd0
    selb $113, $120, $111, $105
    stqa $19, 0x19ce0
    andc $111, $119, $7
    stqa $109, 0x19cf0
    andc $120, $22, $23
    stqa $9, 0x19d00
    a $19, $10, $87
    stqa $111, 0x19d10
    selb $10, $109, $113, $14
    lnop
    xor $109, $114, $98
    lnop
    xor $22, $110, $97
    lqa $114, 0x180f0
    andc $23, $29, $120
    lqd $110, 7328($19)
    selb $26, $113, $10, $102
    lnop
    or $10, $109, $22
    lqa $30, 0x180f0
    selb $109, $120, $26, $23
    lnop
    andc $29, $10, $121
    lqd $31, 4352($11)
    selb $10, $26, $109, $99
    lqd $41, 4368($11)
    xor $35, $114, $103
    rotqby $109, $110, $88
    andc $22, $10, $29
    lqa $114, 0x18050
    xor $33, $30, $97
    lqa $110, 0x18070
    selb $97, $112, $119, $7
    lqa $30, 0x18030
    nop
    rotqbyi $7, $109, 13
    selb $112, $119, $97, $108
    lqd $109, 6992($3)
    nop
    lnop
    xor $97, $114, $91
    cbd $108, 0($2)
    selb $119, $25, $15, $122
    shufb $32, $31, $41, $12
    andi $122, $7, 255
    lqa $31, 0x18060
    xor $41, $110, $94
    rotqbyi $7, $4, 1
    xor $114, $30, $6
    shufb $110, $122, $109, $108
    selb $122, $116, $123, $16
    rotqbyi $109, $3, 0
    selb $116, $117, $124, $28
    shlqbii $3, $111, 1
    selb $117, $123, $122, $96
    rotqbii $111, $7, 1
    selb $123, $124, $116, $93
    lqa $122, 0x180e0
    selb $124, $118, $125, $18
    lnop
    selb $118, $5, $126, $24
    lqa $18, 0x18020
    selb $24, $125, $124, $90
    lnop
    selb $125, $126, $118, $32
    lnop
    xor $126, $31, $95
    stqd $110, 6992($109)
    xor $110, $122, $107
    lnop
    or $122, $126, $41
    lnop
    xor $126, $18, $13
    lnop
    andc $18, $122, $115
    lqa $41, 0x180e0
    or $122, $126, $114
    lnop
    selb $114, $115, $117, $18
    lnop
    andc $107, $122, $8
    lqa $115, 0x180f0
    selb $126, $117, $114, $93
    lqa $122, 0x18090
    selb $114, $8, $24, $107
    lnop
    xor $109, $41, $104
    lqd $8, 768($11)
    selb $104, $24, $114, $32
    lqa $41, 0x18070
    or $31, $109, $35
    lqd $114, 784($11)
    andc $5, $26, $23
    lqa $109, 0x18040
    xor $23, $115, $106
    lnop
    xor $106, $122, $94
    lqd $115, 1040($11)
    or $26, $110, $23
    lqd $122, 1024($11)
    xor $23, $41, $91
    lnop
    andc $41, $26, $9
    shufb $110, $8, $114, $12
    xor $114, $109, $92
    lqa $8, 0x18010
    selb $26, $17, $20, $21
    lnop
    or $21, $114, $97
    lqa $35, 0x18000
    selb $17, $20, $26, $96
    shufb $109, $122, $115, $12
    andc $122, $21, $27
    lnop
    andc $20, $24, $107
    lnop
    selb $107, $27, $123, $122
    lqa $24, 0x18060
    xor $27, $8, $109
    lqa $115, 0x18090
    xor $8, $35, $110
    lqd $26, 2048($11)
    selb $35, $3, $111, $84
    lqd $114, 2064($11)
    or $111, $8, $27
    lqa $3, 0x18010
    selb $27, $123, $107, $90
    lqa $8, 0x180e0
    andc $107, $111, $35
    lqa $97, 0x180d0
    xor $111, $24, $92
    lqa $124, 0x180a0
    andc $21, $125, $107
    lqa $24, 0x180b0
    or $116, $111, $23
    shufb $103, $26, $114, $12
    andc $118, $123, $122
    stqa $21, 0x19ca0
    andc $123, $117, $18
    stqa $20, 0x19cb0
    andc $18, $116, $118
    stqa $118, 0x19cc0
    andc $116, $113, $14
    stqa $123, 0x19cd0
    xor $113, $8, $98
    stqa $25, 0x19ce0
    andc $8, $112, $41
    stqa $120, 0x19cf0
    or $25, $113, $33
    stqa $116, 0x19d00
    xor $120, $3, $103
    stqa $8, 0x19d10
    andc $98, $25, $22
    lqd $3, 7328($19)
    xor $25, $24, $91
    lnop
    xor $24, $124, $92
    lnop
    xor $113, $97, $94
    lqa $124, 0x180a0
    or $33, $24, $25
    lqa $97, 0x18080
    ai $24, $2, 1
    lqa $25, 0x180f0
    xor $117, $115, $6
    rotqby $14, $3, $88
    andi $115, $24, -16
    lqa $3, 0x180b0
    selb $114, $9, $112, $41
    lqd $122, 4608($11)
    a $111, $115, $87
    lqd $41, 4624($11)
    andc $9, $126, $18
    rotqbyi $115, $14, 13
    selb $23, $112, $114, $105
    lqd $14, 6992($111)
    xor $114, $97, $95
    lnop
    xor $112, $25, $100
    cbd $97, 0($24)
    or $100, $114, $106
    lqa $24, 0x180e0
    andi $114, $115, 255
    shufb $108, $122, $41, $12
    xor $115, $3, $94
    rotqbyi $122, $4, 2
    xor $41, $124, $95
    shufb $3, $114, $14, $97
    andc $114, $100, $123
    rotqbyi $124, $111, 0
    or $100, $41, $115
    shlqbii $111, $8, 1
    andc $8, $31, $116
    rotqbii $115, $122, 1
    andc $122, $17, $114
    lnop
    xor $31, $24, $101
    lnop
    selb $24, $35, $125, $107
    lnop
    andc $35, $100, $122
    lnop
    or $100, $31, $112
    lnop
    selb $31, $15, $119, $96
    stqd $3, 6992($124)
    selb $3, $116, $23, $8
    lqd $124, 1280($11)
    andc $119, $100, $5
    lqd $116, 1296($11)
    selb $15, $23, $3, $102
    lqa $100, 0x18020
    ai $102, $2, 3
    lqa $3, 0x180c0
    selb $107, $5, $15, $119
    lqa $41, 0x18030
    andi $101, $102, -16
    lqd $97, 1536($11)
    selb $112, $15, $107, $99
    lqd $14, 1552($11)
    a $99, $101, $87
    lqa $105, 0x18000
    selb $101, $22, $112, $98
    lqa $26, 0x18090
    xor $106, $3, $95
    lqa $7, 0x18080
    selb $3, $111, $115, $84
    lqa $28, 0x18050
    andc $25, $31, $35
    shufb $107, $124, $116, $12
    or $115, $106, $113
    lqa $124, 0x18040
    xor $113, $41, $109
    shufb $106, $97, $14, $12
    xor $14, $26, $91
    lqa $97, 0x18010
    xor $26, $105, $107
    lnop
    xor $105, $7, $92
    lnop
    xor $7, $28, $6
    lnop
    xor $28, $100, $110
    lnop
    xor $100, $124, $13
    lnop
    xor $124, $97, $106
    lnop
    or $97, $100, $7
    lnop
    or $100, $105, $14
    lnop
    or $105, $28, $113
    lnop
    or $113, $26, $124
    lnop
    andc $26, $100, $9
    lnop
    andc $100, $105, $21
    lnop
    selb $105, $123, $17, $114
    lnop
    andc $114, $113, $3
    lnop
    selb $7, $125, $24, $108
    lqa $28, 0x18080
    andc $125, $104, $100
    lqa $24, 0x18060
    andc $113, $7, $114
    lqa $41, 0x18070
    andc $111, $97, $20
    lqa $116, 0x18040
    selb $14, $17, $105, $93
    lqa $97, 0x18050
    andc $17, $27, $111
    stqa $113, 0x19ca0
    andc $124, $14, $26
    stqa $125, 0x19cb0
    nop
    stqa $17, 0x19cc0
    andc $123, $33, $124
    stqa $9, 0x19cd0
    nop
    stqa $122, 0x19ce0
    andc $33, $23, $8
    stqa $121, 0x19cf0
    xor $8, $41, $109
    stqa $5, 0x19d00
    xor $5, $28, $13
    stqa $33, 0x19d10
    xor $28, $24, $110
    lqd $41, 7328($19)
    or $24, $5, $117
    lnop
    or $5, $28, $8
    lnop
    xor $117, $97, $106
    lnop
    xor $28, $116, $107
    lnop
    ai $97, $2, 2
    lnop
    selb $8, $122, $31, $35
    rotqby $116, $41, $88
    andi $122, $97, -16
    lnop
    selb $41, $31, $8, $93
    lqd $35, 4864($11)
    a $31, $122, $87
    lqd $8, 4880($11)
    selb $30, $124, $41, $123
    rotqbyi $122, $116, 13
    nop
    lqd $23, 6992($31)
    ai $116, $2, 4
    lnop
    nop
    cbd $16, 0($97)
    nop
    lnop
    andi $97, $122, 255
    shufb $105, $35, $8, $12
    nop
    rotqbyi $122, $4, 3
    nop
    shufb $8, $97, $23, $16
    selb $97, $118, $126, $18
    rotqbyi $16, $31, 0
    selb $18, $20, $27, $111
    shlqbii $31, $33, 1
    selb $118, $126, $97, $90
    rotqbii $111, $122, 1
    selb $126, $27, $18, $32
    lqa $122, 0x18040
    selb $18, $21, $104, $100
    lqa $97, 0x18030
    selb $100, $3, $7, $114
    lnop
    selb $21, $104, $18, $108
    lnop
    selb $27, $7, $100, $105
    lnop
    selb $20, $31, $111, $84
    stqd $8, 6992($16)
    nop
    lqd $111, 1792($11)
    ai $18, $2, 6
    lqa $8, 0x18020
    ai $16, $2, 5
    lqd $31, 1808($11)
    xor $7, $122, $110
    lqa $100, 0x18070
    ai $127, $127, 1
    lqa $122, 0x18060
    xor $114, $97, $106
    lnop
    andc $3, $115, $25
    lqa $97, 0x18000
    xor $33, $8, $107
    lqa $115, 0x18050
    andc $8, $15, $119
    shufb $104, $111, $31, $12
    xor $119, $100, $6
    lnop
    xor $100, $122, $13
    lnop
    selb $122, $121, $10, $29
    lnop
    xor $121, $97, $104
    lnop
    xor $97, $115, $109
    lnop
    or $115, $33, $114
    lqa $29, 0x180b0
    or $114, $121, $120
    lnop
    or $121, $100, $119
    lqa $120, 0x180a0
    selb $33, $9, $14, $26
    lnop
    or $26, $7, $97
    lnop
    andc $9, $115, $113
    lnop
    xor $115, $29, $6
    lnop
    selb $97, $10, $122, $96
    lqa $29, 0x180c0
    xor $7, $120, $13
    lqa $122, 0x180d0
    andc $111, $121, $17
    lnop
    andc $35, $114, $20
    lqd $15, 2576($11)
    andc $114, $26, $125
    lqa $31, 0x180e0
    andc $120, $21, $9
    lqd $26, 2560($11)
    andc $10, $27, $35
    lqa $34, 0x180f0
    xor $37, $122, $91
    lqa $39, 0x180c0
    andc $121, $118, $111
    lnop
    xor $122, $29, $92
    lnop
    andc $29, $126, $114
    lqa $38, 0x180e0
    or $36, $7, $115
    lqa $40, 0x180d0
    selb $119, $14, $33, $90
    shufb $100, $26, $15, $12
    andc $14, $24, $121
    stqa $10, 0x19ca0
    andc $15, $41, $123
    stqa $120, 0x19cb0
    andc $123, $119, $14
    stqa $29, 0x19cc0
    selb $23, $41, $30, $90
    stqa $121, 0x19cd0
    or $30, $122, $37
    stqa $124, 0x19ce0
    xor $122, $39, $13
    stqa $25, 0x19cf0
    andc $124, $36, $123
    stqa $22, 0x19d00
    andc $36, $30, $15
    stqa $8, 0x19d10
    xor $39, $31, $95
    lqd $30, 7328($19)
    xor $95, $34, $94
    lnop
    selb $94, $25, $97, $3
    lnop
    xor $34, $38, $92
    lnop
    xor $92, $40, $6
    lnop
    andc $22, $23, $124
    lnop
    or $38, $122, $92
    rotqby $40, $30, $88
    selb $31, $97, $94, $93
    lqd $92, 2304($11)
    ai $33, $2, 7
    lqd $94, 5120($11)
    shli $2, $127, 3
    lqd $122, 5136($11)
    selb $26, $112, $101, $96
    rotqbyi $30, $40, 13
    or $40, $39, $95
    lqd $101, 6992($99)
    andc $39, $97, $3
    lqd $95, 2320($11)
    andi $25, $2, -16
    cbd $97, 0($102)
    andc $96, $5, $29
    lqa $37, 0x180f0
    andi $5, $30, 255
    shufb $102, $94, $122, $12
    andc $24, $38, $22
    rotqbyi $94, $4, 4
    selb $3, $15, $31, $36
    shufb $38, $5, $101, $97
    andc $122, $40, $39
    rotqbyi $97, $99, 0
    selb $30, $31, $3, $90
    shlqbii $99, $8, 1
    nop
    rotqbii $8, $94, 1
    a $3, $25, $87
    lnop
    selb $94, $39, $26, $122
    lqa $25, 0x18020
    xor $40, $37, $91
    lqa $5, 0x180f0
    nop
    shufb $101, $92, $95, $12
    or $95, $34, $40
    lnop
    andc $115, $31, $36
    stqd $38, 6992($97)
    nop
    lnop
    or $97, $28, $117
    rotqbyi $36, $4, 5
    selb $38, $17, $118, $111
    lqa $28, 0x180e0
    andc $31, $30, $24
    lqa $111, 0x18030
    selb $117, $26, $94, $93
    lqa $17, 0x18010
    selb $94, $125, $126, $114
    lnop
    xor $114, $25, $104
    rotqbyi $125, $4, 6
    andc $93, $95, $115
    lnop
    xor $95, $28, $13
    lnop
    xor $25, $111, $103
    lqd $13, 6656($3)
    andc $28, $97, $120
    lqa $111, 0x18000
    or $97, $114, $25
    lqd $40, 5392($11)
    xor $25, $17, $100
    lqd $92, 2832($11)
    xor $17, $5, $6
    lqd $91, 3072($11)
    selb $5, $20, $27, $35
    rotqbyi $114, $4, 7
    selb $37, $99, $8, $84
    lqd $41, 3088($11)
    xor $99, $111, $101
    lqa $8, 0x18080
    or $111, $95, $17
    lqa $7, 0x18090
    selb $17, $115, $117, $93
    lqa $95, 0x18040
    or $20, $99, $25
    lqa $42, 0x18020
    selb $99, $113, $21, $9
    lqa $43, 0x18030
    andc $34, $111, $31
    lqa $9, 0x18000
    selb $35, $117, $17, $90
    rotqby $4, $13, $2
    selb $44, $27, $5, $102
    lqa $13, 0x180c0
    andc $45, $20, $37
    lqd $46, 3328($11)
    andc $47, $97, $10
    lqa $25, 0x180d0
    selb $48, $21, $99, $105
    rotqbii $6, $4, 1
    selb $49, $126, $94, $108
    lqa $27, 0x180e0
    xor $94, $8, $110
    lqa $20, 0x180f0
    andc $111, $35, $34
    lqa $8, 0x18050
    andc $126, $44, $45
    lqd $99, 2816($11)
    andc $90, $48, $47
    lqa $50, 0x18000
    selb $51, $118, $38, $32
    lqa $97, 0x180b0
    andc $118, $49, $28
    shlqbii $17, $111, 1
    xor $38, $7, $109
    stqa $126, 0x19ca0
    andc $113, $51, $96
    stqa $90, 0x19cb0
    nop
    stqa $118, 0x19cc0
    or $52, $94, $38
    stqa $113, 0x19cd0
    xor $21, $13, $107
    stqa $123, 0x19ce0
    andc $13, $112, $98
    stqa $15, 0x19cf0
    selb $5, $17, $6, $84
    stqa $39, 0x19d00
    xor $6, $27, $110
    stqa $13, 0x19d10
    xor $7, $20, $109
    lqd $17, 7328($19)
    selb $39, $37, $44, $45
    shufb $98, $99, $92, $12
    xor $37, $8, $103
    lqa $92, 0x18060
    xor $27, $97, $106
    lqa $45, 0x18070
    xor $112, $43, $100
    lqd $15, 3344($11)
    xor $20, $25, $106
    lqa $43, 0x18010
    nop
    rotqby $25, $17, $88
    andi $17, $116, -16
    shufb $97, $91, $41, $12
    or $8, $21, $20
    lqd $91, 5376($11)
    a $20, $17, $87
    lqa $21, 0x18010
    nop
    rotqbyi $17, $25, 13
    xor $41, $43, $97
    lqd $25, 6992($20)
    xor $43, $9, $98
    lqd $38, 3584($11)
    xor $94, $95, $104
    cbd $9, 0($116)
    andi $116, $17, 255
    lqd $53, 3840($11)
    xor $17, $42, $101
    shufb $99, $91, $40, $12
    nop
    lqd $91, 3856($11)
    or $42, $17, $112
    shufb $40, $116, $25, $9
    selb $116, $29, $51, $96
    rotqbyi $112, $20, 0
    xor $17, $92, $107
    shlqbii $96, $13, 1
    andc $29, $52, $113
    rotqbii $92, $36, 1
    ai $20, $127, 1
    shufb $95, $46, $15, $12
    or $15, $94, $37
    lqd $46, 3600($11)
    xor $37, $45, $106
    lnop
    andi $9, $20, 7
    lnop
    or $45, $43, $41
    lnop
    selb $41, $96, $92, $84
    stqd $40, 6992($112)
    xor $112, $50, $95
    lnop
    selb $50, $10, $48, $47
    shufb $94, $38, $46, $12
    rotmi $10, $20, -3
    lnop
    andc $20, $42, $126
    shufb $92, $53, $91, $12
    or $91, $17, $37
    lnop
    andc $17, $26, $122
    lnop
    andc $26, $15, $90
    lqa $37, 0x18040
    selb $15, $48, $50, $102
    lqa $42, 0x18050
    andc $48, $45, $41
    lnop
    xor $45, $21, $94
    lqd $50, 4096($11)
    andc $122, $117, $93
    lqd $21, 4112($11)
    selb $117, $120, $49, $28
    lnop
    xor $120, $37, $101
    lnop
    andc $37, $91, $118
    lqa $28, 0x18060
    selb $93, $44, $39, $99
    lqa $53, 0x18070
    xor $39, $42, $100
    lqa $44, 0x18030
    selb $42, $49, $117, $105
    shufb $91, $50, $21, $12
    selb $117, $51, $116, $108
    rotqbii $21, $125, 1
    andc $116, $15, $20
    shlqbii $125, $17, 1
    selb $51, $121, $119, $14
    rotqbii $49, $114, 1
    or $114, $112, $45
    lqa $14, 0x18000
    andc $121, $42, $26
    lqa $112, 0x18080
    selb $45, $125, $21, $84
    shlqbii $50, $122, 1
    andc $125, $93, $48
    lnop
    xor $21, $28, $104
    lnop
    selb $28, $119, $51, $32
    lqa $38, 0x18020
    xor $46, $14, $92
    lqd $51, 5632($11)
    andc $119, $117, $37
    lqa $14, 0x18010
    xor $47, $53, $103
    lnop
    xor $53, $44, $97
    lqa $40, 0x18020
    xor $44, $112, $107
    stqa $125, 0x19ca0
    andc $43, $114, $45
    lqd $112, 5648($11)
    andc $114, $28, $29
    stqa $116, 0x19cb0
    xor $96, $38, $98
    lqa $36, 0x18090
    xor $38, $14, $91
    stqa $121, 0x19cc0
    or $14, $120, $39
    lqa $52, 0x18030
    or $120, $96, $53
    stqa $119, 0x19cd0
    or $53, $21, $47
    shufb $96, $51, $112, $12
    xor $112, $40, $95
    stqa $114, 0x19ce0
    selb $40, $41, $93, $48
    stqa $22, 0x19cf0
    xor $41, $36, $106
    stqa $115, 0x19d00
    selb $115, $93, $40, $96
    stqa $17, 0x19d10
    andc $17, $120, $125
    lqd $93, 7328($19)
    andi $120, $16, -16
    lnop
    xor $36, $52, $94
    lqa $40, 0x18040
    selb $52, $126, $15, $20
    lqa $48, 0x18050
    a $21, $120, $87
    lnop
    or $120, $44, $41
    lnop
    or $44, $46, $38
    rotqby $41, $93, $88
    selb $93, $90, $42, $26
    lnop
    andc $126, $115, $43
    lnop
    xor $26, $48, $97
    lqa $90, 0x180b0
    andc $46, $53, $121
    rotqbyi $48, $41, 13
    xor $41, $40, $98
    lnop
    andc $40, $14, $116
    lnop
    selb $14, $118, $117, $37
    cbd $53, 0($16)
    selb $118, $15, $52, $99
    lnop
    selb $16, $50, $49, $84
    lqd $15, 6992($21)
    xor $50, $90, $109
    lqa $49, 0x180a0
    andi $90, $48, 255
    lnop
    selb $48, $125, $118, $17
    lnop
    or $37, $112, $36
    lqa $52, 0x18080
    selb $112, $42, $93, $102
    lnop
    shli $20, $9, 5
    shufb $93, $90, $15, $53
    xor $9, $49, $110
    rotqbyi $90, $21, 0
    andc $21, $120, $119
    lnop
    andc $125, $118, $17
    lnop
    selb $17, $117, $14, $105
    lqd $49, 5888($11)
    or $117, $9, $50
    stqd $93, 6992($90)
    xor $50, $52, $104
    lqd $90, 5904($11)
    andc $52, $44, $16
    lnop
    andc $120, $112, $40
    lnop
    or $44, $41, $26
    lnop
    a $9, $20, $10
    lnop
    andc $14, $37, $126
    lqa $10, 0x18090
    selb $37, $113, $28, $29
    shufb $93, $49, $90, $12
    selb $36, $118, $48, $96
    lnop
    andc $48, $117, $114
    lnop
    selb $113, $116, $112, $40
    lnop
    selb $116, $45, $115, $43
    lnop
    selb $43, $28, $37, $108
    lnop
    xor $28, $10, $103
    lnop
    selb $10, $123, $23, $124
    stqa $126, 0x19ca0
    andc $124, $17, $46
    stqa $125, 0x19cb0
    selb $123, $23, $10, $32
    stqa $120, 0x19cc0
    andc $23, $43, $21
    lnop
    andc $37, $123, $48
    stqa $124, 0x19cd0
    andc $117, $36, $14
    stqa $23, 0x19ce0
    or $90, $50, $28
    lqa $45, 0x180a0
    nop
    stqa $37, 0x19cf0
    nop
    shufb $10, $9, $9, $86
    selb $38, $115, $116, $93
    stqa $31, 0x19d00
    nop
    stqa $122, 0x19d10
    andc $118, $38, $52
    lnop
    nop
    lqd $122, 7328($19)
    andi $20, $9, -16
    stqa $118, 0x19ca0
    selb $28, $114, $123, $48
    lqa $116, 0x18060
    andbi $9, $10, 15
    lqa $114, 0x18070
    selb $39, $112, $113, $99
    lnop
    xor $113, $45, $107
    lnop
    nop
    lnop
    andc $40, $44, $125
    stqa $117, 0x19cb0
    xor $44, $116, $101
    lnop
    xor $45, $114, $100
    lnop
    andc $116, $39, $40
    lqa $114, 0x180d0
    andc $48, $90, $124
    lnop
    or $90, $44, $45
    lnop
    selb $44, $121, $17, $46
    stqa $116, 0x19cc0
    andc $121, $90, $120
    lnop
    selb $46, $17, $44, $102
    lqa $90, 0x180c0
    xor $17, $114, $109
    lnop
    andc $115, $46, $121
    lnop
    selb $114, $119, $43, $21
    lnop
    or $119, $113, $27
    stqa $115, 0x19cd0
    selb $44, $43, $114, $105
    lnop
    xor $43, $90, $110
    lnop
    andc $45, $119, $23
    lnop
    andc $114, $44, $48
    rotqby $90, $122, $88
    andi $122, $18, -16
    lqd $27, 6144($11)
    selb $50, $123, $28, $108
    stqa $114, 0x19ce0
    a $119, $122, $87
    lqd $123, 6160($11)
    a $11, $20, $87
    rotqbyi $122, $90, 13
    or $90, $43, $17
    lnop
    andc $113, $50, $45
    lqd $20, 528($11)
    selb $17, $22, $30, $24
    cbd $43, 0($18)
    andc $49, $90, $37
    stqa $113, 0x19cf0
    andi $53, $122, 255
    lqd $10, 512($11)
    selb $41, $30, $17, $32
    shufb $90, $27, $123, $12
    a $12, $9, $85
    lqa $21, 0x180a0
    andc $112, $41, $49
    lqa $9, 0x180b0
    nop
    lqa $25, 0x18010
    or $27, $6, $7
    lqa $17, 0x180c0
    selb $30, $16, $38, $52
    lqa $13, 0x180d0
    andc $7, $27, $112
    shufb $6, $10, $20, $12
    xor $20, $21, $104
    lnop
    xor $21, $9, $103
    lnop
    selb $52, $23, $50, $45
    lnop
    xor $27, $25, $6
    lqa $18, 0x180b0
    xor $28, $17, $104
    lqd $25, 256($11)
    xor $16, $13, $103
    lqd $17, 272($11)
    selb $45, $126, $36, $14
    lqa $29, 0x18060
    andi $10, $88, -16
    lqa $22, 0x18080
    or $9, $28, $16
    lqa $23, 0x18090
    or $16, $20, $21
    lqa $28, 0x18000
    xor $21, $18, $100
    lqa $20, 0x18070
    andc $14, $16, $114
    shufb $13, $25, $17, $12
    nop
    lqa $16, 0x18080
    xor $17, $22, $101
    lnop
    xor $22, $23, $100
    lnop
    xor $23, $28, $13
    lnop
    xor $28, $20, $97
    lnop
    xor $20, $29, $98
    lqa $25, 0x18090
    xor $29, $16, $98
    lnop
    or $18, $20, $28
    lnop
    selb $126, $120, $46, $121
    lnop
    selb $121, $124, $44, $48
    lqa $20, 0x180a0
    or $15, $23, $27
    stqa $112, 0x19d00
    xor $23, $25, $97
    stqa $111, 0x19d10
    selb $122, $44, $121, $102
    lqd $124, 7328($19)
    ai $89, $89, -1
    lqa $25, 0x18030
    andc $16, $18, $116
    lnop
    xor $27, $20, $101
    lqa $18, 0x18020
    or $20, $17, $22
    lqa $28, 0x180b0
    selb $123, $46, $126, $99
    lnop
    selb $121, $50, $52, $105
    rotqby $126, $124, $88
    xor $17, $25, $91
    lnop
    andc $25, $20, $115
    lnop
    xor $20, $18, $92
    lnop
    xor $26, $28, $97
    rotqbyi $18, $126, 13
    or $28, $20, $17
    lnop
    or $22, $29, $23
    lnop
    selb $20, $125, $39, $40
    lnop
    andi $40, $18, 255
    lnop
    andi $18, $33, -16
    lnop
    andc $17, $123, $16
    lqa $23, 0x18050
    or $29, $27, $21
    lnop
    selb $125, $36, $45, $93
    lnop
    selb $21, $115, $122, $25
    lnop
    a $45, $18, $87
    lqd $36, 6992($119)
    selb $126, $38, $30, $90
    lqa $27, 0x180a0
    xor $24, $23, $94
    lnop
    andc $18, $28, $118
    lqa $23, 0x18040
    selb $124, $39, $20, $96
    lnop
    selb $39, $37, $41, $49
    lnop
    selb $37, $31, $35, $34
    lnop
    xor $28, $27, $98
    shufb $34, $53, $36, $43
    selb $27, $114, $121, $14
    rotqbyi $36, $119, 0
    xor $30, $23, $95
    hbrr lcs_edge_tap_branch, lcs_edge_tap_loop
    andc $19, $122, $25
    lnop
    selb $20, $122, $21, $99
    lnop
    or $31, $30, $24
    stqd $34, 6992($36)
    andc $21, $22, $17
    lqd $34, 6992($45)
    selb $22, $121, $27, $102
    lqa $30, 0x180c0
    andc $23, $29, $19
    cbd $27, 0($33)
    selb $119, $35, $37, $32
    lqa $29, 0x180d0
    or $24, $28, $26
    lnop
    selb $120, $41, $39, $108
    lnop
    andc $25, $20, $21
    shufb $39, $40, $34, $27
    selb $26, $19, $22, $23
    rotqbyi $34, $45, 0
    xor $32, $30, $101
    lnop
    xor $30, $29, $100
    lnop
    andc $27, $125, $18
    lnop
    andc $28, $31, $117
    stqd $39, 6992($34)
    or $29, $32, $30
lcs_edge_tap_branch:
    brnz $89, lcs_edge_tap_loop
lcs_edge_tap_end:
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

.global lcs_steady_tap
.align 3
lcs_steady_tap:
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
    brz $2, lcs_steady_tap_end
# 578 cycles an iteration, 437 at least: 437 instructions for the even pipe, 332 for the odd one; 69 cycles of nops alone
.align 3
lcs_steady_tap_loop:
    nop
    lnop
    shli $2, $127, 3
    lnop
    nop
    lnop
    nop
    lnop
    nop
    lnop
    andi $8, $2, -16
    lnop
    ai $9, $127, 1
    lnop
    a $3, $8, $94
    lnop
    nop
    lnop
    andi $8, $9, 7
    lqd $10, 6656($3)
    rotmi $11, $9, -3
    lnop
    shli $9, $8, 5
    lnop
    nop
    lnop
    nop
    lnop
    nop
    lnop
    a $8, $9, $11
    rotqby $4, $10, $2
    nop
    lnop
    nop
    shufb $9, $8, $8, $93
    nop
    shlqbii $10, $111, 1
    nop
    rotqbii $11, $4, 1
    nop
    lqa $12, 0x180e0
    andi $13, $8, -16
    lqa $14, 0x180f0
    andbi $8, $9, 15
    lqa $15, 0x180c0
    a $111, $13, $94
    lqa $9, 0x180d0
    a $5, $8, $92
    lnop
    selb $16, $10, $11, $91
    lnop
    xor $10, $12, $110
    lnop
    xor $110, $14, $109
    lnop
    xor $109, $15, $108
    lqa $14, 0x180a0
    xor $15, $9, $107
    lqa $12, 0x180b0
    or $9, $10, $110
    lqa $11, 0x18080
    or $110, $109, $15
    lqa $10, 0x18090
    andc $109, $9, $112
    lnop
    andc $17, $110, $113
    lnop
    xor $9, $14, $106
    lqd $110, 256($111)
    xor $15, $12, $105
    lqd $14, 272($111)
    xor $12, $11, $104
    lqa $8, 0x18060
    xor $11, $10, $103
    lqa $13, 0x18070
    or $10, $9, $15
    lqa $7, 0x18040
    or $9, $12, $11
    lqa $15, 0x18050
    andc $18, $10, $114
    lnop
    andc $19, $9, $115
    lqd $10, 512($111)
    xor $11, $8, $102
    lqd $9, 528($111)
    xor $8, $13, $101
    shufb $6, $110, $14, $5
    xor $110, $7, $100
    lqa $13, 0x18020
    xor $7, $15, $99
    lqa $14, 0x18000
    or $15, $11, $8
    lqa $12, 0x18010
    or $8, $110, $7
    lqa $11, 0x18030
    andc $110, $15, $116
    shufb $7, $10, $9, $5
    andc $20, $8, $117
    lnop
    xor $8, $13, $98
    lnop
    xor $13, $14, $6
    lnop
    xor $14, $12, $7
    lnop
    xor $12, $11, $97
    lnop
    or $11, $13, $14
    lnop
    or $13, $8, $12
    lnop
    andc $21, $11, $16
    lnop
    andc $22, $13, $118
    lnop
    andc $8, $126, $21
    lnop
    andc $9, $125, $22
    lnop
    andc $10, $124, $20
    stqa $8, 0x19ca0
    andc $11, $123, $110
    stqa $9, 0x19cb0
    andc $12, $122, $19
    stqa $10, 0x19cc0
    andc $13, $121, $18
    stqa $11, 0x19cd0
    andc $14, $120, $17
    stqa $12, 0x19ce0
    andc $23, $119, $109
    stqa $13, 0x19cf0
    nop
    stqa $14, 0x19d00
    andi $24, $95, -16
    stqa $23, 0x19d10
    nop
    lnop
    a $15, $24, $94
    lnop
    nop
    lnop
    nop
    lqd $24, 7328($15)
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
    rotqby $25, $24, $95
    nop
    lnop
    nop
    lnop
    nop
    lnop
    nop
    rotqbyi $24, $25, 13
    nop
    lqd $25, 6992($3)
    nop
    lnop
    nop
    cbd $26, 0($2)
    nop
    lnop
    andi $27, $24, 255
    lnop
    nop
    rotqbyi $24, $4, 1
    nop
    shufb $28, $27, $25, $26
    selb $25, $112, $119, $109
    rotqbyi $26, $3, 0
    selb $119, $113, $120, $17
    shlqbii $112, $23, 1
    selb $120, $114, $121, $18
    rotqbii $113, $24, 1
    selb $121, $115, $122, $19
    lqa $114, 0x180e0
    selb $122, $116, $123, $110
    lqa $115, 0x180f0
    selb $19, $117, $124, $20
    lqa $123, 0x180c0
    selb $20, $118, $125, $22
    lqa $124, 0x180d0
    selb $22, $16, $126, $21
    lnop
    selb $16, $112, $113, $91
    stqd $28, 6992($26)
    xor $113, $114, $108
    lnop
    xor $114, $115, $107
    lnop
    xor $115, $123, $106
    lqa $107, 0x180a0
    xor $123, $124, $105
    lqa $108, 0x180b0
    or $124, $113, $114
    lqa $112, 0x18080
    or $114, $115, $123
    lqa $113, 0x18090
    andc $115, $124, $14
    lnop
    andc $26, $114, $13
    lnop
    xor $124, $107, $104
    lqd $114, 768($111)
    xor $123, $108, $103
    lqd $107, 784($111)
    xor $108, $112, $102
    lqa $28, 0x18060
    xor $112, $113, $101
    lqa $126, 0x18070
    or $113, $124, $123
    lqa $21, 0x18040
    or $124, $108, $112
    lqa $123, 0x18050
    andc $112, $113, $12
    lnop
    andc $108, $124, $11
    lqd $113, 1024($111)
    xor $125, $28, $100
    lqd $124, 1040($111)
    xor $28, $126, $99
    shufb $110, $114, $107, $5
    xor $126, $21, $98
    lqa $114, 0x18020
    xor $21, $123, $97
    lqa $107, 0x18000
    or $123, $125, $28
    lqa $118, 0x18010
    or $125, $126, $21
    lqa $28, 0x18030
    andc $21, $123, $10
    shufb $109, $113, $124, $5
    andc $113, $125, $9
    lnop
    xor $125, $114, $6
    lnop
    xor $114, $107, $110
    lnop
    xor $107, $118, $109
    lnop
    xor $118, $28, $7
    lnop
    or $28, $114, $107
    lnop
    or $114, $125, $118
    lnop
    andc $107, $28, $16
    lnop
    andc $28, $114, $8
    lnop
    andc $126, $22, $107
    lnop
    andc $125, $20, $28
    lnop
    andc $118, $19, $113
    stqa $126, 0x19ca0
    andc $124, $122, $21
    stqa $125, 0x19cb0
    andc $117, $121, $108
    stqa $118, 0x19cc0
    andc $123, $120, $112
    stqa $124, 0x19cd0
    andc $116, $119, $26
    stqa $117, 0x19ce0
    andc $114, $25, $115
    stqa $123, 0x19cf0
    nop
    stqa $116, 0x19d00
    nop
    stqa $114, 0x19d10
    nop
    lqd $18, 7328($15)
    nop
    lnop
    nop
    lnop
    nop
    lnop
    nop
    lnop
    ai $24, $2, 1
    lnop
    nop
    rotqby $17, $18, $95
    andi $18, $24, -16
    lnop
    nop
    lnop
    a $23, $18, $94
    lnop
    nop
    rotqbyi $18, $17, 13
    nop
    lqd $17, 6992($23)
    nop
    lnop
    nop
    cbd $3, 0($24)
    nop
    lnop
    andi $24, $18, 255
    lnop
    nop
    rotqbyi $18, $4, 2
    nop
    shufb $27, $24, $17, $3
    selb $3, $14, $25, $115
    rotqbyi $17, $23, 0
    selb $115, $13, $119, $26
    shlqbii $14, $114, 1
    selb $119, $12, $120, $112
    rotqbii $114, $18, 1
    selb $120, $11, $121, $108
    lqa $112, 0x180e0
    selb $121, $10, $122, $21
    lqa $108, 0x180f0
    selb $122, $9, $19, $113
    lqa $10, 0x180c0
    selb $113, $8, $20, $28
    lqa $9, 0x180d0
    selb $20, $16, $22, $107
    lnop
    selb $16, $14, $114, $91
    stqd $27, 6992($17)
    xor $114, $112, $106
    lnop
    xor $112, $108, $105
    lnop
    xor $108, $10, $104
    lqa $105, 0x180a0
    xor $10, $9, $103
    lqa $106, 0x180b0
    or $9, $114, $112
    lqa $14, 0x18080
    or $114, $108, $10
    lqa $112, 0x18090
    andc $17, $9, $116
    lnop
    andc $27, $114, $123
    lnop
    xor $9, $105, $102
    lqd $114, 1280($111)
    xor $108, $106, $101
    lqd $105, 1296($111)
    xor $106, $14, $100
    lqa $10, 0x18060
    xor $14, $112, $99
    lqa $107, 0x18070
    or $112, $9, $108
    lqa $22, 0x18040
    or $108, $106, $14
    lqa $9, 0x18050
    andc $106, $112, $117
    lnop
    andc $28, $108, $124
    lqd $112, 1536($111)
    xor $8, $10, $98
    lqd $14, 1552($111)
    xor $10, $107, $97
    shufb $108, $114, $105, $5
    xor $114, $22, $6
    lqa $105, 0x18020
    xor $22, $9, $7
    lqa $19, 0x18000
    or $9, $8, $10
    lqa $21, 0x18010
    or $8, $114, $22
    lqa $10, 0x18030
    andc $114, $9, $118
    shufb $107, $112, $14, $5
    andc $112, $8, $125
    lnop
    xor $8, $105, $110
    lnop
    xor $105, $19, $108
    lnop
    xor $19, $21, $107
    lnop
    xor $21, $10, $109
    lnop
    or $10, $105, $19
    lnop
    or $105, $8, $21
    lnop
    andc $21, $10, $16
    lnop
    andc $19, $105, $126
    lnop
    andc $8, $20, $21
    lnop
    andc $9, $113, $19
    lnop
    andc $10, $122, $112
    stqa $8, 0x19ca0
    andc $11, $121, $114
    stqa $9, 0x19cb0
    andc $12, $120, $28
    stqa $10, 0x19cc0
    andc $13, $119, $106
    stqa $11, 0x19cd0
    andc $14, $115, $27
    stqa $12, 0x19ce0
    andc $105, $3, $17
    stqa $13, 0x19cf0
    nop
    stqa $14, 0x19d00
    nop
    stqa $105, 0x19d10
    nop
    lqd $22, 7328($15)
    nop
    lnop
    nop
    lnop
    nop
    lnop
    nop
    lnop
    ai $18, $2, 2
    lnop
    nop
    rotqby $26, $22, $95
    andi $22, $18, -16
    lnop
    nop
    lnop
    a $23, $22, $94
    lnop
    nop
    rotqbyi $22, $26, 13
    nop
    lqd $26, 6992($23)
    nop
    lnop
    nop
    cbd $25, 0($18)
    nop
    lnop
    andi $18, $22, 255
    lnop
    nop
    rotqbyi $22, $4, 3
    nop
    shufb $24, $18, $26, $25
    selb $18, $116, $3, $17
    rotqbyi $25, $23, 0
    selb $3, $123, $115, $27
    shlqbii $116, $105, 1
    selb $115, $117, $119, $106
    rotqbii $123, $22, 1
    selb $119, $124, $120, $28
    lqa $117, 0x180e0
    selb $120, $118, $121, $114
    lqa $124, 0x180f0
    selb $121, $125, $122, $112
    lqa $118, 0x180c0
    selb $122, $126, $113, $19
    lqa $125, 0x180d0
    selb $113, $16, $20, $21
    lnop
    selb $16, $116, $123, $91
    stqd $24, 6992($25)
    xor $123, $117, $104
    lnop
    xor $117, $124, $103
    lnop
    xor $124, $118, $102
    lqa $103, 0x180a0
    xor $118, $125, $101
    lqa $104, 0x180b0
    or $125, $123, $117
    lqa $116, 0x18080
    or $123, $124, $118
    lqa $117, 0x18090
    andc $24, $125, $14
    lnop
    andc $25, $123, $13
    lnop
    xor $125, $103, $100
    lqd $123, 1792($111)
    xor $124, $104, $99
    lqd $103, 1808($111)
    xor $104, $116, $98
    lqa $118, 0x18060
    xor $116, $117, $97
    lqa $20, 0x18070
    or $117, $125, $124
    lqa $21, 0x18040
    or $125, $104, $116
    lqa $124, 0x18050
    andc $104, $117, $12
    lnop
    andc $19, $125, $11
    lqd $117, 2048($111)
    xor $116, $118, $6
    lqd $125, 2064($111)
    xor $118, $20, $7
    shufb $106, $123, $103, $5
    xor $123, $21, $110
    lqa $103, 0x18020
    xor $21, $124, $109
    lqa $20, 0x18000
    or $124, $116, $118
    lqa $126, 0x18010
    or $118, $123, $21
    lqa $116, 0x18030
    andc $21, $124, $10
    shufb $105, $117, $125, $5
    andc $112, $118, $9
    lnop
    xor $118, $103, $108
    lnop
    xor $103, $20, $106
    lnop
    xor $20, $126, $105
    lnop
    xor $126, $116, $107
    lnop
    or $116, $103, $20
    lnop
    or $103, $118, $126
    lnop
    andc $20, $116, $16
    lnop
    andc $114, $103, $8
    lnop
    andc $126, $113, $20
    lnop
    andc $125, $122, $114
    lnop
    andc $118, $121, $112
    stqa $126, 0x19ca0
    andc $124, $120, $21
    stqa $125, 0x19cb0
    andc $117, $119, $19
    stqa $118, 0x19cc0
    andc $123, $115, $104
    stqa $124, 0x19cd0
    andc $116, $3, $25
    stqa $117, 0x19ce0
    andc $103, $18, $24
    stqa $123, 0x19cf0
    nop
    stqa $116, 0x19d00
    nop
    stqa $103, 0x19d10
    nop
    lqd $28, 7328($15)
    nop
    lnop
    nop
    lnop
    nop
    lnop
    nop
    lnop
    ai $22, $2, 3
    lnop
    nop
    rotqby $27, $28, $95
    andi $28, $22, -16
    lnop
    nop
    lnop
    a $17, $28, $94
    lnop
    nop
    rotqbyi $28, $27, 13
    nop
    lqd $27, 6992($17)
    nop
    lnop
    nop
    cbd $23, 0($22)
    nop
    lnop
    andi $22, $28, 255
    lnop
    nop
    rotqbyi $28, $4, 4
    nop
    shufb $26, $22, $27, $23
    selb $22, $14, $18, $24
    rotqbyi $23, $17, 0
    selb $17, $13, $3, $25
    shlqbii $14, $103, 1
    selb $3, $12, $115, $104
    rotqbii $103, $28, 1
    selb $115, $11, $119, $19
    lqa $104, 0x180e0
    selb $119, $10, $120, $21
    lqa $11, 0x180f0
    selb $120, $9, $121, $112
    lqa $10, 0x180c0
    selb $121, $8, $122, $114
    lqa $112, 0x180d0
    selb $122, $16, $113, $20
    lnop
    selb $113, $14, $103, $91
    stqd $26, 6992($23)
    xor $103, $104, $102
    lnop
    xor $104, $11, $101
    lnop
    xor $101, $10, $100
    lqa $11, 0x180a0
    xor $10, $112, $99
    lqa $102, 0x180b0
    or $112, $103, $104
    lqa $14, 0x18080
    or $104, $101, $10
    lqa $103, 0x18090
    andc $101, $112, $116
    lnop
    andc $112, $104, $123
    lnop
    xor $104, $11, $98
    lqd $10, 2304($111)
    xor $23, $102, $97
    lqd $11, 2320($111)
    xor $102, $14, $6
    lqa $26, 0x18060
    xor $14, $103, $7
    lqa $16, 0x18070
    or $103, $104, $23
    lqa $20, 0x18040
    or $104, $102, $14
    lqa $23, 0x18050
    andc $102, $103, $117
    lnop
    andc $114, $104, $124
    lqd $14, 2560($111)
    xor $103, $26, $110
    lqd $8, 2576($111)
    xor $26, $16, $109
    shufb $104, $10, $11, $5
    xor $10, $20, $108
    lqa $11, 0x18020
    xor $20, $23, $107
    lqa $16, 0x18000
    or $23, $103, $26
    lqa $9, 0x18010
    or $26, $10, $20
    lqa $21, 0x18030
    andc $20, $23, $118
    shufb $103, $14, $8, $5
    andc $23, $26, $125
    lnop
    xor $26, $11, $106
    lnop
    xor $11, $16, $104
    lnop
    xor $16, $9, $103
    lnop
    xor $9, $21, $105
    lnop
    or $21, $11, $16
    lnop
    or $11, $26, $9
    lnop
    andc $26, $21, $113
    lnop
    andc $21, $11, $126
    lnop
    andc $8, $122, $26
    lnop
    andc $9, $121, $21
    lnop
    andc $10, $120, $23
    stqa $8, 0x19ca0
    andc $11, $119, $20
    stqa $9, 0x19cb0
    andc $12, $115, $114
    stqa $10, 0x19cc0
    andc $13, $3, $102
    stqa $11, 0x19cd0
    andc $14, $17, $112
    stqa $12, 0x19ce0
    andc $16, $22, $101
    stqa $13, 0x19cf0
    nop
    stqa $14, 0x19d00
    nop
    stqa $16, 0x19d10
    nop
    lqd $19, 7328($15)
    nop
    lnop
    nop
    lnop
    nop
    lnop
    nop
    lnop
    ai $28, $2, 4
    lnop
    nop
    rotqby $25, $19, $95
    andi $19, $28, -16
    lnop
    nop
    lnop
    a $18, $19, $94
    lnop
    nop
    rotqbyi $19, $25, 13
    nop
    lqd $25, 6992($18)
    nop
    lnop
    nop
    cbd $24, 0($28)
    nop
    lnop
    andi $28, $19, 255
    lnop
    nop
    rotqbyi $19, $4, 5
    nop
    shufb $27, $28, $25, $24
    selb $24, $116, $22, $101
    rotqbyi $25, $18, 0
    selb $18, $123, $17, $112
    shlqbii $116, $16, 1
    selb $112, $117, $3, $102
    rotqbii $123, $19, 1
    selb $3, $124, $115, $114
    lqa $117, 0x180e0
    selb $115, $118, $119, $20
    lqa $124, 0x180f0
    selb $119, $125, $120, $23
    lqa $118, 0x180c0
    selb $120, $126, $121, $21
    lqa $125, 0x180d0
    selb $121, $113, $122, $26
    lnop
    selb $122, $116, $123, $91
    stqd $27, 6992($25)
    xor $123, $117, $100
    lnop
    xor $117, $124, $99
    lnop
    xor $124, $118, $98
    lqa $99, 0x180a0
    xor $118, $125, $97
    lqa $100, 0x180b0
    or $125, $123, $117
    lqa $116, 0x18080
    or $123, $124, $118
    lqa $117, 0x18090
    andc $25, $125, $14
    lnop
    andc $27, $123, $13
    lnop
    xor $125, $99, $6
    lqd $123, 2816($111)
    xor $124, $100, $7
    lqd $99, 2832($111)
    xor $100, $116, $110
    lqa $118, 0x18060
    xor $116, $117, $109
    lqa $113, 0x18070
    or $117, $125, $124
    lqa $26, 0x18040
    or $125, $100, $116
    lqa $124, 0x18050
    andc $100, $117, $12
    lnop
    andc $21, $125, $11
    lqd $117, 3072($111)
    xor $116, $118, $108
    lqd $125, 3088($111)
    xor $118, $113, $107
    shufb $102, $123, $99, $5
    xor $123, $26, $106
    lqa $113, 0x18020
    xor $26, $124, $105
    lqa $99, 0x18000
    or $124, $116, $118
    lqa $126, 0x18010
    or $118, $123, $26
    lqa $116, 0x18030
    andc $26, $124, $10
    shufb $101, $117, $125, $5
    andc $23, $118, $9
    lnop
    xor $118, $113, $104
    lnop
    xor $113, $99, $102
    lnop
    xor $99, $126, $101
    lnop
    xor $126, $116, $103
    lnop
    or $116, $113, $99
    lnop
    or $113, $118, $126
    lnop
    andc $99, $116, $122
    lnop
    andc $20, $113, $8
    lnop
    andc $126, $121, $99
    lnop
    andc $125, $120, $20
    lnop
    andc $118, $119, $23
    stqa $126, 0x19ca0
    andc $124, $115, $26
    stqa $125, 0x19cb0
    andc $117, $3, $21
    stqa $118, 0x19cc0
    andc $123, $112, $100
    stqa $124, 0x19cd0
    andc $116, $18, $27
    stqa $117, 0x19ce0
    andc $113, $24, $25
    stqa $123, 0x19cf0
    nop
    stqa $116, 0x19d00
    nop
    stqa $113, 0x19d10
    nop
    lqd $114, 7328($15)
    nop
    lnop
    nop
    lnop
    nop
    lnop
    nop
    lnop
    ai $19, $2, 5
    lnop
    nop
    rotqby $16, $114, $95
    andi $114, $19, -16
    lnop
    nop
    lnop
    a $17, $114, $94
    lnop
    nop
    rotqbyi $114, $16, 13
    nop
    lqd $16, 6992($17)
    nop
    lnop
    nop
    cbd $22, 0($19)
    nop
    lnop
    andi $19, $114, 255
    lnop
    nop
    rotqbyi $114, $4, 6
    nop
    shufb $28, $19, $16, $22
    selb $16, $14, $24, $25
    rotqbyi $19, $17, 0
    selb $17, $13, $18, $27
    shlqbii $14, $113, 1
    selb $113, $12, $112, $100
    rotqbii $13, $114, 1
    selb $114, $11, $3, $21
    lqa $112, 0x180e0
    selb $3, $10, $115, $26
    lqa $11, 0x180f0
    selb $115, $9, $119, $23
    lqa $10, 0x180c0
    selb $119, $8, $120, $20
    lqa $9, 0x180d0
    selb $120, $122, $121, $99
    lnop
    selb $122, $14, $13, $91
    stqd $28, 6992($19)
    xor $13, $112, $98
    lnop
    xor $112, $11, $97
    lnop
    xor $97, $10, $6
    lqa $11, 0x180a0
    xor $10, $9, $7
    lqa $98, 0x180b0
    or $9, $13, $112
    lqa $14, 0x18080
    or $112, $97, $10
    lqa $13, 0x18090
    andc $97, $9, $116
    lnop
    andc $19, $112, $123
    lnop
    xor $9, $11, $110
    lqd $112, 3328($111)
    xor $10, $98, $109
    lqd $11, 3344($111)
    xor $98, $14, $108
    lqa $28, 0x18060
    xor $14, $13, $107
    lqa $121, 0x18070
    or $13, $9, $10
    lqa $99, 0x18040
    or $9, $98, $14
    lqa $10, 0x18050
    andc $98, $13, $117
    lnop
    andc $20, $9, $124
    lqd $13, 3584($111)
    xor $14, $28, $106
    lqd $9, 3600($111)
    xor $28, $121, $105
    shufb $100, $112, $11, $5
    xor $121, $99, $104
    lqa $112, 0x18020
    xor $99, $10, $103
    lqa $11, 0x18000
    or $10, $14, $28
    lqa $8, 0x18010
    or $14, $121, $99
    lqa $28, 0x18030
    andc $121, $10, $118
    shufb $99, $13, $9, $5
    andc $23, $14, $125
    lnop
    xor $14, $112, $102
    lnop
    xor $112, $11, $100
    lnop
    xor $11, $8, $99
    lnop
    xor $8, $28, $101
    lnop
    or $28, $112, $11
    lnop
    or $112, $14, $8
    lnop
    andc $26, $28, $122
    lnop
    andc $28, $112, $126
    lnop
    andc $8, $120, $26
    lnop
    andc $9, $119, $28
    lnop
    andc $10, $115, $23
    stqa $8, 0x19ca0
    andc $11, $3, $121
    stqa $9, 0x19cb0
    andc $12, $114, $20
    stqa $10, 0x19cc0
    andc $13, $113, $98
    stqa $11, 0x19cd0
    andc $14, $17, $19
    stqa $12, 0x19ce0
    andc $112, $16, $97
    stqa $13, 0x19cf0
    nop
    stqa $14, 0x19d00
    nop
    stqa $112, 0x19d10
    nop
    lqd $21, 7328($15)
    nop
    lnop
    nop
    lnop
    nop
    lnop
    nop
    lnop
    ai $18, $2, 6
    lnop
    nop
    rotqby $27, $21, $95
    andi $21, $18, -16
    lnop
    nop
    lnop
    a $24, $21, $94
    lnop
    nop
    rotqbyi $21, $27, 13
    nop
    lqd $27, 6992($24)
    nop
    lnop
    nop
    cbd $25, 0($18)
    nop
    lnop
    andi $18, $21, 255
    lnop
    nop
    rotqbyi $21, $4, 7
    nop
    shufb $4, $18, $27, $25
    selb $18, $116, $16, $97
    rotqbyi $25, $24, 0
    selb $16, $123, $17, $19
    shlqbii $116, $112, 1
    selb $123, $117, $113, $98
    rotqbii $112, $21, 1
    selb $21, $124, $114, $20
    lqa $117, 0x180e0
    selb $124, $118, $3, $121
    lqa $114, 0x180f0
    selb $3, $125, $115, $23
    lqa $121, 0x180c0
    selb $23, $126, $119, $28
    lqa $125, 0x180d0
    selb $28, $122, $120, $26
    lnop
    selb $26, $116, $112, $91
    stqd $4, 6992($25)
    xor $116, $117, $6
    lnop
    xor $117, $114, $7
    lnop
    xor $114, $121, $110
    lqa $7, 0x180a0
    xor $121, $125, $109
    lqa $6, 0x180b0
    or $125, $116, $117
    lqa $112, 0x18080
    or $117, $114, $121
    lqa $116, 0x18090
    andc $121, $125, $14
    lnop
    andc $125, $117, $13
    lnop
    xor $114, $7, $108
    lqd $117, 3840($111)
    xor $4, $6, $107
    lqd $7, 3856($111)
    xor $6, $112, $106
    lqa $25, 0x18060
    xor $112, $116, $105
    lqa $122, 0x18070
    or $116, $114, $4
    lqa $120, 0x18040
    or $114, $6, $112
    lqa $4, 0x18050
    andc $6, $116, $12
    lnop
    andc $126, $114, $11
    lqd $116, 4096($111)
    xor $112, $25, $104
    lqd $114, 4112($111)
    xor $111, $122, $103
    shufb $98, $117, $7, $5
    xor $122, $120, $102
    lqa $117, 0x18020
    xor $120, $4, $101
    lqa $7, 0x18000
    or $4, $112, $111
    lqa $25, 0x18010
    or $112, $122, $120
    lqa $111, 0x18030
    andc $20, $4, $10
    shufb $97, $116, $114, $5
    andc $4, $112, $9
    lnop
    xor $112, $117, $100
    lnop
    xor $117, $7, $98
    lnop
    xor $7, $25, $97
    lnop
    xor $25, $111, $99
    lnop
    or $111, $117, $7
    lnop
    or $117, $112, $25
    lnop
    andc $25, $111, $26
    lnop
    andc $7, $117, $8
    lnop
    andc $118, $28, $25
    lnop
    andc $117, $23, $7
    lnop
    andc $116, $3, $4
    stqa $118, 0x19ca0
    andc $115, $124, $20
    stqa $117, 0x19cb0
    andc $114, $21, $126
    stqa $116, 0x19cc0
    andc $113, $123, $6
    stqa $115, 0x19cd0
    andc $112, $16, $125
    stqa $114, 0x19ce0
    andc $111, $18, $121
    stqa $113, 0x19cf0
    nop
    stqa $112, 0x19d00
    nop
    stqa $111, 0x19d10
    nop
    lqd $5, 7328($15)
    nop
    lnop
    nop
    lnop
    nop
    lnop
    nop
    lnop
    ai $15, $2, 7
    lnop
    nop
    rotqby $2, $5, $95
    andi $5, $15, -16
    hbrr lcs_steady_tap_branch, lcs_steady_tap_loop
    nop
    lnop
    a $17, $5, $94
    lnop
    nop
    rotqbyi $5, $2, 13
    nop
    lqd $2, 6992($17)
    nop
    lnop
    selb $119, $14, $18, $121
    cbd $19, 0($15)
    selb $120, $13, $16, $125
    lnop
    andi $125, $5, 255
    lnop
    selb $121, $12, $123, $6
    lnop
    selb $122, $11, $21, $126
    shufb $6, $125, $2, $19
    selb $123, $10, $124, $20
    rotqbyi $2, $17, 0
    selb $124, $9, $3, $4
    lnop
    selb $125, $8, $23, $7
    lnop
    ai $96, $96, -1
    lnop
    selb $126, $26, $28, $25
    stqd $6, 6992($2)
    ai $127, $127, 1
lcs_steady_tap_branch:
    brnz $96, lcs_steady_tap_loop
lcs_steady_tap_end:
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
