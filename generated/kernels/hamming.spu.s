# hamming in the wavefront layout, 8 rows a lane, for spu.
#
# Made by: minterm compile hamming --layout wavefront --target spu --alphabet ACGT --rows 8 --emit asm
#
# Local store:
#     0x18000 a         planes of a's symbols, one word a register and plane
#     0x18100 windows   windows of b's symbols, eight shifted copies a residue and plane
#     0x19100 active    windows of "column exists", eight shifted copies a residue
#     0x19900 vertical  vertical flow, one word a register and plane, in and out
#     0x19a00 down      downward flow of the last step, one word a register and plane, in and out
#     0x19b00 top       top edge, one byte a column and plane, in
#     0x19da0 bottom    bottom edge, one byte a step and plane, out
#     0x1a040 tap       scratch, one word a plane and register
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
#     recurrence hamming
#       predicate match: a[i] == b[j]
#       int D[0][j] = j
#       int D[i][0] = i
#       int D[i][j] = min(D[i-1][j], D[i][j-1]) > D[i-1][j-1] ? D[i-1][j-1] + (match ? 0 : 1) : min(D[i-1][j], D[i][j-1]) + 1
#       answer D[m][n]
#
# Codes of symbols, of which bit p is in plane p:
#     a and b: 'A' 0, 'C' 1, 'G' 2, 'T' 3
#
# Codes of what crosses the edges of cells, bit 0 on the right; bit p is in plane p, and * may be
# either:
#     vertical, D[i][j-1] - D[i-1][j-1]:
#         -1 = 00
#         0 = 01
#         1 = 1*
#         row 1, 2, .. at the left edge (j - 1 = 0): code 2
#     horizontal, D[i-1][j] - D[i-1][j-1]:
#         -1 = 10
#         0 = 11
#         1 = 0*
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
# A cell: 2 gates, fewer are impossible (shipped).
# spu: 5 gates, depth 3, 0 moves, 8 live registers
# inputs v0 v1 h0 h1 a0 a1 b0 b1
# g0 = xor(a0, b0)
# g1 = xor(a1, b1)
# g2 = or(g0, g1)
# g3 = selb(v0, g2, v1)
# g4 = selb(g2, h0, h1)
# v0' = g3
# v1' = h1
# h0' = g4
# h1' = v1

constants:
    .long 0x00018000, 0x00018000, 0x00018000, 0x00018000
    .long 0x03030303, 0x03030303, 0x03030303, 0x03030303
    .long 0x00010203, 0x04050607, 0x08090a0b, 0x0c0d0e0f
    .long 0x00000000, 0x00000000, 0x00000000, 0x00000001
    .long 0x01020304, 0x05060708, 0x090a0b0c, 0x0d0e0f10
    .long 0x0001a000, 0x0001a000, 0x0001a000, 0x0001a000

.global hamming_edge
.align 3
hamming_edge:
    lqa $72, 0x0
    lqa $71, 0x10
    lqa $70, 0x20
    lqa $69, 0x30
    lqa $68, 0x40
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
    lqa $110, 0x19a00
    lqa $109, 0x19a10
    lqa $108, 0x19a20
    lqa $107, 0x19a30
    lqa $106, 0x19a40
    lqa $105, 0x19a50
    lqa $104, 0x19a60
    lqa $103, 0x19a70
    lqa $102, 0x19a80
    lqa $101, 0x19a90
    lqa $100, 0x19aa0
    lqa $99, 0x19ab0
    lqa $98, 0x19ac0
    lqa $97, 0x19ad0
    lqa $96, 0x19ae0
    lqa $95, 0x19af0
    andi $6, $3, 7
    rotmi $7, $3, -3
    shli $6, $6, 5
    a $6, $6, $7
    andi $7, $6, -16
    a $7, $7, $72
    lqd $8, 768($7)
    lqd $9, 784($7)
    shufb $6, $6, $6, $71
    andbi $6, $6, 15
    a $6, $6, $70
    shufb $94, $8, $9, $6
    lqd $8, 1024($7)
    lqd $9, 1040($7)
    shufb $93, $8, $9, $6
    lqd $8, 4608($7)
    lqd $9, 4624($7)
    shufb $92, $8, $9, $6
    lqd $8, 1280($7)
    lqd $9, 1296($7)
    shufb $91, $8, $9, $6
    lqd $8, 1536($7)
    lqd $9, 1552($7)
    shufb $90, $8, $9, $6
    lqd $8, 4864($7)
    lqd $9, 4880($7)
    shufb $89, $8, $9, $6
    lqd $8, 1792($7)
    lqd $9, 1808($7)
    shufb $88, $8, $9, $6
    lqd $8, 2048($7)
    lqd $9, 2064($7)
    shufb $87, $8, $9, $6
    lqd $8, 5120($7)
    lqd $9, 5136($7)
    shufb $86, $8, $9, $6
    lqd $8, 2304($7)
    lqd $9, 2320($7)
    shufb $85, $8, $9, $6
    lqd $8, 2560($7)
    lqd $9, 2576($7)
    shufb $84, $8, $9, $6
    lqd $8, 5376($7)
    lqd $9, 5392($7)
    shufb $83, $8, $9, $6
    lqd $8, 2816($7)
    lqd $9, 2832($7)
    shufb $82, $8, $9, $6
    lqd $8, 3072($7)
    lqd $9, 3088($7)
    shufb $81, $8, $9, $6
    lqd $8, 5632($7)
    lqd $9, 5648($7)
    shufb $80, $8, $9, $6
    lqd $8, 3328($7)
    lqd $9, 3344($7)
    shufb $79, $8, $9, $6
    lqd $8, 3584($7)
    lqd $9, 3600($7)
    shufb $78, $8, $9, $6
    lqd $8, 5888($7)
    lqd $9, 5904($7)
    shufb $77, $8, $9, $6
    lqd $8, 3840($7)
    lqd $9, 3856($7)
    shufb $76, $8, $9, $6
    lqd $8, 4096($7)
    lqd $9, 4112($7)
    shufb $75, $8, $9, $6
    lqd $8, 6144($7)
    lqd $7, 6160($7)
    shufb $74, $8, $7, $6
    sf $73, $3, $4
    ori $127, $3, 0
    cgti $2, $73, 0
    brz $2, hamming_edge_end
    lqa $2, 0x18010
    lqa $3, 0x180d0
    lqa $4, 0x18050
    lqa $65, 0x180f0
    lqa $62, 0x180a0
    lqa $5, 0x18030
    lqa $45, 0x18070
    lqa $6, 0x18090
    lqa $46, 0x180d0
    lqa $66, 0x18020
    lqa $55, 0x180f0
    lqa $48, 0x18040
    shlqbii $7, $111, 1
    lqa $60, 0x18050
    lqa $8, 0x180e0
    lqa $36, 0x18090
    ai $40, $127, 1
    shlqbii $53, $95, 1
    lqa $41, 0x18080
    lqa $9, 0x180d0
    rotmi $17, $40, -3
    lqa $10, 0x18040
    lqa $11, 0x18010
    lqa $12, 0x180e0
    lqa $22, 0x180e0
    lqa $38, 0x18060
    lqa $13, 0x18080
    lqa $29, 0x18050
    lqa $34, 0x180c0
    lqa $20, 0x180f0
    lqa $57, 0x180d0
    lqa $54, 0x18060
    lqa $32, 0x180e0
    lqa $50, 0x18030
    lqa $14, 0x18050
    lqa $51, 0x180b0
    lqa $49, 0x180b0
    lqa $15, 0x180a0
    lqa $52, 0x180c0
    lqa $56, 0x18070
