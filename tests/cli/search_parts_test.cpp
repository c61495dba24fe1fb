// SPDX-License-Identifier: Apache-2.0
//
// What `minterm search` is made of: texts in chunks of whole lines, and the best of occurrences
// that overlap.
#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <string>
#include <string_view>
#include <vector>

#include "cli/line_chunks.hpp"
#include "cli/locus_filter.hpp"
#include "tests/cli/shell.hpp"

namespace minterm::testing::search_parts_test {
namespace {

class LinesInChunks : public Shell {
protected:
    /// The same whether they are read ahead or not.
    std::vector<std::string> chunks(const std::string& text, std::size_t size) const {
        const std::vector<std::string> all = chunks_of(text, size, false);
        EXPECT_EQ(chunks_of(text, size, true), all);
        return all;
    }
    std::vector<std::string> chunks_of(const std::string& text, std::size_t size,
                                       bool ahead) const {
        write("text", text);
        Result<ByteSource> source = ByteSource::open((folder() / "files" / "text").string());
        EXPECT_TRUE(source);
        LineChunks lines(*std::move(source), size, ahead);
        std::vector<std::string> all;
        for (;;) {
            const Result<std::string_view> chunk = lines.next();
            EXPECT_TRUE(chunk);
            if (!chunk || chunk->empty()) return all;
            all.emplace_back(*chunk);
        }
    }
};

TEST_F(LinesInChunks, AreWholeAndLeaveNothingOut) {
    using Chunks = std::vector<std::string>;
    EXPECT_EQ(chunks("", 4), Chunks{});
    EXPECT_EQ(chunks("abc", 1), Chunks{"abc"});
    EXPECT_EQ(chunks("", 0), Chunks{});
    EXPECT_EQ(chunks("a\nb\nc", 0), (Chunks{"a\nb\n", "c"}));
    EXPECT_EQ(chunks("a\nb\nc", 2), (Chunks{"a\n", "b\n", "c"}));
    EXPECT_EQ(chunks("a\nb\nc\n", 3), (Chunks{"a\nb\n", "c\n"}));
    EXPECT_EQ(chunks("\n\n\n", 1), (Chunks{"\n", "\n", "\n"}));
    std::mt19937 random(1);
    std::string text;
    while (text.size() < 700000)
        text += std::string(random() % 2000, 'x') + (random() % 5 == 0 ? "\r\n" : "\n");
    text += "end";
    for (const std::size_t size : {1UL, 100UL, 4096UL, 262144UL, 262145UL, 1000000UL}) {
        std::string joined;
        const std::vector<std::string> all = chunks(text, size);
        for (std::size_t i = 0; i < all.size(); ++i) {
            joined += all[i];
            if (i + 1 < all.size()) {
                EXPECT_EQ(all[i].back(), '\n');
                EXPECT_GE(all[i].size(), size);
                EXPECT_LE(all[i].size(), size + 2002);
            }
        }
        EXPECT_TRUE(joined == text) << size;
    }
}

TEST_F(LinesInChunks, EndWhereTheFileIsDamaged) {
    ASSERT_EQ(
        run("yes line | head -c 2000000 | gzip > all.gz; head -c 2500 all.gz > cut.gz").exit_code,
        0);
    Result<ByteSource> source = ByteSource::open((folder() / "files" / "cut.gz").string());
    ASSERT_TRUE(source);
    LineChunks lines(*std::move(source), 1000);
    Result<std::string_view> chunk = lines.next();
    while (chunk && !chunk->empty()) chunk = lines.next();
    EXPECT_FALSE(chunk);
}

std::vector<SearchHit> best_of(const std::vector<SearchHit>& hits, std::size_t patterns) {
    std::vector<SearchHit> kept;
    const OneHitSink keep = [&kept](const SearchHit& hit) {
        kept.push_back(hit);
        return true;
    };
    LocusFilter filter(patterns, 20);
    for (const SearchHit& hit : hits) EXPECT_TRUE(filter.add(hit, keep));
    EXPECT_TRUE(filter.flush(keep));
    return kept;
}

TEST(LocusFilter, KeepsTheBestAndOfEqualsTheFirst) {
    using Hits = std::vector<SearchHit>;
    const SearchHit a{0, 5, 0, 1};
    const SearchHit b{2, 6, 0, 1};
    const SearchHit c{3, 7, 0, 0};
    const SearchHit d{7, 12, 0, 2};
    const SearchHit other{3, 7, 1, 3};
    EXPECT_EQ(best_of({a, b}, 1), Hits{a});
    EXPECT_EQ(best_of({a, b, c}, 1), Hits{c});
    EXPECT_EQ(best_of({a, b, c, d}, 1), (Hits{c, d}));
    EXPECT_EQ(best_of({a, b, c, other, d}, 2), (Hits{c, other, d}));
    EXPECT_EQ(best_of({a, other}, 2), (Hits{a, other}));
}

TEST(LocusFilter, GivesNoOverlapAndKeepsTheOrder) {
    std::mt19937 random(5);
    std::vector<SearchHit> hits;
    for (std::uint64_t end = 10; end < 5000; ++end)
        for (std::uint32_t pattern = 0; pattern < 3; ++pattern)
            if (random() % 3 == 0)
                hits.push_back({end - 5 - random() % 5, end, pattern,
                                static_cast<std::uint32_t>(random() % 4)});
    const std::vector<SearchHit> kept = best_of(hits, 3);
    EXPECT_TRUE(std::is_sorted(kept.begin(), kept.end(), [](const auto& x, const auto& y) {
        return std::pair(x.end, x.pattern) < std::pair(y.end, y.pattern);
    }));
    std::vector<std::uint64_t> last(3, 0);
    for (const SearchHit& hit : kept) {
        EXPECT_GE(hit.start, last[hit.pattern]);
        last[hit.pattern] = hit.end;
    }
    EXPECT_GT(kept.size(), 500);
}

}  // namespace
}  // namespace minterm::testing::search_parts_test
