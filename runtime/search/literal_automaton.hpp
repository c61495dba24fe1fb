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
#include <utility>
#include <vector>

#include "runtime/search/line_skip.hpp"
#include "runtime/search/pattern_texts.hpp"
#include "runtime/search/pattern_trie.hpp"
#include "runtime/search/text_window.hpp"

namespace minterm {

/// The states, made just now or mapped from a file.
struct AutomatonTables {
    PatternTrie trie;
    SharedArray<std::uint32_t> table;           ///< flagged states, row by row of codes
    SharedArray<std::uint32_t> shorter;         ///< the longest proper suffix that is a state
    SharedArray<std::uint32_t> shorter_report;  ///< the longest that is a pattern, or kNone
};

/// No pattern is empty, and no two have the same codes. O(symbols log patterns + table).
AutomatonTables build_automaton_tables(const PatternTexts& patterns, const ByteCodes& codes);

/// Whether tables from a file can be searched with, whatever else they say: no number leads out of
/// them, and steps end. O(tables).
bool is_sound(const AutomatonTables& tables, const PatternTexts& patterns, const ByteCodes& codes);

class LiteralAutomaton {
public:
    /// Tables that are sound; `longest`: bytes of a pattern.
    LiteralAutomaton(const ByteCodes& codes, std::size_t longest, AutomatonTables tables)
        : codes_(codes),
          longest_(longest),
          rows_(static_cast<std::uint32_t>(tables.table.size() / codes.count)),
          tables_(std::move(tables)) {}

    /// Appends the patterns that end at the positions `begin` .. `end` - 1 of the window, by end
    /// and then by number. In front of `begin` the window holds one byte less than the longest
    /// pattern has, or all that the text has. O(bytes + what is found).
    void search(const TextWindow& text, std::size_t begin, std::size_t end,
                std::vector<ReportedColumn>& found) const;

    const AutomatonTables& tables() const { return tables_; }
    std::size_t states() const { return tables_.trie.size(); }

private:
    static constexpr std::size_t kMostStretches = 8;
    struct Stretch {
        Stretch(const TextWindow& text, std::size_t end) : skip(text, end) {}

        std::size_t place = 0;
        std::uint32_t state = 0;
        std::vector<ReportedColumn> found;
        LineSkip skip;
    };

    std::uint32_t next(std::uint32_t state, std::uint8_t code) const;
    void report(std::uint32_t state, std::uint64_t end, std::vector<ReportedColumn>& found) const;
    template <std::size_t kStretches>
    void walk(const TextWindow& text, std::size_t begin, std::size_t end,
              std::vector<ReportedColumn>& found) const;

    ByteCodes codes_;
    std::size_t longest_;
    std::uint32_t rows_;  ///< states with a row in the table
    AutomatonTables tables_;
};

}  // namespace minterm
