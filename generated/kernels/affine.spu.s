# affine in the wavefront layout, 3 rows a lane, for spu.
#
# Made by: minterm compile affine --layout wavefront --target spu --alphabet ACGT --rows 3 --emit asm
#
# Local store:
#     0x18000 a         planes of a's symbols, one word a register and plane
#     0x18060 windows   windows of b's symbols, eight shifted copies a residue and plane
#     0x18660 active    windows of "column exists", eight shifted copies a residue
#     0x18960 vertical  vertical flow, one word a register and plane, in and out
#     0x18a80 down      downward flow of the last step, one word a register and plane, in and out
#     0x18ba0 top       top edge, one byte a column and plane, in
#     0x18f00 bottom    bottom edge, one byte a step and plane, out
#     0x19260 tap       scratch, one word a plane and register
#     $3      begin     first iteration
#     $4      end       one past the last iteration
#     32      copy_stride bytes between shifted copies
#     144     top_stride bytes between planes of the top edge
#     144     bottom_stride bytes between planes of the bottom edge
#     $5      tap_byte  byte of the row wanted in a plane's words
# Bits within bytes are the other way round than in other kernels: bit 0 of a word is
# the most significant one. A call does a piece of a strip: begin and end count iterations from a
# multiple of 8 on, end is at most 40, and windows and edges lie here from there on.
#
# What is computed, for a of m and b of n symbols:
#     recurrence affine
#       param mismatch = 4 in 0..8
#       param open = 6 in 0..8
#       param extend = 2 in 1..3
#       predicate match: a[i] == b[j]
#       int E[0][j] = 0
#       int E[i][0] = 6 + (6 + 2 * i)
#       int E[i][j] = min(E[i][j-1], H[i][j-1] + 6) + 2
#       int F[0][j] = 6 + (6 + 2 * j)
#       int F[i][0] = 0
#       int F[i][j] = min(F[i-1][j], H[i-1][j] + 6) + 2
#       int H[0][j] = j == 0 ? 0 : 6 + 2 * j
#       int H[i][0] = 6 + 2 * i
#       int H[i][j] = min(E[i][j], F[i][j], H[i-1][j-1] + (match ? 0 : 4))
#       answer H[m][n]
#
# Codes of symbols, of which bit p is in plane p:
#     a and b: 'A' 0, 'C' 1, 'G' 2, 'T' 3
#
# Codes of what crosses the edges of cells, bit 0 on the right; bit p is in plane p, and * may be
# either:
#     vertical, E[i][j-1] - H[i-1][j-1]; H[i][j-1] - H[i-1][j-1]:
#         (-2, -8) = 000011
#         (-2, -6) = 010010
#         (-2, -4) = 100001
#         (-2, -2) = 110000
#         (0, -6) = 000010
#         (0, -4) = 010001
#         (0, -2) = 100000
#         (0, 0) = 110111
#         (2, -4) = 000001
#         (2, -2) = 010000
#         (2, 0) = 100111
#         (2, 2) = 110110
#         (4, -2) = 000000
#         (4, 0) = 010111
#         (4, 2) = 100110
#         (4, 4) = 110101
#         (6, 0) = 000111
#         (6, 2) = 010110
#         (6, 4) = 100101
#         (6, 6) = 110100
#         (8, 2) = 000110
#         (8, 4) = 0*0101
#         (8, 6) = *00100 or 010100
#         (8, 8) = **1011
#         row 1, 2, .. at the left edge (j - 1 = 0): code 11, 6, and so on with the last
#     horizontal, F[i-1][j] - H[i-1][j-1]; H[i-1][j] - H[i-1][j-1]:
#         (-2, -8) = 001011
#         (-2, -6) = 010100
#         (-2, -4) = 100101
#         (-2, -2) = 110110
#         (0, -6) = 000100
#         (0, -4) = 010101
#         (0, -2) = 100110
#         (0, 0) = 110111
#         (2, -4) = 000101
#         (2, -2) = 010110
#         (2, 0) = 100111
#         (2, 2) = 110000
#         (4, -2) = 000110
#         (4, 0) = 010111
#         (4, 2) = 100000
#         (4, 4) = 110001
#         (6, 0) = 000111
#         (6, 2) = 010000
#         (6, 4) = 100001
#         (6, 6) = 110010
#         (8, 2) = 000000
#         (8, 4) = 0*0001
#         (8, 6) = *00010 or 010010
#         (8, 8) = **0011
#         column 1, 2, .. at the top edge (i - 1 = 0): code 3, 0, and so on with the last
#
# What lies where. Rows and columns are counted from 0 here. A strip has 384 rows: row r is bit 127 - r / 3
# of word r % 3, and bit x of a word is bit x % 8 of its byte x / 8.
#     a         word (r % 3) * 2 + p: plane p of the symbols of its rows
#     windows   sequence x * 2 + p, for x from 0 to 2: 128 zeros, then plane p of the columns x, x + 3,
#               x + 6, .. and zeros; eight copies of each, as of active
#     active    sequences x, for x from 0 to 2: 128 zeros and then a one for each column x, x + 3, .. that
#               there is. Eight copies of each, copy c without its first c bits: byte (x * 8 + c) *
#               copy_stride begins it. copy_stride is at least iterations / 8 + 17
#     vertical  word (r % 3) * 6 + p: plane p of what enters its rows from the left, and after the
#               last call of what leaves them on the right
#     down      18 words, which may be anything at first
#     top       byte p * top_stride + j: plane p of what enters column j from above, in bit 0; 16 bytes
#               behind the last step are read
#     bottom    byte p * bottom_stride + j + 383: plane p of what leaves the strip's last row in column j,
#               in bit 0. A step s writes bytes s to s + 3. It may be 383 bytes before top: a
#               strip then turns the row above it into the row below it
#
# What to call. Step s computes the cells (r, s - r) of all rows r, iteration q the steps from 3 q to 3 q + 2.
# R rows, 1 to 384 of them, and n columns take (R + n - 1 + 2) / 3 iterations. `edge` does any of them;
# `steady` is faster and does those in which all rows have a column: from (R - 1 + 2) / 3 to n / 3 - 1.
# Calls follow each other in the same memory, each for the iterations from begin to end - 1.
# More rows are strips from the top to the bottom, all but the last of 384 rows: `bottom` of one is `top`
# of the next, and windows and active are the same for all.
#
# The answer H[m][n] is H[0][n] plus what the vertical codes of all m rows stand for
# after the last call (H[i][n] - H[i-1][n] then).
#
# A cell: 45 gates, nothing proved (shipped).
# spu: 48 gates, depth 19, 0 moves, 21 live registers
# inputs v0 v1 v2 v3 v4 v5 h0 h1 h2 h3 h4 h5 a0 a1 b0 b1
# g0 = xor(a0, b0)
# g1 = xor(a1, b1)
# g2 = or(g0, g1)
# g3 = xor(h0, h4)
# g4 = orc(h4, g3)
# g5 = eqv(h5, h1)
# g6 = selb(h5, g4, g5)
# g7 = selb(g4, h2, g5)
# g8 = orc(g3, g2)
# g9 = selb(v3, v0, v4)
# g10 = xor(g9, v5)
# g11 = selb(v5, v1, g10)
# g12 = eqv(v1, g10)
# g13 = selb(v2, v3, g11)
# g14 = xor(v0, v4)
# g15 = selb(g14, v3, g8)
# g16 = selb(h3, g6, h2)
# g17 = andc(g16, g8)
# g18 = eqv(g17, g14)
# g19 = selb(g2, g15, g16)
# g20 = andc(g15, g2)
# g21 = selb(g12, h3, g19)
# g22 = nor(g21, g13)
# g23 = selb(g19, g12, g22)
# g24 = selb(g23, g18, g12)
# g25 = selb(g13, g9, g24)
# g26 = andc(g19, g24)
# g27 = orc(g26, g18)
# g28 = xor(g27, v4)
# g29 = selb(g27, h3, g25)
# g30 = xor(g28, v0)
# g31 = selb(g23, g8, g30)
# g32 = selb(g23, v0, g30)
# g33 = xor(h2, g6)
# g34 = selb(g16, g7, g33)
# g35 = selb(g16, g34, g31)
# g36 = selb(g34, g33, g31)
# g37 = xor(g30, h0)
# g38 = selb(g31, g37, g30)
# g39 = xor(g37, h4)
# g40 = selb(h3, g36, g39)
# g41 = xor(g38, h1)
# g42 = and(g38, g41)
# g43 = xor(g42, h2)
# g44 = xor(g32, v1)
# g45 = orc(g44, g32)
# g46 = eqv(g45, v2)
# g47 = selb(g35, h3, g43)
# v0' = g37
# v1' = g41
# v2' = g43
# v3' = g47
# v4' = g29
# v5' = g22
# h0' = g28
# h1' = g44
# h2' = g46
# h3' = g20
# h4' = g40
# h5' = g35

constants:
    .long 0x00018000, 0x00018000, 0x00018000, 0x00018000
    .long 0x03030303, 0x03030303, 0x03030303, 0x03030303
    .long 0x00010203, 0x04050607, 0x08090a0b, 0x0c0d0e0f
    .long 0x00000000, 0x00000000, 0x00000000, 0x00000001
    .long 0x01020304, 0x05060708, 0x090a0b0c, 0x0d0e0f10

.global affine_edge
.align 3
affine_edge:
    lqa $83, 0x0
    lqa $82, 0x10
    lqa $81, 0x20
    lqa $80, 0x30
    lqa $79, 0x40
    lqa $126, 0x18960
    lqa $125, 0x18970
    lqa $124, 0x18980
    lqa $123, 0x18990
    lqa $122, 0x189a0
    lqa $121, 0x189b0
    lqa $120, 0x189c0
    lqa $119, 0x189d0
    lqa $118, 0x189e0
    lqa $117, 0x189f0
    lqa $116, 0x18a00
    lqa $115, 0x18a10
    lqa $114, 0x18a20
    lqa $113, 0x18a30
    lqa $112, 0x18a40
    lqa $111, 0x18a50
    lqa $110, 0x18a60
    lqa $109, 0x18a70
    lqa $108, 0x18a80
    lqa $107, 0x18a90
    lqa $106, 0x18aa0
    lqa $105, 0x18ab0
    lqa $104, 0x18ac0
    lqa $103, 0x18ad0
    lqa $102, 0x18ae0
    lqa $101, 0x18af0
    lqa $100, 0x18b00
    lqa $99, 0x18b10
    lqa $98, 0x18b20
    lqa $97, 0x18b30
    lqa $96, 0x18b40
    lqa $95, 0x18b50
    lqa $94, 0x18b60
    lqa $93, 0x18b70
    lqa $92, 0x18b80
    lqa $91, 0x18b90
    andi $6, $3, 7
    rotmi $7, $3, -3
    shli $6, $6, 5
    a $6, $6, $7
    andi $7, $6, -16
    a $7, $7, $83
    lqd $8, 608($7)
    lqd $9, 624($7)
    shufb $6, $6, $6, $82
    andbi $6, $6, 15
    a $6, $6, $81
    shufb $90, $8, $9, $6
    lqd $8, 864($7)
    lqd $9, 880($7)
    shufb $89, $8, $9, $6
    lqd $8, 1888($7)
    lqd $9, 1904($7)
    shufb $88, $8, $9, $6
    lqd $8, 1120($7)
    lqd $9, 1136($7)
    shufb $87, $8, $9, $6
    lqd $8, 1376($7)
    lqd $9, 1392($7)
    shufb $86, $8, $9, $6
    lqd $8, 2144($7)
    lqd $7, 2160($7)
    shufb $85, $8, $7, $6
    sf $84, $3, $4
    ori $127, $3, 0
    cgti $2, $84, 0
    brz $2, affine_edge_end
    ai $13, $127, 1
    mpyi $2, $127, 3
    andi $12, $13, 7
    rotmi $3, $13, -3
    andi $4, $2, -16
    shli $5, $12, 5
    a $6, $5, $3
    ai $127, $127, 1
    shlqbii $7, $93, 1
    shlqbii $8, $94, 1
    a $9, $4, $83
    lqd $14, 2976($9)
    cbd $10, 0($2)
    lqd $4, 3696($9)
    lqd $15, 3552($9)
    lqd $3, 3120($9)
    shufb $5, $6, $6, $82
    rotqby $11, $14, $2
    lqd $12, 3408($9)
    lqd $13, 3264($9)
    rotqby $14, $15, $2
