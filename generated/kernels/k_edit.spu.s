# k_edit in the wavefront layout, 8 rows a lane, for spu.
#
# Made by: minterm compile k_edit --layout wavefront --target spu --alphabet ACGT --rows 8 --emit asm
#
# Local store:
#     0x18000 a         planes of a's symbols, one word a register and plane
#     0x18100 windows   windows of b's symbols, eight shifted copies a residue and plane
#     0x19100 active    windows of "column exists", eight shifted copies a residue
#     0x19900 vertical  vertical flow, one word a register and plane, in and out
#     0x19a80 down      downward flow of the last step, one word a register and plane, in and out
#     0x19b80 top       top edge, one byte a column and plane, in
#     0x19e20 bottom    bottom edge, one byte a step and plane, out
#     0x1a0c0 tap       scratch, one word a plane and register
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
#     recurrence k_edit
#       param k = 2 in 0..31
#       predicate match: a[i] == b[j]
#       int D[0][j] = 0
#       int D[i][0] = min(3, i)
#       int D[i][j] = min(3, D[i-1][j] + 1, D[i][j-1] + 1, D[i-1][j-1] + (match ? 0 : 1))
#       answer report j where D[m][j] <= 2
#
# Codes of symbols, of which bit p is in plane p:
#     a and b: 'A' 0, 'C' 1, 'G' 2, 'T' 3
#
# Codes of what crosses the edges of cells, bit 0 on the right; bit p is in plane p, and * may be
# either:
#     vertical, D[i][j-1]; D[i-1][j-1]:
#         (0, 0) = 001
#         (0, 1) = 100
#         (1, 1) = 000
#         (1, 2) = 111
#         (2, 2) = 011
#         (2, 3) = *10
#         row 1, 2, .. at the left edge (j - 1 = 0): code 1, 0, 3, 2, and so on with the last
#     horizontal, D[i-1][j]:
#         0 = 10
#         1 = 00
#         2 = 11
#         3 = 01
#         column 1, 2, .. at the top edge (i - 1 = 0): code 2
#
# What lies where. Rows and columns are counted from 0 here. A strip has 1024 rows: row r is bit 127 - r / 8
# of word r % 8, and bit x of a word is bit x % 8 of its byte x / 8.
#     a         word (r % 8) * 2 + p: plane p of the symbols of its rows
#     windows   sequence x * 2 + p, for x from 0 to 7: 128 zeros, then plane p of the columns x, x + 8,
#               x + 16, .. and zeros; eight copies of each, as of active
#     active    sequences x, for x from 0 to 7: 128 zeros and then a one for each column x, x + 8, .. that
#               there is. Eight copies of each, copy c without its first c bits: byte (x * 8 + c) *
#               copy_stride begins it. copy_stride is at least iterations / 8 + 17
#     vertical  word (r % 8) * 3 + p: plane p of what enters its rows from the left, and after the
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
# A cell: 8 gates, fewer than 3 are impossible (shipped).
# spu: 11 gates, depth 5, 0 moves, 9 live registers
# inputs v0 v1 v2 h0 h1 a0 a1 b0 b1
# g0 = xor(a0, b0)
# g1 = xor(a1, b1)
# g2 = or(g0, g1)
# g3 = andc(g2, v2)
# g4 = selb(h1, v1, h0)
# g5 = xor(v1, v0)
# g6 = nor(g4, g5)
# g7 = selb(v0, g6, g3)
# g8 = xor(g6, h1)
# g9 = nor(g3, g8)
# g10 = selb(h0, g7, g6)
# v0' = h1
# v1' = h0
# v2' = g9
# h0' = g10
# h1' = g7

constants:
    .long 0x00018000, 0x00018000, 0x00018000, 0x00018000
    .long 0x03030303, 0x03030303, 0x03030303, 0x03030303
    .long 0x00010203, 0x04050607, 0x08090a0b, 0x0c0d0e0f
    .long 0x00000000, 0x00000000, 0x00000000, 0x00000001
    .long 0x01020304, 0x05060708, 0x090a0b0c, 0x0d0e0f10
    .long 0x0001a000, 0x0001a000, 0x0001a000, 0x0001a000

.global k_edit_edge
.align 3
k_edit_edge:
    lqa $64, 0x0
    lqa $63, 0x10
    lqa $62, 0x20
    lqa $61, 0x30
    lqa $60, 0x40
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
    lqa $94, 0x19b00
    lqa $93, 0x19b10
    lqa $92, 0x19b20
    lqa $91, 0x19b30
    lqa $90, 0x19b40
    lqa $89, 0x19b50
    lqa $88, 0x19b60
    lqa $87, 0x19b70
    andi $6, $3, 7
    rotmi $7, $3, -3
    shli $6, $6, 5
    a $6, $6, $7
    andi $7, $6, -16
    a $7, $7, $64
    lqd $8, 768($7)
    lqd $9, 784($7)
    shufb $6, $6, $6, $63
    andbi $6, $6, 15
    a $6, $6, $62
    shufb $86, $8, $9, $6
    lqd $8, 1024($7)
    lqd $9, 1040($7)
    shufb $85, $8, $9, $6
    lqd $8, 4608($7)
    lqd $9, 4624($7)
    shufb $84, $8, $9, $6
    lqd $8, 1280($7)
    lqd $9, 1296($7)
    shufb $83, $8, $9, $6
    lqd $8, 1536($7)
    lqd $9, 1552($7)
    shufb $82, $8, $9, $6
    lqd $8, 4864($7)
    lqd $9, 4880($7)
    shufb $81, $8, $9, $6
    lqd $8, 1792($7)
    lqd $9, 1808($7)
    shufb $80, $8, $9, $6
    lqd $8, 2048($7)
    lqd $9, 2064($7)
    shufb $79, $8, $9, $6
    lqd $8, 5120($7)
    lqd $9, 5136($7)
    shufb $78, $8, $9, $6
    lqd $8, 2304($7)
    lqd $9, 2320($7)
    shufb $77, $8, $9, $6
    lqd $8, 2560($7)
    lqd $9, 2576($7)
    shufb $76, $8, $9, $6
    lqd $8, 5376($7)
    lqd $9, 5392($7)
    shufb $75, $8, $9, $6
    lqd $8, 2816($7)
    lqd $9, 2832($7)
    shufb $74, $8, $9, $6
    lqd $8, 3072($7)
    lqd $9, 3088($7)
    shufb $73, $8, $9, $6
    lqd $8, 5632($7)
    lqd $9, 5648($7)
    shufb $72, $8, $9, $6
    lqd $8, 3328($7)
    lqd $9, 3344($7)
    shufb $71, $8, $9, $6
    lqd $8, 3584($7)
    lqd $9, 3600($7)
    shufb $70, $8, $9, $6
    lqd $8, 5888($7)
    lqd $9, 5904($7)
    shufb $69, $8, $9, $6
    lqd $8, 3840($7)
    lqd $9, 3856($7)
    shufb $68, $8, $9, $6
    lqd $8, 4096($7)
    lqd $9, 4112($7)
    shufb $67, $8, $9, $6
    lqd $8, 6144($7)
    lqd $7, 6160($7)
    shufb $66, $8, $7, $6
    sf $65, $3, $4
    ori $127, $3, 0
    cgti $2, $65, 0
    brz $2, k_edit_edge_end
    lqa $16, 0x180d0
    lqa $7, 0x180a0
    lqa $43, 0x18040
    lqa $52, 0x18090
    lqa $29, 0x180b0
    lqa $2, 0x180b0
    lqa $53, 0x18000
    lqa $21, 0x18060
    lqa $54, 0x180c0
    lqa $34, 0x180b0
    lqa $18, 0x180d0
    shli $3, $127, 3
    lqa $4, 0x18030
    lqa $22, 0x18030
    lqa $13, 0x18060
    shlqbii $42, $87, 1
    lqa $17, 0x18070
    lqa $38, 0x18080
    lqa $48, 0x18070
    lqa $35, 0x180e0
    ai $46, $127, 1
    lqa $15, 0x18050
    lqa $50, 0x180a0
    lqa $5, 0x180c0
    lqa $12, 0x180f0
