# iupac in the wavefront layout, 4 rows a lane, for spu.
#
# Made by: minterm compile iupac --layout wavefront --target spu --alphabet ACGTRYSWKMBDHVN --rows 4 --emit asm
#
# Local store:
#     0x18000 masks     outcomes of the predicates, one word a code, register and predicate
#     0x18400 letters   codes of b's symbols, a byte each
#     0x18690 active    windows of "column exists", eight shifted copies a residue
#     0x18e90 vertical  vertical flow, one word a register and plane, in and out
#     0x18f10 down      downward flow of the last step, one word a register and plane, in and out
#     0x18f90 top       top edge, one byte a column and plane, in
#     0x194b0 bottom    bottom edge, one byte a step and plane, out
#     0x199d0 tap       scratch, one word a plane and register
#     0x19a50 rings     masks of earlier iterations, from call to call
#     0x29650 carried   masks of the iteration before, from call to call
#     0x297b0 lanes     which lanes a stage moves into place, one word each
#     $3      begin     first iteration
#     $4      end       one past the last iteration
#     64      copy_stride bytes between shifted copies
#     656     top_stride bytes between planes of the top edge
#     656     bottom_stride bytes between planes of the bottom edge
#     $5      tap_byte  byte of the row wanted in a plane's words
# Bits within bytes are the other way round than in other kernels: bit 0 of a word is
# the most significant one. A call does a piece of a strip: begin and end count iterations from a
# multiple of 128 on, end is at most 160, and windows and edges lie here from there on.
#
# What is computed, for a of m and b of n symbols:
#     recurrence iupac
#       predicate common_base: 992 of 65536 pairs
#       int D[0][j] = j
#       int D[i][0] = i
#       int D[i][j] = min(D[i-1][j] + 1, D[i][j-1] + 1, D[i-1][j-1] + (common_base ? 0 : 1))
#       answer D[m][n]
#
# Codes of symbols, of which bit p is in plane p:
#     a and b: 'A' 0, 'B' 1, 'C' 2, 'D' 3, 'G' 4, 'H' 5, 'K' 6, 'M' 7, 'N' 8, 'R' 9, 'S' 10, 'T' 11
#              'V' 12, 'W' 13, 'Y' 14
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
# What lies where. Rows and columns are counted from 0 here. A strip has 512 rows: row r is bit 127 - r / 4
# of word r % 4, and bit x of a word is bit x % 8 of its byte x / 8.
#     masks     word (code * 4 + r % 4) * 1 + c, for every code of b's symbols: 1 where predicate c
#               does not hold for the row's symbol and it
#     letters   byte j: the code of column j's symbol; any code behind the last column
#     lanes     word s, for s from 0 to 6: 1 for the rows r with bit 6 - s in r / 4
#     rings     64512 bytes, and
#     carried   22 words, which may be anything when a strip begins. Iterations of a strip follow each other;
#               where others come between, those of the 128 before are done again, with edge
#     active    sequences x, for x from 0 to 3: 128 zeros and then a one for each column x, x + 4, .. that
#               there is. Eight copies of each, copy c without its first c bits: byte (x * 8 + c) *
#               copy_stride begins it. copy_stride is at least iterations / 8 + 17
#     vertical  word (r % 4) * 2 + p: plane p of what enters its rows from the left, and after the
#               last call of what leaves them on the right
#     down      8 words, which may be anything at first
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
# The answer D[m][n] is D[0][n] plus what the vertical codes of all m rows stand for
# after the last call (D[i][n] - D[i-1][n] then).
#
# A cell: 6 gates, fewer than 4 are impossible (shipped).
# spu: 6 gates, depth 2, 0 moves, 6 live registers
# inputs v0 v1 h0 h1 c0
# g0 = andc(c0, v1)
# g1 = and(c0, h1)
# g2 = selb(h1, h0, g0)
# g3 = selb(h0, v1, g0)
# g4 = selb(v1, v0, g1)
# g5 = or(v0, g1)
# v0' = g2
# v1' = g3
# h0' = g4
# h1' = g5
# Each of 7 stages that move a mask into place:
# spu: 1 gate, depth 1, 0 moves, 3 live registers
# inputs old new lane
# g0 = selb(new, old, lane)
# mask = g0

constants:
    .long 0x00018000, 0x00018000, 0x00018000, 0x00018000
    .long 0x03030303, 0x03030303, 0x03030303, 0x03030303
    .long 0x00010203, 0x04050607, 0x08090a0b, 0x0c0d0e0f
    .long 0x00007f00, 0x00007f00, 0x00007f00, 0x00007f00
    .long 0x00004000, 0x00004000, 0x00004000, 0x00004000
    .long 0x00003f00, 0x00003f00, 0x00003f00, 0x00003f00
    .long 0x00002000, 0x00002000, 0x00002000, 0x00002000
    .long 0x00001f00, 0x00001f00, 0x00001f00, 0x00001f00
    .long 0x00001000, 0x00001000, 0x00001000, 0x00001000
    .long 0x00000f00, 0x00000f00, 0x00000f00, 0x00000f00
    .long 0x00000800, 0x00000800, 0x00000800, 0x00000800
    .long 0x00000700, 0x00000700, 0x00000700, 0x00000700
    .long 0x00000400, 0x00000400, 0x00000400, 0x00000400
    .long 0x00000300, 0x00000300, 0x00000300, 0x00000300
    .long 0x00000200, 0x00000200, 0x00000200, 0x00000200
    .long 0x00020000, 0x00020000, 0x00020000, 0x00020000
    .long 0x00024000, 0x00024000, 0x00024000, 0x00024000
    .long 0x00026000, 0x00026000, 0x00026000, 0x00026000
    .long 0x00028000, 0x00028000, 0x00028000, 0x00028000
    .long 0x00000000, 0x00000000, 0x00000000, 0x00000001
    .long 0x01020304, 0x05060708, 0x090a0b0c, 0x0d0e0f10

.global iupac_edge
.align 3
iupac_edge:
    lqa $84, 0x0
    lqa $83, 0x10
    lqa $82, 0x20
    lqa $74, 0x30
    lqa $73, 0x40
    lqa $72, 0x50
    lqa $71, 0x60
    lqa $70, 0x70
    lqa $69, 0x80
    lqa $68, 0x90
    lqa $67, 0xa0
    lqa $66, 0xb0
    lqa $65, 0xc0
    lqa $64, 0xd0
    lqa $63, 0xe0
    lqa $62, 0xf0
    lqa $61, 0x100
    lqa $60, 0x110
    lqa $59, 0x120
    lqa $58, 0x130
    lqa $57, 0x140
    lqa $126, 0x18e90
    lqa $125, 0x18ea0
    lqa $124, 0x18eb0
    lqa $123, 0x18ec0
    lqa $122, 0x18ed0
    lqa $121, 0x18ee0
    lqa $120, 0x18ef0
    lqa $119, 0x18f00
    lqa $118, 0x18f10
    lqa $117, 0x18f20
    lqa $116, 0x18f30
    lqa $115, 0x18f40
    lqa $114, 0x18f50
    lqa $113, 0x18f60
    lqa $112, 0x18f70
    lqa $111, 0x18f80
    andi $6, $3, 7
    rotmi $7, $3, -3
    shli $6, $6, 6
    a $6, $6, $7
    lqa $110, 0x29750
    andi $7, $6, -16
    a $7, $7, $84
    lqd $8, 2192($7)
    lqd $9, 2208($7)
    shufb $6, $6, $6, $83
    andbi $6, $6, 15
    a $6, $6, $82
    shufb $109, $8, $9, $6
    lqa $108, 0x29760
    lqa $107, 0x29770
    lqd $8, 2704($7)
    lqd $9, 2720($7)
    shufb $106, $8, $9, $6
    lqa $105, 0x29780
    lqa $104, 0x29790
    lqa $103, 0x297a0
    lqd $8, 3216($7)
    lqd $7, 3232($7)
    shufb $102, $8, $7, $6
    lqa $81, 0x297b0
    lqa $80, 0x297c0
    lqa $79, 0x297d0
    lqa $78, 0x297e0
    lqa $77, 0x297f0
    lqa $76, 0x29800
    lqa $75, 0x29810
    lqa $101, 0x29650
    lqa $100, 0x29660
    lqa $99, 0x29670
    lqa $98, 0x29680
    lqa $97, 0x29690
    lqa $96, 0x296a0
    lqa $95, 0x296b0
    lqa $94, 0x296c0
    lqa $93, 0x296d0
    lqa $92, 0x296e0
    lqa $91, 0x296f0
    lqa $90, 0x29700
    lqa $89, 0x29710
    lqa $88, 0x29720
    lqa $87, 0x29730
    lqa $86, 0x29740
    sf $85, $3, $4
    ori $127, $3, 0
    cgti $2, $85, 0
    brz $2, iupac_edge_end
    shli $2, $127, 8
    a $3, $2, $69
    shli $4, $127, 2
    andi $5, $4, -16
