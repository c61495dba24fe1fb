#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
#
#     scripts/check-generated.sh MINTERM
#
# Says whether generated/kernels is what minterm makes, byte for byte. Run by CTest.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
"$here/scripts/emit-generated.sh" "$1" "$folder"
if ! diff -r "$here/generated/kernels" "$folder" > "$folder.differences"; then
    head -40 "$folder.differences"
    rm -f "$folder.differences"
    echo "generated/kernels is out of date: make regenerate, and look at what changes"
    exit 1
fi
rm -f "$folder.differences"
echo "generated/kernels is what minterm makes"