# 478 cycles an iteration, 478 at least: 478 instructions for the even pipe, 279 for the odd one; 0 cycles of nops alone
.align 3
hamming_edge_loop:
    shli $95, $127, 3
    lnop
    xor $38, $38, $82
    lqa $24, 0x180a0
    andi $40, $40, 7
    lqa $39, 0x18080
    xor $45, $45, $81
    lnop
    shli $40, $40, 5
    lnop
    xor $32, $32, $94
    lnop
    andi $19, $95, -16
    lqa $94, 0x18030
    or $16, $38, $45
    lqa $45, 0x180d0
    a $40, $40, $17
    lqa $17, 0x18000
    xor $34, $34, $91
    lnop
    a $18, $19, $72
    lnop
    andi $38, $40, -16
    lnop
    xor $35, $20, $93
    lqd $42, 7248($18)
    selb $19, $117, $103, $83
    lqd $33, 6912($18)
    xor $49, $49, $87
    lqa $93, 0x18020
    xor $50, $50, $75
    lqa $20, 0x180b0
    xor $21, $22, $91
    lnop
    a $22, $38, $72
    shufb $40, $40, $40, $71
    xor $39, $39, $85
    lnop
    xor $38, $24, $88
    rotqby $23, $33, $95
    xor $57, $57, $90
    lnop
    andbi $40, $40, 15
    lnop
    or $24, $32, $35
    lqd $32, 1296($22)
    a $25, $40, $70
    lnop
    xor $26, $29, $75
    lqd $40, 1280($22)
    or $57, $34, $57
    lnop
    xor $27, $41, $82
    lqa $28, 0x180c0
    xor $62, $62, $85
    lqa $63, 0x18020
    or $58, $38, $49
    lnop
    xor $38, $36, $84
    lqa $29, 0x180b0
    xor $30, $56, $78
    rotqbii $31, $23, 1
    xor $90, $55, $90
    shufb $91, $40, $32, $25
    xor $55, $48, $79
    lqa $32, 0x18000
    xor $33, $52, $85
    lqd $61, 512($22)
    xor $34, $46, $87
    rotqby $35, $42, $95
    selb $36, $111, $97, $92
    lqa $37, 0x180f0
    or $56, $39, $38
    lqd $38, 4864($22)
    selb $106, $16, $106, $105
    lqa $39, 0x18060
    xor $51, $51, $84
    rotqbii $46, $35, 1
    selb $102, $58, $102, $101
    lqd $40, 784($22)
    xor $41, $66, $91
    lqa $42, 0x18040
    xor $63, $63, $76
    lqd $66, 272($22)
    xor $60, $60, $78
    lqd $59, 256($22)
    selb $43, $112, $24, $111
    lnop
    or $44, $62, $51
    lqd $62, 528($22)
    selb $51, $56, $104, $103
    lqa $104, 0x18090
    xor $103, $45, $78
    lnop
    selb $45, $53, $46, $69
    lnop
    or $46, $63, $50
    rotqbyi $47, $35, 1
    selb $48, $44, $51, $117
    lnop
    or $49, $55, $60
    lnop
    selb $50, $114, $57, $113
    lnop
    xor $87, $65, $87
    lnop
    xor $51, $54, $79
    lnop
    selb $105, $119, $105, $80
    shlqbii $96, $96, 1
    selb $52, $121, $107, $77
    rotqbyi $53, $23, 1
    selb $54, $113, $99, $89
    lnop
    selb $55, $118, $56, $117
    shufb $56, $59, $66, $25
    selb $100, $57, $100, $99
    lnop
    selb $99, $116, $58, $115
    shufb $57, $61, $62, $25
    xor $28, $28, $88
    lnop
    selb $114, $114, $50, $89
    lnop
    selb $50, $124, $46, $123
    lqa $58, 0x18020
    xor $59, $94, $57
    lqd $94, 768($22)
    selb $110, $46, $110, $109
    lnop
    or $28, $28, $34
    shufb $111, $111, $111, $68
    xor $32, $32, $56
    lnop
    xor $29, $29, $81
    lqa $34, 0x18010
    selb $46, $122, $49, $121
    lnop
    selb $60, $36, $113, $89
    lnop
    xor $104, $104, $81
    lnop
    selb $98, $24, $98, $97
    lqa $97, 0x18000
    or $90, $21, $90
    lqd $21, 4368($22)
    selb $102, $28, $102, $115
    lnop
    selb $116, $116, $99, $86
    lnop
    selb $113, $90, $100, $113
    rotqbii $53, $53, 1
    selb $101, $115, $101, $86
    lqa $100, 0x18070
    xor $2, $2, $57
    lqa $99, 0x180e0
    xor $37, $37, $78
    lnop
    or $2, $32, $2
    shufb $94, $94, $40, $25
    selb $16, $120, $16, $119
    lqd $40, 4608($22)
    xor $15, $15, $82
    rotqbyi $32, $35, 2
    selb $108, $49, $108, $107
    rotqbii $47, $47, 1
    selb $120, $120, $16, $80
    lqd $16, 4352($22)
    xor $58, $58, $56
    lnop
    xor $107, $93, $94
    lqa $49, 0x18040
    xor $88, $8, $88
    lqd $8, 1024($22)
    xor $42, $42, $76
    lnop
    selb $122, $122, $46, $77
    shlqbii $46, $36, 1
    xor $3, $3, $84
    lqd $93, 1040($22)
    selb $24, $60, $54, $86
    lnop
    xor $13, $13, $91
    lqa $61, 0x180f0
    or $3, $33, $3
    lnop
    selb $115, $54, $115, $86
    lnop
    selb $44, $116, $44, $101
    shufb $16, $16, $21, $25
    or $30, $51, $30
    shlqbii $51, $113, 1
    selb $112, $112, $43, $92
    lnop
    selb $116, $116, $44, $83
    rotqbyi $44, $23, 2
    selb $7, $7, $47, $69
    lnop
    selb $47, $126, $2, $125
    lqa $43, 0x18060
    or $88, $88, $87
    lnop
    selb $21, $19, $119, $80
    lnop
    selb $109, $123, $109, $74
    lnop
    selb $96, $96, $31, $69
    lqa $31, 0x180c0
    or $15, $15, $29
    lqa $29, 0x18030
    selb $126, $126, $47, $16
    shufb $47, $98, $98, $68
    selb $124, $124, $50, $74
    lnop
    selb $50, $125, $45, $16
    lqa $87, 0x18080
    or $58, $58, $59
    lnop
    selb $90, $112, $90, $36
    lqa $59, 0x180c0
    selb $96, $2, $96, $45
    shufb $93, $8, $93, $25
    xor $17, $17, $94
    lnop
    selb $117, $101, $117, $83
    lnop
    selb $28, $114, $28, $54
    lqa $8, 0x18010
    xor $20, $20, $78
    lnop
    or $104, $27, $104
    lqa $27, 0x18080
    xor $10, $10, $56
    lqa $45, 0x180a0
    xor $39, $39, $76
    lnop
    selb $2, $124, $58, $109
    lnop
    selb $112, $112, $90, $89
    lqa $90, 0x180b0
    xor $4, $4, $57
    rotqbyi $33, $35, 3
    selb $119, $104, $106, $119
    lqd $106, 2320($22)
    xor $87, $87, $76
    rotqbii $32, $32, 1
    xor $11, $11, $93
    lnop
    xor $27, $27, $79
    lnop
    selb $62, $115, $101, $83
    lqd $89, 4624($22)
    selb $118, $118, $55, $83
    lnop
    or $4, $10, $4
    lnop
    selb $104, $118, $104, $19
    shufb $111, $111, $36, $68
    xor $6, $6, $75
    lnop
    or $26, $42, $26
    lqa $42, 0x18030
    or $11, $17, $11
    lqa $17, 0x18080
    xor $36, $90, $93
    shlqbii $98, $98, 1
    selb $114, $114, $28, $86
    lnop
    selb $28, $52, $123, $74
    lqa $90, 0x18090
    selb $124, $124, $2, $16
    rotqbii $44, $44, 1
    xor $5, $5, $93
    lnop
    or $6, $87, $6
    lqd $87, 1552($22)
    selb $2, $126, $11, $50
    lnop
    selb $102, $88, $102, $54
    lnop
    xor $97, $97, $91
    lnop
    selb $123, $26, $110, $123
    lnop
    xor $100, $100, $75
    lqa $110, 0x18060
    selb $54, $120, $30, $105
    lqd $10, 2064($22)
    selb $98, $98, $53, $69
    lnop
    xor $90, $90, $78
    lqa $78, 0x18000
    selb $53, $105, $121, $77
    shufb $113, $47, $113, $68
    or $100, $39, $100
    lnop
    selb $96, $58, $96, $125
    rotqbyi $58, $23, 3
    selb $32, $46, $32, $69
    shufb $92, $40, $89, $25
    or $27, $27, $90
    rotqbyi $40, $35, 5
    selb $89, $114, $3, $115
    lnop
    or $107, $107, $5
    lqd $5, 1536($22)
    xor $49, $49, $94
    lnop
    xor $85, $12, $85
    lqd $12, 2048($22)
    selb $125, $109, $125, $16
    lqd $46, 2560($22)
    selb $88, $112, $88, $60
    lnop
    selb $126, $126, $2, $92
    lqa $2, 0x180b0
    xor $84, $61, $84
    lqa $61, 0x18080
    selb $118, $118, $104, $80
    lnop
    selb $104, $117, $19, $80
    lnop
    selb $121, $30, $108, $121
    lqa $108, 0x18070
    selb $30, $50, $7, $92
    lqa $39, 0x18050
    selb $47, $124, $107, $125
    lnop
    selb $26, $122, $26, $52
    shufb $90, $5, $87, $25
    selb $5, $125, $50, $92
    lnop
    xor $9, $9, $81
    lqa $55, 0x18050
    selb $122, $122, $26, $74
    lqa $26, 0x180c0
    selb $101, $3, $48, $101
    rotqbii $58, $58, 1
    or $85, $85, $84
    lqd $84, 5136($22)
    selb $112, $112, $88, $86
    lqd $48, 5648($22)
    selb $123, $100, $123, $52
    lnop
    xor $8, $8, $90
    lqd $88, 1808($22)
    selb $98, $11, $98, $7
    lqd $7, 5120($22)
    selb $11, $112, $85, $24
    lnop
    xor $110, $110, $56
    shufb $87, $12, $10, $25
    xor $31, $31, $76
    shufb $111, $111, $60, $68
    selb $10, $116, $15, $117
    shufb $113, $113, $102, $68
    selb $101, $85, $101, $115
    lnop
    xor $99, $99, $82
    lqa $85, 0x180f0
    selb $120, $120, $54, $77
    lnop
    selb $124, $124, $47, $92
    lqa $47, 0x180a0
    selb $112, $112, $11, $83
    lqa $11, 0x180a0
    selb $114, $114, $89, $83
    lnop
    xor $14, $14, $87
    lnop
    selb $54, $122, $4, $28
    lqa $12, 0x18070
    selb $44, $51, $44, $69
    lnop
    xor $82, $26, $82
    lqd $26, 2304($22)
    or $97, $97, $8
    shlqbii $60, $60, 1
    selb $52, $53, $52, $74
    lqd $8, 4880($22)
    xor $108, $108, $57
    rotqbyi $51, $23, 4
    or $82, $82, $9
    lnop
    selb $9, $28, $109, $16
    lnop
    xor $47, $47, $79
    lqa $3, 0x180c0
    selb $115, $24, $115, $83
    lnop
    selb $116, $116, $10, $80
    lnop
    selb $10, $62, $117, $80
    rotqbyi $63, $35, 7
    xor $85, $85, $81
    shufb $89, $38, $8, $25
    selb $109, $4, $96, $109
    rotqbyi $96, $35, 4
    selb $4, $118, $27, $21
    lqa $8, 0x180a0
    xor $17, $17, $94
    rotqbii $33, $33, 1
    or $20, $47, $20
    lqa $47, 0x18010
    selb $107, $107, $98, $50
    lnop
    xor $55, $55, $93
    lqa $98, 0x180d0
    selb $50, $52, $28, $16
    lnop
    or $99, $99, $85
    lnop
    selb $100, $120, $100, $53
    shlqbii $38, $101, 1
    selb $122, $122, $54, $16
    lqa $54, 0x180b0
    selb $121, $27, $121, $105
    lqa $27, 0x18050
    selb $119, $15, $119, $19
    shlqbii $102, $102, 1
    selb $44, $97, $44, $32
    lqa $15, 0x180e0
    xor $29, $29, $90
    lnop
    or $49, $49, $55
    shufb $85, $26, $106, $25
    selb $102, $102, $58, $69
    cdd $58, 0($95)
    selb $95, $122, $49, $9
    lnop
    xor $106, $2, $75
    lqa $2, 0x18060
    selb $120, $120, $100, $74
    rotqbii $51, $51, 1
    selb $118, $118, $4, $77
    lqa $4, 0x18040
    or $110, $110, $108
    lnop
    selb $97, $126, $97, $30
    lnop
    selb $105, $21, $105, $77
    lqd $108, 5392($22)
    xor $39, $39, $90
    lqd $100, 1792($22)
    selb $33, $60, $33, $69
    shufb $111, $111, $24, $68
    selb $32, $30, $32, $89
    lnop
    or $29, $41, $29
    lqa $41, 0x18040
    selb $60, $112, $99, $115
    shufb $86, $7, $84, $25
    selb $123, $6, $123, $53
    rotqbii $96, $96, 1
    xor $7, $2, $91
    lnop
    selb $6, $118, $6, $105
    lnop
    xor $4, $4, $91
    lnop
    selb $126, $126, $97, $89
    lqd $26, 3584($22)
    selb $53, $105, $53, $74
    lnop
    selb $119, $82, $119, $117
    lqa $117, 0x18070
    xor $54, $54, $57
    shufb $88, $100, $88, $25
    selb $118, $118, $6, $74
    lqa $6, 0x18090
    selb $100, $50, $9, $92
    lqa $97, 0x18020
    selb $84, $116, $20, $104
    lnop
    xor $34, $34, $87
    lnop
    selb $55, $104, $21, $77
    lnop
    xor $117, $117, $90
    shlqbii $24, $24, 1
    xor $78, $78, $88
    lnop
    or $39, $4, $39
    lnop
    xor $15, $15, $79
    lnop
    or $78, $78, $34
    lnop
    xor $11, $11, $76
    lnop
    selb $109, $110, $109, $28
    lqa $2, 0x18010
    selb $28, $114, $82, $62
    lqa $82, 0x18090
    selb $34, $115, $62, $80
    shufb $111, $111, $115, $68
    selb $4, $126, $78, $32
    lnop
    xor $79, $59, $79
    rotqbii $40, $40, 1
    xor $61, $61, $56
    lnop
    or $106, $11, $106
    lnop
    selb $116, $116, $84, $77
    lqd $11, 3088($22)
    selb $110, $120, $110, $52
    lnop
    selb $96, $24, $96, $69
    lnop
    selb $24, $53, $52, $16
    lqa $84, 0x18020
    xor $6, $6, $57
    lqd $59, 2576($22)
    selb $107, $49, $107, $125
    lnop
    selb $119, $99, $119, $62
    lnop
    or $103, $79, $103
    lqa $79, 0x18000
    selb $99, $124, $29, $5
    shlqbii $62, $119, 1
    xor $49, $84, $88
    lnop
    xor $19, $3, $56
    lnop
    xor $97, $97, $85
    lnop
    selb $29, $29, $44, $30
    lnop
    xor $79, $79, $85
    lnop
    selb $122, $122, $95, $92
    lnop
    xor $12, $12, $93
    shufb $113, $113, $101, $68
    selb $124, $124, $99, $89
    lnop
    xor $42, $42, $87
    lqa $3, 0x180d0
    selb $101, $10, $104, $77
    lqd $44, 4096($22)
    selb $99, $116, $106, $55
    shufb $84, $46, $59, $25
    selb $121, $20, $121, $21
    rotqbyi $20, $23, 5
    or $117, $7, $117
    lqa $7, 0x18070
    or $6, $61, $6
    lnop
    selb $38, $38, $51, $69
    lnop
    ai $127, $127, 1
    lqa $51, 0x180b0
    selb $29, $39, $29, $5
    lnop
    xor $47, $47, $84
    lqd $61, 7584($18)
    selb $123, $106, $123, $105
    lnop
    selb $102, $78, $102, $33
    lqd $78, 5376($22)
    selb $125, $9, $125, $92
    lqa $106, 0x180f0
    xor $82, $82, $93
    shufb $119, $113, $119, $68
    or $79, $79, $47
    lnop
    selb $116, $116, $99, $74
    lqd $47, 5904($22)
    selb $38, $79, $38, $96
    lqa $99, 0x180c0
    selb $112, $112, $60, $80
    lnop
    xor $43, $43, $94
    lqa $60, 0x180d0
    selb $30, $5, $30, $89
    lqd $113, 2832($22)
    or $12, $43, $12
    lnop
    selb $43, $125, $5, $89
    lqa $5, 0x18040
    xor $106, $106, $75
    lnop
    selb $21, $34, $10, $77
    lqa $46, 0x18030
    selb $126, $126, $4, $86
    rotqbyi $59, $23, 6
    selb $120, $120, $110, $16
    rotqbii $20, $20, 1
    xor $98, $98, $57
    lqd $110, 2816($22)
    selb $64, $30, $32, $86
    shufb $83, $78, $108, $25
    or $42, $49, $42
    lnop
    selb $20, $62, $20, $69
    lnop
    selb $62, $124, $42, $30
    lnop
    or $17, $17, $82
    rotqbyi $23, $23, 7
    selb $109, $6, $109, $52
    shufb $82, $110, $113, $25
    selb $113, $120, $12, $50
    lnop
    xor $46, $46, $84
    lnop
    ai $73, $73, -1
    lnop
    selb $120, $120, $113, $92
    lnop
    selb $114, $114, $28, $80
    lnop
    selb $121, $103, $121, $104
    lqa $4, 0x18050
    selb $105, $55, $105, $74
    lnop
    selb $103, $114, $103, $10
    lnop
    selb $29, $117, $29, $125
    lqd $104, 6160($22)
    selb $39, $122, $39, $125
    lnop
    xor $75, $60, $75
    lnop
    selb $60, $101, $55, $74
    lqd $80, 3072($22)
    or $15, $15, $37
    lqd $37, 3344($22)
    xor $28, $99, $94
    lnop
    or $75, $31, $75
    lnop
    selb $33, $32, $33, $86
    lqa $31, 0x18000
    selb $114, $114, $103, $77
    lqa $103, 0x18010
    selb $121, $15, $121, $10
    lnop
    xor $41, $41, $88
    shufb $111, $111, $34, $68
    selb $107, $12, $107, $9
    lnop
    selb $52, $43, $30, $86
    shlqbii $9, $21, 1
    or $14, $41, $14
    lqd $41, 3840($22)
    selb $110, $105, $53, $16
    lqa $12, 0x180e0
    selb $15, $112, $15, $34
    lqa $10, 0x18090
    selb $6, $118, $6, $53
    lqa $113, 0x18060
    selb $122, $122, $39, $89
    lqa $39, 0x18030
    selb $107, $17, $107, $50
    lqa $49, 0x18020
    selb $117, $120, $117, $100
    lnop
    selb $118, $118, $6, $16
    shufb $81, $80, $11, $25
    selb $80, $122, $14, $43
    lqa $11, 0x180e0
    xor $45, $45, $94
    lqd $108, 3328($22)
    xor $51, $51, $90
    lnop
    selb $112, $112, $15, $77
    shlqbii $34, $34, 1
    selb $102, $42, $102, $32
    lnop
    xor $76, $12, $76
    lqa $12, 0x18020
    xor $32, $5, $82
    lqa $42, 0x18070
    xor $8, $8, $56
    lqa $65, 0x180f0
    selb $124, $124, $62, $86
    lqa $62, 0x180a0
    xor $31, $31, $82
    rotqbii $63, $63, 1
    xor $11, $11, $56
    shufb $111, $111, $21, $68
    selb $99, $110, $24, $92
    lqa $5, 0x18030
    or $8, $8, $54
    lnop
    or $106, $76, $106
    lnop
    xor $10, $10, $90
    lnop
    selb $76, $114, $75, $101
    lqa $54, 0x18060
    selb $109, $8, $109, $53
    lqa $53, 0x18010
    xor $7, $7, $87
    lqa $56, 0x18030
    selb $102, $14, $102, $30
    lnop
    selb $14, $33, $96, $83
    lnop
    or $97, $97, $46
    lnop
    or $36, $45, $36
    lqa $45, 0x18070
    xor $27, $27, $84
    lnop
    or $98, $19, $98
    lnop
    selb $79, $126, $79, $33
    lnop
    selb $17, $118, $17, $24
    lqa $6, 0x18090
    selb $120, $120, $117, $89
    lqa $117, 0x180f0
    selb $114, $114, $76, $74
    lqa $46, 0x180d0
    xor $113, $113, $88
    lnop
    selb $38, $97, $38, $33
    shufb $119, $119, $121, $68
    xor $53, $53, $81
    lqa $66, 0x18020
    selb $126, $126, $79, $83
    lnop
    xor $117, $117, $57
    lnop
    selb $8, $116, $8, $105
    lqd $57, 5632($22)
    selb $63, $9, $63, $69
    lqa $9, 0x180a0
    selb $76, $112, $106, $21
    lqa $19, 0x18090
    selb $125, $100, $125, $89
    shufb $79, $108, $37, $25
    selb $116, $116, $8, $16
    lnop
    selb $95, $21, $101, $74
    lqa $21, 0x180d0
    selb $123, $75, $123, $55
    lnop
    or $113, $113, $7
    lqa $75, 0x18000
    selb $33, $64, $33, $83
    lqd $7, 5888($22)
    xor $9, $9, $91
    lnop
    selb $118, $118, $17, $92
    lqd $17, 3856($22)
    selb $123, $106, $123, $101
    shufb $106, $111, $95, $68
    selb $111, $95, $60, $16
    lnop
    or $31, $31, $53
    lqd $53, 3600($22)
    or $117, $11, $117
    lnop
    selb $50, $24, $50, $92
    lqa $11, 0x18050
    selb $122, $122, $80, $86
    rotqbyi $35, $35, 6
    or $10, $13, $10
    shufb $77, $7, $47, $25
    selb $47, $116, $36, $110
    lnop
    selb $13, $126, $31, $14
    lnop
    xor $19, $19, $87
    lqa $7, 0x18040
    selb $101, $118, $10, $50
    lqa $55, 0x180f0
    xor $12, $12, $79
    shufb $80, $57, $48, $25
    xor $21, $21, $93
    lqa $48, 0x18040
    selb $57, $124, $97, $64
    shlqbii $8, $115, 1
    selb $109, $98, $109, $105
    shufb $119, $119, $123, $68
    selb $115, $99, $50, $89
    lnop
    xor $7, $7, $85
    lnop
    selb $97, $60, $105, $16
    shufb $78, $26, $53, $25
    or $27, $7, $27
    lnop
    selb $98, $114, $98, $60
    lnop
    xor $49, $49, $82
    lnop
    selb $118, $118, $101, $89
    lnop
    or $21, $28, $21
    lnop
    selb $96, $117, $109, $60
    shlqbii $7, $111, 1
    xor $39, $39, $81
    shlqbii $121, $121, 1
    selb $112, $112, $76, $74
    lnop
    selb $105, $52, $64, $83
    shufb $76, $41, $17, $25
    selb $8, $8, $40, $69
    lnop
    selb $116, $116, $47, $92
    lqd $47, 6144($22)
    selb $102, $113, $102, $43
    lnop
    selb $126, $126, $13, $80
    lnop
    or $39, $49, $39
    rotqbii $23, $23, 1
    selb $20, $31, $20, $8
    lqa $31, 0x18010
    selb $117, $112, $117, $95
    rotqbii $59, $59, 1
    selb $29, $10, $29, $100
    lqd $22, 4112($22)
    xor $10, $103, $78
    lnop
    selb $49, $14, $8, $80
    lnop
    or $51, $9, $51
    lqa $9, 0x18080
    selb $124, $124, $57, $83
    rotqbii $35, $35, 1
    selb $113, $120, $113, $125
    lnop
    xor $42, $42, $84
    lqa $57, 0x18000
    selb $24, $36, $107, $24
    shlqbii $123, $123, 1
    selb $103, $125, $43, $86
    lnop
    xor $43, $11, $81
    lqa $60, 0x18050
    selb $121, $121, $59, $69
    lqa $8, 0x180e0
    selb $59, $116, $51, $99
    lnop
    xor $9, $9, $88
    lqa $36, 0x18090
    selb $11, $122, $27, $52
    lnop
    ai $40, $127, 1
    shufb $119, $119, $96, $68
    xor $75, $75, $79
    lnop
    selb $112, $112, $117, $16
    shlqbii $53, $95, 1
    or $117, $75, $10
    lnop
    xor $54, $54, $85
    lnop
    xor $56, $56, $78
    lqa $41, 0x18080
    or $19, $9, $19
    lnop
    selb $23, $123, $23, $69
    lnop
    selb $122, $122, $11, $83
    lqa $9, 0x180d0
    rotmi $17, $40, -3
    lnop
    selb $107, $33, $14, $80
    lqa $10, 0x18040
    selb $123, $126, $117, $49
    lnop
    selb $114, $114, $98, $16
    lnop
    selb $102, $19, $102, $125
    lnop
    or $56, $12, $56
    lnop
    selb $120, $120, $113, $86
    lqa $11, 0x18010
    selb $16, $124, $39, $33
    lqa $12, 0x180e0
    selb $113, $97, $110, $92
    rotqbyi $119, $119, 8
    selb $101, $50, $100, $89
    shufb $75, $44, $22, $25
    xor $57, $57, $76
    lqa $22, 0x180e0
    selb $34, $34, $35, $69
    rotqbyi $35, $18, 0
    or $32, $32, $43
    lnop
    selb $126, $126, $123, $77
    shufb $74, $47, $104, $25
    selb $27, $27, $38, $64
    lnop
    selb $19, $118, $19, $101
    lqa $38, 0x18060
    selb $121, $117, $121, $34
    lnop
    selb $116, $116, $59, $89
    lqa $13, 0x18080
    xor $31, $31, $75
    shufb $119, $119, $61, $58
    selb $117, $101, $125, $86
    rotqbyi $61, $106, 8
    selb $100, $51, $29, $50
    lqa $29, 0x18050
    selb $109, $49, $34, $77
    lqa $34, 0x180c0
    selb $14, $39, $20, $14
    lqa $20, 0x180f0
    selb $39, $122, $32, $105
    lnop
    or $31, $57, $31
    lqa $57, 0x180d0
    or $42, $54, $42
    stqd $119, 7584($35)
    selb $98, $21, $24, $110
    lqa $54, 0x18060
    selb $21, $114, $21, $97
    lqd $18, 7920($18)
    selb $24, $120, $42, $103
    lnop
    selb $108, $56, $121, $49
    hbrr hamming_edge_branch, hamming_edge_loop
    selb $106, $32, $14, $33
    lqa $32, 0x180e0
    selb $124, $124, $16, $80
    lnop
    selb $125, $109, $63, $74
    lqa $50, 0x18030
    selb $114, $114, $21, $92
    lqa $14, 0x18050
    selb $56, $124, $56, $107
    lnop
    selb $21, $126, $31, $109
    lqa $51, 0x180b0
    selb $123, $107, $49, $77
    lqa $49, 0x180b0
    selb $126, $126, $21, $74
    shufb $18, $61, $18, $58
    selb $110, $31, $23, $63
    lqa $15, 0x180a0
    selb $104, $42, $27, $52
    lnop
    selb $119, $103, $52, $83
    lqa $52, 0x180c0
    selb $121, $105, $33, $80
    stqd $18, 7920($35)
    selb $122, $122, $39, $80
    lnop
    selb $120, $120, $24, $83
    lnop
    selb $124, $124, $56, $77
    lqa $56, 0x18070
    selb $118, $118, $19, $86
hamming_edge_branch:
    brnz $73, hamming_edge_loop
hamming_edge_end:
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
    stqa $110, 0x19a00
    stqa $109, 0x19a10
    stqa $108, 0x19a20
    stqa $107, 0x19a30
    stqa $106, 0x19a40
    stqa $105, 0x19a50
    stqa $104, 0x19a60
    stqa $103, 0x19a70
    stqa $102, 0x19a80
    stqa $101, 0x19a90
    stqa $100, 0x19aa0
    stqa $99, 0x19ab0
    stqa $98, 0x19ac0
    stqa $97, 0x19ad0
    stqa $96, 0x19ae0
    stqa $95, 0x19af0
    bi $0

