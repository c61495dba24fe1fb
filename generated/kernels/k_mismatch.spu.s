# k_mismatch in the wavefront layout, 8 rows a lane, for spu.
#
# Made by: minterm compile k_mismatch --layout wavefront --target spu --alphabet ACGT --rows 8 --emit asm
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
#     recurrence k_mismatch
#       param k = 2 in 0..31
#       predicate match: a[i] == b[j]
#       int D[0][j] = 0
#       int D[i][0] = 3
#       int D[i][j] = min(3, D[i-1][j-1] + (match ? 0 : 1))
#       answer report j where D[m][j] <= 2
#
# Codes of symbols, of which bit p is in plane p:
#     a and b: 'A' 0, 'C' 1, 'G' 2, 'T' 3
#
# Codes of what crosses the edges of cells, bit 0 on the right; bit p is in plane p, and * may be
# either:
#     vertical, D[i-1][j-1]:
#         0 = 00
#         1 = 01
#         2 = 10
#         3 = 11
#         row 1, 2, .. at the left edge (j - 1 = 0): code 0, 3, and so on with the last
#     horizontal, D[i-1][j]:
#         0 = 00
#         1 = 01
#         2 = 10
#         3 = 11
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
# The answer looks at the last row: at its column 0, which the recurrence says, and then from column to
# column, by the horizontal codes that leave row m downwards (i - 1 = m there).
# Of a last strip of R < 1024 rows the functions with _tap leave it in `bottom` in place of the strip's
# last row: byte p * bottom_stride + j + R - 1, bit (127 - (R - 1) / 8) % 8. They have a scalar more,
# tap_byte = (R - 1) % 8 * 16 + (127 - (R - 1) / 8) / 8, and need the buffer tap of 16 words.
#
# A cell: 3 gates, fewer are impossible (shipped).
# spu: 6 gates, depth 3, 0 moves, 8 live registers
# inputs v0 v1 h0 h1 a0 a1 b0 b1
# g0 = xor(a0, b0)
# g1 = xor(a1, b1)
# g2 = or(g0, g1)
# g3 = orc(v1, v0)
# g4 = selb(v0, g3, g2)
# g5 = selb(g2, v1, g3)
# v0' = h0
# v1' = h1
# h0' = g4
# h1' = g5

constants:
    .long 0x00018000, 0x00018000, 0x00018000, 0x00018000
    .long 0x03030303, 0x03030303, 0x03030303, 0x03030303
    .long 0x00010203, 0x04050607, 0x08090a0b, 0x0c0d0e0f
    .long 0x00000000, 0x00000000, 0x00000000, 0x00000001
    .long 0x01020304, 0x05060708, 0x090a0b0c, 0x0d0e0f10
    .long 0x0001a000, 0x0001a000, 0x0001a000, 0x0001a000

.global k_mismatch_edge
.align 3
k_mismatch_edge:
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
    brz $2, k_mismatch_edge_end
    lqa $14, 0x180a0
    lqa $55, 0x18090
    lqa $46, 0x180c0
    lqa $2, 0x180e0
    lqa $58, 0x180d0
    lqa $3, 0x18060
    lqa $4, 0x18080
    lqa $34, 0x18080
    lqa $5, 0x180c0
    lqa $23, 0x18070
    lqa $52, 0x18090
    lqa $35, 0x180d0
    lqa $51, 0x18070
    lqa $56, 0x18050
    lqa $6, 0x18020
    lqa $44, 0x180f0
    lqa $7, 0x18040
    shlqbii $8, $95, 1
    lqa $39, 0x180a0
    lqa $27, 0x18040
    lqa $32, 0x180c0
    lqa $45, 0x18020
    xor $9, $14, $85
    lqa $65, 0x180f0
    lqa $10, 0x18000
    lqa $57, 0x180b0
    lqa $11, 0x18090
    lqa $38, 0x180a0
    lqa $12, 0x18030
    lqa $43, 0x180b0
    lqa $13, 0x18080
    lqa $40, 0x180c0
    lqa $17, 0x18080
    lqa $14, 0x18010
