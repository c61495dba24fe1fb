// SPDX-License-Identifier: Apache-2.0
#include "synth/sat_solver.hpp"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <sstream>
#include <thread>
#include <vector>

namespace minterm::sat_solver_test {
namespace {

// Pigeons that do not fit into one hole fewer: hard for resolution.
void add_pigeons(SatSolver& solver, int pigeons) {
    std::vector<std::vector<int>> in(static_cast<std::size_t>(pigeons));
    for (auto& holes : in) {
        for (int hole = 1; hole < pigeons; ++hole) holes.push_back(solver.new_variable());
        solver.add(holes);
    }
    for (std::size_t hole = 0; hole + 1 < in.size(); ++hole) {
        for (std::size_t p = 0; p < in.size(); ++p) {
            for (std::size_t q = 0; q < p; ++q) solver.add({-in[p][hole], -in[q][hole]});
        }
    }
}

TEST(SatSolver, FindsAModel) {
    SatSolver solver;
    const int a = solver.new_variable();
    const int b = solver.new_variable();
    solver.add({a, b});
    solver.add({-a});
    ASSERT_EQ(solver.solve(), SatAnswer::Satisfiable);
    EXPECT_FALSE(solver.value(a));
    EXPECT_TRUE(solver.value(b));
    EXPECT_TRUE(solver.value(-a));
}

TEST(SatSolver, ProvesThatThereIsNone) {
    SatSolver solver;
    add_pigeons(solver, 5);
    EXPECT_EQ(solver.solve(), SatAnswer::Unsatisfiable);
}

TEST(SatSolver, StopsAtTheDeadlineAndWhenCancelled) {
    {
        StopCondition stop;
        stop.deadline = StopCondition::in(0.05);
        SatSolver solver(stop);
        add_pigeons(solver, 14);
        EXPECT_EQ(solver.solve(), SatAnswer::Stopped);
    }
    std::atomic<bool> cancelled{false};
    StopCondition outer;
    outer.cancelled = &cancelled;
    StopCondition stop;
    stop.outer = &outer;
    SatSolver solver(stop);
    add_pigeons(solver, 14);
    std::thread other([&] {
        std::this_thread::sleep_for(std::chrono::milliseconds(50));
        cancelled = true;
    });
    EXPECT_EQ(solver.solve(), SatAnswer::Stopped);
    other.join();
}

TEST(SatSolver, TakesNoMoreClausesOnceItHasToStop) {
    const std::atomic<bool> cancelled{true};
    StopCondition stop;
    stop.cancelled = &cancelled;
    SatSolver solver(stop);
    const int x = solver.new_variable();
    solver.add({x});
    EXPECT_EQ(solver.clauses(), 0U);
    EXPECT_EQ(solver.solve(), SatAnswer::Stopped);
}

TEST(SatSolver, WritesTheProofOfAnImpossibility) {
    const auto folder = std::filesystem::temp_directory_path() / "minterm_sat_solver_test";
    std::filesystem::create_directories(folder);
    const std::string path = (folder / "pigeons.drat").string();
    {
        SatSolver solver;
        ASSERT_TRUE(solver.write_proof(path));
        add_pigeons(solver, 4);
        EXPECT_EQ(solver.solve(), SatAnswer::Unsatisfiable);
        ASSERT_TRUE(solver.finish_proof());
    }
    std::ifstream file(path);
    std::stringstream text;
    text << file.rdbuf();
    EXPECT_NE(text.str().find("0\n"), std::string::npos) << text.str();
    std::filesystem::remove_all(folder);

    SatSolver solver;
    const Status nowhere = solver.write_proof((folder / "missing" / "x.drat").string());
    ASSERT_FALSE(nowhere);
    EXPECT_EQ(nowhere.failure().kind(), FailureKind::User);
}

}  // namespace
}  // namespace minterm::sat_solver_test
