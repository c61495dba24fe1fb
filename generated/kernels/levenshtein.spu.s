# levenshtein in the wavefront layout, 8 rows a lane, for spu.
#
# Made by: minterm compile levenshtein --layout wavefront --target spu --alphabet ACGT --rows 8 --emit asm
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
#     recurrence levenshtein
#       predicate match: a[i] == b[j]
#       int D[0][j] = j
#       int D[i][0] = i
#       int D[i][j] = min(D[i-1][j] + 1, D[i][j-1] + 1, D[i-1][j-1] + (match ? 0 : 1))
#       answer D[m][n]
#
# Codes of symbols, of which bit p is in plane p:
#     a and b: 'A' 0, 'C' 1, 'G' 2, 'T' 3
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
# A cell: 6 gates, fewer than 4 are impossible (shipped).
# spu: 9 gates, depth 4, 0 moves, 8 live registers
# inputs v0 v1 h0 h1 a0 a1 b0 b1
# g0 = xor(a0, b0)
# g1 = xor(a1, b1)
# g2 = or(g0, g1)
# g3 = andc(g2, v1)
# g4 = and(g2, h1)
# g5 = selb(h1, h0, g3)
# g6 = selb(h0, v1, g3)
# g7 = selb(v1, v0, g4)
# g8 = or(v0, g4)
# v0' = g5
# v1' = g6
# h0' = g7
# h1' = g8

constants:
    .long 0x00018000, 0x00018000, 0x00018000, 0x00018000
    .long 0x03030303, 0x03030303, 0x03030303, 0x03030303
    .long 0x00010203, 0x04050607, 0x08090a0b, 0x0c0d0e0f
    .long 0x00000000, 0x00000000, 0x00000000, 0x00000001
    .long 0x01020304, 0x05060708, 0x090a0b0c, 0x0d0e0f10
    .long 0x0001a000, 0x0001a000, 0x0001a000, 0x0001a000

.global levenshtein_edge
.align 3
levenshtein_edge:
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
    brz $2, levenshtein_edge_end
    lqa $2, 0x18040
    lqa $35, 0x180f0
    lqa $22, 0x18090
    lqa $40, 0x18020
    lqa $23, 0x180b0
    lqa $38, 0x18040
    lqa $3, 0x18020
    xor $4, $23, $81
    lqa $58, 0x18050
    lqa $59, 0x18030
    lqa $60, 0x180e0
    lqa $62, 0x180a0
    lqa $64, 0x180a0
    lqa $65, 0x18060
    lqa $47, 0x180b0
    lqa $34, 0x180c0
    lqa $28, 0x18040
    shlqbii $48, $95, 1
    lqa $53, 0x18050
    lqa $66, 0x180e0
    lqa $23, 0x180d0
    ai $36, $127, 1
    lqa $67, 0x18060
    lqa $33, 0x180f0
    lqa $46, 0x18080
    lqa $52, 0x18080
    lqa $16, 0x18090
    xor $46, $46, $85
    lqa $5, 0x180a0
    lqa $57, 0x180b0
    lqa $19, 0x18010
    lqa $27, 0x18030
    lqa $6, 0x18010
    xor $33, $33, $93
    lqa $20, 0x180d0
    lqa $42, 0x18070
    lqa $21, 0x18060
    lqa $61, 0x180c0
    lqa $24, 0x180e0
    lqa $49, 0x180f0
    lqa $54, 0x180e0
    lqa $7, 0x18020
    xor $8, $38, $76
    lqa $38, 0x18050
    lqa $44, 0x18000
    lqa $9, 0x18000
    lqa $51, 0x180f0
