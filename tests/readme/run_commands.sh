#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
#
# The README's commands work: runs every line of it that starts with build/minterm, in order, in a
# folder where specs/, examples/ and build/minterm lie as in a source tree, beside the README's own
# spec as edit.dp. A line after `$ build/minterm ...` is what the command must print. Run by CTest.
# Usage: run_commands.sh PATH/TO/minterm
set -euo pipefail
source_dir=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
minterm=$(realpath "$1")

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
ln -s "$source_dir/specs" "$source_dir/examples" "$work/"
mkdir "$work/build"
ln -s "$minterm" "$work/build/minterm"
cd "$work"

readme=$source_dir/README.md
sed -nE '/^    recurrence /,/^    }/s/^    //p' "$readme" >edit.dp

count=0
while IFS= read -r line; do
    command=${line#'$ '}
    printf '$ %s\n' "$command"
    bash -c "$command" </dev/null >output
    cat output
    count=$((count + 1))
    [[ $line == '$ '* ]] || continue
    expected=$(grep -F -A 1 -- "    $line" "$readme" | sed -n '2s/^    //p')
    if [[ $(cat output) != "$expected" ]]; then
        echo "the README says: $expected"
        exit 1
    fi
done < <(sed -nE 's/^    ((\$ )?build\/minterm .*)/\1/p' "$readme")
echo "$count commands"
[[ $count -gt 0 ]]
