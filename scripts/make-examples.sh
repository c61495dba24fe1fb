#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
#
# Makes examples/lambda-mutated.fa.gz from examples/lambda.fa.gz: a tenth of the bases changed,
# equal parts substitution, insertion and deletion. The same seed always makes the same bytes.
# Usage: scripts/make-examples.sh [PATH/TO/minterm]
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
minterm=${1:-build/minterm}

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
"$minterm" gen --from examples/lambda.fa.gz --mutate 10 --seed 1 -o "$work/a.fa" "$work/b.fa"
gzip -9 -n -c "$work/b.fa" >examples/lambda-mutated.fa.gz
