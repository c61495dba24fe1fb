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
    lqa $2, 0x30
    lqa $3, 0x30
    lqa $61, 0x0
    lqa $4, 0x18030
    lqa $5, 0x18010
    lqa $6, 0x10
    shlqbii $7, $84, 1
    shli $8, $127, 2
    lqa $9, 0x18040
    lqa $10, 0x18020
    lqa $11, 0x18060
    lqa $12, 0x18050
    andi $56, $8, -16
    a $13, $56, $61
    lqa $14, 0x18070
    lqa $15, 0x0
    eqv $16, $91, $95
    lqd $39, 3968($13)
    lqa $17, 0x30
    rotqby $18, $39, $8
    lqd $19, 4320($13)
    shlqbii $20, $82, 1
    lqa $21, 0x18030
# 937 cycles an iteration, 937 at least: 937 instructions for the even pipe, 429 for the odd one; 0 cycles of nops alone
.align 3
affine_edge_tap_loop:
    selb $84, $123, $126, $122
    lnop
    xor $82, $102, $98
    lnop
    xor $21, $21, $71
    lqd $22, 4144($13)
    ai $23, $127, 1
    lnop
    xor $24, $120, $116
    lnop
    rotmi $25, $23, -3
    lnop
    xor $10, $10, $72
    lnop
    selb $26, $117, $120, $116
    lnop
    xor $27, $90, $86
    lnop
    xor $78, $11, $78
    lnop
    selb $11, $105, $108, $104
    lnop
    xor $12, $12, $74
    lnop
    or $10, $10, $21
    lnop
    andi $23, $23, 7
    lnop
    xor $77, $14, $77
    lqa $14, 0x30
    xor $21, $96, $92
    lnop
    xor $9, $9, $75
    lnop
    selb $28, $111, $114, $110
    lqd $29, 4496($13)
    xor $30, $114, $110
    shlqbii $79, $79, 1
    andi $31, $68, -16
    lnop
    eqv $32, $97, $101
    lnop
    shli $23, $23, 5
    lnop
    xor $33, $26, $115
    lnop
    xor $34, $28, $109
    lnop
    orc $35, $86, $27
    lqa $36, 0x30
    a $23, $23, $25
    lqa $25, 0x0
    selb $37, $115, $119, $33
    lqa $38, 0x20
    selb $39, $109, $113, $34
    lqa $40, 0x18010
    andi $41, $23, -16
    shufb $6, $23, $23, $6
    eqv $33, $119, $33
    lqa $23, 0x18040
    xor $42, $11, $103
    lqd $43, 4672($13)
    or $9, $9, $12
    rotqby $19, $19, $8
    a $25, $31, $25
    rotqby $22, $22, $8
    orc $31, $92, $21
    lnop
    a $15, $41, $15
    lnop
    selb $41, $103, $107, $42
    lqa $12, 0x18000
    orc $44, $82, $10
    rotqbii $45, $18, 1
    eqv $46, $85, $89
    lnop
    andbi $6, $6, 15
    rotqbii $47, $22, 1
    selb $41, $106, $105, $41
    lnop
    orc $21, $21, $9
    lnop
    selb $91, $91, $31, $16
    lqd $48, 144($15)
    orc $82, $98, $82
    lnop
    eqv $34, $113, $34
    lqd $49, 384($15)
    selb $85, $85, $35, $46
    lnop
    selb $50, $93, $91, $94
    shlqbii $83, $83, 1
    selb $97, $97, $82, $32
    lqa $51, 0x30
    or $78, $78, $77
    lqd $77, 4848($13)
    selb $52, $30, $111, $21
    rotqby $43, $43, $8
    orc $27, $27, $78
    lnop
    xor $53, $88, $85
    lnop
    selb $54, $9, $52, $50
    rotqby $29, $29, $8
    a $6, $6, $38
    lnop
    selb $38, $99, $97, $100
    shlqbii $80, $80, 1
    xor $55, $84, $121
    rotqby $56, $77, $8
    andc $77, $50, $21
    lnop
    xor $57, $108, $104
    lnop
    eqv $77, $77, $30
    lnop
    selb $85, $87, $85, $88
    lnop
    selb $30, $24, $117, $44
    rotqbii $58, $43, 1
    selb $37, $118, $117, $37
    lnop
    ai $127, $127, 1
    shlqbii $81, $81, 1
    selb $7, $7, $45, $36
    lnop
    selb $36, $10, $30, $38
    rotqbii $45, $56, 1
    selb $59, $57, $105, $27
    rotqbii $60, $29, 1
    selb $80, $80, $58, $2
    lqd $2, 2176($15)
    selb $35, $35, $88, $46
    lnop
    selb $79, $79, $45, $3
    lqd $3, 128($15)
    andc $10, $30, $10
    lnop
    selb $83, $83, $47, $51
    lnop
    selb $16, $31, $94, $16
    lnop
    andc $31, $59, $78
    lnop
    eqv $42, $107, $42
    lnop
    selb $82, $82, $100, $32
    lnop
    xor $32, $7, $80
    lqd $47, 400($15)
    eqv $51, $79, $83
    rotqbii $30, $19, 1
    orc $45, $80, $32
    lnop
    selb $78, $78, $59, $85
    lqd $59, 2192($15)
    eqv $46, $125, $55
    shufb $3, $3, $48, $6
    selb $81, $81, $60, $14
    lnop
    selb $14, $33, $99, $36
    shufb $47, $49, $47, $6
    selb $49, $42, $87, $78
    lnop
    xor $23, $23, $72
    lnop
    selb $60, $34, $93, $54
    lnop
    andc $48, $38, $44
    lnop
    nor $49, $49, $41
    shufb $59, $2, $59, $6
    nor $14, $14, $37
    lnop
    selb $39, $112, $111, $39
    lnop
    xor $12, $12, $3
    lnop
    xor $40, $40, $47
    lnop
    xor $97, $100, $97
    lqd $2, 896($15)
    selb $55, $121, $125, $55
    lnop
    andc $58, $85, $27
    lnop
    selb $79, $79, $45, $51
    lnop
    or $12, $12, $40
    lnop
    nor $60, $60, $39
    lnop
    selb $17, $20, $30, $17
    lnop
    selb $109, $109, $60, $73
    lnop
    orc $32, $32, $12
    lqa $20, 0x18020
    andc $9, $52, $9
    lnop
    xor $52, $126, $122
    lnop
    selb $30, $36, $33, $14
    lnop
    eqv $24, $48, $24
    lnop
    selb $60, $54, $34, $60
    lnop
    selb $48, $81, $79, $17
    lnop
    selb $45, $45, $17, $51
    lnop
    selb $34, $60, $77, $34
    lnop
    eqv $57, $58, $57
    lnop
    selb $55, $124, $123, $55
    lnop
    selb $28, $39, $28, $34
    lqd $39, 912($15)
    selb $58, $78, $42, $49
    lnop
    andc $34, $54, $34
    lnop
    selb $42, $58, $57, $42
    lnop
    selb $33, $30, $24, $33
    lnop
    andc $78, $78, $42
    lnop
    andc $54, $48, $32
    lnop
    orc $34, $34, $77
    lnop
    selb $51, $52, $123, $32
    lnop
    selb $11, $41, $11, $42
    lnop
    orc $78, $78, $57
    lnop
    andc $36, $36, $33
    lnop
    selb $57, $12, $51, $48
    lnop
    selb $35, $85, $35, $53
    lnop
    selb $41, $46, $81, $57
    lnop
    xor $42, $78, $104
    lnop
    nor $41, $41, $55
    lnop
    selb $78, $78, $87, $11
    lnop
    eqv $52, $54, $52
    lnop
    xor $54, $34, $110
    lnop
    selb $11, $57, $46, $41
    rotqbyi $77, $43, 1
    selb $104, $104, $78, $76
    shlqbii $40, $42, 1
    xor $78, $42, $108
    lnop
    orc $24, $36, $24
    lnop
    selb $46, $11, $52, $46
    rotqbii $36, $77, 1
    xor $61, $24, $116
    lnop
    selb $26, $37, $26, $33
    shufb $77, $2, $39, $6
    xor $79, $17, $79
    lnop
    andc $57, $57, $46
    lnop
    xor $2, $54, $114
    lnop
    orc $52, $57, $52
    lnop
    selb $57, $58, $108, $78
    lnop
    xor $96, $2, $96
    rotqbyi $39, $22, 1
    xor $33, $61, $120
    lnop
    selb $82, $38, $82, $97
    lnop
    selb $21, $60, $21, $2
    lnop
    xor $37, $52, $122
    lnop
    selb $84, $55, $84, $46
    lnop
    ai $46, $8, 3
    lnop
    selb $24, $24, $99, $26
    lnop
    selb $27, $58, $27, $78
    stqa $37, 0x197c0
    selb $84, $52, $81, $84
    lnop
    selb $60, $60, $114, $2
    lnop
    selb $114, $114, $96, $73
    lnop
    xor $90, $78, $90
    lnop
    selb $52, $30, $120, $33
    stqa $61, 0x197d0
    andc $12, $51, $12
    stqa $54, 0x197e0
    xor $91, $94, $91
    lnop
    xor $51, $37, $126
    lnop
    xor $58, $52, $119
    lnop
    selb $26, $11, $126, $51
    lnop
    xor $4, $4, $47
    lnop
    selb $28, $34, $93, $28
    lnop
    selb $16, $50, $16, $91
    stqa $42, 0x197f0
    xor $7, $51, $7
    lnop
    xor $42, $60, $113
    lnop
    selb $30, $30, $44, $33
    lnop
    selb $2, $21, $96, $2
    lnop
    xor $44, $26, $125
    lnop
    selb $115, $115, $14, $70
    lnop
    selb $78, $27, $90, $78
    lnop
    xor $80, $7, $80
    lqd $14, 6080($25)
    orc $52, $58, $52
    lnop
    xor $34, $57, $107
    cbd $55, 0($8)
    orc $26, $44, $26
    stqa $44, 0x19800
    xor $95, $2, $95
    lnop
    orc $60, $42, $60
    lnop
    selb $53, $35, $53, $27
    lnop
    xor $102, $33, $102
    lnop
    selb $97, $82, $97, $30
    lnop
    selb $110, $110, $28, $73
    lnop
    xor $89, $78, $89
    stqa $58, 0x19810
    xor $86, $90, $86
    stqa $42, 0x19820
    selb $108, $108, $90, $76
    lnop
    xor $96, $96, $92
    lqa $92, 0x18070
    eqv $52, $52, $118
    lnop
    selb $11, $11, $32, $51
    lqd $32, 5024($13)
    eqv $26, $26, $124
    rotqby $14, $14, $68
    selb $85, $85, $35, $27
    lnop
    selb $45, $48, $45, $79
    stqa $34, 0x19830
    orc $57, $34, $57
    lnop
    selb $51, $11, $7, $51
    lqd $27, 6144($25)
    selb $33, $30, $102, $33
    stqa $26, 0x19840
    selb $79, $45, $79, $11
    lnop
    eqv $60, $60, $112
    lqa $35, 0x18050
    and $78, $78, $89
    lnop
    selb $122, $122, $84, $59
    lnop
    eqv $57, $57, $106
    stqa $52, 0x19850
    xor $92, $92, $74
    lqa $74, 0x18060
    xor $101, $33, $101
    rotqbyi $84, $13, 0
    selb $11, $48, $45, $11
    rotqbyi $14, $14, 13
    and $2, $2, $95
    stqa $60, 0x19860
    xor $45, $114, $110
    lqa $48, 0x30
    and $33, $33, $101
    stqa $57, 0x19870
    selb $80, $81, $79, $80
    lnop
    selb $82, $38, $82, $30
    lnop
    xor $30, $37, $80
    lqa $38, 0x30
    xor $79, $108, $104
    lnop
    ai $90, $8, 1
    lqd $28, 6208($25)
    xor $20, $20, $3
    stqa $12, 0x19880
    xor $100, $33, $100
    stqa $10, 0x19890
    selb $50, $50, $16, $21
    lqa $33, 0x30
    selb $116, $116, $24, $70
    lqd $24, 656($15)
    selb $91, $16, $91, $21
    lnop
    xor $75, $74, $75
    lnop
    selb $113, $113, $95, $73
    rotqby $27, $27, $68
    xor $35, $35, $71
    lnop
    or $92, $75, $92
    stqa $9, 0x198a0
    selb $75, $82, $99, $100
    rotqbyi $95, $56, 1
    or $23, $23, $35
    rotqby $28, $28, $68
    xor $98, $102, $98
    lnop
    selb $120, $120, $102, $70
    lnop
    selb $99, $99, $97, $98
    lnop
    andi $14, $14, 255
    lnop
    selb $86, $87, $53, $86
    stqa $31, 0x198b0
    xor $94, $2, $94
    lnop
    selb $118, $118, $100, $70
    lnop
    xor $88, $78, $88
    lqd $78, 6272($25)
    xor $83, $51, $83
    shufb $14, $14, $32, $55
    selb $96, $93, $91, $96
    shlqbii $91, $86, 1
    selb $87, $85, $87, $88
    lnop
    selb $117, $117, $75, $70
    lnop
    xor $75, $61, $99
    stqa $80, 0x198c0
    selb $93, $50, $93, $94
    lnop
    selb $105, $105, $87, $76
    lnop
    selb $91, $91, $36, $48
    rotqby $78, $78, $68
    or $4, $20, $4
    lqa $20, 0x18000
    eqv $36, $11, $44
    stqa $99, 0x198d0
    orc $48, $80, $30
    rotqbyi $28, $28, 13
    orc $87, $75, $23
    lnop
    eqv $32, $82, $58
    lqd $100, 640($15)
    selb $2, $117, $120, $116
    lnop
    orc $75, $99, $75
    lnop
    selb $111, $111, $93, $73
    lnop
    selb $93, $11, $48, $36
    rotqbyi $53, $78, 13
    selb $98, $45, $111, $87
    lnop
    selb $107, $107, $89, $76
    stqd $14, 5024($84)
    selb $14, $111, $114, $110
    lqd $89, 5200($13)
    selb $97, $82, $75, $32
    stqa $96, 0x198e0
    selb $75, $75, $52, $32
    shufb $78, $100, $24, $6
    xor $100, $14, $109
    lnop
    selb $24, $10, $97, $52
    stqa $86, 0x198f0
    andi $28, $28, 255
    shlqbii $34, $34, 1
    xor $5, $5, $77
    shlqbii $86, $85, 1
    selb $32, $105, $108, $104
    lqd $102, 6336($25)
    selb $125, $125, $83, $59
    lnop
    eqv $35, $50, $42
    lnop
    selb $112, $112, $94, $73
    shlqbii $31, $31, 1
    selb $94, $23, $98, $24
    rotqbyi $27, $27, 13
    and $83, $51, $83
    lnop
    selb $36, $48, $26, $36
    lnop
    xor $83, $83, $17
    stqa $11, 0x19900
    selb $103, $103, $49, $76
    lnop
    andi $27, $27, 255
    lnop
    xor $49, $54, $96
    lqa $17, 0x30
    selb $48, $109, $113, $100
    lnop
    orc $51, $49, $92
    lnop
    selb $81, $11, $81, $83
    stqa $82, 0x19910
    selb $82, $12, $93, $26
    rotqbyi $11, $18, 1
    eqv $100, $113, $100
    stqa $50, 0x19920
    andc $74, $24, $87
    rotqbyi $16, $19, 1
    andc $98, $98, $23
    lnop
    selb $124, $124, $83, $59
    rotqbii $39, $39, 1
    xor $20, $20, $78
    shufb $89, $27, $89, $55
    selb $121, $121, $41, $59
    rotqbii $11, $11, 1
    xor $41, $32, $103
    lnop
    orc $49, $96, $49
    lnop
    selb $126, $126, $7, $59
    lnop
    andi $7, $46, -16
    lnop
    selb $48, $112, $111, $48
    rotqbii $16, $16, 1
    xor $27, $2, $115
    lnop
    selb $11, $40, $11, $17
    rotqbii $95, $95, 1
    orc $30, $30, $4
    lnop
    selb $17, $100, $10, $94
    stqd $89, 5200($84)
    xor $89, $11, $91
    lqd $40, 5376($13)
    selb $83, $103, $107, $41
    stqa $85, 0x19930
    selb $123, $123, $81, $59
    lnop
    xor $81, $120, $116
    rotqby $102, $102, $68
    xor $93, $26, $93
    lqa $85, 0x30
    nor $17, $17, $48
    lqa $23, 0x30
    eqv $74, $74, $45
    shufb $28, $28, $40, $55
    xor $97, $52, $97
    lnop
    selb $119, $119, $101, $70
    lnop
    andi $53, $53, 255
    lnop
    selb $101, $94, $100, $17
    stqd $28, 5376($84)
    selb $106, $106, $88, $76
    lnop
    selb $100, $101, $74, $100
    lnop
    orc $88, $91, $89
    lnop
    selb $75, $24, $75, $97
    lnop
    selb $14, $48, $14, $100
    lqd $48, 5552($13)
    selb $76, $79, $105, $51
    lnop
    selb $95, $86, $95, $38
    lnop
    selb $86, $115, $119, $27
    lnop
    selb $83, $106, $105, $83
    lnop
    andc $100, $94, $100
    lqd $94, 6400($25)
    selb $38, $123, $126, $122
    shufb $48, $53, $48, $55
    selb $50, $50, $49, $35
    lnop
    selb $53, $81, $117, $30
    lnop
    xor $28, $126, $122
    lnop
    or $5, $20, $5
    stqd $48, 5552($84)
    selb $109, $109, $17, $70
    rotqbyi $102, $102, 13
    orc $100, $100, $74
    lnop
    selb $85, $34, $39, $85
    lnop
    orc $89, $89, $5
    lnop
    andc $34, $82, $30
    lqd $39, 5728($13)
    selb $17, $9, $50, $60
    lnop
    eqv $81, $34, $81
    lnop
    eqv $34, $95, $85
    lnop
    andi $102, $102, 255
    lnop
    xor $74, $38, $121
    lnop
    selb $48, $92, $76, $17
    lnop
    selb $86, $118, $117, $86
    lnop
    ai $69, $69, -1
    lnop
    selb $95, $95, $88, $34
    rotqby $94, $94, $68
    selb $20, $121, $125, $74
    lnop
    eqv $41, $107, $41
    rotqbyi $40, $29, 1
    eqv $74, $125, $74
    shufb $102, $102, $39, $55
    andc $39, $17, $51
    shlqbii $57, $57, 1
    selb $45, $41, $9, $48
    lnop
    eqv $27, $119, $27
    rotqbyi $94, $94, 13
    nor $45, $45, $83
    stqd $102, 5728($84)
    selb $16, $57, $16, $33
    lnop
    xor $50, $60, $50
    rotqbii $40, $40, 1
    selb $14, $100, $10, $14
    lnop
    selb $33, $4, $53, $82
    lnop
    selb $57, $48, $41, $45
    lnop
    selb $23, $31, $40, $23
    lnop
    selb $31, $27, $12, $33
    lnop
    andi $94, $94, 255
    lnop
    selb $40, $23, $95, $16
    lnop
    nor $31, $31, $86
    lqa $102, 0x0
    eqv $79, $39, $79
    lnop
    selb $39, $28, $123, $89
    lnop
    selb $41, $57, $79, $41
    lnop
    xor $100, $100, $110
    lnop
    selb $20, $124, $123, $20
    lnop
    andc $48, $48, $41
    lnop
    andc $21, $40, $89
    lnop
    selb $115, $115, $31, $59
    lnop
    selb $83, $83, $32, $41
    lnop
    selb $32, $5, $39, $40
    lqd $41, 2432($15)
    andc $5, $39, $5
    lqd $39, 2448($15)
    eqv $21, $21, $28
    lnop
    selb $28, $74, $23, $32
    lnop
    andc $92, $76, $92
    lnop
    nor $28, $28, $20
    lnop
    orc $79, $48, $79
    lnop
    selb $48, $32, $74, $28
    lnop
    selb $31, $33, $27, $31
    lnop
    selb $74, $48, $21, $74
    rotqbyi $62, $22, 2
    selb $35, $49, $60, $35
    lnop
    selb $20, $20, $38, $74
    shufb $76, $41, $39, $6
    selb $36, $82, $36, $93
    lnop
    andc $74, $32, $74
    lnop
    selb $27, $31, $81, $27
    lnop
    orc $74, $74, $21
    lqd $21, 1408($15)
    xor $32, $100, $114
    lnop
    xor $39, $74, $122
    lnop
    andc $33, $33, $27
    lnop
    selb $86, $86, $2, $27
    lnop
    selb $83, $79, $9, $83
    rotqbyi $2, $19, 2
    orc $81, $33, $81
    rotqbyi $19, $19, 3
    xor $79, $79, $104
    lqd $13, 5904($13)
    xor $33, $81, $116
    lnop
    selb $104, $104, $83, $73
    cbd $83, 0($90)
    xor $27, $79, $108
    lnop
    selb $87, $101, $87, $32
    lnop
    selb $35, $17, $35, $50
    lnop
    xor $41, $39, $126
    lqa $38, 0x18040
    xor $54, $27, $54
    shufb $94, $94, $13, $55
    selb $103, $103, $45, $73
    lnop
    selb $74, $74, $23, $20
    lqa $20, 0x18070
    xor $45, $33, $120
    lnop
    selb $13, $48, $126, $41
    stqd $94, 5904($84)
    selb $94, $31, $120, $45
    stqa $39, 0x197c0
    selb $24, $24, $75, $87
    lnop
    selb $30, $31, $30, $45
    lnop
    andi $90, $90, -16
    lnop
    selb $31, $57, $108, $27
    lnop
    selb $101, $101, $114, $32
    lqa $84, 0x18030
    xor $61, $32, $61
    rotqbyi $22, $22, 3
    selb $86, $81, $12, $86
    lnop
    xor $81, $13, $125
    lqd $55, 1424($15)
    selb $51, $57, $51, $27
    rotqbii $62, $62, 1
    selb $89, $48, $89, $41
    stqa $33, 0x197d0
    a $102, $90, $102
    stqa $100, 0x197e0
    xor $90, $101, $113
    lnop
    selb $122, $122, $74, $76
    rotqbyi $48, $29, 3
    xor $57, $31, $107
    lnop
    orc $13, $81, $13
    lnop
    xor $95, $16, $95
    lnop
    xor $11, $41, $11
    rotqbii $49, $2, 1
    selb $88, $88, $16, $34
    lnop
    xor $38, $38, $3
    shufb $74, $21, $55, $6
    selb $110, $110, $14, $70
    stqa $79, 0x197f0
    andc $4, $53, $4
    rotqbyi $53, $102, 0
    selb $82, $82, $36, $30
    lnop
    selb $93, $36, $93, $30
    lnop
    orc $101, $90, $101
    lqa $36, 0x30
    eqv $13, $13, $124
    lqd $14, 6080($25)
    xor $21, $94, $119
    lnop
    xor $37, $45, $37
    stqa $81, 0x19800
    xor $84, $84, $77
    stqa $21, 0x19810
    orc $94, $21, $94
    stqa $90, 0x19820
    selb $50, $35, $50, $51
    lnop
    selb $32, $87, $61, $32
    stqa $57, 0x19830
    selb $88, $40, $88, $95
    lnop
    selb $17, $17, $35, $51
    rotqbyi $29, $29, 2
    xor $91, $11, $91
    lnop
    selb $95, $88, $95, $89
    rotqbii $48, $48, 1
    eqv $94, $94, $118
    lqa $35, 0x18020
    xor $58, $32, $58
    lqd $55, 5024($102)
    xor $80, $37, $80
    rotqby $14, $14, $68
    selb $108, $108, $54, $73
    lqd $34, 6144($25)
    selb $41, $89, $11, $41
    lnop
    orc $31, $57, $31
    lnop
    xor $99, $61, $99
    stqa $13, 0x19840
    selb $97, $75, $97, $87
    stqa $94, 0x19850
    selb $95, $23, $95, $91
    lqa $91, 0x18050
    eqv $101, $101, $112
    lqa $87, 0x18060
    eqv $31, $31, $106
    lnop
    xor $96, $54, $96
    stqa $101, 0x19860
    selb $27, $51, $54, $27
    lqd $51, 1152($15)
    selb $89, $40, $88, $89
    lnop
    eqv $88, $24, $90
    rotqby $34, $34, $68
    xor $87, $87, $72
    rotqbyi $14, $14, 13
    xor $85, $41, $85
    stqa $31, 0x19870
    xor $42, $27, $42
    lnop
    selb $99, $10, $97, $99
    rotqbyi $34, $34, 13
    andi $14, $14, 255
    lqd $97, 6208($25)
    selb $30, $30, $37, $45
    lqd $45, 1168($15)
    selb $93, $12, $93, $80
    stqa $5, 0x19880
    eqv $80, $89, $81
    stqa $4, 0x19890
    selb $126, $126, $11, $76
    lnop
    and $27, $27, $42
    stqa $98, 0x198a0
    and $41, $41, $85
    lnop
    xor $11, $33, $93
    shufb $14, $14, $55, $83
    selb $96, $9, $50, $96
    lnop
    xor $16, $41, $16
    lnop
    xor $35, $35, $78
    lqa $41, 0x30
    xor $91, $91, $47
    rotqbyi $50, $18, 2
    selb $114, $114, $61, $70
    lnop
    xor $44, $30, $44
    stqd $14, 5024($53)
    selb $121, $121, $28, $76
    lnop
    xor $28, $114, $110
    rotqby $97, $97, $68
    xor $14, $39, $95
    stqa $92, 0x198b0
    xor $27, $27, $60
    lnop
    and $32, $32, $58
    lnop
    xor $71, $20, $71
    lnop
    selb $107, $107, $42, $73
    lnop
    orc $42, $95, $14
    lnop
    selb $113, $113, $58, $70
    shufb $75, $51, $45, $6
    or $87, $87, $71
    lqa $71, 0x18010
    selb $9, $17, $9, $27
    rotqbyi $45, $43, 2
    selb $120, $120, $37, $59
    shlqbii $31, $31, 1
    or $84, $35, $84
    rotqbyi $97, $97, 13
    selb $23, $89, $23, $16
    lnop
    orc $35, $93, $11
    lqd $37, 6272($25)
    xor $32, $32, $52
    stqa $95, 0x198c0
    selb $123, $123, $23, $76
    lnop
    selb $105, $105, $9, $73
    lqd $9, 5200($102)
    xor $23, $108, $104
    lnop
    xor $52, $100, $99
    lqa $51, 0x30
    selb $124, $124, $16, $76
    lnop
    andi $34, $34, 255
    lnop
    orc $16, $99, $52
    lnop
    or $91, $38, $91
    stqa $93, 0x198d0
    selb $10, $24, $10, $32
    lnop
    selb $38, $123, $126, $122
    lnop
    selb $125, $125, $85, $76
    stqa $99, 0x198e0
    selb $111, $111, $10, $70
    lnop
    xor $10, $126, $122
    rotqbyi $85, $56, 2
    andi $97, $97, 255
    lqa $58, 0x30
    and $30, $30, $44
    stqa $96, 0x198f0
    orc $52, $52, $87
    lnop
    xor $26, $30, $26
    rotqbii $45, $45, 1
    selb $30, $105, $108, $104
    lnop
    orc $11, $11, $91
    shlqbii $96, $96, 1
    eqv $20, $82, $21
    lnop
    selb $60, $111, $114, $110
    rotqbii $50, $50, 1
    selb $61, $24, $16, $88
    lqa $55, 0x18000
    selb $72, $82, $35, $20
    shlqbii $79, $79, 1
    selb $12, $82, $12, $26
    lnop
    selb $88, $16, $101, $88
    lnop
    selb $106, $106, $27, $73
    lqa $2, 0x30
    selb $27, $98, $61, $101
    lqd $73, 6336($25)
    selb $117, $117, $12, $59
    shlqbii $57, $57, 1
    selb $31, $31, $49, $41
    lnop
    selb $116, $116, $86, $59
    lnop
    selb $118, $118, $26, $59
    rotqby $37, $37, $68
    selb $26, $23, $105, $52
    lnop
    selb $86, $89, $42, $80
    rotqbii $22, $22, 1
    orc $14, $14, $84
    lnop
    selb $41, $28, $111, $11
    shufb $9, $34, $9, $83
    selb $34, $117, $120, $116
    shlqbii $92, $92, 1
    selb $20, $35, $94, $20
    lnop
    xor $35, $34, $115
    lqa $49, 0x30
    selb $96, $96, $45, $36
    lqa $36, 0x30
    xor $45, $30, $103
    rotqbii $85, $85, 1
    andc $12, $26, $87
    stqd $9, 5200($53)
    xor $71, $71, $74
    lnop
    andc $40, $41, $91
    lnop
    eqv $9, $107, $45
    rotqbyi $37, $37, 13
    selb $45, $103, $107, $45
    shlqbii $16, $17, 1
    selb $87, $87, $26, $27
    lqd $26, 5376($102)
    selb $49, $57, $62, $49
    lnop
    selb $45, $106, $105, $45
    lnop
    andi $37, $37, 255
    lnop
    selb $57, $4, $72, $94
    stqa $89, 0x19900
    selb $79, $79, $50, $51
    stqa $82, 0x19910
    selb $80, $42, $13, $80
    shufb $97, $97, $26, $83
    andc $26, $27, $52
    stqa $24, 0x19920
    selb $24, $9, $98, $87
    lnop
    xor $42, $60, $109
    rotqbii $29, $29, 1
    xor $55, $55, $75
    stqd $97, 5376($53)
    selb $91, $91, $41, $57
    lnop
    selb $85, $16, $85, $58
    lqd $16, 5552($102)
    selb $92, $92, $29, $36
    lnop
    or $71, $55, $71
    lqd $55, 2688($15)
    xor $29, $120, $116
    lnop
    xor $36, $38, $121
    rotqby $73, $73, $68
    eqv $58, $113, $42
    lnop
    selb $112, $112, $32, $70
    lnop
    selb $42, $109, $113, $42
    lnop
    selb $119, $119, $44, $59
    lnop
    xor $44, $79, $96
    lnop
    nor $24, $24, $45
    lnop
    selb $32, $5, $86, $13
    rotqbyi $73, $73, 13
    orc $41, $44, $71
    lnop
    orc $44, $96, $44
    lnop
    selb $97, $58, $4, $91
    lnop
    eqv $82, $125, $36
    shufb $16, $37, $16, $83
    andc $37, $32, $14
    lnop
    andi $73, $73, 255
    lnop
    selb $50, $29, $117, $14
    lnop
    selb $51, $87, $9, $24
    stqd $16, 5552($53)
    selb $36, $121, $125, $36
    lqa $16, 0x18060
    selb $42, $112, $111, $42
    stqa $17, 0x19930
    eqv $17, $85, $49
    lnop
    andc $89, $57, $11
    lqd $62, 6400($25)
    selb $85, $85, $44, $17
    lnop
    eqv $89, $89, $28
    lnop
    selb $28, $115, $119, $35
    lnop
    eqv $29, $37, $29
    lnop
    eqv $23, $26, $23
    lnop
    eqv $35, $119, $35
    lnop
    selb $9, $51, $23, $9
    lnop
    selb $26, $84, $50, $32
    lnop
    selb $30, $45, $30, $9
    lnop
    andc $50, $50, $84
    lnop
    selb $84, $35, $5, $26
    lqd $45, 5728($102)
    nor $97, $97, $42
    lnop
    selb $17, $44, $31, $17
    lnop
    selb $44, $92, $85, $31
    rotqby $62, $62, $68
    andc $87, $87, $9
    lnop
    selb $9, $91, $58, $97
    lnop
    selb $37, $10, $123, $41
    shufb $73, $73, $45, $83
    xor $86, $13, $86
    lnop
    andc $45, $44, $41
    lnop
    orc $87, $87, $23
    lnop
    selb $58, $9, $89, $58
    lnop
    eqv $10, $45, $10
    stqd $73, 5728($53)
    xor $61, $101, $61
    rotqbyi $62, $62, 13
    selb $28, $118, $117, $28
    lnop
    selb $73, $71, $37, $44
    lnop
    selb $36, $124, $123, $36
    lnop
    andc $91, $91, $58
    lqd $102, 5904($102)
    selb $45, $82, $92, $73
    lnop
    selb $109, $109, $97, $59
    lnop
    nor $84, $84, $28
    lnop
    andi $62, $62, 255
    lnop
    nor $45, $45, $36
    lnop
    selb $97, $26, $35, $84
    lnop
    selb $23, $73, $82, $45
    lnop
    orc $91, $91, $89
    rotqbyi $18, $18, 3
    selb $35, $97, $29, $35
    lnop
    selb $42, $42, $60, $58
    lnop
    xor $58, $91, $110
    lnop
    selb $82, $23, $10, $82
    lnop
    xor $60, $87, $104
    lnop
    andc $26, $26, $35
    lnop
    andc $73, $73, $82
    lqd $89, 2704($15)
    xor $54, $60, $108
    shufb $102, $62, $102, $83
    orc $26, $26, $29
    lnop
    xor $85, $31, $85
    lnop
    orc $10, $73, $10
    lnop
    xor $3, $16, $3
    lnop
    xor $16, $10, $122
    lnop
    xor $29, $26, $116
    shufb $73, $55, $89, $6
    xor $89, $58, $114
    lnop
    selb $17, $44, $17, $85
    lnop
    andc $37, $37, $71
    lnop
    xor $71, $16, $126
    lnop
    selb $28, $28, $34, $35
    lnop
    selb $103, $103, $24, $70
    stqd $102, 5904($53)
    selb $82, $36, $38, $82
    lnop
    selb $91, $91, $4, $42
    stqa $16, 0x197c0
    xor $42, $29, $120
    lnop
    selb $52, $51, $52, $54
    stqa $29, 0x197d0
    xor $33, $89, $33
    lnop
    selb $14, $97, $14, $42
    lqa $36, 0x18000
    selb $41, $23, $41, $71
    lnop
    selb $38, $9, $114, $89
    lnop
    selb $80, $32, $80, $86
    lnop
    selb $85, $17, $85, $41
    lnop
    selb $26, $26, $5, $28
    lnop
    ai $8, $8, 2
    lnop
    selb $23, $23, $126, $71
    stqa $58, 0x197e0
    xor $100, $54, $100
    lnop
    selb $86, $80, $86, $14
    lnop
    xor $28, $23, $125
    lnop
    selb $97, $97, $120, $42
    lnop
    xor $72, $94, $72
    lnop
    xor $79, $71, $79
    rotqbyi $56, $56, 3
    xor $53, $38, $113
    stqa $60, 0x197f0
    xor $24, $97, $119
    rotqbyi $43, $43, 3
    xor $39, $42, $39
    lqa $102, 0x30
    orc $23, $28, $23
    lqd $34, 6080($25)
    orc $38, $53, $38
    lqa $35, 0x18020
    selb $88, $27, $88, $61
    lnop
    xor $95, $39, $95
    lnop
    selb $27, $27, $88, $52
    stqa $28, 0x19800
    selb $51, $51, $108, $54
    lnop
    selb $42, $14, $39, $42
    stqa $24, 0x19810
    selb $87, $87, $98, $30
    lnop
    selb $80, $32, $80, $14
    stqa $53, 0x19820
    selb $54, $52, $100, $54
    lnop
    xor $35, $35, $75
    lnop
    xor $14, $51, $107
    rotqby $34, $34, $68
    selb $82, $10, $92, $82
    lqa $10, 0x18040
    selb $116, $116, $26, $76
    lnop
    xor $93, $33, $93
    lqd $26, 1936($15)
    xor $99, $100, $99
    stqa $14, 0x19830
    selb $71, $41, $79, $71
    lqa $32, 0x0
    orc $97, $24, $97
    lqa $30, 0x18050
    xor $49, $71, $49
    shlqbii $55, $27, 1
    selb $17, $44, $17, $41
    lnop
    eqv $41, $97, $118
    lnop
    and $71, $71, $49
    lnop
    eqv $23, $23, $124
    lqa $97, 0x0
    xor $10, $10, $78
    lqd $44, 6144($25)
    selb $20, $57, $20, $72
    lqa $83, 0x30
    orc $51, $14, $51
    rotqbyi $34, $34, 13
    xor $90, $54, $90
    lnop
    selb $9, $9, $11, $89
    stqa $23, 0x19840
    xor $81, $42, $81
    lqd $11, 1920($15)
    selb $72, $20, $72, $9
    lnop
    eqv $51, $51, $106
    rotqby $44, $44, $68
    selb $62, $4, $72, $93
    lqa $93, 0x18070
    selb $108, $108, $100, $70
    rotqbii $56, $56, 1
    andi $100, $8, -16
    lnop
    xor $96, $79, $96
    lnop
    selb $89, $9, $33, $89
    lnop
    a $100, $100, $32
    lqa $32, 0x18030
    selb $114, $114, $33, $59
    rotqbyi $44, $44, 13
    eqv $38, $38, $112
    lqd $33, 5024($100)
    selb $104, $104, $87, $70
    stqa $41, 0x19850
    xor $31, $71, $31
    rotqbii $18, $18, 1
    selb $122, $122, $82, $73
    cbd $8, 0($8)
    selb $115, $115, $84, $76
    stqa $38, 0x19860
    selb $126, $126, $79, $73
    stqa $51, 0x19870
    selb $110, $110, $91, $59
    lqd $91, 6208($25)
    and $54, $54, $90
    stqa $37, 0x19880
    xor $21, $89, $21
    lqd $79, 1680($15)
    xor $84, $108, $104
    cbd $46, 0($46)
    selb $85, $92, $85, $96
    lnop
    selb $125, $125, $49, $73
    stqa $50, 0x19890
    selb $92, $17, $92, $31
    stqa $40, 0x198a0
    and $42, $42, $81
    lnop
    xor $101, $54, $101
    stqa $12, 0x198b0
    selb $120, $120, $39, $76
    lnop
    xor $13, $42, $13
    lqd $42, 6272($25)
    xor $39, $16, $85
    lnop
    selb $54, $80, $5, $13
    lnop
    xor $32, $32, $74
    lnop
    selb $88, $88, $61, $52
    shufb $71, $11, $26, $6
    selb $117, $117, $54, $76
    rotqbii $19, $19, 1
    selb $113, $113, $21, $59
    shlqbii $51, $51, 1
    andi $34, $34, 255
    lnop
    xor $54, $58, $62
    rotqby $42, $42, $68
    selb $9, $57, $20, $9
    stqa $85, 0x198c0
    xor $30, $30, $77
    rotqby $91, $91, $68
    selb $86, $5, $86, $95
    rotqbii $43, $43, 1
    orc $20, $62, $54
    rotqbyi $42, $42, 13
    selb $95, $27, $98, $101
    lnop
    xor $5, $29, $86
    lnop
    selb $105, $105, $95, $70
    lnop
    xor $93, $93, $47
    lnop
    xor $47, $120, $116
    lnop
    and $89, $89, $21
    stqa $86, 0x198d0
    andi $42, $42, 255
    shlqbii $60, $60, 1
    xor $21, $114, $110
    lnop
    andi $44, $44, 255
    lnop
    eqv $95, $80, $24
    lnop
    orc $57, $85, $39
    lqd $11, 1664($15)
    selb $83, $55, $56, $83
    lnop
    or $32, $35, $32
    lnop
    eqv $35, $17, $28
    lnop
    orc $39, $39, $32
    shufb $33, $34, $33, $8
    or $93, $3, $93
    rotqbyi $34, $100, 0
    selb $123, $123, $92, $73
    rotqbyi $91, $91, 13
    selb $92, $105, $108, $104
    lnop
    eqv $55, $9, $53
    lnop
    selb $106, $106, $101, $70
    stqa $62, 0x198e0
    orc $54, $54, $93
    lnop
    selb $107, $107, $90, $70
    shufb $72, $11, $79, $6
    selb $121, $121, $45, $73
    lnop
    or $10, $10, $30
    lqa $30, 0x18010
    selb $19, $51, $19, $102
    lnop
    xor $94, $89, $94
    stqd $33, 5024($34)
    selb $33, $117, $120, $116
    lqa $89, 0x30
    xor $36, $36, $72
    lnop
    selb $102, $17, $57, $35
    lnop
    orc $51, $86, $5
    lnop
    selb $45, $37, $102, $23
    lnop
    selb $99, $98, $88, $99
    lqd $98, 5200($100)
    selb $4, $9, $4, $94
    lnop
    xor $88, $92, $103
    stqa $99, 0x198f0
    selb $18, $60, $18, $89
    lqd $89, 6336($25)
    selb $60, $84, $105, $54
    lnop
    eqv $79, $107, $88
    lqa $11, 0x30
    xor $30, $30, $71
    lnop
    selb $35, $57, $23, $35
    lnop
    selb $57, $47, $117, $39
    lnop
    selb $90, $80, $51, $95
    shlqbii $99, $99, 1
    selb $88, $103, $107, $88
    shlqbii $14, $14, 1
    selb $56, $9, $20, $55
    lqa $70, 0x30
    selb $88, $106, $105, $88
    lnop
    selb $124, $124, $31, $73
    stqa $17, 0x19900
    selb $11, $14, $22, $11
    stqa $80, 0x19910
    selb $112, $112, $94, $59
    shufb $98, $44, $98, $8
    selb $119, $119, $81, $76
    lnop
    xor $81, $33, $115
    stqa $9, 0x19920
    selb $9, $123, $126, $122
    lnop
    selb $44, $40, $56, $38
    lnop
    selb $95, $51, $41, $95
    lnop
    selb $51, $115, $119, $81
    stqa $27, 0x19930
    selb $43, $99, $43, $70
    lqa $3, 0x30
    andi $91, $91, 255
    lqd $70, 2960($15)
    selb $99, $93, $60, $44
    shlqbii $12, $12, 1
    xor $27, $18, $43
    lqa $94, 0x30
    selb $118, $118, $13, $76
    lnop
    orc $13, $5, $10
    lqd $5, 6400($25)
    xor $80, $9, $121
    lnop
    selb $111, $111, $4, $59
    lnop
    selb $4, $79, $40, $99
    stqd $98, 5200($34)
    selb $14, $50, $90, $41
    lnop
    nor $98, $4, $88
    lqd $4, 5376($100)
    andc $22, $45, $39
    lnop
    a $31, $7, $97
    lnop
    andc $97, $14, $13
    lnop
    or $30, $36, $30
    lnop
    selb $36, $99, $79, $98
    lnop
    selb $7, $111, $114, $110
    rotqby $17, $5, $68
    selb $5, $121, $125, $80
    shufb $91, $91, $4, $8
    andc $4, $44, $54
    lnop
    xor $101, $126, $122
    lqd $15, 2944($15)
    eqv $84, $4, $84
    lnop
    orc $26, $27, $30
    stqd $91, 5376($34)
    selb $91, $124, $123, $5
    lnop
    selb $79, $36, $84, $79
    lnop
    selb $48, $12, $48, $94
    lqd $94, 5552($100)
    eqv $12, $119, $81
    lnop
    selb $52, $32, $57, $45
    lqa $61, 0x0
    eqv $22, $22, $47
    lnop
    selb $47, $12, $37, $52
    lnop
    selb $49, $101, $123, $26
    lnop
    eqv $96, $83, $11
    lqa $4, 0x18030
    selb $82, $21, $111, $13
    lnop
    selb $63, $88, $92, $79
    lnop
    orc $27, $43, $27
    lnop
    eqv $80, $125, $80
    lnop
    selb $83, $83, $27, $96
    lnop
    selb $103, $103, $98, $59
    lqa $5, 0x18010
    xor $98, $7, $109
    lnop
    selb $92, $10, $82, $14
    lnop
    eqv $88, $113, $98
    rotqbyi $17, $17, 13
    andc $99, $99, $79
    shufb $94, $42, $94, $8
    selb $51, $118, $117, $51
    lnop
    xor $42, $41, $90
    lnop
    orc $64, $99, $84
    lnop
    andc $81, $60, $93
    lnop
    selb $60, $14, $95, $42
    lnop
    xor $79, $19, $83
    lnop
    andc $93, $57, $32
    rotqby $89, $89, $68
    selb $27, $27, $19, $96
    stqd $94, 5552($34)
    selb $98, $109, $113, $98
    lnop
    selb $94, $88, $50, $92
    lnop
    nor $47, $47, $51
    rotqbyi $89, $89, 13
    andc $99, $49, $30
    lnop
    selb $98, $112, $111, $98
    lnop
    selb $32, $48, $83, $19
    lqd $83, 5728($100)
    nor $57, $94, $98
    lnop
    selb $94, $52, $12, $47
    lnop
    andi $17, $17, 255
    lnop
    selb $30, $30, $49, $32
    lnop
    eqv $97, $97, $21
    lnop
    selb $21, $80, $48, $30
    lnop
    selb $49, $92, $88, $57
    lnop
    andi $89, $89, 255
    lnop
    xor $84, $64, $104
    lnop
    nor $21, $21, $91
    shufb $89, $89, $83, $8
    selb $88, $49, $97, $88
    lnop
    andc $83, $32, $26
    lnop
    andc $92, $92, $88
    lnop
    xor $65, $23, $102
    lnop
    selb $95, $30, $80, $21
    stqd $89, 5728($34)
    orc $66, $92, $97
    lnop
    eqv $101, $83, $101
    lnop
    selb $12, $94, $22, $12
    rotqbyi $67, $31, 0
    selb $80, $95, $101, $80
    lqd $100, 5904($100)
    xor $97, $84, $108
    lnop
    andc $52, $52, $12
    shufb $70, $15, $70, $6
    andc $30, $30, $80
    lnop
    selb $15, $98, $7, $88
    lnop
    orc $101, $30, $101
    lnop
    xor $90, $66, $110
    lnop
    xor $102, $101, $122
    lnop
    selb $91, $91, $9, $80
    lnop
    selb $80, $36, $108, $97
    stqa $102, 0x197c0
    xor $30, $102, $126
    lnop
    orc $22, $52, $22
    lnop
    xor $52, $90, $114
    shufb $100, $17, $100, $8
    selb $8, $95, $126, $30
    lnop
    xor $96, $22, $116
    lnop
    selb $27, $32, $27, $79
    lnop
    selb $17, $101, $48, $91
    stqa $96, 0x197d0
    selb $36, $36, $54, $97
    stqa $90, 0x197e0
    xor $54, $96, $120
    stqa $84, 0x197f0
    xor $101, $8, $125
    lqd $91, 6080($25)
    selb $35, $45, $35, $65
    lnop
    selb $9, $49, $114, $52
    stqd $100, 5904($34)
    xor $83, $80, $107
    lqa $6, 0x10
    selb $34, $94, $120, $54
    lnop
    orc $8, $101, $8
    lqd $98, 5024($31)
    selb $26, $95, $26, $30
    rotqby $91, $91, $68
    selb $12, $51, $33, $12
    lnop
    xor $89, $9, $113
    lnop
    xor $95, $34, $119
    shlqbii $7, $84, 1
    selb $39, $94, $39, $54
    lnop
    xor $29, $52, $29
    stqa $101, 0x19800
    eqv $100, $8, $124
    stqa $95, 0x19810
    andc $87, $82, $10
    stqa $89, 0x19820
    orc $80, $83, $80
    rotqbyi $91, $91, 13
    orc $34, $95, $34
    stqa $83, 0x19830
    selb $65, $35, $65, $39
    lqd $10, 6144($25)
    orc $9, $89, $9
    lnop
    eqv $94, $34, $118
    lnop
    eqv $82, $80, $106
    lnop
    eqv $88, $9, $112
    stqa $100, 0x19840
    selb $20, $20, $38, $55
    stqa $94, 0x19850
    andi $91, $91, 255
    rotqby $10, $10, $68
    shli $8, $127, 2
    stqa $88, 0x19860
    xor $58, $97, $58
    shufb $98, $91, $98, $46
    selb $22, $22, $37, $12
    stqa $82, 0x19870
    xor $56, $38, $56
    lnop
    xor $16, $54, $16
    lqd $12, 6208($25)
    selb $55, $36, $58, $97
    stqd $98, 5024($67)
    xor $18, $30, $18
    lqa $9, 0x18040
    selb $20, $44, $20, $56
    lnop
    selb $30, $26, $18, $30
    rotqbyi $98, $10, 13
    xor $85, $16, $85
    lqa $10, 0x18020
    selb $79, $27, $79, $26
    lqd $97, 5200($31)
    selb $13, $49, $13, $52
    rotqby $12, $12, $68
    xor $43, $18, $43
    stqa $99, 0x19880
    xor $62, $58, $62
    stqa $93, 0x19890
    andi $98, $98, 255
    lnop
    xor $49, $30, $11
    stqa $87, 0x198a0
    selb $56, $20, $56, $36
    stqa $81, 0x198b0
    selb $92, $37, $65, $85
    lnop
    selb $42, $60, $42, $13
    shufb $85, $98, $97, $46
    selb $52, $13, $29, $52
    lqd $65, 6272($25)
    selb $97, $32, $27, $26
    rotqbyi $12, $12, 13
    selb $91, $45, $35, $39
    lqa $11, 0x18060
    selb $98, $48, $79, $43
    stqd $85, 5200($67)
    selb $85, $14, $60, $13
    lnop
    xor $86, $29, $86
    lqd $13, 5376($31)
    selb $79, $44, $20, $36
    lnop
    selb $114, $114, $29, $76
    stqa $98, 0x198c0
    andi $29, $12, 255
    stqa $92, 0x198d0
    selb $86, $50, $42, $86
    rotqby $65, $65, $68
    selb $80, $40, $56, $62
    lqa $12, 0x18050
    xor $24, $52, $24
    stqa $86, 0x198e0
    andi $56, $8, -16
    shufb $13, $29, $13, $46
    and $52, $52, $24
    stqa $80, 0x198f0
    selb $116, $116, $22, $73
    rotqbyi $65, $65, 13
    selb $122, $122, $17, $70
    lnop
    selb $63, $64, $40, $63
    lqd $64, 6336($25)
    selb $39, $39, $16, $54
    stqd $13, 5376($67)
    a $13, $56, $61
    lqd $56, 5552($31)
    xor $53, $55, $53
    stqa $97, 0x19900
    andi $65, $65, 255
    stqa $91, 0x19910
    selb $120, $120, $16, $73
    stqa $85, 0x19920
    xor $28, $39, $28
    rotqby $64, $64, $68
    and $30, $30, $49
    lqa $14, 0x18070
    selb $66, $66, $50, $15
    lnop
    and $55, $55, $53
    shufb $56, $65, $56, $46
    selb $113, $113, $24, $76
    stqa $79, 0x19930
    xor $19, $30, $19
    lqa $15, 0x0
    eqv $16, $91, $95
    lqd $25, 6400($25)
    selb $124, $124, $19, $70
    lnop
    and $39, $39, $28
    rotqbyi $64, $64, 13
    selb $126, $126, $18, $70
    stqd $56, 5552($67)
    selb $121, $121, $21, $70
    lqd $21, 5728($31)
    xor $23, $39, $23
    lqd $39, 3968($13)
    selb $110, $110, $66, $76
    rotqby $25, $25, $68
    xor $38, $55, $38
    lnop
    andi $64, $64, 255
    lnop
    selb $40, $79, $40, $38
    lqa $17, 0x30
    xor $41, $52, $41
    shufb $21, $64, $21, $46
    selb $118, $118, $23, $73
    rotqbyi $25, $25, 13
    selb $48, $97, $48, $19
    hbrr affine_edge_tap_branch, affine_edge_tap_loop
    selb $23, $91, $37, $23
    lnop
    selb $107, $107, $53, $59
    rotqby $18, $39, $8
    selb $125, $125, $49, $70
    lqd $19, 4320($13)
    selb $112, $112, $41, $76
    stqd $21, 5728($67)
    andi $25, $25, 255
    lqd $31, 5904($31)
    selb $41, $85, $50, $41
    lnop
    selb $115, $115, $47, $73
    lnop
    selb $106, $106, $38, $59
    shlqbii $20, $82, 1
    selb $104, $104, $63, $59
    lnop
    selb $119, $119, $28, $73
    lqa $21, 0x18030
    selb $105, $105, $40, $59
    shufb $25, $25, $31, $46
    selb $123, $123, $48, $70
    lnop
    selb $111, $111, $41, $76
    lnop
    selb $109, $109, $57, $76
    lnop
    selb $117, $117, $23, $73
    stqd $25, 5904($67)
    selb $108, $108, $58, $59
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
    lqa $2, 0x18050
    shli $3, $127, 2
    andi $61, $3, -16
    lqa $4, 0x18060
    a $5, $61, $70
    lqd $58, 4496($5)
    lqd $29, 4672($5)
    lqd $60, 4144($5)
    lqd $53, 4320($5)
    lqa $13, 0x18050
    lqa $34, 0x18070
    lqa $39, 0x18040
    rotqby $6, $53, $3
    rotqby $58, $58, $3
    lqd $25, 4848($5)
    lqa $46, 0x18030
    lqa $61, 0x18000
    lqa $54, 0x18020
    rotqbii $17, $6, 1
    rotqbii $42, $58, 1
    lqd $26, 3968($5)
    lqa $8, 0x18060
    xor $34, $34, $75
    shlqbii $12, $82, 1
    ai $40, $127, 1
    lqa $49, 0x18010
    xor $39, $39, $76
    rotqby $7, $60, $3
    andi $21, $40, 7
    xor $13, $13, $75
    xor $57, $90, $86
    or $62, $39, $13
    xor $13, $8, $78
    shlqbii $38, $79, 1
    selb $8, $12, $17, $67
    shlqbii $33, $84, 1
    shlqbii $55, $81, 1
    rotmi $40, $40, -3
    rotqbyi $22, $58, 3
    shli $21, $21, 5
    selb $53, $105, $108, $104
    rotqby $9, $29, $3
    eqv $29, $85, $89
    lqa $30, 0x18070
    orc $18, $86, $57
    andi $31, $71, -16
