#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
#
# Installs the packages that building and testing minterm needs, on Debian 12 or newer and on
# Ubuntu. Asks nobody and touches nothing when all is there. Where it may not install (neither root
# nor sudo without a password), it prints the line to type and ends with 1.
#
#   scripts/install-deps.sh          install what is missing
#   scripts/install-deps.sh --check  only say what is missing; ends with 1 if anything is
set -euo pipefail

# A compiler and the tools around it; libraries; the test framework.
required=(
    g++ make cmake ninja-build
    libboost-dev libcli11-dev libfmt-dev nlohmann-json3-dev zlib1g-dev libzstd-dev
    libcadical-dev libutf8proc-dev
    libgtest-dev libgmock-dev
)
# Faster builds, the manual page, and the rivals of the benchmarks. Left out where apt does not have them.
optional=(ccache darts lld lowdown libedlib-dev libmarisa-dev libwfa2-dev)
# Any one of these will do; the newest that apt offers is taken.
llvm_packages=(llvm-22-dev llvm-21-dev llvm-20-dev llvm-19-dev)

say() { printf '%s\n' "$*" >&2; }

if ! command -v dpkg-query >/dev/null || ! command -v apt-get >/dev/null; then
    # Not a Debian: CMake says what it does not find.
    say "No apt here. minterm needs: CMake 3.25, Ninja, g++ 12 or clang 14, LLVM 19 to 22 (headers and"
    say "libraries), Boost 1.74, CLI11 2.1, {fmt} 9, nlohmann-json 3, zlib, CaDiCaL 1.5, utf8proc 2,"
    say "GoogleTest 1.12."
    say "Going on with what is installed."
    exit 0
fi

# installed PACKAGE...: the names among them that are installed, one a line.
installed() {
    dpkg-query --show --showformat='${db:Status-Status} ${Package}\n' "$@" 2>/dev/null |
        awk '$1 == "installed" { print $2 }' || true
}

# missing PACKAGE...: the names among them that are not installed.
missing() {
    comm -23 <(printf '%s\n' "$@" | sort -u) <(installed "$@" | sort -u)
}


# offered PACKAGE: whether apt can install it.
offered() {
    # Not `grep -q`: it may end before apt-cache has written all, which pipefail takes for a failure.
    apt-cache policy "$1" 2>/dev/null | grep '^ *Candidate: [^(]' >/dev/null
}

mapfile -t wanted < <(missing "${required[@]}")
llvm_wanted=no
[[ -n $(installed "${llvm_packages[@]}") ]] || llvm_wanted=yes
# Optional packages alone are no reason to ask for a password or for the network.
if [[ ${#wanted[@]} -eq 0 && $llvm_wanted == no ]]; then
    exit 0
fi

run_as_root=()
may_install=yes
if [[ $(id -u) -ne 0 ]]; then
    if command -v sudo >/dev/null && sudo -n true 2>/dev/null; then
        run_as_root=(sudo -n)
    else
        may_install=no
    fi
fi
if [[ ${1:-} == --check ]]; then
    may_install=no
fi

apt_get() {
    "${run_as_root[@]}" env DEBIAN_FRONTEND=noninteractive \
        apt-get -q -o DPkg::Lock::Timeout=300 "$@" </dev/null >&2
}

if [[ $may_install == yes ]]; then
    apt_get update
fi

if [[ $llvm_wanted == yes ]]; then
    for package in "${llvm_packages[@]}"; do
        if offered "$package"; then
            wanted+=("$package")
            llvm_wanted=no
            break
        fi
    done
fi
if [[ $llvm_wanted == yes ]]; then
    if [[ $may_install == yes ]]; then
        say "apt offers none of: ${llvm_packages[*]}."
        say "Packages for older systems are at https://apt.llvm.org; add that source and try again."
        exit 1
    fi
    wanted+=("llvm-19-dev") # a list of packages that was never fetched; 19 is in Debian 12 and 13
fi
while read -r package; do
    if [[ -n $package ]] && offered "$package"; then wanted+=("$package"); fi
done < <(missing "${optional[@]}")

if [[ $may_install == no ]]; then
    prefix="sudo "
    [[ $(id -u) -eq 0 ]] && prefix=""
    say "Some packages are missing. Type this line, then run the same command again:"
    say ""
    say "    ${prefix}apt-get update && ${prefix}apt-get install --no-install-recommends ${wanted[*]}"
    say ""
    exit 1
fi

say "Installing ${wanted[*]}"
apt_get install -y --no-install-recommends "${wanted[@]}"
