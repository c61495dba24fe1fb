// SPDX-License-Identifier: Apache-2.0
//
// Real patterns in real texts: the counts that come with the shared data. Skips, with its reason,
// where that folder is absent.
#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <set>
#include <string>
#include <vector>

#include "codegen/search_engine.hpp"
#include "minterm/sequences.hpp"
#include "tests/support/shipped_specs.hpp"

namespace minterm::search_counts_test {
namespace {

class SearchCounts : public ::testing::Test {
protected:
    void SetUp() override {
        const char* forced = std::getenv("MINTERM_SHARED");
        data_ = (forced != nullptr
                     ? std::filesystem::path(forced)
                     : std::filesystem::path(MINTERM_SOURCE_DIR).parent_path() / "shared") /
                "data";
        if (!std::filesystem::exists(data_ / "patterns"))
            GTEST_SKIP() << "needs the shared data folder (" << data_ << "); set MINTERM_SHARED";
    }

    std::vector<SearchHit> hits(const Recurrence& recurrence,
                                const std::vector<std::string>& patterns,
                                const std::string& text) const {
        const auto engine = SearchEngine::create(recurrence, patterns, **choose_target());
        EXPECT_TRUE(engine) << (engine ? "" : engine.failure().render());
        std::vector<SearchHit> found;
        if (!engine) return found;
        EXPECT_TRUE(engine->scan(text, [&](std::span<const SearchHit> more) {
            found.insert(found.end(), more.begin(), more.end());
            return true;
        }));
        return found;
    }

    std::filesystem::path data_;
};

TEST_F(SearchCounts, LongWordsInSherlockHolmes) {
    std::ifstream words(data_ / "patterns/english-length-15.txt");
    std::vector<std::string> patterns;
    for (std::string line; std::getline(words, line);)
        if (!line.empty()) patterns.push_back(line);
    std::ifstream file(data_ / "text/sherlock.txt", std::ios::binary);
    const std::string text{std::istreambuf_iterator<char>(file), {}};
    const std::vector<SearchHit> found = hits(testing::load_shipped("shift_or"), patterns, text);
    EXPECT_EQ(found.size(), 13U);
    std::set<std::uint32_t> words_found;
    for (const SearchHit& hit : found) {
        words_found.insert(hit.pattern);
        EXPECT_EQ(text.substr(hit.start, hit.end - hit.start), patterns[hit.pattern]);
    }
    EXPECT_EQ(words_found.size(), 10U);
}

TEST_F(SearchCounts, CrisprGuidesAreNotInLambda) {
    auto guides = SequenceReader::open((data_ / "patterns/sassy-crispr-guides.fasta").string());
    ASSERT_TRUE(guides) << guides.failure().render();
    std::vector<std::string> patterns;
    SequenceRecord record;
    for (auto more = guides->next(record); more && *more; more = guides->next(record))
        patterns.push_back(record.bytes);
    EXPECT_EQ(patterns.size(), 312U);
    const auto lambda = read_one_sequence((data_ / "genomes/lambda_virus.fa.gz").string());
    ASSERT_TRUE(lambda) << lambda.failure().render();
    EXPECT_TRUE(hits(testing::load_shipped("shift_or"), patterns, lambda->record.bytes).empty());
}

}  // namespace
}  // namespace minterm::search_counts_test
