# lcs in the wavefront layout, 8 rows a lane, for spu.
#
# Made by: minterm compile lcs --layout wavefront --target spu --alphabet ACGT --rows 8 --emit asm
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
#     recurrence lcs
#       predicate match: a[i] == b[j]
#       int L[0][j] = 0
#       int L[i][0] = 0
#       int L[i][j] = match ? L[i-1][j-1] + 1 : max(L[i-1][j], L[i][j-1])
#       answer L[m][n]
#
# Codes of symbols, of which bit p is in plane p:
#     a and b: 'A' 0, 'C' 1, 'G' 2, 'T' 3
#
# Codes of what crosses the edges of cells, bit 0 on the right; bit p is in plane p, and * may be
# either:
#     vertical, L[i][j-1] - L[i-1][j-1]:
#         0 = 1
#         1 = 0
#         row 1, 2, .. at the left edge (j - 1 = 0): code 1
#     horizontal, L[i-1][j] - L[i-1][j-1]:
#         0 = 0
#         1 = 1
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
# The answer L[m][n] is L[0][n] plus what the vertical codes of all m rows stand for
# after the last call (L[i][n] - L[i-1][n] then).
#
# A cell: 3 gates, fewer are impossible (shipped).
# spu: 6 gates, depth 4, 0 moves, 6 live registers
# inputs v0 h0 a0 a1 b0 b1
# g0 = xor(a0, b0)
# g1 = xor(a1, b1)
# g2 = or(g0, g1)
# g3 = andc(g2, h0)
# g4 = selb(h0, v0, g3)
# g5 = andc(v0, g3)
# v0' = g4
# h0' = g5

constants:
    .long 0x00018000, 0x00018000, 0x00018000, 0x00018000
    .long 0x03030303, 0x03030303, 0x03030303, 0x03030303
    .long 0x00010203, 0x04050607, 0x08090a0b, 0x0c0d0e0f
    .long 0x00000000, 0x00000000, 0x00000000, 0x00000001
    .long 0x01020304, 0x05060708, 0x090a0b0c, 0x0d0e0f10

.global lcs_edge
.align 3
lcs_edge:
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
    brz $2, lcs_edge_end
    lqa $2, 0x18080
    lqa $33, 0x18090
    lqa $3, 0x18020
    lqa $34, 0x180f0
    lqa $35, 0x18060
    lqa $4, 0x180e0
    lqa $32, 0x18050
    lqa $36, 0x18020
    lqa $13, 0x180b0
    lqa $37, 0x180f0
    lqa $30, 0x180e0
    lqa $38, 0x180a0
    lqa $5, 0x180d0
    lqa $39, 0x180d0
    lqa $40, 0x18030
    lqa $6, 0x180b0
    xor $41, $30, $107
    lqa $42, 0x18060
    lqa $43, 0x18080
    lqa $44, 0x180f0
    lqa $7, 0x18090
    lqa $8, 0x180f0
    lqa $45, 0x18060
    xor $9, $13, $97
    lqa $10, 0x180d0
    lqa $11, 0x18080
    lqa $12, 0x18070
    lqa $31, 0x180e0
    lqa $13, 0x18030
    lqa $14, 0x18090
    lqa $15, 0x18030
    lqa $16, 0x180d0
    lqa $17, 0x18000
    lqa $46, 0x180b0
    lqa $18, 0x180c0
    lqa $19, 0x18020
    lqa $47, 0x180d0
    lqa $48, 0x180b0
    xor $49, $32, $94
    lqa $20, 0x18010
    lqa $21, 0x18040
    lqa $22, 0x180c0
    lqa $23, 0x18010
    lqa $24, 0x18040
    lqa $50, 0x18050
    lqa $51, 0x180c0
    lqa $52, 0x18040
    lqa $25, 0x18030
    lqa $26, 0x180e0
    lqa $27, 0x18030
    lqa $28, 0x18070
    lqa $53, 0x18080
    lqa $54, 0x180a0
    lqa $29, 0x18080
    shlqbii $55, $111, 1
    lqa $30, 0x18060
    xor $56, $31, $110
    lqa $31, 0x18010
    lqa $32, 0x18010
    lqa $57, 0x180a0
