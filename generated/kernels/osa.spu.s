# osa in the wavefront layout, 8 rows a lane, for spu.
#
# Made by: minterm compile osa --layout wavefront --target spu --alphabet ACGT --rows 8 --emit asm
#
# Local store:
#     0x18000 a         planes of a's symbols, one word a register and plane
#     0x18100 windows   windows of b's symbols, eight shifted copies a residue and plane
#     0x19100 active    windows of "column exists", eight shifted copies a residue
#     0x19900 vertical  vertical flow, one word a register and plane, in and out
#     0x19a80 down      downward flow of the last step, one word a register and plane, in and out
#     0x19c80 top       top edge, one byte a column and plane, in
#     0x1a1c0 bottom    bottom edge, one byte a step and plane, out
#     0x1a700 tap       scratch, one word a plane and register
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
#     recurrence osa
#       predicate match: a[i] == b[j]
#       int D[0][j] = j
#       int D[i][0] = i
#       int D[i][j] = min(D[i-1][j] + 1, D[i][j-1] + 1, D[i-1][j-1] + (match ? 0 : 1), (match_here[i-1][j] and match_here[i][j-1] ? D_up1_left1[i-1][j-1] : D[i-1][j-1]) + 1)
#       bool match_here[0][j] = false
#       bool match_here[i][0] = false
#       bool match_here[i][j] = match
#       int D_up1_left1[0][j] = j
#       int D_up1_left1[i][0] = i
#       int D_up1_left1[i][j] = D[i-1][j-1]
#       answer D[m][n]
#
# Codes of symbols, of which bit p is in plane p:
#     a and b: 'A' 0, 'C' 1, 'G' 2, 'T' 3
#
# Codes of what crosses the edges of cells, bit 0 on the right; bit p is in plane p, and * may be
# either:
#     vertical, D[i][j-1] - D[i-1][j-1]; match_here[i][j-1]; D_up1_left1[i-1][j-1] - D[i-1][j-1]:
#         (-1, 0, -1) = 000
#         (0, 0, -1) = 011
#         (0, 1, -1) = 111
#         (1, 0, -1) = 1*0
#         row 1, 2, .. at the left edge (j - 1 = 0): code 4
#     horizontal, D[i-1][j] - D[i-1][j-1]; match_here[i-1][j]; D_up1_left1[i-1][j] - D[i-1][j-1]:
#         (-1, 0, -1) = 10**
#         (0, 0, -1) = 1110
#         (0, 0, 0) = 0110
#         (0, 1, 0) = 010*
#         (1, 0, 0) = 001*
#         (1, 1, 1) = 000*
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
#     down      32 words, which may be anything at first
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
# A cell: 8 gates, nothing proved (shipped).
# spu: 11 gates, depth 7, 0 moves, 9 live registers
# inputs v0 v1 v2 h0 h1 h2 h3 a0 a1 b0 b1
# g0 = xor(a0, b0)
# g1 = xor(a1, b1)
# g2 = or(g0, g1)
# g3 = andc(v2, v0)
# g4 = selb(v2, g3, h1)
# g5 = and(g2, h2)
# g6 = selb(g2, g5, h3)
# g7 = selb(v0, g4, g6)
# g8 = selb(v0, g3, g7)
# g9 = selb(h3, g8, g5)
# g10 = xor(g8, h2)
# v0' = g10
# v1' = g10
# v2' = g9
# h0' = 0
# h1' = g2
# h2' = g7
# h3' = g3

constants:
    .long 0x00018000, 0x00018000, 0x00018000, 0x00018000
    .long 0x03030303, 0x03030303, 0x03030303, 0x03030303
    .long 0x00010203, 0x04050607, 0x08090a0b, 0x0c0d0e0f
    .long 0x00000000, 0x00000000, 0x00000000, 0x00000001
    .long 0x0001a000, 0x0001a000, 0x0001a000, 0x0001a000
    .long 0x00000000, 0x00000000, 0x00000000, 0x00000000
    .long 0x01020304, 0x05060708, 0x090a0b0c, 0x0d0e0f10

.global osa_edge
.align 3
osa_edge:
    lqa $48, 0x0
    lqa $47, 0x10
    lqa $46, 0x20
    lqa $45, 0x30
    lqa $44, 0x40
    lqa $43, 0x50
    lqa $42, 0x60
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
    lqa $86, 0x19b80
    lqa $85, 0x19b90
    lqa $84, 0x19ba0
    lqa $83, 0x19bb0
    lqa $82, 0x19bc0
    lqa $81, 0x19bd0
    lqa $80, 0x19be0
    lqa $79, 0x19bf0
    lqa $78, 0x19c00
    lqa $77, 0x19c10
    lqa $76, 0x19c20
    lqa $75, 0x19c30
    lqa $74, 0x19c40
    lqa $73, 0x19c50
    lqa $72, 0x19c60
    lqa $71, 0x19c70
    andi $6, $3, 7
    rotmi $7, $3, -3
    shli $6, $6, 5
    a $6, $6, $7
    andi $7, $6, -16
    a $7, $7, $48
    lqd $8, 768($7)
    lqd $9, 784($7)
    shufb $6, $6, $6, $47
    andbi $6, $6, 15
    a $6, $6, $46
    shufb $70, $8, $9, $6
    lqd $8, 1024($7)
    lqd $9, 1040($7)
    shufb $69, $8, $9, $6
    lqd $8, 4608($7)
    lqd $9, 4624($7)
    shufb $68, $8, $9, $6
    lqd $8, 1280($7)
    lqd $9, 1296($7)
    shufb $67, $8, $9, $6
    lqd $8, 1536($7)
    lqd $9, 1552($7)
    shufb $66, $8, $9, $6
    lqd $8, 4864($7)
    lqd $9, 4880($7)
    shufb $65, $8, $9, $6
    lqd $8, 1792($7)
    lqd $9, 1808($7)
    shufb $64, $8, $9, $6
    lqd $8, 2048($7)
    lqd $9, 2064($7)
    shufb $63, $8, $9, $6
    lqd $8, 5120($7)
    lqd $9, 5136($7)
    shufb $62, $8, $9, $6
    lqd $8, 2304($7)
    lqd $9, 2320($7)
    shufb $61, $8, $9, $6
    lqd $8, 2560($7)
    lqd $9, 2576($7)
    shufb $60, $8, $9, $6
    lqd $8, 5376($7)
    lqd $9, 5392($7)
    shufb $59, $8, $9, $6
    lqd $8, 2816($7)
    lqd $9, 2832($7)
    shufb $58, $8, $9, $6
    lqd $8, 3072($7)
    lqd $9, 3088($7)
    shufb $57, $8, $9, $6
    lqd $8, 5632($7)
    lqd $9, 5648($7)
    shufb $56, $8, $9, $6
    lqd $8, 3328($7)
    lqd $9, 3344($7)
    shufb $55, $8, $9, $6
    lqd $8, 3584($7)
    lqd $9, 3600($7)
    shufb $54, $8, $9, $6
    lqd $8, 5888($7)
    lqd $9, 5904($7)
    shufb $53, $8, $9, $6
    lqd $8, 3840($7)
    lqd $9, 3856($7)
    shufb $52, $8, $9, $6
    lqd $8, 4096($7)
    lqd $9, 4112($7)
    shufb $51, $8, $9, $6
    lqd $8, 6144($7)
    lqd $7, 6160($7)
    shufb $50, $8, $7, $6
    sf $49, $3, $4
    ori $127, $3, 0
    cgti $2, $49, 0
    brz $2, osa_edge_end
    lqa $2, 0x18090
    lqa $14, 0x180c0
    lqa $3, 0x180c0
    lqa $4, 0x18060
    lqa $5, 0x18060
    lqa $6, 0x180a0
    lqa $7, 0x180b0
    lqa $8, 0x180f0
    lqa $9, 0x180e0
    lqa $10, 0x18040
    lqa $11, 0x180d0
    xor $12, $14, $67
    lqa $13, 0x18070
    andc $14, $103, $105
    lqa $15, 0x180e0
    lqa $16, 0x18050
    lqa $17, 0x18030
    lqa $18, 0x18080
    lqa $19, 0x18080
    lqa $20, 0x180d0
    lqa $21, 0x18020
