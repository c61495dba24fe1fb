# affine in the wavefront layout, 4 rows a lane, for spu.
#
# Made by: minterm compile affine --layout wavefront --target spu --alphabet ACGT --rows 4 --emit asm
#
# Local store:
#     0x18000 a         planes of a's symbols, one word a register and plane
#     0x18080 windows   windows of b's symbols, eight shifted copies a residue and plane
#     0x18880 active    windows of "column exists", eight shifted copies a residue
#     0x18c80 vertical  vertical flow, one word a register and plane, in and out
#     0x18e00 down      downward flow of the last step, one word a register and plane, in and out
#     0x18f80 top       top edge, one byte a column and plane, in
#     0x193a0 bottom    bottom edge, one byte a step and plane, out
#     0x197c0 tap       scratch, one word a plane and register
#     $3      begin     first iteration
#     $4      end       one past the last iteration
#     32      copy_stride bytes between shifted copies
#     176     top_stride bytes between planes of the top edge
#     176     bottom_stride bytes between planes of the bottom edge
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
# What lies where. Rows and columns are counted from 0 here. A strip has 512 rows: row r is bit 127 - r / 4
# of word r % 4, and bit x of a word is bit x % 8 of its byte x / 8.
#     a         word (r % 4) * 2 + p: plane p of the symbols of its rows
#     windows   sequence x * 2 + p, for x from 0 to 3: 128 zeros, then plane p of the columns x, x + 4,
#               x + 8, .. and zeros; eight copies of each, as of active
#     active    sequences x, for x from 0 to 3: 128 zeros and then a one for each column x, x + 4, .. that
#               there is. Eight copies of each, copy c without its first c bits: byte (x * 8 + c) *
#               copy_stride begins it. copy_stride is at least iterations / 8 + 17
#     vertical  word (r % 4) * 6 + p: plane p of what enters its rows from the left, and after the
#               last call of what leaves them on the right
#     down      24 words, which may be anything at first
#     top       byte p * top_stride + j: plane p of what enters column j from above, in bit 0; 16 bytes
#               behind the last step are read
#     bottom    byte p * bottom_stride + j + 511: plane p of what leaves the strip's last row in column j,
#               in bit 0. A step s writes bytes s to s + 3. It may be 511 bytes before top: a
#               strip then turns the row above it into the row below it
#
# What to call. Step s computes the cells (r, s - r) of all rows r, iteration q the steps from 4 q to 4 q + 3.
# R rows, 1 to 512 of them, and n columns take (R + n - 1 + 3) / 4 iterations. `edge` does any of them;
# `steady` is faster and does those in which all rows have a column: from (R - 1 + 3) / 4 to n / 4 - 1.
# Calls follow each other in the same memory, each for the iterations from begin to end - 1.
# More rows are strips from the top to the bottom, all but the last of 512 rows: `bottom` of one is `top`
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
    lqa $68, 0x0
    lqa $67, 0x10
    lqa $66, 0x20
    lqa $65, 0x30
    lqa $64, 0x40
    lqa $126, 0x18c80
    lqa $125, 0x18c90
    lqa $124, 0x18ca0
    lqa $123, 0x18cb0
    lqa $122, 0x18cc0
    lqa $121, 0x18cd0
    lqa $120, 0x18ce0
    lqa $119, 0x18cf0
    lqa $118, 0x18d00
    lqa $117, 0x18d10
    lqa $116, 0x18d20
    lqa $115, 0x18d30
    lqa $114, 0x18d40
    lqa $113, 0x18d50
    lqa $112, 0x18d60
    lqa $111, 0x18d70
    lqa $110, 0x18d80
    lqa $109, 0x18d90
    lqa $108, 0x18da0
    lqa $107, 0x18db0
    lqa $106, 0x18dc0
    lqa $105, 0x18dd0
    lqa $104, 0x18de0
    lqa $103, 0x18df0
    lqa $102, 0x18e00
    lqa $101, 0x18e10
    lqa $100, 0x18e20
    lqa $99, 0x18e30
    lqa $98, 0x18e40
    lqa $97, 0x18e50
    lqa $96, 0x18e60
    lqa $95, 0x18e70
    lqa $94, 0x18e80
    lqa $93, 0x18e90
    lqa $92, 0x18ea0
    lqa $91, 0x18eb0
    lqa $90, 0x18ec0
    lqa $89, 0x18ed0
    lqa $88, 0x18ee0
    lqa $87, 0x18ef0
    lqa $86, 0x18f00
    lqa $85, 0x18f10
    lqa $84, 0x18f20
    lqa $83, 0x18f30
    lqa $82, 0x18f40
    lqa $81, 0x18f50
    lqa $80, 0x18f60
    lqa $79, 0x18f70
    andi $6, $3, 7
    rotmi $7, $3, -3
    shli $6, $6, 5
    a $6, $6, $7
    andi $7, $6, -16
    a $7, $7, $68
    lqd $8, 640($7)
    lqd $9, 656($7)
    shufb $6, $6, $6, $67
    andbi $6, $6, 15
    a $6, $6, $66
    shufb $78, $8, $9, $6
    lqd $8, 896($7)
    lqd $9, 912($7)
    shufb $77, $8, $9, $6
    lqd $8, 2432($7)
    lqd $9, 2448($7)
    shufb $76, $8, $9, $6
    lqd $8, 1152($7)
    lqd $9, 1168($7)
    shufb $75, $8, $9, $6
    lqd $8, 1408($7)
    lqd $9, 1424($7)
    shufb $74, $8, $9, $6
    lqd $8, 2688($7)
    lqd $9, 2704($7)
    shufb $73, $8, $9, $6
    lqd $8, 1664($7)
    lqd $9, 1680($7)
    shufb $72, $8, $9, $6
    lqd $8, 1920($7)
    lqd $9, 1936($7)
    shufb $71, $8, $9, $6
    lqd $8, 2944($7)
    lqd $7, 2960($7)
    shufb $70, $8, $7, $6
    sf $69, $3, $4
    ori $127, $3, 0
    cgti $2, $69, 0
    brz $2, affine_edge_end
    ai $2, $127, 1
    lqa $3, 0x18010
    lqa $4, 0x18010
    lqa $5, 0x18060
    lqa $47, 0x18050
    lqa $6, 0x18030
    lqa $7, 0x18070
    lqa $8, 0x18000
    lqa $9, 0x18060
    shlqbii $10, $83, 1
    lqa $11, 0x18040
    shli $12, $127, 2
    lqa $13, 0x18020
    shlqbii $14, $84, 1
    lqa $15, 0x18030
    lqa $16, 0x18070
