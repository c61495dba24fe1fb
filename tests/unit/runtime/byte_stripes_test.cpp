// SPDX-License-Identifier: Apache-2.0
#include "runtime/search/byte_stripes.hpp"

#include <gtest/gtest.h>

#include <random>
#include <vector>

namespace minterm::byte_stripes_test {
namespace {

TEST(ByteStripes, EveryBitIsWhereItBelongs) {
    constexpr std::size_t kPart = 16;
    std::mt19937 random(1);
    for (const std::size_t parts : {1U, 2U, 4U}) {
        for (const std::size_t places : {1U, 7U, 8U, 16U, 33U, 48U, 1024U}) {
            if (parts > 1 && places % kPart != 0) continue;
            std::vector<std::vector<std::byte>> texts(8 * parts);
            std::vector<const std::byte*> stripes;
            for (std::vector<std::byte>& text : texts) {
                for (std::size_t i = 0; i < places; ++i)
                    text.push_back(static_cast<std::byte>(random() & 0xFFU));
                stripes.push_back(text.data());
            }
            const std::size_t bytes = places * parts;
            const std::size_t stride = bytes + 3;
            std::vector<std::byte> planes(8 * stride, std::byte{0xEE});
            transpose_stripes(stripes, bytes, planes.data(), stride);
            for (std::size_t plane = 0; plane < 8; ++plane) {
                for (std::size_t stripe = 0; stripe < 8 * parts; ++stripe) {
                    for (std::size_t i = 0; i < places; ++i) {
                        const std::size_t byte =
                            parts == 1 ? i : kPart * (i / kPart * parts + stripe / 8) + i % kPart;
                        const std::byte bit =
                            planes[plane * stride + byte] >> (stripe % 8) & std::byte{1};
                        ASSERT_EQ(bit, texts[stripe][i] >> plane & std::byte{1})
                            << parts << " parts, " << places << " places, plane " << plane;
                    }
                }
                for (std::size_t i = bytes; i < stride; ++i)
                    ASSERT_EQ(planes[plane * stride + i], std::byte{0xEE});
            }
        }
    }
}

}  // namespace
}  // namespace minterm::byte_stripes_test
