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
    lqa $35, 0x18090
    lqa $32, 0x180f0
    lqa $62, 0x180f0
    lqa $59, 0x18000
    lqa $43, 0x180c0
    xor $2, $62, $87
    xor $35, $35, $81
    lqa $21, 0x18060
    lqa $3, 0x18010
    lqa $20, 0x180d0
    lqa $4, 0x18090
    lqa $14, 0x180b0
    lqa $5, 0x180e0
    xor $32, $32, $93
    lqa $34, 0x180a0
    lqa $11, 0x18030
    lqa $7, 0x180a0
    lqa $19, 0x18050
    lqa $6, 0x18080
    lqa $51, 0x18070
    lqa $29, 0x18070
    lqa $38, 0x180b0
    lqa $42, 0x18080
    xor $57, $7, $88
    lqa $24, 0x18040
    xor $19, $19, $75
    lqa $39, 0x18000
    xor $51, $51, $78
    xor $63, $38, $84
    shli $7, $127, 3
    xor $43, $43, $91
    lqa $44, 0x18060
    lqa $22, 0x18060
    lqa $49, 0x18020
    lqa $60, 0x18050
    shlqbii $28, $95, 1
    lqa $47, 0x180c0
    xor $24, $24, $79
    lqa $50, 0x180e0
    lqa $26, 0x180f0
    lqa $65, 0x180d0
    lqa $66, 0x180e0
    xor $11, $11, $75
    lqa $54, 0x18070
    xor $50, $50, $94
    ai $61, $127, 1
    xor $42, $42, $85
    selb $8, $121, $107, $77
    lqa $9, 0x18080
    xor $14, $14, $87
    xor $49, $49, $76
    xor $66, $66, $91
    xor $60, $60, $78
    andi $15, $61, 7
    lqa $53, 0x18040
    xor $21, $21, $82
    andi $38, $7, -16
    lqa $33, 0x18040
    shli $15, $15, 5
    or $49, $49, $11
    or $10, $57, $14
    rotmi $61, $61, -3
    a $11, $38, $71
    xor $57, $20, $81
    xor $22, $22, $79
    lqa $17, 0x18090
    shlqbii $38, $96, 1
    lqd $27, 7248($11)
    or $32, $50, $32
    andi $50, $72, -16
    a $15, $15, $61
    shufb $45, $15, $15, $70
    rotqby $12, $27, $7
    andi $15, $15, -16
    lqa $56, 0x180f0
    lqa $13, 0x180a0
