// SPDX-License-Identifier: Apache-2.0
#include "runtime/blocks/pack_planes.hpp"

#include <gtest/gtest.h>

#include <random>
#include <vector>

namespace minterm::pack_planes_test {
namespace {

bool bit(const std::vector<std::byte>& bits, std::size_t index) {
    return (std::to_integer<unsigned>(bits[index / 8]) >> (index % 8) & 1U) != 0;
}

TEST(PackPlanes, EveryPlaneStepAndLengthAgainstTheDefinition) {
    std::mt19937 random(1);
    for (std::size_t length : {0U, 1U, 7U, 8U, 9U, 63U, 64U, 65U, 200U}) {
        std::vector<std::uint8_t> codes(length);
        for (std::uint8_t& code : codes) code = static_cast<std::uint8_t>(random());
        for (std::size_t step = 1; step <= 5; ++step) {
            for (std::size_t first = 0; first < step; ++first) {
                for (int plane = 0; plane < 8; ++plane) {
                    std::vector<std::byte> forward(10, std::byte{0xff});
                    std::vector<std::byte> reversed(10, std::byte{0xff});
                    pack_plane(codes, plane, first, step, forward);
                    pack_plane_reversed(codes, plane, first, step, reversed);
                    for (std::size_t t = 0; t < 80; ++t) {
                        const std::size_t place = first + step * t;
                        const bool expected = place < length && (codes[place] >> plane & 1) != 0;
                        ASSERT_EQ(bit(forward, t), expected)
                            << length << ' ' << step << ' ' << first << ' ' << t;
                        ASSERT_EQ(bit(reversed, 79 - t), expected)
                            << length << ' ' << step << ' ' << first << ' ' << t;
                    }
                }
            }
        }
    }
}

TEST(PackPlanes, WideCodes) {
    std::mt19937 random(3);
    for (std::size_t length : {1U, 8U, 65U}) {
        std::vector<std::uint32_t> codes(length);
        for (std::uint32_t& code : codes) code = static_cast<std::uint32_t>(random());
        for (std::size_t step : {1U, 3U}) {
            for (int plane = 0; plane < 32; ++plane) {
                std::vector<std::byte> forward(10, std::byte{0xff});
                std::vector<std::byte> reversed(10, std::byte{0xff});
                pack_plane(codes, plane, step - 1, step, forward);
                pack_plane_reversed(codes, plane, step - 1, step, reversed);
                for (std::size_t t = 0; t < 80; ++t) {
                    const std::size_t place = step - 1 + step * t;
                    const bool expected = place < length && (codes[place] >> plane & 1U) != 0;
                    ASSERT_EQ(bit(forward, t), expected);
                    ASSERT_EQ(bit(reversed, 79 - t), expected);
                }
            }
        }
    }
}

TEST(PackPlanes, UnpackingGivesBackWhatWasPacked) {
    std::mt19937 random(2);
    for (std::size_t length : {1U, 63U, 64U, 129U}) {
        for (std::size_t step : {1U, 2U, 3U, 4U}) {
            std::vector<std::uint8_t> codes(length);
            for (std::uint8_t& code : codes) code = static_cast<std::uint8_t>(random() & 15U);
            std::vector<std::uint8_t> back(length, 0);
            for (std::size_t first = 0; first < step; ++first) {
                for (int plane = 0; plane < 4; ++plane) {
                    std::vector<std::byte> bits(32);
                    pack_plane_reversed(codes, plane, first, step, bits);
                    unpack_plane_reversed(bits, plane, first, step, back);
                }
            }
            EXPECT_EQ(back, codes);
        }
    }
}

}  // namespace
}  // namespace minterm::pack_planes_test
