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
    ai $6, $127, 1
    andi $12, $6, 7
    rotmi $2, $6, -3
    shli $3, $12, 5
    shli $4, $127, 3
    ai $127, $127, 1
    andi $5, $4, -16
    a $6, $5, $48
    lqd $7, 7632($6)
    lqd $8, 7968($6)
    a $9, $5, $44
    cdd $10, 0($4)
    lqd $5, 7296($6)
    lqd $6, 112($9)
    rotqby $11, $6, $4
# 944 cycles an iteration, 943 at least: 943 instructions for the even pipe, 369 for the odd one; 1 cycles of nops alone
.align 3
osa_edge_loop:
    ai $6, $127, 1
    lnop
    nop
    lnop
    andi $12, $6, 7
    rotqby $102, $5, $4
    a $5, $3, $2
    rotqby $98, $7, $4
    rotmi $2, $6, -3
    rotqby $7, $8, $4
    shli $3, $12, 5
    shufb $6, $5, $5, $47
    andi $8, $5, -16
    lnop
    shli $4, $127, 3
    lnop
    a $12, $8, $48
    lqa $90, 0x180e0
    ai $127, $127, 1
    lqa $8, 0x180f0
    andbi $86, $6, 15
    lnop
    andi $5, $4, -16
    shlqbii $82, $74, 1
    a $94, $86, $46
    rotqbii $74, $102, 1
    a $6, $5, $48
    lnop
    xor $86, $90, $70
    lnop
    xor $90, $8, $69
    lnop
    selb $69, $82, $74, $45
    shlqbii $8, $73, 1
    or $74, $86, $90
    rotqbii $82, $98, 1
    andc $86, $103, $105
    shlqbii $90, $72, 1
    and $73, $74, $76
    rotqbii $72, $7, 1
    selb $70, $103, $86, $77
    shlqbii $69, $71, 1
    selb $71, $74, $73, $75
    rotqbii $77, $11, 1
    selb $78, $8, $82, $45
    lqa $13, 0x180c0
    selb $82, $105, $70, $71
    lqa $8, 0x180d0
    selb $71, $90, $72, $45
    lnop
    selb $90, $105, $86, $82
    lnop
    selb $72, $69, $77, $45
    lnop
    selb $77, $75, $90, $73
    lnop
    xor $75, $13, $67
    lnop
    xor $13, $8, $66
    lnop
    xor $8, $90, $76
    lnop
    or $90, $75, $13
    lnop
    andc $75, $106, $108
    lnop
    and $13, $90, $80
    lnop
    selb $76, $106, $75, $81
    lnop
    selb $81, $90, $13, $79
    lnop
    selb $73, $105, $8, $68
    lqa $69, 0x180a0
    selb $105, $108, $76, $81
    lqa $70, 0x180b0
    selb $81, $104, $8, $68
    lnop
    selb $104, $108, $75, $105
    lnop
    selb $8, $103, $77, $68
    lnop
    selb $103, $79, $104, $13
    lnop
    xor $79, $69, $64
    lnop
    xor $69, $70, $63
    lnop
    xor $70, $104, $80
    lnop
    or $104, $79, $69
    lnop
    andc $79, $109, $111
    lnop
    and $69, $104, $84
    lnop
    selb $80, $109, $79, $85
    lnop
    selb $85, $104, $69, $83
    lnop
    selb $13, $108, $70, $65
    lqa $77, 0x18080
    selb $108, $111, $80, $85
    lqa $68, 0x18090
    selb $85, $107, $70, $65
    lnop
    selb $107, $111, $79, $108
    lnop
    selb $70, $106, $103, $65
    lnop
    selb $106, $83, $107, $69
    lnop
    xor $83, $77, $61
    lnop
    xor $77, $68, $60
    lnop
    xor $68, $107, $84
    lnop
    or $107, $83, $77
    lnop
    andc $83, $112, $114
    lnop
    and $77, $107, $88
    lnop
    selb $84, $112, $83, $89
    lnop
    selb $89, $107, $77, $87
    lnop
    selb $69, $111, $68, $62
    lqa $103, 0x18060
    selb $111, $114, $84, $89
    lqa $80, 0x18070
    selb $89, $110, $68, $62
    lnop
    selb $110, $114, $83, $111
    lnop
    selb $68, $109, $106, $62
    lnop
    selb $109, $87, $110, $77
    lnop
    xor $87, $103, $58
    lnop
    xor $103, $80, $57
    lnop
    xor $80, $110, $88
    lnop
    or $110, $87, $103
    lnop
    andc $103, $115, $117
    lnop
    and $87, $110, $92
    lnop
    selb $88, $115, $103, $93
    lnop
    selb $93, $110, $87, $91
    lnop
    selb $77, $114, $80, $59
    lqa $106, 0x18040
    selb $114, $117, $88, $93
    lqa $84, 0x18050
    selb $93, $113, $80, $59
    lnop
    selb $113, $117, $103, $114
    lnop
    selb $80, $112, $109, $59
    lnop
    selb $112, $91, $113, $87
    lnop
    xor $91, $106, $55
    lnop
    xor $106, $84, $54
    lnop
    xor $84, $113, $92
    lnop
    or $113, $91, $106
    lnop
    andc $106, $118, $120
    lnop
    and $91, $113, $96
    lnop
    selb $92, $118, $106, $97
    lnop
    selb $97, $113, $91, $95
    lnop
    selb $87, $117, $84, $56
    lqa $109, 0x18020
    selb $117, $120, $92, $97
    lqa $88, 0x18030
    selb $97, $116, $84, $56
    lnop
    selb $116, $120, $106, $117
    lnop
    selb $84, $115, $112, $56
    lnop
    selb $115, $95, $116, $91
    lnop
    xor $95, $109, $52
    lnop
    xor $109, $88, $51
    lnop
    xor $91, $116, $96
    lqd $88, 256($12)
    or $96, $95, $109
    lqd $116, 272($12)
    andc $95, $121, $123
    lqd $109, 512($12)
    and $92, $96, $100
    lqd $112, 528($12)
    selb $76, $121, $95, $101
    lnop
    selb $101, $96, $92, $99
    lnop
    selb $14, $120, $91, $53
    lqa $15, 0x18000
    selb $16, $123, $76, $101
    lqa $17, 0x18010
    selb $101, $119, $91, $53
    shufb $120, $88, $116, $94
    selb $116, $123, $95, $16
    shufb $119, $109, $112, $94
    selb $112, $118, $115, $53
    lnop
    selb $118, $99, $116, $92
    lnop
    xor $92, $15, $120
    lqd $99, 4352($12)
    xor $115, $17, $119
    lqd $15, 4368($12)
    xor $17, $116, $100
    lnop
    or $116, $92, $115
    lnop
    andc $115, $124, $126
    lnop
    and $92, $116, $71
    lnop
    selb $109, $124, $115, $78
    lnop
    selb $78, $116, $92, $72
    shufb $100, $99, $15, $94
    selb $99, $123, $17, $50
    shufb $15, $43, $43, $42
    selb $123, $126, $109, $78
    shufb $91, $74, $74, $42
    selb $109, $122, $17, $50
    shufb $78, $82, $82, $42
    selb $122, $126, $115, $123
    rotqbyi $17, $102, 1
    selb $88, $121, $118, $50
    lqa $76, 0x180e0
    xor $121, $122, $71
    lqa $118, 0x180f0
    selb $71, $72, $122, $92
    shlqbii $18, $43, 1
    selb $122, $126, $121, $100
    rotqbii $92, $17, 1
    selb $126, $125, $121, $100
    rotqbyi $17, $98, 1
    selb $125, $124, $71, $100
    shufb $121, $86, $86, $42
    xor $71, $76, $67
    shlqbii $124, $74, 1
    xor $74, $118, $66
    rotqbyi $76, $7, 1
    selb $118, $18, $92, $45
    rotqbii $66, $17, 1
    or $92, $71, $74
    rotqbyi $118, $11, 1
    andc $71, $8, $73
    shlqbii $74, $82, 1
    and $17, $92, $105
    rotqbii $82, $76, 1
    selb $18, $8, $71, $90
    shlqbii $76, $86, 1
    selb $86, $92, $17, $75
    rotqbii $90, $118, 1
    selb $118, $124, $66, $45
    lqa $67, 0x180c0
    selb $124, $73, $18, $86
    lqa $66, 0x180d0
    selb $86, $74, $82, $45
    lnop
    selb $82, $73, $71, $124
    lnop
    selb $74, $76, $90, $45
    lnop
    selb $90, $75, $82, $17
    lnop
    xor $75, $67, $64
    lnop
    xor $67, $66, $63
    lnop
    xor $66, $82, $105
    lnop
    or $105, $75, $67
    lnop
    andc $75, $70, $13
    lnop
    and $67, $105, $108
    lnop
    selb $82, $70, $75, $104
    lnop
    selb $104, $105, $67, $79
    lnop
    selb $17, $73, $66, $65
    lqa $76, 0x180a0
    selb $73, $13, $82, $104
    lqa $18, 0x180b0
    selb $104, $81, $66, $65
    lnop
    selb $81, $13, $75, $73
    lnop
    selb $66, $8, $90, $65
    lnop
    selb $90, $79, $81, $67
    lnop
    xor $79, $76, $61
    lnop
    xor $76, $18, $60
    lnop
    xor $18, $81, $108
    lnop
    or $108, $79, $76
    lnop
    andc $79, $68, $69
    lnop
    and $76, $108, $111
    lnop
    selb $81, $68, $79, $107
    lnop
    selb $107, $108, $76, $83
    lnop
    selb $67, $13, $18, $62
    lqa $65, 0x18080
    selb $13, $69, $81, $107
    lqa $8, 0x18090
    selb $107, $85, $18, $62
    lnop
    selb $85, $69, $79, $13
    lnop
    selb $18, $70, $90, $62
    lnop
    selb $90, $83, $85, $76
    lnop
    xor $83, $65, $58
    lnop
    xor $65, $8, $57
    lnop
    xor $8, $85, $111
    lnop
    or $111, $83, $65
    lnop
    andc $83, $80, $77
    lnop
    and $65, $111, $114
    lnop
    selb $85, $80, $83, $110
    lnop
    selb $110, $111, $65, $103
    lnop
    selb $76, $69, $8, $59
    lqa $70, 0x18060
    selb $81, $77, $85, $110
    lqa $69, 0x18070
    selb $110, $89, $8, $59
    lnop
    selb $89, $77, $83, $81
    lnop
    selb $8, $68, $90, $59
    lnop
    selb $90, $103, $89, $65
    lnop
    xor $103, $70, $55
    lnop
    xor $70, $69, $54
    lnop
    xor $69, $89, $114
    lnop
    or $114, $103, $70
    lnop
    andc $103, $84, $87
    lnop
    and $70, $114, $117
    lnop
    selb $89, $84, $103, $113
    lnop
    selb $113, $114, $70, $106
    lnop
    selb $65, $77, $69, $56
    lqa $68, 0x18040
    selb $77, $87, $89, $113
    lqa $85, 0x18050
    selb $113, $93, $69, $56
    lnop
    selb $93, $87, $103, $77
    lnop
    selb $89, $80, $90, $56
    lnop
    selb $90, $106, $93, $70
    lnop
    xor $106, $68, $52
    lnop
    xor $68, $85, $51
    lnop
    xor $85, $93, $117
    lnop
    or $117, $106, $68
    lnop
    andc $106, $112, $14
    lnop
    and $68, $117, $16
    lnop
    selb $93, $112, $106, $96
    lnop
    selb $96, $117, $68, $95
    lnop
    selb $80, $87, $85, $53
    lqa $70, 0x18020
    selb $87, $14, $93, $96
    lqa $69, 0x18030
    selb $96, $97, $85, $53
    lnop
    selb $97, $14, $106, $87
    lnop
    selb $85, $84, $90, $53
    lnop
    selb $90, $95, $97, $68
    lnop
    xor $95, $70, $120
    lnop
    xor $70, $69, $119
    lnop
    xor $68, $97, $16
    lqd $69, 768($12)
    or $16, $95, $70
    lqd $97, 784($12)
    andc $84, $88, $99
    lqd $95, 1024($12)
    and $82, $16, $123
    lqd $93, 1040($12)
    selb $70, $88, $84, $116
    lnop
    selb $116, $16, $82, $115
    lnop
    selb $72, $14, $68, $50
    lqa $19, 0x18000
    selb $14, $99, $70, $116
    lqa $20, 0x18010
    selb $116, $101, $68, $50
    shufb $70, $69, $97, $94
    selb $101, $99, $84, $14
    shufb $69, $95, $93, $94
    selb $95, $112, $90, $50
    lnop
    selb $112, $115, $101, $82
    lnop
    xor $82, $19, $70
    lqd $115, 4608($12)
    xor $90, $20, $69
    lqd $19, 4624($12)
    xor $20, $101, $123
    lnop
    or $123, $82, $90
    lnop
    andc $90, $125, $122
    lnop
    and $82, $123, $86
    lnop
    selb $101, $125, $90, $118
    lnop
    selb $118, $123, $82, $74
    shufb $68, $115, $19, $94
    selb $115, $99, $20, $100
    shufb $19, $15, $43, $42
    selb $99, $122, $101, $118
    shufb $15, $91, $92, $42
    selb $118, $109, $20, $100
    shufb $101, $78, $124, $42
    selb $109, $122, $90, $99
    rotqbyi $78, $102, 2
    selb $20, $88, $112, $100
    lqa $91, 0x180e0
    xor $112, $109, $86
    lqa $88, 0x180f0
    selb $86, $74, $109, $82
    shlqbii $93, $43, 1
    selb $109, $122, $112, $68
    rotqbii $82, $78, 1
    selb $122, $126, $112, $68
    rotqbyi $78, $98, 2
    selb $126, $125, $86, $68
    shufb $112, $121, $71, $42
    xor $121, $91, $64
    shlqbii $125, $92, 1
    xor $91, $88, $63
    rotqbyi $92, $7, 2
    selb $88, $93, $82, $45
    rotqbii $63, $78, 1
    or $88, $121, $91
    rotqbyi $93, $11, 2
    andc $91, $66, $17
    shlqbii $121, $124, 1
    and $82, $88, $73
    rotqbii $124, $92, 1
    selb $78, $66, $91, $105
    shlqbii $92, $71, 1
    selb $71, $88, $82, $75
    rotqbii $105, $93, 1
    selb $93, $125, $63, $45
    lqa $64, 0x180c0
    selb $125, $17, $78, $71
    lqa $63, 0x180d0
    selb $78, $121, $124, $45
    lnop
    selb $124, $17, $91, $125
    lnop
    selb $121, $92, $105, $45
    lnop
    selb $105, $75, $124, $82
    lnop
    xor $82, $64, $61
    lnop
    xor $64, $63, $60
    lnop
    xor $63, $124, $73
    lnop
    or $124, $82, $64
    lnop
    andc $82, $18, $67
    lnop
    and $64, $124, $13
    lnop
    selb $73, $18, $82, $108
    lnop
    selb $108, $124, $64, $79
    lnop
    selb $75, $17, $63, $62
    lqa $92, 0x180a0
    selb $17, $67, $73, $108
    lqa $71, 0x180b0
    selb $108, $104, $63, $62
    lnop
    selb $104, $67, $82, $17
    lnop
    selb $63, $66, $105, $62
    lnop
    selb $105, $79, $104, $64
    lnop
    xor $79, $92, $58
    lnop
    xor $92, $71, $57
    lnop
    xor $71, $104, $13
    lnop
    or $104, $79, $92
    lnop
    andc $92, $8, $76
    lnop
    and $79, $104, $81
    lnop
    selb $13, $8, $92, $111
    lnop
    selb $111, $104, $79, $83
    lnop
    selb $64, $67, $71, $59
    lqa $66, 0x18080
    selb $62, $76, $13, $111
    lqa $67, 0x18090
    selb $111, $107, $71, $59
    lnop
    selb $107, $76, $92, $62
    lnop
    selb $71, $18, $105, $59
    lnop
    selb $105, $83, $107, $79
    lnop
    xor $83, $66, $55
    lnop
    xor $66, $67, $54
    lnop
    xor $67, $107, $81
    lnop
    or $107, $83, $66
    lnop
    andc $83, $89, $65
    lnop
    and $66, $107, $77
    lnop
    selb $81, $89, $83, $114
    lnop
    selb $114, $107, $66, $103
    lnop
    selb $79, $76, $67, $56
    lqa $18, 0x18060
    selb $76, $65, $81, $114
    lqa $13, 0x18070
    selb $114, $110, $67, $56
    lnop
    selb $110, $65, $83, $76
    lnop
    selb $81, $8, $105, $56
    lnop
    selb $105, $103, $110, $66
    lnop
    xor $103, $18, $52
    lnop
    xor $18, $13, $51
    lnop
    xor $13, $110, $77
    lnop
    or $110, $103, $18
    lnop
    andc $103, $85, $80
    lnop
    and $18, $110, $87
    lnop
    selb $77, $85, $103, $117
    lnop
    selb $117, $110, $18, $106
    lnop
    selb $8, $65, $13, $53
    lqa $66, 0x18040
    selb $73, $80, $77, $117
    lqa $65, 0x18050
    selb $117, $113, $13, $53
    lnop
    selb $113, $80, $103, $73
    lnop
    selb $13, $89, $105, $53
    lnop
    selb $105, $106, $113, $18
    lnop
    xor $106, $66, $120
    lnop
    xor $66, $65, $119
    lnop
    xor $65, $113, $87
    lnop
    or $113, $106, $66
    lnop
    andc $106, $95, $72
    lnop
    and $66, $113, $14
    lnop
    selb $87, $95, $106, $16
    lnop
    selb $16, $113, $66, $84
    lnop
    selb $18, $80, $65, $50
    lqa $89, 0x18020
    selb $80, $72, $87, $16
    lqa $77, 0x18030
    selb $87, $96, $65, $50
    lnop
    selb $96, $72, $106, $80
    lnop
    selb $16, $85, $105, $50
    lnop
    selb $105, $84, $96, $66
    lnop
    xor $84, $89, $70
    lnop
    xor $89, $77, $69
    lnop
    xor $66, $96, $14
    lqd $77, 1280($12)
    or $14, $84, $89
    lqd $96, 1296($12)
    andc $84, $20, $115
    lqd $89, 1536($12)
    and $65, $14, $99
    lqd $85, 1552($12)
    selb $67, $20, $84, $123
    lnop
    selb $123, $14, $65, $90
    lnop
    selb $86, $72, $66, $100
    lqa $74, 0x18000
    selb $72, $115, $67, $123
    lqa $97, 0x18010
    selb $123, $116, $66, $100
    shufb $67, $77, $96, $94
    selb $116, $115, $84, $72
    shufb $66, $89, $85, $94
    selb $89, $95, $105, $100
    lnop
    selb $105, $90, $116, $65
    lnop
    xor $65, $74, $67
    lqd $90, 4864($12)
    xor $95, $97, $66
    lqd $74, 4880($12)
    xor $97, $116, $99
    lnop
    or $116, $65, $95
    lnop
    andc $95, $126, $109
    lnop
    and $99, $116, $78
    lnop
    selb $85, $126, $95, $93
    lnop
    selb $93, $116, $99, $121
    shufb $65, $90, $74, $94
    selb $90, $115, $97, $68
    shufb $74, $19, $43, $42
    selb $115, $109, $85, $93
    shufb $19, $15, $88, $42
    selb $93, $118, $97, $68
    shufb $85, $101, $125, $42
    selb $118, $109, $95, $115
    rotqbyi $101, $102, 3
    selb $97, $20, $105, $68
    lqa $15, 0x180e0
    xor $105, $118, $78
    lqa $20, 0x180f0
    selb $78, $121, $118, $99
    shlqbii $96, $43, 1
    selb $121, $109, $105, $65
    rotqbii $118, $101, 1
    selb $109, $122, $105, $65
    rotqbyi $101, $98, 3
    selb $122, $126, $78, $65
    shufb $105, $112, $91, $42
    xor $112, $15, $61
    shlqbii $126, $88, 1
    xor $61, $20, $60
    rotqbyi $88, $7, 3
    selb $60, $96, $118, $45
    rotqbii $20, $101, 1
    or $101, $112, $61
    rotqbyi $118, $11, 3
    andc $61, $63, $75
    shlqbii $112, $125, 1
    and $96, $101, $17
    rotqbii $125, $88, 1
    selb $60, $63, $61, $124
    shlqbii $88, $91, 1
    selb $91, $101, $96, $82
    rotqbii $124, $118, 1
    selb $118, $126, $20, $45
    lqa $15, 0x180c0
    selb $126, $75, $60, $91
    lqa $20, 0x180d0
    selb $91, $112, $125, $45
    lnop
    selb $125, $75, $61, $126
    lnop
    selb $112, $88, $124, $45
    lnop
    selb $124, $82, $125, $96
    lnop
    xor $96, $15, $58
    lnop
    xor $15, $20, $57
    lnop
    xor $20, $125, $17
    lnop
    or $125, $96, $15
    lnop
    andc $96, $71, $64
    lnop
    and $15, $125, $62
    lnop
    selb $17, $71, $96, $104
    lnop
    selb $104, $125, $15, $92
    lnop
    selb $82, $75, $20, $59
    lqa $88, 0x180a0
    selb $75, $64, $17, $104
    lqa $60, 0x180b0
    selb $104, $108, $20, $59
    lnop
    selb $108, $64, $96, $75
    lnop
    selb $20, $63, $124, $59
    lnop
    selb $124, $92, $108, $15
    lnop
    xor $92, $88, $55
    lnop
    xor $88, $60, $54
    lnop
    xor $60, $108, $62
    lnop
    or $108, $92, $88
    lnop
    andc $92, $81, $79
    lnop
    and $88, $108, $76
    lnop
    selb $62, $81, $92, $107
    lnop
    selb $107, $108, $88, $83
    lnop
    selb $15, $64, $60, $56
    lqa $63, 0x18080
    selb $59, $79, $62, $107
    lqa $64, 0x18090
    selb $107, $111, $60, $56
    lnop
    selb $111, $79, $92, $59
    lnop
    selb $60, $71, $124, $56
    lnop
    selb $124, $83, $111, $88
    lnop
    xor $88, $63, $52
    lnop
    xor $63, $64, $51
    lnop
    xor $64, $111, $76
    lnop
    or $111, $88, $63
    lnop
    andc $88, $13, $8
    lnop
    and $63, $111, $73
    lnop
    selb $76, $13, $88, $110
    lnop
    selb $110, $111, $63, $103
    lnop
    selb $83, $79, $64, $53
    lqa $71, 0x18060
    selb $79, $8, $76, $110
    lqa $62, 0x18070
    selb $110, $114, $64, $53
    lnop
    selb $114, $8, $88, $79
    lnop
    selb $76, $81, $124, $53
    lnop
    selb $124, $103, $114, $63
    lnop
    xor $103, $71, $120
    lnop
    xor $71, $62, $119
    lnop
    xor $62, $114, $73
    lnop
    or $114, $103, $71
    lnop
    andc $103, $16, $18
    lnop
    and $71, $114, $80
    lnop
    selb $73, $16, $103, $113
    lnop
    selb $113, $114, $71, $106
    lnop
    selb $81, $8, $62, $50
    lqa $63, 0x18040
    selb $8, $18, $73, $113
    lqa $64, 0x18050
    selb $113, $117, $62, $50
    lnop
    selb $117, $18, $103, $8
    lnop
    selb $73, $13, $124, $50
    lnop
    selb $124, $106, $117, $71
    lnop
    xor $106, $63, $70
    lnop
    xor $63, $64, $69
    lnop
    xor $64, $117, $80
    lnop
    or $117, $106, $63
    lnop
    andc $106, $89, $86
    lnop
    and $63, $117, $72
    lnop
    selb $80, $89, $106, $14
    lnop
    selb $14, $117, $63, $84
    lnop
    selb $71, $18, $64, $100
    lqa $13, 0x18020
    selb $18, $86, $80, $14
    lqa $62, 0x18030
    selb $80, $87, $64, $100
    lnop
    selb $87, $86, $106, $18
    lnop
    selb $14, $16, $124, $100
    lnop
    selb $124, $84, $87, $63
    lnop
    xor $84, $13, $67
    lnop
    xor $13, $62, $66
    lnop
    xor $63, $87, $72
    lqd $62, 1792($12)
    or $72, $84, $13
    lqd $87, 1808($12)
    andc $13, $97, $90
    lqd $84, 2048($12)
    and $17, $72, $115
    lqd $16, 2064($12)
    selb $64, $97, $13, $116
    lnop
    selb $116, $72, $17, $95
    lnop
    selb $78, $86, $63, $68
    lqa $99, 0x18000
    selb $86, $90, $64, $116
    lqa $77, 0x18010
    selb $116, $123, $63, $68
    shufb $64, $62, $87, $94
    selb $123, $90, $13, $86
    shufb $63, $84, $16, $94
    selb $84, $89, $124, $68
    lnop
    selb $124, $95, $123, $17
    lnop
    xor $17, $99, $64
    lqd $95, 5120($12)
    xor $89, $77, $63
    lqd $99, 5136($12)
    xor $77, $123, $115
    lnop
    or $123, $17, $89
    lnop
    andc $89, $122, $121
    lnop
    and $17, $123, $91
    lnop
    selb $115, $122, $89, $118
    lnop
    selb $118, $123, $17, $112
    shufb $62, $95, $99, $94
    selb $99, $90, $77, $65
    shufb $95, $74, $43, $42
    selb $90, $121, $115, $118
    shufb $74, $19, $101, $42
    selb $118, $93, $77, $65
    shufb $115, $85, $126, $42
    selb $93, $121, $89, $90
    rotqbyi $85, $102, 4
    selb $77, $97, $124, $65
    lqa $19, 0x180e0
    xor $124, $93, $91
    lqa $97, 0x180f0
    selb $91, $112, $93, $17
    shlqbii $16, $43, 1
    selb $112, $121, $124, $62
    rotqbii $93, $85, 1
    selb $121, $109, $124, $62
    rotqbyi $85, $98, 4
    selb $124, $122, $91, $62
    shufb $109, $105, $61, $42
    xor $105, $19, $58
    shlqbii $122, $101, 1
    xor $58, $97, $57
    rotqbyi $101, $7, 4
    selb $97, $16, $93, $45
    rotqbii $57, $85, 1
    or $93, $105, $58
    rotqbyi $97, $11, 4
    andc $58, $20, $82
    shlqbii $105, $126, 1
    and $85, $93, $75
    rotqbii $126, $101, 1
    selb $16, $20, $58, $125
    shlqbii $101, $61, 1
    selb $61, $93, $85, $96
    rotqbii $125, $97, 1
    selb $97, $122, $57, $45
    lqa $19, 0x180c0
    selb $122, $82, $16, $61
    lqa $57, 0x180d0
    selb $16, $105, $126, $45
    lnop
    selb $126, $82, $58, $122
    lnop
    selb $105, $101, $125, $45
    lnop
    selb $125, $96, $126, $85
    lnop
    xor $96, $19, $55
    lnop
    xor $19, $57, $54
    lnop
    xor $57, $126, $75
    lnop
    or $126, $96, $19
    lnop
    andc $96, $60, $15
    lnop
    and $19, $126, $59
    lnop
    selb $75, $60, $96, $108
    lnop
    selb $108, $126, $19, $92
    lnop
    selb $85, $82, $57, $56
    lqa $101, 0x180a0
    selb $82, $15, $75, $108
    lqa $61, 0x180b0
    selb $108, $104, $57, $56
    lnop
    selb $104, $15, $96, $82
    lnop
    selb $57, $20, $125, $56
    lnop
    selb $125, $92, $104, $19
    lnop
    xor $92, $101, $52
    lnop
    xor $101, $61, $51
    lnop
    xor $61, $104, $59
    lnop
    or $104, $92, $101
    lnop
    andc $101, $76, $83
    lnop
    and $92, $104, $79
    lnop
    selb $59, $76, $101, $111
    lnop
    selb $111, $104, $92, $88
    lnop
    selb $19, $15, $61, $53
    lqa $56, 0x18080
    selb $15, $83, $59, $111
    lqa $20, 0x18090
    selb $111, $107, $61, $53
    lnop
    selb $107, $83, $101, $15
    lnop
    selb $75, $60, $125, $53
    lnop
    selb $125, $88, $107, $92
    lnop
    xor $92, $56, $120
    lnop
    xor $56, $20, $119
    lnop
    xor $20, $107, $79
    lnop
    or $107, $92, $56
    lnop
    andc $92, $73, $81
    lnop
    and $56, $107, $8
    lnop
    selb $79, $73, $92, $114
    lnop
    selb $114, $107, $56, $103
    lnop
    selb $88, $83, $20, $50
    lqa $60, 0x18060
    selb $83, $81, $79, $114
    lqa $61, 0x18070
    selb $114, $110, $20, $50
    lnop
    selb $110, $81, $92, $83
    lnop
    selb $20, $76, $125, $50
    lnop
    selb $125, $103, $110, $56
    lnop
    xor $103, $60, $70
    lnop
    xor $60, $61, $69
    lnop
    xor $61, $110, $8
    lnop
    or $110, $103, $60
    lnop
    andc $103, $14, $71
    lnop
    and $60, $110, $18
    lnop
    selb $8, $14, $103, $117
    lnop
    selb $117, $110, $60, $106
    lnop
    selb $56, $81, $61, $100
    lqa $76, 0x18040
    selb $81, $71, $8, $117
    lqa $79, 0x18050
    selb $117, $113, $61, $100
    lnop
    selb $113, $71, $103, $81
    lnop
    selb $8, $73, $125, $100
    lnop
    selb $125, $106, $113, $60
    lnop
    xor $106, $76, $67
    lnop
    xor $76, $79, $66
    lnop
    xor $79, $113, $18
    lnop
    or $113, $106, $76
    lnop
    andc $106, $84, $78
    lnop
    and $76, $113, $86
    lnop
    selb $18, $84, $106, $72
    lnop
    selb $72, $113, $76, $13
    lnop
    selb $73, $71, $79, $68
    lqa $60, 0x18020
    selb $71, $78, $18, $72
    lqa $61, 0x18030
    selb $72, $80, $79, $68
    lnop
    selb $80, $78, $106, $71
    lnop
    selb $79, $14, $125, $68
    lnop
    selb $125, $13, $80, $76
    lnop
    xor $76, $60, $64
    lnop
    xor $60, $61, $63
    lnop
    xor $14, $80, $86
    lqd $13, 2304($12)
    or $80, $76, $60
    lqd $86, 2320($12)
    andc $18, $77, $99
    lqd $76, 2560($12)
    and $91, $80, $90
    lqd $59, 2576($12)
    selb $60, $77, $18, $123
    lnop
    selb $123, $80, $91, $89
    lnop
    selb $17, $78, $14, $65
    lqa $87, 0x18000
    selb $78, $99, $60, $123
    lqa $21, 0x18010
    selb $123, $116, $14, $65
    shufb $61, $13, $86, $94
    selb $116, $99, $18, $78
    shufb $60, $76, $59, $94
    selb $76, $84, $125, $65
    lnop
    selb $125, $89, $116, $91
    lnop
    xor $89, $87, $61
    lqd $91, 5376($12)
    xor $84, $21, $60
    lqd $87, 5392($12)
    xor $21, $116, $90
    lnop
    or $116, $89, $84
    lnop
    andc $89, $124, $112
    lnop
    and $84, $116, $16
    lnop
    selb $90, $124, $89, $97
    lnop
    selb $97, $116, $84, $105
    shufb $59, $91, $87, $94
    selb $91, $99, $21, $62
    shufb $87, $95, $43, $42
    selb $99, $112, $90, $97
    shufb $95, $74, $93, $42
    selb $97, $118, $21, $62
    shufb $90, $115, $122, $42
    selb $118, $112, $89, $99
    rotqbyi $115, $102, 5
    selb $21, $77, $125, $62
    lqa $74, 0x180e0
    xor $125, $118, $16
    lqa $77, 0x180f0
    selb $16, $105, $118, $84
    shlqbii $86, $43, 1
    selb $118, $112, $125, $59
    rotqbii $105, $115, 1
    selb $115, $121, $125, $59
    rotqbyi $112, $98, 5
    selb $125, $124, $16, $59
    shufb $121, $109, $58, $42
    xor $109, $74, $55
    shlqbii $124, $93, 1
    xor $74, $77, $54
    rotqbyi $93, $7, 5
    selb $77, $86, $105, $45
    rotqbii $54, $112, 1
    or $105, $109, $74
    rotqbyi $112, $11, 5
    andc $74, $57, $85
    shlqbii $109, $122, 1
    and $86, $105, $82
    rotqbii $122, $93, 1
    selb $77, $57, $74, $126
    shlqbii $93, $58, 1
    selb $58, $105, $86, $96
    rotqbii $126, $112, 1
    selb $112, $124, $54, $45
    lqa $55, 0x180c0
    selb $124, $85, $77, $58
    lqa $54, 0x180d0
    selb $77, $109, $122, $45
    lnop
    selb $122, $85, $74, $124
    lnop
    selb $109, $93, $126, $45
    lnop
    selb $126, $96, $122, $86
    lnop
    xor $96, $55, $52
    lnop
    xor $55, $54, $51
    lnop
    xor $54, $122, $82
    lnop
    or $122, $96, $55
    lnop
    andc $96, $75, $19
    lnop
    and $55, $122, $15
    lnop
    selb $82, $75, $96, $104
    lnop
    selb $104, $122, $55, $101
    lnop
    selb $86, $85, $54, $53
    lqa $93, 0x180a0
    selb $85, $19, $82, $104
    lqa $58, 0x180b0
    selb $104, $108, $54, $53
    lnop
    selb $108, $19, $96, $85
    lnop
    selb $54, $57, $126, $53
    lnop
    selb $126, $101, $108, $55
    lnop
    xor $101, $93, $120
    lnop
    xor $93, $58, $119
    lnop
    xor $58, $108, $15
    lnop
    or $108, $101, $93
    lnop
    andc $101, $20, $88
    lnop
    and $93, $108, $83
    lnop
    selb $15, $20, $101, $107
    lnop
    selb $107, $108, $93, $92
    lnop
    selb $55, $19, $58, $50
    lqa $57, 0x18080
    selb $19, $88, $15, $107
    lqa $53, 0x18090
    selb $107, $111, $58, $50
    lnop
    selb $111, $88, $101, $19
    lnop
    selb $15, $75, $126, $50
    lnop
    selb $126, $92, $111, $93
    lnop
    xor $93, $57, $70
    lnop
    xor $57, $53, $69
    lnop
    xor $53, $111, $83
    lnop
    or $111, $93, $57
    lnop
    andc $93, $8, $56
    lnop
    and $57, $111, $81
    lnop
    selb $83, $8, $93, $110
    lnop
    selb $110, $111, $57, $103
    lnop
    selb $92, $88, $53, $100
    lqa $75, 0x18060
    selb $88, $56, $83, $110
    lqa $58, 0x18070
    selb $110, $114, $53, $100
    lnop
    selb $114, $56, $93, $88
    lnop
    selb $53, $20, $126, $100
    lnop
    selb $126, $103, $114, $57
    lnop
    xor $103, $75, $67
    lnop
    xor $75, $58, $66
    lnop
    xor $58, $114, $81
    lnop
    or $114, $103, $75
    lnop
    andc $103, $79, $73
    lnop
    and $75, $114, $71
    lnop
    selb $81, $79, $103, $113
    lnop
    selb $113, $114, $75, $106
    lnop
    selb $20, $56, $58, $68
    lqa $57, 0x18040
    selb $83, $73, $81, $113
    lqa $56, 0x18050
    selb $113, $117, $58, $68
    lnop
    selb $117, $73, $103, $83
    lnop
    selb $81, $8, $126, $68
    lnop
    selb $126, $106, $117, $75
    lnop
    xor $106, $57, $64
    lnop
    xor $57, $56, $63
    lnop
    xor $56, $117, $71
    lnop
    or $117, $106, $57
    lnop
    andc $106, $76, $17
    lnop
    and $57, $117, $78
    lnop
    selb $71, $76, $106, $80
    lnop
    selb $80, $117, $57, $18
    lnop
    selb $75, $73, $56, $65
    lqa $8, 0x18020
    selb $73, $17, $71, $80
    lqa $58, 0x18030
    selb $80, $72, $56, $65
    lnop
    selb $72, $17, $106, $73
    lnop
    selb $71, $79, $126, $65
    lnop
    selb $126, $18, $72, $57
    lnop
    xor $57, $8, $61
    lnop
    xor $8, $58, $60
    lnop
    xor $79, $72, $78
    lqd $18, 2816($12)
    or $72, $57, $8
    lqd $78, 2832($12)
    andc $82, $21, $91
    lqd $8, 3072($12)
    and $16, $72, $99
    lqd $56, 3088($12)
    selb $57, $21, $82, $116
    lnop
    selb $116, $72, $16, $89
    lnop
    selb $84, $17, $79, $62
    lqa $13, 0x18000
    selb $17, $91, $57, $116
    lqa $14, 0x18010
    selb $116, $123, $79, $62
    shufb $58, $18, $78, $94
    selb $123, $91, $82, $17
    shufb $57, $8, $56, $94
    selb $8, $76, $126, $62
    lnop
    selb $126, $89, $123, $16
    lnop
    xor $16, $13, $58
    lqd $89, 5632($12)
    xor $76, $14, $57
    lqd $13, 5648($12)
    xor $14, $123, $99
    lnop
    or $123, $16, $76
    lnop
    andc $76, $125, $118
    lnop
    and $16, $123, $77
    lnop
    selb $99, $125, $76, $112
    lnop
    selb $112, $123, $16, $109
    shufb $56, $89, $13, $94
    selb $89, $91, $14, $59
    shufb $13, $87, $43, $42
    selb $91, $118, $99, $112
    shufb $87, $95, $105, $42
    selb $112, $97, $14, $59
    shufb $99, $90, $124, $42
    selb $97, $118, $76, $91
    rotqbyi $90, $102, 6
    selb $14, $21, $126, $59
    lqa $95, 0x180e0
    xor $126, $97, $77
    lqa $21, 0x180f0
    selb $77, $109, $97, $16
    shlqbii $79, $43, 1
    selb $109, $118, $126, $56
    rotqbii $97, $90, 1
    selb $118, $115, $126, $56
    rotqbyi $90, $98, 6
    selb $126, $125, $77, $56
    shufb $115, $121, $74, $42
    xor $121, $95, $52
    shlqbii $125, $105, 1
    xor $95, $21, $51
    rotqbyi $105, $7, 6
    selb $51, $79, $97, $45
    rotqbii $21, $90, 1
    or $90, $121, $95
    rotqbyi $97, $11, 6
    andc $95, $54, $86
    shlqbii $121, $124, 1
    and $79, $90, $85
    rotqbii $124, $105, 1
    selb $51, $54, $95, $122
    shlqbii $105, $74, 1
    selb $74, $90, $79, $96
    rotqbii $122, $97, 1
    selb $97, $125, $21, $45
    lqa $52, 0x180c0
    selb $125, $86, $51, $74
    lqa $21, 0x180d0
    selb $74, $121, $124, $45
    lnop
    selb $124, $86, $95, $125
    lnop
    selb $121, $105, $122, $45
    lnop
    selb $122, $96, $124, $79
    lnop
    xor $96, $52, $120
    lnop
    xor $52, $21, $119
    lnop
    xor $21, $124, $85
    lnop
    or $85, $96, $52
    lnop
    andc $96, $15, $55
    lnop
    and $52, $85, $19
    lnop
    selb $124, $15, $96, $108
    lnop
    selb $108, $85, $52, $101
    lnop
    selb $79, $86, $21, $50
    lqa $105, 0x180a0
    selb $86, $55, $124, $108
    lqa $51, 0x180b0
    selb $108, $104, $21, $50
    lnop
    selb $104, $55, $96, $86
    lnop
    selb $21, $54, $122, $50
    lnop
    selb $122, $101, $104, $52
    lnop
    xor $101, $105, $70
    lnop
    xor $105, $51, $69
    lnop
    xor $51, $104, $19
    lnop
    or $104, $101, $105
    lnop
    andc $101, $53, $92
    lnop
    and $105, $104, $88
    lnop
    selb $19, $53, $101, $111
    lnop
    selb $111, $104, $105, $93
    lnop
    selb $52, $55, $51, $100
    lqa $54, 0x18080
    selb $50, $92, $19, $111
    lqa $55, 0x18090
    selb $111, $107, $51, $100
    lnop
    selb $107, $92, $101, $50
    lnop
    selb $51, $15, $122, $100
    lnop
    selb $122, $93, $107, $105
    lnop
    xor $105, $54, $67
    lnop
    xor $54, $55, $66
    lnop
    xor $55, $107, $88
    lnop
    or $107, $105, $54
    lnop
    andc $88, $81, $20
    lnop
    and $105, $107, $83
    lnop
    selb $54, $81, $88, $114
    lnop
    selb $114, $107, $105, $103
    lnop
    selb $93, $92, $55, $68
    lqa $15, 0x18060
    selb $92, $20, $54, $114
    lqa $19, 0x18070
    selb $114, $110, $55, $68
    lnop
    selb $110, $20, $88, $92
    lnop
    selb $16, $53, $122, $68
    lnop
    selb $122, $103, $110, $105
    lnop
    xor $105, $15, $64
    lnop
    xor $15, $19, $63
    lnop
    xor $19, $110, $83
    lnop
    or $110, $105, $15
    lnop
    andc $15, $71, $75
    lnop
    and $105, $110, $73
    lnop
    selb $83, $71, $15, $117
    lnop
    selb $117, $110, $105, $106
    lnop
    selb $78, $20, $19, $65
    lqa $103, 0x18040
    selb $20, $75, $83, $117
    lqa $53, 0x18050
    selb $117, $113, $19, $65
    lnop
    selb $113, $75, $15, $20
    lnop
    selb $19, $81, $122, $65
    lnop
    selb $122, $106, $113, $105
    lnop
    xor $106, $103, $61
    lnop
    xor $103, $53, $60
    lnop
    xor $53, $113, $73
    lnop
    or $113, $106, $103
    lnop
    andc $18, $8, $84
    lnop
    and $106, $113, $17
    lnop
    selb $103, $8, $18, $72
    lnop
    selb $72, $113, $106, $82
    lnop
    selb $22, $75, $53, $62
    lqa $73, 0x18020
    selb $23, $84, $103, $72
    lqa $75, 0x18030
    selb $24, $80, $53, $62
    lnop
    selb $80, $84, $18, $23
    lnop
    selb $25, $71, $122, $62
    lnop
    selb $122, $82, $80, $106
    lnop
    xor $106, $73, $58
    lnop
    xor $73, $75, $57
    lnop
    xor $82, $80, $17
    lqd $75, 3328($12)
    or $17, $106, $73
    lqd $80, 3344($12)
    andc $26, $14, $89
    lqd $106, 3584($12)
    and $71, $17, $91
    lqd $73, 3600($12)
    selb $53, $14, $26, $123
    lnop
    selb $123, $17, $71, $76
    lnop
    selb $27, $84, $82, $59
    lqa $103, 0x18000
    selb $28, $89, $53, $123
    lqa $84, 0x18010
    selb $124, $116, $82, $59
    shufb $55, $75, $80, $94
    selb $116, $89, $26, $28
    shufb $54, $106, $73, $94
    selb $82, $8, $122, $59
    lnop
    selb $122, $76, $116, $71
    lnop
    xor $71, $103, $55
    lqd $76, 5888($12)
    xor $8, $84, $54
    lqd $103, 5904($12)
    xor $84, $116, $91
    lnop
    or $123, $71, $8
    lnop
    andc $8, $126, $109
    lnop
    and $71, $123, $74
    lnop
    selb $116, $126, $8, $97
    lnop
    selb $97, $123, $71, $121
    shufb $53, $76, $103, $94
    selb $29, $89, $84, $56
    shufb $91, $13, $43, $42
    selb $30, $109, $116, $97
    shufb $31, $87, $90, $42
    selb $32, $112, $84, $56
    shufb $97, $99, $125, $42
    selb $112, $109, $8, $30
    rotqbyi $99, $102, 7
    selb $33, $14, $122, $56
    lqa $102, 0x180e0
    xor $122, $112, $74
    lqa $14, 0x180f0
    selb $74, $121, $112, $71
    shlqbii $84, $43, 1
    selb $34, $109, $122, $53
    rotqbii $121, $99, 1
    selb $13, $118, $122, $53
    rotqbyi $109, $98, 7
    selb $35, $126, $74, $53
    shufb $122, $115, $95, $42
    xor $115, $102, $120
    shlqbii $126, $90, 1
    xor $102, $14, $119
    rotqbyi $120, $7, 7
    selb $119, $84, $121, $45
    rotqbii $7, $109, 1
    or $73, $115, $102
    rotqbyi $121, $11, 7
    andc $71, $21, $79
    shlqbii $115, $125, 1
    and $102, $73, $86
    rotqbii $125, $120, 1
    selb $11, $21, $71, $85
    shlqbii $120, $95, 1
    selb $85, $73, $102, $96
    rotqbii $95, $121, 1
    selb $121, $126, $7, $45
    lqa $119, 0x180c0
    selb $72, $79, $11, $85
    lqa $126, 0x180d0
    selb $11, $115, $125, $45
    lnop
    selb $125, $79, $71, $72
    lnop
    selb $14, $120, $95, $45
    lnop
    selb $120, $96, $125, $102
    lnop
    xor $102, $119, $70
    lnop
    xor $119, $126, $69
    lnop
    xor $126, $125, $86
    lnop
    or $77, $102, $119
    lnop
    andc $75, $51, $52
    lnop
    and $119, $77, $50
    lnop
    selb $102, $51, $75, $104
    lnop
    selb $104, $77, $119, $101
    lnop
    selb $105, $79, $126, $100
    lqa $125, 0x180a0
    selb $76, $52, $102, $104
    lqa $79, 0x180b0
    selb $104, $108, $126, $100
    lnop
    selb $126, $52, $75, $76
    lnop
    selb $103, $21, $120, $100
    lnop
    selb $120, $101, $126, $119
    lnop
    xor $119, $125, $67
    lnop
    xor $125, $79, $66
    lnop
    xor $101, $126, $50
    lnop
    or $81, $119, $125
    lnop
    andc $79, $16, $93
    lnop
    and $125, $81, $92
    lnop
    selb $119, $16, $79, $107
    lnop
    selb $107, $81, $125, $88
    lnop
    selb $108, $52, $101, $68
    lqa $126, 0x18080
    selb $80, $93, $119, $107
    lqa $52, 0x18090
    selb $107, $111, $101, $68
    lnop
    selb $111, $93, $79, $80
    lnop
    selb $106, $51, $120, $68
    lnop
    selb $120, $88, $111, $125
    lnop
    xor $125, $126, $64
    lnop
    xor $126, $52, $63
    lnop
    xor $52, $111, $92
    lnop
    or $85, $125, $126
    lnop
    andc $83, $19, $78
    lnop
    and $126, $85, $20
    lnop
    selb $125, $19, $83, $110
    lnop
    selb $110, $85, $126, $15
    lnop
    selb $111, $93, $52, $65
    lqa $92, 0x18060
    selb $84, $78, $125, $110
    lqa $93, 0x18070
    selb $110, $114, $52, $65
    lnop
    selb $114, $78, $83, $84
    lnop
    selb $109, $16, $120, $65
    lnop
    selb $120, $15, $114, $126
    lnop
    xor $126, $92, $61
    lnop
    xor $92, $93, $60
    lnop
    xor $93, $114, $20
    rotqbyi $15, $43, 0
    or $89, $126, $92
    rotqbyi $20, $43, 0
    andc $87, $25, $22
    rotqbyi $126, $43, 0
    and $92, $89, $23
    shufb $16, $91, $43, $42
    selb $91, $25, $87, $113
    lqa $52, 0x18040
    selb $113, $89, $92, $18
    lqa $125, 0x18050
    selb $114, $78, $93, $62
    lqd $51, 448($9)
    selb $88, $22, $91, $113
    rotqbyi $78, $16, 8
    selb $113, $117, $93, $62
    rotqbyi $16, $43, 0
    selb $117, $22, $87, $88
    rotqbyi $21, $43, 0
    selb $112, $19, $120, $62
    rotqbyi $119, $43, 0
    selb $120, $18, $117, $92
    rotqbyi $19, $43, 0
    xor $92, $52, $58
    shufb $18, $78, $51, $10
    xor $78, $125, $57
    rotqbyi $36, $9, 0
    xor $52, $117, $23
    lqd $125, 4096($12)
    or $93, $92, $78
    lqd $23, 4112($12)
    andc $91, $82, $27
    shufb $92, $31, $73, $42
    and $31, $93, $28
    stqd $18, 448($36)
    selb $18, $82, $91, $17
    lqd $78, 784($9)
    selb $17, $93, $31, $26
    lqa $101, 0x18020
    selb $117, $22, $52, $59
    rotqbyi $51, $92, 8
    selb $92, $27, $18, $17
    lqa $22, 0x18030
    selb $116, $24, $52, $59
    lqa $17, 0x18010
    selb $52, $27, $91, $92
    lqd $24, 3840($12)
    selb $115, $25, $120, $59
    shufb $18, $51, $78, $10
    selb $78, $26, $52, $31
    lqd $120, 3856($12)
    xor $26, $101, $55
    shufb $51, $125, $23, $94
    xor $125, $22, $54
    shufb $101, $97, $72, $42
    xor $22, $52, $28
    stqd $18, 784($36)
    or $97, $26, $125
    lqd $18, 1120($9)
    andc $95, $33, $29
    lqa $125, 0x18000
    and $26, $97, $30
    rotqbyi $28, $101, 8
    selb $101, $33, $95, $123
    shufb $52, $24, $120, $94
    selb $123, $97, $26, $8
    rotqbyi $24, $43, 0
    selb $120, $27, $22, $56
    rotqbyi $74, $15, 0
    selb $96, $29, $101, $123
    shufb $15, $28, $18, $10
    xor $123, $17, $51
    lqd $7, 7632($6)
    xor $18, $125, $52
    lqd $17, 6144($12)
    selb $118, $82, $78, $56
    shufb $125, $122, $71, $42
    selb $122, $29, $95, $96
    stqd $15, 1120($36)
    or $101, $18, $123
    lqd $15, 1456($9)
    selb $78, $8, $122, $26
    lqd $18, 6160($12)
    xor $12, $122, $30
    rotqbyi $26, $125, 8
    and $125, $101, $11
    hbrr osa_edge_branch, osa_edge_loop
    a $9, $5, $44
    lqd $8, 7968($6)
    andc $99, $35, $34
    rotqbyi $82, $126, 0
    selb $126, $101, $125, $14
    shufb $30, $26, $15, $10
    selb $15, $35, $99, $121
    cdd $10, 0($4)
    selb $123, $29, $12, $53
    lqd $5, 7296($6)
    selb $100, $34, $15, $126
    shufb $50, $17, $18, $94
    selb $122, $32, $12, $53
    lqd $6, 112($9)
    selb $12, $34, $99, $100
    rotqbyi $102, $24, 0
    selb $121, $33, $78, $53
    rotqbyi $98, $19, 0
    xor $19, $12, $11
    rotqbyi $94, $119, 0
    selb $119, $124, $22, $56
    rotqbyi $90, $21, 0
    selb $126, $34, $19, $50
    rotqbyi $86, $16, 0
    selb $16, $14, $12, $125
    stqd $30, 1456($36)
    ai $49, $49, -1
    rotqbyi $78, $20, 0
    selb $124, $35, $16, $50
    rotqby $11, $6, $4
    selb $125, $13, $19, $50
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
    ai $5, $127, 1
    andi $8, $5, 7
    rotmi $2, $5, -3
    shli $3, $8, 5
    shli $4, $127, 3
    ai $127, $127, 1
    andi $5, $4, -16
    a $6, $5, $55
    lqd $7, 7968($6)
    lqd $8, 7296($6)
    lqd $11, 7632($6)
    a $9, $5, $51
    lqd $5, 112($9)
    rotqby $10, $11, $4
    cdd $11, 0($4)