# 943 cycles an iteration, 943 at least: 943 instructions for the even pipe, 369 for the odd one; 0 cycles of nops alone
.align 3
osa_edge_loop:
    shli $102, $127, 3
    lnop
    xor $2, $2, $57
    lnop
    ai $98, $127, 1
    lnop
    andc $94, $118, $120
    lnop
    xor $69, $8, $69
    lnop
    andc $8, $109, $111
    lqa $90, 0x180f0
    andi $86, $98, 7
    lqa $82, 0x18090
    xor $3, $3, $64
    lnop
    andc $78, $106, $108
    lnop
    selb $77, $103, $14, $77
    lqa $22, 0x180e0
    rotmi $98, $98, -3
    lnop
    xor $21, $21, $52
    lnop
    shli $86, $86, 5
    lnop
    andi $23, $102, -16
    lnop
    andc $24, $121, $123
    lnop
    a $25, $23, $44
    lnop
    xor $70, $9, $70
    lnop
    xor $90, $90, $66
    lnop
    or $70, $70, $69
    lnop
    xor $82, $82, $60
    lqa $69, 0x18030
    a $23, $23, $48
    lnop
    and $9, $70, $76
    lnop
    a $98, $86, $98
    lnop
    xor $16, $16, $54
    shlqbii $71, $71, 1
    selb $85, $109, $8, $85
    lnop
    xor $66, $20, $66
    lnop
    xor $19, $19, $58
    lnop
    andi $20, $98, -16
    lqd $86, 112($25)
    xor $69, $69, $51
    lnop
    a $20, $20, $48
    lnop
    andc $26, $112, $114
    lnop
    or $66, $12, $66
    lnop
    xor $18, $18, $61
    lqd $12, 7296($23)
    and $27, $66, $80
    lqd $28, 7632($23)
    or $82, $18, $82
    lqa $18, 0x18010
    selb $81, $106, $78, $81
    lqa $29, 0x180a0
    selb $30, $66, $27, $79
    lnop
    xor $10, $10, $55
    lnop
    xor $13, $13, $57
    rotqby $86, $86, $102
    selb $31, $70, $9, $75
    lqd $23, 7968($23)
    xor $4, $4, $58
    lnop
    selb $101, $121, $24, $101
    lnop
    xor $29, $29, $64
    lnop
    or $4, $4, $13
    lnop
    selb $81, $108, $81, $30
    shufb $98, $98, $98, $47
    xor $67, $22, $67
    lnop
    selb $77, $105, $77, $31
    lnop
    and $31, $4, $92
    lnop
    or $21, $21, $69
    lnop
    selb $69, $105, $14, $77
    lnop
    selb $22, $108, $78, $81
    lnop
    xor $76, $69, $76
    lnop
    xor $11, $11, $63
    rotqbii $30, $86, 1
    xor $64, $15, $64
    lnop
    and $15, $21, $100
    lnop
    selb $89, $112, $26, $89
    lnop
    or $90, $67, $90
    lqd $67, 272($20)
    or $3, $3, $11
    lqa $11, 0x18070
    andbi $98, $98, 15
    lnop
    selb $79, $79, $22, $27
    shlqbii $72, $72, 1
    and $27, $90, $81
    lnop
    xor $7, $7, $63
    lnop
    selb $75, $75, $69, $9
    lnop
    selb $69, $4, $31, $91
    rotqby $12, $12, $102
    and $9, $82, $88
    lqa $13, 0x18050
    or $7, $29, $7
    lqd $29, 512($20)
    andc $32, $115, $117
    lnop
    selb $104, $104, $76, $68
    lqa $33, 0x18000
    a $98, $98, $46
    lnop
    selb $34, $90, $27, $78
    rotqby $23, $23, $102
    selb $35, $21, $15, $99
    lnop
    selb $105, $105, $76, $68
    lnop
    or $10, $10, $16
    lnop
    selb $97, $118, $94, $97
    lnop
    selb $103, $103, $75, $68
    lqd $75, 528($20)
    and $68, $7, $84
    shlqbii $74, $74, 1
    selb $106, $106, $79, $65
    lnop
    selb $71, $71, $30, $45
    lqd $30, 256($20)
    selb $101, $123, $101, $35
    lnop
    or $2, $19, $2
    lnop
    selb $19, $123, $24, $101
    lnop
    xor $11, $11, $54
    lnop
    and $35, $10, $96
    rotqbii $79, $12, 1
    selb $16, $7, $68, $83
    shufb $30, $30, $67, $98
    xor $80, $22, $80
    lnop
    selb $85, $111, $85, $16
    rotqbii $16, $23, 1
    andc $22, $124, $126
    shlqbii $67, $43, 1
    xor $33, $33, $30
    shufb $75, $29, $75, $98
    selb $29, $111, $8, $85
    lnop
    selb $76, $82, $9, $87
    lnop
    selb $93, $115, $32, $93
    lnop
    xor $18, $18, $75
    lnop
    selb $93, $117, $93, $69
    lqa $69, 0x18060
    selb $108, $108, $80, $65
    lnop
    selb $83, $83, $29, $68
    lnop
    or $18, $33, $18
    lnop
    selb $89, $114, $89, $76
    rotqby $28, $28, $102
    andc $76, $106, $108
    lnop
    selb $109, $109, $83, $62
    lnop
    selb $83, $117, $32, $93
    lnop
    selb $79, $74, $79, $45
    lnop
    selb $79, $10, $35, $95
    lqa $74, 0x180b0
    selb $7, $106, $76, $7
    lnop
    selb $33, $114, $26, $89
    lnop
    xor $92, $83, $92
    lnop
    selb $72, $72, $16, $45
    shlqbii $73, $73, 1
    selb $97, $120, $97, $79
    lnop
    and $79, $3, $85
    shufb $16, $14, $14, $42
    xor $84, $29, $84
    lnop
    selb $87, $87, $33, $9
    lnop
    selb $91, $91, $83, $31
    lnop
    xor $88, $33, $88
    rotqbii $33, $28, 1
    selb $83, $3, $79, $8
    lnop
    xor $100, $19, $100
    lnop
    selb $31, $120, $94, $97
    lnop
    selb $107, $107, $80, $65
    lqd $80, 784($20)
    ai $49, $49, -1
    lnop
    xor $6, $6, $61
    shlqbii $9, $70, 1
    selb $83, $108, $7, $83
    rotqbyi $7, $23, 1
    selb $99, $99, $19, $15
    shufb $70, $70, $70, $42
    xor $96, $31, $96
    lnop
    and $15, $18, $72
    lnop
    selb $110, $110, $84, $62
    rotqbii $7, $7, 1
    selb $19, $108, $76, $83
    lnop
    selb $112, $112, $87, $59
    lnop
    selb $114, $114, $88, $59
    lnop
    selb $120, $120, $96, $53
    lnop
    andc $87, $112, $114
    rotqbyi $29, $28, 1
    andc $68, $103, $105
    lnop
    selb $116, $116, $92, $56
    lnop
    selb $119, $119, $96, $53
    lnop
    selb $95, $95, $31, $35
    rotqbii $29, $29, 1
    selb $66, $103, $68, $66
    lnop
    selb $113, $113, $88, $59
    lnop
    selb $118, $118, $95, $53
    lnop
    selb $66, $105, $66, $34
    lnop
    and $34, $2, $93
    rotqbyi $95, $12, 1
    selb $88, $18, $15, $71
    lqa $31, 0x18020
    selb $122, $122, $100, $50
    lnop
    selb $73, $73, $33, $45
    shufb $33, $70, $90, $42
    selb $117, $117, $92, $56
    lqd $92, 4624($20)
    selb $115, $115, $91, $56
    lnop
    selb $73, $124, $22, $73
    lnop
    ai $127, $127, 1
    lnop
    xor $74, $74, $60
    lnop
    selb $88, $126, $73, $88
    lnop
    or $74, $6, $74
    lnop
    xor $5, $5, $55
    lqa $6, 0x180c0
    xor $73, $69, $52
    lnop
    selb $69, $2, $34, $32
    lnop
    selb $4, $112, $87, $4
    lqd $91, 4368($20)
    or $5, $5, $11
    lqd $11, 4352($20)
    and $35, $74, $89
    lnop
    selb $111, $111, $84, $62
    lqd $84, 768($20)
    selb $70, $105, $68, $66
    lnop
    selb $121, $121, $99, $50
    lqd $99, 1296($20)
    selb $78, $78, $70, $27
    lnop
    andc $27, $109, $111
    lnop
    selb $9, $9, $29, $45
    rotqbyi $29, $28, 2
    selb $96, $126, $22, $88
    lnop
    selb $79, $8, $19, $79
    shlqbii $90, $90, 1
    xor $81, $70, $81
    lnop
    selb $4, $114, $4, $69
    rotqbyi $8, $86, 2
    selb $103, $103, $78, $65
    shufb $11, $11, $91, $98
    selb $123, $123, $100, $50
    lnop
    selb $71, $71, $96, $15
    lnop
    selb $15, $74, $35, $26
    lnop
    xor $96, $96, $72
    lnop
    selb $82, $109, $27, $82
    lqd $72, 1040($20)
    and $100, $5, $97
    shufb $70, $84, $80, $98
    xor $6, $6, $61
    rotqbii $29, $29, 1
    selb $124, $124, $71, $11
    lnop
    selb $71, $5, $100, $94
    lqa $84, 0x180f0
    selb $80, $114, $87, $4
    lnop
    selb $106, $106, $79, $62
    shlqbii $79, $77, 1
    andc $91, $115, $117
    lqa $78, 0x18000
    xor $17, $17, $75
    lnop
    selb $105, $105, $81, $65
    lqd $36, 1280($20)
    selb $104, $104, $81, $65
    shlqbii $81, $68, 1
    selb $10, $115, $91, $10
    lqa $65, 0x180d0
    xor $93, $80, $93
    lnop
    selb $82, $111, $82, $15
    lqd $15, 1024($20)
    xor $85, $19, $85
    rotqbii $95, $95, 1
    selb $80, $32, $80, $34
    lqa $32, 0x180b0
    selb $126, $126, $96, $11
    lqa $34, 0x18040
    xor $84, $84, $63
    shufb $16, $16, $68, $42
    selb $68, $111, $27, $82
    lqa $63, 0x180a0
    andc $19, $118, $120
    lnop
    selb $95, $67, $95, $45
    lnop
    xor $13, $13, $51
    rotqbyi $95, $86, 1
    selb $26, $26, $68, $35
    shufb $69, $15, $72, $98
    selb $112, $112, $80, $56
    lnop
    xor $65, $65, $60
    lnop
    xor $34, $34, $52
    lnop
    xor $89, $68, $89
    shufb $77, $77, $77, $42
    or $6, $6, $65
    lqa $65, 0x180f0
    selb $21, $118, $19, $21
    lnop
    xor $31, $31, $30
    lqa $68, 0x18070
    or $13, $34, $13
    lnop
    andc $34, $124, $126
    lnop
    xor $63, $63, $58
    lnop
    or $17, $31, $17
    rotqbyi $31, $23, 2
    selb $71, $117, $10, $71
    lnop
    selb $79, $79, $7, $45
    lnop
    selb $90, $90, $29, $45
    lnop
    selb $29, $117, $91, $71
    shlqbii $14, $14, 1
    xor $7, $68, $75
    rotqbii $95, $95, 1
    xor $32, $32, $57
    lnop
    or $84, $64, $84
    lnop
    and $64, $13, $101
    lqa $68, 0x18010
    xor $65, $65, $60
    lnop
    selb $60, $13, $64, $24
    lnop
    selb $100, $94, $29, $100
    shufb $67, $36, $99, $98
    xor $78, $78, $70
    lnop
    andc $99, $103, $105
    lnop
    selb $114, $114, $93, $56
    shufb $33, $33, $84, $42
    xor $97, $29, $97
    lnop
    and $29, $17, $88
    lqd $36, 1536($20)
    or $63, $63, $32
    lnop
    selb $60, $120, $21, $60
    shufb $77, $77, $66, $42
    selb $21, $17, $29, $22
    lnop
    xor $68, $68, $69
    lqd $32, 4608($20)
    selb $111, $111, $89, $59
    lnop
    selb $94, $120, $19, $60
    lnop
    or $78, $78, $68
    lqa $10, 0x180e0
    andc $80, $121, $123
    lnop
    selb $115, $115, $100, $53
    rotqbyi $100, $12, 2
    selb $113, $113, $93, $56
    rotqbyi $93, $86, 3
    and $72, $84, $83
    lqa $15, 0x18040
    selb $3, $103, $99, $3
    lnop
    selb $68, $84, $72, $76
    lnop
    selb $18, $121, $80, $18
    lnop
    selb $109, $109, $26, $59
    lnop
    selb $18, $123, $18, $21
    lnop
    selb $110, $110, $89, $59
    lnop
    selb $64, $24, $94, $64
    lnop
    selb $9, $124, $34, $9
    lnop
    selb $95, $14, $95, $45
    rotqbii $100, $100, 1
    and $14, $78, $79
    lnop
    selb $3, $105, $3, $68
    lnop
    selb $68, $78, $14, $95
    lnop
    and $24, $63, $4
    lnop
    xor $101, $94, $101
    lnop
    selb $117, $117, $97, $53
    cdd $94, 0($102)
    selb $102, $123, $80, $18
    lnop
    selb $119, $119, $101, $50
    lnop
    selb $89, $105, $99, $3
    lqa $21, 0x18050
    selb $9, $126, $9, $68
    rotqbii $8, $8, 1
    selb $118, $118, $64, $50
    lnop
    selb $64, $126, $34, $9
    lqa $26, 0x180c0
    selb $125, $125, $96, $11
    lnop
    selb $22, $22, $102, $29
    lnop
    and $29, $6, $82
    rotqbii $31, $31, 1
    xor $79, $64, $79
    lnop
    andc $96, $115, $117
    lqa $35, 0x18090
    selb $81, $81, $8, $45
    lnop
    andc $8, $112, $114
    shufb $68, $32, $92, $98
    selb $95, $95, $64, $14
    lnop
    selb $108, $108, $85, $62
    lqa $64, 0x18040
    andc $14, $109, $111
    lnop
    selb $126, $126, $79, $68
    lqa $92, 0x18070
    selb $125, $125, $79, $68
    lnop
    selb $120, $120, $101, $50
    lnop
    xor $21, $21, $75
    lqa $101, 0x18000
    xor $15, $15, $67
    lnop
    xor $61, $10, $61
    lnop
    xor $92, $92, $51
    lqa $10, 0x18020
    selb $79, $63, $24, $87
    lnop
    selb $124, $124, $95, $68
    lqa $95, 0x18080
    selb $121, $121, $22, $11
    lnop
    or $92, $73, $92
    lnop
    xor $102, $102, $88
    lnop
    selb $2, $109, $14, $2
    lqd $88, 1552($20)
    xor $83, $89, $83
    lnop
    xor $35, $35, $54
    lnop
    or $61, $61, $65
    lnop
    xor $64, $64, $30
    lnop
    andc $73, $106, $108
    lnop
    and $65, $92, $60
    shlqbii $22, $66, 1
    selb $116, $116, $97, $53
    lnop
    selb $74, $106, $73, $74
    lnop
    or $21, $64, $21
    lnop
    selb $79, $111, $2, $79
    shufb $33, $33, $61, $42
    andc $2, $118, $120
    lnop
    selb $64, $6, $29, $27
    rotqbyi $97, $28, 3
    selb $89, $76, $89, $72
    lnop
    xor $95, $95, $55
    lnop
    selb $123, $123, $102, $11
    lnop
    selb $76, $111, $14, $79
    shufb $16, $16, $99, $42
    selb $17, $118, $2, $17
    lnop
    selb $122, $122, $102, $11
    lnop
    selb $102, $92, $65, $19
    lqa $72, 0x18030
    xor $4, $76, $4
    rotqbii $93, $93, 1
    selb $13, $115, $96, $13
    shufb $66, $36, $88, $98
    or $95, $95, $35
    lnop
    selb $87, $87, $76, $24
    lnop
    xor $101, $101, $67
    lqa $76, 0x180d0
    selb $102, $117, $13, $102
    lnop
    selb $74, $108, $74, $64
    lnop
    xor $10, $10, $70
    shlqbii $64, $43, 1
    selb $13, $108, $73, $74
    lnop
    and $24, $95, $71
    shlqbii $84, $84, 1
    selb $27, $27, $13, $29
    lnop
    selb $111, $111, $4, $56
    lnop
    xor $72, $72, $69
    shlqbii $99, $99, 1
    selb $29, $117, $96, $102
    lnop
    selb $35, $95, $24, $91
    lnop
    xor $82, $13, $82
    lnop
    and $13, $21, $18
    lnop
    selb $105, $105, $83, $62
    lnop
    xor $76, $76, $57
    lqa $88, 0x18010
    selb $19, $19, $29, $65
    lqa $65, 0x18060
    selb $5, $112, $8, $5
    lnop
    or $72, $10, $72
    lnop
    selb $109, $109, $87, $56
    lnop
    selb $5, $114, $5, $35
    rotqbyi $35, $23, 3
    selb $107, $107, $85, $62
    lnop
    xor $26, $26, $58
    lqd $85, 4880($20)
    xor $88, $88, $66
    lnop
    selb $87, $21, $13, $80
    lnop
    selb $22, $22, $31, $45
    lnop
    selb $31, $114, $8, $5
    shufb $77, $77, $3, $42
    andc $10, $124, $126
    lnop
    selb $87, $120, $17, $87
    lnop
    selb $110, $110, $4, $56
    lqd $4, 4864($20)
    and $17, $72, $9
    lqd $36, 1792($20)
    selb $108, $108, $82, $59
    lnop
    selb $106, $106, $27, $59
    lqa $27, 0x18040
    selb $100, $64, $100, $45
    lnop
    selb $100, $120, $2, $87
    lnop
    or $76, $26, $76
    lnop
    xor $26, $65, $30
    lnop
    selb $90, $124, $10, $90
    rotqbyi $64, $12, 3
    selb $103, $103, $89, $62
    lqa $89, 0x180a0
    selb $99, $99, $93, $45
    lqa $93, 0x18050
    selb $32, $72, $17, $34
    lnop
    selb $104, $104, $83, $62
    lqa $83, 0x180b0
    or $101, $101, $88
    lnop
    and $88, $61, $74
    lnop
    xor $18, $100, $18
    lnop
    xor $71, $31, $71
    lqa $62, 0x180e0
    selb $91, $91, $31, $24
    lnop
    selb $100, $80, $100, $13
    lnop
    and $80, $76, $79
    shufb $65, $4, $85, $98
    xor $60, $29, $60
    lnop
    and $29, $101, $22
    lnop
    selb $114, $114, $71, $53
    lnop
    andc $85, $103, $105
    lqd $4, 2064($20)
    selb $120, $120, $18, $11
    lnop
    selb $6, $103, $85, $6
    lnop
    selb $13, $61, $88, $73
    lnop
    selb $112, $112, $91, $53
    lnop
    selb $118, $118, $100, $11
    lnop
    or $7, $26, $7
    lqd $26, 1808($20)
    selb $6, $105, $6, $13
    lnop
    xor $93, $93, $69
    lnop
    selb $13, $105, $85, $6
    lnop
    xor $100, $62, $52
    lnop
    xor $74, $13, $74
    rotqbii $35, $35, 1
    selb $116, $116, $60, $50
    rotqbii $64, $64, 1
    xor $89, $89, $30
    lnop
    andc $91, $109, $111
    lnop
    selb $88, $73, $13, $88
    lnop
    selb $119, $119, $18, $11
    lnop
    andc $18, $121, $123
    lnop
    selb $73, $76, $80, $14
    lnop
    andc $13, $106, $108
    lnop
    selb $78, $121, $18, $78
    rotqbii $97, $97, 1
    selb $62, $101, $29, $81
    lnop
    selb $113, $113, $71, $53
    lnop
    and $71, $7, $87
    lnop
    selb $97, $84, $97, $45
    lnop
    selb $78, $123, $78, $32
    lqa $32, 0x180f0
    selb $63, $106, $13, $63
    shlqbii $84, $43, 1
    selb $90, $126, $90, $62
    lqa $24, 0x18050
    selb $117, $117, $60, $50
    lqa $60, 0x18090
    selb $107, $107, $82, $59
    lnop
    selb $84, $84, $64, $45
    shlqbii $84, $43, 1
    selb $82, $126, $10, $90
    lnop
    selb $103, $103, $88, $59
    lnop
    selb $88, $123, $18, $78
    lqa $62, 0x180a0
    selb $95, $109, $91, $95
    lqa $31, 0x180d0
    selb $17, $34, $88, $17
    lnop
    selb $73, $108, $63, $73
    shlqbii $3, $3, 1
    selb $105, $105, $74, $59
    lnop
    xor $60, $60, $51
    lqa $63, 0x18080
    selb $115, $115, $19, $50
    lnop
    selb $121, $121, $17, $68
    lnop
    selb $17, $108, $13, $73
    lnop
    selb $81, $81, $82, $29
    shufb $64, $36, $26, $98
    andc $26, $115, $117
    lnop
    xor $63, $63, $52
    rotqbyi $36, $12, 4
    xor $62, $62, $55
    lnop
    xor $27, $27, $70
    lqa $29, 0x180e0
    or $60, $63, $60
    lnop
    xor $88, $88, $9
    rotqbyi $9, $23, 4
    xor $82, $82, $22
    lnop
    xor $83, $83, $54
    rotqbii $36, $36, 1
    selb $80, $14, $17, $80
    lnop
    selb $104, $104, $74, $59
    lnop
    and $74, $60, $102
    shufb $77, $77, $6, $42
    or $83, $62, $83
    lqa $62, 0x180a0
    xor $79, $17, $79
    lqa $17, 0x18000
    or $93, $27, $93
    lnop
    selb $27, $60, $74, $96
    lnop
    andc $59, $112, $114
    lnop
    selb $21, $115, $26, $21
    lnop
    selb $92, $112, $59, $92
    lnop
    and $14, $83, $5
    lqa $22, 0x18000
    andc $19, $118, $120
    lnop
    xor $57, $32, $57
    shlqbii $6, $6, 1
    selb $32, $7, $71, $2
    lnop
    selb $63, $83, $14, $8
    shlqbii $61, $61, 1
    xor $58, $29, $58
    lnop
    selb $72, $118, $19, $72
    lnop
    selb $95, $111, $95, $63
    lnop
    selb $126, $126, $82, $65
    lnop
    selb $29, $111, $91, $95
    lnop
    selb $124, $124, $81, $65
    lqa $81, 0x180e0
    selb $84, $84, $36, $45
    lqd $84, 3088($20)
    selb $92, $114, $92, $27
    rotqbii $9, $9, 1
    selb $21, $117, $21, $32
    lnop
    andc $32, $124, $126
    lnop
    selb $27, $114, $59, $92
    lnop
    selb $3, $3, $35, $45
    lqd $35, 2048($20)
    andc $36, $103, $105
    lnop
    selb $8, $8, $29, $14
    lnop
    selb $123, $123, $88, $68
    lqa $14, 0x18030
    and $34, $93, $78
    lnop
    selb $106, $106, $80, $56
    lnop
    selb $96, $96, $27, $74
    lnop
    selb $108, $108, $79, $56
    lnop
    selb $107, $107, $79, $56
    lnop
    selb $79, $93, $34, $18
    lnop
    selb $74, $117, $26, $21
    lnop
    xor $102, $27, $102
    lqa $27, 0x18020
    or $58, $58, $57
    shufb $63, $35, $4, $98
    xor $4, $62, $52
    lqa $62, 0x18010
    andc $35, $121, $123
    lnop
    selb $114, $114, $102, $50
    lnop
    selb $125, $125, $82, $65
    lqd $82, 3072($20)
    xor $5, $29, $5
    lnop
    andc $29, $106, $108
    lqa $57, 0x180c0
    xor $87, $74, $87
    lnop
    selb $79, $120, $72, $79
    lnop
    xor $62, $62, $63
    shufb $33, $33, $58, $42
    selb $122, $122, $88, $68
    lnop
    xor $27, $27, $67
    lqa $88, 0x180b0
    xor $17, $17, $64
    lnop
    selb $97, $124, $32, $97
    lnop
    selb $83, $106, $29, $83
    lqa $72, 0x18080
    xor $80, $57, $55
    lnop
    selb $74, $2, $74, $71
    lnop
    selb $109, $109, $8, $53
    lnop
    or $17, $17, $62
    shufb $57, $82, $84, $98
    xor $14, $14, $66
    lnop
    selb $115, $115, $74, $11
    lnop
    or $14, $27, $14
    lnop
    selb $27, $120, $19, $79
    lnop
    selb $112, $112, $96, $50
    lnop
    selb $116, $116, $87, $11
    lqa $96, 0x18060
    xor $31, $31, $54
    lnop
    selb $6, $6, $9, $45
    lnop
    xor $78, $27, $78
    lqd $9, 5120($20)
    and $74, $14, $90
    lqa $84, 0x180b0
    xor $81, $81, $55
    lnop
    and $55, $17, $3
    lnop
    selb $101, $121, $35, $101
    lqd $82, 5136($20)
    xor $72, $72, $30
    lnop
    xor $88, $88, $51
    lnop
    selb $76, $103, $36, $76
    lnop
    selb $120, $120, $78, $68
    lnop
    and $8, $58, $73
    lnop
    selb $71, $14, $74, $10
    lqd $2, 2320($20)
    selb $18, $18, $27, $34
    shufb $62, $9, $82, $98
    selb $119, $119, $78, $68
    lnop
    selb $101, $123, $101, $71
    shufb $16, $16, $85, $42
    xor $96, $96, $70
    lnop
    selb $71, $17, $55, $99
    rotqbyi $78, $28, 4
    or $80, $80, $31
    lnop
    selb $31, $58, $8, $13
    lnop
    and $82, $80, $95
    lnop
    or $88, $4, $88
    lnop
    selb $97, $126, $97, $71
    lnop
    xor $84, $84, $75
    lnop
    selb $71, $80, $82, $91
    lqa $4, 0x18070
    selb $9, $126, $32, $97
    lnop
    selb $76, $105, $76, $31
    lnop
    selb $83, $108, $83, $71
    lnop
    selb $118, $118, $18, $68
    lnop
    selb $99, $99, $9, $55
    lqa $55, 0x18090
    selb $111, $111, $5, $53
    lnop
    selb $113, $113, $102, $50
    lnop
    selb $102, $108, $29, $83
    lqa $18, 0x180f0
    andc $71, $112, $114
    lnop
    selb $117, $117, $87, $11
    lnop
    selb $87, $123, $35, $101
    lnop
    xor $3, $9, $3
    lnop
    andc $9, $115, $117
    rotqbii $78, $78, 1
    selb $124, $124, $99, $62
    rotqbyi $99, $12, 5
    selb $110, $110, $5, $53
    lqa $5, 0x18050
    xor $90, $87, $90
    rotqbyi $31, $23, 6
    selb $87, $10, $87, $74
    lnop
    andc $74, $109, $111
    lnop
    selb $91, $91, $102, $82
    shlqbii $85, $85, 1
    selb $78, $61, $78, $45
    lnop
    and $61, $88, $92
    lqa $82, 0x180c0
    selb $122, $122, $90, $65
    lnop
    xor $55, $55, $75
    shufb $77, $77, $76, $42
    selb $126, $126, $3, $62
    lnop
    selb $60, $109, $74, $60
    lnop
    or $89, $89, $84
    lnop
    selb $106, $106, $91, $53
    lqa $91, 0x18030
    andc $84, $124, $126
    lnop
    selb $121, $121, $87, $65
    lnop
    or $72, $72, $55
    lnop
    selb $7, $112, $71, $7
    lqd $55, 2304($20)
    xor $102, $102, $95
    lnop
    selb $95, $105, $36, $76
    rotqbyi $87, $86, 5
    selb $93, $115, $9, $93
    lnop
    xor $73, $95, $73
    lnop
    xor $82, $82, $52
    lnop
    selb $52, $88, $61, $59
    lnop
    xor $4, $4, $69
    lqa $10, 0x18020
    selb $95, $13, $95, $8
    rotqbii $31, $31, 1
    andc $8, $118, $120
    lnop
    selb $103, $103, $95, $56
    lqd $95, 5392($20)
    selb $104, $104, $73, $56
    lnop
    selb $123, $123, $90, $65
    lnop
    or $96, $96, $4
    lqa $4, 0x18010
    and $90, $72, $21
    lnop
    selb $52, $111, $60, $52
    lqd $60, 2576($20)
    xor $54, $18, $54
    lnop
    selb $78, $124, $84, $78
    lnop
    selb $18, $111, $74, $52
    lnop
    selb $125, $125, $3, $62
    rotqbii $99, $99, 1
    xor $24, $24, $57
    lqd $3, 2560($20)
    or $81, $81, $54
    lnop
    selb $105, $105, $73, $56
    rotqbyi $73, $86, 4
    selb $108, $108, $102, $53
    shufb $33, $33, $81, $42
    and $56, $96, $79
    lnop
    and $54, $81, $83
    lnop
    xor $5, $5, $66
    lnop
    selb $13, $96, $56, $19
    lnop
    selb $59, $59, $18, $61
    shufb $16, $16, $36, $42
    selb $61, $72, $90, $26
    shlqbii $27, $43, 1
    xor $92, $18, $92
    lnop
    andc $18, $121, $123
    lnop
    xor $91, $91, $63
    lnop
    or $5, $15, $5
    lnop
    xor $10, $10, $64
    shufb $60, $3, $60, $98
    selb $7, $114, $7, $61
    lnop
    andc $3, $103, $105
    rotqbii $73, $73, 1
    or $91, $10, $91
    shufb $61, $55, $2, $98
    xor $4, $4, $60
    shufb $55, $43, $43, $42
    selb $2, $114, $71, $7
    shlqbii $76, $76, 1
    selb $93, $117, $93, $13
    lnop
    xor $22, $22, $61
    lnop
    selb $111, $111, $92, $50
    rotqbyi $13, $23, 5
    selb $90, $26, $2, $90
    lnop
    xor $2, $2, $21
    shlqbii $36, $36, 1
    selb $21, $81, $54, $29
    lnop
    selb $17, $121, $18, $17
    lnop
    selb $80, $103, $3, $80
    lnop
    and $26, $5, $101
    rotqbii $87, $87, 1
    selb $80, $105, $80, $21
    lnop
    or $4, $22, $4
    lnop
    selb $22, $117, $9, $93
    lqa $21, 0x180d0
    selb $14, $118, $8, $14
    lnop
    and $10, $91, $97
    lnop
    selb $56, $19, $22, $56
    lnop
    selb $19, $91, $10, $32
    lnop
    selb $109, $109, $59, $50
    shufb $16, $16, $3, $42
    selb $87, $36, $87, $45
    lqa $36, 0x18050
    selb $85, $85, $73, $45
    shlqbii $58, $58, 1
    and $73, $4, $6
    rotqbii $13, $13, 1
    selb $59, $5, $26, $35
    lnop
    selb $113, $113, $2, $11
    lnop
    selb $14, $120, $14, $59
    lnop
    xor $21, $21, $51
    lqa $59, 0x18090
    selb $115, $115, $56, $68
    lnop
    selb $17, $123, $17, $19
    lnop
    xor $36, $36, $63
    rotqbyi $19, $86, 6
    or $82, $82, $21
    lnop
    selb $99, $27, $99, $45
    lnop
    selb $99, $120, $8, $14
    shufb $55, $55, $43, $42
    xor $27, $59, $69
    lnop
    andc $21, $106, $108
    lqa $56, 0x18080
    selb $15, $123, $18, $17
    lnop
    selb $26, $35, $99, $26
    lnop
    selb $35, $105, $3, $80
    shlqbii $59, $80, 1
    xor $79, $22, $79
    lqd $22, 5376($20)
    selb $10, $32, $15, $10
    lnop
    selb $32, $4, $73, $85
    lnop
    selb $116, $116, $79, $68
    lnop
    selb $78, $126, $78, $32
    lnop
    selb $107, $107, $102, $53
    lqd $102, 5648($20)
    xor $83, $35, $83
    lnop
    selb $31, $59, $31, $45
    lnop
    xor $101, $99, $101
    lnop
    selb $104, $104, $83, $53
    lnop
    selb $112, $112, $90, $11
    lnop
    and $90, $82, $52
    lnop
    and $99, $89, $7
    rotqbyi $32, $28, 5
    selb $114, $114, $2, $11
    lnop
    selb $54, $29, $35, $54
    lnop
    selb $105, $105, $83, $53
    rotqbyi $23, $23, 7
    selb $121, $121, $10, $62
    lnop
    andc $10, $109, $111
    shufb $59, $22, $95, $98
    selb $119, $119, $101, $65
    shufb $80, $77, $80, $42
    selb $118, $118, $26, $65
    lqd $26, 5632($20)
    andc $95, $112, $114
    lqa $77, 0x18030
    selb $120, $120, $101, $65
    lqa $101, 0x18020
    selb $72, $109, $10, $72
    rotqbii $32, $32, 1
    xor $56, $56, $70
    lqa $22, 0x18060
    selb $83, $126, $84, $78
    lnop
    xor $97, $15, $97
    rotqbyi $15, $28, 6
    selb $29, $89, $99, $71
    rotqbyi $35, $12, 6
    selb $85, $85, $83, $73
    lnop
    selb $73, $82, $90, $74
    lqa $2, 0x18070
    selb $88, $106, $21, $88
    lnop
    selb $72, $111, $72, $29
    lnop
    selb $88, $108, $88, $73
    rotqbii $19, $19, 1
    selb $117, $117, $79, $68
    lqa $79, 0x18040
    selb $73, $111, $10, $72
    lnop
    selb $76, $76, $13, $45
    shufb $55, $55, $43, $42
    selb $99, $71, $73, $99
    lqa $71, 0x18000
    xor $83, $83, $6
    lnop
    selb $32, $58, $32, $45
    lnop
    selb $123, $123, $97, $62
    lqa $58, 0x18020
    selb $126, $126, $83, $59
    lnop
    andc $6, $121, $123
    lqa $13, 0x18010
    selb $96, $112, $95, $96
    lqa $29, 0x180e0
    xor $79, $79, $64
    lnop
    or $27, $56, $27
    shlqbii $3, $3, 1
    xor $2, $2, $66
    lnop
    or $79, $79, $36
    shufb $55, $55, $43, $42
    andc $36, $115, $117
    shufb $56, $26, $102, $98
    selb $3, $3, $19, $45
    lnop
    selb $4, $121, $6, $4
    lnop
    selb $110, $110, $92, $50
    lnop
    and $92, $27, $93
    lnop
    selb $19, $108, $21, $88
    lnop
    xor $102, $58, $61
    lqd $58, 2816($20)
    selb $124, $124, $85, $59
    lnop
    andc $85, $118, $120
    lqd $26, 2832($20)
    selb $103, $103, $54, $53
    lqa $54, 0x180b0
    xor $13, $13, $57
    lqa $53, 0x18080
    selb $90, $74, $19, $90
    lnop
    xor $73, $73, $7
    lnop
    selb $5, $115, $36, $5
    rotqbyi $86, $86, 7
    xor $22, $22, $67
    lnop
    selb $111, $111, $73, $11
    lnop
    xor $77, $77, $60
    rotqbyi $12, $12, 7
    selb $7, $27, $92, $9
    lnop
    selb $109, $109, $99, $11
    shlqbii $81, $81, 1
    or $2, $22, $2
    shufb $58, $58, $26, $98
    selb $96, $114, $96, $7
    lqd $7, 3584($20)
    and $26, $2, $14
    lnop
    or $102, $102, $77
    lqa $77, 0x18090
    selb $106, $106, $90, $50
    lnop
    selb $122, $122, $97, $62
    rotqbii $86, $86, 1
    and $97, $79, $17
    rotqbii $15, $15, 1
    selb $90, $114, $95, $96
    lnop
    xor $29, $29, $30
    lqa $22, 0x180d0
    selb $99, $2, $26, $8
    shufb $55, $55, $43, $42
    xor $93, $90, $93
    lqa $74, 0x180c0
    selb $125, $125, $83, $59
    lnop
    selb $92, $9, $90, $92
    lnop
    selb $91, $118, $85, $91
    lnop
    selb $99, $117, $5, $99
    lnop
    xor $54, $54, $69
    lnop
    selb $5, $79, $97, $18
    rotqbii $35, $35, 1
    xor $52, $19, $52
    lnop
    xor $71, $71, $58
    lqa $19, 0x180f0
    selb $91, $120, $91, $5
    lnop
    selb $114, $114, $93, $68
    lnop
    selb $112, $112, $92, $68
    lnop
    selb $92, $120, $85, $91
    lnop
    xor $77, $77, $66
    shlqbii $5, $43, 1
    selb $81, $81, $15, $45
    lnop
    xor $17, $92, $17
    lnop
    selb $113, $113, $93, $68
    lnop
    or $71, $71, $13
    lnop
    selb $13, $117, $36, $99
    lnop
    andc $93, $124, $126
    lnop
    xor $14, $13, $14
    lnop
    xor $101, $101, $58
    lnop
    xor $74, $74, $30
    lqa $30, 0x180f0
    and $15, $71, $76
    lnop
    xor $22, $22, $75
    lnop
    selb $108, $108, $52, $50
    lnop
    xor $75, $19, $75
    lqa $19, 0x18030
    selb $32, $124, $93, $32
    lnop
    selb $8, $8, $13, $26
    lnop
    selb $97, $18, $92, $97
    lnop
    selb $117, $117, $14, $65
    lnop
    and $92, $102, $78
    rotqbii $23, $23, 1
    or $74, $74, $22
    lqa $22, 0x18040
    selb $110, $110, $73, $11
    lnop
    selb $73, $71, $15, $87
    lnop
    selb $107, $107, $52, $50
    lnop
    xor $19, $19, $57
    lnop
    and $52, $74, $72
    lnop
    selb $32, $126, $32, $73
    lnop
    xor $53, $53, $67
    lqa $18, 0x180a0
    xor $51, $30, $51
    lqd $30, 3600($20)
    selb $118, $118, $97, $62
    lqa $97, 0x180c0
    selb $73, $126, $93, $32
    lnop
    andc $13, $106, $108
    lnop
    selb $26, $102, $92, $84
    lnop
    andc $90, $109, $111
    lqa $9, 0x18070
    selb $4, $123, $4, $26
    lnop
    selb $27, $109, $90, $27
    shufb $55, $55, $43, $42
    selb $87, $87, $73, $15
    lqa $15, 0x18060
    selb $119, $119, $17, $62
    lnop
    xor $76, $73, $76
    lqd $26, 3328($20)
    or $73, $29, $75
    lnop
    selb $89, $106, $13, $89
    lnop
    or $100, $100, $51
    lnop
    selb $51, $74, $52, $10
    lnop
    xor $18, $18, $70
    lnop
    selb $5, $5, $35, $45
    lnop
    or $18, $18, $54
    lqd $5, 3344($20)
    selb $54, $123, $6, $4
    lnop
    selb $116, $116, $14, $65
    shufb $33, $33, $100, $42
    xor $97, $97, $70
    lnop
    and $14, $18, $96
    lnop
    andc $35, $112, $114
    lnop
    or $29, $53, $77
    lqa $77, 0x180d0
    selb $120, $120, $17, $62
    lnop
    selb $17, $112, $35, $2
    shufb $33, $33, $73, $42
    selb $92, $84, $54, $92
    rotqbyi $28, $28, 7
    selb $89, $108, $89, $51
    lnop
    andc $51, $103, $105
    shufb $55, $55, $43, $42
    selb $84, $108, $13, $89
    lnop
    xor $15, $15, $64
    lqa $2, 0x18050
    xor $78, $54, $78
    rotqbyi $33, $33, 8
    xor $9, $9, $63
    lnop
    selb $115, $115, $8, $65
    lnop
    selb $126, $126, $76, $56
    lnop
    andc $34, $115, $117
    lnop
    selb $52, $10, $84, $52
    lqd $10, 448($25)
    xor $22, $22, $61
    lnop
    xor $8, $2, $60
    shufb $53, $55, $43, $42
    selb $123, $123, $78, $59
    lnop
    selb $124, $124, $87, $56
    lnop
    and $87, $100, $88
    shufb $54, $7, $30, $98
    xor $84, $84, $72
    lnop
    selb $72, $100, $87, $21
    lnop
    and $7, $29, $99
    lqa $2, 0x18090
    or $9, $15, $9
    lnop
    selb $15, $18, $14, $95
    lnop
    selb $82, $103, $51, $82
    lnop
    selb $121, $121, $92, $59
    lnop
    selb $92, $29, $7, $36
    shlqbii $30, $51, 1
    selb $106, $106, $52, $11
    lnop
    selb $15, $111, $27, $15
    lqa $27, 0x18000
    andc $37, $121, $123
    lnop
    and $52, $9, $91
    lnop
    andc $38, $118, $120
    lnop
    selb $108, $108, $84, $11
    shufb $55, $26, $5, $98
    selb $122, $122, $78, $59
    lnop
    or $8, $22, $8
    lnop
    or $101, $101, $19
    lqa $19, 0x18010
    selb $82, $105, $82, $72
    lnop
    selb $92, $114, $17, $92
    lnop
    and $17, $8, $4
    lqa $72, 0x18090
    selb $22, $105, $51, $82
    rotqbyi $53, $53, 8
    and $78, $73, $89
    lnop
    selb $5, $9, $52, $85
    lnop
    selb $107, $107, $84, $11
    lnop
    selb $87, $21, $22, $87
    lnop
    selb $21, $114, $35, $92
    rotqbii $28, $28, 1
    xor $88, $22, $88
    rotqbii $12, $12, 1
    xor $77, $77, $69
    lnop
    selb $71, $121, $37, $71
    lnop
    selb $79, $115, $34, $79
    lnop
    xor $99, $21, $99
    shufb $80, $80, $82, $42
    selb $22, $111, $90, $15
    lnop
    xor $27, $27, $55
    lnop
    selb $26, $117, $79, $5
    lnop
    xor $19, $19, $54
    lnop
    selb $105, $105, $88, $50
    lnop
    selb $79, $117, $34, $26
    lnop
    and $5, $101, $32
    shlqbii $100, $100, 1
    selb $113, $113, $99, $65
    shufb $51, $16, $51, $42
    selb $103, $103, $87, $50
    lnop
    xor $91, $79, $91
    rotqbyi $87, $43, 0
    selb $16, $101, $5, $93
    lnop
    selb $85, $85, $79, $52
    shlqbii $84, $43, 1
    selb $102, $118, $38, $102
    lqa $39, 0x18070
    selb $116, $116, $91, $62
    shlqbii $82, $82, 1
    selb $40, $123, $71, $16
    lnop
    selb $16, $8, $17, $6
    lnop
    xor $96, $22, $96
    lnop
    selb $23, $82, $23, $45
    lnop
    selb $114, $114, $99, $65
    lqa $99, 0x18080
    selb $7, $36, $21, $7
    lnop
    selb $21, $123, $37, $40
    lnop
    or $77, $97, $77
    lnop
    selb $117, $117, $91, $62
    lnop
    andc $75, $106, $108
    lnop
    andc $71, $103, $105
    lnop
    or $19, $27, $19
    lnop
    selb $112, $112, $7, $65
    lqd $7, 5904($20)
    selb $110, $110, $96, $68
    lqa $27, 0x18060
    selb $93, $93, $21, $5
    lqd $5, 5888($20)
    and $91, $19, $31
    lqa $97, 0x180b0
    selb $100, $100, $28, $45
    lnop
    selb $28, $73, $78, $13
    lnop
    selb $121, $121, $93, $56
    lnop
    selb $16, $120, $102, $16
    lnop
    selb $115, $115, $85, $62
    lnop
    selb $111, $111, $96, $68
    lnop
    selb $95, $95, $22, $14
    lqd $14, 3856($20)
    selb $18, $106, $75, $18
    lnop
    selb $22, $19, $91, $3
    lnop
    xor $21, $21, $32
    lnop
    xor $97, $97, $66
    rotqbyi $32, $25, 0
    xor $96, $72, $63
    lnop
    selb $74, $103, $71, $74
    lqa $85, 0x180a0
    selb $102, $120, $38, $16
    lnop
    selb $72, $105, $74, $28
    lnop
    and $74, $77, $15
    lqd $28, 3840($20)
    xor $36, $102, $4
    shufb $53, $53, $10, $94
    selb $10, $105, $71, $72
    lnop
    selb $125, $125, $76, $56
    lnop
    andc $83, $112, $114
    shufb $80, $80, $72, $42
    andc $41, $124, $126
    lnop
    selb $6, $6, $102, $17
    lnop
    selb $86, $30, $86, $45
    shufb $52, $28, $14, $98
    selb $81, $124, $41, $81
    rotqbyi $102, $87, 0
    selb $87, $77, $74, $90
    lqa $14, 0x18020
    xor $27, $27, $61
    lnop
    xor $99, $99, $64
    lnop
    selb $109, $109, $95, $68
    lnop
    selb $76, $108, $18, $87
    lnop
    selb $22, $126, $81, $22
    lnop
    xor $81, $85, $67
    lnop
    or $85, $99, $96
    lqa $99, 0x18040
    selb $118, $118, $6, $59
    stqd $53, 448($32)
    andc $79, $109, $111
    lnop
    or $81, $81, $97
    lnop
    and $96, $85, $26
    lnop
    selb $9, $112, $83, $9
    lqd $97, 784($25)
    selb $6, $108, $75, $76
    lnop
    selb $123, $123, $21, $56
    rotqbyi $18, $43, 0
    selb $78, $13, $10, $78
    lqa $13, 0x18000
    xor $10, $10, $89
    lnop
    selb $89, $126, $41, $22
    shufb $53, $5, $7, $98
    selb $104, $104, $88, $50
    shufb $51, $51, $71, $42
    xor $88, $14, $55
    lqa $14, 0x180c0
    xor $31, $89, $31
    shufb $97, $33, $97, $94
    xor $99, $99, $58
    lqa $33, 0x18030
    selb $91, $3, $89, $91
    lnop
    xor $28, $6, $15
    lqa $3, 0x180c0
    selb $103, $103, $78, $11
    lnop
    selb $84, $84, $12, $45
    lnop
    or $93, $99, $24
    lnop
    xor $39, $39, $60
    lqd $24, 6144($20)
    and $12, $81, $92
    rotqbyi $80, $80, 8
    or $89, $27, $39
    lnop
    selb $120, $120, $36, $59
    lqd $27, 4096($20)
    selb $104, $104, $10, $11
    lnop
    andc $87, $115, $117
    lqa $4, 0x18060
    selb $124, $124, $91, $53
    lqa $5, 0x18060
    selb $91, $85, $96, $34
    lnop
    selb $29, $109, $79, $29
    lqd $39, 4112($20)
    xor $13, $13, $52
    stqd $97, 784($32)
    selb $119, $119, $36, $59
    lnop
    andc $95, $121, $123
    lqa $36, 0x18010
    selb $90, $90, $6, $74
    lqd $74, 1120($25)
    selb $126, $126, $31, $53
    rotqbyi $78, $51, 8
    selb $125, $125, $31, $53
    lqd $20, 6160($20)
    andc $99, $124, $126
    lnop
    selb $31, $115, $87, $8
    lnop
    and $30, $89, $16
    rotqbyi $15, $43, 0
    selb $84, $114, $9, $91
    shufb $74, $80, $74, $94
    xor $33, $33, $54
    lnop
    selb $80, $81, $12, $35
    lqa $6, 0x180a0
    andc $91, $118, $120
    lqa $7, 0x180b0
    selb $80, $111, $29, $80
    lnop
    selb $105, $105, $10, $11
    lqa $8, 0x180f0
    selb $101, $118, $91, $101
    stqd $74, 1120($32)
    selb $100, $124, $99, $100
    lnop
    selb $74, $111, $79, $80
    lnop
    selb $11, $89, $30, $38
    lqd $25, 1456($25)
    and $29, $93, $40
    shufb $51, $27, $39, $98
    selb $19, $121, $95, $19
    shufb $50, $24, $20, $98
    or $97, $88, $33
    rotqbyi $98, $18, 0
    selb $18, $93, $29, $37
    lnop
    selb $33, $114, $83, $84
    lqa $9, 0x180e0
    xor $20, $74, $92
    lqa $10, 0x18040
    selb $122, $122, $21, $56
    shufb $94, $78, $25, $94
    selb $74, $35, $74, $12
    lnop
    selb $92, $120, $101, $18
    rotqbyi $35, $43, 0
    selb $34, $34, $33, $96
    lnop
    selb $111, $111, $20, $65
    lnop
    xor $36, $36, $51
    rotqbyi $18, $43, 0
    and $78, $97, $22
    lnop
    selb $109, $109, $74, $65
    lnop
    selb $88, $117, $31, $11
    lqa $11, 0x180d0
    selb $31, $120, $91, $92
    rotqbyi $74, $15, 0
    or $101, $13, $36
    lnop
    selb $36, $117, $87, $88
    lnop
    selb $13, $97, $78, $41
    lnop
    and $25, $101, $23
    rotqbyi $15, $43, 0
    xor $21, $36, $16
    lnop
    xor $12, $14, $67
    rotqbyi $24, $43, 0
    selb $96, $123, $19, $13
    lqa $13, 0x18070
    selb $106, $106, $90, $68
    lnop
    selb $27, $123, $95, $96
    lnop
    xor $26, $33, $26
    lnop
    selb $33, $101, $25, $86
    lnop
    andc $14, $103, $105
    rotqbyi $82, $15, 0
    selb $100, $126, $100, $33
    lnop
    selb $29, $37, $31, $29
    lnop
    selb $37, $126, $99, $100
    lqa $15, 0x180e0
    selb $110, $110, $20, $65
    stqd $94, 1456($32)
    selb $114, $114, $26, $62
    lqa $16, 0x18050
    selb $117, $117, $21, $59
    rotqbyi $90, $18, 0
    xor $31, $31, $40
    lqa $17, 0x18030
    selb $107, $107, $28, $68
    lqa $18, 0x18080
    xor $22, $27, $22
    lnop
    xor $23, $37, $23
    rotqbyi $40, $43, 0
    selb $122, $122, $22, $53
    hbrr osa_edge_branch, osa_edge_loop
    selb $108, $108, $28, $68
    lqa $19, 0x18080
    selb $30, $38, $36, $30
    lnop
    selb $78, $41, $27, $78
    lnop
    selb $25, $86, $37, $25
    lnop
    selb $116, $116, $21, $59
    lnop
    selb $115, $115, $30, $59
    rotqbyi $94, $24, 0
    selb $121, $121, $78, $53
    lnop
    selb $118, $118, $29, $56
    rotqbyi $86, $40, 0
    selb $123, $123, $22, $53
    lnop
    selb $124, $124, $25, $50
    lqa $20, 0x180d0
    selb $112, $112, $34, $62
    rotqbyi $78, $35, 0
    selb $119, $119, $31, $56
    lqa $21, 0x18020
    selb $113, $113, $26, $62
    lnop
    selb $125, $125, $23, $50
    lnop
    selb $120, $120, $31, $56
    lnop
    selb $126, $126, $23, $50
