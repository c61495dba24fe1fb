#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Times lengths of longest common subsequences beside rapidfuzz (pip install rapidfuzz), in one process.

    bench/bench_lcs.py build/api/libminterm.so [--rounds N] [--only PART]

Random DNA; minterm through its C interface, with an engine that has compiled. Prints a Markdown table:
processor time of one thread, the least of N rounds (default 5) in turn and the greatest behind it, and cells
of the full matrix a second by the least. "every cell" asks for the lengths of all prefixes as well; a matrix
gives its answers to a Python function, which drops them while the clock runs. Answers must be the same;
rapidfuzz runs once where it takes seconds.
"""
import argparse
import ctypes
import random

import numpy
from rapidfuzz import process
from rapidfuzz.distance import LCSseq

from c_interface import Library, options, text, texts, timed

# Pointers to the numbers of targets and to their values as plain addresses, which is faster.
CONSUME = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_size_t, ctypes.c_void_p, ctypes.c_void_p,
                           ctypes.c_size_t)


class Minterm:
    """What minterm.h declares of lengths and distances."""

    def __init__(self, path):
        self.library = Library(path)
        self.indel, self.lcs = (self.library.made("engine_create", ctypes.byref(options(metric)))
                                for metric in (b"indel", b"lcs"))

    def length(self, a, b):
        distance = ctypes.c_int64()
        self.library.call("distance", self.indel, text(a), text(b), None, ctypes.byref(distance))
        return (len(a) + len(b) - distance.value) // 2

    def last_of_all_lengths(self, a, b):
        values = numpy.empty(len(a) + 1, numpy.int64)
        self.library.call("last_column", self.lcs, text(a), text(b), None, ctypes.c_void_p(values.ctypes.data))
        return int(values[-1])

    def pairs(self, a, b):
        values = numpy.empty(len(a), numpy.int64)
        self.library.call("pairs", self.lcs, a, b, ctypes.c_size_t(len(a)), None,
                          ctypes.c_void_p(values.ctypes.data))
        return values

    def matrix(self, queries, targets, consume=lambda *part: 0):
        self.library.call("matrix", self.lcs, queries, ctypes.c_size_t(len(queries)), targets,
                          ctypes.c_size_t(len(targets)), None, CONSUME(consume), None)

    def matrix_values(self, queries, targets):
        rows = numpy.empty((len(queries), len(targets)), numpy.int64)

        def keep(_, query, numbers, values, count):
            for i, number in enumerate((ctypes.c_uint32 * count).from_address(numbers)):
                rows[query, number] = (ctypes.c_int64 * count).from_address(values)[i]
            return 0

        self.matrix(queries, targets, keep)
        return rows


def dna(count, randomness):
    return bytes(randomness.choices(b"ACGT", k=count))


def edited(string, part, randomness):
    """`part` of the letters replaced, left out or doubled by a random letter."""
    made = bytearray()
    for letter in string:
        kind = randomness.randrange(3) if randomness.random() < part else 3
        if kind != 1:
            made.append(letter if kind != 0 else randomness.choice(b"ACGT"))
        if kind == 2:
            made.append(randomness.choice(b"ACGT"))
    return bytes(made)


def works(minterm):
    """Names, and functions that give the cells and the programs by name, whose answers are the same; last
    what answers instead of a program that drops its answers."""
    randomness = random.Random(1)

    def one_pair(a, b):
        return len(a) * len(b), {"minterm": lambda: minterm.length(a, b),
                                 "minterm, every cell": lambda: minterm.last_of_all_lengths(a, b),
                                 "rapidfuzz": lambda: LCSseq.similarity(a, b)}, {}

    yield "100,000 x 100,000, random", lambda: one_pair(dna(100_000, randomness), dna(100_000, randomness))

    def near():
        a = dna(1_000_000, randomness)
        return one_pair(a, edited(a, 0.1, randomness))

    yield "1,000,000 x 1,000,000, 10 % apart", near

    def pairs():
        a, b = ([dna(100, randomness) for _ in range(100_000)] for _ in range(2))
        first, second = texts(a), texts(b)
        return 100_000 * 100 * 100, {
            "minterm": lambda: minterm.pairs(first, second),
            "rapidfuzz": lambda: process.cpdist(a, b, scorer=LCSseq.similarity, dtype=numpy.int64)}, {}

    yield "100,000 pairs of 100, random", pairs

    def matrix(length):
        def made():
            reads = [dna(length, randomness) for _ in range(640)]
            queries, targets = texts(reads[:320]), texts(reads[320:])
            return (320 * length) ** 2, {
                "minterm": lambda: minterm.matrix(queries, targets),
                "rapidfuzz": lambda: process.cdist(reads[:320], reads[320:], scorer=LCSseq.similarity, dtype=numpy.int64)
            }, {"minterm": lambda: minterm.matrix_values(queries, targets)}
        return made

    yield "320 x 320 of 100, random", matrix(100)
    yield "320 x 320 of 1,000, random", matrix(1000)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("library")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--only", default="", help="works whose names have this in them")
    settings = parser.parse_args()
    minterm = Minterm(settings.library)
    print("| work | by | ms, least | greatest | GCUPS |\n| --- | --- | ---: | ---: | ---: |", flush=True)
    for name, made in works(minterm):
        if settings.only not in name:
            continue
        cells, programs, instead = made()
        times = {program: [] for program in programs}
        answers = {}
        for program, call in programs.items():
            seconds, answers[program] = timed(call)
            if program in instead:
                answers[program] = instead[program]()
            if program == "rapidfuzz" and seconds > 1:
                times[program].append(seconds)
        if not all(numpy.array_equal(answer, answers["rapidfuzz"]) for answer in answers.values()):
            raise SystemExit(f"{name}: the answers differ")
        for _ in range(settings.rounds):
            for program, call in programs.items():
                if not (program == "rapidfuzz" and times[program] and times[program][0] > 1):
                    times[program].append(timed(call)[0])
        for program, seconds in times.items():
            print(f"| {name} | {program} | {min(seconds) * 1e3:.2f} | {max(seconds) * 1e3:.2f} | "
                  f"{cells / min(seconds) * 1e-9:.1f} |", flush=True)


if __name__ == "__main__":
    main()