# 470 cycles an iteration, 470 at least: 470 instructions for the even pipe, 242 for the odd one; 0 cycles of nops alone
.align 3
lcs_edge_loop:
    shli $111, $127, 3
    lnop
    ai $110, $127, 1
    lnop
    xor $39, $39, $103
    lqa $76, 0x18070
    andi $61, $110, 7
    lnop
    xor $68, $38, $104
    lnop
    shli $61, $61, 5
    lnop
    xor $38, $37, $106
    lnop
    rotmi $110, $110, -3
    lqa $37, 0x18040
    xor $109, $44, $109
    lqa $44, 0x18080
    xor $83, $51, $107
    lnop
    andi $60, $111, -16
    lnop
    a $110, $61, $110
    lqa $107, 0x180f0
    or $41, $41, $38
    lnop
    andi $61, $110, -16
    lqa $51, 0x180f0
    xor $54, $54, $101
    lqa $38, 0x180a0
    a $58, $61, $88
    lqa $59, 0x18060
    or $109, $56, $109
    shufb $110, $110, $110, $87
    xor $53, $53, $95
    lqd $56, 256($58)
    xor $62, $43, $101
    lnop
    xor $45, $45, $95
    lnop
    a $60, $60, $88
    lnop
    xor $63, $33, $100
    lqa $33, 0x18030
    xor $82, $42, $98
    lqd $42, 6656($60)
    xor $43, $52, $95
    lnop
    andc $109, $109, $112
    lqa $52, 0x180a0
    or $43, $43, $49
    lqd $49, 1024($58)
    xor $75, $36, $92
    lqd $77, 512($58)
    xor $57, $57, $92
    lnop
    selb $80, $112, $119, $109
    lqa $36, 0x180c0
    andc $112, $43, $117
    rotqby $42, $42, $111
    xor $106, $47, $106
    lnop
    xor $61, $48, $103
    lqd $48, 1536($58)
    or $106, $83, $106
    lnop
    andbi $83, $110, 15
    lqd $74, 528($58)
    xor $47, $36, $104
    lnop
    andc $36, $106, $113
    lqd $43, 4368($58)
    or $68, $68, $61
    lqa $61, 0x18040
    xor $46, $46, $100
    lnop
    or $73, $62, $63
    lqd $110, 768($58)
    andc $62, $120, $36
    rotqbii $79, $42, 1
    andc $109, $119, $109
    lqa $63, 0x18090
    xor $34, $34, $100
    lnop
    xor $76, $76, $97
    lqa $64, 0x180a0
    andc $65, $68, $114
    rotqbyi $66, $42, 2
    xor $68, $40, $91
    lqd $40, 4352($58)
    selb $114, $114, $121, $65
    lqa $67, 0x18070
    xor $35, $35, $92
    lnop
    or $68, $75, $68
    lqd $106, 1552($58)
    a $69, $83, $86
    lnop
    or $76, $82, $76
    lqd $70, 1040($58)
    selb $117, $117, $124, $112
    lqd $71, 784($58)
    selb $119, $119, $80, $108
    lnop
    andc $108, $73, $115
    lqd $72, 272($58)
    andc $73, $76, $116
    shufb $74, $77, $74, $69
    selb $55, $55, $79, $85
    lnop
    ai $127, $127, 1
    shlqbii $75, $109, 1
    selb $116, $116, $123, $73
    rotqbyi $76, $42, 5
    xor $50, $50, $91
    lnop
    selb $115, $115, $122, $108
    lnop
    xor $15, $15, $74
    shufb $56, $56, $72, $69
    selb $114, $121, $114, $102
    lnop
    selb $115, $122, $115, $99
    lnop
    xor $12, $12, $94
    lqa $72, 0x18070
    or $46, $54, $46
    shufb $106, $48, $106, $69
    xor $14, $14, $94
    shufb $54, $40, $43, $69
    andc $68, $68, $118
    lqd $48, 5392($58)
    xor $17, $17, $56
    lqa $40, 0x18050
    andc $73, $123, $73
    lnop
    selb $113, $113, $120, $36
    lqd $36, 2048($58)
    xor $23, $23, $106
    lnop
    xor $20, $20, $74
    lnop
    selb $118, $118, $125, $68
    lqa $43, 0x180e0
    or $17, $17, $20
    lnop
    xor $26, $26, $92
    cdd $77, 0($111)
    xor $11, $11, $98
    lnop
    xor $22, $22, $101
    lnop
    andc $121, $121, $65
    lnop
    xor $65, $2, $92
    lnop
    ai $89, $89, -1
    shufb $111, $109, $109, $84
    andc $41, $41, $62
    lqd $2, 4624($58)
    xor $7, $7, $97
    lnop
    andc $122, $122, $108
    lnop
    xor $67, $67, $91
    shufb $109, $49, $70, $69
    andc $17, $17, $55
    lnop
    or $12, $45, $12
    lqa $45, 0x18000
    xor $21, $21, $92
    lnop
    andc $68, $125, $68
    lnop
    xor $5, $5, $91
    lnop
    xor $31, $31, $109
    rotqbyi $49, $42, 1
    selb $62, $62, $119, $41
    lnop
    selb $55, $55, $126, $17
    lqd $70, 1296($58)
    xor $92, $18, $92
    lnop
    or $39, $47, $39
    shufb $110, $110, $71, $69
    xor $37, $37, $56
    lnop
    andc $46, $46, $122
    lqa $71, 0x180e0
    selb $120, $120, $113, $105
    lnop
    selb $122, $122, $114, $46
    rotqbii $66, $66, 1
    selb $123, $123, $116, $96
    lnop
    selb $125, $125, $118, $90
    lqa $118, 0x18090
    andc $112, $124, $112
    lnop
    or $21, $21, $50
    lqa $50, 0x18000
    andc $12, $12, $112
    lqa $116, 0x180c0
    xor $19, $19, $56
    lnop
    andc $21, $21, $68
    lqa $113, 0x18060
    andc $39, $39, $121
    lqd $47, 4608($58)
    or $14, $53, $14
    rotqbii $49, $49, 1
    or $7, $11, $7
    lqd $11, 2320($58)
    selb $121, $121, $120, $39
    lqa $53, 0x180b0
    or $15, $19, $15
    lnop
    xor $100, $10, $100
    lqd $10, 1792($58)
    andc $7, $7, $73
    lnop
    andc $41, $119, $41
    lnop
    xor $104, $71, $104
    lqa $71, 0x180c0
    xor $6, $6, $94
    shlqbii $19, $41, 1
    xor $40, $40, $74
    lnop
    andc $17, $126, $17
    lnop
    selb $126, $126, $55, $54
    lqd $55, 2064($58)
    xor $25, $25, $106
    lnop
    selb $119, $119, $62, $105
    lqa $62, 0x180b0
    xor $118, $118, $109
    lnop
    selb $124, $124, $117, $93
    lqa $117, 0x18020
    or $37, $37, $40
    lqd $40, 2304($58)
    xor $51, $51, $97
    lqa $105, 0x18070
    andc $15, $15, $17
    lqa $18, 0x180d0
    xor $113, $113, $56
    lqa $20, 0x18000
    xor $64, $64, $98
    lnop
    andc $46, $114, $46
    lnop
    selb $19, $19, $66, $85
    lnop
    xor $50, $50, $110
    shufb $108, $47, $2, $69
    xor $103, $8, $103
    lnop
    selb $112, $112, $123, $12
    lnop
    andc $8, $115, $7
    lnop
    or $9, $64, $9
    lqd $64, 3856($58)
    or $22, $22, $100
    lqd $47, 1280($58)
    xor $33, $33, $109
    lqa $66, 0x18090
    selb $68, $68, $124, $21
    lnop
    selb $49, $75, $49, $85
    lnop
    andc $75, $125, $15
    lqd $100, 2560($58)
    or $31, $50, $31
    lqa $50, 0x18070
    or $104, $104, $103
    lnop
    selb $122, $114, $122, $99
    lqa $114, 0x18050
    selb $7, $73, $115, $7
    lnop
    andc $31, $31, $49
    lnop
    andc $9, $9, $8
    lnop
    xor $97, $16, $97
    lnop
    andc $12, $123, $12
    lnop
    xor $3, $3, $110
    lqd $16, 2576($58)
    selb $49, $49, $126, $31
    lnop
    andc $37, $37, $75
    lnop
    andc $39, $120, $39
    lnop
    selb $123, $123, $112, $93
    lqd $112, 1808($58)
    andc $104, $104, $39
    rotqbii $76, $76, 1
    or $35, $35, $67
    lqa $67, 0x180d0
    xor $73, $107, $94
    shufb $103, $36, $55, $69
    xor $101, $43, $101
    lqa $2, 0x18080
    selb $15, $17, $125, $15
    shufb $100, $100, $16, $69
    xor $116, $116, $98
    lqa $16, 0x18050
    xor $98, $4, $98
    lqd $55, 4096($58)
    or $3, $3, $33
    lnop
    selb $121, $120, $121, $102
    lnop
    selb $115, $115, $7, $96
    lqd $7, 3088($58)
    andc $120, $119, $104
    rotqbyi $4, $42, 3
    xor $24, $24, $110
    lnop
    andc $31, $126, $31
    lnop
    andc $21, $124, $21
    lnop
    selb $125, $125, $15, $54
    lnop
    selb $124, $124, $68, $90
    shufb $107, $47, $70, $69
    andc $22, $22, $46
    lnop
    or $116, $116, $97
    lqd $97, 4864($58)
    selb $8, $8, $122, $9
    lqa $47, 0x180e0
    xor $45, $45, $107
    lnop
    xor $53, $53, $91
    lqa $70, 0x18020
    or $23, $45, $23
    lqa $68, 0x18060
    selb $39, $39, $119, $104
    lnop
    or $101, $101, $34
    shufb $104, $10, $112, $69
    andc $35, $35, $21
    rotqbyi $112, $42, 6
    xor $52, $52, $95
    lnop
    selb $46, $46, $121, $22
    lqa $33, 0x18090
    selb $126, $126, $49, $108
    lqd $49, 5120($58)
    andc $14, $14, $12
    lnop
    xor $117, $117, $107
    lnop
    xor $29, $29, $56
    lqa $10, 0x18000
    andc $45, $3, $31
    lnop
    andc $22, $121, $22
    lnop
    or $53, $57, $53
    lnop
    andc $23, $23, $19
    lnop
    xor $70, $70, $104
    lnop
    andc $57, $115, $14
    lnop
    andc $15, $123, $35
    lnop
    andc $17, $126, $23
    shlqbii $43, $120, 1
    xor $28, $28, $74
    rotqbyi $36, $42, 4
    selb $75, $75, $124, $37
    lnop
    or $98, $98, $51
    lnop
    xor $63, $63, $91
    lnop
    xor $51, $30, $107
    lnop
    andc $9, $122, $9
    lqa $30, 0x180b0
    selb $12, $12, $115, $14
    lqa $14, 0x18040
    xor $72, $72, $103
    lqa $78, 0x18000
    selb $121, $121, $46, $99
    lqa $46, 0x18050
    or $63, $65, $63
    lnop
    or $117, $117, $25
    lqa $25, 0x180c0
    andc $116, $116, $9
    lnop
    xor $94, $18, $94
    lnop
    selb $21, $21, $123, $35
    lnop
    xor $18, $44, $110
    lqa $44, 0x18010
    xor $16, $16, $109
    lnop
    xor $46, $46, $106
    lnop
    or $6, $52, $6
    lqa $52, 0x18000
    selb $9, $9, $121, $116
    lnop
    selb $119, $119, $39, $102
    lqa $3, 0x18020
    xor $20, $20, $104
    shufb $111, $111, $41, $84
    andc $41, $101, $22
    lqd $101, 4880($58)
    andc $102, $125, $45
    lnop
    xor $66, $66, $74
    lnop
    andc $63, $63, $15
    lnop
    selb $123, $123, $21, $90
    lqd $21, 5136($58)
    andc $6, $6, $57
    rotqbii $4, $4, 1
    or $16, $24, $16
    lqa $24, 0x18060
    xor $47, $47, $95
    lnop
    andc $37, $124, $37
    lnop
    xor $61, $61, $107
    lnop
    selb $19, $19, $126, $23
    lnop
    xor $23, $105, $109
    lnop
    or $113, $113, $28
    lnop
    xor $14, $14, $104
    lnop
    andc $113, $113, $37
    lqa $28, 0x180c0
    selb $115, $115, $12, $93
    lqa $34, 0x180f0
    andc $16, $16, $102
    rotqbii $12, $36, 1
    selb $31, $31, $125, $45
    lnop
    or $29, $29, $66
    shufb $105, $97, $101, $69
    selb $125, $125, $31, $108
    lqa $31, 0x180e0
    andc $66, $123, $113
    shufb $101, $40, $11, $69
    andc $11, $119, $41
    lqa $65, 0x180a0
    xor $44, $44, $100
    lnop
    selb $124, $124, $75, $54
    lqd $75, 5648($58)
    selb $43, $43, $4, $85
    lnop
    xor $32, $32, $103
    lqa $40, 0x180f0
    selb $113, $37, $123, $113
    lqd $45, 5376($58)
    selb $102, $102, $124, $16
    lnop
    selb $122, $122, $8, $96
    lnop
    andc $117, $117, $17
    lqa $35, 0x18060
    or $20, $20, $32
    lnop
    selb $15, $15, $115, $63
    lqa $4, 0x180e0
    selb $22, $22, $119, $41
    lqa $79, 0x18020
    selb $57, $57, $122, $6
    lnop
    andc $16, $124, $16
    lnop
    selb $15, $115, $15, $90
    lnop
    andc $115, $115, $63
    lqa $63, 0x18040
    selb $124, $124, $102, $108
    lqd $80, 5888($58)
    andc $53, $53, $115
    lnop
    selb $119, $119, $22, $99
    lnop
    andc $116, $121, $116
    lqa $22, 0x18050
    selb $57, $122, $57, $93
    lnop
    andc $20, $20, $43
    lnop
    andc $99, $98, $116
    shufb $120, $111, $120, $84
    selb $115, $115, $57, $53
    lnop
    andc $111, $125, $117
    shlqbii $98, $11, 1
    xor $95, $71, $95
    lqa $71, 0x18090
    selb $126, $126, $19, $105
    lnop
    xor $13, $13, $103
    lqd $19, 3072($58)
    xor $50, $50, $106
    lqd $81, 5904($58)
    or $13, $70, $13
    lqd $70, 2832($58)
    andc $41, $126, $20
    lnop
    selb $123, $123, $113, $54
    lnop
    xor $24, $24, $110
    lqa $32, 0x18050
    andc $122, $122, $6
    lqa $36, 0x18020
    xor $30, $30, $74
    lqd $6, 2816($58)
    selb $117, $17, $125, $117
    lnop
    selb $12, $98, $12, $85
    lqa $17, 0x180f0
    selb $125, $125, $117, $105
    lnop
    or $95, $95, $94
    lqd $94, 3328($58)
    xor $10, $10, $101
    shufb $102, $49, $21, $69
    andc $21, $13, $41
    lnop
    or $23, $24, $23
    lnop
    or $92, $92, $5
    lqa $24, 0x18020
    selb $121, $121, $9, $96
    shufb $120, $120, $11, $84
    andc $95, $95, $122
    lnop
    xor $31, $31, $56
    lnop
    xor $38, $38, $56
    lqa $11, 0x180d0
    selb $122, $122, $121, $95
    lqa $13, 0x180b0
    andc $29, $29, $66
    shufb $97, $19, $7, $69
    andc $53, $57, $53
    lnop
    or $10, $10, $44
    rotqbyi $117, $60, 0
    andc $19, $119, $99
    lnop
    andc $23, $23, $16
    shufb $98, $6, $70, $69
    andc $70, $15, $29
    lnop
    selb $16, $16, $123, $23
    lqa $37, 0x180f0
    or $6, $38, $30
    lnop
    xor $91, $40, $91
    lqa $40, 0x18010
    selb $20, $43, $126, $20
    lqa $43, 0x180a0
    or $46, $61, $46
    lnop
    selb $116, $116, $119, $99
    lqa $99, 0x18020
    andc $61, $125, $21
    lqa $44, 0x18050
    selb $21, $41, $125, $21
    lqa $30, 0x180e0
    selb $16, $123, $16, $108
    lnop
    selb $125, $125, $21, $102
    shlqbii $21, $19, 1
    andc $46, $46, $111
    lqa $38, 0x180a0
    xor $49, $99, $101
    lnop
    andc $123, $123, $23
    lqa $23, 0x180b0
    selb $122, $121, $122, $93
    lnop
    andc $99, $6, $70
    lnop
    selb $119, $119, $116, $96
    lnop
    xor $116, $40, $97
    lnop
    or $47, $47, $73
    lnop
    andc $92, $92, $53
    lnop
    selb $111, $111, $124, $46
    lnop
    xor $44, $44, $103
    lqa $5, 0x180d0
    selb $126, $126, $20, $102
    lnop
    andc $20, $10, $12
    lqa $73, 0x18080
    selb $115, $57, $115, $90
    lqd $57, 4112($58)
    selb $53, $53, $122, $92
    lqa $39, 0x180d0
    xor $27, $27, $100
    lnop
    selb $12, $12, $126, $20
    lqd $113, 3840($58)
    andc $46, $124, $46
    lqa $40, 0x18030
    selb $29, $66, $15, $29
    lnop
    selb $124, $124, $111, $105
    lnop
    xor $17, $17, $74
    lqa $111, 0x18010
    or $14, $14, $44
    lqd $66, 3600($58)
    xor $10, $43, $110
    lqa $82, 0x18030
    xor $52, $52, $98
    lnop
    andc $14, $14, $61
    lnop
    andc $121, $121, $95
    lnop
    xor $11, $11, $74
    lqd $74, 5632($58)
    xor $25, $25, $56
    lnop
    xor $28, $28, $110
    lqa $6, 0x180b0
    selb $70, $70, $115, $99
    lnop
    xor $41, $30, $107
    rotqbyi $30, $42, 7
    or $50, $51, $50
    lqa $42, 0x18060
    andc $51, $124, $14
    lnop
    xor $23, $23, $109
    lnop
    andc $47, $47, $121
    shufb $96, $74, $75, $69
    andc $74, $115, $99
    lnop
    andc $50, $50, $46
    lqa $43, 0x18080
    andc $75, $119, $47
    lqa $44, 0x180f0
    selb $53, $122, $53, $90
    lqa $56, 0x18090
    or $118, $18, $118
    lqa $7, 0x18090
    selb $15, $15, $29, $54
    lnop
    andc $118, $118, $123
    lnop
    or $11, $25, $11
    shufb $99, $45, $48, $69
    andc $48, $15, $118
    lqa $8, 0x180f0
    or $116, $52, $116
    lnop
    or $23, $10, $23
    lnop
    xor $71, $71, $106
    lnop
    selb $52, $126, $12, $99
    lnop
    or $91, $26, $91
    lnop
    selb $123, $123, $15, $118
    lqa $118, 0x18080
    andc $122, $122, $92
    lnop
    selb $121, $121, $119, $47
    lqa $47, 0x18070
    selb $21, $21, $76, $85
    lnop
    xor $24, $24, $98
    rotqbii $30, $30, 1
    andc $91, $91, $122
    lqa $45, 0x18060
    xor $9, $13, $97
    lnop
    xor $68, $68, $101
    lqd $13, 3344($58)
    andc $76, $11, $74
    lqa $10, 0x180d0
    selb $115, $115, $70, $54
    lnop
    or $17, $31, $17
    lqa $11, 0x18080
    selb $121, $119, $121, $93
    lnop
    xor $118, $118, $107
    lqd $119, 3584($58)
    andc $23, $23, $48
    lqa $93, 0x18040
    selb $61, $61, $124, $14
    lnop
    xor $63, $63, $101
    lnop
    andc $70, $16, $50
    lnop
    andc $116, $116, $21
    lnop
    selb $48, $48, $115, $23
    lnop
    andc $126, $126, $20
    lnop
    xor $65, $65, $107
    lnop
    or $27, $49, $27
    shufb $95, $94, $13, $69
    andc $92, $121, $91
    lnop
    selb $123, $15, $123, $108
    shlqbii $26, $75, 1
    xor $82, $82, $97
    lnop
    andc $27, $27, $126
    lqa $12, 0x18070
    andc $29, $115, $23
    shufb $120, $120, $19, $84
    or $118, $118, $71
    lqd $71, 6144($58)
    andc $25, $53, $76
    lnop
    andc $118, $118, $70
    lnop
    selb $46, $46, $16, $50
    lqa $31, 0x180e0
    xor $59, $59, $104
    lnop
    selb $74, $74, $53, $76
    lqa $13, 0x18030
    xor $22, $22, $100
    lqa $76, 0x18030
    or $59, $59, $72
    shufb $120, $120, $75, $84
    or $24, $24, $82
    lnop
    selb $82, $16, $46, $105
    lnop
    xor $67, $67, $109
    lqa $14, 0x18090
    selb $74, $53, $74, $54
    lnop
    xor $78, $78, $95
    lqa $53, 0x18010
    selb $126, $126, $125, $27
    shufb $94, $119, $66, $69
    selb $70, $70, $123, $118
    lnop
    andc $66, $17, $25
    lnop
    xor $75, $93, $98
    lqa $15, 0x18030
    andc $72, $52, $116
    lqa $16, 0x180d0
    or $28, $28, $67
    lqd $60, 6992($60)
    or $63, $63, $22
    lqa $17, 0x18000
    selb $122, $122, $121, $91
    lnop
    andc $59, $59, $51
    lqa $46, 0x180b0
    andc $67, $125, $27
    lnop
    selb $124, $124, $61, $102
    lnop
    andc $61, $28, $29
    lnop
    selb $116, $21, $52, $116
    lnop
    selb $122, $121, $122, $90
    lnop
    andc $121, $24, $72
    lqa $18, 0x180c0
    xor $90, $47, $100
    lqd $58, 6160($58)
    xor $111, $111, $94
    lnop
    selb $70, $123, $70, $105
    lqa $19, 0x18020
    selb $126, $125, $126, $99
    lnop
    selb $83, $115, $48, $108
    lnop
    selb $115, $51, $82, $59
    lqa $47, 0x180d0
    andc $123, $123, $118
    lqa $48, 0x180b0
    xor $49, $32, $94
    lnop
    or $111, $78, $111
    shufb $91, $55, $57, $69
    xor $56, $56, $103
    lqa $20, 0x18010
    andc $59, $82, $59
    lqa $21, 0x18040
    selb $116, $52, $116, $96
    lqa $22, 0x180c0
    andc $57, $126, $121
    shufb $93, $80, $81, $69
    xor $73, $73, $104
    lqa $23, 0x18010
    andc $63, $63, $67
    lqa $24, 0x18040
    or $56, $73, $56
    shlqbii $73, $92, 1
    selb $25, $25, $122, $66
    rotqbii $112, $112, 1
    andc $56, $56, $59
    lqa $50, 0x18050
    xor $62, $62, $106
    lqa $51, 0x180c0
    selb $119, $122, $25, $54
    lnop
    selb $112, $26, $112, $85
    lqa $52, 0x18040
    xor $114, $114, $97
    lnop
    or $62, $65, $62
    lnop
    andc $65, $111, $112
    lnop
    andc $111, $122, $66
    shufb $120, $120, $92, $84
    andc $66, $116, $65
    lnop
    selb $112, $112, $116, $65
    shufb $92, $113, $64, $69
    or $114, $75, $114
    lqa $75, 0x18000
    andc $64, $124, $63
    lqa $25, 0x18030
    selb $65, $29, $74, $61
    lqa $26, 0x180e0
    andc $62, $62, $123
    lnop
    andc $80, $114, $57
    lqa $27, 0x18030
    selb $59, $59, $70, $56
    lnop
    or $90, $68, $90
    lnop
    xor $75, $75, $92
    lnop
    andc $114, $70, $56
    lnop
    selb $68, $123, $83, $62
    lqa $28, 0x18070
    andc $113, $83, $62
    lnop
    xor $62, $53, $91
    shufb $120, $120, $111, $84
    selb $121, $72, $126, $121
    lnop
    selb $63, $67, $124, $63
    lqa $53, 0x18080
    selb $82, $82, $115, $102
    lqa $54, 0x180a0
    andc $90, $90, $64
    lnop
    selb $73, $73, $30, $85
    lnop
    selb $64, $64, $82, $90
    lnop
    or $62, $75, $62
    lqa $29, 0x18080
    xor $76, $76, $94
    lnop
    xor $79, $79, $95
    rotqbyi $75, $120, 8
    andc $115, $82, $90
    lnop
    selb $122, $70, $59, $102
    lnop
    selb $124, $124, $63, $99
    lnop
    selb $63, $116, $112, $93
    shlqbii $55, $111, 1
    selb $120, $74, $65, $108
    lnop
    or $76, $79, $76
    hbrr lcs_edge_branch, lcs_edge_loop
    andc $112, $74, $61
    lqa $30, 0x18060
    xor $56, $31, $110
    lnop
    selb $61, $126, $121, $96
    lnop
    andc $62, $62, $73
    lnop
    andc $76, $76, $66
    lqa $31, 0x18010
    andc $118, $63, $62
    lnop
    selb $121, $57, $124, $80
    lnop
    selb $66, $66, $61, $76
    shufb $90, $71, $58, $69
    selb $62, $73, $63, $62
    lnop
    andc $116, $124, $80
    shufb $60, $75, $60, $77
    selb $125, $61, $66, $93
    lqa $32, 0x18010
    selb $123, $82, $64, $99
    lqa $57, 0x180a0
    selb $126, $63, $62, $90
    lnop
    selb $124, $124, $121, $96
    stqd $60, 6992($117)
    selb $121, $83, $68, $105
    lnop
    andc $117, $61, $76
lcs_edge_branch:
    brnz $89, lcs_edge_loop