# 841 cycles an iteration, 841 at least: 841 instructions for the even pipe, 385 for the odd one; 0 cycles of nops alone
.align 3
affine_steady_tap_loop:
    a $78, $21, $40
    lnop
    selb $40, $85, $18, $29
    lqa $85, 0x18040
    selb $84, $117, $120, $116
    rotqby $82, $26, $3
    xor $30, $30, $77
    lnop
    xor $26, $53, $103
    lnop
    eqv $77, $91, $95
    rotqbii $21, $9, 1
    xor $79, $96, $92
    rotqbyi $23, $58, 2
    xor $46, $46, $73
    lnop
    xor $50, $84, $115
    rotqbyi $58, $58, 1
    or $30, $13, $30
    shufb $13, $78, $78, $69
    orc $81, $79, $62
    lnop
    xor $52, $108, $104
    lnop
    orc $79, $92, $79
    rotqbii $32, $82, 1
    eqv $59, $97, $101
    lqa $43, 0x18060
    andbi $13, $13, 15
    shlqbii $63, $80, 1
    andi $78, $78, -16
    lnop
    ai $72, $72, -1
    lnop
    eqv $80, $119, $50
    lnop
    selb $37, $91, $79, $77
    lnop
    a $91, $78, $70
    rotqbyi $78, $9, 1
    selb $75, $123, $126, $122
    lnop
    a $10, $13, $68
    lqd $47, 384($91)
    orc $11, $57, $30
    lnop
    eqv $57, $107, $26
    lnop
    selb $51, $111, $114, $110
    rotqby $12, $25, $3
    selb $45, $18, $88, $29
    lnop
    selb $13, $87, $40, $88
    lqd $18, 400($91)
    xor $44, $114, $110
    lnop
    selb $26, $103, $107, $26
    rotqbii $29, $12, 1
    xor $54, $54, $74
    shlqbii $25, $83, 1
    selb $83, $93, $37, $94
    rotqbii $103, $22, 1
    selb $56, $44, $111, $81
    lnop
    xor $36, $102, $98
    lnop
    xor $39, $75, $121
    lqd $14, 640($91)
    selb $15, $63, $21, $67
    lnop
    selb $63, $62, $56, $83
    rotqbii $21, $7, 1
    eqv $16, $125, $39
    lqd $35, 128($91)
    or $17, $54, $46
    lnop
    xor $46, $51, $109
    shufb $18, $47, $18, $10
    selb $47, $106, $105, $26
    lnop
    selb $19, $25, $21, $67
    lnop
    selb $29, $38, $29, $67
    rotqbii $20, $58, 1
    orc $58, $98, $36
    lnop
    andc $38, $13, $11
    lnop
    selb $21, $33, $32, $67
    lnop
    selb $115, $115, $119, $50
    lnop
    andc $50, $83, $81
    lqd $54, 144($91)
    selb $32, $52, $105, $11
    lnop
    eqv $33, $29, $19
    lnop
    selb $48, $97, $58, $59
    lnop
    xor $49, $49, $18
    lnop
    selb $60, $30, $32, $13
    lnop
    xor $41, $21, $15
    lnop
    xor $64, $120, $116
    lnop
    xor $97, $126, $122
    rotqbii $105, $23, 1
    selb $115, $118, $117, $115
    lnop
    xor $22, $88, $40
    lnop
    orc $40, $15, $41
    lnop
    a $23, $31, $70
    lnop
    andc $24, $32, $30
    lnop
    selb $30, $57, $87, $60
    lqa $25, 0x18050
    selb $65, $121, $125, $39
    rotqbyi $121, $82, 1
    selb $26, $29, $40, $33
    lnop
    xor $43, $43, $76
    lnop
    selb $39, $109, $113, $46
    lnop
    eqv $66, $113, $46
    lnop
    selb $109, $55, $42, $67
    rotqbyi $76, $7, 1
    orc $27, $36, $17
    lnop
    nor $28, $30, $47
    lnop
    or $29, $43, $34
    lnop
    selb $30, $99, $48, $100
    lnop
    selb $31, $40, $8, $33
    lnop
    selb $32, $60, $57, $28
    lnop
    eqv $33, $38, $52
    lnop
    selb $52, $112, $111, $39
    lnop
    selb $117, $64, $117, $27
    shufb $111, $35, $54, $10
    selb $34, $109, $26, $8
    lnop
    selb $54, $66, $93, $63
    lnop
    xor $35, $94, $37
    lnop
    selb $36, $17, $117, $30
    lnop
    xor $61, $61, $111
    lnop
    nor $37, $54, $52
    lnop
    selb $54, $80, $99, $36
    lnop
    selb $57, $32, $33, $57
    lnop
    or $38, $61, $49
    rotqbyi $39, $12, 1
    eqv $40, $50, $44
    lnop
    orc $41, $41, $38
    lnop
    selb $42, $13, $45, $22
    lnop
    selb $43, $47, $53, $57
    lnop
    selb $44, $63, $66, $37
    lnop
    selb $45, $124, $123, $65
    lnop
    andc $46, $60, $57
    lnop
    selb $66, $44, $40, $66
    lnop
    xor $47, $100, $48
    lnop
    selb $48, $52, $51, $66
    lnop
    andc $57, $30, $27
    lnop
    nor $49, $54, $115
    lnop
    selb $123, $97, $123, $41
    lnop
    selb $50, $36, $80, $49
    lnop
    andc $51, $34, $41
    lnop
    selb $52, $58, $100, $59
    lnop
    andc $53, $56, $62
    lnop
    eqv $54, $57, $64
    lnop
    selb $55, $38, $123, $34
    lnop
    andc $56, $63, $66
    lnop
    selb $57, $16, $109, $55
    lnop
    orc $40, $56, $40
    lnop
    nor $57, $57, $45
    lnop
    xor $2, $2, $73
    lnop
    selb $52, $30, $52, $47
    lnop
    orc $33, $46, $33
    lnop
    eqv $97, $51, $97
    lnop
    selb $80, $50, $54, $80
    lnop
    xor $104, $33, $104
    lnop
    andc $36, $36, $80
    rotqbii $51, $78, 1
    andc $123, $123, $38
    lnop
    orc $36, $36, $54
    lqa $54, 0x18010
    selb $38, $55, $16, $57
    rotqbyi $46, $5, 0
    xor $110, $40, $110
    lnop
    selb $16, $38, $97, $16
    lnop
    xor $116, $36, $116
    lnop
    andc $55, $55, $16
    lqa $56, 0x18020
    xor $78, $110, $114
    lnop
    xor $58, $104, $108
    lnop
    selb $114, $44, $114, $78
    lnop
    selb $79, $79, $94, $77
    lnop
    orc $97, $55, $97
    lnop
    selb $115, $115, $84, $80
    lnop
    xor $84, $116, $120
    lnop
    xor $122, $97, $122
    cbd $80, 0($3)
    xor $96, $78, $96
    lnop
    selb $79, $83, $79, $35
    lnop
    xor $55, $122, $126
    stqa $122, 0x197c0
    selb $81, $44, $81, $78
    lnop
    selb $11, $32, $11, $58
    lnop
    selb $108, $32, $108, $58
    stqa $116, 0x197d0
    selb $83, $83, $79, $81
    lnop
    xor $107, $108, $107
    stqa $110, 0x197e0
    xor $102, $84, $102
    lnop
    selb $33, $33, $87, $43
    lqd $43, 896($91)
    selb $27, $50, $27, $84
    rotqbyi $32, $6, 1
    selb $120, $50, $120, $84
    lnop
    selb $115, $36, $99, $115
    stqa $104, 0x197f0
    selb $84, $27, $102, $84
    lqd $36, 656($91)
    xor $92, $96, $92
    rotqbii $76, $76, 1
    xor $21, $55, $21
    lnop
    selb $78, $81, $96, $78
    lnop
    selb $13, $13, $42, $11
    lnop
    selb $30, $30, $52, $27
    lnop
    selb $81, $79, $35, $81
    lnop
    xor $113, $114, $113
    lqa $79, 0x18030
    selb $126, $38, $126, $55
    lnop
    xor $119, $120, $119
    lnop
    xor $125, $126, $125
    lqd $35, 6080($23)
    xor $101, $84, $101
    lnop
    xor $26, $8, $26
    stqa $125, 0x19800
    xor $90, $58, $90
    shlqbii $104, $104, 1
    xor $98, $102, $98
    lnop
    orc $108, $107, $108
    lnop
    orc $114, $113, $114
    lnop
    xor $95, $78, $95
    lnop
    selb $31, $34, $31, $26
    shlqbii $50, $13, 1
    orc $126, $125, $126
    lnop
    selb $58, $11, $90, $58
    lnop
    eqv $108, $108, $106
    stqa $119, 0x19810
    selb $40, $40, $93, $48
    lqd $48, 912($91)
    xor $106, $102, $115
    stqa $113, 0x19820
    xor $15, $21, $15
    rotqby $35, $35, $71
    eqv $114, $114, $112
    stqa $107, 0x19830
    and $84, $84, $101
    lqd $112, 5024($5)
    xor $89, $58, $89
    lnop
    eqv $126, $126, $124
    lnop
    and $78, $78, $95
    lqd $124, 6144($23)
    eqv $44, $83, $113
    lnop
    orc $120, $119, $120
    rotqbyi $35, $35, 13
    xor $59, $90, $33
    shlqbii $107, $107, 1
    xor $85, $85, $74
    lqa $60, 0x18000
    xor $74, $4, $74
    shlqbii $4, $24, 1
    xor $100, $84, $100
    lnop
    xor $94, $78, $94
    stqa $126, 0x19840
    selb $27, $52, $47, $27
    lnop
    eqv $120, $120, $118
    lnop
    selb $118, $83, $93, $94
    rotqbii $39, $39, 1
    selb $93, $93, $81, $92
    lnop
    andc $117, $117, $17
    shufb $78, $14, $36, $10
    selb $98, $99, $27, $98
    lnop
    selb $99, $30, $99, $100
    rotqby $124, $124, $71
    eqv $27, $30, $119
    stqa $120, 0x19850
    selb $14, $118, $96, $40
    lnop
    selb $75, $45, $75, $16
    stqa $114, 0x19860
    xor $56, $56, $111
    lnop
    or $85, $85, $2
    stqa $108, 0x19870
    selb $11, $42, $22, $11
    rotqbyi $22, $7, 3
    selb $38, $38, $41, $55
    lnop
    selb $41, $99, $102, $115
    rotqbyi $124, $124, 13
    xor $42, $110, $93
    lnop
    xor $2, $116, $98
    rotqbyi $16, $82, 2
    xor $45, $14, $37
    lnop
    selb $97, $97, $109, $75
    lnop
    and $58, $58, $89
    rotqbii $121, $121, 1
    eqv $75, $95, $45
    lnop
    orc $36, $98, $2
    lqd $17, 6208($23)
    andi $35, $35, 255
    lnop
    xor $92, $41, $49
    stqa $123, 0x19880
    selb $121, $104, $121, $67
    shufb $112, $35, $112, $80
    xor $79, $79, $18
    shufb $77, $43, $48, $10
    xor $60, $60, $78
    lnop
    xor $86, $90, $86
    lnop
    selb $26, $31, $26, $38
    rotqbyi $7, $7, 2
    selb $31, $34, $31, $38
    rotqbii $32, $32, 1
    selb $38, $38, $21, $55
    lnop
    orc $55, $93, $42
    lnop
    selb $34, $30, $36, $27
    stqa $117, 0x19890
    xor $19, $38, $19
    lnop
    selb $15, $109, $26, $15
    lnop
    xor $88, $58, $88
    stqd $112, 5024($46)
    selb $112, $83, $55, $44
    stqa $53, 0x198a0
    andi $124, $124, 255
    lnop
    eqv $58, $31, $125
    lnop
    xor $25, $25, $77
    lnop
    selb $26, $13, $87, $88
    lnop
    selb $27, $36, $120, $27
    stqa $24, 0x198b0
    selb $107, $107, $76, $67
    lnop
    selb $87, $87, $11, $86
    rotqby $17, $17, $71
    or $79, $56, $79
    lnop
    xor $56, $122, $15
    lqd $86, 6272($23)
    selb $11, $26, $90, $33
    lqd $76, 5200($5)
    and $38, $38, $19
    lnop
    selb $49, $49, $101, $92
    rotqbyi $82, $82, 3
    selb $37, $37, $95, $45
    lnop
    selb $45, $53, $112, $114
    stqa $15, 0x198c0
    xor $24, $11, $28
    rotqbyi $17, $17, 13
    orc $42, $42, $29
    stqa $98, 0x198d0
    selb $37, $94, $118, $37
    lnop
    selb $28, $28, $89, $24
    lnop
    selb $36, $59, $26, $42
    stqa $93, 0x198e0
    selb $26, $88, $26, $28
    shufb $124, $124, $76, $80
    selb $49, $100, $99, $49
    lnop
    orc $76, $15, $56
    lnop
    xor $28, $96, $40
    lnop
    orc $2, $2, $85
    lnop
    selb $43, $117, $34, $120
    stqd $124, 5200($46)
    xor $8, $38, $8
    shlqbii $38, $87, 1
    selb $124, $31, $76, $58
    lqd $48, 5376($5)
    selb $35, $29, $36, $45
    lnop
    xor $54, $54, $77
    lnop
    selb $44, $55, $114, $44
    lnop
    orc $56, $56, $79
    rotqby $86, $86, $71
    selb $109, $31, $109, $8
    lnop
    xor $112, $114, $112
    lnop
    selb $55, $109, $21, $97
    stqa $87, 0x198f0
    selb $38, $38, $51, $67
    lqd $51, 6336($23)
    eqv $24, $89, $24
    stqa $31, 0x19900
    selb $31, $123, $124, $126
    lnop
    eqv $92, $101, $92
    lnop
    xor $87, $121, $38
    lnop
    selb $4, $4, $20, $67
    shlqbii $108, $108, 1
    andi $17, $17, 255
    lnop
    selb $118, $28, $118, $2
    lnop
    orc $20, $38, $87
    lnop
    selb $99, $106, $99, $56
    lnop
    selb $76, $76, $126, $58
    lnop
    selb $58, $24, $53, $35
    shufb $17, $17, $48, $80
    andc $48, $31, $56
    lnop
    xor $104, $55, $57
    lnop
    selb $81, $79, $99, $31
    lqa $47, 0x18070
    selb $57, $57, $19, $104
    stqd $17, 5376($46)
    selb $39, $50, $39, $67
    rotqbyi $86, $86, 13
    eqv $106, $48, $106
    rotqby $51, $51, $71
    selb $48, $85, $118, $43
    lqa $50, 0x18040
    andc $17, $45, $42
    lnop
    nor $58, $58, $26
    lnop
    or $54, $60, $54
    lnop
    selb $60, $35, $24, $58
    stqa $30, 0x19910
    selb $30, $75, $117, $48
    lnop
    eqv $17, $17, $59
    lnop
    selb $59, $92, $123, $81
    lnop
    eqv $52, $39, $107
    lnop
    andc $118, $118, $85
    rotqbyi $51, $51, 13
    selb $24, $60, $17, $24
    lqd $85, 5552($5)
    orc $87, $87, $54
    lnop
    ai $127, $127, 1
    lnop
    andi $51, $51, 255
    lnop
    selb $11, $26, $11, $24
    lnop
    xor $34, $120, $34
    lnop
    andc $29, $36, $29
    lnop
    eqv $104, $19, $104
    lnop
    andc $36, $43, $2
    rotqbyi $26, $9, 2
    andi $86, $86, 255
    lnop
    nor $59, $59, $49
    lnop
    andc $24, $35, $24
    lnop
    nor $30, $30, $37
    lnop
    xor $35, $21, $97
    stqa $83, 0x19920
    orc $17, $24, $17
    lnop
    selb $39, $39, $20, $52
    lnop
    eqv $28, $36, $28
    lnop
    selb $108, $108, $32, $67
    lnop
    xor $124, $126, $124
    lnop
    selb $11, $17, $53, $11
    shufb $86, $86, $85, $80
    selb $85, $81, $92, $59
    lnop
    selb $76, $31, $76, $124
    stqa $13, 0x19930
    xor $13, $108, $39
    lqd $32, 1168($91)
    selb $36, $35, $109, $87
    lnop
    selb $39, $4, $39, $108
    rotqbii $7, $7, 1
    selb $92, $85, $106, $92
    stqd $86, 5552($46)
    andc $86, $39, $87
    lnop
    xor $17, $17, $33
    lnop
    selb $33, $54, $36, $39
    lnop
    andc $99, $99, $79
    lnop
    selb $79, $48, $75, $30
    lqd $24, 5728($5)
    eqv $86, $86, $35
    lnop
    xor $35, $17, $90
    lnop
    selb $83, $104, $4, $33
    lnop
    selb $109, $8, $109, $57
    lnop
    andc $81, $81, $92
    lqd $57, 6400($23)
    selb $90, $60, $90, $35
    lnop
    nor $83, $83, $109
    lnop
    orc $106, $81, $106
    lnop
    selb $42, $60, $42, $35
    shufb $24, $51, $24, $80
    selb $51, $33, $104, $83
    lqd $60, 1936($91)
    selb $27, $43, $27, $34
    lnop
    selb $75, $79, $28, $75
    lnop
    selb $92, $49, $41, $92
    rotqbii $26, $26, 1
    selb $104, $51, $86, $104
    lnop
    ai $41, $3, 1
    lnop
    andc $33, $33, $104
    lnop
    andc $48, $48, $75
    lnop
    orc $86, $33, $86
    lqa $33, 0x18050
    xor $115, $106, $115
    rotqby $57, $57, $71
    xor $97, $86, $97
    lnop
    orc $28, $48, $28
    lnop
    xor $48, $97, $21
    lnop
    xor $49, $115, $102
    lqa $81, 0x18020
    selb $109, $109, $55, $104
    stqa $97, 0x197c0
    xor $40, $28, $40
    lnop
    selb $75, $37, $14, $75
    lnop
    xor $89, $90, $89
    stqa $115, 0x197d0
    xor $14, $40, $96
    stqd $24, 5728($46)
    selb $56, $85, $56, $49
    lqa $24, 0x18070
    selb $96, $79, $96, $14
    lnop
    selb $21, $51, $21, $48
    cbd $37, 0($41)
    selb $20, $20, $108, $52
    lqd $5, 5904($5)
    xor $122, $49, $122
    stqa $40, 0x197e0
    xor $116, $14, $116
    lnop
    xor $95, $96, $95
    shlqbii $52, $29, 1
    selb $79, $79, $2, $14
    shlqbii $2, $17, 1
    orc $96, $95, $96
    rotqbyi $57, $57, 13
    selb $34, $27, $34, $79
    lnop
    selb $109, $86, $4, $109
    lnop
    xor $47, $47, $18
    lnop
    selb $28, $28, $117, $75
    stqa $17, 0x197f0
    selb $102, $85, $102, $49
    rotqbyi $85, $6, 3
    selb $14, $79, $116, $14
    lqd $17, 6080($23)
    xor $110, $35, $110
    lnop
    xor $101, $102, $101
    rotqbyi $9, $9, 3
    selb $31, $31, $76, $56
    lqa $75, 0x18040
    xor $19, $21, $19
    lnop
    andi $57, $57, 255
    lnop
    xor $121, $48, $121
    lqd $86, 1408($91)
    selb $20, $39, $20, $13
    rotqbii $16, $16, 1
    xor $15, $122, $15
    stqa $19, 0x19800
    orc $102, $101, $102
    stqa $101, 0x19810
    selb $124, $76, $124, $56
    lnop
    orc $21, $19, $21
    stqa $95, 0x19820
    selb $49, $56, $122, $49
    lnop
    selb $35, $42, $110, $35
    stqa $89, 0x19830
    eqv $96, $96, $94
    lnop
    xor $98, $116, $98
    lqd $94, 6144($23)
    eqv $8, $21, $8
    lqa $21, 0x18030
    selb $98, $117, $34, $98
    lnop
    xor $125, $49, $125
    rotqbii $85, $85, 1
    xor $113, $35, $113
    rotqbyi $34, $12, 2
    xor $56, $40, $98
    lnop
    orc $90, $89, $90
    lnop
    selb $124, $123, $124, $15
    shufb $80, $57, $5, $80
    xor $75, $75, $111
    rotqby $94, $94, $71
    xor $21, $21, $77
    lnop
    selb $106, $106, $123, $92
    lnop
    and $35, $35, $113
    lnop
    xor $38, $121, $38
    lqd $92, 1424($91)
    selb $105, $52, $105, $67
    rotqby $17, $17, $71
    xor $93, $110, $93
    lnop
    ai $52, $3, 2
    stqa $8, 0x19840
    eqv $102, $102, $100
    lnop
    selb $87, $51, $87, $48
    stqd $80, 5904($46)
    eqv $90, $90, $88
    lnop
    selb $44, $45, $44, $112
    rotqbyi $94, $94, 13
    xor $114, $35, $114
    lnop
    eqv $35, $31, $101
    lqd $88, 1920($91)
    selb $112, $44, $112, $42
    lqd $80, 1680($91)
    andc $36, $36, $54
    shlqbii $89, $89, 1
    xor $54, $110, $11
    stqa $102, 0x19850
    selb $48, $87, $121, $48
    stqa $96, 0x19860
    and $49, $49, $125
    lqa $46, 0x18060
    xor $73, $24, $73
    stqa $90, 0x19870
    xor $107, $48, $107
    lnop
    selb $16, $2, $16, $67
    rotqbyi $17, $17, 13
    orc $2, $98, $56
    lqd $24, 6208($23)
    andi $41, $41, -16
    lnop
    xor $126, $49, $126
    stqa $36, 0x19880
    andi $94, $94, 255
    stqa $99, 0x19890
    xor $119, $14, $119
    stqa $118, 0x198a0
    selb $112, $53, $112, $93
    lqa $93, 0x18000
    xor $18, $33, $18
    rotqbii $34, $34, 1
    a $41, $41, $70
    lnop
    selb $79, $43, $27, $79
    lnop
    selb $42, $45, $44, $42
    cbd $44, 0($52)
    and $14, $14, $119
    stqa $29, 0x198b0
    selb $13, $20, $13, $87
    lqd $29, 6272($23)
    xor $120, $14, $120
    lnop
    xor $81, $81, $78
    rotqbyi $14, $41, 0
    xor $45, $115, $124
    lnop
    selb $13, $4, $13, $38
    lnop
    or $74, $74, $73
    lqd $73, 1152($91)
    selb $123, $31, $123, $126
    stqa $13, 0x198c0
    selb $117, $79, $117, $120
    lnop
    xor $38, $97, $13
    stqa $124, 0x198d0
    eqv $27, $79, $95
    lnop
    selb $43, $123, $122, $106
    stqa $98, 0x198e0
    selb $87, $39, $20, $87
    lnop
    selb $20, $117, $116, $28
    stqa $112, 0x198f0
    eqv $39, $87, $19
    rotqby $24, $24, $71
    selb $53, $42, $53, $114
    lnop
    orc $33, $124, $45
    lnop
    xor $49, $122, $106
    shlqbii $112, $112, 1
    xor $51, $116, $28
    lqd $100, 6336($23)
    andi $17, $17, 255
    lqd $5, 5024($41)
    or $81, $81, $21
    lnop
    orc $56, $56, $74
    lnop
    selb $21, $53, $110, $11
    lnop
    xor $57, $20, $30
    stqa $87, 0x19900
    xor $111, $46, $111
    rotqbyi $6, $6, 2
    and $48, $48, $107
    shufb $5, $17, $5, $37
    xor $17, $121, $109
    rotqby $29, $29, $71
    selb $30, $30, $119, $57
    lnop
    xor $46, $21, $58
    shlqbii $15, $42, 1
    xor $104, $43, $59
    lnop
    orc $55, $13, $38
    lnop
    selb $59, $59, $125, $104
    lnop
    or $18, $75, $18
    stqd $5, 5024($14)
    selb $5, $31, $33, $35
    rotqby $100, $100, $71
    orc $45, $45, $18
    lqa $84, 0x18010
    selb $61, $79, $2, $27
    lqd $62, 5200($41)
    selb $58, $58, $113, $46
    lnop
    andi $52, $52, -16
    shufb $75, $86, $92, $10
    selb $30, $120, $117, $30
    rotqbyi $24, $24, 13
    selb $59, $126, $123, $59
    lnop
    selb $92, $87, $55, $39
    rotqbii $82, $82, 1
    xor $108, $48, $108
    lnop
    orc $38, $38, $81
    rotqbyi $29, $29, 13
    xor $48, $96, $61
    shufb $76, $73, $32, $10
    selb $123, $49, $123, $38
    lnop
    selb $61, $118, $61, $96
    shufb $94, $94, $62, $37
    selb $62, $99, $5, $102
    lnop
    selb $112, $112, $26, $67
    stqa $31, 0x19910
    selb $31, $54, $53, $56
    lnop
    andc $26, $62, $45
    lnop
    selb $32, $36, $92, $8
    lnop
    eqv $26, $26, $51
    stqa $79, 0x19920
    eqv $46, $113, $46
    lnop
    selb $89, $89, $7, $67
    stqd $94, 5200($14)
    eqv $104, $125, $104
    lnop
    andi $29, $29, 255
    lnop
    selb $53, $114, $53, $58
    shufb $73, $88, $60, $10
    selb $88, $74, $31, $61
    lqd $60, 5376($41)
    selb $15, $15, $34, $67
    lnop
    andc $31, $31, $74
    shlqbii $90, $90, 1
    xor $93, $93, $76
    lnop
    andi $24, $24, 255
    lnop
    andc $74, $61, $56
    lqa $34, 0x18000
    selb $58, $81, $123, $32
    lnop
    selb $117, $51, $117, $45
    lnop
    selb $51, $104, $36, $58
    lqd $91, 1664($91)
    selb $27, $2, $96, $27
    lnop
    selb $2, $46, $118, $88
    lnop
    eqv $54, $74, $54
    rotqbyi $100, $100, 13
    xor $94, $16, $112
    lnop
    xor $84, $84, $75
    lnop
    selb $87, $87, $4, $108
    lnop
    andc $63, $117, $18
    lnop
    selb $4, $87, $121, $109
    shufb $24, $24, $60, $37
    eqv $60, $15, $89
    lnop
    andi $100, $100, 255
    lnop
    nor $7, $2, $53
    lnop
    orc $79, $112, $94
    stqa $42, 0x19930
    or $93, $93, $84
    lnop
    andc $84, $32, $38
    lnop
    xor $42, $102, $5
    shufb $74, $91, $80, $10
    or $111, $111, $47
    lqd $47, 6400($23)
    nor $51, $51, $59
    stqd $24, 5376($14)
    xor $24, $4, $83
    lnop
    selb $91, $88, $46, $7
    rotqbii $6, $6, 1
    xor $34, $34, $74
    lnop
    selb $117, $18, $117, $62
    lqd $18, 5552($41)
    selb $46, $91, $54, $46
    lnop
    selb $80, $58, $104, $51
    lnop
    eqv $84, $84, $49
    lnop
    selb $15, $15, $79, $60
    lnop
    selb $104, $80, $84, $104
    lnop
    andc $88, $88, $46
    lnop
    selb $90, $90, $6, $67
    lnop
    andc $58, $58, $104
    lnop
    orc $94, $94, $93
    lnop
    selb $83, $83, $107, $24
    lnop
    orc $84, $58, $84
    lnop
    selb $58, $105, $15, $90
    lnop
    selb $104, $59, $43, $104
    lnop
    selb $43, $17, $87, $94
    lnop
    andc $59, $58, $94
    lnop
    xor $106, $84, $106
    lnop
    ai $6, $3, 3
    shufb $18, $29, $18, $37
    xor $50, $50, $78
    lnop
    eqv $57, $119, $57
    lnop
    xor $29, $106, $122
    lnop
    orc $88, $88, $54
    lnop
    selb $87, $108, $87, $83
    lnop
    xor $11, $88, $11
    lnop
    selb $83, $93, $43, $58
    lnop
    selb $54, $57, $99, $117
    lnop
    xor $92, $8, $92
    rotqbii $22, $22, 1
    eqv $24, $107, $24
    lnop
    xor $49, $11, $110
    lnop
    nor $54, $54, $30
    lnop
    xor $40, $49, $40
    lnop
    selb $3, $24, $105, $83
    stqd $18, 5552($14)
    selb $18, $117, $57, $54
    lqd $10, 5728($41)
    selb $21, $53, $21, $46
    lnop
    a $52, $52, $70
    lnop
    xor $97, $29, $97
    lnop
    nor $46, $3, $87
    lnop
    eqv $17, $59, $17
    lqa $2, 0x18050
    andi $59, $6, -16
    lnop
    selb $53, $83, $24, $46
    shufb $100, $100, $10, $37
    xor $98, $40, $98
    lnop
    shli $3, $127, 2
    lnop
    selb $122, $80, $122, $29
    lnop
    selb $24, $53, $17, $24
    lnop
    selb $39, $55, $8, $39
    lnop
    andc $83, $83, $24
    lnop
    xor $15, $90, $15
    lnop
    selb $56, $91, $56, $49
    rotqby $47, $47, $71
    selb $80, $80, $38, $29
    lnop
    orc $83, $83, $17
    lqa $17, 0x18010
    selb $27, $61, $27, $48
    lnop
    xor $38, $83, $109
    rotqbyi $47, $47, 13
    selb $57, $18, $26, $57
    lnop
    selb $48, $27, $48, $56
    lnop
    xor $109, $38, $121
    stqa $38, 0x197c0
    xor $13, $97, $13
    lnop
    selb $27, $61, $27, $56
    lnop
    andi $61, $3, -16
    lnop
    andc $117, $117, $57
    lnop
    selb $87, $87, $4, $24
    lnop
    orc $117, $117, $26
    lqa $26, 0x18020
    selb $110, $91, $110, $49
    lnop
    selb $121, $53, $121, $109
    lnop
    xor $28, $117, $28
    lnop
    xor $113, $110, $113
    stqd $100, 5728($14)
    xor $100, $28, $116
    lnop
    selb $39, $32, $39, $92
    stqa $106, 0x197d0
    xor $24, $121, $107
    shlqbii $107, $27, 1
    selb $116, $18, $116, $100
    lqa $4, 0x18060
    xor $91, $100, $115
    shlqbii $115, $11, 1
    orc $110, $113, $110
    stqa $28, 0x197e0
    xor $55, $122, $125
    lnop
    selb $98, $118, $48, $98
    lnop
    selb $83, $83, $105, $87
    stqa $11, 0x197f0
    andc $11, $123, $81
    lnop
    eqv $114, $110, $114
    lqd $110, 6080($23)
    xor $119, $116, $119
    lnop
    selb $79, $79, $90, $60
    stqa $24, 0x19800
    orc $122, $55, $122
    lnop
    selb $29, $80, $97, $29
    lqa $60, 0x18030
    xor $16, $109, $16
    lnop
    selb $49, $56, $40, $49
    lnop
    selb $92, $39, $92, $80
    shlqbii $56, $98, 1
    selb $80, $32, $39, $80
    lnop
    selb $88, $88, $118, $21
    rotqby $110, $110, $71
    eqv $122, $122, $126
    shlqbii $126, $114, 1
    andi $47, $47, 255
    lnop
    xor $60, $60, $75
    lnop
    selb $21, $115, $82, $67
    lnop
    selb $92, $36, $92, $13
    lqd $41, 5904($41)
    xor $124, $91, $124
    stqa $55, 0x19810
    orc $121, $24, $121
    lnop
    orc $116, $119, $116
    stqa $119, 0x19820
    selb $18, $18, $45, $100
    stqa $113, 0x19830
    selb $33, $33, $102, $35
    rotqbyi $35, $52, 0
    eqv $45, $121, $108
    lnop
    xor $19, $29, $19
    lnop
    andc $43, $43, $93
    rotqbyi $110, $110, 13
    selb $100, $18, $91, $100
    lnop
    xor $93, $106, $92
    lnop
    selb $33, $62, $33, $42
    lnop
    selb $94, $53, $94, $109
    rotqbyi $12, $12, 3
    selb $104, $84, $36, $104
    lnop
    xor $112, $16, $112
    shufb $37, $47, $41, $37
    eqv $116, $116, $120
    lnop
    a $5, $61, $70
    lqd $61, 6144($23)
    selb $109, $94, $16, $109
    stqa $45, 0x19840
    xor $120, $49, $95
    rotqbii $9, $9, 1
    selb $42, $33, $42, $18
    lnop
    selb $18, $62, $33, $18
    stqa $122, 0x19850
    selb $79, $58, $79, $15
    lnop
    selb $124, $99, $42, $124
    lnop
    selb $15, $79, $15, $94
    shlqbii $113, $113, 1
    xor $42, $100, $101
    stqa $116, 0x19860
    xor $101, $28, $124
    lnop
    eqv $33, $18, $119
    lnop
    xor $89, $109, $89
    lnop
    xor $26, $26, $76
    stqa $114, 0x19870
    orc $114, $92, $93
    rotqby $61, $61, $71
    orc $62, $101, $111
    lnop
    and $29, $29, $19
    rotqbii $12, $12, 1
    and $100, $100, $42
    lqd $95, 6208($23)
    andi $110, $110, 255
    stqa $43, 0x19880
    and $49, $49, $120
    lnop
    selb $20, $30, $20, $57
    lnop
    xor $30, $40, $88
    lnop
    orc $101, $124, $101
    stqa $11, 0x19890
    xor $49, $49, $96
    stqd $37, 5904($14)
    xor $14, $100, $102
    lnop
    or $25, $50, $25
    rotqbyi $61, $61, 13
    xor $8, $29, $8
    lqd $29, 5024($52)
    selb $118, $27, $118, $49
    lnop
    selb $9, $56, $9, $67
    stqa $63, 0x198a0
    selb $94, $58, $79, $94
    lqd $58, 4496($5)
    eqv $79, $80, $55
    rotqby $95, $95, $71
    selb $56, $18, $101, $33
    lnop
    selb $112, $105, $15, $112
    stqa $31, 0x198b0
    andi $61, $61, 255
    lnop
    xor $15, $38, $112
    lqd $50, 6272($23)
    a $59, $59, $70
    shufb $110, $110, $29, $44
    selb $113, $113, $22, $67
    lnop
    xor $22, $97, $104
    lqd $29, 4672($5)
    selb $117, $117, $99, $20
    lnop
    selb $20, $80, $114, $79
    stqa $112, 0x198c0
    selb $37, $118, $40, $88
    stqd $110, 5024($35)
    xor $110, $91, $117
    stqa $92, 0x198d0
    selb $102, $30, $118, $62
    lnop
    selb $36, $80, $36, $8
    lnop
    orc $100, $112, $15
    rotqby $50, $50, $71
    selb $107, $107, $12, $67
    lqd $12, 5200($52)
    or $26, $26, $60
    lqd $60, 4144($5)
    selb $96, $36, $97, $104
    stqa $124, 0x198e0
    selb $57, $63, $56, $116
    lnop
    and $109, $109, $89
    stqa $98, 0x198f0
    orc $98, $93, $25
    lnop
    xor $41, $109, $90
    rotqbyi $95, $95, 13
    andc $109, $57, $62
    shufb $12, $61, $12, $44
    xor $61, $96, $51
    lqd $90, 6336($23)
    selb $114, $114, $122, $79
    lnop
    selb $99, $18, $99, $14
    lnop
    selb $79, $111, $102, $57
    lnop
    xor $93, $21, $9
    rotqbyi $50, $50, 13
    xor $47, $37, $7
    stqa $94, 0x19900
    selb $51, $51, $19, $61
    lqd $53, 4320($5)
    orc $15, $15, $26
    lnop
    selb $105, $94, $105, $41
    stqd $12, 5200($35)
    eqv $12, $107, $113
    lqa $13, 0x18050
    eqv $61, $19, $61
    lnop
    eqv $109, $109, $30
    rotqby $90, $90, $71
    andi $95, $95, 255
    lnop
    selb $30, $105, $16, $83
    lnop
    selb $82, $22, $36, $15
    lnop
    eqv $84, $120, $47
    lnop
    xor $121, $16, $83
    lnop
    selb $108, $110, $99, $98
    stqa $80, 0x19910
    eqv $80, $94, $24
    lqd $115, 5376($52)
    selb $7, $7, $120, $47
    stqa $18, 0x19920
    selb $94, $94, $100, $80
    lnop
    xor $17, $17, $73
    lnop
    selb $18, $99, $91, $117
    lnop
    selb $47, $49, $118, $7
    stqa $27, 0x19930
    andc $81, $102, $111
    shufb $115, $95, $115, $44
    selb $111, $126, $85, $67
    shlqbii $31, $31, 1
    orc $85, $9, $93
    lqd $126, 6400($23)
    selb $27, $43, $94, $45
    lnop
    selb $95, $84, $63, $79
    stqd $115, 5376($35)
    or $17, $34, $17
    lnop
    andc $34, $27, $15
    lnop
    andi $50, $50, 255
    cbd $32, 0($6)
    orc $93, $93, $17
    rotqbyi $90, $90, 13
    xor $6, $30, $46
    lqd $115, 5552($52)
    xor $102, $18, $54
    lnop
    selb $31, $31, $103, $67
    rotqby $126, $126, $71
    selb $107, $107, $85, $12
    lnop
    eqv $22, $34, $22
    lqa $34, 0x18070
    selb $118, $31, $107, $111
    lnop
    nor $103, $95, $47
    lnop
    andc $95, $118, $93
    lnop
    selb $54, $54, $42, $102
    shufb $115, $50, $115, $44
    selb $50, $26, $82, $27
    lnop
    selb $7, $79, $84, $103
    lnop
    selb $100, $100, $45, $80
    rotqbyi $126, $126, 13
    eqv $95, $95, $121
    lnop
    selb $80, $121, $105, $93
    lqa $39, 0x18040
    selb $123, $11, $20, $122
    lnop
    selb $36, $8, $36, $51
    lnop
    eqv $51, $89, $6
    lnop
    selb $54, $14, $99, $54
    stqd $115, 5552($35)
    andi $126, $126, 255
    lnop
    xor $48, $45, $94
    lnop
    selb $10, $7, $109, $84
    lqd $84, 5728($52)
    andc $87, $108, $25
    lnop
    selb $6, $46, $89, $6
    lnop
    andc $46, $123, $98
    lnop
    eqv $102, $42, $102
    lnop
    selb $105, $41, $105, $6
    lnop
    andc $79, $79, $10
    lnop
    selb $94, $61, $43, $50
    lnop
    selb $99, $17, $80, $118
    rotqby $6, $53, $3
    nor $115, $94, $36
    lnop
    xor $107, $111, $107
    lnop
    andi $90, $90, 255
    rotqby $58, $58, $3
    orc $53, $79, $109
    lnop
    selb $79, $50, $61, $115
    lnop
    selb $109, $51, $31, $99
    lnop
    selb $61, $79, $22, $61
    shufb $90, $90, $84, $44
    selb $108, $25, $108, $123
    lnop
    nor $121, $109, $105
    lnop
    selb $109, $102, $11, $108
    lqd $25, 4848($5)
    selb $36, $36, $96, $61
    stqd $90, 5728($35)
    eqv $110, $46, $110
    lqa $46, 0x18030
    nor $109, $109, $54
    lnop
    selb $94, $99, $51, $121
    lnop
    xor $20, $122, $20
    lqd $52, 5904($52)
    selb $125, $108, $102, $109
    lnop
    xor $84, $53, $88
    lnop
    selb $88, $125, $110, $102
    lnop
    andc $50, $50, $61
    lnop
    andc $108, $108, $88
    lnop
    orc $22, $50, $22
    rotqbyi $50, $59, 0
    orc $110, $108, $110
    lnop
    selb $51, $94, $95, $51
    lnop
    xor $96, $22, $104
    shufb $126, $126, $52, $44
    andc $99, $99, $51
    lnop
    xor $44, $84, $40
    lnop
    orc $52, $99, $95
    lqa $61, 0x18000
    xor $90, $110, $117
    lnop
    xor $117, $96, $97
    lnop
    xor $102, $52, $83
    lnop
    xor $104, $90, $91
    lnop
    andc $99, $80, $17
    lnop
    xor $80, $102, $16
    stqa $102, 0x197c0
    xor $108, $44, $28
    lnop
    selb $16, $94, $16, $80
    stqd $126, 5904($35)
    selb $40, $7, $40, $44
    stqa $96, 0x197d0
    selb $18, $54, $18, $88
    lnop
    selb $97, $79, $97, $117
    stqa $90, 0x197e0
    selb $33, $101, $116, $33
    stqa $84, 0x197f0
    xor $95, $97, $19
    lqd $19, 5024($59)
    xor $101, $16, $89
    lqa $54, 0x18020
    selb $35, $27, $100, $48
    lqd $100, 6080($23)
    orc $16, $101, $16
    lnop
    selb $28, $94, $93, $80
    rotqbii $17, $6, 1
    selb $91, $125, $91, $104
    stqa $101, 0x19800
    xor $83, $40, $120
    stqa $95, 0x19810
    xor $89, $91, $42
    rotqbii $42, $58, 1
    orc $97, $95, $97
    rotqby $94, $100, $71
    orc $40, $83, $40
    stqa $89, 0x19820
    orc $91, $89, $91
    stqa $83, 0x19830
    andc $93, $82, $26
    lqd $26, 3968($5)
    eqv $100, $16, $41
    lqd $16, 6144($23)
    xor $120, $117, $38
    rotqbyi $38, $94, 13
    eqv $94, $97, $8
    lqa $8, 0x18060
    eqv $88, $91, $14
    stqa $100, 0x19840
    eqv $82, $40, $49
    stqa $94, 0x19850
    xor $126, $80, $21
    stqa $88, 0x19860
    selb $21, $123, $114, $20
    lnop
    selb $85, $85, $111, $12
    stqa $82, 0x19870
    selb $62, $7, $62, $44
    lqd $7, 6208($23)
    andi $38, $38, 255
    rotqby $16, $16, $71
    xor $56, $116, $56
    lnop
    selb $79, $79, $15, $117
    shufb $19, $38, $19, $32
    selb $38, $125, $98, $104
    lnop
    selb $15, $28, $126, $80
    rotqbyi $16, $16, 13
    xor $114, $104, $106
    rotqby $7, $7, $71
    selb $44, $62, $108, $44
    stqd $19, 5024($50)
    selb $85, $118, $85, $107
    lqd $19, 5200($59)
    selb $33, $57, $33, $56
    stqa $99, 0x19880
    selb $107, $85, $107, $28
    rotqbyi $7, $7, 13
    andi $16, $16, 255
    stqa $93, 0x19890
    xor $9, $126, $9
    lnop
    selb $56, $33, $56, $62
    stqa $87, 0x198a0
    selb $117, $79, $120, $117
    shufb $16, $16, $19, $32
    selb $98, $31, $107, $9
    stqa $81, 0x198b0
    selb $48, $35, $48, $79
    lnop
    xor $107, $114, $92
    lqd $9, 6272($23)
    xor $34, $34, $75
    stqa $98, 0x198c0
    xor $112, $120, $112
    lnop
    andi $19, $7, 255
    shlqbii $12, $82, 1
    ai $40, $127, 1
    stqd $16, 5200($50)
    selb $20, $21, $20, $38
    lqd $16, 5376($59)
    xor $124, $108, $124
    lqa $49, 0x18010
    xor $39, $39, $76
    rotqby $7, $60, $3
    selb $92, $43, $48, $112
    rotqby $9, $9, $71
    selb $86, $11, $20, $107
    lnop
    selb $80, $63, $56, $124
    stqa $92, 0x198d0
    xor $107, $44, $119
    stqa $86, 0x198e0
    selb $91, $27, $35, $79
    shufb $16, $19, $16, $32
    selb $97, $118, $85, $28
    stqa $80, 0x198f0
    selb $85, $123, $21, $38
    lqd $123, 6336($23)
    andi $21, $40, 7
    stqa $97, 0x19900
    xor $125, $15, $113
    rotqbyi $9, $9, 13
    selb $30, $105, $30, $51
    stqd $16, 5376($50)
    selb $79, $57, $33, $62
    lqd $33, 5552($59)
    xor $13, $13, $75
    stqa $91, 0x19910
    andi $9, $9, 255
    stqa $85, 0x19920
    xor $57, $90, $86
    stqa $79, 0x19930
    or $62, $39, $13
    rotqby $123, $123, $71
    and $15, $15, $125
    lqd $23, 6400($23)
    xor $13, $8, $78
    shufb $9, $9, $33, $32
    selb $104, $38, $114, $104
    shlqbii $38, $79, 1
    selb $8, $12, $17, $67
    shlqbii $33, $84, 1
    xor $119, $117, $24
    rotqbyi $123, $123, 13
    xor $124, $15, $111
    stqd $9, 5552($50)
    and $44, $44, $107
    lqd $9, 5728($59)
    xor $113, $104, $55
    lnop
    and $117, $117, $119
    rotqby $23, $23, $71
    andi $123, $123, 255
    shlqbii $55, $81, 1
    xor $106, $44, $116
    lnop
    xor $118, $117, $45
    lnop
    and $117, $104, $113
    shufb $123, $123, $9, $32
    selb $105, $79, $63, $106
    hbrr affine_steady_tap_branch, affine_steady_tap_loop
    selb $116, $22, $43, $36
    rotqbyi $23, $23, 13
    rotmi $40, $40, -3
    rotqbyi $22, $58, 3
    selb $10, $47, $37, $10
    stqd $123, 5728($50)
    shli $21, $21, 5
    lnop
    selb $104, $53, $63, $10
    lqd $59, 5904($59)
    xor $112, $117, $122
    lnop
    andi $23, $23, 255
    lnop
    selb $53, $105, $108, $104
    lnop
    selb $123, $97, $31, $124
    rotqby $9, $29, $3
    eqv $29, $85, $89
    lnop
    selb $117, $91, $43, $118
    shufb $23, $23, $59, $32
    selb $122, $52, $31, $30
    lqa $30, 0x18070
    selb $110, $110, $11, $18
    lnop
    orc $18, $86, $57
    lnop
    andi $31, $71, -16
    stqd $23, 5904($50)
    selb $111, $85, $11, $112
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