osa_edge_branch:
    brnz $49, osa_edge_loop
osa_edge_end:
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
    stqa $86, 0x19b80
    stqa $85, 0x19b90
    stqa $84, 0x19ba0
    stqa $83, 0x19bb0
    stqa $82, 0x19bc0
    stqa $81, 0x19bd0
    stqa $80, 0x19be0
    stqa $79, 0x19bf0
    stqa $78, 0x19c00
    stqa $77, 0x19c10
    stqa $76, 0x19c20
    stqa $75, 0x19c30
    stqa $74, 0x19c40
    stqa $73, 0x19c50
    stqa $72, 0x19c60
    stqa $71, 0x19c70
    bi $0

.global osa_steady
.align 3
osa_steady:
    lqa $55, 0x0
    lqa $54, 0x10
    lqa $53, 0x20
    lqa $52, 0x30
    lqa $51, 0x40
    lqa $50, 0x50
    lqa $49, 0x60
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
    lqa $86, 0x19b80
    lqa $85, 0x19b90
    lqa $84, 0x19ba0
    lqa $83, 0x19bb0
    lqa $82, 0x19bc0
    lqa $81, 0x19bd0
    lqa $80, 0x19be0
    lqa $79, 0x19bf0
    lqa $78, 0x19c00
    lqa $77, 0x19c10
    lqa $76, 0x19c20
    lqa $75, 0x19c30
    lqa $74, 0x19c40
    lqa $73, 0x19c50
    lqa $72, 0x19c60
    lqa $71, 0x19c70
    andi $6, $3, 7
    rotmi $7, $3, -3
    shli $6, $6, 5
    a $6, $6, $7
    andi $7, $6, -16
    a $7, $7, $55
    lqd $8, 768($7)
    lqd $9, 784($7)
    shufb $6, $6, $6, $54
    andbi $6, $6, 15
    a $6, $6, $53
    shufb $70, $8, $9, $6
    lqd $8, 1024($7)
    lqd $9, 1040($7)
    shufb $69, $8, $9, $6
    lqd $8, 1280($7)
    lqd $9, 1296($7)
    shufb $68, $8, $9, $6
    lqd $8, 1536($7)
    lqd $9, 1552($7)
    shufb $67, $8, $9, $6
    lqd $8, 1792($7)
    lqd $9, 1808($7)
    shufb $66, $8, $9, $6
    lqd $8, 2048($7)
    lqd $9, 2064($7)
    shufb $65, $8, $9, $6
    lqd $8, 2304($7)
    lqd $9, 2320($7)
    shufb $64, $8, $9, $6
    lqd $8, 2560($7)
    lqd $9, 2576($7)
    shufb $63, $8, $9, $6
    lqd $8, 2816($7)
    lqd $9, 2832($7)
    shufb $62, $8, $9, $6
    lqd $8, 3072($7)
    lqd $9, 3088($7)
    shufb $61, $8, $9, $6
    lqd $8, 3328($7)
    lqd $9, 3344($7)
    shufb $60, $8, $9, $6
    lqd $8, 3584($7)
    lqd $9, 3600($7)
    shufb $59, $8, $9, $6
    lqd $8, 3840($7)
    lqd $9, 3856($7)
    shufb $58, $8, $9, $6
    lqd $8, 4096($7)
    lqd $7, 4112($7)
    shufb $57, $8, $7, $6
    sf $56, $3, $4
    ori $127, $3, 0
    cgti $2, $56, 0
    brz $2, osa_steady_end
    lqa $2, 0x180e0
    lqa $3, 0x18090
    lqa $36, 0x180d0
    lqa $33, 0x18040
    lqa $40, 0x18080
    lqa $10, 0x18060
    lqa $35, 0x180c0
    lqa $42, 0x18030
    lqa $30, 0x180e0
    lqa $4, 0x18040
    lqa $45, 0x18090
    lqa $12, 0x180f0
    lqa $15, 0x18010
    lqa $32, 0x180b0
    lqa $5, 0x180a0
    lqa $11, 0x180e0
    lqa $37, 0x180d0
    lqa $34, 0x180f0
    lqa $6, 0x180c0
    lqa $18, 0x180a0
    shli $7, $127, 3
    lqa $8, 0x18090
    lqa $29, 0x180f0
    lqa $9, 0x18060
    lqa $31, 0x180b0
    lqa $44, 0x180c0
    lqa $19, 0x18070
    lqa $20, 0x18080
    xor $34, $34, $69
    andi $13, $7, -16
# 751 cycles an iteration, 751 at least: 751 instructions for the even pipe, 353 for the odd one; 0 cycles of nops alone
.align 3
osa_steady_loop:
    xor $102, $36, $67
    lqa $125, 0x180d0
    ai $113, $127, 1
    lnop
    a $104, $13, $55
    lqa $122, 0x18030
    xor $31, $31, $65
    lqa $86, 0x18050
    xor $10, $10, $62
    lnop
    andi $110, $113, 7
    lnop
    a $119, $13, $51
    lqd $36, 7968($104)
    andc $116, $106, $108
    lqd $13, 7296($104)
    rotmi $107, $113, -3
    lqa $98, 0x18020
    xor $19, $19, $61
    lnop
    xor $42, $42, $57
    lnop
    shli $110, $110, 5
    lqa $94, 0x18050
    andc $113, $121, $123
    lnop
    andc $46, $103, $105
    lnop
    xor $70, $30, $70
    lnop
    a $30, $110, $107
    shlqbii $69, $71, 1
    andc $71, $112, $114
    lqd $90, 112($119)
    andi $82, $30, -16
    lnop
    xor $11, $11, $68
    lnop
    xor $78, $94, $59
    lqa $24, 0x18000
    xor $45, $45, $63
    lnop
    andc $110, $118, $120
    lnop
    or $107, $10, $19
    lqd $10, 7632($104)
    xor $67, $12, $67
    lnop
    andc $104, $115, $117
    lnop
    selb $12, $112, $71, $89
    lnop
    and $112, $107, $92
    lnop
    selb $19, $106, $116, $81
    lnop
    xor $40, $40, $64
    shufb $30, $30, $30, $54
    xor $33, $33, $60
    rotqby $106, $90, $7
    xor $44, $44, $68
    rotqby $81, $10, $7
    xor $10, $98, $58
    rotqby $89, $13, $7
    or $68, $70, $34
    lnop
    a $98, $82, $55
    lnop
    or $70, $44, $102
    lnop
    or $102, $10, $42
    lnop
    and $42, $68, $76
    lqd $10, 256($98)
    and $44, $70, $80
    shufb $94, $68, $68, $49
    selb $34, $115, $104, $93
    lqa $115, 0x18070
    selb $82, $68, $42, $75
    rotqbii $13, $106, 1
    or $93, $11, $67
    lqd $67, 1040($98)
    selb $77, $103, $46, $77
    rotqbyi $43, $89, 1
    xor $37, $37, $65
    lnop
    or $103, $40, $45
    lnop
    xor $18, $18, $66
    lnop
    selb $40, $70, $44, $79
    lnop
    selb $77, $105, $77, $82
    lqd $45, 1024($98)
    and $16, $103, $88
    lqd $11, 528($98)
    xor $90, $20, $60
    rotqbii $20, $81, 1
    selb $82, $103, $16, $87
    shlqbii $72, $72, 1
    selb $118, $118, $110, $97
    lnop
    selb $97, $114, $12, $82
    lnop
    andbi $30, $30, 15
    lqd $26, 1536($98)
    selb $28, $105, $46, $77
    lnop
    selb $27, $107, $112, $91
    lnop
    selb $105, $108, $19, $40
    shlqbii $19, $74, 1
    selb $40, $114, $71, $97
    lnop
    a $114, $30, $53
    lqd $30, 512($98)
    andc $74, $109, $111
    lnop
    selb $82, $108, $116, $105
    lnop
    selb $121, $121, $113, $101
    rotqbii $39, $89, 1
    or $31, $18, $31
    lqd $18, 272($98)
    or $101, $33, $78
    lnop
    and $108, $102, $100
    rotqbyi $78, $106, 1
    xor $65, $29, $65
    lnop
    selb $44, $79, $82, $44
    lnop
    xor $79, $86, $57
    lnop
    xor $80, $82, $80
    shufb $86, $10, $18, $114
    and $82, $31, $84
    rotqbii $78, $78, 1
    andc $10, $44, $80
    shufb $11, $30, $11, $114
    selb $12, $69, $13, $52
    lqa $13, 0x180e0
    selb $109, $109, $74, $85
    lnop
    xor $88, $40, $88
    shlqbii $69, $73, 1
    and $73, $93, $105
    lnop
    xor $30, $15, $11
    shufb $85, $77, $77, $49
    selb $14, $31, $82, $83
    lnop
    selb $19, $19, $39, $52
    lnop
    selb $15, $117, $34, $27
    lnop
    selb $87, $87, $40, $16
    lqd $40, 1552($98)
    selb $16, $93, $73, $116
    shufb $17, $46, $46, $49
    selb $117, $117, $104, $15
    lqa $18, 0x18070
    selb $19, $69, $20, $52
    shufb $69, $45, $67, $114
    selb $75, $75, $28, $42
    lnop
    xor $35, $35, $66
    shlqbii $20, $50, 1
    xor $42, $24, $86
    lnop
    selb $21, $44, $10, $31
    shufb $67, $26, $40, $114
    xor $76, $28, $76
    rotqby $22, $36, $7
    and $23, $101, $96
    shlqbii $24, $46, 1
    or $25, $35, $37
    lnop
    or $26, $42, $30
    lqa $27, 0x18070
    andc $28, $75, $76
    lqa $29, 0x180a0
    xor $30, $32, $63
    rotqbii $31, $43, 1
    selb $32, $101, $23, $95
    lnop
    selb $33, $102, $108, $99
    lqa $34, 0x18090
    selb $109, $111, $109, $14
    lnop
    xor $13, $13, $64
    shlqbii $77, $77, 1
    xor $125, $125, $61
    lnop
    selb $118, $120, $118, $32
    lqa $32, 0x18020
    selb $121, $123, $121, $33
    lnop
    xor $3, $3, $61
    rotqbii $33, $22, 1
    selb $75, $75, $28, $70
    lnop
    xor $122, $122, $11
    rotqbyi $70, $81, 1
    selb $120, $120, $110, $118
    lqa $14, 0x18080
    andc $35, $124, $126
    lnop
    xor $5, $5, $64
    lnop
    xor $4, $4, $58
    lqa $36, 0x180d0
    xor $66, $2, $66
    lnop
    xor $9, $9, $60
    lnop
    selb $75, $76, $75, $16
    lnop
    xor $18, $18, $57
    shlqbii $68, $68, 1
    selb $72, $72, $33, $52
    lnop
    selb $111, $111, $74, $109
    lnop
    selb $112, $91, $117, $112
    rotqbyi $91, $22, 2
    or $5, $5, $30
    lnop
    and $30, $26, $72
    lnop
    xor $27, $27, $59
    shufb $17, $17, $28, $49
    and $33, $25, $109
    shlqbii $16, $75, 1
    xor $14, $14, $62
    rotqbii $70, $70, 1
    selb $2, $26, $30, $12
    lnop
    xor $117, $117, $92
    lnop
    selb $83, $83, $111, $82
    lnop
    xor $111, $111, $84
    lqd $84, 784($98)
    selb $124, $124, $35, $19
    lqd $19, 768($98)
    xor $36, $36, $69
    lnop
    selb $123, $123, $113, $121
    lnop
    selb $82, $25, $33, $74
    lnop
    selb $68, $68, $70, $52
    lqa $92, 0x180b0
    selb $108, $99, $123, $108
    lnop
    xor $96, $120, $96
    lnop
    or $3, $14, $3
    shufb $94, $94, $93, $49
    selb $124, $126, $124, $2
    shlqbii $93, $93, 1
    andc $2, $87, $88
    lnop
    or $9, $9, $27
    shufb $70, $19, $84, $114
    or $79, $4, $79
    lqd $4, 2320($98)
    selb $82, $80, $21, $82
    rotqbyi $21, $106, 2
    selb $126, $126, $35, $124
    lnop
    andc $84, $83, $111
    lnop
    selb $76, $76, $28, $75
    lqa $19, 0x18050
    selb $107, $87, $2, $107
    rotqbii $21, $21, 1
    xor $34, $34, $67
    lnop
    or $66, $66, $65
    lqa $65, 0x18060
    selb $78, $24, $78, $52
    lqa $24, 0x18020
    and $87, $5, $97
    rotqbyi $27, $81, 2
    selb $103, $83, $84, $103
    lnop
    xor $32, $32, $86
    rotqbyi $83, $22, 1
    selb $14, $5, $87, $71
    lnop
    selb $116, $116, $76, $73
    lnop
    xor $72, $126, $72
    rotqbii $91, $91, 1
    or $122, $32, $122
    rotqbii $83, $83, 1
    selb $80, $80, $10, $82
    lnop
    and $32, $3, $15
    rotqbii $27, $27, 1
    xor $123, $123, $100
    lqa $100, 0x180c0
    xor $65, $65, $58
    lqd $73, 2304($98)
    selb $126, $12, $126, $30
    lnop
    selb $20, $20, $31, $52
    lqa $20, 0x180d0
    andc $31, $108, $123
    rotqbyi $12, $106, 3
    selb $30, $3, $32, $104
    shufb $85, $85, $75, $49
    xor $100, $100, $64
    lnop
    selb $108, $108, $31, $26
    lnop
    selb $103, $111, $103, $14
    lqa $14, 0x18000
    selb $107, $88, $107, $30
    lqa $30, 0x18030
    andc $26, $112, $117
    lqa $75, 0x18000
    xor $92, $92, $59
    rotqbyi $99, $89, 2
    selb $83, $77, $83, $52
    lnop
    selb $111, $111, $84, $103
    lqa $77, 0x180b0
    selb $88, $88, $2, $107
    lqa $37, 0x180f0
    selb $87, $71, $111, $87
    lqa $71, 0x180a0
    xor $29, $29, $60
    shufb $64, $73, $4, $114
    xor $111, $111, $97
    lqa $97, 0x18030
    and $73, $122, $124
    shufb $94, $94, $66, $49
    selb $104, $104, $88, $32
    lnop
    selb $74, $74, $80, $33
    lqa $33, 0x18080
    selb $91, $16, $91, $52
    lnop
    selb $112, $112, $26, $101
    shlqbii $28, $28, 1
    xor $24, $24, $70
    lnop
    and $101, $79, $121
    rotqbii $99, $99, 1
    xor $105, $76, $105
    rotqbii $12, $12, 1
    xor $71, $71, $62
    shlqbii $76, $50, 1
    xor $109, $80, $109
    lnop
    xor $77, $77, $61
    lnop
    andc $80, $87, $111
    lnop
    xor $75, $75, $70
    lnop
    selb $99, $76, $99, $52
    lqa $99, 0x18010
    and $76, $9, $118
    lnop
    selb $16, $122, $73, $35
    lnop
    selb $87, $87, $80, $3
    lnop
    selb $3, $9, $76, $110
    lnop
    selb $108, $123, $108, $16
    lnop
    xor $8, $8, $59
    lnop
    selb $123, $123, $31, $108
    lnop
    xor $33, $33, $86
    lqa $16, 0x180c0
    selb $120, $95, $120, $23
    lnop
    selb $112, $117, $112, $3
    lnop
    andc $3, $120, $96
    lnop
    or $71, $71, $77
    lnop
    xor $30, $30, $69
    lnop
    xor $99, $99, $69
    lnop
    selb $73, $35, $123, $73
    lqa $35, 0x18070
    xor $124, $123, $124
    lnop
    ai $56, $56, -1
    lnop
    or $90, $90, $8
    lqa $8, 0x18010
    selb $120, $120, $3, $102
    lqd $102, 1280($98)
    andc $123, $116, $105
    lnop
    xor $37, $37, $63
    lnop
    or $99, $75, $99
    rotqbyi $75, $81, 3
    xor $16, $16, $70
    lqa $77, 0x18060
    selb $116, $116, $123, $25
    lnop
    and $25, $99, $83
    lnop
    selb $93, $93, $27, $52
    lnop
    and $27, $90, $112
    lnop
    xor $63, $20, $63
    lnop
    or $92, $29, $92
    lnop
    andc $29, $126, $72
    lnop
    xor $19, $19, $11
    lnop
    xor $8, $8, $67
    lnop
    and $20, $66, $82
    lnop
    selb $95, $99, $25, $78
    lnop
    selb $126, $126, $29, $68
    lnop
    or $65, $65, $18
    lnop
    selb $117, $117, $26, $112
    lnop
    xor $88, $88, $15
    lqa $15, 0x18020
    selb $18, $66, $20, $10
    lnop
    selb $126, $72, $126, $95
    lqa $95, 0x18040
    andc $23, $74, $109
    lqd $68, 1296($98)
    or $100, $100, $63
    lnop
    selb $72, $72, $29, $126
    lnop
    selb $110, $110, $117, $76
    lnop
    selb $76, $79, $101, $113
    lnop
    xor $95, $95, $86
    lnop
    and $63, $100, $103
    lnop
    selb $116, $105, $116, $18
    lnop
    selb $74, $74, $23, $5
    lnop
    or $13, $13, $37
    lqa $37, 0x18080
    selb $120, $96, $120, $76
    lnop
    xor $83, $72, $83
    shufb $68, $102, $68, $114
    xor $102, $77, $86
    lnop
    xor $35, $35, $11
    rotqbyi $76, $22, 4
    selb $77, $100, $63, $84
    rotqbyi $5, $22, 3
    andc $18, $73, $124
    lnop
    xor $6, $6, $62
    lnop
    andc $32, $104, $88
    lnop
    selb $21, $28, $21, $52
    shlqbii $66, $66, 1
    selb $105, $105, $123, $116
    lqa $28, 0x18000
    selb $74, $109, $74, $77
    lnop
    or $95, $95, $19
    lnop
    xor $82, $105, $82
    lnop
    selb $96, $96, $3, $120
    rotqbii $5, $5, 1
    xor $97, $97, $67
    lnop
    selb $105, $10, $105, $20
    rotqbii $75, $75, 1
    selb $78, $78, $72, $25
    lnop
    xor $118, $117, $118
    lnop
    selb $104, $104, $32, $9
    lnop
    selb $109, $109, $23, $74
    lqa $9, 0x18020
    selb $117, $90, $27, $26
    shufb $17, $17, $123, $49
    and $72, $71, $107
    lnop
    xor $28, $28, $68
    lqd $25, 2048($98)
    or $77, $16, $36
    lnop
    and $16, $13, $74
    lnop
    xor $14, $14, $64
    lqa $36, 0x18010
    or $24, $24, $30
    lnop
    or $125, $6, $125
    lnop
    and $6, $24, $126
    lqa $30, 0x180f0
    and $10, $65, $120
    lnop
    or $8, $28, $8
    shlqbii $28, $116, 1
    selb $117, $88, $104, $117
    lnop
    selb $113, $113, $96, $101
    lnop
    xor $103, $109, $103
    rotqbyi $101, $89, 4
    selb $109, $84, $109, $63
    lnop
    andc $84, $105, $82
    shufb $116, $85, $116, $49
    xor $121, $96, $121
    lnop
    selb $88, $88, $32, $117
    shlqbii $123, $123, 1
    andc $96, $110, $118
    lnop
    selb $85, $13, $16, $23
    lnop
    selb $110, $110, $96, $79
    lqa $79, 0x18040
    selb $63, $65, $10, $3
    lnop
    selb $123, $123, $12, $52
    lnop
    selb $105, $105, $84, $100
    rotqbii $76, $76, 1
    andc $100, $78, $83
    lnop
    andc $12, $113, $121
    lnop
    selb $110, $118, $110, $63
    lnop
    and $63, $8, $91
    shufb $104, $50, $50, $49
    and $20, $95, $108
    lnop
    selb $122, $113, $12, $122
    lnop
    xor $79, $79, $70
    lnop
    selb $26, $26, $88, $27
    lqa $27, 0x18090
    selb $113, $71, $72, $2
    lnop
    selb $105, $82, $105, $85
    lqd $85, 2064($98)
    selb $113, $111, $87, $113
    lnop
    selb $87, $95, $20, $31
    lnop
    selb $93, $78, $100, $93
    lnop
    selb $122, $121, $122, $87
    shlqbii $87, $105, 1
    selb $118, $118, $96, $110
    lqa $78, 0x18030
    xor $61, $30, $61
    rotqbii $101, $101, 1
    selb $111, $111, $80, $113
    lqa $30, 0x180e0
    selb $82, $82, $84, $105
    lnop
    selb $87, $87, $76, $52
    lnop
    selb $72, $2, $111, $72
    lnop
    selb $3, $3, $118, $10
    lnop
    and $10, $92, $117
    lnop
    selb $2, $24, $6, $29
    lnop
    selb $76, $92, $10, $32
    lnop
    xor $27, $27, $57
    lnop
    xor $112, $88, $112
    lnop
    selb $99, $73, $18, $99
    lnop
    selb $73, $8, $63, $21
    lqa $88, 0x18070
    andc $19, $26, $112
    lnop
    xor $37, $37, $58
    lnop
    xor $15, $15, $68
    lnop
    selb $16, $23, $82, $16
    lnop
    selb $26, $26, $19, $65
    lnop
    andc $23, $109, $103
    lqa $4, 0x180b0
    selb $99, $124, $99, $2
    lqd $2, 1792($98)
    or $27, $37, $27
    lqd $37, 1808($98)
    selb $93, $83, $93, $73
    shufb $65, $25, $85, $114
    selb $121, $121, $12, $122
    lqa $85, 0x180a0
    xor $120, $118, $120
    shufb $116, $116, $105, $49
    or $102, $102, $35
    lnop
    selb $124, $124, $18, $99
    lqa $35, 0x180f0
    xor $108, $121, $108
    lnop
    selb $75, $66, $75, $52
    lnop
    and $105, $102, $122
    lnop
    selb $121, $31, $121, $20
    lqa $20, 0x18050
    selb $83, $83, $100, $93
    lnop
    and $31, $125, $113
    shlqbii $118, $84, 1
    xor $62, $30, $62
    lqa $30, 0x18080
    selb $5, $28, $5, $52
    lnop
    andc $28, $3, $120
    lnop
    selb $109, $109, $23, $71
    lnop
    xor $82, $82, $74
    lnop
    xor $20, $20, $69
    shlqbii $74, $50, 1
    or $62, $62, $61
    lqa $61, 0x180d0
    xor $36, $36, $65
    shufb $66, $2, $37, $114
    xor $85, $85, $58
    lqa $2, 0x18090
    or $79, $79, $20
    lnop
    selb $101, $74, $101, $52
    lqa $101, 0x18060
    and $74, $27, $110
    lnop
    selb $20, $125, $31, $80
    lnop
    xor $78, $78, $65
    rotqbyi $37, $89, 3
    selb $63, $21, $83, $63
    lnop
    xor $111, $111, $107
    lnop
    xor $9, $9, $64
    lnop
    selb $107, $27, $74, $96
    lnop
    andc $21, $121, $108
    lnop
    selb $95, $3, $28, $95
    rotqbyi $3, $81, 4
    selb $107, $112, $26, $107
    lqa $26, 0x180c0
    andc $71, $72, $111
    lqa $25, 0x18050
    selb $112, $112, $19, $107
    shufb $94, $94, $13, $49
    xor $4, $4, $57
    shufb $84, $17, $84, $49
    selb $96, $96, $112, $74
    shlqbii $74, $50, 1
    xor $101, $101, $70
    rotqbyi $17, $22, 6
    xor $112, $112, $110
    lnop
    selb $90, $72, $71, $90
    lnop
    andc $72, $16, $82
    lnop
    selb $90, $111, $90, $76
    lnop
    xor $61, $61, $59
    lnop
    xor $26, $26, $60
    rotqbyi $76, $22, 5
    xor $59, $35, $59
    lnop
    selb $109, $103, $109, $20
    rotqbii $17, $17, 1
    selb $111, $111, $71, $90
    lqa $20, 0x18020
    xor $91, $83, $91
    lnop
    selb $103, $103, $23, $109
    lqa $83, 0x18000
    and $35, $79, $99
    shufb $104, $104, $50, $49
    or $85, $85, $4
    lnop
    or $97, $15, $97
    lnop
    selb $15, $102, $105, $12
    lnop
    selb $10, $32, $111, $10
    lnop
    xor $2, $2, $11
    lnop
    selb $121, $121, $21, $24
    rotqbyi $24, $106, 7
    xor $117, $111, $117
    lnop
    selb $95, $120, $95, $15
    lnop
    selb $125, $16, $72, $125
    lqa $16, 0x18040
    selb $80, $80, $103, $31
    lnop
    xor $30, $30, $70
    shufb $84, $84, $72, $49
    xor $126, $124, $126
    lnop
    xor $83, $83, $66
    lnop
    xor $20, $20, $66
    lnop
    selb $124, $29, $124, $6
    rotqbii $37, $37, 1
    or $33, $33, $2
    lnop
    xor $113, $103, $113
    lnop
    xor $88, $88, $69
    lnop
    selb $103, $79, $35, $18
    lqa $2, 0x180e0
    andc $6, $124, $126
    lnop
    selb $74, $74, $37, $52
    shlqbii $74, $13, 1
    andc $13, $63, $91
    lnop
    or $83, $83, $36
    lnop
    andc $36, $96, $112
    lqd $37, 2560($98)
    or $61, $26, $61
    lnop
    selb $120, $120, $28, $95
    lqa $26, 0x18050
    and $29, $85, $107
    lnop
    andc $31, $80, $113
    shufb $94, $94, $62, $49
    xor $25, $25, $67
    lnop
    and $15, $97, $93
    rotqbii $3, $3, 1
    and $111, $62, $109
    lqd $32, 2576($98)
    xor $122, $120, $122
    rotqbyi $22, $22, 7
    and $4, $61, $90
    lqa $110, 0x180d0
    selb $120, $12, $120, $105
    lnop
    selb $102, $96, $36, $102
    lnop
    selb $96, $62, $111, $23
    lnop
    selb $105, $97, $15, $100
    rotqbyi $12, $81, 6
    selb $121, $108, $121, $103
    lnop
    selb $124, $124, $6, $8
    lqa $8, 0x18010
    andc $103, $10, $117
    lnop
    selb $74, $74, $3, $52
    lnop
    selb $75, $63, $13, $75
    lqd $3, 3088($98)
    selb $125, $82, $125, $96
    lnop
    and $96, $83, $5
    lnop
    or $78, $20, $78
    shlqbii $20, $50, 1
    selb $73, $83, $96, $123
    lnop
    selb $108, $108, $21, $121
    lnop
    selb $124, $126, $124, $105
    lnop
    xor $60, $2, $60
    shufb $63, $37, $32, $114
    xor $99, $108, $99
    rotqbyi $32, $106, 5
    selb $75, $91, $75, $73
    lnop
    selb $126, $126, $6, $124
    lnop
    selb $10, $10, $103, $27
    lnop
    and $27, $33, $95
    lnop
    or $60, $60, $59
    lnop
    selb $59, $85, $29, $19
    lnop
    selb $73, $33, $27, $28
    shufb $104, $104, $50, $49
    xor $8, $8, $63
    lnop
    selb $82, $82, $72, $125
    lnop
    selb $92, $80, $31, $92
    lqa $80, 0x180c0
    selb $37, $61, $4, $71
    lnop
    selb $108, $18, $108, $35
    lnop
    or $101, $101, $88
    lnop
    selb $92, $113, $92, $37
    lnop
    xor $115, $115, $67
    lnop
    selb $59, $117, $10, $59
    lnop
    selb $113, $113, $31, $92
    rotqbyi $10, $89, 5
    and $37, $78, $75
    lqa $88, 0x18090
    selb $91, $91, $13, $75
    lnop
    xor $109, $82, $109
    lqa $18, 0x18040
    xor $93, $126, $93
    lnop
    xor $90, $113, $90
    lnop
    and $35, $101, $121
    lnop
    selb $123, $123, $91, $96
    rotqbyi $96, $106, 4
    selb $102, $112, $102, $73
    shlqbii $62, $62, 1
    selb $73, $101, $35, $21
    lnop
    xor $18, $18, $68
    lnop
    andc $105, $108, $99
    lnop
    xor $91, $91, $5
    rotqbii $22, $22, 1
    andc $5, $120, $122
    shufb $116, $116, $125, $49
    selb $108, $108, $105, $97
    lqa $97, 0x180c0
    selb $113, $71, $113, $4
    lnop
    ai $127, $127, 1
    shlqbii $71, $60, 1
    selb $112, $112, $36, $102
    rotqbii $10, $10, 1
    andc $4, $123, $91
    lnop
    or $18, $18, $25
    rotqbii $96, $96, 1
    selb $27, $28, $112, $27
    shlqbii $28, $50, 1
    and $25, $18, $124
    lnop
    selb $126, $100, $126, $15
    lnop
    xor $110, $110, $57
    lnop
    selb $100, $18, $25, $6
    lqd $15, 3840($98)
    selb $120, $120, $5, $79
    lnop
    or $8, $14, $8
    rotqbii $32, $32, 1
    selb $123, $123, $4, $74
    lqd $74, 2816($98)
    selb $108, $99, $108, $100
    lqa $100, 0x180f0
    selb $117, $117, $103, $59
    lqd $14, 3600($98)
    selb $120, $122, $120, $73
    lqa $73, 0x18060
    andc $79, $126, $93
    shufb $104, $104, $50, $49
    selb $118, $118, $96, $52
    lnop
    selb $99, $99, $105, $108
    lnop
    selb $10, $20, $10, $52
    lnop
    andc $10, $113, $90
    lnop
    and $20, $8, $87
    lnop
    selb $113, $113, $10, $85
    rotqbyi $106, $106, 6
    selb $126, $126, $79, $83
    lqa $83, 0x18080
    selb $19, $19, $117, $29
    lnop
    selb $29, $8, $20, $118
    lnop
    xor $80, $80, $58
    lqa $85, 0x180a0
    selb $122, $122, $5, $120
    shlqbii $72, $72, 1
    xor $16, $16, $66
    lnop
    or $110, $80, $110
    lnop
    xor $73, $73, $68
    lnop
    selb $6, $6, $99, $25
    lnop
    xor $88, $88, $69
    lnop
    xor $26, $26, $65
    rotqbyi $25, $81, 5
    selb $111, $23, $82, $111
    lnop
    and $82, $60, $92
    lnop
    selb $21, $21, $122, $35
    shlqbii $125, $125, 1
    selb $35, $78, $37, $13
    rotqbyi $23, $89, 6
    or $88, $30, $88
    lnop
    xor $117, $117, $107
    lqa $107, 0x180b0
    selb $123, $91, $123, $29
    lqa $29, 0x18060
    or $16, $16, $26
    lnop
    xor $112, $112, $95
    lqd $95, 3072($98)
    andc $26, $19, $117
    lnop
    selb $91, $91, $4, $123
    lnop
    xor $85, $85, $86
    lnop
    xor $122, $122, $121
    lqa $2, 0x180e0
    andc $121, $111, $109
    rotqbii $23, $23, 1
    selb $19, $19, $26, $33
    lnop
    xor $107, $107, $11
    rotqbyi $81, $81, 7
    and $33, $110, $59
    shufb $94, $94, $60, $49
    selb $126, $93, $126, $35
    lnop
    selb $60, $60, $82, $31
    lqa $35, 0x180e0
    xor $124, $99, $124
    lnop
    selb $93, $93, $79, $126
    lnop
    andc $99, $6, $124
    lnop
    selb $23, $28, $23, $52
    shufb $104, $104, $50, $49
    selb $111, $111, $121, $61
    lnop
    selb $78, $6, $99, $78
    lqa $6, 0x18030
    and $23, $16, $126
    lqa $28, 0x180d0
    selb $111, $109, $111, $60
    shufb $61, $95, $3, $114
    or $107, $85, $107
    rotqbii $25, $25, 1
    selb $85, $16, $23, $79
    rotqbyi $89, $89, 7
    xor $75, $93, $75
    lqa $95, 0x18030
    xor $87, $91, $87
    lnop
    selb $3, $110, $33, $103
    lnop
    selb $109, $109, $121, $111
    shlqbii $60, $111, 1
    andc $30, $27, $112
    lnop
    xor $97, $97, $86
    lqa $80, 0x18050
    selb $113, $90, $113, $3
    lqd $3, 2832($98)
    selb $93, $13, $93, $37
    cdd $13, 0($7)
    and $7, $107, $102
    lqa $37, 0x18020
    selb $17, $60, $17, $52
    lqa $60, 0x18000
    xor $92, $109, $92
    rotqbii $12, $12, 1
    or $115, $73, $115
    lnop
    selb $90, $90, $10, $113
    lnop
    selb $101, $27, $30, $101
    shufb $104, $104, $50, $49
    selb $85, $124, $78, $85
    lnop
    xor $100, $100, $57
    lnop
    andc $57, $21, $122
    lnop
    xor $78, $90, $59
    lqa $27, 0x180b0
    selb $59, $107, $7, $36
    lqa $73, 0x18070
    selb $25, $62, $25, $52
    rotqbyi $96, $50, 0
    selb $18, $21, $57, $18
    lnop
    selb $19, $117, $19, $59
    lnop
    selb $118, $118, $91, $20
    shufb $116, $116, $111, $49
    and $111, $88, $120
    lqa $91, 0x180a0
    andc $20, $118, $87
    lnop
    selb $117, $117, $26, $19
    rotqbii $106, $106, 1
    selb $109, $31, $109, $82
    lqa $82, 0x18010
    selb $31, $88, $111, $5
    rotqbii $21, $81, 1
    andc $38, $93, $75
    lnop
    selb $101, $112, $101, $31
    lnop
    andc $31, $109, $92
    lqd $81, 3584($98)
    xor $91, $91, $70
    shufb $62, $74, $3, $114
    selb $72, $72, $32, $52
    lnop
    selb $110, $109, $31, $110
    lnop
    selb $124, $124, $99, $85
    lnop
    xor $95, $95, $63
    lnop
    xor $109, $117, $102
    lqa $32, 0x180b0
    xor $83, $83, $68
    lnop
    selb $103, $103, $90, $33
    lqa $3, 0x18090
    or $95, $9, $95
    lqd $9, 4112($98)
    selb $112, $112, $30, $101
    lnop
    xor $28, $28, $11
    lqa $90, 0x18010
    and $33, $115, $108
    lnop
    selb $117, $36, $117, $7
    lnop
    or $34, $83, $34
    lnop
    xor $82, $82, $61
    rotqbii $76, $76, 1
    xor $58, $35, $58
    lnop
    xor $60, $60, $62
    lnop
    and $35, $95, $123
    lqa $83, 0x18070
    selb $118, $118, $20, $25
    lqa $25, 0x18020
    or $97, $97, $28
    lqa $28, 0x18040
    selb $125, $125, $76, $52
    shufb $59, $81, $14, $114
    or $82, $60, $82
    rotqbyi $102, $96, 0
    selb $93, $93, $38, $8
    lnop
    selb $8, $115, $33, $105
    lnop
    xor $120, $112, $120
    lqd $96, 3344($98)
    xor $27, $27, $69
    lnop
    selb $8, $122, $18, $8
    shufb $104, $104, $50, $49
    xor $126, $124, $126
    lnop
    andc $18, $103, $78
    rotqbyi $81, $50, 0
    selb $122, $122, $57, $8
    lnop
    andc $14, $117, $109
    lqa $36, 0x180d0
    selb $105, $105, $122, $33
    lnop
    selb $112, $5, $112, $111
    lnop
    xor $25, $25, $62
    lqa $111, 0x180e0
    and $5, $82, $125
    lnop
    selb $33, $95, $35, $4
    lqa $76, 0x180a0
    xor $83, $83, $63
    lnop
    andc $39, $112, $120
    shufb $104, $104, $50, $49
    selb $93, $75, $93, $33
    shufb $84, $84, $121, $49
    selb $117, $117, $14, $88
    lnop
    selb $88, $82, $5, $72
    lnop
    xor $122, $122, $108
    lnop
    or $100, $58, $100
    lqd $58, 4096($98)
    selb $124, $79, $124, $23
    rotqbyi $104, $104, 8
    selb $107, $103, $18, $107
    lnop
    selb $118, $87, $118, $88
    lnop
    andc $23, $105, $122
    lqa $88, 0x180f0
    xor $111, $111, $86
    lqd $86, 3328($98)
    xor $28, $28, $64
    lnop
    selb $115, $112, $39, $115
    lnop
    xor $80, $80, $63
    lqa $112, 0x18000
    xor $90, $90, $59
    lnop
    and $103, $100, $113
    shufb $94, $94, $100, $49
    xor $73, $73, $65
    lqa $33, 0x18040
    and $79, $97, $19
    lnop
    selb $12, $71, $12, $52
    lnop
    xor $29, $29, $66
    lnop
    selb $71, $100, $103, $10
    shlqbii $121, $121, 1
    or $28, $28, $80
    lnop
    selb $75, $75, $38, $93
    lnop
    and $80, $34, $8
    shufb $60, $86, $96, $114
    xor $123, $75, $123
    shlqbii $100, $100, 1
    selb $110, $92, $110, $71
    lnop
    selb $121, $121, $106, $52
    lqa $106, 0x18090
    selb $92, $92, $31, $110
    lnop
    or $29, $29, $73
    lqa $40, 0x18080
    selb $105, $105, $23, $16
    lnop
    or $27, $91, $27
    lnop
    selb $87, $87, $20, $118
    lnop
    selb $91, $97, $79, $26
    lqa $16, 0x18050
    xor $88, $88, $11
    lqa $11, 0x18030
    andc $108, $124, $126
    lnop
    selb $103, $10, $92, $103
    lqa $10, 0x18060
    xor $106, $106, $65
    lnop
    selb $72, $72, $87, $5
    shufb $84, $84, $31, $49
    selb $107, $78, $107, $91
    lnop
    xor $6, $6, $59
    lnop
    selb $91, $34, $80, $57
    lnop
    and $5, $28, $93
    lnop
    selb $75, $4, $75, $35
    rotqbii $24, $24, 1
    selb $124, $124, $108, $95
    lnop
    xor $11, $11, $61
    lnop
    selb $95, $28, $5, $38
    lnop
    selb $78, $78, $18, $107
    lnop
    selb $124, $126, $124, $95
    lnop
    xor $113, $92, $113
    lnop
    selb $126, $126, $108, $124
    lnop
    xor $112, $112, $60
    lqa $35, 0x180c0
    and $92, $27, $101
    lnop
    selb $115, $120, $115, $91
    lnop
    selb $91, $27, $92, $30
    lnop
    xor $125, $87, $125
    rotqbyi $74, $81, 0
    andc $41, $75, $123
    lnop
    selb $120, $120, $39, $115
    lqa $87, 0x18080
    and $81, $29, $85
    lnop
    selb $96, $57, $120, $80
    shufb $116, $116, $110, $49
    or $112, $112, $90
    lnop
    xor $19, $78, $19
    lnop
    selb $78, $26, $78, $79
    lnop
    or $73, $111, $88
    lnop
    selb $26, $109, $117, $91
    lnop
    and $117, $112, $17
    lqa $42, 0x18030
    or $11, $25, $11
    lqd $25, 448($119)
    selb $109, $109, $14, $26
    lnop
    selb $82, $75, $41, $82
    rotqbyi $111, $50, 0
    selb $75, $29, $81, $99
    lnop
    xor $120, $120, $8
    lqa $8, 0x18060
    selb $92, $30, $109, $92
    lnop
    xor $76, $76, $68
    lqa $30, 0x180e0
    andc $71, $103, $113
    lnop
    and $91, $11, $118
    shufb $104, $104, $25, $13
    xor $25, $126, $93
    lnop
    selb $93, $11, $91, $20
    lnop
    selb $86, $122, $105, $75
    lqa $4, 0x18040
    selb $103, $103, $71, $97
    lnop
    selb $122, $122, $23, $86
    lqd $98, 3856($98)
    andc $43, $72, $125
    shlqbii $97, $50, 1
    selb $44, $123, $82, $93
    lqa $45, 0x18090
    selb $99, $99, $122, $81
    lnop
    and $105, $73, $107
    lnop
    selb $123, $123, $41, $44
    lnop
    xor $32, $32, $67
    rotqbyi $88, $50, 0
    selb $93, $112, $117, $121
    lnop
    xor $122, $122, $85
    lnop
    xor $109, $109, $101
    rotqbyi $46, $119, 0
    selb $72, $72, $43, $12
    lqa $12, 0x180f0
    xor $37, $37, $60
    rotqbii $101, $89, 1
    xor $118, $123, $118
    shufb $57, $58, $9, $114
    or $81, $76, $32
    rotqbyi $76, $50, 0
    xor $8, $8, $64
    shufb $58, $15, $98, $114
    selb $123, $20, $123, $91
    lnop
    selb $20, $125, $72, $93
    lnop
    andc $95, $123, $118
    lnop
    andc $75, $78, $19
    lqa $15, 0x18010
    or $89, $8, $83
    lnop
    xor $87, $87, $66
    lnop
    selb $126, $38, $126, $5
    lnop
    and $38, $89, $124
    lqa $32, 0x180b0
    or $85, $87, $106
    shufb $94, $94, $73, $49
    andc $83, $96, $120
    stqd $104, 448($46)
    and $104, $77, $26
    rotqbyi $82, $76, 0
    selb $76, $73, $105, $18
    lqa $106, 0x18040
    xor $16, $16, $61
    lnop
    andc $91, $126, $25
    lnop
    selb $72, $113, $103, $76
    lqa $103, 0x18000
    andc $79, $92, $109
    lnop
    selb $78, $78, $75, $27
    lnop
    xor $106, $106, $62
    lnop
    and $27, $81, $115
    lnop
    selb $123, $123, $95, $112
    lqa $5, 0x180a0
    andc $87, $99, $122
    lnop
    selb $92, $92, $79, $34
    lnop
    selb $100, $100, $21, $52
    shlqbii $31, $31, 1
    selb $126, $126, $91, $11
    lnop
    selb $11, $77, $104, $14
    lnop
    selb $21, $81, $27, $39
    rotqbyi $94, $94, 8
    selb $101, $97, $101, $52
    shufb $116, $116, $72, $49
    selb $113, $113, $71, $72
    lnop
    or $93, $106, $16
    lqd $106, 784($119)
    selb $80, $109, $92, $21
    rotqbyi $90, $88, 0
    selb $76, $19, $78, $11
    lqa $11, 0x180e0
    selb $125, $125, $43, $20
    shlqbii $110, $110, 1
    selb $78, $89, $38, $108
    rotqbyi $116, $116, 8
    selb $96, $96, $83, $29
    lnop
    selb $109, $109, $79, $80
    rotqbyi $29, $50, 0
    xor $92, $103, $58
    lnop
    or $97, $37, $6
    lqa $37, 0x180d0
    and $21, $85, $86
    lqa $16, 0x18010
    selb $121, $121, $125, $117
    shufb $117, $84, $71, $49
    selb $84, $85, $21, $23
    shufb $106, $94, $106, $13
    selb $99, $99, $87, $28
    lnop
    and $28, $97, $20
    lqa $34, 0x180f0
    selb $24, $31, $24, $52
    lnop
    selb $103, $18, $113, $105
    stqd $106, 784($46)
    xor $125, $125, $17
    lqd $17, 1120($119)
    selb $88, $122, $99, $78
    lqa $6, 0x180c0
    selb $84, $120, $96, $84
    rotqbyi $96, $50, 0
    andc $99, $121, $125
    lnop
    selb $122, $122, $87, $88
    rotqbyi $98, $111, 0
    xor $16, $16, $57
    lnop
    selb $19, $19, $75, $76
    shufb $116, $116, $17, $13
    and $17, $93, $44
    lqa $18, 0x180a0
    shli $7, $127, 3
    rotqbyi $78, $96, 0
    selb $106, $14, $19, $104
    rotqbyi $117, $117, 8
    or $101, $92, $16
    lnop
    selb $92, $97, $28, $43
    rotqbyi $16, $50, 0
    selb $104, $93, $17, $41
    rotqbyi $94, $29, 0
    selb $22, $110, $22, $52
    lnop
    xor $105, $113, $107
    lqa $8, 0x18090
    selb $96, $118, $123, $92
    lnop
    selb $92, $25, $126, $104
    stqd $116, 1120($46)
    xor $111, $109, $115
    lqa $29, 0x180f0
    and $14, $101, $22
    lnop
    selb $121, $121, $99, $100
    lqa $9, 0x18060
    selb $120, $120, $83, $84
    lqd $119, 1456($119)
    selb $100, $101, $14, $24
    lqa $31, 0x180b0
    xor $114, $120, $86
    lnop
    selb $112, $23, $120, $21
    hbrr osa_steady_branch, osa_steady_loop
    selb $100, $125, $121, $100
    rotqbyi $113, $114, 0
    selb $25, $25, $91, $92
    rotqbyi $86, $16, 0
    selb $16, $125, $99, $100
    rotqbyi $110, $111, 0
    selb $115, $108, $122, $38
    shufb $13, $117, $119, $13
    xor $120, $25, $44
    lqa $44, 0x180c0
    xor $126, $16, $22
    lnop
    xor $117, $122, $124
    rotqbyi $104, $105, 0
    xor $108, $19, $26
    lqa $19, 0x18070
    selb $26, $118, $95, $96
    rotqbyi $125, $126, 0
    selb $118, $41, $25, $17
    rotqbyi $116, $117, 0
    xor $123, $26, $20
    lqa $20, 0x18080
    selb $109, $39, $109, $27
    rotqbyi $107, $108, 0
    selb $121, $43, $26, $28
    rotqbyi $119, $120, 0
    selb $124, $24, $16, $14
    stqd $13, 1456($46)
    xor $34, $34, $69
    rotqbyi $122, $123, 0
    andi $13, $7, -16