# 305 cycles an iteration, 305 at least: 305 instructions for the even pipe, 288 for the odd one; 0 cycles of nops alone
.align 3
iupac_edge_loop:
    a $6, $2, $73
    lnop
    a $5, $5, $84
    shlqbii $111, $111, 1
    and $7, $2, $68
    shlqbii $112, $112, 1
    and $6, $6, $74
    lqd $8, 1024($5)
    a $9, $2, $71
    lnop
    a $6, $6, $84
    lqd $10, 4640($5)
    a $11, $2, $65
    lnop
    and $12, $2, $70
    lnop
    and $11, $11, $66
    lqd $13, 6736($6)
    and $9, $9, $72
    rotqby $8, $8, $4
    ai $14, $127, 1
    lqd $15, 6784($6)
    a $9, $9, $62
    lnop
    and $16, $2, $72
    lqd $17, 3984($5)
    and $18, $105, $117
    lnop
    and $19, $2, $64
    rotqbyi $20, $8, 13
    andc $21, $110, $119
    lqd $22, 6800($9)
    a $23, $2, $67
    lnop
    a $16, $16, $62
    lqd $24, 6832($6)
    andi $20, $20, 255
    lqd $25, 6784($9)
    selb $26, $113, $114, $21
    lnop
    shli $20, $20, 6
    rotqby $17, $17, $4
    a $11, $11, $59
    lqd $27, 6736($9)
    and $28, $2, $74
    rotqby $10, $10, $4
    andc $105, $105, $123
    lnop
    a $20, $20, $84
    lqd $29, 6800($6)
    a $30, $2, $63
    rotqbyi $31, $8, 14
    a $7, $7, $60
    lqd $32, 0($20)
    selb $114, $114, $119, $21
    lqd $21, 48($20)
    and $3, $3, $70
    lqd $33, 6768($9)
    and $23, $23, $68
    lqd $34, 6752($9)
    andi $35, $14, 7
    lqd $36, 32($20)
    a $3, $3, $61
    lqd $37, 6752($6)
    a $23, $23, $60
    lqd $38, 6768($6)
    selb $15, $21, $15, $81
    lqd $39, 6736($3)
    andi $31, $31, 255
    rotqbii $40, $17, 1
    a $28, $28, $84
    lqd $41, 6736($23)
    selb $25, $15, $25, $80
    lqd $20, 16($20)
    and $30, $30, $64
    lqd $42, 6784($23)
    selb $13, $32, $13, $81
    lnop
    a $30, $30, $59
    lnop
    selb $38, $36, $38, $81
    lqd $43, 6784($3)
    selb $27, $13, $27, $80
    lnop
    selb $33, $38, $33, $80
    lqd $44, 4688($30)
    shli $31, $31, 6
    stqd $36, 6768($28)
    selb $36, $118, $123, $105
    lqd $45, 2656($11)
    a $12, $12, $61
    lnop
    selb $43, $25, $43, $79
    lqd $46, 2784($11)
    selb $39, $27, $39, $79
    stqd $21, 6784($28)
    selb $42, $43, $42, $78
    lqd $21, 2688($11)
    a $31, $31, $84
    rotqbii $47, $10, 1
    or $48, $124, $18
    stqd $43, 6784($7)
    and $2, $2, $66
    stqd $33, 6768($12)
    selb $37, $20, $37, $81
    lqd $43, 2640($11)
    shli $35, $35, 6
    lqd $49, 6752($23)
    selb $21, $42, $21, $77
    rotqbyi $50, $8, 15
    rotmi $14, $14, -3
    stqd $37, 6752($16)
    selb $111, $111, $47, $58
    lqd $47, 6752($3)
    selb $118, $117, $118, $105
    lqd $117, 6768($3)
    selb $34, $37, $34, $80
    lqd $37, 6816($23)
    selb $41, $39, $41, $78
    lqd $105, 6848($6)
    andi $50, $50, 255
    stqd $13, 6736($16)
    selb $43, $41, $43, $77
    lqd $13, 6768($23)
    and $113, $110, $113
    stqd $27, 6736($12)
    shli $50, $50, 6
    lqd $27, 16($31)
    andc $110, $108, $121
    stqd $34, 6752($12)
    a $14, $35, $14
    lqd $35, 2672($11)
    selb $34, $34, $47, $79
    lqd $47, 6816($6)
    a $19, $19, $59
    stqd $25, 6784($12)
    selb $118, $124, $118, $102
    lqd $25, 0($31)
    selb $51, $115, $116, $110
    stqd $20, 6752($28)
    selb $117, $33, $117, $79
    stqd $39, 6736($7)
    a $39, $2, $59
    stqd $27, 6816($28)
    andi $8, $8, 255
    stqd $38, 6768($16)
    andi $38, $14, -16
    stqd $117, 6768($7)
    selb $29, $25, $29, $81
    stqd $43, 4688($19)
    selb $43, $43, $44, $76
    stqd $42, 2688($39)
    selb $114, $119, $114, $109
    stqd $41, 2640($39)
    and $115, $108, $115
    rotqbyi $108, $17, 1
    selb $22, $29, $22, $80
    lqd $41, 4736($30)
    selb $117, $117, $13, $78
    lqd $13, 6800($3)
    selb $116, $116, $121, $110
    stqd $34, 6752($7)
    selb $36, $123, $36, $102
    lqd $110, 48($31)
    selb $101, $43, $101, $75
    lqd $42, 6816($3)
    selb $27, $27, $47, $81
    rotqbii $108, $108, 1
    selb $34, $34, $49, $78
    rotqbyi $49, $17, 2
    and $47, $104, $48
    stqd $117, 2672($39)
    selb $45, $34, $45, $77
    stqd $25, 6800($28)
    andc $25, $107, $114
    lqd $31, 32($31)
    selb $26, $120, $26, $109
    lnop
    selb $105, $110, $105, $81
    stqd $21, 4736($19)
    selb $112, $112, $40, $58
    lqd $40, 2704($11)
    selb $124, $123, $124, $18
    lqd $123, 6816($9)
    selb $119, $119, $120, $113
    stqd $29, 6800($16)
    a $50, $50, $84
    lqd $29, 6800($23)
    selb $116, $121, $116, $106
    lqd $18, 6848($3)
    selb $21, $21, $41, $76
    stqd $22, 6800($12)
    selb $121, $121, $122, $115
    stqd $15, 6784($16)
    a $38, $38, $84
    lqd $15, 6832($9)
    andc $41, $101, $125
    shlqbii $109, $119, 1
    selb $13, $22, $13, $79
    stqd $110, 6848($28)
    ai $127, $127, 1
    lqd $110, 6880($6)
    selb $29, $13, $29, $78
    lqd $22, 6864($9)
    and $101, $101, $111
    lqd $44, 1680($38)
    selb $123, $27, $123, $80
    stqd $29, 2704($39)
    selb $51, $122, $51, $106
    shufb $14, $14, $14, $83
    selb $24, $31, $24, $81
    lqd $2, 4704($30)
    selb $111, $111, $112, $41
    stqd $13, 6800($7)
    or $122, $122, $115
    lqd $115, 2736($11)
    selb $42, $123, $42, $79
    lqd $13, 16($50)
    andbi $14, $14, 15
    stqd $31, 6832($28)
    or $120, $120, $113
    stqd $34, 2656($39)
    a $14, $14, $82
    stqd $45, 4704($19)
    shli $8, $8, 6
    lqd $34, 1696($38)
    selb $113, $122, $121, $25
    stqd $24, 6832($16)
    selb $108, $109, $108, $58
    stqd $32, 6736($28)
    and $122, $107, $122
    lqd $107, 0($50)
    selb $117, $117, $35, $77
    stqd $123, 6816($12)
    selb $37, $42, $37, $78
    lqd $123, 6848($9)
    selb $121, $121, $114, $25
    lqd $25, 6832($3)
    selb $15, $24, $15, $80
    lqd $24, 4768($30)
    selb $121, $114, $121, $106
    stqd $37, 2720($39)
    selb $113, $26, $113, $106
    lqd $106, 2720($11)
    selb $112, $112, $125, $41
    lqd $41, 4720($30)
    selb $45, $45, $2, $76
    lqd $35, 6832($23)
    shli $2, $127, 8
    lqd $32, 2192($38)
    selb $31, $21, $98, $75
    lqd $98, 2208($38)
    selb $29, $29, $40, $77
    stqd $15, 6832($12)
    selb $106, $37, $106, $77
    stqd $27, 6816($16)
    andc $104, $104, $116
    lqd $27, 4784($30)
    selb $24, $106, $24, $76
    stqd $105, 6848($16)
    or $37, $51, $47
    stqd $107, 6864($28)
    selb $48, $48, $124, $104
    shufb $109, $32, $98, $14
    selb $15, $15, $25, $79
    shufb $34, $44, $34, $14
    selb $41, $117, $41, $76
    stqd $42, 6816($7)
    selb $100, $45, $100, $75
    lqd $42, 6896($6)
    selb $35, $15, $35, $78
    lqd $44, 6848($23)
    selb $111, $126, $111, $34
    lqd $25, 6864($6)
    selb $115, $35, $115, $77
    shufb $119, $119, $119, $57
    selb $123, $105, $123, $80
    lqd $105, 6928($6)
    selb $114, $114, $26, $122
    lqd $98, 4752($30)
    andc $32, $100, $36
    stqd $106, 4768($19)
    selb $110, $13, $110, $81
    rotqbyi $106, $10, 1
    selb $107, $107, $25, $81
    lqd $25, 2752($11)
    andc $40, $103, $121
    stqd $13, 6880($28)
    or $122, $26, $122
    stqd $35, 2736($39)
    selb $22, $107, $22, $80
    stqd $117, 4720($19)
    selb $112, $125, $112, $34
    lqd $117, 4800($30)
    or $35, $126, $101
    stqd $123, 6848($12)
    selb $124, $124, $116, $104
    shufb $104, $120, $120, $57
    selb $126, $125, $126, $101
    lqd $125, 6896($3)
    selb $123, $123, $18, $79
    lqd $18, 6864($3)
    selb $27, $115, $27, $76
    shlqbii $120, $120, 1
    and $100, $100, $35
    lqd $26, 6976($6)
    selb $98, $29, $98, $76
    lqd $101, 6880($9)
    selb $44, $123, $44, $78
    lqd $13, 6880($3)
    selb $97, $98, $97, $75
    lqd $33, 6896($23)
    selb $25, $44, $25, $77
    stqd $110, 6880($16)
    selb $35, $35, $126, $32
    stqd $44, 2752($39)
    selb $96, $24, $96, $75
    shufb $119, $119, $114, $57
    selb $18, $22, $18, $79
    lqd $44, 6912($3)
    selb $117, $25, $117, $76
    rotqbyi $17, $17, 3
    selb $99, $41, $99, $75
    stqd $29, 4752($19)
    selb $124, $116, $124, $102
    lqd $29, 2768($11)
    selb $116, $116, $51, $47
    lqd $47, 6880($23)
    selb $95, $27, $95, $75
    shufb $104, $104, $122, $57
    selb $20, $110, $101, $80
    shlqbii $114, $114, 1
    selb $126, $126, $36, $32
    stqd $25, 4800($19)
    selb $13, $20, $13, $79
    lqd $25, 6864($23)
    selb $110, $117, $94, $75
    lqd $94, 32($50)
    selb $35, $118, $35, $34
    rotqbii $106, $106, 1
    selb $126, $36, $126, $34
    rotqbyi $101, $43, 0
    selb $47, $13, $47, $78
    stqd $107, 6864($16)
    andc $107, $97, $112
    stqd $13, 6880($7)
    selb $120, $120, $106, $58
    lqd $106, 4832($30)
    and $103, $103, $37
    lqd $50, 48($50)
    selb $13, $120, $108, $107
    rotqbyi $43, $10, 2
    and $120, $97, $120
    lqd $97, 6896($9)
    selb $37, $37, $116, $40
    stqd $15, 6832($7)
    selb $13, $111, $13, $109
    stqd $20, 6880($12)
    ai $85, $85, -1
    lqd $20, 6912($9)
    a $8, $8, $84
    rotqbii $49, $49, 1
    selb $108, $108, $112, $107
    lqd $107, 2800($11)
    selb $42, $94, $42, $81
    stqd $123, 6848($7)
    selb $46, $47, $46, $77
    lqd $123, 48($8)
    selb $97, $42, $97, $80
    stqd $47, 2784($39)
    or $47, $113, $103
    stqd $46, 4832($19)
    selb $125, $97, $125, $79
    stqd $42, 6896($16)
    selb $25, $18, $25, $78
    lqd $42, 6912($6)
    or $15, $111, $120
    shlqbii $122, $122, 1
    selb $46, $46, $106, $76
    stqd $22, 6864($12)
    selb $103, $121, $113, $103
    lqd $22, 0($8)
    selb $116, $116, $121, $40
    lqd $40, 2816($11)
    selb $120, $112, $111, $120
    stqd $25, 2768($39)
    selb $25, $25, $29, $77
    stqd $50, 6912($28)
    or $29, $118, $100
    lqd $111, 4848($30)
    selb $33, $125, $33, $78
    lqd $106, 2704($38)
    selb $42, $50, $42, $81
    stqd $125, 6896($7)
    selb $118, $36, $118, $100
    rotqbii $43, $43, 1
    selb $20, $42, $20, $80
    lqd $100, 3232($38)
    selb $26, $123, $26, $81
    shufb $119, $119, $103, $57
    selb $107, $33, $107, $77
    lqd $36, 4816($30)
    and $125, $96, $15
    rotqbii $17, $17, 1
    selb $49, $114, $49, $58
    shlqbii $103, $103, 1
    selb $121, $121, $116, $102
    stqd $115, 4784($19)
    andc $96, $96, $126
    stqd $94, 6896($28)
    selb $105, $22, $105, $81
    stqd $22, 6928($28)
    selb $44, $20, $44, $79
    lqd $22, 6928($9)
    selb $15, $15, $120, $96
    rotqbyi $10, $10, 3
    selb $48, $51, $48, $102
    lqd $51, 6928($23)
    andc $94, $99, $124
    lqd $115, 32($8)
    selb $120, $120, $126, $96
    lqd $96, 6960($6)
    selb $15, $35, $15, $109
    lqd $116, 6912($23)
    selb $50, $126, $35, $125
    stqd $33, 2800($39)
    and $99, $99, $29
    lqd $6, 6944($6)
    selb $113, $113, $37, $102
    lqd $102, 6928($3)
    selb $22, $105, $22, $80
    lqd $37, 2720($38)
    selb $29, $29, $118, $94
    lqd $8, 16($8)
    selb $122, $122, $43, $58
    lqd $43, 6944($23)
    selb $116, $44, $116, $78
    lqd $33, 6944($9)
    or $125, $35, $125
    lqd $35, 5296($5)
    or $114, $48, $99
    stqd $97, 6896($12)
    selb $40, $116, $40, $77
    lqd $32, 2848($11)
    selb $36, $25, $36, $76
    stqd $123, 6976($28)
    selb $6, $8, $6, $81
    stqd $25, 4816($19)
    selb $93, $36, $93, $75
    stqd $40, 4864($19)
    selb $92, $46, $92, $75
    lqd $25, 4880($30)
    selb $126, $126, $120, $109
    lqd $120, 6944($3)
    selb $123, $112, $108, $109
    stqd $26, 6976($16)
    and $108, $93, $122
    stqd $116, 2816($39)
    selb $118, $118, $124, $94
    rotqbyi $97, $98, 0
    selb $52, $107, $111, $76
    lqd $53, 4928($30)
    selb $94, $124, $48, $99
    lqd $116, 6976($3)
    selb $54, $124, $118, $34
    stqd $115, 6960($28)
    and $124, $31, $114
    lqd $118, 6976($9)
    selb $102, $22, $102, $79
    stqd $42, 6912($16)
    selb $103, $103, $17, $58
    lqd $17, 4864($30)
    selb $29, $48, $29, $34
    stqd $107, 4848($19)
    selb $51, $102, $51, $78
    rotqbyi $98, $21, 0
    or $111, $113, $124
    lqd $9, 6960($9)
    selb $33, $6, $33, $80
    lqd $21, 6960($23)
    andc $31, $31, $121
    rotqbyi $99, $41, 0
    selb $120, $33, $120, $79
    stqd $33, 6944($12)
    andc $33, $95, $54
    stqd $8, 6944($28)
    or $8, $13, $108
    lqd $28, 2832($11)
    selb $41, $115, $96, $81
    shlqbii $115, $47, 1
    selb $43, $120, $43, $78
    stqd $120, 6944($7)
    selb $118, $26, $118, $80
    lqd $26, 4896($30)
    andc $120, $92, $126
    lqd $96, 6960($3)
    selb $32, $43, $32, $77
    lqd $30, 4912($30)
    selb $17, $40, $17, $76
    stqd $118, 6976($12)
    andc $40, $93, $123
    lnop
    selb $28, $51, $28, $77
    rotqbii $10, $10, 1
    selb $118, $118, $116, $79
    lnop
    selb $25, $28, $25, $76
    lqd $38, 3216($38)
    selb $112, $121, $113, $124
    stqd $20, 6912($12)
    selb $10, $115, $10, $58
    stqd $28, 4880($19)
    selb $107, $17, $90, $75
    shufb $104, $104, $47, $57
    selb $47, $49, $123, $40
    shufb $106, $106, $37, $14
    selb $9, $41, $9, $80
    lqd $23, 6976($23)
    selb $37, $123, $13, $108
    rotqbyi $93, $36, 0
    and $36, $92, $8
    shufb $119, $119, $112, $57
    selb $89, $25, $89, $75
    stqd $44, 6912($7)
    selb $26, $32, $26, $76
    lqd $44, 2864($11)
    selb $108, $52, $91, $75
    stqd $32, 4896($19)
    a $3, $2, $69
    stqd $18, 6864($7)
    selb $23, $118, $23, $78
    rotqbyi $119, $119, 12
    selb $18, $37, $126, $120
    cwd $4, 0($4)
    selb $96, $9, $96, $79
    shufb $104, $104, $111, $57
    and $32, $89, $10
    stqd $51, 2832($39)
    selb $21, $96, $21, $78
    rotqbyi $51, $5, 0
    selb $28, $125, $50, $33
    shufb $119, $119, $35, $4
    and $125, $95, $125
    stqd $96, 6960($7)
    selb $47, $123, $47, $106
    stqd $102, 6928($7)
    selb $116, $126, $15, $36
    rotqbyi $96, $24, 0
    selb $44, $21, $44, $77
    lqd $11, 2880($11)
    andc $89, $89, $47
    rotqbyi $92, $46, 0
    selb $120, $8, $37, $120
    stqd $119, 5296($51)
    selb $119, $114, $94, $31
    rotqbyi $8, $104, 12
    selb $114, $54, $29, $125
    stqd $43, 2848($39)
    selb $123, $126, $18, $106
    rotqbyi $90, $17, 0
    selb $122, $122, $49, $40
    stqd $105, 6928($16)
    selb $124, $15, $120, $106
    stqd $9, 6960($12)
    selb $30, $44, $30, $76
    stqd $118, 6976($7)
    selb $13, $13, $122, $106
    lqd $5, 5952($5)
    selb $105, $26, $88, $75
    shufb $102, $38, $100, $14
    selb $14, $103, $47, $89
    stqd $6, 6944($16)
    selb $11, $23, $11, $77
    stqd $21, 2864($39)
    selb $118, $47, $13, $32
    lnop
    or $115, $15, $36
    hbrr iupac_edge_branch, iupac_edge_loop
    selb $120, $113, $119, $34
    stqd $44, 4912($19)
    selb $104, $30, $87, $75
    shufb $5, $8, $5, $4
    selb $89, $10, $103, $89
    rotqbyi $88, $26, 0
    selb $31, $94, $121, $31
    rotqbyi $94, $117, 0
    selb $53, $11, $53, $76
    stqd $11, 4928($19)
    selb $119, $121, $31, $34
    rotqbyi $87, $30, 0
    shli $4, $127, 2
    rotqbyi $95, $27, 0
    selb $103, $53, $86, $75
    rotqbyi $91, $52, 0
    selb $33, $50, $54, $33
    stqd $41, 6960($16)
    selb $126, $13, $89, $102
    stqd $22, 6928($12)
    selb $121, $54, $33, $109
    stqd $5, 5952($51)
    selb $122, $29, $28, $109
    rotqbyi $86, $53, 0
    or $113, $29, $125
    rotqbyi $100, $45, 0
    selb $125, $47, $14, $102
    rotqbyi $89, $25, 0
    or $117, $13, $32
    stqd $23, 2880($39)
    andi $5, $4, -16
