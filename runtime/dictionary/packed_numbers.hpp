// SPDX-License-Identifier: Apache-2.0
//
// Numbers of equally many bits, one after the other.
#pragma once

#include <bit>
#include <optional>
#include <vector>

#include "runtime/dictionary/image.hpp"
#include "runtime/dictionary/word_bits.hpp"

namespace minterm {

/// `values[i]` takes the bits that the greatest one needs, at most 57.
class PackedNumbers {
public:
    template <typename Values>
    static void write(ImageWriter& image, const Values& values) {
        std::uint64_t all = 0;
        for (const auto value : values) all |= value;
        const auto width = static_cast<std::uint64_t>(std::bit_width(all));
        BitArray bits;
        for (const auto value : values) bits.append(value, width);
        bits.append(0, 64);  // room for the last read
        image.array(std::vector<std::uint64_t>{values.size(), width});
        image.array(bits.words());
    }
    static std::optional<PackedNumbers> open(ImageReader& image) {
        const auto numbers = image.array<std::uint64_t>();
        const auto bytes = image.array<std::byte>();
        if (!numbers || numbers->size() != 2 || !bytes || (*numbers)[1] > 57) return std::nullopt;
        PackedNumbers packed;
        packed.size_ = (*numbers)[0];
        packed.width_ = (*numbers)[1];
        packed.bytes_ = *bytes;
        return packed;
    }

    std::uint64_t size() const { return size_; }
    /// 0 where nothing is stored.
    [[gnu::always_inline]] inline std::uint64_t operator[](std::uint64_t index) const {
        return read_bits(bytes_, index * width_, width_);
    }
    [[gnu::always_inline]] inline void prefetch(std::uint64_t index) const {
        __builtin_prefetch(bytes_.data() + index * width_ / 8);
    }

private:
    std::span<const std::byte> bytes_;
    std::uint64_t size_ = 0;
    std::uint64_t width_ = 0;
};

}  // namespace minterm