# 926 cycles an iteration, 926 at least: 926 instructions for the even pipe, 279 for the odd one; 0 cycles of nops alone
.align 3
k_edit_edge_loop:
    andi $25, $3, -16
    lnop
    xor $21, $21, $71
    lnop
    selb $26, $89, $104, $90
    lnop
    xor $36, $104, $105
    lnop
    selb $14, $99, $119, $100
    lnop
    xor $86, $35, $86
    lnop
    xor $43, $43, $71
    lqa $35, 0x18040
    xor $87, $16, $79
    lqa $16, 0x18020
    xor $12, $12, $85
    lnop
    xor $31, $116, $117
    lnop
    selb $85, $108, $91, $81
    lnop
    andi $51, $46, 7
    lnop
    xor $37, $22, $67
    lnop
    a $6, $25, $64
    lnop
    selb $25, $91, $107, $92
    lnop
    xor $50, $50, $77
    lnop
    or $12, $86, $12
    lnop
    xor $18, $18, $82
    lqd $22, 7376($6)
    selb $39, $110, $94, $78
    lnop
    xor $23, $7, $80
    lqa $20, 0x180f0
    shli $51, $51, 5
    lqd $7, 7040($6)
    xor $54, $54, $83
    lnop
    rotmi $46, $46, -3
    lnop
    xor $55, $110, $111
    lnop
    or $18, $54, $18
    lqa $86, 0x180e0
    ai $65, $65, -1
    lnop
    xor $54, $119, $120
    lnop
    selb $19, $93, $110, $94
    lnop
    a $46, $51, $46
    lnop
    xor $34, $34, $79
    lnop
    andi $51, $46, -16
    lnop
    xor $15, $15, $70
    lnop
    a $110, $51, $64
    lqa $51, 0x180e0
    nor $55, $19, $55
    rotqby $7, $7, $3
    nor $36, $26, $36
    lnop
    andc $12, $12, $103
    lqa $8, 0x180a0
    xor $26, $55, $93
    lnop
    xor $29, $29, $76
    lqa $19, 0x18050
    selb $9, $105, $36, $12
    lqa $28, 0x18090
    xor $82, $20, $82
    lnop
    or $43, $43, $15
    lnop
    xor $15, $107, $108
    lnop
    xor $20, $113, $114
    lnop
    selb $40, $95, $113, $96
    lqd $45, 256($110)
    selb $104, $104, $90, $84
    lnop
    xor $13, $13, $74
    lnop
    xor $32, $36, $89
    lnop
    selb $105, $105, $89, $84
    lnop
    xor $17, $17, $73
    shufb $46, $46, $46, $63
    nor $12, $12, $32
    lnop
    xor $38, $38, $77
    lnop
    or $23, $23, $34
    lnop
    andc $34, $18, $106
    lnop
    xor $48, $48, $70
    lqd $89, 1024($110)
    andbi $46, $46, 15
    lnop
    nor $40, $40, $20
    lnop
    selb $20, $97, $116, $98
    lnop
    or $10, $21, $48
    lqa $11, 0x18080
    andc $23, $23, $109
    rotqbii $48, $7, 1
    selb $103, $103, $12, $84
    lnop
    xor $32, $16, $68
    lnop
    or $17, $13, $17
    lnop
    ai $127, $127, 1
    lnop
    xor $49, $40, $95
    rotqby $12, $22, $3
    xor $52, $52, $76
    lqd $22, 272($110)
    nor $84, $20, $31
    lnop
    nor $44, $25, $15
    lnop
    a $13, $46, $62
    rotqbii $46, $12, 1
    selb $108, $108, $44, $34
    lnop
    nor $14, $14, $54
    lnop
    andc $15, $17, $115
    lnop
    or $38, $38, $52
    lnop
    xor $52, $19, $67
    lnop
    or $16, $50, $29
    lnop
    andc $38, $38, $112
    lnop
    nor $50, $23, $26
    lnop
    xor $54, $122, $123
    lnop
    xor $17, $28, $73
    lnop
    selb $18, $111, $55, $23
    lqa $19, 0x18080
    selb $20, $114, $40, $38
    lnop
    selb $21, $105, $108, $81
    shufb $22, $45, $22, $13
    xor $23, $125, $126
    lqd $45, 528($110)
    selb $94, $94, $18, $55
    lnop
    xor $83, $51, $83
    lqa $24, 0x180e0
    selb $113, $113, $96, $75
    shlqbii $51, $88, 1
    or $37, $32, $37
    lqa $88, 0x18010
    selb $96, $96, $20, $40
    lnop
    xor $25, $14, $99
    lnop
    selb $107, $107, $92, $81
    lnop
    andc $26, $43, $118
    lnop
    selb $111, $111, $93, $78
    lnop
    nor $93, $38, $49
    lnop
    selb $27, $39, $96, $75
    lnop
    selb $99, $120, $99, $69
    lqd $38, 512($110)
    xor $91, $44, $91
    lqa $49, 0x18010
    xor $35, $35, $68
    lnop
    selb $114, $114, $95, $75
    lnop
    selb $43, $20, $39, $96
    lqd $95, 4368($110)
    nor $91, $34, $91
    lqa $28, 0x180c0
    selb $34, $101, $122, $102
    lnop
    selb $116, $116, $98, $72
    lnop
    selb $29, $51, $48, $61
    lqa $30, 0x180a0
    xor $48, $39, $111
    lqd $31, 4352($110)
    or $32, $35, $52
    lnop
    selb $90, $90, $9, $36
    shufb $33, $38, $45, $13
    nor $34, $34, $54
    lnop
    selb $92, $92, $108, $44
    lnop
    selb $35, $117, $97, $72
    lqd $36, 768($110)
    selb $120, $120, $14, $26
    lnop
    andc $37, $37, $121
    lnop
    xor $38, $53, $22
    lnop
    selb $39, $42, $46, $61
    lnop
    selb $117, $117, $84, $15
    lnop
    xor $40, $49, $33
    lqa $41, 0x180a0
    nor $42, $43, $48
    lnop
    selb $109, $109, $50, $78
    lnop
    selb $43, $18, $107, $94
    lnop
    xor $97, $84, $97
    lnop
    or $38, $38, $40
    lnop
    selb $122, $122, $102, $66
    lnop
    selb $98, $98, $117, $84
    lnop
    xor $40, $86, $77
    lqd $86, 784($110)
    nor $97, $15, $97
    lnop
    xor $24, $24, $80
    lnop
    xor $15, $104, $105
    lnop
    selb $44, $111, $20, $75
    lnop
    or $83, $83, $82
    lnop
    xor $82, $107, $85
    lnop
    andc $16, $16, $109
    lnop
    xor $80, $5, $80
    lnop
    selb $112, $112, $93, $75
    lnop
    selb $106, $106, $91, $81
    lnop
    selb $14, $100, $120, $14
    shufb $91, $9, $9, $60
    selb $93, $108, $104, $92
    lnop
    nor $82, $43, $82
    lnop
    selb $107, $107, $94, $78
    lnop
    andc $38, $38, $124
    lnop
    xor $43, $34, $101
    lnop
    selb $5, $39, $125, $29
    lnop
    selb $45, $116, $14, $69
    rotqbyi $84, $12, 1
    nor $25, $26, $25
    shlqbii $26, $90, 1
    nor $5, $5, $23
    lnop
    nor $93, $93, $15
    lnop
    selb $15, $123, $34, $37
    lnop
    xor $108, $93, $108
    shufb $86, $36, $86, $13
    xor $2, $2, $73
    lnop
    xor $19, $19, $74
    lnop
    selb $36, $120, $116, $14
    lnop
    selb $123, $123, $101, $66
    lnop
    xor $101, $5, $39
    lqd $23, 1040($110)
    or $87, $80, $87
    lnop
    selb $118, $118, $25, $69
    lnop
    selb $119, $119, $100, $69
    lnop
    selb $100, $35, $120, $69
    lnop
    selb $115, $115, $97, $72
    shufb $31, $31, $95, $13
    xor $77, $28, $77
    lnop
    andc $83, $83, $103
    rotqbyi $28, $12, 6
    andc $87, $87, $106
    lqa $95, 0x180f0
    selb $105, $105, $93, $83
    lnop
    xor $4, $4, $33
    lnop
    selb $111, $111, $42, $16
    lnop
    xor $97, $113, $114
    lqa $25, 0x18000
    xor $116, $116, $35
    lnop
    xor $95, $95, $79
    lnop
    xor $79, $82, $18
    lnop
    selb $39, $126, $39, $31
    lnop
    nor $108, $83, $108
    lnop
    selb $102, $102, $15, $34
    lnop
    selb $34, $117, $113, $98
    lqa $83, 0x18020
    selb $80, $15, $119, $102
    lnop
    selb $126, $126, $5, $38
    lnop
    selb $104, $104, $92, $81
    lnop
    or $95, $24, $95
    lqa $24, 0x18080
    nor $101, $38, $101
    lnop
    nor $116, $36, $116
    lqd $36, 4608($110)
    selb $96, $96, $111, $42
    rotqbyi $38, $7, 2
    nor $79, $87, $79
    lnop
    selb $87, $85, $82, $87
    lnop
    xor $41, $41, $74
    lnop
    nor $97, $34, $97
    lnop
    selb $94, $94, $87, $82
    lqa $34, 0x180c0
    xor $83, $83, $22
    lnop
    or $17, $19, $17
    lqa $19, 0x18020
    selb $93, $92, $105, $93
    shlqbii $9, $9, 1
    xor $92, $122, $123
    shufb $90, $90, $90, $60
    selb $46, $114, $117, $72
    rotqbii $84, $84, 1
    andc $10, $10, $115
    lnop
    selb $113, $113, $98, $72
    lnop
    nor $37, $37, $43
    lnop
    andc $17, $17, $112
    lqa $43, 0x18060
    selb $18, $85, $18, $78
    lnop
    xor $85, $119, $99
    lnop
    selb $121, $121, $37, $66
    lnop
    selb $35, $35, $116, $10
    lqa $37, 0x180d0
    selb $5, $29, $126, $5
    lqa $47, 0x18080
    xor $82, $104, $21
    lnop
    nor $85, $80, $85
    lnop
    or $83, $83, $4
    lnop
    selb $108, $103, $108, $81
    lnop
    selb $9, $9, $84, $61
    lqa $84, 0x18070
    andc $83, $83, $121
    lnop
    xor $120, $116, $120
    lnop
    selb $103, $126, $122, $5
    lnop
    selb $114, $114, $97, $17
    rotqbyi $81, $7, 1
    xor $4, $27, $44
    lnop
    xor $80, $85, $15
    lnop
    selb $106, $106, $79, $78
    lnop
    andc $32, $32, $118
    lnop
    nor $103, $103, $92
    lnop
    selb $125, $125, $29, $31
    lnop
    xor $29, $45, $100
    lnop
    selb $116, $14, $35, $116
    lqd $14, 4624($110)
    selb $92, $99, $85, $32
    lnop
    selb $119, $119, $102, $66
    lnop
    xor $20, $42, $20
    rotqbii $81, $81, 1
    selb $102, $102, $92, $85
    lnop
    xor $85, $103, $126
    lnop
    selb $42, $18, $111, $75
    lnop
    nor $120, $10, $120
    lnop
    xor $37, $37, $76
    lnop
    nor $80, $32, $80
    lnop
    selb $32, $123, $103, $83
    lnop
    selb $124, $124, $101, $31
    rotqbyi $101, $12, 2
    selb $98, $98, $114, $97
    lqa $10, 0x18010
    selb $99, $99, $15, $66
    lnop
    selb $122, $122, $5, $31
    lnop
    selb $15, $87, $104, $94
    lnop
    selb $79, $111, $107, $96
    lnop
    nor $48, $83, $85
    shufb $85, $89, $23, $13
    selb $104, $104, $94, $78
    lnop
    selb $89, $114, $27, $98
    lnop
    or $2, $41, $2
    lnop
    nor $16, $16, $20
    lqd $20, 1536($110)
    selb $81, $26, $81, $61
    lqa $26, 0x18060
    selb $118, $118, $80, $66
    lnop
    xor $25, $25, $86
    lnop
    nor $82, $15, $82
    lnop
    xor $117, $97, $117
    shufb $91, $91, $105, $60
    xor $97, $107, $18
    rotqbii $101, $101, 1
    xor $24, $24, $22
    lnop
    selb $27, $27, $98, $72
    lnop
    selb $15, $35, $113, $116
    lnop
    nor $117, $17, $117
    lnop
    xor $17, $84, $67
    shlqbii $105, $105, 1
    or $77, $77, $37
    lqa $37, 0x180f0
    andc $95, $95, $108
    lnop
    selb $80, $46, $35, $69
    lnop
    selb $84, $9, $125, $81
    lnop
    xor $41, $125, $39
    lnop
    selb $103, $5, $32, $103
    lnop
    nor $89, $89, $4
    lqa $4, 0x18050
    xor $10, $10, $85
    lnop
    xor $11, $11, $71
    lnop
    or $10, $25, $10
    lnop
    nor $41, $84, $41
    shlqbii $25, $93, 1
    nor $97, $79, $97
    lnop
    xor $79, $41, $9
    shufb $93, $90, $93, $60
    selb $90, $113, $116, $69
    rotqbii $38, $38, 1
    xor $26, $26, $68
    shufb $84, $36, $14, $13
    selb $107, $107, $96, $75
    lnop
    selb $126, $123, $126, $31
    rotqbyi $123, $12, 3
    selb $14, $21, $82, $95
    lnop
    selb $9, $39, $9, $84
    lnop
    andc $10, $10, $124
    lnop
    selb $105, $105, $101, $61
    lqa $101, 0x18040
    xor $76, $37, $76
    lnop
    selb $125, $125, $81, $84
    lnop
    andc $77, $77, $106
    lnop
    selb $109, $109, $16, $75
    lnop
    xor $111, $97, $111
    lqa $16, 0x18090
    selb $94, $94, $14, $82
    lqa $37, 0x180c0
    selb $36, $32, $119, $103
    lnop
    xor $5, $119, $99
    lnop
    selb $120, $115, $120, $69
    lnop
    selb $18, $18, $97, $77
    lnop
    nor $5, $36, $5
    lqa $36, 0x18050
    andc $2, $2, $109
    lnop
    or $17, $26, $17
    lnop
    selb $25, $25, $38, $61
    lnop
    andc $17, $17, $120
    lqa $38, 0x180d0
    selb $39, $39, $41, $10
    lqd $26, 4880($110)
    selb $117, $112, $117, $72
    lnop
    xor $16, $16, $67
    lnop
    xor $113, $113, $46
    lnop
    xor $112, $89, $114
    lnop
    nor $79, $10, $79
    lnop
    selb $41, $81, $39, $41
    lnop
    xor $8, $8, $86
    lnop
    selb $124, $124, $79, $84
    lqa $79, 0x18090
    nor $111, $77, $111
    lnop
    selb $77, $44, $89, $2
    lnop
    xor $30, $30, $71
    lqd $10, 2048($110)
    selb $81, $92, $45, $102
    lqd $115, 1552($110)
    selb $97, $96, $18, $97
    lnop
    xor $82, $82, $87
    lqa $96, 0x18000
    selb $111, $106, $111, $75
    lqa $106, 0x18030
    nor $81, $81, $29
    lqa $29, 0x18020
    or $76, $40, $76
    lnop
    nor $112, $2, $112
    lnop
    xor $2, $125, $9
    lnop
    selb $98, $98, $77, $89
    lqd $89, 1296($110)
    xor $101, $101, $22
    lqd $40, 1280($110)
    xor $79, $79, $70
    lqa $23, 0x18070
    nor $113, $15, $113
    shufb $93, $93, $94, $60
    xor $19, $19, $86
    lnop
    nor $95, $95, $82
    lnop
    selb $15, $100, $92, $66
    shufb $82, $20, $115, $13
    xor $47, $47, $68
    lnop
    selb $87, $21, $87, $78
    lnop
    selb $114, $44, $114, $72
    lnop
    xor $44, $122, $126
    lnop
    xor $21, $5, $32
    lqd $115, 4864($110)
    xor $20, $107, $42
    lnop
    xor $4, $4, $33
    rotqbii $123, $123, 1
    selb $108, $108, $95, $78
    lnop
    selb $95, $18, $104, $97
    shufb $83, $40, $89, $13
    xor $38, $38, $73
    lnop
    or $79, $11, $79
    lnop
    xor $36, $36, $85
    lnop
    selb $11, $39, $122, $41
    lnop
    selb $100, $100, $81, $17
    lnop
    or $101, $101, $4
    lnop
    selb $112, $109, $112, $72
    lqa $109, 0x180b0
    andc $4, $79, $117
    lqa $79, 0x180d0
    selb $89, $102, $100, $81
    lnop
    selb $122, $122, $41, $84
    lqa $40, 0x18090
    xor $92, $81, $92
    lqa $78, 0x18040
    xor $34, $34, $74
    lnop
    selb $102, $45, $102, $66
    lnop
    andc $101, $101, $118
    lnop
    xor $88, $88, $82
    shufb $81, $115, $26, $13
    selb $115, $105, $125, $25
    rotqbyi $26, $7, 3
    or $34, $34, $38
    lnop
    xor $106, $106, $85
    lnop
    xor $38, $79, $85
    lnop
    or $16, $47, $16
    lnop
    or $106, $19, $106
    lnop
    xor $35, $113, $35
    lnop
    selb $32, $99, $32, $31
    lnop
    nor $11, $11, $44
    lnop
    xor $109, $109, $70
    lqa $44, 0x18030
    xor $19, $104, $87
    lnop
    xor $47, $11, $39
    lnop
    selb $99, $99, $5, $101
    lqd $79, 2064($110)
    or $109, $30, $109
    lnop
    nor $92, $17, $92
    lqa $17, 0x18060
    selb $46, $46, $113, $4
    lnop
    xor $96, $96, $83
    lnop
    xor $40, $40, $33
    lnop
    nor $115, $115, $2
    lnop
    xor $37, $37, $86
    shlqbii $2, $14, 1
    nor $101, $101, $21
    lnop
    xor $21, $102, $15
    lnop
    andc $76, $76, $108
    lnop
    selb $30, $77, $107, $98
    shufb $79, $10, $79, $13
    selb $118, $118, $101, $31
    lqd $101, 5376($110)
    selb $116, $116, $46, $113
    lnop
    selb $119, $119, $103, $31
    lnop
    nor $4, $4, $35
    rotqbyi $35, $12, 5
    nor $20, $30, $20
    lnop
    xor $30, $27, $114
    lnop
    or $96, $96, $88
    lqa $88, 0x180e0
    selb $121, $121, $48, $31
    rotqbii $26, $26, 1
    xor $23, $23, $85
    lnop
    andc $109, $109, $112
    lnop
    or $37, $37, $38
    lnop
    selb $117, $117, $4, $69
    lnop
    andc $96, $96, $124
    lqa $4, 0x18070
    andc $34, $34, $111
    lnop
    selb $38, $87, $18, $75
    lnop
    xor $48, $20, $77
    lnop
    selb $113, $46, $27, $116
    shlqbii $94, $94, 1
    xor $88, $88, $74
    shufb $91, $91, $14, $60
    selb $14, $100, $90, $89
    lnop
    selb $103, $103, $99, $5
    lnop
    selb $5, $9, $115, $96
    lnop
    nor $95, $95, $19
    lnop
    selb $120, $120, $92, $66
    lnop
    selb $92, $90, $89, $66
    lnop
    selb $19, $42, $77, $72
    lnop
    xor $77, $115, $105
    lnop
    xor $78, $78, $86
    lnop
    xor $90, $90, $80
    lqd $74, 1808($110)
    selb $105, $9, $105, $81
    lnop
    selb $9, $99, $102, $103
    rotqbii $35, $35, 1
    selb $102, $102, $103, $31
    lnop
    nor $96, $96, $77
    lnop
    xor $17, $17, $22
    lnop
    xor $4, $4, $33
    lnop
    or $24, $24, $40
    lqa $40, 0x18010
    selb $124, $124, $96, $81
    lnop
    andc $106, $106, $121
    lnop
    nor $48, $34, $48
    lqd $96, 5120($110)
    selb $94, $94, $26, $61
    lqa $26, 0x180a0
    selb $107, $107, $98, $72
    lqa $10, 0x18090
    or $4, $17, $4
    lnop
    selb $17, $126, $11, $106
    lnop
    nor $106, $106, $47
    lnop
    nor $9, $9, $21
    rotqbyi $21, $12, 4
    xor $18, $95, $18
    lnop
    nor $113, $113, $30
    lqa $30, 0x180d0
    selb $126, $126, $39, $84
    lqa $39, 0x180f0
    xor $47, $113, $46
    lqa $77, 0x18030
    selb $34, $42, $20, $34
    lqa $42, 0x180b0
    xor $29, $29, $83
    lnop
    selb $123, $2, $123, $61
    lnop
    nor $18, $76, $18
    lnop
    selb $87, $87, $95, $76
    lnop
    selb $98, $98, $34, $20
    lnop
    xor $44, $44, $82
    lnop
    andc $4, $4, $120
    lnop
    xor $20, $9, $99
    rotqbii $21, $21, 1
    nor $47, $109, $47
    lnop
    selb $109, $114, $113, $109
    lnop
    selb $112, $112, $47, $69
    lnop
    selb $95, $97, $87, $95
    lnop
    andc $16, $16, $117
    lnop
    selb $11, $41, $17, $11
    lnop
    selb $41, $80, $100, $66
    lnop
    xor $73, $39, $73
    lqd $39, 5136($110)
    selb $104, $104, $97, $75
    lnop
    selb $114, $114, $46, $69
    lnop
    nor $90, $14, $90
    lqd $14, 1792($110)
    selb $108, $108, $18, $75
    lnop
    xor $100, $90, $100
    lnop
    xor $40, $40, $79
    lnop
    nor $20, $4, $20
    shufb $91, $91, $87, $60
    xor $18, $92, $41
    lqd $75, 5392($110)
    selb $46, $17, $119, $11
    lqd $97, 2816($110)
    selb $125, $125, $25, $81
    lnop
    xor $47, $119, $32
    lnop
    selb $76, $34, $104, $98
    lnop
    selb $119, $119, $11, $84
    lnop
    selb $4, $15, $9, $4
    lnop
    nor $46, $46, $47
    lqa $47, 0x18010
    selb $27, $27, $116, $69
    lnop
    selb $103, $103, $4, $9
    lnop
    xor $9, $46, $17
    rotqbyi $2, $7, 7
    nor $100, $16, $100
    lnop
    or $29, $29, $44
    lnop
    selb $115, $25, $5, $115
    lqa $25, 0x180b0
    or $78, $78, $36
    lqa $36, 0x18000
    selb $16, $80, $90, $16
    lnop
    selb $121, $121, $106, $84
    lnop
    selb $117, $117, $100, $66
    lnop
    selb $100, $4, $92, $103
    shufb $80, $14, $74, $13
    selb $14, $5, $122, $115
    lqa $74, 0x18020
    selb $106, $104, $98, $72
    lnop
    xor $44, $125, $105
    lnop
    andc $78, $78, $118
    lnop
    selb $17, $32, $17, $84
    lnop
    selb $116, $116, $109, $113
    lnop
    or $88, $88, $73
    lnop
    xor $73, $122, $126
    lnop
    selb $32, $32, $46, $78
    lnop
    xor $104, $104, $38
    lqa $113, 0x18050
    xor $36, $36, $80
    shufb $75, $101, $75, $13
    selb $111, $111, $48, $72
    lqd $48, 2320($110)
    andc $29, $29, $121
    lqd $101, 2832($110)
    selb $90, $89, $16, $90
    lnop
    xor $89, $74, $80
    lqa $45, 0x18000
    nor $9, $78, $9
    lnop
    xor $49, $77, $79
    lqa $77, 0x180c0
    selb $11, $11, $32, $46
    lnop
    nor $104, $76, $104
    shufb $74, $97, $101, $13
    selb $92, $92, $103, $31
    lnop
    xor $30, $30, $70
    shufb $78, $96, $39, $13
    selb $96, $123, $125, $94
    lnop
    andc $24, $24, $117
    lnop
    nor $96, $96, $44
    lnop
    xor $42, $42, $67
    lnop
    selb $44, $109, $107, $116
    lnop
    nor $73, $14, $73
    lnop
    xor $26, $26, $68
    lnop
    xor $14, $73, $5
    lnop
    selb $39, $126, $73, $29
    lnop
    xor $101, $77, $71
    lnop
    or $26, $26, $42
    lnop
    nor $14, $29, $14
    lqa $29, 0x18040
    selb $73, $115, $39, $73
    lnop
    selb $99, $15, $99, $31
    rotqbyi $15, $7, 4
    nor $100, $100, $18
    shlqbii $87, $87, 1
    xor $18, $107, $19
    lnop
    xor $42, $27, $114
    lnop
    selb $118, $118, $9, $84
    lqd $9, 2304($110)
    andc $88, $88, $108
    lqa $97, 0x180c0
    nor $18, $44, $18
    lnop
    selb $120, $120, $20, $31
    lnop
    selb $126, $126, $5, $81
    lnop
    selb $5, $16, $27, $90
    lnop
    selb $107, $107, $116, $69
    shufb $77, $9, $48, $13
    selb $9, $41, $100, $24
    lnop
    or $36, $36, $40
    lnop
    or $101, $101, $30
    lnop
    selb $30, $38, $34, $72
    rotqbii $15, $15, 1
    nor $5, $5, $42
    lnop
    xor $25, $25, $33
    lnop
    xor $34, $104, $34
    lnop
    xor $29, $29, $83
    rotqbyi $42, $7, 5
    andc $26, $26, $112
    lnop
    selb $40, $19, $109, $69
    shlqbii $48, $95, 1
    selb $20, $32, $102, $11
    lnop
    nor $34, $88, $34
    lqa $44, 0x180d0
    xor $113, $113, $82
    lnop
    selb $15, $48, $15, $61
    lnop
    selb $122, $122, $115, $81
    lnop
    xor $115, $119, $17
    lnop
    andc $36, $36, $124
    lnop
    andc $101, $101, $111
    lnop
    selb $88, $38, $104, $88
    lnop
    xor $38, $100, $4
    lnop
    xor $109, $18, $109
    lnop
    xor $10, $10, $85
    lnop
    selb $104, $98, $88, $104
    lnop
    selb $125, $125, $94, $78
    lnop
    xor $97, $97, $68
    rotqbii $28, $28, 1
    selb $87, $87, $21, $61
    lqd $21, 2560($110)
    selb $4, $41, $4, $31
    lnop
    nor $24, $24, $38
    lnop
    xor $44, $44, $67
    lnop
    xor $38, $96, $123
    lnop
    selb $108, $108, $34, $72
    lqa $72, 0x180e0
    xor $34, $102, $99
    lnop
    selb $41, $17, $39, $81
    lnop
    selb $102, $102, $11, $84
    lnop
    nor $38, $36, $38
    lnop
    selb $98, $114, $5, $26
    lnop
    selb $124, $124, $38, $78
    lnop
    or $113, $29, $113
    lnop
    or $97, $97, $44
    lnop
    xor $43, $43, $86
    lnop
    selb $36, $105, $96, $36
    lnop
    xor $44, $106, $30
    lnop
    or $23, $43, $23
    lqd $43, 3088($110)
    xor $72, $72, $71
    lnop
    selb $71, $39, $119, $73
    lqa $29, 0x180a0
    selb $96, $94, $36, $96
    lnop
    xor $94, $122, $126
    lqa $38, 0x18040
    selb $48, $36, $122, $96
    lnop
    nor $115, $71, $115
    lnop
    xor $71, $5, $16
    lnop
    nor $20, $20, $34
    lnop
    nor $71, $26, $71
    lnop
    nor $94, $48, $94
    lnop
    selb $123, $105, $123, $78
    lnop
    xor $105, $20, $32
    lnop
    selb $32, $99, $32, $84
    lnop
    xor $29, $29, $22
    lnop
    selb $117, $117, $24, $31
    lnop
    andc $113, $113, $118
    lnop
    selb $19, $19, $18, $101
    lqa $24, 0x18070
    andc $23, $23, $120
    lqa $48, 0x18060
    selb $103, $103, $9, $100
    lnop
    or $89, $89, $49
    lnop
    nor $105, $23, $105
    shufb $91, $91, $88, $60
    selb $122, $122, $96, $78
    rotqbyi $7, $7, 6
    selb $116, $116, $19, $18
    lqd $18, 3584($110)
    selb $49, $30, $19, $69
    lqd $100, 2576($110)
    selb $99, $99, $20, $23
    lnop
    selb $17, $17, $115, $113
    lqa $23, 0x18050
    xor $39, $115, $39
    lnop
    selb $114, $114, $16, $66
    lnop
    selb $121, $121, $14, $81
    lqa $14, 0x180e0
    or $25, $29, $25
    lnop
    selb $29, $19, $106, $116
    shlqbii $88, $88, 1
    xor $16, $125, $123
    shufb $76, $21, $100, $13
    xor $100, $102, $32
    lqa $21, 0x18040
    nor $29, $29, $44
    lnop
    nor $113, $113, $39
    lnop
    nor $109, $101, $109
    lqa $101, 0x180f0
    selb $5, $90, $98, $5
    lnop
    selb $39, $87, $125, $15
    lnop
    xor $44, $94, $36
    lnop
    nor $16, $39, $16
    lnop
    xor $45, $45, $77
    lnop
    selb $90, $27, $90, $66
    lnop
    xor $47, $47, $76
    lnop
    selb $112, $112, $71, $66
    lnop
    selb $11, $11, $99, $20
    lnop
    xor $101, $101, $70
    lqa $70, 0x180f0
    xor $20, $90, $114
    lqa $71, 0x18080
    or $101, $72, $101
    lnop
    or $45, $45, $47
    lnop
    selb $119, $119, $73, $81
    lnop
    xor $24, $24, $82
    lqa $47, 0x180b0
    xor $14, $14, $22
    lnop
    xor $72, $107, $40
    lqa $27, 0x18010
    andc $45, $45, $124
    lnop
    xor $71, $71, $86
    rotqbyi $12, $12, 7
    xor $39, $16, $87
    lqa $26, 0x180b0
    andc $101, $101, $108
    lnop
    xor $70, $70, $67
    lnop
    nor $39, $45, $39
    lnop
    selb $106, $106, $116, $69
    lnop
    selb $111, $111, $109, $69
    shufb $95, $93, $95, $60
    selb $45, $123, $16, $45
    lnop
    andc $89, $89, $121
    lqa $93, 0x18030
    xor $19, $29, $19
    lnop
    selb $109, $98, $107, $5
    lnop
    xor $21, $21, $80
    lnop
    selb $30, $30, $29, $101
    lnop
    selb $118, $118, $113, $81
    lnop
    selb $123, $123, $87, $75
    lnop
    andc $25, $25, $112
    lnop
    xor $38, $38, $77
    lnop
    nor $101, $101, $19
    lnop
    andc $97, $97, $111
    lnop
    selb $115, $73, $17, $115
    lqd $19, 3328($110)
    selb $87, $90, $103, $31
    lnop
    xor $47, $47, $85
    lnop
    selb $73, $99, $92, $11
    lnop
    selb $16, $15, $45, $16
    lnop
    selb $125, $125, $15, $75
    rotqbii $42, $42, 1
    selb $15, $126, $94, $89
    lqa $113, 0x18090
    xor $67, $92, $4
    lnop
    xor $23, $23, $79
    lnop
    selb $96, $96, $15, $94
    lnop
    nor $109, $109, $72
    lqa $94, 0x18000
    xor $26, $26, $82
    shufb $95, $95, $104, $60
    selb $90, $9, $90, $103
    lqa $34, 0x18020
    or $21, $21, $23
    lnop
    or $8, $8, $47
    lnop
    xor $47, $125, $123
    lqd $23, 5632($110)
    selb $108, $108, $101, $69
    shlqbii $104, $104, 1
    selb $126, $126, $36, $78
    lnop
    selb $92, $92, $11, $84
    lnop
    nor $67, $73, $67
    lnop
    xor $48, $48, $83
    lqa $73, 0x18030
    selb $36, $17, $102, $115
    rotqbii $101, $2, 1
    nor $90, $90, $20
    lnop
    selb $88, $88, $35, $61
    rotqbii $7, $7, 1
    selb $120, $120, $105, $84
    lnop
    selb $105, $41, $15, $78
    lqd $35, 3072($110)
    selb $104, $104, $42, $61
    lnop
    or $71, $71, $10
    lqa $10, 0x18070
    nor $100, $36, $100
    lnop
    xor $36, $119, $41
    lnop
    xor $42, $109, $98
    lqd $20, 5648($110)
    selb $116, $116, $30, $29
    lqa $29, 0x180f0
    nor $42, $97, $42
    lnop
    nor $89, $89, $44
    lnop
    selb $44, $88, $125, $104
    lnop
    or $24, $48, $24
    lnop
    selb $107, $107, $5, $66
    lnop
    andc $24, $24, $120
    lqa $48, 0x18060
    xor $2, $100, $17
    lnop
    selb $17, $32, $17, $81
    lnop
    selb $121, $121, $89, $78
    lnop
    selb $89, $114, $90, $25
    cdd $46, 0($3)
    selb $3, $4, $99, $84
    lnop
    selb $98, $40, $98, $66
    lnop
    xor $69, $73, $76
    lnop
    selb $32, $32, $100, $24
    lnop
    andc $50, $71, $117
    shufb $73, $35, $43, $13
    selb $124, $124, $39, $75
    lnop
    xor $39, $90, $9
    lnop
    selb $35, $119, $96, $78
    lnop
    xor $93, $93, $73
    lnop
    selb $119, $15, $119, $96
    shufb $72, $23, $20, $13
    xor $34, $34, $77
    lnop
    xor $27, $27, $73
    lnop
    selb $114, $114, $9, $31
    lqa $9, 0x18020
    selb $103, $103, $89, $90
    lnop
    selb $90, $45, $122, $16
    lnop
    xor $94, $94, $74
    lnop
    selb $100, $115, $32, $100
    lnop
    xor $20, $122, $126
    lnop
    selb $97, $40, $109, $97
    lnop
    or $69, $34, $69
    lqd $34, 5888($110)
    nor $44, $44, $47
    lnop
    nor $90, $90, $20
    lnop
    xor $20, $107, $98
    lnop
    selb $47, $3, $32, $81
    shufb $91, $91, $30, $60
    selb $109, $5, $97, $109
    lnop
    nor $119, $119, $36
    lnop
    xor $48, $48, $80
    lnop
    xor $15, $119, $15
    lnop
    or $94, $94, $27
    lnop
    selb $115, $102, $115, $81
    shlqbii $30, $30, 1
    andc $21, $21, $118
    lqa $102, 0x180c0
    andc $69, $69, $121
    lqd $27, 3344($110)
    selb $125, $125, $104, $72
    lnop
    xor $9, $9, $74
    lnop
    nor $25, $25, $39
    lnop
    xor $39, $90, $45
    lqa $36, 0x18060
    selb $111, $111, $42, $66
    lnop
    selb $42, $89, $107, $103
    lnop
    selb $41, $41, $119, $21
    shufb $95, $95, $116, $60
    xor $5, $106, $49
    lnop
    selb $4, $4, $67, $50
    lnop
    xor $113, $113, $82
    lnop
    xor $36, $36, $77
    lnop
    nor $2, $24, $2
    shufb $71, $19, $27, $13
    xor $19, $44, $88
    lnop
    selb $11, $11, $4, $67
    lnop
    selb $112, $112, $25, $31
    lqa $25, 0x180e0
    or $93, $9, $93
    lnop
    xor $29, $29, $33
    shlqbii $116, $116, 1
    selb $28, $30, $28, $61
    lnop
    xor $102, $102, $22
    lnop
    selb $22, $49, $97, $66
    lqa $30, 0x180d0
    selb $122, $122, $16, $75
    lnop
    xor $99, $67, $99
    lnop
    andc $94, $94, $124
    lnop
    selb $119, $96, $41, $119
    lnop
    selb $96, $97, $106, $109
    lnop
    xor $68, $25, $68
    lnop
    andc $8, $8, $112
    lnop
    xor $25, $35, $105
    lnop
    xor $67, $87, $114
    lqd $9, 6144($110)
    nor $96, $96, $5
    lnop
    or $70, $68, $70
    lqa $68, 0x18010
    xor $5, $115, $17
    lnop
    selb $27, $41, $115, $119
    lnop
    andc $70, $70, $108
    lqa $24, 0x18050
    selb $116, $116, $7, $61
    lnop
    nor $5, $27, $5
    lnop
    xor $30, $30, $33
    lnop
    selb $33, $4, $87, $11
    lqa $27, 0x18090
    or $102, $102, $30
    lnop
    nor $15, $21, $15
    lqd $21, 4112($110)
    nor $19, $94, $19
    lnop
    xor $10, $10, $79
    lnop
    nor $67, $33, $67
    lnop
    xor $33, $5, $41
    lnop
    selb $45, $126, $45, $75
    lnop
    selb $124, $124, $19, $72
    lnop
    selb $19, $114, $67, $8
    lnop
    selb $107, $107, $103, $31
    lqa $30, 0x18080
    selb $126, $126, $90, $69
    lnop
    selb $120, $120, $2, $81
    lnop
    selb $90, $16, $126, $90
    lnop
    selb $118, $118, $15, $78
    lnop
    nor $99, $50, $99
    lqa $50, 0x18000
    selb $94, $123, $44, $94
    lnop
    selb $15, $126, $35, $90
    lnop
    selb $104, $104, $94, $44
    lnop
    selb $35, $35, $90, $75
    lnop
    xor $30, $30, $83
    lnop
    selb $44, $98, $89, $31
    lnop
    nor $69, $69, $39
    lnop
    xor $39, $67, $4
    lnop
    or $113, $30, $113
    lnop
    nor $20, $42, $20
    lnop
    selb $42, $92, $100, $81
    lqa $30, 0x18010
    xor $97, $96, $97
    lqa $16, 0x180d0
    or $10, $48, $10
    lnop
    selb $48, $11, $19, $67
    lqd $67, 3600($110)
    nor $15, $15, $25
    lnop
    selb $25, $32, $92, $100
    rotqbii $12, $12, 1
    selb $123, $123, $88, $72
    lnop
    nor $97, $70, $97
    lnop
    xor $88, $125, $123
    lqa $7, 0x180a0
    selb $49, $49, $96, $70
    lnop
    andc $10, $10, $120
    lnop
    selb $40, $105, $126, $75
    lnop
    xor $92, $92, $3
    lnop
    andc $102, $102, $111
    lnop
    selb $106, $106, $109, $66
    lnop
    xor $23, $122, $45
    lnop
    xor $126, $15, $126
    lnop
    selb $11, $87, $11, $84
    lnop
    nor $33, $10, $33
    lnop
    selb $117, $117, $99, $84
    lnop
    xor $89, $20, $89
    lnop
    xor $24, $24, $76
    lqa $43, 0x18040
    selb $114, $114, $4, $84
    shufb $70, $18, $67, $13
    xor $18, $106, $22
    lqa $99, 0x18030
    nor $92, $25, $92
    lnop
    andc $113, $113, $117
    lqa $25, 0x180a0
    selb $51, $108, $97, $66
    lnop
    xor $108, $11, $114
    lnop
    or $24, $38, $24
    lnop
    selb $98, $98, $20, $102
    shlqbii $38, $49, 1
    selb $109, $109, $49, $96
    lnop
    nor $102, $102, $89
    lnop
    nor $8, $8, $39
    lnop
    selb $39, $28, $125, $116
    lnop
    selb $89, $94, $122, $104
    lnop
    andc $24, $24, $118
    lqa $52, 0x18090
    selb $121, $121, $69, $75
    lnop
    xor $32, $92, $32
    lqd $69, 5904($110)
    selb $41, $17, $41, $78
    lnop
    selb $115, $115, $119, $78
    lnop
    selb $103, $103, $98, $20
    lqa $20, 0x18020
    selb $120, $120, $33, $78
    lqd $33, 4096($110)
    xor $68, $68, $70
    lnop
    xor $50, $50, $71
    lnop
    selb $97, $3, $92, $113
    shufb $95, $95, $109, $60
    nor $88, $39, $88
    lnop
    selb $100, $100, $97, $92
    lqa $92, 0x18050
    selb $39, $98, $106, $103
    lnop
    selb $3, $97, $11, $100
    lnop
    xor $25, $25, $83
    lnop
    selb $10, $17, $5, $10
    lnop
    andc $93, $93, $121
    shufb $67, $33, $21, $13
    nor $18, $39, $18
    lnop
    nor $126, $24, $126
    lnop
    xor $39, $107, $44
    lnop
    or $14, $14, $29
    lqa $29, 0x180b0
    or $68, $50, $68
    lqa $50, 0x18040
    xor $27, $27, $79
    lqa $2, 0x180b0
    xor $92, $92, $73
    lqa $53, 0x18000
    selb $24, $105, $15, $24
    lnop
    or $25, $25, $26
    lnop
    andc $26, $68, $124
    lnop
    nor $89, $89, $23
    lnop
    selb $23, $111, $102, $31
    lqa $111, 0x18080
    selb $119, $119, $10, $5
    lqa $21, 0x18060
    selb $112, $112, $8, $84
    lnop
    xor $8, $115, $41
    lqd $5, 3840($110)
    selb $102, $45, $89, $93
    lnop
    nor $33, $3, $108
    lnop
    xor $108, $89, $94
    lnop
    nor $113, $113, $32
    lnop
    selb $12, $38, $12, $61
    lnop
    xor $38, $35, $40
    shufb $49, $91, $49, $60
    xor $91, $111, $80
    lnop
    xor $30, $30, $67
    lqd $111, 3856($110)
    selb $32, $123, $88, $26
    lqd $17, 6160($110)
    xor $96, $18, $98
    shlqbii $109, $109, 1
    selb $90, $90, $24, $15
    lnop
    selb $15, $117, $113, $81
    lnop
    selb $118, $118, $126, $75
    lnop
    nor $93, $93, $108
    lnop
    selb $108, $24, $115, $90
    shufb $68, $5, $111, $13
    selb $5, $104, $102, $89
    lqa $54, 0x180c0
    selb $111, $114, $97, $81
    lnop
    selb $55, $116, $32, $88
    lqd $126, 7712($6)
    nor $8, $108, $8
    lnop
    xor $20, $20, $71
    lnop
    selb $45, $45, $94, $72
    lnop
    selb $94, $19, $107, $48
    lnop
    selb $122, $122, $104, $72
    shufb $69, $34, $69, $13
    nor $94, $94, $39
    lnop
    selb $39, $109, $101, $61
    lnop
    andc $14, $14, $51
    lnop
    selb $109, $32, $122, $55
    lqa $34, 0x180b0
    xor $101, $122, $45
    lnop
    xor $50, $50, $74
    lqa $104, 0x18070
    xor $108, $94, $19
    lnop
    selb $105, $22, $98, $31
    lnop
    selb $87, $22, $18, $14
    lnop
    or $27, $91, $27
    lnop
    or $92, $50, $92
    lnop
    xor $50, $88, $28
    lnop
    selb $88, $103, $87, $18
    lqa $18, 0x180d0
    shli $3, $127, 3
    lnop
    andc $37, $37, $23
    lnop
    selb $125, $125, $116, $69
    shufb $95, $95, $88, $60
    selb $89, $44, $94, $37
    lnop
    nor $26, $26, $50
    lnop
    nor $50, $109, $101
    lnop
    andc $25, $25, $112
    lnop
    xor $104, $104, $76
    rotqbyi $95, $95, 8
    selb $28, $123, $28, $69
    lnop
    nor $37, $37, $108
    lnop
    or $104, $36, $104
    lqa $4, 0x18030
    selb $110, $11, $100, $81
    lnop
    selb $11, $102, $35, $5
    lnop
    xor $36, $42, $47
    lnop
    selb $91, $114, $33, $25
    rotqbyi $101, $6, 0
    andc $114, $104, $120
    lnop
    nor $14, $14, $96
    shufb $49, $49, $87, $60
    andc $27, $27, $15
    shufb $126, $95, $126, $46
    xor $99, $99, $70
    lqa $22, 0x18030
    selb $96, $10, $42, $119
    shufb $66, $9, $17, $13
    selb $116, $115, $90, $75
    lqa $13, 0x18060
    selb $113, $42, $119, $78
    stqd $126, 7712($101)
    selb $104, $106, $103, $31
    lnop
    selb $95, $41, $8, $114
    lnop
    selb $122, $122, $55, $69
    shlqbii $42, $87, 1
    nor $36, $96, $36
    lnop
    selb $96, $90, $95, $8
    lnop
    selb $90, $48, $89, $94
    lnop
    andc $106, $92, $118
    lnop
    xor $103, $36, $10
    rotqbyi $49, $49, 8
    nor $11, $11, $38
    lnop
    xor $38, $33, $97
    lnop
    selb $124, $124, $26, $69
    lnop
    selb $97, $40, $11, $106
    lnop
    selb $108, $44, $19, $84
    lqa $19, 0x18000
    selb $44, $12, $125, $39
    lnop
    xor $26, $50, $32
    lnop
    or $99, $20, $99
    lnop
    xor $20, $125, $28
    lqa $17, 0x18070
    nor $25, $25, $38
    lnop
    xor $8, $8, $24
    lqa $38, 0x18080
    selb $92, $100, $91, $33
    lnop
    nor $8, $114, $8
    lnop
    selb $121, $121, $93, $72
    lnop
    selb $93, $47, $36, $27
    lnop
    xor $19, $19, $68
    lnop
    selb $94, $119, $93, $36
    lnop
    selb $125, $125, $39, $66
    lnop
    andc $36, $99, $121
    lnop
    selb $117, $41, $24, $75
    lnop
    selb $114, $47, $10, $78
    lnop
    nor $20, $44, $20
    lnop
    selb $126, $28, $12, $66
    lqd $6, 8048($6)
    selb $119, $35, $5, $72
    lnop
    selb $109, $112, $25, $81
    lnop
    xor $112, $11, $102
    lnop
    selb $107, $107, $48, $84
    lqa $48, 0x18070
    nor $25, $106, $112
    lqa $35, 0x180e0
    nor $103, $27, $103
    lnop
    or $19, $19, $30
    lnop
    selb $98, $5, $97, $11
    lnop
    xor $12, $20, $12
    shufb $6, $49, $6, $46
    ai $46, $127, 1
    hbrr k_edit_edge_branch, k_edit_edge_loop
    andc $19, $19, $124
    lnop
    selb $123, $45, $32, $69
    lnop
    selb $99, $45, $50, $36
    lnop
    selb $112, $15, $103, $78
    lqa $15, 0x18050
    nor $12, $19, $12
    lnop
    selb $115, $120, $8, $75
    stqd $6, 8048($101)
    selb $120, $40, $102, $72
    lnop
    selb $101, $28, $20, $19
    lnop
    selb $100, $55, $99, $50
    lqa $50, 0x180a0
    selb $102, $39, $101, $20
    lnop
    selb $106, $23, $37, $84
    lnop
    selb $103, $51, $14, $31
    lqa $5, 0x180c0
    nor $26, $36, $26
    lnop
    selb $124, $124, $12, $66
    lqa $12, 0x180f0
    selb $121, $121, $26, $69
    lnop
    selb $118, $118, $25, $72
