// SPDX-License-Identifier: Apache-2.0
//
// The folder of solved cells: found again, never worse, never wrong, also with several writers.
#include "synth/cell_store.hpp"

#include <gtest/gtest.h>
#include <sys/stat.h>

#include <atomic>
#include <chrono>
#include <filesystem>
#include <fstream>
#include <string>
#include <thread>
#include <vector>

#include "synth/search_encodings.hpp"
#include "synth/verify.hpp"
#include "tests/support/shipped_specs.hpp"
#include "tests/support/temporary_folder.hpp"

namespace minterm::cell_store_test {
namespace {

namespace fs = std::filesystem;

class CellStoreTest : public ::testing::Test {
protected:
    void SetUp() override {
        store_.folder = (folder_ / "not/there/yet").string();
        store_.shipped = false;
        flows_ = *derive(recurrence_);
        encoding_ = *encode(recurrence_, flows_);
        const EncodedCell cell = solve_encoding(flows_, encoding_, lut3_library(), 1'000'000);
        solved_.encoding = cell.encoding;
        solved_.network = cell.network;
        solved_.lower_bound = 2;
    }

    CellProblem problem() const { return {flows_, encoding_, {}, lut3_library()}; }
    fs::path file() const {
        return fs::path(store_.folder) / (record_name(problem(), lut3_library()) + ".json");
    }
    std::size_t files() const {
        const fs::directory_iterator entries(store_.folder);
        return static_cast<std::size_t>(std::distance(begin(entries), end(entries)));
    }
    /// With gates more that nobody needs to have, one behind each of the outputs.
    SolvedCell with_buffers(const std::vector<std::size_t>& outputs) const {
        SolvedCell cell = solved_;
        for (const std::size_t output : outputs) {
            MappedRef& ref = cell.network.outputs[output].ref;
            const MappedGate buffer{0, 0xAA, 1, {ref, {}, {}}};
            ref = {MappedRef::Kind::Gate, static_cast<std::uint32_t>(cell.network.gates.size())};
            cell.network.gates.push_back(buffer);
        }
        return cell;
    }
    SolvedCell worse() const { return with_buffers({0, 0}); }

