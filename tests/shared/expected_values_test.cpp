// SPDX-License-Identifier: Apache-2.0
//
// Real genomes and reads against the tables of expected values that come with the shared data.
// Skips, with its reason, where that folder is absent.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <functional>
#include <map>
#include <sstream>
#include <string>
#include <vector>

#include "codegen/common_subsequence.hpp"
#include "codegen/engine.hpp"
#include "minterm/sequences.hpp"
#include "tests/support/kept_symbols.hpp"
#include "tests/support/shipped_specs.hpp"

namespace minterm::expected_values_test {
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
    // FASTA without titles, which minterm takes for text.
    if (name.starts_with("edlib/smoke/")) std::erase(bytes, '\n');
    return bytes;
}

/// What an alignment costs, and whether it is one: `=` beside equal letters only, `X` beside
/// different ones, all of a and b[begin, end) used up.
::testing::AssertionResult costs(const Alignment& alignment, const std::string& a,
                                 const std::string& b, std::int64_t expected) {
    std::size_t i = 0;
    std::size_t j = alignment.begin;
    std::int64_t cost = 0;
    for (const EditRun& run : alignment.runs) {
        for (std::uint64_t column = 0; column < run.length; ++column) {
            const bool in_a = run.operation != EditOperation::OnlyInB;
            const bool in_b = run.operation != EditOperation::OnlyInA;
            if ((in_a && i >= a.size()) || (in_b && j >= b.size()))
                return ::testing::AssertionFailure() << "it is too long";
            if (in_a && in_b && (a[i] == b[j]) != (run.operation == EditOperation::Match))
                return ::testing::AssertionFailure() << "wrong letter at " << i << ", " << j;
            i += in_a ? 1 : 0;
            j += in_b ? 1 : 0;
            cost += run.operation == EditOperation::Match ? 0 : 1;
        }
    }
    if (i != a.size() || j != alignment.end || cost != expected)
        return ::testing::AssertionFailure()
               << "it ends at " << i << ", " << j << " and costs " << cost;
    return ::testing::AssertionSuccess();
}

/// The ends of "COUNT  [ (start, end) ..." , which are 0-based and inclusive, as exclusive ones;
/// the table does not list all of many.
std::vector<std::uint64_t> listed_ends(const std::string& text) {
    std::vector<std::uint64_t> ends;
    for (std::size_t comma = text.find(", "); comma != std::string::npos;
         comma = text.find(", ", comma + 1))
        ends.push_back(std::stoull(text.substr(comma + 2)) + 1);
    return ends;
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
        RunOptions options;
        options.alignment = true;
        const std::int64_t expected = std::stoll(row.at(3));
        const auto result = engine.run(levenshtein, sequence(row[0]), sequence(row[1]), options);
        ASSERT_TRUE(result) << result.failure().render();
        EXPECT_EQ(result->answer.value, expected) << row[0] << " against " << row[1];
        EXPECT_TRUE(costs(*result->alignment, sequence(row[0]), sequence(row[1]), expected));
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
        RunOptions options;
        options.alignment = true;
        const std::int64_t expected = std::stoll(row.at(3));
        const auto result =
            engine.run(free_start ? infix : prefix, sequence(row[0]), sequence(row[1]), options);
        ASSERT_TRUE(result) << result.failure().render();
        EXPECT_EQ(result->answer.value, expected)
            << row[2] << ' ' << row[0] << " against " << row[1];
        EXPECT_TRUE(costs(*result->alignment, sequence(row[0]), sequence(row[1]), expected));
        const std::vector<std::uint64_t> ends = listed_ends(row[4]);
        EXPECT_TRUE(std::equal(ends.begin(), ends.end(), result->answer.positions.begin()))
            << row[2] << ' ' << row[0];
        EXPECT_EQ(result->answer.positions.size(), std::stoull(row.at(4)))
            << row[2] << ' ' << row[0];
        ++compared;
    }
    EXPECT_EQ(compared, 156);
}