.global hamming_steady
.align 3
hamming_steady:
    lqa $79, 0x0
    lqa $78, 0x10
    lqa $77, 0x20
    lqa $76, 0x30
    lqa $75, 0x40
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
    lqa $110, 0x19a00
    lqa $109, 0x19a10
    lqa $108, 0x19a20
    lqa $107, 0x19a30
    lqa $106, 0x19a40
    lqa $105, 0x19a50
    lqa $104, 0x19a60
    lqa $103, 0x19a70
    lqa $102, 0x19a80
    lqa $101, 0x19a90
    lqa $100, 0x19aa0
    lqa $99, 0x19ab0
    lqa $98, 0x19ac0
    lqa $97, 0x19ad0
    lqa $96, 0x19ae0
    lqa $95, 0x19af0
    andi $6, $3, 7
    rotmi $7, $3, -3
    shli $6, $6, 5
    a $6, $6, $7
    andi $7, $6, -16
    a $7, $7, $79
    lqd $8, 768($7)
    lqd $9, 784($7)
    shufb $6, $6, $6, $78
    andbi $6, $6, 15
    a $6, $6, $77
    shufb $94, $8, $9, $6
    lqd $8, 1024($7)
    lqd $9, 1040($7)
    shufb $93, $8, $9, $6
    lqd $8, 1280($7)
    lqd $9, 1296($7)
    shufb $92, $8, $9, $6
    lqd $8, 1536($7)
    lqd $9, 1552($7)
    shufb $91, $8, $9, $6
    lqd $8, 1792($7)
    lqd $9, 1808($7)
    shufb $90, $8, $9, $6
    lqd $8, 2048($7)
    lqd $9, 2064($7)
    shufb $89, $8, $9, $6
    lqd $8, 2304($7)
    lqd $9, 2320($7)
    shufb $88, $8, $9, $6
    lqd $8, 2560($7)
    lqd $9, 2576($7)
    shufb $87, $8, $9, $6
    lqd $8, 2816($7)
    lqd $9, 2832($7)
    shufb $86, $8, $9, $6
    lqd $8, 3072($7)
    lqd $9, 3088($7)
    shufb $85, $8, $9, $6
    lqd $8, 3328($7)
    lqd $9, 3344($7)
    shufb $84, $8, $9, $6
    lqd $8, 3584($7)
    lqd $9, 3600($7)
    shufb $83, $8, $9, $6
    lqd $8, 3840($7)
    lqd $9, 3856($7)
    shufb $82, $8, $9, $6
    lqd $8, 4096($7)
    lqd $7, 4112($7)
    shufb $81, $8, $7, $6
    sf $80, $3, $4
    ori $127, $3, 0
    cgti $2, $80, 0
    brz $2, hamming_steady_end
    lqa $58, 0x180c0
    lqa $2, 0x180a0
    lqa $56, 0x18090
    lqa $3, 0x180a0
    lqa $4, 0x18090
    lqa $72, 0x180e0
    lqa $33, 0x18080
    shlqbii $5, $97, 1
    lqa $73, 0x18070
    shufb $42, $111, $111, $75
    lqa $6, 0x180d0
    lqa $7, 0x180b0
    lqa $8, 0x18040
    lqa $9, 0x180b0
    lqa $68, 0x18020
    lqa $10, 0x18060
    lqa $11, 0x18020
    lqa $74, 0x180f0
    lqa $12, 0x18060
    lqa $13, 0x18010
    lqa $14, 0x18000
    shlqbii $15, $95, 1
    lqa $16, 0x180f0
    lqa $17, 0x180d0
    shli $18, $127, 3
    lqa $19, 0x180b0
    lqa $34, 0x18080
    lqa $20, 0x180e0
    ai $57, $127, 1
    shufb $21, $42, $97, $75
    lqa $22, 0x180a0
    lqa $42, 0x180e0
    lqa $23, 0x180c0
    lqa $24, 0x18040
    lqa $25, 0x180b0
    lqa $26, 0x180a0
    lqa $27, 0x18080
    lqa $28, 0x18050
    andi $31, $57, 7
    xor $29, $33, $86
    lqa $30, 0x18030
    shli $65, $31, 5
    xor $31, $34, $82
    lqa $69, 0x180f0
    lqa $32, 0x180d0
    lqa $64, 0x180a0
    lqa $33, 0x180c0
    lqa $34, 0x180d0
    ai $35, $127, 1
    lqa $36, 0x180f0
    andi $46, $18, -16
    xor $37, $69, $91
    xor $38, $74, $89
    lqa $39, 0x18080
    rotmi $57, $57, -3
    xor $40, $58, $88
    xor $41, $42, $86
    xor $42, $64, $90
    lqa $43, 0x18070
    xor $44, $73, $83
    a $45, $65, $57
    a $46, $46, $79
    xor $47, $72, $94
    xor $48, $56, $85
# 350 cycles an iteration, 350 at least: 350 instructions for the even pipe, 318 for the odd one; 0 cycles of nops alone
.align 3
hamming_steady_loop:
    xor $127, $68, $82
    lqa $95, 0x180f0
    andi $94, $45, -16
    lqd $49, 6912($46)
    xor $28, $28, $83
    lqa $50, 0x180e0
    a $51, $94, $79
    cdd $52, 0($18)
    xor $6, $6, $87
    lqa $94, 0x18060
    xor $7, $7, $83
    lqa $53, 0x180f0
    xor $95, $95, $93
    lqd $93, 7248($46)
    xor $30, $30, $81
    lqa $54, 0x180d0
    or $95, $47, $95
    lqa $47, 0x18010
    xor $19, $19, $85
    lnop
    xor $23, $23, $92
    lqd $55, 784($51)
    xor $33, $33, $90
    lnop
    or $29, $29, $48
    lqa $48, 0x18090
    xor $94, $94, $86
    lqd $56, 768($51)
    xor $9, $9, $87
    lqa $57, 0x18030
    xor $24, $24, $84
    shufb $45, $45, $45, $78
    xor $4, $4, $81
    lqa $58, 0x18000
    xor $43, $43, $85
    lqa $59, 0x180e0
    xor $25, $25, $89
    lqa $60, 0x18080
    xor $26, $26, $86
    lqd $61, 528($51)
    xor $39, $39, $88
    lqd $62, 1552($51)
    or $127, $127, $30
    rotqby $93, $93, $18
    xor $92, $20, $92
    shlqbii $20, $117, 1
    xor $90, $50, $90
    rotqby $18, $49, $18
    or $25, $42, $25
    lqd $42, 1296($51)
    or $94, $94, $43
    shufb $21, $21, $113, $75
    xor $2, $2, $88
    lnop
    or $4, $31, $4
    lqa $31, 0x18090
    selb $98, $95, $98, $97
    lqd $43, 2560($51)
    xor $34, $34, $85
    lqd $49, 256($51)
    xor $89, $17, $89
    rotqbyi $17, $119, 0
    xor $91, $32, $91
    lnop
    or $92, $92, $37
    lqa $37, 0x18070
    selb $116, $116, $25, $115
    lqd $32, 272($51)
    or $24, $24, $28
    shlqbii $28, $113, 1
    andbi $45, $45, 15
    shlqbii $96, $96, 1
    or $91, $23, $91
    lqa $23, 0x180e0
    or $2, $2, $9
    lqd $9, 512($51)
    or $89, $33, $89
    rotqbyi $33, $93, 7
    or $19, $26, $19
    rotqbyi $26, $93, 4
    xor $31, $31, $87
    rotqbii $50, $18, 1
    selb $112, $112, $95, $111
    rotqbyi $95, $18, 1
    or $31, $39, $31
    lnop
    a $45, $45, $77
    lqd $39, 1280($51)
    xor $10, $10, $82
    lqa $30, 0x18050
    or $90, $90, $38
    lqa $38, 0x180c0
    selb $96, $96, $50, $76
    rotqbyi $50, $93, 2
    selb $102, $25, $102, $101
    lqd $25, 1040($51)
    xor $85, $53, $85
    shlqbii $53, $98, 1
    selb $108, $24, $108, $107
    shufb $9, $9, $61, $45
    selb $106, $94, $106, $105
    lnop
    selb $104, $31, $104, $103
    lqa $61, 0x18010
    xor $37, $37, $81
    shufb $98, $98, $98, $75
    selb $100, $91, $100, $99
    rotqbii $33, $33, 1
    xor $12, $12, $84
    shufb $55, $56, $55, $45
    or $6, $40, $6
    shufb $32, $49, $32, $45
    xor $88, $59, $88
    lqa $59, 0x18040
    or $12, $12, $44
    rotqbyi $44, $93, 1
    xor $87, $36, $87
    lqd $36, 1024($51)
    xor $86, $38, $86
    shufb $21, $21, $99, $75
    selb $122, $122, $24, $121
    lqd $24, 2304($51)
    selb $100, $92, $100, $113
    lqa $38, 0x180d0
    xor $58, $58, $55
    lqa $49, 0x180d0
    or $88, $88, $87
    rotqbyi $87, $93, 3
    selb $120, $120, $94, $119
    rotqbyi $94, $123, 0
    selb $40, $20, $33, $76
    rotqbyi $20, $18, 2
    xor $16, $16, $83
    shufb $21, $21, $115, $75
    selb $112, $112, $92, $97
    lqa $97, 0x18030
    xor $47, $47, $9
    lqa $92, 0x18050
    xor $14, $14, $32
    rotqbii $50, $50, 1
    selb $102, $89, $102, $115
    lqd $33, 1536($51)
    selb $118, $118, $31, $117
    rotqbii $87, $87, 1
    selb $104, $2, $104, $117
    rotqbii $95, $95, 1
    selb $118, $118, $29, $103
    shufb $25, $36, $25, $45
    xor $8, $8, $82
    lnop
    selb $120, $120, $12, $105
    rotqbyi $36, $105, 0
    xor $57, $57, $9
    shufb $62, $33, $62, $45
    xor $48, $48, $83
    shufb $39, $39, $42, $45
    xor $61, $61, $25
    rotqbii $20, $20, 1
    xor $23, $23, $84
    lqa $42, 0x180b0
    selb $114, $114, $91, $113
    lqa $91, 0x18020
    selb $113, $112, $90, $113
    lnop
    xor $13, $13, $62
    rotqbyi $112, $93, 6
    selb $114, $114, $89, $99
    lqa $89, 0x180b0
    selb $113, $113, $88, $99
    lnop
    selb $116, $116, $2, $101
    shufb $21, $21, $101, $75
    or $14, $14, $47
    lqd $47, 1792($51)
    xor $30, $30, $81
    lnop
    or $85, $41, $85
    shufb $98, $98, $100, $75
    selb $104, $6, $104, $101
    shlqbii $100, $100, 1
    or $86, $86, $34
    lqd $34, 1808($51)
    selb $116, $116, $19, $117
    rotqbii $41, $93, 1
    selb $104, $88, $104, $115
    lqa $88, 0x18060
    selb $114, $114, $6, $115
    lqa $6, 0x180e0
    selb $126, $126, $14, $125
    lqa $2, 0x180f0
    or $10, $10, $37
    lqa $37, 0x18000
    or $58, $58, $61
    rotqbii $44, $44, 1
    or $16, $23, $16
    lqa $23, 0x18000
    selb $108, $12, $108, $121
    lqa $12, 0x18030
    xor $97, $97, $62
    shufb $21, $21, $117, $75
    selb $120, $120, $10, $121
    lqd $61, 3088($51)
    selb $100, $100, $20, $76
    rotqbyi $93, $93, 5
    selb $102, $90, $102, $99
    rotqbyi $90, $18, 5
    xor $37, $37, $39
    lnop
    xor $91, $91, $32
    lqa $20, 0x18050
    xor $54, $54, $25
    lqa $33, 0x18040
    selb $41, $15, $41, $76
    rotqbii $26, $26, 1
    xor $11, $11, $39
    lqa $15, 0x18020
    selb $124, $124, $127, $123
    shufb $98, $98, $102, $75
    or $11, $11, $97
    lqa $97, 0x18050
    or $13, $37, $13
    lqd $37, 2064($51)
    selb $95, $53, $95, $76
    lnop
    selb $106, $29, $106, $119
    rotqbyi $29, $18, 3
    xor $60, $60, $84
    shlqbii $111, $111, 1
    selb $50, $5, $50, $76
    lqd $5, 3328($51)
    xor $22, $22, $82
    lnop
    xor $92, $92, $9
    shlqbii $53, $115, 1
    xor $89, $89, $81
    lqd $31, 2576($51)
    xor $27, $27, $32
    lqa $56, 0x18030
    selb $44, $111, $44, $76
    rotqbii $29, $29, 1
    selb $127, $127, $110, $109
    shufb $98, $98, $104, $75
    or $48, $60, $48
    lqa $60, 0x180c0
    xor $59, $59, $32
    lqa $110, 0x18060
    or $91, $91, $57
    shlqbii $102, $102, 1
    selb $106, $19, $106, $103
    lqa $19, 0x18030
    selb $114, $114, $86, $101
    lqa $57, 0x18060
    xor $6, $6, $82
    shufb $34, $47, $34, $45
    selb $124, $124, $91, $109
    rotqbii $112, $112, 1
    xor $12, $12, $25
    lqa $47, 0x18070
    or $8, $8, $30
    lqa $30, 0x18070
    or $89, $22, $89
    rotqbyi $63, $94, 0
    selb $115, $113, $85, $115
    lqd $113, 2048($51)
    selb $106, $86, $106, $117
    shufb $21, $21, $103, $75
    selb $122, $122, $8, $107
    lqd $86, 2320($51)
    selb $106, $85, $106, $101
    lqa $64, 0x18040
    xor $110, $110, $39
    shufb $31, $43, $31, $45
    xor $60, $60, $84
    lqa $43, 0x18050
    xor $84, $3, $84
    rotqbii $93, $93, 1
    selb $118, $118, $48, $119
    rotqbyi $3, $103, 0
    xor $23, $23, $34
    rotqbyi $36, $36, 0
    xor $15, $15, $55
    lnop
    xor $83, $49, $83
    shufb $113, $113, $37, $45
    selb $96, $14, $96, $41
    lqd $14, 2832($51)
    or $12, $15, $12
    lqa $37, 0x18030
    xor $38, $38, $81
    lnop
    or $84, $84, $7
    lqa $7, 0x180f0
    selb $108, $48, $108, $105
    lqa $48, 0x18090
    xor $97, $97, $25
    lqd $15, 4096($51)
    selb $116, $116, $84, $103
    shlqbii $99, $99, 1
    selb $127, $8, $127, $123
    lqa $8, 0x180d0
    selb $126, $126, $58, $41
    lqa $49, 0x18040
    xor $81, $7, $81
    shufb $65, $24, $86, $45
    selb $96, $91, $96, $125
    lqa $91, 0x180c0
    selb $124, $124, $12, $125
    lqa $86, 0x18090
    selb $115, $115, $16, $101
    rotqbii $24, $90, 1
    xor $33, $33, $55
    lqa $7, 0x18000
    selb $95, $58, $95, $44
    shufb $98, $98, $106, $75
    xor $88, $88, $32
    lnop
    selb $126, $126, $13, $44
    lqa $58, 0x180a0
    selb $127, $10, $127, $107
    rotqbyi $10, $18, 4
    or $81, $6, $81
    lqd $6, 3072($51)
    selb $118, $118, $4, $105
    lnop
    xor $48, $48, $9
    rotqbyi $90, $109, 0
    xor $30, $30, $9
    lqd $85, 3856($51)
    or $83, $60, $83
    rotqbyi $17, $17, 0
    selb $95, $12, $95, $41
    lqd $12, 3584($51)
    selb $116, $116, $89, $119
    shufb $61, $6, $61, $45
    selb $108, $84, $108, $119
    lnop
    or $88, $88, $30
    lqa $30, 0x180b0
    or $92, $59, $92
    lqa $59, 0x18080
    xor $58, $58, $32
    lqa $84, 0x18010
    xor $91, $91, $82
    rotqbyi $82, $125, 0
    selb $114, $114, $83, $117
    rotqbyi $6, $3, 0
    selb $96, $92, $96, $109
    lqa $3, 0x18040
    selb $108, $83, $108, $103
    lqa $83, 0x18010
    xor $8, $8, $9
    shlqbii $104, $104, 1
    selb $108, $16, $108, $117
    lqd $16, 3840($51)
    selb $60, $28, $87, $76
    lqa $87, 0x18070
    selb $53, $53, $93, $76
    shlqbii $101, $101, 1
    or $27, $27, $48
    lqa $48, 0x18080
    xor $30, $30, $9
    lqa $93, 0x180c0
    selb $4, $4, $127, $121
    rotqbyi $111, $17, 0
    selb $124, $124, $11, $41
    lqa $28, 0x18000
    or $30, $58, $30
    lqa $58, 0x180c0
    xor $59, $59, $55
    lnop
    or $33, $33, $97
    rotqbyi $82, $82, 0
    selb $66, $101, $112, $76
    lqa $112, 0x180b0
    xor $84, $84, $113
    lqd $101, 3600($51)
    or $91, $91, $38
    lqd $38, 2816($51)
    xor $93, $93, $32
    rotqbii $10, $10, 1
    xor $56, $56, $113
    lqa $17, 0x18020
    selb $122, $122, $92, $123
    rotqbyi $94, $55, 0
    selb $96, $88, $96, $123
    shufb $92, $16, $85, $45
    xor $87, $87, $25
    lnop
    selb $115, $115, $81, $117
    lqa $117, 0x180e0
    xor $20, $20, $31
    rotqbyi $127, $35, 0
    selb $102, $102, $29, $76
    lnop
    xor $57, $57, $55
    lqa $29, 0x18020
    xor $35, $3, $39
    lqa $85, 0x180a0
    xor $42, $42, $25
    lnop
    or $87, $57, $87
    rotqbyi $57, $90, 0
    selb $96, $27, $96, $107
    lnop
    selb $100, $13, $100, $50
    lqa $13, 0x18070
    xor $19, $19, $31
    lqa $16, 0x18070
    xor $2, $2, $9
    lqa $9, 0x18080
    or $8, $93, $8
    rotqbyi $22, $18, 6
    xor $117, $117, $32
    lqd $32, 4112($51)
    selb $89, $89, $4, $105
    lqa $67, 0x18010
    xor $49, $49, $34
    lnop
    or $68, $117, $2
    lqa $69, 0x18050
    selb $116, $116, $30, $105
    shufb $38, $38, $14, $45
    selb $120, $120, $88, $107
    rotqbyi $93, $25, 0
    xor $29, $29, $34
    rotqbyi $18, $18, 7
    xor $86, $86, $25
    lqa $25, 0x18020
    selb $95, $33, $95, $125
    lqa $88, 0x18010
    or $84, $23, $84
    lqd $23, 7584($46)
    selb $96, $30, $96, $121
    lqd $51, 3344($51)
    selb $102, $84, $102, $60
    rotqbyi $90, $34, 0
    or $29, $29, $56
    lqa $2, 0x180a0
    xor $7, $7, $38
    shufb $32, $15, $32, $45
    selb $126, $126, $84, $50
    lqa $84, 0x18090
    selb $89, $91, $89, $119
    lqa $15, 0x18060
    xor $13, $13, $113
    lnop
    xor $47, $47, $62
    rotqbyi $97, $36, 0
    selb $114, $114, $91, $103
    lqa $91, 0x18000
    selb $81, $81, $89, $103
    rotqbyi $117, $82, 0
    selb $120, $120, $87, $123
    shufb $98, $98, $108, $75
    selb $96, $8, $96, $105
    shufb $51, $5, $51, $45
    selb $122, $122, $33, $109
    lqa $56, 0x18090
    selb $70, $99, $26, $76
    rotqbyi $99, $107, 0
    xor $17, $17, $65
    shufb $98, $98, $81, $75
    selb $96, $68, $96, $119
    lqa $26, 0x18040
    or $86, $59, $86
    rotqbyi $59, $21, 8
    xor $43, $43, $62
    lnop
    or $110, $110, $47
    shlqbii $108, $108, 1
    xor $9, $9, $39
    lqa $47, 0x180a0
    xor $88, $88, $31
    lqa $3, 0x180a0
    selb $87, $87, $95, $109
    rotqbyi $82, $92, 0
    xor $112, $112, $62
    rotqbyi $95, $6, 0
    selb $104, $104, $10, $76
    shufb $45, $12, $101, $45
    selb $114, $114, $8, $119
    rotqbyi $71, $46, 0
    selb $100, $11, $100, $44
    lnop
    xor $84, $84, $62
    rotqbii $22, $22, 1
    or $35, $35, $43
    rotqbyi $99, $99, 0
    selb $118, $118, $27, $121
    shufb $98, $98, $96, $75
    xor $15, $15, $34
    lqa $4, 0x18090
    xor $69, $69, $113
    lqa $72, 0x180e0
    selb $120, $120, $110, $109
    rotqbyi $89, $113, 0
    or $43, $17, $19
    lqa $17, 0x18050
    xor $67, $67, $61
    lnop
    xor $47, $47, $39
    lqa $33, 0x18080
    selb $118, $118, $86, $107
    shlqbii $106, $106, 1
    selb $100, $35, $100, $41
    lqa $19, 0x18090
    xor $91, $91, $65
    lnop
    xor $85, $85, $55
    shlqbii $5, $97, 1
    selb $27, $86, $87, $123
    lqa $36, 0x18010
    or $67, $7, $67
    rotqbii $30, $18, 1
    xor $26, $26, $65
    rotqbyi $86, $38, 0
    or $91, $91, $88
    lqa $18, 0x180c0
    selb $124, $124, $29, $44
    lnop
    selb $126, $126, $91, $60
    rotqbyi $96, $96, 0
    xor $83, $83, $45
    rotqbyi $87, $31, 0
    or $85, $85, $42
    lqa $73, 0x18070
    or $47, $47, $112
    shufb $42, $111, $111, $75
    selb $122, $122, $35, $125
    rotqbyi $35, $121, 0
    selb $116, $116, $85, $121
    lqa $6, 0x180d0
    selb $85, $85, $27, $107
    lqa $7, 0x180b0
    or $49, $49, $69
    rotqbyi $88, $65, 0
    xor $31, $16, $31
    lqa $69, 0x18000
    selb $110, $110, $100, $125
    lqa $100, 0x18020
    selb $104, $91, $104, $70
    rotqbyi $98, $98, 8
    or $91, $26, $20
    rotqbyi $119, $44, 0
    or $84, $9, $84
    lqa $8, 0x18040
    selb $115, $115, $68, $103
    lqa $9, 0x180b0
    selb $108, $108, $22, $76
    shlqbii $103, $81, 1
    selb $102, $29, $102, $50
    rotqbyi $81, $32, 0
    selb $118, $118, $84, $123
    lnop
    selb $122, $122, $49, $41
    lqa $68, 0x18020
    selb $110, $84, $110, $109
    lqa $10, 0x18060
    xor $18, $18, $55
    lqa $11, 0x18020
    or $55, $15, $13
    lqa $74, 0x180f0
    xor $113, $19, $113
    lqa $19, 0x18030
    xor $84, $25, $51
    lnop
    selb $126, $126, $67, $70
    shufb $98, $98, $23, $52
    selb $123, $47, $110, $123
    rotqbyi $35, $35, 0
    xor $34, $48, $34
    rotqbyi $101, $57, 0
    ai $80, $80, -1
    lqa $12, 0x18060
    or $113, $34, $113
    rotqbyi $112, $115, 0
    selb $116, $116, $47, $107
    lqa $107, 0x18060
    xor $47, $17, $61
    stqd $98, 7584($71)
    or $54, $18, $54
    rotqbyi $99, $99, 0
    selb $102, $49, $102, $44
    lqa $13, 0x18010
    xor $49, $19, $45
    lqa $14, 0x18000
    selb $98, $54, $85, $121
    shlqbii $15, $95, 1
    selb $106, $106, $24, $76
    lqa $16, 0x180f0
    xor $69, $69, $51
    lqa $17, 0x180d0
    selb $102, $55, $102, $41
    rotqbyi $85, $61, 0
    shli $18, $127, 3
    lqa $19, 0x180b0
    or $69, $69, $83
    lqa $34, 0x18080
    selb $118, $118, $113, $109
    lqa $20, 0x180e0
    ai $57, $127, 1
    rotqbyi $83, $45, 0
    selb $114, $114, $54, $105
    shufb $21, $42, $97, $75
    xor $37, $37, $61
    lqa $22, 0x180a0
    xor $64, $64, $38
    rotqbyi $121, $60, 0
    selb $61, $103, $30, $76
    lqd $46, 7920($46)
    selb $126, $126, $69, $53
    lqa $42, 0x180e0
    xor $92, $28, $92
    lqa $23, 0x180c0
    selb $102, $113, $102, $125
    lqa $24, 0x18040
    xor $38, $100, $38
    lqa $25, 0x180b0
    selb $104, $43, $104, $60
    lqa $26, 0x180a0
    or $49, $84, $49
    lqa $27, 0x18080
    xor $32, $36, $32
    lqa $28, 0x18050
    xor $107, $107, $65
    rotqbyi $103, $41, 0
    selb $104, $91, $104, $50
    rotqbyi $113, $35, 0
    or $35, $107, $31
    rotqbyi $107, $70, 0
    andi $31, $57, 7
    rotqbyi $118, $118, 0
    xor $29, $33, $86
    lqa $30, 0x18030
    shli $65, $31, 5
    rotqbyi $100, $123, 0
    xor $31, $34, $82
    rotqbyi $114, $114, 0
    selb $106, $67, $106, $53
    rotqbyi $98, $98, 0
    selb $108, $69, $108, $66
    lqa $69, 0x180f0
    selb $104, $35, $104, $44
    rotqbyi $102, $102, 0
    or $67, $92, $32
    lqa $32, 0x180d0
    or $47, $64, $47
    lqa $64, 0x180a0
    or $37, $38, $37
    lqa $33, 0x180c0
    selb $125, $120, $55, $125
    lqa $34, 0x180d0
    selb $124, $124, $43, $50
    rotqbyi $84, $51, 0
    selb $122, $122, $91, $44
    rotqbyi $92, $39, 0
    selb $41, $125, $35, $41
    rotqbyi $91, $62, 0
    selb $106, $37, $106, $70
    shufb $46, $59, $46, $52
    selb $122, $122, $47, $50
    rotqbyi $105, $50, 0
    ai $35, $127, 1
    lqa $36, 0x180f0
    selb $124, $124, $37, $60
    rotqbyi $104, $104, 0
    selb $108, $49, $108, $53
    hbrr hamming_steady_branch, hamming_steady_loop
    selb $106, $47, $106, $60
    stqd $46, 7920($71)
    andi $46, $18, -16
    rotqbyi $125, $40, 0
    xor $37, $69, $91
    rotqbyi $106, $106, 0
    selb $124, $124, $49, $70
    rotqbyi $108, $108, 0
    selb $61, $67, $61, $40
    rotqbyi $115, $63, 0
    xor $38, $74, $89
    lqa $39, 0x18080
    selb $126, $126, $67, $66
    rotqbyi $120, $41, 0
    rotmi $57, $57, -3
    rotqbyi $124, $124, 0
    xor $40, $58, $88
    rotqbyi $116, $116, 0
    xor $41, $42, $86
    rotqbyi $123, $53, 0
    xor $42, $64, $90
    lqa $43, 0x18070
    xor $44, $73, $83
    rotqbyi $110, $61, 0
    a $45, $65, $57
    rotqbyi $109, $66, 0
    a $46, $46, $79
    rotqbyi $126, $126, 0
    xor $47, $72, $94
    rotqbyi $122, $122, 0
    xor $48, $56, $85