    testing::TemporaryFolder temporary_;
    const fs::path& folder_ = temporary_.path();
    CellStore store_;
    Recurrence recurrence_ = testing::load_shipped("levenshtein");
    Flows flows_;
    Encoding encoding_;
    SolvedCell solved_;
};

TEST_F(CellStoreTest, KeepsAndFinds) {
    EXPECT_FALSE(store_.find(problem()).has_value());
    ASSERT_TRUE(store_.keep(problem(), solved_, "levenshtein"));
    const auto found = store_.find(problem());
    ASSERT_TRUE(found.has_value());
    EXPECT_EQ(found->network, solved_.network);
    EXPECT_EQ(found->origin, SolvedCell::Origin::Stored);
    EXPECT_EQ(store_.lower_bound(problem()), 2);
    EXPECT_EQ(files(), 1U) << "temporary files are gone";
}

TEST_F(CellStoreTest, ABetterCellStays) {
    ASSERT_TRUE(store_.keep(problem(), worse(), "levenshtein"));
    ASSERT_TRUE(store_.keep(problem(), solved_, "levenshtein"));
    ASSERT_TRUE(store_.keep(problem(), worse(), "levenshtein"));
    EXPECT_EQ(store_.find(problem())->network, solved_.network);
    SolvedCell bounded = solved_;
    bounded.lower_bound = 3;
    ASSERT_TRUE(store_.keep(problem(), bounded, "levenshtein"));
    EXPECT_EQ(store_.find(problem())->lower_bound, 3);
    SolvedCell dearer_but_bounded = worse();
    dearer_but_bounded.lower_bound = 4;
    ASSERT_TRUE(store_.keep(problem(), dearer_but_bounded, "levenshtein"));
    EXPECT_EQ(store_.find(problem())->lower_bound, 4) << "bounds are joined";
    EXPECT_EQ(store_.find(problem())->network, solved_.network);
}

TEST_F(CellStoreTest, AmongAsManyGatesTheLessDepthStays) {
    const SolvedCell deep = with_buffers({0, 0, 0, 0});
    const SolvedCell flat = with_buffers({0, 1, 2, 3});
    ASSERT_LT(depth(flat.network), depth(deep.network));
    for (const SolvedCell& cell : {deep, flat, deep}) {
        ASSERT_TRUE(store_.keep(problem(), cell, "levenshtein"));
    }
    EXPECT_EQ(store_.find(problem())->network, flat.network);
}

TEST_F(CellStoreTest, WhatIsNoFileIsNotRead) {
    fs::create_directories(store_.folder);
    ASSERT_EQ(::mkfifo(file().c_str(), 0600), 0);
    EXPECT_FALSE(store_.find(problem()).has_value());
}

TEST_F(CellStoreTest, DamagedFilesAreRemoved) {
    ASSERT_TRUE(store_.keep(problem(), solved_, "levenshtein"));
    fs::resize_file(file(), fs::file_size(file()) / 2);
    EXPECT_FALSE(store_.find(problem()).has_value());
    EXPECT_FALSE(fs::exists(file()));
    ASSERT_TRUE(store_.keep(problem(), solved_, "levenshtein"));
    EXPECT_TRUE(store_.find(problem()).has_value());
}

TEST_F(CellStoreTest, WhatAKilledWriterLeftIsRemovedAfterAnHour) {
    fs::create_directories(store_.folder);
    const fs::path old = fs::path(store_.folder) / "lut3-0123.json.a1B2c3";
    const fs::path recent = fs::path(store_.folder) / "lut3-0123.json.d4E5f6";
    const fs::path foreign = fs::path(store_.folder) / "notes.txt.backup";
    for (const fs::path& path : {old, recent, foreign}) std::ofstream(path) << "{";
    const auto long_ago = fs::file_time_type::clock::now() - std::chrono::minutes(61);
    for (const fs::path& path : {old, foreign}) fs::last_write_time(path, long_ago);
    ASSERT_TRUE(store_.keep(problem(), solved_, "levenshtein"));
    EXPECT_FALSE(fs::exists(old));
    EXPECT_TRUE(fs::exists(recent)) << "may be being written";
    EXPECT_TRUE(fs::exists(foreign));
}

TEST_F(CellStoreTest, BoundsOfLargerLibrariesHold) {
    SolvedCell any = solved_;
    any.lower_bound = 3;
    ASSERT_TRUE(store_.keep(problem(), any, "levenshtein"));
    const CellProblem two{flows_, encoding_, {}, two_input_library()};
    EXPECT_EQ(store_.lower_bound(two), 3) << "three-input gates include two-input ones";
    ASSERT_TRUE(fs::remove(file()));
    const EncodedCell cell = solve_encoding(flows_, encoding_, two_input_library(), 1'000'000);
    SolvedCell solved{cell.encoding, cell.network, 5, 0, SolvedCell::Origin::Searched, {}};
    ASSERT_TRUE(store_.keep(two, solved, "levenshtein"));
    EXPECT_EQ(store_.lower_bound(problem()), 0) << "but not the other way round";
}

TEST_F(CellStoreTest, CellsOfSmallerLibrariesAreRewritten) {
    EXPECT_FALSE(store_.find_in_subsets(problem(), 100).has_value());
    const CellProblem two{flows_, encoding_, {}, two_input_library()};
    const EncodedCell cell = solve_encoding(flows_, encoding_, two_input_library(), 1'000'000);
    SolvedCell solved{cell.encoding, cell.network, 5, 2.5, SolvedCell::Origin::Searched, {}};
    ASSERT_TRUE(store_.keep(two, solved, "levenshtein"));
    const auto found = store_.find_in_subsets(problem(), 100);
    ASSERT_TRUE(found.has_value());
    EXPECT_EQ(found->network.library, "lut3");
    EXPECT_TRUE(check(found->network, lut3_library()).empty());
    EXPECT_TRUE(verify_flows(flows_, found->encoding, found->network));
    EXPECT_EQ(found->network.gates.size(), cell.network.gates.size());
    EXPECT_EQ(found->lower_bound, 0) << "three-input gates may do with fewer";
    EXPECT_EQ(found->effort, 0);
    const auto gates = static_cast<int>(cell.network.gates.size());
    EXPECT_FALSE(store_.find_in_subsets(problem(), gates).has_value()) << "no cheaper";
    ASSERT_TRUE(store_.keep(problem(), solved_, "levenshtein"));
    EXPECT_FALSE(store_.find_in_subsets(two, 100).has_value())
        << "two-input gates are too few for LUTs";
}

TEST_F(CellStoreTest, FoldersThatCannotBeWrittenAreReported) {
    std::ofstream(folder_ / "file") << "x";
    store_.folder = (folder_ / "file" / "cells").string();
    const Status kept = store_.keep(problem(), solved_, "levenshtein");
    ASSERT_FALSE(kept);
    EXPECT_EQ(kept.failure().kind(), FailureKind::Environment);
    EXPECT_NE(kept.failure().render().find("cannot be kept in"), std::string::npos);
    EXPECT_FALSE(store_.find(problem()).has_value());
}

TEST_F(CellStoreTest, WithoutAFolderNothingIsKept) {
    store_.folder.clear();
    EXPECT_TRUE(store_.keep(problem(), solved_, "levenshtein"));
    EXPECT_FALSE(store_.find(problem()).has_value());
}

TEST_F(CellStoreTest, SeveralWritersAndReaders) {
    ASSERT_TRUE(store_.keep(problem(), worse(), "levenshtein"));
    std::atomic<int> wrong{0};
    std::vector<std::thread> threads;
    for (int k = 0; k < 4; ++k) {
        threads.emplace_back([&, k] {
            for (int round = 0; round < 25; ++round) {
                if (!store_.keep(problem(), k % 2 == 0 ? solved_ : worse(), "levenshtein")) ++wrong;
                if (!store_.find(problem())) ++wrong;
            }
        });
    }
    for (std::thread& thread : threads) thread.join();
    EXPECT_EQ(wrong, 0);
    EXPECT_EQ(files(), 1U);
}

}  // namespace
}  // namespace minterm::cell_store_test
