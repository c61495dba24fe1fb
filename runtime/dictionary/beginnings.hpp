// SPDX-License-Identifier: Apache-2.0
//
// With which strings of a few letters keys begin, for walks that would else look for each of them:
// a filter in the manner of Bloom (1970), of one bit a string, which says yes of some others, too.
// Bits of the letters that may follow one string are in one word, so that one read tells them all.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "runtime/dictionary/image.hpp"

namespace minterm {

class Beginnings {
public:
    class Writer;
    static std::optional<Beginnings> open(ImageReader& image);

    /// What stands for a string; that of one with a letter more follows from it.
    using Hash = std::uint64_t;
    static constexpr Hash kEmpty = 0;
    static Hash longer(Hash hash, std::uint8_t letter) {
        constexpr std::uint64_t kOdd = 0x9E3779B97F4A7C15;  // 2^64 by the golden ratio
        return (hash + letter + 1) * kOdd;
    }

    /// The most letters of strings that are known; 0: nothing is.
    std::size_t longest() const { return longest_; }

    /// A set of letters that keys have: each has a bit, which some share where they are more than
    /// 64.
    using Letters = std::uint64_t;
    /// Of one; nothing where keys have it not.
    [[gnu::always_inline]] inline Letters only(std::uint8_t letter) const { return bits_[letter]; }
    /// Those that may follow a string of less than `longest()` letters.
    [[gnu::always_inline]] inline Letters after(Hash hash) const {
        return std::rotr(words_[word_of(hash, words_.size())], turn_of(hash));
    }
    /// The least of a set that is not less than `least`; kNone: there is none.
    static constexpr std::size_t kNone = 256;
    [[gnu::always_inline]] inline std::size_t next(Letters letters, std::size_t least) const {
        for (std::size_t rank = ranks_[least]; rank < letters_.size(); rank = (rank / 64 + 1) * 64)
            if (const std::uint64_t left = letters >> rank % 64; left != 0) {
                rank += static_cast<std::size_t>(std::countr_zero(left));
                return rank < letters_.size() ? letters_[rank] : kNone;
            }
        return kNone;
    }
    /// Calls `f` for each.
    template <typename F>
    [[gnu::always_inline]] inline void for_each(Letters letters, const F& f) const {
        for (std::size_t first = 0; first < letters_.size(); first += 64) {
            const std::size_t unused = 64 - std::min<std::size_t>(letters_.size() - first, 64);
            for (Letters left = letters & ~Letters{0} >> unused; left != 0; left &= left - 1)
                f(letters_[first + static_cast<std::size_t>(std::countr_zero(left))]);
        }
    }

private:
    static constexpr std::size_t kMostLetters = 16;
    /// Which word is a string's, and where its first bit is, so that no bit is one of many.
    static std::size_t word_of(Hash hash, std::size_t words) {
        return static_cast<std::size_t>((hash >> 32) * words >> 32);
    }
    static int turn_of(Hash hash) { return static_cast<int>(hash >> 26 & 63); }

    std::size_t longest_ = 0;
    std::span<const std::uint8_t> letters_;   ///< that there are, sorted
    std::array<std::uint64_t, 256> bits_{};   ///< by letter
    std::array<std::uint16_t, 257> ranks_{};  ///< by letter: how many are less
    std::span<const std::uint64_t> words_;
};

/// Is told all keys in their order twice, each with how many letters it shares with the one before.
class Beginnings::Writer {
public:
    /// The first time.
    void count(std::string_view key, std::size_t shared);
    /// Between: takes strings up to a length of which there are not more than half as many as
    /// keys, so that they have three bits a key, and that tell something. The image must be there
    /// until the last `add`.
    void begin(ImageWriter& image, std::uint64_t keys);
    /// The second time.
    void add(std::string_view key, std::size_t shared);

private:
    std::array<std::uint64_t, kMostLetters> counts_{};  ///< by length less one, of strings
    std::array<bool, 256> used_{};
    std::size_t longest_ = 0;
    std::array<std::uint8_t, 256> ranks_{};  ///< as those of Beginnings
    std::span<std::uint64_t> words_;
    std::array<Hash, kMostLetters + 1> hashes_{};  ///< of the key's beginnings
};

}  // namespace minterm