iupac_edge_branch:
    brnz $85, iupac_edge_loop
iupac_edge_end:
    stqa $126, 0x18e90
    stqa $125, 0x18ea0
    stqa $124, 0x18eb0
    stqa $123, 0x18ec0
    stqa $122, 0x18ed0
    stqa $121, 0x18ee0
    stqa $120, 0x18ef0
    stqa $119, 0x18f00
    stqa $118, 0x18f10
    stqa $117, 0x18f20
    stqa $116, 0x18f30
    stqa $115, 0x18f40
    stqa $114, 0x18f50
    stqa $113, 0x18f60
    stqa $112, 0x18f70
    stqa $111, 0x18f80
    stqa $101, 0x29650
    stqa $100, 0x29660
    stqa $99, 0x29670
    stqa $98, 0x29680
    stqa $97, 0x29690
    stqa $96, 0x296a0
    stqa $95, 0x296b0
    stqa $94, 0x296c0
    stqa $93, 0x296d0
    stqa $92, 0x296e0
    stqa $91, 0x296f0
    stqa $90, 0x29700
    stqa $89, 0x29710
    stqa $88, 0x29720
    stqa $87, 0x29730
    stqa $86, 0x29740
    stqa $110, 0x29750
    stqa $108, 0x29760
    stqa $107, 0x29770
    stqa $105, 0x29780
    stqa $104, 0x29790
    stqa $103, 0x297a0
    bi $0

.global iupac_steady
.align 3
iupac_steady:
    lqa $80, 0x30
    lqa $79, 0x40
    lqa $78, 0x50
    lqa $77, 0x60
    lqa $76, 0x70
    lqa $75, 0x80
    lqa $74, 0x90
    lqa $73, 0xa0
    lqa $72, 0xb0
    lqa $71, 0xc0
    lqa $70, 0xd0
    lqa $69, 0xe0
    lqa $68, 0x0
    lqa $67, 0xf0
    lqa $66, 0x100
    lqa $65, 0x110
    lqa $64, 0x120
    lqa $63, 0x130
    lqa $62, 0x140
    lqa $126, 0x18e90
    lqa $125, 0x18ea0
    lqa $124, 0x18eb0
    lqa $123, 0x18ec0
    lqa $122, 0x18ed0
    lqa $121, 0x18ee0
    lqa $120, 0x18ef0
    lqa $119, 0x18f00
    lqa $118, 0x18f10
    lqa $117, 0x18f20
    lqa $116, 0x18f30
    lqa $115, 0x18f40
    lqa $114, 0x18f50
    lqa $113, 0x18f60
    lqa $112, 0x18f70
    lqa $111, 0x18f80
    lqa $110, 0x29750
    lqa $109, 0x29760
    lqa $108, 0x29770
    lqa $107, 0x29780
    lqa $106, 0x29790
    lqa $105, 0x297a0
    lqa $87, 0x297b0
    lqa $86, 0x297c0
    lqa $85, 0x297d0
    lqa $84, 0x297e0
    lqa $83, 0x297f0
    lqa $82, 0x29800
    lqa $81, 0x29810
    lqa $104, 0x29650
    lqa $103, 0x29660
    lqa $102, 0x29670
    lqa $101, 0x29680
    lqa $100, 0x29690
    lqa $99, 0x296a0
    lqa $98, 0x296b0
    lqa $97, 0x296c0
    lqa $96, 0x296d0
    lqa $95, 0x296e0
    lqa $94, 0x296f0
    lqa $93, 0x29700
    lqa $92, 0x29710
    lqa $91, 0x29720
    lqa $90, 0x29730
    lqa $89, 0x29740
    sf $88, $3, $4
    ori $127, $3, 0
    cgti $2, $88, 0
    brz $2, iupac_steady_end
    shli $2, $127, 8
    a $60, $2, $79
    shli $3, $127, 2
    and $60, $60, $80
