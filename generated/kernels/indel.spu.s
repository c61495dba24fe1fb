# indel in the wavefront layout, 8 rows a lane, for spu.
#
# Made by: minterm compile indel --layout wavefront --target spu --alphabet ACGT --rows 8 --emit asm
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
#     recurrence indel
#       predicate match: a[i] == b[j]
#       int D[0][j] = j
#       int D[i][0] = i
#       int D[i][j] = match ? D[i-1][j-1] : min(D[i-1][j], D[i][j-1]) + 1
#       answer D[m][n]
#
# Codes of symbols, of which bit p is in plane p:
#     a and b: 'A' 0, 'C' 1, 'G' 2, 'T' 3
#
# Codes of what crosses the edges of cells, bit 0 on the right; bit p is in plane p, and * may be
# either:
#     vertical, D[i][j-1] - D[i-1][j-1]:
#         -1 = 1
#         1 = 0
#         row 1, 2, .. at the left edge (j - 1 = 0): code 0
#     horizontal, D[i-1][j] - D[i-1][j-1]:
#         -1 = 0
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
# The answer D[m][n] is D[0][n] plus what the vertical codes of all m rows stand for
# after the last call (D[i][n] - D[i-1][n] then).
#
# A cell: 3 gates, fewer are impossible (shipped).
# spu: 6 gates, depth 4, 0 moves, 6 live registers
# inputs v0 h0 a0 a1 b0 b1
# g0 = xor(a0, b0)
# g1 = xor(a1, b1)
# g2 = or(g0, g1)
# g3 = and(h0, g2)
# g4 = selb(h0, v0, g3)
# g5 = or(v0, g3)
# v0' = g4
# h0' = g5

constants:
    .long 0x00018000, 0x00018000, 0x00018000, 0x00018000
    .long 0x03030303, 0x03030303, 0x03030303, 0x03030303
    .long 0x00010203, 0x04050607, 0x08090a0b, 0x0c0d0e0f
    .long 0x00000000, 0x00000000, 0x00000000, 0x00000001
    .long 0x01020304, 0x05060708, 0x090a0b0c, 0x0d0e0f10

.global indel_edge
.align 3
indel_edge:
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
    brz $2, indel_edge_end
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
indel_edge_loop:
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
    and $109, $112, $109
    lqa $52, 0x180a0
    or $43, $43, $49
    lqd $49, 1024($58)
    xor $75, $36, $92
    lqd $77, 512($58)
    xor $57, $57, $92
    lnop
    selb $80, $112, $119, $109
    lqa $36, 0x180c0
    and $112, $117, $43
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
    and $36, $113, $106
    lqd $43, 4368($58)
    or $68, $68, $61
    lqa $61, 0x18040
    xor $46, $46, $100
    lnop
    or $73, $62, $63
    lqd $110, 768($58)
    or $62, $120, $36
    rotqbii $79, $42, 1
    or $109, $119, $109
    lqa $63, 0x18090
    xor $34, $34, $100
    lnop
    xor $76, $76, $97
    lqa $64, 0x180a0
    and $65, $114, $68
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
    and $108, $115, $73
    lqd $72, 272($58)
    and $73, $116, $76
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
    and $68, $118, $68
    lqd $48, 5392($58)
    xor $17, $17, $56
    lqa $40, 0x18050
    or $73, $123, $73
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
    or $121, $121, $65
    lnop
    xor $65, $2, $92
    lnop
    ai $89, $89, -1
    shufb $111, $109, $109, $84
    and $41, $62, $41
    lqd $2, 4624($58)
    xor $7, $7, $97
    lnop
    or $122, $122, $108
    lnop
    xor $67, $67, $91
    shufb $109, $49, $70, $69
    and $17, $55, $17
    lnop
    or $12, $45, $12
    lqa $45, 0x18000
    xor $21, $21, $92
    lnop
    or $68, $125, $68
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
    and $46, $122, $46
    lqa $71, 0x180e0
    selb $120, $120, $113, $105
    lnop
    selb $122, $122, $114, $46
    rotqbii $66, $66, 1
    selb $123, $123, $116, $96
    lnop
    selb $125, $125, $118, $90
    lqa $118, 0x18090
    or $112, $124, $112
    lnop
    or $21, $21, $50
    lqa $50, 0x18000
    and $12, $112, $12
    lqa $116, 0x180c0
    xor $19, $19, $56
    lnop
    and $21, $68, $21
    lqa $113, 0x18060
    and $39, $121, $39
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
    and $7, $73, $7
    lnop
    or $41, $119, $41
    lnop
    xor $104, $71, $104
    lqa $71, 0x180c0
    xor $6, $6, $94
    shlqbii $19, $41, 1
    xor $40, $40, $74
    lnop
    or $17, $126, $17
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
    and $15, $17, $15
    lqa $18, 0x180d0
    xor $113, $113, $56
    lqa $20, 0x18000
    xor $64, $64, $98
    lnop
    or $46, $114, $46
    lnop
    selb $19, $19, $66, $85
    lnop
    xor $50, $50, $110
    shufb $108, $47, $2, $69
    xor $103, $8, $103
    lnop
    selb $112, $112, $123, $12
    lnop
    or $8, $115, $7
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
    or $75, $125, $15
    lqd $100, 2560($58)
    or $31, $50, $31
    lqa $50, 0x18070
    or $104, $104, $103
    lnop
    selb $122, $114, $122, $99
    lqa $114, 0x18050
    selb $7, $73, $115, $7
    lnop
    and $31, $49, $31
    lnop
    and $9, $8, $9
    lnop
    xor $97, $16, $97
    lnop
    or $12, $123, $12
    lnop
    xor $3, $3, $110
    lqd $16, 2576($58)
    selb $49, $49, $126, $31
    lnop
    and $37, $75, $37
    lnop
    or $39, $120, $39
    lnop
    selb $123, $123, $112, $93
    lqd $112, 1808($58)
    and $104, $39, $104
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
    or $120, $119, $104
    rotqbyi $4, $42, 3
    xor $24, $24, $110
    lnop
    or $31, $126, $31
    lnop
    or $21, $124, $21
    lnop
    selb $125, $125, $15, $54
    lnop
    selb $124, $124, $68, $90
    shufb $107, $47, $70, $69
    and $22, $46, $22
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
    and $35, $21, $35
    rotqbyi $112, $42, 6
    xor $52, $52, $95
    lnop
    selb $46, $46, $121, $22
    lqa $33, 0x18090
    selb $126, $126, $49, $108
    lqd $49, 5120($58)
    and $14, $12, $14
    lnop
    xor $117, $117, $107
    lnop
    xor $29, $29, $56
    lqa $10, 0x18000
    and $45, $31, $3
    lnop
    or $22, $121, $22
    lnop
    or $53, $57, $53
    lnop
    and $23, $19, $23
    lnop
    xor $70, $70, $104
    lnop
    or $57, $115, $14
    lnop
    or $15, $123, $35
    lnop
    or $17, $126, $23
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
    or $9, $122, $9
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
    and $116, $9, $116
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
    and $41, $22, $101
    lqd $101, 4880($58)
    or $102, $125, $45
    lnop
    xor $66, $66, $74
    lnop
    and $63, $15, $63
    lnop
    selb $123, $123, $21, $90
    lqd $21, 5136($58)
    and $6, $57, $6
    rotqbii $4, $4, 1
    or $16, $24, $16
    lqa $24, 0x18060
    xor $47, $47, $95
    lnop
    or $37, $124, $37
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
    and $113, $37, $113
    lqa $28, 0x180c0
    selb $115, $115, $12, $93
    lqa $34, 0x180f0
    and $16, $102, $16
    rotqbii $12, $36, 1
    selb $31, $31, $125, $45
    lnop
    or $29, $29, $66
    shufb $105, $97, $101, $69
    selb $125, $125, $31, $108
    lqa $31, 0x180e0
    or $66, $123, $113
    shufb $101, $40, $11, $69
    or $11, $119, $41
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
    and $117, $17, $117
    lqa $35, 0x18060
    or $20, $20, $32
    lnop
    selb $15, $15, $115, $63
    lqa $4, 0x180e0
    selb $22, $22, $119, $41
    lqa $79, 0x18020
    selb $57, $57, $122, $6
    lnop
    or $16, $124, $16
    lnop
    selb $15, $115, $15, $90
    lnop
    or $115, $115, $63
    lqa $63, 0x18040
    selb $124, $124, $102, $108
    lqd $80, 5888($58)
    and $53, $115, $53
    lnop
    selb $119, $119, $22, $99
    lnop
    or $116, $121, $116
    lqa $22, 0x18050
    selb $57, $122, $57, $93
    lnop
    and $20, $43, $20
    lnop
    and $99, $116, $98
    shufb $120, $111, $120, $84
    selb $115, $115, $57, $53
    lnop
    or $111, $125, $117
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
    or $41, $126, $20
    lnop
    selb $123, $123, $113, $54
    lnop
    xor $24, $24, $110
    lqa $32, 0x18050
    or $122, $122, $6
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
    and $21, $41, $13
    lnop
    or $23, $24, $23
    lnop
    or $92, $92, $5
    lqa $24, 0x18020
    selb $121, $121, $9, $96
    shufb $120, $120, $11, $84
    and $95, $122, $95
    lnop
    xor $31, $31, $56
    lnop
    xor $38, $38, $56
    lqa $11, 0x180d0
    selb $122, $122, $121, $95
    lqa $13, 0x180b0
    and $29, $66, $29
    shufb $97, $19, $7, $69
    or $53, $57, $53
    lnop
    or $10, $10, $44
    rotqbyi $117, $60, 0
    or $19, $119, $99
    lnop
    and $23, $16, $23
    shufb $98, $6, $70, $69
    or $70, $15, $29
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
    or $61, $125, $21
    lqa $44, 0x18050
    selb $21, $41, $125, $21
    lqa $30, 0x180e0
    selb $16, $123, $16, $108
    lnop
    selb $125, $125, $21, $102
    shlqbii $21, $19, 1
    and $46, $111, $46
    lqa $38, 0x180a0
    xor $49, $99, $101
    lnop
    or $123, $123, $23
    lqa $23, 0x180b0
    selb $122, $121, $122, $93
    lnop
    and $99, $70, $6
    lnop
    selb $119, $119, $116, $96
    lnop
    xor $116, $40, $97
    lnop
    or $47, $47, $73
    lnop
    and $92, $53, $92
    lnop
    selb $111, $111, $124, $46
    lnop
    xor $44, $44, $103
    lqa $5, 0x180d0
    selb $126, $126, $20, $102
    lnop
    and $20, $12, $10
    lqa $73, 0x18080
    selb $115, $57, $115, $90
    lqd $57, 4112($58)
    selb $53, $53, $122, $92
    lqa $39, 0x180d0
    xor $27, $27, $100
    lnop
    selb $12, $12, $126, $20
    lqd $113, 3840($58)
    or $46, $124, $46
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
    and $14, $61, $14
    lnop
    or $121, $121, $95
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
    or $51, $124, $14
    lnop
    xor $23, $23, $109
    lnop
    and $47, $121, $47
    shufb $96, $74, $75, $69
    or $74, $115, $99
    lnop
    and $50, $46, $50
    lqa $43, 0x18080
    or $75, $119, $47
    lqa $44, 0x180f0
    selb $53, $122, $53, $90
    lqa $56, 0x18090
    or $118, $18, $118
    lqa $7, 0x18090
    selb $15, $15, $29, $54
    lnop
    and $118, $123, $118
    lnop
    or $11, $25, $11
    shufb $99, $45, $48, $69
    or $48, $15, $118
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
    or $122, $122, $92
    lnop
    selb $121, $121, $119, $47
    lqa $47, 0x18070
    selb $21, $21, $76, $85
    lnop
    xor $24, $24, $98
    rotqbii $30, $30, 1
    and $91, $122, $91
    lqa $45, 0x18060
    xor $9, $13, $97
    lnop
    xor $68, $68, $101
    lqd $13, 3344($58)
    and $76, $74, $11
    lqa $10, 0x180d0
    selb $115, $115, $70, $54
    lnop
    or $17, $31, $17
    lqa $11, 0x18080
    selb $121, $119, $121, $93
    lnop
    xor $118, $118, $107
    lqd $119, 3584($58)
    and $23, $48, $23
    lqa $93, 0x18040
    selb $61, $61, $124, $14
    lnop
    xor $63, $63, $101
    lnop
    or $70, $16, $50
    lnop
    and $116, $21, $116
    lnop
    selb $48, $48, $115, $23
    lnop
    or $126, $126, $20
    lnop
    xor $65, $65, $107
    lnop
    or $27, $49, $27
    shufb $95, $94, $13, $69
    or $92, $121, $91
    lnop
    selb $123, $15, $123, $108
    shlqbii $26, $75, 1
    xor $82, $82, $97
    lnop
    and $27, $126, $27
    lqa $12, 0x18070
    or $29, $115, $23
    shufb $120, $120, $19, $84
    or $118, $118, $71
    lqd $71, 6144($58)
    or $25, $53, $76
    lnop
    and $118, $70, $118
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
    and $66, $25, $17
    lnop
    xor $75, $93, $98
    lqa $15, 0x18030
    or $72, $52, $116
    lqa $16, 0x180d0
    or $28, $28, $67
    lqd $60, 6992($60)
    or $63, $63, $22
    lqa $17, 0x18000
    selb $122, $122, $121, $91
    lnop
    and $59, $51, $59
    lqa $46, 0x180b0
    or $67, $125, $27
    lnop
    selb $124, $124, $61, $102
    lnop
    and $61, $29, $28
    lnop
    selb $116, $21, $52, $116
    lnop
    selb $122, $121, $122, $90
    lnop
    and $121, $72, $24
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
    or $123, $123, $118
    lqa $48, 0x180b0
    xor $49, $32, $94
    lnop
    or $111, $78, $111
    shufb $91, $55, $57, $69
    xor $56, $56, $103
    lqa $20, 0x18010
    or $59, $82, $59
    lqa $21, 0x18040
    selb $116, $52, $116, $96
    lqa $22, 0x180c0
    or $57, $126, $121
    shufb $93, $80, $81, $69
    xor $73, $73, $104
    lqa $23, 0x18010
    and $63, $67, $63
    lqa $24, 0x18040
    or $56, $73, $56
    shlqbii $73, $92, 1
    selb $25, $25, $122, $66
    rotqbii $112, $112, 1
    and $56, $59, $56
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
    and $65, $112, $111
    lnop
    or $111, $122, $66
    shufb $120, $120, $92, $84
    or $66, $116, $65
    lnop
    selb $112, $112, $116, $65
    shufb $92, $113, $64, $69
    or $114, $75, $114
    lqa $75, 0x18000
    or $64, $124, $63
    lqa $25, 0x18030
    selb $65, $29, $74, $61
    lqa $26, 0x180e0
    and $62, $123, $62
    lnop
    and $80, $57, $114
    lqa $27, 0x18030
    selb $59, $59, $70, $56
    lnop
    or $90, $68, $90
    lnop
    xor $75, $75, $92
    lnop
    or $114, $70, $56
    lnop
    selb $68, $123, $83, $62
    lqa $28, 0x18070
    or $113, $83, $62
    lnop
    xor $62, $53, $91
    shufb $120, $120, $111, $84
    selb $121, $72, $126, $121
    lnop
    selb $63, $67, $124, $63
    lqa $53, 0x18080
    selb $82, $82, $115, $102
    lqa $54, 0x180a0
    and $90, $64, $90
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
    or $115, $82, $90
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
    hbrr indel_edge_branch, indel_edge_loop
    or $112, $74, $61
    lqa $30, 0x18060
    xor $56, $31, $110
    lnop
    selb $61, $126, $121, $96
    lnop
    and $62, $73, $62
    lnop
    and $76, $66, $76
    lqa $31, 0x18010
    or $118, $63, $62
    lnop
    selb $121, $57, $124, $80
    lnop
    selb $66, $66, $61, $76
    shufb $90, $71, $58, $69
    selb $62, $73, $63, $62
    lnop
    or $116, $124, $80
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
    or $117, $61, $76