# 525 cycles an iteration, 524 at least: 524 instructions for the even pipe, 216 for the odd one; 0 cycles of nops alone
.align 3
affine_edge_loop:
    nop
    rotqby $93, $4, $2
    ai $15, $2, 2
    rotqby $26, $12, $2
    ai $94, $2, 1
    rotqby $4, $13, $2
    ai $13, $127, 1
    rotqby $16, $3, $2
    mpyi $2, $127, 3
    lnop
    andi $12, $13, 7
    shlqbii $19, $96, 1
    rotmi $3, $13, -3
    shlqbii $96, $95, 1
    andi $95, $6, -16
    rotqbii $28, $11, 1
    andbi $6, $5, 15
    rotqbii $27, $4, 1
    a $11, $95, $83
    lqa $25, 0x18040
    a $13, $6, $81
    rotqbii $95, $16, 1
    andi $4, $2, -16
    rotqbii $6, $26, 1
    shli $5, $12, 5
    shlqbii $26, $92, 1
    selb $92, $19, $28, $80
    rotqbii $16, $14, 1
    selb $14, $96, $95, $80
    lqa $19, 0x18050
    selb $12, $8, $27, $80
    lnop
    selb $8, $7, $6, $80
    lnop
    selb $7, $26, $16, $80
    lnop
    xor $16, $25, $90
    lnop
    xor $90, $102, $98
    lnop
    xor $25, $19, $89
    lnop
    orc $89, $98, $90
    lnop
    eqv $19, $97, $101
    lnop
    or $26, $16, $25
    lnop
    selb $16, $97, $89, $19
    lnop
    selb $25, $111, $114, $110
    lnop
    orc $6, $90, $26
    lnop
    xor $90, $25, $109
    lnop
    xor $97, $114, $110
    lnop
    selb $27, $109, $113, $90
    lnop
    selb $96, $97, $111, $6
    lnop
    selb $95, $99, $16, $100
    lnop
    eqv $28, $113, $90
    lnop
    selb $90, $26, $96, $95
    lnop
    selb $24, $112, $111, $27
    lnop
    selb $23, $28, $99, $90
    shlqbii $27, $91, 1
    andc $91, $95, $6
    rotqbii $22, $93, 1
    nor $93, $23, $24
    lnop
    eqv $23, $91, $97
    lnop
    selb $18, $90, $28, $93
    lnop
    selb $91, $27, $22, $80
    lnop
    selb $22, $18, $23, $28
    lnop
    selb $28, $89, $100, $19
    lnop
    andc $89, $90, $22
    lnop
    andc $97, $96, $26
    lnop
    orc $96, $89, $23
    lnop
    selb $23, $24, $25, $22
    lnop
    xor $89, $96, $110
    lnop
    selb $22, $96, $99, $23
    lnop
    xor $96, $89, $114
    lnop
    xor $23, $100, $16
    lnop
    selb $16, $18, $6, $96
    lnop
    selb $6, $95, $28, $23
    lnop
    selb $28, $18, $114, $96
    lnop
    selb $90, $95, $6, $16
    lnop
    xor $95, $96, $102
    lnop
    selb $102, $6, $23, $16
    lnop
    xor $6, $95, $98
    lnop
    selb $23, $16, $95, $96
    lnop
    selb $98, $99, $102, $6
    lnop
    xor $102, $23, $101
    lnop
    xor $101, $28, $113
    lnop
    and $6, $23, $102
    lnop
    orc $23, $101, $28
    lnop
    xor $28, $6, $100
    lnop
    eqv $100, $23, $112
    lnop
    selb $23, $90, $99, $28
    lqa $6, 0x18020
    selb $99, $114, $95, $88
    lnop
    selb $114, $113, $102, $88
    lqa $95, 0x18030
    selb $113, $112, $28, $88
    lnop
    selb $112, $111, $23, $88
    lnop
    selb $111, $110, $22, $88
    lnop
    xor $110, $6, $87
    lnop
    xor $6, $108, $104
    lnop
    xor $22, $95, $86
    lnop
    orc $95, $104, $6
    lnop
    eqv $23, $103, $107
    lnop
    or $28, $110, $22
    lnop
    selb $110, $103, $95, $23
    lnop
    selb $22, $117, $120, $116
    lnop
    orc $102, $6, $28
    lnop
    xor $6, $22, $115
    lnop
    xor $103, $120, $116
    lnop
    selb $96, $115, $119, $6
    lnop
    selb $16, $103, $117, $102
    shufb $18, $89, $89, $79
    selb $24, $105, $110, $106
    lnop
    eqv $25, $119, $6
    lnop
    selb $6, $28, $16, $24
    lqd $26, 3840($9)
    selb $19, $118, $117, $96
    rotqbyi $27, $18, 12
    selb $96, $25, $105, $6
    lnop
    andc $18, $24, $102
    lnop
    nor $21, $96, $19
    lnop
    eqv $96, $18, $103
    lnop
    selb $18, $6, $25, $21
    shufb $20, $27, $26, $10
    selb $103, $109, $93, $88
    rotqbyi $26, $9, 0
    selb $93, $18, $96, $25
    lnop
    selb $25, $95, $106, $23
    lnop
    andc $95, $6, $93
    shufb $23, $101, $101, $79
    andc $109, $16, $28
    stqd $20, 3840($26)
    orc $16, $95, $96
    lqd $20, 3984($9)
    selb $96, $19, $22, $93
    lnop
    xor $88, $16, $116
    rotqbyi $93, $23, 12
    selb $23, $16, $105, $96
    lnop
    xor $96, $88, $120
    lnop
    xor $16, $106, $110
    lnop
    selb $19, $18, $102, $96
    shufb $22, $93, $20, $10
    selb $93, $24, $25, $16
    lqd $102, 96($11)
    selb $20, $18, $120, $96
    lqd $25, 112($11)
    selb $110, $24, $93, $19
    shufb $18, $100, $100, $79
    xor $24, $96, $108
    stqd $22, 3984($26)
    selb $108, $93, $16, $19
    lqd $22, 4128($9)
    xor $93, $24, $104
    lnop
    selb $16, $19, $24, $96
    rotqbyi $95, $18, 12
    selb $104, $105, $108, $93
    lnop
    xor $93, $16, $107
    shufb $108, $102, $25, $13
    xor $107, $20, $119
    lqd $25, 352($11)
    and $102, $16, $93
    shufb $96, $95, $22, $10
    orc $16, $107, $20
    lqd $95, 368($11)
    xor $20, $102, $106
    lqa $22, 0x18000
    eqv $106, $16, $118
    shufb $102, $97, $97, $79
    selb $16, $110, $105, $20
    stqd $96, 4128($26)
    selb $105, $120, $24, $85
    lqd $96, 4272($9)
    selb $120, $119, $93, $85
    lqa $24, 0x18010
    selb $119, $118, $20, $85
    rotqbyi $93, $102, 12
    selb $118, $117, $16, $85
    lnop
    selb $102, $116, $23, $85
    shufb $117, $25, $95, $13
    selb $116, $115, $21, $85
    lnop
    xor $115, $22, $108
    shufb $21, $93, $96, $10
    xor $96, $92, $7
    lnop
    xor $93, $24, $117
    lnop
    orc $24, $7, $96
    shufb $22, $98, $98, $79
    eqv $95, $91, $14
    stqd $21, 4272($26)
    or $21, $115, $93
    lqd $23, 4416($9)
    selb $115, $91, $24, $95
    lnop
    selb $91, $123, $126, $122
    rotqbyi $93, $22, 12
    orc $22, $96, $21
    lnop
    xor $96, $91, $121
    lnop
    xor $25, $126, $122
    lnop
    selb $16, $121, $125, $96
    shufb $20, $93, $23, $10
    selb $93, $25, $123, $22
    lnop
    selb $23, $8, $115, $12
    lnop
    eqv $18, $125, $96
    shufb $19, $90, $90, $79
    ai $84, $84, -1
    stqd $20, 4416($26)
    selb $20, $21, $93, $23
    lqd $96, 4560($9)
    selb $9, $124, $123, $16
    lnop
    selb $16, $18, $8, $20
    rotqbyi $28, $19, 12
    andc $19, $23, $22
    lnop
    nor $6, $16, $9
    lnop
    eqv $16, $19, $25
    lnop
    selb $19, $20, $18, $6
    shufb $25, $28, $96, $10
    selb $96, $24, $12, $95
    lnop
    selb $95, $19, $16, $18
    lnop
    andc $10, $93, $21
    lnop
    selb $93, $9, $91, $95
    stqd $25, 4560($26)
    andc $91, $20, $95
    lnop
    andi $95, $94, -16
    lnop
    orc $20, $91, $16
    lnop
    a $9, $95, $83
    lnop
    xor $91, $20, $122
    lqd $95, 1632($11)
    selb $25, $20, $8, $93
    lqd $16, 2976($9)
    xor $20, $91, $126
    lqd $93, 1648($11)
    xor $26, $12, $115
    lnop
    selb $21, $19, $22, $20
    lnop
    selb $22, $23, $96, $26
    lnop
    selb $96, $19, $126, $20
    lqd $18, 3120($9)
    selb $115, $23, $22, $21
    rotqby $19, $16, $94
    xor $23, $20, $92
    shufb $16, $95, $93, $13
    selb $95, $22, $26, $21
    lqd $93, 3264($9)
    xor $22, $23, $7
    shlqbii $26, $89, 1
    selb $7, $21, $23, $20
    rotqbii $92, $19, 1
    selb $89, $8, $95, $22
    rotqby $19, $18, $94
    xor $95, $7, $14
    lqd $18, 3408($9)
    xor $14, $96, $125
    shlqbii $22, $101, 1
    and $101, $7, $95
    rotqby $20, $93, $94
    orc $93, $14, $96
    lqd $7, 3552($9)
    xor $96, $101, $12
    rotqbii $21, $19, 1
    eqv $12, $93, $124
    shlqbii $101, $100, 1
    selb $100, $115, $8, $96
    rotqby $93, $18, $94
    selb $8, $126, $23, $16
    rotqbii $18, $20, 1
    selb $126, $125, $95, $16
    shlqbii $20, $97, 1
    selb $125, $124, $96, $16
    rotqby $97, $7, $94
    selb $124, $123, $100, $16
    rotqbii $96, $93, 1
    selb $123, $122, $25, $16
    shlqbii $93, $98, 1
    selb $122, $121, $6, $16
    lqa $25, 0x18040
    selb $121, $26, $92, $80
    rotqbii $6, $97, 1
    selb $98, $22, $21, $80
    lqa $92, 0x18050
    selb $97, $101, $18, $80
    lnop
    selb $100, $20, $96, $80
    lnop
    selb $101, $93, $6, $80
    lnop
    xor $93, $25, $87
    lnop
    xor $87, $88, $104
    lnop
    xor $25, $92, $86
    lnop
    orc $92, $104, $87
    lnop
    eqv $86, $110, $107
    lnop
    or $6, $93, $25
    lnop
    selb $93, $110, $92, $86
    lnop
    selb $25, $112, $99, $111
    lnop
    orc $96, $87, $6
    lqd $110, 3696($9)
    xor $87, $25, $103
    lnop
    xor $20, $99, $111
    lnop
    selb $18, $103, $114, $87
    lnop
    selb $21, $20, $112, $96
    lnop
    selb $22, $109, $93, $106
    lnop
    eqv $7, $114, $87
    rotqby $26, $110, $94
    selb $87, $6, $21, $22
    lnop
    selb $95, $113, $112, $18
    lnop
    selb $110, $7, $109, $87
    shlqbii $18, $90, 1
    andc $23, $22, $96
    rotqbii $90, $26, 1
    nor $26, $110, $95
    lnop
    eqv $19, $23, $20
    lnop
    selb $20, $87, $7, $26
    lnop
    selb $110, $18, $90, $80
    lnop
    selb $90, $20, $19, $7
    lnop
    selb $7, $92, $106, $86
    lnop
    andc $92, $87, $90
    lnop
    andc $86, $21, $6
    lnop
    orc $6, $92, $19
    lnop
    selb $92, $95, $25, $90
    lnop
    xor $87, $6, $111
    lnop
    selb $95, $6, $109, $92
    lnop
    xor $92, $87, $99
    lnop
    xor $6, $106, $93
    lnop
    selb $93, $20, $96, $92
    lnop
    selb $96, $22, $7, $6
    lnop
    selb $90, $20, $99, $92
    lnop
    selb $7, $22, $96, $93
    lnop
    xor $22, $92, $88
    lnop
    selb $88, $96, $6, $93
    lnop
    xor $96, $22, $104
    lnop
    selb $6, $93, $22, $92
    lnop
    selb $104, $109, $88, $96
    lnop
    xor $96, $6, $107
    lnop
    xor $107, $90, $114
    lnop
    and $88, $6, $96
    lnop
    orc $6, $107, $90
    lnop
    xor $90, $88, $106
    lnop
    eqv $106, $6, $113
    lnop
    selb $6, $7, $109, $90
    lqa $88, 0x18020
    selb $109, $99, $22, $85
    lnop
    selb $99, $114, $96, $85
    lqa $22, 0x18030
    selb $17, $113, $90, $85
    lnop
    selb $18, $112, $6, $85
    lnop
    selb $19, $111, $95, $85
    lnop
    xor $111, $88, $108
    lnop
    xor $88, $91, $89
    lnop
    xor $95, $22, $117
    lnop
    orc $22, $89, $88
    lnop
    eqv $112, $115, $14
    lnop
    or $6, $111, $95
    lnop
    selb $111, $115, $22, $112
    lnop
    selb $95, $118, $105, $102
    lnop
    orc $113, $88, $6
    lnop
    xor $88, $95, $116
    lnop
    xor $90, $105, $102
    lnop
    selb $115, $116, $120, $88
    lnop
    selb $114, $90, $118, $113
    shufb $96, $87, $87, $79
    selb $93, $10, $111, $12
    lnop
    eqv $92, $120, $88
    lnop
    selb $88, $6, $114, $93
    lqd $20, 3840($9)
    selb $25, $119, $118, $115
    rotqbyi $21, $96, 12
    selb $96, $92, $10, $88
    cbd $23, 0($94)
    andc $94, $93, $113
    lnop
    nor $115, $96, $25
    lnop
    eqv $96, $94, $90
    lnop
    selb $94, $88, $92, $115
    shufb $90, $21, $20, $23
    selb $20, $103, $26, $85
    rotqbyi $24, $9, 0
    selb $85, $94, $96, $92
    lnop
    selb $92, $22, $12, $112
    lnop
    andc $112, $88, $85
    shufb $22, $107, $107, $79
    andc $103, $114, $6
    stqd $90, 3840($24)
    orc $114, $112, $96
    lqd $90, 3984($9)
    selb $112, $25, $95, $85
    lnop
    xor $85, $114, $102
    rotqbyi $95, $22, 12
    selb $22, $114, $10, $112
    lnop
    xor $114, $85, $105
    lnop
    xor $112, $12, $111
    lnop
    selb $111, $94, $113, $114
    shufb $25, $95, $90, $23
    selb $95, $93, $92, $112
    lqd $113, 608($11)
    selb $96, $94, $105, $114
    lqd $92, 624($11)
    selb $94, $93, $95, $111
    shufb $90, $106, $106, $79
    xor $93, $114, $91
    stqd $25, 3984($24)
    selb $91, $95, $112, $111
    lqd $25, 4128($9)
    xor $112, $93, $89
    lnop
    selb $89, $111, $93, $114
    rotqbyi $95, $90, 12
    selb $111, $10, $91, $112
    lnop
    xor $112, $89, $14
    shufb $90, $113, $92, $13
    xor $14, $96, $120
    lnop
    and $113, $89, $112
    shufb $92, $95, $25, $23
    orc $89, $14, $96
    lqd $95, 864($11)
    xor $25, $113, $12
    lqd $96, 880($11)
    eqv $12, $89, $119
    shufb $113, $86, $86, $79
    selb $91, $94, $10, $25
    stqd $92, 4128($24)
    selb $10, $105, $93, $16
    lqd $92, 4272($9)
    a $6, $5, $3
    lnop
    selb $3, $120, $112, $16
    rotqbyi $93, $113, 12
    xor $120, $121, $101
    lnop
    selb $5, $118, $91, $16
    shufb $89, $95, $96, $13
    selb $105, $102, $22, $16
    lqa $118, 0x18000
    orc $102, $101, $120
    shufb $22, $93, $92, $23
    eqv $92, $110, $98
    lqa $93, 0x18010
    selb $21, $119, $25, $16
    lnop
    selb $25, $110, $102, $92
    shufb $119, $104, $104, $79
    ai $127, $127, 1
    stqd $22, 4272($24)
    selb $22, $100, $25, $97
    lqd $110, 4416($9)
    xor $96, $118, $90
    lnop
    xor $118, $93, $89
    rotqbyi $95, $119, 12
    selb $119, $124, $8, $123
    lnop
    or $93, $96, $118
    lnop
    xor $118, $8, $123
    lnop
    orc $96, $120, $93
    shufb $91, $95, $110, $23
    xor $120, $119, $122
    lnop
    selb $110, $118, $124, $96
    lnop
    selb $95, $122, $126, $120
    shufb $113, $7, $7, $79
    selb $112, $93, $110, $22
    stqd $91, 4416($24)
    eqv $91, $126, $120
    lqd $114, 4560($9)
    selb $120, $125, $124, $95
    lnop
    selb $95, $91, $100, $112
    rotqbyi $9, $113, 12
    andc $113, $22, $96
    lnop
    nor $28, $95, $120
    lnop
    eqv $95, $113, $118
    lnop
    selb $118, $112, $91, $28
    shufb $113, $9, $114, $23
    selb $114, $102, $97, $92
    lnop
    selb $102, $118, $95, $91
    lnop
    andc $9, $110, $93
    lnop
    selb $93, $120, $119, $102
    stqd $113, 4560($24)
    andc $120, $112, $102
    lnop
    andi $112, $15, -16
    lnop
    orc $102, $120, $95
    lnop
    a $110, $112, $83
    lnop
    xor $119, $102, $123
    lqd $112, 1888($11)
    selb $120, $102, $100, $93
    lqd $95, 2976($110)
    xor $113, $119, $8
    lqd $93, 1904($11)
    xor $24, $97, $25
    lnop
    selb $25, $118, $96, $113
    lnop
    selb $96, $22, $114, $24
    lnop
    selb $114, $118, $8, $113
    lqd $91, 3120($110)
    selb $102, $22, $96, $25
    rotqby $118, $95, $15
    xor $95, $113, $121
    shufb $88, $112, $93, $13
    selb $121, $96, $24, $25
    lqd $112, 3264($110)
    xor $96, $95, $101
    shlqbii $93, $87, 1
    selb $24, $25, $95, $113
    rotqbii $92, $118, 1
    selb $101, $100, $121, $96
    rotqby $118, $91, $15
    xor $96, $24, $98
    lqd $121, 3408($110)
    xor $87, $114, $126
    shlqbii $98, $107, 1
    and $107, $24, $96
    rotqby $91, $112, $15
    orc $112, $87, $114
    lqd $24, 3552($110)
    xor $114, $107, $97
    rotqbii $113, $118, 1
    eqv $107, $112, $125
    shlqbii $118, $106, 1
    selb $112, $102, $100, $114
    rotqby $106, $121, $15
    selb $121, $8, $95, $88
    rotqbii $100, $91, 1
    selb $22, $126, $96, $88
    shlqbii $95, $86, 1
    selb $23, $125, $114, $88
    rotqby $126, $24, $15
    selb $24, $124, $112, $88
    rotqbii $125, $106, 1
    selb $25, $123, $120, $88
    shlqbii $112, $104, 1
    selb $26, $122, $28, $88
    lqa $120, 0x18040
    selb $122, $93, $92, $80
    rotqbii $28, $126, 1
    selb $123, $98, $113, $80
    lqa $126, 0x18050
    selb $104, $118, $100, $80
    lnop
    selb $27, $95, $125, $80
    lnop
    selb $124, $112, $28, $80
    lnop
    xor $112, $120, $108
    lnop
    xor $120, $85, $111
    lnop
    xor $108, $126, $117
    lnop
    orc $126, $111, $120
    lnop
    eqv $117, $94, $14
    lnop
    or $28, $112, $108
    lnop
    selb $112, $94, $126, $117
    lnop
    selb $94, $18, $109, $19
    lnop
    orc $125, $120, $28
    lqd $108, 3696($110)
    xor $120, $94, $20
    lnop
    xor $95, $109, $19
    lnop
    selb $118, $20, $99, $120
    lnop
    selb $100, $95, $18, $125
    lnop
    selb $113, $103, $112, $12
    lnop
    eqv $93, $99, $120
    rotqby $98, $108, $15
    selb $120, $28, $100, $113
    lnop
    selb $108, $17, $18, $118
    lnop
    selb $92, $93, $103, $120
    shlqbii $118, $7, 1
    andc $7, $113, $125
    rotqbii $106, $98, 1
    nor $98, $92, $108
    lnop
    eqv $92, $7, $95
    lnop
    selb $95, $120, $93, $98
    lnop
    selb $7, $118, $106, $80
    lnop
    selb $118, $95, $92, $93
    lnop
    selb $106, $126, $12, $117
    lnop
    andc $126, $120, $118
    lnop
    andc $93, $100, $28
    lnop
    orc $100, $126, $92
    lnop
    selb $126, $108, $94, $118
    lnop
    xor $96, $100, $19
    lnop
    selb $28, $100, $103, $126
    lnop
    xor $126, $96, $109
    lnop
    xor $100, $12, $112
    lnop
    selb $112, $95, $125, $126
    lnop
    selb $125, $113, $106, $100
    lnop
    selb $106, $95, $109, $126
    lnop
    selb $91, $113, $125, $112
    lnop
    xor $113, $126, $85
    lnop
    selb $85, $125, $100, $112
    lnop
    xor $125, $113, $111
    lnop
    selb $111, $112, $113, $126
    lnop
    selb $92, $103, $85, $125
    lnop
    xor $125, $111, $14
    lnop
    xor $95, $106, $99
    lnop
    and $14, $111, $125
    lnop
    orc $111, $95, $106
    lnop
    xor $106, $14, $12
    lnop
    eqv $94, $111, $17
    lnop
    selb $12, $91, $103, $106
    lnop
    selb $114, $109, $113, $16
    lnop
    selb $113, $99, $125, $16
    lnop
    selb $112, $17, $106, $16
    lnop
    selb $111, $18, $12, $16
    lqa $106, 0x18030
    xor $17, $119, $101
    lqa $12, 0x18020
    selb $18, $116, $115, $16
    lnop
    selb $116, $5, $10, $105
    lnop
    orc $115, $101, $17
    lnop
    eqv $125, $102, $87
    lnop
    xor $99, $106, $89
    lnop
    xor $106, $12, $90
    lnop
    xor $12, $116, $18
    lnop
    or $103, $106, $99
    lnop
    selb $106, $102, $115, $125
    lnop
    orc $14, $17, $103
    lnop
    selb $17, $18, $3, $12
    lnop
    xor $102, $10, $105
    lnop
    selb $85, $9, $106, $107
    lnop
    selb $126, $102, $5, $14
    lnop
    eqv $99, $3, $12
    lnop
    selb $12, $103, $126, $85
    lnop
    selb $100, $21, $5, $17
    lnop
    selb $17, $99, $9, $12
    lnop
    andc $109, $85, $14
    lnop
    nor $108, $17, $100
    lnop
    eqv $17, $109, $102
    lnop
    selb $118, $12, $99, $108
    lnop
    selb $109, $20, $98, $16
    lnop
    selb $98, $118, $17, $99
    lnop
    selb $20, $115, $107, $125
    lnop
    andc $125, $12, $98
    lnop
    andc $99, $126, $103
    lnop
    orc $126, $125, $17
    lnop
    selb $125, $100, $116, $98
    lnop
    xor $102, $126, $105
    lnop
    selb $17, $126, $9, $125
    lnop
    xor $126, $102, $10
    lnop
    xor $125, $107, $106
    lnop
    selb $106, $118, $14, $126
    lnop
    selb $14, $85, $20, $125
    lnop
    selb $20, $118, $10, $126
    lnop
    selb $97, $85, $14, $106
    lnop
    xor $85, $126, $119
    lnop
    selb $118, $14, $125, $106
    lqd $119, 1120($11)
    xor $125, $85, $101
    shufb $14, $96, $96, $79
    selb $100, $106, $85, $126
    lqd $116, 1136($11)
    selb $98, $9, $118, $125
    lqd $126, 1376($11)
    xor $125, $100, $87
    lqd $118, 3840($110)
    xor $101, $20, $3
    rotqbyi $106, $14, 12
    and $14, $100, $125
    cbd $12, 0($15)
    orc $103, $101, $20
    lqd $15, 1392($11)
    xor $20, $14, $107
    shufb $87, $119, $116, $13
    eqv $100, $103, $21
    lqa $107, 0x18000
    selb $103, $97, $9, $20
    shufb $14, $106, $118, $12
    selb $120, $10, $85, $88
    rotqbyi $29, $110, 0
    selb $119, $3, $125, $88
    lqa $85, 0x18010
    selb $118, $21, $20, $88
    shufb $86, $126, $15, $13
    selb $117, $5, $103, $88
    shufb $126, $95, $95, $79
    selb $116, $105, $17, $88
    stqd $14, 3840($29)
    xor $105, $107, $87
    lqd $14, 3984($110)
    xor $107, $122, $124
    lnop
    xor $17, $85, $86
    rotqbyi $103, $126, 12
    orc $126, $124, $107
    lnop
    eqv $85, $7, $123
    lnop
    or $5, $105, $17
    lnop
    selb $17, $7, $126, $85
    shufb $105, $103, $14, $12
    selb $103, $24, $121, $25
    lnop
    orc $14, $107, $5
    lnop
    xor $107, $103, $26
    shufb $7, $94, $94, $79
    xor $15, $121, $25
    stqd $105, 3984($29)
    selb $105, $26, $22, $107
    lqd $20, 4128($110)
    selb $21, $15, $24, $14
    lnop
    selb $125, $27, $17, $104
    rotqbyi $3, $7, 12
    eqv $7, $22, $107
    lnop
    selb $107, $5, $21, $125
    lnop
    selb $10, $23, $24, $105
    lnop
    selb $105, $7, $27, $107
    shufb $106, $3, $20, $12
    andc $3, $125, $14
    lnop
    nor $20, $105, $10
    lnop
    eqv $9, $3, $15
    shufb $105, $93, $93, $79
    selb $3, $107, $7, $20
    stqd $106, 4128($29)
    selb $115, $18, $108, $88
    lqd $106, 4272($110)
    selb $108, $3, $9, $7
    lnop
    selb $18, $126, $104, $85
    rotqbyi $7, $105, 12
    andc $126, $107, $108
    lnop
    andc $105, $21, $5
    lnop
    orc $5, $126, $9
    shufb $21, $91, $91, $79
    selb $126, $10, $103, $108
    shufb $9, $7, $106, $12
    xor $108, $5, $25
    shlqbii $7, $93, 1
    selb $30, $5, $27, $126
    shlqbii $8, $94, 1
    xor $126, $108, $121
    shufb $5, $92, $92, $79
    xor $106, $104, $17
    stqd $9, 4272($29)
    selb $17, $3, $14, $126
    lqd $103, 4416($110)
    selb $85, $125, $18, $106
    lqd $107, 2144($11)
    selb $18, $3, $121, $126
    rotqbyi $10, $5, 12
    a $9, $4, $83
    lqd $3, 2160($11)
    xor $11, $126, $122
    lnop
    selb $31, $85, $106, $17
    lqd $14, 2976($9)
    xor $32, $11, $124
    shufb $106, $10, $103, $12
    selb $124, $17, $11, $126
    hbrr affine_edge_branch, affine_edge_loop
    selb $103, $125, $85, $17
    cbd $10, 0($2)
    xor $17, $124, $123
    shufb $85, $107, $3, $13
    xor $107, $18, $22
    stqd $106, 4416($29)
    and $106, $124, $17
    lqd $123, 4560($110)
    orc $124, $107, $18
    rotqbyi $110, $21, 12
    xor $18, $106, $104
    lqd $4, 3696($9)
    eqv $106, $124, $23
    lqd $15, 3552($9)
    selb $104, $103, $27, $18
    lqd $3, 3120($9)
    selb $126, $121, $11, $85
    shufb $5, $6, $6, $82
    selb $125, $22, $17, $85
    shufb $121, $110, $123, $12
    selb $124, $23, $18, $85
    rotqby $11, $14, $2
    selb $123, $24, $104, $85
    lqd $12, 3408($9)
    selb $122, $25, $30, $85
    lqd $13, 3264($9)
    selb $104, $27, $31, $32
    stqd $121, 4560($29)
    selb $110, $19, $28, $16
    rotqby $14, $15, $2
    selb $121, $26, $20, $85