# 270 cycles an iteration, 270 at least: 269 instructions for the even pipe, 270 for the odd one; 0 cycles of nops alone
.align 3
iupac_steady_loop:
    a $4, $60, $68
    shlqbii $111, $111, 1
    a $5, $2, $77
    shlqbii $112, $112, 1
    a $6, $2, $75
    lqd $7, 6784($4)
    andi $8, $3, -16
    lqd $9, 6768($4)
    and $5, $5, $78
    lqd $10, 6800($4)
    a $8, $8, $68
    lqd $11, 6976($4)
    a $12, $2, $73
    lqd $13, 6864($4)
    andc $14, $109, $121
    lqd $15, 1024($8)
    and $12, $12, $74
    cwd $16, 0($3)
    ai $88, $88, -1
    lqd $17, 4640($8)
    a $5, $5, $67
    lqd $18, 6752($4)
    a $19, $2, $69
    lqd $20, 6816($4)
    and $21, $2, $74
    lqd $22, 6816($5)
    and $23, $2, $76
    rotqby $15, $15, $3
    selb $24, $116, $121, $14
    lqd $25, 6784($5)
    and $26, $110, $113
    lqd $27, 6800($5)
    andc $28, $107, $123
    lqd $29, 3984($8)
    and $30, $2, $78
    lqd $31, 6832($5)
    and $6, $6, $76
    rotqbyi $32, $15, 13
    a $21, $21, $65
    rotqby $17, $17, $3
    a $12, $12, $65
    lqd $33, 6848($4)
    a $6, $6, $66
    rotqbyi $34, $15, 14
    andi $32, $32, 255
    rotqbyi $35, $15, 15
    andi $15, $15, 255
    lqd $36, 6832($4)
    shli $32, $32, 6
    lqd $37, 6736($6)
    a $38, $2, $71
    rotqbyi $39, $17, 2
    andi $34, $34, 255
    lqd $40, 6880($4)
    selb $116, $115, $116, $14
    rotqbii $14, $17, 1
    selb $41, $119, $120, $26
    lqd $42, 6736($5)
    a $32, $32, $68
    lqd $43, 6768($5)
    a $30, $30, $67
    rotqby $3, $29, $3
    and $115, $109, $115
    lqd $109, 6848($5)
    and $29, $2, $80
    lqd $44, 16($32)
    selb $45, $118, $123, $28
    lqd $46, 6752($5)
    a $29, $29, $68
    lqd $47, 6832($6)
    shli $34, $34, 6
    lqd $48, 6768($12)
    and $19, $19, $70
    lqd $49, 0($32)
    andc $110, $110, $119
    lqd $50, 6768($6)
    and $107, $107, $117
    rotqbii $39, $39, 1
    a $34, $34, $68
    lqd $51, 6736($4)
    selb $18, $44, $18, $87
    lqd $52, 48($32)
    selb $113, $113, $114, $110
    lqd $53, 48($34)
    selb $119, $114, $119, $110
    lqd $32, 32($32)
    a $19, $19, $64
    lqd $114, 32($34)
    and $38, $38, $72
    lqd $110, 16($34)
    and $54, $2, $70
    stqd $44, 6752($29)
    a $23, $23, $66
    lqd $44, 6752($6)
    andi $35, $35, 255
    stqd $53, 6848($29)
    selb $9, $32, $9, $87
    lqd $55, 6752($12)
    selb $46, $18, $46, $86
    stqd $18, 6752($30)
    selb $20, $110, $20, $87
    rotqbyi $18, $3, 3
    selb $33, $53, $33, $87
    stqd $110, 6816($29)
    a $54, $54, $64
    stqd $32, 6768($29)
    selb $7, $52, $7, $87
    stqd $46, 6752($23)
    selb $44, $46, $44, $85
    lqd $46, 6800($6)
    or $120, $120, $26
    rotqbyi $26, $3, 2
    nop
    rotqbii $32, $3, 1
    selb $36, $114, $36, $87
    stqd $52, 6784($29)
    a $38, $38, $64
    stqd $49, 6736($29)
    or $52, $122, $115
    lqd $34, 0($34)
    selb $25, $7, $25, $86
    stqd $20, 6816($30)
    selb $123, $123, $124, $107
    rotqbyi $3, $3, 1
    selb $49, $49, $51, $87
    lqd $51, 2640($38)
    shli $35, $35, 6
    lqd $110, 6832($12)
    selb $43, $9, $43, $86
    lqd $53, 6848($6)
    selb $10, $34, $10, $87
    stqd $7, 6784($30)
    selb $42, $49, $42, $86
    stqd $9, 6768($30)
    selb $118, $117, $118, $28
    rotqbyi $117, $17, 1
    selb $122, $121, $122, $115
    lqd $121, 6784($12)
    or $124, $124, $107
    lqd $107, 2656($38)
    and $2, $2, $72
    stqd $25, 6784($23)
    selb $50, $43, $50, $85
    stqd $34, 6800($29)
    selb $20, $20, $22, $86
    lqd $22, 2752($38)
    selb $27, $10, $27, $86
    lqd $34, 6784($6)
    selb $31, $36, $31, $86
    stqd $43, 6768($23)
    selb $109, $33, $109, $86
    lqd $43, 4688($19)
    andc $115, $108, $119
    lqd $28, 2672($38)
    a $9, $2, $64
    stqd $36, 6832($30)
    selb $47, $31, $47, $85
    lqd $36, 4752($19)
    selb $55, $44, $55, $84
    stqd $114, 6832($29)
    selb $114, $52, $122, $115
    lqd $2, 6800($12)
    selb $110, $47, $110, $84
    lqd $7, 4704($19)
    selb $46, $27, $46, $85
    stqd $47, 6832($21)
    and $108, $108, $52
    lqd $52, 6736($12)
    selb $48, $50, $48, $84
    lqd $47, 2736($38)
    selb $37, $42, $37, $85
    stqd $10, 6800($30)
    selb $122, $122, $119, $115
    lqd $115, 6816($12)
    selb $111, $111, $14, $63
    stqd $55, 2656($9)
    selb $107, $55, $107, $83
    lqd $55, 4720($19)
    selb $28, $48, $28, $83
    stqd $44, 6752($21)
    selb $44, $46, $2, $84
    stqd $107, 4704($54)
    selb $52, $37, $52, $84
    stqd $42, 6736($23)
    selb $7, $107, $7, $82
    lqd $107, 2720($38)
    selb $51, $52, $51, $83
    stqd $48, 2672($9)
    selb $25, $25, $34, $85
    rotqbii $117, $117, 1
    and $34, $106, $124
    stqd $110, 2736($9)
    or $48, $113, $108
    shlqbii $42, $41, 1
    selb $43, $51, $43, $82
    shufb $2, $120, $120, $62
    selb $119, $119, $113, $108
    shlqbii $120, $120, 1
    selb $53, $109, $53, $85
    stqd $49, 6736($30)
    andc $106, $106, $24
    stqd $27, 6800($23)
    a $35, $35, $68
    stqd $109, 6848($23)
    selb $120, $120, $117, $63
    rotqbii $3, $3, 1
    selb $121, $25, $121, $84
    stqd $46, 6800($21)
    selb $124, $124, $123, $106
    rotqbii $26, $26, 1
    andc $46, $105, $122
    shufb $117, $2, $48, $62
    or $109, $116, $34
    stqd $52, 2640($9)
    selb $112, $112, $32, $63
    lqd $32, 2704($38)
    and $105, $105, $109
    lqd $52, 6864($5)
    ai $127, $127, 1
    lqd $27, 4768($19)
    selb $104, $43, $104, $81
    lqd $49, 6912($5)
    selb $55, $28, $55, $82
    lqd $2, 6816($6)
    or $113, $114, $105
    lqd $108, 2688($38)
    selb $32, $44, $32, $83
    lqd $14, 2768($38)
    selb $116, $24, $116, $34
    stqd $25, 6784($21)
    selb $123, $123, $24, $106
    lqd $106, 0($35)
    selb $3, $42, $3, $63
    lqd $42, 16($35)
    selb $36, $32, $36, $82
    lqd $24, 48($35)
    selb $25, $20, $2, $85
    lqd $34, 6848($12)
    and $10, $104, $111
    stqd $28, 4720($54)
    shli $2, $127, 8
    shlqbii $48, $48, 1
    selb $13, $106, $13, $87
    stqd $37, 6736($21)
    shli $15, $15, 6
    lqd $37, 6912($4)
    selb $108, $121, $108, $83
    stqd $31, 6832($23)
    selb $39, $48, $39, $63
    stqd $106, 6864($29)
    andc $104, $104, $125
    stqd $51, 4688($54)
    selb $52, $13, $52, $86
    stqd $33, 6848($30)
    selb $103, $7, $103, $81
    stqd $13, 6864($30)
    selb $13, $112, $125, $104
    rotqbyi $17, $17, 3
    selb $47, $110, $47, $83
    lqd $110, 6864($6)
    selb $115, $25, $115, $84
    lqd $33, 6864($12)
    selb $109, $109, $116, $46
    stqd $32, 4752($54)
    selb $40, $42, $40, $87
    lqd $32, 6912($6)
    a $15, $15, $68
    lqd $51, 6896($5)
    selb $37, $24, $37, $87
    lqd $106, 6896($4)
    selb $114, $122, $114, $105
    lqd $105, 4736($19)
    selb $125, $125, $126, $10
    lqd $48, 48($15)
    selb $107, $115, $107, $83
    stqd $42, 6880($29)
    selb $100, $36, $100, $81
    lqd $42, 16($15)
    selb $111, $111, $112, $104
    lqd $112, 6880($5)
    selb $49, $37, $49, $86
    stqd $44, 2704($9)
    selb $44, $55, $102, $81
    lqd $35, 32($35)
    selb $105, $108, $105, $82
    lqd $104, 6960($5)
    and $31, $100, $120
    lqd $28, 0($15)
    selb $11, $48, $11, $87
    lqd $102, 6944($4)
    selb $122, $116, $122, $46
    shufb $41, $41, $41, $62
    selb $27, $107, $27, $82
    lqd $15, 32($15)
    selb $34, $53, $34, $84
    shufb $117, $117, $113, $62
    or $126, $126, $10
    stqd $52, 6864($23)
    selb $22, $34, $22, $83
    lqd $10, 4800($19)
    selb $116, $42, $102, $87
    lqd $46, 4832($19)
    andc $56, $44, $123
    stqd $48, 6976($29)
    selb $48, $40, $112, $86
    stqd $121, 2688($9)
    and $121, $103, $126
    stqd $42, 6944($29)
    ai $102, $55, 0
    lqd $55, 6960($4)
    selb $110, $52, $110, $85
    stqd $24, 6912($29)
    andc $103, $103, $45
    shlqbii $113, $113, 1
    or $24, $118, $121
    stqd $11, 6976($30)
    selb $121, $45, $118, $121
    lqd $118, 6928($5)
    selb $101, $105, $101, $81
    lqd $52, 6880($12)
    selb $10, $22, $10, $82
    lqd $42, 6976($5)
    selb $45, $125, $45, $103
    stqd $40, 6880($30)
    andc $100, $100, $13
    lqd $40, 4784($19)
    selb $126, $126, $125, $103
    lqd $125, 2832($38)
    selb $103, $35, $106, $87
    lqd $106, 2784($38)
    and $44, $44, $24
    stqd $53, 6848($21)
    selb $33, $110, $33, $84
    lqd $5, 6944($5)
    selb $53, $120, $3, $100
    stqd $115, 2720($9)
    selb $55, $15, $55, $87
    lqd $115, 6912($12)
    selb $32, $49, $32, $85
    stqd $37, 6912($30)
    selb $51, $103, $51, $86
    stqd $116, 6944($30)
    selb $14, $33, $14, $83
    lqd $4, 6928($4)
    or $37, $124, $44
    stqd $107, 4768($54)
    selb $116, $116, $5, $86
    lqd $5, 6880($6)
    selb $107, $13, $111, $31
    stqd $110, 6864($21)
    and $120, $101, $37
    stqd $22, 4800($54)
    selb $22, $27, $99, $81
    stqd $34, 2752($9)
    selb $112, $122, $109, $120
    rotqbii $17, $17, 1
    selb $40, $47, $40, $82
    lqd $34, 4816($19)
    selb $5, $48, $5, $85
    shufb $41, $41, $119, $62
    or $31, $111, $31
    lqd $57, 6960($6)
    selb $4, $28, $4, $87
    lqd $58, 6928($6)
    selb $110, $10, $97, $81
    shlqbii $119, $119, 1
    selb $52, $5, $52, $84
    stqd $49, 6912($23)
    selb $34, $14, $34, $82
    lqd $49, 6976($6)
    selb $98, $40, $98, $81
    rotqbyi $97, $10, 0
    selb $13, $3, $13, $100
    lqd $10, 2800($38)
    andc $59, $101, $122
    stqd $5, 6880($21)
    selb $24, $24, $121, $56
    lqd $5, 4848($19)
    selb $96, $34, $96, $81
    shufb $41, $41, $114, $62
    a $60, $2, $79
    rotqbii $18, $18, 1
    selb $104, $55, $104, $86
    stqd $15, 6960($29)
    selb $11, $11, $42, $86
    stqd $33, 2768($9)
    selb $26, $119, $26, $63
    lqd $119, 6944($6)
    selb $56, $121, $123, $56
    lqd $121, 6944($12)
    selb $33, $52, $106, $83
    rotqbyi $99, $27, 0
    andc $27, $98, $56
    lqd $106, 4896($19)
    selb $124, $123, $124, $44
    stqd $4, 6928($30)
    or $111, $109, $120
    shufb $41, $41, $112, $62
    and $109, $96, $39
    stqd $32, 6912($21)
    selb $123, $116, $119, $85
    lqd $6, 6896($6)
    ai $101, $105, 0
    lqd $105, 2864($38)
    and $44, $22, $31
    stqd $14, 4816($54)
    selb $17, $113, $17, $63
    stqd $35, 6896($29)
    or $35, $53, $109
    stqd $11, 6976($23)
    andc $22, $22, $45
    lqd $14, 2848($38)
    selb $46, $33, $46, $82
    stqd $52, 2784($9)
    selb $6, $51, $6, $85
    stqd $20, 6816($23)
    selb $120, $37, $124, $59
    lqd $37, 6960($12)
    selb $57, $104, $57, $85
    lqd $20, 4928($19)
    andc $52, $96, $13
    lqd $113, 2816($38)
    selb $31, $31, $107, $22
    stqd $116, 6944($23)
    selb $11, $11, $49, $85
    lqd $49, 6928($12)
    selb $116, $123, $121, $84
    stqd $47, 4784($54)
    selb $118, $4, $118, $86
    stqd $25, 6816($21)
    selb $22, $107, $45, $22
    stqd $55, 6960($30)
    selb $37, $57, $37, $84
    lqd $55, 6976($12)
    selb $58, $118, $58, $85
    rotqbyi $100, $36, 0
    shli $3, $127, 2
    stqd $51, 6896($23)
    selb $51, $46, $95, $81
    lqd $38, 2880($38)
    selb $45, $45, $126, $44
    shufb $117, $117, $111, $62
    selb $115, $32, $115, $84
    lqd $32, 4864($19)
    selb $119, $124, $122, $59
    stqd $104, 6960($23)
    or $44, $126, $44
    stqd $115, 2816($9)
    ai $104, $43, 0
    lqd $12, 6896($12)
    selb $49, $58, $49, $84
    stqd $58, 6928($21)
    selb $121, $45, $56, $27
    rotqbyi $95, $46, 0
    selb $125, $49, $125, $83
    lqd $46, 4880($19)
    selb $58, $26, $13, $52
    lqd $43, 5296($8)
    selb $105, $37, $105, $83
    rotqbyi $96, $34, 0
    selb $26, $39, $26, $52
    stqd $6, 6896($21)
    and $39, $98, $44
    lqd $19, 4912($19)
    selb $52, $115, $113, $83
    stqd $108, 4736($54)
    selb $46, $125, $46, $82
    stqd $125, 4880($54)
    selb $6, $6, $12, $84
    shlqbii $114, $114, 1
    selb $109, $13, $53, $109
    rotqbyi $41, $41, 12
    and $13, $51, $35
    stqd $123, 6944($21)
    or $113, $24, $39
    stqd $6, 2800($9)
    selb $55, $11, $55, $84
    stqd $57, 6960($21)
    selb $14, $116, $14, $83
    shufb $41, $41, $43, $16
    selb $43, $46, $92, $81
    stqd $49, 2832($9)
    ai $49, $8, 0
    rotqbyi $57, $117, 12
    and $60, $60, $80
    stqd $50, 6768($21)
    selb $6, $6, $10, $83
    stqd $55, 2880($9)
    andc $51, $51, $22
    stqd $37, 2864($9)
    selb $32, $52, $32, $82
    stqd $41, 5296($49)
    andc $41, $43, $58
    stqd $116, 2848($9)
    selb $106, $14, $106, $82
    rotqbyi $92, $46, 0
    and $43, $43, $17
    stqd $105, 4912($54)
    selb $114, $114, $18, $63
    stqd $11, 6976($21)
    selb $108, $32, $93, $81
    stqd $6, 4848($54)
    selb $5, $6, $5, $82
    lqd $8, 5952($8)
    or $117, $26, $43
    stqd $28, 6928($29)
    selb $107, $106, $91, $81
    hbrr iupac_steady_branch, iupac_steady_loop
    selb $125, $114, $58, $41
    rotqbyi $91, $106, 0
    selb $124, $35, $109, $51
    rotqbyi $98, $40, 0
    selb $19, $105, $19, $82
    rotqbyi $93, $32, 0
    or $115, $31, $13
    stqd $52, 4864($54)
    selb $38, $55, $38, $83
    stqd $118, 6928($23)
    selb $106, $19, $90, $81
    shufb $8, $57, $8, $16
    selb $126, $17, $114, $41
    stqd $48, 6880($23)
    selb $20, $38, $20, $82
    stqd $103, 6896($30)
    selb $118, $58, $26, $43
    stqd $14, 4896($54)
    ai $103, $7, 0
    stqd $8, 5952($49)
    selb $105, $20, $89, $81
    rotqbyi $90, $19, 0
    selb $123, $109, $22, $51
    stqd $38, 4928($54)
    selb $109, $5, $94, $81
    stqd $33, 4832($54)
    selb $114, $56, $24, $39
    rotqbyi $94, $5, 0
    selb $116, $22, $31, $13
    rotqbyi $89, $20, 0
    selb $122, $44, $45, $27
iupac_steady_branch:
    brnz $88, iupac_steady_loop
iupac_steady_end:
    stqa $126, 0x18e90
    stqa $125, 0x18ea0
    stqa $124, 0x18eb0
    stqa $123, 0x18ec0
    stqa $122, 0x18ed0
    stqa $121, 0x18ee0
    stqa $120, 0x18ef0
    stqa $119, 0x18f00
    stqa $118, 0x18f10
    stqa $117, 0x18f20
    stqa $116, 0x18f30
    stqa $115, 0x18f40
    stqa $114, 0x18f50
    stqa $113, 0x18f60
    stqa $112, 0x18f70
    stqa $111, 0x18f80
    stqa $104, 0x29650
    stqa $103, 0x29660
    stqa $102, 0x29670
    stqa $101, 0x29680
    stqa $100, 0x29690
    stqa $99, 0x296a0
    stqa $98, 0x296b0
    stqa $97, 0x296c0
    stqa $96, 0x296d0
    stqa $95, 0x296e0
    stqa $94, 0x296f0
    stqa $93, 0x29700
    stqa $92, 0x29710
    stqa $91, 0x29720
    stqa $90, 0x29730
    stqa $89, 0x29740
    stqa $110, 0x29750
    stqa $109, 0x29760
    stqa $108, 0x29770
    stqa $107, 0x29780
    stqa $106, 0x29790
    stqa $105, 0x297a0
    bi $0

