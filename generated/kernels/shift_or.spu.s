# shift_or in the wavefront layout, 8 rows a lane, for spu.
#
# Made by: minterm compile shift_or --layout wavefront --target spu --alphabet ACGT --rows 8 --emit asm
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
#     recurrence shift_or
#       predicate match: a[i] == b[j]
#       bool S[0][j] = true
#       bool S[i][0] = false
#       bool S[i][j] = S[i-1][j-1] and match
#       answer report j where S[m][j]
#
# Codes of symbols, of which bit p is in plane p:
#     a and b: 'A' 0, 'C' 1, 'G' 2, 'T' 3
#
# Codes of what crosses the edges of cells, bit 0 on the right; bit p is in plane p, and * may be
# either:
#     vertical, S[i-1][j-1]:
#         0 = 0
#         1 = 1
#         row 1, 2, .. at the left edge (j - 1 = 0): code 1, 0, and so on with the last
#     horizontal, S[i-1][j]:
#         0 = 0
#         1 = 1
#         column 1, 2, .. at the top edge (i - 1 = 0): code 1
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
# The answer looks at the last row: at its column 0, which the recurrence says, and then from column to
# column, by the horizontal codes that leave row m downwards (i - 1 = m there).
# Of a last strip of R < 1024 rows the functions with _tap leave it in `bottom` in place of the strip's
# last row: byte p * bottom_stride + j + R - 1, bit (127 - (R - 1) / 8) % 8. They have a scalar more,
# tap_byte = (R - 1) % 8 * 16 + (127 - (R - 1) / 8) / 8, and need the buffer tap of 8 words.
#
# A cell: 1 gate, fewer are impossible (shipped).
# spu: 4 gates, depth 3, 0 moves, 6 live registers
# inputs v0 h0 a0 a1 b0 b1
# g0 = xor(a0, b0)
# g1 = xor(a1, b1)
# g2 = or(g0, g1)
# g3 = andc(v0, g2)
# v0' = h0
# h0' = g3

constants:
    .long 0x00018000, 0x00018000, 0x00018000, 0x00018000
    .long 0x03030303, 0x03030303, 0x03030303, 0x03030303
    .long 0x00010203, 0x04050607, 0x08090a0b, 0x0c0d0e0f
    .long 0x00000000, 0x00000000, 0x00000000, 0x00000001
    .long 0x01020304, 0x05060708, 0x090a0b0c, 0x0d0e0f10

.global shift_or_edge
.align 3
shift_or_edge:
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
    brz $2, shift_or_edge_end
    lqa $67, 0x180e0
    lqa $2, 0x18070
    lqa $3, 0x180b0
    lqa $4, 0x18000
    lqa $5, 0x180a0
    lqa $44, 0x180c0
    lqa $6, 0x18050
    lqa $7, 0x180b0
    lqa $8, 0x180c0
    lqa $9, 0x18080
    lqa $10, 0x180c0
    lqa $11, 0x18080
    lqa $12, 0x18010
    lqa $13, 0x18080
    lqa $14, 0x18030
    lqa $15, 0x180d0
    lqa $16, 0x18020
    lqa $17, 0x18020
    xor $18, $67, $104
    lqa $19, 0x18060
    lqa $20, 0x180c0
    lqa $21, 0x180a0
    lqa $22, 0x180e0
    lqa $23, 0x18090
    lqa $24, 0x18010
    lqa $25, 0x180c0
    xor $26, $44, $104
    lqa $27, 0x180b0
    lqa $28, 0x18040
    lqa $29, 0x18000
    lqa $30, 0x18040
    lqa $31, 0x180b0
    lqa $32, 0x18050
    lqa $33, 0x180e0
    lqa $34, 0x180a0
    lqa $35, 0x180d0
    lqa $36, 0x18080
    lqa $43, 0x18050
    lqa $37, 0x18040
    lqa $38, 0x180f0
    xor $39, $43, $94
    lqa $40, 0x180f0
    lqa $41, 0x18090
    lqa $42, 0x18070
    lqa $43, 0x180f0
    lqa $44, 0x18070
    lqa $45, 0x180c0
    lqa $46, 0x180a0
    lqa $47, 0x180a0
    lqa $48, 0x18060
    lqa $49, 0x180b0
    lqa $50, 0x18060
    lqa $51, 0x180a0
    lqa $52, 0x18070
    lqa $53, 0x180f0
    lqa $54, 0x18010
