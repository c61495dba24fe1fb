// SPDX-License-Identifier: Apache-2.0
//
// Real genomes and reads against the tables of expected values that come with the shared data.
// Skips, with its reason, where that folder is absent.
#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <functional>
#include <map>
#include <sstream>
#include <string>
#include <vector>

#include "codegen/engine.hpp"
#include "minterm/sequences.hpp"
#include "tests/support/shipped_specs.hpp"

namespace minterm {
namespace {

std::filesystem::path shared_folder() {
    if (const char* forced = std::getenv("MINTERM_SHARED")) return forced;
    return std::filesystem::path(MINTERM_SOURCE_DIR).parent_path() / "shared";
}

using Row = std::vector<std::string>;

std::vector<Row> read_table(const std::filesystem::path& path) {
    std::ifstream file(path);
    std::vector<Row> rows;
    for (std::string line; std::getline(file, line);) {
        Row row;
        std::istringstream fields(line);
        for (std::string field; std::getline(fields, field, '\t');) row.push_back(field);
        rows.push_back(row);
    }
    if (!rows.empty()) rows.erase(rows.begin());  // the header
    return rows;
}

/// The sequence that a table names: a file, of which the first record is meant (some rows say
/// "(1st)"), or "file (line 1)" of the nanopore pair, whose two lines are ">pattern" and "<text".
std::string load_sequence(const std::filesystem::path& data, std::string name) {
    if (name.ends_with("(1st)")) name.resize(name.size() - 5);
    const bool first_line = name.ends_with(" (line 1)");
    const bool second_line = name.ends_with(" (line 2)");
    if (first_line || second_line) name.resize(name.size() - 9);
    SequenceOptions options;
    if (first_line || second_line) options.format = SequenceFormat::Raw;
    auto picked = read_one_sequence((data / name).string(), {}, options);
    EXPECT_TRUE(picked) << name << ": " << (picked ? "" : picked.failure().render());
    if (!picked) return {};
    std::string bytes = std::move(picked->record.bytes);
    if (first_line || second_line) {
        const std::size_t newline = bytes.find('\n');
        bytes = first_line ? bytes.substr(0, newline) : bytes.substr(newline + 1);
        bytes.erase(0, 1);
    }
    return bytes;
}

class ExpectedValues : public ::testing::Test {
protected:
    void SetUp() override {
        data_ = shared_folder() / "data";
        if (!std::filesystem::exists(data_ / "expected"))
            GTEST_SKIP() << "needs the shared data folder (" << data_ << "); set MINTERM_SHARED";
    }

    const std::string& sequence(const std::string& name) {
        auto [place, fresh] = sequences_.try_emplace(name);
        if (fresh) place->second = load_sequence(data_, name);
        return place->second;
    }

    std::filesystem::path data_;
    std::map<std::string, std::string> sequences_;
};

TEST_F(ExpectedValues, GlobalEditDistances) {
    const Recurrence levenshtein = testing::load_shipped("levenshtein");
    Engine engine(**choose_target());
    int compared = 0;
    for (const Row& row : read_table(data_ / "expected/edlib_distances.tsv")) {
        if (row.at(2) != "NW") continue;
        const auto result = engine.run(levenshtein, sequence(row[0]), sequence(row[1]));
        ASSERT_TRUE(result) << result.failure().render();
        EXPECT_EQ(result->answer.value, std::stoll(row.at(3))) << row[0] << " against " << row[1];
        ++compared;
    }
    EXPECT_EQ(compared, 85);
}

/// The least distance of the query to a prefix (SHW) or an infix (HW) of the target.
TEST_F(ExpectedValues, PrefixAndInfixDistances) {
    const Recurrence prefix = testing::load_shipped("prefix");
    const Recurrence infix = testing::load_shipped("semiglobal");
    Engine engine(**choose_target());
    int compared = 0;
    for (const Row& row : read_table(data_ / "expected/edlib_distances.tsv")) {
        if (row.at(2) == "NW") continue;
        const bool free_start = row[2] == "HW";
        const auto result =
            engine.run(free_start ? infix : prefix, sequence(row[0]), sequence(row[1]));
        ASSERT_TRUE(result) << result.failure().render();
        EXPECT_EQ(result->answer.value, std::stoll(row.at(3)))
            << row[2] << ' ' << row[0] << " against " << row[1];
        // "COUNT  [ (start, end) ..." with ends 0-based and inclusive.
        EXPECT_EQ(result->answer.positions.size(), std::stoull(row.at(4)))
            << row[2] << ' ' << row[0];
        ++compared;
    }
    EXPECT_EQ(compared, 156);
}

TEST_F(ExpectedValues, LcsLengths) {
    const Recurrence lcs = testing::load_shipped("lcs");
    Engine engine(**choose_target());
    int compared = 0;
    for (const Row& row : read_table(data_ / "expected/lcs_lengths.tsv")) {
        const auto result = engine.run(lcs, sequence(row.at(0)), sequence(row.at(1)));
        ASSERT_TRUE(result) << result.failure().render();
        EXPECT_EQ(result->answer.value, std::stoll(row.at(4))) << row[0] << " against " << row[1];
        ++compared;
    }
    EXPECT_EQ(compared, 78);
}

}  // namespace
}  // namespace minterm