indel_edge_branch:
    brnz $89, indel_edge_loop
indel_edge_end:
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

.global indel_steady
.align 3
indel_steady:
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
    brz $2, indel_steady_end
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
indel_steady_loop:
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
    and $79, $113, $67
    lnop
    xor $74, $74, $110
    lqa $110, 0x18050
    xor $64, $64, $106
    lqa $51, 0x18090
    xor $109, $75, $102
    lqa $52, 0x18070
    and $53, $115, $77
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
    and $62, $112, $74
    shufb $63, $63, $80, $50
    or $64, $120, $79
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
    and $70, $117, $76
    rotqbyi $71, $66, 1
    xor $72, $81, $101
    lqd $73, 1040($43)
    xor $105, $85, $105
    lnop
    selb $117, $117, $124, $70
    shufb $107, $84, $88, $50
    xor $74, $87, $113
    rotqbyi $75, $66, 3
    or $76, $119, $62
    rotqbii $77, $66, 1
    or $59, $65, $59
    lqa $65, 0x180e0
    xor $24, $24, $63
    shlqbii $78, $76, 1
    and $67, $116, $67
    lqa $79, 0x18070
    or $72, $109, $72
    lqd $80, 1296($43)
    and $56, $114, $56
    lnop
    selb $119, $112, $119, $62
    lqa $112, 0x18080
    selb $114, $114, $121, $56
    lqd $62, 784($43)
    or $124, $124, $70
    lqd $70, 768($43)
    or $24, $24, $74
    lqa $74, 0x18090
    xor $81, $110, $107
    lnop
    or $34, $34, $60
    lnop
    xor $33, $33, $99
    lqd $60, 2576($43)
    or $121, $121, $56
    rotqbii $71, $71, 1
    xor $79, $79, $97
    lqd $56, 1024($43)
    xor $7, $7, $63
    lqd $82, 3088($43)
    selb $111, $111, $77, $92
    lqa $77, 0x180f0
    and $34, $64, $34
    shufb $110, $70, $62, $50
    xor $57, $57, $113
    rotqbyi $62, $66, 4
    and $24, $111, $24
    lqa $70, 0x18030
    selb $64, $64, $119, $34
    rotqbyi $83, $66, 2
    xor $84, $2, $63
    lnop
    xor $28, $28, $99
    lnop
    or $119, $119, $34
    lqa $34, 0x18070
    xor $106, $65, $106
    lnop
    or $105, $11, $105
    lqa $65, 0x180c0
    or $122, $122, $53
    lqa $53, 0x18020
    xor $103, $14, $103
    shufb $109, $56, $73, $50
    and $59, $122, $59
    lqa $56, 0x18040
    or $73, $123, $67
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
    and $55, $118, $55
    lnop
    xor $44, $8, $110
    shufb $108, $68, $80, $50
    selb $111, $111, $126, $24
    shlqbii $68, $119, 1
    selb $123, $116, $123, $67
    lnop
    or $41, $41, $46
    lnop
    or $126, $126, $24
    lqa $46, 0x180c0
    selb $68, $68, $83, $92
    lqa $2, 0x18020
    xor $56, $56, $108
    lqa $83, 0x18040
    and $41, $73, $41
    lnop
    and $24, $121, $105
    lnop
    xor $116, $4, $100
    lnop
    xor $67, $3, $98
    lnop
    xor $25, $25, $109
    lqd $80, 1792($43)
    or $56, $56, $81
    lnop
    and $33, $124, $33
    lnop
    or $106, $106, $69
    lnop
    or $69, $114, $59
    lnop
    or $37, $85, $37
    shufb $105, $78, $14, $50
    or $14, $120, $24
    lqa $3, 0x18080
    or $78, $125, $55
    lnop
    xor $10, $10, $110
    lnop
    xor $5, $5, $101
    lqa $85, 0x180c0
    xor $17, $17, $110
    lnop
    selb $125, $118, $125, $55
    lqa $118, 0x18020
    and $37, $78, $37
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
    and $57, $126, $57
    lnop
    selb $124, $124, $123, $33
    lnop
    or $20, $20, $5
    lnop
    or $118, $118, $25
    lnop
    xor $74, $74, $99
    shufb $76, $76, $76, $91
    and $10, $71, $10
    lnop
    or $21, $21, $47
    lnop
    or $47, $125, $57
    lqd $25, 2816($43)
    xor $81, $81, $113
    lnop
    selb $122, $122, $114, $59
    lqa $4, 0x18080
    or $115, $115, $41
    lnop
    xor $101, $48, $101
    lnop
    and $21, $69, $21
    lnop
    xor $15, $15, $108
    lnop
    or $116, $116, $74
    lnop
    or $6, $6, $79
    lqa $5, 0x180b0
    or $79, $121, $21
    lqa $74, 0x180e0
    and $20, $115, $20
    lnop
    or $117, $117, $37
    rotqbii $55, $55, 1
    or $37, $111, $10
    lqa $48, 0x18050
    and $41, $117, $6
    lqa $114, 0x18050
    or $123, $123, $33
    lqa $6, 0x18060
    selb $117, $117, $124, $41
    lqa $33, 0x180a0
    xor $18, $18, $108
    lqa $59, 0x18070
    and $116, $123, $116
    shufb $119, $76, $119, $91
    and $106, $14, $106
    lnop
    xor $102, $19, $102
    lnop
    selb $121, $69, $121, $21
    lnop
    or $21, $64, $106
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
    and $118, $37, $118
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
    and $71, $47, $7
    lnop
    or $16, $122, $20
    lnop
    xor $84, $84, $63
    rotqbii $75, $75, 1
    or $126, $126, $118
    lqd $118, 3584($43)
    and $102, $16, $102
    lqa $101, 0x180a0
    and $15, $68, $15
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
    or $86, $111, $15
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
    or $116, $73, $116
    lnop
    and $18, $86, $18
    lnop
    or $121, $121, $102
    lnop
    rotmi $73, $58, -3
    lnop
    xor $97, $19, $97
    lqa $19, 0x18080
    xor $40, $40, $107
    lnop
    and $114, $126, $114
    lqa $87, 0x18020
    selb $111, $68, $111, $15
    lqa $15, 0x18060
    or $124, $124, $41
    lqd $41, 2320($43)
    or $68, $37, $18
    lnop
    and $102, $79, $104
    lqa $20, 0x18000
    selb $75, $103, $75, $92
    lnop
    or $34, $84, $34
    lqa $8, 0x18060
    xor $13, $13, $105
    lqa $84, 0x18040
    and $33, $116, $33
    lnop
    xor $26, $26, $106
    rotqbii $62, $62, 1
    xor $15, $15, $108
    lnop
    or $71, $78, $71
    shufb $103, $81, $60, $50
    xor $101, $101, $98
    shufb $119, $119, $21, $91
    and $72, $121, $72
    lqd $21, 3856($43)
    or $98, $122, $33
    lnop
    xor $52, $52, $109
    lqa $60, 0x18050
    xor $100, $27, $100
    lnop
    andi $58, $58, 7
    lnop
    or $23, $101, $23
    lqa $27, 0x180d0
    and $29, $124, $29
    shufb $101, $10, $82, $50
    or $100, $100, $28
    lqa $28, 0x18080
    xor $82, $12, $99
    lnop
    and $56, $68, $56
    lnop
    or $13, $26, $13
    lqa $26, 0x18020
    xor $59, $59, $107
    lqa $81, 0x180f0
    or $78, $123, $29
    lnop
    and $100, $98, $100
    lqa $88, 0x18020
    selb $124, $124, $123, $29
    shufb $104, $57, $41, $50
    xor $19, $19, $106
    shufb $99, $118, $120, $50
    xor $83, $83, $106
    lqa $57, 0x180c0
    xor $120, $9, $105
    lnop
    and $118, $75, $13
    lqa $9, 0x18030
    or $44, $44, $52
    lqa $52, 0x18030
    and $34, $71, $34
    lnop
    xor $60, $60, $105
    lnop
    or $59, $15, $59
    lqa $41, 0x180d0
    or $15, $14, $102
    lnop
    or $38, $67, $38
    lnop
    selb $122, $116, $122, $33
    lnop
    or $116, $16, $100
    lqa $33, 0x18050
    selb $126, $126, $47, $114
    lqa $67, 0x180d0
    xor $89, $28, $104
    lnop
    or $28, $111, $118
    lqa $123, 0x180b0
    selb $102, $79, $14, $102
    lnop
    selb $68, $68, $126, $56
    lqa $10, 0x18000
    selb $18, $86, $37, $18
    lqa $37, 0x180e0
    and $23, $78, $23
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
    or $54, $102, $72
    lnop
    xor $65, $65, $63
    lnop
    or $21, $122, $23
    lnop
    or $112, $112, $51
    lqd $51, 3344($43)
    xor $32, $32, $103
    lnop
    selb $121, $121, $102, $72
    lqa $85, 0x180d0
    or $114, $47, $114
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
    and $44, $114, $44
    lqd $111, 4112($43)
    xor $70, $70, $103
    lnop
    xor $64, $64, $113
    lqd $43, 4096($43)
    or $120, $26, $120
    lqa $26, 0x18010
    or $117, $117, $34
    lqa $34, 0x180d0
    or $17, $17, $82
    lqa $82, 0x18040
    xor $123, $123, $107
    lnop
    and $17, $116, $17
    lqa $14, 0x180f0
    and $38, $117, $38
    lnop
    xor $61, $61, $63
    lqa $63, 0x18000
    xor $67, $67, $107
    lnop
    and $120, $28, $120
    lnop
    and $39, $21, $39
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
    or $64, $124, $38
    lqd $62, 6992($45)
    selb $72, $21, $16, $39
    lnop
    or $21, $71, $44
    shufb $119, $119, $15, $91
    selb $28, $28, $18, $120
    lnop
    or $120, $18, $120
    shufb $102, $25, $100, $50
    and $112, $21, $112
    lnop
    and $60, $120, $60
    shufb $100, $80, $51, $50
    and $61, $64, $61
    lnop
    selb $124, $117, $124, $38
    lnop
    xor $27, $27, $113
    lnop
    xor $53, $53, $109
    lqa $117, 0x18010
    or $38, $124, $112
    shufb $119, $119, $54, $91
    selb $114, $114, $71, $44
    rotqbii $66, $66, 1
    xor $125, $125, $110
    lnop
    or $126, $126, $56
    lqa $56, 0x18060
    and $42, $47, $42
    lnop
    xor $20, $20, $102
    lqa $44, 0x18070
    or $39, $16, $39
    lnop
    xor $26, $26, $101
    lqa $15, 0x18000
    or $121, $121, $17
    lqa $71, 0x18050
    or $54, $118, $42
    lqa $51, 0x18020
    or $115, $19, $115
    lnop
    or $27, $65, $27
    lqa $65, 0x18030
    xor $70, $70, $106
    lqa $80, 0x180f0
    or $97, $22, $97
    lnop
    and $59, $126, $59
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
    or $114, $114, $59
    lqa $16, 0x18010
    xor $23, $23, $108
    lnop
    and $59, $39, $97
    lqa $83, 0x180f0
    and $97, $66, $20
    lqa $17, 0x18040
    or $122, $122, $61
    lnop
    or $125, $125, $53
    shlqbii $53, $121, 1
    and $31, $54, $31
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
    or $77, $68, $60
    lnop
    and $119, $122, $27
    lnop
    and $125, $38, $125
    lqa $19, 0x18010
    xor $117, $117, $99
    lnop
    selb $124, $21, $124, $112
    lqa $20, 0x180a0
    or $42, $64, $125
    lnop
    or $117, $35, $117
    lnop
    or $35, $28, $31
    lqa $112, 0x180c0
    or $47, $72, $119
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
    or $118, $118, $97
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
    and $40, $114, $40
    lnop
    xor $34, $34, $109
    lnop
    selb $125, $38, $64, $125
    lnop
    selb $38, $114, $124, $40
    lnop
    and $65, $118, $65
    lnop
    or $40, $124, $40
    lnop
    and $71, $35, $71
    lnop
    and $44, $77, $44
    lqa $24, 0x18000
    or $124, $116, $59
    shufb $97, $43, $111, $50
    or $43, $126, $44
    lqa $25, 0x18030
    or $56, $56, $32
    lnop
    xor $88, $88, $100
    lnop
    xor $112, $112, $110
    lqa $26, 0x18000
    or $113, $74, $113
    lnop
    and $117, $53, $117
    lnop
    or $123, $70, $123
    lnop
    and $70, $43, $115
    shufb $121, $121, $124, $91
    selb $116, $39, $116, $59
    lqa $27, 0x180c0
    and $123, $40, $123
    shlqbii $124, $124, 1
    selb $53, $53, $66, $117
    lnop
    or $112, $112, $34
    rotqbyi $45, $45, 0
    or $114, $38, $70
    lqa $28, 0x180d0
    and $39, $42, $112
    lqa $29, 0x18090
    and $113, $47, $113
    lqa $59, 0x18070
    or $112, $54, $65
    lqa $74, 0x180e0
    selb $122, $122, $72, $119
    lnop
    or $111, $116, $113
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
    and $126, $112, $33
    lqa $32, 0x18070
    or $63, $63, $34
    lqa $77, 0x18090
    selb $124, $112, $35, $126
    lnop
    or $117, $66, $117
    rotqbyi $121, $121, 8
    or $71, $120, $71
    lnop
    or $113, $125, $123
    lnop
    or $112, $122, $39
    hbrr indel_steady_branch, indel_steady_loop
    or $60, $88, $60
    shufb $121, $121, $62, $36
    and $56, $71, $56
    lqa $33, 0x18070
    and $60, $117, $60
    lnop
    xor $46, $46, $108
    lnop
    or $116, $35, $126
    lnop
    xor $34, $37, $108
    lnop
    selb $120, $42, $122, $39
    stqd $121, 6992($45)
    selb $121, $40, $125, $123
    lnop
    and $63, $61, $63
    lnop
    or $115, $44, $56
    lnop
    selb $126, $61, $53, $63
    lqa $35, 0x18000
    selb $122, $43, $38, $70
    lnop
    selb $123, $71, $44, $56
    lnop
    selb $125, $117, $54, $60
    lnop
    or $118, $53, $63
    lqa $53, 0x18060
    or $117, $54, $60