# 734 cycles an iteration, 734 at least: 734 instructions for the even pipe, 279 for the odd one; 0 cycles of nops alone
.align 3
levenshtein_edge_loop:
    rotmi $93, $36, -3
    lnop
    xor $23, $23, $90
    lnop
    shli $95, $127, 3
    lnop
    andi $36, $36, 7
    lqa $18, 0x18090
    xor $38, $38, $78
    lnop
    shli $36, $36, 5
    lnop
    xor $94, $60, $94
    lqa $10, 0x18060
    xor $60, $24, $91
    lnop
    xor $11, $20, $81
    lnop
    xor $57, $57, $87
    lnop
    a $93, $36, $93
    lnop
    or $33, $94, $33
    lnop
    andi $94, $93, -16
    lnop
    xor $49, $49, $81
    lnop
    a $12, $94, $72
    shufb $94, $93, $93, $71
    xor $22, $22, $81
    lqa $93, 0x180d0
    xor $91, $34, $91
    lnop
    andi $34, $95, -16
    lqd $36, 512($12)
    andbi $94, $94, 15
    lqa $20, 0x180e0
    xor $52, $52, $82
    lqa $13, 0x18070
    a $14, $34, $72
    lqd $34, 256($12)
    xor $42, $42, $81
    lnop
    or $39, $91, $23
    lqd $91, 7248($14)
    xor $28, $28, $79
    lnop
    xor $47, $47, $84
    lqd $23, 528($12)
    xor $24, $16, $84
    lnop
    xor $81, $18, $78
    lnop
    xor $21, $21, $82
    lqd $30, 272($12)
    andc $26, $33, $111
    lnop
    xor $15, $35, $87
    lnop
    a $16, $94, $70
    lnop
    selb $35, $98, $111, $26
    rotqby $17, $91, $95
    xor $50, $27, $75
    shufb $18, $36, $23, $16
    xor $64, $64, $88
    lnop
    ai $127, $127, 1
    lnop
    or $42, $21, $42
    lnop
    selb $36, $97, $98, $26
    lqd $98, 784($12)
    or $46, $46, $24
    lnop
    xor $62, $62, $85
    lqa $24, 0x18070
    xor $26, $19, $18
    shufb $19, $34, $30, $16
    xor $63, $20, $82
    lnop
    or $57, $64, $57
    lnop
    or $20, $52, $22
    lnop
    xor $44, $44, $19
    lnop
    or $38, $28, $38
    lqd $52, 6912($14)
    xor $94, $24, $78
    lnop
    xor $21, $53, $18
    lqa $53, 0x180c0
    xor $22, $61, $82
    lnop
    and $23, $46, $103
    lnop
    and $24, $57, $101
    lnop
    andc $91, $39, $113
    lnop
    or $25, $44, $26
    lnop
    and $26, $42, $105
    lqa $44, 0x180d0
    xor $27, $54, $19
    lnop
    and $97, $33, $97
    lqa $28, 0x18010
    selb $29, $112, $36, $92
    lnop
    andc $54, $46, $117
    rotqbyi $30, $17, 2
    andc $31, $38, $121
    lnop
    andc $42, $42, $119
    lnop
    xor $61, $44, $87
    lnop
    selb $105, $105, $106, $42
    lnop
    selb $103, $103, $104, $54
    lnop
    selb $44, $108, $121, $31
    lqd $87, 1808($12)
    or $32, $62, $47
    rotqby $33, $52, $95
    selb $34, $111, $35, $92
    lnop
    selb $35, $121, $44, $77
    lnop
    and $92, $38, $107
    lnop
    xor $51, $51, $90
    lnop
    xor $90, $59, $18
    rotqbii $59, $17, 1
    and $44, $39, $99
    lnop
    or $36, $63, $49
    lqd $37, 4624($12)
    xor $38, $67, $76
    lqa $39, 0x180f0
    xor $40, $40, $76
    lnop
    andc $57, $57, $115
    lnop
    or $40, $40, $50
    shlqbii $96, $96, 1
    selb $111, $111, $112, $97
    lnop
    selb $50, $106, $119, $42
    lnop
    or $106, $114, $44
    lnop
    xor $53, $53, $88
    lnop
    selb $41, $113, $114, $44
    lnop
    xor $42, $65, $79
    lqd $43, 1280($12)
    or $44, $60, $51
    lnop
    xor $45, $58, $75
    lnop
    selb $46, $48, $59, $69
    lnop
    selb $101, $101, $102, $57
    lnop
    xor $88, $66, $88
    lnop
    selb $99, $99, $100, $91
    lnop
    selb $102, $102, $115, $57
    rotqbii $47, $33, 1
    selb $48, $119, $50, $80
    lnop
    and $49, $44, $106
    lqd $50, 1296($12)
    or $51, $53, $61
    lnop
    selb $104, $104, $117, $54
    lnop
    and $52, $25, $46
    lnop
    selb $100, $100, $113, $91
    lqd $53, 4608($12)
    selb $121, $121, $122, $92
    lnop
    selb $102, $115, $102, $86
    shufb $91, $43, $50, $16
    selb $43, $34, $29, $49
    lnop
    or $42, $42, $94
    lqd $94, 768($12)
    andc $50, $40, $123
    lqd $54, 1040($12)
    andc $55, $32, $102
    lnop
    selb $115, $115, $116, $24
    rotqbii $30, $30, 1
    selb $114, $114, $99, $89
    lnop
    andc $44, $44, $34
    lqa $99, 0x18080
    andc $25, $25, $125
    lnop
    or $24, $116, $24
    lnop
    selb $108, $107, $108, $31
    shufb $94, $94, $98, $16
    selb $96, $96, $47, $69
    lnop
    xor $47, $93, $84
    lnop
    or $112, $112, $97
    lqa $97, 0x180c0
    or $98, $120, $26
    lnop
    xor $39, $39, $18
    lnop
    or $107, $122, $92
    lnop
    selb $31, $110, $123, $50
    lqd $93, 1024($12)
    and $40, $40, $109
    lqd $56, 2048($12)
    xor $82, $5, $82
    lqa $5, 0x180a0
    selb $116, $116, $101, $86
    lqd $101, 4352($12)
    or $15, $88, $15
    shufb $92, $53, $37, $16
    selb $110, $109, $110, $50
    lqd $109, 1792($12)
    selb $122, $122, $108, $77
    lnop
    xor $97, $97, $85
    lnop
    xor $13, $13, $75
    lnop
    xor $99, $99, $79
    lqd $108, 4368($12)
    or $50, $118, $23
    rotqbyi $37, $17, 1
    or $82, $82, $4
    shlqbii $4, $112, 1
    selb $103, $118, $103, $83
    lqa $53, 0x18000
    selb $106, $106, $41, $44
    lnop
    selb $113, $113, $100, $89
    lqa $100, 0x18070
    selb $118, $117, $118, $23
    lnop
    or $49, $29, $49
    lnop
    selb $41, $41, $34, $44
    shufb $93, $93, $54, $16
    selb $110, $124, $110, $74
    shufb $108, $101, $108, $16
    selb $101, $118, $102, $55
    lnop
    or $8, $8, $45
    rotqbyi $45, $33, 1
    selb $119, $119, $120, $26
    lnop
    and $32, $32, $50
    lnop
    selb $46, $46, $96, $25
    lnop
    and $26, $51, $24
    shlqbii $54, $111, 1
    selb $101, $102, $101, $83
    lnop
    selb $117, $117, $104, $83
    shufb $111, $111, $111, $68
    or $104, $124, $40
    lnop
    selb $106, $29, $106, $89
    lnop
    xor $7, $7, $19
    lnop
    selb $120, $120, $105, $80
    lnop
    or $97, $97, $47
    lnop
    selb $118, $50, $118, $55
    lnop
    and $50, $42, $107
    lnop
    and $55, $20, $98
    lnop
    selb $96, $96, $125, $25
    lnop
    andc $25, $8, $35
    lnop
    selb $124, $123, $124, $40
    lnop
    or $40, $114, $26
    lnop
    selb $89, $34, $41, $89
    lnop
    and $8, $8, $104
    shufb $88, $109, $87, $16
    selb $104, $104, $124, $25
    lqa $109, 0x18010
    selb $87, $125, $126, $52
    rotqbii $37, $37, 1
    selb $34, $35, $122, $8
    lnop
    andc $42, $42, $48
    lnop
    selb $124, $124, $35, $25
    lnop
    or $25, $103, $55
    lqa $41, 0x18030
    xor $2, $2, $19
    rotqbii $45, $45, 1
    or $99, $99, $81
    shufb $112, $112, $112, $68
    and $81, $15, $40
    lnop
    selb $26, $113, $114, $26
    lqa $47, 0x180f0
    andc $51, $51, $113
    lnop
    selb $118, $116, $118, $83
    lnop
    xor $109, $109, $93
    lnop
    selb $4, $4, $37, $69
    lnop
    or $8, $122, $8
    lnop
    selb $37, $121, $48, $42
    lnop
    selb $105, $115, $113, $51
    lnop
    or $90, $7, $90
    lqd $7, 2560($12)
    selb $115, $24, $115, $51
    rotqbyi $24, $17, 3
    selb $45, $54, $45, $69
    lqd $54, 1552($12)
    selb $123, $123, $31, $74
    lnop
    selb $31, $89, $106, $81
    lnop
    andc $15, $15, $89
    lnop
    andc $20, $20, $117
    lnop
    xor $5, $5, $79
    lqa $51, 0x18080
    or $11, $22, $11
    shufb $111, $111, $43, $68
    or $81, $106, $81
    lnop
    andc $22, $90, $123
    lnop
    selb $121, $107, $121, $42
    shlqbii $107, $49, 1
    selb $98, $98, $119, $20
    lnop
    or $13, $38, $13
    lnop
    selb $37, $48, $37, $77
    lnop
    or $27, $27, $39
    lqa $39, 0x180e0
    selb $113, $113, $105, $86
    lnop
    or $52, $126, $52
    lnop
    selb $115, $114, $115, $86
    shufb $112, $112, $49, $68
    and $90, $90, $52
    lnop
    selb $55, $117, $103, $55
    lnop
    selb $103, $103, $98, $80
    shlqbii $43, $43, 1
    selb $102, $102, $116, $32
    lnop
    or $116, $116, $32
    lnop
    andc $32, $13, $37
    shlqbii $98, $81, 1
    selb $40, $40, $26, $15
    lnop
    xor $41, $41, $93
    lnop
    xor $9, $9, $94
    lqa $49, 0x18020
    andc $114, $97, $113
    lnop
    and $13, $13, $8
    lqd $105, 1536($12)
    selb $119, $119, $117, $20
    lnop
    ai $73, $73, -1
    lqd $20, 2064($12)
    selb $121, $120, $121, $77
    lnop
    selb $38, $102, $113, $114
    lnop
    selb $125, $125, $96, $108
    lnop
    selb $52, $52, $87, $22
    rotqbyi $96, $33, 2
    or $42, $120, $50
    lqa $29, 0x18050
    or $44, $110, $90
    lnop
    or $109, $9, $109
    lqd $9, 4880($12)
    selb $15, $26, $89, $15
    lnop
    selb $119, $117, $119, $80
    shufb $111, $111, $31, $68
    and $97, $97, $116
    lqa $117, 0x18090
    xor $84, $47, $84
    lnop
    xor $10, $10, $94
    lnop
    xor $100, $100, $93
    lnop
    or $2, $2, $21
    lnop
    andc $21, $109, $125
    lnop
    andc $47, $82, $101
    lnop
    selb $22, $87, $123, $22
    lqa $26, 0x18020
    xor $85, $39, $85
    lnop
    selb $39, $55, $101, $47
    shlqbii $31, $31, 1
    selb $122, $122, $104, $74
    lnop
    or $104, $115, $97
    lnop
    or $85, $85, $84
    lnop
    selb $84, $45, $125, $21
    lnop
    selb $107, $107, $30, $69
    shufb $87, $56, $20, $16
    selb $116, $116, $102, $114
    lqa $114, 0x18070
    selb $120, $48, $120, $50
    lqa $48, 0x180b0
    andc $50, $99, $119
    lnop
    xor $49, $49, $94
    lnop
    selb $84, $125, $84, $92
    lqa $102, 0x18040
    selb $20, $123, $110, $90
    lnop
    selb $47, $25, $55, $47
    lqa $55, 0x18080
    selb $124, $35, $124, $74
    lnop
    xor $53, $53, $91
    lnop
    selb $8, $8, $34, $32
    lnop
    selb $35, $120, $119, $50
    shufb $90, $105, $54, $16
    xor $117, $117, $75
    lnop
    selb $123, $123, $22, $108
    lqa $22, 0x18050
    and $82, $82, $25
    lnop
    selb $32, $34, $37, $32
    lnop
    or $34, $121, $13
    lnop
    and $99, $99, $42
    lnop
    selb $21, $4, $45, $21
    lqd $45, 4864($12)
    selb $116, $115, $116, $83
    lnop
    selb $106, $106, $40, $86
    lnop
    xor $6, $6, $90
    lnop
    andc $40, $2, $124
    lnop
    and $2, $2, $44
    lqa $25, 0x18000
    selb $35, $119, $35, $77
    lnop
    selb $86, $89, $15, $86
    rotqbii $96, $96, 1
    xor $55, $55, $76
    shufb $89, $45, $9, $16
    selb $115, $113, $115, $97
    lqa $97, 0x180d0
    selb $8, $121, $8, $74
    lnop
    selb $9, $124, $122, $2
    lnop
    or $45, $118, $82
    lqa $15, 0x180d0
    selb $110, $110, $52, $108
    lqd $52, 5136($12)
    selb $120, $42, $120, $50
    lnop
    xor $51, $51, $19
    lqd $42, 3072($12)
    xor $102, $102, $91
    lnop
    selb $126, $126, $46, $108
    lnop
    selb $39, $101, $39, $80
    lnop
    or $6, $53, $6
    lqa $53, 0x18080
    or $41, $49, $41
    rotqbyi $49, $33, 3
    and $109, $109, $4
    lnop
    selb $113, $113, $38, $83
    lnop
    selb $38, $20, $124, $40
    lqa $4, 0x18030
    and $46, $11, $45
    lnop
    selb $124, $124, $38, $108
    lnop
    andc $38, $85, $86
    lnop
    xor $48, $48, $78
    lnop
    andc $50, $41, $123
    rotqbyi $105, $17, 5
    or $54, $116, $46
    lnop
    selb $32, $37, $32, $74
    lnop
    or $56, $126, $109
    lnop
    or $117, $55, $117
    lqa $55, 0x18060
    selb $125, $125, $126, $109
    lnop
    or $109, $103, $99
    lnop
    and $85, $85, $104
    lnop
    xor $114, $114, $18
    lqa $30, 0x18040
    selb $121, $37, $121, $13
    rotqbii $49, $49, 1
    or $5, $5, $48
    lnop
    selb $48, $56, $125, $50
    lnop
    andc $13, $5, $39
    lnop
    selb $20, $44, $20, $40
    lnop
    selb $104, $104, $115, $38
    lnop
    xor $25, $25, $88
    lnop
    and $41, $41, $56
    lnop
    selb $115, $115, $86, $38
    lqa $38, 0x18060
    and $56, $6, $107
    lnop
    andc $6, $6, $84
    lnop
    selb $96, $43, $96, $69
    lnop
    selb $101, $101, $118, $82
    lnop
    selb $126, $126, $21, $92
    lnop
    xor $53, $53, $91
    lqd $21, 2304($12)
    andc $11, $11, $113
    rotqbyi $82, $17, 4
    xor $29, $29, $93
    lnop
    selb $115, $86, $115, $83
    lnop
    or $2, $122, $2
    lnop
    selb $43, $86, $106, $85
    lqa $40, 0x180c0
    xor $28, $28, $87
    rotqbii $82, $82, 1
    andc $86, $117, $35
    lnop
    xor $30, $30, $94
    lqa $44, 0x18090
    or $100, $10, $100
    lqa $10, 0x180e0
    or $29, $30, $29
    lnop
    selb $104, $106, $104, $83
    rotqbii $24, $24, 1
    selb $120, $103, $120, $77
    lnop
    or $83, $126, $56
    lnop
    selb $45, $45, $101, $11
    lqa $30, 0x18030
    or $25, $25, $28
    lnop
    selb $31, $31, $49, $69
    lnop
    selb $49, $96, $84, $6
    lqd $28, 2576($12)
    andc $37, $36, $115
    lnop
    or $106, $106, $85
    lnop
    selb $122, $122, $20, $108
    lnop
    selb $119, $119, $103, $99
    lnop
    xor $38, $38, $19
    shufb $111, $111, $43, $68
    xor $97, $97, $75
    shufb $112, $112, $81, $68
    selb $98, $98, $24, $69
    lnop
    selb $48, $110, $48, $92
    lqa $24, 0x180a0
    selb $118, $118, $47, $80
    lqa $47, 0x18030
    xor $30, $30, $87
    lnop
    selb $125, $125, $123, $50
    lqa $50, 0x180b0
    selb $107, $107, $96, $6
    lqd $96, 5120($12)
    selb $6, $123, $110, $41
    lnop
    selb $81, $109, $119, $13
    lqa $103, 0x18040
    selb $99, $121, $35, $86
    lnop
    selb $121, $34, $121, $86
    lnop
    selb $125, $123, $125, $92
    lnop
    or $110, $110, $41
    lnop
    and $109, $5, $109
    lnop
    xor $103, $103, $88
    lnop
    xor $3, $3, $91
    rotqbii $105, $105, 1
    selb $49, $84, $49, $89
    lnop
    andc $5, $29, $124
    lnop
    xor $55, $55, $91
    lqa $41, 0x18090
    selb $101, $101, $113, $11
    lnop
    selb $11, $39, $118, $109
    lqa $123, 0x180c0
    or $114, $38, $114
    lnop
    xor $47, $47, $90
    shufb $86, $96, $52, $16
    selb $46, $113, $116, $46
    lqa $96, 0x180b0
    and $117, $117, $34
    lqa $34, 0x18050
    and $36, $36, $54
    lnop
    andc $52, $114, $32
    lnop
    and $29, $29, $110
    lnop
    selb $38, $118, $81, $77
    shufb $112, $112, $106, $68
    selb $54, $54, $46, $37
    lnop
    xor $22, $22, $87
    lnop
    selb $37, $46, $115, $37
    lnop
    xor $123, $123, $79
    lnop
    selb $37, $115, $37, $80
    lnop
    xor $44, $44, $18
    lnop
    xor $15, $15, $78
    shlqbii $106, $106, 1
    or $118, $118, $109
    lqa $109, 0x18040
    xor $40, $40, $19
    lqa $46, 0x18030
    or $20, $120, $117
    lqd $81, 2320($12)
    selb $116, $116, $45, $80
    lnop
    xor $96, $96, $18
    lnop
    xor $34, $34, $90
    lqd $45, 5888($12)
    selb $85, $9, $32, $52
    lnop
    xor $41, $41, $93
    shlqbii $43, $43, 1
    selb $106, $106, $82, $69
    lqd $82, 3088($12)
    and $114, $114, $2
    lnop
    selb $23, $32, $85, $108
    lnop
    or $3, $3, $47
    lnop
    selb $119, $119, $39, $13
    lnop
    or $102, $102, $34
    lnop
    andc $34, $25, $49
    lnop
    selb $9, $2, $9, $52
    shufb $85, $21, $81, $16
    and $21, $3, $83
    lnop
    selb $84, $84, $126, $56
    lqa $2, 0x18040
    andc $3, $3, $125
    lnop
    selb $56, $6, $124, $5
    lnop
    selb $52, $84, $125, $3
    shufb $81, $42, $82, $16
    xor $26, $26, $88
    lqa $82, 0x180f0
    selb $110, $110, $6, $5
    lnop
    selb $117, $35, $120, $117
    lnop
    selb $5, $98, $31, $34
    rotqbyi $6, $33, 4
    or $42, $122, $29
    lnop
    or $123, $123, $15
    lqa $15, 0x180d0
    xor $79, $10, $79
    lnop
    or $26, $26, $30
    rotqbyi $30, $33, 5
    selb $115, $115, $104, $36
    lnop
    and $98, $25, $98
    lqa $25, 0x180b0
    selb $126, $126, $107, $89
    lnop
    selb $52, $125, $52, $89
    lnop
    selb $99, $35, $99, $74
    lqa $35, 0x180f0
    selb $107, $49, $126, $98
    lnop
    selb $56, $124, $56, $92
    lnop
    selb $125, $125, $48, $21
    lnop
    selb $5, $126, $5, $86
    lnop
    selb $113, $113, $101, $80
    lqa $101, 0x180f0
    selb $84, $83, $84, $3
    rotqbyi $83, $17, 6
    or $126, $126, $98
    lnop
    selb $32, $32, $8, $114
    lqd $98, 3344($12)
    selb $80, $104, $54, $80
    lnop
    andc $54, $26, $52
    lqd $3, 5392($12)
    selb $31, $31, $49, $34
    lnop
    xor $15, $15, $18
    lnop
    or $21, $48, $21
    lnop
    andc $18, $123, $113
    lqd $34, 3856($12)
    selb $10, $107, $52, $54
    lnop
    selb $124, $124, $122, $29
    lnop
    selb $119, $39, $119, $77
    lnop
    andc $39, $102, $56
    lqa $29, 0x18090
    xor $82, $82, $75
    lnop
    and $102, $102, $21
    lnop
    selb $107, $126, $107, $54
    lqa $54, 0x180c0
    xor $75, $25, $75
    lqa $25, 0x18000
    or $103, $103, $22
    lnop
    and $123, $123, $118
    lqa $22, 0x18010
    selb $9, $8, $9, $108
    lnop
    xor $24, $24, $76
    lnop
    selb $21, $21, $125, $39
    lnop
    and $126, $26, $126
    lnop
    selb $48, $48, $84, $89
    lnop
    and $26, $100, $42
    lnop
    selb $107, $48, $107, $86
    lqa $13, 0x180a0
    or $44, $51, $44
    lnop
    or $75, $24, $75
    lqa $24, 0x18060
    xor $101, $101, $78
    lnop
    xor $109, $109, $85
    lnop
    xor $25, $25, $85
    shufb $84, $7, $28, $16
    andc $100, $100, $23
    lnop
    or $104, $104, $36
    lnop
    selb $36, $11, $113, $18
    lnop
    selb $121, $120, $121, $74
    lqa $120, 0x18070
    selb $118, $118, $11, $18
    lnop
    andc $11, $44, $99
    lqa $18, 0x180a0
    selb $125, $125, $56, $39
    lnop
    or $39, $116, $123
    lnop
    selb $42, $42, $124, $100
    lqa $7, 0x18080
    or $114, $8, $114
    shlqbii $8, $104, 1
    selb $31, $49, $31, $86
    lnop
    selb $49, $114, $32, $11
    lnop
    andc $28, $75, $119
    lnop
    and $75, $75, $20
    lnop
    or $78, $48, $126
    lnop
    selb $20, $20, $117, $28
    lnop
    selb $124, $124, $23, $100
    lqd $100, 5376($12)
    selb $11, $32, $99, $11
    rotqbyi $32, $33, 6
    xor $22, $22, $84
    lqa $51, 0x180e0
    selb $122, $122, $110, $92
    rotqbyi $33, $33, 7
    xor $13, $13, $94
    lnop
    selb $117, $117, $119, $28
    rotqbii $6, $6, 1
    or $101, $79, $101
    lnop
    and $114, $44, $114
    rotqbii $30, $30, 1
    andc $44, $101, $37
    lnop
    xor $51, $51, $76
    lnop
    selb $123, $113, $116, $123
    lqa $79, 0x18070
    selb $117, $119, $117, $74
    lnop
    selb $20, $38, $20, $74
    lnop
    selb $126, $52, $48, $126
    lnop
    xor $76, $54, $76
    lqa $54, 0x18000
    selb $11, $99, $11, $108
    lnop
    xor $7, $7, $94
    shufb $111, $111, $115, $68
    xor $46, $46, $84
    lqa $48, 0x18090
    or $7, $7, $41
    lnop
    selb $99, $99, $121, $114
    rotqbii $41, $83, 1
    xor $79, $79, $90
    shlqbii $115, $115, 1
    andc $28, $7, $11
    lnop
    or $114, $121, $114
    lqa $110, 0x18050
    selb $42, $9, $42, $92
    lqa $47, 0x18020
    selb $113, $113, $36, $77
    lnop
    xor $36, $4, $81
    shufb $83, $100, $3, $16
    selb $6, $43, $6, $69
    lnop
    selb $125, $56, $125, $89
    lqa $43, 0x180d0
    or $100, $9, $26
    lnop
    selb $118, $116, $118, $77
    lqa $116, 0x18010
    selb $9, $23, $9, $26
    lnop
    and $7, $7, $100
    lnop
    andc $26, $103, $125
    lnop
    xor $18, $18, $19
    lqa $19, 0x180c0
    selb $105, $8, $105, $69
    lnop
    or $15, $40, $15
    lqd $40, 2816($12)
    or $22, $25, $22
    lnop
    or $96, $18, $96
    lnop
    and $18, $22, $106
    lnop
    and $101, $101, $39
    lqa $25, 0x180a0
    selb $119, $119, $38, $75
    lqd $8, 2832($12)
    selb $21, $122, $21, $89
    lnop
    or $51, $51, $82
    lnop
    andc $82, $96, $117
    lnop
    xor $47, $47, $85
    lnop
    selb $10, $52, $10, $86
    lqa $52, 0x18000
    selb $39, $39, $123, $44
    lnop
    andc $22, $22, $31
    lnop
    xor $48, $48, $90
    lnop
    selb $106, $106, $6, $22
    lnop
    selb $3, $114, $99, $82
    lnop
    or $79, $55, $79
    lnop
    selb $6, $6, $31, $22
    lnop
    selb $56, $56, $122, $102
    lqa $22, 0x18090
    or $75, $38, $75
    lnop
    selb $99, $99, $117, $82
    lnop
    or $46, $47, $46
    lqd $47, 5904($12)
    or $48, $53, $48
    shufb $82, $40, $8, $16
    xor $24, $24, $88
    lnop
    selb $124, $23, $124, $92
    lnop
    or $97, $76, $97
    lnop
    selb $99, $117, $99, $108
    lqa $40, 0x18020
    andc $76, $79, $124
    lnop
    or $122, $122, $102
    lqa $23, 0x180b0
    selb $115, $115, $30, $69
    lnop
    xor $54, $54, $82
    lnop
    and $114, $96, $114
    lqd $96, 3584($12)
    selb $121, $121, $49, $108
    lnop
    xor $50, $50, $93
    lqd $49, 5632($12)
    or $30, $5, $18
    lnop
    selb $123, $123, $37, $44
    lqd $44, 5648($12)
    xor $120, $120, $87
    lnop
    selb $102, $37, $80, $101
    lnop
    or $101, $80, $101
    lnop
    xor $116, $116, $81
    lnop
    andc $8, $97, $113
    lnop
    selb $53, $9, $11, $28
    lqa $38, 0x18040
    or $116, $54, $116
    shufb $111, $111, $102, $68
    selb $117, $117, $20, $114
    lnop
    selb $123, $37, $123, $77
    lnop
    or $13, $13, $50
    lnop
    and $50, $116, $105
    lnop
    and $97, $97, $75
    shlqbii $37, $101, 1
    selb $54, $20, $3, $108
    lnop
    selb $6, $31, $6, $83
    lnop
    andc $3, $46, $10
    lqa $55, 0x18040
    selb $18, $31, $5, $18
    shufb $112, $112, $104, $68
    selb $100, $100, $9, $28
    lnop
    selb $9, $122, $56, $76
    lnop
    and $46, $46, $30
    lqa $28, 0x18010
    selb $104, $18, $10, $3
    lnop
    selb $76, $56, $124, $76
    lnop
    andc $116, $116, $6
    lnop
    xor $25, $25, $91
    lnop
    selb $56, $126, $125, $26
    rotqbii $33, $33, 1
    and $103, $103, $78
    lnop
    selb $77, $80, $39, $77
    lnop
    xor $110, $110, $84
    shufb $112, $112, $101, $68
    selb $126, $78, $126, $26
    shufb $80, $49, $44, $16
    selb $44, $124, $76, $89
    lqd $49, 6144($12)
    selb $75, $75, $119, $8
    lnop
    or $76, $21, $103
    lnop
    or $110, $109, $110
    lnop
    selb $18, $30, $18, $3
    lnop
    selb $37, $37, $41, $69
    lqa $3, 0x18020
    selb $41, $118, $75, $74
    lqa $75, 0x180b0
    or $114, $20, $114
    lnop
    or $20, $121, $7
    lnop
    selb $30, $10, $107, $46
    rotqbii $32, $32, 1
    or $120, $24, $120
    lnop
    andc $24, $51, $123
    lqd $109, 3328($12)
    andc $26, $120, $44
    lqd $101, 4112($12)
    selb $18, $107, $18, $83
    lnop
    and $120, $120, $76
    lqd $39, 3840($12)
    selb $119, $119, $113, $8
    lnop
    selb $106, $5, $106, $83
    lnop
    selb $53, $11, $53, $92
    lqa $5, 0x18070
    or $107, $107, $46
    lnop
    selb $7, $11, $121, $7
    lnop
    selb $11, $113, $118, $97
    lqa $46, 0x18060
    selb $104, $10, $104, $83
    lqd $10, 3600($12)
    xor $4, $23, $81
    lnop
    and $122, $79, $122
    lnop
    selb $119, $113, $119, $74
    lnop
    or $118, $118, $97
    shufb $79, $109, $98, $16
    xor $19, $19, $94
    lnop
    selb $109, $6, $106, $50
    lnop
    selb $103, $125, $21, $103
    lnop
    and $98, $13, $20
    lnop
    andc $97, $15, $119
    lqa $113, 0x18020
    and $15, $15, $114
    lnop
    selb $124, $124, $42, $122
    rotqbyi $17, $17, 7
    andc $13, $13, $99
    lnop
    and $51, $51, $118
    lnop
    or $23, $41, $15
    lnop
    or $122, $42, $122
    cdd $8, 0($95)
    selb $125, $125, $56, $86
    lnop
    xor $43, $43, $93
    lnop
    selb $118, $118, $11, $24
    lnop
    selb $11, $11, $123, $24
    lqa $24, 0x18020
    andc $56, $110, $125
    lqa $95, 0x18000
    xor $29, $29, $87
    lqd $31, 4096($12)
    xor $5, $5, $84
    lnop
    selb $20, $20, $7, $13
    lnop
    selb $11, $123, $11, $74
    lnop
    selb $7, $7, $99, $13
    lnop
    andc $13, $48, $53
    lnop
    selb $118, $77, $118, $74
    lnop
    selb $57, $99, $54, $98
    lnop
    xor $46, $46, $85
    lnop
    xor $75, $75, $90
    lnop
    xor $113, $113, $82
    lnop
    or $25, $25, $75
    shufb $78, $96, $10, $16
    or $113, $113, $36
    lqa $36, 0x18030
    selb $15, $119, $41, $15
    shufb $75, $31, $101, $16
    selb $105, $105, $115, $116
    lnop
    selb $9, $42, $9, $89
    lqa $58, 0x18050
    or $42, $77, $51
    lnop
    or $50, $106, $50
    lnop
    selb $123, $123, $77, $51
    lnop
    selb $51, $107, $30, $56
    lnop
    and $48, $48, $122
    lqa $59, 0x18030
    selb $101, $117, $119, $97
    shufb $31, $111, $123, $68
    and $10, $113, $50
    lnop
    or $19, $19, $43
    shufb $43, $112, $42, $68
    selb $117, $114, $117, $97
    lnop
    andc $114, $27, $11
    rotqbii $17, $17, 1
    and $110, $110, $107
    lnop
    xor $28, $28, $78
    lnop
    selb $107, $103, $44, $26
    lnop
    selb $30, $30, $125, $56
    lnop
    selb $116, $115, $6, $116
    lnop
    selb $56, $44, $107, $86
    lnop
    selb $103, $76, $103, $26
    shlqbii $42, $42, 1
    selb $26, $124, $53, $13
    lnop
    selb $107, $15, $11, $114
    lqa $60, 0x180e0
    selb $61, $6, $116, $80
    lqa $62, 0x180a0
    xor $36, $36, $78
    lnop
    selb $63, $9, $103, $86
    lqa $64, 0x180a0
    selb $124, $122, $124, $13
    lqa $122, 0x18010
    or $5, $46, $5
    lqa $46, 0x18080
    selb $121, $121, $100, $92
    shufb $76, $39, $34, $16
    and $27, $27, $23
    shlqbii $123, $123, 1
    selb $126, $21, $126, $86
    lnop
    selb $44, $44, $9, $120
    lqa $65, 0x18060
    or $21, $121, $48
    shufb $77, $45, $47, $16
    selb $45, $119, $101, $108
    lqa $47, 0x180b0
    selb $117, $41, $117, $108
    lnop
    andc $41, $19, $45
    lqa $34, 0x180c0
    xor $119, $95, $79
    lnop
    andc $113, $113, $104
    lnop
    or $95, $118, $27
    lnop
    or $98, $54, $98
    lqd $101, 7584($14)
    or $119, $119, $28
    lqa $28, 0x18040
    selb $26, $53, $26, $89
    lnop
    and $19, $19, $98
    lqd $12, 6160($12)
    selb $39, $121, $124, $89
    lnop
    selb $121, $53, $121, $48
    lnop
    selb $20, $54, $20, $92
    lqa $54, 0x18050
    selb $7, $99, $7, $92
    shlqbii $48, $95, 1
    xor $24, $24, $79
    lnop
    or $97, $117, $19
    lnop
    xor $46, $46, $88
    lnop
    and $99, $119, $37
    lnop
    selb $96, $11, $118, $27
    lnop
    andc $27, $25, $7
    lnop
    selb $106, $106, $105, $80
    lqa $53, 0x18050
    xor $55, $55, $82
    lnop
    xor $52, $52, $76
    lnop
    xor $122, $122, $75
    lnop
    selb $111, $11, $107, $108
    lnop
    andc $119, $119, $61
    lnop
    selb $107, $109, $104, $113
    shlqbii $102, $102, 1
    selb $30, $125, $30, $83
    lqa $66, 0x180e0
    selb $114, $23, $15, $114
    lnop
    selb $15, $21, $121, $27
    lqa $23, 0x180d0
    and $21, $25, $21
    lnop
    selb $123, $123, $33, $69
    lnop
    or $24, $24, $36
    lnop
    ai $36, $127, 1
    lnop
    or $120, $9, $120
    lnop
    selb $9, $98, $57, $41
    lqa $67, 0x18060
    selb $112, $118, $114, $108
    lqa $33, 0x180f0
    selb $118, $61, $106, $99
    lnop
    selb $114, $104, $18, $10
    lnop
    or $29, $46, $29
    lnop
    selb $113, $50, $109, $113
    lnop
    andc $109, $29, $26
    shufb $43, $43, $95, $68
    or $50, $126, $110
    lnop
    selb $102, $102, $32, $69
    lnop
    or $32, $106, $99
    shufb $31, $31, $96, $68
    selb $17, $42, $17, $69
    lnop
    or $99, $20, $21
    lnop
    andc $42, $5, $56
    lqa $46, 0x18080
    or $122, $52, $122
    lqa $52, 0x18080
    selb $25, $102, $61, $119
    rotqbyi $43, $43, 8
    and $11, $5, $50
    lnop
    selb $125, $125, $126, $110
    shufb $74, $49, $12, $16
    selb $12, $104, $107, $80
    lqa $16, 0x18090
    selb $104, $120, $44, $109
    lnop
    andc $107, $24, $12
    lnop
    selb $113, $18, $113, $80
    lnop
    selb $49, $32, $118, $107
    lnop
    selb $119, $37, $102, $119
    lnop
    xor $46, $46, $85
    lqa $5, 0x180a0
    selb $41, $57, $45, $41
    lqa $57, 0x180b0
    xor $54, $54, $81
    lnop
    and $29, $29, $120
    rotqbyi $31, $31, 8
    or $54, $55, $54
    lnop
    selb $98, $45, $117, $19
    lnop
    selb $50, $50, $125, $42
    lnop
    or $10, $18, $10
    lqa $19, 0x18010
    selb $121, $121, $7, $27
    lqa $27, 0x18030
    and $24, $24, $32
    lnop
    or $103, $63, $11
    lqa $6, 0x18010
    selb $108, $12, $113, $24
    lnop
    xor $33, $33, $93
    lnop
    selb $115, $7, $121, $89
    lnop
    selb $51, $126, $51, $83
    rotqbyi $121, $14, 0
    selb $100, $7, $20, $21
    shufb $101, $31, $101, $8
    selb $116, $20, $15, $89
    lnop
    selb $15, $118, $12, $107
    lqa $20, 0x180d0
    selb $125, $125, $56, $42
    lqa $42, 0x18070
    selb $44, $44, $26, $109
    stqd $101, 7584($121)
    and $31, $122, $17
    lqa $21, 0x18060
    and $126, $54, $10
    lqd $14, 7920($14)
    andc $54, $54, $30
    lnop
    selb $25, $61, $25, $77
    lqa $61, 0x180c0
    selb $32, $106, $119, $77
    lnop
    or $107, $113, $24
    lnop
    selb $118, $39, $104, $86
    lqa $24, 0x180e0
    selb $18, $114, $30, $54
    shufb $14, $43, $14, $8
    andc $122, $122, $25
    lnop
    selb $124, $113, $49, $77
    lqa $49, 0x180f0
    or $109, $32, $31
    lnop
    selb $113, $123, $25, $122
    lnop
    selb $10, $10, $114, $54
    lqa $54, 0x180e0
    selb $119, $56, $125, $83
    lqa $7, 0x18020
    selb $114, $117, $9, $92
    hbrr levenshtein_edge_branch, levenshtein_edge_loop
    or $101, $39, $29
    lnop
    selb $110, $25, $32, $31
    lnop
    selb $123, $17, $123, $122
    lnop
    selb $106, $30, $51, $126
    lnop
    or $105, $51, $126
    lnop
    selb $125, $25, $113, $74
    lnop
    xor $8, $38, $76
    lqa $38, 0x18050
    selb $117, $26, $44, $86
    lqa $44, 0x18000
    selb $126, $32, $123, $74
    lqa $9, 0x18000
    selb $113, $45, $41, $92
    lnop
    selb $104, $56, $63, $11
    lnop
    selb $120, $63, $50, $83
    lnop
    selb $122, $51, $10, $80
    lqa $51, 0x180f0
    selb $123, $12, $15, $77
    stqd $14, 7920($121)
    selb $102, $26, $39, $29
    lnop
    selb $121, $30, $18, $80