osa_steady_branch:
    brnz $56, osa_steady_loop
osa_steady_end:
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
    stqa $86, 0x19b80
    stqa $85, 0x19b90
    stqa $84, 0x19ba0
    stqa $83, 0x19bb0
    stqa $82, 0x19bc0
    stqa $81, 0x19bd0
    stqa $80, 0x19be0
    stqa $79, 0x19bf0
    stqa $78, 0x19c00
    stqa $77, 0x19c10
    stqa $76, 0x19c20
    stqa $75, 0x19c30
    stqa $74, 0x19c40
    stqa $73, 0x19c50
    stqa $72, 0x19c60
    stqa $71, 0x19c70
    bi $0

.global osa_edge_tap
.align 3
osa_edge_tap:
    lqa $47, 0x0
    lqa $46, 0x10
    lqa $45, 0x20
    lqa $44, 0x30
    lqa $43, 0x40
    lqa $42, 0x50
    ori $48, $5, 0
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
    lqa $86, 0x19b80
    lqa $85, 0x19b90
    lqa $84, 0x19ba0
    lqa $83, 0x19bb0
    lqa $82, 0x19bc0
    lqa $81, 0x19bd0
    lqa $80, 0x19be0
    lqa $79, 0x19bf0
    lqa $78, 0x19c00
    lqa $77, 0x19c10
    lqa $76, 0x19c20
    lqa $75, 0x19c30
    lqa $74, 0x19c40
    lqa $73, 0x19c50
    lqa $72, 0x19c60
    lqa $71, 0x19c70
    andi $6, $3, 7
    rotmi $7, $3, -3
    shli $6, $6, 5
    a $6, $6, $7
    andi $7, $6, -16
    a $7, $7, $47
    lqd $8, 768($7)
    lqd $9, 784($7)
    shufb $6, $6, $6, $46
    andbi $6, $6, 15
    a $6, $6, $45
    shufb $70, $8, $9, $6
    lqd $8, 1024($7)
    lqd $9, 1040($7)
    shufb $69, $8, $9, $6
    lqd $8, 4608($7)
    lqd $9, 4624($7)
    shufb $68, $8, $9, $6
    lqd $8, 1280($7)
    lqd $9, 1296($7)
    shufb $67, $8, $9, $6
    lqd $8, 1536($7)
    lqd $9, 1552($7)
    shufb $66, $8, $9, $6
    lqd $8, 4864($7)
    lqd $9, 4880($7)
    shufb $65, $8, $9, $6
    lqd $8, 1792($7)
    lqd $9, 1808($7)
    shufb $64, $8, $9, $6
    lqd $8, 2048($7)
    lqd $9, 2064($7)
    shufb $63, $8, $9, $6
    lqd $8, 5120($7)
    lqd $9, 5136($7)
    shufb $62, $8, $9, $6
    lqd $8, 2304($7)
    lqd $9, 2320($7)
    shufb $61, $8, $9, $6
    lqd $8, 2560($7)
    lqd $9, 2576($7)
    shufb $60, $8, $9, $6
    lqd $8, 5376($7)
    lqd $9, 5392($7)
    shufb $59, $8, $9, $6
    lqd $8, 2816($7)
    lqd $9, 2832($7)
    shufb $58, $8, $9, $6
    lqd $8, 3072($7)
    lqd $9, 3088($7)
    shufb $57, $8, $9, $6
    lqd $8, 5632($7)
    lqd $9, 5648($7)
    shufb $56, $8, $9, $6
    lqd $8, 3328($7)
    lqd $9, 3344($7)
    shufb $55, $8, $9, $6
    lqd $8, 3584($7)
    lqd $9, 3600($7)
    shufb $54, $8, $9, $6
    lqd $8, 5888($7)
    lqd $9, 5904($7)
    shufb $53, $8, $9, $6
    lqd $8, 3840($7)
    lqd $9, 3856($7)
    shufb $52, $8, $9, $6
    lqd $8, 4096($7)
    lqd $9, 4112($7)
    shufb $51, $8, $9, $6
    lqd $8, 6144($7)
    lqd $7, 6160($7)
    shufb $50, $8, $7, $6
    sf $49, $3, $4
    ori $127, $3, 0
    cgti $2, $49, 0
    brz $2, osa_edge_tap_end
    lqa $2, 0x18080
    lqa $3, 0x180e0
    lqa $4, 0x18050
    lqa $5, 0x180f0
    lqa $6, 0x18060
    lqa $7, 0x18020
    lqa $8, 0x18000
    lqa $9, 0x18090
    lqa $24, 0x18040
    lqa $10, 0x18030
    lqa $11, 0x180d0
    shlqbii $12, $71, 1
    shli $13, $127, 3
    xor $14, $24, $55
    lqa $15, 0x180c0
    shlqbii $16, $73, 1
