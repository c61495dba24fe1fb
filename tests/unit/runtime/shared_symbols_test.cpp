// SPDX-License-Identifier: Apache-2.0
#include "runtime/symbols/shared_symbols.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <optional>
#include <string>
#include <vector>

namespace minterm::shared_symbols_test {
namespace {

using enum EditOperation;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

SharedSymbols shared_of(SymbolSpan a, SymbolSpan b) {
    const std::optional<SharedCounts> counts = count_shared(a, b);
    EXPECT_TRUE(counts);
    return {a, b, *counts};
}

TEST(SharedSymbols, LeavesOutWhatOneSideLacks) {
    const std::string a = "xAByAz";
    const std::string b = "BwAAv";
    const std::optional<SharedCounts> counts = count_shared(a, b);
    ASSERT_TRUE(counts);
    EXPECT_EQ(counts->a_kept, 3);
    EXPECT_EQ(counts->b_kept, 3);
    EXPECT_EQ(counts->symbols, 2);
    EXPECT_EQ(counts->matching_pairs, 5);
    EXPECT_EQ(counts->numbers['A'], 0);
    EXPECT_EQ(counts->numbers['x'], SharedCounts::kNotShared);
    const SharedSymbols shared(a, b, *counts);
    EXPECT_THAT(shared.a(), ElementsAre(0, 1, 0));
    EXPECT_THAT(shared.b(), ElementsAre(1, 0, 0));
}

TEST(SharedSymbols, AlignmentsOfAllSymbols) {
    const SharedSymbols shared = shared_of(std::string("xAByAz"), std::string("BwAAv"));
    EXPECT_THAT(shared.with_all(std::vector<EditRun>{{OnlyInA, 1}, {Match, 2}, {OnlyInB, 1}}),
                ElementsAre(EditRun{OnlyInA, 2}, EditRun{Match, 1}, EditRun{OnlyInA, 1},
                            EditRun{OnlyInB, 1}, EditRun{Match, 1}, EditRun{OnlyInA, 1},
                            EditRun{OnlyInB, 2}));
}

TEST(SharedSymbols, NothingShared) {
    const SharedSymbols shared = shared_of(std::string("ab"), std::u32string(U"\U0010FFFF"));
    EXPECT_THAT(shared.a(), IsEmpty());
    EXPECT_THAT(shared.b(), IsEmpty());
    EXPECT_THAT(shared.with_all({}), ElementsAre(EditRun{OnlyInA, 2}, EditRun{OnlyInB, 1}));
    EXPECT_THAT(shared_of(std::string(), std::string()).with_all({}), IsEmpty());
}

TEST(SharedSymbols, HasNoTablesForHugeNumbers) {
    EXPECT_FALSE(count_shared(std::vector<std::uint32_t>{0xFFFFFFFF}, std::string("a")));
    EXPECT_FALSE(count_shared(std::string("a"), std::vector<std::uint32_t>{1U << 22U}));
}

}  // namespace
}  // namespace minterm::shared_symbols_test
