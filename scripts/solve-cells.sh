#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
#
# Solves the cells of the shipped specs for every gate library and keeps them in generated/cells,
# where the next build takes them from.
#
#     scripts/solve-cells.sh build/minterm [SECONDS [SPEC...]]
#
# Each cell is searched for SECONDS (60) at most, less what went into it before; what is proved takes
# no time. Cells that are there already are improved; remove generated/cells/*.json and build again
# to begin from nothing.
set -eu
minterm=$1
effort=${2:-60}
[ $# -lt 2 ] || shift
shift
root=$(cd "$(dirname "$0")/.." && pwd)
folder=$root/generated/cells
mkdir -p "$folder"

libraries='spu2 lut3 spu neon neon_sha3 avx2 bmi' # bounds of spu2 and spu hold for those behind them

solve() { # SPEC [--param NAME=VALUE]...
    for library in $libraries; do
        figures=$("$minterm" compile "$@" --library "$library" --effort "$effort" --cache "$folder" |
            sed -n 's/^cell  *//p')
        printf '%s, %s: %s\n' "$*" "$library" "$figures"
    done
}

if [ $# -gt 0 ]; then
    for spec in "$@"; do solve "$spec"; done
    exit
fi
for spec in levenshtein lcs indel hamming shift_or k_mismatch k_edit weighted bitpal affine osa; do
    solve "$spec"
done
# Cost models that many people use.
solve weighted --param sub=1
solve bitpal --param matching=2 --param mismatch=-3 --param gap=-5
