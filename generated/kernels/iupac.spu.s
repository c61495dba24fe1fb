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
    shli $2, $127, 2
    shli $3, $127, 8
    andi $4, $2, -16
    a $5, $4, $84
# 313 cycles an iteration, 305 at least: 305 instructions for the even pipe, 288 for the odd one; 4 cycles of nops alone
.align 3
iupac_edge_loop:
    nop
    lqd $8, 1024($5)
    nop
    lnop
    nop
    lnop
    nop
    lnop
    nop
    lnop
    a $9, $3, $73
    lnop
    and $32, $3, $74
    rotqby $6, $8, $2
    and $10, $9, $74
    lnop
    a $9, $3, $71
    lnop
    and $4, $3, $72
    lnop
    and $13, $9, $72
    rotqbyi $8, $6, 13
    a $9, $3, $69
    lnop
    and $21, $3, $70
    lnop
    and $14, $9, $70
    lnop
    andi $9, $8, 255
    lnop
    a $8, $3, $67
    lnop
    shli $16, $9, 6
    lnop
    and $19, $3, $68
    lnop
    and $18, $8, $68
    lnop
    a $9, $3, $65
    lnop
    a $23, $16, $84
    cwd $7, 0($2)
    a $8, $10, $84
    lqd $16, 4640($5)
    and $20, $3, $66
    lqd $26, 0($23)
    and $17, $9, $66
    lqd $28, 6736($8)
    and $29, $3, $64
    lnop
    a $9, $13, $62
    lnop
    a $34, $3, $63
    lnop
    a $10, $32, $84
    lqd $3, 6736($9)
    a $11, $14, $61
    rotqby $12, $16, $2
    selb $32, $26, $28, $81
    lnop
    a $13, $18, $60
    lnop
    a $14, $4, $62
    lnop
    a $15, $17, $59
    lnop
    selb $4, $32, $3, $80
    lnop
    a $16, $21, $61
    lqd $3, 6736($11)
    nop
    lqd $21, 6736($13)
    nop
    lqd $28, 2640($15)
    ai $18, $127, 1
    lqd $35, 6752($8)
    ai $127, $127, 1
    lqd $38, 16($23)
    andi $30, $18, 7
    rotqbyi $17, $5, 0
    rotmi $31, $18, -3
    lqd $36, 6752($9)
    shli $37, $30, 6
    lqd $24, 3984($5)
    and $30, $34, $64
    lqd $27, 6752($11)
    selb $34, $4, $3, $79
    lqd $25, 6768($8)
    a $18, $19, $60
    lqd $3, 6752($13)
    selb $33, $34, $21, $78
    stqd $26, 6736($10)
    a $19, $20, $59
    lqd $26, 2656($15)
    selb $39, $33, $28, $77
    stqd $32, 6736($14)
    selb $28, $38, $35, $81
    stqd $4, 6736($16)
    a $20, $29, $59
    lqd $35, 32($23)
    selb $29, $28, $36, $80
    stqd $34, 6736($18)
    a $21, $30, $59
    stqd $33, 2640($19)
    selb $30, $29, $27, $79
    stqd $39, 4688($20)
    a $33, $37, $31
    lqd $27, 4688($21)
    selb $31, $30, $3, $78
    rotqby $22, $24, $2
    shli $2, $127, 2
    lqd $37, 6768($9)
    selb $34, $31, $26, $77
    lqd $24, 4704($21)
    selb $36, $35, $25, $81
    lqd $40, 48($23)
    shli $3, $127, 8
    lqd $25, 6784($8)
    andi $4, $2, -16
    lqd $32, 6784($11)
    ai $85, $85, -1
    lqd $41, 6784($13)
    selb $23, $39, $27, $76
    lqd $26, 6784($9)
    selb $39, $34, $24, $76
    lqd $27, 6768($11)
    selb $24, $23, $101, $75
    lqd $42, 2688($15)
    selb $101, $39, $100, $75
    lqd $43, 6768($13)
    selb $44, $40, $25, $81
    stqd $38, 6752($10)
    selb $25, $36, $37, $80
    lqd $38, 2672($15)
    selb $37, $44, $26, $80
    stqd $28, 6752($14)
    selb $26, $25, $27, $79
    lqd $45, 4720($21)
    selb $46, $37, $32, $79
    lqd $47, 4736($21)
    selb $32, $26, $43, $78
    stqd $29, 6752($16)
    selb $43, $46, $41, $78
    stqd $30, 6752($18)
    selb $27, $32, $38, $77
    stqd $31, 2656($19)
    selb $38, $43, $42, $77
    stqd $34, 4704($20)
    selb $28, $27, $45, $76
    rotqbyi $100, $39, 0
    selb $29, $38, $47, $76
    stqd $35, 6768($10)
    selb $30, $28, $99, $75
    stqd $32, 2672($19)
    selb $99, $29, $98, $75
    stqd $36, 6768($14)
    and $36, $110, $113
    rotqbyi $35, $6, 14
    andi $47, $33, -16
    shlqbii $39, $112, 1
    selb $112, $119, $120, $36
    shufb $45, $33, $33, $83
    or $98, $120, $36
    rotqbii $42, $22, 1
    a $31, $47, $84
    lqd $32, 2816($15)
    andi $47, $35, 255
    shufb $33, $98, $98, $57
    andbi $35, $45, 15
    stqd $40, 6784($10)
    shli $45, $47, 6
    shlqbii $40, $111, 1
    a $34, $35, $82
    rotqbii $111, $12, 1
    selb $35, $39, $42, $58
    stqd $44, 6784($14)
    andc $39, $110, $119
    stqd $37, 6784($16)
    a $110, $45, $84
    lqd $37, 1680($31)
    selb $42, $40, $111, $58
    lqd $45, 1696($31)
    selb $111, $113, $114, $39
    lqd $40, 0($110)
    selb $113, $114, $119, $39
    lqd $44, 6800($8)
    selb $114, $120, $111, $109
    stqd $46, 6784($18)
    selb $120, $119, $113, $109
    lqd $111, 6800($9)
    andc $119, $108, $121
    stqd $43, 2688($19)
    and $43, $108, $115
    lqd $113, 6800($11)
    selb $109, $115, $116, $119
    stqd $38, 4736($20)
    selb $38, $40, $44, $81
    shufb $115, $37, $45, $34
    selb $37, $116, $121, $119
    lqd $44, 6800($13)
    selb $119, $38, $111, $80
    stqd $40, 6800($10)
    selb $116, $121, $122, $43
    lqd $111, 2704($15)
    selb $40, $119, $113, $79
    stqd $38, 6800($14)
    or $108, $122, $43
    stqd $119, 6800($16)
    selb $119, $122, $109, $106
    stqd $40, 6800($18)
    selb $109, $40, $44, $78
    lqd $43, 16($110)
    selb $122, $121, $37, $106
    lqd $40, 6816($8)
    selb $37, $109, $111, $77
    stqd $109, 2704($19)
    andc $111, $105, $123
    lqd $109, 6816($9)
    and $121, $105, $117
    stqd $37, 4752($20)
    selb $44, $117, $118, $111
    lqd $113, 4752($21)
    selb $38, $118, $123, $111
    lqd $45, 6816($11)
    selb $111, $43, $40, $81
    stqd $43, 6816($10)
    selb $118, $123, $124, $121
    lqd $40, 6816($13)
    selb $43, $111, $109, $80
    stqd $111, 6816($14)
    or $117, $124, $121
    lqd $111, 2720($15)
    selb $105, $124, $44, $102
    stqd $43, 6816($16)
    selb $44, $43, $45, $79
    lqd $121, 32($110)
    selb $124, $123, $38, $102
    lqd $43, 6832($8)
    selb $123, $44, $40, $78
    stqd $44, 6816($18)
    andc $40, $24, $125
    lqd $44, 6832($9)
    selb $38, $123, $111, $77
    stqd $123, 2720($19)
    and $111, $24, $42
    lqd $123, 6832($11)
    selb $45, $42, $35, $40
    stqd $38, 4768($20)
    selb $24, $121, $43, $81
    lqd $42, 4768($21)
    selb $43, $35, $125, $40
    stqd $121, 6832($10)
    selb $121, $24, $44, $80
    stqd $24, 6832($14)
    selb $24, $125, $126, $111
    lqd $44, 6832($13)
    selb $35, $121, $123, $79
    stqd $121, 6832($16)
    or $123, $126, $111
    lqd $40, 2736($15)
    selb $121, $126, $45, $115
    stqd $35, 6832($18)
    selb $126, $125, $43, $115
    lqd $45, 48($110)
    selb $125, $37, $113, $76
    lqd $110, 6848($8)
    selb $113, $35, $44, $78
    lqd $37, 4784($21)
    selb $35, $38, $42, $76
    lqd $44, 6848($9)
    selb $38, $113, $40, $77
    stqd $113, 2736($19)
    selb $113, $125, $97, $75
    lqd $40, 6848($11)
    selb $97, $35, $96, $75
    stqd $38, 4784($20)
    selb $42, $45, $110, $81
    lqd $43, 6848($13)
    selb $96, $38, $37, $76
    stqd $45, 6848($10)
    selb $45, $42, $44, $80
    lqd $38, 2752($15)
    selb $36, $96, $95, $75
    rotqbyi $44, $22, 1
    selb $109, $45, $40, $79
    lqd $110, 4800($21)
    and $37, $107, $108
    shufb $40, $112, $112, $57
    selb $46, $109, $43, $78
    rotqbyi $39, $6, 15
    selb $95, $120, $114, $37
    rotqbii $43, $44, 1
    or $111, $114, $37
    rotqbyi $44, $12, 1
    selb $47, $46, $38, $77
    shufb $37, $40, $95, $57
    andi $41, $39, 255
    shlqbii $40, $112, 1
    selb $38, $47, $110, $76
    stqd $42, 6848($14)
    shli $112, $41, 6
    shlqbii $42, $98, 1
    selb $110, $38, $94, $75
    rotqbii $98, $44, 1
    selb $94, $40, $43, $58
    stqd $45, 6848($16)
    andc $40, $107, $120
    stqd $109, 6848($18)
    a $43, $112, $84
    lqd $107, 2192($31)
    selb $45, $42, $98, $58
    lqd $112, 2208($31)
    selb $98, $108, $116, $40
    lqd $42, 0($43)
    selb $108, $116, $120, $40
    lqd $44, 6864($8)
    selb $116, $114, $98, $106
    stqd $46, 2752($19)
    selb $114, $120, $108, $106
    lqd $98, 6864($9)
    andc $120, $104, $122
    stqd $47, 4800($20)
    and $47, $104, $117
    shufb $109, $107, $112, $34
    selb $112, $117, $118, $120
    lqd $107, 6864($11)
    selb $117, $42, $44, $81
    stqd $42, 6864($10)
    selb $42, $118, $122, $120
    lqd $44, 6864($13)
    selb $120, $117, $98, $80
    stqd $117, 6864($14)
    selb $118, $122, $119, $47
    lqd $98, 2768($15)
    or $117, $119, $47
    stqd $120, 6864($16)
    selb $47, $120, $107, $79
    lqd $108, 16($43)
    selb $104, $119, $112, $102
    lqd $120, 6880($8)
    selb $112, $47, $44, $78
    stqd $47, 6864($18)
    selb $119, $122, $42, $102
    lqd $44, 6880($9)
    selb $42, $112, $98, $77
    stqd $112, 2768($19)
    andc $112, $101, $124
    lqd $98, 6880($11)
    and $122, $101, $123
    stqd $42, 4816($20)
    selb $101, $108, $120, $81
    lqd $47, 4816($21)
    selb $120, $123, $24, $112
    lqd $107, 6880($13)
    selb $123, $101, $44, $80
    stqd $108, 6880($10)
    selb $108, $24, $124, $112
    lqd $44, 2784($15)
    selb $112, $123, $98, $79
    stqd $101, 6880($14)
    selb $24, $124, $105, $122
    stqd $123, 6880($16)
    or $123, $105, $122
    stqd $112, 6880($18)
    selb $122, $112, $107, $78
    lqd $98, 32($43)
    selb $101, $105, $120, $115
    lqd $112, 6896($8)
    selb $120, $122, $44, $77
    stqd $122, 2784($19)
    selb $105, $124, $108, $115
    lqd $122, 6896($9)
    andc $124, $113, $126
    stqd $120, 4832($20)
    and $108, $113, $45
    lqd $44, 6896($11)
    selb $107, $45, $94, $124
    lqd $106, 4832($21)
    selb $45, $98, $112, $81
    lqd $46, 6896($13)
    selb $112, $94, $126, $124
    stqd $98, 6896($10)
    selb $98, $45, $122, $80
    lqd $94, 2800($15)
    selb $113, $126, $121, $108
    stqd $45, 6896($14)
    selb $45, $98, $44, $79
    lqd $40, 48($43)
    or $124, $121, $108
    lqd $43, 6912($8)
    selb $108, $45, $46, $78
    stqd $98, 6896($16)
    selb $122, $121, $107, $109
    lqd $98, 6912($9)
    selb $107, $108, $94, $77
    stqd $45, 6896($18)
    selb $121, $126, $112, $109
    stqd $108, 2800($19)
    selb $126, $42, $47, $76
    stqd $107, 4848($20)
    selb $47, $40, $43, $81
    lqd $42, 4848($21)
    selb $94, $120, $106, $76
    stqd $40, 6912($10)
    selb $106, $47, $98, $80
    stqd $47, 6912($14)
    selb $120, $126, $93, $75
    lqd $47, 6912($11)
    selb $98, $94, $92, $75
    stqd $106, 6912($16)
    and $43, $103, $117
    lqd $40, 6912($13)
    selb $93, $107, $42, $76
    shufb $112, $33, $111, $57
    selb $33, $114, $116, $43
    lqd $107, 4864($21)
    or $92, $116, $43
    rotqbyi $42, $22, 2
    selb $43, $106, $47, $79
    shufb $39, $37, $33, $57
    andi $106, $6, 255
    shufb $37, $112, $92, $57
    selb $112, $43, $40, $78
    stqd $43, 6912($18)
    shli $43, $106, 6
    rotqbyi $40, $12, 2
    selb $106, $112, $32, $77
    shlqbii $6, $95, 1
    selb $108, $93, $91, $75
    rotqbii $95, $42, 1
    selb $91, $106, $107, $76
    shlqbii $42, $111, 1
    a $111, $43, $84
    rotqbii $32, $40, 1
    selb $107, $91, $90, $75
    lqd $40, 2704($31)
    selb $90, $6, $95, $58
    lqd $43, 0($111)
    andc $95, $103, $114
    lqd $6, 6928($8)
    selb $47, $42, $32, $58
    lqd $103, 2720($31)
    selb $32, $117, $118, $95
    lqd $42, 6928($9)
    selb $117, $118, $114, $95
    stqd $112, 2816($19)
    selb $118, $116, $32, $102
    lqd $112, 6928($11)
    selb $116, $114, $117, $102
    stqd $106, 4864($20)
    selb $117, $43, $6, $81
    lqd $114, 6928($13)
    andc $6, $30, $119
    shufb $106, $40, $103, $34
    selb $103, $117, $42, $80
    lqd $40, 2832($15)
    and $42, $30, $123
    stqd $43, 6928($10)
    selb $30, $103, $112, $79
    stqd $117, 6928($14)
    selb $117, $123, $24, $6
    stqd $103, 6928($16)
    selb $123, $30, $114, $78
    lqd $103, 16($111)
    selb $114, $24, $119, $6
    lqd $112, 6944($8)
    selb $6, $123, $40, $77
    stqd $30, 6928($18)
    selb $24, $119, $104, $42
    stqd $123, 2832($19)
    or $123, $104, $42
    stqd $6, 4880($20)
    selb $30, $104, $117, $115
    lqd $42, 4880($21)
    selb $102, $119, $114, $115
    lqd $117, 6944($9)
    selb $119, $103, $112, $81
    stqd $103, 6944($10)
    andc $112, $97, $105
    lqd $103, 6944($11)
    and $114, $97, $124
    stqd $119, 6944($14)
    selb $97, $124, $113, $112
    lqd $104, 6944($13)
    selb $40, $113, $105, $112
    lqd $43, 2848($15)
    selb $112, $119, $117, $80
    lqd $32, 32($111)
    selb $113, $105, $101, $114
    lqd $119, 6960($8)
    selb $117, $112, $103, $79
    stqd $112, 6944($16)
    or $124, $101, $114
    lqd $112, 6960($9)
    selb $114, $117, $104, $78
    stqd $117, 6944($18)
    selb $117, $101, $97, $109
    lqd $104, 6960($11)
    selb $97, $114, $43, $77
    stqd $114, 2848($19)
    selb $114, $32, $119, $81
    lqd $43, 6960($13)
    selb $101, $105, $40, $109
    stqd $97, 4896($20)
    selb $40, $114, $112, $80
    lqd $105, 4896($21)
    andc $112, $120, $121
    lqd $119, 2864($15)
    selb $103, $40, $104, $79
    stqd $32, 6960($10)
    and $104, $120, $47
    stqd $114, 6960($14)
    selb $120, $103, $43, $78
    stqd $40, 6960($16)
    selb $40, $47, $90, $112
    stqd $103, 6960($18)
    selb $103, $90, $121, $112
    stqd $120, 2864($19)
    selb $90, $120, $119, $77
    lqd $32, 48($111)
    selb $47, $121, $122, $104
    lqd $120, 6976($8)
    or $43, $122, $104
    stqd $90, 4912($20)
    selb $8, $122, $40, $106
    lqd $104, 6976($9)
    selb $9, $121, $103, $106
    lqd $122, 4912($21)
    selb $121, $6, $42, $76
    lqd $103, 6976($11)
    and $11, $99, $123
    lqd $6, 6976($13)
    selb $13, $32, $120, $81
    lqd $42, 2880($15)
    selb $112, $116, $118, $11
    lqd $120, 4928($21)
    selb $21, $13, $104, $80
    rotqbyi $15, $22, 3
    selb $22, $121, $89, $75
    shufb $104, $39, $112, $57
    selb $39, $21, $103, $79
    shlqbii $89, $33, 1
    selb $33, $97, $105, $76
    rotqbyi $103, $12, 3
    selb $12, $39, $6, $78
    lqd $97, 5296($5)
    selb $105, $33, $88, $75
    stqd $25, 6768($16)
    selb $25, $12, $42, $77
    rotqbyi $88, $104, 12
    selb $42, $90, $122, $76
    rotqbii $6, $15, 1
    selb $122, $25, $120, $76
    shlqbii $90, $92, 1
    selb $104, $42, $87, $75
    rotqbii $120, $103, 1
    selb $103, $122, $86, $75
    shufb $92, $88, $97, $7
    selb $15, $89, $6, $58
    stqd $27, 4720($20)
    or $111, $118, $11
    hbrr iupac_edge_branch, iupac_edge_loop
    andc $11, $99, $116
    rotqbyi $86, $122, 0
    selb $6, $90, $120, $58
    rotqbyi $87, $42, 0
    selb $90, $123, $24, $11
    rotqbyi $88, $33, 0
    selb $123, $24, $116, $11
    rotqbyi $89, $121, 0
    selb $120, $118, $90, $115
    stqd $92, 5296($17)
    selb $119, $116, $123, $115
    shufb $118, $37, $111, $57
    andc $123, $36, $102
    rotqbyi $90, $91, 0
    and $91, $36, $124
    lqd $116, 5952($5)
    selb $5, $124, $113, $123
    rotqbyi $92, $94, 0
    selb $94, $113, $102, $123
    lqd $124, 3232($31)
    selb $114, $102, $30, $91
    rotqbyi $95, $96, 0
    or $113, $30, $91
    rotqbyi $96, $118, 12
    selb $122, $30, $5, $109
    lqd $118, 3216($31)
    selb $121, $102, $94, $109
    rotqbyi $91, $93, 0
    andc $102, $98, $101
    rotqbyi $93, $126, 0
    and $126, $98, $43
    shufb $5, $96, $116, $7
    selb $7, $43, $47, $102
    rotqbyi $94, $38, 0
    selb $38, $47, $101, $102
    rotqbyi $96, $35, 0
    selb $116, $101, $117, $126
    shufb $102, $118, $124, $34
    or $115, $117, $126
    rotqbyi $97, $125, 0
    selb $124, $117, $7, $106
    rotqbyi $98, $29, 0
    selb $123, $101, $38, $106
    rotqbyi $99, $28, 0
    andc $28, $22, $9
    stqd $26, 6768($18)
    and $26, $22, $6
    stqd $5, 5952($17)
    selb $17, $6, $15, $28
    rotqbyi $101, $23, 0
    selb $6, $15, $9, $28
    stqd $25, 4928($20)
    selb $118, $9, $8, $26
    stqd $12, 2880($19)
    or $117, $8, $26
    stqd $39, 6976($18)
    nop
    stqd $21, 6976($16)
    a $5, $4, $84
    stqd $13, 6976($14)
    selb $125, $9, $6, $102
    stqd $32, 6976($10)
    selb $126, $8, $17, $102
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
    shli $2, $127, 2
    shli $3, $127, 8
    andi $4, $2, -16
    ai $127, $127, 1
    a $5, $4, $68