TEST_F(ExpectedValues, LcsLengths) {
    const Recurrence lcs = testing::load_shipped("lcs");
    const Recurrence indel = testing::load_shipped("indel");
    Engine engine(**choose_target());
    RunOptions options;
    options.alignment = true;
    constexpr std::size_t kMostCells = 20'000'000'000;
    int compared = 0;
    std::map<std::string, int> compared_by_layout;
    for (const Row& row : read_table(data_ / "expected/lcs_lengths.tsv")) {
        const std::string& a = sequence(row.at(0));
        const std::string& b = sequence(row.at(1));
        const std::int64_t expected = std::stoll(row.at(4));
        for (const Layout layout : {Layout::Choose, Layout::Wavefront, Layout::Column}) {
            if (layout != Layout::Choose && a.size() * b.size() > kMostCells) continue;
            RunOptions how;
            how.layout = layout;
            const auto result = engine.run(lcs, a, b, how);
            ASSERT_TRUE(result) << result.failure().render();
            EXPECT_EQ(result->answer.value, expected) << row[0] << " against " << row[1];
            ++compared_by_layout[result->layout];
        }
        const auto aligned = run_common_subsequence(engine, indel, a, b, options);
        ASSERT_TRUE(aligned) << aligned.failure().render();
        EXPECT_EQ(testing::kept_symbols(aligned->alignment->runs, a, b), expected)
            << row[0] << " against " << row[1];
        ++compared;
    }
    EXPECT_EQ(compared, 78);
    for (const char* layout : {"wavefront", "column"})
        EXPECT_GE(compared_by_layout[layout], 70) << layout;
}

/// The 305 pairs of WFA2's own tests.
TEST_F(ExpectedValues, OfficialPairsOfWfa2) {
    Engine engine(**choose_target());
    for (const auto& [spec, file] : {std::pair{"levenshtein", "wfa/test.edit.alg"},
                                     std::pair{"indel", "wfa/test.indel.alg"}}) {
        const Recurrence recurrence = testing::load_shipped(spec);
        std::ifstream scores(data_ / file);
        std::ifstream pairs(data_ / "wfa/wfa.utest.seq");
        int compared = 0;
        int batched = 0;
        for (std::string score, a, b;
             std::getline(scores, score) && std::getline(pairs, a) && std::getline(pairs, b);
             ++compared) {
            a.erase(0, 1);
            b.erase(0, 1);
            const std::int64_t expected = std::abs(std::stoll(score));
            for (const Layout layout : {Layout::Wavefront, Layout::Column, Layout::Batch}) {
                constexpr std::size_t kLongestInList = 16'384;
                if (layout == Layout::Batch && std::max(a.size(), b.size()) > kLongestInList)
                    continue;
                RunOptions how;
                how.layout = layout;
                const auto result = engine.run(recurrence, a, b, how);
                ASSERT_TRUE(result) << result.failure().render();
                ASSERT_EQ(result->answer.value, expected)
                    << spec << ", pair " << compared + 1 << ", " << result->layout;
                batched += layout == Layout::Batch ? 1 : 0;
            }
            RunOptions options;
            options.alignment = true;
            for (const Method method :
                 {Method::Choose, Method::Band, Method::Full, Method::FurthestReaching}) {
                options.method = method;
                const auto result = engine.run(recurrence, a, b, options);
                ASSERT_TRUE(result) << result.failure().render();
                ASSERT_EQ(result->answer.value, expected) << spec << ", pair " << compared + 1;
                if (recurrence.name == "indel") {
                    ASSERT_EQ(2 * testing::kept_symbols(result->alignment->runs, a, b),
                              static_cast<std::int64_t>(a.size() + b.size()) - expected);
                } else {
                    ASSERT_TRUE(costs(*result->alignment, a, b, expected));
                }
            }
        }
        EXPECT_EQ(compared, 305);
        EXPECT_GT(batched, 290);
    }
}

}  // namespace
}  // namespace minterm::expected_values_test