# 542 cycles an iteration, 542 at least: 542 instructions for the even pipe, 279 for the odd one; 0 cycles of nops alone
.align 3
k_mismatch_edge_loop:
    shli $95, $127, 3
    lqa $42, 0x18060
    ai $25, $127, 1
    lnop
    xor $47, $17, $82
    lqa $50, 0x18050
    andi $17, $25, 7
    lqa $28, 0x180e0
    xor $15, $23, $78
    lqa $16, 0x180d0
    shli $23, $17, 5
    lnop
    xor $17, $43, $87
    lnop
    andi $43, $95, -16
    lnop
    rotmi $25, $25, -3
    lnop
    orc $48, $113, $114
    lqa $33, 0x180f0
    a $18, $43, $72
    lnop
    orc $19, $117, $118
    lnop
    a $43, $23, $25
    lnop
    xor $54, $27, $79
    lqd $60, 7248($18)
    orc $20, $111, $112
    lnop
    andi $27, $43, -16
    lnop
    xor $52, $52, $81
    lnop
    selb $110, $124, $110, $74
    lnop
    a $21, $27, $72
    lqa $22, 0x18050
    selb $97, $111, $97, $92
    lnop
    xor $46, $46, $91
    lqd $27, 6912($18)
    selb $98, $112, $98, $92
    lqa $31, 0x18030
    xor $35, $35, $90
    lqd $92, 512($21)
    xor $53, $34, $85
    lnop
    xor $55, $55, $84
    lqd $64, 256($21)
    selb $108, $122, $108, $77
    lnop
    xor $61, $32, $88
    lnop
    xor $23, $45, $76
    lnop
    xor $24, $38, $88
    lqd $62, 272($21)
    selb $105, $119, $105, $80
    lnop
    selb $100, $114, $100, $89
    lnop
    orc $25, $119, $120
    lnop
    xor $38, $28, $94
    lqd $59, 4352($21)
    xor $42, $42, $82
    lnop
    selb $99, $113, $99, $89
    shufb $43, $43, $43, $71
    xor $93, $33, $93
    lnop
    xor $58, $58, $87
    lqa $94, 0x180b0
    or $26, $47, $52
    lqa $47, 0x180e0
    selb $106, $120, $106, $80
    rotqby $27, $27, $95
    andbi $43, $43, 15
    lqd $28, 784($21)
    or $29, $38, $93
    lnop
    selb $102, $116, $102, $86
    lnop
    or $46, $46, $35
    lnop
    xor $30, $31, $75
    lnop
    xor $31, $40, $85
    lnop
    xor $51, $51, $81
    lqd $32, 528($21)
    selb $101, $115, $101, $86
    lnop
    selb $113, $46, $113, $48
    lnop
    xor $91, $47, $91
    rotqby $33, $60, $95
    xor $90, $44, $90
    lnop
    selb $111, $29, $111, $20
    lnop
    xor $34, $57, $84
    lnop
    or $93, $61, $58
    lqd $35, 768($21)
    a $36, $43, $70
    lqd $58, 4368($21)
    orc $37, $99, $100
    lqd $38, 1024($21)
    xor $39, $39, $82
    lnop
    or $40, $42, $51
    lqa $41, 0x180c0
    or $42, $53, $55
    lnop
    selb $119, $40, $119, $25
    lqd $43, 1040($21)
    orc $44, $121, $122
    lnop
    selb $114, $114, $48, $46
    lnop
    xor $45, $50, $75
    lnop
    selb $103, $117, $103, $83
    rotqbii $46, $27, 1
    xor $56, $56, $78
    rotqbyi $47, $33, 1
    selb $48, $100, $37, $93
    shufb $49, $59, $58, $36
    or $50, $54, $56
    shlqbii $96, $96, 1
    xor $87, $65, $87
    lqa $51, 0x180e0
    selb $117, $42, $117, $19
    shufb $52, $64, $62, $36
    xor $11, $11, $78
    lnop
    selb $104, $118, $104, $83
    rotqbii $53, $33, 1
    selb $37, $93, $99, $37
    lqa $54, 0x18020
    selb $107, $121, $107, $77
    lnop
    orc $55, $115, $116
    shufb $93, $38, $43, $36
    selb $112, $112, $20, $29
    lnop
    or $23, $23, $30
    lnop
    or $17, $24, $17
    shufb $32, $92, $32, $36
    xor $24, $94, $78
    lqa $94, 0x18060
    or $90, $91, $90
    lnop
    orc $30, $101, $102
    lnop
    xor $2, $2, $82
    lnop
    selb $113, $97, $113, $89
    lqa $91, 0x180b0
    selb $120, $120, $25, $40
    rotqbii $47, $47, 1
    selb $119, $103, $119, $80
    lnop
    selb $8, $8, $53, $69
    lnop
    xor $82, $41, $82
    shlqbii $41, $111, 1
    selb $37, $113, $37, $86
    lqa $53, 0x18070
    orc $25, $125, $126
    lqd $40, 4608($21)
    selb $115, $17, $115, $55
    lnop
    selb $114, $98, $114, $89
    lnop
    selb $122, $122, $44, $50
    lqd $89, 1280($21)
    selb $8, $125, $8, $49
    lqd $92, 4624($21)
    orc $20, $123, $124
    lnop
    or $9, $9, $34
    lnop
    orc $34, $103, $104
    lqa $29, 0x18010
    selb $118, $118, $19, $42
    lnop
    xor $19, $94, $79
    lqd $42, 1296($21)
    selb $96, $96, $46, $69
    lqa $46, 0x18070
    xor $53, $53, $32
    shufb $92, $40, $92, $36
    orc $40, $97, $98
    lqa $38, 0x180b0
    selb $115, $99, $115, $86
    lnop
    xor $10, $10, $52
    lqa $99, 0x18030
    selb $124, $124, $20, $23
    lnop
    xor $14, $14, $32
    lnop
    orc $43, $105, $106
    lnop
    selb $48, $114, $48, $86
    lqa $56, 0x18000
    selb $116, $116, $55, $17
    lqa $17, 0x180d0
    selb $20, $23, $123, $20
    lnop
    selb $41, $41, $47, $69
    lqa $47, 0x18040
    selb $116, $100, $116, $86
    rotqbyi $100, $27, 2
    or $10, $10, $14
    lqd $14, 1552($21)
    selb $41, $8, $41, $92
    lnop
    xor $46, $46, $75
    lqa $86, 0x18040
    selb $23, $126, $25, $10
    lnop
    selb $98, $98, $40, $90
    shufb $94, $35, $28, $36
    xor $28, $91, $81
    lnop
    orc $35, $37, $48
    shufb $91, $89, $42, $36
    selb $117, $101, $117, $83
    lnop
    xor $4, $4, $79
    shufb $111, $111, $111, $68
    or $28, $39, $28
    lqa $39, 0x18000
    selb $101, $9, $101, $30
    lnop
    xor $38, $38, $93
    lnop
    selb $118, $102, $118, $83
    rotqbyi $89, $33, 5
    selb $121, $50, $121, $44
    lnop
    selb $97, $90, $97, $40
    lnop
    xor $86, $86, $76
    lqa $90, 0x180e0
    selb $103, $26, $103, $34
    rotqbyi $40, $27, 1
    selb $120, $104, $120, $80
    lnop
    selb $121, $105, $121, $77
    shufb $111, $111, $97, $68
    xor $3, $3, $76
    rotqbyi $44, $33, 3
    or $15, $19, $15
    lqd $19, 1536($21)
    selb $124, $108, $124, $74
    shlqbii $50, $98, 1
    selb $104, $104, $34, $26
    lnop
    xor $56, $56, $94
    lqa $26, 0x180a0
    or $86, $86, $45
    shlqbii $45, $112, 1
    selb $34, $106, $43, $15
    lnop
    or $3, $3, $46
    lnop
    selb $123, $123, $109, $74
    lnop
    xor $85, $90, $85
    rotqbii $40, $40, 1
    selb $101, $115, $101, $83
    lnop
    orc $109, $123, $110
    lqa $46, 0x18030
    selb $23, $110, $23, $49
    lnop
    xor $88, $51, $88
    lnop
    selb $102, $102, $30, $9
    lqa $9, 0x180e0
    selb $126, $126, $96, $49
    lnop
    orc $96, $107, $108
    lnop
    xor $6, $6, $52
    lqa $30, 0x180d0
    xor $16, $16, $84
    lnop
    orc $51, $117, $118
    lnop
    selb $103, $117, $103, $80
    lnop
    or $4, $4, $11
    lnop
    xor $12, $12, $32
    lqd $11, 1808($21)
    selb $125, $10, $125, $25
    lqa $10, 0x18020
    selb $117, $28, $117, $51
    lqa $25, 0x18020
    selb $102, $116, $102, $83
    lnop
    selb $28, $118, $51, $28
    shufb $90, $19, $14, $36
    orc $14, $115, $116
    lnop
    selb $34, $120, $34, $77
    lnop
    or $6, $6, $12
    lnop
    xor $7, $7, $52
    lnop
    or $88, $88, $87
    rotqbii $100, $100, 1
    selb $108, $108, $96, $86
    shufb $112, $112, $112, $68
    orc $87, $8, $126
    lnop
    xor $29, $29, $93
    rotqbii $44, $44, 1
    orc $12, $101, $102
    lnop
    or $16, $31, $16
    lnop
    orc $31, $113, $114
    lqa $19, 0x180f0
    xor $46, $46, $93
    lnop
    selb $122, $106, $122, $77
    lnop
    selb $117, $101, $117, $80
    rotqbii $106, $89, 1
    or $29, $56, $29
    lqa $56, 0x18080
    selb $118, $118, $104, $80
    lqd $104, 1792($21)
    selb $40, $45, $40, $69
    lqa $45, 0x18050
    selb $115, $16, $115, $14
    lqd $89, 4880($21)
    selb $51, $6, $123, $109
    lqa $42, 0x180a0
    selb $116, $116, $14, $16
    shufb $112, $112, $98, $68
    selb $114, $114, $31, $88
    lnop
    selb $125, $123, $125, $49
    lnop
    selb $110, $110, $109, $6
    lnop
    xor $26, $26, $79
    lnop
    xor $17, $17, $81
    rotqbyi $109, $27, 3
    xor $81, $19, $81
    rotqbyi $19, $33, 2
    selb $20, $107, $20, $74
    shlqbii $6, $114, 1
    selb $108, $122, $108, $74
    shlqbii $97, $97, 1
    xor $10, $10, $94
    lnop
    selb $40, $126, $40, $92
    lqa $123, 0x180f0
    selb $115, $37, $115, $83
    lnop
    selb $8, $29, $8, $87
    lnop
    xor $22, $22, $32
    lqa $98, 0x180f0
    selb $107, $86, $107, $96
    lnop
    xor $30, $30, $78
    lqd $96, 2064($21)
    orc $86, $121, $122
    lnop
    or $10, $10, $46
    rotqbyi $46, $33, 4
    selb $122, $122, $86, $3
    lnop
    or $2, $2, $81
    lnop
    orc $81, $103, $118
    lnop
    or $82, $82, $17
    lnop
    xor $47, $47, $94
    lqd $17, 5392($21)
    selb $116, $48, $116, $83
    lnop
    selb $105, $15, $105, $43
    lnop
    orc $15, $119, $120
    lqa $43, 0x18060
    selb $113, $88, $113, $31
    lqa $31, 0x180b0
    or $24, $26, $24
    rotqbii $109, $109, 1
    selb $100, $50, $100, $69
    lnop
    selb $107, $121, $107, $74
    lnop
    selb $8, $125, $8, $92
    lnop
    xor $45, $45, $93
    lnop
    selb $105, $119, $105, $77
    shlqbii $50, $113, 1
    selb $26, $102, $12, $82
    lnop
    xor $98, $98, $84
    shufb $113, $111, $113, $68
    selb $109, $6, $109, $69
    lqd $6, 2320($21)
    xor $56, $56, $52
    lqa $14, 0x180a0
    or $98, $85, $98
    lnop
    selb $120, $120, $15, $4
    lqd $85, 2048($21)
    selb $44, $50, $44, $69
    lqa $50, 0x18030
    selb $26, $116, $26, $80
    lnop
    selb $126, $126, $87, $29
    lnop
    selb $102, $102, $28, $80
    rotqbii $46, $46, 1
    or $7, $7, $22
    lqd $22, 2304($21)
    orc $28, $41, $40
    lqa $29, 0x18080
    selb $121, $3, $121, $86
    lqa $86, 0x18010
    xor $39, $39, $91
    lnop
    selb $126, $23, $126, $92
    lqa $3, 0x18060
    selb $101, $82, $101, $12
    lqa $82, 0x180c0
    orc $12, $125, $23
    lqa $111, 0x18010
    orc $84, $115, $116
    shufb $87, $85, $96, $36
    orc $96, $117, $102
    lnop
    selb $101, $115, $101, $80
    lnop
    orc $80, $20, $124
    lqd $83, 5376($21)
    xor $16, $86, $87
    lqd $86, 5136($21)
    xor $13, $13, $91
    rotqbii $19, $19, 1
    xor $9, $9, $79
    lqd $85, 4864($21)
    selb $51, $20, $51, $49
    lnop
    selb $110, $124, $110, $49
    shufb $88, $104, $11, $36
    xor $43, $43, $52
    rotqbyi $104, $27, 4
    or $45, $47, $45
    lnop
    xor $82, $82, $79
    lqa $79, 0x18090
    selb $23, $23, $12, $10
    shufb $89, $85, $89, $36
    or $82, $82, $30
    lnop
    orc $30, $51, $110
    lnop
    selb $37, $98, $37, $35
    lqa $47, 0x18000
    selb $125, $10, $125, $12
    lnop
    selb $97, $97, $19, $69
    lnop
    selb $124, $124, $80, $7
    lnop
    selb $23, $110, $23, $92
    lqa $19, 0x18070
    selb $10, $24, $103, $81
    lnop
    xor $25, $25, $91
    shufb $114, $112, $114, $68
    selb $98, $48, $35, $98
    lqa $35, 0x18040
    xor $123, $123, $78
    lqd $48, 4096($21)
    xor $50, $50, $90
    lqa $78, 0x18010
    selb $119, $4, $119, $15
    lqa $4, 0x18090
    xor $3, $3, $94
    lnop
    or $123, $9, $123
    lnop
    xor $29, $29, $76
    lnop
    selb $10, $117, $10, $77
    lqa $9, 0x180d0
    selb $120, $118, $120, $77
    lnop
    xor $79, $79, $75
    lnop
    orc $15, $105, $34
    lnop
    orc $112, $8, $126
    lnop
    selb $125, $51, $125, $92
    lnop
    or $79, $29, $79
    lqd $29, 5120($21)
    selb $97, $41, $97, $89
    lnop
    xor $19, $19, $93
    lnop
    xor $31, $31, $32
    lnop
    selb $80, $7, $20, $80
    lnop
    xor $35, $35, $91
    lqa $7, 0x18080
    xor $78, $78, $90
    lnop
    selb $122, $34, $122, $74
    lqd $20, 3088($21)
    selb $119, $103, $119, $77
    lnop
    or $78, $39, $78
    lqa $39, 0x18030
    orc $103, $107, $108
    lqa $12, 0x18090
    selb $41, $78, $41, $28
    lnop
    selb $100, $40, $100, $89
    lnop
    xor $42, $42, $76
    lqa $55, 0x18090
    xor $7, $7, $94
    shufb $85, $22, $6, $36
    selb $124, $108, $124, $49
    shlqbii $6, $98, 1
    selb $80, $107, $80, $49
    lnop
    selb $34, $34, $15, $79
    lnop
    selb $118, $118, $81, $24
    lqa $24, 0x180d0
    selb $41, $8, $41, $89
    lnop
    xor $47, $47, $88
    lnop
    or $43, $43, $53
    shufb $86, $29, $86, $36
    orc $29, $119, $120
    shufb $113, $113, $37, $68
    orc $53, $97, $100
    lnop
    selb $110, $110, $30, $45
    lnop
    or $3, $3, $19
    lnop
    xor $5, $5, $76
    lnop
    selb $79, $79, $105, $15
    shufb $83, $83, $17, $36
    or $25, $25, $50
    lnop
    selb $30, $45, $51, $30
    lqd $45, 2560($21)
    selb $121, $105, $121, $74
    lqa $105, 0x18020
    selb $44, $97, $44, $86
    lqa $51, 0x180a0
    selb $30, $80, $30, $92
    lqa $50, 0x180b0
    orc $17, $80, $124
    lqa $15, 0x18030
    selb $78, $40, $28, $78
    lnop
    or $16, $47, $16
    lnop
    xor $4, $4, $32
    rotqbii $104, $104, 1
    selb $108, $108, $103, $43
    lqd $47, 2576($21)
    selb $79, $119, $79, $74
    lqa $28, 0x18000
    selb $97, $16, $97, $53
    lqa $40, 0x180f0
    selb $104, $6, $104, $69
    lqd $6, 3072($21)
    selb $109, $100, $109, $86
    lqa $19, 0x18070
    selb $22, $102, $96, $82
    lqa $11, 0x18070
    xor $15, $15, $87
    lnop
    xor $50, $50, $75
    lnop
    selb $107, $43, $107, $103
    lnop
    selb $100, $100, $53, $16
    lnop
    or $42, $42, $50
    lqa $50, 0x18040
    xor $51, $51, $52
    shufb $81, $6, $20, $36
    selb $115, $2, $115, $84
    lnop
    selb $6, $120, $29, $42
    shlqbii $37, $37, 1
    selb $116, $116, $84, $2
    lnop
    orc $20, $101, $26
    lnop
    xor $39, $39, $81
    lnop
    selb $110, $124, $110, $92
    lqa $2, 0x18040
    selb $8, $25, $8, $112
    lqa $16, 0x18050
    selb $37, $37, $46, $69
    shufb $84, $45, $47, $36
    or $4, $56, $4
    lqa $56, 0x180c0
    selb $108, $122, $108, $49
    lnop
    selb $120, $120, $34, $74
    lqd $34, 3856($21)
    ai $127, $127, 1
    lnop
    selb $112, $126, $112, $25
    lqd $25, 5648($21)
    orc $45, $30, $110
    lnop
    selb $126, $126, $78, $89
    lqd $78, 3584($21)
    or $31, $51, $31
    rotqbyi $51, $27, 6
    selb $100, $126, $100, $86
    lqd $47, 3344($21)
    orc $46, $121, $122
    lnop
    selb $124, $124, $17, $3
    lqa $53, 0x180a0
    xor $111, $111, $84
    lqa $103, 0x180c0
    selb $117, $82, $117, $96
    lnop
    selb $96, $4, $121, $46
    lnop
    selb $121, $121, $107, $49
    lnop
    xor $56, $56, $52
    shufb $114, $114, $98, $68
    selb $119, $42, $119, $29
    lqd $29, 4112($21)
    xor $16, $16, $90
    lnop
    xor $99, $99, $84
    lnop
    selb $42, $123, $101, $20
    lnop
    xor $54, $54, $85
    lqa $98, 0x18050
    xor $12, $12, $93
    lqa $107, 0x180b0
    selb $118, $102, $118, $77
    lqd $102, 5632($21)
    xor $105, $105, $88
    lnop
    selb $3, $3, $80, $17
    lqd $17, 2832($21)
    xor $28, $28, $85
    shlqbii $80, $115, 1
    or $99, $54, $99
    lqa $54, 0x180d0
    or $105, $105, $15
    lqd $15, 6160($21)
    xor $11, $11, $90
    lnop
    xor $9, $9, $32
    lnop
    or $111, $28, $111
    shufb $115, $113, $115, $68
    orc $113, $41, $126
    lnop
    selb $117, $101, $117, $77
    lnop
    or $7, $7, $12
    lqa $12, 0x18060
    xor $54, $54, $75
    lnop
    orc $101, $79, $120
    lqd $28, 2816($21)
    selb $77, $26, $22, $77
    lnop
    selb $22, $120, $101, $31
    lnop
    selb $104, $109, $104, $83
    lnop
    selb $101, $31, $79, $101
    lnop
    or $16, $35, $16
    lnop
    selb $112, $23, $112, $89
    lnop
    selb $122, $122, $46, $4
    lqa $46, 0x180c0
    orc $4, $44, $109
    lqa $35, 0x18010
    selb $106, $80, $106, $69
    lnop
    selb $97, $41, $97, $86
    cdd $31, 0($95)
    selb $109, $109, $4, $111
    shufb $80, $102, $25, $36
    xor $107, $107, $90
    rotqbii $51, $51, 1
    selb $122, $120, $122, $49
    lqa $120, 0x18050
    orc $102, $10, $118
    lnop
    xor $75, $40, $75
    rotqbyi $40, $33, 7
    selb $25, $118, $6, $74
    lqa $6, 0x180e0
    selb $119, $10, $119, $74
    lnop
    xor $95, $2, $88
    lnop
    xor $35, $35, $81
    lqd $43, 3328($21)
    selb $41, $105, $41, $113
    lqa $57, 0x18060
    xor $19, $19, $87
    lnop
    selb $96, $79, $96, $49
    rotqbyi $33, $33, 6
    selb $124, $108, $124, $92
    lqa $79, 0x18050
    selb $126, $126, $113, $105
    lqa $2, 0x180e0
    selb $123, $26, $20, $123
    shufb $82, $28, $17, $36
    xor $57, $57, $91
    rotqbyi $17, $27, 5
    or $5, $5, $54
    lnop
    selb $111, $111, $44, $4
    lnop
    selb $8, $125, $8, $89
    lnop
    xor $50, $50, $85
    shufb $114, $114, $116, $68
    selb $101, $119, $101, $49
    lnop
    selb $37, $44, $37, $83
    lqd $44, 3600($21)
    orc $4, $97, $100
    lnop
    selb $10, $5, $10, $102
    lnop
    selb $109, $100, $109, $83
    lqa $54, 0x18070
    selb $118, $118, $102, $5
    lqa $102, 0x18000
    xor $76, $6, $76
    lqa $28, 0x18000
    or $11, $57, $11
    lnop
    orc $57, $125, $23
    lnop
    selb $20, $77, $118, $74
    lnop
    selb $100, $100, $4, $99
    rotqbyi $27, $27, 7
    selb $125, $16, $125, $57
    lqa $118, 0x180e0
    orc $6, $117, $77
    lnop
    orc $5, $37, $104
    rotqbii $33, $33, 1
    selb $74, $117, $10, $74
    lqa $10, 0x18000
    or $76, $76, $75
    lnop
    orc $75, $121, $108
    lnop
    selb $99, $99, $97, $4
    lnop
    selb $4, $110, $45, $11
    lnop
    xor $118, $118, $52
    lqa $52, 0x18020
    selb $16, $23, $57, $16
    lqa $23, 0x18090
    selb $57, $121, $3, $92
    lnop
    selb $126, $112, $126, $86
    lnop
    selb $108, $108, $75, $7
    lnop
    selb $41, $8, $41, $86
    shufb $78, $78, $44, $36
    xor $120, $120, $87
    lnop
    orc $44, $41, $126
    lnop
    selb $117, $76, $117, $6
    lnop
    orc $3, $8, $112
    lqa $26, 0x18020
    selb $97, $97, $111, $83
    lqd $113, 7584($18)
    xor $10, $10, $82
    lnop
    selb $22, $25, $22, $49
    lnop
    selb $11, $11, $30, $45
    shlqbii $45, $117, 1
    or $120, $95, $120
    lnop
    selb $110, $110, $16, $89
    lnop
    selb $121, $7, $121, $75
    lnop
    xor $53, $53, $94
    lqa $75, 0x180a0
    selb $125, $30, $125, $89
    lnop
    xor $79, $79, $84
    lnop
    xor $52, $52, $82
    lnop
    selb $30, $126, $100, $83
    lqa $100, 0x18080
    xor $23, $23, $90
    lqd $7, 3840($21)
    selb $112, $112, $3, $120
    lnop
    selb $16, $124, $4, $89
    lnop
    xor $75, $75, $91
    lqa $58, 0x180d0
    or $38, $53, $38
    shlqbii $53, $42, 1
    selb $108, $122, $108, $92
    lnop
    orc $105, $101, $22
    lnop
    selb $6, $77, $6, $76
    lqa $77, 0x18060
    or $59, $75, $107
    lnop
    orc $107, $74, $20
    rotqbii $17, $17, 1
    selb $60, $41, $99, $83
    shufb $114, $114, $123, $68
    xor $12, $12, $88
    lnop
    or $50, $50, $79
    shlqbii $123, $123, 1
    or $10, $10, $35
    lqd $35, 5888($21)
    or $9, $56, $9
    shlqbii $116, $116, 1
    orc $56, $125, $110
    lqd $99, 6144($21)
    selb $61, $57, $11, $89
    lnop
    orc $11, $119, $25
    lnop
    selb $120, $120, $8, $3
    lqa $3, 0x18060
    xor $62, $100, $88
    shufb $115, $115, $42, $68
    selb $42, $104, $5, $10
    lqa $4, 0x18080
    or $39, $52, $39
    lnop
    orc $52, $96, $122
    shufb $79, $43, $47, $36
    selb $116, $116, $17, $69
    lqd $21, 5904($21)
    orc $17, $60, $30
    lqa $43, 0x18030
    selb $47, $122, $52, $38
    lnop
    selb $10, $10, $37, $5
    lqa $122, 0x18090
    selb $116, $104, $116, $80
    lnop
    xor $98, $98, $81
    lqa $104, 0x180f0
    selb $63, $96, $121, $92
    lnop
    selb $106, $37, $106, $80
    lnop
    orc $37, $97, $109
    shufb $75, $48, $29, $36
    orc $29, $63, $108
    shufb $76, $7, $34, $36
    selb $119, $9, $119, $11
    lqa $34, 0x18080
    or $13, $13, $23
    lnop
    or $12, $12, $19
    lnop
    xor $54, $54, $84
    lnop
    selb $123, $123, $51, $69
    lqa $5, 0x180c0
    xor $102, $102, $79
    lnop
    xor $122, $122, $87
    lqa $51, 0x18010
    xor $104, $104, $32
    lnop
    selb $32, $110, $56, $12
    lnop
    selb $12, $12, $125, $56
    lnop
    orc $56, $57, $124
    lnop
    xor $43, $43, $78
    lnop
    selb $126, $126, $44, $50
    rotqbyi $19, $18, 0
    selb $110, $110, $112, $86
    lnop
    xor $103, $103, $94
    lqa $23, 0x18070
    or $118, $118, $104
    lnop
    selb $48, $125, $120, $86
    lnop
    selb $57, $13, $57, $56
    rotqbii $40, $40, 1
    selb $111, $74, $119, $49
    lnop
    xor $119, $77, $85
    lqa $125, 0x18010
    selb $38, $38, $96, $52
    lqa $52, 0x18090
    selb $104, $109, $37, $39
    lnop
    selb $64, $97, $10, $80
    lnop
    xor $51, $51, $78
    lnop
    selb $41, $50, $41, $44
    lnop
    selb $124, $124, $56, $13
    shufb $77, $35, $21, $36
    selb $96, $20, $107, $118
    shufb $114, $114, $6, $68
    selb $100, $108, $29, $59
    lqa $35, 0x180d0
    selb $42, $109, $42, $80
    shlqbii $109, $6, 1
    or $102, $102, $51
    lqa $51, 0x18070
    orc $21, $106, $116
    lqa $13, 0x18040
    ai $73, $73, -1
    lqa $56, 0x18050
    selb $95, $118, $74, $107
    lqa $6, 0x18020
    xor $24, $24, $93
    shufb $114, $114, $96, $68
    xor $28, $28, $76
    lnop
    or $54, $119, $54
    rotqbii $27, $27, 1
    xor $125, $125, $75
    lqa $44, 0x180f0
    selb $11, $25, $11, $9
    lqa $7, 0x18040
    xor $26, $26, $79
    lnop
    selb $25, $116, $21, $102
    lnop
    selb $21, $102, $106, $21
    shufb $117, $115, $117, $68
    selb $50, $116, $123, $77
    shlqbii $8, $95, 1
    or $26, $26, $43
    rotqbyi $114, $114, 8
    selb $33, $53, $33, $69
    lnop
    selb $120, $110, $126, $83
    shufb $53, $117, $95, $68
    orc $43, $61, $16
    lnop
    orc $123, $64, $42
    lnop
    or $28, $28, $125
    lnop
    selb $97, $39, $97, $37
    lnop
    selb $109, $109, $27, $69
    lnop
    selb $107, $26, $64, $123
    lqa $39, 0x180a0
    xor $13, $13, $82
    lqa $27, 0x18040
    selb $118, $16, $32, $86
    lqa $32, 0x180c0
    selb $40, $45, $40, $69
    lnop
    selb $121, $60, $97, $80
    lnop
    or $62, $62, $122
    lqa $45, 0x18020
    xor $9, $14, $85
    lnop
    selb $33, $106, $33, $77
    lqa $65, 0x180f0
    orc $14, $48, $110
    lqa $10, 0x18000
    selb $112, $20, $11, $49
    shufb $114, $114, $113, $31
    or $103, $103, $24
    shufb $74, $99, $15, $36
    selb $115, $63, $57, $89
    lnop
    selb $102, $16, $43, $62
    lnop
    selb $116, $108, $124, $89
    lnop
    selb $122, $30, $104, $80
    lqa $57, 0x180b0
    selb $126, $50, $109, $74
    lnop
    selb $117, $61, $12, $86
    stqd $114, 7584($19)
    selb $113, $101, $38, $92
    lqa $11, 0x18090
    selb $97, $103, $101, $105
    lqa $38, 0x180a0
    or $114, $13, $98
    hbrr k_mismatch_edge_branch, k_mismatch_edge_loop
    orc $124, $33, $50
    lqa $12, 0x18030
    selb $119, $48, $41, $83
    rotqbyi $53, $53, 8
    selb $104, $110, $14, $54
    lnop
    selb $99, $59, $63, $29
    lqd $18, 7920($18)
    selb $101, $62, $61, $43
    lqa $43, 0x180b0
    selb $98, $22, $105, $103
    lqa $13, 0x18080
    selb $108, $42, $123, $26
    lnop
    selb $125, $33, $40, $74
    lnop
    selb $106, $30, $17, $114
    lqa $40, 0x180c0
    selb $123, $64, $21, $77
    shufb $18, $53, $18, $31
    selb $105, $114, $60, $17
    lqa $17, 0x18080
    selb $103, $54, $48, $14
    lnop
    selb $109, $28, $33, $124
    lnop
    selb $110, $50, $124, $28
    lqa $14, 0x18010
    selb $114, $22, $47, $92
    stqd $18, 7920($19)
    selb $124, $42, $25, $77