# 902 cycles an iteration, 902 at least: 902 instructions for the even pipe, 199 for the odd one; 0 cycles of nops alone
.align 3
affine_edge_loop:
    xor $84, $47, $74
    lnop
    andi $83, $2, 7
    lnop
    rotmi $2, $2, -3
    lnop
    xor $78, $9, $78
    lnop
    andi $9, $12, -16
    lnop
    xor $17, $108, $104
    lnop
    a $18, $9, $68
    lnop
    shli $83, $83, 5
    lnop
    xor $9, $90, $86
    lnop
    selb $19, $105, $108, $104
    lnop
    xor $11, $11, $75
    lnop
    a $83, $83, $2
    lnop
    selb $20, $123, $126, $122
    lnop
    xor $77, $7, $77
    lnop
    xor $7, $19, $103
    lqd $2, 4320($18)
    selb $21, $111, $114, $110
    lnop
    or $84, $11, $84
    lnop
    or $78, $78, $77
    lnop
    orc $77, $86, $9
    lnop
    selb $11, $103, $107, $7
    lnop
    eqv $22, $85, $89
    lnop
    eqv $23, $91, $95
    lnop
    orc $9, $9, $78
    lqa $24, 0x18040
    selb $85, $85, $77, $22
    lnop
    andi $25, $83, -16
    lnop
    selb $26, $117, $120, $116
    lnop
    selb $27, $17, $105, $9
    lnop
    a $25, $25, $68
    lqd $28, 4144($18)
    selb $29, $87, $85, $88
    lqd $30, 4672($18)
    selb $11, $106, $105, $11
    lnop
    xor $31, $114, $110
    lnop
    eqv $7, $107, $7
    lnop
    xor $32, $26, $115
    lnop
    xor $33, $21, $109
    lqd $34, 3968($18)
    xor $35, $20, $121
    lqd $36, 4848($18)
    selb $37, $78, $27, $29
    rotqby $28, $28, $12
    andc $38, $29, $9
    lnop
    selb $39, $7, $87, $37
    lqd $40, 2176($25)
    xor $41, $102, $98
    shlqbii $80, $80, 1
    nor $39, $39, $11
    lnop
    xor $75, $5, $75
    lqd $5, 4496($18)
    orc $42, $98, $41
    lnop
    eqv $43, $113, $33
    lqd $44, 400($25)
    xor $45, $96, $92
    lnop
    xor $85, $88, $85
    shufb $83, $83, $83, $67
    orc $46, $92, $45
    lnop
    selb $47, $37, $7, $39
    lnop
    xor $74, $16, $74
    lnop
    selb $91, $91, $46, $23
    lnop
    eqv $17, $38, $17
    lnop
    selb $77, $77, $88, $22
    shlqbii $79, $79, 1
    selb $7, $47, $17, $7
    rotqby $30, $30, $12
    orc $45, $45, $84
    lnop
    selb $11, $11, $19, $7
    lnop
    andc $7, $37, $7
    lnop
    selb $23, $46, $94, $23
    lnop
    selb $46, $93, $91, $94
    lnop
    orc $7, $7, $17
    rotqby $5, $5, $12
    selb $33, $109, $113, $33
    lnop
    xor $17, $7, $104
    lnop
    andbi $83, $83, 15
    lnop
    xor $37, $17, $108
    lqd $19, 128($25)
    selb $22, $31, $111, $45
    lnop
    eqv $38, $97, $101
    lnop
    selb $16, $121, $125, $35
    lnop
    selb $97, $97, $42, $38
    rotqby $34, $34, $12
    eqv $48, $119, $32
    lnop
    xor $6, $6, $71
    lnop
    selb $49, $47, $108, $37
    lnop
    selb $77, $29, $77, $85
    lnop
    xor $13, $13, $72
    rotqbyi $50, $28, 1
    xor $51, $49, $107
    rotqbii $52, $30, 1
    or $6, $13, $6
    lnop
    selb $13, $84, $22, $46
    rotqbyi $53, $34, 1
    andc $54, $46, $45
    lnop
    xor $91, $94, $91
    lnop
    selb $32, $115, $119, $32
    rotqbii $55, $34, 1
    selb $33, $112, $111, $33
    lnop
    selb $9, $47, $9, $37
    lnop
    ai $127, $127, 1
    lnop
    eqv $35, $125, $35
    lnop
    xor $90, $37, $90
    lnop
    selb $47, $43, $93, $13
    lnop
    eqv $31, $54, $31
    lnop
    selb $103, $103, $39, $76
    lnop
    xor $39, $120, $116
    lnop
    nor $47, $47, $33
    lnop
    a $83, $83, $66
    lqd $54, 384($25)
    selb $108, $108, $90, $76
    lnop
    orc $49, $51, $49
    shlqbii $81, $81, 1
    selb $56, $13, $43, $47
    lnop
    selb $37, $9, $90, $37
    lnop
    orc $41, $41, $6
    lqd $57, 144($25)
    selb $43, $56, $31, $43
    shufb $44, $54, $44, $83
    selb $80, $80, $52, $65
    lnop
    selb $7, $7, $87, $11
    lnop
    andc $13, $13, $43
    lnop
    selb $23, $46, $23, $91
    lqa $11, 0x18060
    xor $89, $37, $89
    rotqby $36, $36, $12
    xor $52, $100, $97
    shufb $19, $19, $57, $83
    orc $13, $13, $31
    lnop
    selb $97, $99, $97, $100
    lnop
    selb $21, $33, $21, $43
    rotqby $33, $2, $12
    and $37, $37, $89
    lnop
    xor $43, $13, $110
    lnop
    xor $15, $15, $44
    lnop
    xor $90, $90, $86
    lnop
    xor $4, $4, $44
    lnop
    xor $86, $43, $114
    lnop
    selb $31, $39, $117, $41
    lnop
    andc $27, $27, $78
    rotqbii $78, $33, 1
    selb $45, $56, $45, $86
    lnop
    ai $2, $127, 1
    lnop
    xor $96, $86, $96
    rotqbyi $57, $33, 3
    selb $29, $29, $77, $9
    rotqbii $54, $28, 1
    selb $56, $56, $114, $86
    lnop
    selb $16, $124, $123, $16
    lnop
    selb $13, $13, $93, $21
    lnop
    selb $38, $42, $100, $38
    lnop
    selb $104, $104, $7, $76
    lnop
    xor $7, $56, $113
    lnop
    selb $86, $45, $96, $86
    lnop
    selb $85, $77, $85, $9
    lnop
    selb $91, $23, $91, $45
    rotqbyi $77, $5, 1
    andc $9, $31, $6
    lnop
    eqv $49, $49, $106
    shlqbii $42, $51, 1
    selb $14, $14, $55, $65
    lnop
    andc $55, $97, $41
    rotqbyi $21, $33, 1
    xor $88, $37, $88
    lnop
    xor $8, $8, $19
    lnop
    selb $32, $118, $117, $32
    lnop
    xor $95, $86, $95
    lnop
    xor $92, $96, $92
    lnop
    selb $23, $46, $23, $45
    lnop
    selb $92, $93, $91, $92
    lnop
    selb $6, $6, $31, $97
    lnop
    selb $90, $87, $85, $90
    lnop
    and $86, $86, $95
    lnop
    selb $85, $48, $99, $6
    lnop
    xor $31, $126, $122
    rotqbyi $91, $36, 2
    eqv $39, $55, $39
    shlqbii $82, $82, 1
    or $4, $8, $4
    lnop
    orc $56, $7, $56
    lnop
    nor $85, $85, $32
    lnop
    selb $87, $29, $87, $88
    lnop
    xor $8, $14, $80
    rotqbii $21, $21, 1
    selb $105, $105, $87, $76
    shlqbii $87, $49, 1
    selb $110, $110, $13, $73
    lnop
    selb $13, $6, $48, $85
    lnop
    xor $94, $86, $94
    lnop
    andc $84, $22, $84
    lnop
    selb $82, $82, $78, $65
    shlqbii $78, $29, 1
    selb $48, $13, $39, $48
    lnop
    selb $93, $23, $93, $94
    lnop
    selb $113, $113, $95, $73
    lnop
    selb $109, $109, $47, $73
    lnop
    selb $10, $10, $54, $65
    lnop
    selb $114, $114, $96, $73
    rotqbii $96, $36, 1
    xor $24, $24, $72
    rotqbii $54, $5, 1
    andc $6, $6, $48
    lnop
    xor $47, $43, $92
    lnop
    orc $6, $6, $39
    lnop
    selb $26, $32, $26, $48
    lnop
    orc $32, $8, $4
    lqa $48, 0x18050
    selb $39, $105, $108, $104
    lnop
    selb $96, $79, $96, $65
    rotqbii $53, $53, 1
    xor $79, $6, $116
    lnop
    eqv $56, $56, $112
    lnop
    xor $95, $79, $120
    lnop
    orc $8, $80, $8
    lqd $22, 2192($25)
    selb $86, $31, $123, $32
    lnop
    selb $55, $13, $120, $95
    lnop
    selb $87, $87, $21, $65
    lqd $21, 912($25)
    eqv $45, $96, $10
    lnop
    selb $13, $13, $41, $95
    lnop
    selb $38, $97, $38, $52
    lnop
    selb $106, $106, $88, $76
    shufb $22, $40, $22, $83
    selb $96, $96, $8, $45
    lnop
    selb $8, $8, $82, $45
    rotqbyi $45, $5, 2
    selb $81, $81, $54, $65
    lnop
    or $75, $75, $74
    lnop
    selb $74, $81, $96, $82
    rotqbyi $33, $33, 2
    xor $102, $95, $102
    shlqbii $54, $17, 1
    eqv $40, $23, $7
    rotqbyi $88, $30, 1
    selb $41, $4, $86, $74
    rotqbyi $46, $36, 1
    selb $95, $13, $102, $95
    lnop
    selb $111, $111, $93, $73
    lnop
    xor $98, $102, $98
    lnop
    selb $93, $35, $81, $41
    lnop
    selb $52, $38, $52, $13
    rotqbii $46, $46, 1
    xor $48, $48, $71
    lnop
    selb $115, $115, $85, $70
    lnop
    andc $85, $74, $32
    lnop
    selb $97, $97, $38, $13
    lnop
    nor $93, $93, $16
    lnop
    selb $13, $111, $114, $110
    lnop
    selb $112, $112, $94, $73
    lnop
    andc $86, $86, $4
    lnop
    eqv $85, $85, $31
    lqd $31, 1424($25)
    xor $4, $55, $119
    lnop
    selb $98, $99, $52, $98
    lnop
    orc $52, $92, $47
    shlqbii $94, $27, 1
    selb $38, $41, $35, $93
    lnop
    xor $37, $108, $104
    lnop
    selb $23, $23, $52, $40
    lnop
    selb $107, $107, $89, $76
    shlqbii $89, $90, 1
    xor $76, $39, $103
    shufb $90, $90, $90, $64
    selb $6, $6, $99, $26
    rotqbii $88, $88, 1
    selb $40, $52, $56, $40
    rotqbii $91, $91, 1
    selb $35, $38, $85, $35
    rotqbyi $52, $34, 2
    selb $121, $121, $93, $22
    lnop
    selb $93, $84, $23, $56
    lnop
    xor $101, $95, $101
    lnop
    xor $96, $82, $96
    rotqbii $77, $77, 1
    selb $26, $103, $107, $76
    lnop
    orc $55, $4, $55
    lnop
    eqv $76, $107, $76
    rotqbyi $36, $36, 3
    andc $41, $41, $35
    lnop
    selb $116, $116, $6, $70
    lnop
    selb $16, $16, $20, $35
    rotqbii $50, $50, 1
    orc $85, $41, $85
    lqd $41, 896($25)
    xor $72, $11, $72
    lnop
    xor $11, $85, $122
    lnop
    orc $47, $47, $75
    lnop
    xor $20, $11, $126
    lnop
    selb $119, $119, $101, $70
    lnop
    and $101, $95, $101
    lnop
    selb $32, $38, $32, $20
    lnop
    selb $95, $37, $105, $47
    lnop
    xor $35, $13, $109
    lnop
    selb $46, $78, $46, $65
    lnop
    eqv $78, $113, $35
    lnop
    andc $6, $93, $47
    lnop
    selb $8, $74, $8, $96
    lnop
    selb $120, $120, $102, $70
    lnop
    xor $14, $20, $14
    lnop
    selb $94, $94, $77, $65
    lnop
    selb $102, $32, $14, $20
    lnop
    selb $89, $89, $88, $65
    lnop
    selb $20, $38, $126, $20
    lnop
    selb $38, $74, $8, $32
    lnop
    xor $10, $102, $10
    lnop
    xor $101, $101, $100
    shufb $29, $29, $29, $64
    xor $100, $114, $110
    lnop
    selb $88, $125, $10, $22
    lnop
    selb $26, $106, $105, $26
    lnop
    selb $99, $97, $99, $101
    lqd $58, 656($25)
    xor $59, $79, $98
    lnop
    selb $85, $85, $81, $16
    shufb $77, $41, $21, $83
    eqv $55, $55, $118
    lnop
    xor $125, $20, $125
    lnop
    selb $118, $118, $101, $70
    lnop
    eqv $6, $6, $37
    lnop
    orc $20, $125, $20
    lnop
    selb $42, $42, $50, $65
    lnop
    selb $50, $75, $95, $93
    lnop
    eqv $37, $97, $4
    lnop
    selb $101, $76, $84, $50
    lnop
    orc $21, $98, $59
    lnop
    and $102, $102, $10
    lnop
    or $24, $24, $48
    lnop
    nor $101, $101, $26
    lnop
    selb $35, $109, $113, $35
    lnop
    selb $48, $50, $76, $101
    lnop
    selb $97, $97, $21, $37
    lnop
    selb $76, $48, $6, $76
    lnop
    xor $102, $102, $82
    lnop
    andc $50, $50, $76
    rotqbyi $5, $5, 3
    eqv $82, $38, $125
    lnop
    orc $6, $50, $6
    lqd $50, 1408($25)
    selb $76, $26, $39, $76
    lnop
    selb $21, $21, $55, $37
    lnop
    xor $23, $56, $23
    lnop
    xor $37, $6, $104
    lqa $26, 0x18030
    selb $76, $6, $84, $76
    lnop
    xor $6, $37, $108
    lnop
    selb $104, $104, $76, $73
    lnop
    selb $35, $112, $111, $35
    lnop
    xor $76, $55, $97
    lqa $39, 0x18060
    selb $126, $126, $14, $22
    shufb $74, $50, $31, $83
    orc $59, $59, $24
    lnop
    xor $43, $6, $43
    lnop
    selb $117, $117, $99, $70
    lnop
    selb $47, $48, $47, $6
    lnop
    selb $96, $8, $96, $32
    lnop
    eqv $8, $46, $42
    lnop
    selb $32, $38, $81, $102
    lnop
    selb $40, $93, $40, $23
    lnop
    selb $99, $47, $43, $6
    lnop
    xor $26, $26, $77
    lnop
    selb $31, $100, $111, $59
    lnop
    selb $97, $9, $97, $55
    lnop
    xor $7, $99, $7
    lqd $50, 640($25)
    selb $6, $48, $108, $6
    lnop
    selb $93, $93, $40, $47
    lnop
    xor $80, $14, $80
    lnop
    andc $14, $31, $24
    lnop
    selb $23, $40, $23, $47
    lnop
    xor $92, $43, $92
    lqd $40, 2432($25)
    selb $24, $24, $31, $97
    lnop
    andc $31, $97, $59
    lnop
    and $99, $99, $7
    lnop
    selb $47, $78, $9, $24
    cwd $48, 0($12)
    selb $103, $103, $101, $73
    shufb $51, $51, $51, $64
    selb $92, $84, $23, $92
    lnop
    xor $3, $3, $77
    rotqbii $33, $33, 1
    selb $108, $108, $43, $73
    lnop
    nor $47, $47, $35
    lnop
    selb $122, $122, $85, $22
    shufb $17, $17, $17, $64
    selb $53, $54, $53, $65
    lnop
    eqv $20, $20, $124
    lnop
    selb $123, $123, $32, $22
    lnop
    selb $32, $24, $78, $47
    lnop
    xor $99, $99, $56
    lnop
    eqv $100, $31, $100
    lnop
    selb $124, $124, $102, $22
    lnop
    selb $102, $123, $126, $122
    lqa $31, 0x18020
    ai $69, $69, -1
    lnop
    xor $56, $102, $121
    lnop
    selb $109, $109, $47, $70
    lnop
    selb $96, $81, $96, $80
    lqa $81, 0x18000
    selb $80, $106, $99, $73
    lnop
    xor $31, $31, $19
    lnop
    selb $47, $32, $100, $78
    lnop
    or $15, $31, $15
    lnop
    andc $24, $24, $47
    lnop
    selb $31, $117, $120, $116
    shufb $78, $50, $58, $83
    orc $100, $24, $100
    lnop
    xor $24, $31, $115
    lnop
    xor $50, $11, $96
    lnop
    xor $58, $100, $110
    shufb $27, $27, $27, $64
    selb $99, $93, $84, $99
    rotqbyi $84, $30, 2
    orc $54, $96, $50
    lnop
    xor $85, $120, $116
    lnop
    selb $7, $107, $7, $73
    lnop
    selb $13, $35, $13, $47
    lnop
    selb $38, $38, $54, $82
    lnop
    selb $100, $100, $9, $13
    lnop
    selb $13, $115, $119, $24
    lnop
    orc $50, $50, $15
    lnop
    andc $95, $95, $75
    lnop
    selb $75, $85, $117, $50
    lnop
    selb $35, $86, $38, $20
    lnop
    xor $107, $6, $107
    lnop
    eqv $24, $119, $24
    lnop
    xor $47, $58, $114
    lnop
    selb $43, $15, $75, $35
    lnop
    xor $23, $53, $89
    lnop
    selb $59, $32, $59, $47
    shlqbii $101, $92, 1
    selb $21, $97, $21, $76
    lnop
    selb $12, $24, $86, $43
    lnop
    xor $38, $20, $38
    rotqbii $84, $84, 1
    selb $97, $97, $21, $59
    lnop
    xor $79, $47, $79
    lnop
    selb $82, $54, $20, $82
    lnop
    andc $54, $35, $50
    lnop
    andc $15, $75, $15
    lnop
    eqv $85, $54, $85
    lnop
    selb $54, $59, $79, $47
    lnop
    selb $13, $118, $117, $13
    lnop
    xor $39, $39, $19
    lnop
    xor $4, $54, $4
    lnop
    selb $76, $21, $76, $59
    lnop
    selb $82, $35, $82, $38
    lqa $21, 0x18030
    nor $12, $12, $13
    lnop
    selb $32, $32, $114, $47
    lnop
    selb $47, $43, $24, $12
    lnop
    xor $81, $81, $78
    rotqbyi $34, $34, 3
    xor $59, $32, $113
    lnop
    selb $75, $121, $88, $56
    lnop
    or $81, $81, $3
    lnop
    selb $24, $47, $85, $24
    lnop
    eqv $56, $88, $56
    lnop
    andc $43, $43, $24
    lnop
    selb $13, $13, $31, $24
    lnop
    xor $24, $126, $122
    lnop
    orc $85, $43, $85
    lnop
    orc $43, $89, $23
    lnop
    xor $31, $85, $116
    lnop
    selb $101, $101, $84, $65
    lnop
    xor $84, $31, $120
    lnop
    selb $75, $124, $123, $75
    lnop
    and $54, $54, $4
    lnop
    selb $50, $47, $50, $84
    lnop
    xor $11, $84, $11
    lnop
    selb $47, $47, $120, $84
    lnop
    selb $84, $50, $11, $84
    lqa $3, 0x18070
    orc $6, $107, $6
    lnop
    orc $32, $59, $32
    shufb $29, $29, $93, $64
    selb $113, $113, $4, $70
    lnop
    xor $54, $54, $55
    lnop
    eqv $32, $32, $112
    lnop
    selb $35, $35, $82, $50
    lnop
    xor $125, $84, $125
    lnop
    selb $82, $82, $38, $50
    lnop
    xor $96, $11, $96
    lqa $38, 0x18040
    orc $23, $23, $81
    lnop
    selb $50, $97, $9, $54
    rotqbii $52, $52, 1
    selb $46, $46, $43, $8
    lqa $55, 0x18070
    selb $110, $110, $100, $70
    lnop
    xor $98, $79, $98
    lnop
    eqv $106, $6, $106
    lnop
    selb $112, $112, $54, $70
    lnop
    selb $54, $94, $46, $87
    lnop
    xor $71, $55, $71
    lnop
    eqv $55, $97, $59
    lnop
    selb $6, $24, $123, $23
    lnop
    xor $19, $38, $19
    lnop
    selb $96, $86, $82, $96
    lnop
    selb $98, $9, $76, $98
    shlqbii $76, $106, 1
    selb $9, $81, $6, $54
    lnop
    and $84, $84, $125
    lnop
    xor $82, $58, $98
    lnop
    xor $38, $47, $119
    lnop
    andc $100, $54, $23
    lnop
    selb $115, $115, $12, $22
    lqa $12, 0x18050
    selb $33, $76, $33, $65
    lnop
    andc $81, $6, $81
    lnop
    selb $6, $56, $94, $9
    lnop
    selb $105, $105, $99, $73
    lnop
    nor $6, $6, $75
    shlqbii $93, $93, 1
    eqv $100, $100, $24
    lnop
    selb $24, $9, $56, $6
    lnop
    selb $8, $43, $87, $8
    lnop
    xor $12, $12, $44
    lnop
    selb $85, $85, $86, $13
    lnop
    orc $13, $98, $82
    lnop
    selb $56, $24, $100, $56
    lnop
    xor $21, $21, $74
    lqd $43, 2688($25)
    andc $9, $9, $56
    lnop
    selb $99, $105, $108, $104
    lnop
    or $72, $72, $71
    shlqbii $71, $95, 1
    selb $114, $114, $79, $70
    lnop
    xor $84, $84, $20
    lnop
    xor $3, $3, $44
    lnop
    selb $116, $116, $85, $22
    lnop
    xor $46, $87, $46
    lnop
    orc $100, $9, $100
    lqd $9, 2448($25)
    selb $102, $75, $102, $56
    shlqbii $75, $37, 1
    xor $56, $100, $122
    lqd $85, 1168($25)
    selb $97, $97, $13, $55
    rotqbyi $44, $28, 3
    xor $20, $56, $126
    rotqbii $45, $45, 1
    selb $86, $35, $86, $84
    lnop
    selb $23, $24, $23, $20
    shufb $76, $40, $9, $83
    xor $9, $108, $104
    lnop
    or $12, $19, $12
    lnop
    xor $19, $99, $103
    lnop
    xor $53, $20, $53
    lnop
    xor $40, $31, $96
    lnop
    selb $52, $75, $52, $65
    lnop
    selb $75, $23, $53, $20
    lnop
    selb $8, $54, $8, $46
    lnop
    eqv $79, $7, $19
    lnop
    orc $82, $82, $72
    lnop
    orc $47, $38, $47
    lqa $73, 0x18020
    xor $4, $32, $97
    lnop
    selb $54, $54, $8, $23
    shufb $92, $90, $92, $64
    selb $19, $103, $7, $19
    shufb $95, $27, $95, $64
    selb $20, $24, $126, $20
    lnop
    selb $111, $111, $50, $70
    lnop
    selb $50, $9, $105, $82
    lnop
    xor $24, $52, $101
    lnop
    orc $27, $96, $40
    lnop
    eqv $90, $35, $38
    lqa $10, 0x18010
    xor $73, $73, $78
    lnop
    selb $97, $14, $97, $32
    lnop
    selb $8, $8, $46, $23
    rotqbyi $28, $28, 2
    selb $84, $118, $84, $22
    lnop
    orc $40, $40, $12
    lnop
    xor $42, $75, $42
    lnop
    selb $13, $13, $32, $55
    rotqbii $36, $36, 1
    selb $55, $88, $42, $76
    lnop
    selb $23, $72, $50, $97
    lnop
    and $75, $75, $42
    lnop
    selb $45, $71, $45, $65
    lnop
    andc $71, $97, $82
    lnop
    selb $42, $111, $114, $110
    lnop
    selb $120, $120, $11, $22
    lnop
    eqv $71, $71, $9
    lnop
    or $39, $39, $3
    lnop
    selb $102, $100, $94, $102
    lnop
    selb $100, $79, $14, $23
    rotqbyi $30, $30, 3
    xor $87, $75, $87
    lnop
    or $26, $73, $26
    lnop
    eqv $118, $47, $118
    rotqbii $28, $28, 1
    selb $13, $97, $13, $4
    lnop
    selb $19, $80, $105, $19
    lqd $47, 1152($25)
    xor $10, $10, $74
    lqd $73, 2704($25)
    nor $100, $100, $19
    lnop
    selb $9, $54, $94, $87
    lnop
    xor $88, $20, $88
    lnop
    selb $11, $23, $79, $100
    shlqbii $46, $107, 1
    xor $41, $114, $110
    lnop
    selb $35, $35, $27, $90
    lnop
    selb $93, $93, $91, $65
    lnop
    selb $79, $11, $71, $79
    lnop
    selb $126, $126, $53, $76
    lnop
    orc $20, $88, $20
    lnop
    selb $99, $19, $99, $79
    lnop
    andc $79, $23, $79
    rotqbii $57, $57, 1
    eqv $23, $54, $88
    lnop
    selb $90, $27, $118, $90
    lnop
    xor $89, $53, $89
    lqa $3, 0x18010
    orc $79, $79, $71
    lqa $71, 0x18000
    selb $122, $122, $102, $76
    lnop
    selb $94, $94, $8, $89
    lnop
    xor $89, $79, $104
    lqd $8, 1920($25)
    selb $102, $41, $111, $40
    lnop
    eqv $20, $20, $124
    lnop
    xor $53, $89, $108
    shufb $107, $51, $107, $64
    xor $51, $126, $122
    lnop
    selb $103, $103, $100, $70
    shufb $75, $47, $85, $83
    xor $85, $118, $35
    lnop
    xor $47, $42, $109
    shufb $73, $43, $73, $83
    selb $35, $15, $35, $118
    lnop
    selb $82, $11, $82, $53
    lnop
    selb $43, $12, $102, $35
    lnop
    andc $100, $35, $40
    lnop
    selb $99, $79, $14, $99
    shufb $17, $17, $37, $64
    selb $37, $109, $113, $47
    lnop
    eqv $47, $113, $47
    lnop
    xor $58, $53, $58
    lnop
    xor $79, $56, $94
    lnop
    xor $27, $120, $116
    lnop
    selb $37, $112, $111, $37
    lnop
    selb $19, $47, $15, $43
    lnop
    selb $117, $117, $86, $22
    lnop
    selb $28, $46, $28, $65
    lnop
    eqv $100, $100, $41
    shufb $49, $49, $49, $64
    selb $90, $35, $90, $85
    lnop
    selb $41, $82, $58, $53
    lnop
    xor $71, $71, $75
    lnop
    selb $121, $121, $6, $76
    lnop
    nor $19, $19, $37
    lnop
    selb $124, $124, $87, $76
    lnop
    selb $123, $123, $9, $76
    lnop
    selb $125, $119, $125, $22
    lnop
    orc $119, $79, $26
    lnop
    selb $9, $43, $47, $19
    lnop
    xor $59, $41, $59
    lnop
    selb $47, $9, $100, $47
    lnop
    selb $87, $123, $126, $122
    lnop
    selb $6, $117, $120, $116
    lqd $46, 1936($25)
    selb $37, $37, $42, $47
    lnop
    andc $43, $43, $47
    lnop
    xor $98, $58, $98
    lqd $47, 1680($25)
    orc $100, $43, $100
    lnop
    orc $79, $94, $79
    lqa $43, 0x18020
    selb $37, $100, $15, $37
    lnop
    selb $42, $27, $117, $119
    lnop
    xor $100, $100, $110
    lnop
    xor $86, $6, $115
    lnop
    andc $102, $102, $12
    rotqbii $30, $30, 1
    xor $12, $100, $114
    lnop
    selb $11, $11, $108, $53
    lnop
    selb $40, $9, $40, $12
    lnop
    xor $53, $11, $7
    lnop
    selb $54, $54, $79, $23
    lnop
    selb $79, $79, $20, $23
    lnop
    selb $23, $81, $54, $20
    lnop
    and $41, $41, $59
    lnop
    selb $97, $97, $13, $82
    shufb $17, $17, $89, $64
    xor $32, $41, $32
    lnop
    xor $31, $12, $31
    lnop
    selb $82, $13, $4, $82
    lnop
    selb $4, $115, $125, $86
    lnop
    selb $13, $97, $14, $32
    lnop
    selb $104, $104, $99, $70
    lnop
    andc $72, $50, $72
    shlqbii $89, $89, 1
    selb $98, $14, $82, $98
    shlqbii $82, $97, 1
    orc $11, $53, $11
    lqa $14, 0x18010
    selb $50, $114, $31, $22
    lnop
    andc $99, $42, $26
    shufb $106, $49, $106, $64
    selb $4, $84, $117, $4
    lnop
    andc $49, $23, $119
    lnop
    eqv $86, $125, $86
    rotqbii $34, $34, 1
    eqv $27, $49, $27
    lnop
    selb $85, $90, $85, $40
    lnop
    or $10, $71, $10
    shufb $92, $92, $98, $64
    xor $71, $87, $121
    shufb $107, $107, $53, $64
    selb $105, $105, $13, $70
    lnop
    selb $110, $110, $37, $22
    lnop
    selb $26, $26, $42, $23
    lqd $42, 1664($25)
    selb $90, $35, $90, $40
    shlqbii $98, $98, 1
    selb $35, $86, $81, $26
    lnop
    orc $37, $101, $24
    lnop
    nor $35, $35, $4
    lnop
    xor $54, $20, $54
    lnop
    selb $114, $9, $114, $12
    lnop
    selb $9, $26, $86, $35
    lnop
    eqv $13, $93, $28
    shufb $49, $95, $72, $64
    selb $86, $9, $27, $86
    lnop
    orc $24, $24, $10
    shlqbii $95, $72, 1
    xor $96, $31, $96
    lnop
    andc $26, $26, $86
    lnop
    selb $108, $108, $58, $70
    lnop
    selb $12, $40, $31, $12
    lnop
    orc $26, $26, $27
    lnop
    eqv $11, $11, $80
    lnop
    selb $115, $115, $35, $76
    lnop
    xor $35, $26, $116
    lnop
    selb $86, $4, $6, $86
    lnop
    xor $4, $35, $120
    lnop
    selb $93, $93, $37, $13
    rotqbii $5, $5, 1
    selb $79, $23, $79, $54
    lnop
    xor $56, $4, $56
    shufb $106, $106, $11, $64
    selb $119, $9, $119, $4
    lnop
    selb $86, $26, $81, $86
    lnop
    selb $26, $119, $56, $4
    lnop
    selb $7, $7, $59, $70
    lnop
    selb $23, $23, $79, $119
    lnop
    xor $88, $26, $88
    lnop
    xor $94, $56, $94
    lnop
    selb $116, $116, $86, $76
    lnop
    eqv $86, $55, $71
    lqa $59, 0x18040
    selb $71, $121, $55, $71
    lnop
    selb $27, $51, $123, $24
    lnop
    selb $6, $45, $93, $33
    lnop
    xor $38, $12, $38
    lnop
    selb $9, $9, $120, $4
    lnop
    selb $96, $15, $85, $96
    lnop
    selb $85, $10, $27, $6
    lnop
    andc $31, $6, $24
    lnop
    xor $40, $100, $96
    shufb $72, $42, $47, $83
    and $12, $12, $38
    lnop
    and $26, $26, $88
    lnop
    selb $42, $124, $123, $71
    lnop
    selb $34, $89, $34, $65
    lnop
    selb $13, $37, $33, $13
    lnop
    xor $93, $33, $93
    lqa $37, 0x18050
    xor $118, $12, $118
    lnop
    xor $43, $43, $75
    lnop
    selb $120, $120, $56, $76
    lqa $4, 0x18010
    selb $56, $125, $88, $76
    lnop
    selb $88, $86, $45, $85
    lnop
    orc $12, $40, $39
    lnop
    xor $89, $108, $104
    lnop
    xor $20, $26, $20
    lnop
    eqv $31, $31, $51
    lnop
    selb $51, $105, $108, $104
    lnop
    nor $88, $88, $42
    lnop
    selb $119, $79, $54, $119
    lnop
    selb $79, $85, $86, $88
    lnop
    xor $125, $9, $125
    shufb $71, $8, $46, $83
    selb $8, $89, $105, $12
    lnop
    selb $15, $90, $15, $118
    lnop
    selb $86, $79, $31, $86
    lnop
    selb $46, $23, $81, $20
    lqd $54, 2944($25)
    andc $85, $85, $86
    lnop
    selb $13, $6, $13, $93
    lnop
    orc $85, $85, $31
    lnop
    xor $31, $114, $113
    lnop
    selb $119, $81, $119, $94
    lnop
    xor $14, $14, $71
    lnop
    xor $94, $35, $119
    lnop
    orc $114, $31, $114
    lnop
    xor $26, $85, $122
    lnop
    orc $40, $96, $40
    lnop
    selb $117, $117, $46, $76
    lnop
    eqv $46, $114, $112
    lnop
    selb $111, $111, $15, $22
    lnop
    xor $15, $51, $103
    lnop
    xor $114, $26, $126
    shlqbii $11, $11, 1
    eqv $81, $90, $31
    lnop
    xor $52, $114, $52
    lnop
    selb $109, $109, $19, $22
    lnop
    selb $87, $42, $87, $86
    lnop
    selb $24, $79, $24, $114
    lnop
    selb $121, $121, $88, $73
    lnop
    selb $90, $90, $40, $81
    lnop
    selb $88, $24, $52, $114
    lnop
    selb $42, $95, $5, $65
    lnop
    selb $95, $102, $90, $46
    lnop
    xor $28, $88, $28
    lnop
    xor $101, $52, $101
    lnop
    andc $5, $95, $12
    lnop
    selb $86, $39, $8, $95
    shlqbii $53, $53, 1
    selb $93, $13, $93, $24
    lnop
    selb $20, $84, $20, $76
    lnop
    eqv $89, $5, $89
    lnop
    and $88, $88, $28
    lnop
    selb $52, $126, $52, $73
    lnop
    selb $113, $113, $38, $22
    lnop
    selb $38, $103, $7, $15
    lnop
    xor $90, $46, $90
    lnop
    selb $32, $80, $32, $70
    lnop
    xor $37, $37, $77
    lnop
    selb $40, $40, $46, $81
    lnop
    selb $13, $6, $13, $24
    lnop
    eqv $15, $7, $15
    lnop
    andc $81, $8, $39
    lnop
    selb $28, $55, $28, $73
    lnop
    xor $88, $88, $33
    lnop
    orc $9, $125, $9
    rotqbyi $33, $18, 0
    selb $38, $32, $105, $38
    lnop
    orc $8, $119, $94
    lnop
    selb $39, $15, $102, $86
    lqa $5, 0x18060
    selb $126, $79, $126, $114
    lnop
    selb $24, $117, $120, $116
    lnop
    nor $39, $39, $38
    lqd $25, 2960($25)
    selb $98, $98, $30, $65
    lnop
    selb $87, $85, $45, $87
    lnop
    selb $85, $111, $50, $110
    lnop
    selb $30, $86, $15, $39
    lnop
    eqv $19, $9, $84
    lnop
    selb $15, $30, $89, $15
    lqa $47, 0x18050
    xor $84, $85, $109
    lnop
    eqv $9, $23, $125
    lnop
    selb $114, $109, $113, $84
    lnop
    xor $55, $126, $55
    lnop
    xor $59, $59, $78
    lqd $79, 5024($18)
    xor $58, $24, $115
    lnop
    andc $86, $86, $15
    lnop
    or $37, $59, $37
    lqa $59, 0x18000
    eqv $80, $113, $84
    lnop
    selb $101, $45, $93, $101
    lnop
    selb $36, $82, $36, $65
    lqa $6, 0x18030
    orc $94, $94, $37
    lnop
    orc $86, $86, $89
    lnop
    selb $23, $23, $8, $9
    lnop
    orc $126, $55, $126
    lnop
    selb $122, $122, $87, $73
    shufb $97, $29, $97, $64
    or $21, $43, $21
    lnop
    xor $84, $86, $104
    shufb $70, $54, $25, $83
    xor $25, $52, $122
    lnop
    selb $54, $99, $23, $19
    lnop
    selb $118, $112, $118, $22
    lnop
    andc $27, $27, $10
    lnop
    selb $57, $11, $57, $65
    lnop
    xor $11, $84, $108
    lnop
    selb $114, $118, $111, $114
    lnop
    selb $10, $115, $56, $58
    lnop
    xor $112, $50, $110
    lnop
    selb $15, $38, $51, $15
    lnop
    selb $38, $112, $111, $94
    lnop
    selb $12, $30, $12, $11
    lnop
    selb $103, $103, $39, $22
    lnop
    xor $39, $34, $98
    lnop
    selb $51, $37, $38, $54
    lnop
    selb $8, $8, $19, $9
    lnop
    xor $100, $11, $100
    lnop
    selb $9, $80, $99, $51
    rotqbii $44, $44, 1
    xor $43, $26, $101
    shufb $17, $17, $84, $64
    selb $30, $30, $108, $11
    lnop
    xor $29, $120, $116
    lnop
    selb $40, $95, $40, $90
    lnop
    andc $87, $54, $94
    lnop
    xor $83, $30, $7
    lnop
    selb $11, $12, $100, $11
    lnop
    nor $41, $9, $114
    lnop
    eqv $112, $87, $112
    lnop
    selb $87, $51, $80, $41
    shufb $9, $107, $83, $64
    selb $44, $53, $44, $65
    lnop
    orc $53, $101, $43
    rotqbyi $17, $17, 12
    selb $89, $40, $90, $12
    lnop
    selb $93, $87, $112, $80
    lnop
    eqv $126, $126, $124
    lnop
    andc $51, $51, $93
    lnop
    eqv $91, $13, $55
    lnop
    xor $31, $11, $31
    lnop
    orc $30, $83, $30
    lnop
    eqv $16, $36, $44
    shufb $17, $17, $79, $48
    orc $112, $51, $112
    lnop
    orc $51, $98, $39
    lnop
    xor $90, $112, $110
    lnop
    selb $79, $95, $40, $12
    lnop
    selb $124, $124, $88, $73
    lnop
    xor $95, $90, $50
    lnop
    eqv $82, $30, $32
    lnop
    orc $43, $43, $21
    lnop
    selb $107, $7, $31, $22
    lnop
    selb $88, $13, $45, $88
    lnop
    selb $45, $29, $117, $43
    lnop
    xor $96, $100, $96
    lnop
    selb $94, $87, $94, $95
    lnop
    selb $80, $102, $89, $96
    lnop
    selb $114, $114, $85, $93
    lqa $7, 0x18070
    selb $87, $87, $50, $95
    lnop
    selb $13, $13, $53, $91
    lnop
    xor $23, $19, $23
    lnop
    selb $36, $36, $51, $16
    lnop
    selb $123, $123, $88, $73
    lnop
    selb $85, $54, $8, $23
    lnop
    selb $30, $27, $13, $126
    lnop
    selb $40, $112, $99, $114
    lnop
    selb $23, $85, $23, $94
    lnop
    xor $35, $95, $35
    stqd $17, 5024($33)
    selb $10, $20, $117, $10
    lnop
    xor $89, $87, $113
    lnop
    eqv $58, $56, $58
    lqd $17, 5200($18)
    selb $112, $21, $45, $30
    lnop
    selb $114, $50, $35, $76
    lqa $8, 0x18000
    selb $50, $123, $52, $122
    lnop
    orc $88, $89, $87
    lnop
    and $11, $11, $31
    lnop
    xor $119, $35, $119
    rotqbyi $9, $9, 12
    selb $31, $58, $27, $112
    lnop
    xor $59, $59, $72
    lnop
    selb $16, $51, $57, $16
    lnop
    selb $95, $94, $35, $95
    shufb $92, $92, $80, $64
    andc $93, $45, $21
    shufb $17, $9, $17, $48
    selb $15, $86, $102, $15
    shufb $21, $106, $82, $64
    xor $11, $11, $46
    lnop
    selb $86, $99, $23, $119
    lqa $9, 0x18060
    nor $31, $31, $10
    lnop
    andc $87, $38, $37
    lnop
    andc $37, $30, $43
    lnop
    selb $91, $53, $126, $91
    lnop
    selb $53, $42, $36, $57
    lnop
    selb $38, $112, $58, $31
    stqd $17, 5200($33)
    eqv $29, $37, $29
    lnop
    or $59, $59, $14
    lnop
    xor $14, $50, $121
    lnop
    selb $58, $38, $29, $58
    lnop
    selb $37, $121, $28, $14
    shufb $97, $97, $79, $64
    eqv $14, $28, $14
    lnop
    andc $112, $112, $58
    lnop
    selb $102, $79, $102, $11
    lnop
    orc $39, $39, $59
    lqd $17, 5376($18)
    selb $10, $10, $24, $58
    lnop
    orc $112, $112, $29
    lnop
    xor $29, $126, $13
    lnop
    selb $106, $32, $11, $22
    lnop
    selb $32, $112, $27, $10
    lnop
    xor $96, $112, $116
    rotqbyi $21, $21, 12
    xor $125, $95, $125
    lnop
    selb $105, $105, $102, $22
    lnop
    selb $24, $25, $123, $39
    lnop
    selb $109, $109, $41, $76
    lnop
    xor $41, $96, $120
    lnop
    eqv $88, $88, $118
    lnop
    selb $102, $38, $120, $41
    lnop
    selb $38, $38, $43, $41
    lnop
    andc $43, $53, $39
    shufb $17, $21, $17, $48
    xor $26, $41, $26
    lnop
    selb $21, $30, $91, $29
    lnop
    selb $41, $38, $26, $41
    lnop
    selb $11, $59, $24, $53
    lnop
    xor $55, $41, $55
    lnop
    and $112, $95, $125
    lnop
    selb $37, $124, $123, $37
    lnop
    selb $91, $14, $42, $11
    stqd $17, 5376($33)
    selb $104, $104, $15, $22
    lnop
    xor $95, $102, $56
    lnop
    selb $85, $54, $85, $94
    lnop
    xor $36, $57, $36
    shlqbii $10, $83, 1
    nor $94, $91, $37
    rotqbyi $92, $92, 12
    selb $91, $30, $21, $38
    lqd $30, 5552($18)
    xor $54, $26, $101
    lnop
    selb $108, $108, $100, $22
    lnop
    eqv $25, $43, $25
    lnop
    selb $119, $56, $55, $73
    shufb $49, $49, $81, $64
    selb $113, $113, $125, $76
    lnop
    selb $125, $11, $14, $94
    lnop
    xor $19, $112, $19
    lnop
    selb $14, $125, $25, $14
    lnop
    orc $56, $95, $102
    lnop
    and $41, $41, $55
    lnop
    selb $112, $118, $19, $76
    lnop
    andc $118, $11, $14
    lqa $11, 0x18040
    shli $12, $127, 2
    rotqbyi $49, $49, 12
    xor $126, $41, $126
    lnop
    selb $116, $116, $32, $73
    lnop
    selb $37, $37, $50, $14
    lqa $13, 0x18020
    selb $99, $85, $99, $19
    lnop
    orc $25, $118, $25
    rotqbyi $19, $97, 12
    selb $111, $111, $99, $76
    lnop
    selb $50, $91, $27, $126
    shufb $30, $49, $30, $48
    xor $102, $25, $122
    lnop
    selb $118, $20, $126, $73
    lnop
    selb $126, $53, $16, $36
    lnop
    xor $16, $102, $52
    shlqbii $14, $84, 1
    selb $120, $120, $26, $73
    stqd $30, 5552($33)
    selb $39, $125, $39, $16
    lnop
    selb $110, $110, $40, $76
    lnop
    selb $125, $125, $52, $16
    lnop
    xor $34, $16, $34
    lnop
    andc $99, $24, $59
    lqd $24, 5728($18)
    selb $59, $39, $34, $16
    lnop
    xor $98, $34, $98
    lnop
    xor $101, $125, $28
    lnop
    selb $21, $21, $29, $38
    lnop
    xor $44, $59, $44
    lqa $15, 0x18030
    orc $125, $101, $125
    lqa $16, 0x18070
    and $59, $59, $44
    shufb $92, $92, $24, $48
    selb $36, $126, $36, $39
    hbrr affine_edge_branch, affine_edge_loop
    selb $25, $25, $42, $37
    lnop
    selb $121, $121, $94, $70
    lnop
    selb $98, $42, $36, $98
    stqd $92, 5728($33)
    xor $57, $59, $57
    lqd $18, 5904($18)
    eqv $100, $125, $124
    lnop
    selb $97, $53, $126, $39
    lnop
    selb $115, $115, $31, $73
    lnop
    selb $122, $122, $25, $70
    lnop
    eqv $94, $56, $20
    lnop
    selb $124, $124, $57, $70
    lnop
    selb $42, $97, $42, $57
    shufb $18, $19, $18, $48
    selb $126, $52, $34, $70
    lnop
    selb $92, $27, $21, $54
    lnop
    selb $117, $117, $50, $73
    lnop
    selb $123, $123, $42, $70
    stqd $18, 5904($33)
    selb $125, $28, $44, $70
affine_edge_branch:
    brnz $69, affine_edge_loop