# 998 cycles an iteration, 998 at least: 998 instructions for the even pipe, 783 for the odd one; 0 cycles of nops alone
.align 3
osa_edge_tap_loop:
    andi $102, $13, -16
    lnop
    ai $49, $49, -1
    stqa $42, 0x1a700
    ai $98, $127, 1
    lqa $94, 0x180f0
    a $90, $102, $47
    lnop
    andc $86, $103, $105
    lnop
    a $102, $102, $43
    lqd $82, 7632($90)
    xor $70, $3, $70
    lqd $3, 7968($90)
    xor $2, $2, $61
    shlqbii $74, $74, 1
    andi $78, $98, 7
    cbd $73, 0($13)
    rotmi $98, $98, -3
    lqa $71, 0x18060
    xor $69, $5, $69
    lnop
    shli $78, $78, 5
    lqa $5, 0x18070
    xor $7, $7, $52
    shlqbii $72, $72, 1
    xor $9, $9, $60
    stqa $42, 0x1a710
    selb $77, $103, $86, $77
    rotqby $3, $3, $13
    andc $17, $112, $114
    lqd $90, 7296($90)
    or $2, $2, $9
    lqa $9, 0x180b0
    selb $89, $112, $17, $89
    rotqby $82, $82, $13
    andc $18, $106, $108
    stqa $42, 0x1a720
    or $70, $70, $69
    lqa $69, 0x180a0
    xor $94, $94, $66
    stqa $42, 0x1a730
    a $98, $78, $98
    lnop
    xor $66, $11, $66
    stqa $42, 0x1a740
    andi $11, $98, -16
    lnop
    and $78, $70, $76
    stqa $42, 0x1a750
    xor $69, $69, $64
    lnop
    a $11, $11, $47
    rotqbii $19, $3, 1
    xor $6, $6, $55
    lnop
    xor $15, $15, $67
    shufb $98, $98, $98, $46
    andi $20, $48, -16
    lnop
    andc $21, $118, $120
    lqd $22, 272($11)
    xor $4, $4, $54
    lqd $23, 512($11)
    or $66, $15, $66
    rotqbii $15, $82, 1
    and $24, $2, $88
    lnop
    xor $5, $5, $57
    lnop
    xor $71, $71, $58
    lnop
    andbi $98, $98, 15
    lqd $25, 528($11)
    or $4, $14, $4
    lnop
    selb $14, $70, $78, $75
    lqa $26, 0x18020
    and $27, $4, $96
    lqa $28, 0x18010
    xor $9, $9, $63
    stqa $42, 0x1a760
    a $29, $98, $45
    lnop
    and $98, $66, $80
    lnop
    selb $77, $105, $77, $14
    rotqby $90, $90, $13
    or $71, $71, $5
    lqd $5, 112($102)
    xor $10, $10, $51
    stqa $42, 0x1a770
    a $20, $20, $43
    lnop
    selb $14, $105, $86, $77
    lqd $30, 256($11)
    selb $31, $4, $27, $95
    lqd $32, 4368($11)
    or $7, $7, $10
    lqa $10, 0x180e0
    andc $33, $121, $123
    lnop
    selb $78, $75, $14, $78
    lqd $75, 1792($20)
    andc $34, $124, $126
    lqd $35, 4352($11)
    xor $76, $14, $76
    shufb $23, $23, $25, $29
    or $69, $69, $9
    lqd $9, 448($102)
    selb $101, $121, $33, $101
    lnop
    selb $105, $105, $76, $68
    lnop
    and $25, $71, $92
    shufb $22, $30, $22, $29
    andc $30, $115, $117
    lqd $14, 768($11)
    xor $28, $28, $23
    rotqby $5, $5, $13
    selb $103, $103, $78, $68
    lnop
    xor $8, $8, $22
    lnop
    selb $72, $72, $19, $44
    lnop
    selb $93, $115, $30, $93
    rotqby $75, $75, $48
    or $8, $8, $28
    lnop
    selb $28, $66, $98, $79
    rotqbii $19, $5, 1
    xor $67, $10, $67
    lnop
    selb $15, $16, $15, $44
    lnop
    and $16, $7, $100
    stqa $8, 0x1a780
    selb $104, $104, $76, $68
    rotqbii $76, $90, 1
    selb $97, $118, $21, $97
    stqa $7, 0x1a790
    selb $12, $12, $19, $44
    stqa $4, 0x1a7a0
    selb $97, $120, $97, $31
    rotqbyi $31, $90, 1
    selb $15, $124, $34, $15
    lnop
    and $19, $8, $72
    rotqbyi $75, $75, 13
    selb $81, $106, $18, $81
    stqa $71, 0x1a7b0
    and $68, $69, $84
    lnop
    selb $81, $108, $81, $28
    stqa $2, 0x1a7c0
    selb $76, $74, $76, $44
    lnop
    selb $76, $71, $25, $91
    lnop
    selb $74, $8, $19, $12
    shufb $32, $35, $32, $29
    selb $93, $117, $93, $76
    lnop
    selb $76, $108, $18, $81
    rotqbyi $35, $82, 1
    selb $28, $7, $16, $99
    stqa $69, 0x1a7d0
    selb $10, $69, $68, $83
    lnop
    selb $101, $123, $101, $28
    stqa $66, 0x1a7e0
    selb $74, $126, $15, $74
    stqa $70, 0x1a7f0
    selb $15, $2, $24, $87
    lqd $28, 1920($20)
    selb $78, $120, $21, $97
    lnop
    andi $75, $75, 255
    stqa $74, 0x1a800
    selb $95, $95, $78, $27
    stqa $101, 0x1a810
    andc $27, $109, $111
    stqa $97, 0x1a820
    or $94, $67, $94
    lnop
    selb $89, $114, $89, $15
    stqa $93, 0x1a830
    selb $85, $109, $27, $85
    lqa $15, 0x180b0
    selb $67, $126, $34, $74
    shufb $75, $75, $9, $73
    selb $98, $79, $76, $98
    stqa $89, 0x1a840
    selb $85, $111, $85, $10
    lqa $10, 0x180a0
    selb $12, $12, $67, $19
    rotqbii $31, $31, 1
    selb $19, $111, $27, $85
    stqa $85, 0x1a850
    andc $79, $103, $105
    stqa $81, 0x1a860
    xor $72, $67, $72
    rotqbyi $67, $3, 1
    selb $124, $124, $12, $32
    lqa $12, 0x18030
    xor $80, $76, $80
    rotqbyi $76, $102, 0
    selb $83, $83, $19, $68
    stqa $77, 0x1a870
    xor $10, $10, $61
    lnop
    selb $68, $117, $30, $93
    lnop
    selb $107, $107, $80, $65
    lqd $9, 2048($20)
    xor $92, $68, $92
    stqa $34, 0x1a880
    xor $96, $78, $96
    stqd $75, 448($76)
    selb $75, $123, $33, $101
    lqa $78, 0x18040
    selb $118, $118, $95, $53
    stqa $33, 0x1a890
    xor $84, $19, $84
    lnop
    selb $126, $126, $72, $32
    lnop
    xor $15, $15, $60
    stqa $21, 0x1a8a0
    selb $19, $114, $17, $89
    shlqbii $95, $70, 1
    selb $91, $91, $68, $25
    lqd $68, 784($11)
    or $10, $10, $15
    stqa $30, 0x1a8b0
    xor $100, $75, $100
    lqa $15, 0x180d0
    andc $25, $124, $126
    stqa $17, 0x1a8c0
    selb $110, $110, $84, $62
    lqa $70, 0x18070
    selb $111, $111, $84, $62
    lnop
    selb $87, $87, $19, $24
    stqa $27, 0x1a8d0
    selb $66, $103, $79, $66
    rotqbyi $24, $5, 1
    selb $108, $108, $80, $65
    lnop
    selb $106, $106, $98, $65
    lnop
    and $98, $94, $81
    lnop
    selb $120, $120, $96, $53
    rotqbii $35, $35, 1
    selb $80, $94, $98, $18
    rotqby $28, $28, $48
    xor $26, $26, $22
    stqa $18, 0x1a8e0
    selb $99, $99, $75, $16
    rotqby $9, $9, $48
    selb $117, $117, $92, $56
    stqa $86, 0x1a8f0
    ai $75, $13, 1
    rotqbyi $28, $28, 13
    xor $12, $12, $23
    shlqbii $77, $77, 1
    selb $109, $109, $83, $62
    lqd $83, 784($102)
    selb $122, $122, $100, $50
    lqd $16, 2176($20)
    selb $80, $105, $66, $80
    shlqbii $66, $42, 1
    andi $28, $28, 255
    rotqbii $67, $67, 1
    selb $125, $125, $72, $32
    lnop
    andi $72, $75, -16
    lqd $84, 1024($11)
    selb $115, $115, $91, $56
    lnop
    selb $66, $66, $31, $44
    shufb $83, $28, $83, $73
    xor $66, $70, $54
    lqa $28, 0x18040
    andc $31, $106, $108
    shufb $70, $14, $68, $29
    or $6, $6, $66
    lqa $66, 0x18090
    selb $119, $119, $96, $53
    stqa $42, 0x1a700
    selb $95, $95, $35, $44
    lqd $35, 1040($11)
    a $72, $72, $43
    rotqby $16, $16, $48
    andc $96, $109, $111
    rotqbyi $9, $9, 13
    andc $14, $118, $120
    stqd $83, 784($76)
    selb $83, $106, $31, $69
    stqa $42, 0x1a710
    xor $88, $19, $88
    rotqbii $24, $24, 1
    selb $19, $105, $79, $80
    stqa $42, 0x1a720
    selb $121, $121, $99, $50
    lqa $99, 0x18080
    selb $77, $77, $67, $44
    lqa $67, 0x18010
    xor $28, $28, $52
    shufb $69, $84, $35, $29
    selb $2, $109, $96, $2
    stqa $42, 0x1a730
    selb $113, $113, $88, $59
    lqa $84, 0x180c0
    andi $9, $9, 255
    lqd $35, 1120($102)
    selb $112, $112, $87, $59
    cbd $75, 0($75)
    selb $123, $123, $100, $50
    stqa $42, 0x1a740
    xor $81, $19, $81
    lnop
    andc $100, $121, $123
    lnop
    selb $114, $114, $88, $59
    stqa $42, 0x1a750
    selb $116, $116, $92, $56
    lnop
    xor $84, $84, $64
    lqa $92, 0x18050
    xor $15, $15, $63
    shufb $9, $9, $35, $73
    and $35, $6, $97
    lqd $88, 1280($11)
    xor $78, $78, $70
    lqa $87, 0x18000
    selb $104, $104, $81, $65
    shlqbii $86, $86, 1
    or $84, $84, $15
    rotqbyi $16, $16, 13
    selb $95, $124, $25, $95
    lqa $15, 0x18090
    selb $105, $105, $81, $65
    lnop
    selb $86, $86, $24, $44
    lnop
    xor $24, $66, $54
    shlqbii $81, $42, 1
    or $12, $26, $12
    rotqbyi $26, $72, 0
    and $66, $10, $89
    stqa $42, 0x1a760
    xor $92, $92, $51
    stqa $42, 0x1a770
    xor $67, $67, $69
    stqd $9, 1120($76)
    xor $87, $87, $70
    lqa $9, 0x180c0
    xor $99, $99, $58
    lqd $102, 1456($102)
    xor $15, $15, $57
    lqa $68, 0x18090
    or $92, $28, $92
    lqd $28, 1792($20)
    ai $127, $127, 1
    lqd $91, 1296($11)
    selb $98, $18, $19, $98
    lnop
    andc $18, $115, $117
    lnop
    andi $16, $16, 255
    lnop
    or $87, $87, $67
    lnop
    and $19, $12, $74
    rotqby $28, $28, $48
    and $36, $84, $85
    shufb $102, $16, $102, $73
    and $73, $87, $77
    lnop
    selb $8, $121, $100, $8
    stqa $87, 0x1a780
    selb $16, $84, $36, $27
    lnop
    or $99, $99, $15
    shufb $67, $88, $91, $29
    and $91, $92, $101
    rotqbyi $28, $28, 13
    andc $88, $112, $114
    stqa $12, 0x1a790
    selb $7, $118, $14, $7
    stqa $92, 0x1a7a0
    selb $15, $87, $73, $86
    stqd $102, 1456($76)
    selb $103, $103, $98, $65
    lqd $98, 448($72)
    selb $4, $115, $18, $4
    lnop
    selb $65, $10, $66, $17
    lnop
    selb $83, $108, $83, $16
    lnop
    selb $16, $92, $91, $33
    stqa $6, 0x1a7b0
    andi $28, $28, 255
    stqa $99, 0x1a7c0
    selb $7, $120, $7, $16
    stqa $10, 0x1a7d0
    selb $16, $12, $19, $34
    stqa $84, 0x1a7e0
    and $102, $99, $93
    shufb $98, $28, $98, $75
    selb $2, $111, $2, $65
    stqa $94, 0x1a7f0
    selb $65, $108, $31, $83
    shlqbii $94, $94, 1
    selb $8, $123, $8, $16
    lqa $16, 0x180a0
    selb $95, $126, $95, $15
    stqd $98, 448($26)
    selb $98, $6, $35, $21
    lnop
    selb $15, $120, $14, $7
    lnop
    xor $28, $68, $69
    lqd $68, 1920($20)
    xor $9, $9, $61
    lnop
    selb $98, $117, $4, $98
    lnop
    selb $4, $123, $100, $8
    stqa $95, 0x1a800
    selb $91, $33, $15, $91
    stqa $8, 0x1a810
    selb $71, $112, $88, $71
    stqa $7, 0x1a820
    selb $33, $99, $102, $30
    lnop
    xor $85, $65, $85
    lnop
    selb $118, $118, $91, $50
    lqa $91, 0x180d0
    selb $71, $114, $71, $33
    stqa $98, 0x1a830
    selb $65, $27, $65, $36
    lnop
    selb $27, $111, $96, $2
    stqa $71, 0x1a840
    selb $19, $34, $4, $19
    lqa $34, 0x180e0
    xor $101, $15, $101
    stqa $2, 0x1a850
    xor $74, $4, $74
    rotqby $68, $68, $48
    selb $66, $17, $27, $66
    lqd $17, 784($72)
    selb $4, $117, $18, $98
    stqa $83, 0x1a860
    selb $119, $119, $101, $50
    lqa $15, 0x180f0
    selb $21, $21, $4, $35
    rotqbyi $68, $68, 13
    selb $122, $122, $74, $32
    lqd $35, 4608($11)
    ai $36, $13, 3
    shlqbii $33, $80, 1
    selb $123, $123, $74, $32
    stqa $80, 0x1a870
    xor $16, $16, $58
    lqd $80, 2048($20)
    selb $115, $115, $21, $53
    stqa $25, 0x1a880
    selb $21, $126, $25, $95
    stqa $100, 0x1a890
    xor $89, $27, $89
    stqa $14, 0x1a8a0
    xor $64, $34, $64
    lqa $34, 0x18000
    xor $63, $15, $63
    lqd $15, 4624($11)
    andc $27, $103, $105
    stqa $18, 0x1a8b0
    selb $108, $108, $85, $62
    rotqby $80, $80, $48
    selb $106, $106, $65, $62
    stqa $88, 0x1a8c0
    selb $65, $114, $88, $71
    rotqbyi $74, $82, 2
    selb $84, $103, $27, $84
    stqa $96, 0x1a8d0
    selb $86, $86, $21, $73
    stqa $31, 0x1a8e0
    xor $91, $91, $60
    rotqbyi $80, $80, 13
    xor $97, $4, $97
    stqa $79, 0x1a8f0
    andi $68, $68, 255
    rotqbii $74, $74, 1
    selb $107, $107, $85, $62
    lqa $85, 0x18040
    or $64, $64, $63
    shufb $68, $68, $17, $75
    or $91, $9, $91
    lqa $9, 0x18060
    selb $121, $121, $19, $32
    lqd $19, 2176($20)
    selb $102, $30, $65, $102
    shlqbii $79, $79, 1
    selb $120, $120, $101, $50
    rotqbyi $101, $90, 2
    xor $85, $85, $22
    stqd $68, 784($26)
    ai $30, $13, 2
    lqd $17, 1536($11)
    xor $34, $34, $67
    shufb $68, $35, $15, $29
    selb $117, $117, $97, $53
    lnop
    selb $109, $109, $66, $59
    lqd $66, 1120($72)
    andc $15, $121, $123
    rotqby $19, $19, $48
    andi $80, $80, 255
    rotqbyi $35, $5, 2
    xor $93, $65, $93
    rotqbii $101, $101, 1
    xor $9, $9, $52
    lqa $65, 0x18080
    and $63, $91, $2
    lnop
    and $4, $64, $83
    shufb $80, $80, $66, $75
    selb $94, $94, $74, $44
    stqa $42, 0x1a700
    selb $112, $112, $102, $56
    lqa $102, 0x18050
    xor $77, $21, $77
    stqa $42, 0x1a710
    selb $21, $64, $4, $31
    lnop
    andc $74, $106, $108
    lqd $66, 1552($11)
    selb $114, $114, $93, $56
    rotqbyi $19, $19, 13
    selb $84, $105, $84, $21
    lqa $21, 0x18030
    selb $113, $113, $93, $56
    rotqbyi $93, $5, 3
    selb $126, $126, $77, $68
    lnop
    selb $73, $105, $27, $84
    stqd $80, 1120($26)
    selb $124, $124, $86, $68
    lnop
    selb $4, $31, $73, $4
    lnop
    selb $87, $121, $15, $87
    lqa $31, 0x18070
    selb $10, $106, $74, $10
    stqa $42, 0x1a720
    xor $102, $102, $23
    shufb $66, $17, $66, $29
    andc $17, $115, $117
    rotqbii $35, $35, 1
    selb $103, $103, $4, $62
    lqa $4, 0x180b0
    selb $101, $81, $101, $44
    lqa $101, 0x18020
    xor $65, $65, $55
    rotqbyi $81, $3, 2
    selb $110, $110, $89, $59
    lnop
    selb $111, $111, $89, $59
    stqa $42, 0x1a730
    andi $19, $19, 255
    lqd $72, 1456($72)
    andc $89, $118, $120
    lnop
    xor $101, $101, $70
    lnop
    selb $125, $125, $77, $68
    rotqbii $81, $81, 1
    andc $77, $112, $114
    lqa $86, 0x18010
    xor $4, $4, $57
    lnop
    or $102, $85, $102
    lnop
    xor $83, $73, $83
    shufb $75, $19, $72, $75
    or $4, $16, $4
    rotqbyi $16, $82, 3
    selb $92, $115, $17, $92
    lnop
    xor $21, $21, $69
    stqa $42, 0x1a740
    or $24, $65, $24
    shlqbii $65, $27, 1
    andc $72, $124, $126
    stqa $42, 0x1a750
    andi $19, $30, -16
    rotqbii $93, $93, 1
    or $101, $101, $21
    stqa $42, 0x1a760
    xor $86, $86, $66
    stqa $42, 0x1a770
    selb $116, $116, $97, $53
    lqd $97, 1792($20)
    or $86, $34, $86
    stqd $75, 1456($26)
    and $75, $101, $95
    lnop
    selb $104, $104, $83, $62
    lqa $26, 0x180f0
    selb $94, $124, $72, $94
    lnop
    a $19, $19, $43
    lnop
    selb $6, $112, $77, $6
    lnop
    selb $105, $105, $83, $62
    cbd $30, 0($30)
    andc $83, $109, $111
    rotqby $97, $97, $48
    selb $62, $101, $75, $25
    lnop
    xor $31, $31, $51
    rotqbyi $34, $3, 3
    selb $93, $65, $93, $44
    stqa $86, 0x1a780
    xor $60, $26, $60
    rotqbyi $97, $97, 13
    selb $26, $91, $63, $96
    lnop
    selb $87, $123, $87, $62
    lqd $62, 448($19)
    selb $10, $108, $10, $26
    lqa $26, 0x180f0
    selb $79, $79, $35, $44
    rotqbyi $35, $19, 0
    or $9, $9, $31
    stqa $101, 0x1a790
    selb $81, $33, $81, $44
    lnop
    selb $12, $118, $89, $12
    shlqbii $33, $84, 1
    and $31, $102, $8
    stqa $102, 0x1a7a0
    and $65, $86, $81
    lnop
    and $21, $9, $7
    stqa $9, 0x1a7b0
    andi $97, $97, 255
    lnop
    selb $73, $102, $31, $100
    lnop
    selb $85, $9, $21, $14
    stqa $24, 0x1a7c0
    selb $80, $86, $65, $79
    shufb $97, $97, $62, $30
    selb $73, $120, $12, $73
    lnop
    selb $94, $126, $94, $80
    stqa $4, 0x1a7d0
    selb $80, $123, $15, $87
    stqa $91, 0x1a7e0
    and $12, $4, $71
    stqa $64, 0x1a7f0
    and $62, $24, $98
    stqd $97, 448($35)
    selb $75, $25, $80, $75
    rotqbii $34, $34, 1
    selb $99, $109, $83, $99
    lqd $25, 1920($20)
    selb $92, $117, $92, $85
    stqa $94, 0x1a800
    selb $85, $4, $12, $88
    lnop
    selb $121, $121, $75, $68
    stqa $87, 0x1a810
    selb $75, $24, $62, $18
    shlqbii $64, $64, 1
    selb $99, $111, $99, $85
    stqa $73, 0x1a820
    xor $95, $80, $95
    lqd $80, 4880($11)
    selb $75, $114, $6, $75
    stqa $92, 0x1a830
    selb $6, $117, $17, $92
    rotqby $25, $25, $48
    selb $85, $111, $83, $99
    stqa $75, 0x1a840
    selb $14, $14, $6, $21
    lqd $21, 784($19)
    selb $88, $88, $85, $12
    stqa $99, 0x1a850
    selb $12, $120, $89, $73
    lnop
    xor $85, $85, $71
    lqd $71, 4864($11)
    selb $100, $100, $12, $31
    stqa $10, 0x1a860
    selb $115, $115, $14, $50
    lqd $14, 3088($11)
    selb $31, $126, $72, $94
    rotqbyi $25, $25, 13
    xor $6, $6, $7
    lqd $7, 2048($11)
    selb $79, $79, $31, $65
    lqa $97, 0x18060
    selb $76, $114, $77, $75
    stqa $84, 0x1a870
    xor $81, $31, $81
    lqd $31, 2048($20)
    andi $25, $25, 255
    stqa $72, 0x1a880
    xor $98, $76, $98
    stqa $15, 0x1a890
    selb $122, $122, $95, $68
    shufb $65, $71, $80, $29
    selb $118, $118, $100, $32
    shufb $21, $25, $21, $30
    selb $76, $18, $76, $62
    rotqbyi $62, $90, 3
    selb $123, $123, $95, $68
    rotqbii $16, $16, 1
    selb $95, $108, $74, $10
    lnop
    selb $33, $33, $34, $44
    stqa $89, 0x1a8a0
    selb $116, $116, $6, $50
    stqa $17, 0x1a8b0
    ai $34, $13, 5
    lqa $18, 0x18080
    selb $96, $96, $95, $63
    stqa $77, 0x1a8c0
    xor $95, $95, $2
    rotqbii $62, $62, 1
    selb $109, $109, $88, $56
    stqd $21, 784($35)
    selb $111, $111, $85, $56
    lqa $21, 0x18090
    xor $26, $26, $57
    lqd $88, 2064($11)
    selb $124, $124, $79, $65
    lqa $79, 0x180e0
    selb $106, $106, $96, $59
    lqd $96, 3072($11)
    andc $2, $103, $105
    stqa $83, 0x1a8d0
    andc $25, $121, $123
    rotqby $31, $31, $48
    selb $114, $114, $98, $53
    stqa $74, 0x1a8e0
    selb $117, $117, $6, $50
    lqa $6, 0x180a0
    xor $79, $79, $61
    lqd $61, 1808($11)
    selb $108, $108, $95, $59
    lqa $100, 0x18030
    selb $91, $103, $2, $91
    shlqbii $80, $42, 1
    xor $21, $21, $51
    shufb $63, $7, $88, $29
    selb $110, $110, $85, $56
    lqa $85, 0x18080
    selb $107, $107, $95, $59
    rotqbyi $31, $31, 13
    selb $126, $126, $81, $65
    lqa $95, 0x18070
    selb $112, $112, $76, $53
    lqd $76, 1120($19)
    xor $6, $6, $55
    lnop
    selb $113, $113, $98, $53
    lnop
    xor $8, $12, $8
    lqa $12, 0x180d0
    selb $80, $80, $62, $44
    lqa $80, 0x18020
    xor $100, $100, $66
    lqa $62, 0x180b0
    selb $125, $125, $81, $65
    lqa $81, 0x18050
    xor $18, $18, $52
    lnop
    or $79, $79, $60
    stqa $27, 0x1a8f0
    or $18, $18, $21
    lqd $21, 2176($20)
    xor $80, $80, $67
    stqa $42, 0x1a700
    and $27, $79, $10
    lqa $60, 0x18000
    xor $95, $95, $23
    lnop
    xor $12, $12, $57
    lnop
    selb $16, $64, $16, $44
    stqa $42, 0x1a710
    andi $31, $31, 255
    rotqby $21, $21, $48
    andc $98, $106, $108
    stqa $42, 0x1a720
    selb $64, $79, $27, $74
    shufb $57, $96, $14, $29
    andc $96, $115, $117
    shufb $76, $31, $76, $30
    selb $91, $105, $91, $64
    stqa $42, 0x1a730
    xor $62, $62, $54
    stqa $42, 0x1a740
    andc $31, $124, $126
    lqa $14, 0x180c0
    xor $97, $97, $22
    lqd $64, 1792($11)
    selb $102, $115, $96, $102
    stqd $76, 1120($35)
    selb $120, $120, $8, $32
    lnop
    andi $76, $36, -16
    stqa $42, 0x1a750
    selb $4, $106, $98, $4
    lqd $19, 1456($19)
    or $97, $97, $95
    stqa $42, 0x1a760
    xor $81, $81, $69
    lqa $95, 0x18010
    and $88, $97, $73
    shufb $64, $64, $61, $29
    or $62, $6, $62
    lnop
    or $81, $78, $81
    rotqbyi $21, $21, 13
    xor $14, $14, $58
    stqa $42, 0x1a770
    selb $16, $124, $31, $16
    lqd $78, 1792($20)
    xor $60, $60, $64
    lnop
    selb $6, $105, $2, $91
    lnop
    selb $119, $119, $8, $32
    lqa $8, 0x18030
    xor $10, $6, $10
    lnop
    or $12, $14, $12
    lnop
    selb $74, $74, $6, $27
    lnop
    xor $95, $95, $63
    lnop
    a $76, $76, $43
    rotqby $78, $78, $48
    andi $21, $21, 255
    rotqbyi $6, $90, 4
    or $95, $60, $95
    lnop
    or $100, $80, $100
    lnop
    and $80, $95, $33
    shufb $19, $21, $19, $30
    and $21, $18, $92
    stqa $95, 0x1a780
    selb $30, $97, $88, $89
    rotqbyi $78, $78, 13
    selb $60, $95, $80, $93
    lnop
    andc $27, $109, $111
    stqd $19, 1456($35)
    and $19, $100, $94
    stqa $100, 0x1a790
    selb $103, $103, $74, $59
    lnop
    selb $104, $104, $10, $59
    lnop
    selb $102, $117, $102, $30
    stqa $81, 0x1a7a0
    selb $105, $105, $10, $59
    stqa $97, 0x1a7b0
    selb $86, $121, $25, $86
    lnop
    and $59, $81, $87
    stqa $18, 0x1a7c0
    andc $10, $118, $120
    stqa $62, 0x1a7d0
    and $30, $12, $99
    lqd $74, 448($76)
    selb $35, $81, $59, $15
    lnop
    andi $78, $78, 255
    cbd $36, 0($36)
    selb $14, $12, $30, $83
    stqa $12, 0x1a7e0
    selb $16, $126, $16, $60
    lnop
    selb $4, $108, $4, $14
    lnop
    andc $14, $112, $114
    rotqbyi $7, $76, 0
    selb $60, $100, $19, $72
    shufb $78, $78, $74, $36
    selb $101, $118, $10, $101
    stqa $79, 0x1a7f0
    and $74, $62, $75
    lqd $61, 1920($20)
    selb $9, $112, $14, $9
    stqa $16, 0x1a800
    selb $71, $108, $98, $4
    rotqbii $6, $6, 1
    selb $24, $109, $27, $24
    stqd $78, 448($7)
    selb $86, $123, $86, $60
    lqa $78, 0x18010
    xor $8, $8, $57
    lnop
    selb $83, $83, $71, $30
    lqd $30, 784($76)
    selb $101, $120, $101, $35
    rotqby $61, $61, $48
    selb $35, $18, $21, $17
    stqa $86, 0x1a810
    selb $60, $62, $74, $77
    lnop
    selb $106, $106, $83, $56
    stqa $101, 0x1a820
    selb $83, $120, $10, $101
    lnop
    selb $9, $114, $9, $35
    rotqbyi $61, $61, 13
    selb $24, $111, $24, $60
    stqa $102, 0x1a830
    selb $60, $117, $96, $102
    stqa $9, 0x1a840
    selb $59, $15, $83, $59
    stqa $24, 0x1a850
    andi $61, $61, 255
    stqa $4, 0x1a860
    selb $15, $114, $14, $9
    stqa $91, 0x1a870
    selb $89, $89, $60, $88
    lqd $88, 2048($20)
    selb $17, $17, $15, $21
    lqd $21, 2320($11)
    xor $87, $83, $87
    lqa $83, 0x18020
    xor $99, $71, $99
    stqa $31, 0x1a880
    xor $92, $15, $92
    shufb $61, $61, $30, $36
    selb $30, $126, $31, $16
    stqa $25, 0x1a890
    selb $15, $123, $25, $86
    stqa $10, 0x1a8a0
    selb $93, $93, $30, $80
    stqa $96, 0x1a8b0
    selb $113, $113, $92, $50
    rotqby $88, $88, $48
    selb $115, $115, $89, $32
    lqa $89, 0x18090
    andc $80, $103, $105
    lqa $71, 0x180e0
    selb $112, $112, $17, $50
    stqa $14, 0x1a8c0
    selb $12, $103, $80, $12
    stqa $27, 0x1a8d0
    xor $73, $60, $73
    lqa $60, 0x180c0
    ai $17, $13, 4
    stqa $98, 0x1a8e0
    xor $30, $30, $33
    lnop
    selb $33, $111, $27, $24
    lqa $35, 0x180b0
    selb $72, $72, $15, $19
    stqa $2, 0x1a8f0
    selb $114, $114, $92, $50
    lqd $92, 2176($20)
    xor $71, $71, $58
    lnop
    selb $108, $108, $99, $56
    stqd $61, 784($7)
    xor $94, $15, $94
    lqa $15, 0x18070
    xor $75, $33, $75
    lqa $58, 0x18000
    selb $77, $77, $33, $74
    lqd $74, 2304($11)
    selb $121, $121, $72, $65
    lnop
    selb $120, $120, $87, $68
    lqa $72, 0x180e0
    or $71, $71, $26
    lqd $26, 2576($11)
    selb $107, $107, $99, $56
    lqd $99, 2560($11)
    and $33, $71, $4
    rotqbyi $88, $88, 13
    selb $119, $119, $87, $68
    lqa $87, 0x18070
    selb $19, $71, $33, $98
    rotqby $92, $92, $48
    selb $118, $118, $59, $68
    shufb $61, $74, $21, $29
    selb $12, $105, $12, $19
    lnop
    selb $111, $111, $75, $53
    lqa $19, 0x180a0
    selb $116, $116, $73, $32
    lqa $74, 0x18060
    selb $21, $105, $80, $12
    lnop
    xor $59, $60, $55
    stqa $42, 0x1a700
    selb $98, $98, $21, $33
    lnop
    andc $33, $106, $108
    stqa $42, 0x1a710
    xor $89, $89, $23
    lnop
    xor $4, $21, $4
    shlqbii $91, $91, 1
    selb $117, $117, $73, $32
    lqd $73, 5136($11)
    andi $88, $88, 255
    stqa $42, 0x1a720
    selb $123, $123, $94, $65
    lqd $21, 1120($76)
    selb $122, $122, $94, $65
    shufb $60, $99, $26, $29
    xor $58, $58, $61
    shlqbii $99, $42, 1
    xor $85, $85, $22
    lqd $26, 5120($11)
    xor $19, $19, $52
    lnop
    xor $78, $78, $60
    lnop
    xor $72, $72, $55
    shufb $88, $88, $21, $36
    selb $21, $106, $33, $62
    rotqbyi $55, $5, 4
    or $78, $58, $78
    stqa $42, 0x1a730
    selb $99, $99, $6, $44
    lnop
    xor $83, $83, $64
    lnop
    xor $74, $74, $70
    shufb $62, $26, $73, $29
    selb $104, $104, $4, $56
    shlqbii $2, $2, 1
    or $89, $85, $89
    lnop
    xor $35, $35, $51
    rotqbyi $85, $3, 4
    andc $73, $121, $123
    lqa $26, 0x180d0
    xor $87, $87, $69
    lqa $99, 0x18050
    andc $6, $115, $117
    rotqbii $55, $55, 1
    andc $94, $118, $120
    lqa $58, 0x18030
    selb $105, $105, $4, $56
    rotqbyi $92, $92, 13
    selb $95, $121, $73, $95
    lnop
    or $87, $74, $87
    rotqbii $85, $85, 1
    selb $55, $2, $55, $44
    rotqbyi $2, $82, 4
    or $19, $19, $35
    lnop
    xor $26, $26, $54
    stqa $42, 0x1a740
    andi $92, $92, 255
    stqa $42, 0x1a750
    and $35, $89, $102
    lnop
    and $74, $19, $9
    lqa $4, 0x18040
    andi $84, $17, -16
    stqd $88, 1120($7)
    xor $58, $58, $63
    stqa $42, 0x1a760
    selb $109, $109, $77, $53
    stqa $42, 0x1a770
    selb $103, $103, $98, $56
    lqd $98, 1792($20)
    or $83, $83, $58
    lnop
    andc $56, $109, $111
    lnop
    and $58, $83, $16
    shlqbii $79, $79, 1
    or $26, $59, $26
    rotqbii $2, $2, 1
    selb $59, $19, $74, $14
    lnop
    selb $18, $109, $56, $18
    rotqby $98, $98, $48
    selb $91, $91, $85, $44
    lqa $85, 0x18010
    selb $79, $79, $2, $44
    lnop
    selb $124, $124, $93, $62
    lqd $76, 1456($76)
    and $93, $78, $91
    lnop
    xor $99, $99, $66
    lqa $2, 0x180f0
    xor $4, $4, $67
    lnop
    and $77, $87, $101
    stqa $78, 0x1a780
    or $99, $4, $99
    stqa $83, 0x1a790
    selb $4, $83, $58, $31
    lnop
    selb $126, $126, $30, $62
    lnop
    xor $54, $2, $54
    shufb $92, $92, $76, $36
    andc $76, $112, $114
    stqa $99, 0x1a7a0
    selb $95, $123, $95, $4
    rotqbyi $98, $98, 13
    and $4, $99, $86
    stqa $87, 0x1a7b0
    andc $36, $124, $126
    cbd $17, 0($17)
    a $84, $84, $43
    lnop
    selb $110, $110, $75, $53
    stqa $89, 0x1a7c0
    selb $79, $124, $36, $79
    lnop
    selb $100, $118, $94, $100
    stqa $19, 0x1a7d0
    selb $81, $115, $6, $81
    stqd $92, 1456($7)
    selb $92, $78, $93, $55
    lqd $7, 448($84)
    selb $97, $112, $76, $97
    lnop
    andi $98, $98, 255
    lnop
    selb $18, $111, $18, $59
    stqa $26, 0x1a7e0
    selb $59, $99, $4, $25
    rotqbyi $75, $84, 0
    selb $92, $126, $79, $92
    stqa $71, 0x1a7f0
    selb $79, $87, $77, $10
    lqd $2, 1920($20)
    selb $88, $89, $35, $96
    shufb $98, $98, $7, $17
    selb $100, $120, $100, $59
    stqa $92, 0x1a800
    selb $97, $114, $97, $88
    lnop
    and $88, $26, $24
    lqa $59, 0x18040
    selb $81, $117, $81, $79
    stqa $95, 0x1a810
    selb $79, $26, $88, $27
    rotqby $2, $2, $48
    xor $85, $85, $57
    stqd $98, 448($75)
    selb $98, $117, $6, $81
    stqa $100, 0x1a820
    selb $79, $108, $21, $79
    lnop
    selb $125, $125, $30, $62
    rotqbyi $2, $2, 13
    selb $77, $10, $98, $77
    stqa $81, 0x1a830
    or $72, $72, $54
    rotqbyi $54, $3, 5
    selb $10, $123, $73, $95
    stqa $97, 0x1a840
    selb $30, $108, $33, $79
    stqa $18, 0x1a850
    selb $58, $31, $10, $58
    stqa $79, 0x1a860
    selb $31, $114, $76, $97
    lqa $21, 0x18050
    selb $88, $27, $30, $88
    lqa $27, 0x18060
    xor $24, $30, $24
    stqa $12, 0x1a870
    selb $121, $121, $58, $62
    lqd $58, 2048($20)
    selb $30, $120, $94, $100
    stqa $36, 0x1a880
    xor $102, $31, $102
    rotqbii $54, $54, 1
    selb $106, $106, $88, $53
    lnop
    xor $86, $30, $86
    stqa $73, 0x1a890
    selb $4, $25, $30, $4
    stqa $94, 0x1a8a0
    xor $10, $10, $16
    stqa $6, 0x1a8b0
    xor $101, $98, $101
    stqa $76, 0x1a8c0
    selb $98, $111, $56, $18
    stqa $56, 0x1a8d0
    selb $96, $96, $31, $35
    stqa $33, 0x1a8e0
    selb $119, $119, $86, $65
    lqd $31, 784($84)
    selb $117, $117, $101, $68
    rotqbyi $35, $5, 5
    selb $16, $126, $36, $92
    lqa $25, 0x180d0
    selb $115, $115, $77, $68
    lqa $77, 0x180c0
    andi $2, $2, 255
    stqa $80, 0x1a8f0
    selb $122, $122, $10, $62
    lqd $30, 2176($20)
    xor $88, $59, $64
    lqa $7, 0x180a0
    selb $74, $14, $98, $74
    rotqbyi $14, $90, 5
    selb $108, $108, $24, $53
    shlqbii $12, $12, 1
    selb $116, $116, $101, $68
    shufb $2, $2, $31, $17
    selb $118, $118, $4, $65
    lqa $4, 0x18080
    selb $112, $112, $96, $32
    lqd $96, 2816($11)
    xor $98, $98, $9
    rotqby $30, $30, $48
    selb $107, $107, $24, $53
    lqa $24, 0x18030
    selb $93, $55, $16, $93
    rotqbii $35, $35, 1
    andc $9, $103, $105
    lqa $55, 0x18020
    xor $15, $15, $66
    rotqbii $14, $14, 1
    xor $4, $4, $70
    rotqby $58, $58, $48
    selb $123, $123, $10, $62
    lqd $10, 5392($11)
    selb $120, $120, $86, $65
    lqd $86, 5376($11)
    xor $91, $16, $91
    shlqbii $80, $80, 1
    andc $16, $115, $117
    rotqbyi $30, $30, 13
    xor $24, $24, $60
    rotqbyi $58, $58, 13
    xor $21, $21, $63
    lnop
    xor $27, $27, $67
    cbd $31, 0($34)
    xor $77, $77, $52
    shufb $59, $86, $10, $29
    xor $55, $55, $61
    lqa $86, 0x180b0
    andi $58, $58, 255
    lnop
    selb $113, $113, $102, $32
    rotqbyi $10, $82, 5
    andi $34, $34, -16
    lnop
    selb $114, $114, $102, $32
    stqd $2, 784($75)
    xor $25, $25, $51
    stqa $42, 0x1a700
    selb $80, $80, $35, $44
    lnop
    andc $35, $118, $120
    lnop
    xor $7, $7, $22
    shlqbii $71, $71, 1
    selb $126, $126, $91, $59
    lqd $2, 1120($84)
    a $34, $34, $43
    lqa $102, 0x180e0
    selb $111, $111, $98, $50
    stqa $42, 0x1a710
    or $88, $88, $21
    stqa $42, 0x1a720
    or $55, $55, $24
    rotqbyi $24, $3, 6
    or $77, $77, $25
    stqa $42, 0x1a730
    xor $86, $86, $23
    lnop
    selb $109, $109, $74, $50
    shufb $58, $58, $2, $17
    or $86, $7, $86
    shlqbii $7, $42, 1
    and $2, $88, $95
    lqd $74, 2832($11)
    selb $124, $124, $93, $59
    stqa $42, 0x1a740
    andc $93, $112, $114
    stqd $58, 1120($75)
    selb $25, $88, $2, $73
    lqd $84, 1456($84)
    selb $110, $110, $98, $50
    stqa $42, 0x1a750
    and $98, $55, $92
    rotqbii $10, $10, 1
    selb $26, $103, $9, $26
    lqa $21, 0x18000
    andi $30, $30, 255
    stqa $42, 0x1a760
    selb $7, $7, $14, $44
    lnop
    and $7, $72, $79
    stqa $42, 0x1a770
    selb $71, $71, $10, $44
    lqd $10, 1792($20)
    selb $14, $55, $98, $36
    shufb $58, $96, $74, $29
    selb $83, $118, $35, $83
    lnop
    selb $125, $125, $91, $59
    shufb $84, $30, $84, $17
    andc $17, $106, $108
    lnop
    xor $21, $21, $58
    shlqbii $30, $72, 1
    selb $91, $72, $7, $33
    rotqbyi $96, $34, 0
    andc $74, $124, $126
    stqd $84, 1456($75)
    or $85, $21, $85
    rotqbyi $21, $5, 6
    selb $87, $112, $93, $87
    rotqby $10, $10, $48
    selb $91, $105, $26, $91
    lqd $26, 448($34)
    and $84, $86, $97
    lnop
    selb $54, $12, $54, $44
    lqa $12, 0x180f0
    or $15, $27, $15
    rotqbyi $10, $10, 13
    andc $27, $121, $123
    stqa $85, 0x1a780
    selb $71, $124, $74, $71
    stqa $55, 0x1a790
    and $75, $15, $100
    lnop
    or $4, $4, $28
    stqa $88, 0x1a7a0
    andi $10, $10, 255
    rotqbyi $3, $3, 7
    selb $99, $115, $16, $99
    stqa $15, 0x1a7b0
    xor $51, $12, $51
    stqa $4, 0x1a7c0
    selb $12, $15, $75, $94
    stqa $86, 0x1a7d0
    and $28, $85, $54
    shufb $10, $10, $26, $31
    selb $99, $117, $99, $12
    lnop
    selb $78, $121, $27, $78
    stqa $77, 0x1a7e0
    selb $12, $85, $28, $80
    stqa $72, 0x1a7f0
    selb $78, $123, $78, $14
    lqd $14, 5648($11)
    andc $72, $109, $111
    stqd $10, 448($96)
    selb $12, $126, $71, $12
    lnop
    xor $102, $102, $52
    rotqbii $24, $24, 1
    selb $52, $105, $9, $91
    lqa $71, 0x180a0
    selb $83, $120, $83, $25
    lqd $25, 1920($20)
    and $10, $4, $81
    stqa $12, 0x1a800
    selb $7, $33, $52, $7
    stqa $78, 0x1a810
    selb $89, $109, $72, $89
    rotqbii $21, $21, 1
    selb $33, $4, $10, $6
    stqa $83, 0x1a820
    selb $19, $106, $17, $19
    lnop
    selb $87, $114, $87, $33
    stqa $99, 0x1a830
    selb $33, $86, $84, $76
    rotqby $25, $25, $48
    and $26, $77, $18
    lnop
    selb $89, $111, $89, $33
    lnop
    xor $79, $52, $79
    stqa $87, 0x1a840
    selb $52, $77, $26, $56
    lnop
    or $102, $102, $51
    stqa $89, 0x1a850
    selb $51, $123, $27, $78
    lqa $33, 0x18070
    selb $52, $108, $19, $52
    rotqbyi $5, $5, 7
    selb $98, $36, $51, $98
    rotqbyi $25, $25, 13
    selb $105, $105, $79, $53
    lnop
    xor $92, $51, $92
    lqa $51, 0x180f0
    selb $104, $104, $79, $53
    lnop
    selb $79, $108, $17, $52
    lqa $36, 0x180d0
    selb $19, $126, $74, $12
    lnop
    selb $56, $56, $79, $26
    lnop
    xor $79, $79, $18
    rotqbyi $18, $82, 6
    selb $121, $121, $98, $59
    stqa $52, 0x1a860
    selb $106, $106, $56, $50
    lqa $56, 0x180c0
    selb $98, $114, $93, $87
    lnop
    selb $108, $108, $79, $50
    stqa $91, 0x1a870
    andi $25, $25, 255
    lqd $26, 2048($20)
    selb $80, $80, $19, $28
    lqd $28, 5632($11)
    selb $107, $107, $79, $50
    lnop
    selb $79, $120, $35, $83
    stqa $74, 0x1a880
    selb $103, $103, $7, $53
    lnop
    selb $123, $123, $92, $59
    lqa $53, 0x180b0
    xor $54, $19, $54
    lqa $19, 0x18060
    xor $7, $56, $22
    stqa $27, 0x1a890
    xor $36, $36, $23
    lnop
    selb $122, $122, $92, $59
    lnop
    xor $95, $79, $95
    shufb $56, $28, $14, $29
    or $7, $7, $36
    lqd $36, 3600($11)
    selb $14, $111, $72, $89
    stqa $35, 0x1a8a0
    andc $28, $106, $108
    stqa $16, 0x1a8b0
    xor $53, $53, $69
    stqa $93, 0x1a8c0
    selb $92, $117, $16, $99
    stqa $72, 0x1a8d0
    selb $79, $73, $79, $2
    rotqby $26, $26, $48
    selb $125, $125, $54, $56
    lqa $73, 0x18020
    selb $94, $94, $92, $75
    lqd $75, 784($34)
    selb $84, $76, $14, $84
    stqa $17, 0x1a8e0
    selb $124, $124, $80, $56
    lnop
    selb $126, $126, $54, $56
    rotqbii $5, $5, 1
    selb $119, $119, $95, $62
    stqa $9, 0x1a8f0
    selb $120, $120, $95, $62
    lqa $95, 0x180e0
    selb $118, $118, $79, $62
    rotqbyi $26, $26, 13
    and $79, $102, $52
    lqa $80, 0x18000
    xor $71, $71, $70
    lqd $76, 3344($11)
    selb $115, $115, $94, $65
    lnop
    or $94, $71, $53
    lqd $71, 3328($11)
    xor $33, $33, $63
    lqd $53, 2176($20)
    xor $97, $14, $97
    lnop
    xor $81, $98, $81
    shufb $75, $25, $75, $31
    xor $100, $92, $100
    lqa $92, 0x18040
    andc $25, $118, $120
    stqa $42, 0x1a700
    xor $73, $73, $58
    lnop
    xor $95, $95, $22
    lqa $22, 0x18080
    selb $110, $110, $97, $32
    lnop
    selb $117, $117, $100, $65
    lqa $14, 0x18050
    andi $26, $26, 255
    stqa $42, 0x1a710
    ai $37, $13, 7
    stqd $75, 784($96)
    or $8, $73, $8
    lnop
    selb $75, $118, $25, $55
    lnop
    selb $109, $109, $84, $32
    lqd $84, 3584($11)
    selb $98, $6, $98, $10
    shlqbii $91, $91, 1
    selb $111, $111, $97, $32
    lqa $97, 0x18010
    xor $51, $51, $23
    stqa $42, 0x1a720
    and $23, $8, $12
    lqa $6, 0x18090
    xor $19, $19, $64
    lqd $10, 1120($34)
    selb $113, $113, $81, $68
    lnop
    xor $22, $22, $67
    rotqbyi $82, $82, 7
    or $19, $19, $33
    lnop
    and $33, $7, $89
    shufb $54, $84, $36, $29
    selb $112, $112, $98, $68
    rotqby $53, $53, $48
    selb $91, $91, $24, $44
    lnop
    selb $24, $7, $33, $72
    lnop
    and $98, $19, $83
    shufb $10, $26, $10, $31
    xor $92, $92, $61
    lnop
    andc $26, $109, $111
    stqa $42, 0x1a730
    selb $86, $106, $28, $86
    stqa $42, 0x1a740
    ai $13, $13, 6
    rotqbyi $53, $53, 13
    xor $97, $97, $54
    stqd $10, 1120($96)
    andc $10, $103, $105
    stqa $42, 0x1a750
    xor $14, $14, $60
    lnop
    or $73, $95, $51
    stqa $42, 0x1a760
    andi $95, $13, -16
    lqd $34, 1456($34)
    selb $116, $116, $100, $65
    lnop
    selb $100, $19, $98, $35
    shufb $55, $71, $76, $29
    andc $36, $115, $117
    lnop
    selb $86, $108, $86, $24
    lnop
    andi $53, $53, 255
    lnop
    selb $88, $115, $36, $88
    shlqbii $24, $42, 1
    a $76, $95, $43
    shlqbii $9, $9, 1
    selb $38, $117, $88, $100
    shlqbii $100, $10, 1
    xor $80, $80, $55
    stqa $42, 0x1a770
    selb $114, $114, $81, $68
    shufb $53, $53, $34, $31
    selb $9, $9, $21, $44
    lqd $21, 1792($20)
    andc $31, $121, $123
    lnop
    or $80, $80, $97
    lqd $97, 3840($11)
    xor $6, $6, $66
    rotqbyi $34, $90, 6
    selb $81, $117, $36, $38
    rotqbii $3, $3, 1
    selb $77, $103, $10, $77
    lnop
    selb $85, $121, $31, $85
    lnop
    andc $39, $112, $114
    rotqby $21, $21, $48
    andc $40, $124, $126
    stqa $80, 0x1a780
    selb $98, $35, $81, $98
    stqa $8, 0x1a790
    selb $35, $102, $79, $17
    rotqbii $18, $18, 1
    or $92, $92, $14
    shlqbii $14, $102, 1
    selb $88, $8, $23, $74
    rotqbii $82, $82, 1
    and $95, $80, $91
    stqa $92, 0x1a7a0
    selb $18, $30, $18, $44
    stqa $19, 0x1a7b0
    selb $77, $105, $77, $35
    lqd $35, 4096($11)
    or $6, $22, $6
    stqd $53, 1456($96)
    selb $15, $112, $39, $15
    lnop
    selb $96, $105, $10, $77
    lqa $53, 0x18060
    selb $115, $115, $98, $62
    cbd $13, 0($13)
    selb $82, $14, $82, $44
    rotqbyi $21, $21, 13
    selb $18, $124, $40, $18
    lnop
    selb $14, $80, $95, $9
    lqd $98, 448($76)
    selb $22, $123, $85, $88
    stqa $6, 0x1a7c0
    xor $52, $96, $52
    rotqbii $34, $34, 1
    and $88, $92, $78
    stqa $94, 0x1a7d0
    selb $4, $109, $26, $4
    rotqbyi $30, $76, 0
    xor $83, $81, $83
    stqa $7, 0x1a7e0
    selb $24, $24, $34, $44
    lnop
    andi $21, $21, 255
    stqa $102, 0x1a7f0
    selb $102, $92, $88, $27
    lqd $24, 1920($20)
    selb $14, $126, $18, $14
    shufb $98, $21, $98, $13
    selb $21, $120, $75, $102
    rotqbyi $90, $90, 7
    selb $102, $108, $28, $86
    lqa $75, 0x180b0
    and $18, $94, $87
    lqa $34, 0x180d0
    selb $96, $17, $96, $79
    lnop
    and $79, $6, $99
    stqa $14, 0x1a800
    selb $17, $94, $18, $93
    stqa $22, 0x1a810
    selb $72, $72, $102, $33
    rotqby $24, $24, $48
    selb $33, $6, $79, $16
    lnop
    selb $81, $126, $40, $14
    stqa $21, 0x1a820
    selb $17, $111, $4, $17
    lqa $4, 0x180c0
    selb $15, $114, $15, $33
    lnop
    selb $104, $104, $52, $50
    stqa $38, 0x1a830
    selb $33, $114, $39, $15
    stqa $15, 0x1a840
    selb $103, $103, $96, $50
    stqa $17, 0x1a850
    selb $105, $105, $52, $50
    lnop
    selb $52, $123, $31, $22
    stqa $86, 0x1a860
    xor $50, $53, $61
    stqa $77, 0x1a870
    selb $53, $120, $25, $21
    stqd $98, 448($30)
    xor $96, $33, $99
    lqd $99, 4112($11)
    xor $84, $81, $91
    rotqbyi $24, $24, 13
    selb $88, $27, $53, $88
    shlqbii $77, $77, 1
    selb $27, $111, $26, $17
    lqd $91, 2048($20)
    xor $78, $53, $78
    rotqbyi $85, $42, 0
    selb $79, $16, $33, $79
    stqa $40, 0x1a880
    selb $16, $77, $3, $44
    lqa $3, 0x18010
    xor $87, $27, $87
    stqa $31, 0x1a890
    selb $112, $112, $79, $65
    lqd $77, 784($76)
    andi $33, $37, -16
    lnop
    selb $106, $106, $72, $32
    lqa $72, 0x18040
    selb $116, $116, $83, $62
    stqa $25, 0x1a8a0
    xor $34, $34, $69
    stqa $36, 0x1a8b0
    andi $24, $24, 255
    stqa $39, 0x1a8c0
    selb $41, $100, $5, $44
    stqa $26, 0x1a8d0
    andc $71, $103, $105
    lnop
    xor $4, $4, $70
    lqa $100, 0x18000
    selb $110, $110, $87, $68
    lqd $5, 3856($11)
    xor $12, $52, $12
    shufb $51, $35, $99, $29
    selb $74, $74, $52, $23
    rotqbyi $52, $42, 0
    xor $89, $102, $89
    stqa $28, 0x1a8e0
    selb $111, $111, $87, $68
    stqa $10, 0x1a8f0
    selb $108, $108, $89, $32
    lqd $10, 5904($11)
    xor $87, $75, $66
    lqd $75, 5888($11)
    selb $93, $93, $27, $18
    rotqby $91, $91, $48
    selb $118, $118, $88, $59
    lqa $88, 0x18090
    xor $18, $72, $58
    lqa $72, 0x18070
    selb $109, $109, $93, $68
    rotqbyi $98, $52, 0
    selb $7, $103, $71, $7
    lqa $27, 0x18020
    selb $95, $9, $81, $95
    lqa $81, 0x180a0
    selb $120, $120, $78, $59
    rotqbyi $91, $91, 13
    selb $114, $114, $96, $65
    lqa $9, 0x18080
    andc $79, $109, $111
    lqa $52, 0x18050
    selb $117, $117, $83, $62
    lqd $23, 2176($20)
    xor $88, $88, $63
    shufb $53, $75, $10, $29
    and $10, $73, $86
    shufb $24, $24, $77, $13
    andi $91, $91, 255
    stqa $42, 0x1a700
    xor $75, $72, $60
    rotqbii $90, $90, 1
    or $77, $4, $34
    stqa $42, 0x1a710
    selb $123, $123, $12, $56
    rotqbyi $102, $85, 0
    xor $85, $52, $57
    lnop
    selb $4, $73, $10, $28
    lnop
    andc $83, $112, $114
    shufb $52, $97, $5, $29
    selb $72, $105, $7, $4
    lqa $4, 0x18030
    selb $121, $121, $74, $56
    stqd $24, 784($30)
    xor $9, $9, $64
    stqa $42, 0x1a720
    or $93, $18, $85
    lqa $2, 0x18080
    a $33, $33, $43
    lqd $18, 1120($76)
    selb $124, $124, $95, $53
    stqa $42, 0x1a730
    selb $6, $109, $79, $6
    lnop
    selb $122, $122, $12, $56
    shlqbii $12, $42, 1
    or $85, $9, $88
    stqa $42, 0x1a740
    xor $4, $4, $54
    stqa $42, 0x1a750
    xor $88, $3, $51
    lqd $9, 6144($11)
    selb $107, $107, $89, $32
    lqd $11, 6160($11)
    selb $126, $126, $84, $53
    rotqby $23, $23, $48
    xor $100, $100, $52
    shufb $91, $91, $18, $13
    and $18, $93, $22
    lqa $3, 0x180e0
    xor $27, $27, $55
    lnop
    or $89, $50, $75
    rotqbyi $23, $23, 13
    xor $81, $81, $67
    lnop
    andc $99, $124, $126
    stqa $42, 0x1a760
    or $101, $100, $88
    stqa $42, 0x1a770
    or $97, $27, $4
    lqa $4, 0x18050
    selb $90, $12, $90, $44
    lqd $90, 1792($20)
    andc $95, $121, $123
    stqd $91, 1120($30)
    selb $12, $93, $18, $31
    stqa $101, 0x1a780
    andi $23, $23, 255
    stqa $97, 0x1a790
    andc $75, $106, $108
    lnop
    and $27, $97, $14
    lqd $76, 1456($76)
    and $24, $101, $16
    stqa $93, 0x1a7a0
    or $81, $81, $87
    lnop
    selb $80, $121, $95, $80
    lqa $5, 0x180f0
    selb $82, $124, $99, $82
    shufb $50, $9, $11, $29
    andc $91, $118, $120
    rotqby $90, $90, $48
    andc $87, $115, $117
    lnop
    and $9, $89, $21
    stqa $89, 0x1a7b0
    selb $92, $115, $87, $92
    stqa $85, 0x1a7c0
    selb $11, $97, $27, $40
    lnop
    selb $119, $119, $78, $59
    cbd $37, 0($37)
    selb $94, $106, $75, $94
    rotqbyi $78, $42, 0
    and $29, $85, $38
    shufb $76, $23, $76, $13
    selb $8, $118, $91, $8
    rotqbyi $13, $42, 0
    selb $23, $89, $9, $25
    rotqbyi $90, $90, 13
    selb $113, $113, $96, $65
    lnop
    selb $19, $112, $83, $19
    stqd $76, 1456($30)
    selb $76, $101, $24, $41
    lqd $30, 448($33)
    andi $90, $90, 255
    lnop
    selb $96, $123, $80, $11
    stqa $81, 0x1a7d0
    selb $100, $126, $82, $76
    stqa $77, 0x1a7e0
    selb $88, $117, $92, $23
    stqa $73, 0x1a7f0
    selb $125, $125, $84, $53
    lqd $84, 1920($20)
    and $23, $81, $15
    shufb $90, $90, $30, $37
    selb $92, $120, $8, $12
    stqa $100, 0x1a800
    selb $8, $85, $29, $36
    rotqbyi $30, $33, 0
    and $12, $77, $17
    lnop
    selb $82, $126, $99, $100
    stqa $96, 0x1a810
    selb $76, $81, $23, $39
    rotqby $11, $84, $48
    selb $84, $114, $19, $8
    stqa $92, 0x1a820
    selb $8, $77, $12, $26
    stqd $90, 448($30)
    selb $80, $111, $6, $76
    lqd $90, 784($33)
    selb $24, $41, $82, $24
    stqa $88, 0x1a830
    selb $41, $114, $83, $84
    rotqbyi $19, $42, 0
    xor $34, $82, $16
    rotqbyi $11, $11, 13
    selb $76, $108, $94, $8
    stqa $84, 0x1a840
    selb $94, $111, $79, $80
    stqa $80, 0x1a850
    xor $38, $41, $38
    stqa $76, 0x1a860
    selb $23, $39, $94, $23
    stqa $72, 0x1a870
    andi $11, $11, 255
    lqd $39, 2048($20)
    selb $126, $126, $34, $50
    lqa $6, 0x18060
    xor $15, $94, $15
    stqa $99, 0x1a880
    selb $109, $109, $23, $65
    stqa $95, 0x1a890
    selb $23, $108, $75, $76
    shufb $90, $11, $90, $37
    selb $11, $105, $71, $72
    stqa $91, 0x1a8a0
    selb $12, $26, $23, $12
    rotqby $39, $39, $48
    selb $26, $123, $95, $96
    stqa $87, 0x1a8b0
    selb $10, $28, $11, $10
    stqd $90, 784($30)
    selb $28, $117, $87, $88
    lqa $7, 0x18020
    selb $110, $110, $15, $65
    rotqbyi $39, $39, 13
    xor $17, $23, $17
    stqa $83, 0x1a8c0
    selb $29, $36, $41, $29
    stqa $79, 0x1a8d0
    selb $36, $120, $91, $92
    stqa $75, 0x1a8e0
    selb $107, $107, $17, $68
    stqa $71, 0x1a8f0
    selb $106, $106, $12, $68
    lqd $20, 2176($20)
    selb $27, $40, $26, $27
    rotqbyi $40, $42, 0
    selb $18, $31, $36, $18
    rotqbyi $74, $78, 0
    selb $25, $25, $28, $9
    lqd $78, 1120($33)
    xor $22, $36, $22
    lqa $8, 0x18000
    selb $108, $108, $17, $68
    lqa $9, 0x18090
    selb $103, $103, $10, $32
    rotqbyi $10, $42, 0
    xor $86, $11, $86
    rotqbyi $94, $40, 0
    andi $39, $39, 255
    rotqby $20, $20, $48
    selb $124, $124, $24, $50
    lqa $24, 0x18040
    selb $104, $104, $86, $32
    rotqbyi $90, $19, 0
    selb $114, $114, $38, $62
    shufb $78, $39, $78, $37
    selb $113, $113, $38, $62
    rotqbyi $20, $20, 13
    xor $26, $26, $14
    rotqbyi $38, $42, 0
    xor $21, $28, $21
    hbrr osa_edge_tap_branch, osa_edge_tap_loop
    selb $105, $105, $86, $32
    stqd $78, 1120($30)
    selb $112, $112, $29, $62
    lqd $33, 1456($33)
    andi $20, $20, 255
    rotqbyi $82, $10, 0
    selb $121, $121, $27, $53
    lnop
    selb $123, $123, $26, $53
    lqa $10, 0x18030
    selb $111, $111, $15, $65
    rotqbyi $78, $13, 0
    selb $115, $115, $25, $59
    lqa $11, 0x180d0
    selb $119, $119, $22, $56
    shlqbii $12, $71, 1
    shli $13, $127, 3
    lnop
    selb $120, $120, $22, $56
    shufb $20, $20, $33, $37
    xor $14, $24, $55
    lqa $15, 0x180c0
    selb $116, $116, $21, $59
    lnop
    selb $122, $122, $26, $53
    rotqbyi $86, $38, 0
    selb $117, $117, $21, $59
    shlqbii $16, $73, 1
    selb $125, $125, $34, $50
    stqd $20, 1456($30)
    selb $118, $118, $18, $56
