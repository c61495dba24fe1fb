// SPDX-License-Identifier: Apache-2.0
//
// The ends of keys that only one key has: letters in a Huffman code (2 bits each where they are
// those of DNA), tail after tail, and where each begins.
#pragma once

#include <algorithm>
#include <array>
#include <cstring>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "runtime/dictionary/huffman.hpp"
#include "runtime/dictionary/image.hpp"
#include "runtime/dictionary/rising_numbers.hpp"

namespace minterm {

class Tails {
public:
    /// What is written besides: nothing, or eight bytes a tail that hold it, if it has seven
    /// letters or fewer, and so save an access and a search. Then only longer ones are coded. Where
    /// most are longer there is nothing besides, whatever is asked for.
    enum class Slots { None, OfShortTails };

    /// `tail(i)` is the i-th of `count`, asked for once, ascending; `letters` are those of all
    /// tails, in any order.
    template <typename Tail>
    static void write(ImageWriter& image, std::string_view letters, std::size_t count,
                      const Tail& tail, Slots slots) {
        if (slots == Slots::None || letters.size() >= kShort * count) {
            write_coded(image, letters, count, tail);
            image.array(std::span<const std::uint64_t>());
            return;
        }
        ImageWriter::Ahead<std::uint64_t> all_slots =
            ImageWriter::zeros_ahead<std::uint64_t>(count);
        const std::span<std::uint64_t> words = all_slots.values();
        std::string long_tails;
        std::vector<std::size_t> ends;
        for (std::size_t i = 0; i < count; ++i) {
            const std::string_view letters_here = tail(i);
            if (letters_here.size() <= kShort) {
                words[i] = last_letters(letters_here, letters_here.size()) | letters_here.size()
                                                                                 << kSlotLength;
            } else {
                words[i] = ends.size() | kLong << kSlotLength;
                long_tails += letters_here;
                ends.push_back(long_tails.size());
            }
        }
        write_coded(image, long_tails, ends.size(), [&](std::size_t i) {
            const std::size_t begin = i == 0 ? 0 : ends[i - 1];
            return std::string_view(long_tails).substr(begin, ends[i] - begin);
        });
        image.array(std::move(all_slots));
    }
    static std::optional<Tails> open(ImageReader& image);

    std::uint64_t size() const { return slots_.empty() ? begins_.size() - 1 : slots_.size(); }

    /// Where a tail is, in bits; or, if it is short, its letters and their number.
    struct Place {
        std::uint64_t first = 0;
        std::uint64_t second = 0;
        bool is_short = false;
    };
    [[gnu::always_inline]] inline Place place(std::uint64_t index) const {
        if (!slots_.empty()) {
            const std::uint64_t slot = slots_[index];
            const std::uint64_t length = slot >> kSlotLength;
            index = slot & low_bits(kSlotLength);
            if (length != kLong) return {index, std::min(length, kShort), true};
            if (index + 1 >= begins_.size()) return {};
        }
        const RisingNumbers::Pair pair = begins_.pair(index);
        return {pair.first, pair.second, false};
    }
    /// Whether the tail at `place` is what `key` has from letter `begin` <= its length on.
    [[gnu::always_inline]] inline bool equals(Place place, std::string_view key,
                                              std::size_t begin) const {
        const std::string_view rest = key.substr(begin);
        if (place.is_short)
            return place.second == rest.size() && place.first == last_letters(key, rest.size());
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
        if (place.is_short) {
            for (; place.second > 0; --place.second, place.first >>= 8)
                if (!f(static_cast<std::uint8_t>(place.first))) return false;
            return true;
        }
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
        if (slots_.empty())
            begins_.prefetch(index);
        else
            __builtin_prefetch(&slots_[index]);
    }
    [[gnu::always_inline]] inline void prefetch(Place place) const {
        if (!place.is_short) __builtin_prefetch(bits_.data() + place.first / 8);
    }

private:
    friend class LookupArraysMaker;
    static constexpr std::size_t kMostWidth = 12;
    /// A slot: the letters of a tail, the first at the bottom, and their number; or the number of a
    /// long tail among those, and kLong.
    static constexpr std::uint64_t kShort = 7;
    static constexpr std::uint64_t kLong = 255;
    static constexpr std::size_t kSlotLength = 56;

    template <typename Tail>
    static void write_coded(ImageWriter& image, std::string_view letters, std::size_t count,
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

    /// The last `count` <= 7 letters of a text that has so many, the first of them at the bottom.
    [[gnu::always_inline]] static inline std::uint64_t last_letters(std::string_view text,
                                                                    std::size_t count) {
        const char* const end = text.data() + text.size();
        std::uint64_t word = 0;
        if (text.size() >= 8) {
            std::memcpy(&word, end - 8, 8);
            return word >> 8 >> 8 * (kShort - count);
        }
        if (text.size() < 4) {
            for (std::size_t i = count; i > 0; --i)
                word = word << 8 | static_cast<std::uint8_t>(*(end - count + i - 1));
            return word;
        }
        std::uint32_t front = 0;
        std::uint32_t back = 0;
        std::memcpy(&front, text.data(), 4);
        std::memcpy(&back, end - 4, 4);
        word = front | std::uint64_t{back} << 8 * (text.size() - 4);
        return word >> 8 * (text.size() - count);
    }

    struct Letter {
        std::uint16_t code = 0;  ///< the first bit at the bottom
        std::uint8_t width = 0;  ///< 0: in no tail
        std::uint8_t byte = 0;
    };

    RisingNumbers begins_;
    std::span<const std::byte> bits_;
    std::span<const std::uint64_t> slots_;  ///< by tail, or nothing
    std::array<Letter, 256> letters_{};
    std::array<Letter, 1 << kMostWidth> decoded_{};  ///< by the next bits
};

}  // namespace minterm
