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
    lqa $2, 0x18010
    lqa $3, 0x18070
    lqa $4, 0x18070
    lqa $5, 0x180f0
    lqa $15, 0x18040
    lqa $6, 0x180d0
    lqa $7, 0x180b0
    lqa $8, 0x18090
    xor $9, $15, $79
    lqa $36, 0x180b0
    lqa $10, 0x180a0
    lqa $11, 0x180d0
    lqa $61, 0x18080
    lqa $62, 0x18060
    lqa $12, 0x18050
    lqa $13, 0x18080
    lqa $14, 0x18070
    lqa $15, 0x180d0
    lqa $16, 0x18020
    lqa $43, 0x180a0
    lqa $17, 0x18060
    lqa $18, 0x18020
    lqa $19, 0x180f0
    lqa $20, 0x18030
    lqa $65, 0x180f0
    lqa $66, 0x18050
    shli $21, $127, 3
    lqa $22, 0x180a0
    lqa $23, 0x18030
    ai $47, $127, 1
    lqa $44, 0x18090
    andi $30, $47, 7
    lqa $55, 0x180e0
    xor $24, $61, $85
    xor $25, $62, $82
    lqa $62, 0x180c0
    xor $26, $36, $87
    andi $27, $72, -16
    xor $28, $55, $94
    xor $29, $62, $91
    shli $62, $30, 5
    xor $30, $66, $78
    rotmi $47, $47, -3
    lqa $31, 0x180c0
    xor $32, $65, $93
    lqa $33, 0x18080
    a $47, $62, $47
    selb $34, $111, $97, $92
    lqa $35, 0x18000
    andi $64, $21, -16
    andi $54, $47, -16
    lqa $36, 0x18000
    selb $37, $122, $108, $77
    shufb $47, $47, $47, $70
    lqa $38, 0x18020
    a $39, $54, $71
    xor $40, $43, $88
    xor $41, $44, $84
    lqa $42, 0x180f0
    andbi $43, $47, 15
    lqd $44, 1024($39)
    orc $45, $119, $120
