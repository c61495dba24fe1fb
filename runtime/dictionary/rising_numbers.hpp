// SPDX-License-Identifier: Apache-2.0
//
// Numbers that never fall, in the form of Elias (1974) and Fano (1971): about two bits each, and
// what lies between neighbours.
#pragma once

#include <bit>
#include <optional>
#include <utility>
#include <vector>

#include "runtime/dictionary/packed_numbers.hpp"
#include "runtime/dictionary/plain_bits.hpp"

namespace minterm {

class RisingNumbers {
public:
    /// Takes numbers one after the other.
    class Writer {
    public:
        /// `count` numbers will come, none greater than `greatest`.
        Writer(std::uint64_t count, std::uint64_t greatest) {
            const std::uint64_t ratio = count == 0 ? 0 : greatest / count;
            shift_ = ratio == 0 ? 0 : static_cast<std::uint64_t>(std::bit_width(ratio)) - 1;
            highs_ = BitArray(count + (greatest >> shift_) + 1);
            lows_ = PackedNumbers::Writer(shift_);
        }
        /// Not less than the one before.
        void append(std::uint64_t value) {
            highs_.set((value >> shift_) + lows_.size());
            lows_.append(value & low_bits(shift_));
        }
        void write(ImageWriter& image) && {
            image.array(std::vector<std::uint64_t>{shift_});
            PlainBits::write(image, highs_);
            std::move(lows_).write(image);
        }

    private:
        std::uint64_t shift_ = 0;
        BitArray highs_;
        PackedNumbers::Writer lows_;
    };
    static std::optional<RisingNumbers> open(ImageReader& image) {
        const auto shift = image.array<std::uint64_t>();
        const auto highs = PlainBits::open(image);
        const auto lows = PackedNumbers::open(image);
        if (!shift || shift->size() != 1 || (*shift)[0] > 57 || !highs || !lows ||
            lows->size() != highs->count())
            return std::nullopt;
        RisingNumbers numbers;
        numbers.shift_ = (*shift)[0];
        numbers.highs_ = *highs;
        numbers.lows_ = *lows;
        return numbers;
    }

    std::uint64_t size() const { return lows_.size(); }
    /// `index` < size.
    [[gnu::always_inline]] inline std::uint64_t operator[](std::uint64_t index) const {
        return ((highs_.select(index) - index) << shift_) + lows_[index];
    }
    /// Numbers `index` and `index + 1` < size.
    struct Pair {
        std::uint64_t first, second;
    };
    [[gnu::always_inline]] inline Pair pair(std::uint64_t index) const {
        const std::uint64_t high = highs_.select(index);
        const std::uint64_t next = highs_.next_one(high + 1);
        return {((high - index) << shift_) + lows_[index],
                ((next - index - 1) << shift_) + lows_[index + 1]};
    }
    [[gnu::always_inline]] inline void prefetch(std::uint64_t index) const {
        highs_.prefetch_select(index);
        lows_.prefetch(index);
    }

private:
    friend class LookupArraysMaker;
    PlainBits highs_;
    PackedNumbers lows_;
    std::uint64_t shift_ = 0;
};

}  // namespace minterm