# 342 cycles an iteration, 342 at least: 342 instructions for the even pipe, 242 for the odd one; 0 cycles of nops alone
.align 3
shift_or_edge_loop:
    shli $55, $127, 3
    lnop
    ai $56, $127, 1
    lqa $57, 0x18050
    xor $110, $33, $110
    lqa $33, 0x180e0
    andi $58, $56, 7
    lqa $59, 0x180e0
    andi $60, $55, -16
    lqa $61, 0x18070
    xor $35, $35, $106
    lnop
    a $60, $60, $88
    lnop
    shli $58, $58, 5
    lnop
    selb $118, $125, $118, $90
    lqd $62, 6656($60)
    rotmi $56, $56, -3
    lqa $63, 0x180d0
    xor $45, $45, $107
    lqa $64, 0x18050
    xor $107, $59, $107
    lnop
    xor $3, $3, $103
    lqa $59, 0x180f0
    xor $109, $43, $109
    lqa $43, 0x18030
    a $56, $58, $56
    rotqby $62, $62, $55
    xor $15, $15, $103
    lnop
    xor $37, $37, $95
    lnop
    andi $58, $56, -16
    lqa $65, 0x180b0
    selb $113, $120, $113, $105
    shufb $56, $56, $56, $87
    or $37, $37, $39
    lnop
    xor $104, $5, $104
    lnop
    xor $34, $34, $101
    shlqbii $111, $111, 1
    a $58, $58, $88
    rotqbii $5, $62, 1
    xor $63, $63, $100
    lnop
    xor $50, $50, $98
    lqa $39, 0x180d0
    xor $38, $38, $103
    lqa $66, 0x18050
    selb $112, $119, $112, $108
    lnop
    andbi $56, $56, 15
    lnop
    selb $115, $122, $115, $99
    lqa $108, 0x18020
    or $104, $104, $3
    lqa $3, 0x18090
    xor $2, $2, $97
    lnop
    xor $19, $19, $95
    lqa $67, 0x180e0
    or $50, $50, $2
    lqd $2, 256($58)
    selb $117, $124, $117, $93
    rotqbyi $103, $62, 2
    andc $104, $121, $104
    lqd $68, 1280($58)
    xor $108, $108, $92
    lqd $69, 528($58)
    xor $31, $31, $100
    lqd $70, 512($58)
    or $110, $110, $109
    lnop
    andc $124, $124, $37
    lqa $37, 0x180d0
    xor $44, $44, $94
    lnop
    xor $10, $10, $101
    lnop
    selb $116, $123, $116, $96
    lnop
    andc $119, $119, $110
    lnop
    or $15, $26, $15
    lqd $26, 272($58)
    xor $13, $13, $98
    rotqbii $103, $103, 1
    a $56, $56, $86
    lqa $71, 0x18030
    xor $14, $14, $91
    lqd $109, 1040($58)
    xor $46, $46, $98
    lqa $72, 0x18000
    xor $9, $9, $101
    lqd $73, 2064($58)
    xor $22, $22, $98
    lqd $110, 784($58)
    xor $41, $41, $94
    shufb $69, $70, $69, $56
    xor $23, $23, $100
    lqd $70, 768($58)
    xor $6, $6, $91
    shufb $74, $2, $26, $56
    xor $7, $7, $97
    lnop
    xor $12, $12, $69
    lqd $26, 1296($58)
    xor $106, $53, $106
    rotqbyi $53, $62, 1
    xor $4, $4, $74
    lqd $2, 1024($58)
    or $9, $9, $23
    rotqbyi $23, $62, 4
    or $19, $19, $44
    lqd $44, 1552($58)
    or $4, $4, $12
    lqd $12, 5120($58)
    xor $36, $36, $92
    lnop
    xor $52, $52, $91
    rotqbii $53, $53, 1
    andc $75, $126, $4
    lqd $76, 2320($58)
    or $35, $45, $35
    shlqbii $45, $119, 1
    or $107, $107, $106
    lqa $77, 0x18040
    andc $120, $120, $35
    lnop
    or $108, $108, $14
    lqd $14, 4608($58)
    selb $35, $113, $104, $102
    lqd $104, 4624($58)
    xor $17, $17, $74
    lqd $78, 1808($58)
    selb $121, $121, $114, $102
    lqd $114, 4864($58)
    andc $79, $112, $107
    shufb $110, $70, $110, $56
    andc $122, $122, $9
    lqd $9, 4368($58)
    xor $11, $11, $95
    lqd $70, 2304($58)
    xor $39, $39, $97
    lnop
    or $11, $11, $41
    lqa $41, 0x18000
    xor $3, $3, $97
    lqd $106, 1536($58)
    selb $120, $112, $120, $105
    lnop
    andc $113, $113, $15
    shlqbii $15, $79, 1
    selb $122, $121, $122, $99
    lqa $112, 0x180f0
    or $3, $13, $3
    lnop
    andc $125, $125, $108
    shufb $109, $2, $109, $56
    andc $13, $115, $3
    lqd $105, 4880($58)
    or $10, $10, $63
    lqa $2, 0x18070
    xor $28, $28, $92
    lqa $63, 0x18090
    selb $124, $116, $124, $93
    shufb $107, $68, $26, $56
    selb $15, $15, $103, $85
    lnop
    xor $43, $43, $69
    lqa $26, 0x18040
    andc $116, $116, $19
    lqa $19, 0x18070
    xor $112, $112, $100
    lqa $100, 0x18090
    selb $45, $45, $53, $85
    lqd $53, 2048($58)
    xor $30, $30, $74
    lnop
    or $31, $34, $31
    shufb $108, $14, $104, $56
    xor $64, $64, $69
    lqd $14, 5136($58)
    selb $111, $111, $5, $85
    lnop
    xor $101, $33, $101
    lqa $3, 0x180b0
    or $7, $46, $7
    rotqbyi $68, $60, 0
    xor $29, $29, $110
    lnop
    xor $98, $25, $98
    lnop
    andc $25, $122, $7
    lqa $4, 0x18000
    xor $71, $71, $109
    shufb $103, $53, $73, $56
    or $17, $17, $43
    lqa $43, 0x18000
    andc $123, $123, $50
    lnop
    andc $10, $35, $10
    lqd $50, 4352($58)
    or $6, $28, $6
    lnop
    selb $125, $117, $125, $90
    lqd $28, 5392($58)
    xor $16, $16, $110
    lqa $5, 0x180a0
    andc $17, $118, $17
    shufb $106, $106, $44, $56
    andc $117, $117, $6
    lnop
    or $30, $30, $64
    lqa $64, 0x180d0
    xor $48, $48, $92
    shufb $50, $50, $9, $56
    selb $123, $115, $123, $96
    lqa $115, 0x18060
    xor $42, $42, $69
    lqa $44, 0x180c0
    andc $30, $125, $30
    lnop
    xor $54, $54, $109
    lqa $9, 0x18030
    xor $24, $24, $106
    lqa $53, 0x180c0
    selb $122, $122, $13, $96
    lqa $73, 0x18050
    xor $46, $21, $74
    lqa $21, 0x18080
    selb $118, $118, $75, $50
    lqd $75, 5376($58)
    andc $121, $121, $31
    shufb $119, $119, $119, $84
    selb $113, $120, $113, $102
    lnop
    or $29, $29, $54
    lnop
    or $98, $98, $39
    lqa $39, 0x18020
    xor $27, $27, $109
    lnop
    xor $54, $8, $95
    lqa $80, 0x18000
    xor $65, $65, $94
    lqd $8, 1792($58)
    or $112, $101, $112
    lqa $6, 0x18050
    or $18, $18, $38
    lqa $38, 0x18090
    or $16, $16, $71
    shufb $101, $70, $76, $56
    selb $125, $125, $17, $50
    lnop
    xor $43, $43, $107
    rotqbyi $17, $62, 3
    andc $11, $123, $11
    lqa $70, 0x18030
    andc $16, $118, $16
    lqa $76, 0x18040
    xor $49, $49, $91
    lnop
    xor $9, $9, $106
    lqa $71, 0x18020
    or $24, $43, $24
    lnop
    selb $123, $123, $116, $93
    lnop
    selb $126, $126, $111, $50
    shufb $104, $8, $78, $56
    xor $20, $20, $110
    lqa $78, 0x180d0
    andc $112, $113, $112
    lqa $111, 0x180a0
    selb $121, $35, $121, $99
    shufb $105, $114, $105, $56
    xor $114, $19, $103
    lqa $7, 0x180b0
    andc $29, $126, $29
    lnop
    selb $35, $125, $16, $108
    lqa $116, 0x18070
    andc $120, $120, $18
    lqa $43, 0x18020
    or $48, $48, $52
    lqa $52, 0x180d0
    xor $37, $37, $94
    lqa $18, 0x180b0
    xor $71, $71, $107
    lqa $16, 0x180a0
    selb $113, $113, $10, $99
    lnop
    or $71, $71, $9
    lqa $99, 0x18060
    xor $39, $39, $104
    shufb $119, $119, $79, $84
    selb $126, $126, $45, $108
    lnop
    andc $98, $121, $98
    lqa $45, 0x18030
    andc $24, $126, $24
    lqd $79, 2576($58)
    xor $115, $115, $110
    lqa $8, 0x180c0
    selb $19, $122, $11, $93
    lqa $9, 0x18080
    xor $100, $100, $109
    lqa $11, 0x18060
    selb $121, $121, $25, $96
    lqa $25, 0x18080
    xor $47, $47, $95
    lnop
    xor $21, $21, $110
    lqa $10, 0x180c0
    or $47, $47, $65
    rotqbii $17, $17, 1
    xor $63, $63, $69
    lqa $65, 0x18040
    xor $99, $99, $74
    shufb $102, $12, $14, $56
    andc $48, $124, $48
    lnop
    selb $118, $118, $29, $108
    shlqbii $29, $112, 1
    selb $124, $124, $117, $90
    lnop
    xor $117, $11, $107
    lqa $14, 0x18070
    or $21, $21, $100
    lqa $31, 0x180e0
    xor $78, $78, $69
    lqd $33, 3072($58)
    xor $97, $40, $97
    shlqbii $40, $120, 1
    xor $41, $41, $104
    lnop
    xor $72, $72, $101
    lqd $34, 3328($58)
    xor $25, $25, $74
    rotqbyi $81, $62, 5
    or $97, $22, $97
    lnop
    xor $22, $10, $74
    lqa $100, 0x18010
    or $25, $25, $63
    shufb $120, $119, $120, $84
    andc $71, $118, $71
    lnop
    xor $111, $111, $92
    lnop
    or $37, $54, $37
    lnop
    xor $53, $53, $92
    lnop
    xor $38, $38, $91
    lqa $10, 0x180c0
    selb $126, $126, $15, $105
    lnop
    andc $122, $122, $47
    lqa $47, 0x180e0
    or $36, $36, $38
    rotqbii $23, $23, 1
    or $111, $111, $49
    lqd $49, 3088($58)
    xor $61, $61, $106
    lqd $38, 2832($58)
    xor $100, $100, $103
    lqd $54, 3584($58)
    xor $119, $16, $110
    lnop
    xor $70, $70, $103
    lnop
    xor $66, $66, $109
    lnop
    andc $36, $123, $36
    lnop
    andc $63, $113, $97
    lqa $11, 0x18080
    selb $123, $123, $48, $90
    lqd $48, 5648($58)
    selb $113, $113, $98, $96
    lqa $82, 0x18090
    selb $40, $40, $17, $85
    lnop
    or $99, $99, $42
    lnop
    xor $32, $32, $106
    lqa $42, 0x18050
    selb $30, $124, $30, $50
    lnop
    xor $95, $47, $95
    lqa $12, 0x18010
    andc $37, $121, $37
    lnop
    or $117, $117, $61
    lqa $61, 0x18060
    andc $124, $124, $99
    lqa $13, 0x18080
    selb $23, $29, $23, $85
    lqd $29, 2560($58)
    or $39, $39, $70
    shufb $99, $75, $28, $56
    or $100, $41, $100
    lqd $41, 6160($58)
    xor $76, $76, $110
    shlqbii $28, $63, 1
    selb $122, $121, $122, $93
    lqa $121, 0x18010
    xor $65, $65, $104
    lqa $75, 0x18030
    selb $93, $113, $37, $93
    lqa $37, 0x18010
    andc $70, $126, $100
    lqd $47, 3344($58)
    or $66, $76, $66
    shufb $100, $29, $79, $56
    andc $79, $19, $111
    lnop
    xor $111, $14, $109
    lqa $14, 0x18030
    selb $124, $123, $124, $50
    shufb $120, $120, $112, $84
    xor $42, $42, $100
    lnop
    andc $123, $123, $25
    lqa $25, 0x18000
    selb $36, $19, $36, $90
    lqd $112, 5632($58)
    andc $76, $124, $21
    lqa $29, 0x180f0
    xor $64, $64, $91
    lqa $15, 0x180d0
    selb $123, $36, $123, $50
    lqd $21, 2816($58)
    xor $94, $59, $94
    lqa $16, 0x18020
    selb $71, $35, $71, $105
    lqa $17, 0x18020
    or $95, $95, $94
    lnop
    xor $94, $18, $69
    lqd $59, 3856($58)
    or $53, $53, $64
    lnop
    xor $37, $37, $100
    shufb $97, $33, $49, $56
    or $115, $115, $111
    lnop
    xor $18, $67, $104
    lqa $67, 0x18080
    xor $52, $52, $109
    lqa $111, 0x18010
    or $37, $72, $37
    lqa $19, 0x18060
    or $72, $20, $52
    shufb $98, $21, $38, $56
    andc $125, $125, $66
    lqa $66, 0x18040
    selb $118, $118, $24, $105
    lnop
    andc $115, $30, $115
    lnop
    or $78, $22, $78
    lnop
    selb $126, $126, $40, $102
    lqa $20, 0x180c0
    selb $125, $30, $125, $108
    rotqbii $81, $81, 1
    andc $113, $113, $95
    lnop
    andc $37, $126, $37
    lqd $40, 5904($58)
    xor $111, $111, $97
    lnop
    selb $126, $126, $23, $99
    lqd $52, 4096($58)
    selb $81, $28, $81, $85
    lqa $28, 0x180e0
    xor $26, $26, $107
    lqa $95, 0x18060
    xor $77, $77, $101
    lnop
    xor $75, $75, $100
    lqa $30, 0x180f0
    xor $61, $61, $101
    lqa $21, 0x180a0
    xor $25, $25, $98
    lqd $38, 5888($58)
    andc $53, $122, $53
    lqa $22, 0x180e0
    or $42, $77, $42
    lnop
    selb $70, $118, $70, $102
    lqa $77, 0x18020
    selb $124, $124, $115, $108
    lnop
    or $111, $25, $111
    lqa $23, 0x18090
    ai $127, $127, 1
    cdd $55, 0($55)
    andc $118, $118, $39
    lqd $115, 4112($58)
    xor $92, $28, $92
    lqa $24, 0x18010
    xor $73, $73, $103
    lqa $39, 0x18080
    xor $91, $29, $91
    lnop
    or $46, $46, $94
    lnop
    or $65, $65, $73
    lqa $73, 0x18020
    or $119, $119, $27
    lnop
    andc $49, $126, $111
    lqa $33, 0x18090
    ai $89, $89, -1
    lqd $111, 3600($58)
    selb $53, $93, $53, $90
    lnop
    xor $57, $57, $97
    lqa $25, 0x180c0
    or $32, $26, $32
    shufb $96, $112, $48, $56
    xor $73, $73, $101
    lnop
    selb $118, $71, $118, $102
    rotqbyi $112, $62, 6
    xor $67, $67, $107
    shufb $94, $54, $111, $56
    xor $26, $44, $104
    shufb $120, $120, $63, $84
    xor $69, $30, $69
    lnop
    andc $117, $125, $117
    lnop
    andc $42, $118, $42
    lnop
    or $73, $73, $75
    rotqbii $112, $112, 1
    xor $31, $31, $74
    lqa $27, 0x180b0
    or $92, $92, $91
    lqa $28, 0x18040
    xor $91, $95, $104
    lqa $29, 0x18000
    andc $74, $93, $92
    shufb $120, $120, $113, $84
    selb $75, $70, $37, $99
    lnop
    andc $65, $71, $65
    lqa $71, 0x180b0
    andc $70, $70, $73
    lnop
    xor $51, $51, $107
    lqa $30, 0x18040
    or $31, $31, $69
    lnop
    andc $32, $35, $32
    shufb $95, $34, $47, $56
    andc $111, $53, $31
    lqd $47, 6144($58)
    xor $66, $66, $98
    lnop
    xor $69, $33, $103
    lnop
    selb $76, $123, $76, $108
    shlqbii $113, $113, 1
    or $57, $66, $57
    lqd $58, 3840($58)
    selb $125, $125, $32, $105
    lqa $66, 0x18030
    or $114, $91, $114
    lqa $31, 0x180b0
    xor $45, $45, $97
    lnop
    andc $46, $36, $46
    shufb $120, $120, $74, $84
    selb $118, $118, $70, $99
    lqa $70, 0x18000
    xor $43, $43, $98
    shufb $93, $38, $40, $56
    xor $121, $121, $94
    shufb $92, $58, $59, $56
    xor $58, $39, $104
    lqa $32, 0x18050
    andc $59, $123, $119
    lqa $73, 0x18010
    xor $116, $116, $100
    rotqbyi $62, $62, 7
    selb $65, $125, $65, $102
    lnop
    xor $82, $82, $106
    lqa $33, 0x180e0
    selb $122, $122, $79, $90
    lnop
    selb $123, $65, $42, $99
    lqa $34, 0x180a0
    xor $80, $80, $95
    lqa $35, 0x180d0
    xor $77, $77, $95
    lnop
    andc $125, $125, $114
    lqa $36, 0x18080
    or $114, $43, $45
    lqa $43, 0x18050
    selb $79, $75, $49, $96
    shufb $90, $47, $41, $56
    selb $63, $122, $46, $50
    shlqbii $74, $74, 1
    or $67, $67, $82
    lqa $37, 0x18040
    selb $113, $113, $112, $85
    lnop
    or $121, $80, $121
    lqa $38, 0x180f0
    xor $39, $43, $94
    lqa $40, 0x180f0
    selb $126, $126, $81, $96
    shufb $91, $52, $115, $56
    andc $122, $122, $78
    lqa $41, 0x18090
    selb $78, $124, $117, $105
    rotqbii $62, $62, 1
    selb $56, $126, $113, $93
    lqa $42, 0x18070
    or $58, $58, $69
    lqa $43, 0x180f0
    selb $119, $53, $122, $50
    lqd $60, 6992($60)
    selb $62, $74, $62, $85
    lnop
    xor $71, $71, $106
    lqa $44, 0x18070
    xor $66, $66, $94
    shufb $74, $120, $111, $84
    or $116, $61, $116
    lqa $45, 0x180c0
    selb $122, $78, $125, $102
    lqa $46, 0x180a0
    andc $67, $124, $67
    lqa $47, 0x180a0
    selb $120, $63, $59, $108
    lqa $48, 0x18060
    xor $70, $70, $92
    lqa $49, 0x180b0
    andc $59, $126, $121
    hbrr shift_or_edge_branch, shift_or_edge_loop
    andc $115, $65, $116
    lqa $50, 0x18060
    or $71, $51, $71
    lnop
    xor $73, $73, $91
    lqa $51, 0x180a0
    or $66, $77, $66
    lnop
    andc $113, $76, $71
    lnop
    andc $114, $75, $114
    lnop
    andc $116, $118, $57
    rotqbyi $74, $74, 8
    andc $117, $79, $66
    lnop
    selb $124, $118, $114, $96
    lqa $52, 0x18070
    andc $112, $63, $72
    lnop
    selb $121, $76, $67, $105
    shufb $55, $74, $60, $55
    selb $126, $56, $62, $90
    lqa $53, 0x180f0
    or $70, $70, $73
    lnop
    selb $125, $79, $59, $93
    lqa $54, 0x18010
    andc $118, $56, $70
    stqd $55, 6992($68)
    andc $114, $78, $58
