#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
#
# The end of `make demo`: compares the shipped phage genome with its mutated copy and says in words
# what came out. Usage: scripts/demo.sh PATH/TO/minterm
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
minterm=$1
export LC_ALL=C

printf '\n$ %s dist examples/lambda.fa.gz examples/lambda-mutated.fa.gz\n' "$minterm"
"$minterm" dist examples/lambda.fa.gz examples/lambda-mutated.fa.gz

json=$("$minterm" dist --json examples/lambda.fa.gz examples/lambda-mutated.fa.gz)
field() { # field NAME: the value of a top-level field of the JSON answer
    sed -nE "s/.*\"$1\": *\"?([^\",}]*)\"?.*/\1/p" <<<"$json" | head -n 1
}
printf '\nedit distance %s; %.0f billion cells a second; kernel: %s, %s layout\n' \
    "$(field result)" "$(field gcups)" "$(field target)" "$(field layout)"
printf 'The recurrence behind it is a text file: specs/levenshtein.dp\n'
