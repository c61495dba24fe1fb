// SPDX-License-Identifier: Apache-2.0
//
// Numbers of equally many bits, one after the other.
#pragma once

#include <bit>
#include <optional>
#include <utility>
#include <vector>

#include "runtime/dictionary/image.hpp"
#include "runtime/dictionary/word_bits.hpp"

namespace minterm {

/// At most 57 bits each, or 64 of those that are read with `wide`.
class PackedNumbers {
public:
    /// Takes numbers of `width` bits one after the other.
    class Writer {
    public:
        explicit Writer(std::uint64_t width = 0) : width_(width) {}
        std::uint64_t size() const { return size_; }
        void append(std::uint64_t value) {
            bits_.append(value, width_);
            ++size_;
        }
        void write(ImageWriter& image) && {
            bits_.append(0, 64);  // room for the last read
            image.array(std::vector<std::uint64_t>{size_, width_});
            image.array(bits_.words());
        }

    private:
        std::uint64_t width_;
        std::uint64_t size_ = 0;
        BitArray bits_;
    };
    /// As many bits as the greatest number needs.
    template <typename Number>
    static void write(ImageWriter& image, std::span<const Number> values) {
        Number all = 0;
        for (const Number value : values) all |= value;
        Writer writer(static_cast<std::uint64_t>(std::bit_width(all)));
        for (const Number value : values) writer.append(value);
        std::move(writer).write(image);
    }
    static constexpr std::uint64_t kMostBits = 57;
    /// Nothing where numbers have more than `most_bits` bits.
    static std::optional<PackedNumbers> open(ImageReader& image,
                                             std::uint64_t most_bits = kMostBits) {
        const auto numbers = image.array<std::uint64_t>();
        const auto bytes = image.array<std::byte>();
        if (!numbers || numbers->size() != 2 || !bytes || (*numbers)[1] > most_bits)
            return std::nullopt;
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
    /// The same of numbers that may have 64 bits.
    [[gnu::always_inline]] inline std::uint64_t wide(std::uint64_t index) const {
        if (width_ <= kMostBits) return (*this)[index];
        const std::uint64_t low = read_bits(bytes_, index * width_, 32);
        return low | read_bits(bytes_, index * width_ + 32, width_ - 32) << 32;
    }
    [[gnu::always_inline]] inline void prefetch(std::uint64_t index) const {
        __builtin_prefetch(bytes_.data() + index * width_ / 8);
    }

private:
    friend class LookupArraysMaker;
    std::span<const std::byte> bytes_;
    std::uint64_t size_ = 0;
    std::uint64_t width_ = 0;
};

}  // namespace minterm