# 581 cycles an iteration, 581 at least: 581 instructions for the even pipe, 493 for the odd one; 0 cycles of nops alone
.align 3
k_mismatch_edge_tap_loop:
    a $108, $64, $71
    lqd $97, 272($39)
    or $26, $40, $26
    lqd $40, 4368($39)
    orc $94, $115, $116
    lqd $93, 768($39)
    selb $98, $112, $98, $92
    lnop
    selb $102, $116, $102, $86
    lqd $92, 512($39)
    xor $14, $14, $81
    lqd $46, 528($39)
    orc $47, $121, $122
    lqa $48, 0x18010
    xor $31, $31, $88
    lnop
    xor $7, $7, $84
    lqd $49, 256($39)
    a $43, $43, $69
    lnop
    xor $16, $16, $76
    lnop
    xor $11, $11, $90
    shufb $46, $92, $46, $43
    orc $50, $111, $112
    lqd $92, 4624($39)
    or $9, $9, $30
    lqa $30, 0x18040
    or $14, $25, $14
    lqd $25, 4352($39)
    xor $22, $22, $85
    lqd $51, 4608($39)
    xor $12, $12, $75
    lqd $52, 784($39)
    selb $53, $26, $115, $94
    shufb $97, $49, $97, $43
    xor $42, $42, $90
    lnop
    a $49, $27, $67
    lqd $27, 7248($108)
    selb $122, $122, $47, $9
    lnop
    selb $90, $14, $119, $45
    lqd $54, 7584($108)
    or $7, $22, $7
    lqd $22, 1040($39)
    or $24, $24, $41
    shlqbii $95, $95, 1
    selb $116, $116, $94, $26
    lqa $26, 0x18010
    selb $14, $120, $45, $14
    lqa $45, 0x18090
    selb $9, $9, $121, $47
    lqa $47, 0x180f0
    or $28, $28, $32
    lnop
    xor $20, $20, $75
    lnop
    selb $119, $119, $105, $80
    shlqbii $96, $96, 1
    or $16, $16, $20
    lqd $20, 6912($108)
    xor $36, $36, $97
    lnop
    xor $18, $18, $97
    lnop
    xor $48, $48, $46
    shufb $25, $25, $40, $43
    selb $99, $113, $99, $89
    lnop
    or $36, $36, $48
    lqa $48, 0x180f0
    orc $40, $125, $126
    rotqby $20, $20, $21
    orc $105, $117, $118
    shufb $94, $93, $52, $43
    xor $17, $17, $79
    rotqby $27, $27, $21
    selb $103, $117, $103, $83
    lnop
    orc $52, $123, $124
    lnop
    or $11, $29, $11
    lnop
    selb $29, $126, $40, $36
    shufb $92, $51, $92, $43
    selb $51, $124, $52, $16
    lnop
    orc $32, $113, $114
    lnop
    selb $111, $28, $111, $50
    stqa $29, 0x1a040
    xor $23, $23, $46
    stqa $51, 0x1a050
    selb $41, $118, $105, $24
    rotqbii $55, $20, 1
    selb $120, $120, $106, $80
    stqa $122, 0x1a060
    xor $15, $15, $87
    shufb $93, $44, $22, $43
    xor $3, $3, $78
    stqa $14, 0x1a070
    selb $118, $118, $104, $83
    lnop
    selb $109, $123, $109, $74
    lqd $104, 1296($39)
    or $3, $17, $3
    stqa $41, 0x1a080
    selb $17, $114, $32, $11
    rotqbii $22, $27, 1
    selb $117, $24, $117, $105
    rotqbyi $105, $108, 0
    selb $121, $121, $107, $77
    lqa $107, 0x180d0
    selb $123, $16, $123, $52
    shlqbii $16, $111, 1
    selb $112, $112, $50, $28
    lqd $28, 4880($39)
    selb $113, $11, $113, $32
    stqa $116, 0x1a090
    xor $30, $30, $76
    stqa $17, 0x1a0a0
    selb $114, $114, $100, $89
    stqa $112, 0x1a0b0
    or $15, $31, $15
    rotqbyi $31, $27, 2
    selb $36, $36, $125, $40
    lqa $40, 0x180c0
    selb $96, $96, $55, $68
    lqd $55, 64($49)
    selb $115, $115, $101, $86
    lnop
    or $12, $30, $12
    lqa $30, 0x180e0
    xor $33, $33, $76
    stqa $36, 0x1a0c0
    selb $126, $126, $96, $25
    lqa $96, 0x180e0
    orc $101, $119, $120
    stqa $123, 0x1a0d0
    orc $100, $121, $37
    lqd $11, 1536($39)
    xor $13, $13, $82
    stqa $9, 0x1a0e0
    xor $45, $45, $78
    lqa $32, 0x18070
    xor $26, $26, $93
    stqa $90, 0x1a0f0
    xor $35, $35, $94
    lqd $50, 1808($39)
    selb $9, $119, $9, $77
    lnop
    selb $95, $95, $22, $68
    stqa $117, 0x1a100
    selb $41, $102, $41, $83
    lqd $22, 1552($39)
    ai $127, $127, 1
    rotqby $55, $55, $72
    xor $96, $96, $91
    stqa $53, 0x1a110
    or $18, $18, $23
    cbd $23, 0($21)
    selb $52, $103, $90, $80
    lnop
    selb $125, $125, $95, $25
    stqa $113, 0x1a120
    or $26, $35, $26
    shlqbii $112, $112, 1
    orc $35, $103, $118
    lqa $95, 0x18090
    selb $53, $99, $53, $86
    rotqbyi $55, $55, 13
    xor $32, $32, $75
    lqa $24, 0x18050
    xor $87, $48, $87
    rotqbii $31, $31, 1
    xor $88, $30, $88
    stqa $111, 0x1a130
    selb $124, $124, $110, $74
    lqa $110, 0x18040
    xor $8, $8, $81
    lqd $111, 1280($39)
    orc $30, $109, $124
    lqd $48, 192($49)
    orc $44, $115, $102
    lnop
    andi $55, $55, 255
    shufb $90, $11, $22, $43
    selb $36, $109, $36, $25
    lnop
    or $8, $13, $8
    lqa $13, 0x18010
    selb $122, $120, $122, $77
    shufb $54, $55, $54, $23
    selb $103, $8, $103, $35
    rotqby $48, $48, $72
    selb $8, $118, $35, $8
    lnop
    selb $35, $124, $30, $18
    lqa $55, 0x18000
    selb $119, $3, $119, $101
    lqa $11, 0x18080
    orc $22, $125, $126
    rotqbyi $106, $27, 1
    selb $109, $18, $109, $30
    lqa $18, 0x18020
    selb $30, $126, $22, $26
    rotqbyi $48, $48, 13
    selb $113, $34, $113, $89
    shufb $91, $111, $104, $43
    selb $111, $37, $100, $12
    stqa $30, 0x1a040
    xor $107, $107, $84
    stqa $35, 0x1a050
    selb $120, $120, $101, $3
    lnop
    or $96, $96, $42
    stqd $54, 7584($105)
    selb $116, $114, $116, $86
    rotqbii $106, $106, 1
    selb $102, $102, $44, $7
    rotqbyi $54, $20, 1
    ai $42, $21, 1
    lqa $101, 0x180c0
    selb $37, $37, $51, $74
    lqd $108, 7920($108)
    xor $11, $11, $79
    lnop
    selb $89, $98, $17, $89
    stqa $111, 0x1a060
    orc $17, $99, $114
    lqa $51, 0x18060
    selb $22, $26, $125, $22
    stqa $120, 0x1a070
    selb $100, $12, $121, $100
    lnop
    orc $12, $113, $89
    lnop
    andi $48, $48, 255
    lqa $26, 0x180b0
    selb $106, $16, $106, $68
    rotqbii $54, $54, 1
    orc $16, $34, $98
    lqd $3, 2816($39)
    xor $4, $4, $46
    stqa $8, 0x1a080
    selb $114, $114, $17, $15
    shufb $108, $48, $108, $23
    selb $7, $7, $115, $44
    stqa $102, 0x1a090
    selb $44, $89, $114, $86
    lqa $23, 0x180d0
    selb $34, $96, $34, $16
    lqa $48, 0x180b0
    selb $125, $125, $106, $92
    lqa $106, 0x180a0
    selb $123, $121, $123, $74
    cbd $121, 0($42)
    xor $18, $18, $94
    lnop
    selb $98, $98, $16, $96
    lqd $96, 1792($39)
    selb $118, $118, $14, $80
    stqa $114, 0x1a0a0
    xor $24, $24, $46
    lqa $114, 0x18030
    xor $110, $110, $97
    stqa $98, 0x1a0b0
    xor $55, $55, $91
    lqd $14, 64($49)
    orc $16, $123, $37
    lnop
    selb $112, $112, $54, $68
    stqa $22, 0x1a0c0
    or $54, $88, $87
    stqa $109, 0x1a0d0
    or $110, $110, $24
    stqa $100, 0x1a0e0
    andi $42, $42, -16
    stqa $119, 0x1a0f0
    selb $35, $37, $35, $25
    lqd $24, 2048($39)
    a $42, $42, $71
    lqa $104, 0x18040
    selb $56, $89, $12, $54
    stqa $103, 0x1a100
    selb $124, $124, $29, $25
    stqa $7, 0x1a110
    xor $114, $114, $93
    lqd $29, 2320($39)
    selb $99, $15, $99, $17
    rotqbyi $15, $20, 2
    orc $17, $9, $122
    lqd $89, 2064($39)
    selb $117, $115, $117, $83
    rotqby $14, $14, $72
    xor $51, $51, $76
    stqa $99, 0x1a120
    selb $100, $9, $100, $74
    stqa $34, 0x1a130
    or $114, $18, $114
    shlqbii $98, $98, 1
    xor $2, $2, $90
    lqd $18, 3072($39)
    selb $37, $37, $16, $110
    lnop
    selb $30, $124, $30, $92
    lqd $115, 192($49)
    or $2, $55, $2
    rotqbii $15, $15, 1
    xor $26, $26, $81
    shufb $88, $96, $50, $43
    selb $103, $117, $103, $80
    lqa $96, 0x18000
    selb $126, $126, $112, $92
    lqa $112, 0x18070
    xor $106, $106, $82
    stqd $108, 7920($105)
    selb $98, $98, $15, $68
    lqa $15, 0x18020
    or $106, $106, $26
    rotqbyi $14, $14, 13
    selb $102, $116, $102, $83
    lnop
    selb $22, $36, $22, $92
    lqa $26, 0x18050
    xor $48, $48, $78
    lnop
    selb $111, $122, $111, $74
    lnop
    or $11, $11, $45
    lqd $45, 7584($42)
    andi $14, $14, 255
    rotqbyi $108, $42, 0
    or $32, $51, $32
    shufb $87, $24, $89, $43
    orc $89, $36, $124
    lqa $24, 0x180e0
    xor $40, $40, $85
    rotqby $115, $115, $72
    selb $109, $123, $109, $25
    shlqbii $34, $34, 1
    xor $5, $5, $81
    shufb $14, $14, $45, $121
    selb $8, $41, $8, $80
    lqa $45, 0x18030
    selb $124, $124, $89, $114
    lqd $51, 4864($39)
    selb $114, $114, $36, $89
    rotqbyi $115, $115, 13
    xor $10, $10, $79
    lnop
    orc $36, $125, $126
    stqd $14, 7584($108)
    xor $84, $19, $84
    lqd $42, 7920($42)
    selb $31, $34, $31, $68
    lnop
    andi $115, $115, 255
    shufb $89, $51, $28, $43
    selb $119, $52, $119, $77
    lnop
    selb $28, $126, $36, $2
    lqa $51, 0x18050
    selb $122, $122, $17, $32
    lnop
    orc $34, $53, $116
    lqd $19, 2304($39)
    orc $14, $52, $118
    stqa $28, 0x1a040
    or $107, $40, $107
    lqa $40, 0x180e0
    selb $126, $126, $98, $89
    shufb $121, $115, $42, $121
    orc $115, $117, $41
    lqa $42, 0x18060
    selb $116, $116, $34, $107
    rotqbyi $98, $27, 3
    selb $105, $118, $14, $11
    lnop
    selb $123, $110, $123, $16
    lqa $110, 0x18090
    xor $40, $40, $85
    stqa $124, 0x1a050
    selb $31, $125, $31, $89
    lqd $16, 3088($39)
    selb $124, $35, $124, $92
    lqa $50, 0x18090
    selb $7, $53, $7, $83
    stqa $37, 0x1a060
    selb $41, $41, $115, $106
    shufb $85, $19, $29, $43
    xor $38, $38, $91
    stqa $122, 0x1a070
    selb $19, $8, $105, $77
    lnop
    selb $125, $2, $125, $36
    stqa $105, 0x1a080
    selb $117, $106, $117, $115
    rotqbyi $115, $20, 3
    ai $106, $21, 2
    lnop
    or $40, $40, $84
    lnop
    selb $107, $107, $53, $34
    lnop
    xor $101, $101, $82
    stqa $41, 0x1a090
    xor $26, $26, $93
    stqa $116, 0x1a0a0
    selb $99, $113, $99, $86
    stqa $56, 0x1a0b0
    selb $9, $32, $9, $17
    lqd $17, 64($49)
    xor $13, $13, $87
    stqa $125, 0x1a0c0
    selb $113, $54, $113, $12
    stqa $114, 0x1a0d0
    xor $96, $96, $88
    stqa $123, 0x1a0e0
    selb $11, $11, $52, $14
    lqd $14, 2576($39)
    selb $125, $22, $125, $89
    lqa $52, 0x180d0
    xor $81, $23, $81
    stqa $9, 0x1a0f0
    xor $47, $47, $78
    lqa $23, 0x18060
    xor $15, $15, $88
    lqa $12, 0x180c0
    orc $54, $103, $8
    stqa $11, 0x1a100
    or $96, $96, $13
    lqa $13, 0x180d0
    xor $78, $6, $78
    stqa $117, 0x1a110
    selb $120, $118, $120, $77
    lqa $118, 0x18030
    orc $6, $100, $111
    rotqby $17, $17, $72
    andi $32, $106, -16
    lqa $34, 0x18040
    xor $42, $42, $97
    cbd $106, 0($106)
    selb $37, $111, $37, $25
    lnop
    orc $86, $31, $126
    rotqbyi $17, $17, 13
    or $101, $101, $81
    lqd $81, 2560($39)
    selb $53, $96, $31, $86
    stqd $121, 7920($108)
    or $10, $10, $48
    lqa $48, 0x180e0
    or $4, $42, $4
    lqa $42, 0x18080
    xor $45, $45, $90
    lqa $121, 0x18010
    a $32, $32, $71
    lqd $108, 3328($39)
    xor $104, $104, $94
    stqa $107, 0x1a120
    selb $9, $119, $9, $74
    lqd $105, 7584($32)
    or $38, $38, $45
    lqd $45, 5120($39)
    selb $41, $102, $41, $80
    rotqbii $115, $115, 1
    xor $12, $12, $79
    stqa $113, 0x1a130
    selb $96, $126, $86, $96
    lnop
    orc $86, $119, $120
    shlqbii $113, $113, 1
    or $104, $104, $26
    shufb $84, $81, $14, $43
    or $12, $12, $78
    lqd $78, 192($49)
    xor $95, $95, $75
    rotqbii $98, $98, 1
    andi $17, $17, 255
    stqa $96, 0x1a040
    orc $81, $22, $30
    lqa $14, 0x180e0
    or $95, $33, $95
    lqd $33, 2832($39)
    selb $26, $4, $100, $6
    rotqbyi $2, $27, 4
    selb $22, $38, $22, $81
    lqd $36, 4096($39)
    selb $38, $30, $81, $38
    shufb $105, $17, $105, $106
    orc $17, $109, $35
    lnop
    selb $119, $95, $119, $86
    rotqbyi $29, $32, 0
    selb $35, $35, $17, $104
    lnop
    selb $95, $120, $86, $95
    stqa $38, 0x1a050
    xor $48, $48, $82
    rotqby $78, $78, $72
    selb $123, $100, $123, $25
    lqa $100, 0x180b0
    ai $55, $21, 5
    lqd $82, 5136($39)
    selb $11, $103, $11, $77
    lnop
    orc $57, $99, $44
    shufb $81, $18, $16, $43
    selb $116, $44, $116, $83
    stqd $105, 7584($29)
    selb $8, $8, $54, $10
    lqd $32, 7920($32)
    selb $111, $111, $6, $4
    lqa $4, 0x180a0
    selb $104, $104, $109, $17
    shufb $86, $45, $82, $43
    xor $110, $110, $46
    stqa $35, 0x1a060
    orc $82, $7, $102
    rotqbyi $78, $78, 13
    xor $24, $24, $97
    shlqbii $56, $56, 1
    selb $114, $109, $114, $92
    stqa $111, 0x1a070
    selb $109, $40, $99, $57
    stqa $95, 0x1a080
    selb $102, $102, $82, $101
    lnop
    selb $40, $44, $57, $40
    stqa $8, 0x1a090
    selb $103, $10, $103, $54
    stqa $102, 0x1a0a0
    selb $28, $30, $28, $89
    rotqbyi $30, $20, 7
    xor $34, $34, $91
    stqa $40, 0x1a0b0
    andi $78, $78, 255
    lqd $10, 64($49)
    xor $112, $112, $93
    stqa $53, 0x1a0c0
    selb $115, $56, $115, $68
    lnop
    selb $8, $41, $8, $77
    rotqbii $2, $2, 1
    selb $122, $120, $122, $74
    lqa $120, 0x18060
    xor $52, $52, $75
    lqd $56, 5392($39)
    selb $54, $9, $26, $25
    stqa $22, 0x1a0d0
    orc $44, $9, $122
    rotqby $10, $10, $72
    xor $51, $51, $90
    rotqbyi $57, $20, 5
    xor $100, $100, $75
    lqa $45, 0x180f0
    selb $113, $113, $98, $68
    lqa $98, 0x18080
    ai $17, $21, 3
    shufb $106, $78, $32, $106
    selb $101, $101, $7, $82
    stqa $104, 0x1a0e0
    xor $120, $120, $94
    lnop
    xor $42, $42, $97
    rotqbyi $10, $10, 13
    andi $82, $17, -16
    lnop
    selb $117, $7, $117, $80
    lqa $7, 0x18000
    xor $118, $118, $87
    lqd $78, 3584($39)
    xor $4, $4, $76
    lqd $32, 3600($39)
    a $6, $82, $71
    stqd $106, 7920($29)
    selb $107, $99, $107, $83
    lqa $99, 0x18090
    or $110, $42, $110
    stqa $26, 0x1a0f0
    selb $113, $31, $113, $86
    shlqbii $40, $40, 1
    orc $31, $125, $28
    rotqbyi $26, $20, 4
    orc $42, $123, $37
    rotqbii $57, $57, 1
    or $120, $120, $112
    cbd $17, 0($17)
    ai $29, $21, 7
    lnop
    selb $112, $122, $44, $110
    lqd $83, 5376($39)
    selb $22, $114, $22, $89
    shufb $82, $3, $33, $43
    xor $7, $7, $85
    shlqbii $3, $109, 1
    selb $110, $110, $9, $44
    stqa $119, 0x1a100
    xor $79, $14, $79
    lqa $14, 0x18070
    or $118, $15, $118
    lqd $15, 7584($6)
    andi $10, $10, 255
    stqa $103, 0x1a110
    selb $9, $28, $31, $118
    stqa $101, 0x1a120
    selb $96, $28, $96, $86
    lqd $28, 3856($39)
    or $34, $34, $51
    lnop
    selb $53, $125, $53, $86
    stqa $109, 0x1a130
    xor $121, $121, $84
    lqd $109, 5888($39)
    selb $35, $37, $35, $92
    lqd $51, 192($49)
    orc $44, $11, $19
    shufb $78, $78, $32, $43
    or $79, $79, $47
    shufb $83, $83, $56, $43
    selb $126, $126, $115, $86
    lqa $115, 0x180a0
    or $100, $4, $100
    rotqbii $26, $26, 1
    selb $38, $124, $38, $89
    lqa $56, 0x18010
    orc $4, $113, $126
    lqa $47, 0x180b0
    or $121, $7, $121
    lqa $7, 0x180c0
    orc $32, $114, $124
    lnop
    selb $3, $3, $2, $68
    lqa $2, 0x18010
    selb $33, $126, $4, $121
    shufb $10, $10, $15, $17
    selb $125, $118, $125, $31
    rotqby $51, $51, $72
    selb $95, $19, $95, $74
    stqa $33, 0x1a040
    selb $26, $40, $26, $68
    lqa $40, 0x18070
    selb $124, $124, $32, $34
    stqa $9, 0x1a050
    orc $118, $117, $41
    rotqbyi $51, $51, 13
    selb $37, $37, $42, $120
    lqa $31, 0x18060
    selb $120, $120, $123, $42
    stqa $124, 0x1a060
    selb $121, $121, $113, $4
    lqa $42, 0x18050
    or $5, $48, $5
    rotqbyi $48, $6, 0
    selb $102, $116, $102, $80
    lnop
    selb $101, $107, $101, $80
    lnop
    orc $80, $107, $116
    lqa $15, 0x180c0
    selb $41, $41, $118, $12
    stqa $37, 0x1a070
    selb $113, $113, $3, $83
    stqd $10, 7584($48)
    selb $19, $19, $44, $100
    stqa $112, 0x1a080
    selb $107, $5, $107, $80
    lqa $10, 0x180e0
    selb $116, $116, $80, $5
    stqa $19, 0x1a090
    xor $40, $40, $90
    stqa $41, 0x1a0a0
    selb $100, $100, $11, $44
    stqa $116, 0x1a0b0
    selb $119, $11, $119, $74
    lqd $11, 64($49)
    selb $114, $34, $114, $32
    lqd $6, 7920($6)
    xor $10, $10, $76
    lqa $32, 0x18040
    andi $51, $51, 255
    lqa $34, 0x18000
    orc $44, $101, $102
    stqa $121, 0x1a0c0
    selb $19, $8, $19, $74
    lqa $3, 0x18070
    xor $31, $31, $91
    rotqby $11, $11, $72
    selb $123, $123, $104, $92
    lqa $104, 0x18020
    or $31, $31, $40
    stqa $125, 0x1a0d0
    ai $40, $21, 4
    lqa $80, 0x18030
    xor $76, $7, $76
    shufb $6, $51, $6, $17
    xor $32, $32, $88
    lqd $17, 3344($39)
    selb $51, $102, $44, $79
    lnop
    orc $7, $53, $96
    stqa $114, 0x1a0e0
    selb $126, $126, $26, $83
    lqa $4, 0x18070
    selb $103, $117, $103, $77
    stqa $120, 0x1a0f0
    selb $26, $38, $9, $86
    lqa $5, 0x180f0
    selb $120, $54, $120, $92
    rotqbyi $11, $11, 13
    selb $118, $12, $117, $118
    lnop
    xor $99, $99, $93
    lnop
    xor $104, $104, $85
    stqa $110, 0x1a100
    andi $117, $40, -16
    stqa $100, 0x1a110
    selb $114, $123, $114, $89
    lnop
    a $117, $117, $71
    stqa $118, 0x1a120
    orc $12, $22, $38
    shlqbii $9, $107, 1
    xor $45, $45, $46
    stqd $6, 7920($48)
    xor $42, $42, $87
    lnop
    andi $11, $11, 255
    lqd $6, 7584($117)
    xor $80, $80, $84
    stqa $107, 0x1a130
    selb $118, $101, $118, $77
    cbd $40, 0($40)
    xor $56, $56, $81
    shlqbii $116, $116, 1
    or $32, $32, $42
    rotqbyi $42, $117, 0
    selb $122, $122, $111, $25
    lqa $111, 0x180a0
    or $76, $76, $52
    lnop
    selb $52, $32, $22, $12
    shufb $6, $11, $6, $40
    xor $34, $34, $82
    lqd $11, 3840($39)
    selb $101, $79, $101, $44
    rotqbyi $44, $27, 5
    or $34, $34, $56
    lqa $56, 0x18000
    selb $102, $102, $41, $77
    lqa $77, 0x18080
    xor $115, $115, $97
    shufb $79, $108, $17, $43
    orc $108, $54, $122
    lqd $17, 192($49)
    or $104, $104, $80
    lqa $80, 0x18050
    selb $110, $119, $110, $25
    stqd $6, 7584($42)
    orc $6, $113, $126
    lqa $41, 0x18030
    selb $121, $53, $121, $83
    lqd $117, 7920($117)
    selb $12, $38, $12, $32
    lqd $32, 5904($39)
    xor $77, $77, $94
    lqa $38, 0x180f0
    selb $124, $35, $124, $89
    rotqby $17, $17, $72
    or $99, $77, $99
    lqa $107, 0x180b0
    orc $48, $123, $35
    lnop
    selb $116, $116, $57, $68
    rotqbii $44, $44, 1
    selb $57, $126, $6, $34
    rotqbyi $17, $17, 13
    xor $97, $15, $97
    lqa $106, 0x180b0
    selb $54, $99, $54, $108
    lqa $15, 0x18040
    selb $37, $122, $37, $92
    shufb $77, $109, $32, $43
    selb $53, $104, $53, $7
    rotqbyi $109, $27, 6
    selb $104, $96, $7, $104
    lqd $7, 5632($39)
    selb $35, $35, $48, $31
    stqa $57, 0x1a040
    andi $17, $17, 255
    stqa $104, 0x1a050
    xor $107, $107, $46
    lqa $32, 0x18020
    selb $122, $122, $108, $99
    stqa $12, 0x1a060
    orc $108, $103, $8
    stqa $35, 0x1a070
    or $115, $115, $107
    lqa $107, 0x18020
    orc $99, $119, $95
    rotqbyi $27, $27, 7
    selb $8, $8, $108, $76
    shufb $117, $17, $117, $40
    selb $119, $115, $119, $99
    lqa $17, 0x18070
    selb $115, $95, $99, $115
    stqa $122, 0x1a080
    selb $34, $34, $113, $6
    lqd $99, 6160($39)
    selb $123, $31, $123, $48
    stqa $115, 0x1a090
    andi $31, $55, -16
    stqd $117, 7920($42)
    xor $117, $80, $84
    cbd $42, 0($29)
    selb $125, $22, $125, $86
    stqa $8, 0x1a0a0
    xor $107, $107, $82
    lqa $22, 0x18040
    selb $108, $76, $103, $108
    lqd $76, 4112($39)
    ai $21, $21, 6
    lqd $80, 5648($39)
    selb $112, $95, $112, $25
    stqa $51, 0x1a0b0
    or $45, $24, $45
    lqa $24, 0x18060
    xor $14, $14, $84
    lqd $95, 64($49)
    a $31, $31, $71
    cbd $55, 0($55)
    xor $50, $50, $90
    stqa $34, 0x1a0c0
    xor $98, $98, $91
    stqa $53, 0x1a0d0
    selb $48, $124, $12, $86
    lqa $6, 0x180d0
    selb $40, $118, $108, $74
    rotqbii $109, $109, 1
    xor $17, $17, $87
    stqa $52, 0x1a0e0
    selb $53, $125, $53, $83
    lnop
    selb $9, $9, $44, $68
    lnop
    selb $44, $102, $8, $74
    stqa $123, 0x1a0f0
    xor $41, $41, $81
    rotqbyi $20, $20, 6
    xor $22, $22, $85
    shufb $80, $7, $80, $43
    selb $103, $103, $100, $74
    stqa $54, 0x1a100
    xor $47, $47, $93
    rotqby $95, $95, $72
    xor $24, $24, $88
    stqa $119, 0x1a110
    xor $56, $56, $79
    rotqbyi $100, $31, 0
    orc $74, $114, $124
    stqa $108, 0x1a120
    or $117, $22, $117
    stqa $101, 0x1a130
    or $107, $107, $41
    lnop
    selb $96, $96, $33, $83
    rotqbyi $95, $95, 13
    selb $113, $113, $9, $80
    lqa $33, 0x18010
    ai $73, $73, -1
    lqd $9, 192($49)
    xor $111, $111, $94
    lqd $41, 7584($31)
    andi $95, $95, 255
    lqa $22, 0x18010
    xor $75, $38, $75
    lqa $7, 0x180b0
    xor $23, $23, $85
    lqa $8, 0x18090
    orc $38, $120, $37
    lqa $108, 0x180a0
    orc $105, $118, $102
    shlqbii $101, $101, 1
    orc $12, $125, $26
    shufb $95, $95, $41, $55
    or $41, $10, $75
    rotqby $16, $9, $72
    orc $18, $121, $96
    shufb $75, $36, $76, $43
    selb $126, $126, $116, $80
    lnop
    xor $9, $15, $79
    lqa $36, 0x180b0
    or $98, $98, $50
    shufb $76, $11, $28, $43
    selb $50, $103, $119, $25
    lnop
    selb $28, $26, $12, $117
    lqa $10, 0x180a0
    selb $119, $107, $121, $18
    rotqbyi $16, $16, 13
    or $111, $111, $47
    stqd $95, 7584($100)
    xor $22, $22, $78
    lnop
    or $17, $24, $17
    lqa $24, 0x18090
    or $22, $56, $22
    shlqbii $51, $51, 1
    selb $56, $124, $74, $17
    rotqbii $27, $27, 1
    selb $109, $101, $109, $68
    rotqbii $20, $20, 1
    orc $101, $110, $112
    lqa $124, 0x18080
    orc $95, $113, $126
    lqd $39, 6144($39)
    selb $125, $117, $125, $12
    lqa $11, 0x180d0
    selb $102, $102, $105, $41
    lqa $117, 0x18000
    selb $47, $126, $95, $22
    lnop
    selb $107, $96, $18, $107
    lnop
    selb $116, $112, $101, $111
    stqa $47, 0x1a040
    selb $96, $96, $57, $80
    stqa $107, 0x1a050
    andi $16, $16, 255
    lqa $57, 0x180c0
    selb $58, $111, $110, $101
    lnop
    xor $13, $13, $46
    lnop
    selb $20, $51, $20, $68
    lqa $51, 0x180d0
    selb $46, $37, $38, $98
    stqa $28, 0x1a060
    selb $59, $113, $109, $77
    stqa $56, 0x1a070
    or $97, $97, $13
    lqd $31, 7920($31)
    orc $109, $103, $19
    stqa $46, 0x1a080
    selb $113, $22, $113, $95
    stqa $116, 0x1a090
    selb $95, $19, $109, $97
    lqa $22, 0x18050
    xor $24, $24, $87
    lnop
    selb $34, $121, $34, $80
    stqa $95, 0x1a0a0
    selb $60, $17, $114, $74
    shufb $16, $16, $31, $55
    or $23, $23, $14
    stqa $102, 0x1a0b0
    andi $14, $21, -16
    lqd $31, 64($49)
    xor $51, $51, $93
    lqa $55, 0x18040
    selb $126, $126, $20, $77
    lnop
    selb $38, $98, $120, $38
    lqa $61, 0x18080
    selb $114, $114, $52, $86
    stqa $113, 0x1a0c0
    selb $52, $112, $122, $92
    lqa $62, 0x18060
    a $98, $14, $71
    shufb $74, $39, $99, $43
    selb $35, $37, $35, $89
    stqa $119, 0x1a0d0
    selb $26, $26, $104, $83
    lqa $12, 0x18050
    selb $121, $53, $119, $80
    rotqbii $37, $30, 1
    selb $54, $110, $54, $92
    lqa $13, 0x18080
    xor $30, $108, $91
    rotqby $31, $31, $72
    xor $117, $117, $76
    lqa $108, 0x18030
    selb $109, $97, $103, $109
    stqd $16, 7920($100)
    xor $57, $57, $94
    lqa $14, 0x18070
    xor $32, $32, $79
    lqa $15, 0x180d0
    selb $119, $114, $125, $83
    rotqbyi $31, $31, 13
    orc $39, $40, $44
    lnop
    or $51, $57, $51
    lqa $16, 0x18020
    orc $57, $114, $48
    lqa $43, 0x180a0
    orc $97, $59, $126
    lnop
    xor $108, $108, $78
    lqa $17, 0x18060
    selb $115, $19, $115, $25
    stqa $125, 0x1a0e0
    selb $112, $44, $95, $25
    stqa $60, 0x1a0f0
    selb $122, $26, $107, $80
    lqa $18, 0x18020
    andi $31, $31, 255
    lnop
    selb $104, $48, $57, $23
    stqa $38, 0x1a100
    selb $103, $23, $114, $57
    lqd $114, 7584($98)
    xor $33, $33, $75
    lnop
    selb $118, $41, $118, $105
    stqa $58, 0x1a110
    xor $124, $124, $88
    lnop
    xor $106, $106, $90
    cbd $41, 0($21)
    or $24, $124, $24
    lqa $19, 0x180f0
    orc $57, $34, $96
    lqa $20, 0x18030
    or $117, $117, $33
    stqa $109, 0x1a120
    selb $124, $96, $47, $77
    shufb $114, $31, $114, $41
    selb $110, $126, $97, $117
    rotqbyi $31, $98, 0
    orc $47, $53, $26
    stqa $118, 0x1a130
    or $32, $32, $108
    lqd $33, 192($49)
    selb $63, $120, $123, $89
    lnop
    selb $111, $40, $109, $25
    shlqbii $64, $102, 1
    xor $55, $55, $82
    shlqbii $118, $118, 1
    selb $108, $96, $57, $32
    lnop
    xor $22, $22, $81
    stqa $110, 0x1a040
    orc $25, $50, $115
    lqa $65, 0x180f0
    or $30, $30, $106
    rotqby $33, $33, $72
    orc $96, $63, $35
    stqd $114, 7584($31)
    or $22, $55, $22
    lnop
    orc $55, $54, $52
    lqa $66, 0x18050
    selb $120, $48, $28, $83
    lnop
    selb $105, $22, $53, $47
    stqa $108, 0x1a050
    selb $106, $26, $47, $22
    rotqbyi $33, $33, 13
    selb $101, $24, $63, $96
    lqd $26, 7920($98)
    shli $21, $127, 3
    stqa $106, 0x1a060
    andi $29, $29, -16
    lqa $22, 0x180a0
    selb $100, $52, $55, $30
    stqa $104, 0x1a070
    selb $102, $35, $96, $24
    lqa $23, 0x18030
    ai $47, $127, 1
    lnop
    selb $107, $32, $34, $57
    stqa $102, 0x1a080
    selb $98, $115, $25, $51
    stqa $100, 0x1a090
    selb $96, $44, $39, $45
    lqa $44, 0x18090
    selb $109, $117, $59, $97
    stqa $98, 0x1a0a0
    selb $123, $34, $113, $77
    stqa $96, 0x1a0b0
    andi $33, $33, 255
    lqd $113, 64($49)
    selb $97, $51, $50, $25
    stqa $109, 0x1a0c0
    a $51, $29, $71
    shufb $26, $33, $26, $41
    selb $99, $30, $54, $55
    stqa $107, 0x1a0d0
    andi $30, $47, 7
    lqa $55, 0x180e0
    xor $24, $61, $85
    stqa $105, 0x1a0e0
    xor $25, $62, $82
    lqa $62, 0x180c0
    selb $61, $118, $27, $68
    rotqby $113, $113, $72
    selb $114, $115, $116, $92
    stqd $26, 7920($31)
    xor $26, $36, $87
    lqd $36, 7584($51)
    selb $95, $45, $40, $39
    stqa $103, 0x1a0f0
    andi $27, $72, -16
    stqa $101, 0x1a100
    xor $28, $55, $94
    rotqbyi $113, $113, 13
    xor $29, $62, $91
    stqa $99, 0x1a110
    shli $62, $30, 5
    stqa $97, 0x1a120
    selb $118, $35, $56, $86
    stqa $95, 0x1a130
    xor $30, $66, $78
    lqd $49, 192($49)
    andi $113, $113, 255
    rotqbyi $66, $51, 0
    rotmi $47, $47, -3
    lqa $31, 0x180c0
    xor $32, $65, $93
    shufb $36, $113, $36, $42
    selb $125, $59, $61, $74
    lqa $33, 0x18080
    selb $113, $50, $58, $92
    hbrr k_mismatch_edge_tap_branch, k_mismatch_edge_tap_loop
    a $47, $62, $47
    rotqby $49, $49, $72
    selb $34, $111, $97, $92
    stqd $36, 7584($66)
    selb $115, $54, $38, $89
    lqd $51, 7920($51)
    selb $37, $64, $37, $68
    lqa $35, 0x18000
    andi $64, $21, -16
    rotqbyi $49, $49, 13
    andi $54, $47, -16
    lqa $36, 0x18000
    selb $126, $126, $37, $74
    lnop
    selb $37, $122, $108, $77
    shufb $47, $47, $47, $70
    andi $49, $49, 255
    lnop
    selb $117, $63, $60, $86
    lqa $38, 0x18020
    a $39, $54, $71
    shufb $49, $49, $51, $42
    xor $40, $43, $88
    lnop
    xor $41, $44, $84
    lqa $42, 0x180f0
    andbi $43, $47, 15
    lqd $44, 1024($39)
    selb $116, $52, $46, $89
    stqd $49, 7920($66)
    orc $45, $119, $120
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
    lqa $41, 0x180d0
    lqa $59, 0x18080
    lqa $2, 0x180b0
    lqa $3, 0x18060
    lqa $43, 0x180e0
    lqa $4, 0x180f0
    lqa $9, 0x18070
    lqa $5, 0x18070
    lqa $31, 0x180b0
    lqa $50, 0x180d0
    lqa $67, 0x18090
    lqa $68, 0x180e0
    lqa $6, 0x18080
    lqa $7, 0x180b0
    lqa $23, 0x180b0
    lqa $69, 0x18020
    xor $8, $9, $85
    lqa $9, 0x18090
    lqa $18, 0x180c0
    lqa $27, 0x18040
    lqa $65, 0x180f0
    xor $10, $43, $94
    shli $11, $127, 3
    lqa $12, 0x18060
    andi $70, $79, -16
    lqa $13, 0x180b0
    lqa $34, 0x180a0
    ai $46, $127, 1
    xor $14, $27, $84
    xor $15, $31, $87
    lqa $58, 0x18050
    xor $16, $18, $90
    lqa $17, 0x18030
    andi $48, $11, -16
    lqa $18, 0x180c0
    lqa $72, 0x180e0
    xor $19, $41, $89
    xor $20, $23, $89
    lqa $21, 0x18070
    xor $22, $65, $93
    xor $23, $50, $91
    lqa $24, 0x18020
    andi $50, $46, 7
    xor $59, $59, $88
    xor $25, $34, $88
    shli $50, $50, 5
    xor $26, $58, $83
    lqa $35, 0x18030
    orc $27, $107, $108
    rotmi $46, $46, -3
    a $28, $48, $78
    xor $67, $67, $87
    xor $29, $35, $81
    orc $30, $111, $112
    lqd $31, 7248($28)
    xor $32, $69, $82
    lqa $33, 0x18030
    a $34, $50, $46
    or $35, $59, $67
    lqa $59, 0x180a0
    orc $36, $121, $122
    xor $37, $68, $92
    orc $38, $123, $124
    orc $39, $125, $126
    cbd $40, 0($11)
    ai $41, $11, 1
    lqa $42, 0x18050
    orc $43, $117, $118
    lqa $44, 0x18090
    lqa $45, 0x18060
    xor $46, $59, $90
    xor $47, $72, $90
    lqa $48, 0x18080
    a $49, $70, $74
    lqa $50, 0x180c0
    andi $70, $34, -16
    orc $51, $113, $114