hamming_steady_branch:
    brnz $80, hamming_steady_loop
hamming_steady_end:
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
    stqa $110, 0x19a00
    stqa $109, 0x19a10
    stqa $108, 0x19a20
    stqa $107, 0x19a30
    stqa $106, 0x19a40
    stqa $105, 0x19a50
    stqa $104, 0x19a60
    stqa $103, 0x19a70
    stqa $102, 0x19a80
    stqa $101, 0x19a90
    stqa $100, 0x19aa0
    stqa $99, 0x19ab0
    stqa $98, 0x19ac0
    stqa $97, 0x19ad0
    stqa $96, 0x19ae0
    stqa $95, 0x19af0
    bi $0

.global hamming_edge_tap
.align 3
hamming_edge_tap:
    lqa $71, 0x0
    lqa $70, 0x10
    lqa $69, 0x20
    lqa $68, 0x30
    lqa $67, 0x50
    ori $72, $5, 0
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
    lqa $110, 0x19a00
    lqa $109, 0x19a10
    lqa $108, 0x19a20
    lqa $107, 0x19a30
    lqa $106, 0x19a40
    lqa $105, 0x19a50
    lqa $104, 0x19a60
    lqa $103, 0x19a70
    lqa $102, 0x19a80
    lqa $101, 0x19a90
    lqa $100, 0x19aa0
    lqa $99, 0x19ab0
    lqa $98, 0x19ac0
    lqa $97, 0x19ad0
    lqa $96, 0x19ae0
    lqa $95, 0x19af0
    andi $6, $3, 7
    rotmi $7, $3, -3
    shli $6, $6, 5
    a $6, $6, $7
    andi $7, $6, -16
    a $7, $7, $71
    lqd $8, 768($7)
    lqd $9, 784($7)
    shufb $6, $6, $6, $70
    andbi $6, $6, 15
    a $6, $6, $69
    shufb $94, $8, $9, $6
    lqd $8, 1024($7)
    lqd $9, 1040($7)
    shufb $93, $8, $9, $6
    lqd $8, 4608($7)
    lqd $9, 4624($7)
    shufb $92, $8, $9, $6
    lqd $8, 1280($7)
    lqd $9, 1296($7)
    shufb $91, $8, $9, $6
    lqd $8, 1536($7)
    lqd $9, 1552($7)
    shufb $90, $8, $9, $6
    lqd $8, 4864($7)
    lqd $9, 4880($7)
    shufb $89, $8, $9, $6
    lqd $8, 1792($7)
    lqd $9, 1808($7)
    shufb $88, $8, $9, $6
    lqd $8, 2048($7)
    lqd $9, 2064($7)
    shufb $87, $8, $9, $6
    lqd $8, 5120($7)
    lqd $9, 5136($7)
    shufb $86, $8, $9, $6
    lqd $8, 2304($7)
    lqd $9, 2320($7)
    shufb $85, $8, $9, $6
    lqd $8, 2560($7)
    lqd $9, 2576($7)
    shufb $84, $8, $9, $6
    lqd $8, 5376($7)
    lqd $9, 5392($7)
    shufb $83, $8, $9, $6
    lqd $8, 2816($7)
    lqd $9, 2832($7)
    shufb $82, $8, $9, $6
    lqd $8, 3072($7)
    lqd $9, 3088($7)
    shufb $81, $8, $9, $6
    lqd $8, 5632($7)
    lqd $9, 5648($7)
    shufb $80, $8, $9, $6
    lqd $8, 3328($7)
    lqd $9, 3344($7)
    shufb $79, $8, $9, $6
    lqd $8, 3584($7)
    lqd $9, 3600($7)
    shufb $78, $8, $9, $6
    lqd $8, 5888($7)
    lqd $9, 5904($7)
    shufb $77, $8, $9, $6
    lqd $8, 3840($7)
    lqd $9, 3856($7)
    shufb $76, $8, $9, $6
    lqd $8, 4096($7)
    lqd $9, 4112($7)
    shufb $75, $8, $9, $6
    lqd $8, 6144($7)
    lqd $7, 6160($7)
    shufb $74, $8, $7, $6
    sf $73, $3, $4
    ori $127, $3, 0
    cgti $2, $73, 0
    brz $2, hamming_edge_tap_end
    lqa $27, 0x18090
    lqa $47, 0x180d0
    lqa $2, 0x18030
    lqa $3, 0x18020
    lqa $54, 0x18060
    lqa $4, 0x18060
    lqa $5, 0x180d0
    lqa $6, 0x18040
    lqa $13, 0x180f0
    lqa $7, 0x180d0
    lqa $8, 0x180c0
    shlqbii $9, $95, 1
    lqa $10, 0x18050
    xor $11, $47, $81
    andi $12, $72, -16
    lqa $50, 0x180a0
    xor $46, $13, $93
    lqa $13, 0x180a0
    xor $14, $27, $84
    lqa $15, 0x18000
    lqa $37, 0x18050
    lqa $16, 0x18020
    lqa $17, 0x18010
    selb $18, $117, $103, $83
    lqa $29, 0x18060
    lqa $62, 0x180c0
    lqa $63, 0x180e0
    lqa $19, 0x180a0
    lqa $20, 0x18090
    lqa $21, 0x180f0
    lqa $22, 0x18040
    lqa $23, 0x18010
    xor $24, $50, $88
    xor $25, $29, $82
    ai $29, $127, 1
    lqa $26, 0x18080
    lqa $27, 0x180c0
    rotmi $38, $29, -3
    lqa $30, 0x180b0
    shli $28, $127, 3
    andi $29, $29, 7
    shli $51, $29, 5
    xor $29, $30, $87
    lqa $30, 0x18090
    xor $31, $62, $85
    lqa $32, 0x18070
    shlqbii $33, $96, 1
    lqa $34, 0x180e0
    xor $63, $63, $94
    lqa $35, 0x18090
    xor $36, $37, $78
    lqa $37, 0x180e0
    a $38, $51, $38
    lqa $39, 0x18080
    or $40, $63, $46