affine_edge_end:
    stqa $126, 0x18c80
    stqa $125, 0x18c90
    stqa $124, 0x18ca0
    stqa $123, 0x18cb0
    stqa $122, 0x18cc0
    stqa $121, 0x18cd0
    stqa $120, 0x18ce0
    stqa $119, 0x18cf0
    stqa $118, 0x18d00
    stqa $117, 0x18d10
    stqa $116, 0x18d20
    stqa $115, 0x18d30
    stqa $114, 0x18d40
    stqa $113, 0x18d50
    stqa $112, 0x18d60
    stqa $111, 0x18d70
    stqa $110, 0x18d80
    stqa $109, 0x18d90
    stqa $108, 0x18da0
    stqa $107, 0x18db0
    stqa $106, 0x18dc0
    stqa $105, 0x18dd0
    stqa $104, 0x18de0
    stqa $103, 0x18df0
    stqa $102, 0x18e00
    stqa $101, 0x18e10
    stqa $100, 0x18e20
    stqa $99, 0x18e30
    stqa $98, 0x18e40
    stqa $97, 0x18e50
    stqa $96, 0x18e60
    stqa $95, 0x18e70
    stqa $94, 0x18e80
    stqa $93, 0x18e90
    stqa $92, 0x18ea0
    stqa $91, 0x18eb0
    stqa $90, 0x18ec0
    stqa $89, 0x18ed0
    stqa $88, 0x18ee0
    stqa $87, 0x18ef0
    stqa $86, 0x18f00
    stqa $85, 0x18f10
    stqa $84, 0x18f20
    stqa $83, 0x18f30
    stqa $82, 0x18f40
    stqa $81, 0x18f50
    stqa $80, 0x18f60
    stqa $79, 0x18f70
    bi $0

.global affine_steady
.align 3
affine_steady:
    lqa $71, 0x0
    lqa $70, 0x10
    lqa $69, 0x20
    lqa $68, 0x30
    lqa $67, 0x40
    lqa $126, 0x18c80
    lqa $125, 0x18c90
    lqa $124, 0x18ca0
    lqa $123, 0x18cb0
    lqa $122, 0x18cc0
    lqa $121, 0x18cd0
    lqa $120, 0x18ce0
    lqa $119, 0x18cf0
    lqa $118, 0x18d00
    lqa $117, 0x18d10
    lqa $116, 0x18d20
    lqa $115, 0x18d30
    lqa $114, 0x18d40
    lqa $113, 0x18d50
    lqa $112, 0x18d60
    lqa $111, 0x18d70
    lqa $110, 0x18d80
    lqa $109, 0x18d90
    lqa $108, 0x18da0
    lqa $107, 0x18db0
    lqa $106, 0x18dc0
    lqa $105, 0x18dd0
    lqa $104, 0x18de0
    lqa $103, 0x18df0
    lqa $102, 0x18e00
    lqa $101, 0x18e10
    lqa $100, 0x18e20
    lqa $99, 0x18e30
    lqa $98, 0x18e40
    lqa $97, 0x18e50
    lqa $96, 0x18e60
    lqa $95, 0x18e70
    lqa $94, 0x18e80
    lqa $93, 0x18e90
    lqa $92, 0x18ea0
    lqa $91, 0x18eb0
    lqa $90, 0x18ec0
    lqa $89, 0x18ed0
    lqa $88, 0x18ee0
    lqa $87, 0x18ef0
    lqa $86, 0x18f00
    lqa $85, 0x18f10
    lqa $84, 0x18f20
    lqa $83, 0x18f30
    lqa $82, 0x18f40
    lqa $81, 0x18f50
    lqa $80, 0x18f60
    lqa $79, 0x18f70
    andi $6, $3, 7
    rotmi $7, $3, -3
    shli $6, $6, 5
    a $6, $6, $7
    andi $7, $6, -16
    a $7, $7, $71
    lqd $8, 640($7)
    lqd $9, 656($7)
    shufb $6, $6, $6, $70
    andbi $6, $6, 15
    a $6, $6, $69
    shufb $78, $8, $9, $6
    lqd $8, 896($7)
    lqd $9, 912($7)
    shufb $77, $8, $9, $6
    lqd $8, 1152($7)
    lqd $9, 1168($7)
    shufb $76, $8, $9, $6
    lqd $8, 1408($7)
    lqd $9, 1424($7)
    shufb $75, $8, $9, $6
    lqd $8, 1664($7)
    lqd $9, 1680($7)
    shufb $74, $8, $9, $6
    lqd $8, 1920($7)
    lqd $7, 1936($7)
    shufb $73, $8, $7, $6
    sf $72, $3, $4
    ori $127, $3, 0
    cgti $2, $72, 0
    brz $2, affine_steady_end
    lqa $2, 0x18020
    lqa $3, 0x18050
    lqa $4, 0x18030
    lqa $5, 0x18020
    lqa $6, 0x18070
    lqa $7, 0x18050
    lqa $8, 0x18030
    lqa $9, 0x18040
    lqa $10, 0x18000
    lqa $11, 0x18020
    lqa $12, 0x18030
    lqa $13, 0x18070
    eqv $14, $85, $89
    lqa $15, 0x18010
    lqa $16, 0x18040
    lqa $17, 0x18060
    shlqbii $18, $83, 1
    shlqbii $19, $81, 1
# 806 cycles an iteration, 806 at least: 806 instructions for the even pipe, 187 for the odd one; 0 cycles of nops alone
.align 3
affine_steady_loop:
    shli $83, $127, 2
    lnop
    selb $81, $117, $120, $116
    lnop
    ai $20, $127, 1
    lqa $21, 0x18070
    xor $78, $17, $78
    lnop
    andi $17, $20, 7
    lnop
    xor $22, $114, $110
    shlqbii $79, $79, 1
    andi $23, $83, -16
    lnop
    selb $24, $105, $108, $104
    lnop
    selb $25, $123, $126, $122
    lnop
    rotmi $20, $20, -3
    shlqbii $84, $84, 1
    shli $17, $17, 5
    lnop
    xor $26, $120, $116
    lnop
    a $23, $23, $71
    lnop
    xor $77, $21, $77
    lqa $21, 0x18050
    xor $27, $90, $86
    lnop
    selb $28, $111, $114, $110
    lnop
    xor $29, $102, $98
    lnop
    orc $30, $86, $27
    lqa $31, 0x18060
    xor $32, $81, $115
    lqd $33, 3968($23)
    ai $127, $127, 1
    lnop
    a $17, $17, $20
    lnop
    xor $20, $28, $109
    lnop
    xor $8, $8, $73
    shufb $34, $17, $17, $70
    selb $85, $85, $30, $14
    lnop
    or $78, $78, $77
    lnop
    xor $77, $24, $103
    lnop
    selb $35, $87, $85, $88
    lnop
    selb $103, $103, $107, $77
    lnop
    xor $16, $16, $76
    lqd $36, 4320($23)
    andi $17, $17, -16
    lqd $37, 4672($23)
    selb $14, $30, $88, $14
    lnop
    xor $3, $3, $75
    lqd $30, 4144($23)
    orc $27, $27, $78
    lqd $38, 4848($23)
    xor $39, $108, $104
    lnop
    xor $40, $96, $92
    shlqbii $80, $80, 1
    a $17, $17, $71
    lnop
    orc $41, $92, $40
    lnop
    selb $42, $39, $105, $27
    lnop
    xor $13, $13, $73
    lnop
    selb $43, $78, $42, $35
    lqd $44, 1168($17)
    eqv $77, $107, $77
    lqd $45, 1152($17)
    eqv $46, $97, $101
    lnop
    xor $47, $25, $121
    rotqby $36, $36, $83
    eqv $48, $91, $95
    lqd $49, 144($17)
    selb $50, $77, $87, $43
    rotqby $37, $37, $83
    selb $91, $91, $41, $48
    lnop
    selb $105, $106, $105, $103
    lnop
    orc $103, $98, $29
    lnop
    nor $50, $50, $105
    rotqby $38, $38, $83
    andc $51, $35, $27
    lnop
    xor $85, $88, $85
    rotqbii $52, $36, 1
    selb $97, $97, $103, $46
    lqd $53, 4496($23)
    selb $54, $43, $77, $50
    rotqbii $55, $37, 1
    eqv $39, $51, $39
    rotqby $30, $30, $83
    selb $121, $121, $125, $47
    lnop
    or $3, $16, $3
    lqd $16, 384($17)
    selb $77, $54, $39, $77
    lnop
    selb $51, $93, $91, $94
    lqd $56, 656($17)
    andc $43, $43, $77
    lnop
    xor $91, $94, $91
    rotqbii $57, $30, 1
    xor $11, $11, $74
    lnop
    eqv $58, $113, $20
    lnop
    selb $115, $115, $119, $32
    lnop
    orc $40, $40, $3
    lnop
    orc $39, $43, $39
    rotqbii $43, $38, 1
    xor $75, $6, $75
    lnop
    selb $105, $105, $24, $77
    lnop
    xor $104, $39, $104
    lnop
    xor $76, $31, $76
    rotqby $33, $33, $83
    selb $80, $80, $55, $68
    lnop
    xor $55, $104, $108
    lnop
    andbi $34, $34, 15
    rotqbyi $31, $36, 1
    selb $77, $22, $111, $40
    lnop
    selb $24, $99, $97, $100
    lnop
    xor $90, $55, $90
    lnop
    selb $109, $109, $113, $20
    lnop
    selb $14, $35, $14, $85
    rotqbii $20, $33, 1
    selb $27, $54, $27, $55
    lnop
    selb $6, $3, $77, $51
    lnop
    or $8, $11, $8
    lnop
    selb $111, $112, $111, $109
    shlqbii $82, $82, 1
    xor $73, $21, $73
    lnop
    selb $18, $18, $57, $68
    lnop
    selb $115, $118, $117, $115
    lnop
    andc $57, $51, $40
    lnop
    selb $84, $84, $20, $68
    rotqby $53, $53, $83
    selb $20, $58, $93, $6
    lnop
    xor $9, $9, $74
    lnop
    selb $108, $54, $108, $55
    lnop
    nor $20, $20, $111
    lnop
    xor $107, $108, $107
    lnop
    selb $82, $82, $52, $68
    lnop
    selb $103, $103, $100, $46
    shlqbii $46, $104, 1
    eqv $22, $57, $22
    lnop
    selb $55, $27, $90, $55
    lnop
    orc $29, $29, $8
    lnop
    selb $57, $6, $58, $20
    lqd $52, 400($17)
    xor $54, $84, $80
    lnop
    xor $89, $55, $89
    lnop
    selb $58, $57, $22, $58
    lnop
    xor $97, $100, $97
    lnop
    or $75, $76, $75
    lnop
    a $34, $34, $69
    lnop
    selb $117, $26, $117, $29
    lnop
    xor $86, $90, $86
    shufb $16, $16, $52, $34
    andc $52, $24, $29
    lqa $21, 0x18070
    selb $41, $41, $94, $48
    lnop
    andc $6, $6, $58
    lnop
    selb $48, $8, $117, $24
    rotqbii $109, $53, 1
    xor $7, $7, $16
    lqd $11, 128($17)
    or $73, $9, $73
    lnop
    orc $6, $6, $22
    shufb $76, $45, $44, $34
    selb $35, $35, $14, $27
    lnop
    xor $110, $6, $110
    lnop
    selb $79, $79, $43, $68
    lnop
    and $55, $55, $89
    cwd $43, 0($83)
    xor $83, $110, $114
    lnop
    eqv $32, $119, $32
    rotqbyi $44, $30, 2
    eqv $45, $79, $18
    lnop
    xor $88, $55, $88
    lnop
    selb $55, $32, $99, $48
    lnop
    selb $41, $51, $41, $91
    lqd $22, 640($17)
    orc $9, $80, $54
    lnop
    selb $85, $14, $85, $27
    lnop
    selb $79, $79, $9, $45
    lqa $14, 0x18000
    nor $55, $55, $115
    lnop
    andc $3, $77, $3
    lnop
    selb $103, $24, $103, $97
    lnop
    xor $15, $15, $16
    lnop
    eqv $26, $52, $26
    lnop
    selb $105, $39, $87, $105
    lnop
    selb $40, $57, $40, $83
    lnop
    xor $96, $83, $96
    lnop
    selb $39, $48, $32, $55
    lnop
    xor $92, $96, $92
    lqd $52, 912($17)
    selb $114, $57, $114, $83
    lnop
    andc $42, $42, $78
    lnop
    selb $57, $35, $87, $88
    shufb $11, $11, $49, $34
    selb $91, $41, $91, $40
    lnop
    selb $32, $39, $26, $32
    rotqbyi $49, $33, 1
    selb $83, $40, $96, $83
    lnop
    selb $92, $93, $91, $92
    lnop
    xor $91, $90, $105
    lnop
    selb $27, $57, $90, $105
    rotqbyi $78, $38, 1
    selb $111, $111, $28, $58
    lnop
    selb $9, $9, $82, $45
    lnop
    ai $72, $72, -1
    lnop
    andc $48, $48, $32
    lnop
    selb $87, $87, $85, $86
    rotqbyi $86, $38, 2
    orc $26, $48, $26
    lnop
    selb $121, $124, $123, $121
    lnop
    xor $116, $26, $116
    lnop
    xor $48, $27, $50
    rotqbii $85, $78, 1
    selb $111, $6, $93, $111
    rotqbii $49, $49, 1
    xor $10, $10, $11
    lnop
    selb $109, $19, $109, $68
    lnop
    xor $19, $116, $120
    rotqbyi $6, $37, 1
    eqv $47, $125, $47
    lnop
    xor $45, $96, $111
    lnop
    selb $115, $115, $81, $32
    rotqbyi $81, $37, 2
    selb $32, $109, $79, $82
    shufb $78, $22, $56, $34
    xor $113, $114, $113
    lnop
    xor $22, $110, $92
    lnop
    or $10, $10, $15
    lnop
    selb $40, $51, $41, $40
    lnop
    xor $41, $126, $122
    rotqbyi $51, $30, 1
    orc $54, $54, $10
    lnop
    orc $108, $107, $108
    lnop
    selb $50, $50, $89, $48
    lnop
    selb $120, $39, $120, $19
    lnop
    xor $5, $5, $78
    lnop
    xor $95, $83, $95
    lqa $15, 0x18010
    eqv $56, $40, $113
    lnop
    xor $28, $2, $76
    lnop
    selb $123, $41, $123, $54
    lnop
    xor $12, $12, $16
    lnop
    selb $2, $10, $123, $32
    lnop
    andc $58, $32, $54
    rotqbyi $59, $33, 3
    selb $46, $46, $49, $68
    lnop
    eqv $41, $58, $41
    lnop
    xor $16, $21, $16
    rotqbii $51, $51, 1
    eqv $108, $108, $106
    lnop
    orc $114, $113, $114
    lnop
    selb $106, $47, $109, $2
    shlqbii $21, $87, 1
    and $83, $83, $95
    lnop
    nor $106, $106, $121
    lnop
    selb $29, $39, $29, $19
    lnop
    eqv $48, $89, $48
    lnop
    xor $94, $83, $94
    lnop
    selb $83, $2, $47, $106
    shlqbii $39, $107, 1
    xor $119, $120, $119
    lnop
    andc $117, $117, $8
    rotqbyi $30, $30, 3
    selb $47, $83, $41, $47
    lnop
    xor $102, $19, $102
    lnop
    xor $79, $82, $79
    rotqbii $6, $6, 1
    andc $2, $2, $47
    lnop
    selb $93, $40, $93, $94
    lnop
    orc $8, $22, $75
    lqd $58, 896($17)
    orc $22, $92, $22
    lnop
    orc $2, $2, $41
    lnop
    selb $115, $26, $99, $115
    lnop
    xor $122, $2, $122
    lnop
    xor $98, $102, $98
    lnop
    eqv $114, $114, $112
    lnop
    selb $40, $40, $22, $56
    lnop
    selb $19, $29, $102, $19
    lnop
    xor $112, $122, $126
    lqa $26, 0x18000
    xor $101, $19, $101
    lnop
    selb $54, $83, $54, $112
    lnop
    orc $120, $119, $120
    lnop
    selb $97, $103, $97, $29
    rotqbii $81, $81, 1
    xor $84, $112, $84
    lnop
    eqv $120, $120, $118
    lnop
    selb $118, $91, $57, $8
    lqa $41, 0x18060
    selb $98, $99, $97, $98
    rotqbyi $33, $33, 2
    selb $9, $32, $9, $79
    shlqbii $97, $108, 1
    selb $126, $83, $126, $112
    lnop
    selb $112, $54, $84, $112
    rotqbyi $38, $38, 3
    selb $83, $3, $40, $114
    lnop
    and $19, $19, $101
    lnop
    selb $49, $75, $118, $83
    rotqbii $86, $86, 1
    selb $103, $24, $103, $29
    lnop
    andc $118, $118, $75
    lnop
    selb $75, $48, $3, $49
    lnop
    eqv $24, $103, $119
    shufb $77, $58, $52, $34
    xor $100, $19, $100
    lnop
    selb $39, $39, $51, $68
    lqa $51, 0x18020
    selb $50, $88, $57, $50
    lnop
    xor $40, $114, $40
    shufb $107, $107, $107, $67
    xor $80, $84, $80
    lnop
    selb $121, $121, $25, $47
    lnop
    xor $25, $116, $98
    lnop
    xor $18, $112, $18
    lnop
    selb $22, $22, $114, $56
    lnop
    and $112, $112, $18
    shufb $56, $35, $35, $67
    nor $75, $75, $50
    lnop
    xor $26, $26, $78
    lnop
    selb $22, $83, $22, $40
    lnop
    orc $47, $98, $25
    lnop
    selb $99, $103, $99, $100
    lnop
    andc $57, $83, $8
    lnop
    xor $125, $126, $125
    lnop
    selb $19, $49, $48, $75
    lnop
    xor $112, $112, $82
    rotqbyi $82, $53, 1
    selb $52, $93, $96, $111
    lnop
    eqv $91, $57, $91
    lnop
    selb $32, $32, $9, $54
    lnop
    selb $48, $19, $91, $48
    lnop
    selb $57, $32, $109, $112
    lnop
    andc $49, $49, $48
    lnop
    orc $25, $25, $73
    lnop
    orc $91, $49, $91
    lnop
    selb $49, $99, $102, $115
    shlqbii $58, $42, 1
    selb $79, $9, $79, $54
    lnop
    selb $121, $2, $109, $121
    rotqbii $31, $31, 1
    xor $105, $91, $105
    lnop
    selb $109, $109, $79, $80
    lnop
    selb $103, $103, $47, $24
    rotqbii $82, $82, 1
    xor $80, $105, $90
    rotqbyi $79, $53, 2
    selb $27, $50, $27, $48
    rotqbyi $48, $36, 3
    xor $50, $52, $20
    lnop
    selb $90, $19, $90, $80
    lnop
    selb $24, $47, $120, $24
    lnop
    selb $91, $91, $3, $27
    lnop
    eqv $27, $95, $50
    lnop
    xor $15, $15, $77
    lnop
    xor $51, $51, $11
    lnop
    selb $8, $19, $8, $80
    rotqbii $79, $79, 1
    xor $19, $49, $55
    lnop
    selb $20, $20, $95, $50
    shlqbii $35, $35, 1
    or $12, $51, $12
    lnop
    xor $110, $80, $110
    lnop
    xor $51, $122, $109
    lnop
    selb $50, $117, $103, $120
    lnop
    eqv $47, $101, $19
    lnop
    xor $2, $110, $91
    lnop
    orc $9, $51, $12
    lnop
    xor $103, $120, $103
    lnop
    orc $126, $125, $126
    lnop
    selb $80, $8, $110, $80
    lnop
    selb $54, $45, $93, $25
    lnop
    selb $6, $21, $6, $68
    lnop
    selb $85, $35, $85, $68
    lnop
    selb $35, $73, $54, $50
    lnop
    selb $21, $57, $84, $121
    lnop
    selb $93, $94, $93, $20
    lnop
    selb $20, $27, $117, $35
    lnop
    orc $51, $109, $51
    lnop
    selb $40, $22, $40, $8
    lnop
    selb $97, $97, $31, $68
    rotqbii $48, $48, 1
    selb $83, $83, $22, $8
    lnop
    nor $20, $20, $93
    lnop
    xor $113, $80, $113
    lnop
    andc $8, $50, $25
    lnop
    xor $74, $41, $74
    lnop
    andc $54, $54, $73
    lnop
    xor $73, $21, $106
    lnop
    eqv $126, $126, $124
    lnop
    selb $124, $35, $27, $20
    lnop
    eqv $8, $8, $45
    lnop
    xor $45, $46, $6
    lnop
    or $15, $26, $15
    lnop
    selb $27, $124, $8, $27
    lnop
    eqv $26, $32, $125
    rotqbyi $36, $36, 2
    andc $123, $123, $10
    lnop
    orc $10, $45, $15
    lnop
    selb $41, $51, $126, $26
    lnop
    andc $35, $35, $27
    lnop
    selb $19, $55, $101, $19
    lnop
    selb $26, $32, $51, $26
    lnop
    xor $32, $102, $115
    lnop
    selb $51, $123, $26, $126
    lnop
    xor $55, $84, $121
    lnop
    orc $8, $35, $8
    lnop
    orc $45, $6, $45
    lnop
    xor $92, $110, $92
    lnop
    xor $111, $8, $111
    lnop
    eqv $35, $85, $39
    lnop
    xor $14, $14, $76
    lnop
    xor $22, $111, $96
    rotqbii $44, $44, 1
    selb $31, $32, $99, $9
    lnop
    and $80, $80, $113
    lnop
    selb $99, $100, $99, $19
    lnop
    selb $24, $50, $24, $103
    lnop
    selb $85, $85, $45, $35
    lnop
    selb $19, $55, $57, $10
    lnop
    selb $29, $12, $31, $51
    lnop
    xor $116, $22, $116
    lnop
    xor $114, $80, $114
    rotqbii $30, $30, 1
    selb $80, $47, $123, $29
    lnop
    andc $60, $51, $9
    lnop
    andc $12, $31, $12
    lnop
    selb $106, $106, $18, $73
    lnop
    selb $93, $93, $52, $27
    lnop
    nor $80, $80, $99
    lnop
    eqv $32, $60, $32
    lnop
    selb $60, $29, $47, $80
    lnop
    eqv $73, $18, $73
    lnop
    selb $106, $112, $57, $106
    rotqbyi $37, $37, 3
    selb $93, $8, $117, $93
    lnop
    selb $82, $58, $82, $68
    shlqbii $58, $83, 1
    selb $25, $124, $25, $22
    rotqbii $36, $36, 1
    selb $47, $60, $32, $47
    lnop
    selb $8, $82, $85, $97
    lnop
    xor $98, $116, $98
    lnop
    selb $57, $25, $116, $22
    lnop
    xor $85, $97, $85
    lqd $27, 1408($17)
    selb $124, $124, $96, $22
    lnop
    selb $96, $15, $19, $8
    lnop
    andc $29, $29, $47
    lnop
    xor $89, $90, $89
    lnop
    selb $22, $83, $3, $114
    lnop
    selb $92, $3, $40, $92
    lnop
    selb $3, $73, $82, $96
    lnop
    orc $29, $29, $32
    lnop
    nor $32, $3, $106
    lnop
    andc $3, $8, $10
    lqa $40, 0x18040
    selb $103, $24, $103, $25
    shufb $108, $108, $108, $67
    xor $115, $29, $115
    lnop
    orc $90, $89, $90
    lnop
    xor $52, $115, $102
    lnop
    selb $31, $96, $73, $32
    lnop
    selb $24, $50, $24, $25
    rotqbii $37, $37, 1
    selb $25, $22, $110, $91
    lnop
    xor $119, $57, $119
    lnop
    xor $26, $126, $26
    lnop
    selb $99, $99, $49, $47
    lnop
    eqv $90, $90, $88
    lnop
    xor $40, $40, $11
    lnop
    xor $95, $124, $95
    lnop
    eqv $3, $3, $55
    lnop
    and $57, $57, $119
    lnop
    selb $99, $29, $123, $99
    shlqbii $29, $92, 1
    selb $102, $60, $102, $52
    lnop
    xor $55, $25, $75
    lnop
    xor $101, $102, $101
    lnop
    xor $122, $52, $122
    lqd $88, 1936($17)
    selb $41, $51, $41, $26
    lnop
    selb $103, $117, $103, $98
    lnop
    selb $9, $60, $9, $52
    lnop
    orc $102, $101, $102
    lnop
    selb $51, $51, $41, $9
    lnop
    xor $60, $111, $103
    lnop
    selb $35, $45, $97, $35
    lnop
    xor $120, $57, $120
    lnop
    selb $52, $9, $122, $52
    lnop
    orc $124, $95, $124
    lnop
    xor $57, $116, $93
    lnop
    xor $125, $52, $125
    lnop
    selb $117, $24, $117, $120
    lnop
    eqv $45, $51, $101
    lnop
    or $74, $74, $13
    shufb $107, $107, $89, $67
    selb $73, $31, $3, $73
    lqa $13, 0x18030
    orc $98, $60, $74
    lnop
    orc $60, $103, $60
    lnop
    selb $86, $58, $86, $68
    lnop
    andc $96, $96, $73
    lnop
    selb $58, $2, $22, $98
    lnop
    orc $96, $96, $3
    lnop
    eqv $124, $124, $94
    lnop
    selb $94, $117, $116, $93
    lnop
    eqv $3, $24, $95
    lqa $47, 0x18040
    selb $106, $106, $21, $73
    lnop
    selb $75, $75, $113, $55
    lnop
    selb $24, $24, $60, $3
    lnop
    xor $121, $96, $121
    lnop
    xor $73, $94, $20
    lnop
    or $7, $40, $7
    lnop
    xor $40, $121, $84
    rotqbii $59, $59, 1
    selb $9, $41, $26, $9
    lnop
    xor $13, $13, $77
    lnop
    selb $20, $20, $119, $73
    shlqbii $89, $89, 1
    and $52, $52, $125
    lnop
    selb $35, $8, $35, $85
    shlqbii $26, $118, 1
    xor $41, $124, $24
    lnop
    andc $15, $19, $15
    lnop
    xor $126, $52, $126
    lnop
    selb $84, $31, $84, $40
    lnop
    selb $3, $60, $124, $3
    lnop
    selb $24, $54, $24, $124
    lnop
    xor $46, $40, $46
    lnop
    selb $10, $31, $10, $40
    lnop
    selb $31, $74, $58, $24
    shlqbii $60, $90, 1
    eqv $55, $113, $55
    rotqbii $38, $38, 1
    selb $20, $120, $117, $20
    lnop
    xor $109, $122, $109
    lnop
    selb $75, $114, $22, $75
    lnop
    selb $109, $123, $9, $109
    lnop
    selb $9, $55, $54, $31
    lnop
    selb $8, $8, $35, $10
    lqa $22, 0x18050
    andc $52, $24, $98
    lnop
    selb $106, $96, $82, $106
    lnop
    eqv $2, $52, $2
    shufb $42, $42, $42, $67
    nor $52, $9, $75
    lnop
    selb $40, $10, $46, $40
    lnop
    selb $9, $31, $55, $52
    lnop
    xor $96, $115, $109
    lnop
    eqv $102, $102, $100
    lnop
    xor $6, $46, $6
    lnop
    selb $55, $9, $2, $55
    lqa $100, 0x18010
    eqv $73, $119, $73
    shufb $87, $87, $87, $67
    andc $31, $31, $55
    lnop
    andc $58, $58, $74
    lnop
    orc $31, $31, $2
    lnop
    xor $39, $40, $39
    lnop
    orc $74, $96, $7
    lnop
    selb $123, $51, $123, $126
    lnop
    selb $85, $35, $85, $10
    lnop
    xor $91, $31, $91
    lqd $10, 1424($17)
    selb $117, $57, $117, $74
    rotqbyi $53, $53, 3
    xor $35, $91, $110
    lnop
    orc $96, $109, $96
    lqa $2, 0x18020
    selb $98, $9, $98, $35
    lnop
    or $5, $5, $13
    lnop
    selb $85, $82, $85, $6
    lnop
    selb $13, $123, $122, $99
    lnop
    selb $3, $24, $3, $41
    lnop
    xor $6, $122, $99
    lnop
    xor $19, $121, $85
    lnop
    selb $36, $60, $36, $68
    lnop
    orc $60, $19, $5
    lnop
    selb $51, $51, $96, $45
    lnop
    xor $111, $35, $111
    lnop
    selb $21, $12, $51, $102
    lqa $49, 0x18060
    selb $25, $75, $25, $55
    lnop
    selb $24, $24, $3, $98
    shufb $75, $27, $10, $34
    xor $10, $13, $80
    lnop
    selb $27, $7, $117, $21
    lnop
    xor $18, $84, $18
    lnop
    xor $11, $49, $11
    shufb $104, $104, $104, $67
    selb $49, $73, $12, $27
    lnop
    and $40, $40, $39
    lnop
    selb $25, $31, $54, $25
    lnop
    xor $100, $100, $75
    lnop
    nor $49, $49, $20
    lnop
    andc $31, $21, $74
    shlqbii $55, $91, 1
    selb $80, $80, $125, $10
    lnop
    xor $50, $4, $75
    lnop
    andc $117, $117, $7
    lnop
    selb $41, $3, $41, $98
    lnop
    selb $7, $27, $73, $49
    lnop
    orc $84, $18, $84
    shlqbii $61, $24, 1
    eqv $3, $8, $18
    lnop
    eqv $31, $31, $57
    lnop
    orc $19, $85, $19
    lnop
    xor $51, $102, $51
    lnop
    selb $80, $126, $123, $80
    lnop
    selb $73, $7, $31, $73
    lnop
    selb $96, $96, $102, $45
    lnop
    selb $89, $89, $44, $68
    lnop
    selb $44, $8, $19, $3
    lnop
    xor $97, $40, $97
    lnop
    selb $98, $98, $111, $35
    lnop
    eqv $112, $84, $112
    shlqbii $84, $105, 1
    andc $27, $27, $73
    lnop
    selb $123, $6, $123, $60
    lnop
    orc $27, $27, $31
    lnop
    selb $55, $55, $59, $68
    lnop
    selb $81, $29, $81, $68
    lnop
    xor $93, $27, $93
    lnop
    eqv $10, $125, $10
    lnop
    selb $19, $19, $112, $3
    lnop
    selb $82, $8, $82, $97
    lnop
    selb $8, $15, $44, $112
    shufb $92, $87, $92, $67
    xor $87, $93, $116
    lnop
    selb $3, $5, $123, $8
    lnop
    andc $29, $8, $60
    lnop
    selb $59, $10, $15, $3
    lnop
    selb $110, $9, $110, $35
    shufb $118, $42, $118, $67
    selb $74, $7, $74, $87
    lqd $42, 1920($17)
    nor $59, $59, $80
    lnop
    eqv $6, $29, $6
    lnop
    eqv $29, $86, $89
    lnop
    selb $9, $3, $10, $59
    lnop
    xor $95, $98, $95
    rotqbii $33, $33, 1
    xor $103, $111, $103
    lqd $35, 1680($17)
    selb $10, $9, $6, $10
    lnop
    xor $31, $46, $106
    lnop
    andc $3, $3, $10
    lnop
    selb $40, $82, $46, $106
    lnop
    orc $45, $3, $6
    lqa $3, 0x18050
    selb $94, $20, $94, $73
    lnop
    or $100, $14, $100
    shufb $118, $118, $58, $67
    xor $99, $45, $99
    lnop
    andc $123, $123, $5
    lnop
    selb $96, $21, $96, $51
    lqa $4, 0x18030
    xor $14, $99, $122
    lqa $5, 0x18020
    xor $73, $40, $32
    lnop
    xor $121, $14, $121
    lnop
    selb $84, $84, $33, $68
    lnop
    selb $21, $21, $96, $74
    lnop
    selb $38, $61, $38, $68
    lnop
    selb $32, $32, $39, $73
    lnop
    xor $61, $84, $81
    lnop
    xor $44, $112, $44
    lnop
    selb $116, $7, $116, $87
    lnop
    selb $60, $9, $60, $14
    lnop
    selb $96, $96, $51, $74
    lnop
    selb $51, $60, $121, $14
    lnop
    selb $19, $8, $19, $44
    lnop
    selb $122, $9, $122, $14
    lnop
    xor $14, $87, $115
    lnop
    xor $119, $116, $119
    lnop
    xor $113, $110, $113
    lnop
    orc $115, $81, $61
    lqa $33, 0x18010
    orc $61, $61, $100
    lnop
    and $98, $98, $95
    shufb $20, $108, $90, $67
    selb $94, $27, $12, $94
    lnop
    xor $22, $22, $77
    lnop
    xor $125, $122, $125
    lqa $6, 0x18070
    xor $18, $51, $18
    lqa $27, 0x18000
    or $11, $11, $16
    lnop
    xor $16, $111, $25
    lqa $7, 0x18050
    selb $87, $74, $14, $87
    lnop
    and $51, $51, $18
    lnop
    xor $109, $14, $109
    lnop
    xor $124, $98, $124
    lnop
    selb $98, $8, $19, $60
    shufb $105, $104, $105, $67
    selb $80, $80, $13, $10
    lnop
    selb $19, $19, $44, $60
    lnop
    selb $79, $26, $79, $68
    lnop
    selb $32, $97, $82, $32
    lnop
    selb $96, $12, $96, $109
    lqd $17, 1664($17)
    eqv $109, $21, $119
    lnop
    selb $41, $54, $41, $103
    lnop
    eqv $103, $39, $73
    lnop
    xor $85, $121, $85
    shufb $73, $42, $88, $34
    orc $116, $119, $116
    lnop
    selb $86, $86, $115, $29
    lnop
    xor $88, $93, $96
    lnop
    selb $42, $79, $86, $36
    lnop
    selb $26, $31, $82, $61
    lnop
    selb $80, $45, $15, $80
    lnop
    selb $45, $100, $26, $42
    lnop
    xor $101, $87, $101
    lnop
    selb $115, $115, $36, $29
    lnop
    selb $29, $103, $79, $45
    lnop
    xor $86, $36, $86
    lnop
    nor $29, $29, $32
    lnop
    andc $82, $42, $61
    lnop
    selb $54, $24, $54, $124
    lnop
    selb $44, $45, $103, $29
    lnop
    eqv $82, $82, $31
    lqa $8, 0x18030
    orc $31, $88, $11
    lqa $9, 0x18040
    selb $103, $44, $82, $103
    lqa $10, 0x18000
    orc $88, $96, $88
    lnop
    xor $51, $51, $112
    lnop
    andc $45, $45, $103
    shufb $74, $17, $35, $34
    selb $17, $54, $111, $25
    lnop
    orc $82, $45, $82
    lnop
    xor $45, $17, $52
    lnop
    xor $106, $82, $106
    lnop
    selb $34, $21, $88, $109
    lnop
    and $87, $87, $101
    lnop
    selb $35, $98, $15, $51
    lnop
    eqv $116, $116, $120
    lnop
    xor $47, $47, $78
    lnop
    selb $32, $32, $40, $103
    lnop
    eqv $40, $95, $45
    lnop
    selb $120, $16, $54, $31
    lnop
    selb $115, $42, $115, $86
    lnop
    selb $60, $35, $121, $80
    lnop
    selb $85, $15, $19, $85
    lnop
    selb $15, $117, $34, $116
    lnop
    eqv $19, $98, $125
    lnop
    orc $122, $125, $122
    lnop
    xor $103, $99, $85
    lnop
    xor $112, $106, $46
    lnop
    or $22, $47, $22
    lnop
    xor $47, $60, $59
    lnop
    xor $57, $112, $84
    lnop
    orc $110, $113, $110
    shufb $105, $105, $91, $67
    selb $91, $11, $120, $15
    lnop
    xor $81, $57, $81
    lnop
    selb $45, $52, $95, $45
    lnop
    xor $27, $27, $74
    lnop
    xor $52, $14, $94
    lnop
    xor $62, $87, $102
    shufb $107, $107, $113, $67
    selb $61, $44, $61, $112
    lnop
    selb $12, $21, $12, $62
    lnop
    selb $21, $40, $117, $91
    lnop
    selb $86, $115, $86, $61
    lnop
    xor $102, $121, $80
    lnop
    selb $13, $12, $14, $94
    lnop
    orc $87, $85, $103
    lnop
    selb $44, $44, $46, $112
    lnop
    selb $59, $59, $18, $47
    lnop
    eqv $126, $122, $126
    lnop
    orc $122, $103, $22
    lnop
    selb $86, $79, $86, $81
    lnop
    selb $42, $42, $115, $61
    lnop
    selb $45, $124, $54, $45
    lnop
    andc $54, $15, $31
    shlqbii $58, $58, 1
    selb $112, $61, $57, $112
    lnop
    selb $98, $98, $87, $19
    shufb $56, $56, $83, $67
    nor $103, $21, $45
    lnop
    eqv $16, $54, $16
    lnop
    selb $54, $91, $40, $103
    shlqbii $21, $41, 1
    or $28, $28, $50
    lqd $50, 5024($23)
    xor $83, $13, $49
    lnop
    xor $61, $126, $98
    lnop
    selb $115, $52, $12, $122
    lnop
    xor $81, $106, $86
    lnop
    eqv $110, $110, $114
    lnop
    selb $40, $54, $16, $40
    lnop
    orc $46, $81, $28
    lnop
    eqv $47, $18, $47
    lnop
    selb $98, $123, $98, $126
    shlqbii $104, $110, 1
    andc $91, $91, $40
    lnop
    andc $114, $98, $122
    shlqbii $113, $113, 1
    orc $91, $91, $16
    lnop
    selb $49, $49, $101, $83
    lnop
    eqv $114, $114, $52
    lnop
    selb $49, $62, $12, $49
    lnop
    xor $84, $91, $25
    lnop
    selb $87, $87, $126, $19
    lnop
    xor $39, $44, $39
    rotqbyi $25, $23, 0
    xor $34, $116, $34
    lnop
    selb $88, $88, $116, $109
    lnop
    orc $44, $39, $44
    lnop
    orc $19, $86, $81
    rotqbii $53, $53, 1
    selb $30, $113, $30, $68
    lnop
    eqv $113, $101, $83
    lnop
    selb $21, $21, $37, $68
    lnop
    selb $37, $22, $115, $98
    shufb $105, $105, $84, $67
    xor $12, $84, $111
    lnop
    eqv $52, $42, $39
    lnop
    xor $33, $33, $73
    lnop
    andc $81, $120, $11
    lnop
    selb $120, $113, $123, $37
    lnop
    selb $111, $54, $111, $12
    lnop
    selb $16, $102, $35, $46
    lqa $11, 0x18020
    nor $109, $120, $49
    lnop
    xor $63, $112, $89
    lnop
    xor $108, $12, $93
    lnop
    xor $93, $55, $21
    lnop
    eqv $97, $44, $97
    lnop
    selb $44, $37, $113, $109
    lnop
    xor $83, $111, $95
    lnop
    selb $113, $44, $114, $113
    shufb $118, $118, $81, $67
    orc $111, $83, $111
    shufb $107, $107, $83, $67
    selb $95, $98, $87, $61
    lnop
    andc $37, $37, $113
    lnop
    or $27, $27, $33
    lnop
    orc $37, $37, $114
    lnop
    eqv $33, $38, $30
    lnop
    xor $90, $37, $94
    lnop
    orc $94, $21, $93
    lnop
    selb $53, $58, $53, $68
    lnop
    and $112, $112, $63
    lnop
    selb $58, $42, $19, $52
    lnop
    selb $32, $82, $79, $32
    lnop
    eqv $82, $111, $124
    lnop
    selb $88, $15, $88, $34
    lnop
    andc $100, $26, $100
    lnop
    selb $35, $51, $35, $59
    rotqbyi $59, $107, 12
    selb $31, $54, $31, $12
    rotqbyi $105, $105, 12
    selb $54, $100, $58, $97
    shufb $92, $92, $41, $67
    xor $36, $112, $36
    lnop
    xor $112, $90, $14
    lnop
    andc $41, $54, $46
    lnop
    selb $26, $28, $16, $54
    lnop
    selb $124, $31, $108, $12
    lnop
    selb $107, $47, $100, $26
    lnop
    andc $87, $115, $22
    lqa $12, 0x18030
    selb $49, $49, $13, $113
    lnop
    nor $115, $107, $35
    lnop
    orc $22, $93, $27
    lnop
    xor $114, $112, $99
    shufb $105, $105, $50, $43
    selb $122, $44, $122, $112
    lqa $13, 0x18070
    selb $48, $104, $48, $68
    shufb $110, $20, $110, $67
    selb $20, $122, $114, $112
    lnop
    eqv $102, $41, $102
    lnop
    selb $17, $45, $17, $40
    rotqbyi $118, $118, 12
    xor $40, $114, $85
    lnop
    selb $45, $26, $47, $115
    lnop
    selb $42, $42, $79, $36
    stqd $105, 5024($25)
    selb $47, $45, $102, $47
    lqd $105, 5200($23)
    selb $41, $42, $57, $32
    lnop
    selb $112, $44, $14, $112
    lnop
    xor $113, $20, $125
    lnop
    xor $125, $41, $29
    lnop
    selb $38, $38, $94, $33
    shufb $110, $110, $82, $67
    xor $89, $112, $101
    lnop
    selb $61, $95, $61, $122
    lnop
    eqv $101, $63, $125
    shufb $24, $56, $24, $67
    xor $107, $124, $119
    rotqbyi $119, $110, 12
    selb $56, $53, $38, $48
    shufb $105, $59, $105, $43
    xor $38, $48, $38
    lnop
    selb $33, $94, $48, $33
    lnop
    xor $58, $97, $58
    lnop
    orc $59, $89, $112
    lnop
    andc $26, $26, $47
    lnop
    selb $85, $98, $95, $122
    stqd $105, 5200($25)
    selb $110, $37, $123, $49
    lnop
    orc $26, $26, $102
    lnop
    and $20, $20, $113
    lnop
    xor $102, $108, $96
    lqd $37, 5376($23)
    selb $104, $91, $117, $17
    lnop
    xor $91, $57, $32
    lnop
    selb $34, $88, $34, $31
    lnop
    selb $19, $19, $97, $52
    lnop
    xor $96, $26, $80
    lnop
    andc $93, $16, $28
    lnop
    selb $79, $15, $88, $31
    lnop
    selb $88, $91, $42, $22
    lnop
    xor $112, $20, $126
    lnop
    andc $126, $56, $22
    lnop
    eqv $14, $85, $89
    lnop
    xor $20, $96, $121
    lnop
    eqv $126, $126, $91
    lnop
    xor $120, $20, $106
    shufb $24, $24, $79, $67
    selb $46, $45, $46, $20
    lnop
    andc $99, $88, $27
    shufb $119, $119, $37, $43
    selb $125, $29, $63, $125
    lnop
    selb $121, $45, $121, $20
    lnop
    selb $111, $85, $123, $112
    lnop
    xor $95, $121, $18
    lqa $15, 0x18010
    selb $125, $36, $42, $125
    stqd $119, 5376($25)
    orc $121, $95, $121
    lnop
    selb $88, $27, $88, $56
    lnop
    eqv $94, $121, $51
    lnop
    and $124, $124, $107
    lnop
    selb $20, $46, $120, $20
    lnop
    selb $121, $101, $53, $88
    lnop
    selb $80, $117, $34, $102
    lnop
    nor $121, $121, $125
    lqa $16, 0x18040
    selb $33, $56, $33, $38
    lqd $102, 5552($23)
    selb $34, $88, $101, $121
    lnop
    selb $35, $35, $60, $47
    shufb $92, $92, $80, $67
    selb $101, $34, $126, $101
    lqa $17, 0x18060
    xor $106, $124, $116
    lnop
    selb $19, $54, $19, $58
    lnop
    andc $88, $88, $101
    lnop
    selb $58, $19, $58, $46
    shufb $118, $118, $102, $43
    xor $119, $20, $39
    lnop
    orc $39, $88, $126
    rotqbyi $24, $24, 12
    xor $126, $120, $86
    lnop
    selb $125, $125, $41, $101
    stqd $118, 5552($25)
    xor $102, $39, $32
    lqd $32, 5728($23)
    selb $86, $123, $61, $40
    shlqbii $18, $83, 1
    xor $123, $102, $57
    rotqbyi $40, $92, 12
    eqv $88, $59, $62
    lnop
    selb $92, $100, $58, $126
    lnop
    and $20, $20, $119
    lnop
    selb $22, $34, $22, $123
    lnop
    xor $126, $123, $55
    shufb $32, $40, $32, $43
    selb $122, $39, $53, $125
    lnop
    selb $34, $34, $57, $123
    lnop
    xor $118, $20, $97
    hbrr affine_steady_branch, affine_steady_loop
    selb $123, $22, $126, $123
    lnop
    xor $101, $34, $63
    stqd $32, 5728($25)
    xor $125, $123, $30
    lnop
    selb $97, $56, $33, $22
    lqd $23, 5904($23)
    selb $105, $79, $117, $106
    lnop
    and $123, $123, $125
    lnop
    orc $34, $101, $34
    lnop
    selb $91, $54, $19, $46
    lnop
    selb $116, $26, $100, $35
    lnop
    xor $124, $123, $48
    shlqbii $19, $81, 1
    selb $117, $91, $100, $118
    shufb $23, $24, $23, $43
    selb $22, $33, $38, $22
    lnop
    xor $21, $126, $21
    lnop
    selb $123, $97, $53, $124
    lnop
    selb $98, $53, $22, $21
    stqd $23, 5904($25)
    eqv $100, $34, $36