affine_edge_branch:
    brnz $84, affine_edge_loop
affine_edge_end:
    stqa $126, 0x18960
    stqa $125, 0x18970
    stqa $124, 0x18980
    stqa $123, 0x18990
    stqa $122, 0x189a0
    stqa $121, 0x189b0
    stqa $120, 0x189c0
    stqa $119, 0x189d0
    stqa $118, 0x189e0
    stqa $117, 0x189f0
    stqa $116, 0x18a00
    stqa $115, 0x18a10
    stqa $114, 0x18a20
    stqa $113, 0x18a30
    stqa $112, 0x18a40
    stqa $111, 0x18a50
    stqa $110, 0x18a60
    stqa $109, 0x18a70
    stqa $108, 0x18a80
    stqa $107, 0x18a90
    stqa $106, 0x18aa0
    stqa $105, 0x18ab0
    stqa $104, 0x18ac0
    stqa $103, 0x18ad0
    stqa $102, 0x18ae0
    stqa $101, 0x18af0
    stqa $100, 0x18b00
    stqa $99, 0x18b10
    stqa $98, 0x18b20
    stqa $97, 0x18b30
    stqa $96, 0x18b40
    stqa $95, 0x18b50
    stqa $94, 0x18b60
    stqa $93, 0x18b70
    stqa $92, 0x18b80
    stqa $91, 0x18b90
    bi $0

.global affine_steady
.align 3
affine_steady:
    lqa $85, 0x0
    lqa $84, 0x10
    lqa $83, 0x20
    lqa $82, 0x30
    lqa $81, 0x40
    lqa $126, 0x18960
    lqa $125, 0x18970
    lqa $124, 0x18980
    lqa $123, 0x18990
    lqa $122, 0x189a0
    lqa $121, 0x189b0
    lqa $120, 0x189c0
    lqa $119, 0x189d0
    lqa $118, 0x189e0
    lqa $117, 0x189f0
    lqa $116, 0x18a00
    lqa $115, 0x18a10
    lqa $114, 0x18a20
    lqa $113, 0x18a30
    lqa $112, 0x18a40
    lqa $111, 0x18a50
    lqa $110, 0x18a60
    lqa $109, 0x18a70
    lqa $108, 0x18a80
    lqa $107, 0x18a90
    lqa $106, 0x18aa0
    lqa $105, 0x18ab0
    lqa $104, 0x18ac0
    lqa $103, 0x18ad0
    lqa $102, 0x18ae0
    lqa $101, 0x18af0
    lqa $100, 0x18b00
    lqa $99, 0x18b10
    lqa $98, 0x18b20
    lqa $97, 0x18b30
    lqa $96, 0x18b40
    lqa $95, 0x18b50
    lqa $94, 0x18b60
    lqa $93, 0x18b70
    lqa $92, 0x18b80
    lqa $91, 0x18b90
    andi $6, $3, 7
    rotmi $7, $3, -3
    shli $6, $6, 5
    a $6, $6, $7
    andi $7, $6, -16
    a $7, $7, $85
    lqd $8, 608($7)
    lqd $9, 624($7)
    shufb $6, $6, $6, $84
    andbi $6, $6, 15
    a $6, $6, $83
    shufb $90, $8, $9, $6
    lqd $8, 864($7)
    lqd $9, 880($7)
    shufb $89, $8, $9, $6
    lqd $8, 1120($7)
    lqd $9, 1136($7)
    shufb $88, $8, $9, $6
    lqd $8, 1376($7)
    lqd $7, 1392($7)
    shufb $87, $8, $7, $6
    sf $86, $3, $4
    ori $127, $3, 0
    cgti $2, $86, 0
    brz $2, affine_steady_end
    ai $4, $127, 1
    mpyi $2, $127, 3
    andi $14, $4, 7
    rotmi $3, $4, -3
    andi $4, $2, -16
    shli $5, $14, 5
    a $6, $5, $3
    ai $127, $127, 1
    a $7, $4, $85
    shlqbii $8, $96, 1
    shlqbii $9, $94, 1
    lqd $14, 2976($7)
    cbd $10, 0($2)
    lqd $4, 3696($7)
    lqd $15, 3264($7)
    lqd $3, 3120($7)
    shufb $5, $6, $6, $84
    rotqby $11, $14, $2
    lqd $12, 3552($7)
    lqd $13, 3408($7)
    rotqby $14, $15, $2