k_mismatch_edge_branch:
    brnz $73, k_mismatch_edge_loop
k_mismatch_edge_end:
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

.global k_mismatch_steady
.align 3
k_mismatch_steady:
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
    brz $2, k_mismatch_steady_end
    lqa $40, 0x180b0
    lqa $2, 0x18070
    lqa $3, 0x18070
    lqa $44, 0x18050
    lqa $56, 0x180b0
    lqa $52, 0x180e0
    lqa $51, 0x180c0
    lqa $4, 0x180c0
    lqa $67, 0x180f0
    lqa $18, 0x18060
    lqa $5, 0x18000
    lqa $6, 0x18090
    lqa $26, 0x180c0
    lqa $7, 0x180f0
    lqa $8, 0x180d0
    lqa $61, 0x18060
    lqa $70, 0x18070
    lqa $9, 0x18020
    lqa $43, 0x18080
    lqa $10, 0x18010
    lqa $23, 0x180d0
    lqa $11, 0x180e0
    lqa $72, 0x18020
    lqa $27, 0x180d0
    lqa $12, 0x18000
    lqa $73, 0x18060
    lqa $33, 0x180f0
    lqa $59, 0x18090
    lqa $48, 0x18040
    ai $28, $127, 1
    lqa $13, 0x180f0
    xor $14, $18, $86
    lqa $30, 0x18080
    lqa $64, 0x180a0
    lqa $57, 0x18030
    lqa $19, 0x180a0
    lqa $58, 0x180b0
    shlqbii $15, $95, 1
    lqa $29, 0x180c0
    lqa $16, 0x180f0
# 414 cycles an iteration, 414 at least: 414 instructions for the even pipe, 255 for the odd one; 0 cycles of nops alone
.align 3
k_mismatch_steady_loop:
    shli $95, $127, 3
    lnop
    xor $46, $19, $88
    lnop
    andi $42, $28, 7
    lnop
    xor $17, $43, $88
    lqa $18, 0x18040
    orc $19, $103, $104
    shlqbii $96, $96, 1
    xor $40, $40, $89
    lnop
    shli $42, $42, 5
    lqa $43, 0x180e0
    rotmi $28, $28, -3
    lnop
    xor $50, $27, $91
    lnop
    xor $91, $67, $91
    lnop
    andi $67, $95, -16
    lnop
    xor $64, $64, $90
    lnop
    a $20, $67, $79
    lnop
    xor $21, $51, $86
    lnop
    xor $22, $23, $85
    lqa $23, 0x18050
    xor $24, $26, $88
    lqa $25, 0x18030
    a $28, $42, $28
    lnop
    xor $51, $30, $86
    lqd $67, 7248($20)
    xor $42, $33, $93
    lnop
    orc $41, $111, $112
    shufb $39, $28, $28, $78
    andi $28, $28, -16
    lqa $68, 0x180d0
    orc $26, $101, $102
    lqa $54, 0x180d0
    a $27, $28, $79
    lqd $62, 6912($20)
    orc $28, $105, $106
    lnop
    xor $33, $29, $92
    lqd $93, 1024($27)
    xor $29, $48, $82
    lqa $30, 0x180b0
    xor $31, $70, $85
    lnop
    or $70, $33, $50
    lqa $32, 0x18050
    or $33, $64, $40
    lqa $34, 0x180a0
    andbi $64, $39, 15
    lqa $35, 0x18080
    orc $36, $115, $116
    lqd $37, 1040($27)
    xor $94, $43, $94
    lnop
    orc $71, $113, $114
    lqd $38, 1808($27)
    xor $39, $44, $81
    lqa $40, 0x180a0
    or $42, $94, $42
    lqd $50, 272($27)
    xor $59, $59, $85
    lqd $55, 512($27)
    xor $94, $61, $84
    lqd $61, 256($27)
    selb $111, $42, $111, $41
    lqd $66, 528($27)
    selb $112, $112, $41, $42
    lnop
    xor $56, $56, $87
    rotqby $41, $62, $95
    xor $42, $58, $85
    lnop
    a $43, $64, $77
    lqa $44, 0x18040
    xor $45, $54, $87
    lnop
    or $46, $46, $56
    lqa $47, 0x18090
    or $48, $51, $59
    lnop
    xor $49, $57, $81
    shufb $50, $61, $50, $43
    selb $114, $114, $71, $70
    rotqbyi $51, $41, 2
    xor $52, $52, $90
    shufb $53, $55, $66, $43
    xor $54, $73, $82
    lqd $55, 1552($27)
    xor $56, $68, $89
    lqa $57, 0x18070
    xor $58, $72, $82
    lnop
    selb $113, $70, $113, $71
    rotqby $59, $67, $95
    orc $60, $97, $98
    lnop
    xor $3, $3, $83
    shufb $93, $93, $37, $43
    orc $37, $117, $118
    lnop
    orc $61, $119, $120
    lqd $62, 768($27)
    or $14, $14, $31
    lqd $31, 784($27)
    or $24, $24, $45
    lnop
    xor $6, $6, $87
    lnop
    or $3, $94, $3
    lqa $45, 0x18010
    or $6, $17, $6
    lnop
    selb $103, $48, $103, $19
    lnop
    selb $101, $46, $101, $26
    lqa $17, 0x180e0
    xor $87, $16, $87
    shufb $94, $62, $31, $43
    xor $89, $7, $89
    lnop
    selb $117, $6, $117, $37
    lqd $7, 1536($27)
    xor $57, $57, $81
    rotqbii $31, $59, 1
    xor $13, $13, $83
    lnop
    xor $32, $32, $83
    lnop
    xor $92, $11, $92
    lnop
    xor $90, $4, $90
    lqa $4, 0x18020
    selb $120, $120, $61, $14
    rotqbii $51, $51, 1
    or $90, $90, $56
    rotqbyi $56, $59, 3
    selb $15, $15, $31, $76
    lqd $31, 2064($27)
    xor $18, $18, $84
    shlqbii $11, $112, 1
    xor $45, $45, $53
    lnop
    or $49, $58, $49
    shufb $58, $111, $111, $75
    xor $5, $5, $50
    lqa $62, 0x18010
    selb $118, $118, $37, $6
    lqa $6, 0x18000
    selb $119, $14, $119, $61
    lnop
    selb $102, $102, $26, $46
    lnop
    orc $26, $123, $124
    lqa $46, 0x180c0
    orc $14, $99, $100
    lqd $61, 1280($27)
    selb $124, $124, $26, $49
    lnop
    or $92, $92, $91
    lqa $37, 0x180e0
    or $5, $5, $45
    rotqbyi $45, $59, 2
    selb $98, $98, $60, $92
    lqa $91, 0x180e0
    or $54, $54, $57
    rotqbyi $57, $41, 1
    selb $97, $92, $97, $60
    lnop
    orc $92, $125, $126
    lqa $60, 0x180f0
    xor $44, $44, $50
    lnop
    selb $116, $116, $36, $33
    rotqbyi $16, $59, 1
    or $29, $29, $39
    lnop
    or $18, $18, $32
    lnop
    selb $99, $90, $99, $14
    lqa $32, 0x18060
    or $21, $21, $22
    shlqbii $22, $97, 1
    xor $47, $47, $53
    lnop
    xor $39, $91, $82
    lnop
    xor $88, $17, $88
    shufb $112, $112, $112, $75
    or $52, $52, $89
    lqa $89, 0x18090
    xor $40, $40, $86
    lnop
    selb $125, $5, $125, $92
    rotqbii $45, $45, 1
    xor $2, $2, $93
    shufb $91, $7, $55, $43
    xor $12, $12, $94
    shufb $112, $112, $98, $75
    xor $10, $10, $93
    lnop
    xor $25, $25, $53
    lqa $7, 0x18080
    xor $35, $35, $50
    lnop
    xor $30, $30, $83
    lnop
    orc $55, $121, $122
    lqd $17, 1296($27)
    selb $123, $49, $123, $26
    rotqbii $57, $57, 1
    selb $122, $122, $55, $18
    lqa $26, 0x18030
    or $35, $35, $47
    shlqbii $111, $111, 1
    selb $121, $18, $121, $55
    lqa $18, 0x180f0
    selb $115, $33, $115, $36
    shlqbii $98, $98, 1
    orc $33, $119, $120
    lnop
    selb $100, $100, $14, $90
    lqa $90, 0x18070
    xor $32, $32, $94
    lqd $14, 2816($27)
    selb $126, $126, $92, $5
    lnop
    or $40, $40, $42
    lnop
    xor $7, $7, $84
    lnop
    xor $42, $89, $83
    lqd $5, 1792($27)
    or $10, $12, $10
    rotqbii $56, $56, 1
    orc $12, $109, $110
    lqa $36, 0x180a0
    xor $85, $60, $85
    lnop
    xor $9, $9, $50
    lnop
    orc $60, $115, $116
    lnop
    xor $23, $23, $53
    lnop
    selb $105, $3, $105, $28
    lqa $55, 0x18050
    orc $89, $101, $102
    lqa $47, 0x18020
    xor $83, $8, $83
    lqa $8, 0x18080
    xor $34, $34, $84
    lnop
    selb $11, $11, $57, $76
    lnop
    orc $57, $113, $114
    lnop
    selb $102, $102, $89, $21
    lnop
    selb $116, $116, $60, $24
    lnop
    orc $49, $107, $108
    lqa $63, 0x18010
    or $9, $9, $25
    rotqbii $25, $41, 1
    selb $106, $106, $28, $3
    lqa $3, 0x18020
    or $23, $44, $23
    lqd $44, 2048($27)
    selb $22, $22, $45, $76
    lqd $45, 3600($27)
    xor $4, $4, $94
    shufb $97, $58, $97, $75
    selb $96, $96, $25, $76
    lqa $25, 0x18090
    xor $58, $90, $53
    rotqbii $16, $16, 1
    or $88, $88, $87
    rotqbyi $87, $59, 5
    ai $80, $80, -1
    lnop
    orc $28, $123, $124
    shufb $92, $61, $17, $43
    selb $98, $98, $51, $76
    lnop
    xor $86, $37, $86
    lqa $37, 0x18030
    selb $104, $104, $19, $48
    lqd $19, 2832($27)
    selb $113, $52, $113, $57
    lqa $48, 0x18060
    xor $6, $6, $92
    lqa $51, 0x180d0
    selb $101, $21, $101, $89
    rotqbyi $21, $41, 6
    orc $17, $15, $96
    lnop
    selb $115, $24, $115, $60
    lnop
    selb $96, $96, $17, $10
    shufb $89, $44, $31, $43
    xor $46, $46, $82
    lqa $31, 0x180e0
    or $85, $86, $85
    lqa $44, 0x18040
    xor $48, $48, $50
    lqa $24, 0x180e0
    selb $109, $9, $109, $12
    rotqbyi $60, $41, 7
    or $30, $34, $30
    lnop
    or $7, $7, $42
    lqa $42, 0x18040
    xor $8, $8, $82
    shufb $90, $5, $38, $43
    xor $47, $47, $92
    rotqbyi $5, $41, 4
    selb $108, $108, $49, $29
    lqa $38, 0x180b0
    orc $34, $117, $118
    lnop
    selb $10, $10, $15, $17
    lqa $15, 0x180a0
    selb $119, $7, $119, $33
    lnop
    selb $114, $114, $57, $52
    rotqbyi $52, $41, 3
    orc $57, $121, $122
    lnop
    xor $63, $63, $89
    lnop
    selb $110, $110, $12, $9
    shufb $112, $112, $114, $75
    orc $9, $103, $104
    rotqbyi $12, $59, 4
    selb $117, $40, $117, $34
    shufb $86, $14, $19, $43
    xor $37, $37, $91
    lnop
    ai $127, $127, 1
    lnop
    selb $118, $118, $34, $40
    lqa $34, 0x18010
    orc $40, $115, $116
    lnop
    selb $120, $120, $33, $7
    rotqbii $52, $52, 1
    selb $123, $23, $123, $28
    shlqbii $7, $113, 1
    xor $62, $62, $91
    lnop
    orc $33, $99, $100
    lnop
    orc $14, $125, $126
    lnop
    selb $107, $29, $107, $49
    lnop
    selb $7, $7, $56, $76
    shlqbii $114, $114, 1
    selb $99, $88, $99, $33
    lnop
    orc $56, $107, $108
    lqd $29, 2560($27)
    selb $121, $54, $121, $57
    cdd $49, 0($95)
    xor $26, $26, $93
    lqa $95, 0x180c0
    or $37, $47, $37
    shufb $113, $97, $113, $75
    xor $15, $15, $92
    lqa $97, 0x18060
    or $6, $6, $62
    lnop
    selb $124, $124, $28, $23
    lqa $23, 0x180f0
    selb $104, $104, $9, $30
    lqa $28, 0x180d0
    orc $62, $10, $96
    lqd $47, 3328($27)
    or $48, $48, $58
    lqa $58, 0x18090
    selb $100, $100, $33, $88
    lqa $88, 0x18000
    selb $122, $122, $57, $54
    rotqbyi $54, $59, 6
    xor $55, $55, $91
    lqa $57, 0x180a0
    selb $111, $111, $16, $76
    lqa $16, 0x18010
    or $4, $4, $26
    lnop
    or $32, $32, $2
    lqa $26, 0x18000
    selb $96, $96, $62, $37
    lnop
    xor $31, $31, $84
    lqa $33, 0x18090
    selb $114, $114, $52, $76
    lnop
    orc $52, $22, $98
    lqa $2, 0x180b0
    xor $25, $25, $93
    lqd $19, 2320($27)
    selb $125, $4, $125, $14
    lnop
    selb $126, $126, $14, $4
    lnop
    xor $88, $88, $90
    lnop
    selb $115, $85, $115, $40
    lnop
    orc $4, $121, $122
    lnop
    xor $28, $28, $81
    rotqbii $54, $54, 1
    selb $107, $48, $107, $56
    shufb $113, $113, $99, $75
    selb $10, $37, $10, $62
    rotqbii $12, $12, 1
    orc $37, $105, $106
    shufb $112, $112, $100, $75
    orc $62, $109, $110
    lqa $14, 0x18050
    or $63, $88, $63
    lqa $17, 0x18060
    xor $58, $58, $81
    lqd $61, 4112($27)
    selb $103, $30, $103, $9
    lqa $9, 0x18040
    xor $95, $95, $84
    lnop
    xor $18, $18, $81
    lqd $84, 2304($27)
    or $8, $8, $58
    lqa $58, 0x18000
    xor $81, $2, $81
    lqa $2, 0x18030
    orc $30, $111, $11
    lnop
    or $13, $31, $13
    lqa $31, 0x180a0
    selb $11, $11, $30, $6
    shlqbii $100, $100, 1
    xor $82, $36, $82
    shufb $88, $84, $19, $43
    xor $3, $3, $90
    lnop
    selb $122, $122, $4, $35
    lnop
    orc $19, $7, $114
    lnop
    orc $36, $101, $102
    lnop
    or $18, $39, $18
    lqa $39, 0x18050
    xor $44, $44, $90
    lnop
    selb $116, $116, $40, $85
    lnop
    selb $98, $98, $52, $63
    lnop
    or $95, $95, $83
    lqa $83, 0x18020
    selb $108, $108, $56, $48
    lnop
    xor $39, $39, $89
    rotqbii $87, $87, 1
    selb $111, $6, $111, $30
    lqa $6, 0x18070
    selb $106, $106, $37, $8
    lqd $30, 2576($27)
    xor $2, $2, $89
    lnop
    xor $23, $23, $53
    shlqbii $48, $115, 1
    orc $56, $123, $124
    lnop
    xor $9, $9, $94
    lqa $85, 0x18070
    xor $14, $14, $93
    lnop
    xor $97, $97, $92
    lqa $40, 0x180b0
    or $82, $82, $81
    lqa $81, 0x18030
    or $9, $9, $14
    lqd $14, 3072($27)
    xor $17, $17, $88
    lnop
    selb $22, $63, $22, $52
    lqd $52, 3088($27)
    selb $109, $9, $109, $62
    lnop
    selb $110, $110, $62, $9
    lqa $9, 0x18080
    selb $105, $8, $105, $37
    lqd $8, 3344($27)
    orc $37, $117, $118
    lqa $62, 0x180c0
    xor $42, $42, $92
    lqa $63, 0x18080
    selb $48, $48, $87, $76
    shufb $87, $29, $30, $43
    xor $83, $83, $88
    lqa $29, 0x18090
    xor $38, $38, $53
    lnop
    xor $24, $24, $50
    lnop
    or $30, $3, $2
    shlqbii $99, $99, 1
    xor $51, $51, $53
    lqa $53, 0x180b0
    or $42, $42, $55
    lqd $55, 3840($27)
    selb $118, $118, $37, $95
    lqd $64, 7584($20)
    selb $124, $124, $56, $32
    lqa $65, 0x18000
    xor $58, $58, $88
    lnop
    xor $66, $85, $89
    lnop
    xor $53, $53, $93
    lnop
    xor $31, $31, $50
    lnop
    selb $99, $99, $12, $76
    lnop
    xor $9, $9, $90
    lqa $2, 0x18070
    orc $12, $105, $106
    shufb $85, $14, $52, $43
    selb $32, $32, $123, $56
    lnop
    or $28, $46, $28
    lnop
    selb $117, $95, $117, $37
    lnop
    orc $95, $119, $120
    lnop
    orc $37, $103, $104
    lnop
    selb $46, $120, $95, $82
    rotqbii $5, $5, 1
    selb $102, $102, $36, $13
    lnop
    xor $50, $62, $50
    shufb $84, $47, $8, $43
    orc $8, $109, $110
    lqa $47, 0x18060
    xor $57, $57, $94
    lnop
    selb $121, $35, $121, $4
    lqa $4, 0x18070
    xor $16, $16, $85
    lqa $3, 0x18070
    xor $33, $33, $89
    rotqbii $21, $21, 1
    selb $100, $100, $5, $76
    lnop
    or $31, $31, $38
    shlqbii $38, $102, 1
    selb $103, $28, $103, $37
    rotqbyi $41, $41, 5
    selb $119, $82, $119, $95
    lnop
    xor $4, $4, $91
    lqa $95, 0x180c0
    orc $35, $99, $100
    lnop
    or $39, $44, $39
    lqa $44, 0x18050
    or $97, $97, $4
    lnop
    xor $63, $63, $94
    lqa $82, 0x18050
    xor $34, $34, $87
    shufb $112, $112, $116, $75
    orc $62, $125, $126
    lqa $56, 0x180b0
    or $50, $50, $51
    lnop
    or $53, $57, $53
    lqa $57, 0x18030
    xor $26, $26, $86
    shufb $115, $113, $115, $75
    selb $101, $13, $101, $36
    lqa $52, 0x180e0
    or $25, $63, $25
    lqa $63, 0x18040
    orc $13, $117, $118
    lqa $36, 0x18020
    selb $125, $42, $125, $62
    lnop
    xor $57, $57, $87
    lqa $51, 0x180c0
    xor $120, $6, $87
    lnop
    selb $104, $104, $37, $28
    lnop
    xor $29, $29, $91
    rotqbyi $59, $59, 7
    or $34, $58, $34
    lnop
    or $16, $26, $16
    lqd $26, 3584($27)
    selb $58, $118, $13, $18
    lqa $4, 0x180c0
    xor $95, $95, $94
    lqa $118, 0x18010
    xor $28, $82, $87
    rotqbii $41, $41, 1
    selb $110, $110, $8, $97
    lqa $37, 0x18010
    orc $82, $111, $11
    shlqbii $116, $116, 1
    or $57, $83, $57
    lnop
    selb $109, $97, $109, $8
    lnop
    orc $97, $107, $108
    shufb $112, $112, $102, $75
    selb $14, $30, $111, $82
    lnop
    xor $47, $47, $90
    lnop
    selb $30, $11, $82, $30
    lqa $67, 0x180f0
    orc $82, $22, $98
    lnop
    xor $11, $81, $85
    lqa $81, 0x18080
    selb $68, $25, $107, $97
    lnop
    selb $99, $16, $99, $35
    lqa $107, 0x180b0
    selb $13, $18, $117, $13
    lqa $18, 0x18060
    selb $69, $114, $19, $34
    lqa $114, 0x180d0
    selb $108, $108, $97, $25
    lqa $97, 0x18000
    selb $21, $38, $21, $76
    lnop
    xor $81, $81, $92
    lnop
    selb $19, $34, $7, $19
    lqd $34, 4096($27)
    xor $65, $65, $84
    lqa $5, 0x18000
    orc $38, $32, $124
    rotqbyi $25, $20, 0
    xor $114, $114, $93
    shufb $83, $26, $45, $43
    selb $41, $116, $41, $76
    lqa $6, 0x18090
    or $29, $81, $29
    lqa $26, 0x180c0
    or $33, $9, $33
    lqa $7, 0x180f0
    selb $22, $57, $22, $82
    lnop
    orc $45, $10, $96
    shufb $81, $34, $61, $43
    xor $36, $36, $86
    lnop
    or $23, $24, $23
    lqa $8, 0x180d0
    selb $24, $31, $105, $12
    shlqbii $105, $101, 1
    or $36, $36, $11
    lqd $27, 3856($27)
    selb $106, $106, $12, $31
    lnop
    selb $57, $98, $82, $57
    lqa $61, 0x18060
    orc $31, $121, $122
    lnop
    orc $34, $109, $110
    rotqbii $59, $59, 1
    or $47, $47, $66
    lnop
    orc $66, $24, $106
    lqa $70, 0x18070
    selb $126, $126, $62, $42
    shufb $112, $112, $58, $75
    orc $42, $119, $46
    lqa $9, 0x18020
    xor $62, $118, $81
    shufb $82, $55, $27, $43
    selb $116, $124, $38, $29
    lnop
    selb $54, $105, $54, $76
    lnop
    xor $107, $107, $91
    lnop
    selb $105, $39, $10, $45
    lnop
    orc $124, $125, $126
    lnop
    orc $27, $103, $104
    lqa $43, 0x18080
    selb $39, $96, $45, $39
    shufb $115, $115, $101, $75
    xor $37, $37, $83
    lqa $45, 0x18030
    or $55, $95, $114
    lqa $114, 0x18020
    selb $96, $104, $27, $23
    lqa $104, 0x18040
    orc $71, $54, $21
    lqa $10, 0x18010
    selb $16, $100, $35, $16
    lnop
    selb $113, $53, $121, $31
    shufb $112, $112, $96, $75
    selb $95, $23, $103, $27
    lqa $23, 0x180d0
    or $37, $65, $37
    lqa $11, 0x180e0
    orc $65, $19, $69
    lnop
    xor $114, $114, $84
    rotqbii $60, $60, 1
    selb $101, $33, $109, $34
    lnop
    xor $45, $45, $83
    shufb $115, $115, $13, $75
    selb $98, $106, $66, $55
    lnop
    xor $104, $104, $88
    lqa $72, 0x18020
    or $45, $114, $45
    lqa $27, 0x180d0
    orc $106, $48, $41
    rotqbyi $112, $112, 8
    xor $97, $97, $82
    lqa $12, 0x18000
    or $35, $15, $107
    lqa $73, 0x18060
    selb $118, $126, $124, $47
    lnop
    selb $114, $122, $31, $53
    lqa $122, 0x18050
    selb $117, $47, $125, $124
    lnop
    selb $124, $41, $106, $37
    lnop
    xor $63, $63, $86
    shufb $115, $115, $95, $75
    selb $123, $37, $48, $106
    shlqbii $58, $58, 1
    selb $111, $50, $119, $42
    shlqbii $13, $13, 1
    or $17, $17, $120
    lnop
    orc $37, $22, $57
    lnop
    xor $122, $122, $85
    lnop
    orc $120, $14, $30
    lnop
    selb $102, $110, $34, $33
    lqa $33, 0x180f0
    selb $125, $13, $59, $76
    lqa $59, 0x18090
    orc $34, $99, $16
    lqa $48, 0x18040
    or $104, $104, $28
    lnop
    ai $28, $127, 1
    lnop
    selb $119, $104, $14, $120
    lqa $13, 0x180f0
    orc $41, $105, $39
    lnop
    xor $14, $18, $86
    rotqbyi $18, $115, 8
    or $122, $63, $122
    shufb $112, $112, $64, $49
    selb $120, $30, $120, $104
    lqa $30, 0x18080
    orc $104, $68, $108
    lqa $64, 0x180a0
    selb $126, $58, $60, $76
    hbrr k_mismatch_steady_branch, k_mismatch_steady_loop
    selb $106, $57, $37, $122
    lqa $57, 0x18030
    selb $121, $36, $19, $65
    lnop
    selb $107, $45, $99, $34
    stqd $112, 7584($25)
    or $62, $97, $62
    lqa $19, 0x180a0
    selb $103, $17, $105, $41
    lqd $20, 7920($20)
    selb $110, $21, $71, $62
    lnop
    selb $105, $122, $22, $37
    lqa $58, 0x180b0
    selb $100, $108, $104, $35
    shlqbii $15, $95, 1
    selb $122, $69, $65, $36
    lnop
    selb $115, $29, $32, $38
    lqa $29, 0x180c0
    selb $108, $16, $34, $45
    shufb $18, $18, $20, $49
    selb $97, $55, $24, $66
    lnop
    selb $109, $62, $54, $71
    lnop
    selb $99, $35, $68, $104
    lqa $16, 0x180f0
    selb $104, $39, $41, $17
    stqd $18, 7920($25)
    selb $112, $46, $42, $50
