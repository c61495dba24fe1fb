// SPDX-License-Identifier: Apache-2.0
//
// The ends of keys that only one key has: letters in a Huffman code (2 bits each where they are
// those of DNA), tail after tail, and where each begins.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "runtime/dictionary/huffman.hpp"
#include "runtime/dictionary/image.hpp"
#include "runtime/dictionary/rising_numbers.hpp"

namespace minterm {

class Tails {
public:
    /// `tail(i)` is the i-th of `count`; `letters` are those of all tails, in any order.
    template <typename Tail>
    static void write(ImageWriter& image, std::string_view letters, std::size_t count,
                      const Tail& tail) {
        std::array<std::uint64_t, 256> frequencies{};
        for (const char letter : letters) ++frequencies[static_cast<unsigned char>(letter)];
        const std::vector<std::uint8_t> widths = huffman_widths(frequencies, kMostWidth);
        const std::vector<std::uint16_t> codes = huffman_codes(widths, kMostWidth);
        std::uint64_t size = 0;
        for (std::size_t byte = 0; byte < 256; ++byte) size += frequencies[byte] * widths[byte];
        BitArray bits;
        RisingNumbers::Writer begins(count + 1, size);
        for (std::size_t i = 0; i < count; ++i) {
            begins.append(bits.size());
            for (const char letter : tail(i)) {
                const auto byte = static_cast<unsigned char>(letter);
                bits.append(codes[byte], widths[byte]);
            }
        }
        begins.append(bits.size());
        bits.append(0, 64);  // room for the last read
        std::move(begins).write(image);
        image.array(widths);
        image.array(bits.words());
    }
    static std::optional<Tails> open(ImageReader& image);

    std::uint64_t size() const { return begins_.size() - 1; }

    /// Where a tail is, in bits.
    using Place = RisingNumbers::Pair;
    [[gnu::always_inline]] inline Place place(std::uint64_t index) const {
        return begins_.pair(index);
    }
    /// Whether the tail at `place` is `rest`.
    [[gnu::always_inline]] inline bool equals(Place place, std::string_view rest) const {
        std::uint64_t at = place.first;
        const char* next = rest.data();
        const char* const end = next + rest.size();
        // Equal bits of equal length are equal letters: no code is the beginning of another.
        while (next != end) {
            std::uint64_t bits = 0;
            std::size_t width = 0;
            for (; next != end && width <= 56 - kMostWidth; ++next) {
                const Letter letter = letters_[static_cast<unsigned char>(*next)];
                if (letter.width == 0) return false;
                bits |= std::uint64_t{letter.code} << width;
                width += letter.width;
            }
            if (at + width > place.second || read_bits(bits_, at, width) != bits) return false;
            at += width;
        }
        return at == place.second;
    }
    /// How many letters the tail at `place` has if `rest` begins with it; nothing otherwise.
    std::optional<std::size_t> prefix_of(Place place, std::string_view rest) const;
    void append_to(std::string& key, Place place) const;
    /// Calls `f` for the letters of the tail at `place` until it says false; whether it never did.
    template <typename F>
    [[gnu::always_inline]] inline bool for_each_letter(Place place, const F& f) const {
        const std::uint64_t end = std::min<std::uint64_t>(place.second, bits_.size() * 8);
        for (std::uint64_t at = place.first; at < end;) {
            const Letter letter = decoded_[read_bits(bits_, at, kMostWidth)];
            if (letter.width == 0) break;
            if (!f(letter.byte)) return false;
            at += letter.width;
        }
        return true;
    }

    [[gnu::always_inline]] inline void prefetch(std::uint64_t index) const {
        begins_.prefetch(index);
    }
    [[gnu::always_inline]] inline void prefetch(Place place) const {
        __builtin_prefetch(bits_.data() + place.first / 8);
    }

private:
    friend class LookupArraysMaker;
    static constexpr std::size_t kMostWidth = 12;
    struct Letter {
        std::uint16_t code = 0;  ///< the first bit at the bottom
        std::uint8_t width = 0;  ///< 0: in no tail
        std::uint8_t byte = 0;
    };

    RisingNumbers begins_;
    std::span<const std::byte> bits_;
    std::array<Letter, 256> letters_{};
    std::array<Letter, 1 << kMostWidth> decoded_{};  ///< by the next bits
};

}  // namespace minterm