indel_steady_branch:
    brnz $96, indel_steady_loop
indel_steady_end:
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

.global indel_edge_tap
.align 3
indel_edge_tap:
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
    brz $2, indel_edge_tap_end
    lqa $17, 0x18050
    lqa $29, 0x18070
    lqa $44, 0x18080
    lqa $54, 0x18090
    lqa $61, 0x18070
    lqa $2, 0x180b0
    lqa $3, 0x180c0
    lqa $4, 0x18040
    lqa $5, 0x180d0
    lqa $68, 0x18040
    lqa $6, 0x180d0
    lqa $7, 0x18000
    lqa $75, 0x18060
    xor $8, $17, $94
    lqa $72, 0x180b0
    ai $60, $127, 1
    lqa $9, 0x18020
    lqa $71, 0x18060
    xor $10, $29, $94
    xor $11, $44, $95
    lqa $12, 0x180a0
    lqa $13, 0x18030
    lqa $14, 0x18000
    lqa $15, 0x180f0
    lqa $16, 0x18010
    lqa $17, 0x180e0
    lqa $64, 0x180a0
    rotmi $18, $60, -3
    lqa $19, 0x180f0
    lqa $20, 0x180e0
    lqa $21, 0x18000
    xor $22, $72, $100
    lqa $23, 0x18070
    lqa $56, 0x180a0
    lqa $24, 0x18030
    shli $25, $127, 3
    lqa $26, 0x180d0
    xor $27, $64, $104
    lqa $28, 0x180e0
    andi $58, $25, -16
    lqa $29, 0x18040
    lqa $30, 0x18080
    cbd $31, 0($25)
    lqa $32, 0x18090
    lqa $33, 0x18000
    lqa $34, 0x18010
    lqa $35, 0x180a0
    lqa $36, 0x18090
    lqa $37, 0x180e0
    lqa $38, 0x180f0
    lqa $39, 0x18030
    lqa $40, 0x180d0
    xor $41, $56, $95
    lqa $42, 0x180c0
    lqa $43, 0x180d0
    a $44, $58, $87
    xor $45, $71, $95
    lqa $46, 0x18070
    xor $47, $54, $100
    andi $48, $88, -16
    lqa $66, 0x18080
    lqa $76, 0x180a0
    lqd $49, 6656($44)
    xor $50, $76, $101
    andi $51, $60, 7
    lqa $52, 0x18020
    xor $53, $68, $95
    xor $54, $75, $98
    xor $55, $66, $101
    xor $56, $61, $97
