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
    ai $9, $127, 1
    shli $2, $127, 3
    andi $3, $9, 7
    rotmi $4, $9, -3
    andi $5, $2, -16
    ai $127, $127, 1
    a $6, $5, $48
    lqd $9, 5584($6)
    lqd $5, 5248($6)
    cdd $7, 0($2)
    rotqby $8, $9, $2
# 1119 cycles an iteration, 1119 at least: 1119 instructions for the even pipe, 543 for the odd one; 0 cycles of nops alone
.align 3
casefold_edge_loop:
    shli $11, $3, 5
    lnop
    ai $9, $127, 1
    rotqby $10, $5, $2
    shli $2, $127, 3
    lnop
    andi $3, $9, 7
    lnop
    a $12, $11, $4
    lnop
    rotmi $4, $9, -3
    lqa $11, 0x18230
    andi $5, $2, -16
    lqa $13, 0x18240
    ai $127, $127, 1
    lnop
    andi $14, $12, -16
    lqa $15, 0x18250
    ai $52, $52, -1
    shufb $16, $12, $12, $50
    a $9, $14, $51
    lnop
    xor $12, $11, $94
    lnop
    xor $11, $13, $93
    lqa $94, 0x18260
    andbi $93, $16, 15
    lnop
    nor $16, $12, $11
    lnop
    xor $12, $15, $92
    lqa $13, 0x18270
    a $11, $93, $49
    shlqbii $92, $96, 1
    andc $93, $16, $12
    rotqbii $96, $10, 1
    xor $15, $94, $91
    shlqbii $16, $95, 1
    a $12, $14, $48
    rotqbii $95, $8, 1
    andc $14, $93, $15
    lnop
    xor $93, $13, $90
    lnop
    selb $90, $92, $96, $47
    lqa $13, 0x181e0
    orc $96, $93, $14
    lqa $92, 0x181f0
    selb $93, $16, $95, $47
    lnop
    andc $95, $96, $111
    lnop
    and $16, $96, $97
    lqa $14, 0x18200
    selb $96, $97, $98, $95
    lnop
    xor $97, $13, $88
    lnop
    xor $15, $92, $87
    lqa $13, 0x18210
    selb $92, $98, $111, $95
    lnop
    nor $98, $97, $15
    lnop
    xor $15, $14, $86
    lqa $97, 0x18220
    selb $14, $111, $112, $16
    lnop
    andc $95, $98, $15
    lnop
    xor $98, $13, $85
    lnop
    or $13, $112, $16
    lnop
    andc $16, $95, $98
    lnop
    xor $98, $97, $84
    lnop
    selb $97, $112, $96, $89
    lqa $95, 0x18190
    orc $112, $98, $16
    lqa $96, 0x181a0
    selb $98, $111, $92, $89
    lnop
    andc $111, $112, $113
    lnop
    and $92, $112, $99
    lqa $89, 0x181b0
    selb $112, $99, $100, $111
    lnop
    xor $99, $95, $82
    lnop
    xor $16, $96, $81
    lqa $95, 0x181c0
    selb $96, $100, $113, $111
    lnop
    nor $111, $99, $16
    lnop
    xor $16, $89, $80
    lqa $99, 0x181d0
    selb $89, $113, $114, $92
    lnop
    andc $100, $111, $16
    lnop
    xor $111, $95, $79
    lnop
    or $95, $114, $92
    lnop
    andc $92, $100, $111
    lnop
    xor $111, $99, $78
    lnop
    selb $99, $114, $112, $83
    lqa $100, 0x18140
    orc $114, $111, $92
    lqa $112, 0x18150
    selb $111, $113, $96, $83
    lnop
    andc $113, $114, $115
    lnop
    and $96, $114, $101
    lqa $92, 0x18160
    selb $114, $101, $102, $113
    lnop
    xor $101, $100, $76
    lnop
    xor $16, $112, $75
    lqa $100, 0x18170
    selb $112, $102, $115, $113
    lnop
    nor $113, $101, $16
    lnop
    xor $16, $92, $74
    lqa $101, 0x18180
    selb $92, $115, $116, $96
    lnop
    andc $102, $113, $16
    lnop
    xor $113, $100, $73
    lnop
    or $100, $116, $96
    lnop
    andc $96, $102, $113
    lnop
    xor $113, $101, $72
    lnop
    selb $101, $116, $114, $77
    lqa $102, 0x180f0
    orc $116, $113, $96
    lqa $114, 0x18100
    selb $113, $115, $112, $77
    lnop
    andc $115, $116, $117
    lnop
    and $112, $116, $103
    lqa $96, 0x18110
    selb $116, $103, $104, $115
    lnop
    xor $103, $102, $70
    lnop
    xor $16, $114, $69
    lqa $102, 0x18120
    selb $114, $104, $117, $115
    lnop
    nor $115, $103, $16
    lnop
    xor $16, $96, $68
    lqa $103, 0x18130
    selb $96, $117, $118, $112
    lnop
    andc $104, $115, $16
    lnop
    xor $115, $102, $67
    lnop
    or $102, $118, $112
    lnop
    andc $112, $104, $115
    lnop
    xor $115, $103, $66
    lnop
    selb $103, $118, $116, $71
    lqa $104, 0x180a0
    orc $118, $115, $112
    lqa $116, 0x180b0
    selb $115, $117, $114, $71
    lnop
    andc $117, $118, $119
    lnop
    and $114, $118, $105
    lqa $112, 0x180c0
    selb $118, $105, $106, $117
    lnop
    xor $105, $104, $64
    lnop
    xor $16, $116, $63
    lqa $104, 0x180d0
    selb $116, $106, $119, $117
    lnop
    nor $117, $105, $16
    lnop
    xor $16, $112, $62
    lqa $105, 0x180e0
    selb $112, $119, $120, $114
    lnop
    andc $106, $117, $16
    lnop
    xor $117, $104, $61
    lnop
    or $104, $120, $114
    lnop
    andc $114, $106, $117
    lnop
    xor $117, $105, $60
    lqa $106, 0x18050
    selb $105, $120, $118, $65
    lqa $16, 0x18060
    orc $120, $117, $114
    lnop
    selb $114, $119, $116, $65
    lqd $117, 640($9)
    andc $119, $120, $121
    lqa $116, 0x18070
    and $15, $120, $107
    lqd $118, 656($9)
    selb $94, $107, $108, $119
    lqd $120, 896($9)
    xor $91, $106, $58
    lqa $107, 0x18080
    xor $17, $16, $57
    lqd $106, 912($9)
    selb $18, $108, $121, $119
    lqd $16, 1152($9)
    nor $119, $91, $17
    lqd $19, 1168($9)
    xor $17, $116, $56
    lqa $91, 0x18090
    selb $116, $121, $122, $15
    lnop
    andc $20, $119, $17
    lnop
    xor $17, $107, $55
    shufb $108, $117, $118, $11
    or $118, $122, $15
    shufb $107, $120, $106, $11
    andc $120, $20, $17
    shufb $119, $16, $19, $11
    xor $16, $91, $54
    lqa $17, 0x18000
    selb $91, $122, $94, $59
    lqa $19, 0x18010
    orc $94, $16, $120
    lqd $122, 1408($9)
    selb $16, $121, $18, $59
    lqd $120, 1424($9)
    andc $121, $94, $123
    lqa $18, 0x18020
    and $106, $94, $109
    lqd $20, 1664($9)
    selb $15, $109, $110, $121
    lqd $94, 1680($9)
    xor $117, $17, $108
    lnop
    xor $21, $19, $107
    lqa $17, 0x18030
    selb $19, $110, $123, $121
    shufb $109, $122, $120, $11
    nor $122, $117, $21
    lnop
    xor $21, $18, $119
    lqa $117, 0x18040
    selb $18, $123, $124, $106
    shufb $110, $20, $94, $11
    andc $94, $122, $21
    lnop
    xor $122, $17, $109
    lnop
    or $17, $124, $106
    lnop
    andc $106, $94, $122
    lnop
    xor $122, $117, $110
    lnop
    selb $21, $124, $15, $53
    lqd $117, 2688($12)
    orc $15, $122, $106
    lqd $124, 2704($12)
    selb $122, $123, $19, $53
    lqa $106, 0x18230
    andc $123, $15, $125
    lqa $19, 0x18240
    and $94, $15, $93
    lnop
    selb $15, $93, $90, $123
    lnop
    selb $93, $90, $125, $123
    lqa $20, 0x18250
    selb $90, $125, $126, $94
    shufb $123, $117, $124, $11
    xor $117, $106, $88
    lqa $124, 0x18260
    xor $88, $19, $87
    shufb $106, $14, $14, $46
    or $87, $126, $94
    rotqbyi $19, $10, 1
    nor $121, $117, $88
    lqa $94, 0x18270
    xor $88, $20, $86
    rotqbyi $117, $8, 1
    selb $86, $126, $15, $123
    shlqbii $20, $14, 1
    andc $14, $121, $88
    rotqbii $126, $19, 1
    xor $88, $124, $85
    shlqbii $121, $13, 1
    selb $124, $125, $93, $123
    rotqbii $85, $117, 1
    andc $117, $14, $88
    shufb $125, $13, $13, $46
    xor $88, $94, $84
    lnop
    selb $84, $20, $126, $47
    lqa $94, 0x181e0
    orc $126, $88, $117
    lqa $20, 0x181f0
    selb $117, $121, $85, $47
    lnop
    andc $121, $126, $98
    lnop
    and $85, $126, $95
    lqa $88, 0x18200
    selb $126, $95, $89, $121
    lnop
    xor $95, $94, $82
    lnop
    xor $13, $20, $81
    lqa $94, 0x18210
    selb $20, $89, $98, $121
    lnop
    nor $121, $95, $13
    lnop
    xor $13, $88, $80
    lqa $95, 0x18220
    selb $88, $98, $97, $85
    lnop
    andc $89, $121, $13
    lnop
    xor $121, $94, $79
    lnop
    or $13, $97, $85
    lnop
    andc $85, $89, $121
    lnop
    xor $121, $95, $78
    lnop
    selb $95, $97, $126, $83
    lqa $89, 0x18190
    orc $126, $121, $85
    lqa $97, 0x181a0
    selb $121, $98, $20, $83
    lnop
    andc $98, $126, $111
    lnop
    and $83, $126, $100
    lqa $20, 0x181b0
    selb $126, $100, $92, $98
    lnop
    xor $100, $89, $76
    lnop
    xor $85, $97, $75
    lqa $89, 0x181c0
    selb $97, $92, $111, $98
    lnop
    nor $98, $100, $85
    lnop
    xor $85, $20, $74
    lqa $100, 0x181d0
    selb $20, $111, $99, $83
    lnop
    andc $92, $98, $85
    lnop
    xor $98, $89, $73
    lnop
    or $85, $99, $83
    lnop
    andc $83, $92, $98
    lnop
    xor $98, $100, $72
    lnop
    selb $100, $99, $126, $77
    lqa $92, 0x18140
    orc $126, $98, $83
    lqa $99, 0x18150
    selb $98, $111, $97, $77
    lnop
    andc $111, $126, $113
    lnop
    and $97, $126, $102
    lqa $83, 0x18160
    selb $126, $102, $96, $111
    lnop
    xor $102, $92, $70
    lnop
    xor $89, $99, $69
    lqa $92, 0x18170
    selb $99, $96, $113, $111
    lnop
    nor $111, $102, $89
    lnop
    xor $89, $83, $68
    lqa $102, 0x18180
    selb $83, $113, $101, $97
    lnop
    andc $96, $111, $89
    lnop
    xor $111, $92, $67
    lnop
    or $14, $101, $97
    lnop
    andc $97, $96, $111
    lnop
    xor $111, $102, $66
    lnop
    selb $102, $101, $126, $71
    lqa $96, 0x180f0
    orc $126, $111, $97
    lqa $101, 0x18100
    selb $111, $113, $99, $71
    lnop
    andc $113, $126, $115
    lnop
    and $99, $126, $104
    lqa $97, 0x18110
    selb $126, $104, $112, $113
    lnop
    xor $104, $96, $64
    lnop
    xor $92, $101, $63
    lqa $96, 0x18120
    selb $101, $112, $115, $113
    lnop
    nor $113, $104, $92
    lnop
    xor $92, $97, $62
    lqa $104, 0x18130
    selb $97, $115, $103, $99
    lnop
    andc $112, $113, $92
    lnop
    xor $113, $96, $61
    lnop
    or $96, $103, $99
    lnop
    andc $99, $112, $113
    lnop
    xor $113, $104, $60
    lnop
    selb $104, $103, $126, $65
    lqa $112, 0x180a0
    orc $126, $113, $99
    lqa $103, 0x180b0
    selb $113, $115, $101, $65
    lnop
    andc $115, $126, $114
    lnop
    and $101, $126, $118
    lqa $99, 0x180c0
    selb $126, $118, $116, $115
    lnop
    xor $118, $112, $58
    lnop
    xor $92, $103, $57
    lqa $112, 0x180d0
    selb $103, $116, $114, $115
    lnop
    nor $116, $118, $92
    lnop
    xor $92, $99, $56
    lqa $118, 0x180e0
    selb $99, $114, $105, $101
    lnop
    andc $115, $116, $92
    lnop
    xor $116, $112, $55
    lnop
    or $112, $105, $101
    lnop
    andc $101, $115, $116
    lnop
    xor $116, $118, $54
    lqa $115, 0x18050
    selb $118, $105, $126, $59
    lqa $92, 0x18060
    orc $126, $116, $101
    lnop
    selb $101, $114, $103, $59
    lqd $116, 1920($9)
    andc $114, $126, $16
    lqa $103, 0x18070
    and $89, $126, $17
    lqd $105, 1936($9)
    selb $19, $17, $18, $114
    lqd $126, 2176($9)
    xor $94, $115, $108
    lqa $17, 0x18080
    xor $93, $92, $107
    lqd $115, 2192($9)
    selb $120, $18, $16, $114
    lqd $15, 2432($9)
    nor $18, $94, $93
    lqd $114, 2448($9)
    xor $94, $103, $119
    lqa $22, 0x18090
    selb $103, $16, $91, $89
    lnop
    andc $23, $18, $94
    lnop
    xor $18, $17, $109
    shufb $94, $116, $105, $11
    or $116, $91, $89
    shufb $93, $126, $115, $11
    andc $126, $23, $18
    shufb $92, $15, $114, $11
    xor $114, $22, $110
    lqa $15, 0x18000
    selb $22, $91, $19, $53
    lqa $18, 0x18010
    orc $91, $114, $126
    lqd $19, 2688($9)
    selb $114, $16, $120, $53
    lqd $126, 2704($9)
    andc $120, $91, $122
    lqa $16, 0x18020
    and $115, $91, $87
    lqd $23, 2944($9)
    selb $105, $87, $90, $120
    lqd $89, 2960($9)
    xor $87, $15, $94
    lnop
    xor $17, $18, $93
    lqa $15, 0x18030
    selb $18, $90, $122, $120
    shufb $91, $19, $126, $11
    nor $126, $87, $17
    lnop
    xor $17, $16, $92
    lqa $87, 0x18040
    selb $16, $122, $21, $115
    shufb $90, $23, $89, $11
    andc $89, $126, $17
    lnop
    xor $126, $15, $91
    lnop
    or $15, $21, $115
    lnop
    andc $115, $89, $126
    lnop
    xor $126, $87, $90
    lnop
    selb $17, $21, $105, $123
    lqd $87, 2944($12)
    orc $21, $126, $115
    lqd $105, 2960($12)
    selb $126, $122, $18, $123
    lqa $115, 0x18230
    andc $122, $21, $124
    lqa $18, 0x18240
    and $23, $21, $117
    lnop
    selb $21, $117, $84, $122
    lnop
    selb $117, $84, $124, $122
    lqa $120, 0x18250
    selb $122, $124, $86, $23
    shufb $89, $87, $105, $11
    xor $87, $115, $82
    lqa $105, 0x18260
    xor $82, $18, $81
    shufb $115, $106, $88, $46
    or $106, $86, $23
    rotqbyi $81, $10, 2
    nor $18, $87, $82
    lqa $23, 0x18270
    xor $82, $120, $80
    rotqbyi $87, $8, 2
    selb $120, $86, $21, $89
    shlqbii $80, $88, 1
    andc $86, $18, $82
    rotqbii $88, $81, 1
    xor $81, $105, $79
    shlqbii $82, $13, 1
    selb $105, $124, $117, $89
    rotqbii $79, $87, 1
    andc $117, $86, $81
    shufb $124, $125, $13, $46
    xor $125, $23, $78
    lnop
    selb $78, $80, $88, $47
    lqa $23, 0x181e0
    orc $88, $125, $117
    lqa $80, 0x181f0
    selb $125, $82, $79, $47
    lnop
    andc $82, $88, $121
    lnop
    and $79, $88, $85
    lqa $117, 0x18200
    selb $88, $85, $20, $82
    lnop
    xor $85, $23, $76
    lnop
    xor $86, $80, $75
    lqa $23, 0x18210
    selb $80, $20, $121, $82
    lnop
    nor $82, $85, $86
    lnop
    xor $85, $117, $74
    lqa $86, 0x18220
    selb $117, $121, $95, $79
    lnop
    andc $20, $82, $85
    lnop
    xor $85, $23, $73
    lnop
    or $23, $95, $79
    lnop
    andc $79, $20, $85
    lnop
    xor $85, $86, $72
    lnop
    selb $20, $95, $88, $77
    lqa $86, 0x18190
    orc $95, $85, $79
    lqa $88, 0x181a0
    selb $79, $121, $80, $77
    lnop
    andc $121, $95, $98
    lnop
    and $80, $95, $14
    lqa $77, 0x181b0
    selb $95, $14, $83, $121
    lnop
    xor $14, $86, $70
    lnop
    xor $85, $88, $69
    lqa $86, 0x181c0
    selb $88, $83, $98, $121
    lnop
    nor $121, $14, $85
    lnop
    xor $14, $77, $68
    lqa $85, 0x181d0
    selb $77, $98, $100, $80
    lnop
    andc $83, $121, $14
    lnop
    xor $121, $86, $67
    lnop
    or $14, $100, $80
    lnop
    andc $80, $83, $121
    lnop
    xor $121, $85, $66
    lnop
    selb $82, $100, $95, $71
    lqa $85, 0x18140
    orc $100, $121, $80
    lqa $95, 0x18150
    selb $121, $98, $88, $71
    lnop
    andc $98, $100, $111
    lnop
    and $88, $100, $96
    lqa $80, 0x18160
    selb $100, $96, $97, $98
    lnop
    xor $96, $85, $64
    lnop
    xor $83, $95, $63
    lqa $85, 0x18170
    selb $95, $97, $111, $98
    lnop
    nor $98, $96, $83
    lnop
    xor $83, $80, $62
    lqa $96, 0x18180
    selb $80, $111, $102, $88
    lnop
    andc $97, $98, $83
    lnop
    xor $98, $85, $61
    lnop
    or $81, $102, $88
    lnop
    andc $88, $97, $98
    lnop
    xor $98, $96, $60
    lnop
    selb $96, $102, $100, $65
    lqa $97, 0x180f0
    orc $102, $98, $88
    lqa $100, 0x18100
    selb $98, $111, $95, $65
    lnop
    andc $111, $102, $113
    lnop
    and $95, $102, $112
    lqa $88, 0x18110
    selb $102, $112, $99, $111
    lnop
    xor $112, $97, $58
    lnop
    xor $85, $100, $57
    lqa $97, 0x18120
    selb $100, $99, $113, $111
    lnop
    nor $111, $112, $85
    lnop
    xor $85, $88, $56
    lqa $112, 0x18130
    selb $99, $113, $104, $95
    lnop
    andc $88, $111, $85
    lnop
    xor $111, $97, $55
    lnop
    or $97, $104, $95
    lnop
    andc $95, $88, $111
    lnop
    xor $111, $112, $54
    lnop
    selb $112, $104, $102, $59
    lqa $88, 0x180a0
    orc $104, $111, $95
    lqa $102, 0x180b0
    selb $111, $113, $100, $59
    lnop
    andc $113, $104, $101
    lnop
    and $100, $104, $116
    lqa $95, 0x180c0
    selb $104, $116, $103, $113
    lnop
    xor $116, $88, $108
    lnop
    xor $85, $102, $107
    lqa $88, 0x180d0
    selb $102, $103, $101, $113
    lnop
    nor $113, $116, $85
    lnop
    xor $85, $95, $119
    lqa $116, 0x180e0
    selb $95, $101, $118, $100
    lnop
    andc $103, $113, $85
    lnop
    xor $113, $88, $109
    lnop
    or $13, $118, $100
    lnop
    andc $100, $103, $113
    lnop
    xor $113, $116, $110
    lqa $103, 0x18050
    selb $116, $118, $104, $53
    lqa $88, 0x18060
    orc $118, $113, $100
    lnop
    selb $100, $101, $102, $53
    lqd $113, 3200($9)
    andc $102, $118, $114
    lqa $101, 0x18070
    and $85, $118, $15
    lqd $104, 3216($9)
    selb $83, $15, $16, $102
    lqd $118, 3456($9)
    xor $86, $103, $94
    lqa $15, 0x18080
    xor $87, $88, $93
    lqd $103, 3472($9)
    selb $21, $16, $114, $102
    lqd $18, 3712($9)
    nor $16, $86, $87
    lqd $102, 3728($9)
    xor $87, $101, $92
    lqa $84, 0x18090
    selb $101, $114, $22, $85
    lnop
    andc $19, $16, $87
    lnop
    xor $16, $15, $91
    shufb $88, $113, $104, $11
    or $113, $22, $85
    shufb $87, $118, $103, $11
    andc $118, $19, $16
    shufb $86, $18, $102, $11
    xor $102, $84, $90
    lqa $16, 0x18000
    selb $18, $22, $83, $123
    lqa $84, 0x18010
    orc $22, $102, $118
    lqd $83, 3968($9)
    selb $102, $114, $21, $123
    lqd $118, 3984($9)
    andc $114, $22, $126
    lqa $21, 0x18020
    and $103, $22, $106
    lqd $19, 4224($9)
    selb $104, $106, $122, $114
    lqd $22, 4240($9)
    xor $106, $16, $88
    lnop
    xor $15, $84, $87
    lqa $16, 0x18030
    selb $24, $122, $126, $114
    shufb $85, $83, $118, $11
    nor $122, $106, $15
    lnop
    xor $15, $21, $86
    lqa $106, 0x18040
    selb $21, $126, $17, $103
    shufb $84, $19, $22, $11
    andc $19, $122, $15
    lnop
    xor $122, $16, $85
    lnop
    or $16, $17, $103
    lnop
    andc $103, $19, $122
    lnop
    xor $122, $106, $84
    lnop
    selb $19, $17, $104, $89
    lqd $106, 3200($12)
    orc $17, $122, $103
    lqd $104, 3216($12)
    selb $122, $126, $24, $89
    lqa $103, 0x18230
    andc $126, $17, $105
    lqa $24, 0x18240
    and $15, $17, $125
    lnop
    selb $17, $125, $78, $126
    lnop
    selb $125, $78, $105, $126
    lqa $22, 0x18250
    selb $126, $105, $120, $15
    shufb $83, $106, $104, $11
    xor $104, $103, $76
    lqa $106, 0x18260
    xor $76, $24, $75
    shufb $103, $115, $117, $46
    or $115, $120, $15
    rotqbyi $75, $10, 3
    nor $24, $104, $76
    lqa $15, 0x18270
    xor $76, $22, $74
    rotqbyi $104, $8, 3
    selb $74, $120, $17, $83
    shlqbii $22, $117, 1
    andc $117, $24, $76
    rotqbii $120, $75, 1
    xor $75, $106, $73
    shlqbii $76, $23, 1
    selb $106, $105, $125, $83
    rotqbii $73, $104, 1
    andc $105, $117, $75
    shufb $125, $124, $23, $46
    xor $124, $15, $72
    lnop
    selb $72, $22, $120, $47
    lqa $15, 0x181e0
    orc $120, $124, $105
    lqa $22, 0x181f0
    selb $124, $76, $73, $47
    lnop
    andc $76, $120, $79
    lnop
    and $73, $120, $14
    lqa $105, 0x18200
    selb $120, $14, $77, $76
    lnop
    xor $14, $15, $70
    lnop
    xor $117, $22, $69
    lqa $15, 0x18210
    selb $22, $77, $79, $76
    lnop
    nor $77, $14, $117
    lnop
    xor $14, $105, $68
    lqa $117, 0x18220
    selb $105, $79, $20, $73
    lnop
    andc $76, $77, $14
    lnop
    xor $77, $15, $67
    lnop
    or $15, $20, $73
    lnop
    andc $73, $76, $77
    lnop
    xor $77, $117, $66
    lnop
    selb $117, $20, $120, $71
    lqa $76, 0x18190
    orc $120, $77, $73
    lqa $20, 0x181a0
    selb $73, $79, $22, $71
    lnop
    andc $79, $120, $121
    lnop
    and $71, $120, $81
    lqa $22, 0x181b0
    selb $120, $81, $80, $79
    lnop
    xor $81, $76, $64
    lnop
    xor $77, $20, $63
    lqa $76, 0x181c0
    selb $20, $80, $121, $79
    lnop
    nor $80, $81, $77
    lnop
    xor $77, $22, $62
    lqa $81, 0x181d0
    selb $22, $121, $82, $71
    lnop
    andc $79, $80, $77
    lnop
    xor $80, $76, $61
    lnop
    or $76, $82, $71
    lnop
    andc $71, $79, $80
    lnop
    xor $80, $81, $60
    lnop
    selb $14, $82, $120, $65
    lqa $81, 0x18140
    orc $120, $80, $71
    lqa $82, 0x18150
    selb $71, $121, $20, $65
    lnop
    andc $121, $120, $98
    lnop
    and $20, $120, $97
    lqa $80, 0x18160
    selb $120, $97, $99, $121
    lnop
    xor $97, $81, $58
    lnop
    xor $79, $82, $57
    lqa $81, 0x18170
    selb $82, $99, $98, $121
    lnop
    nor $121, $97, $79
    lnop
    xor $79, $80, $56
    lqa $97, 0x18180
    selb $99, $98, $96, $20
    lnop
    andc $80, $121, $79
    lnop
    xor $121, $81, $55
    lnop
    or $75, $96, $20
    lnop
    andc $20, $80, $121
    lnop
    xor $121, $97, $54
    lnop
    selb $97, $96, $120, $59
    lqa $80, 0x180f0
    orc $120, $121, $20
    lqa $96, 0x18100
    selb $121, $98, $82, $59
    lnop
    andc $98, $120, $111
    lnop
    and $82, $120, $13
    lqa $20, 0x18110
    selb $120, $13, $95, $98
    lnop
    xor $13, $80, $108
    lnop
    xor $81, $96, $107
    lqa $80, 0x18120
    selb $96, $95, $111, $98
    lnop
    nor $98, $13, $81
    lnop
    xor $13, $20, $119
    lqa $81, 0x18130
    selb $20, $111, $112, $82
    lnop
    andc $95, $98, $13
    lnop
    xor $98, $80, $109
    lnop
    or $13, $112, $82
    lnop
    andc $82, $95, $98
    lnop
    xor $98, $81, $110
    lnop
    selb $95, $112, $120, $53
    lqa $81, 0x180a0
    orc $120, $98, $82
    lqa $112, 0x180b0
    selb $98, $111, $96, $53
    lnop
    andc $111, $120, $100
    lnop
    and $96, $120, $113
    lqa $82, 0x180c0
    selb $120, $113, $101, $111
    lnop
    xor $113, $81, $94
    lnop
    xor $80, $112, $93
    lqa $81, 0x180d0
    selb $112, $101, $100, $111
    lnop
    nor $111, $113, $80
    lnop
    xor $80, $82, $92
    lqa $113, 0x180e0
    selb $101, $100, $116, $96
    lnop
    andc $82, $111, $80
    lnop
    xor $111, $81, $91
    lnop
    or $23, $116, $96
    lnop
    andc $96, $82, $111
    lnop
    xor $111, $113, $90
    lqa $82, 0x18050
    selb $113, $116, $120, $123
    lqa $81, 0x18060
    orc $120, $111, $96
    lnop
    selb $96, $100, $112, $123
    lqd $111, 4480($9)
    andc $112, $120, $102
    lqa $100, 0x18070
    and $80, $120, $16
    lqd $116, 4496($9)
    selb $79, $16, $21, $112
    lqd $120, 4736($9)
    xor $77, $82, $88
    lqa $16, 0x18080
    xor $82, $81, $87
    lqd $104, 4752($9)
    selb $17, $21, $102, $112
    lqd $24, 4992($9)
    nor $21, $77, $82
    lqd $112, 5008($9)
    xor $82, $100, $86
    lqa $77, 0x18090
    selb $100, $102, $18, $80
    lnop
    andc $78, $21, $82
    lnop
    xor $21, $16, $85
    shufb $82, $111, $116, $11
    or $116, $18, $80
    shufb $81, $120, $104, $11
    andc $120, $78, $21
    shufb $80, $24, $112, $11
    xor $112, $77, $84
    lqa $78, 0x18000
    selb $21, $18, $79, $89
    lqa $77, 0x18010
    orc $79, $112, $120
    lqd $18, 5248($9)
    selb $112, $102, $17, $89
    lqd $120, 5264($9)
    andc $102, $79, $122
    lqa $17, 0x18020
    and $104, $79, $115
    lqd $24, 5504($9)
    selb $16, $115, $126, $102
    lqd $111, 5520($9)
    xor $115, $78, $82
    lnop
    xor $78, $77, $81
    lqa $118, 0x18030
    selb $77, $126, $122, $102
    shufb $79, $18, $120, $11
    nor $126, $115, $78
    lnop
    xor $120, $17, $80
    lqa $115, 0x18040
    selb $17, $122, $19, $104
    shufb $78, $24, $111, $11
    andc $111, $126, $120
    lnop
    xor $126, $118, $79
    lnop
    or $118, $19, $104
    lnop
    andc $104, $111, $126
    lnop
    xor $126, $115, $78
    lnop
    selb $111, $19, $16, $83
    lqd $115, 3456($12)
    orc $19, $126, $104
    lqd $16, 3472($12)
    selb $126, $122, $77, $83
    lqa $104, 0x18230
    andc $122, $19, $106
    lqa $120, 0x18240
    and $24, $19, $124
    lnop
    selb $19, $124, $72, $122
    lnop
    selb $124, $72, $106, $122
    lqa $102, 0x18250
    selb $122, $106, $74, $24
    shufb $77, $115, $16, $11
    xor $16, $104, $70
    lqa $115, 0x18260
    xor $70, $120, $69
    shufb $104, $103, $105, $46
    or $120, $74, $24
    rotqbyi $103, $10, 4
    nor $69, $16, $70
    lqa $24, 0x18270
    xor $16, $102, $68
    rotqbyi $70, $8, 4
    selb $102, $74, $19, $77
    shlqbii $68, $105, 1
    andc $74, $69, $16
    rotqbii $105, $103, 1
    xor $69, $115, $67
    shlqbii $103, $15, 1
    selb $115, $106, $124, $77
    rotqbii $67, $70, 1
    andc $106, $74, $69
    shufb $124, $125, $15, $46
    xor $125, $24, $66
    lnop
    selb $66, $68, $105, $47
    lqa $24, 0x181e0
    orc $105, $125, $106
    lqa $68, 0x181f0
    selb $125, $103, $67, $47
    lnop
    andc $103, $105, $73
    lnop
    and $67, $105, $76
    lqa $106, 0x18200
    selb $105, $76, $22, $103
    lnop
    xor $76, $24, $64
    lnop
    xor $74, $68, $63
    lqa $24, 0x18210
    selb $68, $22, $73, $103
    lnop
    nor $103, $76, $74
    lnop
    xor $74, $106, $62
    lqa $76, 0x18220
    selb $106, $73, $117, $67
    lnop
    andc $22, $103, $74
    lnop
    xor $103, $24, $61
    lnop
    or $24, $117, $67
    lnop
    andc $67, $22, $103
    lnop
    xor $103, $76, $60
    lnop
    selb $22, $117, $105, $65
    lqa $76, 0x18190
    orc $117, $103, $67
    lqa $105, 0x181a0
    selb $103, $73, $68, $65
    lnop
    andc $73, $117, $71
    lnop
    and $68, $117, $75
    lqa $65, 0x181b0
    selb $117, $75, $99, $73
    lnop
    xor $75, $76, $58
    lnop
    xor $67, $105, $57
    lqa $76, 0x181c0
    selb $105, $99, $71, $73
    lnop
    nor $99, $75, $67
    lnop
    xor $67, $65, $56
    lqa $75, 0x181d0
    selb $65, $71, $14, $68
    lnop
    andc $73, $99, $67
    lnop
    xor $99, $76, $55
    lnop
    or $67, $14, $68
    lnop
    andc $68, $73, $99
    lnop
    xor $99, $75, $54
    lnop
    selb $69, $14, $117, $59
    lqa $75, 0x18140
    orc $117, $99, $68
    lqa $14, 0x18150
    selb $99, $71, $105, $59
    lnop
    andc $105, $117, $121
    lnop
    and $71, $117, $13
    lqa $68, 0x18160
    selb $117, $13, $20, $105
    lnop
    xor $13, $75, $108
    lnop
    xor $73, $14, $107
    lqa $75, 0x18170
    selb $14, $20, $121, $105
    lnop
    nor $105, $13, $73
    lnop
    xor $13, $68, $119
    lqa $73, 0x18180
    selb $68, $121, $97, $71
    lnop
    andc $20, $105, $13
    lnop
    xor $105, $75, $109
    lnop
    or $13, $97, $71
    lnop
    andc $71, $20, $105
    lnop
    xor $105, $73, $110
    lnop
    selb $20, $97, $117, $53
    lqa $73, 0x180f0
    orc $117, $105, $71
    lqa $97, 0x18100
    selb $105, $121, $14, $53
    lnop
    andc $121, $117, $98
    lnop
    and $14, $117, $23
    lqa $71, 0x18110
    selb $117, $23, $101, $121
    lnop
    xor $23, $73, $94
    lnop
    xor $75, $97, $93
    lqa $73, 0x18120
    selb $97, $101, $98, $121
    lnop
    nor $121, $23, $75
    lnop
    xor $23, $71, $92
    lqa $75, 0x18130
    selb $101, $98, $95, $14
    lnop
    andc $71, $121, $23
    lnop
    xor $121, $73, $91
    lnop
    or $23, $95, $14
    lnop
    andc $14, $71, $121
    lnop
    xor $121, $75, $90
    lnop
    selb $15, $95, $117, $123
    lqa $75, 0x180a0
    orc $117, $121, $14
    lqa $95, 0x180b0
    selb $121, $98, $97, $123
    lnop
    andc $98, $117, $96
    lnop
    and $97, $117, $116
    lqa $14, 0x180c0
    selb $117, $116, $100, $98
    lnop
    xor $116, $75, $88
    lnop
    xor $71, $95, $87
    lqa $75, 0x180d0
    selb $95, $100, $96, $98
    lnop
    nor $100, $116, $71
    lnop
    xor $71, $14, $86
    lqa $116, 0x180e0
    selb $14, $96, $113, $97
    lnop
    andc $98, $100, $71
    lnop
    xor $100, $75, $85
    lnop
    or $70, $113, $97
    lnop
    andc $97, $98, $100
    lnop
    xor $100, $116, $84
    lqa $98, 0x18050
    selb $116, $113, $117, $89
    lqa $75, 0x18060
    orc $117, $100, $97
    lnop
    selb $97, $96, $95, $89
    lqd $100, 5760($9)
    andc $96, $117, $112
    lqa $95, 0x18070
    and $71, $117, $118
    lqd $113, 5776($9)
    selb $73, $118, $17, $96
    lqd $117, 6016($9)
    xor $76, $98, $82
    lqa $118, 0x18080
    xor $74, $75, $81
    lqd $98, 6032($9)
    selb $19, $17, $112, $96
    lqd $16, 6272($9)
    nor $17, $76, $74
    lqd $96, 6288($9)
    xor $76, $95, $80
    lqa $72, 0x18090
    selb $95, $112, $21, $71
    lnop
    andc $18, $17, $76
    lnop
    xor $17, $118, $79
    shufb $76, $100, $113, $11
    or $118, $21, $71
    shufb $75, $117, $98, $11
    andc $117, $18, $17
    shufb $74, $16, $96, $11
    xor $96, $72, $78
    lqa $16, 0x18000
    selb $17, $21, $73, $83
    lqa $72, 0x18010
    orc $73, $96, $117
    lqd $21, 6528($9)
    selb $96, $112, $19, $83
    lqd $117, 6544($9)
    andc $112, $73, $126
    lqa $19, 0x18020
    and $98, $73, $120
    lqd $18, 6784($9)
    selb $113, $120, $122, $112
    lqd $71, 6800($9)
    xor $120, $16, $76
    lnop
    xor $100, $72, $75
    lqa $16, 0x18030
    selb $114, $122, $126, $112
    shufb $73, $21, $117, $11
    nor $122, $120, $100
    lnop
    xor $100, $19, $74
    lqa $120, 0x18040
    selb $19, $126, $111, $98
    shufb $72, $18, $71, $11
    andc $71, $122, $100
    lnop
    xor $122, $16, $73
    lnop
    or $16, $111, $98
    lnop
    andc $98, $71, $122
    lnop
    xor $122, $120, $72
    lnop
    selb $100, $111, $113, $77
    lqd $120, 3712($12)
    orc $111, $122, $98
    lqd $113, 3728($12)
    selb $122, $126, $114, $77
    lqa $98, 0x18230
    andc $126, $111, $115
    lqa $114, 0x18240
    and $18, $111, $125
    lnop
    selb $111, $125, $66, $126
    lnop
    selb $125, $66, $115, $126
    lqa $117, 0x18250
    selb $126, $115, $102, $18
    shufb $71, $120, $113, $11
    xor $113, $98, $64
    lqa $120, 0x18260
    xor $64, $114, $63
    shufb $98, $104, $106, $46
    or $114, $102, $18
    rotqbyi $104, $10, 5
    nor $63, $113, $64
    lqa $18, 0x18270
    xor $64, $117, $62
    rotqbyi $113, $8, 5
    selb $117, $102, $111, $71
    shlqbii $62, $106, 1
    andc $106, $63, $64
    rotqbii $111, $104, 1
    xor $64, $120, $61
    shlqbii $104, $24, 1
    selb $120, $115, $125, $71
    rotqbii $61, $113, 1
    andc $115, $106, $64
    shufb $125, $124, $24, $46
    xor $124, $18, $60
    lnop
    selb $60, $62, $111, $47
    lqa $18, 0x181e0
    orc $111, $124, $115
    lqa $62, 0x181f0
    selb $124, $104, $61, $47
    lnop
    andc $104, $111, $103
    lnop
    and $61, $111, $67
    lqa $115, 0x18200
    selb $111, $67, $65, $104
    lnop
    xor $67, $18, $58
    lnop
    xor $106, $62, $57
    lqa $18, 0x18210
    selb $62, $65, $103, $104
    lnop
    nor $104, $67, $106
    lnop
    xor $67, $115, $56
    lqa $106, 0x18220
    selb $115, $103, $22, $61
    lnop
    andc $65, $104, $67
    lnop
    xor $104, $18, $55
    lnop
    or $18, $22, $61
    lnop
    andc $61, $65, $104
    lnop
    xor $104, $106, $54
    lnop
    selb $106, $22, $111, $59
    lqa $65, 0x18190
    orc $111, $104, $61
    lqa $22, 0x181a0
    selb $104, $103, $62, $59
    lnop
    andc $103, $111, $99
    lnop
    and $62, $111, $13
    lqa $59, 0x181b0
    selb $111, $13, $68, $103
    lnop
    xor $13, $65, $108
    lnop
    xor $61, $22, $107
    lqa $65, 0x181c0
    selb $22, $68, $99, $103
    lnop
    nor $103, $13, $61
    lnop
    xor $13, $59, $119
    lqa $61, 0x181d0
    selb $59, $99, $69, $62
    lnop
    andc $68, $103, $13
    lnop
    xor $103, $65, $109
    lnop
    or $13, $69, $62
    lnop
    andc $62, $68, $103
    lnop
    xor $103, $61, $110
    lnop
    selb $61, $69, $111, $53
    lqa $68, 0x18140
    orc $111, $103, $62
    lqa $69, 0x18150
    selb $103, $99, $22, $53
    lnop
    andc $99, $111, $105
    lnop
    and $22, $111, $23
    lqa $62, 0x18160
    selb $111, $23, $101, $99
    lnop
    xor $23, $68, $94
    lnop
    xor $65, $69, $93
    lqa $68, 0x18170
    selb $69, $101, $105, $99
    lnop
    nor $101, $23, $65
    lnop
    xor $23, $62, $92
    lqa $65, 0x18180
    selb $62, $105, $20, $22
    lnop
    andc $99, $101, $23
    lnop
    xor $101, $68, $91
    lnop
    or $23, $20, $22
    lnop
    andc $22, $99, $101
    lnop
    xor $101, $65, $90
    lnop
    selb $99, $20, $111, $123
    lqa $65, 0x180f0
    orc $111, $101, $22
    lqa $20, 0x18100
    selb $101, $105, $69, $123
    lnop
    andc $105, $111, $121
    lnop
    and $69, $111, $70
    lqa $22, 0x18110
    selb $111, $70, $14, $105
    lnop
    xor $70, $65, $88
    lnop
    xor $68, $20, $87
    lqa $65, 0x18120
    selb $20, $14, $121, $105
    lnop
    nor $105, $70, $68
    lnop
    xor $68, $22, $86
    lqa $70, 0x18130
    selb $22, $121, $15, $69
    lnop
    andc $14, $105, $68
    lnop
    xor $105, $65, $85
    lnop
    or $64, $15, $69
    lnop
    andc $69, $14, $105
    lnop
    xor $105, $70, $84
    lnop
    selb $14, $15, $111, $89
    lqa $70, 0x180a0
    orc $111, $105, $69
    lqa $15, 0x180b0
    selb $105, $121, $20, $89
    lnop
    andc $121, $111, $97
    lnop
    and $20, $111, $118
    lqa $69, 0x180c0
    selb $111, $118, $95, $121
    lnop
    xor $118, $70, $82
    lnop
    xor $65, $15, $81
    lqa $70, 0x180d0
    selb $15, $95, $97, $121
    lnop
    nor $121, $118, $65
    lnop
    xor $65, $69, $80
    lqa $118, 0x180e0
    selb $95, $97, $116, $20
    lnop
    andc $69, $121, $65
    lnop
    xor $121, $70, $79
    lnop
    or $24, $116, $20
    lnop
    andc $20, $69, $121
    lnop
    xor $121, $118, $78
    lqa $69, 0x18050
    selb $118, $116, $111, $83
    lqa $70, 0x18060
    orc $116, $121, $20
    lnop
    selb $20, $97, $15, $83
    lqd $121, 7040($9)
    andc $97, $116, $96
    lqa $15, 0x18070
    and $65, $116, $16
    lqd $111, 7056($9)
    selb $67, $16, $19, $97
    lqd $116, 7296($9)
    xor $68, $69, $76
    lqa $16, 0x18080
    xor $69, $70, $75
    lqd $113, 7312($9)
    selb $102, $19, $96, $97
    lqd $63, 7552($9)
    nor $19, $68, $69
    lqd $97, 7568($9)
    xor $69, $15, $74
    lqa $66, 0x18090
    selb $15, $96, $17, $65
    lnop
    andc $112, $19, $69
    lnop
    xor $19, $16, $73
    shufb $70, $121, $111, $11
    or $121, $17, $65
    shufb $69, $116, $113, $11
    andc $116, $112, $19
    shufb $68, $63, $97, $11
    xor $112, $66, $72
    lqa $97, 0x18000
    selb $19, $17, $67, $77
    lqa $66, 0x18010
    orc $67, $112, $116
    lqd $17, 7808($9)
    selb $112, $96, $102, $77
    lqd $116, 7824($9)
    andc $102, $67, $122
    lqa $96, 0x18020
    and $113, $67, $114
    lqd $63, 8064($9)
    selb $111, $114, $126, $102
    lqd $65, 8080($9)
    xor $114, $97, $70
    lnop
    xor $9, $66, $69
    lqa $97, 0x18030
    selb $16, $126, $122, $102
    shufb $67, $17, $116, $11
    nor $126, $114, $9
    lnop
    xor $9, $96, $68
    lqa $114, 0x18040
    selb $96, $122, $100, $113
    shufb $66, $63, $65, $11
    andc $65, $126, $9
    lnop
    xor $126, $97, $67
    lnop
    or $97, $100, $113
    lnop
    andc $113, $65, $126
    lnop
    xor $126, $114, $66
    lnop
    selb $9, $100, $111, $71
    lqd $114, 3968($12)
    orc $100, $126, $113
    lqd $111, 3984($12)
    selb $126, $122, $16, $71
    lqa $113, 0x18230
    andc $122, $100, $120
    lqa $16, 0x18240
    and $63, $100, $124
    lnop
    selb $100, $124, $60, $122
    lnop
    selb $124, $60, $120, $122
    lqa $116, 0x18250
    selb $122, $120, $117, $63
    shufb $65, $114, $111, $11
    xor $111, $113, $58
    lqa $114, 0x18260
    xor $58, $16, $57
    shufb $113, $98, $115, $46
    or $98, $117, $63
    rotqbyi $57, $10, 6
    nor $16, $111, $58
    lqa $63, 0x18270
    xor $58, $116, $56
    rotqbyi $111, $8, 6
    selb $116, $117, $100, $65
    shlqbii $56, $115, 1
    andc $115, $16, $58
    rotqbii $117, $57, 1
    xor $57, $114, $55
    shlqbii $58, $18, 1
    selb $114, $120, $124, $65
    rotqbii $55, $111, 1
    andc $120, $115, $57
    shufb $124, $125, $18, $46
    xor $125, $63, $54
    lnop
    selb $54, $56, $117, $47
    lqa $63, 0x181e0
    orc $117, $125, $120
    lqa $56, 0x181f0
    selb $125, $58, $55, $47
    lnop
    andc $58, $117, $104
    lnop
    and $55, $117, $13
    lqa $120, 0x18200
    selb $117, $13, $59, $58
    lnop
    xor $13, $63, $108
    lnop
    xor $115, $56, $107
    lqa $63, 0x18210
    selb $56, $59, $104, $58
    lnop
    nor $59, $13, $115
    lnop
    xor $13, $120, $119
    lqa $115, 0x18220
    selb $120, $104, $106, $55
    lnop
    andc $58, $59, $13
    lnop
    xor $59, $63, $109
    lnop
    or $13, $106, $55
    lnop
    andc $55, $58, $59
    lnop
    xor $59, $115, $110
    lnop
    selb $115, $106, $117, $53
    lqa $58, 0x18190
    orc $117, $59, $55
    lqa $106, 0x181a0
    selb $55, $104, $56, $53
    lnop
    andc $104, $117, $103
    lnop
    and $56, $117, $23
    lqa $53, 0x181b0
    selb $117, $23, $62, $104
    lnop
    xor $23, $58, $94
    lnop
    xor $59, $106, $93
    lqa $58, 0x181c0
    selb $106, $62, $103, $104
    lnop
    nor $104, $23, $59
    lnop
    xor $23, $53, $92
    lqa $59, 0x181d0
    selb $57, $103, $61, $56
    lnop
    andc $53, $104, $23
    lnop
    xor $104, $58, $91
    lnop
    or $58, $61, $56
    lnop
    andc $56, $53, $104
    lnop
    xor $104, $59, $90
    lnop
    selb $23, $61, $117, $123
    lqa $59, 0x18140
    orc $117, $104, $56
    lqa $61, 0x18150
    selb $104, $103, $106, $123
    lnop
    andc $106, $117, $101
    lnop
    and $103, $117, $64
    lqa $56, 0x18160
    selb $117, $64, $22, $106
    lnop
    xor $64, $59, $88
    lnop
    xor $53, $61, $87
    lqa $59, 0x18170
    selb $61, $22, $101, $106
    lnop
    nor $106, $64, $53
    lnop
    xor $53, $56, $86
    lqa $64, 0x18180
    selb $56, $101, $99, $103
    lnop
    andc $22, $106, $53
    lnop
    xor $106, $59, $85
    lnop
    or $18, $99, $103
    lnop
    andc $103, $22, $106
    lnop
    xor $106, $64, $84
    lnop
    selb $22, $99, $117, $89
    lqa $64, 0x180f0
    orc $117, $106, $103
    lqa $99, 0x18100
    selb $106, $101, $61, $89
    lnop
    andc $101, $117, $105
    lnop
    and $61, $117, $24
    lqa $103, 0x18110
    selb $117, $24, $95, $101
    lnop
    xor $24, $64, $82
    lnop
    xor $59, $99, $81
    lqa $64, 0x18120
    selb $99, $95, $105, $101
    lnop
    nor $101, $24, $59
    lnop
    xor $24, $103, $80
    lqa $59, 0x18130
    selb $103, $105, $14, $61
    lnop
    andc $95, $101, $24
    lnop
    xor $101, $64, $79
    lnop
    or $24, $14, $61
    lnop
    andc $61, $95, $101
    lnop
    xor $101, $59, $78
    lnop
    selb $16, $14, $117, $83
    lqa $59, 0x180a0
    orc $117, $101, $61
    lqa $14, 0x180b0
    selb $17, $105, $99, $83
    lnop
    andc $105, $117, $20
    lnop
    and $99, $117, $121
    lqa $101, 0x180c0
    selb $117, $121, $15, $105
    lnop
    xor $121, $59, $76
    lnop
    xor $61, $14, $75
    lqa $59, 0x180d0
    selb $14, $15, $20, $105
    lnop
    nor $105, $121, $61
    lnop
    xor $61, $101, $74
    lqa $121, 0x180e0
    selb $101, $20, $118, $99
    lnop
    andc $15, $105, $61
    lnop
    xor $105, $59, $73
    lnop
    or $102, $118, $99
    lnop
    andc $99, $15, $105
    lnop
    xor $105, $121, $72
    lqa $15, 0x18050
    selb $121, $118, $117, $77
    lqa $59, 0x18060
    orc $118, $105, $99
    lnop
    selb $21, $20, $14, $77
    lqd $105, 128($12)
    andc $14, $118, $112
    lqa $20, 0x18070
    and $117, $118, $97
    lqd $99, 144($12)
    selb $61, $97, $96, $14
    lqd $118, 384($12)
    xor $95, $15, $70
    lqa $97, 0x18080
    xor $64, $59, $69
    lqd $15, 400($12)
    selb $53, $96, $112, $14
    lqd $59, 640($12)
    nor $14, $95, $64
    lqd $96, 656($12)
    xor $64, $20, $68
    lqa $95, 0x18090
    selb $20, $112, $19, $117
    lnop
    andc $111, $14, $64
    lnop
    xor $14, $97, $67
    shufb $64, $105, $99, $11
    or $105, $19, $117
    shufb $63, $118, $15, $11
    andc $118, $111, $14
    shufb $62, $59, $96, $11
    xor $111, $95, $66
    lqa $96, 0x18000
    selb $14, $19, $61, $71
    lqa $95, 0x18010
    orc $61, $111, $118
    lqd $19, 896($12)
    selb $15, $112, $53, $71
    lqd $118, 912($12)
    andc $112, $61, $126
    lqa $53, 0x18020
    and $59, $61, $98
    lqd $111, 1152($12)
    selb $99, $98, $122, $112
    lqd $117, 1168($12)
    xor $98, $96, $64
    lnop
    xor $97, $95, $63
    lqa $96, 0x18030
    selb $95, $122, $126, $112
    shufb $61, $19, $118, $11
    nor $122, $98, $97
    lnop
    xor $97, $53, $62
    lqa $98, 0x18040
    selb $19, $126, $9, $59
    shufb $60, $111, $117, $11
    andc $117, $122, $97
    lnop
    xor $122, $96, $61
    lnop
    or $25, $9, $59
    lnop
    andc $59, $117, $122
    lnop
    xor $122, $98, $60
    lnop
    selb $53, $9, $99, $65
    lqd $98, 4224($12)
    orc $9, $122, $59
    lqd $99, 4240($12)
    selb $26, $126, $95, $65
    lqa $122, 0x18230
    andc $126, $9, $114
    lqa $95, 0x18240
    and $117, $9, $125
    lnop
    selb $9, $125, $54, $126
    lnop
    selb $125, $54, $114, $126
    lqa $96, 0x18250
    selb $126, $114, $116, $117
    shufb $59, $98, $99, $11
    xor $98, $122, $108
    lqa $99, 0x18260
    xor $108, $95, $107
    shufb $122, $113, $120, $46
    or $107, $116, $117
    rotqbyi $113, $10, 7
    nor $10, $98, $108
    lqa $117, 0x18270
    xor $98, $96, $119
    rotqbyi $108, $8, 7
    selb $27, $116, $9, $59
    shlqbii $119, $120, 1
    andc $116, $10, $98
    rotqbii $120, $113, 1
    xor $98, $99, $109
    shlqbii $113, $13, 1
    selb $10, $114, $125, $59
    rotqbii $109, $108, 1
    andc $114, $116, $98
    shufb $125, $124, $13, $46
    xor $124, $117, $110
    lnop
    selb $110, $119, $120, $47
    lqa $117, 0x181e0
    orc $120, $124, $114
    lqa $119, 0x181f0
    selb $13, $113, $109, $47
    lnop
    andc $113, $120, $55
    lnop
    and $109, $120, $58
    lqa $124, 0x18200
    selb $120, $58, $57, $113
    lnop
    xor $58, $117, $94
    lnop
    xor $114, $119, $93
    lqa $117, 0x18210
    selb $119, $57, $55, $113
    lnop
    nor $113, $58, $114
    lnop
    xor $58, $124, $92
    lqa $114, 0x18220
    selb $96, $55, $115, $109
    lnop
    andc $124, $113, $58
    lnop
    xor $113, $117, $91
    lnop
    or $95, $115, $109
    lnop
    andc $109, $124, $113
    lnop
    xor $124, $114, $90
    lnop
    selb $112, $115, $120, $123
    lqa $114, 0x18190
    orc $120, $124, $109
    lqa $115, 0x181a0
    selb $111, $55, $119, $123
    lnop
    andc $123, $120, $104
    lnop
    and $119, $120, $18
    lqa $55, 0x181b0
    selb $120, $18, $56, $123
    lnop
    xor $18, $114, $88
    lnop
    xor $124, $115, $87
    lqa $114, 0x181c0
    selb $115, $56, $104, $123
    lnop
    nor $123, $18, $124
    lnop
    xor $18, $55, $86
    lqa $124, 0x181d0
    selb $98, $104, $23, $119
    lnop
    andc $55, $123, $18
    lnop
    xor $123, $114, $85
    lnop
    or $97, $23, $119
    lnop
    andc $119, $55, $123
    lnop
    xor $123, $124, $84
    lnop
    selb $114, $23, $120, $89
    lqa $124, 0x18140
    orc $120, $123, $119
    lqa $23, 0x18150
    selb $113, $104, $115, $89
    lnop
    andc $115, $120, $106
    lnop
    and $104, $120, $24
    lqa $123, 0x18160
    selb $120, $24, $103, $115
    lnop
    xor $24, $124, $82
    lnop
    xor $119, $23, $81
    lqa $124, 0x18170
    selb $23, $103, $106, $115
    lnop
    nor $115, $24, $119
    lnop
    xor $24, $123, $80
    lqa $119, 0x18180
    selb $100, $106, $22, $104
    lnop
    andc $123, $115, $24
    lnop
    xor $115, $124, $79
    lnop
    or $99, $22, $104
    lnop
    andc $104, $123, $115
    lnop
    xor $123, $119, $78
    lnop
    selb $116, $22, $120, $83
    lqa $119, 0x180f0
    orc $120, $123, $104
    lqa $22, 0x18100
    selb $115, $106, $23, $83
    lnop
    andc $106, $120, $17
    lnop
    and $23, $120, $102
    lqa $123, 0x18110
    selb $120, $102, $101, $106
    lnop
    xor $102, $119, $76
    lnop
    xor $104, $22, $75
    lqa $119, 0x18120
    selb $22, $101, $17, $106
    lnop
    nor $106, $102, $104
    lnop
    xor $101, $123, $74
    lqa $104, 0x18130
    selb $102, $17, $16, $23
    lnop
    andc $123, $106, $101
    lnop
    xor $106, $119, $73
    lnop
    or $101, $16, $23
    lnop
    andc $23, $123, $106
    lnop
    xor $123, $104, $72
    lnop
    selb $118, $16, $120, $77
    lqa $104, 0x180a0
    orc $120, $123, $23
    lqa $16, 0x180b0
    selb $117, $17, $22, $77
    lnop
    andc $17, $120, $21
    lnop
    and $22, $120, $105
    lqa $123, 0x180c0
    selb $23, $105, $20, $17
    lnop
    xor $105, $104, $70
    lnop
    xor $104, $16, $69
    lqa $120, 0x180d0
    selb $16, $20, $21, $17
    lnop
    nor $17, $105, $104
    lnop
    xor $20, $123, $68
    lqa $105, 0x180e0
    selb $104, $21, $121, $22
    lnop
    andc $123, $17, $20
    shufb $124, $122, $96, $46
    xor $122, $120, $67
    lqd $17, 5920($6)
    or $103, $121, $22
    lqd $20, 1408($12)
    andc $106, $123, $122
    lqd $22, 1424($12)
    xor $123, $105, $66
    lqa $122, 0x18050
    selb $120, $121, $23, $71
    lqa $105, 0x18060
    orc $23, $123, $106
    lqd $121, 1664($12)
    selb $119, $21, $16, $71
    lqd $123, 1680($12)
    andc $16, $23, $15
    lqa $21, 0x18070
    and $55, $23, $25
    lqd $24, 1920($12)
    selb $18, $25, $19, $16
    lqd $23, 1936($12)
    xor $106, $122, $64
    lqa $25, 0x18080
    xor $122, $105, $63
    rotqbyi $8, $6, 0
    selb $109, $19, $15, $16
    shufb $58, $20, $22, $11
    nor $19, $106, $122
    lqa $16, 0x18090
    xor $122, $21, $62
    shufb $57, $121, $123, $11
    selb $106, $15, $14, $55
    shufb $56, $24, $23, $11
    andc $23, $19, $122
    lnop
    xor $122, $25, $61
    lqd $19, 2176($12)
    or $105, $14, $55
    lqd $25, 2192($12)
    andc $55, $23, $122
    lqd $24, 2432($12)
    xor $23, $16, $60
    lqa $123, 0x18000
    selb $122, $14, $18, $65
    lqa $16, 0x18010
    orc $14, $23, $55
    rotqbyi $18, $124, 8
    selb $121, $15, $109, $65
    lqd $124, 2448($12)
    andc $109, $14, $26
    lqa $15, 0x18020
    and $23, $14, $107
    lqa $21, 0x18030
    selb $14, $107, $126, $109
    shufb $20, $18, $17, $7
    xor $107, $123, $58
    shufb $17, $125, $95, $46
    xor $125, $16, $57
    shufb $55, $19, $25, $11
    selb $16, $126, $26, $109
    shufb $54, $24, $124, $11
    nor $124, $107, $125
    lqa $126, 0x18040
    xor $125, $15, $56
    stqd $20, 5920($8)
    selb $108, $26, $53, $23
    lnop
    andc $15, $124, $125
    hbrr casefold_edge_branch, casefold_edge_loop
    xor $125, $21, $55
    lqd $20, 6256($6)
    a $6, $5, $48
    lnop
    andc $21, $15, $125
    lqd $5, 4496($12)
    xor $15, $126, $54
    lqd $125, 4480($12)
    selb $124, $53, $14, $59
    rotqbyi $126, $17, 8
    orc $14, $15, $21
    lnop
    selb $123, $26, $16, $59
    lnop
    andc $16, $14, $10
    lqd $9, 5584($6)
    or $107, $53, $23
    shufb $26, $126, $20, $7
    and $20, $14, $13
    shufb $53, $125, $5, $11
    selb $11, $110, $10, $16
    lnop
    selb $125, $13, $110, $16
    lqd $5, 5248($6)
    or $109, $27, $20
    cdd $7, 0($2)
    selb $126, $27, $125, $53
    stqd $26, 6256($8)
    selb $110, $10, $27, $20
    rotqby $8, $9, $2
    selb $125, $10, $11, $53
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
    ai $2, $127, 1
    andi $6, $2, 7
    shli $3, $6, 5
    shli $4, $127, 3
    rotmi $5, $2, -3
