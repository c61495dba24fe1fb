// SPDX-License-Identifier: Apache-2.0
//
// How patterns lie beside what was found: replayed, costed, and beside the naive program.
#include <gtest/gtest.h>

#include <optional>
#include <random>
#include <string>
#include <vector>

#include "tests/property/search_kinds.hpp"
#include "tests/reference/alignments.hpp"
#include "tests/support/runnable_targets.hpp"

namespace minterm::search_alignment_test {
namespace {

using namespace testing::search;
using testing::runnable_targets;
using testing::scanned;

/// What a CIGAR costs and which lengths it says, by replaying it; nothing if it calls symbols equal
/// or different that are not.
std::optional<reference::ApproximateEnd> replayed(const Alignment& alignment,
                                                  std::string_view pattern,
                                                  std::string_view matched,
                                                  const reference::Matches& matches) {
    reference::ApproximateEnd done;  // symbols of the pattern, of the text, cost
    for (const EditRun& run : alignment.runs)
        for (std::uint64_t i = 0; i < run.length; ++i) {
            const bool in_pattern = run.operation != EditOperation::OnlyInB;
            const bool in_text = run.operation != EditOperation::OnlyInA;
            if ((in_pattern && done.start == pattern.size()) ||
                (in_text && done.end == matched.size()))
                return std::nullopt;
            if (in_pattern && in_text &&
                matches(static_cast<unsigned char>(pattern[done.start]),
                        static_cast<unsigned char>(matched[done.end])) !=
                    (run.operation == EditOperation::Match))
                return std::nullopt;
            done.cost += run.operation == EditOperation::Match ? 0 : 1;
            done.start += in_pattern ? 1 : 0;
            done.end += in_text ? 1 : 0;
        }
    return done;
}

TEST(SearchAlignments, CostWhatHitsCostAndBreakTiesAsDocumented) {
    const Target& target = *runnable_targets().back();
    std::mt19937 random(37);
    std::vector<Kind> all = kinds();
    for (const char* spec : {"iupac", "casefold"})
        for (const Kind& plain :
             {kind_of("shift_or"), kind_of("k_mismatch", 2), kind_of("k_edit", 2)})
            all.push_back(with_relation(plain, spec));
    for (const Kind& kind : all) {
        std::string text;
        for (int i = 0; i < 500; ++i) text += "acgtACGTRN"[random() % (i < 250 ? 2 : 10)];
        std::vector<std::string> patterns{"acacacac", "ACGTNNACGT", "aaaaaa", "acacacac"};
        for (const std::size_t length : {6U, 11U, 30U, 70U})
            patterns.push_back(text.substr(random() % 430, length));
        reference::AlignmentRules rules;
        rules.match = [&kind](char a, char b) {
            return kind.matches(static_cast<unsigned char>(a), static_cast<unsigned char>(b));
        };
        for (const SearchMethod method : methods_of(kind)) {
            if (method == SearchMethod::Lanes) continue;  // a pattern has 70 symbols
            if (kind.matches('N', 'R') && method >= SearchMethod::Filter) continue;
            const SearchEngine engine = engine_for(kind, patterns, target, by(method));
            for (const SearchHit& hit : scanned(engine, text)) {
                const std::string& pattern = patterns[hit.pattern];
                const std::string matched = text.substr(hit.start, hit.end - hit.start);
                const Result<Alignment> alignment = engine.align(hit, matched);
                ASSERT_TRUE(alignment) << alignment.failure().render();
                EXPECT_EQ(alignment->begin, hit.start);
                EXPECT_EQ(alignment->end, hit.end);
                const auto done = replayed(*alignment, pattern, matched, kind.matches);
                ASSERT_TRUE(done) << pattern << ' ' << matched << ' ' << cigar(*alignment);
                ASSERT_EQ(*done, (reference::ApproximateEnd{pattern.size(), matched.size(),
                                                            static_cast<std::int64_t>(hit.cost)}))
                    << pattern << ' ' << matched << ' ' << cigar(*alignment);
                if (kind.name == "k_edit") {
                    ASSERT_EQ(
                        cigar(*alignment),
                        reference::best_alignments(pattern, matched, rules).infixes.front().cigar)
                        << pattern << ' ' << matched;
                }
            }
        }
    }
}

TEST(SearchAlignments, OfWhatIsNoHitAreRefused) {
    const Target& target = *runnable_targets().back();
    const SearchEngine edits = engine_for(kind_of("k_edit", 1), {"abcd", "bcde"}, target);
    EXPECT_EQ(cigar(*edits.align({3, 6, 0, 1}, "abd")), "2=1I1=");
    for (const auto& [hit, matched] : {std::pair(SearchHit{3, 6, 2, 1}, "abd"),
                                       {SearchHit{3, 6, 1, 1}, "abd"},
                                       {SearchHit{3, 6, 0, 0}, "abd"},
                                       {SearchHit{3, 7, 0, 1}, "abd"},
                                       {SearchHit{7, 3, 0, 4}, "abd"},
                                       {SearchHit{3, 3, 0, 1}, ""}}) {
        const Result<Alignment> refused = edits.align(hit, matched);
        ASSERT_FALSE(refused);
        EXPECT_EQ(refused.failure().kind(), FailureKind::User);
    }
    EXPECT_EQ(cigar(*edits.align({0, 9, 0, 4'000'000'000U}, "xxxxxxxxx")), "5D4X");
    const SearchEngine exact = engine_for(kind_of("shift_or"), {"abcd"}, target);
    EXPECT_EQ(cigar(*exact.align({0, 4, 0, 0}, "abcd")), "4=");
    EXPECT_FALSE(exact.align({0, 3, 0, 0}, "abc"));
    SearchOptions ends_only;
    ends_only.starts = false;
    const SearchEngine ends = engine_for(kind_of("k_edit", 1), {"abcd"}, target, ends_only);
    EXPECT_FALSE(ends.align({4, 4, 0, 1}, ""));
}
}  // namespace
}  // namespace minterm::search_alignment_test
