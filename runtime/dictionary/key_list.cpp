// SPDX-License-Identifier: Apache-2.0
#include "runtime/dictionary/key_list.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <string>
#include <vector>

namespace minterm {
namespace {

/// Eight bytes from the beginning of `key`, the first one on top, zeros after the end.
std::uint64_t head_of(std::string_view key) {
    std::uint64_t head = 0;
    for (std::size_t i = 0; i < 8; ++i)
        head = head << 8 | (i < key.size() ? static_cast<unsigned char>(key[i]) : 0U);
    return head;
}

}  // namespace

Failure KeyList::too_many_keys() {
    return Failure::user("there are more keys than a dictionary can number (" +
                         std::to_string(kMostKeys) + ", and 2^40 bytes)");
}

Status KeyList::add(std::string_view key, std::optional<std::uint64_t> number) {
    if (!entries_.empty() && number.has_value() != has_numbers_)
        return Failure::user("all keys have numbers of their own, or none has");
    if (key.size() > kLongestKey)
        return Failure::user("a key has " + std::to_string(key.size()) + " bytes; at most " +
                             std::to_string(kLongestKey) + " are possible");
    if (entries_.size() == kMostKeys || text_.size() >> 40 != 0) return too_many_keys();
    entries_.push_back({head_of(key), text_.size() << 24 | key.size()});
    append_text(text_, key);
    has_numbers_ = number.has_value();
    if (number) {
        const auto addition = static_cast<std::uint32_t>(entries_.size() - 1);
        const Numbers numbers{*number, addition, addition};
        append_text(text_, {reinterpret_cast<const char*>(&numbers), sizeof numbers});
    }
    if (entries_.size() > 1 && sorted_) sorted_ = !less(entries_.back(), *(entries_.end() - 2));
    return success();
}

void KeyList::sort() {
    if (!sorted_) {
        // One pass by the first two bytes, in place (American flag sort: McIlroy, Bostic, McIlroy
        // 1993), leaves buckets that fit the cache.
        constexpr std::size_t kBuckets = std::size_t{1} << 16;
        std::vector<std::size_t> ends(kBuckets + 1);
        const auto bucket_of = [](const Entry& entry) { return entry.head >> 48; };
        for (const Entry& entry : entries_) ++ends[bucket_of(entry) + 1];
        for (std::size_t b = 0; b < kBuckets; ++b) ends[b + 1] += ends[b];
        std::vector<std::size_t> next(ends.begin(), ends.end() - 1);
        for (std::size_t b = 0; b < kBuckets; ++b) {
            while (next[b] < ends[b + 1]) {
                Entry& here = entries_[next[b]];
                const std::size_t home = bucket_of(here);
                if (home == b)
                    ++next[b];
                else
                    std::swap(here, entries_[next[home]++]);
            }
        }
        for (std::size_t b = 0; b < kBuckets; ++b) {
            const auto begin = entries_.begin() + static_cast<std::ptrdiff_t>(ends[b]);
            const auto end = entries_.begin() + static_cast<std::ptrdiff_t>(ends[b + 1]);
            std::sort(begin, end, [this](const Entry& x, const Entry& y) { return less(x, y); });
        }
        sorted_ = true;
    }
    if (has_numbers_) merge_numbers();
    const auto same_key = [this](const Entry& a, const Entry& b) { return same(a, b); };
    entries_.erase(std::unique(entries_.begin(), entries_.end(), same_key), entries_.end());
}

void KeyList::merge_numbers() {
    for (std::size_t begin = 0; begin < entries_.size();) {
        const Entry& first = entries_[begin];
        Numbers merged = numbers_of(first);
        std::size_t end = begin + 1;
        for (; end < entries_.size() && same(first, entries_[end]); ++end) {
            const Numbers next = numbers_of(entries_[end]);
            const bool contradicts = next.own != numbers_of(entries_[end - 1]).own;
            if (contradicts && (!contradiction_ || next.first < contradiction_->second))
                contradiction_ = Contradiction{merged.last, next.first};
            merged.last = next.last;
        }
        std::memcpy(text_.data() + first.begin() + first.length(), &merged, sizeof merged);
        begin = end;
    }
}

void KeyList::clear() {
    text_.clear();
    entries_.clear();
    sorted_ = true;
    has_numbers_ = false;
    contradiction_.reset();
}

std::size_t KeyList::common_prefix(std::size_t index) const {
    const Entry& a = entries_[index];
    const Entry& b = entries_[index + 1];
    const std::size_t most = std::min(a.length(), b.length());
    const std::uint64_t differences = a.head ^ b.head;
    if (differences != 0)
        return std::min(most, static_cast<std::size_t>(std::countl_zero(differences)) / 8);
    if (most <= 8) return most;
    const std::string_view x = text_of(a);
    const std::string_view y = text_of(b);
    std::size_t common = 8;
    while (common < most && x[common] == y[common]) ++common;
    return common;
}

}  // namespace minterm
