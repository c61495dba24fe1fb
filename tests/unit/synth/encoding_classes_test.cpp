// SPDX-License-Identifier: Apache-2.0
#include "synth/encoding_classes.hpp"

#include <gtest/gtest.h>

namespace minterm::encoding_classes_test {
namespace {

TEST(EncodingClasses, OneBitForTwoValues) {
    EXPECT_EQ(encoding_classes(2, 1, true).size(), 1U);
    ASSERT_EQ(encoding_classes(2, 1, false).size(), 2U);
    EXPECT_EQ(encoding_classes(2, 1, false)[0].value_of_code, (std::vector<int>{0, 1}));
    EXPECT_EQ(encoding_classes(2, 1, false)[1].value_of_code, (std::vector<int>{1, 0}));
}

TEST(EncodingClasses, OneValueNeedsNoBit) {
    ASSERT_EQ(encoding_classes(1, 0, true).size(), 1U);
    EXPECT_EQ(encoding_classes(1, 0, true)[0].value_of_code, std::vector<int>{0});
}

// Four codes for three values: 24 ways leave a code over, 36 give a value two. Exchanging the bits
// leaves alone the ways in which codes 01 and 10 mean the same: of the 36 these are 6.
TEST(EncodingClasses, TwoBitsForThreeValues) {
    EXPECT_EQ(encoding_classes(3, 2, false).size(), 24U / 2 + (36U - 6) / 2 + 6);
    // The whole group has eight members. A code left over can be moved to 00 by complements: three
    // classes. A value's two codes differ in one bit (3 classes) or in both (3 classes).
    EXPECT_EQ(encoding_classes(3, 2, true).size(), 3U + 3 + 3);
}

TEST(EncodingClasses, EveryValueHasACodeAndEveryCubeIsInside) {
    for (const EdgeEncoding& encoding : encoding_classes(3, 2, false)) {
        ASSERT_EQ(encoding.codes.size(), 3U);
        for (std::size_t value = 0; value < 3; ++value) {
            for (std::uint32_t code = 0; code < 4; ++code) {
                if (!encoding.codes[value].contains(code)) continue;
                EXPECT_EQ(encoding.value_of_code[code], static_cast<int>(value));
            }
        }
    }
}

TEST(EncodingClasses, TooFewCodesGiveNone) { EXPECT_TRUE(encoding_classes(3, 1, false).empty()); }

}  // namespace
}  // namespace minterm::encoding_classes_test
