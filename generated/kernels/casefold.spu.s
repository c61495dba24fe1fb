# casefold in the wavefront layout, 8 rows a lane, for spu.
#
# Made by: minterm compile casefold --layout wavefront --target spu --alphabet ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz --rows 8 --emit asm
#
# Local store:
#     0x18000 a         planes of a's symbols, one word a register and plane
#     0x18280 windows   windows of b's symbols, eight shifted copies a residue and plane
#     0x1aa80 active    windows of "column exists", eight shifted copies a residue
#     0x1b280 vertical  vertical flow, one word a register and plane, in and out
#     0x1b380 down      downward flow of the last step, one word a register and plane, in and out
#     0x1b480 top       top edge, one byte a column and plane, in
#     0x1b720 bottom    bottom edge, one byte a step and plane, out
#     0x1b9c0 tap       scratch, one word a plane and register
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
#     recurrence casefold
#       predicate fold: 308 of 65536 pairs
#       int D[0][j] = j
#       int D[i][0] = i
#       int D[i][j] = min(D[i-1][j] + 1, D[i][j-1] + 1, D[i-1][j-1] + (fold ? 0 : 1))
#       answer D[m][n]
#
# Codes of symbols, of which bit p is in plane p:
#     a and b: 'A' 0, 'B' 1, 'C' 2, 'D' 3, 'E' 4, 'F' 5, 'G' 6, 'H' 7, 'I' 8, 'J' 9, 'K' 10, 'L' 11
#              'M' 12, 'N' 13, 'O' 14, 'P' 15, 'Q' 16, 'R' 17, 'S' 18, 'T' 19, 'U' 20, 'V' 21, 'W' 22, 'X' 23
#              'Y' 24, 'Z' 25, 'a' 0, 'b' 1, 'c' 2, 'd' 3, 'e' 4, 'f' 5, 'g' 6, 'h' 7, 'i' 8, 'j' 9
#              'k' 10, 'l' 11, 'm' 12, 'n' 13, 'o' 14, 'p' 15, 'q' 16, 'r' 17, 's' 18, 't' 19, 'u' 20, 'v' 21
#              'w' 22, 'x' 23, 'y' 24, 'z' 25
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
#     a         word (r % 8) * 5 + p: plane p of the symbols of its rows
#     windows   sequence x * 5 + p, for x from 0 to 7: 128 zeros, then plane p of the columns x, x + 8,
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
# A cell: 6 gates, fewer than 4 are impossible (shipped).
# spu: 15 gates, depth 7, 0 moves, 14 live registers
# inputs v0 v1 h0 h1 a0 a1 a2 a3 a4 b0 b1 b2 b3 b4
# g0 = xor(a0, b0)
# g1 = xor(a1, b1)
# g2 = nor(g0, g1)
# g3 = xor(a2, b2)
# g4 = andc(g2, g3)
# g5 = xor(a3, b3)
# g6 = andc(g4, g5)
# g7 = xor(a4, b4)
# g8 = orc(g7, g6)
# g9 = andc(g8, v1)
# g10 = and(g8, h1)
# g11 = selb(h1, h0, g9)
# g12 = selb(h0, v1, g9)
# g13 = selb(v1, v0, g10)
# g14 = or(v0, g10)
# v0' = g11
# v1' = g12
# h0' = g13
# h1' = g14

constants:
    .long 0x00018000, 0x00018000, 0x00018000, 0x00018000
    .long 0x03030303, 0x03030303, 0x03030303, 0x03030303
    .long 0x00010203, 0x04050607, 0x08090a0b, 0x0c0d0e0f
    .long 0x0001a000, 0x0001a000, 0x0001a000, 0x0001a000
    .long 0x00000000, 0x00000000, 0x00000000, 0x00000001
    .long 0x01020304, 0x05060708, 0x090a0b0c, 0x0d0e0f10

.global casefold_edge
.align 3
casefold_edge:
    lqa $51, 0x0
    lqa $50, 0x10
    lqa $49, 0x20
    lqa $48, 0x30
    lqa $47, 0x40
    lqa $46, 0x50
    lqa $126, 0x1b280
    lqa $125, 0x1b290
    lqa $124, 0x1b2a0
    lqa $123, 0x1b2b0
    lqa $122, 0x1b2c0
    lqa $121, 0x1b2d0
    lqa $120, 0x1b2e0
    lqa $119, 0x1b2f0
    lqa $118, 0x1b300
    lqa $117, 0x1b310
    lqa $116, 0x1b320
    lqa $115, 0x1b330
    lqa $114, 0x1b340
    lqa $113, 0x1b350
    lqa $112, 0x1b360
    lqa $111, 0x1b370
    lqa $110, 0x1b380
    lqa $109, 0x1b390
    lqa $108, 0x1b3a0
    lqa $107, 0x1b3b0
    lqa $106, 0x1b3c0
    lqa $105, 0x1b3d0
    lqa $104, 0x1b3e0
    lqa $103, 0x1b3f0
    lqa $102, 0x1b400
    lqa $101, 0x1b410
    lqa $100, 0x1b420
    lqa $99, 0x1b430
    lqa $98, 0x1b440
    lqa $97, 0x1b450
    lqa $96, 0x1b460
    lqa $95, 0x1b470
    andi $6, $3, 7
    rotmi $7, $3, -3
    shli $6, $6, 5
    a $6, $6, $7
    andi $7, $6, -16
    a $8, $7, $51
    lqd $9, 1920($8)
    lqd $10, 1936($8)
    shufb $6, $6, $6, $50
    andbi $6, $6, 15
    a $6, $6, $49
    shufb $94, $9, $10, $6
    lqd $9, 2176($8)
    lqd $10, 2192($8)
    shufb $93, $9, $10, $6
    lqd $9, 2432($8)
    lqd $10, 2448($8)
    shufb $92, $9, $10, $6
    lqd $9, 2688($8)
    lqd $10, 2704($8)
    shufb $91, $9, $10, $6
    lqd $9, 2944($8)
    lqd $10, 2960($8)
    shufb $90, $9, $10, $6
    a $7, $7, $48
    lqd $9, 2944($7)
    lqd $10, 2960($7)
    shufb $89, $9, $10, $6
    lqd $9, 3200($8)
    lqd $10, 3216($8)
    shufb $88, $9, $10, $6
    lqd $9, 3456($8)
    lqd $10, 3472($8)
    shufb $87, $9, $10, $6
    lqd $9, 3712($8)
    lqd $10, 3728($8)
    shufb $86, $9, $10, $6
    lqd $9, 3968($8)
    lqd $10, 3984($8)
    shufb $85, $9, $10, $6
    lqd $9, 4224($8)
    lqd $10, 4240($8)
    shufb $84, $9, $10, $6
    lqd $9, 3200($7)
    lqd $10, 3216($7)
    shufb $83, $9, $10, $6
    lqd $9, 4480($8)
    lqd $10, 4496($8)
    shufb $82, $9, $10, $6
    lqd $9, 4736($8)
    lqd $10, 4752($8)
    shufb $81, $9, $10, $6
    lqd $9, 4992($8)
    lqd $10, 5008($8)
    shufb $80, $9, $10, $6
    lqd $9, 5248($8)
    lqd $10, 5264($8)
    shufb $79, $9, $10, $6
    lqd $9, 5504($8)
    lqd $10, 5520($8)
    shufb $78, $9, $10, $6
    lqd $9, 3456($7)
    lqd $10, 3472($7)
    shufb $77, $9, $10, $6
    lqd $9, 5760($8)
    lqd $10, 5776($8)
    shufb $76, $9, $10, $6
    lqd $9, 6016($8)
    lqd $10, 6032($8)
    shufb $75, $9, $10, $6
    lqd $9, 6272($8)
    lqd $10, 6288($8)
    shufb $74, $9, $10, $6
    lqd $9, 6528($8)
    lqd $10, 6544($8)
    shufb $73, $9, $10, $6
    lqd $9, 6784($8)
    lqd $10, 6800($8)
    shufb $72, $9, $10, $6
    lqd $9, 3712($7)
    lqd $10, 3728($7)
    shufb $71, $9, $10, $6
    lqd $9, 7040($8)
    lqd $10, 7056($8)
    shufb $70, $9, $10, $6
    lqd $9, 7296($8)
    lqd $10, 7312($8)
    shufb $69, $9, $10, $6
    lqd $9, 7552($8)
    lqd $10, 7568($8)
    shufb $68, $9, $10, $6
    lqd $9, 7808($8)
    lqd $10, 7824($8)
    shufb $67, $9, $10, $6
    lqd $9, 8064($8)
    lqd $8, 8080($8)
    shufb $66, $9, $8, $6
    lqd $8, 3968($7)
    lqd $9, 3984($7)
    shufb $65, $8, $9, $6
    lqd $8, 128($7)
    lqd $9, 144($7)
    shufb $64, $8, $9, $6
    lqd $8, 384($7)
    lqd $9, 400($7)
    shufb $63, $8, $9, $6
    lqd $8, 640($7)
    lqd $9, 656($7)
    shufb $62, $8, $9, $6
    lqd $8, 896($7)
    lqd $9, 912($7)
    shufb $61, $8, $9, $6
    lqd $8, 1152($7)
    lqd $9, 1168($7)
    shufb $60, $8, $9, $6
    lqd $8, 4224($7)
    lqd $9, 4240($7)
    shufb $59, $8, $9, $6
    lqd $8, 1408($7)
    lqd $9, 1424($7)
    shufb $58, $8, $9, $6
    lqd $8, 1664($7)
    lqd $9, 1680($7)
    shufb $57, $8, $9, $6
    lqd $8, 1920($7)
    lqd $9, 1936($7)
    shufb $56, $8, $9, $6
    lqd $8, 2176($7)
    lqd $9, 2192($7)
    shufb $55, $8, $9, $6
    lqd $8, 2432($7)
    lqd $9, 2448($7)
    shufb $54, $8, $9, $6
    lqd $8, 4480($7)
    lqd $7, 4496($7)
    shufb $53, $8, $7, $6
    sf $52, $3, $4
    ori $127, $3, 0
    cgti $2, $52, 0
    brz $2, casefold_edge_end
    lqa $2, 0x18260
    lqa $3, 0x18250
    lqa $4, 0x18250
    lqa $5, 0x18170
    lqa $6, 0x18180
    lqa $7, 0x181d0
    lqa $8, 0x18270
    lqa $9, 0x18220
    lqa $10, 0x180f0
    lqa $11, 0x18240
    lqa $12, 0x18140
    shlqbii $13, $95, 1
    lqa $14, 0x18190
    lqa $15, 0x181b0
    lqa $16, 0x18190
    lqa $17, 0x18260
    lqa $18, 0x18210
    lqa $19, 0x18150
    lqa $20, 0x18120
    lqa $21, 0x18110
    lqa $22, 0x18160
    lqa $23, 0x18230
    lqa $24, 0x18240