lcs_edge_end:
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

.global lcs_steady
.align 3
lcs_steady:
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
    brz $2, lcs_steady_end
    ai $58, $127, 1
    lqa $46, 0x180c0
    lqa $2, 0x18020
    lqa $3, 0x18080
    lqa $85, 0x180c0
    lqa $4, 0x18080
    lqa $5, 0x180b0
    lqa $48, 0x18050
    lqa $6, 0x18060
    lqa $76, 0x18080
    lqa $7, 0x18040
    lqa $69, 0x180d0
    rotmi $73, $58, -3
    lqa $8, 0x18060
    andi $58, $58, 7
    lqa $28, 0x18080
    lqa $81, 0x180f0
    lqa $57, 0x180c0
    lqa $9, 0x18030
    lqa $52, 0x18030
    lqa $41, 0x180d0
    lqa $67, 0x180d0
    xor $89, $28, $104
    lqa $10, 0x18000
    lqa $37, 0x180e0
    lqa $86, 0x180b0
    xor $11, $85, $106
    lqa $12, 0x180f0
    lqa $85, 0x180d0
    lqa $13, 0x18010
    lqa $75, 0x180e0
    lqa $14, 0x180f0
    xor $67, $67, $107
    lqa $15, 0x18000
    lqa $51, 0x18020
    lqa $80, 0x180f0
    lqa $78, 0x180f0
    lqa $49, 0x18040
    lqa $16, 0x18010
    lqa $83, 0x180f0
    lqa $17, 0x18040
    lqa $18, 0x18020
    lqa $19, 0x18010
    lqa $20, 0x180a0
    lqa $21, 0x180c0
    lqa $22, 0x180e0
    lqa $23, 0x180b0
    lqa $68, 0x180a0
    lqa $82, 0x18050
    lqa $24, 0x18000
    lqa $25, 0x18030
    lqa $26, 0x18000
    lqa $27, 0x180c0
    lqa $28, 0x180d0
    lqa $29, 0x18090
    lqa $59, 0x18070
    lqa $74, 0x180e0
    lqa $72, 0x180b0
    lqa $64, 0x180a0
    lqa $30, 0x180e0
    lqa $31, 0x18030
    lqa $32, 0x18070
    lqa $77, 0x18090
    lqa $33, 0x18070
    xor $46, $46, $108
    xor $34, $37, $108
    lqa $35, 0x18000
    lqa $53, 0x18060
# 406 cycles an iteration, 406 at least: 406 instructions for the even pipe, 218 for the odd one; 0 cycles of nops alone
.align 3
lcs_steady_loop:
    shli $36, $127, 3
    lnop
    xor $37, $48, $97
    lqa $38, 0x18090
    xor $39, $41, $97
    lqa $40, 0x18090
    shli $58, $58, 5
    shlqbii $111, $111, 1
    andi $48, $36, -16
    lqa $54, 0x18060
    xor $77, $77, $103
    lnop
    or $67, $46, $67
    lnop
    a $58, $58, $73
    lnop
    xor $41, $76, $102
    lnop
    xor $76, $49, $100
    lnop
    andi $49, $58, -16
    lqa $108, 0x18040
    or $77, $89, $77
    lqa $42, 0x18000
    a $43, $49, $95
    lnop
    xor $82, $82, $99
    lnop
    xor $44, $54, $100
    lnop
    xor $89, $51, $98
    shufb $58, $58, $58, $94
    xor $72, $72, $105
    lqd $88, 1552($43)
    a $45, $48, $95
    lqd $73, 528($43)
    ai $127, $127, 1
    lqa $46, 0x18090
    andbi $58, $58, 15
    lqd $71, 512($43)
    xor $47, $69, $103
    lqa $48, 0x180d0
    xor $69, $52, $97
    lqd $84, 1536($43)
    xor $80, $80, $109
    lqd $63, 256($43)
    xor $70, $59, $101
    lqd $49, 3840($43)
    xor $87, $53, $102
    lqd $66, 6656($45)
    a $50, $58, $93
    lnop
    andc $79, $67, $113
    lnop
    xor $74, $74, $110
    lqa $110, 0x18050
    xor $64, $64, $106
    lqa $51, 0x18090
    xor $109, $75, $102
    lqa $52, 0x18070
    andc $53, $77, $115
    lnop
    or $74, $74, $80
    lnop
    xor $54, $57, $98
    lqd $80, 272($43)
    or $55, $89, $69
    lnop
    or $56, $64, $72
    lqa $57, 0x18030
    ai $58, $127, 1
    lnop
    xor $59, $86, $103
    lnop
    xor $60, $83, $107
    lqa $61, 0x180a0
    andc $62, $74, $112
    shufb $63, $63, $80, $50
    andc $64, $120, $79
    lnop
    xor $65, $68, $104
    rotqby $66, $66, $36
    selb $115, $115, $122, $53
    lnop
    or $67, $87, $70
    lqa $87, 0x18010
    or $76, $76, $82
    lqd $68, 1280($43)
    selb $120, $113, $120, $79
    shufb $113, $71, $73, $50
    xor $69, $78, $105
    lnop
    andc $70, $76, $117
    rotqbyi $71, $66, 1
    xor $72, $81, $101
    lqd $73, 1040($43)
    xor $105, $85, $105
    lnop
    selb $117, $117, $124, $70
    shufb $107, $84, $88, $50
    xor $74, $87, $113
    rotqbyi $75, $66, 3
    andc $76, $119, $62
    rotqbii $77, $66, 1
    or $59, $65, $59
    lqa $65, 0x180e0
    xor $24, $24, $63
    shlqbii $78, $76, 1
    andc $67, $67, $116
    lqa $79, 0x18070
    or $72, $109, $72
    lqd $80, 1296($43)
    andc $56, $56, $114
    lnop
    selb $119, $112, $119, $62
    lqa $112, 0x18080
    selb $114, $114, $121, $56
    lqd $62, 784($43)
    andc $124, $124, $70
    lqd $70, 768($43)
    or $24, $24, $74
    lqa $74, 0x18090
    xor $81, $110, $107
    lnop
    or $34, $34, $60
    lnop
    xor $33, $33, $99
    lqd $60, 2576($43)
    andc $121, $121, $56
    rotqbii $71, $71, 1
    xor $79, $79, $97
    lqd $56, 1024($43)
    xor $7, $7, $63
    lqd $82, 3088($43)
    selb $111, $111, $77, $92
    lqa $77, 0x180f0
    andc $34, $34, $64
    shufb $110, $70, $62, $50
    xor $57, $57, $113
    rotqbyi $62, $66, 4
    andc $24, $24, $111
    lqa $70, 0x18030
    selb $64, $64, $119, $34
    rotqbyi $83, $66, 2
    xor $84, $2, $63
    lnop
    xor $28, $28, $99
    lnop
    andc $119, $119, $34
    lqa $34, 0x18070
    xor $106, $65, $106
    lnop
    or $105, $11, $105
    lqa $65, 0x180c0
    andc $122, $122, $53
    lqa $53, 0x18020
    xor $103, $14, $103
    shufb $109, $56, $73, $50
    andc $59, $59, $122
    lqa $56, 0x18040
    andc $73, $123, $67
    lqd $14, 2064($43)
    xor $29, $29, $97
    lqa $11, 0x180e0
    xor $22, $22, $98
    lnop
    xor $46, $46, $101
    rotqbii $83, $83, 1
    xor $85, $108, $98
    lnop
    selb $71, $78, $71, $92
    lqd $78, 2048($43)
    or $33, $44, $33
    lnop
    andc $55, $55, $118
    lnop
    xor $44, $8, $110
    shufb $108, $68, $80, $50
    selb $111, $111, $126, $24
    shlqbii $68, $119, 1
    selb $123, $116, $123, $67
    lnop
    or $41, $41, $46
    lnop
    andc $126, $126, $24
    lqa $46, 0x180c0
    selb $68, $68, $83, $92
    lqa $2, 0x18020
    xor $56, $56, $108
    lqa $83, 0x18040
    andc $41, $41, $73
    lnop
    andc $24, $105, $121
    lnop
    xor $116, $4, $100
    lnop
    xor $67, $3, $98
    lnop
    xor $25, $25, $109
    lqd $80, 1792($43)
    or $56, $56, $81
    lnop
    andc $33, $33, $124
    lnop
    or $106, $106, $69
    lnop
    andc $69, $114, $59
    lnop
    or $37, $85, $37
    shufb $105, $78, $14, $50
    andc $14, $120, $24
    lqa $3, 0x18080
    andc $78, $125, $55
    lnop
    xor $10, $10, $110
    lnop
    xor $5, $5, $101
    lqa $85, 0x180c0
    xor $17, $17, $110
    lnop
    selb $125, $118, $125, $55
    lqa $118, 0x18020
    andc $37, $37, $78
    rotqbyi $55, $66, 6
    selb $121, $121, $120, $24
    lnop
    selb $73, $73, $115, $41
    lnop
    or $57, $84, $57
    lqa $84, 0x18060
    xor $19, $19, $109
    lnop
    selb $78, $78, $117, $37
    lnop
    xor $118, $118, $110
    lqd $120, 3600($43)
    xor $20, $20, $102
    rotqbyi $24, $66, 7
    or $10, $10, $19
    lqa $19, 0x180c0
    xor $21, $21, $104
    lnop
    xor $6, $6, $98
    lqa $81, 0x18050
    andc $57, $57, $126
    lnop
    selb $124, $124, $123, $33
    lnop
    or $20, $20, $5
    lnop
    or $118, $118, $25
    lnop
    xor $74, $74, $99
    shufb $76, $76, $76, $91
    andc $10, $10, $71
    lnop
    or $21, $21, $47
    lnop
    andc $47, $125, $57
    lqd $25, 2816($43)
    xor $81, $81, $113
    lnop
    selb $122, $122, $114, $59
    lqa $4, 0x18080
    andc $115, $115, $41
    lnop
    xor $101, $48, $101
    lnop
    andc $21, $21, $69
    lnop
    xor $15, $15, $108
    lnop
    or $116, $116, $74
    lnop
    or $6, $6, $79
    lqa $5, 0x180b0
    andc $79, $121, $21
    lqa $74, 0x180e0
    andc $20, $20, $115
    lnop
    andc $117, $117, $37
    rotqbii $55, $55, 1
    andc $37, $111, $10
    lqa $48, 0x18050
    andc $41, $6, $117
    lqa $114, 0x18050
    andc $123, $123, $33
    lqa $6, 0x18060
    selb $117, $117, $124, $41
    lqa $33, 0x180a0
    xor $18, $18, $108
    lqa $59, 0x18070
    andc $116, $116, $123
    shufb $119, $76, $119, $91
    andc $106, $106, $14
    lnop
    xor $102, $19, $102
    lnop
    selb $121, $69, $121, $21
    lnop
    andc $21, $64, $106
    lqa $69, 0x180b0
    or $102, $102, $101
    lqa $76, 0x18080
    selb $126, $126, $125, $57
    lqd $125, 1808($43)
    selb $123, $123, $73, $116
    lnop
    xor $70, $70, $107
    lqd $57, 2304($43)
    or $7, $7, $81
    lnop
    andc $118, $118, $37
    lnop
    xor $16, $16, $107
    lnop
    selb $37, $37, $126, $118
    lqd $81, 2560($43)
    or $15, $15, $16
    lnop
    selb $111, $71, $111, $10
    lnop
    xor $104, $30, $104
    lqa $30, 0x18010
    xor $69, $69, $99
    lnop
    xor $33, $33, $100
    lnop
    xor $23, $23, $97
    lqd $10, 3072($43)
    or $18, $18, $70
    lqa $70, 0x18010
    andc $71, $7, $47
    lnop
    andc $16, $122, $20
    lnop
    xor $84, $84, $63
    rotqbii $75, $75, 1
    andc $126, $126, $118
    lqd $118, 3584($43)
    andc $102, $102, $16
    lqa $101, 0x180a0
    andc $15, $15, $68
    lnop
    selb $14, $14, $64, $106
    lqa $64, 0x180b0
    xor $34, $34, $113
    lqa $19, 0x180f0
    or $29, $67, $29
    lnop
    or $104, $104, $103
    shlqbii $103, $21, 1
    xor $74, $74, $63
    lqa $67, 0x18080
    andc $86, $111, $15
    shufb $106, $80, $125, $50
    xor $114, $114, $109
    lqa $125, 0x180a0
    selb $47, $47, $78, $71
    lqd $80, 3328($43)
    or $33, $33, $69
    rotqbyi $66, $66, 5
    xor $112, $112, $110
    lqa $7, 0x18040
    or $114, $17, $114
    lnop
    xor $67, $67, $63
    lnop
    xor $17, $11, $100
    lnop
    selb $122, $115, $122, $20
    lqa $115, 0x18090
    xor $38, $38, $113
    lnop
    selb $16, $16, $121, $102
    lqa $69, 0x180d0
    andc $116, $73, $116
    lnop
    andc $18, $18, $86
    lnop
    andc $121, $121, $102
    lnop
    rotmi $73, $58, -3
    lnop
    xor $97, $19, $97
    lqa $19, 0x18080
    xor $40, $40, $107
    lnop
    andc $114, $114, $126
    lqa $87, 0x18020
    selb $111, $68, $111, $15
    lqa $15, 0x18060
    andc $124, $124, $41
    lqd $41, 2320($43)
    andc $68, $37, $18
    lnop
    andc $102, $104, $79
    lqa $20, 0x18000
    selb $75, $103, $75, $92
    lnop
    or $34, $84, $34
    lqa $8, 0x18060
    xor $13, $13, $105
    lqa $84, 0x18040
    andc $33, $33, $116
    lnop
    xor $26, $26, $106
    rotqbii $62, $62, 1
    xor $15, $15, $108
    lnop
    andc $71, $78, $71
    shufb $103, $81, $60, $50
    xor $101, $101, $98
    shufb $119, $119, $21, $91
    andc $72, $72, $121
    lqd $21, 3856($43)
    andc $98, $122, $33
    lnop
    xor $52, $52, $109
    lqa $60, 0x18050
    xor $100, $27, $100
    lnop
    andi $58, $58, 7
    lnop
    or $23, $101, $23
    lqa $27, 0x180d0
    andc $29, $29, $124
    shufb $101, $10, $82, $50
    or $100, $100, $28
    lqa $28, 0x18080
    xor $82, $12, $99
    lnop
    andc $56, $56, $68
    lnop
    or $13, $26, $13
    lqa $26, 0x18020
    xor $59, $59, $107
    lqa $81, 0x180f0
    andc $78, $123, $29
    lnop
    andc $100, $100, $98
    lqa $88, 0x18020
    selb $124, $124, $123, $29
    shufb $104, $57, $41, $50
    xor $19, $19, $106
    shufb $99, $118, $120, $50
    xor $83, $83, $106
    lqa $57, 0x180c0
    xor $120, $9, $105
    lnop
    andc $118, $13, $75
    lqa $9, 0x18030
    or $44, $44, $52
    lqa $52, 0x18030
    andc $34, $34, $71
    lnop
    xor $60, $60, $105
    lnop
    or $59, $15, $59
    lqa $41, 0x180d0
    andc $15, $14, $102
    lnop
    or $38, $67, $38
    lnop
    selb $122, $116, $122, $33
    lnop
    andc $116, $16, $100
    lqa $33, 0x18050
    selb $126, $126, $47, $114
    lqa $67, 0x180d0
    xor $89, $28, $104
    lnop
    andc $28, $111, $118
    lqa $123, 0x180b0
    selb $102, $79, $14, $102
    lnop
    selb $68, $68, $126, $56
    lqa $10, 0x18000
    selb $18, $86, $37, $18
    lqa $37, 0x180e0
    andc $23, $23, $78
    cdd $36, 0($36)
    selb $16, $98, $16, $100
    lqd $100, 2832($43)
    xor $51, $51, $109
    lqa $86, 0x180b0
    xor $11, $85, $106
    shufb $98, $49, $21, $50
    xor $42, $42, $104
    lqa $12, 0x180f0
    or $39, $54, $39
    lnop
    selb $71, $71, $117, $34
    lnop
    andc $54, $102, $72
    lnop
    xor $65, $65, $63
    lnop
    andc $21, $122, $23
    lnop
    or $112, $112, $51
    lqd $51, 3344($43)
    xor $32, $32, $103
    lnop
    selb $121, $121, $102, $72
    lqa $85, 0x180d0
    andc $114, $47, $114
    shlqbii $47, $15, 1
    xor $26, $26, $106
    lqa $13, 0x18010
    or $60, $83, $60
    lnop
    xor $31, $31, $103
    lnop
    selb $118, $75, $111, $118
    lnop
    xor $53, $53, $104
    lqa $75, 0x180e0
    andc $44, $44, $114
    lqd $111, 4112($43)
    xor $70, $70, $103
    lnop
    xor $64, $64, $113
    lqd $43, 4096($43)
    or $120, $26, $120
    lqa $26, 0x18010
    andc $117, $117, $34
    lqa $34, 0x180d0
    or $17, $17, $82
    lqa $82, 0x18040
    xor $123, $123, $107
    lnop
    andc $17, $17, $116
    lqa $14, 0x180f0
    andc $38, $38, $117
    lnop
    xor $61, $61, $63
    lqa $63, 0x18000
    xor $67, $67, $107
    lnop
    andc $120, $120, $28
    lnop
    andc $39, $39, $21
    shlqbii $83, $54, 1
    selb $47, $47, $62, $92
    lnop
    or $61, $61, $64
    lnop
    or $42, $42, $70
    lqa $70, 0x18060
    xor $115, $115, $105
    lnop
    or $31, $53, $31
    lqa $53, 0x180b0
    selb $116, $116, $121, $17
    lnop
    andc $64, $124, $38
    lqd $62, 6992($45)
    selb $72, $21, $16, $39
    lnop
    andc $21, $71, $44
    shufb $119, $119, $15, $91
    selb $28, $28, $18, $120
    lnop
    andc $120, $18, $120
    shufb $102, $25, $100, $50
    andc $112, $112, $21
    lnop
    andc $60, $60, $120
    shufb $100, $80, $51, $50
    andc $61, $61, $64
    lnop
    selb $124, $117, $124, $38
    lnop
    xor $27, $27, $113
    lnop
    xor $53, $53, $109
    lqa $117, 0x18010
    andc $38, $124, $112
    shufb $119, $119, $54, $91
    selb $114, $114, $71, $44
    rotqbii $66, $66, 1
    xor $125, $125, $110
    lnop
    andc $126, $126, $56
    lqa $56, 0x18060
    andc $42, $42, $47
    lnop
    xor $20, $20, $102
    lqa $44, 0x18070
    andc $39, $16, $39
    lnop
    xor $26, $26, $101
    lqa $15, 0x18000
    andc $121, $121, $17
    lqa $71, 0x18050
    andc $54, $118, $42
    lqa $51, 0x18020
    or $115, $19, $115
    lnop
    or $27, $65, $27
    lqa $65, 0x18030
    xor $70, $70, $106
    lqa $80, 0x180f0
    or $97, $22, $97
    lnop
    andc $59, $59, $126
    lnop
    or $20, $20, $26
    lqa $26, 0x18030
    selb $122, $78, $122, $23
    lqa $23, 0x18080
    selb $126, $126, $114, $59
    lnop
    selb $64, $64, $122, $61
    lqa $78, 0x180f0
    xor $65, $65, $101
    lqa $49, 0x18040
    selb $66, $83, $66, $92
    lnop
    andc $114, $114, $59
    lqa $16, 0x18010
    xor $23, $23, $108
    lnop
    andc $59, $97, $39
    lqa $83, 0x180f0
    andc $97, $20, $66
    lqa $17, 0x18040
    andc $122, $122, $61
    lnop
    or $125, $125, $53
    shlqbii $53, $121, 1
    andc $31, $31, $54
    lnop
    selb $118, $47, $118, $42
    shufb $121, $119, $121, $91
    xor $44, $44, $105
    lnop
    xor $56, $56, $104
    lnop
    or $44, $70, $44
    lnop
    xor $84, $84, $102
    lnop
    xor $35, $35, $100
    lqa $70, 0x180a0
    xor $71, $71, $103
    lqa $18, 0x18020
    xor $113, $77, $113
    lnop
    andc $77, $68, $60
    lnop
    andc $119, $27, $122
    lnop
    andc $125, $125, $38
    lqa $19, 0x18010
    xor $117, $117, $99
    lnop
    selb $124, $21, $124, $112
    lqa $20, 0x180a0
    andc $42, $64, $125
    lnop
    or $117, $35, $117
    lnop
    andc $35, $28, $31
    lqa $112, 0x180c0
    andc $47, $72, $119
    lnop
    or $40, $23, $40
    rotqbii $61, $24, 1
    xor $87, $87, $102
    lqa $21, 0x180c0
    selb $66, $66, $118, $97
    lnop
    selb $120, $120, $68, $60
    lqa $22, 0x180e0
    selb $54, $54, $28, $31
    lnop
    xor $70, $70, $108
    lnop
    ai $96, $96, -1
    lqa $23, 0x180b0
    xor $82, $82, $104
    lnop
    andc $118, $118, $97
    lnop
    xor $60, $26, $99
    lnop
    selb $53, $53, $55, $92
    lqa $68, 0x180a0
    or $71, $82, $71
    lqa $82, 0x18050
    or $65, $87, $65
    lnop
    xor $33, $33, $101
    lnop
    andc $40, $40, $114
    lnop
    xor $34, $34, $109
    lnop
    selb $125, $38, $64, $125
    lnop
    selb $38, $114, $124, $40
    lnop
    andc $65, $65, $118
    lnop
    andc $40, $124, $40
    lnop
    andc $71, $71, $35
    lnop
    andc $44, $44, $77
    lqa $24, 0x18000
    andc $124, $116, $59
    shufb $97, $43, $111, $50
    andc $43, $126, $44
    lqa $25, 0x18030
    or $56, $56, $32
    lnop
    xor $88, $88, $100
    lnop
    xor $112, $112, $110
    lqa $26, 0x18000
    or $113, $74, $113
    lnop
    andc $117, $117, $53
    lnop
    or $123, $70, $123
    lnop
    andc $70, $115, $43
    shufb $121, $121, $124, $91
    selb $116, $39, $116, $59
    lqa $27, 0x180c0
    andc $123, $123, $40
    shlqbii $124, $124, 1
    selb $53, $53, $66, $117
    lnop
    or $112, $112, $34
    rotqbyi $45, $45, 0
    andc $114, $38, $70
    lqa $28, 0x180d0
    andc $39, $112, $42
    lqa $29, 0x18090
    andc $113, $113, $47
    lqa $59, 0x18070
    andc $112, $54, $65
    lqa $74, 0x180e0
    selb $122, $122, $72, $119
    lnop
    andc $111, $116, $113
    lqa $72, 0x180b0
    selb $35, $35, $120, $71
    lqa $64, 0x180a0
    xor $34, $30, $97
    lqa $30, 0x180e0
    or $33, $84, $33
    lqa $31, 0x18030
    xor $63, $63, $98
    lnop
    selb $61, $124, $61, $92
    shufb $121, $121, $111, $91
    selb $54, $118, $54, $65
    lnop
    selb $119, $47, $116, $113
    lnop
    selb $44, $77, $126, $44
    lnop
    andc $126, $33, $112
    lqa $32, 0x18070
    or $63, $63, $34
    lqa $77, 0x18090
    selb $124, $112, $35, $126
    lnop
    andc $117, $66, $117
    rotqbyi $121, $121, 8
    andc $71, $120, $71
    lnop
    andc $113, $125, $123
    lnop
    andc $112, $122, $39
    hbrr lcs_steady_branch, lcs_steady_loop
    or $60, $88, $60
    shufb $121, $121, $62, $36
    andc $56, $56, $71
    lqa $33, 0x18070
    andc $60, $60, $117
    lnop
    xor $46, $46, $108
    lnop
    andc $116, $35, $126
    lnop
    xor $34, $37, $108
    lnop
    selb $120, $42, $122, $39
    stqd $121, 6992($45)
    selb $121, $40, $125, $123
    lnop
    andc $63, $63, $61
    lnop
    andc $115, $44, $56
    lnop
    selb $126, $61, $53, $63
    lqa $35, 0x18000
    selb $122, $43, $38, $70
    lnop
    selb $123, $71, $44, $56
    lnop
    selb $125, $117, $54, $60
    lnop
    andc $118, $53, $63
    lqa $53, 0x18060
    andc $117, $54, $60
