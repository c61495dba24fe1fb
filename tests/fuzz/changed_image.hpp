// SPDX-License-Identifier: Apache-2.0
//
// Images of files that somebody changed who knows their checksum: nothing in them can be relied on.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <span>
#include <vector>

#include "runtime/dictionary/image.hpp"
#include "tests/fuzz/fuzz_input.hpp"

namespace minterm::testing {

/// Makes the checksum of an image (runtime/dictionary/image.cpp) right, if there is room for one.
inline void set_checksum(std::span<std::byte> image) {
    constexpr std::size_t kHeader = 64;
    constexpr std::size_t kPlace = 24;
    if (image.size() < kHeader) return;
    const auto field = image.subspan(kPlace, sizeof(std::uint64_t));
    std::memset(field.data(), 0, field.size());
    const std::array<std::uint64_t, 2> parts{checksum_of(image.first(kHeader)),
                                             checksum_of(image.subspan(kHeader))};
    const std::uint64_t sum = checksum_of(std::as_bytes(std::span(parts)));
    std::memcpy(field.data(), &sum, sizeof sum);
}

/// Some bytes, numbers and lines are others now; with luck the file is shorter.
inline void change_image(FuzzInput& input, std::vector<std::byte>& image) {
    const std::uint64_t numbers[]{0,
                                  1,
                                  2,
                                  63,
                                  64,
                                  255,
                                  0x7fffffff,
                                  0x80000000,
                                  0xffffffff,
                                  0x7fffffffffffffff,
                                  0xffffffffffffffff};
    const auto number = [&] {
        const std::uint64_t base = numbers[input.below(std::size(numbers))];
        return base + input.below(4) - 2;
    };
    while (!input.is_empty() && !image.empty()) {
        const std::size_t place = input.below(image.size());
        const auto set = [&](const void* value, std::size_t size) {
            const std::size_t at = place / size * size;
            if (at + size <= image.size()) std::memcpy(image.data() + at, value, size);
        };
        const std::uint64_t eight = number();
        const auto four = static_cast<std::uint32_t>(eight);
        switch (input.below(8)) {
            case 0:
                image[place] ^= std::byte(1U << input.below(8));
                break;
            case 1:
                image[place] = std::byte(input.byte());
                break;
            case 2:
            case 3:
                set(&four, sizeof four);
                break;
            case 4:
            case 5:
                set(&eight, sizeof eight);
                break;
            case 6: {  // a line from elsewhere
                const std::size_t from = input.below(image.size()) / 64 * 64;
                const std::size_t to = place / 64 * 64;
                if (std::max(from, to) + 64 <= image.size())
                    std::memmove(image.data() + to, image.data() + from, 64);
                break;
            }
            default:
                if (input.one_in(64)) image.resize(place);
        }
    }
}

}  // namespace minterm::testing