# 1119 cycles an iteration, 1119 at least: 1119 instructions for the even pipe, 543 for the odd one; 0 cycles of nops alone
.align 3
casefold_edge_loop:
    ai $95, $127, 1
    lnop
    xor $90, $8, $90
    lnop
    andi $8, $95, 7
    lqa $25, 0x18230
    xor $19, $19, $75
    lqa $26, 0x181e0
    shli $8, $8, 5
    lnop
    rotmi $95, $95, -3
    lnop
    xor $93, $24, $93
    lqa $24, 0x18130
    xor $3, $3, $62
    lqa $27, 0x18200
    xor $14, $14, $82
    lqa $28, 0x181a0
    shli $29, $127, 3
    lnop
    xor $92, $4, $92
    lnop
    xor $25, $25, $88
    lnop
    a $95, $8, $95
    lnop
    andi $8, $29, -16
    lnop
    xor $22, $22, $74
    lqa $4, 0x18010
    a $30, $8, $48
    lnop
    xor $94, $23, $94
    lqa $23, 0x18150
    xor $27, $27, $86
    lqa $8, 0x18070
    andi $31, $95, -16
    lnop
    xor $91, $17, $91
    lqa $17, 0x181f0
    nor $94, $94, $93
    lnop
    xor $15, $15, $80
    lnop
    xor $12, $12, $76
    shufb $95, $95, $95, $50
    xor $28, $28, $81
    lnop
    xor $18, $18, $85
    lqd $93, 5584($30)
    xor $85, $2, $85
    lnop
    xor $17, $17, $87
    lnop
    andc $94, $94, $92
    lnop
    a $2, $31, $51
    lnop
    andc $94, $94, $91
    lqa $91, 0x18100
    nor $14, $14, $28
    lnop
    andbi $95, $95, 15
    rotqby $28, $93, $29
    xor $9, $9, $84
    lqa $93, 0x181c0
    orc $94, $90, $94
    shlqbii $96, $96, 1
    andc $14, $14, $15
    lqd $15, 896($2)
    a $32, $95, $49
    lqd $95, 1680($2)
    nor $12, $12, $19
    lqa $19, 0x180c0
    xor $88, $26, $88
    lnop
    xor $24, $24, $66
    lqd $26, 1664($2)
    xor $20, $20, $67
    lnop
    xor $93, $93, $79
    lnop
    xor $91, $91, $69
    lqd $90, 912($2)
    xor $87, $11, $87
    lnop
    nor $88, $88, $17
    lnop
    andc $93, $14, $93
    lqd $14, 5248($30)
    ai $127, $127, 1
    lnop
    and $17, $94, $97
    lnop
    andc $88, $88, $27
    lnop
    andc $94, $94, $111
    lnop
    nor $87, $25, $87
    lqd $25, 640($2)
    xor $5, $5, $67
    lqa $27, 0x180d0
    xor $19, $19, $62
    lnop
    xor $6, $6, $72
    lqa $11, 0x18170
    xor $7, $7, $78
    lnop
    andc $88, $88, $18
    lnop
    xor $10, $10, $70
    rotqby $14, $14, $29
    orc $93, $7, $93
    lqa $7, 0x18270
    orc $88, $9, $88
    lnop
    andc $12, $12, $22
    lqa $22, 0x18060
    andc $9, $88, $113
    lqa $18, 0x180e0
    or $92, $112, $17
    lnop
    xor $8, $8, $56
    lnop
    and $88, $88, $99
    lqa $33, 0x18250
    selb $99, $99, $100, $9
    lnop
    selb $97, $97, $98, $94
    shufb $15, $15, $90, $32
    selb $99, $114, $99, $83
    lnop
    xor $84, $7, $84
    lqa $7, 0x18050
    a $31, $31, $48
    shufb $95, $26, $95, $32
    selb $100, $100, $113, $9
    rotqbii $9, $14, 1
    xor $11, $11, $73
    rotqbii $26, $28, 1
    selb $17, $111, $112, $17
    lqa $90, 0x181d0
    selb $98, $98, $111, $94
    lqa $94, 0x18080
    andc $11, $12, $11
    lnop
    selb $111, $111, $98, $89
    lnop
    andc $98, $93, $115
    lnop
    orc $6, $6, $11
    lnop
    xor $27, $27, $61
    lqd $11, 656($2)
    selb $12, $102, $115, $98
    lnop
    selb $112, $112, $97, $89
    lqa $97, 0x18030
    andc $89, $6, $117
    lnop
    selb $13, $13, $26, $47
    lnop
    nor $91, $10, $91
    lnop
    xor $22, $22, $57
    lqa $10, 0x180b0
    xor $7, $7, $58
    lnop
    selb $26, $103, $104, $89
    lnop
    xor $21, $21, $68
    lnop
    and $103, $6, $103
    lqa $6, 0x180a0
    andc $91, $91, $21
    shufb $11, $25, $11, $32
    xor $25, $90, $95
    lnop
    nor $7, $7, $22
    lqd $22, 1408($2)
    selb $102, $101, $102, $98
    lqd $98, 1424($2)
    andc $91, $91, $20
    lqa $20, 0x18000
    selb $104, $104, $117, $89
    lqd $89, 2688($31)
    and $101, $93, $101
    lnop
    selb $96, $96, $9, $47
    lqa $9, 0x180b0
    andc $7, $7, $8
    lnop
    xor $4, $4, $15
    lqa $8, 0x18090
    xor $18, $18, $60
    lnop
    xor $6, $6, $64
    lnop
    xor $10, $10, $15
    lnop
    xor $9, $9, $63
    lqa $93, 0x18040
    orc $91, $24, $91
    lnop
    nor $6, $6, $9
    lnop
    selb $9, $117, $118, $103
    lnop
    and $24, $91, $105
    lnop
    andc $6, $6, $19
    lqd $19, 1152($2)
    xor $94, $94, $55
    lnop
    andc $91, $91, $119
    lnop
    andc $6, $6, $27
    lnop
    selb $102, $116, $102, $77
    lnop
    orc $6, $18, $6
    shufb $98, $22, $98, $32
    andc $94, $7, $94
    lqa $7, 0x18210
    andc $22, $6, $121
    lnop
    xor $8, $8, $54
    lnop
    xor $20, $20, $11
    lnop
    or $103, $118, $103
    lnop
    xor $97, $97, $98
    lnop
    selb $105, $105, $106, $91
    lnop
    or $18, $120, $24
    rotqbyi $27, $14, 1
    xor $86, $33, $86
    lqa $33, 0x18200
    selb $24, $119, $120, $24
    lnop
    orc $94, $8, $94
    lnop
    selb $120, $120, $105, $65
    lnop
    selb $118, $118, $26, $71
    lqd $26, 1168($2)
    selb $106, $106, $119, $91
    lnop
    andc $91, $94, $123
    lqa $105, 0x181a0
    nor $4, $20, $4
    lnop
    selb $20, $109, $110, $91
    lqa $8, 0x18020
    selb $100, $113, $100, $83
    lnop
    selb $113, $113, $114, $88
    shufb $19, $19, $26, $32
    selb $26, $107, $108, $22
    lqa $90, 0x18230
    xor $93, $93, $95
    lnop
    selb $110, $110, $123, $91
    lnop
    xor $8, $8, $19
    lnop
    selb $91, $115, $116, $101
    lqa $21, 0x181f0
    andc $87, $87, $86
    lnop
    and $109, $94, $109
    lnop
    andc $4, $4, $8
    lnop
    selb $20, $124, $20, $53
    lnop
    andc $97, $4, $97
    rotqbii $27, $27, 1
    selb $108, $108, $121, $22
    lnop
    orc $97, $93, $97
    lnop
    andc $87, $87, $85
    lqa $85, 0x18220
    selb $119, $119, $106, $65
    lqa $106, 0x18140
    and $107, $6, $107
    lqd $6, 2704($31)
    xor $16, $16, $76
    lnop
    orc $87, $84, $87
    lqa $84, 0x180b0
    andc $93, $97, $125
    lqd $22, 2176($2)
    xor $105, $105, $75
    shlqbii $4, $17, 1
    selb $8, $13, $96, $93
    lnop
    nor $105, $16, $105
    lnop
    selb $96, $96, $125, $93
    lqd $16, 2448($2)
    selb $86, $123, $124, $109
    lnop
    selb $123, $123, $110, $53
    lqa $110, 0x181e0
    xor $21, $21, $81
    lqa $93, 0x180d0
    and $97, $97, $13
    shufb $6, $89, $6, $32
    selb $117, $117, $104, $71
    rotqbyi $104, $28, 1
    or $124, $124, $109
    lnop
    xor $106, $106, $70
    lnop
    xor $110, $110, $82
    lnop
    xor $23, $23, $69
    lqa $109, 0x18180
    selb $89, $125, $126, $97
    lnop
    or $97, $126, $97
    lnop
    xor $82, $90, $82
    lnop
    nor $106, $106, $23
    shlqbii $23, $92, 1
    selb $126, $126, $8, $6
    lnop
    selb $115, $115, $12, $77
    lqd $12, 2192($2)
    xor $85, $85, $78
    lnop
    xor $7, $7, $79
    lnop
    selb $4, $4, $27, $47
    lnop
    xor $33, $33, $80
    lqa $27, 0x18080
    selb $8, $121, $122, $107
    lqd $90, 2960($2)
    selb $26, $122, $26, $59
    lnop
    or $116, $116, $101
    lnop
    or $122, $122, $107
    lqa $107, 0x180c0
    nor $110, $110, $21
    rotqbii $104, $104, 1
    andc $21, $87, $111
    lqa $101, 0x181c0
    or $114, $114, $88
    lnop
    andc $110, $110, $33
    lqa $33, 0x18110
    selb $88, $114, $113, $21
    lqa $13, 0x181d0
    andc $110, $110, $7
    lqa $7, 0x180e0
    xor $34, $93, $55
    lqa $94, 0x18130
    and $114, $87, $114
    lqa $87, 0x181d0
    orc $110, $85, $110
    lqa $85, 0x181b0
    selb $121, $121, $108, $59
    lqa $108, 0x18160
    selb $104, $23, $104, $47
    shufb $93, $22, $12, $32
    selb $88, $112, $88, $83
    lnop
    andc $12, $110, $100
    lnop
    xor $109, $109, $66
    lnop
    xor $85, $85, $74
    lnop
    selb $22, $91, $100, $12
    lnop
    selb $125, $125, $96, $6
    lnop
    selb $113, $113, $111, $21
    lqa $21, 0x18260
    xor $108, $108, $68
    lnop
    selb $22, $100, $22, $77
    lnop
    selb $113, $111, $113, $83
    lqd $83, 2944($2)
    xor $101, $101, $73
    lnop
    andc $105, $105, $85
    lqa $85, 0x18010
    xor $33, $33, $62
    lqa $96, 0x180f0
    xor $87, $87, $72
    lnop
    and $110, $110, $116
    lnop
    xor $94, $94, $60
    lnop
    andc $108, $106, $108
    lqa $106, 0x18100
    selb $116, $116, $91, $12
    shufb $90, $83, $90, $32
    xor $96, $96, $64
    lnop
    selb $100, $100, $99, $110
    lqa $83, 0x18070
    xor $79, $21, $79
    lqa $21, 0x18120
    andc $105, $105, $101
    lnop
    andc $108, $108, $5
    lqd $5, 2704($2)
    xor $106, $106, $63
    lqa $101, 0x18030
    or $110, $99, $110
    lqd $91, 2432($2)
    orc $105, $87, $105
    lnop
    orc $109, $109, $108
    shufb $17, $17, $17, $46
    xor $21, $21, $61
    lnop
    nor $106, $96, $106
    lnop
    xor $85, $85, $93
    shufb $96, $92, $92, $46
    andc $108, $105, $115
    lnop
    andc $87, $109, $117
    lqa $12, 0x18000
    selb $116, $99, $116, $77
    lqa $99, 0x18060
    andc $106, $106, $33
    lqa $33, 0x18020
    and $105, $105, $103
    lnop
    xor $27, $27, $98
    lnop
    andc $106, $106, $21
    lnop
    and $109, $109, $18
    lnop
    selb $103, $103, $9, $108
    lqd $21, 1920($2)
    orc $106, $94, $106
    shufb $92, $91, $16, $32
    selb $91, $24, $117, $87
    lnop
    and $16, $106, $122
    lqa $94, 0x180a0
    selb $111, $111, $112, $114
    lnop
    selb $23, $117, $91, $65
    lnop
    or $114, $112, $114
    lnop
    selb $87, $18, $24, $87
    lqa $18, 0x18050
    selb $108, $9, $115, $108
    lqa $9, 0x180a0
    xor $84, $84, $57
    lqd $24, 1936($2)
    xor $94, $94, $58
    lnop
    xor $99, $99, $15
    lnop
    xor $107, $107, $56
    lnop
    xor $7, $7, $54
    lnop
    xor $18, $18, $11
    shufb $17, $17, $111, $46
    xor $33, $33, $92
    lqd $112, 2688($2)
    xor $83, $83, $19
    lnop
    andc $106, $106, $119
    lnop
    nor $84, $94, $84
    lnop
    selb $122, $122, $8, $106
    shufb $94, $21, $24, $32
    nor $99, $18, $99
    lnop
    andc $107, $84, $107
    lnop
    xor $9, $9, $11
    lqa $84, 0x18140
    selb $103, $102, $103, $71
    lnop
    andc $107, $107, $34
    lnop
    andc $99, $99, $83
    lnop
    selb $117, $117, $118, $109
    rotqbyi $83, $14, 2
    orc $107, $7, $107
    shufb $91, $112, $5, $32
    nor $9, $9, $10
    lqa $10, 0x181f0
    andc $99, $99, $27
    lnop
    selb $106, $8, $119, $106
    lqa $8, 0x18090
    xor $13, $13, $66
    lqa $27, 0x18240
    xor $12, $12, $94
    lqa $112, 0x18220
    xor $101, $101, $91
    lnop
    andc $5, $107, $121
    shufb $96, $96, $114, $46
    xor $10, $10, $75
    lnop
    selb $7, $124, $86, $5
    lnop
    xor $81, $27, $81
    lnop
    xor $8, $8, $95
    lnop
    selb $122, $120, $122, $59
    shlqbii $114, $114, 1
    nor $85, $12, $85
    lqa $12, 0x18210
    selb $86, $86, $121, $5
    lqa $5, 0x18120
    andc $85, $85, $33
    lnop
    selb $106, $119, $106, $59
    lnop
    selb $33, $115, $102, $105
    lnop
    selb $27, $121, $86, $53
    lnop
    and $124, $107, $124
    lnop
    orc $99, $8, $99
    shlqbii $111, $111, 1
    andc $101, $85, $101
    lqa $85, 0x18250
    andc $8, $99, $123
    lnop
    and $99, $99, $97
    lqa $107, 0x18170
    or $34, $120, $16
    lqa $86, 0x18270
    selb $18, $118, $87, $65
    lqa $87, 0x18040
    selb $120, $119, $120, $16
    lqa $119, 0x18260
    nor $82, $82, $81
    lnop
    selb $81, $89, $123, $8
    lqa $16, 0x18110
    or $118, $118, $109
    rotqbyi $109, $28, 2
    xor $86, $86, $78
    rotqbii $83, $83, 1
    xor $87, $87, $90
    lqa $78, 0x181e0
    xor $119, $119, $73
    lnop
    selb $97, $97, $89, $8
    lqa $89, 0x18200
    or $8, $20, $99
    lnop
    selb $97, $20, $97, $6
    lqa $21, 0x18230
    or $105, $102, $105
    lnop
    xor $85, $85, $80
    lqa $80, 0x181a0
    selb $7, $26, $7, $53
    lnop
    andc $85, $82, $85
    lnop
    xor $78, $78, $76
    lnop
    orc $101, $87, $101
    lqa $87, 0x18180
    andc $85, $85, $79
    lqa $79, 0x18210
    xor $89, $89, $74
    lnop
    nor $78, $78, $10
    lqa $10, 0x180c0
    selb $99, $123, $20, $99
    lnop
    orc $86, $86, $85
    lnop
    and $85, $101, $104
    lqa $20, 0x181b0
    xor $76, $21, $76
    lqd $21, 2960($31)
    and $82, $86, $110
    lnop
    andc $101, $101, $125
    lnop
    xor $112, $112, $72
    rotqbii $109, $109, 1
    andc $89, $78, $89
    lnop
    selb $104, $104, $4, $101
    lnop
    xor $79, $79, $73
    lnop
    selb $101, $4, $125, $101
    lnop
    andc $86, $86, $113
    lqd $4, 3472($2)
    selb $111, $111, $83, $47
    lqa $83, 0x18160
    xor $12, $12, $67
    lnop
    andc $89, $89, $79
    lqd $79, 2944($31)
    selb $114, $114, $109, $47
    lqd $109, 3712($2)
    selb $121, $121, $26, $124
    lqd $73, 3728($2)
    xor $78, $87, $60
    lqa $102, 0x18100
    selb $87, $100, $113, $86
    lnop
    orc $112, $112, $89
    lnop
    xor $80, $80, $69
    lnop
    selb $115, $115, $108, $71
    lqd $108, 3200($2)
    xor $84, $84, $64
    lqa $89, 0x18190
    selb $110, $110, $100, $86
    shufb $86, $109, $73, $32
    or $109, $88, $82
    lqa $73, 0x18150
    selb $110, $88, $110, $77
    lqa $100, 0x181c0
    selb $77, $113, $87, $77
    lqa $24, 0x18090
    selb $113, $113, $88, $82
    lnop
    xor $89, $89, $70
    lnop
    xor $16, $16, $56
    lqa $35, 0x180f0
    xor $20, $20, $68
    lnop
    xor $73, $73, $63
    shufb $96, $96, $109, $46
    nor $89, $89, $80
    shlqbii $109, $109, 1
    xor $100, $100, $67
    lnop
    xor $83, $83, $62
    lqa $80, 0x180f0
    andc $89, $89, $20
    lqa $20, 0x18060
    andc $88, $112, $22
    lnop
    nor $84, $84, $73
    lqd $73, 4496($2)
    or $124, $26, $124
    lnop
    and $112, $112, $105
    lqd $26, 3456($2)
    andc $100, $89, $100
    lnop
    xor $10, $10, $19
    lnop
    xor $107, $107, $61
    lnop
    selb $105, $105, $33, $88
    lnop
    selb $36, $22, $116, $112
    lnop
    orc $100, $13, $100
    lnop
    andc $84, $84, $83
    shufb $87, $26, $4, $32
    selb $88, $33, $22, $88
    lnop
    andc $33, $100, $115
    lqa $4, 0x180d0
    andc $107, $84, $107
    shufb $89, $79, $21, $32
    xor $20, $20, $93
    lnop
    selb $105, $116, $105, $71
    lnop
    selb $123, $123, $81, $6
    lqa $81, 0x180e0
    xor $5, $5, $55
    lnop
    xor $4, $4, $98
    rotqbyi $79, $28, 3
    selb $21, $117, $115, $33
    lnop
    selb $22, $22, $88, $71
    lqd $88, 4480($2)
    andc $9, $9, $10
    lnop
    and $100, $100, $118
    lqa $10, 0x18130
    or $116, $116, $112
    lqa $112, 0x18230
    selb $26, $125, $126, $85
    lqd $84, 3216($2)
    xor $102, $102, $57
    lnop
    orc $107, $78, $107
    lnop
    selb $118, $118, $117, $33
    lnop
    xor $80, $80, $58
    lqa $117, 0x180d0
    selb $104, $126, $104, $89
    lnop
    selb $21, $115, $21, $65
    lqd $33, 4240($2)
    nor $102, $80, $102
    lnop
    selb $125, $125, $101, $89
    lqa $101, 0x18020
    andc $80, $107, $23
    lqa $78, 0x18010
    xor $81, $81, $95
    lnop
    and $107, $107, $34
    lnop
    andc $4, $9, $4
    lnop
    andc $102, $102, $16
    lnop
    or $126, $126, $85
    rotqbii $79, $79, 1
    andc $102, $102, $5
    shufb $82, $88, $73, $32
    xor $10, $10, $54
    lnop
    orc $81, $81, $4
    shufb $17, $17, $113, $46
    selb $118, $103, $118, $65
    lqa $4, 0x18070
    orc $102, $10, $102
    lnop
    selb $10, $120, $23, $80
    lqd $73, 4224($2)
    andc $5, $102, $106
    lnop
    xor $112, $112, $70
    lqa $85, 0x18080
    selb $16, $121, $106, $5
    lqd $9, 3216($31)
    andc $83, $81, $27
    shufb $88, $108, $84, $32
    selb $121, $124, $121, $5
    lqa $5, 0x18030
    selb $109, $109, $79, $47
    lnop
    xor $4, $4, $92
    lnop
    or $79, $103, $100
    lnop
    selb $115, $115, $103, $100
    lqa $103, 0x18050
    xor $35, $35, $94
    lqa $100, 0x18250
    selb $120, $34, $120, $80
    lnop
    and $81, $81, $8
    lnop
    selb $120, $18, $120, $59
    lnop
    selb $16, $106, $16, $53
    lnop
    xor $85, $85, $91
    lqa $80, 0x181b0
    xor $103, $103, $94
    lqd $34, 3984($2)
    xor $100, $100, $74
    lqa $74, 0x18010
    nor $103, $103, $20
    lnop
    selb $8, $8, $99, $83
    lnop
    and $124, $102, $124
    shufb $84, $73, $33, $32
    or $73, $18, $107
    lnop
    andc $103, $103, $4
    lnop
    xor $78, $78, $87
    lqa $4, 0x18000
    xor $24, $24, $90
    lnop
    selb $107, $23, $18, $107
    lqd $18, 3968($2)
    andc $103, $103, $85
    lnop
    xor $101, $101, $86
    lnop
    selb $121, $122, $121, $53
    lqa $33, 0x18250
    orc $103, $24, $103
    lqa $24, 0x18170
    xor $4, $4, $88
    lnop
    andc $102, $103, $123
    lnop
    nor $78, $4, $78
    shufb $85, $18, $34, $32
    selb $10, $23, $10, $59
    lnop
    selb $23, $126, $26, $102
    lnop
    selb $102, $26, $123, $102
    lqa $26, 0x18040
    xor $80, $80, $62
    lqa $18, 0x180f0
    and $126, $103, $126
    lnop
    andc $101, $78, $101
    lnop
    selb $78, $123, $97, $126
    lnop
    xor $5, $5, $85
    lnop
    selb $99, $99, $27, $83
    lnop
    xor $18, $18, $11
    lqa $103, 0x181e0
    or $34, $122, $124
    lqa $4, 0x18120
    selb $124, $106, $122, $124
    lqd $122, 3200($31)
    or $126, $97, $126
    lnop
    selb $123, $123, $102, $89
    lqa $102, 0x18240
    andc $101, $101, $5
    lqd $5, 6528($2)
    xor $26, $26, $84
    lqa $106, 0x18270
    selb $97, $97, $23, $89
    lnop
    xor $117, $117, $91
    lqa $23, 0x18200
    orc $101, $26, $101
    lnop
    xor $102, $102, $75
    lnop
    andc $75, $101, $125
    lqa $26, 0x181c0
    nor $102, $76, $102
    lnop
    selb $76, $111, $125, $75
    lnop
    xor $33, $33, $68
    lnop
    xor $106, $106, $72
    lqa $72, 0x18150
    andc $102, $102, $100
    shufb $83, $122, $9, $32
    and $101, $101, $114
    lqd $122, 5008($2)
    andc $119, $102, $119
    lnop
    or $102, $7, $81
    lnop
    selb $9, $27, $7, $81
    lqa $81, 0x181f0
    xor $26, $26, $61
    lqa $100, 0x18220
    xor $103, $103, $70
    lnop
    orc $119, $106, $119
    lnop
    xor $68, $23, $68
    lqa $23, 0x181d0
    selb $76, $125, $76, $83
    lqa $106, 0x180b0
    selb $114, $114, $111, $75
    lnop
    andc $111, $119, $77
    lqa $75, 0x18270
    xor $81, $81, $69
    lnop
    selb $7, $7, $8, $6
    lqa $8, 0x18130
    nor $103, $103, $81
    lnop
    xor $100, $100, $66
    lnop
    selb $81, $116, $36, $111
    lqa $70, 0x18150
    andc $103, $103, $68
    lqa $68, 0x18190
    selb $99, $27, $99, $6
    lnop
    xor $23, $23, $60
    lnop
    selb $111, $36, $77, $111
    lnop
    andc $103, $103, $12
    lnop
    xor $8, $8, $95
    lqa $12, 0x181a0
    xor $68, $68, $64
    lnop
    orc $103, $100, $103
    lqd $100, 4992($2)
    xor $4, $4, $98
    lnop
    selb $111, $77, $111, $71
    lnop
    selb $125, $125, $104, $101
    lnop
    xor $12, $12, $63
    lqa $36, 0x18050
    andc $27, $103, $22
    lnop
    nor $68, $68, $12
    lqd $12, 4736($2)
    and $103, $103, $79
    lnop
    andc $80, $68, $80
    lnop
    and $119, $119, $116
    lqa $116, 0x18000
    andc $80, $80, $26
    lqa $26, 0x18140
    selb $77, $77, $110, $119
    lqa $68, 0x18070
    selb $79, $79, $115, $27
    shlqbii $113, $113, 1
    selb $115, $115, $22, $27
    lnop
    orc $23, $23, $80
    lnop
    xor $106, $106, $93
    rotqbyi $27, $14, 3
    xor $24, $24, $55
    shufb $80, $100, $122, $32
    xor $26, $26, $58
    lnop
    selb $71, $110, $81, $71
    lqa $81, 0x18160
    or $119, $110, $119
    lnop
    xor $70, $70, $57
    lnop
    andc $110, $23, $21
    lnop
    xor $116, $116, $82
    lqa $122, 0x18080
    nor $70, $26, $70
    lnop
    xor $81, $81, $56
    lqa $26, 0x18180
    and $23, $23, $73
    lqa $100, 0x18020
    andc $81, $70, $81
    lnop
    selb $73, $73, $107, $110
    lqa $70, 0x180c0
    selb $114, $104, $114, $83
    lnop
    andc $81, $81, $24
    rotqbii $27, $27, 1
    selb $110, $107, $21, $110
    lqd $107, 4752($2)
    xor $26, $26, $54
    lnop
    selb $24, $105, $79, $65
    lqa $79, 0x18100
    or $104, $104, $101
    lnop
    xor $122, $122, $85
    lnop
    orc $26, $26, $81
    lqa $101, 0x18110
    xor $36, $36, $88
    lnop
    andc $20, $26, $10
    shufb $81, $12, $107, $32
    xor $79, $79, $15
    lnop
    selb $107, $34, $124, $20
    lnop
    selb $124, $124, $10, $20
    lnop
    xor $101, $101, $19
    lnop
    and $26, $26, $34
    lnop
    nor $79, $18, $79
    lqd $18, 3472($31)
    xor $74, $74, $81
    lnop
    andc $101, $79, $101
    lnop
    selb $115, $22, $115, $65
    lnop
    or $34, $118, $23
    lqa $79, 0x180e0
    selb $107, $120, $107, $53
    lqa $20, 0x180a0
    andc $101, $101, $4
    lnop
    selb $22, $22, $105, $103
    lqa $4, 0x18060
    orc $101, $8, $101
    lqd $8, 5776($2)
    selb $113, $113, $27, $47
    rotqbyi $27, $14, 4
    or $105, $105, $103
    lnop
    xor $70, $70, $92
    lnop
    xor $20, $20, $94
    lqa $103, 0x18210
    xor $100, $100, $80
    lnop
    nor $116, $116, $74
    lnop
    nor $106, $20, $106
    lqa $20, 0x180d0
    andc $74, $101, $16
    lnop
    andc $106, $106, $70
    lqa $70, 0x181f0
    andc $116, $116, $100
    lnop
    xor $79, $79, $90
    lnop
    selb $110, $21, $110, $59
    lnop
    and $101, $101, $102
    lqa $100, 0x181e0
    selb $21, $21, $118, $23
    lnop
    andc $117, $106, $117
    lnop
    selb $102, $102, $9, $74
    lnop
    xor $4, $4, $87
    lqd $106, 5264($2)
    xor $75, $75, $66
    lqd $66, 5520($2)
    xor $68, $68, $86
    lqa $23, 0x18260
    nor $4, $36, $4
    lqa $36, 0x18040
    selb $124, $10, $124, $53
    lnop
    andc $68, $4, $68
    lnop
    selb $74, $9, $16, $74
    lqa $9, 0x18090
    orc $117, $79, $117
    lqd $79, 5248($2)
    xor $67, $23, $67
    lnop
    andc $23, $117, $99
    lqa $4, 0x18240
    andc $122, $68, $122
    lnop
    selb $102, $121, $102, $6
    lnop
    xor $9, $9, $84
    rotqbii $27, $27, 1
    selb $68, $126, $78, $23
    shufb $17, $17, $77, $46
    xor $70, $70, $63
    lnop
    xor $100, $100, $11
    lnop
    xor $69, $4, $69
    lqd $4, 5504($2)
    and $126, $117, $126
    shufb $79, $79, $106, $32
    selb $10, $10, $120, $26
    shlqbii $106, $77, 1
    selb $23, $78, $99, $23
    lqa $77, 0x18190
    orc $122, $9, $122
    lqa $9, 0x181b0
    xor $103, $103, $61
    lqa $117, 0x18030
    andc $12, $122, $123
    shufb $78, $4, $66, $32
    or $120, $120, $26
    lnop
    selb $26, $104, $125, $12
    rotqbyi $66, $28, 4
    nor $112, $112, $69
    lnop
    selb $118, $118, $73, $59
    lnop
    selb $125, $125, $123, $12
    lqa $12, 0x181a0
    xor $117, $117, $79
    lqd $73, 6800($2)
    andc $112, $112, $33
    lqa $33, 0x18160
    xor $69, $77, $58
    lnop
    selb $23, $99, $23, $89
    lqd $77, 3456($31)
    xor $36, $36, $78
    lnop
    andc $117, $116, $117
    lnop
    xor $72, $72, $15
    lnop
    orc $117, $36, $117
    lqa $36, 0x181e0
    and $122, $122, $104
    lnop
    andc $112, $112, $67
    lnop
    selb $99, $99, $7, $126
    lnop
    andc $67, $117, $76
    lnop
    selb $104, $16, $74, $6
    lnop
    orc $112, $75, $112
    lnop
    xor $12, $12, $57
    shlqbii $75, $119, 1
    xor $36, $36, $64
    lnop
    or $126, $7, $126
    lnop
    and $117, $117, $109
    lnop
    andc $74, $112, $111
    shufb $119, $96, $119, $46
    selb $109, $109, $113, $67
    lnop
    selb $7, $7, $68, $89
    lqa $68, 0x18220
    selb $113, $113, $76, $67
    lqa $67, 0x18170
    selb $16, $16, $121, $101
    lqa $96, 0x18200
    or $121, $121, $101
    shufb $77, $77, $18, $32
    selb $18, $22, $111, $74
    lnop
    xor $9, $9, $56
    lnop
    selb $101, $123, $97, $122
    lnop
    xor $68, $68, $60
    lnop
    selb $18, $111, $18, $65
    lnop
    nor $70, $36, $70
    lnop
    xor $33, $33, $19
    lqa $36, 0x180e0
    nor $69, $69, $12
    lnop
    xor $96, $96, $62
    lnop
    selb $109, $114, $109, $77
    lnop
    and $112, $112, $105
    lnop
    selb $62, $76, $114, $117
    lqa $12, 0x18100
    andc $96, $70, $96
    lqa $70, 0x18240
    or $122, $97, $122
    lnop
    selb $113, $76, $113, $77
    lnop
    andc $103, $96, $103
    lqa $96, 0x18090
    selb $97, $97, $26, $83
    lqa $26, 0x181d0
    orc $103, $68, $103
    lqa $68, 0x18060
    selb $125, $123, $125, $83
    rotqbii $66, $66, 1
    selb $105, $105, $22, $74
    lnop
    selb $111, $111, $71, $112
    lnop
    and $22, $103, $34
    lnop
    xor $67, $67, $98
    lnop
    andc $103, $103, $115
    lqa $74, 0x18140
    selb $106, $106, $27, $47
    lqa $27, 0x181c0
    xor $26, $26, $54
    lnop
    or $112, $71, $112
    lqd $123, 6272($2)
    or $117, $114, $117
    lqa $114, 0x180b0
    selb $76, $21, $115, $103
    lqa $116, 0x18120
    selb $105, $71, $105, $65
    lqa $71, 0x18130
    xor $27, $27, $55
    lqd $65, 5760($2)
    andc $69, $69, $9
    lqa $9, 0x18070
    xor $74, $74, $11
    cdd $29, 0($29)
    selb $103, $34, $21, $103
    lqa $21, 0x18180
    xor $70, $70, $63
    shufb $119, $119, $112, $46
    andc $69, $69, $27
    lqa $27, 0x18020
    selb $63, $115, $76, $59
    lqa $34, 0x18110
    selb $115, $115, $24, $22
    lnop
    nor $74, $74, $72
    lnop
    xor $12, $12, $93
    lqd $72, 6288($2)
    selb $103, $24, $103, $59
    shufb $76, $65, $8, $32
    xor $21, $21, $95
    lnop
    xor $20, $20, $85
    lnop
    andc $74, $74, $33
    shlqbii $112, $112, 1
    orc $69, $26, $69
    lnop
    xor $114, $114, $87
    lqa $26, 0x18090
    andc $33, $69, $110
    lqd $65, 6016($2)
    xor $116, $116, $91
    lnop
    selb $66, $75, $66, $47
    lnop
    xor $68, $68, $81
    lnop
    xor $71, $71, $90
    lnop
    andc $74, $74, $67
    lnop
    xor $36, $36, $84
    lqd $67, 6784($2)
    xor $34, $34, $92
    lnop
    and $69, $69, $120
    lqa $8, 0x18130
    nor $12, $35, $12
    lnop
    selb $120, $120, $10, $33
    lnop
    selb $35, $110, $118, $69
    lnop
    orc $21, $21, $74
    lnop
    selb $10, $10, $110, $33
    shufb $74, $123, $72, $32
    or $22, $24, $22
    lqa $24, 0x180a0
    andc $12, $12, $34
    lqa $34, 0x18010
    or $69, $118, $69
    lnop
    andc $116, $12, $116
    lnop
    andc $12, $21, $124
    lnop
    xor $27, $27, $74
    lqd $123, 6032($2)
    selb $33, $16, $124, $12
    shufb $72, $67, $73, $32
    orc $116, $71, $116
    lnop
    xor $24, $24, $88
    lnop
    andc $71, $116, $104
    lqa $73, 0x180c0
    xor $9, $9, $80
    lnop
    and $21, $21, $121
    lnop
    nor $114, $24, $114
    lqa $24, 0x181f0
    selb $110, $110, $10, $53
    lqa $10, 0x18040
    selb $121, $121, $16, $12
    lnop
    xor $73, $73, $86
    lqa $12, 0x18230
    selb $120, $118, $120, $53
    lqd $118, 3712($31)
    selb $16, $126, $99, $71
    lnop
    selb $121, $107, $121, $6
    lqd $67, 7040($2)
    andc $114, $114, $73
    lnop
    and $126, $116, $126
    lqd $116, 7568($2)
    andc $114, $114, $20
    lqa $20, 0x18030
    xor $64, $12, $64
    lqa $12, 0x18050
    xor $10, $10, $72
    lqa $4, 0x18000
    orc $114, $36, $114
    lqa $36, 0x18080
    selb $16, $102, $16, $89
    lnop
    selb $99, $99, $104, $71
    shufb $75, $65, $123, $32
    or $123, $102, $126
    rotqbyi $65, $14, 5
    selb $126, $104, $102, $126
    lqd $102, 6544($2)
    xor $12, $12, $82
    lnop
    xor $34, $34, $75
    lnop
    xor $96, $96, $78
    lqa $71, 0x18200
    nor $68, $12, $68
    lnop
    selb $104, $104, $99, $89
    lnop
    xor $24, $24, $15
    lnop
    andc $99, $114, $23
    lnop
    nor $70, $64, $70
    lnop
    nor $100, $100, $24
    lqa $24, 0x18170
    xor $36, $36, $79
    lnop
    selb $64, $124, $107, $21
    rotqbii $65, $65, 1
    or $107, $107, $21
    lnop
    selb $124, $124, $33, $6
    rotqbyi $33, $28, 5
    andc $68, $68, $9
    shufb $73, $5, $102, $32
    and $114, $114, $122
    lqa $102, 0x181f0
    andc $68, $68, $36
    lqa $36, 0x18060
    andc $70, $70, $3
    rotqbii $33, $33, 1
    xor $4, $4, $76
    lqa $3, 0x18110
    selb $122, $122, $101, $99
    lqd $5, 7552($2)
    selb $101, $101, $23, $99
    lnop
    nor $4, $4, $34
    shufb $17, $17, $111, $46
    orc $96, $96, $68
    lqa $34, 0x181c0
    selb $122, $7, $122, $83
    shlqbii $111, $111, 1
    xor $24, $24, $91
    lqa $99, 0x18200
    xor $20, $20, $73
    lqa $9, 0x18220
    andc $21, $96, $125
    lnop
    andc $4, $4, $27
    lnop
    and $96, $96, $117
    lqa $27, 0x180f0
    andc $4, $4, $20
    lqd $20, 3728($31)
    selb $101, $23, $101, $83
    shufb $68, $5, $116, $32
    selb $111, $111, $65, $47
    lnop
    or $65, $7, $114
    lnop
    selb $112, $112, $33, $47
    lnop
    xor $33, $71, $56
    lnop
    xor $3, $3, $86
    lnop
    selb $117, $117, $62, $21
    lnop
    xor $9, $9, $54
    lqa $116, 0x18260
    orc $4, $10, $4
    shufb $71, $118, $20, $32
    xor $27, $27, $88
    lqa $118, 0x18270
    andc $20, $4, $113
    lqa $10, 0x18250
    selb $114, $23, $7, $114
    lnop
    selb $62, $62, $125, $21
    lnop
    xor $116, $116, $61
    lqa $61, 0x18190
    xor $8, $8, $84
    lnop
    xor $118, $118, $60
    lqa $60, 0x18180
    selb $21, $66, $106, $20
    lnop
    andc $116, $70, $116
    lqa $70, 0x181e0
    xor $102, $102, $57
    lnop
    orc $118, $118, $116
    lnop
    xor $56, $10, $56
    lnop
    xor $26, $26, $72
    lqa $10, 0x18140
    andc $116, $118, $18
    lqa $7, 0x180d0
    xor $70, $70, $58
    lnop
    and $118, $118, $22
    lqa $23, 0x18210
    nor $102, $70, $102
    lnop
    selb $106, $106, $113, $20
    lnop
    selb $22, $22, $115, $116
    lqd $20, 7056($2)
    andc $102, $102, $33
    lqa $33, 0x18150
    and $66, $4, $66
    lnop
    xor $60, $60, $90
    lnop
    xor $23, $23, $55
    lqa $4, 0x180a0
    selb $116, $115, $18, $116
    lqa $115, 0x180c0
    selb $22, $105, $22, $59
    lqa $70, 0x18100
    xor $61, $61, $11
    lnop
    xor $34, $34, $98
    lqa $5, 0x181a0
    selb $116, $18, $116, $59
    lnop
    selb $18, $18, $105, $118
    lnop
    selb $59, $125, $62, $77
    lqa $62, 0x181b0
    andc $102, $102, $23
    lnop
    xor $10, $10, $94
    lnop
    orc $102, $9, $102
    lnop
    xor $9, $70, $87
    lnop
    or $118, $105, $118
    lnop
    selb $117, $97, $117, $77
    lqa $105, 0x18110
    xor $62, $62, $19
    lqd $23, 8080($2)
    xor $5, $5, $15
    lnop
    xor $33, $33, $93
    shufb $70, $67, $20, $32
    nor $61, $61, $5
    lqa $5, 0x18120
    andc $67, $102, $63
    lnop
    andc $62, $61, $62
    lqa $61, 0x180b0
    selb $20, $35, $63, $67
    lnop
    andc $62, $62, $34
    lnop
    nor $9, $27, $9
    lqa $27, 0x181a0
    xor $5, $5, $85
    lqa $34, 0x18160
    orc $62, $25, $62
    lnop
    xor $61, $61, $81
    lnop
    or $25, $109, $66
    lnop
    nor $10, $10, $33
    lnop
    selb $125, $125, $97, $96
    lnop
    xor $34, $34, $92
    lnop
    and $102, $102, $69
    lnop
    andc $3, $9, $3
    shufb $17, $17, $18, $46
    xor $4, $4, $82
    lnop
    xor $115, $115, $80
    lqd $9, 144($31)
    selb $33, $113, $109, $66
    lnop
    andc $10, $10, $34
    lqa $34, 0x18070
    andc $3, $3, $5
    lnop
    selb $5, $63, $103, $102
    lnop
    xor $27, $27, $93
    lnop
    or $97, $97, $96
    lnop
    selb $113, $113, $106, $71
    lqa $106, 0x18030
    xor $36, $36, $75
    lnop
    nor $61, $4, $61
    lnop
    andc $10, $10, $24
    lnop
    andc $24, $62, $110
    lnop
    andc $115, $61, $115
    lqa $61, 0x18270
    selb $69, $69, $35, $67
    lqa $35, 0x18040
    xor $99, $99, $19
    lqa $67, 0x18050
    orc $60, $60, $10
    rotqbyi $10, $14, 7
    xor $7, $7, $79
    rotqbyi $14, $14, 6
    andc $4, $60, $124
    lnop
    orc $3, $8, $3
    shufb $119, $119, $118, $46
    selb $63, $63, $20, $53
    lqd $20, 7808($2)
    xor $67, $67, $76
    lnop
    xor $34, $34, $74
    shlqbii $118, $118, 1
    and $60, $60, $123
    lqa $8, 0x180e0
    selb $123, $123, $126, $4
    lqd $96, 7824($2)
    and $62, $62, $107
    lqd $66, 7312($2)
    nor $67, $67, $36
    lqa $36, 0x18260
    selb $109, $109, $21, $71
    lqa $21, 0x18230
    selb $126, $126, $124, $4
    rotqbii $14, $14, 1
    andc $4, $3, $104
    lnop
    andc $115, $115, $7
    lnop
    andc $100, $100, $99
    lqd $99, 8064($2)
    selb $7, $65, $114, $4
    shlqbii $18, $18, 1
    xor $61, $61, $54
    lqa $54, 0x181b0
    xor $58, $21, $58
    lqa $21, 0x18010
    xor $55, $36, $55
    lnop
    xor $8, $8, $78
    lnop
    or $102, $103, $102
    lnop
    and $65, $3, $65
    lnop
    orc $115, $8, $115
    lqd $2, 7296($2)
    xor $105, $105, $80
    lqa $8, 0x18000
    selb $14, $18, $14, $47
    lnop
    selb $103, $103, $69, $53
    lqa $18, 0x18130
    or $3, $121, $60
    lnop
    and $36, $115, $97
    lqa $12, 0x18080
    andc $67, $67, $34
    shufb $69, $2, $66, $32
    selb $2, $104, $16, $65
    lnop
    selb $60, $124, $121, $60
    lnop
    selb $107, $107, $64, $24
    lnop
    selb $114, $114, $104, $4
    lqa $4, 0x18020
    xor $54, $54, $92
    lnop
    xor $12, $12, $73
    lnop
    selb $114, $104, $114, $83
    lqa $104, 0x18020
    andc $67, $67, $12
    lnop
    selb $64, $64, $110, $24
    rotqbyi $24, $28, 6
    orc $26, $26, $67
    lnop
    xor $8, $8, $70
    lnop
    xor $21, $21, $69
    lnop
    andc $12, $26, $59
    lnop
    or $34, $122, $36
    shufb $67, $20, $96, $32
    xor $4, $4, $68
    lqa $96, 0x18150
    selb $36, $101, $122, $36
    lnop
    selb $7, $16, $7, $83
    rotqbii $24, $24, 1
    nor $8, $8, $21
    lqa $21, 0x18160
    and $26, $26, $25
    lqa $20, 0x18240
    selb $25, $25, $33, $12
    lnop
    selb $123, $121, $123, $89
    lqa $121, 0x18210
    andc $4, $8, $4
    shufb $66, $99, $23, $32
    or $99, $117, $26
    lnop
    selb $107, $120, $107, $6
    lnop
    xor $57, $20, $57
    lnop
    xor $106, $106, $67
    lnop
    selb $20, $110, $64, $6
    lnop
    selb $118, $118, $24, $47
    lnop
    selb $126, $124, $126, $89
    rotqbyi $28, $28, 7
    selb $25, $117, $25, $71
    lqa $124, 0x18180
    andc $106, $4, $106
    lqd $4, 3984($31)
    xor $35, $35, $66
    lqa $24, 0x18190
    andc $115, $115, $101
    lqd $64, 3968($31)
    or $16, $16, $65
    lqd $23, 640($31)
    xor $18, $18, $78
    lqa $8, 0x180d0
    selb $117, $59, $117, $26
    lnop
    xor $124, $124, $84
    lqa $26, 0x18140
    orc $106, $35, $106
    lqa $35, 0x18260
    xor $121, $121, $98
    rotqbii $28, $28, 1
    selb $97, $97, $125, $115
    lnop
    xor $21, $21, $86
    lnop
    nor $58, $58, $57
    lqa $57, 0x180a0
    selb $12, $33, $59, $12
    lnop
    and $33, $106, $112
    lnop
    andc $58, $58, $56
    lqa $56, 0x18170
    selb $125, $125, $101, $115
    lnop
    xor $24, $24, $94
    shufb $65, $64, $4, $32
    selb $125, $101, $125, $77
    lqa $101, 0x18220
    andc $106, $106, $113
    lqa $64, 0x181d0
    andc $58, $58, $55
    lqa $55, 0x18230
    or $4, $120, $62
    lnop
    andc $121, $100, $121
    lnop
    selb $112, $112, $111, $106
    lnop
    selb $111, $111, $113, $106
    lnop
    orc $61, $61, $58
    lqd $58, 656($31)
    xor $55, $55, $11
    lnop
    selb $111, $113, $111, $65
    lnop
    selb $120, $110, $120, $62
    lqa $110, 0x18200
    selb $122, $122, $97, $77
    lnop
    xor $101, $101, $95
    lqa $97, 0x18100
    xor $98, $35, $98
    lnop
    orc $121, $101, $121
    lnop
    xor $8, $8, $73
    shufb $62, $23, $58, $32
    andc $58, $121, $63
    lqa $23, 0x181c0
    and $101, $61, $102
    lnop
    nor $24, $24, $27
    lqa $27, 0x18140
    selb $35, $4, $120, $58
    lnop
    andc $61, $61, $116
    lnop
    andc $54, $24, $54
    lnop
    selb $35, $103, $35, $6
    lqa $24, 0x181c0
    xor $64, $64, $90
    lnop
    xor $96, $96, $87
    lnop
    selb $11, $116, $22, $101
    lnop
    selb $120, $120, $63, $58
    lqa $58, 0x18010
    and $121, $121, $4
    lnop
    or $101, $22, $101
    lqd $4, 1168($31)
    selb $113, $113, $109, $33
    lnop
    selb $106, $63, $103, $121
    lnop
    xor $24, $24, $91
    lnop
    xor $27, $27, $88
    lqa $100, 0x18120
    xor $56, $56, $85
    lnop
    andc $54, $54, $24
    lqa $24, 0x18070
    selb $102, $102, $5, $61
    lnop
    orc $64, $64, $54
    lnop
    selb $120, $63, $120, $6
    lnop
    nor $96, $27, $96
    lqa $27, 0x180f0
    xor $100, $100, $79
    lnop
    and $63, $64, $3
    lnop
    andc $64, $64, $20
    lnop
    xor $24, $24, $68
    lqa $54, 0x18000
    selb $12, $59, $12, $71
    lnop
    selb $3, $3, $60, $64
    lnop
    or $121, $103, $121
    lnop
    xor $110, $110, $92
    lnop
    xor $57, $57, $76
    lnop
    selb $60, $60, $20, $64
    shlqbii $103, $101, 1
    andc $96, $96, $21
    shufb $119, $119, $101, $46
    or $101, $107, $63
    lqa $21, 0x18100
    andc $96, $96, $56
    lqa $56, 0x18060
    xor $104, $104, $62
    lnop
    selb $102, $22, $102, $53
    lqa $22, 0x180b0
    xor $23, $23, $85
    lnop
    orc $124, $124, $96
    lnop
    xor $27, $27, $82
    lnop
    and $96, $124, $16
    lqd $64, 128($31)
    xor $21, $21, $81
    lnop
    selb $115, $20, $107, $63
    lqa $108, 0x18120
    nor $21, $27, $21
    lnop
    andc $124, $124, $126
    lqa $27, 0x180e0
    andc $105, $21, $105
    lnop
    selb $21, $126, $123, $96
    lnop
    xor $22, $22, $75
    shufb $64, $64, $9, $32
    selb $16, $16, $2, $124
    lnop
    selb $107, $107, $3, $89
    lnop
    selb $61, $5, $116, $61
    lqd $5, 4240($31)
    andc $105, $105, $100
    lnop
    nor $57, $57, $22
    shufb $17, $17, $11, $46
    orc $105, $18, $105
    lqa $18, 0x180c0
    or $22, $123, $96
    lnop
    andc $96, $105, $114
    lnop
    selb $28, $103, $28, $47
    lqa $103, 0x18110
    selb $124, $2, $126, $124
    lqa $2, 0x18240
    and $105, $105, $34
    lnop
    xor $54, $54, $64
    lqa $100, 0x18090
    xor $18, $18, $74
    lnop
    selb $123, $123, $16, $83
    lnop
    andc $57, $57, $18
    lqd $18, 2448($31)
    xor $2, $2, $15
    lqd $15, 400($31)
    andc $57, $57, $8
    lnop
    selb $20, $20, $60, $89
    lqa $60, 0x18050
    selb $34, $34, $36, $96
    lqd $8, 384($31)
    xor $103, $103, $74
    lqd $16, 896($31)
    selb $34, $7, $34, $77
    shlqbii $11, $11, 1
    xor $56, $56, $69
    lnop
    xor $100, $100, $66
    rotqbii $10, $10, 1
    xor $27, $27, $72
    lnop
    xor $60, $60, $70
    lnop
    orc $57, $27, $57
    lqa $27, 0x18210
    xor $26, $26, $82
    lqa $3, 0x18270
    selb $37, $11, $10, $47
    lqa $10, 0x18080
    andc $11, $57, $125
    lnop
    nor $60, $60, $56
    lqa $56, 0x18050
    and $57, $57, $99
    lnop
    andc $60, $60, $24
    lnop
    xor $97, $97, $75
    shufb $63, $8, $15, $32
    nor $55, $55, $2
    lqd $2, 1152($31)
    xor $10, $10, $67
    lqa $8, 0x180f0
    xor $95, $3, $95
    lnop
    selb $99, $99, $117, $11
    lqd $3, 912($31)
    or $33, $109, $33
    lnop
    xor $58, $58, $63
    lqa $15, 0x18030
    selb $117, $117, $125, $11
    lnop
    nor $58, $54, $58
    lnop
    selb $24, $122, $99, $71
    lqa $99, 0x18040
    selb $96, $36, $114, $96
    lqa $36, 0x18220
    andc $60, $60, $10
    lnop
    selb $116, $116, $61, $53
    lqa $53, 0x181b0
    selb $10, $125, $122, $57
    shufb $61, $16, $3, $32
    orc $100, $100, $60
    lnop
    andc $104, $58, $104
    lnop
    and $58, $100, $33
    lnop
    andc $100, $100, $12
    lnop
    selb $38, $114, $96, $77
    lqa $96, 0x181f0
    xor $15, $15, $61
    lqd $3, 1408($31)
    selb $109, $109, $112, $65
    shufb $60, $2, $4, $32
    selb $16, $12, $25, $58
    lqa $2, 0x18250
    or $122, $122, $57
    lqa $57, 0x18080
    xor $36, $36, $90
    lqa $4, 0x181e0
    selb $33, $33, $113, $100
    lnop
    xor $96, $96, $93
    lqd $112, 4224($31)
    andc $104, $104, $15
    lnop
    xor $2, $2, $19
    lnop
    xor $99, $99, $60
    lqd $19, 1424($31)
    xor $4, $4, $94
    lnop
    selb $33, $25, $33, $65
    lnop
    selb $113, $113, $12, $100
    lqd $15, 1920($31)
    andc $55, $55, $2
    lnop
    selb $125, $125, $117, $71
    lqa $117, 0x181a0
    xor $39, $57, $61
    lqa $57, 0x181d0
    andc $98, $55, $98
    lnop
    xor $27, $27, $91
    lqa $100, 0x18160
    xor $53, $53, $86
    lqd $55, 2192($31)
    orc $104, $99, $104
    shufb $59, $112, $5, $32
    orc $98, $95, $98
    lqd $95, 2432($31)
    xor $117, $117, $87
    lnop
    andc $112, $98, $116
    lnop
    nor $96, $4, $96
    lnop
    or $25, $25, $58
    lqa $2, 0x18260
    selb $4, $106, $116, $112
    lnop
    andc $110, $96, $110
    lqa $96, 0x180b0
    selb $40, $12, $113, $65
    lnop
    andc $113, $104, $111
    lqd $12, 2176($31)
    and $104, $104, $118
    lnop
    andc $110, $110, $27
    lqa $27, 0x18190
    selb $126, $126, $124, $83
    lqd $124, 1680($31)
    selb $99, $114, $7, $105
    lnop
    selb $112, $121, $106, $112
    lqa $106, 0x18020
    and $121, $98, $121
    lnop
    orc $110, $36, $110
    lnop
    xor $27, $27, $88
    lnop
    selb $36, $14, $111, $113
    lnop
    selb $118, $118, $14, $113
    lqa $113, 0x180d0
    nor $117, $27, $117
    lqa $27, 0x18070
    or $105, $7, $105
    lqa $7, 0x18170
    selb $41, $111, $109, $104
    shufb $55, $12, $55, $32
    xor $8, $8, $76
    lnop
    andc $12, $110, $120
    lnop
    selb $36, $111, $36, $59
    lqa $111, 0x18180
    andc $117, $117, $53
    lnop
    ai $52, $52, -1
    lnop
    xor $53, $113, $67
    lnop
    xor $27, $27, $62
    lqa $113, 0x18150
    andc $117, $117, $23
    shufb $58, $3, $19, $32
    xor $96, $96, $69
    lnop
    selb $3, $115, $120, $12
    lqa $19, 0x18130
    xor $7, $7, $79
    lnop
    selb $115, $101, $115, $12
    lqa $12, 0x180a0
    xor $23, $113, $81
    lnop
    selb $114, $35, $115, $89
    lnop
    selb $42, $109, $118, $59
    lnop
    xor $100, $100, $80
    shufb $54, $95, $18, $32
    selb $113, $120, $3, $89
    lnop
    xor $57, $57, $84
    lqa $18, 0x18000
    nor $23, $26, $23
    lnop
    orc $117, $57, $117
    rotqbyi $26, $30, 0
    nor $97, $8, $97
    lnop
    and $110, $110, $101
    lqd $8, 1936($31)
    andc $103, $97, $103
    lnop
    xor $101, $111, $78
    lqa $111, 0x180c0
    xor $12, $12, $70
    lnop
    and $14, $117, $22
    lnop
    andc $100, $23, $100
    lnop
    selb $112, $102, $112, $6
    lnop
    andc $117, $117, $20
    lnop
    xor $23, $111, $68
    lqd $43, 4480($31)
    selb $111, $116, $4, $6
    lnop
    or $95, $102, $121
    lnop
    selb $98, $120, $35, $110
    lnop
    or $97, $35, $110
    lnop
    nor $12, $12, $96
    lqa $110, 0x180e0
    selb $96, $116, $102, $121
    lqa $121, 0x18040
    andc $100, $100, $7
    lqa $7, 0x18060
    xor $108, $108, $73
    lqa $3, 0x18250
    orc $101, $101, $100
    shufb $17, $17, $96, $46
    andc $108, $103, $108
    lqa $4, 0x18250
    andc $103, $101, $126
    lnop
    xor $19, $19, $72
    lnop
    xor $7, $7, $63
    lnop
    andc $12, $12, $23
    lnop
    xor $110, $110, $66
    lnop
    selb $100, $20, $107, $14
    lnop
    selb $23, $105, $99, $103
    lqa $5, 0x18170
    and $105, $101, $105
    lnop
    orc $108, $19, $108
    lnop
    xor $35, $121, $54
    lnop
    xor $56, $56, $64
    lnop
    selb $103, $99, $126, $103
    lqa $6, 0x18180
    or $101, $123, $105
    lqa $99, 0x18030
    selb $102, $126, $123, $105
    lnop
    nor $105, $56, $7
    lqd $121, 5920($30)
    selb $22, $22, $21, $117
    lnop
    andc $19, $108, $38
    lnop
    or $109, $109, $104
    lnop
    andc $53, $12, $53
    lnop
    selb $116, $107, $22, $83
    shufb $56, $15, $8, $32
    selb $21, $21, $20, $117
    lnop
    orc $110, $110, $53
    lqa $7, 0x181d0
    selb $53, $122, $10, $19
    shufb $119, $119, $95, $46
    xor $18, $18, $58
    lqd $15, 1664($31)
    selb $117, $126, $103, $77
    lqa $126, 0x18010
    selb $10, $10, $38, $19
    lnop
    selb $120, $34, $53, $71
    rotqbyi $53, $119, 8
    andc $19, $110, $125
    lqa $8, 0x18270
    selb $118, $123, $23, $77
    lnop
    and $108, $108, $122
    lqa $9, 0x18220
    andc $105, $105, $27
    rotqbyi $17, $17, 8
    selb $119, $38, $10, $71
    lqa $27, 0x18090
    selb $123, $16, $125, $19
    shufb $57, $15, $124, $32
    xor $124, $99, $55
    lqa $10, 0x180f0
    selb $115, $20, $21, $83
    lqa $11, 0x18240
    or $99, $107, $14
    lqa $12, 0x18140
    selb $19, $25, $16, $19
    lnop
    and $110, $110, $25
    shlqbii $13, $95, 1
    xor $126, $126, $57
    lqa $14, 0x18190
    andc $39, $105, $39
    lnop
    nor $126, $18, $126
    shufb $121, $17, $121, $29
    xor $106, $106, $56
    lqa $15, 0x181b0
    or $105, $24, $110
    lqa $16, 0x18190
    andc $126, $126, $106
    lqa $17, 0x18260
    xor $27, $27, $60
    stqd $121, 5920($26)
    selb $106, $125, $24, $110
    lnop
    orc $27, $27, $39
    lqd $31, 4496($31)
    selb $122, $24, $19, $65
    lqa $18, 0x18210
    selb $104, $38, $34, $108
    lnop
    selb $121, $125, $123, $65
    lnop
    andc $126, $126, $124
    lqd $30, 6256($30)
    and $125, $27, $109
    lqa $19, 0x18150
    andc $27, $27, $40
    hbrr casefold_edge_branch, casefold_edge_loop
    orc $126, $35, $126
    lnop
    selb $109, $109, $41, $27
    lnop
    selb $27, $41, $40, $27
    lnop
    selb $124, $33, $109, $59
    lnop
    or $107, $33, $125
    lqa $20, 0x18120
    and $41, $126, $28
    lnop
    or $103, $34, $108
    lqa $21, 0x18110
    selb $123, $40, $27, $59
    shufb $29, $53, $30, $29
    andc $126, $126, $36
    lnop
    or $109, $42, $41
    shufb $53, $43, $31, $32
    selb $28, $28, $37, $126
    lqa $22, 0x18160
    selb $126, $37, $36, $126
    lqa $23, 0x18230
    selb $108, $40, $33, $125
    lnop
    selb $110, $36, $42, $41
    stqd $29, 6256($26)
    selb $125, $36, $126, $53
    lqa $24, 0x18240
    selb $126, $42, $28, $53
