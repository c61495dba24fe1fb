#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Counts two-input gates (library spu2: all ten functions, an inverter is a gate) that minterm and
berkeley-abc need for the same truth tables, and prints one line for each group of tables.

    scripts/compare-abc.py PATH/TO/minterm [TABLES_PER_GROUP]
    scripts/compare-abc.py PATH/TO/minterm FILE.pla...

Tables are random with fixed seeds, on-set density one half or one quarter, without and with
don't-cares; abc gets the cover that minterm found, since it has no don't-cares of its own here.
Every abc result is the best of three scripts, all mapped with `map -a` onto the same ten gates."""

import pathlib
import random
import re
import subprocess
import sys
import tempfile
import time

GENLIB = "".join(
    f"GATE {name} 1 O={function}; PIN * UNKNOWN 1 999 1 0 1 0\n"
    for name, function in [
        ("inv", "!a"), ("and", "a*b"), ("or", "a+b"), ("nand", "!(a*b)"), ("nor", "!(a+b)"),
        ("andc", "a*!b"), ("orc", "a+!b"), ("xor", "a*!b+!a*b"), ("eqv", "a*b+!a*!b"),
    ]
) + "GATE zero 0 O=CONST0;\nGATE one 0 O=CONST1;\n"

# The script that &deepsyn calls and that abc.rc would define.
COMPRESS = ("balance -l; resub -K 6 -l; rewrite -l; resub -K 6 -N 2 -l; refactor -l; "
            "resub -K 8 -l; balance -l; resub -K 8 -N 2 -l; rewrite -l; resub -K 10 -l; "
            "rewrite -z -l; resub -K 10 -N 2 -l; balance -l; resub -K 12 -l; refactor -z -l; "
            "resub -K 12 -N 2 -l; rewrite -z -l; balance -l")

SCRIPTS = {
    "resyn2": "strash; balance; rewrite; refactor; balance; rewrite; rewrite -z; balance; "
              "refactor -z; rewrite -z; balance; dch; map -a",
    "dch x 5": "strash; " + "dch; dc2; " * 5 + "dch; map -a",
    "compress2rs x 3": "strash; " + (COMPRESS + "; ") * 3 + "dch; map -a",
    "deepsyn": "strash; &get; &deepsyn -T 2; &put; dch; map -a",
}


def random_pla(inputs, outputs, density, free, seed):
    draw = random.Random(seed)
    lines = [f".i {inputs}", f".o {outputs}"]
    for minterm in range(1 << inputs):
        values = "".join("-" if draw.random() < free else "1" if draw.random() < density else "0"
                         for _ in range(outputs))
        lines.append("".join(str(minterm >> i & 1) for i in range(inputs)) + " " + values)
    return "\n".join(lines + [".e", ""])


def minterm_gates(minterm, folder, *more):
    command = [minterm, "compile", str(folder / "t.pla"), "--library", "spu2", "--emit", "mapped", *more]
    text = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    return int(re.search(r"(\d+) gate", text).group(1))


def abc_gates(folder, script):
    command = f"read_genlib {folder}/gates.genlib; read {folder}/cover.blif; {script}; print_stats"
    run = subprocess.run(["berkeley-abc", "-q", command], capture_output=True, text=True,
                         cwd=folder)
    found = re.search(r"area\s*=\s*([0-9.]+)", run.stdout)
    return int(float(found.group(1))) if found else None


def write_cover(minterm, folder):
    """The cover that minterm finds for t.pla, as BLIF for abc."""
    cover = subprocess.run([minterm, "compile", str(folder / "t.pla"), "--emit", "cover"],
                           capture_output=True, text=True, check=True).stdout
    (folder / "cover.pla").write_text(cover)
    subprocess.run(["berkeley-abc", "-q",
                    f"read_pla {folder}/cover.pla; write_blif {folder}/cover.blif"],
                   capture_output=True, check=True)


def network_gates(minterm, folder):
    text = subprocess.run([minterm, "compile", str(folder / "t.pla"), "--emit", "network",
                           "--format", "text"], capture_output=True, text=True, check=True).stdout
    return len(re.findall(r"^n\d+ =", text, re.MULTILINE))


def compare_files(minterm, folder, files):
    print("| table | network | minterm | abc " + " | abc ".join(SCRIPTS) + " |")
    print("| --- " * (3 + len(SCRIPTS)) + "|")
    for file in files:
        (folder / "t.pla").write_text(pathlib.Path(file).read_text())
        write_cover(minterm, folder)
        results = [network_gates(minterm, folder), minterm_gates(minterm, folder)]
        results += [abc_gates(folder, script) for script in SCRIPTS.values()]
        print(f"| {pathlib.Path(file).stem} | " + " | ".join(map(str, results)) + " |", flush=True)


def main():
    minterm = str(pathlib.Path(sys.argv[1]).resolve())
    files = [argument for argument in sys.argv[2:] if not argument.isdigit()]
    tables = int(sys.argv[2]) if len(sys.argv) > 2 and not files else 10
    groups = [(4, 1, 0.5, 0), (5, 1, 0.5, 0), (6, 1, 0.5, 0), (7, 1, 0.5, 0), (8, 1, 0.5, 0),
              (6, 1, 0.25, 0), (5, 3, 0.5, 0), (6, 4, 0.5, 0), (5, 2, 0.5, 0.3), (6, 3, 0.5, 0.5)]
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        (folder / "gates.genlib").write_text(GENLIB)
        (folder / "abc.rc").write_text(f'alias compress2rs "{COMPRESS}"\n')
        if files:
            compare_files(minterm, folder, files)
            return
        print("| inputs | outputs | on | free | network | minterm | abc " +
              " | abc ".join(SCRIPTS) + " | best abc | minterm / abc | seconds |")
        print("| --- " * (9 + len(SCRIPTS) + 1) + "|")
        for inputs, outputs, density, free in groups:
            ours = best = network = seconds = 0
            each = {script: 0 for script in SCRIPTS}
            for seed in range(tables):
                pla = random_pla(inputs, outputs, density, free, (inputs, outputs, seed).__repr__())
                (folder / "t.pla").write_text(pla)
                write_cover(minterm, folder)
                network += network_gates(minterm, folder)
                start = time.time()
                ours += minterm_gates(minterm, folder)
                seconds += time.time() - start
                results = {key: abc_gates(folder, script) for key, script in SCRIPTS.items()}
                for key, gates in results.items():
                    each[key] += gates
                best += min(results.values())
            print(f"| {inputs} | {outputs} | {density} | {free} | {network / tables:.1f} | "
                  f"{ours / tables:.1f} | " +
                  " | ".join(f"{each[key] / tables:.1f}" for key in SCRIPTS) +
                  f" | {best / tables:.1f} | {ours / best:.2f} | {seconds / tables:.2f} |", flush=True)


main()