# 991 cycles an iteration, 991 at least: 991 instructions for the even pipe, 519 for the odd one; 0 cycles of nops alone
.align 3
casefold_steady_loop:
    ai $127, $127, 1
    lnop
    andi $11, $4, -16
    lnop
    ai $2, $127, 1
    lnop
    a $7, $11, $55
    lqa $10, 0x18230
    andi $6, $2, 7
    lqa $11, 0x18240
    a $9, $3, $5
    lqd $12, 5248($7)
    shli $3, $6, 5
    lqd $13, 5584($7)
    ai $59, $59, -1
    lqa $14, 0x18250
    andi $6, $9, -16
    lnop
    xor $16, $10, $94
    shufb $15, $9, $9, $57
    xor $10, $11, $93
    lqa $94, 0x18260
    a $5, $6, $58
    rotqby $8, $12, $4
    nor $12, $16, $10
    rotqby $9, $13, $4
    xor $10, $14, $92
    lqa $13, 0x18270
    andbi $92, $15, 15
    shlqbii $14, $96, 1
    andc $15, $12, $10
    rotqbii $96, $8, 1
    xor $16, $94, $91
    shlqbii $12, $95, 1
    a $10, $92, $56
    rotqbii $95, $9, 1
    andc $92, $15, $16
    lqa $94, 0x181e0
    xor $15, $13, $90
    lqa $16, 0x181f0
    selb $13, $14, $96, $54
    lnop
    orc $96, $15, $92
    lnop
    selb $92, $12, $95, $54
    lqa $15, 0x18200
    andc $95, $96, $111
    lnop
    xor $12, $94, $89
    lnop
    xor $14, $16, $88
    lqa $94, 0x18210
    and $16, $96, $97
    lnop
    nor $96, $12, $14
    lnop
    xor $14, $15, $87
    lqa $12, 0x18220
    selb $90, $97, $98, $95
    lnop
    andc $15, $96, $14
    lnop
    xor $96, $94, $86
    lnop
    selb $97, $98, $111, $95
    lnop
    andc $98, $15, $96
    lqa $95, 0x18190
    xor $96, $12, $85
    lqa $15, 0x181a0
    selb $12, $111, $112, $16
    lnop
    orc $111, $96, $98
    lnop
    or $98, $112, $16
    lqa $96, 0x181b0
    andc $16, $111, $113
    lnop
    xor $112, $95, $84
    lnop
    xor $94, $15, $83
    lqa $95, 0x181c0
    and $15, $111, $99
    lnop
    nor $111, $112, $94
    lnop
    xor $14, $96, $82
    lqa $94, 0x181d0
    selb $112, $99, $100, $16
    lnop
    andc $96, $111, $14
    lnop
    xor $111, $95, $81
    lnop
    selb $99, $100, $113, $16
    lnop
    andc $100, $96, $111
    lqa $16, 0x18140
    xor $111, $94, $80
    lqa $96, 0x18150
    selb $94, $113, $114, $15
    lnop
    orc $113, $111, $100
    lnop
    or $111, $114, $15
    lqa $100, 0x18160
    andc $15, $113, $115
    lnop
    xor $114, $16, $79
    lnop
    xor $95, $96, $78
    lqa $16, 0x18170
    and $96, $113, $101
    lnop
    nor $113, $114, $95
    lnop
    xor $14, $100, $77
    lqa $95, 0x18180
    selb $114, $101, $102, $15
    lnop
    andc $100, $113, $14
    lnop
    xor $113, $16, $76
    lnop
    selb $101, $102, $115, $15
    lnop
    andc $102, $100, $113
    lqa $15, 0x180f0
    xor $113, $95, $75
    lqa $100, 0x18100
    selb $95, $115, $116, $96
    lnop
    orc $115, $113, $102
    lnop
    or $113, $116, $96
    lqa $102, 0x18110
    andc $96, $115, $117
    lnop
    xor $116, $15, $74
    lnop
    xor $16, $100, $73
    lqa $15, 0x18120
    and $100, $115, $103
    lnop
    nor $115, $116, $16
    lnop
    xor $14, $102, $72
    lqa $16, 0x18130
    selb $116, $103, $104, $96
    lnop
    andc $102, $115, $14
    lnop
    xor $115, $15, $71
    lnop
    selb $103, $104, $117, $96
    lnop
    andc $104, $102, $115
    lqa $96, 0x180a0
    xor $115, $16, $70
    lqa $102, 0x180b0
    selb $16, $117, $118, $100
    lnop
    orc $117, $115, $104
    lnop
    or $115, $118, $100
    lqa $104, 0x180c0
    andc $100, $117, $119
    lnop
    xor $118, $96, $69
    lnop
    xor $15, $102, $68
    lqa $96, 0x180d0
    and $102, $117, $105
    lnop
    nor $117, $118, $15
    lnop
    xor $14, $104, $67
    lqa $15, 0x180e0
    selb $118, $105, $106, $100
    lnop
    andc $104, $117, $14
    lnop
    xor $117, $96, $66
    lnop
    selb $105, $106, $119, $100
    lqd $96, 640($5)
    andc $106, $104, $117
    lqa $100, 0x18050
    xor $117, $15, $65
    lqa $104, 0x18060
    selb $14, $119, $120, $102
    lqd $15, 656($5)
    orc $119, $117, $106
    lqd $91, 896($5)
    or $93, $120, $102
    lqa $117, 0x18070
    andc $11, $119, $121
    lqd $102, 912($5)
    xor $120, $100, $64
    lqd $17, 1152($5)
    xor $106, $104, $63
    lqa $100, 0x18080
    and $18, $119, $107
    lqd $104, 1168($5)
    nor $119, $120, $106
    lnop
    xor $106, $117, $62
    lqa $19, 0x18090
    selb $120, $107, $108, $11
    lnop
    andc $20, $119, $106
    shufb $107, $96, $15, $10
    xor $96, $100, $61
    shufb $119, $91, $102, $10
    selb $117, $108, $121, $11
    shufb $106, $17, $104, $10
    andc $108, $20, $96
    lqa $104, 0x18000
    xor $96, $19, $60
    lqa $20, 0x18010
    selb $11, $121, $122, $18
    lqd $19, 1408($5)
    orc $17, $96, $108
    lqd $121, 1424($5)
    or $96, $122, $18
    lqa $108, 0x18020
    andc $102, $17, $123
    lqd $18, 1664($5)
    xor $91, $104, $107
    lqd $100, 1680($5)
    xor $15, $20, $119
    lqa $104, 0x18030
    and $20, $17, $109
    lnop
    nor $17, $91, $15
    shufb $122, $19, $121, $10
    xor $15, $108, $106
    lqa $91, 0x18040
    selb $121, $109, $110, $102
    lnop
    andc $19, $17, $15
    shufb $109, $18, $100, $10
    xor $100, $104, $122
    lnop
    selb $108, $110, $123, $102
    lnop
    andc $110, $19, $100
    lnop
    xor $100, $91, $109
    lnop
    selb $91, $123, $124, $20
    lqa $19, 0x18230
    orc $123, $100, $110
    lqa $102, 0x18240
    or $110, $124, $20
    lnop
    andc $20, $123, $125
    lnop
    and $100, $123, $92
    lqa $104, 0x18250
    selb $124, $92, $13, $20
    lnop
    xor $92, $19, $89
    shufb $123, $12, $12, $53
    xor $19, $102, $88
    lqa $89, 0x18260
    selb $88, $13, $125, $20
    rotqbyi $102, $8, 1
    nor $20, $92, $19
    rotqbyi $13, $9, 1
    xor $19, $104, $87
    lqa $92, 0x18270
    selb $104, $125, $126, $100
    shlqbii $87, $12, 1
    andc $12, $20, $19
    rotqbii $125, $102, 1
    xor $19, $89, $86
    shlqbii $102, $98, 1
    or $89, $126, $100
    rotqbii $86, $13, 1
    andc $126, $12, $19
    lqa $100, 0x181e0
    xor $12, $92, $85
    lqa $19, 0x181f0
    selb $20, $87, $125, $54
    shufb $13, $98, $98, $53
    orc $125, $12, $126
    lnop
    selb $12, $102, $86, $54
    lqa $126, 0x18200
    andc $102, $125, $97
    lnop
    xor $86, $100, $84
    lnop
    xor $98, $19, $83
    lqa $100, 0x18210
    and $19, $125, $111
    lnop
    nor $125, $86, $98
    lnop
    xor $86, $126, $82
    lqa $98, 0x18220
    selb $85, $111, $94, $102
    lnop
    andc $111, $125, $86
    lnop
    xor $125, $100, $81
    lnop
    selb $126, $94, $97, $102
    lnop
    andc $102, $111, $125
    lqa $94, 0x18190
    xor $125, $98, $80
    lqa $111, 0x181a0
    selb $98, $97, $90, $19
    lnop
    orc $97, $125, $102
    lnop
    or $125, $90, $19
    lqa $102, 0x181b0
    andc $90, $97, $99
    lnop
    xor $19, $94, $79
    lnop
    xor $100, $111, $78
    lqa $94, 0x181c0
    and $111, $97, $113
    lnop
    nor $86, $19, $100
    lnop
    xor $19, $102, $77
    lqa $100, 0x181d0
    selb $97, $113, $95, $90
    lnop
    andc $113, $86, $19
    lnop
    xor $19, $94, $76
    lnop
    selb $86, $95, $99, $90
    lnop
    andc $95, $113, $19
    lqa $90, 0x18140
    xor $113, $100, $75
    lqa $19, 0x18150
    selb $100, $99, $112, $111
    lnop
    orc $99, $113, $95
    lnop
    or $113, $112, $111
    lqa $95, 0x18160
    andc $111, $99, $101
    lnop
    xor $112, $90, $74
    lnop
    xor $94, $19, $73
    lqa $90, 0x18170
    and $19, $99, $115
    lnop
    nor $99, $112, $94
    lnop
    xor $102, $95, $72
    lqa $94, 0x18180
    selb $112, $115, $16, $111
    lnop
    andc $115, $99, $102
    lnop
    xor $102, $90, $71
    lnop
    selb $99, $16, $101, $111
    lnop
    andc $111, $115, $102
    lqa $16, 0x180f0
    xor $115, $94, $70
    lqa $102, 0x18100
    selb $95, $101, $114, $19
    lnop
    orc $101, $115, $111
    lnop
    or $115, $114, $19
    lqa $111, 0x18110
    andc $19, $101, $103
    lnop
    xor $114, $16, $69
    lnop
    xor $94, $102, $68
    lqa $16, 0x18120
    and $102, $101, $93
    lnop
    nor $101, $114, $94
    lnop
    xor $90, $111, $67
    lqa $94, 0x18130
    selb $114, $93, $14, $19
    lnop
    andc $93, $101, $90
    lnop
    xor $90, $16, $66
    lnop
    selb $101, $14, $103, $19
    lnop
    andc $14, $93, $90
    lqa $19, 0x180a0
    xor $93, $94, $65
    lqa $90, 0x180b0
    selb $16, $103, $116, $102
    lnop
    orc $103, $93, $14
    lnop
    or $14, $116, $102
    lqa $93, 0x180c0
    andc $102, $103, $105
    lnop
    xor $116, $19, $64
    lnop
    xor $94, $90, $63
    lqa $19, 0x180d0
    and $90, $103, $96
    lnop
    nor $103, $116, $94
    lnop
    xor $111, $93, $62
    lqa $94, 0x180e0
    selb $116, $96, $11, $102
    lnop
    andc $96, $103, $111
    lnop
    xor $111, $19, $61
    lnop
    selb $103, $11, $105, $102
    lqd $19, 1920($5)
    andc $102, $96, $111
    lqa $11, 0x18050
    xor $111, $94, $60
    lqa $96, 0x18060
    selb $87, $105, $118, $90
    lqd $93, 1936($5)
    orc $94, $111, $102
    lqd $105, 2176($5)
    or $111, $118, $90
    lqa $102, 0x18070
    andc $15, $94, $117
    lqd $90, 2192($5)
    xor $118, $11, $107
    lqd $17, 2432($5)
    xor $92, $96, $119
    lqa $11, 0x18080
    and $18, $94, $110
    lqd $96, 2448($5)
    nor $21, $118, $92
    lnop
    xor $92, $102, $106
    lqa $22, 0x18090
    selb $118, $110, $91, $15
    lnop
    andc $110, $21, $92
    shufb $94, $19, $93, $10
    xor $19, $11, $122
    shufb $93, $105, $90, $10
    selb $105, $91, $117, $15
    shufb $92, $17, $96, $10
    andc $96, $110, $19
    lqa $91, 0x18000
    xor $110, $22, $109
    lqa $19, 0x18010
    selb $15, $117, $120, $18
    lqd $22, 2688($5)
    orc $17, $110, $96
    lqd $117, 2704($5)
    or $110, $120, $18
    lqa $96, 0x18020
    andc $11, $17, $108
    lqd $18, 2944($5)
    xor $120, $91, $94
    lqd $21, 2960($5)
    xor $90, $19, $93
    lqa $102, 0x18030
    and $19, $17, $89
    lnop
    nor $17, $120, $90
    shufb $91, $22, $117, $10
    xor $117, $96, $92
    lqa $22, 0x18040
    selb $120, $89, $104, $11
    lnop
    andc $89, $17, $117
    shufb $90, $18, $21, $10
    xor $17, $102, $91
    lnop
    selb $117, $104, $108, $11
    lnop
    andc $104, $89, $17
    lnop
    xor $89, $22, $90
    lnop
    selb $22, $108, $121, $19
    lqa $17, 0x18230
    orc $108, $89, $104
    lqa $11, 0x18240
    or $104, $121, $19
    lnop
    andc $19, $108, $88
    lnop
    and $89, $108, $12
    lqa $102, 0x18250
    selb $121, $12, $20, $19
    lnop
    xor $108, $17, $84
    shufb $12, $123, $98, $53
    xor $84, $11, $83
    lqa $123, 0x18260
    selb $83, $20, $88, $19
    rotqbyi $11, $8, 2
    nor $20, $108, $84
    rotqbyi $19, $9, 2
    xor $84, $102, $82
    lqa $108, 0x18270
    selb $102, $88, $124, $89
    shlqbii $82, $98, 1
    andc $88, $20, $84
    rotqbii $98, $11, 1
    xor $11, $123, $81
    shlqbii $84, $125, 1
    or $123, $124, $89
    rotqbii $81, $19, 1
    andc $124, $88, $11
    lqa $89, 0x181e0
    xor $88, $108, $80
    lqa $11, 0x181f0
    selb $19, $82, $98, $54
    shufb $108, $13, $125, $53
    orc $125, $88, $124
    lnop
    selb $98, $84, $81, $54
    lqa $124, 0x18200
    andc $84, $125, $126
    lnop
    xor $81, $89, $79
    lnop
    xor $88, $11, $78
    lqa $89, 0x18210
    and $11, $125, $113
    lnop
    nor $125, $81, $88
    lnop
    xor $81, $124, $77
    lqa $88, 0x18220
    selb $80, $113, $100, $84
    lnop
    andc $113, $125, $81
    lnop
    xor $125, $89, $76
    lnop
    selb $124, $100, $126, $84
    lnop
    andc $100, $113, $125
    lqa $84, 0x18190
    xor $125, $88, $75
    lqa $113, 0x181a0
    selb $13, $126, $85, $11
    lnop
    orc $126, $125, $100
    lnop
    or $125, $85, $11
    lqa $100, 0x181b0
    andc $85, $126, $86
    lnop
    xor $11, $84, $74
    lnop
    xor $88, $113, $73
    lqa $84, 0x181c0
    and $113, $126, $115
    lnop
    nor $89, $11, $88
    lnop
    xor $11, $100, $72
    lqa $88, 0x181d0
    selb $126, $115, $95, $85
    lnop
    andc $115, $89, $11
    lnop
    xor $89, $84, $71
    lnop
    selb $81, $95, $86, $85
    lnop
    andc $95, $115, $89
    lqa $85, 0x18140
    xor $115, $88, $70
    lqa $89, 0x18150
    selb $84, $86, $97, $113
    lnop
    orc $86, $115, $95
    lnop
    or $115, $97, $113
    lqa $95, 0x18160
    andc $113, $86, $99
    lnop
    xor $97, $85, $69
    lnop
    xor $88, $89, $68
    lqa $85, 0x18170
    and $89, $86, $14
    lnop
    nor $86, $97, $88
    lnop
    xor $11, $95, $67
    lqa $88, 0x18180
    selb $97, $14, $16, $113
    lnop
    andc $14, $86, $11
    lnop
    xor $86, $85, $66
    lnop
    selb $82, $16, $99, $113
    lnop
    andc $113, $14, $86
    lqa $16, 0x180f0
    xor $86, $88, $65
    lqa $14, 0x18100
    selb $11, $99, $112, $89
    lnop
    orc $99, $86, $113
    lnop
    or $113, $112, $89
    lqa $86, 0x18110
    andc $89, $99, $101
    lnop
    xor $112, $16, $64
    lnop
    xor $88, $14, $63
    lqa $16, 0x18120
    and $14, $99, $111
    lnop
    nor $99, $112, $88
    lnop
    xor $85, $86, $62
    lqa $88, 0x18130
    selb $112, $111, $87, $89
    lnop
    andc $111, $99, $85
    lnop
    xor $85, $16, $61
    lnop
    selb $99, $87, $101, $89
    lnop
    andc $89, $111, $85
    lqa $87, 0x180a0
    xor $111, $88, $60
    lqa $85, 0x180b0
    selb $16, $101, $114, $14
    lnop
    orc $101, $111, $89
    lnop
    or $111, $114, $14
    lqa $89, 0x180c0
    andc $14, $101, $103
    lnop
    xor $114, $87, $107
    lnop
    xor $88, $85, $119
    lqa $87, 0x180d0
    and $85, $101, $110
    lnop
    nor $101, $114, $88
    lnop
    xor $86, $89, $106
    lqa $88, 0x180e0
    selb $114, $110, $15, $14
    lnop
    andc $110, $101, $86
    lnop
    xor $86, $87, $122
    lnop
    selb $101, $15, $103, $14
    lqd $87, 3200($5)
    andc $14, $110, $86
    lqa $15, 0x18050
    xor $110, $88, $109
    lqa $86, 0x18060
    selb $95, $103, $116, $85
    lqd $88, 3216($5)
    orc $89, $110, $14
    lqd $103, 3456($5)
    or $110, $116, $85
    lqa $14, 0x18070
    andc $100, $89, $105
    lqd $85, 3472($5)
    xor $116, $15, $94
    lqd $20, 3712($5)
    xor $17, $86, $93
    lqa $15, 0x18080
    and $18, $89, $104
    lqd $86, 3728($5)
    nor $21, $116, $17
    lnop
    xor $96, $14, $92
    lqa $17, 0x18090
    selb $116, $104, $22, $100
    lnop
    andc $104, $21, $96
    shufb $89, $87, $88, $10
    xor $96, $15, $91
    shufb $88, $103, $85, $10
    selb $103, $22, $105, $100
    shufb $87, $20, $86, $10
    andc $100, $104, $96
    lqa $86, 0x18000
    xor $104, $17, $90
    lqa $96, 0x18010
    selb $20, $105, $118, $18
    lqd $17, 3968($5)
    orc $22, $104, $100
    lqd $105, 3984($5)
    or $104, $118, $18
    lqa $100, 0x18020
    andc $15, $22, $117
    lqd $18, 4224($5)
    xor $118, $86, $89
    lqd $21, 4240($5)
    xor $85, $96, $88
    lqa $14, 0x18030
    and $96, $22, $123
    lnop
    nor $22, $118, $85
    shufb $86, $17, $105, $10
    xor $105, $100, $87
    lqa $17, 0x18040
    selb $118, $123, $102, $15
    lnop
    andc $123, $22, $105
    shufb $85, $18, $21, $10
    xor $18, $14, $86
    lnop
    selb $105, $102, $117, $15
    lnop
    andc $102, $123, $18
    lnop
    xor $123, $17, $85
    lnop
    selb $17, $117, $120, $96
    lqa $18, 0x18230
    orc $117, $123, $102
    lqa $15, 0x18240
    or $123, $120, $96
    lnop
    andc $96, $117, $83
    lnop
    and $102, $117, $98
    lqa $14, 0x18250
    selb $120, $98, $19, $96
    lnop
    xor $117, $18, $79
    shufb $98, $12, $13, $53
    xor $12, $15, $78
    lqa $79, 0x18260
    selb $78, $19, $83, $96
    rotqbyi $15, $8, 3
    nor $19, $117, $12
    rotqbyi $96, $9, 3
    xor $12, $14, $77
    lqa $117, 0x18270
    selb $14, $83, $121, $102
    shlqbii $77, $13, 1
    andc $13, $19, $12
    rotqbii $83, $15, 1
    xor $15, $79, $76
    shlqbii $12, $125, 1
    or $19, $121, $102
    rotqbii $79, $96, 1
    andc $121, $13, $15
    lqa $102, 0x181e0
    xor $13, $117, $75
    lqa $15, 0x181f0
    selb $96, $77, $83, $54
    shufb $117, $108, $125, $53
    orc $125, $13, $121
    lnop
    selb $13, $12, $79, $54
    lqa $121, 0x18200
    andc $79, $125, $124
    lnop
    xor $12, $102, $74
    lnop
    xor $108, $15, $73
    lqa $102, 0x18210
    and $15, $125, $115
    lnop
    nor $125, $12, $108
    lnop
    xor $12, $121, $72
    lqa $108, 0x18220
    selb $75, $115, $84, $79
    lnop
    andc $115, $125, $12
    lnop
    xor $125, $102, $71
    lnop
    selb $121, $84, $124, $79
    lnop
    andc $84, $115, $125
    lqa $79, 0x18190
    xor $125, $108, $70
    lqa $115, 0x181a0
    selb $108, $124, $80, $15
    lnop
    orc $124, $125, $84
    lnop
    or $125, $80, $15
    lqa $84, 0x181b0
    andc $80, $124, $81
    lnop
    xor $15, $79, $69
    lnop
    xor $102, $115, $68
    lqa $79, 0x181c0
    and $115, $124, $113
    lnop
    nor $12, $15, $102
    lnop
    xor $15, $84, $67
    lqa $102, 0x181d0
    selb $124, $113, $11, $80
    lnop
    andc $113, $12, $15
    lnop
    xor $12, $79, $66
    lnop
    selb $76, $11, $81, $80
    lnop
    andc $80, $113, $12
    lqa $11, 0x18140
    xor $113, $102, $65
    lqa $12, 0x18150
    selb $102, $81, $126, $115
    lnop
    orc $81, $113, $80
    lnop
    or $113, $126, $115
    lqa $80, 0x18160
    andc $115, $81, $82
    lnop
    xor $126, $11, $64
    lnop
    xor $79, $12, $63
    lqa $11, 0x18170
    and $12, $81, $111
    lnop
    nor $81, $126, $79
    lnop
    xor $15, $80, $62
    lqa $79, 0x18180
    selb $126, $111, $16, $115
    lnop
    andc $111, $81, $15
    lnop
    xor $81, $11, $61
    lnop
    selb $77, $16, $82, $115
    lnop
    andc $115, $111, $81
    lqa $16, 0x180f0
    xor $111, $79, $60
    lqa $81, 0x18100
    selb $11, $82, $97, $12
    lnop
    orc $82, $111, $115
    lnop
    or $115, $97, $12
    lqa $111, 0x18110
    andc $12, $82, $99
    lnop
    xor $97, $16, $107
    lnop
    xor $79, $81, $119
    lqa $16, 0x18120
    and $81, $82, $110
    lnop
    nor $82, $97, $79
    lnop
    xor $79, $111, $106
    lqa $15, 0x18130
    selb $97, $110, $95, $12
    lnop
    andc $110, $82, $79
    lnop
    xor $82, $16, $122
    lnop
    selb $79, $95, $99, $12
    lnop
    andc $95, $110, $82
    lqa $12, 0x180a0
    xor $110, $15, $109
    lqa $82, 0x180b0
    selb $15, $99, $112, $81
    lnop
    orc $99, $110, $95
    lnop
    or $110, $112, $81
    lqa $95, 0x180c0
    andc $81, $99, $101
    lnop
    xor $112, $12, $94
    lnop
    xor $16, $82, $93
    lqa $12, 0x180d0
    and $82, $99, $104
    lnop
    nor $99, $112, $16
    lnop
    xor $111, $95, $92
    lqa $16, 0x180e0
    selb $112, $104, $20, $81
    lnop
    andc $104, $99, $111
    lnop
    xor $111, $12, $91
    lnop
    selb $99, $20, $101, $81
    lqd $12, 4480($5)
    andc $81, $104, $111
    lqa $20, 0x18050
    xor $111, $16, $90
    lqa $104, 0x18060
    selb $95, $101, $114, $82
    lqd $16, 4496($5)
    orc $80, $111, $81
    lqd $101, 4736($5)
    or $111, $114, $82
    lqa $81, 0x18070
    andc $18, $80, $103
    lqd $82, 4752($5)
    xor $114, $20, $89
    lqd $21, 4992($5)
    xor $84, $104, $88
    lqa $20, 0x18080
    and $22, $80, $123
    lqd $104, 5008($5)
    nor $80, $114, $84
    lnop
    xor $83, $81, $87
    lqa $100, 0x18090
    selb $114, $123, $17, $18
    lnop
    andc $123, $80, $83
    shufb $84, $12, $16, $10
    xor $80, $20, $86
    shufb $83, $101, $82, $10
    selb $101, $17, $103, $18
    shufb $82, $21, $104, $10
    andc $104, $123, $80
    lqa $17, 0x18000
    xor $123, $100, $85
    lqa $80, 0x18010
    selb $18, $103, $116, $22
    lqd $100, 5248($5)
    orc $21, $123, $104
    lqd $103, 5264($5)
    or $123, $116, $22
    lqa $104, 0x18020
    andc $20, $21, $105
    lqd $22, 5504($5)
    xor $116, $17, $84
    lqd $12, 5520($5)
    xor $16, $80, $83
    lqa $17, 0x18030
    and $23, $21, $19
    lnop
    nor $21, $116, $16
    shufb $81, $100, $103, $10
    xor $103, $104, $82
    lqa $100, 0x18040
    selb $116, $19, $14, $20
    lnop
    andc $19, $21, $103
    shufb $80, $22, $12, $10
    xor $12, $17, $81
    lnop
    selb $103, $14, $105, $20
    lnop
    andc $14, $19, $12
    lnop
    xor $12, $100, $80
    lnop
    selb $100, $105, $118, $23
    lqa $19, 0x18230
    orc $105, $12, $14
    lqa $20, 0x18240
    or $12, $118, $23
    lnop
    andc $23, $105, $78
    lnop
    and $14, $105, $13
    lqa $17, 0x18250
    selb $118, $13, $96, $23
    lnop
    xor $105, $19, $74
    shufb $13, $98, $108, $53
    xor $74, $20, $73
    lqa $98, 0x18260
    selb $73, $96, $78, $23
    rotqbyi $20, $8, 4
    nor $23, $105, $74
    rotqbyi $96, $9, 4
    xor $74, $17, $72
    lqa $105, 0x18270
    selb $17, $78, $120, $14
    shlqbii $72, $108, 1
    andc $78, $23, $74
    rotqbii $108, $20, 1
    xor $20, $98, $71
    shlqbii $74, $125, 1
    or $98, $120, $14
    rotqbii $71, $96, 1
    andc $120, $78, $20
    lqa $96, 0x181e0
    xor $78, $105, $70
    lqa $20, 0x181f0
    selb $23, $72, $108, $54
    shufb $14, $117, $125, $53
    orc $125, $78, $120
    lnop
    selb $117, $74, $71, $54
    lqa $120, 0x18200
    andc $74, $125, $121
    lnop
    xor $71, $96, $69
    lnop
    xor $78, $20, $68
    lqa $96, 0x18210
    and $20, $125, $113
    lnop
    nor $125, $71, $78
    lnop
    xor $71, $120, $67
    lqa $78, 0x18220
    selb $70, $113, $102, $74
    lnop
    andc $113, $125, $71
    lnop
    xor $125, $96, $66
    lnop
    selb $120, $102, $121, $74
    lnop
    andc $102, $113, $125
    lqa $74, 0x18190
    xor $125, $78, $65
    lqa $113, 0x181a0
    selb $96, $121, $75, $20
    lnop
    orc $121, $125, $102
    lnop
    or $125, $75, $20
    lqa $102, 0x181b0
    andc $75, $121, $76
    lnop
    xor $20, $74, $64
    lnop
    xor $78, $113, $63
    lqa $74, 0x181c0
    and $113, $121, $115
    lnop
    nor $71, $20, $78
    lnop
    xor $20, $102, $62
    lqa $78, 0x181d0
    selb $121, $115, $11, $75
    lnop
    andc $115, $71, $20
    lnop
    xor $20, $74, $61
    lnop
    selb $71, $11, $76, $75
    lnop
    andc $75, $115, $20
    lqa $11, 0x18140
    xor $115, $78, $60
    lqa $20, 0x18150
    selb $102, $76, $124, $113
    lnop
    orc $76, $115, $75
    lnop
    or $115, $124, $113
    lqa $75, 0x18160
    andc $113, $76, $77
    lnop
    xor $124, $11, $107
    lnop
    xor $78, $20, $119
    lqa $11, 0x18170
    and $20, $76, $110
    lnop
    nor $76, $124, $78
    lnop
    xor $74, $75, $106
    lqa $78, 0x18180
    selb $124, $110, $15, $113
    lnop
    andc $110, $76, $74
    lnop
    xor $76, $11, $122
    lnop
    selb $72, $15, $77, $113
    lnop
    andc $113, $110, $76
    lqa $15, 0x180f0
    xor $110, $78, $109
    lqa $76, 0x18100
    selb $11, $77, $126, $20
    lnop
    orc $77, $110, $113
    lnop
    or $113, $126, $20
    lqa $110, 0x18110
    andc $20, $77, $79
    lnop
    xor $126, $15, $94
    lnop
    xor $78, $76, $93
    lqa $15, 0x18120
    and $76, $77, $111
    lnop
    nor $77, $126, $78
    lnop
    xor $74, $110, $92
    lqa $78, 0x18130
    selb $126, $111, $95, $20
    lnop
    andc $111, $77, $74
    lnop
    xor $77, $15, $91
    lnop
    selb $74, $95, $79, $20
    lnop
    andc $95, $111, $77
    lqa $20, 0x180a0
    xor $111, $78, $90
    lqa $77, 0x180b0
    selb $15, $79, $97, $76
    lnop
    orc $79, $111, $95
    lnop
    or $111, $97, $76
    lqa $95, 0x180c0
    andc $76, $79, $99
    lnop
    xor $97, $20, $89
    lnop
    xor $78, $77, $88
    lqa $20, 0x180d0
    and $77, $79, $123
    lnop
    nor $79, $97, $78
    lnop
    xor $110, $95, $87
    lqa $78, 0x180e0
    selb $97, $123, $18, $76
    lnop
    andc $123, $79, $110
    lnop
    xor $110, $20, $86
    lnop
    selb $105, $18, $99, $76
    lqd $20, 5760($5)
    andc $76, $123, $110
    lqa $18, 0x18050
    xor $123, $78, $85
    lqa $110, 0x18060
    selb $95, $99, $112, $77
    lqd $78, 5776($5)
    orc $79, $123, $76
    lqd $99, 6016($5)
    or $123, $112, $77
    lqa $76, 0x18070
    andc $75, $79, $101
    lqd $77, 6032($5)
    xor $112, $18, $84
    lqd $108, 6272($5)
    xor $19, $110, $83
    lqa $18, 0x18080
    and $21, $79, $12
    lqd $110, 6288($5)
    nor $22, $112, $19
    lnop
    xor $104, $76, $82
    lqa $19, 0x18090
    selb $112, $12, $100, $75
    lnop
    andc $12, $22, $104
    shufb $79, $20, $78, $10
    xor $104, $18, $81
    shufb $78, $99, $77, $10
    selb $99, $100, $101, $75
    shufb $77, $108, $110, $10
    andc $110, $12, $104
    lqa $108, 0x18000
    xor $104, $19, $80
    lqa $12, 0x18010
    selb $100, $101, $114, $21
    lqd $19, 6528($5)
    orc $75, $104, $110
    lqd $101, 6544($5)
    or $110, $114, $21
    lqa $104, 0x18020
    andc $18, $75, $103
    lqd $21, 6784($5)
    xor $114, $108, $79
    lqd $20, 6800($5)
    xor $22, $12, $78
    lqa $108, 0x18030
    and $12, $75, $98
    lnop
    nor $16, $114, $22
    shufb $76, $19, $101, $10
    xor $101, $104, $77
    lqa $19, 0x18040
    selb $114, $98, $17, $18
    lnop
    andc $98, $16, $101
    shufb $75, $21, $20, $10
    xor $16, $108, $76
    lnop
    selb $101, $17, $103, $18
    lnop
    andc $17, $98, $16
    lnop
    xor $98, $19, $75
    lnop
    selb $19, $103, $116, $12
    lqa $16, 0x18230
    orc $103, $98, $17
    lqa $18, 0x18240
    or $98, $116, $12
    lnop
    andc $12, $103, $73
    lnop
    and $17, $103, $117
    lqa $108, 0x18250
    selb $116, $117, $23, $12
    lnop
    xor $103, $16, $69
    shufb $117, $13, $96, $53
    xor $13, $18, $68
    lqa $69, 0x18260
    selb $18, $23, $73, $12
    rotqbyi $68, $8, 5
    nor $23, $103, $13
    rotqbyi $12, $9, 5
    xor $13, $108, $67
    lqa $103, 0x18270
    selb $108, $73, $118, $17
    shlqbii $67, $96, 1
    andc $73, $23, $13
    rotqbii $96, $68, 1
    xor $13, $69, $66
    shlqbii $68, $125, 1
    or $23, $118, $17
    rotqbii $69, $12, 1
    andc $118, $73, $13
    lqa $12, 0x181e0
    xor $73, $103, $65
    lqa $13, 0x181f0
    selb $17, $67, $96, $54
    shufb $103, $14, $125, $53
    orc $125, $73, $118
    lnop
    selb $96, $68, $69, $54
    lqa $118, 0x18200
    andc $69, $125, $120
    lnop
    xor $68, $12, $64
    lnop
    xor $73, $13, $63
    lqa $12, 0x18210
    and $13, $125, $115
    lnop
    nor $125, $68, $73
    lnop
    xor $68, $118, $62
    lqa $73, 0x18220
    selb $65, $115, $102, $69
    lnop
    andc $115, $125, $68
    lnop
    xor $125, $12, $61
    lnop
    selb $118, $102, $120, $69
    lnop
    andc $102, $115, $125
    lqa $69, 0x18190
    xor $125, $73, $60
    lqa $115, 0x181a0
    selb $12, $120, $70, $13
    lnop
    orc $120, $125, $102
    lnop
    or $125, $70, $13
    lqa $102, 0x181b0
    andc $70, $120, $71
    lnop
    xor $13, $69, $107
    lnop
    xor $73, $115, $119
    lqa $69, 0x181c0
    and $115, $120, $113
    lnop
    nor $68, $13, $73
    lnop
    xor $13, $102, $106
    lqa $73, 0x181d0
    selb $120, $113, $11, $70
    lnop
    andc $113, $68, $13
    lnop
    xor $68, $69, $122
    lnop
    selb $66, $11, $71, $70
    lnop
    andc $70, $113, $68
    lqa $11, 0x18140
    xor $113, $73, $109
    lqa $68, 0x18150
    selb $13, $71, $121, $115
    lnop
    orc $71, $113, $70
    lnop
    or $113, $121, $115
    lqa $70, 0x18160
    andc $115, $71, $72
    lnop
    xor $121, $11, $94
    lnop
    xor $73, $68, $93
    lqa $11, 0x18170
    and $68, $71, $111
    lnop
    nor $71, $121, $73
    lnop
    xor $69, $70, $92
    lqa $73, 0x18180
    selb $121, $111, $15, $115
    lnop
    andc $111, $71, $69
    lnop
    xor $71, $11, $91
    lnop
    selb $67, $15, $72, $115
    lnop
    andc $115, $111, $71
    lqa $15, 0x180f0
    xor $111, $73, $90
    lqa $71, 0x18100
    selb $11, $72, $124, $68
    lnop
    orc $72, $111, $115
    lnop
    or $115, $124, $68
    lqa $111, 0x18110
    andc $73, $72, $74
    lnop
    xor $124, $15, $89
    lnop
    xor $68, $71, $88
    lqa $15, 0x18120
    and $71, $72, $123
    lnop
    nor $72, $124, $68
    lnop
    xor $68, $111, $87
    lqa $69, 0x18130
    selb $124, $123, $95, $73
    lnop
    andc $123, $72, $68
    lnop
    xor $72, $15, $86
    lnop
    selb $68, $95, $74, $73
    lnop
    andc $95, $123, $72
    lqa $73, 0x180a0
    xor $123, $69, $85
    lqa $72, 0x180b0
    selb $15, $74, $126, $71
    lnop
    orc $74, $123, $95
    lnop
    or $123, $126, $71
    lqa $95, 0x180c0
    andc $71, $74, $105
    lnop
    xor $126, $73, $84
    lnop
    xor $69, $72, $83
    lqa $73, 0x180d0
    and $72, $74, $110
    lnop
    nor $74, $126, $69
    lnop
    xor $69, $95, $82
    lqa $111, 0x180e0
    selb $126, $110, $100, $71
    lnop
    andc $110, $74, $69
    lnop
    xor $74, $73, $81
    lnop
    selb $69, $100, $105, $71
    lqd $73, 7040($5)
    andc $100, $110, $74
    lqa $71, 0x18050
    xor $110, $111, $80
    lqa $74, 0x18060
    selb $95, $105, $97, $72
    lqd $111, 7056($5)
    orc $70, $110, $100
    lqd $105, 7296($5)
    or $110, $97, $72
    lqa $100, 0x18070
    andc $102, $70, $99
    lqd $72, 7312($5)
    xor $97, $71, $79
    lqd $14, 7552($5)
    xor $16, $74, $78
    lqa $71, 0x18080
    and $21, $70, $98
    lqd $20, 7568($5)
    nor $70, $97, $16
    lnop
    xor $104, $100, $77
    lqa $16, 0x18090
    selb $97, $98, $19, $102
    lnop
    andc $98, $70, $104
    shufb $74, $73, $111, $10
    xor $111, $71, $76
    shufb $73, $105, $72, $10
    selb $105, $19, $99, $102
    shufb $72, $14, $20, $10
    andc $102, $98, $111
    lqa $14, 0x18000
    xor $111, $16, $75
    lqa $98, 0x18010
    selb $19, $99, $112, $21
    lqd $16, 7808($5)
    orc $20, $111, $102
    lqd $99, 7824($5)
    or $111, $112, $21
    lqa $102, 0x18020
    andc $21, $20, $101
    lqd $112, 8064($5)
    xor $70, $14, $74
    lqd $104, 8080($5)
    xor $5, $98, $73
    lqa $14, 0x18030
    and $98, $20, $23
    lnop
    nor $20, $70, $5
    shufb $71, $16, $99, $10
    xor $16, $102, $72
    lqa $99, 0x18040
    selb $5, $23, $108, $21
    lnop
    andc $23, $20, $16
    shufb $70, $112, $104, $10
    xor $104, $14, $71
    lnop
    selb $112, $108, $101, $21
    lnop
    andc $108, $23, $104
    lnop
    xor $104, $99, $70
    lnop
    selb $23, $101, $114, $98
    lnop
    orc $101, $104, $108
    lqa $21, 0x18230
    or $104, $114, $98
    lqa $108, 0x18240
    andc $98, $101, $18
    lnop
    and $14, $101, $96
    lnop
    selb $114, $96, $17, $98
    lqa $16, 0x18250
    selb $101, $17, $18, $98
    shufb $96, $117, $12, $53
    xor $117, $21, $64
    shufb $99, $103, $125, $53
    xor $64, $108, $63
    lqa $103, 0x18260
    selb $21, $18, $116, $14
    rotqbyi $108, $8, 6
    nor $63, $117, $64
    rotqbyi $18, $9, 6
    xor $64, $16, $62
    lqa $117, 0x18270
    or $16, $116, $14
    shlqbii $62, $12, 1
    andc $12, $63, $64
    rotqbii $116, $108, 1
    xor $63, $103, $61
    shlqbii $64, $125, 1
    a $108, $6, $55
    rotqbii $125, $18, 1
    andc $6, $12, $63
    lqa $18, 0x181e0
    xor $63, $117, $60
    lqa $12, 0x181f0
    selb $117, $62, $116, $54
    lnop
    orc $116, $63, $6
    lnop
    selb $103, $64, $125, $54
    lqa $63, 0x18200
    andc $125, $116, $118
    lnop
    xor $64, $18, $107
    lnop
    xor $6, $12, $119
    lqa $18, 0x18210
    and $12, $116, $113
    lnop
    nor $116, $64, $6
    lnop
    xor $6, $63, $106
    lqa $64, 0x18220
    selb $60, $113, $13, $125
    lnop
    andc $113, $116, $6
    lnop
    xor $116, $18, $122
    lnop
    selb $6, $13, $118, $125
    lnop
    andc $125, $113, $116
    lqa $13, 0x18190
    xor $116, $64, $109
    lqa $113, 0x181a0
    selb $18, $118, $65, $12
    lnop
    orc $118, $116, $125
    lnop
    or $116, $65, $12
    lqa $125, 0x181b0
    andc $65, $118, $66
    lnop
    xor $12, $13, $94
    lnop
    xor $64, $113, $93
    lqa $13, 0x181c0
    and $113, $118, $115
    lnop
    nor $63, $12, $64
    lnop
    xor $12, $125, $92
    lqa $64, 0x181d0
    selb $118, $115, $11, $65
    lnop
    andc $115, $63, $12
    lnop
    xor $63, $13, $91
    lnop
    selb $61, $11, $66, $65
    lnop
    andc $65, $115, $63
    lqa $11, 0x18140
    xor $115, $64, $90
    lqa $63, 0x18150
    selb $13, $66, $120, $113
    lnop
    orc $66, $115, $65
    lnop
    or $115, $120, $113
    lqa $65, 0x18160
    andc $113, $66, $67
    lnop
    xor $120, $11, $89
    lnop
    xor $64, $63, $88
    lqa $11, 0x18170
    and $63, $66, $123
    lnop
    nor $66, $120, $64
    lnop
    xor $12, $65, $87
    lqa $64, 0x18180
    selb $120, $123, $15, $113
    lnop
    andc $123, $66, $12
    lnop
    xor $66, $11, $86
    lnop
    selb $62, $15, $67, $113
    lnop
    andc $113, $123, $66
    lqa $15, 0x180f0
    xor $123, $64, $85
    lqa $66, 0x18100
    selb $12, $67, $121, $63
    lnop
    orc $67, $123, $113
    lnop
    or $123, $121, $63
    lqa $113, 0x18110
    andc $64, $67, $68
    lnop
    xor $121, $15, $84
    lnop
    xor $63, $66, $83
    lqa $15, 0x18120
    and $66, $67, $110
    lnop
    nor $67, $121, $63
    lnop
    xor $63, $113, $82
    lqa $11, 0x18130
    selb $121, $110, $95, $64
    lnop
    andc $110, $67, $63
    lnop
    xor $67, $15, $81
    lnop
    selb $63, $95, $68, $64
    lnop
    andc $95, $110, $67
    lqa $64, 0x180a0
    xor $110, $11, $80
    lqa $67, 0x180b0
    selb $15, $68, $124, $66
    lnop
    orc $68, $110, $95
    lnop
    or $14, $124, $66
    lqa $110, 0x180c0
    andc $66, $68, $69
    lnop
    xor $124, $64, $79
    lnop
    xor $95, $67, $78
    lqa $64, 0x180d0
    and $67, $68, $111
    lnop
    nor $68, $124, $95
    lnop
    xor $11, $110, $77
    lqa $95, 0x180e0
    selb $124, $111, $19, $66
    lnop
    andc $111, $68, $11
    lnop
    xor $68, $64, $76
    lnop
    selb $64, $19, $69, $66
    lqd $11, 128($108)
    andc $66, $111, $68
    lqa $19, 0x18050
    xor $111, $95, $75
    lqa $68, 0x18060
    selb $17, $69, $126, $67
    lqd $95, 144($108)
    orc $69, $111, $66
    lqd $110, 384($108)
    or $20, $126, $67
    lqa $111, 0x18070
    andc $66, $69, $105
    lqd $67, 400($108)
    xor $126, $19, $74
    lqd $113, 640($108)
    xor $65, $68, $73
    lqa $19, 0x18080
    and $102, $69, $104
    lqd $98, 656($108)
    nor $68, $126, $65
    lnop
    xor $125, $111, $72
    lqa $65, 0x18090
    selb $126, $104, $23, $66
    lnop
    andc $104, $68, $125
    shufb $69, $11, $95, $10
    xor $95, $19, $71
    shufb $68, $110, $67, $10
    selb $125, $23, $105, $66
    shufb $67, $113, $98, $10
    andc $113, $104, $95
    lqa $98, 0x18000
    xor $104, $65, $70
    lqa $95, 0x18010
    selb $23, $105, $97, $102
    lqd $65, 896($108)
    orc $66, $104, $113
    lqd $105, 912($108)
    or $104, $97, $102
    lqa $113, 0x18020
    andc $97, $66, $112
    lqd $102, 1152($108)
    xor $110, $98, $69
    lqd $19, 1168($108)
    xor $11, $95, $68
    lqa $98, 0x18030
    and $95, $66, $16
    lnop
    nor $111, $110, $11
    shufb $66, $65, $105, $10
    xor $11, $113, $67
    lqa $105, 0x18040
    selb $110, $16, $21, $97
    lnop
    andc $16, $111, $11
    shufb $65, $102, $19, $10
    xor $111, $98, $66
    lnop
    selb $11, $21, $112, $97
    lnop
    andc $97, $16, $111
    lnop
    xor $111, $105, $65
    lnop
    selb $105, $112, $5, $95
    lqa $16, 0x18230
    orc $112, $111, $97
    lqa $21, 0x18240
    or $19, $5, $95
    lnop
    andc $95, $112, $101
    lnop
    and $111, $112, $103
    lqa $97, 0x18250
    selb $5, $103, $117, $95
    lnop
    xor $103, $16, $107
    shufb $22, $96, $18, $53
    xor $96, $21, $119
    lqa $107, 0x18260
    selb $21, $117, $101, $95
    rotqbyi $119, $8, 7
    nor $95, $103, $96
    rotqbyi $117, $9, 7
    xor $96, $97, $106
    lqa $103, 0x18270
    selb $9, $101, $114, $111
    shlqbii $106, $18, 1
    andc $18, $95, $96
    rotqbii $101, $119, 1
    xor $96, $107, $122
    shlqbii $119, $116, 1
    or $107, $114, $111
    rotqbii $122, $117, 1
    andc $117, $18, $96
    lqa $114, 0x181e0
    xor $96, $103, $109
    lqa $18, 0x181f0
    selb $8, $106, $101, $54
    shufb $109, $99, $116, $53
    orc $116, $96, $117
    lnop
    selb $16, $119, $122, $54
    lqa $117, 0x18200
    andc $122, $116, $6
    lnop
    xor $119, $114, $94
    lnop
    xor $96, $18, $93
    lqa $114, 0x18210
    and $18, $116, $115
    lnop
    nor $116, $119, $96
    lnop
    xor $96, $117, $92
    lqa $119, 0x18220
    selb $112, $115, $13, $122
    lnop
    andc $115, $116, $96
    lnop
    xor $116, $114, $91
    lnop
    selb $111, $13, $6, $122
    lnop
    andc $122, $115, $116
    lqa $13, 0x18190
    xor $116, $119, $90
    lqa $115, 0x181a0
    selb $96, $6, $60, $18
    lnop
    orc $6, $116, $122
    lnop
    or $95, $60, $18
    lqa $122, 0x181b0
    andc $60, $6, $61
    lnop
    xor $18, $13, $89
    lnop
    xor $116, $115, $88
    lqa $13, 0x181c0
    and $115, $6, $123
    lnop
    nor $6, $18, $116
    lnop
    xor $18, $122, $87
    lqa $116, 0x181d0
    selb $114, $123, $12, $60
    lnop
    andc $123, $6, $18
    lnop
    xor $6, $13, $86
    lnop
    selb $113, $12, $61, $60
    lnop
    andc $60, $123, $6
    lqa $12, 0x18140
    xor $123, $116, $85
    lqa $6, 0x18150
    selb $98, $61, $118, $115
    lnop
    orc $61, $123, $60
    lnop
    or $97, $118, $115
    lqa $123, 0x18160
    andc $118, $61, $62
    lnop
    xor $115, $12, $84
    lnop
    xor $60, $6, $83
    lqa $12, 0x18170
    and $6, $61, $14
    lnop
    nor $61, $115, $60
    lnop
    xor $115, $123, $82
    lqa $60, 0x18180
    selb $116, $14, $15, $118
    lnop
    andc $14, $61, $115
    lnop
    xor $61, $12, $81
    lnop
    selb $115, $15, $62, $118
    lnop
    andc $118, $14, $61
    lqa $15, 0x180f0
    xor $61, $60, $80
    lqa $14, 0x18100
    selb $100, $62, $120, $6
    lnop
    orc $62, $61, $118
    lnop
    or $99, $120, $6
    lqa $118, 0x18110
    andc $120, $62, $63
    lnop
    xor $6, $15, $79
    lnop
    xor $61, $14, $78
    lqa $15, 0x18120
    and $14, $62, $20
    lnop
    nor $62, $6, $61
    lnop
    xor $6, $118, $77
    lqa $61, 0x18130
    selb $118, $20, $17, $120
    lnop
    andc $20, $62, $6
    lnop
    xor $62, $15, $76
    lnop
    selb $117, $17, $63, $120
    lnop
    andc $120, $20, $62
    lqa $17, 0x180a0
    xor $62, $61, $75
    lqa $20, 0x180b0
    selb $102, $63, $121, $14
    lnop
    orc $63, $62, $120
    lnop
    or $101, $121, $14
    lqa $120, 0x180c0
    andc $121, $63, $64
    lnop
    xor $14, $17, $74
    lnop
    xor $62, $20, $73
    lqa $17, 0x180d0
    and $20, $63, $104
    lnop
    nor $63, $14, $62
    lnop
    xor $14, $120, $72
    lqa $62, 0x180e0
    selb $120, $104, $23, $121
    lqd $61, 1408($108)
    andc $104, $63, $14
    lqd $15, 1424($108)
    xor $63, $17, $71
    lqd $14, 1664($108)
    selb $119, $23, $64, $121
    lqd $17, 1680($108)
    andc $121, $104, $63
    lqa $23, 0x18050
    xor $63, $62, $70
    lqa $6, 0x18060
    selb $104, $64, $124, $20
    lqd $60, 1920($108)
    orc $62, $63, $121
    lqd $12, 1936($108)
    or $103, $124, $20
    lqa $121, 0x18070
    andc $20, $62, $125
    lqd $124, 2176($108)
    xor $13, $23, $69
    lqd $123, 2192($108)
    xor $18, $6, $68
    lqa $23, 0x18080
    and $6, $62, $19
    shufb $64, $61, $15, $10
    nor $15, $13, $18
    shufb $63, $14, $17, $10
    xor $14, $121, $67
    lqa $13, 0x18090
    selb $122, $19, $105, $20
    shufb $62, $60, $12, $10
    andc $60, $15, $14
    shufb $61, $124, $123, $10
    xor $124, $23, $66
    lqd $123, 2432($108)
    selb $121, $105, $125, $20
    lqa $23, 0x18000
    andc $105, $60, $124
    shufb $20, $22, $96, $53
    xor $124, $13, $65
    lqa $60, 0x18010
    selb $106, $125, $126, $6
    lqa $13, 0x18020
    orc $125, $124, $105
    lqd $22, 5920($7)
    or $105, $126, $6
    rotqbyi $124, $20, 8
    andc $126, $125, $11
    cdd $6, 0($4)
    xor $20, $23, $64
    lqd $4, 2448($108)
    xor $23, $60, $63
    lqa $108, 0x18030
    and $14, $125, $107
    lqa $15, 0x18040
    nor $125, $20, $23
    shufb $12, $124, $22, $6
    xor $20, $13, $62
    rotqbyi $22, $7, 0
    selb $124, $107, $9, $126
    hbrr casefold_steady_branch, casefold_steady_loop
    andc $107, $125, $20
    shufb $60, $123, $4, $10
    xor $125, $108, $61
    lnop
    selb $123, $9, $11, $126
    shufb $4, $109, $95, $53
    andc $126, $107, $125
    stqd $12, 5920($22)
    xor $125, $15, $60
    lqd $12, 6256($7)
    selb $108, $11, $110, $14
    lnop
    orc $11, $125, $126
    rotqbyi $7, $4, 8
    or $107, $110, $14
    lnop
    andc $110, $11, $21
    lnop
    and $14, $11, $16
    lnop
    selb $126, $16, $8, $110
    shufb $11, $7, $12, $6
    selb $125, $8, $21, $110
    lnop
    selb $110, $21, $5, $14
    lnop
    shli $4, $127, 3
    lnop
    or $109, $5, $14
    stqd $11, 6256($22)
    rotmi $5, $2, -3
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
    ai $6, $127, 1
    andi $2, $6, 7
    rotmi $3, $6, -3
    shli $4, $127, 3
    ai $127, $127, 1
    shli $5, $2, 5