affine_steady_branch:
    brnz $72, affine_steady_loop
affine_steady_end:
    stqa $126, 0x18c80
    stqa $125, 0x18c90
    stqa $124, 0x18ca0
    stqa $123, 0x18cb0
    stqa $122, 0x18cc0
    stqa $121, 0x18cd0
    stqa $120, 0x18ce0
    stqa $119, 0x18cf0
    stqa $118, 0x18d00
    stqa $117, 0x18d10
    stqa $116, 0x18d20
    stqa $115, 0x18d30
    stqa $114, 0x18d40
    stqa $113, 0x18d50
    stqa $112, 0x18d60
    stqa $111, 0x18d70
    stqa $110, 0x18d80
    stqa $109, 0x18d90
    stqa $108, 0x18da0
    stqa $107, 0x18db0
    stqa $106, 0x18dc0
    stqa $105, 0x18dd0
    stqa $104, 0x18de0
    stqa $103, 0x18df0
    stqa $102, 0x18e00
    stqa $101, 0x18e10
    stqa $100, 0x18e20
    stqa $99, 0x18e30
    stqa $98, 0x18e40
    stqa $97, 0x18e50
    stqa $96, 0x18e60
    stqa $95, 0x18e70
    stqa $94, 0x18e80
    stqa $93, 0x18e90
    stqa $92, 0x18ea0
    stqa $91, 0x18eb0
    stqa $90, 0x18ec0
    stqa $89, 0x18ed0
    stqa $88, 0x18ee0
    stqa $87, 0x18ef0
    stqa $86, 0x18f00
    stqa $85, 0x18f10
    stqa $84, 0x18f20
    stqa $83, 0x18f30
    stqa $82, 0x18f40
    stqa $81, 0x18f50
    stqa $80, 0x18f60
    stqa $79, 0x18f70
    bi $0

.global affine_edge_tap
.align 3
affine_edge_tap:
    ori $68, $5, 0
    lqa $126, 0x18c80
    lqa $125, 0x18c90
    lqa $124, 0x18ca0
    lqa $123, 0x18cb0
    lqa $122, 0x18cc0
    lqa $121, 0x18cd0
    lqa $120, 0x18ce0
    lqa $119, 0x18cf0
    lqa $118, 0x18d00
    lqa $117, 0x18d10
    lqa $116, 0x18d20
    lqa $115, 0x18d30
    lqa $114, 0x18d40
    lqa $113, 0x18d50
    lqa $112, 0x18d60
    lqa $111, 0x18d70
    lqa $110, 0x18d80
    lqa $109, 0x18d90
    lqa $108, 0x18da0
    lqa $107, 0x18db0
    lqa $106, 0x18dc0
    lqa $105, 0x18dd0
    lqa $104, 0x18de0
    lqa $103, 0x18df0
    lqa $102, 0x18e00
    lqa $101, 0x18e10
    lqa $100, 0x18e20
    lqa $99, 0x18e30
    lqa $98, 0x18e40
    lqa $97, 0x18e50
    lqa $96, 0x18e60
    lqa $95, 0x18e70
    lqa $94, 0x18e80
    lqa $93, 0x18e90
    lqa $92, 0x18ea0
    lqa $91, 0x18eb0
    lqa $90, 0x18ec0
    lqa $89, 0x18ed0
    lqa $88, 0x18ee0
    lqa $87, 0x18ef0
    lqa $86, 0x18f00
    lqa $85, 0x18f10
    lqa $84, 0x18f20
    lqa $83, 0x18f30
    lqa $82, 0x18f40
    lqa $81, 0x18f50
    lqa $80, 0x18f60
    lqa $79, 0x18f70
    andi $6, $3, 7
    rotmi $7, $3, -3
    shli $6, $6, 5
    a $6, $6, $7
    andi $7, $6, -16
    lqa $8, 0x0
    a $7, $7, $8
    lqd $8, 640($7)
    lqd $9, 656($7)
    lqa $10, 0x10
    shufb $6, $6, $6, $10
    andbi $6, $6, 15
    lqa $10, 0x20
    a $6, $6, $10
    shufb $78, $8, $9, $6
    lqd $8, 896($7)
    lqd $9, 912($7)
    shufb $77, $8, $9, $6
    lqd $8, 2432($7)
    lqd $9, 2448($7)
    shufb $76, $8, $9, $6
    lqd $8, 1152($7)
    lqd $9, 1168($7)
    shufb $75, $8, $9, $6
    lqd $8, 1408($7)
    lqd $9, 1424($7)
    shufb $74, $8, $9, $6
    lqd $8, 2688($7)
    lqd $9, 2704($7)
    shufb $73, $8, $9, $6
    lqd $8, 1664($7)
    lqd $9, 1680($7)
    shufb $72, $8, $9, $6
    lqd $8, 1920($7)
    lqd $9, 1936($7)
    shufb $71, $8, $9, $6
    lqd $8, 2944($7)
    lqd $7, 2960($7)
    shufb $70, $8, $7, $6
    sf $69, $3, $4
    ori $127, $3, 0
    cgti $2, $69, 0
    brz $2, affine_edge_tap_end
    lqa $2, 0x20
    lqa $3, 0x18010
    lqa $4, 0x18070
    lqa $5, 0x0
    lqa $6, 0x0
    shlqbii $7, $81, 1
    lqa $8, 0x18060
    lqa $9, 0x0
    eqv $10, $97, $101
    ai $11, $127, 1
    lqa $12, 0x18000
    shlqbii $13, $82, 1
    lqa $14, 0x18030
    shlqbii $15, $84, 1
    lqa $16, 0x30
    lqa $17, 0x18060
    lqa $18, 0x18020
    lqa $19, 0x18040
    xor $20, $114, $110