k_edit_edge_branch:
    brnz $65, k_edit_edge_loop
k_edit_edge_end:
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
    stqa $94, 0x19b00
    stqa $93, 0x19b10
    stqa $92, 0x19b20
    stqa $91, 0x19b30
    stqa $90, 0x19b40
    stqa $89, 0x19b50
    stqa $88, 0x19b60
    stqa $87, 0x19b70
    bi $0

.global k_edit_steady
.align 3
k_edit_steady:
    lqa $71, 0x0
    lqa $70, 0x10
    lqa $69, 0x20
    lqa $68, 0x30
    lqa $67, 0x40
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
    lqa $94, 0x19b00
    lqa $93, 0x19b10
    lqa $92, 0x19b20
    lqa $91, 0x19b30
    lqa $90, 0x19b40
    lqa $89, 0x19b50
    lqa $88, 0x19b60
    lqa $87, 0x19b70
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
    shufb $86, $8, $9, $6
    lqd $8, 1024($7)
    lqd $9, 1040($7)
    shufb $85, $8, $9, $6
    lqd $8, 1280($7)
    lqd $9, 1296($7)
    shufb $84, $8, $9, $6
    lqd $8, 1536($7)
    lqd $9, 1552($7)
    shufb $83, $8, $9, $6
    lqd $8, 1792($7)
    lqd $9, 1808($7)
    shufb $82, $8, $9, $6
    lqd $8, 2048($7)
    lqd $9, 2064($7)
    shufb $81, $8, $9, $6
    lqd $8, 2304($7)
    lqd $9, 2320($7)
    shufb $80, $8, $9, $6
    lqd $8, 2560($7)
    lqd $9, 2576($7)
    shufb $79, $8, $9, $6
    lqd $8, 2816($7)
    lqd $9, 2832($7)
    shufb $78, $8, $9, $6
    lqd $8, 3072($7)
    lqd $9, 3088($7)
    shufb $77, $8, $9, $6
    lqd $8, 3328($7)
    lqd $9, 3344($7)
    shufb $76, $8, $9, $6
    lqd $8, 3584($7)
    lqd $9, 3600($7)
    shufb $75, $8, $9, $6
    lqd $8, 3840($7)
    lqd $9, 3856($7)
    shufb $74, $8, $9, $6
    lqd $8, 4096($7)
    lqd $7, 4112($7)
    shufb $73, $8, $7, $6
    sf $72, $3, $4
    ori $127, $3, 0
    cgti $2, $72, 0
    brz $2, k_edit_steady_end
    lqa $58, 0x180e0
    lqa $48, 0x18090
    xor $2, $58, $84
    lqa $3, 0x18080
    lqa $4, 0x180a0
    lqa $45, 0x180d0
    lqa $26, 0x18060
    lqa $54, 0x18020
    lqa $56, 0x18040
    lqa $63, 0x18090
    lqa $5, 0x18000
    lqa $6, 0x180a0
    lqa $64, 0x180c0
    lqa $7, 0x180d0
    lqa $8, 0x180b0
    lqa $66, 0x18050
    lqa $9, 0x18090
    lqa $58, 0x18030
    lqa $31, 0x180a0
    lqa $10, 0x18040
    lqa $43, 0x18040
    lqa $51, 0x18070
    lqa $11, 0x180e0
    lqa $44, 0x180f0
    lqa $12, 0x18020
    lqa $13, 0x18080
    lqa $14, 0x18010
    lqa $35, 0x180b0
    lqa $59, 0x18030
    lqa $15, 0x18000
    xor $41, $119, $120
    lqa $16, 0x18010
    lqa $60, 0x18060
    lqa $27, 0x180c0
    lqa $53, 0x180e0
    lqa $17, 0x18070
    lqa $28, 0x180c0
    xor $35, $35, $81
    shlqbii $61, $87, 1
    lqa $52, 0x18090
    lqa $21, 0x180f0
    lqa $18, 0x18000
    lqa $62, 0x18010
