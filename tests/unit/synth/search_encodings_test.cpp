// SPDX-License-Identifier: Apache-2.0
//
// The encoding search: cells that are right, no worse than the start, the same every time.
#include "synth/search_encodings.hpp"

#include <gtest/gtest.h>

#include "synth/tabulate.hpp"
#include "synth/verify.hpp"
#include "tests/support/recurrence_builder.hpp"
#include "tests/support/shipped_specs.hpp"

namespace minterm::search_encodings_test {
namespace {

TEST(SearchEncodings, NeverWorseThanTheStartAndRight) {
    for (const char* name : {"levenshtein", "lcs", "weighted", "shift_or"}) {
        const Recurrence recurrence = testing::load_shipped(name);
        const auto flows = derive(recurrence);
        ASSERT_TRUE(flows.ok()) << name;
        const auto start = encode(recurrence, *flows);
        ASSERT_TRUE(start.ok()) << name;
        for (const CellLibrary* library : {&lut3_library(), &two_input_library()}) {
            EncodingSearchParams params;
            params.work_per_trial = 1'000'000;
            params.final_work = 5'000'000;
            params.class_trials = 10;
            params.climbers = 1;
            params.changes = 20;
            const Result<EncodedCell> found = search_encodings(*flows, *start, *library, params);
            ASSERT_TRUE(found.ok()) << name;
            EXPECT_TRUE(check(found->encoding, *flows).empty()) << name;
            const auto right = verify_table(tabulate(*flows, found->encoding), found->network);
            EXPECT_TRUE(right.ok()) << name;
            const EncodedCell plain =
                solve_encoding(*flows, *start, *library, params.work_per_trial, params.seed);
            EXPECT_LE(found->cost, plain.cost) << name;
            EXPECT_EQ(found->cost, total_cost(found->network, *library)) << name;
            const Result<EncodedCell> again = search_encodings(*flows, *start, *library, params);
            ASSERT_TRUE(again.ok()) << name;
            EXPECT_EQ(found->network, again->network) << name;
            EXPECT_EQ(found->encoding, again->encoding) << name;
        }
    }
}

TEST(SearchEncodings, HearsOfEveryBetterCell) {
    const Recurrence recurrence = testing::load_shipped("levenshtein");
    const auto flows = derive(recurrence);
    ASSERT_TRUE(flows.ok());
    const auto start = encode(recurrence, *flows);
    ASSERT_TRUE(start.ok());
    int last = 1000;
    const Result<EncodedCell> found = search_encodings(*flows, *start, lut3_library(),
                                                       {.work_per_trial = 1'000'000,
                                                        .final_work = 1'000'000,
                                                        .class_trials = 20,
                                                        .climbers = 3,
                                                        .changes = 300,
                                                        .given = {}},
                                                       [&](const EncodedCell& cell) {
                                                           EXPECT_LE(cell.cost, last);
                                                           last = cell.cost;
                                                       });
    ASSERT_TRUE(found.ok());
    EXPECT_EQ(found->cost, last);
    EXPECT_EQ(found->cost, 4) << "the least that any encoding of two bits an edge allows";
}

TEST(SearchEncodings, SaysThatThreadsAreOutOfMemory) {
    const Recurrence recurrence = testing::load_shipped("levenshtein");
    const auto flows = derive(recurrence);
    ASSERT_TRUE(flows.ok());
    const auto start = encode(recurrence, *flows);
    ASSERT_TRUE(start.ok());
    // The first cell comes before there are threads.
    int cells = 0;
    const Result<EncodedCell> found =
        search_encodings(*flows, *start, lut3_library(), {}, [&](const EncodedCell&) {
            if (++cells > 1) throw std::bad_alloc();
        });
    ASSERT_FALSE(found.ok());
    EXPECT_EQ(found.failure().kind(), FailureKind::Environment);
    EXPECT_TRUE(found.failure().messages().front().text.starts_with("not enough memory"));
    EXPECT_GT(cells, 1);
}

}  // namespace
}  // namespace minterm::search_encodings_test