# 937 cycles an iteration, 937 at least: 937 instructions for the even pipe, 429 for the odd one; 0 cycles of nops alone
.align 3
affine_edge_tap_loop:
    shli $84, $127, 2
    lnop
    xor $18, $18, $72
    lqa $82, 0x18050
    selb $81, $117, $120, $116
    lnop
    xor $21, $102, $98
    lnop
    andi $22, $84, -16
    lnop
    xor $14, $14, $71
    lnop
    a $6, $22, $6
    lnop
    xor $22, $90, $86
    shlqbii $83, $83, 1
    orc $23, $98, $21
    lqd $24, 4144($6)
    eqv $25, $91, $95
    lnop
    eqv $26, $85, $89
    lqa $27, 0x18010
    orc $28, $86, $22
    shlqbii $79, $79, 1
    xor $29, $96, $92
    lnop
    or $14, $18, $14
    lnop
    andi $18, $11, 7
    lnop
    xor $77, $4, $77
    lqd $4, 4672($6)
    rotmi $11, $11, -3
    lnop
    shli $18, $18, 5
    lnop
    selb $85, $85, $28, $26
    lqd $30, 4848($6)
    xor $31, $120, $116
    lqa $32, 0x30
    selb $97, $97, $23, $10
    lqa $33, 0x10
    xor $78, $17, $78
    lnop
    xor $17, $81, $115
    rotqby $4, $4, $84
    andi $34, $68, -16
    lnop
    xor $82, $82, $74
    lnop
    a $11, $18, $11
    lqd $18, 4496($6)
    orc $21, $21, $14
    lnop
    andi $35, $11, -16
    lqd $36, 3968($6)
    orc $37, $92, $29
    lnop
    selb $38, $123, $126, $122
    lnop
    a $9, $35, $9
    rotqby $30, $30, $84
    selb $35, $99, $97, $100
    lqa $39, 0x18070
    xor $19, $19, $75
    lqa $40, 0x30
    selb $41, $31, $117, $21
    lnop
    selb $42, $111, $114, $110
    lnop
    or $78, $78, $77
    lnop
    or $82, $19, $82
    shufb $11, $11, $11, $33
    eqv $33, $119, $17
    lqd $19, 2176($9)
    orc $29, $29, $82
    lnop
    selb $17, $115, $119, $17
    lnop
    selb $10, $23, $100, $10
    rotqby $36, $36, $84
    xor $23, $38, $121
    rotqby $24, $24, $84
    andc $43, $41, $14
    rotqby $18, $18, $84
    selb $14, $14, $41, $35
    lnop
    selb $41, $105, $108, $104
    lqd $77, 4320($6)
    xor $75, $8, $75
    rotqbii $8, $4, 1
    selb $44, $87, $85, $88
    lnop
    selb $45, $20, $111, $29
    lnop
    xor $46, $42, $109
    lqd $47, 2192($9)
    eqv $48, $125, $23
    lnop
    andbi $11, $11, 15
    lqd $49, 128($9)
    selb $50, $109, $113, $46
    lnop
    xor $51, $108, $104
    lnop
    selb $91, $91, $37, $25
    rotqbii $52, $36, 1
    xor $53, $126, $122
    rotqbii $54, $30, 1
    orc $22, $22, $78
    lqd $55, 384($9)
    a $11, $11, $2
    lnop
    selb $26, $28, $88, $26
    lnop
    selb $25, $37, $94, $25
    shlqbii $80, $80, 1
    xor $37, $41, $103
    lnop
    selb $17, $118, $117, $17
    lnop
    xor $85, $88, $85
    lnop
    xor $74, $39, $74
    lnop
    selb $39, $103, $107, $37
    lqd $28, 400($9)
    selb $2, $33, $99, $14
    lqd $56, 144($9)
    selb $57, $51, $105, $22
    lnop
    selb $80, $80, $8, $40
    lnop
    selb $8, $93, $91, $94
    lnop
    xor $97, $100, $97
    lnop
    andc $40, $57, $78
    lqa $58, 0x30
    eqv $37, $107, $37
    rotqbii $59, $24, 1
    nor $2, $2, $17
    shufb $49, $49, $56, $11
    selb $39, $106, $105, $39
    lnop
    selb $78, $78, $57, $44
    lnop
    andc $57, $44, $22
    lnop
    or $75, $75, $74
    lnop
    selb $74, $37, $87, $78
    lnop
    selb $15, $15, $52, $58
    lqa $52, 0x30
    andc $58, $35, $21
    lnop
    selb $83, $83, $59, $16
    shufb $28, $55, $28, $11
    eqv $31, $58, $31
    rotqbii $58, $18, 1
    selb $50, $112, $111, $50
    lqa $55, 0x30
    selb $16, $14, $33, $2
    lnop
    xor $12, $12, $49
    lnop
    eqv $51, $57, $51
    lnop
    selb $33, $16, $31, $33
    lnop
    nor $74, $74, $39
    rotqbyi $57, $24, 1
    xor $91, $94, $91
    lnop
    xor $27, $27, $28
    rotqby $59, $77, $84
    xor $77, $15, $80
    lqd $56, 912($9)
    a $34, $34, $5
    lqa $5, 0x18050
    or $12, $12, $27
    lnop
    selb $27, $82, $45, $8
    rotqbii $57, $57, 1
    selb $79, $79, $54, $52
    lqd $52, 896($9)
    selb $81, $17, $81, $33
    lnop
    andc $14, $14, $33
    lnop
    selb $33, $78, $37, $74
    rotqbii $17, $59, 1
    eqv $54, $79, $83
    lnop
    orc $14, $14, $31
    lnop
    selb $7, $7, $58, $55
    lnop
    andc $55, $8, $29
    lnop
    selb $26, $44, $26, $85
    lqa $58, 0x30
    eqv $46, $113, $46
    lnop
    selb $13, $13, $17, $32
    lnop
    orc $17, $80, $77
    lnop
    selb $37, $33, $51, $37
    lnop
    orc $32, $77, $12
    lnop
    selb $79, $79, $17, $54
    lnop
    selb $77, $46, $93, $27
    lnop
    selb $39, $39, $41, $37
    lnop
    selb $25, $8, $25, $91
    lnop
    nor $41, $77, $50
    lnop
    selb $23, $121, $125, $23
    rotqbyi $31, $4, 1
    selb $60, $7, $79, $13
    lnop
    selb $23, $124, $123, $23
    shufb $19, $19, $47, $11
    selb $47, $53, $123, $32
    lnop
    andc $78, $78, $37
    lnop
    xor $79, $13, $79
    lnop
    selb $37, $12, $47, $60
    lnop
    orc $78, $78, $51
    lnop
    selb $115, $115, $2, $70
    rotqbyi $2, $36, 1
    selb $17, $17, $13, $54
    lnop
    selb $54, $48, $7, $37
    lnop
    xor $51, $78, $104
    lqa $61, 0x18030
    selb $62, $27, $46, $41
    lnop
    andc $63, $60, $32
    shufb $77, $52, $56, $11
    nor $54, $54, $23
    lnop
    andc $12, $47, $12
    lnop
    andc $82, $45, $82
    lnop
    selb $78, $78, $87, $39
    lnop
    eqv $20, $55, $20
    lnop
    selb $55, $37, $48, $54
    lqa $39, 0x18040
    selb $46, $62, $20, $46
    lnop
    xor $45, $14, $116
    lnop
    andc $27, $27, $46
    lnop
    xor $47, $51, $108
    lnop
    eqv $53, $63, $53
    lnop
    xor $63, $45, $120
    lnop
    selb $42, $50, $42, $46
    lnop
    selb $48, $55, $53, $48
    lnop
    selb $21, $16, $21, $63
    lnop
    orc $20, $27, $20
    lnop
    andc $37, $37, $48
    lnop
    xor $90, $47, $90
    lqa $27, 0x18000
    orc $37, $37, $53
    lnop
    selb $22, $33, $22, $47
    lnop
    xor $53, $37, $122
    lnop
    selb $33, $33, $108, $47
    lnop
    selb $47, $22, $90, $47
    lnop
    xor $102, $63, $102
    lnop
    xor $46, $53, $126
    stqa $53, 0x197c0
    selb $50, $120, $102, $70
    lnop
    selb $120, $16, $120, $63
    lnop
    selb $17, $60, $17, $79
    lnop
    xor $16, $20, $110
    lnop
    selb $104, $104, $78, $76
    stqa $45, 0x197d0
    selb $103, $103, $74, $76
    lnop
    selb $81, $14, $99, $81
    lnop
    selb $10, $35, $10, $97
    stqa $16, 0x197e0
    xor $14, $16, $114
    lnop
    selb $74, $55, $126, $46
    lnop
    selb $97, $10, $97, $21
    lqa $78, 0x30
    selb $32, $55, $32, $46
    lnop
    selb $29, $62, $29, $14
    lnop
    xor $55, $74, $125
    lnop
    selb $116, $116, $81, $70
    lqa $81, 0x30
    selb $79, $17, $79, $32
    stqa $51, 0x197f0
    selb $23, $23, $38, $48
    lnop
    selb $17, $60, $17, $32
    lqd $60, 6080($34)
    selb $44, $44, $26, $22
    lnop
    xor $96, $14, $96
    lnop
    xor $15, $46, $15
    stqa $55, 0x19800
    selb $62, $62, $114, $14
    lnop
    selb $108, $108, $90, $76
    lnop
    xor $38, $62, $113
    lnop
    selb $10, $35, $10, $21
    lnop
    xor $35, $120, $119
    lnop
    xor $92, $96, $92
    lnop
    selb $85, $26, $85, $22
    cbd $22, 0($84)
    xor $89, $47, $89
    lnop
    selb $8, $8, $25, $29
    lnop
    selb $14, $29, $96, $14
    lnop
    selb $32, $32, $15, $46
    lnop
    and $47, $47, $89
    stqa $35, 0x19810
    xor $83, $32, $83
    lqa $46, 0x18020
    xor $90, $90, $86
    rotqby $60, $60, $68
    xor $80, $15, $80
    lnop
    xor $98, $102, $98
    rotqbii $31, $31, 1
    orc $120, $35, $120
    rotqbyi $86, $59, 1
    xor $26, $33, $107
    stqa $38, 0x19820
    xor $95, $14, $95
    lnop
    orc $62, $38, $62
    lnop
    and $32, $32, $83
    lnop
    selb $102, $21, $102, $63
    lnop
    xor $39, $39, $72
    stqa $26, 0x19830
    orc $33, $26, $33
    rotqbyi $60, $60, 13
    selb $126, $126, $15, $19
    shlqbii $26, $26, 1
    and $14, $14, $95
    lqa $15, 0x30
    orc $74, $55, $74
    lnop
    selb $98, $99, $97, $98
    lqd $97, 6144($34)
    selb $23, $37, $7, $23
    lnop
    eqv $74, $74, $124
    lnop
    selb $107, $107, $89, $76
    lnop
    eqv $33, $33, $106
    shlqbii $51, $51, 1
    eqv $62, $62, $112
    lnop
    xor $89, $45, $98
    lnop
    eqv $120, $120, $118
    shlqbii $37, $33, 1
    selb $20, $20, $93, $42
    stqa $74, 0x19840
    eqv $42, $8, $38
    stqa $120, 0x19850
    xor $13, $32, $13
    rotqbii $86, $86, 1
    xor $88, $47, $88
    stqa $62, 0x19860
    xor $101, $102, $101
    stqa $33, 0x19870
    orc $33, $98, $89
    rotqby $97, $97, $68
    xor $94, $14, $94
    lqd $14, 5024($6)
    selb $47, $17, $7, $13
    lqd $32, 6208($34)
    selb $91, $25, $91, $29
    stqa $12, 0x19880
    andi $60, $60, 255
    shlqbii $25, $40, 1
    and $102, $102, $101
    lnop
    selb $29, $44, $87, $88
    lnop
    selb $109, $109, $41, $73
    shufb $14, $60, $14, $22
    selb $113, $113, $95, $73
    rotqbyi $97, $97, 13
    selb $92, $93, $91, $92
    lnop
    selb $105, $105, $29, $76
    rotqbyi $29, $18, 1
    eqv $91, $10, $35
    lnop
    selb $90, $87, $85, $90
    lnop
    xor $61, $61, $28
    stqa $43, 0x19890
    selb $80, $7, $79, $80
    lnop
    selb $81, $26, $57, $81
    rotqby $32, $32, $68
    selb $26, $10, $33, $91
    lnop
    xor $102, $102, $100
    lnop
    xor $100, $108, $104
    lnop
    selb $125, $125, $83, $19
    rotqbyi $83, $30, 1
    selb $57, $43, $26, $120
    rotqbyi $79, $6, 0
    selb $112, $112, $94, $73
    lnop
    xor $7, $16, $92
    rotqbii $2, $2, 1
    xor $46, $46, $49
    shlqbii $87, $90, 1
    ai $69, $69, -1
    lnop
    selb $99, $10, $99, $102
    rotqbyi $32, $32, 13
    selb $2, $51, $2, $58
    stqa $82, 0x198a0
    andi $97, $97, 255
    lnop
    selb $118, $118, $102, $70
    lnop
    orc $102, $92, $7
    lqa $51, 0x30
    selb $106, $106, $88, $76
    lnop
    selb $88, $8, $102, $42
    stqa $40, 0x198b0
    xor $5, $5, $71
    lnop
    selb $117, $117, $99, $70
    lqd $99, 656($9)
    selb $40, $105, $108, $104
    rotqbii $83, $83, 1
    selb $110, $110, $20, $73
    stqd $14, 5024($79)
    andi $32, $32, 255
    lnop
    selb $14, $82, $88, $62
    lqd $20, 5200($6)
    orc $7, $7, $75
    rotqbii $29, $29, 1
    selb $119, $119, $101, $70
    lqd $101, 6272($34)
    eqv $76, $17, $55
    lnop
    xor $58, $40, $103
    stqa $80, 0x198c0
    selb $121, $121, $54, $19
    lnop
    xor $54, $50, $116
    rotqbyi $85, $36, 2
    andc $95, $14, $7
    stqa $98, 0x198d0
    selb $60, $103, $107, $58
    lqa $41, 0x30
    selb $25, $25, $29, $78
    lnop
    xor $3, $3, $77
    lnop
    eqv $95, $95, $100
    lnop
    or $5, $39, $5
    lnop
    selb $100, $100, $105, $7
    stqa $92, 0x198e0
    xor $26, $120, $26
    lnop
    selb $87, $87, $31, $15
    lnop
    xor $15, $53, $80
    rotqby $101, $101, $68
    selb $94, $8, $93, $94
    lqa $93, 0x0
    ai $31, $84, 1
    lnop
    selb $114, $114, $96, $73
    shufb $97, $97, $20, $22
    xor $20, $2, $87
    lqa $96, 0x18070
    selb $91, $33, $120, $91
    stqa $90, 0x198f0
    orc $89, $89, $5
    lqd $90, 6336($34)
    orc $33, $80, $15
    lnop
    andc $39, $57, $89
    lnop
    selb $86, $37, $86, $41
    lnop
    selb $37, $117, $50, $116
    lnop
    or $46, $46, $61
    lnop
    selb $122, $122, $23, $19
    lnop
    selb $23, $75, $100, $14
    stqd $97, 5200($79)
    eqv $58, $107, $58
    lqd $97, 640($9)
    selb $111, $111, $94, $73
    lnop
    andi $94, $31, -16
    lnop
    selb $61, $111, $114, $110
    rotqbyi $101, $101, 13
    selb $41, $17, $33, $76
    lqd $29, 5376($6)
    xor $21, $114, $110
    stqa $17, 0x19900
    selb $60, $106, $105, $60
    shlqbii $17, $44, 1
    selb $123, $123, $47, $19
    lnop
    selb $47, $58, $82, $23
    shufb $78, $97, $99, $11
    orc $15, $15, $46
    lnop
    selb $99, $12, $41, $74
    lnop
    selb $97, $21, $111, $89
    lnop
    selb $63, $123, $126, $122
    lnop
    eqv $21, $39, $21
    lnop
    selb $83, $17, $83, $51
    lnop
    selb $17, $54, $117, $15
    lnop
    andi $101, $101, 255
    lnop
    eqv $51, $83, $81
    shufb $29, $32, $29, $22
    xor $32, $63, $121
    lnop
    selb $102, $102, $62, $42
    rotqby $90, $90, $68
    andc $42, $97, $5
    lnop
    nor $47, $47, $60
    stqd $29, 5376($79)
    selb $29, $121, $125, $32
    lqd $39, 5552($6)
    orc $48, $87, $20
    lnop
    selb $124, $124, $13, $19
    lnop
    selb $13, $23, $58, $47
    lnop
    selb $52, $48, $86, $51
    stqa $10, 0x19910
    selb $58, $13, $95, $58
    lnop
    xor $27, $27, $78
    lnop
    selb $83, $83, $48, $51
    lnop
    xor $96, $96, $71
    lnop
    xor $71, $61, $109
    lnop
    or $3, $27, $3
    lnop
    andc $27, $99, $15
    lnop
    xor $48, $37, $115
    lnop
    selb $103, $103, $47, $73
    shufb $101, $101, $39, $22
    xor $39, $126, $122
    lnop
    selb $47, $109, $113, $71
    lnop
    selb $97, $5, $97, $57
    lnop
    selb $5, $25, $83, $86
    lnop
    eqv $71, $113, $71
    lnop
    xor $83, $86, $83
    stqa $8, 0x19920
    selb $40, $60, $40, $58
    rotqbyi $90, $90, 13
    selb $47, $112, $111, $47
    lnop
    eqv $60, $119, $48
    stqd $101, 5552($79)
    xor $88, $62, $88
    stqa $44, 0x19930
    eqv $27, $27, $54
    lqd $54, 5728($6)
    orc $20, $20, $3
    lnop
    andc $23, $23, $58
    lqd $58, 6400($34)
    selb $48, $115, $119, $48
    lnop
    selb $44, $46, $17, $99
    lnop
    andc $100, $100, $75
    lnop
    selb $75, $71, $43, $97
    lnop
    orc $95, $23, $95
    lnop
    nor $75, $75, $47
    lnop
    selb $23, $39, $123, $20
    lnop
    andi $90, $90, 255
    lnop
    xor $101, $95, $104
    lnop
    a $94, $94, $93
    lnop
    selb $93, $3, $23, $5
    lnop
    selb $48, $118, $117, $48
    lnop
    selb $8, $60, $12, $44
    rotqby $58, $58, $68
    selb $109, $109, $75, $70
    lnop
    selb $75, $97, $71, $75
    lnop
    selb $102, $14, $102, $88
    lnop
    nor $8, $8, $48
    shufb $90, $90, $54, $22
    selb $71, $75, $21, $71
    lnop
    selb $54, $44, $60, $8
    rotqbyi $58, $58, 13
    eqv $32, $125, $32
    rotqbyi $51, $59, 2
    selb $60, $54, $27, $60
    lnop
    selb $95, $95, $82, $40
    stqd $90, 5728($79)
    andc $97, $97, $71
    lnop
    ai $90, $84, 2
    lnop
    selb $37, $48, $37, $60
    lnop
    selb $48, $32, $25, $93
    lnop
    selb $29, $124, $123, $29
    lnop
    andc $3, $23, $3
    lnop
    andi $58, $58, 255
    lqa $23, 0x18070
    andc $40, $5, $20
    lqd $6, 5904($6)
    ai $127, $127, 1
    lnop
    selb $91, $57, $91, $26
    lnop
    nor $48, $48, $29
    lnop
    selb $52, $5, $52, $83
    lnop
    eqv $39, $40, $39
    lnop
    andc $44, $44, $60
    lnop
    selb $60, $93, $32, $48
    lnop
    xor $40, $101, $108
    lnop
    selb $71, $47, $61, $71
    lnop
    selb $32, $60, $39, $32
    lnop
    orc $27, $44, $27
    lnop
    andc $93, $93, $32
    lnop
    selb $37, $27, $12, $37
    shufb $6, $58, $6, $22
    selb $104, $104, $95, $73
    rotqbyi $95, $4, 2
    orc $97, $97, $21
    cbd $31, 0($31)
    xor $27, $27, $116
    lnop
    orc $93, $93, $39
    stqd $6, 5904($79)
    selb $29, $29, $63, $32
    lnop
    xor $32, $93, $122
    lqd $63, 2448($9)
    selb $93, $93, $25, $29
    shlqbii $29, $101, 1
    xor $79, $97, $110
    lnop
    xor $6, $27, $50
    stqa $32, 0x197c0
    selb $7, $13, $7, $40
    lnop
    xor $39, $32, $126
    lnop
    xor $21, $79, $114
    stqa $27, 0x197d0
    selb $22, $60, $126, $39
    lnop
    selb $58, $54, $50, $6
    lnop
    selb $89, $75, $89, $21
    lnop
    xor $41, $74, $41
    lnop
    selb $20, $60, $20, $39
    lnop
    selb $75, $75, $114, $21
    lnop
    xor $60, $22, $125
    lqd $44, 1408($9)
    xor $16, $40, $16
    lnop
    orc $22, $60, $22
    stqa $79, 0x197e0
    selb $76, $33, $74, $76
    lnop
    selb $13, $13, $108, $40
    lnop
    selb $116, $116, $37, $19
    stqa $101, 0x197f0
    xor $101, $58, $119
    lqa $37, 0x18060
    selb $97, $97, $43, $71
    lqd $71, 6080($34)
    selb $15, $54, $15, $6
    lnop
    xor $54, $75, $113
    lnop
    xor $92, $16, $92
    lnop
    xor $2, $39, $2
    lnop
    selb $33, $99, $76, $41
    lnop
    selb $115, $115, $8, $19
    rotqbyi $8, $18, 2
    orc $58, $101, $58
    lnop
    xor $45, $21, $45
    lnop
    selb $41, $33, $41, $15
    lqd $76, 2432($9)
    selb $40, $7, $16, $40
    lnop
    selb $88, $102, $88, $7
    stqa $60, 0x19800
    selb $57, $57, $91, $89
    lnop
    eqv $58, $58, $118
    lqa $47, 0x18040
    selb $91, $91, $26, $89
    lnop
    selb $102, $14, $102, $7
    stqa $101, 0x19810
    selb $5, $5, $52, $20
    lnop
    andc $17, $17, $46
    lnop
    xor $53, $6, $53
    rotqby $71, $71, $68
    eqv $22, $22, $124
    lnop
    xor $80, $53, $80
    rotqbii $85, $85, 1
    selb $39, $20, $2, $39
    lqa $46, 0x30
    xor $87, $2, $87
    lnop
    xor $81, $39, $81
    stqa $54, 0x19820
    xor $7, $13, $107
    lnop
    orc $75, $54, $75
    shufb $76, $76, $63, $11
    xor $38, $40, $38
    stqa $7, 0x19830
    orc $13, $7, $13
    lqa $63, 0x18030
    eqv $14, $75, $112
    lqa $75, 0x30
    selb $6, $15, $53, $6
    lqd $26, 1168($9)
    selb $83, $52, $83, $20
    lnop
    xor $98, $45, $98
    lqd $20, 6144($34)
    eqv $13, $13, $106
    lqa $52, 0x18020
    selb $99, $99, $33, $15
    stqa $22, 0x19840
    selb $89, $89, $45, $21
    stqa $58, 0x19850
    selb $110, $110, $97, $70
    stqa $14, 0x19860
    and $40, $40, $38
    lnop
    eqv $97, $5, $60
    stqa $13, 0x19870
    xor $55, $6, $55
    lqd $21, 6208($34)
    and $39, $39, $81
    stqa $3, 0x19880
    xor $40, $40, $62
    lqa $62, 0x18050
    selb $114, $114, $45, $70
    lnop
    selb $98, $43, $91, $98
    lnop
    selb $108, $108, $16, $73
    lnop
    xor $35, $89, $35
    rotqby $21, $21, $68
    xor $16, $79, $98
    lnop
    and $6, $6, $55
    shlqbii $91, $102, 1
    eqv $45, $99, $101
    lqd $15, 5024($94)
    eqv $33, $57, $54
    lnop
    selb $106, $106, $40, $73
    shlqbii $61, $100, 1
    xor $23, $23, $28
    stqa $17, 0x19890
    xor $47, $47, $49
    stqa $42, 0x198a0
    selb $87, $25, $83, $87
    rotqbyi $21, $21, 13
    selb $80, $12, $41, $80
    rotqbyi $71, $71, 13
    selb $92, $82, $88, $92
    lqa $88, 0x30
    xor $72, $37, $72
    stqa $100, 0x198b0
    xor $100, $108, $104
    lqd $37, 1152($9)
    andi $21, $21, 255
    lqd $41, 6272($34)
    xor $52, $52, $78
    stqa $87, 0x198c0
    xor $28, $62, $28
    lqd $62, 1424($9)
    selb $88, $29, $85, $88
    lnop
    xor $86, $39, $86
    lqa $39, 0x18000
    orc $85, $98, $16
    rotqby $20, $20, $68
    selb $122, $122, $93, $76
    stqa $80, 0x198d0
    selb $121, $121, $48, $76
    rotqbyi $48, $94, 0
    or $96, $72, $96
    shlqbii $13, $13, 1
    or $28, $47, $28
    lnop
    and $89, $89, $35
    stqa $98, 0x198e0
    selb $126, $126, $2, $76
    lnop
    ai $84, $84, 3
    lnop
    selb $25, $5, $25, $86
    rotqbyi $20, $20, 13
    xor $6, $6, $74
    lnop
    selb $124, $124, $86, $76
    lqa $86, 0x30
    selb $123, $123, $25, $76
    lnop
    selb $25, $57, $85, $33
    rotqbyi $2, $30, 2
    xor $63, $63, $77
    lnop
    xor $120, $89, $120
    stqa $92, 0x198f0
    selb $82, $102, $82, $40
    shufb $74, $44, $62, $11
    selb $43, $57, $43, $120
    rotqbii $51, $51, 1
    selb $12, $99, $12, $6
    rotqbii $2, $2, 1
    selb $85, $85, $14, $33
    rotqbyi $33, $24, 2
    orc $16, $16, $96
    lnop
    andi $71, $71, 255
    lnop
    selb $91, $91, $2, $86
    lnop
    xor $86, $27, $80
    lnop
    selb $105, $105, $82, $73
    lnop
    orc $82, $86, $28
    shufb $71, $71, $15, $31
    selb $111, $111, $43, $70
    rotqbii $95, $95, 1
    selb $43, $123, $126, $122
    lnop
    xor $15, $114, $110
    rotqbii $8, $8, 1
    selb $120, $112, $120, $70
    shlqbii $92, $92, 1
    selb $112, $100, $105, $16
    lqd $2, 6336($34)
    xor $44, $32, $87
    lqa $62, 0x18060
    selb $40, $42, $25, $14
    rotqbii $33, $33, 1
    orc $86, $80, $86
    lnop
    or $52, $52, $63
    lnop
    selb $117, $117, $12, $19
    stqd $71, 5024($48)
    selb $71, $105, $108, $104
    lqa $12, 0x30
    selb $50, $50, $53, $19
    lqd $53, 5200($94)
    selb $63, $99, $86, $45
    lnop
    selb $13, $13, $51, $75
    rotqby $41, $41, $68
    selb $51, $15, $111, $82
    rotqbyi $18, $18, 3
    selb $86, $86, $58, $45
    lnop
    selb $45, $111, $114, $110
    stqa $5, 0x19900
    xor $89, $71, $103
    shlqbii $7, $7, 1
    selb $47, $17, $63, $58
    stqa $99, 0x19910
    andi $20, $20, 255
    lnop
    selb $99, $117, $50, $116
    lnop
    selb $8, $61, $8, $12
    lnop
    andc $61, $51, $28
    lqa $12, 0x30
    selb $107, $107, $38, $73
    shufb $75, $37, $26, $11
    selb $113, $113, $35, $70
    lnop
    xor $35, $45, $109
    shufb $20, $20, $53, $31
    xor $53, $50, $116
    rotqbyi $41, $41, 13
    xor $26, $99, $115
    lnop
    orc $37, $44, $52
    lnop
    selb $118, $118, $6, $19
    lnop
    orc $44, $87, $44
    stqd $20, 5200($48)
    andc $20, $47, $82
    lnop
    selb $119, $119, $55, $19
    lqd $55, 5376($94)
    selb $95, $92, $95, $12
    lnop
    eqv $92, $119, $26
    lnop
    selb $125, $125, $81, $76
    stqa $57, 0x19920
    xor $57, $88, $95
    stqa $102, 0x19930
    andc $102, $40, $16
    lnop
    selb $81, $103, $107, $89
    shufb $21, $21, $55, $31
    xor $63, $58, $63
    lnop
    selb $5, $5, $44, $97
    lnop
    eqv $102, $102, $100
    lnop
    selb $100, $109, $113, $35
    lqa $55, 0x18010
    selb $12, $53, $117, $37
    stqd $21, 5376($48)
    selb $26, $115, $119, $26
    lnop
    selb $21, $3, $5, $22
    lnop
    selb $6, $96, $112, $40
    lnop
    andi $41, $41, 255
    lnop
    selb $28, $28, $51, $47
    lnop
    andc $51, $21, $37
    lqd $73, 5552($94)
    eqv $89, $107, $89
    lnop
    xor $38, $126, $122
    lnop
    selb $72, $89, $42, $6
    lnop
    selb $7, $7, $33, $46
    lnop
    selb $81, $106, $105, $81
    lnop
    xor $39, $39, $75
    shufb $73, $41, $73, $31
    eqv $51, $51, $53
    lnop
    eqv $15, $20, $15
    lqd $20, 6400($34)
    xor $53, $43, $121
    rotqby $2, $2, $68
    orc $41, $95, $57
    lnop
    xor $55, $55, $74
    lnop
    xor $49, $62, $49
    lnop
    eqv $35, $113, $35
    lnop
    eqv $62, $125, $53
    stqd $73, 5552($48)
    eqv $73, $91, $7
    lnop
    selb $53, $121, $125, $53
    rotqbyi $2, $2, 13
    selb $100, $120, $111, $100
    lnop
    nor $72, $72, $81
    lqd $33, 5728($94)
    selb $46, $52, $12, $21
    lnop
    andi $2, $2, 255
    lnop
    selb $93, $6, $89, $72
    lnop
    or $39, $39, $55
    rotqbyi $30, $30, 3
    selb $89, $93, $102, $89
    lnop
    selb $91, $91, $41, $73
    lnop
    selb $55, $92, $3, $46
    lnop
    selb $29, $35, $17, $28
    lnop
    selb $26, $118, $117, $26
    lnop
    andc $6, $6, $89
    lnop
    nor $29, $29, $100
    shufb $2, $2, $33, $31
    orc $57, $57, $39
    lnop
    nor $55, $55, $26
    lnop
    orc $102, $6, $102
    lqa $6, 0x18050
    selb $33, $8, $91, $13
    lnop
    selb $73, $41, $13, $73
    lnop
    selb $41, $28, $35, $29
    lnop
    selb $83, $38, $123, $57
    stqd $2, 5728($48)
    selb $35, $41, $15, $35
    lnop
    selb $53, $124, $123, $53
    lnop
    andc $28, $28, $35
    lnop
    selb $89, $81, $71, $89
    lnop
    selb $81, $39, $83, $33
    lnop
    selb $100, $100, $45, $35
    lnop
    orc $15, $28, $15
    lnop
    xor $28, $102, $104
    lnop
    selb $35, $62, $8, $81
    lnop
    selb $45, $46, $92, $55
    rotqby $20, $20, $68
    andc $71, $33, $57
    lnop
    nor $35, $35, $53
    lnop
    selb $92, $45, $51, $92
    lnop
    eqv $71, $71, $38
    lnop
    andc $46, $46, $92
    rotqbyi $20, $20, 13
    selb $38, $81, $62, $35
    rotqbyi $4, $4, 3
    selb $100, $15, $17, $100
    lqd $94, 5904($94)
    xor $2, $28, $108
    lnop
    selb $102, $102, $42, $89
    lnop
    orc $46, $46, $51
    lnop
    selb $62, $38, $71, $62
    lnop
    xor $51, $46, $116
    lqd $89, 2944($9)
    andc $81, $81, $62
    lnop
    selb $43, $53, $43, $62
    lnop
    orc $81, $81, $71
    lqa $71, 0x18030
    selb $104, $104, $102, $70
    rotqbii $18, $18, 1
    xor $15, $15, $110
    lnop
    xor $53, $81, $122
    lqa $102, 0x0
    selb $97, $44, $22, $97
    lnop
    xor $44, $51, $50
    lnop
    xor $79, $2, $79
    stqa $53, 0x197c0
    xor $25, $14, $25
    stqa $51, 0x197d0
    xor $62, $53, $126
    lnop
    selb $99, $26, $99, $92
    stqa $15, 0x197e0
    selb $92, $93, $108, $2
    stqa $28, 0x197f0
    xor $26, $15, $114
    lnop
    selb $57, $38, $57, $62
    lnop
    andc $52, $12, $52
    rotqbyi $59, $59, 3
    xor $27, $26, $27
    lqd $12, 6080($34)
    selb $82, $41, $82, $26
    lnop
    selb $41, $41, $114, $26
    lnop
    selb $110, $110, $100, $19
    lnop
    selb $108, $108, $79, $70
    lnop
    or $23, $49, $23
    lnop
    selb $93, $93, $16, $2
    lnop
    selb $103, $103, $72, $70
    lnop
    selb $38, $38, $126, $62
    lqa $16, 0x18000
    xor $80, $27, $80
    lnop
    selb $86, $47, $86, $63
    lnop
    selb $85, $40, $85, $25
    lnop
    andi $20, $20, 255
    lqa $72, 0x18020
    xor $49, $38, $125
    lnop
    selb $100, $45, $50, $44
    lnop
    xor $32, $44, $32
    lnop
    selb $37, $45, $37, $44
    lnop
    xor $88, $62, $88
    rotqbii $30, $30, 1
    selb $44, $37, $32, $44
    shufb $94, $20, $94, $31
    orc $38, $49, $38
    stqa $49, 0x19800
    xor $91, $13, $91
    rotqbii $59, $59, 1
    xor $20, $100, $119
    lnop
    selb $2, $93, $79, $2
    stqd $94, 5904($48)
    xor $48, $41, $113
    lnop
    orc $100, $20, $100
    lnop
    xor $71, $71, $74
    lnop
    selb $73, $33, $73, $91
    lqa $94, 0x30
    xor $5, $22, $5
    stqa $20, 0x19810
    xor $72, $72, $75
    rotqbyi $24, $24, 3
    selb $62, $57, $88, $62
    lnop
    selb $33, $33, $73, $57
    lnop
    orc $41, $48, $41
    lnop
    xor $31, $92, $107
    lnop
    andc $112, $112, $96
    lnop
    eqv $45, $100, $118
    lnop
    selb $63, $86, $63, $82
    stqa $48, 0x19820
    xor $98, $79, $98
    lnop
    selb $91, $73, $91, $57
    lnop
    eqv $38, $38, $124
    stqa $31, 0x19830
    selb $80, $17, $63, $80
    lnop
    xor $54, $2, $54
    lnop
    selb $86, $47, $86, $82
    lqd $47, 6144($34)
    eqv $41, $41, $120
    lnop
    xor $7, $62, $7
    rotqby $12, $12, $68
    xor $87, $32, $87
    lnop
    andi $63, $90, -16
    stqa $38, 0x19840
    andc $39, $83, $39
    lnop
    selb $82, $82, $27, $26
    stqa $45, 0x19850
    selb $25, $85, $25, $93
    lqd $26, 1936($9)
    and $2, $2, $54
    lnop
    orc $92, $31, $92
    lnop
    selb $93, $40, $85, $93
    shlqbii $28, $28, 1
    xor $95, $88, $95
    lnop
    eqv $92, $92, $106
    stqa $41, 0x19860
    xor $2, $2, $14
    lnop
    selb $97, $21, $97, $5
    stqa $92, 0x19870
    a $102, $63, $102
    lqd $63, 6208($34)
    selb $81, $81, $8, $43
    lnop
    selb $21, $21, $97, $37
    lqd $43, 1680($9)
    xor $14, $15, $80
    lqa $85, 0x18010
    eqv $40, $21, $20
    shlqbii $83, $93, 1
    eqv $57, $33, $49
    lnop
    xor $60, $44, $60
    stqa $39, 0x19880
    xor $101, $82, $101
    lqd $79, 1920($9)
    selb $32, $50, $32, $76
    lnop
    selb $114, $114, $27, $19
    rotqbyi $27, $102, 0
    selb $91, $8, $91, $95
    lqd $95, 2704($9)
    selb $50, $93, $42, $2
    rotqbyi $12, $12, 13
    and $82, $82, $101
    rotqbii $4, $4, 1
    xor $100, $53, $91
    lqd $96, 1664($9)
    and $44, $44, $60
    lqd $73, 2688($9)
    selb $106, $106, $2, $70
    cbd $90, 0($90)
    xor $82, $82, $58
    lnop
    xor $6, $6, $77
    cbd $58, 0($84)
    selb $99, $46, $3, $99
    lnop
    selb $105, $105, $50, $70
    lqd $50, 5024($102)
    orc $46, $91, $100
    shufb $73, $73, $95, $11
    selb $97, $97, $5, $37
    stqa $52, 0x19890
    orc $37, $14, $23
    stqa $61, 0x198a0
    selb $97, $3, $97, $87
    lnop
    selb $98, $42, $25, $98
    lqa $25, 0x30
    selb $42, $105, $108, $104
    lqa $87, 0x18040
    andi $12, $12, 255
    rotqby $63, $63, $68
    eqv $5, $86, $48
    lqa $95, 0x30
    xor $2, $42, $103
    lnop
    selb $107, $107, $54, $70
    stqa $112, 0x198b0
    selb $17, $86, $17, $82
    lnop
    orc $14, $80, $14
    rotqby $47, $47, $68
    and $62, $62, $7
    lnop
    xor $70, $51, $97
    lnop
    selb $54, $103, $107, $2
    lnop
    selb $10, $86, $14, $5
    shufb $12, $12, $50, $90
    or $50, $72, $71
    lnop
    xor $87, $87, $78
    lnop
    xor $22, $44, $22
    rotqbyi $47, $47, 13
    xor $44, $108, $104
    stqd $12, 5024($27)
    xor $13, $62, $13
    shufb $72, $96, $43, $11
    selb $3, $21, $3, $22
    lnop
    selb $113, $113, $101, $19
    lnop
    selb $101, $44, $105, $37
    shlqbii $31, $31, 1
    eqv $96, $107, $2
    rotqbyi $36, $36, 3
    selb $8, $33, $8, $13
    lnop
    selb $43, $61, $10, $41
    lnop
    selb $125, $125, $7, $73
    lqd $7, 6272($34)
    selb $117, $117, $3, $76
    stqa $91, 0x198c0
    andi $47, $47, 255
    lqa $3, 0x30
    selb $111, $111, $17, $19
    stqa $97, 0x198d0
    selb $121, $121, $35, $73
    lnop
    selb $109, $109, $29, $19
    lnop
    orc $29, $97, $70
    rotqbii $36, $36, 1
    or $87, $87, $6
    shlqbii $92, $92, 1
    selb $6, $33, $46, $57
    shufb $71, $79, $26, $11
    selb $115, $115, $55, $76
    lnop
    selb $55, $21, $29, $40
    lnop
    andc $79, $43, $37
    lqa $26, 0x30
    xor $35, $114, $110
    lnop
    orc $17, $70, $87
    rotqbyi $63, $63, 13
    selb $119, $119, $60, $76
    stqa $80, 0x198e0
    selb $54, $106, $105, $54
    lnop
    selb $59, $92, $59, $3
    lnop
    selb $60, $120, $82, $19
    lqa $120, 0x30
    andi $63, $63, 255
    lnop
    selb $126, $126, $88, $73
    stqa $98, 0x198f0
    selb $88, $23, $101, $43
    lnop
    selb $116, $116, $99, $76
    lqd $99, 5200($102)
    xor $85, $85, $71
    lnop
    xor $16, $16, $72
    lnop
    selb $122, $122, $81, $73
    rotqby $7, $7, $68
    eqv $79, $79, $44
    lnop
    andi $84, $84, -16
    lnop
    selb $44, $117, $32, $116
    shlqbii $98, $98, 1
    selb $62, $39, $6, $38
    rotqbii $24, $24, 1
    selb $123, $123, $8, $73
    lnop
    selb $8, $96, $61, $88
    lqd $9, 2960($9)
    selb $26, $28, $36, $26
    lnop
    nor $8, $8, $54
    lqd $28, 6336($34)
    selb $36, $52, $55, $45
    shufb $99, $47, $99, $90
    selb $47, $111, $114, $110
    lqa $2, 0x20
    orc $100, $100, $50
    stqa $33, 0x19900
    selb $29, $29, $45, $40
    shlqbii $112, $112, 1
    xor $40, $44, $115
    lnop
    xor $33, $32, $116
    stqd $99, 5200($27)
    andc $99, $62, $100
    lnop
    selb $82, $88, $96, $8
    lnop
    selb $92, $33, $117, $100
    lnop
    selb $12, $35, $111, $17
    lnop
    selb $124, $124, $13, $73
    lnop
    selb $13, $50, $92, $62
    lqd $81, 5376($102)
    xor $3, $47, $109
    stqa $21, 0x19910
    selb $112, $112, $18, $25
    lnop
    xor $18, $38, $6
    shufb $70, $89, $9, $11
    selb $89, $87, $12, $36
    lnop
    xor $9, $126, $122
    lnop
    selb $24, $31, $24, $95
    shufb $81, $63, $81, $90
    eqv $63, $113, $3
    rotqbyi $7, $7, 13
    selb $120, $98, $4, $120
    lnop
    eqv $98, $119, $40
    rotqby $28, $28, $68
    selb $94, $83, $30, $94
    lnop
    eqv $99, $99, $33
    stqd $81, 5376($27)
    selb $96, $82, $79, $96
    lqd $81, 5552($102)
    or $85, $16, $85
    lnop
    selb $16, $109, $113, $3
    stqa $86, 0x19920
    selb $42, $54, $42, $96
    lqa $54, 0x0
    selb $86, $123, $126, $122
    lnop
    andi $7, $7, 255
    stqa $93, 0x19930
    xor $93, $26, $120
    lqd $33, 6400($34)
    eqv $83, $94, $24
    lnop
    xor $30, $86, $121
    lnop
    selb $95, $63, $52, $89
    lnop
    selb $5, $14, $41, $5
    lnop
    selb $14, $121, $125, $30
    shufb $81, $7, $81, $90
    xor $10, $41, $10
    lqa $3, 0x18010
    selb $118, $118, $22, $76
    lnop
    selb $22, $98, $39, $13
    lnop
    orc $31, $93, $85
    lnop
    selb $40, $115, $119, $40
    lnop
    selb $11, $43, $5, $10
    lnop
    orc $93, $120, $93
    lnop
    selb $14, $124, $123, $14
    lnop
    andc $5, $36, $17
    rotqby $33, $33, $68
    selb $7, $9, $123, $31
    lnop
    selb $40, $118, $117, $40
    lnop
    selb $94, $94, $93, $83
    lnop
    andc $96, $88, $96
    lnop
    selb $25, $93, $59, $83
    lnop
    selb $16, $60, $111, $16
    lnop
    selb $21, $112, $94, $59
    stqd $81, 5552($27)
    eqv $30, $125, $30
    rotqbyi $28, $28, 13
    selb $93, $85, $7, $21
    lnop
    nor $22, $22, $40
    lnop
    orc $56, $96, $79
    lqd $96, 5728($102)
    andc $79, $21, $31
    lqa $4, 0x18070
    selb $83, $13, $98, $22
    lnop
    eqv $5, $5, $35
    lnop
    nor $35, $95, $16
    lnop
    andc $81, $101, $23
    rotqbyi $33, $33, 13
    andc $87, $12, $87
    lnop
    selb $12, $89, $63, $35
    lnop
    selb $101, $30, $112, $93
    lnop
    selb $63, $12, $5, $63
    lnop
    nor $23, $101, $14
    lnop
    andi $28, $28, 255
    lnop
    a $54, $84, $54
    lnop
    xor $84, $56, $104
    shufb $96, $28, $96, $90
    selb $98, $83, $99, $98
    lnop
    andc $89, $89, $63
    lnop
    andc $13, $13, $98
    lnop
    eqv $79, $79, $9
    lnop
    andi $33, $33, 255
    lnop
    selb $9, $93, $30, $23
    stqd $96, 5728($27)
    orc $28, $89, $5
    lnop
    selb $40, $40, $44, $98
    lqd $98, 5904($102)
    selb $30, $9, $79, $30
    lnop
    orc $44, $13, $99
    lnop
    andc $93, $93, $30
    lnop
    xor $96, $44, $116
    lnop
    orc $79, $93, $79
    lnop
    selb $46, $46, $38, $57
    lnop
    xor $102, $79, $122
    lqa $5, 0x0
    xor $57, $84, $108
    lnop
    xor $13, $96, $32
    shufb $98, $33, $98, $90
    andc $93, $92, $50
    lnop
    xor $90, $28, $110
    stqa $102, 0x197c0
    xor $92, $102, $126
    rotqbyi $50, $54, 0
    xor $33, $90, $114
    stqd $98, 5904($27)
    selb $98, $9, $126, $92
    stqa $96, 0x197d0
    selb $27, $83, $32, $13
    lnop
    selb $103, $103, $8, $19
    stqa $90, 0x197e0
    xor $95, $27, $119
    stqa $84, 0x197f0
    selb $88, $12, $114, $33
    lnop
    selb $64, $83, $100, $13
    lqd $100, 6080($34)
    xor $89, $88, $113
    lnop
    xor $101, $98, $125
    lnop
    selb $86, $14, $86, $30
    lnop
    selb $14, $82, $108, $57
    stqa $101, 0x19800
    orc $98, $101, $98
    lqa $6, 0x0
    xor $55, $45, $55
    lnop
    andc $99, $7, $85
    stqa $95, 0x19810
    xor $83, $14, $107
    lnop
    selb $37, $82, $37, $57
    stqa $89, 0x19820
    xor $53, $13, $53
    rotqby $85, $100, $68
    selb $12, $12, $17, $33
    lnop
    orc $14, $83, $14
    shlqbii $7, $81, 1
    selb $31, $9, $31, $92
    lqd $9, 5024($54)
    eqv $82, $14, $106
    lnop
    orc $27, $95, $27
    lqa $8, 0x18060
    xor $14, $59, $94
    stqa $83, 0x19830
    eqv $100, $98, $124
    lnop
    selb $29, $36, $29, $55
    lqd $98, 6144($34)
    eqv $94, $27, $118
    stqa $100, 0x19840
    orc $88, $89, $88
    lnop
    selb $55, $29, $55, $12
    stqa $94, 0x19850
    eqv $88, $88, $60
    rotqbyi $85, $85, 13
    xor $91, $53, $91
    lnop
    selb $16, $16, $47, $63
    stqa $88, 0x19860
    selb $25, $21, $25, $14
    stqa $82, 0x19870
    andi $85, $85, 255
    lnop
    selb $13, $64, $53, $13
    rotqby $98, $98, $68
    selb $46, $62, $46, $18
    lqd $47, 6208($34)
    xor $51, $33, $51
    shufb $85, $85, $9, $58
    selb $18, $46, $18, $64
    stqa $99, 0x19880
    xor $15, $57, $15
    stqa $93, 0x19890
    selb $28, $28, $52, $16
    rotqbyi $98, $98, 13
    selb $14, $25, $14, $31
    lnop
    selb $33, $12, $51, $33
    stqd $85, 5024($50)
    xor $26, $92, $26
    lqd $16, 5200($54)
    selb $85, $36, $29, $12
    stqa $87, 0x198a0
    xor $120, $26, $120
    lqa $9, 0x0
    andi $98, $98, 255
    lnop
    selb $57, $37, $15, $57
    lnop
    xor $97, $51, $97
    rotqby $47, $47, $68
    selb $29, $31, $26, $92
    lnop
    xor $48, $57, $48
    stqa $81, 0x198b0
    selb $36, $79, $112, $86
    shufb $16, $98, $16, $58
    selb $98, $112, $14, $120
    lqd $120, 6272($34)
    selb $86, $52, $55, $97
    rotqbyi $47, $47, 13
    selb $10, $11, $10, $37
    stqa $98, 0x198c0
    xor $49, $13, $49
    lnop
    selb $92, $39, $18, $91
    stqd $16, 5200($50)
    xor $80, $15, $80
    lqd $16, 5376($54)
    and $13, $13, $49
    stqa $92, 0x198d0
    xor $20, $33, $20
    rotqby $120, $120, $68
    selb $80, $61, $10, $80
    stqa $86, 0x198e0
    andi $47, $47, 255
    lnop
    selb $97, $21, $25, $31
    stqa $80, 0x198f0
    xor $24, $29, $24
    shufb $16, $47, $16, $58
    selb $79, $43, $11, $37
    lnop
    selb $91, $62, $46, $64
    lqd $46, 6336($34)
    eqv $10, $97, $101
    lnop
    selb $113, $113, $20, $76
    stqd $16, 5376($50)
    ai $11, $127, 1
    rotqbyi $16, $120, 13
    selb $115, $115, $22, $73
    lqd $22, 5552($54)
    selb $42, $56, $61, $42
    lnop
    xor $38, $13, $38
    stqa $97, 0x19900
    selb $125, $125, $24, $70
    rotqby $46, $46, $68
    and $57, $57, $48
    lnop
    selb $120, $32, $53, $73
    stqa $91, 0x19910
    andi $16, $16, 255
    lqa $12, 0x18000
    and $20, $33, $20
    shlqbii $13, $82, 1
    selb $122, $122, $36, $70
    shufb $16, $16, $22, $58
    selb $107, $107, $48, $19
    lnop
    and $24, $29, $24
    rotqbyi $46, $46, 13
    xor $20, $20, $45
    stqa $85, 0x19920
    selb $126, $126, $26, $70
    stqd $16, 5552($50)
    selb $108, $108, $15, $19
    lqd $16, 5728($54)
    selb $26, $91, $39, $38
    stqa $79, 0x19930
    xor $41, $57, $41
    lnop
    xor $24, $24, $59
    lqa $14, 0x18030
    selb $106, $106, $41, $19
    lqd $34, 6400($34)
    andi $46, $46, 255
    lnop
    selb $59, $97, $112, $24
    lnop
    selb $52, $85, $52, $20
    shlqbii $15, $84, 1
    selb $41, $79, $61, $41
    shufb $16, $46, $16, $58
    selb $111, $111, $52, $76
    hbrr affine_edge_tap_branch, affine_edge_tap_loop
    selb $104, $104, $42, $19
    rotqby $34, $34, $68
    selb $105, $105, $41, $19
    lnop
    selb $39, $44, $39, $40
    stqd $16, 5728($50)
    selb $114, $114, $51, $76
    lqd $54, 5904($54)
    selb $118, $118, $38, $73
    rotqbyi $34, $34, 13
    selb $117, $117, $26, $73
    lqa $16, 0x30
    selb $112, $60, $20, $76
    lqa $17, 0x18060
    selb $121, $121, $23, $70
    lnop
    andi $34, $34, 255
    lqa $18, 0x18020
    selb $124, $124, $24, $70
    lnop
    selb $109, $109, $35, $76
    shufb $34, $34, $54, $58
    selb $119, $119, $49, $73
    lnop
    selb $110, $110, $28, $76
    lnop
    selb $123, $123, $59, $70
    lqa $19, 0x18040
    selb $116, $116, $39, $73
    stqd $34, 5904($50)
    xor $20, $114, $110
