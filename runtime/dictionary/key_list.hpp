// SPDX-License-Identifier: Apache-2.0
//
// Keys in any order -> sorted, each once.
#pragma once

#include <cstdint>
#include <string_view>

#include "minterm/result.hpp"
#include "runtime/large_vector.hpp"

namespace minterm {

/// Keys of any bytes, compared as unsigned bytes. Memory: the keys' bytes and 16 bytes a key.
class KeyList {
public:
    static constexpr std::size_t kLongestKey = (std::size_t{1} << 24) - 1;
    static constexpr std::size_t kMostKeys = (std::size_t{1} << 32) - 2;

    /// Makes room for about so many bytes.
    void reserve_bytes(std::size_t bytes) { text_.reserve(bytes); }

    /// Appends a copy of `key`. Errors (user): it is longer than kLongestKey, or there are
    /// kMostKeys already.
    Status add(std::string_view key);

    /// Sorts and merges equal keys. Time: O(bytes) if they were sorted, else that of a sort.
    void sort();

    std::size_t size() const { return entries_.size(); }
    std::string_view operator[](std::size_t index) const { return text_of(entries_[index]); }
    /// Keys that `sort` merged into others.
    std::size_t duplicates() const { return duplicates_; }

    /// How many bytes at their beginning are the same in keys `index` and `index + 1`.
    std::size_t common_prefix(std::size_t index) const;

private:
    struct Entry {
        std::uint64_t head;   ///< the first eight bytes as a number, zeros after the end
        std::uint64_t place;  ///< 40 bits: where its bytes are; 24 bits: how many
        std::uint64_t begin() const { return place >> 24; }
        std::uint64_t length() const { return place & kLongestKey; }
    };
    std::string_view text_of(const Entry& entry) const {
        return {text_.data() + entry.begin(), entry.length()};
    }
    bool less(const Entry& a, const Entry& b) const {
        if (a.head != b.head) return a.head < b.head;
        return text_of(a) < text_of(b);
    }

    LargeVector<char> text_;
    LargeVector<Entry> entries_;
    bool sorted_ = true;
    std::size_t duplicates_ = 0;
};

}  // namespace minterm
