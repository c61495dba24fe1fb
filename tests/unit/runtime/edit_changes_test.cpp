// SPDX-License-Identifier: Apache-2.0
#include "runtime/lines/edit_changes.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <string>

#include "tests/reference/alignments.hpp"

namespace minterm::edit_changes_test {
namespace {

using enum EditOperation;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

std::vector<std::uint32_t> symbols_of(const std::string& text) {
    return {text.begin(), text.end()};
}

std::vector<Change> changes(const std::vector<EditRun>& runs, const std::string& a,
                            const std::string& b) {
    return changes_of(runs, symbols_of(a), symbols_of(b));
}

TEST(EditChanges, None) {
    EXPECT_THAT(changes({}, "", ""), IsEmpty());
    EXPECT_THAT(changes({{Match, 3}}, "abc", "abc"), IsEmpty());
}

TEST(EditChanges, WhatStandsInOneGapIsOneChange) {
    EXPECT_THAT(changes({{OnlyInB, 1}, {OnlyInA, 2}, {OnlyInB, 1}, {Match, 1}, {OnlyInA, 1}},
                        "abcd", "xyc"),
                ElementsAre(Change{0, 2, 0, 2}, Change{3, 1, 3, 0}));
}

TEST(EditChanges, SlideRightAsFarAsTheyCan) {
    // {x{x} against {x}: the second "{x" went, or rather "x{".
    EXPECT_THAT(changes({{OnlyInA, 2}, {Match, 3}}, "{x{x}", "{x}"),
                ElementsAre(Change{2, 2, 2, 0}));
    EXPECT_THAT(changes({{OnlyInB, 2}, {Match, 4}}, "aaaa", "aaaaaa"),
                ElementsAre(Change{4, 0, 4, 2}));
}

TEST(EditChanges, JoinOthersOnTheWay) {
    EXPECT_THAT(changes({{OnlyInA, 1}, {Match, 1}, {OnlyInA, 1}, {Match, 1}}, "aaab", "ab"),
                ElementsAre(Change{1, 2, 1, 0}));
}

TEST(EditChanges, StayBesideChangesOfTheOtherSide) {
    // The a that went could be any of three; b has a new letter beside the first.
    EXPECT_THAT(changes({{OnlyInA, 1}, {OnlyInB, 1}, {Match, 2}}, "aaa", "xaa"),
                ElementsAre(Change{0, 1, 0, 1}));
}

/// What changes say is applied to a: it gives b, with as many edits as before.
TEST(EditChanges, MakeTheSecondSequenceAtTheSameCost) {
    std::mt19937 random(9);
    for (int round = 0; round < 3000; ++round) {
        const auto text = [&] {
            std::string made(random() % 30, 'a');
            for (char& letter : made) letter = static_cast<char>('a' + random() % (1 + round % 3));
            return made;
        };
        const std::string a = text();
        const std::string b = text();
        reference::AlignmentRules rules;
        rules.mismatches = false;
        const auto best = reference::best_alignments(a, b, rules);
        std::vector<EditRun> runs;
        std::uint64_t length = 0;
        for (const char c : best.infixes.front().cigar) {
            if (c >= '0' && c <= '9') {
                length = length * 10 + static_cast<std::uint64_t>(c - '0');
                continue;
            }
            append_run(runs, c == '=' ? Match : c == 'I' ? OnlyInA : OnlyInB, length);
            length = 0;
        }
        std::string made;
        std::size_t at = 0;
        std::int64_t edits = 0;
        for (const Change& change : changes(runs, a, b)) {
            ASSERT_TRUE(at == 0 || change.a_begin > at) << a << ' ' << b;
            made += a.substr(at, change.a_begin - at);
            ASSERT_EQ(made.size(), change.b_begin) << a << ' ' << b;
            made += b.substr(change.b_begin, change.b_count);
            at = change.a_begin + change.a_count;
            edits += static_cast<std::int64_t>(change.a_count + change.b_count);
        }
        made += a.substr(at);
        ASSERT_EQ(made, b) << a;
        ASSERT_EQ(edits, best.distance) << a << ' ' << b;
    }
}

}  // namespace
}  // namespace minterm::edit_changes_test
