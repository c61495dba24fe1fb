# iupac in the wavefront layout, 4 rows a lane, for spu.
#
# Made by: minterm compile iupac --layout wavefront --target spu --alphabet ACGTRYSWKMBDHVN --rows 4 --emit asm
#
# Local store:
#     0x18000 a         planes of a's symbols, one word a register and plane
#     0x18100 windows   windows of b's symbols, eight shifted copies a residue and plane
#     0x19100 active    windows of "column exists", eight shifted copies a residue
#     0x19500 vertical  vertical flow, one word a register and plane, in and out
#     0x19580 down      downward flow of the last step, one word a register and plane, in and out
#     0x19600 top       top edge, one byte a column and plane, in
#     0x19760 bottom    bottom edge, one byte a step and plane, out
#     0x198c0 tap       scratch, one word a plane and register
#     $3      begin     first iteration
#     $4      end       one past the last iteration
#     32      copy_stride bytes between shifted copies
#     176     top_stride bytes between planes of the top edge
#     176     bottom_stride bytes between planes of the bottom edge
#     $5      tap_byte  byte of the row wanted in a plane's words
# Bits within bytes are the other way round than in other kernels: bit 0 of a word is
# the most significant one. A call does a piece of a strip: begin and end count iterations from a
# multiple of 8 on, end is at most 40, and windows and edges lie here from there on.
#
# What is computed, for a of m and b of n symbols:
#     recurrence iupac
#       predicate common_base: 992 of 65536 pairs
#       int D[0][j] = j
#       int D[i][0] = i
#       int D[i][j] = min(D[i-1][j] + 1, D[i][j-1] + 1, D[i-1][j-1] + (common_base ? 0 : 1))
#       answer D[m][n]
#
# Codes of symbols, of which bit p is in plane p:
#     a and b: 'A' 0, 'B' 1, 'C' 2, 'D' 3, 'G' 4, 'H' 5, 'K' 6, 'M' 7, 'N' 8, 'R' 9, 'S' 10, 'T' 11
#              'V' 12, 'W' 13, 'Y' 14
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
# What lies where. Rows and columns are counted from 0 here. A strip has 512 rows: row r is bit 127 - r / 4
# of word r % 4, and bit x of a word is bit x % 8 of its byte x / 8.
#     a         word (r % 4) * 4 + p: plane p of the symbols of its rows
#     windows   sequence x * 4 + p, for x from 0 to 3: 128 zeros, then plane p of the columns x, x + 4,
#               x + 8, .. and zeros. Eight copies of each, copy c without its first c bits: byte
#               (sequence * 8 + c) * copy_stride begins it. copy_stride is at least iterations / 8 + 17
#     active    sequences x alone, 128 zeros and then a one for each column x, x + 4, .. that there is
#     vertical  word (r % 4) * 2 + p: plane p of what enters its rows from the left, and after the
#               last call of what leaves them on the right
#     down      8 words, which may be anything at first
#     top       byte p * top_stride + j: plane p of what enters column j from above, in bit 0; 16 bytes
#               behind the last step are read
#     bottom    byte p * bottom_stride + j + 511: plane p of what leaves the strip's last row in column j,
#               in bit 0. A step s writes bytes s to s + 3. It may be 511 bytes before top: a
#               strip then turns the row above it into the row below it
#
# What to call. Step s computes the cells (r, s - r) of all rows r, iteration q the steps from 4 q to 4 q + 3.
# R rows, 1 to 512 of them, and n columns take (R + n - 1 + 3) / 4 iterations. `edge` does any of them;
# `steady` is faster and does those in which all rows have a column: from (R - 1 + 3) / 4 to n / 4 - 1.
# Calls follow each other in the same memory, each for the iterations from begin to end - 1.
# More rows are strips from the top to the bottom, all but the last of 512 rows: `bottom` of one is `top`
# of the next, and windows and active are the same for all.
#
# The answer D[m][n] is D[0][n] plus what the vertical codes of all m rows stand for
# after the last call (D[i][n] - D[i-1][n] then).
#
# A cell: 6 gates, fewer than 4 are impossible (shipped).
# spu: 58 gates, depth 19, 0 moves, 24 live registers
# inputs v0 v1 h0 h1 a0 a1 a2 a3 b0 b1 b2 b3
# g0 = and(b0, b2)
# g1 = andc(b3, g0)
# g2 = andc(b2, b3)
# g3 = nor(b1, g2)
# g4 = andc(b0, b3)
# g5 = xor(g3, g4)
# g6 = selb(g3, a1, a2)
# g7 = selb(g6, g5, b1)
# g8 = xor(a0, a2)
# g9 = selb(b2, g2, g8)
# g10 = nor(a0, a2)
# g11 = and(b1, b3)
# g12 = selb(g10, a2, g11)
# g13 = nor(b3, g12)
# g14 = andc(g13, g8)
# g15 = xor(g9, g13)
# g16 = selb(g14, b1, a2)
# g17 = xor(b1, g14)
# g18 = selb(b2, g11, g12)
# g19 = and(a0, g18)
# g20 = selb(g1, g15, g17)
# g21 = nor(a3, g20)
# g22 = nor(a3, g15)
# g23 = xor(g19, g22)
# g24 = xor(g1, g23)
# g25 = andc(g1, g22)
# g26 = nor(b0, b2)
# g27 = selb(g9, g26, g16)
# g28 = andc(b3, g16)
# g29 = xor(g26, g28)
# g30 = selb(g26, b1, g24)
# g31 = nor(a3, g5)
# g32 = selb(b0, g27, g31)
# g33 = selb(g21, g32, g11)
# g34 = selb(g33, g17, g19)
# g35 = xor(g7, g32)
# g36 = andc(g34, g10)
# g37 = xor(g10, g25)
# g38 = xor(g31, g36)
# g39 = selb(g36, a1, g4)
# g40 = and(a3, g29)
# g41 = selb(g39, g40, b1)
# g42 = selb(g5, g38, b2)
# g43 = selb(g38, g41, a0)
# g44 = selb(b3, g42, a3)
# g45 = andc(a0, g44)
# g46 = andc(g35, b3)
# g47 = xor(g46, g45)
# g48 = and(b3, g37)
# g49 = xor(g30, g48)
# g50 = selb(g47, g49, b0)
# g51 = selb(g43, g50, a1)
# g52 = andc(g51, v1)
# g53 = and(h1, g51)
# g54 = selb(h1, h0, g52)
# g55 = andc(h0, g52)
# g56 = selb(v1, v0, g53)
# g57 = or(v0, g53)
# v0' = g54
# v1' = g55
# h0' = g56
# h1' = g57

constants:
    .long 0x00018000, 0x00018000, 0x00018000, 0x00018000
    .long 0x03030303, 0x03030303, 0x03030303, 0x03030303
    .long 0x00010203, 0x04050607, 0x08090a0b, 0x0c0d0e0f
    .long 0x00000000, 0x00000000, 0x00000000, 0x00000001
    .long 0x01020304, 0x05060708, 0x090a0b0c, 0x0d0e0f10

.global iupac_edge
.align 3
iupac_edge:
    lqa $94, 0x0
    lqa $93, 0x10
    lqa $92, 0x20
    lqa $91, 0x30
    lqa $90, 0x40
    lqa $126, 0x19500
    lqa $125, 0x19510
    lqa $124, 0x19520
    lqa $123, 0x19530
    lqa $122, 0x19540
    lqa $121, 0x19550
    lqa $120, 0x19560
    lqa $119, 0x19570
    lqa $118, 0x19580
    lqa $117, 0x19590
    lqa $116, 0x195a0
    lqa $115, 0x195b0
    lqa $114, 0x195c0
    lqa $113, 0x195d0
    lqa $112, 0x195e0
    lqa $111, 0x195f0
    andi $6, $3, 7
    rotmi $7, $3, -3
    shli $6, $6, 5
    a $6, $6, $7
    andi $7, $6, -16
    a $7, $7, $94
    lqd $8, 1280($7)
    lqd $9, 1296($7)
    shufb $6, $6, $6, $93
    andbi $6, $6, 15
    a $6, $6, $92
    shufb $110, $8, $9, $6
    lqd $8, 1536($7)
    lqd $9, 1552($7)
    shufb $109, $8, $9, $6
    lqd $8, 1792($7)
    lqd $9, 1808($7)
    shufb $108, $8, $9, $6
    lqd $8, 2048($7)
    lqd $9, 2064($7)
    shufb $107, $8, $9, $6
    lqd $8, 4608($7)
    lqd $9, 4624($7)
    shufb $106, $8, $9, $6
    lqd $8, 2304($7)
    lqd $9, 2320($7)
    shufb $105, $8, $9, $6
    lqd $8, 2560($7)
    lqd $9, 2576($7)
    shufb $104, $8, $9, $6
    lqd $8, 2816($7)
    lqd $9, 2832($7)
    shufb $103, $8, $9, $6
    lqd $8, 3072($7)
    lqd $9, 3088($7)
    shufb $102, $8, $9, $6
    lqd $8, 4864($7)
    lqd $9, 4880($7)
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
    lqd $9, 4112($7)
    shufb $97, $8, $9, $6
    lqd $8, 5120($7)
    lqd $7, 5136($7)
    shufb $96, $8, $7, $6
    sf $95, $3, $4
    ori $127, $3, 0
    cgti $2, $95, 0
    brz $2, iupac_edge_end
    ai $5, $127, 1
    andi $2, $5, 7
    rotmi $3, $5, -3
    shli $4, $127, 2
