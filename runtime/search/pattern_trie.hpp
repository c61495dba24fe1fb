// SPDX-License-Identifier: Apache-2.0
//
// Sorted patterns -> a trie in which all states of a level lie side by side, so that the children
// of a state are a range and a state takes nine bytes.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <span>

#include "runtime/search/pattern_texts.hpp"
#include "runtime/support/shared_array.hpp"

namespace minterm {

/// Bytes that are the same for patterns have the same code; codes are numbered from 0.
struct ByteCodes {
    std::array<std::uint8_t, 256> code{};
    std::size_t count = 0;
    std::uint8_t common_bits = 0xff;  ///< that bytes of one code which occurs in patterns share
    bool single = true;               ///< each code that occurs in patterns is that of one byte

    std::uint8_t operator()(char byte) const { return code[static_cast<unsigned char>(byte)]; }

    /// Whether there are no codes from `count` on.
    bool is_sound() const {
        return count <= code.size() &&
               std::all_of(code.begin(), code.end(), [this](std::uint8_t c) { return c < count; });
    }
};

/// State 0 is the root; states are numbered level by level.
struct PatternTrie {
    static constexpr std::uint32_t kNone = 0xffffffff;

    /// Of state s: first_child[s] .. first_child[s + 1] - 1, by label.
    SharedArray<std::uint32_t> first_child;
    SharedArray<std::uint8_t> label;     ///< of the edge that leads to a state: a code
    SharedArray<std::uint32_t> pattern;  ///< which ends in a state, or kNone

    std::size_t size() const { return label.size(); }

    /// The state after `code`, or kNone. O(log children).
    std::uint32_t child(std::uint32_t state, std::uint8_t code) const {
        const std::uint32_t first = first_child[state];
        const std::uint32_t end = first_child[state + 1];
        constexpr std::uint32_t kFew = 8;
        if (end - first > kFew) {
            const auto place = std::lower_bound(label.begin() + first, label.begin() + end, code);
            const auto found = static_cast<std::uint32_t>(place - label.begin());
            return found < end && label[found] == code ? found : kNone;
        }
        for (std::uint32_t i = first; i < end; ++i)
            if (label[i] == code) return i;
        return kNone;
    }
};

/// The trie of those of `patterns` that `members` names, none of which is empty. Of those with the
/// same codes one is there. O(symbols log patterns).
PatternTrie build_trie(const PatternTexts& patterns, std::span<const std::uint32_t> members,
                       const ByteCodes& codes);

/// Whether a trie that comes from a file is one: its arrays fit each other, its levels follow each
/// other, and each pattern that it names is one of `patterns` and as long as the way to it.
/// O(states).
bool is_sound(const PatternTrie& trie, const PatternTexts& patterns);

}  // namespace minterm