casefold_edge_branch:
    brnz $52, casefold_edge_loop
casefold_edge_end:
    stqa $126, 0x1b280
    stqa $125, 0x1b290
    stqa $124, 0x1b2a0
    stqa $123, 0x1b2b0
    stqa $122, 0x1b2c0
    stqa $121, 0x1b2d0
    stqa $120, 0x1b2e0
    stqa $119, 0x1b2f0
    stqa $118, 0x1b300
    stqa $117, 0x1b310
    stqa $116, 0x1b320
    stqa $115, 0x1b330
    stqa $114, 0x1b340
    stqa $113, 0x1b350
    stqa $112, 0x1b360
    stqa $111, 0x1b370
    stqa $110, 0x1b380
    stqa $109, 0x1b390
    stqa $108, 0x1b3a0
    stqa $107, 0x1b3b0
    stqa $106, 0x1b3c0
    stqa $105, 0x1b3d0
    stqa $104, 0x1b3e0
    stqa $103, 0x1b3f0
    stqa $102, 0x1b400
    stqa $101, 0x1b410
    stqa $100, 0x1b420
    stqa $99, 0x1b430
    stqa $98, 0x1b440
    stqa $97, 0x1b450
    stqa $96, 0x1b460
    stqa $95, 0x1b470
    bi $0

.global casefold_steady
.align 3
casefold_steady:
    lqa $58, 0x0
    lqa $57, 0x10
    lqa $56, 0x20
    lqa $55, 0x30
    lqa $54, 0x40
    lqa $53, 0x50
    lqa $126, 0x1b280
    lqa $125, 0x1b290
    lqa $124, 0x1b2a0
    lqa $123, 0x1b2b0
    lqa $122, 0x1b2c0
    lqa $121, 0x1b2d0
    lqa $120, 0x1b2e0
    lqa $119, 0x1b2f0
    lqa $118, 0x1b300
    lqa $117, 0x1b310
    lqa $116, 0x1b320
    lqa $115, 0x1b330
    lqa $114, 0x1b340
    lqa $113, 0x1b350
    lqa $112, 0x1b360
    lqa $111, 0x1b370
    lqa $110, 0x1b380
    lqa $109, 0x1b390
    lqa $108, 0x1b3a0
    lqa $107, 0x1b3b0
    lqa $106, 0x1b3c0
    lqa $105, 0x1b3d0
    lqa $104, 0x1b3e0
    lqa $103, 0x1b3f0
    lqa $102, 0x1b400
    lqa $101, 0x1b410
    lqa $100, 0x1b420
    lqa $99, 0x1b430
    lqa $98, 0x1b440
    lqa $97, 0x1b450
    lqa $96, 0x1b460
    lqa $95, 0x1b470
    andi $6, $3, 7
    rotmi $7, $3, -3
    shli $6, $6, 5
    a $6, $6, $7
    andi $7, $6, -16
    a $8, $7, $58
    lqd $9, 1920($8)
    lqd $10, 1936($8)
    shufb $6, $6, $6, $57
    andbi $6, $6, 15
    a $6, $6, $56
    shufb $94, $9, $10, $6
    lqd $9, 2176($8)
    lqd $10, 2192($8)
    shufb $93, $9, $10, $6
    lqd $9, 2432($8)
    lqd $10, 2448($8)
    shufb $92, $9, $10, $6
    lqd $9, 2688($8)
    lqd $10, 2704($8)
    shufb $91, $9, $10, $6
    lqd $9, 2944($8)
    lqd $10, 2960($8)
    shufb $90, $9, $10, $6
    lqd $9, 3200($8)
    lqd $10, 3216($8)
    shufb $89, $9, $10, $6
    lqd $9, 3456($8)
    lqd $10, 3472($8)
    shufb $88, $9, $10, $6
    lqd $9, 3712($8)
    lqd $10, 3728($8)
    shufb $87, $9, $10, $6
    lqd $9, 3968($8)
    lqd $10, 3984($8)
    shufb $86, $9, $10, $6
    lqd $9, 4224($8)
    lqd $10, 4240($8)
    shufb $85, $9, $10, $6
    lqd $9, 4480($8)
    lqd $10, 4496($8)
    shufb $84, $9, $10, $6
    lqd $9, 4736($8)
    lqd $10, 4752($8)
    shufb $83, $9, $10, $6
    lqd $9, 4992($8)
    lqd $10, 5008($8)
    shufb $82, $9, $10, $6
    lqd $9, 5248($8)
    lqd $10, 5264($8)
    shufb $81, $9, $10, $6
    lqd $9, 5504($8)
    lqd $10, 5520($8)
    shufb $80, $9, $10, $6
    lqd $9, 5760($8)
    lqd $10, 5776($8)
    shufb $79, $9, $10, $6
    lqd $9, 6016($8)
    lqd $10, 6032($8)
    shufb $78, $9, $10, $6
    lqd $9, 6272($8)
    lqd $10, 6288($8)
    shufb $77, $9, $10, $6
    lqd $9, 6528($8)
    lqd $10, 6544($8)
    shufb $76, $9, $10, $6
    lqd $9, 6784($8)
    lqd $10, 6800($8)
    shufb $75, $9, $10, $6
    lqd $9, 7040($8)
    lqd $10, 7056($8)
    shufb $74, $9, $10, $6
    lqd $9, 7296($8)
    lqd $10, 7312($8)
    shufb $73, $9, $10, $6
    lqd $9, 7552($8)
    lqd $10, 7568($8)
    shufb $72, $9, $10, $6
    lqd $9, 7808($8)
    lqd $10, 7824($8)
    shufb $71, $9, $10, $6
    lqd $9, 8064($8)
    lqd $8, 8080($8)
    shufb $70, $9, $8, $6
    a $7, $7, $55
    lqd $8, 128($7)
    lqd $9, 144($7)
    shufb $69, $8, $9, $6
    lqd $8, 384($7)
    lqd $9, 400($7)
    shufb $68, $8, $9, $6
    lqd $8, 640($7)
    lqd $9, 656($7)
    shufb $67, $8, $9, $6
    lqd $8, 896($7)
    lqd $9, 912($7)
    shufb $66, $8, $9, $6
    lqd $8, 1152($7)
    lqd $9, 1168($7)
    shufb $65, $8, $9, $6
    lqd $8, 1408($7)
    lqd $9, 1424($7)
    shufb $64, $8, $9, $6
    lqd $8, 1664($7)
    lqd $9, 1680($7)
    shufb $63, $8, $9, $6
    lqd $8, 1920($7)
    lqd $9, 1936($7)
    shufb $62, $8, $9, $6
    lqd $8, 2176($7)
    lqd $9, 2192($7)
    shufb $61, $8, $9, $6
    lqd $8, 2432($7)
    lqd $7, 2448($7)
    shufb $60, $8, $7, $6
    sf $59, $3, $4
    ori $127, $3, 0
    cgti $2, $59, 0
    brz $2, casefold_steady_end
    lqa $42, 0x18240
    lqa $2, 0x181e0
    xor $3, $42, $93
    lqa $4, 0x18160
    lqa $5, 0x180c0
    lqa $6, 0x181c0
    lqa $7, 0x180e0
    lqa $8, 0x181d0
    lqa $9, 0x18150
    lqa $10, 0x18270
    lqa $11, 0x18120
    lqa $12, 0x18270
    lqa $13, 0x18210
    lqa $14, 0x18130
    lqa $15, 0x181a0
    lqa $16, 0x18200
    lqa $17, 0x180b0
    lqa $18, 0x18210
    lqa $19, 0x18250
    lqa $20, 0x18230
    lqa $21, 0x18200
    lqa $41, 0x181b0
    lqa $22, 0x18110
    lqa $23, 0x18250
    lqa $24, 0x180a0
    ai $25, $127, 1
    lqa $26, 0x18100
    lqa $27, 0x18000
    lqa $28, 0x181f0
    lqa $29, 0x18260
    lqa $30, 0x18190
    lqa $31, 0x18180
    lqa $32, 0x181e0
