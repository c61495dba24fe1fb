#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
#
# What no compiler says. Run by CTest.
#
# Sources are listed by hand, in data-flow order, so a forgotten one would go unnoticed: names every
# .cpp file that the CMakeLists.txt of its top folder does not list.
#
# Where files are compiled together (minterm_unity) a function of an anonymous namespace hides what
# has its name in a header, and joins those of other files: names functions and constants of
# anonymous namespaces that a header or another file of the folder has, too. Files of tests are many
# and name things alike; names those that have no namespace called as they are.
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

# names_in ANONYMOUS FILE...: `name file` of functions and constants at the beginning of a line, in
# anonymous namespaces (1) or anywhere (0), as clang-format writes them.
names_in() {
    local anonymous=$1
    shift
    awk -v anonymous="$anonymous" '
        FNR == 1 { inside = 0; raw = 0 }
        raw { if (/\)"/) raw = 0; next }
        /R"\(/ && !/\)"/ { raw = 1 }
        /^namespace \{/ { inside = 1; next }
        /^}  \/\/ namespace$/ { inside = 0 }
        /^[ \/}#)]/ || /^$/ || (anonymous && !inside) { next }
        {
            line = $0
            sub(/^\[\[[^]]*\]\] /, "", line)
            if (line ~ /^(inline )?constexpr [^(]*[ *]k[A-Z][A-Za-z0-9]*(\[.*\])? ?[={]/) {
                match(line, /k[A-Z][A-Za-z0-9]*(\[.*\])? ?[={]/)
                name = substr(line, RSTART)
            } else if (line ~ /^[A-Za-z_][A-Za-z0-9_:<>,&* ]*[ &*][a-z_][a-z0-9_]*\(/) {
                name = substr(line, 1, index(line, "(") - 1)
                sub(/.*[ &*]/, "", name)
            } else {
                next
            }
            sub(/[^A-Za-z0-9_].*/, "", name)
            print name, FILENAME
        }' "$@" | sort -u
}

mixed=0
for folder in synth codegen cli; do
    own=$(names_in 1 "$folder"/*.cpp)
    headers=$(names_in 0 runtime/*.hpp runtime/*/*.hpp runtime/include/minterm/*.hpp spu/*.hpp synth/*.hpp codegen/*.hpp)
    clashes=$(join <(echo "$own") <(echo "$headers" | sort -k1,1) | awk '{ print $2 ": " $1 " is in " $3 ", too" }'
        echo "$own" | awk '$1 == before { print $2 ": " $1 " is in " file ", too" } { before = $1; file = $2 }')
    if [[ -n $clashes ]]; then
        echo "$clashes"
        mixed=1
    fi
done
while read -r file; do
    if ! grep -qE "^namespace minterm(::[a-z]+)*::$(basename "$file" .cpp) \{" "$file"; then
        echo "$file: has no namespace of its own"
        mixed=1
    fi
done < <(find tests -name '*_test.cpp' -not -path 'tests/install/*' | sort)
[[ $mixed -eq 0 ]] && echo "names of files that are compiled together differ"
exit $((unlisted | mixed))
