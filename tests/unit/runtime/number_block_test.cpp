// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include <cstdint>
#include <cstring>
#include <limits>
#include <vector>

#include "runtime/batch/batch_driver.hpp"
#include "runtime/batch/number_block.hpp"

namespace minterm::number_block_test {
namespace {

using Numbers = std::vector<std::int64_t>;

/// Stores one row, widened as often as it takes; gives the row as it then stands.
Numbers stored(NumberBlock& block, const Numbers& values) {
    std::vector<std::uint32_t> columns;
    for (std::uint32_t i = 0; i < values.size(); ++i) columns.push_back(i);
    EXPECT_TRUE(block.reset(1).ok());
    while (!block.store(0, columns, values)) {
        block.widen();
        EXPECT_TRUE(block.reset(1).ok());
    }
    return with_type(block.type(), [&](auto zero) {
        using Number = decltype(zero);
        Numbers numbers;
        for (std::size_t i = 0; i < values.size(); ++i) {
            Number number;
            std::memcpy(&number, block.row(0).data() + i * sizeof(Number), sizeof(Number));
            numbers.push_back(block.is_more(number) ? kMoreThanBound
                                                    : static_cast<std::int64_t>(number));
        }
        return numbers;
    });
}

NumberType type_of(const Numbers& values, bool has_more = false) {
    NumberBlock block(values.size(), has_more);
    EXPECT_EQ(stored(block, values), values);
    return block.type();
}

TEST(NumberBlock, TakesTheSmallestTypeThatFits) {
    EXPECT_EQ(type_of({}), NumberType::U8);
    EXPECT_EQ(type_of({0, 255}), NumberType::U8);
    EXPECT_EQ(type_of({0, 256}), NumberType::U16);
    EXPECT_EQ(type_of({65535}), NumberType::U16);
    EXPECT_EQ(type_of({65536}), NumberType::U32);
    EXPECT_EQ(type_of({(std::int64_t{1} << 32) - 1}), NumberType::U32);
    EXPECT_EQ(type_of({std::int64_t{1} << 32}), NumberType::I64);
    EXPECT_EQ(type_of({-128, 127}), NumberType::I8);
    EXPECT_EQ(type_of({-129}), NumberType::I16);
    EXPECT_EQ(type_of({-1, 128}), NumberType::I16);
    EXPECT_EQ(type_of({-1, 32767}), NumberType::I16);
    EXPECT_EQ(type_of({-1, 32768}), NumberType::I32);
    EXPECT_EQ(type_of({-1, std::int64_t{1} << 31}), NumberType::I64);
    EXPECT_EQ(type_of({std::numeric_limits<std::int64_t>::min()}), NumberType::I64);
}

TEST(NumberBlock, NoAnswerIsTheSignForMore) {
    const std::int64_t more = kMoreThanBound;
    EXPECT_EQ(type_of({0, 254, more}, true), NumberType::U8);
    EXPECT_EQ(type_of({0, 255, more}, true), NumberType::U16);
    EXPECT_EQ(type_of({65535, more}, true), NumberType::U32);
    EXPECT_EQ(type_of({-128, 126, more}, true), NumberType::I8);
    EXPECT_EQ(type_of({-1, 127, more}, true), NumberType::I16);
    EXPECT_EQ(type_of({more, more}, true), NumberType::U8);
}

TEST(NumberBlock, RemembersWhatCameBefore) {
    NumberBlock block(1, false);
    EXPECT_EQ(stored(block, {200}), Numbers{200});
    EXPECT_EQ(block.type(), NumberType::U8);
    EXPECT_EQ(stored(block, {-1}), Numbers{-1});
    EXPECT_EQ(block.type(), NumberType::I16);
    EXPECT_EQ(stored(block, {0}), Numbers{0});
    EXPECT_EQ(block.type(), NumberType::I16);
}

TEST(NumberBlock, RowsAndColumnsGoWhereTheyBelong) {
    NumberBlock block(3, false);
    ASSERT_TRUE(block.reset(2).ok());
    ASSERT_TRUE(block.store(1, std::vector<std::uint32_t>{2, 0}, Numbers{7, 8}));
    ASSERT_TRUE(block.store(0, std::vector<std::uint32_t>{1}, Numbers{9}));
    EXPECT_EQ(static_cast<int>(block.row(1)[2]), 7);
    EXPECT_EQ(static_cast<int>(block.row(1)[0]), 8);
    EXPECT_EQ(static_cast<int>(block.row(0)[1]), 9);
}

}  // namespace
}  // namespace minterm::number_block_test