# 513 cycles an iteration, 501 at least: 501 instructions for the even pipe, 356 for the odd one; 4 cycles of nops alone
.align 3
indel_edge_tap_loop:
    ai $127, $127, 1
    lnop
    or $47, $55, $47
    lnop
    xor $26, $26, $103
    lnop
    xor $37, $37, $104
    lnop
    shli $51, $51, 5
    lnop
    xor $36, $36, $94
    lqa $55, 0x18050
    xor $2, $2, $103
    rotqby $49, $49, $25
    nop
    lqa $57, 0x180f0
    xor $109, $38, $109
    lnop
    xor $110, $17, $110
    lnop
    or $2, $27, $2
    lnop
    a $18, $51, $18
    lnop
    xor $43, $43, $106
    lqa $51, 0x18060
    xor $3, $3, $107
    lnop
    andi $27, $18, -16
    shufb $18, $18, $18, $86
    xor $12, $12, $92
    lnop
    a $38, $27, $87
    lnop
    xor $106, $15, $106
    lnop
    xor $9, $9, $92
    lqa $15, 0x18050
    xor $13, $13, $91
    lqd $27, 784($38)
    xor $30, $30, $98
    lqd $17, 512($38)
    and $47, $115, $47
    lqd $58, 528($38)
    or $11, $11, $36
    lqd $36, 768($38)
    andbi $18, $18, 15
    lqa $59, 0x180b0
    ai $60, $25, 4
    lqa $61, 0x18050
    a $62, $18, $85
    lnop
    or $110, $110, $109
    lqd $109, 256($38)
    or $54, $54, $56
    lqa $56, 0x180c0
    xor $107, $28, $107
    lqd $28, 272($38)
    a $48, $48, $87
    lqa $18, 0x18010
    or $22, $50, $22
    lnop
    or $9, $9, $13
    shlqbii $111, $111, 1
    xor $32, $32, $97
    lnop
    or $107, $107, $106
    shufb $58, $17, $58, $62
    or $8, $53, $8
    lqa $53, 0x18040
    or $3, $3, $43
    lqa $43, 0x180a0
    and $8, $117, $8
    rotqbyi $17, $49, 1
    and $9, $118, $9
    shufb $28, $109, $28, $62
    and $54, $116, $54
    lqd $109, 1040($38)
    or $13, $122, $47
    lqa $50, 0x180b0
    xor $18, $18, $58
    rotqbii $106, $49, 1
    and $2, $114, $2
    rotqbii $17, $17, 1
    selb $116, $116, $123, $54
    lqa $63, 0x180d0
    and $110, $112, $110
    lqd $64, 4608($38)
    xor $33, $33, $28
    lqd $65, 1024($38)
    and $3, $113, $3
    lqd $66, 4352($38)
    selb $111, $111, $106, $84
    lqd $67, 4624($38)
    or $18, $33, $18
    lqa $33, 0x180d0
    or $68, $120, $3
    lnop
    and $18, $111, $18
    lnop
    or $69, $119, $110
    lqa $70, 0x180c0
    or $71, $126, $18
    lnop
    selb $118, $118, $125, $9
    shufb $109, $65, $109, $62
    selb $112, $112, $119, $110
    lqd $65, 1552($38)
    or $72, $121, $2
    stqa $71, 0x19ca0
    or $9, $125, $9
    shufb $110, $36, $27, $62
    or $27, $124, $8
    lnop
    or $54, $123, $54
    stqa $9, 0x19cb0
    selb $115, $115, $122, $47
    stqa $27, 0x19cc0
    selb $119, $119, $112, $108
    stqa $54, 0x19cd0
    selb $122, $122, $115, $99
    lqa $115, 0x18070
    xor $34, $34, $109
    stqa $13, 0x19ce0
    xor $61, $61, $58
    shlqbii $112, $69, 1
    xor $103, $19, $103
    lqd $19, 1536($38)
    and $107, $68, $107
    stqa $72, 0x19cf0
    selb $125, $125, $118, $90
    lnop
    or $10, $45, $10
    lnop
    xor $55, $55, $109
    lqa $45, 0x18030
    xor $52, $52, $28
    stqa $68, 0x19d00
    selb $114, $114, $121, $2
    lqd $2, 4880($38)
    xor $57, $57, $100
    lqa $118, 0x18040
    xor $14, $14, $110
    lnop
    xor $24, $24, $58
    shufb $106, $19, $65, $62
    and $10, $27, $10
    lqd $19, 4368($38)
    xor $104, $56, $104
    lnop
    xor $100, $33, $100
    lqa $33, 0x18020
    or $30, $30, $32
    lnop
    or $26, $104, $26
    lnop
    and $30, $54, $30
    lnop
    or $103, $37, $103
    rotqbyi $37, $49, 2
    selb $112, $112, $17, $84
    stqa $69, 0x19d10
    selb $117, $117, $124, $8
    lqa $8, 0x180c0
    xor $15, $15, $91
    lqd $69, 7328($48)
    selb $124, $124, $117, $93
    lqa $117, 0x18060
    selb $123, $123, $116, $96
    lqd $116, 2320($38)
    or $24, $52, $24
    lqd $52, 2576($38)
    xor $53, $53, $28
    lqa $17, 0x18050
    or $32, $119, $107
    lnop
    xor $29, $29, $92
    lqd $56, 1280($38)
    selb $111, $111, $126, $18
    lnop
    and $24, $71, $24
    lnop
    or $15, $29, $15
    lnop
    selb $27, $27, $123, $10
    lqd $29, 2048($38)
    or $18, $125, $24
    lnop
    selb $113, $113, $120, $3
    lqa $3, 0x18080
    or $14, $14, $34
    shufb $108, $64, $67, $62
    selb $24, $71, $125, $24
    shufb $66, $66, $19, $62
    selb $121, $121, $114, $102
    lnop
    selb $120, $120, $113, $105
    lqa $113, 0x18090
    xor $39, $39, $109
    lqd $114, 1792($38)
    selb $125, $125, $24, $66
    rotqbyi $24, $49, 4
    xor $5, $5, $97
    lqd $19, 1808($38)
    or $10, $123, $10
    lnop
    and $14, $112, $14
    lnop
    xor $50, $50, $97
    lnop
    selb $126, $126, $111, $66
    lqa $111, 0x18010
    and $15, $9, $15
    lqa $71, 0x18020
    selb $123, $123, $27, $93
    lnop
    and $22, $13, $22
    lqd $27, 4864($38)
    or $64, $126, $14
    lnop
    selb $54, $54, $122, $30
    lqd $67, 1296($38)
    or $53, $53, $61
    stqa $64, 0x19ca0
    or $61, $124, $15
    lqd $34, 2064($38)
    selb $13, $13, $121, $22
    rotqbii $24, $24, 1
    xor $111, $111, $106
    shufb $104, $114, $19, $62
    or $30, $122, $30
    stqa $18, 0x19cb0
    selb $107, $68, $119, $107
    stqa $61, 0x19cc0
    and $26, $72, $26
    stqa $10, 0x19cd0
    or $22, $121, $22
    lqa $68, 0x18010
    or $114, $120, $26
    stqa $30, 0x19ce0
    xor $8, $8, $95
    stqa $22, 0x19cf0
    xor $6, $6, $94
    stqa $114, 0x19d00
    selb $9, $9, $124, $15
    stqa $32, 0x19d10
    ai $15, $25, 1
    lqd $19, 7328($48)
    xor $51, $51, $92
    lqa $65, 0x18050
    xor $33, $33, $110
    lqd $47, 6992($44)
    selb $112, $112, $126, $14
    lnop
    and $53, $18, $53
    lqd $14, 5392($38)
    or $6, $8, $6
    lnop
    xor $43, $43, $98
    rotqby $19, $19, $88
    and $8, $114, $103
    lqa $36, 0x18070
    xor $45, $45, $106
    lnop
    xor $70, $70, $101
    lnop
    xor $46, $46, $91
    lnop
    selb $119, $119, $107, $105
    shufb $107, $56, $67, $62
    or $43, $43, $50
    lnop
    or $46, $51, $46
    cbd $51, 0($60)
    selb $124, $124, $9, $90
    rotqbii $37, $37, 1
    selb $122, $122, $54, $96
    lqa $54, 0x180b0
    selb $26, $72, $120, $26
    lnop
    or $100, $70, $100
    lqa $70, 0x18000
    xor $71, $71, $107
    shufb $103, $29, $34, $62
    or $33, $33, $39
    lnop
    xor $115, $115, $106
    rotqby $69, $69, $88
    andi $39, $15, -16
    lqa $29, 0x18070
    xor $4, $4, $110
    lqd $34, 5136($38)
    and $46, $61, $46
    lqa $72, 0x18000
    a $39, $39, $87
    rotqbyi $69, $69, 13
    ai $50, $25, 7
    lnop
    and $33, $64, $33
    rotqbyi $19, $19, 13
    and $11, $10, $11
    lqa $9, 0x18090
    selb $126, $126, $112, $108
    lnop
    selb $121, $121, $13, $99
    lqa $13, 0x18050
    xor $21, $21, $107
    lnop
    xor $35, $35, $28
    lnop
    or $111, $21, $111
    lqa $21, 0x180e0
    or $4, $4, $55
    lqa $55, 0x18020
    selb $64, $64, $125, $33
    shlqbii $32, $32, 1
    nop
    rotqbyi $44, $44, 0
    xor $3, $3, $92
    lnop
    xor $36, $36, $58
    shufb $105, $27, $2, $62
    or $33, $125, $33
    lqa $2, 0x18040
    xor $42, $42, $98
    lnop
    selb $61, $61, $123, $46
    lnop
    xor $20, $20, $101
    lqa $27, 0x180f0
    xor $117, $117, $28
    lqd $101, 2304($38)
    selb $32, $32, $37, $84
    lnop
    or $46, $123, $46
    lnop
    selb $120, $120, $26, $102
    rotqbyi $26, $49, 6
    and $111, $32, $111
    lqa $37, 0x180a0
    or $45, $71, $45
    lnop
    selb $18, $18, $124, $53
    lqd $71, 5648($38)
    or $112, $126, $111
    rotqbyi $56, $49, 5
    or $53, $124, $53
    lnop
    andi $69, $69, 255
    stqa $112, 0x19ca0
    and $100, $22, $100
    stqa $33, 0x19cb0
    or $117, $117, $36
    shufb $31, $69, $47, $31
    xor $113, $113, $91
    lnop
    xor $68, $68, $103
    lnop
    selb $10, $10, $122, $11
    lqa $47, 0x18060
    and $43, $30, $43
    stqa $53, 0x19cc0
    or $11, $122, $11
    stqd $31, 6992($44)
    selb $30, $30, $121, $43
    lqd $31, 2560($38)
    selb $125, $125, $64, $108
    lnop
    or $64, $119, $8
    lqa $44, 0x18080
    selb $111, $32, $126, $111
    stqa $46, 0x19cd0
    and $117, $53, $117
    stqa $11, 0x19ce0
    or $43, $121, $43
    lnop
    selb $114, $114, $119, $8
    lnop
    selb $123, $123, $61, $90
    shufb $101, $101, $116, $62
    xor $54, $54, $91
    rotqbyi $116, $49, 3
    selb $22, $22, $120, $100
    stqa $43, 0x19cf0
    xor $72, $72, $104
    lnop
    and $45, $112, $45
    lnop
    or $61, $120, $100
    lnop
    selb $124, $124, $18, $66
    lnop
    andi $60, $60, -16
    lqa $18, 0x18020
    or $20, $20, $57
    rotqbii $116, $116, 1
    xor $70, $70, $101
    lnop
    selb $122, $122, $10, $93
    shufb $100, $31, $52, $62
    or $68, $72, $68
    lnop
    nop
    lqa $72, 0x180f0
    xor $31, $2, $107
    cbd $15, 0($15)
    selb $53, $53, $123, $117
    stqa $61, 0x19d00
    ai $2, $25, 2
    lqd $52, 6144($38)
    xor $118, $118, $104
    lqd $10, 3088($38)
    xor $37, $37, $110
    rotqbyi $57, $39, 0
    andi $19, $19, 255
    lqa $8, 0x180e0
    selb $119, $119, $114, $102
    shlqbii $114, $64, 1
    and $4, $33, $4
    stqa $64, 0x19d10
    xor $27, $27, $91
    lqd $64, 7328($48)
    selb $126, $126, $111, $105
    cbd $111, 0($2)
    or $12, $12, $54
    lqd $39, 6992($39)
    xor $40, $40, $58
    lqa $54, 0x18090
    or $5, $42, $5
    lqa $42, 0x180b0
    xor $72, $72, $94
    lqd $102, 3584($38)
    selb $120, $120, $22, $99
    lqa $22, 0x180f0
    selb $116, $114, $116, $84
    lqd $114, 5376($38)
    and $5, $43, $5
    lnop
    or $32, $125, $45
    lqd $69, 3600($38)
    selb $112, $112, $125, $45
    rotqby $64, $64, $88
    xor $59, $59, $94
    lqa $45, 0x18080
    andi $67, $50, -16
    lqa $36, 0x180a0
    andi $2, $2, -16
    shufb $15, $19, $39, $15
    xor $97, $22, $97
    lqa $22, 0x180b0
    or $113, $3, $113
    lnop
    xor $91, $63, $91
    lnop
    xor $98, $8, $98
    lqa $8, 0x18060
    and $20, $61, $20
    shufb $94, $102, $69, $62
    and $113, $46, $113
    lnop
    xor $9, $9, $58
    lqd $69, 2816($38)
    and $68, $116, $68
    lqd $102, 3072($38)
    selb $121, $121, $30, $96
    lqa $30, 0x18080
    xor $63, $36, $107
    lnop
    selb $46, $46, $122, $113
    lnop
    or $36, $126, $68
    lnop
    or $98, $98, $97
    rotqbyi $64, $64, 13
    selb $33, $33, $124, $4
    stqa $36, 0x19ca0
    or $19, $124, $4
    stqa $32, 0x19cb0
    selb $53, $123, $53, $66
    lqd $39, 4096($38)
    nop
    stqa $19, 0x19cc0
    selb $61, $61, $119, $20
    lqa $4, 0x18030
    or $41, $41, $59
    lqd $59, 5120($38)
    xor $45, $45, $28
    rotqbii $56, $56, 1
    and $41, $11, $41
    lnop
    or $123, $123, $117
    lnop
    or $20, $119, $20
    lqa $117, 0x18050
    or $9, $45, $9
    shufb $97, $102, $10, $62
    or $113, $122, $113
    stqd $15, 6992($57)
    a $15, $2, $87
    lqa $57, 0x18060
    or $10, $121, $41
    lqa $45, 0x180e0
    selb $119, $119, $61, $99
    lqa $61, 0x18070
    andi $64, $64, 255
    lnop
    ai $73, $25, 5
    lqd $99, 6992($15)
    selb $125, $125, $112, $105
    shlqbii $112, $20, 1
    selb $122, $122, $46, $90
    lqa $46, 0x180b0
    and $9, $123, $9
    stqa $123, 0x19cd0
    selb $116, $116, $126, $68
    lnop
    xor $23, $23, $109
    stqa $113, 0x19ce0
    ai $68, $25, 3
    shufb $111, $64, $99, $111
    xor $4, $4, $103
    lqa $64, 0x18010
    xor $8, $8, $110
    lqa $2, 0x180b0
    selb $124, $124, $33, $108
    lnop
    nop
    lnop
    or $8, $8, $23
    shufb $99, $114, $14, $62
    xor $47, $47, $107
    lqd $114, 2832($38)
    xor $18, $18, $104
    lqa $14, 0x180c0
    nop
    rotqbyi $15, $15, 0
    or $23, $120, $5
    shufb $102, $59, $34, $62
    selb $112, $112, $24, $84
    stqa $10, 0x19cf0
    xor $64, $64, $100
    lnop
    xor $13, $13, $106
    stqa $23, 0x19d00
    selb $11, $11, $121, $41
    lqa $41, 0x18090
    and $24, $23, $98
    cbd $34, 0($68)
    or $4, $18, $4
    stqa $20, 0x19d10
    or $13, $31, $13
    lnop
    andi $68, $68, -16
    lnop
    selb $126, $126, $116, $102
    lnop
    and $4, $36, $4
    lqa $116, 0x18030
    or $31, $122, $9
    rotqbyi $49, $49, 7
    or $64, $70, $64
    lqa $70, 0x18020
    xor $95, $21, $95
    lqd $21, 5632($38)
    xor $55, $55, $101
    lqa $20, 0x18030
    xor $14, $14, $92
    lnop
    and $8, $19, $8
    lqd $18, 7328($48)
    and $64, $112, $64
    lnop
    or $59, $125, $4
    lnop
    xor $46, $46, $109
    stqd $111, 6992($15)
    selb $36, $36, $125, $4
    lnop
    a $68, $68, $87
    lnop
    selb $5, $43, $120, $5
    lnop
    selb $23, $23, $119, $24
    lnop
    and $12, $113, $12
    lqa $43, 0x18090
    or $111, $126, $64
    lqd $15, 6992($68)
    xor $117, $117, $103
    lnop
    selb $112, $112, $126, $64
    shufb $98, $69, $114, $62
    and $13, $32, $13
    lqa $114, 0x18090
    or $24, $119, $24
    rotqby $18, $18, $88
    selb $121, $121, $11, $93
    stqa $111, 0x19ca0
    or $14, $14, $91
    lnop
    selb $120, $120, $5, $96
    shlqbii $91, $24, 1
    or $11, $124, $13
    rotqbyi $18, $18, 13
    or $69, $53, $8
    stqa $59, 0x19cb0
    xor $30, $30, $110
    stqa $11, 0x19cc0
    xor $20, $20, $100
    lqa $64, 0x18010
    ai $33, $25, 6
    stqa $69, 0x19cd0
    and $6, $10, $6
    stqa $31, 0x19ce0
    or $20, $55, $20
    lqa $55, 0x18060
    or $25, $121, $12
    lqd $74, 4112($38)
    or $95, $95, $72
    lnop
    selb $10, $10, $120, $6
    lnop
    or $72, $120, $6
    lqa $3, 0x180c0
    andi $18, $18, 255
    stqa $25, 0x19cf0
    or $115, $47, $115
    stqa $72, 0x19d00
    selb $113, $113, $121, $12
    lnop
    selb $126, $126, $112, $99
    lnop
    xor $43, $43, $103
    lnop
    nop
    lqa $112, 0x18080
    selb $123, $123, $122, $9
    stqa $24, 0x19d10
    xor $55, $55, $104
    rotqbyi $68, $68, 0
    a $60, $60, $87
    lqd $24, 7328($48)
    selb $120, $120, $10, $93
    lqa $4, 0x18040
    and $10, $72, $95
    lqa $5, 0x180d0
    xor $45, $45, $28
    lqa $95, 0x18080
    xor $64, $64, $94
    lnop
    or $118, $118, $117
    shufb $15, $18, $15, $34
    xor $114, $114, $109
    lqd $34, 5888($38)
    xor $16, $16, $97
    lnop
    and $115, $11, $115
    lnop
    xor $112, $112, $104
    lqd $18, 3840($38)
    xor $42, $42, $58
    stqd $15, 6992($68)
    selb $8, $19, $53, $8
    lqa $19, 0x180e0
    selb $13, $32, $124, $13
    lqa $68, 0x18040
    selb $119, $119, $23, $96
    rotqby $24, $24, $88
    selb $56, $91, $56, $84
    lqd $96, 6992($60)
    xor $7, $7, $98
    lqa $6, 0x180d0
    xor $65, $65, $100
    lnop
    xor $116, $116, $97
    lnop
    selb $124, $124, $13, $105
    rotqbyi $24, $24, 13
    selb $125, $125, $36, $102
    lqd $36, 3344($38)
    and $118, $59, $118
    shufb $91, $39, $74, $62
    or $16, $7, $16
    lnop
    selb $59, $59, $124, $118
    lqa $39, 0x180c0
    or $118, $124, $118
    lqa $7, 0x18000
    nop
    cbd $74, 0($73)
    selb $123, $122, $123, $66
    lqa $122, 0x18040
    and $16, $56, $16
    lqd $13, 3328($38)
    or $114, $30, $114
    lnop
    andi $24, $24, 255
    lnop
    and $20, $111, $20
    lnop
    and $14, $25, $14
    lqa $75, 0x18060
    selb $121, $121, $113, $90
    lnop
    selb $53, $53, $8, $108
    lnop
    or $113, $119, $10
    rotqbyi $60, $60, 0
    xor $30, $95, $107
    rotqbii $49, $49, 1
    or $23, $126, $16
    shufb $96, $24, $96, $51
    or $24, $125, $20
    rotqbii $26, $26, 1
    andi $73, $73, -16
    stqa $23, 0x19ca0
    and $114, $69, $114
    lqa $51, 0x18070
    or $35, $35, $42
    stqa $24, 0x19cb0
    or $42, $123, $114
    lnop
    or $32, $53, $115
    lnop
    xor $8, $17, $94
    lnop
    and $35, $31, $35
    stqa $118, 0x19cc0
    or $37, $37, $46
    stqa $32, 0x19cd0
    or $46, $120, $14
    stqa $42, 0x19ce0
    or $117, $121, $35
    shufb $95, $13, $36, $62
    selb $115, $11, $53, $115
    cbd $47, 0($33)
    xor $70, $70, $98
    lqa $36, 0x18000
    selb $114, $69, $123, $114
    lqa $69, 0x180f0
    selb $10, $72, $119, $10
    lnop
    a $73, $73, $87
    lqa $72, 0x180b0
    selb $111, $111, $125, $20
    lqd $20, 3856($38)
    xor $41, $41, $106
    stqa $117, 0x19cf0
    xor $122, $122, $101
    lnop
    selb $124, $124, $59, $102
    lnop
    selb $31, $31, $121, $35
    stqd $96, 6992($60)
    selb $14, $25, $120, $14
    lnop
    ai $60, $127, 1
    lqa $9, 0x18020
    xor $51, $51, $103
    stqa $46, 0x19d00
    xor $92, $19, $92
    stqa $113, 0x19d10
    selb $119, $119, $10, $93
    lnop
    or $92, $92, $27
    shufb $96, $21, $71, $62
    or $122, $122, $65
    lqa $65, 0x18020
    or $51, $55, $51
    lqd $55, 7328($48)
    xor $28, $39, $28
    lqa $71, 0x18060
    nop
    lnop
    or $116, $70, $116
    lnop
    or $28, $28, $40
    shlqbii $113, $113, 1
    xor $10, $29, $94
    lqd $29, 5904($38)
    xor $11, $44, $95
    lqa $44, 0x18000
    selb $16, $56, $126, $16
    lqd $56, 6992($73)
    selb $121, $121, $31, $66
    lqa $12, 0x180a0
    selb $126, $126, $16, $96
    rotqbyi $73, $73, 0
    and $37, $42, $37
    lnop
    and $31, $46, $92
    lnop
    and $122, $24, $122
    cbd $70, 0($50)
    nop
    lnop
    selb $120, $120, $14, $90
    lqa $13, 0x18030
    selb $42, $42, $121, $37
    lnop
    xor $44, $44, $95
    lqa $14, 0x18000
    nop
    rotqby $55, $55, $88
    or $50, $121, $37
    lnop
    xor $40, $22, $106
    lqa $15, 0x180f0
    selb $125, $125, $111, $99
    lnop
    selb $113, $113, $26, $84
    lqa $16, 0x18010
    selb $115, $53, $115, $105
    rotqbyi $55, $55, 13
    and $116, $23, $116
    lqa $53, 0x18010
    and $28, $117, $28
    lqa $111, 0x180d0
    or $44, $44, $64
    lqa $17, 0x180e0
    or $30, $30, $41
    lqa $41, 0x18030
    and $44, $113, $44
    lqa $64, 0x180a0
    selb $123, $123, $114, $108
    lnop
    and $30, $32, $30
    lnop
    xor $57, $57, $101
    lnop
    or $59, $126, $44
    lqa $114, 0x18070
    and $51, $118, $51
    lnop
    or $76, $124, $122
    shufb $92, $18, $20, $62
    rotmi $18, $60, -3
    stqa $59, 0x19ca0
    or $77, $125, $116
    lnop
    selb $116, $23, $125, $116
    lqa $37, 0x18050
    or $39, $115, $51
    lnop
    andi $55, $55, 255
    stqa $77, 0x19cb0
    selb $32, $32, $123, $30
    stqa $76, 0x19cc0
    or $78, $123, $30
    stqa $39, 0x19cd0
    selb $117, $117, $120, $28
    lqa $19, 0x180f0
    selb $118, $118, $115, $51
    lqa $51, 0x180c0
    xor $58, $69, $58
    lqa $20, 0x180e0
    or $69, $120, $28
    stqa $78, 0x19ce0
    selb $79, $123, $32, $105
    stqa $50, 0x19cf0
    or $45, $45, $58
    stqa $69, 0x19d00
    nop
    lnop
    or $58, $119, $31
    lqa $21, 0x18000
    xor $22, $72, $100
    lnop
    or $112, $112, $43
    stqa $58, 0x19d10
    xor $114, $114, $100
    lqa $23, 0x18070
    selb $122, $24, $124, $122
    shufb $55, $55, $56, $74
    selb $125, $125, $116, $96
    lqa $56, 0x180a0
    xor $65, $65, $95
    shufb $93, $34, $29, $62
    or $114, $57, $114
    lnop
    xor $41, $41, $94
    lqa $57, 0x18040
    xor $51, $51, $110
    lnop
    and $112, $39, $112
    lqa $24, 0x18030
    and $45, $69, $45
    lqd $29, 7328($48)
    shli $25, $127, 3
    lqa $26, 0x180d0
    andi $33, $33, -16
    lnop
    selb $120, $120, $117, $66
    shlqbii $58, $58, 1
    selb $113, $113, $126, $44
    lnop
    selb $74, $115, $118, $102
    lnop
    selb $124, $124, $122, $99
    stqd $55, 6992($73)
    selb $49, $58, $49, $84
    lnop
    xor $27, $64, $104
    lqa $28, 0x180e0
    a $64, $33, $87
    rotqby $33, $29, $88
    selb $46, $46, $119, $31
    lnop
    selb $121, $121, $42, $108
    lqd $42, 6992($64)
    andi $58, $25, -16
    lqa $29, 0x18040
    xor $111, $111, $109
    rotqbyi $33, $33, 13
    xor $37, $37, $97
    lqd $38, 6160($38)
    selb $126, $126, $113, $93
    lqa $30, 0x18080
    xor $53, $53, $91
    cbd $31, 0($25)
    xor $113, $36, $92
    lnop
    xor $57, $57, $98
    lnop
    andi $55, $33, 255
    lqa $32, 0x18090
    or $57, $57, $37
    lnop
    selb $73, $39, $79, $112
    lqa $33, 0x18000
    or $111, $51, $111
    lqa $34, 0x18010
    selb $119, $119, $46, $90
    lqa $35, 0x180a0
    and $51, $76, $114
    lnop
    or $41, $65, $41
    rotqbyi $64, $64, 0
    and $65, $50, $111
    lqa $36, 0x18090
    or $113, $113, $53
    lnop
    and $53, $59, $41
    shufb $90, $52, $38, $62
    and $52, $49, $113
    lqa $37, 0x180e0
    or $114, $79, $112
    shufb $42, $55, $42, $47
    or $63, $63, $40
    lqa $38, 0x180f0
    and $57, $77, $57
    lqa $39, 0x18030
    or $117, $125, $53
    lqa $40, 0x180d0
    or $116, $124, $57
    lnop
    xor $41, $56, $95
    stqd $42, 6992($64)
    and $63, $78, $63
    lqa $42, 0x180c0
    or $111, $119, $45
    lnop
    or $118, $126, $52
    lqa $43, 0x180d0
    or $113, $121, $63
    lnop
    or $115, $74, $51
    stqa $118, 0x19ca0
    or $112, $120, $65
    stqa $117, 0x19cb0
    selb $63, $78, $121, $63
    stqa $116, 0x19cc0
    selb $57, $77, $124, $57
    stqa $115, 0x19cd0
    a $44, $58, $87
    stqa $114, 0x19ce0
    selb $121, $121, $63, $105
    stqa $113, 0x19cf0
    a $67, $67, $87
    stqa $112, 0x19d00
    selb $53, $59, $125, $53
    stqa $111, 0x19d10
    selb $49, $49, $126, $52
    lqd $48, 7328($48)
    selb $124, $124, $57, $96
    lqd $57, 6992($67)
    selb $69, $69, $119, $45
    rotqbyi $67, $67, 0
    xor $45, $71, $95
    lnop
    selb $119, $119, $69, $66
    lqa $46, 0x18070
    xor $47, $54, $100
    hbrr indel_edge_tap_branch, indel_edge_tap_loop
    selb $50, $50, $120, $65
    rotqby $65, $48, $88
    andi $48, $88, -16
    lnop
    selb $125, $125, $53, $93
    lqa $66, 0x18080
    selb $51, $76, $74, $51
    lqa $76, 0x180a0
    selb $120, $120, $50, $108
    rotqbyi $65, $65, 13
    ai $89, $89, -1
    lnop
    selb $123, $74, $51, $99
    lnop
    selb $126, $126, $49, $90
    lqd $49, 6656($44)
    andi $65, $65, 255
    lnop
    xor $50, $76, $101
    lnop
    andi $51, $60, 7
    shufb $57, $65, $57, $70
    selb $122, $79, $73, $102
    lqa $52, 0x18020
    xor $53, $68, $95
    lnop
    xor $54, $75, $98
    lnop
    xor $55, $66, $101
    stqd $57, 6992($67)
    xor $56, $61, $97