k_mismatch_steady_branch:
    brnz $80, k_mismatch_steady_loop
k_mismatch_steady_end:
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

.global k_mismatch_edge_tap
.align 3
k_mismatch_edge_tap:
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
    brz $2, k_mismatch_edge_tap_end
    lqa $2, 0x180b0
    lqa $3, 0x180c0
    lqa $4, 0x18040
    lqa $5, 0x180d0
    lqa $46, 0x18050
    lqa $6, 0x180a0
    lqa $11, 0x18020
    lqa $40, 0x18060
    xor $7, $11, $76
    lqa $8, 0x18090
    lqa $60, 0x18090
    lqa $9, 0x18030
    lqa $16, 0x18040
    lqa $10, 0x180f0
    lqa $11, 0x18080
    lqa $61, 0x18070
    lqa $24, 0x18030
    lqa $48, 0x180f0
    xor $12, $16, $79
    lqa $13, 0x180b0
    lqa $14, 0x18000
    lqa $62, 0x180e0
    lqa $15, 0x18080
    ai $41, $127, 1
    shli $16, $127, 3
    xor $17, $46, $78
    xor $18, $61, $81
    andi $29, $41, 7
    lqa $55, 0x180e0
    andi $44, $16, -16
    lqa $19, 0x180c0
    shli $29, $29, 5
    a $20, $44, $71
    rotmi $41, $41, -3
    xor $21, $24, $75
    a $41, $29, $41
    xor $22, $40, $82
    xor $23, $60, $84
    andi $59, $41, -16
    xor $24, $55, $94
    lqa $25, 0x18090
    lqa $26, 0x180d0
    shlqbii $27, $95, 1
    xor $28, $48, $93
    lqa $29, 0x180a0
    shufb $30, $41, $41, $70
    xor $31, $62, $88
    a $32, $59, $71
    selb $33, $120, $106, $80
    lqa $34, 0x18070
    lqd $35, 1024($32)
    lqa $36, 0x180f0