# 984 cycles an iteration, 982 at least: 982 instructions for the even pipe, 171 for the odd one; 1 cycles of nops alone
.align 3
iupac_edge_loop:
    shli $15, $2, 5
    lnop
    ai $127, $127, 1
    lnop
    nop
    lnop
    ai $5, $127, 1
    lnop
    a $11, $15, $3
    lnop
    andi $2, $5, 7
    lnop
    nop
    shufb $15, $11, $11, $93
    andi $9, $11, -16
    lnop
    rotmi $3, $5, -3
    lnop
    a $5, $9, $94
    lnop
    andbi $9, $15, 15
    lnop
    andi $15, $4, -16
    lnop
    a $6, $9, $92
    lnop
    a $7, $15, $94
    lqa $11, 0x180d0
    andc $9, $108, $107
    lqa $15, 0x180e0
    and $10, $110, $108
    lqa $14, 0x180c0
    nor $13, $109, $9
    lnop
    andc $8, $110, $107
    lnop
    andc $12, $107, $10
    lnop
    xor $10, $13, $8
    lnop
    selb $16, $13, $11, $15
    lnop
    nor $13, $14, $15
    lnop
    and $17, $109, $107
    lnop
    selb $18, $16, $10, $109
    lnop
    selb $16, $13, $15, $17
    lnop
    xor $19, $14, $15
    lnop
    nor $20, $107, $16
    lnop
    selb $21, $108, $9, $19
    lnop
    andc $22, $20, $19
    lqa $9, 0x180f0
    xor $19, $21, $20
    lnop
    selb $20, $22, $109, $15
    lnop
    selb $15, $108, $17, $16
    lnop
    xor $16, $109, $22
    lnop
    and $22, $14, $15
    lnop
    nor $15, $9, $19
    lnop
    selb $23, $12, $19, $16
    lnop
    xor $19, $22, $15
    lnop
    nor $24, $9, $23
    lnop
    xor $23, $12, $19
    lnop
    nor $19, $110, $108
    lnop
    andc $25, $12, $15
    lnop
    selb $12, $21, $19, $20
    lnop
    nor $21, $9, $10
    lnop
    andc $15, $107, $20
    lnop
    selb $20, $110, $12, $21
    lnop
    xor $12, $19, $15
    lnop
    selb $15, $24, $20, $17
    lnop
    selb $17, $19, $109, $23
    lnop
    selb $19, $15, $16, $22
    lnop
    xor $15, $18, $20
    lnop
    andc $18, $19, $13
    lnop
    xor $20, $13, $25
    lqd $19, 5632($7)
    xor $13, $21, $18
    lnop
    selb $25, $18, $11, $8
    lqd $21, 5808($7)
    selb $8, $10, $13, $108
    lnop
    and $108, $9, $12
    lnop
    selb $12, $107, $8, $9
    lnop
    selb $10, $25, $108, $109
    rotqby $8, $19, $4
    andc $109, $14, $12
    lnop
    andc $12, $15, $107
    rotqby $9, $21, $4
    and $21, $107, $20
    shlqbii $15, $112, 1
    xor $107, $12, $109
    rotqbii $112, $8, 1
    xor $12, $17, $21
    shlqbii $109, $111, 1
    selb $111, $13, $10, $14
    rotqbii $17, $9, 1
    selb $10, $107, $12, $110
    lnop
    selb $110, $15, $112, $91
    lnop
    selb $112, $111, $10, $11
    lnop
    selb $111, $109, $17, $91
    lnop
    andc $109, $112, $119
    lnop
    and $17, $113, $112
    lnop
    selb $10, $113, $114, $109
    lnop
    andc $11, $114, $109
    lnop
    selb $114, $119, $120, $17
    lnop
    or $113, $120, $17
    lqa $109, 0x18090
    andc $112, $103, $102
    lqa $17, 0x180a0
    and $107, $105, $103
    lqa $15, 0x18080
    nor $12, $104, $112
    lnop
    andc $13, $105, $102
    lnop
    andc $14, $102, $107
    lnop
    xor $107, $12, $13
    lnop
    selb $21, $12, $109, $17
    lnop
    nor $12, $15, $17
    lnop
    and $20, $104, $102
    lnop
    selb $108, $21, $107, $104
    lnop
    selb $21, $12, $17, $20
    lnop
    xor $19, $15, $17
    lnop
    nor $25, $102, $21
    lnop
    selb $18, $103, $112, $19
    lnop
    andc $16, $25, $19
    lqa $112, 0x180b0
    xor $19, $18, $25
    lnop
    selb $25, $16, $104, $17
    lnop
    selb $17, $103, $20, $21
    lnop
    xor $21, $104, $16
    lnop
    and $16, $15, $17
    lnop
    nor $17, $112, $19
    lnop
    selb $22, $14, $19, $21
    lnop
    xor $19, $16, $17
    lnop
    nor $23, $112, $22
    lnop
    xor $22, $14, $19
    lnop
    nor $19, $105, $103
    lnop
    andc $24, $14, $17
    lnop
    selb $14, $18, $19, $25
    lnop
    nor $18, $112, $107
    lnop
    andc $17, $102, $25
    lnop
    selb $25, $105, $14, $18
    lnop
    xor $14, $19, $17
    lnop
    selb $17, $23, $25, $20
    lnop
    selb $20, $19, $104, $22
    lnop
    selb $19, $17, $21, $16
    lnop
    xor $16, $108, $25
    lnop
    andc $108, $19, $12
    lnop
    xor $19, $12, $24
    lnop
    xor $12, $18, $108
    lnop
    selb $18, $108, $109, $13
    lnop
    selb $108, $107, $12, $103
    lnop
    and $107, $112, $14
    lnop
    selb $14, $102, $108, $112
    lnop
    selb $112, $18, $107, $104
    lnop
    andc $107, $15, $14
    lnop
    andc $14, $16, $102
    lnop
    and $16, $102, $19
    lnop
    xor $19, $14, $107
    lnop
    xor $107, $20, $16
    lnop
    selb $16, $12, $112, $15
    lnop
    selb $12, $19, $107, $105
    lnop
    selb $112, $120, $10, $106
    lnop
    selb $10, $16, $12, $109
    lnop
    selb $120, $119, $11, $106
    lnop
    andc $119, $10, $121
    lnop
    and $106, $115, $10
    lnop
    selb $10, $115, $116, $119
    lnop
    andc $11, $116, $119
    lnop
    selb $116, $121, $122, $106
    lnop
    or $115, $122, $106
    lqa $109, 0x18050
    andc $119, $98, $97
    lqa $106, 0x18060
    and $16, $100, $98
    lqa $12, 0x18040
    nor $107, $99, $119
    lnop
    andc $19, $100, $97
    lnop
    andc $15, $97, $16
    lnop
    xor $16, $107, $19
    lnop
    selb $20, $107, $109, $106
    lnop
    nor $107, $12, $106
    lnop
    and $14, $99, $97
    lnop
    selb $18, $20, $16, $99
    lnop
    selb $20, $107, $106, $14
    lnop
    xor $108, $12, $106
    lnop
    nor $13, $97, $20
    lnop
    selb $24, $98, $119, $108
    lnop
    andc $25, $13, $108
    lqa $119, 0x18070
    xor $108, $24, $13
    lnop
    selb $13, $25, $99, $106
    lnop
    selb $106, $98, $14, $20
    lnop
    xor $20, $99, $25
    lnop
    and $25, $12, $106
    lnop
    nor $106, $119, $108
    lnop
    selb $17, $15, $108, $20
    lnop
    xor $108, $25, $106
    lnop
    nor $21, $119, $17
    lnop
    xor $17, $15, $108
    lnop
    nor $108, $100, $98
    lnop
    andc $22, $15, $106
    lnop
    selb $106, $24, $108, $13
    lnop
    nor $24, $119, $16
    lnop
    andc $15, $97, $13
    lnop
    selb $13, $100, $106, $24
    lnop
    xor $106, $108, $15
    lnop
    selb $15, $21, $13, $14
    lnop
    selb $14, $108, $99, $17
    lnop
    selb $108, $15, $20, $25
    lnop
    xor $15, $18, $13
    lnop
    andc $13, $108, $107
    lnop
    xor $108, $107, $22
    lnop
    xor $107, $24, $13
    lnop
    selb $24, $13, $109, $19
    lnop
    selb $13, $16, $107, $98
    lnop
    and $16, $119, $106
    lnop
    selb $106, $97, $13, $119
    lnop
    selb $119, $24, $16, $99
    lnop
    andc $16, $12, $106
    lnop
    andc $24, $15, $97
    lqd $106, 256($5)
    and $13, $97, $108
    lqd $15, 272($5)
    xor $19, $24, $16
    lqd $108, 768($5)
    xor $24, $14, $13
    lqd $16, 784($5)
    selb $14, $107, $119, $12
    lqd $13, 1024($5)
    selb $12, $19, $24, $100
    lqd $107, 1040($5)
    selb $119, $122, $10, $101
    lqd $19, 512($5)
    selb $10, $14, $12, $109
    lqd $24, 528($5)
    selb $122, $121, $11, $101
    lnop
    andc $11, $10, $123
    lnop
    and $109, $117, $10
    shufb $121, $108, $16, $6
    selb $108, $117, $118, $11
    shufb $10, $13, $107, $6
    andc $13, $118, $11
    shufb $117, $106, $15, $6
    selb $106, $123, $124, $109
    shufb $118, $19, $24, $6
    or $107, $124, $109
    lqa $19, 0x18010
    andc $24, $121, $10
    lqa $109, 0x18020
    and $15, $117, $121
    lqa $11, 0x18000
    nor $16, $118, $24
    lnop
    andc $12, $117, $10
    lnop
    andc $14, $10, $15
    lnop
    xor $15, $16, $12
    lnop
    selb $22, $16, $19, $109
    lnop
    nor $16, $11, $109
    lnop
    and $18, $118, $10
    lnop
    selb $20, $22, $15, $118
    lnop
    selb $22, $16, $109, $18
    lnop
    xor $25, $11, $109
    lnop
    nor $17, $10, $22
    lnop
    selb $21, $121, $24, $25
    lnop
    andc $23, $17, $25
    lqa $24, 0x18030
    xor $25, $21, $17
    lnop
    selb $17, $23, $118, $109
    lnop
    selb $109, $121, $18, $22
    lnop
    xor $22, $118, $23
    lnop
    and $23, $11, $109
    lnop
    nor $109, $24, $25
    lnop
    selb $26, $14, $25, $22
    lnop
    xor $25, $23, $109
    lnop
    nor $27, $24, $26
    lnop
    xor $26, $14, $25
    lnop
    nor $25, $117, $121
    lnop
    andc $28, $14, $109
    lnop
    selb $109, $21, $25, $17
    lnop
    nor $21, $24, $15
    lnop
    andc $14, $10, $17
    lnop
    selb $17, $117, $109, $21
    lnop
    xor $109, $25, $14
    lnop
    selb $14, $27, $17, $18
    lnop
    selb $18, $25, $118, $26
    lnop
    selb $25, $14, $22, $23
    lnop
    xor $14, $20, $17
    lnop
    andc $17, $25, $16
    lnop
    xor $25, $16, $28
    lnop
    xor $16, $21, $17
    lnop
    selb $21, $17, $19, $12
    lnop
    selb $12, $15, $16, $121
    lnop
    and $15, $24, $109
    lnop
    selb $109, $10, $12, $24
    lnop
    selb $12, $21, $15, $118
    lnop
    andc $15, $11, $109
    lnop
    andc $109, $14, $10
    lnop
    and $14, $10, $25
    lnop
    xor $25, $109, $15
    lnop
    xor $109, $18, $14
    lnop
    selb $18, $16, $12, $11
    lqd $14, 4352($5)
    selb $16, $25, $109, $117
    lqd $12, 4368($5)
    selb $11, $124, $108, $96
    lnop
    selb $108, $18, $16, $19
    lnop
    selb $124, $123, $13, $96
    lnop
    andc $13, $108, $125
    lnop
    and $16, $111, $108
    lnop
    selb $108, $111, $110, $13
    shufb $123, $14, $12, $6
    andc $14, $110, $13
    lnop
    selb $111, $125, $126, $16
    lnop
    or $110, $126, $16
    lnop
    selb $12, $126, $108, $123
    lnop
    selb $126, $125, $14, $123
    lqa $108, 0x180d0
    andc $14, $103, $102
    lqa $125, 0x180e0
    and $13, $105, $103
    lqa $16, 0x180c0
    nor $18, $104, $14
    lnop
    andc $19, $105, $102
    lnop
    andc $109, $102, $13
    lnop
    xor $13, $18, $19
    lnop
    selb $25, $18, $108, $125
    lnop
    nor $18, $16, $125
    lnop
    and $15, $104, $102
    lnop
    selb $21, $25, $13, $104
    lnop
    selb $25, $18, $125, $15
    lnop
    xor $24, $16, $125
    lnop
    nor $17, $102, $25
    lnop
    selb $28, $103, $14, $24
    lnop
    andc $20, $17, $24
    lqa $14, 0x180f0
    xor $24, $28, $17
    lnop
    selb $17, $20, $104, $125
    lnop
    selb $125, $103, $15, $25
    lnop
    xor $25, $104, $20
    lnop
    and $20, $16, $125
    lnop
    nor $125, $14, $24
    lnop
    selb $22, $109, $24, $25
    lnop
    xor $24, $20, $125
    lnop
    nor $23, $14, $22
    lnop
    xor $22, $109, $24
    lnop
    nor $24, $105, $103
    lnop
    andc $26, $109, $125
    lnop
    selb $125, $28, $24, $17
    lnop
    nor $28, $14, $13
    lnop
    andc $109, $102, $17
    lnop
    selb $17, $105, $125, $28
    lnop
    xor $125, $24, $109
    lnop
    selb $109, $23, $17, $15
    lnop
    selb $15, $24, $104, $22
    lnop
    selb $22, $109, $25, $20
    lnop
    xor $109, $21, $17
    lnop
    andc $17, $22, $18
    lnop
    xor $22, $18, $26
    lnop
    xor $18, $28, $17
    lnop
    selb $28, $17, $108, $19
    lnop
    selb $17, $13, $18, $103
    lnop
    and $103, $14, $125
    lnop
    selb $125, $102, $17, $14
    lnop
    selb $17, $28, $103, $104
    rotqbyi $14, $8, 1
    andc $104, $16, $125
    lnop
    andc $103, $109, $102
    rotqbyi $125, $9, 1
    and $28, $102, $22
    shlqbii $109, $114, 1
    xor $13, $103, $104
    rotqbii $22, $14, 1
    xor $103, $15, $28
    shlqbii $104, $113, 1
    selb $28, $18, $17, $16
    rotqbii $15, $125, 1
    selb $125, $13, $103, $105
    shufb $102, $114, $114, $90
    selb $105, $109, $22, $91
    shufb $114, $113, $113, $90
    selb $109, $28, $125, $108
    lnop
    selb $113, $104, $15, $91
    lnop
    andc $104, $109, $120
    lnop
    and $15, $115, $109
    lnop
    selb $109, $115, $116, $104
    lnop
    andc $125, $116, $104
    lnop
    selb $116, $120, $112, $15
    lnop
    or $115, $112, $15
    lqa $108, 0x18090
    andc $104, $98, $97
    lqa $15, 0x180a0
    and $22, $100, $98
    lqa $28, 0x18080
    nor $103, $99, $104
    lnop
    andc $13, $100, $97
    lnop
    andc $16, $97, $22
    lnop
    xor $22, $103, $13
    lnop
    selb $17, $103, $108, $15
    lnop
    nor $103, $28, $15
    lnop
    and $18, $99, $97
    lnop
    selb $14, $17, $22, $99
    lnop
    selb $17, $103, $15, $18
    lnop
    xor $19, $28, $15
    lnop
    nor $26, $97, $17
    lnop
    selb $21, $98, $104, $19
    lnop
    andc $20, $26, $19
    lqa $104, 0x180b0
    xor $19, $21, $26
    lnop
    selb $26, $20, $99, $15
    lnop
    selb $15, $98, $18, $17
    lnop
    xor $17, $99, $20
    lnop
    and $20, $28, $15
    lnop
    nor $15, $104, $19
    lnop
    selb $25, $16, $19, $17
    lnop
    xor $19, $20, $15
    lnop
    nor $24, $104, $25
    lnop
    xor $25, $16, $19
    lnop
    nor $19, $100, $98
    lnop
    andc $23, $16, $15
    lnop
    selb $15, $21, $19, $26
    lnop
    nor $21, $104, $22
    lnop
    andc $16, $97, $26
    lnop
    selb $26, $100, $15, $21
    lnop
    xor $15, $19, $16
    lnop
    selb $16, $24, $26, $18
    lnop
    selb $18, $19, $99, $25
    lnop
    selb $19, $16, $17, $20
    lnop
    xor $16, $14, $26
    lnop
    andc $14, $19, $103
    lnop
    xor $19, $103, $23
    lnop
    xor $103, $21, $14
    lnop
    selb $21, $14, $108, $13
    lnop
    selb $13, $22, $103, $98
    lnop
    and $22, $104, $15
    lnop
    selb $15, $97, $13, $104
    lnop
    selb $104, $21, $22, $99
    lnop
    andc $21, $28, $15
    lnop
    andc $15, $16, $97
    lnop
    and $16, $97, $19
    lnop
    xor $19, $15, $21
    lnop
    xor $15, $18, $16
    lnop
    selb $16, $103, $104, $28
    lnop
    selb $103, $19, $15, $100
    lnop
    selb $104, $112, $109, $101
    lnop
    selb $109, $16, $103, $108
    lnop
    selb $112, $120, $125, $101
    lnop
    andc $125, $109, $122
    lnop
    and $108, $107, $109
    lnop
    selb $109, $107, $106, $125
    lnop
    andc $107, $106, $125
    lnop
    selb $120, $122, $119, $108
    lnop
    or $101, $119, $108
    lqa $125, 0x18050
    andc $106, $121, $10
    lqa $108, 0x18060
    and $16, $117, $121
    lqa $103, 0x18040
    nor $15, $118, $106
    lnop
    andc $19, $117, $10
    lnop
    andc $28, $10, $16
    lnop
    xor $16, $15, $19
    lnop
    selb $18, $15, $125, $108
    lnop
    nor $15, $103, $108
    lnop
    and $21, $118, $10
    lnop
    selb $22, $18, $16, $118
    lnop
    selb $18, $15, $108, $21
    lnop
    xor $13, $103, $108
    lnop
    nor $14, $10, $18
    lnop
    selb $23, $121, $106, $13
    lnop
    andc $26, $14, $13
    lqa $106, 0x18070
    xor $13, $23, $14
    lnop
    selb $14, $26, $118, $108
    lnop
    selb $108, $121, $21, $18
    lnop
    xor $18, $118, $26
    lnop
    and $26, $103, $108
    lnop
    nor $108, $106, $13
    lnop
    selb $17, $28, $13, $18
    lnop
    xor $13, $26, $108
    lnop
    nor $20, $106, $17
    lnop
    xor $17, $28, $13
    lnop
    nor $13, $117, $121
    lnop
    andc $25, $28, $108
    lnop
    selb $108, $23, $13, $14
    lnop
    nor $23, $106, $16
    lnop
    andc $28, $10, $14
    lnop
    selb $14, $117, $108, $23
    lnop
    xor $108, $13, $28
    lnop
    selb $28, $20, $14, $21
    lnop
    selb $20, $13, $118, $17
    lnop
    selb $13, $28, $18, $26
    lnop
    xor $18, $22, $14
    lnop
    andc $14, $13, $15
    lnop
    xor $13, $15, $25
    lnop
    xor $15, $23, $14
    lnop
    selb $23, $14, $125, $19
    lnop
    selb $14, $16, $15, $121
    lnop
    and $16, $106, $108
    lnop
    selb $108, $10, $14, $106
    lnop
    selb $106, $23, $16, $118
    lnop
    andc $16, $103, $108
    lnop
    andc $108, $18, $10
    lqd $23, 1280($5)
    and $14, $10, $13
    lqd $18, 1296($5)
    xor $19, $108, $16
    lqd $13, 1792($5)
    xor $108, $20, $14
    lqd $16, 1808($5)
    selb $20, $15, $106, $103
    lqd $14, 2048($5)
    selb $15, $19, $108, $117
    lqd $106, 2064($5)
    selb $103, $119, $109, $96
    lqd $19, 1536($5)
    selb $109, $20, $15, $125
    lqd $25, 1552($5)
    selb $119, $122, $107, $96
    lnop
    andc $122, $109, $124
    lnop
    and $125, $110, $109
    shufb $108, $13, $16, $6
    selb $13, $110, $111, $122
    shufb $107, $14, $106, $6
    andc $106, $111, $122
    shufb $110, $23, $18, $6
    selb $111, $124, $11, $125
    shufb $109, $19, $25, $6
    or $122, $11, $125
    lqa $19, 0x18010
    andc $25, $108, $107
    lqa $125, 0x18020
    and $23, $110, $108
    lqa $18, 0x18000
    nor $14, $109, $25
    lnop
    andc $16, $110, $107
    lnop
    andc $15, $107, $23
    lnop
    xor $23, $14, $16
    lnop
    selb $20, $14, $19, $125
    lnop
    nor $14, $18, $125
    lnop
    and $22, $109, $107
    lnop
    selb $26, $20, $23, $109
    lnop
    selb $20, $14, $125, $22
    lnop
    xor $28, $18, $125
    lnop
    nor $17, $107, $20
    lnop
    selb $21, $108, $25, $28
    lnop
    andc $24, $17, $28
    lqa $25, 0x18030
    xor $28, $21, $17
    lnop
    selb $17, $24, $109, $125
    lnop
    selb $125, $108, $22, $20
    lnop
    xor $20, $109, $24
    lnop
    and $24, $18, $125
    lnop
    nor $125, $25, $28
    lnop
    selb $27, $15, $28, $20
    lnop
    xor $28, $24, $125
    lnop
    nor $29, $25, $27
    lnop
    xor $27, $15, $28
    lnop
    nor $28, $110, $108
    lnop
    andc $30, $15, $125
    lnop
    selb $125, $21, $28, $17
    lnop
    nor $21, $25, $23
    lnop
    andc $15, $107, $17
    lnop
    selb $17, $110, $125, $21
    lnop
    xor $125, $28, $15
    lnop
    selb $15, $29, $17, $22
    lnop
    selb $22, $28, $109, $27
    lnop
    selb $27, $15, $20, $24
    lnop
    xor $15, $26, $17
    lnop
    andc $17, $27, $14
    lnop
    xor $27, $14, $30
    lnop
    xor $14, $21, $17
    lnop
    selb $21, $17, $19, $16
    lnop
    selb $16, $23, $14, $108
    lnop
    and $23, $25, $125
    lnop
    selb $125, $107, $16, $25
    lnop
    selb $16, $21, $23, $109
    lnop
    andc $21, $18, $125
    lnop
    andc $125, $15, $107
    lnop
    and $15, $107, $27
    lnop
    xor $27, $125, $21
    lnop
    xor $125, $22, $15
    lnop
    selb $22, $14, $16, $18
    lqd $15, 4608($5)
    selb $16, $27, $125, $110
    lqd $14, 4624($5)
    selb $125, $11, $13, $123
    lnop
    selb $13, $22, $16, $19
    lnop
    selb $11, $124, $106, $123
    lnop
    andc $124, $13, $126
    lnop
    and $16, $113, $13
    lnop
    selb $13, $113, $105, $124
    shufb $106, $15, $14, $6
    andc $14, $105, $124
    lnop
    selb $113, $126, $12, $16
    lnop
    or $105, $12, $16
    lnop
    selb $124, $12, $13, $106
    lnop
    selb $12, $126, $14, $106
    lqa $13, 0x180d0
    andc $14, $98, $97
    lqa $126, 0x180e0
    and $15, $100, $98
    lqa $16, 0x180c0
    nor $19, $99, $14
    lnop
    andc $22, $100, $97
    lnop
    andc $27, $97, $15
    lnop
    xor $15, $19, $22
    lnop
    selb $18, $19, $13, $126
    lnop
    nor $19, $16, $126
    lnop
    and $21, $99, $97
    lnop
    selb $23, $18, $15, $99
    lnop
    selb $18, $19, $126, $21
    lnop
    xor $25, $16, $126
    lnop
    nor $17, $97, $18
    lnop
    selb $30, $98, $14, $25
    lnop
    andc $26, $17, $25
    lqa $14, 0x180f0
    xor $25, $30, $17
    lnop
    selb $17, $26, $99, $126
    lnop
    selb $126, $98, $21, $18
    lnop
    xor $18, $99, $26
    lnop
    and $26, $16, $126
    lnop
    nor $126, $14, $25
    lnop
    selb $20, $27, $25, $18
    lnop
    xor $25, $26, $126
    lnop
    nor $24, $14, $20
    lnop
    xor $20, $27, $25
    lnop
    nor $25, $100, $98
    lnop
    andc $28, $27, $126
    lnop
    selb $126, $30, $25, $17
    lnop
    nor $30, $14, $15
    lnop
    andc $27, $97, $17
    lnop
    selb $17, $100, $126, $30
    lnop
    xor $126, $25, $27
    lnop
    selb $27, $24, $17, $21
    lnop
    selb $21, $25, $99, $20
    lnop
    selb $20, $27, $18, $26
    lnop
    xor $18, $23, $17
    lnop
    andc $17, $20, $19
    lnop
    xor $20, $19, $28
    lnop
    xor $19, $30, $17
    lnop
    selb $30, $17, $13, $22
    lnop
    selb $17, $15, $19, $98
    lnop
    and $98, $14, $126
    lnop
    selb $126, $97, $17, $14
    lnop
    selb $17, $30, $98, $99
    rotqbyi $14, $8, 2
    andc $99, $16, $126
    lnop
    andc $98, $18, $97
    rotqbyi $126, $9, 2
    and $30, $97, $20
    shlqbii $18, $116, 1
    xor $15, $98, $99
    rotqbii $20, $14, 1
    xor $98, $21, $30
    shlqbii $99, $115, 1
    selb $30, $19, $17, $16
    rotqbii $21, $126, 1
    selb $126, $15, $98, $100
    shufb $97, $102, $116, $90
    selb $100, $18, $20, $91
    shufb $116, $114, $115, $90
    selb $114, $30, $126, $13
    lnop
    selb $115, $99, $21, $91
    lnop
    andc $99, $114, $112
    lnop
    and $21, $101, $114
    lnop
    selb $126, $101, $120, $99
    lnop
    andc $101, $120, $99
    lnop
    selb $120, $112, $104, $21
    lnop
    or $114, $104, $21
    lqa $13, 0x18090
    andc $99, $121, $10
    lqa $21, 0x180a0
    and $18, $117, $121
    lqa $30, 0x18080
    nor $20, $118, $99
    lnop
    andc $102, $117, $10
    lnop
    andc $98, $10, $18
    lnop
    xor $18, $20, $102
    lnop
    selb $15, $20, $13, $21
    lnop
    nor $20, $30, $21
    lnop
    and $16, $118, $10
    lnop
    selb $17, $15, $18, $118
    lnop
    selb $15, $20, $21, $16
    lnop
    xor $19, $30, $21
    lnop
    nor $14, $10, $15
    lnop
    selb $22, $121, $99, $19
    lnop
    andc $28, $14, $19
    lqa $99, 0x180b0
    xor $19, $22, $14
    lnop
    selb $14, $28, $118, $21
    lnop
    selb $21, $121, $16, $15
    lnop
    xor $15, $118, $28
    lnop
    and $28, $30, $21
    lnop
    nor $21, $99, $19
    lnop
    selb $23, $98, $19, $15
    lnop
    xor $19, $28, $21
    lnop
    nor $26, $99, $23
    lnop
    xor $23, $98, $19
    lnop
    nor $19, $117, $121
    lnop
    andc $27, $98, $21
    lnop
    selb $98, $22, $19, $14
    lnop
    nor $22, $99, $18
    lnop
    andc $21, $10, $14
    lnop
    selb $14, $117, $98, $22
    lnop
    xor $98, $19, $21
    lnop
    selb $21, $26, $14, $16
    lnop
    selb $16, $19, $118, $23
    lnop
    selb $19, $21, $15, $28
    lnop
    xor $15, $17, $14
    lnop
    andc $14, $19, $20
    lnop
    xor $19, $20, $27
    lnop
    xor $20, $22, $14
    lnop
    selb $22, $14, $13, $102
    lnop
    selb $102, $18, $20, $121
    lnop
    and $18, $99, $98
    lnop
    selb $98, $10, $102, $99
    lnop
    selb $102, $22, $18, $118
    lnop
    andc $18, $30, $98
    lnop
    andc $98, $15, $10
    lnop
    and $15, $10, $19
    lnop
    xor $19, $98, $18
    lnop
    xor $98, $16, $15
    lnop
    selb $15, $20, $102, $30
    lnop
    selb $102, $19, $98, $117
    lnop
    selb $99, $104, $126, $96
    lnop
    selb $126, $15, $102, $13
    lnop
    selb $98, $112, $101, $96
    lnop
    andc $112, $126, $119
    lnop
    and $101, $122, $126
    lnop
    selb $126, $122, $111, $112
    lnop
    andc $102, $111, $112
    lnop
    selb $111, $119, $103, $101
    lnop
    or $122, $103, $101
    lqa $112, 0x18050
    andc $96, $108, $107
    lqa $101, 0x18060
    and $15, $110, $108
    lqa $13, 0x18040
    nor $104, $109, $96
    lnop
    andc $19, $110, $107
    lnop
    andc $20, $107, $15
    lnop
    xor $15, $104, $19
    lnop
    selb $30, $104, $112, $101
    lnop
    nor $104, $13, $101
    lnop
    and $16, $109, $107
    lnop
    selb $18, $30, $15, $109
    lnop
    selb $30, $104, $101, $16
    lnop
    xor $22, $13, $101
    lnop
    nor $14, $107, $30
    lnop
    selb $27, $108, $96, $22
    lnop
    andc $17, $14, $22
    lqa $96, 0x18070
    xor $22, $27, $14
    lnop
    selb $14, $17, $109, $101
    lnop
    selb $101, $108, $16, $30
    lnop
    xor $30, $109, $17
    lnop
    and $17, $13, $101
    lnop
    nor $101, $96, $22
    lnop
    selb $21, $20, $22, $30
    lnop
    xor $22, $17, $101
    lnop
    nor $28, $96, $21
    lnop
    xor $21, $20, $22
    lnop
    nor $22, $110, $108
    lnop
    andc $23, $20, $101
    lnop
    selb $101, $27, $22, $14
    lnop
    nor $27, $96, $15
    lnop
    andc $20, $107, $14
    lnop
    selb $14, $110, $101, $27
    lnop
    xor $101, $22, $20
    lnop
    selb $20, $28, $14, $16
    lnop
    selb $16, $22, $109, $21
    lnop
    selb $21, $20, $30, $17
    lnop
    xor $17, $18, $14
    lnop
    andc $14, $21, $104
    lnop
    xor $21, $104, $23
    lnop
    xor $104, $27, $14
    lnop
    selb $27, $14, $112, $19
    lnop
    selb $14, $15, $104, $108
    lnop
    and $15, $96, $101
    lnop
    selb $101, $107, $14, $96
    lnop
    selb $96, $27, $15, $109
    lnop
    andc $15, $13, $101
    lnop
    andc $27, $17, $107
    lqd $101, 2304($5)
    and $14, $107, $21
    lqd $17, 2320($5)
    xor $19, $27, $15
    lqd $21, 2816($5)
    xor $27, $16, $14
    lqd $15, 2832($5)
    selb $16, $104, $96, $13
    lqd $14, 3072($5)
    selb $13, $19, $27, $110
    lqd $104, 3088($5)
    selb $96, $103, $126, $123
    lqd $19, 2560($5)
    selb $23, $16, $13, $112
    lqd $27, 2576($5)
    selb $126, $119, $102, $123
    lnop
    andc $119, $23, $11
    lnop
    and $112, $105, $23
    shufb $103, $21, $15, $6
    selb $15, $105, $113, $119
    shufb $102, $14, $104, $6
    andc $21, $113, $119
    shufb $105, $101, $17, $6
    selb $113, $11, $125, $112
    shufb $104, $19, $27, $6
    or $13, $125, $112
    lqa $19, 0x18010
    andc $27, $103, $102
    lqa $112, 0x18020
    and $101, $105, $103
    lqa $119, 0x18000
    nor $17, $104, $27
    lnop
    andc $14, $105, $102
    lnop
    andc $23, $102, $101
    lnop
    xor $101, $17, $14
    lnop
    selb $16, $17, $19, $112
    lnop
    nor $17, $119, $112
    lnop
    and $18, $104, $102
    lnop
    selb $20, $16, $101, $104
    lnop
    selb $16, $17, $112, $18
    lnop
    xor $30, $119, $112
    lnop
    nor $22, $102, $16
    lnop
    selb $28, $103, $27, $30
    lnop
    andc $26, $22, $30
    lqa $27, 0x18030
    xor $30, $28, $22
    lnop
    selb $22, $26, $104, $112
    lnop
    selb $112, $103, $18, $16
    lnop
    xor $16, $104, $26
    lnop
    and $26, $119, $112
    lnop
    nor $112, $27, $30
    lnop
    selb $25, $23, $30, $16
    lnop
    xor $30, $26, $112
    lnop
    nor $24, $27, $25
    lnop
    xor $25, $23, $30
    lnop
    nor $30, $105, $103
    lnop
    andc $29, $23, $112
    lnop
    selb $112, $28, $30, $22
    lnop
    nor $28, $27, $101
    lnop
    andc $23, $102, $22
    lnop
    selb $22, $105, $112, $28
    lnop
    xor $112, $30, $23
    lnop
    selb $23, $24, $22, $18
    lnop
    selb $18, $30, $104, $25
    lnop
    selb $25, $23, $16, $26
    lnop
    xor $16, $20, $22
    lnop
    andc $20, $25, $17
    lnop
    xor $25, $17, $29
    lnop
    xor $17, $28, $20
    lnop
    selb $28, $20, $19, $14
    lnop
    selb $14, $101, $17, $103
    lnop
    and $101, $27, $112
    lnop
    selb $112, $102, $14, $27
    lnop
    selb $14, $28, $101, $104
    lnop
    andc $101, $119, $112
    lnop
    andc $112, $16, $102
    lnop
    and $16, $102, $25
    lnop
    xor $25, $112, $101
    lnop
    xor $112, $18, $16
    lnop
    selb $18, $17, $14, $119
    lqd $16, 4864($5)
    selb $17, $25, $112, $105
    lqd $119, 4880($5)
    selb $14, $125, $15, $106
    lnop
    selb $15, $18, $17, $19
    lnop
    selb $125, $11, $21, $106
    lnop
    andc $11, $15, $12
    lnop
    and $21, $115, $15
    lnop
    selb $15, $115, $100, $11
    shufb $101, $16, $119, $6
    andc $119, $100, $11
    lnop
    selb $115, $12, $124, $21
    lnop
    or $100, $124, $21
    lnop
    selb $11, $124, $15, $101
    lnop
    selb $15, $12, $119, $101
    lqa $124, 0x180d0
    andc $12, $121, $10
    lqa $119, 0x180e0
    and $16, $117, $121
    lqa $21, 0x180c0
    nor $17, $118, $12
    lnop
    andc $18, $117, $10
    lnop
    andc $19, $10, $16
    lnop
    xor $16, $17, $18
    lnop
    selb $112, $17, $124, $119
    lnop
    nor $17, $21, $119
    lnop
    and $25, $118, $10
    lnop
    selb $28, $112, $16, $118
    lnop
    selb $112, $17, $119, $25
    lnop
    xor $27, $21, $119
    lnop
    nor $20, $10, $112
    lnop
    selb $29, $121, $12, $27
    lnop
    andc $22, $20, $27
    lqa $12, 0x180f0
    xor $27, $29, $20
    lnop
    selb $20, $22, $118, $119
    lnop
    selb $119, $121, $25, $112
    lnop
    xor $112, $118, $22
    lnop
    and $22, $21, $119
    lnop
    nor $119, $12, $27
    lnop
    selb $23, $19, $27, $112
    lnop
    xor $27, $22, $119
    lnop
    nor $26, $12, $23
    lnop
    xor $23, $19, $27
    lnop
    nor $27, $117, $121
    lnop
    andc $30, $19, $119
    lnop
    selb $119, $29, $27, $20
    lnop
    nor $29, $12, $16
    lnop
    andc $19, $10, $20
    lnop
    selb $20, $117, $119, $29
    lnop
    xor $119, $27, $19
    lnop
    selb $19, $26, $20, $25
    lnop
    selb $25, $27, $118, $23
    lnop
    selb $23, $19, $112, $22
    lnop
    xor $112, $28, $20
    lnop
    andc $20, $23, $17
    lnop
    xor $23, $17, $30
    lnop
    xor $17, $29, $20
    lnop
    selb $29, $20, $124, $18
    lnop
    selb $18, $16, $17, $121
    lnop
    and $121, $12, $119
    lnop
    selb $119, $10, $18, $12
    lnop
    selb $18, $29, $121, $118
    rotqbyi $12, $8, 3
    andc $121, $21, $119
    lnop
    andc $118, $112, $10
    rotqbyi $119, $9, 3
    and $9, $10, $23
    shlqbii $112, $120, 1
    xor $8, $118, $121
    rotqbii $23, $12, 1
    xor $118, $25, $9
    shlqbii $121, $114, 1
    selb $12, $17, $18, $21
    rotqbii $25, $119, 1
    selb $119, $8, $118, $117
    shufb $10, $97, $120, $90
    selb $9, $112, $23, $91
    shufb $117, $116, $114, $90
    selb $116, $12, $119, $124
    lnop
    selb $118, $121, $25, $91
    lnop
    andc $121, $116, $98
    lnop
    and $25, $122, $116
    lnop
    selb $116, $122, $111, $121
    lnop
    andc $122, $111, $121
    lnop
    selb $112, $98, $99, $25
    lnop
    or $111, $99, $25
    lqa $121, 0x18090
    andc $124, $108, $107
    lqa $25, 0x180a0
    and $12, $110, $108
    lqa $119, 0x18080
    nor $114, $109, $124
    lnop
    andc $23, $110, $107
    lnop
    andc $120, $107, $12
    lnop
    xor $12, $114, $23
    lnop
    selb $97, $114, $121, $25
    lnop
    nor $114, $119, $25
    lnop
    and $8, $109, $107
    lnop
    selb $17, $97, $12, $109
    lnop
    selb $97, $114, $25, $8
    lnop
    xor $18, $119, $25
    lnop
    nor $21, $107, $97
    lnop
    selb $29, $108, $124, $18
    lnop
    andc $16, $21, $18
    lqa $124, 0x180b0
    xor $18, $29, $21
    lnop
    selb $21, $16, $109, $25
    lnop
    selb $25, $108, $8, $97
    lnop
    xor $97, $109, $16
    lnop
    and $16, $119, $25
    lnop
    nor $25, $124, $18
    lnop
    selb $20, $120, $18, $97
    lnop
    xor $18, $16, $25
    lnop
    nor $30, $124, $20
    lnop
    xor $20, $120, $18
    lnop
    nor $18, $110, $108
    lnop
    andc $28, $120, $25
    lnop
    selb $120, $29, $18, $21
    lnop
    nor $29, $124, $12
    lnop
    andc $25, $107, $21
    lnop
    selb $21, $110, $120, $29
    lnop
    xor $120, $18, $25
    lnop
    selb $25, $30, $21, $8
    lnop
    selb $8, $18, $109, $20
    lnop
    selb $18, $25, $97, $16
    lnop
    xor $97, $17, $21
    lnop
    andc $17, $18, $114
    lnop
    xor $18, $114, $28
    lnop
    xor $114, $29, $17
    lnop
    selb $29, $17, $121, $23
    lnop
    selb $17, $12, $114, $108
    lnop
    and $12, $124, $120
    lnop
    selb $120, $107, $17, $124
    lnop
    selb $124, $29, $12, $109
    lnop
    andc $12, $119, $120
    lnop
    andc $120, $97, $107
    lnop
    and $97, $107, $18
    lnop
    xor $18, $120, $12
    lnop
    xor $120, $8, $97
    lnop
    selb $97, $114, $124, $119
    lnop
    selb $124, $18, $120, $110
    lnop
    selb $120, $99, $116, $123
    lnop
    selb $116, $97, $124, $121
    lnop
    selb $119, $98, $122, $123
    lnop
    andc $123, $116, $126
    lnop
    and $122, $13, $116
    lnop
    selb $116, $13, $113, $123
    lnop
    andc $13, $113, $123
    lnop
    selb $114, $126, $96, $122
    lnop
    or $113, $96, $122
    lqa $123, 0x18050
    andc $98, $103, $102
    lqa $122, 0x18060
    and $121, $105, $103
    lqa $124, 0x18040
    nor $97, $104, $98
    lnop
    andc $99, $105, $102
    lnop
    andc $18, $102, $121
    lnop
    xor $121, $97, $99
    lnop
    selb $8, $97, $123, $122
    lnop
    nor $97, $124, $122
    lnop
    and $12, $104, $102
    lnop
    selb $29, $8, $121, $104
    lnop
    selb $8, $97, $122, $12
    lnop
    xor $17, $124, $122
    lnop
    nor $23, $102, $8
    lnop
    selb $28, $103, $98, $17
    lnop
    andc $21, $23, $17
    lqa $98, 0x18070
    xor $17, $28, $23
    lnop
    selb $23, $21, $104, $122
    lnop
    selb $122, $103, $12, $8
    lnop
    xor $8, $104, $21
    lnop
    and $21, $124, $122
    lnop
    nor $122, $98, $17
    lnop
    selb $16, $18, $17, $8
    lnop
    xor $17, $21, $122
    lnop
    nor $25, $98, $16
    lnop
    xor $16, $18, $17
    lnop
    nor $17, $105, $103
    lnop
    andc $20, $18, $122
    lnop
    selb $122, $28, $17, $23
    lnop
    nor $28, $98, $121
    lnop
    andc $18, $102, $23
    lnop
    selb $23, $105, $122, $28
    lnop
    xor $122, $17, $18
    lnop
    selb $18, $25, $23, $12
    lnop
    selb $12, $17, $104, $16
    lnop
    selb $16, $18, $8, $21
    lnop
    xor $8, $29, $23
    lnop
    andc $23, $16, $97
    lnop
    xor $16, $97, $20
    lnop
    xor $97, $28, $23
    lnop
    selb $28, $23, $123, $99
    lnop
    selb $99, $121, $97, $103
    lnop
    and $121, $98, $122
    lnop
    selb $122, $102, $99, $98
    lnop
    selb $99, $28, $121, $104
    lnop
    andc $121, $124, $122
    lnop
    andc $122, $8, $102
    lqd $28, 3328($5)
    and $98, $102, $16
    lqd $8, 3344($5)
    xor $23, $122, $121
    lqd $16, 3840($5)
    xor $122, $12, $98
    lqd $20, 3856($5)
    selb $98, $97, $99, $124
    lqd $12, 4096($5)
    selb $99, $23, $122, $105
    lqd $124, 4112($5)
    selb $122, $96, $116, $106
    lqd $23, 3584($5)
    selb $116, $98, $99, $123
    lqd $96, 3600($5)
    selb $121, $126, $13, $106
    lnop
    andc $126, $116, $125
    lnop
    and $13, $100, $116
    shufb $98, $16, $20, $6
    selb $16, $100, $115, $126
    shufb $97, $12, $124, $6
    andc $12, $115, $126
    shufb $100, $28, $8, $6
    selb $116, $125, $14, $13
    shufb $99, $23, $96, $6
    or $115, $14, $13
    lqa $96, 0x18010
    andc $23, $98, $97
    lqa $13, 0x18020
    and $8, $100, $98
    lqa $126, 0x18000
    nor $28, $99, $23
    lnop
    andc $124, $100, $97
    lnop
    andc $20, $97, $8
    lnop
    xor $8, $28, $124
    lnop
    selb $123, $28, $96, $13
    lnop
    nor $28, $126, $13
    lnop
    and $29, $99, $97
    lnop
    selb $18, $123, $8, $99
    lnop
    selb $123, $28, $13, $29
    lnop
    xor $21, $126, $13
    lnop
    nor $17, $97, $123
    lnop
    selb $25, $98, $23, $21
    lnop
    andc $30, $17, $21
    lqa $23, 0x18030
    xor $21, $25, $17
    lnop
    selb $17, $30, $99, $13
    lnop
    selb $13, $98, $29, $123
    lnop
    xor $123, $99, $30
    lnop
    and $30, $126, $13
    lnop
    nor $13, $23, $21
    lnop
    selb $19, $20, $21, $123
    lnop
    xor $21, $30, $13
    lnop
    nor $22, $23, $19
    lnop
    xor $19, $20, $21
    lnop
    nor $21, $100, $98
    lnop
    andc $27, $20, $13
    lnop
    selb $13, $25, $21, $17
    lnop
    nor $25, $23, $8
    lnop
    andc $20, $97, $17
    lnop
    selb $17, $100, $13, $25
    lnop
    xor $13, $21, $20
    lnop
    selb $20, $22, $17, $29
    lnop
    selb $22, $21, $99, $19
    lnop
    selb $19, $20, $123, $30
    lnop
    xor $123, $18, $17
    lnop
    andc $17, $19, $28
    shufb $18, $10, $112, $90
    xor $10, $28, $27
    lnop
    xor $27, $25, $17
    lnop
    selb $25, $17, $96, $124
    lqd $28, 5984($7)
    selb $124, $8, $27, $98
    rotqbyi $17, $18, 12
    and $8, $23, $13
    cwd $18, 0($4)
    selb $4, $97, $124, $23
    lnop
    selb $124, $25, $8, $99
    lnop
    andc $8, $126, $4
    lnop
    andc $4, $123, $97
    shufb $25, $17, $28, $18
    and $123, $97, $10
    rotqbyi $17, $7, 0
    xor $10, $4, $8
    hbrr iupac_edge_branch, iupac_edge_loop
    xor $8, $22, $123
    lqd $4, 5120($5)
    selb $123, $27, $124, $126
    lqd $22, 5136($5)
    selb $126, $10, $8, $100
    shufb $5, $117, $111, $90
    selb $124, $14, $16, $101
    stqd $25, 5984($17)
    selb $14, $123, $126, $96
    lqd $16, 6160($7)
    selb $123, $125, $12, $101
    lnop
    andc $125, $14, $15
    rotqbyi $12, $5, 12
    and $5, $118, $14
    lnop
    selb $14, $118, $9, $125
    shufb $96, $4, $22, $6
    andc $4, $9, $125
    lnop
    selb $118, $15, $11, $5
    shufb $9, $12, $16, $18
    or $117, $11, $5
    lnop
    selb $126, $11, $14, $96
    lnop
    ai $95, $95, -1
    lnop
    selb $125, $15, $4, $96
    stqd $9, 6160($17)
    shli $4, $127, 2
