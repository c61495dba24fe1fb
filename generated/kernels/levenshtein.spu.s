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
    lqa $2, 0x18010
    lqa $3, 0x18050
    lqa $4, 0x180b0
    lqa $5, 0x18090
    lqa $17, 0x18070
    lqa $6, 0x180e0
    lqa $7, 0x180c0
    lqa $8, 0x180a0
    lqa $9, 0x18070
    lqa $10, 0x18030
    lqa $11, 0x18000
    lqa $12, 0x18020
    lqa $13, 0x180c0
    lqa $68, 0x18060
    lqa $14, 0x180b0
    lqa $15, 0x18030
    lqa $16, 0x18080
    xor $17, $17, $85
    lqa $18, 0x18090
    lqa $19, 0x180b0
    lqa $20, 0x18070
    lqa $21, 0x18060
    lqa $22, 0x180d0
    lqa $23, 0x180e0
    lqa $71, 0x18060
    lqa $24, 0x18020
    lqa $25, 0x18020
    lqa $40, 0x180f0
    lqa $26, 0x180d0
    lqa $27, 0x18050
    lqa $28, 0x180f0
    lqa $29, 0x180c0
    lqa $30, 0x18040
    xor $31, $68, $86
    ai $56, $127, 1
    andi $34, $56, 7
    rotmi $56, $56, -3
    shli $47, $34, 5
    lqa $32, 0x18080
    lqa $33, 0x18090
    lqa $34, 0x18030
    xor $35, $71, $84
    lqa $36, 0x18020
    shlqbii $37, $95, 1
    a $38, $47, $56