# 522 cycles an iteration, 462 at least: 460 instructions for the even pipe, 462 for the odd one; 11 cycles of nops alone
.align 3
k_mismatch_steady_tap_loop:
    a $52, $70, $78
    lqa $94, 0x18000
    orc $93, $119, $120
    lqa $53, 0x18000
    nop
    shufb $34, $34, $34, $77
    orc $90, $115, $116
    lqd $54, 272($52)
    xor $92, $50, $92
    lnop
    or $10, $10, $22
    lnop
    or $29, $32, $29
    lqd $32, 512($52)
    nop
    rotqby $31, $31, $11
    xor $6, $6, $84
    shlqbii $96, $96, 1
    andi $22, $41, -16
    lnop
    xor $45, $45, $86
    lqd $50, 256($52)
    selb $118, $118, $43, $35
    lqa $55, 0x18030
    andbi $34, $34, 15
    lnop
    nop
    rotqbii $56, $31, 1
    selb $123, $29, $123, $38
    lqd $57, 6912($28)
    selb $124, $124, $38, $29
    lqa $29, 0x180c0
    or $92, $92, $23
    lqa $23, 0x18010
    or $14, $14, $26
    lqa $26, 0x18090
    selb $112, $112, $30, $10
    lqa $38, 0x180f0
    xor $44, $44, $85
    lnop
    a $34, $34, $76
    lnop
    nop
    lqd $58, 1552($52)
    selb $121, $14, $121, $36
    lnop
    selb $114, $114, $51, $92
    lqd $59, 528($52)
    or $8, $45, $8
    lqa $45, 0x180e0
    xor $9, $9, $81
    lnop
    nop
    lqd $60, 1040($52)
    xor $12, $12, $82
    shufb $50, $50, $54, $34
    selb $119, $8, $119, $93
    rotqbyi $54, $31, 1
    or $20, $46, $20
    lqd $46, 1280($52)
    nop
    rotqby $57, $57, $11
    selb $120, $120, $93, $8
    shufb $32, $32, $59, $34
    nop
    lqa $59, 0x180a0
    nop
    lnop
    a $22, $22, $78
    lqa $8, 0x180d0
    ai $80, $80, -1
    rotqbii $61, $57, 1
    selb $122, $122, $36, $14
    rotqbyi $14, $57, 1
    xor $94, $94, $50
    lqd $36, 2560($52)
    xor $23, $23, $32
    lnop
    selb $113, $92, $113, $51
    lqd $92, 7584($28)
    or $94, $94, $23
    lqd $23, 1024($52)
    selb $115, $20, $115, $90
    lqd $51, 768($52)
    nop
    lnop
    selb $126, $126, $39, $94
    rotqbii $54, $54, 1
    or $15, $25, $15
    shlqbii $25, $112, 1
    nop
    stqa $126, 0x1a040
    xor $7, $7, $83
    stqa $124, 0x1a050
    orc $62, $97, $98
    stqa $122, 0x1a060
    selb $116, $116, $90, $20
    stqa $120, 0x1a070
    selb $117, $35, $117, $43
    stqa $118, 0x1a080
    selb $125, $94, $125, $39
    stqa $116, 0x1a090
    orc $94, $99, $100
    shufb $93, $23, $60, $34
    nop
    rotqbii $14, $14, 1
    or $16, $16, $19
    shlqbii $95, $95, 1
    xor $45, $45, $86
    stqa $114, 0x1a0a0
    xor $3, $3, $84
    lqa $19, 0x18070
    xor $29, $29, $88
    lqa $23, 0x18010
    orc $60, $105, $106
    stqa $112, 0x1a0b0
    xor $91, $4, $91
    lqd $4, 64($49)
    nop
    lnop
    xor $42, $42, $81
    stqa $125, 0x1a0c0
    selb $95, $95, $56, $75
    lqa $56, 0x18040
    or $91, $37, $91
    stqa $123, 0x1a0d0
    xor $19, $19, $83
    stqa $121, 0x1a0e0
    xor $24, $24, $50
    stqa $119, 0x1a0f0
    xor $8, $8, $85
    rotqby $4, $4, $79
    nop
    lqa $37, 0x18050
    selb $99, $16, $99, $94
    lnop
    selb $111, $10, $111, $30
    stqa $117, 0x1a100
    nop
    stqa $115, 0x1a110
    xor $48, $48, $86
    rotqbyi $4, $4, 13
    orc $10, $109, $110
    stqa $113, 0x1a120
    nop
    lnop
    selb $96, $96, $61, $75
    lqa $61, 0x18010
    andi $4, $4, 255
    lqa $30, 0x18040
    orc $112, $95, $96
    stqa $111, 0x1a130
    or $3, $3, $19
    lqd $19, 192($49)
    xor $23, $23, $93
    lqd $39, 784($52)
    ai $35, $28, 0
    lqa $43, 0x18030
    selb $98, $98, $62, $91
    shufb $92, $4, $92, $40
    xor $33, $33, $32
    lnop
    selb $100, $100, $94, $16
    lqa $16, 0x18040
    or $24, $24, $33
    lnop
    or $44, $48, $44
    lqa $48, 0x18000
    nop
    rotqby $19, $19, $79
    orc $33, $101, $102
    stqd $92, 7584($35)
    xor $13, $13, $81
    lnop
    xor $17, $17, $93
    shufb $94, $51, $39, $34
    selb $102, $102, $33, $15
    lqd $28, 7920($28)
    selb $101, $15, $101, $33
    lqa $15, 0x18010
    selb $110, $110, $10, $24
    rotqbyi $19, $19, 13
    selb $97, $91, $97, $62
    lqa $91, 0x18020
    xor $89, $38, $89
    lqa $38, 0x180a0
    orc $62, $119, $120
    lnop
    orc $33, $103, $104
    lqa $39, 0x18080
    xor $37, $37, $32
    lqa $51, 0x180c0
    xor $48, $48, $94
    lqd $4, 1808($52)
    selb $14, $25, $14, $75
    lqa $25, 0x180f0
    andi $19, $19, 255
    lqd $20, 2576($52)
    or $47, $47, $89
    shlqbii $111, $111, 1
    xor $56, $56, $82
    shufb $19, $19, $28, $40
    selb $109, $24, $109, $10
    lqd $10, 2048($52)
    or $23, $48, $23
    lqa $48, 0x18090
    xor $30, $30, $50
    lqa $24, 0x180f0
    selb $96, $96, $112, $23
    lqa $28, 0x18000
    selb $104, $104, $33, $44
    stqd $19, 7920($35)
    orc $19, $113, $114
    lqa $35, 0x180d0
    selb $103, $44, $103, $33
    stqa $96, 0x1a040
    selb $106, $106, $60, $3
    lqa $33, 0x18040
    or $42, $56, $42
    cbd $41, 0($41)
    orc $56, $123, $124
    rotqbyi $44, $31, 2
    selb $108, $108, $27, $42
    lqd $40, 1296($52)
    xor $26, $26, $83
    stqa $110, 0x1a050
    selb $112, $23, $95, $112
    stqa $108, 0x1a060
    selb $107, $42, $107, $27
    lqa $27, 0x180b0
    xor $59, $59, $86
    stqa $106, 0x1a070
    xor $24, $24, $85
    stqa $104, 0x1a080
    nop
    stqa $102, 0x1a090
    or $30, $30, $37
    stqa $100, 0x1a0a0
    xor $5, $5, $81
    stqa $98, 0x1a0b0
    xor $85, $27, $85
    lqd $27, 64($49)
    orc $37, $115, $116
    stqa $112, 0x1a0c0
    selb $124, $124, $56, $30
    lqa $42, 0x18060
    xor $21, $21, $32
    stqa $109, 0x1a0d0
    or $5, $12, $5
    stqa $107, 0x1a0e0
    nop
    rotqbii $44, $44, 1
    or $6, $6, $26
    shlqbii $26, $97, 1
    selb $111, $111, $54, $75
    rotqby $27, $27, $79
    selb $105, $3, $105, $60
    rotqbyi $3, $57, 5
    or $85, $59, $85
    lqa $59, 0x18050
    xor $60, $2, $93
    stqa $105, 0x1a0f0
    orc $2, $117, $118
    lqd $54, 1536($52)
    xor $38, $38, $84
    shufb $92, $46, $40, $34
    xor $40, $91, $94
    lqa $46, 0x180c0
    nop
    lnop
    orc $12, $125, $126
    stqa $103, 0x1a100
    selb $26, $26, $44, $75
    lqa $44, 0x180a0
    xor $35, $35, $87
    stqa $101, 0x1a110
    selb $118, $118, $2, $85
    lqd $95, 1792($52)
    selb $119, $6, $119, $62
    lqa $23, 0x18020
    xor $28, $28, $92
    stqa $99, 0x1a120
    or $29, $29, $35
    lqa $35, 0x18080
    selb $120, $120, $62, $6
    lqd $6, 7584($22)
    or $7, $38, $7
    stqa $97, 0x1a130
    selb $117, $85, $117, $2
    rotqbyi $27, $27, 13
    nop
    lqa $85, 0x18090
    selb $116, $116, $37, $29
    shufb $91, $54, $58, $34
    nop
    lqa $54, 0x18070
    xor $59, $59, $93
    rotqbyi $58, $57, 2
    selb $123, $30, $123, $56
    shlqbii $98, $98, 1
    xor $61, $61, $91
    rotqbyi $30, $57, 4
    andi $27, $27, 255
    lqd $56, 2064($52)
    nop
    lqd $2, 2320($52)
    nop
    lqa $97, 0x180d0
    xor $39, $39, $50
    shufb $90, $95, $4, $34
    orc $95, $111, $14
    lnop
    or $28, $28, $61
    lqd $61, 192($49)
    orc $4, $121, $122
    shufb $6, $27, $6, $41
    ai $27, $22, 0
    lnop
    or $17, $40, $17
    rotqbii $58, $58, 1
    ai $40, $11, 5
    lqa $38, 0x18060
    selb $115, $29, $115, $37
    stqd $6, 7584($27)
    xor $35, $35, $82
    rotqby $61, $61, $79
    selb $121, $5, $121, $4
    lqd $22, 7920($22)
    nop
    lqd $6, 3600($52)
    selb $14, $14, $95, $28
    lqd $29, 3328($52)
    orc $37, $107, $108
    rotqbyi $62, $57, 3
    selb $126, $126, $12, $17
    stqa $14, 0x1a040
    xor $87, $25, $87
    lnop
    selb $113, $47, $113, $19
    shufb $89, $10, $56, $34
    selb $122, $122, $4, $5
    rotqbyi $4, $31, 4
    orc $5, $109, $110
    lqa $10, 0x180e0
    nop
    stqa $126, 0x1a050
    nop
    lnop
    xor $46, $46, $82
    rotqbyi $61, $61, 13
    or $24, $45, $24
    lqa $45, 0x180f0
    selb $98, $98, $58, $75
    stqa $124, 0x1a060
    selb $114, $114, $19, $47
    lnop
    andi $61, $61, 255
    stqa $122, 0x1a070
    selb $111, $28, $111, $95
    stqa $120, 0x1a080
    xor $86, $51, $86
    stqa $118, 0x1a090
    or $9, $35, $9
    stqa $116, 0x1a0a0
    xor $44, $44, $82
    shufb $22, $61, $22, $41
    nop
    stqa $114, 0x1a0b0
    orc $41, $101, $102
    lqa $61, 0x180e0
    selb $125, $17, $125, $12
    lqd $12, 64($49)
    ai $17, $11, 2
    lnop
    xor $53, $53, $90
    stqa $111, 0x1a0c0
    xor $16, $16, $90
    lqa $35, 0x18010
    andi $51, $17, -16
    stqa $125, 0x1a0d0
    xor $38, $38, $50
    stqa $123, 0x1a0e0
    or $86, $86, $8
    stqd $22, 7920($27)
    orc $22, $119, $120
    lnop
    xor $88, $10, $88
    lqa $10, 0x18020
    a $51, $51, $78
    stqa $121, 0x1a0f0
    or $88, $88, $87
    lqa $27, 0x18040
    or $21, $38, $21
    lqa $38, 0x18050
    xor $23, $23, $92
    rotqbyi $8, $57, 7
    orc $95, $99, $100
    lqd $28, 7584($51)
    selb $102, $102, $41, $86
    shufb $87, $36, $20, $34
    selb $108, $108, $37, $21
    lqa $20, 0x18080
    orc $36, $105, $106
    rotqby $12, $12, $79
    xor $27, $27, $94
    lqd $19, 2304($52)
    xor $35, $35, $89
    stqa $119, 0x1a100
    nop
    cbd $17, 0($17)
    selb $106, $106, $36, $9
    stqa $117, 0x1a110
    selb $101, $86, $101, $41
    rotqbyi $12, $12, 13
    xor $18, $18, $84
    lnop
    xor $55, $55, $89
    lnop
    ai $86, $11, 3
    lnop
    ai $41, $51, 0
    rotqbyi $47, $31, 6
    or $35, $53, $35
    stqa $115, 0x1a120
    selb $99, $88, $99, $95
    lqa $53, 0x18030
    nop
    shlqbii $58, $113, 1
    orc $56, $112, $96
    shlqbii $114, $114, 1
    nop
    stqa $113, 0x1a130
    andi $12, $12, 255
    rotqbii $30, $30, 1
    selb $105, $9, $105, $36
    lqd $9, 192($49)
    or $27, $27, $59
    lqa $59, 0x18000
    xor $53, $53, $91
    lnop
    selb $110, $110, $5, $27
    lqa $36, 0x180c0
    orc $113, $26, $98
    lnop
    xor $85, $85, $32
    shufb $12, $12, $28, $17
    selb $98, $98, $113, $35
    rotqbyi $28, $31, 3
    or $85, $39, $85
    rotqby $9, $9, $79
    selb $100, $100, $95, $88
    lqa $95, 0x180d0
    or $23, $23, $53
    lqd $53, 2832($52)
    nop
    stqd $12, 7584($41)
    orc $12, $103, $104
    lqa $39, 0x18080
    selb $109, $27, $109, $5
    rotqbyi $9, $9, 13
    xor $15, $15, $87
    stqa $98, 0x1a040
    selb $96, $96, $56, $23
    shlqbii $5, $100, 1
    xor $97, $97, $32
    lqd $51, 7920($51)
    xor $54, $54, $93
    shufb $88, $19, $2, $34
    selb $103, $7, $103, $12
    stqa $96, 0x1a050
    xor $45, $45, $83
    lqa $2, 0x180b0
    nop
    lqa $19, 0x18020
    nop
    lnop
    xor $38, $38, $89
    stqa $110, 0x1a060
    selb $104, $104, $12, $7
    stqa $108, 0x1a070
    or $13, $44, $13
    rotqbii $28, $28, 1
    xor $59, $59, $88
    stqa $106, 0x1a080
    selb $107, $21, $107, $37
    stqa $104, 0x1a090
    selb $113, $35, $26, $113
    stqa $102, 0x1a0a0
    ai $26, $11, 6
    lnop
    andi $9, $9, 255
    rotqbii $62, $62, 1
    nop
    stqa $100, 0x1a0b0
    andi $100, $86, -16
    lqd $35, 64($49)
    xor $39, $39, $94
    shufb $9, $9, $51, $17
    selb $114, $114, $62, $75
    lqa $62, 0x18010
    nop
    lnop
    selb $112, $23, $112, $56
    lqa $23, 0x180d0
    orc $56, $123, $124
    lqa $17, 0x180f0
    xor $33, $33, $92
    stqa $113, 0x1a0c0
    nop
    stqa $112, 0x1a0d0
    or $16, $16, $38
    stqa $109, 0x1a0e0
    xor $19, $19, $90
    lqa $38, 0x18050
    xor $95, $95, $81
    stqd $9, 7920($41)
    xor $42, $42, $94
    lqa $41, 0x180d0
    nop
    lqa $9, 0x18020
    xor $48, $48, $93
    stqa $107, 0x1a0f0
    xor $43, $43, $87
    cbd $86, 0($86)
    a $100, $100, $78
    shlqbii $51, $99, 1
    orc $21, $115, $116
    rotqby $35, $35, $79
    selb $28, $58, $28, $75
    lqa $58, 0x18000
    orc $37, $125, $126
    stqa $105, 0x1a100
    orc $44, $117, $118
    stqa $103, 0x1a110
    orc $7, $121, $122
    lqa $12, 0x180a0
    or $15, $59, $15
    lqa $59, 0x18080
    selb $27, $120, $22, $13
    stqa $101, 0x1a120
    or $42, $42, $54
    lqa $54, 0x180d0
    selb $13, $13, $119, $22
    rotqbyi $35, $35, 13
    xor $83, $23, $83
    lqd $23, 7584($100)
    xor $84, $61, $84
    lnop
    andi $61, $26, -16
    stqa $99, 0x1a130
    selb $99, $122, $7, $85
    lqd $122, 192($49)
    andi $35, $35, 255
    rotqbii $119, $3, 1
    orc $3, $111, $14
    lqa $22, 0x180a0
    ai $120, $100, 0
    shufb $23, $35, $23, $86
    xor $12, $12, $50
    lnop
    xor $2, $2, $32
    lnop
    xor $38, $38, $91
    rotqbii $4, $4, 1
    nop
    lqa $35, 0x18070
    or $12, $12, $2
    stqd $23, 7584($120)
    or $83, $18, $83
    rotqbii $63, $8, 1
    orc $8, $28, $114
    lnop
    or $33, $33, $38
    rotqby $122, $122, $79
    or $19, $19, $55
    lqd $100, 7920($100)
    selb $126, $126, $37, $33
    lqa $55, 0x18040
    xor $9, $9, $88
    lqa $38, 0x18060
    selb $14, $14, $3, $19
    lnop
    selb $18, $118, $44, $83
    lqa $118, 0x18060
    selb $125, $33, $125, $37
    lqa $33, 0x180e0
    selb $114, $114, $8, $15
    rotqbyi $37, $31, 7
    selb $124, $124, $56, $42
    rotqbyi $122, $122, 13
    nop
    stqa $114, 0x1a040
    orc $23, $103, $104
    lnop
    selb $116, $116, $21, $24
    stqa $14, 0x1a050
    xor $35, $35, $91
    stqa $126, 0x1a060
    or $95, $46, $95
    stqa $124, 0x1a070
    nop
    lqa $2, 0x180b0
    selb $115, $24, $115, $21
    stqa $99, 0x1a080
    or $84, $84, $45
    stqa $27, 0x1a090
    andi $122, $122, 255
    stqa $18, 0x1a0a0
    selb $15, $15, $28, $8
    rotqbyi $31, $31, 5
    selb $5, $5, $30, $75
    shufb $122, $122, $100, $86
    selb $30, $104, $23, $95
    stqa $116, 0x1a0b0
    selb $44, $83, $117, $44
    lqd $117, 64($49)
    xor $54, $54, $93
    lnop
    ai $83, $11, 4
    lqd $104, 2816($52)
    selb $100, $85, $121, $7
    lnop
    selb $111, $19, $111, $3
    stqa $15, 0x1a0c0
    selb $42, $42, $123, $56
    lqd $123, 3072($52)
    andi $56, $83, -16
    shlqbii $116, $116, 1
    orc $19, $112, $96
    stqa $111, 0x1a0d0
    orc $121, $109, $110
    stqa $125, 0x1a0e0
    nop
    rotqbii $31, $31, 1
    selb $95, $95, $103, $23
    lqa $3, 0x18060
    selb $103, $16, $112, $19
    stqa $42, 0x1a0f0
    nop
    stqd $122, 7920($120)
    orc $122, $101, $102
    stqa $100, 0x1a100
    or $9, $9, $43
    lqa $43, 0x180e0
    a $56, $56, $78
    cbd $120, 0($83)
    or $39, $39, $48
    stqa $13, 0x1a110
    andi $48, $40, -16
    lnop
    orc $112, $44, $18
    shufb $86, $104, $53, $34
    orc $104, $113, $98
    rotqby $117, $117, $79
    xor $38, $38, $92
    lqd $53, 3088($52)
    orc $83, $107, $108
    lnop
    nop
    stqa $44, 0x1a120
    orc $23, $125, $126
    lqa $7, 0x18000
    ai $8, $56, 0
    lqa $28, 0x18040
    or $35, $38, $35
    rotqbyi $117, $117, 13
    selb $101, $84, $101, $122
    stqa $115, 0x1a130
    xor $58, $58, $86
    lqd $38, 192($49)
    nop
    lqd $45, 3344($52)
    xor $55, $55, $88
    lnop
    ai $21, $11, 7
    cbd $26, 0($26)
    selb $51, $51, $4, $75
    lqa $11, 0x18070
    selb $122, $102, $122, $84
    shufb $85, $123, $53, $34
    xor $22, $22, $94
    lqd $123, 7584($56)
    andi $117, $117, 255
    lqd $53, 3584($52)
    ai $127, $127, 1
    lqa $102, 0x18090
    selb $96, $96, $19, $16
    lqa $16, 0x18050
    selb $19, $116, $119, $75
    lqa $4, 0x180f0
    xor $62, $62, $85
    rotqby $38, $38, $79
    orc $119, $51, $5
    lqa $24, 0x18030
    a $48, $48, $78
    lqa $116, 0x180c0
    or $58, $58, $62
    shufb $123, $117, $123, $120
    orc $62, $95, $30
    rotqbyi $38, $38, 13
    selb $46, $5, $119, $58
    shufb $84, $29, $45, $34
    orc $29, $105, $106
    lqa $45, 0x180f0
    selb $107, $39, $107, $83
    stqa $46, 0x1a040
    xor $82, $33, $82
    stqd $123, 7584($8)
    selb $33, $98, $104, $9
    lqa $98, 0x180e0
    andi $38, $38, 255
    lqd $56, 7920($56)
    or $22, $22, $60
    shlqbii $115, $115, 1
    xor $20, $20, $92
    lqa $60, 0x18080
    xor $32, $45, $32
    lqa $45, 0x18010
    selb $25, $110, $121, $35
    stqa $33, 0x1a050
    xor $16, $16, $87
    lqd $110, 3856($52)
    selb $106, $106, $29, $12
    stqa $96, 0x1a060
    selb $39, $108, $83, $39
    shufb $83, $53, $6, $34
    selb $53, $9, $113, $104
    stqa $25, 0x1a070
    orc $64, $107, $39
    stqa $39, 0x1a080
    xor $7, $7, $84
    stqa $106, 0x1a090
    selb $51, $58, $51, $119
    shlqbii $58, $122, 1
    xor $102, $102, $89
    stqa $30, 0x1a0a0
    selb $35, $35, $109, $121
    stqa $122, 0x1a0b0
    selb $29, $12, $105, $29
    lqd $105, 64($49)
    orc $12, $15, $114
    shufb $120, $38, $56, $120
    xor $60, $60, $90
    stqa $51, 0x1a0c0
    xor $36, $36, $94
    lqd $38, 4096($52)
    xor $11, $11, $89
    shlqbii $56, $101, 1
    xor $122, $116, $50
    stqa $53, 0x1a0d0
    xor $98, $98, $50
    lqa $50, 0x18090
    orc $109, $100, $99
    lqa $9, 0x18070
    ai $104, $48, 0
    lqa $121, 0x18060
    andi $113, $21, -16
    stqa $103, 0x1a0e0
    xor $118, $118, $90
    rotqby $105, $105, $79
    orc $108, $13, $27
    stqd $120, 7920($8)
    xor $45, $45, $83
    stqa $35, 0x1a0f0
    orc $8, $111, $14
    lqa $120, 0x18070
    xor $10, $10, $86
    lqa $65, 0x18050
    xor $50, $50, $91
    lnop
    or $16, $55, $16
    lqa $5, 0x18070
    or $32, $98, $32
    stqa $107, 0x1a100
    selb $115, $115, $31, $75
    stqa $29, 0x1a110
    or $45, $7, $45
    lqa $31, 0x180b0
    xor $98, $120, $87
    stqa $95, 0x1a120
    orc $55, $42, $124
    stqa $101, 0x1a130
    nop
    lqd $101, 192($49)
    orc $66, $103, $96
    rotqbyi $105, $105, 13
    or $20, $20, $50
    rotqbii $47, $47, 1
    selb $120, $14, $8, $16
    lqa $50, 0x180d0
    xor $81, $17, $81
    lnop
    or $118, $118, $11
    lqd $11, 7584($48)
    selb $116, $124, $55, $20
    lnop
    nop
    lnop
    selb $117, $118, $125, $23
    cbd $40, 0($40)
    selb $47, $56, $47, $75
    lnop
    andi $105, $105, 255
    lnop
    xor $24, $24, $85
    lnop
    xor $56, $121, $88
    lqa $67, 0x18090
    or $82, $82, $81
    lnop
    orc $81, $115, $19
    shufb $105, $105, $11, $40
    nop
    lqd $11, 4112($52)
    nop
    lqa $125, 0x18000
    selb $118, $126, $23, $118
    lqa $68, 0x180e0
    or $10, $10, $24
    lqa $6, 0x18080
    or $97, $122, $97
    lqa $24, 0x18030
    selb $119, $16, $111, $8
    lqa $7, 0x180b0
    selb $124, $19, $81, $45
    lqd $52, 3840($52)
    selb $19, $18, $112, $82
    lqa $23, 0x180b0
    nop
    rotqby $101, $101, $79
    xor $28, $28, $86
    stqd $105, 7584($104)
    selb $123, $45, $115, $81
    lqa $45, 0x18010
    selb $122, $114, $12, $10
    stqa $124, 0x1a040
    selb $44, $82, $44, $112
    lqd $48, 7920($48)
    orc $105, $53, $33
    lqa $69, 0x18020
    selb $115, $20, $42, $55
    stqa $122, 0x1a050
    nop
    lqa $20, 0x180a0
    xor $8, $9, $85
    lqa $9, 0x18090
    orc $42, $35, $25
    stqa $120, 0x1a060
    selb $111, $97, $13, $108
    rotqbyi $101, $101, 13
    a $55, $113, $78
    lqa $18, 0x180c0
    selb $114, $99, $109, $22
    stqa $118, 0x1a070
    selb $112, $27, $108, $97
    lqa $27, 0x18040
    selb $121, $10, $15, $12
    stqa $116, 0x1a080
    nop
    stqa $114, 0x1a090
    or $36, $36, $54
    lnop
    orc $54, $29, $106
    stqa $112, 0x1a0a0
    xor $65, $65, $85
    lqa $12, 0x18020
    nop
    stqa $19, 0x1a0b0
    or $28, $28, $65
    shufb $81, $38, $11, $34
    xor $24, $24, $83
    lqd $38, 64($49)
    nop
    lqa $65, 0x180f0
    xor $10, $43, $94
    stqa $123, 0x1a0c0
    xor $43, $12, $84
    lqa $15, 0x180b0
    andi $101, $101, 255
    stqa $121, 0x1a0d0
    a $61, $61, $78
    stqa $119, 0x1a0e0
    shli $11, $127, 3
    lqa $12, 0x18060
    or $56, $56, $98
    rotqby $38, $38, $79
    orc $97, $51, $46
    shufb $101, $101, $48, $40
    ai $40, $61, 0
    stqa $117, 0x1a0f0
    andi $70, $79, -16
    rotqbyi $57, $57, 6
    selb $113, $22, $100, $109
    shufb $82, $52, $110, $34
    or $43, $43, $24
    lqa $13, 0x180b0
    nop
    rotqbyi $38, $38, 13
    xor $20, $20, $92
    lqa $34, 0x180a0
    selb $108, $46, $97, $43
    cbd $52, 0($21)
    ai $46, $127, 1
    lnop
    xor $14, $27, $84
    stqd $101, 7920($104)
    xor $104, $15, $91
    rotqbii $57, $57, 1
    xor $125, $125, $82
    stqa $115, 0x1a100
    selb $98, $106, $54, $36
    stqa $113, 0x1a110
    xor $15, $31, $87
    stqa $111, 0x1a120
    andi $38, $38, 255
    rotqbyi $71, $55, 0
    xor $45, $45, $81
    lqd $31, 7584($61)
    nop
    lnop
    selb $57, $58, $57, $75
    lqa $58, 0x18050
    or $101, $20, $104
    stqa $44, 0x1a130
    orc $104, $47, $57
    lqd $20, 192($49)
    xor $16, $18, $90
    lqa $17, 0x18030
    andi $48, $11, -16
    lqa $18, 0x180c0
    or $125, $125, $45
    shufb $31, $38, $31, $26
    or $60, $60, $102
    lqa $72, 0x180e0
    selb $110, $57, $104, $125
    shlqbii $57, $19, 1
    selb $109, $125, $47, $104
    rotqby $125, $20, $79
    selb $102, $25, $42, $60
    stqa $110, 0x1a040
    selb $104, $96, $66, $56
    lnop
    xor $19, $41, $89
    stqd $31, 7584($40)
    selb $106, $33, $105, $28
    stqa $108, 0x1a050
    selb $100, $39, $64, $101
    lqd $61, 7920($61)
    xor $20, $23, $89
    stqa $106, 0x1a060
    selb $96, $30, $62, $32
    lqa $21, 0x18070
    xor $22, $65, $93
    rotqbyi $125, $125, 13
    xor $23, $50, $91
    lqa $24, 0x18020
    andi $50, $46, 7
    stqa $104, 0x1a070
    xor $59, $59, $88
    stqa $102, 0x1a080
    selb $105, $28, $53, $105
    stqa $100, 0x1a090
    selb $99, $101, $107, $64
    stqa $98, 0x1a0a0
    xor $25, $34, $88
    stqa $96, 0x1a0b0
    selb $107, $43, $51, $97
    lqd $43, 64($49)
    andi $125, $125, 255
    shlqbii $44, $44, 1
    shli $50, $50, 5
    stqa $109, 0x1a0c0
    selb $103, $56, $103, $66
    shufb $125, $125, $61, $26
    selb $126, $57, $63, $75
    stqa $107, 0x1a0d0
    selb $97, $36, $29, $54
    stqa $105, 0x1a0e0
    xor $26, $58, $83
    rotqby $43, $43, $79
    selb $101, $60, $35, $42
    lqa $35, 0x18030
    orc $27, $107, $108
    stqa $103, 0x1a0f0
    rotmi $46, $46, -3
    stqa $101, 0x1a100
    selb $95, $32, $95, $62
    stqa $99, 0x1a110
    a $28, $48, $78
    rotqbyi $43, $43, 13
    xor $67, $67, $87
    stqd $125, 7920($40)
    nop
    lqd $125, 7584($55)
    nop
    stqa $97, 0x1a120
    nop
    rotqbii $37, $37, 1
    xor $29, $35, $81
    stqa $95, 0x1a130
    orc $30, $111, $112
    lqd $49, 192($49)
    andi $43, $43, 255
    lqd $31, 7248($28)
    nop
    lnop
    xor $32, $69, $82
    shufb $43, $43, $125, $52
    selb $125, $44, $37, $75
    lqa $33, 0x18030
    nop
    hbrr k_mismatch_steady_tap_branch, k_mismatch_steady_tap_loop
    a $34, $50, $46
    rotqby $49, $49, $79
    or $35, $59, $67
    lqa $59, 0x180a0
    orc $36, $121, $122
    stqd $43, 7584($71)
    xor $37, $68, $92
    lqd $55, 7920($55)
    orc $38, $123, $124
    rotqbyi $49, $49, 13
    orc $39, $125, $126
    cbd $40, 0($11)
    ai $41, $11, 1
    lqa $42, 0x18050
    orc $43, $117, $118
    lnop
    andi $49, $49, 255
    lqa $44, 0x18090
    nop
    lqa $45, 0x18060
    xor $46, $59, $90
    shufb $52, $49, $55, $52
    xor $47, $72, $90
    lqa $48, 0x18080
    a $49, $70, $74
    lqa $50, 0x180c0
    andi $70, $34, -16
    lnop
    nop
    stqd $52, 7920($71)
    orc $51, $113, $114
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