lcs_steady_branch:
    brnz $96, lcs_steady_loop
lcs_steady_end:
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

.global lcs_edge_tap
.align 3
lcs_edge_tap:
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
    brz $2, lcs_edge_tap_end
    lqa $2, 0x18020
    lqa $3, 0x18020
    lqa $4, 0x18030
    lqa $5, 0x180c0
    lqa $6, 0x18030
    lqa $7, 0x180a0
    lqa $42, 0x18060
    lqa $8, 0x180a0
    lqa $9, 0x180e0
    lqa $74, 0x18090
    lqa $23, 0x180b0
    lqa $10, 0x180f0
    lqa $53, 0x180f0
    lqa $11, 0x18000
    lqa $59, 0x180d0
    andi $78, $88, -16
    xor $12, $23, $103
    lqa $23, 0x180e0
    lqa $79, 0x18050
    lqa $13, 0x180f0
    lqa $22, 0x18070
    lqa $14, 0x180c0
    lqa $15, 0x18090
    lqa $16, 0x18040
    lqa $17, 0x180a0
    lqa $54, 0x180a0
    xor $80, $22, $97
    lqa $81, 0x18040
    lqa $62, 0x18080
    lqa $18, 0x180c0
    lqa $19, 0x18070
    lqa $20, 0x18010
    xor $74, $74, $100
    lqa $46, 0x180c0
    lqa $21, 0x180d0
    xor $22, $23, $110
    lqa $45, 0x180d0
    lqa $23, 0x180d0
    lqa $24, 0x18080
    lqa $47, 0x180b0
    lqa $25, 0x18080
    xor $26, $54, $101
    shli $27, $127, 3
    xor $62, $62, $101
    lqa $28, 0x18000
    lqa $29, 0x180b0
    andi $55, $27, -16
    lqa $30, 0x18050
    lqa $31, 0x18070
    lqa $68, 0x18050
    ai $77, $127, 1
    lqa $58, 0x180f0
    lqa $32, 0x180b0
    xor $33, $53, $103
    xor $76, $42, $98
    a $34, $55, $87
    lqa $35, 0x180a0
    or $62, $62, $74
    lqa $74, 0x18080
    xor $36, $46, $101
    lqa $37, 0x180e0
    xor $38, $47, $100
    lqa $39, 0x18040
    xor $40, $74, $98
    xor $41, $59, $106
    lqa $42, 0x18060
    xor $43, $45, $103
    lqa $44, 0x18060
    shlqbii $45, $111, 1
    andi $59, $77, 7
    lqa $46, 0x180e0
    xor $47, $68, $94
    a $48, $78, $87
    shli $59, $59, 5
    xor $49, $79, $91
    rotmi $77, $77, -3
    lqa $50, 0x18010
    andc $51, $62, $115
    lqa $52, 0x18050
    xor $53, $58, $109
    lqa $54, 0x18050
    xor $55, $81, $95
    selb $56, $115, $122, $51
    or $57, $76, $80
    a $58, $59, $77