iupac_edge_branch:
    brnz $95, iupac_edge_loop
iupac_edge_end:
    stqa $126, 0x19500
    stqa $125, 0x19510
    stqa $124, 0x19520
    stqa $123, 0x19530
    stqa $122, 0x19540
    stqa $121, 0x19550
    stqa $120, 0x19560
    stqa $119, 0x19570
    stqa $118, 0x19580
    stqa $117, 0x19590
    stqa $116, 0x195a0
    stqa $115, 0x195b0
    stqa $114, 0x195c0
    stqa $113, 0x195d0
    stqa $112, 0x195e0
    stqa $111, 0x195f0
    bi $0

.global iupac_steady
.align 3
iupac_steady:
    lqa $97, 0x0
    lqa $96, 0x10
    lqa $95, 0x20
    lqa $94, 0x30
    lqa $93, 0x40
    lqa $126, 0x19500
    lqa $125, 0x19510
    lqa $124, 0x19520
    lqa $123, 0x19530
    lqa $122, 0x19540
    lqa $121, 0x19550
    lqa $120, 0x19560
    lqa $119, 0x19570
    lqa $118, 0x19580
    lqa $117, 0x19590
    lqa $116, 0x195a0
    lqa $115, 0x195b0
    lqa $114, 0x195c0
    lqa $113, 0x195d0
    lqa $112, 0x195e0
    lqa $111, 0x195f0
    andi $6, $3, 7
    rotmi $7, $3, -3
    shli $6, $6, 5
    a $6, $6, $7
    andi $7, $6, -16
    a $7, $7, $97
    lqd $8, 1280($7)
    lqd $9, 1296($7)
    shufb $6, $6, $6, $96
    andbi $6, $6, 15
    a $6, $6, $95
    shufb $110, $8, $9, $6
    lqd $8, 1536($7)
    lqd $9, 1552($7)
    shufb $109, $8, $9, $6
    lqd $8, 1792($7)
    lqd $9, 1808($7)
    shufb $108, $8, $9, $6
    lqd $8, 2048($7)
    lqd $9, 2064($7)
    shufb $107, $8, $9, $6
    lqd $8, 2304($7)
    lqd $9, 2320($7)
    shufb $106, $8, $9, $6
    lqd $8, 2560($7)
    lqd $9, 2576($7)
    shufb $105, $8, $9, $6
    lqd $8, 2816($7)
    lqd $9, 2832($7)
    shufb $104, $8, $9, $6
    lqd $8, 3072($7)
    lqd $9, 3088($7)
    shufb $103, $8, $9, $6
    lqd $8, 3328($7)
    lqd $9, 3344($7)
    shufb $102, $8, $9, $6
    lqd $8, 3584($7)
    lqd $9, 3600($7)
    shufb $101, $8, $9, $6
    lqd $8, 3840($7)
    lqd $9, 3856($7)
    shufb $100, $8, $9, $6
    lqd $8, 4096($7)
    lqd $7, 4112($7)
    shufb $99, $8, $7, $6
    sf $98, $3, $4
    ori $127, $3, 0
    cgti $2, $98, 0
    brz $2, iupac_steady_end
    ai $5, $127, 1
    andi $2, $5, 7
    rotmi $3, $5, -3
    shli $4, $127, 2