.global iupac_edge_tap
.align 3
iupac_edge_tap:
    lqa $83, 0x0
    lqa $82, 0x10
    lqa $81, 0x20
    lqa $73, 0x30
    lqa $72, 0x40
    lqa $71, 0x50
    lqa $70, 0x60
    lqa $69, 0x70
    lqa $68, 0x80
    lqa $67, 0x90
    lqa $66, 0xa0
    lqa $65, 0xb0
    lqa $64, 0xc0
    lqa $63, 0xd0
    lqa $62, 0xe0
    lqa $61, 0xf0
    lqa $60, 0x100
    lqa $59, 0x110
    lqa $58, 0x120
    lqa $57, 0x130
    ori $84, $5, 0
    lqa $126, 0x18e90
    lqa $125, 0x18ea0
    lqa $124, 0x18eb0
    lqa $123, 0x18ec0
    lqa $122, 0x18ed0
    lqa $121, 0x18ee0
    lqa $120, 0x18ef0
    lqa $119, 0x18f00
    lqa $118, 0x18f10
    lqa $117, 0x18f20
    lqa $116, 0x18f30
    lqa $115, 0x18f40
    lqa $114, 0x18f50
    lqa $113, 0x18f60
    lqa $112, 0x18f70
    lqa $111, 0x18f80
    andi $6, $3, 7
    rotmi $7, $3, -3
    shli $6, $6, 6
    a $6, $6, $7
    lqa $110, 0x29750
    andi $7, $6, -16
    a $7, $7, $83
    lqd $8, 2192($7)
    lqd $9, 2208($7)
    shufb $6, $6, $6, $82
    andbi $6, $6, 15
    a $6, $6, $81
    shufb $109, $8, $9, $6
    lqa $108, 0x29760
    lqa $107, 0x29770
    lqd $8, 2704($7)
    lqd $9, 2720($7)
    shufb $106, $8, $9, $6
    lqa $105, 0x29780
    lqa $104, 0x29790
    lqa $103, 0x297a0
    lqd $8, 3216($7)
    lqd $7, 3232($7)
    shufb $102, $8, $7, $6
    lqa $80, 0x297b0
    lqa $79, 0x297c0
    lqa $78, 0x297d0
    lqa $77, 0x297e0
    lqa $76, 0x297f0
    lqa $75, 0x29800
    lqa $74, 0x29810
    lqa $101, 0x29650
    lqa $100, 0x29660
    lqa $99, 0x29670
    lqa $98, 0x29680
    lqa $97, 0x29690
    lqa $96, 0x296a0
    lqa $95, 0x296b0
    lqa $94, 0x296c0
    lqa $93, 0x296d0
    lqa $92, 0x296e0
    lqa $91, 0x296f0
    lqa $90, 0x29700
    lqa $89, 0x29710
    lqa $88, 0x29720
    lqa $87, 0x29730
    lqa $86, 0x29740
    sf $85, $3, $4
    ori $127, $3, 0
    cgti $2, $85, 0
    brz $2, iupac_edge_tap_end
    shli $2, $127, 2
    shli $3, $127, 8
    a $4, $3, $66
    a $5, $3, $70
    a $14, $3, $72
    a $6, $3, $68
    andi $41, $2, -16
    and $7, $3, $63
    and $8, $3, $69
    a $9, $41, $83
    and $14, $14, $73