shift_or_edge_branch:
    brnz $89, shift_or_edge_loop
shift_or_edge_end:
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

.global shift_or_steady
.align 3
shift_or_steady:
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
    brz $2, shift_or_steady_end
    lqa $2, 0x18050
    lqa $29, 0x180f0
    lqa $3, 0x18000
    lqa $33, 0x18060
    xor $4, $29, $105
    lqa $5, 0x18080
    lqa $6, 0x180f0
    lqa $7, 0x180b0
    lqa $8, 0x18040
    lqa $9, 0x180a0
    lqa $10, 0x180d0
    lqa $18, 0x180f0
    lqa $11, 0x18080
    lqa $12, 0x18050
    lqa $16, 0x18090
    lqa $13, 0x18050
    lqa $14, 0x180f0
    xor $15, $16, $99
    xor $16, $18, $103
    lqa $17, 0x18080
    lqa $18, 0x18070
    lqa $72, 0x180f0
    lqa $19, 0x180c0
    lqa $20, 0x180d0
    lqa $21, 0x18030
    lqa $22, 0x180e0
    lqa $23, 0x18030
    xor $24, $72, $109
    lqa $25, 0x18010
    lqa $26, 0x18020
    lqa $51, 0x180d0
    lqa $27, 0x18030
    lqa $28, 0x18060
    xor $29, $33, $98
    lqa $30, 0x18060
    lqa $31, 0x18000
    lqa $49, 0x180e0
    lqa $32, 0x18070
    lqa $33, 0x180b0
    lqa $34, 0x180b0
    lqa $35, 0x18080
    lqa $36, 0x180a0
    xor $37, $49, $106
    lqa $38, 0x180b0
    lqa $39, 0x18010
    lqa $40, 0x18020
    lqa $41, 0x18040
    xor $42, $51, $105
    lqa $43, 0x18040
    lqa $44, 0x18080
    lqa $45, 0x18020
    lqa $46, 0x180c0
    lqa $47, 0x18090
    lqa $48, 0x180b0
    lqa $49, 0x180e0
    lqa $50, 0x18070
    lqa $51, 0x18060
    lqa $52, 0x180d0
    lqa $53, 0x180e0
    lqa $54, 0x18080
    lqa $55, 0x18020
    shli $56, $127, 3
    lqa $57, 0x180b0
# 278 cycles an iteration, 278 at least: 278 instructions for the even pipe, 218 for the odd one; 0 cycles of nops alone
.align 3
shift_or_steady_loop:
    ai $109, $127, 1
    lnop
    xor $8, $8, $100
    lqa $58, 0x18060
    andi $59, $109, 7
    lqa $60, 0x18040
    andi $61, $56, -16
    lqa $62, 0x180a0
    xor $43, $43, $98
    lqa $63, 0x18050
    xor $17, $17, $104
    lqa $64, 0x180e0
    a $61, $61, $95
    lqa $65, 0x180f0
    rotmi $109, $109, -3
    lqa $66, 0x18090
    xor $49, $49, $108
    lqa $67, 0x180a0
    shli $59, $59, 5
    lqa $68, 0x18000
    xor $9, $9, $106
    lqd $69, 6656($61)
    xor $35, $35, $102
    lqa $70, 0x18000
    ai $127, $127, 1
    rotqbyi $71, $61, 0
    a $109, $59, $109
    lnop
    xor $21, $21, $97
    lqa $59, 0x180c0
    andi $72, $109, -16
    lqa $73, 0x18040
    xor $110, $53, $110
    shufb $109, $109, $109, $94
    a $72, $72, $95
    rotqby $69, $69, $56
    xor $66, $66, $103
    lqa $53, 0x180c0
    xor $14, $14, $107
    lnop
    or $110, $110, $24
    lqd $24, 768($72)
    andbi $109, $109, 15
    lqd $74, 528($72)
    xor $6, $6, $101
    lqa $75, 0x18020
    xor $106, $46, $106
    shlqbii $111, $111, 1
    xor $105, $34, $105
    lqd $34, 1024($72)
    or $17, $17, $66
    lnop
    andc $119, $119, $110
    lqd $110, 784($72)
    xor $108, $53, $108
    lqa $53, 0x18060
    xor $63, $63, $99
    lqd $66, 272($72)
    xor $75, $75, $98
    lqd $46, 512($72)
    xor $44, $44, $100
    lqd $76, 256($72)
    a $77, $109, $93
    lnop
    xor $12, $12, $97
    lnop
    xor $64, $64, $102
    cdd $56, 0($56)
    or $8, $8, $63
    lqd $63, 2064($72)
    or $12, $43, $12
    shufb $46, $46, $74, $77
    xor $107, $20, $107
    shufb $66, $76, $66, $77
    andc $124, $124, $8
    lqa $8, 0x180c0
    xor $59, $59, $104
    lqa $76, 0x18070
    or $15, $44, $15
    lqd $44, 2816($72)
    xor $18, $18, $101
    rotqbii $20, $69, 1
    ai $96, $96, -1
    lqa $74, 0x18090
    xor $28, $28, $100
    lqd $43, 1552($72)
    or $105, $9, $105
    lqa $9, 0x18070
    xor $22, $22, $104
    lqd $61, 6992($61)
    xor $104, $67, $104
    shufb $110, $24, $110, $77
    xor $8, $8, $102
    lqd $24, 2320($72)
    andc $122, $122, $17
    lqa $17, 0x180d0
    or $21, $75, $21
    lqa $75, 0x18010
    xor $47, $47, $101
    lnop
    andc $117, $117, $12
    lqd $12, 1040($72)
    xor $58, $58, $102
    lnop
    xor $52, $52, $99
    shlqbii $67, $119, 1
    or $18, $58, $18
    lqd $58, 1280($72)
    or $35, $35, $47
    lnop
    or $106, $106, $42
    lqa $42, 0x18070
    andc $125, $125, $21
    lqd $21, 1536($72)
    selb $111, $111, $20, $92
    shufb $119, $119, $119, $91
    xor $17, $17, $101
    rotqbyi $20, $69, 1
    xor $33, $33, $103
    rotqbyi $47, $69, 3
    or $14, $49, $14
    lqa $49, 0x18040
    xor $54, $54, $110
    shufb $109, $34, $12, $77
    xor $38, $38, $99
    lnop
    or $4, $37, $4
    lnop
    andc $112, $112, $14
    lqa $14, 0x18070
    xor $65, $65, $99
    lqa $37, 0x180c0
    andc $123, $123, $18
    lqa $18, 0x18010
    andc $113, $113, $106
    lqa $106, 0x18030
    xor $73, $73, $66
    lqa $12, 0x180f0
    andc $121, $121, $105
    lqa $34, 0x18020
    xor $101, $57, $101
    shufb $119, $119, $112, $91
    xor $57, $2, $109
    lqa $2, 0x18030
    or $107, $108, $107
    rotqbii $20, $20, 1
    xor $103, $10, $103
    rotqbyi $10, $69, 2
    or $8, $8, $17
    lqd $17, 1296($72)
    or $103, $59, $103
    rotqbyi $59, $69, 4
    xor $78, $12, $97
    lqa $79, 0x180d0
    xor $30, $30, $110
    lnop
    xor $40, $40, $66
    lnop
    xor $13, $13, $46
    lnop
    or $16, $22, $16
    rotqbyi $22, $69, 6
    xor $3, $3, $66
    lqa $12, 0x180b0
    xor $62, $62, $100
    lnop
    xor $7, $7, $46
    shufb $108, $58, $17, $77
    xor $11, $11, $66
    lqa $17, 0x180a0
    andc $120, $120, $107
    rotqbii $10, $10, 1
    or $104, $104, $33
    lqd $33, 3600($72)
    xor $12, $12, $97
    lqd $58, 2048($72)
    andc $114, $114, $104
    shufb $107, $21, $43, $77
    andc $120, $120, $4
    lqa $4, 0x180a0
    xor $76, $76, $97
    lnop
    xor $32, $32, $46
    lnop
    andc $115, $115, $35
    lqa $35, 0x18000
    xor $25, $25, $109
    lnop
    xor $106, $106, $46
    lqd $21, 2304($72)
    or $38, $62, $38
    lnop
    xor $23, $23, $107
    lqa $62, 0x18000
    xor $18, $18, $46
    lnop
    xor $99, $50, $99
    lqa $50, 0x180c0
    selb $20, $67, $20, $92
    lqd $67, 2576($72)
    or $3, $3, $18
    lqa $18, 0x180c0
    or $99, $28, $99
    lqa $28, 0x180e0
    or $40, $40, $106
    lqa $43, 0x180d0
    andc $114, $114, $8
    shlqbii $8, $120, 1
    xor $35, $35, $110
    shufb $120, $119, $120, $91
    xor $102, $17, $102
    shufb $104, $21, $24, $77
    xor $19, $19, $100
    lqa $21, 0x18050
    xor $31, $31, $108
    lqa $24, 0x18090
    or $25, $35, $25
    lqa $35, 0x180a0
    xor $75, $75, $107
    lqd $17, 2560($72)
    andc $115, $115, $38
    lqd $38, 1792($72)
    andc $121, $121, $103
    lqa $119, 0x18050
    andc $126, $126, $3
    shufb $105, $58, $63, $77
    xor $45, $45, $108
    rotqbii $59, $59, 1
    or $13, $73, $13
    lnop
    xor $5, $5, $98
    lqa $73, 0x18030
    xor $27, $27, $109
    lqa $58, 0x180a0
    or $29, $29, $76
    lqa $76, 0x18040
    or $31, $31, $75
    lqa $75, 0x18060
    or $23, $45, $23
    lqa $45, 0x18020
    or $19, $19, $52
    shlqbii $112, $112, 1
    xor $37, $37, $98
    lnop
    andc $124, $124, $29
    lqd $29, 1808($72)
    andc $125, $125, $13
    lqd $13, 3584($72)
    xor $52, $35, $110
    rotqbii $47, $47, 1
    xor $48, $48, $109
    lqd $35, 3088($72)
    xor $75, $75, $66
    lqa $63, 0x180e0
    xor $26, $26, $110
    lqd $80, 3328($72)
    xor $81, $2, $105
    lnop
    xor $42, $42, $109
    shufb $106, $38, $29, $77
    xor $24, $24, $97
    lqa $2, 0x18050
    xor $58, $58, $66
    lqa $29, 0x180f0
    or $26, $26, $27
    lqa $3, 0x18000
    selb $47, $8, $47, $92
    lnop
    andc $113, $113, $16
    lnop
    xor $100, $63, $100
    lqd $63, 3072($72)
    or $58, $58, $7
    lqa $16, 0x18010
    andc $116, $116, $99
    shufb $99, $13, $33, $77
    xor $13, $4, $98
    lqa $33, 0x18060
    xor $74, $74, $46
    lqd $8, 2832($72)
    xor $55, $55, $106
    lnop
    xor $4, $29, $105
    lqd $29, 3856($72)
    andc $118, $118, $40
    lnop
    or $40, $102, $101
    lnop
    or $5, $5, $24
    rotqbyi $27, $69, 7
    xor $43, $43, $109
    shufb $120, $120, $113, $91
    xor $24, $9, $105
    shufb $101, $63, $35, $77
    andc $116, $116, $5
    shufb $103, $17, $67, $77
    xor $49, $49, $108
    lqd $67, 3840($72)
    or $6, $64, $6
    lqa $5, 0x18080
    selb $112, $112, $10, $92
    lqa $64, 0x18010
    or $55, $55, $81
    lqa $81, 0x18000
    xor $60, $60, $110
    lqa $10, 0x18090
    xor $119, $119, $107
    lqa $35, 0x180f0
    andc $121, $121, $6
    lqa $6, 0x180f0
    or $74, $11, $74
    lqa $11, 0x18060
    xor $62, $62, $104
    lqa $63, 0x18010
    or $42, $30, $42
    lqa $30, 0x18090
    xor $38, $18, $110
    lnop
    andc $31, $20, $31
    shufb $120, $120, $121, $91
    xor $39, $39, $103
    lqa $82, 0x18010
    or $32, $75, $32
    lqa $7, 0x180b0
    or $57, $60, $57
    shufb $102, $44, $8, $77
    or $44, $13, $12
    lqa $60, 0x180d0
    andc $111, $111, $25
    lnop
    or $119, $49, $119
    lqa $8, 0x18040
    xor $49, $11, $104
    lqd $25, 3344($72)
    xor $13, $10, $107
    lqa $10, 0x18080
    or $100, $100, $65
    lnop
    xor $21, $21, $103
    lnop
    xor $65, $14, $107
    lqd $75, 4112($72)
    or $39, $62, $39
    lqa $62, 0x18070
    xor $70, $70, $106
    lqa $20, 0x180b0
    andc $122, $122, $40
    lqa $40, 0x18040
    xor $34, $34, $104
    shlqbii $113, $113, 1
    xor $98, $28, $98
    lqa $9, 0x180a0
    xor $16, $16, $105
    lqa $83, 0x18090
    xor $28, $10, $108
    lnop
    andc $114, $114, $100
    lqa $10, 0x180d0
    andc $116, $116, $58
    lqa $58, 0x18080
    andc $123, $123, $15
    lnop
    xor $51, $51, $108
    lqa $18, 0x180f0
    andc $117, $117, $32
    lqa $11, 0x18080
    andc $122, $122, $19
    lqa $32, 0x18050
    andc $126, $126, $26
    lqa $12, 0x18050
    or $70, $70, $16
    lqa $16, 0x18090
    andc $118, $118, $57
    lqa $57, 0x18050
    or $84, $28, $13
    lqa $13, 0x18050
    andc $85, $111, $23
    lqa $111, 0x18030
    xor $97, $79, $97
    lqa $14, 0x180f0
    xor $62, $62, $103
    lqd $72, 4096($72)
    andc $79, $47, $39
    lnop
    or $97, $37, $97
    lnop
    xor $47, $20, $107
    lnop
    xor $58, $58, $106
    shlqbii $86, $121, 1
    xor $15, $16, $99
    lqa $121, 0x18000
    xor $40, $40, $104
    lnop
    xor $16, $18, $103
    lqa $17, 0x18080
    xor $41, $41, $106
    shufb $100, $80, $25, $77
    or $98, $98, $78
    lqa $18, 0x18070
    xor $53, $53, $106
    lnop
    andc $122, $122, $98
    rotqbii $78, $22, 1
    andc $115, $115, $97
    lnop
    xor $60, $60, $46
    shufb $97, $72, $75, $77
    xor $111, $111, $103
    lqa $72, 0x180f0
    xor $64, $64, $101
    lqa $75, 0x180e0
    xor $46, $35, $46
    lqa $19, 0x180c0
    xor $35, $32, $105
    rotqbyi $69, $69, 5
    or $40, $40, $21
    lqa $20, 0x180d0
    andc $55, $31, $55
    lqa $21, 0x18030
    or $111, $34, $111
    lqa $22, 0x180e0
    or $51, $51, $65
    shufb $98, $67, $29, $77
    or $53, $53, $24
    lnop
    xor $67, $36, $108
    lqa $23, 0x18030
    xor $24, $72, $109
    lnop
    or $72, $38, $43
    lnop
    andc $126, $126, $119
    rotqbii $77, $27, 1
    xor $63, $63, $99
    lqa $25, 0x18010
    andc $119, $123, $44
    lqa $26, 0x18020
    andc $118, $118, $51
    lnop
    xor $81, $81, $102
    lqa $51, 0x180d0
    xor $123, $30, $105
    lqa $44, 0x18020
    andc $124, $124, $74
    lqa $27, 0x18030
    xor $68, $68, $98
    lqa $28, 0x18060
    selb $113, $113, $59, $92
    lqa $59, 0x18030
    xor $29, $33, $98
    lqa $30, 0x18060
    xor $82, $82, $97
    lqa $31, 0x18000
    xor $45, $45, $100
    lnop
    or $58, $58, $123
    shlqbii $74, $122, 1
    or $62, $49, $62
    lqa $49, 0x180e0
    xor $50, $50, $66
    lqa $32, 0x18070
    xor $73, $73, $99
    lqa $33, 0x180b0
    or $65, $41, $35
    lnop
    xor $57, $57, $101
    lqa $34, 0x180b0
    andc $123, $55, $40
    lqa $35, 0x18080
    andc $112, $112, $70
    lnop
    xor $121, $121, $100
    rotqbii $69, $69, 1
    xor $83, $83, $109
    lnop
    xor $70, $44, $102
    shufb $120, $120, $114, $91
    andc $125, $125, $42
    lnop
    or $64, $81, $64
    lqa $36, 0x180a0
    or $63, $121, $63
    lnop
    andc $81, $112, $111
    lnop
    xor $59, $59, $101
    shlqbii $114, $114, 1
    xor $66, $75, $66
    shufb $122, $120, $122, $91
    xor $37, $49, $106
    lqa $38, 0x180b0
    or $46, $66, $46
    lqa $39, 0x18010
    or $54, $54, $83
    lqa $40, 0x18020
    or $73, $45, $73
    lnop
    andc $121, $125, $84
    lqa $41, 0x18040
    xor $42, $51, $105
    lqa $43, 0x18040
    andc $117, $117, $54
    lqa $44, 0x18080
    selb $78, $114, $78, $92
    lnop
    andc $111, $115, $46
    lqa $45, 0x18020
    or $67, $67, $47
    lnop
    or $52, $52, $48
    lnop
    or $59, $70, $59
    shufb $122, $122, $111, $91
    andc $112, $116, $72
    lqa $46, 0x180c0
    or $68, $68, $82
    lqa $47, 0x18090
    andc $64, $113, $64
    lnop
    or $60, $50, $60
    rotqbyi $113, $122, 8
    xor $76, $76, $102
    hbrr shift_or_steady_branch, shift_or_steady_loop
    andc $114, $118, $58
    lnop
    andc $122, $126, $53
    lqa $48, 0x180b0
    selb $69, $86, $69, $92
    lqa $49, 0x180e0
    andc $120, $124, $52
    lnop
    andc $65, $85, $65
    lqa $50, 0x18070
    andc $119, $119, $60
    lnop
    andc $125, $69, $63
    lqa $51, 0x18060
    or $57, $76, $57
    shufb $56, $113, $61, $56
    andc $115, $65, $62
    lnop
    andc $113, $117, $67
    lqa $52, 0x180d0
    selb $126, $74, $77, $92
    lqa $53, 0x180e0
    andc $118, $78, $68
    lqa $54, 0x18080
    andc $117, $64, $73
    lqa $55, 0x18020
    andc $116, $81, $57
    stqd $56, 6992($71)
    shli $56, $127, 3
    lqa $57, 0x180b0
    andc $124, $79, $59