osa_edge_tap_branch:
    brnz $49, osa_edge_tap_loop
osa_edge_tap_end:
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
    stqa $86, 0x19b80
    stqa $85, 0x19b90
    stqa $84, 0x19ba0
    stqa $83, 0x19bb0
    stqa $82, 0x19bc0
    stqa $81, 0x19bd0
    stqa $80, 0x19be0
    stqa $79, 0x19bf0
    stqa $78, 0x19c00
    stqa $77, 0x19c10
    stqa $76, 0x19c20
    stqa $75, 0x19c30
    stqa $74, 0x19c40
    stqa $73, 0x19c50
    stqa $72, 0x19c60
    stqa $71, 0x19c70
    bi $0

.global osa_steady_tap
.align 3
osa_steady_tap:
    lqa $54, 0x0
    lqa $53, 0x10
    lqa $52, 0x20
    lqa $51, 0x30
    lqa $50, 0x40
    lqa $49, 0x50
    ori $55, $5, 0
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
    lqa $86, 0x19b80
    lqa $85, 0x19b90
    lqa $84, 0x19ba0
    lqa $83, 0x19bb0
    lqa $82, 0x19bc0
    lqa $81, 0x19bd0
    lqa $80, 0x19be0
    lqa $79, 0x19bf0
    lqa $78, 0x19c00
    lqa $77, 0x19c10
    lqa $76, 0x19c20
    lqa $75, 0x19c30
    lqa $74, 0x19c40
    lqa $73, 0x19c50
    lqa $72, 0x19c60
    lqa $71, 0x19c70
    andi $6, $3, 7
    rotmi $7, $3, -3
    shli $6, $6, 5
    a $6, $6, $7
    andi $7, $6, -16
    a $7, $7, $54
    lqd $8, 768($7)
    lqd $9, 784($7)
    shufb $6, $6, $6, $53
    andbi $6, $6, 15
    a $6, $6, $52
    shufb $70, $8, $9, $6
    lqd $8, 1024($7)
    lqd $9, 1040($7)
    shufb $69, $8, $9, $6
    lqd $8, 1280($7)
    lqd $9, 1296($7)
    shufb $68, $8, $9, $6
    lqd $8, 1536($7)
    lqd $9, 1552($7)
    shufb $67, $8, $9, $6
    lqd $8, 1792($7)
    lqd $9, 1808($7)
    shufb $66, $8, $9, $6
    lqd $8, 2048($7)
    lqd $9, 2064($7)
    shufb $65, $8, $9, $6
    lqd $8, 2304($7)
    lqd $9, 2320($7)
    shufb $64, $8, $9, $6
    lqd $8, 2560($7)
    lqd $9, 2576($7)
    shufb $63, $8, $9, $6
    lqd $8, 2816($7)
    lqd $9, 2832($7)
    shufb $62, $8, $9, $6
    lqd $8, 3072($7)
    lqd $9, 3088($7)
    shufb $61, $8, $9, $6
    lqd $8, 3328($7)
    lqd $9, 3344($7)
    shufb $60, $8, $9, $6
    lqd $8, 3584($7)
    lqd $9, 3600($7)
    shufb $59, $8, $9, $6
    lqd $8, 3840($7)
    lqd $9, 3856($7)
    shufb $58, $8, $9, $6
    lqd $8, 4096($7)
    lqd $7, 4112($7)
    shufb $57, $8, $7, $6
    sf $56, $3, $4
    ori $127, $3, 0
    cgti $2, $56, 0
    brz $2, osa_steady_tap_end
    lqa $32, 0x180d0
    lqa $19, 0x18060
    lqa $43, 0x180b0
    lqa $14, 0x18020
    lqa $37, 0x180d0
    lqa $47, 0x180a0
    lqa $2, 0x18040
    lqa $25, 0x18080
    lqa $29, 0x180f0
    lqa $39, 0x180e0
    lqa $8, 0x180f0
    lqa $34, 0x18030
    lqa $27, 0x18090
    lqa $38, 0x18050
    lqa $28, 0x180d0
    xor $25, $25, $64
    shli $3, $127, 3
    lqa $16, 0x18040
    xor $27, $27, $63
    xor $4, $29, $65
    lqa $29, 0x180c0
    xor $47, $47, $66
    ai $5, $127, 1
    xor $34, $34, $57
    xor $39, $39, $68
    xor $38, $38, $59
    lqa $44, 0x180e0
    lqa $18, 0x180b0
    xor $37, $37, $65
    xor $14, $14, $58
    andi $41, $5, 7
    shli $41, $41, 5
    lqa $35, 0x18070
    shlqbii $23, $72, 1
    xor $32, $32, $67
    lqa $45, 0x180a0
    lqa $13, 0x18040
    rotmi $26, $5, -3
    andc $5, $118, $120
    or $6, $14, $34
    xor $44, $44, $70
    or $7, $25, $27
    xor $25, $8, $69
    lqa $15, 0x18030
    a $26, $41, $26
    xor $18, $18, $65
    lqa $41, 0x180c0
    andi $30, $26, -16
    or $8, $47, $18
