// SPDX-License-Identifier: Apache-2.0
//
// Patterns -> which bytes of each they are looked for by (Note [Gram filter]).
//
// Note [Rare windows]. The window that a pattern has most rarely elsewhere leaves the fewest
// places to look at. How rare windows are is counted in one half of a sample, and what a choice
// gains in the other half, for of many numbers that chance makes the least is always small: in
// random letters no window is rarer than another. Patterns are a sample, too: what many of them
// have in common texts are likely to have, so a half of them is read with each half of the sample.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "runtime/search/gram_filter.hpp"
#include "runtime/search/pattern_texts.hpp"
#include "runtime/search/pattern_trie.hpp"

namespace minterm {

/// Which windows some patterns have.
struct WindowChoice {
    std::vector<std::uint8_t> behind;  ///< bytes of each pattern; none: they are the last bytes
    double candidates = 0;             ///< a place of a text, patterns whose windows are there
    double in_sample = 0;              ///< the same of the sample alone
};

class WindowChooser {
public:
    /// A sample that is made up is worth little beside the patterns.
    WindowChooser(const PatternTexts& patterns, const ByteCodes& codes, std::string_view sample,
                  bool is_made_up);

    /// Windows of so many bytes, at most sixteen, that are last, or rarest, of patterns with at
    /// least so many. O(sample + symbols).
    WindowChoice last(std::span<const std::uint32_t> members, std::size_t length) const;
    WindowChoice rarest(std::span<const std::uint32_t> members, std::size_t length) const;

    /// A place of a text, those that survive.
    double survivors(const GramBits& bits) const;

private:
    /// Counts `candidates`.
    WindowChoice counted(std::span<const std::uint32_t> members, std::vector<std::uint8_t> behind,
                         std::size_t length) const;

    const PatternTexts& patterns_;
    std::uint8_t byte_mask_;
    double like_patterns_;  ///< of a text, the part that is taken to look like them
    std::string_view sample_to_learn_, sample_to_test_;
    std::string patterns_to_learn_, patterns_to_test_;
};

}  // namespace minterm