# 952 cycles an iteration, 950 at least: 950 instructions for the even pipe, 159 for the odd one; 1 cycles of nops alone
.align 3
iupac_steady_loop:
    shli $16, $2, 5
    lnop
    ai $127, $127, 1
    lnop
    nop
    lnop
    ai $5, $127, 1
    lnop
    a $17, $16, $3
    lnop
    andi $2, $5, 7
    lnop
    nop
    shufb $16, $17, $17, $96
    andi $10, $17, -16
    lnop
    rotmi $3, $5, -3
    lnop
    a $5, $10, $97
    lnop
    andbi $10, $16, 15
    lnop
    andi $16, $4, -16
    lnop
    a $6, $10, $95
    lnop
    a $7, $16, $97
    lqa $10, 0x180d0
    andc $17, $108, $107
    lqa $16, 0x180e0
    and $8, $110, $108
    lqa $14, 0x180c0
    nor $15, $109, $17
    lnop
    andc $9, $110, $107
    lnop
    andc $18, $107, $8
    lnop
    xor $8, $15, $9
    lnop
    selb $19, $15, $10, $16
    lnop
    nor $15, $14, $16
    lnop
    and $13, $109, $107
    lnop
    selb $11, $19, $8, $109
    lnop
    selb $19, $15, $16, $13
    lnop
    xor $12, $14, $16
    lnop
    nor $20, $107, $19
    lnop
    selb $21, $108, $17, $12
    lnop
    andc $22, $20, $12
    lqa $17, 0x180f0
    xor $12, $21, $20
    lnop
    selb $20, $22, $109, $16
    lnop
    selb $16, $108, $13, $19
    lnop
    xor $19, $109, $22
    lnop
    and $22, $14, $16
    lnop
    nor $16, $17, $12
    lnop
    selb $23, $18, $12, $19
    lnop
    xor $12, $22, $16
    lnop
    nor $24, $17, $23
    lnop
    xor $23, $18, $12
    lnop
    nor $12, $110, $108
    lnop
    andc $25, $18, $16
    lnop
    selb $16, $21, $12, $20
    lnop
    nor $21, $17, $8
    lnop
    andc $18, $107, $20
    lnop
    selb $20, $110, $16, $21
    lnop
    xor $16, $12, $18
    lnop
    selb $18, $24, $20, $13
    lnop
    selb $13, $12, $109, $23
    lnop
    selb $12, $18, $19, $22
    lnop
    xor $18, $11, $20
    lnop
    andc $11, $12, $15
    lnop
    xor $20, $15, $25
    lqd $12, 5632($7)
    xor $15, $21, $11
    lnop
    selb $25, $11, $10, $9
    lqd $21, 5808($7)
    selb $9, $8, $15, $108
    lnop
    and $108, $17, $16
    lnop
    selb $16, $107, $9, $17
    lnop
    selb $17, $25, $108, $109
    rotqby $8, $12, $4
    andc $109, $14, $16
    lnop
    andc $16, $18, $107
    rotqby $9, $21, $4
    and $21, $107, $20
    shlqbii $18, $112, 1
    xor $107, $16, $109
    rotqbii $112, $8, 1
    xor $16, $13, $21
    shlqbii $109, $111, 1
    selb $111, $15, $17, $14
    rotqbii $13, $9, 1
    selb $14, $107, $16, $110
    lnop
    selb $110, $18, $112, $94
    lnop
    selb $112, $111, $14, $10
    lnop
    selb $111, $109, $13, $94
    lnop
    andc $109, $112, $119
    lnop
    and $13, $113, $112
    lnop
    selb $112, $113, $114, $109
    lnop
    andc $113, $114, $109
    lqa $10, 0x18090
    andc $109, $104, $103
    lqa $114, 0x180a0
    and $18, $106, $104
    lqa $14, 0x18080
    nor $107, $105, $109
    lnop
    andc $16, $106, $103
    lnop
    andc $15, $103, $18
    lnop
    xor $18, $107, $16
    lnop
    selb $17, $107, $10, $114
    lnop
    nor $107, $14, $114
    lnop
    and $21, $105, $103
    lnop
    selb $20, $17, $18, $105
    lnop
    selb $17, $107, $114, $21
    lnop
    xor $108, $14, $114
    lnop
    nor $12, $103, $17
    lnop
    selb $25, $104, $109, $108
    lnop
    andc $11, $12, $108
    lqa $109, 0x180b0
    xor $108, $25, $12
    lnop
    selb $12, $11, $105, $114
    lnop
    selb $114, $104, $21, $17
    lnop
    xor $17, $105, $11
    lnop
    and $11, $14, $114
    lnop
    nor $114, $109, $108
    lnop
    selb $19, $15, $108, $17
    lnop
    xor $108, $11, $114
    lnop
    nor $22, $109, $19
    lnop
    xor $19, $15, $108
    lnop
    nor $108, $106, $104
    lnop
    andc $23, $15, $114
    lnop
    selb $114, $25, $108, $12
    lnop
    nor $25, $109, $18
    lnop
    andc $15, $103, $12
    lnop
    selb $12, $106, $114, $25
    lnop
    xor $114, $108, $15
    lnop
    selb $15, $22, $12, $21
    lnop
    selb $21, $108, $105, $19
    lnop
    selb $108, $15, $17, $11
    lnop
    xor $11, $20, $12
    lnop
    andc $12, $108, $107
    lnop
    xor $108, $107, $23
    lnop
    xor $107, $25, $12
    lnop
    selb $25, $12, $10, $16
    lnop
    selb $12, $18, $107, $104
    lnop
    and $18, $109, $114
    lnop
    selb $114, $103, $12, $109
    lnop
    selb $109, $25, $18, $105
    lnop
    andc $18, $14, $114
    lnop
    andc $114, $11, $103
    lnop
    and $11, $103, $108
    lnop
    xor $108, $114, $18
    lnop
    xor $114, $21, $11
    lnop
    selb $11, $107, $109, $14
    lnop
    selb $109, $108, $114, $106
    lnop
    selb $114, $119, $120, $13
    lnop
    selb $108, $11, $109, $10
    lnop
    or $119, $120, $13
    lnop
    andc $13, $108, $121
    lnop
    and $109, $115, $108
    lnop
    selb $120, $115, $116, $13
    lnop
    andc $115, $116, $13
    lqa $108, 0x18050
    andc $13, $100, $99
    lqa $116, 0x18060
    and $11, $102, $100
    lqa $10, 0x18040
    nor $107, $101, $13
    lnop
    andc $14, $102, $99
    lnop
    andc $21, $99, $11
    lnop
    xor $11, $107, $14
    lnop
    selb $18, $107, $108, $116
    lnop
    nor $107, $10, $116
    lnop
    and $25, $101, $99
    lnop
    selb $12, $18, $11, $101
    lnop
    selb $18, $107, $116, $25
    lnop
    xor $16, $10, $116
    lnop
    nor $23, $99, $18
    lnop
    selb $20, $100, $13, $16
    lnop
    andc $15, $23, $16
    lqa $13, 0x18070
    xor $16, $20, $23
    lnop
    selb $23, $15, $101, $116
    lnop
    selb $116, $100, $25, $18
    lnop
    xor $18, $101, $15
    lnop
    and $15, $10, $116
    lnop
    nor $116, $13, $16
    lnop
    selb $17, $21, $16, $18
    lnop
    xor $16, $15, $116
    lnop
    nor $19, $13, $17
    lnop
    xor $17, $21, $16
    lnop
    nor $16, $102, $100
    lnop
    andc $22, $21, $116
    lnop
    selb $116, $20, $16, $23
    lnop
    nor $20, $13, $11
    lnop
    andc $21, $99, $23
    lnop
    selb $23, $102, $116, $20
    lnop
    xor $116, $16, $21
    lnop
    selb $21, $19, $23, $25
    lnop
    selb $19, $16, $101, $17
    lnop
    selb $16, $21, $18, $15
    lnop
    xor $15, $12, $23
    lnop
    andc $12, $16, $107
    lnop
    xor $16, $107, $22
    lnop
    xor $107, $20, $12
    lnop
    selb $20, $12, $108, $14
    lnop
    selb $12, $11, $107, $100
    lnop
    and $11, $13, $116
    lnop
    selb $116, $99, $12, $13
    lnop
    selb $13, $20, $11, $101
    lqd $12, 256($5)
    andc $20, $10, $116
    lqd $11, 272($5)
    andc $116, $15, $99
    lqd $14, 768($5)
    and $22, $99, $16
    lqd $15, 784($5)
    xor $23, $116, $20
    lqd $16, 1024($5)
    xor $116, $19, $22
    lqd $20, 1040($5)
    selb $22, $107, $13, $10
    lqd $19, 512($5)
    selb $107, $23, $116, $102
    lqd $13, 528($5)
    selb $116, $121, $122, $109
    lnop
    selb $23, $22, $107, $108
    lnop
    or $107, $122, $109
    shufb $121, $14, $15, $6
    andc $109, $23, $123
    shufb $122, $16, $20, $6
    and $16, $117, $23
    shufb $10, $12, $11, $6
    selb $12, $117, $118, $109
    shufb $11, $19, $13, $6
    andc $117, $118, $109
    lqa $13, 0x18010
    andc $109, $121, $122
    lqa $118, 0x18020
    and $23, $10, $121
    lqa $19, 0x18000
    nor $20, $11, $109
    lnop
    andc $14, $10, $122
    lnop
    andc $15, $122, $23
    lnop
    xor $23, $20, $14
    lnop
    selb $108, $20, $13, $118
    lnop
    nor $20, $19, $118
    lnop
    and $22, $11, $122
    lnop
    selb $18, $108, $23, $11
    lnop
    selb $108, $20, $118, $22
    lnop
    xor $21, $19, $118
    lnop
    nor $17, $122, $108
    lnop
    selb $25, $121, $109, $21
    lnop
    andc $24, $17, $21
    lqa $109, 0x18030
    xor $21, $25, $17
    lnop
    selb $17, $24, $11, $118
    lnop
    selb $118, $121, $22, $108
    lnop
    xor $108, $11, $24
    lnop
    and $24, $19, $118
    lnop
    nor $118, $109, $21
    lnop
    selb $26, $15, $21, $108
    lnop
    xor $21, $24, $118
    lnop
    nor $27, $109, $26
    lnop
    xor $26, $15, $21
    lnop
    nor $21, $10, $121
    lnop
    andc $28, $15, $118
    lnop
    selb $118, $25, $21, $17
    lnop
    nor $25, $109, $23
    lnop
    andc $15, $122, $17
    lnop
    selb $17, $10, $118, $25
    lnop
    xor $118, $21, $15
    lnop
    selb $15, $27, $17, $22
    lnop
    selb $22, $21, $11, $26
    lnop
    selb $21, $15, $108, $24
    lnop
    xor $108, $18, $17
    lnop
    andc $17, $21, $20
    lnop
    xor $21, $20, $28
    lnop
    xor $20, $25, $17
    lnop
    selb $25, $17, $13, $14
    lnop
    selb $14, $23, $20, $121
    lnop
    and $23, $109, $118
    lnop
    selb $118, $122, $14, $109
    lnop
    selb $109, $25, $23, $11
    lnop
    andc $23, $19, $118
    lnop
    andc $118, $108, $122
    lnop
    and $108, $122, $21
    lnop
    xor $21, $118, $23
    lnop
    xor $118, $22, $108
    lnop
    selb $108, $20, $109, $19
    lnop
    selb $109, $21, $118, $10
    lnop
    selb $118, $123, $124, $16
    lnop
    selb $21, $108, $109, $13
    lnop
    or $123, $124, $16
    lnop
    andc $16, $21, $125
    lnop
    and $109, $111, $21
    lnop
    selb $124, $111, $110, $16
    lnop
    andc $111, $110, $16
    lnop
    selb $13, $125, $126, $109
    lnop
    or $125, $126, $109
    lqa $110, 0x180d0
    andc $109, $104, $103
    lqa $126, 0x180e0
    and $21, $106, $104
    lqa $16, 0x180c0
    nor $108, $105, $109
    lnop
    andc $19, $106, $103
    lnop
    andc $20, $103, $21
    lnop
    xor $21, $108, $19
    lnop
    selb $22, $108, $110, $126
    lnop
    nor $108, $16, $126
    lnop
    and $23, $105, $103
    lnop
    selb $25, $22, $21, $105
    lnop
    selb $22, $108, $126, $23
    lnop
    xor $14, $16, $126
    lnop
    nor $17, $103, $22
    lnop
    selb $28, $104, $109, $14
    lnop
    andc $18, $17, $14
    lqa $109, 0x180f0
    xor $14, $28, $17
    lnop
    selb $17, $18, $105, $126
    lnop
    selb $126, $104, $23, $22
    lnop
    xor $22, $105, $18
    lnop
    and $18, $16, $126
    lnop
    nor $126, $109, $14
    lnop
    selb $15, $20, $14, $22
    lnop
    xor $14, $18, $126
    lnop
    nor $24, $109, $15
    lnop
    xor $15, $20, $14
    lnop
    nor $14, $106, $104
    lnop
    andc $26, $20, $126
    lnop
    selb $126, $28, $14, $17
    lnop
    nor $28, $109, $21
    lnop
    andc $20, $103, $17
    lnop
    selb $17, $106, $126, $28
    lnop
    xor $126, $14, $20
    lnop
    selb $20, $24, $17, $23
    lnop
    selb $23, $14, $105, $15
    lnop
    selb $14, $20, $22, $18
    lnop
    xor $18, $25, $17
    lnop
    andc $17, $14, $108
    lnop
    xor $14, $108, $26
    lnop
    xor $108, $28, $17
    lnop
    selb $28, $17, $110, $19
    lnop
    selb $17, $21, $108, $104
    lnop
    and $104, $109, $126
    lnop
    selb $126, $103, $17, $109
    lnop
    selb $17, $28, $104, $105
    rotqbyi $109, $8, 1
    andc $105, $16, $126
    lnop
    andc $104, $18, $103
    rotqbyi $126, $9, 1
    and $28, $103, $14
    shlqbii $18, $114, 1
    xor $21, $104, $105
    rotqbii $14, $109, 1
    xor $105, $23, $28
    shlqbii $109, $119, 1
    selb $28, $108, $17, $16
    rotqbii $23, $126, 1
    selb $126, $21, $105, $106
    shufb $103, $114, $114, $93
    selb $106, $18, $14, $94
    shufb $114, $119, $119, $93
    selb $14, $28, $126, $110
    lnop
    selb $119, $109, $23, $94
    lnop
    andc $109, $14, $113
    lnop
    and $23, $107, $14
    lnop
    selb $105, $107, $116, $109
    lnop
    andc $104, $116, $109
    lqa $107, 0x18090
    andc $109, $100, $99
    lqa $116, 0x180a0
    and $126, $102, $100
    lqa $14, 0x18080
    nor $110, $101, $109
    lnop
    andc $28, $102, $99
    lnop
    andc $18, $99, $126
    lnop
    xor $126, $110, $28
    lnop
    selb $21, $110, $107, $116
    lnop
    nor $110, $14, $116
    lnop
    and $108, $101, $99
    lnop
    selb $16, $21, $126, $101
    lnop
    selb $21, $110, $116, $108
    lnop
    xor $17, $14, $116
    lnop
    nor $19, $99, $21
    lnop
    selb $26, $100, $109, $17
    lnop
    andc $25, $19, $17
    lqa $109, 0x180b0
    xor $17, $26, $19
    lnop
    selb $19, $25, $101, $116
    lnop
    selb $116, $100, $108, $21
    lnop
    xor $21, $101, $25
    lnop
    and $25, $14, $116
    lnop
    nor $116, $109, $17
    lnop
    selb $20, $18, $17, $21
    lnop
    xor $17, $25, $116
    lnop
    nor $22, $109, $20
    lnop
    xor $20, $18, $17
    lnop
    nor $17, $102, $100
    lnop
    andc $15, $18, $116
    lnop
    selb $116, $26, $17, $19
    lnop
    nor $26, $109, $126
    lnop
    andc $18, $99, $19
    lnop
    selb $19, $102, $116, $26
    lnop
    xor $116, $17, $18
    lnop
    selb $18, $22, $19, $108
    lnop
    selb $108, $17, $101, $20
    lnop
    selb $17, $18, $21, $25
    lnop
    xor $18, $16, $19
    lnop
    andc $16, $17, $110
    lnop
    xor $17, $110, $15
    lnop
    xor $110, $26, $16
    lnop
    selb $26, $16, $107, $28
    lnop
    selb $16, $126, $110, $100
    lnop
    and $126, $109, $116
    lnop
    selb $116, $99, $16, $109
    lnop
    selb $109, $26, $126, $101
    lnop
    andc $126, $14, $116
    lnop
    andc $116, $18, $99
    lnop
    and $18, $99, $17
    lnop
    xor $17, $116, $126
    lnop
    xor $126, $108, $18
    lnop
    selb $108, $110, $109, $14
    lnop
    selb $110, $17, $126, $102
    lnop
    selb $116, $113, $112, $23
    lnop
    selb $126, $108, $110, $107
    lnop
    or $113, $112, $23
    lnop
    andc $23, $126, $115
    lnop
    and $110, $123, $126
    lnop
    selb $112, $123, $118, $23
    lnop
    andc $123, $118, $23
    lqa $126, 0x18050
    andc $23, $121, $122
    lqa $118, 0x18060
    and $107, $10, $121
    lqa $108, 0x18040
    nor $17, $11, $23
    lnop
    andc $109, $10, $122
    lnop
    andc $14, $122, $107
    lnop
    xor $107, $17, $109
    lnop
    selb $18, $17, $126, $118
    lnop
    nor $17, $108, $118
    lnop
    and $26, $11, $122
    lnop
    selb $16, $18, $107, $11
    lnop
    selb $18, $17, $118, $26
    lnop
    xor $28, $108, $118
    lnop
    nor $15, $122, $18
    lnop
    selb $19, $121, $23, $28
    lnop
    andc $21, $15, $28
    lqa $23, 0x18070
    xor $28, $19, $15
    lnop
    selb $15, $21, $11, $118
    lnop
    selb $118, $121, $26, $18
    lnop
    xor $18, $11, $21
    lnop
    and $21, $108, $118
    lnop
    nor $118, $23, $28
    lnop
    selb $25, $14, $28, $18
    lnop
    xor $28, $21, $118
    lnop
    nor $20, $23, $25
    lnop
    xor $25, $14, $28
    lnop
    nor $28, $10, $121
    lnop
    andc $22, $14, $118
    lnop
    selb $118, $19, $28, $15
    lnop
    nor $19, $23, $107
    lnop
    andc $14, $122, $15
    lnop
    selb $15, $10, $118, $19
    lnop
    xor $118, $28, $14
    lnop
    selb $14, $20, $15, $26
    lnop
    selb $20, $28, $11, $25
    lnop
    selb $25, $14, $18, $21
    lnop
    xor $14, $16, $15
    lnop
    andc $15, $25, $17
    lnop
    xor $25, $17, $22
    lnop
    xor $17, $19, $15
    lnop
    selb $19, $15, $126, $109
    lnop
    selb $109, $107, $17, $121
    lnop
    and $107, $23, $118
    lnop
    selb $118, $122, $109, $23
    lnop
    selb $23, $19, $107, $11
    lqd $109, 1280($5)
    andc $107, $108, $118
    lqd $19, 1296($5)
    andc $118, $14, $122
    lqd $15, 1792($5)
    and $22, $122, $25
    lqd $14, 1808($5)
    xor $16, $118, $107
    lqd $25, 2048($5)
    xor $118, $20, $22
    lqd $18, 2064($5)
    selb $22, $17, $23, $108
    lqd $20, 1536($5)
    selb $108, $16, $118, $10
    lqd $17, 1552($5)
    selb $118, $115, $120, $110
    lnop
    selb $16, $22, $108, $126
    lnop
    or $115, $120, $110
    shufb $108, $15, $14, $6
    andc $14, $16, $117
    shufb $107, $25, $18, $6
    and $18, $125, $16
    shufb $110, $109, $19, $6
    selb $120, $125, $13, $14
    shufb $109, $20, $17, $6
    andc $125, $13, $14
    lqa $17, 0x18010
    andc $14, $108, $107
    lqa $13, 0x18020
    and $16, $110, $108
    lqa $20, 0x18000
    nor $19, $109, $14
    lnop
    andc $25, $110, $107
    lnop
    andc $15, $107, $16
    lnop
    xor $16, $19, $25
    lnop
    selb $126, $19, $17, $13
    lnop
    nor $19, $20, $13
    lnop
    and $22, $109, $107
    lnop
    selb $23, $126, $16, $109
    lnop
    selb $126, $19, $13, $22
    lnop
    xor $21, $20, $13
    lnop
    nor $28, $107, $126
    lnop
    selb $26, $108, $14, $21
    lnop
    andc $24, $28, $21
    lqa $14, 0x18030
    xor $21, $26, $28
    lnop
    selb $28, $24, $109, $13
    lnop
    selb $13, $108, $22, $126
    lnop
    xor $126, $109, $24
    lnop
    and $24, $20, $13
    lnop
    nor $13, $14, $21
    lnop
    selb $27, $15, $21, $126
    lnop
    xor $21, $24, $13
    lnop
    nor $29, $14, $27
    lnop
    xor $27, $15, $21
    lnop
    nor $21, $110, $108
    lnop
    andc $30, $15, $13
    lnop
    selb $13, $26, $21, $28
    lnop
    nor $26, $14, $16
    lnop
    andc $15, $107, $28
    lnop
    selb $28, $110, $13, $26
    lnop
    xor $13, $21, $15
    lnop
    selb $15, $29, $28, $22
    lnop
    selb $22, $21, $109, $27
    lnop
    selb $21, $15, $126, $24
    lnop
    xor $126, $23, $28
    lnop
    andc $23, $21, $19
    lnop
    xor $21, $19, $30
    lnop
    xor $19, $26, $23
    lnop
    selb $26, $23, $17, $25
    lnop
    selb $23, $16, $19, $108
    lnop
    and $16, $14, $13
    lnop
    selb $13, $107, $23, $14
    lnop
    selb $14, $26, $16, $109
    lnop
    andc $16, $20, $13
    lnop
    andc $13, $126, $107
    lnop
    and $126, $107, $21
    lnop
    xor $21, $13, $16
    lnop
    xor $13, $22, $126
    lnop
    selb $126, $19, $14, $20
    lnop
    selb $14, $21, $13, $110
    lnop
    selb $13, $117, $12, $18
    lnop
    selb $21, $126, $14, $17
    lnop
    or $117, $12, $18
    lnop
    andc $18, $21, $111
    lnop
    and $14, $119, $21
    lnop
    selb $12, $119, $106, $18
    lnop
    andc $119, $106, $18
    lnop
    selb $126, $111, $124, $14
    lnop
    or $111, $124, $14
    lqa $106, 0x180d0
    andc $14, $100, $99
    lqa $124, 0x180e0
    and $21, $102, $100
    lqa $18, 0x180c0
    nor $17, $101, $14
    lnop
    andc $19, $102, $99
    lnop
    andc $20, $99, $21
    lnop
    xor $21, $17, $19
    lnop
    selb $22, $17, $106, $124
    lnop
    nor $17, $18, $124
    lnop
    and $16, $101, $99
    lnop
    selb $26, $22, $21, $101
    lnop
    selb $22, $17, $124, $16
    lnop
    xor $23, $18, $124
    lnop
    nor $25, $99, $22
    lnop
    selb $30, $100, $14, $23
    lnop
    andc $28, $25, $23
    lqa $14, 0x180f0
    xor $23, $30, $25
    lnop
    selb $25, $28, $101, $124
    lnop
    selb $124, $100, $16, $22
    lnop
    xor $22, $101, $28
    lnop
    and $28, $18, $124
    lnop
    nor $124, $14, $23
    lnop
    selb $15, $20, $23, $22
    lnop
    xor $23, $28, $124
    lnop
    nor $24, $14, $15
    lnop
    xor $15, $20, $23
    lnop
    nor $23, $102, $100
    lnop
    andc $27, $20, $124
    lnop
    selb $124, $30, $23, $25
    lnop
    nor $30, $14, $21
    lnop
    andc $20, $99, $25
    lnop
    selb $25, $102, $124, $30
    lnop
    xor $124, $23, $20
    lnop
    selb $20, $24, $25, $16
    lnop
    selb $16, $23, $101, $15
    lnop
    selb $15, $20, $22, $28
    lnop
    xor $20, $26, $25
    lnop
    andc $25, $15, $17
    lnop
    xor $15, $17, $27
    lnop
    xor $17, $30, $25
    lnop
    selb $30, $25, $106, $19
    lnop
    selb $19, $21, $17, $100
    lnop
    and $100, $14, $124
    lnop
    selb $124, $99, $19, $14
    lnop
    selb $19, $30, $100, $101
    rotqbyi $14, $8, 2
    andc $101, $18, $124
    lnop
    andc $100, $20, $99
    rotqbyi $124, $9, 2
    and $30, $99, $15
    shlqbii $20, $116, 1
    xor $21, $100, $101
    rotqbii $15, $14, 1
    xor $100, $16, $30
    shlqbii $101, $113, 1
    selb $30, $17, $19, $18
    rotqbii $16, $124, 1
    selb $124, $21, $100, $102
    shufb $99, $103, $116, $93
    selb $102, $20, $15, $94
    shufb $116, $114, $113, $93
    selb $113, $30, $124, $106
    lnop
    selb $114, $101, $16, $94
    lnop
    andc $101, $113, $104
    lnop
    and $16, $115, $113
    lnop
    selb $113, $115, $118, $101
    lnop
    andc $115, $118, $101
    lqa $124, 0x18090
    andc $101, $121, $122
    lqa $118, 0x180a0
    and $30, $10, $121
    lqa $106, 0x18080
    nor $15, $11, $101
    lnop
    andc $20, $10, $122
    lnop
    andc $103, $122, $30
    lnop
    xor $30, $15, $20
    lnop
    selb $100, $15, $124, $118
    lnop
    nor $15, $106, $118
    lnop
    and $21, $11, $122
    lnop
    selb $17, $100, $30, $11
    lnop
    selb $100, $15, $118, $21
    lnop
    xor $18, $106, $118
    lnop
    nor $19, $122, $100
    lnop
    selb $14, $121, $101, $18
    lnop
    andc $25, $19, $18
    lqa $101, 0x180b0
    xor $18, $14, $19
    lnop
    selb $19, $25, $11, $118
    lnop
    selb $118, $121, $21, $100
    lnop
    xor $100, $11, $25
    lnop
    and $25, $106, $118
    lnop
    nor $118, $101, $18
    lnop
    selb $27, $103, $18, $100
    lnop
    xor $18, $25, $118
    lnop
    nor $26, $101, $27
    lnop
    xor $27, $103, $18
    lnop
    nor $18, $10, $121
    lnop
    andc $22, $103, $118
    lnop
    selb $118, $14, $18, $19
    lnop
    nor $14, $101, $30
    lnop
    andc $103, $122, $19
    lnop
    selb $19, $10, $118, $14
    lnop
    xor $118, $18, $103
    lnop
    selb $103, $26, $19, $21
    lnop
    selb $21, $18, $11, $27
    lnop
    selb $18, $103, $100, $25
    lnop
    xor $103, $17, $19
    lnop
    andc $17, $18, $15
    lnop
    xor $18, $15, $22
    lnop
    xor $15, $14, $17
    lnop
    selb $14, $17, $124, $20
    lnop
    selb $17, $30, $15, $121
    lnop
    and $30, $101, $118
    lnop
    selb $118, $122, $17, $101
    lnop
    selb $101, $14, $30, $11
    lnop
    andc $14, $106, $118
    lnop
    andc $118, $103, $122
    lnop
    and $103, $122, $18
    lnop
    xor $18, $118, $14
    lnop
    xor $118, $21, $103
    lnop
    selb $103, $15, $101, $106
    lnop
    selb $106, $18, $118, $10
    lnop
    selb $118, $104, $105, $16
    lnop
    selb $104, $103, $106, $124
    lnop
    or $101, $105, $16
    lnop
    andc $105, $104, $123
    lnop
    and $16, $117, $104
    lnop
    selb $124, $117, $13, $105
    lnop
    andc $117, $13, $105
    lqa $104, 0x18050
    andc $13, $108, $107
    lqa $105, 0x18060
    and $103, $110, $108
    lqa $106, 0x18040
    nor $18, $109, $13
    lnop
    andc $15, $110, $107
    lnop
    andc $21, $107, $103
    lnop
    xor $103, $18, $15
    lnop
    selb $14, $18, $104, $105
    lnop
    nor $18, $106, $105
    lnop
    and $30, $109, $107
    lnop
    selb $17, $14, $103, $109
    lnop
    selb $14, $18, $105, $30
    lnop
    xor $20, $106, $105
    lnop
    nor $22, $107, $14
    lnop
    selb $19, $108, $13, $20
    lnop
    andc $100, $22, $20
    lqa $13, 0x18070
    xor $20, $19, $22
    lnop
    selb $22, $100, $109, $105
    lnop
    selb $105, $108, $30, $14
    lnop
    xor $14, $109, $100
    lnop
    and $100, $106, $105
    lnop
    nor $105, $13, $20
    lnop
    selb $25, $21, $20, $14
    lnop
    xor $20, $100, $105
    lnop
    nor $27, $13, $25
    lnop
    xor $25, $21, $20
    lnop
    nor $20, $110, $108
    lnop
    andc $26, $21, $105
    lnop
    selb $105, $19, $20, $22
    lnop
    nor $19, $13, $103
    lnop
    andc $21, $107, $22
    lnop
    selb $22, $110, $105, $19
    lnop
    xor $105, $20, $21
    lnop
    selb $21, $27, $22, $30
    lnop
    selb $27, $20, $109, $25
    lnop
    selb $20, $21, $14, $100
    lnop
    xor $100, $17, $22
    lnop
    andc $17, $20, $18
    lnop
    xor $20, $18, $26
    lnop
    xor $18, $19, $17
    lnop
    selb $19, $17, $104, $15
    lnop
    selb $15, $103, $18, $108
    lnop
    and $103, $13, $105
    lnop
    selb $105, $107, $15, $13
    lnop
    selb $13, $19, $103, $109
    lqd $15, 2304($5)
    andc $103, $106, $105
    lqd $19, 2320($5)
    andc $17, $100, $107
    lqd $105, 2816($5)
    and $26, $107, $20
    lqd $100, 2832($5)
    xor $22, $17, $103
    lqd $20, 3072($5)
    xor $103, $27, $26
    lqd $17, 3088($5)
    selb $27, $18, $13, $106
    lqd $26, 2560($5)
    selb $106, $22, $103, $110
    lqd $18, 2576($5)
    selb $13, $123, $112, $16
    lnop
    selb $22, $27, $106, $104
    lnop
    or $123, $112, $16
    shufb $104, $105, $100, $6
    andc $112, $22, $125
    shufb $103, $20, $17, $6
    and $17, $111, $22
    shufb $106, $15, $19, $6
    selb $14, $111, $126, $112
    shufb $105, $26, $18, $6
    andc $15, $126, $112
    lqa $111, 0x18010
    andc $112, $104, $103
    lqa $126, 0x18020
    and $26, $106, $104
    lqa $18, 0x18000
    nor $19, $105, $112
    lnop
    andc $22, $106, $103
    lnop
    andc $20, $103, $26
    lnop
    xor $26, $19, $22
    lnop
    selb $100, $19, $111, $126
    lnop
    nor $19, $18, $126
    lnop
    and $16, $105, $103
    lnop
    selb $27, $100, $26, $105
    lnop
    selb $100, $19, $126, $16
    lnop
    xor $21, $18, $126
    lnop
    nor $25, $103, $100
    lnop
    selb $30, $104, $112, $21
    lnop
    andc $28, $25, $21
    lqa $112, 0x18030
    xor $21, $30, $25
    lnop
    selb $25, $28, $105, $126
    lnop
    selb $126, $104, $16, $100
    lnop
    xor $100, $105, $28
    lnop
    and $28, $18, $126
    lnop
    nor $126, $112, $21
    lnop
    selb $23, $20, $21, $100
    lnop
    xor $21, $28, $126
    lnop
    nor $24, $112, $23
    lnop
    xor $23, $20, $21
    lnop
    nor $21, $106, $104
    lnop
    andc $29, $20, $126
    lnop
    selb $126, $30, $21, $25
    lnop
    nor $30, $112, $26
    lnop
    andc $20, $103, $25
    lnop
    selb $25, $106, $126, $30
    lnop
    xor $126, $21, $20
    lnop
    selb $20, $24, $25, $16
    lnop
    selb $16, $21, $105, $23
    lnop
    selb $21, $20, $100, $28
    lnop
    xor $100, $27, $25
    lnop
    andc $25, $21, $19
    lnop
    xor $21, $19, $29
    lnop
    xor $19, $30, $25
    lnop
    selb $30, $25, $111, $22
    lnop
    selb $22, $26, $19, $104
    lnop
    and $26, $112, $126
    lnop
    selb $126, $103, $22, $112
    lnop
    selb $112, $30, $26, $105
    lnop
    andc $26, $18, $126
    lnop
    andc $126, $100, $103
    lnop
    and $100, $103, $21
    lnop
    xor $21, $126, $26
    lnop
    xor $126, $16, $100
    lnop
    selb $100, $19, $112, $18
    lnop
    selb $112, $21, $126, $106
    lnop
    selb $126, $125, $120, $17
    lnop
    selb $21, $100, $112, $111
    lnop
    or $125, $120, $17
    lnop
    andc $120, $21, $119
    lnop
    and $112, $114, $21
    lnop
    selb $16, $114, $102, $120
    lnop
    andc $17, $102, $120
    lnop
    selb $18, $119, $12, $112
    lnop
    or $19, $12, $112
    lqa $119, 0x180d0
    andc $12, $121, $122
    lqa $112, 0x180e0
    and $102, $10, $121
    lqa $120, 0x180c0
    nor $114, $11, $12
    lnop
    andc $21, $10, $122
    lnop
    andc $111, $122, $102
    lnop
    xor $102, $114, $21
    lnop
    selb $100, $114, $119, $112
    lnop
    nor $114, $120, $112
    lnop
    and $26, $11, $122
    lnop
    selb $30, $100, $102, $11
    lnop
    selb $100, $114, $112, $26
    lnop
    xor $22, $120, $112
    lnop
    nor $25, $122, $100
    lnop
    selb $29, $121, $12, $22
    lnop
    andc $27, $25, $22
    lqa $12, 0x180f0
    xor $22, $29, $25
    lnop
    selb $25, $27, $11, $112
    lnop
    selb $112, $121, $26, $100
    lnop
    xor $100, $11, $27
    lnop
    and $27, $120, $112
    lnop
    nor $112, $12, $22
    lnop
    selb $20, $111, $22, $100
    lnop
    xor $22, $27, $112
    lnop
    nor $28, $12, $20
    lnop
    xor $20, $111, $22
    lnop
    nor $22, $10, $121
    lnop
    andc $23, $111, $112
    lnop
    selb $112, $29, $22, $25
    lnop
    nor $29, $12, $102
    lnop
    andc $111, $122, $25
    lnop
    selb $25, $10, $112, $29
    lnop
    xor $112, $22, $111
    lnop
    selb $111, $28, $25, $26
    lnop
    selb $26, $22, $11, $20
    lnop
    selb $20, $111, $100, $27
    lnop
    xor $111, $30, $25
    lnop
    andc $25, $20, $114
    lnop
    xor $20, $114, $23
    lnop
    xor $114, $29, $25
    lnop
    selb $29, $25, $119, $21
    lnop
    selb $21, $102, $114, $121
    lnop
    and $121, $12, $112
    lnop
    selb $112, $122, $21, $12
    lnop
    selb $21, $29, $121, $11
    rotqbyi $12, $8, 3
    andc $121, $120, $112
    lnop
    andc $8, $111, $122
    rotqbyi $112, $9, 3
    and $9, $122, $20
    shlqbii $111, $118, 1
    xor $20, $8, $121
    rotqbii $122, $12, 1
    xor $8, $26, $9
    shlqbii $121, $101, 1
    selb $12, $114, $21, $120
    rotqbii $26, $112, 1
    selb $120, $20, $8, $10
    shufb $9, $99, $118, $93
    selb $10, $111, $122, $94
    shufb $118, $116, $101, $93
    selb $122, $12, $120, $119
    lnop
    selb $8, $121, $26, $94
    lnop
    andc $121, $122, $115
    lnop
    and $26, $123, $122
    lnop
    selb $120, $123, $13, $121
    lnop
    andc $119, $13, $121
    lqa $123, 0x18090
    andc $13, $108, $107
    lqa $121, 0x180a0
    and $12, $110, $108
    lqa $122, 0x18080
    nor $116, $109, $13
    lnop
    andc $111, $110, $107
    lnop
    andc $101, $107, $12
    lnop
    xor $12, $116, $111
    lnop
    selb $99, $116, $123, $121
    lnop
    nor $116, $122, $121
    lnop
    and $20, $109, $107
    lnop
    selb $114, $99, $12, $109
    lnop
    selb $99, $116, $121, $20
    lnop
    xor $112, $122, $121
    lnop
    nor $21, $107, $99
    lnop
    selb $11, $108, $13, $112
    lnop
    andc $29, $21, $112
    lqa $13, 0x180b0
    xor $112, $11, $21
    lnop
    selb $21, $29, $109, $121
    lnop
    selb $121, $108, $20, $99
    lnop
    xor $99, $109, $29
    lnop
    and $29, $122, $121
    lnop
    nor $121, $13, $112
    lnop
    selb $102, $101, $112, $99
    lnop
    xor $112, $29, $121
    lnop
    nor $25, $13, $102
    lnop
    xor $102, $101, $112
    lnop
    nor $112, $110, $108
    lnop
    andc $23, $101, $121
    lnop
    selb $121, $11, $112, $21
    lnop
    nor $11, $13, $12
    lnop
    andc $101, $107, $21
    lnop
    selb $21, $110, $121, $11
    lnop
    xor $121, $112, $101
    lnop
    selb $101, $25, $21, $20
    lnop
    selb $20, $112, $109, $102
    lnop
    selb $112, $101, $99, $29
    lnop
    xor $101, $114, $21
    lnop
    andc $114, $112, $116
    lnop
    xor $112, $116, $23
    lnop
    xor $116, $11, $114
    lnop
    selb $11, $114, $123, $111
    lnop
    selb $114, $12, $116, $108
    lnop
    and $12, $13, $121
    lnop
    selb $121, $107, $114, $13
    lnop
    selb $114, $11, $12, $109
    lnop
    andc $11, $122, $121
    lnop
    andc $121, $101, $107
    lnop
    and $101, $107, $112
    lnop
    xor $112, $121, $11
    lnop
    xor $121, $20, $101
    lnop
    selb $101, $116, $114, $122
    lnop
    selb $122, $112, $121, $110
    lnop
    selb $112, $115, $113, $26
    lnop
    selb $115, $101, $122, $123
    lnop
    or $111, $113, $26
    lnop
    andc $113, $115, $117
    lnop
    and $26, $125, $115
    lnop
    selb $122, $125, $126, $113
    lnop
    andc $121, $126, $113
    lqa $125, 0x18050
    andc $113, $104, $103
    lqa $126, 0x18060
    and $123, $106, $104
    lqa $115, 0x18040
    nor $101, $105, $113
    lnop
    andc $116, $106, $103
    lnop
    andc $114, $103, $123
    lnop
    xor $123, $101, $116
    lnop
    selb $20, $101, $125, $126
    lnop
    nor $101, $115, $126
    lnop
    and $11, $105, $103
    lnop
    selb $12, $20, $123, $105
    lnop
    selb $20, $101, $126, $11
    lnop
    xor $13, $115, $126
    lnop
    nor $23, $103, $20
    lnop
    selb $21, $104, $113, $13
    lnop
    andc $99, $23, $13
    lqa $113, 0x18070
    xor $13, $21, $23
    lnop
    selb $23, $99, $105, $126
    lnop
    selb $126, $104, $11, $20
    lnop
    xor $20, $105, $99
    lnop
    and $99, $115, $126
    lnop
    nor $126, $113, $13
    lnop
    selb $29, $114, $13, $20
    lnop
    xor $13, $99, $126
    lnop
    nor $102, $113, $29
    lnop
    xor $29, $114, $13
    lnop
    nor $13, $106, $104
    lnop
    andc $25, $114, $126
    lnop
    selb $126, $21, $13, $23
    lnop
    nor $21, $113, $123
    lnop
    andc $114, $103, $23
    lnop
    selb $23, $106, $126, $21
    lnop
    xor $126, $13, $114
    lnop
    selb $114, $102, $23, $11
    lnop
    selb $102, $13, $105, $29
    lnop
    selb $13, $114, $20, $99
    lnop
    xor $114, $12, $23
    lnop
    andc $12, $13, $101
    lnop
    xor $13, $101, $25
    lnop
    xor $101, $21, $12
    lnop
    selb $21, $12, $125, $116
    lnop
    selb $116, $123, $101, $104
    lnop
    and $123, $113, $126
    lnop
    selb $126, $103, $116, $113
    lnop
    selb $113, $21, $123, $105
    lqd $116, 3328($5)
    andc $21, $115, $126
    lqd $123, 3344($5)
    andc $12, $114, $103
    lqd $126, 3840($5)
    and $114, $103, $13
    lqd $25, 3856($5)
    xor $23, $12, $21
    lqd $13, 4096($5)
    xor $21, $102, $114
    lqd $12, 4112($5)
    selb $102, $101, $113, $115
    lqd $20, 3584($5)
    selb $113, $23, $21, $106
    lqd $115, 3600($5)
    selb $114, $117, $124, $26
    lnop
    selb $117, $102, $113, $125
    lnop
    or $113, $124, $26
    shufb $100, $126, $25, $6
    andc $126, $117, $15
    shufb $99, $13, $12, $6
    and $12, $19, $117
    shufb $102, $116, $123, $6
    selb $124, $19, $18, $126
    shufb $101, $20, $115, $6
    andc $123, $18, $126
    lqa $115, 0x18010
    andc $18, $100, $99
    lqa $126, 0x18020
    and $19, $102, $100
    lqa $6, 0x18000
    nor $20, $101, $18
    lnop
    andc $117, $102, $99
    lnop
    andc $116, $99, $19
    lnop
    xor $19, $20, $117
    lnop
    selb $13, $20, $115, $126
    lnop
    nor $20, $6, $126
    lnop
    and $25, $101, $99
    lnop
    selb $26, $13, $19, $101
    lnop
    selb $13, $20, $126, $25
    lnop
    xor $125, $6, $126
    lnop
    nor $5, $99, $13
    lnop
    selb $21, $100, $18, $125
    lnop
    andc $23, $5, $125
    lqa $18, 0x18030
    xor $125, $21, $5
    lnop
    selb $5, $23, $101, $126
    lnop
    selb $126, $100, $25, $13
    lnop
    xor $13, $101, $23
    lnop
    and $23, $6, $126
    lnop
    nor $126, $18, $125
    lnop
    selb $29, $116, $125, $13
    lnop
    xor $125, $23, $126
    lnop
    nor $11, $18, $29
    lnop
    xor $29, $116, $125
    lnop
    nor $125, $102, $100
    lnop
    andc $30, $116, $126
    lnop
    selb $126, $21, $125, $5
    lnop
    nor $21, $18, $19
    lnop
    andc $116, $99, $5
    lnop
    selb $5, $102, $126, $21
    lnop
    xor $126, $125, $116
    lnop
    selb $116, $11, $5, $25
    lnop
    selb $11, $125, $101, $29
    lnop
    selb $125, $116, $13, $23
    shufb $29, $9, $112, $93
    xor $116, $26, $5
    lnop
    andc $5, $125, $20
    lnop
    xor $125, $20, $30
    lqd $26, 5984($7)
    xor $20, $21, $5
    rotqbyi $30, $29, 12
    selb $21, $5, $115, $117
    cwd $29, 0($4)
    selb $117, $19, $20, $100
    lnop
    and $19, $18, $126
    lnop
    selb $126, $99, $117, $18
    lnop
    selb $117, $21, $19, $101
    shufb $18, $30, $26, $29
    andc $19, $6, $126
    rotqbyi $21, $7, 0
    andc $126, $116, $99
    hbrr iupac_steady_branch, iupac_steady_loop
    and $116, $99, $125
    lnop
    xor $125, $126, $19
    lnop
    xor $126, $11, $116
    shufb $19, $118, $111, $93
    selb $118, $20, $117, $6
    stqd $18, 5984($21)
    selb $117, $125, $126, $102
    lqd $6, 6160($7)
    selb $116, $15, $14, $12
    lnop
    selb $15, $118, $117, $115
    rotqbyi $125, $19, 12
    or $115, $14, $12
    lnop
    andc $12, $15, $17
    lnop
    and $14, $8, $15
    lnop
    selb $126, $8, $10, $12
    shufb $15, $125, $6, $29
    andc $125, $10, $12
    lnop
    selb $118, $17, $16, $14
    lnop
    ai $98, $98, -1
    lnop
    or $117, $16, $14
    stqd $15, 6160($21)
    shli $4, $127, 2
iupac_steady_branch:
    brnz $98, iupac_steady_loop