# 1158 cycles an iteration, 1158 at least: 1158 instructions for the even pipe, 757 for the odd one; 0 cycles of nops alone
.align 3
casefold_edge_tap_loop:
    ai $6, $127, 1
    lnop
    ai $7, $4, 7
    lnop
    andi $2, $6, 7
    lnop
    andi $8, $4, -16
    lnop
    a $13, $5, $3
    lqa $10, 0x18230
    a $17, $8, $47
    lqa $5, 0x18240
    rotmi $3, $6, -3
    shufb $8, $13, $13, $49
    andi $14, $13, -16
    lqd $11, 5248($17)
    ai $52, $52, -1
    lqa $13, 0x18250
    a $6, $14, $50
    lqd $16, 5584($17)
    xor $12, $10, $94
    lnop
    xor $10, $5, $93
    lqa $94, 0x18260
    andbi $93, $8, 15
    lnop
    nor $15, $12, $10
    rotqby $5, $11, $4
    xor $10, $13, $92
    lqa $11, 0x18270
    a $8, $93, $48
    rotqby $9, $16, $4
    andc $16, $15, $10
    shlqbii $93, $96, 1
    xor $15, $94, $91
    rotqbii $96, $5, 1
    a $10, $14, $47
    shlqbii $94, $95, 1
    andc $14, $16, $15
    rotqbii $95, $9, 1
    xor $15, $11, $90
    lnop
    selb $90, $93, $96, $46
    lnop
    orc $96, $15, $14
    lqa $93, 0x181e0
    selb $91, $94, $95, $46
    lqa $14, 0x181f0
    andc $95, $96, $111
    lnop
    and $94, $96, $97
    lnop
    selb $96, $97, $98, $95
    lqa $15, 0x18200
    selb $16, $98, $111, $95
    lnop
    xor $98, $93, $88
    lnop
    xor $95, $14, $87
    lqa $93, 0x18210
    selb $92, $111, $112, $94
    lnop
    nor $14, $98, $95
    lnop
    xor $98, $15, $86
    lqa $95, 0x18190
    or $18, $112, $94
    lqa $15, 0x181a0
    andc $97, $14, $98
    lqa $94, 0x18220
    xor $98, $93, $85
    lnop
    selb $93, $112, $96, $89
    lqa $14, 0x181b0
    andc $112, $97, $98
    lnop
    xor $98, $95, $82
    lnop
    xor $97, $15, $81
    lqa $95, 0x181c0
    xor $15, $94, $84
    lnop
    nor $94, $98, $97
    lnop
    xor $98, $14, $80
    lqa $97, 0x18140
    orc $19, $15, $112
    lqa $14, 0x18150
    andc $15, $94, $98
    lqa $112, 0x181d0
    xor $98, $95, $79
    lnop
    and $94, $19, $99
    lqa $95, 0x18160
    andc $96, $15, $98
    lnop
    xor $98, $97, $76
    lnop
    xor $15, $14, $75
    lqa $97, 0x18170
    xor $14, $112, $78
    lnop
    nor $112, $98, $15
    lnop
    xor $15, $95, $74
    lqa $98, 0x18180
    orc $20, $14, $96
    lqa $95, 0x180f0
    andc $96, $112, $15
    lqa $14, 0x18100
    xor $112, $97, $73
    lnop
    and $21, $20, $101
    lnop
    andc $97, $96, $112
    lqa $15, 0x18110
    xor $112, $98, $72
    lnop
    xor $96, $95, $70
    lqd $98, 640($6)
    xor $11, $14, $69
    lqa $95, 0x18120
    orc $22, $112, $97
    lqa $14, 0x180a0
    nor $112, $96, $11
    lqa $97, 0x180b0
    xor $11, $15, $68
    lqd $96, 656($6)
    and $23, $22, $103
    lqd $15, 896($6)
    andc $13, $112, $11
    lqa $12, 0x180c0
    xor $112, $95, $67
    lqa $11, 0x18130
    xor $24, $14, $64
    lqd $95, 912($6)
    xor $25, $97, $63
    lqa $14, 0x180d0
    andc $97, $13, $112
    lqd $26, 1152($6)
    nor $27, $24, $25
    lqd $13, 1168($6)
    xor $25, $12, $62
    lqa $24, 0x180e0
    xor $12, $11, $66
    shufb $112, $98, $96, $8
    andc $96, $27, $25
    shufb $98, $15, $95, $8
    xor $95, $14, $61
    lqa $15, 0x18050
    orc $25, $12, $97
    lqa $14, 0x18060
    andc $12, $96, $95
    shufb $97, $26, $13, $8
    xor $95, $24, $60
    lqd $96, 1408($6)
    and $24, $25, $105
    lqa $13, 0x18070
    orc $26, $95, $12
    lqa $27, 0x18000
    xor $95, $15, $58
    lqa $12, 0x18010
    xor $11, $14, $57
    lqd $15, 1424($6)
    and $28, $26, $107
    lqd $14, 1664($6)
    nor $29, $95, $11
    lqa $30, 0x18020
    xor $95, $13, $56
    lqa $11, 0x18080
    xor $31, $27, $112
    lqd $13, 1680($6)
    xor $32, $12, $98
    lqa $27, 0x18030
    andc $12, $29, $95
    lnop
    nor $29, $31, $32
    shufb $95, $96, $15, $8
    xor $31, $30, $97
    lqa $15, 0x18040
    xor $32, $11, $55
    lqa $30, 0x18090
    andc $11, $29, $31
    shufb $96, $14, $13, $8
    xor $13, $27, $95
    lnop
    andc $27, $12, $32
    lnop
    andc $12, $11, $13
    lnop
    xor $11, $15, $96
    lnop
    xor $15, $30, $54
    lnop
    orc $30, $11, $12
    lnop
    orc $32, $15, $27
    lnop
    and $27, $30, $91
    lnop
    and $29, $32, $109
    lnop
    selb $11, $125, $126, $27
    lnop
    selb $12, $123, $124, $29
    lnop
    selb $13, $121, $122, $28
    stqa $11, 0x1b9c0
    selb $14, $119, $120, $24
    stqa $12, 0x1b9d0
    selb $15, $117, $118, $23
    stqa $13, 0x1b9e0
    selb $31, $115, $116, $21
    stqa $14, 0x1b9f0
    selb $33, $113, $114, $94
    stqa $15, 0x1ba00
    selb $34, $111, $16, $89
    stqa $31, 0x1ba10
    andc $111, $19, $113
    stqa $33, 0x1ba20
    andi $19, $51, -16
    stqa $92, 0x1ba30
    selb $89, $99, $100, $111
    lnop
    a $16, $19, $47
    lnop
    selb $19, $100, $113, $111
    lnop
    or $111, $114, $94
    lqd $100, 6592($16)
    selb $99, $114, $89, $83
    lnop
    andc $114, $20, $115
    lnop
    selb $20, $113, $19, $83
    lnop
    selb $113, $101, $102, $114
    lnop
    selb $101, $102, $115, $114
    lnop
    or $114, $116, $21
    rotqby $102, $100, $51
    selb $100, $116, $113, $77
    lnop
    andc $113, $22, $117
    lnop
    selb $22, $115, $101, $77
    lnop
    selb $101, $103, $104, $113
    rotqbyi $21, $102, 13
    or $103, $126, $27
    lqd $102, 5920($17)
    or $115, $124, $29
    cbd $27, 0($4)
    or $116, $122, $28
    stqa $103, 0x1ba40
    or $28, $120, $24
    stqa $115, 0x1ba50
    or $24, $118, $23
    stqa $116, 0x1ba60
    selb $23, $104, $117, $113
    stqa $28, 0x1ba70
    selb $113, $118, $101, $71
    stqa $24, 0x1ba80
    andc $118, $25, $119
    stqa $114, 0x1ba90
    selb $25, $117, $23, $71
    stqa $111, 0x1baa0
    selb $117, $105, $106, $118
    stqa $18, 0x1bab0
    selb $105, $106, $119, $118
    lqd $23, 6720($16)
    selb $118, $120, $117, $65
    lnop
    andi $120, $21, 255
    lnop
    andc $21, $26, $121
    lnop
    selb $26, $119, $105, $65
    shufb $117, $120, $102, $27
    selb $120, $107, $108, $21
    rotqbyi $119, $17, 0
    selb $107, $108, $121, $21
    rotqby $105, $23, $51
    selb $21, $122, $120, $59
    lqd $108, 2688($10)
    andc $120, $32, $123
    lqd $122, 2704($10)
    selb $32, $121, $107, $59
    stqd $117, 5920($119)
    selb $121, $109, $110, $120
    rotqbyi $117, $105, 13
    selb $109, $110, $123, $120
    lqa $105, 0x18230
    selb $120, $124, $121, $53
    lqa $110, 0x18240
    andc $124, $30, $125
    lqd $121, 6256($17)
    selb $17, $123, $109, $53
    lnop
    selb $109, $91, $90, $124
    lqa $30, 0x18250
    andi $91, $117, 255
    lnop
    xor $117, $105, $88
    shufb $123, $108, $122, $8
    xor $108, $110, $87
    lqa $122, 0x18260
    selb $110, $90, $125, $124
    shufb $87, $91, $121, $27
    nor $121, $117, $108
    rotqbyi $124, $5, 1
    xor $108, $30, $86
    lqa $117, 0x18270
    selb $86, $126, $109, $123
    rotqbyi $30, $9, 1
    andc $109, $121, $108
    shlqbii $126, $92, 1
    xor $108, $122, $85
    rotqbii $121, $124, 1
    selb $122, $125, $110, $123
    shlqbii $124, $18, 1
    andc $110, $109, $108
    rotqbii $125, $30, 1
    xor $109, $117, $84
    stqd $87, 6256($119)
    selb $119, $126, $121, $46
    lqa $117, 0x181e0
    orc $126, $109, $110
    lqa $121, 0x181f0
    selb $87, $124, $125, $46
    lnop
    andc $125, $126, $34
    lnop
    and $124, $126, $111
    lqa $110, 0x18200
    selb $126, $111, $33, $125
    lnop
    xor $111, $117, $82
    lnop
    xor $109, $121, $81
    lqa $117, 0x18210
    selb $121, $33, $34, $125
    lnop
    nor $125, $111, $109
    lnop
    xor $109, $110, $80
    lqa $111, 0x18220
    selb $33, $34, $93, $124
    lnop
    andc $110, $125, $109
    lnop
    xor $125, $117, $79
    lnop
    or $117, $93, $124
    lnop
    andc $124, $110, $125
    lqa $109, 0x18190
    xor $125, $111, $78
    lqa $110, 0x181a0
    selb $111, $93, $126, $83
    lnop
    orc $126, $125, $124
    lnop
    selb $84, $34, $121, $83
    lqa $125, 0x181b0
    andc $121, $126, $20
    lnop
    xor $83, $109, $76
    lnop
    xor $34, $110, $75
    lqa $109, 0x181c0
    and $108, $126, $114
    lnop
    nor $126, $83, $34
    lnop
    xor $83, $125, $74
    lqa $34, 0x18140
    selb $30, $114, $31, $121
    lqa $125, 0x18150
    andc $110, $126, $83
    lqa $114, 0x181d0
    xor $126, $109, $73
    lnop
    selb $109, $31, $20, $121
    lqa $83, 0x18160
    andc $121, $110, $126
    lnop
    xor $126, $34, $70
    lnop
    xor $110, $125, $69
    lqa $34, 0x18170
    xor $125, $114, $72
    lnop
    nor $114, $126, $110
    lnop
    xor $110, $83, $68
    lqa $126, 0x18180
    orc $31, $125, $121
    lqa $83, 0x180f0
    andc $125, $114, $110
    lqa $121, 0x18100
    xor $114, $34, $67
    lnop
    and $34, $31, $24
    lnop
    andc $110, $125, $114
    lqa $124, 0x18110
    xor $125, $126, $66
    lnop
    xor $114, $83, $64
    lqd $126, 1920($6)
    xor $93, $121, $63
    lqa $83, 0x18120
    orc $121, $125, $110
    lqa $18, 0x180a0
    nor $125, $114, $93
    lqa $110, 0x180b0
    xor $93, $124, $62
    lqd $114, 1936($6)
    and $85, $121, $28
    lqd $124, 2176($6)
    andc $92, $125, $93
    lqa $91, 0x180c0
    xor $93, $83, $61
    lqa $125, 0x18130
    xor $90, $18, $58
    lqd $83, 2192($6)
    xor $27, $110, $57
    lqa $18, 0x180d0
    andc $105, $92, $93
    lqd $110, 2432($6)
    nor $92, $90, $27
    lqd $88, 2448($6)
    xor $27, $91, $56
    lqa $90, 0x180e0
    xor $91, $125, $60
    shufb $94, $126, $114, $8
    andc $126, $92, $27
    shufb $93, $124, $83, $8
    xor $124, $18, $55
    lqa $83, 0x18050
    orc $18, $91, $105
    lqa $27, 0x18060
    andc $105, $126, $124
    shufb $92, $110, $88, $8
    xor $124, $90, $54
    lqd $126, 2688($6)
    and $88, $18, $116
    lqa $90, 0x18070
    orc $114, $124, $105
    lqa $110, 0x18000
    xor $124, $83, $112
    lqa $105, 0x18010
    xor $91, $27, $98
    lqd $83, 2704($6)
    and $107, $114, $115
    lqd $27, 2944($6)
    nor $125, $124, $91
    lqa $23, 0x18020
    xor $91, $90, $97
    lqa $124, 0x18080
    xor $90, $110, $94
    lqd $102, 2960($6)
    xor $106, $105, $93
    lqa $110, 0x18030
    andc $105, $125, $91
    lnop
    nor $125, $90, $106
    shufb $91, $126, $83, $8
    xor $106, $23, $92
    lqa $126, 0x18040
    xor $83, $124, $95
    lqa $23, 0x18090
    andc $124, $125, $106
    shufb $90, $27, $102, $8
    xor $125, $110, $91
    lnop
    andc $110, $105, $83
    lnop
    andc $105, $124, $125
    lnop
    xor $125, $126, $90
    lnop
    xor $126, $23, $96
    lnop
    orc $23, $125, $105
    lnop
    orc $105, $126, $110
    lnop
    and $106, $23, $87
    lnop
    and $102, $105, $103
    lnop
    selb $83, $122, $86, $106
    lnop
    selb $125, $17, $120, $102
    lnop
    selb $126, $32, $21, $107
    stqa $83, 0x1b9c0
    selb $124, $26, $118, $88
    stqa $125, 0x1b9d0
    selb $110, $25, $113, $85
    stqa $126, 0x1b9e0
    selb $27, $22, $100, $34
    stqa $124, 0x1b9f0
    selb $101, $20, $99, $108
    stqa $110, 0x1ba00
    or $104, $99, $108
    stqa $27, 0x1ba10
    selb $108, $99, $30, $77
    stqa $101, 0x1ba20
    andc $99, $31, $22
    stqa $33, 0x1ba30
    selb $31, $20, $109, $77
    lqd $30, 6592($16)
    selb $109, $24, $15, $99
    lnop
    selb $24, $15, $22, $99
    lnop
    or $99, $100, $34
    lnop
    selb $34, $100, $109, $71
    lnop
    ai $100, $4, 1
    lnop
    selb $20, $22, $24, $71
    rotqby $109, $30, $51
    andi $22, $100, -16
    lnop
    andc $24, $121, $25
    lnop
    a $30, $22, $47
    lnop
    selb $22, $28, $14, $24
    rotqbyi $29, $109, 13
    or $15, $86, $106
    lqd $28, 5920($30)
    or $109, $120, $102
    cbd $106, 0($100)
    or $121, $21, $107
    stqa $15, 0x1ba40
    or $107, $118, $88
    stqa $109, 0x1ba50
    or $102, $113, $85
    stqa $121, 0x1ba60
    selb $85, $14, $25, $24
    stqa $107, 0x1ba70
    selb $14, $113, $22, $65
    stqa $102, 0x1ba80
    andc $113, $18, $26
    stqa $99, 0x1ba90
    selb $18, $25, $85, $65
    stqa $104, 0x1baa0
    selb $85, $116, $13, $113
    stqa $117, 0x1bab0
    selb $116, $13, $26, $113
    lqd $25, 6720($16)
    selb $113, $118, $85, $59
    lnop
    andi $118, $29, 255
    lnop
    andc $29, $114, $32
    lnop
    selb $114, $26, $116, $59
    shufb $85, $118, $28, $106
    selb $118, $115, $12, $29
    rotqbyi $116, $30, 0
    selb $115, $12, $32, $29
    rotqby $26, $25, $51
    selb $25, $21, $118, $53
    lqd $12, 2944($10)
    andc $21, $105, $17
    lqd $118, 2960($10)
    selb $105, $32, $115, $53
    stqd $85, 5920($116)
    selb $115, $103, $11, $21
    rotqbyi $85, $26, 13
    selb $103, $11, $17, $21
    lqa $26, 0x18230
    selb $21, $120, $115, $123
    lqa $11, 0x18240
    andc $120, $23, $122
    lqd $115, 6256($30)
    selb $23, $17, $103, $123
    lnop
    selb $103, $87, $119, $120
    lqa $17, 0x18250
    andi $87, $85, 255
    lnop
    xor $85, $26, $82
    shufb $89, $12, $118, $8
    xor $82, $11, $81
    lqa $118, 0x18260
    selb $81, $119, $122, $120
    shufb $11, $87, $115, $106
    nor $119, $85, $82
    rotqbyi $120, $5, 2
    xor $82, $17, $80
    lqa $85, 0x18270
    selb $80, $86, $103, $89
    rotqbyi $17, $9, 2
    andc $86, $119, $82
    shlqbii $103, $33, 1
    xor $82, $118, $79
    rotqbii $119, $120, 1
    selb $120, $122, $81, $89
    shlqbii $118, $117, 1
    andc $117, $86, $82
    rotqbii $122, $17, 1
    xor $86, $85, $78
    stqd $11, 6256($116)
    selb $78, $103, $119, $46
    lqa $116, 0x181e0
    orc $119, $86, $117
    lqa $103, 0x181f0
    selb $117, $118, $122, $46
    lnop
    andc $122, $119, $84
    lnop
    and $118, $119, $104
    lqa $86, 0x18200
    selb $119, $104, $101, $122
    lnop
    xor $104, $116, $76
    lnop
    xor $85, $103, $75
    lqa $116, 0x18210
    selb $103, $101, $84, $122
    lnop
    nor $122, $104, $85
    lnop
    xor $85, $86, $74
    lqa $104, 0x18220
    selb $101, $84, $111, $118
    lnop
    andc $86, $122, $85
    lnop
    xor $122, $116, $73
    lnop
    or $82, $111, $118
    lnop
    andc $118, $86, $122
    lqa $116, 0x18190
    xor $122, $104, $72
    lqa $86, 0x181a0
    selb $104, $111, $119, $77
    lnop
    orc $119, $122, $118
    lnop
    selb $122, $84, $103, $77
    lqa $118, 0x181b0
    andc $103, $119, $31
    lnop
    xor $84, $116, $70
    lnop
    xor $77, $86, $69
    lqa $116, 0x181c0
    and $111, $119, $99
    lnop
    nor $119, $84, $77
    lnop
    xor $84, $118, $68
    lqa $77, 0x18140
    selb $118, $99, $27, $103
    lqa $86, 0x18150
    andc $85, $119, $84
    lqa $99, 0x181d0
    xor $119, $116, $67
    lnop
    selb $116, $27, $31, $103
    lqa $84, 0x18160
    andc $103, $85, $119
    lnop
    xor $119, $77, $64
    lnop
    xor $85, $86, $63
    lqa $77, 0x18170
    xor $86, $99, $66
    lnop
    nor $99, $119, $85
    lnop
    xor $85, $84, $62
    lqa $119, 0x18180
    orc $27, $86, $103
    lqa $84, 0x180f0
    andc $103, $99, $85
    lqa $86, 0x18100
    xor $99, $77, $61
    lnop
    and $17, $27, $102
    lnop
    andc $77, $103, $99
    lqa $85, 0x18110
    xor $103, $119, $60
    lnop
    xor $99, $84, $58
    lqd $119, 3200($6)
    xor $11, $86, $57
    lqa $84, 0x18120
    orc $81, $103, $77
    lqa $86, 0x180a0
    nor $103, $99, $11
    lqa $77, 0x180b0
    xor $11, $85, $56
    lqd $99, 3216($6)
    and $79, $81, $107
    lqd $85, 3456($6)
    andc $33, $103, $11
    lqa $115, 0x180c0
    xor $11, $84, $55
    lqa $103, 0x18130
    xor $106, $86, $112
    lqd $84, 3472($6)
    xor $87, $77, $98
    lqa $86, 0x180d0
    andc $12, $33, $11
    lqd $77, 3712($6)
    nor $33, $106, $87
    lqd $11, 3728($6)
    xor $26, $115, $97
    lqa $106, 0x180e0
    xor $115, $103, $54
    shufb $88, $119, $99, $8
    andc $119, $33, $26
    shufb $87, $85, $84, $8
    xor $85, $86, $95
    lqa $84, 0x18050
    orc $26, $115, $12
    lqa $33, 0x18060
    andc $115, $119, $85
    shufb $86, $77, $11, $8
    xor $85, $106, $96
    lqd $119, 3968($6)
    and $106, $26, $121
    lqa $77, 0x18070
    orc $99, $85, $115
    lqa $11, 0x18000
    xor $115, $84, $94
    lqa $85, 0x18010
    xor $12, $33, $93
    lqd $84, 3984($6)
    and $30, $99, $109
    lqd $33, 4224($6)
    nor $103, $115, $12
    lqa $32, 0x18020
    xor $12, $77, $92
    lqa $115, 0x18080
    xor $29, $11, $88
    lqd $77, 4240($6)
    xor $28, $85, $87
    lqa $11, 0x18030
    andc $13, $103, $12
    lnop
    nor $103, $29, $28
    shufb $85, $119, $84, $8
    xor $28, $32, $86
    lqa $119, 0x18040
    xor $29, $115, $91
    lqa $32, 0x18090
    andc $115, $103, $28
    shufb $84, $33, $77, $8
    xor $103, $11, $85
    lnop
    andc $11, $13, $29
    lnop
    andc $13, $115, $103
    lnop
    xor $115, $119, $84
    lnop
    xor $119, $32, $90
    lnop
    orc $32, $115, $13
    lnop
    orc $29, $119, $11
    lnop
    and $119, $32, $117
    lnop
    and $28, $29, $15
    lnop
    selb $77, $120, $80, $119
    lnop
    selb $11, $23, $21, $28
    lnop
    selb $103, $105, $25, $30
    stqa $77, 0x1b9c0
    selb $12, $114, $113, $106
    stqa $11, 0x1b9d0
    selb $115, $18, $14, $79
    stqa $103, 0x1b9e0
    selb $33, $20, $34, $17
    stqa $12, 0x1b9f0
    selb $22, $31, $108, $111
    stqa $115, 0x1ba00
    or $24, $108, $111
    stqa $33, 0x1ba10
    selb $111, $108, $118, $71
    stqa $22, 0x1ba20
    andc $118, $27, $20
    stqa $101, 0x1ba30
    selb $27, $31, $116, $71
    lqd $108, 6592($16)
    selb $116, $102, $110, $118
    lnop
    selb $102, $110, $20, $118
    lnop
    or $118, $34, $17
    lnop
    selb $17, $34, $116, $65
    lnop
    ai $116, $4, 2
    lnop
    selb $34, $20, $102, $65
    rotqby $110, $108, $51
    andi $108, $116, -16
    lnop
    andc $102, $81, $18
    lnop
    a $81, $108, $47
    lnop
    selb $108, $107, $124, $102
    rotqbyi $20, $110, 13
    or $110, $80, $119
    lqd $107, 5920($81)
    or $13, $21, $28
    cbd $119, 0($116)
    or $116, $25, $30
    stqa $110, 0x1ba40
    or $30, $113, $106
    stqa $13, 0x1ba50
    or $106, $14, $79
    stqa $116, 0x1ba60
    selb $79, $124, $18, $102
    stqa $30, 0x1ba70
    selb $102, $14, $108, $59
    stqa $106, 0x1ba80
    andc $108, $26, $114
    stqa $118, 0x1ba90
    selb $26, $18, $79, $59
    stqa $24, 0x1baa0
    selb $79, $121, $126, $108
    stqa $82, 0x1bab0
    selb $121, $126, $114, $108
    lqd $18, 6720($16)
    selb $108, $113, $79, $53
    lnop
    andi $113, $20, 255
    lnop
    andc $20, $99, $105
    lnop
    selb $99, $114, $121, $53
    shufb $79, $113, $107, $119
    selb $121, $109, $125, $20
    rotqbyi $114, $81, 0
    selb $109, $125, $105, $20
    rotqby $113, $18, $51
    selb $18, $25, $121, $123
    lqd $125, 3200($10)
    andc $25, $29, $23
    lqd $121, 3216($10)
    selb $29, $105, $109, $123
    stqd $79, 5920($114)
    selb $109, $15, $83, $25
    rotqbyi $105, $113, 13
    selb $113, $83, $23, $25
    lqa $15, 0x18230
    selb $25, $21, $109, $89
    lqa $79, 0x18240
    andc $109, $32, $120
    lqd $21, 6256($81)
    selb $32, $23, $113, $89
    lnop
    selb $113, $117, $78, $109
    lqa $23, 0x18250
    andi $117, $105, 255
    lnop
    xor $105, $15, $76
    shufb $83, $125, $121, $8
    xor $121, $79, $75
    lqa $125, 0x18260
    selb $79, $78, $120, $109
    shufb $75, $117, $21, $119
    nor $117, $105, $121
    rotqbyi $119, $5, 3
    xor $105, $23, $74
    lqa $121, 0x18270
    selb $74, $80, $113, $83
    rotqbyi $23, $9, 3
    andc $80, $117, $105
    shlqbii $113, $101, 1
    xor $105, $125, $73
    rotqbii $117, $119, 1
    selb $119, $120, $79, $83
    shlqbii $125, $82, 1
    andc $82, $80, $105
    rotqbii $120, $23, 1
    xor $105, $121, $72
    stqd $75, 6256($114)
    selb $114, $113, $117, $46
    lqa $121, 0x181e0
    orc $117, $105, $82
    lqa $113, 0x181f0
    selb $105, $125, $120, $46
    lnop
    andc $125, $117, $122
    lnop
    and $120, $117, $24
    lqa $82, 0x18200
    selb $117, $24, $22, $125
    lnop
    xor $24, $121, $70
    lnop
    xor $75, $113, $69
    lqa $121, 0x18210
    selb $113, $22, $122, $125
    lnop
    nor $125, $24, $75
    lnop
    xor $24, $82, $68
    lqa $75, 0x18220
    selb $22, $122, $104, $120
    lnop
    andc $82, $125, $24
    lnop
    xor $125, $121, $67
    lnop
    or $24, $104, $120
    lnop
    andc $120, $82, $125
    lqa $121, 0x18190
    xor $125, $75, $66
    lqa $82, 0x181a0
    selb $75, $104, $117, $71
    lnop
    orc $117, $125, $120
    lnop
    selb $120, $122, $113, $71
    lqa $125, 0x181b0
    andc $122, $117, $27
    lnop
    xor $113, $121, $64
    lnop
    xor $71, $82, $63
    lqa $121, 0x181c0
    and $104, $117, $118
    lnop
    nor $117, $113, $71
    lnop
    xor $113, $125, $62
    lqa $71, 0x18140
    selb $72, $118, $33, $122
    lqa $125, 0x18150
    andc $82, $117, $113
    lqa $118, 0x181d0
    xor $117, $121, $61
    lnop
    selb $121, $33, $27, $122
    lqa $113, 0x18160
    andc $122, $82, $117
    lnop
    xor $117, $71, $58
    lnop
    xor $82, $125, $57
    lqa $71, 0x18170
    xor $125, $118, $60
    lnop
    nor $118, $117, $82
    lnop
    xor $82, $113, $56
    lqa $117, 0x18180
    orc $113, $125, $122
    lqa $33, 0x180f0
    andc $125, $118, $82
    lqa $122, 0x18100
    xor $118, $71, $55
    lnop
    and $23, $113, $106
    lnop
    andc $71, $125, $118
    lqa $82, 0x18110
    xor $125, $117, $54
    lnop
    xor $118, $33, $112
    lqd $117, 4480($6)
    xor $80, $122, $98
    lqa $33, 0x18120
    orc $122, $125, $71
    lqa $79, 0x180a0
    nor $125, $118, $80
    lqa $71, 0x180b0
    xor $80, $82, $97
    lqd $118, 4496($6)
    and $101, $122, $30
    lqd $73, 4736($6)
    andc $82, $125, $80
    lqa $109, 0x180c0
    xor $80, $33, $95
    lqa $125, 0x18130
    xor $78, $79, $94
    lqd $33, 4752($6)
    xor $21, $71, $93
    lqa $79, 0x180d0
    andc $76, $82, $80
    lqd $71, 4992($6)
    nor $80, $78, $21
    lqd $15, 5008($6)
    xor $21, $109, $92
    lqa $78, 0x180e0
    xor $109, $125, $96
    shufb $82, $117, $118, $8
    andc $125, $80, $21
    shufb $81, $73, $33, $8
    xor $73, $79, $91
    lqa $21, 0x18050
    orc $33, $109, $76
    lqa $79, 0x18060
    andc $109, $125, $73
    shufb $80, $71, $15, $8
    xor $73, $78, $90
    lqd $125, 5248($6)
    and $76, $33, $116
    lqa $78, 0x18070
    orc $118, $73, $109
    lqa $71, 0x18000
    xor $109, $21, $88
    lqa $73, 0x18010
    xor $15, $79, $87
    lqd $21, 5264($6)
    and $20, $118, $13
    lqd $117, 5504($6)
    nor $79, $109, $15
    lqa $107, 0x18020
    xor $15, $78, $86
    lqa $109, 0x18080
    xor $78, $71, $82
    lqd $126, 5520($6)
    xor $14, $73, $81
    lqa $71, 0x18030
    andc $73, $79, $15
    lnop
    nor $15, $78, $14
    shufb $79, $125, $21, $8
    xor $14, $107, $80
    lqa $125, 0x18040
    xor $21, $109, $85
    lqa $107, 0x18090
    andc $109, $15, $14
    shufb $78, $117, $126, $8
    xor $126, $71, $79
    lnop
    andc $71, $73, $21
    lnop
    andc $73, $109, $126
    lnop
    xor $126, $125, $78
    lnop
    xor $125, $107, $84
    lnop
    orc $107, $126, $73
    lnop
    orc $73, $125, $71
    lnop
    and $21, $107, $105
    lnop
    and $117, $73, $110
    lnop
    selb $71, $119, $74, $21
    lnop
    selb $15, $32, $25, $117
    lnop
    selb $125, $29, $18, $20
    stqa $71, 0x1b9c0
    selb $109, $99, $108, $76
    stqa $15, 0x1b9d0
    selb $126, $26, $102, $101
    stqa $125, 0x1b9e0
    selb $14, $34, $17, $23
    stqa $109, 0x1b9f0
    selb $28, $27, $111, $104
    stqa $126, 0x1ba00
    or $31, $111, $104
    stqa $14, 0x1ba10
    selb $104, $111, $72, $65
    stqa $28, 0x1ba20
    andc $111, $113, $34
    stqa $22, 0x1ba30
    selb $113, $27, $121, $65
    lqd $72, 6592($16)
    selb $121, $106, $115, $111
    lnop
    selb $106, $115, $34, $111
    lnop
    or $111, $17, $23
    lnop
    selb $23, $17, $121, $59
    lnop
    ai $17, $4, 3
    lnop
    selb $27, $34, $106, $59
    rotqby $121, $72, $51
    andi $106, $17, -16
    lnop
    andc $72, $122, $26
    lnop
    a $122, $106, $47
    lnop
    selb $106, $30, $12, $72
    rotqbyi $34, $121, 13
    or $115, $74, $21
    lqd $30, 5920($122)
    or $121, $25, $117
    cbd $21, 0($17)
    or $124, $18, $20
    stqa $115, 0x1ba40
    or $20, $108, $76
    stqa $121, 0x1ba50
    or $117, $102, $101
    stqa $124, 0x1ba60
    selb $101, $12, $26, $72
    stqa $20, 0x1ba70
    selb $17, $102, $106, $53
    stqa $117, 0x1ba80
    andc $106, $33, $99
    stqa $111, 0x1ba90
    selb $33, $26, $101, $53
    stqa $31, 0x1baa0
    selb $101, $116, $103, $106
    stqa $24, 0x1bab0
    selb $116, $103, $99, $106
    lqd $26, 6720($16)
    selb $106, $108, $101, $123
    lnop
    andi $108, $34, 255
    lnop
    andc $34, $118, $29
    lnop
    selb $118, $99, $116, $123
    shufb $101, $108, $30, $21
    selb $116, $13, $11, $34
    rotqbyi $108, $122, 0
    selb $13, $11, $29, $34
    rotqby $99, $26, $51
    selb $26, $18, $116, $89
    lqd $11, 3456($10)
    andc $18, $73, $32
    lqd $116, 3472($10)
    selb $34, $29, $13, $89
    stqd $101, 5920($108)
    selb $101, $110, $77, $18
    rotqbyi $13, $99, 13
    selb $110, $77, $32, $18
    lqa $99, 0x18230
    selb $18, $25, $101, $83
    lqa $29, 0x18240
    andc $101, $107, $119
    lqd $25, 6256($122)
    selb $122, $32, $110, $83
    lnop
    selb $110, $105, $114, $101
    lqa $32, 0x18250
    andi $105, $13, 255
    lnop
    xor $13, $99, $70
    shufb $77, $11, $116, $8
    xor $99, $29, $69
    lqa $116, 0x18260
    selb $69, $114, $119, $101
    shufb $29, $105, $25, $21
    nor $105, $13, $99
    rotqbyi $114, $5, 4
    xor $13, $32, $68
    lqa $99, 0x18270
    selb $68, $74, $110, $77
    rotqbyi $32, $9, 4
    andc $74, $105, $13
    shlqbii $110, $22, 1
    xor $13, $116, $67
    rotqbii $105, $114, 1
    selb $114, $119, $69, $77
    shlqbii $116, $24, 1
    andc $69, $74, $13
    rotqbii $119, $32, 1
    xor $74, $99, $66
    stqd $29, 6256($108)
    selb $108, $110, $105, $46
    lqa $99, 0x181e0
    orc $110, $74, $69
    lqa $105, 0x181f0
    selb $69, $116, $119, $46
    lnop
    andc $119, $110, $120
    lnop
    and $116, $110, $31
    lqa $74, 0x18200
    selb $110, $31, $28, $119
    lnop
    xor $31, $99, $64
    lnop
    xor $66, $105, $63
    lqa $99, 0x18210
    selb $105, $28, $120, $119
    lnop
    nor $119, $31, $66
    lnop
    xor $31, $74, $62
    lqa $66, 0x18220
    selb $28, $120, $75, $116
    lnop
    andc $74, $119, $31
    lnop
    xor $119, $99, $61
    lnop
    or $99, $75, $116
    lnop
    andc $116, $74, $119
    lqa $31, 0x18190
    xor $119, $66, $60
    lqa $74, 0x181a0
    selb $66, $75, $110, $65
    lnop
    orc $110, $119, $116
    lnop
    selb $119, $120, $105, $65
    lqa $116, 0x181b0
    andc $120, $110, $113
    lnop
    xor $105, $31, $58
    lnop
    xor $65, $74, $57
    lqa $31, 0x181c0
    and $29, $110, $111
    lnop
    nor $110, $105, $65
    lnop
    xor $105, $116, $56
    lqa $65, 0x18140
    selb $116, $111, $14, $120
    lqa $74, 0x18150
    andc $75, $110, $105
    lqa $111, 0x181d0
    xor $110, $31, $55
    lnop
    selb $31, $14, $113, $120
    lqa $105, 0x18160
    andc $120, $75, $110
    lnop
    xor $110, $65, $112
    lnop
    xor $75, $74, $98
    lqa $65, 0x18170
    xor $74, $111, $54
    lnop
    nor $111, $110, $75
    lnop
    xor $75, $105, $97
    lqa $110, 0x18180
    orc $105, $74, $120
    lqa $14, 0x180f0
    andc $120, $111, $75
    lqa $74, 0x18100
    xor $111, $65, $95
    lnop
    and $32, $105, $117
    lnop
    andc $65, $120, $111
    lqa $75, 0x18110
    xor $120, $110, $96
    lnop
    xor $111, $14, $94
    lqd $110, 5760($6)
    xor $13, $74, $93
    lqa $14, 0x18120
    orc $24, $120, $65
    lqa $74, 0x180a0
    nor $120, $111, $13
    lqa $65, 0x180b0
    xor $13, $75, $92
    lqd $111, 5776($6)
    and $22, $24, $20
    lqd $67, 6016($6)
    andc $75, $120, $13
    lqa $101, 0x180c0
    xor $13, $14, $91
    lqa $120, 0x18130
    xor $21, $74, $88
    lqd $14, 6032($6)
    xor $25, $65, $87
    lqa $74, 0x180d0
    andc $70, $75, $13
    lqd $65, 6272($6)
    nor $11, $21, $25
    lqd $13, 6288($6)
    xor $25, $101, $86
    lqa $21, 0x180e0
    xor $101, $120, $90
    shufb $76, $110, $111, $8
    andc $120, $11, $25
    shufb $75, $67, $14, $8
    xor $67, $74, $85
    lqa $11, 0x18050
    orc $14, $101, $70
    lqa $25, 0x18060
    andc $101, $120, $67
    shufb $74, $65, $13, $8
    xor $67, $21, $84
    lqd $120, 6528($6)
    and $21, $14, $124
    lqa $65, 0x18070
    orc $70, $67, $101
    lqa $13, 0x18000
    xor $101, $11, $82
    lqa $67, 0x18010
    xor $111, $25, $81
    lqd $11, 6544($6)
    and $107, $70, $121
    lqd $25, 6784($6)
    nor $110, $101, $111
    lqa $30, 0x18020
    xor $101, $65, $80
    lqa $111, 0x18080
    xor $103, $13, $76
    lqd $65, 6800($6)
    xor $102, $67, $75
    lqa $13, 0x18030
    andc $67, $110, $101
    lnop
    nor $110, $103, $102
    shufb $73, $120, $11, $8
    xor $103, $30, $74
    lqa $120, 0x18040
    xor $102, $111, $79
    lqa $30, 0x18090
    andc $111, $110, $103
    shufb $72, $25, $65, $8
    xor $110, $13, $73
    lnop
    andc $13, $67, $102
    lnop
    andc $102, $111, $110
    lnop
    xor $111, $120, $72
    lnop
    xor $120, $30, $78
    lnop
    orc $30, $111, $102
    lnop
    orc $111, $120, $13
    lnop
    and $120, $30, $69
    lnop
    and $102, $111, $115
    lnop
    selb $65, $114, $68, $120
    lnop
    selb $110, $122, $18, $102
    lnop
    selb $11, $34, $26, $107
    stqa $65, 0x1b9c0
    selb $13, $118, $106, $21
    stqa $110, 0x1b9d0
    selb $103, $33, $17, $22
    stqa $11, 0x1b9e0
    selb $67, $27, $23, $32
    stqa $13, 0x1b9f0
    selb $25, $113, $104, $29
    stqa $103, 0x1ba00
    or $101, $104, $29
    stqa $67, 0x1ba10
    selb $29, $104, $116, $59
    stqa $25, 0x1ba20
    andc $116, $105, $27
    stqa $28, 0x1ba30
    selb $105, $113, $31, $59
    lqd $104, 6592($16)
    selb $113, $117, $126, $116
    lnop
    selb $117, $126, $27, $116
    lnop
    or $31, $23, $32
    lnop
    selb $32, $23, $113, $53
    lnop
    ai $113, $4, 4
    lnop
    selb $23, $27, $117, $53
    rotqby $126, $104, $51
    andi $117, $113, -16
    lnop
    andc $104, $24, $33
    lnop
    a $24, $117, $47
    lnop
    selb $117, $20, $109, $104
    rotqbyi $27, $126, 13
    or $126, $68, $120
    lqd $20, 5920($24)
    or $116, $18, $102
    cbd $120, 0($113)
    or $12, $26, $107
    stqa $126, 0x1ba40
    or $107, $106, $21
    stqa $116, 0x1ba50
    or $21, $17, $22
    stqa $12, 0x1ba60
    selb $22, $109, $33, $104
    stqa $107, 0x1ba70
    selb $109, $17, $117, $123
    stqa $21, 0x1ba80
    andc $117, $14, $118
    stqa $31, 0x1ba90
    selb $14, $33, $22, $123
    stqa $101, 0x1baa0
    selb $22, $124, $125, $117
    stqa $99, 0x1bab0
    selb $124, $125, $118, $117
    lqd $33, 6720($16)
    selb $117, $106, $22, $89
    lnop
    andi $106, $27, 255
    lnop
    andc $27, $70, $34
    lnop
    selb $22, $118, $124, $89
    shufb $70, $106, $20, $120
    selb $124, $121, $15, $27
    rotqbyi $118, $24, 0
    selb $121, $15, $34, $27
    rotqby $106, $33, $51
    selb $27, $26, $124, $83
    lqd $15, 3712($10)
    andc $26, $111, $122
    lqd $124, 3728($10)
    selb $111, $34, $121, $83
    stqd $70, 5920($118)
    selb $121, $115, $71, $26
    rotqbyi $70, $106, 13
    selb $115, $71, $122, $26
    lqa $106, 0x18230
    selb $26, $18, $121, $77
    lqa $34, 0x18240
    andc $121, $30, $114
    lqd $18, 6256($24)
    selb $24, $122, $115, $77
    lnop
    selb $122, $69, $108, $121
    lqa $115, 0x18250
    andi $69, $70, 255
    lnop
    xor $70, $106, $64
    shufb $71, $15, $124, $8
    xor $106, $34, $63
    lqa $124, 0x18260
    selb $63, $108, $114, $121
    shufb $34, $69, $18, $120
    nor $120, $70, $106
    rotqbyi $121, $5, 5
    xor $70, $115, $62
    lqa $106, 0x18270
    selb $62, $68, $122, $71
    rotqbyi $115, $9, 5
    andc $68, $120, $70
    shlqbii $122, $28, 1
    xor $70, $124, $61
    rotqbii $120, $121, 1
    selb $61, $114, $63, $71
    shlqbii $124, $99, 1
    andc $99, $68, $70
    rotqbii $114, $115, 1
    xor $115, $106, $60
    stqd $34, 6256($118)
    selb $118, $122, $120, $46
    lqa $106, 0x181e0
    orc $122, $115, $99
    lqa $120, 0x181f0
    selb $99, $124, $114, $46
    lnop
    andc $124, $122, $119
    lnop
    and $114, $122, $101
    lqa $115, 0x18200
    selb $122, $101, $25, $124
    lnop
    xor $101, $106, $58
    lnop
    xor $60, $120, $57
    lqa $106, 0x18210
    selb $120, $25, $119, $124
    lnop
    nor $124, $101, $60
    lnop
    xor $60, $115, $56
    lqa $101, 0x18220
    selb $25, $119, $66, $114
    lnop
    andc $115, $124, $60
    lnop
    xor $124, $106, $55
    lnop
    or $106, $66, $114
    lnop
    andc $114, $115, $124
    lqa $60, 0x18190
    xor $124, $101, $54
    lqa $115, 0x181a0
    selb $101, $66, $122, $59
    lnop
    orc $122, $124, $114
    lnop
    selb $114, $119, $120, $59
    lqa $124, 0x181b0
    andc $120, $122, $105
    lnop
    xor $119, $60, $112
    lnop
    xor $59, $115, $98
    lqa $60, 0x181c0
    and $34, $122, $31
    lnop
    nor $122, $119, $59
    lnop
    xor $119, $124, $97
    lqa $59, 0x18140
    selb $124, $31, $67, $120
    lqa $115, 0x18150
    andc $66, $122, $119
    lqa $31, 0x181d0
    xor $122, $60, $95
    lnop
    selb $60, $67, $105, $120
    lqa $119, 0x18160
    andc $120, $66, $122
    lnop
    xor $122, $59, $94
    lnop
    xor $66, $115, $93
    lqa $59, 0x18170
    xor $115, $31, $96
    lnop
    nor $31, $122, $66
    lnop
    xor $66, $119, $92
    lqa $122, 0x18180
    orc $119, $115, $120
    lqa $67, 0x180f0
    andc $120, $31, $66
    lqa $115, 0x18100
    xor $66, $59, $91
    lnop
    and $31, $119, $21
    lnop
    andc $59, $120, $66
    lqa $70, 0x18110
    xor $120, $122, $90
    lnop
    xor $66, $67, $88
    lqd $122, 7040($6)
    xor $68, $115, $87
    lqa $67, 0x18120
    orc $63, $120, $59
    lqa $115, 0x180a0
    nor $120, $66, $68
    lqa $59, 0x180b0
    xor $66, $70, $86
    lqd $68, 7056($6)
    and $28, $63, $107
    lqd $121, 7296($6)
    andc $70, $120, $66
    lqa $108, 0x180c0
    xor $66, $67, $85
    lqa $120, 0x18130
    xor $69, $115, $82
    lqd $67, 7312($6)
    xor $18, $59, $81
    lqa $115, 0x180d0
    andc $64, $70, $66
    lqd $59, 7552($6)
    nor $15, $69, $18
    lqd $66, 7568($6)
    xor $30, $108, $80
    lqa $18, 0x180e0
    xor $108, $120, $84
    shufb $70, $122, $68, $8
    andc $122, $15, $30
    shufb $69, $121, $67, $8
    xor $121, $115, $79
    lqa $67, 0x18050
    orc $30, $108, $64
    lqa $115, 0x18060
    andc $108, $122, $121
    shufb $68, $59, $66, $8
    xor $121, $18, $78
    lqd $122, 7808($6)
    and $18, $30, $12
    lqa $66, 0x18070
    orc $64, $121, $108
    lqa $59, 0x18000
    xor $121, $67, $76
    lqa $108, 0x18010
    xor $67, $115, $75
    lqd $15, 7824($6)
    and $120, $64, $116
    lqd $115, 8064($6)
    nor $33, $121, $67
    lqa $20, 0x18020
    xor $67, $66, $74
    lqa $121, 0x18080
    xor $66, $59, $70
    lqd $125, 8080($6)
    xor $6, $108, $69
    lqa $59, 0x18030
    andc $108, $33, $67
    lnop
    nor $33, $66, $6
    shufb $67, $122, $15, $8
    xor $6, $20, $68
    lqa $122, 0x18040
    xor $15, $121, $73
    lqa $20, 0x18090
    andc $121, $33, $6
    shufb $66, $115, $125, $8
    xor $125, $59, $67
    lnop
    andc $59, $108, $15
    lnop
    andc $108, $121, $125
    lnop
    xor $125, $122, $66
    lnop
    xor $122, $20, $72
    lnop
    orc $20, $125, $108
    lnop
    orc $108, $122, $59
    lnop
    and $122, $20, $99
    lnop
    and $33, $108, $126
    lnop
    selb $6, $61, $62, $122
    lnop
    selb $59, $24, $26, $33
    lnop
    selb $115, $111, $27, $120
    stqa $6, 0x1b9c0
    selb $15, $22, $117, $18
    stqa $59, 0x1b9d0
    selb $121, $14, $109, $28
    stqa $115, 0x1b9e0
    selb $17, $23, $32, $31
    stqa $15, 0x1b9f0
    selb $104, $105, $29, $34
    stqa $121, 0x1ba00
    or $113, $29, $34
    stqa $17, 0x1ba10
    selb $34, $29, $124, $53
    stqa $104, 0x1ba20
    andc $124, $119, $23
    stqa $25, 0x1ba30
    selb $119, $105, $60, $53
    lqd $29, 6592($16)
    selb $105, $21, $103, $124
    lnop
    selb $21, $103, $23, $124
    lnop
    or $60, $32, $31
    lnop
    selb $31, $32, $105, $123
    lnop
    ai $105, $4, 5
    lnop
    selb $32, $23, $21, $123
    rotqby $124, $29, $51
    andi $21, $105, -16
    lnop
    andc $23, $63, $14
    lnop
    a $63, $21, $47
    lnop
    selb $21, $107, $13, $23
    rotqbyi $29, $124, 13
    or $103, $62, $122
    lqd $107, 5920($63)
    or $125, $26, $33
    cbd $122, 0($105)
    or $124, $27, $120
    stqa $103, 0x1ba40
    or $120, $117, $18
    stqa $125, 0x1ba50
    or $18, $109, $28
    stqa $124, 0x1ba60
    selb $28, $13, $14, $23
    stqa $120, 0x1ba70
    selb $23, $109, $21, $89
    stqa $18, 0x1ba80
    andc $109, $30, $22
    stqa $60, 0x1ba90
    selb $30, $14, $28, $89
    stqa $113, 0x1baa0
    selb $14, $12, $11, $109
    stqa $106, 0x1bab0
    selb $12, $11, $22, $109
    lqd $28, 6720($16)
    selb $109, $117, $14, $83
    lnop
    andi $117, $29, 255
    lnop
    andc $29, $64, $111
    lnop
    selb $21, $22, $12, $83
    shufb $64, $117, $107, $122
    selb $117, $116, $110, $29
    rotqbyi $107, $63, 0
    selb $116, $110, $111, $29
    rotqby $12, $28, $51
    selb $28, $27, $117, $77
    lqd $110, 3968($10)
    andc $27, $108, $24
    lqd $117, 3984($10)
    selb $108, $111, $116, $77
    stqd $64, 5920($107)
    selb $116, $126, $65, $27
    rotqbyi $111, $12, 13
    selb $126, $65, $24, $27
    lqa $12, 0x18230
    selb $27, $26, $116, $71
    lqa $64, 0x18240
    andc $116, $20, $61
    lqd $26, 6256($63)
    selb $20, $24, $126, $71
    lnop
    selb $126, $99, $118, $116
    lqa $24, 0x18250
    andi $99, $111, 255
    lnop
    xor $111, $12, $58
    shufb $65, $110, $117, $8
    xor $110, $64, $57
    lqa $117, 0x18260
    selb $64, $118, $61, $116
    shufb $57, $99, $26, $122
    nor $118, $111, $110
    rotqbyi $122, $5, 6
    xor $110, $24, $56
    lqa $111, 0x18270
    selb $56, $62, $126, $65
    rotqbyi $24, $9, 6
    andc $62, $118, $110
    shlqbii $126, $25, 1
    xor $110, $117, $55
    rotqbii $118, $122, 1
    selb $117, $61, $64, $65
    shlqbii $122, $106, 1
    andc $64, $62, $110
    rotqbii $106, $24, 1
    xor $110, $111, $54
    stqd $57, 6256($107)
    selb $111, $126, $118, $46
    lqa $107, 0x181e0
    orc $126, $110, $64
    lqa $118, 0x181f0
    selb $110, $122, $106, $46
    lnop
    andc $122, $126, $114
    lnop
    and $106, $126, $113
    lqa $64, 0x18200
    selb $126, $113, $104, $122
    lnop
    xor $113, $107, $112
    lnop
    xor $57, $118, $98
    lqa $107, 0x18210
    selb $118, $104, $114, $122
    lnop
    nor $122, $113, $57
    lnop
    xor $57, $64, $97
    lqa $113, 0x18220
    selb $104, $114, $101, $106
    lnop
    andc $64, $122, $57
    lnop
    xor $122, $107, $95
    lnop
    or $107, $101, $106
    lnop
    andc $106, $64, $122
    lqa $57, 0x18190
    xor $122, $113, $96
    lqa $64, 0x181a0
    selb $113, $101, $126, $53
    lnop
    orc $126, $122, $106
    lnop
    selb $106, $114, $118, $53
    lqa $122, 0x181b0
    andc $118, $126, $119
    lnop
    xor $114, $57, $94
    lnop
    xor $53, $64, $93
    lqa $57, 0x181c0
    and $101, $126, $60
    lnop
    nor $126, $114, $53
    lnop
    xor $114, $122, $92
    lqa $53, 0x18140
    selb $122, $60, $17, $118
    lqa $64, 0x18150
    andc $54, $126, $114
    lqa $60, 0x181d0
    xor $126, $57, $91
    lnop
    selb $57, $17, $119, $118
    lqa $114, 0x18160
    andc $118, $54, $126
    lnop
    xor $126, $53, $88
    lnop
    xor $54, $64, $87
    lqa $53, 0x18170
    xor $64, $60, $90
    lnop
    nor $60, $126, $54
    lnop
    xor $54, $114, $86
    lqa $126, 0x18180
    orc $114, $64, $118
    lqa $17, 0x180f0
    andc $118, $60, $54
    lqa $64, 0x18100
    xor $60, $53, $85
    lnop
    and $54, $114, $18
    lnop
    andc $53, $118, $60
    lqa $62, 0x18110
    xor $118, $126, $84
    lnop
    xor $60, $17, $82
    lqd $126, 128($10)
    xor $24, $64, $81
    lqa $17, 0x18120
    orc $55, $118, $53
    lqa $64, 0x180a0
    nor $118, $60, $24
    lqa $53, 0x180b0
    xor $24, $62, $80
    lqd $60, 144($10)
    and $25, $55, $120
    lqd $62, 384($10)
    andc $61, $118, $24
    lqa $116, 0x180c0
    xor $24, $17, $79
    lqa $118, 0x18130
    xor $99, $64, $76
    lqd $17, 400($10)
    xor $64, $53, $75
    lqa $26, 0x180d0
    andc $58, $61, $24
    lqd $53, 640($10)
    nor $24, $99, $64
    lqd $61, 656($10)
    xor $12, $116, $74
    lqa $99, 0x180e0
    xor $116, $118, $78
    shufb $64, $126, $60, $8
    andc $126, $24, $12
    shufb $63, $62, $17, $8
    xor $12, $26, $73
    lqa $17, 0x18050
    orc $26, $116, $58
    lqa $24, 0x18060
    andc $116, $126, $12
    shufb $62, $53, $61, $8
    xor $61, $99, $72
    lqd $126, 896($10)
    and $99, $26, $124
    lqa $53, 0x18070
    orc $58, $61, $116
    lqa $12, 0x18000
    xor $116, $17, $70
    lqa $61, 0x18010
    xor $118, $24, $69
    lqd $17, 912($10)
    and $29, $58, $125
    lqd $24, 1152($10)
    nor $60, $116, $118
    lqa $22, 0x18020
    xor $116, $53, $68
    lqa $118, 0x18080
    xor $14, $12, $64
    lqd $53, 1168($10)
    xor $11, $61, $63
    lqa $12, 0x18030
    andc $13, $60, $116
    lnop
    nor $116, $14, $11
    shufb $61, $126, $17, $8
    xor $11, $22, $62
    lqa $126, 0x18040
    xor $14, $118, $67
    lqa $22, 0x18090
    andc $118, $116, $11
    shufb $60, $24, $53, $8
    xor $116, $12, $61
    lnop
    andc $12, $13, $14
    lnop
    andc $13, $118, $116
    lnop
    xor $118, $126, $60
    lnop
    xor $126, $22, $66
    lnop
    orc $22, $118, $13
    lnop
    orc $118, $126, $12
    lnop
    and $14, $22, $110
    lnop
    and $24, $118, $103
    lnop
    selb $53, $117, $56, $14
    lnop
    selb $126, $20, $27, $24
    lnop
    selb $11, $108, $28, $29
    stqa $53, 0x1b9c0
    selb $12, $21, $109, $99
    stqa $126, 0x1b9d0
    selb $116, $30, $23, $25
    stqa $11, 0x1b9e0
    selb $17, $32, $31, $54
    stqa $12, 0x1b9f0
    selb $105, $119, $34, $101
    stqa $116, 0x1ba00
    or $33, $34, $101
    stqa $17, 0x1ba10
    selb $101, $34, $122, $123
    stqa $105, 0x1ba20
    andc $122, $114, $32
    stqa $104, 0x1ba30
    selb $34, $119, $57, $123
    lqd $114, 6592($16)
    selb $119, $18, $121, $122
    lnop
    selb $18, $121, $32, $122
    lnop
    or $19, $31, $54
    lnop
    selb $35, $31, $119, $89
    lnop
    ai $119, $4, 6
    lnop
    selb $121, $32, $18, $89
    rotqby $4, $114, $51
    andi $114, $119, -16
    lnop
    andc $18, $55, $30
    lnop
    a $55, $114, $47
    lnop
    selb $114, $120, $15, $18
    rotqbyi $32, $4, 13
    or $13, $56, $14
    lqd $120, 5920($55)
    or $14, $27, $24
    cbd $4, 0($119)
    or $122, $28, $29
    stqa $13, 0x1ba40
    or $119, $109, $99
    stqa $14, 0x1ba50
    or $99, $23, $25
    stqa $122, 0x1ba60
    selb $25, $15, $30, $18
    stqa $119, 0x1ba70
    selb $15, $23, $114, $83
    stqa $99, 0x1ba80
    andc $114, $26, $21
    stqa $19, 0x1ba90
    selb $26, $30, $25, $83
    stqa $33, 0x1baa0
    selb $25, $124, $115, $114
    stqa $107, 0x1bab0
    selb $30, $115, $21, $114
    lqd $23, 6720($16)
    selb $124, $109, $25, $77
    lnop
    andi $109, $32, 255
    lnop
    andc $32, $58, $108
    lnop
    selb $25, $21, $30, $77
    shufb $58, $109, $120, $4
    selb $120, $125, $59, $32
    rotqbyi $109, $55, 0
    selb $125, $59, $108, $32
    rotqby $21, $23, $51
    selb $32, $28, $120, $71
    lqd $23, 4224($10)
    andc $28, $118, $20
    lqd $120, 4240($10)
    selb $30, $108, $125, $71
    stqd $58, 5920($109)
    selb $125, $103, $6, $28
    rotqbyi $108, $21, 13
    selb $103, $6, $20, $28
    lqa $21, 0x18230
    selb $28, $27, $125, $65
    lqa $58, 0x18240
    andc $125, $22, $117
    lqd $27, 6256($55)
    selb $6, $20, $103, $65
    lnop
    selb $103, $110, $111, $125
    lqa $20, 0x18250
    andi $110, $108, 255
    lnop
    xor $108, $21, $112
    shufb $59, $23, $120, $8
    xor $112, $58, $98
    lqa $120, 0x18260
    selb $98, $111, $117, $125
    shufb $58, $110, $27, $4
    nor $111, $108, $112
    rotqbyi $125, $5, 7
    xor $108, $20, $97
    lqa $112, 0x18270
    selb $20, $56, $103, $59
    rotqbyi $97, $9, 7
    andc $56, $111, $108
    shlqbii $103, $104, 1
    xor $108, $120, $95
    rotqbii $111, $125, 1
    selb $9, $117, $98, $59
    shlqbii $125, $107, 1
    andc $107, $56, $108
    rotqbii $117, $97, 1
    xor $108, $112, $96
    lnop
    selb $5, $103, $111, $46
    stqd $58, 6256($109)
    orc $111, $108, $107
    lnop
    selb $27, $125, $117, $46
    lqa $108, 0x181e0
    andc $125, $111, $106
    lqa $117, 0x181f0
    and $107, $111, $33
    lnop
    selb $111, $33, $105, $125
    lnop
    selb $33, $105, $106, $125
    lqa $109, 0x18200
    selb $96, $106, $113, $107
    lnop
    xor $125, $108, $94
    lnop
    xor $105, $117, $93
    lqa $108, 0x18210
    or $95, $113, $107
    lnop
    nor $107, $125, $105
    lnop
    xor $105, $109, $92
    lqa $125, 0x18220
    selb $112, $113, $111, $123
    lqa $109, 0x18190
    andc $113, $107, $105
    lqa $117, 0x181a0
    xor $107, $108, $91
    lnop
    selb $111, $106, $33, $123
    lnop
    andc $123, $113, $107
    lqa $106, 0x181b0
    xor $113, $125, $90
    lnop
    xor $125, $109, $88
    lnop
    xor $107, $117, $87
    lqa $109, 0x181c0
    orc $117, $113, $123
    lnop
    nor $123, $125, $107
    lnop
    xor $125, $106, $86
    lqa $107, 0x18140
    andc $113, $117, $34
    lqa $106, 0x18150
    andc $108, $123, $125
    lqa $33, 0x181d0
    xor $125, $109, $85
    lnop
    and $109, $117, $19
    lqa $123, 0x18160
    andc $117, $108, $125
    lnop
    xor $125, $107, $82
    lnop
    xor $108, $106, $81
    lqa $107, 0x18170
    xor $106, $33, $84
    lnop
    nor $33, $125, $108
    lnop
    xor $108, $123, $80
    lqa $125, 0x18180
    orc $123, $106, $117
    lqa $105, 0x180f0
    andc $117, $33, $108
    lqa $106, 0x18100
    xor $108, $107, $79
    lnop
    and $107, $123, $99
    lnop
    andc $33, $117, $108
    lqa $103, 0x18110
    xor $117, $125, $78
    lnop
    xor $108, $105, $76
    lqd $125, 1408($10)
    xor $58, $106, $75
    lqa $105, 0x18120
    orc $120, $117, $33
    lqa $106, 0x180a0
    nor $117, $108, $58
    lqa $33, 0x180b0
    xor $58, $103, $74
    lqd $108, 1424($10)
    and $21, $120, $119
    lqd $103, 1664($10)
    andc $97, $117, $58
    lqa $56, 0x180c0
    xor $58, $105, $73
    lqa $117, 0x18130
    xor $98, $106, $70
    lqd $105, 1680($10)
    xor $104, $33, $69
    lqa $106, 0x180d0
    andc $110, $97, $58
    lqd $33, 1920($10)
    nor $4, $98, $104
    lqd $97, 1936($10)
    xor $98, $56, $68
    lqa $104, 0x180e0
    xor $56, $117, $72
    shufb $58, $125, $108, $8
    andc $125, $4, $98
    shufb $57, $103, $105, $8
    xor $105, $106, $67
    lqa $103, 0x18050
    orc $117, $56, $110
    lqa $106, 0x18060
    andc $110, $125, $105
    shufb $56, $33, $97, $8
    xor $105, $104, $66
    lqd $125, 2176($10)
    and $33, $117, $122
    lqa $104, 0x18070
    orc $23, $105, $110
    lqa $97, 0x18000
    xor $110, $103, $64
    lqa $105, 0x18010
    xor $98, $106, $63
    lqd $103, 2192($10)
    and $22, $23, $14
    lqd $106, 2432($10)
    nor $4, $110, $98
    lqa $108, 0x18020
    xor $98, $104, $62
    lqa $110, 0x18080
    xor $118, $97, $58
    lqd $104, 2448($10)
    xor $115, $105, $57
    lqa $97, 0x18030
    andc $105, $4, $98
    lnop
    nor $98, $118, $115
    shufb $55, $125, $103, $8
    xor $118, $108, $56
    lqa $125, 0x18040
    xor $115, $110, $61
    lqa $108, 0x18090
    andc $110, $98, $118
    shufb $54, $106, $104, $8
    xor $118, $97, $55
    lnop
    andc $97, $105, $115
    lnop
    andc $115, $110, $118
    lnop
    xor $118, $125, $54
    lnop
    xor $125, $108, $60
    lnop
    orc $18, $118, $115
    lnop
    orc $29, $125, $97
    lnop
    and $125, $18, $27
    lnop
    and $118, $29, $13
    lnop
    selb $110, $9, $20, $125
    lnop
    selb $108, $6, $28, $118
    lnop
    selb $106, $30, $32, $22
    stqa $110, 0x1b9c0
    selb $104, $25, $124, $33
    stqa $108, 0x1b9d0
    selb $102, $26, $15, $21
    stqa $106, 0x1b9e0
    selb $100, $121, $35, $107
    stqa $104, 0x1b9f0
    selb $98, $34, $101, $109
    stqa $102, 0x1ba00
    selb $115, $19, $17, $113
    stqa $100, 0x1ba10
    selb $19, $17, $34, $113
    stqa $98, 0x1ba20
    or $97, $101, $109
    stqa $96, 0x1ba30
    selb $114, $101, $115, $89
    lqd $109, 6592($16)
    andc $115, $123, $121
    lnop
    selb $113, $34, $19, $89
    lnop
    selb $19, $99, $116, $115
    lnop
    selb $34, $116, $121, $115
    lnop
    or $99, $35, $107
    lnop
    andi $115, $7, -16
    rotqby $107, $109, $51
    selb $116, $35, $19, $83
    lnop
    a $19, $115, $47
    lnop
    shli $4, $127, 3
    lnop
    ai $127, $127, 1
    rotqbyi $35, $107, 13
    or $109, $20, $125
    lqd $123, 5920($19)
    or $107, $28, $118
    cbd $125, 0($7)
    or $105, $32, $22
    stqa $109, 0x1ba40
    or $103, $124, $33
    stqa $107, 0x1ba50
    or $101, $15, $21
    stqa $105, 0x1ba60
    andc $21, $120, $26
    stqa $103, 0x1ba70
    selb $115, $121, $34, $83
    stqa $101, 0x1ba80
    selb $121, $119, $12, $21
    stqa $99, 0x1ba90
    selb $119, $12, $26, $21
    stqa $97, 0x1baa0
    selb $118, $15, $121, $77
    stqa $95, 0x1bab0
    andc $121, $117, $25
    lqd $15, 6720($16)
    selb $117, $26, $119, $77
    lnop
    andi $119, $35, 255
    lnop
    selb $35, $122, $11, $121
    lnop
    selb $122, $11, $25, $121
    shufb $26, $119, $123, $125
    selb $120, $124, $35, $71
    rotqbyi $11, $19, 0
    andc $124, $23, $30
    rotqby $35, $15, $51
    selb $119, $25, $122, $71
    hbrr casefold_edge_tap_branch, casefold_edge_tap_loop
    selb $15, $14, $126, $124
    lqd $25, 4480($10)
    selb $23, $126, $30, $124
    lqd $14, 4496($10)
    selb $122, $32, $15, $65
    stqd $26, 5920($11)
    andc $15, $29, $6
    rotqbyi $26, $35, 13
    selb $121, $30, $23, $65
    lqd $29, 6256($19)
    selb $19, $13, $53, $15
    lnop
    selb $13, $53, $6, $15
    lnop
    selb $124, $28, $19, $59
    lnop
    andi $19, $26, 255
    shufb $53, $25, $14, $8
    andc $8, $18, $9
    lnop
    selb $123, $6, $13, $59
    shufb $18, $19, $29, $125
    selb $125, $27, $5, $8
    lnop
    selb $27, $5, $9, $8
    lnop
    selb $126, $20, $125, $53
    lnop
    shli $5, $2, 5
    stqd $18, 6256($11)
    selb $125, $9, $27, $53
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
    ai $17, $127, 1
    andi $2, $17, 7
    rotmi $3, $17, -3
    shli $17, $2, 5
    a $2, $17, $3
    lqa $6, 0x18230
    lqa $3, 0x18240
    lqa $17, 0x18250
    xor $14, $6, $94
    xor $6, $3, $93
    lqa $3, 0x18260
    nor $9, $14, $6
    xor $6, $17, $92
    andc $17, $9, $6
    xor $6, $3, $91
    andc $3, $17, $6
    shufb $8, $2, $2, $56
    andi $4, $2, -16
    shli $5, $127, 3
    a $6, $4, $57
    andbi $17, $8, 15
    andi $8, $5, -16
    a $2, $8, $54
    lqd $9, 5584($2)
    a $7, $17, $55
    rotqby $8, $9, $5
    lqd $17, 5248($2)
    rotqbii $12, $8, 1
    lqa $9, 0x18270
    lqa $14, 0x18220
    lqa $16, 0x181e0
    lqa $15, 0x181f0
    shlqbii $10, $95, 1
    xor $11, $9, $90
    selb $9, $10, $12, $53
    orc $10, $11, $3
    xor $3, $14, $80
    xor $11, $16, $89
    rotqby $12, $17, $5
    xor $13, $15, $88
    shlqbii $15, $96, 1
    rotqbii $17, $12, 1
    selb $14, $15, $17, $53
    lqa $15, 0x18200
    lqa $16, 0x18210
    andc $17, $10, $111
