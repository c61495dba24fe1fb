#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Times `minterm lcs --diff` beside GNU diff and git on pairs of files made up here, or named.

    bench/bench_diff.py build/minterm [--rounds N] [A B]...

Prints a Markdown table: processor time (user and system) of the whole process, the least of N rounds in
turn, and how many lines with + and - each diff has. minterm's must not be more than any other's. Rivals
that are not installed, or take longer than a minute, are left out and said to be.
"""
import os
import random
import resource
import shutil
import subprocess
import sys
import tempfile

SECONDS = 60


def lines(count, randomness):
    words = "the a of cell row band flow edge code gate and is no so it by as many few word".split()
    return [" ".join(randomness.choices(words, k=randomness.randint(0, 14))) + f" {randomness.randrange(count)}"
            if randomness.random() < 0.9 else "" for _ in range(count)]


def edited(text, edits, randomness):
    text = list(text)
    for place in sorted(randomness.sample(range(len(text)), edits), reverse=True):
        new = lines(1, randomness)[0] + " new"
        kind = randomness.randrange(3)
        if kind == 0:
            text[place] = new
        elif kind == 1:
            text.insert(place, new)
        else:
            del text[place]
    return text


def cases(folder):
    randomness = random.Random(7)
    text = lines(100_000, randomness)
    shuffled = list(text)
    randomness.shuffle(shuffled)
    log = [f"2026-11-28 12:{i % 60:02d}:00 host{randomness.randrange(50)} request {i} took "
           f"{randomness.randrange(1000)} ms, status 200" for i in range(160_000)]
    changed = [line + " retry" if randomness.random() < 0.01 else line for line in log]
    for name, a, b in [("100,000 lines, 1,000 edits", text, edited(text, 1000, randomness)),
                       ("100,000 lines, 20,000 edits", text, edited(text, 20_000, randomness)),
                       ("a log, 1 % of its lines changed", log, changed),
                       ("1,000,000 equal lines and 500,000", ["x"] * 1_000_000, ["x"] * 500_000),
                       ("100,000 lines and the same shuffled", text, shuffled)]:
        paths = []
        for side, content in (("a", a), ("b", b)):
            paths.append(os.path.join(folder, f"{len(os.listdir(folder))}{side}"))
            with open(paths[-1], "w", encoding="ascii") as file:
                file.write("\n".join(content) + "\n")
        yield name, paths


def run(command):
    """Seconds of processor time and edits of one diff, or None if it took too long."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    try:
        done = subprocess.run(command, stdout=subprocess.PIPE, timeout=SECONDS, check=False)
    except subprocess.TimeoutExpired:
        return None
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    if done.returncode > 1:
        sys.exit(f"{' '.join(command)} failed")
    body = done.stdout.split(b"\n@@", 1)[-1].split(b"\n")
    edits = sum(line[:1] in (b"+", b"-") for line in body)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime, edits


def main():
    arguments = sys.argv[1:]
    if not arguments or "--help" in arguments:
        sys.exit(__doc__)
    minterm = arguments.pop(0)
    rounds = 5
    if arguments[:1] == ["--rounds"]:
        rounds = int(arguments[1])
        arguments = arguments[2:]
    tools = {"minterm": [minterm, "lcs", "--diff", "--quiet"],
             "diff --minimal": ["diff", "--minimal", "-u"],
             "git diff --minimal": ["git", "diff", "--no-index", "--no-color", "--minimal"]}
    for name in [name for name, command in tools.items() if shutil.which(command[0]) is None]:
        print(f"{name}: not installed, left out")
        del tools[name]
    print("| files | " + " | ".join(f"{name}, ms | edits" for name in tools) + " |")
    print("| --- |" + " ---: | ---: |" * len(tools), flush=True)
    with tempfile.TemporaryDirectory() as folder:
        named = [(f"{a} {b}", [a, b]) for a, b in zip(arguments[::2], arguments[1::2])]
        for case, paths in named or cases(folder):
            found = {name: run(command + paths) for name, command in tools.items()}
            if any(found[name] and found[name][1] < found["minterm"][1] for name in tools):
                sys.exit(f"{case}: a rival's diff is shorter: {found}")
            for _ in range(rounds - 1):
                for name, command in tools.items():
                    if found[name] and found[name][0] < 5:
                        found[name] = min(found[name], run(command + paths))
            print(f"| {case} | " + " | ".join(
                f"{found[name][0] * 1e3:.1f} | {found[name][1]}" if found[name] else
                f"more than {SECONDS} s | -" for name in tools) + " |", flush=True)


main()