levenshtein_edge_branch:
    brnz $73, levenshtein_edge_loop
levenshtein_edge_end:
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

.global levenshtein_steady
.align 3
levenshtein_steady:
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
    brz $2, levenshtein_steady_end
    lqa $2, 0x18040
    lqa $3, 0x18020
    lqa $4, 0x180d0
    lqa $5, 0x18050
    lqa $6, 0x180a0
    lqa $7, 0x180f0
    lqa $8, 0x18060
    lqa $9, 0x18080
    lqa $10, 0x18000
    lqa $11, 0x18010
    lqa $12, 0x180f0
    lqa $13, 0x18070
    lqa $49, 0x180a0
    lqa $42, 0x180e0
    lqa $14, 0x18070
    lqa $15, 0x18030
    lqa $16, 0x180f0
    lqa $17, 0x180c0
    lqa $18, 0x18060
    xor $19, $49, $88
    xor $20, $42, $94
    lqa $21, 0x18080
    lqa $22, 0x18000
    lqa $23, 0x18050
    lqa $24, 0x180b0
    lqa $25, 0x180e0
    lqa $26, 0x18060
    lqa $27, 0x180e0
    lqa $28, 0x18080
    lqa $29, 0x18090
    lqa $30, 0x18060
    lqa $31, 0x180c0
    lqa $32, 0x180a0
    lqa $33, 0x180b0
    lqa $34, 0x18040
    lqa $35, 0x18070
    lqa $36, 0x18020
    lqa $37, 0x18090
    shlqbii $38, $95, 1
    lqa $39, 0x180f0
    lqa $40, 0x180b0
# 606 cycles an iteration, 606 at least: 606 instructions for the even pipe, 255 for the odd one; 0 cycles of nops alone
.align 3
levenshtein_steady_loop:
    shli $95, $127, 3
    lnop
    ai $94, $127, 1
    lnop
    xor $23, $23, $81
    lnop
    xor $93, $16, $93
    lnop
    andi $16, $95, -16
    lnop
    andi $41, $94, 7
    lnop
    xor $6, $6, $86
    lqa $42, 0x18010
    shli $41, $41, 5
    lqa $43, 0x18020
    a $44, $16, $79
    lnop
    xor $33, $33, $89
    lnop
    or $93, $20, $93
    lqa $20, 0x18000
    rotmi $94, $94, -3
    lqd $16, 7248($44)
    xor $17, $17, $92
    lqd $45, 6912($44)
    xor $25, $25, $90
    lnop
    xor $5, $5, $83
    lnop
    a $94, $41, $94
    lnop
    and $41, $93, $97
    lnop
    xor $18, $18, $86
    rotqby $16, $16, $95
    xor $4, $4, $91
    rotqby $45, $45, $95
    selb $46, $111, $112, $41
    lnop
    or $112, $112, $41
    lqa $41, 0x18060
    andi $47, $94, -16
    lqa $48, 0x180d0
    xor $40, $40, $87
    rotqbii $49, $16, 1
    a $47, $47, $79
    lqa $50, 0x180d0
    xor $29, $29, $87
    lqa $51, 0x18010
    xor $13, $13, $85
    lnop
    selb $38, $38, $49, $76
    lqd $49, 1296($47)
    xor $26, $26, $84
    lnop
    xor $36, $36, $82
    lnop
    xor $91, $7, $91
    lqa $7, 0x18080
    xor $34, $34, $82
    lnop
    xor $15, $15, $81
    lqd $52, 1536($47)
    xor $32, $32, $90
    lnop
    or $4, $17, $4
    lqd $17, 528($47)
    xor $50, $50, $89
    lqa $53, 0x180b0
    or $19, $19, $40
    lnop
    or $23, $34, $23
    lnop
    xor $7, $7, $86
    shufb $94, $94, $94, $78
    andc $34, $4, $113
    shlqbii $96, $96, 1
    andc $93, $93, $111
    lqd $40, 784($47)
    selb $54, $99, $100, $34
    rotqbyi $55, $45, 2
    xor $21, $21, $84
    lqa $56, 0x180e0
    or $32, $32, $33
    lqd $33, 256($47)
    andbi $94, $94, 15
    lnop
    and $57, $32, $101
    lnop
    xor $92, $27, $92
    lqa $27, 0x18020
    andc $32, $32, $115
    lqd $58, 768($47)
    xor $37, $37, $85
    lnop
    selb $101, $101, $102, $32
    rotqbyi $59, $16, 1
    xor $9, $9, $88
    lnop
    xor $2, $2, $84
    rotqbii $60, $45, 1
    or $9, $9, $29
    lqd $29, 272($47)
    or $2, $2, $5
    lnop
    and $5, $9, $103
    lnop
    or $13, $18, $13
    lnop
    or $15, $36, $15
    lqa $36, 0x18090
    or $7, $7, $37
    lqd $37, 512($47)
    andc $18, $13, $119
    lnop
    a $61, $94, $77
    lqd $62, 1552($47)
    and $63, $15, $109
    lnop
    and $99, $4, $99
    lqd $4, 1280($47)
    andc $15, $15, $123
    shufb $94, $58, $40, $61
    xor $90, $31, $90
    lnop
    or $31, $92, $91
    lnop
    selb $97, $97, $98, $93
    lnop
    and $13, $13, $105
    lqa $40, 0x18070
    or $90, $90, $50
    shufb $91, $52, $62, $61
    andc $9, $9, $117
    shufb $92, $4, $49, $61
    and $4, $2, $107
    lnop
    selb $49, $113, $114, $99
    lnop
    selb $96, $96, $60, $76
    lqa $60, 0x18030
    or $52, $124, $63
    shufb $17, $37, $17, $61
    selb $37, $106, $119, $18
    shufb $29, $33, $29, $61
    selb $113, $100, $113, $34
    lnop
    or $114, $114, $99
    lnop
    selb $99, $115, $116, $57
    lnop
    xor $48, $48, $87
    lnop
    andc $2, $2, $121
    lnop
    xor $14, $14, $91
    lnop
    selb $115, $102, $115, $32
    lnop
    xor $22, $22, $29
    lqa $102, 0x18090
    selb $106, $105, $106, $18
    lqa $105, 0x18050
    selb $111, $98, $111, $93
    lnop
    and $98, $31, $114
    lqa $18, 0x18090
    selb $32, $121, $122, $4
    lnop
    selb $100, $117, $118, $5
    lnop
    xor $11, $11, $17
    lnop
    xor $102, $102, $83
    lnop
    or $118, $118, $5
    lnop
    or $11, $22, $11
    lnop
    xor $60, $60, $17
    lqa $22, 0x18030
    xor $41, $41, $82
    lnop
    xor $30, $30, $29
    lqd $5, 1024($47)
    selb $34, $110, $123, $15
    lnop
    selb $117, $104, $117, $9
    lnop
    or $33, $97, $98
    lnop
    xor $40, $40, $81
    lqd $93, 1040($47)
    selb $121, $108, $121, $2
    lnop
    xor $8, $8, $92
    lnop
    andc $62, $90, $113
    lnop
    selb $119, $119, $120, $13
    lnop
    selb $50, $99, $113, $62
    lnop
    or $116, $116, $57
    shufb $93, $5, $93, $61
    xor $89, $39, $89
    lnop
    andc $39, $11, $125
    lnop
    or $120, $120, $13
    lnop
    xor $27, $27, $29
    lqd $13, 2064($47)
    selb $104, $103, $104, $9
    lnop
    xor $24, $24, $85
    lnop
    andc $103, $7, $117
    lnop
    and $7, $7, $120
    lnop
    or $40, $41, $40
    lqa $41, 0x18060
    selb $124, $123, $124, $63
    lnop
    xor $35, $35, $83
    rotqbii $59, $59, 1
    andc $31, $31, $111
    shlqbii $123, $112, 1
    or $122, $122, $4
    lnop
    xor $10, $10, $94
    lnop
    xor $56, $56, $88
    lnop
    or $27, $27, $60
    rotqbyi $60, $45, 1
    xor $43, $43, $92
    lnop
    selb $108, $107, $108, $2
    lnop
    selb $123, $123, $59, $76
    lnop
    selb $59, $117, $104, $7
    lnop
    or $102, $21, $102
    lnop
    selb $99, $116, $99, $62
    lnop
    and $62, $19, $118
    lnop
    andc $21, $27, $34
    lnop
    xor $105, $105, $17
    lnop
    or $26, $26, $35
    lnop
    and $35, $23, $52
    lnop
    xor $3, $3, $94
    lnop
    and $11, $11, $38
    lqa $107, 0x18080
    or $104, $104, $7
    lqd $7, 1792($47)
    and $116, $90, $116
    rotqbyi $90, $45, 3
    or $4, $126, $11
    lqa $63, 0x180b0
    or $6, $6, $24
    lnop
    and $24, $26, $122
    lqa $9, 0x18080
    selb $120, $120, $119, $103
    lnop
    selb $119, $119, $117, $103
    lnop
    or $117, $101, $62
    lnop
    and $27, $27, $4
    lnop
    or $89, $25, $89
    lnop
    selb $98, $111, $97, $98
    lqd $97, 2816($47)
    andc $19, $19, $115
    lqa $25, 0x18080
    xor $22, $22, $93
    lnop
    or $14, $8, $14
    lqa $8, 0x18010
    xor $51, $51, $93
    lnop
    selb $111, $49, $111, $31
    rotqbyi $103, $16, 2
    or $5, $106, $24
    rotqbii $60, $60, 1
    andc $26, $26, $37
    lnop
    selb $57, $96, $125, $39
    lnop
    selb $110, $109, $110, $15
    lnop
    andc $23, $23, $121
    lnop
    selb $114, $114, $49, $31
    lnop
    selb $31, $124, $121, $23
    lqa $49, 0x18040
    selb $96, $38, $96, $39
    lqa $38, 0x18040
    xor $25, $25, $92
    rotqbii $103, $103, 1
    selb $126, $125, $126, $11
    lnop
    or $125, $54, $116
    shlqbii $11, $46, 1
    selb $39, $100, $115, $19
    lnop
    or $109, $108, $35
    lnop
    selb $118, $118, $100, $19
    lnop
    or $10, $10, $51
    lnop
    selb $11, $11, $60, $76
    lqa $60, 0x180c0
    selb $115, $115, $101, $62
    shlqbii $101, $98, 1
    selb $62, $32, $37, $26
    shufb $46, $46, $46, $75
    selb $121, $121, $108, $35
    lnop
    and $108, $10, $123
    lqd $35, 2048($47)
    selb $116, $113, $54, $116
    lnop
    selb $122, $122, $32, $26
    lnop
    andc $10, $10, $57
    lqa $26, 0x18050
    andc $32, $102, $119
    lqa $113, 0x180d0
    selb $54, $11, $57, $10
    lnop
    xor $88, $60, $88
    rotqbii $55, $55, 1
    or $3, $3, $22
    lqa $22, 0x180c0
    or $88, $88, $48
    lnop
    selb $106, $37, $106, $24
    rotqbyi $24, $16, 3
    andc $37, $40, $62
    lnop
    and $48, $89, $125
    shufb $98, $46, $98, $75
    andc $46, $88, $50
    lnop
    andc $60, $6, $39
    shufb $112, $112, $112, $75
    selb $51, $109, $121, $37
    lnop
    selb $100, $34, $110, $27
    lnop
    selb $124, $52, $124, $23
    lnop
    and $88, $88, $117
    lqa $2, 0x18040
    xor $113, $113, $85
    lnop
    selb $101, $101, $55, $76
    lnop
    xor $49, $49, $29
    lnop
    selb $55, $5, $106, $32
    lqa $23, 0x18030
    selb $34, $126, $34, $21
    lnop
    ai $80, $80, -1
    lnop
    or $110, $110, $27
    lnop
    selb $57, $57, $96, $108
    lqa $27, 0x18070
    or $52, $114, $48
    lnop
    and $6, $6, $104
    lnop
    and $102, $102, $5
    lnop
    ai $127, $127, 1
    lnop
    and $109, $40, $109
    lnop
    or $108, $96, $108
    lnop
    or $105, $49, $105
    lqa $49, 0x18010
    xor $36, $36, $93
    shufb $112, $112, $33, $75
    or $96, $99, $88
    lnop
    selb $114, $111, $114, $48
    lqa $48, 0x180f0
    xor $27, $27, $17
    lqa $40, 0x180f0
    selb $117, $117, $115, $46
    lnop
    xor $87, $12, $87
    lnop
    selb $12, $62, $122, $109
    lqa $19, 0x18030
    xor $22, $22, $86
    rotqbii $90, $90, 1
    or $87, $56, $87
    lnop
    selb $106, $106, $119, $32
    lnop
    or $113, $22, $113
    lnop
    andc $22, $89, $111
    lnop
    and $32, $87, $96
    lnop
    selb $99, $50, $99, $88
    shufb $89, $35, $13, $61
    xor $9, $9, $82
    lnop
    selb $126, $4, $126, $21
    lqa $4, 0x180a0
    xor $41, $41, $94
    lnop
    xor $42, $42, $89
    lnop
    and $21, $105, $110
    lqa $13, 0x18030
    xor $20, $20, $92
    lnop
    or $27, $30, $27
    lnop
    xor $8, $8, $91
    lnop
    selb $121, $121, $62, $37
    shufb $98, $98, $114, $75
    xor $18, $18, $81
    lnop
    andc $37, $3, $34
    lnop
    xor $13, $13, $91
    lnop
    selb $111, $116, $111, $22
    lqa $62, 0x18040
    and $3, $3, $108
    lnop
    selb $119, $119, $120, $102
    lnop
    andc $105, $105, $31
    lnop
    selb $123, $123, $11, $10
    shlqbii $33, $33, 1
    selb $115, $115, $50, $46
    lqa $46, 0x18000
    or $8, $20, $8
    rotqbyi $20, $16, 4
    andc $50, $27, $121
    lqa $10, 0x180e0
    or $11, $126, $3
    shlqbii $114, $114, 1
    selb $125, $125, $116, $22
    lnop
    selb $116, $57, $34, $37
    lnop
    or $13, $43, $13
    lqa $43, 0x180a0
    selb $114, $114, $90, $76
    lnop
    selb $22, $59, $39, $60
    lnop
    andc $30, $8, $54
    lnop
    andc $87, $87, $111
    lqd $35, 2320($47)
    xor $86, $10, $86
    lnop
    or $9, $9, $18
    lnop
    or $18, $118, $6
    lnop
    selb $103, $33, $103, $76
    lnop
    xor $23, $23, $89
    lnop
    andc $33, $113, $115
    lqa $10, 0x18090
    xor $85, $40, $85
    lqd $40, 1808($47)
    andc $88, $9, $106
    lnop
    or $56, $124, $21
    lnop
    or $5, $125, $32
    rotqbii $24, $24, 1
    selb $118, $39, $118, $6
    lqa $6, 0x18090
    and $113, $113, $18
    lqa $39, 0x180f0
    or $86, $86, $85
    lqa $85, 0x180e0
    selb $15, $103, $101, $30
    lnop
    and $103, $8, $103
    shufb $90, $7, $40, $61
    selb $110, $110, $100, $105
    lnop
    selb $126, $34, $126, $3
    lqa $3, 0x18050
    selb $96, $96, $99, $87
    lnop
    or $122, $122, $109
    lnop
    xor $28, $28, $29
    lnop
    selb $99, $99, $111, $87
    lnop
    selb $87, $54, $123, $103
    lnop
    selb $101, $101, $54, $30
    lqa $30, 0x18070
    selb $105, $100, $31, $105
    lqa $100, 0x18020
    selb $108, $108, $57, $37
    lnop
    andc $37, $13, $116
    lnop
    xor $26, $26, $93
    lnop
    or $120, $120, $102
    lqa $102, 0x18000
    xor $38, $38, $94
    shlqbii $57, $52, 1
    selb $18, $18, $118, $33
    lnop
    xor $43, $43, $84
    rotqbyi $54, $16, 7
    xor $100, $100, $90
    lnop
    or $109, $117, $113
    shufb $112, $112, $52, $75
    xor $53, $53, $83
    lqa $52, 0x180d0
    or $123, $123, $103
    rotqbii $54, $54, 1
    selb $118, $118, $115, $33
    lqd $33, 2304($47)
    selb $104, $104, $59, $60
    lnop
    selb $117, $115, $117, $113
    lnop
    or $100, $100, $23
    rotqbyi $23, $45, 4
    or $43, $43, $53
    lnop
    xor $63, $63, $81
    lnop
    andc $53, $86, $99
    lqa $115, 0x180c0
    and $113, $43, $120
    lnop
    selb $59, $123, $87, $37
    lnop
    selb $60, $12, $106, $88
    lnop
    andc $43, $43, $22
    lnop
    and $9, $9, $122
    lnop
    and $123, $13, $123
    lnop
    or $26, $38, $26
    lqa $38, 0x18030
    selb $122, $122, $12, $88
    lnop
    and $27, $27, $56
    lqa $88, 0x18070
    xor $115, $115, $84
    lqd $12, 2576($47)
    selb $24, $57, $24, $76
    lnop
    xor $102, $102, $90
    lnop
    selb $124, $31, $124, $21
    rotqbii $23, $23, 1
    selb $125, $111, $125, $32
    lqa $111, 0x180d0
    and $32, $26, $11
    lnop
    selb $106, $106, $55, $9
    rotqbyi $57, $44, 0
    or $9, $55, $9
    lnop
    or $102, $102, $42
    lqa $42, 0x18040
    xor $62, $62, $92
    lnop
    xor $88, $88, $93
    lnop
    xor $107, $107, $94
    lnop
    selb $55, $22, $104, $113
    lqa $21, 0x180c0
    or $41, $41, $88
    lqa $31, 0x18050
    selb $13, $124, $121, $50
    lqa $103, 0x180b0
    or $34, $51, $27
    lqa $7, 0x180a0
    xor $4, $4, $82
    lnop
    selb $121, $121, $51, $27
    lnop
    xor $39, $39, $83
    lqa $27, 0x18020
    selb $124, $56, $124, $50
    lnop
    xor $85, $85, $84
    lnop
    xor $111, $111, $83
    lqa $83, 0x180d0
    or $4, $4, $63
    shlqbii $63, $125, 1
    selb $37, $87, $116, $37
    shufb $112, $112, $5, $75
    andc $26, $26, $105
    lnop
    xor $6, $6, $17
    lnop
    and $87, $102, $24
    lnop
    xor $3, $3, $91
    lqd $84, 2560($47)
    or $115, $115, $111
    lnop
    andc $102, $102, $101
    lnop
    selb $111, $101, $15, $87
    shlqbii $50, $5, 1
    or $62, $62, $3
    lnop
    xor $42, $42, $90
    lnop
    selb $11, $11, $126, $26
    lnop
    xor $21, $21, $94
    lnop
    and $86, $86, $109
    lqa $56, 0x18000
    or $6, $28, $6
    lnop
    or $15, $15, $87
    lnop
    andc $28, $41, $13
    lnop
    or $5, $110, $32
    lqa $51, 0x180c0
    or $107, $107, $36
    shufb $88, $33, $35, $61
    andc $33, $100, $37
    lnop
    andc $35, $6, $60
    lnop
    and $100, $100, $15
    lqa $36, 0x18010
    xor $46, $46, $88
    lnop
    selb $126, $126, $105, $26
    lqa $26, 0x180e0
    selb $40, $117, $99, $53
    lnop
    selb $99, $99, $96, $86
    lnop
    or $8, $108, $123
    lnop
    and $41, $41, $5
    lnop
    xor $31, $31, $89
    lnop
    selb $117, $109, $117, $53
    shufb $87, $84, $12, $61
    selb $120, $120, $119, $43
    lnop
    selb $110, $105, $110, $32
    lqa $3, 0x18020
    and $105, $62, $8
    lnop
    selb $32, $15, $111, $33
    lnop
    selb $15, $5, $110, $28
    lnop
    or $113, $104, $113
    lnop
    selb $119, $119, $22, $43
    lqa $43, 0x18040
    selb $110, $110, $13, $28
    lnop
    xor $36, $36, $87
    rotqbyi $28, $16, 5
    selb $123, $116, $108, $123
    lqd $116, 3088($47)
    and $108, $4, $9
    lnop
    or $31, $42, $31
    lnop
    andc $42, $4, $119
    lnop
    xor $103, $103, $17
    lqa $22, 0x180d0
    xor $83, $83, $81
    lnop
    selb $104, $119, $120, $108
    lnop
    andc $5, $115, $118
    rotqbii $28, $28, 1
    selb $23, $63, $23, $76
    lnop
    selb $111, $111, $37, $33
    lnop
    andc $62, $62, $126
    lqd $33, 3600($47)
    or $36, $46, $36
    rotqbyi $46, $45, 6
    selb $119, $106, $119, $42
    lqa $63, 0x180a0
    selb $24, $24, $114, $102
    lqa $84, 0x180c0
    or $96, $96, $86
    lnop
    and $115, $115, $113
    rotqbii $20, $20, 1
    andc $12, $14, $110
    lqa $86, 0x180f0
    selb $109, $118, $18, $115
    shufb $112, $112, $96, $75
    selb $37, $37, $59, $100
    lnop
    and $6, $6, $34
    shlqbii $96, $96, 1
    xor $51, $51, $29
    rotqbyi $53, $45, 5
    or $120, $120, $108
    lqa $4, 0x180d0
    selb $108, $60, $122, $6
    rotqbyi $45, $45, 7
    xor $58, $7, $94
    lnop
    selb $106, $9, $106, $42
    shufb $125, $98, $125, $75
    selb $113, $113, $55, $5
    lqa $98, 0x18000
    selb $114, $114, $101, $102
    lnop
    selb $102, $126, $11, $105
    lnop
    andc $101, $36, $114
    lnop
    xor $81, $86, $81
    shufb $125, $125, $99, $75
    selb $13, $13, $124, $41
    lqd $86, 2832($47)
    xor $84, $84, $82
    lqa $9, 0x180e0
    xor $52, $52, $17
    rotqbii $53, $53, 1
    or $115, $18, $115
    lqa $18, 0x18060
    or $100, $59, $100
    cdd $59, 0($95)
    selb $126, $123, $126, $62
    lqd $95, 3328($47)
    xor $63, $63, $29
    lnop
    selb $118, $55, $118, $5
    lqa $5, 0x18030
    selb $60, $121, $60, $35
    lqd $55, 3856($47)
    selb $123, $8, $123, $62
    lnop
    or $39, $85, $39
    lnop
    or $122, $122, $6
    lqd $6, 3072($47)
    or $84, $84, $83
    lqd $83, 3840($47)
    xor $8, $5, $87
    lnop
    xor $82, $9, $82
    shlqbii $99, $99, 1
    and $9, $39, $115
    lnop
    xor $18, $18, $90
    lnop
    or $103, $63, $103
    lqd $63, 3344($47)
    andc $5, $84, $118
    lnop
    or $51, $51, $52
    lnop
    and $52, $84, $120
    lnop
    selb $120, $120, $104, $5
    lnop
    selb $121, $34, $121, $35
    lqa $34, 0x18020
    selb $35, $118, $113, $52
    lqa $62, 0x18020
    andc $42, $31, $126
    lnop
    selb $118, $104, $118, $5
    shufb $86, $97, $86, $61
    andc $97, $103, $119
    lnop
    and $103, $103, $122
    shufb $85, $6, $116, $61
    selb $99, $99, $53, $76
    lqa $53, 0x180b0
    or $124, $124, $41
    shufb $84, $95, $63, $61
    andc $39, $39, $40
    lqa $5, 0x18050
    andc $95, $107, $60
    lnop
    selb $63, $23, $114, $101
    lnop
    xor $41, $10, $91
    lqa $6, 0x180a0
    selb $116, $124, $13, $95
    lnop
    selb $20, $50, $20, $76
    lnop
    xor $62, $62, $88
    lqa $7, 0x180f0
    selb $96, $96, $28, $76
    lnop
    selb $28, $40, $117, $9
    lnop
    and $31, $31, $100
    lnop
    or $50, $82, $81
    lqd $81, 4096($47)
    or $105, $11, $105
    shufb $82, $83, $55, $61
    xor $98, $98, $86
    lnop
    and $124, $107, $124
    lnop
    or $62, $62, $8
    lnop
    or $117, $117, $9
    lqa $107, 0x18040
    andc $83, $51, $118
    lqa $8, 0x18060
    selb $55, $119, $106, $103
    rotqbyi $104, $16, 6
    and $36, $36, $20
    lnop
    selb $101, $20, $23, $101
    lqa $9, 0x18080
    selb $64, $102, $110, $12
    lnop
    selb $102, $105, $102, $12
    lnop
    or $106, $106, $103
    lqa $10, 0x18000
    andc $103, $62, $111
    lnop
    selb $122, $122, $108, $97
    lqa $20, 0x18090
    selb $65, $55, $118, $83
    lqa $23, 0x180a0
    and $105, $14, $105
    lnop
    xor $27, $27, $84
    lnop
    selb $40, $109, $40, $39
    lnop
    xor $53, $53, $93
    lnop
    xor $22, $22, $93
    lnop
    or $113, $113, $52
    lnop
    xor $49, $49, $85
    shufb $125, $125, $28, $75
    or $25, $25, $41
    lnop
    selb $100, $100, $37, $42
    lnop
    or $98, $98, $49
    lqd $49, 4112($47)
    selb $55, $106, $55, $83
    lnop
    and $41, $50, $113
    lnop
    andc $52, $98, $63
    lnop
    xor $107, $107, $88
    shufb $112, $112, $117, $75
    or $66, $21, $22
    lnop
    selb $114, $114, $24, $36
    lnop
    or $53, $58, $53
    lnop
    xor $26, $26, $29
    lqa $11, 0x18010
    selb $95, $13, $60, $95
    lnop
    selb $58, $114, $111, $103
    lnop
    selb $60, $60, $121, $124
    lqa $12, 0x180f0
    and $106, $51, $106
    lnop
    or $24, $24, $36
    lqa $13, 0x18070
    andc $36, $25, $95
    lnop
    and $98, $98, $96
    shufb $81, $81, $49, $61
    selb $119, $108, $119, $97
    lnop
    or $124, $121, $124
    lnop
    selb $103, $24, $114, $103
    lnop
    or $114, $15, $105
    lqa $121, 0x18070
    xor $34, $34, $86
    lnop
    xor $30, $30, $89
    lqa $108, 0x18000
    and $97, $53, $124
    lqa $49, 0x180a0
    or $51, $101, $98
    lnop
    xor $38, $38, $85
    lnop
    selb $37, $37, $126, $42
    lqa $42, 0x180e0
    xor $48, $48, $17
    shlqbii $117, $117, 1
    xor $29, $23, $92
    lqa $14, 0x18070
    andc $53, $53, $119
    lqa $23, 0x18080
    and $24, $62, $24
    rotqbii $45, $45, 1
    selb $110, $110, $15, $105
    lqd $47, 3584($47)
    xor $105, $20, $89
    lnop
    or $30, $18, $30
    lqa $15, 0x18030
    xor $108, $108, $84
    lnop
    selb $118, $118, $120, $106
    lnop
    or $120, $120, $106
    rotqbii $46, $46, 1
    or $106, $123, $31
    lnop
    selb $115, $115, $109, $39
    lqa $16, 0x180f0
    selb $109, $124, $60, $53
    lqa $17, 0x180c0
    andc $124, $66, $65
    lqa $39, 0x18050
    xor $56, $56, $82
    lqa $62, 0x18010
    or $34, $34, $38
    rotqbii $104, $104, 1
    andc $50, $50, $40
    lnop
    or $48, $26, $48
    lnop
    selb $126, $126, $123, $31
    lqa $18, 0x18060
    xor $123, $23, $90
    lnop
    or $31, $32, $24
    shufb $83, $47, $33, $61
    xor $121, $121, $87
    lnop
    selb $47, $99, $63, $52
    lnop
    selb $53, $60, $119, $53
    lnop
    and $60, $30, $106
    lqa $33, 0x18050
    xor $39, $39, $87
    lnop
    selb $61, $35, $40, $50
    lnop
    or $107, $107, $39
    lnop
    xor $39, $19, $83
    lnop
    selb $101, $63, $101, $98
    lnop
    xor $19, $49, $88
    lnop
    selb $49, $114, $110, $36
    lnop
    selb $40, $40, $115, $41
    shlqbii $28, $28, 1
    selb $99, $96, $99, $52
    lnop
    selb $52, $64, $102, $60
    lnop
    xor $20, $42, $94
    lqa $42, 0x180b0
    xor $33, $33, $85
    lnop
    selb $46, $28, $46, $76
    lnop
    and $114, $25, $114
    lnop
    selb $117, $117, $104, $76
    lnop
    xor $62, $62, $83
    lnop
    and $104, $107, $31
    lnop
    or $108, $108, $62
    lqa $21, 0x18080
    or $39, $27, $39
    lnop
    selb $62, $95, $116, $114
    lnop
    andc $63, $108, $47
    lqa $22, 0x18000
    or $115, $115, $41
    shlqbii $41, $40, 1
    selb $111, $111, $32, $24
    lnop
    or $116, $116, $114
    lnop
    selb $119, $119, $122, $97
    lnop
    andc $114, $34, $58
    lnop
    and $108, $108, $117
    lnop
    andc $32, $48, $61
    lqa $23, 0x18050
    selb $113, $113, $35, $50
    lqa $24, 0x180b0
    or $122, $122, $97
    lnop
    or $35, $100, $104
    lnop
    selb $104, $37, $100, $104
    lnop
    selb $50, $47, $99, $108
    shufb $100, $112, $115, $75
    andc $107, $107, $37
    lqa $25, 0x180e0
    or $60, $102, $60
    lnop
    and $66, $66, $122
    lqd $102, 7584($44)
    or $105, $123, $105
    shufb $125, $125, $40, $75
    selb $67, $31, $111, $107
    lqa $26, 0x18060
    selb $40, $101, $58, $114
    lnop
    selb $68, $111, $37, $107
    lnop
    selb $107, $51, $101, $114
    lnop
    xor $42, $42, $91
    lnop
    and $48, $48, $120
    lnop
    selb $110, $110, $95, $36
    lnop
    selb $96, $61, $113, $48
    shlqbii $37, $115, 1
    selb $112, $120, $118, $32
    lqa $120, 0x18060
    or $97, $55, $66
    lnop
    selb $98, $65, $55, $66
    lqa $27, 0x180e0
    or $95, $113, $48
    lqa $48, 0x18010
    andc $55, $30, $64
    lqa $28, 0x18080
    or $42, $29, $42
    lnop
    selb $66, $106, $126, $55
    lnop
    and $106, $42, $116
    shufb $38, $100, $95, $75
    xor $43, $43, $86
    shufb $125, $125, $96, $75
    selb $113, $119, $65, $124
    lnop
    selb $100, $53, $109, $106
    lnop
    xor $120, $120, $88
    lqa $29, 0x18090
    selb $111, $118, $61, $32
    lnop
    andc $42, $42, $53
    lqa $30, 0x18060
    andc $118, $39, $40
    lnop
    and $51, $34, $51
    rotqbyi $125, $125, 8
    and $61, $105, $60
    lqa $31, 0x180c0
    or $121, $120, $121
    lnop
    or $43, $43, $33
    lnop
    selb $123, $50, $40, $118
    lqa $32, 0x180a0
    selb $41, $41, $45, $76
    lnop
    selb $126, $126, $64, $55
    lqa $33, 0x180b0
    selb $115, $62, $53, $42
    lqa $34, 0x18040
    andc $53, $121, $126
    lnop
    xor $48, $48, $81
    shufb $125, $125, $102, $59
    or $108, $99, $108
    lnop
    andc $55, $43, $68
    lnop
    and $64, $121, $35
    lnop
    selb $120, $35, $104, $53
    lnop
    and $39, $39, $108
    stqd $125, 7584($57)
    or $101, $49, $61
    lnop
    selb $114, $122, $119, $124
    lqa $35, 0x18070
    selb $58, $58, $103, $51
    lnop
    selb $124, $108, $50, $118
    lnop
    selb $108, $40, $107, $39
    lnop
    or $99, $109, $106
    lnop
    selb $116, $116, $62, $42
    lqd $44, 7920($44)
    andc $105, $105, $110
    lnop
    or $103, $103, $51
    lqa $36, 0x18020
    selb $121, $58, $68, $55
    lnop
    selb $102, $110, $49, $61
    lnop
    selb $49, $117, $46, $63
    lnop
    selb $54, $37, $54, $76
    rotqbyi $38, $38, 8
    and $43, $43, $103
    lnop
    or $107, $107, $39
    hbrr levenshtein_steady_branch, levenshtein_steady_loop
    selb $118, $60, $52, $105
    lqa $37, 0x18090
    selb $117, $52, $110, $105
    lnop
    selb $119, $104, $126, $53
    lnop
    or $105, $67, $43
    shufb $44, $38, $44, $59
    selb $122, $103, $58, $55
    shlqbii $38, $95, 1
    or $48, $56, $48
    lqa $39, 0x180f0
    selb $46, $46, $47, $63
    lnop
    or $103, $66, $64
    lnop
    andc $47, $48, $46
    lnop
    and $48, $48, $54
    lnop
    selb $125, $41, $46, $47
    lqa $40, 0x180b0
    selb $106, $68, $67, $43
    stqd $44, 7920($57)
    selb $110, $46, $49, $48
    lnop
    or $109, $49, $48
    lnop
    selb $104, $126, $66, $64
    lnop
    selb $126, $54, $41, $47