# 991 cycles an iteration, 991 at least: 991 instructions for the even pipe, 519 for the odd one; 0 cycles of nops alone
.align 3
casefold_steady_loop:
    xor $93, $41, $82
    lnop
    andi $33, $25, 7
    lnop
    xor $91, $29, $91
    lqa $29, 0x18220
    xor $9, $9, $78
    lqa $34, 0x181d0
    xor $13, $13, $86
    lqa $35, 0x180d0
    xor $94, $20, $94
    lnop
    xor $26, $26, $73
    lnop
    shli $20, $127, 3
    lnop
    xor $31, $31, $75
    lnop
    xor $4, $4, $77
    lqa $36, 0x18140
    xor $30, $30, $84
    lnop
    xor $90, $12, $90
    lnop
    xor $10, $10, $85
    lqa $12, 0x18240
    shli $33, $33, 5
    lqa $37, 0x18170
    andi $38, $20, -16
    lnop
    rotmi $25, $25, -3
    lqa $39, 0x18150
    xor $28, $28, $88
    lnop
    xor $16, $16, $87
    lnop
    xor $87, $19, $87
    lnop
    a $25, $33, $25
    lnop
    xor $34, $34, $80
    lnop
    xor $15, $15, $83
    shufb $33, $25, $25, $57
    andi $25, $25, -16
    lnop
    nor $94, $94, $3
    lnop
    a $3, $25, $58
    lqa $19, 0x18260
    xor $92, $23, $92
    lnop
    xor $2, $2, $89
    lnop
    nor $15, $30, $15
    lqa $30, 0x18230
    andc $94, $94, $92
    lqa $92, 0x18090
    andbi $33, $33, 15
    lnop
    a $38, $38, $55
    lnop
    xor $11, $11, $71
    lqd $23, 1168($3)
    nor $2, $2, $28
    lnop
    andc $94, $94, $91
    lqd $91, 656($3)
    xor $6, $6, $81
    lnop
    xor $36, $36, $79
    lnop
    orc $94, $90, $94
    lqa $90, 0x180f0
    xor $37, $37, $76
    lnop
    nor $9, $36, $9
    lnop
    and $36, $94, $97
    lnop
    andc $93, $15, $93
    lnop
    xor $89, $30, $89
    lnop
    xor $90, $90, $74
    lnop
    a $33, $33, $56
    lnop
    xor $86, $19, $86
    lqa $19, 0x18160
    andc $4, $9, $4
    lqd $9, 5584($38)
    andc $93, $93, $6
    lnop
    xor $14, $14, $70
    lqd $6, 1920($3)
    xor $17, $17, $68
    lnop
    andc $4, $4, $37
    lqa $37, 0x18070
    orc $93, $34, $93
    lqa $34, 0x18110
    xor $18, $18, $81
    lqd $30, 896($3)
    andc $2, $2, $16
    lqd $16, 912($3)
    xor $7, $7, $65
    lqd $15, 1664($3)
    orc $4, $31, $4
    lnop
    selb $31, $111, $112, $36
    lnop
    andc $94, $94, $111
    lnop
    andc $2, $2, $13
    lqa $13, 0x18230
    xor $85, $29, $85
    shufb $16, $30, $16, $33
    and $30, $93, $101
    lqd $29, 1152($3)
    selb $111, $98, $111, $94
    lqd $28, 2176($3)
    nor $90, $90, $26
    lqa $26, 0x18080
    or $112, $112, $36
    rotqby $9, $9, $20
    xor $22, $22, $72
    lnop
    orc $85, $85, $2
    lqd $2, 1424($3)
    xor $88, $12, $88
    lnop
    or $12, $116, $30
    lnop
    xor $37, $37, $62
    lqd $36, 1680($3)
    andc $40, $4, $117
    lnop
    xor $24, $24, $69
    lnop
    nor $89, $89, $88
    lqa $88, 0x18060
    selb $98, $97, $98, $94
    lqa $97, 0x18050
    andc $93, $93, $115
    lnop
    xor $32, $32, $84
    lqd $94, 640($3)
    andc $89, $89, $87
    lnop
    xor $5, $5, $67
    lqa $87, 0x18020
    nor $17, $24, $17
    lnop
    selb $24, $103, $104, $40
    lnop
    selb $104, $104, $117, $40
    lqd $40, 2448($3)
    andc $5, $17, $5
    lqa $17, 0x18200
    andc $90, $90, $22
    lqa $22, 0x18010
    xor $35, $35, $66
    shufb $41, $94, $91, $33
    xor $88, $88, $63
    lqd $94, 1936($3)
    andc $90, $90, $11
    lqa $11, 0x18060
    xor $97, $97, $64
    shlqbii $95, $95, 1
    selb $116, $115, $116, $30
    lnop
    xor $22, $22, $16
    rotqbii $30, $9, 1
    xor $17, $17, $82
    shufb $23, $29, $23, $33
    andc $89, $89, $86
    lnop
    orc $90, $14, $90
    lqa $14, 0x180f0
    ai $59, $59, -1
    lqa $86, 0x18220
    selb $95, $95, $30, $54
    lqd $30, 1408($3)
    xor $21, $21, $62
    lqa $29, 0x181f0
    xor $84, $13, $84
    lnop
    orc $89, $10, $89
    lqd $10, 5248($38)
    and $103, $4, $103
    shufb $94, $6, $94, $33
    xor $86, $86, $80
    lqa $6, 0x18240
    xor $27, $27, $41
    lqa $4, 0x18040
    andc $5, $5, $35
    lnop
    xor $26, $26, $61
    shufb $2, $30, $2, $33
    xor $11, $11, $16
    lnop
    nor $97, $97, $88
    lnop
    or $88, $118, $103
    lnop
    xor $29, $29, $83
    lnop
    xor $92, $92, $60
    lnop
    andc $97, $97, $37
    lqd $37, 2432($3)
    andc $30, $90, $119
    lqa $35, 0x18030
    selb $101, $101, $102, $93
    shufb $15, $15, $36, $33
    nor $22, $27, $22
    lqa $27, 0x180b0
    nor $29, $32, $29
    lnop
    xor $83, $6, $83
    lqa $6, 0x180c0
    andc $97, $97, $26
    lnop
    selb $118, $117, $118, $103
    lqa $117, 0x18190
    andc $103, $85, $113
    lqa $26, 0x181a0
    xor $87, $87, $23
    shlqbii $32, $112, 1
    selb $36, $105, $106, $30
    lnop
    orc $5, $7, $5
    lnop
    xor $35, $35, $2
    lnop
    selb $106, $106, $119, $30
    lnop
    orc $97, $92, $97
    lnop
    xor $4, $4, $15
    rotqby $10, $10, $20
    andc $87, $22, $87
    lqa $22, 0x18180
    and $105, $90, $105
    lqa $90, 0x18260
    selb $115, $102, $115, $93
    lnop
    xor $39, $39, $73
    lnop
    andc $102, $5, $121
    lnop
    andc $17, $29, $17
    rotqbii $29, $10, 1
    and $85, $85, $99
    lqd $93, 2192($3)
    and $30, $97, $109
    shlqbii $96, $96, 1
    selb $119, $119, $120, $105
    rotqbyi $92, $9, 1
    xor $81, $90, $81
    lqa $90, 0x181e0
    andc $17, $17, $18
    lnop
    andc $97, $97, $123
    lqa $18, 0x18100
    selb $99, $99, $100, $103
    shufb $93, $28, $93, $33
    selb $109, $109, $110, $97
    lnop
    selb $28, $123, $124, $30
    lqd $7, 2688($3)
    andc $87, $87, $35
    lnop
    orc $86, $86, $17
    lqa $17, 0x18020
    xor $26, $26, $78
    lqd $35, 2704($3)
    selb $103, $100, $113, $103
    lnop
    xor $22, $22, $70
    lqa $100, 0x180a0
    selb $113, $113, $114, $85
    lqa $13, 0x18200
    xor $34, $34, $67
    rotqbii $42, $92, 1
    or $114, $114, $85
    shufb $92, $37, $40, $33
    selb $37, $108, $121, $102
    lnop
    xor $90, $90, $79
    lnop
    and $5, $5, $107
    lnop
    or $124, $124, $30
    lnop
    selb $108, $107, $108, $102
    lnop
    xor $6, $6, $62
    lqa $107, 0x180d0
    selb $123, $110, $123, $97
    shufb $91, $7, $35, $33
    xor $18, $18, $68
    lnop
    nor $84, $84, $83
    lqa $83, 0x181b0
    or $120, $120, $105
    lnop
    or $105, $122, $5
    lnop
    xor $27, $27, $93
    lqa $7, 0x18170
    orc $87, $4, $87
    lnop
    selb $122, $121, $122, $5
    lqa $121, 0x180e0
    selb $32, $32, $42, $54
    lqa $42, 0x181a0
    and $5, $86, $12
    lnop
    xor $117, $117, $79
    lnop
    andc $4, $87, $125
    lnop
    andc $86, $86, $103
    rotqbyi $35, $10, 1
    xor $14, $14, $69
    lnop
    selb $96, $96, $29, $54
    lqa $29, 0x18120
    xor $83, $83, $77
    lnop
    selb $12, $12, $116, $86
    lnop
    selb $110, $103, $99, $5
    lnop
    andc $97, $89, $111
    lqa $102, 0x18150
    selb $116, $116, $103, $86
    lqa $103, 0x181c0
    nor $117, $117, $26
    rotqbii $35, $35, 1
    xor $8, $8, $75
    lqa $26, 0x18070
    or $99, $99, $5
    lnop
    andc $117, $117, $83
    lqa $83, 0x18050
    selb $5, $96, $125, $4
    lqa $86, 0x18140
    and $87, $87, $95
    lqa $30, 0x18060
    xor $19, $19, $72
    lnop
    selb $125, $125, $126, $87
    lnop
    nor $14, $14, $18
    lnop
    selb $96, $95, $96, $4
    lnop
    xor $86, $86, $74
    lqa $95, 0x181f0
    or $126, $126, $87
    lqa $87, 0x18170
    xor $103, $103, $76
    lqa $4, 0x18160
    nor $86, $86, $39
    lnop
    andc $117, $117, $103
    lnop
    and $89, $89, $114
    lnop
    selb $103, $113, $111, $97
    lqa $39, 0x180b0
    xor $87, $87, $71
    lnop
    xor $29, $29, $66
    lqa $18, 0x18130
    andc $14, $14, $34
    lnop
    selb $114, $114, $113, $97
    lqa $113, 0x18270
    andc $86, $86, $19
    rotqbyi $19, $10, 2
    xor $107, $107, $61
    lnop
    xor $100, $100, $64
    lnop
    andc $87, $86, $87
    lnop
    xor $39, $39, $63
    lnop
    xor $26, $26, $23
    lnop
    orc $87, $22, $87
    lqa $22, 0x18000
    xor $42, $42, $73
    lnop
    orc $117, $8, $117
    lnop
    nor $100, $100, $39
    lqa $39, 0x18210
    selb $111, $111, $98, $89
    lnop
    andc $100, $100, $6
    lnop
    xor $121, $121, $60
    shlqbii $6, $31, 1
    xor $83, $83, $41
    lqa $8, 0x18030
    xor $113, $113, $80
    lnop
    nor $83, $83, $11
    lqd $11, 2944($3)
    or $98, $98, $89
    lqa $89, 0x18240
    xor $22, $22, $94
    lnop
    andc $83, $83, $26
    lnop
    andc $14, $14, $29
    lqa $29, 0x18040
    xor $102, $102, $68
    lnop
    andc $107, $100, $107
    lqa $100, 0x18010
    xor $89, $89, $78
    lqa $26, 0x18090
    andc $80, $87, $104
    lnop
    selb $6, $6, $35, $54
    lnop
    and $87, $87, $120
    shufb $112, $112, $112, $53
    xor $8, $8, $91
    lnop
    xor $100, $100, $93
    lqa $35, 0x18080
    andc $86, $117, $115
    lqd $97, 6016($3)
    xor $26, $26, $15
    lnop
    selb $120, $120, $119, $80
    lnop
    xor $18, $18, $65
    lqa $34, 0x18140
    selb $119, $119, $104, $80
    lnop
    xor $95, $95, $78
    lnop
    orc $121, $121, $107
    lqa $107, 0x18120
    nor $100, $22, $100
    lqa $22, 0x18110
    selb $104, $104, $24, $87
    lqd $78, 6032($3)
    xor $35, $35, $2
    lqa $80, 0x18180
    or $24, $24, $87
    lqd $87, 2960($3)
    xor $17, $17, $92
    lnop
    nor $95, $90, $95
    lqa $40, 0x181b0
    andc $83, $83, $35
    lnop
    and $117, $117, $88
    shufb $78, $97, $78, $33
    xor $80, $80, $65
    lnop
    orc $83, $26, $83
    lqa $26, 0x18100
    and $97, $121, $124
    lnop
    orc $14, $18, $14
    lnop
    xor $13, $13, $77
    lnop
    selb $18, $88, $118, $86
    lnop
    andc $88, $14, $106
    lqa $35, 0x180f0
    selb $118, $118, $115, $86
    lnop
    andc $100, $100, $17
    shufb $31, $31, $31, $53
    andc $95, $95, $13
    shufb $112, $112, $98, $53
    selb $13, $105, $122, $88
    shufb $90, $11, $87, $33
    andc $121, $121, $37
    lqa $87, 0x18250
    xor $35, $35, $64
    lnop
    selb $115, $115, $101, $117
    lnop
    xor $29, $29, $90
    lnop
    xor $4, $4, $67
    lqa $11, 0x181d0
    selb $122, $122, $106, $88
    lqa $88, 0x18220
    a $25, $25, $55
    lnop
    xor $87, $87, $82
    lnop
    xor $39, $39, $76
    lnop
    andc $82, $83, $123
    lnop
    andc $87, $84, $87
    lqa $84, 0x18040
    xor $26, $26, $63
    lqa $17, 0x18190
    xor $34, $34, $69
    lnop
    xor $88, $88, $75
    lnop
    andc $100, $100, $8
    lnop
    andc $87, $87, $81
    lqa $81, 0x181c0
    and $83, $83, $126
    lqd $8, 3728($3)
    selb $124, $124, $28, $121
    lnop
    orc $113, $113, $87
    lqa $87, 0x18080
    orc $100, $29, $100
    lnop
    xor $17, $17, $74
    lnop
    xor $40, $40, $72
    lnop
    selb $121, $28, $37, $121
    lnop
    nor $102, $34, $102
    lnop
    xor $107, $107, $61
    lqa $34, 0x180b0
    selb $28, $125, $123, $82
    lnop
    and $105, $14, $105
    rotqbii $19, $19, 1
    or $14, $109, $83
    lqa $29, 0x18050
    xor $22, $22, $62
    lnop
    or $117, $101, $117
    lqa $101, 0x18190
    selb $37, $37, $108, $97
    shufb $31, $31, $111, $53
    xor $7, $7, $66
    lnop
    nor $17, $17, $42
    lqa $42, 0x180b0
    selb $123, $123, $109, $83
    lnop
    xor $109, $87, $91
    lqa $87, 0x18260
    andc $102, $102, $4
    lqd $4, 3984($3)
    nor $26, $35, $26
    lnop
    xor $11, $11, $70
    lqd $35, 3968($3)
    selb $126, $126, $125, $82
    lnop
    xor $81, $81, $71
    rotqbyi $125, $9, 2
    andc $17, $17, $40
    lqa $40, 0x18130
    xor $29, $29, $94
    lnop
    andc $82, $113, $103
    lnop
    andc $102, $102, $7
    lnop
    selb $106, $106, $36, $105
    lnop
    andc $22, $26, $22
    lnop
    andc $95, $95, $39
    shlqbii $111, $111, 1
    orc $102, $80, $102
    shufb $86, $35, $4, $33
    andc $81, $17, $81
    lnop
    and $17, $100, $32
    lnop
    selb $4, $99, $110, $82
    lqd $35, 3456($3)
    xor $30, $30, $93
    lqa $80, 0x18230
    xor $76, $87, $76
    lnop
    or $39, $96, $17
    lnop
    and $113, $113, $99
    lnop
    orc $95, $88, $95
    shlqbii $98, $98, 1
    orc $81, $11, $81
    lnop
    xor $42, $42, $16
    lnop
    andc $11, $95, $116
    lqa $88, 0x18250
    or $108, $108, $97
    lqa $97, 0x180a0
    nor $29, $29, $30
    lnop
    or $105, $36, $105
    lnop
    andc $100, $100, $5
    lqa $36, 0x181c0
    and $30, $102, $105
    lqd $99, 3712($3)
    andc $107, $22, $107
    lqa $22, 0x180d0
    or $26, $114, $113
    lqa $87, 0x180c0
    and $95, $95, $117
    lnop
    andc $102, $102, $119
    lnop
    selb $117, $117, $115, $11
    rotqbii $125, $125, 1
    selb $32, $32, $6, $100
    lqa $7, 0x18090
    selb $110, $110, $103, $82
    lqa $82, 0x18130
    xor $77, $88, $77
    lnop
    selb $125, $98, $125, $54
    lqa $98, 0x18030
    selb $100, $6, $5, $100
    lqd $6, 3472($3)
    selb $114, $103, $114, $113
    lqa $113, 0x18070
    selb $96, $5, $96, $17
    lqa $5, 0x181b0
    xor $97, $97, $41
    lnop
    xor $17, $87, $23
    lnop
    xor $80, $80, $79
    lnop
    selb $105, $105, $106, $102
    shufb $88, $35, $6, $33
    andc $6, $81, $118
    rotqbyi $35, $9, 3
    xor $82, $82, $60
    lqd $79, 3216($3)
    xor $7, $7, $90
    lqa $103, 0x18020
    orc $107, $82, $107
    lnop
    selb $106, $106, $119, $102
    lqd $102, 4224($3)
    xor $5, $5, $67
    lnop
    selb $115, $115, $116, $11
    lnop
    xor $22, $22, $2
    lnop
    xor $113, $113, $92
    lnop
    or $11, $120, $30
    lqa $82, 0x18170
    nor $97, $97, $42
    shufb $87, $99, $8, $33
    xor $101, $101, $69
    lnop
    selb $120, $119, $120, $30
    lnop
    selb $119, $24, $104, $6
    lqa $30, 0x180f0
    selb $104, $104, $118, $6
    lqd $6, 4240($3)
    nor $80, $80, $89
    lqa $89, 0x180e0
    andc $113, $29, $113
    lqd $29, 3200($3)
    and $81, $81, $24
    lqa $24, 0x181d0
    andc $113, $113, $109
    lqa $109, 0x18000
    andc $97, $97, $17
    lqa $17, 0x181e0
    xor $40, $40, $15
    lqa $99, 0x18200
    andc $8, $107, $122
    lqa $42, 0x18140
    andc $97, $97, $22
    lnop
    selb $22, $37, $122, $8
    lnop
    xor $83, $89, $15
    shufb $89, $29, $79, $33
    selb $116, $116, $12, $95
    shufb $85, $102, $6, $33
    or $102, $18, $81
    lqa $6, 0x18100
    selb $118, $118, $18, $81
    lnop
    and $107, $107, $108
    lqa $81, 0x18220
    orc $97, $83, $97
    lnop
    or $18, $13, $107
    lqa $83, 0x181a0
    orc $113, $7, $113
    lqa $7, 0x18010
    xor $17, $17, $74
    lnop
    selb $122, $122, $13, $107
    rotqbii $35, $35, 1
    xor $82, $82, $61
    lqa $107, 0x18270
    selb $111, $111, $19, $54
    lqa $19, 0x18150
    xor $109, $109, $89
    lnop
    xor $7, $7, $88
    lnop
    xor $103, $103, $87
    lnop
    selb $108, $108, $37, $8
    lqa $8, 0x18210
    xor $98, $98, $86
    lnop
    nor $109, $109, $7
    lnop
    xor $83, $83, $68
    lnop
    andc $109, $109, $103
    lnop
    andc $80, $80, $77
    lqa $77, 0x180e0
    nor $101, $101, $83
    shufb $31, $31, $114, $53
    xor $24, $24, $65
    lnop
    xor $42, $42, $64
    lqa $83, 0x18240
    xor $81, $81, $70
    lqa $103, 0x181d0
    xor $84, $84, $85
    lqa $7, 0x18160
    xor $36, $36, $66
    shlqbii $114, $114, 1
    andc $109, $109, $98
    lqa $98, 0x18000
    xor $19, $19, $63
    lqa $37, 0x18180
    andc $101, $101, $5
    rotqbyi $5, $10, 3
    xor $83, $83, $73
    lnop
    andc $101, $101, $36
    lnop
    orc $109, $84, $109
    lnop
    and $84, $97, $14
    lnop
    xor $8, $8, $71
    lqa $36, 0x181f0
    andc $80, $80, $76
    lnop
    xor $6, $6, $16
    lnop
    or $76, $124, $84
    lnop
    selb $124, $121, $124, $84
    rotqbii $5, $5, 1
    nor $19, $42, $19
    lqa $42, 0x181f0
    xor $7, $7, $62
    lnop
    andc $84, $113, $28
    lqa $13, 0x180d0
    selb $114, $114, $5, $54
    lnop
    xor $30, $30, $41
    lnop
    andc $7, $19, $7
    lnop
    andc $97, $97, $121
    lnop
    or $95, $12, $95
    lqa $12, 0x18060
    selb $121, $123, $121, $97
    lqa $19, 0x18230
    xor $107, $107, $75
    lqa $75, 0x18130
    xor $73, $42, $73
    lqa $42, 0x18170
    xor $99, $99, $72
    lqa $5, 0x18120
    and $113, $113, $39
    lnop
    nor $73, $17, $73
    lnop
    andc $82, $7, $82
    lqa $7, 0x18110
    xor $74, $19, $74
    lqa $19, 0x18010
    xor $37, $37, $60
    lqa $17, 0x180a0
    andc $99, $73, $99
    lqa $73, 0x18050
    xor $34, $34, $78
    lnop
    orc $107, $107, $80
    shlqbii $80, $26, 1
    andc $99, $99, $8
    lnop
    nor $74, $74, $83
    lnop
    orc $99, $81, $99
    lqa $8, 0x18040
    and $79, $107, $95
    lnop
    orc $101, $24, $101
    cdd $24, 0($20)
    orc $82, $37, $82
    lnop
    xor $5, $5, $2
    lnop
    andc $37, $99, $115
    shufb $112, $112, $26, $53
    andc $107, $107, $110
    lnop
    selb $123, $14, $123, $97
    lqa $97, 0x180c0
    xor $7, $7, $23
    lnop
    nor $6, $30, $6
    lqa $30, 0x18240
    selb $14, $102, $118, $37
    lqd $26, 5264($3)
    and $102, $99, $102
    lqd $99, 5248($3)
    selb $20, $96, $28, $84
    lqa $29, 0x18080
    xor $97, $97, $92
    lnop
    andc $6, $6, $7
    lqd $7, 4752($3)
    selb $96, $39, $96, $84
    lnop
    selb $28, $28, $126, $113
    lnop
    andc $5, $6, $5
    lqa $6, 0x18070
    selb $39, $116, $110, $107
    lqd $84, 4736($3)
    selb $35, $80, $35, $54
    lqd $43, 4480($3)
    xor $73, $73, $89
    lnop
    selb $116, $95, $116, $107
    lqd $107, 5520($3)
    andc $95, $109, $100
    shufb $81, $99, $26, $33
    selb $110, $110, $4, $79
    lnop
    xor $12, $12, $88
    lnop
    xor $17, $17, $94
    shufb $83, $84, $7, $33
    and $109, $109, $125
    lnop
    nor $73, $73, $12
    lnop
    orc $5, $40, $5
    lqa $40, 0x18250
    xor $13, $13, $91
    lqa $12, 0x18190
    or $7, $32, $109
    lnop
    or $4, $4, $79
    lqd $79, 5504($3)
    or $126, $126, $113
    lnop
    xor $6, $6, $87
    lqa $113, 0x18190
    and $99, $82, $18
    lnop
    andc $73, $73, $6
    lqd $6, 5008($3)
    nor $17, $17, $27
    lqa $27, 0x18200
    xor $36, $36, $68
    shufb $80, $79, $107, $33
    andc $97, $17, $97
    lnop
    andc $17, $82, $106
    lnop
    xor $72, $40, $72
    lnop
    andc $97, $97, $13
    lqd $13, 4992($3)
    selb $40, $111, $100, $95
    lqd $107, 4496($3)
    selb $118, $118, $115, $37
    lqa $37, 0x181c0
    andc $79, $101, $104
    lnop
    selb $125, $125, $111, $95
    lnop
    selb $109, $100, $32, $109
    lqa $100, 0x18090
    andc $32, $5, $22
    lnop
    xor $68, $30, $68
    lqa $30, 0x18030
    xor $77, $77, $90
    lqa $111, 0x181e0
    or $95, $117, $102
    shufb $82, $13, $6, $33
    selb $18, $18, $122, $17
    lnop
    andc $74, $74, $72
    shufb $31, $31, $110, $53
    and $5, $5, $76
    shufb $84, $43, $107, $33
    selb $76, $76, $124, $32
    lqa $107, 0x18270
    selb $43, $22, $108, $5
    lnop
    xor $29, $29, $86
    lqa $72, 0x18060
    selb $122, $122, $106, $17
    lnop
    selb $124, $124, $22, $32
    lnop
    orc $97, $77, $97
    lnop
    xor $100, $100, $85
    lqa $77, 0x181a0
    xor $12, $12, $41
    lqa $22, 0x180a0
    selb $106, $106, $105, $99
    lqa $32, 0x180f0
    xor $19, $19, $83
    shlqbii $110, $110, 1
    andc $17, $97, $121
    lnop
    or $105, $105, $99
    lnop
    xor $99, $75, $90
    lnop
    xor $107, $107, $70
    lnop
    and $97, $97, $126
    lqa $70, 0x181b0
    selb $117, $115, $117, $102
    lnop
    selb $115, $120, $104, $79
    lnop
    and $101, $101, $11
    lnop
    xor $27, $27, $67
    lnop
    andc $73, $73, $29
    lqa $29, 0x18080
    xor $113, $113, $64
    lnop
    xor $111, $111, $69
    lqa $102, 0x18210
    selb $120, $11, $120, $79
    lqd $11, 6272($3)
    or $6, $123, $97
    lqa $79, 0x18020
    xor $77, $77, $63
    lnop
    xor $98, $98, $84
    lnop
    nor $113, $113, $77
    lnop
    orc $100, $100, $73
    lnop
    xor $8, $8, $80
    lnop
    andc $73, $100, $20
    lnop
    or $108, $108, $5
    lnop
    selb $126, $126, $28, $17
    lqa $5, 0x18220
    xor $79, $79, $82
    lnop
    nor $111, $111, $36
    lqd $36, 5760($3)
    or $13, $119, $101
    lnop
    selb $123, $121, $123, $97
    lqa $97, 0x18260
    nor $98, $98, $19
    lqa $19, 0x18230
    selb $121, $28, $121, $17
    lqa $17, 0x18110
    and $100, $100, $7
    lnop
    andc $98, $98, $79
    lnop
    xor $30, $30, $81
    lqa $28, 0x18020
    selb $119, $104, $119, $101
    lqa $104, 0x18260
    xor $97, $97, $71
    lqa $71, 0x18230
    xor $70, $70, $62
    lnop
    andc $111, $111, $27
    lqa $27, 0x180b0
    xor $72, $72, $83
    rotqbyi $101, $10, 4
    xor $102, $102, $66
    lqa $26, 0x18030
    selb $7, $7, $109, $73
    lnop
    andc $113, $113, $70
    lqa $70, 0x18160
    andc $98, $98, $30
    lnop
    andc $97, $74, $97
    lnop
    orc $98, $8, $98
    lnop
    xor $5, $5, $65
    rotqbii $101, $101, 1
    xor $22, $22, $89
    lnop
    xor $27, $27, $88
    lqd $8, 5776($3)
    andc $74, $98, $40
    rotqbyi $30, $9, 5
    xor $37, $37, $61
    lnop
    and $98, $98, $35
    lnop
    selb $110, $110, $101, $54
    lnop
    xor $103, $103, $60
    lnop
    xor $29, $29, $81
    shufb $79, $36, $8, $33
    andc $113, $113, $37
    lqa $37, 0x18150
    or $8, $125, $98
    lqa $36, 0x180d0
    xor $71, $71, $69
    lnop
    selb $69, $20, $96, $100
    lnop
    xor $70, $70, $23
    shufb $112, $112, $4, $53
    orc $107, $107, $97
    lqa $97, 0x181d0
    selb $109, $109, $20, $73
    lqd $73, 6800($3)
    selb $35, $35, $114, $74
    lqa $20, 0x18110
    xor $37, $37, $16
    lnop
    andc $111, $111, $102
    lqa $102, 0x18010
    selb $125, $40, $125, $98
    lqa $98, 0x18100
    selb $114, $114, $40, $74
    lnop
    xor $32, $32, $94
    lnop
    orc $111, $5, $111
    lqa $5, 0x18140
    or $100, $96, $100
    lnop
    orc $113, $103, $113
    lnop
    andc $103, $107, $39
    lnop
    and $107, $107, $95
    lqa $96, 0x18180
    xor $98, $98, $93
    lqa $74, 0x18090
    xor $42, $42, $2
    lnop
    nor $71, $71, $68
    lqa $68, 0x18120
    xor $5, $5, $41
    lnop
    nor $98, $32, $98
    lnop
    nor $5, $5, $37
    lnop
    xor $96, $96, $15
    lqa $37, 0x180c0
    selb $95, $95, $117, $103
    lqa $32, 0x18210
    andc $70, $5, $70
    lnop
    andc $5, $113, $115
    lnop
    selb $117, $117, $39, $103
    lqd $103, 6288($3)
    nor $22, $22, $27
    lqa $27, 0x18070
    and $113, $113, $105
    lnop
    andc $70, $70, $42
    lnop
    xor $20, $20, $92
    lqa $42, 0x18000
    selb $40, $115, $120, $113
    lnop
    selb $39, $39, $116, $107
    shufb $77, $11, $103, $33
    andc $98, $98, $20
    lqd $20, 6784($3)
    xor $68, $68, $91
    lnop
    selb $115, $106, $115, $5
    lnop
    andc $103, $111, $118
    lnop
    or $120, $120, $113
    rotqbyi $113, $10, 5
    xor $37, $37, $87
    lnop
    orc $96, $96, $70
    shufb $75, $20, $73, $33
    xor $36, $36, $86
    lqa $73, 0x181b0
    andc $98, $98, $68
    lnop
    andc $68, $96, $122
    lqa $20, 0x180e0
    xor $102, $102, $78
    shlqbii $4, $4, 1
    selb $106, $105, $106, $5
    lqd $105, 6544($3)
    xor $42, $42, $79
    lnop
    selb $5, $13, $119, $103
    lnop
    nor $102, $42, $102
    lqa $42, 0x18270
    or $116, $116, $107
    lqa $107, 0x18050
    orc $99, $99, $98
    lnop
    xor $27, $27, $82
    lnop
    selb $119, $119, $118, $103
    lnop
    andc $22, $22, $37
    lnop
    andc $37, $99, $124
    lnop
    andc $22, $22, $36
    lnop
    xor $20, $20, $85
    lqd $36, 6528($3)
    and $111, $111, $13
    lnop
    selb $13, $108, $43, $68
    rotqbyi $103, $9, 4
    and $99, $99, $6
    lqa $98, 0x18160
    selb $68, $43, $122, $68
    lnop
    selb $43, $124, $76, $99
    shufb $112, $112, $116, $53
    orc $20, $20, $22
    rotqbii $103, $103, 1
    or $99, $76, $99
    lnop
    selb $118, $118, $14, $111
    shufb $76, $36, $105, $33
    xor $107, $107, $84
    lnop
    xor $28, $28, $77
    lnop
    andc $105, $20, $121
    lqa $36, 0x18100
    xor $65, $42, $65
    lnop
    xor $73, $73, $23
    lqa $42, 0x18040
    xor $26, $26, $76
    lqa $22, 0x181c0
    andc $102, $102, $28
    lnop
    and $20, $20, $100
    lnop
    nor $107, $107, $72
    lnop
    xor $74, $74, $80
    rotqbii $30, $30, 1
    selb $100, $100, $69, $105
    lqa $72, 0x181f0
    andc $107, $107, $27
    lqa $27, 0x18250
    selb $105, $69, $121, $105
    lnop
    xor $104, $104, $66
    lnop
    selb $103, $4, $103, $54
    lqa $4, 0x180d0
    selb $124, $123, $124, $37
    lqd $66, 7808($3)
    andc $107, $107, $29
    lnop
    xor $67, $27, $67
    lqa $27, 0x18220
    xor $36, $36, $88
    shlqbii $116, $116, 1
    selb $121, $121, $126, $20
    lqa $29, 0x18140
    andc $71, $71, $67
    lqd $67, 7296($3)
    xor $17, $17, $87
    lqa $69, 0x180f0
    xor $42, $42, $75
    lqa $28, 0x18150
    selb $123, $6, $123, $37
    lqa $6, 0x181d0
    andc $102, $102, $26
    lqa $26, 0x180b0
    xor $32, $32, $61
    lnop
    orc $107, $74, $107
    lqa $74, 0x181a0
    andc $104, $71, $104
    lnop
    xor $28, $28, $93
    lnop
    xor $29, $29, $94
    lqa $71, 0x18240
    xor $98, $98, $92
    lnop
    nor $28, $29, $28
    lnop
    xor $74, $74, $16
    lqa $29, 0x18270
    andc $98, $28, $98
    lnop
    and $108, $96, $108
    lqa $96, 0x18200
    xor $6, $6, $90
    lqa $28, 0x18120
    orc $104, $65, $104
    lqa $65, 0x181e0
    xor $27, $27, $60
    lqa $37, 0x180c0
    orc $102, $42, $102
    lnop
    nor $74, $12, $74
    lnop
    xor $69, $69, $89
    lnop
    xor $60, $29, $60
    lqa $29, 0x18170
    xor $65, $65, $64
    rotqbii $113, $113, 1
    andc $12, $102, $114
    lnop
    xor $26, $26, $83
    lnop
    selb $42, $103, $110, $12
    lnop
    selb $110, $110, $114, $12
    lqa $12, 0x18100
    nor $69, $69, $36
    lqd $36, 7824($3)
    or $111, $14, $111
    lnop
    or $126, $126, $20
    lqa $20, 0x18260
    andc $14, $107, $109
    lnop
    selb $116, $116, $30, $54
    shufb $31, $31, $39, $53
    and $103, $102, $103
    lqa $102, 0x18210
    xor $30, $71, $63
    lnop
    xor $29, $29, $91
    shufb $71, $66, $36, $33
    selb $36, $125, $109, $14
    lnop
    andc $69, $69, $17
    lqa $17, 0x18180
    xor $97, $97, $15
    lnop
    xor $72, $72, $63
    lqa $63, 0x180a0
    and $107, $107, $8
    lnop
    nor $72, $65, $72
    lnop
    andc $98, $98, $29
    lqd $29, 7056($3)
    xor $37, $37, $82
    lqd $65, 8064($3)
    selb $125, $8, $125, $14
    lnop
    xor $64, $19, $64
    lqa $19, 0x181f0
    and $8, $104, $111
    lnop
    xor $63, $63, $84
    shlqbii $39, $39, 1
    andc $72, $72, $21
    lqd $21, 8080($3)
    xor $4, $4, $81
    lnop
    andc $72, $72, $32
    lqa $32, 0x180f0
    xor $28, $28, $86
    lqa $14, 0x181b0
    selb $113, $39, $113, $54
    lnop
    orc $72, $27, $72
    lqa $27, 0x18090
    selb $122, $122, $18, $108
    lnop
    nor $63, $63, $26
    lnop
    xor $17, $17, $90
    lqa $26, 0x18120
    nor $64, $64, $30
    lnop
    andc $63, $63, $37
    lnop
    andc $37, $72, $119
    lnop
    andc $63, $63, $4
    lnop
    xor $61, $20, $61
    lnop
    selb $20, $117, $95, $8
    rotqbyi $4, $9, 6
    selb $30, $120, $40, $37
    lqa $39, 0x18060
    andc $104, $104, $117
    lnop
    andc $74, $74, $73
    lqa $73, 0x180e0
    selb $117, $118, $117, $104
    lnop
    and $120, $72, $120
    lqd $72, 7312($3)
    selb $118, $111, $118, $104
    lnop
    or $108, $18, $108
    lnop
    xor $102, $102, $2
    shufb $70, $65, $21, $33
    or $65, $7, $107
    lnop
    selb $114, $114, $35, $103
    lnop
    or $21, $5, $120
    lnop
    selb $120, $119, $5, $120
    lnop
    xor $12, $12, $83
    lqa $5, 0x18130
    orc $98, $17, $98
    lqa $17, 0x18050
    selb $109, $109, $7, $107
    lqd $107, 144($25)
    andc $69, $69, $28
    lnop
    xor $22, $22, $2
    lqa $28, 0x18070
    xor $39, $39, $78
    lnop
    xor $14, $14, $92
    lnop
    xor $5, $5, $85
    lqa $7, 0x18040
    xor $17, $17, $79
    lnop
    xor $18, $73, $80
    shufb $73, $67, $72, $33
    andc $74, $74, $22
    lqa $22, 0x18030
    nor $17, $17, $39
    lnop
    or $103, $35, $103
    lqa $35, 0x18080
    orc $63, $18, $63
    lnop
    andc $18, $98, $68
    lnop
    xor $28, $28, $77
    lqa $39, 0x18110
    selb $111, $43, $68, $18
    lqd $67, 912($25)
    and $98, $98, $99
    lqa $72, 0x18250
    andc $17, $17, $28
    lnop
    xor $19, $19, $16
    lqd $28, 7040($3)
    xor $96, $96, $23
    lnop
    orc $97, $97, $74
    lqa $104, 0x180c0
    xor $39, $39, $82
    lnop
    selb $99, $99, $43, $18
    lqa $18, 0x181c0
    xor $32, $32, $84
    lqa $43, 0x181e0
    or $95, $95, $8
    lqa $8, 0x18210
    xor $35, $35, $76
    lqd $66, 7552($3)
    nor $12, $32, $12
    lnop
    and $32, $97, $108
    lnop
    xor $27, $27, $75
    shufb $74, $28, $29, $33
    selb $28, $68, $13, $98
    lnop
    andc $17, $17, $35
    lqd $3, 7568($3)
    orc $69, $5, $69
    lnop
    andc $97, $97, $115
    rotqbyi $9, $9, 7
    xor $62, $72, $62
    lqa $5, 0x18190
    xor $22, $22, $71
    lqa $35, 0x18010
    or $98, $13, $98
    lnop
    orc $17, $27, $17
    lqa $27, 0x18000
    xor $7, $7, $70
    lqa $13, 0x18260
    andc $12, $12, $39
    shufb $72, $66, $3, $33
    xor $8, $8, $91
    lnop
    selb $119, $40, $119, $37
    rotqbyi $37, $10, 6
    andc $40, $69, $124
    lqa $3, 0x18180
    andc $64, $64, $62
    lnop
    selb $108, $108, $122, $97
    lnop
    xor $35, $35, $73
    lqa $62, 0x18020
    xor $27, $27, $74
    lnop
    and $39, $69, $126
    lnop
    andc $69, $63, $105
    lnop
    nor $27, $27, $35
    lqd $35, 896($25)
    selb $29, $115, $106, $32
    lnop
    xor $62, $62, $72
    lnop
    selb $126, $126, $121, $40
    lnop
    andc $62, $27, $62
    lnop
    and $27, $17, $103
    lnop
    selb $122, $122, $115, $97
    lnop
    andc $64, $64, $61
    lqa $61, 0x18230
    selb $121, $121, $124, $40
    lnop
    orc $64, $60, $64
    lnop
    andc $17, $17, $36
    lqa $60, 0x18170
    andc $40, $64, $117
    lnop
    xor $18, $18, $91
    shlqbii $115, $95, 1
    xor $43, $43, $41
    shufb $112, $112, $95, $53
    and $63, $63, $65
    lnop
    xor $26, $26, $81
    lnop
    xor $13, $13, $2
    lqa $2, 0x18110
    andc $62, $62, $22
    rotqbyi $10, $10, 7
    selb $124, $124, $123, $39
    lqa $22, 0x180e0
    nor $19, $43, $19
    lqd $43, 656($25)
    orc $62, $7, $62
    rotqbii $4, $4, 1
    and $64, $64, $21
    lnop
    xor $5, $5, $94
    lnop
    selb $7, $109, $105, $69
    shufb $66, $35, $67, $33
    selb $109, $65, $109, $69
    lqa $69, 0x18060
    andc $65, $62, $110
    lnop
    selb $67, $117, $118, $64
    lqa $35, 0x181a0
    xor $3, $3, $85
    lqa $95, 0x18220
    selb $115, $115, $4, $54
    shufb $31, $31, $20, $53
    selb $97, $116, $113, $65
    lnop
    andc $96, $19, $96
    rotqbii $10, $10, 1
    selb $19, $36, $125, $27
    lqa $4, 0x18150
    xor $69, $69, $73
    lnop
    selb $117, $120, $117, $40
    lnop
    selb $36, $114, $36, $17
    lnop
    xor $35, $35, $93
    lnop
    selb $114, $103, $114, $17
    lqa $103, 0x181c0
    xor $17, $2, $77
    lqa $2, 0x18130
    or $125, $125, $27
    lnop
    andc $102, $96, $102
    lqa $96, 0x18140
    xor $4, $4, $88
    lnop
    selb $120, $21, $120, $40
    lqa $21, 0x18160
    selb $105, $105, $100, $63
    lqa $40, 0x18050
    and $116, $62, $116
    lnop
    selb $113, $113, $110, $65
    lnop
    xor $95, $95, $15
    lnop
    or $106, $106, $32
    lnop
    nor $5, $5, $35
    lqa $35, 0x18240
    xor $104, $104, $77
    shlqbii $20, $20, 1
    andc $12, $12, $26
    lnop
    xor $103, $103, $86
    shlqbii $26, $67, 1
    xor $96, $96, $89
    lqa $32, 0x18040
    xor $40, $40, $74
    lqa $65, 0x18000
    xor $21, $21, $87
    rotqbii $9, $9, 1
    orc $102, $95, $102
    lqa $95, 0x18120
    or $118, $118, $64
    lnop
    or $100, $100, $63
    lnop
    andc $63, $102, $119
    rotqbii $37, $37, 1
    andc $5, $5, $14
    lqd $14, 1168($25)
    nor $40, $40, $69
    lqd $69, 128($25)
    and $102, $102, $106
    lnop
    xor $2, $2, $80
    lqa $64, 0x180a0
    nor $96, $96, $4
    lqa $4, 0x18080
    or $62, $42, $116
    lqd $27, 400($25)
    selb $116, $110, $42, $116
    lnop
    orc $2, $2, $12
    lqa $12, 0x18200
    xor $60, $60, $86
    lnop
    andc $96, $96, $21
    lqd $21, 384($25)
    xor $110, $95, $76
    lqa $95, 0x18070
    selb $20, $20, $37, $54
    lnop
    selb $106, $106, $29, $63
    lnop
    and $37, $2, $100
    shufb $69, $69, $107, $33
    xor $64, $64, $79
    lqa $107, 0x181e0
    andc $96, $96, $60
    lnop
    xor $22, $22, $75
    lqa $42, 0x18240
    xor $16, $35, $16
    lqa $35, 0x180d0
    xor $60, $65, $69
    lnop
    andc $5, $5, $18
    lnop
    orc $96, $3, $96
    shufb $31, $31, $67, $53
    andc $18, $2, $121
    lqa $67, 0x18090
    xor $95, $95, $72
    lqa $11, 0x180d0
    andc $65, $96, $111
    lnop
    xor $35, $35, $76
    lnop
    nor $64, $64, $34
    lqd $34, 640($25)
    andc $95, $40, $95
    lnop
    andc $104, $64, $104
    lnop
    or $123, $123, $39
    lnop
    xor $61, $61, $41
    lnop
    and $96, $96, $123
    lqa $41, 0x18270
    selb $123, $123, $124, $65
    lqa $39, 0x18030
    andc $104, $104, $35
    lqa $35, 0x180b0
    or $64, $30, $102
    lnop
    selb $40, $121, $126, $37
    lqa $101, 0x18170
    orc $104, $22, $104
    lqa $2, 0x181e0
    xor $15, $41, $15
    lqa $41, 0x18020
    orc $5, $6, $5
    lnop
    xor $6, $67, $70
    shufb $67, $34, $43, $33
    xor $4, $4, $71
    lnop
    xor $12, $12, $92
    shufb $68, $21, $27, $33
    xor $3, $42, $93
    lqa $42, 0x181d0
    selb $34, $26, $10, $54
    lqd $10, 1152($25)
    selb $26, $124, $111, $65
    lnop
    andc $95, $95, $4
    lnop
    selb $29, $29, $119, $63
    lnop
    xor $101, $101, $81
    lnop
    xor $42, $42, $85
    lqa $63, 0x18010
    selb $119, $119, $30, $102
    lnop
    orc $95, $6, $95
    lqa $6, 0x181f0
    selb $30, $100, $105, $18
    shufb $65, $10, $14, $33
    andc $10, $5, $122
    lnop
    ai $127, $127, 1
    lqa $14, 0x18050
    nor $61, $61, $16
    lqa $16, 0x18070
    xor $39, $39, $66
    lnop
    xor $63, $63, $68
    lnop
    xor $6, $6, $93
    lqa $100, 0x18250
    xor $41, $41, $67
    lqa $102, 0x181a0
    selb $105, $105, $121, $18
    lnop
    nor $63, $60, $63
    shufb $121, $112, $118, $53
    xor $11, $11, $71
    lnop
    andc $112, $95, $36
    lnop
    and $95, $95, $62
    lqa $60, 0x18190
    selb $18, $111, $99, $96
    lqa $111, 0x18220
    selb $43, $116, $36, $112
    lnop
    xor $32, $32, $65
    lnop
    andc $63, $63, $41
    lqa $41, 0x18150
    xor $107, $107, $94
    lnop
    xor $102, $102, $88
    lnop
    xor $100, $100, $23
    lnop
    and $23, $5, $98
    lqa $4, 0x18160
    xor $60, $60, $89
    lnop
    andc $124, $104, $7
    lqa $21, 0x18090
    andc $63, $63, $39
    lqa $39, 0x18130
    andc $100, $61, $100
    lnop
    and $104, $104, $125
    lqa $61, 0x180c0
    nor $102, $60, $102
    shlqbii $118, $118, 1
    or $126, $126, $37
    lqa $37, 0x18060
    selb $44, $62, $116, $112
    lqa $116, 0x18160
    orc $63, $32, $63
    lqd $32, 2448($25)
    selb $27, $98, $28, $10
    lnop
    xor $16, $16, $67
    lnop
    xor $111, $111, $90
    lnop
    andc $98, $63, $113
    lnop
    xor $61, $61, $72
    lqa $5, 0x180c0
    selb $28, $28, $122, $10
    lqa $22, 0x180e0
    andc $100, $100, $13
    lnop
    nor $107, $107, $6
    lnop
    xor $35, $35, $73
    lnop
    selb $45, $20, $113, $98
    lqa $6, 0x181b0
    selb $46, $115, $20, $98
    lnop
    xor $21, $21, $65
    lnop
    orc $100, $15, $100
    lnop
    xor $116, $116, $82
    lqd $15, 2432($25)
    selb $47, $118, $9, $54
    lnop
    and $118, $63, $115
    lnop
    andc $107, $107, $12
    lnop
    xor $6, $6, $87
    lnop
    selb $48, $125, $19, $124
    lnop
    andc $102, $102, $6
    lqd $6, 1936($25)
    selb $122, $122, $108, $23
    lqd $125, 1424($25)
    andc $103, $102, $103
    lqd $102, 1680($25)
    or $99, $99, $96
    lqd $12, 1664($25)
    and $115, $100, $64
    lqa $9, 0x18080
    selb $98, $7, $109, $104
    lnop
    selb $49, $19, $7, $124
    rotqbyi $50, $38, 0
    selb $96, $117, $120, $115
    lnop
    or $108, $108, $23
    lnop
    xor $39, $39, $75
    lqa $23, 0x18040
    andc $107, $107, $8
    shufb $63, $12, $102, $33
    or $102, $114, $95
    lqa $12, 0x180a0
    orc $107, $111, $107
    lqd $8, 1920($25)
    selb $36, $36, $114, $95
    lqa $114, 0x18140
    orc $103, $42, $103
    lqa $42, 0x18180
    andc $100, $100, $117
    lqa $124, 0x18100
    xor $37, $37, $68
    shufb $60, $15, $32, $33
    xor $12, $12, $74
    lqa $15, 0x180f0
    selb $111, $119, $117, $100
    shufb $62, $8, $6, $33
    selb $112, $64, $119, $100
    lqd $100, 2176($25)
    andc $119, $103, $28
    lnop
    xor $41, $41, $83
    lqd $64, 5920($38)
    xor $114, $114, $84
    lnop
    xor $42, $42, $80
    shufb $31, $31, $96, $53
    nor $12, $12, $35
    lqa $6, 0x181c0
    xor $15, $15, $79
    lnop
    or $95, $120, $115
    lnop
    nor $114, $114, $41
    lqa $41, 0x18020
    xor $124, $124, $78
    rotqbyi $31, $31, 8
    andc $116, $114, $116
    lqa $7, 0x180e0
    nor $124, $15, $124
    lnop
    selb $115, $18, $28, $119
    lnop
    andc $61, $12, $61
    lnop
    xor $41, $41, $62
    lqa $12, 0x18010
    xor $15, $9, $66
    lnop
    andc $116, $116, $101
    lqa $8, 0x181d0
    or $109, $109, $104
    lqd $104, 2192($25)
    andc $124, $124, $17
    lnop
    selb $35, $113, $97, $118
    shufb $64, $31, $64, $24
    andc $124, $124, $110
    shufb $121, $121, $95, $53
    andc $110, $107, $29
    lqd $25, 1408($25)
    or $97, $97, $118
    lqa $9, 0x18150
    orc $42, $42, $116
    stqd $64, 5920($50)
    orc $124, $39, $124
    lnop
    xor $39, $23, $60
    lnop
    andc $23, $42, $26
    lqa $118, 0x18000
    selb $116, $99, $18, $119
    lnop
    selb $114, $108, $122, $110
    lnop
    xor $14, $14, $69
    shufb $64, $25, $125, $33
    xor $12, $12, $63
    lqa $10, 0x18270
    nor $14, $14, $37
    lnop
    andc $37, $61, $11
    lnop
    xor $61, $118, $64
    lnop
    andc $125, $124, $105
    lqa $25, 0x18030
    andc $14, $14, $16
    lqa $11, 0x18120
    selb $117, $40, $26, $23
    lnop
    and $42, $42, $126
    lnop
    selb $118, $126, $40, $23
    lnop
    nor $126, $61, $12
    lnop
    selb $119, $98, $105, $125
    lqa $12, 0x18270
    selb $113, $122, $29, $110
    lqa $13, 0x18210
    andc $14, $14, $15
    shufb $61, $100, $104, $33
    xor $22, $22, $70
    rotqbyi $121, $121, 8
    selb $120, $109, $98, $125
    lnop
    and $125, $103, $99
    lqd $38, 6256($38)
    orc $22, $22, $37
    lnop
    orc $37, $21, $14
    lqa $14, 0x18130
    andc $126, $126, $41
    lnop
    or $99, $27, $125
    lqa $15, 0x181a0
    xor $25, $25, $61
    lqa $16, 0x18200
    and $108, $107, $108
    lqa $17, 0x180b0
    andc $107, $37, $43
    lnop
    selb $98, $29, $106, $108
    lqa $18, 0x18210
    and $109, $124, $109
    lnop
    selb $124, $97, $35, $107
    lqa $19, 0x18250
    or $103, $30, $109
    lnop
    andc $29, $22, $49
    lqa $20, 0x18230
    or $101, $123, $42
    shufb $38, $121, $38, $24
    selb $122, $102, $36, $29
    lqa $21, 0x18200
    andc $126, $126, $25
    lqa $41, 0x181b0
    and $33, $22, $102
    lqa $22, 0x18110
    selb $100, $28, $27, $125
    lqa $23, 0x18250
    selb $102, $26, $123, $42
    lnop
    and $37, $37, $97
    hbrr casefold_steady_branch, casefold_steady_loop
    orc $126, $39, $126
    lqa $24, 0x180a0
    ai $25, $127, 1
    lqa $26, 0x18100
    selb $121, $36, $49, $29
    lqa $27, 0x18000
    andc $36, $126, $45
    lqa $28, 0x181f0
    selb $123, $35, $43, $107
    lnop
    or $97, $106, $108
    lnop
    selb $104, $105, $30, $109
    lqa $29, 0x18260
    or $107, $44, $37
    lnop
    selb $125, $34, $45, $36
    lnop
    selb $106, $49, $48, $33
    lnop
    selb $108, $43, $44, $37
    lnop
    and $37, $126, $47
    lqa $30, 0x18190
    selb $126, $47, $34, $36
    lqa $31, 0x18180
    or $109, $46, $37
    lqa $32, 0x181e0
    or $105, $48, $33
    stqd $38, 6256($50)
    selb $110, $45, $46, $37
casefold_steady_branch:
    brnz $59, casefold_steady_loop
casefold_steady_end:
    stqa $126, 0x1b280
    stqa $125, 0x1b290
    stqa $124, 0x1b2a0
    stqa $123, 0x1b2b0
    stqa $122, 0x1b2c0
    stqa $121, 0x1b2d0
    stqa $120, 0x1b2e0
    stqa $119, 0x1b2f0
    stqa $118, 0x1b300
    stqa $117, 0x1b310
    stqa $116, 0x1b320
    stqa $115, 0x1b330
    stqa $114, 0x1b340
    stqa $113, 0x1b350
    stqa $112, 0x1b360
    stqa $111, 0x1b370
    stqa $110, 0x1b380
    stqa $109, 0x1b390
    stqa $108, 0x1b3a0
    stqa $107, 0x1b3b0
    stqa $106, 0x1b3c0
    stqa $105, 0x1b3d0
    stqa $104, 0x1b3e0
    stqa $103, 0x1b3f0
    stqa $102, 0x1b400
    stqa $101, 0x1b410
    stqa $100, 0x1b420
    stqa $99, 0x1b430
    stqa $98, 0x1b440
    stqa $97, 0x1b450
    stqa $96, 0x1b460
    stqa $95, 0x1b470
    bi $0

.global casefold_edge_tap
.align 3
casefold_edge_tap:
    lqa $50, 0x0
    lqa $49, 0x10
    lqa $48, 0x20
    lqa $47, 0x30
    lqa $46, 0x40
    ori $51, $5, 0
    lqa $126, 0x1b280
    lqa $125, 0x1b290
    lqa $124, 0x1b2a0
    lqa $123, 0x1b2b0
    lqa $122, 0x1b2c0
    lqa $121, 0x1b2d0
    lqa $120, 0x1b2e0
    lqa $119, 0x1b2f0
    lqa $118, 0x1b300
    lqa $117, 0x1b310
    lqa $116, 0x1b320
    lqa $115, 0x1b330
    lqa $114, 0x1b340
    lqa $113, 0x1b350
    lqa $112, 0x1b360
    lqa $111, 0x1b370
    lqa $110, 0x1b380
    lqa $109, 0x1b390
    lqa $108, 0x1b3a0
    lqa $107, 0x1b3b0
    lqa $106, 0x1b3c0
    lqa $105, 0x1b3d0
    lqa $104, 0x1b3e0
    lqa $103, 0x1b3f0
    lqa $102, 0x1b400
    lqa $101, 0x1b410
    lqa $100, 0x1b420
    lqa $99, 0x1b430
    lqa $98, 0x1b440
    lqa $97, 0x1b450
    lqa $96, 0x1b460
    lqa $95, 0x1b470
    andi $6, $3, 7
    rotmi $7, $3, -3
    shli $6, $6, 5
    a $6, $6, $7
    andi $7, $6, -16
    a $8, $7, $50
    lqd $9, 1920($8)
    lqd $10, 1936($8)
    shufb $6, $6, $6, $49
    andbi $6, $6, 15
    a $6, $6, $48
    shufb $94, $9, $10, $6
    lqd $9, 2176($8)
    lqd $10, 2192($8)
    shufb $93, $9, $10, $6
    lqd $9, 2432($8)
    lqd $10, 2448($8)
    shufb $92, $9, $10, $6
    lqd $9, 2688($8)
    lqd $10, 2704($8)
    shufb $91, $9, $10, $6
    lqd $9, 2944($8)
    lqd $10, 2960($8)
    shufb $90, $9, $10, $6
    a $7, $7, $47
    lqd $9, 2944($7)
    lqd $10, 2960($7)
    shufb $89, $9, $10, $6
    lqd $9, 3200($8)
    lqd $10, 3216($8)
    shufb $88, $9, $10, $6
    lqd $9, 3456($8)
    lqd $10, 3472($8)
    shufb $87, $9, $10, $6
    lqd $9, 3712($8)
    lqd $10, 3728($8)
    shufb $86, $9, $10, $6
    lqd $9, 3968($8)
    lqd $10, 3984($8)
    shufb $85, $9, $10, $6
    lqd $9, 4224($8)
    lqd $10, 4240($8)
    shufb $84, $9, $10, $6
    lqd $9, 3200($7)
    lqd $10, 3216($7)
    shufb $83, $9, $10, $6
    lqd $9, 4480($8)
    lqd $10, 4496($8)
    shufb $82, $9, $10, $6
    lqd $9, 4736($8)
    lqd $10, 4752($8)
    shufb $81, $9, $10, $6
    lqd $9, 4992($8)
    lqd $10, 5008($8)
    shufb $80, $9, $10, $6
    lqd $9, 5248($8)
    lqd $10, 5264($8)
    shufb $79, $9, $10, $6
    lqd $9, 5504($8)
    lqd $10, 5520($8)
    shufb $78, $9, $10, $6
    lqd $9, 3456($7)
    lqd $10, 3472($7)
    shufb $77, $9, $10, $6
    lqd $9, 5760($8)
    lqd $10, 5776($8)
    shufb $76, $9, $10, $6
    lqd $9, 6016($8)
    lqd $10, 6032($8)
    shufb $75, $9, $10, $6
    lqd $9, 6272($8)
    lqd $10, 6288($8)
    shufb $74, $9, $10, $6
    lqd $9, 6528($8)
    lqd $10, 6544($8)
    shufb $73, $9, $10, $6
    lqd $9, 6784($8)
    lqd $10, 6800($8)
    shufb $72, $9, $10, $6
    lqd $9, 3712($7)
    lqd $10, 3728($7)
    shufb $71, $9, $10, $6
    lqd $9, 7040($8)
    lqd $10, 7056($8)
    shufb $70, $9, $10, $6
    lqd $9, 7296($8)
    lqd $10, 7312($8)
    shufb $69, $9, $10, $6
    lqd $9, 7552($8)
    lqd $10, 7568($8)
    shufb $68, $9, $10, $6
    lqd $9, 7808($8)
    lqd $10, 7824($8)
    shufb $67, $9, $10, $6
    lqd $9, 8064($8)
    lqd $8, 8080($8)
    shufb $66, $9, $8, $6
    lqd $8, 3968($7)
    lqd $9, 3984($7)
    shufb $65, $8, $9, $6
    lqd $8, 128($7)
    lqd $9, 144($7)
    shufb $64, $8, $9, $6
    lqd $8, 384($7)
    lqd $9, 400($7)
    shufb $63, $8, $9, $6
    lqd $8, 640($7)
    lqd $9, 656($7)
    shufb $62, $8, $9, $6
    lqd $8, 896($7)
    lqd $9, 912($7)
    shufb $61, $8, $9, $6
    lqd $8, 1152($7)
    lqd $9, 1168($7)
    shufb $60, $8, $9, $6
    lqd $8, 4224($7)
    lqd $9, 4240($7)
    shufb $59, $8, $9, $6
    lqd $8, 1408($7)
    lqd $9, 1424($7)
    shufb $58, $8, $9, $6
    lqd $8, 1664($7)
    lqd $9, 1680($7)
    shufb $57, $8, $9, $6
    lqd $8, 1920($7)
    lqd $9, 1936($7)
    shufb $56, $8, $9, $6
    lqd $8, 2176($7)
    lqd $9, 2192($7)
    shufb $55, $8, $9, $6
    lqd $8, 2432($7)
    lqd $9, 2448($7)
    shufb $54, $8, $9, $6
    lqd $8, 4480($7)
    lqd $7, 4496($7)
    shufb $53, $8, $7, $6
    sf $52, $3, $4
    ori $127, $3, 0
    cgti $2, $52, 0
    brz $2, casefold_edge_tap_end
    lqa $2, 0x181e0
    lqa $3, 0x18110
    lqa $4, 0x18190
    lqa $26, 0x18270
    lqa $5, 0x18240
    lqa $6, 0x18180
    lqa $7, 0x180b0
    lqa $8, 0x18260
    lqa $9, 0x18210
    lqa $10, 0x18160
    xor $11, $26, $90
    lqa $12, 0x181a0
    lqa $13, 0x18190
    lqa $14, 0x18170
    lqa $15, 0x18250
    lqa $16, 0x18170
    lqa $17, 0x18060
    lqa $18, 0x181a0
    lqa $19, 0x18070
    lqa $20, 0x181c0
    lqa $21, 0x181f0
    lqa $22, 0x18230
    ai $23, $127, 1
