// SPDX-License-Identifier: Apache-2.0
//
// A key -> its letters, eight at a time, and how others compare with them.
#pragma once

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string_view>

namespace minterm {

/// A key that is read eight letters at a time.
class KeyLetters {
public:
    KeyLetters() = default;
    explicit KeyLetters(std::string_view key) : key_(key) {
        const std::size_t size = key.size();
        if (size >= 8) {
            std::memcpy(&last_, key.data() + size - 8, 8);
        } else if (size >= 4) {
            std::uint32_t front = 0;
            std::uint32_t back = 0;
            std::memcpy(&front, key.data(), 4);
            std::memcpy(&back, key.data() + size - 4, 4);
            last_ = std::uint64_t{back} << 32 | std::uint64_t{front} << 8 * (8 - size);
        } else if (size > 0) {
            // The first, the middle and the last of one to three letters.
            const auto letter = [&](std::size_t i) {
                return std::uint64_t{static_cast<unsigned char>(key[i])} << 8 * (8 - size + i);
            };
            last_ = letter(0) | letter(size / 2) | letter(size - 1);
        }
    }
    std::size_t size() const { return key_.size(); }
    /// Eight letters from `begin` on, the first one at the bottom, zeros after the end.
    [[gnu::always_inline]] inline std::uint64_t from(std::size_t begin) const {
        std::uint64_t letters = 0;
        if (begin + 8 <= key_.size())
            std::memcpy(&letters, key_.data() + begin, 8);
        else if (begin < key_.size())
            letters = last_ >> (64 - 8 * (key_.size() - begin));
        return letters;
    }

private:
    std::string_view key_;
    std::uint64_t last_ = 0;  ///< its last eight letters, the last one on top
};

/// A key beside letters of others, which come some at a time.
class KeyComparison {
public:
    /// The first `matched` letters are known to be the same.
    explicit KeyComparison(const KeyLetters& key, std::size_t matched = 0)
        : key_(&key), matched_(matched) {}
    /// Letters of the key that were found; it is less than what begins with them and a letter that
    /// it lacks.
    std::size_t matched() const { return matched_; }
    void go_back_to(std::size_t matched) { matched_ = matched; }
    bool ended() const { return matched_ == key_->size(); }
    bool less() const { return less_; }
    /// Whether the key goes on with these letters, 1 to 8 of them. If not, `less` says how they
    /// differ.
    [[gnu::always_inline]] inline bool take(std::uint64_t letters, std::size_t count) {
        const std::size_t left = key_->size() - matched_;
        const std::uint64_t own = key_->from(matched_);
        const std::uint64_t different = letters ^ own;
        // Zeros after the key's end are none of its letters.
        const std::size_t same = std::min(
            left, different == 0 ? 8U : static_cast<std::size_t>(std::countr_zero(different)) / 8);
        if (same >= count) {
            matched_ += count;
            return true;
        }
        matched_ += same;
        less_ = same == left || (own >> 8 * same & 0xFF) < (letters >> 8 * same & 0xFF);
        return false;
    }

private:
    const KeyLetters* key_;
    std::size_t matched_ = 0;
    bool less_ = false;
};

}  // namespace minterm