levenshtein_steady_branch:
    brnz $80, levenshtein_steady_loop
levenshtein_steady_end:
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

.global levenshtein_edge_tap
.align 3
levenshtein_edge_tap:
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
    brz $2, levenshtein_edge_tap_end
    lqa $2, 0x18000
    lqa $42, 0x18090
    lqa $55, 0x180c0
    lqa $3, 0x180e0
    lqa $4, 0x18090
    lqa $56, 0x180a0
    lqa $60, 0x18070
    lqa $43, 0x18010
    lqa $49, 0x18020
    lqa $5, 0x18050
    lqa $50, 0x180d0
    lqa $6, 0x18050
    lqa $15, 0x180f0
    lqa $7, 0x18090
    lqa $8, 0x18060
    lqa $22, 0x180b0
    lqa $9, 0x18080
    lqa $37, 0x180a0
    xor $56, $56, $88
    lqa $45, 0x180e0
    lqa $52, 0x18060
    lqa $41, 0x180f0
    lqa $53, 0x18040
    lqa $14, 0x18080
    lqa $64, 0x18080
    lqa $65, 0x180e0
    andi $63, $72, -16
    lqa $51, 0x18050
    lqa $10, 0x18050
    lqa $32, 0x18000
    lqa $40, 0x180b0
    lqa $23, 0x18050
    lqa $31, 0x18060