# 632 cycles an iteration, 517 at least: 517 instructions for the even pipe, 493 for the odd one; 27 cycles of nops alone
.align 3
hamming_edge_tap_loop:
    xor $96, $54, $79
    lqa $95, 0x18070
    xor $8, $8, $91
    lqa $41, 0x180b0
    nop
    lqa $94, 0x18000
    andi $93, $28, -16
    lqa $42, 0x18030
    andi $43, $38, -16
    lnop
    a $44, $93, $71
    lqa $93, 0x18070
    xor $34, $34, $88
    shufb $38, $38, $38, $70
    xor $95, $95, $81
    lqd $45, 6912($44)
    xor $26, $26, $85
    lqd $46, 7248($44)
    xor $42, $42, $75
    lqa $47, 0x180b0
    selb $98, $40, $98, $97
    lqa $48, 0x180f0
    andbi $38, $38, 15
    lqa $49, 0x18010
    a $43, $43, $71
    shlqbii $50, $98, 1
    a $38, $38, $69
    lnop
    or $95, $25, $95
    rotqby $45, $45, $28
    xor $21, $21, $90
    lnop
    xor $22, $22, $79
    lqa $25, 0x180e0
    nop
    rotqby $46, $46, $28
    xor $19, $19, $85
    lqd $51, 256($43)
    xor $3, $3, $76
    lnop
    xor $10, $10, $75
    rotqbyi $52, $45, 1
    xor $39, $39, $82
    rotqbii $53, $46, 1
    or $14, $26, $14
    lqd $26, 528($43)
    selb $106, $95, $106, $105
    rotqbii $54, $45, 1
    xor $90, $5, $90
    lnop
    a $55, $12, $67
    lqd $12, 272($43)
    or $24, $24, $29
    lqd $29, 512($43)
    or $22, $22, $36
    lqd $36, 768($43)
    or $90, $8, $90
    lqd $8, 784($43)
    selb $9, $9, $53, $68
    rotqbii $52, $52, 1
    selb $100, $90, $100, $99
    lnop
    nop
    shufb $12, $51, $12, $38
    nop
    lnop
    nop
    shufb $26, $29, $26, $38
    selb $102, $24, $102, $101
    lnop
    xor $35, $35, $81
    lnop
    xor $93, $93, $78
    lqd $29, 1552($43)
    xor $51, $94, $12
    lqd $53, 7584($44)
    selb $33, $33, $54, $68
    lqa $54, 0x180c0
    selb $50, $50, $52, $68
    lnop
    or $3, $3, $42
    shufb $94, $36, $8, $38
    selb $108, $22, $108, $107
    lqd $8, 4368($43)
    xor $23, $23, $26
    lqa $36, 0x18070
    nop
    lnop
    or $23, $51, $23
    rotqbyi $51, $44, 0
    xor $88, $54, $88
    lqd $54, 1536($43)
    selb $104, $14, $104, $103
    lqd $103, 1024($43)
    selb $33, $23, $33, $9
    shlqbii $42, $111, 1
    selb $110, $3, $110, $109
    lqd $52, 1040($43)
    xor $15, $15, $94
    stqa $33, 0x1a040
    selb $40, $112, $40, $111
    stqa $110, 0x1a050
    or $96, $96, $93
    stqa $108, 0x1a060
    selb $3, $124, $3, $123
    stqa $106, 0x1a070
    selb $5, $114, $90, $113
    lnop
    xor $16, $16, $12
    shufb $93, $103, $52, $38
    xor $47, $47, $84
    stqa $104, 0x1a080
    xor $6, $6, $12
    stqa $102, 0x1a090
    or $19, $19, $47
    lnop
    nop
    lqa $47, 0x180a0
    xor $91, $25, $91
    lqa $25, 0x18040
    selb $109, $123, $109, $74
    stqa $100, 0x1a0a0
    selb $99, $113, $99, $89
    stqa $98, 0x1a0b0
    selb $112, $112, $40, $92
    lqd $40, 64($55)
    xor $36, $36, $75
    stqa $125, 0x1a0c0
    nop
    stqa $123, 0x1a0d0
    selb $24, $116, $24, $115
    stqa $121, 0x1a0e0
    nop
    rotqbyi $98, $46, 1
    nop
    stqa $119, 0x1a0f0
    selb $108, $96, $108, $121
    stqa $117, 0x1a100
    xor $25, $25, $76
    lqa $103, 0x18020
    selb $95, $120, $95, $119
    stqa $115, 0x1a110
    or $10, $25, $10
    shufb $90, $54, $29, $38
    xor $48, $48, $87
    rotqbyi $29, $45, 2
    nop
    lqd $54, 1296($43)
    nop
    rotqbii $98, $98, 1
    xor $2, $2, $26
    lnop
    or $35, $39, $35
    rotqbyi $39, $46, 4
    selb $97, $111, $97, $92
    lnop
    selb $14, $118, $14, $117
    lqa $92, 0x180f0
    xor $87, $7, $87
    rotqby $40, $40, $72
    selb $98, $42, $98, $68
    shlqbii $42, $97, 1
    selb $118, $118, $14, $83
    lnop
    xor $17, $17, $93
    rotqbii $29, $29, 1
    selb $106, $35, $106, $119
    lqd $14, 1280($43)
    selb $105, $119, $105, $80
    stqa $113, 0x1a120
    selb $116, $116, $24, $86
    rotqbyi $24, $46, 2
    xor $85, $37, $85
    rotqbii $39, $39, 1
    xor $92, $92, $84
    stqa $111, 0x1a130
    or $15, $15, $17
    rotqbyi $40, $40, 13
    selb $124, $124, $3, $74
    lqd $3, 192($55)
    xor $13, $13, $82
    lqd $17, 4352($43)
    xor $20, $20, $75
    lnop
    or $88, $88, $87
    lnop
    andi $40, $40, 255
    lqa $87, 0x18060
    xor $27, $27, $82
    cbd $111, 0($28)
    selb $50, $15, $50, $98
    rotqby $3, $3, $72
    selb $110, $10, $110, $123
    lnop
    selb $101, $115, $101, $86
    lqa $37, 0x18030
    nop
    lqa $7, 0x18090
    selb $114, $114, $5, $89
    rotqbyi $3, $3, 13
    selb $22, $122, $22, $121
    rotqbyi $5, $46, 3
    or $2, $16, $2
    shufb $40, $40, $53, $111
    nop
    lqa $53, 0x180d0
    or $21, $91, $21
    lnop
    nop
    lnop
    selb $122, $122, $22, $77
    stqa $50, 0x1a040
    or $85, $85, $92
    stqd $40, 7584($51)
    ai $40, $28, 1
    lnop
    selb $120, $120, $95, $80
    lqa $95, 0x18020
    selb $107, $121, $107, $77
    lqd $44, 7920($44)
    nop
    lqa $92, 0x18080
    selb $33, $2, $33, $125
    lqa $22, 0x180b0
    andi $3, $3, 255
    lqa $16, 0x18000
    xor $84, $53, $84
    stqa $33, 0x1a050
    or $11, $27, $11
    lnop
    xor $49, $49, $90
    shufb $111, $3, $44, $111
    selb $100, $21, $100, $113
    shufb $44, $17, $8, $38
    selb $104, $19, $104, $117
    rotqbyi $8, $45, 3
    andi $17, $40, -16
    lqa $3, 0x18050
    xor $92, $92, $79
    stqd $111, 7920($51)
    selb $10, $122, $10, $107
    rotqbii $24, $24, 1
    selb $102, $88, $102, $115
    lnop
    nop
    lqd $111, 2048($43)
    a $17, $17, $71
    lnop
    nop
    lqa $51, 0x18050
    xor $47, $47, $79
    stqa $110, 0x1a060
    selb $9, $125, $9, $44
    lnop
    selb $122, $122, $10, $74
    shufb $91, $14, $54, $38
    selb $19, $116, $19, $101
    stqa $108, 0x1a070
    nop
    stqa $106, 0x1a080
    nop
    stqa $104, 0x1a090
    selb $23, $126, $23, $125
    lnop
    xor $87, $87, $76
    lqa $14, 0x180b0
    nop
    stqa $102, 0x1a0a0
    or $84, $31, $84
    stqa $100, 0x1a0b0
    selb $119, $18, $119, $80
    lqa $31, 0x18000
    or $36, $87, $36
    lqa $54, 0x18010
    selb $117, $101, $117, $83
    rotqbyi $10, $17, 0
    xor $7, $7, $78
    shlqbii $100, $100, 1
    selb $126, $126, $23, $44
    lqd $23, 64($55)
    nop
    stqa $9, 0x1a0c0
    or $34, $34, $48
    stqa $109, 0x1a0d0
    selb $115, $99, $115, $86
    stqa $107, 0x1a0e0
    xor $95, $95, $94
    lnop
    selb $100, $100, $29, $68
    cbd $40, 0($40)
    ai $29, $28, 2
    stqa $105, 0x1a0f0
    xor $31, $31, $91
    lqd $48, 7584($17)
    selb $121, $105, $121, $77
    lnop
    nop
    lnop
    ai $127, $127, 1
    stqa $18, 0x1a100
    xor $37, $37, $93
    cbd $27, 0($29)
    selb $104, $84, $104, $101
    stqa $101, 0x1a110
    selb $35, $118, $35, $18
    stqa $99, 0x1a120
    selb $24, $42, $24, $68
    stqa $97, 0x1a130
    xor $14, $14, $78
    rotqby $23, $23, $72
    or $7, $92, $7
    rotqbii $8, $8, 1
    nop
    lqd $92, 192($55)
    nop
    lnop
    nop
    lqa $42, 0x18080
    selb $113, $97, $113, $89
    lnop
    or $14, $47, $14
    lqd $47, 4624($43)
    xor $22, $22, $81
    rotqbyi $23, $23, 13
    selb $88, $114, $88, $99
    lnop
    nop
    rotqby $92, $92, $72
    selb $102, $34, $102, $99
    lnop
    or $31, $31, $49
    lqd $49, 4608($43)
    andi $23, $23, 255
    lqa $53, 0x18070
    selb $2, $124, $2, $109
    lqa $25, 0x180c0
    selb $125, $109, $125, $44
    lnop
    selb $108, $7, $108, $105
    shufb $23, $23, $48, $40
    selb $124, $124, $2, $44
    lqa $2, 0x180e0
    xor $51, $51, $26
    rotqbyi $48, $92, 13
    selb $118, $118, $35, $80
    shufb $92, $49, $47, $38
    or $6, $6, $51
    lqa $51, 0x18050
    nop
    lqa $47, 0x18080
    selb $15, $126, $15, $9
    stqd $23, 7584($10)
    nop
    lnop
    or $13, $13, $22
    lnop
    andi $48, $48, 255
    shlqbii $22, $113, 1
    selb $126, $126, $15, $92
    rotqbii $5, $5, 1
    selb $100, $31, $100, $24
    lqd $17, 7920($17)
    or $95, $95, $37
    lnop
    selb $106, $13, $106, $18
    lqa $37, 0x18020
    selb $97, $112, $21, $97
    lqa $21, 0x18030
    selb $7, $118, $7, $119
    lqd $15, 2064($43)
    ai $23, $28, 3
    shlqbii $49, $102, 1
    nop
    lqd $35, 1808($43)
    nop
    shufb $17, $48, $17, $40
    xor $51, $51, $93
    lqa $40, 0x180d0
    selb $98, $9, $98, $92
    lnop
    selb $112, $112, $97, $89
    lqd $97, 2560($43)
    nop
    shufb $87, $111, $15, $38
    nop
    lnop
    andi $29, $29, -16
    lnop
    selb $50, $95, $50, $9
    lqd $111, 2576($43)
    selb $33, $6, $33, $109
    lqd $15, 2816($43)
    selb $110, $36, $110, $107
    lqa $48, 0x18040
    selb $118, $118, $7, $77
    stqa $100, 0x1a040
    nop
    lnop
    xor $4, $4, $12
    stqa $50, 0x1a050
    xor $53, $53, $26
    stqa $33, 0x1a060
    a $29, $29, $71
    stqa $110, 0x1a070
    selb $96, $120, $96, $105
    lnop
    selb $18, $117, $18, $80
    lqa $7, 0x180e0
    or $4, $4, $53
    rotqbyi $53, $46, 5
    nop
    stqa $108, 0x1a080
    selb $114, $114, $88, $86
    stqd $17, 7920($10)
    nop
    stqa $106, 0x1a090
    selb $101, $115, $101, $83
    lnop
    selb $5, $22, $5, $68
    stqa $104, 0x1a0a0
    xor $103, $103, $91
    lnop
    selb $123, $107, $123, $74
    rotqbii $53, $53, 1
    ai $22, $28, 5
    lqd $10, 1792($43)
    nop
    stqa $102, 0x1a0b0
    selb $105, $119, $105, $77
    lqd $102, 64($55)
    selb $120, $120, $96, $77
    lqa $96, 0x18080
    selb $116, $116, $19, $83
    stqa $98, 0x1a0c0
    xor $30, $30, $90
    stqa $125, 0x1a0d0
    selb $34, $112, $34, $113
    stqa $123, 0x1a0e0
    selb $84, $114, $84, $115
    stqa $121, 0x1a0f0
    xor $21, $21, $90
    rotqbyi $19, $46, 6
    selb $8, $49, $8, $68
    lqa $49, 0x18000
    selb $36, $120, $36, $121
    stqa $119, 0x1a100
    selb $33, $4, $33, $123
    lqa $17, 0x180a0
    selb $120, $120, $36, $74
    lqd $36, 2320($43)
    selb $112, $112, $34, $86
    rotqby $102, $102, $72
    selb $106, $11, $106, $117
    stqa $117, 0x1a110
    selb $95, $124, $95, $125
    rotqbyi $46, $46, 7
    selb $104, $85, $104, $115
    shufb $88, $10, $35, $38
    nop
    stqa $115, 0x1a120
    nop
    stqa $113, 0x1a130
    selb $108, $14, $108, $119
    lqd $10, 4880($43)
    nop
    lnop
    or $103, $103, $21
    lnop
    selb $107, $121, $107, $74
    rotqbyi $102, $102, 13
    xor $42, $42, $12
    lqd $21, 2304($43)
    nop
    lqa $35, 0x18040
    xor $49, $49, $88
    rotqbyi $34, $29, 0
    xor $54, $54, $87
    lnop
    selb $100, $103, $100, $98
    lqd $89, 7584($29)
    selb $113, $113, $99, $86
    lqd $99, 192($55)
    xor $82, $7, $82
    lqa $7, 0x18090
    xor $41, $41, $75
    lnop
    andi $102, $102, 255
    lnop
    selb $13, $116, $13, $117
    lnop
    xor $35, $35, $94
    lqa $86, 0x18050
    or $49, $49, $54
    shufb $102, $102, $89, $27
    nop
    lnop
    selb $8, $49, $8, $5
    lqd $54, 5136($43)
    xor $96, $96, $76
    rotqby $99, $99, $72
    nop
    stqa $8, 0x1a040
    selb $114, $114, $84, $83
    lqa $52, 0x18040
    nop
    lqa $56, 0x18030
    or $96, $96, $20
    rotqbyi $99, $99, 13
    xor $25, $25, $79
    lqd $20, 4864($43)
    or $35, $35, $51
    lnop
    selb $51, $107, $123, $44
    stqd $102, 7584($34)
    selb $11, $114, $11, $101
    lnop
    xor $40, $40, $78
    stqa $100, 0x1a050
    ai $73, $73, -1
    lnop
    selb $102, $112, $85, $113
    shufb $89, $20, $10, $38
    or $25, $25, $40
    shufb $85, $21, $36, $38
    andi $99, $99, 255
    lnop
    selb $9, $125, $9, $92
    lqa $21, 0x180f0
    selb $50, $35, $50, $125
    lqd $29, 7920($29)
    selb $109, $123, $109, $44
    lqa $36, 0x18090
    selb $24, $98, $24, $89
    lqa $40, 0x18060
    xor $79, $2, $79
    shufb $84, $97, $111, $38
    xor $56, $56, $87
    stqa $50, 0x1a060
    xor $32, $32, $93
    lqa $111, 0x18020
    selb $97, $105, $121, $74
    shufb $99, $99, $29, $27
    xor $37, $37, $88
    lqd $27, 5120($43)
    selb $116, $116, $13, $80
    rotqbyi $13, $45, 6
    selb $123, $122, $6, $123
    rotqbyi $6, $45, 4
    xor $29, $86, $90
    lnop
    selb $121, $96, $110, $121
    lqd $110, 2832($43)
    nop
    shlqbii $2, $104, 1
    nop
    lnop
    selb $123, $122, $123, $44
    stqa $33, 0x1a070
    xor $81, $21, $81
    lqa $21, 0x180a0
    xor $36, $36, $26
    lnop
    xor $7, $7, $93
    shlqbii $122, $113, 1
    selb $35, $123, $35, $109
    lnop
    xor $47, $47, $94
    stqa $121, 0x1a080
    selb $114, $114, $11, $80
    stqa $108, 0x1a090
    nop
    stqa $106, 0x1a0a0
    selb $124, $124, $95, $92
    lqa $95, 0x18070
    selb $31, $126, $31, $98
    lnop
    nop
    lqa $11, 0x18030
    selb $122, $122, $39, $68
    lqa $39, 0x18010
    nop
    stqa $104, 0x1a0b0
    or $36, $42, $36
    lnop
    xor $48, $48, $88
    lqd $42, 64($55)
    nop
    stqa $24, 0x1a0c0
    selb $112, $112, $102, $83
    stqa $9, 0x1a0d0
    xor $17, $17, $76
    lqa $102, 0x180b0
    nop
    lqa $104, 0x18060
    or $82, $82, $81
    lqa $81, 0x180b0
    nop
    stqa $109, 0x1a0e0
    xor $40, $40, $94
    stqa $107, 0x1a0f0
    xor $52, $52, $91
    rotqby $42, $42, $72
    nop
    stqd $99, 7920($34)
    nop
    lnop
    andi $99, $23, -16
    lnop
    selb $103, $124, $103, $9
    stqa $105, 0x1a100
    or $17, $17, $41
    cbd $23, 0($23)
    selb $115, $113, $115, $83
    lnop
    xor $39, $39, $84
    stqa $18, 0x1a110
    or $37, $37, $56
    lnop
    selb $108, $25, $108, $18
    lqa $56, 0x18070
    or $32, $40, $32
    lnop
    nop
    rotqbii $6, $6, 1
    xor $16, $16, $85
    shufb $86, $27, $54, $38
    nop
    lnop
    xor $21, $21, $12
    lnop
    nop
    stqa $101, 0x1a120
    a $99, $99, $71
    lqd $27, 3088($43)
    selb $2, $2, $6, $68
    lqa $6, 0x18060
    selb $126, $126, $31, $89
    rotqbyi $42, $42, 13
    nop
    stqa $113, 0x1a130
    or $16, $16, $39
    rotqbyi $39, $45, 5
    selb $121, $17, $121, $105
    lqa $113, 0x180c0
    nop
    lqd $31, 192($55)
    selb $54, $115, $101, $80
    lqd $40, 7584($99)
    nop
    lqa $83, 0x180d0
    or $29, $52, $29
    lnop
    andi $42, $42, 255
    lnop
    selb $106, $82, $106, $101
    lnop
    ai $52, $28, 4
    lnop
    xor $81, $81, $26
    rotqby $31, $31, $72
    selb $2, $16, $2, $122
    shufb $40, $42, $40, $23
    selb $96, $118, $96, $105
    rotqbyi $42, $99, 0
    selb $4, $120, $4, $107
    lqa $41, 0x180f0
    nop
    rotqbyi $45, $45, 7
    xor $56, $56, $90
    lnop
    xor $3, $3, $87
    stqd $40, 7584($42)
    selb $33, $36, $33, $107
    stqa $2, 0x1a040
    selb $125, $109, $125, $92
    lqd $99, 7920($99)
    selb $8, $37, $8, $24
    cbd $40, 0($52)
    selb $100, $29, $100, $9
    lnop
    selb $98, $9, $98, $89
    lnop
    selb $50, $32, $50, $109
    lqa $34, 0x180a0
    selb $10, $112, $82, $115
    stqa $8, 0x1a050
    andi $52, $52, -16
    rotqbyi $31, $31, 13
    selb $120, $120, $4, $44
    lqa $4, 0x18070
    xor $20, $83, $75
    shufb $82, $15, $110, $38
    or $21, $21, $81
    lqa $110, 0x18030
    nop
    lnop
    nop
    stqa $100, 0x1a060
    xor $95, $95, $84
    stqa $50, 0x1a070
    nop
    lqa $15, 0x18000
    selb $117, $101, $117, $80
    lnop
    nop
    stqa $33, 0x1a080
    xor $104, $104, $91
    lqa $101, 0x18050
    selb $124, $124, $103, $89
    rotqbii $46, $46, 1
    xor $111, $111, $85
    lnop
    xor $78, $41, $78
    stqa $121, 0x1a090
    nop
    stqa $108, 0x1a0a0
    selb $123, $123, $35, $92
    stqa $106, 0x1a0b0
    nop
    lqa $35, 0x180c0
    selb $41, $97, $107, $44
    lqd $107, 5376($43)
    nop
    shlqbii $103, $54, 1
    selb $57, $24, $5, $86
    lnop
    andi $31, $31, 255
    lnop
    selb $112, $112, $10, $80
    lnop
    xor $11, $11, $84
    lqa $80, 0x180c0
    nop
    lqd $10, 3072($43)
    selb $25, $114, $25, $117
    shufb $99, $31, $99, $23
    selb $119, $18, $119, $77
    lqd $23, 64($55)
    nop
    stqa $57, 0x1a0c0
    nop
    stqa $98, 0x1a0d0
    nop
    stqa $125, 0x1a0e0
    nop
    stqa $51, 0x1a0f0
    selb $49, $126, $49, $24
    shlqbii $31, $115, 1
    or $3, $48, $3
    stqa $97, 0x1a100
    nop
    lnop
    a $52, $52, $71
    stqd $99, 7920($42)
    nop
    lnop
    selb $8, $3, $8, $98
    lqa $99, 0x180e0
    or $104, $104, $56
    lqa $56, 0x180e0
    selb $126, $126, $49, $86
    lqd $49, 5392($43)
    ai $42, $28, 7
    rotqbii $19, $19, 1
    selb $109, $51, $109, $92
    lnop
    xor $6, $6, $85
    stqa $119, 0x1a110
    nop
    lnop
    nop
    stqa $117, 0x1a120
    nop
    rotqbii $39, $39, 1
    nop
    lqa $48, 0x18050
    or $111, $111, $11
    shufb $81, $10, $27, $38
    selb $29, $123, $29, $125
    lqa $27, 0x18090
    selb $118, $118, $96, $74
    shlqbii $106, $106, 1
    or $79, $79, $78
    cbd $96, 0($22)
    selb $123, $123, $29, $89
    rotqbyi $29, $52, 0
    xor $15, $15, $82
    shufb $83, $107, $49, $38
    nop
    rotqby $23, $23, $72
    or $7, $47, $7
    stqa $115, 0x1a130
    xor $4, $4, $87
    lqa $47, 0x180d0
    selb $106, $106, $39, $68
    lqd $39, 7584($52)
    nop
    rotqbyi $23, $23, 13
    nop
    lnop
    selb $14, $116, $14, $18
    lqd $115, 192($55)
    selb $31, $31, $53, $68
    lqa $53, 0x18010
    selb $107, $111, $2, $57
    lnop
    selb $33, $21, $33, $97
    lnop
    nop
    lqa $49, 0x18040
    nop
    lnop
    andi $23, $23, 255
    lqd $10, 5648($43)
    selb $100, $104, $100, $125
    rotqby $115, $115, $72
    ai $28, $28, 6
    lqa $2, 0x18030
    selb $122, $57, $122, $83
    lnop
    selb $36, $118, $36, $97
    shufb $23, $23, $39, $40
    nop
    rotqbii $13, $13, 1
    selb $37, $124, $37, $98
    rotqbyi $115, $115, 13
    xor $53, $53, $81
    lqa $39, 0x18020
    or $58, $6, $95
    stqd $23, 7584($29)
    or $15, $15, $53
    lnop
    selb $53, $125, $9, $89
    lqd $9, 3328($43)
    selb $106, $15, $106, $31
    lqd $52, 7920($52)
    xor $99, $99, $76
    lnop
    andi $22, $22, -16
    lqa $23, 0x180d0
    selb $32, $120, $32, $51
    lnop
    selb $108, $79, $108, $117
    lnop
    xor $48, $48, $84
    lnop
    xor $113, $113, $76
    lnop
    nop
    lnop
    selb $50, $7, $50, $51
    stqa $106, 0x1a040
    andi $115, $115, 255
    lqd $76, 3584($43)
    selb $3, $123, $3, $53
    lqa $95, 0x18060
    xor $102, $102, $93
    shufb $115, $115, $52, $40
    selb $116, $116, $14, $77
    stqa $107, 0x1a050
    or $113, $113, $20
    lqa $20, 0x18040
    selb $105, $119, $105, $74
    rotqbii $45, $45, 1
    nop
    lqa $14, 0x18080
    selb $121, $113, $121, $119
    stqa $8, 0x1a060
    selb $18, $117, $18, $77
    stqa $100, 0x1a070
    selb $19, $103, $19, $68
    stqa $50, 0x1a080
    xor $110, $110, $81
    stqa $33, 0x1a090
    selb $17, $116, $17, $119
    stqa $121, 0x1a0a0
    selb $24, $98, $24, $86
    stqa $108, 0x1a0b0
    xor $14, $14, $91
    lqd $103, 64($55)
    selb $40, $123, $3, $86
    stqa $122, 0x1a0c0
    xor $49, $49, $82
    stqa $24, 0x1a0d0
    selb $118, $118, $36, $44
    lqa $36, 0x180f0
    a $22, $22, $71
    stqa $53, 0x1a0e0
    xor $35, $35, $94
    lqa $123, 0x180d0
    xor $95, $95, $88
    stqa $109, 0x1a0f0
    nop
    lqa $52, 0x180a0
    nop
    lqd $59, 5904($43)
    selb $60, $105, $97, $44
    rotqby $103, $103, $72
    selb $79, $112, $79, $54
    stqa $41, 0x1a100
    xor $75, $36, $75
    stqd $115, 7920($29)
    xor $123, $123, $26
    stqa $105, 0x1a110
    selb $115, $54, $117, $77
    stqa $18, 0x1a120
    or $14, $14, $30
    lqa $3, 0x18020
    xor $52, $52, $94
    lnop
    xor $20, $20, $85
    rotqbyi $30, $22, 0
    or $29, $95, $4
    lqd $95, 3600($43)
    or $52, $52, $102
    lnop
    nop
    rotqbyi $103, $103, 13
    selb $116, $116, $17, $74
    stqa $54, 0x1a130
    xor $56, $56, $12
    lqa $54, 0x18060
    nop
    lqa $17, 0x18090
    selb $112, $112, $79, $77
    lqd $79, 3344($43)
    selb $102, $29, $8, $53
    lqd $8, 5632($43)
    selb $114, $114, $25, $77
    lqd $25, 4112($43)
    selb $125, $109, $125, $89
    lqa $77, 0x18010
    xor $80, $80, $12
    shlqbii $108, $108, 1
    selb $7, $118, $7, $41
    lqa $4, 0x18060
    xor $34, $34, $91
    lqd $12, 7584($22)
    selb $16, $126, $16, $57
    lnop
    nop
    shufb $79, $9, $79, $38
    nop
    lqd $117, 192($55)
    andi $36, $28, -16
    lnop
    xor $39, $39, $82
    lnop
    andi $103, $103, 255
    lnop
    nop
    cbd $28, 0($28)
    or $48, $20, $48
    lnop
    selb $113, $114, $113, $18
    lnop
    selb $126, $126, $16, $83
    lnop
    nop
    lnop
    or $99, $99, $75
    shufb $103, $103, $12, $96
    selb $50, $52, $50, $41
    lqa $12, 0x180f0
    selb $118, $118, $7, $92
    lqa $5, 0x180d0
    nop
    lnop
    or $123, $80, $123
    lqd $75, 3840($43)
    nop
    lnop
    or $110, $39, $110
    shufb $78, $76, $95, $38
    selb $121, $99, $121, $18
    shufb $80, $8, $10, $38
    selb $108, $108, $13, $68
    lqa $13, 0x18000
    nop
    lnop
    selb $106, $110, $106, $122
    stqd $103, 7584($30)
    xor $12, $12, $26
    lqa $26, 0x18080
    xor $77, $77, $78
    lnop
    xor $39, $101, $81
    lqa $6, 0x18040
    xor $13, $13, $79
    lnop
    or $56, $56, $12
    lqa $76, 0x180b0
    or $20, $13, $77
    lqa $13, 0x180f0
    nop
    lnop
    nop
    shlqbii $77, $121, 1
    selb $51, $41, $51, $92
    lnop
    selb $108, $20, $108, $19
    lqa $7, 0x180d0
    selb $57, $24, $57, $83
    lnop
    selb $16, $48, $107, $24
    lqa $8, 0x180c0
    nop
    lnop
    selb $45, $77, $45, $68
    lqd $77, 3856($43)
    selb $95, $115, $18, $74
    lnop
    selb $124, $124, $37, $86
    lnop
    selb $120, $120, $32, $92
    shlqbii $9, $95, 1
    selb $32, $118, $14, $51
    lnop
    selb $103, $125, $53, $86
    rotqby $117, $117, $72
    selb $100, $14, $100, $109
    stqa $108, 0x1a040
    selb $114, $114, $113, $74
    stqa $106, 0x1a050
    selb $104, $120, $104, $109
    shlqbii $113, $115, 1
    selb $31, $122, $31, $80
    stqa $16, 0x1a060
    nop
    stqa $102, 0x1a070
    selb $15, $126, $15, $122
    lnop
    selb $53, $53, $98, $86
    stqa $100, 0x1a080
    xor $23, $23, $93
    rotqbyi $117, $117, 13
    selb $33, $123, $33, $105
    lnop
    selb $113, $113, $46, $68
    stqa $50, 0x1a090
    nop
    stqa $33, 0x1a0a0
    or $35, $35, $23
    lqd $23, 5888($43)
    selb $111, $124, $111, $24
    lqd $22, 7920($22)
    andi $117, $117, 255
    stqa $121, 0x1a0b0
    selb $101, $51, $109, $89
    lqd $109, 64($55)
    selb $126, $126, $15, $80
    stqa $31, 0x1a0c0
    nop
    lqa $10, 0x18050
    xor $11, $47, $81
    stqa $57, 0x1a0d0
    xor $17, $17, $87
    stqa $53, 0x1a0e0
    andi $47, $42, -16
    shufb $117, $117, $22, $96
    andi $12, $72, -16
    rotqby $109, $109, $72
    nop
    stqa $125, 0x1a0f0
    selb $98, $35, $50, $60
    lnop
    a $47, $47, $71
    lqa $50, 0x180a0
    xor $46, $13, $93
    stqa $51, 0x1a100
    selb $124, $124, $111, $83
    stqa $60, 0x1a110
    selb $111, $18, $119, $74
    lqa $13, 0x180a0
    xor $119, $76, $90
    lnop
    nop
    lqa $18, 0x18010
    selb $120, $120, $104, $89
    stqd $117, 7920($30)
    selb $117, $101, $125, $86
    shufb $76, $75, $77, $38
    a $36, $36, $71
    lqd $75, 4096($43)
    or $34, $34, $119
    rotqbyi $119, $109, 13
    nop
    shufb $77, $23, $59, $38
    selb $118, $118, $32, $89
    lqa $32, 0x18020
    xor $14, $27, $84
    lnop
    or $39, $49, $39
    stqa $111, 0x1a120
    selb $123, $114, $123, $111
    stqa $115, 0x1a130
    selb $97, $111, $105, $44
    lqa $49, 0x18000
    selb $110, $124, $110, $57
    lqd $27, 7584($36)
    selb $109, $31, $19, $77
    lnop
    nop
    lqd $19, 192($55)
    andi $119, $119, 255
    rotqbyi $23, $36, 0
    selb $124, $124, $110, $80
    shufb $75, $75, $25, $38
    selb $115, $112, $99, $115
    lqa $15, 0x18000
    nop
    lqd $59, 6160($43)
    selb $105, $116, $21, $105
    cbd $42, 0($42)
    selb $107, $57, $122, $80
    shufb $119, $119, $27, $28
    selb $29, $120, $29, $125
    rotqby $19, $19, $72
    xor $26, $26, $88
    lqa $37, 0x18050
    selb $104, $58, $16, $53
    lqa $16, 0x18020
    xor $27, $18, $75
    lqa $122, 0x18030
    or $26, $26, $17
    stqd $119, 7584($23)
    selb $106, $39, $106, $57
    lqa $17, 0x18010
    selb $114, $114, $123, $44
    rotqbyi $19, $19, 13
    selb $18, $117, $103, $83
    rotqbyi $61, $47, 0
    selb $30, $126, $20, $31
    lqd $36, 7920($36)
    selb $120, $120, $29, $86
    lqa $29, 0x18060
    xor $32, $32, $79
    lnop
    xor $49, $49, $76
    lnop
    selb $115, $112, $115, $74
    lnop
    nop
    lqa $62, 0x180c0
    xor $122, $122, $78
    lqa $63, 0x180e0
    andi $112, $19, 255
    lnop
    or $122, $32, $122
    lnop
    or $49, $49, $27
    lqa $19, 0x180a0
    selb $108, $122, $108, $31
    shufb $112, $112, $36, $28
    selb $116, $116, $105, $44
    lqa $20, 0x18090
    selb $102, $26, $102, $125
    lqd $43, 6144($43)
    selb $110, $49, $45, $113
    lqa $21, 0x180f0
    selb $100, $34, $100, $51
    stqd $112, 7920($23)
    nop
    stqa $110, 0x1a040
    selb $96, $56, $33, $111
    stqa $108, 0x1a050
    selb $105, $53, $24, $83
    lqa $22, 0x18040
    selb $123, $107, $31, $77
    stqa $106, 0x1a060
    selb $121, $105, $57, $80
    lqa $23, 0x18010
    xor $24, $50, $88
    stqa $104, 0x1a070
    xor $25, $29, $82
    stqa $102, 0x1a080
    selb $119, $103, $53, $83
    stqa $100, 0x1a090
    selb $48, $40, $48, $53
    stqa $98, 0x1a0a0
    nop
    stqa $96, 0x1a0b0
    selb $53, $118, $26, $101
    lnop
    ai $29, $127, 1
    lnop
    selb $111, $95, $111, $44
    lqd $50, 64($55)
    nop
    stqa $109, 0x1a0c0
    selb $99, $60, $41, $92
    lqa $26, 0x18080
    selb $40, $40, $48, $83
    shufb $74, $43, $59, $38
    selb $126, $126, $30, $77
    lqa $27, 0x180c0
    rotmi $38, $29, -3
    lqa $30, 0x180b0
    selb $52, $116, $52, $60
    stqa $107, 0x1a0d0
    selb $58, $120, $58, $103
    lnop
    selb $49, $126, $49, $109
    lqd $43, 7584($47)
    selb $59, $40, $39, $105
    stqa $105, 0x1a0e0
    selb $125, $109, $113, $74
    rotqby $50, $50, $72
    selb $116, $116, $52, $92
    stqa $103, 0x1a0f0
    selb $120, $120, $58, $83
    stqa $101, 0x1a100
    shli $28, $127, 3
    stqa $99, 0x1a110
    selb $118, $118, $53, $86
    rotqbyi $50, $50, 13
    selb $56, $115, $56, $95
    stqa $97, 0x1a120
    andi $29, $29, 7
    stqa $95, 0x1a130
    selb $112, $115, $56, $44
    lqd $55, 192($55)
    andi $50, $50, 255
    lnop
    selb $35, $114, $35, $97
    lnop
    selb $113, $97, $60, $92
    shufb $43, $50, $43, $42
    selb $115, $99, $51, $89
    lnop
    shli $51, $29, 5
    hbrr hamming_edge_tap_branch, hamming_edge_tap_loop
    selb $114, $114, $35, $92
    rotqby $55, $55, $72
    selb $126, $126, $49, $74
    stqd $43, 7584($61)
    selb $43, $116, $34, $99
    lqd $47, 7920($47)
    xor $29, $30, $87
    lqa $30, 0x18090
    xor $31, $62, $85
    rotqbyi $55, $55, 13
    selb $122, $124, $122, $107
    lnop
    nop
    lqa $32, 0x18070
    selb $124, $124, $122, $77
    shlqbii $33, $96, 1
    andi $55, $55, 255
    lqa $34, 0x180e0
    xor $63, $63, $94
    lqa $35, 0x18090
    xor $36, $37, $78
    shufb $42, $55, $47, $42
    nop
    lnop
    selb $116, $116, $43, $89
    lqa $37, 0x180e0
    a $38, $51, $38
    lqa $39, 0x18080
    selb $122, $40, $59, $80
    stqd $42, 7920($61)
    or $40, $63, $46