# 583 cycles an iteration, 517 at least: 517 instructions for the even pipe, 493 for the odd one; 13 cycles of nops alone
.align 3
hamming_edge_tap_loop:
    a $96, $15, $71
    lqa $94, 0x180c0
    ai $73, $73, -1
    lqa $93, 0x180d0
    selb $95, $111, $97, $92
    lqd $91, 4368($96)
    xor $54, $54, $81
    lqd $55, 512($96)
    or $24, $24, $60
    lqd $60, 1024($96)
    xor $33, $33, $76
    shlqbii $14, $95, 1
    selb $102, $10, $102, $101
    rotqbyi $15, $12, 1
    xor $64, $17, $84
    lnop
    or $54, $21, $54
    lnop
    selb $108, $24, $108, $107
    lnop
    andbi $45, $45, 15
    lqa $62, 0x18040
    xor $61, $94, $82
    lqd $40, 6912($11)
    a $16, $50, $67
    lqd $50, 528($96)
    selb $107, $113, $99, $89
    lqd $94, 768($96)
    xor $26, $26, $90
    lqd $21, 272($96)
    selb $17, $122, $24, $121
    lqd $24, 256($96)
    selb $98, $32, $98, $97
    lqd $30, 784($96)
    a $18, $45, $69
    lqa $45, 0x18010
    or $97, $33, $19
    shlqbii $19, $111, 1
    nop
    lnop
    ai $127, $127, 1
    lnop
    selb $52, $49, $110, $109
    shufb $110, $24, $21, $18
    xor $65, $65, $90
    shufb $20, $55, $50, $18
    or $42, $42, $64
    lqa $21, 0x18010
    or $22, $22, $51
    shufb $94, $94, $30, $18
    selb $51, $42, $104, $103
    lnop
    nop
    rotqbii $30, $12, 1
    xor $45, $45, $20
    lqa $104, 0x18030
    xor $39, $39, $110
    lqa $64, 0x18020
    xor $47, $47, $88
    rotqby $23, $40, $7
    selb $106, $54, $106, $105
    lqa $58, 0x180b0
    selb $24, $28, $30, $68
    lqa $90, 0x180e0
    or $25, $66, $26
    lqd $66, 1040($96)
    or $45, $39, $45
    lqd $26, 1536($96)
    selb $103, $117, $103, $83
    lqa $39, 0x18080
    selb $55, $124, $49, $123
    rotqbii $49, $23, 1
    xor $27, $29, $75
    lnop
    selb $50, $118, $42, $117
    lqa $28, 0x18020
    xor $48, $93, $87
    lqd $87, 4624($96)
    or $29, $43, $65
    lqa $43, 0x180f0
    selb $38, $38, $49, $68
    lnop
    nop
    rotqbyi $65, $23, 2
    selb $30, $45, $38, $24
    lqa $49, 0x18020
    xor $93, $34, $85
    lqa $31, 0x18050
    nop
    stqa $30, 0x1a040
    xor $39, $39, $82
    stqa $52, 0x1a050
    selb $46, $112, $32, $111
    stqa $108, 0x1a060
    nop
    stqa $106, 0x1a070
    selb $100, $29, $100, $99
    stqa $51, 0x1a080
    xor $99, $43, $81
    lnop
    or $32, $39, $35
    lqa $33, 0x18030
    selb $34, $120, $54, $119
    lqa $35, 0x18010
    xor $36, $44, $76
    stqa $102, 0x1a090
    nop
    lnop
    xor $37, $64, $94
    stqa $100, 0x1a0a0
    ai $38, $7, 1
    stqa $98, 0x1a0b0
    nop
    lqa $39, 0x18050
    xor $40, $49, $110
    lnop
    xor $41, $62, $94
    lqd $42, 64($16)
    selb $43, $126, $45, $125
    lnop
    or $44, $93, $63
    shufb $93, $60, $66, $18
    selb $118, $118, $50, $83
    stqa $125, 0x1a0c0
    selb $112, $112, $46, $92
    lqd $92, 4608($96)
    xor $45, $53, $110
    lqd $46, 4352($96)
    or $47, $47, $48
    stqa $123, 0x1a0d0
    xor $48, $56, $84
    stqa $121, 0x1a0e0
    selb $49, $44, $51, $117
    lqa $50, 0x180e0
    selb $51, $97, $52, $123
    rotqbyi $52, $12, 2
    xor $53, $59, $94
    lqd $54, 1792($96)
    selb $124, $124, $55, $74
    stqa $119, 0x1a0f0
    selb $55, $112, $25, $95
    rotqbii $56, $65, 1
    xor $81, $58, $81
    stqa $117, 0x1a100
    or $57, $61, $57
    rotqbyi $58, $23, 1
    xor $4, $4, $78
    shufb $92, $92, $87, $18
    or $27, $36, $27
    rotqby $42, $42, $72
    selb $122, $122, $17, $77
    lqa $17, 0x18070
    xor $88, $90, $88
    rotqbii $58, $58, 1
    selb $97, $122, $97, $8
    lqd $90, 1552($96)
    selb $100, $25, $100, $113
    rotqbii $15, $15, 1
    andi $25, $38, -16
    lnop
    selb $108, $22, $108, $121
    rotqbyi $42, $42, 13
    xor $104, $104, $20
    cbd $36, 0($7)
    xor $50, $50, $82
    shlqbii $87, $100, 1
    selb $101, $115, $101, $86
    lnop
    nop
    stqa $115, 0x1a110
    selb $105, $119, $105, $80
    shufb $90, $26, $90, $18
    nop
    lnop
    or $2, $88, $2
    lqa $26, 0x18050
    xor $31, $31, $20
    lqd $88, 1296($96)
    xor $6, $6, $76
    lnop
    or $31, $45, $31
    shlqbii $98, $98, 1
    selb $15, $19, $15, $68
    lqa $19, 0x180d0
    selb $121, $105, $121, $77
    lqd $45, 7584($11)
    nop
    shufb $46, $46, $91, $18
    selb $29, $114, $29, $113
    stqa $113, 0x1a120
    andi $42, $42, 255
    stqa $111, 0x1a130
    selb $111, $118, $32, $103
    lnop
    nop
    lnop
    xor $35, $35, $93
    lqd $91, 1280($96)
    selb $112, $112, $55, $89
    lqd $55, 192($16)
    selb $106, $32, $106, $119
    lqa $32, 0x180a0
    or $104, $40, $104
    lqa $40, 0x180b0
    selb $102, $47, $102, $115
    cbd $38, 0($38)
    or $35, $53, $35
    lnop
    selb $114, $114, $29, $89
    shufb $42, $42, $45, $36
    selb $45, $121, $8, $74
    rotqbyi $29, $11, 0
    selb $98, $98, $58, $68
    rotqby $55, $55, $72
    selb $30, $104, $30, $125
    lnop
    selb $24, $125, $24, $46
    lqa $58, 0x18090
    selb $98, $35, $98, $15
    stqd $42, 7584($29)
    nop
    rotqbyi $55, $55, 13
    selb $126, $126, $43, $46
    stqa $98, 0x1a040
    selb $43, $107, $115, $86
    lqd $42, 1808($96)
    selb $35, $126, $35, $24
    lqa $53, 0x180c0
    andi $55, $55, 255
    lqd $11, 7920($11)
    selb $109, $123, $109, $74
    lqa $59, 0x18030
    selb $117, $101, $117, $83
    stqa $30, 0x1a050
    nop
    stqa $51, 0x1a060
    xor $39, $39, $93
    stqa $108, 0x1a070
    xor $40, $40, $78
    stqa $106, 0x1a080
    xor $9, $9, $79
    lqd $60, 2064($96)
    selb $51, $27, $51, $8
    stqa $49, 0x1a090
    xor $3, $3, $90
    shufb $91, $91, $88, $18
    xor $33, $33, $93
    rotqbyi $61, $23, 5
    selb $126, $126, $35, $92
    stqa $102, 0x1a0a0
    a $25, $25, $71
    shufb $11, $55, $11, $36
    selb $125, $109, $125, $46
    rotqbyi $36, $12, 3
    or $33, $37, $33
    lnop
    selb $15, $24, $15, $92
    lqa $37, 0x18070
    nop
    stqa $100, 0x1a0b0
    selb $113, $95, $113, $89
    lqd $89, 64($16)
    nop
    lqa $100, 0x18030
    xor $84, $19, $84
    lqa $19, 0x18000
    xor $5, $5, $85
    stqa $24, 0x1a0c0
    selb $115, $116, $10, $115
    lqa $10, 0x18000
    selb $104, $124, $104, $109
    stqd $11, 7920($29)
    xor $58, $58, $75
    stqa $109, 0x1a0d0
    or $99, $50, $99
    lnop
    selb $119, $103, $119, $80
    stqa $8, 0x1a0e0
    selb $87, $87, $56, $68
    stqa $105, 0x1a0f0
    nop
    rotqby $89, $89, $72
    nop
    stqa $103, 0x1a100
    selb $56, $113, $107, $86
    lqd $50, 4880($96)
    selb $123, $8, $123, $74
    lnop
    xor $32, $32, $79
    lqa $8, 0x18020
    selb $124, $124, $104, $46
    lqa $104, 0x180c0
    or $5, $5, $48
    shufb $88, $54, $42, $18
    selb $98, $33, $98, $24
    rotqbyi $89, $89, 13
    or $32, $32, $40
    lqd $40, 7584($25)
    or $39, $41, $39
    lnop
    xor $19, $19, $91
    rotqbyi $41, $23, 3
    andi $89, $89, 255
    rotqbii $52, $52, 1
    nop
    lnop
    or $4, $9, $4
    lqa $9, 0x18030
    selb $120, $120, $34, $80
    stqa $101, 0x1a110
    selb $118, $118, $111, $80
    rotqbyi $111, $12, 4
    xor $82, $13, $82
    lqd $13, 2048($96)
    xor $37, $37, $20
    lqa $34, 0x18090
    selb $22, $120, $22, $105
    lqd $42, 2320($96)
    selb $122, $122, $97, $74
    lqa $97, 0x18050
    or $6, $6, $58
    lqa $58, 0x18080
    selb $14, $14, $52, $68
    stqa $107, 0x1a120
    nop
    stqa $95, 0x1a130
    selb $95, $117, $103, $80
    lqd $52, 4864($96)
    or $3, $19, $3
    lqa $19, 0x180f0
    selb $108, $4, $108, $105
    shufb $40, $89, $40, $38
    nop
    lqa $54, 0x18040
    selb $48, $122, $31, $123
    lqa $11, 0x18060
    selb $47, $114, $47, $107
    lqd $29, 192($16)
    or $82, $82, $81
    lnop
    selb $116, $116, $115, $86
    lqa $115, 0x18010
    selb $81, $3, $87, $14
    lqa $55, 0x18060
    selb $107, $2, $102, $107
    rotqbyi $102, $25, 0
    nop
    lqa $35, 0x18090
    ai $62, $7, 2
    lnop
    xor $104, $104, $85
    shufb $89, $52, $50, $18
    selb $50, $39, $98, $125
    shufb $87, $13, $60, $18
    selb $30, $31, $30, $109
    stqa $81, 0x1a040
    selb $31, $43, $101, $83
    stqa $98, 0x1a050
    xor $97, $97, $90
    lqa $98, 0x18060
    selb $106, $82, $106, $103
    rotqby $29, $29, $72
    xor $11, $11, $94
    stqd $40, 7584($102)
    nop
    lnop
    xor $17, $17, $93
    lnop
    xor $58, $58, $110
    lqa $40, 0x180d0
    xor $8, $8, $91
    stqa $30, 0x1a060
    or $104, $104, $84
    lqd $25, 7920($25)
    selb $122, $122, $48, $46
    lqd $48, 2832($96)
    selb $49, $104, $49, $101
    rotqbyi $29, $29, 13
    or $11, $11, $17
    stqa $51, 0x1a070
    selb $33, $124, $33, $125
    stqa $108, 0x1a080
    andi $17, $62, -16
    stqa $106, 0x1a090
    andi $29, $29, 255
    stqa $49, 0x1a0a0
    nop
    lnop
    selb $101, $116, $44, $101
    lqa $44, 0x180b0
    xor $9, $9, $87
    lqd $84, 2576($96)
    selb $24, $125, $24, $92
    lnop
    nop
    stqa $107, 0x1a0b0
    xor $100, $100, $90
    rotqbii $36, $36, 1
    xor $98, $98, $88
    cbd $62, 0($62)
    nop
    shlqbii $107, $107, 1
    xor $54, $54, $91
    lnop
    xor $28, $28, $88
    rotqbii $41, $41, 1
    xor $55, $55, $110
    lqd $103, 64($16)
    selb $2, $112, $2, $113
    lnop
    xor $21, $21, $87
    shlqbii $13, $113, 1
    selb $109, $123, $109, $46
    stqa $15, 0x1a0c0
    selb $120, $120, $22, $77
    stqa $125, 0x1a0d0
    selb $124, $124, $33, $92
    lqd $33, 2560($96)
    or $9, $28, $9
    stqa $123, 0x1a0e0
    a $17, $17, $71
    stqa $121, 0x1a0f0
    selb $108, $32, $108, $119
    stqa $119, 0x1a100
    nop
    shufb $25, $29, $25, $38
    selb $39, $122, $39, $109
    lqa $29, 0x180e0
    selb $112, $112, $2, $86
    lqa $2, 0x180a0
    selb $49, $5, $49, $43
    lqd $38, 5376($96)
    selb $13, $13, $36, $68
    stqa $117, 0x1a110
    xor $40, $40, $78
    stqd $25, 7920($102)
    selb $106, $57, $106, $117
    stqa $43, 0x1a120
    or $37, $55, $37
    stqa $113, 0x1a130
    selb $5, $112, $5, $56
    rotqby $103, $103, $72
    selb $51, $6, $51, $121
    rotqbyi $113, $23, 6
    nop
    lnop
    xor $29, $29, $79
    lnop
    nop
    rotqbii $111, $111, 1
    or $100, $8, $100
    lqa $8, 0x180c0
    selb $107, $107, $41, $68
    lnop
    nop
    rotqbyi $41, $17, 0
    selb $112, $112, $5, $83
    rotqbyi $103, $103, 13
    selb $5, $11, $50, $109
    lqa $55, 0x18090
    xor $79, $53, $79
    lqd $53, 7584($17)
    nop
    shlqbii $102, $49, 1
    selb $27, $120, $27, $121
    lqd $25, 192($16)
    andi $103, $103, 255
    rotqbyi $36, $23, 4
    nop
    lqd $28, 2304($96)
    selb $22, $24, $15, $89
    lqa $60, 0x18060
    selb $114, $114, $47, $86
    shufb $84, $33, $84, $18
    xor $2, $2, $76
    lqd $33, 5136($96)
    nop
    lqa $47, 0x18080
    xor $10, $10, $88
    lnop
    selb $81, $100, $81, $15
    lnop
    or $10, $10, $21
    shufb $85, $28, $42, $18
    selb $105, $119, $105, $77
    lnop
    xor $34, $34, $93
    lqa $28, 0x18040
    selb $107, $10, $107, $13
    shufb $103, $103, $53, $62
    selb $116, $116, $101, $83
    shlqbii $101, $56, 1
    ai $53, $7, 4
    stqa $107, 0x1a040
    selb $30, $37, $30, $123
    rotqby $25, $25, $72
    selb $100, $124, $100, $24
    lqa $42, 0x18050
    selb $21, $56, $43, $83
    stqd $103, 7584($41)
    xor $60, $60, $91
    lqd $103, 5120($96)
    selb $104, $114, $104, $43
    stqa $81, 0x1a050
    xor $55, $55, $20
    rotqbyi $23, $23, 7
    nop
    lnop
    selb $14, $15, $14, $89
    stqa $50, 0x1a060
    or $55, $58, $55
    stqa $30, 0x1a070
    selb $114, $114, $104, $83
    lqa $104, 0x18070
    selb $124, $124, $100, $89
    shufb $86, $103, $33, $18
    nop
    rotqbyi $25, $25, 13
    nop
    lnop
    selb $125, $109, $125, $92
    stqa $51, 0x1a080
    xor $78, $19, $78
    stqa $108, 0x1a090
    xor $28, $28, $88
    lqd $17, 7920($17)
    selb $82, $116, $82, $117
    stqa $106, 0x1a0a0
    selb $120, $120, $27, $74
    lnop
    selb $3, $126, $3, $15
    stqa $49, 0x1a0b0
    or $78, $29, $78
    lqd $29, 64($16)
    selb $107, $9, $107, $14
    lnop
    selb $4, $118, $4, $119
    lqa $49, 0x18000
    ai $15, $7, 3
    stqa $14, 0x1a0c0
    or $97, $54, $97
    lqa $54, 0x18020
    nop
    lqa $27, 0x180f0
    selb $126, $126, $3, $89
    stqa $24, 0x1a0d0
    selb $123, $45, $123, $46
    stqa $109, 0x1a0e0
    nop
    stqa $45, 0x1a0f0
    andi $3, $15, -16
    stqa $105, 0x1a100
    selb $116, $116, $82, $80
    rotqbii $36, $36, 1
    xor $104, $104, $90
    stqa $95, 0x1a110
    selb $32, $116, $32, $95
    lnop
    xor $44, $44, $75
    rotqby $29, $29, $72
    nop
    lqa $19, 0x180d0
    nop
    cbd $15, 0($15)
    a $3, $3, $71
    lnop
    selb $9, $124, $9, $22
    stqa $31, 0x1a120
    or $104, $60, $104
    lqa $60, 0x180f0
    xor $115, $115, $84
    lqa $103, 0x180e0
    andi $25, $25, 255
    rotqbyi $33, $12, 6
    selb $122, $122, $39, $92
    stqa $56, 0x1a130
    xor $59, $59, $84
    rotqbyi $29, $29, 13
    selb $56, $21, $31, $80
    lqd $39, 192($16)
    xor $49, $49, $85
    lqa $100, 0x18070
    selb $81, $97, $81, $24
    lqd $83, 5392($96)
    selb $58, $22, $14, $86
    lnop
    selb $106, $99, $106, $31
    shufb $17, $25, $17, $62
    selb $37, $120, $37, $45
    rotqbyi $25, $3, 0
    selb $97, $122, $97, $125
    lqd $62, 2816($96)
    selb $50, $104, $81, $125
    rotqbii $61, $61, 1
    selb $102, $102, $36, $68
    rotqby $39, $39, $72
    selb $10, $126, $10, $14
    stqd $17, 7920($41)
    nop
    lqd $17, 7584($3)
    selb $121, $105, $121, $74
    lqa $41, 0x180d0
    andi $29, $29, 255
    shlqbii $36, $56, 1
    or $115, $49, $115
    shufb $82, $62, $48, $18
    selb $118, $118, $4, $77
    lqa $4, 0x18010
    selb $122, $122, $97, $89
    lqa $97, 0x180c0
    selb $57, $114, $57, $31
    lqa $48, 0x18020
    xor $27, $27, $75
    rotqbyi $39, $39, 13
    or $79, $79, $40
    shufb $17, $29, $17, $15
    nop
    lnop
    ai $29, $7, 5
    lqa $40, 0x180d0
    nop
    lnop
    xor $75, $41, $75
    stqd $17, 7584($25)
    selb $111, $101, $111, $68
    lqd $101, 3072($96)
    or $2, $2, $44
    lnop
    selb $116, $116, $32, $77
    lqd $3, 7920($3)
    xor $100, $100, $87
    rotqbii $33, $33, 1
    selb $13, $14, $13, $86
    lqa $14, 0x18050
    selb $102, $115, $102, $111
    lqa $32, 0x180f0
    selb $114, $114, $57, $80
    lnop
    xor $103, $103, $76
    stqa $102, 0x1a040
    selb $30, $55, $30, $45
    stqa $107, 0x1a050
    nop
    stqa $81, 0x1a060
    selb $119, $95, $119, $77
    lqa $57, 0x18030
    xor $54, $54, $85
    stqa $5, 0x1a070
    selb $108, $79, $108, $95
    lnop
    xor $47, $47, $94
    lnop
    selb $51, $2, $51, $105
    lqa $81, 0x18040
    andi $39, $39, 255
    stqa $30, 0x1a080
    andi $44, $53, -16
    lnop
    selb $24, $125, $24, $89
    shufb $3, $39, $3, $15
    xor $76, $8, $76
    lqa $8, 0x180a0
    or $34, $47, $34
    lqa $47, 0x18000
    or $76, $76, $75
    rotqbyi $75, $12, 5
    selb $15, $34, $5, $123
    stqa $51, 0x1a090
    selb $126, $126, $10, $86
    lqd $10, 5632($96)
    xor $5, $81, $85
    lnop
    a $44, $44, $71
    lnop
    selb $6, $118, $6, $105
    shlqbii $39, $106, 1
    selb $117, $31, $117, $80
    lqa $31, 0x18000
    nop
    stqd $3, 7920($25)
    selb $2, $116, $2, $119
    lqd $3, 3088($96)
    selb $79, $114, $79, $117
    stqa $108, 0x1a0a0
    xor $14, $14, $87
    stqa $106, 0x1a0b0
    nop
    lqa $106, 0x18030
    or $54, $54, $59
    lqd $59, 64($16)
    xor $8, $8, $110
    lqa $25, 0x18060
    nop
    stqa $13, 0x1a0c0
    selb $45, $121, $45, $46
    rotqbyi $17, $44, 0
    or $14, $28, $14
    stqa $22, 0x1a0d0
    xor $26, $26, $84
    shufb $81, $101, $3, $18
    selb $124, $124, $9, $86
    lqa $9, 0x180b0
    selb $99, $112, $99, $21
    lqd $101, 7584($44)
    selb $108, $78, $108, $117
    lqa $3, 0x180e0
    or $26, $5, $26
    rotqby $59, $59, $72
    selb $28, $56, $117, $77
    lnop
    xor $31, $31, $82
    stqa $125, 0x1a0e0
    nop
    lqd $5, 3344($96)
    selb $41, $24, $22, $86
    shufb $83, $38, $83, $18
    xor $4, $4, $81
    cbd $38, 0($29)
    xor $48, $48, $82
    rotqbii $75, $75, 1
    or $100, $98, $100
    lqa $98, 0x18010
    selb $109, $123, $109, $92
    lqa $62, 0x180f0
    xor $40, $40, $93
    stqa $123, 0x1a0f0
    selb $118, $118, $6, $74
    lnop
    xor $106, $106, $81
    stqa $121, 0x1a100
    selb $39, $39, $61, $68
    lqa $61, 0x18080
    selb $102, $54, $102, $13
    cbd $53, 0($53)
    nop
    stqa $119, 0x1a110
    selb $49, $117, $95, $77
    lqa $95, 0x180b0
    selb $111, $13, $111, $83
    stqa $117, 0x1a120
    selb $117, $119, $105, $74
    stqa $21, 0x1a130
    selb $55, $118, $55, $121
    lqa $6, 0x18070
    xor $3, $3, $110
    rotqbyi $59, $59, 13
    xor $61, $61, $91
    lqd $105, 192($16)
    or $4, $31, $4
    lnop
    selb $115, $126, $115, $13
    shlqbii $21, $21, 1
    andi $59, $59, 255
    lqa $31, 0x180a0
    selb $126, $126, $115, $83
    lqd $115, 3600($96)
    xor $9, $9, $20
    shufb $101, $59, $101, $53
    selb $112, $112, $99, $80
    lqa $99, 0x180c0
    selb $75, $21, $75, $68
    rotqby $21, $105, $72
    selb $118, $118, $55, $46
    lqd $55, 4112($96)
    selb $107, $14, $107, $22
    lnop
    selb $39, $4, $39, $75
    stqd $101, 7584($17)
    or $8, $8, $9
    lqd $9, 5648($96)
    nop
    lqa $101, 0x18090
    selb $78, $112, $78, $56
    stqa $39, 0x1a040
    selb $105, $41, $58, $83
    lnop
    selb $51, $76, $51, $119
    rotqbyi $21, $21, 13
    selb $120, $120, $37, $46
    lnop
    selb $116, $116, $2, $74
    stqa $102, 0x1a050
    xor $101, $101, $90
    lnop
    xor $37, $6, $84
    lqa $59, 0x18000
    or $103, $103, $27
    stqa $107, 0x1a060
    selb $13, $58, $13, $83
    lqd $44, 7920($44)
    selb $30, $8, $30, $121
    shufb $80, $10, $9, $18
    ai $9, $7, 7
    stqa $50, 0x1a070
    xor $60, $60, $20
    lqd $10, 3584($96)
    selb $27, $45, $123, $92
    lnop
    xor $110, $97, $110
    lqa $97, 0x180b0
    nop
    stqa $15, 0x1a080
    selb $34, $118, $34, $45
    stqa $30, 0x1a090
    xor $6, $95, $93
    stqa $51, 0x1a0a0
    andi $29, $29, -16
    stqa $108, 0x1a0b0
    nop
    lqd $2, 64($16)
    or $61, $61, $101
    lqd $22, 3840($96)
    andi $21, $21, 255
    lqd $101, 3328($96)
    xor $25, $25, $85
    stqa $111, 0x1a0c0
    a $29, $29, $71
    stqa $58, 0x1a0d0
    selb $95, $28, $49, $74
    shufb $21, $21, $44, $53
    xor $99, $99, $94
    shlqbii $44, $28, 1
    ai $53, $7, 6
    rotqby $7, $2, $72
    or $106, $48, $106
    stqa $24, 0x1a0e0
    selb $125, $109, $125, $89
    lqd $48, 5888($96)
    or $60, $3, $60
    lqa $43, 0x180c0
    nop
    lqa $52, 0x18010
    xor $2, $62, $87
    stqa $109, 0x1a0f0
    selb $62, $117, $121, $46
    rotqbyi $7, $7, 13
    selb $119, $49, $119, $74
    stqd $21, 7920($17)
    xor $35, $35, $81
    lqd $17, 7584($29)
    selb $14, $122, $14, $24
    lqa $21, 0x18060
    selb $114, $114, $79, $77
    stqa $45, 0x1a100
    selb $112, $112, $78, $77
    rotqbyi $12, $12, 7
    xor $31, $31, $94
    lqa $3, 0x18010
    selb $4, $126, $4, $111
    lnop
    selb $121, $105, $13, $80
    lnop
    xor $19, $19, $20
    lnop
    xor $42, $42, $81
    lqa $20, 0x180d0
    selb $126, $126, $4, $80
    lqa $77, 0x18080
    or $110, $110, $19
    lqd $19, 4096($96)
    selb $33, $36, $33, $68
    stqa $117, 0x1a110
    or $31, $31, $6
    stqa $49, 0x1a120
    selb $54, $124, $54, $58
    lqa $6, 0x18090
    selb $123, $120, $11, $123
    shufb $79, $101, $5, $18
    selb $39, $106, $39, $111
    lqd $101, 5904($96)
    selb $8, $116, $8, $117
    lnop
    selb $124, $124, $54, $83
    shlqbii $108, $108, 1
    selb $54, $100, $107, $24
    rotqbyi $107, $29, 0
    selb $118, $118, $34, $92
    stqa $56, 0x1a130
    selb $123, $120, $123, $92
    lqa $120, 0x18040
    selb $50, $61, $50, $109
    shufb $78, $10, $115, $18
    selb $30, $110, $30, $117
    lqd $115, 192($16)
    selb $58, $26, $102, $58
    lnop
    or $40, $99, $40
    lqa $4, 0x18090
    xor $6, $6, $87
    lnop
    andi $7, $7, 255
    lqa $99, 0x180a0
    selb $76, $114, $76, $49
    lnop
    selb $122, $122, $14, $86
    shufb $7, $7, $17, $38
    selb $17, $112, $103, $28
    lqa $14, 0x180b0
    xor $102, $97, $90
    rotqbii $113, $113, 1
    selb $112, $112, $17, $74
    lqa $5, 0x180e0
    xor $32, $32, $93
    lnop
    selb $17, $111, $75, $80
    rotqby $115, $115, $72
    xor $57, $57, $78
    stqd $7, 7584($107)
    xor $52, $52, $78
    lqd $29, 7920($29)
    nop
    cbd $56, 0($9)
    xor $120, $120, $82
    lnop
    xor $77, $77, $88
    lqa $34, 0x180a0
    nop
    rotqbyi $115, $115, 13
    or $10, $77, $6
    lnop
    xor $99, $99, $91
    lnop
    selb $97, $119, $117, $46
    lqa $11, 0x18030
    selb $113, $108, $113, $68
    lqa $7, 0x180a0
    xor $47, $47, $79
    lnop
    or $120, $120, $42
    shufb $75, $19, $55, $18
    selb $104, $123, $104, $109
    lqa $19, 0x18050
    andi $115, $115, 255
    lqa $55, 0x18020
    or $47, $47, $52
    lqa $6, 0x18080
    nop
    shufb $115, $115, $29, $38
    selb $49, $103, $51, $49
    lqa $51, 0x18070
    nop
    lqa $29, 0x18070
    selb $113, $47, $113, $33
    lqa $38, 0x180b0
    or $52, $99, $102
    stqd $115, 7920($107)
    andi $115, $53, -16
    lqa $42, 0x18080
    selb $47, $126, $47, $17
    stqa $113, 0x1a040
    selb $15, $31, $15, $45
    lqd $107, 3856($96)
    selb $103, $125, $24, $86
    stqa $39, 0x1a050
    xor $55, $55, $79
    stqa $58, 0x1a060
    nop
    stqa $54, 0x1a070
    xor $98, $98, $75
    lnop
    selb $114, $114, $76, $74
    shufb $77, $48, $101, $18
    or $55, $55, $57
    stqa $50, 0x1a080
    selb $123, $123, $104, $89
    stqa $15, 0x1a090
    selb $106, $124, $106, $13
    stqa $30, 0x1a0a0
    a $115, $115, $71
    stqa $49, 0x1a0b0
    or $25, $25, $37
    lqa $37, 0x18000
    xor $57, $7, $88
    lnop
    selb $104, $112, $60, $95
    lqd $48, 64($16)
    selb $101, $27, $109, $89
    stqa $17, 0x1a0c0
    selb $124, $124, $106, $80
    lqa $24, 0x18040
    xor $19, $19, $75
    rotqbyi $36, $115, 0
    selb $106, $120, $39, $13
    lqa $39, 0x18000
    xor $51, $51, $78
    lnop
    xor $63, $38, $84
    shufb $76, $22, $107, $18
    shli $7, $127, 3
    lnop
    selb $26, $122, $26, $41
    rotqby $48, $48, $72
    selb $116, $116, $8, $46
    stqa $13, 0x1a0d0
    nop
    shlqbii $49, $49, 1
    xor $43, $43, $91
    rotqbii $12, $12, 1
    xor $37, $37, $76
    stqa $41, 0x1a0e0
    selb $61, $118, $61, $27
    cbd $53, 0($53)
    or $37, $37, $98
    rotqbii $23, $23, 1
    selb $98, $40, $15, $62
    lqd $15, 6160($96)
    selb $12, $44, $12, $68
    lqa $44, 0x18060
    selb $112, $112, $104, $46
    lqa $22, 0x18060
    nop
    stqa $125, 0x1a0f0
    selb $99, $62, $45, $92
    stqa $27, 0x1a100
    selb $45, $114, $110, $119
    stqa $62, 0x1a110
    selb $23, $49, $23, $68
    lqa $49, 0x18020
    andi $9, $9, -16
    lqd $38, 6144($96)
    selb $126, $126, $47, $77
    rotqbyi $48, $48, 13
    selb $110, $37, $23, $12
    stqa $119, 0x1a120
    a $23, $9, $71
    stqa $28, 0x1a130
    selb $96, $60, $30, $119
    lqd $30, 7584($115)
    andi $48, $48, 255
    lqa $60, 0x18050
    selb $108, $55, $113, $17
    shlqbii $28, $95, 1
    selb $31, $116, $31, $62
    lqd $113, 192($16)
    selb $9, $123, $100, $125
    lqa $47, 0x180c0
    selb $107, $13, $111, $80
    rotqbyi $64, $23, 0
    selb $100, $52, $50, $27
    lnop
    nop
    stqa $110, 0x1a040
    xor $24, $24, $79
    lqa $50, 0x180e0
    selb $122, $122, $26, $83
    lqa $26, 0x180f0
    selb $13, $123, $9, $86
    lqa $65, 0x180d0
    nop
    lqa $66, 0x180e0
    nop
    shufb $30, $48, $30, $53
    xor $11, $11, $75
    stqa $108, 0x1a050
    selb $102, $10, $54, $125
    lqa $54, 0x18070
    selb $104, $25, $58, $41
    lnop
    selb $109, $17, $33, $77
    rotqby $113, $113, $72
    selb $111, $95, $119, $46
    lnop
    xor $50, $50, $94
    stqa $106, 0x1a060
    selb $118, $118, $61, $89
    stqa $104, 0x1a070
    ai $61, $127, 1
    stqd $30, 7584($36)
    xor $42, $42, $85
    lqd $115, 7920($115)
    selb $116, $116, $31, $92
    rotqbyi $113, $113, 13
    selb $8, $121, $107, $77
    lqa $9, 0x18080
    xor $14, $14, $87
    stqa $102, 0x1a080
    selb $31, $118, $10, $101
    stqa $100, 0x1a090
    andi $113, $113, 255
    stqa $98, 0x1a0a0
    xor $49, $49, $76
    stqa $96, 0x1a0b0
    xor $66, $66, $91
    lqd $10, 64($16)
    selb $37, $126, $37, $109
    stqa $109, 0x1a0c0
    selb $30, $122, $120, $105
    lnop
    xor $60, $60, $78
    shufb $115, $113, $115, $53
    selb $117, $101, $125, $86
    shufb $74, $38, $15, $18
    andi $15, $61, 7
    lqa $53, 0x18040
    xor $21, $21, $82
    rotqby $18, $10, $72
    andi $38, $7, -16
    lnop
    nop
    lqa $33, 0x18040
    shli $15, $15, 5
    stqd $115, 7920($36)
    or $49, $49, $11
    lqd $115, 7584($23)
    selb $119, $103, $41, $83
    stqa $107, 0x1a0d0
    or $10, $57, $14
    rotqbyi $18, $18, 13
    selb $118, $118, $31, $86
    stqa $105, 0x1a0e0
    rotmi $61, $61, -3
    stqa $103, 0x1a0f0
    a $11, $38, $71
    stqa $101, 0x1a100
    nop
    stqa $99, 0x1a110
    nop
    lnop
    andi $18, $18, 255
    stqa $97, 0x1a120
    xor $57, $20, $81
    stqa $95, 0x1a130
    selb $52, $116, $52, $99
    lqd $16, 192($16)
    xor $22, $22, $79
    shufb $18, $18, $115, $56
    selb $123, $107, $17, $77
    lqa $17, 0x18090
    selb $115, $99, $27, $89
    shlqbii $38, $96, 1
    selb $55, $124, $55, $107
    lqd $27, 7248($11)
    or $32, $50, $32
    hbrr hamming_edge_tap_branch, hamming_edge_tap_loop
    nop
    rotqby $16, $16, $72
    andi $50, $72, -16
    stqd $18, 7584($64)
    selb $126, $126, $37, $74
    lnop
    a $15, $15, $61
    lqd $23, 7920($23)
    selb $125, $109, $12, $74
    rotqbyi $16, $16, 13
    selb $25, $13, $25, $103
    lnop
    selb $116, $116, $52, $89
    lnop
    selb $114, $114, $45, $46
    shufb $45, $15, $15, $70
    andi $16, $16, 255
    rotqby $12, $27, $7
    andi $15, $15, -16
    lnop
    selb $40, $114, $40, $97
    shufb $16, $16, $23, $56
    selb $120, $13, $25, $83
    lnop
    selb $122, $122, $30, $80
    lqa $56, 0x180f0
    selb $113, $97, $62, $92
    lqa $13, 0x180a0
    selb $114, $114, $40, $92
    stqd $16, 7920($64)
    selb $124, $124, $55, $77
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
    lqa $8, 0x0
    a $7, $7, $8
    lqd $8, 768($7)
    lqd $9, 784($7)
    lqa $10, 0x10
    shufb $6, $6, $6, $10
    andbi $6, $6, 15
    lqa $10, 0x20
    a $6, $6, $10
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
    lqa $51, 0x180f0
    lqa $31, 0x180f0
    lqa $2, 0x180e0
    lqa $60, 0x180f0
    lqa $23, 0x18090
    shli $3, $127, 3
    lqa $62, 0x18050
    lqa $4, 0x18030
    ai $70, $127, 1
    lqa $59, 0x180b0
    lqa $14, 0x180a0
    lqa $5, 0x18080
    lqa $6, 0x18050
    lqa $55, 0x20
    xor $59, $59, $87
    xor $73, $14, $90
    lqa $39, 0x18060
    lqa $20, 0x180b0
    lqa $7, 0x180c0
    lqa $8, 0x18000
    lqa $36, 0x18040
    lqa $46, 0x0
    xor $74, $20, $89
    lqa $37, 0x0
    xor $9, $23, $87
    rotmi $69, $70, -3
    ai $65, $3, 1
    lqa $10, 0x180e0
    lqa $11, 0x18040
    andi $43, $3, -16
    lqa $12, 0x18060
    lqa $13, 0x18050
    xor $14, $39, $84
    lqa $39, 0x18080
    lqa $15, 0x18090
    lqa $16, 0x18010
    xor $17, $39, $88
    lqa $52, 0x18060
    lqa $72, 0x18030
    lqa $39, 0x10
    lqa $75, 0x180d0
    lqa $18, 0x180a0
    lqa $71, 0x18020
    andi $70, $70, 7
    lqa $19, 0x18000
    shlqbii $20, $95, 1
    lqa $21, 0x180b0
    lqa $45, 0x18090
    xor $76, $36, $84
    lqa $77, 0x180c0
    lqa $22, 0x180d0
    lqa $30, 0x180a0
    a $23, $43, $37
    lqa $37, 0x180e0
    andi $43, $65, -16
    shli $70, $70, 5
    lqa $44, 0x180c0
    a $69, $70, $69
    xor $30, $30, $88
    lqa $24, 0x180d0
    xor $25, $60, $91
    andi $70, $69, -16
    or $26, $30, $59
    andi $27, $79, -16
    xor $59, $31, $93
    lqd $47, 7248($23)
    lqa $53, 0x0
    xor $78, $37, $94
    lqa $28, 0x18010
    lqa $68, 0x18070
    lqa $29, 0x180f0
    a $30, $70, $46
    xor $62, $62, $83
    lqa $31, 0x180b0
    xor $32, $51, $87
    lqa $33, 0x18070
    or $34, $73, $74
    shufb $69, $69, $69, $39
    xor $35, $71, $82
    lqd $36, 1040($30)
    rotqby $37, $47, $3
    or $78, $78, $59
    lqd $38, 1024($30)
    xor $39, $45, $85
    lqa $47, 0x180e0
    xor $40, $44, $90
    lqd $45, 6912($23)
    andbi $69, $69, 15
    a $41, $43, $53
    lqa $71, 0x180e0
    xor $52, $52, $86
    rotqbii $42, $37, 1
    xor $68, $68, $85
    lqa $43, 0x30
    a $44, $69, $55
    rotqby $45, $45, $3
    xor $75, $75, $91
    xor $77, $77, $92
    lqd $69, 528($30)
    lqd $64, 272($30)
    lqd $55, 256($30)
    lqa $46, 0x18020
    xor $47, $47, $92
    rotqbyi $48, $37, 2
    or $49, $76, $62
    shlqbii $50, $99, 1
    lqa $51, 0x30
    or $52, $52, $68
    lqd $53, 768($30)
    lqd $67, 512($30)
    shufb $54, $55, $64, $44
    or $55, $77, $75
    cbd $56, 0($65)
    xor $57, $71, $90
    selb $58, $78, $98, $97
    lqa $59, 0x180c0
    lqa $60, 0x18070
    shufb $61, $67, $69, $44
    xor $62, $72, $81