# 1158 cycles an iteration, 1158 at least: 1158 instructions for the even pipe, 757 for the odd one; 0 cycles of nops alone
.align 3
casefold_edge_tap_loop:
    shli $24, $127, 3
    lqa $90, 0x18140
    xor $91, $8, $91
    lqa $8, 0x180e0
    xor $94, $22, $94
    lqa $22, 0x180a0
    xor $92, $15, $92
    lnop
    andi $15, $23, 7
    lqa $25, 0x180f0
    xor $2, $2, $88
    lqa $26, 0x181b0
    xor $93, $5, $93
    lnop
    rotmi $23, $23, -3
    lqa $5, 0x18150
    nor $94, $94, $93
    lnop
    shli $15, $15, 5
    lqa $93, 0x18100
    xor $13, $13, $70
    lnop
    xor $20, $20, $73
    lqa $27, 0x181c0
    andc $94, $94, $92
    lqa $92, 0x18200
    a $15, $15, $23
    lnop
    andc $94, $94, $91
    lnop
    xor $21, $21, $87
    lqa $91, 0x180d0
    xor $90, $90, $76
    lnop
    andi $23, $15, -16
    lnop
    nor $2, $2, $21
    lnop
    a $21, $23, $50
    shufb $15, $15, $15, $49
    xor $92, $92, $86
    lqa $28, 0x180c0
    orc $94, $11, $94
    lnop
    xor $5, $5, $75
    lqd $11, 2688($21)
    andc $29, $94, $111
    lqa $30, 0x18050
    andbi $15, $15, 15
    lqd $31, 1408($21)
    xor $12, $12, $81
    lnop
    xor $3, $3, $68
    shlqbii $95, $95, 1
    xor $19, $19, $56
    lqd $32, 1168($21)
    nor $90, $90, $5
    lnop
    ai $52, $52, -1
    lqa $5, 0x181b0
    xor $30, $30, $58
    lnop
    andc $92, $2, $92
    lnop
    xor $25, $25, $70
    lnop
    and $94, $94, $97
    lqd $2, 896($21)
    andi $33, $24, -16
    lnop
    xor $91, $91, $61
    lnop
    xor $17, $17, $57
    lqa $34, 0x18080
    a $15, $15, $48
    lnop
    xor $10, $10, $74
    lnop
    selb $35, $98, $111, $29
    lqa $36, 0x18220
    nor $17, $30, $17
    lqa $30, 0x18090
    xor $4, $4, $82
    shlqbii $96, $96, 1
    xor $93, $93, $69
    lnop
    xor $5, $5, $80
    lqd $37, 640($21)
    xor $7, $7, $63
    lnop
    nor $4, $4, $12
    lqd $12, 912($21)
    nor $93, $25, $93
    lqa $25, 0x18260
    xor $22, $22, $64
    lnop
    andc $93, $93, $3
    lnop
    xor $14, $14, $73
    lqd $3, 2704($21)
    a $33, $33, $47
    lqa $38, 0x18120
    xor $27, $27, $79
    shufb $2, $2, $12, $15
    xor $8, $8, $60
    lqd $12, 656($21)
    selb $98, $97, $98, $29
    lnop
    xor $9, $9, $85
    lqd $97, 1424($21)
    xor $28, $28, $62
    lqa $29, 0x18020
    andc $90, $90, $10
    lqd $10, 1152($21)
    andc $92, $92, $9
    lqd $9, 1680($21)
    nor $7, $22, $7
    lqa $22, 0x18030
    xor $36, $36, $84
    lqa $39, 0x18130
    andc $4, $4, $5
    lnop
    or $5, $112, $94
    shufb $97, $31, $97, $15
    orc $92, $36, $92
    lqd $36, 1664($21)
    xor $6, $6, $72
    lnop
    xor $38, $38, $67
    lqa $31, 0x181d0
    andc $90, $90, $14
    lqa $14, 0x18040
    andc $93, $93, $38
    lqd $38, 5584($33)
    orc $6, $6, $90
    lnop
    a $23, $23, $47
    lqd $90, 2960($21)
    xor $34, $34, $55
    shufb $10, $10, $32, $15
    andc $4, $4, $27
    lnop
    xor $31, $31, $78
    lnop
    andc $7, $7, $28
    lqa $28, 0x18000
    andc $17, $17, $19
    lqa $19, 0x18010
    orc $4, $31, $4
    lnop
    selb $35, $111, $35, $89
    shufb $12, $37, $12, $15
    and $37, $4, $101
    lnop
    xor $39, $39, $66
    lnop
    andc $91, $7, $91
    lnop
    selb $7, $115, $116, $37
    lnop
    xor $28, $28, $12
    shufb $9, $36, $9, $15
    andc $17, $17, $34
    lqd $34, 2944($21)
    selb $98, $112, $98, $89
    lqa $89, 0x18090
    orc $8, $8, $91
    lqd $91, 2448($21)
    orc $93, $39, $93
    lnop
    xor $29, $29, $10
    lnop
    and $39, $92, $99
    lnop
    xor $19, $19, $2
    lnop
    and $36, $6, $103
    lnop
    xor $14, $14, $9
    lqd $31, 5248($33)
    and $27, $8, $107
    rotqby $38, $38, $24
    nor $19, $28, $19
    lqd $28, 2432($21)
    xor $22, $22, $97
    lnop
    andc $19, $19, $29
    lnop
    xor $89, $89, $54
    lnop
    andc $4, $4, $115
    lnop
    andc $19, $19, $22
    rotqbii $22, $38, 1
    and $29, $93, $105
    lnop
    andc $32, $92, $113
    shufb $92, $28, $91, $15
    orc $14, $14, $19
    lnop
    selb $95, $95, $22, $46
    rotqby $31, $31, $24
    orc $89, $89, $17
    lnop
    and $17, $14, $95
    lqa $22, 0x18250
    selb $19, $121, $122, $27
    lnop
    and $28, $89, $109
    lnop
    selb $112, $111, $112, $94
    shufb $91, $11, $3, $15
    selb $3, $125, $126, $17
    lnop
    selb $11, $119, $120, $29
    shufb $90, $34, $90, $15
    selb $34, $117, $118, $36
    rotqbii $111, $31, 1
    xor $86, $22, $86
    stqa $3, 0x1b9c0
    selb $22, $123, $124, $28
    lnop
    andc $89, $89, $123
    lnop
    xor $85, $25, $85
    lnop
    selb $99, $99, $100, $32
    stqa $22, 0x1b9d0
    selb $100, $100, $113, $32
    stqa $19, 0x1b9e0
    andc $6, $6, $117
    stqa $11, 0x1b9f0
    selb $32, $113, $114, $39
    lnop
    andi $25, $51, -16
    lnop
    selb $113, $113, $100, $83
    stqa $34, 0x1ba00
    selb $103, $103, $104, $6
    stqa $7, 0x1ba10
    or $17, $126, $17
    stqa $32, 0x1ba20
    a $25, $25, $47
    lnop
    or $27, $122, $27
    stqa $112, 0x1ba30
    selb $111, $96, $111, $46
    lqd $96, 6592($25)
    or $28, $124, $28
    lnop
    andc $93, $93, $119
    lqa $100, 0x181e0
    or $29, $120, $29
    lqd $94, 2176($21)
    selb $104, $104, $117, $6
    lnop
    selb $105, $105, $106, $93
    stqa $17, 0x1ba40
    selb $106, $106, $119, $93
    stqa $28, 0x1ba50
    or $36, $118, $36
    rotqby $96, $96, $51
    selb $118, $118, $103, $71
    lqa $103, 0x18240
    selb $93, $102, $115, $4
    lqa $6, 0x18230
    or $39, $114, $39
    stqa $27, 0x1ba60
    andc $14, $14, $125
    stqa $29, 0x1ba70
    andc $8, $8, $121
    rotqbyi $96, $96, 13
    selb $102, $101, $102, $4
    lqa $101, 0x181f0
    or $37, $116, $37
    lqd $4, 2688($23)
    xor $103, $103, $87
    lnop
    selb $107, $107, $108, $8
    stqa $36, 0x1ba80
    selb $95, $95, $111, $14
    stqa $37, 0x1ba90
    selb $109, $109, $110, $89
    stqa $39, 0x1baa0
    selb $110, $110, $123, $89
    lqa $89, 0x18160
    xor $88, $6, $88
    lnop
    selb $114, $114, $99, $83
    lnop
    xor $26, $26, $92
    lqa $99, 0x18270
    xor $16, $16, $91
    stqa $5, 0x1bab0
    selb $119, $119, $106, $65
    lqa $106, 0x18110
    selb $117, $117, $104, $71
    lqa $104, 0x181b0
    selb $120, $120, $105, $65
    lqa $105, 0x18210
    nor $103, $88, $103
    lqa $88, 0x18140
    selb $116, $116, $102, $77
    lqa $102, 0x18220
    selb $111, $111, $125, $14
    lqa $14, 0x18170
    xor $18, $18, $75
    lqd $6, 2704($23)
    selb $108, $108, $121, $8
    lqa $8, 0x18270
    xor $101, $101, $81
    lqa $87, 0x18200
    andc $103, $103, $86
    lnop
    xor $100, $100, $82
    lqa $86, 0x18190
    xor $104, $104, $74
    lnop
    selb $121, $121, $108, $59
    lqd $108, 5920($33)
    selb $124, $124, $109, $53
    lnop
    selb $122, $122, $107, $59
    lnop
    xor $84, $8, $84
    lqd $8, 2192($21)
    xor $99, $99, $78
    lqd $107, 6720($25)
    andc $103, $103, $85
    lnop
    nor $101, $100, $101
    cbd $100, 0($24)
    andi $96, $96, 255
    rotqbyi $85, $33, 0
    orc $103, $84, $103
    lnop
    xor $88, $88, $70
    lqa $84, 0x18020
    selb $115, $115, $93, $77
    shufb $6, $4, $6, $15
    ai $4, $24, 1
    lqa $109, 0x18130
    andc $40, $103, $35
    shufb $108, $96, $108, $100
    selb $123, $123, $110, $53
    shufb $93, $94, $8, $15
    xor $86, $86, $76
    lqa $94, 0x18150
    xor $84, $84, $92
    lqa $8, 0x180a0
    xor $30, $30, $90
    stqd $108, 5920($85)
    nor $86, $86, $18
    lnop
    xor $87, $87, $80
    lnop
    selb $126, $126, $95, $6
    lqa $95, 0x18000
    andc $101, $101, $87
    lqd $33, 6256($33)
    xor $94, $94, $69
    lqa $87, 0x180c0
    andc $104, $86, $104
    lnop
    xor $8, $8, $58
    lqa $86, 0x18040
    andc $104, $104, $20
    lqa $20, 0x180b0
    xor $105, $105, $79
    lnop
    nor $94, $88, $94
    rotqby $107, $107, $51
    selb $125, $125, $111, $6
    lqa $111, 0x180f0
    xor $109, $109, $60
    lqa $88, 0x18120
    andc $105, $101, $105
    rotqbyi $101, $38, 1
    xor $106, $106, $62
    rotqbyi $107, $107, 13
    xor $20, $20, $57
    lqa $18, 0x18180
    xor $14, $14, $67
    lnop
    xor $102, $102, $78
    rotqbii $101, $101, 1
    xor $89, $89, $68
    lnop
    orc $105, $102, $105
    lqd $102, 3200($23)
    andi $107, $107, 255
    lqa $78, 0x18060
    selb $108, $39, $32, $40
    lnop
    xor $111, $111, $64
    shlqbii $5, $5, 1
    and $103, $103, $39
    shufb $107, $107, $33, $100
    nor $8, $8, $20
    lqa $20, 0x18090
    selb $32, $32, $35, $40
    lnop
    xor $88, $88, $61
    lqd $40, 3216($23)
    selb $108, $98, $108, $83
    lqd $100, 1920($21)
    and $33, $105, $37
    lqa $39, 0x18100
    xor $18, $18, $66
    lnop
    selb $32, $35, $32, $83
    lnop
    andc $105, $105, $113
    lqa $110, 0x18010
    xor $78, $78, $2
    lnop
    xor $87, $87, $56
    shufb $83, $102, $40, $15
    xor $39, $39, $63
    lqa $102, 0x180e0
    andc $94, $94, $89
    lqa $89, 0x18070
    nor $111, $111, $39
    lnop
    selb $35, $35, $98, $103
    lnop
    andc $111, $111, $106
    lnop
    selb $37, $37, $7, $105
    lqa $106, 0x181d0
    andc $94, $94, $14
    lqa $14, 0x18050
    xor $20, $20, $9
    lqa $39, 0x180d0
    selb $101, $5, $101, $46
    lnop
    andc $111, $111, $88
    lqa $88, 0x18030
    andc $87, $8, $87
    lqd $8, 1936($21)
    xor $89, $89, $10
    lnop
    xor $106, $106, $72
    lnop
    xor $110, $110, $93
    lqa $5, 0x18080
    orc $106, $106, $104
    lqa $104, 0x181c0
    orc $18, $18, $94
    rotqbyi $40, $31, 1
    orc $111, $109, $111
    shufb $94, $100, $8, $15
    xor $14, $14, $12
    lnop
    and $100, $111, $27
    lnop
    xor $88, $88, $91
    lnop
    xor $95, $95, $94
    lnop
    xor $5, $5, $97
    lnop
    nor $110, $95, $110
    lnop
    xor $39, $39, $55
    lnop
    xor $102, $102, $54
    lnop
    andc $110, $110, $84
    lnop
    nor $78, $14, $78
    lnop
    selb $14, $113, $114, $33
    lnop
    andc $89, $78, $89
    lnop
    xor $86, $86, $90
    lqa $78, 0x18140
    and $84, $18, $29
    shlqbii $112, $112, 1
    andc $110, $110, $88
    lnop
    andc $88, $106, $115
    lnop
    andc $87, $87, $39
    lnop
    andc $89, $89, $5
    lnop
    and $106, $106, $36
    lqd $5, 2960($23)
    orc $110, $86, $110
    lnop
    orc $102, $102, $87
    stqd $107, 6256($85)
    and $107, $110, $101
    lqd $85, 2944($23)
    orc $89, $20, $89
    lnop
    selb $20, $125, $126, $107
    lnop
    and $87, $89, $17
    rotqbii $40, $40, 1
    and $86, $102, $28
    stqa $20, 0x1b9c0
    selb $39, $123, $124, $87
    lnop
    andc $95, $89, $123
    shufb $89, $85, $5, $15
    selb $5, $119, $120, $100
    lnop
    selb $8, $121, $122, $86
    lnop
    selb $109, $117, $118, $84
    stqa $39, 0x1b9d0
    selb $105, $7, $113, $105
    stqa $8, 0x1b9e0
    or $7, $118, $84
    stqa $5, 0x1b9f0
    selb $113, $113, $105, $77
    stqa $109, 0x1ba00
    selb $105, $115, $116, $106
    lnop
    or $96, $122, $86
    lqa $86, 0x18200
    or $33, $114, $33
    lnop
    or $107, $126, $107
    stqa $105, 0x1ba10
    selb $112, $112, $40, $46
    stqa $14, 0x1ba20
    andc $111, $111, $119
    stqa $35, 0x1ba30
    selb $114, $114, $37, $77
    lqa $37, 0x18220
    or $40, $124, $87
    lnop
    selb $87, $19, $119, $111
    lqa $84, 0x18230
    selb $111, $27, $19, $111
    lqd $19, 6592($25)
    or $100, $120, $100
    stqa $107, 0x1ba40
    xor $86, $86, $74
    lnop
    selb $120, $120, $111, $59
    lnop
    selb $111, $34, $115, $88
    stqa $40, 0x1ba50
    andc $102, $102, $121
    stqa $96, 0x1ba60
    andc $110, $110, $125
    stqa $100, 0x1ba70
    or $106, $116, $106
    lqa $27, 0x18240
    andc $18, $18, $117
    lnop
    selb $115, $115, $111, $71
    rotqby $19, $19, $51
    selb $28, $28, $22, $102
    stqa $7, 0x1ba80
    selb $29, $29, $11, $18
    lnop
    selb $11, $11, $117, $18
    stqa $106, 0x1ba90
    selb $88, $36, $34, $88
    lnop
    andi $34, $4, -16
    lqa $36, 0x18250
    xor $84, $84, $82
    lqa $82, 0x18260
    xor $78, $78, $64
    lqa $18, 0x18150
    selb $119, $119, $87, $59
    lnop
    a $34, $34, $47
    lqa $87, 0x181d0
    selb $122, $122, $28, $53
    lqa $28, 0x181e0
    xor $80, $36, $80
    lnop
    xor $82, $82, $79
    lqa $79, 0x181f0
    or $103, $98, $103
    rotqbyi $19, $19, 13
    xor $104, $104, $67
    stqa $33, 0x1baa0
    selb $17, $17, $3, $95
    lnop
    xor $81, $27, $81
    lqa $27, 0x18120
    xor $37, $37, $72
    stqa $103, 0x1bab0
    selb $95, $3, $123, $95
    lqa $3, 0x18010
    xor $28, $28, $76
    lqa $98, 0x180e0
    selb $102, $22, $121, $102
    lqd $22, 3472($21)
    selb $101, $101, $112, $110
    lqd $36, 5920($34)
    nor $84, $84, $81
    lqa $81, 0x18100
    xor $79, $79, $75
    lnop
    selb $112, $112, $125, $110
    lqa $110, 0x18050
    xor $98, $98, $9
    lqa $111, 0x18110
    nor $79, $28, $79
    lqd $28, 6720($25)
    selb $124, $124, $17, $6
    cbd $4, 0($4)
    xor $27, $27, $55
    lnop
    selb $123, $123, $95, $6
    lnop
    andc $84, $84, $80
    lqa $80, 0x18210
    andi $19, $19, 255
    lnop
    selb $126, $126, $101, $89
    lqa $101, 0x18170
    andc $86, $79, $86
    rotqbyi $79, $38, 2
    selb $118, $118, $29, $65
    rotqbyi $29, $34, 0
    andc $84, $84, $82
    lqa $82, 0x180c0
    selb $117, $117, $11, $65
    lnop
    xor $80, $80, $73
    lnop
    orc $99, $99, $84
    lnop
    andc $86, $86, $80
    rotqbii $79, $79, 1
    selb $121, $121, $102, $53
    shufb $19, $19, $36, $4
    selb $116, $116, $88, $71
    lqa $36, 0x18020
    and $88, $99, $33
    lqa $102, 0x181a0
    ai $127, $127, 1
    rotqby $28, $28, $51
    andc $99, $99, $32
    lqa $80, 0x18000
    selb $11, $32, $108, $88
    lqd $84, 3984($21)
    xor $81, $81, $57
    stqd $19, 5920($29)
    selb $33, $33, $14, $99
    rotqbyi $28, $28, 13
    selb $99, $14, $32, $99
    lqa $14, 0x181b0
    xor $102, $102, $69
    lnop
    orc $86, $37, $86
    lqa $37, 0x18160
    nor $102, $13, $102
    lqd $34, 6256($34)
    xor $82, $82, $10
    lnop
    or $13, $108, $88
    lqa $88, 0x18260
    xor $101, $101, $61
    lqa $19, 0x18130
    selb $125, $125, $112, $89
    lqd $112, 3968($21)
    xor $111, $111, $56
    lqa $95, 0x18180
    andi $28, $28, 255
    shlqbii $103, $103, 1
    xor $18, $18, $63
    lnop
    xor $87, $87, $66
    lqd $17, 3712($21)
    xor $14, $14, $68
    lnop
    xor $19, $19, $54
    lnop
    xor $37, $37, $62
    shufb $85, $112, $84, $15
    selb $108, $108, $33, $77
    lnop
    xor $73, $88, $73
    lqa $88, 0x180f0
    nor $78, $78, $18
    shufb $4, $28, $34, $4
    andc $102, $102, $14
    lqd $14, 4240($21)
    andc $78, $78, $37
    lqa $37, 0x180b0
    andc $28, $86, $113
    lnop
    xor $110, $110, $94
    lqd $34, 3200($21)
    xor $88, $88, $58
    lqd $18, 3216($21)
    and $33, $86, $106
    lnop
    nor $88, $88, $81
    lqd $81, 3728($21)
    andc $101, $78, $101
    lqd $78, 3456($21)
    selb $99, $32, $99, $77
    lqa $77, 0x180a0
    andc $111, $88, $111
    lqa $32, 0x180d0
    ai $112, $24, 2
    lqd $84, 4224($21)
    andc $111, $111, $27
    lnop
    xor $37, $37, $2
    rotqbyi $27, $31, 2
    xor $95, $95, $60
    lqa $41, 0x18030
    xor $77, $77, $12
    shufb $86, $17, $81, $15
    andc $104, $102, $104
    shufb $88, $34, $18, $15
    orc $101, $95, $101
    lqa $95, 0x18070
    orc $104, $87, $104
    lqa $18, 0x18060
    selb $103, $103, $79, $46
    shufb $87, $78, $22, $15
    xor $32, $32, $97
    lnop
    and $78, $101, $100
    lqa $22, 0x18210
    xor $80, $80, $88
    lqa $79, 0x18080
    nor $77, $77, $37
    lnop
    xor $36, $36, $86
    lqa $37, 0x18240
    xor $3, $3, $87
    lqa $34, 0x18220
    xor $18, $18, $93
    lqa $102, 0x18110
    andc $82, $77, $82
    lqd $77, 5008($21)
    and $81, $104, $7
    stqd $4, 6256($29)
    xor $79, $79, $91
    lqd $4, 4992($21)
    andc $82, $82, $32
    lnop
    nor $80, $80, $3
    lnop
    xor $95, $95, $92
    lnop
    orc $111, $19, $111
    shufb $84, $84, $14, $15
    xor $41, $41, $85
    lnop
    nor $110, $110, $18
    lqa $18, 0x181f0
    orc $98, $98, $82
    lnop
    andc $110, $110, $95
    lnop
    and $95, $98, $40
    lqa $82, 0x18230
    andc $110, $110, $79
    lqa $79, 0x18040
    andc $80, $80, $36
    lnop
    andc $36, $111, $119
    lnop
    andc $80, $80, $41
    lnop
    orc $110, $30, $110
    rotqbii $27, $27, 1
    selb $30, $117, $118, $78
    lnop
    xor $79, $79, $84
    lnop
    selb $41, $121, $122, $95
    lnop
    orc $79, $79, $80
    lnop
    and $14, $110, $107
    lnop
    and $19, $79, $103
    lnop
    selb $3, $113, $114, $33
    lnop
    selb $32, $125, $126, $19
    lnop
    andc $98, $98, $121
    lnop
    and $111, $111, $96
    lnop
    selb $29, $123, $124, $14
    shlqbii $35, $35, 1
    xor $75, $37, $75
    shufb $80, $4, $77, $15
    andc $110, $110, $123
    stqa $32, 0x1b9c0
    selb $77, $119, $120, $111
    stqa $29, 0x1b9d0
    selb $96, $96, $8, $36
    stqa $41, 0x1b9e0
    selb $106, $106, $105, $28
    lnop
    selb $4, $115, $116, $81
    stqa $77, 0x1b9f0
    andc $79, $79, $125
    lnop
    selb $105, $105, $113, $28
    stqa $30, 0x1ba00
    selb $106, $114, $106, $71
    stqa $4, 0x1ba10
    or $19, $126, $19
    stqa $3, 0x1ba20
    or $14, $124, $14
    lqa $28, 0x18270
    selb $113, $113, $105, $71
    lnop
    andc $104, $104, $115
    stqa $11, 0x1ba30
    or $114, $114, $33
    lqa $33, 0x18170
    selb $8, $8, $119, $36
    cbd $36, 0($112)
    andc $101, $101, $117
    lqd $105, 6592($25)
    or $111, $120, $111
    stqa $19, 0x1ba40
    xor $82, $82, $76
    lnop
    xor $18, $18, $69
    stqa $14, 0x1ba50
    selb $7, $7, $109, $104
    lnop
    or $95, $122, $95
    lnop
    selb $27, $35, $27, $46
    lnop
    xor $34, $34, $66
    lnop
    selb $40, $40, $39, $98
    lnop
    selb $35, $5, $117, $101
    rotqby $105, $105, $51
    nor $82, $82, $75
    lqa $75, 0x181a0
    or $76, $118, $78
    lqa $78, 0x18050
    selb $101, $100, $5, $101
    lqa $100, 0x18130
    selb $120, $120, $96, $53
    shlqbii $11, $11, 1
    selb $7, $116, $7, $65
    rotqbyi $105, $105, 13
    andi $112, $112, -16
    lqa $96, 0x18160
    xor $72, $28, $72
    stqa $95, 0x1ba60
    xor $22, $22, $67
    lnop
    selb $119, $119, $8, $53
    lqa $8, 0x18090
    a $112, $112, $47
    lqa $28, 0x18140
    selb $107, $107, $20, $110
    stqa $111, 0x1ba70
    xor $33, $33, $55
    lqa $5, 0x18100
    selb $109, $109, $115, $104
    lnop
    selb $110, $20, $123, $110
    lnop
    selb $117, $117, $35, $59
    lqa $35, 0x18250
    or $116, $116, $81
    stqa $76, 0x1ba80
    andi $105, $105, 255
    lqa $81, 0x181e0
    xor $5, $5, $2
    lnop
    selb $20, $27, $125, $79
    stqa $116, 0x1ba90
    ai $104, $24, 3
    stqa $114, 0x1baa0
    selb $103, $103, $27, $79
    stqa $13, 0x1bab0
    xor $102, $102, $10
    lqa $79, 0x181b0
    xor $74, $35, $74
    lqa $35, 0x18200
    selb $124, $124, $107, $89
    lqa $107, 0x180b0
    xor $75, $75, $63
    lnop
    xor $81, $81, $70
    lnop
    andc $82, $82, $74
    lqa $74, 0x181d0
    nor $81, $81, $18
    lqa $18, 0x18190
    andc $82, $82, $73
    lnop
    selb $125, $125, $20, $83
    lqd $20, 4736($21)
    orc $82, $72, $82
    lnop
    xor $28, $28, $58
    lqd $72, 6720($25)
    selb $122, $122, $40, $6
    lqa $40, 0x18060
    xor $35, $35, $68
    lqd $73, 5920($112)
    andc $27, $82, $99
    lnop
    and $37, $82, $114
    lnop
    selb $98, $39, $121, $98
    lnop
    selb $39, $3, $99, $27
    lnop
    xor $18, $18, $64
    lnop
    selb $118, $118, $101, $59
    lnop
    xor $79, $79, $62
    lnop
    xor $100, $100, $9
    rotqby $72, $72, $51
    selb $121, $121, $98, $6
    lqa $98, 0x181c0
    andc $81, $81, $35
    lqa $35, 0x18150
    selb $123, $123, $110, $89
    shlqbii $13, $13, 1
    andc $81, $81, $22
    lnop
    xor $40, $40, $87
    lqa $22, 0x18020
    xor $78, $78, $88
    lqa $110, 0x180d0
    nor $75, $18, $75
    lnop
    selb $114, $114, $3, $27
    lqa $3, 0x180a0
    selb $39, $99, $39, $71
    rotqbyi $27, $38, 3
    orc $34, $34, $81
    rotqbyi $72, $72, 13
    selb $114, $108, $114, $71
    lqa $71, 0x18180
    xor $35, $35, $57
    lnop
    andc $79, $75, $79
    shufb $105, $105, $73, $36
    xor $74, $74, $60
    lqa $73, 0x180c0
    xor $3, $3, $94
    lnop
    xor $107, $107, $93
    rotqbii $27, $27, 1
    xor $98, $98, $61
    lqa $75, 0x180f0
    nor $28, $28, $35
    lqd $35, 5264($21)
    andc $18, $34, $113
    lqa $101, 0x18120
    andi $72, $72, 255
    lqd $81, 4752($21)
    nor $107, $3, $107
    lnop
    selb $115, $115, $109, $65
    lqd $109, 4496($21)
    xor $71, $71, $54
    lnop
    xor $110, $110, $91
    lnop
    xor $75, $75, $12
    lqa $3, 0x18070
    xor $96, $96, $56
    shufb $81, $20, $81, $15
    nor $75, $75, $5
    rotqbyi $5, $112, 0
    xor $73, $73, $92
    lnop
    xor $8, $8, $84
    lnop
    nor $40, $78, $40
    rotqbyi $20, $31, 3
    xor $3, $3, $86
    lqa $17, 0x18000
    andc $98, $79, $98
    lqd $79, 5248($21)
    andc $107, $107, $73
    lqd $73, 5504($21)
    andc $96, $28, $96
    lnop
    andc $102, $75, $102
    stqd $105, 5920($5)
    and $34, $34, $116
    lqd $112, 6256($112)
    selb $126, $126, $103, $83
    lqd $103, 4480($21)
    xor $101, $101, $97
    lqa $105, 0x18040
    andc $96, $96, $33
    lqd $33, 5520($21)
    or $75, $108, $37
    lqa $28, 0x180e0
    andc $102, $102, $101
    lnop
    orc $98, $74, $98
    lnop
    xor $22, $22, $80
    lqa $74, 0x18010
    orc $102, $100, $102
    shufb $82, $103, $109, $15
    and $109, $98, $76
    rotqbyi $103, $38, 4
    xor $28, $28, $90
    shufb $78, $73, $33, $15
    orc $96, $71, $96
    lqa $71, 0x18030
    selb $116, $116, $4, $18
    lnop
    and $73, $102, $95
    lqa $33, 0x18080
    andc $110, $107, $110
    lnop
    xor $17, $17, $82
    shufb $79, $79, $35, $15
    andc $3, $40, $3
    lnop
    xor $74, $74, $81
    cbd $40, 0($104)
    orc $110, $28, $110
    lnop
    selb $4, $4, $113, $18
    shufb $112, $72, $112, $36
    nor $74, $17, $74
    lqa $17, 0x18240
    xor $33, $33, $85
    lnop
    xor $71, $71, $79
    lnop
    andc $74, $74, $22
    lnop
    and $22, $110, $14
    stqd $112, 6256($5)
    selb $13, $13, $27, $46
    lqa $27, 0x18220
    selb $108, $99, $108, $37
    lnop
    andc $74, $74, $71
    lnop
    and $71, $96, $111
    lnop
    xor $105, $105, $78
    lnop
    andc $3, $3, $33
    lqa $33, 0x180e0
    orc $105, $105, $74
    lnop
    orc $3, $8, $3
    lnop
    and $8, $105, $13
    rotqbii $20, $20, 1
    and $74, $3, $19
    lqa $99, 0x181b0
    selb $37, $125, $126, $8
    lqa $112, 0x181a0
    selb $5, $123, $124, $74
    lnop
    selb $36, $117, $118, $71
    stqa $37, 0x1b9c0
    selb $18, $121, $122, $22
    stqa $5, 0x1b9d0
    or $28, $120, $73
    lnop
    selb $35, $119, $120, $73
    lnop
    selb $73, $113, $106, $34
    stqa $18, 0x1b9e0
    or $8, $126, $8
    stqa $35, 0x1b9f0
    selb $107, $115, $7, $109
    stqa $36, 0x1ba00
    selb $116, $106, $116, $65
    lqa $100, 0x18130
    or $22, $122, $22
    stqa $107, 0x1ba10
    or $106, $106, $34
    lnop
    andc $102, $102, $119
    lqa $34, 0x18250
    andc $98, $98, $115
    stqa $73, 0x1ba20
    selb $95, $95, $41, $102
    stqa $108, 0x1ba30
    selb $102, $41, $119, $102
    lnop
    or $41, $118, $71
    lnop
    andc $96, $96, $117
    lqa $101, 0x18100
    xor $69, $17, $69
    lnop
    selb $76, $76, $30, $98
    lnop
    selb $98, $30, $115, $98
    lnop
    or $109, $7, $109
    lnop
    or $30, $124, $74
    lqd $74, 6592($25)
    selb $113, $113, $4, $65
    stqa $8, 0x1ba40
    andc $3, $3, $123
    stqa $30, 0x1ba50
    andc $110, $110, $121
    lqa $4, 0x18230
    selb $11, $11, $20, $46
    stqa $22, 0x1ba60
    xor $112, $112, $57
    lqa $20, 0x181f0
    andi $104, $104, -16
    lqa $17, 0x18190
    xor $68, $34, $68
    stqa $28, 0x1ba70
    andc $105, $105, $125
    rotqby $74, $74, $51
    selb $119, $119, $102, $6
    stqa $41, 0x1ba80
    selb $111, $111, $77, $96
    stqa $109, 0x1ba90
    xor $20, $20, $63
    stqa $106, 0x1baa0
    selb $102, $32, $123, $3
    shlqbii $108, $108, 1
    selb $14, $14, $29, $110
    stqa $75, 0x1bab0
    selb $13, $13, $11, $105
    lqa $34, 0x18210
    selb $96, $77, $117, $96
    lqa $77, 0x18270
    selb $115, $115, $98, $59
    lqa $98, 0x18260
    selb $123, $123, $102, $83
    lqd $102, 5760($21)
    selb $105, $11, $125, $105
    lqd $11, 6720($25)
    xor $70, $4, $70
    lqd $4, 3472($23)
    selb $117, $117, $96, $53
    rotqbyi $74, $74, 13
    selb $118, $118, $111, $53
    rotqbii $103, $103, 1
    nor $70, $70, $69
    lqa $69, 0x180b0
    xor $99, $99, $56
    lqd $111, 3456($23)
    xor $98, $98, $67
    lqa $67, 0x18200
    xor $77, $77, $66
    rotqby $11, $11, $51
    andc $70, $70, $68
    lqa $68, 0x18170
    xor $34, $34, $61
    lqa $66, 0x181e0
    selb $120, $120, $95, $6
    lnop
    andi $74, $74, 255
    lqd $95, 6800($21)
    andc $98, $70, $98
    lqa $70, 0x18050
    selb $3, $19, $32, $3
    rotqbyi $19, $31, 4
    selb $122, $122, $14, $89
    lqd $14, 6016($21)
    orc $98, $77, $98
    lqa $32, 0x18160
    a $104, $104, $47
    lnop
    andc $96, $98, $39
    lnop
    xor $66, $66, $64
    lqa $71, 0x180c0
    xor $17, $17, $58
    shlqbii $75, $75, 1
    and $98, $98, $106
    lnop
    nor $66, $66, $20
    rotqbyi $11, $11, 13
    xor $67, $67, $62
    lqd $20, 5920($104)
    selb $103, $75, $103, $46
    lqa $75, 0x18140
    nor $112, $17, $112
    shufb $77, $111, $4, $15
    selb $106, $106, $73, $96
    rotqbyi $111, $104, 0
    andc $67, $66, $67
    lqa $66, 0x18120
    selb $7, $7, $76, $59
    lqa $76, 0x18150
    selb $110, $29, $121, $110
    lnop
    andc $112, $112, $99
    shufb $74, $74, $20, $40
    andc $67, $67, $34
    lnop
    andi $11, $11, 255
    rotqbii $19, $19, 1
    selb $121, $121, $110, $89
    lqa $110, 0x180a0
    selb $106, $114, $106, $65
    stqd $74, 5920($111)
    xor $27, $27, $60
    lqd $74, 6784($21)
    xor $32, $32, $10
    lqa $34, 0x181d0
    xor $68, $68, $97
    lnop
    xor $66, $66, $91
    lqd $104, 6256($104)
    selb $20, $39, $114, $98
    lqa $99, 0x180d0
    selb $96, $73, $39, $96
    lqa $73, 0x181c0
    xor $110, $110, $88
    lqa $29, 0x18100
    xor $75, $75, $12
    lqd $4, 6032($21)
    orc $67, $27, $67
    lnop
    xor $76, $76, $2
    lnop
    selb $96, $39, $96, $65
    lqa $65, 0x18090
    and $39, $67, $109
    lqa $27, 0x18010
    selb $125, $125, $105, $77
    lqa $105, 0x180f0
    nor $76, $75, $76
    lqd $17, 6272($21)
    xor $69, $69, $87
    lnop
    andc $76, $76, $32
    shufb $104, $11, $104, $40
    selb $108, $108, $19, $46
    lqa $19, 0x18070
    xor $34, $34, $54
    lnop
    xor $29, $29, $93
    lqa $11, 0x18230
    selb $126, $126, $13, $77
    lnop
    xor $105, $105, $94
    lqa $13, 0x18180
    andc $67, $67, $113
    shufb $72, $74, $95, $15
    xor $71, $71, $86
    shufb $75, $14, $4, $15
    xor $100, $100, $90
    lqd $4, 6528($21)
    nor $105, $105, $29
    lqa $29, 0x18110
    selb $14, $107, $113, $67
    lqd $95, 5776($21)
    xor $73, $73, $55
    lqa $74, 0x18060
    selb $124, $124, $3, $83
    lnop
    andc $112, $112, $73
    lqa $3, 0x18020
    nor $110, $110, $69
    lqa $69, 0x18080
    xor $29, $29, $92
    lnop
    selb $14, $113, $14, $59
    lnop
    andc $68, $76, $68
    shufb $76, $102, $95, $15
    xor $99, $99, $85
    lnop
    xor $33, $33, $84
    lqd $102, 6288($21)
    xor $69, $69, $79
    lnop
    xor $70, $70, $82
    lqd $95, 6544($21)
    xor $65, $65, $78
    lqa $73, 0x18000
    xor $19, $19, $80
    stqd $104, 6256($111)
    xor $13, $13, $9
    lnop
    xor $111, $74, $81
    lnop
    andc $110, $110, $71
    lqa $71, 0x18270
    xor $27, $27, $75
    lnop
    orc $112, $34, $112
    lnop
    xor $73, $73, $76
    lnop
    andc $105, $105, $29
    shufb $74, $17, $102, $15
    nor $27, $73, $27
    lqa $102, 0x18030
    nor $111, $70, $111
    lnop
    orc $68, $13, $68
    lnop
    andc $111, $111, $19
    shufb $73, $4, $95, $15
    xor $3, $3, $74
    lnop
    andc $105, $105, $66
    lqa $66, 0x18040
    and $95, $68, $28
    lnop
    andc $3, $27, $3
    lnop
    xor $102, $102, $73
    lnop
    andc $110, $110, $99
    lnop
    andc $102, $3, $102
    lnop
    orc $105, $100, $105
    lnop
    orc $110, $33, $110
    lnop
    xor $66, $66, $72
    lnop
    selb $113, $113, $116, $39
    lqd $33, 3712($23)
    andc $111, $111, $69
    lqa $69, 0x18060
    orc $102, $66, $102
    rotqbyi $66, $38, 5
    orc $111, $65, $111
    lnop
    and $65, $110, $30
    lqa $100, 0x18160
    selb $3, $117, $118, $95
    lnop
    and $99, $105, $22
    lqa $27, 0x18150
    and $4, $102, $103
    lnop
    and $19, $112, $41
    lqd $13, 3728($23)
    and $70, $111, $8
    lnop
    selb $17, $125, $126, $4
    lnop
    andc $112, $112, $115
    lnop
    selb $29, $123, $124, $70
    stqa $17, 0x1b9c0
    selb $34, $119, $120, $99
    lnop
    selb $104, $121, $122, $65
    lnop
    selb $109, $109, $107, $67
    stqa $29, 0x1b9d0
    andc $105, $105, $119
    stqa $104, 0x1b9e0
    selb $107, $115, $7, $19
    lnop
    xor $64, $11, $64
    stqa $34, 0x1b9f0
    xor $60, $71, $60
    stqa $3, 0x1ba00
    andc $68, $68, $117
    stqa $107, 0x1ba10
    or $65, $122, $65
    stqa $113, 0x1ba20
    or $99, $120, $99
    shufb $71, $33, $13, $15
    or $39, $116, $39
    lqd $13, 7824($21)
    andc $111, $111, $123
    lnop
    or $4, $126, $4
    stqa $20, 0x1ba30
    selb $28, $28, $35, $68
    lqd $33, 6592($25)
    or $11, $124, $70
    lqa $70, 0x18260
    selb $67, $36, $115, $112
    lnop
    selb $112, $41, $36, $112
    lnop
    andc $110, $110, $121
    lqa $36, 0x181e0
    selb $22, $22, $18, $105
    stqa $4, 0x1ba40
    selb $115, $115, $67, $53
    stqa $11, 0x1ba50
    or $95, $118, $95
    lqa $67, 0x18240
    selb $8, $8, $37, $111
    lnop
    selb $68, $35, $117, $68
    stqa $65, 0x1ba60
    xor $70, $70, $61
    lqa $61, 0x18210
    selb $111, $37, $123, $111
    lnop
    selb $118, $118, $28, $6
    lqa $28, 0x18190
    xor $36, $36, $58
    lqa $37, 0x181f0
    andc $102, $102, $125
    lnop
    selb $30, $30, $5, $110
    rotqby $33, $33, $51
    xor $101, $101, $87
    lqa $35, 0x18220
    selb $112, $7, $112, $53
    lqa $41, 0x18250
    selb $124, $124, $8, $77
    lqa $8, 0x180a0
    selb $116, $116, $109, $59
    lnop
    selb $117, $117, $68, $6
    lnop
    ai $68, $24, 4
    lqa $109, 0x180f0
    xor $69, $69, $75
    lnop
    xor $67, $67, $63
    lnop
    selb $103, $103, $108, $102
    rotqbyi $33, $33, 13
    xor $8, $8, $82
    lnop
    xor $61, $61, $55
    lqa $63, 0x180e0
    or $114, $114, $98
    lqa $98, 0x181a0
    selb $122, $122, $30, $83
    lqa $30, 0x18010
    selb $108, $108, $125, $102
    lnop
    or $7, $7, $19
    lqa $19, 0x181c0
    xor $37, $37, $57
    lnop
    selb $110, $5, $121, $110
    shlqbii $5, $114, 1
    selb $105, $18, $119, $105
    stqa $99, 0x1ba70
    xor $62, $41, $62
    lqa $41, 0x18200
    xor $27, $27, $93
    stqa $95, 0x1ba80
    selb $119, $119, $105, $89
    lqa $105, 0x18140
    xor $98, $98, $2
    stqa $7, 0x1ba90
    andi $18, $68, -16
    lnop
    nor $67, $64, $67
    stqa $39, 0x1baa0
    andi $33, $33, 255
    rotqbii $66, $66, 1
    xor $41, $41, $56
    lnop
    xor $100, $100, $92
    lnop
    andc $67, $67, $62
    stqa $114, 0x1bab0
    a $18, $18, $47
    lnop
    xor $109, $109, $88
    lnop
    xor $28, $28, $12
    lqd $114, 5920($18)
    andc $70, $67, $70
    rotqbyi $67, $31, 6
    nor $36, $36, $37
    lnop
    nor $98, $28, $98
    lqd $28, 6720($25)
    xor $63, $63, $78
    lqa $37, 0x181d0
    orc $70, $60, $70
    lnop
    selb $120, $120, $22, $89
    lqa $22, 0x18180
    selb $121, $121, $110, $83
    lqd $110, 7040($21)
    andc $36, $36, $41
    lqd $41, 7808($21)
    andc $60, $70, $96
    lqa $62, 0x181b0
    selb $123, $123, $111, $77
    lqa $111, 0x18110
    selb $64, $39, $113, $60
    cbd $102, 0($68)
    xor $105, $105, $94
    lqa $68, 0x18050
    nor $109, $109, $101
    rotqby $28, $28, $51
    andc $61, $36, $61
    lqd $36, 7056($21)
    nor $105, $105, $27
    lnop
    xor $35, $35, $54
    lqa $27, 0x180d0
    selb $126, $126, $103, $71
    lqa $103, 0x18080
    selb $125, $125, $108, $71
    lnop
    orc $61, $35, $61
    lqd $35, 7312($21)
    selb $5, $5, $66, $46
    lqa $66, 0x18070
    xor $111, $111, $86
    lnop
    xor $62, $62, $10
    lqa $108, 0x180b0
    selb $113, $113, $96, $60
    rotqbyi $60, $18, 0
    andc $101, $61, $14
    rotqbii $40, $67, 1
    and $39, $70, $39
    lqd $32, 7568($21)
    andc $105, $105, $100
    shufb $114, $33, $114, $102
    or $33, $106, $39
    lnop
    xor $103, $103, $73
    lnop
    xor $108, $108, $81
    lqa $100, 0x18120
    andc $105, $105, $16
    lqa $16, 0x180c0
    xor $19, $19, $97
    shufb $70, $110, $36, $15
    selb $110, $106, $64, $59
    rotqbyi $28, $28, 13
    xor $22, $22, $90
    lqa $64, 0x18000
    selb $106, $96, $106, $39
    lnop
    xor $37, $37, $9
    lnop
    xor $27, $27, $79
    lqa $39, 0x18130
    andc $98, $98, $62
    lqd $62, 8064($21)
    nor $108, $8, $108
    stqd $114, 5920($60)
    andc $98, $98, $19
    lnop
    xor $16, $16, $80
    lnop
    xor $100, $100, $85
    lqa $19, 0x18030
    xor $39, $39, $84
    lqa $114, 0x18250
    orc $98, $37, $98
    lqd $37, 7296($21)
    andc $111, $109, $111
    lqa $109, 0x18020
    orc $105, $22, $105
    lnop
    xor $68, $68, $76
    lqd $18, 6256($18)
    xor $66, $66, $74
    shlqbii $20, $20, 1
    andc $111, $111, $100
    lnop
    nor $100, $68, $69
    lqd $68, 7552($21)
    andc $108, $108, $16
    lnop
    andc $16, $98, $115
    lqa $22, 0x18090
    selb $113, $96, $113, $59
    lnop
    andi $28, $28, 255
    shufb $69, $37, $35, $15
    and $35, $105, $99
    lnop
    xor $64, $64, $70
    lnop
    selb $37, $107, $14, $101
    rotqbyi $96, $38, 6
    andc $108, $108, $27
    lqa $27, 0x18040
    orc $111, $39, $111
    shufb $67, $41, $13, $15
    xor $30, $30, $69
    shufb $68, $68, $32, $15
    selb $32, $95, $3, $16
    lnop
    andc $100, $100, $66
    lnop
    xor $22, $22, $72
    lqd $21, 8080($21)
    selb $13, $117, $118, $35
    rotqbyi $41, $31, 5
    nor $64, $64, $30
    lnop
    orc $108, $63, $108
    lqa $63, 0x181f0
    xor $109, $109, $68
    lqa $30, 0x18240
    xor $19, $19, $67
    shufb $102, $28, $18, $102
    andc $109, $64, $109
    shufb $66, $62, $21, $15
    andc $103, $100, $103
    lqd $100, 400($23)
    andc $109, $109, $19
    lqa $19, 0x18230
    orc $103, $22, $103
    lnop
    and $22, $111, $65
    lqa $62, 0x181d0
    and $61, $61, $7
    lnop
    xor $27, $27, $66
    rotqbii $41, $41, 1
    and $21, $108, $11
    lqa $64, 0x18190
    and $18, $103, $4
    rotqbii $96, $96, 1
    orc $109, $27, $109
    lnop
    selb $27, $121, $122, $21
    stqd $102, 6256($60)
    and $102, $109, $5
    lqa $60, 0x18260
    and $98, $98, $95
    shlqbii $95, $33, 1
    selb $28, $125, $126, $102
    lnop
    selb $39, $123, $124, $18
    lnop
    selb $107, $7, $107, $101
    stqa $28, 0x1b9c0
    selb $101, $119, $120, $22
    stqa $39, 0x1b9d0
    selb $7, $115, $112, $98
    stqa $27, 0x1b9e0
    selb $59, $14, $116, $61
    stqa $101, 0x1b9f0
    xor $60, $60, $55
    lqd $55, 3968($23)
    or $21, $122, $21
    stqa $13, 0x1ba00
    selb $96, $95, $96, $46
    stqa $7, 0x1ba10
    or $18, $124, $18
    lqd $95, 3984($23)
    selb $20, $20, $41, $46
    shlqbii $41, $106, 1
    or $102, $126, $102
    stqa $59, 0x1ba20
    or $22, $120, $22
    stqa $106, 0x1ba30
    selb $3, $3, $115, $16
    lqd $16, 6592($25)
    andc $111, $111, $119
    stqa $102, 0x1ba40
    xor $57, $30, $57
    stqa $18, 0x1ba50
    xor $64, $64, $94
    lnop
    selb $30, $65, $104, $111
    lnop
    andc $103, $103, $123
    lqd $106, 640($23)
    ai $8, $24, 5
    stqa $21, 0x1ba60
    selb $111, $104, $119, $111
    shufb $65, $55, $95, $15
    andc $109, $109, $125
    rotqby $16, $16, $51
    xor $58, $19, $58
    lnop
    or $98, $112, $98
    lqa $19, 0x181a0
    or $35, $118, $35
    lnop
    andc $105, $105, $117
    rotqbyi $16, $16, 13
    selb $5, $5, $20, $109
    lqa $95, 0x181c0
    selb $55, $17, $123, $103
    stqa $22, 0x1ba70
    or $61, $116, $61
    lnop
    selb $99, $99, $34, $105
    lnop
    xor $19, $19, $93
    lnop
    selb $120, $120, $30, $83
    lqa $30, 0x180a0
    selb $109, $20, $125, $109
    cbd $20, 0($8)
    selb $115, $115, $3, $6
    lnop
    andc $108, $108, $121
    lqa $3, 0x18200
    selb $103, $4, $17, $103
    lnop
    xor $63, $63, $2
    lqa $4, 0x18210
    andi $8, $8, -16
    lnop
    selb $105, $34, $117, $105
    stqa $35, 0x1ba80
    selb $126, $126, $5, $65
    stqa $98, 0x1ba90
    selb $116, $116, $107, $53
    lnop
    xor $3, $3, $10
    lqa $107, 0x18270
    selb $123, $123, $55, $71
    lqa $55, 0x18160
    nor $58, $58, $57
    lqa $57, 0x18150
    xor $4, $4, $97
    stqa $61, 0x1baa0
    xor $114, $114, $56
    lqa $56, 0x18100
    andi $16, $16, 255
    lqd $5, 896($23)
    selb $11, $11, $29, $108
    lqa $34, 0x180f0
    a $8, $8, $47
    lqa $17, 0x18220
    nor $64, $64, $19
    lqa $19, 0x180c0
    selb $14, $14, $37, $53
    lqa $37, 0x18140
    andc $114, $58, $114
    rotqbyi $58, $8, 0
    xor $95, $95, $91
    lnop
    selb $119, $119, $111, $83
    lqd $111, 1168($23)
    selb $124, $124, $103, $71
    stqa $33, 0x1bab0
    xor $107, $107, $54
    lqa $54, 0x181e0
    xor $17, $17, $9
    lqa $33, 0x180b0
    andc $114, $114, $60
    lqd $60, 6720($25)
    selb $117, $117, $105, $89
    lqa $105, 0x18170
    orc $114, $107, $114
    lnop
    selb $108, $29, $121, $108
    lnop
    xor $54, $54, $12
    lqd $29, 5920($8)
    selb $112, $112, $32, $6
    lqa $32, 0x18060
    selb $125, $125, $109, $65
    lqa $109, 0x18050
    xor $56, $56, $81
    lnop
    nor $63, $54, $63
    lnop
    xor $37, $37, $88
    lqa $54, 0x18010
    xor $107, $62, $90
    lnop
    xor $57, $57, $87
    lnop
    xor $33, $33, $75
    lnop
    nor $57, $37, $57
    rotqby $60, $60, $51
    andc $37, $114, $113
    lnop
    andc $63, $63, $3
    lqd $3, 384($23)
    xor $55, $55, $86
    lqa $103, 0x18180
    selb $118, $118, $99, $89
    lqa $99, 0x18070
    selb $104, $61, $59, $37
    lnop
    andc $63, $63, $4
    lnop
    selb $59, $59, $113, $37
    lqa $37, 0x18120
    andc $64, $64, $26
    lqa $26, 0x180d0
    orc $63, $17, $63
    shufb $16, $16, $29, $20
    xor $34, $34, $82
    lnop
    xor $32, $32, $69
    lnop
    xor $30, $30, $76
    rotqbyi $60, $60, 13
    and $29, $63, $98
    lnop
    andc $17, $63, $14
    lnop
    xor $105, $105, $85
    lqd $63, 656($23)
    selb $4, $7, $14, $17
    stqd $16, 5920($58)
    nor $56, $34, $56
    lqa $34, 0x18030
    xor $109, $109, $70
    lnop
    andi $60, $60, 255
    lqa $16, 0x18110
    selb $122, $122, $11, $77
    rotqbyi $38, $38, 7
    xor $19, $19, $74
    lqd $8, 6256($8)
    xor $37, $37, $79
    shufb $62, $106, $63, $15
    andc $95, $64, $95
    lqa $106, 0x18090
    andc $57, $57, $55
    lqa $55, 0x180e0
    xor $16, $16, $80
    lqa $11, 0x18210
    nor $109, $109, $32
    lqa $32, 0x18040
    selb $36, $14, $4, $6
    lqa $4, 0x181c0
    and $114, $114, $61
    lnop
    andc $105, $57, $105
    lqd $57, 912($23)
    nor $30, $30, $33
    lnop
    andc $56, $56, $16
    lqd $16, 1152($23)
    xor $99, $99, $68
    lnop
    selb $121, $121, $108, $77
    lnop
    orc $107, $107, $95
    lqa $95, 0x18200
    andc $56, $56, $37
    lqd $37, 128($23)
    xor $26, $26, $73
    shufb $8, $60, $8, $20
    xor $103, $103, $84
    shufb $60, $16, $111, $15
    andc $19, $30, $19
    lqd $30, 144($23)
    xor $55, $55, $72
    lqa $111, 0x18130
    and $16, $107, $35
    lnop
    andc $109, $109, $99
    shufb $63, $3, $100, $15
    andc $19, $19, $26
    lqa $26, 0x18060
    selb $98, $98, $7, $17
    shufb $61, $5, $57, $15
    orc $105, $103, $105
    lqa $103, 0x18080
    xor $111, $111, $78
    lqa $57, 0x18020
    andc $5, $105, $117
    lnop
    xor $34, $34, $61
    shufb $64, $37, $30, $15
    xor $32, $32, $60
    lqa $30, 0x18000
    orc $111, $111, $56
    lqa $56, 0x18100
    xor $103, $103, $67
    lnop
    xor $54, $54, $63
    rotqbyi $31, $31, 7
    xor $106, $106, $66
    lnop
    andc $109, $109, $103
    lnop
    xor $30, $30, $64
    lqa $103, 0x18250
    xor $57, $57, $62
    lnop
    orc $55, $55, $19
    lnop
    nor $54, $30, $54
    lqa $30, 0x18190
    and $19, $55, $18
    lnop
    selb $37, $115, $112, $16
    lnop
    orc $109, $106, $109
    rotqbii $31, $31, 1
    selb $14, $14, $116, $29
    lnop
    andc $107, $107, $115
    lqa $106, 0x180f0
    andc $57, $54, $57
    lnop
    and $54, $111, $21
    lnop
    andc $57, $57, $34
    lnop
    and $105, $105, $22
    lnop
    orc $57, $32, $57
    lqa $32, 0x18260
    and $34, $109, $102
    stqd $8, 6256($58)
    and $58, $57, $96
    lnop
    andc $109, $109, $123
    lnop
    selb $33, $125, $126, $58
    lqa $8, 0x181e0
    selb $17, $119, $120, $54
    lnop
    selb $20, $123, $124, $34
    lnop
    selb $35, $35, $13, $107
    stqa $33, 0x1b9c0
    selb $42, $121, $122, $19
    lnop
    or $16, $112, $16
    stqa $20, 0x1b9d0
    selb $7, $113, $110, $114
    stqa $42, 0x1b9e0
    selb $43, $117, $118, $105
    stqa $17, 0x1b9f0
    selb $99, $110, $104, $53
    lnop
    xor $30, $30, $88
    lnop
    selb $40, $41, $40, $46
    stqa $43, 0x1ba00
    or $19, $122, $19
    stqa $37, 0x1ba10
    selb $102, $102, $28, $109
    stqa $14, 0x1ba20
    or $114, $110, $114
    lnop
    selb $113, $113, $59, $53
    lnop
    xor $11, $11, $91
    lqa $59, 0x18050
    selb $41, $116, $98, $6
    stqa $7, 0x1ba30
    or $44, $126, $58
    lqd $58, 6592($25)
    xor $97, $32, $97
    rotqbii $38, $38, 1
    selb $107, $13, $115, $107
    lqa $13, 0x180c0
    xor $103, $103, $10
    stqa $44, 0x1ba40
    andc $55, $55, $121
    lqa $10, 0x18240
    or $32, $120, $54
    lnop
    selb $18, $18, $39, $55
    lnop
    selb $55, $39, $121, $55
    lnop
    xor $95, $95, $92
    lqa $39, 0x181f0
    or $34, $124, $34
    shlqbii $54, $114, 1
    selb $121, $121, $55, $71
    lnop
    xor $98, $4, $85
    lqd $53, 1424($23)
    selb $22, $22, $101, $5
    lqa $4, 0x18220
    xor $8, $8, $94
    rotqby $58, $58, $51
    selb $109, $28, $123, $109
    lnop
    selb $115, $115, $107, $89
    lnop
    or $105, $118, $105
    lnop
    xor $106, $106, $76
    lqd $107, 1936($23)
    or $116, $116, $29
    rotqbyi $58, $58, 13
    selb $124, $124, $102, $65
    lqa $102, 0x18230
    xor $4, $4, $90
    lnop
    ai $29, $24, 6
    lnop
    xor $2, $10, $2
    lqa $10, 0x18270
    xor $56, $56, $75
    stqa $34, 0x1ba50
    andc $57, $57, $125
    stqa $19, 0x1ba60
    xor $102, $102, $12
    lqd $12, 4240($23)
    xor $39, $39, $93
    stqa $32, 0x1ba70
    andc $111, $111, $119
    lqa $28, 0x18150
    nor $102, $102, $2
    lnop
    nor $8, $8, $39
    stqa $105, 0x1ba80
    andc $103, $102, $103
    lnop
    andc $95, $8, $95
    lqa $8, 0x18160
    xor $102, $59, $64
    lqa $39, 0x18120
    selb $96, $96, $40, $57
    lnop
    andc $103, $103, $97
    cbd $97, 0($29)
    selb $118, $118, $22, $83
    lnop
    selb $22, $27, $119, $111
    lqa $59, 0x18140
    xor $9, $10, $9
    lqa $10, 0x181a0
    xor $13, $13, $68
    lqa $110, 0x18110
    andi $29, $29, -16
    lnop
    xor $28, $28, $81
    lnop
    andi $58, $58, 255
    lqa $55, 0x181d0
    selb $122, $122, $18, $71
    lqa $2, 0x181e0
    selb $111, $21, $27, $111
    lqd $21, 2192($23)
    selb $101, $101, $117, $5
    lqa $5, 0x18170
    a $29, $29, $47
    lqd $27, 4224($23)
    orc $103, $9, $103
    lnop
    andc $95, $95, $11
    lnop
    xor $10, $10, $87
    lqa $11, 0x18020
    selb $117, $117, $101, $83
    lqa $101, 0x18090
    orc $18, $4, $95
    lnop
    xor $95, $59, $82
    lqa $9, 0x18080
    selb $123, $123, $109, $65
    lnop
    selb $119, $119, $22, $77
    lqa $22, 0x18000
    selb $35, $112, $35, $89
    lqd $112, 5920($29)
    selb $38, $54, $38, $46
    lqd $54, 2432($23)
    xor $101, $101, $60
    lnop
    and $109, $103, $116
    shufb $59, $27, $12, $15
    xor $12, $55, $84
    lnop
    xor $8, $8, $80
    lqd $55, 2176($23)
    nor $95, $95, $28
    lnop
    selb $40, $40, $125, $57
    lqd $57, 1920($23)
    xor $5, $5, $79
    lqa $28, 0x180e0
    xor $39, $39, $73
    lqa $27, 0x181b0
    andc $95, $95, $8
    stqa $16, 0x1ba90
    selb $126, $126, $96, $59
    lnop
    selb $120, $120, $111, $77
    lqd $8, 1664($23)
    andc $103, $103, $113
    lqa $111, 0x18130
    ai $24, $24, 7
    lqa $3, 0x18110
    nor $106, $106, $56
    shlqbii $45, $7, 1
    nor $10, $30, $10
    rotqbyi $30, $29, 0
    xor $27, $27, $86
    shufb $55, $55, $21, $15
    xor $110, $110, $74
    lqa $21, 0x18070
    andc $10, $10, $27
    lqd $27, 1408($23)
    andc $110, $106, $110
    lqa $4, 0x18190
    xor $26, $26, $63
    lqd $106, 1680($23)
    andc $98, $10, $98
    shufb $112, $58, $112, $97
    selb $10, $116, $14, $103
    lqa $7, 0x180a0
    andc $110, $110, $39
    stqa $116, 0x1baa0
    and $39, $18, $16
    shufb $58, $27, $53, $15
    xor $111, $111, $72
    shufb $56, $57, $107, $15
    selb $103, $14, $113, $103
    lqa $14, 0x18180
    orc $27, $111, $110
    stqa $114, 0x1bab0
    orc $98, $12, $98
    lqd $12, 2448($23)
    xor $9, $9, $61
    stqd $112, 5920($30)
    selb $96, $113, $99, $109
    lqd $114, 6720($25)
    xor $28, $28, $66
    lqa $110, 0x180b0
    selb $112, $99, $10, $6
    lnop
    xor $7, $7, $70
    lqa $10, 0x18040
    nor $102, $102, $26
    lqa $26, 0x18030
    selb $111, $113, $103, $6
    lnop
    xor $21, $21, $62
    lnop
    xor $110, $110, $69
    shufb $57, $8, $106, $15
    andc $113, $98, $115
    lnop
    xor $14, $14, $78
    lqa $106, 0x180d0
    nor $110, $7, $110
    lqa $7, 0x18010
    andc $102, $102, $21
    lqd $29, 6256($29)
    andc $110, $110, $13
    lnop
    xor $22, $22, $58
    rotqby $114, $114, $51
    and $21, $98, $105
    shufb $54, $54, $12, $15
    andc $95, $95, $5
    lnop
    xor $7, $7, $57
    lnop
    xor $11, $11, $56
    rotqbyi $114, $114, 13
    xor $106, $106, $67
    lnop
    xor $26, $26, $55
    lnop
    nor $7, $22, $7
    lnop
    andi $114, $114, 255
    lnop
    orc $14, $14, $95
    lnop
    andc $7, $7, $11
    cbd $22, 0($24)
    selb $98, $36, $41, $39
    lnop
    andc $110, $110, $106
    lqd $11, 4496($23)
    andc $7, $7, $26
    lqa $26, 0x18270
    selb $125, $125, $40, $59
    lnop
    orc $28, $28, $110
    lnop
    xor $10, $10, $54
    lnop
    andc $102, $102, $9
    lqa $5, 0x18240
    orc $40, $10, $7
    lqd $23, 4480($23)
    and $103, $27, $19
    lnop
    and $12, $40, $38
    shufb $114, $114, $29, $97
    and $97, $28, $34
    lqa $6, 0x18180
    orc $29, $101, $102
    lnop
    selb $110, $125, $126, $12
    lqa $7, 0x180b0
    and $13, $29, $44
    lqa $8, 0x18260
    selb $106, $121, $122, $97
    lqa $9, 0x18210
    selb $108, $123, $124, $13
    shufb $53, $23, $11, $15
    and $11, $14, $32
    lqa $10, 0x18160
    selb $104, $119, $120, $103
    stqa $110, 0x1b9c0
    selb $100, $115, $35, $21
    stqa $108, 0x1b9d0
    selb $102, $117, $118, $11
    stqa $106, 0x1b9e0
    or $95, $99, $109
    stqa $104, 0x1b9f0
    or $109, $126, $12
    stqa $102, 0x1ba00
    andi $24, $24, -16
    stqa $100, 0x1ba10
    or $101, $118, $11
    stqa $98, 0x1ba20
    xor $11, $26, $90
    stqa $96, 0x1ba30
    or $107, $124, $13
    lqa $12, 0x181a0
    selb $13, $105, $43, $113
    stqd $114, 6256($30)
    or $105, $122, $97
    lnop
    a $24, $24, $47
    lqd $97, 6592($25)
    andc $29, $29, $123
    stqa $109, 0x1ba40
    andc $27, $27, $119
    lnop
    selb $31, $45, $31, $46
    stqa $107, 0x1ba50
    andc $28, $28, $121
    lqd $45, 5920($24)
    andc $114, $14, $117
    lnop
    selb $44, $44, $33, $29
    stqa $105, 0x1ba60
    selb $116, $35, $13, $83
    lqa $13, 0x18190
    or $103, $120, $103
    rotqby $30, $97, $51
    or $99, $35, $21
    lqa $14, 0x18170
    selb $32, $32, $17, $114
    stqa $103, 0x1ba70
    andc $40, $40, $125
    stqa $101, 0x1ba80
    selb $34, $34, $20, $28
    stqa $99, 0x1ba90
    or $97, $41, $39
    rotqbyi $30, $30, 13
    selb $114, $17, $117, $114
    lnop
    selb $17, $42, $119, $27
    stqa $97, 0x1baa0
    selb $113, $43, $115, $113
    stqa $95, 0x1bab0
    andc $43, $18, $36
    lqd $25, 6720($25)
    selb $115, $115, $113, $83
    lqa $15, 0x18250
    andi $30, $30, 255
    lnop
    selb $20, $20, $121, $28
    rotqbyi $28, $24, 0
    selb $113, $16, $37, $43
    shufb $30, $30, $45, $22
    selb $117, $117, $114, $77
    lqa $16, 0x18170
    selb $118, $118, $32, $77
    rotqby $25, $25, $51
    selb $114, $41, $113, $89
    hbrr casefold_edge_tap_branch, casefold_edge_tap_loop
    selb $119, $119, $17, $71
    stqd $30, 5920($28)
    selb $30, $31, $125, $40
    lqa $17, 0x18060
    selb $27, $19, $42, $27
    rotqbyi $25, $25, 13
    selb $31, $38, $31, $40
    lqd $24, 6256($24)
    selb $121, $121, $20, $65
    lqa $18, 0x181a0
    selb $37, $37, $36, $43
    lnop
    andi $25, $25, 255
    lqa $19, 0x18070
    selb $122, $122, $34, $65
    lqa $20, 0x181c0
    selb $29, $33, $123, $29
    lnop
    selb $124, $124, $44, $59
    shufb $24, $25, $24, $22
    selb $125, $125, $30, $53
    lqa $21, 0x181f0
    selb $120, $120, $27, $71
    lqa $22, 0x18230
    selb $126, $126, $31, $53
    lnop
    selb $123, $123, $29, $59
    lnop
    selb $113, $36, $37, $89
    stqd $24, 6256($28)
    ai $23, $127, 1