# 471 cycles an iteration, 470 at least: 470 instructions for the even pipe, 207 for the odd one; 0 cycles of nops alone
.align 3
affine_steady_loop:
    nop
    rotqby $96, $4, $2
    ai $4, $127, 1
    rotqby $19, $12, $2
    ai $12, $2, 1
    rotqby $15, $3, $2
    ai $94, $2, 2
    rotqby $16, $13, $2
    mpyi $2, $127, 3
    rotqbii $21, $14, 1
    andi $14, $4, 7
    lnop
    rotmi $3, $4, -3
    rotqbii $18, $15, 1
    andi $4, $6, -16
    shlqbii $15, $95, 1
    andbi $95, $5, 15
    lqa $6, 0x18040
    a $13, $4, $85
    rotqbii $17, $11, 1
    a $11, $95, $83
    shlqbii $20, $93, 1
    andi $4, $2, -16
    rotqbii $95, $19, 1
    shli $5, $14, 5
    rotqbii $19, $16, 1
    selb $14, $8, $17, $82
    shlqbii $16, $92, 1
    selb $92, $15, $18, $82
    lqa $17, 0x18050
    selb $8, $9, $21, $82
    lnop
    selb $9, $20, $19, $82
    lnop
    selb $93, $16, $95, $82
    lnop
    xor $95, $6, $90
    lnop
    xor $90, $102, $98
    lnop
    xor $6, $17, $89
    lnop
    orc $89, $98, $90
    lnop
    eqv $17, $97, $101
    lnop
    or $16, $95, $6
    lnop
    selb $95, $97, $89, $17
    lnop
    selb $97, $111, $114, $110
    lnop
    orc $6, $90, $16
    lnop
    xor $90, $97, $109
    lnop
    xor $19, $114, $110
    lnop
    selb $20, $109, $113, $90
    lnop
    selb $21, $19, $111, $6
    lnop
    selb $15, $99, $95, $100
    lnop
    eqv $109, $113, $90
    lnop
    selb $90, $16, $21, $15
    lnop
    selb $18, $112, $111, $20
    lnop
    selb $111, $109, $99, $90
    shlqbii $20, $91, 1
    andc $23, $15, $6
    rotqbii $22, $96, 1
    nor $91, $111, $18
    lnop
    eqv $96, $23, $19
    lnop
    selb $19, $90, $109, $91
    lnop
    selb $111, $20, $22, $82
    lnop
    selb $20, $19, $96, $109
    lnop
    selb $22, $89, $100, $17
    lnop
    andc $89, $90, $20
    lnop
    andc $109, $21, $16
    lnop
    orc $16, $89, $96
    lnop
    selb $96, $18, $97, $20
    lnop
    xor $97, $16, $110
    lnop
    selb $110, $16, $99, $96
    lnop
    xor $96, $97, $114
    lnop
    xor $16, $100, $95
    lnop
    selb $95, $19, $6, $96
    lnop
    selb $6, $15, $22, $16
    lnop
    selb $22, $19, $114, $96
    lnop
    selb $114, $15, $6, $95
    lnop
    xor $89, $96, $102
    lnop
    selb $102, $6, $16, $95
    lnop
    xor $6, $89, $98
    lnop
    selb $16, $95, $89, $96
    lnop
    selb $98, $99, $102, $6
    lnop
    xor $102, $16, $101
    lqa $6, 0x18020
    xor $101, $22, $113
    lnop
    and $96, $16, $102
    lqa $95, 0x18030
    orc $16, $101, $22
    lnop
    xor $113, $96, $100
    lnop
    eqv $100, $16, $112
    lnop
    xor $112, $6, $88
    shufb $16, $97, $97, $81
    xor $6, $108, $104
    lnop
    xor $96, $95, $87
    lnop
    orc $95, $104, $6
    lqd $22, 3840($7)
    eqv $15, $103, $107
    rotqbyi $19, $16, 12
    or $16, $112, $96
    lnop
    selb $96, $103, $95, $15
    lnop
    selb $112, $117, $120, $116
    lnop
    orc $18, $6, $16
    lnop
    xor $6, $112, $115
    shufb $20, $19, $22, $10
    xor $19, $120, $116
    rotqbyi $103, $7, 0
    selb $22, $115, $119, $6
    lnop
    selb $21, $19, $117, $18
    lnop
    selb $90, $105, $96, $106
    shufb $115, $101, $101, $81
    eqv $17, $119, $6
    stqd $20, 3840($103)
    selb $6, $16, $21, $90
    lqd $20, 3984($7)
    selb $23, $118, $117, $22
    lnop
    selb $22, $17, $105, $6
    rotqbyi $24, $115, 12
    andc $115, $90, $18
    lnop
    nor $117, $22, $23
    lnop
    eqv $22, $115, $19
    lnop
    selb $19, $6, $17, $117
    shufb $25, $24, $20, $10
    selb $115, $114, $99, $113
    lnop
    selb $20, $19, $22, $17
    lnop
    selb $17, $95, $106, $15
    shufb $24, $100, $100, $81
    andc $95, $6, $20
    stqd $25, 3984($103)
    andc $99, $21, $16
    lqd $6, 4128($7)
    orc $16, $95, $22
    lnop
    selb $95, $23, $112, $20
    rotqbyi $22, $24, 12
    xor $112, $16, $116
    lnop
    selb $116, $16, $105, $95
    lnop
    xor $16, $112, $120
    lqd $95, 96($13)
    xor $20, $106, $96
    shufb $23, $22, $6, $10
    selb $6, $19, $18, $16
    lqd $96, 112($13)
    selb $22, $90, $17, $20
    lqd $18, 352($13)
    selb $17, $19, $120, $16
    shufb $24, $109, $109, $81
    selb $120, $90, $22, $6
    stqd $23, 4128($103)
    xor $90, $16, $108
    lqd $23, 4272($7)
    selb $21, $22, $20, $6
    lqd $19, 368($13)
    xor $20, $90, $104
    rotqbyi $22, $24, 12
    selb $24, $6, $90, $16
    lnop
    selb $108, $105, $21, $20
    shufb $104, $95, $96, $11
    xor $95, $24, $107
    lqa $96, 0x18000
    xor $107, $17, $119
    shufb $20, $22, $23, $10
    and $22, $24, $95
    lqa $23, 0x18010
    orc $24, $107, $17
    shufb $119, $18, $19, $11
    xor $6, $22, $106
    shufb $17, $98, $98, $81
    eqv $106, $24, $118
    stqd $20, 4272($103)
    selb $118, $120, $105, $6
    lqd $20, 4416($7)
    xor $105, $96, $104
    lnop
    xor $96, $23, $119
    rotqbyi $24, $17, 12
    xor $17, $14, $93
    lnop
    or $23, $105, $96
    lnop
    orc $105, $93, $17
    lnop
    eqv $96, $111, $92
    shufb $22, $24, $20, $10
    selb $20, $123, $126, $122
    lnop
    selb $24, $111, $105, $96
    lnop
    xor $111, $20, $121
    shufb $18, $114, $114, $81
    orc $19, $17, $23
    stqd $22, 4416($103)
    selb $17, $121, $125, $111
    lqd $22, 4560($7)
    eqv $121, $125, $111
    lnop
    selb $111, $124, $123, $17
    rotqbyi $7, $18, 12
    xor $17, $126, $122
    lnop
    selb $18, $9, $24, $8
    lnop
    selb $21, $17, $123, $19
    lnop
    andc $123, $18, $19
    shufb $16, $7, $22, $10
    selb $7, $23, $21, $18
    lnop
    eqv $22, $123, $17
    lnop
    selb $123, $121, $9, $7
    lnop
    ai $86, $86, -1
    stqd $16, 4560($103)
    nor $103, $123, $111
    lnop
    andi $123, $12, -16
    lnop
    selb $16, $7, $121, $103
    lnop
    a $10, $123, $85
    lnop
    selb $17, $16, $22, $121
    lnop
    selb $25, $105, $8, $96
    lqd $15, 2976($10)
    andc $105, $7, $17
    lnop
    andc $123, $21, $23
    lnop
    orc $21, $105, $22
    lnop
    selb $105, $111, $20, $17
    lnop
    xor $121, $21, $122
    lqd $111, 3120($10)
    selb $122, $21, $9, $105
    rotqby $17, $15, $12
    xor $105, $121, $126
    lnop
    xor $15, $8, $24
    lqd $21, 3264($10)
    selb $24, $16, $19, $105
    shlqbii $20, $97, 1
    selb $19, $18, $25, $15
    rotqbii $22, $17, 1
    selb $17, $16, $126, $105
    rotqby $25, $111, $12
    selb $126, $18, $19, $24
    lqd $111, 3408($10)
    xor $97, $105, $14
    shlqbii $18, $101, 1
    selb $101, $19, $15, $24
    rotqby $14, $21, $12
    xor $15, $97, $93
    lqd $19, 3552($10)
    selb $21, $24, $97, $105
    rotqbii $16, $25, 1
    selb $93, $9, $101, $15
    shlqbii $105, $100, 1
    xor $100, $21, $92
    rotqby $101, $111, $12
    xor $92, $17, $125
    rotqbii $111, $14, 1
    and $125, $21, $100
    shlqbii $14, $109, 1
    orc $21, $92, $17
    rotqby $15, $19, $12
    xor $109, $125, $8
    rotqbii $17, $101, 1
    eqv $8, $21, $124
    shlqbii $19, $98, 1
    selb $124, $126, $9, $109
    lqa $21, 0x18040
    selb $9, $20, $22, $82
    rotqbii $24, $15, 1
    selb $98, $18, $16, $82
    lqa $15, 0x18050
    selb $125, $105, $111, $82
    lnop
    selb $101, $14, $17, $82
    lnop
    selb $14, $19, $24, $82
    lnop
    xor $19, $21, $88
    lnop
    xor $88, $112, $108
    lnop
    xor $21, $15, $87
    lnop
    orc $87, $108, $88
    lnop
    eqv $15, $120, $107
    lnop
    or $24, $19, $21
    lnop
    selb $19, $120, $87, $15
    lnop
    selb $120, $115, $89, $110
    lnop
    orc $17, $88, $24
    lqd $21, 3696($10)
    xor $88, $120, $91
    lnop
    xor $111, $89, $110
    lnop
    selb $105, $91, $102, $88
    lnop
    selb $16, $111, $115, $17
    lnop
    selb $18, $99, $19, $106
    lnop
    eqv $20, $102, $88
    rotqby $91, $21, $12
    selb $88, $24, $16, $18
    lnop
    selb $21, $113, $115, $105
    lnop
    selb $115, $20, $99, $88
    shlqbii $105, $114, 1
    andc $25, $18, $17
    rotqbii $22, $91, 1
    nor $114, $115, $21
    lnop
    eqv $23, $25, $111
    lnop
    selb $111, $88, $20, $114
    lnop
    selb $115, $105, $22, $82
    lnop
    selb $105, $111, $23, $20
    lnop
    selb $20, $87, $106, $15
    lnop
    andc $87, $88, $105
    lnop
    andc $91, $16, $24
    lnop
    orc $16, $87, $23
    lnop
    selb $87, $21, $120, $105
    lnop
    xor $120, $16, $110
    lnop
    selb $110, $16, $99, $87
    lnop
    xor $16, $120, $89
    lnop
    xor $105, $106, $19
    lnop
    selb $19, $111, $17, $16
    lnop
    selb $17, $18, $20, $105
    lnop
    selb $20, $111, $89, $16
    lnop
    selb $87, $18, $17, $19
    lnop
    xor $88, $16, $112
    lnop
    selb $112, $17, $105, $19
    lnop
    xor $105, $88, $108
    lnop
    selb $17, $19, $88, $16
    lnop
    selb $108, $99, $112, $105
    lnop
    xor $112, $17, $107
    lqa $105, 0x18020
    xor $107, $20, $102
    lnop
    and $102, $17, $112
    lqa $16, 0x18030
    orc $17, $107, $20
    lnop
    xor $7, $102, $106
    lnop
    eqv $106, $17, $113
    lnop
    xor $17, $105, $104
    shufb $113, $120, $120, $81
    xor $105, $121, $93
    lnop
    xor $102, $16, $119
    lnop
    orc $16, $93, $105
    lqd $20, 3840($10)
    eqv $19, $126, $92
    rotqbyi $18, $113, 12
    or $111, $17, $102
    cbd $113, 0($12)
    selb $102, $126, $16, $19
    lnop
    selb $12, $118, $90, $116
    lnop
    orc $17, $105, $111
    lnop
    xor $105, $12, $117
    shufb $89, $18, $20, $113
    xor $18, $90, $116
    rotqbyi $126, $10, 0
    selb $20, $117, $95, $105
    lnop
    selb $21, $18, $118, $17
    lnop
    selb $23, $123, $102, $8
    shufb $117, $107, $107, $81
    eqv $24, $95, $105
    stqd $89, 3840($126)
    selb $105, $111, $21, $23
    lqd $89, 3984($10)
    selb $15, $6, $118, $20
    lnop
    selb $20, $24, $123, $105
    rotqbyi $22, $117, 12
    andc $117, $23, $17
    lnop
    nor $118, $20, $15
    lnop
    eqv $20, $117, $18
    lnop
    selb $18, $105, $24, $118
    shufb $25, $22, $89, $113
    selb $117, $87, $99, $7
    lnop
    selb $89, $18, $20, $24
    lnop
    selb $24, $16, $8, $19
    shufb $22, $106, $106, $81
    andc $16, $105, $89
    stqd $25, 3984($126)
    andc $99, $21, $111
    lqd $105, 4128($10)
    orc $111, $16, $20
    lnop
    selb $16, $15, $12, $89
    rotqbyi $20, $22, 12
    xor $12, $111, $116
    lnop
    selb $116, $111, $123, $16
    lnop
    xor $16, $12, $90
    lqd $111, 608($13)
    xor $89, $8, $102
    shufb $15, $20, $105, $113
    selb $22, $18, $17, $16
    lqd $20, 624($13)
    selb $21, $23, $24, $89
    lqd $17, 864($13)
    selb $24, $18, $90, $16
    shufb $25, $91, $91, $81
    selb $102, $23, $21, $22
    stqd $15, 4128($126)
    xor $105, $16, $121
    lqd $23, 4272($10)
    selb $15, $21, $89, $22
    lqd $18, 880($13)
    xor $89, $105, $93
    rotqbyi $21, $25, 12
    selb $93, $22, $105, $16
    lnop
    selb $121, $123, $15, $89
    shufb $90, $111, $20, $11
    xor $15, $93, $92
    lqa $20, 0x18000
    xor $111, $24, $95
    shufb $92, $21, $23, $113
    and $95, $93, $15
    lqa $21, 0x18010
    orc $93, $111, $24
    shufb $89, $17, $18, $11
    xor $16, $95, $8
    shufb $17, $108, $108, $81
    eqv $8, $93, $6
    stqd $92, 4272($126)
    a $6, $5, $3
    lqd $93, 4416($10)
    xor $3, $97, $122
    lnop
    xor $5, $21, $89
    rotqbyi $92, $17, 12
    xor $17, $20, $90
    lnop
    xor $20, $9, $14
    lnop
    or $21, $17, $5
    lnop
    orc $5, $14, $20
    shufb $17, $92, $93, $113
    orc $93, $20, $21
    lnop
    selb $20, $124, $97, $122
    lnop
    eqv $92, $115, $98
    shufb $95, $87, $87, $81
    selb $18, $3, $124, $93
    stqd $17, 4416($126)
    selb $17, $115, $5, $92
    lqd $24, 4560($10)
    xor $115, $20, $103
    lnop
    ai $127, $127, 1
    rotqbyi $10, $95, 12
    selb $95, $101, $17, $125
    lnop
    eqv $23, $100, $115
    lnop
    selb $22, $21, $18, $95
    lnop
    selb $25, $103, $100, $115
    shufb $19, $10, $24, $113
    andc $115, $95, $93
    lnop
    selb $113, $23, $101, $22
    lnop
    selb $10, $109, $124, $25
    lnop
    eqv $25, $115, $3
    stqd $19, 4560($126)
    nor $126, $113, $10
    lnop
    andi $113, $94, -16
    lnop
    selb $115, $22, $23, $126
    lnop
    a $124, $113, $85
    lnop
    selb $113, $115, $25, $23
    lnop
    selb $23, $5, $125, $92
    lqd $3, 2976($124)
    andc $92, $22, $113
    lnop
    andc $103, $18, $21
    lnop
    orc $18, $92, $25
    lnop
    selb $92, $10, $20, $113
    lnop
    xor $10, $18, $122
    lqd $113, 3120($124)
    selb $122, $18, $101, $92
    rotqby $20, $3, $94
    xor $92, $10, $97
    lnop
    xor $18, $125, $17
    lqd $25, 3264($124)
    selb $17, $115, $93, $92
    shlqbii $21, $120, 1
    selb $120, $95, $23, $18
    rotqbii $93, $20, 1
    selb $20, $115, $97, $92
    rotqby $23, $113, $94
    selb $97, $95, $120, $17
    lqd $115, 3408($124)
    xor $3, $92, $9
    shlqbii $95, $107, 1
    selb $107, $120, $18, $17
    rotqby $9, $25, $94
    xor $120, $3, $14
    lqd $18, 3552($124)
    selb $25, $17, $3, $92
    rotqbii $113, $23, 1
    selb $14, $101, $107, $120
    shlqbii $92, $106, 1
    xor $106, $25, $98
    rotqby $120, $115, $94
    xor $107, $20, $100
    rotqbii $115, $9, 1
    and $9, $25, $106
    shlqbii $98, $91, 1
    orc $91, $107, $20
    rotqby $25, $18, $94
    xor $100, $9, $125
    rotqbii $20, $120, 1
    eqv $125, $91, $109
    shlqbii $120, $108, 1
    selb $108, $97, $101, $100
    lqa $109, 0x18040
    selb $5, $21, $93, $82
    rotqbii $101, $25, 1
    selb $17, $95, $113, $82
    lqa $93, 0x18050
    selb $18, $92, $115, $82
    lnop
    selb $19, $98, $20, $82
    lnop
    selb $20, $120, $101, $82
    lnop
    xor $120, $109, $104
    lnop
    xor $109, $12, $121
    lnop
    xor $104, $93, $119
    lnop
    orc $119, $121, $109
    lnop
    eqv $93, $102, $111
    lnop
    or $101, $120, $104
    lnop
    selb $120, $102, $119, $93
    lnop
    selb $104, $117, $88, $110
    lnop
    orc $115, $109, $101
    lqd $98, 3696($124)
    xor $109, $104, $114
    lnop
    xor $92, $88, $110
    lnop
    selb $113, $114, $112, $109
    lnop
    selb $114, $92, $117, $115
    lnop
    selb $95, $99, $120, $8
    lnop
    eqv $25, $112, $109
    rotqby $21, $98, $94
    selb $98, $101, $114, $95
    lnop
    selb $91, $7, $117, $113
    lnop
    selb $117, $25, $99, $98
    shlqbii $113, $87, 1
    andc $9, $95, $115
    rotqbii $87, $21, 1
    nor $109, $117, $91
    lnop
    eqv $21, $9, $92
    lnop
    selb $92, $98, $25, $109
    lnop
    selb $117, $113, $87, $82
    lnop
    selb $113, $92, $21, $25
    lnop
    selb $25, $119, $8, $93
    lnop
    andc $119, $98, $113
    lnop
    andc $93, $114, $101
    lnop
    orc $114, $119, $21
    lnop
    selb $119, $91, $104, $113
    lnop
    xor $96, $114, $110
    lnop
    selb $110, $114, $99, $119
    lnop
    xor $119, $96, $88
    lnop
    xor $113, $8, $120
    lnop
    selb $120, $92, $115, $119
    lnop
    selb $115, $95, $25, $113
    lnop
    selb $25, $92, $88, $119
    lnop
    selb $91, $95, $115, $120
    lnop
    xor $114, $119, $12
    lnop
    selb $12, $115, $113, $120
    lnop
    xor $115, $114, $121
    lnop
    selb $121, $120, $114, $119
    lnop
    selb $92, $99, $12, $115
    lnop
    xor $113, $121, $111
    lqa $115, 0x18020
    xor $95, $25, $112
    lnop
    and $111, $121, $113
    lqa $12, 0x18030
    orc $121, $95, $25
    lnop
    xor $112, $111, $8
    lnop
    selb $111, $102, $123, $16
    lnop
    xor $123, $115, $90
    lnop
    xor $115, $10, $14
    lnop
    xor $102, $12, $89
    lnop
    selb $12, $111, $105, $116
    lnop
    eqv $8, $97, $107
    lnop
    or $25, $123, $102
    lnop
    orc $123, $14, $115
    lnop
    xor $102, $12, $118
    lnop
    selb $120, $97, $123, $8
    lnop
    orc $97, $115, $25
    lnop
    selb $115, $118, $15, $102
    lnop
    xor $118, $105, $116
    lnop
    selb $119, $103, $120, $125
    lnop
    selb $88, $118, $111, $97
    lnop
    eqv $104, $15, $102
    lnop
    selb $102, $25, $88, $119
    lnop
    selb $21, $16, $111, $115
    lnop
    selb $111, $104, $103, $102
    lnop
    andc $101, $119, $97
    lnop
    nor $115, $111, $21
    lnop
    eqv $98, $101, $118
    lnop
    selb $118, $102, $104, $115
    lnop
    selb $111, $91, $99, $112
    lnop
    selb $101, $118, $98, $104
    lnop
    selb $104, $123, $125, $8
    lnop
    andc $123, $102, $101
    lnop
    andc $99, $88, $25
    lqd $8, 1120($13)
    orc $88, $123, $98
    shufb $25, $96, $96, $81
    selb $123, $21, $12, $101
    lqd $98, 1136($13)
    xor $102, $88, $116
    lnop
    selb $116, $88, $103, $123
    lqd $101, 3840($124)
    xor $12, $102, $105
    rotqbyi $21, $25, 12
    xor $25, $125, $120
    cbd $123, 0($94)
    selb $94, $118, $97, $12
    lnop
    selb $87, $119, $104, $25
    shufb $88, $8, $98, $11
    selb $104, $118, $105, $12
    lnop
    selb $97, $119, $87, $94
    shufb $118, $21, $101, $123
    xor $120, $12, $10
    rotqbyi $21, $124, 0
    selb $119, $87, $25, $94
    lqd $10, 1376($13)
    xor $87, $120, $14
    lqd $25, 1392($13)
    selb $13, $94, $120, $12
    shufb $14, $95, $95, $81
    selb $98, $103, $119, $87
    stqd $118, 3840($21)
    xor $119, $13, $107
    lqd $12, 3984($124)
    xor $101, $104, $15
    lqa $107, 0x18000
    and $15, $13, $119
    rotqbyi $105, $14, 12
    orc $23, $101, $104
    lqa $13, 0x18010
    xor $118, $15, $125
    shufb $87, $10, $25, $11
    xor $125, $5, $20
    lnop
    eqv $94, $121, $7
    shufb $10, $105, $12, $123
    xor $121, $107, $88
    lnop
    orc $107, $20, $125
    lnop
    xor $105, $13, $87
    shufb $7, $94, $94, $81
    eqv $13, $117, $17
    stqd $10, 3984($21)
    or $10, $121, $105
    lqd $12, 4128($124)
    selb $11, $117, $107, $13
    lnop
    selb $15, $108, $3, $122
    rotqbyi $117, $7, 12
    orc $25, $125, $10
    lnop
    xor $125, $15, $126
    lnop
    xor $7, $3, $122
    lnop
    selb $121, $126, $106, $125
    shufb $105, $117, $12, $123
    selb $126, $7, $108, $25
    lnop
    selb $12, $19, $11, $18
    lnop
    eqv $104, $106, $125
    shufb $117, $93, $93, $81
    selb $125, $10, $126, $12
    stqd $105, 4128($21)
    selb $14, $100, $108, $121
    lqd $105, 4272($124)
    selb $108, $104, $19, $125
    lnop
    andc $8, $12, $25
    rotqbyi $9, $117, 12
    nor $121, $108, $14
    lnop
    eqv $108, $8, $7
    lnop
    selb $22, $125, $104, $121
    lnop
    selb $117, $97, $103, $118
    shufb $7, $9, $105, $123
    selb $103, $22, $108, $104
    lnop
    selb $104, $107, $18, $13
    lnop
    andc $107, $125, $103
    shufb $13, $92, $92, $81
    andc $105, $126, $10
    stqd $7, 4272($21)
    orc $24, $107, $108
    lqd $126, 4416($124)
    selb $26, $14, $15, $103
    shufb $107, $91, $91, $81
    xor $108, $24, $122
    rotqbyi $103, $13, 12
    a $7, $4, $85
    shlqbii $8, $96, 1
    xor $122, $108, $3
    shlqbii $9, $94, 1
    xor $4, $18, $11
    lnop
    selb $11, $22, $25, $122
    shufb $13, $103, $126, $123
    selb $25, $12, $104, $4
    hbrr affine_steady_branch, affine_steady_loop
    selb $27, $22, $3, $122
    lqd $14, 2976($7)
    selb $103, $12, $25, $11
    cbd $10, 0($2)
    xor $126, $122, $5
    stqd $13, 4416($21)
    selb $5, $25, $4, $11
    lqd $13, 4560($124)
    xor $124, $126, $20
    lqd $4, 3696($7)
    selb $20, $11, $126, $122
    rotqbyi $25, $107, 12
    selb $104, $19, $5, $124
    lqd $15, 3264($7)
    xor $125, $20, $17
    lqd $3, 3120($7)
    xor $107, $27, $106
    shufb $5, $6, $6, $84
    and $106, $20, $125
    shufb $17, $25, $13, $123
    orc $123, $107, $27
    rotqby $11, $14, $2
    xor $124, $106, $18
    lqd $12, 3552($7)
    eqv $106, $123, $100
    lqd $13, 3408($7)
    selb $122, $24, $19, $26
    stqd $17, 4560($21)
    eqv $100, $23, $16
    rotqby $14, $15, $2
    selb $123, $103, $19, $124
affine_steady_branch:
    brnz $86, affine_steady_loop
affine_steady_end:
    stqa $126, 0x18960
    stqa $125, 0x18970
    stqa $124, 0x18980
    stqa $123, 0x18990
    stqa $122, 0x189a0
    stqa $121, 0x189b0
    stqa $120, 0x189c0
    stqa $119, 0x189d0
    stqa $118, 0x189e0
    stqa $117, 0x189f0
    stqa $116, 0x18a00
    stqa $115, 0x18a10
    stqa $114, 0x18a20
    stqa $113, 0x18a30
    stqa $112, 0x18a40
    stqa $111, 0x18a50
    stqa $110, 0x18a60
    stqa $109, 0x18a70
    stqa $108, 0x18a80
    stqa $107, 0x18a90
    stqa $106, 0x18aa0
    stqa $105, 0x18ab0
    stqa $104, 0x18ac0
    stqa $103, 0x18ad0
    stqa $102, 0x18ae0
    stqa $101, 0x18af0
    stqa $100, 0x18b00
    stqa $99, 0x18b10
    stqa $98, 0x18b20
    stqa $97, 0x18b30
    stqa $96, 0x18b40
    stqa $95, 0x18b50
    stqa $94, 0x18b60
    stqa $93, 0x18b70
    stqa $92, 0x18b80
    stqa $91, 0x18b90
    bi $0