iupac_steady_end:
    stqa $126, 0x19500
    stqa $125, 0x19510
    stqa $124, 0x19520
    stqa $123, 0x19530
    stqa $122, 0x19540
    stqa $121, 0x19550
    stqa $120, 0x19560
    stqa $119, 0x19570
    stqa $118, 0x19580
    stqa $117, 0x19590
    stqa $116, 0x195a0
    stqa $115, 0x195b0
    stqa $114, 0x195c0
    stqa $113, 0x195d0
    stqa $112, 0x195e0
    stqa $111, 0x195f0
    bi $0

.global iupac_edge_tap
.align 3
iupac_edge_tap:
    lqa $93, 0x0
    lqa $92, 0x10
    lqa $91, 0x20
    lqa $90, 0x30
    ori $94, $5, 0
    lqa $126, 0x19500
    lqa $125, 0x19510
    lqa $124, 0x19520
    lqa $123, 0x19530
    lqa $122, 0x19540
    lqa $121, 0x19550
    lqa $120, 0x19560
    lqa $119, 0x19570
    lqa $118, 0x19580
    lqa $117, 0x19590
    lqa $116, 0x195a0
    lqa $115, 0x195b0
    lqa $114, 0x195c0
    lqa $113, 0x195d0
    lqa $112, 0x195e0
    lqa $111, 0x195f0
    andi $6, $3, 7
    rotmi $7, $3, -3
    shli $6, $6, 5
    a $6, $6, $7
    andi $7, $6, -16
    a $7, $7, $93
    lqd $8, 1280($7)
    lqd $9, 1296($7)
    shufb $6, $6, $6, $92
    andbi $6, $6, 15
    a $6, $6, $91
    shufb $110, $8, $9, $6
    lqd $8, 1536($7)
    lqd $9, 1552($7)
    shufb $109, $8, $9, $6
    lqd $8, 1792($7)
    lqd $9, 1808($7)
    shufb $108, $8, $9, $6
    lqd $8, 2048($7)
    lqd $9, 2064($7)
    shufb $107, $8, $9, $6
    lqd $8, 4608($7)
    lqd $9, 4624($7)
    shufb $106, $8, $9, $6
    lqd $8, 2304($7)
    lqd $9, 2320($7)
    shufb $105, $8, $9, $6
    lqd $8, 2560($7)
    lqd $9, 2576($7)
    shufb $104, $8, $9, $6
    lqd $8, 2816($7)
    lqd $9, 2832($7)
    shufb $103, $8, $9, $6
    lqd $8, 3072($7)
    lqd $9, 3088($7)
    shufb $102, $8, $9, $6
    lqd $8, 4864($7)
    lqd $9, 4880($7)
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
    lqd $9, 4112($7)
    shufb $97, $8, $9, $6
    lqd $8, 5120($7)
    lqd $7, 5136($7)
    shufb $96, $8, $7, $6
    sf $95, $3, $4
    ori $127, $3, 0
    cgti $2, $95, 0
    brz $2, iupac_edge_tap_end