shift_or_steady_branch:
    brnz $96, shift_or_steady_loop
shift_or_steady_end:
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

.global shift_or_edge_tap
.align 3
shift_or_edge_tap:
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
    brz $2, shift_or_edge_tap_end
    lqa $2, 0x180c0
    lqa $48, 0x180e0
    lqa $72, 0x18080
    lqa $3, 0x180d0
    lqa $33, 0x180b0
    xor $48, $48, $110
    lqa $38, 0x180a0
    lqa $57, 0x18080
    lqa $55, 0x18070
    lqa $74, 0x180d0
    ai $28, $127, 1
    lqa $37, 0x180a0
    lqa $68, 0x18030
    lqa $4, 0x180d0
    lqa $75, 0x18050
    lqa $5, 0x18090
    lqa $6, 0x18040
    lqa $7, 0x18090
    lqa $76, 0x180c0
    xor $8, $37, $98
    lqa $9, 0x18040
    lqa $62, 0x180a0
    lqa $73, 0x180e0
    lqa $10, 0x18080
    lqa $77, 0x180b0
    lqa $65, 0x180f0
    lqa $11, 0x180d0
    lqa $15, 0x18090
    xor $38, $38, $104
    xor $54, $15, $97
    lqa $30, 0x18060
    rotmi $80, $28, -3
    lqa $12, 0x18050
    xor $13, $68, $91
    lqa $14, 0x18000
    lqa $15, 0x180d0
    lqa $59, 0x180c0
    lqa $16, 0x18010
    lqa $81, 0x18080
    lqa $82, 0x18070
    lqa $29, 0x180b0
    lqa $17, 0x180f0
    xor $33, $33, $103
    lqa $18, 0x18060
    lqa $66, 0x18060
    andi $64, $28, 7
    lqa $19, 0x18000
    lqa $67, 0x18040
    lqa $20, 0x18020
    xor $21, $73, $101
    lqa $22, 0x18000
    lqa $23, 0x18000
    lqa $24, 0x18040
    lqa $25, 0x180c0
    xor $26, $29, $100
    lqa $27, 0x180c0
    xor $28, $30, $92
    lqa $29, 0x180f0
    lqa $30, 0x180f0
    shli $64, $64, 5
    or $31, $38, $33
    lqa $73, 0x180b0
    xor $65, $65, $109
    lqa $32, 0x180e0
    xor $33, $82, $94
    a $64, $64, $80
    lqa $34, 0x180a0
    xor $66, $66, $98
    xor $35, $81, $101
    xor $75, $75, $94
    xor $72, $72, $98
    xor $36, $62, $101
    xor $37, $57, $95
    or $38, $48, $65
    andi $81, $88, -16
    shli $39, $127, 3
    lqa $40, 0x18060
    lqa $41, 0x18080
    or $72, $72, $54
    xor $67, $67, $95
    andi $54, $64, -16
    xor $42, $74, $103
    lqa $43, 0x18000
    selb $44, $122, $115, $99
    xor $55, $55, $97
    shufb $64, $64, $64, $86
    selb $45, $123, $116, $96
    lqa $46, 0x18000
    or $55, $66, $55
    a $47, $54, $87
    lqa $48, 0x180d0
    xor $49, $77, $97
    xor $50, $59, $107
    lqd $51, 272($47)
    selb $52, $124, $117, $93
    ai $53, $39, 6
    andbi $64, $64, 15
    lqd $54, 1792($47)
    andc $55, $123, $55
    lqa $56, 0x18020
    or $57, $67, $75
    lqa $58, 0x18070
    lqd $59, 528($47)
    lqd $60, 1024($47)
    a $61, $64, $85
    andi $62, $39, -16
    lqa $63, 0x18090
    xor $64, $73, $94
    lqa $65, 0x18090
    xor $66, $76, $104
    lqd $67, 768($47)
    selb $68, $121, $114, $102
    a $69, $81, $87
