// SPDX-License-Identifier: Apache-2.0
#include "runtime/symbols/shared_symbols.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>

namespace minterm {
namespace {

using enum EditOperation;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

TEST(SharedSymbols, LeavesOutWhatOneSideLacks) {
    const auto shared = SharedSymbols::of(std::string("xAByAz"), std::string("BwAAv"));
    ASSERT_TRUE(shared);
    EXPECT_THAT(shared->a(), ElementsAre(0, 1, 0));
    EXPECT_THAT(shared->b(), ElementsAre(1, 0, 0));
    EXPECT_EQ(shared->symbols(), 2);
    EXPECT_EQ(shared->left_out(), 5);
    EXPECT_EQ(shared->matching_pairs(), 5);
}

TEST(SharedSymbols, AlignmentsOfAllSymbols) {
    const auto shared = SharedSymbols::of(std::string("xAByAz"), std::string("BwAAv"));
    ASSERT_TRUE(shared);
    EXPECT_THAT(shared->with_all(std::vector<EditRun>{{OnlyInA, 1}, {Match, 2}, {OnlyInB, 1}}),
                ElementsAre(EditRun{OnlyInA, 2}, EditRun{Match, 1}, EditRun{OnlyInA, 1},
                            EditRun{OnlyInB, 1}, EditRun{Match, 1}, EditRun{OnlyInA, 1},
                            EditRun{OnlyInB, 2}));
}

TEST(SharedSymbols, NothingShared) {
    const auto shared = SharedSymbols::of(std::string("ab"), std::u32string(U"\U0010FFFF"));
    ASSERT_TRUE(shared);
    EXPECT_THAT(shared->a(), IsEmpty());
    EXPECT_THAT(shared->b(), IsEmpty());
    EXPECT_EQ(shared->matching_pairs(), 0);
    EXPECT_THAT(shared->with_all({}), ElementsAre(EditRun{OnlyInA, 2}, EditRun{OnlyInB, 1}));
    const auto empty = SharedSymbols::of(std::string(), std::string());
    ASSERT_TRUE(empty);
    EXPECT_THAT(empty->with_all({}), IsEmpty());
}

TEST(SharedSymbols, HasNoTablesForHugeNumbers) {
    EXPECT_FALSE(SharedSymbols::of(std::vector<std::uint32_t>{0xFFFFFFFF}, std::string("a")));
    EXPECT_FALSE(SharedSymbols::of(std::string("a"), std::vector<std::uint32_t>{1U << 22U}));
}

}  // namespace
}  // namespace minterm