# 753 cycles an iteration, 751 at least: 751 instructions for the even pipe, 353 for the odd one; 0 cycles of nops alone
.align 3
osa_steady_loop:
    nop
    rotqby $125, $5, $4
    ai $5, $127, 1
    lnop
    a $116, $3, $2
    lnop
    nop
    rotqby $122, $8, $4
    andi $8, $5, 7
    shufb $113, $116, $116, $54
    rotmi $2, $5, -3
    rotqbii $110, $10, 1
    shli $3, $8, 5
    rotqby $119, $7, $4
    andi $7, $116, -16
    rotqbii $8, $122, 1
    shli $4, $127, 3
    shlqbii $116, $73, 1
    ai $127, $127, 1
    shlqbii $73, $74, 1
    a $74, $7, $55
    shlqbii $107, $72, 1
    andbi $72, $113, 15
    lqa $104, 0x180f0
    andi $5, $4, -16
    lqa $113, 0x180e0
    a $7, $72, $53
    rotqbii $102, $119, 1
    a $6, $5, $55
    lnop
    selb $72, $73, $8, $52
    rotqbii $98, $125, 1
    selb $73, $116, $110, $52
    shlqbii $72, $71, 1
    selb $116, $107, $102, $52
    lnop
    xor $107, $113, $70
    lnop
    xor $113, $104, $69
    lnop
    selb $104, $72, $98, $52
    lqa $69, 0x180c0
    or $71, $107, $113
    lqa $98, 0x180d0
    andc $72, $103, $105
    lnop
    and $113, $71, $76
    lnop
    selb $107, $103, $72, $77
    lnop
    selb $77, $71, $113, $75
    lnop
    xor $70, $69, $68
    lnop
    xor $69, $98, $67
    lnop
    selb $103, $105, $107, $77
    lnop
    or $107, $70, $69
    lnop
    andc $77, $106, $108
    lnop
    and $70, $107, $80
    lnop
    selb $69, $106, $77, $81
    lnop
    selb $106, $107, $70, $79
    lnop
    selb $81, $105, $72, $103
    lqa $98, 0x180a0
    selb $105, $108, $69, $106
    lqa $102, 0x180b0
    selb $106, $75, $81, $113
    lnop
    selb $113, $108, $77, $105
    lnop
    xor $108, $81, $76
    lnop
    selb $81, $79, $113, $70
    lnop
    xor $79, $98, $66
    lnop
    xor $98, $102, $65
    lnop
    xor $102, $113, $80
    lqa $70, 0x18080
    or $113, $79, $98
    lqa $80, 0x18090
    andc $98, $109, $111
    lnop
    and $79, $113, $84
    lnop
    selb $76, $109, $98, $85
    lnop
    selb $109, $113, $79, $83
    lnop
    xor $85, $70, $64
    lnop
    xor $70, $80, $63
    lnop
    selb $80, $111, $76, $109
    lnop
    or $76, $85, $70
    lnop
    andc $109, $112, $114
    lnop
    and $85, $76, $88
    lnop
    selb $70, $112, $109, $89
    lnop
    selb $112, $76, $85, $87
    lnop
    selb $89, $111, $98, $80
    lqa $75, 0x18060
    selb $111, $114, $70, $112
    lqa $69, 0x18070
    selb $112, $83, $89, $79
    lnop
    selb $83, $114, $109, $111
    lnop
    xor $114, $89, $84
    lnop
    selb $89, $87, $83, $85
    lnop
    xor $87, $75, $62
    lnop
    xor $75, $69, $61
    lnop
    xor $69, $83, $88
    lqa $85, 0x18040
    or $88, $87, $75
    lqa $83, 0x18050
    andc $87, $115, $117
    lnop
    and $75, $88, $92
    lnop
    selb $84, $115, $87, $93
    lnop
    selb $115, $88, $75, $91
    lnop
    xor $93, $85, $60
    lnop
    xor $85, $83, $59
    lnop
    selb $83, $117, $84, $115
    lnop
    or $84, $93, $85
    lnop
    andc $115, $118, $120
    lnop
    and $93, $84, $96
    lnop
    selb $85, $118, $115, $97
    lnop
    selb $118, $84, $93, $95
    lnop
    selb $97, $117, $87, $83
    lqa $79, 0x18020
    selb $117, $120, $85, $118
    lqa $70, 0x18030
    selb $85, $91, $97, $75
    lqd $118, 528($74)
    selb $75, $120, $115, $117
    lqd $91, 256($74)
    xor $110, $97, $92
    lqd $120, 272($74)
    selb $92, $95, $75, $93
    lqd $97, 512($74)
    xor $95, $79, $58
    lnop
    xor $79, $70, $57
    lnop
    xor $70, $75, $96
    lqa $93, 0x18000
    or $75, $95, $79
    lqa $8, 0x18010
    andc $79, $121, $123
    shufb $96, $91, $120, $7
    and $120, $75, $100
    shufb $95, $97, $118, $7
    selb $118, $121, $79, $101
    lnop
    selb $121, $75, $120, $99
    lnop
    xor $101, $93, $96
    lnop
    xor $93, $8, $95
    lnop
    selb $8, $123, $118, $121
    lqa $97, 0x180e0
    or $118, $101, $93
    rotqbyi $91, $122, 1
    andc $121, $124, $126
    lqa $101, 0x180f0
    and $93, $118, $116
    shlqbii $94, $50, 1
    selb $90, $124, $121, $73
    rotqbyi $86, $10, 1
    selb $124, $118, $93, $104
    rotqbii $73, $91, 1
    selb $91, $123, $79, $8
    rotqbyi $82, $119, 1
    selb $123, $126, $90, $124
    shlqbii $78, $71, 1
    selb $124, $99, $91, $120
    rotqbii $90, $86, 1
    selb $120, $126, $121, $123
    shlqbii $99, $103, 1
    xor $86, $91, $100
    rotqbyi $126, $125, 1
    selb $91, $104, $120, $93
    rotqbii $100, $82, 1
    xor $104, $120, $116
    lnop
    selb $120, $94, $73, $52
    shlqbii $116, $72, 1
    selb $120, $78, $90, $52
    rotqbii $94, $126, 1
    selb $90, $99, $100, $52
    lnop
    xor $99, $97, $68
    lnop
    xor $97, $101, $67
    lnop
    selb $101, $116, $94, $52
    lqa $67, 0x180c0
    or $100, $99, $97
    lqa $116, 0x180d0
    andc $126, $106, $108
    lnop
    and $97, $100, $105
    lnop
    selb $94, $106, $126, $107
    lnop
    selb $107, $100, $97, $77
    lnop
    xor $106, $67, $66
    lnop
    xor $67, $116, $65
    lnop
    selb $99, $108, $94, $107
    lnop
    or $107, $106, $67
    lnop
    andc $67, $81, $102
    lnop
    and $106, $107, $80
    lnop
    selb $94, $81, $67, $113
    lnop
    selb $113, $107, $106, $98
    lnop
    selb $81, $108, $126, $99
    lqa $116, 0x180a0
    selb $68, $102, $94, $113
    lqa $108, 0x180b0
    selb $113, $77, $81, $97
    lnop
    selb $97, $102, $67, $68
    lnop
    xor $102, $81, $105
    lnop
    selb $81, $98, $97, $106
    lnop
    xor $106, $116, $64
    lnop
    xor $116, $108, $63
    lnop
    xor $108, $97, $80
    lqa $98, 0x18080
    or $97, $106, $116
    lqa $80, 0x18090
    andc $116, $112, $114
    lnop
    and $106, $97, $111
    lnop
    selb $105, $112, $116, $76
    lnop
    selb $112, $97, $106, $109
    lnop
    xor $76, $98, $62
    lnop
    xor $98, $80, $61
    lnop
    selb $80, $114, $105, $112
    lnop
    or $112, $76, $98
    lnop
    andc $105, $89, $69
    lnop
    and $98, $112, $83
    lnop
    selb $76, $89, $105, $88
    lnop
    selb $89, $112, $98, $87
    lnop
    selb $88, $114, $116, $80
    lqa $94, 0x18060
    selb $77, $69, $76, $89
    lqa $114, 0x18070
    selb $89, $109, $88, $106
    lnop
    selb $109, $69, $105, $77
    lnop
    xor $106, $88, $111
    lnop
    selb $88, $87, $109, $98
    lnop
    xor $98, $94, $60
    lnop
    xor $94, $114, $59
    lnop
    xor $114, $109, $83
    lqa $87, 0x18040
    or $83, $98, $94
    lqa $109, 0x18050
    andc $98, $85, $110
    lnop
    and $94, $83, $117
    lnop
    selb $111, $85, $98, $84
    lnop
    selb $85, $83, $94, $115
    lnop
    xor $84, $87, $58
    lnop
    xor $87, $109, $57
    lnop
    selb $76, $110, $111, $85
    lnop
    or $85, $84, $87
    lnop
    andc $111, $92, $70
    lnop
    and $87, $85, $8
    lnop
    selb $84, $92, $111, $75
    lnop
    selb $92, $85, $87, $79
    lnop
    selb $75, $110, $98, $76
    lqa $69, 0x18020
    selb $109, $70, $84, $92
    lqa $110, 0x18030
    selb $84, $115, $75, $94
    lqd $92, 1040($74)
    selb $94, $70, $111, $109
    lqd $115, 768($74)
    xor $73, $75, $117
    lqd $78, 784($74)
    selb $75, $79, $94, $87
    lqd $117, 1024($74)
    xor $87, $69, $96
    lnop
    xor $69, $110, $95
    lnop
    xor $110, $94, $8
    lqa $79, 0x18000
    or $94, $87, $69
    lqa $8, 0x18010
    andc $87, $124, $86
    shufb $70, $115, $78, $7
    and $78, $94, $123
    shufb $69, $117, $92, $7
    selb $117, $124, $87, $118
    lnop
    selb $124, $94, $78, $121
    lnop
    xor $118, $79, $70
    lnop
    xor $79, $8, $69
    lnop
    selb $8, $86, $117, $124
    lqa $92, 0x180e0
    or $93, $118, $79
    rotqbyi $124, $122, 2
    andc $117, $91, $104
    lqa $118, 0x180f0
    and $79, $93, $90
    shlqbii $82, $50, 1
    selb $19, $91, $117, $120
    rotqbyi $12, $10, 2
    selb $120, $93, $79, $101
    rotqbii $91, $124, 1
    selb $124, $86, $87, $8
    rotqbyi $13, $119, 2
    selb $115, $104, $19, $120
    shlqbii $86, $100, 1
    selb $120, $121, $124, $78
    rotqbii $19, $12, 1
    selb $121, $104, $117, $115
    shlqbii $78, $99, 1
    xor $104, $124, $123
    rotqbyi $12, $125, 2
    selb $14, $101, $121, $79
    rotqbii $124, $13, 1
    xor $79, $121, $90
    lnop
    selb $121, $82, $91, $52
    shlqbii $90, $126, 1
    selb $91, $86, $19, $52
    rotqbii $121, $12, 1
    selb $86, $78, $124, $52
    lnop
    xor $124, $92, $66
    lnop
    xor $92, $118, $65
    lnop
    selb $118, $90, $121, $52
    lqa $65, 0x180c0
    or $123, $124, $92
    lqa $90, 0x180d0
    andc $121, $113, $102
    lnop
    and $92, $123, $68
    lnop
    selb $66, $113, $121, $107
    lnop
    selb $113, $123, $92, $67
    lnop
    xor $107, $65, $64
    lnop
    xor $65, $90, $63
    lnop
    selb $124, $102, $66, $113
    lnop
    or $113, $107, $65
    lnop
    andc $65, $81, $108
    lnop
    and $107, $113, $80
    lnop
    selb $90, $81, $65, $97
    lnop
    selb $97, $113, $107, $116
    lnop
    selb $81, $102, $121, $124
    lqa $78, 0x180a0
    selb $66, $108, $90, $97
    lqa $102, 0x180b0
    selb $97, $67, $81, $92
    lnop
    selb $92, $108, $65, $66
    lnop
    xor $108, $81, $68
    lnop
    selb $81, $116, $92, $107
    lnop
    xor $116, $78, $62
    lnop
    xor $78, $102, $61
    lnop
    xor $102, $92, $80
    lqa $107, 0x18080
    or $80, $116, $78
    lqa $92, 0x18090
    andc $116, $89, $106
    lnop
    and $78, $80, $77
    lnop
    selb $68, $89, $116, $112
    lnop
    selb $112, $80, $78, $105
    lnop
    xor $89, $107, $60
    lnop
    xor $107, $92, $59
    lnop
    selb $90, $106, $68, $112
    lnop
    or $112, $89, $107
    lnop
    andc $101, $88, $114
    lnop
    and $107, $112, $76
    lnop
    selb $89, $88, $101, $83
    lnop
    selb $88, $112, $107, $98
    lnop
    selb $83, $106, $116, $90
    lqa $68, 0x18060
    selb $92, $114, $89, $88
    lqa $106, 0x18070
    selb $89, $105, $83, $78
    lnop
    selb $105, $114, $101, $92
    lnop
    xor $114, $83, $77
    lnop
    selb $83, $98, $105, $107
    lnop
    xor $107, $68, $58
    lnop
    xor $68, $106, $57
    lnop
    xor $106, $105, $76
    lqa $98, 0x18040
    or $76, $107, $68
    lqa $105, 0x18050
    andc $107, $84, $73
    lnop
    and $68, $76, $109
    lnop
    selb $77, $84, $107, $85
    lnop
    selb $85, $76, $68, $111
    lnop
    xor $84, $98, $96
    lnop
    xor $98, $105, $95
    lnop
    selb $78, $73, $77, $85
    lnop
    or $85, $84, $98
    lnop
    andc $77, $75, $110
    lnop
    and $98, $85, $8
    lnop
    selb $84, $75, $77, $94
    lnop
    selb $94, $85, $98, $87
    lnop
    selb $75, $73, $107, $78
    lqa $88, 0x18020
    selb $105, $110, $84, $94
    lqa $73, 0x18030
    selb $84, $111, $75, $68
    lqd $94, 1552($74)
    selb $68, $110, $77, $105
    lqd $111, 1280($74)
    xor $12, $75, $109
    lqd $110, 1296($74)
    selb $75, $87, $68, $98
    lqd $109, 1536($74)
    xor $98, $88, $70
    lnop
    xor $88, $73, $69
    lnop
    xor $73, $68, $8
    lqa $87, 0x18000
    or $8, $98, $88
    lqa $19, 0x18010
    andc $98, $120, $104
    shufb $68, $111, $110, $7
    and $110, $8, $115
    shufb $67, $109, $94, $7
    selb $109, $120, $98, $93
    lnop
    selb $120, $8, $110, $117
    lnop
    xor $93, $87, $68
    lnop
    xor $87, $19, $67
    lnop
    selb $19, $104, $109, $120
    lqa $94, 0x180e0
    or $88, $93, $87
    rotqbyi $120, $122, 3
    andc $109, $14, $79
    lqa $93, 0x180f0
    and $87, $88, $86
    shlqbii $82, $50, 1
    selb $13, $14, $109, $91
    rotqbyi $15, $10, 3
    selb $91, $88, $87, $118
    rotqbii $14, $120, 1
    selb $120, $104, $98, $19
    rotqbyi $16, $119, 3
    selb $111, $79, $13, $91
    shlqbii $104, $123, 1
    selb $13, $117, $120, $110
    rotqbii $91, $15, 1
    selb $117, $79, $109, $111
    shlqbii $110, $124, 1
    xor $79, $120, $115
    rotqbyi $15, $125, 3
    selb $17, $118, $117, $87
    rotqbii $120, $16, 1
    xor $87, $117, $86
    lnop
    selb $117, $82, $14, $52
    shlqbii $86, $121, 1
    selb $82, $104, $91, $52
    rotqbii $117, $15, 1
    selb $104, $110, $120, $52
    lnop
    xor $120, $94, $64
    lnop
    xor $94, $93, $63
    lnop
    selb $93, $86, $117, $52
    lqa $63, 0x180c0
    or $115, $120, $94
    lqa $86, 0x180d0
    andc $117, $97, $108
    lnop
    and $94, $115, $66
    lnop
    selb $64, $97, $117, $113
    lnop
    selb $113, $115, $94, $65
    lnop
    xor $97, $63, $62
    lnop
    xor $63, $86, $61
    lnop
    selb $120, $108, $64, $113
    lnop
    or $113, $97, $63
    lnop
    andc $63, $81, $102
    lnop
    and $97, $113, $90
    lnop
    selb $86, $81, $63, $80
    lnop
    selb $81, $113, $97, $116
    lnop
    selb $80, $108, $117, $120
    lqa $110, 0x180a0
    selb $64, $102, $86, $81
    lqa $108, 0x180b0
    selb $86, $65, $80, $94
    lnop
    selb $94, $102, $63, $64
    lnop
    xor $102, $80, $66
    lnop
    selb $80, $116, $94, $97
    lnop
    xor $116, $110, $60
    lnop
    xor $110, $108, $59
    lnop
    xor $108, $94, $90
    lqa $97, 0x18080
    or $94, $116, $110
    lqa $90, 0x18090
    andc $116, $89, $114
    lnop
    and $110, $94, $92
    lnop
    selb $66, $89, $116, $112
    lnop
    selb $112, $94, $110, $101
    lnop
    xor $89, $97, $58
    lnop
    xor $97, $90, $57
    lnop
    selb $90, $114, $66, $112
    lnop
    or $112, $89, $97
    lnop
    andc $91, $83, $106
    lnop
    and $97, $112, $78
    lnop
    selb $89, $83, $91, $76
    lnop
    selb $83, $112, $97, $107
    lnop
    selb $76, $114, $116, $90
    lqa $66, 0x18060
    selb $118, $106, $89, $83
    lqa $114, 0x18070
    selb $89, $101, $76, $110
    lnop
    selb $110, $106, $91, $118
    lnop
    xor $106, $76, $92
    lnop
    selb $76, $107, $110, $97
    lnop
    xor $107, $66, $96
    lnop
    xor $66, $114, $95
    lnop
    xor $114, $110, $78
    lqa $97, 0x18040
    or $110, $107, $66
    lqa $78, 0x18050
    andc $107, $84, $12
    lnop
    and $66, $110, $105
    lnop
    selb $92, $84, $107, $85
    lnop
    selb $85, $110, $66, $77
    lnop
    xor $84, $97, $70
    lnop
    xor $97, $78, $69
    lnop
    selb $78, $12, $92, $85
    lnop
    or $85, $84, $97
    lnop
    andc $92, $75, $73
    lnop
    and $97, $85, $19
    lnop
    selb $84, $75, $92, $8
    lnop
    selb $75, $85, $97, $98
    lnop
    selb $8, $12, $107, $78
    lqa $83, 0x18020
    selb $101, $73, $84, $75
    lqa $12, 0x18030
    selb $75, $77, $8, $66
    lqd $84, 2064($74)
    selb $66, $73, $92, $101
    lqd $77, 1792($74)
    xor $81, $8, $105
    lqd $73, 1808($74)
    selb $8, $98, $66, $97
    lqd $105, 2048($74)
    xor $98, $83, $68
    lnop
    xor $83, $12, $67
    lnop
    xor $12, $66, $19
    lqa $97, 0x18000
    or $19, $98, $83
    lqa $15, 0x18010
    andc $98, $13, $79
    shufb $66, $77, $73, $7
    and $73, $19, $111
    shufb $65, $105, $84, $7
    selb $105, $13, $98, $88
    lnop
    selb $88, $19, $73, $109
    lnop
    xor $13, $97, $66
    lnop
    xor $97, $15, $65
    lnop
    selb $15, $79, $105, $88
    lqa $84, 0x180e0
    or $83, $13, $97
    rotqbyi $88, $122, 4
    andc $105, $17, $87
    lqa $97, 0x180f0
    and $13, $83, $104
    shlqbii $14, $50, 1
    selb $16, $17, $105, $82
    rotqbyi $18, $10, 4
    selb $82, $83, $13, $93
    rotqbii $17, $88, 1
    selb $88, $79, $98, $15
    rotqbyi $20, $119, 4
    selb $77, $87, $16, $82
    shlqbii $79, $115, 1
    selb $82, $109, $88, $73
    rotqbii $16, $18, 1
    selb $109, $87, $105, $77
    shlqbii $73, $120, 1
    xor $87, $88, $111
    rotqbyi $18, $125, 4
    selb $21, $93, $109, $13
    rotqbii $111, $20, 1
    xor $13, $109, $104
    lnop
    selb $109, $14, $17, $52
    shlqbii $104, $117, 1
    selb $14, $79, $16, $52
    rotqbii $109, $18, 1
    selb $79, $73, $111, $52
    lnop
    xor $73, $84, $62
    lnop
    xor $84, $97, $61
    lnop
    selb $16, $104, $109, $52
    lqa $97, 0x180c0
    or $111, $73, $84
    lqa $104, 0x180d0
    andc $109, $86, $102
    lnop
    and $84, $111, $64
    lnop
    selb $73, $86, $109, $113
    lnop
    selb $113, $111, $84, $63
    lnop
    xor $86, $97, $60
    lnop
    xor $61, $104, $59
    lnop
    selb $97, $102, $73, $113
    lnop
    or $113, $86, $61
    lnop
    andc $61, $80, $108
    lnop
    and $86, $113, $90
    lnop
    selb $73, $80, $61, $94
    lnop
    selb $94, $113, $86, $116
    lnop
    selb $80, $102, $109, $97
    lqa $104, 0x180a0
    selb $62, $108, $73, $94
    lqa $102, 0x180b0
    selb $94, $63, $80, $84
    lnop
    selb $84, $108, $61, $62
    lnop
    xor $108, $80, $64
    lnop
    selb $80, $116, $84, $86
    lnop
    xor $116, $104, $58
    lnop
    xor $104, $102, $57
    lnop
    xor $102, $84, $90
    lqa $86, 0x18080
    or $90, $116, $104
    lqa $84, 0x18090
    andc $116, $89, $106
    lnop
    and $104, $90, $118
    lnop
    selb $64, $89, $116, $112
    lnop
    selb $112, $90, $104, $91
    lnop
    xor $89, $86, $96
    lnop
    xor $86, $84, $95
    lnop
    selb $73, $106, $64, $112
    lnop
    or $112, $89, $86
    lnop
    andc $93, $76, $114
    lnop
    and $89, $112, $78
    lnop
    selb $86, $76, $93, $110
    lnop
    selb $110, $112, $89, $107
    lnop
    selb $76, $106, $116, $73
    lqa $64, 0x18060
    selb $88, $114, $86, $110
    lqa $106, 0x18070
    selb $110, $91, $76, $104
    lnop
    selb $104, $114, $93, $88
    lnop
    xor $114, $76, $118
    lnop
    selb $76, $107, $104, $89
    lnop
    xor $107, $64, $70
    lnop
    xor $64, $106, $69
    lnop
    xor $106, $104, $78
    lqa $89, 0x18040
    or $104, $107, $64
    lqa $78, 0x18050
    andc $107, $75, $81
    lnop
    and $64, $104, $101
    lnop
    selb $118, $75, $107, $85
    lnop
    selb $85, $104, $64, $92
    lnop
    xor $75, $89, $68
    lnop
    xor $89, $78, $67
    lnop
    selb $78, $81, $118, $85
    lnop
    or $85, $75, $89
    lnop
    andc $118, $8, $12
    lnop
    and $89, $85, $15
    lnop
    selb $75, $8, $118, $19
    lnop
    selb $8, $85, $89, $98
    lnop
    selb $19, $81, $107, $78
    lqa $86, 0x18020
    selb $91, $12, $75, $8
    lqa $81, 0x18030
    selb $8, $92, $19, $64
    lqd $75, 2576($74)
    selb $64, $12, $118, $91
    lqd $92, 2304($74)
    xor $18, $19, $101
    lqd $12, 2320($74)
    selb $19, $98, $64, $89
    lqd $101, 2560($74)
    xor $98, $86, $66
    lnop
    xor $86, $81, $65
    lnop
    xor $81, $64, $15
    lqa $89, 0x18000
    or $15, $98, $86
    lqa $84, 0x18010
    andc $98, $82, $87
    shufb $64, $92, $12, $7
    and $12, $15, $77
    shufb $63, $101, $75, $7
    selb $101, $82, $98, $83
    lnop
    selb $83, $15, $12, $105
    lnop
    xor $82, $89, $64
    lnop
    xor $89, $84, $63
    lnop
    selb $75, $87, $101, $83
    lqa $84, 0x180e0
    or $83, $82, $89
    rotqbyi $92, $122, 5
    andc $101, $21, $13
    lqa $89, 0x180f0
    and $82, $83, $79
    shlqbii $86, $50, 1
    selb $17, $21, $101, $14
    rotqbyi $20, $10, 5
    selb $14, $83, $82, $16
    rotqbii $21, $92, 1
    selb $22, $87, $98, $75
    rotqbyi $23, $119, 5
    selb $92, $13, $17, $14
    shlqbii $87, $111, 1
    selb $14, $105, $22, $12
    rotqbii $17, $20, 1
    selb $105, $13, $101, $92
    shlqbii $12, $97, 1
    xor $13, $22, $77
    rotqbyi $20, $125, 5
    selb $22, $16, $105, $82
    rotqbii $77, $23, 1
    xor $82, $105, $79
    lnop
    selb $105, $86, $21, $52
    shlqbii $79, $109, 1
    selb $86, $87, $17, $52
    rotqbii $105, $20, 1
    selb $17, $12, $77, $52
    lnop
    xor $77, $84, $60
    lnop
    xor $84, $89, $59
    lnop
    selb $89, $79, $105, $52
    lqa $59, 0x180c0
    or $105, $77, $84
    lqa $79, 0x180d0
    andc $87, $94, $108
    lnop
    and $77, $105, $62
    lnop
    selb $60, $94, $87, $113
    lnop
    selb $113, $105, $77, $61
    lnop
    xor $94, $59, $58
    lnop
    xor $59, $79, $57
    lnop
    selb $84, $108, $60, $113
    lnop
    or $113, $94, $59
    lnop
    andc $59, $80, $102
    lnop
    and $94, $113, $73
    lnop
    selb $79, $80, $59, $90
    lnop
    selb $90, $113, $94, $116
    lnop
    selb $80, $108, $87, $84
    lqa $12, 0x180a0
    selb $60, $102, $79, $90
    lqa $108, 0x180b0
    selb $90, $61, $80, $77
    lnop
    selb $77, $102, $59, $60
    lnop
    xor $102, $80, $62
    lnop
    selb $80, $116, $77, $94
    lnop
    xor $116, $12, $96
    lnop
    xor $12, $108, $95
    lnop
    xor $108, $77, $73
    lqa $94, 0x18080
    or $73, $116, $12
    lqa $77, 0x18090
    andc $116, $110, $114
    lnop
    and $12, $73, $88
    lnop
    selb $62, $110, $116, $112
    lnop
    selb $112, $73, $12, $93
    lnop
    xor $110, $94, $70
    lnop
    xor $94, $77, $69
    lnop
    selb $79, $114, $62, $112
    lnop
    or $20, $110, $94
    lnop
    andc $77, $76, $106
    lnop
    and $110, $20, $78
    lnop
    selb $94, $76, $77, $104
    lnop
    selb $104, $20, $110, $107
    lnop
    selb $76, $114, $116, $79
    lqa $112, 0x18060
    selb $114, $106, $94, $104
    lqa $62, 0x18070
    selb $104, $93, $76, $12
    lnop
    selb $93, $106, $77, $114
    lnop
    xor $94, $76, $88
    lnop
    selb $76, $107, $93, $110
    lnop
    xor $110, $112, $68
    lnop
    xor $112, $62, $67
    lnop
    xor $107, $93, $78
    lqa $62, 0x18040
    or $78, $110, $112
    lqa $93, 0x18050
    andc $110, $8, $18
    lnop
    and $112, $78, $91
    lnop
    selb $88, $8, $110, $85
    lnop
    selb $85, $78, $112, $118
    lnop
    xor $8, $62, $66
    lnop
    xor $62, $93, $65
    lnop
    selb $21, $18, $88, $85
    lnop
    or $85, $8, $62
    lnop
    andc $88, $19, $81
    lnop
    and $62, $85, $75
    lnop
    selb $8, $19, $88, $15
    lnop
    selb $15, $85, $62, $98
    lnop
    selb $19, $18, $110, $21
    lqa $106, 0x18020
    selb $93, $81, $8, $15
    lqa $18, 0x18030
    selb $15, $118, $19, $112
    lqd $8, 3088($74)
    selb $112, $81, $88, $93
    lqd $118, 2816($74)
    xor $16, $19, $91
    lqd $81, 2832($74)
    selb $19, $98, $112, $62
    lqd $91, 3072($74)
    xor $98, $106, $64
    lnop
    xor $106, $18, $63
    lnop
    xor $18, $112, $75
    lqa $12, 0x18000
    or $75, $98, $106
    lqa $112, 0x18010
    andc $23, $14, $13
    shufb $62, $118, $81, $7
    and $81, $75, $92
    shufb $61, $91, $8, $7
    selb $91, $14, $23, $83
    lnop
    selb $83, $75, $81, $101
    lnop
    xor $14, $12, $62
    lnop
    xor $12, $112, $61
    lnop
    selb $24, $13, $91, $83
    lqa $112, 0x180e0
    or $83, $14, $12
    rotqbyi $8, $122, 6
    andc $91, $22, $82
    lqa $12, 0x180f0
    and $14, $83, $17
    shlqbii $106, $50, 1
    selb $98, $22, $91, $86
    rotqbyi $25, $10, 6
    selb $86, $83, $14, $89
    rotqbii $22, $8, 1
    selb $8, $13, $23, $24
    rotqbyi $26, $119, 6
    selb $118, $82, $98, $86
    shlqbii $13, $105, 1
    selb $27, $101, $8, $81
    rotqbii $98, $25, 1
    selb $101, $82, $91, $118
    shlqbii $81, $84, 1
    xor $25, $8, $92
    rotqbyi $82, $125, 6
    selb $92, $89, $101, $14
    rotqbii $8, $26, 1
    xor $89, $101, $17
    lnop
    selb $101, $106, $22, $52
    shlqbii $17, $87, 1
    selb $22, $13, $98, $52
    rotqbii $106, $82, 1
    selb $26, $81, $8, $52
    lnop
    xor $81, $112, $58
    lnop
    xor $112, $12, $57
    lnop
    selb $28, $17, $106, $52
    lqa $12, 0x180c0
    or $57, $81, $112
    lqa $106, 0x180d0
    andc $101, $90, $102
    lnop
    and $81, $57, $60
    lnop
    selb $112, $90, $101, $113
    lnop
    selb $113, $57, $81, $59
    lnop
    xor $90, $12, $96
    lnop
    xor $12, $106, $95
    lnop
    selb $58, $102, $112, $113
    lnop
    or $29, $90, $12
    lnop
    andc $12, $80, $108
    lnop
    and $90, $29, $79
    lnop
    selb $113, $80, $12, $73
    lnop
    selb $80, $29, $90, $116
    lnop
    selb $73, $102, $101, $58
    lqa $106, 0x180a0
    selb $112, $108, $113, $80
    lqa $102, 0x180b0
    selb $80, $59, $73, $81
    lnop
    selb $81, $108, $12, $112
    lnop
    xor $30, $73, $60
    lnop
    selb $31, $116, $81, $90
    lnop
    xor $116, $106, $70
    lnop
    xor $106, $102, $69
    lnop
    xor $102, $81, $79
    lqa $90, 0x18080
    or $81, $116, $106
    lqa $79, 0x18090
    andc $98, $104, $94
    lnop
    and $116, $81, $114
    lnop
    selb $73, $104, $98, $20
    lnop
    selb $104, $81, $116, $77
    lnop
    xor $20, $90, $68
    lnop
    xor $90, $79, $67
    lnop
    selb $106, $94, $73, $104
    lnop
    or $104, $20, $90
    lnop
    andc $90, $76, $107
    lnop
    and $20, $104, $21
    lnop
    selb $73, $76, $90, $78
    lnop
    selb $78, $104, $20, $110
    lnop
    selb $76, $94, $98, $106
    lqa $79, 0x18060
    selb $108, $107, $73, $78
    lqa $94, 0x18070
    selb $78, $77, $76, $116
    lnop
    selb $116, $107, $90, $108
    lnop
    xor $107, $76, $114
    lnop
    selb $32, $110, $116, $20
    lnop
    xor $110, $79, $66
    lnop
    xor $79, $94, $65
    lnop
    xor $94, $116, $21
    lqa $20, 0x18040
    or $21, $110, $79
    lqa $116, 0x18050
    andc $86, $15, $16
    lnop
    and $110, $21, $93
    lnop
    selb $79, $15, $86, $85
    lnop
    selb $85, $21, $110, $88
    lnop
    xor $15, $20, $64
    lnop
    xor $20, $116, $63
    lnop
    selb $116, $16, $79, $85
    lnop
    or $33, $15, $20
    lnop
    andc $82, $19, $18
    lnop
    and $15, $33, $24
    lnop
    selb $20, $19, $82, $75
    rotqbyi $114, $50, 0
    selb $75, $33, $15, $23
    rotqbyi $8, $50, 0
    selb $19, $16, $86, $116
    lqa $85, 0x18020
    selb $113, $18, $20, $75
    lqa $16, 0x18030
    selb $20, $88, $19, $110
    lqd $75, 3600($74)
    selb $79, $18, $82, $113
    lqd $88, 3328($74)
    xor $34, $19, $93
    lqd $18, 3344($74)
    selb $35, $23, $79, $15
    lqd $93, 3584($74)
    xor $15, $85, $62
    rotqbyi $13, $50, 0
    xor $85, $16, $61
    rotqbyi $14, $50, 0
    xor $110, $79, $24
    lqa $23, 0x18000
    or $24, $15, $85
    lqa $79, 0x18010
    andc $15, $27, $25
    shufb $60, $88, $18, $7
    and $88, $24, $118
    shufb $59, $93, $75, $7
    selb $93, $27, $15, $83
    rotqbyi $16, $50, 0
    selb $83, $24, $88, $91
    rotqbyi $27, $50, 0
    xor $75, $23, $60
    rotqbyi $17, $50, 0
    xor $23, $79, $59
    rotqbyi $18, $50, 0
    selb $36, $25, $93, $83
    shufb $79, $50, $50, $49
    or $37, $75, $23
    shufb $93, $71, $71, $49
    andc $19, $92, $89
    lqa $75, 0x180e0
    and $71, $37, $26
    rotqbyi $23, $10, 7
    selb $10, $92, $19, $22
    lqa $83, 0x180f0
    selb $92, $37, $71, $28
    rotqbyi $22, $119, 7
    selb $119, $25, $15, $36
    shlqbii $85, $57, 1
    selb $25, $89, $10, $92
    rotqbii $76, $23, 1
    selb $10, $91, $119, $88
    shlqbii $92, $58, 1
    selb $91, $89, $19, $25
    rotqbyi $88, $125, 7
    xor $125, $119, $118
    rotqbii $89, $22, 1
    selb $118, $28, $91, $71
    shufb $119, $103, $103, $49
    xor $103, $91, $26
    shlqbii $71, $101, 1
    selb $26, $85, $76, $52
    rotqbii $91, $88, 1
    selb $28, $92, $89, $52
    shufb $88, $72, $72, $49
    xor $89, $75, $96
    shufb $92, $79, $50, $49
    xor $79, $83, $95
    shufb $96, $93, $100, $49
    selb $22, $71, $91, $52
    lqa $100, 0x180c0
    or $73, $89, $79
    lqa $91, 0x180d0
    andc $71, $80, $30
    shufb $89, $119, $99, $49
    and $23, $73, $112
    shufb $119, $88, $126, $49
    selb $88, $80, $71, $29
    shufb $126, $92, $50, $49
    selb $80, $73, $23, $12
    shufb $92, $96, $123, $49
    xor $96, $100, $70
    shufb $123, $89, $124, $49
    xor $100, $91, $69
    shufb $124, $119, $121, $49
    selb $72, $30, $88, $80
    shufb $121, $126, $50, $49
    or $77, $96, $100
    shufb $126, $92, $115, $49
    andc $75, $31, $102
    lqa $115, 0x180a0
    and $29, $77, $106
    lqa $100, 0x180b0
    selb $92, $31, $75, $81
    shufb $96, $123, $120, $49
    selb $120, $77, $29, $98
    shufb $123, $121, $50, $49
    selb $31, $30, $71, $72
    shufb $121, $124, $117, $49
    selb $76, $102, $92, $120
    shufb $124, $126, $111, $49
    xor $120, $115, $68
    shufb $126, $96, $97, $49
    xor $97, $100, $67
    shufb $115, $123, $50, $49
    selb $30, $102, $75, $76
    lqa $123, 0x18080
    or $81, $120, $97
    lqa $102, 0x18090
    andc $79, $78, $107
    shufb $120, $121, $109, $49
    and $38, $81, $108
    shufb $121, $115, $50, $49
    selb $109, $78, $79, $104
    shufb $115, $124, $105, $49
    selb $105, $81, $38, $90
    shufb $124, $126, $84, $49
    xor $84, $123, $66
    shufb $126, $120, $87, $49
    xor $123, $102, $65
    shufb $120, $121, $50, $49
    selb $80, $107, $109, $105
    lqd $121, 448($9)
    or $85, $84, $123
    lqa $109, 0x18060
    andc $83, $32, $94
    lqa $123, 0x18070
    and $39, $85, $116
    rotqbyi $105, $120, 8
    selb $102, $32, $83, $21
    shufb $120, $115, $57, $49
    selb $57, $85, $39, $86
    shufb $115, $124, $58, $49
    selb $21, $107, $79, $80
    lqd $124, 3840($74)
    selb $84, $94, $102, $57
    shufb $107, $105, $121, $11
    xor $121, $109, $64
    rotqbyi $105, $9, 0
    xor $109, $123, $63
    lqa $102, 0x18040
    selb $32, $94, $83, $84
    lqa $123, 0x18050
    or $89, $121, $109
    shufb $94, $120, $73, $49
    andc $87, $20, $34
    stqd $107, 448($105)
    and $121, $89, $113
    lqd $107, 784($9)
    selb $109, $20, $87, $33
    lqd $120, 3856($74)
    selb $20, $89, $121, $82
    rotqbyi $33, $94, 8
    xor $57, $102, $62
    lqd $94, 4096($74)
    xor $58, $123, $61
    lqd $102, 4112($74)
    selb $88, $34, $109, $20
    lqa $123, 0x18020
    or $93, $57, $58
    shufb $109, $33, $107, $11
    andc $91, $35, $110
    lqa $107, 0x18030
    and $33, $93, $36
    lqa $20, 0x18000
    selb $58, $35, $91, $24
    shufb $57, $115, $72, $49
    selb $115, $93, $33, $15
    stqd $109, 784($105)
    selb $24, $34, $87, $88
    lqd $109, 1120($9)
    selb $92, $110, $58, $115
    lqa $34, 0x18010
    xor $115, $123, $60
    rotqbyi $35, $57, 8
    xor $123, $107, $59
    shufb $58, $124, $120, $7
    andc $95, $10, $125
    shufb $57, $94, $102, $7
    or $97, $115, $123
    shufb $102, $126, $101, $49
    selb $126, $10, $95, $37
    shufb $123, $35, $109, $11
    xor $109, $20, $58
    lqd $7, 7968($6)
    xor $20, $34, $57
    rotqbyi $94, $27, 0
    and $27, $97, $25
    shufb $34, $102, $71, $49
    or $101, $109, $20
    stqd $123, 1120($105)
    andc $99, $118, $103
    lqd $123, 1456($9)
    and $20, $101, $28
    rotqbyi $78, $8, 0
    selb $9, $118, $99, $26
    rotqbyi $109, $34, 8
    selb $118, $101, $20, $22
    lqd $8, 7296($6)
    selb $26, $97, $27, $19
    rotqbyi $74, $114, 0
    selb $100, $103, $9, $118
    rotqbyi $114, $122, 7
    selb $96, $125, $126, $26
    shufb $122, $109, $123, $11
    selb $26, $103, $99, $100
    lqd $11, 7632($6)
    selb $6, $125, $95, $96
    shlqbii $103, $50, 1
    xor $126, $26, $28
    rotqbii $109, $114, 1
    selb $28, $110, $91, $92
    stqd $122, 1456($105)
    xor $123, $6, $25
    rotqbyi $125, $126, 0
    xor $120, $28, $36
    hbrr osa_steady_branch, osa_steady_loop
    xor $117, $24, $113
    rotqbyi $122, $123, 0
    xor $114, $32, $116
    rotqbyi $119, $120, 0
    xor $111, $21, $108
    rotqbyi $116, $117, 0
    xor $108, $30, $106
    rotqbyi $113, $114, 0
    xor $105, $31, $112
    rotqbyi $110, $111, 0
    selb $112, $103, $109, $52
    rotqbyi $107, $108, 0
    a $9, $5, $51
    rotqbyi $104, $105, 0
    selb $106, $98, $30, $29
    rotqbyi $102, $18, 0
    selb $109, $90, $21, $38
    rotqbyi $98, $17, 0
    selb $112, $86, $32, $39
    lqd $5, 112($9)
    selb $115, $82, $24, $121
    rotqbyi $90, $16, 0
    selb $118, $15, $28, $33
    rotqbyi $86, $14, 0
    selb $103, $12, $31, $23
    rotqbyi $82, $13, 0
    ai $56, $56, -1
    rotqby $10, $11, $4
    selb $124, $22, $26, $20
    cdd $11, 0($4)
    selb $121, $19, $6, $27
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
# 1027 cycles an iteration, 998 at least: 998 instructions for the even pipe, 783 for the odd one; 22 cycles of nops alone
.align 3
osa_edge_tap_loop:
    nop
    lnop
    nop
    lnop
    nop
    lnop
    nop
    lnop
    nop
    lnop
    nop
    lnop
    nop
    lnop
    nop
    lnop
    nop
    lnop
    nop
    lnop
    nop
    lnop
    nop
    lnop
    nop
    lnop
    nop
    lnop
    nop
    lnop
    nop
    lnop
    nop
    lnop
    nop
    lnop
    shli $102, $127, 3
    lnop
    ai $98, $127, 1
    lnop
    nop
    lnop
    andi $94, $98, 7
    lnop
    andi $90, $102, -16
    lnop
    rotmi $86, $98, -3
    lnop
    a $82, $90, $47
    lnop
    shli $98, $94, 5
    lnop
    nop
    lqd $94, 7296($82)
    nop
    lnop
    nop
    lnop
    a $78, $98, $86
    lnop
    nop
    lnop
    nop
    shufb $86, $78, $78, $46
    nop
    rotqby $98, $94, $102
    nop
    shlqbii $4, $74, 1
    nop
    lqd $3, 7632($82)
    nop
    lqd $5, 7968($82)
    nop
    lqa $82, 0x180e0
    a $6, $90, $43
    lqa $2, 0x180f0
    andi $90, $78, -16
    rotqbii $7, $98, 1
    andbi $78, $86, 15
    lqd $8, 112($6)
    a $74, $90, $47
    rotqby $94, $3, $102
    a $90, $78, $45
    lnop
    xor $3, $82, $70
    shlqbii $78, $73, 1
    xor $82, $2, $69
    rotqby $73, $5, $102
    selb $69, $4, $7, $44
    rotqbii $2, $94, 1
    or $69, $3, $82
    rotqby $86, $8, $102
    andc $3, $103, $105
    shlqbii $82, $72, 1
    and $8, $69, $76
    rotqbii $72, $73, 1
    selb $7, $103, $3, $77
    shlqbii $4, $71, 1
    selb $71, $69, $8, $75
    rotqbii $77, $86, 1
    selb $5, $78, $2, $44
    lqa $70, 0x180c0
    selb $9, $105, $7, $71
    lqa $78, 0x180d0
    selb $7, $82, $72, $44
    lnop
    selb $82, $105, $3, $9
    lnop
    selb $10, $4, $77, $44
    lnop
    selb $4, $75, $82, $8
    lnop
    xor $75, $70, $67
    lnop
    xor $70, $78, $66
    lnop
    xor $8, $82, $76
    lqd $78, 256($74)
    or $11, $75, $70
    lqd $82, 272($74)
    andc $70, $106, $108
    lnop
    and $12, $11, $80
    lnop
    selb $75, $106, $70, $81
    lqa $76, 0x180a0
    selb $81, $11, $12, $79
    lqa $77, 0x180b0
    selb $13, $105, $8, $68
    lnop
    selb $14, $108, $75, $81
    shufb $105, $78, $82, $90
    selb $15, $104, $8, $68
    lqd $81, 512($74)
    selb $8, $108, $70, $14
    lqa $82, 0x18080
    xor $78, $76, $64
    lqa $75, 0x18090
    xor $76, $77, $63
    lqa $72, 0x18060
    andc $104, $109, $111
    lqa $77, 0x18070
    or $16, $78, $76
    stqa $42, 0x1a700
    selb $17, $109, $104, $85
    stqa $42, 0x1a710
    and $18, $16, $84
    stqa $42, 0x1a720
    xor $85, $82, $61
    stqa $42, 0x1a730
    xor $82, $75, $60
    stqa $42, 0x1a740
    selb $19, $16, $18, $83
    stqa $42, 0x1a750
    or $20, $85, $82
    stqa $42, 0x1a760
    andi $75, $48, -16
    stqa $42, 0x1a770
    andc $85, $112, $114
    lqd $78, 528($74)
    a $82, $75, $43
    lqa $76, 0x18040
    selb $21, $112, $85, $89
    lqa $75, 0x18050
    and $22, $20, $88
    lqd $71, 1792($82)
    xor $89, $72, $58
    lqa $2, 0x18020
    xor $72, $77, $57
    lqa $23, 0x18000
    selb $24, $20, $22, $87
    lqa $77, 0x18010
    or $25, $89, $72
    lqa $26, 0x18030
    xor $72, $76, $55
    shufb $89, $81, $78, $90
    xor $78, $75, $54
    rotqby $81, $71, $48
    xor $75, $2, $52
    lnop
    xor $2, $23, $105
    lnop
    xor $23, $77, $89
    lnop
    xor $77, $26, $51
    rotqbyi $71, $81, 13
    or $81, $2, $23
    lqd $26, 448($6)
    or $76, $75, $77
    cbd $23, 0($102)
    or $27, $72, $78
    stqa $81, 0x1a780
    andc $75, $115, $117
    stqa $76, 0x1a790
    and $28, $25, $92
    stqa $27, 0x1a7a0
    selb $2, $115, $75, $93
    stqa $25, 0x1a7b0
    selb $29, $25, $28, $91
    stqa $20, 0x1a7c0
    andc $93, $118, $120
    stqa $16, 0x1a7d0
    and $30, $27, $96
    stqa $11, 0x1a7e0
    selb $78, $118, $93, $97
    stqa $69, 0x1a7f0
    selb $31, $27, $30, $95
    lqd $72, 1920($82)
    andc $97, $121, $123
    lnop
    andi $77, $71, 255
    lnop
    selb $32, $121, $97, $101
    lnop
    and $33, $76, $100
    shufb $71, $77, $26, $23
    andc $101, $124, $126
    rotqbyi $26, $6, 0
    and $34, $81, $7
    rotqby $35, $72, $48
    selb $72, $124, $101, $5
    lnop
    selb $5, $81, $34, $10
    lnop
    selb $36, $76, $33, $99
    stqd $71, 448($26)
    selb $77, $126, $72, $5
    rotqbyi $37, $35, 13
    selb $71, $123, $32, $36
    lqd $5, 784($6)
    selb $72, $120, $78, $31
    stqa $77, 0x1a800
    selb $78, $117, $2, $29
    stqa $71, 0x1a810
    selb $2, $114, $21, $24
    stqa $72, 0x1a820
    selb $21, $111, $17, $19
    stqa $78, 0x1a830
    selb $17, $103, $4, $68
    stqa $2, 0x1a840
    xor $103, $8, $80
    stqa $21, 0x1a850
    selb $80, $79, $8, $12
    stqa $14, 0x1a860
    selb $79, $108, $103, $65
    stqa $9, 0x1a870
    selb $108, $107, $103, $65
    lqd $8, 2048($82)
    selb $107, $106, $80, $65
    lnop
    selb $106, $111, $104, $21
    lnop
    andi $80, $37, 255
    lnop
    xor $37, $106, $84
    lnop
    selb $84, $83, $106, $18
    shufb $103, $80, $5, $23
    selb $106, $111, $37, $62
    rotqby $83, $8, $48
    selb $111, $110, $37, $62
    lnop
    selb $110, $114, $85, $2
    lnop
    selb $37, $109, $84, $62
    stqd $103, 784($26)
    xor $109, $110, $88
    rotqbyi $103, $83, 13
    selb $88, $87, $110, $22
    lqd $83, 1120($6)
    selb $110, $114, $109, $59
    stqa $101, 0x1a880
    selb $114, $113, $109, $59
    stqa $97, 0x1a890
    selb $113, $117, $75, $78
    stqa $93, 0x1a8a0
    selb $109, $112, $88, $59
    stqa $75, 0x1a8b0
    xor $112, $113, $92
    stqa $85, 0x1a8c0
    selb $92, $91, $113, $28
    stqa $104, 0x1a8d0
    selb $113, $117, $112, $56
    stqa $70, 0x1a8e0
    selb $117, $116, $112, $56
    stqa $3, 0x1a8f0
    selb $116, $120, $93, $72
    lqd $112, 2176($82)
    selb $91, $115, $92, $56
    lnop
    xor $115, $116, $96
    lnop
    andi $96, $103, 255
    lnop
    selb $92, $95, $116, $30
    lqd $103, 4352($74)
    selb $116, $120, $115, $53
    shufb $95, $96, $83, $23
    selb $96, $119, $115, $53
    rotqby $120, $112, $48
    selb $115, $123, $97, $71
    lqd $119, 4368($74)
    selb $112, $118, $92, $53
    lnop
    xor $118, $115, $100
    stqd $95, 1120($26)
    selb $100, $99, $115, $33
    rotqbyi $95, $120, 13
    selb $115, $123, $118, $50
    lqd $120, 1456($6)
    selb $6, $122, $118, $50
    lnop
    selb $33, $121, $100, $50
    shufb $122, $103, $119, $90
    selb $121, $126, $101, $77
    rotqbyi $119, $98, 1
    andi $103, $95, 255
    lqa $100, 0x180e0
    xor $95, $121, $7
    lqa $118, 0x180f0
    selb $7, $10, $121, $34
    shufb $123, $103, $120, $23
    selb $103, $126, $95, $122
    shlqbii $121, $42, 1
    selb $10, $125, $95, $122
    rotqbii $126, $119, 1
    selb $23, $124, $7, $122
    rotqbyi $125, $94, 1
    xor $124, $100, $67
    stqd $123, 1456($26)
    xor $100, $118, $66
    shlqbii $123, $69, 1
    selb $118, $121, $126, $44
    rotqbyi $69, $73, 1
    or $66, $124, $100
    rotqbii $126, $125, 1
    andc $67, $17, $13
    rotqbyi $125, $86, 1
    and $100, $66, $14
    shlqbii $124, $9, 1
    selb $121, $17, $67, $11
    rotqbii $9, $69, 1
    selb $11, $66, $100, $70
    shlqbii $69, $3, 1
    selb $3, $123, $126, $44
    rotqbii $118, $125, 1
    selb $26, $13, $121, $11
    lqa $126, 0x180c0
    selb $11, $124, $9, $44
    lqa $121, 0x180d0
    selb $124, $13, $67, $26
    lnop
    selb $9, $69, $118, $44
    lnop
    selb $7, $70, $124, $100
    lnop
    xor $100, $124, $14
    lnop
    xor $124, $126, $64
    lnop
    xor $126, $121, $63
    lnop
    selb $14, $13, $100, $65
    lnop
    or $13, $124, $126
    lnop
    andc $34, $107, $79
    lqa $126, 0x180a0
    and $92, $13, $21
    lqa $124, 0x180b0
    selb $70, $107, $34, $16
    lqd $121, 768($74)
    selb $118, $13, $92, $104
    lqd $16, 784($74)
    selb $83, $15, $100, $65
    lqd $123, 1024($74)
    selb $15, $79, $70, $118
    lqd $100, 1040($74)
    xor $118, $126, $61
    lqa $70, 0x18080
    xor $126, $124, $60
    lqa $69, 0x18090
    selb $30, $79, $34, $15
    lqa $119, 0x18060
    or $28, $118, $126
    lqa $95, 0x18070
    andc $124, $37, $106
    lqa $126, 0x18040
    and $88, $28, $2
    lqa $118, 0x18050
    selb $87, $37, $124, $20
    lqa $120, 0x18020
    selb $20, $28, $88, $85
    lqa $99, 0x18000
    xor $22, $70, $58
    stqa $42, 0x1a700
    xor $70, $69, $57
    stqa $42, 0x1a710
    andc $125, $109, $110
    stqa $42, 0x1a720
    or $84, $22, $70
    stqa $42, 0x1a730
    selb $22, $109, $125, $25
    stqa $42, 0x1a740
    and $25, $84, $78
    stqa $42, 0x1a750
    xor $69, $119, $55
    stqa $42, 0x1a760
    xor $119, $95, $54
    stqa $42, 0x1a770
    selb $8, $84, $25, $75
    lqd $95, 1792($82)
    or $80, $69, $119
    shufb $70, $121, $16, $90
    xor $119, $126, $52
    lqa $121, 0x18010
    xor $16, $118, $51
    shufb $69, $123, $100, $90
    xor $118, $120, $105
    lqa $123, 0x18030
    ai $120, $102, 1
    lnop
    xor $100, $99, $70
    rotqby $126, $95, $48
    andi $99, $120, -16
    lnop
    xor $95, $121, $69
    lnop
    a $5, $99, $43
    lnop
    xor $99, $123, $89
    rotqbyi $18, $126, 13
    or $126, $100, $95
    lqd $12, 448($5)
    or $121, $118, $99
    cbd $4, 0($120)
    or $19, $119, $16
    stqa $126, 0x1a780
    andc $123, $91, $113
    stqa $121, 0x1a790
    and $16, $80, $72
    stqa $19, 0x1a7a0
    selb $95, $91, $123, $27
    stqa $80, 0x1a7b0
    selb $27, $80, $16, $93
    stqa $84, 0x1a7c0
    andc $99, $112, $116
    stqa $28, 0x1a7d0
    and $68, $19, $71
    stqa $13, 0x1a7e0
    selb $120, $112, $99, $76
    stqa $66, 0x1a7f0
    selb $24, $19, $68, $97
    lqd $119, 1920($82)
    andc $76, $33, $115
    lnop
    andi $118, $18, 255
    lnop
    selb $18, $33, $76, $81
    lnop
    and $29, $121, $77
    shufb $100, $118, $12, $4
    andc $81, $23, $103
    rotqbyi $12, $5, 0
    and $31, $126, $11
    rotqby $118, $119, $48
    selb $119, $23, $81, $3
    lnop
    selb $3, $126, $31, $9
    lnop
    selb $32, $121, $29, $101
    stqd $100, 448($12)
    selb $100, $103, $119, $3
    rotqbyi $36, $118, 13
    selb $118, $115, $18, $32
    lqd $3, 784($5)
    selb $119, $116, $120, $24
    stqa $100, 0x1a800
    selb $120, $113, $95, $27
    stqa $118, 0x1a810
    selb $95, $110, $22, $8
    stqa $119, 0x1a820
    selb $8, $106, $87, $20
    stqa $120, 0x1a830
    selb $87, $17, $7, $65
    stqa $95, 0x1a840
    xor $65, $30, $21
    stqa $8, 0x1a850
    selb $21, $104, $30, $92
    stqa $15, 0x1a860
    selb $92, $79, $65, $62
    stqa $26, 0x1a870
    selb $79, $108, $65, $62
    lqd $104, 2048($82)
    selb $108, $107, $21, $62
    lnop
    selb $107, $106, $124, $8
    lnop
    andi $21, $36, 255
    lnop
    xor $36, $107, $2
    lnop
    selb $2, $85, $107, $88
    shufb $65, $21, $3, $4
    selb $107, $106, $36, $59
    rotqby $88, $104, $48
    selb $106, $111, $36, $59
    lnop
    selb $111, $110, $125, $95
    lnop
    selb $36, $37, $2, $59
    stqd $65, 784($12)
    xor $65, $111, $78
    rotqbyi $2, $88, 13
    selb $88, $75, $111, $25
    lqd $78, 1120($5)
    selb $111, $110, $65, $56
    stqa $81, 0x1a880
    selb $110, $114, $65, $56
    stqa $76, 0x1a890
    selb $114, $113, $123, $120
    stqa $99, 0x1a8a0
    selb $65, $109, $88, $56
    stqa $123, 0x1a8b0
    xor $109, $114, $72
    stqa $125, 0x1a8c0
    selb $72, $93, $114, $16
    stqa $124, 0x1a8d0
    selb $114, $113, $109, $53
    stqa $34, 0x1a8e0
    selb $113, $117, $109, $53
    stqa $67, 0x1a8f0
    selb $117, $116, $99, $119
    lqd $109, 2176($82)
    selb $16, $91, $72, $53
    lnop
    xor $91, $117, $71
    lnop
    andi $71, $2, 255
    lnop
    selb $72, $97, $117, $68
    lqd $2, 4608($74)
    selb $117, $116, $91, $50
    shufb $97, $71, $78, $4
    selb $116, $96, $91, $50
    rotqby $78, $109, $48
    selb $96, $115, $76, $118
    lqd $109, 4624($74)
    selb $91, $112, $72, $50
    lnop
    xor $112, $96, $77
    stqd $97, 1120($12)
    selb $97, $101, $96, $29
    rotqbyi $77, $78, 13
    selb $96, $115, $112, $122
    lqd $101, 1456($5)
    selb $115, $6, $112, $122
    lnop
    selb $112, $33, $97, $122
    shufb $68, $2, $109, $90
    selb $109, $103, $81, $100
    rotqbyi $97, $98, 2
    andi $2, $77, 255
    lqa $33, 0x180e0
    xor $77, $109, $11
    lqa $6, 0x180f0
    selb $11, $9, $109, $31
    shufb $5, $2, $101, $4
    selb $109, $103, $77, $68
    shlqbii $101, $42, 1
    selb $103, $10, $77, $68
    rotqbii $2, $97, 1
    selb $10, $23, $11, $68
    rotqbyi $97, $94, 2
    xor $11, $33, $64
    stqd $5, 1456($12)
    xor $5, $6, $63
    shlqbii $64, $66, 1
    selb $66, $101, $2, $44
    rotqbyi $63, $73, 2
    or $6, $11, $5
    rotqbii $101, $97, 1
    andc $5, $87, $14
    rotqbyi $97, $86, 2
    and $66, $6, $15
    shlqbii $11, $26, 1
    selb $2, $87, $5, $13
    rotqbii $26, $63, 1
    selb $13, $6, $66, $34
    shlqbii $63, $67, 1
    selb $12, $64, $101, $44
    rotqbii $67, $97, 1
    selb $64, $14, $2, $13
    lqa $101, 0x180c0
    selb $13, $11, $26, $44
    lqa $2, 0x180d0
    selb $11, $14, $5, $64
    lnop
    selb $26, $63, $67, $44
    lnop
    selb $63, $34, $11, $66
    lnop
    xor $66, $11, $15
    lnop
    xor $11, $101, $61
    lnop
    xor $101, $2, $60
    lnop
    selb $15, $14, $66, $62
    lnop
    or $14, $11, $101
    lnop
    andc $11, $108, $92
    lqa $101, 0x180a0
    and $34, $14, $8
    lqa $2, 0x180b0
    selb $67, $108, $11, $28
    lqd $97, 1280($74)
    selb $33, $14, $34, $124
    lqd $28, 1296($74)
    selb $4, $83, $66, $62
    lqd $23, 1536($74)
    selb $9, $92, $67, $33
    lqd $83, 1552($74)
    xor $67, $101, $58
    lqa $33, 0x18080
    xor $101, $2, $57
    lqa $66, 0x18090
    selb $31, $92, $11, $9
    lqa $2, 0x18060
    or $29, $67, $101
    lqa $78, 0x18070
    andc $101, $36, $107
    lqa $72, 0x18040
    and $88, $29, $95
    lqa $71, 0x18050
    selb $25, $36, $101, $84
    lqa $93, 0x18020
    selb $84, $29, $88, $125
    lqa $75, 0x18000
    xor $67, $33, $55
    stqa $42, 0x1a700
    xor $33, $66, $54
    stqa $42, 0x1a710
    andc $77, $65, $111
    stqa $42, 0x1a720
    or $37, $67, $33
    stqa $42, 0x1a730
    selb $33, $65, $77, $80
    stqa $42, 0x1a740
    and $80, $37, $120
    stqa $42, 0x1a750
    xor $66, $2, $52
    stqa $42, 0x1a760
    xor $2, $78, $51
    stqa $42, 0x1a770
    selb $3, $37, $80, $123
    lqd $78, 1792($82)
    or $21, $66, $2
    shufb $67, $97, $28, $90
    xor $2, $72, $105
    lqa $97, 0x18010
    xor $72, $71, $89
    shufb $66, $23, $83, $90
    xor $23, $93, $70
    lqa $83, 0x18030
    ai $93, $102, 2
    lnop
    xor $71, $75, $67
    rotqby $28, $78, $48
    andi $78, $93, -16
    lnop
    xor $75, $97, $66
    lnop
    a $30, $78, $43
    lnop
    xor $78, $83, $69
    rotqbyi $104, $28, 13
    or $97, $71, $75
    lqd $83, 448($30)
    or $71, $23, $78
    cbd $28, 0($93)
    or $23, $2, $72
    stqa $97, 0x1a780
    andc $93, $16, $114
    stqa $71, 0x1a790
    and $7, $21, $119
    stqa $23, 0x1a7a0
    selb $17, $16, $93, $19
    stqa $21, 0x1a7b0
    selb $19, $21, $7, $99
    stqa $37, 0x1a7c0
    andc $72, $91, $117
    stqa $29, 0x1a7d0
    and $20, $23, $118
    stqa $14, 0x1a7e0
    selb $2, $91, $72, $121
    stqa $6, 0x1a7f0
    selb $22, $23, $20, $76
    lqd $78, 1920($82)
    andc $121, $112, $96
    lnop
    andi $75, $104, 255
    lnop
    selb $104, $112, $121, $126
    lnop
    and $27, $71, $100
    shufb $85, $75, $83, $28
    andc $126, $10, $109
    rotqbyi $83, $30, 0
    and $24, $97, $13
    rotqby $18, $78, $48
    selb $78, $10, $126, $12
    lnop
    selb $12, $97, $24, $26
    lnop
    selb $32, $71, $27, $81
    stqd $85, 448($83)
    selb $75, $109, $78, $12
    rotqbyi $35, $18, 13
    selb $78, $96, $104, $32
    lqd $12, 784($30)
    selb $85, $117, $2, $22
    stqa $75, 0x1a800
    selb $2, $114, $17, $19
    stqa $78, 0x1a810
    selb $104, $111, $33, $3
    stqa $85, 0x1a820
    selb $3, $107, $25, $84
    stqa $2, 0x1a830
    selb $84, $87, $63, $62
    stqa $104, 0x1a840
    xor $87, $31, $8
    stqa $3, 0x1a850
    selb $8, $124, $31, $34
    stqa $9, 0x1a860
    selb $31, $92, $87, $59
    stqa $64, 0x1a870
    selb $92, $79, $87, $59
    lqd $124, 2048($82)
    selb $87, $108, $8, $59
    lnop
    selb $108, $107, $101, $3
    lnop
    andi $8, $35, 255
    lnop
    xor $35, $108, $95
    lnop
    selb $95, $125, $108, $88
    shufb $79, $8, $12, $28
    selb $108, $107, $35, $56
    rotqby $125, $124, $48
    selb $107, $106, $35, $56
    lnop
    selb $106, $111, $77, $104
    lnop
    selb $35, $36, $95, $56
    stqd $79, 784($83)
    xor $95, $106, $120
    rotqbyi $79, $125, 13
    selb $125, $123, $106, $80
    lqd $120, 1120($30)
    selb $106, $111, $95, $53
    stqa $126, 0x1a880
    selb $111, $110, $95, $53
    stqa $121, 0x1a890
    selb $110, $114, $93, $2
    stqa $72, 0x1a8a0
    selb $80, $65, $125, $53
    stqa $93, 0x1a8b0
    xor $125, $110, $119
    stqa $77, 0x1a8c0
    selb $119, $99, $110, $7
    stqa $101, 0x1a8d0
    selb $110, $114, $125, $50
    stqa $11, 0x1a8e0
    selb $114, $113, $125, $50
    stqa $5, 0x1a8f0
    selb $125, $117, $72, $85
    lqd $113, 2176($82)
    selb $7, $16, $119, $50
    lnop
    xor $119, $125, $118
    lnop
    andi $118, $79, 255
    lnop
    selb $16, $76, $125, $20
    lqd $79, 4864($74)
    selb $20, $117, $119, $122
    shufb $125, $118, $120, $28
    selb $117, $116, $119, $122
    rotqby $120, $113, $48
    selb $116, $96, $121, $78
    lqd $119, 4880($74)
    selb $113, $91, $16, $122
    lnop
    xor $91, $116, $100
    stqd $125, 1120($83)
    selb $125, $81, $116, $27
    rotqbyi $100, $120, 13
    selb $116, $96, $91, $68
    lqd $120, 1456($30)
    selb $96, $115, $91, $68
    lnop
    selb $115, $112, $125, $68
    shufb $65, $79, $119, $90
    selb $125, $109, $126, $75
    rotqbyi $119, $98, 3
    andi $112, $100, 255
    lqa $79, 0x180e0
    xor $100, $125, $13
    lqa $91, 0x180f0
    selb $13, $26, $125, $24
    shufb $30, $112, $120, $28
    selb $112, $109, $100, $65
    shlqbii $125, $42, 1
    selb $109, $103, $100, $65
    rotqbii $120, $119, 1
    selb $103, $10, $13, $65
    rotqbyi $119, $94, 3
    xor $10, $79, $61
    stqd $30, 1456($83)
    xor $79, $91, $60
    shlqbii $83, $6, 1
    selb $91, $125, $120, $44
    rotqbyi $60, $73, 3
    or $91, $10, $79
    rotqbii $125, $119, 1
    andc $79, $84, $15
    rotqbyi $119, $86, 3
    and $120, $91, $9
    shlqbii $10, $64, 1
    selb $6, $84, $79, $14
    rotqbii $64, $60, 1
    selb $14, $91, $120, $11
    shlqbii $60, $5, 1
    selb $5, $83, $125, $44
    rotqbii $61, $119, 1
    selb $83, $15, $6, $14
    lqa $125, 0x180c0
    selb $6, $10, $64, $44
    lqa $14, 0x180d0
    selb $64, $15, $79, $83
    lnop
    selb $10, $60, $61, $44
    lnop
    selb $61, $11, $64, $120
    lnop
    xor $120, $64, $9
    lnop
    xor $64, $125, $58
    lnop
    xor $125, $14, $57
    lnop
    selb $14, $15, $120, $59
    lnop
    or $15, $64, $125
    lnop
    andc $9, $87, $31
    lqa $125, 0x180a0
    and $11, $15, $3
    lqa $64, 0x180b0
    selb $119, $87, $9, $29
    lqd $60, 1792($74)
    selb $30, $15, $11, $101
    lqd $29, 1808($74)
    selb $24, $4, $120, $59
    lqd $13, 2048($74)
    selb $4, $31, $119, $30
    lqd $120, 2064($74)
    xor $119, $125, $55
    lqa $30, 0x18080
    xor $125, $64, $54
    lqa $100, 0x18090
    selb $26, $31, $9, $4
    lqa $64, 0x18060
    or $28, $119, $125
    lqa $27, 0x18070
    andc $81, $35, $108
    lqa $125, 0x18040
    and $16, $28, $104
    lqa $119, 0x18050
    selb $36, $35, $81, $37
    lqa $118, 0x18020
    selb $37, $28, $16, $77
    lqa $76, 0x18000
    xor $99, $30, $52
    stqa $42, 0x1a700
    xor $30, $100, $51
    stqa $42, 0x1a710
    andc $100, $80, $106
    stqa $42, 0x1a720
    or $88, $99, $30
    stqa $42, 0x1a730
    selb $30, $80, $100, $21
    stqa $42, 0x1a740
    and $21, $88, $2
    stqa $42, 0x1a750
    xor $99, $64, $105
    stqa $42, 0x1a760
    xor $95, $27, $89
    stqa $42, 0x1a770
    selb $27, $88, $21, $93
    lqd $123, 1792($82)
    or $8, $99, $95
    shufb $64, $60, $29, $90
    xor $99, $125, $70
    lqa $95, 0x18010
    xor $125, $119, $69
    shufb $63, $13, $120, $90
    xor $119, $118, $67
    lqa $120, 0x18030
    ai $13, $102, 3
    lnop
    xor $118, $76, $64
    rotqby $60, $123, $48
    andi $123, $13, -16
    lnop
    xor $29, $95, $63
    lnop
    a $12, $123, $43
    lnop
    xor $123, $120, $66
    rotqbyi $95, $60, 13
    or $76, $118, $29
    lqd $120, 448($12)
    or $118, $119, $123
    cbd $29, 0($13)
    or $13, $99, $125
    stqa $76, 0x1a780
    andc $99, $7, $110
    stqa $118, 0x1a790
    and $60, $8, $85
    stqa $13, 0x1a7a0
    selb $124, $7, $99, $23
    stqa $8, 0x1a7b0
    selb $23, $8, $60, $72
    stqa $88, 0x1a7c0
    andc $119, $113, $20
    stqa $28, 0x1a7d0
    and $34, $13, $78
    stqa $15, 0x1a7e0
    selb $62, $113, $119, $71
    stqa $91, 0x1a7f0
    selb $25, $13, $34, $121
    lqd $125, 1920($82)
    andc $71, $115, $116
    lnop
    andi $123, $95, 255
    lnop
    selb $95, $115, $71, $97
    lnop
    and $33, $118, $75
    shufb $17, $123, $120, $29
    andc $97, $103, $112
    rotqbyi $19, $12, 0
    and $22, $76, $6
    rotqby $120, $125, $48
    selb $125, $103, $97, $5
    lnop
    selb $5, $76, $22, $10
    lnop
    selb $32, $118, $33, $126
    stqd $17, 448($19)
    selb $123, $112, $125, $5
    rotqbyi $17, $120, 13
    selb $120, $116, $95, $32
    lqd $5, 784($12)
    selb $125, $20, $62, $25
    stqa $123, 0x1a800
    selb $95, $110, $124, $23
    stqa $120, 0x1a810
    selb $124, $106, $30, $27
    stqa $125, 0x1a820
    selb $27, $108, $36, $37
    stqa $95, 0x1a830
    selb $36, $84, $61, $59
    stqa $124, 0x1a840
    xor $84, $26, $3
    stqa $27, 0x1a850
    selb $3, $101, $26, $11
    stqa $4, 0x1a860
    selb $11, $31, $84, $56
    stqa $83, 0x1a870
    selb $31, $92, $84, $56
    lqd $101, 2048($82)
    selb $92, $87, $3, $56
    lnop
    selb $87, $108, $81, $27
    lnop
    andi $3, $17, 255
    lnop
    xor $17, $87, $104
    lnop
    selb $104, $77, $87, $16
    shufb $84, $3, $5, $29
    selb $87, $108, $17, $53
    rotqby $77, $101, $48
    selb $108, $107, $17, $53
    lnop
    selb $107, $106, $100, $124
    lnop
    selb $17, $35, $104, $53
    stqd $84, 784($19)
    xor $104, $107, $2
    rotqbyi $84, $77, 13
    selb $77, $93, $107, $21
    lqd $2, 1120($12)
    selb $107, $106, $104, $50
    stqa $97, 0x1a880
    selb $106, $111, $104, $50
    stqa $71, 0x1a890
    selb $111, $110, $99, $95
    stqa $119, 0x1a8a0
    selb $21, $80, $77, $50
    stqa $99, 0x1a8b0
    xor $80, $111, $85
    stqa $100, 0x1a8c0
    selb $85, $72, $111, $60
    stqa $81, 0x1a8d0
    selb $111, $110, $80, $122
    stqa $9, 0x1a8e0
    selb $110, $114, $80, $122
    stqa $79, 0x1a8f0
    selb $114, $20, $119, $125
    lqd $80, 2176($82)
    selb $35, $7, $85, $122
    lnop
    xor $85, $114, $78
    lnop
    andi $78, $84, 255
    lnop
    selb $7, $121, $114, $34
    lqd $84, 5120($74)
    selb $114, $20, $85, $68
    shufb $121, $78, $2, $29
    selb $20, $117, $85, $68
    rotqby $78, $80, $48
    selb $85, $116, $71, $120
    lqd $117, 5136($74)
    selb $80, $113, $7, $68
    lnop
    xor $113, $85, $75
    stqd $121, 1120($19)
    selb $121, $126, $85, $33
    rotqbyi $75, $78, 13
    selb $33, $116, $113, $65
    lqd $126, 1456($12)
    selb $116, $96, $113, $65
    lnop
    selb $113, $115, $121, $65
    shufb $62, $84, $117, $90
    selb $121, $112, $97, $123
    rotqbyi $117, $98, 4
    andi $115, $75, 255
    lqa $84, 0x180e0
    xor $75, $121, $6
    lqa $96, 0x180f0
    selb $6, $10, $121, $22
    shufb $12, $115, $126, $29
    selb $115, $112, $75, $62
    shlqbii $126, $42, 1
    selb $112, $109, $75, $62
    rotqbii $121, $117, 1
    selb $117, $103, $6, $62
    rotqbyi $109, $94, 4
    xor $103, $84, $58
    stqd $12, 1456($19)
    xor $58, $96, $57
    shlqbii $84, $91, 1
    selb $96, $126, $121, $44
    rotqbyi $91, $73, 4
    or $57, $103, $58
    rotqbii $126, $109, 1
    andc $103, $36, $14
    rotqbyi $109, $86, 4
    and $121, $57, $4
    shlqbii $58, $83, 1
    selb $96, $36, $103, $15
    rotqbii $83, $91, 1
    selb $15, $57, $121, $9
    shlqbii $91, $79, 1
    selb $79, $84, $126, $44
    rotqbii $12, $109, 1
    selb $109, $14, $96, $15
    lqa $126, 0x180c0
    selb $15, $58, $83, $44
    lqa $96, 0x180d0
    selb $83, $14, $103, $109
    lnop
    selb $58, $91, $12, $44
    lnop
    selb $91, $9, $83, $121
    lnop
    xor $121, $83, $4
    lnop
    xor $83, $126, $55
    lnop
    xor $4, $96, $54
    lnop
    selb $126, $14, $121, $56
    lnop
    or $14, $83, $4
    lnop
    andc $83, $92, $11
    lqa $4, 0x180a0
    and $9, $14, $27
    lqa $96, 0x180b0
    selb $84, $92, $83, $28
    lqd $12, 2304($74)
    selb $19, $14, $9, $81
    lqd $28, 2320($74)
    selb $75, $24, $121, $56
    lqd $6, 2560($74)
    selb $10, $11, $84, $19
    lqd $24, 2576($74)
    xor $84, $4, $52
    lqa $19, 0x18080
    xor $4, $96, $51
    lqa $22, 0x18090
    selb $29, $11, $83, $10
    lqa $96, 0x18060
    or $7, $84, $4
    lqa $85, 0x18070
    andc $121, $17, $87
    lqa $84, 0x18040
    and $4, $7, $124
    lqa $2, 0x18050
    selb $34, $17, $121, $88
    lqa $72, 0x18020
    selb $88, $7, $4, $100
    lqa $77, 0x18000
    xor $60, $19, $105
    stqa $42, 0x1a700
    xor $19, $22, $89
    stqa $42, 0x1a710
    andc $78, $21, $107
    stqa $42, 0x1a720
    or $22, $60, $19
    stqa $42, 0x1a730
    selb $19, $21, $78, $8
    stqa $42, 0x1a740
    and $8, $22, $95
    stqa $42, 0x1a750
    xor $60, $96, $70
    stqa $42, 0x1a760
    xor $96, $85, $69
    stqa $42, 0x1a770
    selb $3, $22, $8, $99
    lqd $85, 1792($82)
    or $5, $60, $96
    shufb $61, $12, $28, $90
    xor $96, $84, $67
    lqa $12, 0x18010
    xor $84, $2, $66
    shufb $60, $6, $24, $90
    xor $6, $72, $64
    lqa $2, 0x18030
    ai $24, $102, 4
    lnop
    xor $28, $77, $61
    rotqby $72, $85, $48
    andi $85, $24, -16
    lnop
    xor $77, $12, $60
    lnop
    a $12, $85, $43
    lnop
    xor $85, $2, $63
    rotqbyi $104, $72, 13
    or $72, $28, $77
    lqd $2, 448($12)
    or $28, $6, $85
    cbd $16, 0($24)
    or $6, $96, $84
    stqa $72, 0x1a780
    andc $85, $35, $111
    stqa $28, 0x1a790
    and $84, $5, $125
    stqa $6, 0x1a7a0
    selb $96, $35, $85, $13
    stqa $5, 0x1a7b0
    selb $13, $5, $84, $119
    stqa $22, 0x1a7c0
    andc $93, $80, $114
    stqa $7, 0x1a7d0
    and $24, $6, $120
    stqa $14, 0x1a7e0
    selb $101, $80, $93, $118
    stqa $57, 0x1a7f0
    selb $26, $6, $24, $71
    lqd $77, 1920($82)
    andc $118, $113, $33
    lnop
    andi $59, $104, 255
    lnop
    selb $104, $113, $118, $76
    lnop
    and $37, $28, $123
    shufb $30, $59, $2, $16
    andc $76, $117, $115
    rotqbyi $23, $12, 0
    and $25, $72, $15
    rotqby $59, $77, $48
    selb $77, $117, $76, $79
    lnop
    selb $79, $72, $25, $58
    lnop
    selb $32, $28, $37, $97
    stqd $30, 448($23)
    selb $2, $115, $77, $79
    rotqbyi $30, $59, 13
    selb $77, $33, $104, $32
    lqd $79, 784($12)
    selb $104, $114, $101, $26
    stqa $2, 0x1a800
    selb $101, $111, $96, $13
    stqa $77, 0x1a810
    selb $96, $107, $19, $3
    stqa $104, 0x1a820
    selb $3, $87, $34, $88
    stqa $101, 0x1a830
    selb $88, $36, $91, $56
    stqa $96, 0x1a840
    xor $91, $29, $27
    stqa $3, 0x1a850
    selb $27, $81, $29, $9
    stqa $10, 0x1a860
    selb $9, $11, $91, $53
    stqa $109, 0x1a870
    selb $11, $31, $91, $53
    lqd $81, 2048($82)
    selb $91, $92, $27, $53
    lnop
    selb $92, $87, $121, $3
    lnop
    andi $27, $30, 255
    lnop
    xor $30, $92, $124
    lnop
    selb $124, $100, $92, $4
    shufb $31, $27, $79, $16
    selb $92, $87, $30, $50
    rotqby $100, $81, $48
    selb $87, $108, $30, $50
    lnop
    selb $108, $107, $78, $96
    lnop
    selb $30, $17, $124, $50
    stqd $31, 784($23)
    xor $124, $108, $95
    rotqbyi $17, $100, 13
    selb $100, $99, $108, $8
    lqd $95, 1120($12)
    selb $108, $107, $124, $122
    stqa $76, 0x1a880
    selb $107, $106, $124, $122
    stqa $118, 0x1a890
    selb $124, $111, $85, $101
    stqa $93, 0x1a8a0
    selb $106, $21, $100, $122
    stqa $85, 0x1a8b0
    xor $100, $124, $125
    stqa $78, 0x1a8c0
    selb $125, $119, $124, $84
    stqa $121, 0x1a8d0
    selb $84, $111, $100, $68
    stqa $83, 0x1a8e0
    selb $111, $110, $100, $68
    stqa $103, 0x1a8f0
    selb $110, $114, $93, $104
    lqd $100, 2176($82)
    selb $21, $35, $125, $68
    lnop
    xor $125, $110, $120
    lnop
    andi $120, $17, 255
    lnop
    selb $35, $71, $110, $24
    lqd $17, 5376($74)
    selb $110, $114, $125, $65
    shufb $71, $120, $95, $16
    selb $114, $20, $125, $65
    rotqby $120, $100, $48
    selb $100, $33, $118, $77
    lqd $125, 5392($74)
    selb $20, $80, $35, $65
    lnop
    xor $80, $100, $123
    stqd $71, 1120($23)
    selb $123, $97, $100, $37
    rotqbyi $71, $120, 13
    selb $37, $33, $80, $62
    lqd $120, 1456($12)
    selb $12, $116, $80, $62
    lnop
    selb $116, $113, $123, $62
    shufb $59, $17, $125, $90
    selb $125, $115, $76, $2
    rotqbyi $123, $98, 5
    andi $113, $71, 255
    lqa $17, 0x180e0
    xor $71, $125, $15
    lqa $80, 0x180f0
    selb $15, $58, $125, $25
    shufb $33, $113, $120, $16
    selb $113, $115, $71, $59
    shlqbii $125, $42, 1
    selb $16, $112, $71, $59
    rotqbii $115, $123, 1
    selb $112, $117, $15, $59
    rotqbyi $123, $94, 5
    xor $117, $17, $55
    stqd $33, 1456($23)
    xor $17, $80, $54
    shlqbii $55, $57, 1
    selb $80, $125, $115, $44
    rotqbyi $57, $73, 5
    or $80, $117, $17
    rotqbii $125, $123, 1
    andc $117, $88, $126
    rotqbyi $123, $86, 5
    and $115, $80, $10
    shlqbii $17, $109, 1
    selb $54, $88, $117, $14
    rotqbii $109, $57, 1
    selb $14, $80, $115, $83
    shlqbii $57, $103, 1
    selb $103, $55, $125, $44
    rotqbii $23, $123, 1
    selb $55, $126, $54, $14
    lqa $125, 0x180c0
    selb $14, $17, $109, $44
    lqa $54, 0x180d0
    selb $109, $126, $117, $55
    lnop
    selb $17, $57, $23, $44
    lnop
    selb $23, $83, $109, $115
    lnop
    xor $83, $109, $10
    lnop
    xor $109, $125, $52
    lqa $10, 0x180a0
    xor $125, $54, $51
    lqa $115, 0x180b0
    andc $33, $91, $9
    lqd $57, 2816($74)
    or $15, $109, $125
    lqd $123, 2832($74)
    selb $109, $91, $33, $7
    lqd $125, 3072($74)
    and $25, $15, $3
    lqd $7, 3088($74)
    xor $54, $10, $105
    lqa $71, 0x18080
    xor $10, $115, $89
    lqa $120, 0x18090
    selb $35, $15, $25, $121
    lqa $115, 0x18060
    or $24, $54, $10
    lqa $58, 0x18070
    andc $10, $30, $92
    lqa $100, 0x18040
    and $8, $24, $96
    lqa $95, 0x18050
    selb $31, $30, $10, $22
    lqa $124, 0x18020
    selb $22, $24, $8, $78
    lqa $119, 0x18000
    xor $54, $71, $70
    stqa $42, 0x1a700
    xor $71, $120, $69
    stqa $42, 0x1a710
    andc $97, $106, $108
    stqa $42, 0x1a720
    or $79, $54, $71
    stqa $42, 0x1a730
    selb $4, $106, $97, $5
    stqa $42, 0x1a740
    and $5, $79, $101
    stqa $42, 0x1a750
    xor $71, $115, $67
    stqa $42, 0x1a760
    xor $115, $58, $66
    stqa $42, 0x1a770
    selb $27, $79, $5, $85
    lqd $120, 1792($82)
    or $54, $71, $115
    shufb $58, $57, $123, $90
    xor $115, $100, $64
    lqa $123, 0x18010
    xor $100, $95, $63
    shufb $57, $125, $7, $90
    xor $95, $124, $61
    lqa $125, 0x18030
    ai $124, $102, 5
    lnop
    xor $7, $119, $58
    rotqby $71, $120, $48
    andi $120, $124, -16
    lnop
    xor $119, $123, $57
    lnop
    a $29, $120, $43
    lnop
    xor $120, $125, $60
    rotqbyi $81, $71, 13
    or $123, $7, $119
    lqd $56, 448($29)
    or $71, $95, $120
    cbd $7, 0($124)
    or $120, $115, $100
    stqa $123, 0x1a780
    andc $119, $21, $84
    stqa $71, 0x1a790
    and $36, $54, $104
    stqa $120, 0x1a7a0
    selb $115, $21, $119, $6
    stqa $54, 0x1a7b0
    selb $6, $54, $36, $93
    stqa $79, 0x1a7c0
    andc $125, $20, $110
    stqa $24, 0x1a7d0
    and $34, $120, $77
    stqa $15, 0x1a7e0
    selb $19, $20, $125, $28
    stqa $80, 0x1a7f0
    selb $28, $120, $34, $118
    lqd $100, 1920($82)
    andc $99, $116, $37
    lnop
    andi $124, $81, 255
    lnop
    selb $81, $116, $99, $72
    lnop
    and $13, $71, $2
    shufb $95, $124, $56, $7
    andc $72, $112, $113
    rotqbyi $26, $29, 0
    and $32, $123, $14
    rotqby $124, $100, $48
    selb $100, $112, $72, $103
    lnop
    selb $103, $123, $32, $17
    lnop
    selb $56, $71, $13, $76
    stqd $95, 448($26)
    selb $95, $113, $100, $103
    rotqbyi $18, $124, 13
    selb $100, $37, $81, $56
    lqd $103, 784($29)
    selb $124, $110, $19, $28
    stqa $95, 0x1a800
    selb $81, $84, $115, $6
    stqa $100, 0x1a810
    selb $115, $108, $4, $27
    stqa $124, 0x1a820
    selb $4, $92, $31, $22
    stqa $81, 0x1a830
    selb $22, $9, $109, $35
    stqa $115, 0x1a840
    selb $109, $126, $83, $53
    stqa $4, 0x1a850
    selb $126, $75, $83, $53
    stqa $22, 0x1a860
    selb $83, $9, $33, $22
    stqa $55, 0x1a870
    selb $75, $88, $23, $53
    lqd $35, 2048($82)
    selb $88, $121, $83, $25
    lnop
    xor $121, $83, $3
    lnop
    andi $83, $18, 255
    lnop
    selb $18, $9, $121, $50
    lnop
    selb $9, $11, $121, $50
    shufb $3, $83, $103, $7
    selb $121, $92, $10, $4
    rotqby $103, $35, $48
    selb $35, $91, $88, $50
    lnop
    xor $91, $121, $96
    lnop
    selb $96, $78, $121, $8
    stqd $3, 784($26)
    selb $8, $92, $91, $122
    rotqbyi $121, $103, 13
    selb $103, $87, $91, $122
    lqd $92, 1120($29)
    selb $91, $108, $97, $115
    stqa $72, 0x1a880
    selb $87, $30, $96, $122
    stqa $99, 0x1a890
    xor $96, $91, $101
    stqa $125, 0x1a8a0
    selb $101, $85, $91, $5
    stqa $119, 0x1a8b0
    selb $91, $108, $96, $68
    stqa $97, 0x1a8c0
    selb $108, $107, $96, $68
    stqa $10, 0x1a8d0
    selb $107, $84, $119, $81
    stqa $33, 0x1a8e0
    selb $96, $106, $101, $68
    stqa $117, 0x1a8f0
    xor $106, $107, $104
    lqd $101, 2176($82)
    selb $104, $93, $107, $36
    lnop
    selb $107, $84, $106, $65
    lnop
    andi $84, $121, 255
    lnop
    selb $93, $111, $106, $65
    lnop
    selb $111, $110, $125, $124
    shufb $106, $84, $92, $7
    selb $92, $21, $104, $65
    rotqby $84, $101, $48
    xor $101, $111, $77
    lqd $104, 5632($74)
    selb $21, $118, $111, $34
    lqd $77, 5648($74)
    selb $111, $110, $101, $62
    stqd $106, 1120($26)
    selb $110, $114, $101, $62
    rotqbyi $106, $84, 13
    selb $114, $37, $99, $100
    lqd $101, 1456($29)
    selb $29, $20, $21, $62
    lnop
    selb $20, $76, $114, $13
    lnop
    xor $76, $114, $2
    lnop
    andi $114, $106, 255
    lnop
    selb $106, $37, $76, $59
    shufb $56, $104, $77, $90
    selb $77, $12, $76, $59
    shufb $104, $114, $101, $7
    selb $114, $113, $72, $95
    rotqbyi $101, $98, 6
    selb $76, $116, $20, $59
    lqa $7, 0x180e0
    xor $116, $114, $14
    lqa $20, 0x180f0
    selb $14, $17, $114, $32
    shlqbii $12, $42, 1
    selb $17, $113, $116, $56
    rotqbii $114, $101, 1
    selb $101, $16, $116, $56
    rotqbyi $113, $94, 6
    selb $16, $112, $14, $56
    stqd $104, 1456($26)
    xor $104, $7, $52
    shlqbii $112, $80, 1
    xor $52, $20, $51
    rotqbyi $80, $73, 6
    selb $51, $12, $114, $44
    rotqbii $20, $113, 1
    or $51, $104, $52
    rotqbyi $114, $86, 6
    andc $52, $75, $109
    shlqbii $104, $55, 1
    and $113, $51, $22
    rotqbii $55, $80, 1
    selb $12, $75, $52, $15
    shlqbii $80, $117, 1
    selb $15, $51, $113, $33
    rotqbii $117, $114, 1
    selb $114, $112, $20, $44
    lqa $7, 0x180c0
    selb $20, $109, $12, $15
    lqa $112, 0x180d0
    selb $12, $104, $55, $44
    lnop
    selb $104, $109, $52, $20
    lnop
    selb $15, $80, $117, $44
    lnop
    selb $117, $33, $104, $113
    lnop
    xor $113, $7, $105
    lnop
    xor $7, $112, $89
    lnop
    xor $112, $104, $22
    lnop
    or $22, $113, $7
    lnop
    andc $2, $35, $18
    lnop
    and $113, $22, $4
    lnop
    selb $7, $35, $2, $24
    lnop
    selb $24, $22, $113, $10
    lnop
    selb $118, $109, $112, $50
    lqa $33, 0x180a0
    selb $104, $18, $7, $24
    lqa $109, 0x180b0
    selb $78, $126, $112, $50
    lnop
    selb $126, $18, $2, $104
    lnop
    selb $121, $75, $117, $50
    lnop
    selb $75, $10, $126, $113
    lnop
    xor $10, $33, $70
    lqd $113, 3328($74)
    xor $117, $109, $69
    lqd $33, 3344($74)
    xor $112, $126, $4
    lqd $109, 3584($74)
    or $7, $10, $117
    lqd $4, 3600($74)
    andc $50, $87, $8
    lqa $10, 0x18080
    and $24, $7, $115
    lqa $80, 0x18090
    selb $117, $87, $50, $79
    lqa $55, 0x18060
    selb $79, $7, $24, $97
    lqa $14, 0x18070
    selb $126, $18, $112, $122
    lqa $26, 0x18040
    selb $116, $8, $117, $79
    lqa $18, 0x18050
    selb $117, $9, $112, $122
    lqa $79, 0x18020
    selb $9, $8, $50, $116
    lqa $32, 0x18000
    xor $37, $10, $67
    stqa $42, 0x1a700
    xor $10, $80, $66
    stqa $42, 0x1a710
    andc $112, $96, $91
    stqa $42, 0x1a720
    or $80, $37, $10
    stqa $42, 0x1a730
    selb $10, $96, $112, $54
    stqa $42, 0x1a740
    and $37, $80, $81
    stqa $42, 0x1a750
    xor $54, $55, $64
    stqa $42, 0x1a760
    xor $13, $14, $63
    stqa $42, 0x1a770
    selb $14, $80, $37, $119
    lqd $21, 1792($82)
    or $84, $54, $13
    shufb $55, $113, $33, $90
    xor $113, $26, $61
    lqa $13, 0x18010
    xor $26, $18, $60
    shufb $54, $109, $4, $90
    xor $4, $79, $58
    lqa $109, 0x18030
    ai $79, $102, 6
    lnop
    xor $18, $32, $55
    rotqby $33, $21, $48
    andi $21, $79, -16
    lnop
    xor $32, $13, $54
    lnop
    a $13, $21, $43
    lnop
    xor $21, $109, $57
    rotqbyi $34, $33, 13
    or $109, $18, $32
    lqd $33, 448($13)
    or $18, $4, $21
    cbd $32, 0($79)
    or $21, $113, $26
    stqa $109, 0x1a780
    andc $113, $92, $107
    stqa $18, 0x1a790
    and $26, $84, $124
    stqa $21, 0x1a7a0
    selb $79, $92, $113, $120
    stqa $84, 0x1a7b0
    selb $36, $84, $26, $125
    stqa $80, 0x1a7c0
    andc $120, $29, $111
    stqa $7, 0x1a7d0
    and $85, $21, $100
    stqa $22, 0x1a7e0
    selb $30, $29, $120, $71
    stqa $51, 0x1a7f0
    selb $71, $21, $85, $99
    lqd $4, 1920($82)
    andc $3, $76, $106
    lnop
    andi $5, $34, 255
    lnop
    selb $34, $76, $3, $123
    lnop
    and $88, $18, $95
    shufb $83, $5, $33, $32
    andc $123, $16, $17
    rotqbyi $33, $13, 0
    and $11, $109, $12
    rotqby $5, $4, $48
    selb $25, $16, $123, $114
    lnop
    selb $114, $109, $11, $15
    lnop
    selb $53, $18, $88, $72
    stqd $83, 448($33)
    selb $4, $17, $25, $114
    rotqbyi $83, $5, 13
    selb $5, $106, $34, $53
    lqd $25, 784($13)
    selb $6, $111, $30, $71
    stqa $4, 0x1a800
    selb $114, $107, $79, $36
    stqa $5, 0x1a810
    selb $36, $91, $10, $14
    stqa $6, 0x1a820
    selb $10, $35, $75, $122
    stqa $114, 0x1a830
    xor $75, $9, $115
    stqa $36, 0x1a840
    selb $115, $97, $9, $24
    stqa $116, 0x1a850
    selb $9, $8, $75, $68
    stqa $104, 0x1a860
    selb $8, $103, $75, $68
    stqa $20, 0x1a870
    selb $103, $91, $112, $36
    lqd $75, 2048($82)
    selb $24, $87, $115, $68
    lnop
    xor $115, $103, $81
    lnop
    andi $87, $83, 255
    lqd $81, 5888($74)
    selb $97, $119, $103, $37
    lqd $83, 5904($74)
    selb $119, $91, $115, $65
    shufb $103, $87, $25, $32
    selb $25, $108, $115, $65
    rotqby $91, $75, $48
    selb $115, $107, $113, $114
    stqa $123, 0x1a880
    selb $37, $96, $97, $65
    stqa $3, 0x1a890
    xor $97, $115, $124
    stqa $120, 0x1a8a0
    selb $124, $125, $115, $26
    stqa $113, 0x1a8b0
    selb $125, $107, $97, $62
    stqa $112, 0x1a8c0
    selb $115, $93, $97, $62
    stqa $50, 0x1a8d0
    selb $97, $111, $120, $6
    stqa $2, 0x1a8e0
    selb $26, $92, $124, $62
    stqa $52, 0x1a8f0
    xor $124, $97, $100
    lqd $92, 2176($82)
    selb $100, $99, $97, $85
    stqd $103, 784($33)
    selb $35, $111, $124, $59
    rotqbyi $103, $91, 13
    selb $14, $110, $124, $59
    lqd $111, 1120($13)
    selb $124, $106, $3, $5
    lnop
    selb $30, $29, $100, $59
    lnop
    xor $100, $124, $95
    rotqby $29, $92, $48
    andi $95, $103, 255
    shufb $53, $81, $83, $90
    selb $103, $72, $124, $88
    rotqbyi $83, $94, 7
    selb $124, $106, $100, $56
    shufb $94, $95, $111, $32
    selb $34, $77, $100, $56
    rotqbyi $111, $29, 13
    selb $100, $17, $123, $4
    shlqbii $77, $51, 1
    selb $29, $76, $103, $56
    rotqbii $51, $83, 1
    xor $103, $100, $12
    rotqbyi $83, $73, 7
    selb $73, $15, $100, $11
    lqa $12, 0x180e0
    selb $11, $17, $103, $53
    lqa $100, 0x180f0
    selb $17, $101, $103, $53
    stqd $94, 1120($33)
    selb $15, $16, $73, $53
    shlqbii $103, $20, 1
    andi $16, $111, 255
    rotqbii $73, $83, 1
    selb $111, $77, $51, $44
    rotqbyi $83, $86, 7
    xor $86, $12, $105
    lnop
    xor $105, $100, $89
    lnop
    selb $12, $103, $73, $44
    shlqbii $100, $52, 1
    or $73, $86, $105
    rotqbii $103, $83, 1
    andc $71, $121, $118
    lqa $105, 0x180c0
    and $86, $73, $104
    lqa $83, 0x180d0
    selb $52, $121, $71, $22
    lnop
    selb $22, $73, $86, $2
    lnop
    selb $20, $100, $103, $44
    lnop
    selb $72, $118, $52, $22
    lqd $103, 1456($13)
    xor $52, $105, $70
    lqa $13, 0x180a0
    xor $105, $83, $69
    lqa $22, 0x180b0
    andc $75, $10, $126
    lqd $100, 3840($74)
    or $77, $52, $105
    lqd $51, 3856($74)
    selb $94, $10, $75, $7
    lqd $105, 4096($74)
    and $106, $77, $116
    lqd $7, 4112($74)
    xor $52, $13, $67
    lqa $83, 0x18080
    xor $13, $22, $66
    lqa $89, 0x18090
    selb $22, $77, $106, $50
    lqa $101, 0x18060
    or $81, $52, $13
    lqa $76, 0x18070
    andc $79, $24, $9
    lqa $13, 0x18040
    and $110, $81, $36
    lqa $95, 0x18050
    selb $107, $24, $79, $80
    lqa $88, 0x18020
    selb $108, $81, $110, $112
    lqa $80, 0x18000
    xor $52, $83, $64
    stqa $42, 0x1a700
    xor $92, $89, $63
    stqa $42, 0x1a710
    andc $83, $37, $119
    stqa $42, 0x1a720
    or $85, $52, $92
    stqa $42, 0x1a730
    selb $23, $37, $83, $84
    stqa $42, 0x1a740
    and $31, $85, $114
    stqa $42, 0x1a750
    xor $84, $101, $61
    stqa $42, 0x1a760
    xor $101, $76, $60
    stqa $42, 0x1a770
    selb $76, $85, $31, $113
    lqd $92, 1792($82)
    or $89, $84, $101
    shufb $52, $100, $51, $90
    xor $100, $13, $58
    lqa $101, 0x18010
    xor $13, $95, $57
    shufb $51, $105, $7, $90
    xor $95, $88, $55
    lqa $105, 0x18030
    ai $7, $102, 7
    shufb $88, $16, $103, $32
    xor $103, $80, $52
    rotqby $102, $92, $48
    andi $92, $7, -16
    lnop
    xor $80, $101, $51
    lnop
    a $16, $92, $43
    stqd $88, 1456($33)
    xor $92, $105, $54
    rotqbyi $88, $102, 13
    or $101, $103, $80
    lqd $105, 448($16)
    or $97, $95, $92
    cbd $102, 0($7)
    or $93, $100, $13
    stqa $101, 0x1a780
    andc $87, $26, $125
    stqa $97, 0x1a790
    and $13, $89, $6
    stqa $93, 0x1a7a0
    selb $7, $26, $87, $21
    stqa $89, 0x1a7b0
    selb $21, $89, $13, $120
    stqa $85, 0x1a7c0
    andc $91, $30, $35
    stqa $81, 0x1a7d0
    and $33, $93, $5
    stqa $77, 0x1a7e0
    selb $103, $30, $91, $18
    stqa $73, 0x1a7f0
    selb $18, $93, $33, $3
    lqd $100, 1920($82)
    andc $95, $29, $124
    lnop
    andi $92, $88, 255
    lnop
    selb $80, $29, $95, $109
    rotqbyi $88, $98, 7
    and $98, $97, $4
    shufb $109, $92, $105, $102
    andc $99, $15, $11
    rotqbyi $32, $16, 0
    and $27, $101, $12
    rotqby $105, $100, $48
    selb $92, $15, $99, $111
    shlqbii $19, $42, 1
    selb $84, $101, $27, $20
    rotqbii $111, $88, 1
    selb $88, $97, $98, $123
    stqd $109, 448($32)
    selb $100, $11, $92, $84
    rotqbyi $109, $105, 13
    selb $96, $124, $80, $88
    lqd $28, 784($16)
    selb $92, $35, $103, $18
    stqa $100, 0x1a800
    selb $88, $125, $7, $21
    stqa $96, 0x1a810
    selb $84, $119, $23, $76
    stqa $92, 0x1a820
    selb $80, $9, $107, $108
    stqa $88, 0x1a830
    selb $76, $126, $94, $22
    stqa $84, 0x1a840
    selb $94, $118, $71, $72
    stqa $80, 0x1a850
    selb $22, $19, $111, $44
    stqa $76, 0x1a860
    xor $111, $94, $104
    stqa $72, 0x1a870
    selb $19, $2, $94, $86
    lqd $22, 2048($82)
    selb $105, $118, $111, $122
    lnop
    selb $104, $78, $111, $122
    lnop
    andi $111, $109, 255
    lnop
    selb $109, $126, $75, $76
    lnop
    selb $103, $121, $19, $122
    shufb $78, $111, $28, $102
    xor $122, $109, $116
    rotqby $121, $22, $48
    selb $116, $50, $109, $106
    lnop
    selb $108, $126, $122, $68
    lnop
    selb $107, $117, $122, $68
    stqd $78, 784($32)
    selb $122, $9, $79, $80
    rotqbyi $117, $121, 13
    selb $106, $10, $116, $68
    lqd $121, 1120($16)
    xor $116, $122, $36
    stqa $99, 0x1a880
    selb $36, $112, $122, $110
    stqa $95, 0x1a890
    selb $111, $9, $116, $65
    stqa $91, 0x1a8a0
    selb $110, $8, $116, $65
    stqa $87, 0x1a8b0
    selb $116, $119, $83, $84
    stqa $83, 0x1a8c0
    selb $109, $24, $36, $65
    stqa $79, 0x1a8d0
    xor $24, $116, $114
    stqa $75, 0x1a8e0
    selb $36, $113, $116, $31
    stqa $71, 0x1a8f0
    selb $114, $119, $24, $62
    lqd $116, 2176($82)
    selb $113, $25, $24, $62
    lnop
    selb $24, $125, $87, $88
    lnop
    andi $119, $117, 255
    rotqbyi $25, $42, 0
    selb $112, $37, $36, $62
    rotqbyi $31, $42, 0
    xor $36, $24, $6
    shufb $37, $119, $121, $102
    selb $121, $120, $24, $13
    rotqby $119, $116, $48
    selb $117, $125, $36, $59
    rotqbyi $13, $42, 0
    selb $116, $115, $36, $59
    rotqbyi $125, $42, 0
    selb $36, $35, $91, $92
    stqd $37, 1120($32)
    selb $115, $26, $121, $59
    rotqbyi $37, $119, 13
    xor $121, $36, $5
    lqd $26, 1456($16)
    selb $16, $3, $36, $33
    lqd $5, 6144($74)
    selb $120, $35, $121, $56
    lqd $3, 6160($74)
    selb $119, $14, $121, $56
    hbrr osa_edge_tap_branch, osa_edge_tap_loop
    andi $121, $37, 255
    rotqbyi $14, $42, 0
    selb $74, $124, $95, $96
    rotqbyi $37, $42, 0
    selb $118, $30, $16, $56
    shufb $35, $121, $26, $102
    xor $102, $74, $4
    rotqbyi $121, $42, 0
    selb $16, $123, $74, $98
    rotqbyi $4, $42, 0
    selb $123, $124, $102, $53
    shufb $50, $5, $3, $90
    selb $122, $34, $102, $53
    stqd $35, 1456($32)
    selb $32, $11, $99, $100
    rotqbyi $102, $121, 0
    selb $121, $29, $16, $53
    rotqbyi $98, $4, 0
    xor $4, $32, $12
    rotqbyi $94, $37, 0
    selb $12, $20, $32, $27
    rotqbyi $90, $14, 0
    selb $126, $11, $4, $50
    rotqbyi $86, $125, 0
    selb $125, $17, $4, $50
    rotqbyi $82, $13, 0
    ai $49, $49, -1
    rotqbyi $78, $31, 0
    selb $124, $15, $12, $50
    rotqbyi $74, $25, 0
    ai $127, $127, 1
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
# 923 cycles an iteration, 806 at least: 806 instructions for the even pipe, 767 for the odd one; 27 cycles of nops alone
.align 3
osa_steady_tap_loop:
    nop
    lnop
    shli $125, $127, 3
    lnop
    nop
    lnop
    nop
    lnop
    nop
    lnop
    andi $116, $125, -16
    lnop
    ai $119, $127, 1
    lnop
    a $122, $116, $54
    lnop
    andi $113, $119, 7
    lnop
    rotmi $110, $119, -3
    lqd $107, 7632($122)
    shli $104, $113, 5
    lnop
    nop
    lnop
    a $119, $116, $50
    lqd $113, 7968($122)
    nop
    lnop
    a $102, $104, $110
    lqd $98, 112($119)
    nop
    rotqby $116, $107, $125
    nop
    shufb $107, $102, $102, $53
    nop
    shlqbii $104, $73, 1
    nop
    rotqby $73, $113, $125
    nop
    rotqbii $94, $116, 1
    nop
    rotqby $113, $98, $125
    nop
    shlqbii $98, $72, 1
    nop
    rotqbii $90, $73, 1
    nop
    shlqbii $86, $71, 1
    andi $71, $102, -16
    rotqbii $82, $113, 1
    andbi $102, $107, 15
    lqa $78, 0x180e0
    a $72, $71, $54
    lqa $107, 0x180f0
    a $110, $102, $52
    lnop
    selb $102, $104, $94, $51
    lnop
    selb $94, $98, $90, $51
    lnop
    selb $98, $86, $82, $51
    lnop
    xor $86, $78, $70
    lqa $82, 0x180c0
    xor $78, $107, $69
    lqa $70, 0x180d0
    andc $69, $103, $105
    lnop
    or $90, $86, $78
    lnop
    selb $78, $103, $69, $77
    lqd $86, 256($72)
    and $2, $90, $76
    lqd $107, 272($72)
    xor $103, $82, $68
    lnop
    xor $82, $70, $67
    lnop
    selb $70, $90, $2, $75
    lqa $104, 0x180a0
    or $3, $103, $82
    lqa $71, 0x180b0
    andc $103, $106, $108
    lnop
    and $82, $3, $80
    shufb $77, $86, $107, $110
    selb $4, $106, $103, $81
    lqd $86, 512($72)
    selb $5, $3, $82, $79
    lqa $81, 0x18080
    xor $107, $104, $66
    lqa $6, 0x18090
    xor $104, $71, $65
    lqa $7, 0x18060
    andc $106, $109, $111
    lqa $71, 0x18070
    or $8, $107, $104
    stqa $49, 0x1a700
    selb $9, $109, $106, $85
    stqa $49, 0x1a710
    and $10, $8, $84
    stqa $49, 0x1a720
    xor $109, $81, $64
    stqa $49, 0x1a730
    xor $81, $6, $63
    stqa $49, 0x1a740
    selb $6, $8, $10, $83
    stqa $49, 0x1a750
    or $11, $109, $81
    stqa $49, 0x1a760
    andi $81, $55, -16
    stqa $49, 0x1a770
    andc $109, $112, $114
    lqd $85, 528($72)
    a $107, $81, $50
    lqa $104, 0x18040
    selb $12, $112, $109, $89
    lqa $81, 0x18050
    and $13, $11, $88
    lqd $89, 1792($107)
    xor $112, $7, $62
    lqa $14, 0x18020
    xor $7, $71, $61
    lqa $15, 0x18000
    selb $16, $11, $13, $87
    lqa $71, 0x18010
    or $17, $112, $7
    lqa $18, 0x18030
    xor $7, $104, $60
    shufb $112, $86, $85, $110
    xor $104, $81, $59
    rotqby $86, $89, $55
    xor $81, $14, $58
    lnop
    xor $14, $15, $77
    lnop
    xor $15, $71, $112
    lnop
    xor $71, $18, $57
    rotqbyi $19, $86, 13
    or $89, $14, $15
    lqd $86, 448($119)
    or $85, $81, $71
    cbd $14, 0($125)
    or $15, $7, $104
    stqa $89, 0x1a780
    andc $81, $115, $117
    stqa $85, 0x1a790
    and $7, $17, $92
    stqa $15, 0x1a7a0
    selb $104, $115, $81, $93
    stqa $17, 0x1a7b0
    selb $71, $17, $7, $91
    stqa $11, 0x1a7c0
    andc $115, $118, $120
    stqa $8, 0x1a7d0
    and $18, $15, $96
    stqa $3, 0x1a7e0
    selb $93, $118, $115, $97
    stqa $90, 0x1a7f0
    selb $20, $15, $18, $95
    lqd $97, 1920($107)
    andc $118, $121, $123
    lnop
    andi $21, $19, 255
    lnop
    selb $19, $121, $118, $101
    lnop
    and $22, $85, $100
    shufb $101, $21, $86, $14
    andc $121, $124, $126
    rotqbyi $86, $119, 0
    and $21, $89, $94
    rotqby $23, $97, $55
    selb $97, $124, $121, $102
    lnop
    selb $102, $89, $21, $98
    lnop
    selb $24, $85, $22, $99
    stqd $101, 448($86)
    selb $124, $126, $97, $102
    rotqbyi $25, $23, 13
    selb $101, $123, $19, $24
    lqd $23, 784($119)
    selb $97, $120, $93, $20
    stqa $124, 0x1a800
    selb $93, $117, $104, $71
    stqa $101, 0x1a810
    selb $71, $114, $12, $16
    stqa $97, 0x1a820
    selb $104, $111, $9, $6
    stqa $93, 0x1a830
    selb $102, $108, $4, $5
    stqa $71, 0x1a840
    selb $4, $105, $78, $70
    stqa $104, 0x1a850
    nop
    stqa $102, 0x1a860
    andi $78, $25, 255
    stqa $4, 0x1a870
    nop
    lqd $25, 2048($107)
    nop
    shufb $70, $78, $23, $14
    nop
    lnop
    nop
    lnop
    nop
    lnop
    nop
    stqd $70, 784($86)
    nop
    rotqby $70, $25, $55
    nop
    stqa $121, 0x1a880
    nop
    stqa $118, 0x1a890
    selb $25, $105, $69, $4
    stqa $115, 0x1a8a0
    nop
    stqa $81, 0x1a8b0
    selb $105, $75, $25, $2
    stqa $109, 0x1a8c0
    selb $75, $108, $103, $102
    stqa $106, 0x1a8d0
    xor $108, $25, $76
    stqa $103, 0x1a8e0
    selb $76, $79, $75, $82
    stqa $69, 0x1a8f0
    selb $82, $111, $106, $104
    lqd $79, 2176($107)
    xor $111, $75, $80
    rotqbyi $25, $70, 13
    selb $80, $83, $82, $10
    lqd $75, 1120($119)
    selb $83, $114, $109, $71
    lnop
    xor $114, $82, $84
    lnop
    selb $84, $87, $83, $13
    lnop
    andi $87, $25, 255
    rotqby $13, $79, $55
    selb $79, $117, $81, $93
    lnop
    xor $25, $83, $88
    shufb $117, $87, $75, $14
    selb $88, $91, $79, $7
    rotqbyi $87, $116, 1
    selb $91, $120, $115, $97
    rotqbyi $7, $13, 13
    xor $13, $79, $92
    rotqbyi $120, $73, 1
    selb $92, $95, $91, $18
    shlqbii $79, $90, 1
    selb $95, $123, $118, $101
    rotqbii $90, $87, 1
    xor $18, $91, $96
    shlqbii $123, $4, 1
    selb $91, $99, $95, $22
    rotqbii $96, $120, 1
    selb $120, $126, $121, $124
    rotqbyi $99, $113, 1
    xor $22, $95, $100
    lqa $126, 0x180e0
    selb $4, $98, $120, $21
    lqa $100, 0x180f0
    xor $98, $120, $94
    stqd $117, 1120($86)
    andi $120, $7, 255
    shlqbii $117, $69, 1
    selb $7, $79, $90, $51
    rotqbii $69, $99, 1
    selb $90, $123, $96, $51
    lnop
    xor $123, $126, $68
    lnop
    xor $126, $100, $67
    lnop
    selb $67, $117, $69, $51
    lqa $100, 0x180c0
    or $68, $123, $126
    lqa $117, 0x180d0
    andc $79, $105, $108
    lnop
    and $94, $68, $102
    lnop
    selb $21, $105, $79, $3
    lnop
    selb $3, $68, $94, $103
    lqd $105, 1456($119)
    xor $126, $100, $66
    lqa $123, 0x180a0
    xor $100, $117, $65
    lqa $69, 0x180b0
    andc $119, $76, $111
    lqd $117, 768($72)
    or $83, $126, $100
    lqd $96, 784($72)
    selb $75, $76, $119, $8
    lqd $99, 1024($72)
    and $8, $83, $104
    lqd $76, 1040($72)
    xor $126, $123, $64
    lqa $95, 0x18080
    xor $123, $69, $63
    lqa $87, 0x18090
    selb $82, $83, $8, $106
    lqa $69, 0x18060
    or $10, $126, $123
    lqa $70, 0x18070
    andc $100, $80, $114
    lqa $123, 0x18040
    and $2, $10, $71
    lqa $78, 0x18050
    selb $23, $80, $100, $11
    lqa $5, 0x18020
    selb $80, $10, $2, $109
    lqa $11, 0x18000
    xor $6, $95, $62
    stqa $49, 0x1a700
    xor $95, $87, $61
    stqa $49, 0x1a710
    andc $126, $84, $25
    stqa $49, 0x1a720
    or $9, $6, $95
    stqa $49, 0x1a730
    selb $6, $84, $126, $17
    stqa $49, 0x1a740
    and $17, $9, $93
    stqa $49, 0x1a750
    xor $84, $69, $60
    stqa $49, 0x1a760
    xor $69, $70, $59
    stqa $49, 0x1a770
    selb $87, $9, $17, $81
    lqd $95, 1792($107)
    or $12, $84, $69
    shufb $70, $117, $96, $110
    xor $117, $123, $58
    lqa $96, 0x18010
    xor $123, $78, $57
    shufb $69, $99, $76, $110
    xor $78, $5, $77
    lqa $99, 0x18030
    ai $76, $125, 1
    shufb $5, $120, $105, $14
    xor $120, $11, $70
    rotqby $105, $95, $55
    andi $95, $76, -16
    lnop
    xor $11, $96, $69
    lnop
    a $14, $95, $50
    stqd $5, 1456($86)
    xor $95, $99, $112
    rotqbyi $86, $105, 13
    or $99, $120, $11
    lqd $105, 448($14)
    or $96, $78, $95
    cbd $11, 0($76)
    or $78, $117, $123
    stqa $99, 0x1a780
    andc $123, $88, $13
    stqa $96, 0x1a790
    and $76, $12, $97
    stqa $78, 0x1a7a0
    selb $117, $88, $123, $15
    stqa $12, 0x1a7b0
    selb $15, $12, $76, $115
    stqa $9, 0x1a7c0
    andc $95, $92, $18
    stqa $10, 0x1a7d0
    and $5, $78, $101
    stqa $83, 0x1a7e0
    selb $88, $92, $95, $85
    stqa $68, 0x1a7f0
    selb $84, $78, $5, $118
    lqd $92, 1920($107)
    andc $85, $91, $22
    lnop
    andi $120, $86, 255
    lnop
    selb $86, $91, $85, $89
    lnop
    and $16, $96, $124
    shufb $91, $120, $105, $11
    andc $89, $4, $98
    rotqbyi $105, $14, 0
    and $20, $99, $90
    rotqby $120, $92, $55
    selb $19, $4, $89, $7
    lnop
    selb $4, $99, $20, $67
    lnop
    selb $7, $96, $16, $121
    stqd $91, 448($105)
    selb $92, $98, $19, $4
    rotqbyi $24, $120, 13
    selb $120, $22, $86, $7
    lqd $4, 784($14)
    selb $91, $18, $88, $84
    stqa $92, 0x1a800
    selb $88, $13, $117, $15
    stqa $120, 0x1a810
    selb $117, $25, $6, $87
    stqa $91, 0x1a820
    selb $87, $114, $23, $80
    stqa $88, 0x1a830
    selb $84, $111, $75, $82
    stqa $117, 0x1a840
    selb $82, $108, $21, $3
    stqa $87, 0x1a850
    nop
    stqa $84, 0x1a860
    andi $3, $24, 255
    stqa $82, 0x1a870
    nop
    lqd $24, 2048($107)
    nop
    shufb $21, $3, $4, $11
    nop
    lnop
    nop
    lnop
    nop
    lnop
    nop
    stqd $21, 784($105)
    nop
    rotqby $21, $24, $55
    nop
    stqa $89, 0x1a880
    nop
    stqa $85, 0x1a890
    selb $24, $108, $79, $82
    stqa $95, 0x1a8a0
    nop
    stqa $123, 0x1a8b0
    selb $108, $103, $24, $94
    stqa $126, 0x1a8c0
    selb $103, $111, $119, $84
    stqa $100, 0x1a8d0
    xor $111, $24, $102
    stqa $119, 0x1a8e0
    selb $102, $106, $103, $8
    stqa $79, 0x1a8f0
    selb $106, $114, $100, $87
    lqd $8, 2176($107)
    xor $114, $103, $104
    rotqbyi $24, $21, 13
    selb $104, $109, $106, $2
    lqd $103, 1120($14)
    selb $109, $25, $126, $117
    lnop
    xor $25, $106, $71
    lnop
    selb $106, $81, $109, $17
    lnop
    andi $81, $24, 255
    rotqby $17, $8, $55
    selb $8, $13, $123, $88
    lnop
    xor $13, $109, $93
    shufb $24, $81, $103, $11
    selb $109, $115, $8, $76
    rotqbyi $103, $116, 2
    selb $115, $18, $95, $91
    rotqbyi $76, $17, 13
    xor $17, $8, $97
    rotqbyi $18, $73, 2
    selb $8, $118, $115, $5
    shlqbii $97, $68, 1
    selb $118, $22, $85, $120
    rotqbii $68, $103, 1
    xor $22, $115, $101
    shlqbii $103, $82, 1
    selb $82, $121, $118, $16
    rotqbii $115, $18, 1
    selb $121, $98, $89, $92
    rotqbyi $16, $113, 2
    xor $98, $118, $124
    lqa $18, 0x180e0
    selb $5, $67, $121, $20
    lqa $124, 0x180f0
    xor $20, $121, $90
    stqd $24, 1120($105)
    andi $90, $76, 255
    shlqbii $121, $79, 1
    selb $79, $97, $68, $51
    rotqbii $76, $16, 1
    selb $16, $103, $115, $51
    lnop
    xor $115, $18, $66
    lnop
    xor $66, $124, $65
    lnop
    selb $65, $121, $76, $51
    lqa $124, 0x180c0
    or $76, $115, $66
    lqa $121, 0x180d0
    andc $66, $108, $111
    lnop
    and $18, $76, $84
    lnop
    selb $24, $108, $66, $83
    lnop
    selb $83, $76, $18, $119
    lqd $108, 1456($14)
    xor $14, $124, $64
    lqa $115, 0x180a0
    xor $103, $121, $63
    lqa $97, 0x180b0
    andc $124, $102, $114
    lqd $67, 1280($72)
    or $2, $14, $103
    lqd $118, 1296($72)
    selb $14, $102, $124, $10
    lqd $103, 1536($72)
    and $10, $2, $87
    lqd $102, 1552($72)
    xor $121, $115, $62
    lqa $68, 0x18080
    xor $115, $97, $61
    lqa $101, 0x18090
    selb $21, $2, $10, $100
    lqa $97, 0x18060
    or $94, $121, $115
    lqa $93, 0x18070
    andc $121, $104, $25
    lqa $115, 0x18040
    and $3, $94, $117
    lqa $81, 0x18050
    selb $4, $104, $121, $9
    lqa $71, 0x18020
    selb $9, $94, $3, $126
    lqa $104, 0x18000
    xor $75, $68, $60
    stqa $49, 0x1a700
    xor $68, $101, $59
    stqa $49, 0x1a710
    andc $101, $106, $13
    stqa $49, 0x1a720
    or $80, $75, $68
    stqa $49, 0x1a730
    selb $75, $106, $101, $12
    stqa $49, 0x1a740
    and $12, $80, $88
    stqa $49, 0x1a750
    xor $106, $97, $58
    stqa $49, 0x1a760
    xor $97, $93, $57
    stqa $49, 0x1a770
    selb $23, $80, $12, $123
    lqd $93, 1792($107)
    or $6, $106, $97
    shufb $68, $67, $118, $110
    xor $106, $115, $77
    lqa $118, 0x18010
    xor $115, $81, $112
    shufb $67, $103, $102, $110
    xor $102, $71, $70
    lqa $103, 0x18030
    ai $81, $125, 2
    shufb $71, $90, $108, $11
    xor $108, $104, $68
    rotqby $90, $93, $55
    andi $104, $81, -16
    lnop
    xor $93, $118, $67
    lnop
    a $11, $104, $50
    stqd $71, 1456($105)
    xor $105, $103, $69
    rotqbyi $104, $90, 13
    or $118, $108, $93
    lqd $103, 448($11)
    or $97, $102, $105
    cbd $108, 0($81)
    or $105, $106, $115
    stqa $118, 0x1a780
    andc $115, $109, $17
    stqa $97, 0x1a790
    and $90, $6, $91
    stqa $105, 0x1a7a0
    selb $106, $109, $115, $78
    stqa $6, 0x1a7b0
    selb $78, $6, $90, $95
    stqa $80, 0x1a7c0
    andc $93, $8, $22
    stqa $94, 0x1a7d0
    and $15, $105, $120
    stqa $2, 0x1a7e0
    selb $102, $8, $93, $96
    stqa $76, 0x1a7f0
    selb $8, $105, $15, $85
    lqd $109, 1920($107)
    andc $96, $82, $98
    lnop
    andi $81, $104, 255
    lnop
    selb $104, $82, $96, $99
    lnop
    and $82, $97, $92
    shufb $71, $81, $103, $108
    andc $99, $5, $20
    rotqbyi $86, $11, 0
    and $7, $118, $16
    rotqby $103, $109, $55
    selb $109, $5, $99, $79
    lnop
    selb $79, $118, $7, $65
    lnop
    selb $5, $97, $82, $89
    stqd $71, 448($86)
    selb $81, $20, $109, $79
    rotqbyi $19, $103, 13
    selb $71, $98, $104, $5
    lqd $79, 784($11)
    selb $109, $22, $102, $8
    stqa $81, 0x1a800
    selb $104, $17, $106, $78
    stqa $71, 0x1a810
    selb $106, $13, $75, $23
    stqa $109, 0x1a820
    selb $102, $25, $4, $9
    stqa $104, 0x1a830
    selb $103, $114, $14, $21
    stqa $106, 0x1a840
    selb $14, $111, $24, $83
    stqa $102, 0x1a850
    nop
    stqa $103, 0x1a860
    andi $83, $19, 255
    stqa $14, 0x1a870
    nop
    lqd $19, 2048($107)
    nop
    shufb $24, $83, $79, $108
    nop
    lnop
    nop
    lnop
    nop
    lnop
    nop
    stqd $24, 784($86)
    nop
    rotqby $24, $19, $55
    nop
    stqa $99, 0x1a880
    nop
    stqa $96, 0x1a890
    selb $19, $111, $66, $14
    stqa $93, 0x1a8a0
    nop
    stqa $115, 0x1a8b0
    selb $111, $119, $19, $18
    stqa $101, 0x1a8c0
    selb $119, $114, $124, $103
    stqa $121, 0x1a8d0
    xor $114, $19, $84
    stqa $124, 0x1a8e0
    selb $84, $100, $119, $10
    stqa $66, 0x1a8f0
    selb $100, $25, $121, $102
    lqd $10, 2176($107)
    xor $25, $119, $87
    rotqbyi $19, $24, 13
    selb $119, $126, $100, $3
    lqd $87, 1120($11)
    selb $126, $13, $101, $106
    lnop
    xor $13, $100, $117
    lnop
    selb $117, $123, $126, $12
    lnop
    andi $123, $19, 255
    rotqby $12, $10, $55
    selb $10, $17, $115, $104
    lnop
    xor $17, $126, $88
    shufb $19, $123, $87, $108
    selb $126, $95, $10, $90
    rotqbyi $123, $116, 3
    selb $95, $22, $93, $109
    rotqbyi $90, $12, 13
    xor $12, $10, $91
    rotqbyi $22, $73, 3
    selb $10, $85, $95, $15
    shlqbii $91, $76, 1
    selb $85, $98, $96, $71
    rotqbii $76, $123, 1
    xor $98, $95, $120
    shlqbii $123, $14, 1
    selb $14, $89, $85, $82
    rotqbii $120, $22, 1
    selb $89, $20, $99, $81
    rotqbyi $82, $113, 3
    xor $20, $85, $92
    lqa $22, 0x180e0
    selb $15, $65, $89, $7
    lqa $92, 0x180f0
    xor $7, $89, $16
    stqd $19, 1120($86)
    andi $16, $90, 255
    shlqbii $89, $66, 1
    selb $90, $91, $76, $51
    rotqbii $66, $82, 1
    selb $82, $123, $120, $51
    lnop
    xor $123, $22, $64
    lnop
    xor $64, $92, $63
    lnop
    selb $63, $89, $66, $51
    lqa $92, 0x180c0
    or $22, $123, $64
    lqa $89, 0x180d0
    andc $64, $111, $114
    lnop
    and $76, $22, $103
    lnop
    selb $19, $111, $64, $2
    lnop
    selb $2, $22, $76, $124
    lqd $111, 1456($11)
    xor $11, $92, $62
    lqa $123, 0x180a0
    xor $66, $89, $61
    lqa $120, 0x180b0
    andc $92, $84, $25
    lqd $91, 1792($72)
    or $3, $11, $66
    lqd $65, 1808($72)
    selb $24, $84, $92, $94
    lqd $11, 2048($72)
    and $18, $3, $102
    lqd $94, 2064($72)
    xor $84, $123, $60
    lqa $66, 0x18080
    xor $123, $120, $59
    lqa $85, 0x18090
    selb $83, $3, $18, $121
    lqa $95, 0x18060
    or $79, $84, $123
    lqa $88, 0x18070
    andc $89, $119, $13
    lqa $123, 0x18040
    and $21, $79, $106
    lqa $84, 0x18050
    selb $4, $119, $89, $80
    lqa $87, 0x18020
    selb $119, $79, $21, $101
    lqa $80, 0x18000
    xor $100, $66, $58
    stqa $49, 0x1a700
    xor $66, $85, $57
    stqa $49, 0x1a710
    andc $120, $117, $17
    stqa $49, 0x1a720
    or $9, $100, $66
    stqa $49, 0x1a730
    selb $75, $117, $120, $6
    stqa $49, 0x1a740
    and $6, $9, $104
    stqa $49, 0x1a750
    xor $117, $95, $77
    stqa $49, 0x1a760
    xor $95, $88, $112
    stqa $49, 0x1a770
    selb $23, $9, $6, $115
    lqd $88, 1792($107)
    or $78, $117, $95
    shufb $66, $91, $65, $110
    xor $117, $123, $70
    lqa $95, 0x18010
    xor $123, $84, $69
    shufb $65, $11, $94, $110
    xor $84, $87, $68
    lqa $94, 0x18030
    ai $11, $125, 3
    shufb $87, $16, $111, $108
    xor $111, $80, $66
    rotqby $108, $88, $55
    andi $88, $11, -16
    lnop
    xor $80, $95, $65
    lnop
    a $16, $88, $50
    stqd $87, 1456($86)
    xor $88, $94, $67
    rotqbyi $87, $108, 13
    or $85, $111, $80
    lqd $108, 448($16)
    or $91, $84, $88
    cbd $111, 0($11)
    or $11, $117, $123
    stqa $85, 0x1a780
    andc $95, $126, $12
    stqa $91, 0x1a790
    and $80, $78, $109
    stqa $11, 0x1a7a0
    selb $84, $126, $95, $105
    stqa $78, 0x1a7b0
    selb $105, $78, $80, $93
    stqa $9, 0x1a7c0
    andc $88, $10, $98
    stqa $79, 0x1a7d0
    and $94, $11, $71
    stqa $3, 0x1a7e0
    selb $86, $10, $88, $97
    stqa $22, 0x1a7f0
    selb $10, $11, $94, $96
    lqd $126, 1920($107)
    andc $97, $14, $20
    lnop
    andi $123, $87, 255
    lnop
    selb $87, $14, $97, $118
    lnop
    and $14, $91, $81
    shufb $117, $123, $108, $111
    andc $118, $15, $7
    rotqbyi $108, $16, 0
    and $8, $85, $82
    rotqby $100, $126, $55
    selb $126, $15, $118, $90
    lnop
    selb $90, $85, $8, $63
    lnop
    selb $15, $91, $14, $99
    stqd $117, 448($108)
    selb $123, $7, $126, $90
    rotqbyi $5, $100, 13
    selb $117, $20, $87, $15
    lqd $90, 784($16)
    selb $126, $98, $86, $10
    stqa $123, 0x1a800
    selb $87, $12, $84, $105
    stqa $117, 0x1a810
    selb $100, $17, $75, $23
    stqa $126, 0x1a820
    selb $84, $13, $4, $119
    stqa $87, 0x1a830
    selb $119, $25, $24, $83
    stqa $100, 0x1a840
    selb $83, $114, $19, $2
    stqa $84, 0x1a850
    nop
    stqa $119, 0x1a860
    andi $2, $5, 255
    stqa $83, 0x1a870
    nop
    lqd $5, 2048($107)
    nop
    shufb $19, $2, $90, $111
    nop
    lnop
    nop
    lnop
    nop
    lnop
    nop
    stqd $19, 784($108)
    nop
    rotqby $19, $5, $55
    nop
    stqa $118, 0x1a880
    nop
    stqa $97, 0x1a890
    selb $5, $114, $64, $83
    stqa $88, 0x1a8a0
    nop
    stqa $95, 0x1a8b0
    selb $114, $124, $5, $76
    stqa $120, 0x1a8c0
    selb $124, $25, $92, $119
    stqa $89, 0x1a8d0
    xor $25, $5, $103
    stqa $92, 0x1a8e0
    selb $103, $121, $124, $18
    stqa $64, 0x1a8f0
    selb $121, $13, $89, $84
    lqd $18, 2176($107)
    xor $13, $124, $102
    rotqbyi $5, $19, 13
    selb $124, $101, $121, $21
    lqd $102, 1120($16)
    selb $101, $17, $120, $100
    lnop
    xor $17, $121, $106
    lnop
    selb $121, $115, $101, $6
    lnop
    andi $115, $5, 255
    rotqby $6, $18, $55
    selb $5, $12, $95, $87
    lnop
    xor $12, $101, $104
    shufb $18, $115, $102, $111
    selb $115, $93, $5, $80
    rotqbyi $104, $116, 4
    selb $93, $98, $88, $126
    rotqbyi $80, $6, 13
    xor $98, $5, $109
    rotqbyi $6, $73, 4
    selb $5, $96, $93, $94
    shlqbii $109, $22, 1
    selb $96, $20, $97, $117
    rotqbii $94, $104, 1
    xor $20, $93, $71
    shlqbii $104, $83, 1
    selb $83, $99, $96, $14
    rotqbii $93, $6, 1
    selb $99, $7, $118, $123
    rotqbyi $6, $113, 4
    xor $7, $96, $81
    lqa $14, 0x180e0
    selb $22, $63, $99, $8
    lqa $96, 0x180f0
    xor $8, $99, $82
    stqd $18, 1120($108)
    andi $82, $80, 255
    shlqbii $99, $64, 1
    selb $80, $109, $94, $51
    rotqbii $64, $6, 1
    selb $94, $104, $93, $51
    lnop
    xor $104, $14, $62
    lnop
    xor $62, $96, $61
    lnop
    selb $61, $99, $64, $51
    lqa $96, 0x180c0
    or $14, $104, $62
    lqa $99, 0x180d0
    andc $62, $114, $25
    lnop
    and $6, $14, $119
    lnop
    selb $18, $114, $62, $3
    lnop
    selb $3, $14, $6, $92
    lqd $114, 1456($16)
    xor $16, $96, $60
    lqa $104, 0x180a0
    xor $96, $99, $59
    lqa $64, 0x180b0
    andc $81, $103, $13
    lqd $93, 2304($72)
    or $21, $16, $96
    lqd $109, 2320($72)
    selb $16, $103, $81, $79
    lqd $96, 2560($72)
    and $79, $21, $84
    lqd $103, 2576($72)
    xor $99, $104, $58
    lqa $63, 0x18080
    xor $104, $64, $57
    lqa $71, 0x18090
    selb $19, $21, $79, $89
    lqa $64, 0x18060
    or $76, $99, $104
    lqa $102, 0x18070
    andc $99, $124, $17
    lqa $104, 0x18040
    and $90, $76, $100
    lqa $101, 0x18050
    selb $2, $124, $99, $9
    lqa $106, 0x18020
    selb $124, $76, $90, $120
    lqa $9, 0x18000
    xor $24, $63, $77
    stqa $49, 0x1a700
    xor $63, $71, $112
    stqa $49, 0x1a710
    andc $71, $121, $12
    stqa $49, 0x1a720
    or $4, $24, $63
    stqa $49, 0x1a730
    selb $24, $121, $71, $78
    stqa $49, 0x1a740
    and $78, $4, $87
    stqa $49, 0x1a750
    xor $121, $64, $70
    stqa $49, 0x1a760
    xor $63, $102, $69
    stqa $49, 0x1a770
    selb $75, $4, $78, $95
    lqd $102, 1792($107)
    or $23, $121, $63
    shufb $64, $93, $109, $110
    xor $121, $104, $68
    lqa $109, 0x18010
    xor $104, $101, $67
    shufb $63, $96, $103, $110
    xor $101, $106, $66
    lqa $103, 0x18030
    ai $93, $125, 4
    shufb $106, $82, $114, $111
    xor $114, $9, $64
    rotqby $111, $102, $55
    andi $102, $93, -16
    lnop
    xor $9, $109, $63
    lnop
    a $82, $102, $50
    stqd $106, 1456($108)
    xor $108, $103, $65
    rotqbyi $106, $111, 13
    or $96, $114, $9
    lqd $111, 448($82)
    or $109, $101, $108
    cbd $114, 0($93)
    or $108, $121, $104
    stqa $96, 0x1a780
    andc $93, $115, $98
    stqa $109, 0x1a790
    and $9, $23, $126
    stqa $108, 0x1a7a0
    selb $121, $115, $93, $11
    stqa $23, 0x1a7b0
    selb $11, $23, $9, $88
    stqa $4, 0x1a7c0
    andc $104, $5, $20
    stqa $76, 0x1a7d0
    and $105, $108, $117
    stqa $21, 0x1a7e0
    selb $103, $5, $104, $91
    stqa $14, 0x1a7f0
    selb $5, $108, $105, $97
    lqd $115, 1920($107)
    andc $91, $83, $7
    lnop
    andi $101, $106, 255
    lnop
    selb $102, $83, $91, $85
    lnop
    and $83, $109, $123
    shufb $106, $101, $111, $114
    andc $85, $22, $8
    rotqbyi $111, $82, 0
    and $86, $96, $94
    rotqby $101, $115, $55
    selb $10, $22, $85, $80
    lnop
    selb $80, $96, $86, $61
    lnop
    selb $22, $109, $83, $118
    stqd $106, 448($111)
    selb $115, $8, $10, $80
    rotqbyi $15, $101, 13
    selb $106, $7, $102, $22
    lqd $80, 784($82)
    selb $101, $20, $103, $5
    stqa $115, 0x1a800
    selb $102, $98, $121, $11
    stqa $106, 0x1a810
    selb $121, $12, $24, $75
    stqa $101, 0x1a820
    selb $103, $17, $2, $124
    stqa $102, 0x1a830
    selb $124, $13, $16, $19
    stqa $121, 0x1a840
    selb $16, $25, $18, $3
    stqa $103, 0x1a850
    nop
    stqa $124, 0x1a860
    andi $3, $15, 255
    stqa $16, 0x1a870
    nop
    lqd $15, 2048($107)
    nop
    shufb $18, $3, $80, $114
    nop
    lnop
    nop
    lnop
    nop
    lnop
    nop
    stqd $18, 784($111)
    nop
    rotqby $18, $15, $55
    nop
    stqa $85, 0x1a880
    nop
    stqa $91, 0x1a890
    selb $15, $25, $62, $16
    stqa $104, 0x1a8a0
    nop
    stqa $93, 0x1a8b0
    selb $25, $92, $15, $6
    stqa $71, 0x1a8c0
    selb $92, $13, $81, $124
    stqa $99, 0x1a8d0
    xor $13, $15, $119
    stqa $81, 0x1a8e0
    selb $119, $89, $92, $79
    stqa $62, 0x1a8f0
    selb $89, $17, $99, $103
    lqd $79, 2176($107)
    xor $17, $92, $84
    rotqbyi $15, $18, 13
    selb $92, $120, $89, $90
    lqd $84, 1120($82)
    selb $120, $12, $71, $121
    lnop
    xor $12, $89, $100
    lnop
    selb $100, $95, $120, $78
    lnop
    andi $95, $15, 255
    rotqby $78, $79, $55
    selb $79, $98, $93, $102
    lnop
    xor $98, $120, $87
    shufb $15, $95, $84, $114
    selb $120, $88, $79, $9
    rotqbyi $95, $116, 5
    selb $88, $20, $104, $101
    rotqbyi $9, $78, 13
    xor $78, $79, $126
    rotqbyi $20, $73, 5
    selb $79, $97, $88, $105
    shlqbii $126, $14, 1
    selb $105, $7, $91, $106
    rotqbii $97, $95, 1
    xor $7, $88, $117
    shlqbii $95, $16, 1
    selb $16, $118, $105, $83
    rotqbii $117, $20, 1
    selb $118, $8, $85, $115
    rotqbyi $83, $113, 5
    xor $8, $105, $123
    lqa $20, 0x180e0
    selb $105, $61, $118, $86
    lqa $123, 0x180f0
    xor $86, $118, $94
    stqd $15, 1120($111)
    andi $94, $9, 255
    shlqbii $118, $62, 1
    selb $9, $126, $97, $51
    rotqbii $62, $83, 1
    selb $83, $95, $117, $51
    lnop
    xor $117, $20, $60
    lnop
    xor $60, $123, $59
    lnop
    selb $59, $118, $62, $51
    lqa $123, 0x180c0
    or $20, $117, $60
    lqa $118, 0x180d0
    andc $60, $25, $13
    lnop
    and $15, $20, $124
    lnop
    selb $14, $25, $60, $21
    lnop
    selb $25, $20, $15, $81
    lqd $21, 1456($82)
    xor $82, $123, $58
    lqa $117, 0x180a0
    xor $62, $118, $57
    lqa $95, 0x180b0
    andc $123, $119, $17
    lqd $126, 2816($72)
    or $90, $82, $62
    lqd $97, 2832($72)
    selb $18, $119, $123, $76
    lqd $82, 3072($72)
    and $76, $90, $103
    lqd $119, 3088($72)
    xor $62, $117, $77
    lqa $61, 0x18080
    xor $117, $95, $112
    lqa $88, 0x18090
    selb $6, $90, $76, $99
    lqa $95, 0x18060
    or $80, $62, $117
    lqa $87, 0x18070
    andc $118, $92, $12
    lqa $84, 0x18040
    and $3, $80, $121
    lqa $89, 0x18050
    selb $19, $92, $118, $4
    lqa $2, 0x18020
    selb $92, $80, $3, $71
    lqa $4, 0x18000
    xor $62, $61, $70
    stqa $49, 0x1a700
    xor $61, $88, $69
    stqa $49, 0x1a710
    andc $117, $100, $98
    stqa $49, 0x1a720
    or $75, $62, $61
    stqa $49, 0x1a730
    selb $24, $100, $117, $23
    stqa $49, 0x1a740
    and $23, $75, $102
    stqa $49, 0x1a750
    xor $100, $95, $68
    stqa $49, 0x1a760
    xor $95, $87, $67
    stqa $49, 0x1a770
    selb $11, $75, $23, $93
    lqd $87, 1792($107)
    or $5, $100, $95
    shufb $62, $126, $97, $110
    xor $100, $84, $66
    lqa $126, 0x18010
    xor $84, $89, $65
    shufb $61, $82, $119, $110
    xor $89, $2, $64
    lqa $119, 0x18030
    ai $82, $125, 5
    shufb $2, $94, $21, $114
    xor $114, $4, $62
    rotqby $94, $87, $55
    andi $87, $82, -16
    lnop
    xor $4, $126, $61
    lnop
    a $21, $87, $50
    stqd $2, 1456($111)
    xor $111, $119, $63
    rotqbyi $2, $94, 13
    or $97, $114, $4
    lqd $119, 448($21)
    or $126, $89, $111
    cbd $114, 0($82)
    or $111, $100, $84
    stqa $97, 0x1a780
    andc $88, $120, $78
    stqa $126, 0x1a790
    and $82, $5, $101
    stqa $111, 0x1a7a0
    selb $89, $120, $88, $108
    stqa $5, 0x1a7b0
    selb $108, $5, $82, $104
    stqa $75, 0x1a7c0
    andc $87, $79, $7
    stqa $80, 0x1a7d0
    and $4, $111, $106
    stqa $90, 0x1a7e0
    selb $84, $79, $87, $109
    stqa $20, 0x1a7f0
    selb $79, $111, $4, $91
    lqd $120, 1920($107)
    andc $109, $16, $8
    lnop
    andi $100, $2, 255
    lnop
    selb $2, $16, $109, $96
    lnop
    and $16, $126, $115
    shufb $94, $100, $119, $114
    andc $96, $105, $86
    rotqbyi $22, $21, 0
    and $10, $97, $83
    rotqby $119, $120, $55
    selb $120, $105, $96, $9
    lnop
    selb $105, $97, $10, $59
    lnop
    selb $9, $126, $16, $85
    stqd $94, 448($22)
    selb $95, $86, $120, $105
    rotqbyi $94, $119, 13
    selb $100, $8, $2, $9
    lqd $105, 784($21)
    selb $120, $7, $84, $79
    stqa $95, 0x1a800
    selb $84, $78, $89, $108
    stqa $100, 0x1a810
    selb $89, $98, $24, $11
    stqa $120, 0x1a820
    selb $119, $12, $19, $92
    stqa $84, 0x1a830
    selb $92, $17, $18, $6
    stqa $89, 0x1a840
    selb $6, $13, $14, $25
    stqa $119, 0x1a850
    nop
    stqa $92, 0x1a860
    andi $14, $94, 255
    stqa $6, 0x1a870
    nop
    lqd $94, 2048($107)
    nop
    shufb $25, $14, $105, $114
    nop
    lnop
    nop
    lnop
    nop
    lnop
    nop
    stqd $25, 784($22)
    nop
    rotqby $25, $94, $55
    nop
    stqa $96, 0x1a880
    nop
    stqa $109, 0x1a890
    selb $94, $13, $60, $6
    stqa $87, 0x1a8a0
    nop
    stqa $88, 0x1a8b0
    selb $13, $81, $94, $15
    stqa $117, 0x1a8c0
    selb $81, $17, $123, $92
    stqa $118, 0x1a8d0
    xor $17, $94, $124
    stqa $123, 0x1a8e0
    selb $124, $99, $81, $76
    stqa $60, 0x1a8f0
    selb $99, $12, $118, $119
    lqd $76, 2176($107)
    xor $12, $81, $103
    rotqbyi $94, $25, 13
    selb $103, $71, $99, $3
    lqd $81, 1120($21)
    selb $71, $98, $117, $89
    lnop
    xor $3, $99, $121
    lnop
    selb $99, $93, $71, $23
    lnop
    andi $93, $94, 255
    rotqby $23, $76, $55
    selb $94, $78, $88, $84
    lnop
    xor $76, $71, $102
    shufb $78, $93, $81, $114
    selb $102, $104, $94, $82
    rotqbyi $93, $116, 6
    selb $104, $7, $87, $120
    rotqbyi $82, $23, 13
    xor $7, $94, $101
    rotqbyi $23, $73, 6
    selb $101, $91, $104, $4
    shlqbii $94, $20, 1
    selb $91, $8, $109, $100
    rotqbii $4, $93, 1
    xor $93, $104, $106
    shlqbii $8, $6, 1
    selb $6, $85, $91, $16
    rotqbii $106, $23, 1
    selb $85, $86, $96, $95
    rotqbyi $16, $113, 6
    xor $23, $91, $115
    lqa $86, 0x180e0
    selb $91, $59, $85, $10
    lqa $115, 0x180f0
    xor $10, $85, $83
    stqd $78, 1120($22)
    andi $85, $82, 255
    shlqbii $83, $60, 1
    selb $20, $94, $4, $51
    rotqbii $82, $16, 1
    selb $94, $8, $106, $51
    lnop
    xor $106, $86, $58
    lnop
    xor $86, $115, $57
    lnop
    selb $57, $83, $82, $51
    lqa $115, 0x180c0
    or $83, $106, $86
    lqa $82, 0x180d0
    andc $58, $13, $17
    lnop
    and $8, $83, $92
    lnop
    selb $4, $13, $58, $90
    lnop
    selb $13, $83, $8, $123
    lqd $90, 1456($21)
    xor $21, $115, $77
    lqa $106, 0x180a0
    xor $86, $82, $112
    lqa $16, 0x180b0
    andc $115, $124, $12
    lqd $82, 3328($72)
    or $81, $21, $86
    lqd $78, 3344($72)
    selb $21, $124, $115, $80
    lqd $86, 3584($72)
    and $71, $81, $119
    lqd $80, 3600($72)
    xor $124, $106, $70
    lqa $60, 0x18080
    xor $106, $16, $69
    lqa $59, 0x18090
    selb $16, $81, $71, $118
    lqa $104, 0x18060
    or $25, $124, $106
    lqa $98, 0x18070
    andc $121, $103, $3
    lqa $106, 0x18040
    and $15, $25, $89
    lqa $105, 0x18050
    selb $14, $103, $121, $75
    lqa $18, 0x18020
    selb $75, $25, $15, $117
    lqa $103, 0x18000
    xor $19, $60, $68
    stqa $49, 0x1a700
    xor $60, $59, $67
    stqa $49, 0x1a710
    andc $124, $99, $76
    stqa $49, 0x1a720
    or $11, $19, $60
    stqa $49, 0x1a730
    selb $19, $99, $124, $5
    stqa $49, 0x1a740
    and $99, $11, $84
    stqa $49, 0x1a750
    xor $5, $104, $66
    stqa $49, 0x1a760
    xor $104, $98, $65
    stqa $49, 0x1a770
    selb $98, $11, $99, $88
    lqd $24, 1792($107)
    or $9, $5, $104
    shufb $60, $82, $78, $110
    xor $82, $106, $64
    lqa $104, 0x18010
    xor $78, $105, $63
    shufb $59, $86, $80, $110
    xor $86, $18, $62
    lqa $105, 0x18030
    ai $80, $125, 6
    shufb $18, $85, $90, $114
    xor $114, $103, $60
    rotqby $90, $24, $55
    andi $103, $80, -16
    lnop
    xor $24, $104, $59
    lnop
    a $85, $103, $50
    stqd $18, 1456($22)
    xor $103, $105, $61
    rotqbyi $18, $90, 13
    or $106, $114, $24
    lqd $105, 448($85)
    or $104, $86, $103
    cbd $24, 0($80)
    or $80, $82, $78
    stqa $106, 0x1a780
    andc $90, $102, $7
    stqa $104, 0x1a790
    and $22, $9, $120
    stqa $80, 0x1a7a0
    selb $5, $102, $90, $111
    stqa $9, 0x1a7b0
    selb $108, $9, $22, $87
    stqa $11, 0x1a7c0
    andc $86, $101, $93
    stqa $25, 0x1a7d0
    and $79, $80, $100
    stqa $81, 0x1a7e0
    selb $111, $101, $86, $126
    stqa $83, 0x1a7f0
    selb $126, $80, $79, $109
    lqd $101, 1920($107)
    andc $82, $6, $23
    lnop
    andi $102, $18, 255
    lnop
    selb $18, $6, $82, $97
    lnop
    and $97, $104, $95
    shufb $6, $102, $105, $24
    andc $78, $91, $10
    rotqbyi $26, $85, 0
    and $2, $106, $94
    rotqby $105, $101, $55
    selb $101, $91, $78, $20
    lnop
    selb $91, $106, $2, $57
    lnop
    selb $20, $104, $97, $96
    stqd $6, 448($26)
    selb $102, $10, $101, $91
    rotqbyi $6, $105, 13
    selb $103, $23, $18, $20
    lqd $101, 784($85)
    selb $114, $93, $111, $126
    stqa $102, 0x1a800
    selb $111, $7, $5, $108
    stqa $103, 0x1a810
    selb $108, $76, $19, $98
    stqa $114, 0x1a820
    selb $105, $3, $14, $75
    stqa $111, 0x1a830
    selb $98, $12, $21, $16
    stqa $108, 0x1a840
    selb $16, $17, $4, $13
    stqa $105, 0x1a850
    nop
    stqa $98, 0x1a860
    andi $4, $6, 255
    stqa $16, 0x1a870
    nop
    lqd $6, 2048($107)
    nop
    shufb $13, $4, $101, $24
    nop
    lnop
    nop
    lnop
    nop
    lnop
    nop
    stqd $13, 784($26)
    nop
    rotqby $13, $6, $55
    nop
    stqa $78, 0x1a880
    nop
    stqa $82, 0x1a890
    selb $6, $17, $58, $16
    stqa $86, 0x1a8a0
    nop
    stqa $90, 0x1a8b0
    selb $17, $123, $6, $8
    stqa $124, 0x1a8c0
    selb $8, $12, $115, $98
    stqa $121, 0x1a8d0
    xor $123, $6, $92
    stqa $115, 0x1a8e0
    selb $92, $118, $8, $71
    stqa $58, 0x1a8f0
    selb $71, $3, $121, $105
    lqd $6, 2176($107)
    xor $118, $8, $119
    rotqbyi $3, $13, 13
    selb $119, $117, $71, $15
    lqd $8, 1120($85)
    selb $15, $76, $124, $108
    lnop
    xor $117, $71, $89
    lnop
    selb $89, $88, $15, $99
    lnop
    andi $99, $3, 255
    rotqby $88, $6, $55
    selb $6, $7, $90, $111
    lqd $3, 7296($122)
    xor $122, $15, $84
    shufb $7, $99, $8, $24
    selb $99, $87, $6, $22
    rotqbyi $84, $116, 7
    selb $87, $93, $86, $114
    rotqbyi $22, $88, 13
    xor $116, $6, $120
    rotqbyi $93, $73, 7
    selb $120, $109, $87, $79
    shlqbii $73, $83, 1
    selb $83, $23, $82, $103
    rotqbii $79, $84, 1
    xor $109, $87, $100
    shlqbii $84, $16, 1
    selb $100, $96, $83, $97
    rotqbii $87, $93, 1
    selb $97, $10, $78, $102
    rotqbyi $96, $113, 7
    xor $113, $83, $95
    lqa $10, 0x180e0
    selb $16, $57, $97, $2
    lqa $95, 0x180f0
    xor $23, $97, $94
    stqd $7, 1120($26)
    andi $97, $22, 255
    shlqbii $94, $58, 1
    selb $22, $73, $79, $51
    rotqbii $58, $96, 1
    selb $7, $84, $87, $51
    lnop
    xor $87, $10, $77
    rotqbyi $2, $49, 0
    xor $77, $95, $112
    rotqby $10, $3, $125
    selb $3, $94, $58, $51
    lqa $95, 0x180c0
    or $73, $87, $77
    lqa $94, 0x180d0
    andc $71, $17, $123
    rotqbyi $4, $49, 0
    and $112, $73, $98
    shlqbii $6, $74, 1
    selb $8, $17, $71, $81
    rotqbii $74, $10, 1
    selb $15, $73, $112, $115
    lqd $17, 1456($85)
    xor $85, $95, $70
    lqa $81, 0x180a0
    xor $95, $94, $69
    lqa $87, 0x180b0
    andc $75, $92, $118
    lqd $94, 3840($72)
    or $77, $85, $95
    lqd $84, 3856($72)
    selb $13, $92, $75, $25
    lqd $95, 4096($72)
    and $25, $77, $105
    lqd $92, 4112($72)
    xor $72, $81, $68
    lqa $85, 0x18080
    xor $58, $87, $67
    lqa $96, 0x18090
    selb $12, $77, $25, $121
    lqa $87, 0x18060
    or $81, $72, $58
    lqa $57, 0x18070
    andc $79, $119, $117
    lqa $72, 0x18040
    and $21, $81, $108
    lqa $93, 0x18050
    selb $76, $119, $79, $11
    lqa $88, 0x18020
    selb $119, $81, $21, $124
    lqa $11, 0x18000
    xor $58, $85, $66
    stqa $49, 0x1a700
    xor $101, $96, $65
    stqa $49, 0x1a710
    andc $83, $89, $122
    stqa $49, 0x1a720
    or $85, $58, $101
    stqa $49, 0x1a730
    selb $14, $89, $83, $9
    stqa $49, 0x1a740
    and $9, $85, $111
    stqa $49, 0x1a750
    xor $101, $87, $64
    stqa $49, 0x1a760
    xor $87, $57, $63
    stqa $49, 0x1a770
    selb $19, $85, $9, $90
    lqd $96, 1792($107)
    or $89, $101, $87
    shufb $58, $94, $84, $110
    xor $94, $72, $62
    lqa $101, 0x18010
    xor $72, $93, $61
    shufb $57, $95, $92, $110
    xor $95, $88, $60
    lqa $110, 0x18030
    ai $93, $125, 7
    shufb $88, $97, $17, $24
    xor $125, $11, $58
    rotqby $97, $96, $55
    andi $11, $93, -16
    rotqbyi $96, $10, 1
    xor $24, $101, $57
    shlqbii $17, $49, 1
    a $5, $11, $50
    stqd $88, 1456($26)
    xor $88, $110, $59
    rotqbyi $11, $97, 13
    or $101, $125, $24
    lqd $110, 448($5)
    or $97, $95, $88
    cbd $125, 0($93)
    or $93, $94, $72
    stqa $101, 0x1a780
    andc $87, $99, $116
    stqa $97, 0x1a790
    and $24, $89, $114
    stqa $93, 0x1a7a0
    selb $94, $99, $87, $80
    stqa $89, 0x1a7b0
    selb $80, $89, $24, $86
    stqa $85, 0x1a7c0
    andc $91, $120, $109
    stqa $81, 0x1a7d0
    and $26, $93, $103
    stqa $77, 0x1a7e0
    selb $72, $120, $91, $104
    stqa $73, 0x1a7f0
    selb $120, $93, $26, $82
    lqd $104, 1920($107)
    andc $95, $100, $113
    rotqbii $126, $96, 1
    andi $99, $11, 255
    rotqbyi $96, $10, 2
    selb $88, $100, $95, $106
    shlqbii $11, $49, 1
    and $18, $97, $102
    shufb $106, $99, $110, $125
    andc $99, $16, $23
    rotqbyi $110, $5, 0
    and $20, $101, $7
    rotqby $92, $104, $55
    selb $84, $16, $99, $22
    rotqbii $104, $96, 1
    selb $96, $101, $20, $3
    rotqbyi $16, $10, 3
    selb $22, $97, $18, $78
    stqd $106, 448($110)
    selb $100, $23, $84, $96
    rotqbyi $106, $92, 13
    selb $96, $113, $88, $22
    lqd $27, 784($5)
    selb $92, $109, $72, $120
    stqa $100, 0x1a800
    selb $88, $116, $94, $80
    stqa $96, 0x1a810
    selb $84, $122, $14, $19
    stqa $92, 0x1a820
    selb $80, $117, $76, $119
    stqa $88, 0x1a830
    selb $76, $118, $13, $12
    stqa $84, 0x1a840
    selb $72, $123, $8, $15
    stqa $80, 0x1a850
    nop
    stqa $76, 0x1a860
    nop
    stqa $72, 0x1a870
    nop
    lqd $8, 2048($107)
    nop
    shlqbii $15, $49, 1
    nop
    rotqbii $12, $16, 1
    andi $13, $106, 255
    rotqbyi $16, $10, 4
    nop
    shlqbii $106, $49, 1
    nop
    shufb $119, $13, $27, $125
    nop
    rotqby $13, $8, $55
    nop
    rotqbii $8, $16, 1
    nop
    rotqbyi $16, $10, 5
    nop
    stqd $119, 784($110)
    nop
    rotqbyi $119, $13, 13
    nop
    lqd $13, 1120($5)
    nop
    stqa $99, 0x1a880
    nop
    stqa $95, 0x1a890
    nop
    stqa $91, 0x1a8a0
    nop
    stqa $87, 0x1a8b0
    nop
    stqa $83, 0x1a8c0
    nop
    stqa $79, 0x1a8d0
    nop
    stqa $75, 0x1a8e0
    nop
    stqa $71, 0x1a8f0
    nop
    lqd $27, 2176($107)
    nop
    shlqbii $107, $49, 1
    nop
    rotqbii $14, $16, 1
    andi $19, $119, 255
    rotqbyi $16, $10, 6
    nop
    shlqbii $119, $49, 1
    selb $94, $6, $74, $51
    shufb $120, $19, $13, $125
    selb $94, $17, $126, $51
    rotqby $74, $27, $55
    selb $126, $11, $104, $51
    rotqbii $94, $16, 1
    selb $126, $15, $12, $51
    rotqbyi $11, $49, 0
    selb $126, $106, $8, $51
    stqd $120, 1120($110)
    selb $126, $107, $14, $51
    rotqbyi $120, $74, 13
    selb $126, $119, $94, $51
    lqd $107, 1456($5)
    selb $94, $123, $71, $72
    rotqbyi $5, $49, 0
    selb $14, $118, $75, $76
    rotqbyi $74, $49, 0
    selb $8, $117, $79, $80
    rotqbyi $118, $49, 0
    andi $117, $120, 255
    rotqbyi $12, $49, 0
    selb $15, $122, $83, $84
    rotqbyi $120, $10, 7
    selb $10, $116, $87, $88
    shufb $122, $117, $107, $125
    selb $17, $23, $99, $100
    rotqbyi $16, $49, 0
    selb $27, $113, $95, $96
    shlqbii $23, $49, 1
    xor $126, $17, $7
    rotqbii $106, $120, 1
    selb $7, $109, $91, $92
    stqd $122, 1456($110)
    xor $123, $27, $102
    rotqbyi $125, $126, 0
    xor $120, $7, $103
    hbrr osa_steady_tap_branch, osa_steady_tap_loop
    xor $117, $10, $114
    rotqbyi $122, $123, 0
    xor $114, $15, $111
    rotqbyi $119, $120, 0
    xor $111, $8, $108
    rotqbyi $116, $117, 0
    xor $108, $14, $105
    rotqbyi $113, $114, 0
    xor $105, $94, $98
    rotqbyi $110, $111, 0
    selb $98, $23, $106, $51
    rotqbyi $107, $108, 0
    selb $103, $115, $94, $112
    rotqbyi $104, $105, 0
    selb $106, $121, $14, $25
    rotqbyi $102, $16, 0
    selb $109, $124, $8, $21
    rotqbyi $98, $12, 0
    selb $112, $90, $15, $9
    rotqbyi $94, $118, 0
    selb $115, $86, $10, $24
    rotqbyi $90, $74, 0
    selb $118, $82, $7, $26
    rotqbyi $86, $5, 0
    selb $121, $78, $27, $18
    rotqbyi $82, $11, 0
    ai $56, $56, -1
    rotqbyi $78, $4, 0
    selb $124, $3, $17, $20
    rotqbyi $74, $2, 0
    ai $127, $127, 1
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
