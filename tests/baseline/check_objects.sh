#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
#
# Any x86-64 processor runs minterm: what only some of them have stands in functions that are called
# behind a check, and in no other. One that is compiled in several places, such as those of the
# standard library, would be linked from any of them, and what runs before main() has asked nobody.
# Run by CTest.
#
#   check_objects.sh OBJDUMP ARCHIVE...
set -euo pipefail
objdump=$1
shift

# Of these functions each caller asks __builtin_cpu_supports, or `why_unavailable` of a target.
behind_a_check='avx2|avx512|LaneBits|CodeLookup|KnownLookup|exchange_wide|transpose_wide|Vbmi|Nibbles|EightGrams|SeenHalves|SeenBytes|_by_eight|work_counting'

for archive in "$@"; do
    "$objdump" --disassemble --demangle --no-show-raw-insn "$archive"
done | awk -v behind_a_check="$behind_a_check" '
    /^[0-9a-f]+ <.*>:$/ {
        name = $0
        sub(/^[0-9a-f]+ </, "", name)
        sub(/>:$/, "", name)
        ++functions
        next
    }
    # VEX and EVEX, masks, and bits; tzcnt is bsf to an older processor, and so it is meant.
    $2 ~ /^(v[a-z0-9]+|k(mov|and|andn|or|xor|xnor|not|add|ortest|test|shiftl|shiftr|unpck)[bwdq]+|andn|bextr|blsi|blsr|blsmsk|bzhi|mulx|pdep|pext|rorx|sarx|shlx|shrx|lzcnt|popcnt|gf2p8[a-z]*)$/ &&
        $2 !~ /^ver[rw]$/ {
        if (name ~ behind_a_check) { ++found; next }
        if (!(name in told)) print name ": " $2
        told[name] = failed = 1
    }
    END {
        if (functions == 0) { print "there is nothing to look at"; exit 1 }
        if (failed) { print "these have instructions that not all processors have"; exit 1 }
        print functions " functions; " found + 0 " instructions of newer processors, behind checks"
    }'