.global affine_edge_tap
.align 3
affine_edge_tap:
    ori $83, $5, 0
    lqa $126, 0x18960
    lqa $125, 0x18970
    lqa $124, 0x18980
    lqa $123, 0x18990
    lqa $122, 0x189a0
    lqa $121, 0x189b0
    lqa $120, 0x189c0
    lqa $119, 0x189d0
    lqa $118, 0x189e0
    lqa $117, 0x189f0
    lqa $116, 0x18a00
    lqa $115, 0x18a10
    lqa $114, 0x18a20
    lqa $113, 0x18a30
    lqa $112, 0x18a40
    lqa $111, 0x18a50
    lqa $110, 0x18a60
    lqa $109, 0x18a70
    lqa $108, 0x18a80
    lqa $107, 0x18a90
    lqa $106, 0x18aa0
    lqa $105, 0x18ab0
    lqa $104, 0x18ac0
    lqa $103, 0x18ad0
    lqa $102, 0x18ae0
    lqa $101, 0x18af0
    lqa $100, 0x18b00
    lqa $99, 0x18b10
    lqa $98, 0x18b20
    lqa $97, 0x18b30
    lqa $96, 0x18b40
    lqa $95, 0x18b50
    lqa $94, 0x18b60
    lqa $93, 0x18b70
    lqa $92, 0x18b80
    lqa $91, 0x18b90
    andi $6, $3, 7
    rotmi $7, $3, -3
    shli $6, $6, 5
    a $6, $6, $7
    andi $7, $6, -16
    lqa $8, 0x0
    a $7, $7, $8
    lqd $8, 608($7)
    lqd $9, 624($7)
    lqa $10, 0x10
    shufb $6, $6, $6, $10
    andbi $6, $6, 15
    lqa $10, 0x20
    a $6, $6, $10
    shufb $90, $8, $9, $6
    lqd $8, 864($7)
    lqd $9, 880($7)
    shufb $89, $8, $9, $6
    lqd $8, 1888($7)
    lqd $9, 1904($7)
    shufb $88, $8, $9, $6
    lqd $8, 1120($7)
    lqd $9, 1136($7)
    shufb $87, $8, $9, $6
    lqd $8, 1376($7)
    lqd $9, 1392($7)
    shufb $86, $8, $9, $6
    lqd $8, 2144($7)
    lqd $7, 2160($7)
    shufb $85, $8, $7, $6
    sf $84, $3, $4
    ori $127, $3, 0
    cgti $2, $84, 0
    brz $2, affine_edge_tap_end
    lqa $45, 0x0
    ai $2, $127, 1
    andi $34, $2, 7
    lqa $51, 0x18040
    shli $46, $34, 5
    rotmi $34, $2, -3
    mpyi $2, $127, 3
    a $3, $46, $34
    lqa $34, 0x18050
    andi $4, $3, -16
    andi $46, $2, -16
    a $5, $46, $45
    xor $45, $51, $90
    xor $51, $34, $89
    or $6, $45, $51
    eqv $7, $97, $101
    xor $33, $102, $98
    orc $8, $98, $33
    xor $45, $114, $110
    selb $9, $97, $8, $7
    orc $51, $33, $6
    selb $10, $99, $9, $100
    selb $11, $111, $114, $110
    selb $12, $45, $111, $51
    xor $33, $11, $109
    lqa $34, 0x10
    selb $46, $6, $12, $10
    eqv $27, $113, $33
    selb $18, $109, $113, $33
    shufb $31, $3, $3, $34
    lqa $34, 0x0
    selb $3, $112, $111, $18
    selb $18, $27, $99, $46
    andbi $33, $31, 15
    lqd $22, 3120($5)
    lqa $31, 0x20
    nor $13, $18, $3
    a $14, $4, $34
    lqa $18, 0x30
    lqd $4, 3696($5)
    andc $34, $10, $51
    rotqby $32, $22, $2
    lqd $22, 352($14)
    selb $48, $46, $27, $13
    lqd $53, 368($14)
    eqv $35, $34, $45
    shlqbii $34, $91, 1
    rotqby $45, $4, $2
    selb $50, $48, $35, $27
    a $15, $33, $31
    lqa $27, 0x30
    rotqbii $31, $32, 1
    shlqbii $32, $95, 1
    andc $33, $46, $50
    rotqbii $46, $45, 1
    orc $4, $33, $35
    selb $16, $32, $31, $18
    selb $17, $34, $46, $27
    lqa $31, 0x18010
    lqd $27, 2976($5)
    shufb $18, $22, $53, $15
    xor $19, $4, $110
    eqv $20, $17, $16
    xor $53, $19, $114
    xor $34, $31, $18
    rotqby $31, $27, $2
    xor $21, $53, $102
    lqa $27, 0x30
    lqd $46, 3552($5)
    shlqbii $32, $96, 1
    rotqbii $33, $31, 1
    selb $22, $32, $33, $27
    rotqby $27, $46, $2
    lqa $46, 0x30
    shlqbii $32, $92, 1
    rotqbii $33, $27, 1
    selb $23, $32, $33, $46
    lqd $32, 3264($5)
    lqd $33, 96($14)
    lqd $46, 112($14)
    selb $24, $48, $51, $53
    selb $25, $24, $21, $53
    rotqby $51, $32, $2
    lqd $32, 3408($5)
    xor $26, $25, $101
    shufb $27, $33, $46, $15
    xor $35, $22, $23
    lqa $33, 0x18000
    rotqbii $46, $51, 1
    selb $28, $48, $114, $53
    lqa $48, 0x30
    rotqby $51, $32, $2
    orc $29, $23, $35
    xor $30, $28, $113
    shlqbii $32, $94, 1
    xor $53, $33, $27
    lqa $45, 0x30
    rotqbii $49, $51, 1
    selb $31, $32, $46, $48
    shlqbii $51, $93, 1
    or $32, $53, $34
    selb $33, $51, $49, $45
    selb $34, $114, $21, $88
    selb $49, $3, $11, $50
    lqa $11, 0x18030
    orc $3, $35, $32
    lqa $35, 0x18020
    xor $50, $126, $122
    xor $45, $11, $86
    xor $51, $35, $87
    selb $53, $50, $123, $3
    or $11, $51, $45
    selb $51, $17, $29, $20
    selb $17, $123, $126, $122
    selb $35, $33, $51, $31
    xor $45, $17, $121
    xor $54, $120, $116
    xor $46, $108, $104
    selb $48, $32, $53, $35
    selb $43, $121, $125, $45
    eqv $52, $125, $45
    orc $36, $46, $11
    orc $37, $104, $46
    eqv $38, $103, $107
    selb $39, $54, $117, $36
    selb $40, $103, $37, $38
    selb $46, $52, $33, $48
    selb $55, $124, $123, $43
    selb $41, $105, $40, $106
    andc $45, $35, $3
    selb $42, $117, $120, $116
    nor $43, $46, $55
    selb $56, $11, $39, $41
    xor $46, $42, $115
    eqv $47, $45, $50
    selb $44, $48, $52, $43
    eqv $57, $119, $46
    selb $58, $44, $47, $52
    ai $45, $2, 1
    selb $52, $57, $105, $56
    andc $50, $48, $58
    selb $48, $115, $119, $46
    selb $59, $4, $99, $49
    orc $60, $50, $47
    selb $4, $118, $117, $48
    selb $46, $110, $59, $88
    nor $47, $52, $4
    xor $48, $60, $122
    andc $52, $41, $36
    xor $49, $34, $46
    andc $50, $12, $6
    selb $6, $56, $57, $47
    selb $59, $29, $31, $20
    eqv $61, $52, $54
    xor $20, $48, $126
    selb $29, $6, $61, $57
    andi $12, $83, -16
    xor $57, $31, $51
    andc $52, $56, $29
    selb $56, $35, $59, $57
    andc $51, $53, $32
    selb $59, $44, $3, $20
    orc $3, $52, $61
    xor $61, $20, $22
    selb $52, $56, $57, $59
    xor $22, $3, $116
    selb $57, $59, $61, $20
    xor $53, $61, $23
    xor $23, $57, $16
    lqd $54, 1632($14)
    lqd $62, 1648($14)
    xor $16, $22, $120
    selb $32, $33, $52, $53
    xor $52, $16, $108
    and $63, $57, $23
    selb $53, $35, $56, $59
    xor $35, $63, $31
    shufb $31, $54, $62, $15
    selb $63, $55, $17, $58
    selb $54, $60, $33, $63
    selb $17, $53, $33, $35
    selb $33, $122, $54, $31
    xor $54, $48, $32
    selb $55, $8, $100, $7
    orc $7, $30, $28
    xor $28, $21, $98
    eqv $21, $7, $112
    selb $7, $126, $61, $31
    xor $8, $100, $9
    xor $9, $7, $33
    selb $56, $6, $36, $16