# 295 cycles an iteration, 270 at least: 269 instructions for the even pipe, 270 for the odd one; 4 cycles of nops alone
.align 3
iupac_steady_loop:
    nop
    lqd $17, 1024($5)
    nop
    lnop
    nop
    lnop
    nop
    lnop
    nop
    lnop
    a $21, $3, $79
    lnop
    and $25, $3, $80
    rotqby $6, $17, $2
    and $17, $21, $80
    lnop
    a $21, $3, $77
    lnop
    and $19, $3, $78
    lnop
    and $9, $21, $78
    rotqbyi $4, $6, 13
    a $21, $3, $75
    lnop
    a $7, $17, $68
    lnop
    and $17, $21, $76
    lnop
    andi $21, $4, 255
    lnop
    a $4, $3, $73
    lnop
    shli $23, $21, 6
    lnop
    and $21, $3, $74
    lnop
    and $35, $4, $74
    lnop
    a $10, $3, $71
    lnop
    a $4, $23, $68
    lnop
    and $23, $3, $76
    lnop
    and $34, $3, $72
    lqd $12, 6736($7)
    and $15, $10, $72
    lqd $27, 0($4)
    and $31, $3, $70
    lnop
    a $8, $9, $67
    lqd $16, 4640($5)
    a $30, $3, $69
    lnop
    a $9, $25, $68
    lqd $3, 6736($8)
    a $10, $17, $66
    lnop
    selb $25, $27, $12, $87
    lnop
    a $11, $35, $65
    lqd $17, 6736($10)
    a $12, $19, $67
    rotqby $13, $16, $2
    a $14, $15, $64
    lqd $19, 6736($11)
    selb $35, $25, $3, $86
    lnop
    a $15, $23, $66
    lqd $32, 2640($14)
    and $23, $30, $70
    lnop
    selb $30, $35, $17, $85
    lqd $3, 3984($5)
    a $16, $21, $65
    lqd $24, 6752($7)
    selb $21, $30, $19, $84
    lqd $33, 16($4)
    a $17, $34, $64
    lqd $26, 6768($7)
    selb $18, $21, $32, $83
    lqd $34, 6752($8)
    a $19, $31, $64
    lqd $32, 6784($7)
    a $20, $23, $64
    lqd $31, 6752($10)
    nop
    rotqbyi $23, $6, 14
    selb $29, $33, $24, $87
    stqd $27, 6736($9)
    nop
    lqd $24, 6752($11)
    selb $27, $29, $34, $86
    stqd $25, 6736($12)
    nop
    lqd $25, 2656($14)
    selb $34, $27, $31, $85
    stqd $35, 6736($15)
    nop
    stqd $30, 6736($16)
    nop
    stqd $21, 2640($17)
    selb $30, $34, $24, $84
    stqd $18, 4688($19)
    nop
    lqd $24, 32($4)
    selb $21, $30, $25, $83
    lqd $35, 4688($20)
    nop
    lqd $25, 6768($8)
    nop
    stqd $33, 6752($9)
    nop
    stqd $29, 6752($12)
    nop
    lqd $29, 6768($10)
    selb $33, $24, $26, $87
    stqd $27, 6752($15)
    nop
    lqd $26, 6768($11)
    selb $27, $33, $25, $86
    stqd $34, 6752($16)
    nop
    lqd $25, 2672($14)
    nop
    stqd $30, 2656($17)
    selb $30, $27, $29, $85
    stqd $21, 4704($19)
    nop
    lqd $29, 48($4)
    selb $4, $30, $26, $84
    lqd $36, 4704($20)
    nop
    lqd $26, 6784($8)
    selb $37, $4, $25, $83
    stqd $24, 6768($9)
    nop
    stqd $33, 6768($12)
    nop
    lqd $33, 6784($10)
    selb $25, $29, $32, $87
    stqd $27, 6768($15)
    nop
    stqd $30, 6768($16)
    selb $30, $25, $26, $86
    stqd $4, 2672($17)
    nop
    lqd $4, 6784($11)
    and $26, $110, $113
    stqd $37, 4720($19)
    selb $22, $30, $33, $85
    lqd $32, 2688($14)
    andi $33, $23, 255
    lqd $38, 4720($20)
    selb $23, $119, $120, $26
    stqd $29, 6784($9)
    or $24, $120, $26
    stqd $25, 6784($12)
    selb $25, $22, $4, $84
    cwd $26, 0($2)
    nop
    rotqby $120, $3, $2
    shli $2, $127, 2
    lqd $27, 6976($7)
    shli $4, $33, 6
    lqd $28, 5296($5)
    selb $29, $25, $32, $83
    stqd $30, 6784($15)
    ai $30, $5, 0
    lqd $39, 4736($20)
    shli $3, $127, 8
    shufb $31, $24, $24, $62
    a $33, $4, $68
    shufb $32, $23, $23, $62
    andi $4, $2, -16
    shlqbii $40, $112, 1
    selb $34, $18, $35, $82
    lqd $112, 6800($7)
    ai $88, $88, -1
    lqd $41, 0($33)
    selb $18, $34, $104, $81
    rotqbii $42, $120, 1
    selb $35, $21, $36, $82
    lqd $104, 6800($8)
    selb $21, $37, $38, $82
    shlqbii $36, $111, 1
    selb $111, $35, $103, $81
    rotqbii $37, $13, 1
    selb $103, $21, $102, $81
    lqd $38, 6800($10)
    selb $43, $41, $112, $87
    stqd $41, 6800($9)
    selb $102, $29, $39, $82
    lqd $112, 6800($11)
    selb $39, $43, $104, $86
    stqd $43, 6800($12)
    selb $104, $102, $101, $81
    lqd $43, 2704($14)
    selb $101, $40, $42, $63
    stqd $39, 6800($15)
    selb $40, $39, $38, $85
    lqd $42, 16($33)
    selb $38, $36, $37, $63
    lqd $39, 6816($7)
    selb $36, $40, $112, $84
    stqd $40, 6800($16)
    andc $112, $110, $119
    lqd $40, 6816($8)
    selb $110, $36, $43, $83
    stqd $36, 2704($17)
    selb $36, $113, $114, $112
    lqd $43, 6816($10)
    selb $113, $114, $119, $112
    stqd $110, 4752($19)
    selb $119, $42, $39, $87
    lqd $114, 6816($11)
    andc $39, $109, $121
    lqd $112, 4752($20)
    selb $37, $119, $40, $86
    lqd $41, 2720($14)
    and $40, $109, $115
    stqd $42, 6816($9)
    selb $42, $37, $43, $85
    stqd $119, 6816($12)
    selb $109, $115, $116, $39
    stqd $37, 6816($15)
    selb $37, $42, $114, $84
    stqd $42, 6816($16)
    selb $115, $116, $121, $39
    lqd $114, 32($33)
    selb $39, $37, $41, $83
    lqd $42, 6832($7)
    selb $116, $121, $122, $40
    stqd $37, 2720($17)
    or $121, $122, $40
    stqd $39, 4768($19)
    andc $122, $107, $123
    lqd $40, 6832($8)
    and $37, $107, $117
    lqd $41, 4768($20)
    selb $107, $117, $118, $122
    lqd $119, 6832($10)
    selb $43, $114, $42, $87
    stqd $114, 6832($9)
    selb $117, $118, $123, $122
    lqd $114, 6832($11)
    selb $118, $123, $124, $37
    stqd $43, 6832($12)
    selb $122, $43, $40, $86
    lqd $42, 2736($14)
    or $123, $124, $37
    lqd $40, 48($33)
    selb $124, $122, $119, $85
    lqd $33, 6848($7)
    andc $119, $18, $125
    stqd $122, 6832($15)
    selb $122, $124, $114, $84
    lqd $37, 6848($8)
    and $43, $18, $38
    stqd $124, 6832($16)
    selb $44, $122, $42, $83
    lqd $114, 6848($10)
    selb $18, $38, $101, $119
    stqd $122, 2736($17)
    selb $122, $40, $33, $87
    stqd $44, 4784($19)
    selb $124, $101, $125, $119
    lqd $38, 4784($20)
    selb $119, $122, $37, $86
    stqd $40, 6848($9)
    and $37, $108, $121
    stqd $122, 6848($12)
    selb $40, $119, $114, $85
    rotqbyi $101, $6, 15
    selb $33, $113, $36, $37
    stqd $119, 6848($15)
    or $122, $36, $37
    stqd $40, 6848($16)
    selb $119, $125, $126, $43
    shufb $114, $32, $33, $62
    andi $32, $101, 255
    shufb $125, $31, $122, $62
    selb $31, $110, $112, $82
    lqd $101, 6848($11)
    shli $110, $32, 6
    rotqbyi $112, $120, 1
    or $36, $126, $43
    lqd $37, 2752($14)
    selb $126, $31, $100, $81
    lqd $43, 4800($20)
    selb $100, $39, $41, $82
    shlqbii $42, $23, 1
    a $23, $110, $68
    rotqbii $39, $112, 1
    selb $112, $40, $101, $84
    rotqbyi $110, $13, 1
    selb $32, $100, $99, $81
    lqd $40, 0($23)
    selb $41, $112, $37, $83
    lqd $45, 6864($7)
    selb $99, $44, $38, $82
    shlqbii $37, $24, 1
    selb $24, $41, $43, $82
    lqd $38, 6864($8)
    selb $101, $99, $98, $81
    rotqbii $43, $110, 1
    selb $110, $24, $97, $81
    lqd $98, 6864($10)
    selb $97, $42, $39, $63
    stqd $112, 2752($17)
    selb $112, $40, $45, $87
    stqd $41, 4800($19)
    selb $41, $37, $43, $63
    lqd $45, 6864($11)
    selb $37, $112, $38, $86
    stqd $40, 6864($9)
    andc $38, $108, $113
    lqd $40, 2768($14)
    selb $43, $37, $98, $85
    stqd $112, 6864($12)
    selb $108, $121, $116, $38
    stqd $37, 6864($15)
    selb $121, $116, $113, $38
    stqd $43, 6864($16)
    selb $116, $43, $45, $84
    lqd $113, 16($23)
    andc $43, $106, $115
    lqd $45, 6880($7)
    selb $38, $116, $40, $83
    stqd $116, 2768($17)
    and $116, $106, $123
    lqd $40, 6880($8)
    selb $106, $123, $118, $43
    stqd $38, 4816($19)
    selb $123, $118, $115, $43
    lqd $37, 4816($20)
    selb $118, $115, $109, $116
    lqd $43, 6880($10)
    selb $112, $113, $45, $87
    stqd $113, 6880($9)
    or $115, $109, $116
    lqd $113, 6880($11)
    selb $116, $112, $40, $86
    stqd $112, 6880($12)
    andc $112, $111, $117
    lqd $40, 2784($14)
    and $109, $111, $36
    stqd $116, 6880($15)
    selb $45, $116, $43, $85
    lqd $98, 32($23)
    selb $111, $36, $119, $112
    lqd $43, 6896($7)
    selb $36, $45, $113, $84
    stqd $45, 6880($16)
    selb $116, $119, $117, $112
    lqd $113, 6896($8)
    selb $112, $36, $40, $83
    stqd $36, 2784($17)
    selb $119, $117, $107, $109
    lqd $36, 6896($10)
    or $117, $107, $109
    stqd $112, 4832($19)
    selb $109, $98, $43, $87
    lqd $107, 6896($11)
    andc $43, $126, $124
    lqd $40, 4832($20)
    selb $45, $109, $113, $86
    lqd $39, 2800($14)
    and $113, $126, $41
    stqd $98, 6896($9)
    selb $98, $45, $36, $85
    stqd $109, 6896($12)
    selb $126, $41, $97, $43
    stqd $45, 6896($15)
    selb $41, $98, $107, $84
    lqd $45, 48($23)
    selb $23, $97, $124, $43
    lqd $109, 6912($7)
    selb $43, $41, $39, $83
    stqd $98, 6896($16)
    selb $107, $124, $18, $113
    stqd $41, 2800($17)
    selb $97, $38, $37, $82
    stqd $43, 4848($19)
    or $124, $18, $113
    lqd $37, 4848($20)
    selb $18, $97, $96, $81
    lqd $38, 6912($8)
    selb $41, $45, $109, $87
    stqd $45, 6912($9)
    and $45, $105, $115
    lqd $109, 6912($10)
    selb $96, $112, $40, $82
    stqd $41, 6912($12)
    selb $113, $121, $108, $45
    lqd $112, 6912($11)
    or $98, $108, $45
    lqd $40, 2816($14)
    selb $45, $41, $38, $86
    shufb $36, $114, $113, $62
    andi $38, $6, 255
    shufb $114, $125, $98, $62
    selb $41, $45, $109, $85
    rotqbyi $6, $120, 2
    shli $108, $38, 6
    lqd $109, 4864($20)
    selb $38, $41, $112, $84
    rotqbyi $39, $13, 2
    selb $125, $96, $95, $81
    shlqbii $112, $33, 1
    selb $42, $38, $40, $83
    rotqbii $44, $6, 1
    a $95, $108, $68
    shlqbii $40, $122, 1
    selb $33, $43, $37, $82
    rotqbii $122, $39, 1
    selb $6, $42, $109, $82
    lqd $37, 0($95)
    selb $109, $33, $94, $81
    lqd $39, 6928($7)
    selb $108, $6, $93, $81
    stqd $45, 6912($15)
    selb $93, $112, $44, $63
    stqd $41, 6912($16)
    andc $112, $105, $121
    stqd $38, 2816($17)
    selb $105, $40, $122, $63
    stqd $42, 4864($19)
    selb $94, $115, $118, $112
    lqd $122, 6928($8)
    selb $40, $37, $39, $87
    stqd $37, 6928($9)
    selb $115, $118, $121, $112
    lqd $37, 6928($10)
    andc $121, $103, $123
    stqd $40, 6928($12)
    and $118, $103, $117
    lqd $112, 6928($11)
    selb $103, $117, $119, $121
    lqd $39, 2832($14)
    selb $42, $40, $122, $86
    lqd $38, 16($95)
    selb $117, $119, $123, $121
    lqd $122, 6944($7)
    selb $119, $42, $37, $85
    stqd $42, 6928($15)
    selb $121, $123, $106, $118
    lqd $37, 6944($8)
    selb $42, $119, $112, $84
    stqd $119, 6928($16)
    or $123, $106, $118
    lqd $119, 6944($10)
    selb $118, $42, $39, $83
    stqd $42, 2832($17)
    selb $39, $38, $122, $87
    lqd $42, 6944($11)
    andc $122, $32, $116
    stqd $118, 4880($19)
    selb $106, $39, $37, $86
    lqd $112, 2848($14)
    and $37, $32, $124
    lqd $40, 4880($20)
    selb $41, $106, $119, $85
    stqd $38, 6944($9)
    selb $32, $124, $107, $122
    stqd $39, 6944($12)
    selb $39, $41, $42, $84
    lqd $119, 32($95)
    and $42, $104, $123
    stqd $106, 6944($15)
    selb $106, $39, $112, $83
    stqd $41, 6944($16)
    selb $124, $116, $111, $37
    stqd $39, 2848($17)
    or $39, $111, $37
    stqd $106, 4896($19)
    andc $111, $18, $23
    lqd $37, 4896($20)
    selb $112, $115, $94, $42
    stqd $119, 6960($9)
    and $41, $18, $105
    lqd $38, 6960($7)
    selb $7, $93, $23, $111
    lqd $44, 6960($8)
    selb $18, $23, $126, $41
    lqd $45, 6960($10)
    selb $43, $118, $40, $82
    lqd $23, 48($95)
    or $118, $126, $41
    shufb $95, $36, $112, $62
    selb $126, $43, $92, $81
    lqd $36, 6960($11)
    selb $92, $106, $37, $82
    lqd $41, 6976($8)
    selb $8, $119, $38, $87
    lqd $106, 6976($11)
    selb $38, $107, $116, $122
    lqd $119, 6976($10)
    selb $122, $8, $44, $86
    lqd $116, 4912($20)
    selb $10, $23, $27, $87
    rotqbyi $44, $95, 12
    selb $27, $105, $93, $111
    rotqbyi $95, $120, 3
    selb $11, $10, $41, $86
    lqd $120, 2864($14)
    selb $41, $122, $45, $85
    lqd $105, 2880($14)
    selb $14, $11, $119, $85
    lqd $45, 4928($20)
    or $111, $94, $42
    rotqbyi $119, $13, 3
    selb $94, $41, $36, $84
    rotqbii $13, $95, 1
    selb $36, $14, $106, $84
    shufb $95, $44, $28, $26
    selb $28, $94, $120, $83
    shlqbii $44, $98, 1
    selb $42, $36, $105, $83
    rotqbii $120, $119, 1
    selb $98, $28, $116, $82
    shlqbii $119, $113, 1
    selb $116, $42, $45, $82
    shufb $113, $114, $111, $62
    selb $106, $98, $90, $81
    stqd $95, 5296($30)
    selb $105, $116, $89, $81
    stqd $8, 6960($12)
    selb $8, $119, $13, $63
    stqd $122, 6960($15)
    selb $13, $44, $120, $63
    lqd $89, 5952($5)
    ai $127, $127, 1
    stqd $22, 6784($16)
    andc $22, $104, $115
    stqd $94, 2864($17)
    selb $107, $92, $91, $81
    rotqbyi $104, $113, 12
    selb $120, $123, $121, $22
    stqd $29, 4736($19)
    selb $119, $121, $115, $22
    stqd $41, 6960($16)
    andc $115, $101, $117
    hbrr iupac_steady_branch, iupac_steady_loop
    and $22, $101, $39
    rotqbyi $91, $92, 0
    selb $122, $39, $124, $115
    shufb $101, $104, $89, $26
    selb $121, $124, $117, $115
    rotqbyi $89, $116, 0
    selb $114, $117, $103, $22
    rotqbyi $90, $98, 0
    or $113, $103, $22
    rotqbyi $92, $43, 0
    andc $103, $125, $38
    rotqbyi $93, $6, 0
    and $6, $125, $118
    rotqbyi $94, $33, 0
    selb $124, $118, $18, $103
    rotqbyi $95, $96, 0
    selb $123, $18, $38, $103
    rotqbyi $96, $97, 0
    selb $116, $38, $32, $6
    rotqbyi $97, $24, 0
    or $115, $32, $6
    rotqbyi $98, $99, 0
    andc $6, $126, $7
    stqd $101, 5952($30)
    and $101, $126, $13
    rotqbyi $99, $100, 0
    selb $126, $13, $8, $6
    rotqbyi $100, $31, 0
    selb $125, $8, $7, $6
    stqd $42, 4928($19)
    selb $118, $7, $27, $101
    stqd $36, 2880($17)
    or $117, $27, $101
    stqd $14, 6976($16)
    ai $101, $102, 0
    stqd $11, 6976($15)
    ai $104, $34, 0
    stqd $10, 6976($12)
    ai $103, $35, 0
    stqd $23, 6976($9)
    a $5, $4, $68
    stqd $28, 4912($19)
    ai $102, $21, 0
    stqd $25, 2688($17)
    nop
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
    shli $2, $127, 8
    and $3, $2, $73
    a $4, $2, $72
    shli $5, $127, 2
    and $6, $4, $73
    andi $9, $5, -16
    and $4, $2, $71
    a $7, $9, $83
    lqd $10, 1024($7)
    a $9, $2, $70
    and $8, $9, $71
    rotqby $9, $10, $5
    and $10, $2, $69
    a $11, $2, $68