affine_edge_tap_branch:
    brnz $69, affine_edge_tap_loop
affine_edge_tap_end:
    stqa $126, 0x18c80
    stqa $125, 0x18c90
    stqa $124, 0x18ca0
    stqa $123, 0x18cb0
    stqa $122, 0x18cc0
    stqa $121, 0x18cd0
    stqa $120, 0x18ce0
    stqa $119, 0x18cf0
    stqa $118, 0x18d00
    stqa $117, 0x18d10
    stqa $116, 0x18d20
    stqa $115, 0x18d30
    stqa $114, 0x18d40
    stqa $113, 0x18d50
    stqa $112, 0x18d60
    stqa $111, 0x18d70
    stqa $110, 0x18d80
    stqa $109, 0x18d90
    stqa $108, 0x18da0
    stqa $107, 0x18db0
    stqa $106, 0x18dc0
    stqa $105, 0x18dd0
    stqa $104, 0x18de0
    stqa $103, 0x18df0
    stqa $102, 0x18e00
    stqa $101, 0x18e10
    stqa $100, 0x18e20
    stqa $99, 0x18e30
    stqa $98, 0x18e40
    stqa $97, 0x18e50
    stqa $96, 0x18e60
    stqa $95, 0x18e70
    stqa $94, 0x18e80
    stqa $93, 0x18e90
    stqa $92, 0x18ea0
    stqa $91, 0x18eb0
    stqa $90, 0x18ec0
    stqa $89, 0x18ed0
    stqa $88, 0x18ee0
    stqa $87, 0x18ef0
    stqa $86, 0x18f00
    stqa $85, 0x18f10
    stqa $84, 0x18f20
    stqa $83, 0x18f30
    stqa $82, 0x18f40
    stqa $81, 0x18f50
    stqa $80, 0x18f60
    stqa $79, 0x18f70
    bi $0

