// SPDX-License-Identifier: Apache-2.0
//
// Letters as a sequence of short strings, each of which has a Huffman code: what is frequent in
// names of files (".html", "/share/") takes some ten bits and is read in one step.
//
// The table of strings is trained with a sample, as that of FSST (Boncz, Neumann, Leis 2020): the
// sample is parsed with the table that there is, its strings are counted, and so is what two
// neighbours make together, and the best of all these are the next table. A string is worth the
// bits that it saves: what its letters cost without it, less its own code. Letters are parsed into
// the strings that cost least together (by dynamic programming), since that is done once for all.
#pragma once

#include <array>
#include <compare>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "runtime/dictionary/image.hpp"
#include "runtime/dictionary/word_bits.hpp"

namespace minterm {

/// 1 to 8 letters.
struct ShortString {
    static constexpr std::size_t kMostLetters = 8;

    std::uint64_t letters = 0;  ///< the first one at the bottom, zeros after the last
    std::uint8_t size = 0;

    std::string_view view() const { return {reinterpret_cast<const char*>(&letters), size}; }
    friend auto operator<=>(const ShortString&, const ShortString&) = default;
};

/// Strings and what each costs, in any unit.
struct StringTable {
    static constexpr std::uint32_t kNever = 0xFFFFFFFF;  ///< of what must not be used

    std::vector<ShortString> strings;  ///< at most 2^16 - 1
    std::vector<std::uint32_t> costs;  ///< below 2^16, or kNever
};

/// Takes letters apart into strings of a table so that they cost least together.
class StringParser {
public:
    /// Single letters are strings of the table, all that will occur.
    explicit StringParser(const StringTable& table);

    /// Calls `f(number)` for the strings, in order. Time: O(letters). Long letters are parsed piece
    /// by piece.
    template <typename F>
    void parse(std::string_view letters, const F& f) {
        for (std::size_t begin = 0; begin < letters.size(); begin += kPiece) {
            const std::string_view piece = letters.substr(begin, kPiece);
            cost_of(piece, kNone);
            for (std::size_t i = 0; i < piece.size(); i += sizes_[first_[i]])
                f(std::size_t{first_[i]});
        }
    }
    /// What a string costs that is made of others.
    std::uint32_t cost_of_parts(const ShortString& string) {
        return cost_of(string.view(), string.size);
    }

private:
    static constexpr std::size_t kPiece = 4096;
    static constexpr std::size_t kNone = 0xFFFF;

    /// Without the use of a string of so many letters.
    std::uint32_t cost_of(std::string_view letters, std::size_t except);

    std::array<std::uint16_t, 256> class_of_{};  ///< 0: of no string
    std::size_t classes_ = 1;
    std::vector<std::uint16_t> children_;   ///< of a trie, by node and class: a node, or 0
    std::vector<std::uint16_t> string_of_;  ///< by node: kNone, or which ends here
    std::vector<std::uint8_t> sizes_;       ///< by string
    std::vector<std::uint32_t> costs_;      ///< by string
    std::vector<std::uint32_t> least_;      ///< by place: the cost from there to the end
    std::vector<std::uint16_t> first_;      ///< by place: the string that is next
};

/// Single letters that a code must have, then the at most `most` strings that are worth more bits
/// than they take in an image, if letters are `scale` times those of a sample; its parts are parsed
/// each by itself. Costs are in bits / 256. Time: O(letters).
StringTable train_strings(std::span<const std::string_view> sample,
                          const std::array<bool, 256>& letters, std::uint64_t scale,
                          std::size_t most);

/// What all that is counted takes together in a code without loss, in bits / 256.
std::uint64_t entropy_of(std::span<const std::uint64_t> counts);

/// The codes, to be read.
class StringCode {
public:
    static constexpr std::size_t kMostWidth = 13;
    static constexpr std::size_t kMostStrings = 4096;
    /// What a string takes in the image beside its letters.
    static constexpr std::uint64_t kBytesOfString = 2;

    /// Strings have codes of these widths, at most kMostWidth; 0: none.
    static void write(ImageWriter& image, std::span<const ShortString> strings,
                      std::span<const std::uint8_t> widths);
    static std::optional<StringCode> open(ImageReader& image);

    /// Calls `f(letters, count, width)` for the strings from `at` on until it says false: the first
    /// letter at the bottom, and the width of the code. False where no code begins, as at the end,
    /// whatever a changed image says.
    template <typename F>
    [[gnu::always_inline]] inline bool for_each(std::span<const std::byte> bits, std::uint64_t at,
                                                const F& f) const {
        return for_codes(
            bits, at, [&](std::size_t code) __attribute__((always_inline)) {
                return f(letters_[strings_[code]], sizes_[code] / 16U, sizes_[code] % 16U);
            });
    }
    /// Past so many letters, at the end of which a string ends.
    [[gnu::always_inline]] inline void skip(std::span<const std::byte> bits, std::uint64_t& at,
                                            std::uint64_t count) const {
        if (letter_width_ != 0)
            at += count * letter_width_;
        else if (count > 0)
            for_codes(
                bits, at, [&](std::size_t code) __attribute__((always_inline)) {
                    const std::uint8_t size = sizes_[code];
                    at += size % 16U;
                    count -= std::min<std::uint64_t>(count, size / 16U);
                    return count > 0;
                });
    }

private:
    /// Calls `f(bits)` for the kMostWidth bits from the beginning of each code on. Some codes at
    /// once, so that their widths are known sooner than if each were read by itself.
    template <typename F>
    [[gnu::always_inline]] inline bool for_codes(std::span<const std::byte> bits, std::uint64_t at,
                                                 const F& f) const {
        while (at / 8 + 8 <= bits.size()) {
            std::uint64_t next = read_bits(bits, at, kMostBitsRead);
            for (std::size_t i = 0; i < kMostBitsRead / kMostWidth; ++i) {
                const std::size_t code = next & low_bits(kMostWidth);
                const std::uint64_t width = sizes_[code] % 16U;
                if (width == 0) return false;
                if (!f(code)) return true;
                at += width;
                next >>= width;
            }
        }
        return false;
    }

    /// By the next kMostWidth bits: the width of a code and, 16 times, how many letters it has; 0:
    /// no code begins like that.
    std::vector<std::uint8_t> sizes_;
    std::vector<std::uint16_t> strings_;  ///< the same: which it is
    std::vector<std::uint64_t> letters_;  ///< by string
    std::uint64_t letter_width_ = 0;      ///< where all strings are letters of the same width
};

}  // namespace minterm