# 518 cycles an iteration, 501 at least: 501 instructions for the even pipe, 356 for the odd one; 4 cycles of nops alone
.align 3
lcs_edge_tap_loop:
    nop
    lqa $115, 0x180e0
    or $47, $55, $47
    lqd $55, 6656($34)
    xor $4, $4, $91
    lqa $111, 0x180f0
    ai $89, $89, -1
    lnop
    xor $31, $31, $91
    lnop
    andc $57, $57, $116
    lnop
    nop
    lnop
    andi $110, $58, -16
    lnop
    nop
    lqa $59, 0x18030
    a $60, $110, $87
    lnop
    selb $56, $122, $56, $99
    lqa $110, 0x18000
    xor $14, $14, $104
    cbd $103, 0($27)
    xor $15, $15, $97
    lqd $109, 4352($60)
    andc $47, $47, $117
    shufb $58, $58, $58, $86
    xor $2, $2, $92
    lqa $61, 0x180a0
    andc $62, $124, $47
    lnop
    xor $115, $115, $104
    rotqby $55, $55, $27
    andbi $58, $58, 15
    lnop
    xor $17, $17, $98
    lnop
    xor $5, $5, $95
    lqd $63, 272($60)
    a $58, $58, $85
    lnop
    xor $104, $61, $104
    lnop
    xor $18, $18, $107
    lqd $61, 256($60)
    xor $101, $37, $101
    lqd $37, 528($60)
    selb $116, $116, $123, $57
    rotqbii $64, $55, 1
    xor $111, $111, $100
    lqd $65, 512($60)
    or $18, $18, $41
    lnop
    or $22, $22, $53
    lqa $53, 0x18060
    selb $117, $117, $124, $47
    lqa $47, 0x18090
    andc $57, $123, $57
    lnop
    nop
    lqd $41, 4368($60)
    andc $122, $122, $51
    shufb $37, $65, $37, $58
    or $15, $40, $15
    lqa $40, 0x18010
    xor $29, $29, $97
    lnop
    selb $45, $45, $64, $84
    shufb $61, $61, $63, $58
    or $2, $2, $4
    lnop
    or $26, $26, $38
    lnop
    or $104, $104, $12
    lqa $12, 0x18070
    xor $20, $20, $37
    lnop
    andc $26, $26, $122
    lnop
    xor $110, $110, $61
    lnop
    andc $104, $104, $114
    rotqbyi $38, $55, 1
    or $115, $115, $33
    rotqbyi $33, $55, 2
    or $110, $110, $20
    lqa $20, 0x18040
    andc $22, $22, $112
    lqd $4, 1024($60)
    andc $2, $2, $118
    lqd $63, 1296($60)
    ai $64, $27, 1
    lqa $65, 0x18020
    andc $18, $18, $113
    lnop
    andc $51, $110, $45
    lqa $66, 0x180e0
    andc $67, $125, $2
    lnop
    andc $68, $126, $51
    lqa $110, 0x180f0
    selb $123, $123, $116, $96
    lqd $116, 1040($60)
    selb $118, $118, $125, $2
    stqa $68, 0x19ca0
    andc $69, $121, $104
    stqa $67, 0x19cb0
    selb $113, $113, $120, $18
    lqa $2, 0x180b0
    xor $106, $13, $106
    stqa $62, 0x19cc0
    andc $18, $120, $18
    lqa $13, 0x18020
    andc $70, $119, $22
    lqa $71, 0x18090
    xor $42, $42, $95
    stqa $57, 0x19cd0
    xor $107, $46, $107
    stqa $122, 0x19ce0
    or $14, $14, $43
    lqa $43, 0x18030
    xor $16, $16, $92
    lqd $46, 784($60)
    selb $114, $114, $121, $104
    stqa $69, 0x19cf0
    or $111, $101, $111
    stqa $18, 0x19d00
    selb $112, $112, $119, $22
    lnop
    selb $121, $121, $114, $102
    lnop
    or $16, $16, $49
    stqa $70, 0x19d10
    or $106, $107, $106
    shufb $72, $109, $41, $58
    selb $119, $119, $112, $108
    lqa $112, 0x18020
    andc $14, $14, $69
    lqd $108, 7328($48)
    andc $16, $16, $67
    lnop
    xor $3, $3, $61
    shufb $109, $4, $116, $58
    selb $124, $124, $117, $93
    lqd $117, 2064($60)
    xor $71, $71, $94
    lnop
    xor $43, $43, $37
    lqd $116, 768($60)
    xor $4, $2, $94
    lnop
    xor $41, $110, $91
    lnop
    or $3, $3, $43
    rotqby $108, $108, $88
    or $17, $17, $29
    lnop
    andi $29, $64, -16
    rotqbyi $43, $55, 4
    nop
    lqa $49, 0x180a0
    ai $114, $27, 2
    shufb $110, $116, $46, $58
    xor $25, $25, $92
    lnop
    nop
    lqa $116, 0x180f0
    andc $3, $3, $68
    lnop
    andc $15, $15, $57
    lnop
    xor $11, $11, $110
    lnop
    xor $100, $23, $100
    lqd $23, 1280($60)
    xor $12, $12, $94
    rotqbii $33, $33, 1
    selb $125, $125, $118, $90
    lqa $118, 0x18050
    xor $10, $10, $97
    lnop
    andc $46, $125, $3
    rotqbyi $108, $108, 13
    xor $112, $112, $110
    lqa $22, 0x180c0
    or $12, $42, $12
    lqd $42, 2048($60)
    selb $120, $120, $113, $105
    lnop
    andc $12, $12, $62
    shufb $107, $23, $63, $58
    andi $108, $108, 255
    lqd $23, 6992($34)
    xor $30, $30, $37
    lqa $63, 0x180d0
    xor $9, $9, $98
    rotqbii $38, $38, 1
    selb $45, $45, $126, $51
    lqd $51, 1536($60)
    a $29, $29, $87
    lqa $2, 0x18020
    xor $20, $20, $61
    lnop
    xor $50, $50, $109
    rotqbyi $34, $34, 0
    xor $53, $53, $92
    shufb $108, $108, $23, $103
    selb $126, $126, $45, $72
    lqd $45, 1552($60)
    or $31, $53, $31
    shlqbii $70, $70, 1
    selb $122, $122, $121, $26
    shufb $103, $42, $117, $58
    andc $117, $106, $18
    lqd $42, 1792($60)
    andc $53, $120, $14
    lnop
    selb $38, $70, $38, $84
    lqd $70, 5120($60)
    or $11, $11, $50
    lqa $50, 0x180b0
    selb $14, $69, $120, $14
    lqd $69, 1808($60)
    andc $11, $11, $38
    lnop
    selb $120, $120, $14, $102
    shufb $106, $51, $45, $58
    andc $45, $124, $16
    lqa $51, 0x180c0
    xor $49, $49, $92
    lnop
    andc $14, $126, $11
    lnop
    ai $73, $27, 7
    lnop
    xor $98, $22, $98
    stqa $14, 0x19ca0
    or $100, $36, $100
    lqd $36, 4112($60)
    selb $62, $62, $123, $12
    stqa $46, 0x19cb0
    andc $12, $123, $12
    cbd $64, 0($64)
    selb $11, $38, $126, $11
    lqa $38, 0x180d0
    selb $3, $68, $125, $3
    stqa $45, 0x19cc0
    andc $68, $56, $15
    stqa $12, 0x19cd0
    andc $26, $121, $26
    lqd $22, 4624($60)
    xor $50, $50, $91
    stqa $68, 0x19ce0
    or $20, $20, $30
    lqa $30, 0x18040
    xor $19, $19, $37
    lnop
    andi $23, $114, -16
    lnop
    andc $113, $119, $117
    lnop
    selb $122, $121, $122, $99
    stqa $26, 0x19cf0
    selb $16, $67, $124, $16
    shufb $104, $42, $69, $58
    andc $31, $31, $45
    stqa $53, 0x19d00
    selb $117, $18, $119, $117
    rotqbyi $18, $29, 0
    andc $20, $20, $46
    lqa $42, 0x18030
    xor $28, $28, $107
    shlqbii $69, $113, 1
    xor $40, $40, $106
    stqa $113, 0x19d10
    selb $15, $57, $56, $15
    lnop
    selb $125, $125, $3, $72
    lqd $3, 7328($48)
    xor $97, $63, $97
    lqd $63, 4608($60)
    xor $6, $6, $109
    stqd $108, 6992($34)
    ai $34, $27, 3
    lnop
    selb $15, $56, $15, $96
    lnop
    andc $100, $100, $26
    lqd $56, 3328($60)
    selb $124, $124, $16, $90
    lnop
    nop
    lqd $16, 3344($60)
    selb $33, $69, $33, $84
    lnop
    selb $119, $119, $117, $105
    lnop
    nop
    lqa $117, 0x18090
    or $112, $112, $6
    shufb $108, $63, $22, $58
    andc $17, $17, $68
    lnop
    or $28, $28, $40
    lqd $29, 6992($29)
    nop
    lnop
    xor $44, $44, $61
    lqd $40, 4880($60)
    andc $112, $112, $14
    lqa $22, 0x18080
    xor $24, $24, $95
    rotqby $3, $3, $88
    or $19, $44, $19
    lnop
    andc $44, $125, $112
    lnop
    selb $126, $126, $11, $108
    lqa $11, 0x18070
    selb $123, $123, $62, $93
    lqa $62, 0x18070
    andc $63, $124, $20
    lnop
    or $24, $24, $71
    rotqbyi $3, $3, 13
    xor $7, $7, $95
    lnop
    andc $28, $28, $33
    lnop
    andc $115, $115, $53
    lqa $71, 0x18000
    xor $54, $54, $109
    lnop
    selb $68, $68, $122, $17
    lqa $69, 0x18010
    selb $112, $14, $125, $112
    lqd $14, 4864($60)
    andi $6, $3, 255
    lqa $3, 0x18020
    or $49, $49, $50
    lqa $50, 0x18020
    selb $68, $122, $68, $96
    lnop
    andc $57, $126, $28
    lnop
    andc $113, $123, $31
    lnop
    andc $67, $120, $100
    stqa $57, 0x19ca0
    xor $42, $42, $106
    shufb $6, $6, $29, $64
    selb $53, $53, $119, $115
    cbd $114, 0($114)
    selb $28, $33, $126, $28
    stqa $44, 0x19cb0
    xor $59, $59, $103
    lqa $33, 0x18070
    xor $47, $47, $91
    lnop
    xor $71, $71, $104
    stqa $63, 0x19cc0
    or $7, $7, $4
    lqa $29, 0x18090
    andc $24, $24, $12
    stqa $113, 0x19cd0
    selb $20, $46, $124, $20
    lqd $46, 5632($60)
    andc $64, $15, $24
    lqa $121, 0x18010
    xor $66, $66, $95
    lnop
    andc $122, $122, $17
    lnop
    or $25, $25, $47
    shufb $105, $14, $40, $58
    nop
    stqa $64, 0x19ce0
    selb $53, $119, $53, $102
    stqd $6, 6992($18)
    nop
    lnop
    xor $116, $116, $94
    stqa $122, 0x19cf0
    andc $119, $119, $115
    lqd $115, 2304($60)
    andc $19, $19, $63
    stqa $67, 0x19d00
    xor $22, $22, $61
    shlqbii $6, $119, 1
    andi $18, $34, -16
    lqd $102, 2320($60)
    xor $30, $30, $110
    lqa $4, 0x18030
    xor $121, $121, $103
    shufb $95, $56, $16, $58
    or $30, $30, $54
    lqd $54, 5376($60)
    andc $111, $111, $67
    lqa $16, 0x18030
    andi $56, $73, -16
    lnop
    selb $100, $26, $120, $100
    lnop
    or $98, $98, $97
    stqa $119, 0x19d10
    selb $126, $126, $28, $105
    lqa $28, 0x18040
    selb $124, $124, $20, $72
    lqa $20, 0x18090
    xor $11, $11, $109
    lqa $119, 0x18000
    selb $12, $12, $15, $24
    shufb $101, $115, $102, $58
    andc $25, $25, $113
    lnop
    a $18, $18, $87
    rotqbyi $115, $55, 3
    xor $65, $65, $107
    lqd $102, 7328($48)
    xor $29, $29, $106
    lqa $24, 0x18080
    selb $120, $120, $100, $99
    lqa $26, 0x18010
    xor $94, $21, $94
    lnop
    or $121, $71, $121
    lqa $71, 0x18060
    andc $98, $98, $122
    lqa $21, 0x180b0
    or $42, $65, $42
    lnop
    xor $118, $118, $106
    rotqbii $115, $115, 1
    a $23, $23, $87
    lqa $65, 0x18000
    ai $127, $127, 1
    rotqby $102, $102, $88
    xor $20, $20, $37
    rotqbii $43, $43, 1
    or $94, $5, $94
    lnop
    selb $31, $45, $123, $31
    lqa $45, 0x18000
    selb $12, $15, $12, $93
    lqd $15, 5136($60)
    a $56, $56, $87
    lnop
    ai $14, $27, 4
    rotqbyi $102, $102, 13
    andc $30, $30, $44
    lqd $5, 6992($23)
    selb $67, $67, $53, $111
    lqd $40, 5648($60)
    andc $47, $12, $25
    lnop
    selb $115, $6, $115, $84
    lnop
    xor $51, $51, $92
    lnop
    nop
    rotqbyi $17, $55, 6
    or $20, $22, $20
    lnop
    selb $125, $125, $112, $108
    cbd $34, 0($34)
    andi $102, $102, 255
    lnop
    andc $121, $121, $115
    lqd $112, 2816($60)
    selb $123, $123, $31, $90
    shufb $114, $102, $5, $114
    selb $113, $113, $12, $25
    lnop
    andc $42, $42, $57
    lqd $25, 2560($60)
    andc $7, $7, $64
    lnop
    ai $31, $27, 6
    lnop
    andc $22, $126, $121
    lqd $97, 3072($60)
    andc $74, $125, $42
    lnop
    or $9, $9, $10
    stqa $22, 0x19ca0
    selb $63, $63, $123, $19
    stqa $74, 0x19cb0
    andc $10, $124, $30
    shufb $102, $70, $15, $58
    andc $111, $53, $111
    lnop
    andc $19, $123, $19
    lqd $15, 2832($60)
    selb $113, $12, $113, $90
    stqa $10, 0x19cc0
    xor $13, $13, $104
    lqa $12, 0x18080
    selb $121, $115, $126, $121
    lnop
    selb $42, $57, $125, $42
    lqa $57, 0x18010
    xor $115, $8, $107
    lnop
    andi $8, $31, -16
    stqa $19, 0x19cd0
    selb $64, $64, $68, $7
    rotqbyi $23, $23, 0
    a $70, $8, $87
    stqa $47, 0x19ce0
    or $116, $66, $116
    lqa $66, 0x18040
    selb $99, $53, $67, $99
    shlqbii $53, $111, 1
    selb $122, $122, $120, $98
    lqd $67, 2576($60)
    andc $8, $120, $98
    lnop
    andc $7, $68, $7
    lnop
    xor $71, $71, $110
    lqa $5, 0x180c0
    selb $43, $53, $43, $84
    lnop
    selb $30, $44, $124, $30
    lnop
    or $11, $71, $11
    lnop
    nop
    stqa $7, 0x19cf0
    selb $64, $68, $64, $93
    shufb $100, $25, $67, $58
    xor $45, $45, $101
    shufb $98, $112, $15, $58
    andc $11, $11, $10
    lqa $112, 0x18070
    andc $9, $9, $8
    stqa $8, 0x19d00
    andc $94, $94, $7
    lnop
    xor $16, $16, $100
    lqd $15, 3088($60)
    selb $126, $126, $121, $102
    lnop
    or $13, $13, $59
    stqd $114, 6992($23)
    selb $123, $123, $63, $72
    lnop
    xor $112, $112, $106
    lqa $6, 0x18030
    xor $35, $35, $110
    stqa $111, 0x19d10
    selb $125, $125, $42, $105
    lqd $42, 7328($48)
    xor $66, $66, $107
    lqa $111, 0x18060
    xor $91, $38, $91
    shufb $97, $97, $15, $58
    andc $20, $20, $19
    lqa $15, 0x18060
    selb $122, $120, $122, $96
    lqd $120, 3600($60)
    xor $69, $69, $100
    lqa $38, 0x18020
    or $91, $51, $91
    lnop
    selb $51, $7, $122, $94
    lnop
    xor $65, $65, $98
    rotqby $42, $42, $88
    xor $52, $52, $103
    lqa $7, 0x180a0
    andi $63, $14, -16
    cbd $14, 0($14)
    or $45, $45, $69
    lqd $69, 3584($60)
    or $118, $66, $118
    rotqbyi $66, $18, 0
    andc $13, $13, $22
    rotqbyi $42, $42, 13
    selb $114, $10, $123, $11
    lqa $10, 0x180c0
    selb $8, $8, $99, $9
    rotqbyi $23, $55, 5
    nop
    lnop
    andc $45, $45, $43
    lqd $18, 6992($18)
    xor $38, $38, $101
    lnop
    andc $9, $99, $9
    lnop
    andc $59, $125, $13
    lqa $121, 0x180d0
    selb $25, $99, $8, $96
    lqa $96, 0x180f0
    xor $67, $10, $61
    lnop
    andc $10, $126, $45
    lqa $8, 0x18030
    andc $118, $118, $74
    rotqbii $23, $23, 1
    andc $49, $49, $47
    lnop
    selb $124, $124, $30, $108
    lqa $30, 0x18020
    xor $15, $15, $107
    lqa $99, 0x180a0
    andc $68, $124, $118
    stqa $10, 0x19ca0
    or $112, $15, $112
    lqa $15, 0x180e0
    andc $11, $123, $11
    stqa $59, 0x19cb0
    xor $28, $28, $104
    stqa $68, 0x19cc0
    selb $118, $74, $124, $118
    stqa $11, 0x19cd0
    selb $43, $43, $126, $45
    lnop
    selb $13, $22, $125, $13
    lnop
    andi $42, $42, 255
    rotqbyi $55, $55, 7
    andc $22, $122, $94
    lqd $45, 5392($60)
    xor $62, $62, $100
    shufb $18, $42, $18, $34
    xor $24, $24, $110
    lqa $34, 0x18060
    or $28, $28, $52
    rotqbii $17, $17, 1
    andc $52, $113, $20
    shufb $94, $69, $120, $58
    selb $19, $19, $113, $20
    stqd $18, 6992($66)
    xor $33, $33, $103
    lnop
    selb $124, $124, $118, $105
    lnop
    or $16, $38, $16
    lqa $38, 0x18050
    xor $26, $26, $97
    stqa $52, 0x19ce0
    a $63, $63, $87
    lnop
    or $26, $65, $26
    lnop
    xor $65, $99, $61
    lnop
    andc $118, $64, $49
    lnop
    andc $28, $28, $59
    lnop
    ai $27, $27, 5
    lnop
    andc $116, $116, $22
    stqa $118, 0x19cf0
    xor $38, $38, $97
    shlqbii $18, $9, 1
    xor $32, $32, $37
    shufb $99, $54, $45, $58
    xor $12, $12, $107
    stqa $22, 0x19d00
    xor $111, $111, $101
    stqa $9, 0x19d10
    xor $45, $8, $97
    lqa $54, 0x180c0
    selb $47, $47, $64, $49
    rotqbyi $49, $70, 0
    selb $125, $125, $13, $102
    lnop
    andc $91, $91, $118
    lqa $13, 0x180e0
    xor $117, $117, $109
    lqa $66, 0x18010
    andi $20, $27, -16
    lqa $120, 0x180b0
    xor $69, $96, $37
    lqa $42, 0x18060
    or $117, $24, $117
    lqa $24, 0x18040
    selb $122, $122, $51, $93
    lqa $8, 0x180a0
    andc $112, $112, $68
    lnop
    andc $16, $16, $10
    lnop
    or $32, $65, $32
    lqd $65, 7328($48)
    or $29, $12, $29
    lqa $9, 0x180e0
    andc $32, $32, $52
    lqa $51, 0x18080
    selb $12, $10, $125, $16
    lqa $74, 0x18090
    xor $61, $15, $61
    rotqbii $55, $55, 1
    selb $47, $64, $47, $90
    lqd $64, 6160($60)
    andc $71, $125, $16
    lnop
    selb $118, $118, $122, $91
    lnop
    selb $18, $18, $23, $84
    lqa $23, 0x180b0
    selb $126, $126, $43, $99
    rotqbyi $43, $63, 0
    andc $44, $122, $91
    lnop
    selb $122, $122, $118, $90
    rotqby $65, $65, $88
    selb $22, $22, $25, $116
    lqa $10, 0x180f0
    selb $123, $123, $114, $108
    shufb $96, $46, $40, $58
    andc $26, $26, $18
    lqa $40, 0x18000
    selb $68, $68, $123, $112
    lnop
    andc $46, $126, $26
    lqa $114, 0x180d0
    andc $112, $123, $112
    lnop
    andc $116, $25, $116
    lqd $118, 4096($60)
    selb $113, $113, $19, $72
    stqa $46, 0x19ca0
    xor $92, $13, $92
    rotqbyi $65, $65, 13
    andc $117, $117, $11
    rotqbyi $75, $56, 0
    xor $21, $21, $109
    stqa $71, 0x19cb0
    xor $40, $40, $95
    lqa $53, 0x180f0
    selb $18, $18, $126, $26
    lqd $76, 6144($60)
    xor $121, $121, $37
    lnop
    andc $37, $124, $28
    lqa $26, 0x18050
    xor $120, $120, $106
    lnop
    selb $13, $11, $113, $117
    cbd $77, 0($27)
    selb $126, $126, $18, $96
    shlqbii $18, $116, 1
    a $20, $20, $87
    stqa $37, 0x19cc0
    or $92, $92, $41
    lqa $11, 0x18000
    selb $123, $123, $68, $105
    lnop
    andc $117, $113, $117
    rotqbyi $68, $20, 0
    selb $18, $18, $17, $84
    lqd $63, 6992($63)
    or $121, $67, $121
    stqa $112, 0x19cd0
    andc $67, $47, $32
    lnop
    xor $34, $34, $104
    stqa $117, 0x19ce0
    selb $28, $59, $124, $28
    stqa $67, 0x19cf0
    andi $65, $65, 255
    stqa $44, 0x19d00
    nop
    shufb $91, $118, $36, $58
    selb $124, $124, $28, $102
    stqa $116, 0x19d10
    or $120, $115, $120
    lnop
    xor $39, $39, $101
    lqa $59, 0x180d0
    andi $78, $88, -16
    lqd $115, 7328($48)
    selb $125, $125, $12, $99
    lnop
    xor $12, $23, $103
    lqa $23, 0x180e0
    or $21, $35, $21
    lqa $79, 0x18050
    xor $54, $54, $110
    shufb $14, $65, $63, $14
    andc $63, $92, $44
    lnop
    andc $121, $121, $67
    lnop
    xor $30, $30, $98
    lqa $65, 0x18090
    xor $26, $26, $100
    lqa $92, 0x18030
    selb $35, $113, $13, $108
    lnop
    or $33, $34, $33
    stqd $14, 6992($43)
    or $26, $39, $26
    lnop
    or $30, $30, $45
    lnop
    xor $51, $51, $104
    lnop
    andc $33, $33, $37
    lqd $45, 5888($60)
    xor $92, $92, $94
    lqa $13, 0x180f0
    andc $26, $26, $71
    rotqby $115, $115, $88
    selb $93, $25, $22, $93
    lqa $22, 0x18070
    selb $32, $52, $47, $32
    cbd $52, 0($31)
    xor $57, $57, $94
    lnop
    selb $37, $37, $123, $33
    lqd $31, 6992($20)
    or $40, $40, $57
    lqa $14, 0x180c0
    andc $29, $29, $112
    lnop
    andc $40, $40, $18
    lqa $15, 0x18090
    selb $57, $123, $37, $102
    lqd $37, 5904($60)
    andc $25, $21, $117
    lqa $16, 0x18040
    xor $114, $114, $109
    lnop
    andc $30, $30, $46
    rotqbyi $115, $115, 13
    andc $39, $126, $40
    lnop
    nop
    lqa $17, 0x180a0
    or $61, $61, $69
    lnop
    andc $69, $125, $30
    lqd $21, 3856($60)
    or $114, $54, $114
    lqa $54, 0x180a0
    xor $43, $24, $98
    lnop
    xor $80, $22, $97
    lqa $81, 0x18040
    selb $40, $18, $126, $40
    stqa $39, 0x19ca0
    andc $34, $93, $63
    lnop
    andi $115, $115, 255
    lnop
    or $111, $111, $62
    lqd $60, 3840($60)
    xor $50, $50, $95
    lqa $62, 0x18080
    andc $116, $124, $26
    lnop
    andc $123, $123, $33
    lnop
    xor $66, $66, $91
    lqa $18, 0x180c0
    or $50, $50, $92
    stqa $69, 0x19cb0
    selb $32, $47, $32, $72
    stqa $116, 0x19cc0
    selb $26, $71, $124, $26
    lnop
    selb $112, $112, $35, $29
    shufb $92, $60, $21, $58
    selb $117, $117, $32, $25
    lnop
    selb $44, $44, $93, $63
    lnop
    selb $67, $67, $122, $121
    lnop
    andc $29, $35, $29
    stqa $123, 0x19cd0
    xor $65, $65, $103
    lqa $19, 0x18070
    selb $30, $46, $125, $30
    lqa $20, 0x18010
    xor $74, $74, $100
    lqa $46, 0x180c0
    or $51, $51, $65
    lqa $21, 0x180d0
    andc $65, $32, $25
    lnop
    andc $63, $122, $121
    stqa $29, 0x19ce0
    selb $125, $125, $30, $96
    stqa $65, 0x19cf0
    selb $60, $93, $44, $90
    lnop
    xor $22, $23, $110
    shlqbii $44, $34, 1
    andc $120, $120, $29
    shufb $93, $45, $37, $58
    xor $119, $119, $92
    lqa $45, 0x180d0
    selb $121, $32, $117, $108
    lqa $23, 0x180d0
    andc $111, $111, $116
    lnop
    andc $51, $51, $123
    lqa $24, 0x18080
    selb $71, $29, $121, $120
    stqa $63, 0x19d00
    andc $113, $121, $120
    lqa $47, 0x180b0
    selb $122, $122, $67, $72
    lnop
    or $119, $119, $66
    stqa $34, 0x19d10
    selb $66, $35, $112, $105
    lqa $25, 0x18080
    selb $124, $124, $26, $99
    lqd $35, 7328($48)
    xor $26, $54, $101
    lnop
    andc $114, $114, $65
    lnop
    shli $27, $127, 3
    shufb $90, $76, $64, $58
    or $38, $43, $38
    shufb $115, $115, $31, $77
    xor $62, $62, $101
    lnop
    andc $50, $50, $39
    lnop
    andc $112, $122, $114
    lqa $28, 0x18000
    selb $44, $44, $55, $84
    lqa $29, 0x180b0
    andi $55, $27, -16
    rotqby $35, $35, $88
    andc $38, $38, $69
    stqd $115, 6992($68)
    selb $65, $65, $122, $114
    lqa $30, 0x18050
    andc $115, $57, $111
    cbd $73, 0($73)
    selb $69, $69, $124, $38
    lqa $31, 0x18070
    andc $119, $119, $44
    lqa $68, 0x18050
    ai $77, $127, 1
    lqa $58, 0x180f0
    selb $64, $116, $57, $111
    lqa $32, 0x180b0
    xor $33, $53, $103
    lqd $70, 6992($70)
    xor $76, $42, $98
    rotqbyi $42, $35, 13
    selb $126, $126, $40, $93
    lnop
    a $34, $55, $87
    lqa $35, 0x180a0
    andc $118, $126, $119
    lnop
    andc $61, $61, $63
    lnop
    or $62, $62, $74
    stqa $118, 0x19ca0
    andi $42, $42, 255
    lnop
    andc $114, $66, $51
    lqa $74, 0x18080
    xor $36, $46, $101
    lqa $37, 0x180e0
    andc $117, $125, $50
    shufb $52, $42, $70, $52
    andc $116, $124, $38
    lnop
    selb $121, $121, $71, $105
    stqa $117, 0x19cb0
    andc $111, $60, $61
    stqa $116, 0x19cc0
    selb $71, $123, $66, $51
    stqa $115, 0x19cd0
    xor $38, $47, $100
    lnop
    selb $61, $63, $60, $61
    stqa $114, 0x19ce0
    selb $119, $44, $126, $119
    stqa $113, 0x19cf0
    selb $39, $39, $125, $50
    stqa $112, 0x19d00
    nop
    stqa $111, 0x19d10
    selb $125, $125, $39, $93
    lqa $39, 0x18040
    xor $40, $74, $98
    lqd $48, 7328($48)
    xor $41, $59, $106
    lqa $42, 0x18060
    xor $43, $45, $103
    lqa $44, 0x18060
    selb $126, $126, $119, $90
    shlqbii $45, $111, 1
    andi $59, $77, 7
    lqa $46, 0x180e0
    selb $123, $57, $64, $99
    hbrr lcs_edge_tap_branch, lcs_edge_tap_loop
    xor $47, $68, $94
    rotqby $68, $48, $88
    a $48, $78, $87
    lnop
    selb $120, $122, $65, $108
    stqd $52, 6992($49)
    shli $59, $59, 5
    lqd $56, 6992($56)
    xor $49, $79, $91
    rotqbyi $68, $68, 13
    rotmi $77, $77, -3
    lqa $50, 0x18010
    andc $51, $62, $115
    lqa $52, 0x18050
    selb $124, $124, $69, $96
    lnop
    andi $68, $68, 255
    lnop
    xor $53, $58, $109
    lnop
    selb $122, $66, $71, $102
    shufb $68, $68, $56, $73
    selb $119, $60, $61, $72
    lqa $54, 0x18050
    xor $55, $81, $95
    lnop
    selb $56, $115, $122, $51
    lnop
    or $57, $76, $80
    stqd $68, 6992($75)
    a $58, $59, $77