.global affine_steady_tap
.align 3
affine_steady_tap:
    lqa $70, 0x0
    lqa $69, 0x10
    lqa $68, 0x20
    lqa $67, 0x30
    ori $71, $5, 0
    lqa $126, 0x18c80
    lqa $125, 0x18c90
    lqa $124, 0x18ca0
    lqa $123, 0x18cb0
    lqa $122, 0x18cc0
    lqa $121, 0x18cd0
    lqa $120, 0x18ce0
    lqa $119, 0x18cf0
    lqa $118, 0x18d00
    lqa $117, 0x18d10
    lqa $116, 0x18d20
    lqa $115, 0x18d30
    lqa $114, 0x18d40
    lqa $113, 0x18d50
    lqa $112, 0x18d60
    lqa $111, 0x18d70
    lqa $110, 0x18d80
    lqa $109, 0x18d90
    lqa $108, 0x18da0
    lqa $107, 0x18db0
    lqa $106, 0x18dc0
    lqa $105, 0x18dd0
    lqa $104, 0x18de0
    lqa $103, 0x18df0
    lqa $102, 0x18e00
    lqa $101, 0x18e10
    lqa $100, 0x18e20
    lqa $99, 0x18e30
    lqa $98, 0x18e40
    lqa $97, 0x18e50
    lqa $96, 0x18e60
    lqa $95, 0x18e70
    lqa $94, 0x18e80
    lqa $93, 0x18e90
    lqa $92, 0x18ea0
    lqa $91, 0x18eb0
    lqa $90, 0x18ec0
    lqa $89, 0x18ed0
    lqa $88, 0x18ee0
    lqa $87, 0x18ef0
    lqa $86, 0x18f00
    lqa $85, 0x18f10
    lqa $84, 0x18f20
    lqa $83, 0x18f30
    lqa $82, 0x18f40
    lqa $81, 0x18f50
    lqa $80, 0x18f60
    lqa $79, 0x18f70
    andi $6, $3, 7
    rotmi $7, $3, -3
    shli $6, $6, 5
    a $6, $6, $7
    andi $7, $6, -16
    a $7, $7, $70
    lqd $8, 640($7)
    lqd $9, 656($7)
    shufb $6, $6, $6, $69
    andbi $6, $6, 15
    a $6, $6, $68
    shufb $78, $8, $9, $6
    lqd $8, 896($7)
    lqd $9, 912($7)
    shufb $77, $8, $9, $6
    lqd $8, 1152($7)
    lqd $9, 1168($7)
    shufb $76, $8, $9, $6
    lqd $8, 1408($7)
    lqd $9, 1424($7)
    shufb $75, $8, $9, $6
    lqd $8, 1664($7)
    lqd $9, 1680($7)
    shufb $74, $8, $9, $6
    lqd $8, 1920($7)
    lqd $7, 1936($7)
    shufb $73, $8, $7, $6
    sf $72, $3, $4
    ori $127, $3, 0
    cgti $2, $72, 0
    brz $2, affine_steady_tap_end
    ai $2, $127, 1
    lqa $3, 0x18040
    lqa $4, 0x18000
    lqa $8, 0x18050
    shli $9, $127, 2
    ai $127, $127, 1
    lqa $19, 0x18020
    lqa $27, 0x18040
    lqa $33, 0x18050
    lqa $39, 0x18030
    lqa $49, 0x18070
    andi $51, $2, 7
    lqa $56, 0x18060
    lqa $63, 0x18060
    andi $17, $9, -16
    a $17, $17, $70
    eqv $16, $85, $89
    shli $51, $51, 5
    lqd $13, 4672($17)
    xor $29, $102, $98
    rotmi $2, $2, -3
    lqd $53, 3968($17)
    xor $12, $90, $86
    eqv $24, $97, $101
    xor $49, $49, $77
    lqd $31, 4144($17)
    orc $61, $98, $29
    shlqbii $52, $84, 1
    a $2, $51, $2
    lqd $58, 4320($17)
    xor $27, $27, $74
    shlqbii $15, $83, 1
    xor $63, $63, $78
    shufb $6, $2, $2, $69
    rotqby $31, $31, $9
    xor $19, $19, $74
    rotqby $58, $58, $9
    xor $39, $39, $73
    lqd $10, 4848($17)