# 1038 cycles an iteration, 1001 at least: 1001 instructions for the even pipe, 241 for the odd one; 16 cycles of nops alone
.align 3
iupac_edge_tap_loop:
    nop
    lnop
    shli $2, $127, 2
    lnop
    nop
    lnop
    nop
    lnop
    nop
    lnop
    andi $21, $2, -16
    lnop
    ai $20, $127, 1
    lnop
    a $3, $21, $93
    lnop
    andi $21, $20, 7
    lnop
    rotmi $22, $20, -3
    lqd $11, 5808($3)
    shli $20, $21, 5
    lnop
    nop
    lnop
    nop
    lnop
    nop
    lnop
    a $21, $20, $22
    lnop
    nop
    rotqby $4, $11, $2
    nop
    shufb $11, $21, $21, $92
    nop
    lnop
    nop
    shlqbii $20, $111, 1
    andi $111, $21, -16
    rotqbii $22, $4, 1
    andbi $21, $11, 15
    lnop
    a $5, $111, $93
    lnop
    a $6, $21, $91
    lnop
    selb $111, $20, $22, $90
    lqa $21, 0x180d0
    andc $22, $108, $107
    lqa $20, 0x180e0
    and $19, $110, $108
    lqa $11, 0x180c0
    nor $12, $109, $22
    lnop
    andc $18, $110, $107
    lnop
    andc $16, $107, $19
    lnop
    xor $19, $12, $18
    lnop
    selb $13, $12, $21, $20
    lnop
    nor $12, $11, $20
    lnop
    and $8, $109, $107
    lnop
    selb $17, $13, $19, $109
    lnop
    selb $13, $12, $20, $8
    lnop
    xor $14, $11, $20
    lnop
    nor $9, $107, $13
    lnop
    selb $15, $108, $22, $14
    lnop
    andc $10, $9, $14
    lqa $22, 0x180f0
    xor $14, $15, $9
    lnop
    selb $9, $10, $109, $20
    lnop
    selb $20, $108, $8, $13
    lnop
    xor $13, $109, $10
    lnop
    and $10, $11, $20
    lnop
    nor $20, $22, $14
    lnop
    selb $7, $16, $14, $13
    lnop
    xor $14, $10, $20
    lnop
    nor $23, $22, $7
    lnop
    xor $7, $16, $14
    lnop
    nor $14, $110, $108
    lnop
    andc $24, $16, $20
    lnop
    selb $16, $15, $14, $9
    lnop
    nor $15, $22, $19
    lnop
    andc $20, $107, $9
    lnop
    selb $9, $110, $16, $15
    lnop
    xor $16, $14, $20
    lnop
    selb $20, $23, $9, $8
    lnop
    selb $8, $14, $109, $7
    lnop
    selb $7, $20, $13, $10
    lnop
    xor $10, $17, $9
    lnop
    andc $9, $7, $12
    lnop
    xor $7, $12, $24
    lnop
    xor $12, $15, $9
    lnop
    selb $15, $9, $21, $18
    lnop
    selb $9, $19, $12, $108
    lnop
    and $108, $22, $16
    lnop
    selb $16, $107, $9, $22
    lnop
    selb $9, $15, $108, $109
    lnop
    andc $109, $11, $16
    lnop
    andc $16, $10, $107
    lnop
    and $10, $107, $7
    lnop
    xor $107, $16, $109
    lnop
    xor $109, $8, $10
    lnop
    selb $8, $12, $9, $11
    lnop
    selb $9, $107, $109, $110
    lqa $11, 0x18090
    andc $109, $103, $102
    lqa $110, 0x180a0
    and $12, $105, $103
    lqa $107, 0x18080
    nor $10, $104, $109
    lnop
    andc $16, $105, $102
    lnop
    andc $7, $102, $12
    lnop
    xor $12, $10, $16
    lnop
    selb $108, $10, $11, $110
    lnop
    nor $10, $107, $110
    lnop
    and $15, $104, $102
    lnop
    selb $22, $108, $12, $104
    lnop
    selb $108, $10, $110, $15
    lnop
    xor $19, $107, $110
    lnop
    nor $18, $102, $108
    lnop
    selb $24, $103, $109, $19
    lnop
    andc $17, $18, $19
    lqa $109, 0x180b0
    xor $19, $24, $18
    lnop
    selb $18, $17, $104, $110
    lnop
    selb $110, $103, $15, $108
    lnop
    xor $108, $104, $17
    lnop
    and $17, $107, $110
    lnop
    nor $110, $109, $19
    lnop
    selb $13, $7, $19, $108
    lnop
    xor $19, $17, $110
    lnop
    nor $20, $109, $13
    lnop
    xor $13, $7, $19
    lnop
    nor $19, $105, $103
    lnop
    andc $14, $7, $110
    lnop
    selb $110, $24, $19, $18
    lnop
    nor $24, $109, $12
    lnop
    andc $7, $102, $18
    lnop
    selb $18, $105, $110, $24
    lnop
    xor $110, $19, $7
    lnop
    selb $7, $20, $18, $15
    lnop
    selb $15, $19, $104, $13
    lnop
    selb $13, $7, $108, $17
    lnop
    xor $108, $22, $18
    lnop
    andc $18, $13, $10
    lnop
    xor $13, $10, $14
    lnop
    xor $10, $24, $18
    lnop
    selb $24, $18, $11, $16
    lnop
    selb $16, $12, $10, $103
    lnop
    and $12, $109, $110
    lnop
    selb $110, $102, $16, $109
    lnop
    selb $109, $24, $12, $104
    lnop
    andc $12, $107, $110
    lnop
    andc $110, $108, $102
    lnop
    and $108, $102, $13
    lnop
    xor $13, $110, $12
    lnop
    xor $110, $15, $108
    lnop
    selb $108, $10, $109, $107
    lnop
    selb $109, $13, $110, $105
    lnop
    selb $110, $8, $9, $21
    lnop
    selb $107, $108, $109, $11
    lnop
    and $109, $113, $110
    lnop
    and $108, $115, $107
    lqa $11, 0x18050
    andc $9, $98, $97
    lqa $8, 0x18060
    and $13, $100, $98
    lqa $21, 0x18040
    nor $10, $99, $9
    lnop
    andc $15, $100, $97
    lnop
    andc $12, $97, $13
    lnop
    xor $13, $10, $15
    lnop
    selb $24, $10, $11, $8
    lnop
    nor $10, $21, $8
    lnop
    and $16, $99, $97
    lnop
    selb $18, $24, $13, $99
    lnop
    selb $24, $10, $8, $16
    lnop
    xor $14, $21, $8
    lnop
    nor $22, $97, $24
    lnop
    selb $7, $98, $9, $14
    lnop
    andc $17, $22, $14
    lqa $9, 0x18070
    xor $14, $7, $22
    lnop
    selb $22, $17, $99, $8
    lnop
    selb $8, $98, $16, $24
    lnop
    xor $24, $99, $17
    lnop
    and $17, $21, $8
    lnop
    nor $8, $9, $14
    lnop
    selb $19, $12, $14, $24
    lnop
    xor $14, $17, $8
    lnop
    nor $20, $9, $19
    lnop
    xor $19, $12, $14
    lnop
    nor $14, $100, $98
    lnop
    andc $23, $12, $8
    lnop
    selb $8, $7, $14, $22
    lnop
    nor $7, $9, $13
    lnop
    andc $12, $97, $22
    lnop
    selb $22, $100, $8, $7
    lnop
    xor $8, $14, $12
    lnop
    selb $12, $20, $22, $16
    lnop
    selb $16, $14, $99, $19
    lnop
    selb $14, $12, $24, $17
    lnop
    xor $17, $18, $22
    lqd $12, 256($5)
    andc $22, $14, $10
    lqd $18, 272($5)
    xor $24, $10, $23
    lqd $14, 768($5)
    xor $23, $7, $22
    lqd $10, 784($5)
    selb $7, $22, $11, $15
    lqd $19, 1024($5)
    and $22, $9, $8
    lqd $15, 1040($5)
    selb $8, $13, $23, $98
    lqd $20, 512($5)
    selb $25, $7, $22, $99
    lqd $13, 528($5)
    selb $22, $97, $8, $9
    lnop
    selb $26, $23, $25, $21
    lnop
    andc $23, $21, $22
    shufb $7, $14, $10, $6
    andc $14, $17, $97
    shufb $8, $19, $15, $6
    and $15, $97, $24
    shufb $9, $12, $18, $6
    xor $12, $14, $23
    shufb $10, $20, $13, $6
    xor $13, $16, $15
    lqa $14, 0x18010
    andc $16, $7, $8
    lqa $15, 0x18020
    and $23, $9, $7
    lqa $20, 0x18000
    nor $18, $10, $16
    lnop
    andc $24, $9, $8
    lnop
    andc $17, $8, $23
    lnop
    xor $23, $18, $24
    lnop
    selb $19, $18, $14, $15
    lnop
    nor $18, $20, $15
    lnop
    and $21, $10, $8
    lnop
    selb $22, $19, $23, $10
    lnop
    selb $19, $18, $15, $21
    lnop
    xor $25, $20, $15
    lnop
    nor $27, $8, $19
    lnop
    selb $28, $7, $16, $25
    lnop
    andc $29, $27, $25
    lqa $16, 0x18030
    xor $25, $28, $27
    lnop
    selb $27, $29, $10, $15
    lnop
    selb $15, $7, $21, $19
    lnop
    xor $19, $10, $29
    lnop
    and $29, $20, $15
    lnop
    nor $15, $16, $25
    lnop
    selb $30, $17, $25, $19
    lnop
    xor $25, $29, $15
    lnop
    nor $31, $16, $30
    lnop
    xor $30, $17, $25
    lnop
    nor $25, $9, $7
    lnop
    andc $32, $17, $15
    lnop
    selb $15, $28, $25, $27
    lnop
    nor $28, $16, $23
    lnop
    andc $17, $8, $27
    lnop
    selb $27, $9, $15, $28
    lnop
    xor $15, $25, $17
    lnop
    selb $17, $31, $27, $21
    lnop
    selb $21, $25, $10, $30
    lnop
    selb $25, $17, $19, $29
    lnop
    xor $17, $22, $27
    lnop
    andc $22, $25, $18
    lnop
    xor $25, $18, $32
    lnop
    xor $18, $28, $22
    lnop
    selb $28, $22, $14, $24
    lnop
    selb $22, $23, $18, $7
    lnop
    and $23, $16, $15
    lnop
    selb $15, $8, $22, $16
    lnop
    selb $16, $28, $23, $10
    lnop
    andc $23, $20, $15
    lnop
    andc $15, $17, $8
    lnop
    and $17, $8, $25
    lnop
    xor $25, $15, $23
    lnop
    xor $15, $21, $17
    lnop
    selb $17, $18, $16, $20
    lnop
    selb $16, $25, $15, $9
    lnop
    selb $15, $12, $13, $100
    lnop
    selb $25, $17, $16, $14
    lnop
    selb $18, $26, $15, $11
    lnop
    and $26, $111, $25
    lnop
    and $17, $117, $18
    lnop
    selb $11, $125, $126, $26
    lnop
    selb $12, $123, $124, $17
    lnop
    selb $13, $121, $122, $108
    stqa $11, 0x198c0
    selb $20, $119, $120, $109
    stqa $12, 0x198d0
    nop
    stqa $13, 0x198e0
    andi $15, $94, -16
    stqa $20, 0x198f0
    nop
    lnop
    a $14, $15, $93
    lnop
    nop
    lqd $16, 5632($3)
    nop
    lqd $21, 6336($14)
    nop
    lnop
    nop
    lnop
    nop
    lnop
    nop
    lnop
    nop
    rotqby $15, $16, $2
    nop
    rotqby $16, $21, $94
    nop
    lnop
    nop
    shlqbii $21, $112, 1
    nop
    rotqbii $23, $15, 1
    nop
    rotqbyi $28, $16, 13
    or $112, $126, $26
    lqd $22, 5984($3)
    or $16, $124, $17
    cbd $26, 0($2)
    or $17, $122, $108
    stqa $112, 0x19900
    or $108, $120, $109
    stqa $16, 0x19910
    nop
    stqa $17, 0x19920
    nop
    stqa $108, 0x19930
    selb $109, $21, $23, $90
    lqd $24, 6400($14)
    andc $21, $110, $119
    lnop
    andi $110, $28, 255
    lnop
    selb $28, $113, $114, $21
    lnop
    andc $113, $114, $21
    shufb $23, $110, $22, $26
    selb $114, $120, $28, $106
    rotqbyi $110, $3, 0
    andc $28, $107, $121
    rotqby $21, $24, $94
    selb $120, $119, $113, $106
    lqd $107, 4352($5)
    selb $113, $115, $116, $28
    lqd $119, 4368($5)
    andc $115, $116, $28
    stqd $23, 5984($110)
    selb $116, $122, $113, $101
    rotqbyi $23, $21, 13
    andc $122, $18, $123
    lqd $113, 6160($3)
    selb $3, $121, $115, $101
    lnop
    selb $115, $117, $118, $122
    lnop
    andc $117, $118, $122
    lnop
    andi $122, $23, 255
    rotqbyi $18, $15, 1
    selb $118, $124, $115, $96
    shufb $121, $107, $119, $6
    andc $119, $25, $125
    shufb $115, $122, $113, $26
    selb $124, $123, $117, $96
    shlqbii $122, $20, 1
    selb $123, $111, $109, $119
    rotqbii $117, $18, 1
    andc $18, $109, $119
    lnop
    selb $111, $126, $123, $121
    lnop
    selb $126, $125, $18, $121
    stqd $115, 6160($110)
    selb $125, $122, $117, $90
    lqa $115, 0x180d0
    andc $117, $103, $102
    lqa $122, 0x180e0
    and $18, $105, $103
    lqa $110, 0x180c0
    nor $123, $104, $117
    lnop
    andc $119, $105, $102
    lnop
    andc $109, $102, $18
    lnop
    xor $18, $123, $119
    lnop
    selb $20, $123, $115, $122
    lnop
    nor $123, $110, $122
    lnop
    and $113, $104, $102
    lnop
    selb $25, $20, $18, $104
    lnop
    selb $20, $123, $122, $113
    lnop
    xor $26, $110, $122
    lnop
    nor $107, $102, $20
    lnop
    selb $23, $103, $117, $26
    lnop
    andc $21, $107, $26
    lqa $117, 0x180f0
    xor $26, $23, $107
    lnop
    selb $107, $21, $104, $122
    lnop
    selb $122, $103, $113, $20
    lnop
    xor $20, $104, $21
    lnop
    and $21, $110, $122
    lnop
    nor $122, $117, $26
    lnop
    selb $28, $109, $26, $20
    lnop
    xor $26, $21, $122
    lnop
    nor $106, $117, $28
    lnop
    xor $28, $109, $26
    lnop
    nor $26, $105, $103
    lnop
    andc $24, $109, $122
    lnop
    selb $122, $23, $26, $107
    lnop
    nor $23, $117, $18
    lnop
    andc $109, $102, $107
    lnop
    selb $107, $105, $122, $23
    lnop
    xor $122, $26, $109
    lnop
    selb $109, $106, $107, $113
    lnop
    selb $113, $26, $104, $28
    lnop
    selb $26, $109, $20, $21
    lnop
    xor $109, $25, $107
    lnop
    andc $107, $26, $123
    lnop
    xor $26, $123, $24
    lnop
    xor $123, $23, $107
    lnop
    selb $23, $107, $115, $119
    lnop
    selb $119, $18, $123, $103
    lnop
    and $103, $117, $122
    lnop
    selb $122, $102, $119, $117
    lnop
    selb $117, $23, $103, $104
    rotqbyi $119, $4, 1
    andc $104, $110, $122
    lnop
    andc $122, $109, $102
    lnop
    and $103, $102, $26
    shlqbii $109, $108, 1
    xor $102, $122, $104
    rotqbii $108, $119, 1
    xor $122, $113, $103
    lnop
    selb $113, $123, $117, $110
    lnop
    selb $123, $102, $122, $105
    lnop
    selb $105, $109, $108, $90
    lnop
    selb $109, $113, $123, $115
    lqa $108, 0x18090
    andc $115, $98, $97
    lqa $123, 0x180a0
    and $122, $100, $98
    lqa $113, 0x18080
    nor $102, $99, $115
    lnop
    andc $117, $100, $97
    lnop
    andc $110, $97, $122
    lnop
    xor $122, $102, $117
    lnop
    selb $103, $102, $108, $123
    lnop
    nor $102, $113, $123
    lnop
    and $119, $99, $97
    lnop
    selb $104, $103, $122, $99
    lnop
    selb $103, $102, $123, $119
    lnop
    xor $26, $113, $123
    lnop
    nor $23, $97, $103
    lnop
    selb $18, $98, $115, $26
    lnop
    andc $107, $23, $26
    lqa $115, 0x180b0
    xor $26, $18, $23
    lnop
    selb $23, $107, $99, $123
    lnop
    selb $123, $98, $119, $103
    lnop
    xor $103, $99, $107
    lnop
    and $107, $113, $123
    lnop
    nor $123, $115, $26
    lnop
    selb $24, $110, $26, $103
    lnop
    xor $26, $107, $123
    lnop
    nor $25, $115, $24
    lnop
    xor $24, $110, $26
    lnop
    nor $26, $100, $98
    lnop
    andc $20, $110, $123
    lnop
    selb $123, $18, $26, $23
    lnop
    nor $18, $115, $122
    lnop
    andc $110, $97, $23
    lnop
    selb $23, $100, $123, $18
    lnop
    xor $123, $26, $110
    lnop
    selb $110, $25, $23, $119
    lnop
    selb $119, $26, $99, $24
    lnop
    selb $24, $110, $103, $107
    lnop
    xor $110, $104, $23
    lnop
    andc $104, $24, $102
    lnop
    xor $24, $102, $20
    lnop
    xor $102, $18, $104
    lnop
    selb $18, $104, $108, $117
    lnop
    selb $117, $122, $102, $98
    lnop
    and $122, $115, $123
    lnop
    selb $123, $97, $117, $115
    lnop
    selb $117, $18, $122, $99
    lnop
    andc $122, $113, $123
    lnop
    andc $123, $110, $97
    lnop
    and $110, $97, $24
    lnop
    xor $24, $123, $122
    lnop
    xor $123, $119, $110
    lnop
    selb $119, $102, $117, $113
    lnop
    selb $117, $24, $123, $100
    lnop
    andc $24, $109, $120
    lnop
    selb $113, $119, $117, $108
    lnop
    and $119, $17, $109
    lnop
    and $117, $16, $113
    lqa $123, 0x18050
    andc $108, $7, $8
    lqa $109, 0x18060
    and $110, $9, $7
    lqa $102, 0x18040
    nor $122, $10, $108
    lnop
    andc $18, $9, $8
    lnop
    andc $115, $8, $110
    lnop
    xor $110, $122, $18
    lnop
    selb $104, $122, $123, $109
    lnop
    nor $122, $102, $109
    lnop
    and $20, $10, $8
    lnop
    selb $23, $104, $110, $10
    lnop
    selb $104, $122, $109, $20
    lnop
    xor $107, $102, $109
    lnop
    nor $103, $8, $104
    lnop
    selb $26, $7, $108, $107
    lnop
    andc $25, $103, $107
    lqa $108, 0x18070
    xor $107, $26, $103
    lnop
    selb $103, $25, $10, $109
    lnop
    selb $109, $7, $20, $104
    lnop
    xor $104, $10, $25
    lnop
    and $25, $102, $109
    lnop
    nor $109, $108, $107
    lnop
    selb $21, $115, $107, $104
    lnop
    xor $107, $25, $109
    lnop
    nor $28, $108, $21
    lnop
    xor $21, $115, $107
    lnop
    nor $107, $9, $7
    lnop
    andc $106, $115, $109
    lnop
    selb $115, $26, $107, $103
    lnop
    nor $26, $108, $110
    lnop
    andc $109, $8, $103
    lnop
    selb $103, $9, $115, $26
    lnop
    xor $115, $107, $109
    lnop
    selb $109, $28, $103, $20
    lnop
    selb $20, $107, $10, $21
    lnop
    selb $107, $109, $104, $25
    lnop
    xor $104, $23, $103
    lqd $109, 1280($5)
    andc $23, $107, $122
    lqd $103, 1296($5)
    xor $25, $122, $106
    lqd $107, 1792($5)
    xor $106, $26, $23
    lqd $122, 1808($5)
    selb $21, $23, $123, $18
    lqd $26, 2048($5)
    and $23, $108, $115
    lqd $18, 2064($5)
    selb $28, $110, $106, $7
    lqd $115, 1536($5)
    selb $110, $21, $23, $10
    lqd $22, 1552($5)
    selb $21, $8, $28, $108
    lnop
    selb $28, $106, $110, $102
    lnop
    andc $106, $102, $21
    shufb $108, $107, $122, $6
    andc $122, $104, $8
    shufb $107, $26, $18, $6
    and $104, $8, $25
    shufb $110, $109, $103, $6
    xor $103, $122, $106
    shufb $109, $115, $22, $6
    xor $122, $20, $104
    lqa $115, 0x18010
    andc $20, $108, $107
    lqa $104, 0x18020
    and $22, $110, $108
    lqa $106, 0x18000
    nor $25, $109, $20
    lnop
    andc $18, $110, $107
    lnop
    andc $26, $107, $22
    lnop
    xor $22, $25, $18
    lnop
    selb $102, $25, $115, $104
    lnop
    nor $25, $106, $104
    lnop
    and $21, $109, $107
    lnop
    selb $23, $102, $22, $109
    lnop
    selb $102, $25, $104, $21
    lnop
    xor $32, $106, $104
    lnop
    nor $27, $107, $102
    lnop
    selb $19, $108, $20, $32
    lnop
    andc $29, $27, $32
    lqa $20, 0x18030
    xor $32, $19, $27
    lnop
    selb $27, $29, $109, $104
    lnop
    selb $104, $108, $21, $102
    lnop
    xor $102, $109, $29
    lnop
    and $29, $106, $104
    lnop
    nor $104, $20, $32
    lnop
    selb $30, $26, $32, $102
    lnop
    xor $32, $29, $104
    lnop
    nor $31, $20, $30
    lnop
    xor $30, $26, $32
    lnop
    nor $32, $110, $108
    lnop
    andc $33, $26, $104
    lnop
    selb $104, $19, $32, $27
    lnop
    nor $19, $20, $22
    lnop
    andc $26, $107, $27
    lnop
    selb $27, $110, $104, $19
    lnop
    xor $104, $32, $26
    lnop
    selb $26, $31, $27, $21
    lnop
    selb $21, $32, $109, $30
    lnop
    selb $30, $26, $102, $29
    lnop
    xor $102, $23, $27
    lnop
    andc $23, $30, $25
    lnop
    xor $30, $25, $33
    lnop
    xor $25, $19, $23
    lnop
    selb $19, $23, $115, $18
    lnop
    selb $18, $22, $25, $108
    lnop
    and $22, $20, $104
    lnop
    selb $104, $107, $18, $20
    lnop
    selb $18, $19, $22, $109
    lnop
    andc $19, $106, $104
    lnop
    andc $104, $102, $107
    lnop
    and $102, $107, $30
    lnop
    xor $30, $104, $19
    lnop
    xor $104, $21, $102
    lnop
    selb $102, $25, $18, $106
    lnop
    selb $106, $30, $104, $110
    lnop
    selb $104, $103, $122, $9
    lnop
    selb $122, $102, $106, $115
    lnop
    selb $115, $28, $104, $123
    lnop
    and $104, $105, $122
    lnop
    and $28, $112, $115
    lnop
    selb $123, $126, $111, $104
    lnop
    selb $102, $124, $118, $28
    lnop
    selb $103, $3, $116, $117
    stqa $123, 0x198c0
    selb $30, $120, $114, $119
    stqa $102, 0x198d0
    selb $106, $17, $13, $24
    stqa $103, 0x198e0
    andc $17, $13, $24
    stqa $30, 0x198f0
    or $24, $114, $119
    lqd $18, 6336($14)
    selb $13, $114, $106, $101
    lnop
    selb $114, $120, $17, $101
    lnop
    andc $17, $113, $3
    lnop
    or $119, $116, $117
    lqd $113, 4608($5)
    or $120, $111, $104
    lqd $117, 4624($5)
    or $101, $118, $28
    rotqby $104, $18, $94
    ai $18, $2, 1
    stqa $120, 0x19900
    selb $28, $16, $12, $17
    stqa $101, 0x19910
    andi $16, $18, -16
    stqa $119, 0x19920
    andc $106, $12, $17
    stqa $24, 0x19930
    a $17, $16, $93
    lqd $25, 6400($14)
    selb $12, $116, $28, $96
    rotqbyi $16, $104, 13
    andc $104, $115, $124
    lqd $28, 5984($17)
    selb $116, $3, $106, $96
    lnop
    selb $3, $112, $11, $104
    cbd $115, 0($18)
    andc $112, $11, $104
    lnop
    andi $104, $16, 255
    rotqby $18, $25, $94
    selb $11, $118, $3, $121
    shufb $106, $113, $117, $6
    andc $117, $122, $126
    shufb $113, $104, $28, $115
    selb $118, $124, $112, $121
    rotqbyi $122, $17, 0
    selb $124, $105, $125, $117
    rotqbyi $112, $18, 13
    andc $105, $125, $117
    lnop
    selb $125, $111, $124, $106
    lnop
    selb $111, $126, $105, $106
    stqd $113, 5984($122)
    andi $126, $112, 255
    lqa $113, 0x180d0
    andc $105, $98, $97
    lqa $112, 0x180e0
    and $117, $100, $98
    lqa $124, 0x180c0
    nor $18, $99, $105
    lnop
    andc $104, $100, $97
    lnop
    andc $28, $97, $117
    lnop
    xor $117, $18, $104
    lnop
    selb $3, $18, $113, $112
    lnop
    nor $18, $124, $112
    lnop
    and $16, $99, $97
    lnop
    selb $25, $3, $117, $99
    lnop
    selb $3, $18, $112, $16
    lnop
    xor $21, $124, $112
    lnop
    nor $19, $97, $3
    lnop
    selb $22, $98, $105, $21
    lnop
    andc $20, $19, $21
    lqa $105, 0x180f0
    xor $21, $22, $19
    lnop
    selb $19, $20, $99, $112
    lnop
    selb $112, $98, $16, $3
    lnop
    xor $3, $99, $20
    lnop
    and $20, $124, $112
    lnop
    nor $112, $105, $21
    lnop
    selb $23, $28, $21, $3
    lnop
    xor $21, $20, $112
    lnop
    nor $33, $105, $23
    lnop
    xor $23, $28, $21
    lnop
    nor $21, $100, $98
    lnop
    andc $27, $28, $112
    lnop
    selb $112, $22, $21, $19
    lnop
    nor $22, $105, $117
    lnop
    andc $28, $97, $19
    lnop
    selb $19, $100, $112, $22
    lnop
    xor $112, $21, $28
    lnop
    selb $28, $33, $19, $16
    lnop
    selb $16, $21, $99, $23
    lnop
    selb $21, $28, $3, $20
    lnop
    xor $3, $25, $19
    lnop
    andc $19, $21, $18
    lnop
    xor $21, $18, $27
    lnop
    xor $27, $22, $19
    lqd $18, 6160($17)
    selb $17, $19, $113, $104
    lnop
    selb $104, $117, $27, $98
    lnop
    and $117, $105, $112
    lnop
    selb $112, $97, $104, $105
    lnop
    selb $104, $17, $117, $99
    rotqbyi $105, $15, 2
    andc $99, $124, $112
    shufb $117, $126, $18, $115
    andc $115, $3, $97
    rotqbyi $126, $4, 2
    and $112, $97, $21
    shlqbii $3, $30, 1
    xor $21, $115, $99
    rotqbii $97, $105, 1
    xor $105, $16, $112
    shlqbii $115, $24, 1
    selb $16, $27, $104, $124
    rotqbii $112, $126, 1
    selb $126, $21, $105, $100
    lnop
    selb $100, $3, $97, $90
    stqd $117, 6160($122)
    selb $122, $16, $126, $113
    lnop
    selb $97, $115, $112, $90
    lnop
    andc $115, $122, $114
    lnop
    and $112, $119, $122
    lnop
    selb $122, $119, $103, $115
    lnop
    andc $119, $103, $115
    lnop
    selb $126, $114, $13, $112
    lnop
    or $124, $13, $112
    lqa $115, 0x18090
    andc $103, $7, $8
    lqa $112, 0x180a0
    and $16, $9, $7
    lqa $113, 0x18080
    nor $117, $10, $103
    lnop
    andc $3, $9, $8
    lnop
    andc $105, $8, $16
    lnop
    xor $16, $117, $3
    lnop
    selb $21, $117, $115, $112
    lnop
    nor $117, $113, $112
    lnop
    and $104, $10, $8
    lnop
    selb $27, $21, $16, $10
    lnop
    selb $21, $117, $112, $104
    lnop
    xor $24, $113, $112
    lnop
    nor $99, $8, $21
    lnop
    selb $30, $7, $103, $24
    lnop
    andc $18, $99, $24
    lqa $103, 0x180b0
    xor $24, $30, $99
    lnop
    selb $99, $18, $10, $112
    lnop
    selb $112, $7, $104, $21
    lnop
    xor $21, $10, $18
    lnop
    and $18, $113, $112
    lnop
    nor $112, $103, $24
    lnop
    selb $17, $105, $24, $21
    lnop
    xor $24, $18, $112
    lnop
    nor $98, $103, $17
    lnop
    xor $17, $105, $24
    lnop
    nor $24, $9, $7
    lnop
    andc $19, $105, $112
    lnop
    selb $112, $30, $24, $99
    lnop
    nor $30, $103, $16
    lnop
    andc $105, $8, $99
    lnop
    selb $99, $9, $112, $30
    lnop
    xor $112, $24, $105
    lnop
    selb $105, $98, $99, $104
    lnop
    selb $104, $24, $10, $17
    lnop
    selb $17, $105, $21, $18
    lnop
    xor $105, $27, $99
    lnop
    andc $99, $17, $117
    lnop
    xor $17, $117, $19
    lnop
    xor $117, $30, $99
    lnop
    selb $30, $99, $115, $3
    lnop
    selb $99, $16, $117, $7
    lnop
    and $16, $103, $112
    lnop
    selb $112, $8, $99, $103
    lnop
    selb $103, $30, $16, $10
    lnop
    andc $16, $113, $112
    lnop
    andc $112, $105, $8
    lnop
    and $105, $8, $17
    lnop
    xor $17, $112, $16
    lnop
    xor $112, $104, $105
    lnop
    selb $105, $117, $103, $113
    lnop
    selb $117, $17, $112, $9
    lnop
    selb $3, $13, $122, $96
    lnop
    selb $122, $105, $117, $115
    lnop
    selb $13, $114, $119, $96
    lnop
    andc $119, $122, $116
    lnop
    and $114, $101, $122
    lnop
    selb $117, $101, $102, $119
    lnop
    andc $101, $102, $119
    lqa $122, 0x18050
    andc $102, $108, $107
    lqa $119, 0x18060
    and $115, $110, $108
    lqa $96, 0x18040
    nor $105, $109, $102
    lnop
    andc $112, $110, $107
    lnop
    andc $17, $107, $115
    lnop
    xor $115, $105, $112
    lnop
    selb $113, $105, $122, $119
    lnop
    nor $105, $96, $119
    lnop
    and $103, $109, $107
    lnop
    selb $104, $113, $115, $109
    lnop
    selb $113, $105, $119, $103
    lnop
    xor $16, $96, $119
    lnop
    nor $30, $107, $113
    lnop
    selb $99, $108, $102, $16
    lnop
    andc $19, $30, $16
    lqa $102, 0x18070
    xor $16, $99, $30
    lnop
    selb $30, $19, $109, $119
    lnop
    selb $119, $108, $103, $113
    lnop
    xor $113, $109, $19
    lnop
    and $19, $96, $119
    lnop
    nor $119, $102, $16
    lnop
    selb $27, $17, $16, $113
    lnop
    xor $16, $19, $119
    lnop
    nor $18, $102, $27
    lnop
    xor $27, $17, $16
    lnop
    nor $16, $110, $108
    lnop
    andc $21, $17, $119
    lnop
    selb $119, $99, $16, $30
    lnop
    nor $99, $102, $115
    lnop
    andc $17, $107, $30
    lnop
    selb $30, $110, $119, $99
    lnop
    xor $119, $16, $17
    lnop
    selb $17, $18, $30, $103
    lnop
    selb $18, $16, $109, $27
    lnop
    selb $16, $17, $113, $19
    lnop
    xor $17, $104, $30
    lqd $113, 2304($5)
    andc $30, $16, $105
    lqd $104, 2320($5)
    xor $19, $105, $21
    lqd $16, 2816($5)
    xor $21, $99, $30
    lqd $105, 2832($5)
    selb $27, $30, $122, $112
    lqd $99, 3072($5)
    and $30, $102, $119
    lqd $112, 3088($5)
    selb $103, $115, $21, $108
    lqd $119, 2560($5)
    selb $24, $27, $30, $109
    lqd $115, 2576($5)
    selb $27, $107, $103, $102
    lnop
    selb $30, $21, $24, $96
    lnop
    andc $21, $96, $27
    shufb $103, $16, $105, $6
    andc $96, $17, $107
    shufb $102, $99, $112, $6
    and $112, $107, $19
    shufb $105, $113, $104, $6
    xor $113, $96, $21
    shufb $104, $119, $115, $6
    xor $119, $18, $112
    lqa $115, 0x18010
    andc $18, $103, $102
    lqa $112, 0x18020
    and $21, $105, $103
    lqa $96, 0x18000
    nor $19, $104, $18
    lnop
    andc $99, $105, $102
    lnop
    andc $17, $102, $21
    lnop
    xor $21, $19, $99
    lnop
    selb $16, $19, $115, $112
    lnop
    nor $19, $96, $112
    lnop
    and $27, $104, $102
    lnop
    selb $24, $16, $21, $104
    lnop
    selb $16, $19, $112, $27
    lnop
    xor $98, $96, $112
    lnop
    nor $22, $102, $16
    lnop
    selb $25, $103, $18, $98
    lnop
    andc $20, $22, $98
    lqa $18, 0x18030
    xor $98, $25, $22
    lnop
    selb $22, $20, $104, $112
    lnop
    selb $112, $103, $27, $16
    lnop
    xor $16, $104, $20
    lnop
    and $20, $96, $112
    lnop
    nor $112, $18, $98
    lnop
    selb $28, $17, $98, $16
    lnop
    xor $98, $20, $112
    lnop
    nor $23, $18, $28
    lnop
    xor $28, $17, $98
    lnop
    nor $98, $105, $103
    lnop
    andc $33, $17, $112
    lnop
    selb $112, $25, $98, $22
    lnop
    nor $25, $18, $21
    lnop
    andc $17, $102, $22
    lnop
    selb $22, $105, $112, $25
    lnop
    xor $112, $98, $17
    lnop
    selb $17, $23, $22, $27
    lnop
    selb $23, $98, $104, $28
    lnop
    selb $98, $17, $16, $20
    lnop
    xor $16, $24, $22
    lnop
    andc $22, $98, $19
    lnop
    xor $98, $19, $33
    lnop
    xor $19, $25, $22
    lnop
    selb $25, $22, $115, $99
    lnop
    selb $99, $21, $19, $103
    lnop
    and $21, $18, $112
    lnop
    selb $112, $102, $99, $18
    lnop
    selb $99, $25, $21, $104
    lnop
    andc $21, $96, $112
    lnop
    andc $112, $16, $102
    lnop
    and $16, $102, $98
    lnop
    xor $98, $112, $21
    lnop
    xor $112, $23, $16
    lnop
    selb $16, $19, $99, $96
    lnop
    selb $99, $98, $112, $105
    lnop
    selb $112, $113, $119, $110
    lnop
    selb $119, $16, $99, $115
    lnop
    selb $115, $30, $112, $122
    lnop
    and $112, $97, $119
    lnop
    and $30, $120, $115
    lnop
    selb $96, $111, $125, $112
    lqd $99, 4864($5)
    selb $16, $118, $11, $30
    lqd $113, 4880($5)
    selb $17, $116, $12, $114
    stqa $96, 0x198c0
    or $122, $12, $114
    stqa $16, 0x198d0
    selb $18, $12, $117, $121
    stqa $17, 0x198e0
    andc $117, $115, $118
    stqa $126, 0x198f0
    selb $12, $116, $101, $121
    lqd $115, 6336($14)
    selb $116, $120, $123, $117
    lnop
    andc $120, $123, $117
    lnop
    or $123, $11, $30
    lnop
    selb $19, $11, $116, $106
    lnop
    andc $116, $119, $111
    shufb $101, $99, $113, $6
    selb $11, $118, $120, $106
    rotqby $119, $115, $94
    selb $120, $97, $100, $116
    lnop
    andc $97, $100, $116
    rotqbyi $118, $4, 3
    or $4, $125, $112
    lnop
    selb $20, $125, $120, $101
    rotqbyi $112, $119, 13
    ai $125, $2, 2
    shlqbii $119, $124, 1
    selb $21, $111, $97, $101
    rotqbii $116, $118, 1
    andi $118, $125, -16
    lnop
    andi $111, $112, 255
    lnop
    a $120, $118, $93
    lnop
    selb $22, $119, $116, $90
    lqa $118, 0x180d0
    andc $116, $7, $8
    lqa $119, 0x180e0
    and $97, $9, $7
    lqa $112, 0x180c0
    nor $100, $10, $116
    lnop
    andc $115, $9, $8
    lnop
    andc $113, $8, $97
    lnop
    xor $97, $100, $115
    lnop
    selb $99, $100, $118, $119
    lnop
    nor $100, $112, $119
    lnop
    and $30, $10, $8
    lnop
    selb $117, $99, $97, $10
    lnop
    selb $99, $100, $119, $30
    lnop
    xor $114, $112, $119
    lnop
    nor $98, $8, $99
    lnop
    selb $23, $7, $116, $114
    lnop
    andc $25, $98, $114
    lqa $116, 0x180f0
    xor $114, $23, $98
    lnop
    selb $98, $25, $10, $119
    lnop
    selb $119, $7, $30, $99
    lnop
    xor $99, $10, $25
    lnop
    and $25, $112, $119
    lnop
    nor $119, $116, $114
    lnop
    selb $33, $113, $114, $99
    lnop
    xor $114, $25, $119
    lnop
    nor $24, $116, $33
    lnop
    xor $33, $113, $114
    lnop
    nor $114, $9, $7
    lnop
    andc $28, $113, $119
    lnop
    selb $119, $23, $114, $98
    lnop
    nor $23, $116, $97
    lnop
    andc $113, $8, $98
    lnop
    selb $98, $9, $119, $23
    lnop
    xor $119, $114, $113
    lnop
    selb $113, $24, $98, $30
    lnop
    selb $24, $114, $10, $33
    lnop
    selb $114, $113, $99, $25
    lnop
    xor $113, $117, $98
    lnop
    andc $117, $114, $100
    lnop
    xor $114, $100, $28
    lnop
    xor $100, $23, $117
    lnop
    selb $23, $117, $118, $115
    lnop
    selb $117, $97, $100, $7
    lnop
    and $97, $116, $119
    lnop
    selb $119, $8, $117, $116
    lnop
    selb $117, $23, $97, $10
    lnop
    andc $97, $112, $119
    lnop
    andc $119, $113, $8
    lnop
    and $113, $8, $114
    lnop
    xor $114, $119, $97
    lnop
    xor $119, $24, $113
    lnop
    selb $113, $100, $117, $112
    lnop
    selb $117, $114, $119, $9
    lqa $112, 0x18090
    andc $114, $108, $107
    lqa $119, 0x180a0
    and $100, $110, $108
    lqa $9, 0x18080
    nor $24, $109, $114
    lnop
    andc $97, $110, $107
    lnop
    andc $8, $107, $100
    lnop
    xor $100, $24, $97
    lnop
    selb $10, $24, $112, $119
    lnop
    nor $24, $9, $119
    lnop
    and $23, $109, $107
    lnop
    selb $116, $10, $100, $109
    lnop
    selb $10, $24, $119, $23
    lnop
    xor $7, $9, $119
    lnop
    nor $115, $107, $10
    lnop
    selb $28, $108, $114, $7
    lnop
    andc $98, $115, $7
    lqa $114, 0x180b0
    xor $7, $28, $115
    lnop
    selb $115, $98, $109, $119
    lnop
    selb $119, $108, $23, $10
    lnop
    xor $10, $109, $98
    lnop
    and $98, $9, $119
    lnop
    nor $119, $114, $7
    lnop
    selb $99, $8, $7, $10
    lnop
    xor $7, $98, $119
    lnop
    nor $25, $114, $99
    lnop
    xor $99, $8, $7
    lnop
    nor $7, $110, $108
    lnop
    andc $33, $8, $119
    lnop
    selb $119, $28, $7, $115
    lnop
    nor $28, $114, $100
    lnop
    andc $8, $107, $115
    lnop
    selb $115, $110, $119, $28
    lnop
    xor $119, $7, $8
    lnop
    selb $8, $25, $115, $23
    lnop
    selb $23, $7, $109, $99
    lnop
    selb $99, $8, $10, $98
    lnop
    xor $98, $116, $115
    lnop
    andc $116, $99, $24
    lnop
    xor $99, $24, $33
    lnop
    xor $24, $28, $116
    lnop
    selb $28, $116, $112, $97
    lnop
    selb $116, $100, $24, $108
    lnop
    and $100, $114, $119
    lnop
    selb $119, $107, $116, $114
    lnop
    selb $116, $28, $100, $109
    lnop
    andc $100, $9, $119
    lnop
    andc $119, $98, $107
    lnop
    and $98, $107, $99
    lnop
    xor $99, $119, $100
    lnop
    xor $119, $23, $98
    lnop
    selb $98, $24, $116, $9
    lnop
    selb $116, $99, $119, $110
    lnop
    selb $9, $113, $117, $118
    lnop
    selb $8, $98, $116, $112
    lnop
    and $119, $122, $9
    lnop
    and $24, $123, $8
    lqa $116, 0x18050
    andc $98, $103, $102
    lqa $112, 0x18060
    and $117, $105, $103
    lqa $118, 0x18040
    nor $113, $104, $98
    lnop
    andc $99, $105, $102
    lnop
    andc $23, $102, $117
    lnop
    xor $117, $113, $99
    lnop
    selb $100, $113, $116, $112
    lnop
    nor $113, $118, $112
    lnop
    and $28, $104, $102
    lnop
    selb $114, $100, $117, $104
    lnop
    selb $100, $113, $112, $28
    lnop
    xor $97, $118, $112
    lnop
    nor $33, $102, $100
    lnop
    selb $115, $103, $98, $97
    lnop
    andc $10, $33, $97
    lqa $98, 0x18070
    xor $97, $115, $33
    lnop
    selb $33, $10, $104, $112
    lnop
    selb $112, $103, $28, $100
    lnop
    xor $100, $104, $10
    lnop
    and $10, $118, $112
    lnop
    nor $112, $98, $97
    lnop
    selb $7, $23, $97, $100
    lnop
    xor $97, $10, $112
    lnop
    nor $25, $98, $7
    lnop
    xor $7, $23, $97
    lnop
    nor $97, $105, $103
    lnop
    andc $30, $23, $112
    lnop
    selb $112, $115, $97, $33
    lnop
    nor $115, $98, $117
    lnop
    andc $23, $102, $33
    lnop
    selb $33, $105, $112, $115
    lnop
    xor $112, $97, $23
    lnop
    selb $23, $25, $33, $28
    lnop
    selb $25, $97, $104, $7
    lnop
    selb $97, $23, $100, $10
    lnop
    xor $100, $114, $33
    lqd $10, 3328($5)
    andc $33, $97, $113
    lqd $114, 3344($5)
    xor $23, $113, $30
    lqd $97, 3840($5)
    xor $30, $115, $33
    lqd $113, 3856($5)
    selb $7, $33, $116, $99
    lqd $115, 4096($5)
    and $33, $98, $112
    lqd $99, 4112($5)
    selb $28, $117, $30, $103
    lqd $112, 3584($5)
    selb $27, $7, $33, $104
    lqd $117, 3600($5)
    selb $7, $102, $28, $98
    lnop
    selb $28, $30, $27, $118
    lnop
    andc $27, $118, $7
    shufb $98, $97, $113, $6
    andc $118, $100, $102
    shufb $97, $115, $99, $6
    and $115, $102, $23
    shufb $100, $10, $114, $6
    xor $114, $118, $27
    shufb $99, $112, $117, $6
    xor $118, $25, $115
    lqa $117, 0x18010
    andc $25, $98, $97
    lqa $115, 0x18020
    and $27, $100, $98
    lqa $112, 0x18000
    nor $10, $99, $25
    lnop
    andc $23, $100, $97
    lnop
    andc $113, $97, $27
    lnop
    xor $27, $10, $23
    lnop
    selb $7, $10, $117, $115
    lnop
    nor $10, $112, $115
    lnop
    and $30, $99, $97
    lnop
    selb $33, $7, $27, $99
    lnop
    selb $7, $10, $115, $30
    lnop
    xor $26, $112, $115
    lnop
    nor $29, $97, $7
    lnop
    selb $32, $98, $25, $26
    lnop
    andc $31, $29, $26
    lqa $25, 0x18030
    xor $26, $32, $29
    lnop
    selb $29, $31, $99, $115
    lnop
    selb $115, $98, $30, $7
    lnop
    xor $7, $99, $31
    lnop
    and $31, $112, $115
    lnop
    nor $115, $25, $26
    lnop
    selb $34, $113, $26, $7
    lnop
    xor $26, $31, $115
    lnop
    nor $35, $25, $34
    lnop
    xor $34, $113, $26
    lnop
    nor $26, $100, $98
    lnop
    andc $36, $113, $115
    lnop
    selb $115, $32, $26, $29
    lnop
    nor $32, $25, $27
    lnop
    andc $113, $97, $29
    lnop
    selb $29, $100, $115, $32
    lnop
    xor $115, $26, $113
    lnop
    selb $113, $35, $29, $30
    lnop
    selb $30, $26, $99, $34
    lnop
    selb $26, $113, $7, $31
    lnop
    xor $113, $33, $29
    lnop
    andc $29, $26, $10
    lnop
    xor $26, $10, $36
    lnop
    xor $10, $32, $29
    lnop
    selb $32, $29, $117, $23
    lnop
    selb $29, $27, $10, $98
    lqd $23, 5984($120)
    and $36, $25, $115
    cbd $27, 0($125)
    selb $125, $97, $29, $25
    stqa $4, 0x19900
    selb $25, $32, $36, $99
    stqa $123, 0x19910
    andc $32, $112, $125
    stqa $122, 0x19920
    andc $125, $113, $97
    stqa $124, 0x19930
    and $113, $97, $26
    lqd $124, 6400($14)
    xor $26, $125, $32
    lnop
    xor $125, $30, $113
    lnop
    selb $113, $10, $25, $112
    lnop
    selb $10, $26, $125, $100
    shufb $112, $111, $23, $27
    selb $111, $114, $118, $105
    rotqbyi $125, $120, 0
    selb $23, $113, $10, $117
    rotqby $114, $124, $94
    selb $124, $28, $111, $116
    lnop
    and $111, $22, $23
    lnop
    and $28, $4, $124
    stqd $112, 5984($125)
    selb $118, $21, $20, $111
    rotqbyi $117, $114, 13
    selb $116, $11, $19, $28
    lqd $113, 6160($120)
    selb $114, $12, $18, $24
    stqa $118, 0x198c0
    selb $112, $13, $3, $119
    stqa $116, 0x198d0
    nop
    stqa $114, 0x198e0
    nop
    stqa $112, 0x198f0
    nop
    lqd $120, 6336($14)
    andi $10, $117, 255
    lnop
    nop
    lnop
    nop
    shufb $117, $10, $113, $27
    nop
    lnop
    ai $10, $2, 3
    rotqbyi $113, $15, 3
    nop
    rotqby $2, $120, $94
    andi $120, $10, -16
    stqd $117, 6160($125)
    nop
    shlqbii $125, $126, 1
    a $15, $120, $93
    rotqbii $126, $113, 1
    nop
    rotqbyi $120, $2, 13
    or $117, $20, $111
    lqd $2, 5984($15)
    or $115, $19, $28
    cbd $27, 0($10)
    or $113, $18, $24
    stqa $117, 0x19900
    or $111, $3, $119
    stqa $115, 0x19910
    nop
    stqa $113, 0x19920
    andc $119, $9, $13
    stqa $111, 0x19930
    selb $9, $125, $126, $90
    lqd $24, 6400($14)
    selb $126, $122, $17, $119
    lnop
    andi $122, $120, 255
    lnop
    andc $125, $17, $119
    lnop
    selb $120, $3, $126, $121
    shufb $17, $122, $2, $27
    andc $126, $8, $12
    rotqbyi $2, $15, 0
    selb $119, $13, $125, $121
    rotqby $8, $24, $94
    selb $125, $123, $16, $126
    hbrr iupac_edge_tap_branch, iupac_edge_tap_loop
    andc $13, $16, $126
    lqd $123, 5120($5)
    selb $122, $18, $125, $106
    lqd $126, 5136($5)
    andc $125, $124, $11
    stqd $17, 5984($2)
    selb $121, $12, $13, $106
    rotqbyi $17, $8, 13
    selb $8, $4, $96, $125
    lqd $12, 6160($15)
    andc $4, $96, $125
    lnop
    selb $124, $19, $8, $101
    lnop
    andc $8, $23, $21
    lnop
    andi $23, $17, 255
    shufb $96, $123, $126, $6
    selb $123, $11, $4, $101
    lnop
    selb $4, $22, $9, $8
    shufb $11, $23, $12, $27
    andc $12, $9, $8
    lnop
    selb $126, $20, $4, $96
    lnop
    ai $95, $95, -1
    lnop
    selb $125, $21, $12, $96
    stqd $11, 6160($2)
    ai $127, $127, 1