# 581 cycles an iteration, 544 at least: 544 instructions for the even pipe, 313 for the odd one; 25 cycles of nops alone
.align 3
affine_edge_tap_loop:
    selb $122, $123, $17, $31
    lnop
    selb $123, $115, $47, $85
    lnop
    selb $115, $44, $126, $20
    lnop
    selb $126, $56, $52, $16
    lnop
    xor $20, $106, $40
    lnop
    selb $40, $37, $106, $38
    lnop
    selb $37, $6, $120, $16
    lnop
    selb $44, $41, $40, $20
    lqa $38, 0x18020
    xor $6, $115, $125
    lnop
    selb $16, $41, $44, $56
    lnop
    orc $40, $6, $115
    lqa $47, 0x18030
    xor $115, $126, $107
    lnop
    xor $107, $37, $119
    lnop
    xor $17, $38, $27
    lnop
    eqv $41, $40, $124
    lnop
    orc $40, $107, $37
    lnop
    xor $110, $47, $18
    lqa $114, 0x0
    eqv $37, $53, $6
    lnop
    eqv $38, $40, $118
    lnop
    andc $40, $39, $11
    lnop
    selb $11, $44, $20, $56
    stqa $48, 0x19260
    selb $20, $4, $42, $29
    stqa $22, 0x19270
    a $63, $12, $114
    stqa $19, 0x19280
    selb $114, $10, $55, $8
    lnop
    orc $55, $32, $54
    lnop
    or $12, $17, $110
    lnop
    selb $4, $53, $55, $37
    lnop
    and $110, $126, $115
    lnop
    selb $126, $3, $105, $20
    lqa $17, 0x0
    xor $3, $52, $104
    lqd $20, 4704($63)
    xor $42, $110, $106
    stqa $6, 0x19290
    selb $106, $120, $52, $85
    stqa $107, 0x192a0
    andi $52, $45, -16
    stqa $30, 0x192b0
    selb $120, $116, $126, $85
    lqd $110, 4752($63)
    a $116, $52, $17
    lqa $126, 0x18040
    orc $52, $54, $12
    lqa $17, 0x30
    selb $29, $16, $105, $42
    lqd $44, 3264($116)
    xor $39, $106, $120
    rotqby $56, $20, $83
    selb $54, $51, $4, $41
    lqd $20, 3120($116)
    selb $104, $117, $29, $85
    rotqby $47, $110, $83
    selb $117, $105, $11, $3
    lnop
    selb $105, $104, $106, $120
    lqd $11, 3696($116)
    selb $3, $39, $104, $52
    rotqby $110, $44, $45
    xor $108, $105, $123
    rotqbyi $44, $47, 13
    selb $29, $119, $115, $85
    shlqbii $47, $19, 1
    selb $119, $121, $43, $31
    lqd $115, 3552($116)
    eqv $103, $29, $108
    lqa $43, 0x30
    andi $102, $44, 255
    rotqbii $19, $110, 1
    selb $44, $123, $29, $108
    shlqbii $110, $21, 1
    selb $101, $12, $3, $54
    rotqby $108, $11, $45
    selb $121, $10, $114, $24
    rotqbyi $11, $56, 13
    andc $98, $54, $52
    lqd $56, 2976($116)
    selb $10, $110, $19, $43
    shlqbii $97, $121, 1
    selb $43, $118, $42, $85
    rotqby $110, $115, $45
    eqv $96, $98, $39
    lqa $115, 0x18050
    selb $118, $43, $104, $44
    lnop
    xor $98, $126, $87
    rotqby $44, $20, $45
    selb $126, $114, $8, $24
    rotqby $87, $56, $45
    and $114, $25, $26
    lqa $8, 0x30
    selb $95, $99, $126, $28
    rotqbii $25, $110, 1
    selb $110, $103, $51, $101
    rotqbii $126, $108, 1
    xor $108, $114, $100
    shlqbii $24, $95, 1
    andi $114, $11, 255
    rotqbii $56, $87, 1
    nor $100, $110, $118
    lqa $87, 0x30
    xor $11, $115, $86
    shlqbii $110, $30, 1
    xor $20, $22, $117
    lqa $115, 0x30
    or $86, $98, $11
    rotqbii $39, $44, 1
    orc $30, $117, $20
    lnop
    selb $98, $97, $126, $17
    lnop
    selb $28, $24, $25, $8
    lqd $126, 3408($116)
    selb $25, $110, $39, $87
    lnop
    selb $8, $47, $56, $115
    lqd $110, 608($14)
    eqv $24, $16, $107
    lqd $115, 3840($5)
    selb $97, $101, $103, $100
    cbd $87, 0($2)
    selb $47, $121, $99, $108
    lqd $17, 624($14)
    xor $94, $8, $28
    rotqby $44, $126, $45
    orc $19, $20, $86
    rotqbyi $99, $5, 0
    selb $42, $111, $47, $88
    lqd $93, 864($14)
    eqv $111, $98, $25
    shlqbii $47, $50, 1
    selb $56, $16, $30, $24
    lqd $92, 880($14)
    selb $11, $42, $34, $46
    lqa $91, 0x30
    selb $39, $109, $13, $88
    rotqbii $89, $44, 1
    selb $109, $49, $42, $19
    shufb $44, $114, $115, $87
    xor $115, $11, $39
    lqa $114, 0x18000
    selb $13, $97, $96, $103
    shufb $90, $110, $17, $15
    selb $126, $40, $56, $38
    lqa $110, 0x18010
    selb $20, $47, $89, $91
    stqd $44, 3840($99)
    selb $44, $113, $26, $88
    stqa $41, 0x192c0
    selb $91, $86, $109, $126
    shufb $89, $93, $92, $15
    andc $93, $101, $13
    stqa $38, 0x192d0
    eqv $92, $44, $115
    lqd $101, 3984($5)
    orc $113, $93, $96
    stqa $21, 0x192e0
    xor $93, $110, $89
    lqd $96, 4800($63)
    selb $21, $112, $108, $88
    lnop
    selb $108, $39, $44, $115
    lnop
    xor $115, $114, $90
    lnop
    selb $112, $21, $42, $108
    lnop
    selb $114, $92, $40, $91
    shufb $108, $102, $101, $87
    or $88, $115, $93
    rotqby $102, $96, $83
    xor $26, $113, $120
    lnop
    andc $96, $126, $19
    lnop
    nor $115, $114, $112
    stqd $108, 3984($99)
    selb $47, $122, $7, $33
    rotqbyi $108, $102, 13
    eqv $93, $96, $49
    lqd $102, 4128($5)
    xor $49, $26, $106
    stqa $51, 0x192f0
    orc $17, $94, $88
    stqa $40, 0x19300
    selb $114, $91, $92, $115
    stqa $50, 0x19310
    selb $101, $97, $106, $49
    lqd $96, 4848($63)
    selb $50, $114, $93, $92
    lnop
    orc $92, $28, $94
    lnop
    andi $94, $108, 255
    lnop
    selb $66, $9, $122, $17
    lnop
    xor $103, $47, $119
    shufb $108, $94, $102, $87
    nop
    rotqby $102, $96, $83
    selb $96, $98, $92, $111
    stqa $32, 0x19320
    nop
    lnop
    selb $110, $20, $96, $10
    stqa $117, 0x19330
    xor $98, $41, $4
    lnop
    andc $4, $91, $50
    stqd $108, 4128($99)
    selb $108, $125, $23, $31
    lqd $91, 4272($5)
    orc $125, $4, $93
    stqa $95, 0x19340
    selb $93, $88, $66, $110
    rotqbyi $95, $102, 13
    xor $23, $125, $46
    lqd $102, 4896($63)
    eqv $94, $108, $103
    lnop
    xor $4, $23, $34
    lnop
    andi $36, $95, 255
    lnop
    selb $95, $119, $108, $103
    lnop
    nop
    shufb $61, $36, $91, $87
    selb $36, $94, $20, $93
    rotqby $91, $102, $83
    selb $103, $124, $35, $31
    lnop
    nop
    lnop
    selb $124, $103, $122, $95
    stqd $61, 4272($99)
    nop
    rotqbyi $95, $91, 13
    selb $61, $55, $41, $37
    lqd $91, 4416($5)
    xor $35, $49, $48
    stqa $53, 0x19350
    selb $102, $54, $61, $98
    stqa $16, 0x19360
    nor $16, $36, $124
    stqa $121, 0x19370
    selb $61, $97, $52, $49
    lqd $121, 4944($63)
    xor $97, $35, $32
    lnop
    selb $32, $102, $98, $61
    lnop
    andi $98, $95, 255
    lnop
    selb $52, $51, $32, $97
    lnop
    andc $95, $110, $17
    shufb $97, $98, $91, $87
    xor $32, $26, $52
    rotqby $98, $121, $83
    selb $121, $93, $94, $16
    lnop
    eqv $91, $95, $9
    lnop
    nop
    stqd $97, 4416($99)
    xor $9, $4, $22
    rotqbyi $97, $98, 13
    nop
    lqd $98, 4560($5)
    selb $22, $34, $9, $85
    lnop
    nop
    lnop
    nop
    lnop
    andi $5, $97, 255
    lnop
    xor $48, $101, $29
    lnop
    selb $53, $121, $91, $94
    shufb $97, $5, $98, $87
    nop
    lnop
    orc $98, $48, $101
    lnop
    orc $87, $52, $32
    lnop
    nop
    stqd $97, 4560($99)
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
    lnop
    nop
    lnop
    andc $99, $93, $53
    lnop
    nop
    lnop
    nop
    lnop
    nop
    lnop
    nop
    lnop
    orc $37, $99, $91
    lnop
    nop
    lnop
    xor $99, $10, $96
    lnop
    selb $55, $106, $35, $31
    lnop
    xor $106, $37, $33
    lnop
    selb $96, $92, $10, $111
    lnop
    andc $36, $66, $88
    lnop
    selb $66, $110, $96, $99
    lnop
    xor $88, $106, $7
    lnop
    xor $111, $38, $56
    lnop
    selb $56, $121, $17, $88
    lnop
    selb $17, $114, $19, $4
    lnop
    selb $94, $123, $100, $31
    lnop
    selb $123, $110, $66, $56
    lnop
    selb $100, $17, $9, $4
    lnop
    selb $110, $54, $102, $61
    lnop
    xor $102, $100, $107
    lnop
    xor $107, $88, $8
    lqa $96, 0x18050
    eqv $8, $110, $48
    lnop
    eqv $54, $98, $43
    lnop
    selb $19, $39, $115, $85
    lnop
    selb $115, $30, $38, $24
    lqa $39, 0x18040
    andc $24, $3, $12
    lnop
    xor $3, $96, $18
    lnop
    selb $96, $126, $115, $111
    lnop
    selb $115, $118, $105, $13
    lnop
    and $118, $100, $102
    lnop
    xor $100, $39, $27
    lnop
    selb $27, $66, $99, $56
    lnop
    selb $99, $61, $35, $49
    lnop
    xor $35, $118, $38
    lnop
    selb $118, $112, $11, $50
    lnop
    selb $112, $126, $96, $17
    lnop
    selb $11, $125, $40, $118
    lnop
    or $125, $100, $3
    lnop
    selb $100, $112, $40, $35
    lnop
    selb $126, $46, $11, $85
    lnop
    selb $11, $110, $87, $8
    lnop
    xor $46, $99, $6
    lnop
    selb $50, $42, $100, $85
    lnop
    and $100, $99, $46
    lnop
    orc $42, $32, $125
    lnop
    selb $32, $50, $22, $126
    lnop
    xor $99, $100, $41
    lnop
    selb $41, $24, $11, $54
    lnop
    xor $100, $22, $126
    lnop
    xor $6, $32, $19
    lnop
    selb $3, $110, $51, $99
    lnop
    selb $38, $100, $50, $42
    lnop
    selb $49, $44, $102, $85
    lnop
    xor $102, $107, $28
    lnop
    selb $28, $113, $51, $115
    lnop
    selb $115, $125, $38, $41
    lnop
    selb $113, $19, $49, $6
    lnop
    selb $51, $121, $7, $88
    lnop
    selb $121, $120, $28, $31
    lnop
    selb $120, $21, $35, $85
    lnop
    selb $85, $20, $27, $102
    lnop
    selb $102, $120, $50, $113
    lnop
    eqv $35, $49, $6
    lnop
    xor $6, $55, $121
    lnop
    xor $66, $106, $85
    lnop
    selb $27, $35, $24, $115
    lnop
    andc $113, $109, $86
    lnop
    nor $28, $27, $102
    lnop
    xor $118, $51, $108
    lqa $27, 0x18020
    selb $86, $114, $34, $4
    lnop
    andc $4, $41, $42
    lqa $34, 0x18030
    eqv $114, $123, $118
    cbd $109, 0($45)
    ai $105, $2, 2
    stqa $106, 0x19260
    xor $2, $86, $44
    stqa $26, 0x19270
    xor $45, $27, $90
    stqa $23, 0x19280
    orc $13, $118, $51
    rotqbyi $44, $116, 0
    xor $18, $34, $89
    lqd $51, 4704($63)
    selb $27, $115, $35, $28
    stqa $118, 0x19290
    orc $34, $2, $86
    lqa $12, 0x0
    selb $39, $104, $3, $31
    stqa $48, 0x192a0
    eqv $61, $13, $103
    stqa $2, 0x192b0
    andi $3, $105, -16
    lqd $13, 4752($63)
    eqv $86, $4, $100
    stqa $61, 0x192c0
    eqv $104, $34, $21
    stqa $54, 0x192d0
    selb $30, $39, $55, $121
    rotqby $34, $51, $83
    or $100, $45, $18
    stqa $104, 0x192e0
    a $64, $3, $12
    lqa $45, 0x0
    selb $18, $27, $86, $35
    lqd $12, 4800($63)
    orc $21, $66, $100
    stqa $36, 0x192f0
    orc $98, $85, $66
    shlqbii $35, $2, 1
    selb $2, $96, $111, $17
    stqa $24, 0x19300
    xor $111, $9, $117
    lqd $17, 1392($14)
    selb $9, $6, $39, $21
    stqa $113, 0x19310
    xor $66, $30, $94
    lqd $96, 3696($64)
    selb $117, $123, $98, $114
    lqd $92, 4848($63)
    selb $91, $40, $2, $111
    stqa $85, 0x19320
    andc $40, $115, $18
    lqd $111, 1904($14)
    nop
    lqd $115, 3840($116)
    selb $60, $29, $46, $31
    stqa $52, 0x19330
    selb $29, $36, $117, $61
    rotqby $46, $96, $105
    ai $127, $127, 1
    stqa $91, 0x19340
    eqv $93, $60, $66
    rotqbyi $96, $34, 13
    ai $2, $127, 1
    rotqby $3, $13, $83
    selb $62, $43, $99, $31
    rotqbii $13, $46, 1
    andi $34, $2, 7
    lqd $97, 4896($63)
    andi $99, $96, 255
    stqa $123, 0x19350
    selb $4, $94, $60, $66
    lqd $96, 3264($64)
    selb $66, $100, $9, $29
    lqa $51, 0x18040
    shli $46, $34, 5
    stqa $110, 0x19360
    selb $101, $93, $36, $66
    shufb $110, $99, $115, $109
    orc $99, $40, $86
    lqd $115, 3552($64)
    rotmi $34, $2, -3
    stqa $112, 0x19370
    selb $43, $62, $39, $4
    rotqby $95, $96, $105
    mpyi $2, $127, 3
    lqd $86, 4944($63)
    nor $40, $101, $43
    stqd $110, 3840($44)
    xor $96, $99, $126
    rotqbyi $110, $3, 13
    a $3, $46, $34
    lqd $101, 3984($116)
    selb $70, $66, $93, $40
    lqa $34, 0x18050
    andi $4, $3, -16
    lqd $59, 2976($64)
    andi $58, $110, 255
    shlqbii $57, $23, 1
    andi $46, $2, -16
    rotqby $110, $12, $83
    andc $23, $29, $21
    rotqby $12, $86, $83
    a $5, $46, $45
    shlqbii $86, $91, 1
    eqv $65, $23, $6
    shufb $91, $58, $101, $109
    xor $46, $96, $22
    rotqbyi $101, $110, 13
    selb $110, $102, $32, $18
    lqd $69, 1888($14)
    xor $45, $51, $90
    rotqbyi $102, $12, 13
    selb $58, $70, $65, $93
    rotqby $12, $115, $105
    selb $23, $27, $42, $46
    stqd $91, 3984($44)
    andi $91, $101, 255
    rotqby $42, $59, $105
    selb $59, $99, $24, $110
    lqa $101, 0x30
    andi $18, $102, 255
    lqd $115, 4128($116)
    selb $110, $126, $59, $31
    lqd $93, 1120($14)
    xor $126, $46, $26
    lqd $32, 1136($14)
    andc $59, $66, $58
    rotqbii $102, $12, 1
    selb $66, $23, $126, $46
    lqd $12, 3120($64)
    xor $51, $34, $89
    lqa $68, 0x18000
    andc $99, $9, $100
    shufb $34, $91, $115, $109
    or $6, $45, $51
    rotqbii $115, $42, 1
    xor $26, $66, $48
    lqa $45, 0x30
    orc $42, $59, $65
    rotqby $48, $97, $83
    selb $59, $86, $102, $101
    rotqby $97, $92, $83
    and $92, $66, $26
    stqd $34, 4128($44)
    xor $102, $42, $121
    lqd $34, 4272($116)
    selb $51, $87, $54, $8
    shlqbii $66, $112, 1
    selb $112, $56, $107, $88
    lqd $8, 1376($14)
    selb $101, $98, $61, $114
    rotqbyi $87, $97, 13
    selb $56, $57, $115, $45
    lqa $114, 0x30
    selb $115, $124, $47, $53
    shufb $88, $69, $111, $15
    xor $111, $112, $25
    lnop
    andi $25, $87, 255
    lqa $53, 0x30
    and $124, $112, $111
    rotqby $47, $12, $105
    xor $112, $56, $59
    shufb $87, $93, $32, $15
    selb $93, $37, $20, $115
    shufb $32, $25, $34, $109
    xor $34, $124, $10
    shufb $86, $8, $17, $15
    xor $37, $54, $11
    lqa $8, 0x18010
    selb $124, $33, $93, $88
    rotqbii $11, $47, 1
    xor $25, $102, $55
    lqd $93, 3408($64)
    selb $33, $66, $13, $114
    stqd $32, 4272($44)
    xor $32, $68, $87
    rotqbyi $13, $48, 13
    selb $47, $35, $11, $53
    lnop
    xor $35, $8, $86
    lqd $11, 4416($116)
    orc $115, $59, $112
    lnop
    selb $114, $22, $126, $31
    rotqby $8, $93, $105
    andi $53, $13, 255
    lnop
    selb $13, $70, $55, $25
    lnop
    eqv $93, $33, $47
    lnop
    selb $57, $7, $107, $88
    shufb $48, $53, $11, $109
    xor $7, $61, $117
    lnop
    selb $117, $33, $115, $93
    rotqbii $107, $8, 1
    xor $53, $57, $124
    lqa $8, 0x30
    selb $11, $29, $101, $7
    shlqbii $33, $113, 1
    or $65, $32, $35
    lqa $113, 0x30
    xor $66, $25, $106
    shlqbii $32, $104, 1
    selb $35, $123, $20, $34
    rotqbii $101, $95, 1
    orc $123, $112, $65
    lnop
    selb $106, $33, $107, $8
    lnop
    selb $104, $122, $35, $88
    lnop
    selb $122, $32, $101, $113
    lnop
    xor $101, $13, $60
    lnop
    selb $107, $70, $21, $25
    lnop
    selb $67, $104, $57, $124
    lnop
    xor $21, $66, $85
    lnop
    selb $68, $106, $117, $122
    lnop
    selb $85, $11, $7, $107
    stqd $48, 4416($44)
    selb $97, $29, $11, $107
    lqd $7, 4560($116)
    selb $69, $53, $104, $123
    lnop
    selb $70, $119, $16, $88
    lnop
    selb $116, $41, $51, $37
    lnop
    orc $51, $101, $13
    lnop
    selb $98, $36, $85, $21
    lnop
    xor $21, $67, $70
    shufb $85, $18, $7, $109
    xor $13, $92, $54
    lnop
    selb $91, $41, $116, $23
    lnop
    eqv $100, $51, $62
    lnop
    eqv $7, $97, $101
    stqd $85, 4560($44)
    xor $33, $102, $98
    lnop
    selb $85, $91, $24, $13
    lnop
    selb $29, $27, $22, $46
    lnop
    selb $44, $108, $111, $88
    lnop
    orc $8, $98, $33
    lnop
    xor $45, $114, $110
    lnop
    eqv $108, $44, $21
    lnop
    selb $9, $97, $8, $7
    lnop
    selb $111, $50, $85, $31
    lnop
    orc $51, $33, $6
    lnop
    selb $10, $99, $9, $100
    lnop
    selb $11, $111, $114, $110
    lnop
    selb $109, $19, $28, $31
    lnop
    selb $12, $45, $111, $51
    lnop
    xor $33, $11, $109
    lnop
    selb $19, $70, $44, $21
    lnop
    selb $41, $103, $34, $88
    lnop
    selb $46, $6, $12, $10
    lqa $34, 0x10
    selb $113, $49, $26, $31
    lnop
    selb $103, $41, $104, $19
    lnop
    eqv $27, $113, $33
    lnop
    selb $18, $109, $113, $33
    lnop
    selb $112, $120, $13, $31
    lnop
    selb $19, $65, $69, $68
    shufb $31, $3, $3, $34
    selb $3, $112, $111, $18
    lqa $34, 0x0
    selb $18, $27, $99, $46
    lqd $26, 2160($14)
    selb $13, $108, $106, $19
    lnop
    andbi $33, $31, 15
    lqd $22, 3120($5)
    nor $54, $13, $103
    lnop
    nor $13, $18, $3
    lqa $31, 0x20
    andc $28, $68, $123
    lqd $21, 2144($14)
    a $14, $4, $34
    lqa $18, 0x30
    andc $34, $10, $51
    lqd $4, 3696($5)
    eqv $92, $28, $53
    rotqby $32, $22, $2
    selb $48, $46, $27, $13
    lqd $22, 352($14)
    eqv $35, $34, $45
    lqd $53, 368($14)
    xor $95, $29, $49
    shlqbii $34, $91, 1
    selb $119, $19, $108, $54
    shufb $85, $21, $26, $15
    selb $50, $48, $35, $27
    rotqby $45, $4, $2
    a $15, $33, $31
    lqa $27, 0x30
    selb $49, $119, $92, $108
    rotqbii $31, $32, 1
    andc $33, $46, $50
    shlqbii $32, $95, 1
    andc $108, $19, $49
    rotqbii $46, $45, 1
    orc $4, $33, $35
    lnop
    orc $45, $108, $92
    lnop
    selb $16, $32, $31, $18
    lnop
    selb $17, $34, $46, $27
    lqa $31, 0x18010
    xor $108, $45, $124
    lqd $27, 2976($5)
    xor $35, $126, $52
    shufb $18, $22, $53, $15
    xor $19, $4, $110
    lnop
    eqv $20, $17, $16
    lnop
    xor $53, $19, $114
    lnop
    xor $34, $31, $18
    lnop
    xor $21, $53, $102
    rotqby $31, $27, $2
    nop
    lqa $27, 0x30
    nop
    lqd $46, 3552($5)
    nop
    shlqbii $32, $96, 1
    nop
    rotqbii $33, $31, 1
    nop
    lnop
    nop
    lnop
    selb $31, $116, $37, $23
    lnop
    selb $22, $32, $33, $27
    lnop
    selb $92, $24, $31, $35
    lnop
    xor $116, $108, $57
    rotqby $27, $46, $2
    selb $37, $107, $66, $25
    lnop
    xor $107, $122, $117
    lqa $46, 0x30
    xor $117, $116, $56
    shlqbii $32, $92, 1
    selb $56, $115, $122, $93
    rotqbii $33, $27, 1
    andc $93, $38, $125
    lnop
    orc $125, $95, $29
    lnop
    selb $38, $119, $123, $116
    lnop
    selb $23, $32, $33, $46
    lnop
    selb $123, $38, $117, $116
    lqd $32, 3264($5)
    selb $126, $68, $56, $107
    lnop
    selb $115, $94, $40, $88
    lqd $33, 96($14)
    selb $24, $48, $51, $53
    lqd $46, 112($14)
    selb $40, $43, $30, $58
    lnop
    selb $25, $24, $21, $53
    lnop
    xor $43, $123, $47
    rotqby $51, $32, $2
    xor $26, $25, $101
    lqd $32, 3408($5)
    eqv $94, $125, $120
    lnop
    xor $35, $22, $23
    shufb $27, $33, $46, $15
    and $125, $123, $43
    lqa $33, 0x18000
    selb $28, $48, $114, $53
    rotqbii $46, $51, 1
    selb $53, $103, $67, $49
    lqa $48, 0x30
    orc $29, $23, $35
    rotqby $51, $32, $2
    xor $30, $28, $113
    lnop
    selb $67, $45, $106, $53
    shlqbii $32, $94, 1
    xor $53, $33, $27
    lnop
    xor $58, $37, $118
    lqa $45, 0x30
    selb $103, $68, $126, $38
    rotqbii $49, $51, 1
    selb $31, $32, $46, $48
    shlqbii $51, $93, 1
    xor $46, $125, $122
    lnop
    selb $122, $124, $67, $85
    lnop
    or $32, $53, $34
    lnop
    selb $33, $51, $49, $45
    lnop
    selb $45, $103, $106, $46
    lnop
    nop
    lnop
    selb $34, $114, $21, $88
    lnop
    selb $49, $3, $11, $50
    lnop
    selb $51, $126, $107, $38
    lnop
    and $38, $37, $58
    lnop
    orc $3, $35, $32
    lqa $11, 0x18030
    xor $37, $117, $59
    stqa $108, 0x19260
    selb $126, $57, $117, $85
    lqa $35, 0x18020
    selb $123, $104, $45, $85
    stqa $102, 0x19270
    xor $50, $126, $122
    stqa $96, 0x19280
    selb $104, $106, $51, $37
    lnop
    xor $45, $11, $86
    lqd $106, 4704($63)
    selb $37, $42, $36, $40
    lnop
    xor $51, $35, $87
    lnop
    selb $35, $119, $57, $116
    lnop
    selb $53, $50, $123, $3
    lnop
    or $11, $51, $45
    lnop
    xor $107, $35, $44
    rotqby $45, $106, $83
    xor $59, $38, $61
    lnop
    selb $116, $121, $37, $88
    lnop
    orc $37, $107, $35
    lnop
    selb $121, $70, $54, $85
    lnop
    selb $125, $44, $43, $85
    rotqbyi $54, $45, 13
    selb $51, $17, $29, $20
    lnop
    selb $17, $123, $126, $122
    lnop
    selb $43, $97, $36, $59
    stqa $107, 0x19290
    selb $35, $33, $51, $31
    lqd $36, 3840($64)
    andi $44, $54, 255
    cbd $70, 0($105)
    eqv $106, $37, $41
    stqa $101, 0x192a0
    selb $120, $55, $66, $88
    stqa $95, 0x192b0
    selb $124, $41, $46, $85
    lqd $55, 4752($63)
    xor $45, $17, $121
    lnop
    xor $54, $120, $116
    lnop
    xor $46, $108, $104
    lnop
    selb $48, $32, $53, $35
    lnop
    selb $117, $39, $43, $88
    shufb $41, $44, $36, $70
    selb $43, $121, $125, $45
    rotqby $39, $55, $83
    eqv $52, $125, $45
    rotqbyi $66, $64, 0
    orc $36, $46, $11
    lnop
    andc $105, $69, $65
    lnop
    orc $37, $104, $46
    rotqbyi $65, $39, 13
    eqv $38, $103, $107
    stqd $41, 3840($66)
    selb $39, $54, $117, $36
    lqd $69, 3984($64)
    selb $40, $103, $37, $38
    stqa $106, 0x192c0
    andi $44, $65, 255
    stqa $100, 0x192d0
    selb $46, $52, $33, $48
    stqa $94, 0x192e0
    selb $55, $124, $123, $43
    lqd $65, 4800($63)
    selb $41, $105, $40, $106
    lnop
    andc $45, $35, $3
    lnop
    selb $42, $117, $120, $116
    lnop
    nor $43, $46, $55
    lnop
    selb $56, $11, $39, $41
    shufb $61, $44, $69, $70
    xor $46, $42, $115
    rotqby $69, $65, $83
    eqv $47, $45, $50
    lnop
    selb $119, $60, $58, $88
    lnop
    selb $44, $48, $52, $43
    stqd $61, 3984($66)
    eqv $57, $119, $46
    rotqbyi $61, $69, 13
    selb $58, $44, $47, $52
    lqd $69, 4128($64)
    ai $45, $2, 1
    stqa $105, 0x192f0
    selb $52, $57, $105, $56
    stqa $99, 0x19300
    andc $50, $48, $58
    stqa $93, 0x19310
    selb $48, $115, $119, $46
    lqd $65, 4848($63)
    selb $118, $62, $59, $88
    lnop
    selb $59, $4, $99, $49
    lnop
    andi $49, $61, 255
    lnop
    orc $60, $50, $47
    lnop
    selb $4, $118, $117, $48
    shufb $50, $49, $69, $70
    selb $46, $110, $59, $88
    rotqby $69, $65, $83
    nor $47, $52, $4
    lnop
    xor $48, $60, $122
    lnop
    andc $52, $41, $36
    stqd $50, 4128($66)
    xor $49, $34, $46
    rotqbyi $65, $69, 13
    andc $50, $12, $6
    lqd $69, 4272($64)
    selb $6, $56, $57, $47
    stqa $104, 0x19320
    selb $59, $29, $31, $20
    stqa $98, 0x19330
    eqv $61, $52, $54
    stqa $92, 0x19340
    ai $84, $84, -1
    lqd $52, 4896($63)
    xor $20, $48, $126
    lnop
    selb $29, $6, $61, $57
    lnop
    andi $57, $65, 255
    stqa $103, 0x19350
    nop
    stqa $97, 0x19360
    andi $12, $83, -16
    shufb $65, $57, $69, $70
    xor $57, $31, $51
    rotqby $69, $52, $83
    andc $52, $56, $29
    stqa $91, 0x19370
    selb $56, $35, $59, $57
    lqd $54, 4944($63)
    andc $51, $53, $32
    stqd $65, 4272($66)
    selb $59, $44, $3, $20
    rotqbyi $32, $69, 13
    orc $3, $52, $61
    lnop
    xor $61, $20, $22
    lnop
    selb $52, $56, $57, $59
    lnop
    xor $22, $3, $116
    lqd $69, 4416($64)
    selb $57, $59, $61, $20
    rotqby $65, $54, $83
    xor $53, $61, $23
    lnop
    xor $23, $57, $16
    lnop
    andi $63, $32, 255
    lqd $54, 1632($14)
    xor $16, $22, $120
    lqd $62, 1648($14)
    selb $32, $33, $52, $53
    rotqbyi $67, $65, 13
    xor $52, $16, $108
    shufb $65, $63, $69, $70
    and $63, $57, $23
    hbrr affine_edge_tap_branch, affine_edge_tap_loop
    selb $53, $35, $56, $59
    lnop
    xor $35, $63, $31
    lnop
    selb $63, $55, $17, $58
    shufb $31, $54, $62, $15
    andi $58, $67, 255
    stqd $65, 4416($66)
    selb $54, $60, $33, $63
    lqd $65, 4560($64)
    selb $17, $53, $33, $35
    lnop
    selb $33, $122, $54, $31
    lnop
    xor $54, $48, $32
    lnop
    selb $55, $8, $100, $7
    lnop
    orc $7, $30, $28
    lnop
    xor $28, $21, $98
    shufb $60, $58, $65, $70
    eqv $21, $7, $112
    lnop
    selb $7, $126, $61, $31
    lnop
    xor $8, $100, $9
    lnop
    xor $9, $7, $33
    stqd $60, 4560($66)
    selb $56, $6, $36, $16