# 373 cycles an iteration, 373 at least: 373 instructions for the even pipe, 356 for the odd one; 0 cycles of nops alone
.align 3
shift_or_edge_tap_loop:
    andc $123, $44, $72
    lqd $117, 784($47)
    xor $63, $63, $100
    lqa $116, 0x180f0
    a $62, $62, $87
    lqd $115, 256($47)
    xor $56, $56, $92
    shlqbii $111, $111, 1
    or $42, $66, $42
    lqd $66, 2560($47)
    or $35, $35, $63
    lqd $63, 4368($47)
    xor $12, $12, $91
    lqd $114, 512($47)
    xor $27, $27, $92
    lqd $70, 1536($47)
    xor $107, $32, $107
    lqa $32, 0x18020
    xor $4, $4, $91
    lqd $71, 1296($47)
    xor $24, $24, $92
    shufb $115, $115, $51, $61
    andc $121, $121, $31
    lqd $31, 1040($47)
    or $13, $56, $13
    lqd $56, 4352($47)
    andc $122, $122, $35
    lnop
    xor $9, $9, $115
    lqa $35, 0x18030
    xor $51, $2, $98
    shufb $114, $114, $59, $61
    selb $44, $44, $55, $96
    lnop
    xor $58, $58, $91
    lqa $59, 0x180e0
    or $4, $27, $4
    lqa $27, 0x18020
    or $12, $24, $12
    lqd $24, 6656($62)
    xor $101, $25, $101
    lqd $25, 2048($47)
    xor $46, $46, $115
    lqd $72, 2064($47)
    xor $29, $29, $100
    lqd $73, 1808($47)
    xor $16, $16, $114
    lqa $74, 0x180f0
    or $21, $21, $29
    lqa $29, 0x180f0
    or $16, $46, $16
    lqd $46, 2576($47)
    xor $11, $11, $106
    shufb $109, $60, $31, $61
    xor $59, $59, $104
    rotqby $24, $24, $39
    andc $16, $126, $16
    lqd $31, 1280($47)
    xor $48, $48, $100
    lqa $60, 0x18080
    or $26, $36, $26
    lqd $36, 1552($47)
    or $8, $8, $49
    lqa $2, 0x180c0
    andc $38, $119, $38
    lqa $49, 0x18010
    xor $17, $17, $97
    stqa $16, 0x19ca0
    xor $103, $29, $103
    lqa $29, 0x18010
    or $11, $50, $11
    lnop
    andc $13, $125, $13
    lqa $50, 0x180e0
    andc $124, $124, $57
    shufb $110, $67, $117, $61
    xor $34, $34, $95
    rotqbyi $117, $24, 2
    xor $49, $49, $109
    stqa $13, 0x19cb0
    xor $116, $116, $106
    rotqbyi $67, $24, 1
    xor $40, $40, $95
    lqa $57, 0x18070
    xor $7, $7, $91
    stqa $124, 0x19cc0
    xor $19, $19, $110
    shufb $106, $70, $36, $61
    andc $12, $52, $12
    stqa $55, 0x19cd0
    xor $27, $27, $110
    lqa $55, 0x18030
    andc $11, $120, $11
    shufb $100, $66, $46, $61
    selb $119, $119, $112, $108
    lqa $112, 0x180d0
    selb $120, $120, $113, $105
    shufb $104, $54, $73, $61
    xor $20, $20, $115
    lqa $54, 0x18040
    or $116, $107, $116
    lqa $107, 0x18090
    or $33, $40, $33
    rotqbii $40, $24, 1
    andc $26, $68, $26
    shufb $56, $56, $63, $61
    selb $63, $119, $11, $105
    lqd $73, 2832($47)
    xor $74, $74, $94
    lqd $105, 4880($47)
    selb $125, $125, $118, $90
    lqa $118, 0x18050
    selb $68, $68, $122, $99
    lqd $113, 4864($47)
    or $19, $19, $49
    lqa $49, 0x18030
    selb $124, $45, $124, $93
    lqa $46, 0x180b0
    andc $33, $45, $33
    stqa $122, 0x19ce0
    ai $122, $39, 2
    lqa $45, 0x180e0
    xor $66, $107, $114
    rotqbii $67, $67, 1
    xor $35, $35, $114
    stqa $121, 0x19cf0
    xor $18, $18, $115
    lqd $36, 6992($62)
    selb $111, $111, $40, $84
    lqd $40, 2320($47)
    selb $70, $124, $12, $90
    stqa $11, 0x19d00
    selb $126, $126, $111, $56
    stqa $38, 0x19d10
    xor $32, $32, $104
    lqa $111, 0x180b0
    or $20, $20, $35
    lqd $35, 7328($69)
    xor $118, $118, $114
    shufb $107, $31, $71, $61
    andc $19, $126, $19
    lqa $31, 0x18050
    xor $49, $49, $109
    lnop
    or $34, $34, $64
    rotqbyi $62, $62, 0
    xor $97, $3, $97
    lqa $3, 0x18080
    andc $20, $125, $20
    rotqby $35, $35, $88
    selb $125, $125, $16, $56
    lqa $16, 0x18010
    xor $41, $41, $115
    stqa $19, 0x19ca0
    or $101, $101, $48
    lqa $48, 0x180e0
    andc $119, $119, $116
    lqa $116, 0x18030
    xor $29, $29, $106
    stqa $20, 0x19cb0
    or $28, $28, $58
    lqd $58, 3072($47)
    or $59, $59, $103
    rotqbyi $35, $35, 13
    andc $42, $120, $42
    shlqbii $38, $38, 1
    xor $98, $50, $98
    cbd $50, 0($39)
    xor $5, $5, $94
    lqa $64, 0x180b0
    or $51, $51, $97
    lqd $97, 4624($47)
    xor $71, $3, $107
    lqd $3, 4608($47)
    ai $11, $39, 3
    stqa $12, 0x19cc0
    xor $57, $57, $114
    shufb $103, $25, $72, $61
    xor $6, $6, $110
    lqa $72, 0x18080
    andc $59, $63, $59
    shufb $105, $113, $105, $61
    selb $113, $44, $33, $93
    stqa $33, 0x19cd0
    andi $35, $35, 255
    lqd $33, 3088($47)
    xor $112, $112, $94
    stqa $123, 0x19ce0
    xor $43, $43, $107
    shufb $108, $3, $97, $61
    andc $8, $68, $8
    stqa $26, 0x19cf0
    selb $38, $38, $67, $84
    rotqbyi $67, $24, 3
    xor $30, $30, $91
    lqa $25, 0x18050
    or $5, $37, $5
    shufb $35, $35, $36, $50
    xor $23, $23, $104
    lqd $36, 3584($47)
    xor $55, $55, $103
    lqa $50, 0x180b0
    selb $13, $52, $13, $90
    lqd $52, 3840($47)
    or $18, $18, $57
    lqd $57, 5120($47)
    or $118, $9, $118
    lnop
    selb $20, $13, $20, $56
    rotqbii $67, $67, 1
    selb $126, $126, $38, $108
    stqa $42, 0x19d00
    xor $10, $10, $92
    lqd $38, 5136($47)
    ai $9, $39, 1
    lqd $37, 3600($47)
    or $27, $27, $49
    rotqbyi $49, $24, 4
    or $7, $10, $7
    lqa $10, 0x18030
    andc $118, $13, $118
    stqa $119, 0x19d10
    xor $31, $31, $109
    lqa $13, 0x180a0
    andc $18, $70, $18
    shlqbii $119, $119, 1
    andc $27, $125, $27
    lqd $97, 7328($69)
    or $29, $43, $29
    stqd $35, 6992($62)
    selb $125, $125, $19, $108
    lnop
    selb $121, $120, $121, $102
    cbd $120, 0($9)
    andc $29, $126, $29
    lqa $19, 0x18020
    selb $26, $121, $26, $99
    lqa $35, 0x18060
    xor $13, $13, $92
    lqa $62, 0x18010
    xor $91, $64, $91
    lqa $64, 0x180c0
    or $41, $41, $66
    stqa $29, 0x19ca0
    andi $9, $9, -16
    lqd $66, 5376($47)
    selb $29, $125, $29, $105
    stqa $27, 0x19cb0
    andi $43, $122, -16
    stqa $118, 0x19cc0
    andc $124, $124, $28
    rotqby $28, $97, $88
    a $9, $9, $87
    shufb $94, $36, $37, $61
    andc $5, $44, $5
    shufb $97, $58, $33, $61
    or $6, $6, $31
    lqa $31, 0x18010
    selb $123, $68, $123, $96
    rotqbyi $68, $9, 0
    selb $102, $63, $42, $102
    stqa $124, 0x19cd0
    or $13, $13, $91
    lqa $3, 0x180d0
    xor $46, $46, $106
    cbd $122, 0($122)
    selb $91, $26, $8, $96
    lqa $42, 0x180c0
    selb $118, $70, $118, $56
    rotqbyi $28, $28, 13
    xor $116, $116, $106
    stqa $5, 0x19ce0
    or $17, $98, $17
    lqd $98, 2816($47)
    andi $70, $53, -16
    lqa $63, 0x180e0
    andc $21, $102, $21
    lqa $33, 0x180b0
    xor $111, $111, $109
    shlqbii $58, $59, 1
    xor $19, $19, $107
    lqd $44, 5648($47)
    xor $64, $64, $95
    rotqbii $117, $117, 1
    andc $121, $121, $101
    stqa $8, 0x19cf0
    xor $25, $25, $106
    lqa $8, 0x18070
    andc $34, $123, $34
    stqa $121, 0x19d00
    selb $124, $113, $124, $90
    lqd $101, 2304($47)
    selb $121, $102, $121, $99
    lqa $99, 0x180e0
    or $112, $64, $112
    lqd $64, 3328($47)
    xor $48, $48, $110
    stqa $59, 0x19d10
    selb $58, $58, $67, $84
    lqa $67, 0x18030
    andc $113, $113, $7
    lqd $7, 7328($69)
    xor $16, $16, $103
    shufb $102, $57, $38, $61
    or $116, $19, $116
    lqd $9, 6992($9)
    or $16, $23, $16
    lqa $23, 0x18020
    xor $95, $99, $95
    lqd $19, 4112($47)
    andc $26, $26, $51
    rotqbii $49, $49, 1
    selb $119, $119, $117, $84
    shufb $98, $98, $73, $61
    xor $15, $15, $114
    rotqbyi $73, $24, 5
    andc $125, $125, $116
    lqa $116, 0x18060
    selb $126, $126, $119, $105
    lqa $119, 0x18000
    xor $62, $62, $100
    rotqby $7, $7, $88
    andc $16, $126, $16
    cbd $53, 0($53)
    selb $96, $121, $26, $96
    lqa $117, 0x180d0
    selb $51, $29, $16, $102
    lqa $38, 0x180a0
    andi $28, $28, 255
    lqa $57, 0x18080
    xor $116, $116, $110
    lqa $59, 0x180a0
    or $32, $32, $55
    stqa $16, 0x19ca0
    xor $8, $8, $109
    cbd $16, 0($11)
    andc $6, $20, $6
    lnop
    or $116, $116, $8
    lqa $8, 0x18070
    selb $126, $126, $58, $102
    lqa $58, 0x18080
    andc $116, $118, $116
    stqa $125, 0x19cb0
    andc $41, $124, $41
    stqa $6, 0x19cc0
    xor $22, $22, $98
    lnop
    andc $29, $29, $32
    lqa $55, 0x18070
    xor $10, $10, $100
    lqa $32, 0x18040
    selb $20, $20, $27, $108
    shufb $101, $101, $40, $61
    selb $123, $123, $5, $93
    lqd $5, 5392($47)
    andc $112, $91, $112
    rotqbyi $40, $24, 6
    selb $118, $118, $6, $108
    shlqbii $6, $21, 1
    xor $119, $119, $101
    rotqbyi $7, $7, 13
    xor $35, $35, $107
    lqa $27, 0x18000
    selb $124, $124, $18, $56
    rotqbyi $24, $24, 7
    xor $32, $32, $107
    shufb $99, $66, $5, $61
    xor $92, $63, $92
    lqd $63, 4096($47)
    xor $23, $23, $101
    lqd $5, 3344($47)
    xor $59, $59, $110
    stqa $18, 0x19cd0
    selb $66, $124, $116, $108
    lqa $18, 0x18030
    or $92, $92, $30
    lqa $30, 0x18010
    selb $6, $6, $49, $84
    lqa $49, 0x180a0
    a $43, $43, $87
    stqa $113, 0x19ce0
    or $119, $119, $62
    lnop
    selb $62, $91, $34, $93
    lqa $36, 0x180f0
    xor $54, $54, $98
    shufb $120, $28, $9, $120
    ai $127, $127, 1
    lqa $9, 0x18090
    andc $119, $126, $119
    stqa $34, 0x19cf0
    or $25, $32, $25
    lqa $32, 0x18060
    selb $93, $96, $112, $93
    stqa $26, 0x19d00
    or $95, $95, $74
    lqa $74, 0x180d0
    andc $25, $20, $25
    lqa $26, 0x180c0
    a $70, $70, $87
    lqd $34, 5632($47)
    or $59, $59, $111
    stqa $21, 0x19d10
    xor $21, $9, $106
    lqd $9, 3856($47)
    ai $28, $127, 1
    lnop
    or $10, $23, $10
    shufb $91, $63, $19, $61
    andc $63, $93, $92
    lqa $19, 0x18070
    xor $30, $30, $97
    lqa $23, 0x18020
    andc $13, $123, $13
    lqa $37, 0x180a0
    selb $123, $123, $113, $90
    lqd $113, 7328($69)
    xor $18, $18, $97
    stqd $120, 6992($68)
    selb $120, $51, $119, $99
    lqa $68, 0x18030
    andc $111, $96, $95
    stqa $119, 0x19ca0
    xor $50, $50, $114
    lqd $119, 6992($43)
    andi $11, $11, -16
    lqa $96, 0x18040
    xor $42, $42, $110
    rotqby $113, $113, $88
    or $22, $22, $30
    stqa $29, 0x19cb0
    andi $7, $7, 255
    stqa $25, 0x19cc0
    andc $30, $62, $4
    rotqbyi $43, $43, 0
    andc $121, $121, $17
    stqa $116, 0x19cd0
    xor $114, $36, $114
    stqa $41, 0x19ce0
    xor $36, $96, $101
    lqa $4, 0x180d0
    ai $116, $39, 5
    lqa $96, 0x18040
    xor $117, $117, $109
    lqa $17, 0x18050
    ai $12, $39, 4
    shufb $95, $64, $5, $61
    a $11, $11, $87
    rotqbyi $113, $113, 13
    xor $32, $32, $104
    stqa $13, 0x19cf0
    andi $64, $12, -16
    shufb $122, $7, $119, $122
    xor $67, $67, $94
    stqa $112, 0x19d00
    or $117, $42, $117
    lqa $42, 0x18050
    ai $39, $39, 7
    shlqbii $112, $121, 1
    selb $126, $126, $6, $99
    lqa $75, 0x18050
    xor $8, $8, $106
    stqa $121, 0x19d10
    xor $58, $58, $110
    lnop
    xor $45, $45, $115
    lqd $121, 7328($69)
    xor $65, $65, $103
    lqa $5, 0x18090
    xor $26, $26, $115
    stqd $122, 6992($43)
    or $35, $35, $8
    lqa $6, 0x18040
    xor $115, $49, $115
    lqd $49, 5904($47)
    xor $122, $96, $104
    shufb $92, $52, $9, $61
    selb $41, $123, $41, $56
    cbd $52, 0($12)
    xor $42, $42, $97
    lqa $7, 0x18090
    xor $60, $60, $104
    lqa $76, 0x180c0
    or $115, $115, $50
    rotqbii $73, $73, 1
    xor $8, $37, $98
    shufb $96, $34, $44, $61
    andc $51, $51, $10
    rotqby $121, $121, $88
    xor $17, $17, $103
    lqa $34, 0x18020
    or $42, $54, $42
    lqa $54, 0x18090
    selb $125, $20, $125, $105
    rotqbyi $20, $11, 0
    andc $22, $126, $22
    lnop
    xor $44, $14, $95
    rotqbii $40, $40, 1
    selb $37, $93, $30, $90
    stqa $22, 0x19ca0
    or $114, $45, $114
    stqa $51, 0x19cb0
    or $122, $122, $17
    lnop
    selb $90, $62, $13, $90
    lqa $13, 0x18060
    xor $19, $19, $103
    lqa $9, 0x18040
    xor $54, $54, $109
    lqa $62, 0x180a0
    selb $112, $112, $73, $84
    lqa $73, 0x180e0
    xor $31, $31, $94
    rotqbii $50, $24, 1
    or $54, $58, $54
    lqa $10, 0x18080
    xor $23, $23, $98
    lqa $58, 0x18050
    selb $126, $126, $112, $96
    lqa $112, 0x18070
    or $18, $23, $18
    lqd $23, 6992($11)
    or $32, $32, $19
    lqd $45, 6144($47)
    a $64, $64, $87
    lqa $77, 0x180b0
    or $60, $60, $65
    lqa $65, 0x180f0
    or $26, $26, $15
    rotqbyi $121, $121, 13
    selb $25, $118, $25, $105
    lqa $11, 0x180d0
    andc $122, $125, $122
    lqa $15, 0x18010
    andi $113, $113, 255
    lqd $43, 6160($47)
    xor $112, $112, $100
    stqa $122, 0x19cc0
    andi $78, $39, -16
    lqd $47, 5888($47)
    andc $118, $118, $35
    shlqbii $35, $111, 1
    selb $125, $125, $29, $102
    lnop
    xor $58, $58, $100
    shufb $113, $113, $23, $16
    xor $23, $15, $91
    lqa $15, 0x18090
    andc $123, $123, $115
    rotqbyi $115, $64, 0
    andc $124, $124, $54
    stqa $118, 0x19cd0
    or $36, $36, $58
    stqd $113, 6992($20)
    xor $38, $38, $104
    stqa $124, 0x19ce0
    selb $58, $41, $124, $108
    stqa $123, 0x19cf0
    or $21, $71, $21
    shufb $93, $47, $49, $61
    xor $13, $13, $101
    lqd $64, 6992($64)
    andi $47, $116, -16
    stqa $30, 0x19d00
    selb $123, $90, $123, $56
    stqa $111, 0x19d10
    selb $35, $35, $40, $84
    cbd $40, 0($116)
    or $49, $13, $112
    cbd $71, 0($39)
    xor $54, $15, $97
    lqd $39, 7328($69)
    andi $121, $121, 255
    lqa $30, 0x18060
    andc $111, $37, $114
    rotqbyi $79, $70, 0
    rotmi $80, $28, -3
    lqa $12, 0x18050
    xor $13, $68, $91
    lnop
    andc $68, $66, $21
    lqa $14, 0x18000
    or $31, $44, $31
    lqa $15, 0x180d0
    andc $41, $41, $59
    lqa $59, 0x180c0
    andc $112, $123, $117
    lqa $16, 0x18010
    andc $31, $126, $31
    rotqby $39, $39, $88
    andc $36, $125, $36
    lqa $44, 0x180a0
    andc $117, $120, $18
    lqa $81, 0x18080
    xor $34, $34, $95
    lqa $82, 0x18070
    a $47, $47, $87
    lqa $29, 0x180b0
    selb $51, $125, $51, $99
    lqa $17, 0x180f0
    andc $90, $90, $26
    shufb $121, $121, $64, $52
    xor $33, $33, $103
    lqa $18, 0x18060
    selb $118, $66, $118, $105
    lqa $66, 0x18060
    selb $52, $120, $22, $96
    rotqbyi $39, $39, 13
    andi $64, $28, 7
    lnop
    or $34, $34, $67
    lqa $19, 0x18000
    selb $125, $52, $31, $93
    stqd $121, 6992($115)
    xor $27, $27, $92
    lqd $121, 6992($47)
    selb $115, $25, $122, $102
    stqa $31, 0x19ca0
    selb $124, $51, $117, $96
    stqa $117, 0x19cb0
    selb $126, $126, $35, $93
    rotqbyi $47, $47, 0
    or $35, $27, $23
    lqa $67, 0x18040
    andc $25, $25, $32
    lqa $20, 0x18020
    andc $114, $118, $60
    stqa $36, 0x19cc0
    xor $21, $73, $101
    stqa $25, 0x19cd0
    selb $120, $123, $41, $108
    lqa $22, 0x18000
    selb $122, $118, $25, $102
    lqa $23, 0x18000
    andc $117, $52, $34
    lqa $24, 0x18040
    selb $123, $115, $36, $99
    lqa $25, 0x180c0
    xor $26, $29, $100
    lqa $27, 0x180c0
    xor $28, $30, $92
    lqa $29, 0x180f0
    xor $44, $44, $107
    lqa $30, 0x180f0
    andc $116, $51, $42
    stqa $68, 0x19ce0
    shli $64, $64, 5
    stqa $41, 0x19cf0
    or $31, $38, $33
    lqa $73, 0x180b0
    xor $65, $65, $109
    stqa $90, 0x19d00
    andi $39, $39, 255
    stqa $63, 0x19d10
    andc $118, $126, $35
    lqd $41, 7328($69)
    selb $119, $37, $90, $56
    lqa $32, 0x180e0
    xor $33, $82, $94
    stqa $118, 0x19ca0
    a $64, $64, $80
    lnop
    andc $115, $115, $49
    lqa $34, 0x180a0
    xor $66, $66, $98
    stqa $117, 0x19cb0
    xor $35, $81, $101
    shufb $121, $39, $121, $40
    xor $75, $75, $94
    stqa $116, 0x19cc0
    xor $72, $72, $98
    stqa $115, 0x19cd0
    xor $36, $62, $101
    shlqbii $63, $63, 1
    xor $37, $57, $95
    shufb $90, $45, $43, $61
    or $38, $48, $65
    rotqby $48, $41, $88
    andi $81, $88, -16
    stqd $121, 6992($47)
    or $44, $44, $46
    stqa $114, 0x19ce0
    shli $39, $127, 3
    lqa $40, 0x18060
    a $78, $78, $87
    lqa $41, 0x18080
    or $72, $72, $54
    rotqbyi $48, $48, 13
    andc $113, $58, $44
    rotqbyi $80, $78, 0
    xor $67, $67, $95
    lqd $70, 6992($70)
    andi $54, $64, -16
    stqa $113, 0x19cf0
    xor $42, $74, $103
    lqa $43, 0x18000
    andi $48, $48, 255
    stqa $112, 0x19d00
    selb $44, $122, $115, $99
    stqa $111, 0x19d10
    xor $55, $55, $97
    lqd $69, 7328($69)
    ai $89, $89, -1
    shufb $64, $64, $64, $86
    selb $45, $123, $116, $96
    lqa $46, 0x18000
    or $55, $66, $55
    shufb $53, $48, $70, $53
    a $47, $54, $87
    lqa $48, 0x180d0
    xor $49, $77, $97
    hbrr shift_or_edge_tap_branch, shift_or_edge_tap_loop
    selb $63, $63, $50, $84
    rotqby $69, $69, $88
    selb $121, $58, $68, $105
    stqd $53, 6992($79)
    xor $50, $59, $107
    lqd $51, 272($47)
    selb $52, $124, $117, $93
    lqd $78, 6992($78)
    ai $53, $39, 6
    rotqbyi $69, $69, 13
    andbi $64, $64, 15
    lqd $54, 1792($47)
    andc $55, $123, $55
    lqa $56, 0x18020
    or $57, $67, $75
    lqa $58, 0x18070
    andi $69, $69, 255
    lqd $59, 528($47)
    selb $126, $126, $63, $90
    lqd $60, 1024($47)
    a $61, $64, $85
    shufb $69, $69, $78, $71
    andi $62, $39, -16
    lqa $63, 0x18090
    xor $64, $73, $94
    lqa $65, 0x18090
    xor $66, $76, $104
    lqd $67, 768($47)
    selb $68, $121, $114, $102
    stqd $69, 6992($80)
    a $69, $81, $87