lcs_edge_tap_branch:
    brnz $89, lcs_edge_tap_loop
lcs_edge_tap_end:
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

.global lcs_steady_tap
.align 3
lcs_steady_tap:
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
    lqa $8, 0x0
    a $7, $7, $8
    lqd $8, 768($7)
    lqd $9, 784($7)
    lqa $10, 0x10
    shufb $6, $6, $6, $10
    andbi $6, $6, 15
    lqa $10, 0x20
    a $6, $6, $10
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
    brz $2, lcs_steady_tap_end
    lqa $48, 0x18060
    lqa $58, 0x180f0
    lqa $81, 0x180d0
    lqa $35, 0x180e0
    xor $81, $81, $107
    lqa $38, 0x18050
    lqa $2, 0x180b0
    lqa $72, 0x180a0
    lqa $80, 0x180d0
    ai $64, $127, 1
    lqa $3, 0x18010
    lqa $4, 0x0
    lqa $5, 0x180f0
    lqa $85, 0x180a0
    lqa $86, 0x180c0
    lqa $6, 0x18040
    lqa $7, 0x18080
    lqa $23, 0x18070
    lqa $74, 0x18030
    lqa $68, 0x180c0
    xor $57, $23, $101
    lqa $70, 0x18060
    lqa $8, 0x180c0
    lqa $14, 0x180e0
    lqa $88, 0x18090
    lqa $9, 0x18020
    lqa $90, 0x18070
    xor $68, $68, $106
    lqa $10, 0x18000
    lqa $13, 0x180e0
    xor $11, $35, $106
    xor $12, $13, $108
    lqa $28, 0x180b0
    xor $13, $14, $104
    lqa $14, 0x18070
    lqa $15, 0x180d0
    lqa $16, 0x18000
    lqa $61, 0x180b0
    andi $17, $95, -16
    lqa $18, 0x30
    lqa $19, 0x180d0
    xor $58, $58, $109
    lqa $20, 0x180c0
    lqa $21, 0x180a0
    xor $86, $86, $108
    lqa $22, 0x180d0
    lqa $56, 0x180e0
    lqa $44, 0x180d0
    lqa $71, 0x18040
    lqa $23, 0x180b0
    xor $66, $28, $105
    xor $48, $48, $102
    lqa $24, 0x18020
    lqa $25, 0x180c0
    lqa $79, 0x18050
    lqa $26, 0x18080
    lqa $27, 0x180f0
    lqa $54, 0x180f0
    lqa $28, 0x18000
    lqa $65, 0x180e0
    xor $56, $56, $110
    shli $29, $127, 3
    lqa $30, 0x0
    xor $72, $72, $106
    or $81, $86, $81
    lqa $86, 0x180a0
    xor $31, $38, $99
    rotmi $87, $64, -3
    lqa $73, 0x10
    lqa $32, 0x30
    xor $93, $44, $105
    xor $33, $71, $98
    lqa $34, 0x18060
    xor $35, $70, $100
    lqa $36, 0x18070
    xor $86, $86, $102
    or $66, $72, $66
    lqa $37, 0x18090
    xor $38, $90, $99
    lqa $90, 0x180c0
    lqa $39, 0x18030
    lqa $40, 0x18010
    or $94, $48, $57
    lqa $41, 0x180f0
    xor $61, $61, $101
    lqa $42, 0x18050
    lqa $70, 0x180f0
    lqa $43, 0x18010
    andc $44, $66, $114
    lqa $45, 0x18060
    lqa $46, 0x18030
    xor $47, $54, $103
    lqa $48, 0x18040
    lqa $49, 0x18050
    ai $50, $29, 1
    lqa $51, 0x18090
    andi $64, $64, 7
    lqa $77, 0x18080
    xor $52, $65, $98
    or $53, $56, $58
    xor $77, $77, $104
    lqa $67, 0x0
    andc $54, $121, $44
    or $55, $86, $61
    shli $64, $64, 5
    xor $56, $79, $97
    or $57, $68, $93
    andi $58, $29, -16
    ai $59, $29, 3
    andi $60, $50, -16
    xor $61, $85, $104
    lqa $62, 0x18010
    andc $63, $81, $113
    a $87, $64, $87
    xor $64, $70, $107
    xor $65, $74, $97
    shufb $73, $87, $87, $73
    xor $88, $88, $103
    andi $87, $87, -16
    lqa $66, 0x180c0
    a $67, $87, $67
    lqa $68, 0x0
    ai $69, $29, 2
    xor $70, $90, $104
    lqa $71, 0x20
    andbi $72, $73, 15
    lqa $73, 0x18040
    andc $74, $94, $116
    shlqbii $75, $111, 1
    or $76, $77, $88
