#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
#
#     scripts/emit-generated.sh MINTERM EMIT_LINKED FOLDER
#
# Writes the kernels of all shipped specs as sources. FOLDER/kernels is for readers and for other
# programs: C and its header for scalar, avx2 and avx512, CUDA, and SPU assembly. Symbols are DNA, and the letters
# that the predicate is about where a spec has one. FOLDER/linked is what a build without LLVM links. Both
# depend on the specs and on the cells in generated/cells, and on nothing of the machine.
set -euo pipefail
minterm=$1
emit_linked=$2
folder=$3/kernels
linked=$3/linked

alphabet_of() {
    case $1 in
        iupac) echo ACGTRYSWKMBDHVN ;;
        casefold) echo ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz ;;
        *) echo ACGT ;;
    esac
}

mkdir -p "$folder"
unset MINTERM_TARGET
for spec in $("$minterm" specs --json | grep -o '"name": *"[^"]*"' | cut -d'"' -f4); do
    # A raw truth table has no kernel.
    "$minterm" compile "$spec" --emit recurrence > "$folder/.recurrence" 2>&1 || continue
    compile=("$minterm" compile "$spec" --no-cache --effort 0 --alphabet "$(alphabet_of "$spec")")
    for target in scalar avx2 avx512; do
        "${compile[@]}" --target "$target" --emit c -o "$folder/$spec.$target.c"
        "${compile[@]}" --target "$target" --emit header -o "$folder/$spec.$target.h"
    done
    "${compile[@]}" --target cuda --emit cuda -o "$folder/$spec.cu"
    "${compile[@]}" --target spu --emit asm -o "$folder/$spec.spu.s"
done
rm -f "$folder/.recurrence"
mkdir -p "$linked"
rm -f "$linked"/*
"$emit_linked" "$linked"