shift_or_edge_tap_branch:
    brnz $89, shift_or_edge_tap_loop
shift_or_edge_tap_end:
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

.global shift_or_steady_tap
.align 3
shift_or_steady_tap:
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
    brz $2, shift_or_steady_tap_end
    lqa $34, 0x18050
    lqa $54, 0x180d0
    lqa $58, 0x180f0
    lqa $71, 0x180d0
    lqa $79, 0x18070
    lqa $65, 0x180b0
    lqa $60, 0x180d0
    lqa $2, 0x180d0
    lqa $53, 0x18020
    lqa $19, 0x180b0
    lqa $47, 0x180a0
    lqa $66, 0x180a0
    lqa $46, 0x18030
    lqa $29, 0x180a0
    lqa $30, 0x180d0
    lqa $3, 0x180a0
    lqa $35, 0x180a0
    lqa $81, 0x18040
    lqa $4, 0x180f0
    andi $5, $95, -16
    lqa $28, 0x18070
    lqa $6, 0x18070
    lqa $74, 0x180b0
    lqa $40, 0x180e0
    xor $83, $34, $99
    xor $39, $29, $102
    lqa $61, 0x180f0
    lqa $32, 0x180c0
    shli $7, $127, 3
    lqa $8, 0x18010
    lqa $9, 0x18090
    lqa $10, 0x18000
    lqa $11, 0x18020
    xor $77, $28, $101
    xor $84, $40, $110
    lqa $12, 0x18090
    ai $55, $127, 1
    xor $32, $32, $108
    xor $40, $19, $105
    lqa $29, 0x18060
    lqa $13, 0x18080
    lqa $86, 0x18090
    andi $23, $55, 7
    lqa $43, 0x180e0
    rotmi $55, $55, -3
    lqa $14, 0x180b0
    xor $15, $30, $101
    lqa $30, 0x180f0
    lqa $16, 0x18080
    lqa $17, 0x18020
    xor $54, $54, $107
    lqa $88, 0x180c0
    lqa $18, 0x18060
    lqa $69, 0x180b0
    lqa $19, 0x180e0
    xor $49, $35, $106
    lqa $20, 0x18040
    or $70, $32, $54
    lqa $21, 0x18010
    xor $89, $30, $109
    shli $62, $23, 5
    lqa $22, 0x18040
    lqa $45, 0x180c0
    lqa $23, 0x180d0
    xor $59, $47, $100
    lqa $24, 0x180f0
    xor $65, $65, $101
    xor $33, $29, $102
    lqa $25, 0x18060
    xor $60, $60, $103
    lqa $26, 0x18000
    lqa $27, 0x18090
    lqa $47, 0x180c0
    xor $28, $86, $99
    lqa $29, 0x18050
    lqa $30, 0x18060
    xor $53, $53, $98
    a $55, $62, $55
    or $31, $33, $77
    lqa $77, 0x180c0
    andi $33, $55, -16
    lqa $32, 0x180e0
    lqa $80, 0x180e0
    a $33, $33, $94
    shufb $55, $55, $55, $93
    lqa $34, 0x18040
    lqa $35, 0x18090
    or $76, $49, $40
    lqa $68, 0x180e0
    lqd $36, 784($33)
    xor $37, $45, $102
    xor $56, $46, $97
    lqa $38, 0x180f0
    or $39, $39, $65
    xor $40, $80, $108
    lqa $41, 0x18050
    xor $42, $43, $100
    xor $74, $74, $103
    xor $43, $58, $103
    andi $86, $7, -16
    lqd $44, 256($33)
    xor $77, $77, $104
    lqa $75, 0x18090
    xor $65, $47, $100
    lqa $45, 0x18060
    lqa $87, 0x18050
    xor $46, $61, $107
    lqa $67, 0x180e0
    xor $47, $75, $101
    or $48, $77, $60
    lqa $49, 0x18080
    or $60, $53, $56
    xor $50, $87, $97
    xor $81, $81, $100
    lqa $51, 0x180f0
    xor $66, $66, $104
    lqa $52, 0x18020
    xor $71, $71, $99
    or $53, $81, $83
    or $54, $66, $74
    andbi $74, $55, 15
    lqd $55, 1024($33)
    xor $69, $69, $99
    xor $56, $68, $98
    andc $57, $125, $60
    or $58, $59, $69
    lqd $59, 1296($33)
    or $60, $65, $71
    lqa $61, 0x18080
    xor $62, $79, $97
    lqa $63, 0x18070
    lqa $64, 0x18060
    andc $65, $120, $70
    lqd $66, 272($33)
    xor $67, $67, $104
    a $68, $74, $92
    lqa $69, 0x180c0
    a $70, $86, $94
    lqd $71, 1040($33)
    lqa $72, 0x18010
    andc $73, $121, $76
    xor $74, $88, $106