indel_edge_tap_branch:
    brnz $89, indel_edge_tap_loop
indel_edge_tap_end:
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

.global indel_steady_tap
.align 3
indel_steady_tap:
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
    brz $2, indel_steady_tap_end
    lqa $39, 0x180f0
    andi $2, $95, -16
    lqa $21, 0x180c0
    lqa $67, 0x180a0
    lqa $3, 0x180a0
    lqa $35, 0x180c0
    ai $49, $127, 1
    lqa $60, 0x180c0
    xor $4, $39, $105
    lqa $14, 0x180b0
    lqa $5, 0x18080
    lqa $46, 0x180b0
    shli $6, $127, 3
    lqa $72, 0x180c0
    lqa $18, 0x18080
    lqa $79, 0x180d0
    lqa $11, 0x180f0
    andi $80, $49, 7
    xor $7, $21, $104
    lqa $8, 0x18090
    lqa $83, 0x180d0
    lqa $29, 0x18040
    xor $9, $11, $101
    xor $10, $14, $103
    lqa $11, 0x18060
    shli $80, $80, 5
    lqa $12, 0x18010
    lqa $17, 0x18080
    xor $53, $18, $104
    lqa $13, 0x180b0
    lqa $14, 0x18030
    lqa $45, 0x180a0
    lqa $51, 0x180b0
    xor $35, $35, $106
    lqa $38, 0x18090
    xor $15, $17, $100
    xor $79, $79, $105
    lqa $16, 0x18030
    lqa $17, 0x180d0
    lqa $69, 0x18070
    rotmi $49, $49, -3
    lqa $18, 0x180e0
    xor $19, $38, $99
    a $80, $80, $49
    lqa $20, 0x18060
    xor $21, $51, $105
    lqa $51, 0x180e0
    lqa $22, 0x18040
    lqa $37, 0x18060
    lqa $59, 0x180d0
    xor $84, $29, $100
    lqa $76, 0x18050
    xor $85, $51, $110
    lqa $55, 0x180d0
    lqa $82, 0x18070
    xor $60, $60, $108
    lqa $78, 0x180a0
    xor $23, $72, $102
    lqa $24, 0x180b0
    lqa $63, 0x18090
    xor $25, $83, $103
    lqa $26, 0x18080
    lqa $27, 0x18000
    lqa $41, 0x18090
    lqa $81, 0x18060
    lqa $87, 0x180f0
    or $28, $35, $79
    xor $54, $37, $102
    andi $37, $6, -16
    lqa $38, 0x180f0
    a $29, $37, $94
    lqa $30, 0x180b0
    xor $82, $82, $101
    xor $55, $55, $107
    lqd $77, 6656($29)
    xor $79, $38, $109
    lqa $88, 0x180e0
    lqa $31, 0x18020
    xor $32, $67, $102
    lqa $33, 0x180b0
    xor $34, $45, $106
    xor $67, $41, $103
    lqa $35, 0x180f0
    lqa $36, 0x180e0
    lqa $37, 0x18080
    xor $76, $76, $99
    or $54, $54, $82
    xor $38, $46, $99
    lqa $39, 0x18010
    lqa $50, 0x18020
    lqa $90, 0x18070
    rotqby $40, $77, $6
    xor $41, $59, $101
    lqa $42, 0x18020
    xor $43, $87, $107
    xor $44, $63, $97
    lqa $45, 0x18050
    ai $63, $6, 1
    xor $46, $50, $98
    lqa $47, 0x18030
    lqa $48, 0x18050
    and $49, $116, $54
    or $68, $60, $55
    shufb $50, $80, $80, $93
    or $53, $53, $67
    lqa $51, 0x18000
    ai $52, $6, 2
    and $53, $115, $53
    lqa $54, 0x18050
    lqa $55, 0x18070
    or $56, $85, $79
    lqa $57, 0x180d0
    andi $58, $63, -16
    or $59, $84, $76
    lqa $60, 0x18090
    xor $61, $81, $100
    cbd $62, 0($63)
    andi $63, $80, -16
    shlqbii $64, $111, 1
    xor $65, $88, $104
    xor $66, $90, $99
    xor $67, $69, $97
    and $68, $113, $68