# 773 cycles an iteration, 773 at least: 773 instructions for the even pipe, 493 for the odd one; 0 cycles of nops alone
.align 3
levenshtein_edge_tap_loop:
    xor $14, $14, $85
    lqa $48, 0x18070
    ai $20, $127, 1
    lqa $13, 0x18020
    xor $42, $42, $84
    lnop
    andi $30, $20, 7
    lnop
    rotmi $20, $20, -3
    lqa $11, 0x18040
    shli $30, $30, 5
    lnop
    or $42, $14, $42
    lnop
    shli $12, $127, 3
    lqa $44, 0x180c0
    xor $24, $13, $76
    lnop
    xor $94, $65, $94
    lnop
    xor $23, $23, $78
    lnop
    a $20, $30, $20
    lqa $30, 0x18030
    andi $65, $12, -16
    lqa $13, 0x18040
    andi $14, $20, -16
    shlqbii $61, $96, 1
    xor $93, $15, $93
    shufb $20, $20, $20, $70
    a $96, $14, $71
    shlqbii $27, $95, 1
    a $95, $65, $71
    lnop
    or $94, $94, $93
    lqd $93, 528($96)
    xor $65, $13, $79
    lnop
    xor $55, $55, $91
    lnop
    andbi $20, $20, 15
    lqd $35, 7248($95)
    xor $30, $30, $75
    lqd $18, 256($96)
    xor $60, $60, $81
    lqd $21, 272($96)
    a $13, $63, $67
    lqd $63, 6912($95)
    or $65, $65, $23
    lqd $23, 512($96)
    a $14, $20, $69
    lqd $46, 1040($96)
    and $39, $94, $97
    lnop
    xor $52, $52, $82
    lqa $36, 0x18030
    xor $25, $22, $87
    lnop
    or $24, $24, $30
    rotqbyi $15, $95, 0
    and $30, $42, $103
    rotqby $16, $35, $12
    andc $35, $24, $123
    lnop
    and $54, $24, $109
    shufb $17, $18, $21, $14
    xor $50, $50, $90
    shufb $18, $23, $93, $14
    selb $19, $110, $123, $35
    rotqbii $93, $16, 1
    or $20, $118, $30
    lqd $59, 1024($96)
    selb $21, $123, $124, $54
    lqd $22, 1536($96)
    andc $42, $42, $117
    lnop
    or $56, $56, $25
    lnop
    or $52, $52, $60
    lnop
    xor $45, $45, $91
    lnop
    xor $32, $32, $17
    lnop
    andc $60, $94, $111
    lqa $91, 0x180d0
    selb $66, $103, $104, $42
    lnop
    and $103, $56, $101
    lnop
    selb $23, $111, $112, $39
    lnop
    and $62, $65, $107
    lnop
    selb $24, $117, $118, $30
    lnop
    xor $31, $31, $79
    lnop
    xor $43, $43, $18
    lnop
    selb $25, $27, $93, $68
    lnop
    and $93, $52, $105
    lqd $47, 4352($96)
    or $58, $32, $43
    lnop
    selb $26, $121, $122, $62
    lnop
    xor $48, $48, $78
    lnop
    and $32, $58, $25
    lnop
    andc $65, $65, $121
    rotqby $27, $63, $12
    xor $41, $41, $90
    lnop
    selb $28, $125, $126, $32
    lnop
    selb $63, $98, $111, $60
    rotqbyi $57, $16, 1
    or $90, $31, $48
    rotqbyi $29, $27, 2
    or $50, $55, $50
    stqa $28, 0x1a040
    selb $35, $109, $110, $35
    lnop
    selb $110, $119, $120, $93
    stqa $21, 0x1a050
    selb $109, $115, $116, $103
    stqa $26, 0x1a060
    andc $94, $52, $119
    lnop
    and $52, $50, $99
    stqa $110, 0x1a070
    selb $98, $97, $98, $60
    stqa $24, 0x1a080
    selb $60, $107, $108, $65
    lnop
    selb $104, $104, $117, $42
    lnop
    or $107, $45, $41
    stqa $109, 0x1a090
    or $97, $124, $54
    lqd $30, 768($96)
    selb $31, $113, $114, $52
    lnop
    selb $111, $111, $63, $92
    lqd $63, 4368($96)
    or $32, $126, $32
    lnop
    selb $118, $118, $66, $83
    lnop
    or $33, $120, $93
    stqa $31, 0x1a0a0
    xor $34, $37, $85
    lnop
    selb $124, $124, $35, $74
    stqa $23, 0x1a0b0
    xor $35, $36, $18
    lqd $66, 64($13)
    or $36, $114, $52
    rotqbii $52, $27, 1
    xor $37, $44, $88
    rotqbyi $38, $16, 2
    or $39, $112, $39
    shufb $93, $59, $46, $14
    xor $40, $40, $84
    cbd $41, 0($12)
    xor $42, $49, $17
    lnop
    xor $43, $53, $76
    stqa $32, 0x1a0c0
    andc $44, $58, $125
    stqa $97, 0x1a0d0
    selb $45, $61, $52, $68
    lnop
    selb $65, $108, $121, $65
    lnop
    xor $108, $51, $75
    shufb $46, $47, $63, $14
    selb $121, $121, $65, $77
    lqa $47, 0x18030
    selb $48, $122, $60, $77
    rotqbii $49, $57, 1
    or $122, $122, $62
    lnop
    andc $50, $50, $113
    lnop
    xor $51, $64, $79
    stqa $122, 0x1a0e0
    andc $52, $56, $115
    rotqby $53, $66, $72
    selb $99, $99, $100, $50
    lqa $54, 0x180d0
    ai $55, $12, 1
    stqa $33, 0x1a0f0
    selb $101, $101, $102, $52
    shlqbii $56, $39, 1
    xor $88, $3, $88
    lqa $3, 0x18010
    or $103, $116, $103
    lnop
    selb $57, $106, $119, $94
    stqa $20, 0x1a100
    or $34, $34, $40
    lqd $40, 784($96)
    selb $119, $119, $57, $80
    lqa $57, 0x180f0
    selb $112, $112, $98, $92
    stqa $103, 0x1a110
    andi $98, $55, -16
    rotqbyi $53, $53, 13
    selb $106, $105, $106, $94
    stqa $36, 0x1a120
    andc $105, $90, $119
    lqa $92, 0x18090
    xor $3, $3, $93
    stqa $39, 0x1a130
    and $39, $34, $20
    lqd $58, 192($13)
    selb $49, $56, $49, $68
    lnop
    or $108, $43, $108
    lnop
    or $35, $42, $35
    rotqbyi $42, $27, 3
    xor $4, $4, $81
    lnop
    andi $53, $53, 255
    lnop
    selb $100, $100, $113, $50
    shufb $94, $30, $40, $14
    andc $30, $107, $111
    lqd $40, 7584($95)
    and $50, $35, $32
    lnop
    selb $25, $25, $45, $44
    lnop
    selb $44, $45, $125, $44
    lnop
    xor $2, $2, $94
    lqa $45, 0x18070
    selb $126, $126, $25, $46
    lqd $25, 4864($96)
    ai $43, $12, 2
    shufb $40, $53, $40, $41
    or $2, $2, $3
    rotqby $58, $58, $72
    selb $123, $123, $19, $74
    lnop
    selb $113, $113, $100, $89
    rotqbyi $100, $27, 1
    and $107, $107, $36
    lqa $19, 0x180f0
    xor $9, $9, $82
    rotqbyi $58, $58, 13
    and $90, $90, $122
    lnop
    selb $125, $125, $44, $46
    lnop
    or $4, $9, $4
    lnop
    selb $120, $120, $106, $80
    lnop
    andc $106, $108, $121
    stqd $40, 7584($15)
    andc $35, $35, $123
    lqd $95, 7920($95)
    xor $11, $11, $17
    lnop
    xor $10, $10, $18
    lnop
    or $40, $120, $90
    lqa $9, 0x18010
    and $44, $2, $49
    shlqbii $23, $23, 1
    andi $58, $58, 255
    lqa $3, 0x180b0
    selb $117, $117, $104, $83
    lqa $104, 0x18020
    selb $102, $102, $115, $52
    rotqbii $100, $100, 1
    selb $52, $123, $124, $50
    lnop
    selb $53, $125, $126, $44
    lnop
    selb $56, $111, $112, $107
    lnop
    selb $59, $21, $121, $106
    stqa $53, 0x1a040
    selb $122, $122, $26, $105
    lnop
    xor $57, $57, $87
    lnop
    and $108, $108, $97
    lqa $60, 0x180b0
    xor $87, $54, $87
    stqa $52, 0x1a050
    andc $2, $2, $125
    lnop
    or $44, $126, $44
    shufb $95, $58, $95, $41
    selb $41, $119, $120, $90
    lqa $58, 0x18060
    selb $100, $23, $100, $68
    lnop
    selb $23, $121, $48, $108
    lqd $54, 1280($96)
    or $87, $37, $87
    lqd $37, 4608($96)
    selb $115, $115, $102, $86
    lnop
    selb $114, $114, $99, $89
    lqd $99, 1296($96)
    and $102, $4, $33
    stqd $95, 7920($15)
    selb $116, $116, $101, $86
    stqa $23, 0x1a060
    selb $105, $26, $119, $105
    lnop
    andc $34, $34, $115
    lnop
    selb $106, $97, $21, $106
    lqa $97, 0x180c0
    xor $21, $91, $84
    lqa $26, 0x180d0
    selb $49, $49, $100, $2
    lqd $91, 1552($96)
    and $101, $87, $103
    lnop
    selb $95, $117, $118, $102
    lnop
    selb $119, $119, $105, $77
    lnop
    or $88, $88, $57
    lnop
    or $108, $48, $108
    stqa $41, 0x1a070
    selb $57, $113, $114, $101
    lqa $105, 0x180a0
    selb $15, $115, $116, $39
    stqa $95, 0x1a080
    or $101, $114, $101
    lnop
    andc $4, $4, $117
    stqa $15, 0x1a090
    xor $97, $97, $85
    stqa $57, 0x1a0a0
    or $107, $112, $107
    stqa $56, 0x1a0b0
    selb $36, $36, $31, $30
    lqd $61, 64($13)
    or $10, $11, $10
    rotqbii $38, $38, 1
    or $50, $124, $50
    stqa $44, 0x1a0c0
    selb $33, $33, $110, $4
    lnop
    selb $112, $112, $36, $89
    lqa $36, 0x180f0
    selb $110, $110, $117, $4
    shlqbii $56, $56, 1
    or $102, $118, $102
    lqd $4, 2064($96)
    xor $47, $47, $93
    stqa $50, 0x1a0d0
    selb $121, $121, $59, $74
    lnop
    xor $8, $8, $76
    lnop
    xor $60, $60, $81
    lnop
    selb $20, $20, $24, $34
    stqa $108, 0x1a0e0
    selb $30, $31, $111, $30
    lnop
    ai $31, $12, 3
    lqa $59, 0x18070
    or $39, $116, $39
    cbd $55, 0($55)
    xor $92, $92, $78
    stqa $40, 0x1a0f0
    xor $105, $105, $82
    lqa $11, 0x180f0
    selb $100, $100, $125, $2
    rotqbii $29, $29, 1
    selb $116, $116, $20, $83
    stqa $102, 0x1a100
    or $105, $105, $60
    shufb $90, $22, $91, $14
    selb $24, $24, $115, $34
    lnop
    selb $106, $48, $106, $74
    shlqbii $48, $107, 1
    or $51, $51, $92
    lnop
    selb $117, $117, $110, $80
    stqa $39, 0x1a110
    andc $87, $87, $113
    lnop
    selb $110, $28, $123, $35
    rotqby $61, $61, $72
    xor $59, $59, $18
    rotqbyi $34, $16, 3
    and $22, $10, $50
    lqd $92, 4624($96)
    xor $9, $9, $90
    lnop
    selb $118, $118, $33, $80
    shufb $91, $54, $99, $14
    xor $104, $104, $94
    lnop
    and $99, $51, $40
    lqd $54, 2304($96)
    xor $45, $45, $75
    lnop
    selb $33, $117, $118, $99
    rotqbii $42, $42, 1
    selb $122, $120, $122, $77
    lnop
    a $98, $98, $71
    lnop
    or $97, $97, $21
    lnop
    selb $115, $115, $24, $83
    shufb $92, $37, $92, $14
    selb $38, $48, $38, $68
    cbd $48, 0($43)
    or $8, $8, $45
    stqa $101, 0x1a120
    and $45, $105, $102
    lnop
    xor $58, $58, $17
    lqd $37, 4880($96)
    selb $111, $111, $30, $89
    lnop
    selb $28, $32, $28, $35
    rotqbii $34, $34, 1
    xor $5, $5, $93
    stqa $107, 0x1a130
    selb $107, $109, $113, $87
    rotqbyi $61, $61, 13
    and $32, $88, $101
    rotqbyi $35, $98, 0
    selb $30, $121, $106, $22
    lqa $89, 0x18000
    and $24, $8, $108
    lqd $21, 192($13)
    selb $109, $103, $109, $87
    lqd $103, 7584($98)
    selb $126, $126, $49, $92
    lnop
    andi $61, $61, 255
    lnop
    selb $125, $125, $100, $92
    lnop
    or $104, $104, $47
    lqd $47, 2048($96)
    xor $89, $89, $91
    lqa $100, 0x18040
    selb $113, $113, $107, $86
    lnop
    or $9, $89, $9
    lnop
    selb $107, $115, $116, $45
    shufb $89, $25, $37, $14
    xor $19, $19, $81
    lnop
    and $25, $9, $38
    lnop
    selb $37, $119, $122, $24
    shufb $103, $61, $103, $55
    and $61, $104, $44
    lnop
    selb $123, $123, $110, $46
    rotqby $21, $21, $72
    and $110, $97, $39
    lqd $49, 5120($96)
    selb $120, $125, $126, $25
    lqa $60, 0x18010
    andc $8, $8, $119
    lqa $87, 0x18080
    or $22, $106, $22
    stqd $103, 7584($35)
    selb $124, $124, $28, $46
    lnop
    andc $88, $88, $111
    lnop
    xor $7, $7, $75
    rotqbyi $21, $21, 13
    selb $114, $114, $109, $86
    lnop
    selb $109, $123, $124, $61
    stqa $120, 0x1a040
    selb $29, $56, $29, $68
    lnop
    andc $105, $105, $115
    lqd $98, 7920($98)
    or $58, $58, $59
    lnop
    selb $59, $113, $114, $110
    stqa $109, 0x1a050
    andi $21, $21, 255
    stqa $30, 0x1a060
    andc $51, $51, $117
    lqd $56, 5136($96)
    selb $28, $57, $111, $88
    lnop
    andc $10, $10, $121
    lqa $103, 0x18030
    andc $97, $97, $113
    stqa $37, 0x1a070
    or $25, $126, $25
    stqa $33, 0x1a080
    selb $101, $101, $57, $88
    lnop
    selb $40, $40, $41, $51
    lnop
    andc $104, $104, $123
    lqd $88, 1808($96)
    selb $41, $41, $117, $51
    lnop
    or $45, $116, $45
    stqa $107, 0x1a090
    selb $39, $39, $15, $97
    lnop
    xor $3, $3, $78
    shufb $98, $21, $98, $55
    selb $21, $53, $123, $104
    lqa $55, 0x18020
    xor $51, $87, $76
    lqa $57, 0x180e0
    andc $9, $9, $125
    stqa $59, 0x1a0a0
    selb $20, $111, $112, $32
    lnop
    or $32, $112, $32
    lqa $2, 0x180a0
    selb $104, $44, $53, $104
    stqa $20, 0x1a0b0
    andi $43, $43, -16
    shufb $87, $47, $4, $14
    or $61, $124, $61
    lqa $4, 0x180c0
    xor $81, $26, $81
    stqd $98, 7920($35)
    ai $98, $12, 4
    shlqbii $20, $20, 1
    selb $97, $15, $113, $97
    lqa $15, 0x18030
    selb $35, $52, $121, $10
    lqa $26, 0x180d0
    selb $108, $108, $23, $8
    lnop
    selb $113, $113, $97, $83
    lqd $97, 64($13)
    selb $124, $124, $104, $92
    stqa $25, 0x1a0c0
    selb $38, $38, $29, $9
    shlqbii $104, $32, 1
    selb $8, $23, $119, $8
    lqa $23, 0x180f0
    xor $100, $100, $94
    lqa $47, 0x180e0
    xor $15, $15, $90
    lnop
    selb $40, $118, $40, $77
    lnop
    xor $60, $60, $87
    lqd $44, 1792($96)
    selb $10, $50, $52, $10
    rotqby $97, $97, $72
    or $110, $114, $110
    lqd $50, 5392($96)
    selb $121, $121, $35, $46
    stqa $61, 0x1a0d0
    selb $123, $123, $21, $92
    rotqbyi $21, $16, 4
    or $24, $122, $24
    stqa $22, 0x1a0e0
    selb $35, $95, $115, $105
    lqa $52, 0x18050
    or $118, $118, $99
    lnop
    or $7, $51, $7
    lnop
    selb $126, $126, $38, $89
    stqa $24, 0x1a0f0
    xor $84, $23, $84
    stqa $118, 0x1a100
    a $43, $43, $71
    lnop
    ai $73, $73, -1
    rotqbyi $97, $97, 13
    and $23, $7, $24
    lqa $38, 0x18000
    selb $117, $117, $41, $77
    stqa $45, 0x1a110
    selb $111, $111, $28, $86
    lnop
    selb $122, $122, $108, $74
    lnop
    selb $104, $104, $34, $68
    lqa $34, 0x180a0
    andc $7, $7, $117
    lnop
    and $108, $58, $22
    rotqbyi $28, $43, 0
    selb $9, $29, $125, $9
    lnop
    xor $85, $47, $85
    stqa $110, 0x1a120
    selb $20, $20, $42, $68
    lqa $42, 0x18020
    selb $114, $114, $39, $83
    lqd $39, 2816($96)
    or $100, $100, $5
    stqa $32, 0x1a130
    xor $2, $2, $79
    rotqbii $21, $21, 1
    xor $4, $4, $82
    lqd $32, 192($13)
    or $2, $2, $3
    lqa $3, 0x180e0
    selb $5, $37, $117, $7
    lnop
    selb $105, $102, $95, $105
    lqd $102, 7584($43)
    xor $42, $42, $91
    shufb $88, $44, $88, $14
    selb $112, $112, $101, $86
    lnop
    andi $97, $97, 255
    lnop
    selb $115, $115, $35, $80
    lnop
    or $15, $42, $15
    lnop
    xor $38, $38, $88
    shufb $102, $97, $102, $48
    or $85, $85, $84
    lqa $84, 0x18060
    selb $97, $117, $40, $23
    rotqby $32, $32, $72
    selb $117, $117, $5, $74
    lnop
    and $5, $15, $25
    lqa $42, 0x18080
    or $38, $38, $60
    lnop
    andi $60, $98, -16
    rotqbyi $32, $32, 13
    and $35, $2, $118
    lqd $101, 2320($96)
    and $44, $100, $61
    shufb $86, $49, $56, $14
    and $49, $38, $104
    lqd $56, 2576($96)
    selb $119, $119, $8, $74
    lqa $8, 0x18010
    selb $95, $123, $124, $5
    lnop
    selb $116, $116, $105, $80
    lqa $105, 0x180c0
    and $47, $85, $110
    lnop
    selb $125, $125, $9, $89
    lqa $9, 0x18040
    or $29, $122, $108
    stqd $102, 7584($28)
    selb $106, $106, $10, $46
    lqa $10, 0x18090
    selb $102, $125, $126, $49
    lqd $43, 7920($43)
    or $5, $124, $5
    lnop
    or $81, $4, $81
    stqa $102, 0x1a040
    andi $32, $32, 255
    lqd $4, 2560($96)
    andc $2, $2, $115
    lnop
    or $49, $126, $49
    lnop
    andc $41, $85, $111
    cbd $51, 0($31)
    xor $82, $57, $82
    lnop
    selb $108, $119, $122, $108
    lnop
    selb $110, $110, $59, $41
    lqd $57, 2832($96)
    andi $31, $31, -16
    stqa $95, 0x1a050
    selb $99, $121, $106, $44
    shufb $32, $32, $43, $48
    selb $43, $33, $115, $2
    lnop
    selb $7, $24, $37, $7
    lnop
    selb $24, $115, $116, $35
    stqa $99, 0x1a060
    and $37, $81, $45
    shufb $85, $54, $101, $14
    or $19, $82, $19
    stqa $108, 0x1a070
    or $101, $112, $47
    lnop
    selb $47, $111, $112, $47
    lnop
    selb $41, $59, $111, $41
    lqa $59, 0x18030
    selb $54, $113, $114, $37
    lnop
    xor $52, $52, $90
    stqa $97, 0x1a080
    andc $15, $15, $123
    stqa $24, 0x1a090
    or $44, $106, $44
    shufb $82, $39, $57, $14
    or $35, $116, $35
    stqa $54, 0x1a0a0
    andc $100, $100, $121
    stqa $47, 0x1a0b0
    andc $81, $81, $113
    lqa $39, 0x18090
    selb $25, $25, $120, $15
    lqd $57, 64($13)
    andc $38, $38, $125
    stqa $49, 0x1a0c0
    selb $61, $61, $109, $100
    shlqbii $48, $101, 1
    xor $3, $3, $79
    stqa $5, 0x1a0d0
    selb $104, $104, $20, $38
    stqd $32, 7920($28)
    xor $59, $59, $87
    lqa $28, 0x180b0
    andc $58, $58, $119
    stqa $44, 0x1a0e0
    selb $124, $124, $25, $89
    rotqby $57, $57, $72
    selb $45, $45, $107, $81
    lnop
    xor $42, $42, $17
    lnop
    or $37, $114, $37
    lnop
    xor $84, $84, $94
    stqa $29, 0x1a0f0
    xor $10, $10, $18
    lnop
    or $23, $40, $23
    rotqbyi $25, $16, 6
    selb $115, $115, $43, $77
    lnop
    xor $11, $11, $75
    lqa $43, 0x18060
    or $10, $42, $10
    stqa $23, 0x1a100
    selb $107, $107, $113, $81
    lqa $81, 0x180b0
    and $42, $19, $37
    lnop
    selb $114, $114, $45, $80
    lqa $45, 0x18000
    a $31, $31, $71
    rotqbyi $57, $57, 13
    selb $109, $109, $121, $100
    lqa $100, 0x18040
    selb $20, $20, $125, $38
    lnop
    xor $105, $105, $79
    lqd $79, 7584($31)
    selb $118, $118, $33, $2
    rotqbii $25, $25, 1
    selb $120, $120, $123, $15
    stqa $35, 0x1a110
    xor $55, $55, $88
    lnop
    xor $28, $28, $75
    lnop
    selb $22, $22, $30, $58
    rotqbyi $15, $16, 5
    selb $126, $126, $104, $86
    lqa $104, 0x18060
    xor $36, $36, $78
    lnop
    selb $7, $40, $7, $74
    rotqbyi $16, $16, 7
    selb $121, $121, $109, $92
    lnop
    xor $34, $34, $76
    stqa $37, 0x1a120
    and $109, $10, $29
    lqd $40, 5376($96)
    xor $100, $100, $91
    lnop
    selb $112, $112, $110, $83
    lnop
    or $55, $55, $59
    rotqbyi $59, $31, 0
    xor $110, $81, $18
    stqa $101, 0x1a130
    selb $125, $125, $20, $86
    lqd $20, 192($13)
    selb $21, $48, $21, $68
    lnop
    selb $113, $113, $107, $80
    lqa $107, 0x18070
    andi $57, $57, 255
    lnop
    selb $122, $122, $22, $46
    lnop
    selb $123, $123, $120, $89
    shufb $79, $57, $79, $51
    selb $111, $111, $41, $83
    shlqbii $47, $47, 1
    and $41, $55, $49
    rotqby $20, $20, $72
    xor $107, $107, $93
    lnop
    xor $78, $26, $78
    lnop
    andc $19, $19, $111
    lnop
    or $3, $3, $36
    lnop
    or $100, $100, $52
    lqd $52, 3072($96)
    selb $30, $30, $119, $58
    lnop
    andc $10, $10, $117
    lnop
    or $107, $84, $107
    lnop
    or $28, $34, $28
    rotqbyi $20, $20, 13
    xor $45, $45, $85
    stqd $79, 7584($59)
    selb $79, $54, $111, $19
    rotqbii $15, $15, 1
    andc $34, $28, $115
    lqd $58, 3088($96)
    selb $119, $119, $30, $46
    lqa $30, 0x18000
    and $36, $100, $5
    shufb $84, $4, $56, $14
    selb $19, $37, $54, $19
    lnop
    selb $106, $106, $61, $92
    shufb $83, $40, $50, $14
    and $40, $107, $44
    lqd $50, 5648($96)
    selb $61, $111, $79, $80
    lqa $79, 0x18010
    xor $8, $8, $84
    lnop
    andc $55, $55, $123
    lqa $37, 0x180c0
    andi $20, $20, 255
    lqd $31, 7920($31)
    selb $54, $117, $7, $109
    lnop
    selb $4, $121, $106, $36
    lnop
    selb $56, $123, $124, $41
    lqa $26, 0x18050
    andc $100, $100, $121
    cbd $98, 0($98)
    or $8, $45, $8
    lqa $45, 0x18000
    and $28, $28, $23
    lnop
    and $57, $8, $21
    lqa $120, 0x18080
    xor $9, $9, $88
    shufb $20, $20, $31, $51
    selb $31, $125, $126, $57
    rotqbyi $51, $27, 5
    or $105, $105, $78
    lqa $22, 0x18070
    selb $118, $116, $118, $77
    stqa $31, 0x1a040
    or $41, $124, $41
    lqa $116, 0x180a0
    selb $111, $111, $112, $42
    stqa $56, 0x1a050
    and $78, $105, $35
    lnop
    selb $48, $115, $118, $28
    lnop
    selb $101, $119, $122, $40
    rotqbyi $81, $27, 4
    or $42, $112, $42
    lnop
    andc $107, $107, $119
    lnop
    selb $49, $49, $102, $55
    stqa $4, 0x1a060
    selb $33, $113, $114, $78
    lnop
    selb $44, $44, $99, $107
    stqa $101, 0x1a070
    andc $8, $8, $125
    stqa $54, 0x1a080
    xor $45, $45, $82
    lnop
    selb $2, $108, $117, $10
    stqa $48, 0x1a090
    xor $43, $43, $91
    stqa $33, 0x1a0a0
    xor $39, $39, $93
    stqa $111, 0x1a0b0
    or $57, $126, $57
    rotqbii $38, $81, 1
    xor $116, $116, $17
    lqa $32, 0x18020
    xor $6, $6, $87
    lnop
    selb $107, $99, $119, $107
    lqd $99, 64($13)
    selb $23, $23, $97, $34
    stqa $57, 0x1a0c0
    xor $120, $120, $94
    stqa $41, 0x1a0d0
    or $109, $7, $109
    shlqbii $53, $42, 1
    andc $105, $105, $113
    stqd $20, 7920($59)
    or $36, $106, $36
    lqa $20, 0x18040
    or $40, $122, $40
    lnop
    a $60, $60, $71
    stqa $36, 0x1a0e0
    ai $59, $12, 5
    shufb $81, $52, $58, $14
    or $28, $118, $28
    lnop
    or $120, $120, $39
    rotqby $99, $99, $72
    or $116, $116, $110
    lqd $110, 3344($96)
    or $6, $9, $6
    lnop
    selb $38, $47, $38, $68
    lqa $47, 0x18070
    or $9, $114, $78
    stqa $40, 0x1a0f0
    selb $108, $29, $108, $10
    lqa $10, 0x180a0
    andc $29, $3, $61
    lnop
    selb $21, $21, $38, $8
    stqa $109, 0x1a100
    selb $35, $35, $24, $105
    stqa $28, 0x1a110
    selb $105, $24, $113, $105
    lqd $24, 7584($60)
    selb $118, $118, $23, $74
    stqa $9, 0x1a120
    xor $37, $37, $76
    lqd $23, 3600($96)
    and $39, $116, $109
    lnop
    selb $8, $38, $125, $8
    rotqbyi $38, $60, 0
    selb $124, $124, $49, $86
    lqa $49, 0x180d0
    selb $117, $117, $2, $46
    lnop
    xor $47, $47, $90
    lqa $2, 0x18000
    xor $79, $79, $81
    lqa $78, 0x18060
    selb $125, $125, $8, $83
    rotqbyi $8, $27, 7
    selb $97, $97, $115, $34
    rotqbyi $99, $99, 13
    xor $75, $49, $75
    lqa $49, 0x18030
    or $45, $45, $79
    lnop
    selb $15, $53, $15, $68
    lnop
    selb $113, $113, $105, $77
    lqd $105, 3584($96)
    and $53, $120, $40
    lnop
    selb $102, $102, $123, $55
    lnop
    andi $99, $99, 255
    stqa $42, 0x1a130
    or $75, $37, $75
    lnop
    selb $108, $7, $108, $46
    lnop
    selb $5, $5, $95, $100
    lqd $7, 192($13)
    and $37, $45, $15
    lnop
    selb $126, $126, $21, $83
    shufb $99, $99, $24, $98
    andi $24, $59, -16
    lqd $21, 3328($96)
    selb $123, $123, $102, $86
    lqa $42, 0x18090
    selb $114, $114, $35, $77
    lnop
    selb $35, $125, $126, $37
    rotqby $7, $7, $72
    xor $49, $49, $84
    lnop
    selb $115, $115, $97, $74
    lnop
    xor $32, $32, $85
    lnop
    selb $97, $117, $108, $53
    lnop
    and $3, $3, $9
    lqa $55, 0x180c0
    selb $100, $95, $121, $100
    stqd $99, 7584($38)
    selb $106, $106, $5, $89
    lnop
    or $43, $43, $47
    lqa $47, 0x18020
    ai $99, $12, 7
    rotqbyi $7, $7, 13
    or $32, $32, $49
    lnop
    selb $119, $119, $107, $92
    lqd $60, 7920($60)
    xor $107, $78, $88
    lnop
    selb $121, $121, $100, $89
    lqa $100, 0x18090
    selb $122, $122, $44, $92
    stqa $35, 0x1a040
    and $44, $43, $36
    rotqbii $51, $51, 1
    and $49, $32, $57
    shlqbii $111, $111, 1
    and $78, $6, $41
    lnop
    andi $7, $7, 255
    shufb $79, $21, $110, $14
    selb $110, $119, $122, $44
    lnop
    selb $21, $121, $106, $78
    lnop
    xor $103, $103, $81
    rotqbii $16, $16, 1
    selb $5, $123, $124, $49
    lnop
    or $44, $122, $44
    shufb $98, $7, $60, $98
    selb $112, $112, $19, $80
    lnop
    or $19, $118, $39
    lnop
    andc $6, $6, $121
    lqa $7, 0x18010
    or $80, $112, $3
    stqa $5, 0x1a050
    andc $116, $116, $115
    lqa $60, 0x18050
    selb $95, $61, $112, $3
    stqa $21, 0x1a060
    or $102, $106, $78
    lqa $3, 0x18080
    and $34, $75, $28
    stqd $98, 7920($38)
    xor $20, $20, $85
    shufb $78, $105, $23, $14
    selb $39, $115, $118, $39
    stqa $110, 0x1a070
    selb $105, $113, $114, $34
    stqa $97, 0x1a080
    or $49, $124, $49
    lnop
    andc $43, $43, $119
    stqa $39, 0x1a090
    andc $120, $120, $117
    lnop
    or $37, $126, $37
    stqa $105, 0x1a0a0
    selb $23, $56, $121, $6
    stqa $95, 0x1a0b0
    selb $98, $54, $115, $116
    lnop
    xor $60, $60, $84
    lqd $38, 64($13)
    selb $116, $109, $54, $116
    lnop
    selb $6, $41, $56, $6
    stqa $37, 0x1a0c0
    a $24, $24, $71
    stqa $49, 0x1a0d0
    andc $75, $75, $113
    lqa $41, 0x180d0
    or $53, $108, $53
    lqd $56, 7584($24)
    ai $12, $12, 6
    stqa $102, 0x1a0e0
    or $34, $114, $34
    stqa $44, 0x1a0f0
    xor $22, $22, $87
    lqa $109, 0x180e0
    selb $28, $28, $48, $75
    stqa $53, 0x1a100
    selb $75, $48, $113, $75
    rotqby $38, $38, $72
    selb $9, $9, $33, $29
    cbd $59, 0($59)
    xor $48, $3, $91
    lqd $54, 5888($96)
    selb $36, $36, $4, $43
    lnop
    andc $32, $32, $123
    rotqbyi $38, $38, 13
    selb $40, $40, $101, $120
    lqa $52, 0x18030
    selb $111, $111, $51, $68
    lqa $51, 0x180e0
    selb $115, $115, $98, $46
    lqa $98, 0x180b0
    xor $47, $47, $82
    stqa $19, 0x1a110
    selb $29, $33, $61, $29
    stqa $34, 0x1a120
    selb $57, $57, $31, $32
    lnop
    andc $45, $45, $125
    lqd $33, 4096($96)
    or $20, $20, $60
    stqa $80, 0x1a130
    xor $109, $109, $76
    lqd $76, 5632($96)
    selb $120, $101, $117, $120
    lqa $3, 0x180e0
    xor $100, $100, $90
    shlqbii $101, $80, 1
    selb $15, $15, $111, $45
    lqd $60, 192($13)
    selb $114, $114, $28, $74
    lnop
    andi $38, $38, 255
    lnop
    selb $112, $112, $9, $77
    shufb $80, $76, $50, $14
    xor $41, $41, $18
    rotqbyi $76, $24, 0
    xor $104, $104, $85
    lqa $50, 0x180f0
    or $109, $109, $11
    lnop
    xor $7, $7, $78
    lqa $11, 0x18010
    selb $121, $121, $23, $86
    lnop
    or $107, $107, $22
    lnop
    or $103, $47, $103
    lnop
    selb $113, $113, $75, $74
    rotqbii $47, $8, 1
    andi $8, $12, -16
    lnop
    selb $4, $4, $119, $43
    lnop
    selb $126, $126, $15, $80
    rotqby $60, $60, $72
    xor $30, $30, $79
    lnop
    selb $119, $119, $4, $89
    lqd $15, 3840($96)
    or $7, $30, $7
    shufb $38, $38, $56, $59
    selb $31, $31, $123, $32
    lqa $4, 0x18090
    xor $10, $10, $94
    lnop
    selb $29, $61, $29, $77
    rotqbyi $27, $27, 6
    and $61, $107, $102
    lqa $32, 0x18020
    selb $111, $111, $125, $45
    lqa $45, 0x18080
    selb $101, $101, $25, $68
    lqa $25, 0x180b0
    or $100, $48, $100
    stqd $38, 7584($76)
    xor $98, $98, $93
    lnop
    selb $106, $106, $6, $86
    shlqbii $95, $95, 1
    selb $125, $125, $111, $80
    lqd $111, 5904($96)
    and $6, $109, $34
    lqa $38, 0x18000
    andc $107, $107, $119
    lqd $24, 7920($24)
    selb $124, $124, $57, $83
    lqa $57, 0x180d0
    and $48, $103, $37
    lqa $56, 0x180a0
    selb $123, $123, $31, $83
    lqa $31, 0x180c0
    selb $108, $108, $40, $92
    rotqbii $27, $27, 1
    and $40, $100, $44
    rotqbyi $60, $60, 13
    selb $122, $122, $36, $89
    lnop
    or $98, $10, $98
    lnop
    and $10, $20, $49
    lqd $36, 4112($96)
    andi $60, $60, 255
    lnop
    andc $20, $20, $121
    lqa $30, 0x18070
    selb $118, $118, $116, $46
    lnop
    xor $31, $31, $17
    lnop
    selb $116, $29, $112, $6
    shufb $77, $54, $111, $14
    or $31, $31, $41
    lnop
    selb $120, $117, $120, $92
    lnop
    selb $117, $121, $106, $10
    lqd $41, 3856($96)
    and $111, $7, $101
    lnop
    and $54, $31, $19
    lnop
    xor $17, $51, $17
    shufb $24, $60, $24, $59
    selb $59, $21, $119, $107
    lqa $60, 0x18070
    selb $51, $125, $126, $111
    lnop
    andc $109, $109, $29
    lqa $43, 0x18010
    xor $57, $57, $93
    stqa $51, 0x1a040
    or $22, $112, $6
    lnop
    selb $23, $123, $124, $48
    shufb $75, $33, $36, $14
    a $33, $8, $71
    lnop
    selb $36, $119, $122, $61
    stqa $23, 0x1a050
    selb $9, $5, $121, $20
    stqd $24, 7920($76)
    selb $76, $105, $29, $109
    stqa $117, 0x1a060
    selb $24, $120, $108, $40
    shlqbii $28, $116, 1
    selb $29, $29, $76, $74
    stqa $36, 0x1a070
    selb $109, $34, $105, $109
    shlqbii $105, $22, 1
    and $34, $98, $53
    stqa $24, 0x1a080
    selb $95, $95, $27, $68
    lnop
    or $61, $122, $61
    lqa $27, 0x18090
    selb $58, $115, $118, $34
    lnop
    selb $62, $113, $114, $54
    lqa $63, 0x180c0
    xor $26, $26, $81
    lnop
    selb $20, $49, $5, $20
    lnop
    andc $7, $7, $125
    stqa $58, 0x1a090
    selb $112, $112, $109, $74
    stqa $62, 0x1a0a0
    andc $31, $31, $113
    lqa $49, 0x18020
    andc $98, $98, $115
    lqa $5, 0x18050
    or $111, $126, $111
    lnop
    andc $103, $103, $123
    lqa $109, 0x180a0
    xor $18, $50, $18
    lqa $50, 0x180d0
    or $40, $108, $40
    lnop
    selb $74, $95, $125, $7
    stqa $116, 0x1a0b0
    or $34, $118, $34
    lqd $116, 64($13)
    selb $101, $101, $95, $7
    lnop
    xor $30, $30, $84
    lqa $6, 0x18050
    or $48, $124, $48
    stqa $111, 0x1a0c0
    selb $95, $97, $115, $98
    lnop
    selb $19, $19, $39, $31
    lnop
    xor $52, $52, $78
    lnop
    selb $20, $106, $20, $83
    lnop
    selb $98, $53, $97, $98
    shufb $76, $15, $41, $14
    or $10, $106, $10
    lqa $15, 0x180f0
    andc $100, $100, $120
    lqa $7, 0x18090
    selb $106, $35, $123, $103
    stqa $48, 0x1a0d0
    xor $38, $38, $76
    rotqby $116, $116, $72
    xor $25, $25, $90
    lnop
    or $104, $104, $30
    lnop
    xor $11, $11, $75
    lqa $8, 0x18060
    selb $107, $102, $21, $107
    lqa $102, 0x18040
    andi $21, $99, -16
    stqa $10, 0x1a0e0
    selb $103, $37, $35, $103
    stqa $61, 0x1a0f0
    or $17, $17, $18
    lnop
    or $54, $114, $54
    stqa $40, 0x1a100
    xor $63, $63, $94
    rotqbyi $116, $116, 13
    selb $31, $39, $113, $31
    cbd $12, 0($12)
    selb $44, $44, $110, $100
    stqa $34, 0x1a110
    selb $119, $119, $59, $86
    lnop
    selb $121, $121, $9, $83
    lnop
    andi $116, $116, 255
    lnop
    and $59, $104, $10
    stqa $54, 0x1a120
    selb $125, $125, $74, $77
    stqa $22, 0x1a130
    selb $115, $115, $95, $92
    lnop
    xor $45, $45, $88
    lqa $22, 0x180b0
    selb $110, $110, $120, $100
    lqd $100, 6144($96)
    selb $124, $124, $103, $80
    lnop
    andc $39, $17, $29
    lnop
    selb $123, $123, $106, $80
    lnop
    a $21, $21, $71
    lqd $106, 192($13)
    or $57, $63, $57
    rotqbyi $63, $33, 0
    xor $32, $32, $79
    cbd $18, 0($99)
    selb $35, $120, $110, $89
    lqa $9, 0x18080
    xor $102, $102, $82
    lqa $37, 0x180a0
    xor $56, $56, $88
    lnop
    xor $27, $27, $87
    lqd $120, 7584($33)
    or $11, $38, $11
    rotqby $106, $106, $72
    or $27, $45, $27
    lqa $45, 0x180e0
    andc $38, $104, $119
    lnop
    or $32, $32, $52
    lnop
    or $26, $102, $26
    lnop
    xor $109, $109, $91
    rotqbyi $102, $106, 13
    selb $122, $122, $107, $86
    lqa $52, 0x18060
    and $99, $26, $48
    shufb $120, $116, $120, $12
    and $116, $27, $61
    rotqbyi $30, $21, 0
    selb $126, $126, $101, $77
    lnop
    selb $104, $119, $122, $59
    lqd $96, 6160($96)
    selb $44, $108, $44, $89
    lnop
    and $17, $17, $54
    lnop
    or $25, $109, $25
    lnop
    selb $114, $114, $19, $46
    lnop
    selb $106, $121, $20, $99
    lqa $41, 0x180f0
    selb $16, $105, $16, $68
    lqa $53, 0x18040
    selb $113, $113, $31, $46
    shufb $74, $100, $96, $14
    and $96, $25, $40
    lqa $14, 0x18080
    selb $31, $118, $98, $92
    stqd $120, 7584($63)
    andc $118, $57, $113
    lnop
    and $120, $11, $16
    lnop
    andc $19, $32, $123
    lnop
    selb $110, $125, $126, $120
    lnop
    and $57, $57, $34
    lqd $33, 7920($33)
    and $32, $32, $111
    lqa $64, 0x18080
    selb $98, $113, $114, $57
    lnop
    selb $108, $123, $124, $32
    lnop
    or $107, $124, $32
    stqa $110, 0x1a040
    andi $32, $102, 255
    lnop
    selb $100, $115, $31, $96
    lqa $65, 0x180e0
    selb $66, $117, $119, $38
    stqa $108, 0x1a050
    selb $117, $10, $117, $38
    lnop
    or $109, $126, $120
    stqa $106, 0x1a060
    selb $102, $35, $44, $116
    shufb $12, $32, $33, $12
    or $105, $20, $99
    stqa $104, 0x1a070
    ai $127, $127, 1
    stqa $102, 0x1a080
    andc $11, $11, $125
    stqa $100, 0x1a090
    or $99, $31, $96
    stqa $98, 0x1a0a0
    selb $32, $58, $113, $118
    stqd $12, 7920($63)
    selb $96, $29, $112, $17
    lqd $12, 7584($21)
    or $101, $44, $116
    lnop
    andc $26, $26, $121
    stqa $96, 0x1a0b0
    or $103, $122, $59
    lqd $59, 64($13)
    andi $63, $72, -16
    stqa $109, 0x1a0c0
    andc $25, $25, $115
    stqa $107, 0x1a0d0
    selb $120, $122, $117, $83
    stqa $105, 0x1a0e0
    selb $122, $111, $51, $19
    stqa $103, 0x1a0f0
    selb $54, $54, $62, $39
    lnop
    or $97, $114, $57
    rotqby $59, $59, $72
    selb $118, $34, $58, $118
    stqa $101, 0x1a100
    or $95, $112, $17
    stqa $99, 0x1a110
    selb $17, $24, $115, $25
    lnop
    selb $39, $62, $29, $39
    stqa $97, 0x1a120
    selb $28, $28, $47, $68
    lnop
    selb $119, $119, $66, $83
    rotqbyi $59, $59, 13
    selb $16, $16, $28, $11
    stqa $95, 0x1a130
    selb $19, $51, $123, $19
    lqd $13, 192($13)
    selb $48, $48, $23, $26
    lnop
    andi $59, $59, 255
    lqa $51, 0x18050
    selb $123, $123, $19, $77
    lqa $10, 0x18050
    selb $126, $126, $16, $74
    lnop
    selb $23, $23, $121, $26
    shufb $12, $59, $12, $18
    andc $27, $27, $35
    rotqby $13, $13, $72
    selb $11, $28, $125, $11
    hbrr levenshtein_edge_tap_branch, levenshtein_edge_tap_loop
    selb $113, $113, $32, $92
    lqa $32, 0x18000
    selb $112, $112, $54, $46
    stqd $12, 7584($30)
    selb $121, $121, $23, $80
    lnop
    selb $23, $36, $35, $27
    rotqbyi $13, $13, 13
    selb $114, $114, $118, $92
    lqd $21, 7920($21)
    selb $111, $29, $39, $46
    lnop
    selb $115, $115, $17, $89
    lnop
    selb $24, $40, $24, $25
    lnop
    andi $13, $13, 255
    lqa $40, 0x180b0
    selb $27, $61, $36, $27
    lnop
    selb $125, $125, $11, $74
    shufb $13, $13, $21, $18
    selb $117, $35, $23, $86
    lqa $23, 0x18050
    selb $118, $44, $27, $86
    lnop
    selb $116, $31, $24, $89
    lqa $31, 0x18060
    selb $124, $124, $122, $77
    stqd $13, 7920($30)
    selb $122, $20, $48, $80