affine_edge_tap_branch:
    brnz $84, affine_edge_tap_loop
affine_edge_tap_end:
    stqa $126, 0x18960
    stqa $125, 0x18970
    stqa $124, 0x18980
    stqa $123, 0x18990
    stqa $122, 0x189a0
    stqa $121, 0x189b0
    stqa $120, 0x189c0
    stqa $119, 0x189d0
    stqa $118, 0x189e0
    stqa $117, 0x189f0
    stqa $116, 0x18a00
    stqa $115, 0x18a10
    stqa $114, 0x18a20
    stqa $113, 0x18a30
    stqa $112, 0x18a40
    stqa $111, 0x18a50
    stqa $110, 0x18a60
    stqa $109, 0x18a70
    stqa $108, 0x18a80
    stqa $107, 0x18a90
    stqa $106, 0x18aa0
    stqa $105, 0x18ab0
    stqa $104, 0x18ac0
    stqa $103, 0x18ad0
    stqa $102, 0x18ae0
    stqa $101, 0x18af0
    stqa $100, 0x18b00
    stqa $99, 0x18b10
    stqa $98, 0x18b20
    stqa $97, 0x18b30
    stqa $96, 0x18b40
    stqa $95, 0x18b50
    stqa $94, 0x18b60
    stqa $93, 0x18b70
    stqa $92, 0x18b80
    stqa $91, 0x18b90
    bi $0

.global affine_steady_tap
.align 3
affine_steady_tap:
    lqa $84, 0x0
    lqa $83, 0x10
    lqa $82, 0x20
    lqa $81, 0x30
    ori $85, $5, 0
    lqa $126, 0x18960
    lqa $125, 0x18970
    lqa $124, 0x18980
    lqa $123, 0x18990
    lqa $122, 0x189a0
    lqa $121, 0x189b0
    lqa $120, 0x189c0
    lqa $119, 0x189d0
    lqa $118, 0x189e0
    lqa $117, 0x189f0
    lqa $116, 0x18a00
    lqa $115, 0x18a10
    lqa $114, 0x18a20
    lqa $113, 0x18a30
    lqa $112, 0x18a40
    lqa $111, 0x18a50
    lqa $110, 0x18a60
    lqa $109, 0x18a70
    lqa $108, 0x18a80
    lqa $107, 0x18a90
    lqa $106, 0x18aa0
    lqa $105, 0x18ab0
    lqa $104, 0x18ac0
    lqa $103, 0x18ad0
    lqa $102, 0x18ae0
    lqa $101, 0x18af0
    lqa $100, 0x18b00
    lqa $99, 0x18b10
    lqa $98, 0x18b20
    lqa $97, 0x18b30
    lqa $96, 0x18b40
    lqa $95, 0x18b50
    lqa $94, 0x18b60
    lqa $93, 0x18b70
    lqa $92, 0x18b80
    lqa $91, 0x18b90
    andi $6, $3, 7
    rotmi $7, $3, -3
    shli $6, $6, 5
    a $6, $6, $7
    andi $7, $6, -16
    a $7, $7, $84
    lqd $8, 608($7)
    lqd $9, 624($7)
    shufb $6, $6, $6, $83
    andbi $6, $6, 15
    a $6, $6, $82
    shufb $90, $8, $9, $6
    lqd $8, 864($7)
    lqd $9, 880($7)
    shufb $89, $8, $9, $6
    lqd $8, 1120($7)
    lqd $9, 1136($7)
    shufb $88, $8, $9, $6
    lqd $8, 1376($7)
    lqd $7, 1392($7)
    shufb $87, $8, $7, $6
    sf $86, $3, $4
    ori $127, $3, 0
    cgti $2, $86, 0
    brz $2, affine_steady_tap_end