# 734 cycles an iteration, 734 at least: 734 instructions for the even pipe, 255 for the odd one; 0 cycles of nops alone
.align 3
k_edit_steady_loop:
    ai $23, $127, 1
    lnop
    shli $87, $127, 3
    lnop
    andi $20, $23, 7
    shlqbii $46, $88, 1
    xor $34, $104, $105
    lnop
    shli $33, $20, 5
    lnop
    rotmi $23, $23, -3
    lnop
    xor $39, $107, $108
    lnop
    xor $86, $53, $86
    lnop
    andi $53, $87, -16
    lnop
    xor $58, $58, $73
    lqa $88, 0x18070
    xor $19, $122, $123
    lnop
    a $20, $53, $71
    lqa $53, 0x180d0
    selb $24, $89, $104, $90
    lnop
    xor $85, $21, $85
    lnop
    selb $49, $91, $107, $92
    lnop
    xor $65, $113, $114
    lnop
    selb $32, $97, $116, $98
    lnop
    xor $31, $31, $82
    lqa $107, 0x180b0
    selb $36, $99, $119, $100
    lqd $40, 7376($20)
    xor $119, $125, $126
    lqd $25, 7040($20)
    a $23, $33, $23
    lnop
    xor $51, $51, $77
    lnop
    xor $60, $60, $78
    lnop
    selb $38, $93, $110, $94
    lnop
    xor $104, $94, $93
    shufb $33, $23, $23, $70
    xor $42, $116, $117
    lnop
    or $86, $86, $85
    lnop
    andi $23, $23, -16
    lnop
    nor $50, $24, $34
    lnop
    xor $45, $45, $83
    lqa $34, 0x18080
    a $116, $23, $71
    lnop
    or $31, $31, $35
    lnop
    xor $21, $27, $78
    lnop
    andc $55, $86, $103
    lqd $103, 1296($116)
    xor $22, $90, $89
    lqd $86, 784($116)
    xor $35, $28, $84
    lqd $84, 1024($116)
    xor $37, $110, $111
    lnop
    nor $57, $32, $42
    lnop
    xor $110, $52, $75
    lnop
    andc $109, $31, $109
    rotqby $23, $25, $87
    andbi $33, $33, 15
    lqd $24, 2576($116)
    or $51, $60, $51
    lqa $25, 0x180f0
    xor $60, $34, $80
    lnop
    selb $105, $105, $50, $55
    rotqbii $52, $23, 1
    xor $63, $63, $79
    lqd $85, 1040($116)
    xor $26, $26, $76
    rotqby $27, $40, $87
    nor $28, $36, $41
    lnop
    xor $64, $64, $82
    lnop
    xor $54, $54, $74
    rotqbyi $29, $23, 3
    selb $30, $90, $105, $50
    lnop
    xor $31, $56, $74
    lnop
    a $32, $33, $69
    lqd $33, 256($116)
    xor $34, $48, $77
    rotqbyi $48, $27, 1
    selb $122, $101, $122, $102
    lnop
    or $45, $35, $45
    lqd $56, 512($116)
    or $35, $60, $63
    lnop
    nor $39, $49, $39
    lnop
    selb $49, $95, $113, $96
    lnop
    ai $72, $72, -1
    lqd $60, 528($116)
    andc $106, $45, $106
    lnop
    andc $115, $51, $115
    lnop
    selb $108, $108, $39, $106
    lqd $51, 768($116)
    xor $50, $50, $89
    shlqbii $45, $105, 1
    xor $83, $44, $83
    lnop
    nor $63, $38, $37
    rotqbii $48, $48, 1
    selb $113, $92, $108, $39
    lnop
    xor $36, $39, $91
    lqa $37, 0x180f0
    xor $44, $43, $76
    lnop
    selb $111, $111, $63, $109
    shufb $86, $51, $86, $32
    selb $38, $46, $52, $68
    lnop
    xor $39, $102, $101
    rotqbii $46, $27, 1
    nor $40, $49, $65
    lnop
    selb $117, $117, $57, $115
    lnop
    selb $41, $45, $48, $68
    lnop
    xor $66, $66, $75
    lnop
    xor $53, $53, $81
    lnop
    selb $42, $61, $46, $68
    rotqbyi $61, $23, 1
    selb $43, $94, $111, $63
    lnop
    or $66, $44, $66
    lnop
    selb $90, $108, $90, $113
    lnop
    xor $44, $38, $42
    lqd $45, 1552($116)
    xor $46, $92, $91
    lnop
    or $47, $64, $53
    lnop
    xor $48, $63, $93
    lnop
    nor $49, $55, $50
    shlqbii $50, $30, 1
    selb $125, $42, $125, $38
    shufb $51, $56, $60, $32
    or $52, $54, $58
    rotqbii $53, $61, 1
    xor $54, $57, $97
    lqd $55, 272($116)
    andc $118, $66, $118
    lnop
    xor $56, $59, $51
    lnop
    selb $57, $98, $117, $57
    lnop
    xor $58, $62, $51
    lqd $59, 1280($116)
    nor $125, $125, $119
    lqa $119, 0x180d0
    andc $112, $35, $112
    lqa $35, 0x18020
    xor $60, $4, $74
    lnop
    selb $114, $114, $40, $112
    lqa $4, 0x18060
    xor $6, $6, $78
    lnop
    selb $92, $111, $92, $43
    lnop
    xor $13, $13, $78
    shufb $85, $84, $85, $32
    or $83, $2, $83
    lnop
    andc $121, $52, $121
    lnop
    xor $52, $98, $97
    lnop
    selb $120, $120, $28, $118
    shufb $33, $33, $55, $32
    xor $81, $37, $81
    shufb $84, $59, $103, $32
    nor $122, $122, $19
    lqa $19, 0x180a0
    nor $90, $90, $22
    lnop
    xor $22, $40, $95
    lnop
    xor $15, $15, $33
    lnop
    selb $40, $96, $114, $40
    lqa $103, 0x18060
    xor $59, $3, $86
    lqd $3, 1808($116)
    or $15, $15, $58
    lqa $58, 0x180e0
    andc $83, $83, $49
    lqa $49, 0x18050
    xor $37, $28, $99
    lqa $55, 0x18080
    nor $115, $115, $54
    lnop
    nor $118, $118, $37
    lnop
    xor $8, $8, $79
    lqa $37, 0x180e0
    andc $124, $15, $124
    lnop
    or $13, $13, $34
    lnop
    selb $126, $126, $125, $124
    lnop
    selb $89, $89, $90, $83
    lnop
    selb $123, $123, $122, $121
    rotqbyi $34, $27, 2
    selb $50, $50, $53, $68
    lqa $53, 0x18050
    nor $92, $92, $46
    lnop
    xor $19, $19, $80
    lnop
    nor $109, $109, $48
    lqd $48, 1792($116)
    xor $11, $11, $80
    lnop
    xor $17, $17, $75
    lnop
    selb $28, $100, $120, $28
    lnop
    nor $106, $106, $36
    lnop
    selb $36, $117, $96, $57
    lqa $46, 0x18090
    selb $94, $114, $94, $40
    lqd $15, 1536($116)
    xor $12, $12, $33
    lnop
    andc $106, $47, $106
    lnop
    selb $47, $38, $126, $125
    lnop
    selb $91, $91, $92, $106
    lnop
    nor $112, $112, $22
    lqa $22, 0x180c0
    or $12, $12, $56
    lnop
    xor $56, $90, $108
    lnop
    selb $54, $43, $91, $92
    lnop
    or $8, $19, $8
    lnop
    nor $104, $94, $104
    lnop
    nor $83, $83, $56
    lnop
    andc $109, $8, $109
    lnop
    xor $96, $96, $95
    lnop
    xor $8, $104, $114
    rotqbii $29, $29, 1
    xor $37, $37, $82
    lnop
    xor $119, $119, $77
    lnop
    xor $49, $49, $73
    rotqbyi $56, $23, 4
    selb $94, $126, $102, $47
    lnop
    selb $93, $93, $104, $109
    shufb $82, $48, $3, $32
    selb $102, $102, $123, $122
    lnop
    xor $122, $122, $101
    lnop
    selb $98, $120, $98, $28
    lnop
    xor $10, $10, $82
    lqa $3, 0x18080
    andc $112, $13, $112
    rotqbyi $13, $23, 7
    xor $55, $55, $76
    lnop
    xor $125, $125, $42
    lnop
    nor $96, $36, $96
    lnop
    xor $9, $9, $73
    lqa $36, 0x18010
    xor $7, $7, $79
    lnop
    nor $109, $109, $8
    lnop
    or $17, $26, $17
    lnop
    xor $26, $100, $99
    lnop
    selb $38, $41, $38, $50
    lnop
    xor $92, $92, $111
    lqa $8, 0x18030
    nor $98, $98, $52
    lnop
    nor $122, $121, $122
    lnop
    xor $5, $5, $86
    rotqbyi $121, $23, 5
    nor $94, $94, $39
    lnop
    or $31, $31, $49
    lnop
    xor $49, $28, $120
    lnop
    andc $118, $31, $118
    lnop
    or $81, $37, $81
    lnop
    selb $95, $95, $96, $112
    lnop
    andc $122, $12, $122
    rotqbyi $12, $23, 2
    andc $115, $17, $115
    lnop
    selb $17, $91, $113, $54
    lqa $37, 0x18060
    selb $100, $123, $100, $102
    lnop
    nor $106, $106, $92
    lnop
    selb $97, $97, $98, $115
    lnop
    xor $92, $4, $86
    shufb $105, $105, $105, $67
    nor $100, $100, $26
    shlqbii $26, $89, 1
    xor $80, $22, $80
    lnop
    xor $35, $35, $84
    lnop
    xor $22, $98, $120
    lnop
    selb $104, $40, $93, $104
    lnop
    andc $81, $81, $83
    lnop
    xor $83, $96, $117
    lnop
    selb $96, $57, $95, $96
    lnop
    xor $4, $94, $126
    lnop
    selb $99, $99, $100, $118
    lnop
    xor $31, $3, $84
    lqa $39, 0x180f0
    xor $3, $57, $117
    lnop
    selb $52, $95, $40, $96
    rotqbii $34, $34, 1
    nor $112, $112, $83
    lnop
    xor $36, $36, $85
    lnop
    xor $83, $113, $108
    lqa $48, 0x18090
    nor $125, $124, $125
    lqd $124, 2304($116)
    or $5, $5, $36
    lqd $36, 2560($116)
    or $110, $55, $110
    lqa $55, 0x18070
    nor $38, $38, $44
    lqa $44, 0x18040
    andc $125, $5, $125
    shufb $105, $105, $89, $67
    nor $17, $17, $83
    lnop
    or $80, $80, $7
    lnop
    selb $108, $108, $17, $81
    lnop
    xor $53, $53, $51
    shufb $83, $15, $45, $32
    selb $98, $28, $97, $98
    lnop
    andc $106, $80, $106
    lnop
    xor $40, $40, $114
    lnop
    selb $15, $102, $99, $100
    lqa $45, 0x18050
    selb $57, $97, $57, $98
    lnop
    nor $115, $115, $22
    lnop
    selb $101, $101, $94, $122
    shufb $30, $30, $30, $67
    selb $113, $113, $89, $90
    lnop
    andc $112, $110, $112
    lnop
    xor $110, $43, $111
    lnop
    or $119, $21, $119
    lnop
    selb $26, $26, $34, $68
    lnop
    xor $79, $25, $79
    lnop
    xor $100, $100, $123
    lnop
    selb $43, $93, $43, $104
    lqa $25, 0x180b0
    nor $40, $52, $40
    lnop
    selb $42, $42, $38, $125
    lnop
    xor $52, $98, $97
    lnop
    nor $3, $57, $3
    lnop
    xor $8, $8, $85
    shlqbii $57, $113, 1
    selb $34, $50, $42, $38
    lqa $21, 0x18010
    xor $25, $25, $77
    lqa $90, 0x180a0
    selb $89, $54, $108, $17
    lnop
    xor $22, $47, $126
    lnop
    xor $38, $38, $41
    lqa $7, 0x180e0
    selb $28, $99, $28, $15
    lnop
    xor $18, $18, $84
    lnop
    xor $80, $54, $91
    lnop
    nor $110, $43, $110
    lnop
    selb $43, $42, $47, $34
    lnop
    xor $5, $102, $123
    lnop
    or $6, $6, $25
    lnop
    xor $88, $88, $73
    lqa $25, 0x18020
    selb $94, $47, $101, $94
    lnop
    xor $47, $34, $42
    lqd $19, 2064($116)
    xor $44, $44, $33
    lqa $2, 0x18060
    selb $117, $117, $3, $112
    rotqbii $56, $56, 1
    nor $22, $43, $22
    lnop
    xor $43, $110, $93
    lnop
    xor $25, $25, $86
    lnop
    nor $125, $125, $38
    lqa $38, 0x18030
    nor $118, $118, $100
    rotqbii $12, $12, 1
    xor $90, $90, $76
    lnop
    or $44, $44, $53
    lnop
    xor $53, $3, $97
    shufb $113, $30, $113, $67
    xor $30, $2, $74
    lnop
    selb $12, $57, $12, $68
    lnop
    xor $57, $104, $93
    lnop
    or $11, $11, $79
    rotqbyi $100, $27, 3
    selb $102, $101, $102, $94
    lnop
    xor $61, $22, $42
    lnop
    nor $43, $106, $43
    lqa $62, 0x180b0
    nor $28, $28, $49
    lnop
    selb $111, $111, $110, $106
    lqd $106, 2320($116)
    nor $112, $112, $53
    lqa $53, 0x180d0
    nor $102, $102, $5
    lnop
    nor $122, $122, $4
    lqa $4, 0x180d0
    xor $2, $58, $84
    shufb $79, $36, $24, $32
    xor $17, $17, $91
    lqa $24, 0x180e0
    selb $110, $104, $111, $110
    lqa $36, 0x18000
    xor $58, $50, $41
    lnop
    or $88, $30, $88
    lnop
    xor $21, $21, $83
    rotqbii $100, $100, 1
    nor $81, $81, $17
    lnop
    andc $115, $88, $115
    lnop
    selb $88, $98, $117, $3
    lnop
    or $18, $18, $21
    lnop
    selb $54, $111, $54, $110
    lnop
    andc $109, $6, $109
    lnop
    andc $118, $44, $118
    lnop
    andc $125, $18, $125
    lnop
    or $8, $25, $8
    lnop
    xor $25, $40, $95
    lqa $18, 0x180c0
    selb $50, $26, $50, $12
    shlqbii $44, $108, 1
    xor $107, $107, $73
    lnop
    selb $114, $114, $40, $109
    lnop
    xor $6, $12, $26
    shufb $108, $105, $108, $67
    selb $123, $123, $102, $118
    lnop
    andc $81, $11, $81
    lnop
    nor $50, $50, $58
    lnop
    andc $122, $8, $122
    lnop
    xor $38, $38, $83
    lnop
    xor $78, $24, $78
    lnop
    selb $100, $44, $100, $68
    lqa $44, 0x180f0
    xor $24, $96, $95
    lqa $8, 0x180f0
    xor $58, $102, $101
    lnop
    selb $41, $41, $50, $125
    lnop
    selb $40, $96, $114, $40
    lqa $11, 0x180d0
    xor $37, $37, $33
    lqa $105, 0x18070
    andc $119, $119, $43
    lqa $43, 0x18080
    selb $120, $120, $28, $115
    shlqbii $21, $89, 1
    selb $104, $114, $104, $40
    lnop
    nor $109, $109, $25
    lnop
    xor $25, $50, $26
    lqa $3, 0x180b0
    selb $126, $126, $22, $122
    lnop
    nor $125, $125, $25
    lqa $25, 0x180d0
    selb $96, $117, $96, $88
    lqa $17, 0x18020
    nor $104, $104, $57
    lqa $57, 0x18030
    xor $62, $62, $75
    lnop
    xor $77, $44, $77
    lnop
    nor $54, $54, $80
    lnop
    xor $105, $105, $51
    lnop
    xor $44, $15, $99
    shufb $80, $124, $106, $32
    nor $96, $96, $24
    lnop
    xor $43, $43, $74
    lnop
    xor $24, $3, $51
    lqd $3, 2048($116)
    or $105, $37, $105
    lnop
    xor $37, $28, $99
    shufb $113, $113, $89, $67
    xor $89, $94, $101
    lnop
    selb $93, $93, $104, $119
    lnop
    or $78, $78, $77
    lnop
    selb $21, $21, $29, $68
    lnop
    selb $29, $40, $93, $104
    lnop
    or $90, $90, $62
    lqa $62, 0x18020
    selb $102, $94, $123, $102
    lnop
    xor $77, $96, $117
    lqa $124, 0x18040
    xor $106, $54, $111
    lnop
    andc $109, $90, $109
    lnop
    nor $115, $115, $37
    lqa $37, 0x18000
    selb $28, $15, $120, $28
    lnop
    selb $15, $123, $15, $102
    lqa $90, 0x18080
    xor $25, $25, $75
    lnop
    selb $50, $12, $41, $50
    lnop
    or $35, $35, $38
    lnop
    xor $45, $45, $85
    lnop
    selb $12, $100, $12, $21
    lqa $38, 0x18040
    selb $91, $91, $54, $81
    lnop
    xor $30, $11, $85
    lnop
    xor $11, $40, $114
    rotqbyi $23, $23, 6
    nor $15, $15, $44
    lnop
    selb $54, $110, $91, $54
    lnop
    nor $122, $122, $61
    lnop
    xor $38, $38, $86
    lnop
    xor $61, $4, $73
    lnop
    andc $122, $35, $122
    lqa $35, 0x180a0
    nor $118, $118, $58
    lnop
    or $9, $43, $9
    lqd $43, 2832($116)
    selb $58, $41, $34, $50
    lnop
    andc $115, $105, $115
    shlqbii $105, $54, 1
    or $38, $38, $45
    lnop
    selb $45, $93, $110, $29
    lqd $44, 3840($116)
    selb $98, $120, $98, $28
    lnop
    xor $90, $90, $33
    lnop
    andc $112, $9, $112
    lnop
    nor $106, $81, $106
    cdd $49, 0($87)
    nor $47, $58, $47
    lnop
    andc $118, $38, $118
    lnop
    selb $105, $105, $56, $68
    shufb $113, $113, $54, $67
    nor $98, $98, $52
    shufb $81, $3, $19, $32
    selb $95, $95, $96, $109
    rotqbyi $19, $27, 4
    xor $104, $104, $114
    lnop
    selb $97, $97, $98, $112
    lnop
    xor $17, $17, $82
    lqa $52, 0x180c0
    xor $16, $16, $81
    lnop
    selb $22, $34, $126, $22
    lqa $3, 0x18080
    xor $110, $110, $111
    lnop
    xor $34, $15, $123
    lnop
    xor $46, $46, $51
    lnop
    xor $54, $21, $100
    lnop
    or $90, $90, $46
    lnop
    xor $37, $37, $82
    lnop
    ai $127, $127, 1
    lnop
    selb $96, $88, $95, $96
    lqd $46, 4112($116)
    selb $94, $126, $94, $22
    lnop
    or $16, $37, $16
    lqd $37, 2816($116)
    nor $94, $94, $89
    lnop
    xor $52, $52, $76
    lnop
    nor $6, $12, $6
    shufb $108, $108, $91, $67
    xor $12, $102, $123
    lqa $4, 0x180a0
    or $25, $52, $25
    lnop
    andc $106, $78, $106
    rotqbii $19, $19, 1
    selb $99, $99, $15, $115
    lnop
    selb $40, $95, $40, $96
    shlqbii $91, $91, 1
    nor $119, $119, $104
    lqa $104, 0x18050
    selb $52, $28, $97, $98
    rotqbyi $89, $27, 6
    nor $11, $40, $11
    lnop
    andc $125, $16, $125
    lnop
    xor $16, $11, $95
    lnop
    xor $98, $98, $120
    shufb $78, $37, $43, $32
    selb $101, $101, $94, $118
    lqa $37, 0x18030
    selb $42, $42, $47, $122
    lqa $43, 0x180c0
    xor $40, $88, $117
    lnop
    nor $109, $109, $77
    lnop
    andc $119, $25, $119
    lnop
    selb $25, $22, $101, $94
    lnop
    xor $77, $22, $126
    lnop
    nor $112, $112, $98
    lnop
    selb $15, $102, $99, $15
    lnop
    xor $98, $6, $100
    lnop
    selb $56, $50, $42, $47
    lnop
    selb $102, $101, $102, $25
    lnop
    nor $98, $125, $98
    lnop
    xor $37, $37, $81
    rotqbyi $38, $27, 5
    selb $58, $99, $28, $15
    lnop
    andc $112, $90, $112
    lqa $90, 0x18050
    selb $22, $42, $22, $56
    lnop
    nor $110, $45, $110
    lnop
    selb $88, $97, $88, $52
    lnop
    nor $115, $115, $34
    lqa $34, 0x18010
    selb $114, $114, $11, $119
    lnop
    or $17, $17, $37
    lqa $37, 0x18000
    xor $28, $28, $120
    lnop
    or $107, $60, $107
    lnop
    xor $104, $104, $83
    lqa $60, 0x180a0
    nor $88, $88, $40
    lqa $40, 0x180e0
    selb $91, $91, $19, $68
    lnop
    xor $19, $110, $93
    lnop
    xor $53, $53, $51
    lqa $45, 0x18010
    xor $47, $47, $41
    lnop
    nor $77, $22, $77
    lnop
    selb $125, $26, $6, $125
    lnop
    nor $28, $58, $28
    lqa $58, 0x18070
    selb $111, $111, $110, $106
    lnop
    andc $109, $107, $109
    lqa $107, 0x18060
    xor $94, $94, $126
    lqa $26, 0x180c0
    xor $37, $37, $80
    lnop
    xor $22, $50, $41
    lnop
    nor $119, $119, $16
    lnop
    selb $117, $117, $88, $109
    lnop
    nor $118, $118, $94
    lnop
    xor $94, $28, $99
    lnop
    xor $76, $40, $76
    lqa $40, 0x18090
    xor $124, $124, $84
    rotqbyi $27, $27, 7
    xor $26, $26, $74
    lnop
    xor $45, $45, $79
    lnop
    xor $60, $60, $33
    lnop
    nor $102, $102, $12
    lnop
    xor $40, $40, $85
    lnop
    or $124, $124, $104
    lnop
    xor $58, $58, $85
    lnop
    xor $104, $56, $42
    lnop
    or $37, $37, $45
    lnop
    xor $107, $107, $84
    lnop
    andc $124, $124, $118
    lnop
    xor $75, $8, $75
    lnop
    selb $120, $120, $28, $112
    lnop
    nor $122, $122, $47
    shufb $108, $108, $111, $67
    or $76, $76, $75
    lnop
    xor $75, $77, $42
    lnop
    xor $47, $29, $93
    lqa $8, 0x18050
    selb $126, $126, $77, $124
    lnop
    selb $118, $52, $117, $88
    lnop
    andc $122, $17, $122
    lnop
    nor $106, $106, $19
    lnop
    selb $110, $29, $111, $110
    lnop
    or $92, $92, $58
    lnop
    selb $58, $21, $125, $6
    lqd $19, 3584($116)
    xor $88, $88, $97
    shufb $113, $113, $110, $67
    selb $11, $96, $114, $11
    shlqbii $111, $111, 1
    selb $21, $91, $21, $105
    lqa $45, 0x180d0
    selb $17, $56, $126, $77
    lqd $77, 3088($116)
    selb $50, $125, $50, $58
    lnop
    or $26, $26, $61
    lnop
    xor $74, $7, $74
    lqd $7, 3072($116)
    selb $28, $15, $120, $28
    lnop
    xor $61, $52, $97
    lnop
    or $40, $59, $40
    rotqbii $121, $121, 1
    selb $29, $114, $29, $11
    lnop
    xor $57, $57, $79
    lqa $59, 0x18090
    selb $52, $120, $52, $28
    lnop
    nor $22, $50, $22
    lnop
    nor $112, $112, $94
    lnop
    selb $41, $41, $22, $122
    lnop
    andc $115, $92, $115
    shlqbii $110, $110, 1
    xor $92, $8, $79
    lnop
    selb $8, $126, $25, $17
    lqa $94, 0x18070
    selb $50, $58, $41, $22
    lnop
    andc $119, $26, $119
    lnop
    selb $56, $41, $56, $50
    lqa $26, 0x18060
    or $24, $60, $24
    lqd $60, 4096($116)
    nor $104, $56, $104
    lnop
    andc $106, $76, $106
    lnop
    nor $21, $21, $54
    lqa $54, 0x18020
    selb $123, $123, $102, $115
    lqa $56, 0x18040
    nor $52, $52, $61
    lnop
    xor $61, $102, $101
    lnop
    xor $76, $28, $120
    rotqbii $23, $23, 1
    xor $62, $62, $80
    rotqbii $16, $13, 1
    nor $29, $29, $47
    lnop
    nor $124, $124, $75
    lnop
    xor $75, $29, $114
    lqa $47, 0x180b0
    xor $59, $59, $83
    lnop
    nor $75, $106, $75
    lnop
    xor $22, $22, $125
    lnop
    nor $115, $115, $61
    lnop
    xor $61, $25, $101
    lnop
    selb $102, $25, $123, $102
    lnop
    xor $25, $21, $91
    lqa $63, 0x18090
    nor $109, $109, $88
    lnop
    xor $94, $94, $83
    lnop
    selb $88, $117, $96, $118
    lnop
    xor $96, $96, $95
    lnop
    nor $122, $122, $22
    rotqbii $89, $89, 1
    andc $98, $37, $98
    lnop
    selb $106, $93, $29, $106
    lqa $93, 0x18040
    or $57, $62, $57
    lnop
    nor $8, $8, $61
    lnop
    or $107, $107, $94
    lnop
    nor $96, $88, $96
    lnop
    xor $88, $15, $99
    lnop
    andc $109, $24, $109
    lnop
    andc $112, $40, $112
    lnop
    selb $15, $123, $15, $102
    rotqbii $38, $38, 1
    xor $40, $52, $120
    lnop
    xor $90, $90, $81
    lnop
    selb $121, $110, $121, $68
    lnop
    andc $115, $107, $115
    shufb $24, $108, $106, $67
    or $90, $10, $90
    lqa $94, 0x180a0
    selb $38, $111, $38, $68
    lnop
    andc $124, $90, $124
    shlqbii $90, $106, 1
    selb $106, $11, $106, $29
    lnop
    nor $88, $15, $88
    lnop
    andc $122, $57, $122
    lnop
    selb $99, $99, $88, $112
    rotqbii $27, $27, 1
    selb $100, $100, $21, $98
    lnop
    xor $43, $43, $33
    lnop
    selb $57, $102, $99, $88
    lnop
    nor $98, $98, $25
    shlqbii $25, $106, 1
    selb $97, $97, $52, $109
    lnop
    xor $15, $105, $91
    lqa $29, 0x18070
    selb $95, $95, $96, $119
    lnop
    selb $111, $38, $105, $121
    lnop
    or $43, $43, $53
    lqa $5, 0x18000
    xor $88, $88, $123
    lnop
    selb $53, $118, $95, $96
    lnop
    selb $105, $105, $100, $21
    lnop
    xor $21, $8, $126
    lqa $61, 0x18030
    selb $10, $100, $58, $105
    lnop
    xor $108, $118, $117
    lnop
    selb $101, $101, $8, $115
    lqa $6, 0x180a0
    xor $62, $50, $41
    lnop
    selb $107, $95, $11, $53
    lnop
    xor $18, $18, $86
    lnop
    xor $58, $58, $125
    shufb $77, $7, $77, $32
    nor $109, $109, $40
    lnop
    xor $40, $57, $99
    lnop
    selb $37, $17, $101, $8
    lqa $64, 0x180c0
    xor $8, $104, $41
    lnop
    xor $35, $35, $86
    lqa $7, 0x180d0
    xor $14, $14, $77
    lnop
    selb $110, $99, $28, $57
    lnop
    nor $10, $10, $58
    lqa $58, 0x180b0
    xor $11, $11, $114
    lnop
    xor $22, $10, $100
    lnop
    xor $36, $36, $78
    lnop
    selb $28, $28, $97, $52
    lnop
    nor $111, $111, $15
    lqa $15, 0x18050
    xor $73, $39, $73
    lnop
    selb $39, $90, $89, $68
    lnop
    or $14, $36, $14
    lnop
    nor $107, $107, $11
    lnop
    xor $11, $102, $123
    lnop
    nor $36, $124, $8
    lnop
    andc $98, $14, $98
    lnop
    xor $14, $53, $95
    shufb $113, $113, $106, $67
    selb $23, $25, $23, $68
    lnop
    selb $25, $125, $10, $122
    lqd $125, 3856($116)
    xor $106, $107, $95
    lnop
    xor $52, $23, $39
    lnop
    xor $90, $111, $38
    lnop
    xor $96, $96, $117
    lqa $8, 0x180b0
    or $74, $74, $73
    lnop
    or $31, $31, $59
    lqd $59, 3328($116)
    selb $73, $105, $25, $10
    lnop
    selb $65, $91, $111, $98
    lnop
    nor $112, $112, $88
    lnop
    selb $102, $101, $102, $37
    lnop
    andc $75, $74, $75
    lqa $74, 0x18030
    selb $88, $25, $50, $73
    lnop
    selb $124, $42, $104, $124
    lnop
    selb $42, $121, $65, $111
    lnop
    nor $110, $110, $76
    lnop
    xor $29, $29, $81
    lnop
    nor $119, $119, $96
    lqa $66, 0x18050
    xor $58, $58, $85
    lnop
    selb $50, $50, $124, $104
    lqd $104, 3344($116)
    or $35, $35, $58
    lnop
    selb $58, $124, $17, $50
    lnop
    andc $119, $43, $119
    lnop
    nor $122, $122, $22
    lnop
    xor $17, $17, $126
    lnop
    xor $22, $105, $100
    lqa $43, 0x18020
    andc $109, $35, $109
    lnop
    xor $35, $110, $99
    lqa $96, 0x18080
    selb $91, $114, $107, $75
    lnop
    andc $112, $31, $112
    lnop
    selb $118, $97, $118, $28
    lqa $31, 0x18060
    xor $74, $74, $77
    lnop
    xor $89, $121, $38
    lqd $116, 3600($116)
    nor $115, $115, $21
    lqa $21, 0x180f0
    selb $13, $53, $91, $107
    lqa $12, 0x180e0
    xor $93, $93, $80
    lnop
    selb $105, $65, $105, $42
    shufb $76, $59, $104, $32
    xor $31, $31, $82
    lnop
    nor $118, $118, $108
    lnop
    nor $22, $105, $22
    lnop
    nor $102, $102, $11
    lnop
    nor $106, $75, $106
    lnop
    selb $121, $39, $121, $23
    lnop
    or $29, $31, $29
    lnop
    nor $17, $58, $17
    lnop
    or $93, $93, $92
    lqa $9, 0x18090
    xor $92, $17, $124
    lnop
    andc $115, $29, $115
    lnop
    selb $105, $117, $118, $119
    lnop
    selb $111, $123, $102, $112
    lnop
    xor $123, $28, $97
    lqa $29, 0x18000
    xor $96, $96, $82
    lnop
    xor $43, $43, $78
    lnop
    xor $55, $55, $79
    lnop
    selb $114, $126, $17, $115
    lqa $58, 0x18030
    xor $21, $21, $51
    shlqbii $51, $91, 1
    nor $98, $98, $90
    lqa $31, 0x180a0
    xor $90, $102, $101
    lnop
    or $74, $43, $74
    lqa $10, 0x18040
    selb $104, $28, $105, $118
    lnop
    selb $108, $120, $110, $109
    lnop
    nor $115, $115, $92
    lqa $43, 0x18040
    selb $107, $57, $108, $110
    lnop
    andc $93, $93, $36
    shufb $75, $19, $116, $32
    xor $12, $12, $33
    lnop
    xor $33, $42, $65
    lnop
    selb $53, $105, $53, $104
    lnop
    selb $126, $51, $27, $68
    lqd $27, 7712($20)
    nor $112, $112, $90
    lnop
    nor $53, $53, $14
    shlqbii $90, $13, 1
    selb $110, $37, $111, $102
    shufb $24, $24, $91, $67
    xor $118, $118, $97
    shufb $91, $113, $13, $67
    andc $102, $74, $122
    lnop
    selb $28, $108, $28, $107
    lqa $51, 0x18070
    nor $62, $88, $62
    lnop
    xor $19, $73, $25
    lnop
    xor $94, $94, $84
    lqa $11, 0x180e0
    xor $34, $34, $75
    shufb $74, $44, $125, $32
    nor $28, $28, $123
    lnop
    nor $109, $109, $35
    lqa $44, 0x180f0
    nor $121, $121, $89
    lnop
    or $21, $12, $21
    lnop
    selb $113, $50, $114, $17
    lnop
    xor $17, $15, $77
    lnop
    selb $117, $41, $62, $93
    lnop
    or $18, $18, $30
    lnop
    nor $119, $119, $118
    lqa $118, 0x18020
    xor $30, $28, $108
    lnop
    xor $47, $47, $83
    lqa $41, 0x18040
    selb $120, $100, $22, $102
    lqa $12, 0x18020
    andc $18, $18, $119
    lnop
    andc $21, $21, $106
    lnop
    xor $29, $29, $76
    lqa $13, 0x18080
    selb $57, $111, $57, $110
    lqa $14, 0x18010
    selb $100, $114, $37, $113
    lqa $35, 0x180b0
    xor $37, $37, $101
    lqa $89, 0x18000
    xor $36, $53, $105
    lnop
    or $94, $94, $47
    lqa $59, 0x18030
    or $29, $29, $34
    lnop
    xor $34, $50, $124
    lnop
    andc $98, $29, $98
    lnop
    selb $119, $42, $120, $22
    lnop
    xor $103, $103, $80
    lnop
    selb $87, $95, $53, $21
    lnop
    nor $106, $18, $30
    lnop
    nor $40, $57, $40
    lnop
    selb $123, $38, $121, $98
    lnop
    xor $118, $118, $76
    lnop
    selb $116, $73, $117, $62
    lnop
    selb $88, $104, $87, $53
    lnop
    selb $122, $23, $123, $121
    lqa $53, 0x18090
    selb $50, $117, $50, $116
    lnop
    xor $38, $40, $111
    shufb $91, $91, $88, $67
    nor $100, $100, $37
    lnop
    xor $41, $41, $78
    lnop
    or $103, $103, $55
    lnop
    xor $53, $53, $81
    lnop
    andc $103, $103, $115
    lnop
    andc $94, $94, $109
    lnop
    nor $34, $50, $34
    lnop
    selb $125, $90, $16, $68
    lnop
    or $96, $96, $53
    lqa $15, 0x18000
    selb $53, $120, $73, $119
    lnop
    or $17, $41, $17
    lnop
    xor $62, $62, $25
    lnop
    xor $41, $119, $120
    lnop
    andc $112, $96, $112
    shufb $73, $60, $46, $32
    xor $89, $89, $74
    lqa $32, 0x18010
    nor $93, $93, $62
    lnop
    nor $19, $53, $19
    lqa $16, 0x18010
    xor $121, $121, $39
    rotqbyi $91, $91, 8
    xor $53, $100, $114
    lnop
    andc $62, $17, $93
    rotqbyi $46, $20, 0
    nor $121, $98, $121
    lnop
    xor $32, $32, $73
    lqa $60, 0x18060
    selb $93, $101, $100, $112
    shufb $91, $91, $27, $49
    xor $61, $61, $75
    lqa $27, 0x180c0
    selb $42, $123, $42, $122
    lnop
    nor $112, $112, $53
    lnop
    or $32, $89, $32
    lqa $53, 0x180e0
    xor $22, $22, $65
    stqd $91, 7712($46)
    nor $33, $42, $33
    lnop
    or $118, $118, $61
    lqa $17, 0x18070
    selb $89, $97, $28, $18
    lnop
    nor $109, $94, $38
    lnop
    selb $90, $107, $89, $28
    lnop
    selb $91, $99, $40, $94
    lnop
    nor $102, $102, $22
    shufb $24, $24, $87, $67
    andc $121, $32, $121
    lnop
    xor $32, $34, $117
    lqa $28, 0x180c0
    xor $35, $35, $81
    lnop
    selb $23, $126, $23, $125
    lnop
    selb $94, $113, $93, $100
    rotqbyi $24, $24, 8
    selb $97, $25, $19, $62
    shlqbii $61, $87, 1
    selb $92, $110, $91, $40
    lnop
    nor $115, $103, $32
    hbrr k_edit_steady_branch, k_edit_steady_loop
    xor $32, $19, $120
    lnop
    nor $23, $23, $52
    lqa $52, 0x18090
    andc $102, $118, $102
    lnop
    selb $95, $124, $34, $103
    lnop
    selb $99, $65, $33, $102
    lqd $20, 8048($20)
    nor $103, $21, $36
    lqa $21, 0x180f0
    nor $118, $62, $32
    lqa $18, 0x18000
    xor $32, $23, $126
    lnop
    selb $100, $122, $99, $33
    lnop
    xor $33, $33, $123
    lnop
    nor $124, $121, $32
    shufb $20, $24, $20, $49
    selb $101, $39, $23, $121
    lnop
    selb $98, $119, $97, $19
    lqa $62, 0x18010
    nor $121, $102, $33
    lnop
    selb $96, $116, $95, $34
    stqd $20, 8048($46)
    selb $102, $125, $101, $23
k_edit_steady_branch:
    brnz $72, k_edit_steady_loop
k_edit_steady_end:
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
    stqa $94, 0x19b00
    stqa $93, 0x19b10
    stqa $92, 0x19b20
    stqa $91, 0x19b30
    stqa $90, 0x19b40
    stqa $89, 0x19b50
    stqa $88, 0x19b60
    stqa $87, 0x19b70
    bi $0

.global k_edit_edge_tap
.align 3
k_edit_edge_tap:
    lqa $63, 0x0
    lqa $62, 0x10
    lqa $61, 0x20
    lqa $60, 0x30
    lqa $59, 0x50
    ori $64, $5, 0
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
    lqa $94, 0x19b00
    lqa $93, 0x19b10
    lqa $92, 0x19b20
    lqa $91, 0x19b30
    lqa $90, 0x19b40
    lqa $89, 0x19b50
    lqa $88, 0x19b60
    lqa $87, 0x19b70
    andi $6, $3, 7
    rotmi $7, $3, -3
    shli $6, $6, 5
    a $6, $6, $7
    andi $7, $6, -16
    a $7, $7, $63
    lqd $8, 768($7)
    lqd $9, 784($7)
    shufb $6, $6, $6, $62
    andbi $6, $6, 15
    a $6, $6, $61
    shufb $86, $8, $9, $6
    lqd $8, 1024($7)
    lqd $9, 1040($7)
    shufb $85, $8, $9, $6
    lqd $8, 4608($7)
    lqd $9, 4624($7)
    shufb $84, $8, $9, $6
    lqd $8, 1280($7)
    lqd $9, 1296($7)
    shufb $83, $8, $9, $6
    lqd $8, 1536($7)
    lqd $9, 1552($7)
    shufb $82, $8, $9, $6
    lqd $8, 4864($7)
    lqd $9, 4880($7)
    shufb $81, $8, $9, $6
    lqd $8, 1792($7)
    lqd $9, 1808($7)
    shufb $80, $8, $9, $6
    lqd $8, 2048($7)
    lqd $9, 2064($7)
    shufb $79, $8, $9, $6
    lqd $8, 5120($7)
    lqd $9, 5136($7)
    shufb $78, $8, $9, $6
    lqd $8, 2304($7)
    lqd $9, 2320($7)
    shufb $77, $8, $9, $6
    lqd $8, 2560($7)
    lqd $9, 2576($7)
    shufb $76, $8, $9, $6
    lqd $8, 5376($7)
    lqd $9, 5392($7)
    shufb $75, $8, $9, $6
    lqd $8, 2816($7)
    lqd $9, 2832($7)
    shufb $74, $8, $9, $6
    lqd $8, 3072($7)
    lqd $9, 3088($7)
    shufb $73, $8, $9, $6
    lqd $8, 5632($7)
    lqd $9, 5648($7)
    shufb $72, $8, $9, $6
    lqd $8, 3328($7)
    lqd $9, 3344($7)
    shufb $71, $8, $9, $6
    lqd $8, 3584($7)
    lqd $9, 3600($7)
    shufb $70, $8, $9, $6
    lqd $8, 5888($7)
    lqd $9, 5904($7)
    shufb $69, $8, $9, $6
    lqd $8, 3840($7)
    lqd $9, 3856($7)
    shufb $68, $8, $9, $6
    lqd $8, 4096($7)
    lqd $9, 4112($7)
    shufb $67, $8, $9, $6
    lqd $8, 6144($7)
    lqd $7, 6160($7)
    shufb $66, $8, $7, $6
    sf $65, $3, $4
    ori $127, $3, 0
    cgti $2, $65, 0
    brz $2, k_edit_edge_tap_end
    lqa $2, 0x18040
    lqa $3, 0x180b0
    lqa $53, 0x18060
    lqa $4, 0x18080
    lqa $5, 0x180a0
    lqa $6, 0x180c0
    lqa $7, 0x18090
    lqa $54, 0x180f0
    lqa $8, 0x18010
    lqa $9, 0x18090
    lqa $10, 0x18030
    lqa $11, 0x180d0
    lqa $12, 0x18000
    shli $13, $127, 3
    lqa $14, 0x180f0
    lqa $15, 0x180c0
    xor $16, $53, $74
    ai $17, $127, 1