levenshtein_edge_tap_branch:
    brnz $73, levenshtein_edge_tap_loop
levenshtein_edge_tap_end:
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

.global levenshtein_steady_tap
.align 3
levenshtein_steady_tap:
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
    brz $2, levenshtein_steady_tap_end
    lqa $63, 0x180e0
    andi $2, $79, -16
    lqa $58, 0x180a0
    lqa $3, 0x180d0
    xor $4, $63, $92
    lqa $5, 0x180c0
    lqa $6, 0x18050
    lqa $7, 0x180b0
    lqa $57, 0x18070
    lqa $8, 0x18030
    lqa $9, 0x180c0
    lqa $42, 0x180a0
    lqa $10, 0x18000
    lqa $11, 0x18020
    lqa $12, 0x18000
    lqa $13, 0x18070
    lqa $14, 0x180f0
    lqa $15, 0x18030
    lqa $16, 0x18030
    lqa $17, 0x180f0
    lqa $18, 0x18080
    lqa $19, 0x180b0
    lqa $20, 0x18080
    lqa $21, 0x18010
    lqa $22, 0x18090
    lqa $23, 0x18050
    lqa $24, 0x18060
    lqa $25, 0x18020
    xor $26, $58, $90
    lqa $27, 0x18040
    lqa $28, 0x180b0
    lqa $29, 0x18000
    lqa $30, 0x18070
    lqa $73, 0x18090
    lqa $31, 0x18040
    lqa $32, 0x180f0
    lqa $33, 0x180e0
    ai $43, $127, 1
    lqa $34, 0x180f0
    lqa $35, 0x18070
    shli $36, $127, 3
    xor $37, $73, $87
    xor $38, $42, $88
    rotmi $39, $43, -3
    lqa $40, 0x180d0
    andi $43, $43, 7
    shli $41, $43, 5
    lqa $42, 0x180f0
    xor $43, $57, $85
    andi $53, $36, -16
    lqa $44, 0x180b0