# 333 cycles an iteration, 324 at least: 317 instructions for the even pipe, 324 for the odd one; 0 cycles of nops alone
.align 3
shift_or_steady_tap_loop:
    or $125, $84, $89
    lqa $121, 0x180a0
    xor $34, $34, $98
    shufb $44, $44, $66, $68
    xor $104, $13, $104
    lqa $13, 0x18040
    ai $66, $7, 1
    lqd $120, 512($33)
    xor $101, $4, $101
    lqa $4, 0x18030
    xor $6, $6, $99
    lqd $75, 3328($33)
    nop
    lqd $110, 528($33)
    xor $25, $25, $98
    shufb $109, $55, $71, $68
    xor $16, $16, $102
    lqd $55, 2816($33)
    or $40, $40, $46
    lqd $46, 1808($33)
    xor $30, $30, $100
    lqa $71, 0x18010
    xor $103, $12, $103
    lqd $12, 2048($33)
    or $16, $16, $47
    lqd $47, 1280($33)
    andc $123, $123, $31
    shufb $31, $120, $110, $68
    xor $8, $8, $109
    lqa $120, 0x18070
    xor $100, $49, $100
    lqd $49, 6656($70)
    xor $23, $23, $105
    lqd $110, 768($33)
    or $6, $30, $6
    shlqbii $111, $111, 1
    xor $106, $32, $106
    lqa $32, 0x18040
    xor $13, $13, $44
    lqa $30, 0x18080
    xor $41, $41, $31
    lqa $76, 0x18020
    xor $102, $19, $102
    lqd $19, 1536($33)
    xor $105, $38, $105
    lqd $38, 2576($33)
    ai $77, $7, 2
    rotqby $49, $49, $7
    xor $35, $35, $109
    lqd $107, 1552($33)
    or $104, $104, $103
    lqa $103, 0x18090
    or $25, $25, $62
    shufb $110, $110, $36, $68
    andc $122, $122, $104
    rotqbyi $104, $49, 1
    xor $71, $71, $31
    lqd $36, 3344($33)
    xor $26, $26, $44
    lqd $62, 2832($33)
    xor $2, $2, $97
    shufb $108, $47, $59, $68
    andc $124, $124, $53
    lnop
    xor $10, $10, $110
    cbd $53, 0($66)
    or $26, $26, $71
    lqa $71, 0x18030
    xor $64, $64, $108
    rotqbii $47, $49, 1
    andc $126, $126, $26
    lqa $26, 0x18050
    xor $52, $52, $110
    lqa $59, 0x18070
    or $106, $106, $105
    stqa $126, 0x19ca0
    or $34, $34, $50
    lqa $50, 0x18050
    or $100, $100, $28
    stqa $57, 0x19cb0
    andc $125, $119, $125
    stqa $124, 0x19cc0
    or $8, $10, $8
    lqa $10, 0x180b0
    xor $99, $24, $99
    stqa $123, 0x19cd0
    a $78, $5, $94
    stqa $122, 0x19ce0
    xor $120, $120, $31
    stqa $73, 0x19cf0
    nop
    shlqbii $5, $125, 1
    or $23, $74, $23
    lqa $74, 0x18000
    selb $111, $111, $47, $91
    lqa $47, 0x18030
    or $102, $102, $101
    stqa $65, 0x19d00
    andi $66, $66, -16
    lqd $101, 2064($33)
    xor $71, $71, $31
    lqa $24, 0x18030
    xor $22, $22, $108
    rotqbyi $119, $49, 7
    andc $113, $113, $23
    stqa $125, 0x19d10
    xor $11, $11, $44
    rotqbii $104, $104, 1
    andc $48, $73, $48
    shufb $107, $19, $107, $68
    or $11, $11, $71
    lqd $71, 2560($33)
    or $42, $42, $99
    rotqbyi $99, $49, 2
    andc $115, $115, $16
    cbd $16, 0($7)
    andc $111, $111, $8
    lqd $8, 6992($70)
    andc $123, $123, $100
    lqd $100, 7328($78)
    andc $117, $117, $34
    lqa $34, 0x18050
    xor $45, $45, $44
    lqa $19, 0x18080
    selb $104, $5, $104, $91
    stqa $111, 0x19ca0
    andc $118, $118, $11
    rotqbyi $11, $49, 3
    or $13, $13, $41
    lnop
    andc $116, $116, $6
    stqa $118, 0x19cb0
    xor $9, $9, $31
    lqa $6, 0x180c0
    andc $112, $112, $40
    lqa $40, 0x18060
    a $66, $66, $94
    rotqby $100, $100, $95
    xor $10, $10, $31
    lqa $41, 0x18070
    andc $114, $114, $54
    stqa $117, 0x19cc0
    xor $74, $74, $108
    stqa $116, 0x19cd0
    xor $32, $32, $110
    lqa $54, 0x180d0
    andc $122, $122, $39
    lqa $39, 0x180c0
    xor $72, $72, $107
    stqa $115, 0x19ce0
    xor $5, $103, $97
    stqa $114, 0x19cf0
    andc $73, $48, $102
    rotqbyi $100, $100, 13
    xor $24, $24, $107
    lqd $125, 3600($33)
    xor $29, $29, $107
    stqa $113, 0x19d00
    or $72, $74, $72
    lqa $74, 0x18040
    andi $100, $100, 255
    stqa $112, 0x19d10
    xor $30, $30, $110
    shlqbii $112, $112, 1
    andc $115, $115, $58
    lqa $58, 0x180f0
    andi $23, $77, -16
    lqd $103, 1792($33)
    andc $13, $57, $13
    shufb $100, $100, $8, $16
    andc $65, $65, $106
    lqa $8, 0x18000
    ai $70, $70, 0
    lqa $16, 0x18040
    xor $69, $69, $44
    shufb $105, $12, $101, $68
    or $30, $30, $35
    stqd $100, 6992($70)
    xor $40, $40, $110
    lqa $100, 0x180d0
    andc $124, $124, $25
    lqd $25, 7328($78)
    xor $63, $63, $107
    lqd $70, 3088($33)
    andc $72, $104, $72
    lqa $104, 0x180b0
    or $43, $67, $43
    shufb $102, $55, $62, $68
    ai $127, $127, 1
    lqa $55, 0x18010
    ai $62, $7, 4
    lqa $67, 0x18050
    xor $76, $76, $108
    lqa $35, 0x18000
    xor $59, $59, $105
    shufb $106, $103, $46, $68
    xor $50, $50, $109
    shlqbii $46, $65, 1
    xor $4, $4, $109
    lqa $101, 0x180b0
    nop
    stqa $72, 0x19ca0
    xor $104, $104, $109
    shufb $103, $71, $38, $68
    or $4, $52, $4
    lqa $52, 0x18070
    xor $21, $21, $105
    rotqby $25, $25, $95
    or $32, $32, $50
    rotqbyi $50, $49, 6
    xor $121, $121, $110
    rotqbii $99, $99, 1
    or $24, $76, $24
    lqa $76, 0x18050
    andc $126, $126, $4
    lqa $71, 0x180d0
    xor $19, $19, $98
    lqa $38, 0x180f0
    xor $17, $17, $106
    rotqbii $11, $11, 1
    xor $57, $14, $107
    stqa $126, 0x19cb0
    andc $111, $111, $24
    stqa $13, 0x19cc0
    selb $112, $112, $99, $91
    lqa $24, 0x18020
    xor $39, $39, $98
    lqa $14, 0x18060
    xor $4, $101, $97
    lnop
    or $2, $39, $2
    stqa $124, 0x19cd0
    or $15, $37, $15
    lqa $37, 0x180d0
    xor $97, $51, $97
    lqd $51, 3584($33)
    andc $114, $114, $15
    stqa $123, 0x19ce0
    xor $8, $8, $106
    lqa $15, 0x18010
    xor $6, $6, $110
    lnop
    or $56, $56, $97
    rotqbyi $25, $25, 13
    xor $41, $41, $109
    lqd $97, 3072($33)
    andc $113, $113, $43
    lnop
    or $120, $45, $120
    lqd $45, 6992($66)
    ai $43, $7, 6
    lqa $39, 0x18080
    xor $67, $67, $105
    shufb $99, $51, $125, $68
    andc $118, $118, $32
    lqa $32, 0x18030
    or $8, $8, $21
    stqa $122, 0x19cf0
    xor $27, $27, $107
    stqa $48, 0x19d00
    andc $48, $115, $2
    lqa $21, 0x18000
    xor $39, $39, $44
    lqa $79, 0x18070
    or $5, $19, $5
    lqd $19, 2304($33)
    or $125, $121, $104
    lqd $121, 2320($33)
    xor $100, $100, $109
    lnop
    xor $98, $3, $98
    shufb $101, $97, $70, $68
    or $40, $40, $41
    stqa $65, 0x19d10
    andi $25, $25, 255
    lqa $65, 0x180b0
    xor $47, $47, $105
    lqa $41, 0x180a0
    xor $18, $18, $106
    lqd $97, 7328($78)
    a $23, $23, $94
    lqd $70, 3856($33)
    nop
    shufb $25, $25, $45, $53
    andc $122, $122, $60
    lqa $60, 0x180d0
    andc $116, $116, $5
    lqa $45, 0x18090
    xor $61, $61, $108
    lqa $2, 0x180d0
    ai $66, $66, 0
    shufb $104, $19, $121, $68
    andc $112, $112, $8
    lqa $53, 0x18020
    or $9, $39, $9
    lqd $39, 4112($33)
    or $27, $61, $27
    lqa $61, 0x18020
    andc $120, $117, $120
    stqa $112, 0x19ca0
    ai $117, $7, 3
    stqa $111, 0x19cb0
    nop
    stqa $118, 0x19cc0
    xor $41, $41, $44
    lqa $8, 0x180e0
    xor $14, $14, $104
    rotqbii $51, $119, 1
    or $63, $64, $63
    shlqbii $64, $73, 1
    ai $119, $7, 5
    lqa $19, 0x180b0
    andc $124, $124, $9
    rotqby $97, $97, $95
    or $17, $17, $47
    lqa $47, 0x180a0
    andc $42, $114, $42
    lqa $12, 0x18010
    or $80, $6, $100
    stqd $25, 6992($66)
    or $22, $22, $29
    lnop
    selb $11, $46, $11, $91
    stqa $120, 0x19cd0
    andc $13, $13, $40
    lqa $66, 0x180a0
    xor $16, $16, $104
    stqa $116, 0x19ce0
    xor $61, $61, $104
    rotqbyi $40, $49, 4
    xor $55, $55, $101
    rotqbyi $49, $49, 5
    xor $21, $21, $102
    cbd $77, 0($77)
    xor $26, $26, $103
    lqa $46, 0x18030
    ai $7, $7, 7
    lqa $29, 0x180a0
    ai $25, $23, 0
    shufb $100, $75, $36, $68
    or $21, $21, $55
    lqa $55, 0x18000
    or $98, $98, $4
    stqa $115, 0x19cf0
    andc $126, $126, $22
    stqa $114, 0x19d00
    nop
    rotqbii $49, $49, 1
    or $18, $18, $59
    lqd $23, 6992($23)
    or $16, $16, $26
    lqa $26, 0x18010
    xor $15, $15, $103
    stqa $113, 0x19d10
    xor $35, $35, $104
    rotqbyi $97, $97, 13
    andi $59, $117, -16
    lqd $114, 7328($78)
    andc $75, $120, $30
    lqa $30, 0x180d0
    andc $36, $123, $98
    lqa $3, 0x180a0
    or $15, $35, $15
    lqa $35, 0x180a0
    andi $123, $97, 255
    lqa $81, 0x18040
    andc $22, $11, $15
    cbd $117, 0($117)
    andi $15, $7, -16
    lqa $4, 0x180f0
    andi $5, $95, -16
    lqd $11, 4096($33)
    nop
    shlqbii $113, $113, 1
    xor $74, $74, $106
    lqa $28, 0x18070
    andc $63, $118, $63
    lqa $6, 0x18070
    andc $17, $72, $17
    rotqbii $40, $40, 1
    xor $76, $76, $101
    lqa $72, 0x18020
    or $67, $74, $67
    lqa $74, 0x180b0
    nop
    stqa $22, 0x19ca0
    selb $49, $64, $49, $91
    lqd $33, 3840($33)
    a $59, $59, $94
    stqa $17, 0x19cb0
    nop
    stqa $126, 0x19cc0
    andc $111, $111, $67
    cbd $67, 0($119)
    xor $52, $52, $103
    cbd $82, 0($7)
    selb $113, $113, $40, $91
    lqa $40, 0x180e0
    andi $64, $43, -16
    rotqby $114, $114, $95
    xor $55, $55, $100
    stqa $13, 0x19cd0
    andc $121, $13, $27
    shufb $97, $11, $39, $68
    xor $32, $32, $103
    stqa $124, 0x19ce0
    xor $83, $34, $99
    stqa $36, 0x19cf0
    xor $39, $29, $102
    shufb $123, $123, $23, $77
    or $32, $61, $32
    lqa $61, 0x180f0
    andc $56, $122, $56
    stqa $122, 0x19d00
    xor $20, $20, $102
    stqa $73, 0x19d10
    or $14, $14, $52
    rotqbyi $114, $114, 13
    andc $122, $126, $18
    rotqbii $50, $50, 1
    andc $52, $112, $32
    lqa $32, 0x180c0
    xor $44, $8, $44
    lqa $112, 0x180a0
    or $41, $41, $10
    lqd $126, 7328($78)
    shli $7, $127, 3
    lqa $8, 0x18010
    xor $45, $45, $105
    lqa $9, 0x18090
    andc $113, $113, $21
    stqd $123, 6992($25)
    andi $114, $114, 255
    lqa $25, 0x18030
    or $76, $20, $76
    lqa $10, 0x18000
    xor $72, $72, $102
    lqa $11, 0x18020
    andi $20, $62, -16
    stqa $113, 0x19ca0
    andc $116, $116, $41
    cbd $73, 0($43)
    xor $26, $26, $99
    lqd $43, 6992($59)
    andc $123, $17, $16
    stqa $52, 0x19cb0
    xor $41, $12, $97
    stqa $111, 0x19cc0
    xor $77, $28, $101
    lqa $28, 0x18030
    andc $115, $111, $14
    shlqbii $111, $56, 1
    xor $84, $40, $110
    lqa $12, 0x18090
    or $26, $55, $26
    stqa $63, 0x19cd0
    ai $55, $127, 1
    cbd $62, 0($62)
    xor $32, $32, $108
    stqa $75, 0x19ce0
    andc $120, $124, $125
    stqa $116, 0x19cf0
    xor $40, $19, $105
    lqa $29, 0x18060
    andi $34, $119, -16
    stqa $48, 0x19d00
    a $85, $15, $94
    lqa $13, 0x18080
    xor $25, $25, $101
    rotqby $126, $126, $95
    xor $28, $28, $99
    stqa $42, 0x19d10
    nop
    lqa $86, 0x18090
    andi $23, $55, 7
    shufb $117, $114, $43, $117
    a $20, $20, $94
    lqd $114, 7328($78)
    ai $59, $59, 0
    lnop
    nop
    lqa $43, 0x180e0
    rotmi $55, $55, -3
    lqa $14, 0x180b0
    or $25, $72, $25
    lqa $72, 0x18000
    xor $15, $30, $101
    rotqbyi $126, $126, 13
    nop
    lqa $30, 0x180f0
    xor $87, $38, $31
    lqa $38, 0x18080
    nop
    shufb $98, $33, $70, $68
    xor $24, $24, $100
    rotqby $114, $114, $95
    ai $33, $20, 0
    lqa $16, 0x18080
    xor $68, $112, $108
    stqd $117, 6992($59)
    xor $31, $37, $31
    lqa $17, 0x18020
    andc $124, $22, $25
    lqd $22, 6992($20)
    xor $54, $54, $107
    lqa $88, 0x180c0
    andi $126, $126, 255
    lqa $18, 0x18060
    or $31, $69, $31
    lqa $69, 0x180b0
    andc $125, $49, $26
    lqa $19, 0x180e0
    xor $49, $35, $106
    lqa $20, 0x18040
    or $70, $32, $54
    shufb $126, $126, $22, $62
    xor $38, $38, $106
    lqa $21, 0x18010
    xor $89, $30, $109
    shlqbii $42, $42, 1
    or $28, $24, $28
    stqa $125, 0x19ca0
    shli $62, $23, 5
    lqa $22, 0x18040
    or $38, $38, $45
    lqa $45, 0x180c0
    ai $96, $96, -1
    lqa $23, 0x180d0
    nop
    stqa $124, 0x19cb0
    xor $59, $47, $100
    rotqbyi $114, $114, 13
    andc $119, $36, $31
    lqa $24, 0x180f0
    xor $65, $65, $101
    stqd $126, 6992($33)
    xor $33, $29, $102
    lqa $25, 0x18060
    xor $60, $60, $103
    lqa $26, 0x18000
    andc $117, $113, $28
    lqa $27, 0x18090
    xor $72, $72, $98
    lqa $47, 0x180c0
    xor $28, $86, $99
    stqa $123, 0x19cc0
    a $86, $34, $94
    lqa $29, 0x18050
    selb $126, $111, $51, $91
    stqa $122, 0x19cd0
    or $41, $72, $41
    stqa $121, 0x19ce0
    a $64, $64, $94
    lqa $30, 0x18060
    xor $53, $53, $98
    stqa $120, 0x19cf0
    a $55, $62, $55
    stqa $119, 0x19d00
    or $31, $33, $77
    lqa $77, 0x180c0
    andi $33, $55, -16
    lqa $32, 0x180e0
    andc $112, $116, $80
    stqa $56, 0x19d10
    selb $42, $42, $50, $91
    lqd $50, 6992($86)
    andi $56, $114, 255
    lqa $80, 0x180e0
    andc $118, $42, $41
    lqd $42, 7328($78)
    a $33, $33, $94
    shufb $55, $55, $55, $93
    andc $116, $52, $76
    lqa $34, 0x18040
    or $57, $68, $57
    lqa $35, 0x18090
    or $76, $49, $40
    lqa $68, 0x180e0
    andc $114, $63, $38
    lqd $36, 784($33)
    xor $37, $45, $102
    shufb $50, $56, $50, $67
    xor $56, $46, $97
    stqa $118, 0x19ca0
    nop
    lqa $38, 0x180f0
    or $39, $39, $65
    stqa $117, 0x19cb0
    xor $40, $80, $108
    lqa $41, 0x18050
    ai $86, $86, 0
    rotqby $80, $42, $95
    xor $42, $43, $100
    stqa $116, 0x19cc0
    xor $74, $74, $103
    stqd $50, 6992($86)
    xor $43, $58, $103
    stqa $115, 0x19cd0
    or $87, $44, $87
    rotqbyi $80, $80, 13
    andi $86, $7, -16
    lqd $44, 256($33)
    andc $113, $75, $57
    lqd $57, 6992($64)
    xor $77, $77, $104
    lqa $75, 0x18090
    xor $65, $47, $100
    lqa $45, 0x18060
    andc $111, $48, $87
    lqa $87, 0x18050
    andi $80, $80, 255
    stqa $114, 0x19ce0
    ai $64, $64, 0
    stqa $113, 0x19cf0
    xor $46, $61, $107
    lqa $67, 0x180e0
    xor $47, $75, $101
    stqa $112, 0x19d00
    or $48, $77, $60
    lqa $49, 0x18080
    or $60, $53, $56
    stqa $111, 0x19d10
    ai $77, $85, 0
    lqd $78, 7328($78)
    xor $50, $87, $97
    shufb $57, $80, $57, $73
    xor $81, $81, $100
    lqa $51, 0x180f0
    xor $66, $66, $104
    lqa $52, 0x18020
    xor $71, $71, $99
    lnop
    or $53, $81, $83
    hbrr shift_or_steady_tap_branch, shift_or_steady_tap_loop
    or $54, $66, $74
    rotqby $78, $78, $95
    andbi $74, $55, 15
    lqd $55, 1024($33)
    xor $69, $69, $99
    stqd $57, 6992($64)
    xor $56, $68, $98
    lqd $85, 6992($85)
    andc $57, $125, $60
    rotqbyi $78, $78, 13
    or $58, $59, $69
    lqd $59, 1296($33)
    or $60, $65, $71
    lqa $61, 0x18080
    xor $62, $79, $97
    lqa $63, 0x18070
    andi $78, $78, 255
    lqa $64, 0x18060
    andc $65, $120, $70
    lqd $66, 272($33)
    xor $67, $67, $104
    shufb $78, $78, $85, $82
    a $68, $74, $92
    lqa $69, 0x180c0
    a $70, $86, $94
    lqd $71, 1040($33)
    nop
    lqa $72, 0x18010
    andc $73, $121, $76
    stqd $78, 6992($77)
    xor $74, $88, $106
shift_or_steady_tap_branch:
    brnz $96, shift_or_steady_tap_loop
shift_or_steady_tap_end:
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