iupac_edge_tap_branch:
    brnz $95, iupac_edge_tap_loop
iupac_edge_tap_end:
    stqa $126, 0x19500
    stqa $125, 0x19510
    stqa $124, 0x19520
    stqa $123, 0x19530
    stqa $122, 0x19540
    stqa $121, 0x19550
    stqa $120, 0x19560
    stqa $119, 0x19570
    stqa $118, 0x19580
    stqa $117, 0x19590
    stqa $116, 0x195a0
    stqa $115, 0x195b0
    stqa $114, 0x195c0
    stqa $113, 0x195d0
    stqa $112, 0x195e0
    stqa $111, 0x195f0
    bi $0

.global iupac_steady_tap
.align 3
iupac_steady_tap:
    lqa $96, 0x0
    lqa $95, 0x10
    lqa $94, 0x20
    lqa $93, 0x30
    ori $97, $5, 0
    lqa $126, 0x19500
    lqa $125, 0x19510
    lqa $124, 0x19520
    lqa $123, 0x19530
    lqa $122, 0x19540
    lqa $121, 0x19550
    lqa $120, 0x19560
    lqa $119, 0x19570
    lqa $118, 0x19580
    lqa $117, 0x19590
    lqa $116, 0x195a0
    lqa $115, 0x195b0
    lqa $114, 0x195c0
    lqa $113, 0x195d0
    lqa $112, 0x195e0
    lqa $111, 0x195f0
    andi $6, $3, 7
    rotmi $7, $3, -3
    shli $6, $6, 5
    a $6, $6, $7
    andi $7, $6, -16
    a $7, $7, $96
    lqd $8, 1280($7)
    lqd $9, 1296($7)
    shufb $6, $6, $6, $95
    andbi $6, $6, 15
    a $6, $6, $94
    shufb $110, $8, $9, $6
    lqd $8, 1536($7)
    lqd $9, 1552($7)
    shufb $109, $8, $9, $6
    lqd $8, 1792($7)
    lqd $9, 1808($7)
    shufb $108, $8, $9, $6
    lqd $8, 2048($7)
    lqd $9, 2064($7)
    shufb $107, $8, $9, $6
    lqd $8, 2304($7)
    lqd $9, 2320($7)
    shufb $106, $8, $9, $6
    lqd $8, 2560($7)
    lqd $9, 2576($7)
    shufb $105, $8, $9, $6
    lqd $8, 2816($7)
    lqd $9, 2832($7)
    shufb $104, $8, $9, $6
    lqd $8, 3072($7)
    lqd $9, 3088($7)
    shufb $103, $8, $9, $6
    lqd $8, 3328($7)
    lqd $9, 3344($7)
    shufb $102, $8, $9, $6
    lqd $8, 3584($7)
    lqd $9, 3600($7)
    shufb $101, $8, $9, $6
    lqd $8, 3840($7)
    lqd $9, 3856($7)
    shufb $100, $8, $9, $6
    lqd $8, 4096($7)
    lqd $7, 4112($7)
    shufb $99, $8, $7, $6
    sf $98, $3, $4
    ori $127, $3, 0
    cgti $2, $98, 0
    brz $2, iupac_steady_tap_end