casefold_edge_tap_branch:
    brnz $52, casefold_edge_tap_loop
casefold_edge_tap_end:
    stqa $126, 0x1b280
    stqa $125, 0x1b290
    stqa $124, 0x1b2a0
    stqa $123, 0x1b2b0
    stqa $122, 0x1b2c0
    stqa $121, 0x1b2d0
    stqa $120, 0x1b2e0
    stqa $119, 0x1b2f0
    stqa $118, 0x1b300
    stqa $117, 0x1b310
    stqa $116, 0x1b320
    stqa $115, 0x1b330
    stqa $114, 0x1b340
    stqa $113, 0x1b350
    stqa $112, 0x1b360
    stqa $111, 0x1b370
    stqa $110, 0x1b380
    stqa $109, 0x1b390
    stqa $108, 0x1b3a0
    stqa $107, 0x1b3b0
    stqa $106, 0x1b3c0
    stqa $105, 0x1b3d0
    stqa $104, 0x1b3e0
    stqa $103, 0x1b3f0
    stqa $102, 0x1b400
    stqa $101, 0x1b410
    stqa $100, 0x1b420
    stqa $99, 0x1b430
    stqa $98, 0x1b440
    stqa $97, 0x1b450
    stqa $96, 0x1b460
    stqa $95, 0x1b470
    bi $0