# 645 cycles an iteration, 645 at least: 645 instructions for the even pipe, 469 for the odd one; 0 cycles of nops alone
.align 3
levenshtein_steady_tap_loop:
    xor $95, $40, $93
    lnop
    or $17, $31, $17
    shufb $31, $38, $38, $77
    xor $20, $20, $83
    lnop
    xor $3, $3, $83
    lqa $93, 0x18040
    andi $38, $38, -16
    lnop
    shli $39, $127, 3
    lnop
    xor $7, $7, $92
    lqa $40, 0x180e0
    andbi $31, $31, 15
    lnop
    a $38, $38, $78
    lqa $41, 0x18010
    andi $42, $39, -16
    shlqbii $96, $96, 1
    xor $94, $6, $94
    lnop
    a $42, $42, $78
    lnop
    xor $16, $16, $86
    lqd $6, 256($38)
    and $43, $17, $105
    lnop
    xor $4, $4, $89
    lqa $44, 0x18000
    xor $23, $23, $90
    lqd $45, 528($38)
    xor $93, $93, $84
    lqa $46, 0x180a0
    a $31, $31, $76
    lqd $47, 7248($42)
    xor $32, $32, $88
    lqd $48, 768($38)
    xor $34, $34, $81
    lnop
    xor $18, $18, $87
    lqd $49, 1296($38)
    xor $8, $8, $90
    lqd $50, 272($38)
    xor $33, $33, $85
    lnop
    or $95, $94, $95
    lnop
    or $18, $32, $18
    lnop
    andi $32, $79, -16
    lnop
    xor $25, $25, $82
    lqd $94, 6912($42)
    or $4, $8, $4
    lnop
    or $3, $93, $3
    lnop
    xor $26, $26, $91
    lqa $93, 0x18000
    andc $17, $17, $119
    lqd $8, 512($38)
    or $7, $7, $26
    rotqby $47, $47, $39
    selb $26, $106, $119, $17
    lnop
    and $51, $18, $103
    shufb $6, $6, $50, $31
    or $50, $120, $43
    lnop
    and $52, $7, $99
    lqd $53, 1040($38)
    andc $7, $7, $113
    lnop
    or $25, $25, $34
    rotqbyi $34, $47, 1
    selb $54, $117, $118, $51
    lnop
    xor $93, $93, $6
    shufb $45, $8, $45, $31
    selb $8, $113, $114, $52
    rotqbii $55, $47, 1
    and $56, $25, $109
    lqd $57, 1792($38)
    a $32, $32, $74
    rotqbii $34, $34, 1
    and $58, $3, $107
    lqa $59, 0x18040
    andc $25, $25, $123
    lnop
    selb $37, $37, $55, $75
    lqd $55, 784($38)
    xor $90, $29, $90
    lqd $29, 1024($38)
    xor $41, $41, $45
    lqa $60, 0x180a0
    xor $22, $22, $89
    lnop
    selb $61, $121, $122, $58
    lqa $62, 0x18060
    or $41, $93, $41
    lnop
    and $63, $4, $101
    lnop
    or $20, $35, $20
    lnop
    and $35, $41, $37
    lnop
    or $90, $90, $22
    shufb $93, $29, $53, $31
    andc $18, $18, $117
    rotqbyi $29, $47, 2
    selb $106, $105, $106, $17
    lnop
    andc $105, $20, $26
    lqa $17, 0x180f0
    selb $53, $125, $126, $35
    rotqby $22, $94, $39
    or $64, $116, $63
    lnop
    selb $65, $123, $124, $56
    lnop
    selb $120, $119, $120, $43
    lnop
    xor $60, $60, $88
    stqa $53, 0x1a040
    or $126, $126, $35
    stqa $65, 0x1a050
    or $16, $16, $33
    stqa $61, 0x1a060
    selb $117, $104, $117, $18
    lnop
    xor $10, $10, $45
    stqa $120, 0x1a070
    selb $116, $115, $116, $63
    rotqbii $63, $22, 1
    selb $104, $103, $104, $18
    lnop
    andc $3, $3, $121
    stqa $54, 0x1a080
    xor $2, $2, $93
    lnop
    and $103, $95, $97
    stqa $116, 0x1a090
    or $124, $124, $56
    lnop
    selb $56, $111, $112, $103
    rotqbyi $18, $22, 1
    xor $40, $40, $92
    lnop
    xor $19, $19, $87
    lnop
    andc $92, $16, $117
    stqa $8, 0x1a0a0
    selb $99, $99, $100, $7
    lqd $33, 7584($42)
    or $19, $60, $19
    lnop
    xor $5, $5, $83
    stqa $56, 0x1a0b0
    or $122, $122, $58
    lnop
    xor $28, $28, $91
    lqd $91, 64($32)
    andc $41, $41, $125
    shufb $94, $48, $55, $31
    or $118, $118, $51
    lqa $51, 0x18090
    andc $4, $4, $115
    lnop
    selb $48, $120, $117, $92
    lnop
    selb $96, $96, $63, $75
    stqa $126, 0x1a0c0
    xor $89, $17, $89
    lqa $17, 0x18040
    or $112, $112, $103
    lqd $103, 1280($38)
    xor $24, $24, $94
    lqd $63, 1536($38)
    andc $95, $95, $111
    lqa $55, 0x180c0
    selb $107, $107, $108, $3
    cbd $58, 0($39)
    and $16, $16, $50
    stqa $124, 0x1a0d0
    selb $123, $110, $123, $25
    stqa $122, 0x1a0e0
    xor $12, $12, $6
    lnop
    and $20, $20, $122
    lnop
    selb $37, $37, $96, $41
    lnop
    selb $110, $109, $110, $25
    lqa $109, 0x180d0
    selb $120, $50, $120, $92
    stqa $50, 0x1a0f0
    or $10, $12, $10
    lqa $12, 0x18080
    or $50, $106, $20
    rotqby $91, $91, $79
    selb $25, $61, $26, $105
    lqa $60, 0x18010
    xor $27, $27, $81
    lnop
    xor $46, $46, $86
    shlqbii $35, $112, 1
    xor $17, $17, $82
    lqa $119, 0x18080
    xor $44, $44, $94
    rotqbii $29, $29, 1
    xor $14, $14, $85
    lnop
    selb $121, $108, $121, $3
    rotqbyi $108, $22, 2
    selb $97, $97, $98, $95
    lqa $3, 0x18050
    selb $125, $96, $125, $41
    stqa $118, 0x1a100
    or $96, $104, $16
    rotqbyi $91, $91, 13
    or $17, $17, $27
    lqa $27, 0x18060
    or $2, $44, $2
    lnop
    xor $51, $51, $81
    rotqbyi $44, $47, 4
    andc $41, $10, $123
    lqa $43, 0x18070
    xor $21, $21, $82
    lnop
    and $66, $17, $124
    lqd $67, 1552($38)
    ai $80, $80, -1
    shufb $92, $103, $49, $31
    or $114, $114, $52
    lqa $52, 0x180f0
    selb $34, $35, $34, $75
    stqa $64, 0x1a110
    xor $43, $43, $81
    lnop
    and $10, $10, $126
    stqa $114, 0x1a120
    andi $91, $91, 255
    lnop
    selb $35, $121, $107, $66
    stqa $112, 0x1a130
    or $21, $21, $43
    lnop
    selb $101, $101, $102, $4
    lqa $43, 0x180b0
    and $112, $2, $34
    shufb $33, $91, $33, $58
    selb $115, $102, $115, $4
    shufb $91, $63, $67, $31
    selb $63, $125, $37, $112
    lnop
    selb $67, $123, $110, $10
    rotqbyi $102, $22, 3
    selb $106, $26, $106, $20
    lqd $20, 192($32)
    ai $26, $39, 1
    rotqbyi $4, $42, 0
    selb $111, $98, $111, $95
    lqd $98, 1808($38)
    selb $117, $117, $104, $16
    lnop
    andc $104, $21, $25
    lnop
    and $16, $90, $64
    stqd $33, 7584($4)
    selb $113, $100, $113, $7
    lqa $100, 0x180f0
    and $7, $19, $118
    lqd $42, 7920($42)
    or $28, $40, $28
    stqa $63, 0x1a040
    xor $55, $55, $88
    lnop
    and $40, $28, $114
    shlqbii $56, $56, 1
    or $112, $37, $112
    stqa $67, 0x1a050
    andc $37, $90, $113
    stqa $35, 0x1a060
    andc $28, $28, $111
    lnop
    xor $12, $12, $84
    rotqbyi $33, $47, 3
    andc $17, $17, $121
    stqa $106, 0x1a070
    or $89, $23, $89
    cbd $23, 0($26)
    selb $95, $111, $97, $40
    rotqbii $18, $18, 1
    selb $103, $113, $99, $16
    rotqby $20, $20, $79
    selb $49, $115, $101, $7
    shufb $90, $57, $98, $31
    selb $122, $122, $61, $105
    stqa $117, 0x1a080
    andi $26, $26, -16
    stqa $49, 0x1a090
    or $110, $110, $10
    stqa $103, 0x1a0a0
    selb $123, $53, $123, $41
    lnop
    or $14, $46, $14
    rotqbyi $20, $20, 13
    or $5, $12, $5
    lnop
    xor $59, $59, $6
    stqa $95, 0x1a0b0
    xor $109, $109, $87
    lqd $12, 64($32)
    xor $15, $15, $93
    rotqbii $108, $108, 1
    andi $20, $20, 255
    shlqbii $95, $95, 1
    andc $2, $2, $125
    lqa $46, 0x18000
    xor $62, $62, $6
    lqa $10, 0x180e0
    or $107, $107, $66
    lqa $66, 0x180c0
    selb $18, $56, $18, $75
    stqa $112, 0x1a0c0
    a $26, $26, $78
    lqd $56, 2576($38)
    or $15, $24, $15
    lqa $24, 0x18030
    or $99, $99, $16
    rotqby $12, $12, $79
    or $101, $101, $7
    lnop
    selb $111, $8, $111, $28
    stqa $110, 0x1a0d0
    selb $124, $124, $65, $17
    lqa $7, 0x18090
    selb $113, $116, $113, $37
    lqd $16, 3072($38)
    or $109, $55, $109
    shufb $20, $20, $42, $58
    or $97, $97, $40
    lqa $40, 0x180d0
    xor $46, $46, $92
    lnop
    xor $60, $60, $91
    lnop
    xor $100, $100, $85
    rotqbii $44, $44, 1
    and $42, $15, $112
    rotqbyi $12, $12, 13
    or $46, $46, $60
    lqa $60, 0x18050
    xor $3, $3, $45
    stqa $107, 0x1a0e0
    selb $126, $126, $53, $41
    lnop
    or $3, $59, $3
    stqa $50, 0x1a0f0
    selb $108, $95, $108, $75
    stqa $96, 0x1a100
    xor $119, $119, $82
    lnop
    andc $95, $5, $48
    stqd $20, 7920($4)
    andc $19, $19, $115
    lqa $4, 0x180b0
    xor $9, $9, $45
    lnop
    selb $20, $123, $126, $42
    lnop
    xor $60, $60, $93
    shlqbii $59, $97, 1
    ai $41, $39, 3
    stqa $101, 0x1a110
    and $53, $3, $110
    stqa $99, 0x1a120
    and $58, $109, $101
    stqa $97, 0x1a130
    and $21, $21, $107
    lqa $97, 0x180e0
    selb $121, $65, $121, $17
    lnop
    selb $29, $59, $29, $75
    lqd $59, 192($32)
    xor $24, $24, $91
    lnop
    selb $125, $18, $125, $2
    lnop
    selb $115, $54, $115, $19
    lnop
    selb $17, $121, $124, $53
    lnop
    xor $87, $52, $87
    lnop
    and $52, $89, $99
    lqa $65, 0x18010
    andi $12, $12, 255
    lqa $55, 0x180a0
    selb $105, $25, $122, $21
    lqd $61, 7584($26)
    selb $114, $114, $8, $28
    rotqby $59, $59, $79
    and $8, $46, $29
    lqd $28, 2048($38)
    selb $98, $111, $114, $52
    lnop
    selb $118, $118, $54, $19
    lnop
    selb $2, $34, $18, $2
    lqa $18, 0x18030
    andc $109, $109, $113
    lnop
    and $5, $5, $50
    lqd $34, 2064($38)
    selb $19, $125, $2, $8
    shufb $12, $12, $61, $23
    selb $116, $64, $116, $37
    lnop
    andc $37, $89, $111
    lqd $64, 2560($38)
    or $9, $62, $9
    stqa $19, 0x1a040
    selb $62, $48, $120, $5
    lqa $61, 0x18070
    or $122, $122, $21
    rotqbii $33, $33, 1
    and $21, $14, $96
    stqa $20, 0x1a050
    or $114, $114, $52
    stqa $17, 0x1a060
    xor $30, $30, $94
    stqa $105, 0x1a070
    selb $52, $115, $118, $21
    stqa $62, 0x1a080
    or $126, $126, $42
    lnop
    andc $3, $3, $121
    shufb $89, $28, $34, $31
    selb $28, $113, $116, $58
    lnop
    ai $34, $39, 2
    lqa $42, 0x18000
    andc $46, $46, $125
    lnop
    xor $61, $61, $93
    stqa $52, 0x1a090
    or $124, $124, $53
    stqa $28, 0x1a0a0
    or $120, $120, $5
    lqd $5, 2320($38)
    andi $53, $34, -16
    stqa $98, 0x1a0b0
    or $116, $116, $58
    rotqbyi $58, $26, 0
    selb $110, $110, $67, $3
    lqd $54, 64($32)
    or $119, $119, $51
    lqd $51, 2304($38)
    xor $43, $43, $83
    rotqbyi $59, $59, 13
    selb $113, $49, $113, $109
    lnop
    or $8, $2, $8
    lqa $2, 0x18020
    xor $85, $40, $85
    shlqbii $98, $98, 1
    xor $27, $27, $94
    stqa $8, 0x1a0c0
    selb $111, $103, $111, $37
    lqa $40, 0x18030
    selb $125, $108, $125, $46
    stqa $126, 0x1a0d0
    selb $108, $29, $108, $46
    stqa $124, 0x1a0e0
    andc $14, $14, $115
    lnop
    selb $48, $106, $48, $95
    lqa $29, 0x180c0
    xor $66, $66, $86
    lqa $46, 0x18080
    or $30, $30, $60
    lnop
    andi $59, $59, 255
    stqa $122, 0x1a0f0
    selb $103, $99, $103, $37
    lnop
    andc $15, $15, $123
    lqa $99, 0x18010
    or $118, $118, $21
    rotqby $54, $54, $79
    xor $97, $97, $88
    lqa $88, 0x18030
    a $53, $53, $78
    stqd $12, 7584($58)
    selb $121, $67, $121, $3
    lqa $67, 0x18050
    selb $106, $50, $106, $95
    lnop
    xor $65, $65, $89
    rotqbii $102, $102, 1
    xor $13, $13, $84
    lqd $26, 7920($26)
    xor $2, $2, $92
    lqd $95, 2832($38)
    xor $88, $88, $89
    stqa $120, 0x1a100
    and $50, $119, $122
    cbd $34, 0($34)
    xor $7, $7, $45
    lnop
    selb $25, $35, $25, $104
    rotqbyi $3, $47, 5
    andc $119, $119, $48
    shlqbii $12, $114, 1
    or $85, $66, $85
    lnop
    xor $42, $42, $90
    lnop
    selb $96, $96, $117, $14
    lnop
    selb $123, $63, $123, $15
    shufb $23, $59, $26, $23
    xor $55, $55, $84
    lqa $26, 0x18040
    or $42, $42, $65
    stqa $118, 0x1a110
    selb $107, $107, $35, $104
    lqa $104, 0x18050
    and $35, $9, $124
    stqd $23, 7920($58)
    or $24, $2, $24
    lnop
    andc $9, $9, $25
    rotqbyi $23, $53, 0
    selb $12, $12, $33, $75
    lnop
    ai $127, $127, 1
    stqa $116, 0x1a120
    and $33, $24, $8
    rotqbyi $54, $54, 13
    selb $109, $101, $49, $109
    lnop
    xor $46, $46, $6
    rotqbyi $101, $22, 4
    selb $117, $117, $115, $14
    lqd $115, 7584($53)
    selb $14, $25, $107, $35
    stqa $114, 0x1a130
    or $97, $97, $87
    shufb $87, $64, $56, $31
    andi $54, $54, 255
    lqa $56, 0x180b0
    selb $64, $48, $106, $50
    rotqbii $114, $3, 1
    and $3, $97, $116
    lqa $49, 0x18000
    and $58, $85, $118
    lqa $65, 0x18040
    and $59, $30, $126
    lqa $2, 0x180d0
    or $43, $55, $43
    lqd $55, 192($32)
    selb $102, $98, $102, $75
    rotqbyi $98, $22, 6
    selb $112, $112, $63, $15
    lnop
    or $15, $103, $3
    lnop
    and $63, $42, $12
    lnop
    xor $2, $2, $83
    lnop
    or $66, $112, $33
    shufb $115, $54, $115, $34
    selb $112, $123, $112, $33
    lnop
    andc $97, $97, $111
    lnop
    or $13, $13, $2
    lnop
    selb $33, $125, $108, $63
    stqd $115, 7584($23)
    or $108, $108, $63
    lqd $53, 7920($53)
    xor $36, $36, $90
    lqa $63, 0x180c0
    selb $115, $121, $110, $59
    lnop
    or $7, $46, $7
    rotqby $55, $55, $79
    andc $46, $43, $117
    stqa $33, 0x1a040
    selb $103, $111, $103, $3
    stqa $112, 0x1a050
    andi $54, $41, -16
    stqa $115, 0x1a060
    and $43, $43, $120
    rotqbyi $55, $55, 13
    selb $21, $113, $109, $58
    lnop
    or $36, $36, $88
    shlqbii $37, $15, 1
    xor $60, $4, $45
    stqa $14, 0x1a070
    selb $48, $105, $48, $119
    lqa $57, 0x180a0
    andi $55, $55, 255
    lqa $68, 0x18060
    or $106, $106, $50
    lqa $50, 0x18010
    or $107, $107, $35
    lqa $35, 0x18040
    and $69, $36, $108
    shufb $88, $51, $5, $31
    selb $51, $117, $96, $43
    stqa $64, 0x1a080
    andc $42, $42, $125
    lqa $2, 0x18010
    or $27, $27, $61
    stqa $51, 0x1a090
    andc $30, $30, $121
    shufb $34, $55, $53, $34
    selb $117, $62, $117, $46
    lnop
    selb $122, $122, $105, $119
    stqa $21, 0x1a0a0
    or $110, $110, $59
    stqa $103, 0x1a0b0
    xor $49, $49, $88
    rotqbyi $59, $22, 5
    or $96, $96, $43
    lqd $43, 64($32)
    selb $124, $124, $17, $9
    stqa $108, 0x1a0c0
    andc $24, $24, $123
    stqa $66, 0x1a0d0
    selb $111, $28, $111, $97
    lqa $3, 0x18050
    or $109, $109, $58
    stqa $110, 0x1a0e0
    and $58, $27, $110
    lqa $119, 0x18060
    xor $86, $10, $86
    stqa $107, 0x1a0f0
    or $10, $124, $58
    rotqby $43, $43, $79
    selb $123, $19, $123, $24
    stqa $106, 0x1a100
    selb $8, $8, $19, $24
    lnop
    selb $116, $116, $28, $97
    stqa $96, 0x1a110
    xor $50, $50, $87
    lqa $4, 0x180b0
    selb $12, $12, $102, $42
    lnop
    selb $121, $20, $121, $30
    rotqbyi $43, $43, 13
    xor $65, $65, $92
    lqa $97, 0x180f0
    or $100, $86, $100
    stqa $109, 0x1a120
    a $54, $54, $78
    stqd $34, 7920($23)
    andc $85, $85, $113
    cbd $41, 0($41)
    selb $126, $126, $20, $30
    lnop
    selb $113, $52, $113, $85
    lnop
    ai $20, $39, 4
    stqa $15, 0x1a130
    selb $37, $37, $44, $75
    lqa $44, 0x180a0
    or $49, $49, $50
    lqd $50, 7584($54)
    xor $104, $104, $91
    lnop
    xor $57, $57, $82
    lnop
    ai $15, $39, 5
    lqd $30, 2816($38)
    selb $125, $102, $125, $42
    lqd $102, 3088($38)
    selb $9, $17, $25, $9
    lnop
    selb $17, $123, $8, $69
    lnop
    and $25, $7, $107
    lqa $42, 0x18050
    andi $43, $43, 255
    lqd $23, 3840($38)
    selb $120, $120, $62, $46
    shufb $86, $30, $95, $31
    selb $118, $118, $52, $85
    lqa $52, 0x18070
    xor $63, $63, $82
    lnop
    and $95, $49, $37
    lqa $30, 0x18090
    or $104, $65, $104
    shlqbii $103, $103, 1
    xor $56, $56, $81
    lqd $65, 192($32)
    selb $46, $48, $122, $25
    shufb $43, $43, $50, $41
    selb $50, $125, $12, $95
    rotqbyi $62, $54, 0
    or $56, $57, $56
    lnop
    and $57, $100, $109
    rotqbyi $22, $22, 7
    and $34, $56, $106
    lnop
    and $28, $104, $66
    rotqby $65, $65, $79
    andc $27, $27, $9
    lqa $19, 0x18020
    and $24, $13, $96
    shufb $85, $16, $102, $31
    selb $124, $9, $124, $58
    lnop
    selb $58, $121, $126, $28
    lnop
    selb $102, $113, $118, $24
    stqd $43, 7584($62)
    selb $9, $115, $9, $27
    stqa $50, 0x1a040
    xor $19, $19, $88
    lnop
    andc $100, $100, $111
    cbd $43, 0($20)
    or $8, $8, $69
    stqa $17, 0x1a050
    or $122, $122, $25
    stqa $58, 0x1a060
    selb $25, $111, $116, $57
    stqa $124, 0x1a070
    xor $99, $99, $85
    rotqbyi $65, $65, 13
    or $95, $12, $95
    lqa $12, 0x180e0
    selb $69, $117, $120, $34
    stqa $46, 0x1a080
    xor $35, $35, $90
    lqa $16, 0x18080
    xor $67, $67, $89
    stqa $69, 0x1a090
    andc $36, $36, $123
    lnop
    andi $65, $65, 255
    stqa $102, 0x1a0a0
    or $35, $35, $67
    stqa $25, 0x1a0b0
    or $126, $126, $28
    lqa $28, 0x180d0
    xor $52, $52, $91
    lqd $67, 64($32)
    xor $18, $18, $87
    shlqbii $25, $25, 1
    xor $44, $44, $6
    lnop
    xor $11, $11, $86
    rotqbii $101, $101, 1
    and $105, $35, $8
    stqa $95, 0x1a0c0
    andi $53, $15, -16
    stqa $8, 0x1a0d0
    or $116, $116, $57
    rotqbii $59, $59, 1
    selb $103, $103, $101, $75
    lqa $101, 0x180a0
    andc $104, $104, $121
    lqa $5, 0x18090
    andc $56, $56, $117
    lnop
    or $18, $19, $18
    lnop
    selb $25, $25, $59, $75
    stqa $126, 0x1a0e0
    xor $84, $12, $84
    lqa $12, 0x180e0
    or $120, $120, $34
    lnop
    andi $20, $20, -16
    shlqbii $34, $116, 1
    selb $115, $110, $115, $27
    lqa $110, 0x180a0
    selb $106, $106, $64, $56
    stqa $10, 0x1a0f0
    andc $7, $7, $48
    lqa $27, 0x18070
    xor $28, $28, $81
    lqa $59, 0x180f0
    andc $13, $13, $113
    lqa $19, 0x18090
    xor $68, $68, $90
    lnop
    selb $121, $112, $121, $104
    lqa $57, 0x180b0
    andc $49, $49, $125
    stqa $122, 0x1a100
    or $118, $118, $24
    lnop
    xor $12, $12, $82
    stqa $120, 0x1a110
    selb $37, $37, $103, $49
    lqd $54, 7920($54)
    selb $108, $108, $33, $36
    lnop
    or $99, $11, $99
    lnop
    selb $125, $103, $125, $49
    stqa $118, 0x1a120
    selb $107, $107, $14, $7
    lnop
    andc $35, $35, $121
    lqa $103, 0x180e0
    selb $111, $21, $111, $100
    shufb $41, $65, $54, $41
    xor $83, $59, $83
    rotqby $67, $67, $79
    selb $114, $34, $114, $75
    lnop
    selb $112, $66, $112, $104
    lnop
    and $104, $99, $114
    lqa $66, 0x180d0
    xor $19, $19, $93
    lqd $34, 3856($38)
    selb $59, $125, $37, $104
    lqd $54, 3328($38)
    or $44, $44, $60
    lqd $60, 3600($38)
    selb $113, $51, $113, $13
    lnop
    xor $119, $119, $92
    lqa $65, 0x18080
    or $83, $84, $83
    stqd $41, 7920($62)
    selb $123, $33, $123, $36
    rotqbyi $67, $67, 13
    or $119, $119, $52
    lqd $52, 4096($38)
    xor $16, $16, $92
    rotqbyi $33, $47, 7
    andc $36, $18, $123
    lnop
    xor $65, $65, $94
    lqd $41, 3344($38)
    a $20, $20, $78
    lnop
    or $62, $112, $105
    lqd $49, 3584($38)
    selb $14, $14, $48, $7
    stqa $116, 0x1a130
    and $18, $18, $95
    lnop
    selb $117, $64, $117, $56
    lqd $56, 192($32)
    and $64, $83, $118
    lnop
    and $116, $119, $126
    lqa $7, 0x18040
    xor $40, $40, $85
    lnop
    or $19, $65, $19
    lqd $65, 7584($20)
    or $48, $108, $18
    lnop
    selb $24, $123, $108, $18
    lnop
    and $108, $44, $122
    rotqbii $33, $33, 1
    ai $18, $39, 6
    stqa $59, 0x1a040
    andi $67, $67, 255
    stqa $24, 0x1a050
    ai $39, $39, 7
    shufb $84, $54, $41, $31
    and $41, $19, $10
    rotqbyi $47, $47, 6
    xor $29, $29, $6
    lqd $38, 4112($38)
    selb $54, $9, $115, $116
    lnop
    a $53, $53, $78
    lqa $11, 0x180b0
    selb $96, $96, $51, $13
    lnop
    andc $119, $119, $9
    lnop
    or $28, $63, $28
    lnop
    selb $112, $121, $112, $105
    rotqby $56, $56, $79
    selb $109, $109, $21, $100
    rotqbyi $100, $20, 0
    andc $99, $99, $125
    lqa $21, 0x18070
    or $105, $106, $108
    lqa $63, 0x18000
    xor $66, $66, $45
    stqa $112, 0x1a060
    xor $26, $26, $86
    stqa $54, 0x1a070
    selb $126, $126, $58, $119
    rotqbyi $56, $56, 13
    selb $95, $95, $50, $36
    lqa $51, 0x180c0
    selb $55, $14, $107, $41
    shufb $82, $23, $34, $31
    and $23, $28, $120
    shufb $65, $67, $65, $43
    selb $121, $17, $121, $35
    lnop
    andi $56, $56, 255
    cbd $67, 0($15)
    xor $103, $103, $6
    lqa $34, 0x18010
    selb $119, $58, $9, $119
    stqd $65, 7584($100)
    andc $65, $83, $111
    lqa $9, 0x18050
    selb $106, $117, $106, $108
    shufb $83, $49, $60, $31
    xor $110, $110, $94
    cbd $49, 0($18)
    selb $35, $8, $17, $35
    lnop
    andc $19, $19, $14
    stqa $55, 0x1a080
    selb $60, $113, $96, $23
    lqa $17, 0x18070
    selb $108, $111, $109, $64
    stqa $106, 0x1a090
    xor $97, $97, $81
    lqa $6, 0x180e0
    selb $111, $102, $111, $65
    rotqbii $47, $47, 1
    andc $28, $28, $113
    stqa $60, 0x1a0a0
    or $104, $37, $104
    stqa $108, 0x1a0b0
    selb $37, $10, $124, $19
    lqd $10, 64($32)
    xor $9, $9, $87
    lqa $58, 0x180f0
    or $109, $109, $64
    stqa $104, 0x1a0c0
    xor $63, $63, $84
    lqd $20, 7920($20)
    xor $64, $7, $88
    rotqbyi $61, $53, 0
    or $96, $96, $23
    lnop
    xor $21, $21, $89
    shlqbii $23, $109, 1
    or $97, $12, $97
    lnop
    or $21, $68, $21
    lqa $68, 0x18010
    or $116, $115, $116
    lqa $115, 0x18020
    or $29, $29, $66
    lqa $66, 0x18020
    and $70, $21, $62
    stqa $48, 0x1a0d0
    andc $71, $21, $119
    lnop
    xor $21, $11, $93
    rotqby $10, $10, $79
    xor $68, $68, $83
    lqa $7, 0x180c0
    selb $125, $25, $125, $99
    stqa $62, 0x1a0e0
    andc $44, $44, $117
    lnop
    or $64, $64, $9
    lqa $8, 0x180a0
    selb $114, $114, $25, $99
    lnop
    andi $99, $18, -16
    lqa $9, 0x18070
    xor $66, $66, $86
    cbd $72, 0($39)
    selb $117, $46, $117, $44
    stqa $116, 0x1a0f0
    selb $123, $50, $123, $36
    shufb $81, $52, $38, $31
    or $107, $107, $41
    rotqbyi $41, $10, 13
    selb $118, $118, $102, $65
    lnop
    and $102, $97, $96
    shufb $20, $56, $20, $43
    and $43, $29, $105
    lqa $10, 0x18030
    xor $30, $30, $91
    stqa $107, 0x1a100
    or $56, $118, $102
    lnop
    or $40, $66, $40
    lnop
    or $16, $16, $30
    stqd $20, 7920($100)
    and $100, $40, $104
    stqa $105, 0x1a110
    and $20, $16, $116
    lqd $30, 7584($53)
    andi $41, $41, 255
    lnop
    and $66, $64, $48
    lqa $11, 0x18000
    or $63, $63, $68
    stqa $96, 0x1a120
    selb $23, $23, $47, $75
    lqa $12, 0x18020
    selb $47, $121, $35, $66
    lqa $13, 0x180c0
    selb $124, $124, $14, $19
    lqa $68, 0x18060
    selb $65, $123, $95, $100
    stqa $109, 0x1a130
    selb $122, $122, $46, $44
    lqa $44, 0x18090
    and $46, $63, $23
    lqd $109, 192($32)
    selb $120, $120, $69, $28
    lqa $14, 0x180b0
    selb $38, $125, $114, $46
    lnop
    or $110, $110, $21
    shlqbii $21, $56, 1
    selb $52, $124, $37, $20
    lnop
    and $19, $110, $107
    stqa $38, 0x1a040
    or $46, $114, $46
    shufb $30, $41, $30, $67
    selb $41, $117, $122, $19
    stqa $65, 0x1a050
    selb $36, $119, $126, $70
    lqa $15, 0x18030
    selb $113, $69, $113, $28
    stqa $47, 0x1a060
    andc $64, $64, $121
    stqa $36, 0x1a070
    andc $29, $29, $113
    stqa $52, 0x1a080
    selb $69, $113, $120, $43
    shlqbii $108, $108, 1
    or $70, $126, $70
    lqa $126, 0x180d0
    or $50, $95, $100
    rotqby $109, $109, $79
    selb $118, $111, $118, $102
    lqa $102, 0x18060
    andc $110, $110, $117
    stqa $41, 0x1a090
    andc $100, $16, $124
    stqa $69, 0x1a0a0
    xor $51, $51, $94
    lqa $16, 0x18080
    xor $17, $17, $85
    stqa $118, 0x1a0b0
    or $122, $122, $19
    lqd $95, 64($32)
    or $35, $35, $66
    stqa $46, 0x1a0c0
    andc $40, $40, $123
    stqa $50, 0x1a0d0
    or $37, $37, $20
    stqa $35, 0x1a0e0
    xor $57, $57, $91
    stqa $70, 0x1a0f0
    selb $33, $21, $33, $75
    lnop
    xor $44, $44, $89
    lqa $21, 0x18030
    or $43, $120, $43
    rotqbii $98, $98, 1
    selb $120, $107, $55, $110
    stqa $37, 0x1a100
    xor $45, $58, $45
    lnop
    xor $102, $102, $88
    lnop
    xor $101, $101, $92
    lqa $58, 0x18000
    andc $97, $97, $111
    stqa $122, 0x1a110
    xor $42, $42, $85
    stqa $43, 0x1a120
    xor $21, $21, $83
    stqa $56, 0x1a130
    selb $123, $59, $123, $40
    lqd $56, 192($32)
    selb $111, $60, $111, $97
    stqd $30, 7584($61)
    xor $115, $115, $84
    rotqbyi $109, $109, 13
    selb $117, $55, $117, $110
    lqa $18, 0x18090
    or $57, $101, $57
    lqd $53, 7920($53)
    selb $119, $112, $119, $71
    lqa $19, 0x180b0
    and $55, $57, $37
    lnop
    andc $63, $63, $125
    shlqbii $118, $118, 1
    or $115, $115, $21
    rotqby $95, $95, $79
    or $45, $103, $45
    rotqby $56, $56, $79
    xor $27, $27, $87
    lqa $20, 0x18070
    and $103, $115, $46
    lqa $21, 0x18060
    andi $109, $109, 255
    lnop
    xor $34, $34, $81
    rotqbyi $95, $95, 13
    or $42, $26, $42
    lnop
    selb $104, $104, $59, $40
    rotqbyi $56, $56, 13
    xor $58, $58, $82
    shufb $109, $109, $53, $67
    a $99, $99, $78
    lnop
    or $34, $58, $34
    lnop
    andi $56, $56, 255
    rotqbii $58, $22, 1
    selb $98, $108, $98, $75
    lqa $53, 0x18080
    andi $95, $95, 255
    lnop
    selb $108, $123, $104, $103
    lnop
    selb $67, $23, $98, $63
    lqa $22, 0x180d0
    and $40, $34, $33
    stqd $109, 7920($61)
    selb $125, $98, $125, $63
    lqa $23, 0x180e0
    selb $48, $48, $24, $64
    lnop
    selb $60, $96, $60, $97
    lnop
    selb $112, $62, $112, $71
    lqd $62, 7584($99)
    selb $113, $106, $113, $29
    lqa $71, 0x18060
    and $63, $45, $43
    lnop
    selb $121, $24, $121, $64
    rotqbyi $64, $99, 0
    selb $97, $105, $106, $29
    lqa $24, 0x18020
    or $109, $67, $40
    lnop
    xor $126, $126, $93
    lqa $25, 0x18020
    and $105, $42, $50
    lnop
    selb $96, $111, $60, $63
    lnop
    or $61, $102, $27
    shufb $95, $95, $62, $49
    selb $110, $125, $67, $40
    lnop
    xor $53, $53, $90
    lnop
    selb $106, $121, $48, $105
    lqa $40, 0x180f0
    selb $116, $116, $54, $100
    lqa $26, 0x180d0
    selb $54, $54, $124, $100
    stqa $110, 0x1a040
    or $44, $53, $44
    stqd $95, 7584($64)
    or $107, $104, $103
    lnop
    and $103, $61, $35
    stqa $108, 0x1a050
    or $126, $51, $126
    lnop
    or $105, $48, $105
    lqa $27, 0x18050
    selb $104, $119, $112, $103
    stqa $106, 0x1a060
    and $48, $44, $70
    lqd $99, 7920($99)
    selb $100, $117, $120, $55
    stqa $104, 0x1a070
    and $51, $126, $122
    lqa $28, 0x180f0
    selb $102, $54, $116, $48
    lqa $29, 0x180c0
    or $103, $112, $103
    lqa $30, 0x18040
    selb $98, $113, $97, $51
    stqa $102, 0x1a080
    andc $45, $45, $111
    stqa $100, 0x1a090
    xor $31, $68, $86
    stqa $98, 0x1a0a0
    or $101, $116, $48
    stqa $96, 0x1a0b0
    or $97, $97, $51
    lqd $51, 64($32)
    andc $57, $57, $117
    shufb $49, $56, $99, $49
    andc $61, $61, $119
    stqa $109, 0x1a0c0
    ai $56, $127, 1
    stqa $107, 0x1a0d0
    selb $58, $118, $58, $75
    stqa $105, 0x1a0e0
    andi $39, $39, -16
    stqa $103, 0x1a0f0
    or $99, $120, $55
    rotqby $51, $51, $79
    a $39, $39, $78
    stqa $101, 0x1a100
    andc $42, $42, $121
    stqd $49, 7920($64)
    or $95, $60, $63
    stqa $99, 0x1a110
    andc $60, $34, $125
    rotqbyi $51, $51, 13
    andi $34, $56, 7
    lqd $63, 7584($39)
    andc $49, $115, $123
    stqa $97, 0x1a120
    andc $64, $126, $113
    stqa $95, 0x1a130
    andi $51, $51, 255
    lnop
    selb $116, $37, $52, $57
    lqd $32, 192($32)
    selb $115, $52, $117, $57
    rotqbyi $52, $39, 0
    andc $44, $44, $54
    lnop
    selb $123, $38, $123, $49
    shufb $51, $51, $63, $72
    rotmi $56, $56, -3
    lnop
    selb $114, $122, $41, $64
    hbrr levenshtein_steady_tap_branch, levenshtein_steady_tap_loop
    selb $126, $33, $58, $60
    rotqby $32, $32, $79
    selb $120, $35, $47, $61
    stqd $51, 7584($52)
    selb $118, $70, $36, $44
    lnop
    selb $124, $46, $38, $49
    lqd $39, 7920($39)
    selb $119, $47, $119, $61
    rotqbyi $32, $32, 13
    shli $47, $34, 5
    lnop
    selb $113, $41, $113, $64
    lnop
    selb $122, $50, $65, $42
    lnop
    andi $50, $32, 255
    lqa $32, 0x18080
    selb $121, $65, $121, $42
    lqa $33, 0x18090
    selb $112, $43, $69, $45
    shufb $39, $50, $39, $72
    selb $117, $36, $54, $44
    lqa $34, 0x18030
    xor $35, $71, $84
    lqa $36, 0x18020
    selb $125, $58, $125, $60
    shlqbii $37, $95, 1
    selb $111, $69, $111, $45
    stqd $39, 7920($52)
    a $38, $47, $56
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