# 965 cycles an iteration, 965 at least: 965 instructions for the even pipe, 493 for the odd one; 0 cycles of nops alone
.align 3
k_edit_edge_tap_loop:
    xor $85, $54, $85
    lnop
    rotmi $18, $17, -3
    lqa $19, 0x18070
    andi $17, $17, 7
    shlqbii $87, $87, 1
    andi $20, $13, -16
    lnop
    xor $21, $116, $117
    lqa $22, 0x180e0
    xor $23, $122, $123
    lqa $24, 0x18050
    shli $17, $17, 5
    lnop
    xor $25, $113, $114
    lnop
    a $20, $20, $63
    lnop
    selb $26, $101, $122, $102
    lqa $27, 0x180b0
    a $17, $17, $18
    lnop
    xor $19, $19, $73
    lnop
    nor $23, $26, $23
    lqd $26, 7376($20)
    xor $11, $11, $82
    lqa $18, 0x18060
    selb $28, $95, $113, $96
    lnop
    selb $29, $89, $104, $90
    lnop
    xor $30, $107, $108
    shufb $31, $17, $17, $62
    andi $17, $17, -16
    lnop
    selb $32, $119, $100, $69
    lqa $33, 0x18050
    xor $5, $5, $80
    lnop
    selb $122, $122, $102, $66
    lqa $34, 0x18020
    xor $35, $104, $105
    lnop
    xor $2, $2, $71
    lqa $36, 0x18040
    a $17, $17, $63
    lqa $37, 0x18000
    selb $38, $97, $116, $98
    lnop
    andbi $31, $31, 15
    shlqbii $88, $88, 1
    xor $10, $10, $67
    lqd $39, 7040($20)
    xor $33, $33, $70
    rotqby $26, $26, $13
    xor $86, $22, $86
    lnop
    xor $22, $110, $111
    lqd $40, 272($17)
    selb $41, $105, $89, $84
    lnop
    xor $34, $34, $68
    lnop
    selb $42, $99, $119, $100
    lqd $43, 256($17)
    or $16, $16, $19
    lnop
    xor $7, $7, $76
    lnop
    nor $25, $28, $25
    lqd $28, 512($17)
    nor $29, $29, $35
    rotqby $39, $39, $13
    or $10, $34, $10
    lqa $34, 0x18080
    xor $27, $27, $79
    lnop
    nor $21, $38, $21
    lnop
    a $31, $31, $61
    lqa $38, 0x18070
    andc $16, $16, $115
    lqd $35, 528($17)
    xor $119, $119, $120
    lnop
    xor $34, $34, $77
    shufb $40, $43, $40, $31
    or $2, $2, $33
    rotqbii $33, $39, 1
    or $86, $86, $85
    lnop
    nor $119, $42, $119
    lnop
    or $7, $34, $7
    lnop
    selb $88, $88, $33, $60
    lnop
    xor $33, $23, $101
    shufb $28, $28, $35, $31
    andc $7, $7, $112
    lnop
    andc $86, $86, $103
    lnop
    or $5, $5, $27
    rotqbii $27, $26, 1
    selb $35, $114, $25, $7
    lnop
    andc $2, $2, $118
    lnop
    selb $34, $96, $35, $25
    lnop
    xor $89, $29, $89
    lnop
    xor $6, $6, $83
    lnop
    andc $10, $10, $121
    lnop
    xor $12, $12, $40
    lqd $42, 4352($17)
    selb $85, $93, $110, $94
    lnop
    selb $87, $87, $27, $60
    lnop
    nor $85, $85, $22
    lnop
    xor $8, $8, $28
    lnop
    xor $22, $125, $126
    lqd $27, 4368($17)
    or $8, $12, $8
    lnop
    selb $105, $105, $29, $86
    lnop
    selb $12, $87, $125, $88
    lnop
    selb $43, $123, $23, $10
    lnop
    xor $82, $14, $82
    lnop
    or $6, $6, $11
    shufb $27, $42, $27, $31
    xor $25, $25, $95
    lnop
    andc $8, $8, $124
    lnop
    andc $5, $5, $109
    lnop
    selb $42, $117, $21, $16
    lnop
    nor $10, $10, $33
    lnop
    nor $12, $12, $22
    lnop
    selb $102, $102, $43, $23
    lnop
    andc $6, $6, $106
    lnop
    nor $89, $86, $89
    lnop
    selb $110, $110, $94, $78
    lqa $23, 0x180f0
    selb $22, $126, $12, $8
    lqd $86, 784($17)
    selb $114, $114, $95, $75
    lnop
    selb $95, $120, $119, $2
    lnop
    selb $33, $111, $85, $5
    lnop
    xor $18, $18, $71
    lnop
    xor $11, $12, $87
    lqa $14, 0x18050
    selb $120, $120, $99, $69
    lnop
    selb $19, $91, $107, $92
    lnop
    selb $12, $88, $22, $12
    lqa $44, 0x180a0
    xor $4, $4, $74
    lnop
    selb $45, $98, $42, $21
    stqa $12, 0x1a0c0
    selb $94, $94, $33, $85
    lnop
    andi $46, $64, -16
    stqa $102, 0x1a0d0
    selb $100, $100, $95, $119
    lnop
    xor $119, $119, $99
    lnop
    a $46, $46, $59
    lnop
    selb $104, $104, $90, $84
    stqa $100, 0x1a0e0
    nor $19, $19, $30
    stqa $45, 0x1a0f0
    selb $113, $113, $96, $75
    cbd $96, 0($13)
    selb $121, $121, $10, $66
    lnop
    selb $10, $108, $19, $6
    lnop
    nor $8, $8, $11
    lqa $11, 0x18030
    selb $126, $126, $87, $27
    lqa $87, 0x180e0
    xor $30, $19, $91
    rotqbyi $99, $39, 1
    selb $19, $92, $10, $19
    lnop
    selb $123, $123, $101, $66
    stqa $34, 0x1a100
    selb $90, $90, $105, $29
    lnop
    nor $7, $7, $25
    lqd $25, 1024($17)
    xor $21, $21, $97
    lnop
    nor $119, $2, $119
    stqa $94, 0x1a110
    selb $112, $112, $7, $75
    lnop
    selb $107, $107, $92, $81
    stqa $19, 0x1a120
    selb $116, $116, $98, $72
    lqa $98, 0x180d0
    xor $9, $9, $73
    lnop
    xor $92, $113, $114
    lnop
    xor $36, $36, $68
    lnop
    xor $38, $38, $70
    lnop
    xor $7, $32, $120
    lqa $2, 0x18020
    xor $98, $98, $79
    stqa $90, 0x1a130
    or $18, $18, $38
    lnop
    selb $117, $117, $97, $72
    lqd $97, 192($46)
    nor $6, $6, $30
    lnop
    selb $30, $95, $116, $100
    stqa $22, 0x1a140
    xor $44, $44, $77
    lqa $38, 0x18030
    xor $29, $104, $41
    lnop
    xor $15, $15, $80
    lnop
    selb $124, $124, $8, $27
    lqd $8, 768($17)
    selb $101, $22, $122, $12
    stqa $43, 0x1a150
    or $98, $15, $98
    rotqby $97, $97, $64
    xor $85, $85, $93
    lnop
    selb $106, $106, $6, $81
    lqd $6, 4608($17)
    selb $15, $43, $32, $102
    lnop
    selb $108, $108, $91, $81
    stqa $95, 0x1a160
    selb $111, $111, $93, $78
    shlqbii $90, $90, 1
    or $4, $4, $9
    lnop
    xor $87, $87, $83
    lqa $83, 0x18060
    selb $9, $42, $113, $45
    stqa $42, 0x1a170
    selb $93, $41, $10, $81
    rotqbii $99, $99, 1
    nor $16, $16, $21
    lqa $21, 0x180d0
    selb $103, $103, $89, $84
    lqa $89, 0x180c0
    selb $115, $115, $16, $72
    lqd $16, 1040($17)
    nor $5, $5, $85
    shufb $86, $8, $86, $31
    or $87, $87, $82
    lqa $82, 0x18010
    selb $119, $118, $119, $69
    lnop
    xor $3, $3, $76
    lnop
    andc $18, $18, $115
    lnop
    andc $98, $98, $106
    stqa $35, 0x1a180
    selb $118, $10, $104, $19
    shlqbii $8, $105, 1
    andc $4, $4, $112
    lnop
    nor $92, $9, $92
    lnop
    xor $24, $24, $67
    shufb $85, $25, $16, $31
    xor $38, $38, $28
    lnop
    or $3, $44, $3
    stqa $33, 0x1a190
    selb $44, $35, $110, $34
    rotqbyi $16, $39, 2
    selb $113, $113, $45, $72
    stqa $10, 0x1a1a0
    xor $25, $110, $111
    lnop
    selb $99, $90, $99, $60
    lnop
    selb $90, $114, $92, $4
    lnop
    selb $109, $109, $5, $78
    stqa $105, 0x1a1b0
    xor $105, $116, $117
    lnop
    xor $37, $37, $86
    lnop
    xor $2, $2, $40
    lnop
    xor $5, $107, $108
    lnop
    xor $82, $82, $85
    rotqbyi $9, $26, 1
    andc $87, $87, $103
    rotqbyi $91, $20, 0
    xor $79, $23, $79
    lqd $23, 320($46)
    nor $118, $118, $29
    lnop
    or $82, $37, $82
    rotqbii $9, $9, 1
    selb $37, $120, $43, $66
    lnop
    nor $25, $44, $25
    lnop
    or $24, $36, $24
    lnop
    selb $36, $33, $107, $94
    lnop
    selb $45, $45, $90, $92
    rotqby $23, $23, $64
    selb $125, $125, $88, $27
    lnop
    selb $114, $114, $42, $72
    lqd $88, 4624($17)
    andc $24, $24, $119
    lnop
    andc $82, $82, $124
    lnop
    xor $44, $122, $123
    rotqbyi $97, $97, 13
    or $2, $2, $38
    lnop
    selb $8, $8, $9, $60
    lnop
    xor $9, $125, $126
    rotqbyi $38, $26, 2
    andc $3, $3, $109
    lnop
    nor $105, $30, $105
    lqa $30, 0x180e0
    selb $29, $8, $125, $99
    lnop
    selb $47, $117, $105, $18
    lnop
    nor $9, $29, $9
    lnop
    selb $29, $111, $25, $3
    shufb $84, $6, $88, $31
    selb $41, $41, $118, $87
    lnop
    andc $2, $2, $121
    lqd $88, 7712($20)
    nor $7, $15, $7
    lnop
    andi $97, $97, 255
    lnop
    xor $15, $9, $8
    lnop
    nor $101, $101, $44
    lnop
    nor $5, $36, $5
    lnop
    nor $15, $82, $15
    shufb $97, $97, $88, $96
    selb $120, $120, $7, $24
    lqd $88, 1552($17)
    selb $36, $126, $9, $82
    lnop
    selb $104, $104, $19, $81
    lnop
    xor $89, $89, $77
    rotqbyi $23, $23, 13
    xor $92, $92, $42
    lnop
    selb $9, $99, $36, $9
    rotqbii $16, $16, 1
    selb $42, $123, $101, $2
    lnop
    selb $44, $100, $47, $105
    shlqbii $6, $41, 1
    xor $80, $30, $80
    lnop
    nor $92, $4, $92
    lqd $4, 1792($17)
    selb $19, $19, $41, $118
    lnop
    xor $118, $118, $10
    lnop
    selb $10, $12, $42, $101
    stqa $9, 0x1a0c0
    nor $118, $87, $118
    lqa $87, 0x18040
    selb $30, $108, $5, $98
    lnop
    selb $112, $112, $92, $72
    lnop
    selb $92, $102, $120, $7
    stqa $10, 0x1a0d0
    selb $116, $116, $100, $69
    lnop
    xor $7, $7, $43
    stqa $92, 0x1a0e0
    selb $43, $94, $30, $5
    rotqbii $38, $38, 1
    xor $101, $101, $22
    stqd $97, 7712($91)
    selb $97, $34, $29, $25
    stqa $44, 0x1a0f0
    xor $87, $87, $40
    lnop
    selb $107, $107, $94, $78
    lqa $94, 0x180d0
    nor $7, $24, $7
    stqa $45, 0x1a100
    selb $118, $103, $118, $81
    lqd $103, 1808($17)
    selb $102, $32, $102, $66
    stqa $97, 0x1a110
    xor $105, $105, $95
    lqd $32, 1536($17)
    selb $108, $108, $33, $78
    lnop
    xor $21, $21, $76
    stqa $43, 0x1a120
    andi $23, $23, 255
    lqd $20, 8048($20)
    nor $105, $18, $105
    stqa $19, 0x1a130
    xor $18, $113, $114
    lqa $81, 0x180b0
    or $80, $80, $79
    lqd $79, 192($46)
    selb $24, $47, $113, $44
    shufb $82, $32, $88, $31
    or $89, $89, $21
    stqa $36, 0x1a140
    xor $21, $83, $68
    lqa $88, 0x180f0
    xor $25, $25, $35
    stqa $42, 0x1a150
    selb $115, $115, $105, $69
    lqa $105, 0x18080
    selb $122, $122, $12, $27
    lqa $12, 0x180c0
    ai $32, $13, 1
    lqd $83, 1296($17)
    selb $123, $123, $22, $27
    shlqbii $19, $19, 1
    selb $110, $110, $34, $75
    stqa $120, 0x1a160
    selb $34, $36, $122, $9
    rotqby $79, $79, $64
    xor $22, $104, $93
    shufb $96, $23, $20, $96
    xor $20, $102, $37
    stqa $47, 0x1a170
    xor $14, $14, $28
    lnop
    selb $23, $30, $104, $43
    lnop
    selb $126, $126, $8, $84
    lqd $8, 1280($17)
    nor $3, $3, $25
    stqa $90, 0x1a180
    nor $22, $23, $22
    stqd $96, 8048($91)
    xor $5, $5, $33
    lqa $33, 0x180b0
    selb $6, $6, $38, $60
    stqa $29, 0x1a190
    andi $38, $32, -16
    lnop
    xor $96, $107, $108
    lnop
    xor $91, $22, $30
    lnop
    selb $23, $42, $102, $10
    lqa $25, 0x18020
    or $87, $87, $14
    lnop
    selb $111, $111, $35, $75
    lnop
    ai $65, $65, -1
    lqa $35, 0x180e0
    selb $119, $119, $7, $66
    lnop
    selb $117, $117, $95, $69
    stqa $30, 0x1a1a0
    selb $125, $125, $99, $84
    lqa $99, 0x18010
    xor $105, $105, $71
    lqa $95, 0x180a0
    selb $7, $90, $110, $45
    shufb $83, $8, $83, $31
    selb $8, $29, $107, $97
    lqa $14, 0x180a0
    nor $18, $24, $18
    lqa $24, 0x18020
    andc $80, $80, $118
    lnop
    selb $107, $107, $97, $75
    lnop
    a $38, $38, $63
    lnop
    selb $16, $19, $16, $60
    lnop
    nor $101, $2, $101
    rotqbyi $79, $79, 13
    selb $2, $110, $45, $72
    lnop
    selb $124, $124, $15, $84
    lqd $15, 7712($38)
    selb $121, $121, $101, $27
    lnop
    andi $79, $79, 255
    stqa $41, 0x1a1b0
    xor $41, $122, $123
    lqa $101, 0x18070
    selb $30, $93, $30, $78
    lqa $19, 0x18090
    xor $95, $95, $74
    cbd $32, 0($32)
    xor $88, $88, $76
    lnop
    nor $98, $98, $5
    lnop
    xor $77, $35, $77
    lqd $35, 320($46)
    selb $106, $106, $98, $78
    lnop
    or $88, $77, $88
    lqa $77, 0x18000
    nor $96, $8, $96
    lnop
    selb $109, $109, $3, $75
    lnop
    selb $104, $104, $43, $78
    lnop
    xor $94, $94, $73
    lqd $3, 4864($17)
    xor $99, $99, $82
    lnop
    xor $101, $101, $67
    lnop
    xor $19, $19, $70
    rotqby $35, $35, $64
    xor $25, $25, $86
    lnop
    xor $8, $116, $117
    lnop
    nor $20, $23, $20
    lnop
    xor $110, $110, $111
    lnop
    selb $93, $93, $22, $80
    lnop
    selb $23, $120, $116, $92
    lqd $98, 2064($17)
    nor $91, $80, $91
    lnop
    or $101, $21, $101
    shufb $79, $79, $15, $32
    or $105, $105, $19
    lnop
    xor $81, $81, $73
    lqa $19, 0x180c0
    nor $8, $23, $8
    rotqbyi $35, $35, 13
    xor $77, $77, $83
    lnop
    selb $23, $117, $120, $66
    lqa $15, 0x180c0
    xor $11, $11, $85
    rotqbyi $21, $38, 0
    xor $120, $8, $120
    lqa $5, 0x180b0
    nor $34, $34, $41
    lnop
    andi $35, $35, 255
    lqa $41, 0x18000
    selb $80, $6, $125, $16
    lnop
    or $99, $77, $99
    lnop
    andc $101, $101, $115
    lnop
    selb $116, $116, $92, $66
    lqa $77, 0x18080
    andc $99, $99, $124
    stqd $79, 7712($21)
    nor $110, $7, $110
    lnop
    or $95, $95, $81
    lnop
    xor $81, $125, $126
    lqa $7, 0x180c0
    andc $89, $89, $106
    lnop
    selb $118, $118, $91, $78
    lnop
    nor $81, $80, $81
    lnop
    or $11, $25, $11
    lqd $25, 4880($17)
    selb $91, $126, $81, $99
    lnop
    selb $117, $117, $8, $101
    lnop
    xor $78, $81, $6
    lnop
    nor $120, $101, $120
    rotqbyi $101, $39, 3
    selb $76, $16, $91, $81
    shufb $80, $4, $103, $31
    xor $19, $19, $86
    lnop
    andc $11, $11, $121
    lqd $38, 8048($38)
    selb $92, $92, $117, $8
    lnop
    selb $22, $43, $93, $22
    rotqbyi $43, $26, 3
    selb $8, $108, $96, $89
    lnop
    xor $103, $34, $36
    lnop
    selb $4, $123, $34, $11
    lnop
    selb $122, $122, $9, $84
    lnop
    selb $9, $9, $4, $34
    lqd $34, 2048($17)
    andc $105, $105, $112
    lnop
    andc $87, $87, $119
    lqa $100, 0x18090
    andc $95, $95, $109
    shufb $32, $35, $38, $32
    xor $35, $20, $42
    stqa $76, 0x1a0c0
    selb $38, $111, $110, $95
    shufb $81, $3, $25, $31
    selb $3, $37, $20, $87
    lnop
    xor $5, $5, $70
    stqd $32, 8048($21)
    xor $14, $14, $71
    lnop
    selb $111, $111, $90, $72
    lnop
    xor $21, $116, $23
    lnop
    selb $32, $114, $18, $105
    stqa $9, 0x1a0d0
    selb $20, $10, $3, $20
    lnop
    andc $88, $88, $118
    lnop
    selb $25, $44, $32, $18
    rotqbii $43, $43, 1
    selb $113, $113, $44, $69
    stqa $20, 0x1a0e0
    selb $37, $37, $42, $27
    rotqbii $101, $101, 1
    selb $45, $45, $38, $110
    shlqbii $42, $22, 1
    nor $99, $99, $78
    lnop
    selb $44, $116, $20, $27
    stqa $92, 0x1a0f0
    selb $97, $97, $8, $96
    shlqbii $78, $93, 1
    nor $103, $11, $103
    lnop
    xor $11, $2, $111
    shufb $79, $34, $98, $31
    xor $100, $100, $67
    stqa $25, 0x1a100
    or $5, $14, $5
    stqa $45, 0x1a110
    xor $96, $96, $29
    lnop
    selb $120, $115, $120, $66
    stqa $97, 0x1a120
    selb $102, $102, $10, $27
    lqa $10, 0x18060
    selb $101, $42, $101, $60
    stqa $22, 0x1a130
    xor $18, $18, $47
    lnop
    selb $22, $38, $107, $45
    lqa $42, 0x18060
    nor $105, $105, $18
    lnop
    xor $110, $110, $90
    lqd $90, 192($46)
    ai $18, $13, 2
    lqd $115, 3840($17)
    nor $110, $95, $110
    lnop
    xor $24, $24, $83
    lnop
    xor $77, $77, $68
    lnop
    andi $95, $18, -16
    cbd $18, 0($18)
    selb $110, $109, $110, $72
    stqa $91, 0x1a140
    xor $7, $7, $74
    lnop
    selb $123, $123, $36, $84
    lqa $36, 0x18030
    or $100, $77, $100
    lnop
    selb $108, $108, $29, $75
    lnop
    a $95, $95, $63
    lqa $29, 0x18040
    selb $124, $124, $99, $81
    stqa $4, 0x1a150
    selb $99, $107, $45, $72
    rotqbyi $109, $26, 4
    xor $77, $104, $30
    stqa $3, 0x1a160
    selb $125, $125, $16, $81
    lnop
    selb $121, $121, $103, $84
    rotqby $90, $90, $64
    selb $103, $113, $92, $66
    lnop
    selb $126, $126, $6, $81
    stqa $117, 0x1a170
    nor $96, $89, $96
    lqa $89, 0x18070
    or $94, $7, $94
    lnop
    xor $29, $29, $86
    stqa $32, 0x1a180
    nor $87, $87, $35
    rotqbyi $90, $90, 13
    selb $114, $114, $47, $69
    lqd $47, 5120($17)
    selb $35, $23, $3, $27
    lnop
    selb $7, $8, $104, $97
    stqa $38, 0x1a190
    selb $6, $91, $122, $76
    lnop
    selb $104, $104, $97, $75
    lnop
    andi $90, $90, 255
    lnop
    selb $43, $78, $43, $60
    lnop
    selb $106, $106, $96, $75
    stqa $8, 0x1a1a0
    selb $96, $117, $113, $92
    lnop
    xor $36, $36, $82
    lqa $78, 0x18050
    selb $116, $3, $116, $20
    lnop
    xor $107, $107, $108
    lnop
    or $24, $24, $36
    lqa $36, 0x180e0
    xor $12, $12, $71
    lqa $16, 0x18010
    selb $14, $43, $125, $101
    lnop
    xor $113, $113, $114
    lnop
    nor $107, $22, $107
    stqa $93, 0x1a1b0
    nor $77, $7, $77
    lnop
    selb $119, $119, $87, $27
    lnop
    andc $24, $24, $121
    lqd $87, 7712($95)
    xor $78, $78, $85
    lqd $7, 320($46)
    xor $93, $125, $126
    lnop
    selb $112, $112, $105, $69
    lnop
    xor $105, $102, $37
    lnop
    nor $93, $14, $93
    lnop
    selb $14, $32, $2, $25
    lnop
    xor $22, $122, $123
    lnop
    xor $89, $89, $28
    lqa $98, 0x180d0
    xor $10, $10, $40
    rotqby $7, $7, $64
    or $78, $29, $78
    lnop
    xor $41, $41, $80
    shufb $90, $90, $87, $18
    or $89, $10, $89
    rotqbyi $10, $95, 0
    selb $87, $4, $102, $9
    lnop
    andc $89, $89, $120
    lqd $29, 5136($17)
    andc $34, $78, $119
    rotqbyi $7, $7, 13
    nor $6, $6, $22
    lqd $22, 2560($17)
    nor $116, $116, $21
    stqd $90, 7712($10)
    xor $16, $16, $79
    lqd $95, 8048($95)
    selb $2, $2, $25, $69
    lnop
    xor $90, $77, $8
    lnop
    selb $8, $30, $8, $75
    lnop
    selb $21, $123, $6, $24
    lnop
    nor $105, $87, $105
    lnop
    selb $87, $76, $21, $6
    lnop
    or $16, $41, $16
    lqd $41, 2304($17)
    andc $5, $5, $110
    shufb $78, $47, $29, $31
    nor $11, $14, $11
    lnop
    nor $113, $96, $113
    lnop
    andc $16, $16, $124
    lnop
    andi $7, $7, 255
    lqd $96, 5392($17)
    xor $14, $11, $32
    lnop
    selb $29, $37, $105, $34
    shufb $95, $7, $95, $18
    andc $100, $100, $112
    lnop
    andc $94, $94, $106
    lnop
    selb $7, $126, $93, $16
    lnop
    selb $18, $114, $113, $100
    lnop
    selb $47, $108, $38, $72
    stqd $95, 8048($10)
    selb $95, $101, $7, $93
    lnop
    selb $108, $108, $107, $94
    lnop
    selb $30, $30, $77, $88
    lnop
    selb $23, $23, $116, $89
    lnop
    nor $90, $88, $90
    lnop
    selb $88, $111, $11, $5
    lnop
    selb $45, $45, $108, $107
    lnop
    selb $102, $102, $9, $84
    stqa $95, 0x1a0c0
    selb $118, $118, $90, $75
    lqd $90, 2576($17)
    selb $9, $9, $29, $105
    stqa $87, 0x1a0d0
    xor $36, $36, $68
    lnop
    selb $122, $122, $76, $81
    lnop
    selb $20, $20, $23, $116
    stqa $9, 0x1a0e0
    selb $92, $92, $18, $113
    lnop
    selb $11, $25, $88, $11
    stqa $20, 0x1a0f0
    selb $97, $97, $30, $77
    stqa $92, 0x1a100
    xor $98, $98, $70
    stqa $11, 0x1a110
    xor $116, $116, $3
    lqa $3, 0x18030
    ai $25, $13, 3
    lqd $76, 5376($17)
    or $98, $12, $98
    lqd $12, 2320($17)
    xor $113, $113, $117
    stqa $45, 0x1a120
    xor $107, $107, $38
    lnop
    selb $38, $102, $87, $81
    lnop
    nor $107, $94, $107
    lqa $94, 0x180a0
    selb $37, $37, $4, $84
    lnop
    xor $6, $6, $91
    lnop
    xor $93, $93, $43
    shufb $77, $41, $12, $31
    selb $126, $126, $43, $78
    lqa $43, 0x18070
    selb $123, $123, $91, $81
    shufb $75, $76, $96, $31
    nor $5, $5, $14
    stqa $97, 0x1a130
    nor $116, $89, $116
    lqd $89, 192($46)
    selb $14, $99, $11, $69
    stqa $7, 0x1a140
    andi $96, $25, -16
    lnop
    xor $91, $44, $35
    stqa $21, 0x1a150
    selb $125, $125, $101, $78
    stqa $29, 0x1a160
    xor $94, $94, $68
    lnop
    selb $110, $110, $5, $69
    stqa $23, 0x1a170
    selb $117, $114, $117, $66
    lqa $114, 0x18090
    xor $33, $33, $67
    stqa $18, 0x1a180
    xor $3, $3, $79
    rotqbii $109, $109, 1
    selb $5, $23, $103, $20
    lnop
    nor $113, $100, $113
    lnop
    selb $111, $111, $32, $69
    lqa $32, 0x18020
    a $96, $96, $63
    stqa $88, 0x1a190
    xor $105, $105, $4
    lqa $4, 0x18080
    nor $6, $24, $6
    lnop
    selb $24, $108, $104, $45
    lqa $100, 0x18060
    xor $43, $43, $85
    shlqbii $101, $30, 1
    nor $93, $16, $93
    stqa $108, 0x1a1a0
    selb $121, $121, $6, $81
    lqa $6, 0x180f0
    xor $16, $103, $117
    stqa $30, 0x1a1b0
    selb $30, $21, $102, $87
    rotqbyi $12, $39, 4
    nor $105, $34, $105
    lnop
    selb $107, $106, $107, $72
    lnop
    xor $102, $102, $37
    shufb $76, $22, $90, $31
    xor $42, $42, $86
    rotqbii $12, $12, 1
    xor $90, $2, $111
    lnop
    xor $32, $32, $80
    lqd $22, 320($46)
    selb $124, $124, $93, $78
    lqa $93, 0x18050
    or $3, $32, $3
    lqa $32, 0x180f0
    selb $106, $7, $122, $95
    lqa $34, 0x180d0
    selb $113, $112, $113, $66
    lnop
    selb $120, $120, $116, $27
    lqa $116, 0x180e0
    or $42, $42, $43
    lqa $43, 0x18000
    xor $112, $122, $123
    rotqby $22, $22, $64
    xor $73, $6, $73
    rotqby $89, $89, $64
    nor $5, $5, $16
    cbd $25, 0($25)
    selb $16, $88, $99, $11
    lnop
    nor $102, $30, $102
    lnop
    nor $112, $106, $112
    lnop
    xor $43, $43, $77
    shlqbii $97, $97, 1
    andc $3, $3, $121
    lqa $106, 0x18010
    xor $99, $99, $47
    rotqbyi $89, $89, 13
    xor $30, $104, $8
    lnop
    xor $6, $125, $126
    lqd $41, 7712($96)
    xor $116, $116, $74
    lqa $74, 0x18090
    selb $97, $97, $12, $60
    lnop
    xor $68, $15, $68
    lnop
    selb $122, $122, $95, $78
    lnop
    andi $89, $89, 255
    rotqbyi $15, $96, 0
    nor $99, $16, $99
    lnop
    selb $16, $123, $7, $78
    lnop
    or $116, $116, $73
    shufb $89, $89, $41, $25
    selb $109, $101, $109, $60
    lnop
    selb $119, $119, $105, $84
    lnop
    xor $93, $93, $82
    lqa $105, 0x18040
    xor $106, $106, $76
    lqa $101, 0x18020
    xor $114, $114, $28
    rotqbyi $22, $22, 13
    or $94, $94, $33
    stqd $89, 7712($15)
    or $106, $43, $106
    lnop
    andc $116, $116, $118
    lqa $43, 0x18070
    selb $89, $29, $44, $9
    lqd $96, 8048($96)
    xor $4, $4, $40
    lqd $33, 3088($17)
    andc $98, $98, $107
    lnop
    xor $41, $74, $79
    lnop
    andc $42, $42, $120
    lnop
    xor $70, $32, $70
    lnop
    selb $32, $18, $2, $92
    lnop
    selb $123, $123, $112, $3
    lnop
    xor $105, $105, $83
    lnop
    andi $22, $22, 255
    lnop
    andc $94, $94, $110
    lnop
    nor $24, $24, $30
    lnop
    or $114, $4, $114
    lnop
    xor $7, $112, $7
    lnop
    or $105, $105, $93
    lnop
    selb $93, $109, $125, $97
    lnop
    andc $106, $106, $124
    lnop
    selb $4, $8, $24, $116
    shufb $96, $22, $96, $25
    selb $112, $95, $123, $112
    lqa $95, 0x18030
    nor $93, $93, $6
    lqa $6, 0x180f0
    nor $91, $89, $91
    lnop
    selb $104, $104, $45, $72
    lnop
    nor $3, $3, $7
    lnop
    selb $7, $126, $93, $106
    lnop
    andc $114, $114, $113
    stqd $96, 8048($15)
    selb $96, $97, $7, $93
    lnop
    xor $93, $93, $109
    lqd $15, 3072($17)
    nor $90, $32, $90
    lnop
    xor $6, $6, $67
    stqa $96, 0x1a0c0
    andc $105, $105, $119
    lnop
    selb $45, $45, $4, $24
    lnop
    selb $32, $35, $91, $42
    stqa $112, 0x1a0d0
    or $6, $36, $6
    lnop
    selb $36, $37, $102, $105
    lnop
    selb $89, $111, $90, $94
    lnop
    selb $44, $44, $9, $84
    lnop
    selb $22, $47, $99, $98
    rotqbyi $25, $39, 5
    selb $9, $9, $32, $91
    lnop
    selb $103, $103, $20, $27
    lqa $30, 0x180a0
    selb $12, $92, $89, $90
    lnop
    selb $87, $87, $36, $102
    shufb $73, $15, $33, $31
    selb $15, $117, $5, $114
    lnop
    selb $11, $11, $22, $99
    lqd $33, 2816($17)
    xor $90, $90, $18
    stqa $87, 0x1a0e0
    selb $20, $20, $15, $5
    lqa $74, 0x18090
    xor $91, $91, $29
    lnop
    selb $37, $37, $21, $81
    stqa $9, 0x1a0f0
    selb $29, $35, $29, $84
    lqa $35, 0x18050
    xor $24, $24, $108
    stqa $20, 0x1a100
    xor $102, $102, $21
    stqa $12, 0x1a110
    selb $126, $126, $109, $75
    lqa $109, 0x180e0
    selb $111, $111, $18, $66
    lnop
    ai $18, $13, 4
    shlqbii $21, $45, 1
    selb $121, $121, $3, $78
    stqa $11, 0x1a120
    selb $92, $2, $92, $66
    stqa $45, 0x1a130
    xor $30, $30, $40
    lnop
    xor $45, $38, $37
    lqa $2, 0x18080
    xor $5, $5, $23
    lnop
    xor $74, $74, $85
    lnop
    nor $91, $42, $91
    lqd $42, 192($46)
    xor $95, $95, $76
    lnop
    nor $114, $114, $5
    stqa $7, 0x1a140
    selb $125, $125, $97, $75
    lnop
    andi $97, $18, -16
    lnop
    selb $5, $15, $92, $20
    stqa $123, 0x1a150
    xor $99, $99, $88
    lnop
    xor $2, $2, $86
    lnop
    selb $88, $47, $88, $69
    rotqbyi $47, $26, 5
    xor $3, $122, $16
    rotqby $42, $42, $64
    selb $117, $117, $23, $27
    lqa $23, 0x18060
    nor $99, $98, $99
    lnop
    xor $67, $34, $67
    rotqbii $47, $47, 1
    ai $34, $13, 5
    stqa $36, 0x1a160
    or $2, $2, $74
    lqa $74, 0x18010
    nor $106, $106, $93
    lqd $93, 2832($17)
    xor $98, $103, $117
    rotqbii $25, $25, 1
    selb $114, $113, $114, $27
    stqa $32, 0x1a170
    or $68, $68, $67
    lnop
    nor $94, $94, $90
    lqa $90, 0x180b0
    selb $107, $107, $99, $69
    lnop
    selb $21, $21, $25, $60
    stqa $15, 0x1a180
    xor $100, $100, $83
    lnop
    selb $110, $110, $94, $66
    lnop
    selb $94, $7, $122, $96
    lnop
    xor $25, $74, $73
    lnop
    xor $109, $109, $71
    lnop
    selb $108, $8, $108, $72
    lnop
    xor $35, $35, $79
    shufb $74, $33, $93, $31
    xor $43, $43, $82
    lnop
    nor $105, $105, $102
    lqa $102, 0x18030
    selb $93, $32, $103, $9
    stqa $89, 0x1a190
    xor $33, $92, $111
    lnop
    xor $8, $14, $88
    stqa $22, 0x1a1a0
    selb $122, $122, $96, $75
    stqa $4, 0x1a1b0
    selb $120, $120, $91, $84
    lnop
    andc $68, $68, $107
    lqa $91, 0x18040
    a $97, $97, $63
    lnop
    or $100, $100, $43
    lqd $43, 5632($17)
    selb $124, $124, $106, $75
    lnop
    selb $106, $89, $14, $12
    cbd $18, 0($18)
    selb $71, $123, $38, $112
    shlqbii $4, $4, 1
    nor $116, $116, $24
    lnop
    nor $71, $71, $45
    lnop
    xor $90, $90, $28
    lnop
    selb $45, $22, $104, $11
    lnop
    or $109, $109, $70
    lqa $70, 0x18040
    nor $94, $94, $3
    rotqbyi $42, $42, 13
    or $90, $30, $90
    lnop
    xor $91, $91, $80
    lnop
    selb $30, $44, $87, $81
    lqd $3, 7712($97)
    selb $24, $36, $44, $87
    lqa $99, 0x18000
    selb $118, $118, $116, $72
    lnop
    selb $119, $119, $105, $81
    rotqbyi $105, $97, 0
    xor $44, $44, $29
    lqd $116, 320($46)
    andi $42, $42, 255
    lnop
    selb $92, $92, $20, $27
    lnop
    selb $67, $104, $11, $69
    shufb $3, $42, $3, $18
    andc $2, $2, $114
    lnop
    selb $4, $4, $47, $60
    lnop
    nor $106, $106, $8
    rotqby $116, $116, $64
    andc $100, $100, $120
    lnop
    xor $99, $99, $74
    lnop
    nor $5, $5, $33
    lnop
    or $99, $99, $25
    cbd $25, 0($34)
    xor $104, $104, $108
    lnop
    nor $98, $93, $98
    lqd $93, 5648($17)
    xor $33, $125, $126
    lnop
    or $91, $91, $35
    rotqbyi $35, $39, 6
    selb $8, $4, $125, $21
    rotqbyi $116, $116, 13
    xor $101, $101, $77
    lnop
    xor $47, $98, $32
    lnop
    andc $109, $109, $118
    lnop
    selb $14, $14, $12, $66
    lnop
    selb $42, $117, $98, $2
    stqd $3, 7712($105)
    nor $104, $45, $104
    lnop
    or $101, $101, $95
    lqa $95, 0x18070
    andc $99, $99, $124
    lnop
    selb $98, $9, $42, $98
    lnop
    andc $101, $101, $121
    lnop
    andc $90, $90, $110
    lqd $97, 8048($97)
    andi $116, $116, 255
    lqa $45, 0x180b0
    nor $8, $8, $33
    lnop
    andc $91, $91, $119
    lqd $33, 3584($17)
    nor $24, $24, $44
    lnop
    selb $44, $126, $8, $99
    lnop
    selb $3, $29, $24, $100
    lnop
    selb $113, $16, $94, $101
    shufb $116, $116, $97, $18
    selb $97, $21, $44, $8
    shufb $72, $43, $93, $31
    selb $93, $37, $71, $91
    lnop
    nor $2, $2, $47
    lqa $47, 0x18080
    selb $96, $96, $113, $94
    rotqbii $35, $35, 1
    selb $43, $108, $104, $109
    lnop
    selb $18, $112, $93, $71
    stqa $97, 0x1a0c0
    xor $95, $95, $79
    lnop
    selb $10, $111, $5, $90
    stqd $116, 8048($105)
    selb $87, $87, $3, $24
    lnop
    selb $29, $29, $36, $81
    stqa $96, 0x1a0d0
    selb $116, $88, $106, $68
    stqa $18, 0x1a0e0
    selb $20, $20, $10, $5
    stqa $87, 0x1a0f0
    selb $12, $12, $116, $106
    lnop
    selb $11, $11, $43, $104
    stqa $98, 0x1a100
    xor $94, $94, $7
    stqa $20, 0x1a110
    selb $117, $117, $32, $84
    lnop
    xor $32, $70, $77
    stqa $12, 0x1a120
    nor $101, $101, $94
    stqa $11, 0x1a130
    xor $71, $71, $123
    lnop
    xor $5, $5, $15
    lqd $94, 192($46)
    xor $23, $23, $80
    stqa $44, 0x1a140
    andi $34, $34, -16
    stqa $113, 0x1a150
    selb $7, $16, $7, $75
    lqd $16, 3328($17)
    or $95, $23, $95
    lnop
    selb $111, $111, $15, $27
    lqa $15, 0x180a0
    selb $103, $103, $9, $84
    rotqby $94, $94, $64
    selb $112, $38, $112, $78
    lnop
    a $34, $34, $63
    stqa $93, 0x1a160
    nor $91, $91, $71
    shlqbii $38, $43, 1
    selb $123, $37, $123, $78
    lnop
    xor $8, $8, $4
    lqd $37, 3344($17)
    xor $106, $106, $89
    lqa $71, 0x18020
    nor $90, $90, $5
    stqa $3, 0x1a170
    xor $102, $102, $73
    rotqbyi $94, $94, 13
    selb $89, $88, $89, $66
    rotqbyi $88, $34, 0
    xor $104, $104, $22
    stqa $42, 0x1a180
    xor $24, $24, $36
    lnop
    xor $71, $71, $74
    lqa $36, 0x18080
    selb $121, $121, $101, $75
    lnop
    selb $110, $110, $90, $27
    lnop
    xor $45, $45, $85
    lnop
    selb $90, $113, $112, $96
    lnop
    selb $23, $122, $97, $72
    stqa $10, 0x1a190
    xor $15, $15, $86
    lnop
    selb $119, $119, $91, $78
    stqa $116, 0x1a1a0
    selb $125, $125, $21, $72
    lqa $21, 0x180c0
    selb $91, $3, $103, $87
    rotqbyi $101, $26, 6
    nor $100, $100, $24
    lnop
    selb $108, $108, $22, $69
    stqa $43, 0x1a1b0
    or $102, $71, $102
    lnop
    selb $126, $126, $4, $72
    lqd $4, 3600($17)
    nor $109, $109, $104
    lqd $104, 320($46)
    selb $120, $120, $100, $81
    lnop
    andc $102, $102, $121
    rotqbii $101, $101, 1
    selb $100, $42, $92, $98
    lnop
    selb $114, $114, $2, $84
    lnop
    nor $106, $68, $106
    shufb $70, $33, $4, $31
    xor $4, $30, $29
    lqa $33, 0x18090
    selb $68, $10, $14, $20
    lqa $43, 0x180d0
    xor $22, $14, $89
    shufb $71, $16, $37, $31
    or $15, $15, $45
    lqa $45, 0x18010
    nor $99, $99, $8
    lqa $2, 0x18040
    xor $8, $92, $111
    lqd $16, 7712($34)
    selb $118, $118, $109, $69
    lnop
    andi $94, $94, 255
    lqa $109, 0x18050
    xor $69, $112, $123
    lnop
    selb $37, $30, $18, $78
    lnop
    selb $24, $44, $122, $97
    lnop
    andc $15, $15, $110
    rotqby $104, $104, $64
    ai $127, $127, 1
    lnop
    xor $5, $103, $117
    lnop
    selb $48, $112, $96, $75
    shlqbii $11, $11, 1
    selb $30, $93, $30, $18
    lnop
    xor $47, $47, $83
    shufb $94, $94, $16, $25
    xor $122, $122, $7
    lqa $16, 0x18020
    selb $106, $107, $106, $66
    lqa $112, 0x180f0
    xor $21, $21, $40
    rotqbyi $39, $39, 7
    xor $107, $67, $108
    lnop
    xor $109, $109, $76
    lnop
    selb $101, $38, $101, $60
    lqa $38, 0x180e0
    nor $22, $68, $22
    lnop
    xor $68, $125, $126
    lnop
    nor $122, $24, $122
    lnop
    nor $100, $100, $8
    lqa $8, 0x18000
    nor $90, $90, $69
    lnop
    selb $11, $11, $35, $60
    lnop
    xor $33, $33, $82
    rotqbyi $104, $104, 13
    selb $35, $101, $125, $11
    lnop
    or $109, $32, $109
    lnop
    nor $4, $30, $4
    stqd $94, 7712($88)
    nor $91, $91, $5
    lqa $5, 0x18060
    nor $35, $35, $68
    lnop
    selb $30, $111, $100, $15
    rotqbyi $26, $26, 7
    andi $104, $104, 255
    lnop
    andc $95, $95, $120
    lqd $34, 8048($34)
    xor $8, $8, $71
    lnop
    selb $124, $124, $99, $72
    lnop
    xor $99, $91, $3
    lnop
    xor $45, $45, $70
    lnop
    selb $68, $116, $67, $12
    lnop
    andc $109, $109, $119
    lnop
    selb $32, $7, $122, $102
    lnop
    nor $107, $68, $107
    lnop
    or $33, $47, $33
    lnop
    selb $47, $97, $32, $122
    lqa $97, 0x180d0
    or $8, $8, $45
    lqd $45, 3856($17)
    selb $103, $103, $87, $81
    shufb $104, $104, $34, $25
    andc $8, $8, $124
    rotqbii $26, $26, 1
    selb $25, $67, $12, $66
    lnop
    selb $34, $126, $35, $8
    lnop
    andc $33, $33, $114
    lnop
    selb $24, $123, $90, $109
    stqd $104, 8048($88)
    selb $14, $14, $20, $27
    lqa $104, 0x18050
    andc $88, $6, $118
    lnop
    selb $105, $11, $34, $35
    lnop
    xor $97, $97, $28
    lnop
    selb $49, $29, $4, $95
    stqa $105, 0x1a0c0
    selb $6, $108, $107, $88
    shufb $68, $115, $45, $31
    selb $115, $96, $24, $90
    lnop
    selb $45, $117, $91, $33
    lnop
    or $97, $21, $97
    lnop
    selb $18, $18, $49, $4
    stqa $47, 0x1a0d0
    andc $97, $97, $106
    lnop
    selb $21, $87, $45, $91
    stqa $115, 0x1a0e0
    xor $38, $38, $40
    lqa $40, 0x18000
    selb $50, $89, $22, $97
    stqa $18, 0x1a0f0
    selb $12, $12, $6, $107
    lnop
    selb $20, $20, $50, $22
    lnop
    selb $51, $98, $30, $100
    lqd $91, 5904($17)
    xor $87, $107, $116
    lnop
    nor $99, $33, $99
    stqa $21, 0x1a100
    xor $36, $36, $80
    stqa $51, 0x1a110
    xor $35, $35, $101
    lnop
    xor $16, $16, $71
    lnop
    selb $107, $14, $51, $84
    stqa $20, 0x1a120
    selb $29, $29, $93, $78
    stqa $12, 0x1a130
    nor $8, $8, $35
    lnop
    selb $35, $34, $23, $105
    lnop
    selb $111, $111, $42, $84
    lnop
    selb $33, $117, $3, $81
    lqd $117, 192($46)
    xor $90, $90, $113
    lnop
    xor $112, $112, $28
    stqa $34, 0x1a140
    selb $28, $92, $98, $84
    lqa $98, 0x18040
    selb $52, $89, $10, $27
    lqd $89, 4112($17)
    xor $122, $122, $44
    lnop
    xor $93, $4, $93
    lqa $4, 0x18070
    selb $123, $123, $113, $75
    lqd $113, 5888($17)
    nor $122, $102, $122
    stqa $32, 0x1a150
    selb $114, $114, $99, $81
    shlqbii $99, $6, 1
    selb $102, $32, $48, $47
    lnop
    or $36, $36, $41
    lnop
    selb $44, $7, $44, $72
    stqa $24, 0x1a160
    selb $121, $121, $122, $72
    lqa $122, 0x180a0
    nor $95, $95, $93
    lnop
    xor $100, $100, $42
    lnop
    xor $10, $22, $10
    lqd $22, 4096($17)
    selb $26, $99, $26, $60
    stqa $49, 0x1a170
    selb $108, $108, $116, $66
    shlqbii $12, $12, 1
    xor $5, $5, $77
    lnop
    ai $116, $13, 6
    lqa $99, 0x18030
    xor $98, $98, $74
    rotqby $117, $117, $64
    selb $42, $30, $14, $51
    lqa $93, 0x180b0
    selb $41, $45, $28, $21
    shufb $69, $113, $91, $31
    andi $113, $116, -16
    lnop
    xor $122, $122, $83
    lnop
    xor $43, $43, $85
    lnop
    nor $100, $15, $100
    shufb $67, $22, $89, $31
    xor $89, $48, $123
    lnop
    xor $40, $40, $68
    stqa $45, 0x1a180
    selb $125, $125, $11, $69
    stqa $30, 0x1a190
    xor $11, $28, $111
    lnop
    selb $22, $120, $95, $78
    lqa $3, 0x180b0
    xor $120, $4, $76
    lnop
    nor $109, $109, $90
    lqa $90, 0x18010
    selb $15, $110, $100, $84
    rotqbii $39, $39, 1
    nor $97, $97, $10
    lnop
    a $113, $113, $63
    rotqbyi $117, $117, 13
    xor $10, $37, $29
    lnop
    nor $89, $102, $89
    stqa $50, 0x1a1a0
    xor $104, $104, $73
    lnop
    xor $14, $14, $52
    lqa $53, 0x18060
    selb $12, $12, $39, $60
    lnop
    xor $99, $99, $70
    lqa $4, 0x18080
    or $104, $98, $104
    lnop
    or $112, $38, $112
    lnop
    xor $90, $90, $67
    stqa $6, 0x1a1b0
    selb $38, $26, $125, $12
    lnop
    or $120, $5, $120
    lqa $5, 0x180a0
    or $99, $16, $99
    lqd $16, 320($46)
    selb $126, $126, $101, $69
    lqd $101, 7712($113)
    nor $14, $42, $14
    lqd $42, 6160($17)
    selb $98, $49, $103, $18
    cbd $116, 0($116)
    xor $39, $103, $33
    lqa $6, 0x180c0
    selb $124, $124, $8, $69
    lnop
    andc $36, $36, $114
    lnop
    nor $88, $88, $87
    rotqby $16, $16, $64
    andi $117, $117, 255
    lnop
    xor $93, $93, $82
    lnop
    or $90, $40, $90
    lnop
    or $122, $122, $93
    lnop
    selb $106, $106, $97, $27
    lqa $7, 0x18090
    xor $97, $125, $126
    lnop
    selb $119, $119, $109, $75
    lnop
    selb $109, $24, $37, $115
    shufb $117, $117, $101, $116
    andc $40, $90, $124
    rotqbyi $90, $113, 0
    nor $39, $98, $39
    lqa $54, 0x180f0
    or $19, $19, $43
    lqd $17, 6144($17)
    selb $93, $33, $39, $36
    lnop
    xor $43, $23, $44
    lnop
    andc $110, $99, $121
    rotqbyi $16, $16, 13
    andc $55, $120, $22
    lnop
    xor $120, $25, $108
    lnop
    nor $38, $38, $97
    lnop
    xor $56, $89, $32
    lnop
    andi $16, $16, 255
    lnop
    selb $57, $118, $88, $66
    lnop
    selb $118, $50, $25, $20
    lnop
    andc $58, $122, $15
    lnop
    selb $101, $126, $38, $40
    lnop
    nor $41, $41, $11
    stqd $117, 7712($90)
    nor $35, $35, $43
    lqa $8, 0x18010
    selb $102, $12, $101, $38
    lqd $113, 8048($113)
    andc $43, $104, $119
    lnop
    nor $118, $118, $120
    lnop
    selb $97, $123, $89, $43
    lqa $9, 0x18090
    selb $94, $18, $93, $39
    lnop
    selb $99, $44, $35, $110
    lnop
    nor $109, $109, $10
    stqa $102, 0x1a0c0
    selb $100, $105, $99, $35
    shufb $116, $16, $113, $116
    selb $91, $111, $41, $58
    lnop
    selb $95, $29, $109, $55
    lqa $10, 0x18030
    selb $98, $47, $97, $89
    lnop
    xor $35, $35, $34
    stqd $116, 8048($90)
    andc $112, $112, $57
    stqa $100, 0x1a0d0
    selb $92, $21, $91, $41
    lnop
    xor $38, $38, $26
    shufb $66, $17, $42, $31
    andc $19, $19, $106
    lnop
    selb $96, $115, $95, $109
    lqa $11, 0x180d0
    selb $89, $52, $14, $19
    stqa $98, 0x1a0e0
    selb $122, $23, $105, $69
    lnop
    selb $87, $108, $118, $112
    stqa $96, 0x1a0f0
    selb $90, $51, $89, $14
    stqa $94, 0x1a100
    selb $88, $20, $87, $118
    stqa $92, 0x1a110
    selb $126, $126, $26, $66
    stqa $90, 0x1a120
    selb $116, $37, $115, $75
    stqa $88, 0x1a130
    selb $104, $25, $20, $27
    lqd $20, 192($46)
    nor $110, $110, $35
    stqa $101, 0x1a140
    xor $41, $41, $45
    stqa $99, 0x1a150
    ai $13, $13, 7
    stqa $97, 0x1a160
    nor $38, $40, $38
    stqa $95, 0x1a170
    andi $40, $13, -16
    lnop
    xor $14, $14, $30
    rotqby $20, $20, $64
    selb $121, $121, $110, $69
    lnop
    nor $41, $58, $41
    cbd $58, 0($13)
    selb $120, $123, $32, $72
    stqa $93, 0x1a180
    xor $39, $39, $49
    rotqbyi $20, $20, 13
    selb $123, $44, $34, $69
    lnop
    selb $125, $125, $12, $66
    lnop
    a $40, $40, $63
    stqa $91, 0x1a190
    andi $20, $20, 255
    stqa $89, 0x1a1a0
    nor $14, $19, $14
    lqd $19, 7712($40)
    selb $110, $28, $21, $81
    stqa $87, 0x1a1b0
    selb $105, $108, $50, $27
    lqd $46, 320($46)
    nor $36, $36, $39
    lnop
    selb $111, $111, $45, $81
    rotqbyi $45, $40, 0
    xor $39, $109, $24
    lnop
    xor $118, $118, $50
    shufb $19, $20, $19, $58
    selb $109, $15, $41, $81
    lqa $12, 0x18000
    selb $106, $106, $14, $84
    rotqby $46, $46, $64
    nor $41, $112, $118
    hbrr k_edit_edge_tap_branch, k_edit_edge_tap_loop
    shli $13, $127, 3
    stqd $19, 7712($45)
    nor $43, $43, $56
    lnop
    selb $124, $124, $38, $66
    lqd $40, 8048($40)
    selb $118, $119, $43, $72
    rotqbyi $46, $46, 13
    nor $39, $55, $39
    lqa $14, 0x180f0
    selb $112, $114, $36, $78
    lqa $15, 0x180c0
    selb $113, $103, $18, $78
    lnop
    xor $16, $53, $74
    lnop
    andi $46, $46, 255
    lnop
    selb $117, $29, $24, $75
    lnop
    ai $17, $127, 1
    shufb $40, $46, $40, $58
    selb $114, $33, $49, $78
    lnop
    selb $108, $52, $30, $84
    lnop
    selb $115, $22, $39, $75
    lnop
    selb $119, $48, $47, $72
    stqd $40, 8048($45)
    selb $103, $57, $41, $27
