#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
#
# Runs a benchmark with little to do: it must end with 0, having printed tables in which each row has
# the cells of its heading, and at least one row a table, and must have recorded what it printed. No
# time is looked at.
#
#   run_bench.sh PROGRAM [OPTION]...
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
"$@" --repeats 1 --record "$folder" >"$folder/printed"
awk -F'|' '
    function fail(why) { print FILENAME ":" FNR ": " why ": " $0; failed = 1 }
    function end_of_table() {
        if (in_table && rows == 0) fail("a table without a row ends here")
        in_table = 0
    }
    !/^\|/ { end_of_table(); cells = 0; next }
    /^\| *-+:? *\|/ {
        if (NF != cells) fail("not as many cells as in the heading")
        in_table = 1; rows = 0; ++tables; next
    }
    !in_table { cells = NF; next }
    { ++rows; if (NF != cells && !/not run: /) fail("not as many cells as in the heading") }
    END {
        end_of_table()
        if (tables == 0) fail("no table was printed")
        exit failed
    }' "$folder/printed"
# The last line says where it was recorded.
diff <(cat "$folder"/*.md) <(sed '$d' "$folder/printed") || {
    echo "what was recorded is not what was printed"
    exit 1
}
cat "$folder/printed"