hamming_edge_tap_branch:
    brnz $73, hamming_edge_tap_loop
hamming_edge_tap_end:
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
    stqa $110, 0x19a00
    stqa $109, 0x19a10
    stqa $108, 0x19a20
    stqa $107, 0x19a30
    stqa $106, 0x19a40
    stqa $105, 0x19a50
    stqa $104, 0x19a60
    stqa $103, 0x19a70
    stqa $102, 0x19a80
    stqa $101, 0x19a90
    stqa $100, 0x19aa0
    stqa $99, 0x19ab0
    stqa $98, 0x19ac0
    stqa $97, 0x19ad0
    stqa $96, 0x19ae0
    stqa $95, 0x19af0
    bi $0

.global hamming_steady_tap
.align 3
hamming_steady_tap:
    lqa $78, 0x0
    lqa $77, 0x10
    lqa $76, 0x20
    lqa $75, 0x30
    lqa $74, 0x50
    ori $79, $5, 0
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
    lqa $110, 0x19a00
    lqa $109, 0x19a10
    lqa $108, 0x19a20
    lqa $107, 0x19a30
    lqa $106, 0x19a40
    lqa $105, 0x19a50
    lqa $104, 0x19a60
    lqa $103, 0x19a70
    lqa $102, 0x19a80
    lqa $101, 0x19a90
    lqa $100, 0x19aa0
    lqa $99, 0x19ab0
    lqa $98, 0x19ac0
    lqa $97, 0x19ad0
    lqa $96, 0x19ae0
    lqa $95, 0x19af0
    andi $6, $3, 7
    rotmi $7, $3, -3
    shli $6, $6, 5
    a $6, $6, $7
    andi $7, $6, -16
    a $7, $7, $78
    lqd $8, 768($7)
    lqd $9, 784($7)
    shufb $6, $6, $6, $77
    andbi $6, $6, 15
    a $6, $6, $76
    shufb $94, $8, $9, $6
    lqd $8, 1024($7)
    lqd $9, 1040($7)
    shufb $93, $8, $9, $6
    lqd $8, 1280($7)
    lqd $9, 1296($7)
    shufb $92, $8, $9, $6
    lqd $8, 1536($7)
    lqd $9, 1552($7)
    shufb $91, $8, $9, $6
    lqd $8, 1792($7)
    lqd $9, 1808($7)
    shufb $90, $8, $9, $6
    lqd $8, 2048($7)
    lqd $9, 2064($7)
    shufb $89, $8, $9, $6
    lqd $8, 2304($7)
    lqd $9, 2320($7)
    shufb $88, $8, $9, $6
    lqd $8, 2560($7)
    lqd $9, 2576($7)
    shufb $87, $8, $9, $6
    lqd $8, 2816($7)
    lqd $9, 2832($7)
    shufb $86, $8, $9, $6
    lqd $8, 3072($7)
    lqd $9, 3088($7)
    shufb $85, $8, $9, $6
    lqd $8, 3328($7)
    lqd $9, 3344($7)
    shufb $84, $8, $9, $6
    lqd $8, 3584($7)
    lqd $9, 3600($7)
    shufb $83, $8, $9, $6
    lqd $8, 3840($7)
    lqd $9, 3856($7)
    shufb $82, $8, $9, $6
    lqd $8, 4096($7)
    lqd $7, 4112($7)
    shufb $81, $8, $7, $6
    sf $80, $3, $4
    ori $127, $3, 0
    cgti $2, $80, 0
    brz $2, hamming_steady_tap_end
    lqa $39, 0x180f0
    lqa $33, 0x180b0
    lqa $46, 0x18020
    lqa $2, 0x180d0
    lqa $3, 0x18020
    shli $4, $127, 3
    ai $22, $127, 1
    lqa $5, 0x18040
    andi $50, $79, -16
    xor $6, $33, $87
    lqa $7, 0x180e0
    andi $33, $4, -16
    lqa $17, 0x180e0
    rotmi $29, $22, -3
    lqa $60, 0x18040
    lqa $43, 0x180e0
    lqa $8, 0x18000
    lqa $40, 0x180f0
    ai $9, $4, 1
    lqa $41, 0x180d0
    andi $22, $22, 7
    lqa $21, 0x18090
    a $10, $33, $78
    lqa $11, 0x18070
    lqa $12, 0x18060
    lqa $13, 0x18050
    lqd $33, 7248($10)
    shli $22, $22, 5
    lqa $14, 0x180c0
    lqa $15, 0x18060
    xor $24, $17, $92
    lqd $27, 6912($10)
    lqa $16, 0x18010
    rotqby $17, $33, $4
    lqa $33, 0x180d0
    a $59, $22, $29
    lqa $53, 0x180c0
    lqa $18, 0x18030
    lqa $19, 0x18050
    lqa $55, 0x180a0
    lqa $20, 0x180a0
    lqa $22, 0x18030
    andi $29, $59, -16
    lqa $38, 0x180b0
    xor $39, $39, $91
    xor $45, $22, $81
    xor $51, $21, $87
    a $21, $29, $78
    rotqby $22, $27, $4
    lqd $23, 1024($21)
    or $24, $24, $39
    lqd $25, 512($21)
    rotqbyi $26, $17, 1
    lqa $27, 0x180c0
    lqa $28, 0x18030
    cbd $29, 0($4)
    lqd $30, 272($21)
    xor $31, $33, $91
    xor $46, $46, $82
    lqa $32, 0x18010
    xor $33, $41, $85
    lqa $47, 0x180c0
    xor $52, $43, $94
    lqa $43, 0x18080
    lqa $34, 0x18010
    lqd $35, 1552($21)
    xor $56, $40, $93
    lqa $36, 0x18020
    lqa $57, 0x18040
    xor $37, $38, $89
    xor $43, $43, $88
    lqa $38, 0x180b0
    lqa $39, 0x18000
    or $40, $43, $51
    xor $41, $53, $90
    a $42, $50, $74
    lqa $50, 0x18050
    lqa $43, 0x18060
    lqa $44, 0x18070
    or $45, $46, $45
    lqa $46, 0x180d0
    xor $47, $47, $92
    rotqbyi $48, $22, 4
    xor $49, $50, $83
    lqa $50, 0x18040
    xor $51, $55, $90
    or $52, $52, $56
    shlqbii $53, $111, 1
    xor $54, $57, $84
    shlqbii $55, $95, 1
    lqd $56, 256($21)
    lqa $57, 0x180f0
    lqa $58, 0x180a0
    shufb $59, $59, $59, $77
    xor $60, $60, $82