# 636 cycles an iteration, 490 at least: 490 instructions for the even pipe, 279 for the odd one; 71 cycles of nops alone
.align 3
affine_steady_tap_loop:
    nop
    lnop
    mpyi $2, $127, 3
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
    lnop
    nop
    lnop
    andi $32, $2, -16
    lnop
    ai $28, $127, 1
    lnop
    a $3, $32, $84
    lnop
    nop
    lnop
    andi $32, $28, 7
    lqd $36, 2976($3)
    rotmi $11, $28, -3
    lnop
    shli $28, $32, 5
    lnop
    nop
    lnop
    nop
    lqd $32, 3120($3)
    nop
    lnop
    a $16, $28, $11
    rotqby $33, $36, $2
    nop
    lqd $11, 3264($3)
    nop
    shufb $28, $16, $16, $83
    nop
    shlqbii $36, $96, 1
    nop
    rotqby $96, $32, $2
    nop
    rotqbii $32, $33, 1
    nop
    shlqbii $33, $95, 1
    nop
    rotqby $95, $11, $2
    nop
    rotqbii $11, $96, 1
    andi $96, $16, -16
    shlqbii $34, $94, 1
    andbi $16, $28, 15
    lqa $17, 0x18040
    a $94, $96, $84
    rotqbii $28, $95, 1
    a $95, $16, $82
    lqa $31, 0x18050
    selb $96, $36, $32, $81
    lnop
    selb $4, $33, $11, $81
    lnop
    selb $5, $34, $28, $81
    lnop
    xor $28, $17, $90
    lnop
    xor $17, $102, $98
    lnop
    xor $34, $31, $89
    lnop
    orc $89, $98, $17
    lnop
    eqv $90, $97, $101
    lnop
    or $6, $28, $34
    lnop
    selb $7, $97, $89, $90
    lqd $28, 3408($3)
    selb $97, $111, $114, $110
    lnop
    orc $8, $17, $6
    lnop
    xor $34, $97, $109
    lqd $17, 3552($3)
    xor $31, $114, $110
    lnop
    selb $33, $109, $113, $34
    lqd $11, 3696($3)
    selb $109, $31, $111, $8
    rotqby $32, $28, $2
    selb $9, $99, $7, $100
    lnop
    eqv $36, $113, $34
    shlqbii $28, $93, 1
    selb $16, $6, $109, $9
    rotqby $34, $17, $2
    selb $93, $112, $111, $33
    rotqbii $17, $32, 1
    selb $32, $36, $99, $16
    rotqby $111, $11, $2
    andc $11, $9, $8
    shlqbii $33, $92, 1
    nor $92, $32, $93
    rotqbii $37, $34, 1
    eqv $34, $11, $31
    shlqbii $32, $91, 1
    selb $91, $16, $36, $92
    rotqbii $31, $111, 1
    selb $111, $28, $17, $81
    lqa $21, 0x18020
    selb $10, $91, $34, $36
    lqa $17, 0x18030
    selb $11, $33, $37, $81
    lnop
    andc $33, $16, $10
    lnop
    selb $37, $32, $31, $81
    lnop
    orc $12, $33, $34
    lnop
    xor $33, $21, $88
    lnop
    xor $21, $17, $87
    lnop
    xor $34, $108, $104
    lnop
    or $13, $33, $21
    lnop
    orc $14, $104, $34
    lnop
    eqv $15, $103, $107
    lnop
    selb $16, $117, $120, $116
    lnop
    selb $17, $103, $14, $15
    lnop
    xor $21, $16, $115
    lnop
    orc $103, $34, $13
    lqd $33, 96($94)
    selb $31, $115, $119, $21
    lqd $34, 112($94)
    xor $32, $120, $116
    lnop
    eqv $28, $119, $21
    lqd $36, 352($94)
    selb $115, $32, $117, $103
    lqd $21, 368($94)
    selb $18, $105, $17, $106
    lnop
    selb $19, $118, $117, $31
    lqa $26, 0x18000
    selb $31, $13, $115, $18
    shufb $117, $33, $34, $95
    andc $33, $18, $103
    lqa $34, 0x18010
    selb $35, $28, $105, $31
    lnop
    eqv $30, $33, $32
    shufb $20, $36, $21, $95
    nor $21, $35, $19
    lnop
    xor $35, $26, $117
    lnop
    xor $26, $96, $11
    lnop
    xor $32, $34, $20
    lnop
    orc $22, $11, $26
    lnop
    eqv $23, $37, $4
    lnop
    or $34, $35, $32
    lnop
    selb $35, $37, $22, $23
    lnop
    selb $24, $123, $126, $122
    lnop
    orc $37, $26, $34
    lnop
    xor $26, $24, $121
    lnop
    xor $32, $126, $122
    lnop
    selb $33, $121, $125, $26
    lnop
    selb $36, $32, $123, $37
    lnop
    selb $121, $111, $35, $5
    lnop
    eqv $29, $125, $26
    lnop
    selb $38, $34, $36, $121
    lnop
    selb $25, $124, $123, $33
    lnop
    selb $33, $29, $111, $38
    lnop
    andc $26, $121, $37
    lnop
    nor $123, $33, $25
    lnop
    eqv $33, $26, $32
    lnop
    selb $39, $38, $29, $123
    lnop
    selb $40, $31, $28, $21
    lnop
    selb $26, $39, $33, $29
    lnop
    selb $27, $40, $30, $28
    lnop
    andc $29, $38, $26
    lnop
    andc $38, $31, $27
    lnop
    orc $28, $29, $33
    lnop
    orc $29, $38, $30
    lnop
    xor $30, $28, $122
    lnop
    xor $122, $29, $116
    lnop
    xor $116, $12, $110
    stqa $30, 0x19260
    nop
    stqa $122, 0x19270
    andi $38, $85, -16
    stqa $116, 0x19280
    nop
    lnop
    a $110, $38, $84
    lnop
    nop
    lnop
    nop
    lqd $38, 4704($110)
    nop
    lnop
    nop
    lnop
    nop
    lnop
    xor $31, $116, $114
    lnop
    nop
    lnop
    selb $33, $91, $114, $31
    rotqby $41, $38, $85
    xor $114, $30, $126
    lnop
    xor $32, $122, $120
    lnop
    selb $38, $39, $126, $114
    lnop
    selb $42, $40, $120, $32
    rotqbyi $43, $41, 13
    xor $120, $38, $125
    lqd $41, 3840($3)
    xor $125, $42, $119
    cbd $126, 0($2)
    xor $119, $33, $113
    stqa $120, 0x19290
    nop
    stqa $125, 0x192a0
    nop
    stqa $119, 0x192b0
    nop
    lqd $113, 4752($110)
    nop
    lnop
    andi $44, $43, 255
    lnop
    nop
    lnop
    nop
    shufb $43, $44, $41, $126
    nop
    rotqbyi $41, $3, 0
    nop
    rotqby $44, $113, $85
    orc $45, $119, $33
    lnop
    orc $33, $120, $38
    lnop
    orc $38, $125, $42
    stqd $43, 3840($41)
    eqv $113, $33, $124
    rotqbyi $42, $44, 13
    eqv $124, $38, $118
    lqd $33, 3984($3)
    eqv $118, $45, $112
    stqa $113, 0x192c0
    nop
    stqa $124, 0x192d0
    selb $112, $89, $100, $90
    stqa $118, 0x192e0
    xor $90, $100, $7
    lqd $89, 4800($110)
    selb $7, $91, $8, $31
    lnop
    selb $8, $9, $112, $90
    lnop
    andi $112, $42, 255
    lnop
    andc $91, $109, $6
    lnop
    selb $6, $8, $90, $7
    shufb $42, $112, $33, $126
    xor $109, $31, $102
    rotqby $112, $89, $85
    selb $102, $14, $106, $15
    lnop
    andc $14, $115, $13
    lnop
    xor $115, $106, $17
    stqd $42, 3984($41)
    andc $17, $36, $34
    rotqbyi $42, $112, 13
    selb $112, $40, $103, $32
    lqd $34, 4128($3)
    selb $103, $18, $102, $115
    stqa $17, 0x192f0
    xor $102, $109, $98
    stqa $14, 0x19300
    selb $40, $103, $115, $112
    stqa $91, 0x19310
    xor $98, $32, $108
    lqd $115, 4848($110)
    selb $108, $22, $5, $23
    lnop
    xor $23, $5, $35
    lnop
    andi $35, $42, 255
    lnop
    selb $42, $39, $37, $114
    lnop
    selb $37, $121, $108, $23
    shufb $39, $35, $34, $126
    xor $22, $114, $96
    rotqby $108, $115, $85
    selb $115, $37, $23, $42
    lnop
    xor $23, $22, $11
    lnop
    xor $96, $98, $104
    stqd $39, 4128($41)
    selb $104, $111, $115, $23
    rotqbyi $39, $108, 13
    selb $11, $105, $40, $96
    lqd $115, 4272($3)
    selb $96, $99, $6, $102
    stqa $104, 0x19320
    nop
    stqa $11, 0x19330
    nop
    stqa $96, 0x19340
    nop
    lqd $102, 4896($110)
    nop
    lnop
    nop
    lnop
    andi $6, $39, 255
    lnop
    nop
    lnop
    nop
    shufb $39, $6, $115, $126
    nop
    rotqby $115, $102, $85
    nop
    lnop
    nop
    lnop
    nop
    stqd $39, 4272($41)
    selb $23, $121, $37, $42
    rotqbyi $39, $115, 13
    selb $121, $18, $103, $112
    lqd $115, 4416($3)
    selb $103, $9, $8, $7
    stqa $23, 0x19350
    nop
    stqa $121, 0x19360
    nop
    stqa $103, 0x19370
    nop
    lqd $8, 4944($110)
    nop
    lnop
    nop
    lnop
    andi $9, $39, 255
    lnop
    nop
    lnop
    nop
    shufb $39, $9, $115, $126
    nop
    rotqby $115, $8, $85
    nop
    lnop
    nop
    lnop
    nop
    stqd $39, 4416($41)
    nop
    rotqbyi $39, $115, 13
    nop
    lqd $115, 4560($3)
    nop
    lnop
    nop
    lnop
    nop
    lnop
    andi $3, $39, 255
    lnop
    nop
    lnop
    nop
    shufb $39, $3, $115, $126
    nop
    lnop
    nop
    lnop
    nop
    lnop
    ai $126, $2, 1
    stqd $39, 4560($41)
    selb $39, $7, $109, $31
    lnop
    andi $7, $126, -16
    lnop
    xor $31, $39, $101
    lnop
    a $101, $7, $84
    lnop
    nop
    lnop
    and $7, $39, $31
    lqd $41, 2976($101)
    selb $39, $93, $97, $10
    lnop
    xor $97, $7, $100
    lnop
    selb $100, $12, $99, $39
    lnop
    selb $12, $103, $99, $97
    lqd $39, 3120($101)
    selb $99, $112, $98, $32
    lnop
    selb $112, $19, $16, $27
    rotqby $32, $41, $126
    xor $16, $99, $107
    lqd $19, 3264($101)
    selb $107, $29, $105, $112
    lnop
    and $112, $99, $16
    shlqbii $29, $116, 1
    selb $116, $42, $22, $114
    rotqby $99, $39, $126
    xor $114, $112, $106
    rotqbii $39, $32, 1
    xor $106, $116, $4
    shlqbii $112, $119, 1
    selb $42, $121, $105, $114
    rotqby $119, $19, $126
    and $105, $116, $106
    rotqbii $19, $99, 1
    selb $116, $25, $24, $26
    shlqbii $99, $118, 1
    xor $118, $105, $5
    lqa $25, 0x18040
    selb $5, $28, $111, $116
    rotqbii $105, $119, 1
    selb $41, $23, $111, $118
    lqa $119, 0x18050
    selb $111, $29, $39, $81
    lnop
    selb $28, $112, $19, $81
    lnop
    selb $24, $99, $105, $81
    lnop
    xor $105, $25, $88
    lnop
    xor $99, $122, $11
    lnop
    xor $112, $119, $87
    lnop
    orc $87, $11, $99
    lnop
    eqv $88, $121, $125
    lnop
    or $25, $105, $112
    lnop
    selb $26, $121, $87, $88
    lqd $112, 3408($101)
    selb $105, $12, $109, $100
    lnop
    orc $119, $99, $25
    lnop
    xor $121, $105, $92
    lqd $99, 3552($101)
    xor $19, $109, $100
    lnop
    selb $39, $92, $31, $121
    lqd $29, 3696($101)
    selb $92, $19, $12, $119
    rotqby $116, $112, $126
    selb $4, $14, $26, $124
    lnop
    eqv $32, $31, $121
    shlqbii $112, $91, 1
    selb $7, $25, $92, $4
    rotqby $121, $99, $126
    selb $91, $97, $12, $39
    rotqbii $99, $116, 1
    selb $116, $32, $14, $7
    rotqby $12, $29, $126
    andc $29, $4, $119
    shlqbii $39, $96, 1
    nor $96, $116, $91
    rotqbii $93, $121, 1
    eqv $10, $29, $19
    shlqbii $121, $103, 1
    selb $116, $7, $32, $96
    rotqbii $103, $12, 1
    selb $29, $112, $99, $81
    lqa $12, 0x18020
    selb $19, $116, $10, $32
    lqa $112, 0x18030
    selb $27, $39, $93, $81
    lnop
    andc $93, $7, $19
    lnop
    selb $7, $121, $103, $81
    lnop
    orc $32, $93, $10
    lnop
    xor $93, $12, $117
    lnop
    xor $12, $112, $20
    lnop
    xor $112, $30, $104
    lnop
    or $99, $93, $12
    lnop
    orc $12, $104, $112
    lnop
    eqv $93, $23, $120
    lnop
    selb $10, $42, $98, $107
    lnop
    selb $3, $23, $12, $93
    lnop
    xor $121, $10, $21
    lnop
    orc $23, $112, $99
    lqd $103, 608($94)
    selb $39, $21, $16, $121
    lqd $112, 624($94)
    xor $115, $98, $107
    lnop
    eqv $37, $16, $121
    lqd $8, 864($94)
    selb $21, $115, $42, $23
    lqd $121, 880($94)
    selb $9, $17, $3, $113
    lnop
    selb $18, $114, $42, $39
    lqa $102, 0x18000
    selb $39, $99, $21, $9
    shufb $90, $103, $112, $95
    andc $112, $9, $23
    lqa $103, 0x18010
    selb $42, $37, $17, $39
    lnop
    eqv $40, $112, $115
    shufb $89, $8, $121, $95
    nor $121, $42, $18
    lnop
    xor $42, $102, $90
    lnop
    xor $102, $111, $27
    lnop
    xor $115, $103, $89
    lnop
    orc $34, $27, $102
    lnop
    eqv $35, $7, $28
    lnop
    or $36, $42, $115
    lnop
    selb $42, $7, $34, $35
    lnop
    selb $108, $41, $22, $5
    lnop
    orc $33, $102, $36
    lnop
    xor $102, $108, $123
    lnop
    xor $7, $22, $5
    lnop
    selb $115, $123, $106, $102
    lnop
    selb $45, $7, $41, $33
    lnop
    selb $123, $29, $42, $24
    lnop
    eqv $112, $106, $102
    lnop
    selb $102, $36, $45, $123
    lnop
    selb $103, $118, $41, $115
    lnop
    selb $115, $112, $29, $102
    lnop
    andc $41, $123, $33
    lnop
    nor $13, $115, $103
    lnop
    eqv $8, $41, $7
    lnop
    selb $41, $102, $112, $13
    lnop
    selb $38, $39, $37, $121
    lnop
    selb $115, $41, $8, $112
    lnop
    selb $15, $38, $40, $37
    lnop
    andc $37, $102, $115
    lnop
    andc $112, $39, $15
    lnop
    orc $102, $37, $8
    lnop
    orc $6, $112, $40
    lnop
    xor $8, $102, $5
    lnop
    xor $5, $6, $107
    lnop
    xor $107, $32, $100
    stqa $8, 0x19260
    nop
    stqa $5, 0x19270
    nop
    stqa $107, 0x19280
    nop
    lqd $112, 4704($110)
    nop
    lnop
    nop
    lnop
    nop
    lnop
    xor $100, $107, $109
    lnop
    nop
    lnop
    selb $40, $116, $109, $100
    rotqby $37, $112, $85
    xor $109, $8, $22
    lnop
    xor $7, $5, $98
    lnop
    selb $39, $41, $22, $109
    lnop
    selb $44, $38, $98, $7
    rotqbyi $43, $37, 13
    xor $22, $39, $106
    lqd $98, 3840($101)
    xor $112, $44, $16
    cbd $106, 0($126)
    xor $126, $40, $31
    stqa $22, 0x19290
    nop
    stqa $112, 0x192a0
    nop
    stqa $126, 0x192b0
    nop
    lqd $31, 4752($110)
    nop
    lnop
    andi $16, $43, 255
    lnop
    nop
    lnop
    nop
    shufb $43, $16, $98, $106
    nop
    rotqbyi $98, $101, 0
    nop
    rotqby $16, $31, $85
    orc $37, $126, $40
    lnop
    orc $40, $22, $39
    lnop
    orc $39, $112, $44
    stqd $43, 3840($98)
    eqv $31, $40, $118
    rotqbyi $43, $16, 13
    eqv $118, $39, $114
    lqd $16, 3984($101)
    eqv $114, $37, $97
    stqa $31, 0x192c0
    nop
    stqa $118, 0x192d0
    selb $97, $87, $124, $88
    stqa $114, 0x192e0
    xor $88, $124, $26
    lqd $87, 4800($110)
    selb $26, $116, $119, $100
    lnop
    selb $116, $4, $97, $88
    lnop
    andi $97, $43, 255
    lnop
    andc $119, $92, $25
    lnop
    selb $25, $116, $88, $26
    shufb $43, $97, $16, $106
    xor $92, $100, $122
    rotqby $97, $87, $85
    selb $122, $12, $113, $93
    lnop
    andc $12, $21, $99
    lnop
    xor $99, $113, $3
    stqd $43, 3984($98)
    andc $3, $45, $36
    rotqbyi $43, $97, 13
    selb $97, $38, $23, $7
    lqd $36, 4128($101)
    selb $38, $9, $122, $99
    stqa $3, 0x192f0
    xor $122, $92, $11
    stqa $12, 0x19300
    selb $23, $38, $99, $97
    stqa $119, 0x19310
    xor $11, $7, $30
    lqd $99, 4848($110)
    selb $30, $34, $24, $35
    lnop
    xor $34, $24, $42
    lnop
    andi $42, $43, 255
    lnop
    selb $43, $41, $33, $109
    lnop
    selb $33, $123, $30, $34
    shufb $41, $42, $36, $106
    xor $30, $109, $111
    rotqby $36, $99, $85
    selb $111, $33, $34, $43
    lnop
    xor $34, $30, $27
    lnop
    xor $99, $11, $104
    stqd $41, 4128($98)
    selb $104, $29, $111, $34
    rotqbyi $41, $36, 13
    selb $27, $17, $23, $99
    lqd $34, 4272($101)
    selb $111, $14, $25, $122
    stqa $104, 0x19320
    nop
    stqa $27, 0x19330
    nop
    stqa $111, 0x19340
    nop
    lqd $122, 4896($110)
    nop
    lnop
    nop
    lnop
    andi $25, $41, 255
    lnop
    nop
    lnop
    nop
    shufb $41, $25, $34, $106
    nop
    rotqby $25, $122, $85
    nop
    lnop
    nop
    lnop
    nop
    stqd $41, 4272($98)
    selb $23, $123, $33, $43
    rotqbyi $41, $25, 13
    selb $123, $9, $38, $97
    lqd $25, 4416($101)
    selb $9, $4, $116, $26
    stqa $23, 0x19350
    nop
    stqa $123, 0x19360
    nop
    stqa $9, 0x19370
    nop
    lqd $116, 4944($110)
    nop
    lnop
    nop
    lnop
    andi $4, $41, 255
    lnop
    nop
    lnop
    nop
    shufb $41, $4, $25, $106
    nop
    rotqby $4, $116, $85
    nop
    lnop
    nop
    lnop
    nop
    stqd $41, 4416($98)
    nop
    rotqbyi $41, $4, 13
    nop
    lqd $4, 4560($101)
    nop
    lnop
    nop
    lnop
    nop
    lnop
    andi $101, $41, 255
    lnop
    nop
    lnop
    nop
    shufb $41, $101, $4, $106
    nop
    lnop
    nop
    lnop
    nop
    lnop
    ai $106, $2, 2
    stqd $41, 4560($98)
    selb $98, $26, $92, $100
    lnop
    andi $26, $106, -16
    lnop
    xor $100, $98, $125
    lnop
    a $125, $26, $84
    lnop
    nop
    lnop
    and $26, $98, $100
    lqd $2, 2976($125)
    selb $98, $91, $105, $19
    lnop
    xor $105, $26, $124
    lnop
    selb $124, $32, $14, $98
    lnop
    selb $98, $9, $14, $105
    lqd $32, 3120($125)
    selb $14, $97, $11, $7
    lnop
    selb $97, $18, $10, $15
    rotqby $7, $2, $106
    xor $10, $14, $120
    lqd $2, 3264($125)
    selb $120, $6, $17, $97
    lnop
    and $97, $14, $10
    shlqbii $15, $107, 1
    selb $107, $43, $30, $109
    rotqby $14, $32, $106
    xor $6, $97, $113
    rotqbii $109, $7, 1
    xor $113, $107, $28
    shlqbii $97, $126, 1
    selb $43, $123, $17, $6
    rotqby $126, $2, $106
    and $2, $107, $113
    rotqbii $28, $14, 1
    selb $107, $103, $108, $115
    shlqbii $14, $114, 1
    xor $114, $2, $24
    lqa $115, 0x18040
    selb $24, $102, $29, $107
    rotqbii $2, $126, 1
    selb $107, $23, $29, $114
    lqa $126, 0x18050
    selb $29, $15, $109, $81
    lnop
    selb $17, $97, $28, $81
    lnop
    selb $28, $14, $2, $81
    lnop
    xor $2, $115, $117
    lnop
    xor $115, $5, $27
    lnop
    xor $14, $126, $20
    lnop
    orc $20, $27, $115
    lnop
    eqv $117, $123, $112
    lnop
    or $103, $2, $14
    lnop
    selb $126, $123, $20, $117
    lqd $2, 3408($125)
    selb $15, $98, $92, $124
    lnop
    orc $18, $115, $103
    lnop
    xor $123, $15, $96
    lqd $115, 3552($125)
    xor $97, $92, $124
    lnop
    selb $102, $96, $100, $123
    lqd $109, 3696($125)
    selb $7, $97, $98, $18
    rotqby $96, $2, $106
    selb $14, $12, $126, $118
    lnop
    eqv $108, $100, $123
    shlqbii $2, $119, 1
    selb $26, $103, $7, $14
    rotqby $123, $115, $106
    selb $119, $105, $98, $102
    rotqbii $115, $96, 1
    selb $98, $108, $12, $26
    rotqby $102, $109, $106
    andc $32, $14, $18
    shlqbii $96, $111, 1
    nor $109, $98, $119
    rotqbii $41, $123, 1
    eqv $98, $32, $97
    shlqbii $123, $9, 1
    selb $111, $26, $108, $109
    rotqbii $97, $102, 1
    selb $32, $2, $115, $81
    lqa $102, 0x18020
    selb $19, $111, $98, $108
    lqa $115, 0x18030
    selb $91, $96, $41, $81
    lnop
    andc $96, $26, $19
    lnop
    selb $41, $123, $97, $81
    lnop
    orc $2, $96, $98
    lnop
    xor $98, $102, $90
    lnop
    xor $102, $115, $89
    lnop
    xor $115, $8, $104
    lnop
    or $4, $98, $102
    lnop
    orc $9, $104, $115
    lnop
    eqv $123, $23, $22
    lnop
    selb $21, $43, $11, $120
    lnop
    selb $122, $23, $9, $123
    lnop
    xor $102, $21, $121
    lnop
    orc $23, $115, $4
    lqd $98, 1120($94)
    selb $96, $121, $10, $102
    lqd $115, 1136($94)
    xor $121, $11, $120
    lnop
    eqv $108, $10, $102
    lqd $97, 1376($94)
    selb $25, $121, $43, $23
    lqd $102, 1392($94)
    selb $116, $3, $122, $31
    lnop
    selb $26, $6, $43, $96
    lqa $94, 0x18000
    selb $96, $4, $25, $116
    shufb $88, $98, $115, $95
    andc $115, $116, $23
    lqa $98, 0x18010
    selb $43, $108, $3, $96
    lnop
    eqv $101, $115, $121
    shufb $87, $97, $102, $95
    nor $115, $43, $26
    lnop
    xor $43, $94, $88
    lnop
    xor $94, $29, $91
    lnop
    xor $121, $98, $87
    lnop
    orc $98, $91, $94
    lnop
    eqv $97, $41, $17
    lnop
    or $38, $43, $121
    lnop
    selb $43, $41, $98, $97
    lnop
    selb $16, $107, $30, $24
    lnop
    orc $41, $94, $38
    lnop
    xor $94, $16, $13
    lnop
    xor $102, $30, $24
    lnop
    selb $121, $13, $113, $94
    lnop
    selb $42, $102, $107, $41
    lnop
    selb $13, $32, $43, $28
    lnop
    eqv $95, $113, $94
    lnop
    selb $94, $38, $42, $13
    lnop
    selb $33, $114, $107, $121
    lnop
    selb $107, $95, $32, $94
    lnop
    andc $34, $13, $41
    lnop
    nor $121, $107, $33
    lnop
    eqv $107, $34, $102
    lnop
    selb $45, $94, $95, $121
    lnop
    selb $39, $96, $108, $115
    lnop
    selb $34, $45, $107, $95
    lnop
    selb $35, $39, $101, $108
    lnop
    andc $108, $94, $34
    lnop
    andc $94, $96, $35
    lnop
    orc $36, $108, $107
    lnop
    orc $37, $94, $101
    lnop
    xor $108, $36, $24
    lnop
    xor $102, $37, $120
    lnop
    xor $96, $2, $124
    stqa $108, 0x19260
    nop
    stqa $102, 0x19270
    nop
    stqa $96, 0x19280
    nop
    lqd $124, 4704($110)
    nop
    lnop
    nop
    lnop
    nop
    lnop
    xor $24, $96, $92
    lnop
    nop
    lnop
    selb $120, $111, $92, $24
    rotqby $101, $124, $85
    xor $124, $108, $30
    lnop
    xor $40, $102, $11
    lnop
    selb $92, $45, $30, $124
    lnop
    selb $30, $39, $11, $40
    rotqbyi $94, $101, 13
    xor $107, $92, $113
    lqd $99, 3840($125)
    xor $101, $30, $10
    cbd $11, 0($106)
    xor $95, $120, $100
    stqa $107, 0x19290
    nop
    stqa $101, 0x192a0
    nop
    stqa $95, 0x192b0
    nop
    lqd $100, 4752($110)
    nop
    lnop
    andi $106, $94, 255
    lnop
    nop
    lnop
    nop
    shufb $94, $106, $99, $11
    nop
    rotqbyi $10, $125, 0
    nop
    rotqby $99, $100, $85
    orc $113, $95, $120
    lnop
    orc $120, $107, $92
    lnop
    orc $92, $101, $30
    stqd $94, 3840($10)
    eqv $106, $120, $114
    rotqbyi $30, $99, 13
    eqv $100, $92, $6
    lqd $120, 3984($125)
    eqv $94, $113, $105
    stqa $106, 0x192c0
    nop
    stqa $100, 0x192d0
    selb $113, $20, $118, $117
    stqa $94, 0x192e0
    xor $117, $118, $126
    lqd $20, 4800($110)
    selb $6, $111, $18, $24
    lnop
    selb $111, $14, $113, $117
    lnop
    andi $113, $30, 255
    lnop
    andc $93, $7, $103
    lnop
    selb $103, $111, $117, $6
    shufb $7, $113, $120, $11
    xor $114, $24, $5
    rotqby $120, $20, $85
    selb $5, $9, $31, $123
    lnop
    andc $99, $25, $4
    lnop
    xor $4, $31, $122
    stqd $7, 3984($10)
    andc $105, $42, $38
    rotqbyi $122, $120, 13
    selb $38, $39, $23, $40
    lqd $42, 4128($125)
    selb $23, $116, $5, $4
    stqa $105, 0x192f0
    xor $5, $114, $27
    stqa $99, 0x19300
    selb $27, $23, $4, $38
    stqa $93, 0x19310
    xor $120, $40, $8
    lqd $4, 4848($110)
    selb $8, $98, $28, $97
    lnop
    xor $98, $28, $43
    lnop
    andi $43, $122, 255
    lnop
    selb $122, $45, $41, $124
    lnop
    selb $41, $13, $8, $98
    shufb $45, $43, $42, $11
    xor $126, $124, $29
    rotqby $8, $4, $85
    selb $4, $41, $98, $122
    lnop
    xor $98, $126, $91
    lnop
    xor $91, $120, $104
    stqd $45, 4128($10)
    selb $104, $32, $4, $98
    rotqbyi $45, $8, 13
    selb $98, $3, $27, $91
    lqd $4, 4272($125)
    selb $92, $12, $103, $5
    stqa $104, 0x19320
    nop
    stqa $98, 0x19330
    nop
    stqa $92, 0x19340
    nop
    lqd $103, 4896($110)
    nop
    lnop
    nop
    lnop
    andi $5, $45, 255
    lnop
    nop
    lnop
    nop
    shufb $45, $5, $4, $11
    nop
    rotqby $4, $103, $85
    nop
    lnop
    nop
    lnop
    nop
    stqd $45, 4272($10)
    selb $103, $13, $41, $122
    rotqbyi $45, $4, 13
    selb $97, $116, $23, $38
    lqd $4, 4416($125)
    selb $91, $14, $111, $6
    stqa $103, 0x19350
    selb $111, $6, $114, $24
    stqa $97, 0x19360
    nop
    stqa $91, 0x19370
    xor $113, $111, $112
    lqd $6, 4944($110)
    selb $112, $119, $15, $19
    lnop
    and $119, $111, $113
    lnop
    andi $111, $45, 255
    lnop
    selb $110, $2, $12, $112
    lnop
    xor $112, $119, $118
    shufb $2, $111, $4, $11
    selb $118, $38, $120, $40
    rotqby $4, $6, $85
    selb $111, $91, $12, $112
    hbrr affine_steady_tap_branch, affine_steady_tap_loop
    xor $119, $118, $22
    lnop
    selb $22, $26, $21, $35
    lnop
    and $21, $118, $119
    stqd $2, 4416($10)
    selb $116, $37, $3, $22
    rotqbyi $2, $4, 13
    xor $118, $21, $31
    lqd $4, 4560($125)
    selb $21, $122, $126, $124
    lnop
    selb $117, $97, $3, $118
    lnop
    xor $125, $21, $17
    lnop
    andi $17, $2, 255
    lnop
    selb $2, $33, $16, $34
    lnop
    and $16, $21, $125
    shufb $33, $17, $4, $11
    selb $122, $36, $32, $2
    lnop
    xor $124, $16, $28
    lnop
    ai $86, $86, -1
    lnop
    selb $123, $103, $32, $124
    stqd $33, 4560($10)
    ai $127, $127, 1
affine_steady_tap_branch:
    brnz $86, affine_steady_tap_loop
affine_steady_tap_end:
    stqa $126, 0x18960
    stqa $125, 0x18970
    stqa $124, 0x18980
    stqa $123, 0x18990
    stqa $122, 0x189a0
    stqa $121, 0x189b0
    stqa $120, 0x189c0
    stqa $119, 0x189d0
    stqa $118, 0x189e0
    stqa $117, 0x189f0
    stqa $116, 0x18a00
    stqa $115, 0x18a10
    stqa $114, 0x18a20
    stqa $113, 0x18a30
    stqa $112, 0x18a40
    stqa $111, 0x18a50
    stqa $110, 0x18a60
    stqa $109, 0x18a70
    stqa $108, 0x18a80
    stqa $107, 0x18a90
    stqa $106, 0x18aa0
    stqa $105, 0x18ab0
    stqa $104, 0x18ac0
    stqa $103, 0x18ad0
    stqa $102, 0x18ae0
    stqa $101, 0x18af0
    stqa $100, 0x18b00
    stqa $99, 0x18b10
    stqa $98, 0x18b20
    stqa $97, 0x18b30
    stqa $96, 0x18b40
    stqa $95, 0x18b50
    stqa $94, 0x18b60
    stqa $93, 0x18b70
    stqa $92, 0x18b80
    stqa $91, 0x18b90
    bi $0