k_edit_edge_tap_branch:
    brnz $65, k_edit_edge_tap_loop
k_edit_edge_tap_end:
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
    stqa $94, 0x19b00
    stqa $93, 0x19b10
    stqa $92, 0x19b20
    stqa $91, 0x19b30
    stqa $90, 0x19b40
    stqa $89, 0x19b50
    stqa $88, 0x19b60
    stqa $87, 0x19b70
    bi $0

.global k_edit_steady_tap
.align 3
k_edit_steady_tap:
    lqa $70, 0x0
    lqa $69, 0x10
    lqa $68, 0x20
    lqa $67, 0x30
    lqa $66, 0x50
    ori $71, $5, 0
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
    lqa $94, 0x19b00
    lqa $93, 0x19b10
    lqa $92, 0x19b20
    lqa $91, 0x19b30
    lqa $90, 0x19b40
    lqa $89, 0x19b50
    lqa $88, 0x19b60
    lqa $87, 0x19b70
    andi $6, $3, 7
    rotmi $7, $3, -3
    shli $6, $6, 5
    a $6, $6, $7
    andi $7, $6, -16
    a $7, $7, $70
    lqd $8, 768($7)
    lqd $9, 784($7)
    shufb $6, $6, $6, $69
    andbi $6, $6, 15
    a $6, $6, $68
    shufb $86, $8, $9, $6
    lqd $8, 1024($7)
    lqd $9, 1040($7)
    shufb $85, $8, $9, $6
    lqd $8, 1280($7)
    lqd $9, 1296($7)
    shufb $84, $8, $9, $6
    lqd $8, 1536($7)
    lqd $9, 1552($7)
    shufb $83, $8, $9, $6
    lqd $8, 1792($7)
    lqd $9, 1808($7)
    shufb $82, $8, $9, $6
    lqd $8, 2048($7)
    lqd $9, 2064($7)
    shufb $81, $8, $9, $6
    lqd $8, 2304($7)
    lqd $9, 2320($7)
    shufb $80, $8, $9, $6
    lqd $8, 2560($7)
    lqd $9, 2576($7)
    shufb $79, $8, $9, $6
    lqd $8, 2816($7)
    lqd $9, 2832($7)
    shufb $78, $8, $9, $6
    lqd $8, 3072($7)
    lqd $9, 3088($7)
    shufb $77, $8, $9, $6
    lqd $8, 3328($7)
    lqd $9, 3344($7)
    shufb $76, $8, $9, $6
    lqd $8, 3584($7)
    lqd $9, 3600($7)
    shufb $75, $8, $9, $6
    lqd $8, 3840($7)
    lqd $9, 3856($7)
    shufb $74, $8, $9, $6
    lqd $8, 4096($7)
    lqd $7, 4112($7)
    shufb $73, $8, $7, $6
    sf $72, $3, $4
    ori $127, $3, 0
    cgti $2, $72, 0
    brz $2, k_edit_steady_tap_end
    lqa $27, 0x18080
    lqa $53, 0x18080
    lqa $37, 0x18020
    xor $53, $53, $76
    shli $2, $127, 3
    lqa $3, 0x18070
    lqa $47, 0x180a0
    lqa $6, 0x18080
    lqa $7, 0x18070
    lqa $4, 0x18010
    xor $5, $27, $78
    lqa $57, 0x180c0
    lqa $49, 0x180b0
    ai $29, $127, 1
    lqa $45, 0x180e0
    xor $36, $7, $77
    xor $25, $6, $80
    rotmi $43, $29, -3
    lqa $21, 0x18090
    lqa $9, 0x180f0
    lqa $59, 0x180d0
    lqa $23, 0x18040
    xor $6, $23, $74
    lqa $23, 0x180d0
    lqa $20, 0x180c0
    xor $7, $9, $81
    andi $29, $29, 7
    lqa $39, 0x180f0
    xor $42, $23, $83
    xor $8, $39, $83
    lqa $9, 0x18000
    lqa $10, 0x180c0
    lqa $28, 0x18060
    lqa $11, 0x180e0
    xor $12, $49, $77
    lqa $13, 0x18060
    lqa $38, 0x18090
    andi $44, $2, -16
    xor $38, $38, $75
    xor $52, $20, $84
    lqa $48, 0x18030
    or $14, $53, $38
    lqa $53, 0x18040
    lqa $24, 0x180f0
    shli $29, $29, 5
    lqa $15, 0x18020
    lqa $16, 0x18090
    lqa $60, 0x180b0
    xor $21, $21, $79
    lqa $30, 0x180a0
    a $43, $29, $43
    lqa $17, 0x18020
    lqa $18, 0x180e0
    lqa $19, 0x180c0
    xor $20, $24, $85
    lqa $33, 0x180b0
    lqa $62, 0x18050
    or $21, $25, $21
    xor $22, $45, $86
    xor $23, $33, $81
    lqa $24, 0x18050
    lqa $25, 0x180a0
    or $52, $52, $42
    xor $26, $100, $99
    xor $42, $28, $78
    andi $31, $43, -16
    xor $27, $30, $82
    lqa $28, 0x18070
    a $29, $31, $70
    xor $30, $119, $120
    xor $48, $48, $73
    xor $31, $59, $81
    a $32, $44, $70
    xor $33, $92, $91
    xor $37, $37, $74
    xor $34, $53, $76
    shufb $61, $43, $43, $69
    lqd $35, 7040($32)
    or $37, $37, $48
    or $42, $42, $36
    lqd $59, 7376($32)
    xor $48, $113, $114
    selb $36, $91, $107, $92
    andc $37, $37, $121
    xor $38, $62, $75
    andc $39, $42, $115
    xor $40, $107, $108
    shlqbii $41, $87, 1
    selb $50, $95, $113, $96
    xor $42, $60, $79
    nor $43, $50, $48
    xor $44, $47, $76
    shlqbii $45, $88, 1
    andc $46, $52, $106
    selb $47, $89, $104, $90
    rotqby $48, $59, $2
    xor $49, $57, $80
    lqd $50, 528($29)
    andi $51, $71, -16
    andbi $52, $61, 15
