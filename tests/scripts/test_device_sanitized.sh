#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
#
# scripts/test-device-sanitized.sh with programs that stand in for compute-sanitizer: what it calls,
# and how it ends. Run by CTest.
#
#   test_device_sanitized.sh SOURCE_FOLDER BUILD_FOLDER FAKE_DRIVER FAKE_NVRTC
set -euo pipefail
script=$1/scripts/test-device-sanitized.sh
build=$2
driver=$3
nvrtc=$4

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# A build of which only the program of tests is there.
mkdir -p "$work/some build/tests" "$work/toolkit/bin" "$work/empty"
ln -s "$build/tests/gpu" "$work/some build/tests/gpu"
# It writes down its options, runs the program, and ends with FOUND if that is set.
cat >"$work/toolkit/bin/compute-sanitizer" <<'END'
#!/usr/bin/env bash
options=()
while [[ $1 == --* ]]; do
    options+=("$1" "$2")
    shift 2
done
echo "${options[*]}" >>"$(dirname "$0")/called"
"$@" || exit $?
[[ ${FOUND:-} == "${options[1]}" ]] && echo "========= ERROR SUMMARY: 1 error" && exit 99
exit 0
END
chmod +x "$work/toolkit/bin/compute-sanitizer"
called=$work/toolkit/bin/called

# expect STATUS TEXT COMMAND...: it ends so, and says that.
expect() {
    local wanted=$1 text=$2 status=0
    shift 2
    "$@" >"$work/output" 2>&1 || status=$?
    if [[ $status -ne $wanted ]] || ! grep -qF -- "$text" "$work/output"; then
        printf 'expected %s and "%s", not %s and:\n' "$wanted" "$text" "$status"
        cat "$work/output"
        exit 1
    fi
}
filter='CudaSearch.AllShort*'
run=("$script" --build "$work/some build" --filter "$filter")
on_device=(env MINTERM_CUDA_DRIVER="$driver" MINTERM_NVRTC="$nvrtc")
with_tool=("${on_device[@]}" CUDA_HOME="$work/toolkit")

expect 2 "there is no option --nonsense" "$script" --nonsense
expect 2 "there is no tool 'initcheck'" "${run[@]}" initcheck
expect 2 "tests/gpu is not there: build it" "$script" --build "$work/empty"
# No driver: what the test says about it.
expect 77 "not run, there is nothing to run on: error: " env MINTERM_CUDA_DRIVER="$work/none" "${run[@]}"
if ! command -v compute-sanitizer >/dev/null && [[ ! -x /usr/local/cuda/bin/compute-sanitizer ]]; then
    expect 77 "not run, there is no compute-sanitizer: it comes with" "${on_device[@]}" "${run[@]}"
fi
expect 2 "which is no program" "${on_device[@]}" MINTERM_COMPUTE_SANITIZER="$work/none" "${run[@]}"

# All three, each over the tests.
expect 0 "synccheck: no error, 1 tests passed" "${with_tool[@]}" "${run[@]}"
diff - "$called" <<'END'
--tool memcheck --error-exitcode 99 --print-limit 20 --leak-check full --report-api-errors no
--tool racecheck --error-exitcode 99 --print-limit 20
--tool synccheck --error-exitcode 99 --print-limit 20
END
grep -q 'PASSED' "$work/some build/tests/gpu-racecheck.log"

# What one of them finds, and tests that fail or are none.
expect 1 "errors found by racecheck" "${with_tool[@]}" FOUND=racecheck "${run[@]}"
grep -qF "========= ERROR SUMMARY: 1 error" "$work/output"
expect 1 "errors found by memcheck" "${with_tool[@]}" "${run[@]}" --filter 'NoSuchTest.*' memcheck
rm "$work/some build/tests/gpu"
printf '#!/bin/sh\necho "[  FAILED  ] a test"\nexit 1\n' >"$work/some build/tests/gpu"
chmod +x "$work/some build/tests/gpu"
expect 1 "a test fails without compute-sanitizer, too" "${with_tool[@]}" "${run[@]}" memcheck
echo "all as expected"