.global casefold_steady_tap
.align 3
casefold_steady_tap:
    lqa $57, 0x0
    lqa $56, 0x10
    lqa $55, 0x20
    lqa $54, 0x30
    lqa $53, 0x40
    ori $58, $5, 0
    lqa $126, 0x1b280
    lqa $125, 0x1b290
    lqa $124, 0x1b2a0
    lqa $123, 0x1b2b0
    lqa $122, 0x1b2c0
    lqa $121, 0x1b2d0
    lqa $120, 0x1b2e0
    lqa $119, 0x1b2f0
    lqa $118, 0x1b300
    lqa $117, 0x1b310
    lqa $116, 0x1b320
    lqa $115, 0x1b330
    lqa $114, 0x1b340
    lqa $113, 0x1b350
    lqa $112, 0x1b360
    lqa $111, 0x1b370
    lqa $110, 0x1b380
    lqa $109, 0x1b390
    lqa $108, 0x1b3a0
    lqa $107, 0x1b3b0
    lqa $106, 0x1b3c0
    lqa $105, 0x1b3d0
    lqa $104, 0x1b3e0
    lqa $103, 0x1b3f0
    lqa $102, 0x1b400
    lqa $101, 0x1b410
    lqa $100, 0x1b420
    lqa $99, 0x1b430
    lqa $98, 0x1b440
    lqa $97, 0x1b450
    lqa $96, 0x1b460
    lqa $95, 0x1b470
    andi $6, $3, 7
    rotmi $7, $3, -3
    shli $6, $6, 5
    a $6, $6, $7
    andi $7, $6, -16
    a $8, $7, $57
    lqd $9, 1920($8)
    lqd $10, 1936($8)
    shufb $6, $6, $6, $56
    andbi $6, $6, 15
    a $6, $6, $55
    shufb $94, $9, $10, $6
    lqd $9, 2176($8)
    lqd $10, 2192($8)
    shufb $93, $9, $10, $6
    lqd $9, 2432($8)
    lqd $10, 2448($8)
    shufb $92, $9, $10, $6
    lqd $9, 2688($8)
    lqd $10, 2704($8)
    shufb $91, $9, $10, $6
    lqd $9, 2944($8)
    lqd $10, 2960($8)
    shufb $90, $9, $10, $6
    lqd $9, 3200($8)
    lqd $10, 3216($8)
    shufb $89, $9, $10, $6
    lqd $9, 3456($8)
    lqd $10, 3472($8)
    shufb $88, $9, $10, $6
    lqd $9, 3712($8)
    lqd $10, 3728($8)
    shufb $87, $9, $10, $6
    lqd $9, 3968($8)
    lqd $10, 3984($8)
    shufb $86, $9, $10, $6
    lqd $9, 4224($8)
    lqd $10, 4240($8)
    shufb $85, $9, $10, $6
    lqd $9, 4480($8)
    lqd $10, 4496($8)
    shufb $84, $9, $10, $6
    lqd $9, 4736($8)
    lqd $10, 4752($8)
    shufb $83, $9, $10, $6
    lqd $9, 4992($8)
    lqd $10, 5008($8)
    shufb $82, $9, $10, $6
    lqd $9, 5248($8)
    lqd $10, 5264($8)
    shufb $81, $9, $10, $6
    lqd $9, 5504($8)
    lqd $10, 5520($8)
    shufb $80, $9, $10, $6
    lqd $9, 5760($8)
    lqd $10, 5776($8)
    shufb $79, $9, $10, $6
    lqd $9, 6016($8)
    lqd $10, 6032($8)
    shufb $78, $9, $10, $6
    lqd $9, 6272($8)
    lqd $10, 6288($8)
    shufb $77, $9, $10, $6
    lqd $9, 6528($8)
    lqd $10, 6544($8)
    shufb $76, $9, $10, $6
    lqd $9, 6784($8)
    lqd $10, 6800($8)
    shufb $75, $9, $10, $6
    lqd $9, 7040($8)
    lqd $10, 7056($8)
    shufb $74, $9, $10, $6
    lqd $9, 7296($8)
    lqd $10, 7312($8)
    shufb $73, $9, $10, $6
    lqd $9, 7552($8)
    lqd $10, 7568($8)
    shufb $72, $9, $10, $6
    lqd $9, 7808($8)
    lqd $10, 7824($8)
    shufb $71, $9, $10, $6
    lqd $9, 8064($8)
    lqd $8, 8080($8)
    shufb $70, $9, $8, $6
    a $7, $7, $54
    lqd $8, 128($7)
    lqd $9, 144($7)
    shufb $69, $8, $9, $6
    lqd $8, 384($7)
    lqd $9, 400($7)
    shufb $68, $8, $9, $6
    lqd $8, 640($7)
    lqd $9, 656($7)
    shufb $67, $8, $9, $6
    lqd $8, 896($7)
    lqd $9, 912($7)
    shufb $66, $8, $9, $6
    lqd $8, 1152($7)
    lqd $9, 1168($7)
    shufb $65, $8, $9, $6
    lqd $8, 1408($7)
    lqd $9, 1424($7)
    shufb $64, $8, $9, $6
    lqd $8, 1664($7)
    lqd $9, 1680($7)
    shufb $63, $8, $9, $6
    lqd $8, 1920($7)
    lqd $9, 1936($7)
    shufb $62, $8, $9, $6
    lqd $8, 2176($7)
    lqd $9, 2192($7)
    shufb $61, $8, $9, $6
    lqd $8, 2432($7)
    lqd $7, 2448($7)
    shufb $60, $8, $7, $6
    sf $59, $3, $4
    ori $127, $3, 0
    cgti $2, $59, 0
    brz $2, casefold_steady_tap_end
    lqa $2, 0x18080
    lqa $3, 0x18060
    lqa $4, 0x18140
    lqa $28, 0x181e0
    lqa $5, 0x180e0
    lqa $38, 0x18150
    lqa $6, 0x18240
    lqa $18, 0x18110
    lqa $7, 0x18260
    lqa $8, 0x180a0
    lqa $9, 0x180b0
    lqa $10, 0x18030
    shli $11, $127, 3
    lqa $12, 0x181a0
    ai $30, $127, 1
    lqa $13, 0x18100
    xor $14, $18, $72
    lqa $15, 0x18220
    lqa $34, 0x18050
    lqa $25, 0x18270
    lqa $16, 0x18250
    lqa $17, 0x18230
    andi $18, $30, 7
    rotmi $19, $30, -3
    xor $20, $38, $78
    lqa $21, 0x180f0
    lqa $22, 0x18210
    lqa $23, 0x181f0
    xor $24, $28, $89
    xor $25, $25, $90