# 855 cycles an iteration, 773 at least: 773 instructions for the even pipe, 469 for the odd one; 38 cycles of nops alone
.align 3
k_edit_steady_tap_loop:
    xor $121, $122, $123
    lnop
    xor $19, $19, $82
    lnop
    xor $3, $3, $73
    rotqbii $115, $48, 1
    a $52, $52, $68
    lqd $113, 512($29)
    selb $122, $101, $122, $102
    lnop
    or $34, $34, $38
    lqd $38, 7712($32)
    or $23, $27, $23
    lnop
    xor $27, $116, $117
    lnop
    andc $112, $21, $112
    lnop
    xor $84, $18, $84
    lqa $18, 0x18070
    nor $122, $122, $121
    lnop
    selb $121, $93, $110, $94
    lnop
    xor $104, $104, $105
    lnop
    nop
    rotqby $35, $35, $2
    nor $36, $36, $40
    lqa $40, 0x18040
    selb $119, $99, $119, $100
    lqd $21, 256($29)
    selb $116, $97, $116, $98
    lnop
    andc $109, $23, $109
    lqd $23, 272($29)
    a $51, $51, $66
    lnop
    or $20, $22, $20
    lnop
    nop
    lqa $22, 0x180f0
    xor $107, $90, $89
    shufb $113, $113, $50, $52
    xor $13, $13, $74
    lqa $50, 0x180a0
    nor $104, $47, $104
    lnop
    andc $103, $20, $103
    lnop
    nor $116, $116, $27
    lqa $27, 0x18060
    xor $110, $110, $111
    rotqbii $20, $35, 1
    selb $115, $41, $115, $67
    lqa $41, 0x180d0
    xor $47, $43, $95
    lnop
    selb $123, $123, $122, $37
    lnop
    nor $119, $119, $30
    lnop
    xor $82, $11, $82
    lnop
    xor $4, $4, $113
    lqa $11, 0x180d0
    xor $30, $125, $126
    lqd $106, 784($29)
    andc $118, $34, $118
    lnop
    xor $28, $28, $75
    lnop
    selb $20, $45, $20, $67
    lnop
    nor $47, $112, $47
    lqd $45, 768($29)
    selb $114, $114, $43, $112
    lnop
    selb $108, $108, $36, $46
    rotqbyi $112, $35, 1
    xor $25, $25, $80
    lnop
    nop
    lnop
    selb $34, $102, $123, $122
    rotqbyi $88, $48, 1
    selb $105, $105, $104, $103
    shufb $21, $21, $23, $52
    selb $120, $120, $119, $118
    lqd $23, 1024($29)
    selb $125, $115, $125, $20
    lqa $87, 0x18030
    xor $85, $36, $91
    lnop
    selb $81, $100, $120, $119
    lnop
    or $25, $25, $42
    lqa $42, 0x18050
    xor $122, $122, $101
    lnop
    nor $125, $125, $30
    lnop
    nor $121, $121, $110
    lnop
    xor $9, $9, $21
    lnop
    nop
    lqa $110, 0x18060
    or $84, $84, $8
    lnop
    or $4, $9, $4
    lnop
    selb $117, $117, $116, $39
    shufb $86, $45, $106, $52
    selb $36, $92, $108, $36
    lnop
    selb $106, $90, $105, $104
    lnop
    andc $124, $4, $124
    lnop
    xor $104, $104, $89
    lnop
    selb $4, $120, $98, $81
    rotqbii $112, $112, 1
    selb $45, $98, $117, $116
    lqa $9, 0x180e0
    xor $87, $87, $113
    lnop
    selb $126, $126, $125, $124
    rotqbyi $8, $32, 0
    nor $122, $37, $122
    lnop
    selb $43, $96, $114, $43
    shlqbii $37, $105, 1
    or $19, $19, $31
    rotqbii $88, $88, 1
    selb $111, $111, $121, $109
    shlqbii $31, $106, 1
    nor $104, $103, $104
    lnop
    xor $22, $22, $79
    lnop
    xor $16, $16, $77
    lnop
    selb $103, $20, $126, $125
    lnop
    nop
    lqa $30, 0x18020
    xor $15, $15, $21
    stqa $103, 0x1a0c0
    ai $53, $2, 1
    stqa $34, 0x1a0d0
    or $5, $5, $16
    stqa $81, 0x1a0e0
    selb $16, $94, $111, $121
    stqa $45, 0x1a0f0
    xor $24, $24, $73
    stqa $43, 0x1a100
    nor $46, $46, $85
    stqa $16, 0x1a110
    selb $92, $111, $92, $16
    lnop
    or $6, $6, $24
    stqa $36, 0x1a120
    xor $121, $121, $93
    stqa $106, 0x1a130
    selb $106, $117, $96, $45
    lnop
    nor $121, $109, $121
    lqd $109, 192($51)
    nop
    lqa $24, 0x18030
    andc $5, $5, $47
    lnop
    xor $50, $50, $78
    stqa $126, 0x1a140
    xor $27, $27, $76
    lnop
    xor $98, $98, $97
    lnop
    nop
    lqa $47, 0x18030
    nop
    lqd $85, 1040($29)
    andc $121, $25, $121
    stqa $123, 0x1a150
    selb $100, $123, $100, $34
    lnop
    nop
    lqa $25, 0x180c0
    or $27, $27, $28
    lnop
    xor $11, $11, $113
    lnop
    andc $104, $84, $104
    shufb $85, $23, $85, $52
    or $12, $50, $12
    lnop
    xor $80, $9, $80
    lqa $9, 0x180f0
    nor $92, $92, $33
    cbd $33, 0($2)
    xor $116, $116, $97
    lqa $50, 0x180f0
    selb $23, $114, $94, $43
    rotqby $109, $109, $71
    xor $96, $96, $95
    lqa $84, 0x18000
    xor $18, $18, $113
    stqa $120, 0x1a160
    nor $98, $4, $98
    lnop
    xor $94, $94, $93
    lnop
    xor $4, $20, $115
    stqa $117, 0x1a170
    xor $119, $119, $99
    lnop
    xor $79, $41, $79
    lqd $41, 1552($29)
    nor $100, $100, $26
    lqa $26, 0x18010
    xor $30, $30, $86
    stqa $114, 0x1a180
    selb $90, $108, $90, $36
    lnop
    nor $119, $118, $119
    lnop
    nor $106, $106, $96
    stqa $111, 0x1a190
    selb $96, $126, $102, $103
    lnop
    xor $102, $102, $101
    lqd $118, 1296($29)
    or $87, $15, $87
    stqa $108, 0x1a1a0
    nor $107, $90, $107
    lqd $90, 1280($29)
    nop
    lnop
    nop
    rotqbyi $109, $109, 13
    andc $122, $87, $122
    lqa $87, 0x180b0
    nor $102, $96, $102
    lqa $96, 0x18080
    xor $42, $42, $113
    lqa $15, 0x18010
    or $82, $82, $7
    lnop
    nor $116, $39, $116
    rotqbyi $39, $35, 4
    andc $19, $19, $46
    stqa $105, 0x1a1b0
    xor $125, $125, $115
    lnop
    xor $26, $26, $85
    lnop
    selb $91, $91, $92, $19
    lnop
    xor $105, $106, $117
    lnop
    andi $46, $53, -16
    lnop
    nor $125, $124, $125
    lnop
    andi $109, $109, 255
    lnop
    or $79, $49, $79
    lqa $49, 0x18080
    selb $89, $89, $107, $104
    lqa $124, 0x180e0
    nop
    rotqbyi $7, $48, 2
    xor $84, $84, $86
    lnop
    selb $88, $37, $88, $67
    lnop
    andc $119, $6, $119
    lnop
    xor $9, $9, $75
    lnop
    xor $47, $47, $85
    lqd $6, 1536($29)
    xor $87, $87, $75
    shufb $109, $109, $38, $33
    xor $50, $50, $77
    lnop
    selb $101, $101, $102, $122
    lnop
    selb $38, $16, $91, $92
    lqd $37, 320($51)
    andc $116, $27, $116
    rotqbyi $27, $35, 2
    selb $99, $99, $100, $119
    lnop
    nor $94, $23, $94
    lnop
    nop
    shufb $83, $6, $41, $52
    xor $6, $102, $126
    lnop
    xor $41, $107, $108
    rotqbyi $23, $48, 3
    selb $107, $36, $89, $107
    lnop
    nop
    lnop
    selb $112, $31, $112, $67
    lnop
    selb $95, $95, $106, $5
    lnop
    xor $31, $94, $114
    lnop
    selb $97, $97, $98, $116
    stqd $109, 7712($8)
    xor $40, $40, $21
    lqa $109, 0x180c0
    or $84, $84, $26
    lqd $26, 2320($29)
    selb $20, $88, $20, $112
    lnop
    andc $125, $84, $125
    rotqby $37, $37, $71
    nor $4, $20, $4
    lqa $20, 0x18090
    selb $93, $93, $94, $121
    lqa $28, 0x18060
    selb $115, $115, $4, $125
    lqd $32, 8048($32)
    nor $121, $121, $31
    lnop
    selb $31, $112, $115, $4
    rotqbyi $37, $37, 13
    xor $10, $10, $78
    lnop
    nop
    shufb $84, $90, $118, $52
    xor $28, $28, $21
    lnop
    andi $37, $37, 255
    rotqbii $7, $7, 1
    or $40, $40, $42
    stqa $31, 0x1a0c0
    xor $92, $92, $111
    lnop
    nop
    lnop
    xor $49, $49, $21
    cbd $53, 0($53)
    selb $106, $45, $95, $106
    rotqbii $27, $27, 1
    xor $4, $4, $88
    shlqbii $42, $107, 1
    nor $122, $122, $6
    shufb $32, $37, $32, $33
    or $18, $28, $18
    lnop
    selb $102, $103, $101, $102
    lqa $28, 0x180d0
    selb $33, $34, $99, $100
    rotqbyi $37, $48, 5
    xor $6, $98, $120
    lnop
    selb $98, $81, $97, $98
    stqa $102, 0x1a0d0
    nop
    stqd $32, 8048($8)
    a $46, $46, $70
    stqa $33, 0x1a0e0
    selb $27, $42, $27, $67
    stqa $98, 0x1a0f0
    nor $116, $116, $6
    stqa $106, 0x1a100
    selb $94, $43, $93, $94
    lnop
    nor $105, $5, $105
    lnop
    or $30, $30, $47
    stqa $94, 0x1a110
    andc $121, $12, $121
    lnop
    xor $100, $100, $123
    stqa $38, 0x1a120
    andc $122, $30, $122
    stqa $107, 0x1a130
    nor $119, $119, $100
    lqd $100, 192($51)
    selb $107, $115, $103, $31
    lnop
    ai $127, $127, 1
    lnop
    xor $109, $109, $21
    stqa $115, 0x1a140
    xor $30, $34, $123
    lnop
    nor $104, $104, $41
    stqa $101, 0x1a150
    nop
    lnop
    xor $41, $81, $120
    stqa $99, 0x1a160
    selb $12, $97, $45, $98
    lqd $47, 2064($29)
    andc $105, $14, $105
    lnop
    or $3, $13, $3
    lqa $13, 0x18090
    ai $14, $2, 2
    stqa $97, 0x1a170
    or $87, $44, $87
    shlqbii $44, $89, 1
    xor $5, $112, $88
    lnop
    xor $77, $28, $77
    lqd $28, 3584($29)
    xor $24, $24, $83
    lnop
    selb $7, $44, $7, $67
    rotqby $100, $100, $71
    nor $92, $19, $92
    lnop
    selb $19, $95, $43, $106
    lnop
    xor $45, $45, $117
    lnop
    selb $81, $99, $81, $33
    lqa $44, 0x18000
    nor $12, $12, $45
    stqa $95, 0x1a180
    nop
    lqd $45, 2048($29)
    nor $125, $125, $4
    stqa $93, 0x1a190
    xor $4, $102, $101
    stqa $91, 0x1a1a0
    xor $96, $96, $74
    lqd $6, 7712($46)
    xor $44, $44, $84
    lnop
    xor $42, $36, $108
    lnop
    selb $34, $101, $34, $102
    lqa $8, 0x18030
    xor $43, $43, $114
    lnop
    andc $92, $79, $92
    lnop
    nor $19, $19, $43
    lqa $43, 0x180d0
    xor $79, $98, $97
    stqa $89, 0x1a1b0
    nor $41, $81, $41
    lnop
    xor $13, $13, $73
    rotqbyi $100, $100, 13
    xor $15, $15, $83
    lnop
    nop
    lnop
    andc $116, $3, $116
    lqa $3, 0x18040
    or $96, $96, $13
    lqd $13, 320($51)
    selb $112, $7, $112, $27
    lnop
    andi $100, $100, 255
    lnop
    andc $119, $40, $119
    lnop
    selb $120, $120, $41, $116
    lqd $40, 1808($29)
    nor $112, $112, $5
    lnop
    xor $5, $19, $95
    lnop
    nor $30, $34, $30
    lnop
    selb $114, $114, $19, $121
    lqa $34, 0x180e0
    selb $89, $33, $120, $41
    lqa $32, 0x18050
    selb $36, $91, $36, $38
    lqa $118, 0x180b0
    xor $103, $103, $126
    rotqby $13, $13, $71
    nor $36, $36, $42
    lqa $42, 0x180d0
    xor $124, $124, $76
    shufb $100, $100, $6, $53
    nop
    lnop
    xor $17, $17, $84
    lnop
    or $10, $10, $77
    rotqbyi $77, $46, 0
    xor $78, $34, $78
    lqa $34, 0x18020
    selb $6, $120, $98, $89
    lqa $90, 0x18010
    selb $81, $93, $16, $94
    rotqbyi $13, $13, 13
    or $15, $44, $15
    stqd $100, 7712($77)
    nor $107, $107, $103
    lqd $46, 8048($46)
    xor $16, $16, $111
    lqd $103, 2576($29)
    nop
    lnop
    andc $104, $82, $104
    lnop
    nor $16, $81, $16
    lnop
    xor $82, $31, $115
    lnop
    andc $125, $15, $125
    lqa $15, 0x180b0
    or $80, $80, $22
    shufb $81, $45, $47, $52
    selb $126, $126, $107, $122
    lnop
    selb $88, $88, $112, $125
    lnop
    nor $121, $121, $5
    lnop
    xor $5, $107, $115
    lnop
    andi $13, $13, 255
    lnop
    nop
    lnop
    nor $122, $122, $5
    lnop
    selb $117, $117, $12, $105
    lnop
    xor $5, $36, $91
    lnop
    selb $107, $31, $126, $107
    shufb $13, $13, $46, $53
    selb $123, $123, $30, $119
    lnop
    xor $32, $32, $85
    lqa $46, 0x18060
    selb $108, $108, $36, $104
    lnop
    xor $53, $33, $99
    lnop
    xor $45, $16, $93
    lnop
    selb $47, $126, $102, $107
    lnop
    xor $22, $30, $101
    lnop
    selb $19, $106, $114, $19
    stqd $13, 8048($77)
    nor $4, $47, $4
    lnop
    selb $47, $27, $88, $112
    lqa $13, 0x180a0
    selb $102, $102, $123, $30
    lnop
    nop
    lnop
    nor $104, $104, $5
    stqa $47, 0x1a0c0
    nor $6, $6, $79
    rotqbii $23, $23, 1
    nop
    lnop
    selb $98, $98, $117, $12
    lnop
    nop
    lnop
    xor $12, $12, $97
    stqa $107, 0x1a0d0
    nop
    stqa $102, 0x1a0e0
    or $78, $78, $50
    stqa $89, 0x1a0f0
    andc $104, $80, $104
    rotqbii $37, $37, 1
    nor $45, $92, $45
    lnop
    nor $105, $105, $12
    stqa $98, 0x1a100
    xor $46, $46, $86
    rotqbyi $12, $35, 3
    xor $112, $112, $7
    lnop
    selb $33, $123, $33, $102
    lnop
    andi $80, $14, -16
    lqa $50, 0x180c0
    selb $111, $111, $16, $92
    lqa $92, 0x18050
    nop
    lqd $5, 1792($29)
    selb $16, $94, $111, $16
    lqa $30, 0x18010
    or $109, $109, $11
    lnop
    nop
    lqd $11, 2304($29)
    xor $3, $3, $86
    rotqbyi $100, $35, 7
    selb $36, $38, $108, $36
    stqa $19, 0x1a110
    xor $79, $38, $91
    lnop
    nop
    stqa $16, 0x1a120
    xor $41, $41, $99
    shlqbii $77, $108, 1
    selb $44, $114, $94, $19
    lnop
    nor $33, $33, $53
    stqa $36, 0x1a130
    selb $31, $88, $31, $47
    lnop
    or $3, $3, $32
    lqd $32, 192($51)
    nop
    lqd $53, 2832($29)
    selb $38, $111, $38, $16
    lnop
    andc $105, $96, $105
    stqa $88, 0x1a140
    nor $31, $31, $82
    stqa $126, 0x1a150
    nor $116, $116, $41
    rotqbii $12, $12, 1
    nop
    lnop
    xor $20, $20, $113
    lqa $41, 0x18000
    or $124, $124, $9
    lnop
    nor $119, $119, $22
    lnop
    nor $38, $38, $79
    rotqby $32, $32, $71
    andc $119, $3, $119
    lqd $3, 3072($29)
    nop
    lnop
    xor $92, $92, $83
    lqd $22, 3088($29)
    xor $94, $94, $93
    rotqbyi $32, $32, 13
    or $17, $17, $24
    lnop
    selb $97, $97, $6, $105
    lnop
    andc $122, $17, $122
    lnop
    andc $121, $87, $121
    cbd $14, 0($14)
    xor $118, $118, $73
    lqd $87, 2560($29)
    ai $17, $2, 3
    rotqbyi $24, $35, 5
    xor $110, $110, $84
    stqa $123, 0x1a160
    selb $9, $117, $106, $98
    rotqbyi $96, $48, 6
    selb $23, $77, $23, $67
    lqa $54, 0x18070
    xor $90, $90, $81
    lnop
    selb $115, $115, $31, $122
    cbd $55, 0($17)
    xor $75, $43, $75
    stqa $120, 0x1a170
    andi $32, $32, 255
    lnop
    xor $43, $27, $7
    shufb $79, $87, $103, $52
    xor $103, $6, $120
    lnop
    nop
    shufb $77, $3, $22, $52
    a $3, $80, $70
    stqa $117, 0x1a180
    nop
    shlqbii $36, $36, 1
    nop
    shufb $82, $5, $40, $52
    xor $5, $33, $123
    shufb $80, $11, $26, $52
    xor $11, $4, $126
    stqa $114, 0x1a190
    selb $12, $36, $12, $67
    lnop
    xor $13, $13, $74
    lnop
    xor $41, $41, $82
    lqd $36, 3344($29)
    andc $116, $18, $116
    stqa $111, 0x1a1a0
    selb $101, $101, $4, $119
    lnop
    andc $10, $10, $45
    lqd $45, 7712($3)
    nor $94, $44, $94
    lnop
    selb $6, $89, $97, $6
    lnop
    or $90, $41, $90
    stqa $108, 0x1a1b0
    xor $108, $89, $120
    lqd $41, 320($51)
    nop
    lnop
    selb $44, $47, $115, $31
    lnop
    selb $91, $91, $38, $104
    lnop
    xor $34, $34, $82
    lnop
    xor $18, $6, $97
    rotqbyi $26, $3, 0
    nor $125, $125, $112
    lnop
    nor $105, $105, $103
    lnop
    ai $103, $2, 4
    lqa $112, 0x18070
    selb $27, $23, $27, $12
    lnop
    selb $93, $93, $94, $10
    lqa $40, 0x18050
    nor $27, $27, $43
    rotqbii $24, $24, 1
    andc $125, $90, $125
    rotqby $41, $41, $71
    selb $99, $99, $33, $116
    lnop
    xor $76, $25, $76
    lnop
    xor $106, $106, $95
    lqa $25, 0x18020
    xor $54, $54, $83
    lnop
    nop
    lnop
    xor $90, $94, $114
    shufb $32, $32, $45, $14
    nor $119, $119, $11
    lnop
    selb $33, $102, $99, $33
    rotqbyi $11, $48, 4
    or $20, $49, $20
    lnop
    nop
    rotqbii $100, $100, 1
    selb $7, $7, $27, $125
    stqd $32, 7712($26)
    or $110, $110, $54
    lnop
    selb $54, $12, $7, $27
    lnop
    selb $4, $107, $101, $4
    lnop
    or $118, $13, $118
    rotqbii $11, $11, 1
    xor $13, $38, $111
    lqa $32, 0x18040
    xor $42, $42, $73
    lnop
    xor $31, $31, $88
    stqa $54, 0x1a0c0
    nor $104, $104, $13
    lnop
    selb $13, $7, $47, $54
    lnop
    selb $49, $101, $102, $4
    lnop
    andi $17, $17, -16
    stqa $44, 0x1a0d0
    nor $106, $9, $106
    lqa $9, 0x18040
    xor $102, $102, $123
    lnop
    xor $112, $112, $85
    rotqbyi $41, $41, 13
    selb $95, $95, $106, $121
    stqa $4, 0x1a0e0
    selb $94, $19, $93, $94
    lnop
    nop
    stqa $33, 0x1a0f0
    selb $45, $98, $95, $106
    stqa $6, 0x1a100
    xor $47, $47, $88
    lnop
    xor $43, $107, $126
    lnop
    nor $116, $116, $5
    lqd $3, 8048($3)
    selb $38, $16, $91, $38
    stqa $45, 0x1a110
    xor $106, $106, $117
    stqa $94, 0x1a120
    nor $122, $122, $31
    shlqbii $31, $91, 1
    selb $5, $93, $16, $94
    stqa $38, 0x1a130
    selb $107, $115, $107, $44
    lnop
    nop
    lnop
    nop
    shlqbii $38, $38, 1
    andc $104, $78, $104
    lnop
    nor $13, $13, $47
    lqd $47, 192($51)
    andi $41, $41, 255
    stqa $7, 0x1a140
    xor $16, $16, $111
    rotqbii $39, $39, 1
    xor $22, $44, $115
    lnop
    nor $5, $5, $16
    lnop
    nor $90, $10, $90
    lnop
    xor $10, $5, $93
    lnop
    selb $11, $31, $11, $67
    lqa $31, 0x18070
    xor $8, $8, $81
    stqa $115, 0x1a150
    nor $10, $104, $10
    stqa $101, 0x1a160
    selb $89, $99, $89, $33
    lnop
    or $112, $46, $112
    stqa $99, 0x1a170
    xor $46, $98, $117
    stqa $97, 0x1a180
    or $8, $34, $8
    lnop
    nop
    lnop
    or $76, $76, $75
    lnop
    nor $102, $49, $102
    lnop
    andc $105, $20, $105
    rotqby $47, $47, $71
    xor $20, $102, $101
    lnop
    nop
    lnop
    nop
    lnop
    nop
    rotqbyi $47, $47, 13
    nor $108, $89, $108
    lqa $89, 0x18000
    nop
    shufb $3, $41, $3, $14
    andc $116, $112, $116
    lnop
    xor $27, $27, $23
    lqa $112, 0x18030
    selb $14, $123, $102, $116
    lnop
    xor $9, $9, $84
    lqa $123, 0x180a0
    xor $89, $89, $80
    lnop
    a $17, $17, $70
    stqd $3, 8048($26)
    andc $122, $8, $122
    lnop
    selb $111, $111, $5, $104
    lnop
    nop
    lqa $104, 0x180c0
    xor $8, $13, $7
    lqa $3, 0x18090
    selb $38, $38, $39, $67
    lqd $39, 7712($17)
    ai $26, $2, 6
    stqa $95, 0x1a190
    selb $41, $95, $19, $45
    lqd $49, 3328($29)
    xor $19, $19, $114
    lnop
    nop
    lqd $75, 3600($29)
    xor $34, $45, $95
    lnop
    nor $19, $41, $19
    stqa $93, 0x1a1a0
    nor $121, $121, $106
    stqa $91, 0x1a1b0
    xor $30, $30, $79
    lnop
    selb $98, $97, $98, $6
    lnop
    or $92, $9, $92
    lqa $9, 0x18060
    andi $47, $47, 255
    lnop
    andc $90, $76, $90
    lqa $91, 0x18090
    nor $8, $122, $8
    rotqbyi $106, $17, 0
    nop
    lnop
    selb $5, $94, $111, $5
    shufb $76, $49, $36, $52
    xor $104, $104, $74
    lnop
    xor $36, $108, $99
    shlqbii $49, $5, 1
    xor $31, $31, $79
    shufb $39, $47, $39, $55
    xor $112, $112, $79
    lqa $47, 0x18020
    andc $121, $118, $121
    lnop
    or $89, $89, $30
    lnop
    xor $30, $12, $23
    lnop
    nor $107, $107, $43
    cbd $43, 0($103)
    selb $24, $49, $24, $67
    lnop
    selb $114, $114, $19, $90
    lqa $49, 0x18080
    selb $122, $88, $13, $122
    lnop
    selb $120, $120, $108, $105
    lqa $88, 0x180a0
    selb $12, $11, $12, $38
    lqa $118, 0x18080
    or $104, $104, $42
    lqd $42, 2816($29)
    nor $125, $125, $27
    stqd $39, 7712($106)
    xor $39, $107, $115
    lqa $27, 0x18080
    selb $13, $54, $122, $13
    lnop
    nor $116, $116, $20
    lqd $20, 320($51)
    andc $119, $92, $119
    lnop
    xor $92, $19, $95
    lqa $41, 0x18010
    nor $98, $98, $46
    lnop
    selb $108, $33, $120, $108
    lnop
    nor $12, $12, $30
    lqa $30, 0x18050
    xor $88, $88, $21
    lqd $17, 8048($17)
    selb $46, $117, $98, $121
    shufb $78, $42, $53, $52
    selb $42, $126, $107, $119
    rotqby $20, $20, $71
    nop
    lnop
    andc $125, $89, $125
    lqa $89, 0x18090
    nor $119, $119, $39
    lnop
    selb $23, $23, $12, $125
    lnop
    xor $49, $49, $86
    lnop
    xor $40, $40, $79
    lnop
    selb $39, $38, $23, $12
    shufb $75, $28, $75, $52
    selb $28, $6, $46, $98
    rotqbyi $20, $20, 13
    selb $19, $45, $114, $19
    shlqbii $126, $111, 1
    nor $105, $105, $36
    lqa $36, 0x18040
    selb $107, $44, $42, $107
    stqa $39, 0x1a0c0
    selb $45, $46, $45, $28
    stqa $13, 0x1a0d0
    selb $102, $4, $14, $102
    lqa $53, 0x18080
    ai $16, $2, 7
    stqa $107, 0x1a0e0
    nop
    stqa $102, 0x1a0f0
    nor $34, $45, $34
    stqa $108, 0x1a100
    xor $98, $98, $97
    stqa $28, 0x1a110
    selb $45, $114, $94, $19
    lnop
    xor $91, $91, $85
    lnop
    selb $44, $122, $44, $13
    stqa $19, 0x1a120
    xor $117, $3, $83
    stqa $5, 0x1a130
    nor $22, $44, $22
    lnop
    xor $94, $94, $93
    lqd $44, 192($51)
    selb $126, $126, $37, $67
    lnop
    nor $92, $90, $92
    rotqbyi $48, $48, 7
    or $91, $49, $91
    stqa $23, 0x1a140
    xor $49, $4, $101
    stqa $122, 0x1a150
    xor $30, $30, $81
    lnop
    xor $47, $47, $80
    stqa $42, 0x1a160
    nop
    lnop
    xor $12, $12, $11
    stqa $14, 0x1a170
    selb $90, $126, $38, $24
    lnop
    nop
    rotqbyi $35, $35, 6
    nop
    stqa $120, 0x1a180
    nor $121, $121, $98
    lqa $37, 0x18020
    andc $116, $110, $116
    stqa $46, 0x1a190
    selb $4, $42, $4, $107
    lnop
    xor $110, $54, $7
    lqa $98, 0x180f0
    selb $54, $23, $54, $39
    lnop
    selb $5, $14, $33, $102
    lnop
    nor $49, $4, $49
    lnop
    selb $6, $120, $6, $108
    rotqbii $48, $48, 1
    andc $105, $91, $105
    lqa $91, 0x180e0
    ai $4, $2, 5
    lnop
    andi $20, $20, 255
    lnop
    nop
    lnop
    or $112, $47, $112
    shufb $17, $20, $17, $55
    selb $55, $101, $49, $116
    stqa $114, 0x1a1a0
    xor $36, $36, $82
    lnop
    nor $125, $125, $12
    lqa $12, 0x180d0
    xor $38, $38, $11
    lqa $101, 0x18000
    nor $6, $6, $18
    lnop
    nor $110, $54, $110
    lnop
    xor $41, $41, $77
    lnop
    xor $54, $22, $122
    lnop
    xor $18, $24, $126
    stqa $111, 0x1a1b0
    xor $15, $15, $113
    lnop
    or $30, $36, $30
    lnop
    nop
    lqd $36, 320($51)
    xor $101, $101, $78
    lnop
    nor $94, $45, $94
    lnop
    nop
    lqa $45, 0x18060
    xor $111, $28, $46
    lnop
    andc $124, $124, $10
    lnop
    andc $119, $30, $119
    lqa $30, 0x180b0
    xor $10, $94, $114
    rotqbii $96, $96, 1
    nop
    lnop
    xor $53, $53, $76
    lnop
    nor $54, $119, $54
    lnop
    selb $93, $93, $94, $124
    lnop
    xor $20, $108, $120
    stqd $17, 8048($106)
    xor $106, $110, $23
    lnop
    xor $33, $33, $99
    lnop
    nor $124, $124, $10
    rotqby $44, $44, $71
    or $88, $88, $15
    lnop
    xor $45, $45, $80
    lnop
    andi $103, $103, -16
    lqa $15, 0x18050
    shli $2, $127, 3
    lnop
    nop
    cbd $17, 0($4)
    a $103, $103, $70
    rotqbyi $44, $44, 13
    xor $98, $98, $73
    lqa $73, 0x18030
    or $101, $101, $41
    lnop
    selb $94, $19, $93, $94
    lqd $41, 7712($103)
    nor $5, $5, $33
    lnop
    nor $90, $90, $38
    lqd $38, 3856($29)
    andc $125, $101, $125
    lqa $3, 0x18070
    nop
    lnop
    andc $121, $88, $121
    rotqby $36, $36, $71
    xor $88, $5, $14
    lnop
    xor $32, $32, $80
    lnop
    andc $104, $104, $92
    lnop
    andi $44, $44, 255
    lqa $92, 0x180f0
    nop
    lnop
    xor $91, $91, $74
    lnop
    xor $118, $118, $84
    lnop
    selb $115, $115, $22, $119
    lnop
    selb $101, $97, $6, $121
    lqd $97, 3840($29)
    andc $112, $112, $8
    lnop
    xor $30, $30, $85
    shufb $41, $44, $41, $43
    nor $88, $105, $88
    lnop
    selb $44, $7, $110, $112
    lnop
    selb $33, $95, $34, $104
    lqa $95, 0x18020
    xor $92, $92, $113
    lnop
    xor $113, $6, $120
    lnop
    selb $8, $39, $44, $110
    shufb $74, $97, $38, $52
    selb $22, $13, $115, $22
    lqd $97, 4112($29)
    selb $38, $107, $55, $49
    rotqbyi $36, $36, 13
    or $32, $32, $40
    lnop
    selb $40, $11, $90, $125
    lqa $11, 0x180e0
    nor $112, $112, $106
    lqa $47, 0x180a0
    selb $106, $24, $40, $90
    lnop
    selb $87, $108, $101, $6
    lqa $6, 0x18080
    selb $10, $28, $33, $34
    shlqbii $110, $93, 1
    nop
    stqa $106, 0x1a0c0
    xor $123, $123, $86
    stqa $8, 0x1a0d0
    selb $56, $99, $5, $105
    lnop
    or $31, $45, $31
    lnop
    xor $34, $34, $46
    rotqbyi $45, $103, 0
    nor $121, $121, $113
    stqa $22, 0x1a0e0
    selb $99, $102, $56, $5
    lnop
    andi $36, $36, 255
    lqa $7, 0x18070
    xor $113, $13, $122
    stqa $38, 0x1a0f0
    andi $105, $4, -16
    stqa $99, 0x1a100
    xor $90, $90, $126
    lnop
    or $98, $91, $98
    stqa $87, 0x1a110
    xor $25, $25, $78
    lqa $91, 0x18040
    andc $32, $32, $54
    rotqbii $35, $35, 1
    or $118, $118, $117
    stqa $10, 0x1a120
    selb $96, $110, $96, $67
    stqa $94, 0x1a130
    andc $118, $118, $88
    lqa $4, 0x18010
    nor $125, $125, $90
    lqd $90, 192($51)
    selb $108, $56, $108, $99
    lqa $88, 0x18030
    or $123, $123, $30
    stqa $40, 0x1a140
    selb $13, $44, $13, $8
    stqa $44, 0x1a150
    nor $20, $108, $20
    lqa $108, 0x18010
    selb $30, $33, $19, $10
    lnop
    xor $49, $49, $42
    lnop
    nop
    stqd $41, 7712($45)
    xor $41, $107, $42
    stqa $115, 0x1a160
    xor $54, $10, $33
    lnop
    xor $5, $27, $78
    lqd $103, 8048($103)
    xor $9, $9, $82
    lqa $27, 0x18000
    xor $12, $12, $85
    lnop
    xor $73, $73, $77
    lnop
    xor $11, $11, $21
    lnop
    nor $113, $13, $113
    lqa $57, 0x180c0
    andc $121, $123, $121
    lnop
    or $73, $25, $73
    lqa $25, 0x18070
    xor $123, $39, $23
    shufb $103, $36, $103, $43
    nop
    lnop
    xor $108, $108, $75
    lnop
    xor $50, $50, $86
    lnop
    nor $116, $116, $49
    lqa $49, 0x180b0
    xor $19, $19, $114
    lnop
    xor $25, $25, $81
    lnop
    nor $19, $30, $19
    shlqbii $94, $94, 1
    selb $39, $40, $39, $106
    lnop
    xor $15, $15, $77
    lqa $30, 0x18000
    andc $124, $98, $124
    lnop
    nop
    lqd $29, 4096($29)
    selb $28, $101, $28, $87
    stqa $55, 0x1a170
    selb $94, $94, $35, $67
    lnop
    nor $28, $28, $111
    stqa $56, 0x1a180
    nop
    lnop
    xor $35, $38, $55
    lnop
    or $9, $9, $25
    lnop
    andc $112, $73, $112
    stqd $103, 8048($45)
    nor $39, $39, $123
    stqa $101, 0x1a190
    a $103, $105, $70
    lnop
    nop
    lnop
    selb $24, $96, $24, $94
    stqa $33, 0x1a1a0
    xor $95, $95, $76
    lnop
    xor $30, $30, $76
    lnop
    nor $104, $104, $34
    lnop
    xor $88, $88, $75
    lnop
    xor $34, $113, $44
    shufb $73, $29, $97, $52
    selb $97, $114, $19, $124
    rotqby $90, $90, $71
    selb $117, $122, $113, $32
    lnop
    ai $29, $127, 1
    lnop
    selb $107, $115, $107, $22
    lnop
    xor $91, $91, $78
    rotqbyi $52, $103, 0
    nop
    lqa $45, 0x180e0
    or $30, $30, $108
    stqa $93, 0x1a1b0
    nor $18, $24, $18
    lnop
    selb $108, $120, $20, $121
    lnop
    xor $36, $7, $77
    lnop
    xor $24, $19, $33
    rotqbyi $90, $90, 13
    ai $72, $72, -1
    lnop
    selb $19, $10, $97, $19
    lnop
    andc $93, $9, $116
    lnop
    xor $25, $6, $80
    lnop
    rotmi $43, $29, -3
    lnop
    andc $125, $30, $125
    lqd $30, 320($51)
    selb $120, $23, $39, $112
    shlqbii $23, $97, 1
    selb $123, $126, $18, $125
    lqd $6, 7712($103)
    or $50, $50, $12
    lnop
    andc $109, $109, $104
    lqa $21, 0x18090
    xor $12, $18, $96
    lqa $9, 0x180f0
    andi $90, $90, 255
    cbd $58, 0($26)
    selb $119, $106, $120, $39
    lqa $59, 0x180d0
    nor $41, $107, $41
    lnop
    selb $126, $23, $48, $67
    lqa $23, 0x18040
    nop
    lnop
    or $91, $91, $15
    shufb $90, $90, $6, $17
    xor $15, $102, $14
    lnop
    andi $26, $26, -16
    lnop
    selb $122, $94, $123, $18
    lnop
    selb $116, $8, $117, $113
    shlqbii $18, $19, 1
    selb $105, $46, $28, $109
    stqd $90, 7712($52)
    xor $6, $23, $74
    lqa $23, 0x180d0
    selb $102, $55, $102, $38
    rotqby $30, $30, $71
    xor $90, $20, $56
    lqd $103, 8048($103)
    xor $46, $41, $115
    lnop
    selb $107, $99, $108, $20
    lqa $20, 0x180c0
    nor $102, $102, $15
    stqa $122, 0x1a0c0
    selb $104, $87, $105, $28
    lnop
    selb $114, $42, $41, $93
    lnop
    nor $32, $32, $34
    lnop
    selb $111, $14, $102, $118
    rotqbyi $30, $30, 13
    selb $113, $22, $114, $41
    stqa $119, 0x1a0d0
    xor $7, $9, $81
    lnop
    selb $110, $38, $111, $102
    lnop
    xor $89, $89, $81
    stqa $116, 0x1a0e0
    xor $102, $102, $55
    stqa $113, 0x1a0f0
    xor $41, $106, $40
    lnop
    xor $28, $28, $101
    stqa $110, 0x1a100
    nor $14, $125, $12
    stqa $107, 0x1a110
    andi $29, $29, 7
    stqa $104, 0x1a120
    xor $39, $39, $40
    stqa $19, 0x1a130
    xor $19, $8, $44
    lqd $125, 192($51)
    selb $38, $114, $38, $113
    lnop
    nor $118, $118, $102
    lqa $102, 0x18080
    selb $12, $120, $8, $119
    lnop
    nor $112, $112, $39
    lqa $39, 0x180f0
    xor $27, $27, $74
    lqa $34, 0x180a0
    andi $30, $30, 255
    lnop
    xor $42, $23, $83
    lnop
    nop
    stqa $123, 0x1a140
    selb $23, $105, $10, $104
    stqa $120, 0x1a150
    nor $124, $124, $24
    rotqby $24, $125, $71
    a $26, $26, $70
    lnop
    xor $8, $39, $83
    lqa $9, 0x18000
    or $92, $11, $92
    stqa $117, 0x1a160
    xor $39, $87, $101
    lqa $10, 0x180c0
    nor $54, $23, $54
    stqa $114, 0x1a170
    selb $125, $18, $100, $67
    stqa $111, 0x1a180
    nor $109, $109, $28
    lnop
    xor $28, $22, $115
    shufb $103, $30, $103, $17
    selb $17, $126, $94, $125
    stqa $108, 0x1a190
    selb $87, $108, $87, $107
    stqa $105, 0x1a1a0
    andc $32, $91, $32
    lqa $91, 0x18010
    nop
    lnop
    xor $94, $94, $96
    lnop
    selb $22, $117, $22, $116
    lnop
    nop
    lnop
    nor $93, $93, $46
    lnop
    nor $22, $22, $28
    lnop
    xor $102, $102, $82
    stqa $97, 0x1a1b0
    xor $91, $91, $73
    lqa $28, 0x18060
    nop
    lqa $11, 0x180e0
    andi $46, $16, -16
    lqa $30, 0x180b0
    nor $19, $12, $19
    lnop
    xor $12, $49, $77
    stqd $103, 8048($52)
    andc $109, $50, $109
    rotqbyi $24, $24, 13
    nop
    lnop
    nor $35, $38, $35
    lqa $13, 0x18060
    selb $106, $123, $106, $122
    lqa $38, 0x18090
    or $91, $27, $91
    lnop
    or $27, $102, $89
    lnop
    andc $50, $91, $14
    lnop
    nop
    lnop
    selb $97, $44, $19, $32
    lnop
    andi $44, $2, -16
    lnop
    andc $31, $31, $93
    lqd $93, 7712($26)
    or $88, $95, $88
    lqd $91, 320($51)
    nor $106, $106, $41
    lnop
    xor $38, $38, $75
    lnop
    nor $41, $17, $94
    lnop
    andi $24, $24, 255
    lnop
    nor $121, $121, $90
    lnop
    selb $95, $115, $22, $31
    lnop
    xor $52, $20, $84
    lnop
    xor $20, $99, $56
    rotqby $91, $91, $71
    nor $87, $87, $39
    lnop
    xor $39, $54, $105
    cbd $49, 0($16)
    selb $98, $119, $97, $19
    lqa $48, 0x18030
    or $14, $53, $38
    shufb $93, $24, $93, $58
    xor $30, $30, $83
    lnop
    xor $38, $22, $117
    lqa $53, 0x18040
    selb $89, $101, $87, $109
    lqa $24, 0x180f0
    shli $29, $29, 5
    lqa $15, 0x18020
    xor $34, $34, $84
    lnop
    andc $112, $88, $112
    lnop
    a $46, $46, $70
    lqa $16, 0x18090
    nop
    lnop
    selb $101, $96, $41, $50
    rotqbyi $91, $91, 13
    selb $99, $111, $99, $110
    rotqbyi $88, $26, 0
    or $30, $34, $30
    lnop
    nop
    lqa $60, 0x180b0
    andc $61, $30, $121
    lnop
    selb $102, $125, $101, $41
    stqd $93, 7712($88)
    xor $21, $21, $79
    lnop
    andc $124, $92, $124
    lqa $30, 0x180a0
    andi $92, $91, 255
    lnop
    selb $90, $107, $89, $87
    lqd $26, 8048($26)
    a $43, $29, $43
    lqa $17, 0x18020
    nor $34, $99, $20
    lnop
    selb $99, $40, $106, $112
    lnop
    xor $40, $19, $120
    lnop
    selb $100, $122, $99, $106
    lnop
    selb $96, $116, $95, $22
    lqa $18, 0x180e0
    xor $29, $87, $108
    lnop
    xor $121, $106, $123
    lqa $19, 0x180c0
    xor $20, $24, $85
    lnop
    selb $87, $33, $54, $124
    lqa $33, 0x180b0
    selb $91, $56, $34, $61
    lnop
    andc $56, $27, $118
    lqa $62, 0x18050
    or $21, $25, $21
    lnop
    xor $22, $45, $86
    shufb $58, $92, $26, $58
    selb $92, $110, $91, $34
    lnop
    selb $93, $55, $35, $56
    stqa $102, 0x1a0c0
    xor $23, $33, $81
    lqa $24, 0x18050
    selb $94, $113, $93, $35
    lqa $25, 0x180a0
    or $52, $52, $42
    stqa $100, 0x1a0d0
    nor $106, $109, $29
    stqa $98, 0x1a0e0
    xor $26, $100, $99
    stqa $96, 0x1a0f0
    xor $42, $28, $78
    stqa $94, 0x1a100
    nor $115, $31, $38
    stqa $92, 0x1a110
    andi $31, $43, -16
    stqd $58, 8048($88)
    nor $103, $124, $39
    rotqbyi $58, $46, 0
    xor $27, $30, $82
    stqa $90, 0x1a120
    selb $88, $104, $87, $54
    lqa $28, 0x18070
    a $29, $31, $70
    lqd $54, 7712($46)
    xor $30, $119, $120
    stqa $88, 0x1a130
    nor $118, $32, $40
    lqd $32, 192($51)
    xor $35, $35, $114
    stqa $101, 0x1a140
    nor $121, $112, $121
    stqa $99, 0x1a150
    xor $48, $48, $73
    stqa $97, 0x1a160
    xor $40, $34, $111
    stqa $95, 0x1a170
    xor $31, $59, $81
    stqa $93, 0x1a180
    nop
    rotqby $59, $32, $71
    a $32, $44, $70
    stqa $91, 0x1a190
    xor $33, $92, $91
    stqa $89, 0x1a1a0
    nor $112, $56, $35
    stqa $87, 0x1a1b0
    xor $37, $37, $74
    lqd $51, 320($51)
    xor $34, $53, $76
    rotqbyi $59, $59, 13
    nop
    lnop
    nop
    lnop
    nor $109, $61, $40
    shufb $61, $43, $43, $69
    andi $59, $59, 255
    lqd $35, 7040($32)
    nop
    rotqby $51, $51, $71
    or $37, $37, $48
    shufb $54, $59, $54, $49
    xor $41, $41, $126
    lnop
    or $42, $42, $36
    lqd $59, 7376($32)
    xor $48, $113, $114
    hbrr k_edit_steady_tap_branch, k_edit_steady_tap_loop
    selb $36, $91, $107, $92
    rotqbyi $51, $51, 13
    andc $37, $37, $121
    stqd $54, 7712($58)
    xor $38, $62, $75
    lqd $46, 8048($46)
    nor $124, $50, $41
    lnop
    andc $39, $42, $115
    lnop
    andi $51, $51, 255
    lnop
    xor $40, $107, $108
    shlqbii $41, $87, 1
    selb $50, $95, $113, $96
    lnop
    xor $42, $60, $79
    shufb $60, $51, $46, $49
    nor $43, $50, $48
    lnop
    xor $44, $47, $76
    shlqbii $45, $88, 1
    andc $46, $52, $106
    lnop
    selb $47, $89, $104, $90
    rotqby $48, $59, $2
    xor $49, $57, $80
    lqd $50, 528($29)
    andi $51, $71, -16
    stqd $60, 8048($58)
    andbi $52, $61, 15
k_edit_steady_tap_branch:
    brnz $72, k_edit_steady_tap_loop
k_edit_steady_tap_end:
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
    stqa $94, 0x19b00
    stqa $93, 0x19b10
    stqa $92, 0x19b20
    stqa $91, 0x19b30
    stqa $90, 0x19b40
    stqa $89, 0x19b50
    stqa $88, 0x19b60
    stqa $87, 0x19b70
    bi $0
