// SPDX-License-Identifier: Apache-2.0
#include "minterm/alignment.hpp"

#include <gtest/gtest.h>

namespace minterm::alignment_test {
namespace {

using enum EditOperation;

Alignment alignment_of(std::vector<EditRun> runs, std::uint64_t begin, std::uint64_t end) {
    return {begin, end, std::move(runs)};
}

TEST(Alignments, RunsAreJoined) {
    std::vector<EditRun> runs;
    append_run(runs, Match, 9);
    append_run(runs, Match);
    append_run(runs, Mismatch, 0);
    append_run(runs, OnlyInA);
    append_run(runs, OnlyInB, 1'000'000);
    EXPECT_EQ(runs, (std::vector<EditRun>{{Match, 10}, {OnlyInA, 1}, {OnlyInB, 1'000'000}}));
}

TEST(Alignments, Cigar) {
    EXPECT_EQ(cigar({}), "");
    EXPECT_EQ(
        cigar(alignment_of({{Match, 1493}, {Mismatch, 1}, {OnlyInA, 100}, {OnlyInB, 10}}, 0, 1504)),
        "1493=1X100I10D");
    EXPECT_EQ(cigar(alignment_of({{Match, 3}, {Swap, 4}, {OnlyInA, 1}}, 0, 7)), "3=4T1I");
}

TEST(Alignments, PrettyLinesHaveEqualWidth) {
    EXPECT_EQ(
        pretty(alignment_of({{OnlyInB, 1}, {Match, 5}, {Mismatch, 1}, {Match, 1}, {Mismatch, 1}}, 0,
                            9),
               "elephant", "telephone"),
        "A -elephant 8\n"
        "   |||||.|.\n"
        "B telephone 9\n");
    EXPECT_EQ(pretty(alignment_of({{Match, 1}, {Swap, 4}, {OnlyInA, 1}}, 0, 5), "tehwos", "thewo"),
              "A tehwos 6\n"
              "  |><><\n"
              "B thewo- 5\n");
}

TEST(Alignments, PrettyBlocksAndInfixes) {
    EXPECT_EQ(pretty(alignment_of({{Match, 2}, {OnlyInA, 1}, {Match, 2}}, 1, 5), "AC\x01GT",
                     "TACGTT", SymbolUnit::Byte, 3),
              "A AC? 3\n"
              "  ||\n"
              "B AC- 3\n"
              "\n"
              "A GT 5\n"
              "  ||\n"
              "B GT 5\n");
    EXPECT_EQ(pretty({}, "", ""), "");
}

TEST(Alignments, PrettyCharactersAndWords) {
    // A letter of two columns, and a byte that is no character.
    EXPECT_EQ(pretty(alignment_of({{Match, 1}, {Mismatch, 1}, {OnlyInB, 1}}, 0, 3), "\u00e9a",
                     "\u00e9\u8a9e\xff", SymbolUnit::Character),
              "A \u00e9a - 2\n"
              "  |..\n"
              "B \u00e9\u8a9e? 3\n");
    EXPECT_EQ(pretty(alignment_of({{Match, 2}, {Mismatch, 1}, {OnlyInB, 1}}, 0, 4), "the cat sat",
                     "the cat lay\tdown", SymbolUnit::Word),
              "A the cat sat ---- 3\n"
              "  ||| ||| ...\n"
              "B the cat lay down 4\n");
    EXPECT_EQ(pretty(alignment_of({{Match, 1}, {OnlyInA, 1}}, 0, 1), "one\n\n", "one\n",
                     SymbolUnit::Line),
              "A one 1\n"
              "  |||\n"
              "B one 1\n"
              "\n"
              "A   2\n"
              "  \n"
              "B - 1\n");
}

}  // namespace
}  // namespace minterm::alignment_test