# 1030 cycles an iteration, 1030 at least: 1030 instructions for the even pipe, 733 for the odd one; 0 cycles of nops alone
.align 3
casefold_steady_tap_loop:
    xor $90, $34, $64
    lqa $26, 0x18010
    xor $9, $9, $68
    lqa $27, 0x181c0
    xor $12, $12, $83
    lqa $28, 0x18160
    shli $18, $18, 5
    lnop
    xor $94, $17, $94
    lqa $17, 0x18190
    xor $3, $3, $63
    lnop
    xor $4, $4, $79
    lqa $29, 0x18070
    xor $8, $8, $69
    lnop
    xor $92, $16, $92
    lqa $16, 0x18130
    nor $4, $4, $20
    lqa $20, 0x18170
    andi $30, $11, -16
    lqa $31, 0x181b0
    a $18, $18, $19
    lnop
    xor $93, $6, $93
    lnop
    xor $2, $2, $61
    lqa $6, 0x181f0
    xor $16, $16, $70
    lqa $19, 0x18240
    nor $8, $8, $9
    shufb $9, $18, $18, $56
    a $30, $30, $54
    lqa $32, 0x180c0
    xor $17, $17, $84
    lqa $33, 0x18010
    andi $18, $18, -16
    lnop
    xor $21, $21, $74
    lnop
    xor $27, $27, $81
    lnop
    nor $90, $90, $3
    lqa $3, 0x18200
    xor $31, $31, $82
    shlqbii $96, $96, 1
    xor $32, $32, $67
    lnop
    a $34, $18, $57
    lqa $35, 0x181d0
    xor $13, $13, $73
    lnop
    xor $5, $5, $65
    lqa $36, 0x18000
    xor $22, $22, $86
    lqa $37, 0x18120
    nor $13, $21, $13
    lqa $21, 0x18090
    nor $94, $94, $93
    lnop
    andbi $9, $9, 15
    lnop
    xor $20, $20, $76
    lqa $93, 0x18180
    andc $13, $13, $14
    lqa $14, 0x180d0
    xor $28, $28, $77
    lqd $38, 656($34)
    xor $6, $6, $88
    lnop
    xor $91, $7, $91
    lqd $7, 1408($34)
    xor $3, $3, $87
    lnop
    xor $37, $37, $71
    lqa $39, 0x18040
    xor $15, $15, $85
    lqa $40, 0x18230
    nor $12, $17, $12
    lqd $17, 1424($34)
    nor $6, $24, $6
    lqd $24, 1664($34)
    andc $94, $94, $92
    lqa $92, 0x18200
    andc $3, $6, $3
    lnop
    andc $4, $4, $28
    lnop
    xor $23, $23, $83
    lqd $28, 896($34)
    xor $89, $40, $89
    lqd $40, 1680($34)
    xor $21, $21, $60
    lqd $6, 1936($34)
    xor $35, $35, $80
    lnop
    andc $13, $13, $37
    lnop
    andc $12, $12, $31
    lqd $31, 1152($34)
    a $9, $9, $55
    lnop
    andc $3, $3, $22
    lnop
    xor $29, $29, $62
    lnop
    andi $22, $58, -16
    lnop
    andc $8, $8, $32
    lqa $32, 0x180a0
    andc $12, $12, $27
    lqd $27, 5584($30)
    andc $90, $90, $29
    lqa $29, 0x18250
    orc $3, $15, $3
    lqd $15, 912($34)
    orc $12, $35, $12
    lqa $35, 0x18020
    andc $94, $94, $91
    lnop
    xor $14, $14, $66
    lnop
    andc $90, $90, $2
    lqd $2, 1168($34)
    andc $8, $8, $14
    lnop
    orc $90, $21, $90
    rotqby $27, $27, $11
    andc $4, $4, $20
    shufb $15, $28, $15, $9
    and $28, $12, $101
    lnop
    and $20, $90, $109
    shufb $7, $7, $17, $9
    orc $94, $25, $94
    lqa $25, 0x181b0
    xor $93, $93, $75
    shlqbii $95, $95, 1
    andc $17, $94, $111
    shufb $24, $24, $40, $9
    xor $32, $32, $64
    lnop
    xor $26, $26, $15
    lqd $40, 640($34)
    selb $21, $123, $124, $20
    lqd $14, 1920($34)
    orc $13, $16, $13
    lnop
    andc $90, $90, $123
    rotqbii $16, $27, 1
    selb $37, $98, $111, $17
    lnop
    and $94, $94, $97
    lnop
    orc $93, $93, $4
    shufb $2, $31, $2, $9
    xor $10, $10, $7
    lnop
    xor $88, $19, $88
    lqd $19, 5248($30)
    and $31, $93, $103
    lnop
    selb $95, $95, $16, $53
    lnop
    xor $35, $35, $2
    lnop
    orc $5, $5, $8
    lqa $8, 0x18220
    xor $25, $25, $77
    lqa $16, 0x18060
    selb $98, $97, $98, $17
    shufb $38, $40, $38, $9
    xor $87, $29, $87
    lnop
    andc $29, $13, $119
    lnop
    nor $89, $89, $88
    lnop
    xor $36, $36, $38
    lnop
    andc $93, $93, $117
    lnop
    nor $26, $36, $26
    lnop
    selb $36, $105, $106, $29
    lqd $88, 2448($34)
    andc $26, $26, $35
    lnop
    and $105, $13, $105
    lnop
    and $13, $5, $107
    lnop
    xor $39, $39, $24
    lqa $35, 0x18150
    or $40, $122, $13
    lnop
    selb $123, $110, $123, $90
    lnop
    or $97, $112, $94
    rotqby $19, $19, $11
    andc $10, $26, $10
    lnop
    or $26, $120, $105
    lnop
    and $17, $3, $99
    lqa $4, 0x181e0
    selb $122, $121, $122, $13
    lnop
    orc $10, $39, $10
    lnop
    xor $92, $92, $82
    lqa $39, 0x18140
    andc $89, $89, $87
    lnop
    and $87, $10, $95
    lqa $13, 0x18270
    selb $112, $111, $112, $94
    lnop
    selb $120, $119, $120, $105
    lnop
    selb $110, $109, $110, $90
    lqa $109, 0x180c0
    selb $105, $125, $126, $87
    lqa $90, 0x181d0
    xor $4, $4, $84
    lqa $111, 0x18260
    or $126, $126, $87
    lqa $87, 0x18130
    andc $3, $3, $113
    lqa $91, 0x180d0
    selb $41, $117, $118, $31
    stqa $105, 0x1b9c0
    or $118, $118, $31
    stqa $21, 0x1b9d0
    xor $39, $39, $74
    lqa $31, 0x181a0
    xor $111, $111, $86
    lqa $86, 0x180b0
    a $22, $22, $54
    stqa $122, 0x1b9e0
    selb $119, $106, $119, $29
    lqa $106, 0x18110
    xor $35, $35, $73
    lnop
    or $124, $124, $20
    stqa $120, 0x1b9f0
    xor $109, $109, $62
    lnop
    andc $5, $5, $121
    lnop
    xor $86, $86, $63
    stqa $41, 0x1ba00
    selb $99, $99, $100, $3
    lnop
    nor $86, $32, $86
    shufb $94, $14, $6, $9
    or $6, $116, $28
    lqa $14, 0x18240
    andc $111, $89, $111
    lqa $89, 0x180e0
    andc $12, $12, $115
    lqa $32, 0x18100
    nor $35, $39, $35
    lnop
    xor $85, $13, $85
    lnop
    selb $116, $115, $116, $28
    lqa $28, 0x180f0
    selb $100, $100, $113, $3
    lqa $3, 0x18210
    selb $113, $113, $114, $17
    lqd $13, 2192($34)
    xor $91, $91, $61
    stqa $116, 0x1ba10
    xor $90, $90, $75
    lqa $39, 0x18180
    selb $117, $104, $117, $93
    lnop
    nor $4, $4, $23
    stqa $113, 0x1ba20
    xor $32, $32, $68
    stqa $112, 0x1ba30
    andc $4, $4, $92
    lqd $92, 6592($22)
    xor $3, $3, $81
    lnop
    selb $104, $103, $104, $93
    rotqbyi $103, $19, 1
    andc $10, $10, $125
    lqa $93, 0x18050
    or $114, $114, $17
    lnop
    xor $89, $89, $60
    lnop
    selb $107, $107, $108, $5
    lqa $17, 0x18070
    selb $121, $108, $121, $5
    cbd $108, 0($11)
    xor $39, $39, $70
    lqa $5, 0x181c0
    xor $28, $28, $69
    stqa $126, 0x1ba40
    orc $111, $85, $111
    lqd $85, 2176($34)
    andc $109, $86, $109
    lqa $86, 0x18080
    xor $17, $17, $2
    rotqbii $23, $19, 1
    xor $31, $31, $78
    lqa $20, 0x18190
    selb $101, $101, $102, $12
    stqa $124, 0x1ba50
    andc $109, $109, $91
    lnop
    selb $96, $96, $23, $53
    stqa $40, 0x1ba60
    xor $106, $106, $67
    lqa $23, 0x18250
    xor $16, $16, $15
    lqd $29, 2944($34)
    orc $109, $89, $109
    lqa $89, 0x18120
    xor $86, $86, $7
    rotqby $92, $92, $58
    xor $91, $93, $38
    shlqbii $112, $112, 1
    selb $125, $96, $125, $10
    shufb $93, $85, $13, $9
    xor $20, $20, $79
    lqa $85, 0x18160
    nor $91, $91, $16
    lqd $16, 2704($34)
    selb $96, $95, $96, $10
    stqa $26, 0x1ba70
    and $95, $109, $124
    lqa $10, 0x18000
    nor $28, $28, $32
    lnop
    nor $20, $20, $31
    lqa $31, 0x18090
    xor $85, $85, $72
    rotqbyi $32, $92, 13
    andc $106, $28, $106
    stqa $118, 0x1ba80
    andc $91, $91, $17
    lqd $17, 2688($34)
    xor $87, $87, $65
    lqa $28, 0x18170
    andc $85, $35, $85
    lqa $35, 0x18030
    andc $86, $91, $86
    stqa $6, 0x1ba90
    xor $82, $23, $82
    lnop
    andc $109, $109, $121
    lqa $23, 0x18020
    selb $115, $102, $115, $12
    stqa $114, 0x1baa0
    andc $20, $20, $25
    lqd $25, 2432($34)
    xor $10, $10, $94
    lqa $102, 0x18190
    xor $5, $5, $76
    lqd $12, 5920($30)
    xor $31, $31, $24
    shufb $91, $17, $16, $9
    selb $16, $21, $121, $109
    stqa $97, 0x1bab0
    xor $8, $8, $80
    rotqbyi $17, $27, 1
    orc $86, $31, $86
    lnop
    xor $28, $28, $71
    lnop
    and $31, $111, $114
    lqd $13, 6720($22)
    xor $89, $89, $66
    rotqbii $17, $17, 1
    xor $33, $33, $93
    shlqbii $97, $97, 1
    selb $121, $121, $107, $95
    shufb $92, $25, $88, $9
    andc $3, $4, $3
    lnop
    andc $4, $86, $123
    lqa $88, 0x18270
    andc $5, $20, $5
    lnop
    andc $106, $106, $89
    lqa $89, 0x18160
    orc $5, $90, $5
    lqd $90, 2960($34)
    and $86, $86, $126
    rotqbii $103, $103, 1
    nor $10, $10, $33
    rotqby $13, $13, $58
    andi $32, $32, 255
    lnop
    andc $85, $85, $28
    lqa $28, 0x18210
    selb $124, $124, $21, $109
    rotqbyi $109, $30, 0
    selb $97, $97, $17, $53
    lqa $17, 0x18100
    orc $106, $87, $106
    lqa $87, 0x18040
    or $21, $98, $31
    shufb $12, $32, $12, $108
    xor $23, $23, $92
    lqa $32, 0x180b0
    or $33, $110, $86
    shufb $90, $29, $90, $9
    xor $35, $35, $91
    lnop
    andc $10, $10, $23
    stqd $12, 5920($109)
    orc $85, $39, $85
    lqd $30, 6256($30)
    andc $10, $10, $35
    rotqbyi $13, $13, 13
    xor $87, $87, $90
    lqa $35, 0x18260
    and $39, $85, $26
    lqd $12, 3200($34)
    orc $87, $87, $10
    lnop
    xor $88, $88, $80
    lnop
    orc $3, $8, $3
    lnop
    and $8, $87, $97
    lnop
    selb $110, $123, $110, $86
    lqa $86, 0x18240
    andi $13, $13, 255
    lnop
    selb $80, $125, $96, $8
    lnop
    xor $81, $35, $81
    lqa $35, 0x181c0
    and $10, $5, $118
    stqa $80, 0x1b9c0
    and $23, $106, $40
    lnop
    xor $83, $14, $83
    lqd $14, 3216($34)
    or $29, $104, $39
    shufb $108, $13, $30, $108
    andc $85, $85, $117
    lnop
    selb $104, $117, $104, $39
    lqa $39, 0x18120
    selb $98, $37, $98, $31
    lnop
    xor $28, $28, $76
    lnop
    or $96, $96, $8
    lqa $8, 0x18230
    selb $31, $119, $36, $23
    stqa $110, 0x1b9d0
    and $13, $3, $6
    stqa $121, 0x1b9e0
    xor $30, $89, $67
    stqa $31, 0x1b9f0
    selb $112, $112, $103, $53
    stqa $104, 0x1ba00
    selb $103, $100, $99, $13
    lnop
    selb $117, $120, $117, $85
    lqa $20, 0x18220
    andc $111, $111, $37
    stqd $108, 6256($109)
    andc $87, $87, $125
    lnop
    selb $123, $105, $123, $4
    shufb $89, $12, $14, $9
    selb $12, $115, $101, $10
    lqa $14, 0x18200
    ai $109, $11, 1
    lqa $108, 0x181a0
    xor $84, $8, $84
    stqa $12, 0x1ba10
    xor $35, $35, $71
    stqa $103, 0x1ba20
    or $23, $36, $23
    stqa $98, 0x1ba30
    selb $126, $126, $105, $4
    lnop
    nor $84, $84, $83
    lqd $83, 6592($22)
    xor $17, $17, $63
    lqa $105, 0x180a0
    xor $32, $32, $15
    lqa $4, 0x18050
    selb $120, $26, $120, $85
    lqa $85, 0x181b0
    andc $84, $84, $82
    lqa $82, 0x181f0
    xor $108, $108, $73
    lqa $26, 0x18100
    andc $106, $106, $119
    rotqby $83, $83, $58
    or $101, $101, $10
    lnop
    andc $84, $84, $81
    stqa $96, 0x1ba40
    selb $40, $40, $122, $106
    lqa $81, 0x180a0
    andc $3, $3, $100
    lnop
    or $107, $107, $95
    lqa $95, 0x180e0
    selb $125, $112, $125, $87
    lqa $10, 0x18140
    xor $14, $14, $77
    lqa $36, 0x18080
    xor $102, $102, $74
    stqa $33, 0x1ba50
    selb $37, $113, $37, $111
    lnop
    selb $112, $97, $112, $87
    stqa $107, 0x1ba60
    or $99, $99, $13
    lqa $13, 0x18150
    andi $97, $109, -16
    lqa $87, 0x181e0
    xor $10, $10, $69
    lnop
    nor $108, $102, $108
    stqa $23, 0x1ba70
    xor $85, $85, $72
    rotqbyi $102, $19, 2
    a $97, $97, $54
    lqa $8, 0x18000
    xor $82, $82, $78
    stqa $29, 0x1ba80
    selb $122, $122, $119, $106
    lqa $119, 0x180f0
    xor $95, $95, $24
    rotqbii $102, $102, 1
    selb $6, $6, $116, $3
    lnop
    xor $87, $87, $79
    lnop
    selb $116, $116, $100, $3
    lqa $100, 0x181d0
    nor $87, $87, $82
    lqd $82, 4480($34)
    andc $5, $5, $115
    rotqbyi $3, $27, 2
    selb $114, $114, $113, $111
    shlqbii $98, $98, 1
    xor $20, $20, $75
    rotqbyi $113, $27, 3
    andc $108, $108, $85
    lqa $85, 0x18110
    xor $119, $119, $64
    lqa $111, 0x18250
    selb $115, $41, $115, $5
    lnop
    andc $87, $87, $14
    rotqbii $3, $3, 1
    selb $118, $118, $41, $5
    lqd $5, 5920($97)
    xor $81, $81, $38
    lqa $41, 0x18030
    xor $4, $4, $94
    stqa $101, 0x1ba90
    xor $100, $100, $70
    rotqbyi $83, $83, 13
    xor $85, $85, $62
    lqa $14, 0x180c0
    selb $102, $98, $102, $53
    lnop
    nor $119, $119, $17
    shlqbii $17, $21, 1
    xor $8, $8, $89
    lnop
    andc $87, $87, $28
    lnop
    orc $88, $88, $84
    lnop
    ai $59, $59, -1
    stqa $99, 0x1baa0
    andc $108, $108, $35
    lqd $35, 3456($34)
    xor $86, $86, $78
    stqa $21, 0x1bab0
    xor $111, $111, $77
    lqd $77, 3712($34)
    andc $119, $119, $85
    lqd $85, 6720($22)
    nor $81, $81, $32
    lqa $32, 0x180d0
    xor $13, $13, $68
    lqa $21, 0x18260
    andc $78, $88, $37
    lqd $84, 3472($34)
    nor $10, $10, $13
    lqa $13, 0x18180
    and $28, $88, $99
    lqa $88, 0x18060
    andc $10, $10, $30
    cbd $109, 0($109)
    orc $20, $20, $87
    lqd $30, 4240($34)
    andi $83, $83, 255
    lqa $87, 0x18230
    xor $14, $14, $2
    lnop
    xor $32, $32, $7
    lnop
    andc $81, $81, $14
    lqa $14, 0x18170
    orc $108, $100, $108
    lnop
    xor $36, $36, $91
    lqd $100, 3728($34)
    xor $87, $87, $79
    lnop
    selb $99, $99, $103, $78
    lqa $79, 0x18010
    xor $98, $88, $93
    rotqby $85, $85, $58
    andc $81, $81, $32
    lqa $32, 0x18020
    nor $87, $87, $86
    lqd $86, 3968($34)
    orc $95, $95, $81
    lqd $81, 3984($34)
    andc $111, $87, $111
    lqa $106, 0x18040
    xor $76, $21, $76
    lnop
    xor $39, $39, $61
    lqd $21, 4224($34)
    andc $25, $108, $115
    shufb $88, $35, $84, $9
    andc $119, $119, $39
    lqa $39, 0x18130
    nor $98, $4, $98
    rotqbyi $4, $85, 13
    xor $26, $26, $15
    rotqbyi $84, $97, 0
    xor $79, $79, $88
    lqa $85, 0x18070
    xor $14, $14, $66
    lqa $35, 0x180e0
    andc $111, $111, $76
    lqa $76, 0x181a0
    nor $79, $8, $79
    lnop
    xor $13, $13, $65
    shufb $87, $77, $100, $9
    selb $100, $37, $114, $28
    shufb $83, $83, $5, $109
    andc $10, $10, $14
    lqa $14, 0x181d0
    xor $5, $85, $92
    shufb $85, $21, $30, $9
    and $108, $108, $29
    shufb $86, $86, $81, $9
    andi $4, $4, 255
    lqa $81, 0x18190
    selb $29, $29, $104, $25
    lnop
    xor $106, $106, $85
    lqa $21, 0x181e0
    andc $98, $98, $5
    lqa $5, 0x18090
    xor $32, $32, $87
    stqd $83, 5920($84)
    xor $39, $39, $60
    lnop
    and $83, $20, $101
    lqa $30, 0x18200
    orc $10, $13, $10
    lnop
    andc $79, $79, $32
    lnop
    or $114, $114, $28
    lqd $97, 6256($97)
    and $28, $10, $23
    lnop
    and $32, $95, $33
    lnop
    xor $41, $41, $86
    lnop
    orc $119, $39, $119
    lnop
    selb $3, $17, $3, $53
    lnop
    andc $98, $98, $36
    lqd $36, 4496($34)
    andc $79, $79, $41
    lnop
    xor $5, $5, $90
    lqa $41, 0x18140
    orc $106, $106, $79
    lqd $79, 5264($34)
    and $17, $119, $107
    lqa $39, 0x181b0
    orc $98, $5, $98
    lqd $5, 5248($34)
    and $13, $106, $3
    lnop
    selb $77, $16, $124, $32
    shufb $109, $4, $97, $109
    selb $104, $104, $115, $25
    lnop
    and $25, $98, $96
    lnop
    selb $97, $125, $112, $13
    lqa $4, 0x18270
    selb $8, $117, $120, $28
    stqd $109, 6256($84)
    selb $109, $123, $126, $25
    stqa $97, 0x1b9c0
    xor $42, $81, $69
    lnop
    or $124, $124, $32
    stqa $109, 0x1b9d0
    selb $32, $116, $6, $83
    shufb $84, $82, $36, $9
    xor $105, $105, $94
    shufb $81, $5, $79, $9
    selb $79, $122, $40, $17
    stqa $77, 0x1b9e0
    or $112, $112, $13
    lqa $13, 0x181c0
    xor $76, $76, $68
    rotqbii $113, $113, 1
    or $120, $120, $28
    lnop
    selb $115, $115, $118, $108
    stqa $79, 0x1b9f0
    xor $14, $14, $65
    stqa $8, 0x1ba00
    andc $95, $95, $16
    stqa $115, 0x1ba10
    xor $75, $4, $75
    lnop
    selb $16, $110, $16, $95
    lqa $4, 0x18120
    andc $98, $98, $123
    stqa $32, 0x1ba20
    xor $30, $30, $72
    lqa $28, 0x18150
    nor $76, $42, $76
    lqa $42, 0x18210
    selb $103, $103, $37, $78
    lnop
    andc $106, $106, $125
    lqd $78, 4736($34)
    orc $111, $75, $111
    lqd $75, 4752($34)
    xor $41, $41, $64
    shlqbii $37, $114, 1
    andc $119, $119, $122
    stqa $100, 0x1ba30
    or $118, $118, $108
    lqa $108, 0x180f0
    or $126, $126, $25
    lqa $25, 0x18090
    or $6, $6, $83
    lqd $5, 6592($22)
    xor $35, $35, $90
    lnop
    or $17, $40, $17
    shufb $83, $78, $75, $9
    selb $113, $37, $113, $53
    lqd $37, 5504($34)
    selb $96, $96, $80, $98
    lqa $78, 0x180c0
    selb $125, $102, $125, $106
    lqa $75, 0x18110
    andc $20, $20, $116
    stqa $112, 0x1ba40
    xor $13, $13, $66
    lqa $40, 0x18250
    selb $106, $3, $102, $106
    stqa $126, 0x1ba50
    xor $28, $28, $63
    lqa $102, 0x180b0
    xor $21, $21, $74
    stqa $124, 0x1ba60
    selb $101, $101, $12, $20
    lnop
    selb $116, $12, $116, $20
    stqa $17, 0x1ba70
    selb $122, $121, $122, $119
    lqa $12, 0x18270
    nor $28, $41, $28
    lqa $41, 0x18040
    xor $102, $102, $93
    lqa $20, 0x181f0
    andc $10, $10, $117
    lqa $3, 0x18050
    selb $123, $80, $123, $98
    lqa $98, 0x18020
    selb $121, $107, $121, $119
    lqa $119, 0x18060
    xor $42, $42, $71
    lqa $107, 0x18030
    selb $117, $31, $117, $10
    lnop
    nor $105, $105, $102
    stqa $120, 0x1ba80
    xor $75, $75, $2
    lqa $102, 0x18180
    selb $10, $23, $31, $10
    lqa $23, 0x18200
    xor $3, $3, $89
    lqa $31, 0x181f0
    xor $39, $39, $67
    lqa $82, 0x18240
    selb $110, $33, $110, $95
    lnop
    xor $78, $78, $92
    lqd $95, 5520($34)
    xor $4, $4, $7
    lqa $33, 0x18000
    xor $108, $108, $38
    lnop
    xor $20, $20, $73
    stqa $118, 0x1ba90
    nor $108, $108, $26
    lqa $26, 0x180d0
    nor $20, $21, $20
    lnop
    ai $21, $11, 2
    lnop
    xor $107, $107, $81
    lnop
    andc $105, $105, $78
    shufb $80, $37, $95, $9
    andc $108, $108, $75
    lnop
    andc $76, $76, $39
    lqa $39, 0x18170
    xor $23, $23, $92
    stqa $6, 0x1baa0
    xor $73, $82, $73
    lqa $82, 0x18070
    xor $102, $102, $60
    lqd $75, 5008($34)
    xor $26, $26, $91
    rotqby $5, $5, $58
    andc $76, $76, $13
    lnop
    andi $13, $21, -16
    rotqbyi $95, $19, 3
    xor $119, $119, $88
    lnop
    andc $105, $105, $26
    lqa $26, 0x18010
    xor $72, $40, $72
    lqa $40, 0x18130
    xor $39, $39, $61
    rotqbyi $5, $5, 13
    orc $76, $14, $76
    lnop
    a $13, $13, $54
    lqa $14, 0x18160
    nor $119, $3, $119
    stqa $114, 0x1bab0
    xor $25, $25, $85
    lqa $114, 0x18080
    xor $33, $33, $84
    cbd $21, 0($21)
    a $18, $18, $54
    lnop
    andc $108, $108, $4
    lnop
    orc $105, $35, $105
    lqa $35, 0x18200
    xor $82, $82, $87
    lqd $4, 4992($34)
    xor $114, $114, $86
    lqd $3, 6720($22)
    xor $26, $26, $83
    lnop
    andc $119, $119, $82
    rotqbyi $37, $13, 0
    andc $20, $20, $30
    shlqbii $100, $100, 1
    nor $26, $33, $26
    lqa $33, 0x181e0
    xor $14, $14, $62
    lqa $30, 0x18220
    and $78, $76, $120
    lnop
    andc $14, $28, $14
    lqd $28, 5920($13)
    andi $5, $5, 255
    shufb $82, $4, $75, $9
    xor $40, $40, $24
    lnop
    andc $76, $76, $104
    rotqby $3, $3, $58
    andc $14, $14, $39
    lqa $39, 0x18170
    andc $20, $20, $42
    lqa $42, 0x18230
    xor $98, $98, $82
    shufb $5, $5, $28, $21
    andc $28, $105, $16
    rotqbyi $3, $3, 13
    andc $119, $119, $114
    lnop
    xor $41, $41, $80
    lnop
    andc $98, $26, $98
    lqa $26, 0x18140
    or $114, $29, $78
    stqd $5, 5920($37)
    selb $29, $104, $29, $78
    lqa $78, 0x18180
    xor $12, $12, $70
    lnop
    andc $107, $98, $107
    lqa $98, 0x180f0
    orc $119, $25, $119
    lnop
    xor $74, $42, $74
    lnop
    orc $102, $102, $14
    lqa $14, 0x18260
    xor $70, $30, $70
    lnop
    orc $107, $41, $107
    lqd $13, 6256($13)
    selb $41, $109, $16, $28
    lnop
    and $30, $107, $113
    lnop
    andi $3, $3, 255
    lqa $42, 0x18080
    and $105, $105, $126
    lqd $25, 6288($34)
    and $5, $119, $112
    rotqbii $95, $95, 1
    selb $4, $125, $106, $30
    lnop
    orc $70, $70, $20
    shufb $3, $3, $13, $21
    selb $16, $16, $110, $105
    stqa $4, 0x1b9c0
    xor $71, $14, $71
    lnop
    and $14, $111, $6
    lnop
    and $13, $102, $17
    stqd $3, 6256($37)
    selb $3, $123, $96, $5
    lnop
    or $96, $96, $5
    lnop
    selb $104, $8, $104, $76
    stqa $3, 0x1b9d0
    xor $33, $33, $69
    lnop
    xor $31, $31, $68
    lqa $5, 0x18220
    selb $120, $120, $8, $76
    lnop
    nor $74, $74, $73
    lqa $73, 0x18230
    orc $108, $40, $108
    lqa $40, 0x18130
    andc $74, $74, $72
    lnop
    and $72, $108, $124
    lqa $76, 0x181a0
    selb $8, $117, $10, $13
    lqa $37, 0x181b0
    and $21, $70, $118
    lnop
    selb $20, $122, $121, $72
    lnop
    xor $73, $73, $69
    stqa $16, 0x1b9e0
    or $110, $110, $105
    stqa $20, 0x1b9f0
    andc $102, $102, $117
    lnop
    selb $105, $116, $101, $21
    stqa $8, 0x1ba00
    xor $78, $78, $24
    lnop
    selb $126, $126, $109, $28
    stqa $29, 0x1ba10
    selb $100, $100, $95, $53
    lnop
    nor $31, $33, $31
    lqa $33, 0x18190
    selb $95, $103, $99, $14
    lqa $109, 0x180a0
    selb $17, $17, $79, $102
    lqa $28, 0x18150
    andc $70, $70, $116
    lnop
    andc $119, $119, $123
    lqd $69, 5760($34)
    or $10, $10, $13
    stqa $105, 0x1ba20
    selb $116, $115, $116, $70
    lqa $13, 0x18160
    andc $108, $108, $122
    stqa $95, 0x1ba30
    or $106, $106, $30
    lnop
    or $101, $101, $21
    lnop
    andc $74, $74, $71
    rotqbyi $71, $27, 4
    selb $118, $118, $115, $70
    lnop
    andc $111, $111, $103
    lqa $115, 0x18210
    andc $107, $107, $125
    lqd $70, 6592($22)
    xor $26, $26, $38
    lqa $21, 0x18030
    selb $124, $124, $77, $108
    lqa $30, 0x180c0
    orc $74, $12, $74
    stqa $106, 0x1ba40
    selb $122, $77, $122, $108
    stqa $96, 0x1ba50
    xor $37, $37, $62
    lqa $108, 0x180b0
    selb $103, $32, $103, $111
    lnop
    or $121, $121, $72
    lqa $72, 0x181c0
    xor $28, $28, $15
    lnop
    selb $111, $6, $32, $111
    lqa $6, 0x18070
    selb $125, $100, $125, $107
    lqd $32, 6544($34)
    xor $76, $76, $63
    lqd $77, 5776($34)
    xor $33, $33, $64
    lqa $12, 0x18250
    nor $26, $26, $28
    lnop
    nor $76, $33, $76
    lqa $33, 0x18060
    or $99, $99, $14
    rotqbii $71, $71, 1
    xor $72, $72, $61
    shlqbii $95, $95, 1
    xor $115, $115, $66
    lqa $14, 0x18100
    xor $13, $13, $2
    rotqby $70, $70, $58
    xor $109, $109, $89
    lnop
    andc $13, $26, $13
    lnop
    selb $113, $113, $100, $107
    lnop
    xor $12, $12, $67
    lqa $107, 0x180b0
    xor $67, $35, $67
    lqa $35, 0x18050
    ai $100, $11, 3
    lqa $26, 0x181d0
    andc $76, $76, $37
    rotqbyi $37, $19, 4
    xor $5, $5, $65
    lnop
    selb $112, $112, $97, $119
    lnop
    xor $108, $108, $88
    lqa $28, 0x18110
    andc $67, $31, $67
    lnop
    nor $109, $109, $108
    lnop
    xor $98, $98, $94
    shlqbii $108, $99, 1
    andc $115, $67, $115
    rotqbii $37, $37, 1
    xor $39, $39, $7
    lnop
    andi $67, $100, -16
    lqd $31, 6784($34)
    andc $72, $76, $72
    lqa $76, 0x180d0
    selb $123, $97, $123, $119
    lqd $119, 6528($34)
    a $67, $67, $54
    lqa $97, 0x18270
    xor $35, $35, $84
    lnop
    selb $95, $95, $37, $53
    lqa $37, 0x18260
    andc $13, $13, $39
    lnop
    xor $26, $26, $60
    lqa $39, 0x18000
    selb $117, $79, $117, $102
    rotqbyi $70, $70, 13
    xor $30, $30, $87
    shufb $79, $69, $77, $9
    andc $69, $74, $103
    lnop
    xor $6, $6, $82
    lqd $77, 6800($34)
    xor $102, $76, $86
    lqa $36, 0x180e0
    xor $97, $97, $65
    stqa $110, 0x1ba60
    xor $14, $14, $93
    lqa $65, 0x18010
    orc $78, $78, $13
    lqd $13, 5920($67)
    nor $98, $98, $14
    lnop
    andc $14, $78, $117
    shufb $75, $31, $77, $9
    andc $109, $109, $30
    cbd $100, 0($100)
    xor $33, $33, $83
    lqa $30, 0x18020
    xor $28, $28, $92
    lnop
    xor $42, $42, $81
    shufb $76, $119, $32, $9
    andc $98, $98, $28
    lqa $28, 0x18040
    nor $33, $35, $33
    lqd $35, 6272($34)
    and $74, $74, $101
    lqa $119, 0x18230
    and $32, $78, $121
    stqa $121, 0x1ba70
    selb $121, $121, $20, $14
    lqa $78, 0x18120
    selb $108, $108, $71, $53
    lqa $71, 0x18240
    andc $109, $109, $102
    stqa $10, 0x1ba80
    orc $115, $5, $115
    lnop
    xor $36, $36, $85
    shufb $77, $35, $25, $9
    xor $39, $39, $79
    lnop
    xor $66, $37, $66
    lqd $37, 6016($34)
    andi $70, $70, 255
    lqd $25, 6032($34)
    orc $72, $26, $72
    rotqbyi $26, $67, 0
    selb $14, $20, $117, $14
    lqa $20, 0x18150
    xor $71, $71, $68
    lnop
    andc $6, $33, $6
    shufb $70, $70, $13, $100
    xor $30, $30, $77
    lqa $13, 0x18090
    nor $73, $73, $71
    lnop
    xor $28, $28, $75
    lqa $71, 0x18160
    orc $109, $36, $109
    lqa $36, 0x18110
    andc $33, $72, $104
    stqa $114, 0x1ba90
    or $68, $17, $32
    lnop
    andc $73, $73, $12
    lqd $12, 7040($34)
    xor $40, $40, $90
    stqa $101, 0x1baa0
    xor $35, $78, $91
    stqa $99, 0x1bab0
    selb $99, $10, $8, $33
    shufb $78, $37, $25, $9
    and $25, $115, $114
    lnop
    andc $98, $98, $35
    lqd $35, 6720($22)
    selb $37, $105, $103, $69
    lnop
    xor $65, $65, $78
    lqa $5, 0x181f0
    orc $98, $40, $98
    lnop
    selb $105, $101, $105, $69
    lqa $101, 0x181e0
    and $10, $72, $10
    lnop
    selb $69, $116, $118, $25
    rotqby $35, $35, $58
    nor $65, $39, $65
    lnop
    andc $73, $73, $66
    lqa $66, 0x181f0
    andc $65, $65, $30
    stqd $70, 5920($26)
    selb $8, $8, $104, $33
    lqa $33, 0x18140
    andc $115, $115, $116
    lnop
    or $118, $118, $25
    lnop
    xor $13, $13, $80
    lqa $25, 0x18090
    andc $6, $6, $42
    lnop
    xor $21, $21, $76
    lnop
    xor $101, $101, $64
    lnop
    and $42, $98, $110
    lnop
    andc $65, $65, $21
    rotqbyi $35, $35, 13
    selb $103, $103, $111, $74
    lqa $21, 0x18180
    xor $25, $25, $75
    lqd $70, 7296($34)
    orc $65, $28, $65
    lnop
    and $28, $109, $96
    lqd $67, 6256($67)
    xor $5, $5, $63
    lqa $30, 0x18240
    xor $33, $33, $94
    lqd $39, 7568($34)
    orc $6, $13, $6
    lnop
    xor $20, $20, $93
    lnop
    selb $117, $117, $17, $32
    lnop
    andi $35, $35, 255
    lqa $17, 0x181c0
    andc $32, $6, $123
    lnop
    and $13, $65, $108
    lqd $40, 7824($34)
    or $111, $111, $74
    shufb $100, $35, $67, $100
    or $67, $120, $10
    rotqbyi $35, $19, 6
    orc $97, $97, $73
    lqd $73, 7552($34)
    selb $102, $125, $113, $13
    lnop
    selb $31, $4, $123, $32
    lnop
    and $6, $6, $106
    lnop
    selb $106, $106, $4, $32
    lnop
    selb $123, $123, $112, $6
    stqd $100, 6256($26)
    selb $116, $29, $116, $115
    lqa $100, 0x181a0
    xor $63, $30, $63
    lqa $30, 0x18120
    andc $98, $98, $122
    lqd $26, 7312($34)
    or $112, $112, $6
    lnop
    selb $115, $114, $29, $115
    stqa $102, 0x1b9c0
    xor $36, $36, $87
    lqa $114, 0x180c0
    nor $20, $33, $20
    lqa $33, 0x18170
    selb $29, $122, $124, $42
    lqa $6, 0x18100
    or $124, $124, $42
    shufb $72, $73, $39, $9
    or $113, $113, $13
    lqa $13, 0x18190
    selb $122, $16, $122, $98
    lqa $39, 0x181b0
    xor $100, $100, $15
    shufb $73, $70, $26, $9
    andc $65, $65, $125
    stqa $123, 0x1b9d0
    selb $26, $41, $126, $28
    lqa $70, 0x18260
    andc $109, $109, $41
    lnop
    xor $13, $13, $38
    lqa $42, 0x18210
    selb $120, $104, $120, $10
    lqa $104, 0x181d0
    xor $71, $71, $92
    stqa $26, 0x1b9e0
    xor $17, $17, $7
    lqa $10, 0x180d0
    xor $30, $30, $86
    lqa $4, 0x18200
    selb $108, $108, $95, $65
    stqa $29, 0x1b9f0
    nor $101, $101, $5
    stqa $117, 0x1ba00
    selb $110, $110, $16, $98
    stqa $120, 0x1ba10
    selb $96, $96, $3, $109
    lqa $98, 0x18060
    ai $16, $11, 4
    rotqbii $35, $35, 1
    selb $109, $3, $41, $109
    lqa $3, 0x180f0
    xor $41, $70, $61
    stqa $69, 0x1ba20
    xor $6, $6, $88
    lqa $70, 0x18050
    nor $100, $13, $100
    lqa $13, 0x18030
    xor $61, $42, $61
    stqa $103, 0x1ba30
    xor $4, $4, $62
    lqd $42, 7808($34)
    selb $125, $95, $125, $65
    lqa $95, 0x180e0
    xor $33, $33, $91
    lqd $65, 6592($22)
    xor $3, $3, $89
    lqa $5, 0x18020
    or $126, $126, $28
    shlqbii $103, $103, 1
    xor $21, $21, $90
    lqd $28, 8080($34)
    andc $71, $20, $71
    lqa $20, 0x180a0
    nor $3, $3, $6
    lqa $6, 0x18070
    andc $101, $101, $4
    lnop
    andc $3, $3, $36
    rotqby $65, $65, $58
    xor $36, $70, $79
    lnop
    xor $39, $39, $2
    lnop
    andc $71, $71, $33
    lqa $33, 0x180a0
    andc $101, $101, $61
    lqa $61, 0x18220
    xor $20, $20, $84
    stqa $113, 0x1ba40
    xor $5, $5, $72
    rotqbyi $4, $27, 5
    orc $21, $21, $71
    rotqbyi $65, $65, 13
    andc $100, $100, $39
    lqd $39, 7056($34)
    xor $98, $98, $78
    lnop
    andi $32, $16, -16
    lqd $34, 8064($34)
    xor $61, $61, $60
    lnop
    xor $114, $114, $82
    lqa $74, 0x18080
    andc $100, $100, $17
    shufb $71, $42, $40, $9
    xor $10, $10, $81
    stqa $112, 0x1ba50
    xor $104, $104, $24
    lqa $40, 0x18010
    xor $6, $6, $77
    stqa $126, 0x1ba60
    xor $13, $13, $71
    shufb $70, $34, $28, $9
    a $32, $32, $54
    stqa $124, 0x1ba70
    orc $101, $61, $101
    lnop
    xor $61, $74, $76
    lqa $28, 0x18000
    orc $104, $104, $100
    lqa $100, 0x18040
    xor $34, $66, $93
    shufb $74, $12, $39, $9
    nor $98, $36, $98
    lnop
    andi $65, $65, 255
    cbd $16, 0($16)
    andc $3, $3, $30
    lqa $30, 0x18130
    and $36, $104, $68
    lqd $12, 5920($32)
    xor $107, $107, $83
    lnop
    xor $100, $100, $70
    lnop
    nor $107, $20, $107
    lqa $20, 0x18170
    xor $95, $95, $80
    shlqbii $39, $111, 1
    xor $28, $28, $74
    lqa $66, 0x18230
    xor $40, $40, $73
    stqa $68, 0x1ba80
    andc $114, $107, $114
    shufb $65, $65, $12, $16
    nor $28, $28, $40
    lnop
    andc $114, $114, $10
    stqa $67, 0x1ba90
    andc $5, $28, $5
    lnop
    andc $98, $98, $6
    lnop
    orc $114, $95, $114
    rotqbii $4, $4, 1
    andc $5, $5, $13
    stqa $118, 0x1baa0
    xor $30, $30, $85
    lqa $13, 0x181b0
    andc $98, $98, $61
    rotqbyi $61, $19, 5
    andc $95, $114, $109
    lnop
    andc $6, $101, $116
    lqa $28, 0x18140
    and $114, $114, $112
    stqa $111, 0x1bab0
    selb $4, $39, $4, $53
    lqd $39, 6720($22)
    and $101, $101, $67
    lqa $111, 0x18190
    orc $100, $100, $5
    rotqbii $61, $61, 1
    orc $98, $25, $98
    lnop
    selb $112, $112, $123, $95
    lqa $25, 0x18120
    and $5, $100, $4
    lnop
    orc $3, $30, $3
    rotqbyi $30, $32, 0
    or $10, $96, $114
    lnop
    selb $40, $125, $108, $5
    rotqby $39, $39, $58
    and $12, $98, $113
    lqa $107, 0x18150
    and $42, $3, $126
    stqd $65, 5920($30)
    selb $123, $123, $109, $95
    lqd $95, 400($18)
    selb $114, $109, $96, $114
    lnop
    selb $109, $122, $110, $42
    stqa $40, 0x1b9c0
    or $96, $106, $12
    lqd $32, 6256($32)
    selb $106, $31, $106, $12
    lnop
    and $12, $21, $124
    rotqbyi $39, $39, 13
    xor $66, $66, $64
    stqa $106, 0x1b9d0
    selb $64, $14, $121, $12
    stqa $114, 0x1b9e0
    or $108, $108, $5
    stqa $109, 0x1b9f0
    selb $5, $8, $99, $36
    lnop
    andi $39, $39, 255
    lnop
    selb $103, $103, $61, $53
    rotqbyi $61, $27, 6
    and $65, $97, $118
    shufb $16, $39, $32, $16
    or $32, $115, $101
    lnop
    or $99, $99, $36
    stqa $64, 0x1ba00
    selb $115, $116, $115, $101
    lqa $101, 0x18250
    xor $25, $25, $81
    stqa $5, 0x1ba10
    andc $100, $100, $125
    rotqbii $61, $61, 1
    selb $36, $67, $120, $6
    lqa $67, 0x181e0
    nor $66, $66, $63
    stqd $16, 6256($30)
    or $110, $110, $42
    lnop
    andc $104, $104, $8
    lqa $42, 0x181f0
    selb $16, $37, $105, $65
    stqa $115, 0x1ba20
    or $121, $121, $12
    lqa $12, 0x18020
    xor $101, $101, $62
    stqa $16, 0x1ba30
    or $105, $105, $65
    lqd $65, 6592($22)
    xor $67, $67, $38
    shlqbii $16, $16, 1
    andc $3, $3, $122
    lqa $62, 0x18160
    andc $21, $21, $14
    stqa $108, 0x1ba40
    selb $8, $117, $8, $104
    lqa $30, 0x18000
    selb $117, $68, $117, $104
    lnop
    xor $20, $20, $86
    lqa $104, 0x181a0
    xor $28, $28, $89
    shlqbii $68, $105, 1
    selb $126, $126, $26, $3
    lnop
    selb $122, $26, $122, $3
    stqa $96, 0x1ba50
    andc $98, $98, $31
    stqa $10, 0x1ba60
    selb $120, $120, $116, $6
    lqa $116, 0x18270
    ai $6, $11, 5
    lqa $3, 0x18200
    xor $107, $107, $88
    rotqby $65, $65, $58
    andc $101, $66, $101
    stqa $110, 0x1ba70
    selb $14, $29, $14, $21
    lqa $66, 0x18180
    andc $97, $97, $37
    lqa $26, 0x18070
    andc $101, $101, $41
    lnop
    selb $31, $102, $31, $98
    stqa $121, 0x1ba80
    selb $37, $69, $37, $97
    rotqbyi $27, $27, 7
    xor $62, $62, $87
    lqa $41, 0x180c0
    xor $13, $13, $92
    stqa $99, 0x1ba90
    nor $107, $28, $107
    lqa $28, 0x180d0
    selb $61, $68, $61, $53
    lqa $63, 0x181d0
    xor $116, $116, $60
    lnop
    xor $3, $3, $2
    stqa $32, 0x1baa0
    xor $111, $111, $94
    stqa $105, 0x1bab0
    xor $119, $119, $38
    lqa $38, 0x18030
    selb $4, $4, $103, $100
    cbd $105, 0($6)
    selb $124, $124, $29, $21
    lqa $21, 0x180b0
    xor $42, $42, $15
    lqa $29, 0x18010
    andi $6, $6, -16
    lnop
    xor $28, $28, $76
    lqa $60, 0x18090
    selb $118, $118, $69, $97
    lqa $97, 0x18210
    andc $107, $107, $62
    lqd $62, 896($18)
    xor $33, $33, $79
    lqd $69, 384($18)
    xor $104, $104, $93
    lqa $39, 0x181c0
    nor $67, $67, $42
    rotqbyi $19, $19, 7
    xor $21, $21, $78
    lqa $42, 0x18110
    orc $116, $116, $101
    lqa $101, 0x18050
    nor $111, $111, $104
    lqa $104, 0x180f0
    xor $41, $41, $77
    shufb $68, $69, $95, $9
    selb $113, $113, $102, $98
    lqd $102, 6720($22)
    xor $60, $60, $70
    rotqbii $19, $19, 1
    andc $107, $107, $20
    rotqbyi $65, $65, 13
    selb $125, $103, $125, $100
    lqa $103, 0x180e0
    xor $39, $39, $91
    lqa $100, 0x18080
    xor $42, $42, $82
    lqa $20, 0x18060
    a $6, $6, $54
    lnop
    andc $111, $111, $13
    lnop
    andc $3, $67, $3
    lnop
    xor $63, $63, $90
    lqa $67, 0x18100
    andc $111, $111, $39
    rotqbyi $39, $6, 0
    nor $21, $33, $21
    lqd $33, 5920($6)
    xor $103, $103, $75
    lqa $13, 0x18220
    orc $111, $63, $111
    lqd $63, 128($18)
    andi $65, $65, 255
    lnop
    xor $104, $104, $84
    lnop
    xor $100, $100, $71
    lqa $98, 0x18130
    andc $21, $21, $41
    shufb $65, $65, $33, $105
    xor $67, $67, $83
    lnop
    andc $21, $21, $28
    lnop
    xor $26, $26, $72
    lqa $28, 0x18100
    xor $29, $29, $68
    lqd $33, 1152($18)
    orc $103, $103, $21
    lnop
    nor $104, $104, $67
    lqd $67, 144($18)
    xor $20, $20, $73
    lnop
    and $21, $103, $96
    rotqby $102, $102, $58
    andc $104, $104, $42
    lnop
    xor $98, $98, $80
    lqd $42, 656($18)
    xor $97, $97, $7
    lqa $41, 0x18260
    andc $104, $104, $25
    shufb $69, $63, $67, $9
    selb $16, $16, $35, $53
    lqd $35, 640($18)
    xor $101, $101, $74
    stqd $65, 5920($39)
    orc $104, $98, $104
    lqd $98, 912($18)
    nor $101, $101, $20
    lnop
    andc $20, $111, $8
    lqa $65, 0x18240
    andc $101, $101, $26
    lqa $26, 0x18040
    xor $66, $66, $85
    lnop
    or $25, $112, $21
    shufb $67, $35, $42, $9
    and $111, $111, $121
    lnop
    orc $107, $66, $107
    shufb $66, $62, $98, $9
    andc $101, $101, $100
    lqa $100, 0x18140
    xor $30, $30, $69
    rotqbyi $102, $102, 13
    orc $101, $60, $101
    lqa $60, 0x18250
    nor $29, $30, $29
    lnop
    selb $112, $123, $112, $21
    lnop
    xor $12, $12, $67
    lqa $21, 0x18060
    xor $65, $65, $15
    lnop
    andc $12, $29, $12
    lqd $29, 1168($18)
    xor $7, $41, $7
    lnop
    andc $97, $3, $97
    lqa $3, 0x18190
    nor $119, $119, $65
    lqa $41, 0x18110
    and $15, $104, $10
    lnop
    xor $38, $38, $66
    lqd $6, 6256($6)
    or $30, $126, $15
    lnop
    and $98, $101, $108
    lnop
    andc $104, $104, $122
    shufb $65, $33, $29, $9
    andc $12, $12, $38
    lnop
    xor $13, $13, $24
    lqa $38, 0x18270
    xor $28, $28, $78
    lnop
    orc $97, $13, $97
    lnop
    xor $26, $26, $65
    lnop
    selb $29, $31, $113, $98
    lnop
    orc $12, $26, $12
    lnop
    andi $102, $102, 255
    lnop
    and $26, $12, $61
    lqa $13, 0x181a0
    and $33, $107, $110
    lqd $62, 1664($18)
    selb $35, $8, $117, $111
    lnop
    selb $42, $125, $4, $26
    shufb $105, $102, $6, $105
    and $102, $116, $32
    lqa $6, 0x18180
    selb $17, $64, $8, $20
    lqa $8, 0x18130
    selb $15, $122, $126, $15
    stqa $42, 0x1b9c0
    xor $60, $60, $2
    stqa $29, 0x1b9d0
    or $126, $113, $98
    lqd $113, 1408($18)
    andc $116, $116, $37
    lqa $98, 0x181c0
    selb $43, $14, $124, $33
    stqa $112, 0x1b9e0
    selb $121, $121, $64, $20
    stqa $15, 0x1b9f0
    and $64, $97, $99
    lnop
    xor $24, $38, $24
    stqa $43, 0x1ba00
    xor $6, $6, $80
    lqa $38, 0x18150
    andc $119, $119, $60
    lnop
    selb $44, $120, $36, $64
    stqa $35, 0x1ba10
    andc $101, $101, $31
    stqd $105, 6256($39)
    or $124, $124, $33
    lqa $33, 0x18050
    andc $107, $107, $14
    lqa $105, 0x180e0
    andc $103, $103, $123
    stqa $44, 0x1ba20
    selb $39, $37, $118, $102
    lnop
    or $118, $118, $102
    rotqbii $27, $27, 1
    or $26, $4, $26
    lqa $4, 0x180f0
    selb $10, $10, $114, $104
    stqa $39, 0x1ba30
    andc $97, $97, $120
    lqd $102, 6592($22)
    xor $3, $3, $89
    lqd $60, 1680($18)
    andc $12, $12, $125
    stqa $26, 0x1ba40
    selb $31, $40, $31, $101
    lnop
    or $36, $36, $64
    lnop
    selb $14, $109, $14, $107
    lnop
    selb $20, $114, $122, $104
    lqa $122, 0x181e0
    selb $114, $96, $106, $103
    lqa $96, 0x18080
    xor $4, $4, $79
    lnop
    selb $32, $32, $115, $116
    lqa $104, 0x181d0
    selb $95, $61, $16, $12
    stqa $126, 0x1ba50
    xor $100, $100, $84
    shufb $63, $62, $60, $9
    xor $122, $122, $94
    lqa $62, 0x18070
    selb $116, $115, $37, $116
    lnop
    or $111, $117, $111
    lqa $117, 0x180c0
    xor $13, $13, $88
    lqa $115, 0x18120
    selb $40, $108, $40, $101
    lqa $2, 0x18080
    nor $4, $4, $28
    shlqbii $28, $118, 1
    xor $8, $8, $75
    stqa $25, 0x1ba60
    selb $125, $16, $125, $12
    stqa $30, 0x1ba70
    xor $38, $38, $83
    lqa $12, 0x18160
    ai $16, $11, 6
    lqa $108, 0x180b0
    nor $100, $100, $38
    lqd $38, 2448($18)
    xor $41, $41, $77
    shlqbii $39, $39, 1
    xor $62, $62, $67
    lqa $101, 0x18210
    xor $115, $115, $76
    stqa $124, 0x1ba80
    nor $122, $122, $34
    lqa $34, 0x18170
    selb $37, $106, $123, $103
    stqa $111, 0x1ba90
    selb $27, $28, $27, $53
    lqa $28, 0x180a0
    nor $13, $3, $13
    lnop
    xor $12, $12, $82
    lqa $123, 0x18090
    andc $122, $122, $23
    lqd $23, 1424($18)
    selb $109, $110, $109, $107
    lqa $110, 0x18020
    andc $4, $4, $41
    lnop
    andc $100, $100, $12
    lnop
    xor $33, $33, $69
    lqd $12, 2432($18)
    xor $117, $117, $72
    lqa $41, 0x180d0
    andc $115, $4, $115
    lqa $3, 0x18060
    xor $28, $28, $74
    rotqby $102, $102, $58
    xor $123, $123, $65
    lnop
    xor $101, $101, $91
    lqa $4, 0x18140
    selb $45, $99, $5, $97
    lqa $99, 0x18220
    orc $115, $8, $115
    stqa $36, 0x1baa0
    ai $46, $11, 7
    stqa $118, 0x1bab0
    xor $21, $21, $68
    lqa $118, 0x18010
    xor $108, $108, $73
    lnop
    xor $34, $34, $81
    lqa $11, 0x181b0
    andc $122, $122, $101
    shufb $64, $113, $23, $9
    andc $100, $100, $34
    shufb $60, $12, $38, $9
    nor $21, $33, $21
    lnop
    orc $33, $6, $100
    lqd $100, 6720($22)
    xor $105, $105, $70
    lqa $6, 0x18040
    andi $12, $16, -16
    lqa $38, 0x18030
    xor $98, $98, $86
    lnop
    nor $108, $28, $108
    lnop
    a $12, $12, $54
    lqd $28, 1920($18)
    xor $96, $96, $66
    lnop
    andc $117, $108, $117
    lqd $108, 2192($18)
    andc $62, $21, $62
    lnop
    xor $118, $118, $63
    lqd $21, 2176($18)
    andc $119, $119, $7
    lqa $7, 0x18000
    xor $34, $6, $60
    lnop
    xor $41, $41, $71
    lqd $18, 1936($18)
    andc $96, $62, $96
    cbd $16, 0($16)
    andc $117, $117, $41
    lnop
    orc $123, $123, $96
    shufb $61, $21, $108, $9
    xor $7, $7, $64
    lnop
    and $21, $33, $30
    lnop
    xor $11, $11, $87
    lnop
    xor $99, $99, $90
    rotqbyi $41, $12, 0
    selb $120, $5, $120, $97
    lnop
    andc $11, $13, $11
    lnop
    nor $118, $7, $118
    shufb $62, $28, $18, $9
    and $9, $115, $25
    rotqbyi $102, $102, 13
    xor $38, $38, $61
    lqa $28, 0x181e0
    orc $117, $105, $117
    lqd $105, 5920($12)
    xor $110, $110, $62
    lnop
    orc $119, $24, $119
    lqa $5, 0x180e0
    andc $118, $118, $110
    lnop
    xor $104, $104, $85
    rotqby $100, $100, $58
    andc $118, $118, $38
    lqa $38, 0x18150
    andi $102, $102, 255
    lnop
    or $101, $109, $21
    lnop
    and $24, $117, $126
    shufb $105, $102, $105, $16
    orc $122, $99, $122
    lqa $6, 0x18240
    orc $34, $34, $118
    lnop
    andc $98, $11, $98
    lqa $18, 0x18110
    and $11, $34, $27
    stqd $105, 5920($41)
    selb $106, $37, $114, $24
    lqd $12, 6256($12)
    ai $127, $127, 1
    lnop
    and $105, $123, $26
    lnop
    selb $110, $125, $95, $11
    rotqbyi $118, $100, 13
    orc $23, $104, $98
    lnop
    selb $108, $31, $40, $105
    lnop
    or $107, $40, $105
    stqa $110, 0x1b9c0
    selb $104, $20, $10, $9
    lqa $7, 0x18260
    and $40, $23, $124
    stqa $108, 0x1b9d0
    and $13, $122, $111
    stqa $106, 0x1b9e0
    selb $102, $14, $109, $21
    stqa $104, 0x1b9f0
    selb $100, $17, $121, $40
    lqa $8, 0x180a0
    selb $98, $120, $45, $13
    stqa $102, 0x1ba00
    and $21, $119, $36
    stqa $100, 0x1ba10
    or $103, $10, $9
    stqa $98, 0x1ba20
    selb $96, $116, $32, $21
    lqa $9, 0x180b0
    or $109, $95, $11
    lqa $10, 0x18030
    or $95, $32, $21
    stqa $96, 0x1ba30
    or $105, $114, $24
    lqd $114, 6592($22)
    or $99, $121, $40
    stqa $109, 0x1ba40
    andi $118, $118, 255
    stqa $107, 0x1ba50
    or $97, $45, $13
    stqa $105, 0x1ba60
    andc $45, $122, $120
    stqa $103, 0x1ba70
    andc $121, $119, $116
    shufb $118, $118, $12, $16
    andc $16, $123, $31
    lnop
    andc $40, $117, $37
    stqa $101, 0x1ba80
    andi $117, $46, -16
    stqa $99, 0x1ba90
    selb $113, $35, $120, $45
    rotqby $114, $114, $58
    andc $33, $33, $14
    stqd $118, 6256($41)
    a $41, $117, $54
    stqa $97, 0x1baa0
    shli $11, $127, 3
    lqa $12, 0x181a0
    selb $122, $126, $29, $40
    rotqbyi $114, $114, 13
    selb $19, $39, $19, $53
    lqd $39, 5920($41)
    selb $118, $30, $15, $33
    cbd $46, 0($46)
    ai $30, $127, 1
    stqa $95, 0x1bab0
    andc $34, $34, $125
    lqd $22, 6720($22)
    andi $114, $114, 255
    lnop
    selb $126, $27, $19, $34
    lqa $13, 0x18100
    selb $117, $15, $14, $33
    lnop
    andc $23, $23, $17
    rotqbyi $33, $41, 0
    selb $123, $42, $31, $16
    shufb $39, $114, $39, $46
    selb $114, $111, $35, $45
    rotqby $22, $22, $58
    andc $115, $115, $20
    hbrr casefold_steady_tap_branch, casefold_steady_tap_loop
    xor $14, $18, $72
    lqa $15, 0x18220
    selb $111, $44, $116, $121
    stqd $39, 5920($33)
    selb $116, $124, $43, $23
    rotqbyi $22, $22, 13
    selb $125, $19, $125, $34
    lqa $34, 0x18050
    selb $120, $25, $112, $115
    lqd $41, 6256($41)
    selb $119, $112, $20, $115
    lqa $25, 0x18270
    selb $124, $26, $42, $16
    lnop
    andi $22, $22, 255
    lqa $16, 0x18250
    selb $115, $43, $17, $23
    lqa $17, 0x18230
    andi $18, $30, 7
    lnop
    rotmi $19, $30, -3
    shufb $41, $22, $41, $46
    xor $20, $38, $78
    lqa $21, 0x180f0
    selb $112, $36, $44, $121
    lqa $22, 0x18210
    selb $121, $29, $37, $40
    lqa $23, 0x181f0
    xor $24, $28, $89
    stqd $41, 6256($33)
    xor $25, $25, $90
casefold_steady_tap_branch:
    brnz $59, casefold_steady_tap_loop
casefold_steady_tap_end:
    stqa $126, 0x1b280
    stqa $125, 0x1b290
    stqa $124, 0x1b2a0
    stqa $123, 0x1b2b0
    stqa $122, 0x1b2c0
    stqa $121, 0x1b2d0
    stqa $120, 0x1b2e0
    stqa $119, 0x1b2f0
    stqa $118, 0x1b300
    stqa $117, 0x1b310
    stqa $116, 0x1b320
    stqa $115, 0x1b330
    stqa $114, 0x1b340
    stqa $113, 0x1b350
    stqa $112, 0x1b360
    stqa $111, 0x1b370
    stqa $110, 0x1b380
    stqa $109, 0x1b390
    stqa $108, 0x1b3a0
    stqa $107, 0x1b3b0
    stqa $106, 0x1b3c0
    stqa $105, 0x1b3d0
    stqa $104, 0x1b3e0
    stqa $103, 0x1b3f0
    stqa $102, 0x1b400
    stqa $101, 0x1b410
    stqa $100, 0x1b420
    stqa $99, 0x1b430
    stqa $98, 0x1b440
    stqa $97, 0x1b450
    stqa $96, 0x1b460
    stqa $95, 0x1b470
    bi $0