# 581 cycles an iteration, 581 at least: 581 instructions for the even pipe, 493 for the odd one; 0 cycles of nops alone
.align 3
k_mismatch_edge_tap_loop:
    selb $106, $111, $97, $92
    lqa $97, 0x18040
    selb $109, $123, $109, $74
    lqd $95, 1040($32)
    xor $4, $4, $76
    lqd $94, 512($32)
    orc $37, $119, $120
    lqd $93, 256($32)
    xor $13, $13, $81
    lnop
    xor $2, $2, $87
    lqd $38, 1808($32)
    orc $39, $125, $126
    lqa $40, 0x180d0
    selb $110, $124, $110, $74
    lqa $41, 0x18010
    or $18, $22, $18
    cbd $22, 0($16)
    or $12, $12, $17
    lqa $17, 0x18010
    selb $101, $115, $101, $86
    lnop
    selb $107, $121, $107, $77
    lqd $42, 4624($32)
    xor $29, $29, $88
    lnop
    or $24, $24, $28
    lnop
    xor $11, $11, $82
    lqd $28, 7248($20)
    orc $43, $123, $124
    lqa $44, 0x18080
    selb $105, $119, $105, $80
    lqd $45, 4608($32)
    xor $40, $40, $90
    lqa $46, 0x180b0
    andbi $30, $30, 15
    lqd $47, 528($32)
    selb $119, $18, $119, $37
    lqd $48, 272($32)
    a $30, $30, $69
    lqa $49, 0x18000
    orc $50, $115, $116
    lnop
    xor $90, $36, $90
    lqa $36, 0x18040
    or $7, $7, $21
    lnop
    or $2, $29, $2
    shufb $47, $94, $47, $30
    xor $19, $19, $91
    lnop
    xor $46, $46, $84
    rotqby $28, $28, $16
    andi $94, $72, -16
    lnop
    selb $98, $112, $98, $92
    shufb $48, $93, $48, $30
    xor $17, $17, $47
    lqa $29, 0x18060
    orc $21, $121, $122
    lqa $51, 0x18020
    orc $52, $117, $118
    shufb $93, $35, $95, $30
    xor $26, $26, $87
    lqa $95, 0x180e0
    xor $49, $49, $48
    rotqbii $35, $28, 1
    selb $120, $120, $37, $18
    lqa $18, 0x18030
    or $17, $49, $17
    lqd $49, 6912($20)
    xor $44, $44, $85
    rotqbyi $37, $28, 1
    selb $108, $122, $108, $77
    shufb $92, $45, $42, $30
    selb $122, $122, $21, $12
    shlqbii $96, $96, 1
    selb $121, $12, $121, $21
    lqa $12, 0x18020
    selb $21, $116, $50, $2
    lnop
    xor $41, $41, $93
    lnop
    selb $42, $126, $39, $17
    lqd $45, 1552($32)
    selb $124, $124, $43, $7
    lqa $53, 0x180d0
    selb $17, $17, $125, $39
    rotqby $49, $49, $16
    or $23, $44, $23
    rotqbii $37, $37, 1
    selb $123, $7, $123, $43
    stqa $42, 0x1a040
    xor $87, $10, $87
    lqd $10, 4368($32)
    selb $104, $118, $104, $83
    lnop
    orc $7, $113, $114
    stqa $124, 0x1a050
    orc $43, $111, $112
    stqa $122, 0x1a060
    selb $118, $118, $52, $23
    lqd $44, 784($32)
    xor $8, $8, $81
    lqa $39, 0x18050
    selb $116, $116, $102, $86
    stqa $120, 0x1a070
    selb $111, $24, $111, $43
    stqa $118, 0x1a080
    or $19, $19, $40
    lnop
    or $31, $31, $87
    lqa $87, 0x18070
    selb $40, $114, $7, $19
    rotqbyi $102, $49, 1
    selb $118, $116, $118, $83
    lqd $54, 4352($32)
    selb $27, $27, $35, $68
    lqa $35, 0x18090
    selb $112, $112, $43, $24
    lqa $24, 0x180a0
    xor $6, $6, $82
    rotqbii $43, $49, 1
    selb $115, $2, $115, $50
    stqa $21, 0x1a090
    a $50, $94, $67
    stqa $40, 0x1a0a0
    selb $2, $107, $123, $74
    stqa $112, 0x1a0b0
    ai $127, $127, 1
    lqd $94, 768($32)
    selb $23, $23, $117, $52
    lqd $52, 64($50)
    xor $24, $24, $85
    shufb $54, $54, $10, $30
    xor $9, $9, $47
    stqa $17, 0x1a0c0
    selb $7, $19, $113, $7
    lnop
    xor $51, $51, $48
    rotqbyi $19, $49, 2
    xor $53, $53, $81
    stqa $123, 0x1a0d0
    xor $39, $39, $75
    lqd $123, 7584($20)
    selb $117, $117, $103, $83
    lnop
    orc $103, $101, $116
    shufb $94, $94, $44, $30
    xor $88, $3, $88
    stqa $121, 0x1a0e0
    or $6, $6, $13
    lnop
    orc $13, $107, $108
    lqa $3, 0x180c0
    xor $95, $95, $91
    lqd $91, 1280($32)
    selb $121, $105, $121, $77
    lnop
    xor $14, $14, $94
    shlqbii $112, $112, 1
    or $88, $88, $26
    stqa $119, 0x1a0f0
    selb $40, $98, $40, $89
    stqa $23, 0x1a100
    orc $26, $109, $110
    rotqby $52, $52, $72
    selb $96, $96, $43, $68
    rotqbii $19, $19, 1
    xor $29, $29, $79
    lqa $43, 0x180e0
    xor $34, $34, $47
    stqa $115, 0x1a110
    xor $5, $5, $84
    lqa $44, 0x18000
    or $95, $95, $90
    lnop
    selb $114, $114, $100, $89
    lqd $100, 1296($32)
    or $24, $24, $46
    lqd $46, 1536($32)
    orc $10, $117, $104
    stqa $7, 0x1a120
    or $9, $51, $9
    rotqbyi $51, $28, 4
    or $4, $4, $39
    lnop
    selb $124, $108, $124, $74
    stqa $111, 0x1a130
    or $8, $11, $8
    shlqbii $111, $111, 1
    selb $126, $126, $96, $54
    lqa $96, 0x18010
    selb $42, $110, $42, $54
    lqa $11, 0x18070
    selb $120, $104, $120, $80
    shufb $90, $46, $45, $30
    selb $110, $110, $26, $9
    lqd $45, 192($50)
    selb $125, $125, $27, $54
    lqa $27, 0x180c0
    or $14, $14, $41
    lqd $41, 1792($32)
    orc $46, $125, $126
    rotqbyi $52, $52, 13
    selb $9, $9, $109, $26
    lnop
    selb $107, $4, $107, $13
    shufb $91, $91, $100, $30
    selb $100, $126, $46, $14
    lqa $26, 0x180d0
    selb $108, $108, $13, $4
    rotqby $45, $45, $72
    andi $52, $52, 255
    stqa $100, 0x1a040
    selb $111, $111, $37, $68
    lnop
    ai $37, $16, 1
    stqa $110, 0x1a050
    xor $87, $87, $78
    rotqbyi $4, $49, 4
    orc $13, $106, $98
    rotqbii $102, $102, 1
    or $87, $29, $87
    lnop
    selb $104, $104, $10, $8
    shufb $123, $52, $123, $22
    selb $116, $116, $103, $24
    rotqbyi $45, $45, 13
    selb $8, $8, $117, $10
    rotqbyi $10, $20, 0
    orc $52, $105, $33
    lnop
    selb $113, $113, $99, $89
    rotqbii $4, $4, 1
    selb $14, $14, $125, $46
    lqa $46, 0x18000
    xor $44, $44, $91
    lqa $99, 0x18010
    selb $21, $114, $21, $86
    lnop
    selb $29, $33, $52, $87
    stqd $123, 7584($10)
    selb $103, $24, $101, $103
    lqa $24, 0x18090
    xor $27, $27, $85
    stqa $108, 0x1a060
    xor $18, $18, $93
    lqd $20, 7920($20)
    selb $119, $117, $119, $80
    stqa $29, 0x1a070
    orc $117, $113, $114
    lnop
    or $5, $27, $5
    stqa $104, 0x1a080
    xor $96, $96, $90
    lnop
    selb $98, $98, $13, $95
    lqa $27, 0x18050
    andi $45, $45, 255
    lqa $123, 0x18060
    selb $112, $112, $102, $68
    lqa $102, 0x18030
    xor $97, $97, $48
    stqa $116, 0x1a090
    selb $114, $114, $117, $88
    lqa $39, 0x18010
    andi $55, $37, -16
    shufb $20, $45, $20, $22
    selb $110, $124, $110, $54
    stqa $114, 0x1a0a0
    selb $115, $113, $115, $86
    lnop
    selb $29, $120, $29, $77
    lnop
    xor $27, $27, $47
    stqa $98, 0x1a0b0
    selb $117, $88, $113, $117
    lnop
    xor $35, $35, $78
    lqd $113, 64($50)
    xor $15, $15, $79
    lnop
    a $55, $55, $71
    lqa $22, 0x180f0
    selb $109, $109, $17, $54
    rotqbyi $17, $49, 3
    or $15, $15, $35
    stqa $14, 0x1a0c0
    xor $36, $36, $94
    shufb $88, $41, $38, $30
    selb $126, $126, $112, $92
    lqa $112, 0x18070
    selb $101, $101, $23, $83
    stqa $9, 0x1a0d0
    orc $23, $119, $120
    rotqbyi $38, $28, 2
    xor $3, $3, $82
    stqd $20, 7920($10)
    orc $10, $101, $118
    lnop
    selb $120, $120, $23, $15
    rotqbyi $20, $55, 0
    selb $122, $33, $122, $77
    cbd $37, 0($37)
    orc $33, $109, $42
    stqa $107, 0x1a0e0
    selb $125, $125, $111, $92
    lnop
    xor $11, $11, $75
    rotqby $113, $113, $72
    xor $123, $123, $76
    lqd $111, 2064($32)
    xor $12, $12, $94
    rotqbii $17, $17, 1
    or $97, $97, $27
    lqa $27, 0x180b0
    selb $116, $21, $116, $83
    lqa $41, 0x180a0
    selb $105, $87, $105, $52
    rotqbyi $113, $113, 13
    selb $15, $15, $119, $23
    shlqbii $98, $98, 1
    selb $23, $101, $8, $80
    lqa $52, 0x18060
    selb $100, $42, $100, $92
    lnop
    selb $95, $95, $106, $13
    lqd $13, 2048($32)
    or $12, $12, $18
    stqa $105, 0x1a0f0
    xor $85, $43, $85
    lqa $43, 0x180c0
    selb $42, $42, $33, $12
    lqa $18, 0x180b0
    orc $87, $2, $124
    stqa $8, 0x1a100
    or $96, $44, $96
    lqd $44, 7584($55)
    selb $12, $12, $109, $33
    stqa $103, 0x1a110
    orc $33, $125, $126
    rotqbyi $8, $28, 3
    selb $35, $97, $2, $87
    stqa $117, 0x1a120
    andi $113, $113, 255
    stqa $95, 0x1a130
    or $123, $123, $11
    lnop
    selb $98, $98, $19, $68
    shufb $113, $113, $44, $37
    selb $2, $2, $9, $54
    lqd $9, 5376($32)
    selb $101, $6, $101, $10
    lnop
    selb $44, $126, $33, $96
    lqd $19, 4880($32)
    xor $26, $26, $93
    lqd $11, 192($50)
    selb $96, $96, $125, $33
    lnop
    selb $124, $124, $87, $97
    shufb $87, $13, $111, $30
    selb $6, $118, $10, $6
    lqd $10, 4864($32)
    orc $111, $121, $122
    lqa $13, 0x180a0
    selb $106, $106, $7, $89
    stqa $44, 0x1a040
    xor $43, $43, $79
    stqd $113, 7584($20)
    selb $113, $122, $111, $123
    rotqbii $38, $38, 1
    orc $7, $115, $21
    stqa $42, 0x1a050
    ai $97, $16, 2
    stqa $124, 0x1a060
    selb $122, $122, $108, $74
    rotqby $11, $11, $72
    orc $108, $106, $40
    lnop
    selb $118, $118, $104, $80
    lnop
    selb $21, $21, $7, $5
    stqa $113, 0x1a070
    selb $109, $109, $14, $92
    rotqbyi $11, $11, 13
    selb $14, $40, $108, $31
    lqa $104, 0x18020
    selb $114, $40, $114, $86
    stqa $120, 0x1a080
    xor $13, $13, $79
    shlqbii $95, $95, 1
    xor $102, $102, $90
    shlqbii $40, $14, 1
    selb $123, $123, $121, $111
    stqa $6, 0x1a090
    andi $11, $11, 255
    stqa $21, 0x1a0a0
    selb $108, $31, $106, $108
    stqa $14, 0x1a0b0
    selb $42, $110, $42, $92
    lqd $14, 2560($32)
    xor $104, $104, $91
    lqd $31, 2576($32)
    xor $46, $46, $88
    lqd $111, 64($50)
    xor $18, $18, $78
    shufb $89, $10, $19, $30
    xor $84, $22, $84
    lqd $55, 7920($55)
    selb $119, $119, $105, $77
    lqa $105, 0x180f0
    selb $95, $95, $38, $68
    lqd $38, 2832($32)
    selb $121, $121, $107, $74
    stqa $96, 0x1a0c0
    selb $125, $125, $95, $89
    lqa $95, 0x180d0
    or $13, $13, $18
    lqa $18, 0x18090
    selb $44, $100, $44, $89
    stqa $12, 0x1a0d0
    orc $107, $109, $100
    stqa $35, 0x1a0e0
    xor $24, $24, $75
    lqd $22, 2816($32)
    selb $117, $106, $117, $86
    stqa $123, 0x1a0f0
    selb $126, $126, $98, $89
    lqa $98, 0x18050
    selb $5, $5, $115, $7
    rotqbyi $7, $28, 6
    andi $106, $97, -16
    stqa $15, 0x1a100
    selb $113, $29, $113, $74
    lqa $86, 0x18080
    selb $115, $115, $103, $83
    stqa $101, 0x1a110
    selb $123, $119, $123, $74
    stqa $5, 0x1a120
    a $106, $106, $71
    lqa $103, 0x18050
    or $104, $104, $102
    lqa $102, 0x180e0
    selb $6, $116, $6, $80
    rotqby $111, $111, $72
    orc $10, $125, $126
    lnop
    selb $100, $100, $107, $104
    rotqbii $8, $8, 1
    xor $105, $105, $81
    stqa $108, 0x1a130
    ai $73, $73, -1
    shufb $11, $11, $55, $37
    orc $37, $2, $110
    lqa $55, 0x180e0
    ai $19, $16, 4
    rotqbyi $111, $111, 13
    selb $17, $40, $17, $68
    lqd $40, 5392($32)
    orc $81, $115, $116
    lnop
    xor $102, $102, $82
    lqa $33, 0x18040
    xor $39, $39, $87
    lqa $45, 0x18080
    selb $12, $2, $12, $92
    stqd $11, 7920($20)
    selb $21, $114, $21, $83
    lqd $11, 192($50)
    or $20, $85, $84
    lqd $85, 7584($106)
    selb $101, $115, $101, $80
    lnop
    or $3, $3, $53
    lqa $53, 0x180a0
    xor $52, $52, $48
    lnop
    or $105, $102, $105
    lqd $102, 5120($32)
    andi $111, $111, 255
    cbd $97, 0($97)
    or $39, $46, $39
    lqd $46, 2304($32)
    xor $112, $112, $93
    shlqbii $108, $108, 1
    or $34, $52, $34
    rotqbyi $52, $106, 0
    xor $103, $103, $93
    rotqby $11, $11, $72
    orc $56, $121, $122
    shufb $82, $22, $38, $30
    selb $22, $126, $10, $39
    rotqbii $51, $51, 1
    or $103, $36, $103
    shufb $111, $111, $85, $97
    selb $107, $104, $109, $107
    shufb $84, $14, $31, $30
    orc $14, $119, $29
    lqa $31, 0x180f0
    xor $86, $86, $76
    lqd $104, 3072($32)
    selb $116, $116, $81, $3
    lnop
    or $86, $86, $24
    stqa $22, 0x1a040
    selb $5, $117, $5, $83
    stqd $111, 7584($52)
    orc $111, $23, $118
    stqa $100, 0x1a050
    selb $24, $122, $56, $34
    lqa $36, 0x18070
    orc $38, $117, $114
    lnop
    selb $115, $3, $115, $81
    lnop
    selb $35, $121, $35, $54
    shufb $83, $9, $40, $30
    selb $29, $29, $14, $86
    lqa $9, 0x180c0
    selb $110, $110, $37, $103
    lnop
    selb $120, $118, $120, $77
    lqd $40, 5136($32)
    selb $118, $118, $111, $13
    rotqbyi $11, $11, 13
    selb $119, $86, $119, $14
    lqa $14, 0x18030
    xor $53, $53, $76
    stqa $110, 0x1a060
    selb $114, $114, $38, $20
    lqa $81, 0x18060
    ai $3, $16, 3
    stqa $24, 0x1a070
    selb $103, $103, $2, $37
    stqa $29, 0x1a080
    selb $121, $34, $121, $56
    stqa $118, 0x1a090
    xor $33, $33, $91
    stqa $116, 0x1a0a0
    xor $18, $18, $87
    stqa $114, 0x1a0b0
    selb $10, $39, $125, $10
    lqd $39, 2320($32)
    andi $11, $11, 255
    lqd $34, 64($50)
    xor $27, $27, $75
    shufb $86, $102, $40, $30
    xor $25, $25, $47
    lnop
    xor $95, $95, $78
    lqa $102, 0x18020
    selb $24, $113, $24, $54
    stqa $10, 0x1a0c0
    selb $109, $109, $96, $89
    rotqbyi $96, $28, 5
    xor $81, $81, $94
    lqd $106, 7920($106)
    xor $98, $98, $90
    lqa $40, 0x18020
    or $95, $43, $95
    stqa $107, 0x1a0d0
    andi $43, $3, -16
    lqa $56, 0x18030
    selb $108, $108, $8, $68
    shlqbii $114, $114, 1
    or $112, $81, $112
    rotqby $34, $34, $72
    orc $8, $5, $21
    stqa $103, 0x1a0e0
    selb $124, $122, $124, $54
    cbd $3, 0($3)
    or $27, $53, $27
    lqd $53, 5648($32)
    selb $111, $13, $23, $111
    shufb $106, $11, $106, $97
    selb $118, $6, $118, $77
    lqa $97, 0x18060
    xor $99, $99, $84
    lqd $11, 3088($32)
    selb $29, $120, $29, $74
    lnop
    orc $13, $109, $44
    lqa $122, 0x180f0
    selb $125, $125, $108, $86
    lnop
    orc $108, $35, $124
    rotqbyi $34, $34, 13
    xor $97, $97, $88
    lqa $2, 0x18060
    xor $45, $45, $48
    lqa $37, 0x18000
    or $98, $33, $98
    shufb $85, $46, $39, $30
    orc $39, $101, $6
    rotqbyi $28, $28, 7
    or $25, $45, $25
    lnop
    selb $103, $35, $103, $92
    stqa $121, 0x1a0f0
    orc $45, $12, $42
    shufb $81, $104, $11, $30
    xor $40, $40, $88
    lnop
    orc $104, $123, $113
    lnop
    selb $126, $126, $17, $86
    stqa $119, 0x1a100
    selb $15, $23, $15, $77
    stqd $106, 7920($52)
    xor $37, $37, $85
    lqa $106, 0x18070
    orc $52, $15, $120
    stqa $111, 0x1a110
    or $99, $37, $99
    lqa $37, 0x180b0
    xor $122, $122, $78
    lnop
    selb $120, $120, $52, $27
    lnop
    selb $117, $20, $117, $38
    lnop
    xor $14, $14, $87
    lqa $20, 0x180b0
    orc $38, $125, $126
    rotqbii $7, $7, 1
    a $43, $43, $71
    lqa $78, 0x18040
    or $14, $40, $14
    stqa $115, 0x1a120
    selb $40, $126, $38, $99
    rotqbyi $23, $49, 7
    selb $113, $113, $104, $25
    shlqbii $17, $117, 1
    selb $99, $99, $125, $38
    lnop
    selb $35, $112, $35, $108
    lnop
    selb $38, $14, $109, $13
    stqa $117, 0x1a130
    selb $13, $44, $13, $14
    lnop
    selb $104, $25, $123, $104
    lqd $25, 192($50)
    selb $100, $42, $100, $89
    stqa $40, 0x1a040
    selb $111, $101, $111, $77
    lqa $14, 0x18010
    selb $6, $6, $39, $95
    lnop
    xor $9, $9, $76
    lqd $117, 7584($43)
    selb $114, $114, $4, $68
    lqa $4, 0x18050
    selb $42, $42, $45, $98
    lqa $11, 0x18080
    selb $112, $124, $108, $112
    lnop
    selb $123, $123, $121, $54
    stqa $13, 0x1a050
    selb $121, $21, $8, $105
    rotqby $25, $25, $72
    selb $115, $5, $115, $80
    stqa $42, 0x1a060
    xor $36, $36, $87
    lqa $108, 0x18090
    selb $27, $27, $15, $52
    stqa $112, 0x1a070
    xor $102, $102, $85
    stqa $113, 0x1a080
    xor $52, $2, $85
    lnop
    selb $101, $95, $101, $39
    lqa $95, 0x18040
    selb $113, $29, $113, $54
    lnop
    selb $107, $12, $107, $89
    stqa $120, 0x1a090
    selb $124, $124, $110, $92
    stqa $6, 0x1a0a0
    selb $22, $44, $22, $86
    stqa $121, 0x1a0b0
    xor $56, $56, $84
    lqa $44, 0x18000
    selb $17, $17, $51, $68
    lqd $51, 3344($32)
    selb $98, $98, $12, $45
    lqa $12, 0x180e0
    selb $109, $109, $10, $86
    lqd $10, 64($50)
    selb $40, $22, $40, $83
    lqa $45, 0x180d0
    selb $110, $109, $99, $83
    rotqbyi $39, $43, 0
    selb $116, $21, $116, $80
    rotqbyi $25, $25, 13
    xor $78, $78, $88
    stqa $99, 0x1a0c0
    xor $4, $4, $87
    lqa $99, 0x18030
    xor $11, $11, $94
    stqa $38, 0x1a0d0
    andi $80, $19, -16
    lqa $21, 0x180c0
    selb $126, $126, $114, $83
    lqd $114, 5632($32)
    a $46, $80, $71
    lqa $33, 0x18020
    xor $79, $55, $79
    lqa $55, 0x18030
    selb $125, $125, $17, $83
    stqa $98, 0x1a0e0
    selb $119, $15, $119, $74
    rotqby $10, $10, $72
    andi $34, $34, 255
    stqa $35, 0x1a0f0
    andi $25, $25, 255
    lqa $15, 0x18000
    xor $37, $37, $47
    shufb $117, $34, $117, $3
    xor $44, $44, $82
    rotqbyi $10, $10, 13
    xor $45, $45, $75
    lnop
    xor $12, $12, $76
    rotqbyi $76, $49, 5
    selb $105, $105, $5, $8
    lqa $5, 0x180a0
    orc $8, $125, $126
    lqa $34, 0x18060
    selb $38, $107, $38, $86
    stqd $117, 7584($39)
    xor $41, $41, $48
    lqa $117, 0x180c0
    xor $106, $106, $90
    lqd $43, 7920($43)
    or $37, $41, $37
    stqa $104, 0x1a100
    or $122, $79, $122
    stqa $27, 0x1a110
    andi $10, $10, 255
    stqa $101, 0x1a120
    xor $14, $14, $81
    lnop
    or $102, $102, $56
    stqa $105, 0x1a130
    xor $34, $34, $91
    lqd $56, 3328($32)
    xor $108, $108, $93
    shufb $3, $25, $43, $3
    selb $104, $119, $104, $54
    rotqbii $25, $76, 1
    selb $42, $124, $42, $89
    lqd $76, 3840($32)
    or $14, $44, $14
    lqa $2, 0x180b0
    selb $27, $111, $27, $74
    lqd $44, 6160($32)
    orc $43, $109, $22
    stqd $3, 7920($39)
    selb $35, $123, $35, $92
    cbd $19, 0($19)
    selb $39, $126, $8, $14
    lqd $3, 192($50)
    or $106, $34, $106
    lnop
    selb $98, $103, $98, $89
    shlqbii $105, $105, 1
    orc $34, $107, $100
    lqa $41, 0x18070
    selb $109, $102, $109, $43
    shufb $80, $114, $53, $30
    or $78, $78, $4
    lqd $4, 7584($46)
    or $9, $9, $45
    lqa $45, 0x18020
    selb $102, $22, $43, $102
    lqa $22, 0x180d0
    or $108, $11, $108
    stqa $39, 0x1a040
    orc $11, $123, $24
    rotqby $43, $3, $72
    selb $114, $100, $34, $78
    shufb $79, $56, $51, $30
    selb $107, $78, $107, $34
    shlqbii $121, $121, 1
    orc $78, $103, $124
    shufb $4, $10, $4, $19
    selb $10, $24, $11, $108
    lqa $3, 0x180c0
    selb $123, $108, $123, $11
    stqa $102, 0x1a050
    xor $117, $117, $94
    lqa $108, 0x18090
    selb $112, $24, $112, $92
    lqd $24, 3600($32)
    orc $11, $119, $29
    stqa $114, 0x1a060
    orc $34, $111, $118
    rotqbii $51, $23, 1
    selb $124, $124, $78, $106
    lqd $23, 3584($32)
    selb $119, $37, $119, $11
    rotqbyi $56, $46, 0
    selb $11, $29, $11, $37
    lqd $29, 3856($32)
    selb $101, $115, $101, $77
    stqa $124, 0x1a070
    selb $111, $9, $111, $34
    stqa $10, 0x1a080
    selb $106, $106, $103, $78
    stqd $4, 7584($56)
    selb $9, $118, $34, $9
    rotqbii $96, $96, 1
    orc $34, $115, $116
    stqa $11, 0x1a090
    xor $95, $95, $85
    lqa $4, 0x18040
    selb $103, $116, $34, $122
    stqa $9, 0x1a0a0
    selb $122, $122, $115, $34
    rotqbyi $43, $43, 13
    ai $115, $16, 5
    lnop
    selb $37, $98, $107, $86
    rotqbyi $49, $49, 6
    xor $22, $22, $47
    lqa $34, 0x18050
    selb $8, $14, $125, $8
    shlqbii $14, $122, 1
    selb $100, $100, $13, $86
    shufb $76, $76, $29, $30
    selb $120, $118, $120, $74
    lqa $118, 0x18080
    xor $15, $15, $79
    stqa $103, 0x1a0b0
    xor $45, $45, $82
    lnop
    selb $116, $116, $6, $77
    lqa $77, 0x18010
    ai $29, $16, 6
    lqd $6, 64($50)
    xor $34, $34, $84
    stqa $8, 0x1a0c0
    xor $21, $21, $48
    stqa $109, 0x1a0d0
    xor $99, $99, $81
    stqa $107, 0x1a0e0
    andi $107, $115, -16
    stqa $106, 0x1a0f0
    selb $53, $27, $119, $54
    stqa $123, 0x1a100
    xor $118, $118, $91
    lqa $13, 0x180f0
    or $97, $97, $36
    stqa $119, 0x1a110
    orc $119, $98, $42
    lnop
    or $95, $95, $34
    stqa $111, 0x1a120
    andi $43, $43, 255
    rotqby $6, $6, $72
    selb $121, $121, $25, $68
    lqd $46, 7920($46)
    xor $75, $13, $75
    lqd $13, 6144($32)
    selb $126, $126, $121, $80
    lnop
    selb $121, $97, $98, $119
    shlqbii $103, $103, 1
    selb $25, $116, $9, $74
    shufb $78, $23, $24, $30
    xor $20, $20, $93
    lqa $23, 0x18010
    xor $24, $5, $94
    shufb $19, $43, $46, $19
    or $99, $45, $99
    lqa $45, 0x180b0
    selb $119, $42, $119, $97
    lqa $97, 0x18040
    selb $105, $105, $96, $68
    lqa $5, 0x180d0
    selb $43, $38, $109, $83
    rotqbyi $6, $6, 13
    selb $125, $125, $105, $80
    lqd $105, 5888($32)
    orc $109, $38, $100
    stqa $122, 0x1a130
    or $12, $12, $75
    lqd $75, 4112($32)
    selb $122, $100, $109, $95
    stqd $19, 7920($56)
    andi $19, $6, 255
    lqd $6, 4096($32)
    or $20, $24, $20
    lnop
    xor $77, $77, $78
    lqd $24, 192($50)
    orc $56, $110, $40
    rotqbii $49, $49, 1
    selb $38, $95, $38, $109
    lqd $32, 5904($32)
    a $107, $107, $71
    lnop
    or $15, $15, $77
    lnop
    orc $109, $125, $126
    lqa $46, 0x18050
    selb $34, $40, $56, $99
    lqd $95, 7584($107)
    orc $96, $104, $113
    cbd $115, 0($115)
    selb $36, $126, $109, $15
    rotqbii $28, $28, 1
    xor $108, $108, $90
    lnop
    or $21, $21, $22
    shufb $75, $6, $75, $30
    selb $57, $113, $96, $20
    shufb $77, $105, $32, $30
    selb $114, $42, $114, $86
    lqa $6, 0x180a0
    selb $56, $99, $110, $56
    lnop
    or $118, $118, $108
    stqa $36, 0x1a040
    orc $108, $27, $120
    rotqby $24, $24, $72
    selb $14, $14, $7, $68
    lnop
    selb $109, $15, $125, $109
    lnop
    selb $42, $113, $10, $92
    lqa $113, 0x18050
    orc $10, $35, $112
    rotqbyi $24, $24, 13
    selb $32, $120, $11, $54
    shufb $95, $19, $95, $115
    selb $58, $112, $10, $118
    rotqbyi $19, $107, 0
    xor $33, $33, $79
    stqa $34, 0x1a050
    selb $59, $104, $123, $92
    lqa $11, 0x18020
    xor $23, $23, $75
    lnop
    selb $22, $100, $102, $83
    stqa $122, 0x1a060
    andi $102, $29, -16
    stqa $119, 0x1a070
    selb $111, $101, $111, $74
    stqa $58, 0x1a080
    selb $99, $120, $108, $21
    lqa $100, 0x180e0
    selb $39, $40, $39, $80
    lqa $40, 0x18060
    xor $7, $11, $76
    stqa $57, 0x1a090
    selb $17, $110, $8, $80
    stqa $99, 0x1a0a0
    orc $110, $101, $116
    lqa $8, 0x18090
    selb $27, $21, $27, $108
    lqa $60, 0x18090
    selb $116, $116, $110, $12
    lqa $108, 0x18080
    orc $21, $43, $22
    lqa $123, 0x18000
    selb $110, $12, $101, $110
    lnop
    xor $41, $41, $84
    shufb $74, $13, $44, $30
    xor $97, $97, $82
    stqa $116, 0x1a0b0
    orc $30, $17, $39
    lqd $13, 64($50)
    selb $103, $103, $49, $68
    stqd $95, 7584($19)
    andi $24, $24, 255
    stqa $109, 0x1a0c0
    selb $126, $126, $103, $77
    stqa $56, 0x1a0d0
    selb $120, $114, $122, $83
    lqa $9, 0x18030
    xor $55, $55, $78
    lqd $107, 7920($107)
    ai $122, $16, 7
    rotqby $13, $13, $72
    xor $45, $45, $90
    lqa $16, 0x18040
    selb $49, $20, $104, $96
    lnop
    a $96, $102, $71
    lqa $102, 0x180a0
    selb $118, $118, $35, $10
    lqa $10, 0x180f0
    orc $20, $111, $25
    shlqbii $44, $110, 1
    or $117, $117, $26
    stqa $38, 0x1a0e0
    orc $26, $53, $32
    lqa $11, 0x18080
    xor $123, $123, $76
    stqa $121, 0x1a0f0
    selb $125, $125, $14, $77
    stqa $118, 0x1a100
    selb $35, $35, $106, $89
    lqa $61, 0x18070
    selb $98, $32, $26, $117
    lnop
    orc $103, $37, $114
    shufb $115, $24, $107, $115
    xor $113, $113, $81
    lqa $24, 0x18030
    selb $124, $112, $124, $89
    lnop
    or $113, $97, $113
    lnop
    or $33, $33, $55
    rotqbyi $55, $13, 13
    or $23, $123, $23
    stqa $49, 0x1a110
    xor $108, $108, $88
    stqd $115, 7920($19)
    or $41, $52, $41
    lnop
    selb $106, $22, $21, $113
    stqa $27, 0x1a120
    orc $52, $35, $124
    stqa $110, 0x1a130
    orc $115, $125, $126
    lnop
    xor $100, $100, $48
    lqa $48, 0x180f0
    selb $123, $17, $109, $77
    lqd $109, 192($50)
    xor $12, $16, $79
    lqd $16, 7584($96)
    selb $110, $126, $115, $23
    lqa $13, 0x180b0
    andi $55, $55, 255
    lqa $14, 0x18000
    xor $102, $102, $91
    rotqbyi $97, $96, 0
    orc $19, $59, $42
    lnop
    or $101, $108, $18
    cbd $29, 0($29)
    selb $108, $39, $30, $33
    stqa $110, 0x1a040
    or $45, $102, $45
    lqa $62, 0x180e0
    xor $31, $31, $47
    stqa $108, 0x1a050
    selb $104, $114, $103, $41
    shufb $16, $55, $16, $29
    selb $103, $41, $37, $103
    lqa $15, 0x18080
    or $31, $100, $31
    stqa $106, 0x1a060
    ai $41, $127, 1
    rotqby $55, $109, $72
    selb $109, $23, $125, $115
    stqd $16, 7584($97)
    selb $102, $124, $52, $101
    stqa $104, 0x1a070
    selb $100, $42, $19, $45
    lqd $115, 7920($96)
    andi $16, $122, -16
    stqa $102, 0x1a080
    selb $95, $31, $111, $20
    rotqbyi $55, $55, 13
    selb $96, $25, $20, $31
    stqa $100, 0x1a090
    a $31, $16, $71
    stqa $98, 0x1a0a0
    selb $105, $113, $43, $21
    stqa $96, 0x1a0b0
    shli $16, $127, 3
    lqd $113, 64($50)
    selb $107, $33, $17, $30
    cbd $33, 0($122)
    andi $55, $55, 255
    stqa $109, 0x1a0c0
    xor $17, $46, $78
    stqa $107, 0x1a0d0
    xor $18, $61, $81
    shlqbii $116, $116, 1
    selb $112, $25, $99, $54
    shufb $115, $55, $115, $29
    andi $29, $41, 7
    lqa $55, 0x180e0
    selb $99, $45, $59, $19
    stqa $105, 0x1a0e0
    selb $101, $101, $35, $52
    stqa $103, 0x1a0f0
    selb $28, $44, $28, $68
    rotqby $113, $113, $72
    andi $44, $16, -16
    lqa $19, 0x180c0
    shli $29, $29, 5
    lnop
    a $20, $44, $71
    stqd $115, 7920($97)
    rotmi $41, $41, -3
    stqa $101, 0x1a100
    selb $97, $117, $53, $26
    lqd $26, 7584($31)
    xor $21, $24, $75
    rotqbyi $113, $113, 13
    selb $125, $125, $28, $74
    stqa $99, 0x1a110
    selb $122, $22, $34, $80
    stqa $97, 0x1a120
    a $41, $29, $41
    stqa $95, 0x1a130
    xor $22, $40, $82
    lqd $50, 192($50)
    andi $113, $113, 255
    lnop
    xor $23, $60, $84
    rotqbyi $60, $31, 0
    selb $117, $35, $121, $86
    shufb $113, $113, $26, $33
    selb $114, $32, $57, $92
    lnop
    selb $115, $59, $118, $89
    hbrr k_mismatch_edge_tap_branch, k_mismatch_edge_tap_loop
    andi $59, $41, -16
    rotqby $50, $50, $72
    xor $24, $55, $94
    lqa $25, 0x18090
    selb $111, $111, $27, $54
    stqd $113, 7584($60)
    selb $113, $53, $49, $92
    lqd $49, 7920($31)
    selb $121, $43, $56, $80
    rotqbyi $50, $50, 13
    selb $118, $124, $119, $86
    lqa $26, 0x180d0
    selb $51, $116, $51, $68
    shlqbii $27, $95, 1
    xor $28, $48, $93
    lqa $29, 0x180a0
    andi $50, $50, 255
    shufb $30, $41, $41, $70
    xor $31, $62, $88
    lnop
    a $32, $59, $71
    shufb $49, $50, $49, $33
    selb $33, $120, $106, $80
    lqa $34, 0x18070
    selb $116, $42, $58, $89
    lqd $35, 1024($32)
    selb $124, $39, $36, $77
    lqa $36, 0x180f0
    selb $119, $37, $38, $83
    stqd $49, 7920($60)
    selb $126, $126, $51, $74
