#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
#
# minterm, and a program that loads its library, on emulated processors without AVX: they answer as
# here, and refuse what the processor lacks. Run by CTest; 77 where there is no emulator.
#
#   run_emulated.sh MINTERM C_PROGRAM
set -euo pipefail
minterm=$(realpath "$1")
c_program=$(realpath "$2")

emulator=$(command -v qemu-x86_64 || command -v qemu-x86_64-static || true)
if [[ -z $emulator ]]; then
    echo "skipped: there is no qemu-x86_64 (Debian: qemu-user)"
    exit 77
fi
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
unset MINTERM_TARGET
export MINTERM_CACHE_DIR=$work/cache

"$minterm" gen --dna 2000 --mutate 10 --seed 3 -o a.fa b.fa -q
printf '%s\n' the cat sat on the mat and the dog sat on the cat >words.txt
commands=(
    "dist a.fa b.fa"
    "dist a.fa b.fa --cigar"
    "dist a.fa b.fa --metric affine"
    "lcs a.fa b.fa --length"
    "run lcs a.fa b.fa"
    "pairs a.fa b.fa"
    "matrix words.txt --top 2"
    "search GATTACA a.fa -k 1"
    "search -e cat -e dog words.txt"
    "dict build words.txt -o words.mtd -q"
    "dict lookup words.mtd cat dog"
)
# expect_same PROCESSOR COMMAND...: the same there as here.
expect_same() {
    local processor=$1 command
    shift
    for command in "$@"; do
        # shellcheck disable=SC2086 # words of a command
        "$minterm" $command >here
        # shellcheck disable=SC2086
        "$emulator" -cpu "$processor" "$minterm" $command >there || {
            echo "$processor: minterm $command ends with $?"
            exit 1
        }
        cmp here there || {
            echo "$processor: minterm $command answers otherwise"
            exit 1
        }
    done
}
# expect_refused PROCESSOR: no kernel of a target that it lacks, and a sentence.
expect_refused() {
    local target status
    for target in avx2 avx512; do
        status=0
        "$emulator" -cpu "$1" "$minterm" dist a.fa b.fa --target "$target" >there 2>said || status=$?
        if [[ $status -ne 2 || -s there ]] ||
            ! grep -q "cannot run target '$target': the processor (or its operating system) lacks avx" said; then
            echo "$1, --target $target: ends with $status, and says"
            cat there said
            exit 1
        fi
    done
}

# The first generation with SSSE3; of the next, with SSE 4.2 and POPCNT, what counts bits.
expect_same core2duo "${commands[@]}"
expect_refused core2duo
"$emulator" -cpu core2duo "$c_program" >/dev/null
expect_same Nehalem "dist a.fa b.fa" "dict lookup words.mtd cat dog" "search -e cat -e dog words.txt"
expect_refused Nehalem
echo "${#commands[@]} commands and a library without AVX"