# 806 cycles an iteration, 806 at least: 806 instructions for the even pipe, 767 for the odd one; 0 cycles of nops alone
.align 3
osa_steady_tap_loop:
    andc $125, $109, $111
    shufb $26, $26, $26, $53
    a $122, $30, $54
    lnop
    andi $30, $3, -16
    lnop
    or $25, $44, $25
    lqa $44, 0x180f0
    xor $41, $41, $66
    lnop
    a $65, $30, $54
    lqd $98, 256($122)
    and $47, $6, $100
    lqa $94, 0x18000
    andc $119, $112, $114
    shlqbii $86, $73, 1
    andc $73, $121, $123
    lqd $90, 528($122)
    a $116, $30, $50
    lnop
    andc $113, $124, $126
    lqd $30, 7968($65)
    xor $13, $13, $60
    rotqbyi $110, $116, 0
    andbi $26, $26, 15
    stqa $49, 0x1a700
    andc $107, $103, $105
    stqa $49, 0x1a710
    a $104, $26, $52
    lqa $26, 0x180d0
    andc $102, $115, $117
    stqa $49, 0x1a720
    selb $82, $103, $107, $77
    lnop
    or $103, $13, $38
    lqd $38, 448($116)
    and $13, $25, $76
    lqd $77, 7632($65)
    selb $72, $118, $5, $97
    stqa $49, 0x1a730
    selb $78, $112, $119, $89
    lqa $18, 0x18050
    xor $35, $35, $61
    lqd $97, 512($122)
    andi $70, $55, -16
    rotqby $112, $30, $3
    selb $30, $115, $102, $93
    lqa $69, 0x18020
    or $115, $41, $37
    shlqbii $37, $71, 1
    and $41, $8, $84
    lqd $31, 1024($122)
    xor $16, $16, $58
    rotqbii $9, $112, 1
    andc $71, $106, $108
    lqd $17, 768($122)
    xor $93, $26, $61
    lqd $26, 112($116)
    and $89, $103, $96
    lqd $48, 272($122)
    selb $27, $25, $13, $75
    rotqby $118, $77, $3
    selb $23, $23, $9, $51
    shufb $97, $97, $90, $104
    xor $44, $44, $67
    lqd $67, 784($122)
    a $9, $70, $50
    stqa $49, 0x1a740
    selb $14, $8, $41, $83
    rotqby $77, $26, $3
    selb $26, $6, $47, $99
    lqa $90, 0x18010
    selb $34, $109, $125, $85
    shufb $109, $98, $48, $104
    xor $19, $19, $62
    lnop
    xor $29, $29, $68
    rotqbii $48, $118, 1
    and $40, $7, $88
    stqa $49, 0x1a750
    xor $94, $94, $109
    rotqbii $11, $77, 1
    selb $68, $105, $82, $27
    stqa $49, 0x1a760
    selb $82, $7, $40, $87
    shufb $70, $17, $67, $104
    selb $105, $105, $107, $68
    stqa $49, 0x1a770
    or $85, $29, $32
    lqa $29, 0x180e0
    xor $90, $90, $97
    lqd $32, 1792($9)
    or $67, $19, $35
    lqa $98, 0x18080
    or $94, $94, $90
    lqa $90, 0x18070
    selb $48, $86, $48, $51
    lqd $86, 1296($122)
    selb $121, $121, $73, $101
    stqa $94, 0x1a780
    selb $48, $124, $113, $48
    stqa $6, 0x1a790
    selb $19, $106, $71, $81
    stqa $103, 0x1a7a0
    selb $106, $123, $121, $26
    lqa $81, 0x180b0
    selb $124, $111, $34, $14
    lqa $14, 0x18010
    xor $34, $69, $109
    stqa $67, 0x1a7b0
    and $26, $94, $23
    stqa $7, 0x1a7c0
    selb $121, $114, $78, $82
    rotqby $32, $32, $55
    selb $37, $37, $11, $51
    stqa $8, 0x1a7d0
    selb $35, $111, $125, $124
    stqa $85, 0x1a7e0
    and $111, $67, $92
    lqd $11, 1040($122)
    selb $83, $83, $35, $41
    shlqbii $101, $25, 1
    selb $41, $94, $26, $37
    lqa $27, 0x18090
    selb $75, $75, $105, $13
    stqa $25, 0x1a7f0
    and $25, $85, $80
    rotqbyi $32, $32, 13
    selb $82, $126, $48, $41
    lqd $41, 1920($9)
    selb $48, $114, $119, $121
    rotqbyi $24, $118, 1
    selb $114, $67, $111, $91
    stqa $82, 0x1a800
    selb $13, $103, $89, $95
    shufb $69, $31, $11, $104
    selb $114, $117, $30, $114
    lqa $78, 0x180e0
    selb $72, $120, $72, $13
    stqa $106, 0x1a810
    selb $30, $126, $113, $82
    rotqbyi $31, $112, 1
    selb $13, $85, $25, $79
    lqd $126, 7296($65)
    xor $66, $29, $66
    stqa $72, 0x1a820
    selb $65, $108, $19, $13
    stqa $114, 0x1a830
    xor $18, $18, $57
    rotqbyi $10, $118, 2
    andi $32, $32, 255
    rotqby $41, $41, $55
    selb $120, $120, $5, $72
    stqa $121, 0x1a840
    xor $11, $14, $69
    stqa $124, 0x1a850
    selb $29, $108, $71, $65
    lnop
    xor $21, $15, $97
    lqa $108, 0x180a0
    selb $117, $117, $102, $114
    stqa $65, 0x1a860
    selb $12, $37, $30, $26
    lqd $13, 1536($122)
    selb $26, $123, $73, $106
    lnop
    xor $123, $30, $23
    lqd $14, 1280($122)
    or $15, $16, $18
    stqa $68, 0x1a870
    xor $100, $26, $100
    lnop
    xor $16, $43, $63
    rotqbyi $17, $41, 13
    selb $79, $79, $29, $25
    lqa $18, 0x18010
    or $19, $39, $44
    lqd $39, 2048($9)
    or $20, $34, $21
    cbd $21, 0($3)
    xor $84, $35, $84
    stqa $113, 0x1a880
    xor $88, $48, $88
    lqa $22, 0x18000
    xor $80, $29, $80
    rotqbii $23, $24, 1
    selb $99, $99, $26, $47
    rotqbii $24, $31, 1
    xor $25, $28, $63
    lnop
    ai $56, $56, -1
    shlqbii $26, $107, 1
    xor $27, $27, $61
    lqa $28, 0x18070
    andc $29, $12, $123
    stqa $73, 0x1a890
    and $30, $115, $124
    shufb $31, $32, $38, $21
    selb $87, $87, $48, $40
    stqa $5, 0x1a8a0
    xor $32, $45, $62
    rotqby $33, $39, $55
    andi $17, $17, 255
    rotqbyi $34, $77, 4
    andc $35, $79, $80
    stqd $31, 448($110)
    xor $105, $105, $76
    lqd $76, 784($116)
    or $4, $66, $4
    lqa $66, 0x18030
    selb $101, $101, $23, $51
    stqa $102, 0x1a8b0
    xor $98, $98, $62
    stqa $119, 0x1a8c0
    xor $92, $117, $92
    shlqbii $23, $68, 1
    selb $95, $95, $120, $89
    lqa $89, 0x180f0
    xor $28, $28, $59
    rotqbyi $33, $33, 13
    xor $108, $108, $64
    stqa $125, 0x1a8d0
    andc $31, $83, $84
    shufb $76, $17, $76, $21
    andc $17, $87, $88
    lnop
    andi $33, $33, 255
    stqa $71, 0x1a8e0
    andc $36, $99, $100
    lqa $37, 0x18060
    or $108, $108, $16
    lqa $16, 0x18080
    or $98, $98, $27
    stqd $76, 784($110)
    selb $79, $79, $35, $8
    stqa $107, 0x1a8f0
    selb $117, $91, $117, $111
    lnop
    selb $99, $99, $36, $94
    lqa $94, 0x18020
    andc $111, $75, $105
    lqd $91, 2176($9)
    xor $78, $78, $64
    stqa $49, 0x1a700
    xor $89, $89, $63
    rotqbyi $63, $77, 1
    xor $22, $22, $70
    shufb $68, $14, $86, $104
    selb $83, $83, $31, $7
    lqd $7, 2048($122)
    xor $120, $120, $96
    lqd $96, 1552($122)
    andc $86, $117, $92
    rotqby $91, $91, $55
    and $14, $108, $121
    stqa $49, 0x1a710
    ai $107, $3, 1
    lqd $8, 1120($116)
    selb $76, $115, $30, $125
    stqa $49, 0x1a720
    or $11, $22, $11
    stqa $49, 0x1a730
    selb $79, $80, $79, $76
    stqa $49, 0x1a740
    xor $37, $37, $60
    rotqbyi $91, $91, 13
    andi $76, $107, -16
    stqa $49, 0x1a750
    or $28, $37, $28
    shufb $8, $33, $8, $21
    xor $94, $94, $70
    rotqbii $34, $34, 1
    selb $101, $12, $29, $101
    rotqbyi $12, $77, 2
    and $33, $20, $82
    stqa $49, 0x1a760
    selb $117, $117, $86, $103
    rotqbii $63, $63, 1
    selb $23, $23, $24, $51
    shlqbii $24, $111, 1
    andi $91, $91, 255
    stqd $8, 1120($110)
    selb $8, $20, $33, $113
    lqd $116, 1456($116)
    and $103, $11, $23
    stqa $49, 0x1a770
    selb $87, $87, $17, $67
    shlqbii $37, $19, 1
    selb $99, $100, $99, $8
    rotqbii $10, $10, 1
    a $76, $76, $50
    lqd $8, 1792($9)
    selb $100, $100, $36, $99
    lqa $22, 0x18070
    selb $63, $26, $63, $51
    lqa $26, 0x18060
    selb $27, $108, $14, $119
    shufb $67, $13, $96, $104
    and $96, $28, $72
    stqa $11, 0x1a780
    xor $82, $100, $82
    shufb $116, $91, $116, $21
    selb $85, $75, $111, $85
    rotqby $8, $8, $55
    and $75, $19, $65
    stqa $20, 0x1a790
    and $91, $15, $106
    stqa $15, 0x1a7a0
    or $89, $78, $89
    cbd $107, 0($107)
    selb $83, $84, $83, $27
    rotqbyi $27, $76, 0
    and $78, $98, $114
    stqd $116, 1456($110)
    selb $10, $37, $10, $51
    stqa $28, 0x1a7b0
    selb $84, $84, $31, $83
    stqa $98, 0x1a7c0
    selb $37, $28, $96, $5
    lnop
    selb $116, $11, $103, $63
    rotqbyi $8, $8, 13
    selb $110, $98, $78, $102
    lqa $21, 0x18090
    selb $116, $123, $101, $116
    stqa $108, 0x1a7d0
    andc $101, $95, $120
    stqa $115, 0x1a7e0
    selb $119, $119, $84, $14
    lqa $14, 0x180e0
    selb $95, $95, $101, $6
    stqa $19, 0x1a7f0
    selb $110, $88, $87, $110
    lqd $87, 1920($9)
    selb $6, $15, $91, $73
    stqa $116, 0x1a800
    selb $117, $92, $117, $37
    lqd $37, 448($76)
    selb $95, $120, $95, $6
    stqa $99, 0x1a810
    xor $121, $84, $121
    rotqbii $12, $12, 1
    selb $19, $19, $75, $71
    lqa $84, 0x18000
    selb $88, $88, $17, $110
    stqa $95, 0x1a820
    xor $66, $66, $69
    stqa $117, 0x1a830
    andi $8, $8, 255
    stqa $110, 0x1a840
    selb $85, $105, $85, $19
    stqa $83, 0x1a850
    xor $81, $81, $61
    stqa $79, 0x1a860
    or $94, $94, $66
    stqa $85, 0x1a870
    selb $123, $123, $29, $116
    lqd $66, 2048($9)
    selb $102, $102, $88, $78
    rotqby $87, $87, $55
    selb $105, $105, $111, $85
    lqa $78, 0x18050
    andc $19, $119, $121
    stqa $29, 0x1a880
    xor $2, $2, $109
    stqa $36, 0x1a890
    selb $120, $120, $101, $95
    shufb $8, $8, $37, $107
    ai $37, $3, 2
    stqa $101, 0x1a8a0
    xor $26, $26, $58
    stqa $86, 0x1a8b0
    selb $91, $73, $120, $91
    stqa $17, 0x1a8c0
    selb $119, $119, $19, $98
    stqd $8, 448($27)
    xor $18, $18, $67
    lqd $8, 1792($122)
    xor $98, $105, $65
    lnop
    xor $84, $84, $68
    lqa $65, 0x180c0
    selb $92, $92, $86, $117
    rotqbyi $87, $87, 13
    xor $21, $21, $59
    lqa $73, 0x180f0
    xor $72, $92, $72
    lqd $6, 784($76)
    selb $113, $113, $100, $33
    rotqby $66, $66, $55
    xor $23, $123, $23
    lqa $100, 0x18090
    selb $123, $63, $123, $103
    lnop
    selb $105, $71, $105, $75
    stqa $31, 0x1a8d0
    and $75, $4, $79
    stqa $35, 0x1a8e0
    andi $87, $87, 255
    stqa $111, 0x1a8f0
    xor $73, $73, $61
    lqa $61, 0x180c0
    xor $65, $65, $64
    lqa $64, 0x18050
    or $84, $84, $18
    lqa $18, 0x180a0
    andc $111, $113, $82
    shufb $87, $87, $6, $107
    xor $16, $16, $60
    rotqbyi $66, $66, 13
    xor $78, $78, $97
    lqd $6, 2176($9)
    or $16, $16, $21
    stqa $49, 0x1a700
    xor $114, $88, $114
    lqa $88, 0x180c0
    xor $14, $14, $62
    lqa $21, 0x180b0
    selb $80, $80, $35, $79
    stqa $49, 0x1a710
    selb $12, $24, $12, $51
    rotqbyi $24, $112, 2
    xor $124, $80, $124
    stqd $87, 784($27)
    selb $96, $5, $92, $96
    lqa $92, 0x18080
    selb $125, $125, $80, $30
    shlqbii $85, $85, 1
    xor $21, $21, $59
    rotqbyi $80, $112, 3
    or $25, $65, $25
    rotqbyi $65, $118, 3
    or $81, $32, $81
    lqd $32, 1120($76)
    andc $30, $123, $23
    rotqby $6, $6, $55
    xor $120, $120, $106
    stqa $49, 0x1a720
    andi $66, $66, 255
    lqa $106, 0x18070
    and $5, $81, $110
    stqa $49, 0x1a730
    xor $64, $64, $69
    stqa $49, 0x1a740
    or $78, $2, $78
    rotqbii $24, $24, 1
    selb $123, $123, $30, $10
    shlqbii $10, $4, 1
    selb $2, $81, $5, $17
    lqd $87, 1808($122)
    xor $88, $88, $70
    stqa $49, 0x1a750
    xor $90, $90, $57
    shufb $66, $66, $32, $107
    xor $62, $61, $62
    stqa $49, 0x1a760
    and $61, $78, $99
    lqa $32, 0x180b0
    and $71, $94, $116
    lqa $103, 0x18000
    xor $100, $100, $57
    rotqbyi $6, $6, 13
    xor $18, $18, $60
    stqd $66, 1120($27)
    selb $85, $85, $24, $51
    stqa $49, 0x1a770
    or $90, $26, $90
    lqd $26, 1792($9)
    selb $119, $121, $119, $2
    lqd $76, 1456($76)
    and $2, $84, $85
    stqa $84, 0x1a780
    andi $24, $37, -16
    rotqbyi $63, $112, 4
    andc $33, $105, $98
    shufb $66, $8, $87, $104
    selb $113, $113, $111, $11
    stqa $94, 0x1a790
    selb $11, $94, $71, $29
    rotqby $26, $26, $55
    selb $115, $105, $33, $115
    rotqbii $65, $65, 1
    andc $105, $91, $120
    rotqbii $87, $63, 1
    andi $6, $6, 255
    stqa $78, 0x1a7a0
    selb $91, $91, $105, $20
    rotqbyi $26, $26, 13
    andc $20, $102, $114
    rotqbyi $63, $118, 6
    selb $8, $78, $61, $36
    lnop
    or $93, $62, $93
    stqa $90, 0x1a7b0
    a $24, $24, $50
    shufb $107, $6, $76, $107
    selb $76, $4, $75, $35
    rotqbii $80, $80, 1
    selb $6, $84, $2, $12
    cbd $37, 0($37)
    selb $113, $82, $113, $11
    stqa $16, 0x1a7c0
    selb $102, $102, $20, $28
    lqd $28, 2064($122)
    selb $123, $23, $123, $6
    stqd $107, 1456($27)
    andi $26, $26, 255
    stqa $81, 0x1a7d0
    selb $10, $10, $65, $51
    lqd $65, 448($24)
    and $107, $16, $117
    stqa $25, 0x1a7e0
    selb $23, $23, $30, $123
    stqa $4, 0x1a7f0
    selb $91, $120, $91, $8
    rotqbyi $8, $24, 0
    and $4, $90, $95
    shlqbii $74, $74, 1
    andc $27, $96, $72
    lqd $6, 1920($9)
    selb $82, $82, $111, $113
    lqa $11, 0x18040
    selb $62, $16, $107, $86
    stqa $123, 0x1a800
    selb $13, $90, $4, $101
    shufb $26, $26, $65, $37
    selb $102, $114, $102, $62
    stqa $113, 0x1a810
    selb $96, $96, $27, $15
    stqa $91, 0x1a820
    and $15, $25, $83
    shufb $65, $7, $28, $104
    xor $11, $11, $70
    lqa $7, 0x18030
    selb $120, $120, $105, $91
    lnop
    andc $28, $125, $124
    lnop
    selb $96, $72, $96, $13
    stqd $26, 448($8)
    selb $26, $25, $15, $31
    lqd $13, 2304($122)
    selb $125, $125, $28, $108
    stqa $96, 0x1a830
    xor $116, $82, $116
    stqa $102, 0x1a840
    selb $121, $121, $19, $119
    lqa $108, 0x180d0
    selb $125, $124, $125, $26
    stqa $119, 0x1a850
    selb $115, $98, $115, $76
    lqd $76, 784($24)
    selb $114, $114, $20, $102
    stqa $125, 0x1a860
    selb $72, $72, $27, $96
    stqa $115, 0x1a870
    xor $99, $120, $99
    rotqby $6, $6, $55
    selb $82, $29, $82, $71
    lqa $71, 0x180e0
    xor $103, $103, $66
    lqd $29, 2048($9)
    selb $120, $36, $120, $61
    lqa $61, 0x18060
    selb $124, $124, $28, $125
    rotqbyi $6, $6, 13
    xor $117, $114, $117
    stqa $30, 0x1a880
    selb $98, $98, $33, $115
    stqa $111, 0x1a890
    selb $101, $101, $72, $4
    stqa $105, 0x1a8a0
    xor $110, $121, $110
    stqa $27, 0x1a8b0
    selb $114, $86, $114, $107
    lqa $107, 0x18020
    selb $2, $12, $23, $2
    rotqby $29, $29, $55
    selb $75, $35, $98, $75
    stqa $20, 0x1a8c0
    xor $32, $32, $57
    stqa $19, 0x1a8d0
    andc $35, $114, $117
    rotqbyi $12, $77, 3
    andi $6, $6, 255
    rotqbyi $86, $118, 4
    andc $4, $82, $116
    stqa $28, 0x1a8e0
    xor $98, $98, $79
    rotqbyi $29, $29, 13
    selb $121, $17, $121, $5
    shufb $76, $6, $76, $37
    xor $61, $61, $109
    lqd $6, 2576($122)
    xor $85, $23, $85
    rotqbii $23, $63, 1
    andc $5, $120, $99
    rotqbii $12, $12, 1
    xor $107, $107, $68
    stqa $33, 0x1a8f0
    selb $114, $114, $35, $90
    lqd $90, 2176($9)
    xor $83, $124, $83
    stqa $49, 0x1a700
    or $11, $11, $64
    stqd $76, 784($8)
    xor $106, $106, $97
    stqa $49, 0x1a710
    andi $29, $29, 255
    shlqbii $33, $33, 1
    andc $76, $75, $98
    lqa $64, 0x18010
    ai $63, $3, 3
    lqa $17, 0x18030
    xor $22, $22, $69
    shlqbii $79, $89, 1
    selb $12, $33, $12, $51
    rotqby $90, $90, $55
    xor $92, $92, $58
    lqd $33, 1120($24)
    selb $124, $31, $124, $15
    rotqbyi $15, $118, 7
    selb $84, $82, $4, $84
    stqa $49, 0x1a720
    selb $75, $75, $76, $25
    rotqbyi $90, $90, 13
    or $100, $92, $100
    lqa $92, 0x180d0
    andc $25, $2, $85
    lqd $82, 2320($122)
    andi $31, $63, -16
    rotqbyi $118, $118, 5
    xor $64, $64, $65
    cbd $36, 0($63)
    andi $90, $90, 255
    shufb $29, $29, $33, $37
    or $18, $18, $21
    shlqbii $115, $115, 1
    xor $7, $7, $67
    lqa $21, 0x18090
    or $103, $103, $64
    stqa $49, 0x1a730
    andc $33, $121, $110
    lnop
    or $106, $61, $106
    stqd $29, 1120($8)
    and $29, $93, $119
    lqd $24, 1456($24)
    and $61, $89, $125
    rotqbyi $26, $112, 5
    a $31, $31, $50
    rotqby $126, $126, $3
    selb $121, $121, $33, $16
    stqa $49, 0x1a740
    xor $95, $72, $95
    lqd $72, 2560($122)
    selb $2, $2, $25, $10
    stqa $49, 0x1a750
    and $10, $11, $113
    stqa $49, 0x1a760
    and $16, $18, $102
    shufb $90, $90, $24, $37
    xor $92, $92, $59
    rotqbyi $24, $112, 6
    or $107, $107, $7
    shufb $64, $13, $82, $104
    selb $82, $89, $61, $28
    stqa $49, 0x1a770
    andc $13, $124, $83
    lqd $7, 1792($9)
    selb $82, $98, $75, $82
    stqa $103, 0x1a780
    selb $75, $11, $10, $111
    rotqbii $86, $86, 1
    andc $37, $101, $95
    stqd $90, 1456($8)
    and $90, $107, $123
    stqa $107, 0x1a790
    selb $8, $18, $16, $20
    rotqbii $15, $15, 1
    selb $120, $120, $5, $94
    rotqby $7, $7, $55
    selb $94, $93, $29, $19
    shufb $63, $72, $6, $104
    selb $121, $110, $121, $8
    lqa $8, 0x180f0
    xor $21, $21, $97
    stqa $11, 0x1a7a0
    selb $101, $101, $37, $78
    stqa $106, 0x1a7b0
    selb $115, $115, $80, $51
    stqa $100, 0x1a7c0
    selb $98, $98, $76, $82
    stqa $18, 0x1a7d0
    and $80, $103, $115
    lqa $78, 0x180a0
    xor $125, $98, $125
    rotqbyi $7, $7, 13
    selb $72, $103, $80, $12
    lqd $6, 448($31)
    selb $110, $110, $33, $121
    stqa $93, 0x1a7e0
    or $73, $14, $73
    lqa $14, 0x180c0
    selb $72, $85, $2, $72
    lqa $2, 0x180c0
    selb $62, $107, $90, $30
    stqa $89, 0x1a7f0
    selb $124, $124, $13, $81
    lqd $81, 1920($9)
    selb $16, $20, $110, $16
    lqd $20, 3072($122)
    selb $84, $116, $84, $62
    rotqbyi $62, $31, 0
    andi $7, $7, 255
    stqa $72, 0x1a800
    selb $98, $28, $98, $61
    stqa $84, 0x1a810
    and $28, $106, $91
    shufb $6, $7, $6, $36
    selb $124, $83, $124, $94
    lqa $94, 0x18000
    selb $120, $99, $120, $75
    lqd $75, 3088($122)
    and $7, $100, $96
    lnop
    selb $61, $106, $28, $105
    rotqby $81, $81, $55
    selb $116, $116, $4, $84
    stqd $6, 448($62)
    selb $101, $95, $101, $61
    stqa $120, 0x1a820
    xor $14, $14, $60
    lqa $61, 0x18050
    selb $99, $99, $5, $120
    lnop
    selb $6, $100, $7, $27
    rotqbyi $81, $81, 13
    xor $110, $110, $102
    stqa $101, 0x1a830
    selb $114, $117, $114, $6
    lqa $6, 0x18080
    xor $8, $8, $59
    lqd $59, 784($31)
    selb $117, $117, $35, $114
    stqa $114, 0x1a840
    selb $95, $95, $37, $101
    lqa $102, 0x18010
    xor $96, $117, $96
    stqa $121, 0x1a850
    xor $89, $61, $67
    stqa $124, 0x1a860
    or $92, $14, $92
    stqa $82, 0x1a870
    selb $111, $111, $99, $10
    shlqbii $82, $82, 1
    xor $91, $95, $91
    lqa $10, 0x18060
    xor $113, $99, $113
    lqd $99, 2832($122)
    xor $78, $78, $58
    shufb $61, $20, $75, $104
    selb $105, $105, $95, $28
    lqd $95, 2048($9)
    xor $6, $6, $109
    stqa $25, 0x1a880
    or $78, $78, $32
    lqa $32, 0x18020
    xor $10, $10, $70
    stqa $4, 0x1a890
    and $28, $78, $114
    lqa $75, 0x18030
    selb $83, $83, $13, $124
    stqa $5, 0x1a8a0
    or $10, $10, $22
    rotqbyi $112, $112, 7
    xor $2, $2, $58
    lqa $22, 0x18080
    andi $81, $81, 255
    stqa $37, 0x1a8b0
    selb $90, $30, $116, $90
    stqa $35, 0x1a8c0
    xor $75, $75, $65
    stqa $33, 0x1a8d0
    selb $87, $82, $87, $51
    lnop
    xor $108, $108, $57
    rotqby $95, $95, $55
    andc $82, $16, $110
    lnop
    xor $32, $32, $66
    lqa $30, 0x18040
    xor $123, $116, $123
    shufb $81, $81, $59, $36
    xor $94, $94, $64
    stqa $13, 0x1a8e0
    or $6, $6, $21
    lqa $21, 0x18000
    xor $102, $102, $63
    stqa $76, 0x1a8f0
    or $75, $32, $75
    shlqbii $76, $76, 1
    and $32, $6, $101
    lqd $59, 2176($9)
    selb $117, $27, $117, $7
    stqd $81, 784($62)
    selb $85, $85, $25, $72
    stqa $49, 0x1a700
    xor $22, $22, $70
    lqa $81, 0x180f0
    andc $7, $105, $91
    rotqbyi $95, $95, 13
    or $102, $94, $102
    lqa $27, 0x180a0
    ai $127, $127, 1
    lqd $94, 1120($31)
    or $108, $2, $108
    rotqbii $26, $26, 1
    andc $2, $111, $113
    stqa $49, 0x1a710
    selb $100, $16, $82, $100
    stqa $49, 0x1a720
    selb $19, $19, $83, $29
    lqd $29, 2816($122)
    ai $16, $3, 4
    lnop
    andc $116, $117, $96
    rotqby $59, $59, $55
    andc $20, $90, $123
    stqa $49, 0x1a730
    andi $95, $95, 255
    stqa $49, 0x1a740
    selb $80, $12, $85, $80
    cbd $12, 0($16)
    xor $115, $85, $115
    stqa $49, 0x1a750
    and $85, $10, $120
    stqa $49, 0x1a760
    xor $81, $81, $57
    shufb $95, $95, $94, $36
    selb $103, $90, $20, $103
    stqa $49, 0x1a770
    xor $71, $71, $58
    lqd $58, 1792($9)
    andi $16, $16, -16
    rotqbyi $59, $59, 13
    xor $30, $30, $68
    stqd $95, 1120($62)
    selb $86, $79, $86, $51
    lqd $31, 1456($31)
    selb $76, $76, $34, $51
    lqa $34, 0x18050
    xor $17, $17, $63
    stqa $102, 0x1a780
    andc $79, $80, $115
    rotqbii $112, $112, 1
    or $89, $30, $89
    rotqbyi $30, $49, 0
    and $95, $102, $87
    stqa $75, 0x1a790
    andi $59, $59, 255
    stqa $89, 0x1a7a0
    a $16, $16, $50
    stqa $10, 0x1a7b0
    and $90, $75, $72
    stqa $6, 0x1a7c0
    xor $119, $83, $119
    shufb $59, $59, $31, $36
    selb $111, $111, $2, $107
    stqa $78, 0x1a7d0
    andc $107, $19, $119
    rotqbii $118, $118, 1
    and $31, $89, $84
    lnop
    selb $36, $102, $95, $76
    lqd $83, 3584($122)
    selb $105, $105, $7, $11
    stqd $59, 1456($62)
    and $11, $92, $121
    lqd $62, 448($16)
    selb $59, $10, $85, $5
    rotqby $58, $58, $55
    selb $94, $75, $90, $25
    lqa $57, 0x18060
    selb $86, $80, $79, $86
    stqa $92, 0x1a7e0
    selb $105, $91, $105, $59
    stqa $73, 0x1a7f0
    selb $86, $115, $86, $36
    lqd $36, 1920($9)
    selb $103, $123, $103, $94
    rotqbyi $94, $16, 0
    andc $80, $98, $125
    rotqbyi $58, $58, 13
    selb $59, $89, $31, $4
    stqa $86, 0x1a800
    or $81, $71, $81
    stqa $103, 0x1a810
    selb $111, $113, $111, $59
    lqa $71, 0x18060
    selb $18, $19, $107, $18
    rotqby $36, $36, $55
    andi $58, $58, 255
    lqa $19, 0x18090
    selb $59, $6, $32, $37
    stqa $111, 0x1a820
    selb $98, $98, $80, $93
    shufb $58, $58, $62, $12
    selb $117, $117, $116, $106
    lqd $106, 3600($122)
    selb $93, $78, $28, $35
    rotqbyi $36, $36, 13
    selb $115, $115, $79, $86
    shufb $62, $29, $99, $104
    selb $117, $96, $117, $59
    stqa $105, 0x1a830
    selb $100, $110, $100, $93
    stqd $58, 448($94)
    selb $95, $76, $115, $95
    lqd $76, 784($16)
    selb $91, $91, $7, $105
    stqa $117, 0x1a840
    and $58, $73, $124
    stqa $100, 0x1a850
    selb $93, $92, $11, $33
    lqd $99, 3344($122)
    selb $59, $73, $58, $13
    lqa $29, 0x180e0
    selb $93, $119, $18, $93
    lqa $18, 0x18020
    selb $98, $125, $98, $59
    shufb $59, $83, $106, $104
    selb $85, $5, $91, $85
    stqa $93, 0x1a860
    selb $123, $123, $20, $103
    shlqbii $5, $98, 1
    xor $120, $91, $120
    stqa $98, 0x1a870
    xor $21, $21, $62
    lqa $91, 0x18010
    selb $113, $113, $2, $111
    lqd $106, 2048($9)
    selb $110, $110, $82, $100
    stqa $79, 0x1a880
    xor $29, $29, $60
    stqa $20, 0x1a890
    andi $36, $36, 255
    lqa $60, 0x18040
    selb $5, $5, $26, $51
    lqa $26, 0x18090
    selb $119, $119, $107, $93
    stqa $2, 0x1a8a0
    ai $83, $3, 5
    shlqbii $73, $73, 1
    selb $28, $35, $110, $28
    rotqbyi $35, $77, 6
    selb $125, $125, $80, $98
    stqa $7, 0x1a8b0
    selb $96, $96, $116, $117
    stqa $116, 0x1a8c0
    xor $71, $71, $68
    lnop
    xor $26, $26, $65
    rotqby $106, $106, $55
    selb $11, $33, $119, $11
    lnop
    selb $32, $37, $96, $32
    stqa $82, 0x1a8d0
    xor $72, $123, $72
    stqa $107, 0x1a8e0
    xor $34, $34, $65
    lqa $37, 0x18070
    xor $115, $115, $87
    shufb $76, $36, $76, $12
    xor $124, $125, $124
    stqa $80, 0x1a8f0
    andc $36, $85, $120
    rotqbyi $87, $77, 5
    xor $114, $110, $114
    lqa $110, 0x180a0
    xor $121, $119, $121
    rotqbii $35, $35, 1
    xor $18, $18, $64
    lqd $119, 2176($9)
    xor $19, $19, $69
    lqd $33, 3856($122)
    selb $4, $4, $113, $31
    rotqbyi $106, $106, 13
    or $17, $18, $17
    rotqbyi $18, $126, 3
    xor $113, $113, $84
    stqd $76, 784($94)
    andc $76, $28, $114
    stqa $49, 0x1a700
    andi $106, $106, 255
    lqa $84, 0x18070
    selb $118, $73, $118, $51
    lqa $73, 0x180b0
    selb $89, $85, $36, $89
    lnop
    selb $6, $28, $76, $6
    lqd $28, 1120($16)
    xor $110, $110, $109
    stqa $49, 0x1a710
    xor $37, $37, $67
    lnop
    or $19, $22, $19
    stqa $49, 0x1a720
    xor $22, $60, $66
    lqd $60, 3328($122)
    xor $91, $91, $61
    shlqbii $80, $80, 1
    and $85, $17, $86
    lqa $31, 0x18010
    andc $14, $4, $113
    rotqbii $18, $18, 1
    xor $101, $96, $101
    rotqby $119, $119, $55
    selb $123, $25, $123, $90
    shufb $106, $106, $28, $12
    andi $28, $83, -16
    stqa $49, 0x1a730
    or $71, $71, $37
    shufb $60, $60, $99, $104
    or $22, $22, $34
    stqa $49, 0x1a740
    or $91, $21, $91
    rotqbyi $119, $119, 13
    selb $125, $13, $125, $58
    stqa $49, 0x1a750
    and $58, $22, $103
    rotqbii $24, $24, 1
    andc $13, $32, $101
    stqd $106, 1120($94)
    andc $106, $125, $124
    stqa $49, 0x1a760
    xor $73, $73, $97
    stqa $49, 0x1a770
    andc $21, $123, $72
    lqd $16, 1456($16)
    andc $34, $95, $115
    shlqbii $99, $106, 1
    andc $37, $11, $121
    lqd $90, 1792($9)
    andi $119, $119, 255
    stqa $91, 0x1a780
    and $25, $108, $100
    lqa $96, 0x180c0
    selb $123, $123, $21, $102
    shlqbii $102, $49, 1
    selb $75, $4, $14, $75
    shufb $119, $119, $16, $12
    selb $12, $17, $85, $79
    stqa $17, 0x1a790
    and $16, $91, $5
    lqa $4, 0x18020
    selb $11, $11, $37, $78
    stqa $22, 0x1a7a0
    a $28, $28, $50
    rotqby $90, $90, $55
    selb $98, $108, $25, $82
    rotqbii $87, $87, 1
    or $110, $110, $73
    lqa $73, 0x180d0
    or $8, $29, $8
    stqa $71, 0x1a7b0
    selb $123, $72, $123, $12
    rotqbyi $12, $28, 0
    selb $87, $80, $87, $51
    rotqbyi $90, $90, 13
    selb $72, $72, $21, $123
    lqa $80, 0x18060
    selb $29, $91, $16, $87
    stqd $119, 1456($94)
    selb $119, $22, $58, $20
    lnop
    selb $85, $79, $72, $85
    rotqbyi $78, $30, 0
    selb $125, $125, $106, $92
    stqa $19, 0x1a7c0
    and $92, $19, $105
    stqa $110, 0x1a7d0
    selb $119, $113, $75, $119
    lqd $75, 448($28)
    selb $118, $95, $34, $118
    cbd $83, 0($83)
    selb $99, $99, $35, $51
    stqa $108, 0x1a7e0
    andi $90, $90, 255
    lqa $35, 0x18030
    selb $11, $121, $11, $98
    rotqbyi $95, $49, 0
    selb $10, $32, $13, $10
    lqa $32, 0x18000
    xor $84, $84, $65
    stqa $8, 0x1a7f0
    selb $98, $19, $92, $7
    lqd $30, 1920($9)
    selb $118, $115, $118, $29
    shufb $90, $90, $75, $83
    and $75, $71, $111
    shlqbii $29, $8, 1
    selb $10, $101, $10, $98
    stqa $118, 0x1a800
    and $98, $110, $117
    shlqbii $79, $49, 1
    xor $86, $72, $86
    stqd $90, 448($12)
    selb $90, $71, $75, $2
    rotqby $30, $30, $55
    and $72, $8, $93
    rotqbyi $38, $77, 7
    selb $79, $79, $18, $51
    stqa $123, 0x1a810
    selb $79, $120, $89, $90
    stqa $119, 0x1a820
    selb $101, $101, $13, $10
    lqa $90, 0x180e0
    selb $8, $8, $72, $107
    stqa $79, 0x1a830
    selb $89, $110, $98, $116
    stqa $10, 0x1a840
    selb $125, $124, $125, $8
    lqa $8, 0x180b0
    selb $6, $114, $6, $89
    lqd $89, 3840($122)
    selb $120, $120, $36, $79
    rotqbyi $30, $30, 13
    xor $57, $57, $66
    stqa $6, 0x1a850
    xor $35, $35, $61
    rotqbyi $18, $49, 0
    selb $23, $29, $23, $51
    lqd $29, 784($28)
    selb $121, $121, $37, $11
    stqa $11, 0x1a860
    selb $75, $2, $120, $75
    stqa $125, 0x1a870
    selb $25, $82, $121, $25
    lqd $82, 2048($9)
    xor $8, $8, $69
    stqa $34, 0x1a880
    selb $114, $114, $76, $6
    stqa $21, 0x1a890
    selb $115, $115, $34, $118
    lqa $2, 0x18080
    selb $116, $116, $114, $98
    stqa $14, 0x1a8a0
    andi $30, $30, 255
    stqa $36, 0x1a8b0
    xor $117, $114, $117
    stqa $13, 0x1a8c0
    ai $114, $3, 6
    shufb $29, $30, $29, $83
    selb $87, $87, $115, $16
    stqa $76, 0x1a8d0
    selb $124, $124, $106, $125
    lqa $16, 0x18080
    xor $115, $115, $5
    lnop
    selb $113, $113, $14, $119
    rotqbyi $94, $18, 0
    andc $18, $116, $117
    lqa $5, 0x18040
    xor $27, $27, $70
    shlqbii $125, $125, 1
    xor $4, $4, $62
    stqd $29, 784($12)
    xor $32, $32, $60
    stqa $37, 0x1a8e0
    or $4, $4, $35
    stqa $106, 0x1a8f0
    selb $92, $7, $101, $92
    lqd $7, 2176($9)
    xor $120, $120, $111
    rotqby $82, $82, $55
    andi $111, $114, -16
    stqa $49, 0x1a700
    xor $105, $101, $105
    stqa $49, 0x1a710
    selb $20, $20, $113, $58
    lqd $58, 1120($28)
    xor $121, $121, $100
    rotqbyi $82, $82, 13
    xor $31, $31, $59
    lqd $100, 4096($122)
    andc $35, $85, $86
    rotqby $7, $7, $55
    or $31, $32, $31
    stqa $49, 0x1a720
    andi $82, $82, 255
    lqa $32, 0x180d0
    xor $5, $5, $64
    lqa $101, 0x180d0
    selb $125, $125, $24, $51
    lqd $122, 4112($122)
    xor $96, $96, $109
    rotqbyi $24, $49, 0
    xor $113, $113, $103
    shufb $82, $82, $58, $83
    or $8, $27, $8
    lqa $27, 0x18090
    or $84, $57, $84
    stqa $49, 0x1a730
    a $111, $111, $50
    shufb $58, $89, $33, $104
    andc $33, $20, $113
    lqa $89, 0x18050
    andc $103, $75, $120
    stqd $82, 1120($12)
    selb $91, $85, $35, $91
    stqa $49, 0x1a740
    xor $93, $124, $93
    stqa $49, 0x1a750
    and $85, $31, $125
    stqa $49, 0x1a760
    and $106, $81, $11
    lnop
    selb $124, $107, $124, $72
    lqd $28, 1456($28)
    selb $107, $31, $85, $99
    stqa $49, 0x1a770
    xor $27, $27, $67
    lqa $72, 0x180f0
    xor $89, $89, $63
    lqd $82, 1792($9)
    xor $101, $101, $97
    lqa $29, 0x18070
    or $5, $5, $89
    lqa $89, 0x180a0
    xor $2, $2, $68
    rotqbyi $7, $7, 13
    and $30, $5, $123
    stqa $31, 0x1a780
    xor $109, $90, $109
    rotqbyi $98, $24, 0
    xor $73, $73, $69
    rotqby $82, $82, $55
    andi $7, $7, 255
    lnop
    or $77, $88, $73
    rotqbii $38, $38, 1
    andc $24, $87, $115
    shufb $83, $7, $28, $83
    or $27, $2, $27
    cbd $114, 0($114)
    andc $7, $25, $121
    rotqbyi $2, $126, 6
    and $28, $4, $118
    lqa $88, 0x18030
    and $39, $27, $79
    rotqbyi $82, $82, 13
    or $40, $96, $101
    shufb $57, $100, $122, $104
    and $122, $84, $119
    stqa $4, 0x1a790
    selb $75, $75, $103, $22
    stqd $83, 1456($12)
    selb $83, $4, $28, $34
    stqa $5, 0x1a7a0
    selb $87, $87, $24, $23
    stqa $84, 0x1a7b0
    andi $23, $82, 255
    stqa $27, 0x1a7c0
    selb $12, $5, $30, $21
    lqd $22, 448($111)
    andc $104, $124, $93
    stqa $8, 0x1a7d0
    selb $107, $115, $87, $107
    rotqbyi $41, $111, 0
    selb $17, $20, $33, $17
    stqa $40, 0x1a7e0
    selb $20, $86, $91, $83
    rotqbyi $82, $95, 0
    andc $42, $92, $105
    stqa $81, 0x1a7f0
    selb $95, $84, $122, $14
    lqd $91, 1920($9)
    selb $116, $116, $18, $19
    lqa $19, 0x18060
    selb $83, $81, $106, $37
    stqa $107, 0x1a800
    xor $72, $72, $97
    shufb $22, $23, $22, $114
    selb $124, $124, $104, $108
    rotqbyi $108, $126, 2
    selb $12, $113, $17, $12
    stqa $20, 0x1a810
    and $17, $40, $6
    lnop
    selb $23, $120, $75, $95
    shlqbii $81, $81, 1
    selb $113, $113, $33, $12
    stqa $12, 0x1a820
    selb $110, $25, $7, $110
    rotqby $91, $91, $55
    selb $124, $93, $124, $83
    lqa $83, 0x18000
    and $25, $8, $10
    shlqbii $95, $104, 1
    selb $120, $120, $103, $23
    lqa $43, 0x180b0
    selb $75, $27, $39, $36
    stqa $23, 0x1a830
    selb $92, $92, $42, $71
    stqd $22, 448($41)
    selb $22, $8, $25, $13
    rotqbyi $91, $91, 13
    selb $44, $105, $92, $75
    lqa $92, 0x18040
    selb $116, $117, $116, $22
    shlqbii $22, $124, 1
    selb $75, $40, $17, $76
    stqa $44, 0x1a840
    selb $38, $95, $38, $51
    stqa $116, 0x1a850
    selb $45, $121, $110, $75
    lqd $110, 784($111)
    selb $112, $22, $112, $51
    rotqbii $22, $126, 1
    xor $75, $89, $68
    stqa $45, 0x1a860
    selb $121, $121, $7, $45
    lqa $95, 0x18010
    andi $91, $91, 255
    stqa $124, 0x1a870
    selb $124, $93, $104, $124
    lqd $93, 2048($9)
    selb $115, $115, $24, $107
    stqa $24, 0x1a880
    selb $86, $86, $35, $20
    shufb $110, $91, $110, $114
    xor $125, $115, $125
    stqa $35, 0x1a890
    ai $3, $3, 7
    lqa $91, 0x18050
    xor $29, $29, $63
    stqa $33, 0x1a8a0
    xor $80, $80, $64
    stqa $103, 0x1a8b0
    xor $123, $113, $123
    rotqby $93, $93, $55
    selb $113, $21, $113, $30
    stqa $42, 0x1a8c0
    xor $83, $83, $58
    stqa $18, 0x1a8d0
    selb $74, $74, $22, $51
    stqa $7, 0x1a8e0
    selb $115, $99, $115, $85
    stqa $104, 0x1a8f0
    xor $92, $92, $62
    lqa $104, 0x18020
    xor $118, $86, $118
    rotqbyi $74, $126, 7
    selb $81, $81, $15, $51
    lqd $15, 2176($9)
    or $89, $80, $29
    rotqbyi $80, $49, 0
    selb $28, $34, $86, $28
    stqa $49, 0x1a700
    xor $88, $88, $59
    stqd $110, 784($41)
    xor $95, $95, $57
    rotqbyi $93, $93, 13
    xor $119, $120, $119
    lqd $110, 1120($111)
    or $101, $83, $95
    stqa $49, 0x1a710
    selb $76, $76, $121, $17
    stqa $49, 0x1a720
    selb $117, $117, $18, $116
    stqa $49, 0x1a730
    andi $17, $3, -16
    stqa $49, 0x1a740
    xor $16, $16, $66
    rotqbyi $95, $49, 0
    xor $104, $104, $60
    rotqbii $2, $2, 1
    selb $105, $105, $42, $44
    lnop
    andi $93, $93, 255
    lqa $83, 0x180b0
    xor $91, $91, $61
    lnop
    and $34, $101, $112
    shlqbii $29, $49, 1
    or $97, $104, $88
    rotqby $15, $15, $55
    xor $10, $117, $10
    rotqbyi $104, $49, 0
    and $22, $97, $107
    shufb $110, $93, $110, $114
    or $73, $109, $72
    lnop
    selb $109, $101, $34, $38
    stqa $49, 0x1a750
    andc $99, $115, $125
    lnop
    xor $121, $121, $6
    rotqbyi $6, $126, 4
    xor $11, $124, $11
    rotqbyi $72, $126, 1
    and $21, $73, $45
    stqd $110, 1120($41)
    selb $102, $102, $2, $51
    rotqbyi $102, $15, 13
    or $85, $16, $26
    stqa $49, 0x1a760
    selb $16, $97, $22, $24
    stqa $49, 0x1a770
    selb $115, $115, $99, $81
    rotqbyi $26, $126, 5
    selb $122, $14, $120, $122
    lqd $111, 1456($111)
    xor $83, $83, $67
    lqa $14, 0x18020
    andi $102, $102, 255
    lqd $120, 1792($9)
    and $15, $85, $23
    stqa $101, 0x1a780
    or $93, $92, $91
    shlqbii $92, $49, 1
    andc $91, $113, $123
    rotqbii $108, $108, 1
    or $81, $75, $83
    rotqbyi $90, $95, 0
    a $17, $17, $50
    rotqbii $30, $6, 1
    andc $87, $122, $119
    stqa $97, 0x1a790
    and $6, $81, $44
    stqa $93, 0x1a7a0
    andc $95, $28, $118
    rotqbyi $86, $80, 0
    selb $100, $125, $115, $109
    rotqby $120, $120, $55
    and $46, $93, $20
    shufb $114, $102, $111, $114
    selb $106, $37, $124, $106
    stqa $89, 0x1a7b0
    andc $75, $76, $121
    lqa $37, 0x180d0
    selb $108, $92, $108, $51
    rotqbii $108, $74, 1
    selb $28, $28, $95, $31
    rotqbyi $31, $17, 0
    selb $113, $113, $91, $4
    lqa $47, 0x180a0
    selb $4, $93, $46, $35
    stqa $85, 0x1a7c0
    xor $74, $105, $79
    cbd $48, 0($3)
    and $111, $89, $12
    rotqbyi $120, $120, 13
    selb $96, $118, $28, $16
    stqd $114, 1456($41)
    selb $114, $89, $111, $33
    lqa $2, 0x18040
    and $41, $77, $116
    stqa $81, 0x1a7d0
    selb $105, $36, $105, $39
    stqa $77, 0x1a7e0
    selb $117, $13, $117, $25
    shlqbii $13, $49, 1
    selb $122, $122, $87, $5
    lqd $5, 448($17)
    andi $120, $120, 255
    lqa $25, 0x18080
    andc $83, $105, $74
    stqa $73, 0x1a7f0
    andc $79, $117, $10
    lqd $36, 1920($9)
    selb $108, $29, $108, $51
    lqa $29, 0x180f0
    selb $108, $77, $41, $18
    lqa $39, 0x180e0
    selb $76, $76, $75, $8
    lqa $8, 0x180f0
    selb $125, $125, $99, $100
    shufb $120, $120, $5, $48
    selb $92, $123, $113, $4
    stqa $100, 0x1a800
    selb $113, $85, $15, $103
    rotqby $36, $36, $55
    selb $124, $38, $125, $34
    lqa $34, 0x18030
    selb $117, $117, $79, $27
    lqa $27, 0x18090
    selb $105, $105, $83, $84
    lqa $38, 0x18050
    andc $71, $106, $11
    stqa $96, 0x1a810
    selb $4, $81, $6, $42
    stqd $120, 448($31)
    selb $120, $73, $21, $7
    stqa $92, 0x1a820
    selb $88, $119, $122, $114
    lqd $122, 784($17)
    selb $106, $106, $71, $40
    rotqbii $40, $72, 1
    selb $84, $74, $105, $113
    lqa $28, 0x180d0
    selb $72, $11, $106, $120
    rotqbyi $36, $36, 13
    selb $80, $10, $117, $4
    stqa $88, 0x1a830
    selb $119, $119, $87, $88
    stqa $84, 0x1a840
    xor $25, $25, $64
    shlqbii $117, $49, 1
    selb $76, $121, $76, $108
    stqa $80, 0x1a850
    shli $3, $127, 3
    lqa $16, 0x18040
    xor $126, $125, $112
    stqa $76, 0x1a860
    selb $10, $10, $79, $80
    stqa $72, 0x1a870
    selb $117, $117, $40, $51
    lqd $117, 2048($9)
    xor $27, $27, $63
    stqa $99, 0x1a880
    selb $40, $74, $83, $84
    stqa $95, 0x1a890
    selb $11, $11, $71, $72
    stqa $91, 0x1a8a0
    xor $4, $29, $65
    stqa $87, 0x1a8b0
    andi $36, $36, 255
    lqa $29, 0x180c0
    selb $108, $123, $91, $92
    rotqby $123, $117, $55
    xor $47, $47, $66
    stqa $83, 0x1a8c0
    ai $5, $127, 1
    stqa $79, 0x1a8d0
    selb $113, $121, $75, $76
    shufb $122, $36, $122, $48
    selb $109, $42, $10, $6
    rotqbyi $125, $126, 0
    xor $117, $119, $12
    rotqbyi $123, $123, 13
    xor $34, $34, $57
    stqa $75, 0x1a8e0
    selb $115, $33, $119, $111
    stqa $71, 0x1a8f0
    selb $112, $103, $40, $15
    lqd $9, 2176($9)
    selb $103, $118, $95, $96
    shlqbii $15, $49, 1
    xor $39, $39, $68
    rotqbyi $119, $49, 0
    xor $111, $10, $44
    rotqbii $26, $26, 1
    andi $10, $123, 255
    stqd $122, 784($31)
    xor $38, $38, $59
    lqa $44, 0x180e0
    selb $106, $18, $113, $41
    lqa $18, 0x180b0
    xor $123, $103, $107
    rotqby $9, $9, $55
    xor $37, $37, $65
    rotqbyi $110, $111, 0
    xor $14, $14, $58
    lqd $107, 1120($17)
    andi $41, $5, 7
    rotqbyi $122, $123, 0
    xor $120, $108, $20
    rotqbyi $9, $9, 13
    shli $41, $41, 5
    rotqbyi $74, $104, 0
    selb $118, $35, $108, $46
    lqa $35, 0x18070
    xor $114, $40, $23
    shlqbii $23, $72, 1
    selb $121, $24, $103, $22
    shufb $107, $10, $107, $48
    xor $105, $11, $45
    hbrr osa_steady_tap_branch, osa_steady_tap_loop
    xor $32, $32, $67
    lqa $45, 0x180a0
    selb $13, $13, $26, $51
    lqa $13, 0x18040
    rotmi $26, $5, -3
    stqd $107, 1120($31)
    selb $103, $7, $11, $21
    rotqbyi $102, $119, 0
    andc $5, $118, $120
    lqd $17, 1456($17)
    or $6, $14, $34
    lnop
    xor $44, $44, $70
    rotqbyi $119, $120, 0
    xor $108, $113, $116
    rotqbyi $104, $105, 0
    andi $9, $9, 255
    rotqbyi $113, $114, 0
    or $7, $25, $27
    rotqbyi $116, $117, 0
    xor $25, $8, $69
    shufb $9, $9, $17, $48
    selb $15, $15, $30, $51
    lqa $15, 0x18030
    a $26, $41, $26
    rotqbyi $107, $108, 0
    xor $18, $18, $65
    lqa $41, 0x180c0
    andi $30, $26, -16
    stqd $9, 1456($31)
    or $8, $47, $18
osa_steady_tap_branch:
    brnz $56, osa_steady_tap_loop
osa_steady_tap_end:
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
    stqa $86, 0x19b80
    stqa $85, 0x19b90
    stqa $84, 0x19ba0
    stqa $83, 0x19bb0
    stqa $82, 0x19bc0
    stqa $81, 0x19bd0
    stqa $80, 0x19be0
    stqa $79, 0x19bf0
    stqa $78, 0x19c00
    stqa $77, 0x19c10
    stqa $76, 0x19c20
    stqa $75, 0x19c30
    stqa $74, 0x19c40
    stqa $73, 0x19c50
    stqa $72, 0x19c60
    stqa $71, 0x19c70
    bi $0