k_mismatch_edge_tap_branch:
    brnz $73, k_mismatch_edge_tap_loop
k_mismatch_edge_tap_end:
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

.global k_mismatch_steady_tap
.align 3
k_mismatch_steady_tap:
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
    brz $2, k_mismatch_steady_tap_end
    lqa $54, 0x18070
    lqa $11, 0x180c0
    xor $35, $11, $92
    lqa $70, 0x180a0
    lqa $40, 0x18060
    lqa $6, 0x180e0
    lqa $41, 0x180b0
    lqa $50, 0x18070
    lqa $63, 0x18060
    lqa $61, 0x180a0
    xor $50, $50, $85
    lqa $4, 0x18040
    xor $63, $63, $86
    lqa $64, 0x180e0
    lqa $32, 0x180c0
    lqa $71, 0x180b0
    lqa $72, 0x180c0
    lqa $73, 0x18050
    lqa $30, 0x18080
    lqa $68, 0x180d0
    lqa $2, 0x18080
    xor $67, $4, $84
    xor $3, $72, $86
    ai $15, $127, 1
    lqa $4, 0x18000
    lqa $37, 0x180f0
    lqa $20, 0x18090
    lqa $49, 0x180f0
    lqa $28, 0x180b0
    lqa $34, 0x180a0
    rotmi $27, $15, -3
    lqa $72, 0x18010
    shli $5, $127, 3
    orc $55, $115, $116
    lqa $45, 0x18090
    andi $52, $5, -16
    xor $56, $30, $86
    xor $30, $6, $94
    lqa $19, 0x180b0
    orc $33, $121, $122
    a $6, $52, $78
    lqa $52, 0x18020
    lqa $58, 0x180e0
    xor $40, $40, $84
    andi $15, $15, 7
    lqa $7, 0x18020
    xor $28, $28, $87
    lqa $39, 0x18040
    shli $15, $15, 5
    lqa $31, 0x18030
    lqa $48, 0x18050
    a $15, $15, $27
    lqa $27, 0x18080
    or $50, $63, $50
    xor $63, $31, $81
    xor $52, $52, $82
    xor $73, $73, $83
    xor $54, $54, $83
    xor $20, $20, $87
    xor $49, $49, $93
    xor $8, $45, $83
    xor $51, $32, $88
    xor $9, $64, $90
    xor $61, $61, $90
    andi $64, $15, -16
    orc $10, $97, $98
    orc $44, $117, $118
    xor $27, $27, $88
    xor $11, $71, $85
    lqa $71, 0x18000
    orc $38, $119, $120
    shufb $23, $15, $15, $77
    a $12, $64, $78
    orc $13, $105, $106
    xor $64, $41, $83
    lqd $41, 6912($6)
    orc $62, $111, $112
    selb $14, $50, $119, $38
    orc $57, $125, $126
    lqa $25, 0x180d0
    lqa $65, 0x18060
    or $67, $67, $73
    lqa $73, 0x180f0
    lqa $21, 0x180a0
    xor $34, $34, $88
    lqa $15, 0x180b0
    or $66, $30, $49
    or $47, $27, $20
    lqa $27, 0x180d0
    or $16, $34, $28
    lqa $34, 0x180f0
    orc $59, $123, $124
    lqa $49, 0x18090
    or $17, $40, $54
    andi $36, $79, -16
