#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
#
#     scripts/check-generated.sh MINTERM EMIT_LINKED
#
# Says whether generated/kernels and generated/linked are what these programs make, byte for byte.
# Run by CTest.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
"$here/scripts/emit-generated.sh" "$1" "$2" "$folder"
for kind in kernels linked; do
    if ! diff -r "$here/generated/$kind" "$folder/$kind" > "$folder/differences"; then
        head -40 "$folder/differences"
        echo "generated/$kind is out of date: make regenerate, and look at what changes"
        exit 1
    fi
done
echo "generated/kernels and generated/linked are what minterm makes"