# 493 cycles an iteration, 437 at least: 437 instructions for the even pipe, 332 for the odd one; 20 cycles of nops alone
.align 3
indel_steady_tap_loop:
    xor $111, $78, $104
    lqa $69, 0x18040
    xor $22, $22, $98
    lnop
    a $63, $63, $94
    lnop
    or $21, $34, $21
    lnop
    and $59, $117, $59
    lqd $34, 1536($63)
    or $105, $122, $53
    lqa $110, 0x18040
    xor $14, $14, $97
    rotqbii $109, $40, 1
    nop
    lqd $107, 512($63)
    and $56, $112, $56
    lnop
    nop
    lqd $104, 1552($63)
    or $70, $124, $59
    lqd $71, 2048($63)
    andi $72, $52, -16
    lnop
    selb $64, $64, $109, $91
    lqa $73, 0x18030
    or $14, $46, $14
    lnop
    a $74, $2, $94
    lnop
    andbi $50, $50, 15
    lnop
    nop
    lqd $2, 1040($63)
    a $50, $50, $92
    lnop
    selb $116, $116, $123, $49
    lqd $46, 1024($63)
    xor $60, $60, $101
    lnop
    nop
    lqd $109, 272($63)
    or $75, $120, $68
    lqd $76, 256($63)
    xor $101, $13, $101
    lqd $13, 1280($63)
    and $14, $118, $14
    lqd $77, 528($63)
    xor $108, $18, $108
    lnop
    or $123, $123, $49
    lqd $49, 2304($63)
    selb $124, $117, $124, $59
    lqa $117, 0x18030
    a $72, $72, $94
    lqd $59, 1296($63)
    and $21, $114, $21
    lnop
    or $43, $108, $43
    lnop
    selb $114, $114, $121, $21
    shufb $77, $107, $77, $50
    or $111, $111, $10
    lnop
    xor $24, $24, $97
    shufb $76, $76, $109, $50
    or $121, $121, $21
    lqd $21, 784($63)
    and $111, $105, $111
    lqa $10, 0x18020
    a $58, $58, $94
    shufb $107, $34, $104, $50
    xor $39, $39, $77
    lnop
    selb $112, $112, $119, $56
    lqa $104, 0x18010
    xor $27, $27, $76
    lnop
    or $7, $7, $25
    lnop
    or $27, $27, $39
    lqa $39, 0x180f0
    ai $34, $6, 6
    shufb $109, $46, $2, $50
    and $27, $64, $27
    lnop
    nop
    lqa $46, 0x18000
    xor $106, $36, $106
    lnop
    nop
    lnop
    or $36, $126, $27
    shufb $108, $13, $59, $50
    or $13, $125, $14
    cbd $59, 0($6)
    ai $25, $6, 3
    lqa $18, 0x18060
    or $119, $119, $56
    stqa $36, 0x19ca0
    xor $5, $5, $102
    lnop
    nop
    stqa $13, 0x19cb0
    xor $56, $110, $76
    lqa $78, 0x180e0
    xor $3, $3, $100
    stqa $70, 0x19cc0
    selb $120, $113, $120, $68
    stqa $123, 0x19cd0
    ai $127, $127, 1
    lnop
    and $28, $121, $28
    lnop
    xor $103, $35, $103
    lnop
    xor $20, $20, $98
    lqd $35, 1792($63)
    or $61, $61, $66
    rotqbyi $66, $29, 0
    or $15, $15, $19
    lqd $29, 6992($29)
    xor $54, $54, $97
    stqa $105, 0x19ce0
    selb $122, $115, $122, $53
    stqa $121, 0x19cf0
    or $5, $5, $60
    stqa $75, 0x19d00
    xor $8, $8, $77
    lnop
    andi $2, $95, -16
    lqa $60, 0x18040
    selb $125, $118, $125, $14
    stqa $119, 0x19d10
    or $101, $32, $101
    lnop
    xor $31, $31, $76
    lnop
    and $61, $70, $61
    lqa $32, 0x18050
    or $22, $22, $54
    lnop
    xor $73, $73, $77
    lqd $54, 7328($74)
    or $118, $120, $28
    lqd $14, 768($63)
    selb $126, $64, $126, $27
    lqa $27, 0x18020
    nop
    lnop
    and $43, $75, $43
    lqa $64, 0x18070
    nop
    rotqbyi $115, $40, 1
    nop
    lnop
    or $31, $31, $73
    lqa $73, 0x18090
    and $5, $123, $5
    lnop
    or $106, $106, $4
    rotqby $54, $54, $95
    xor $51, $51, $108
    lnop
    and $31, $36, $31
    shlqbii $119, $119, 1
    nop
    rotqbii $115, $115, 1
    nop
    rotqbyi $54, $54, 13
    xor $16, $16, $109
    lqa $4, 0x18010
    xor $73, $73, $109
    shufb $110, $14, $21, $50
    xor $47, $47, $107
    lnop
    and $22, $13, $22
    rotqbyi $14, $40, 4
    selb $75, $75, $112, $43
    lqd $21, 2320($63)
    or $53, $124, $22
    lnop
    selb $119, $119, $115, $91
    lqa $115, 0x180a0
    andi $54, $54, 255
    lnop
    or $19, $116, $61
    lnop
    selb $36, $36, $125, $31
    lnop
    xor $113, $104, $109
    lnop
    xor $102, $78, $102
    shufb $104, $49, $21, $50
    xor $46, $46, $110
    lqa $21, 0x180c0
    or $49, $122, $5
    lqa $78, 0x18050
    or $20, $20, $67
    lqa $67, 0x180a0
    xor $11, $11, $76
    lqa $68, 0x18020
    or $125, $125, $31
    shufb $29, $54, $29, $59
    or $113, $46, $113
    lqa $46, 0x180d0
    xor $60, $60, $110
    rotqbii $14, $14, 1
    and $113, $119, $113
    lqa $54, 0x18090
    xor $27, $27, $110
    lqa $59, 0x18000
    nop
    lnop
    xor $55, $55, $77
    lnop
    or $31, $126, $113
    stqd $29, 6992($66)
    or $29, $114, $111
    lnop
    and $66, $118, $106
    lnop
    nop
    stqa $31, 0x19ca0
    or $11, $11, $55
    stqa $125, 0x19cb0
    nop
    rotqbyi $55, $40, 2
    xor $45, $45, $77
    stqa $53, 0x19cc0
    or $112, $112, $43
    stqa $19, 0x19cd0
    nop
    stqa $49, 0x19ce0
    and $101, $49, $101
    stqa $29, 0x19cf0
    xor $17, $17, $77
    stqa $118, 0x19d00
    xor $37, $37, $98
    lqd $43, 2064($63)
    selb $114, $105, $114, $111
    lqd $111, 1808($63)
    or $37, $37, $44
    lqa $44, 0x180b0
    or $45, $56, $45
    rotqbyi $56, $58, 0
    or $16, $27, $16
    lqd $58, 6992($58)
    and $7, $29, $7
    lnop
    nop
    lnop
    selb $126, $119, $126, $113
    lnop
    selb $121, $121, $120, $28
    shufb $105, $71, $43, $50
    selb $124, $13, $124, $22
    lqa $13, 0x18070
    and $45, $125, $45
    lqa $22, 0x18080
    and $20, $53, $20
    stqa $112, 0x19d10
    or $43, $75, $66
    lqa $71, 0x180f0
    nop
    rotqbyi $120, $40, 3
    xor $12, $12, $107
    lqa $28, 0x18070
    selb $116, $70, $116, $61
    lqa $61, 0x180f0
    or $38, $3, $38
    lnop
    or $70, $114, $101
    lqd $3, 7328($74)
    xor $78, $78, $109
    rotqbyi $119, $40, 6
    xor $115, $115, $98
    lnop
    ai $96, $96, -1
    shlqbii $112, $112, 1
    nop
    lnop
    xor $30, $30, $77
    rotqbii $55, $55, 1
    or $12, $51, $12
    rotqby $3, $3, $95
    and $16, $31, $16
    lqa $51, 0x18060
    or $103, $65, $103
    lnop
    or $65, $124, $45
    lnop
    or $113, $36, $16
    lnop
    or $23, $23, $41
    lqa $41, 0x180a0
    selb $123, $123, $122, $5
    lqa $122, 0x180c0
    and $15, $19, $15
    lqa $5, 0x18040
    nop
    lnop
    selb $112, $112, $55, $91
    rotqbyi $55, $3, 13
    or $60, $60, $78
    lqa $78, 0x180e0
    selb $16, $31, $36, $16
    shufb $106, $35, $111, $50
    xor $46, $46, $99
    lqa $3, 0x180a0
    andi $55, $55, 255
    lqa $35, 0x180c0
    selb $19, $19, $123, $15
    lnop
    xor $99, $61, $99
    lnop
    selb $118, $118, $75, $66
    lnop
    and $12, $112, $12
    lqa $66, 0x18000
    and $11, $65, $11
    shufb $55, $55, $58, $62
    or $123, $123, $15
    lnop
    or $15, $126, $12
    lqa $58, 0x18050
    and $38, $123, $38
    cbd $52, 0($52)
    selb $114, $49, $114, $101
    lnop
    xor $42, $42, $108
    lqa $101, 0x18070
    ai $49, $127, 1
    lnop
    or $62, $116, $20
    lqa $75, 0x180c0
    or $61, $121, $7
    stqa $15, 0x19ca0
    xor $117, $117, $105
    lnop
    and $37, $62, $37
    stqa $113, 0x19cb0
    xor $26, $26, $110
    stqa $65, 0x19cc0
    nop
    stqa $62, 0x19cd0
    xor $18, $18, $110
    shlqbii $111, $43, 1
    or $42, $42, $47
    lnop
    selb $116, $53, $116, $20
    lnop
    xor $122, $122, $100
    stqa $123, 0x19ce0
    xor $4, $4, $105
    lqd $20, 3840($63)
    or $26, $26, $73
    rotqbyi $73, $72, 0
    selb $126, $112, $126, $12
    lnop
    xor $100, $78, $100
    lnop
    nop
    lqd $78, 4096($63)
    selb $123, $123, $114, $38
    lnop
    nop
    lnop
    selb $121, $29, $121, $7
    lqd $7, 3088($63)
    selb $65, $65, $116, $11
    cbd $29, 0($25)
    and $60, $113, $60
    lqa $112, 0x180e0
    or $116, $116, $11
    stqa $70, 0x19cf0
    nop
    stqd $55, 6992($56)
    xor $22, $22, $76
    lnop
    nop
    lnop
    xor $66, $66, $106
    lnop
    and $103, $61, $103
    lqd $55, 3856($63)
    selb $62, $62, $19, $37
    stqa $61, 0x19d00
    selb $125, $125, $124, $45
    rotqbii $119, $119, 1
    or $8, $22, $8
    lnop
    xor $68, $68, $104
    lnop
    nop
    lnop
    and $42, $15, $42
    lqa $124, 0x18010
    xor $69, $69, $108
    lnop
    xor $101, $101, $109
    lqd $22, 3328($63)
    or $4, $66, $4
    lqa $66, 0x18030
    or $45, $118, $103
    lqa $56, 0x180c0
    and $23, $70, $23
    lnop
    selb $113, $113, $125, $60
    rotqbii $120, $120, 1
    ai $11, $6, 4
    lnop
    or $18, $18, $101
    lqa $101, 0x180a0
    or $102, $102, $9
    lnop
    xor $10, $10, $106
    lqa $9, 0x18020
    selb $120, $111, $120, $91
    shlqbii $111, $45, 1
    or $12, $16, $42
    lnop
    selb $70, $70, $121, $23
    lnop
    and $53, $120, $4
    cbd $47, 0($11)
    nop
    lnop
    nop
    stqa $43, 0x19d10
    or $43, $126, $53
    lqd $4, 7328($74)
    nop
    lqa $31, 0x18010
    xor $36, $13, $105
    lnop
    andi $11, $11, -16
    lqd $13, 2560($63)
    or $125, $125, $60
    lqa $60, 0x180c0
    or $121, $121, $23
    lqd $23, 2832($63)
    selb $118, $61, $118, $103
    lnop
    xor $58, $58, $107
    lqd $103, 2816($63)
    xor $61, $101, $108
    stqa $43, 0x19ca0
    or $100, $100, $99
    lnop
    or $114, $114, $38
    lqa $38, 0x180c0
    and $99, $121, $102
    stqa $12, 0x19cb0
    xor $51, $51, $108
    lqd $101, 2576($63)
    xor $27, $5, $104
    stqa $125, 0x19cc0
    and $8, $116, $8
    rotqby $4, $4, $95
    or $58, $69, $58
    lnop
    or $19, $19, $37
    stqa $116, 0x19cd0
    or $117, $10, $117
    shufb $102, $103, $23, $50
    selb $15, $15, $16, $42
    lnop
    ai $42, $6, 7
    rotqbyi $16, $4, 13
    ai $23, $6, 5
    shufb $103, $13, $101, $50
    xor $4, $39, $105
    stqa $19, 0x19ce0
    selb $126, $120, $126, $53
    stqa $114, 0x19cf0
    xor $112, $112, $98
    lqa $120, 0x18010
    nop
    lnop
    and $117, $43, $117
    lqa $53, 0x18000
    xor $59, $59, $104
    lnop
    andi $25, $25, -16
    lnop
    a $39, $11, $94
    lqa $11, 0x18040
    xor $66, $66, $103
    lqa $13, 0x18030
    or $122, $122, $46
    lqd $46, 3072($63)
    or $115, $115, $24
    lqa $24, 0x18060
    xor $64, $64, $107
    stqa $121, 0x19d00
    xor $120, $120, $103
    lnop
    xor $28, $28, $103
    lqa $37, 0x180f0
    selb $43, $43, $15, $117
    lqa $10, 0x18020
    nop
    lnop
    or $51, $51, $64
    lnop
    or $66, $68, $66
    shufb $101, $46, $7, $50
    and $115, $19, $115
    stqa $45, 0x19d10
    and $18, $125, $18
    lqd $72, 6992($72)
    nop
    rotqbyi $45, $40, 5
    or $120, $59, $120
    lnop
    a $25, $25, $94
    lqd $59, 7328($74)
    xor $41, $41, $76
    lnop
    selb $111, $111, $14, $91
    lqa $14, 0x180b0
    or $7, $118, $99
    lqa $5, 0x18080
    andi $16, $16, 255
    lqa $46, 0x180b0
    xor $57, $57, $97
    lnop
    nop
    lqa $68, 0x180e0
    or $64, $62, $8
    lqa $69, 0x180a0
    and $122, $114, $122
    lnop
    xor $38, $38, $98
    shufb $16, $16, $72, $52
    selb $125, $125, $65, $18
    lnop
    or $52, $70, $122
    shufb $98, $20, $55, $50
    and $58, $12, $58
    lqa $20, 0x18080
    xor $55, $9, $102
    lnop
    and $120, $111, $120
    rotqby $59, $59, $95
    nop
    lqd $9, 3344($63)
    xor $97, $71, $97
    lnop
    shli $6, $127, 3
    stqd $16, 6992($73)
    or $117, $15, $117
    rotqbyi $59, $59, 13
    or $15, $113, $58
    lqd $16, 6992($25)
    or $73, $126, $120
    rotqbyi $25, $25, 0
    xor $33, $33, $109
    lnop
    selb $113, $12, $113, $58
    stqa $73, 0x19ca0
    nop
    shlqbii $12, $7, 1
    and $58, $52, $100
    lqa $71, 0x18060
    xor $56, $56, $76
    lqa $72, 0x180c0
    selb $121, $121, $118, $99
    shufb $100, $22, $9, $50
    or $65, $65, $18
    stqa $117, 0x19cb0
    nop
    rotqbii $45, $45, 1
    or $22, $121, $58
    lqa $18, 0x18080
    xor $118, $10, $100
    stqa $15, 0x19cc0
    andi $59, $59, 255
    lqd $99, 3584($63)
    or $30, $41, $30
    stqa $65, 0x19cd0
    and $66, $73, $66
    stqa $64, 0x19ce0
    or $41, $123, $115
    lqa $79, 0x180d0
    xor $24, $24, $106
    lnop
    selb $116, $116, $62, $8
    stqa $41, 0x19cf0
    and $51, $15, $51
    stqa $52, 0x19d00
    xor $62, $11, $106
    lqa $11, 0x180f0
    nop
    stqa $7, 0x19d10
    andi $80, $49, 7
    lqa $81, 0x18090
    xor $7, $21, $104
    lqa $8, 0x18090
    xor $48, $48, $105
    lnop
    selb $45, $12, $45, $91
    shlqbii $82, $22, 1
    selb $126, $111, $126, $120
    lqa $83, 0x180d0
    xor $53, $53, $102
    lnop
    nop
    lnop
    selb $123, $19, $123, $115
    shufb $16, $59, $16, $29
    and $26, $65, $26
    lqa $29, 0x18040
    xor $9, $11, $101
    lnop
    xor $71, $71, $104
    lqd $59, 3600($63)
    xor $31, $31, $101
    lnop
    xor $10, $14, $103
    lqd $14, 7328($74)
    or $38, $38, $57
    lnop
    xor $32, $32, $103
    stqd $16, 6992($25)
    nop
    lqa $11, 0x18060
    xor $16, $13, $101
    lnop
    and $38, $41, $38
    lnop
    or $57, $43, $66
    lnop
    selb $25, $15, $125, $51
    lnop
    shli $80, $80, 5
    lnop
    xor $81, $81, $107
    lnop
    or $27, $27, $32
    rotqby $14, $14, $95
    or $31, $53, $31
    rotqbyi $40, $40, 7
    nop
    lqd $63, 4112($63)
    and $31, $45, $31
    lnop
    or $56, $56, $17
    rotqbyi $14, $14, 13
    nop
    lqa $12, 0x18010
    xor $20, $20, $108
    lqa $17, 0x18080
    xor $53, $18, $104
    lnop
    or $48, $62, $48
    lqa $13, 0x180b0
    andi $62, $14, 255
    lnop
    xor $68, $68, $76
    lqa $76, 0x18000
    nop
    lnop
    or $32, $126, $31
    lnop
    xor $37, $37, $77
    shufb $99, $99, $59, $50
    xor $44, $44, $107
    rotqbyi $59, $39, 0
    andi $77, $23, -16
    lqa $14, 0x18030
    selb $126, $45, $126, $31
    lnop
    and $48, $117, $48
    lqa $45, 0x180a0
    or $125, $125, $51
    lqd $39, 6992($39)
    and $30, $64, $30
    lqa $51, 0x180b0
    xor $76, $76, $100
    lnop
    selb $122, $114, $70, $122
    lqa $114, 0x18040
    selb $64, $64, $123, $30
    stqa $32, 0x19ca0
    selb $41, $41, $122, $38
    lqa $70, 0x18000
    or $112, $112, $97
    lnop
    xor $35, $35, $106
    lnop
    or $97, $113, $48
    stqa $57, 0x19cb0
    xor $69, $69, $110
    shufb $39, $62, $39, $47
    or $122, $122, $38
    lqa $38, 0x18090
    or $24, $24, $36
    stqa $97, 0x19cc0
    or $55, $55, $16
    cbd $47, 0($34)
    xor $15, $17, $100
    lnop
    or $36, $116, $26
    stqa $125, 0x19cd0
    xor $79, $79, $105
    lqa $62, 0x18050
    or $33, $69, $33
    lqa $16, 0x18030
    or $123, $123, $30
    lnop
    xor $75, $75, $110
    stqa $36, 0x19ce0
    and $112, $122, $112
    lqa $17, 0x180d0
    xor $114, $114, $102
    stqa $123, 0x19cf0
    nop
    lqa $69, 0x18070
    and $56, $123, $56
    rotqbii $40, $40, 1
    and $55, $32, $55
    lqa $30, 0x18010
    selb $43, $73, $43, $66
    lnop
    rotmi $49, $49, -3
    lqa $18, 0x180e0
    nop
    lqa $66, 0x180d0
    and $24, $97, $24
    stqd $39, 6992($59)
    xor $19, $38, $99
    lnop
    and $38, $57, $27
    stqa $122, 0x19d00
    a $80, $80, $49
    lnop
    and $33, $36, $33
    stqa $22, 0x19d10
    xor $54, $54, $105
    lnop
    or $81, $20, $81
    cbd $49, 0($23)
    or $68, $68, $37
    lqa $20, 0x18060
    selb $73, $32, $43, $55
    lqa $32, 0x18030
    xor $21, $51, $105
    lqa $51, 0x180e0
    or $71, $71, $28
    lqa $22, 0x18040
    and $81, $125, $81
    lnop
    xor $62, $62, $101
    lqa $37, 0x18060
    nop
    lqa $59, 0x180d0
    xor $124, $124, $99
    lqd $28, 7328($74)
    nop
    lnop
    selb $117, $117, $113, $48
    lnop
    or $48, $25, $24
    lnop
    xor $66, $66, $109
    lnop
    xor $84, $29, $100
    lnop
    selb $121, $52, $121, $58
    lnop
    or $124, $76, $124
    rotqby $28, $28, $95
    a $77, $77, $94
    lqa $76, 0x18050
    or $66, $75, $66
    cbd $75, 0($42)
    selb $52, $97, $25, $24
    rotqbyi $58, $77, 0
    xor $85, $51, $110
    shufb $97, $78, $63, $50
    selb $116, $65, $116, $26
    lqd $77, 6992($77)
    or $65, $64, $33
    lnop
    selb $64, $36, $64, $33
    lqa $33, 0x18080
    or $43, $43, $55
    lqa $55, 0x180d0
    nop
    lnop
    selb $119, $82, $119, $91
    lqa $82, 0x18070
    xor $60, $60, $108
    lnop
    xor $50, $30, $97
    lqa $78, 0x180a0
    xor $23, $72, $102
    lqa $24, 0x180b0
    or $72, $116, $81
    lqa $63, 0x18090
    and $124, $119, $124
    lnop
    or $51, $117, $38
    lnop
    or $86, $126, $124
    lnop
    xor $32, $32, $99
    lnop
    andi $42, $42, -16
    stqa $86, 0x19ca0
    selb $125, $125, $116, $81
    lnop
    xor $25, $83, $103
    stqa $43, 0x19cb0
    or $83, $41, $56
    rotqbyi $28, $28, 13
    selb $56, $123, $41, $56
    lqa $26, 0x18080
    andi $34, $34, -16
    lqa $27, 0x18000
    selb $126, $119, $126, $124
    lqa $41, 0x18090
    or $114, $114, $62
    lnop
    a $62, $34, $94
    lqa $81, 0x18060
    andi $34, $28, 255
    stqa $51, 0x19cc0
    or $44, $61, $44
    lnop
    or $61, $121, $112
    stqa $48, 0x19cd0
    xor $33, $33, $106
    lqa $87, 0x180f0
    or $28, $35, $79
    lnop
    or $33, $33, $54
    lnop
    xor $54, $37, $102
    stqa $72, 0x19ce0
    andi $37, $6, -16
    shufb $34, $34, $77, $49
    and $49, $43, $114
    stqa $65, 0x19cf0
    selb $117, $57, $117, $38
    lqa $38, 0x180f0
    a $29, $37, $94
    lqa $30, 0x180b0
    and $57, $48, $33
    stqd $34, 6992($58)
    or $118, $118, $32
    lqd $58, 6992($62)
    xor $82, $82, $101
    stqa $83, 0x19d00
    or $114, $125, $57
    stqa $61, 0x19d10
    xor $55, $55, $107
    lqd $77, 6656($29)
    xor $79, $38, $109
    lqa $88, 0x180e0
    xor $70, $70, $98
    shlqbii $61, $61, 1
    selb $124, $43, $117, $49
    lqa $31, 0x18020
    xor $32, $67, $102
    lqa $33, 0x180b0
    xor $34, $45, $106
    lqd $45, 7328($74)
    xor $67, $41, $103
    lqa $35, 0x180f0
    nop
    lnop
    selb $121, $122, $121, $112
    lqa $36, 0x180e0
    and $120, $72, $44
    lqa $37, 0x18080
    xor $76, $76, $99
    lnop
    selb $61, $61, $40, $91
    lnop
    or $54, $54, $82
    rotqby $45, $45, $95
    or $113, $64, $120
    lnop
    a $82, $42, $94
    lnop
    xor $38, $46, $99
    lnop
    or $50, $70, $50
    rotqbyi $45, $45, 13
    and $66, $65, $66
    lqa $39, 0x18010
    and $70, $61, $50
    lqa $50, 0x18020
    or $116, $117, $49
    lnop
    and $71, $51, $71
    lnop
    and $89, $86, $118
    lnop
    or $118, $126, $70
    lqa $90, 0x18070
    andi $45, $45, 255
    rotqby $40, $77, $6
    nop
    rotqbyi $62, $62, 0
    or $117, $73, $89
    lnop
    xor $41, $59, $101
    lnop
    selb $122, $48, $125, $57
    shufb $58, $45, $58, $47
    or $115, $52, $71
    lqa $42, 0x18020
    nop
    lnop
    and $68, $83, $68
    stqa $118, 0x19ca0
    selb $123, $51, $52, $71
    stqa $117, 0x19cb0
    or $111, $121, $68
    stqa $116, 0x19cc0
    xor $43, $87, $107
    stqa $115, 0x19cd0
    xor $44, $63, $97
    stqa $114, 0x19ce0
    or $112, $56, $66
    stqa $113, 0x19cf0
    nop
    lqa $45, 0x18050
    ai $63, $6, 1
    stqa $112, 0x19d00
    xor $46, $50, $98
    stqa $111, 0x19d10
    nop
    lqa $47, 0x18030
    selb $119, $83, $121, $68
    lqd $74, 7328($74)
    nop
    lqa $48, 0x18050
    and $49, $116, $54
    stqd $58, 6992($62)
    or $68, $60, $55
    shufb $50, $80, $80, $93
    or $53, $53, $67
    lqa $51, 0x18000
    selb $121, $72, $64, $120
    lqd $72, 6992($82)
    selb $126, $61, $126, $70
    rotqby $74, $74, $95
    ai $52, $6, 2
    hbrr indel_steady_tap_branch, indel_steady_tap_loop
    and $53, $115, $53
    lqa $54, 0x18050
    nop
    lqa $55, 0x18070
    selb $120, $65, $56, $66
    rotqbyi $74, $74, 13
    or $56, $85, $79
    lqa $57, 0x180d0
    andi $58, $63, -16
    lnop
    or $59, $84, $76
    lqa $60, 0x18090
    xor $61, $81, $100
    rotqbyi $82, $82, 0
    andi $74, $74, 255
    cbd $62, 0($63)
    andi $63, $80, -16
    shlqbii $64, $111, 1
    xor $65, $88, $104
    shufb $72, $74, $72, $75
    nop
    lnop
    xor $66, $90, $99
    lnop
    xor $67, $69, $97
    lnop
    and $68, $113, $68
    lnop
    selb $125, $86, $73, $89
    stqd $72, 6992($82)
    nop
indel_steady_tap_branch:
    brnz $96, indel_steady_tap_loop
indel_steady_tap_end:
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
