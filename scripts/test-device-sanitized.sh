#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
#
# Runs the tests of a GPU under NVIDIA's compute-sanitizer, which sees what kernels do there: accesses
# beyond their memory and memory that is not given back (memcheck), shared memory that lanes do not
# wait for (racecheck), lanes that are not where an exchange needs them (synccheck). `--help` says
# more.
set -euo pipefail
source_folder=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)

usage() {
    cat <<'END'
usage: scripts/test-device-sanitized.sh [OPTION...] [TOOL...]

Runs each TOOL of compute-sanitizer (default: memcheck racecheck synccheck) over the tests of label gpu.

  --build FOLDER     a build of minterm with its tests (default: build)
  --filter TESTS     some of them, as --gtest_filter takes them (default: all)

compute-sanitizer is looked for in MINTERM_COMPUTE_SANITIZER (its path), on the PATH, and in the CUDA
toolkit (CUDA_HOME, CUDA_PATH, /usr/local/cuda). Everything a tool prints is kept in
BUILD/tests/gpu-TOOL.log.

The exit status is 0; 1 when a tool or a test found an error; 2 when the options are wrong or nothing
was built; 77 when there is no device or no compute-sanitizer, with what is missing.
END
}

fail() {
    printf 'test-device-sanitized: %s\n' "$1" >&2
    exit "${2:-2}"
}

build=$source_folder/build
filter='*'
while [[ $# -gt 0 && $1 == --* ]]; do
    case $1 in
        --help)
            usage
            exit 0
            ;;
        --build | --filter)
            [[ $# -ge 2 ]] || fail "$1 needs a value"
            [[ $1 == --build ]] && build=$2
            [[ $1 == --filter ]] && filter=$2
            shift 2
            ;;
        *) fail "there is no option $1; see --help" ;;
    esac
done
tools=("$@")
[[ ${#tools[@]} -gt 0 ]] || tools=(memcheck racecheck synccheck)
for tool in "${tools[@]}"; do
    [[ $tool == @(memcheck|racecheck|synccheck) ]] ||
        fail "there is no tool '$tool'; there are memcheck, racecheck and synccheck"
done

program=$build/tests/gpu
[[ -x $program ]] || fail "$program is not there: build it (make test, or the target gpu)"

# One short test says whether there is something to run on, and else why not.
probe=$("$program" --gtest_filter='CudaSearch.AllShort*' 2>&1) ||
    fail "a test fails without compute-sanitizer, too:"$'\n'"$probe" 1
if grep -q '^\[  SKIPPED \]' <<<"$probe"; then
    fail "not run, there is nothing to run on: $(grep -m 1 '^error: ' <<<"$probe" || echo "$probe")" 77
fi

find_sanitizer() {
    local place
    if [[ -n ${MINTERM_COMPUTE_SANITIZER:-} ]]; then
        [[ -x $MINTERM_COMPUTE_SANITIZER ]] ||
            fail "MINTERM_COMPUTE_SANITIZER is $MINTERM_COMPUTE_SANITIZER, which is no program"
        echo "$MINTERM_COMPUTE_SANITIZER"
        return
    fi
    if command -v compute-sanitizer; then return; fi
    for place in "${CUDA_HOME:-}" "${CUDA_PATH:-}" /usr/local/cuda; do
        if [[ -n $place && -x $place/bin/compute-sanitizer ]]; then
            echo "$place/bin/compute-sanitizer"
            return
        fi
    done
    fail "not run, there is no compute-sanitizer: it comes with NVIDIA's CUDA toolkit and with the Python
package nvidia-cuda-sanitizer-api; MINTERM_COMPUTE_SANITIZER is its path" 77
}
sanitizer=$(find_sanitizer)

failed=()
for tool in "${tools[@]}"; do
    log=$build/tests/gpu-$tool.log
    # Calls that fail on purpose are looked at by the tests themselves.
    options=(--tool "$tool" --error-exitcode 99 --print-limit 20)
    [[ $tool == memcheck ]] && options+=(--leak-check full --report-api-errors no)
    printf '%s: %s\n' "$tool" "$sanitizer ${options[*]} $program --gtest_filter=$filter"
    status=0
    "$sanitizer" "${options[@]}" "$program" --gtest_filter="$filter" >"$log" 2>&1 || status=$?
    passed=$(sed -nE 's/^\[  PASSED  \] ([0-9]+) tests?\.$/\1/p' "$log")
    if [[ $status -ne 0 || ${passed:-0} -eq 0 ]]; then
        grep -E '^=========|^\[  (FAILED|SKIPPED)|Failure$' "$log" | head -100 || true
        printf '%s: ended with %s, %s tests passed; all of it is in %s\n' "$tool" "$status" "${passed:-0}" "$log"
        failed+=("$tool")
    else
        printf '%s: no error, %s tests passed\n' "$tool" "$passed"
    fi
done
[[ ${#failed[@]} -eq 0 ]] || fail "errors found by ${failed[*]}" 1
