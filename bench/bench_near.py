#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Times `minterm dict fuzzy` beside a scan of all words with rapidfuzz (pip install rapidfuzz).

    bench/bench_near.py build/minterm WORDS [--queries N] [--rounds N]

Misspelt words of the list, one core each; what is found must be the same. Prints a Markdown table:
processor time a word, the median of the rounds in turn; minterm's with the start of the program and what
it prints, rapidfuzz's of its own loop over the list (process.extract), which is C++.
"""
import argparse
import os
import random
import resource
import statistics
import subprocess
import tempfile
import time

from rapidfuzz import process
from rapidfuzz.distance import Levenshtein

LAYOUTS = ("fast", "paper", "small")


def misspelt(words, count, randomness):
    found = []
    while len(found) < count:
        word = list(randomness.choice(words))
        for _ in range(randomness.randrange(3)):
            at = randomness.randrange(len(word) + 1)
            word[at:at + randomness.randrange(2)] = randomness.choice(["", chr(97 + randomness.randrange(26))])
        if word:
            found.append("".join(word))
    return found


def by_minterm(minterm, dictionary, queries, edits):
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    done = subprocess.run([minterm, "dict", "fuzzy", "--trust", dictionary, "-k", str(edits), "-f", queries],
                          capture_output=True, check=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    seconds = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    rows = [line.split(b"\t") for line in done.stdout.splitlines()]
    return seconds, sorted((row[0], row[1], int(row[3])) for row in rows)


def by_rapidfuzz(words, queries, edits):
    begin = time.process_time()
    found = [process.extract(query, words, scorer=Levenshtein.distance, score_cutoff=edits, limit=None)
             for query in queries]
    seconds = time.process_time() - begin
    return seconds, sorted((query, word, distance) for query, near in zip(queries, found) for word, distance, _ in near)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("minterm")
    parser.add_argument("words")
    parser.add_argument("--queries", type=int, default=200)
    parser.add_argument("--rounds", type=int, default=3)
    options = parser.parse_args()
    with open(options.words, "rb") as file:
        words = sorted(set(file.read().split(b"\n")) - {b""})
    # Edits are of bytes: letters of Latin-1 are bytes, too.
    words = [word.decode("latin-1") for word in words]
    queries = misspelt(words, options.queries, random.Random(1))
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "queries")
        with open(path, "w", encoding="latin-1", newline="\n") as file:
            file.writelines(query + "\n" for query in queries)
        print(f"| {len(words)} words, {len(queries)} queries | us, 1 edit | us, 2 edits |\n| --- | ---: | ---: |")
        times = {name: ([], []) for name in (*LAYOUTS, "rapidfuzz")}
        for layout in LAYOUTS:
            subprocess.run([options.minterm, "dict", "build", options.words, "--layout", layout, "-q", "-o",
                            os.path.join(folder, layout)], check=True)
        for _ in range(options.rounds):
            for edits in (1, 2):
                seconds, expected = by_rapidfuzz(words, queries, edits)
                expected = [(query.encode("latin-1"), word.encode("latin-1"), distance)
                            for query, word, distance in expected]
                times["rapidfuzz"][edits - 1].append(seconds)
                for layout in LAYOUTS:
                    seconds, found = by_minterm(options.minterm, os.path.join(folder, layout), path, edits)
                    if found != sorted(expected):
                        raise SystemExit(f"{layout}: other words than a scan finds")
                    times[layout][edits - 1].append(seconds)
        for name, both in times.items():
            one, two = (statistics.median(each) / len(queries) * 1e6 for each in both)
            print(f"| {name} | {one:.1f} | {two:.0f} |")


if __name__ == "__main__":
    main()