# 491 cycles an iteration, 437 at least: 437 instructions for the even pipe, 352 for the odd one; 14 cycles of nops alone
.align 3
lcs_steady_tap_loop:
    xor $111, $80, $101
    lqd $110, 784($67)
    a $71, $72, $71
    lqa $72, 0x18070
    xor $6, $6, $100
    lqd $108, 1296($67)
    nop
    lqa $77, 0x180b0
    a $58, $58, $68
    lnop
    andc $57, $57, $54
    lqa $68, 0x18090
    selb $116, $116, $123, $74
    lqd $109, 6656($58)
    xor $9, $9, $98
    lqd $107, 512($67)
    xor $37, $37, $101
    lqd $106, 1536($67)
    nop
    lqd $104, 272($67)
    andc $76, $76, $115
    lnop
    or $6, $6, $31
    lqd $31, 256($67)
    xor $5, $5, $105
    lqd $105, 768($67)
    xor $26, $26, $102
    rotqby $78, $109, $29
    nop
    lqd $79, 6992($58)
    nop
    lnop
    nop
    lqd $109, 528($67)
    andc $80, $122, $76
    lnop
    or $26, $26, $37
    lqd $37, 1552($67)
    andc $123, $123, $74
    cbd $50, 0($50)
    nop
    lqa $74, 0x18080
    nop
    lqd $81, 1024($67)
    xor $45, $45, $98
    shufb $31, $31, $104, $71
    or $9, $9, $65
    lqa $65, 0x180f0
    xor $2, $2, $103
    lnop
    xor $72, $72, $97
    rotqbii $104, $78, 1
    or $35, $35, $38
    lnop
    a $82, $17, $4
    lnop
    xor $103, $15, $103
    lqa $15, 0x30
    andc $6, $6, $117
    lnop
    nop
    rotqbyi $58, $58, 0
    or $2, $61, $2
    lnop
    andc $9, $9, $118
    shufb $61, $107, $109, $71
    andc $109, $124, $6
    lnop
    andc $53, $53, $112
    shufb $110, $105, $110, $71
    selb $104, $75, $104, $18
    lqd $18, 2048($67)
    or $12, $12, $64
    lqd $64, 1040($67)
    xor $40, $40, $61
    lqa $75, 0x30
    selb $122, $115, $122, $76
    lnop
    selb $121, $114, $121, $44
    shufb $107, $106, $37, $71
    or $45, $45, $72
    lqa $72, 0x18090
    xor $16, $16, $31
    lqd $106, 1280($67)
    andc $37, $125, $9
    lnop
    or $16, $16, $40
    lqd $40, 2816($67)
    andc $35, $35, $109
    lqa $114, 0x180e0
    nop
    lqa $44, 0x180d0
    andc $16, $16, $104
    rotqbyi $115, $78, 2
    andc $26, $26, $123
    lnop
    andc $76, $126, $16
    lqa $4, 0x18070
    xor $10, $10, $110
    lqd $105, 2064($67)
    xor $3, $3, $107
    stqa $76, 0x19ca0
    or $13, $13, $47
    stqa $37, 0x19cb0
    selb $47, $109, $116, $35
    stqa $109, 0x19cc0
    andc $2, $2, $80
    stqa $123, 0x19cd0
    andc $17, $119, $53
    stqa $80, 0x19ce0
    andc $38, $120, $63
    lqd $83, 1792($67)
    nop
    stqa $54, 0x19cf0
    selb $126, $104, $126, $16
    shufb $109, $81, $64, $71
    xor $22, $22, $99
    lqa $64, 0x180b0
    a $30, $60, $30
    stqa $38, 0x19d00
    andc $12, $12, $38
    lnop
    xor $7, $7, $100
    lqa $60, 0x18070
    xor $62, $62, $109
    lqd $81, 2320($67)
    selb $124, $117, $124, $6
    stqa $17, 0x19d10
    xor $39, $39, $109
    lqa $117, 0x18050
    selb $120, $113, $120, $63
    lqd $113, 7328($82)
    xor $46, $46, $61
    rotqbyi $63, $78, 1
    xor $114, $114, $102
    shufb $108, $106, $108, $71
    nop
    lqd $106, 1808($67)
    selb $119, $112, $119, $53
    lqa $112, 0x18070
    or $10, $10, $62
    lnop
    or $33, $33, $56
    lqa $56, 0x18020
    xor $28, $28, $108
    shufb $105, $18, $105, $71
    xor $24, $24, $31
    lqa $18, 0x0
    xor $4, $4, $109
    lqa $62, 0x18040
    or $24, $24, $46
    lnop
    andc $33, $33, $37
    lnop
    or $103, $70, $103
    lnop
    xor $41, $41, $97
    shlqbii $17, $17, 1
    xor $102, $20, $102
    lnop
    xor $74, $74, $98
    lqd $20, 2304($67)
    selb $125, $118, $125, $9
    lnop
    xor $72, $72, $97
    lnop
    xor $34, $34, $31
    lqa $118, 0x18030
    xor $48, $48, $31
    lnop
    xor $73, $73, $110
    rotqbii $115, $115, 1
    or $5, $11, $5
    rotqbii $63, $63, 1
    andc $24, $24, $76
    lqd $11, 4112($67)
    andc $9, $124, $33
    lqa $70, 0x18020
    andc $46, $121, $2
    lnop
    selb $17, $17, $63, $75
    rotqby $113, $113, $95
    xor $68, $68, $99
    lqa $63, 0x18090
    selb $123, $123, $122, $26
    lqd $75, 2576($67)
    xor $43, $43, $105
    rotqbyi $53, $78, 7
    xor $49, $49, $109
    shufb $104, $20, $81, $71
    xor $117, $117, $61
    shufb $106, $83, $106, $71
    or $3, $28, $3
    lqa $28, 0x18040
    selb $54, $54, $120, $57
    lnop
    andc $122, $122, $26
    lqa $26, 0x180a0
    andc $116, $116, $35
    lnop
    andi $35, $69, -16
    lnop
    andc $83, $125, $24
    lqa $20, 0x18020
    andc $10, $10, $17
    lnop
    xor $77, $77, $99
    rotqbyi $113, $113, 13
    andc $120, $120, $57
    lqa $57, 0x18020
    andc $81, $126, $10
    lqd $6, 4096($67)
    or $117, $48, $117
    lqa $48, 0x18060
    xor $25, $25, $98
    stqa $81, 0x19ca0
    selb $121, $80, $121, $2
    stqa $83, 0x19cb0
    xor $26, $26, $100
    stqa $9, 0x19cc0
    or $111, $102, $111
    stqa $116, 0x19cd0
    andc $102, $119, $12
    lnop
    selb $125, $76, $125, $24
    lqa $24, 0x180f0
    nop
    stqa $122, 0x19ce0
    andc $45, $45, $9
    shlqbii $76, $102, 1
    or $7, $7, $68
    stqa $46, 0x19cf0
    xor $65, $65, $101
    lqa $101, 0x18080
    xor $70, $70, $110
    lqa $68, 0x18030
    andc $7, $7, $116
    lqd $2, 2832($67)
    selb $115, $76, $115, $32
    lqa $32, 0x18000
    nop
    lqa $76, 0x18060
    xor $99, $24, $99
    cbd $24, 0($29)
    xor $112, $112, $61
    lqd $80, 3088($67)
    andi $113, $113, 255
    lnop
    andc $117, $117, $83
    lnop
    xor $62, $62, $108
    shufb $113, $113, $79, $24
    ai $127, $127, 1
    lqa $24, 0x0
    nop
    lqa $79, 0x18080
    or $26, $26, $77
    stqa $120, 0x19d00
    or $39, $70, $39
    lqa $70, 0x18030
    xor $42, $42, $107
    stqd $113, 6992($58)
    selb $119, $38, $119, $12
    lnop
    selb $126, $17, $126, $10
    stqa $102, 0x19d10
    andc $5, $5, $120
    lqa $10, 0x18040
    nop
    lqa $17, 0x18000
    selb $124, $37, $124, $33
    rotqbyi $33, $78, 4
    xor $70, $70, $107
    lqa $37, 0x18010
    andc $12, $47, $45
    lqd $38, 7328($82)
    or $49, $73, $49
    lnop
    xor $36, $36, $107
    lqa $73, 0x180a0
    or $112, $34, $112
    shufb $102, $40, $2, $71
    andc $2, $119, $5
    lqd $40, 6992($30)
    or $72, $74, $72
    lnop
    selb $9, $9, $47, $45
    lqa $45, 0x18010
    selb $116, $116, $123, $7
    lnop
    andc $123, $123, $7
    rotqby $38, $38, $95
    xor $66, $66, $100
    lnop
    nop
    lqa $7, 0x18060
    andc $47, $124, $117
    rotqbyi $74, $78, 5
    andc $39, $39, $81
    rotqbyi $38, $38, 13
    andc $34, $103, $46
    lqa $113, 0x18050
    nop
    lqa $58, 0x180f0
    xor $20, $20, $108
    lqa $77, 0x180e0
    andi $38, $38, 255
    rotqbii $53, $53, 1
    andc $55, $55, $122
    lnop
    selb $124, $83, $124, $117
    lnop
    or $20, $20, $70
    lnop
    andc $3, $3, $115
    lnop
    andc $70, $125, $39
    shufb $38, $38, $40, $50
    andc $40, $126, $3
    lnop
    xor $8, $8, $31
    lqa $50, 0x18090
    a $24, $35, $24
    lqd $35, 2560($67)
    xor $17, $17, $106
    rotqbyi $117, $78, 3
    or $42, $62, $42
    stqa $40, 0x19ca0
    selb $125, $81, $125, $39
    shlqbii $39, $2, 1
    xor $23, $23, $97
    lqa $81, 0x180d0
    andc $62, $121, $55
    lqa $83, 0x18050
    nop
    stqa $70, 0x19cb0
    andc $112, $112, $47
    shufb $103, $35, $75, $71
    selb $120, $120, $119, $5
    lqa $35, 0x180e0
    ai $119, $29, 4
    lnop
    nop
    lnop
    selb $46, $46, $54, $34
    lnop
    xor $118, $118, $105
    rotqbyi $30, $30, 0
    xor $19, $19, $61
    stqa $47, 0x19cc0
    xor $50, $50, $109
    lnop
    selb $126, $115, $126, $3
    lqa $115, 0x180a0
    andc $49, $49, $70
    stqa $12, 0x19cd0
    xor $57, $57, $104
    rotqbyi $3, $24, 0
    andc $111, $111, $62
    stqa $123, 0x19ce0
    xor $5, $101, $31
    lnop
    andc $34, $54, $34
    lqa $54, 0x18060
    xor $51, $51, $61
    stqa $62, 0x19cf0
    andc $72, $72, $12
    lnop
    nop
    lqa $101, 0x18010
    nop
    stqa $34, 0x19d00
    andc $26, $26, $123
    lnop
    andc $13, $13, $34
    stqa $2, 0x19d10
    xor $75, $27, $61
    lqd $27, 7328($82)
    or $17, $17, $43
    lqa $43, 0x18000
    xor $81, $81, $107
    rotqbii $117, $117, 1
    xor $44, $44, $97
    lqa $16, 0x180c0
    andc $84, $116, $72
    lnop
    selb $122, $122, $121, $55
    lnop
    selb $70, $70, $124, $49
    rotqby $27, $27, $95
    xor $7, $7, $110
    lqa $121, 0x180e0
    andi $55, $59, -16
    stqd $38, 6992($30)
    xor $45, $45, $103
    lnop
    xor $68, $68, $103
    lnop
    xor $115, $115, $108
    lnop
    selb $47, $47, $9, $112
    lnop
    nop
    rotqbii $74, $74, 1
    andc $112, $9, $112
    lqd $30, 3600($67)
    xor $121, $121, $100
    lqa $100, 0x30
    xor $98, $21, $98
    rotqbyi $27, $27, 13
    andc $20, $20, $40
    lnop
    nop
    lqd $24, 6992($24)
    andc $21, $125, $20
    lqa $38, 0x18050
    xor $83, $83, $103
    lqa $9, 0x18080
    a $18, $55, $18
    lnop
    nop
    lqd $55, 3328($67)
    selb $117, $39, $117, $15
    lnop
    xor $14, $14, $105
    rotqbii $33, $33, 1
    andi $27, $27, 255
    lnop
    andc $17, $17, $117
    lnop
    xor $43, $43, $104
    lnop
    nop
    cbd $69, 0($69)
    andc $15, $120, $13
    shufb $97, $6, $11, $71
    or $43, $43, $45
    lnop
    nop
    rotqbyi $78, $78, 6
    nop
    lqd $45, 3072($67)
    andc $6, $126, $17
    lnop
    selb $120, $34, $120, $13
    lqa $2, 0x180b0
    xor $56, $56, $106
    lnop
    nop
    lnop
    andc $13, $46, $111
    lnop
    xor $34, $101, $97
    shufb $101, $45, $80, $71
    andc $124, $124, $49
    shufb $24, $27, $24, $69
    andc $27, $122, $26
    stqa $6, 0x19ca0
    or $118, $56, $118
    lnop
    nop
    lqa $56, 0x18040
    nop
    stqa $21, 0x19cb0
    selb $116, $12, $116, $72
    stqa $124, 0x19cc0
    selb $111, $62, $46, $111
    shlqbii $46, $15, 1
    andc $118, $118, $6
    lnop
    xor $62, $16, $110
    stqa $112, 0x19cd0
    andc $42, $42, $21
    lqd $16, 3856($67)
    nop
    stqd $24, 6992($3)
    xor $24, $9, $108
    stqa $84, 0x19ce0
    or $114, $114, $65
    lqa $65, 0x0
    xor $73, $73, $31
    stqa $27, 0x19cf0
    xor $28, $28, $106
    lnop
    or $98, $98, $23
    lnop
    nop
    lqa $23, 0x30
    selb $21, $21, $70, $42
    stqa $13, 0x19d00
    selb $126, $117, $126, $17
    lqa $72, 0x180a0
    xor $54, $54, $106
    stqa $15, 0x19d10
    andc $114, $114, $13
    lqa $80, 0x180d0
    or $57, $57, $68
    lqd $68, 7328($82)
    andc $42, $70, $42
    lqd $70, 6992($18)
    or $7, $7, $4
    lqa $117, 0x180a0
    or $5, $5, $51
    lnop
    xor $32, $32, $102
    lqa $51, 0x18000
    selb $100, $46, $33, $100
    rotqbii $78, $78, 1
    ai $46, $29, 7
    lqa $33, 0x18080
    xor $60, $60, $103
    lnop
    xor $61, $64, $61
    cbd $59, 0($59)
    selb $125, $40, $125, $20
    lqd $20, 3584($67)
    or $25, $25, $44
    rotqbyi $44, $18, 0
    nop
    rotqby $68, $68, $95
    ai $64, $127, 1
    lqa $3, 0x18010
    xor $79, $79, $110
    lnop
    andc $18, $5, $112
    lqa $4, 0x0
    nop
    lnop
    andc $40, $116, $18
    lnop
    ai $69, $29, 5
    rotqbyi $68, $68, 13
    selb $49, $13, $120, $114
    lqa $13, 0x18050
    andc $120, $120, $114
    lqa $114, 0x180d0
    andc $15, $125, $118
    cbd $45, 0($119)
    selb $123, $123, $122, $26
    shlqbii $122, $120, 1
    or $61, $73, $61
    lqa $73, 0x18030
    xor $76, $76, $104
    lqa $26, 0x18020
    or $22, $66, $22
    lqa $66, 0x18000
    or $39, $8, $19
    lqa $8, 0x18060
    selb $125, $6, $125, $118
    lnop
    andc $7, $7, $124
    lnop
    andc $43, $43, $100
    lqa $5, 0x180f0
    andc $61, $61, $40
    lqa $118, 0x180b0
    selb $100, $100, $126, $43
    lqa $85, 0x180a0
    xor $8, $8, $108
    lnop
    selb $124, $124, $47, $7
    lqa $86, 0x180c0
    andc $126, $126, $43
    lqa $43, 0x0
    selb $122, $122, $74, $23
    lqa $6, 0x18040
    xor $13, $13, $105
    lnop
    andc $47, $47, $7
    lqa $7, 0x18080
    or $8, $8, $36
    stqa $126, 0x19ca0
    andc $98, $98, $84
    lnop
    or $13, $28, $13
    lnop
    nop
    lnop
    andc $57, $57, $126
    lnop
    andc $22, $22, $27
    stqa $15, 0x19cb0
    andc $13, $13, $15
    stqa $42, 0x19cc0
    xor $56, $56, $102
    lnop
    or $121, $121, $99
    stqa $47, 0x19cd0
    andi $68, $68, 255
    lnop
    nop
    lqd $28, 3344($67)
    andc $36, $123, $98
    lqa $23, 0x18070
    andi $119, $119, -16
    lqa $74, 0x18030
    andc $19, $111, $22
    stqa $40, 0x19ce0
    xor $118, $118, $107
    lnop
    xor $10, $10, $104
    lnop
    andc $87, $125, $57
    lnop
    xor $113, $113, $101
    stqa $36, 0x19cf0
    selb $123, $84, $123, $98
    lqa $98, 0x18010
    andc $84, $8, $42
    shufb $59, $68, $70, $59
    nop
    lnop
    ai $96, $96, -1
    lqa $68, 0x180c0
    xor $26, $26, $102
    lnop
    selb $126, $126, $125, $57
    lnop
    xor $98, $98, $101
    stqa $19, 0x19d00
    xor $57, $23, $101
    lqa $70, 0x18060
    selb $111, $27, $111, $22
    lqa $22, 0x18030
    or $98, $32, $98
    lqa $32, 0x18090
    selb $42, $42, $124, $84
    lqa $8, 0x180c0
    andc $121, $121, $19
    stqa $120, 0x19d10
    ai $120, $29, 6
    lnop
    or $54, $54, $14
    lqa $14, 0x180e0
    andc $98, $98, $122
    lqd $29, 7328($82)
    nop
    lqa $88, 0x18090
    andc $27, $49, $121
    lqa $9, 0x18020
    or $83, $10, $83
    lnop
    selb $125, $15, $21, $13
    lnop
    nop
    lqd $67, 3840($67)
    nop
    lnop
    selb $116, $112, $116, $18
    shufb $99, $20, $30, $71
    selb $40, $40, $123, $61
    lnop
    andi $112, $46, -16
    rotqby $29, $29, $95
    selb $122, $122, $100, $98
    shlqbii $30, $27, 1
    andc $89, $100, $98
    lnop
    andc $23, $21, $13
    lqa $90, 0x18070
    xor $68, $68, $106
    lqa $10, 0x18000
    andc $25, $25, $36
    lqa $13, 0x180e0
    xor $22, $22, $101
    lnop
    a $119, $119, $65
    rotqbyi $29, $29, 13
    or $41, $52, $41
    cbd $52, 0($69)
    xor $11, $35, $106
    lnop
    or $50, $79, $50
    shufb $100, $55, $28, $71
    xor $12, $13, $108
    lqa $28, 0x180b0
    xor $13, $14, $104
    lqa $14, 0x18070
    selb $36, $36, $111, $25
    lqa $55, 0x0
    nop
    lnop
    andc $124, $124, $84
    shufb $98, $67, $16, $71
    xor $32, $32, $107
    lnop
    xor $63, $63, $105
    stqa $89, 0x19ca0
    andc $123, $123, $61
    lqa $15, 0x180d0
    or $60, $76, $60
    lqa $16, 0x18000
    andc $54, $54, $23
    lqa $76, 0x180b0
    andc $50, $50, $47
    lqa $61, 0x180b0
    andi $17, $95, -16
    stqa $87, 0x19cb0
    selb $49, $19, $49, $121
    lnop
    nop
    stqa $23, 0x19cc0
    andc $121, $116, $50
    stqa $124, 0x19cd0
    xor $66, $66, $100
    lqa $18, 0x30
    andc $83, $83, $87
    lqa $67, 0x0
    nop
    lnop
    andi $29, $29, 255
    stqa $121, 0x19ce0
    or $22, $26, $22
    stqd $59, 6992($44)
    nop
    lnop
    or $24, $24, $32
    lqa $19, 0x180d0
    xor $114, $114, $109
    lnop
    andi $69, $69, -16
    lnop
    andc $111, $111, $25
    stqa $123, 0x19cf0
    xor $58, $58, $109
    lqa $20, 0x180c0
    andc $39, $39, $123
    lnop
    andi $25, $120, -16
    lnop
    andc $32, $22, $89
    stqa $111, 0x19d00
    selb $116, $47, $116, $50
    lnop
    xor $33, $33, $106
    lnop
    xor $117, $117, $110
    lqa $21, 0x180a0
    a $43, $69, $43
    lqa $69, 0x30
    andc $50, $41, $111
    stqa $27, 0x19d10
    xor $86, $86, $108
    lqd $27, 7328($82)
    or $118, $115, $118
    lnop
    xor $37, $37, $99
    rotqbyi $115, $119, 0
    selb $47, $23, $42, $54
    lnop
    andc $41, $24, $124
    lnop
    selb $69, $30, $78, $69
    lqd $119, 6992($119)
    selb $78, $123, $36, $39
    lqa $22, 0x180d0
    or $113, $56, $113
    lqa $56, 0x180e0
    xor $73, $73, $99
    lqa $44, 0x180d0
    selb $123, $124, $116, $41
    lnop
    andc $59, $125, $83
    lqa $71, 0x18040
    or $37, $66, $37
    lqa $23, 0x180b0
    xor $77, $77, $31
    rotqby $27, $27, $95
    xor $66, $28, $105
    rotqbyi $124, $43, 0
    andc $84, $49, $50
    shufb $119, $29, $119, $45
    xor $48, $48, $102
    lnop
    or $33, $33, $63
    lnop
    andc $63, $126, $32
    rotqbyi $29, $27, 13
    andc $37, $37, $69
    lqa $45, 0x30
    xor $76, $76, $109
    lqa $28, 0x18020
    a $67, $25, $67
    stqd $119, 6992($115)
    or $117, $117, $76
    lqa $24, 0x18020
    andc $76, $122, $37
    lnop
    nop
    lqa $25, 0x180c0
    andc $119, $36, $39
    lqa $79, 0x18050
    selb $126, $89, $126, $32
    lqa $26, 0x18080
    andc $89, $116, $41
    lnop
    xor $51, $51, $98
    lqa $27, 0x180f0
    andc $42, $42, $54
    lqd $43, 6992($43)
    andi $29, $29, 255
    stqa $76, 0x19ca0
    andc $113, $113, $63
    lqa $54, 0x180f0
    xor $116, $28, $100
    lqa $28, 0x18000
    andc $117, $117, $121
    lqa $65, 0x180e0
    nop
    stqa $63, 0x19cb0
    xor $56, $56, $110
    shufb $43, $29, $43, $52
    shli $29, $127, 3
    stqa $59, 0x19cc0
    andc $60, $60, $59
    stqa $42, 0x19cd0
    andc $52, $40, $117
    lnop
    or $116, $116, $73
    lqa $30, 0x0
    selb $69, $69, $122, $37
    stqa $89, 0x19ce0
    selb $125, $87, $125, $83
    stqa $52, 0x19cf0
    andc $83, $118, $89
    lnop
    xor $72, $72, $106
    stqa $119, 0x19d00
    or $81, $86, $81
    lqa $86, 0x180a0
    andc $118, $33, $42
    stqa $84, 0x19d10
    xor $31, $38, $99
    lqd $38, 7328($82)
    or $114, $62, $114
    lnop
    rotmi $87, $64, -3
    stqd $43, 6992($124)
    andc $62, $116, $76
    lqa $73, 0x10
    andc $91, $114, $52
    lnop
    or $51, $51, $34
    lnop
    andc $114, $123, $118
    rotqby $38, $38, $95
    a $92, $112, $55
    lqa $32, 0x30
    xor $93, $44, $105
    lnop
    xor $33, $71, $98
    lqa $34, 0x18060
    xor $35, $70, $100
    lnop
    selb $124, $63, $125, $113
    lqa $36, 0x18070
    or $75, $77, $75
    rotqbyi $77, $38, 13
    xor $86, $86, $102
    shlqbii $84, $84, 1
    or $66, $72, $66
    cbd $72, 0($46)
    andc $116, $125, $113
    lqa $37, 0x18090
    selb $122, $42, $123, $118
    lnop
    selb $117, $121, $40, $117
    lqd $125, 6992($67)
    xor $38, $90, $99
    lqa $90, 0x180c0
    selb $84, $84, $53, $45
    lqa $39, 0x18030
    andc $115, $47, $60
    lqa $40, 0x18010
    andi $77, $77, 255
    lnop
    andc $63, $51, $84
    rotqbyi $67, $67, 0
    or $94, $48, $57
    lnop
    andc $75, $75, $119
    lqa $41, 0x180f0
    xor $61, $61, $101
    lqa $42, 0x18050
    andc $118, $69, $63
    lqa $70, 0x180f0
    selb $121, $89, $117, $83
    lqa $43, 0x18010
    andc $44, $66, $114
    lqa $45, 0x18060
    selb $123, $59, $47, $60
    lqa $46, 0x18030
    xor $47, $54, $103
    cbd $54, 0($120)
    nop
    lqa $48, 0x18040
    selb $89, $111, $49, $50
    lnop
    selb $120, $52, $78, $91
    lqa $49, 0x18050
    ai $50, $29, 1
    lnop
    andc $112, $78, $91
    lqa $51, 0x18090
    andi $64, $64, 7
    shufb $54, $77, $125, $54
    nop
    lqa $77, 0x18080
    andc $113, $117, $83
    lnop
    nop
    lnop
    xor $52, $65, $98
    rotqbyi $83, $92, 0
    selb $125, $76, $126, $62
    stqd $54, 6992($67)
    andc $117, $126, $62
    stqa $118, 0x19ca0
    or $53, $56, $58
    lnop
    xor $77, $77, $104
    lqa $67, 0x0
    selb $126, $84, $69, $63
    stqa $117, 0x19cb0
    andc $54, $121, $44
    lnop
    or $55, $86, $61
    stqa $116, 0x19cc0
    shli $64, $64, 5
    stqa $115, 0x19cd0
    andc $111, $89, $75
    stqa $114, 0x19ce0
    xor $56, $79, $97
    stqa $113, 0x19cf0
    or $57, $68, $93
    stqa $112, 0x19d00
    nop
    stqa $111, 0x19d10
    andi $58, $29, -16
    lqd $82, 7328($82)
    ai $59, $29, 3
    lnop
    andi $60, $50, -16
    lnop
    xor $61, $85, $104
    lqa $62, 0x18010
    andc $63, $81, $113
    lqd $92, 6992($92)
    a $87, $64, $87
    hbrr lcs_steady_tap_branch, lcs_steady_tap_loop
    xor $64, $70, $107
    rotqby $82, $82, $95
    xor $65, $74, $97
    shufb $73, $87, $87, $73
    nop
    lnop
    nop
    lnop
    xor $88, $88, $103
    rotqbyi $82, $82, 13
    andi $87, $87, -16
    lqa $66, 0x180c0
    nop
    lnop
    selb $119, $119, $89, $75
    lnop
    andi $82, $82, 255
    lnop
    a $67, $87, $67
    lqa $68, 0x0
    ai $69, $29, 2
    shufb $82, $82, $92, $72
    xor $70, $90, $104
    lqa $71, 0x20
    andbi $72, $73, 15
    lqa $73, 0x18040
    andc $74, $94, $116
    shlqbii $75, $111, 1
    or $76, $77, $88
    stqd $82, 6992($83)
    nop
lcs_steady_tap_branch:
    brnz $96, lcs_steady_tap_loop
lcs_steady_tap_end:
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
