#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
#
# Sources are listed by hand, in data-flow order, so a forgotten one would go unnoticed: names every
# .cpp file that the CMakeLists.txt of its top folder does not list. Run by CTest.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

unlisted=0
while read -r file; do
    top=${file%%/*}
    if ! grep -qE "(^|[ (])${file#"$top"/}(\$|[ )])" "$top/CMakeLists.txt"; then
        echo "$file: not listed in $top/CMakeLists.txt"
        unlisted=1
    fi
done < <(find runtime synth codegen specs api cli bench tests -name '*.cpp' -not -path 'tests/install/*' | sort)
[[ $unlisted -eq 0 ]] && echo "every source is listed"
exit "$unlisted"