# 1019 cycles an iteration, 969 at least: 969 instructions for the even pipe, 229 for the odd one; 18 cycles of nops alone
.align 3
iupac_steady_tap_loop:
    nop
    lnop
    shli $2, $127, 2
    lnop
    nop
    lnop
    nop
    lnop
    nop
    lnop
    andi $21, $2, -16
    lnop
    ai $14, $127, 1
    lnop
    a $3, $21, $96
    lnop
    andi $21, $14, 7
    lnop
    rotmi $12, $14, -3
    lqd $20, 5808($3)
    shli $14, $21, 5
    lnop
    nop
    lnop
    nop
    lnop
    nop
    lnop
    a $21, $14, $12
    lnop
    nop
    rotqby $4, $20, $2
    nop
    shufb $20, $21, $21, $95
    nop
    lnop
    nop
    shlqbii $12, $111, 1
    andi $14, $21, -16
    rotqbii $19, $4, 1
    andbi $21, $20, 15
    lnop
    a $111, $14, $96
    lnop
    a $5, $21, $94
    lnop
    selb $6, $12, $19, $93
    lqa $21, 0x180d0
    andc $19, $108, $107
    lqa $12, 0x180e0
    and $20, $110, $108
    lqa $14, 0x180c0
    nor $17, $109, $19
    lnop
    andc $8, $110, $107
    lnop
    andc $18, $107, $20
    lnop
    xor $20, $17, $8
    lnop
    selb $9, $17, $21, $12
    lnop
    nor $17, $14, $12
    lnop
    and $15, $109, $107
    lnop
    selb $10, $9, $20, $109
    lnop
    selb $9, $17, $12, $15
    lnop
    xor $13, $14, $12
    lnop
    nor $16, $107, $9
    lnop
    selb $11, $108, $19, $13
    lnop
    andc $7, $16, $13
    lqa $19, 0x180f0
    xor $13, $11, $16
    lnop
    selb $16, $7, $109, $12
    lnop
    selb $12, $108, $15, $9
    lnop
    xor $9, $109, $7
    lnop
    and $7, $14, $12
    lnop
    nor $12, $19, $13
    lnop
    selb $22, $18, $13, $9
    lnop
    xor $13, $7, $12
    lnop
    nor $23, $19, $22
    lnop
    xor $22, $18, $13
    lnop
    nor $13, $110, $108
    lnop
    andc $24, $18, $12
    lnop
    selb $12, $11, $13, $16
    lnop
    nor $11, $19, $20
    lnop
    andc $18, $107, $16
    lnop
    selb $16, $110, $12, $11
    lnop
    xor $12, $13, $18
    lnop
    selb $18, $23, $16, $15
    lnop
    selb $15, $13, $109, $22
    lnop
    selb $13, $18, $9, $7
    lnop
    xor $7, $10, $16
    lnop
    andc $10, $13, $17
    lnop
    xor $13, $17, $24
    lnop
    xor $17, $11, $10
    lnop
    selb $11, $10, $21, $8
    lnop
    selb $8, $20, $17, $108
    lnop
    and $108, $19, $12
    lnop
    selb $12, $107, $8, $19
    lnop
    selb $8, $11, $108, $109
    lnop
    andc $109, $14, $12
    lnop
    andc $12, $7, $107
    lnop
    and $7, $107, $13
    lnop
    xor $107, $12, $109
    lnop
    xor $109, $15, $7
    lnop
    selb $7, $17, $8, $14
    lnop
    selb $8, $107, $109, $110
    lqa $14, 0x18090
    andc $109, $104, $103
    lqa $110, 0x180a0
    and $17, $106, $104
    lqa $107, 0x18080
    nor $15, $105, $109
    lnop
    andc $12, $106, $103
    lnop
    andc $13, $103, $17
    lnop
    xor $17, $15, $12
    lnop
    selb $108, $15, $14, $110
    lnop
    nor $15, $107, $110
    lnop
    and $11, $105, $103
    lnop
    selb $19, $108, $17, $105
    lnop
    selb $108, $15, $110, $11
    lnop
    xor $20, $107, $110
    lnop
    nor $10, $103, $108
    lnop
    selb $24, $104, $109, $20
    lnop
    andc $16, $10, $20
    lqa $109, 0x180b0
    xor $20, $24, $10
    lnop
    selb $10, $16, $105, $110
    lnop
    selb $110, $104, $11, $108
    lnop
    xor $108, $105, $16
    lnop
    and $16, $107, $110
    lnop
    nor $110, $109, $20
    lnop
    selb $9, $13, $20, $108
    lnop
    xor $20, $16, $110
    lnop
    nor $18, $109, $9
    lnop
    xor $9, $13, $20
    lnop
    nor $20, $106, $104
    lnop
    andc $22, $13, $110
    lnop
    selb $110, $24, $20, $10
    lnop
    nor $24, $109, $17
    lnop
    andc $13, $103, $10
    lnop
    selb $10, $106, $110, $24
    lnop
    xor $110, $20, $13
    lnop
    selb $13, $18, $10, $11
    lnop
    selb $11, $20, $105, $9
    lnop
    selb $9, $13, $108, $16
    lnop
    xor $108, $19, $10
    lnop
    andc $10, $9, $15
    lnop
    xor $9, $15, $22
    lnop
    xor $15, $24, $10
    lnop
    selb $24, $10, $14, $12
    lnop
    selb $10, $17, $15, $104
    lnop
    and $17, $109, $110
    lnop
    selb $110, $103, $10, $109
    lnop
    selb $109, $24, $17, $105
    lnop
    andc $17, $107, $110
    lnop
    andc $110, $108, $103
    lnop
    and $108, $103, $9
    lnop
    xor $9, $110, $17
    lnop
    xor $110, $11, $108
    lnop
    selb $108, $15, $109, $107
    lnop
    selb $109, $9, $110, $106
    lnop
    selb $110, $7, $8, $21
    lnop
    selb $107, $108, $109, $14
    lnop
    and $109, $113, $110
    lnop
    and $108, $115, $107
    lqa $14, 0x18050
    andc $8, $100, $99
    lqa $7, 0x18060
    and $9, $102, $100
    lqa $21, 0x18040
    nor $15, $101, $8
    lnop
    andc $11, $102, $99
    lnop
    andc $17, $99, $9
    lnop
    xor $9, $15, $11
    lnop
    selb $24, $15, $14, $7
    lnop
    nor $15, $21, $7
    lnop
    and $10, $101, $99
    lnop
    selb $12, $24, $9, $101
    lnop
    selb $24, $15, $7, $10
    lnop
    xor $22, $21, $7
    lnop
    nor $19, $99, $24
    lnop
    selb $13, $100, $8, $22
    lnop
    andc $16, $19, $22
    lqa $8, 0x18070
    xor $22, $13, $19
    lnop
    selb $19, $16, $101, $7
    lnop
    selb $7, $100, $10, $24
    lnop
    xor $24, $101, $16
    lnop
    and $16, $21, $7
    lnop
    nor $7, $8, $22
    lnop
    selb $20, $17, $22, $24
    lnop
    xor $22, $16, $7
    lnop
    nor $18, $8, $20
    lnop
    xor $20, $17, $22
    lnop
    nor $22, $102, $100
    lnop
    andc $23, $17, $7
    lnop
    selb $7, $13, $22, $19
    lnop
    nor $13, $8, $9
    lnop
    andc $17, $99, $19
    lnop
    selb $19, $102, $7, $13
    lnop
    xor $7, $22, $17
    lnop
    selb $17, $18, $19, $10
    lnop
    selb $18, $22, $101, $20
    lnop
    selb $20, $17, $24, $16
    lnop
    xor $17, $12, $19
    lqd $16, 256($111)
    andc $19, $20, $15
    lqd $12, 272($111)
    xor $24, $15, $23
    lqd $20, 768($111)
    xor $23, $13, $19
    lqd $15, 784($111)
    selb $22, $19, $14, $11
    lqd $13, 1024($111)
    and $19, $8, $7
    lqd $11, 1040($111)
    selb $7, $9, $23, $100
    lqd $25, 512($111)
    selb $9, $22, $19, $101
    lqd $26, 528($111)
    selb $19, $99, $7, $8
    lnop
    selb $22, $23, $9, $21
    lnop
    andc $23, $21, $19
    shufb $7, $20, $15, $5
    andc $15, $17, $99
    shufb $8, $13, $11, $5
    and $11, $99, $24
    shufb $9, $16, $12, $5
    xor $12, $15, $23
    shufb $10, $25, $26, $5
    xor $15, $18, $11
    lqa $23, 0x18010
    andc $18, $7, $8
    lqa $11, 0x18020
    and $26, $9, $7
    lqa $25, 0x18000
    nor $16, $10, $18
    lnop
    andc $24, $9, $8
    lnop
    andc $13, $8, $26
    lnop
    xor $26, $16, $24
    lnop
    selb $17, $16, $23, $11
    lnop
    nor $16, $25, $11
    lnop
    and $19, $10, $8
    lnop
    selb $20, $17, $26, $10
    lnop
    selb $17, $16, $11, $19
    lnop
    xor $21, $25, $11
    lnop
    nor $27, $8, $17
    lnop
    selb $28, $7, $18, $21
    lnop
    andc $29, $27, $21
    lqa $18, 0x18030
    xor $21, $28, $27
    lnop
    selb $27, $29, $10, $11
    lnop
    selb $11, $7, $19, $17
    lnop
    xor $17, $10, $29
    lnop
    and $29, $25, $11
    lnop
    nor $11, $18, $21
    lnop
    selb $30, $13, $21, $17
    lnop
    xor $21, $29, $11
    lnop
    nor $31, $18, $30
    lnop
    xor $30, $13, $21
    lnop
    nor $21, $9, $7
    lnop
    andc $32, $13, $11
    lnop
    selb $11, $28, $21, $27
    lnop
    nor $28, $18, $26
    lnop
    andc $13, $8, $27
    lnop
    selb $27, $9, $11, $28
    lnop
    xor $11, $21, $13
    lnop
    selb $13, $31, $27, $19
    lnop
    selb $19, $21, $10, $30
    lnop
    selb $21, $13, $17, $29
    lnop
    xor $13, $20, $27
    lnop
    andc $20, $21, $16
    lnop
    xor $21, $16, $32
    lnop
    xor $16, $28, $20
    lnop
    selb $28, $20, $23, $24
    lnop
    selb $20, $26, $16, $7
    lnop
    and $26, $18, $11
    lnop
    selb $11, $8, $20, $18
    lnop
    selb $18, $28, $26, $10
    lnop
    andc $26, $25, $11
    lnop
    andc $11, $13, $8
    lnop
    and $13, $8, $21
    lnop
    xor $21, $11, $26
    lnop
    xor $11, $19, $13
    lnop
    selb $13, $16, $18, $25
    lnop
    selb $16, $21, $11, $9
    lnop
    selb $11, $12, $15, $102
    lnop
    selb $21, $13, $16, $23
    lnop
    selb $23, $22, $11, $14
    lnop
    and $22, $6, $21
    lnop
    and $18, $117, $23
    lnop
    selb $11, $125, $126, $22
    lnop
    selb $12, $123, $124, $18
    lnop
    selb $13, $121, $122, $108
    stqa $11, 0x198c0
    selb $14, $119, $120, $109
    stqa $12, 0x198d0
    nop
    stqa $13, 0x198e0
    andi $16, $97, -16
    stqa $14, 0x198f0
    nop
    lnop
    a $15, $16, $96
    lnop
    nop
    lqd $25, 5632($3)
    nop
    lqd $19, 6336($15)
    nop
    lnop
    nop
    lnop
    nop
    lnop
    nop
    lnop
    nop
    rotqby $16, $25, $2
    nop
    rotqby $25, $19, $97
    nop
    lnop
    nop
    shlqbii $19, $112, 1
    or $112, $126, $22
    rotqbii $26, $16, 1
    or $126, $124, $18
    rotqbyi $22, $25, 13
    or $124, $122, $108
    stqa $112, 0x19900
    or $122, $120, $109
    stqa $126, 0x19910
    nop
    stqa $124, 0x19920
    nop
    stqa $122, 0x19930
    nop
    lqd $109, 6400($15)
    andc $108, $110, $119
    lqd $18, 5984($3)
    selb $110, $19, $26, $93
    lnop
    selb $119, $113, $114, $108
    cbd $120, 0($2)
    andc $113, $107, $121
    lnop
    andi $107, $22, 255
    lnop
    andc $121, $114, $108
    rotqby $22, $109, $97
    selb $114, $115, $116, $113
    shufb $109, $107, $18, $120
    andc $107, $23, $123
    rotqbyi $18, $4, 1
    andc $123, $116, $113
    rotqbyi $115, $3, 0
    selb $116, $117, $118, $107
    rotqbyi $113, $22, 13
    andc $117, $21, $125
    shlqbii $22, $122, 1
    andc $125, $118, $107
    rotqbii $122, $18, 1
    selb $118, $6, $110, $117
    lnop
    andc $6, $110, $117
    lnop
    andi $117, $113, 255
    stqd $109, 5984($115)
    selb $113, $22, $122, $93
    lqa $109, 0x180d0
    andc $22, $104, $103
    lqa $122, 0x180e0
    and $107, $106, $104
    lqa $110, 0x180c0
    nor $18, $105, $22
    lnop
    andc $21, $106, $103
    lnop
    andc $23, $103, $107
    lnop
    xor $107, $18, $21
    lnop
    selb $108, $18, $109, $122
    lnop
    nor $18, $110, $122
    lnop
    and $19, $105, $103
    lnop
    selb $26, $108, $107, $105
    lnop
    selb $108, $18, $122, $19
    lnop
    xor $25, $110, $122
    lnop
    nor $28, $103, $108
    lnop
    selb $20, $104, $22, $25
    lnop
    andc $24, $28, $25
    lqa $22, 0x180f0
    xor $25, $20, $28
    lnop
    selb $28, $24, $105, $122
    lnop
    selb $122, $104, $19, $108
    lnop
    xor $108, $105, $24
    lnop
    and $24, $110, $122
    lnop
    nor $122, $22, $25
    lnop
    selb $32, $23, $25, $108
    lnop
    xor $25, $24, $122
    lnop
    nor $27, $22, $32
    lnop
    xor $32, $23, $25
    lnop
    nor $25, $106, $104
    lnop
    andc $17, $23, $122
    lnop
    selb $122, $20, $25, $28
    lnop
    nor $20, $22, $107
    lnop
    andc $23, $103, $28
    lnop
    selb $28, $106, $122, $20
    lnop
    xor $122, $25, $23
    lnop
    selb $23, $27, $28, $19
    lnop
    selb $19, $25, $105, $32
    lnop
    selb $25, $23, $108, $24
    lnop
    xor $108, $26, $28
    lnop
    andc $26, $25, $18
    lnop
    xor $25, $18, $17
    lnop
    xor $17, $20, $26
    lnop
    selb $20, $26, $109, $21
    lnop
    selb $21, $107, $17, $104
    lnop
    and $107, $22, $122
    lnop
    selb $122, $103, $21, $22
    lnop
    selb $21, $20, $107, $105
    lnop
    andc $107, $110, $122
    lnop
    andc $122, $108, $103
    lnop
    and $108, $103, $25
    lnop
    xor $103, $122, $107
    lnop
    xor $122, $19, $108
    lnop
    selb $108, $17, $21, $110
    lnop
    selb $110, $103, $122, $106
    lqa $17, 0x18090
    andc $106, $100, $99
    lqa $122, 0x180a0
    and $21, $102, $100
    lqa $103, 0x18080
    nor $19, $101, $106
    lnop
    andc $107, $102, $99
    lnop
    andc $25, $99, $21
    lnop
    xor $21, $19, $107
    lnop
    selb $105, $19, $17, $122
    lnop
    nor $19, $103, $122
    lnop
    and $20, $101, $99
    lnop
    selb $22, $105, $21, $101
    lnop
    selb $105, $19, $122, $20
    lnop
    xor $104, $103, $122
    lnop
    nor $26, $99, $105
    lnop
    selb $18, $100, $106, $104
    lnop
    andc $28, $26, $104
    lqa $106, 0x180b0
    xor $104, $18, $26
    lnop
    selb $26, $28, $101, $122
    lnop
    selb $122, $100, $20, $105
    lnop
    xor $105, $101, $28
    lnop
    and $28, $103, $122
    lnop
    nor $122, $106, $104
    lnop
    selb $23, $25, $104, $105
    lnop
    xor $104, $28, $122
    lnop
    nor $24, $106, $23
    lnop
    xor $23, $25, $104
    lnop
    nor $104, $102, $100
    lnop
    andc $32, $25, $122
    lnop
    selb $122, $18, $104, $26
    lnop
    nor $18, $106, $21
    lnop
    andc $25, $99, $26
    lnop
    selb $26, $102, $122, $18
    lnop
    xor $122, $104, $25
    lnop
    selb $25, $24, $26, $20
    lnop
    selb $20, $104, $101, $23
    lnop
    selb $104, $25, $105, $28
    lnop
    xor $105, $22, $26
    lnop
    andc $22, $104, $19
    lnop
    xor $104, $19, $32
    lnop
    xor $19, $18, $22
    lnop
    selb $18, $22, $17, $107
    lnop
    selb $107, $21, $19, $100
    lnop
    and $21, $106, $122
    lnop
    selb $122, $99, $107, $106
    lnop
    selb $107, $18, $21, $101
    lnop
    andc $18, $103, $122
    lnop
    andc $122, $105, $99
    lnop
    and $105, $99, $104
    lnop
    xor $104, $122, $18
    lnop
    xor $122, $20, $105
    lnop
    selb $105, $19, $107, $103
    lnop
    selb $107, $104, $122, $102
    lnop
    selb $104, $108, $110, $109
    lnop
    selb $106, $105, $107, $17
    lnop
    and $105, $124, $104
    lnop
    and $17, $126, $106
    lqa $122, 0x18050
    andc $110, $7, $8
    lqa $107, 0x18060
    and $108, $9, $7
    lqa $109, 0x18040
    nor $103, $10, $110
    lnop
    andc $19, $9, $8
    lnop
    andc $20, $8, $108
    lnop
    xor $108, $103, $19
    lnop
    selb $18, $103, $122, $107
    lnop
    nor $103, $109, $107
    lnop
    and $21, $10, $8
    lnop
    selb $22, $18, $108, $10
    lnop
    selb $18, $103, $107, $21
    lnop
    xor $32, $109, $107
    lnop
    nor $26, $8, $18
    lnop
    selb $25, $7, $110, $32
    lnop
    andc $28, $26, $32
    lqa $110, 0x18070
    xor $32, $25, $26
    lnop
    selb $26, $28, $10, $107
    lnop
    selb $107, $7, $21, $18
    lnop
    xor $18, $10, $28
    lnop
    and $28, $109, $107
    lnop
    nor $107, $110, $32
    lnop
    selb $23, $20, $32, $18
    lnop
    xor $32, $28, $107
    lnop
    nor $24, $110, $23
    lnop
    xor $23, $20, $32
    lnop
    nor $32, $9, $7
    lnop
    andc $27, $20, $107
    lnop
    selb $107, $25, $32, $26
    lnop
    nor $25, $110, $108
    lnop
    andc $20, $8, $26
    lnop
    selb $26, $9, $107, $25
    lnop
    xor $107, $32, $20
    lnop
    selb $20, $24, $26, $21
    lnop
    selb $21, $32, $10, $23
    lnop
    selb $23, $20, $18, $28
    lnop
    xor $20, $22, $26
    lqd $18, 1280($111)
    andc $26, $23, $103
    lqd $22, 1296($111)
    xor $28, $103, $27
    lqd $23, 1792($111)
    xor $27, $25, $26
    lqd $103, 1808($111)
    selb $32, $26, $122, $19
    lqd $25, 2048($111)
    and $26, $110, $107
    lqd $19, 2064($111)
    selb $107, $108, $27, $7
    lqd $24, 1536($111)
    selb $108, $32, $26, $10
    lqd $29, 1552($111)
    selb $26, $8, $107, $110
    lnop
    selb $32, $27, $108, $109
    lnop
    andc $27, $109, $26
    shufb $108, $23, $103, $5
    andc $103, $20, $8
    shufb $107, $25, $19, $5
    and $19, $8, $28
    shufb $110, $18, $22, $5
    xor $18, $103, $27
    shufb $109, $24, $29, $5
    xor $103, $21, $19
    lqa $24, 0x18010
    andc $21, $108, $107
    lqa $19, 0x18020
    and $29, $110, $108
    lqa $27, 0x18000
    nor $22, $109, $21
    lnop
    andc $28, $110, $107
    lnop
    andc $20, $107, $29
    lnop
    xor $29, $22, $28
    lnop
    selb $25, $22, $24, $19
    lnop
    nor $22, $27, $19
    lnop
    and $23, $109, $107
    lnop
    selb $26, $25, $29, $109
    lnop
    selb $25, $22, $19, $23
    lnop
    xor $30, $27, $19
    lnop
    nor $31, $107, $25
    lnop
    selb $33, $108, $21, $30
    lnop
    andc $34, $31, $30
    lqa $21, 0x18030
    xor $30, $33, $31
    lnop
    selb $31, $34, $109, $19
    lnop
    selb $19, $108, $23, $25
    lnop
    xor $25, $109, $34
    lnop
    and $34, $27, $19
    lnop
    nor $19, $21, $30
    lnop
    selb $35, $20, $30, $25
    lnop
    xor $30, $34, $19
    lnop
    nor $36, $21, $35
    lnop
    xor $35, $20, $30
    lnop
    nor $30, $110, $108
    lnop
    andc $37, $20, $19
    lnop
    selb $19, $33, $30, $31
    lnop
    nor $33, $21, $29
    lnop
    andc $20, $107, $31
    lnop
    selb $31, $110, $19, $33
    lnop
    xor $19, $30, $20
    lnop
    selb $20, $36, $31, $23
    lnop
    selb $23, $30, $109, $35
    lnop
    selb $30, $20, $25, $34
    lnop
    xor $20, $26, $31
    lnop
    andc $26, $30, $22
    lnop
    xor $30, $22, $37
    lnop
    xor $22, $33, $26
    lnop
    selb $33, $26, $24, $28
    lnop
    selb $26, $29, $22, $108
    lnop
    and $29, $21, $19
    lnop
    selb $19, $107, $26, $21
    lnop
    selb $21, $33, $29, $109
    lnop
    andc $29, $27, $19
    lnop
    andc $19, $20, $107
    lnop
    and $20, $107, $30
    lnop
    xor $30, $19, $29
    lnop
    xor $19, $23, $20
    lnop
    selb $20, $22, $21, $27
    lnop
    selb $21, $30, $19, $110
    lnop
    selb $30, $18, $103, $9
    lqd $19, 6160($3)
    selb $103, $20, $21, $24
    lnop
    selb $20, $32, $30, $122
    lnop
    and $30, $113, $103
    lnop
    and $32, $112, $20
    lnop
    selb $3, $6, $118, $30
    lnop
    selb $122, $125, $116, $32
    shufb $21, $117, $19, $120
    selb $120, $123, $114, $17
    stqa $3, 0x198c0
    selb $117, $121, $119, $105
    stqa $122, 0x198d0
    nop
    stqa $120, 0x198e0
    nop
    stqa $117, 0x198f0
    nop
    lqd $19, 6336($15)
    nop
    rotqbyi $24, $16, 1
    nop
    lnop
    nop
    stqd $21, 6160($115)
    or $115, $114, $17
    shlqbii $21, $14, 1
    or $114, $118, $30
    rotqbii $14, $24, 1
    or $118, $116, $32
    rotqby $24, $19, $97
    ai $116, $2, 1
    stqa $114, 0x19900
    or $19, $119, $105
    stqa $118, 0x19910
    andi $119, $116, -16
    stqa $115, 0x19920
    andc $105, $104, $121
    stqa $19, 0x19930
    a $104, $119, $96
    lqd $32, 6400($15)
    selb $119, $21, $14, $93
    rotqbyi $30, $24, 13
    selb $121, $124, $13, $105
    lqd $14, 5984($104)
    andc $124, $106, $123
    lnop
    andc $123, $13, $105
    cbd $106, 0($116)
    selb $13, $126, $12, $124
    lnop
    andi $126, $30, 255
    rotqby $116, $32, $97
    andc $30, $20, $125
    lnop
    andc $125, $12, $124
    shufb $20, $126, $14, $106
    selb $12, $112, $11, $30
    rotqbyi $126, $104, 0
    andc $112, $103, $6
    rotqbyi $124, $116, 13
    andc $6, $11, $30
    lnop
    selb $11, $113, $119, $112
    lnop
    andc $113, $119, $112
    stqd $20, 5984($126)
    andi $119, $124, 255
    lqa $112, 0x180d0
    andc $20, $100, $99
    lqa $124, 0x180e0
    and $116, $102, $100
    lqa $30, 0x180c0
    nor $103, $101, $20
    lnop
    andc $14, $102, $99
    lnop
    andc $32, $99, $116
    lnop
    xor $116, $103, $14
    lnop
    selb $105, $103, $112, $124
    lnop
    nor $103, $30, $124
    lnop
    and $21, $101, $99
    lnop
    selb $24, $105, $116, $101
    lnop
    selb $105, $103, $124, $21
    lnop
    xor $17, $30, $124
    lnop
    nor $18, $99, $105
    lnop
    selb $22, $100, $20, $17
    lnop
    andc $27, $18, $17
    lqa $20, 0x180f0
    xor $17, $22, $18
    lnop
    selb $18, $27, $101, $124
    lnop
    selb $124, $100, $21, $105
    lnop
    xor $105, $101, $27
    lnop
    and $27, $30, $124
    lnop
    nor $124, $20, $17
    lnop
    selb $23, $32, $17, $105
    lnop
    xor $17, $27, $124
    lnop
    nor $29, $20, $23
    lnop
    xor $23, $32, $17
    lnop
    nor $17, $102, $100
    lnop
    andc $33, $32, $124
    lnop
    selb $124, $22, $17, $18
    lnop
    nor $22, $20, $116
    lnop
    andc $32, $99, $18
    lnop
    selb $18, $102, $124, $22
    lnop
    xor $124, $17, $32
    lnop
    selb $32, $29, $18, $21
    lnop
    selb $21, $17, $101, $23
    lnop
    selb $17, $32, $105, $27
    lnop
    xor $105, $24, $18
    lnop
    andc $18, $17, $103
    lnop
    xor $17, $103, $33
    lnop
    xor $33, $22, $18
    lqd $103, 6160($104)
    selb $104, $18, $112, $14
    lnop
    selb $14, $116, $33, $100
    lnop
    and $116, $20, $124
    lnop
    selb $124, $99, $14, $20
    lnop
    selb $20, $104, $116, $101
    rotqbyi $14, $16, 2
    andc $104, $30, $124
    shufb $116, $119, $103, $106
    andc $119, $105, $99
    rotqbyi $124, $4, 2
    and $106, $99, $17
    shlqbii $105, $117, 1
    xor $99, $119, $104
    rotqbii $117, $14, 1
    xor $104, $21, $106
    shlqbii $119, $19, 1
    selb $19, $33, $20, $30
    rotqbii $106, $124, 1
    selb $124, $99, $104, $102
    lnop
    selb $102, $105, $117, $93
    stqd $116, 6160($126)
    selb $126, $19, $124, $112
    lnop
    selb $99, $119, $106, $93
    lnop
    andc $101, $126, $123
    lqa $119, 0x18090
    andc $124, $7, $8
    lqa $106, 0x180a0
    and $19, $9, $7
    lqa $112, 0x18080
    nor $117, $10, $124
    lnop
    andc $116, $9, $8
    lnop
    andc $105, $8, $19
    lnop
    xor $19, $117, $116
    lnop
    selb $104, $117, $119, $106
    lnop
    nor $117, $112, $106
    lnop
    and $20, $10, $8
    lnop
    selb $30, $104, $19, $10
    lnop
    selb $104, $117, $106, $20
    lnop
    xor $33, $112, $106
    lnop
    nor $21, $8, $104
    lnop
    selb $14, $7, $124, $33
    lnop
    andc $17, $21, $33
    lqa $124, 0x180b0
    xor $33, $14, $21
    lnop
    selb $21, $17, $10, $106
    lnop
    selb $106, $7, $20, $104
    lnop
    xor $104, $10, $17
    lnop
    and $17, $112, $106
    lnop
    nor $106, $124, $33
    lnop
    selb $103, $105, $33, $104
    lnop
    xor $33, $17, $106
    lnop
    nor $100, $124, $103
    lnop
    xor $103, $105, $33
    lnop
    nor $33, $9, $7
    lnop
    andc $18, $105, $106
    lnop
    selb $106, $14, $33, $21
    lnop
    nor $14, $124, $19
    lnop
    andc $105, $8, $21
    lnop
    selb $21, $9, $106, $14
    lnop
    xor $106, $33, $105
    lnop
    selb $105, $100, $21, $20
    lnop
    selb $100, $33, $10, $103
    lnop
    selb $103, $105, $104, $17
    lnop
    xor $105, $30, $21
    lnop
    andc $21, $103, $117
    lnop
    xor $103, $117, $18
    lnop
    xor $117, $14, $21
    lnop
    selb $14, $21, $119, $116
    lnop
    selb $116, $19, $117, $7
    lnop
    and $19, $124, $106
    lnop
    selb $106, $8, $116, $124
    lnop
    selb $124, $14, $19, $10
    lnop
    andc $14, $112, $106
    lnop
    andc $106, $105, $8
    lnop
    and $105, $8, $103
    lnop
    xor $103, $106, $14
    lnop
    xor $106, $100, $105
    lnop
    selb $105, $117, $124, $112
    lnop
    selb $124, $103, $106, $9
    lnop
    and $117, $115, $126
    lnop
    selb $112, $105, $124, $119
    lnop
    selb $126, $115, $120, $101
    lnop
    and $115, $118, $112
    lqa $124, 0x18050
    andc $105, $108, $107
    lqa $119, 0x18060
    and $103, $110, $108
    lqa $106, 0x18040
    nor $100, $109, $105
    lnop
    andc $14, $110, $107
    lnop
    andc $19, $107, $103
    lnop
    xor $103, $100, $14
    lnop
    selb $116, $100, $124, $119
    lnop
    nor $100, $106, $119
    lnop
    and $21, $109, $107
    lnop
    selb $18, $116, $103, $109
    lnop
    selb $116, $100, $119, $21
    lnop
    xor $30, $106, $119
    lnop
    nor $104, $107, $116
    lnop
    selb $17, $108, $105, $30
    lnop
    andc $33, $104, $30
    lqa $105, 0x18070
    xor $30, $17, $104
    lnop
    selb $104, $33, $109, $119
    lnop
    selb $119, $108, $21, $116
    lnop
    xor $116, $109, $33
    lnop
    and $33, $106, $119
    lnop
    nor $119, $105, $30
    lnop
    selb $20, $19, $30, $116
    lnop
    xor $30, $33, $119
    lnop
    nor $22, $105, $20
    lnop
    xor $20, $19, $30
    lnop
    nor $30, $110, $108
    lnop
    andc $24, $19, $119
    lnop
    selb $119, $17, $30, $104
    lnop
    nor $17, $105, $103
    lnop
    andc $19, $107, $104
    lnop
    selb $104, $110, $119, $17
    lnop
    xor $119, $30, $19
    lnop
    selb $19, $22, $104, $21
    lnop
    selb $21, $30, $109, $20
    lnop
    selb $20, $19, $116, $33
    lnop
    xor $19, $18, $104
    lqd $116, 2304($111)
    andc $104, $20, $100
    lqd $18, 2320($111)
    xor $33, $100, $24
    lqd $20, 2816($111)
    xor $24, $17, $104
    lqd $100, 2832($111)
    selb $30, $104, $124, $14
    lqd $17, 3072($111)
    and $104, $105, $119
    lqd $14, 3088($111)
    selb $22, $103, $24, $108
    lqd $119, 2560($111)
    selb $103, $30, $104, $109
    lqd $27, 2576($111)
    selb $30, $107, $22, $105
    lnop
    selb $22, $24, $103, $106
    lnop
    andc $24, $106, $30
    shufb $104, $20, $100, $5
    andc $100, $19, $107
    shufb $103, $17, $14, $5
    and $14, $107, $33
    shufb $106, $116, $18, $5
    xor $116, $100, $24
    shufb $105, $119, $27, $5
    xor $119, $21, $14
    lqa $100, 0x18010
    andc $21, $104, $103
    lqa $14, 0x18020
    and $27, $106, $104
    lqa $24, 0x18000
    nor $18, $105, $21
    lnop
    andc $33, $106, $103
    lnop
    andc $17, $103, $27
    lnop
    xor $27, $18, $33
    lnop
    selb $19, $18, $100, $14
    lnop
    nor $18, $24, $14
    lnop
    and $20, $105, $103
    lnop
    selb $30, $19, $27, $105
    lnop
    selb $19, $18, $14, $20
    lnop
    xor $32, $24, $14
    lnop
    nor $23, $103, $19
    lnop
    selb $29, $104, $21, $32
    lnop
    andc $26, $23, $32
    lqa $21, 0x18030
    xor $32, $29, $23
    lnop
    selb $23, $26, $105, $14
    lnop
    selb $14, $104, $20, $19
    lnop
    xor $19, $105, $26
    lnop
    and $26, $24, $14
    lnop
    nor $14, $21, $32
    lnop
    selb $28, $17, $32, $19
    lnop
    xor $32, $26, $14
    lnop
    nor $37, $21, $28
    lnop
    xor $28, $17, $32
    lnop
    nor $32, $106, $104
    lnop
    andc $31, $17, $14
    lnop
    selb $14, $29, $32, $23
    lnop
    nor $29, $21, $27
    lnop
    andc $17, $103, $23
    lnop
    selb $23, $106, $14, $29
    lnop
    xor $14, $32, $17
    lnop
    selb $17, $37, $23, $20
    lnop
    selb $20, $32, $105, $28
    lnop
    selb $28, $17, $19, $26
    lnop
    xor $17, $30, $23
    lnop
    andc $23, $28, $18
    lnop
    xor $28, $18, $31
    lnop
    xor $18, $29, $23
    lnop
    selb $29, $23, $100, $33
    lnop
    selb $23, $27, $18, $104
    lnop
    and $27, $21, $14
    lnop
    selb $14, $103, $23, $21
    lnop
    selb $21, $29, $27, $105
    lnop
    andc $27, $24, $14
    lnop
    andc $14, $17, $103
    lnop
    and $17, $103, $28
    lnop
    xor $28, $14, $27
    lnop
    xor $14, $20, $17
    lnop
    selb $17, $18, $21, $24
    lnop
    selb $18, $28, $14, $106
    lnop
    selb $14, $116, $119, $110
    lnop
    selb $116, $17, $18, $100
    lnop
    selb $100, $22, $14, $124
    lnop
    and $22, $99, $116
    lnop
    and $28, $114, $100
    lnop
    selb $14, $113, $11, $22
    lnop
    selb $124, $6, $12, $28
    lnop
    selb $17, $125, $13, $115
    stqa $14, 0x198c0
    selb $119, $123, $121, $117
    stqa $124, 0x198d0
    andc $123, $120, $101
    stqa $17, 0x198e0
    andc $120, $112, $125
    stqa $119, 0x198f0
    or $125, $121, $117
    lqd $112, 6336($15)
    selb $121, $118, $122, $120
    lnop
    andc $18, $122, $120
    lnop
    andc $122, $100, $6
    lnop
    or $6, $13, $115
    lnop
    selb $13, $114, $3, $122
    lnop
    andc $19, $3, $122
    rotqby $114, $112, $97
    andc $122, $116, $113
    lnop
    or $3, $12, $28
    rotqbyi $116, $4, 3
    selb $4, $99, $102, $122
    lnop
    andc $12, $102, $122
    rotqbyi $99, $114, 13
    ai $113, $2, 2
    shlqbii $122, $125, 1
    or $20, $11, $22
    rotqbii $102, $116, 1
    andi $116, $113, -16
    lnop
    andi $11, $99, 255
    lnop
    a $114, $116, $96
    lnop
    selb $21, $122, $102, $93
    lqa $116, 0x180d0
    andc $102, $7, $8
    lqa $122, 0x180e0
    and $22, $9, $7
    lqa $99, 0x180c0
    nor $28, $10, $102
    lnop
    andc $112, $9, $8
    lnop
    andc $115, $8, $22
    lnop
    xor $22, $28, $112
    lnop
    selb $100, $28, $116, $122
    lnop
    nor $28, $99, $122
    lnop
    and $120, $10, $8
    lnop
    selb $118, $100, $22, $10
    lnop
    selb $100, $28, $122, $120
    lnop
    xor $117, $99, $122
    lnop
    nor $101, $8, $100
    lnop
    selb $24, $7, $102, $117
    lnop
    andc $27, $101, $117
    lqa $102, 0x180f0
    xor $117, $24, $101
    lnop
    selb $101, $27, $10, $122
    lnop
    selb $122, $7, $120, $100
    lnop
    xor $100, $10, $27
    lnop
    and $27, $99, $122
    lnop
    nor $122, $102, $117
    lnop
    selb $29, $115, $117, $100
    lnop
    xor $117, $27, $122
    lnop
    nor $23, $102, $29
    lnop
    xor $29, $115, $117
    lnop
    nor $117, $9, $7
    lnop
    andc $33, $115, $122
    lnop
    selb $122, $24, $117, $101
    lnop
    nor $24, $102, $22
    lnop
    andc $115, $8, $101
    lnop
    selb $101, $9, $122, $24
    lnop
    xor $122, $117, $115
    lnop
    selb $115, $23, $101, $120
    lnop
    selb $120, $117, $10, $29
    lnop
    selb $117, $115, $100, $27
    lnop
    xor $115, $118, $101
    lnop
    andc $118, $117, $28
    lnop
    xor $117, $28, $33
    lnop
    xor $28, $24, $118
    lnop
    selb $24, $118, $116, $112
    lnop
    selb $118, $22, $28, $7
    lnop
    and $7, $102, $122
    lnop
    selb $122, $8, $118, $102
    lnop
    selb $118, $24, $7, $10
    lnop
    andc $7, $99, $122
    lnop
    andc $122, $115, $8
    lnop
    and $115, $8, $117
    lnop
    xor $117, $122, $7
    lnop
    xor $122, $120, $115
    lnop
    selb $120, $28, $118, $99
    lnop
    selb $118, $117, $122, $9
    lqa $99, 0x18090
    andc $117, $108, $107
    lqa $122, 0x180a0
    and $28, $110, $108
    lqa $9, 0x18080
    nor $115, $109, $117
    lnop
    andc $7, $110, $107
    lnop
    andc $8, $107, $28
    lnop
    xor $28, $115, $7
    lnop
    selb $10, $115, $99, $122
    lnop
    nor $115, $9, $122
    lnop
    and $24, $109, $107
    lnop
    selb $102, $10, $28, $109
    lnop
    selb $10, $115, $122, $24
    lnop
    xor $22, $9, $122
    lnop
    nor $112, $107, $10
    lnop
    selb $33, $108, $117, $22
    lnop
    andc $101, $112, $22
    lqa $117, 0x180b0
    xor $22, $33, $112
    lnop
    selb $112, $101, $109, $122
    lnop
    selb $122, $108, $24, $10
    lnop
    xor $10, $109, $101
    lnop
    and $101, $9, $122
    lnop
    nor $122, $117, $22
    lnop
    selb $100, $8, $22, $10
    lnop
    xor $22, $101, $122
    lnop
    nor $27, $117, $100
    lnop
    xor $100, $8, $22
    lnop
    nor $22, $110, $108
    lnop
    andc $29, $8, $122
    lnop
    selb $122, $33, $22, $112
    lnop
    nor $33, $117, $28
    lnop
    andc $8, $107, $112
    lnop
    selb $112, $110, $122, $33
    lnop
    xor $122, $22, $8
    lnop
    selb $8, $27, $112, $24
    lnop
    selb $24, $22, $109, $100
    lnop
    selb $100, $8, $10, $101
    lnop
    xor $101, $102, $112
    lnop
    andc $112, $100, $115
    lnop
    xor $100, $115, $29
    lnop
    xor $115, $33, $112
    lnop
    selb $33, $112, $99, $7
    lnop
    selb $112, $28, $115, $108
    lnop
    and $28, $117, $122
    lnop
    selb $122, $107, $112, $117
    lnop
    selb $117, $33, $28, $109
    lnop
    andc $28, $9, $122
    lnop
    andc $122, $101, $107
    lnop
    and $101, $107, $100
    lnop
    xor $100, $122, $28
    lnop
    xor $122, $24, $101
    lnop
    selb $101, $115, $117, $9
    lnop
    selb $117, $100, $122, $110
    lnop
    selb $9, $120, $118, $116
    lnop
    selb $8, $101, $117, $99
    lnop
    and $10, $6, $9
    lnop
    and $120, $3, $8
    lqa $117, 0x18050
    andc $99, $104, $103
    lqa $101, 0x18060
    and $116, $106, $104
    lqa $118, 0x18040
    nor $122, $105, $99
    lnop
    andc $100, $106, $103
    lnop
    andc $115, $103, $116
    lnop
    xor $116, $122, $100
    lnop
    selb $24, $122, $117, $101
    lnop
    nor $122, $118, $101
    lnop
    and $28, $105, $103
    lnop
    selb $33, $24, $116, $105
    lnop
    selb $24, $122, $101, $28
    lnop
    xor $112, $118, $101
    lnop
    nor $7, $103, $24
    lnop
    selb $29, $104, $99, $112
    lnop
    andc $102, $7, $112
    lqa $99, 0x18070
    xor $112, $29, $7
    lnop
    selb $7, $102, $105, $101
    lnop
    selb $101, $104, $28, $24
    lnop
    xor $24, $105, $102
    lnop
    and $102, $118, $101
    lnop
    nor $101, $99, $112
    lnop
    selb $22, $115, $112, $24
    lnop
    xor $112, $102, $101
    lnop
    nor $27, $99, $22
    lnop
    xor $22, $115, $112
    lnop
    nor $112, $106, $104
    lnop
    andc $23, $115, $101
    lnop
    selb $115, $29, $112, $7
    lnop
    nor $29, $99, $116
    lnop
    andc $101, $103, $7
    lnop
    selb $7, $106, $115, $29
    lnop
    xor $115, $112, $101
    lnop
    selb $101, $27, $7, $28
    lnop
    selb $27, $112, $105, $22
    lnop
    selb $112, $101, $24, $102
    lnop
    xor $102, $33, $7
    lqd $101, 3328($111)
    andc $33, $112, $122
    lqd $7, 3344($111)
    xor $24, $122, $23
    lqd $112, 3840($111)
    xor $23, $29, $33
    lqd $122, 3856($111)
    selb $22, $33, $117, $100
    lqd $29, 4096($111)
    and $100, $99, $115
    lqd $33, 4112($111)
    selb $28, $116, $23, $104
    lqd $115, 3584($111)
    selb $31, $22, $100, $105
    lqd $116, 3600($111)
    selb $111, $103, $28, $99
    lnop
    selb $28, $23, $31, $118
    lnop
    andc $23, $118, $111
    shufb $100, $112, $122, $5
    andc $122, $102, $103
    shufb $99, $29, $33, $5
    and $29, $103, $24
    shufb $102, $101, $7, $5
    xor $7, $122, $23
    shufb $101, $115, $116, $5
    xor $122, $27, $29
    lqa $116, 0x18010
    andc $29, $100, $99
    lqa $27, 0x18020
    and $5, $102, $100
    lqa $115, 0x18000
    nor $23, $101, $29
    lnop
    andc $24, $102, $99
    lnop
    andc $33, $99, $5
    lnop
    xor $5, $23, $24
    lnop
    selb $118, $23, $116, $27
    lnop
    nor $23, $115, $27
    lnop
    and $112, $101, $99
    lnop
    selb $111, $118, $5, $101
    lnop
    selb $118, $23, $27, $112
    lnop
    xor $31, $115, $27
    lnop
    nor $22, $99, $118
    lnop
    selb $30, $100, $29, $31
    lnop
    andc $26, $22, $31
    lqa $29, 0x18030
    xor $31, $30, $22
    lnop
    selb $22, $26, $101, $27
    lnop
    selb $27, $100, $112, $118
    lnop
    xor $118, $101, $26
    lnop
    and $26, $115, $27
    lnop
    nor $27, $29, $31
    lnop
    selb $32, $33, $31, $118
    lnop
    xor $31, $26, $27
    lnop
    nor $37, $29, $32
    lnop
    xor $32, $33, $31
    lnop
    nor $31, $102, $100
    lnop
    andc $25, $33, $27
    lnop
    selb $27, $30, $31, $22
    lnop
    nor $30, $29, $5
    lnop
    andc $33, $99, $22
    lnop
    selb $22, $102, $27, $30
    lnop
    xor $27, $31, $33
    lnop
    selb $33, $37, $22, $112
    lnop
    selb $112, $31, $101, $32
    lnop
    selb $31, $33, $118, $26
    lnop
    xor $118, $111, $22
    lnop
    andc $111, $31, $23
    lnop
    xor $31, $23, $25
    lnop
    xor $23, $30, $111
    lnop
    selb $30, $111, $116, $24
    lnop
    selb $24, $5, $23, $100
    lqd $111, 5984($114)
    and $25, $29, $27
    cbd $5, 0($113)
    selb $113, $99, $24, $29
    stqa $20, 0x19900
    selb $24, $30, $25, $101
    stqa $3, 0x19910
    andc $25, $115, $113
    stqa $6, 0x19920
    andc $113, $118, $99
    stqa $125, 0x19930
    and $118, $99, $31
    lqd $125, 6400($15)
    xor $31, $113, $25
    lnop
    xor $113, $112, $118
    lnop
    selb $118, $23, $24, $115
    lnop
    selb $23, $31, $113, $102
    shufb $115, $11, $111, $5
    selb $111, $7, $122, $106
    rotqbyi $113, $114, 0
    selb $7, $118, $23, $116
    rotqby $122, $125, $97
    selb $125, $28, $111, $117
    lnop
    and $111, $21, $7
    lnop
    and $28, $20, $125
    stqd $115, 5984($113)
    selb $118, $12, $4, $111
    rotqbyi $115, $122, 13
    selb $116, $19, $13, $28
    lqd $122, 6160($114)
    selb $114, $18, $121, $120
    stqa $118, 0x198c0
    selb $112, $123, $126, $10
    stqa $116, 0x198d0
    nop
    stqa $114, 0x198e0
    nop
    stqa $112, 0x198f0
    nop
    lqd $117, 6336($15)
    nop
    lnop
    andi $23, $115, 255
    lnop
    nop
    lnop
    nop
    shufb $115, $23, $122, $5
    ai $122, $2, 3
    lnop
    nop
    rotqby $2, $117, $97
    andi $117, $122, -16
    lnop
    nop
    stqd $115, 6160($113)
    a $23, $117, $96
    rotqbyi $5, $16, 3
    nop
    rotqbyi $16, $2, 13
    or $117, $4, $111
    lqd $2, 5984($23)
    or $115, $13, $28
    cbd $4, 0($122)
    or $113, $121, $120
    stqa $117, 0x19900
    or $111, $126, $10
    stqa $115, 0x19910
    nop
    stqa $113, 0x19920
    nop
    stqa $111, 0x19930
    nop
    lqd $126, 6400($15)
    nop
    lnop
    andi $10, $16, 255
    shlqbii $15, $119, 1
    nop
    rotqbii $119, $5, 1
    nop
    shufb $5, $10, $2, $4
    nop
    rotqbyi $2, $23, 0
    nop
    rotqby $10, $126, $97
    nop
    hbrr iupac_steady_tap_branch, iupac_steady_tap_loop
    andc $126, $9, $123
    lnop
    selb $9, $15, $119, $93
    lnop
    selb $120, $6, $17, $126
    stqd $5, 5984($2)
    andc $5, $8, $18
    rotqbyi $6, $10, 13
    andc $119, $17, $126
    lqd $8, 6160($23)
    selb $122, $3, $124, $5
    lnop
    andc $121, $124, $5
    lnop
    andc $5, $125, $19
    lnop
    andi $125, $6, 255
    lnop
    selb $124, $20, $14, $5
    lnop
    andc $20, $7, $12
    shufb $6, $125, $8, $4
    andc $123, $14, $5
    lnop
    selb $126, $21, $9, $20
    lnop
    ai $98, $98, -1
    lnop
    andc $125, $9, $20
    stqd $6, 6160($2)
    ai $127, $127, 1
iupac_steady_tap_branch:
    brnz $98, iupac_steady_tap_loop
iupac_steady_tap_end:
    stqa $126, 0x19500
    stqa $125, 0x19510
    stqa $124, 0x19520
    stqa $123, 0x19530
    stqa $122, 0x19540
    stqa $121, 0x19550
    stqa $120, 0x19560
    stqa $119, 0x19570
    stqa $118, 0x19580
    stqa $117, 0x19590
    stqa $116, 0x195a0
    stqa $115, 0x195b0
    stqa $114, 0x195c0
    stqa $113, 0x195d0
    stqa $112, 0x195e0
    stqa $111, 0x195f0
    bi $0