# 568 cycles an iteration, 461 at least: 460 instructions for the even pipe, 461 for the odd one; 23 cycles of nops alone
.align 3
hamming_steady_tap_loop:
    selb $112, $112, $52, $111
    lqa $95, 0x180f0
    or $49, $54, $49
    shlqbii $96, $96, 1
    xor $44, $44, $85
    lnop
    selb $110, $45, $110, $109
    lqd $54, 528($21)
    xor $58, $58, $84
    rotqbii $26, $26, 1
    andbi $59, $59, 15
    lnop
    selb $108, $49, $108, $107
    rotqbii $48, $48, 1
    a $59, $59, $76
    rotqbii $94, $22, 1
    xor $57, $57, $89
    rotqbyi $93, $17, 4
    xor $20, $20, $88
    shufb $30, $56, $30, $59
    xor $90, $7, $90
    lqa $7, 0x18080
    selb $122, $122, $49, $121
    lqa $49, 0x18060
    selb $98, $52, $98, $97
    lqa $52, 0x18010
    nop
    shufb $25, $25, $54, $59
    selb $96, $96, $94, $75
    lnop
    xor $15, $15, $86
    lqa $94, 0x18000
    or $31, $47, $31
    lqd $47, 768($21)
    selb $104, $40, $104, $103
    rotqbii $54, $17, 1
    or $37, $51, $37
    lqa $51, 0x18000
    or $15, $15, $44
    lqa $44, 0x18060
    ai $56, $10, 0
    lqa $92, 0x18090
    ai $127, $127, 1
    lnop
    nop
    lqa $91, 0x18070
    selb $100, $31, $100, $99
    lnop
    selb $124, $124, $45, $123
    lnop
    xor $34, $34, $25
    lnop
    xor $94, $94, $30
    lqd $45, 1536($21)
    selb $114, $114, $31, $113
    lqa $31, 0x180e0
    selb $61, $55, $54, $75
    lnop
    xor $38, $38, $81
    lqa $54, 0x18040
    or $94, $94, $34
    lnop
    selb $62, $53, $26, $75
    lnop
    xor $36, $36, $30
    lqd $26, 1296($21)
    xor $19, $19, $81
    lqd $53, 784($21)
    nop
    lnop
    or $6, $20, $6
    lnop
    xor $13, $13, $25
    lqa $20, 0x180b0
    selb $96, $94, $96, $61
    lqd $34, 1040($21)
    xor $89, $2, $89
    shufb $35, $45, $35, $59
    selb $106, $15, $106, $105
    stqa $96, 0x1a040
    nop
    stqa $110, 0x1a050
    selb $102, $37, $102, $101
    shufb $47, $47, $53, $59
    andi $53, $9, -16
    stqa $108, 0x1a060
    nop
    stqa $106, 0x1a070
    xor $28, $28, $25
    stqa $104, 0x1a080
    nop
    lnop
    xor $49, $49, $82
    rotqbyi $45, $17, 2
    xor $7, $7, $84
    stqa $102, 0x1a090
    nop
    stqa $100, 0x1a0a0
    nop
    stqa $98, 0x1a0b0
    selb $100, $24, $100, $113
    shufb $23, $23, $34, $59
    or $28, $36, $28
    shlqbii $98, $98, 1
    xor $31, $31, $88
    lqd $36, 64($42)
    nop
    stqa $125, 0x1a0c0
    selb $104, $6, $104, $117
    stqa $123, 0x1a0d0
    or $90, $90, $57
    stqa $121, 0x1a0e0
    or $89, $41, $89
    stqa $119, 0x1a0f0
    xor $91, $91, $83
    lnop
    xor $18, $18, $23
    stqa $117, 0x1a100
    selb $116, $116, $37, $115
    lqa $37, 0x18070
    xor $32, $32, $23
    stqa $115, 0x1a110
    xor $12, $12, $84
    stqa $113, 0x1a120
    selb $120, $120, $15, $119
    rotqbyi $15, $22, 1
    a $53, $53, $78
    rotqby $36, $36, $79
    selb $118, $118, $40, $117
    rotqbii $45, $45, 1
    nop
    lqd $40, 1808($21)
    xor $5, $5, $30
    stqa $111, 0x1a130
    nop
    rotqbii $15, $15, 1
    selb $114, $114, $89, $99
    rotqbyi $36, $36, 13
    xor $88, $27, $88
    lqd $27, 7584($10)
    or $19, $60, $19
    lqa $60, 0x18040
    selb $96, $28, $96, $125
    lqd $111, 1280($21)
    xor $39, $39, $47
    rotqbyi $41, $17, 3
    selb $98, $98, $15, $75
    rotqbyi $15, $22, 2
    andi $36, $36, 255
    lqa $57, 0x180a0
    or $91, $12, $91
    shlqbii $12, $97, 1
    nop
    shufb $27, $36, $27, $29
    or $32, $39, $32
    lqa $36, 0x18080
    or $5, $5, $13
    rotqbyi $13, $22, 3
    selb $116, $116, $6, $101
    lqd $6, 192($42)
    selb $63, $12, $45, $75
    lqd $12, 1792($21)
    nop
    shufb $111, $111, $26, $59
    selb $98, $32, $98, $62
    lqa $26, 0x18080
    nop
    lnop
    ai $45, $53, 0
    rotqbii $13, $13, 1
    xor $20, $20, $85
    lqa $34, 0x180e0
    selb $124, $124, $28, $109
    stqa $98, 0x1a040
    selb $126, $126, $94, $125
    lnop
    xor $92, $92, $85
    rotqby $6, $6, $79
    xor $57, $57, $86
    stqa $96, 0x1a050
    xor $26, $26, $86
    lqa $39, 0x180f0
    xor $11, $11, $81
    lnop
    xor $60, $60, $47
    lnop
    selb $108, $91, $108, $121
    rotqbii $15, $15, 1
    xor $14, $14, $84
    lqa $94, 0x180f0
    selb $122, $122, $19, $107
    cbd $9, 0($9)
    selb $112, $112, $24, $97
    lqa $24, 0x180b0
    selb $110, $19, $110, $123
    stqd $27, 7584($56)
    xor $34, $34, $86
    lqd $10, 7920($10)
    or $92, $26, $92
    stqa $110, 0x1a060
    selb $102, $89, $102, $115
    lqa $89, 0x18050
    selb $106, $92, $106, $119
    lnop
    nop
    rotqbyi $6, $6, 13
    xor $3, $3, $47
    lqa $26, 0x180c0
    xor $44, $44, $30
    stqa $108, 0x1a070
    xor $36, $36, $30
    lqd $27, 2048($21)
    or $20, $57, $20
    lnop
    xor $95, $95, $85
    stqa $106, 0x1a080
    xor $43, $43, $47
    lnop
    nop
    lqa $85, 0x18090
    or $3, $3, $18
    lqa $18, 0x180e0
    nop
    stqa $104, 0x1a090
    nop
    stqa $102, 0x1a0a0
    selb $124, $124, $3, $125
    lqa $57, 0x180e0
    xor $86, $26, $86
    stqa $100, 0x1a0b0
    andi $6, $6, 255
    lqd $26, 64($42)
    nop
    stqa $61, 0x1a0c0
    ai $80, $80, -1
    stqa $109, 0x1a0d0
    selb $106, $20, $106, $103
    stqa $107, 0x1a0e0
    nop
    lqa $19, 0x18070
    selb $96, $5, $96, $109
    lqa $28, 0x18090
    or $95, $34, $95
    rotqby $26, $26, $79
    nop
    lnop
    selb $118, $118, $92, $103
    lqa $92, 0x18010
    selb $98, $3, $98, $61
    shlqbii $100, $100, 1
    xor $94, $94, $87
    stqa $105, 0x1a0f0
    nop
    rotqbyi $26, $26, 13
    xor $87, $46, $87
    lqa $46, 0x18080
    xor $28, $28, $83
    lqd $3, 2064($21)
    xor $89, $89, $23
    shufb $6, $6, $10, $29
    selb $100, $100, $15, $75
    stqa $103, 0x1a100
    nop
    lnop
    xor $92, $92, $35
    lnop
    ai $15, $4, 2
    stqa $101, 0x1a110
    xor $8, $8, $111
    stqa $99, 0x1a120
    nop
    stqa $97, 0x1a130
    xor $19, $19, $25
    lqa $97, 0x18070
    ai $10, $4, 4
    stqd $6, 7920($56)
    xor $85, $85, $25
    lqd $6, 192($42)
    or $88, $88, $87
    lqd $87, 7584($53)
    or $92, $8, $92
    lqd $8, 3072($21)
    andi $26, $26, 255
    lqd $56, 2320($21)
    xor $57, $57, $82
    cbd $29, 0($15)
    nop
    lqa $34, 0x18030
    or $7, $7, $28
    lqa $28, 0x18020
    selb $120, $120, $91, $105
    rotqby $6, $6, $79
    nop
    lqa $91, 0x180b0
    nop
    shufb $87, $26, $87, $9
    selb $108, $7, $108, $105
    lqa $26, 0x18050
    selb $112, $112, $90, $113
    lnop
    or $89, $60, $89
    lnop
    nop
    lnop
    selb $100, $92, $100, $63
    stqd $87, 7584($45)
    xor $37, $37, $23
    lqa $87, 0x18030
    nop
    rotqbyi $6, $6, 13
    selb $118, $118, $7, $119
    lqd $53, 7920($53)
    selb $104, $88, $104, $101
    stqa $100, 0x1a040
    or $11, $49, $11
    lqa $49, 0x18040
    andi $15, $15, -16
    lnop
    nop
    lqa $7, 0x180d0
    selb $102, $90, $102, $99
    lqa $90, 0x18000
    selb $110, $11, $110, $107
    stqa $98, 0x1a050
    andi $6, $6, 255
    shlqbii $60, $113, 1
    a $15, $15, $78
    stqa $96, 0x1a060
    andi $2, $10, -16
    shufb $6, $6, $53, $9
    nop
    lnop
    xor $7, $7, $83
    stqa $110, 0x1a070
    selb $122, $122, $5, $123
    stqa $108, 0x1a080
    xor $34, $34, $35
    lqa $5, 0x18000
    selb $120, $120, $11, $121
    stqa $106, 0x1a090
    nop
    stqa $104, 0x1a0a0
    xor $46, $46, $82
    rotqbii $41, $41, 1
    or $86, $86, $33
    lqa $33, 0x180d0
    selb $98, $89, $98, $125
    stqa $102, 0x1a0b0
    xor $26, $26, $35
    lqd $11, 64($42)
    selb $126, $126, $32, $61
    lqa $32, 0x180a0
    or $37, $43, $37
    lnop
    nop
    stqd $6, 7920($45)
    xor $84, $18, $84
    shufb $27, $27, $3, $59
    ai $3, $4, 3
    lqa $18, 0x18050
    nop
    rotqby $11, $11, $79
    xor $32, $32, $82
    stqa $62, 0x1a0c0
    nop
    lnop
    or $32, $32, $38
    lqa $38, 0x18080
    xor $52, $52, $27
    lqd $6, 2560($21)
    nop
    stqa $125, 0x1a0d0
    xor $28, $28, $111
    lqd $45, 2304($21)
    or $94, $31, $94
    rotqbyi $11, $11, 13
    selb $114, $114, $88, $115
    lqa $88, 0x18090
    xor $97, $97, $27
    stqa $123, 0x1a0e0
    selb $106, $86, $106, $117
    lqa $31, 0x18080
    andi $43, $3, -16
    stqa $121, 0x1a0f0
    nop
    lnop
    selb $126, $126, $92, $62
    stqa $119, 0x1a100
    or $85, $36, $85
    lnop
    selb $64, $60, $41, $75
    lnop
    selb $104, $94, $104, $115
    shufb $36, $12, $40, $59
    or $28, $28, $34
    rotqbyi $34, $17, 5
    xor $88, $88, $81
    lqd $12, 7584($15)
    selb $100, $28, $100, $62
    stqa $117, 0x1a110
    ai $40, $103, 0
    stqa $115, 0x1a120
    xor $49, $49, $111
    cbd $10, 0($10)
    a $43, $43, $78
    rotqbii $93, $93, 1
    xor $41, $33, $81
    lqd $60, 2832($21)
    or $88, $46, $88
    shlqbii $102, $102, 1
    andi $11, $11, 255
    stqa $113, 0x1a130
    xor $87, $87, $27
    shlqbii $113, $99, 1
    ai $92, $4, 5
    lqd $46, 192($42)
    xor $51, $51, $36
    lnop
    selb $102, $102, $13, $75
    lqa $13, 0x180a0
    nop
    lqd $33, 2576($21)
    or $51, $51, $52
    lnop
    xor $24, $24, $83
    shufb $11, $11, $12, $29
    or $19, $44, $19
    lqa $44, 0x18050
    nop
    lqa $12, 0x18020
    selb $102, $51, $102, $64
    rotqby $46, $46, $79
    nop
    shufb $52, $6, $33, $59
    nop
    lqa $6, 0x18060
    selb $126, $126, $51, $63
    lqa $33, 0x180b0
    or $7, $14, $7
    stqa $102, 0x1a040
    selb $113, $113, $93, $75
    cbd $3, 0($3)
    xor $12, $12, $36
    stqa $100, 0x1a050
    selb $110, $88, $110, $121
    shufb $56, $45, $56, $59
    or $26, $49, $26
    shlqbii $49, $104, 1
    selb $112, $112, $94, $99
    lqa $94, 0x18070
    or $24, $58, $24
    rotqbyi $46, $46, 13
    ai $58, $15, 0
    stqa $98, 0x1a060
    selb $108, $24, $108, $119
    lnop
    selb $122, $122, $89, $109
    rotqbyi $89, $17, 6
    nop
    lqd $45, 2816($21)
    selb $96, $19, $96, $123
    stqd $11, 7584($58)
    nop
    lqa $11, 0x180c0
    or $87, $12, $87
    stqa $96, 0x1a070
    ai $127, $127, 0
    lqa $12, 0x180b0
    selb $102, $87, $102, $63
    lqa $93, 0x180d0
    selb $118, $118, $88, $105
    stqa $110, 0x1a080
    ai $88, $43, 0
    stqa $108, 0x1a090
    selb $48, $49, $48, $75
    lqa $49, 0x18090
    a $14, $2, $78
    stqa $106, 0x1a0a0
    selb $124, $124, $28, $61
    lqa $28, 0x18010
    andi $46, $46, 255
    stqa $104, 0x1a0b0
    selb $112, $112, $95, $115
    lqd $104, 64($42)
    nop
    stqa $63, 0x1a0c0
    nop
    stqa $61, 0x1a0d0
    xor $94, $94, $35
    stqa $109, 0x1a0e0
    xor $91, $91, $23
    lqd $15, 7920($15)
    selb $116, $116, $20, $117
    stqa $107, 0x1a0f0
    xor $90, $90, $56
    lqa $20, 0x180a0
    xor $16, $16, $52
    lqa $2, 0x18030
    xor $13, $13, $30
    shlqbii $51, $115, 1
    nop
    rotqby $104, $104, $79
    ai $40, $40, 0
    shufb $15, $46, $15, $29
    selb $116, $116, $24, $103
    stqa $105, 0x1a100
    xor $38, $38, $47
    lqa $53, 0x180b0
    selb $118, $118, $85, $121
    stqa $103, 0x1a110
    or $90, $90, $16
    stqa $101, 0x1a120
    selb $108, $7, $108, $103
    rotqbyi $16, $22, 6
    xor $54, $54, $56
    lqd $24, 3584($21)
    xor $12, $12, $25
    lqd $29, 3328($21)
    nop
    lnop
    xor $18, $18, $52
    shufb $65, $45, $60, $59
    or $12, $13, $12
    stqd $15, 7920($58)
    nop
    lqa $15, 0x180f0
    selb $48, $90, $48, $113
    lqd $58, 3088($21)
    xor $44, $44, $27
    rotqbyi $104, $104, 13
    selb $110, $32, $110, $105
    lqd $13, 7584($43)
    nop
    stqa $99, 0x1a130
    selb $96, $85, $96, $107
    rotqbii $34, $34, 1
    andi $104, $104, 255
    lqa $85, 0x18060
    nop
    lqd $99, 192($42)
    selb $106, $95, $106, $101
    rotqbii $16, $16, 1
    nop
    shufb $104, $104, $13, $3
    nop
    lqa $46, 0x18020
    xor $50, $50, $36
    lqa $13, 0x18040
    selb $100, $26, $100, $61
    lqa $45, 0x18020
    xor $20, $20, $47
    stqa $48, 0x1a040
    nop
    lnop
    nop
    lnop
    selb $120, $120, $19, $107
    stqd $104, 7584($88)
    nop
    lqa $104, 0x18080
    selb $114, $114, $86, $101
    rotqbyi $86, $22, 7
    selb $122, $122, $26, $125
    lqa $26, 0x180a0
    selb $126, $126, $90, $64
    lqa $90, 0x18090
    ai $19, $4, 6
    lnop
    nop
    rotqby $99, $99, $79
    xor $85, $85, $111
    rotqbyi $17, $17, 7
    nop
    lqd $43, 7920($43)
    selb $98, $37, $98, $109
    rotqbyi $22, $22, 5
    xor $104, $104, $36
    rotqbyi $99, $99, 13
    xor $26, $26, $111
    stqa $102, 0x1a050
    nop
    stqa $100, 0x1a060
    nop
    rotqbii $89, $89, 1
    selb $124, $124, $87, $62
    lqa $60, 0x180f0
    andi $99, $99, 255
    shufb $58, $8, $58, $59
    xor $81, $15, $81
    stqa $98, 0x1a070
    ai $95, $40, 0
    shufb $99, $99, $43, $3
    xor $90, $90, $23
    stqa $96, 0x1a080
    xor $3, $2, $52
    lqd $43, 3600($21)
    or $57, $57, $81
    stqa $110, 0x1a090
    selb $116, $116, $32, $119
    lnop
    xor $32, $6, $56
    stqa $108, 0x1a0a0
    or $85, $85, $94
    lqa $94, 0x18060
    ai $6, $119, 0
    stqa $106, 0x1a0b0
    selb $34, $51, $34, $75
    lqd $51, 64($42)
    xor $49, $49, $35
    stqa $64, 0x1a0c0
    nop
    stqa $62, 0x1a0d0
    or $90, $38, $90
    stqa $125, 0x1a0e0
    ai $87, $52, 0
    stqa $123, 0x1a0f0
    nop
    stqd $99, 7920($88)
    xor $45, $45, $56
    rotqby $51, $51, $79
    nop
    rotqbii $86, $86, 1
    xor $83, $60, $83
    lqa $2, 0x180d0
    ai $99, $4, 7
    stqa $121, 0x1a100
    nop
    lqd $4, 7584($14)
    nop
    rotqbyi $51, $51, 13
    or $45, $45, $3
    lqa $60, 0x180f0
    or $44, $50, $44
    stqa $119, 0x1a110
    nop
    lnop
    andi $51, $51, 255
    stqa $117, 0x1a120
    nop
    lqa $50, 0x18010
    ai $88, $14, 0
    stqa $115, 0x1a130
    selb $114, $114, $7, $117
    cbd $66, 0($99)
    selb $102, $44, $102, $62
    shlqbii $7, $101, 1
    xor $82, $11, $82
    lqd $11, 192($42)
    nop
    shufb $4, $51, $4, $10
    nop
    lnop
    ai $67, $125, 0
    rotqbii $51, $22, 1
    or $84, $84, $83
    lqa $3, 0x18020
    xor $50, $50, $58
    shlqbii $106, $106, 1
    xor $5, $5, $65
    rotqby $11, $11, $79
    xor $94, $94, $36
    lnop
    nop
    lnop
    andi $83, $92, -16
    lnop
    or $50, $5, $50
    rotqbyi $11, $11, 13
    selb $68, $7, $89, $75
    lnop
    xor $93, $93, $25
    lnop
    or $82, $82, $41
    lqa $41, 0x18030
    selb $96, $12, $96, $121
    stqd $4, 7584($88)
    nop
    shufb $24, $24, $43, $59
    selb $114, $114, $82, $103
    lqd $43, 3840($21)
    selb $98, $90, $98, $123
    lqd $14, 7920($14)
    xor $25, $60, $25
    lnop
    shli $4, $127, 3
    cbd $92, 0($92)
    selb $48, $45, $48, $64
    lqd $60, 3344($21)
    ai $22, $127, 1
    lqa $89, 0x180c0
    selb $108, $84, $108, $117
    lqa $7, 0x180d0
    nop
    lqa $5, 0x18040
    nop
    lnop
    andi $11, $11, 255
    lqa $115, 0x18020
    selb $106, $106, $51, $75
    lqa $51, 0x180c0
    selb $126, $126, $50, $113
    shufb $10, $11, $14, $10
    selb $106, $50, $106, $34
    lqa $11, 0x18020
    a $83, $83, $78
    lnop
    selb $122, $122, $44, $61
    lqa $44, 0x18070
    or $20, $20, $91
    stqa $106, 0x1a040
    selb $110, $82, $110, $119
    lqa $82, 0x18000
    xor $31, $31, $111
    lnop
    selb $100, $85, $100, $125
    stqa $48, 0x1a050
    selb $112, $112, $84, $101
    shufb $84, $29, $60, $59
    ai $91, $107, 0
    stqa $102, 0x1a060
    or $31, $31, $49
    lnop
    selb $49, $20, $98, $107
    stqa $100, 0x1a070
    xor $7, $7, $23
    stqa $98, 0x1a080
    xor $98, $89, $47
    stqa $96, 0x1a090
    selb $118, $118, $90, $107
    stqa $110, 0x1a0a0
    xor $28, $28, $24
    stqa $108, 0x1a0b0
    xor $51, $51, $30
    lqd $90, 64($42)
    nop
    stqa $113, 0x1a0c0
    andi $50, $79, -16
    stqa $63, 0x1a0d0
    nop
    lnop
    xor $41, $41, $58
    stqa $61, 0x1a0e0
    ai $38, $6, 0
    stqa $109, 0x1a0f0
    ai $89, $27, 0
    lqd $29, 3856($21)
    ai $14, $83, 0
    lnop
    xor $115, $115, $65
    rotqby $90, $90, $79
    ai $15, $105, 0
    lnop
    or $115, $115, $41
    lqa $81, 0x180e0
    xor $55, $11, $84
    lnop
    or $93, $51, $93
    lqa $51, 0x18050
    selb $110, $57, $110, $103
    shlqbii $108, $108, 1
    selb $116, $116, $12, $105
    stqa $107, 0x1a100
    or $18, $54, $18
    stqd $10, 7920($88)
    xor $6, $33, $87
    lqd $88, 7584($83)
    nop
    shufb $54, $43, $29, $59
    selb $122, $122, $18, $62
    stqa $105, 0x1a110
    andi $43, $19, -16
    stqa $103, 0x1a120
    or $98, $98, $7
    rotqbyi $90, $90, 13
    nop
    lqa $7, 0x180e0
    nop
    rotqbii $12, $17, 1
    selb $18, $18, $48, $63
    stqa $101, 0x1a130
    selb $108, $108, $16, $75
    lnop
    andi $33, $4, -16
    lqd $16, 192($42)
    xor $44, $44, $52
    lnop
    or $97, $94, $97
    lqd $52, 4112($21)
    andi $90, $90, 255
    lqa $17, 0x180e0
    selb $100, $31, $100, $109
    lqa $94, 0x18090
    rotmi $29, $22, -3
    shufb $90, $90, $88, $92
    nop
    lqa $88, 0x18010
    a $101, $43, $78
    lnop
    xor $82, $82, $84
    rotqby $16, $16, $79
    nop
    lqa $60, 0x18040
    nop
    lnop
    selb $102, $97, $102, $61
    lnop
    or $82, $82, $28
    stqd $90, 7584($14)
    selb $106, $115, $106, $113
    lnop
    selb $108, $82, $108, $68
    lnop
    selb $96, $93, $96, $105
    lnop
    nop
    lqa $90, 0x18000
    nop
    lqd $83, 7920($83)
    selb $126, $126, $82, $34
    lnop
    selb $118, $118, $31, $123
    stqa $108, 0x1a040
    nop
    rotqbyi $16, $16, 13
    ai $31, $91, 0
    stqa $106, 0x1a050
    selb $124, $124, $45, $63
    lnop
    xor $27, $94, $27
    stqa $18, 0x1a060
    andi $16, $16, 255
    lnop
    ai $94, $47, 0
    lnop
    or $32, $32, $44
    lqa $43, 0x180e0
    xor $13, $13, $65
    shufb $16, $16, $83, $92
    selb $120, $120, $37, $123
    lqa $8, 0x18000
    selb $114, $114, $93, $119
    lqd $21, 4096($21)
    ai $92, $111, 0
    lqa $40, 0x180f0
    ai $9, $4, 1
    shlqbii $111, $117, 1
    nop
    stqa $102, 0x1a070
    nop
    stqa $100, 0x1a080
    ai $37, $123, 0
    lqa $41, 0x180d0
    andi $99, $99, -16
    shufb $52, $21, $52, $59
    nop
    stqa $49, 0x1a090
    nop
    stqa $96, 0x1a0a0
    andi $22, $22, 7
    stqa $110, 0x1a0b0
    xor $51, $51, $58
    lqd $59, 64($42)
    ai $44, $121, 0
    lqa $47, 0x18030
    ai $83, $24, 0
    stqa $34, 0x1a0c0
    nop
    stqa $64, 0x1a0d0
    selb $48, $32, $18, $62
    lqa $21, 0x18090
    or $51, $13, $51
    lnop
    xor $90, $90, $54
    cbd $82, 0($19)
    a $10, $33, $78
    lqa $11, 0x18070
    selb $69, $111, $12, $75
    stqd $16, 7920($14)
    ai $93, $23, 0
    lnop
    xor $30, $81, $30
    rotqby $59, $59, $79
    ai $91, $35, 0
    stqa $62, 0x1a0e0
    ai $81, $52, 0
    lqa $12, 0x18060
    or $25, $30, $25
    stqa $125, 0x1a0f0
    selb $112, $112, $57, $117
    stqa $123, 0x1a100
    selb $49, $98, $49, $121
    lqa $13, 0x18050
    ai $57, $109, 0
    rotqbyi $59, $59, 13
    xor $24, $47, $24
    lqd $33, 7248($10)
    ai $47, $15, 0
    shlqbii $110, $110, 1
    selb $116, $116, $20, $121
    lnop
    nop
    lnop
    nop
    lqd $20, 7584($101)
    or $104, $104, $27
    stqa $121, 0x1a110
    andi $59, $59, 255
    lnop
    shli $22, $22, 5
    lqa $14, 0x180c0
    selb $124, $124, $115, $64
    lnop
    xor $88, $88, $52
    stqa $119, 0x1a120
    or $55, $55, $24
    lqa $15, 0x18060
    xor $24, $17, $92
    stqa $117, 0x1a130
    ai $117, $101, 0
    lnop
    or $121, $90, $88
    shufb $20, $59, $20, $82
    selb $110, $110, $86, $75
    lqd $27, 6912($10)
    ai $111, $38, 0
    lnop
    xor $35, $53, $35
    lnop
    ai $70, $57, 0
    lnop
    selb $106, $51, $106, $64
    lqa $16, 0x18010
    ai $37, $37, 0
    rotqby $17, $33, $4
    selb $108, $55, $108, $34
    lnop
    nop
    lqd $57, 192($42)
    nop
    lnop
    selb $124, $124, $55, $113
    lnop
    selb $110, $121, $110, $69
    lnop
    selb $102, $104, $102, $125
    lqa $33, 0x180d0
    a $59, $22, $29
    lnop
    nop
    rotqby $57, $57, $79
    ai $84, $84, 0
    lqa $53, 0x180c0
    a $71, $99, $78
    lnop
    ai $115, $37, 0
    stqd $20, 7584($117)
    selb $122, $122, $51, $63
    stqa $110, 0x1a040
    nop
    lnop
    selb $118, $118, $104, $109
    lqa $18, 0x18030
    nop
    stqa $108, 0x1a050
    selb $120, $120, $85, $109
    lqa $19, 0x18050
    or $26, $26, $35
    lnop
    nop
    stqa $106, 0x1a060
    nop
    rotqbyi $57, $57, 13
    selb $114, $114, $98, $105
    lqa $55, 0x180a0
    selb $119, $25, $96, $119
    stqa $48, 0x1a070
    selb $100, $26, $100, $123
    lqa $20, 0x180a0
    andi $57, $57, 255
    stqa $102, 0x1a080
    ai $72, $71, 0
    stqa $100, 0x1a090
    selb $125, $120, $97, $125
    lqa $22, 0x18030
    ai $110, $110, 0
    stqa $49, 0x1a0a0
    andi $29, $59, -16
    stqa $119, 0x1a0b0
    ai $98, $49, 0
    lqd $49, 64($42)
    ai $97, $47, 0
    lqa $38, 0x180b0
    ai $120, $44, 0
    lqd $101, 7920($101)
    ai $123, $34, 0
    stqa $68, 0x1a0c0
    nop
    lnop
    xor $39, $39, $91
    stqa $113, 0x1a0d0
    xor $45, $22, $81
    lnop
    nop
    stqa $63, 0x1a0e0
    ai $114, $114, 0
    lnop
    xor $51, $21, $87
    lnop
    selb $116, $116, $26, $107
    lnop
    a $21, $29, $78
    stqa $61, 0x1a0f0
    ai $99, $31, 0
    lnop
    selb $112, $112, $25, $103
    rotqby $49, $49, $79
    nop
    rotqby $22, $27, $4
    nop
    lqd $23, 1024($21)
    or $24, $24, $39
    lqd $25, 512($21)
    ai $85, $58, 0
    stqa $109, 0x1a100
    ai $106, $106, 0
    shufb $101, $57, $101, $82
    ai $82, $54, 0
    stqa $107, 0x1a110
    nop
    rotqbyi $26, $17, 1
    nop
    lqa $27, 0x180c0
    nop
    lnop
    ai $116, $116, 0
    lqa $28, 0x18030
    selb $58, $125, $32, $61
    lnop
    ai $96, $119, 0
    lnop
    ai $90, $36, 0
    stqd $101, 7920($117)
    ai $122, $122, 0
    cbd $29, 0($4)
    ai $86, $65, 0
    rotqbyi $49, $49, 13
    ai $88, $56, 0
    lqd $30, 272($21)
    xor $31, $33, $91
    lnop
    ai $112, $112, 0
    stqa $105, 0x1a120
    andi $49, $49, 255
    stqa $103, 0x1a130
    ai $102, $102, 0
    lqd $42, 192($42)
    xor $46, $46, $82
    lqa $32, 0x18010
    ai $67, $67, 0
    lqd $103, 7584($71)
    xor $33, $41, $85
    lqa $47, 0x180c0
    xor $52, $43, $94
    lqa $43, 0x18080
    ai $104, $48, 0
    lqa $34, 0x18010
    ai $100, $100, 0
    lnop
    ai $118, $118, 0
    lqd $35, 1552($21)
    ai $107, $113, 0
    lnop
    xor $56, $40, $93
    lqa $36, 0x18020
    ai $117, $67, 0
    lqa $57, 0x18040
    xor $37, $38, $89
    shufb $103, $49, $103, $66
    xor $43, $43, $88
    rotqby $42, $42, $79
    ai $108, $108, 0
    lnop
    selb $126, $126, $121, $68
    lqa $38, 0x180b0
    nop
    lqa $39, 0x18000
    or $40, $43, $51
    stqd $103, 7584($72)
    xor $41, $53, $90
    rotqbyi $53, $42, 13
    a $42, $50, $74
    lqa $50, 0x18050
    ai $125, $69, 0
    lqa $43, 0x18060
    nop
    lqa $44, 0x18070
    or $45, $46, $45
    lnop
    nop
    lqd $71, 7920($71)
    ai $105, $63, 0
    lnop
    ai $119, $62, 0
    hbrr hamming_steady_tap_branch, hamming_steady_tap_loop
    andi $53, $53, 255
    lqa $46, 0x180d0
    ai $113, $120, 0
    lnop
    xor $47, $47, $92
    rotqbyi $48, $22, 4
    xor $49, $50, $83
    lnop
    nop
    lqa $50, 0x18040
    xor $51, $55, $90
    shufb $66, $53, $71, $66
    or $52, $52, $56
    shlqbii $53, $111, 1
    xor $54, $57, $84
    shlqbii $55, $95, 1
    ai $124, $124, 0
    lqd $56, 256($21)
    ai $109, $68, 0
    lqa $57, 0x180f0
    ai $120, $58, 0
    lnop
    ai $101, $70, 0
    stqd $66, 7920($72)
    ai $126, $126, 0
    lqa $58, 0x180a0
    ai $121, $64, 0
    shufb $59, $59, $59, $77
    ai $103, $61, 0
    lnop
    xor $60, $60, $82
hamming_steady_tap_branch:
    brnz $80, hamming_steady_tap_loop
hamming_steady_tap_end:
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
    stqa $110, 0x19a00
    stqa $109, 0x19a10
    stqa $108, 0x19a20
    stqa $107, 0x19a30
    stqa $106, 0x19a40
    stqa $105, 0x19a50
    stqa $104, 0x19a60
    stqa $103, 0x19a70
    stqa $102, 0x19a80
    stqa $101, 0x19a90
    stqa $100, 0x19aa0
    stqa $99, 0x19ab0
    stqa $98, 0x19ac0
    stqa $97, 0x19ad0
    stqa $96, 0x19ae0
    stqa $95, 0x19af0
    bi $0