# 342 cycles an iteration, 342 at least: 340 instructions for the even pipe, 342 for the odd one; 0 cycles of nops alone
.align 3
iupac_edge_tap_loop:
    a $10, $14, $83
    lqd $11, 1024($9)
    a $12, $3, $64
    lqd $13, 4640($9)
    and $14, $3, $73
    lqd $15, 3984($9)
    and $6, $6, $69
    shlqbii $112, $112, 1
    and $4, $4, $67
    shlqbii $111, $111, 1
    and $16, $110, $113
    lqd $17, 6848($10)
    a $4, $4, $59
    rotqby $11, $11, $2
    andc $110, $110, $119
    lqd $18, 6736($10)
    a $19, $3, $62
    rotqby $15, $15, $2
    and $5, $5, $71
    lqd $20, 6832($10)
    a $6, $6, $60
    rotqbyi $21, $11, 13
    andc $22, $108, $121
    rotqby $13, $13, $2
    a $5, $5, $61
    lqd $23, 6784($6)
    andc $24, $105, $123
    lqd $25, 6768($10)
    and $26, $3, $71
    lqd $27, 6752($10)
    andi $21, $21, 255
    lqd $28, 6768($5)
    selb $29, $116, $121, $22
    rotqbii $30, $15, 1
    shli $21, $21, 6
    rotqbyi $31, $15, 2
    and $105, $105, $117
    lqd $32, 6784($10)
    and $12, $12, $65
    rotqbii $33, $13, 1
    and $19, $19, $63
    lqd $34, 6736($6)
    a $21, $21, $83
    lqd $35, 6736($5)
    selb $117, $117, $118, $24
    lqd $36, 6784($5)
    a $19, $19, $58
    lqd $37, 6768($4)
    a $38, $7, $58
    lqd $7, 48($21)
    selb $116, $115, $116, $22
    lqd $22, 0($21)
    a $14, $14, $83
    lqd $39, 6736($4)
    selb $111, $111, $33, $57
    lqd $33, 6752($5)
    a $26, $26, $61
    rotqbyi $40, $11, 15
    a $12, $12, $58
    lqd $41, 6752($4)
    selb $29, $121, $29, $106
    lqd $42, 16($21)
    selb $18, $22, $18, $80
    lqd $43, 2640($12)
    and $115, $108, $115
    lqd $21, 32($21)
    selb $35, $18, $35, $79
    stqd $18, 6736($26)
    selb $32, $7, $32, $80
    lqd $18, 6800($10)
    selb $34, $35, $34, $78
    lqd $108, 4688($19)
    a $44, $8, $60
    rotqbyi $8, $13, 1
    andi $45, $84, -16
    rotqbii $31, $31, 1
    selb $39, $34, $39, $77
    cbd $46, 0($2)
    selb $112, $112, $30, $57
    rotqbyi $30, $11, 14
    selb $43, $39, $43, $76
    lqd $47, 2656($12)
    selb $48, $123, $124, $105
    rotqbii $8, $8, 1
    selb $108, $43, $108, $75
    stqd $42, 6752($14)
    selb $27, $42, $27, $80
    stqd $35, 6736($44)
    selb $101, $108, $101, $74
    lqd $35, 6880($4)
    selb $113, $113, $114, $110
    stqd $27, 6752($26)
    and $42, $101, $111
    lqd $49, 4704($19)
    selb $121, $121, $122, $115
    lqd $50, 6752($6)
    selb $51, $125, $126, $42
    stqd $22, 6736($14)
    selb $27, $27, $33, $79
    stqd $32, 6784($26)
    a $45, $45, $83
    stqa $51, 0x199d0
    selb $33, $119, $120, $16
    stqa $48, 0x199e0
    selb $32, $32, $36, $79
    stqa $121, 0x199f0
    or $115, $122, $115
    shlqbii $36, $33, 1
    or $42, $126, $42
    stqa $33, 0x19a00
    selb $118, $118, $123, $24
    lqd $24, 6608($45)
    selb $113, $120, $113, $109
    stqd $21, 6768($14)
    andi $30, $30, 255
    lqd $33, 6800($6)
    selb $123, $123, $118, $102
    lqd $118, 6784($4)
    or $120, $120, $16
    stqd $43, 4688($38)
    shli $30, $30, 6
    stqd $7, 6784($14)
    selb $122, $122, $116, $106
    stqd $32, 6784($44)
    or $105, $124, $105
    stqa $42, 0x19a10
    and $116, $3, $67
    rotqby $24, $24, $84
    ai $7, $127, 1
    stqa $105, 0x19a20
    a $30, $30, $83
    lqd $43, 2672($12)
    selb $114, $114, $119, $110
    lqd $110, 5296($9)
    selb $21, $21, $25, $80
    stqa $115, 0x19a30
    selb $119, $119, $114, $109
    rotqbyi $24, $24, 13
    ai $114, $9, 0
    stqa $120, 0x19a40
    selb $50, $27, $50, $78
    lqd $109, 0($30)
    a $25, $116, $59
    shlqbii $120, $120, 1
    andi $116, $7, 7
    lqd $16, 6800($4)
    selb $23, $32, $23, $78
    stqd $21, 6768($26)
    shli $116, $116, 6
    lqd $32, 6800($5)
    selb $124, $124, $117, $102
    stqd $27, 6752($44)
    andi $24, $24, 255
    stqd $34, 6736($25)
    rotmi $7, $7, -3
    stqd $109, 6800($14)
    selb $21, $21, $28, $79
    lqd $28, 6768($6)
    selb $120, $120, $8, $57
    lqd $8, 4720($19)
    and $34, $107, $115
    stqd $50, 6752($25)
    a $116, $116, $7
    stqd $23, 6784($25)
    andc $107, $107, $119
    lqd $7, 16($30)
    selb $41, $50, $41, $77
    shufb $110, $24, $110, $46
    selb $28, $21, $28, $78
    lqd $24, 6832($6)
    and $3, $3, $65
    rotqbyi $50, $15, 1
    selb $115, $115, $121, $107
    lqd $27, 6672($45)
    selb $118, $23, $118, $77
    stqd $28, 6768($25)
    selb $109, $109, $18, $80
    lqd $18, 6816($10)
    andi $11, $11, 255
    lqd $23, 4816($19)
    andi $117, $116, -16
    stqd $110, 5296($114)
    selb $32, $109, $32, $79
    stqd $7, 6816($14)
    a $117, $117, $83
    rotqby $27, $27, $84
    selb $121, $121, $119, $107
    shufb $116, $116, $116, $82
    selb $28, $28, $37, $77
    lqd $37, 4752($19)
    selb $115, $113, $115, $106
    stqd $21, 6768($44)
    selb $47, $41, $47, $76
    lqd $21, 6848($5)
    selb $33, $32, $33, $78
    lqd $107, 2688($12)
    selb $49, $47, $49, $75
    lqd $110, 32($30)
    andc $101, $101, $125
    lqd $9, 5952($9)
    a $22, $3, $58
    rotqbyi $27, $27, 13
    selb $16, $33, $16, $77
    stqd $47, 4704($38)
    shli $11, $11, 6
    lqd $30, 48($30)
    selb $121, $119, $121, $106
    lqd $106, 2704($12)
    selb $20, $110, $20, $80
    lqd $47, 1680($117)
    andi $27, $27, 255
    stqd $110, 6832($14)
    andi $40, $40, 255
    stqd $16, 2704($22)
    andbi $116, $116, 15
    shufb $9, $27, $9, $46
    selb $111, $111, $112, $101
    lqd $27, 2192($117)
    selb $106, $16, $106, $76
    lqd $16, 1696($117)
    selb $43, $28, $43, $76
    stqd $33, 6800($25)
    selb $37, $106, $37, $75
    stqd $41, 2656($22)
    ai $41, $2, 1
    stqd $118, 2688($22)
    a $33, $116, $81
    stqd $109, 6800($26)
    ai $85, $85, -1
    lqd $116, 4768($19)
    selb $17, $30, $17, $80
    stqd $20, 6832($26)
    shli $40, $40, 6
    rotqbii $50, $50, 1
    selb $21, $17, $21, $79
    lqd $109, 6880($10)
    selb $100, $49, $100, $74
    lqd $46, 6816($5)
    andc $110, $104, $29
    stqd $30, 6848($14)
    a $40, $40, $83
    stqd $9, 5952($114)
    or $114, $113, $34
    stqd $28, 2672($22)
    and $28, $100, $42
    lqd $9, 2208($117)
    andi $30, $41, -16
    shufb $16, $47, $16, $33
    selb $112, $112, $125, $101
    lqd $101, 6880($5)
    and $104, $104, $105
    lqd $47, 16($40)
    selb $36, $36, $50, $57
    stqd $106, 4752($38)
    selb $106, $48, $29, $110
    stqd $39, 2640($22)
    selb $125, $125, $112, $16
    stqd $43, 4720($38)
    andc $100, $100, $123
    lqd $112, 6864($5)
    selb $118, $118, $107, $76
    rotqbyi $107, $13, 2
    selb $39, $47, $109, $80
    lqd $50, 6832($4)
    selb $119, $119, $113, $34
    lqd $113, 6816($6)
    selb $97, $37, $97, $74
    lqd $34, 0($40)
    ai $127, $127, 1
    shufb $109, $27, $9, $33
    selb $110, $105, $48, $110
    lqd $105, 6832($5)
    selb $48, $123, $124, $28
    lqd $9, 6864($6)
    and $27, $97, $120
    rotqbyi $15, $15, 3
    a $11, $11, $83
    stqd $32, 6800($44)
    selb $8, $43, $8, $75
    lqd $43, 6816($4)
    selb $126, $126, $111, $16
    stqd $39, 6880($26)
    selb $7, $7, $18, $80
    lqd $18, 48($40)
    selb $105, $20, $105, $79
    lqd $20, 6864($10)
    selb $111, $125, $126, $27
    rotqbii $107, $107, 1
    andc $97, $97, $125
    stqd $17, 6848($26)
    selb $17, $29, $122, $104
    stqd $47, 6880($14)
    selb $106, $29, $106, $102
    stqa $111, 0x199d0
    selb $42, $42, $51, $100
    stqa $48, 0x199e0
    a $30, $30, $83
    lqd $29, 4736($19)
    selb $46, $7, $46, $79
    stqa $17, 0x199f0
    selb $24, $105, $24, $78
    lqd $40, 32($40)
    selb $20, $34, $20, $80
    rotqbii $15, $15, 1
    selb $113, $46, $113, $78
    stqd $105, 6832($44)
    selb $100, $51, $123, $100
    stqa $119, 0x19a00
    selb $112, $20, $112, $79
    lqd $51, 6608($45)
    selb $120, $120, $36, $97
    lqd $105, 2720($12)
    selb $50, $24, $50, $77
    lqd $47, 32($11)
    selb $42, $124, $42, $16
    stqd $21, 6848($44)
    selb $110, $122, $110, $102
    stqd $112, 6864($44)
    selb $29, $118, $29, $75
    lqd $32, 5296($30)
    or $122, $122, $104
    rotqbyi $13, $13, 3
    selb $112, $112, $9, $78
    lqd $9, 6848($6)
    or $124, $124, $28
    shlqbii $119, $119, 1
    or $27, $126, $27
    lqd $28, 2768($12)
    selb $39, $39, $101, $79
    rotqby $51, $51, $84
    andc $101, $103, $121
    stqa $27, 0x19a10
    selb $97, $36, $125, $97
    stqa $124, 0x19a20
    selb $9, $21, $9, $78
    lqd $21, 6896($10)
    selb $36, $17, $121, $101
    lqd $104, 6864($4)
    selb $125, $125, $97, $109
    stqd $7, 6816($26)
    selb $17, $122, $17, $101
    rotqbyi $51, $51, 13
    selb $43, $113, $43, $77
    stqd $20, 6864($26)
    ai $20, $2, 3
    lqd $7, 2736($12)
    selb $105, $43, $105, $76
    stqd $46, 6816($44)
    selb $119, $119, $31, $57
    cbd $41, 0($41)
    ai $31, $30, 0
    stqd $24, 6832($25)
    selb $123, $123, $100, $16
    stqd $40, 6896($14)
    selb $104, $112, $104, $77
    shlqbii $100, $114, 1
    ai $24, $2, 2
    stqd $9, 6848($25)
    andi $51, $51, 255
    stqa $122, 0x19a30
    selb $99, $8, $99, $74
    stqd $105, 4768($38)
    selb $105, $105, $116, $75
    lqd $116, 6880($6)
    selb $107, $100, $107, $57
    stqd $39, 6880($44)
    and $100, $99, $124
    stqa $114, 0x19a40
    selb $28, $104, $28, $76
    shufb $32, $51, $32, $41
    selb $96, $105, $96, $74
    lqd $51, 2704($117)
    ai $101, $108, 0
    stqd $104, 2768($22)
    selb $21, $40, $21, $80
    stqd $34, 6864($14)
    andc $34, $96, $123
    stqd $32, 5296($31)
    selb $23, $28, $23, $75
    lqd $32, 6672($45)
    andc $99, $99, $106
    lqd $40, 6912($6)
    selb $104, $23, $93, $74
    lqd $108, 6960($10)
    and $122, $103, $122
    stqd $21, 6896($26)
    and $103, $104, $107
    lqd $114, 3216($117)
    selb $98, $29, $98, $74
    lqd $46, 2832($12)
    and $96, $96, $27
    rotqby $32, $32, $84
    selb $36, $121, $36, $102
    lqd $2, 6848($4)
    selb $39, $39, $116, $78
    cbd $97, 0($24)
    selb $27, $27, $111, $34
    lqd $116, 6912($10)
    selb $17, $115, $17, $102
    lqd $30, 5952($30)
    selb $102, $48, $106, $99
    rotqbyi $32, $32, 13
    selb $126, $126, $120, $109
    rotqbii $13, $13, 1
    selb $121, $121, $115, $122
    lqd $120, 4832($19)
    selb $111, $111, $123, $34
    stqd $28, 4816($38)
    selb $28, $125, $126, $103
    stqd $112, 6864($25)
    selb $35, $39, $35, $77
    lqd $112, 2784($12)
    selb $124, $124, $48, $99
    lqd $48, 6944($5)
    ai $99, $8, 0
    stqd $113, 6816($25)
    andi $32, $32, 255
    stqd $18, 6912($14)
    ai $93, $23, 0
    stqd $118, 4736($38)
    selb $23, $123, $42, $96
    lqd $118, 0($11)
    or $103, $126, $103
    stqa $28, 0x199d0
    or $113, $110, $100
    stqa $23, 0x199e0
    selb $123, $123, $111, $109
    lqd $111, 6944($10)
    nop
    shlqbii $8, $121, 1
    selb $34, $35, $112, $76
    shufb $30, $32, $30, $41
    selb $100, $106, $110, $100
    lqd $32, 6912($5)
    and $41, $98, $113
    lqd $112, 2720($117)
    or $96, $42, $96
    stqa $100, 0x199f0
    selb $18, $18, $116, $80
    stqa $121, 0x19a00
    selb $121, $106, $102, $16
    lqd $102, 6928($6)
    andc $104, $104, $125
    lqd $116, 6608($45)
    selb $27, $42, $27, $109
    lqd $42, 2752($12)
    selb $107, $107, $119, $104
    stqd $30, 5952($31)
    selb $9, $9, $2, $77
    stqa $103, 0x19a10
    selb $32, $18, $32, $79
    lqd $30, 6928($5)
    shli $2, $127, 2
    lqd $31, 6928($10)
    selb $119, $119, $125, $104
    lqd $104, 16($11)
    andc $98, $98, $36
    stqa $96, 0x19a20
    selb $8, $8, $15, $57
    lqd $11, 48($11)
    andi $15, $20, -16
    shufb $106, $51, $112, $33
    andi $24, $24, -16
    lqd $51, 4784($19)
    or $122, $115, $122
    stqd $43, 2720($22)
    selb $120, $34, $120, $75
    rotqby $116, $116, $84
    selb $111, $104, $111, $80
    stqd $9, 2752($22)
    selb $124, $110, $124, $16
    stqa $113, 0x19a30
    selb $108, $47, $108, $80
    stqd $104, 6944($14)
    selb $31, $118, $31, $80
    lqd $10, 6976($10)
    selb $9, $9, $42, $76
    lqd $42, 2816($12)
    selb $104, $100, $36, $98
    lqd $110, 6928($4)
    selb $7, $50, $7, $76
    stqd $35, 2784($22)
    selb $40, $32, $40, $78
    stqa $122, 0x19a40
    selb $35, $120, $92, $74
    stqd $118, 6928($14)
    selb $30, $31, $30, $79
    shlqbii $122, $122, 1
    a $24, $24, $83
    rotqbyi $116, $116, 13
    selb $48, $111, $48, $79
    lqd $118, 6672($45)
    selb $102, $30, $102, $78
    lqd $43, 5296($24)
    selb $125, $125, $119, $106
    stqd $7, 4784($38)
    selb $126, $126, $107, $106
    lqd $107, 6960($5)
    andi $116, $116, 255
    lqd $117, 3232($117)
    selb $112, $36, $17, $41
    stqd $102, 6928($25)
    selb $110, $102, $110, $77
    lqd $102, 4880($19)
    shli $3, $127, 8
    rotqby $118, $118, $84
    selb $52, $113, $100, $98
    lqd $113, 6976($5)
    and $100, $35, $103
    stqd $47, 6960($14)
    selb $46, $110, $46, $76
    lqd $47, 4912($19)
    ai $92, $120, 0
    lqd $120, 2864($12)
    selb $122, $122, $13, $57
    shufb $43, $116, $43, $97
    selb $7, $7, $51, $75
    stqd $30, 6928($44)
    selb $30, $46, $102, $75
    lqd $102, 6912($4)
    ai $51, $24, 0
    lqd $13, 4800($19)
    ai $98, $29, 0
    rotqbyi $118, $118, 13
    selb $95, $7, $95, $74
    lqd $29, 4928($19)
    andc $35, $35, $123
    stqd $31, 6928($26)
    selb $116, $123, $27, $100
    stqd $43, 5296($51)
    selb $43, $40, $102, $77
    stqd $11, 6976($14)
    nop
    shufb $102, $114, $117, $33
    selb $10, $11, $10, $80
    lqd $11, 6976($6)
    and $117, $95, $96
    lqd $33, 4864($19)
    or $115, $27, $100
    lqd $24, 5952($24)
    selb $89, $30, $89, $74
    lqd $14, 6976($4)
    andi $100, $118, 255
    stqd $9, 4800($38)
    and $31, $89, $122
    lqd $5, 6896($5)
    selb $119, $10, $113, $79
    lqd $114, 6896($6)
    selb $13, $9, $13, $75
    stqd $32, 6912($44)
    or $113, $124, $117
    lqd $32, 6960($6)
    selb $118, $125, $126, $31
    shufb $97, $100, $24, $97
    selb $24, $103, $28, $35
    lqd $6, 6944($6)
    selb $21, $21, $5, $79
    stqd $46, 4880($38)
    andc $46, $95, $121
    lqd $5, 6896($4)
    selb $53, $21, $114, $78
    stqd $108, 6960($26)
    a $15, $15, $83
    lqd $103, 6944($4)
    andc $89, $89, $125
    lqd $9, 4848($19)
    selb $11, $119, $11, $78
    stqd $111, 6944($26)
    ai $95, $7, 0
    lqd $7, 2880($12)
    selb $96, $96, $23, $46
    stqd $11, 6976($25)
    ai $100, $49, 0
    lqd $49, 6960($4)
    selb $6, $48, $6, $78
    cbd $20, 0($20)
    selb $114, $121, $124, $117
    stqa $118, 0x199d0
    selb $54, $6, $103, $77
    stqd $10, 6976($26)
    or $117, $126, $31
    stqd $97, 5952($51)
    selb $42, $43, $42, $76
    stqd $6, 6944($25)
    selb $51, $53, $5, $77
    stqd $110, 2832($22)
    a $4, $3, $66
    lqd $110, 2848($12)
    selb $108, $108, $107, $79
    stqd $51, 2800($22)
    selb $11, $11, $14, $77
    stqa $116, 0x199e0
    a $5, $3, $70
    stqa $114, 0x199f0
    selb $32, $108, $32, $78
    stqd $119, 6976($44)
    ai $97, $37, 0
    stqd $11, 2880($22)
    selb $37, $8, $125, $89
    stqa $112, 0x19a00
    a $14, $3, $72
    stqd $40, 6912($25)
    selb $49, $32, $49, $77
    lqd $40, 6608($45)
    selb $31, $122, $8, $89
    stqa $117, 0x19a10
    selb $33, $42, $33, $75
    stqa $115, 0x19a20
    selb $28, $28, $123, $35
    stqa $113, 0x19a30
    ai $35, $15, 0
    lqd $12, 2800($12)
    selb $11, $11, $7, $76
    lqd $19, 4896($19)
    selb $10, $54, $110, $76
    rotqby $40, $40, $84
    selb $23, $23, $121, $46
    stqd $21, 6896($44)
    a $6, $3, $68
    lqd $21, 5296($15)
    or $111, $17, $41
    stqd $108, 6960($44)
    selb $120, $49, $120, $76
    rotqbyi $40, $40, 13
    andi $41, $2, -16
    stqd $11, 4928($38)
    and $7, $3, $63
    stqa $111, 0x19a40
    selb $11, $11, $29, $75
    stqd $18, 6912($26)
    andi $40, $40, 255
    lqd $45, 6672($45)
    selb $47, $120, $47, $75
    stqd $39, 6880($25)
    selb $12, $51, $12, $76
    stqd $34, 4832($38)
    selb $103, $11, $86, $74
    stqd $120, 4912($38)
    selb $19, $10, $19, $75
    stqd $50, 2736($22)
    selb $119, $36, $104, $16
    stqd $12, 4848($38)
    and $8, $3, $69
    shufb $21, $40, $21, $20
    selb $122, $124, $96, $109
    rotqby $45, $45, $84
    selb $12, $12, $9, $75
    stqd $43, 2816($22)
    selb $120, $17, $52, $16
    rotqbyi $89, $30, 0
    selb $124, $27, $24, $106
    hbrr iupac_edge_tap_branch, iupac_edge_tap_loop
    selb $104, $47, $87, $74
    stqd $21, 5296($35)
    ai $96, $105, 0
    rotqbyi $45, $45, 13
    selb $107, $33, $90, $74
    lqd $15, 5952($15)
    a $9, $41, $83
    stqd $42, 4864($38)
    selb $105, $19, $88, $74
    stqd $49, 2864($22)
    selb $110, $13, $94, $74
    stqd $54, 2848($22)
    selb $108, $12, $91, $74
    stqd $48, 6944($44)
    andi $45, $45, 255
    rotqbyi $87, $47, 0
    selb $123, $123, $28, $106
    stqd $53, 6896($25)
    ai $90, $33, 0
    rotqbyi $86, $11, 0
    selb $125, $125, $37, $102
    shufb $15, $45, $15, $20
    and $14, $14, $73
    rotqbyi $88, $19, 0
    selb $126, $126, $31, $102
    stqd $10, 4896($38)
    ai $94, $13, 0
    stqd $32, 6960($25)
    ai $91, $12, 0
    stqd $15, 5952($35)
    selb $121, $121, $23, $109
iupac_edge_tap_branch:
    brnz $85, iupac_edge_tap_loop