# 370 cycles an iteration, 358 at least: 324 instructions for the even pipe, 358 for the odd one; 0 cycles of nops alone
.align 3
iupac_edge_tap_loop:
    and $13, $11, $69
    rotqbyi $14, $9, 13
    a $11, $2, $66
    lnop
    and $22, $2, $67
    lnop
    and $19, $11, $67
    lnop
    andi $11, $14, 255
    lnop
    a $14, $2, $64
    lnop
    shli $21, $11, 6
    lnop
    and $49, $2, $65
    lnop
    and $23, $14, $65
    lnop
    and $24, $2, $63
    lnop
    a $11, $21, $83
    lnop
    a $12, $6, $83
    lnop
    a $21, $2, $62
    lqd $48, 0($11)
    a $6, $8, $61
    lqd $2, 6736($12)
    and $36, $21, $63
    lnop
    a $8, $13, $60
    lqd $21, 6736($6)
    a $13, $3, $83
    lqd $14, 6960($12)
    a $15, $19, $59
    lqd $3, 6736($8)
    a $16, $23, $58
    lqd $17, 6976($6)
    selb $47, $48, $2, $80
    lqd $23, 6736($15)
    a $18, $4, $61
    lqd $2, 2640($16)
    selb $4, $47, $21, $79
    lqd $46, 16($11)
    a $19, $10, $60
    lqd $30, 4640($7)
    selb $31, $4, $3, $78
    lqd $29, 6752($12)
    a $20, $36, $58
    stqd $48, 6736($13)
    a $21, $22, $59
    lqd $36, 6752($6)
    selb $48, $31, $23, $77
    lqd $3, 4688($20)
    a $22, $49, $58
    lqd $40, 6752($8)
    selb $49, $48, $2, $76
    rotqby $10, $30, $5
    selb $2, $46, $29, $80
    lqd $30, 6752($15)
    a $23, $24, $58
    stqd $47, 6736($18)
    selb $47, $2, $36, $79
    shlqbii $29, $111, 1
    selb $24, $49, $3, $75
    rotqbii $36, $10, 1
    selb $3, $47, $40, $78
    stqd $4, 6736($19)
    selb $111, $24, $101, $74
    stqd $31, 6736($21)
    selb $31, $3, $30, $77
    stqd $48, 2640($22)
    selb $101, $29, $36, $57
    stqd $49, 4688($23)
    and $36, $110, $113
    stqd $46, 6752($13)
    and $46, $108, $115
    stqd $2, 6752($18)
    and $49, $111, $101
    lqd $29, 2656($16)
    and $30, $105, $117
    stqd $47, 6752($19)
    selb $4, $125, $126, $49
    stqd $3, 6752($21)
    selb $3, $123, $124, $30
    lqd $47, 32($11)
    selb $2, $121, $122, $46
    stqa $4, 0x199d0
    selb $25, $119, $120, $36
    stqa $3, 0x199e0
    selb $48, $31, $29, $76
    stqa $2, 0x199f0
    andi $29, $84, -16
    stqa $25, 0x19a00
    nop
    stqd $31, 2656($22)
    a $26, $29, $83
    stqd $48, 4704($23)
    nop
    lqd $31, 4704($20)
    nop
    lqd $29, 6608($26)
    nop
    stqd $47, 6768($13)
    nop
    lqd $40, 6768($12)
    nop
    lqd $34, 6768($6)
    nop
    lqd $32, 6768($8)
    nop
    lqd $41, 6768($15)
    nop
    rotqby $27, $29, $84
    nop
    lqd $35, 2672($16)
    nop
    lqd $38, 48($11)
    nop
    lqd $33, 6784($12)
    ai $42, $127, 1
    rotqbyi $39, $27, 13
    or $11, $126, $49
    lqd $43, 5296($7)
    or $27, $124, $30
    cbd $49, 0($5)
    or $28, $122, $46
    stqa $11, 0x19a10
    or $29, $120, $36
    stqa $27, 0x19a20
    nop
    stqa $28, 0x19a30
    andi $36, $42, 7
    stqa $29, 0x19a40
    rotmi $46, $42, -3
    lqd $44, 6672($26)
    shli $42, $36, 6
    lqd $45, 6784($6)
    andi $37, $39, 255
    lqd $36, 6784($8)
    nop
    lqd $39, 6784($15)
    selb $30, $48, $31, $75
    shufb $50, $37, $43, $49
    a $37, $42, $46
    rotqbyi $43, $7, 0
    selb $31, $30, $100, $74
    rotqby $42, $44, $84
    selb $100, $47, $40, $80
    lqd $44, 2688($16)
    selb $40, $38, $33, $80
    lqd $47, 3984($7)
    selb $33, $100, $34, $79
    stqd $50, 5296($43)
    selb $50, $40, $45, $79
    rotqbyi $34, $42, 13
    selb $42, $33, $32, $78
    lqd $45, 5952($7)
    selb $46, $50, $36, $78
    stqd $100, 6768($18)
    selb $36, $42, $41, $77
    stqd $33, 6768($19)
    selb $41, $46, $39, $77
    stqd $42, 6768($21)
    andi $42, $34, 255
    shufb $39, $37, $37, $82
    selb $7, $36, $35, $76
    rotqby $100, $47, $5
    selb $32, $41, $44, $76
    shufb $35, $42, $45, $49
    andi $42, $37, -16
    rotqbyi $44, $9, 14
    andbi $37, $39, 15
    stqd $36, 2672($22)
    a $33, $42, $83
    shlqbii $36, $112, 1
    a $34, $37, $81
    rotqbii $112, $100, 1
    andi $37, $44, 255
    stqd $35, 5952($43)
    andc $35, $110, $119
    stqd $7, 4720($23)
    shli $43, $37, 6
    lqd $110, 4720($20)
    selb $37, $36, $112, $57
    stqd $38, 6784($13)
    selb $112, $113, $114, $35
    stqd $40, 6784($18)
    selb $40, $114, $119, $35
    stqd $50, 6784($19)
    a $114, $43, $83
    lqd $50, 1680($33)
    selb $113, $120, $112, $109
    lqd $43, 1696($33)
    andc $120, $108, $121
    lqd $112, 0($114)
    selb $108, $119, $40, $109
    lqd $36, 6800($12)
    selb $119, $115, $116, $120
    stqd $46, 6784($21)
    selb $115, $116, $121, $120
    lqd $46, 6800($6)
    selb $116, $122, $119, $106
    stqd $41, 2688($22)
    selb $122, $121, $115, $106
    stqd $32, 4736($23)
    andc $115, $105, $123
    lqd $121, 4736($20)
    selb $105, $112, $36, $80
    shufb $35, $50, $43, $34
    selb $36, $117, $118, $115
    stqd $112, 6800($13)
    selb $117, $105, $46, $79
    stqd $105, 6800($18)
    selb $105, $118, $123, $115
    lqd $46, 6800($8)
    selb $118, $124, $36, $102
    stqd $117, 6800($19)
    andc $124, $111, $125
    lqd $36, 6800($15)
    selb $111, $123, $105, $102
    lqd $115, 2704($16)
    selb $123, $101, $37, $124
    lqd $105, 16($114)
    selb $112, $37, $125, $124
    lqd $43, 6816($12)
    selb $124, $117, $46, $78
    lqd $37, 4752($20)
    selb $101, $126, $123, $35
    lqd $117, 6816($6)
    selb $123, $124, $36, $77
    rotqbyi $46, $10, 1
    selb $126, $125, $112, $35
    lqd $36, 6816($8)
    selb $112, $123, $115, $76
    stqd $124, 6800($21)
    selb $124, $105, $43, $80
    shlqbii $115, $29, 1
    selb $29, $112, $37, $75
    rotqbii $43, $46, 1
    selb $37, $124, $117, $79
    stqd $123, 2704($22)
    selb $125, $29, $97, $74
    stqd $112, 4752($23)
    selb $112, $37, $36, $78
    stqd $105, 6816($13)
    selb $97, $115, $43, $57
    stqd $124, 6816($18)
    and $43, $107, $28
    stqd $37, 6816($19)
    and $37, $104, $27
    stqd $112, 6816($21)
    and $36, $125, $97
    lqd $115, 6816($15)
    and $50, $31, $11
    lqd $46, 2720($16)
    selb $123, $126, $101, $36
    lqd $119, 32($114)
    selb $124, $111, $118, $50
    lqd $41, 6832($12)
    selb $117, $122, $116, $37
    stqa $123, 0x199d0
    selb $105, $108, $113, $43
    stqa $124, 0x199e0
    selb $120, $112, $115, $77
    stqa $117, 0x199f0
    nop
    stqa $105, 0x19a00
    selb $109, $120, $46, $76
    lqd $115, 6608($26)
    nop
    stqd $120, 2720($22)
    nop
    stqd $109, 4768($23)
    nop
    lqd $46, 4768($20)
    selb $120, $119, $41, $80
    lqd $112, 6832($6)
    ai $41, $5, 1
    stqd $119, 6832($13)
    nop
    rotqby $119, $115, $84
    andi $115, $41, -16
    stqd $120, 6832($18)
    nop
    lqd $40, 6832($8)
    a $44, $115, $83
    lqd $38, 6832($15)
    selb $42, $120, $112, $79
    rotqbyi $39, $119, 13
    or $115, $101, $36
    lqd $45, 5296($44)
    or $119, $118, $50
    cbd $49, 0($41)
    or $120, $116, $37
    stqa $115, 0x19a10
    or $112, $113, $43
    stqa $119, 0x19a20
    nop
    stqa $120, 0x19a30
    selb $43, $42, $40, $78
    stqa $112, 0x19a40
    nop
    lqd $40, 6672($26)
    selb $37, $43, $38, $77
    stqd $42, 6832($19)
    andi $38, $39, 255
    stqd $43, 6832($21)
    nop
    stqd $37, 2736($22)
    nop
    shufb $39, $38, $45, $49
    nop
    rotqbyi $38, $44, 0
    nop
    rotqby $45, $40, $84
    nop
    lqd $40, 48($114)
    nop
    lqd $114, 6848($12)
    nop
    stqd $39, 5296($38)
    nop
    rotqbyi $39, $45, 13
    nop
    lqd $45, 5952($44)
    selb $36, $7, $110, $75
    lqd $44, 2736($16)
    nop
    lqd $43, 6848($6)
    selb $110, $36, $99, $74
    lqd $42, 6848($8)
    andi $7, $39, 255
    lqd $41, 6848($15)
    selb $99, $109, $46, $75
    rotqbyi $39, $100, 1
    selb $109, $40, $114, $80
    shufb $46, $7, $45, $49
    selb $7, $99, $96, $74
    rotqbyi $114, $9, 15
    selb $45, $109, $43, $79
    lqd $49, 2752($16)
    selb $96, $37, $44, $76
    shlqbii $43, $25, 1
    selb $44, $45, $42, $78
    rotqbii $50, $39, 1
    andi $39, $114, 255
    stqd $46, 5952($38)
    selb $114, $44, $41, $77
    stqd $96, 4784($23)
    shli $41, $39, 6
    lqd $25, 4784($20)
    selb $37, $114, $49, $76
    stqd $40, 6848($13)
    selb $40, $43, $50, $57
    stqd $109, 6848($18)
    andc $109, $107, $108
    stqd $45, 6848($19)
    a $107, $41, $83
    stqd $44, 6848($21)
    selb $44, $28, $2, $109
    lqd $41, 2192($33)
    selb $45, $2, $108, $109
    lqd $43, 0($107)
    selb $28, $113, $44, $106
    lqd $109, 6864($12)
    andc $44, $104, $122
    lqd $113, 2208($33)
    selb $104, $108, $45, $106
    lqd $2, 6864($6)
    selb $108, $27, $3, $44
    stqd $114, 2752($22)
    selb $114, $3, $122, $44
    lqd $106, 6864($8)
    selb $27, $116, $108, $102
    stqd $37, 4800($23)
    selb $3, $43, $109, $80
    lqd $108, 4800($20)
    selb $116, $122, $114, $102
    shufb $109, $41, $113, $34
    selb $122, $3, $2, $79
    stqd $43, 6864($13)
    andc $2, $31, $111
    stqd $3, 6864($18)
    selb $3, $122, $106, $78
    stqd $122, 6864($19)
    selb $122, $11, $4, $2
    lqd $106, 6864($15)
    selb $31, $4, $111, $2
    stqd $3, 6864($21)
    selb $11, $118, $122, $35
    lqd $2, 2768($16)
    andc $122, $125, $126
    lqd $118, 16($107)
    selb $125, $111, $31, $35
    lqd $4, 6880($12)
    selb $111, $97, $40, $122
    lqd $31, 4816($20)
    selb $43, $3, $106, $77
    lqd $114, 6880($6)
    selb $106, $40, $126, $122
    lqd $3, 6880($8)
    selb $122, $43, $2, $76
    rotqbyi $40, $10, 2
    selb $97, $101, $111, $109
    stqd $43, 2768($22)
    selb $111, $118, $4, $80
    stqd $122, 4816($23)
    selb $101, $126, $106, $109
    shlqbii $4, $112, 1
    selb $112, $111, $114, $79
    rotqbii $106, $40, 1
    selb $126, $122, $31, $75
    stqd $118, 6880($13)
    selb $118, $112, $3, $78
    stqd $111, 6880($18)
    selb $111, $126, $93, $74
    stqd $112, 6880($19)
    selb $93, $4, $106, $57
    stqd $118, 6880($21)
    and $4, $103, $120
    lqd $106, 6880($15)
    and $3, $110, $119
    lqd $112, 2784($16)
    and $43, $111, $93
    lqd $114, 32($107)
    and $2, $7, $115
    lqd $40, 6896($12)
    selb $31, $101, $97, $43
    lqd $113, 6896($6)
    selb $122, $125, $11, $2
    lqd $41, 6896($8)
    selb $38, $116, $27, $3
    stqa $31, 0x199d0
    selb $39, $104, $28, $4
    stqa $122, 0x199e0
    selb $44, $118, $106, $77
    stqa $38, 0x199f0
    nop
    stqa $39, 0x19a00
    selb $118, $44, $112, $76
    lqd $106, 6608($26)
    nop
    stqd $44, 2784($22)
    selb $44, $114, $40, $80
    stqd $118, 4832($23)
    nop
    lqd $50, 4832($20)
    selb $40, $44, $113, $79
    stqd $114, 6896($13)
    ai $114, $5, 2
    stqd $44, 6896($18)
    selb $44, $40, $41, $78
    rotqby $113, $106, $84
    andi $106, $114, -16
    stqd $40, 6896($19)
    nop
    stqd $44, 6896($21)
    a $49, $106, $83
    lqd $45, 6896($15)
    nop
    rotqbyi $106, $113, 13
    or $40, $97, $43
    lqd $113, 5296($49)
    or $41, $11, $2
    cbd $47, 0($114)
    or $42, $27, $3
    stqa $40, 0x19a10
    or $112, $28, $4
    stqa $41, 0x19a20
    nop
    stqa $42, 0x19a30
    selb $4, $44, $45, $77
    stqa $112, 0x19a40
    nop
    lqd $44, 6672($26)
    nop
    stqd $4, 2800($22)
    andi $3, $106, 255
    lqd $45, 2800($16)
    nop
    lqd $106, 48($107)
    nop
    shufb $114, $3, $113, $47
    nop
    rotqbyi $113, $49, 0
    ai $127, $127, 1
    rotqby $3, $44, $84
    nop
    lqd $46, 6912($12)
    shli $2, $127, 8
    lqd $48, 6912($6)
    andc $107, $111, $101
    stqd $114, 5296($113)
    selb $43, $4, $45, $76
    rotqbyi $114, $3, 13
    ai $44, $5, 3
    lqd $111, 5952($49)
    and $3, $2, $73
    stqd $43, 4848($23)
    a $4, $2, $72
    lqd $45, 4848($20)
    selb $5, $106, $46, $80
    lqd $49, 6912($8)
    andi $51, $114, 255
    stqd $106, 6912($13)
    selb $46, $32, $121, $75
    lqd $114, 6912($15)
    selb $32, $5, $48, $79
    shufb $106, $51, $111, $47
    selb $121, $46, $98, $74
    stqd $5, 6912($18)
    selb $98, $96, $25, $75
    stqd $32, 6912($19)
    selb $5, $32, $49, $78
    lqd $111, 2816($16)
    andi $32, $9, 255
    stqd $106, 5952($113)
    selb $113, $5, $114, $77
    rotqbyi $106, $100, 2
    shli $114, $32, 6
    rotqbyi $9, $10, 3
    selb $96, $118, $50, $75
    stqd $113, 2816($22)
    selb $25, $98, $95, $74
    shlqbii $118, $105, 1
    selb $32, $96, $92, $74
    rotqbii $105, $106, 1
    a $10, $114, $83
    lqd $50, 2704($33)
    selb $92, $113, $111, $76
    lqd $114, 2720($33)
    andc $113, $103, $104
    lqd $111, 0($10)
    selb $103, $118, $105, $57
    lqd $106, 6928($12)
    selb $118, $120, $117, $113
    stqd $92, 4864($23)
    selb $105, $117, $104, $113
    lqd $49, 6928($6)
    selb $95, $28, $118, $102
    lqd $120, 4864($20)
    selb $28, $104, $105, $102
    lqd $118, 6928($8)
    andc $105, $110, $116
    lqd $104, 6928($15)
    selb $110, $111, $106, $80
    rotqbii $102, $9, 1
    selb $106, $119, $124, $105
    lqd $9, 2832($16)
    selb $119, $110, $49, $79
    lqd $117, 4880($20)
    selb $49, $124, $116, $105
    lqd $113, 16($10)
    selb $105, $119, $118, $78
    lqd $47, 6944($12)
    selb $124, $27, $106, $35
    lqd $118, 6944($6)
    selb $51, $105, $104, $77
    lqd $48, 6944($8)
    selb $27, $116, $49, $35
    stqd $119, 6928($19)
    selb $116, $51, $9, $76
    lqd $104, 6976($8)
    andc $9, $7, $125
    shlqbii $49, $112, 1
    selb $112, $113, $47, $80
    stqd $5, 6912($21)
    selb $119, $116, $117, $75
    lqd $5, 6944($15)
    selb $117, $112, $118, $79
    lqd $7, 32($10)
    selb $118, $123, $125, $9
    stqd $111, 6928($13)
    selb $111, $117, $48, $78
    shufb $106, $50, $114, $34
    selb $47, $119, $89, $74
    lqd $114, 2848($16)
    selb $48, $49, $102, $57
    lqd $89, 6960($6)
    selb $102, $93, $103, $107
    stqd $51, 2832($22)
    selb $93, $111, $5, $77
    stqd $105, 6928($21)
    selb $105, $7, $14, $80
    stqd $116, 4880($23)
    and $51, $47, $48
    stqd $110, 6928($18)
    selb $110, $103, $101, $107
    stqd $113, 6944($13)
    selb $103, $93, $114, $76
    lqd $113, 6960($8)
    selb $8, $105, $89, $79
    stqd $111, 6944($21)
    and $111, $25, $41
    stqd $112, 6944($18)
    shli $5, $127, 2
    stqd $117, 6944($19)
    selb $14, $101, $110, $106
    stqd $93, 2848($22)
    selb $49, $97, $102, $106
    stqd $103, 4896($23)
    and $97, $32, $40
    lqd $102, 4896($20)
    selb $101, $125, $118, $109
    stqd $7, 6960($13)
    selb $125, $115, $123, $9
    stqd $105, 6960($18)
    selb $118, $14, $49, $51
    stqd $8, 6960($19)
    selb $123, $11, $125, $109
    lqd $115, 6960($15)
    selb $114, $27, $124, $111
    lqd $125, 2864($16)
    selb $116, $101, $123, $97
    lqd $11, 48($10)
    and $105, $121, $42
    lqd $10, 6976($12)
    selb $12, $8, $113, $78
    stqa $118, 0x199d0
    selb $112, $28, $95, $105
    stqa $116, 0x199e0
    and $6, $4, $73
    stqa $114, 0x199f0
    selb $113, $12, $115, $77
    stqa $112, 0x19a00
    andi $9, $5, -16
    lqd $115, 6608($26)
    selb $93, $113, $125, $76
    stqd $12, 6960($21)
    and $4, $2, $71
    stqd $113, 2864($22)
    a $7, $9, $83
    stqd $93, 4912($23)
    selb $9, $11, $10, $80
    lqd $113, 6976($15)
    nop
    stqd $11, 6976($13)
    selb $13, $9, $17, $79
    rotqby $11, $115, $84
    andi $115, $44, -16
    stqd $9, 6976($18)
    selb $18, $13, $104, $78
    lqd $10, 1024($7)
    a $17, $115, $83
    lqd $104, 4912($20)
    selb $15, $18, $113, $77
    rotqbyi $125, $11, 13
    or $117, $49, $51
    lqd $11, 5296($17)
    or $115, $123, $97
    lqd $51, 2880($16)
    or $113, $124, $111
    stqa $117, 0x19a10
    or $111, $95, $105
    stqa $115, 0x19a20
    selb $97, $37, $108, $75
    stqa $113, 0x19a30
    a $9, $2, $70
    stqa $111, 0x19a40
    selb $110, $97, $94, $74
    lqd $37, 6672($26)
    selb $94, $43, $45, $75
    cbd $26, 0($44)
    andi $44, $125, 255
    lqd $43, 4928($20)
    selb $125, $92, $120, $75
    rotqbyi $20, $100, 3
    selb $108, $94, $91, $74
    rotqbyi $45, $17, 0
    selb $107, $125, $90, $74
    shufb $120, $44, $11, $26
    selb $44, $15, $51, $76
    rotqby $90, $37, $84
    selb $37, $103, $102, $75
    rotqbii $51, $20, 1
    and $8, $9, $71
    lqd $20, 3216($33)
    selb $102, $44, $43, $75
    rotqby $9, $10, $5
    selb $105, $37, $88, $74
    rotqbyi $43, $90, 13
    selb $90, $93, $104, $75
    shlqbii $100, $39, 1
    selb $103, $102, $86, $74
    hbrr iupac_edge_tap_branch, iupac_edge_tap_loop
    selb $104, $90, $87, $74
    rotqbyi $86, $102, 0
    and $10, $2, $69
    rotqbyi $88, $37, 0
    andi $37, $43, 255
    rotqbyi $87, $90, 0
    a $11, $2, $68
    rotqbyi $89, $119, 0
    andc $119, $121, $28
    rotqbyi $90, $125, 0
    selb $125, $100, $51, $57
    rotqbyi $91, $94, 0
    selb $100, $42, $38, $119
    rotqbyi $92, $96, 0
    selb $96, $38, $28, $119
    stqd $120, 5296($45)
    selb $120, $95, $100, $35
    lqd $38, 5952($17)
    andc $17, $25, $27
    lqd $100, 3232($33)
    selb $119, $28, $96, $35
    rotqbyi $93, $126, 0
    selb $126, $41, $122, $17
    rotqbyi $94, $97, 0
    selb $97, $122, $27, $17
    rotqbyi $95, $98, 0
    selb $122, $124, $126, $109
    rotqbyi $96, $99, 0
    andc $126, $32, $101
    shufb $17, $37, $38, $26
    selb $121, $27, $97, $109
    shufb $102, $20, $100, $34
    selb $20, $40, $31, $126
    rotqbyi $97, $29, 0
    selb $29, $31, $101, $126
    rotqbyi $100, $30, 0
    selb $124, $123, $20, $106
    rotqbyi $98, $46, 0
    andc $20, $47, $14
    rotqbyi $99, $36, 0
    selb $123, $101, $29, $106
    stqd $17, 5952($45)
    selb $17, $48, $125, $20
    rotqbyi $101, $24, 0
    selb $24, $125, $14, $20
    stqd $44, 4928($23)
    selb $126, $49, $17, $102
    stqd $15, 2880($22)
    ai $85, $85, -1
    stqd $18, 6976($21)
    selb $125, $14, $24, $102
    stqd $13, 6976($19)
    nop
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
    lqa $2, 0x0
    shli $3, $127, 2
    andi $5, $3, -16
    a $4, $5, $2