# 481 cycles an iteration, 469 at least: 453 instructions for the even pipe, 469 for the odd one; 0 cycles of nops alone
.align 3
k_mismatch_steady_tap_loop:
    xor $119, $39, $82
    lqa $18, 0x18070
    xor $94, $19, $89
    lqa $93, 0x18080
    xor $19, $73, $91
    lqd $73, 7248($6)
    xor $20, $37, $85
    lqd $39, 784($12)
    xor $21, $21, $86
    lqa $42, 0x180f0
    andbi $37, $23, 15
    lqd $40, 272($12)
    xor $54, $25, $87
    lqa $22, 0x180e0
    selb $120, $120, $38, $50
    lqa $23, 0x18030
    xor $91, $27, $91
    lnop
    selb $117, $47, $117, $44
    rotqby $24, $41, $5
    nop
    lqa $60, 0x18030
    selb $122, $122, $33, $67
    lqd $41, 256($12)
    orc $25, $101, $102
    lqa $26, 0x180d0
    selb $69, $112, $62, $66
    lqd $38, 528($12)
    orc $112, $103, $104
    lqd $50, 512($12)
    a $27, $37, $76
    lqa $28, 0x180b0
    nop
    lqa $37, 0x180c0
    xor $29, $93, $84
    shlqbii $95, $95, 1
    selb $121, $67, $121, $33
    shufb $30, $41, $40, $27
    or $91, $35, $91
    lqd $40, 768($12)
    selb $102, $102, $25, $16
    lqa $31, 0x18000
    xor $87, $34, $87
    lnop
    or $63, $52, $63
    shufb $32, $50, $38, $27
    xor $71, $71, $30
    lqd $50, 1536($12)
    xor $90, $37, $90
    lqa $33, 0x180f0
    xor $34, $68, $85
    lqd $68, 1552($12)
    or $61, $61, $94
    rotqbyi $67, $24, 1
    orc $94, $113, $114
    lqa $52, 0x18020
    xor $72, $72, $32
    lqa $35, 0x18010
    a $36, $36, $74
    lqd $37, 2064($12)
    selb $114, $114, $94, $91
    lqa $93, 0x18000
    or $71, $71, $72
    rotqby $38, $73, $5
    xor $73, $49, $85
    lqa $85, 0x180c0
    selb $113, $91, $113, $94
    shufb $94, $40, $39, $27
    xor $39, $42, $89
    rotqbyi $40, $6, 0
    selb $124, $124, $59, $63
    shufb $91, $50, $68, $27
    selb $118, $118, $44, $47
    lqa $41, 0x18060
    xor $70, $70, $84
    lqd $42, 7584($6)
    selb $125, $71, $125, $57
    lqa $47, 0x18060
    selb $126, $126, $57, $71
    rotqbyi $43, $38, 1
    selb $105, $17, $105, $13
    lqd $71, 1024($12)
    selb $116, $116, $55, $61
    rotqbii $44, $24, 1
    xor $45, $48, $32
    stqa $126, 0x1a040
    xor $68, $52, $30
    stqa $124, 0x1a050
    xor $46, $47, $30
    lqa $47, 0x18050
    xor $48, $65, $82
    stqa $122, 0x1a060
    selb $115, $61, $115, $55
    lqd $49, 1808($12)
    orc $50, $109, $110
    stqa $120, 0x1a070
    or $51, $51, $54
    lqd $61, 1040($12)
    xor $52, $93, $94
    shlqbii $53, $69, 1
    or $54, $56, $73
    stqa $118, 0x1a080
    xor $55, $58, $92
    stqa $116, 0x1a090
    selb $103, $54, $103, $112
    rotqbii $56, $67, 1
    xor $60, $60, $32
    lqa $57, 0x18070
    nop
    lqa $92, 0x180d0
    or $58, $68, $60
    stqa $114, 0x1a0a0
    selb $123, $63, $123, $59
    stqa $69, 0x1a0b0
    orc $59, $115, $116
    shufb $93, $71, $61, $27
    ai $60, $5, 3
    lnop
    selb $111, $66, $111, $62
    lqd $61, 64($36)
    or $62, $70, $64
    lqa $63, 0x18050
    selb $112, $104, $112, $54
    shlqbii $96, $96, 1
    selb $109, $58, $109, $50
    lqa $104, 0x18010
    selb $101, $16, $101, $25
    stqa $125, 0x1a0c0
    orc $16, $121, $122
    lqa $25, 0x18040
    selb $110, $110, $50, $58
    stqa $123, 0x1a0d0
    selb $96, $96, $44, $75
    rotqbii $44, $38, 1
    selb $106, $106, $13, $17
    stqa $121, 0x1a0e0
    orc $13, $123, $124
    lqa $17, 0x18010
    or $9, $9, $39
    lqd $39, 1296($12)
    orc $50, $99, $100
    lqa $58, 0x180f0
    xor $47, $47, $81
    lqd $54, 2304($12)
    orc $64, $107, $108
    stqa $14, 0x1a0f0
    xor $92, $92, $89
    rotqby $61, $61, $79
    or $119, $119, $47
    lqd $47, 1792($12)
    orc $65, $113, $114
    lqa $66, 0x180c0
    selb $95, $95, $44, $75
    lqd $44, 2048($12)
    xor $88, $22, $88
    lqd $22, 1280($12)
    orc $67, $95, $96
    stqa $117, 0x1a100
    selb $107, $119, $107, $64
    rotqbii $43, $43, 1
    or $90, $90, $92
    cbd $68, 0($5)
    xor $17, $17, $93
    stqa $115, 0x1a110
    xor $33, $33, $81
    rotqbyi $61, $61, 13
    xor $28, $28, $32
    shufb $92, $22, $39, $27
    or $17, $52, $17
    stqa $113, 0x1a120
    selb $100, $100, $50, $90
    shufb $89, $44, $37, $27
    selb $96, $96, $67, $17
    lqa $37, 0x18040
    andi $61, $61, 255
    stqa $111, 0x1a130
    xor $35, $35, $91
    lqd $44, 192($36)
    orc $52, $125, $126
    shufb $42, $61, $42, $68
    orc $61, $103, $112
    stqa $96, 0x1a040
    selb $119, $108, $64, $119
    lqa $108, 0x18040
    nop
    stqa $110, 0x1a050
    orc $64, $14, $120
    stqa $119, 0x1a060
    xor $7, $7, $94
    lqa $22, 0x18070
    xor $18, $18, $81
    rotqby $44, $44, $79
    or $19, $55, $19
    lqa $55, 0x180e0
    selb $99, $90, $99, $50
    stqd $42, 7584($40)
    selb $98, $98, $10, $19
    stqa $106, 0x1a070
    xor $31, $31, $92
    stqa $112, 0x1a080
    xor $22, $22, $32
    rotqbyi $44, $44, 13
    nop
    rotqbyi $42, $38, 2
    ai $90, $5, 1
    lqd $6, 7920($6)
    selb $95, $17, $95, $67
    lqa $17, 0x18090
    selb $53, $53, $56, $75
    stqa $102, 0x1a090
    xor $58, $58, $83
    lqa $56, 0x18050
    xor $41, $41, $94
    rotqbii $42, $42, 1
    or $18, $48, $18
    stqa $100, 0x1a0a0
    or $31, $31, $35
    stqa $98, 0x1a0b0
    andi $44, $44, 255
    lqd $35, 64($36)
    xor $25, $25, $30
    stqa $95, 0x1a0c0
    or $22, $46, $22
    cbd $46, 0($90)
    andi $90, $90, -16
    lqa $48, 0x18090
    or $25, $25, $45
    shufb $6, $44, $6, $68
    xor $57, $57, $93
    stqa $109, 0x1a0d0
    xor $86, $55, $86
    stqa $107, 0x1a0e0
    orc $55, $95, $96
    cbd $44, 0($60)
    or $11, $21, $11
    lqa $21, 0x180e0
    a $68, $90, $78
    lqa $45, 0x18010
    selb $123, $25, $123, $13
    lqa $67, 0x18040
    xor $23, $23, $93
    shlqbii $111, $111, 1
    or $3, $3, $34
    stqa $105, 0x1a0f0
    or $87, $88, $87
    lqa $88, 0x18020
    xor $83, $26, $83
    rotqbyi $26, $38, 3
    ai $34, $5, 2
    stqd $6, 7920($40)
    nop
    lqa $6, 0x180c0
    orc $40, $117, $118
    rotqby $35, $35, $79
    selb $111, $111, $43, $75
    rotqbyi $43, $68, 0
    xor $37, $37, $92
    shlqbii $98, $98, 1
    orc $50, $111, $53
    rotqbyi $39, $24, 2
    selb $97, $19, $97, $10
    stqa $103, 0x1a100
    selb $53, $53, $50, $31
    stqa $101, 0x1a110
    or $7, $7, $23
    shufb $90, $47, $49, $27
    selb $122, $122, $16, $18
    lqd $47, 7584($68)
    or $8, $29, $8
    rotqbyi $35, $35, 13
    selb $113, $9, $113, $65
    stqa $99, 0x1a120
    selb $126, $126, $52, $7
    stqa $97, 0x1a130
    andi $29, $34, -16
    lqa $49, 0x18080
    selb $118, $118, $40, $11
    lqa $23, 0x180e0
    selb $116, $116, $59, $51
    lqa $10, 0x18090
    selb $120, $120, $64, $8
    rotqbii $39, $39, 1
    selb $124, $124, $13, $25
    lqd $13, 192($36)
    selb $114, $114, $65, $9
    rotqbii $26, $26, 1
    selb $117, $11, $117, $40
    lqd $11, 2560($12)
    nop
    stqa $53, 0x1a040
    selb $8, $8, $14, $64
    cbd $34, 0($34)
    selb $125, $7, $125, $52
    lqa $7, 0x18070
    selb $98, $98, $39, $75
    shlqbii $39, $113, 1
    selb $115, $51, $115, $59
    rotqby $13, $13, $79
    selb $103, $62, $103, $61
    lqa $51, 0x18030
    a $29, $29, $78
    lqa $59, 0x18030
    xor $104, $104, $89
    lqd $52, 2320($12)
    orc $14, $115, $116
    stqa $126, 0x1a050
    or $86, $86, $20
    lqa $20, 0x180a0
    selb $112, $112, $61, $62
    lqa $61, 0x180d0
    andi $35, $35, 255
    stqa $124, 0x1a060
    xor $51, $51, $91
    stqa $122, 0x1a070
    orc $62, $103, $112
    lqa $64, 0x18020
    selb $121, $18, $121, $16
    shufb $35, $35, $47, $46
    xor $88, $88, $92
    lqa $47, 0x18000
    orc $16, $99, $100
    stqa $120, 0x1a080
    andi $60, $60, -16
    stqa $118, 0x1a090
    xor $23, $23, $30
    rotqbyi $13, $13, 13
    selb $26, $39, $26, $75
    rotqbyi $39, $38, 5
    or $51, $88, $51
    lqa $18, 0x18080
    or $41, $41, $57
    stqa $116, 0x1a0a0
    xor $67, $67, $94
    shlqbii $97, $97, 1
    andi $13, $13, 255
    lqa $57, 0x180a0
    xor $61, $61, $81
    stqd $35, 7584($43)
    orc $35, $105, $106
    stqa $114, 0x1a0b0
    orc $40, $109, $110
    lqd $9, 3856($12)
    selb $111, $31, $111, $50
    lqd $68, 7920($68)
    ai $127, $127, 1
    lqd $31, 64($36)
    xor $47, $47, $90
    lqa $50, 0x18010
    xor $56, $56, $89
    lqa $65, 0x18020
    xor $48, $48, $32
    stqa $111, 0x1a0c0
    orc $88, $107, $119
    lqa $25, 0x18050
    selb $99, $87, $99, $16
    shufb $13, $13, $68, $46
    selb $96, $96, $55, $51
    stqa $125, 0x1a0d0
    xor $17, $17, $81
    stqa $123, 0x1a0e0
    selb $107, $22, $107, $88
    stqa $121, 0x1a0f0
    xor $63, $63, $93
    stqa $8, 0x1a100
    selb $119, $119, $88, $22
    lqd $22, 2576($12)
    nop
    shufb $88, $54, $52, $27
    nop
    lqa $52, 0x18060
    xor $18, $18, $30
    lqa $54, 0x18070
    selb $97, $97, $42, $75
    lqa $42, 0x18090
    orc $46, $117, $118
    rotqby $31, $31, $79
    or $104, $47, $104
    lqd $47, 2816($12)
    xor $49, $49, $82
    stqa $117, 0x1a110
    or $63, $67, $63
    rotqbyi $67, $24, 3
    orc $68, $8, $120
    stqd $13, 7920($43)
    xor $25, $25, $91
    rotqbyi $13, $38, 6
    nop
    stqa $115, 0x1a120
    nop
    rotqbyi $31, $31, 13
    xor $81, $15, $81
    shlqbii $114, $114, 1
    or $17, $49, $17
    stqa $113, 0x1a130
    orc $113, $97, $98
    lnop
    xor $49, $85, $30
    lqd $85, 7584($29)
    xor $21, $21, $82
    lqd $15, 192($36)
    selb $100, $100, $16, $87
    rotqbyi $16, $29, 0
    andi $31, $31, 255
    lqa $43, 0x18010
    selb $98, $98, $113, $104
    lqa $19, 0x180d0
    or $25, $37, $25
    lqa $37, 0x18080
    selb $69, $116, $14, $86
    shufb $85, $31, $85, $34
    selb $113, $104, $97, $113
    rotqbyi $104, $38, 4
    selb $110, $110, $40, $63
    rotqbii $67, $67, 1
    orc $97, $101, $102
    rotqbyi $31, $24, 4
    selb $105, $17, $105, $35
    stqa $98, 0x1a040
    selb $106, $106, $35, $17
    stqa $96, 0x1a050
    orc $17, $123, $124
    stqa $110, 0x1a060
    nop
    stqd $85, 7584($16)
    xor $65, $65, $90
    stqa $119, 0x1a070
    selb $102, $102, $97, $3
    stqa $106, 0x1a080
    or $18, $18, $48
    stqa $112, 0x1a090
    selb $95, $51, $95, $55
    lqd $29, 7920($29)
    xor $66, $66, $84
    stqa $102, 0x1a0a0
    selb $109, $63, $109, $40
    rotqby $15, $15, $79
    selb $124, $124, $17, $41
    lqa $40, 0x18070
    xor $42, $42, $91
    stqa $100, 0x1a0b0
    selb $101, $3, $101, $97
    lqd $97, 64($36)
    nop
    stqa $113, 0x1a0c0
    xor $108, $108, $90
    stqa $95, 0x1a0d0
    ai $3, $5, 4
    rotqbyi $15, $15, 13
    xor $6, $6, $82
    stqa $109, 0x1a0e0
    xor $82, $57, $82
    lqa $57, 0x18000
    orc $63, $101, $102
    stqa $107, 0x1a0f0
    or $21, $21, $33
    rotqby $97, $97, $79
    andi $15, $15, 255
    stqa $105, 0x1a100
    orc $33, $95, $96
    rotqbii $104, $104, 1
    xor $20, $20, $30
    cbd $30, 0($3)
    or $82, $82, $81
    lqa $81, 0x18060
    a $60, $60, $78
    stqa $103, 0x1a110
    orc $51, $121, $122
    shufb $15, $15, $29, $34
    xor $59, $59, $89
    lqd $29, 3072($12)
    or $83, $66, $83
    rotqbii $39, $39, 1
    or $108, $108, $56
    shufb $87, $11, $22, $27
    xor $81, $81, $92
    stqa $101, 0x1a120
    selb $114, $114, $67, $75
    stqa $99, 0x1a130
    selb $117, $83, $117, $46
    stqd $15, 7920($16)
    selb $17, $41, $123, $17
    lqd $123, 192($36)
    xor $45, $45, $87
    rotqbyi $41, $60, 0
    orc $15, $26, $114
    lqd $16, 3840($12)
    orc $67, $111, $53
    lqa $11, 0x180c0
    selb $95, $108, $95, $33
    rotqbyi $97, $97, 13
    selb $22, $120, $68, $82
    lqa $120, 0x180b0
    xor $57, $57, $88
    lqd $56, 7584($60)
    or $59, $65, $59
    shlqbii $99, $99, 1
    or $45, $57, $45
    lqa $57, 0x180a0
    andi $97, $97, 255
    lqa $65, 0x180e0
    selb $53, $53, $67, $59
    lqa $66, 0x18020
    selb $115, $86, $115, $14
    lqa $14, 0x18030
    selb $34, $114, $15, $45
    lqd $114, 3600($12)
    selb $108, $96, $33, $108
    shufb $97, $97, $56, $44
    ai $56, $5, 5
    rotqbii $31, $31, 1
    selb $104, $99, $104, $75
    lqd $99, 2832($12)
    xor $84, $65, $84
    lqa $65, 0x180c0
    selb $111, $59, $111, $67
    lqd $59, 3088($12)
    nop
    lqa $67, 0x180b0
    selb $122, $122, $51, $18
    rotqbii $13, $13, 1
    nop
    rotqby $123, $123, $79
    orc $96, $105, $106
    shlqbii $100, $100, 1
    orc $33, $125, $126
    rotqbyi $38, $38, 7
    andi $3, $3, -16
    stqa $34, 0x1a040
    orc $55, $17, $124
    lqd $48, 3344($12)
    xor $35, $11, $92
    lqa $70, 0x180a0
    orc $11, $109, $110
    stqd $97, 7584($41)
    nop
    lqd $60, 7920($60)
    selb $125, $25, $125, $33
    rotqbii $38, $38, 1
    selb $100, $100, $31, $75
    lqa $31, 0x18030
    selb $126, $126, $33, $25
    shufb $86, $47, $99, $27
    selb $15, $45, $26, $15
    lqa $26, 0x18040
    orc $45, $113, $98
    stqa $53, 0x1a050
    andi $99, $56, -16
    stqa $126, 0x1a060
    xor $10, $10, $93
    stqa $124, 0x1a070
    selb $118, $118, $46, $83
    stqa $122, 0x1a080
    xor $46, $120, $91
    lnop
    orc $120, $104, $100
    rotqbyi $83, $24, 5
    xor $26, $26, $86
    stqa $22, 0x1a090
    a $99, $99, $78
    lqa $47, 0x18040
    or $84, $84, $58
    lqa $58, 0x18020
    selb $8, $82, $8, $68
    rotqbyi $123, $123, 13
    xor $2, $2, $92
    stqa $118, 0x1a0a0
    selb $101, $84, $101, $63
    lqa $82, 0x18050
    xor $37, $37, $94
    stqa $69, 0x1a0b0
    andi $123, $123, 255
    lqa $68, 0x180f0
    or $6, $6, $61
    shufb $85, $29, $59, $27
    xor $14, $14, $87
    rotqbyi $29, $99, 0
    or $20, $20, $28
    lqa $28, 0x18060
    orc $59, $107, $119
    shufb $123, $123, $60, $44
    a $3, $3, $78
    lqd $44, 64($36)
    xor $40, $40, $91
    stqa $15, 0x1a0c0
    selb $60, $112, $62, $6
    lqd $112, 3328($12)
    selb $102, $102, $63, $84
    stqa $111, 0x1a0d0
    selb $18, $18, $121, $51
    stqd $123, 7920($41)
    selb $62, $6, $103, $62
    stqa $125, 0x1a0e0
    xor $66, $66, $88
    stqa $17, 0x1a0f0
    or $10, $37, $10
    rotqby $44, $44, $79
    orc $37, $18, $122
    stqa $18, 0x1a100
    or $81, $81, $40
    stqa $8, 0x1a110
    or $14, $66, $14
    stqa $117, 0x1a120
    or $42, $2, $42
    lqd $2, 7584($3)
    selb $66, $81, $109, $11
    lqa $40, 0x18060
    xor $4, $4, $86
    lqa $6, 0x180e0
    xor $50, $50, $85
    rotqbii $83, $83, 1
    selb $109, $119, $59, $10
    stqa $115, 0x1a130
    selb $11, $110, $11, $81
    lqa $41, 0x180b0
    or $4, $4, $50
    shufb $84, $112, $48, $27
    selb $48, $98, $45, $14
    lqa $50, 0x18070
    selb $51, $20, $105, $96
    rotqbyi $44, $44, 13
    selb $100, $100, $120, $4
    lqd $105, 3584($12)
    xor $82, $82, $87
    lqd $98, 192($36)
    xor $64, $64, $86
    lqa $63, 0x18060
    orc $112, $117, $118
    lqa $61, 0x180a0
    nop
    lqd $110, 4112($12)
    selb $25, $4, $104, $120
    stqa $100, 0x1a040
    selb $116, $124, $55, $42
    stqa $48, 0x1a050
    selb $14, $14, $113, $45
    lnop
    xor $50, $50, $85
    stqa $108, 0x1a060
    xor $68, $68, $32
    lqa $113, 0x18010
    xor $7, $7, $87
    lqa $45, 0x18050
    xor $31, $31, $85
    shlqbii $115, $115, 1
    orc $124, $125, $126
    rotqbyi $120, $3, 0
    selb $106, $106, $96, $20
    stqa $11, 0x1a070
    nop
    shlqbii $69, $69, 1
    andi $44, $44, 255
    lnop
    orc $96, $111, $53
    lqa $20, 0x18070
    selb $103, $21, $117, $112
    lqa $4, 0x18040
    selb $69, $69, $83, $75
    rotqby $98, $98, $79
    xor $45, $45, $85
    stqa $109, 0x1a080
    orc $33, $8, $22
    stqa $106, 0x1a090
    xor $47, $47, $88
    stqa $60, 0x1a0a0
    xor $58, $58, $84
    stqa $102, 0x1a0b0
    xor $19, $19, $32
    shufb $2, $44, $2, $30
    xor $63, $63, $86
    lqa $44, 0x18000
    ai $80, $80, -1
    rotqbyi $98, $98, 13
    or $31, $64, $31
    shufb $83, $105, $114, $27
    or $47, $47, $82
    lqd $114, 64($36)
    selb $10, $10, $107, $59
    stqa $25, 0x1a0c0
    ai $59, $5, 7
    lqa $64, 0x180e0
    ai $5, $5, 6
    lqa $32, 0x180c0
    xor $57, $57, $94
    stqa $14, 0x1a0d0
    andi $98, $98, 255
    stqa $95, 0x1a0e0
    or $26, $26, $45
    stqa $66, 0x1a0f0
    xor $28, $28, $90
    shlqbii $45, $101, 1
    xor $52, $52, $88
    stqd $2, 7584($120)
    xor $67, $67, $93
    lqa $71, 0x180b0
    nop
    lqd $3, 7920($3)
    orc $107, $15, $34
    lqa $72, 0x180c0
    nop
    lqa $73, 0x18050
    xor $20, $20, $89
    lnop
    andi $105, $59, -16
    shufb $82, $16, $9, $27
    or $23, $23, $68
    rotqby $114, $114, $79
    selb $115, $115, $39, $75
    shufb $98, $98, $3, $30
    xor $113, $113, $83
    lqa $30, 0x18080
    orc $39, $95, $108
    lqa $68, 0x180d0
    orc $9, $115, $69
    stqa $10, 0x1a100
    or $7, $52, $7
    shlqbii $102, $102, 1
    or $20, $28, $20
    rotqbyi $28, $114, 13
    selb $21, $118, $112, $21
    lnop
    selb $121, $31, $15, $107
    lqa $2, 0x18080
    or $57, $57, $67
    stqa $51, 0x1a110
    xor $67, $4, $84
    stqa $62, 0x1a120
    xor $3, $72, $86
    rotqbyi $72, $24, 6
    xor $44, $44, $84
    stqd $98, 7920($120)
    ai $15, $127, 1
    stqa $101, 0x1a130
    selb $114, $122, $37, $57
    cbd $56, 0($56)
    selb $120, $53, $96, $47
    lqa $4, 0x18000
    or $44, $44, $113
    lqa $53, 0x18030
    andi $101, $5, -16
    lqd $12, 4096($12)
    selb $113, $57, $18, $37
    lqa $18, 0x18080
    xor $65, $65, $94
    lqa $37, 0x180f0
    selb $118, $126, $124, $20
    lqd $126, 7584($99)
    selb $117, $20, $125, $124
    lqa $20, 0x18090
    nop
    rotqbii $72, $72, 1
    selb $13, $45, $13, $75
    lqa $45, 0x18000
    andi $28, $28, 255
    shufb $81, $12, $110, $27
    orc $12, $66, $11
    lqa $110, 0x180d0
    selb $122, $34, $107, $31
    lqd $107, 192($36)
    selb $124, $69, $9, $44
    lqa $69, 0x18090
    or $19, $49, $19
    lqa $49, 0x180f0
    nop
    shufb $126, $28, $126, $56
    selb $104, $108, $39, $7
    lqa $28, 0x180b0
    orc $31, $25, $100
    stqa $124, 0x1a040
    xor $110, $110, $93
    stqa $122, 0x1a050
    selb $119, $47, $111, $96
    rotqby $107, $107, $79
    a $47, $105, $78
    lqa $34, 0x180a0
    nop
    stqd $126, 7584($29)
    xor $45, $45, $82
    stqa $120, 0x1a060
    orc $126, $14, $48
    stqa $118, 0x1a070
    rotmi $27, $15, -3
    shlqbii $125, $103, 1
    selb $102, $102, $72, $75
    rotqbyi $24, $24, 7
    selb $112, $22, $33, $19
    cbd $22, 0($5)
    or $65, $65, $110
    stqa $116, 0x1a080
    xor $43, $43, $81
    lqa $72, 0x18010
    a $101, $101, $78
    lqd $99, 7920($99)
    orc $57, $51, $106
    stqa $114, 0x1a090
    selb $123, $44, $115, $9
    stqa $112, 0x1a0a0
    nop
    stqa $21, 0x1a0b0
    shli $5, $127, 3
    lqd $9, 64($36)
    selb $115, $42, $17, $55
    rotqbyi $107, $107, 13
    or $43, $45, $43
    lnop
    orc $55, $115, $116
    lqa $45, 0x18090
    orc $17, $10, $109
    rotqbyi $42, $47, 0
    andi $107, $107, 255
    stqa $123, 0x1a0c0
    orc $44, $62, $60
    lqa $105, 0x180a0
    andi $52, $5, -16
    shufb $107, $107, $99, $56
    xor $53, $53, $83
    lnop
    xor $56, $30, $86
    lnop
    xor $30, $6, $94
    stqa $121, 0x1a0d0
    selb $111, $19, $8, $33
    lqa $19, 0x180b0
    orc $33, $121, $122
    stqd $107, 7920($29)
    a $6, $52, $78
    lqa $52, 0x18020
    orc $29, $13, $102
    stqa $119, 0x1a0e0
    nop
    stqa $117, 0x1a0f0
    selb $110, $102, $29, $43
    stqa $115, 0x1a100
    or $53, $58, $53
    stqa $113, 0x1a110
    xor $18, $18, $90
    lqa $58, 0x180e0
    xor $40, $40, $84
    stqa $111, 0x1a120
    selb $98, $106, $57, $65
    stqa $103, 0x1a130
    selb $103, $7, $95, $39
    rotqby $9, $9, $79
    andi $15, $15, 7
    lqa $7, 0x18020
    xor $105, $105, $92
    lqd $95, 7584($101)
    xor $69, $69, $89
    rotqbii $24, $24, 1
    or $46, $105, $46
    lqd $105, 192($36)
    selb $108, $100, $31, $53
    rotqbyi $9, $9, 13
    xor $28, $28, $87
    lqa $39, 0x18040
    selb $107, $53, $25, $31
    rotqbyi $25, $101, 0
    shli $15, $15, 5
    lqa $31, 0x18030
    andi $9, $9, 255
    stqa $110, 0x1a040
    or $18, $18, $69
    rotqby $105, $105, $79
    selb $106, $48, $126, $26
    lqa $48, 0x18050
    a $15, $15, $27
    stqa $108, 0x1a050
    selb $100, $109, $17, $46
    lqa $27, 0x18080
    or $50, $63, $50
    rotqbyi $105, $105, 13
    xor $63, $31, $81
    shufb $95, $9, $95, $22
    nop
    stqa $106, 0x1a060
    selb $102, $11, $12, $18
    cbd $59, 0($59)
    andi $11, $105, 255
    stqa $104, 0x1a070
    selb $96, $60, $44, $23
    stqd $95, 7584($25)
    xor $52, $52, $82
    lqd $95, 7920($101)
    selb $105, $26, $14, $126
    stqa $102, 0x1a080
    xor $73, $73, $83
    stqa $100, 0x1a090
    selb $109, $43, $13, $29
    stqa $98, 0x1a0a0
    xor $54, $54, $83
    stqa $96, 0x1a0b0
    selb $101, $18, $66, $12
    lqd $12, 64($36)
    selb $99, $46, $10, $17
    stqa $109, 0x1a0c0
    xor $20, $20, $87
    shufb $95, $11, $95, $22
    xor $49, $49, $93
    stqa $107, 0x1a0d0
    xor $8, $45, $83
    stqa $105, 0x1a0e0
    selb $97, $65, $51, $57
    stqa $103, 0x1a0f0
    xor $51, $32, $88
    rotqby $12, $12, $79
    xor $9, $64, $90
    stqd $95, 7920($25)
    xor $61, $61, $90
    lqd $25, 7584($47)
    andi $64, $15, -16
    stqa $101, 0x1a100
    selb $95, $23, $62, $44
    rotqbyi $12, $12, 13
    orc $10, $97, $98
    stqa $99, 0x1a110
    orc $44, $117, $118
    stqa $97, 0x1a120
    selb $125, $125, $38, $75
    stqa $95, 0x1a130
    xor $27, $27, $88
    lqd $36, 192($36)
    andi $12, $12, 255
    shlqbii $21, $21, 1
    xor $11, $71, $85
    lqa $71, 0x18000
    nop
    shufb $25, $12, $25, $59
    orc $38, $119, $120
    shufb $23, $15, $15, $77
    selb $126, $21, $24, $75
    hbrr k_mismatch_steady_tap_branch, k_mismatch_steady_tap_loop
    a $12, $64, $78
    rotqby $36, $36, $79
    orc $13, $105, $106
    stqd $25, 7584($42)
    xor $64, $41, $83
    lqd $41, 6912($6)
    orc $62, $111, $112
    lqd $47, 7920($47)
    selb $14, $50, $119, $38
    rotqbyi $36, $36, 13
    orc $57, $125, $126
    lqa $25, 0x180d0
    nop
    lqa $65, 0x18060
    or $67, $67, $73
    lqa $73, 0x180f0
    andi $36, $36, 255
    lqa $21, 0x180a0
    xor $34, $34, $88
    lqa $15, 0x180b0
    or $66, $30, $49
    shufb $36, $36, $47, $59
    or $47, $27, $20
    lqa $27, 0x180d0
    or $16, $34, $28
    lqa $34, 0x180f0
    orc $59, $123, $124
    lqa $49, 0x18090
    or $17, $40, $54
    stqd $36, 7920($42)
    andi $36, $79, -16
k_mismatch_steady_tap_branch:
    brnz $80, k_mismatch_steady_tap_loop
k_mismatch_steady_tap_end:
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
