// SPDX-License-Identifier: Apache-2.0
//
// The cases of the fuzzers without one: seeded inputs, and those that once failed
// (crashers/CASE/NAME). MINTERM_FUZZ_ROUNDS is how many inputs of each case, MINTERM_FUZZ_SEED the
// first seed.
#include <gtest/gtest.h>

#include <cstdint>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <ostream>
#include <random>
#include <string>
#include <vector>

#include "cli/saved_search.hpp"
#include "codegen/search_engine.hpp"
#include "codegen/target.hpp"
#include "tests/fuzz/fuzz_cases.hpp"
#include "tests/support/shipped_specs.hpp"
#include "tests/support/temporary_folder.hpp"

namespace minterm::testing::fuzz_test {

void PrintTo(const FuzzCase& fuzz_case, std::ostream* out) { *out << fuzz_case.name; }

namespace {

std::uint64_t setting(const char* name, std::uint64_t otherwise) {
    const char* const value = std::getenv(name);
    return value != nullptr ? std::strtoull(value, nullptr, 10) : otherwise;
}

class Fuzz : public ::testing::TestWithParam<FuzzCase> {};

TEST_P(Fuzz, SeededInputs) {
    const std::uint64_t first = setting("MINTERM_FUZZ_SEED", 1);
    const auto rounds =
        setting("MINTERM_FUZZ_ROUNDS", static_cast<std::uint64_t>(GetParam().rounds));
    for (std::uint64_t seed = first; seed < first + rounds; ++seed) {
        std::mt19937_64 random(seed);
        std::vector<std::uint8_t> bytes(random() % (std::uint64_t{16} << random() % 6));
        for (std::uint8_t& byte : bytes) byte = static_cast<std::uint8_t>(random());
        ASSERT_EQ(GetParam().failure(bytes), "") << "seed " << seed;
    }
}

TEST_P(Fuzz, InputsThatOnceFailed) {
    const std::filesystem::path folder =
        std::filesystem::path(MINTERM_SOURCE_DIR "/tests/fuzz/crashers") / GetParam().name;
    if (!std::filesystem::exists(folder)) GTEST_SKIP() << "none so far";
    for (const auto& entry : std::filesystem::directory_iterator(folder)) {
        std::ifstream file(entry.path(), std::ios::binary);
        const std::string text{std::istreambuf_iterator<char>(file), {}};
        const std::vector<std::uint8_t> bytes(text.begin(), text.end());
        EXPECT_EQ(GetParam().failure(bytes), "") << entry.path();
    }
}

/// A note with fewer strands than its engine has patterns once led out of their list.
TEST(EngineNote, HasToFitItsEngine) {
    const TemporaryFolder folder;
    const std::string path = (folder.path() / "engine").string();
    const auto engine =
        SearchEngine::create(load_shipped("shift_or"), {"ab", "ba"}, **choose_target(), {}, [] {
            SearchOptions options;
            options.method = SearchMethod::Filter;
            return options;
        }());
    ASSERT_TRUE(engine);
    const std::string head = "minterm search 2\n";
    for (const auto& [note, fits] : {std::pair{head + "0 0\n++\na\nb\n", true},
                                     {head + "0 1\n+-\na\n", true},
                                     {head + "0 0\n+\na\n", false},
                                     {head + "0 0\n+++\na\nb\nc\n", false},
                                     {head + "0 0\n-+\na\n", false},
                                     {head + "0 0\n+x\na\n", false},
                                     {head + "0 0\n++\na\n", false},
                                     {head + "-1 0\n++\na\nb\n", false},
                                     {head + "0 2\n++\na\nb\n", false},
                                     {head, false},
                                     {std::string("minterm search 1\n0 0 0 2\na\nb\n"), false},
                                     {std::string(), false}}) {
        ASSERT_TRUE(engine->save(path, note));
        const auto opened = SearchEngine::open(path);
        ASSERT_TRUE(opened);
        SearchCommandOptions options;
        EXPECT_EQ(read_note(*opened, options).ok(), fits) << note;
    }
}

INSTANTIATE_TEST_SUITE_P(, Fuzz, ::testing::ValuesIn(fuzz_cases()),
                         [](const auto& fuzz_case) { return std::string(fuzz_case.param.name); });

}  // namespace
}  // namespace minterm::testing::fuzz_test