iupac_edge_tap_end:
    stqa $126, 0x18e90
    stqa $125, 0x18ea0
    stqa $124, 0x18eb0
    stqa $123, 0x18ec0
    stqa $122, 0x18ed0
    stqa $121, 0x18ee0
    stqa $120, 0x18ef0
    stqa $119, 0x18f00
    stqa $118, 0x18f10
    stqa $117, 0x18f20
    stqa $116, 0x18f30
    stqa $115, 0x18f40
    stqa $114, 0x18f50
    stqa $113, 0x18f60
    stqa $112, 0x18f70
    stqa $111, 0x18f80
    stqa $101, 0x29650
    stqa $100, 0x29660
    stqa $99, 0x29670
    stqa $98, 0x29680
    stqa $97, 0x29690
    stqa $96, 0x296a0
    stqa $95, 0x296b0
    stqa $94, 0x296c0
    stqa $93, 0x296d0
    stqa $92, 0x296e0
    stqa $91, 0x296f0
    stqa $90, 0x29700
    stqa $89, 0x29710
    stqa $88, 0x29720
    stqa $87, 0x29730
    stqa $86, 0x29740
    stqa $110, 0x29750
    stqa $108, 0x29760
    stqa $107, 0x29770
    stqa $105, 0x29780
    stqa $104, 0x29790
    stqa $103, 0x297a0
    bi $0

.global iupac_steady_tap
.align 3
iupac_steady_tap:
    lqa $79, 0x30
    lqa $78, 0x40
    lqa $77, 0x50
    lqa $76, 0x60
    lqa $75, 0x70
    lqa $74, 0x80
    lqa $73, 0x90
    lqa $72, 0xa0
    lqa $71, 0xb0
    lqa $70, 0xc0
    lqa $69, 0xd0
    lqa $68, 0xe0
    lqa $67, 0x0
    lqa $66, 0xf0
    lqa $65, 0x100
    lqa $64, 0x110
    lqa $63, 0x120
    lqa $62, 0x130
    ori $87, $5, 0
    lqa $126, 0x18e90
    lqa $125, 0x18ea0
    lqa $124, 0x18eb0
    lqa $123, 0x18ec0
    lqa $122, 0x18ed0
    lqa $121, 0x18ee0
    lqa $120, 0x18ef0
    lqa $119, 0x18f00
    lqa $118, 0x18f10
    lqa $117, 0x18f20
    lqa $116, 0x18f30
    lqa $115, 0x18f40
    lqa $114, 0x18f50
    lqa $113, 0x18f60
    lqa $112, 0x18f70
    lqa $111, 0x18f80
    lqa $110, 0x29750
    lqa $109, 0x29760
    lqa $108, 0x29770
    lqa $107, 0x29780
    lqa $106, 0x29790
    lqa $105, 0x297a0
    lqa $86, 0x297b0
    lqa $85, 0x297c0
    lqa $84, 0x297d0
    lqa $83, 0x297e0
    lqa $82, 0x297f0
    lqa $81, 0x29800
    lqa $80, 0x29810
    lqa $104, 0x29650
    lqa $103, 0x29660
    lqa $102, 0x29670
    lqa $101, 0x29680
    lqa $100, 0x29690
    lqa $99, 0x296a0
    lqa $98, 0x296b0
    lqa $97, 0x296c0
    lqa $96, 0x296d0
    lqa $95, 0x296e0
    lqa $94, 0x296f0
    lqa $93, 0x29700
    lqa $92, 0x29710
    lqa $91, 0x29720
    lqa $90, 0x29730
    lqa $89, 0x29740
    sf $88, $3, $4
    ori $127, $3, 0
    cgti $2, $88, 0
    brz $2, iupac_steady_tap_end
    shli $2, $127, 8
    a $23, $2, $78
    and $23, $23, $79
    a $36, $2, $76
    andi $52, $87, -16
    shli $3, $127, 2
    a $38, $2, $74
    a $21, $2, $68
    and $35, $2, $77
    a $17, $2, $70
    andi $4, $3, -16
    and $59, $2, $71
    and $17, $17, $71
    a $4, $4, $67
    and $36, $36, $77
    and $38, $38, $75
    a $5, $36, $66
    a $13, $2, $72