# 842 cycles an iteration, 841 at least: 841 instructions for the even pipe, 385 for the odd one; 1 cycles of nops alone
.align 3
affine_steady_tap_loop:
    xor $84, $33, $73
    lnop
    selb $83, $117, $120, $116
    lnop
    selb $78, $111, $114, $110
    rotqby $13, $13, $9
    or $49, $63, $49
    shlqbii $82, $82, 1
    orc $63, $86, $12
    lqd $77, 4496($17)
    selb $33, $105, $108, $104
    rotqby $53, $53, $9
    andi $18, $71, -16
    lnop
    xor $36, $33, $103
    lnop
    xor $8, $8, $75
    lnop
    selb $85, $85, $63, $16
    shlqbii $80, $80, 1
    ai $43, $9, 3
    rotqby $62, $77, $9
    xor $77, $114, $110
    lnop
    xor $3, $3, $76
    shlqbii $81, $81, 1
    xor $7, $88, $85
    lnop
    or $3, $3, $8
    lnop
    xor $8, $108, $104
    rotqbii $26, $62, 1
    selb $16, $63, $88, $16
    lnop
    xor $63, $96, $92
    lnop
    or $84, $27, $84
    lnop
    selb $27, $123, $126, $122
    lnop
    or $19, $19, $39
    lnop
    orc $12, $12, $49
    lnop
    eqv $39, $107, $36
    rotqby $10, $10, $9
    andi $2, $2, -16
    lqa $5, 0x18010
    eqv $38, $91, $95
    lnop
    selb $85, $87, $85, $88
    rotqbii $45, $31, 1
    orc $11, $63, $3
    lnop
    a $48, $2, $70
    lnop
    orc $63, $92, $63
    lnop
    selb $34, $8, $105, $12
    lnop
    xor $51, $120, $116
    rotqbii $2, $13, 1
    selb $97, $97, $61, $24
    shlqbii $79, $79, 1
    selb $103, $103, $107, $36
    rotqbii $36, $53, 1
    selb $30, $63, $94, $38
    lnop
    xor $44, $78, $109
    lnop
    xor $54, $83, $115
    lqd $25, 128($48)
    xor $35, $27, $121
    lqd $47, 144($48)
    selb $15, $15, $45, $67
    rotqbii $45, $10, 1
    andbi $6, $6, 15
    lqd $23, 5024($17)
    selb $91, $91, $63, $38
    lnop
    selb $121, $121, $125, $35
    lqd $38, 400($48)
    selb $115, $115, $119, $54
    lnop
    selb $36, $52, $36, $67
    lnop
    xor $52, $100, $97
    lnop
    xor $63, $94, $91
    lnop
    nop
    lnop
    selb $109, $109, $113, $44
    lqd $46, 384($48)
    selb $80, $80, $2, $67
    lnop
    selb $91, $93, $91, $94
    lnop
    selb $105, $106, $105, $103
    lnop
    a $103, $6, $68
    lnop
    andc $6, $91, $11
    lnop
    selb $79, $79, $45, $67
    lnop
    xor $45, $126, $122
    lnop
    selb $97, $99, $97, $100
    lnop
    xor $2, $36, $80
    shufb $38, $46, $38, $103
    selb $46, $49, $34, $85
    lnop
    selb $40, $77, $111, $11
    lnop
    selb $55, $39, $87, $46
    shufb $25, $25, $47, $103
    andc $47, $85, $12
    lnop
    selb $121, $124, $123, $121
    lnop
    xor $5, $5, $38
    lnop
    orc $20, $80, $2
    lnop
    selb $21, $3, $40, $91
    lnop
    nor $55, $55, $105
    lnop
    eqv $60, $79, $15
    lnop
    eqv $8, $47, $8
    rotqbyi $47, $53, 1
    xor $4, $4, $25
    lnop
    orc $29, $29, $19
    lqa $22, 0x18070
    eqv $77, $6, $77
    lnop
    selb $79, $79, $20, $60
    lnop
    selb $6, $46, $39, $55
    lnop
    or $4, $4, $5
    lnop
    eqv $44, $113, $44
    lqa $5, 0x18010
    selb $39, $6, $8, $39
    lnop
    eqv $54, $119, $54
    rotqbii $37, $58, 1
    selb $32, $44, $93, $21
    lqd $14, 896($48)
    selb $24, $61, $100, $24
    lnop
    eqv $35, $125, $35
    lnop
    selb $81, $81, $26, $67
    lnop
    selb $111, $112, $111, $109
    lnop
    selb $109, $51, $117, $29
    lnop
    selb $82, $82, $37, $67
    rotqbyi $37, $31, 1
    selb $26, $19, $109, $97
    lnop
    orc $61, $2, $4
    lqa $42, 0x18060
    andc $46, $46, $39
    lqa $57, 0x18070
    andc $59, $97, $29
    lnop
    nor $32, $32, $111
    lnop
    selb $117, $118, $117, $115
    lnop
    orc $8, $46, $8
    lnop
    selb $46, $54, $99, $26
    lnop
    selb $115, $21, $44, $32
    lnop
    andc $3, $40, $3
    lnop
    selb $40, $81, $79, $82
    lnop
    selb $105, $105, $33, $39
    lnop
    nor $46, $46, $117
    lnop
    xor $104, $8, $104
    lnop
    selb $44, $115, $77, $44
    lnop
    selb $123, $45, $123, $61
    lnop
    andc $21, $21, $44
    rotqbyi $33, $58, 1
    ai $2, $127, 1
    lqd $39, 912($48)
    andc $34, $34, $49
    lnop
    orc $21, $21, $77
    lnop
    selb $49, $4, $123, $40
    lqa $28, 0x18030
    eqv $51, $59, $51
    lnop
    xor $76, $42, $76
    lnop
    selb $42, $26, $54, $46
    rotqbii $37, $37, 1
    xor $59, $104, $108
    lnop
    selb $111, $111, $78, $44
    lnop
    xor $90, $59, $90
    shufb $77, $14, $39, $103
    selb $16, $85, $16, $7
    lnop
    selb $14, $35, $81, $49
    lnop
    selb $12, $6, $12, $59
    rotqbii $47, $47, 1
    xor $39, $21, $110
    lnop
    a $110, $18, $70
    lnop
    nor $14, $14, $121
    lnop
    andc $18, $40, $61
    lnop
    selb $54, $42, $51, $54
    lnop
    selb $78, $49, $35, $14
    lnop
    eqv $18, $18, $45
    rotqbii $33, $33, 1
    xor $75, $22, $75
    rotqbyi $22, $62, 1
    selb $35, $78, $18, $35
    lnop
    xor $79, $82, $79
    lnop
    andc $26, $26, $54
    rotqbyi $45, $13, 1
    andc $49, $49, $35
    lnop
    selb $108, $6, $108, $59
    lnop
    selb $117, $117, $83, $54
    rotqbyi $83, $10, 1
    orc $18, $49, $18
    lnop
    xor $107, $108, $107
    lnop
    xor $49, $39, $114
    rotqbii $22, $22, 1
    xor $122, $18, $122
    lnop
    xor $28, $28, $38
    lnop
    xor $54, $122, $126
    lnop
    selb $114, $115, $114, $49
    lnop
    selb $20, $20, $82, $60
    lnop
    orc $26, $26, $51
    lnop
    andc $123, $123, $4
    shlqbii $4, $34, 1
    selb $61, $78, $61, $54
    shlqbii $51, $107, 1
    selb $105, $8, $87, $105
    cbd $8, 0($9)
    selb $115, $115, $11, $49
    stqa $122, 0x197c0
    xor $116, $26, $116
    lqd $11, 640($48)
    selb $20, $40, $20, $79
    lnop
    selb $30, $91, $30, $63
    lnop
    xor $60, $116, $120
    lnop
    selb $37, $51, $37, $67
    lnop
    xor $102, $60, $102
    lqa $51, 0x18000
    selb $63, $30, $63, $115
    lnop
    xor $36, $54, $36
    lqd $6, 1152($48)
    xor $96, $49, $96
    lnop
    xor $86, $90, $86
    lnop
    selb $49, $115, $96, $49
    lnop
    selb $126, $78, $126, $54
    lnop
    selb $40, $40, $20, $61
    lnop
    xor $95, $49, $95
    lnop
    xor $125, $126, $125
    lnop
    selb $85, $85, $16, $12
    lnop
    selb $117, $26, $99, $117
    stqa $116, 0x197d0
    selb $120, $42, $120, $60
    lnop
    selb $29, $42, $29, $60
    lnop
    xor $113, $114, $113
    stqa $39, 0x197e0
    xor $119, $120, $119
    stqa $104, 0x197f0
    ai $42, $9, 1
    lnop
    selb $59, $12, $90, $59
    lnop
    orc $120, $119, $120
    lqd $26, 656($48)
    xor $80, $36, $80
    lqd $78, 6080($110)
    orc $108, $107, $108
    stqa $125, 0x19800
    orc $114, $113, $114
    lnop
    xor $92, $96, $92
    lnop
    selb $24, $97, $24, $52
    lnop
    xor $89, $59, $89
    lnop
    orc $126, $125, $126
    lnop
    xor $5, $5, $77
    lnop
    eqv $126, $126, $124
    rotqby $124, $78, $71
    selb $92, $93, $63, $92
    lnop
    selb $115, $91, $30, $115
    lqa $91, 0x18020
    xor $73, $57, $73
    rotqbii $45, $45, 1
    xor $57, $39, $92
    lnop
    eqv $30, $115, $113
    lnop
    xor $98, $102, $98
    lnop
    eqv $63, $40, $125
    lnop
    eqv $108, $108, $106
    stqa $119, 0x19810
    selb $52, $24, $52, $29
    rotqbyi $106, $17, 0
    eqv $120, $120, $118
    lnop
    and $49, $49, $95
    stqa $113, 0x19820
    eqv $114, $114, $112
    lnop
    selb $121, $121, $27, $35
    stqa $107, 0x19830
    andc $109, $109, $19
    lqd $19, 6144($110)
    xor $107, $90, $105
    shlqbii $104, $104, 1
    orc $27, $92, $57
    lnop
    selb $60, $29, $102, $60
    lnop
    selb $54, $61, $36, $54
    stqa $126, 0x19840
    selb $98, $99, $52, $98
    lnop
    xor $15, $54, $15
    stqa $120, 0x19850
    selb $7, $16, $7, $12
    shlqbii $12, $108, 1
    selb $79, $20, $79, $61
    lnop
    selb $111, $21, $93, $111
    lnop
    xor $94, $49, $94
    shufb $78, $11, $26, $103
    xor $11, $116, $98
    lnop
    xor $101, $60, $101
    stqa $114, 0x19860
    selb $86, $87, $7, $86
    rotqby $19, $19, $71
    and $59, $59, $89
    stqa $108, 0x19870
    selb $108, $115, $27, $30
    lqd $7, 6208($110)
    selb $80, $81, $79, $80
    stqa $123, 0x19880
    selb $97, $97, $24, $29
    lnop
    xor $24, $122, $80
    stqa $109, 0x19890
    orc $29, $11, $84
    shlqbii $79, $86, 1
    and $60, $60, $101
    rotqbyi $124, $124, 13
    eqv $26, $97, $119
    lnop
    selb $4, $4, $22, $67
    lnop
    selb $27, $27, $114, $30
    lnop
    xor $91, $91, $25
    lnop
    or $76, $76, $75
    rotqbyi $19, $19, 13
    xor $75, $96, $111
    lnop
    xor $88, $59, $88
    stqa $3, 0x198a0
    andi $124, $124, 255
    lnop
    andi $59, $42, -16
    lnop
    orc $11, $98, $11
    lnop
    xor $100, $60, $100
    stqa $34, 0x198b0
    selb $79, $79, $45, $67
    shufb $124, $124, $23, $8
    selb $121, $18, $81, $121
    lnop
    orc $18, $80, $24
    lnop
    selb $87, $85, $87, $88
    shlqbii $23, $85, 1
    selb $45, $3, $108, $114
    lnop
    andi $19, $19, 255
    rotqby $7, $7, $71
    or $91, $91, $28
    lqd $28, 6272($110)
    orc $57, $57, $76
    lnop
    selb $99, $97, $99, $100
    stqd $124, 5024($106)
    selb $124, $107, $87, $57
    stqa $80, 0x198c0
    selb $34, $97, $11, $26
    rotqbyi $7, $7, 13
    selb $104, $104, $47, $67
    lqd $47, 5200($17)
    selb $60, $40, $18, $63
    lnop
    selb $93, $115, $93, $94
    lnop
    selb $30, $87, $90, $105
    stqa $98, 0x198d0
    orc $24, $24, $91
    rotqbii $83, $83, 1
    selb $22, $99, $102, $117
    lnop
    andc $49, $124, $76
    stqa $92, 0x198e0
    xor $21, $30, $55
    lnop
    xor $20, $102, $117
    lnop
    xor $61, $22, $46
    lnop
    and $54, $54, $15
    lnop
    selb $16, $20, $99, $24
    lnop
    selb $52, $123, $60, $126
    lnop
    xor $35, $104, $79
    shufb $19, $19, $47, $8
    xor $74, $56, $74
    lnop
    eqv $56, $101, $61
    lnop
    andc $47, $45, $57
    rotqby $28, $28, $71
    xor $51, $51, $78
    lnop
    selb $112, $91, $16, $52
    lqa $118, 0x18020
    andc $44, $52, $24
    stqd $19, 5200($106)
    xor $108, $114, $108
    stqa $86, 0x198f0
    selb $46, $46, $101, $61
    lnop
    selb $83, $23, $83, $67
    lnop
    xor $82, $54, $82
    lnop
    selb $99, $100, $99, $46
    lnop
    eqv $46, $89, $21
    lqd $54, 6336($110)
    selb $27, $45, $27, $108
    stqa $40, 0x19900
    selb $23, $109, $34, $120
    lnop
    selb $124, $76, $124, $45
    lnop
    selb $21, $55, $89, $21
    stqa $97, 0x19910
    eqv $20, $44, $20
    lnop
    selb $44, $56, $123, $112
    lnop
    selb $81, $40, $81, $82
    lnop
    a $59, $59, $70
    lnop
    selb $40, $81, $36, $121
    lqd $97, 5376($17)
    andc $55, $23, $29
    lnop
    andi $7, $7, 255
    stqa $115, 0x19920
    selb $115, $93, $96, $111
    rotqbyi $76, $13, 2
    selb $18, $18, $126, $63
    lnop
    xor $118, $118, $78
    rotqby $54, $54, $71
    selb $87, $88, $87, $21
    shufb $97, $7, $97, $8
    orc $7, $79, $35
    rotqbyi $28, $28, 13
    selb $11, $11, $120, $26
    lnop
    or $5, $51, $5
    lnop
    eqv $55, $55, $75
    lnop
    eqv $107, $47, $107
    stqd $97, 5376($106)
    selb $97, $46, $3, $124
    lnop
    xor $47, $40, $14
    lqd $51, 5552($17)
    selb $75, $75, $93, $29
    rotqbyi $26, $53, 3
    ai $72, $72, -1
    stqa $85, 0x19930
    xor $85, $115, $32
    rotqbii $21, $76, 1
    andi $28, $28, 255
    lnop
    selb $76, $84, $75, $23
    cbd $42, 0($42)
    ai $9, $9, 2
    lnop
    nor $44, $44, $99
    lnop
    nor $97, $97, $87
    lnop
    eqv $63, $83, $37
    lnop
    selb $61, $112, $56, $44
    rotqbyi $54, $54, 13
    selb $12, $12, $33, $67
    shufb $28, $28, $51, $8
    xor $51, $36, $121
    lnop
    selb $14, $14, $15, $47
    rotqbyi $53, $53, 2
    selb $56, $61, $20, $56
    lqd $33, 6400($110)
    selb $83, $83, $7, $63
    stqd $28, 5552($106)
    andc $112, $112, $56
    lqa $28, 0x18040
    selb $99, $99, $22, $56
    lnop
    selb $32, $32, $95, $85
    lnop
    selb $22, $124, $46, $97
    lnop
    eqv $85, $95, $85
    lnop
    orc $112, $112, $20
    lqd $20, 5728($17)
    selb $46, $22, $107, $46
    lnop
    andi $54, $54, 255
    lnop
    andc $124, $124, $46
    rotqbyi $56, $10, 2
    xor $117, $112, $117
    lnop
    selb $14, $82, $81, $14
    rotqbii $53, $53, 1
    selb $86, $4, $83, $12
    rotqby $33, $33, $71
    orc $124, $124, $107
    shufb $20, $54, $20, $8
    selb $93, $94, $93, $32
    lnop
    selb $87, $87, $30, $46
    lnop
    xor $30, $117, $102
    lnop
    orc $35, $35, $5
    stqd $20, 5728($106)
    eqv $47, $15, $47
    rotqbyi $33, $33, 13
    xor $105, $124, $105
    lnop
    xor $122, $30, $122
    lnop
    selb $81, $51, $81, $35
    lnop
    xor $20, $105, $90
    lnop
    selb $46, $5, $81, $86
    lnop
    selb $90, $22, $90, $20
    lnop
    selb $22, $22, $57, $20
    lnop
    selb $57, $47, $4, $46
    rotqbyi $32, $31, 2
    xor $39, $20, $39
    lnop
    selb $54, $85, $109, $76
    rotqbii $56, $56, 1
    andi $33, $33, 255
    lnop
    xor $60, $126, $60
    lnop
    nor $54, $54, $93
    lnop
    andc $107, $86, $35
    lnop
    andc $16, $16, $91
    lnop
    nor $57, $57, $14
    lnop
    selb $124, $124, $3, $87
    lnop
    selb $20, $22, $39, $20
    lnop
    eqv $107, $107, $51
    lnop
    andc $84, $75, $84
    rotqbyi $13, $13, 3
    selb $75, $46, $47, $57
    lnop
    selb $51, $76, $85, $54
    lnop
    xor $89, $90, $89
    lqd $87, 1424($48)
    selb $85, $51, $55, $85
    lnop
    selb $47, $75, $107, $47
    lnop
    andc $76, $76, $85
    shlqbii $91, $105, 1
    andc $81, $81, $5
    rotqbyi $5, $62, 2
    andc $46, $46, $47
    lnop
    xor $28, $28, $25
    lnop
    orc $107, $46, $107
    lnop
    orc $76, $76, $55
    lnop
    xor $121, $107, $121
    lnop
    selb $115, $93, $115, $85
    lnop
    orc $90, $89, $90
    lnop
    selb $24, $61, $24, $30
    stqa $121, 0x197c0
    xor $85, $121, $36
    rotqbyi $55, $58, 2
    xor $113, $20, $113
    stqa $117, 0x197d0
    xor $111, $76, $111
    lnop
    selb $102, $61, $102, $30
    lqa $61, 0x18050
    eqv $90, $90, $88
    rotqbii $5, $5, 1
    xor $46, $102, $101
    rotqbyi $19, $59, 0
    xor $101, $111, $96
    stqa $111, 0x197e0
    selb $7, $7, $12, $63
    lnop
    xor $34, $120, $34
    lqa $63, 0x18070
    xor $92, $39, $92
    lnop
    xor $83, $12, $83
    lnop
    selb $108, $27, $108, $22
    stqa $105, 0x197f0
    selb $22, $45, $27, $22
    lnop
    selb $36, $75, $36, $85
    lnop
    selb $96, $51, $96, $101
    lnop
    orc $102, $46, $102
    lqd $17, 5904($17)
    xor $104, $85, $104
    lqd $27, 6080($110)
    xor $15, $36, $15
    rotqbyi $31, $31, 3
    selb $11, $23, $11, $34
    lnop
    selb $29, $51, $29, $101
    lqa $51, 0x18000
    selb $30, $24, $122, $30
    lnop
    selb $23, $23, $11, $29
    lnop
    selb $18, $52, $18, $60
    stqa $15, 0x19800
    selb $35, $75, $35, $85
    lnop
    eqv $45, $102, $100
    lnop
    selb $112, $112, $123, $99
    stqa $46, 0x19810
    xor $102, $101, $116
    shufb $8, $33, $17, $8
    selb $11, $11, $34, $29
    lnop
    xor $80, $122, $80
    lqd $34, 1408($48)
    xor $95, $96, $95
    lnop
    selb $101, $29, $102, $101
    lnop
    orc $96, $95, $96
    lnop
    orc $36, $15, $36
    lnop
    xor $98, $102, $98
    lqa $29, 0x18030
    xor $17, $101, $119
    stqa $95, 0x19820
    selb $60, $18, $60, $24
    shlqbii $119, $49, 1
    and $20, $20, $113
    lnop
    eqv $82, $36, $82
    stqa $89, 0x19830
    or $74, $74, $73
    lnop
    eqv $73, $23, $95
    lqd $36, 6144($110)
    selb $98, $109, $11, $98
    stqd $8, 5904($106)
    xor $114, $20, $114
    rotqby $27, $27, $71
    selb $115, $76, $109, $115
    stqa $82, 0x19840
    selb $7, $86, $7, $83
    shlqbii $76, $22, 1
    selb $20, $22, $3, $114
    lnop
    xor $106, $111, $98
    rotqbyi $10, $10, 3
    xor $125, $30, $125
    stqa $45, 0x19850
    andi $8, $9, -16
    lqa $11, 0x18040
    selb $80, $123, $60, $80
    lqa $60, 0x18030
    eqv $33, $96, $94
    lqa $96, 0x18050
    and $101, $101, $17
    rotqbyi $27, $27, 13
    xor $94, $39, $124
    lqd $116, 5024($59)
    selb $99, $20, $39, $124
    rotqby $36, $36, $71
    selb $18, $52, $18, $24
    stqa $33, 0x19860
    andi $27, $27, 255
    lqa $24, 0x18010
    selb $83, $7, $83, $35
    stqa $90, 0x19870
    selb $56, $76, $56, $67
    lqd $52, 6208($110)
    xor $100, $117, $80
    shlqbii $89, $89, 1
    and $30, $30, $125
    cbd $93, 0($9)
    xor $96, $96, $38
    stqa $81, 0x19880
    orc $9, $98, $106
    lnop
    selb $85, $35, $104, $85
    lnop
    xor $105, $122, $112
    shufb $75, $34, $87, $103
    xor $79, $104, $79
    rotqbyi $36, $36, 13
    orc $106, $106, $74
    lnop
    selb $87, $23, $9, $73
    shufb $116, $27, $116, $42
    xor $27, $99, $97
    stqa $16, 0x19890
    selb $108, $3, $108, $92
    lnop
    andi $36, $36, 255
    lnop
    xor $92, $33, $87
    stqd $116, 5024($19)
    selb $83, $4, $83, $79
    stqa $84, 0x198a0
    xor $29, $29, $77
    lnop
    selb $14, $14, $40, $47
    stqa $49, 0x198b0
    xor $37, $85, $37
    lqd $49, 5200($59)
    eqv $40, $113, $27
    lnop
    or $96, $28, $96
    lnop
    xor $38, $63, $38
    lnop
    xor $24, $24, $75
    lqd $63, 6272($110)
    xor $126, $30, $126
    lnop
    selb $86, $86, $7, $35
    lqd $7, 1168($48)
    selb $123, $18, $123, $126
    lnop
    selb $35, $94, $20, $106
    shufb $36, $36, $49, $42
    eqv $49, $86, $15
    lnop
    selb $30, $123, $122, $112
    lnop
    selb $91, $91, $53, $67
    lnop
    xor $53, $30, $44
    lnop
    eqv $28, $18, $46
    lnop
    xor $47, $121, $83
    rotqbii $55, $55, 1
    orc $79, $80, $100
    lnop
    selb $34, $119, $5, $67
    lnop
    or $118, $118, $29
    shufb $76, $6, $7, $103
    selb $97, $97, $113, $27
    rotqbii $32, $32, 1
    orc $27, $83, $47
    stqa $83, 0x198c0
    and $85, $85, $37
    shlqbii $90, $90, 1
    orc $6, $100, $96
    stqa $80, 0x198d0
    selb $89, $89, $32, $67
    shlqbii $32, $108, 1
    selb $107, $107, $4, $14
    lqa $14, 0x18060
    selb $7, $84, $87, $33
    lnop
    xor $51, $51, $76
    stqd $36, 5200($19)
    xor $85, $85, $12
    rotqby $63, $63, $71
    selb $12, $27, $82, $49
    lqd $36, 5376($59)
    orc $47, $47, $118
    lnop
    selb $21, $32, $21, $67
    lnop
    selb $4, $86, $4, $85
    lnop
    xor $32, $91, $21
    stqa $98, 0x198e0
    eqv $87, $56, $89
    stqa $108, 0x198f0
    selb $108, $74, $35, $7
    lnop
    selb $73, $9, $33, $73
    rotqby $52, $52, $71
    selb $9, $18, $79, $28
    lqd $100, 6336($110)
    xor $120, $101, $120
    stqa $86, 0x19900
    andi $41, $43, -16
    lnop
    andc $101, $7, $106
    lnop
    or $24, $51, $24
    lnop
    selb $44, $44, $125, $53
    rotqbyi $52, $52, 13
    xor $51, $102, $115
    lnop
    selb $109, $23, $109, $120
    lnop
    selb $86, $86, $27, $49
    lnop
    selb $27, $40, $84, $108
    lnop
    xor $14, $14, $25
    lnop
    selb $25, $109, $102, $115
    lqd $49, 1664($48)
    selb $29, $51, $109, $6
    lnop
    selb $97, $114, $20, $97
    lnop
    selb $90, $90, $55, $67
    rotqby $100, $100, $71
    orc $55, $32, $24
    lnop
    selb $20, $16, $9, $45
    lnop
    nor $27, $27, $97
    stqa $18, 0x19910
    xor $61, $61, $77
    rotqbyi $63, $63, 13
    a $64, $8, $70
    stqa $23, 0x19920
    selb $73, $7, $73, $92
    lnop
    andi $52, $52, 255
    lnop
    xor $23, $25, $54
    lnop
    selb $8, $81, $86, $82
    lnop
    selb $18, $4, $104, $107
    lnop
    selb $119, $108, $40, $27
    lnop
    eqv $53, $125, $53
    lnop
    eqv $101, $101, $94
    rotqbii $26, $26, 1
    xor $94, $18, $57
    lnop
    orc $32, $21, $32
    lnop
    xor $5, $104, $107
    lnop
    selb $54, $54, $17, $23
    shufb $36, $52, $36, $42
    selb $56, $56, $32, $87
    lnop
    selb $57, $57, $37, $94
    rotqbii $52, $13, 1
    selb $44, $126, $123, $44
    stqa $22, 0x19930
    or $38, $14, $38
    lnop
    eqv $94, $37, $94
    rotqbyi $100, $100, 13
    selb $14, $5, $4, $55
    lnop
    selb $40, $119, $101, $40
    lnop
    andc $22, $20, $6
    lnop
    eqv $23, $17, $23
    lnop
    selb $32, $32, $90, $87
    lnop
    selb $13, $34, $56, $90
    lnop
    selb $109, $120, $109, $54
    stqd $36, 5376($19)
    selb $123, $105, $123, $47
    lqd $36, 5552($59)
    selb $79, $79, $45, $28
    lnop
    selb $28, $24, $14, $13
    lnop
    selb $4, $85, $4, $57
    lnop
    xor $9, $45, $9
    lnop
    andc $35, $35, $74
    lnop
    selb $74, $94, $34, $28
    lnop
    andi $100, $100, 255
    lnop
    selb $57, $118, $123, $8
    lnop
    andc $54, $13, $55
    lnop
    andi $63, $63, 255
    lnop
    andc $108, $108, $40
    lnop
    andc $87, $8, $47
    shufb $36, $63, $36, $42
    eqv $22, $22, $51
    lnop
    selb $51, $53, $81, $57
    lnop
    selb $97, $97, $99, $40
    lnop
    orc $108, $108, $101
    lnop
    andc $116, $29, $96
    stqd $36, 5552($19)
    selb $79, $20, $79, $9
    lnop
    nor $51, $51, $44
    rotqbyi $58, $58, 3
    selb $96, $96, $29, $20
    lqd $29, 5728($59)
    eqv $105, $87, $105
    lnop
    andc $118, $123, $118
    lnop
    selb $123, $57, $53, $51
    lnop
    xor $36, $108, $124
    lnop
    nor $40, $74, $4
    lnop
    xor $86, $82, $86
    shufb $100, $100, $29, $42
    selb $53, $123, $105, $53
    lnop
    selb $29, $23, $16, $96
    lqa $63, 0x18020
    andc $57, $57, $53
    lnop
    eqv $5, $54, $5
    lqd $54, 6400($110)
    selb $30, $44, $30, $53
    lnop
    selb $44, $28, $94, $40
    stqd $100, 5728($19)
    orc $57, $57, $105
    lnop
    selb $94, $44, $5, $94
    lnop
    xor $99, $57, $112
    lnop
    nor $29, $29, $109
    rotqbyi $62, $62, 3
    xor $105, $99, $122
    lqd $59, 5904($59)
    selb $53, $96, $23, $29
    rotqby $54, $54, $71
    selb $12, $8, $12, $86
    lnop
    andc $28, $28, $94
    lnop
    xor $87, $105, $121
    lqd $121, 1920($48)
    selb $23, $53, $22, $23
    lnop
    xor $74, $36, $39
    lnop
    andc $96, $96, $23
    lnop
    orc $28, $28, $5
    lnop
    orc $96, $96, $22
    lnop
    selb $22, $123, $122, $105
    lnop
    xor $65, $96, $115
    lnop
    selb $109, $109, $25, $23
    lnop
    selb $23, $119, $106, $74
    lnop
    xor $25, $65, $102
    lnop
    xor $112, $28, $107
    lnop
    xor $100, $25, $117
    lnop
    selb $18, $4, $18, $94
    lnop
    selb $119, $119, $39, $74
    stqa $112, 0x197c0
    selb $102, $53, $102, $25
    stqa $99, 0x197d0
    xor $39, $112, $104
    lnop
    xor $115, $119, $113
    stqa $65, 0x197e0
    xor $88, $39, $91
    lnop
    selb $6, $53, $6, $25
    lnop
    xor $106, $22, $125
    lnop
    xor $56, $90, $56
    lnop
    selb $123, $123, $47, $105
    lnop
    selb $104, $44, $104, $39
    lnop
    orc $47, $115, $119
    stqa $36, 0x197f0
    xor $119, $104, $37
    lnop
    xor $122, $102, $17
    lqd $17, 6080($110)
    xor $101, $74, $111
    lnop
    selb $108, $108, $84, $97
    lnop
    orc $22, $106, $22
    stqa $119, 0x19800
    xor $21, $88, $21
    stqa $106, 0x19810
    selb $32, $13, $32, $56
    lqd $97, 1936($48)
    selb $37, $20, $79, $6
    rotqby $17, $17, $71
    eqv $117, $22, $126
    rotqbyi $54, $54, 13
    xor $22, $101, $98
    stqa $122, 0x19820
    selb $53, $8, $12, $123
    lnop
    selb $8, $123, $87, $105
    stqa $115, 0x19830
    orc $104, $119, $104
    rotqbyi $94, $64, 0
    selb $123, $12, $86, $123
    rotqbii $31, $31, 1
    xor $80, $100, $80
    lnop
    xor $11, $11, $78
    lqd $86, 6144($110)
    orc $102, $122, $102
    lnop
    xor $98, $8, $15
    lqa $3, 0x18040
    selb $15, $23, $101, $74
    lnop
    xor $83, $87, $83
    lnop
    selb $12, $73, $92, $23
    lnop
    andi $54, $54, 255
    lqa $4, 0x18000
    selb $50, $7, $73, $23
    shufb $73, $121, $97, $103
    selb $124, $81, $123, $83
    lnop
    selb $79, $79, $9, $6
    rotqbii $58, $58, 1
    selb $44, $44, $55, $39
    cbd $5, 0($43)
    eqv $105, $104, $85
    shufb $42, $54, $59, $42
    selb $39, $44, $88, $39
    lnop
    selb $25, $6, $100, $25
    lnop
    eqv $6, $102, $120
    stqa $105, 0x19840
    selb $54, $96, $16, $109
    lnop
    xor $89, $39, $89
    lnop
    eqv $92, $37, $122
    rotqbyi $17, $17, 13
    and $8, $8, $98
    rotqby $86, $86, $71
    selb $56, $32, $56, $44
    stqa $117, 0x19850
    and $39, $39, $89
    shlqbii $109, $35, 1
    selb $113, $16, $79, $80
    lnop
    xor $120, $8, $82
    stqa $6, 0x19860
    xor $125, $25, $46
    lnop
    eqv $114, $47, $114
    lnop
    xor $47, $100, $54
    rotqbyi $46, $86, 13
    andc $7, $14, $24
    stqa $114, 0x19870
    xor $14, $99, $124
    lqd $48, 1680($48)
    selb $86, $34, $56, $21
    lqd $21, 6208($110)
    orc $56, $124, $14
    lnop
    and $25, $25, $125
    stqd $42, 5904($19)
    xor $95, $15, $95
    stqa $7, 0x19880
    xor $126, $39, $90
    lqa $8, 0x18050
    andi $46, $46, 255
    lqd $90, 5024($64)
    selb $32, $13, $32, $44
    stqa $118, 0x19890
    xor $13, $65, $113
    lnop
    andi $17, $17, 255
    lnop
    selb $44, $53, $81, $120
    stqa $116, 0x198a0
    xor $39, $112, $86
    shufb $74, $49, $48, $103
    selb $96, $28, $34, $18
    shlqbii $36, $36, 1
    eqv $18, $32, $119
    stqa $35, 0x198b0
    selb $22, $84, $12, $22
    lnop
    and $15, $15, $95
    lnop
    eqv $35, $53, $106
    lnop
    or $107, $11, $61
    shlqbii $61, $114, 1
    xor $60, $60, $75
    lnop
    orc $28, $86, $39
    lqd $103, 6272($110)
    shli $9, $127, 2
    lnop
    orc $102, $113, $13
    stqa $86, 0x198c0
    ai $127, $127, 1
    stqa $124, 0x198d0
    xor $123, $25, $45
    lnop
    orc $104, $14, $107
    shlqbii $25, $50, 1
    selb $14, $32, $28, $18
    lnop
    selb $45, $32, $34, $126
    lnop
    selb $111, $37, $102, $92
    lnop
    xor $91, $15, $33
    stqa $113, 0x198e0
    selb $114, $57, $81, $30
    lnop
    selb $84, $50, $84, $91
    rotqbii $81, $10, 1
    selb $79, $7, $14, $105
    stqa $22, 0x198f0
    xor $63, $63, $76
    lqd $30, 6336($110)
    selb $10, $44, $87, $114
    shufb $90, $17, $90, $93
    or $97, $63, $60
    rotqby $21, $21, $71
    xor $60, $10, $51
    lnop
    selb $63, $37, $16, $123
    lnop
    xor $80, $105, $14
    stqd $90, 5024($94)
    orc $85, $39, $97
    lqd $39, 5200($64)
    selb $82, $84, $101, $108
    lnop
    xor $90, $87, $114
    rotqby $30, $30, $71
    xor $57, $101, $108
    lnop
    orc $11, $13, $38
    lqa $33, 0x18000
    andc $34, $79, $85
    lqa $48, 0x18010
    selb $12, $116, $111, $6
    rotqby $103, $103, $71
    selb $13, $28, $105, $18
    shufb $39, $46, $39, $93
    selb $14, $90, $44, $85
    stqa $32, 0x19900
    selb $83, $53, $56, $35
    rotqbii $62, $62, 1
    selb $32, $57, $84, $11
    rotqbyi $21, $21, 13
    selb $15, $63, $100, $54
    lnop
    andc $46, $12, $11
    shlqbii $115, $115, 1
    selb $16, $118, $83, $117
    stqd $39, 5200($94)
    selb $17, $47, $63, $104
    lnop
    xor $33, $33, $74
    lqd $39, 5376($64)
    selb $18, $45, $88, $96
    shlqbii $22, $22, 1
    xor $49, $15, $29
    lnop
    selb $51, $51, $98, $60
    rotqbyi $59, $30, 13
    selb $42, $25, $81, $67
    lqa $19, 0x18020
    andi $21, $21, 255
    lnop
    xor $48, $48, $73
    lnop
    selb $20, $36, $26, $67
    rotqbyi $103, $103, 13
    eqv $46, $46, $57
    lnop
    xor $57, $82, $27
    lnop
    selb $36, $29, $125, $49
    shufb $39, $21, $39, $93
    selb $27, $27, $95, $57
    lnop
    selb $21, $115, $31, $67
    lnop
    selb $22, $22, $52, $67
    lnop
    selb $23, $91, $84, $27
    lnop
    xor $84, $88, $96
    lnop
    eqv $57, $95, $57
    lnop
    xor $52, $20, $22
    lnop
    andc $81, $32, $38
    lnop
    selb $24, $61, $58, $67
    lnop
    andc $58, $16, $104
    lnop
    selb $61, $38, $32, $12
    stqa $53, 0x19910
    xor $53, $18, $40
    lnop
    andi $32, $103, 255
    lnop
    selb $40, $40, $89, $53
    lnop
    orc $55, $22, $52
    lnop
    eqv $66, $42, $21
    stqd $39, 5376($94)
    eqv $60, $98, $60
    lnop
    selb $39, $57, $116, $61
    lnop
    selb $25, $56, $117, $35
    lqd $35, 5552($64)
    nor $103, $39, $23
    lnop
    eqv $53, $89, $53
    stqa $37, 0x19920
    selb $56, $107, $17, $16
    lnop
    eqv $26, $34, $90
    lqa $27, 0x18040
    or $28, $33, $48
    lnop
    selb $29, $120, $44, $51
    stqa $50, 0x19930
    selb $30, $123, $63, $36
    lnop
    eqv $58, $58, $47
    lnop
    eqv $49, $125, $49
    lnop
    selb $31, $126, $45, $40
    shufb $40, $32, $35, $93
    selb $32, $61, $57, $103
    lnop
    selb $47, $49, $118, $56
    lqa $33, 0x18050
    orc $34, $52, $28
    lnop
    selb $35, $32, $46, $57
    lnop
    selb $57, $97, $14, $79
    lnop
    selb $36, $109, $62, $67
    lnop
    selb $37, $42, $55, $66
    lnop
    a $38, $41, $70
    stqd $40, 5552($94)
    nor $109, $47, $30
    lqa $39, 0x18030
    selb $40, $36, $37, $24
    lnop
    selb $41, $84, $45, $34
    lqd $62, 5728($64)
    selb $42, $56, $49, $109
    lqd $45, 6400($110)
    selb $47, $60, $7, $57
    lnop
    andc $52, $40, $34
    lnop
    selb $63, $28, $41, $40
    lnop
    andi $59, $59, 255
    lnop
    nor $115, $47, $29
    lnop
    eqv $43, $52, $84
    lnop
    selb $84, $53, $36, $63
    rotqby $52, $45, $71
    selb $44, $42, $58, $49
    lnop
    andc $61, $61, $35
    lnop
    selb $45, $57, $60, $115
    lnop
    orc $46, $61, $46
    lnop
    andc $56, $56, $44
    lnop
    selb $47, $45, $26, $60
    lnop
    nor $121, $84, $31
    shufb $59, $59, $62, $93
    orc $48, $56, $58
    lnop
    xor $84, $46, $108
    lqa $49, 0x18070
    selb $50, $63, $53, $121
    rotqbyi $62, $52, 13
    andi $51, $2, 7
    lnop
    selb $52, $50, $43, $53
    lnop
    xor $90, $48, $54
    lnop
    xor $53, $84, $101
    stqd $59, 5728($94)
    andc $54, $57, $47
    lnop
    selb $55, $55, $24, $66
    lqd $56, 5904($64)
    xor $108, $53, $65
    lnop
    andc $57, $63, $52
    lnop
    xor $58, $90, $100
    lnop
    andi $59, $62, 255
    lnop
    orc $43, $57, $43
    lnop
    selb $57, $32, $101, $53
    lnop
    orc $26, $54, $26
    shufb $93, $59, $56, $93
    selb $92, $102, $6, $92
    lqa $56, 0x18060
    xor $102, $43, $96
    lnop
    selb $59, $42, $100, $58
    lnop
    xor $54, $102, $88
    lnop
    xor $96, $26, $114
    lnop
    xor $114, $58, $99
    stqa $102, 0x197c0
    selb $88, $50, $88, $54
    stqa $96, 0x197d0
    xor $37, $24, $37
    stqa $90, 0x197e0
    xor $60, $117, $83
    lnop
    xor $101, $88, $89
    stqa $84, 0x197f0
    xor $111, $6, $111
    lnop
    xor $61, $96, $87
    stqd $93, 5904($94)
    orc $88, $101, $88
    lqd $94, 6080($110)
    xor $89, $59, $125
    lnop
    selb $87, $45, $87, $61
    lnop
    xor $83, $57, $95
    rotqbyi $62, $38, 0
    selb $55, $40, $55, $37
    lnop
    selb $23, $23, $82, $35
    lqd $35, 5024($38)
    xor $95, $87, $98
    stqa $101, 0x19800
    eqv $100, $88, $126
    lqa $63, 0x18060
    selb $34, $50, $34, $54
    stqa $95, 0x19810
    orc $59, $89, $59
    lnop
    selb $37, $55, $37, $34
    rotqby $94, $94, $71
    xor $126, $54, $20
    stqa $89, 0x19820
    orc $87, $95, $87
    lnop
    selb $13, $79, $13, $80
    stqa $83, 0x19830
    orc $57, $83, $57
    lqd $20, 6144($110)
    selb $104, $42, $104, $58
    rotqbyi $42, $94, 13
    andc $99, $41, $28
    lnop
    eqv $94, $87, $120
    lnop
    eqv $88, $59, $123
    lnop
    eqv $82, $57, $91
    stqa $100, 0x19840
    andi $42, $42, 255
    rotqby $20, $20, $71
    andc $87, $17, $107
    stqa $94, 0x19850
    andi $17, $9, -16
    shufb $35, $42, $35, $5
    xor $22, $126, $22
    stqa $88, 0x19860
    selb $25, $16, $25, $60
    stqa $82, 0x19870
    selb $45, $45, $85, $61
    rotqbyi $20, $20, 13
    selb $60, $25, $60, $104
    stqd $35, 5024($62)
    xor $113, $108, $113
    lqd $35, 5200($38)
    xor $120, $61, $112
    lqd $112, 6208($110)
    andc $93, $14, $97
    lnop
    a $17, $17, $70
    lnop
    andi $20, $20, 255
    lnop
    selb $85, $16, $25, $104
    stqa $99, 0x19880
    xor $86, $120, $86
    shufb $20, $20, $35, $5
    selb $54, $34, $126, $54
    rotqby $112, $112, $71
    selb $35, $12, $92, $111
    stqa $93, 0x19890
    xor $124, $114, $124
    stqa $87, 0x198a0
    selb $80, $13, $80, $45
    stqa $81, 0x198b0
    eqv $16, $85, $89
    lqd $25, 6272($110)
    selb $11, $32, $11, $53
    rotqbyi $112, $112, 13
    selb $98, $36, $37, $22
    stqd $20, 5200($62)
    selb $92, $7, $80, $86
    lqd $20, 5376($38)
    selb $111, $35, $111, $11
    stqa $98, 0x198c0
    selb $86, $118, $60, $124
    stqa $92, 0x198d0
    xor $125, $54, $21
    lnop
    selb $80, $116, $111, $113
    lnop
    andi $112, $112, 255
    rotqby $25, $25, $71
    shli $51, $51, 5
    stqa $86, 0x198e0
    selb $91, $79, $13, $45
    lqd $13, 4672($17)
    selb $58, $104, $114, $58
    shufb $112, $112, $20, $5
    selb $97, $40, $55, $34
    stqa $80, 0x198f0
    and $54, $54, $125
    lqd $34, 6336($110)
    selb $104, $46, $116, $23
    rotqbyi $25, $25, 13
    selb $10, $29, $10, $47
    stqd $112, 5376($62)
    xor $29, $102, $98
    lqd $112, 5552($38)
    xor $113, $58, $106
    stqa $97, 0x19900
    rotmi $2, $2, -3
    stqa $91, 0x19910
    andi $25, $25, 255
    rotqby $34, $34, $71
    selb $79, $12, $35, $11
    lnop
    selb $11, $11, $108, $53
    lqd $53, 3968($17)
    xor $12, $90, $86
    shufb $112, $25, $112, $5
    xor $124, $54, $24
    lnop
    eqv $24, $97, $101
    stqa $85, 0x19920
    selb $15, $30, $15, $44
    rotqbyi $34, $34, 13
    selb $18, $31, $18, $52
    stqd $112, 5552($62)
    xor $107, $11, $122
    lqd $122, 5728($38)
    xor $49, $49, $77
    lqd $31, 4144($17)
    andi $34, $34, 255
    stqa $79, 0x19930
    selb $45, $45, $120, $61
    lqd $110, 6400($110)
    orc $61, $98, $29
    lnop
    xor $119, $45, $119
    shlqbii $52, $84, 1
    a $2, $51, $2
    shufb $122, $34, $122, $5
    and $58, $58, $113
    lnop
    selb $123, $97, $36, $124
    hbrr affine_steady_tap_branch, affine_steady_tap_loop
    xor $112, $58, $117
    rotqby $110, $110, $71
    and $11, $11, $107
    stqd $122, 5728($62)
    selb $111, $85, $118, $112
    lqd $38, 5904($38)
    and $45, $45, $119
    lqd $58, 4320($17)
    xor $27, $27, $74
    rotqbyi $122, $110, 13
    selb $110, $48, $118, $15
    shlqbii $15, $83, 1
    xor $63, $63, $78
    lnop
    xor $106, $11, $6
    shufb $6, $2, $2, $69
    andi $122, $122, 255
    lnop
    xor $118, $45, $105
    rotqby $31, $31, $9
    selb $105, $79, $116, $106
    shufb $122, $122, $38, $5
    xor $19, $19, $74
    rotqby $58, $58, $9
    xor $39, $39, $73
    lnop
    selb $116, $26, $7, $10
    lqd $10, 4848($17)
    selb $117, $91, $7, $118
    stqd $122, 5904($62)
    selb $122, $43, $36, $18
affine_steady_tap_branch:
    brnz $72, affine_steady_tap_loop
affine_steady_tap_end:
    stqa $126, 0x18c80
    stqa $125, 0x18c90
    stqa $124, 0x18ca0
    stqa $123, 0x18cb0
    stqa $122, 0x18cc0
    stqa $121, 0x18cd0
    stqa $120, 0x18ce0
    stqa $119, 0x18cf0
    stqa $118, 0x18d00
    stqa $117, 0x18d10
    stqa $116, 0x18d20
    stqa $115, 0x18d30
    stqa $114, 0x18d40
    stqa $113, 0x18d50
    stqa $112, 0x18d60
    stqa $111, 0x18d70
    stqa $110, 0x18d80
    stqa $109, 0x18d90
    stqa $108, 0x18da0
    stqa $107, 0x18db0
    stqa $106, 0x18dc0
    stqa $105, 0x18dd0
    stqa $104, 0x18de0
    stqa $103, 0x18df0
    stqa $102, 0x18e00
    stqa $101, 0x18e10
    stqa $100, 0x18e20
    stqa $99, 0x18e30
    stqa $98, 0x18e40
    stqa $97, 0x18e50
    stqa $96, 0x18e60
    stqa $95, 0x18e70
    stqa $94, 0x18e80
    stqa $93, 0x18e90
    stqa $92, 0x18ea0
    stqa $91, 0x18eb0
    stqa $90, 0x18ec0
    stqa $89, 0x18ed0
    stqa $88, 0x18ee0
    stqa $87, 0x18ef0
    stqa $86, 0x18f00
    stqa $85, 0x18f10
    stqa $84, 0x18f20
    stqa $83, 0x18f30
    stqa $82, 0x18f40
    stqa $81, 0x18f50
    stqa $80, 0x18f60
    stqa $79, 0x18f70
    bi $0
