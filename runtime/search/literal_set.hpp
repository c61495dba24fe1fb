// SPDX-License-Identifier: Apache-2.0
//
// Hundreds to hundreds of thousands of patterns without errors -> where they occur: what is found
// by filters (Note [Gram filter]), by an automaton, or by filters with the automaton for pieces of
// a text that they are no help for.
//
// Note [Literal plan]. Patterns are divided by length, for one short pattern would make all grams
// short. Each part has a filter. Which lengths go together, how many places share a gram and which
// windows patterns have (Note [Rare windows]) is chosen by what it costs: so many nanoseconds for a
// place, and so many for a survivor; how many survive is counted in a sample of the text, or in
// letters as frequent as in the patterns. If the automaton costs less it is taken.
//
// Whatever the plan, a text costs a bounded time: a piece that takes more steps than the automaton
// would take twice is searched again by that, and so is what follows it, for twice as many pieces
// each time that a filter fails again.
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "runtime/search/gram_filter.hpp"
#include "runtime/search/literal_automaton.hpp"
#include "runtime/search/pattern_trie.hpp"
#include "runtime/search/search_driver.hpp"
#include "runtime/search/window_choice.hpp"

namespace minterm {

enum class LiteralEngine : std::uint8_t { Auto, Filter, Automaton };

/// One filter, as planned or as built.
struct GramPlan {
    GramShape shape;
    std::size_t first = 0, end = 0;    ///< in `LiteralPlan::by_length`
    double survivors = 0;              ///< of all places, estimated
    double candidates = 0;             ///< a place of the sample, patterns whose windows are there
    std::vector<std::uint8_t> behind;  ///< by `WindowChoice`; not saved
};

/// What a set of patterns is searched with.
struct LiteralPlan {
    bool automaton = false;                ///< nothing but the automaton
    std::vector<std::uint32_t> by_length;  ///< numbers of patterns, the shortest first; not saved
    std::vector<GramPlan> filters;
    double candidates = 0;             ///< a byte of the sample, of all filters; not saved
    double filter_nanoseconds = 0;     ///< a byte, estimated
    double automaton_nanoseconds = 0;  ///< a byte, estimated
};

/// Letters as frequent as in the patterns, in no order: what stands for a text nobody has seen.
std::string made_up_sample(const PatternTexts& patterns);

/// `patterns`: none empty, no two with the same codes, at least one. `sample`: a part of a text
/// like those to be searched, or nothing. O(symbols + patterns log patterns).
LiteralPlan plan_literals(const PatternTexts& patterns, const ByteCodes& codes,
                          LiteralEngine engine, std::string_view sample);

/// What a plan says is needed: the automaton, or a table for each filter.
struct LiteralTables {
    std::optional<AutomatonTables> automaton;
    std::vector<GramTables> filters;
};

/// `plan` was made for these patterns. O(symbols log patterns).
LiteralTables build_literal_tables(const PatternTexts& patterns, const ByteCodes& codes,
                                   const LiteralPlan& plan);

/// Whether all that comes from a file can be searched with. O(what there is).
bool is_sound(const LiteralPlan& plan, const LiteralTables& tables, const PatternTexts& patterns,
              const ByteCodes& codes);

class LiteralSet {
public:
    /// `tables` were built for the plan, or are sound.
    LiteralSet(PatternTexts patterns, const ByteCodes& codes, LiteralPlan plan,
               LiteralTables tables);
    LiteralSet(const LiteralSet&) = delete;
    LiteralSet& operator=(const LiteralSet&) = delete;

    const LiteralPlan& plan() const { return plan_; }
    /// Of the longest pattern, less one: so much in front of a place must be at hand.
    std::size_t memory() const { return patterns_.longest() - 1; }
    /// The automaton, if the plan says so, and the filters.
    LiteralTables tables() const;
    /// Bytes that were searched so far, and how many of them by the automaton.
    std::uint64_t searched() const { return searched_; }
    std::uint64_t walked() const { return walked_; }

private:
    friend class LiteralWorkspace;

    void make_automaton(std::optional<AutomatonTables> tables) const;
    const LiteralAutomaton& automaton() const;

    PatternTexts patterns_;
    ByteCodes codes_;
    LiteralPlan plan_;
    std::vector<GramFilter> filters_;
    mutable std::once_flag automaton_made_;
    mutable std::unique_ptr<const LiteralAutomaton> automaton_;
    mutable std::atomic<std::uint64_t> searched_{0};
    mutable std::atomic<std::uint64_t> walked_{0};
};

/// What one thread remembers between pieces.
class LiteralWorkspace {
public:
    explicit LiteralWorkspace(const LiteralSet& set) : set_(&set) {}

    /// The most positions that `search` looks at in one call.
    std::size_t piece_size() const;

    /// As `SearchWorkspace::search`; patterns are numbered as they were given.
    void search(const TextWindow& text, std::size_t begin, std::size_t end,
                std::vector<ReportedColumn>& found);

private:
    bool filter(const TextWindow& text, std::size_t begin, std::size_t end,
                std::vector<ReportedColumn>& found);

    const LiteralSet* set_;
    std::size_t pieces_to_walk_ = 0;  ///< before filters are tried again
    std::size_t patience_ = 1;        ///< pieces to walk when they fail next
};

}  // namespace minterm