# 325 cycles an iteration, 325 at least: 303 instructions for the even pipe, 325 for the odd one; 0 cycles of nops alone
.align 3
iupac_steady_tap_loop:
    a $6, $23, $67
    lqd $23, 1024($4)
    and $53, $107, $117
    lqd $19, 3984($4)
    and $32, $110, $113
    lqd $51, 6736($6)
    and $25, $13, $73
    shlqbii $112, $112, 1
    and $7, $2, $73
    lqd $56, 6736($5)
    nop
    lqd $8, 6800($5)
    and $36, $21, $69
    rotqby $55, $23, $3
    and $9, $2, $69
    lqd $31, 4640($4)
    a $10, $17, $63
    rotqby $11, $19, $3
    a $12, $38, $65
    lqd $13, 6752($6)
    andc $14, $109, $121
    rotqbyi $38, $55, 13
    nop
    lqd $15, 6800($12)
    a $16, $25, $64
    rotqbyi $17, $11, 3
    and $43, $2, $79
    lqd $18, 6784($12)
    andi $38, $38, 255
    lqd $19, 6752($5)
    a $20, $59, $63
    lqd $21, 6800($6)
    shli $38, $38, 6
    lqd $22, 6768($6)
    or $23, $120, $32
    lqd $59, 6736($16)
    selb $24, $123, $124, $53
    rotqby $25, $31, $3
    selb $120, $119, $120, $32
    rotqbyi $44, $55, 14
    a $48, $38, $67
    rotqbii $26, $11, 1
    a $27, $36, $63
    lqd $28, 6784($6)
    or $124, $124, $53
    lqd $53, 0($48)
    and $109, $109, $115
    lqd $29, 6784($16)
    andi $30, $55, 255
    rotqbyi $61, $25, 1
    a $31, $43, $67
    lqd $43, 6736($12)
    a $32, $35, $66
    rotqbyi $33, $11, 2
    andi $44, $44, 255
    lqd $34, 6768($12)
    selb $35, $53, $51, $86
    lqd $36, 16($48)
    selb $37, $121, $122, $109
    lqd $51, 2640($10)
    selb $38, $35, $56, $85
    lqd $56, 4688($27)
    selb $121, $116, $121, $14
    lqd $39, 6752($16)
    shli $40, $44, 6
    lqd $41, 32($48)
    selb $42, $38, $43, $84
    rotqbii $54, $25, 1
    a $43, $52, $67
    shlqbii $52, $111, 1
    selb $111, $42, $59, $83
    rotqbyi $44, $55, 15
    andc $107, $107, $123
    rotqbii $45, $61, 1
    selb $46, $111, $51, $82
    lqd $47, 48($48)
    selb $123, $118, $123, $107
    lqd $48, 6880($5)
    selb $49, $46, $56, $81
    stqd $53, 6736($31)
    selb $50, $52, $54, $62
    lqd $51, 6816($6)
    selb $104, $49, $104, $80
    stqd $41, 6768($31)
    andc $52, $106, $121
    lqd $53, 6784($5)
    and $54, $104, $50
    rotqbii $33, $33, 1
    selb $118, $117, $118, $107
    stqd $47, 6784($31)
    selb $28, $47, $28, $86
    lqd $47, 6752($12)
    selb $117, $125, $126, $54
    lqd $107, 6768($5)
    and $106, $106, $124
    stqd $35, 6736($32)
    selb $53, $28, $53, $85
    lqd $35, 4704($27)
    selb $55, $124, $24, $52
    stqa $117, 0x199d0
    and $2, $2, $75
    stqa $24, 0x199e0
    selb $116, $115, $116, $14
    stqa $37, 0x199f0
    selb $22, $41, $22, $86
    stqa $120, 0x19a00
    selb $24, $24, $121, $52
    lqd $52, 6608($43)
    selb $18, $53, $18, $84
    lqd $41, 2656($10)
    a $40, $40, $67
    stqd $28, 6784($32)
    or $122, $122, $109
    rotqbyi $109, $25, 3
    or $126, $126, $54
    lqd $54, 6800($16)
    a $7, $7, $64
    stqd $111, 2640($20)
    nop
    stqa $126, 0x19a10
    nop
    stqa $124, 0x19a20
    selb $13, $36, $13, $86
    rotqbyi $11, $11, 1
    ai $124, $4, 0
    lqd $111, 6912($6)
    a $9, $9, $63
    stqa $122, 0x19a30
    nop
    stqa $23, 0x19a40
    a $28, $2, $65
    lqd $2, 0($40)
    selb $19, $13, $19, $85
    lqd $115, 6672($43)
    nop
    shlqbii $23, $23, 1
    selb $47, $19, $47, $84
    stqd $38, 6736($28)
    nop
    rotqbyi $25, $25, 2
    andc $110, $110, $119
    stqd $18, 6784($7)
    selb $21, $2, $21, $86
    rotqby $52, $52, $87
    selb $107, $22, $107, $85
    lqd $38, 16($40)
    selb $39, $47, $39, $83
    stqd $46, 4688($9)
    selb $112, $112, $26, $62
    shlqbii $120, $120, 1
    selb $8, $21, $8, $85
    rotqbyi $52, $52, 13
    andc $104, $104, $125
    cbd $26, 0($3)
    selb $15, $8, $15, $84
    lqd $46, 2704($10)
    selb $34, $107, $34, $84
    rotqby $115, $115, $87
    selb $41, $39, $41, $82
    stqd $19, 6752($28)
    selb $121, $121, $116, $106
    stqd $42, 6736($7)
    selb $18, $18, $29, $83
    lqd $29, 32($40)
    ai $88, $88, -1
    lqd $42, 6864($5)
    selb $23, $23, $45, $62
    lqd $40, 48($40)
    selb $51, $38, $51, $86
    stqd $2, 6800($31)
    nop
    lqd $2, 4752($27)
    selb $113, $113, $114, $110
    lqd $45, 5296($4)
    selb $54, $15, $54, $83
    lqd $19, 6864($12)
    selb $35, $41, $35, $81
    lqd $14, 6768($16)
    andi $52, $52, 255
    stqd $18, 2688($20)
    selb $119, $114, $119, $110
    stqd $8, 6800($28)
    selb $46, $54, $46, $82
    stqd $22, 6768($32)
    selb $50, $50, $112, $104
    lqd $22, 6816($16)
    andc $8, $108, $119
    shufb $45, $52, $45, $26
    selb $103, $35, $103, $80
    rotqbyi $115, $115, 13
    selb $125, $112, $125, $104
    stqd $54, 2704($20)
    selb $54, $122, $37, $8
    stqd $36, 6752($31)
    and $122, $108, $122
    lqd $108, 4768($27)
    ai $36, $3, 1
    lqd $112, 6816($5)
    and $104, $103, $126
    stqd $46, 4752($9)
    andi $115, $115, 255
    stqd $107, 6768($28)
    andi $44, $44, 255
    stqd $53, 6784($28)
    selb $53, $123, $118, $104
    stqd $45, 5296($124)
    nop
    lqd $45, 2672($10)
    selb $8, $37, $119, $8
    rotqbii $109, $109, 1
    andi $37, $36, -16
    lqd $107, 2688($10)
    nop
    stqd $21, 6800($32)
    shli $44, $44, 6
    lqd $21, 6832($16)
    selb $46, $46, $2, $81
    lqd $4, 5952($4)
    or $116, $116, $106
    stqd $40, 6848($31)
    selb $100, $46, $100, $80
    lqd $106, 6832($5)
    selb $112, $51, $112, $85
    stqd $13, 6752($32)
    and $13, $100, $23
    stqd $29, 6832($31)
    selb $107, $18, $107, $82
    lqd $18, 6848($6)
    shli $30, $30, 6
    rotqbii $25, $25, 1
    selb $119, $119, $113, $122
    shufb $115, $115, $4, $26
    selb $4, $125, $50, $13
    lqd $26, 6816($12)
    a $37, $37, $67
    stqd $34, 6768($7)
    a $44, $44, $67
    rotqbii $11, $11, 1
    or $13, $50, $13
    stqa $4, 0x199d0
    or $122, $113, $122
    lqd $113, 2720($10)
    andc $103, $103, $123
    stqa $53, 0x199e0
    and $50, $105, $116
    stqa $121, 0x199f0
    selb $26, $112, $26, $84
    stqa $119, 0x19a00
    nop
    shlqbii $119, $119, 1
    selb $14, $34, $14, $83
    lqd $34, 6608($43)
    or $118, $118, $104
    stqd $115, 5952($124)
    nop
    stqd $51, 6816($32)
    selb $119, $119, $33, $62
    stqa $13, 0x19a10
    selb $123, $117, $123, $103
    lqd $33, 16($44)
    selb $22, $26, $22, $83
    lqd $51, 6832($6)
    selb $120, $120, $11, $62
    stqa $118, 0x19a20
    andc $105, $105, $8
    rotqby $34, $34, $87
    nop
    lqd $11, 0($44)
    nop
    rotqbii $17, $17, 1
    andc $100, $100, $125
    stqd $14, 2672($20)
    a $30, $30, $67
    stqa $116, 0x19a30
    selb $124, $8, $54, $50
    stqa $122, 0x19a40
    selb $113, $22, $113, $82
    lqd $115, 4720($27)
    ai $104, $37, 0
    lqd $2, 4784($27)
    selb $14, $14, $45, $82
    stqd $47, 6752($7)
    selb $29, $29, $51, $86
    lqd $51, 6864($6)
    selb $8, $121, $8, $105
    rotqbyi $34, $34, 13
    selb $126, $126, $117, $103
    lqd $117, 6672($43)
    or $50, $54, $50
    stqd $29, 6832($32)
    selb $108, $113, $108, $81
    cbd $36, 0($36)
    ai $103, $35, 0
    shlqbii $122, $122, 1
    ai $35, $3, 2
    lqd $54, 5296($37)
    nop
    lqd $47, 2768($10)
    selb $99, $108, $99, $80
    lqd $45, 6832($12)
    selb $105, $116, $121, $105
    lqd $121, 6864($16)
    andi $116, $35, -16
    lqd $52, 6880($6)
    ai $127, $127, 1
    lqd $56, 0($30)
    selb $51, $11, $51, $86
    lqd $114, 6848($5)
    selb $18, $40, $18, $86
    lqd $40, 4736($27)
    and $110, $99, $13
    stqd $113, 4768($9)
    selb $42, $51, $42, $85
    stqd $41, 4704($9)
    nop
    stqd $22, 2720($20)
    andi $34, $34, 255
    rotqby $117, $117, $87
    selb $114, $18, $114, $85
    lqd $22, 6848($12)
    selb $125, $120, $125, $100
    shufb $34, $34, $54, $36
    selb $106, $29, $106, $85
    lqd $29, 2752($10)
    selb $115, $14, $115, $81
    stqd $11, 6864($31)
    andc $99, $99, $123
    stqd $14, 4720($9)
    selb $40, $107, $40, $81
    lqd $14, 6896($5)
    selb $22, $114, $22, $84
    stqd $114, 6848($28)
    selb $102, $115, $102, $80
    stqd $34, 5296($104)
    selb $19, $42, $19, $84
    stqd $39, 2656($20)
    and $39, $102, $118
    rotqbyi $117, $117, 13
    selb $45, $106, $45, $84
    lqd $34, 6928($6)
    ai $3, $3, 3
    lqd $114, 6880($12)
    selb $120, $23, $120, $100
    lqd $100, 4816($27)
    andi $117, $117, 255
    lqd $23, 2736($10)
    selb $121, $19, $121, $83
    lqd $37, 5952($37)
    selb $52, $33, $52, $86
    lqd $11, 48($44)
    selb $47, $121, $47, $82
    stqd $106, 6832($28)
    selb $21, $45, $21, $83
    lqd $106, 6960($5)
    selb $54, $24, $55, $39
    stqd $45, 6832($7)
    selb $122, $122, $25, $62
    lqd $25, 6928($5)
    selb $13, $13, $4, $99
    lqd $45, 6848($16)
    selb $23, $21, $23, $82
    stqd $112, 6816($28)
    selb $48, $52, $48, $85
    stqd $42, 6864($28)
    andc $102, $102, $24
    lqd $42, 6880($16)
    selb $100, $47, $100, $81
    shufb $117, $117, $37, $36
    selb $24, $53, $24, $102
    lqd $36, 48($30)
    selb $37, $100, $96, $80
    shlqbii $112, $50, 1
    selb $114, $48, $114, $84
    stqd $19, 6864($7)
    selb $34, $56, $34, $86
    stqd $21, 2736($20)
    selb $21, $11, $111, $86
    stqd $11, 6912($31)
    selb $42, $114, $42, $83
    lqd $11, 6912($12)
    nop
    lqd $111, 2784($10)
    and $19, $37, $122
    lqd $41, 2800($10)
    selb $45, $22, $45, $83
    lqd $44, 32($44)
    selb $57, $4, $123, $99
    stqd $121, 2768($20)
    ai $96, $100, 0
    cbd $35, 0($35)
    selb $58, $125, $120, $19
    stqd $48, 6880($28)
    ai $99, $108, 0
    lqd $108, 4832($27)
    or $19, $120, $19
    stqa $58, 0x199d0
    selb $123, $123, $126, $110
    lqd $120, 6928($12)
    selb $2, $23, $2, $81
    lqd $48, 6928($16)
    selb $118, $118, $53, $102
    lqd $53, 2816($10)
    selb $111, $42, $111, $82
    stqa $123, 0x199e0
    selb $25, $34, $25, $85
    lqd $100, 2832($10)
    andc $37, $37, $125
    lqd $121, 6912($5)
    or $126, $126, $110
    stqa $54, 0x199f0
    ai $102, $115, 0
    stqa $124, 0x19a00
    a $110, $116, $67
    stqd $33, 6880($31)
    selb $120, $25, $120, $84
    stqd $107, 4736($9)
    selb $107, $122, $119, $37
    lqd $122, 6912($16)
    selb $33, $2, $98, $80
    lqd $98, 6608($43)
    selb $121, $21, $121, $85
    stqd $117, 5952($104)
    selb $125, $119, $125, $37
    stqa $19, 0x19a10
    selb $109, $112, $109, $62
    stqd $114, 6880($7)
    ai $119, $110, 0
    lqd $37, 6944($16)
    andi $114, $3, -16
    stqd $34, 6928($32)
    or $39, $55, $39
    stqa $126, 0x19a20
    a $55, $114, $67
    stqd $25, 6928($28)
    and $25, $33, $126
    lqd $34, 4880($27)
    selb $48, $120, $48, $83
    lqd $112, 6896($6)
    selb $108, $111, $108, $81
    rotqby $114, $98, $87
    ai $98, $2, 0
    stqd $38, 6816($31)
    selb $11, $121, $11, $84
    stqd $120, 6928($7)
    selb $101, $40, $101, $80
    lqd $120, 5296($110)
    shli $2, $127, 8
    stqd $44, 6896($31)
    or $113, $118, $25
    rotqbyi $38, $114, 13
    selb $100, $48, $100, $82
    lqd $4, 6944($5)
    nop
    stqd $11, 6912($7)
    selb $11, $11, $122, $83
    stqd $23, 4784($9)
    and $23, $101, $39
    lqd $59, 32($30)
    selb $60, $108, $95, $80
    lqd $61, 4864($27)
    selb $114, $24, $118, $25
    stqd $26, 6816($7)
    selb $29, $45, $29, $82
    shlqbii $124, $124, 1
    selb $44, $44, $112, $86
    lqd $26, 2864($10)
    andc $33, $33, $24
    stqd $111, 4832($9)
    selb $14, $44, $14, $85
    stqd $47, 4816($9)
    selb $112, $8, $105, $23
    lqd $47, 6896($12)
    selb $34, $100, $34, $81
    cbd $25, 0($3)
    andi $38, $38, 255
    stqd $36, 6976($31)
    ai $104, $49, 0
    stqa $39, 0x19a30
    ai $95, $108, 0
    shufb $120, $38, $120, $35
    selb $92, $34, $92, $80
    lqd $38, 6960($6)
    selb $17, $124, $17, $62
    lqd $124, 6896($16)
    and $108, $60, $19
    lqd $49, 6976($6)
    selb $122, $126, $123, $33
    stqd $120, 5296($119)
    selb $47, $14, $47, $84
    stqd $42, 2784($20)
    selb $53, $11, $53, $82
    stqd $121, 6912($28)
    selb $121, $123, $24, $33
    lqd $123, 6976($12)
    and $24, $92, $109
    stqa $50, 0x19a40
    andc $101, $101, $8
    lqd $50, 6672($43)
    selb $118, $125, $107, $24
    lqd $33, 6960($12)
    selb $36, $36, $49, $86
    stqd $14, 6896($28)
    nop
    lqd $5, 6976($5)
    selb $38, $59, $38, $86
    lqd $30, 16($30)
    selb $116, $57, $13, $108
    lqd $14, 2848($10)
    selb $49, $47, $124, $83
    stqd $52, 6880($32)
    or $117, $107, $24
    rotqby $50, $50, $87
    or $111, $105, $23
    stqa $118, 0x199d0
    selb $5, $36, $5, $85
    stqa $116, 0x199e0
    a $23, $2, $78
    lqd $12, 6944($12)
    or $115, $13, $108
    lqd $6, 6944($6)
    selb $106, $38, $106, $85
    stqa $114, 0x199f0
    and $23, $23, $79
    lqd $108, 4848($27)
    ai $13, $55, 0
    stqd $11, 2816($20)
    selb $41, $49, $41, $82
    stqd $36, 6976($32)
    a $36, $2, $76
    lqd $11, 6960($16)
    andi $52, $87, -16
    lqd $110, 5952($110)
    selb $120, $39, $54, $101
    rotqbyi $50, $50, 13
    selb $33, $106, $33, $84
    stqd $48, 2832($20)
    andc $60, $60, $57
    stqd $100, 4880($9)
    selb $6, $30, $6, $86
    stqd $21, 6912($32)
    nop
    stqa $112, 0x19a00
    shli $3, $127, 2
    stqd $38, 6960($32)
    a $38, $2, $74
    lqd $10, 2880($10)
    a $21, $2, $68
    lqd $16, 6976($16)
    selb $48, $5, $123, $84
    lqd $39, 4800($27)
    andi $50, $50, 255
    lqd $123, 6608($43)
    selb $107, $41, $108, $81
    stqd $53, 4864($9)
    andc $108, $92, $125
    stqa $117, 0x19a10
    ai $92, $34, 0
    shufb $110, $50, $110, $35
    selb $4, $6, $4, $85
    stqd $15, 6800($7)
    selb $124, $19, $58, $60
    lqd $19, 4896($27)
    nop
    stqd $4, 6944($28)
    selb $125, $17, $125, $108
    stqd $33, 6960($7)
    selb $126, $109, $17, $108
    lqd $109, 4928($27)
    and $35, $2, $77
    stqa $115, 0x19a20
    a $17, $2, $70
    stqd $29, 4800($9)
    selb $16, $48, $16, $83
    stqa $113, 0x19a30
    selb $12, $4, $12, $84
    rotqby $123, $123, $87
    selb $10, $16, $10, $82
    stqd $110, 5952($119)
    andi $4, $3, -16
    stqa $111, 0x19a40
    selb $15, $10, $109, $81
    stqd $47, 6896($7)
    selb $11, $33, $11, $83
    stqd $59, 6960($31)
    and $59, $2, $71
    rotqbyi $123, $123, 13
    and $17, $17, $71
    stqd $22, 6848($7)
    ai $100, $46, 0
    stqd $45, 2752($20)
    selb $53, $53, $61, $81
    lqd $43, 6672($43)
    selb $37, $12, $37, $83
    lqd $61, 5296($55)
    a $4, $4, $67
    stqd $41, 4848($9)
    andi $123, $123, 255
    stqd $18, 6848($32)
    and $36, $36, $77
    stqd $11, 2864($20)
    selb $11, $11, $26, $82
    lqd $27, 4912($27)
    selb $108, $53, $93, $80
    rotqby $43, $43, $87
    selb $14, $37, $14, $82
    shufb $61, $123, $61, $25
    selb $123, $58, $57, $60
    stqd $5, 6976($28)
    selb $119, $54, $8, $101
    stqd $6, 6944($32)
    selb $29, $29, $39, $81
    stqd $37, 2848($20)
    nop
    rotqbyi $43, $43, 13
    ai $101, $40, 0
    stqd $49, 2800($20)
    selb $110, $29, $97, $80
    hbrr iupac_steady_tap_branch, iupac_steady_tap_loop
    selb $27, $11, $27, $81
    stqd $61, 5296($13)
    selb $109, $107, $94, $80
    lqd $55, 5952($55)
    selb $105, $15, $89, $80
    stqd $10, 4928($9)
    andi $43, $43, 255
    stqd $106, 6960($28)
    and $38, $38, $75
    stqd $48, 6976($7)
    selb $106, $27, $90, $80
    stqd $30, 6944($31)
    selb $19, $14, $19, $81
    stqd $44, 6896($32)
    ai $90, $27, 0
    shufb $25, $43, $55, $25
    ai $89, $15, 0
    stqd $12, 6944($7)
    ai $97, $29, 0
    stqd $56, 6928($31)
    a $5, $36, $66
    stqd $16, 2880($20)
    ai $94, $107, 0
    stqd $51, 6864($32)
    selb $107, $19, $91, $80
    stqd $14, 4896($9)
    ai $93, $53, 0
    stqd $25, 5952($13)
    a $13, $2, $72
    stqd $11, 4912($9)
    ai $91, $19, 0
iupac_steady_tap_branch:
    brnz $88, iupac_steady_tap_loop
iupac_steady_tap_end:
    stqa $126, 0x18e90
    stqa $125, 0x18ea0
    stqa $124, 0x18eb0
    stqa $123, 0x18ec0
    stqa $122, 0x18ed0
    stqa $121, 0x18ee0
    stqa $120, 0x18ef0
    stqa $119, 0x18f00
    stqa $118, 0x18f10
    stqa $117, 0x18f20
    stqa $116, 0x18f30
    stqa $115, 0x18f40
    stqa $114, 0x18f50
    stqa $113, 0x18f60
    stqa $112, 0x18f70
    stqa $111, 0x18f80
    stqa $104, 0x29650
    stqa $103, 0x29660
    stqa $102, 0x29670
    stqa $101, 0x29680
    stqa $100, 0x29690
    stqa $99, 0x296a0
    stqa $98, 0x296b0
    stqa $97, 0x296c0
    stqa $96, 0x296d0
    stqa $95, 0x296e0
    stqa $94, 0x296f0
    stqa $93, 0x29700
    stqa $92, 0x29710
    stqa $91, 0x29720
    stqa $90, 0x29730
    stqa $89, 0x29740
    stqa $110, 0x29750
    stqa $109, 0x29760
    stqa $108, 0x29770
    stqa $107, 0x29780
    stqa $106, 0x29790
    stqa $105, 0x297a0
    bi $0
