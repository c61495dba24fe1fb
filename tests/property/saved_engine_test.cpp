// SPDX-License-Identifier: Apache-2.0
//
// Engines in files: what comes back finds the same, and what is not whole is refused.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <random>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "tests/fuzz/changed_image.hpp"
#include "tests/property/search_kinds.hpp"
#include "tests/support/runnable_targets.hpp"
#include "tests/support/temporary_folder.hpp"

namespace minterm::saved_engine_test {
namespace {

using namespace testing::search;
using testing::runnable_targets;
using testing::scanned;

/// An engine's file, its bytes changed and put back.
class SavedEngine : public ::testing::Test {
protected:
    std::string read() const {
        std::ifstream in(path_, std::ios::binary);
        return {std::istreambuf_iterator<char>(in), {}};
    }
    void write(const std::string& bytes) const {
        std::ofstream(path_, std::ios::binary | std::ios::trunc) << bytes;
    }
    std::string refusal() const {
        const auto engine = SearchEngine::open(path_);
        if (engine) return "opened";
        EXPECT_EQ(engine.failure().kind(), FailureKind::User);
        return engine.failure().messages().front().text.substr(("cannot use " + path_).size());
    }
    testing::TemporaryFolder folder_;
    std::string path_ = (folder_.path() / "engine").string();
};

TEST_F(SavedEngine, FindsTheSame) {
    const Target& target = *runnable_targets().back();
    std::mt19937 random(41);
    const std::string text = random_text(random, 3000, 3);
    std::vector<std::string> patterns;
    for (std::size_t i = 0; i < 20; ++i)
        patterns.push_back(pattern_from(random, text, 5 + i % 9, 3));
    patterns.push_back(patterns.front());
    for (const Kind& kind : {kind_of("shift_or"), with_relation(kind_of("shift_or"), "casefold"),
                             kind_of("k_mismatch", 1), kind_of("k_edit", 2)})
        for (SearchMethod method : methods_of(kind)) {
            for (const bool logic : {false, true}) {
                if (logic) method = SearchMethod::TextSliced;
                const SearchEngine engine = engine_for(kind, patterns, target, by(method));
                ASSERT_TRUE(engine.save(path_, std::string("a\0b", 3)));
                const auto opened = SearchEngine::open(path_);
                ASSERT_TRUE(opened) << opened.failure().render();
                EXPECT_EQ(opened->note(), std::string("a\0b", 3));
                EXPECT_EQ(opened->figures().method, engine.figures().method);
                EXPECT_EQ(opened->figures().match_gates, engine.figures().match_gates);
                const std::vector<SearchHit> hits = scanned(*opened, text);
                ASSERT_TRUE(same(hits, scanned(engine, text))) << kind.name;
                for (const SearchHit& hit : hits) {
                    const std::string matched = text.substr(hit.start, hit.end - hit.start);
                    ASSERT_EQ(cigar(*opened->align(hit, matched)),
                              cigar(*engine.align(hit, matched)));
                }
                const std::string first = read();
                ASSERT_TRUE(opened->save(path_, opened->note()));
                EXPECT_EQ(read(), first);
            }
        }
}

// What a byte of a text of one byte costs is no small number.
TEST_F(SavedEngine, OfTinyTexts) {
    std::mt19937 random(43);
    const std::string pattern = random_text(random, 200, 4);
    for (const Kind& kind : {kind_of("k_mismatch", 1), kind_of("k_edit", 1)})
        for (const std::uint64_t bytes : {1U, 50U, 1000U}) {
            SearchOptions options;
            options.text_bytes = bytes;
            const SearchEngine engine =
                engine_for(kind, {pattern}, *runnable_targets().back(), options);
            ASSERT_TRUE(engine.save(path_));
            const auto opened = SearchEngine::open(path_);
            ASSERT_TRUE(opened) << opened.failure().render();
            EXPECT_TRUE(same(scanned(*opened, "a" + pattern), scanned(engine, "a" + pattern)));
        }
}

TEST_F(SavedEngine, DamagedFilesAreRefused) {
    const Target& target = *runnable_targets().back();
    for (const SearchMethod method : {SearchMethod::Lanes, SearchMethod::Filter}) {
        ASSERT_TRUE(engine_for(kind_of("shift_or"), {"ab", "cd"}, target, by(method)).save(path_));
        const std::string whole = read();
        // Every byte of a small one; of the masks and code of another some.
        const std::size_t step = whole.size() < 10'000 ? 1 : 31;
        for (std::size_t i = 0; i < whole.size(); i += step) {
            std::string changed = whole;
            changed[i] = static_cast<char>(changed[i] ^ (1 << i % 8));
            write(changed);
            ASSERT_NE(refusal(), "opened") << "byte " << i;
        }
        for (std::size_t size = 0; size < whole.size(); size += 10 * step + 51) {
            write(whole.substr(0, size));
            ASSERT_NE(refusal(), "opened") << size << " bytes";
        }
        write(whole + "x");
        EXPECT_NE(refusal(), "opened");
        write(whole);
        EXPECT_EQ(refusal(), "opened");
    }
    std::string newer = read();
    newer[8] = 77;
    write(newer);
    EXPECT_EQ(refusal(),
              ": a newer minterm made it (format 77, this one reads 6); update minterm or build it "
              "again");
    write("patterns\n");
    EXPECT_EQ(
        refusal(),
        ": it is no saved engine of minterm; make one with minterm search --save-engine FILE");
}

/// Who knows the checksum can write anything; nothing but the code is relied on.
TEST_F(SavedEngine, ChangedNumbersAreReadAndNothingMore) {
    const Target& target = *runnable_targets().back();
    for (const auto& [method, unit] : {std::pair{SearchMethod::TextSliced, SymbolUnit::Byte},
                                       {SearchMethod::Lanes, SymbolUnit::Byte},
                                       {SearchMethod::Lanes, SymbolUnit::Character}}) {
        SearchOptions options = by(method);
        options.unit = unit;
        ASSERT_TRUE(engine_for(kind_of("k_edit", 1),
                               {"abc",
                                "c\xC3\xA9"
                                "a"},
                               target, options)
                        .save(path_));
        const std::string whole = read();
        const auto open_with = [&](std::size_t place, std::uint64_t number) {
            std::string changed = whole;
            std::memcpy(changed.data() + place, &number, sizeof number);
            testing::set_checksum(std::as_writable_bytes(std::span(changed)));
            write(changed);
            return refusal();
        };
        EXPECT_EQ(open_with(64, *reinterpret_cast<const std::uint64_t*>(whole.data() + 64)),
                  "opened");
        constexpr std::size_t kNumbers = 2000;  // where they lie, and some of the code
        std::size_t refused = 0;
        for (std::size_t place = 64; place + 8 <= std::min(whole.size(), kNumbers); place += 8)
            for (const std::uint64_t number :
                 {std::uint64_t{0}, std::uint64_t{1} << 40, ~std::uint64_t{0}})
                if (open_with(place, number) != "opened") ++refused;
        EXPECT_GT(refused, 50U);
    }
}

TEST_F(SavedEngine, OnlyTheUsersOwnIsExecuted) {
    const Target& target = *runnable_targets().back();
    ASSERT_TRUE(engine_for(kind_of("k_edit", 1), {"abcd"}, target).save(path_));
    std::filesystem::permissions(path_, std::filesystem::perms::group_write,
                                 std::filesystem::perm_options::add);
    EXPECT_EQ(refusal(), ": engines are executed, and others can write this one; chmod go-w it");
    EXPECT_FALSE(SearchEngine::open(path_ + "x"));
    EXPECT_FALSE(SearchEngine::open(folder_.path().string()));
    EXPECT_FALSE(engine_for(kind_of("k_edit", 1), {"abcd"}, target).save("/dev/null/x"));
}
}  // namespace
}  // namespace minterm::saved_engine_test
