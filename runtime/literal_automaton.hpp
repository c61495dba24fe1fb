// SPDX-License-Identifier: Apache-2.0
//
// The automaton of Aho and Corasick (1975) for many patterns without errors: every byte of a text
// costs the same, whatever the text.
//
// States are those of a trie, level by level, so that shallow ones come first. These have a row of
// a table with the state after every code; the rest, where the table would be too large, have their
// children and the longest shorter state to go on from, which is shallower. A single automaton
// waits for memory with every byte, so a piece of the text is cut into stretches that are walked
// side by side; each begins as many bytes earlier as the longest pattern has, less one.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "runtime/large_vector.hpp"
#include "runtime/pattern_trie.hpp"
#include "runtime/search_driver.hpp"

namespace minterm {

class LiteralAutomaton {
public:
    /// No pattern is empty, and no two have the same codes. O(symbols log patterns + table).
    LiteralAutomaton(const std::vector<std::string>& patterns, const ByteCodes& codes);

    /// Appends the patterns that end at the positions `begin` .. `end` - 1 of the window, by end
    /// and then by number. In front of `begin` the window holds one byte less than the longest
    /// pattern has, or all that the text has. O(bytes + what is found).
    void search(const TextWindow& text, std::size_t begin, std::size_t end,
                std::vector<ReportedColumn>& found) const;

    std::size_t states() const { return trie_.size(); }
    std::size_t bytes() const;

private:
    static constexpr std::size_t kMostStretches = 8;
    /// Of the table; what exceeds the last-level cache gains nothing.
    static constexpr std::size_t kMostTableBytes = std::size_t{32} << 20U;
    static constexpr std::uint32_t kReports = 0x80000000;  ///< with a state: patterns end there

    struct Stretch {
        std::size_t place = 0;
        std::uint32_t state = 0;
        std::vector<ReportedColumn> found;
    };

    void link(std::uint32_t state);
    std::uint32_t flagged(std::uint32_t state) const {
        const bool reports = trie_.pattern[state] != PatternTrie::kNone ||
                             shorter_report_[state] != PatternTrie::kNone;
        return reports ? state | kReports : state;
    }
    std::uint32_t next(std::uint32_t state, std::uint8_t code) const;
    void report(std::uint32_t state, std::uint64_t end, std::vector<ReportedColumn>& found) const;
    template <std::size_t kStretches>
    void walk(const TextWindow& text, std::size_t begin, std::size_t end,
              std::vector<ReportedColumn>& found) const;

    ByteCodes codes_;
    PatternTrie trie_;
    std::size_t longest_ = 0;
    std::uint32_t rows_ = 0;                     ///< states with a row in the table
    LargeVector<std::uint32_t> table_;           ///< flagged states, row by row
    std::vector<std::uint32_t> shorter_;         ///< the longest proper suffix that is a state
    std::vector<std::uint32_t> shorter_report_;  ///< the longest that is a pattern, or kNone
};

}  // namespace minterm