# 589 cycles an iteration, 489 at least: 460 instructions for the even pipe, 489 for the odd one; 23 cycles of nops alone
.align 3
hamming_steady_tap_loop:
    selb $112, $112, $78, $111
    lqd $98, 784($30)
    or $9, $17, $9
    lqa $17, 0x18050
    xor $22, $22, $89
    lqa $95, 0x18090
    selb $108, $49, $108, $107
    lqa $94, 0x180a0
    or $22, $40, $22
    lqa $40, 0x180f0
    xor $10, $10, $86
    lqa $93, 0x18030
    xor $19, $19, $54
    rotqbyi $92, $37, 1
    selb $104, $9, $104, $103
    lqd $91, 1296($30)
    nop
    lnop
    xor $28, $28, $61
    lnop
    or $35, $35, $62
    lqa $62, 0x180a0
    xor $12, $12, $82
    lnop
    or $19, $19, $28
    rotqbii $28, $45, 1
    nop
    lqd $90, 1808($30)
    selb $124, $124, $35, $123
    rotqbyi $63, $37, 3
    selb $42, $20, $42, $43
    lqa $20, 0x18020
    xor $33, $33, $83
    cbd $43, 0($3)
    nop
    shufb $36, $38, $36, $44
    nop
    lqa $38, 0x30
    selb $100, $55, $100, $99
    shufb $98, $53, $98, $44
    xor $46, $46, $54
    rotqbii $92, $92, 1
    selb $110, $35, $110, $109
    shlqbii $96, $96, 1
    xor $5, $5, $86
    lnop
    nop
    lnop
    nop
    lqa $35, 0x50
    selb $116, $116, $34, $115
    lqa $53, 0x30
    selb $96, $96, $28, $38
    lnop
    or $14, $14, $33
    lnop
    xor $13, $13, $81
    shlqbii $33, $111, 1
    selb $102, $34, $102, $101
    lqa $34, 0x18060
    selb $96, $19, $96, $42
    lnop
    a $38, $27, $35
    lqa $27, 0x180d0
    selb $35, $26, $104, $117
    lqa $28, 0x180c0
    xor $94, $94, $84
    lqd $64, 1792($30)
    selb $122, $122, $49, $121
    stqa $96, 0x1a040
    selb $106, $52, $106, $105
    rotqbyi $49, $45, 1
    xor $17, $17, $36
    lqa $65, 0x18040
    selb $120, $120, $52, $119
    lqd $52, 7584($23)
    selb $33, $33, $92, $51
    stqa $110, 0x1a050
    xor $15, $15, $83
    stqa $108, 0x1a060
    xor $4, $4, $61
    lqa $92, 0x18040
    nop
    stqa $106, 0x1a070
    xor $16, $16, $36
    lqa $51, 0x180f0
    or $4, $46, $4
    lqa $46, 0x18070
    or $25, $47, $25
    rotqbyi $47, $37, 5
    nop
    rotqbii $49, $49, 1
    selb $118, $118, $9, $117
    lqd $9, 1280($30)
    nop
    stqa $104, 0x1a080
    or $5, $5, $39
    stqa $102, 0x1a090
    xor $89, $40, $89
    lqa $40, 0x18030
    selb $116, $116, $26, $101
    stqa $100, 0x1a0a0
    xor $60, $60, $81
    shlqbii $26, $58, 1
    selb $108, $14, $108, $121
    stqa $58, 0x1a0b0
    nop
    lqd $58, 64($38)
    ai $39, $3, 2
    stqa $125, 0x1a0c0
    xor $6, $6, $61
    lqa $104, 0x18040
    ai $66, $23, 0
    shufb $67, $9, $91, $44
    selb $26, $26, $49, $53
    stqa $123, 0x1a0d0
    selb $100, $25, $100, $113
    stqa $121, 0x1a0e0
    selb $112, $112, $25, $97
    rotqby $58, $58, $79
    selb $126, $126, $19, $125
    lqa $19, 0x18000
    or $89, $57, $89
    stqa $119, 0x1a0f0
    selb $114, $114, $55, $113
    lqa $55, 0x18070
    or $12, $12, $60
    stqa $117, 0x1a100
    selb $118, $118, $5, $103
    rotqbyi $58, $58, 13
    nop
    rotqbyi $60, $45, 2
    xor $62, $62, $86
    stqa $115, 0x1a110
    xor $19, $19, $98
    lqa $57, 0x30
    nop
    lqa $25, 0x180b0
    nop
    lqa $49, 0x180c0
    or $16, $19, $16
    lqa $19, 0x18080
    xor $28, $28, $88
    stqa $113, 0x1a120
    andi $58, $58, 255
    stqa $111, 0x1a130
    selb $120, $120, $14, $105
    lqa $14, 0x18080
    xor $104, $104, $82
    lqa $111, 0x18030
    xor $88, $2, $88
    lqd $2, 192($38)
    or $104, $104, $13
    shufb $52, $58, $52, $43
    xor $20, $20, $98
    lnop
    selb $96, $4, $96, $125
    rotqbii $47, $47, 1
    xor $87, $27, $87
    lqd $27, 2320($30)
    selb $110, $104, $110, $123
    lnop
    nop
    stqd $52, 7584($66)
    xor $111, $111, $36
    rotqby $2, $2, $79
    xor $21, $21, $81
    lnop
    nop
    lqd $52, 1552($30)
    nop
    lqa $58, 0x18010
    xor $29, $29, $85
    lqa $13, 0x180d0
    selb $106, $5, $106, $119
    lnop
    nop
    cbd $5, 0($39)
    or $87, $28, $87
    shlqbii $28, $97, 1
    selb $122, $122, $104, $107
    rotqbyi $2, $2, 13
    xor $14, $14, $84
    lnop
    xor $92, $92, $54
    lqa $104, 0x18060
    xor $31, $31, $83
    lqa $53, 0x180f0
    selb $120, $120, $12, $121
    rotqbii $48, $48, 1
    xor $24, $24, $61
    shufb $64, $64, $90, $44
    selb $26, $16, $26, $33
    lqa $90, 0x18010
    nop
    lqd $23, 7920($23)
    or $111, $20, $111
    lqa $20, 0x18030
    or $14, $14, $15
    stqa $26, 0x1a040
    selb $102, $22, $102, $115
    stqa $96, 0x1a050
    andi $2, $2, 255
    stqa $110, 0x1a060
    selb $114, $114, $22, $99
    lqa $22, 0x30
    nop
    shufb $2, $2, $23, $43
    xor $53, $53, $61
    stqa $108, 0x1a070
    selb $110, $12, $110, $107
    lqd $12, 1536($30)
    or $10, $10, $29
    lnop
    selb $126, $126, $16, $42
    lqa $16, 0x18090
    xor $25, $25, $85
    stqa $106, 0x1a080
    selb $29, $89, $102, $99
    lqa $23, 0x18050
    ai $43, $103, 0
    rotqbii $60, $60, 1
    nop
    stqa $35, 0x1a090
    nop
    lqa $15, 0x18070
    or $92, $92, $6
    stqa $102, 0x1a0a0
    or $88, $88, $32
    shufb $52, $12, $52, $44
    nop
    stqa $100, 0x1a0b0
    nop
    lqa $12, 0x30
    nop
    lqa $32, 0x0
    selb $48, $28, $48, $22
    lqa $22, 0x180f0
    selb $96, $92, $96, $109
    lqd $28, 64($38)
    xor $86, $7, $86
    stqa $42, 0x1a0c0
    selb $124, $124, $4, $109
    lnop
    selb $114, $114, $87, $115
    lqa $4, 0x18080
    xor $58, $58, $52
    lqa $7, 0x30
    selb $124, $124, $111, $125
    stqa $109, 0x1a0d0
    andi $39, $39, -16
    stqd $2, 7920($66)
    xor $8, $8, $67
    lqa $2, 0x30
    nop
    shlqbii $100, $100, 1
    or $8, $8, $58
    stqa $107, 0x1a0e0
    nop
    lqa $58, 0x180e0
    selb $122, $122, $92, $123
    lqa $92, 0x18060
    nop
    stqa $105, 0x1a0f0
    ai $66, $3, 3
    stqa $103, 0x1a100
    nop
    rotqby $28, $28, $79
    nop
    stqa $101, 0x1a110
    selb $100, $100, $60, $57
    lqa $57, 0x18090
    selb $111, $111, $26, $42
    lqa $26, 0x180f0
    xor $85, $13, $85
    rotqbyi $13, $45, 3
    or $94, $94, $31
    lnop
    or $25, $62, $25
    stqa $99, 0x1a120
    xor $19, $19, $82
    lqd $62, 7584($41)
    selb $106, $25, $106, $103
    rotqbii $13, $13, 1
    xor $46, $46, $61
    rotqbyi $28, $28, 13
    selb $126, $126, $8, $33
    stqa $97, 0x1a130
    ai $97, $3, 5
    lnop
    selb $116, $116, $25, $117
    rotqbyi $25, $37, 4
    selb $100, $8, $100, $48
    shlqbii $8, $29, 1
    selb $112, $112, $89, $113
    lqa $89, 0x18020
    xor $26, $26, $83
    lnop
    nop
    lqd $31, 192($38)
    xor $92, $92, $54
    lnop
    andi $28, $28, 255
    lqa $60, 0x180b0
    selb $87, $87, $35, $101
    stqa $100, 0x1a040
    nop
    lnop
    xor $22, $22, $81
    cbd $35, 0($66)
    xor $15, $15, $36
    lnop
    nop
    shufb $28, $28, $62, $56
    xor $40, $40, $52
    lnop
    xor $65, $65, $98
    lqa $62, 0x18080
    nop
    stqa $111, 0x1a050
    xor $60, $60, $61
    rotqbyi $102, $45, 4
    xor $59, $59, $54
    rotqbii $63, $63, 1
    a $32, $39, $32
    rotqby $31, $31, $79
    nop
    stqa $96, 0x1a060
    nop
    lnop
    nop
    lqa $39, 0x18080
    selb $8, $8, $13, $2
    lqa $13, 0x30
    selb $108, $14, $108, $105
    lqd $2, 2048($30)
    xor $57, $57, $81
    rotqbii $102, $102, 1
    ai $6, $41, 0
    stqa $110, 0x1a070
    or $92, $92, $46
    lqd $46, 2064($30)
    xor $89, $89, $67
    rotqbii $25, $25, 1
    selb $91, $94, $108, $119
    stqa $108, 0x1a080
    nop
    stqd $28, 7584($6)
    or $89, $89, $40
    lnop
    andi $66, $66, -16
    lqa $40, 0x180a0
    nop
    lqd $41, 7920($41)
    or $19, $19, $57
    lqa $57, 0x30
    selb $28, $88, $87, $115
    stqa $106, 0x1a090
    nop
    lnop
    selb $112, $112, $88, $99
    lqa $88, 0x180c0
    nop
    stqa $87, 0x1a0a0
    nop
    stqa $29, 0x1a0b0
    ai $127, $127, 1
    rotqbyi $31, $31, 13
    nop
    lqd $29, 64($38)
    ai $87, $32, 0
    shufb $46, $2, $46, $44
    or $17, $65, $17
    stqa $33, 0x1a0c0
    xor $104, $104, $98
    stqa $125, 0x1a0d0
    xor $11, $11, $67
    shlqbii $65, $113, 1
    nop
    lnop
    xor $93, $93, $46
    lqa $2, 0x180d0
    xor $62, $62, $54
    lqa $108, 0x18090
    xor $18, $18, $82
    rotqby $29, $29, $79
    selb $63, $65, $63, $7
    stqa $123, 0x1a0e0
    andi $31, $31, 255
    lqd $7, 2304($30)
    selb $120, $120, $92, $107
    stqa $121, 0x1a0f0
    xor $16, $16, $61
    stqa $119, 0x1a100
    selb $111, $17, $111, $125
    lqd $61, 3088($30)
    xor $55, $55, $52
    shlqbii $65, $28, 1
    ai $43, $43, 0
    rotqbyi $29, $29, 13
    selb $118, $118, $14, $119
    lnop
    xor $23, $23, $52
    shufb $31, $31, $41, $56
    nop
    lnop
    selb $122, $122, $17, $109
    lqa $17, 0x180b0
    or $24, $59, $24
    stqa $117, 0x1a110
    selb $118, $118, $19, $105
    lqa $59, 0x18020
    or $86, $86, $85
    lqa $85, 0x18000
    selb $110, $19, $110, $121
    lqa $19, 0x0
    nop
    stqd $31, 7920($6)
    selb $50, $50, $25, $12
    stqa $115, 0x1a120
    selb $100, $89, $100, $33
    shufb $27, $7, $27, $44
    xor $83, $2, $83
    lqa $7, 0x18000
    xor $85, $85, $64
    stqa $113, 0x1a130
    nop
    lqd $113, 192($38)
    nop
    lqa $12, 0x18010
    xor $90, $90, $46
    lqa $25, 0x0
    nop
    lqa $31, 0x180f0
    or $90, $85, $90
    lqa $85, 0x30
    xor $40, $40, $54
    lqa $41, 0x18000
    or $11, $11, $23
    shlqbii $23, $115, 1
    xor $58, $58, $82
    rotqbyi $6, $37, 6
    or $16, $62, $16
    rotqby $113, $113, $79
    xor $62, $88, $82
    lqa $2, 0x180e0
    andi $29, $29, 255
    lqa $82, 0x18020
    selb $102, $65, $102, $13
    lqa $13, 0x18080
    nop
    lqd $65, 7584($32)
    nop
    lnop
    a $25, $66, $25
    lqa $66, 0x18000
    selb $96, $92, $96, $123
    lqd $92, 2832($30)
    selb $8, $90, $8, $63
    lnop
    selb $118, $118, $16, $121
    lqd $88, 2560($30)
    ai $56, $3, 6
    lqa $14, 0x180e0
    nop
    shufb $29, $29, $65, $5
    xor $66, $66, $27
    stqa $8, 0x1a040
    nop
    stqa $100, 0x1a050
    xor $39, $39, $64
    stqa $111, 0x1a060
    or $40, $40, $60
    stqa $96, 0x1a070
    or $104, $104, $15
    lqa $60, 0x180f0
    selb $106, $86, $106, $117
    stqa $110, 0x1a080
    or $18, $18, $21
    lqa $21, 0x18090
    or $22, $58, $22
    lnop
    selb $47, $23, $47, $85
    stqa $91, 0x1a090
    nop
    lqd $85, 3840($30)
    nop
    stqd $29, 7584($87)
    ai $29, $3, 7
    lqd $32, 7920($32)
    selb $96, $16, $96, $107
    lqd $16, 2576($30)
    selb $120, $120, $104, $123
    stqa $106, 0x1a0a0
    selb $100, $11, $100, $42
    stqa $28, 0x1a0b0
    selb $111, $104, $111, $109
    lqd $104, 64($38)
    nop
    stqa $48, 0x1a0c0
    selb $126, $126, $90, $48
    stqa $42, 0x1a0d0
    xor $49, $49, $84
    rotqbyi $113, $113, 13
    selb $112, $112, $10, $115
    lnop
    xor $84, $14, $84
    lqa $14, 0x18030
    xor $13, $13, $98
    rotqby $104, $104, $79
    ai $3, $3, 4
    lqa $90, 0x18060
    xor $34, $34, $64
    stqa $109, 0x1a0e0
    selb $116, $116, $94, $103
    lnop
    selb $114, $114, $86, $101
    shufb $16, $88, $16, $44
    or $83, $49, $83
    stqa $107, 0x1a0f0
    ai $127, $127, 0
    stqa $105, 0x1a100
    nop
    lnop
    xor $95, $95, $36
    lqa $49, 0x30
    xor $59, $59, $64
    stqa $103, 0x1a110
    andi $113, $113, 255
    lqd $88, 3072($30)
    andi $86, $97, -16
    lnop
    ai $94, $109, 0
    stqa $101, 0x1a120
    ai $28, $25, 0
    rotqbyi $104, $104, 13
    selb $122, $122, $11, $125
    shufb $113, $113, $32, $5
    andi $5, $3, -16
    lnop
    or $13, $13, $95
    lqd $32, 2816($30)
    nop
    lqd $11, 3600($30)
    or $93, $59, $93
    lqa $59, 0x180d0
    xor $90, $90, $67
    stqd $113, 7920($87)
    andi $104, $104, 255
    stqa $99, 0x1a130
    xor $108, $108, $46
    lqd $99, 192($38)
    or $55, $90, $55
    lqa $23, 0x18090
    ai $95, $43, 0
    lqd $43, 3584($30)
    selb $106, $10, $106, $101
    lqa $10, 0x0
    nop
    lqd $90, 7584($25)
    selb $8, $93, $8, $48
    lqa $113, 0x180d0
    nop
    lqa $87, 0x18020
    nop
    lqd $58, 3856($30)
    selb $120, $120, $55, $109
    lnop
    xor $4, $4, $67
    rotqbyi $15, $45, 6
    xor $12, $12, $16
    shufb $92, $32, $92, $44
    xor $81, $59, $81
    shufb $104, $104, $90, $35
    nop
    lnop
    nop
    lqa $59, 0x18040
    selb $124, $124, $89, $42
    shufb $61, $88, $61, $44
    ai $88, $27, 0
    lqa $89, 0x180c0
    or $12, $66, $12
    rotqbyi $37, $37, 7
    nop
    lnop
    or $108, $39, $108
    shufb $85, $85, $58, $44
    nop
    lqa $58, 0x18050
    selb $91, $83, $91, $103
    lnop
    nop
    lnop
    selb $110, $18, $110, $105
    rotqbyi $39, $45, 5
    selb $126, $126, $12, $63
    lqa $66, 0x18010
    selb $102, $12, $102, $50
    rotqby $99, $99, $79
    nop
    lqa $12, 0x18030
    xor $32, $89, $98
    stqd $104, 7584($28)
    selb $104, $40, $96, $121
    rotqbyi $45, $45, 7
    ai $65, $123, 0
    lqa $9, 0x0
    xor $58, $58, $46
    rotqbii $39, $39, 1
    nop
    stqa $102, 0x1a040
    selb $124, $124, $93, $33
    stqa $8, 0x1a050
    selb $114, $114, $83, $117
    stqa $100, 0x1a060
    or $84, $84, $26
    cbd $26, 0($3)
    xor $83, $82, $27
    lqd $25, 7920($25)
    ai $90, $64, 0
    stqa $111, 0x1a070
    nop
    rotqbyi $99, $99, 13
    selb $112, $112, $84, $101
    stqa $96, 0x1a080
    shli $3, $127, 3
    lnop
    xor $68, $7, $85
    stqa $110, 0x1a090
    xor $20, $20, $16
    stqa $91, 0x1a0a0
    nop
    lqa $7, 0x180b0
    andi $99, $99, 255
    stqa $106, 0x1a0b0
    a $10, $5, $10
    lqd $5, 64($38)
    nop
    stqa $63, 0x1a0c0
    nop
    shufb $99, $99, $25, $35
    xor $21, $21, $52
    shlqbii $106, $106, 1
    ai $82, $85, 0
    stqa $33, 0x1a0d0
    selb $118, $118, $13, $107
    lqa $25, 0x18050
    nop
    lqa $35, 0x180a0
    xor $59, $59, $64
    lqa $64, 0x18070
    nop
    stqa $125, 0x1a0e0
    selb $106, $106, $39, $49
    lqa $39, 0x18040
    or $58, $59, $58
    lqd $59, 3328($30)
    ai $49, $94, 0
    lqa $94, 0x180e0
    nop
    lqd $96, 4096($30)
    xor $113, $113, $36
    stqa $123, 0x1a0f0
    selb $69, $58, $8, $33
    lnop
    ai $89, $46, 0
    lnop
    selb $91, $84, $91, $117
    lnop
    selb $122, $122, $58, $42
    rotqby $5, $5, $79
    or $83, $83, $20
    stqa $121, 0x1a100
    xor $66, $66, $61
    lqa $20, 0x18000
    or $81, $62, $81
    lqa $62, 0x18050
    xor $94, $94, $54
    stqa $119, 0x1a110
    or $21, $4, $21
    stqa $117, 0x1a120
    nop
    lqa $54, 0x30
    selb $111, $13, $111, $123
    rotqbyi $5, $5, 13
    ai $13, $10, 0
    rotqbii $58, $6, 1
    xor $17, $17, $36
    lnop
    nop
    stqa $115, 0x1a130
    nop
    stqd $99, 7920($28)
    xor $20, $20, $92
    rotqbii $15, $15, 1
    andi $5, $5, 255
    lqd $99, 3344($30)
    nop
    lnop
    xor $87, $87, $92
    lnop
    xor $14, $14, $61
    lqa $28, 0x18010
    or $20, $20, $66
    lqd $66, 7584($10)
    selb $100, $55, $100, $125
    lqd $55, 192($38)
    or $32, $32, $113
    lqa $4, 0x18030
    selb $116, $116, $18, $119
    lqa $18, 0x180a0
    ai $70, $127, 1
    lnop
    selb $102, $83, $102, $63
    shufb $99, $59, $99, $44
    selb $114, $114, $81, $103
    lqa $59, 0x180b0
    ai $113, $119, 0
    rotqby $55, $55, $79
    or $71, $87, $14
    lqa $14, 0x180a0
    selb $110, $81, $110, $119
    lnop
    nop
    lqa $81, 0x18050
    nop
    shufb $5, $5, $66, $26
    selb $106, $20, $106, $47
    shlqbii $66, $117, 1
    ai $65, $65, 0
    rotqbyi $55, $55, 13
    a $72, $86, $9
    stqa $106, 0x1a040
    nop
    stqd $5, 7584($13)
    ai $84, $99, 0
    shufb $43, $43, $11, $44
    nop
    lqa $11, 0x18020
    xor $46, $64, $46
    lqa $5, 0x18080
    ai $87, $16, 0
    stqa $102, 0x1a050
    xor $39, $39, $27
    lqd $10, 7920($10)
    andi $55, $55, 255
    stqa $69, 0x1a060
    selb $64, $21, $100, $109
    lqa $6, 0x18050
    xor $41, $41, $99
    lnop
    ai $9, $125, 0
    stqa $100, 0x1a070
    xor $12, $12, $43
    stqa $111, 0x1a080
    or $53, $94, $53
    stqa $104, 0x1a090
    nop
    shufb $10, $55, $10, $26
    ai $86, $92, 0
    cbd $97, 0($97)
    xor $28, $28, $43
    lnop
    ai $80, $80, -1
    stqa $110, 0x1a0a0
    selb $106, $71, $106, $50
    stqa $91, 0x1a0b0
    xor $99, $11, $99
    lqd $11, 64($38)
    nop
    rotqbii $37, $37, 1
    nop
    stqd $10, 7920($13)
    or $28, $41, $28
    lqa $41, 0x18010
    selb $104, $24, $104, $105
    lqa $10, 0x30
    xor $18, $18, $98
    stqa $50, 0x1a0c0
    ai $26, $72, 0
    stqa $48, 0x1a0d0
    nop
    lnop
    nop
    lnop
    nop
    lqa $55, 0x20
    selb $116, $116, $40, $105
    stqa $42, 0x1a0e0
    andi $40, $56, -16
    lnop
    xor $81, $81, $16
    rotqby $11, $11, $79
    nop
    lnop
    ai $85, $61, 0
    lnop
    selb $118, $118, $21, $123
    lnop
    xor $21, $7, $52
    stqa $109, 0x1a0f0
    xor $59, $59, $87
    rotqbyi $11, $11, 13
    xor $73, $14, $90
    lnop
    or $34, $34, $46
    stqa $107, 0x1a100
    selb $126, $126, $20, $50
    stqa $105, 0x1a110
    or $99, $99, $12
    stqa $103, 0x1a120
    or $17, $18, $17
    shlqbii $18, $101, 1
    andi $11, $11, 255
    lqd $12, 7584($72)
    or $81, $39, $81
    lqa $39, 0x18060
    a $40, $40, $19
    lqa $19, 0x18070
    selb $111, $17, $111, $107
    stqa $101, 0x1a130
    nop
    lnop
    selb $110, $22, $110, $103
    lqa $20, 0x180b0
    selb $114, $114, $24, $119
    lnop
    selb $124, $124, $83, $48
    shlqbii $91, $91, 1
    selb $58, $18, $58, $10
    lqd $10, 192($38)
    ai $93, $36, 0
    lqa $7, 0x180c0
    nop
    lnop
    selb $91, $91, $15, $57
    lqa $8, 0x18000
    nop
    cbd $57, 0($29)
    ai $94, $98, 0
    lnop
    xor $35, $35, $67
    shufb $11, $11, $12, $97
    selb $91, $28, $91, $58
    lqd $30, 4112($30)
    selb $118, $118, $108, $109
    lqa $12, 0x30
    selb $69, $34, $69, $42
    lnop
    selb $102, $81, $102, $48
    lqa $36, 0x18040
    nop
    lqa $46, 0x0
    xor $74, $20, $89
    lnop
    ai $98, $9, 0
    rotqby $20, $10, $79
    selb $66, $66, $37, $12
    shlqbii $12, $110, 1
    xor $16, $19, $16
    lqa $19, 0x18060
    nop
    lnop
    selb $122, $122, $81, $33
    rotqbii $45, $45, 1
    selb $108, $108, $69, $125
    stqa $91, 0x1a040
    ai $81, $121, 0
    stqa $106, 0x1a050
    andi $29, $29, -16
    lqa $37, 0x0
    xor $9, $23, $87
    stqa $102, 0x1a060
    nop
    stqd $11, 7584($26)
    ai $115, $65, 0
    stqa $69, 0x1a070
    rotmi $69, $70, -3
    stqa $64, 0x1a080
    xor $19, $19, $27
    stqa $111, 0x1a090
    ai $65, $3, 1
    lqa $10, 0x180e0
    selb $112, $112, $22, $117
    stqa $104, 0x1a0a0
    or $101, $19, $16
    rotqbyi $20, $20, 13
    nop
    lnop
    selb $116, $116, $17, $121
    lqa $11, 0x18040
    selb $112, $112, $53, $103
    lqa $17, 0x0
    ai $83, $43, 0
    stqa $110, 0x1a0b0
    ai $110, $105, 0
    lqd $72, 7920($72)
    andi $43, $3, -16
    lqd $16, 64($38)
    selb $102, $101, $102, $33
    lnop
    selb $53, $53, $104, $119
    lnop
    nop
    stqa $47, 0x1a0c0
    xor $25, $25, $61
    stqa $63, 0x1a0d0
    selb $45, $12, $45, $54
    stqa $33, 0x1a0e0
    andi $20, $20, 255
    lqa $12, 0x18060
    nop
    lqa $13, 0x18050
    nop
    stqa $125, 0x1a0f0
    a $54, $29, $17
    stqa $123, 0x1a100
    nop
    rotqby $16, $16, $79
    or $21, $35, $21
    lnop
    nop
    lnop
    nop
    stqa $121, 0x1a110
    selb $64, $21, $64, $123
    shufb $30, $96, $30, $44
    xor $14, $39, $84
    lqa $39, 0x18080
    selb $61, $99, $91, $47
    lqa $15, 0x18090
    selb $100, $32, $111, $121
    stqa $119, 0x1a120
    ai $110, $110, 0
    shufb $97, $20, $72, $97
    ai $96, $53, 0
    rotqbyi $20, $16, 13
    selb $116, $116, $21, $107
    lqa $21, 0x18040
    ai $113, $113, 0
    lqa $16, 0x18010
    xor $17, $39, $88
    stqa $117, 0x1a130
    ai $91, $52, 0
    lqa $52, 0x18060
    ai $117, $81, 0
    lqa $72, 0x18030
    nop
    lnop
    selb $126, $126, $28, $47
    lqa $39, 0x10
    xor $41, $41, $30
    lnop
    xor $28, $21, $92
    stqd $97, 7920($26)
    selb $125, $120, $34, $125
    lqa $75, 0x180d0
    nop
    lqd $120, 7584($40)
    selb $124, $124, $71, $63
    lnop
    andi $20, $20, 255
    lnop
    or $41, $68, $41
    cbd $56, 0($56)
    nop
    lqd $68, 192($38)
    nop
    lqa $18, 0x180a0
    ai $111, $113, 0
    lqa $71, 0x18020
    ai $92, $67, 0
    shufb $120, $20, $120, $56
    andi $70, $70, 7
    lqa $19, 0x18000
    nop
    shlqbii $20, $95, 1
    ai $116, $116, 0
    lqa $21, 0x180b0
    selb $67, $41, $45, $66
    rotqby $68, $68, $79
    nop
    lqa $45, 0x18090
    xor $76, $36, $84
    lqa $77, 0x180c0
    nop
    stqa $67, 0x1a040
    nop
    lqa $22, 0x180d0
    ai $81, $30, 0
    lqa $30, 0x180a0
    ai $36, $40, 0
    lnop
    ai $34, $107, 0
    lnop
    or $28, $28, $25
    stqd $120, 7584($36)
    nop
    stqa $61, 0x1a050
    selb $106, $28, $106, $63
    lnop
    a $23, $43, $37
    lqa $37, 0x180e0
    ai $104, $102, 0
    lnop
    andi $43, $65, -16
    stqa $106, 0x1a060
    shli $70, $70, 5
    lqa $44, 0x180c0
    nop
    stqa $102, 0x1a070
    ai $113, $117, 0
    stqa $108, 0x1a080
    ai $119, $33, 0
    stqa $64, 0x1a090
    nop
    stqa $100, 0x1a0a0
    ai $118, $118, 0
    stqa $53, 0x1a0b0
    a $69, $70, $69
    lnop
    xor $30, $30, $88
    rotqbyi $68, $68, 13
    ai $97, $110, 0
    lqa $24, 0x180d0
    xor $25, $60, $91
    lqd $60, 64($38)
    andi $70, $69, -16
    lqd $40, 7920($40)
    or $26, $30, $59
    stqa $58, 0x1a0c0
    ai $117, $98, 0
    stqa $50, 0x1a0d0
    andi $27, $79, -16
    stqa $48, 0x1a0e0
    andi $68, $68, 255
    stqa $42, 0x1a0f0
    selb $114, $114, $32, $105
    lnop
    xor $59, $31, $93
    lnop
    ai $123, $47, 0
    lqd $47, 7248($23)
    nop
    lqa $53, 0x0
    selb $122, $122, $28, $48
    rotqby $60, $60, $79
    xor $78, $37, $94
    lqa $28, 0x18010
    nop
    stqa $109, 0x1a100
    ai $121, $63, 0
    lnop
    selb $126, $126, $41, $58
    shufb $40, $68, $40, $56
    ai $56, $34, 0
    lqa $68, 0x18070
    ai $106, $106, 0
    lqa $29, 0x180f0
    a $30, $70, $46
    lnop
    xor $62, $62, $83
    stqa $107, 0x1a110
    nop
    stqa $105, 0x1a120
    selb $124, $124, $99, $50
    lnop
    nop
    lqa $31, 0x180b0
    xor $32, $51, $87
    stqa $103, 0x1a130
    nop
    stqd $40, 7920($36)
    nop
    lqa $33, 0x18070
    or $34, $73, $74
    shufb $69, $69, $69, $39
    ai $103, $42, 0
    lnop
    xor $35, $71, $82
    lqd $36, 1040($30)
    ai $102, $108, 0
    lqd $108, 192($38)
    ai $105, $48, 0
    rotqby $37, $47, $3
    or $78, $78, $59
    rotqbyi $60, $60, 13
    nop
    lqd $38, 1024($30)
    xor $39, $45, $85
    lnop
    selb $59, $125, $101, $42
    lqd $125, 7584($54)
    andi $60, $60, 255
    lnop
    nop
    lqa $47, 0x180e0
    xor $40, $44, $90
    lqd $45, 6912($23)
    andbi $69, $69, 15
    lnop
    a $41, $43, $53
    lnop
    nop
    lnop
    ai $122, $122, 0
    lqa $71, 0x180e0
    xor $52, $52, $86
    rotqbii $42, $37, 1
    xor $68, $68, $85
    lnop
    ai $114, $114, 0
    rotqby $108, $108, $79
    ai $73, $54, 0
    lnop
    ai $107, $50, 0
    shufb $125, $60, $125, $57
    ai $99, $56, 0
    lnop
    ai $109, $58, 0
    lnop
    nop
    lqa $43, 0x30
    a $44, $69, $55
    rotqby $45, $45, $3
    xor $75, $75, $91
    lnop
    ai $126, $126, 0
    lnop
    xor $77, $77, $92
    lnop
    ai $98, $100, 0
    rotqbyi $108, $108, 13
    nop
    lqd $69, 528($30)
    nop
    stqd $125, 7584($73)
    ai $100, $64, 0
    lqd $64, 272($30)
    ai $101, $49, 0
    lqd $54, 7920($54)
    ai $124, $124, 0
    lqd $55, 256($30)
    ai $112, $112, 0
    hbrr hamming_steady_tap_branch, hamming_steady_tap_loop
    andi $58, $108, 255
    lnop
    ai $125, $66, 0
    lnop
    ai $108, $61, 0
    lqa $46, 0x18020
    xor $47, $47, $92
    rotqbyi $48, $37, 2
    or $49, $76, $62
    shlqbii $50, $99, 1
    nop
    lqa $51, 0x30
    nop
    shufb $58, $58, $54, $57
    or $52, $52, $68
    lqd $53, 768($30)
    ai $110, $67, 0
    lqd $67, 512($30)
    ai $120, $59, 0
    shufb $54, $55, $64, $44
    or $55, $77, $75
    cbd $56, 0($65)
    xor $57, $71, $90
    stqd $58, 7920($73)
    selb $58, $78, $98, $97
    lqa $59, 0x180c0
    nop
    lqa $60, 0x18070
    nop
    shufb $61, $67, $69, $44
    xor $62, $72, $81
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