# 372 cycles an iteration, 372 at least: 303 instructions for the even pipe, 372 for the odd one; 0 cycles of nops alone
.align 3
iupac_steady_tap_loop:
    nop
    lqa $19, 0x30
    nop
    lqd $18, 1024($4)
    nop
    lqa $8, 0x40
    nop
    lqa $16, 0x30
    nop
    lqa $11, 0x50
    nop
    lqa $42, 0x60
    nop
    lqa $10, 0x50
    nop
    rotqby $6, $18, $3
    nop
    lqa $18, 0x70
    nop
    lqa $9, 0x80
    shli $40, $127, 8
    lqa $45, 0x70
    nop
    rotqbyi $39, $6, 13
    nop
    lqa $21, 0x90
    nop
    lqa $38, 0xa0
    and $31, $40, $19
    lqa $44, 0x90
    andi $19, $39, 255
    lqa $29, 0x0
    a $39, $40, $8
    lqa $41, 0xb0
    shli $8, $19, 6
    lqa $37, 0x0
    and $19, $39, $16
    lqa $30, 0xc0
    and $16, $40, $11
    lqa $39, 0xf0
    a $11, $40, $42
    lqa $28, 0xb0
    a $5, $8, $29
    lqa $42, 0xd0
    and $29, $11, $10
    lqa $43, 0xe0
    a $7, $19, $37
    lqd $11, 0($5)
    and $19, $40, $18
    lqa $37, 0x0
    a $8, $29, $39
    lqd $18, 6736($7)
    a $29, $40, $9
    lqa $39, 0xf0
    a $9, $40, $38
    lqd $20, 6736($8)
    and $38, $29, $45
    lqa $26, 0x100
    and $29, $9, $44
    lqa $45, 0xd0
    a $9, $31, $37
    lqa $44, 0x100
    selb $31, $11, $18, $86
    lqa $2, 0x0
    a $10, $16, $39
    lqa $18, 0x110
    selb $16, $31, $20, $85
    stqd $11, 6736($9)
    a $11, $19, $26
    stqd $31, 6736($10)
    a $19, $40, $30
    lqa $26, 0x120
    a $12, $38, $44
    stqd $16, 6736($11)
    a $38, $40, $43
    lqa $44, 0x120
    a $13, $29, $18
    lqd $43, 6736($12)
    and $18, $19, $28
    lqa $29, 0x110
    and $19, $38, $45
    lqd $28, 6736($13)
    a $14, $18, $26
    lqa $38, 0x120
    and $18, $40, $21
    lqd $26, 4640($4)
    a $15, $19, $44
    lqd $21, 2640($14)
    and $19, $40, $41
    lqa $44, 0x120
    and $41, $40, $42
    lqd $45, 4688($15)
    selb $40, $16, $43, $84
    lqd $42, 16($5)
    a $16, $18, $29
    lqd $43, 6752($7)
    selb $29, $40, $28, $83
    rotqby $17, $26, $3
    a $18, $19, $38
    lqd $26, 6752($8)
    selb $38, $29, $21, $82
    lqa $28, 0x130
    a $19, $41, $44
    shlqbii $21, $111, 1
    selb $20, $38, $45, $81
    rotqbii $41, $17, 1
    selb $45, $42, $43, $86
    stqd $40, 6736($16)
    selb $111, $20, $104, $80
    stqd $29, 2640($18)
    selb $29, $45, $26, $85
    stqd $38, 4688($19)
    selb $104, $21, $41, $28
    stqd $42, 6752($9)
    and $28, $110, $113
    stqd $45, 6752($10)
    and $45, $109, $115
    stqd $29, 6752($11)
    and $42, $111, $104
    lqd $41, 6752($12)
    and $38, $107, $117
    lqd $26, 6752($13)
    selb $21, $125, $126, $42
    lqd $40, 2656($14)
    selb $22, $123, $124, $38
    lqa $43, 0x0
    selb $23, $121, $122, $45
    stqa $21, 0x199d0
    selb $24, $119, $120, $28
    stqa $22, 0x199e0
    nop
    stqa $23, 0x199f0
    andi $44, $87, -16
    stqa $24, 0x19a00
    selb $30, $29, $41, $84
    lqd $31, 32($5)
    a $25, $44, $43
    lqd $29, 6768($7)
    selb $43, $30, $26, $83
    lqd $44, 6768($8)
    nop
    lqd $26, 6608($25)
    selb $41, $43, $40, $82
    stqd $30, 6752($16)
    nop
    stqd $43, 2656($18)
    nop
    stqd $41, 4704($19)
    selb $30, $31, $29, $86
    lqd $43, 4704($15)
    nop
    stqd $31, 6768($9)
    selb $31, $30, $44, $85
    rotqby $29, $26, $87
    nop
    stqd $30, 6768($10)
    nop
    stqd $31, 6768($11)
    nop
    lqd $30, 6768($12)
    or $26, $126, $42
    rotqbyi $44, $29, 13
    or $126, $124, $38
    lqd $29, 5296($4)
    or $124, $122, $45
    stqa $26, 0x19a10
    or $122, $120, $28
    stqa $126, 0x19a20
    nop
    stqa $124, 0x19a30
    nop
    stqa $122, 0x19a40
    selb $120, $31, $30, $84
    lqd $28, 6672($25)
    nop
    cbd $30, 0($3)
    nop
    stqd $120, 6768($16)
    andi $45, $44, 255
    lqd $31, 6768($13)
    nop
    lqd $44, 2672($14)
    nop
    shufb $38, $45, $29, $30
    nop
    rotqby $29, $28, $87
    ai $45, $4, 0
    lqd $28, 48($5)
    nop
    lqd $42, 6784($7)
    selb $40, $120, $31, $83
    stqd $38, 5296($45)
    nop
    rotqbyi $31, $29, 13
    selb $5, $40, $44, $82
    lqd $29, 5952($4)
    nop
    stqd $40, 2672($18)
    nop
    stqd $5, 4720($19)
    nop
    lqd $120, 4720($15)
    andi $40, $31, 255
    stqd $28, 6784($9)
    nop
    lqd $31, 3984($4)
    selb $4, $28, $42, $86
    shufb $44, $40, $29, $30
    nop
    rotqbyi $28, $6, 14
    nop
    stqd $4, 6784($10)
    nop
    lqd $29, 6784($8)
    nop
    stqd $44, 5952($45)
    andi $44, $28, 255
    lqa $45, 0x0
    nop
    lqd $28, 6784($12)
    shli $30, $44, 6
    rotqby $27, $31, $3
    nop
    lqd $31, 6784($13)
    nop
    lqd $44, 2688($14)
    selb $40, $4, $29, $85
    shlqbii $42, $112, 1
    a $112, $30, $45
    rotqbii $29, $27, 1
    selb $30, $40, $28, $84
    lqa $45, 0x130
    selb $28, $41, $43, $81
    lqd $38, 0($112)
    selb $41, $30, $31, $83
    lqd $43, 6800($7)
    selb $4, $28, $103, $80
    stqd $40, 6784($11)
    selb $103, $41, $44, $82
    lqd $40, 6800($8)
    andc $44, $110, $119
    stqd $30, 6784($16)
    selb $30, $42, $29, $45
    lqd $31, 6800($12)
    selb $42, $113, $114, $44
    stqd $41, 2688($18)
    selb $41, $38, $43, $86
    stqd $103, 4736($19)
    selb $110, $114, $119, $44
    lqd $113, 4736($15)
    selb $119, $41, $40, $85
    stqd $38, 6800($9)
    andc $38, $109, $121
    stqd $41, 6800($10)
    selb $109, $119, $31, $84
    stqd $119, 6800($11)
    selb $119, $115, $116, $38
    lqd $31, 6800($13)
    andc $115, $107, $123
    stqd $109, 6800($16)
    selb $107, $116, $121, $38
    lqd $41, 2704($14)
    selb $38, $117, $118, $115
    lqd $121, 4752($15)
    selb $117, $118, $123, $115
    lqd $116, 16($112)
    andc $123, $111, $125
    lqd $118, 6816($7)
    selb $111, $109, $31, $83
    rotqbyi $115, $17, 1
    selb $109, $104, $30, $123
    lqd $31, 6816($8)
    selb $40, $111, $41, $82
    lqa $114, 0x130
    selb $104, $30, $125, $123
    shlqbii $41, $122, 1
    selb $29, $40, $121, $81
    rotqbii $123, $115, 1
    selb $121, $116, $118, $86
    stqd $111, 2704($18)
    selb $125, $29, $100, $80
    stqd $40, 4752($19)
    selb $40, $121, $31, $85
    stqd $116, 6816($9)
    selb $100, $41, $123, $114
    stqd $121, 6816($10)
    and $114, $108, $124
    stqd $40, 6816($11)
    and $41, $106, $126
    lqd $121, 6816($12)
    and $31, $125, $100
    lqd $116, 6816($13)
    and $30, $4, $26
    lqd $115, 2720($14)
    selb $122, $104, $109, $31
    lqd $44, 32($112)
    selb $111, $117, $38, $30
    lqd $43, 6832($7)
    selb $123, $107, $119, $41
    stqa $122, 0x199d0
    selb $118, $110, $42, $114
    stqa $111, 0x199e0
    selb $45, $40, $121, $84
    stqa $123, 0x199f0
    nop
    stqa $118, 0x19a00
    selb $121, $45, $116, $83
    lqd $40, 6608($25)
    nop
    stqd $45, 6816($16)
    selb $45, $121, $115, $82
    stqd $121, 2720($18)
    nop
    lqa $121, 0x0
    nop
    stqd $45, 4768($19)
    ai $37, $3, 1
    lqd $39, 4768($15)
    selb $34, $44, $43, $86
    rotqby $115, $40, $87
    andi $40, $37, -16
    stqd $44, 6832($9)
    nop
    stqd $34, 6832($10)
    a $43, $40, $121
    lqd $44, 6832($8)
    or $121, $109, $31
    rotqbyi $40, $115, 13
    or $116, $38, $30
    lqd $31, 5296($43)
    or $115, $119, $41
    stqa $121, 0x19a10
    or $109, $42, $114
    stqa $116, 0x19a20
    nop
    stqa $115, 0x19a30
    nop
    stqa $109, 0x19a40
    nop
    lqd $114, 6672($25)
    nop
    cbd $42, 0($37)
    nop
    lqd $37, 6832($12)
    andi $41, $40, 255
    lqd $119, 6832($13)
    nop
    lqd $40, 2736($14)
    selb $30, $34, $44, $85
    shufb $38, $41, $31, $42
    nop
    rotqby $31, $114, $87
    ai $114, $43, 0
    stqd $30, 6832($11)
    selb $34, $30, $37, $84
    lqd $41, 48($112)
    nop
    stqd $38, 5296($114)
    selb $38, $34, $119, $83
    rotqbyi $30, $31, 13
    nop
    lqd $31, 5952($43)
    selb $112, $38, $40, $82
    stqd $34, 6832($16)
    nop
    stqd $38, 2736($18)
    nop
    stqd $112, 4784($19)
    andi $38, $30, 255
    lqd $119, 4784($15)
    nop
    stqd $41, 6848($9)
    nop
    shufb $30, $38, $31, $42
    nop
    rotqbyi $31, $6, 15
    nop
    lqd $38, 6848($7)
    nop
    lqd $42, 6848($8)
    nop
    stqd $30, 5952($114)
    andi $114, $31, 255
    lqa $34, 0x0
    selb $30, $5, $120, $81
    lqd $31, 6848($12)
    shli $40, $114, 6
    rotqbyi $5, $27, 1
    selb $114, $41, $38, $86
    lqd $43, 6848($13)
    selb $120, $30, $102, $80
    lqd $38, 2752($14)
    selb $41, $114, $42, $85
    shlqbii $37, $24, 1
    a $24, $40, $34
    rotqbii $42, $5, 1
    selb $5, $41, $31, $84
    lqa $34, 0x130
    selb $31, $45, $39, $81
    lqd $40, 0($24)
    selb $39, $5, $43, $83
    lqd $45, 6864($7)
    selb $102, $31, $99, $80
    stqd $114, 6848($10)
    selb $99, $39, $38, $82
    lqd $114, 6864($8)
    andc $38, $108, $110
    stqd $41, 6848($11)
    selb $108, $37, $42, $34
    stqd $5, 6848($16)
    selb $37, $124, $23, $38
    stqd $39, 2752($18)
    selb $39, $40, $45, $86
    stqd $99, 4800($19)
    andc $45, $106, $107
    lqd $124, 4800($15)
    selb $5, $39, $114, $85
    stqd $40, 6864($9)
    selb $106, $23, $110, $38
    stqd $39, 6864($10)
    selb $110, $126, $22, $45
    stqd $5, 6864($11)
    andc $23, $4, $117
    lqd $38, 6864($12)
    selb $126, $22, $107, $45
    lqd $4, 6864($13)
    selb $107, $26, $21, $23
    lqd $22, 16($24)
    andc $26, $125, $104
    lqd $45, 6880($7)
    selb $125, $21, $117, $23
    lqd $39, 2768($14)
    selb $117, $100, $108, $26
    lqd $21, 6880($8)
    selb $23, $5, $38, $84
    lqd $114, 4816($15)
    selb $100, $108, $104, $26
    lqd $5, 6880($12)
    selb $108, $23, $4, $83
    rotqbyi $104, $17, 2
    selb $4, $22, $45, $86
    lqd $26, 6880($13)
    selb $45, $108, $39, $82
    lqa $38, 0x130
    selb $39, $4, $21, $85
    shlqbii $40, $109, 1
    selb $21, $45, $114, $81
    rotqbii $109, $104, 1
    selb $114, $39, $5, $84
    stqd $23, 6864($16)
    selb $104, $21, $96, $80
    stqd $108, 2768($18)
    selb $108, $114, $26, $83
    stqd $45, 4816($19)
    selb $96, $40, $109, $38
    stqd $22, 6880($9)
    and $109, $105, $115
    stqd $4, 6880($10)
    and $4, $120, $116
    stqd $39, 6880($11)
    and $39, $104, $96
    stqd $114, 6880($16)
    and $38, $102, $121
    lqd $114, 2784($14)
    selb $26, $100, $117, $39
    stqd $108, 2784($18)
    selb $22, $125, $107, $38
    lqd $40, 32($24)
    selb $23, $126, $110, $4
    stqa $26, 0x199d0
    selb $32, $106, $37, $109
    stqa $22, 0x199e0
    nop
    stqa $23, 0x199f0
    selb $45, $108, $114, $82
    stqa $32, 0x19a00
    nop
    lqd $114, 6608($25)
    ai $108, $3, 2
    stqd $45, 4832($19)
    ai $127, $127, 1
    lqd $42, 4832($15)
    ai $33, $3, 3
    lqa $34, 0x0
    shli $3, $127, 2
    stqd $40, 6896($9)
    nop
    lqd $41, 6896($7)
    nop
    rotqby $43, $114, $87
    andi $44, $108, -16
    lqd $114, 6896($8)
    andi $5, $3, -16
    lqd $46, 6896($12)
    a $48, $44, $34
    lqd $47, 6896($13)
    or $34, $117, $39
    rotqbyi $44, $43, 13
    or $35, $107, $38
    lqd $39, 5296($48)
    or $36, $110, $4
    stqa $34, 0x19a10
    or $117, $37, $109
    stqa $35, 0x19a20
    selb $37, $103, $113, $81
    stqa $36, 0x19a30
    a $4, $5, $2
    stqa $117, 0x19a40
    selb $2, $37, $101, $80
    lqd $113, 6672($25)
    selb $5, $112, $119, $81
    cbd $101, 0($108)
    selb $38, $99, $124, $81
    lqd $119, 2800($14)
    andi $99, $44, 255
    lqd $124, 48($24)
    selb $24, $5, $98, $80
    lqd $44, 6912($7)
    selb $110, $38, $97, $80
    shufb $98, $99, $39, $101
    selb $99, $40, $41, $86
    rotqby $112, $113, $87
    ai $41, $48, 0
    lqd $113, 6912($8)
    selb $39, $45, $42, $81
    lqd $40, 6912($12)
    selb $42, $99, $114, $85
    stqd $98, 5296($41)
    selb $97, $39, $95, $80
    rotqbyi $114, $112, 13
    selb $112, $42, $46, $84
    lqd $95, 5952($48)
    selb $48, $124, $44, $86
    lqd $46, 4848($15)
    selb $44, $112, $47, $83
    lqd $98, 6912($13)
    selb $47, $48, $113, $85
    lqd $45, 2816($14)
    andi $108, $114, 255
    rotqbyi $113, $27, 2
    selb $114, $44, $119, $82
    lqd $103, 4864($15)
    selb $119, $47, $40, $84
    shufb $107, $108, $95, $101
    selb $40, $114, $46, $81
    shlqbii $101, $118, 1
    selb $118, $119, $98, $83
    rotqbii $46, $113, 1
    selb $109, $40, $94, $80
    lqa $113, 0x130
    selb $94, $118, $45, $82
    stqd $107, 5952($41)
    andi $107, $6, 255
    lqa $41, 0x0
    selb $6, $94, $103, $81
    stqd $99, 6896($10)
    shli $103, $107, 6
    stqd $42, 6896($11)
    selb $108, $6, $93, $80
    stqd $112, 6896($16)
    selb $112, $101, $46, $113
    stqd $44, 2800($18)
    andc $113, $105, $106
    stqd $114, 4848($19)
    a $114, $103, $41
    stqd $124, 6912($9)
    selb $105, $115, $123, $113
    stqd $48, 6912($10)
    andc $115, $120, $126
    lqd $93, 0($114)
    selb $95, $123, $106, $113
    lqd $120, 6928($7)
    selb $106, $116, $111, $115
    stqd $47, 6912($11)
    andc $116, $102, $125
    lqd $47, 6928($8)
    selb $102, $111, $126, $115
    lqd $123, 6928($12)
    selb $111, $121, $122, $116
    lqd $115, 6928($13)
    selb $126, $122, $125, $116
    lqd $121, 2832($14)
    selb $125, $93, $120, $86
    lqd $98, 16($114)
    andc $120, $104, $100
    lqd $122, 6944($7)
    selb $104, $125, $47, $85
    lqd $116, 4880($15)
    selb $47, $96, $112, $120
    lqd $113, 6944($8)
    selb $96, $104, $123, $84
    lqd $48, 6944($12)
    selb $99, $112, $100, $120
    lqd $124, 6944($13)
    selb $100, $96, $115, $83
    lqd $41, 32($114)
    selb $101, $98, $122, $86
    rotqbyi $115, $17, 3
    selb $17, $100, $121, $82
    lqd $122, 6960($7)
    selb $103, $101, $113, $85
    lqa $121, 0x130
    selb $42, $17, $116, $81
    shlqbii $113, $117, 1
    selb $43, $103, $48, $84
    rotqbii $117, $115, 1
    selb $123, $42, $92, $80
    stqd $119, 6912($16)
    selb $92, $43, $124, $83
    stqd $118, 2816($18)
    selb $44, $41, $122, $86
    lqd $124, 2848($14)
    selb $48, $113, $117, $121
    lqd $122, 4896($15)
    and $119, $2, $36
    lqd $121, 6960($8)
    and $120, $24, $35
    lqd $117, 6960($12)
    and $115, $123, $48
    lqd $113, 6960($13)
    and $46, $97, $34
    lqd $45, 48($114)
    selb $118, $99, $47, $115
    lqd $49, 6976($7)
    selb $116, $126, $111, $46
    lqd $7, 6976($8)
    selb $114, $102, $106, $120
    stqa $118, 0x199d0
    selb $112, $95, $105, $119
    stqa $116, 0x199e0
    selb $50, $92, $124, $82
    stqa $114, 0x199f0
    selb $51, $44, $121, $85
    stqa $112, 0x19a00
    selb $8, $50, $122, $81
    lqd $121, 6608($25)
    selb $52, $51, $117, $84
    lqd $122, 2864($14)
    selb $107, $8, $91, $80
    lqd $117, 6976($12)
    selb $91, $52, $113, $83
    lqa $12, 0x0
    selb $53, $45, $49, $86
    lqd $124, 4912($15)
    nop
    lqd $49, 6976($13)
    selb $13, $53, $7, $85
    rotqby $113, $121, $87
    andi $7, $33, -16
    lqd $121, 2880($14)
    selb $14, $13, $117, $84
    lqd $54, 4928($15)
    a $55, $7, $12
    rotqbyi $15, $27, 3
    or $117, $47, $115
    rotqbyi $7, $113, 13
    or $115, $111, $46
    lqd $47, 5296($55)
    or $113, $106, $120
    stqa $117, 0x19a10
    or $111, $105, $119
    stqa $115, 0x19a20
    selb $46, $14, $49, $83
    stqa $113, 0x19a30
    selb $49, $91, $122, $82
    stqa $111, 0x19a40
    selb $12, $46, $121, $82
    lqd $122, 6672($25)
    selb $25, $49, $124, $81
    cbd $27, 0($33)
    selb $33, $12, $54, $81
    lqa $124, 0x130
    andi $121, $7, 255
    shlqbii $54, $32, 1
    selb $106, $25, $90, $80
    rotqbii $7, $15, 1
    selb $105, $33, $89, $80
    shufb $90, $121, $47, $27
    andc $121, $2, $95
    rotqby $89, $122, $87
    ai $2, $55, 0
    stqd $94, 4864($19)
    selb $94, $54, $7, $124
    stqd $93, 6928($9)
    selb $120, $36, $23, $121
    stqd $90, 5296($2)
    andc $90, $24, $102
    rotqbyi $36, $89, 13
    selb $119, $23, $95, $121
    lqd $89, 5952($55)
    selb $122, $35, $22, $90
    stqd $125, 6928($10)
    selb $121, $22, $102, $90
    stqd $104, 6928($11)
    andc $104, $97, $126
    stqd $96, 6928($16)
    andi $97, $36, 255
    stqd $100, 2832($18)
    selb $124, $34, $26, $104
    stqd $17, 4880($19)
    andc $17, $123, $99
    shufb $34, $97, $89, $27
    selb $123, $26, $126, $104
    stqd $98, 6944($9)
    selb $126, $48, $94, $17
    stqd $101, 6944($10)
    selb $125, $94, $99, $17
    stqd $103, 6944($11)
    nop
    stqd $34, 5952($2)
    ai $104, $20, 0
    hbrr iupac_steady_tap_branch, iupac_steady_tap_loop
    ai $103, $28, 0
    stqd $43, 6944($16)
    ai $102, $30, 0
    stqd $92, 2848($18)
    ai $101, $37, 0
    stqd $50, 4896($19)
    ai $100, $29, 0
    stqd $41, 6960($9)
    ai $99, $31, 0
    stqd $44, 6960($10)
    ai $98, $5, 0
    stqd $51, 6960($11)
    ai $97, $38, 0
    stqd $52, 6960($16)
    ai $96, $21, 0
    stqd $91, 2864($18)
    ai $95, $39, 0
    stqd $49, 4912($19)
    ai $94, $40, 0
    stqd $45, 6976($9)
    ai $93, $6, 0
    stqd $53, 6976($10)
    ai $92, $42, 0
    stqd $13, 6976($11)
    ai $91, $8, 0
    stqd $14, 6976($16)
    ai $88, $88, -1
    stqd $46, 2880($18)
    ai $90, $25, 0
    stqd $12, 4928($19)
    ai $89, $33, 0
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
