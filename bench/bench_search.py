#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Times searches beside Aho-Corasick and Sassy (pip install ahocorasick_rs sassy-rs), in one process.

    bench/bench_search.py build/api/libminterm.so [--text FILE] [--megabytes N] [--rounds N] [--only PART]

Random DNA, and FILE over and over for the English words; minterm through its C interface, its hits dropped
by a Python function that is called for thousands at a time. The others give lists, about 0.1 us a hit, so
sets with many hits are not here. Aho-Corasick looks by Teddy for few patterns whose leftmost hits are asked
for (none overlap here), else by a DFA; Sassy has the AVX2 code of its package. Prints a Markdown table: GB of text a second of processor
time of one thread, by the median of N rounds (default 5) in turn. Hits must be as many.
"""
import argparse
import ctypes
import pathlib
import random
import statistics

import ahocorasick_rs
import sassy

from c_interface import Library, Parameter, options, text, texts, timed

TAKE = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_size_t)
WORDS = [b"director", b"Americans", b"adventure", b"Bolshevism", b"class", b"ridden", b"think", b"workingmen"]


class Minterm:
    """What minterm.h declares of searches."""

    def __init__(self, library, searched, patterns, metric, errors):
        self.library, self.searched = library, text(searched)
        parameters = {} if metric == b"shift_or" else {
            "parameters": (Parameter * 1)(Parameter(b"k", errors)), "parameter_count": 1}
        made_for = options(metric, sample=text(searched[:32768]), text_bytes=len(searched), **parameters)
        self.search = library.made("search_create", ctypes.byref(made_for), texts(patterns),
                                   ctypes.c_size_t(len(patterns)))

    def __call__(self):
        hits = 0

        def count(_context, _hits, more):
            nonlocal hits
            hits += more
            return 0

        self.library.call("search_scan", self.search, self.searched, 1, TAKE(count), None)
        return hits


def letters(alphabet, count, randomness):
    return bytes(randomness.choices(alphabet, k=count))


def works(library, settings):
    """Names, and functions that give the text and the programs by name, which count the same hits."""
    size, randomness = settings.megabytes * 1_000_000, random.Random(1)
    dna = letters(b"ACGT", size, randomness)

    def literals(searched, patterns):
        programs = {"minterm": Minterm(library, searched, patterns, b"shift_or", 0)}
        teddy = ahocorasick_rs.BytesAhoCorasick(patterns, ahocorasick_rs.MATCHKIND_LEFTMOST_FIRST)
        programs["Aho-Corasick, Teddy"] = lambda: len(teddy.find_matches_as_indexes(searched))
        dfa = ahocorasick_rs.BytesAhoCorasick(patterns, implementation=ahocorasick_rs.Implementation.DFA)
        programs["Aho-Corasick, DFA"] = lambda: len(dfa.find_matches_as_indexes(searched, overlapping=True))
        return programs

    yield "8 DNA patterns of 26 to 28", lambda: literals(
        dna, [letters(b"ACGT", 26 + i % 3, randomness) for i in range(8)])
    if settings.text:
        piece = pathlib.Path(settings.text).read_bytes()
        english = (piece * (size // len(piece) + 1))[:size]
        yield "8 English words", lambda: literals(english, WORDS)

    def with_edits(errors):
        probe, searcher = dna[size // 2:size // 2 + 24], sassy.Searcher("dna", rc=False)
        return {"minterm": Minterm(library, dna, [probe], b"k_edit", errors),
                "Sassy": lambda: len(searcher.search_all(probe, dna, errors))}

    for errors in 1, 2, 3:
        yield f"a 24-mer, k = {errors} edits", lambda errors=errors: with_edits(errors)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("library")
    parser.add_argument("--text", help="English, which is repeated")
    parser.add_argument("--megabytes", type=int, default=64)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--only", default="", help="works whose names have this in them")
    settings = parser.parse_args()
    print("| work | hits | by | GB/s, median | least | greatest |\n| --- | ---: | --- | ---: | ---: | ---: |", flush=True)
    for name, made in works(Library(settings.library), settings):
        if settings.only not in name:
            continue
        programs = made()
        hits = {program: call() for program, call in programs.items()}
        if len(set(hits.values())) != 1:
            raise SystemExit(f"{name}: hits differ: {hits}")
        seconds = {program: [] for program in programs}
        for _ in range(settings.rounds):
            for program, call in programs.items():
                seconds[program].append(timed(call)[0])
        for program, all_seconds in seconds.items():
            speeds = [settings.megabytes * 1e-3 / s for s in all_seconds]
            print(f"| {name} | {hits[program]} | {program} | {statistics.median(speeds):.2f} | "
                  f"{min(speeds):.2f} | {max(speeds):.2f} |", flush=True)


if __name__ == "__main__":
    main()