# 645 cycles an iteration, 645 at least: 645 instructions for the even pipe, 469 for the odd one; 0 cycles of nops alone
.align 3
levenshtein_steady_tap_loop:
    a $45, $53, $78
    lnop
    xor $40, $40, $89
    lqa $46, 0x180a0
    a $39, $41, $39
    lqa $41, 0x180e0
    xor $93, $34, $93
    lqa $34, 0x18020
    xor $3, $3, $91
    lqa $47, 0x18010
    xor $92, $5, $92
    lnop
    xor $7, $7, $89
    lnop
    xor $24, $24, $86
    lqa $5, 0x18060
    or $92, $92, $3
    lqd $3, 7248($45)
    xor $8, $8, $81
    lnop
    xor $20, $20, $88
    lnop
    andi $48, $39, -16
    lnop
    or $24, $24, $43
    lqa $43, 0x18000
    a $48, $48, $78
    lnop
    xor $89, $17, $89
    lnop
    xor $34, $34, $82
    lqa $17, 0x18080
    or $20, $20, $37
    shufb $39, $39, $39, $77
    or $8, $34, $8
    lnop
    andc $34, $92, $113
    lqa $37, 0x18040
    xor $31, $31, $84
    lnop
    xor $27, $27, $82
    rotqby $49, $3, $36
    and $92, $92, $99
    lqd $3, 528($48)
    and $50, $8, $109
    lqd $51, 6912($45)
    andbi $39, $39, 15
    lqd $52, 512($48)
    xor $23, $23, $83
    lnop
    selb $53, $123, $124, $50
    cbd $54, 0($36)
    or $124, $124, $50
    lqd $50, 1024($48)
    and $55, $20, $103
    lnop
    or $56, $114, $92
    lnop
    xor $44, $44, $85
    rotqby $51, $51, $36
    a $39, $39, $76
    lqd $57, 256($48)
    xor $33, $33, $90
    lnop
    or $58, $118, $55
    lqd $59, 272($48)
    selb $118, $117, $118, $55
    lnop
    or $23, $31, $23
    shlqbii $95, $95, 1
    xor $91, $14, $91
    shufb $52, $52, $3, $39
    andc $3, $23, $121
    lnop
    and $23, $23, $107
    lnop
    or $91, $4, $91
    shufb $57, $57, $59, $39
    xor $94, $41, $94
    lnop
    xor $47, $47, $52
    rotqbii $41, $49, 1
    xor $30, $30, $83
    lnop
    ai $127, $127, 1
    lqd $59, 768($48)
    xor $43, $43, $57
    rotqbyi $4, $51, 1
    selb $95, $95, $41, $75
    lnop
    or $43, $43, $47
    lnop
    or $7, $26, $7
    lqd $26, 1040($48)
    and $47, $43, $95
    lnop
    selb $41, $121, $122, $23
    lnop
    and $14, $7, $101
    lnop
    selb $31, $125, $126, $47
    lnop
    or $94, $94, $93
    lnop
    xor $5, $5, $84
    rotqbii $4, $4, 1
    or $122, $122, $23
    lnop
    and $23, $24, $105
    stqa $31, 0x1a040
    selb $121, $108, $121, $3
    stqa $53, 0x1a050
    xor $19, $19, $87
    lnop
    selb $55, $119, $120, $23
    stqa $41, 0x1a060
    andc $24, $24, $119
    lqd $60, 7584($45)
    xor $46, $46, $86
    stqa $55, 0x1a070
    selb $114, $113, $114, $92
    stqa $118, 0x1a080
    andc $92, $94, $111
    lqa $61, 0x18050
    or $89, $33, $89
    lnop
    and $33, $94, $97
    lqa $62, 0x180f0
    selb $63, $115, $116, $14
    shufb $93, $50, $26, $39
    or $19, $38, $19
    lnop
    andc $8, $8, $123
    lnop
    selb $108, $107, $108, $3
    shlqbii $96, $96, 1
    or $126, $126, $47
    stqa $63, 0x1a090
    a $47, $2, $74
    lqd $2, 784($48)
    xor $18, $18, $84
    stqa $114, 0x1a0a0
    xor $90, $9, $90
    lqa $9, 0x18060
    selb $107, $111, $112, $33
    lnop
    xor $6, $6, $81
    rotqbii $3, $51, 1
    selb $111, $98, $111, $92
    stqa $107, 0x1a0b0
    andc $20, $20, $117
    lqd $38, 64($47)
    or $120, $120, $23
    stqa $126, 0x1a0c0
    xor $22, $22, $85
    rotqbyi $23, $49, 1
    xor $21, $21, $93
    shufb $94, $59, $2, $39
    andc $7, $7, $115
    stqa $124, 0x1a0d0
    selb $96, $96, $3, $75
    lqa $3, 0x180c0
    or $112, $112, $33
    lnop
    xor $16, $16, $52
    lnop
    or $116, $116, $14
    stqa $122, 0x1a0e0
    selb $98, $97, $98, $92
    stqa $120, 0x1a0f0
    selb $109, $109, $110, $8
    rotqbii $23, $23, 1
    xor $11, $11, $57
    lnop
    xor $29, $29, $94
    lqd $97, 3088($48)
    and $14, $91, $56
    lqa $33, 0x18090
    andc $43, $43, $125
    stqa $58, 0x1a100
    or $11, $11, $16
    lqa $16, 0x18080
    selb $101, $101, $102, $7
    rotqby $38, $38, $79
    xor $9, $9, $82
    stqa $116, 0x1a110
    xor $37, $37, $57
    lqa $59, 0x18070
    or $44, $46, $44
    lqd $46, 1552($48)
    andc $91, $91, $111
    rotqbyi $2, $45, 0
    selb $125, $96, $125, $43
    rotqbyi $38, $38, 13
    selb $119, $106, $119, $24
    lqa $26, 0x18090
    or $6, $27, $6
    lqa $27, 0x180e0
    selb $96, $95, $96, $43
    shlqbii $95, $112, 1
    xor $16, $16, $86
    lnop
    or $21, $29, $21
    lnop
    xor $15, $15, $93
    lnop
    and $29, $11, $126
    lnop
    or $16, $16, $22
    lqa $22, 0x18020
    andi $38, $38, 255
    lqd $43, 1296($48)
    or $5, $5, $30
    stqa $56, 0x1a120
    selb $106, $105, $106, $24
    shufb $38, $38, $60, $54
    selb $95, $95, $23, $75
    rotqbyi $23, $51, 2
    selb $115, $102, $115, $7
    stqa $112, 0x1a130
    and $112, $21, $95
    lqd $102, 1280($48)
    selb $113, $100, $113, $34
    stqd $38, 7584($2)
    or $90, $90, $40
    lqa $40, 0x180a0
    andc $38, $5, $119
    lnop
    xor $35, $35, $81
    lqd $7, 192($47)
    xor $13, $13, $93
    lnop
    xor $25, $25, $94
    shufb $92, $102, $43, $39
    selb $102, $125, $96, $112
    lqa $43, 0x180d0
    andc $60, $6, $121
    lnop
    selb $123, $110, $123, $8
    shlqbii $107, $107, 1
    selb $100, $99, $100, $34
    lnop
    andc $11, $11, $123
    lqa $99, 0x18050
    and $6, $6, $124
    lqd $45, 7920($45)
    selb $117, $104, $117, $20
    rotqby $7, $7, $79
    and $34, $16, $120
    lnop
    selb $110, $123, $109, $29
    lnop
    selb $104, $103, $104, $20
    rotqbyi $103, $49, 5
    selb $20, $121, $108, $6
    lnop
    and $5, $5, $122
    stqa $102, 0x1a040
    or $108, $108, $6
    stqa $110, 0x1a050
    xor $99, $99, $52
    rotqbyi $7, $7, 13
    selb $6, $117, $104, $34
    lnop
    and $8, $19, $58
    lqd $105, 1536($48)
    or $109, $109, $29
    lnop
    selb $29, $119, $106, $5
    lnop
    or $112, $96, $112
    lnop
    or $15, $25, $15
    lnop
    selb $25, $115, $101, $8
    lnop
    and $96, $90, $116
    stqa $20, 0x1a060
    or $99, $37, $99
    stqa $29, 0x1a070
    andi $7, $7, 255
    stqa $6, 0x1a080
    selb $37, $113, $100, $96
    stqa $25, 0x1a090
    selb $24, $111, $98, $14
    lnop
    or $9, $9, $35
    stqa $37, 0x1a0a0
    andc $21, $21, $125
    stqa $24, 0x1a0b0
    xor $33, $33, $81
    lqa $35, 0x180a0
    selb $56, $56, $114, $91
    shufb $7, $7, $45, $54
    andc $16, $16, $117
    shlqbii $24, $24, 1
    xor $12, $12, $92
    rotqbyi $45, $49, 2
    or $98, $98, $14
    lnop
    or $100, $100, $96
    lqa $96, 0x18010
    xor $26, $26, $83
    lqa $14, 0x18010
    selb $123, $31, $123, $11
    lnop
    ai $54, $36, 1
    lnop
    or $106, $106, $5
    lqa $5, 0x18030
    selb $114, $114, $111, $91
    lqa $111, 0x18010
    selb $120, $120, $55, $16
    lnop
    or $101, $101, $8
    lqd $8, 64($47)
    selb $107, $107, $4, $75
    lqd $4, 2560($48)
    or $18, $18, $26
    shufb $91, $105, $46, $39
    selb $122, $122, $41, $38
    rotqbyi $105, $49, 3
    selb $126, $126, $31, $11
    shlqbii $11, $98, 1
    xor $22, $22, $92
    lnop
    andi $31, $54, -16
    rotqby $8, $8, $79
    ai $46, $36, 2
    lqa $26, 0x18040
    selb $119, $41, $119, $38
    lnop
    andc $38, $89, $114
    rotqbii $45, $45, 1
    xor $3, $3, $88
    lqa $41, 0x180d0
    andc $19, $19, $115
    cbd $54, 0($54)
    and $30, $89, $100
    stqd $7, 7920($2)
    xor $28, $28, $83
    stqa $112, 0x1a0c0
    selb $7, $100, $37, $38
    lqd $2, 1792($48)
    xor $17, $17, $82
    rotqbii $105, $105, 1
    selb $11, $11, $45, $75
    rotqbyi $8, $8, 13
    selb $37, $37, $114, $38
    lqa $38, 0x18050
    selb $114, $114, $56, $30
    stqa $109, 0x1a0d0
    selb $121, $53, $121, $60
    lqd $45, 2048($48)
    or $104, $104, $34
    rotqbii $23, $23, 1
    xor $88, $27, $88
    lqa $27, 0x18050
    selb $125, $107, $125, $21
    lqd $34, 2064($48)
    selb $107, $95, $107, $21
    lnop
    xor $62, $62, $87
    stqa $108, 0x1a0e0
    and $95, $99, $109
    stqa $106, 0x1a0f0
    selb $124, $124, $53, $60
    lqd $53, 2576($48)
    a $31, $31, $78
    stqa $104, 0x1a100
    xor $43, $43, $87
    stqa $101, 0x1a110
    xor $96, $96, $91
    stqa $100, 0x1a120
    xor $35, $35, $84
    shufb $89, $45, $34, $39
    or $96, $12, $96
    stqa $98, 0x1a130
    selb $98, $121, $124, $95
    lnop
    andi $8, $8, 255
    lnop
    and $12, $15, $112
    lqd $34, 2320($48)
    selb $23, $24, $23, $75
    lqd $24, 2304($48)
    or $62, $88, $62
    lqd $88, 192($47)
    and $45, $18, $106
    lqd $100, 7584($31)
    xor $26, $26, $94
    lqd $60, 1808($48)
    or $21, $126, $12
    lnop
    selb $115, $118, $115, $19
    shufb $87, $4, $53, $39
    and $4, $96, $11
    lnop
    selb $117, $55, $117, $16
    rotqby $88, $88, $79
    andc $16, $90, $113
    rotqbyi $55, $31, 0
    or $30, $56, $30
    shufb $100, $8, $100, $54
    or $124, $124, $95
    lnop
    and $95, $9, $108
    rotqbyi $88, $88, 13
    or $8, $120, $45
    shufb $90, $2, $60, $39
    selb $60, $125, $107, $4
    lqa $2, 0x18060
    selb $118, $58, $118, $19
    lqa $19, 0x18020
    xor $40, $40, $82
    lnop
    or $3, $3, $43
    lnop
    andi $43, $88, 255
    shlqbii $58, $114, 1
    andc $96, $96, $125
    stqd $100, 7584($55)
    selb $100, $119, $122, $95
    lnop
    selb $126, $123, $126, $12
    lnop
    or $122, $122, $95
    stqa $60, 0x1a040
    andi $95, $46, -16
    stqa $126, 0x1a050
    and $12, $3, $101
    lnop
    selb $116, $116, $63, $16
    shufb $88, $24, $34, $39
    and $24, $44, $104
    rotqbyi $34, $51, 3
    selb $120, $117, $120, $45
    lnop
    or $107, $107, $4
    lqd $31, 7920($31)
    andc $15, $15, $123
    stqa $98, 0x1a060
    or $17, $17, $33
    stqa $100, 0x1a070
    selb $33, $115, $118, $24
    lnop
    andc $99, $99, $121
    stqa $120, 0x1a080
    selb $113, $63, $113, $16
    lnop
    or $118, $118, $24
    shlqbii $24, $30, 1
    selb $16, $113, $116, $12
    stqa $33, 0x1a090
    or $28, $35, $28
    lnop
    xor $5, $5, $91
    lqa $35, 0x18090
    xor $10, $10, $90
    lqa $63, 0x180e0
    selb $11, $11, $23, $96
    shufb $31, $43, $31, $54
    xor $43, $2, $57
    lnop
    andi $2, $79, -16
    lnop
    xor $59, $59, $52
    stqa $16, 0x1a0a0
    xor $14, $14, $89
    lqa $54, 0x180c0
    andc $18, $18, $117
    stqa $114, 0x1a0b0
    or $43, $43, $59
    lnop
    andc $3, $3, $113
    lqa $59, 0x18080
    xor $41, $41, $85
    lqd $114, 64($47)
    selb $105, $24, $105, $75
    stqa $107, 0x1a0c0
    and $24, $17, $122
    stqa $21, 0x1a0d0
    andc $9, $9, $119
    lnop
    xor $27, $27, $93
    lqa $4, 0x18060
    andc $44, $44, $115
    lqa $45, 0x18070
    xor $54, $54, $86
    lnop
    ai $80, $80, -1
    lnop
    or $26, $26, $27
    cbd $46, 0($46)
    selb $121, $110, $121, $99
    rotqby $114, $114, $79
    or $5, $22, $5
    lqa $22, 0x18040
    selb $125, $23, $125, $96
    lqa $96, 0x180f0
    or $116, $116, $12
    rotqbyi $12, $49, 4
    selb $123, $102, $123, $15
    stqa $124, 0x1a0e0
    selb $112, $112, $102, $15
    stqa $122, 0x1a0f0
    selb $117, $29, $117, $18
    stqa $8, 0x1a100
    or $10, $10, $14
    lqa $14, 0x180c0
    selb $106, $106, $29, $18
    lnop
    selb $113, $25, $113, $3
    rotqbyi $114, $114, 13
    xor $22, $22, $92
    stqa $118, 0x1a110
    or $41, $54, $41
    lqa $54, 0x18080
    and $18, $10, $105
    stqa $116, 0x1a120
    and $29, $5, $107
    stqa $30, 0x1a130
    selb $104, $104, $6, $44
    lnop
    selb $30, $125, $11, $18
    lnop
    xor $32, $32, $85
    stqd $31, 7920($55)
    selb $108, $108, $20, $9
    lqa $31, 0x180b0
    selb $55, $123, $112, $29
    lqa $102, 0x18030
    ai $15, $36, 3
    lqa $23, 0x180c0
    selb $101, $101, $25, $3
    lnop
    selb $119, $20, $119, $9
    rotqbii $12, $12, 1
    a $95, $95, $78
    lqd $9, 192($47)
    and $20, $43, $124
    lnop
    xor $4, $4, $94
    lnop
    and $3, $62, $116
    lqa $25, 0x18090
    selb $115, $6, $115, $44
    stqa $30, 0x1a040
    andi $114, $114, 255
    lqa $6, 0x180e0
    andc $43, $43, $119
    lqd $44, 7584($95)
    and $27, $26, $21
    lnop
    selb $110, $109, $110, $99
    rotqbii $34, $34, 1
    or $109, $108, $20
    lnop
    selb $108, $119, $108, $20
    lnop
    selb $20, $37, $7, $3
    lqa $99, 0x18090
    selb $56, $117, $106, $24
    shufb $114, $114, $44, $46
    xor $31, $31, $81
    lqd $44, 2832($48)
    or $106, $106, $24
    lqd $24, 3072($48)
    xor $35, $35, $52
    lnop
    andc $17, $17, $117
    lnop
    selb $124, $124, $98, $43
    lqa $53, 0x18000
    or $4, $4, $13
    rotqbyi $13, $95, 0
    xor $86, $6, $86
    lnop
    or $7, $7, $3
    shufb $85, $24, $97, $39
    xor $19, $19, $90
    lqa $97, 0x180e0
    and $24, $28, $8
    stqd $114, 7584($13)
    selb $114, $121, $110, $27
    rotqby $9, $9, $79
    or $110, $110, $27
    lqa $27, 0x180d0
    xor $54, $54, $57
    lqd $95, 7920($95)
    selb $119, $98, $119, $43
    lnop
    xor $23, $23, $84
    lqa $98, 0x18020
    andc $62, $62, $37
    stqa $55, 0x1a050
    and $43, $41, $118
    rotqbyi $9, $9, 13
    or $112, $112, $29
    lnop
    selb $29, $115, $104, $24
    stqa $114, 0x1a060
    selb $6, $113, $101, $43
    stqa $108, 0x1a070
    xor $45, $45, $91
    stqa $56, 0x1a080
    xor $111, $111, $87
    stqa $29, 0x1a090
    andi $9, $9, 255
    stqa $6, 0x1a0a0
    or $101, $101, $43
    stqa $20, 0x1a0b0
    selb $34, $58, $34, $75
    lnop
    or $35, $54, $35
    lqd $54, 64($47)
    andc $28, $28, $115
    lnop
    andc $26, $26, $121
    lnop
    or $11, $11, $18
    lnop
    xor $102, $102, $89
    lnop
    selb $8, $8, $120, $28
    rotqbyi $18, $49, 6
    andc $5, $5, $123
    lqa $58, 0x180a0
    selb $37, $16, $37, $62
    lnop
    or $104, $104, $24
    cbd $24, 0($15)
    andc $10, $10, $125
    lqa $43, 0x180d0
    or $31, $40, $31
    lnop
    selb $121, $126, $121, $26
    stqa $11, 0x1a0c0
    selb $116, $116, $16, $62
    rotqbyi $16, $51, 4
    selb $123, $60, $123, $5
    stqa $112, 0x1a0d0
    or $102, $19, $102
    lnop
    selb $126, $21, $126, $26
    rotqbii $18, $18, 1
    and $21, $4, $110
    rotqbii $16, $16, 1
    selb $105, $105, $34, $10
    lnop
    or $26, $124, $21
    lqa $19, 0x180b0
    or $86, $86, $32
    stqa $110, 0x1a0e0
    xor $99, $99, $93
    shlqbii $20, $20, 1
    andc $41, $41, $113
    shufb $95, $9, $95, $46
    andi $15, $15, -16
    lqa $3, 0x180d0
    selb $122, $122, $100, $17
    lnop
    selb $107, $107, $60, $5
    stqa $109, 0x1a0f0
    xor $53, $53, $88
    shlqbii $5, $7, 1
    selb $125, $34, $125, $10
    stqa $106, 0x1a100
    xor $27, $27, $83
    rotqbii $103, $103, 1
    selb $118, $118, $33, $41
    lnop
    xor $38, $38, $91
    stqa $104, 0x1a110
    selb $5, $5, $12, $75
    lnop
    or $23, $23, $27
    stqa $101, 0x1a120
    selb $120, $120, $115, $28
    stqd $95, 7920($13)
    xor $25, $25, $91
    lnop
    or $22, $22, $38
    lqa $38, 0x180f0
    or $111, $53, $111
    lqa $53, 0x18040
    andc $4, $4, $119
    lnop
    selb $124, $119, $124, $21
    stqa $7, 0x1a130
    and $7, $111, $5
    lqa $21, 0x180c0
    andc $95, $22, $121
    lnop
    and $13, $86, $101
    lqd $115, 192($47)
    selb $113, $33, $113, $41
    rotqby $54, $54, $79
    and $22, $22, $112
    lnop
    a $15, $15, $78
    lqa $33, 0x18060
    and $41, $102, $11
    lqa $28, 0x18030
    selb $27, $125, $105, $7
    lnop
    or $12, $107, $41
    lnop
    selb $119, $114, $119, $4
    rotqbyi $10, $51, 7
    selb $107, $123, $107, $41
    stqa $27, 0x1a040
    and $41, $35, $109
    rotqby $115, $115, $79
    selb $117, $100, $117, $17
    rotqbyi $54, $54, 13
    or $100, $116, $13
    stqa $107, 0x1a050
    selb $17, $121, $126, $22
    lqd $34, 2816($48)
    xor $97, $97, $84
    rotqbyi $84, $15, 0
    andc $60, $86, $37
    lqa $9, 0x18000
    selb $116, $37, $116, $13
    stqa $17, 0x1a060
    or $126, $126, $22
    lnop
    xor $14, $14, $82
    rotqbyi $22, $51, 5
    selb $46, $117, $122, $41
    lqa $13, 0x18020
    or $122, $122, $41
    stqa $124, 0x1a070
    andc $41, $31, $120
    lqa $32, 0x180a0
    and $31, $31, $106
    lqa $62, 0x180b0
    selb $16, $20, $16, $75
    shufb $86, $34, $44, $39
    selb $34, $120, $8, $31
    stqa $46, 0x1a080
    and $44, $23, $104
    lnop
    selb $114, $110, $114, $4
    rotqbyi $51, $51, 6
    xor $96, $96, $83
    rotqbyi $115, $115, 13
    selb $110, $113, $118, $44
    lnop
    or $31, $8, $31
    stqa $34, 0x1a090
    andc $23, $23, $113
    lqa $8, 0x180e0
    or $118, $118, $44
    lnop
    xor $32, $32, $57
    stqa $110, 0x1a0a0
    xor $62, $62, $52
    lnop
    xor $53, $53, $90
    lnop
    selb $112, $112, $55, $95
    lnop
    xor $43, $43, $81
    lqa $44, 0x18090
    andi $115, $115, 255
    lqa $40, 0x18040
    selb $121, $55, $121, $95
    lnop
    or $105, $105, $7
    lqd $7, 7584($15)
    andc $111, $111, $125
    stqa $116, 0x1a0b0
    xor $61, $61, $89
    lqa $95, 0x18080
    selb $104, $104, $29, $23
    lqd $55, 64($47)
    xor $4, $63, $92
    stqa $105, 0x1a0c0
    or $32, $32, $62
    stqa $12, 0x1a0d0
    andi $54, $54, 255
    stqa $126, 0x1a0e0
    andc $102, $102, $123
    lqa $62, 0x18080
    selb $113, $29, $113, $23
    shufb $7, $54, $7, $24
    selb $120, $56, $120, $41
    lnop
    andc $35, $35, $117
    lqa $54, 0x18060
    xor $9, $9, $86
    lqa $23, 0x18070
    selb $101, $101, $6, $60
    lnop
    selb $123, $30, $123, $102
    lqa $29, 0x18010
    selb $37, $6, $37, $60
    stqa $26, 0x1a0f0
    xor $62, $62, $92
    lnop
    or $14, $14, $43
    lqa $43, 0x18030
    selb $6, $5, $16, $111
    lqa $60, 0x18000
    ai $63, $36, 4
    stqa $122, 0x1a100
    or $53, $53, $61
    lnop
    selb $109, $109, $108, $35
    stqd $7, 7584($84)
    xor $28, $28, $85
    lnop
    and $7, $14, $31
    stqa $31, 0x1a110
    selb $117, $108, $117, $35
    lqd $15, 7920($15)
    or $97, $97, $96
    lqa $5, 0x180c0
    xor $29, $29, $85
    lnop
    selb $106, $106, $56, $41
    shlqbii $41, $100, 1
    selb $102, $11, $30, $102
    shlqbii $116, $116, 1
    andi $11, $63, -16
    stqa $118, 0x1a120
    selb $125, $16, $125, $111
    cbd $63, 0($63)
    a $11, $11, $78
    shufb $115, $115, $15, $24
    or $25, $62, $25
    lqd $62, 4112($48)
    and $15, $32, $122
    rotqbyi $24, $11, 0
    xor $59, $59, $94
    lnop
    or $9, $9, $29
    lnop
    and $29, $53, $12
    stqa $100, 0x1a130
    xor $43, $43, $87
    rotqby $55, $55, $79
    xor $100, $8, $82
    lqd $82, 192($47)
    selb $103, $41, $103, $75
    lqa $41, 0x180c0
    selb $111, $120, $106, $15
    lqa $8, 0x18050
    and $16, $9, $103
    lqa $30, 0x180d0
    selb $56, $121, $112, $29
    lnop
    or $99, $59, $99
    lnop
    xor $13, $13, $88
    lnop
    and $59, $99, $26
    stqd $115, 7920($84)
    or $13, $13, $43
    lqd $43, 7584($11)
    or $115, $6, $16
    lnop
    xor $33, $33, $92
    lqd $84, 3584($48)
    selb $16, $125, $6, $16
    rotqbii $22, $22, 1
    and $6, $13, $105
    lqa $96, 0x180a0
    or $33, $33, $45
    lnop
    selb $45, $123, $102, $6
    rotqbyi $55, $55, 13
    or $102, $102, $6
    stqa $16, 0x1a040
    andc $99, $99, $117
    stqa $45, 0x1a050
    andc $13, $13, $123
    lnop
    and $6, $33, $126
    rotqby $82, $82, $79
    andi $55, $55, 255
    lqa $108, 0x18050
    and $35, $97, $118
    lqd $61, 3600($48)
    selb $50, $119, $114, $6
    shufb $43, $55, $43, $63
    selb $26, $26, $124, $99
    stqa $56, 0x1a060
    selb $55, $117, $109, $59
    lnop
    xor $30, $30, $52
    stqa $50, 0x1a070
    xor $42, $42, $81
    stqa $55, 0x1a080
    xor $98, $98, $86
    lnop
    selb $124, $124, $117, $99
    rotqbyi $82, $82, 13
    or $117, $104, $7
    lnop
    selb $104, $113, $104, $7
    stqa $111, 0x1a090
    or $98, $98, $28
    lqa $28, 0x180e0
    or $114, $114, $6
    rotqbii $99, $10, 1
    or $106, $106, $15
    lqd $15, 3328($48)
    selb $10, $37, $101, $35
    stqd $43, 7584($24)
    or $109, $109, $59
    stqa $104, 0x1a0a0
    andc $32, $32, $120
    stqa $10, 0x1a0b0
    xor $38, $38, $52
    lqd $52, 64($47)
    xor $19, $19, $93
    stqa $115, 0x1a0c0
    ai $59, $36, 5
    lqd $43, 4096($48)
    selb $105, $105, $27, $13
    lnop
    xor $28, $28, $57
    lqd $11, 7920($11)
    or $101, $101, $35
    lqd $35, 3840($48)
    selb $123, $27, $123, $13
    lqa $13, 0x18010
    or $112, $112, $29
    stqa $102, 0x1a0d0
    xor $95, $95, $90
    lqd $29, 3344($48)
    selb $120, $46, $120, $32
    lqa $27, 0x18070
    or $38, $28, $38
    lqa $6, 0x18050
    andc $28, $9, $125
    lqd $48, 3856($48)
    andc $97, $97, $37
    cbd $64, 0($59)
    andi $59, $59, -16
    rotqby $52, $52, $79
    andi $9, $82, 255
    lqa $20, 0x18060
    andc $33, $33, $119
    shufb $83, $84, $61, $39
    xor $96, $96, $94
    shufb $84, $15, $29, $39
    ai $29, $36, 6
    stqa $112, 0x1a0e0
    a $59, $59, $78
    shlqbii $61, $10, 1
    selb $119, $17, $119, $33
    lqa $10, 0x18040
    xor $60, $60, $84
    shufb $82, $35, $48, $39
    selb $118, $118, $110, $97
    stqa $114, 0x1a0f0
    selb $126, $126, $17, $33
    rotqbyi $49, $49, 7
    andc $53, $53, $121
    shlqbii $17, $101, 1
    and $33, $98, $115
    lqa $7, 0x180b0
    xor $21, $21, $57
    lqa $57, 0x18070
    or $96, $96, $19
    lnop
    xor $13, $13, $83
    lnop
    andc $19, $14, $113
    shufb $81, $43, $62, $39
    xor $39, $23, $87
    lnop
    xor $23, $8, $87
    lqa $43, 0x18020
    selb $116, $116, $22, $75
    lnop
    andc $98, $98, $123
    lqa $8, 0x18030
    selb $22, $12, $107, $53
    shufb $11, $9, $11, $63
    xor $10, $10, $88
    lnop
    or $60, $60, $13
    rotqbii $51, $51, 1
    xor $20, $20, $90
    lqa $9, 0x180c0
    andc $63, $96, $120
    stqd $11, 7920($24)
    or $62, $105, $33
    lqa $11, 0x18000
    selb $35, $17, $18, $75
    lnop
    or $21, $21, $30
    stqa $109, 0x1a100
    and $30, $60, $35
    stqa $106, 0x1a110
    selb $37, $110, $37, $97
    stqa $117, 0x1a120
    or $23, $10, $23
    lqd $110, 7584($59)
    xor $27, $27, $89
    stqa $101, 0x1a130
    xor $101, $11, $82
    lqa $97, 0x18010
    or $100, $100, $42
    rotqbyi $52, $52, 13
    selb $115, $115, $16, $98
    lqa $42, 0x180a0
    ai $36, $36, 7
    lqa $10, 0x18000
    xor $44, $44, $89
    lqa $11, 0x18020
    and $18, $100, $117
    lqa $24, 0x18030
    andi $52, $52, 255
    lqd $17, 192($47)
    selb $125, $116, $125, $28
    lqa $12, 0x18000
    selb $116, $103, $116, $28
    lnop
    selb $48, $123, $105, $33
    shufb $110, $52, $110, $64
    and $52, $25, $114
    lqa $13, 0x18070
    selb $65, $125, $116, $30
    lnop
    selb $31, $31, $34, $19
    lnop
    or $27, $20, $27
    rotqby $20, $17, $79
    selb $123, $16, $123, $98
    lqa $98, 0x180a0
    selb $121, $107, $121, $53
    lnop
    and $107, $27, $112
    rotqbyi $53, $59, 0
    and $17, $23, $102
    lqa $14, 0x180f0
    selb $113, $34, $113, $19
    stqa $65, 0x1a040
    selb $34, $119, $126, $107
    stqa $48, 0x1a050
    or $116, $116, $30
    rotqbii $49, $49, 1
    and $96, $96, $109
    lnop
    or $66, $22, $17
    lnop
    andc $25, $25, $124
    lqa $15, 0x18030
    selb $122, $122, $46, $32
    lqa $16, 0x18030
    or $95, $95, $44
    lnop
    and $44, $21, $106
    lnop
    selb $46, $121, $22, $17
    lqa $17, 0x180d0
    xor $97, $97, $81
    cbd $33, 0($29)
    xor $41, $41, $94
    stqa $46, 0x1a060
    or $67, $101, $97
    lnop
    selb $68, $124, $26, $52
    stqd $110, 7584($53)
    selb $110, $37, $118, $18
    lnop
    selb $69, $120, $122, $96
    stqa $34, 0x1a070
    selb $70, $113, $31, $44
    lnop
    andc $21, $21, $113
    lnop
    xor $101, $17, $93
    stqa $68, 0x1a080
    or $126, $126, $107
    lqa $17, 0x180f0
    selb $113, $111, $113, $21
    rotqbyi $107, $20, 13
    or $118, $118, $18
    stqa $69, 0x1a090
    selb $120, $55, $120, $63
    stqa $70, 0x1a0a0
    or $44, $31, $44
    stqa $110, 0x1a0b0
    selb $114, $114, $50, $25
    lnop
    andc $31, $23, $121
    lqd $23, 64($47)
    xor $43, $43, $84
    stqa $116, 0x1a0c0
    selb $111, $106, $111, $21
    lqa $18, 0x18080
    or $52, $26, $52
    lqa $19, 0x180b0
    or $71, $122, $96
    lqa $20, 0x18080
    xor $54, $54, $88
    lqd $59, 7920($59)
    andi $29, $29, -16
    stqa $62, 0x1a0d0
    andc $60, $60, $125
    lqa $21, 0x18010
    xor $108, $108, $85
    rotqby $23, $23, $79
    andi $107, $107, 255
    stqa $66, 0x1a0e0
    andc $27, $27, $119
    stqa $126, 0x1a0f0
    xor $24, $24, $83
    lqa $22, 0x18090
    selb $124, $50, $124, $25
    rotqbyi $25, $23, 13
    selb $112, $112, $56, $27
    shlqbii $50, $110, 1
    xor $40, $40, $86
    shufb $107, $107, $59, $64
    or $41, $41, $101
    lqa $23, 0x18050
    selb $119, $56, $119, $27
    lnop
    or $43, $43, $24
    lqa $24, 0x18060
    or $39, $54, $39
    shlqbii $54, $118, 1
    a $56, $29, $78
    stqa $52, 0x1a100
    and $59, $41, $71
    stqa $71, 0x1a110
    and $64, $43, $116
    lnop
    andc $122, $100, $37
    stqa $44, 0x1a120
    andi $100, $25, 255
    lqa $29, 0x180b0
    selb $55, $109, $55, $63
    lqa $25, 0x18020
    xor $26, $58, $90
    lnop
    selb $51, $61, $51, $75
    stqd $107, 7920($53)
    selb $121, $45, $121, $31
    cbd $53, 0($36)
    or $40, $40, $108
    stqa $118, 0x1a130
    and $118, $95, $126
    lnop
    or $97, $111, $59
    lqd $108, 192($47)
    xor $29, $29, $91
    lqd $107, 7584($56)
    xor $98, $98, $92
    lnop
    selb $49, $54, $49, $75
    lqa $27, 0x18040
    or $54, $98, $29
    lqa $28, 0x180b0
    selb $35, $35, $51, $60
    lqa $29, 0x18000
    selb $45, $102, $45, $31
    lnop
    selb $125, $51, $125, $60
    lnop
    and $51, $54, $52
    shufb $107, $100, $107, $33
    and $60, $67, $49
    lnop
    or $101, $114, $118
    rotqbyi $61, $56, 0
    selb $110, $125, $35, $60
    rotqby $100, $108, $79
    selb $108, $123, $115, $64
    lnop
    and $58, $39, $66
    stqa $110, 0x1a040
    and $63, $40, $62
    stqd $107, 7584($61)
    selb $102, $124, $114, $118
    lqa $30, 0x18070
    selb $72, $104, $37, $122
    rotqbyi $37, $100, 13
    selb $50, $50, $99, $75
    lnop
    selb $100, $120, $55, $51
    lqa $73, 0x18090
    selb $122, $117, $104, $122
    stqa $108, 0x1a050
    selb $106, $121, $45, $63
    lqd $56, 7920($56)
    selb $104, $119, $112, $58
    lnop
    selb $98, $113, $111, $59
    stqa $106, 0x1a060
    and $111, $38, $44
    stqa $104, 0x1a070
    andi $36, $36, -16
    stqa $102, 0x1a080
    or $107, $115, $64
    stqa $100, 0x1a090
    selb $96, $72, $122, $111
    stqa $98, 0x1a0a0
    or $109, $35, $60
    lqa $31, 0x18040
    or $99, $55, $51
    stqa $96, 0x1a0b0
    or $103, $112, $58
    lqa $32, 0x180f0
    andi $37, $37, 255
    lqd $112, 64($47)
    or $105, $45, $63
    stqa $109, 0x1a0c0
    andc $45, $39, $119
    shufb $37, $37, $56, $33
    andc $56, $95, $124
    lnop
    andc $63, $43, $123
    stqa $107, 0x1a0d0
    selb $117, $34, $124, $56
    lqa $33, 0x180e0
    andc $58, $40, $121
    stqd $37, 7920($61)
    andc $41, $41, $113
    rotqby $112, $112, $79
    a $61, $36, $78
    stqa $105, 0x1a0e0
    andc $54, $54, $120
    stqa $103, 0x1a0f0
    or $95, $122, $111
    stqa $101, 0x1a100
    selb $115, $68, $120, $54
    stqa $99, 0x1a110
    ai $43, $127, 1
    stqa $97, 0x1a120
    selb $118, $126, $34, $56
    rotqbyi $112, $112, 13
    selb $122, $62, $48, $58
    lqd $62, 7584($61)
    selb $124, $116, $65, $63
    stqa $95, 0x1a130
    andc $56, $38, $72
    lqa $34, 0x180f0
    andi $112, $112, 255
    lqd $47, 192($47)
    andc $67, $67, $125
    lqa $35, 0x18070
    shli $36, $127, 3
    rotqbyi $51, $61, 0
    selb $126, $49, $50, $67
    shufb $112, $112, $62, $53
    xor $37, $73, $87
    lnop
    xor $38, $42, $88
    hbrr levenshtein_steady_tap_branch, levenshtein_steady_tap_loop
    rotmi $39, $43, -3
    rotqby $47, $47, $79
    selb $119, $46, $119, $45
    stqd $112, 7584($51)
    selb $116, $52, $68, $54
    lqd $61, 7920($61)
    selb $112, $44, $70, $56
    lqa $40, 0x180d0
    andi $43, $43, 7
    rotqbyi $47, $47, 13
    selb $114, $71, $69, $41
    lnop
    selb $113, $69, $113, $41
    lnop
    shli $41, $43, 5
    lnop
    andi $47, $47, 255
    lqa $42, 0x180f0
    selb $111, $70, $72, $56
    lnop
    xor $43, $57, $85
    shufb $47, $47, $61, $53
    andi $53, $36, -16
    lnop
    selb $123, $65, $123, $63
    lqa $44, 0x180b0
    selb $125, $50, $125, $67
    lnop
    selb $120, $66, $46, $45
    stqd $47, 7920($51)
    selb $121, $48, $121, $58
levenshtein_steady_tap_branch:
    brnz $80, levenshtein_steady_tap_loop
levenshtein_steady_tap_end:
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