# 1035 cycles an iteration, 1030 at least: 1030 instructions for the even pipe, 733 for the odd one; 1 cycles of nops alone
.align 3
casefold_steady_tap_loop:
    nor $96, $11, $13
    lnop
    xor $13, $15, $87
    lqa $11, 0x18220
    selb $15, $97, $98, $17
    lnop
    andc $95, $96, $13
    lnop
    xor $96, $16, $86
    lnop
    and $16, $10, $97
    lnop
    andc $10, $95, $96
    lqa $13, 0x18190
    xor $96, $11, $85
    lqa $95, 0x181a0
    selb $97, $111, $112, $16
    lnop
    orc $11, $96, $10
    lnop
    or $10, $112, $16
    lqa $96, 0x181b0
    andc $16, $11, $113
    lnop
    xor $112, $13, $84
    lnop
    xor $94, $95, $83
    lqa $13, 0x181c0
    and $95, $11, $99
    lnop
    nor $11, $112, $94
    lnop
    xor $93, $96, $82
    lqa $94, 0x181d0
    selb $112, $99, $100, $16
    lnop
    andc $96, $11, $93
    lnop
    xor $93, $13, $81
    lnop
    selb $99, $100, $113, $16
    lnop
    andc $16, $96, $93
    lqa $13, 0x18140
    xor $96, $94, $80
    lqa $93, 0x18150
    selb $100, $113, $114, $95
    lnop
    orc $94, $96, $16
    lnop
    or $113, $114, $95
    lqa $96, 0x18160
    andc $95, $94, $115
    lnop
    xor $114, $13, $79
    lnop
    xor $16, $93, $78
    lqa $13, 0x18170
    and $93, $94, $101
    lnop
    nor $94, $114, $16
    lnop
    xor $11, $96, $77
    lqa $16, 0x18180
    selb $114, $101, $102, $95
    lnop
    andc $96, $94, $11
    lnop
    xor $94, $13, $76
    lnop
    selb $101, $102, $115, $95
    lnop
    andc $95, $96, $94
    lnop
    xor $96, $16, $75
    lqa $94, 0x180f0
    selb $102, $115, $116, $93
    lqa $16, 0x18100
    orc $13, $96, $95
    lnop
    or $115, $116, $93
    lnop
    andc $93, $13, $117
    lqa $96, 0x18110
    and $92, $13, $103
    lnop
    xor $95, $94, $74
    lqd $13, 640($6)
    xor $11, $16, $73
    lqa $94, 0x18120
    selb $116, $103, $104, $93
    lqa $16, 0x180a0
    nor $91, $95, $11
    lqa $90, 0x180b0
    xor $11, $96, $72
    lqd $95, 656($6)
    selb $103, $104, $117, $93
    lqd $96, 896($6)
    andc $104, $91, $11
    lqa $93, 0x180c0
    xor $11, $94, $71
    lqa $91, 0x18130
    xor $30, $16, $69
    lqd $94, 912($6)
    xor $16, $90, $68
    lqa $29, 0x180d0
    andc $21, $104, $11
    lqd $90, 1152($6)
    nor $11, $30, $16
    lqd $24, 1168($6)
    xor $20, $93, $67
    lqa $30, 0x180e0
    xor $93, $91, $70
    shufb $104, $13, $95, $7
    andc $95, $11, $20
    shufb $16, $96, $94, $7
    xor $96, $29, $66
    lqa $94, 0x18050
    orc $29, $93, $21
    lqa $20, 0x18060
    andc $93, $95, $96
    shufb $11, $90, $24, $7
    xor $95, $30, $65
    lqd $96, 1408($6)
    and $30, $29, $105
    lqa $90, 0x18070
    orc $24, $95, $93
    lqa $21, 0x18000
    xor $95, $94, $64
    lqa $93, 0x18010
    xor $91, $20, $63
    lqd $94, 1424($6)
    and $28, $24, $107
    lqd $20, 1664($6)
    nor $13, $95, $91
    lqa $25, 0x18020
    xor $91, $90, $62
    lqa $95, 0x18080
    xor $27, $21, $104
    lqd $90, 1680($6)
    xor $26, $93, $16
    lqa $21, 0x18030
    andc $93, $13, $91
    lnop
    nor $91, $27, $26
    shufb $13, $96, $94, $7
    xor $26, $25, $11
    lqa $94, 0x18040
    xor $27, $95, $61
    lqa $25, 0x18090
    andc $95, $91, $26
    shufb $96, $20, $90, $7
    xor $91, $21, $13
    lnop
    andc $21, $93, $27
    lnop
    andc $93, $95, $91
    lnop
    xor $95, $94, $96
    lnop
    xor $94, $25, $60
    lnop
    orc $25, $95, $93
    lnop
    orc $93, $94, $21
    lnop
    and $94, $25, $9
    lnop
    and $91, $93, $109
    lqa $27, 0x18190
    selb $95, $125, $126, $94
    lqd $90, 1920($6)
    selb $18, $123, $124, $91
    lqa $26, 0x181a0
    selb $19, $121, $122, $28
    stqa $95, 0x1b9c0
    selb $20, $119, $120, $30
    stqa $18, 0x1b9d0
    selb $21, $117, $118, $92
    stqa $19, 0x1b9e0
    andc $23, $29, $119
    stqa $20, 0x1b9f0
    or $117, $118, $92
    stqa $21, 0x1ba00
    selb $118, $105, $106, $23
    stqa $102, 0x1ba10
    selb $105, $106, $119, $23
    stqa $100, 0x1ba20
    andi $106, $58, -16
    stqa $97, 0x1ba30
    andc $23, $24, $121
    lqd $29, 2432($6)
    a $119, $106, $54
    lqa $24, 0x181c0
    or $106, $120, $30
    lqa $92, 0x18150
    selb $120, $107, $108, $23
    lqd $30, 6592($119)
    selb $107, $108, $121, $23
    lqd $22, 1936($6)
    andc $108, $93, $123
    lqd $23, 2176($6)
    or $121, $122, $28
    lqd $31, 2192($6)
    selb $122, $109, $110, $108
    lqa $28, 0x18230
    selb $109, $110, $123, $108
    lqa $93, 0x18240
    andc $110, $25, $125
    rotqby $108, $30, $58
    or $123, $124, $91
    lqd $25, 2448($6)
    selb $30, $9, $14, $110
    lqa $124, 0x18250
    selb $9, $14, $125, $110
    rotqbyi $91, $8, 1
    xor $110, $28, $89
    rotqbyi $125, $108, 13
    xor $89, $93, $88
    lqa $108, 0x18260
    or $88, $126, $94
    shlqbii $93, $10, 1
    nor $94, $110, $89
    rotqbii $126, $91, 1
    xor $110, $124, $87
    lqa $91, 0x181e0
    andi $124, $125, 255
    lqa $87, 0x181f0
    andc $89, $94, $110
    lqa $125, 0x18270
    xor $110, $108, $86
    lqa $28, 0x18160
    selb $86, $93, $126, $53
    lqa $108, 0x18200
    andc $126, $89, $110
    lqa $14, 0x180f0
    xor $110, $91, $84
    lqa $89, 0x18100
    xor $93, $87, $83
    lqa $91, 0x18210
    xor $87, $125, $85
    lqa $32, 0x18010
    nor $85, $110, $93
    lqd $125, 2688($6)
    xor $110, $108, $82
    shufb $93, $23, $31, $7
    orc $23, $87, $126
    lqa $108, 0x18000
    xor $126, $27, $79
    shufb $94, $90, $22, $7
    xor $90, $26, $78
    lqd $22, 2704($6)
    xor $27, $32, $93
    lqa $26, 0x181b0
    nor $87, $126, $90
    lqd $32, 2944($6)
    xor $126, $91, $81
    lqa $31, 0x180b0
    andc $91, $85, $110
    lqa $90, 0x18050
    xor $110, $108, $94
    lnop
    andc $85, $91, $126
    cbd $108, 0($5)
    xor $126, $26, $77
    lqa $91, 0x18140
    orc $26, $3, $85
    lqa $33, 0x18060
    andc $3, $87, $126
    lqd $85, 2960($6)
    xor $126, $24, $76
    stqa $88, 0x1ba40
    and $24, $26, $115
    lqa $87, 0x18070
    xor $35, $89, $68
    lqa $34, 0x18170
    xor $89, $92, $73
    stqa $123, 0x1ba50
    xor $92, $91, $74
    stqa $121, 0x1ba60
    xor $91, $33, $16
    stqa $106, 0x1ba70
    xor $33, $28, $72
    stqa $117, 0x1ba80
    nor $28, $92, $89
    lqa $36, 0x18020
    xor $37, $90, $104
    lqa $89, 0x18110
    xor $38, $34, $71
    shufb $92, $29, $25, $7
    andc $25, $28, $33
    stqa $115, 0x1ba90
    xor $28, $14, $69
    stqa $113, 0x1baa0
    xor $14, $87, $11
    lqa $33, 0x18040
    nor $87, $110, $27
    stqa $10, 0x1bab0
    nor $110, $37, $91
    shufb $90, $32, $85, $7
    xor $32, $36, $92
    lqa $85, 0x18120
    nor $36, $28, $35
    lqa $37, 0x180a0
    xor $28, $89, $67
    shufb $91, $125, $22, $7
    andc $89, $87, $32
    lqa $125, 0x18080
    xor $32, $33, $90
    lqa $87, 0x18030
    xor $22, $31, $63
    lqa $33, 0x180c0
    andc $31, $110, $14
    lnop
    xor $110, $37, $64
    lnop
    xor $37, $85, $66
    lnop
    xor $85, $125, $13
    lnop
    xor $125, $87, $91
    lnop
    xor $87, $33, $62
    lnop
    nor $14, $110, $22
    lqa $33, 0x180e0
    andc $110, $36, $28
    lnop
    andc $28, $31, $85
    lnop
    andc $31, $14, $87
    lqa $85, 0x18130
    andc $87, $110, $37
    lqa $14, 0x180d0
    andc $37, $89, $125
    lqa $110, 0x18090
    xor $125, $33, $60
    lnop
    orc $33, $32, $37
    lnop
    selb $32, $98, $111, $17
    lnop
    xor $98, $85, $65
    lqd $111, 5920($2)
    xor $17, $14, $61
    lqa $85, 0x181d0
    xor $37, $110, $96
    lqa $14, 0x18180
    orc $89, $98, $87
    lqa $36, 0x18070
    orc $22, $37, $28
    rotqbyi $87, $12, 1
    and $37, $33, $86
    shlqbii $28, $97, 1
    andc $97, $31, $17
    lqa $35, 0x18230
    and $17, $22, $88
    lqa $31, 0x18240
    orc $27, $125, $97
    lqa $29, 0x18250
    andc $125, $25, $38
    lqd $34, 4480($6)
    and $38, $89, $121
    lqd $25, 6720($119)
    andc $98, $3, $126
    lqd $39, 4496($6)
    xor $126, $14, $70
    lqd $3, 4736($6)
    xor $14, $85, $75
    lqd $40, 4752($6)
    orc $41, $126, $125
    shufb $85, $124, $111, $108
    selb $97, $9, $30, $37
    rotqbyi $42, $2, 0
    orc $43, $14, $98
    rotqby $126, $25, $58
    selb $111, $109, $122, $17
    lqd $25, 4992($6)
    and $44, $27, $123
    lqd $45, 5008($6)
    and $46, $41, $106
    stqd $85, 5920($42)
    selb $98, $105, $118, $38
    rotqbyi $85, $126, 13
    and $48, $43, $117
    lqd $47, 6256($2)
    selb $10, $107, $120, $44
    stqa $97, 0x1b9c0
    selb $126, $103, $116, $46
    stqa $111, 0x1b9d0
    selb $125, $101, $114, $48
    stqa $10, 0x1b9e0
    and $2, $23, $113
    stqa $98, 0x1b9f0
    selb $14, $99, $112, $24
    stqa $126, 0x1ba00
    selb $49, $32, $15, $2
    stqa $125, 0x1ba10
    or $124, $122, $17
    stqa $14, 0x1ba20
    or $110, $30, $37
    stqa $49, 0x1ba30
    or $122, $116, $46
    lqd $30, 6592($119)
    andi $116, $85, 255
    lqa $46, 0x18050
    xor $85, $35, $84
    lqa $37, 0x18060
    xor $50, $31, $83
    shufb $35, $116, $47, $108
    or $116, $118, $38
    shufb $84, $34, $39, $7
    ai $118, $5, 1
    shufb $83, $3, $40, $7
    xor $40, $29, $82
    stqa $110, 0x1ba40
    andi $29, $118, -16
    shufb $82, $25, $45, $7
    or $108, $120, $44
    stqa $124, 0x1ba50
    a $44, $29, $54
    stqd $35, 6256($42)
    nop
    stqa $108, 0x1ba60
    or $120, $114, $48
    lqd $29, 5920($44)
    xor $114, $37, $83
    stqa $116, 0x1ba70
    xor $48, $46, $84
    rotqby $37, $30, $58
    xor $30, $36, $82
    stqa $122, 0x1ba80
    nor $46, $48, $114
    rotqbii $36, $87, 1
    or $114, $112, $24
    stqa $120, 0x1ba90
    ai $127, $127, 1
    rotqbyi $112, $37, 13
    or $37, $15, $2
    stqa $114, 0x1baa0
    andc $15, $46, $30
    cbd $2, 0($118)
    andc $118, $23, $32
    stqa $37, 0x1bab0
    selb $23, $28, $36, $53
    lqd $30, 6720($119)
    selb $28, $113, $100, $118
    lnop
    andi $113, $112, 255
    lnop
    andc $112, $26, $99
    lnop
    selb $26, $100, $32, $118
    shufb $36, $113, $29, $2
    selb $118, $115, $102, $112
    rotqbyi $113, $44, 0
    andc $115, $43, $101
    rotqby $100, $30, $58
    selb $30, $102, $99, $112
    lnop
    selb $112, $117, $21, $115
    lnop
    andc $117, $41, $103
    stqd $36, 5920($113)
    selb $36, $21, $101, $115
    rotqbyi $41, $100, 13
    selb $115, $106, $20, $117
    lqd $101, 6256($44)
    andc $106, $89, $105
    lnop
    selb $44, $20, $103, $117
    lnop
    selb $117, $121, $19, $106
    lnop
    andi $121, $41, 255
    lnop
    andc $41, $27, $107
    lnop
    selb $27, $19, $105, $106
    shufb $103, $121, $101, $2
    selb $106, $123, $18, $41
    lnop
    andc $123, $22, $109
    lnop
    selb $22, $18, $107, $41
    lnop
    selb $41, $88, $95, $123
    stqd $103, 6256($113)
    ai $17, $127, 1
    lnop
    selb $113, $95, $109, $123
    rotqbyi $103, $12, 2
    andi $2, $17, 7
    shlqbii $123, $49, 1
    andc $49, $33, $9
    lqa $109, 0x18260
    rotmi $3, $17, -3
    rotqbyi $33, $8, 2
    selb $121, $86, $23, $49
    rotqbii $17, $103, 1
    nor $86, $85, $50
    lqa $103, 0x18270
    selb $50, $23, $9, $49
    shlqbii $85, $37, 1
    andc $23, $86, $40
    rotqbii $9, $33, 1
    xor $86, $109, $81
    lqa $33, 0x181e0
    selb $81, $123, $17, $53
    lqa $109, 0x181f0
    andc $123, $23, $86
    lnop
    xor $86, $103, $80
    lnop
    selb $80, $85, $9, $53
    lqa $103, 0x18200
    orc $85, $86, $123
    lnop
    xor $123, $33, $79
    lnop
    xor $86, $109, $78
    lqa $33, 0x18210
    andc $23, $85, $26
    lnop
    nor $109, $123, $86
    lnop
    xor $123, $103, $77
    lqa $86, 0x18190
    and $103, $85, $114
    lqa $17, 0x181a0
    andc $40, $109, $123
    lqa $85, 0x18220
    xor $123, $33, $76
    lnop
    selb $9, $114, $14, $23
    lqa $33, 0x181b0
    andc $114, $40, $123
    lnop
    xor $123, $86, $74
    lnop
    xor $40, $17, $73
    lqa $86, 0x181c0
    xor $17, $85, $75
    lnop
    nor $85, $123, $40
    lnop
    xor $123, $33, $72
    lqa $40, 0x18140
    orc $33, $17, $114
    lqa $109, 0x18150
    andc $17, $85, $123
    lqa $114, 0x181d0
    xor $123, $86, $71
    lnop
    and $37, $33, $120
    lqa $86, 0x18160
    andc $85, $17, $123
    lnop
    xor $123, $40, $69
    lnop
    xor $17, $109, $68
    lqa $40, 0x18170
    xor $109, $114, $70
    lnop
    nor $114, $123, $17
    lnop
    xor $17, $86, $67
    lqa $123, 0x18180
    orc $49, $109, $85
    lqa $86, 0x180f0
    andc $109, $114, $17
    lqa $85, 0x18100
    xor $114, $40, $66
    lnop
    and $40, $49, $122
    lnop
    andc $17, $109, $114
    lqa $95, 0x18110
    xor $114, $123, $65
    lnop
    xor $109, $86, $64
    lqd $123, 3200($6)
    xor $88, $85, $63
    lqa $86, 0x18120
    orc $101, $114, $17
    lqa $85, 0x180a0
    nor $114, $109, $88
    lqa $17, 0x180b0
    xor $88, $95, $62
    lqd $109, 3216($6)
    and $100, $101, $116
    lqd $95, 3456($6)
    andc $107, $114, $88
    lqa $18, 0x180c0
    xor $88, $86, $61
    lqa $114, 0x18130
    xor $105, $85, $104
    lqd $86, 3472($6)
    xor $19, $17, $16
    lqa $85, 0x180d0
    andc $20, $107, $88
    lqd $17, 3712($6)
    nor $21, $105, $19
    lqd $107, 3728($6)
    xor $19, $18, $11
    lqa $105, 0x180e0
    xor $18, $114, $60
    shufb $89, $123, $109, $7
    andc $123, $21, $19
    shufb $88, $95, $86, $7
    xor $95, $85, $13
    lqa $86, 0x18050
    orc $21, $18, $20
    lqa $85, 0x18060
    andc $18, $123, $95
    shufb $87, $17, $107, $7
    xor $107, $105, $96
    lqd $123, 3968($6)
    and $114, $21, $108
    lqa $105, 0x18070
    orc $102, $107, $18
    lqa $95, 0x18000
    xor $107, $86, $94
    lqa $18, 0x18010
    xor $86, $85, $93
    lqd $17, 3984($6)
    and $99, $102, $124
    lqd $20, 4224($6)
    nor $85, $107, $86
    lqa $19, 0x18020
    xor $86, $105, $92
    lqa $107, 0x18080
    xor $109, $95, $89
    lqd $105, 4240($6)
    xor $43, $18, $88
    lqa $95, 0x18030
    andc $18, $85, $86
    lnop
    nor $29, $109, $43
    shufb $86, $123, $17, $7
    xor $109, $19, $87
    lqa $123, 0x18040
    xor $17, $107, $91
    lqa $19, 0x18090
    andc $107, $29, $109
    shufb $85, $20, $105, $7
    xor $109, $95, $86
    lnop
    andc $95, $18, $17
    lnop
    andc $17, $107, $109
    lnop
    xor $109, $123, $85
    lnop
    xor $123, $19, $90
    lnop
    orc $29, $109, $17
    lnop
    orc $43, $123, $95
    lnop
    and $20, $29, $80
    lnop
    and $32, $43, $110
    lnop
    selb $17, $50, $121, $20
    lnop
    selb $109, $113, $41, $32
    lnop
    selb $95, $22, $106, $99
    stqa $17, 0x1b9c0
    selb $107, $27, $117, $114
    stqa $109, 0x1b9d0
    selb $18, $44, $115, $100
    stqa $95, 0x1b9e0
    selb $123, $36, $112, $40
    stqa $107, 0x1b9f0
    selb $105, $30, $118, $37
    stqa $18, 0x1ba00
    selb $46, $26, $28, $103
    stqa $123, 0x1ba10
    selb $19, $14, $26, $23
    stqa $105, 0x1ba20
    andc $23, $33, $30
    stqa $46, 0x1ba30
    or $33, $28, $103
    lqd $26, 6592($119)
    selb $14, $120, $125, $23
    lnop
    selb $120, $125, $30, $23
    lnop
    or $23, $118, $37
    lnop
    andc $118, $49, $36
    lnop
    ai $49, $5, 2
    lnop
    selb $125, $122, $126, $118
    rotqby $37, $26, $58
    andi $26, $49, -16
    lnop
    selb $122, $126, $36, $118
    lnop
    a $118, $26, $54
    lnop
    andc $26, $101, $44
    rotqbyi $36, $37, 13
    or $126, $121, $20
    lqd $101, 5920($118)
    or $121, $41, $32
    cbd $37, 0($49)
    or $103, $106, $99
    stqa $126, 0x1ba40
    or $20, $117, $114
    stqa $121, 0x1ba50
    or $106, $115, $100
    stqa $103, 0x1ba60
    or $114, $112, $40
    stqa $20, 0x1ba70
    selb $40, $116, $98, $26
    stqa $106, 0x1ba80
    andc $112, $21, $27
    stqa $114, 0x1ba90
    selb $116, $98, $44, $26
    stqa $23, 0x1baa0
    selb $26, $108, $10, $112
    stqa $33, 0x1bab0
    andi $98, $36, 255
    lqd $44, 6720($119)
    andc $36, $102, $22
    lnop
    selb $108, $10, $27, $112
    shufb $102, $98, $101, $37
    selb $112, $124, $111, $36
    rotqbyi $27, $118, 0
    andc $101, $43, $113
    lqa $98, 0x18230
    selb $124, $111, $22, $36
    lqa $43, 0x18240
    selb $22, $110, $97, $101
    rotqby $111, $44, $58
    andc $44, $29, $50
    stqd $102, 5920($27)
    selb $110, $97, $113, $101
    lqa $102, 0x18250
    selb $113, $80, $81, $44
    rotqbyi $101, $8, 3
    xor $97, $98, $79
    rotqbyi $80, $111, 13
    xor $98, $43, $78
    lqa $111, 0x18260
    selb $78, $81, $50, $44
    shlqbii $43, $33, 1
    nor $33, $97, $98
    rotqbii $81, $101, 1
    xor $101, $102, $77
    lqa $98, 0x181e0
    andi $102, $80, 255
    lqa $77, 0x181f0
    andc $97, $33, $101
    lqa $80, 0x18270
    xor $101, $111, $76
    lnop
    selb $76, $43, $81, $53
    lqa $111, 0x18200
    andc $81, $97, $101
    lnop
    xor $101, $98, $74
    lnop
    xor $97, $77, $73
    lqa $98, 0x18210
    xor $77, $80, $75
    lnop
    nor $80, $101, $97
    lnop
    xor $101, $111, $72
    lqa $97, 0x18190
    orc $75, $77, $81
    lqa $111, 0x181a0
    andc $77, $80, $101
    lqa $81, 0x18220
    xor $101, $98, $71
    lnop
    and $43, $75, $23
    lqa $98, 0x181b0
    andc $80, $77, $101
    lnop
    xor $101, $97, $69
    lnop
    xor $77, $111, $68
    lqa $97, 0x181c0
    xor $111, $81, $70
    lnop
    nor $81, $101, $77
    lnop
    xor $101, $98, $67
    lqa $77, 0x18140
    orc $33, $111, $80
    lqa $98, 0x18150
    andc $80, $81, $101
    lqa $111, 0x181d0
    xor $101, $97, $66
    lnop
    and $44, $33, $114
    lqa $97, 0x18160
    andc $81, $80, $101
    lnop
    xor $101, $77, $64
    lnop
    xor $80, $98, $63
    lqa $77, 0x18170
    xor $98, $111, $65
    lnop
    nor $111, $101, $80
    lnop
    xor $80, $97, $62
    lqa $101, 0x18180
    orc $50, $98, $81
    lqa $97, 0x180f0
    andc $98, $111, $80
    lqa $81, 0x18100
    xor $111, $77, $61
    lnop
    and $77, $50, $106
    lnop
    andc $80, $98, $111
    lqa $79, 0x18110
    xor $111, $101, $60
    lnop
    xor $101, $97, $104
    lnop
    xor $98, $81, $16
    lqa $97, 0x18120
    orc $29, $111, $80
    lqa $81, 0x180a0
    nor $111, $101, $98
    lqa $80, 0x180b0
    xor $101, $79, $11
    lnop
    and $79, $29, $20
    lnop
    andc $98, $111, $101
    lqa $36, 0x180c0
    xor $101, $97, $13
    lqa $111, 0x18130
    xor $97, $81, $94
    lnop
    xor $10, $80, $93
    lqa $81, 0x180d0
    andc $80, $98, $101
    lnop
    nor $101, $97, $10
    lnop
    xor $10, $36, $92
    lqa $97, 0x180e0
    xor $36, $111, $96
    lnop
    andc $111, $101, $10
    lnop
    xor $101, $81, $91
    lqa $10, 0x18050
    orc $32, $36, $80
    lqa $81, 0x18060
    andc $80, $111, $101
    lnop
    xor $101, $97, $90
    lqd $111, 5248($6)
    and $36, $32, $103
    lqa $97, 0x18070
    orc $41, $101, $80
    lqa $98, 0x18000
    xor $101, $10, $89
    lqa $80, 0x18010
    xor $21, $81, $88
    lqd $10, 5264($6)
    and $49, $41, $121
    lqd $115, 5504($6)
    nor $81, $101, $21
    lqa $100, 0x18020
    xor $21, $97, $87
    lqa $101, 0x18080
    xor $117, $98, $84
    lqd $97, 5520($6)
    xor $99, $80, $83
    lqa $98, 0x18030
    andc $30, $81, $21
    lnop
    nor $21, $117, $99
    shufb $81, $111, $10, $7
    xor $111, $100, $82
    lqa $117, 0x18040
    xor $99, $101, $86
    lqa $100, 0x18090
    andc $101, $21, $111
    shufb $80, $115, $97, $7
    xor $115, $98, $81
    lqa $21, 0x18180
    andc $98, $30, $99
    lqa $28, 0x18130
    andc $30, $101, $115
    lqd $99, 6256($118)
    xor $118, $117, $80
    lqa $115, 0x181a0
    xor $117, $100, $85
    lqa $24, 0x181b0
    orc $48, $118, $30
    lqa $100, 0x181c0
    orc $30, $117, $98
    rotqbyi $118, $12, 3
    and $35, $48, $76
    lqa $42, 0x181d0
    and $45, $30, $126
    shufb $25, $102, $99, $37
    selb $97, $78, $113, $35
    shlqbii $37, $46, 1
    selb $111, $110, $22, $45
    rotqbii $46, $118, 1
    selb $10, $124, $112, $49
    stqa $97, 0x1b9c0
    selb $98, $108, $26, $36
    stqa $111, 0x1b9d0
    selb $118, $116, $40, $79
    stqa $10, 0x1b9e0
    selb $34, $122, $125, $77
    stqa $98, 0x1b9f0
    selb $38, $120, $14, $44
    stqa $118, 0x1ba00
    selb $39, $19, $9, $43
    stqa $34, 0x1ba10
    xor $101, $21, $90
    stqa $38, 0x1ba20
    xor $21, $28, $85
    stqa $39, 0x1ba30
    xor $117, $115, $88
    lqd $28, 6592($119)
    xor $102, $24, $87
    lnop
    xor $99, $100, $86
    lnop
    xor $115, $42, $85
    lnop
    selb $42, $37, $46, $53
    stqd $25, 6256($27)
    ai $25, $5, 3
    lnop
    andc $27, $75, $19
    rotqby $37, $28, $58
    andi $75, $25, -16
    lnop
    selb $28, $23, $105, $27
    lnop
    a $23, $75, $54
    lnop
    or $75, $9, $43
    rotqbyi $46, $37, 13
    or $9, $113, $35
    lqd $37, 5920($23)
    or $100, $22, $45
    cbd $35, 0($25)
    or $113, $112, $49
    stqa $9, 0x1ba40
    or $112, $26, $36
    stqa $100, 0x1ba50
    or $26, $40, $79
    stqa $113, 0x1ba60
    or $79, $125, $77
    stqa $112, 0x1ba70
    or $125, $14, $44
    stqa $26, 0x1ba80
    andc $14, $33, $120
    stqa $79, 0x1ba90
    selb $33, $105, $19, $27
    stqa $125, 0x1baa0
    selb $105, $114, $123, $14
    stqa $75, 0x1bab0
    selb $114, $123, $120, $14
    lqd $19, 6720($119)
    andc $123, $50, $122
    lnop
    andi $50, $46, 255
    lnop
    selb $46, $106, $18, $123
    lnop
    andc $106, $29, $116
    shufb $120, $50, $37, $35
    selb $29, $18, $122, $123
    rotqbyi $37, $23, 0
    selb $50, $20, $107, $106
    rotqby $123, $19, $58
    andc $19, $32, $108
    lnop
    selb $32, $107, $116, $106
    lnop
    selb $14, $103, $95, $19
    stqd $120, 5920($37)
    andc $120, $41, $124
    rotqbyi $103, $123, 13
    selb $41, $95, $108, $19
    lqd $123, 6256($23)
    selb $23, $121, $109, $120
    lqa $108, 0x18230
    andc $121, $30, $110
    lqa $95, 0x18240
    selb $30, $109, $124, $120
    lnop
    selb $27, $126, $17, $121
    lnop
    andi $124, $103, 255
    lqa $120, 0x18250
    selb $126, $17, $110, $121
    lnop
    xor $110, $108, $74
    shufb $121, $124, $123, $35
    xor $123, $95, $73
    lqa $124, 0x18260
    andc $95, $48, $78
    rotqbyi $73, $12, 4
    nor $108, $110, $123
    rotqbyi $48, $8, 4
    xor $110, $120, $72
    lqa $123, 0x18270
    selb $35, $76, $42, $95
    shlqbii $120, $39, 1
    andc $39, $108, $110
    rotqbii $76, $73, 1
    xor $108, $124, $71
    shlqbii $110, $75, 1
    selb $71, $42, $78, $95
    rotqbii $124, $48, 1
    andc $95, $39, $108
    lqa $78, 0x181e0
    xor $108, $123, $70
    lqa $39, 0x181f0
    selb $70, $120, $76, $53
    stqd $121, 6256($37)
    orc $121, $108, $95
    lnop
    selb $37, $110, $124, $53
    lqa $108, 0x18200
    andc $95, $121, $33
    lnop
    xor $124, $78, $69
    lnop
    xor $110, $39, $68
    lqa $78, 0x18210
    and $39, $121, $125
    lnop
    nor $121, $124, $110
    lnop
    xor $124, $108, $67
    lqa $120, 0x18220
    selb $110, $125, $38, $95
    lnop
    andc $125, $121, $124
    lnop
    xor $121, $78, $66
    lnop
    selb $124, $38, $33, $95
    lnop
    andc $95, $125, $121
    lqa $38, 0x18190
    xor $125, $120, $65
    lqa $78, 0x181a0
    selb $109, $33, $28, $39
    lnop
    orc $33, $125, $95
    lnop
    or $121, $28, $39
    lqa $125, 0x181b0
    andc $28, $33, $114
    lnop
    xor $39, $38, $64
    lnop
    xor $95, $78, $63
    lqa $38, 0x181c0
    and $78, $33, $79
    lnop
    nor $33, $39, $95
    lnop
    xor $95, $125, $62
    lqa $39, 0x181d0
    selb $108, $79, $34, $28
    lnop
    andc $79, $33, $95
    lnop
    xor $33, $38, $61
    lnop
    selb $95, $34, $114, $28
    lnop
    andc $28, $79, $33
    lqa $34, 0x18140
    xor $79, $39, $60
    lqa $33, 0x18150
    selb $103, $114, $105, $78
    lnop
    orc $114, $79, $28
    lnop
    or $116, $105, $78
    lqa $79, 0x18160
    andc $78, $114, $29
    lqd $105, 5760($6)
    xor $39, $34, $104
    lqd $28, 5776($6)
    xor $38, $33, $16
    lqa $34, 0x18170
    and $125, $114, $26
    lqd $33, 6016($6)
    nor $120, $39, $38
    lqd $114, 6032($6)
    xor $39, $79, $11
    lqa $38, 0x18180
    selb $107, $26, $118, $78
    lqa $76, 0x180a0
    andc $26, $120, $39
    lqa $123, 0x180b0
    xor $120, $34, $13
    lqa $39, 0x180f0
    selb $20, $118, $29, $78
    lqa $34, 0x18100
    andc $118, $26, $120
    lqa $42, 0x180d0
    xor $120, $38, $96
    lqa $26, 0x18010
    selb $122, $29, $46, $125
    lnop
    orc $29, $120, $118
    lqa $38, 0x18000
    xor $120, $39, $94
    shufb $78, $33, $114, $7
    xor $114, $34, $93
    lnop
    xor $34, $123, $88
    shufb $79, $105, $28, $7
    nor $105, $120, $114
    lqa $123, 0x18110
    xor $114, $26, $78
    lqa $120, 0x180c0
    xor $28, $76, $89
    lqa $26, 0x18120
    xor $76, $38, $79
    lnop
    nor $33, $28, $34
    lqa $38, 0x18130
    xor $28, $42, $86
    lqa $34, 0x18020
    xor $42, $123, $92
    lqa $39, 0x18030
    xor $118, $120, $87
    lqd $123, 6272($6)
    xor $48, $26, $91
    lqd $120, 6288($6)
    andc $26, $105, $42
    lqa $75, 0x180e0
    xor $105, $38, $90
    lqd $42, 7040($6)
    andc $73, $26, $48
    lqd $38, 6528($6)
    andc $48, $33, $118
    lqd $26, 6544($6)
    orc $118, $105, $73
    lqa $33, 0x18080
    andc $105, $48, $28
    shufb $77, $123, $120, $7
    xor $123, $75, $85
    lqd $120, 7056($6)
    and $48, $29, $112
    lqd $28, 6784($6)
    nor $75, $76, $114
    lqd $73, 6800($6)
    orc $114, $123, $105
    lnop
    xor $123, $34, $77
    shufb $76, $38, $26, $7
    and $26, $114, $100
    lqa $34, 0x18040
    xor $38, $33, $81
    shufb $74, $42, $120, $7
    andc $33, $75, $123
    lqa $120, 0x18090
    xor $123, $39, $76
    shufb $75, $28, $73, $7
    shli $17, $2, 5
    lnop
    andc $73, $33, $123
    lnop
    andc $123, $15, $38
    lnop
    xor $15, $34, $75
    lnop
    xor $34, $120, $80
    lnop
    nop
    lnop
    orc $38, $34, $123
    lqa $120, 0x18000
    a $2, $17, $3
    lnop
    orc $3, $15, $73
    lnop
    ai $18, $5, 7
    lnop
    and $17, $38, $9
    lnop
    and $34, $3, $37
    lnop
    and $33, $118, $113
    lnop
    xor $39, $120, $74
    lqd $28, 7296($6)
    selb $15, $71, $35, $34
    lqd $42, 7312($6)
    selb $106, $126, $27, $17
    lqd $44, 7552($6)
    andc $73, $29, $32
    lqd $40, 7568($6)
    selb $123, $30, $23, $26
    stqa $15, 0x1b9c0
    selb $120, $41, $14, $33
    stqa $106, 0x1b9d0
    selb $105, $32, $50, $48
    stqa $123, 0x1b9e0
    or $19, $46, $125
    stqa $120, 0x1b9f0
    selb $46, $112, $98, $73
    stqa $105, 0x1ba00
    selb $112, $98, $32, $73
    stqa $122, 0x1ba10
    andc $73, $118, $41
    stqa $103, 0x1ba20
    or $98, $50, $48
    stqa $109, 0x1ba30
    selb $48, $113, $10, $73
    lqd $50, 6592($119)
    selb $113, $10, $41, $73
    lqa $118, 0x18010
    andc $41, $114, $30
    lnop
    or $10, $14, $33
    shufb $73, $28, $42, $7
    selb $28, $100, $111, $41
    lnop
    selb $100, $111, $30, $41
    lqa $14, 0x18020
    andc $30, $38, $126
    rotqby $41, $50, $58
    or $111, $23, $26
    shufb $72, $44, $40, $7
    selb $23, $9, $97, $30
    lqa $26, 0x18260
    xor $40, $118, $73
    lqa $9, 0x181f0
    andc $118, $3, $71
    rotqbyi $44, $41, 13
    or $125, $27, $17
    lqa $3, 0x18230
    nor $27, $39, $40
    lqa $17, 0x18240
    xor $40, $14, $72
    lqa $39, 0x18140
    or $114, $35, $34
    lqa $14, 0x180f0
    andi $34, $44, 255
    lqa $35, 0x18250
    ai $44, $5, 4
    rotqbyi $41, $8, 5
    xor $38, $3, $69
    lqa $50, 0x18100
    xor $69, $17, $68
    lqa $3, 0x18050
    andi $68, $44, -16
    shlqbii $17, $121, 1
    nor $42, $38, $69
    rotqbii $33, $41, 1
    xor $69, $35, $67
    lqa $38, 0x181e0
    selb $67, $37, $70, $118
    lqa $35, 0x18060
    xor $37, $26, $66
    lnop
    andc $66, $42, $69
    lqa $26, 0x180a0
    xor $69, $3, $79
    lnop
    xor $42, $14, $89
    lqd $3, 7808($6)
    xor $41, $9, $63
    lqd $14, 7824($6)
    xor $32, $38, $64
    lqd $9, 8064($6)
    andc $29, $27, $40
    lqa $38, 0x180b0
    nor $27, $32, $41
    lqa $40, 0x18070
    xor $41, $26, $84
    lqa $32, 0x18150
    selb $26, $70, $71, $118
    lqa $36, 0x18110
    xor $70, $50, $88
    lqd $118, 8080($6)
    xor $6, $35, $78
    shufb $71, $3, $14, $7
    a $14, $68, $54
    lqa $3, 0x181b0
    xor $68, $40, $77
    lqa $35, 0x18030
    xor $50, $38, $83
    lqa $40, 0x180c0
    nor $49, $69, $6
    lqa $38, 0x180d0
    nor $69, $42, $70
    lnop
    nor $70, $41, $50
    cbd $42, 0($44)
    xor $44, $36, $87
    lqa $41, 0x18160
    xor $50, $35, $71
    lqa $36, 0x18080
    xor $6, $40, $82
    lqa $35, 0x18190
    andc $40, $29, $50
    stqa $114, 0x1ba40
    xor $29, $3, $11
    lqa $50, 0x18120
    xor $3, $39, $94
    stqa $125, 0x1ba50
    xor $39, $38, $81
    stqa $111, 0x1ba60
    andc $38, $69, $44
    lqa $22, 0x180e0
    xor $69, $36, $76
    stqa $10, 0x1ba70
    andc $36, $49, $68
    stqa $98, 0x1ba80
    andc $49, $70, $6
    lqa $68, 0x181a0
    xor $6, $50, $86
    shufb $70, $9, $118, $7
    xor $118, $32, $93
    lqa $9, 0x18040
    xor $32, $41, $92
    stqa $19, 0x1ba90
    nor $41, $3, $118
    stqa $116, 0x1baa0
    xor $118, $22, $80
    lqa $3, 0x18090
    xor $22, $68, $16
    stqa $121, 0x1bab0
    andc $121, $49, $39
    lnop
    xor $39, $9, $70
    lnop
    xor $9, $35, $104
    lqa $49, 0x18170
    andc $35, $38, $6
    lnop
    andc $6, $36, $69
    lnop
    xor $69, $3, $75
    lnop
    orc $36, $39, $40
    lqa $3, 0x181c0
    andc $39, $41, $32
    lnop
    xor $32, $49, $91
    lnop
    orc $49, $118, $121
    lqa $41, 0x18190
    nor $118, $9, $22
    lqa $121, 0x181d0
    orc $40, $69, $6
    lnop
    xor $69, $3, $13
    lnop
    orc $38, $21, $35
    lnop
    selb $35, $17, $33, $53
    lnop
    xor $17, $41, $89
    lnop
    xor $41, $121, $96
    lnop
    andc $121, $118, $29
    lnop
    and $29, $36, $35
    lnop
    andc $33, $39, $32
    lqa $118, 0x18200
    and $32, $49, $125
    lnop
    andc $21, $121, $69
    lqa $39, 0x18210
    orc $69, $101, $33
    lnop
    orc $33, $41, $21
    lnop
    and $41, $40, $114
    lnop
    xor $21, $118, $62
    lnop
    and $68, $38, $111
    lnop
    xor $121, $39, $61
    lqa $118, 0x18220
    selb $101, $26, $67, $29
    lnop
    selb $39, $97, $126, $30
    lnop
    andc $3, $27, $21
    lqd $30, 5920($14)
    selb $126, $100, $28, $32
    lnop
    selb $97, $39, $23, $41
    lqd $21, 6720($119)
    xor $9, $118, $60
    lqa $27, 0x18270
    and $50, $69, $10
    lnop
    andc $118, $3, $121
    lqa $6, 0x18230
    and $44, $33, $98
    shufb $121, $34, $30, $42
    nor $34, $17, $117
    rotqbyi $30, $14, 0
    orc $25, $9, $118
    rotqby $22, $21, $58
    xor $118, $27, $65
    lqa $3, 0x18240
    andc $65, $66, $37
    lqa $17, 0x18250
    selb $117, $113, $48, $68
    stqd $121, 5920($30)
    orc $37, $118, $65
    rotqbyi $66, $22, 13
    selb $21, $112, $46, $50
    lqd $65, 6256($14)
    and $27, $25, $19
    stqa $101, 0x1b9c0
    selb $121, $20, $107, $44
    stqa $97, 0x1b9d0
    selb $118, $95, $108, $27
    stqa $126, 0x1b9e0
    and $45, $37, $116
    stqa $117, 0x1b9f0
    andc $22, $34, $102
    stqa $21, 0x1ba00
    selb $102, $124, $110, $45
    stqa $121, 0x1ba10
    xor $14, $6, $94
    stqa $118, 0x1ba20
    andc $34, $22, $99
    stqa $102, 0x1ba30
    xor $6, $3, $93
    lqd $99, 6592($119)
    andi $43, $66, 255
    lnop
    orc $22, $115, $34
    lqa $3, 0x18260
    nor $9, $14, $6
    shufb $115, $43, $65, $42
    xor $6, $17, $92
    lnop
    ai $14, $5, 5
    rotqbyi $65, $12, 5
    andc $17, $9, $6
    rotqby $42, $99, $58
    andi $99, $14, -16
    stqd $115, 6256($30)
    xor $6, $3, $91
    shlqbii $115, $109, 1
    a $43, $99, $54
    rotqbii $30, $65, 1
    andc $3, $17, $6
    rotqbyi $99, $42, 13
    or $6, $67, $29
    lqd $42, 5920($43)
    or $17, $23, $41
    cbd $67, 0($14)
    or $109, $28, $32
    stqa $6, 0x1ba40
    or $9, $48, $68
    stqa $17, 0x1ba50
    or $14, $46, $50
    stqa $109, 0x1ba60
    or $46, $107, $44
    stqa $9, 0x1ba70
    or $107, $108, $27
    stqa $14, 0x1ba80
    or $108, $110, $45
    stqa $46, 0x1ba90
    andc $110, $37, $124
    stqa $107, 0x1baa0
    selb $37, $115, $30, $53
    stqa $108, 0x1bab0
    selb $115, $116, $103, $110
    lqd $30, 6720($119)
    andc $116, $25, $95
    lnop
    andi $25, $99, 255
    lnop
    selb $99, $103, $124, $110
    lnop
    selb $110, $19, $122, $116
    shufb $124, $25, $42, $67
    andc $19, $33, $20
    rotqbyi $25, $43, 0
    selb $33, $122, $95, $116
    rotqby $42, $30, $58
    selb $95, $98, $105, $19
    lnop
    andc $98, $69, $112
    lnop
    selb $30, $105, $20, $19
    stqd $124, 5920($25)
    selb $105, $10, $120, $98
    rotqbyi $124, $42, 13
    andc $10, $38, $113
    lqd $42, 6256($43)
    selb $38, $120, $112, $98
    lnop
    selb $112, $111, $123, $10
    lnop
    andc $111, $49, $100
    lnop
    andi $49, $124, 255
    lnop
    selb $98, $123, $113, $10
    lnop
    selb $10, $125, $106, $111
    shufb $123, $49, $42, $67
    andc $125, $40, $39
    lqa $67, 0x18230
    selb $40, $106, $100, $111
    lqa $42, 0x18240
    selb $106, $114, $15, $125
    lnop
    andc $114, $36, $26
    stqd $123, 6256($25)
    selb $36, $15, $39, $125
    lqa $123, 0x18250
    selb $39, $35, $37, $114
    rotqbyi $125, $12, 6
    xor $15, $67, $64
    shlqbii $35, $102, 1
    xor $67, $42, $63
    lqa $102, 0x18260
    selb $63, $37, $26, $114
    rotqbyi $42, $8, 6
    nor $26, $15, $67
    rotqbii $114, $125, 1
    xor $67, $123, $62
    lqa $125, 0x18270
    a $15, $4, $54
    shlqbii $123, $108, 1
    andc $4, $26, $67
    rotqbii $108, $42, 1
    xor $67, $102, $61
    lqa $26, 0x181e0
    selb $102, $35, $114, $53
    lqa $61, 0x181f0
    andc $114, $4, $67
    lnop
    xor $67, $125, $60
    lnop
    selb $60, $123, $108, $53
    lqa $125, 0x18200
    orc $123, $67, $114
    lnop
    xor $114, $26, $104
    lnop
    xor $67, $61, $16
    lqa $26, 0x18210
    andc $61, $123, $99
    lnop
    nor $108, $114, $67
    lnop
    xor $114, $125, $11
    lqa $67, 0x18190
    and $4, $123, $107
    lqa $125, 0x181a0
    andc $35, $108, $114
    lqa $123, 0x18220
    xor $108, $26, $13
    lnop
    selb $114, $107, $118, $61
    lqa $26, 0x181b0
    andc $107, $35, $108
    lnop
    xor $108, $67, $94
    lnop
    xor $35, $125, $93
    lqa $67, 0x181c0
    xor $125, $123, $96
    lnop
    nor $123, $108, $35
    lnop
    xor $108, $26, $92
    lqa $35, 0x18140
    orc $26, $125, $107
    lqa $42, 0x18150
    andc $107, $123, $108
    lqa $125, 0x181d0
    xor $123, $67, $91
    lnop
    and $108, $26, $46
    lqa $67, 0x18160
    andc $62, $107, $123
    lnop
    xor $123, $35, $89
    lnop
    xor $107, $42, $88
    lqa $35, 0x18170
    xor $42, $125, $90
    lnop
    nor $125, $123, $107
    lnop
    xor $107, $67, $87
    lqa $123, 0x18180
    orc $37, $42, $62
    lqa $67, 0x180f0
    andc $62, $125, $107
    lqa $42, 0x18100
    xor $125, $35, $86
    lnop
    and $35, $37, $14
    lnop
    andc $107, $62, $125
    lqa $64, 0x18110
    xor $125, $123, $85
    lnop
    xor $62, $67, $84
    lqd $123, 128($15)
    xor $25, $42, $83
    lqa $67, 0x18120
    orc $42, $125, $107
    lqa $111, 0x180a0
    nor $125, $62, $25
    lqa $107, 0x180b0
    xor $25, $64, $82
    lqd $62, 144($15)
    and $100, $42, $9
    lqd $64, 384($15)
    andc $49, $125, $25
    lqa $113, 0x180c0
    xor $25, $67, $81
    lqa $125, 0x18130
    xor $124, $111, $79
    lqd $67, 400($15)
    xor $120, $107, $78
    lqa $111, 0x180d0
    andc $43, $49, $25
    lqd $107, 640($15)
    nor $49, $124, $120
    lqd $25, 656($15)
    xor $120, $113, $77
    lqa $124, 0x180e0
    xor $113, $125, $80
    shufb $69, $123, $62, $7
    andc $125, $49, $120
    shufb $68, $64, $67, $7
    xor $120, $111, $76
    lqa $64, 0x18050
    orc $49, $113, $43
    lqa $111, 0x18060
    andc $113, $125, $120
    shufb $67, $107, $25, $7
    xor $120, $124, $75
    lqd $125, 896($15)
    and $107, $49, $109
    lqa $124, 0x18070
    orc $43, $120, $113
    lqa $25, 0x18000
    xor $120, $64, $74
    lqa $113, 0x18010
    xor $123, $111, $73
    lqd $64, 912($15)
    and $62, $43, $17
    lqd $111, 1152($15)
    nor $19, $120, $123
    lqa $20, 0x18020
    xor $120, $124, $72
    lqa $123, 0x18080
    xor $122, $25, $69
    lqd $124, 1168($15)
    xor $116, $113, $68
    lqa $25, 0x18030
    andc $113, $19, $120
    lnop
    nor $120, $122, $116
    shufb $66, $125, $64, $7
    xor $122, $20, $67
    lqa $125, 0x18040
    xor $116, $123, $71
    lqa $20, 0x18090
    andc $123, $120, $122
    shufb $65, $111, $124, $7
    xor $124, $25, $66
    lnop
    andc $25, $113, $116
    lnop
    andc $116, $123, $124
    lnop
    xor $124, $125, $65
    lnop
    xor $125, $20, $70
    lnop
    orc $64, $124, $116
    lnop
    orc $103, $125, $25
    lnop
    and $25, $64, $60
    lnop
    and $45, $103, $6
    lnop
    selb $125, $63, $39, $25
    lnop
    selb $123, $36, $106, $45
    lnop
    selb $20, $40, $10, $62
    stqa $125, 0x1b9c0
    selb $120, $98, $112, $107
    stqa $123, 0x1b9d0
    selb $122, $38, $105, $100
    stqa $20, 0x1b9e0
    selb $19, $30, $95, $35
    stqa $120, 0x1b9f0
    selb $113, $33, $110, $108
    stqa $122, 0x1ba00
    selb $44, $99, $115, $4
    stqa $19, 0x1ba10
    selb $124, $118, $99, $61
    stqa $113, 0x1ba20
    andc $99, $26, $33
    stqa $44, 0x1ba30
    or $61, $115, $4
    lqd $26, 6592($119)
    selb $118, $46, $121, $99
    lnop
    selb $116, $121, $33, $99
    lnop
    or $121, $110, $108
    lnop
    andc $110, $37, $30
    lnop
    ai $37, $5, 6
    lnop
    selb $111, $14, $21, $110
    rotqby $5, $26, $58
    andi $14, $37, -16
    lnop
    selb $23, $21, $30, $110
    lnop
    a $110, $14, $54
    lnop
    andc $14, $42, $38
    rotqbyi $30, $5, 13
    or $21, $39, $25
    lqd $5, 5920($110)
    or $24, $106, $45
    cbd $39, 0($37)
    or $25, $10, $62
    stqa $21, 0x1ba40
    or $26, $112, $107
    stqa $24, 0x1ba50
    or $115, $105, $100
    stqa $25, 0x1ba60
    or $37, $95, $35
    stqa $26, 0x1ba70
    selb $35, $9, $117, $14
    stqa $115, 0x1ba80
    andc $9, $49, $98
    stqa $37, 0x1ba90
    selb $27, $117, $38, $14
    stqa $121, 0x1baa0
    selb $117, $109, $126, $9
    stqa $61, 0x1bab0
    andi $109, $30, 255
    lqd $14, 6720($119)
    andc $30, $43, $40
    lnop
    selb $28, $126, $98, $9
    shufb $43, $109, $5, $39
    selb $38, $17, $97, $30
    rotqbyi $109, $110, 0
    andc $17, $103, $36
    lqa $98, 0x18230
    selb $126, $97, $40, $30
    lqa $103, 0x18240
    selb $97, $6, $101, $17
    rotqby $30, $14, $58
    andc $6, $64, $63
    stqd $43, 5920($109)
    selb $29, $101, $36, $17
    lqa $64, 0x18250
    selb $101, $60, $102, $6
    rotqbyi $17, $8, 7
    xor $8, $98, $104
    rotqbyi $60, $30, 13
    xor $98, $103, $16
    lqa $104, 0x18260
    selb $30, $102, $63, $6
    shlqbii $103, $61, 1
    nor $63, $8, $98
    rotqbii $102, $17, 1
    xor $98, $64, $11
    lqa $8, 0x181e0
    andi $11, $60, 255
    lqa $64, 0x181f0
    andc $17, $63, $98
    lqa $60, 0x18270
    xor $98, $104, $13
    lnop
    selb $36, $103, $102, $53
    lqa $104, 0x18200
    andc $103, $17, $98
    lnop
    xor $98, $8, $94
    lnop
    xor $102, $64, $93
    lqa $17, 0x18210
    xor $64, $60, $96
    lnop
    nor $96, $98, $102
    shufb $8, $2, $2, $56
    xor $98, $104, $92
    lqd $102, 1408($15)
    orc $43, $64, $103
    lqd $104, 1424($15)
    andc $64, $96, $98
    lqa $103, 0x18220
    xor $96, $17, $91
    lqd $98, 1664($15)
    and $13, $43, $121
    lqd $17, 1680($15)
    andc $60, $64, $96
    lqa $61, 0x180b0
    nop
    lqa $96, 0x18000
    andi $4, $2, -16
    lnop
    xor $2, $103, $90
    lqa $16, 0x18010
    shli $5, $127, 3
    lqa $103, 0x18150
    a $6, $4, $57
    lnop
    orc $40, $2, $60
    shufb $63, $98, $17, $7
    andbi $17, $8, 15
    shufb $64, $102, $104, $7
    andi $8, $5, -16
    lqa $104, 0x18140
    and $49, $40, $37
    lqa $102, 0x18160
    xor $60, $16, $63
    lqa $98, 0x18170
    xor $2, $96, $64
    lqa $16, 0x18100
    xor $96, $61, $73
    lnop
    xor $61, $103, $83
    lqa $14, 0x180a0
    xor $103, $104, $84
    lnop
    xor $104, $102, $82
    lnop
    nor $102, $103, $61
    lqa $9, 0x180f0
    xor $103, $98, $81
    lqa $61, 0x180c0
    andc $98, $102, $104
    lqa $95, 0x180d0
    and $45, $22, $115
    lqa $104, 0x18050
    andc $105, $98, $103
    lqd $102, 1936($15)
    xor $103, $14, $74
    lqa $98, 0x18060
    xor $100, $16, $78
    lqd $14, 1920($15)
    xor $112, $9, $79
    lqd $16, 2176($15)
    nor $107, $103, $96
    lqa $9, 0x18110
    nor $96, $112, $100
    lqd $103, 2192($15)
    xor $100, $61, $72
    lqa $112, 0x18120
    xor $10, $95, $71
    lqa $106, 0x18020
    xor $42, $98, $68
    lqa $95, 0x18070
    xor $98, $104, $69
    shufb $62, $14, $102, $7
    nor $104, $2, $60
    lnop
    xor $60, $9, $77
    lqa $2, 0x18030
    xor $102, $112, $76
    lqa $9, 0x18130
    xor $112, $106, $62
    shufb $61, $16, $103, $7
    xor $106, $95, $67
    lnop
    andc $95, $107, $100
    lnop
    andc $107, $96, $60
    lnop
    xor $100, $2, $61
    lqd $96, 2432($15)
    xor $2, $9, $75
    lqa $60, 0x18080
    andc $103, $107, $102
    lqd $9, 2448($15)
    nor $107, $98, $42
    lnop
    andc $98, $95, $10
    lnop
    orc $42, $2, $103
    lqa $95, 0x18090
    andc $2, $104, $112
    lqa $103, 0x18040
    xor $112, $60, $66
    lnop
    andc $104, $107, $106
    shufb $60, $96, $9, $7
    andc $107, $2, $100
    lnop
    a $2, $8, $54
    lnop
    xor $8, $95, $65
    lqa $100, 0x18180
    xor $106, $103, $60
    lqd $9, 5584($2)
    andc $96, $104, $112
    lqa $103, 0x180e0
    a $7, $17, $55
    lnop
    or $95, $114, $13
    lnop
    orc $33, $106, $107
    lnop
    orc $46, $8, $96
    lnop
    xor $96, $100, $80
    rotqby $8, $9, $5
    xor $100, $103, $70
    lqd $17, 5248($2)
    and $107, $33, $36
    rotqbyi $103, $12, 7
    and $99, $46, $21
    lqd $106, 6256($110)
    orc $50, $100, $98
    rotqbii $12, $8, 1
    and $48, $42, $25
    lqa $9, 0x18270
    selb $110, $30, $101, $107
    lqa $14, 0x18220
    and $32, $50, $24
    lqa $16, 0x181e0
    orc $41, $96, $105
    lqa $15, 0x181f0
    selb $108, $29, $97, $99
    shufb $105, $11, $106, $39
    and $39, $41, $26
    shlqbii $10, $95, 1
    selb $106, $126, $38, $32
    stqa $110, 0x1b9c0
    selb $104, $28, $117, $48
    stqa $108, 0x1b9d0
    selb $102, $27, $35, $39
    stqa $106, 0x1b9e0
    selb $100, $23, $111, $45
    stqa $104, 0x1b9f0
    selb $98, $116, $118, $49
    stqa $102, 0x1ba00
    selb $96, $124, $114, $13
    stqa $100, 0x1ba10
    xor $11, $9, $90
    stqa $98, 0x1ba20
    selb $9, $10, $12, $53
    stqa $96, 0x1ba30
    orc $10, $11, $3
    lqd $114, 6592($119)
    nop
    shlqbii $112, $44, 1
    xor $3, $14, $80
    rotqbii $44, $103, 1
    xor $11, $16, $89
    lnop
    xor $13, $15, $88
    rotqby $12, $17, $5
    nop
    stqd $105, 6256($109)
    selb $34, $112, $44, $53
    rotqby $109, $114, $58
    andi $114, $18, -16
    lnop
    andc $44, $43, $124
    shlqbii $15, $96, 1
    a $43, $114, $54
    rotqbii $17, $12, 1
    selb $112, $121, $113, $44
    rotqbyi $16, $109, 13
    or $109, $101, $107
    lqd $121, 5920($43)
    or $107, $97, $99
    cbd $31, 0($18)
    or $105, $38, $32
    stqa $109, 0x1ba40
    or $103, $117, $48
    stqa $107, 0x1ba50
    or $101, $35, $39
    stqa $105, 0x1ba60
    or $99, $111, $45
    stqa $103, 0x1ba70
    or $97, $118, $49
    stqa $101, 0x1ba80
    selb $14, $15, $17, $53
    stqa $99, 0x1ba90
    andc $15, $40, $116
    stqa $97, 0x1baa0
    selb $111, $113, $124, $44
    stqa $95, 0x1bab0
    selb $114, $37, $19, $15
    lqd $124, 6720($119)
    andc $119, $22, $23
    lnop
    andi $22, $16, 255
    lnop
    selb $113, $19, $116, $15
    lnop
    selb $116, $115, $122, $119
    shufb $15, $22, $121, $31
    andc $121, $41, $27
    rotqbyi $22, $43, 0
    selb $115, $122, $23, $119
    rotqby $41, $124, $58
    selb $118, $26, $120, $121
    hbrr casefold_steady_tap_branch, casefold_steady_tap_loop
    andc $26, $42, $28
    lnop
    selb $117, $120, $27, $121
    lnop
    selb $120, $25, $20, $26
    stqd $15, 5920($22)
    andc $15, $50, $126
    rotqbyi $25, $41, 13
    selb $119, $20, $28, $26
    lqd $41, 6256($43)
    selb $122, $24, $123, $15
    lnop
    selb $121, $123, $126, $15
    lnop
    andc $126, $46, $29
    lnop
    andi $46, $25, 255
    lnop
    selb $124, $21, $125, $126
    lnop
    andc $21, $33, $30
    shufb $25, $46, $41, $31
    selb $123, $125, $29, $126
    lqa $15, 0x18200
    selb $126, $36, $34, $21
    lnop
    ai $59, $59, -1
    lqa $16, 0x18210
    selb $125, $34, $30, $21
    stqd $25, 6256($22)
    andc $17, $10, $111
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
