// SPDX-License-Identifier: Apache-2.0
//
// Keys in any order, with or without numbers of their own -> sorted, each once.
#pragma once

#include <cstdint>
#include <cstring>
#include <optional>
#include <string_view>

#include "minterm/result.hpp"
#include "runtime/support/large_vector.hpp"

namespace minterm {

/// Keys of any bytes, compared as unsigned bytes. Memory: the keys' bytes and 16 bytes a key; 32
/// where keys have numbers.
class KeyList {
public:
    static constexpr std::size_t kLongestKey = (std::size_t{1} << 24) - 1;
    static constexpr std::size_t kMostKeys = (std::size_t{1} << 32) - 2;
    /// What is said of more.
    static Failure too_many_keys();

    /// Makes room for about so many bytes of keys.
    void reserve_bytes(std::size_t bytes) { text_.reserve(bytes); }
    /// What the keys take, in bytes, and what they will take with one more.
    std::size_t memory() const { return text_.size() + entries_.size() * sizeof(Entry); }
    std::size_t memory_with(std::string_view key) const {
        return memory() + key.size() + sizeof(Entry) + sizeof(Numbers);
    }
    /// As it was when it was made, but for its room.
    void clear();

    /// Appends a copy of `key`. Errors (user): it is longer than kLongestKey, or there are
    /// kMostKeys already; it has a number and others have none, or the other way round.
    Status add(std::string_view key, std::optional<std::uint64_t> number = std::nullopt);

    /// Sorts and merges equal keys. Time: O(bytes) if they were sorted, else that of a sort.
    void sort();

    /// One key that was added with two numbers: the additions, counted from 0.
    struct Contradiction {
        std::size_t first;
        std::size_t second;
    };
    /// The one of which `sort` merged the second addition, if there is any: the earliest.
    const std::optional<Contradiction>& contradiction() const { return contradiction_; }

    std::size_t size() const { return entries_.size(); }
    bool has_numbers() const { return has_numbers_; }
    /// If there are any.
    std::uint64_t number(std::size_t index) const { return numbers_of(entries_[index]).own; }
    /// Where there are numbers: which addition it was that added the key first, and, after `sort`,
    /// last.
    struct Additions {
        std::size_t first;
        std::size_t last;
    };
    Additions additions(std::size_t index) const {
        const Numbers numbers = numbers_of(entries_[index]);
        return {numbers.first, numbers.last};
    }
    std::string_view operator[](std::size_t index) const { return text_of(entries_[index]); }

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
    /// What comes after the bytes of a key.
    struct Numbers {
        std::uint64_t own;
        std::uint32_t first;  ///< addition of the key
        std::uint32_t last;
    };
    Numbers numbers_of(const Entry& entry) const {
        Numbers numbers{};
        std::memcpy(&numbers, text_.data() + entry.begin() + entry.length(), sizeof numbers);
        return numbers;
    }
    /// Equal keys are in the order in which they were added.
    bool less(const Entry& a, const Entry& b) const {
        if (a.head != b.head) return a.head < b.head;
        const int order = text_of(a).compare(text_of(b));
        return order != 0 ? order < 0 : a.begin() < b.begin();
    }
    bool same(const Entry& a, const Entry& b) const {
        return a.head == b.head && text_of(a) == text_of(b);
    }
    /// `entries_` are sorted and not yet merged: finds the contradiction, and gives the first entry
    /// of each key the last addition.
    void merge_numbers();

    LargeVector<char> text_;
    LargeVector<Entry> entries_;
    bool sorted_ = true;
    bool has_numbers_ = false;
    std::optional<Contradiction> contradiction_;
};

}  // namespace minterm
