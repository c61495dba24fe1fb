// SPDX-License-Identifier: Apache-2.0
//
// From flows to codes and gates: what is looked up, what is searched, what stays as it was given.
#include "synth/solve_cell.hpp"

#include <gtest/gtest.h>

#include <atomic>
#include <string>

#include "synth/search_cell.hpp"
#include "synth/verify.hpp"
#include "tests/support/recurrence_builder.hpp"
#include "tests/support/shipped_specs.hpp"
#include "tests/support/temporary_folder.hpp"

namespace minterm::solve_cell_test {
namespace {

/// Nothing shipped, nothing on disk.
CellParams alone(double effort) {
    CellParams params;
    params.store.shipped = false;
    params.search = search_cell;
    params.effort = effort;
    return params;
}

SolvedCell solve(const std::string& spec, const CellLibrary& library, const CellParams& params) {
    const Recurrence recurrence = testing::load_shipped(spec);
    const Flows flows = *derive(recurrence);
    const Result<SolvedCell> solved = solve_cell(recurrence, flows, library, params);
    if (!solved) {
        ADD_FAILURE() << solved.failure().render();
        return {};
    }
    EXPECT_TRUE(check(solved->encoding, flows).empty());
    EXPECT_TRUE(check(solved->network, library).empty());
    EXPECT_TRUE(verify_flows(flows, solved->encoding, solved->network));
    return *solved;
}

TEST(SolveCell, WithoutEffortTheMapperDecides) {
    const SolvedCell cell = solve("levenshtein", lut3_library(), alone(0));
    EXPECT_EQ(cell.origin, SolvedCell::Origin::Mapped);
    EXPECT_EQ(cell.lower_bound, 0);
    EXPECT_EQ(cell.effort, 0);
}

TEST(SolveCell, WithoutASearchTheMapperDecides) {
    CellParams params = alone(60);
    params.search = nullptr;
    const SolvedCell cell = solve("levenshtein", lut3_library(), params);
    EXPECT_EQ(cell.origin, SolvedCell::Origin::Mapped);
    EXPECT_EQ(cell.effort, 0);
    EXPECT_EQ(cell.network, solve("levenshtein", lut3_library(), alone(0)).network);
}

TEST(SolveCell, AFailedSearchIsTold) {
    CellParams params = alone(60);
    params.search = [](const CellProblem&, const CellParams&, SolvedCell&,
                       StopCondition::Clock::time_point) -> Status {
        return Failure::user("there is none");
    };
    const Recurrence recurrence = testing::load_shipped("levenshtein");
    const auto solved = solve_cell(recurrence, *derive(recurrence), lut3_library(), params);
    ASSERT_FALSE(solved.ok());
    EXPECT_EQ(solved.failure().messages()[0].text, "there is none");
}

TEST(SolveCell, SearchesAndProves) {
    const SolvedCell cell = solve("levenshtein", lut3_library(), alone(60));
    EXPECT_EQ(cell.origin, SolvedCell::Origin::Searched);
    EXPECT_EQ(cell.network.gates.size(), 4U);
    EXPECT_EQ(cell.lower_bound, 4);
    EXPECT_GT(cell.effort, 0);
}

TEST(SolveCell, GivenCodesStay) {
    const Recurrence recurrence = testing::load_shipped("levenshtein");
    Recurrence paper = recurrence;
    paper.encodings.push_back({true, true, {{-1, "1*", {}}, {0, "00", {}}, {1, "01", {}}}, {}});
    const Flows flows = *derive(paper);
    const Result<SolvedCell> cell = solve_cell(paper, flows, lut3_library(), alone(60));
    ASSERT_TRUE(cell.ok()) << cell.failure().render();
    EXPECT_EQ(cell->encoding, *encode(paper, flows));
    EXPECT_EQ(cell->network.gates.size(), 5U) << "the fewest in these codes";
    EXPECT_EQ(cell->lower_bound, 5);
}

// These codes of the vertical values allow four gates, the fewest of all; beside the default codes
// of the horizontal ones they would not.
TEST(SolveCell, CodesOfOneEdgeLeaveTheOtherFree) {
    Recurrence recurrence = testing::load_shipped("levenshtein");
    recurrence.encodings.push_back(
        {true, false, {{-1, "11", {}}, {0, "01", {}}, {1, "10", {}}}, {}});
    const Flows flows = *derive(recurrence);
    const Encoding start = *encode(recurrence, flows);
    EXPECT_TRUE(given_edges(recurrence).vertical);
    EXPECT_FALSE(given_edges(recurrence).horizontal);
    for (const auto& [library, gates] : {std::pair("lut3", 4), std::pair("avx2", 9)}) {
        CellParams params = alone(60);
        const CellLibrary& cells = **library_named(library);
        std::atomic<bool> enough{false};
        params.cancelled = &enough;
        params.progress = [&, most = gates](const CellProgress& at) { enough = at.cost <= most; };
        const Result<SolvedCell> cell = solve_cell(recurrence, flows, cells, params);
        ASSERT_TRUE(cell.ok()) << cell.failure().render();
        EXPECT_EQ(cell->encoding.vertical, start.vertical) << library;
        EXPECT_NE(cell->encoding.horizontal, start.horizontal) << library;
        EXPECT_EQ(total_cost(cell->network, cells), gates) << library;
    }
}

TEST(SolveCell, ALargerLibraryStartsFromTheCellOfASmallerOne) {
    const testing::TemporaryFolder folder;
    CellParams params = alone(60);
    params.store.folder = folder.path().string();
    EXPECT_EQ(solve("lcs", two_input_library(), params).network.gates.size(), 4U);
    params.effort = 0;
    const CellLibrary& bmi = **library_named("bmi");
    const SolvedCell cell = solve("lcs", bmi, params);
    EXPECT_EQ(cell.network.gates.size(), 4U);
    EXPECT_EQ(cell.network.library, "bmi");
    EXPECT_EQ(cell.origin, SolvedCell::Origin::Stored);
    EXPECT_EQ(solve("lcs", bmi, alone(0)).network.gates.size(), 5U) << "what the mapper makes";
    // The mapper makes better use of gates that the smaller library lacks.
    EXPECT_EQ(solve("lcs", lut3_library(), params).origin, SolvedCell::Origin::Mapped);
}

TEST(SolveCell, ShippedCellsTakeNoTime) {
    CellParams params;
    params.search = search_cell;
    params.effort = 1e6;
    const SolvedCell cell = solve("levenshtein", lut3_library(), params);
    EXPECT_EQ(cell.origin, SolvedCell::Origin::Shipped);
    EXPECT_EQ(cell.network.gates.size(), 4U);
}

TEST(SolveCell, ResultsAreKeptAndImprovedLater) {
    const testing::TemporaryFolder folder;
    CellParams params = alone(0);
    params.store.folder = folder.path().string();
    EXPECT_EQ(solve("lcs", two_input_library(), params).origin, SolvedCell::Origin::Mapped);
    EXPECT_EQ(solve("lcs", two_input_library(), params).origin, SolvedCell::Origin::Stored);
    params.effort = 60;
    const SolvedCell better = solve("lcs", two_input_library(), params);
    EXPECT_EQ(better.origin, SolvedCell::Origin::Searched);
    EXPECT_EQ(better.lower_bound, 4);
    EXPECT_EQ(solve("lcs", two_input_library(), params).origin, SolvedCell::Origin::Stored);
    params.fresh = true;
    EXPECT_EQ(solve("lcs", two_input_library(), params).origin, SolvedCell::Origin::Searched);
}

TEST(SolveCell, ACancelledSearchGivesTheBestSoFar) {
    std::atomic<bool> cancelled{true};
    CellParams params = alone(1e6);
    params.cancelled = &cancelled;
    const SolvedCell cell = solve("weighted", two_input_library(), params);
    EXPECT_GT(cell.network.gates.size(), 0U);
}

TEST(SolveCell, AnUnwritableFolderIsToldAndNoFailure) {
    CellParams params = alone(0);
    params.store.folder = "/dev/null/cells";
    const SolvedCell cell = solve("lcs", two_input_library(), params);
    EXPECT_NE(cell.not_kept.find("/dev/null/cells"), std::string::npos) << cell.not_kept;
}

TEST(SolveCell, OtherObjectivesAreHeard) {
    CellParams params;
    params.map.objective = Objective::Depth;
    const CellLibrary& library = two_input_library();
    const SolvedCell shallow = solve("levenshtein", library, params);
    const SolvedCell few = solve("levenshtein", library, {});
    EXPECT_LE(depth(shallow.network), depth(few.network));
    EXPECT_GE(total_cost(shallow.network, library), total_cost(few.network, library));
}

}  // namespace
}  // namespace minterm::solve_cell_test
