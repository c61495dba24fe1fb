// SPDX-License-Identifier: Apache-2.0
#include "runtime/search/literal_automaton.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "runtime/support/large_vector.hpp"

namespace minterm {

namespace {

/// Of the table; what exceeds the last-level cache gains nothing.
constexpr std::size_t kMostTableBytes = std::size_t{32} << 20U;
constexpr std::uint32_t kReports = 0x80000000;  ///< with a state: patterns end there

class AutomatonBuilder {
public:
    AutomatonBuilder(const PatternTexts& patterns, const ByteCodes& codes) : width_(codes.count) {
        std::vector<std::uint32_t> members(patterns.size());
        for (std::uint32_t i = 0; i < members.size(); ++i) members[i] = i;
        trie_ = build_trie(patterns, members, codes);
        const std::size_t row_bytes = width_ * sizeof(std::uint32_t);
        rows_ = static_cast<std::uint32_t>(std::min(trie_.size(), kMostTableBytes / row_bytes));
        table_.resize(rows_ * width_);
        shorter_.resize(trie_.size());
        shorter_report_.assign(trie_.size(), PatternTrie::kNone);
        // A state's suffix is shallower, so what is asked of it is known.
        for (std::uint32_t state = 0; state < trie_.size(); ++state) link(state);
    }

    AutomatonTables finish() && {
        return {std::move(trie_), std::move(table_), std::move(shorter_),
                std::move(shorter_report_)};
    }

private:
    std::uint32_t flagged(std::uint32_t state) const {
        const bool reports = trie_.pattern[state] != PatternTrie::kNone ||
                             shorter_report_[state] != PatternTrie::kNone;
        return reports ? state | kReports : state;
    }

    std::uint32_t next(std::uint32_t state, std::uint8_t code) const {
        while (state >= rows_) {
            const std::uint32_t child = trie_.child(state, code);
            if (child != PatternTrie::kNone) return child;
            state = shorter_[state];
        }
        return table_[state * width_ + code] & ~kReports;
    }

    /// What follows from a state whose suffix is known: its row, and the suffixes of its children.
    void link(std::uint32_t state) {
        const std::uint32_t suffix = shorter_[state];
        const std::uint32_t end = trie_.first_child[state + 1];
        for (std::uint32_t child = trie_.first_child[state]; child < end; ++child) {
            const std::uint32_t shorter = state == 0 ? 0 : next(suffix, trie_.label[child]);
            shorter_[child] = shorter;
            shorter_report_[child] =
                trie_.pattern[shorter] != PatternTrie::kNone ? shorter : shorter_report_[shorter];
        }
        if (state >= rows_) return;
        const auto row = table_.begin() + static_cast<std::ptrdiff_t>(state * width_);
        if (state == 0) {
            std::fill_n(row, width_, 0U);
        } else {
            std::copy_n(table_.begin() + static_cast<std::ptrdiff_t>(suffix * width_), width_, row);
        }
        for (std::uint32_t child = trie_.first_child[state]; child < end; ++child)
            row[trie_.label[child]] = flagged(child);
    }

    std::size_t width_;
    PatternTrie trie_;
    std::uint32_t rows_ = 0;  ///< states with a row in the table
    LargeVector<std::uint32_t> table_;
    std::vector<std::uint32_t> shorter_;
    std::vector<std::uint32_t> shorter_report_;
};

}  // namespace

AutomatonTables build_automaton_tables(const PatternTexts& patterns, const ByteCodes& codes) {
    return AutomatonBuilder(patterns, codes).finish();
}

bool is_sound(const AutomatonTables& tables, const PatternTexts& patterns, const ByteCodes& codes) {
    const PatternTrie& trie = tables.trie;
    if (!is_sound(trie, patterns)) return false;
    const std::size_t states = trie.size();
    // The root has a row, in which steps down end.
    if (states >= kReports || codes.count == 0 || tables.table.empty() ||
        tables.table.size() % codes.count != 0 || tables.table.size() / codes.count > states ||
        tables.shorter.size() != states || tables.shorter_report.size() != states)
        return false;
    if (!std::all_of(tables.table.begin(), tables.table.end(),
                     [&](std::uint32_t state) { return (state & ~kReports) < states; }))
        return false;
    for (std::size_t state = 1; state < states; ++state)
        if (tables.shorter[state] >= state) return false;
    for (std::size_t state = 0; state < states; ++state) {
        const std::uint32_t report = tables.shorter_report[state];
        if (report != PatternTrie::kNone &&
            (report >= state || trie.pattern[report] == PatternTrie::kNone))
            return false;
    }
    return true;
}

std::uint32_t LiteralAutomaton::next(std::uint32_t state, std::uint8_t code) const {
    // Ends at the root at the latest, which has a row. A step down was paid for by a step up.
    while (state >= rows_) {
        const std::uint32_t child = tables_.trie.child(state, code);
        if (child != PatternTrie::kNone) {
            const bool reports = tables_.trie.pattern[child] != PatternTrie::kNone ||
                                 tables_.shorter_report[child] != PatternTrie::kNone;
            return reports ? child | kReports : child;
        }
        state = tables_.shorter[state];
    }
    return tables_.table[state * codes_.count + code];
}

void LiteralAutomaton::report(std::uint32_t state, std::uint64_t end,
                              std::vector<ReportedColumn>& found) const {
    const std::size_t first = found.size();
    if (tables_.trie.pattern[state] == PatternTrie::kNone) state = tables_.shorter_report[state];
    for (; state != PatternTrie::kNone; state = tables_.shorter_report[state])
        found.push_back({end, tables_.trie.pattern[state], 0});
    if (found.size() - first < 2) return;
    std::sort(
        found.begin() + static_cast<std::ptrdiff_t>(first), found.end(),
        [](const ReportedColumn& a, const ReportedColumn& b) { return a.pattern < b.pattern; });
}

template <std::size_t kStretches>
void LiteralAutomaton::walk(const TextWindow& text, std::size_t begin, std::size_t end,
                            std::vector<ReportedColumn>& found) const {
    const std::size_t each = (end - begin + kStretches - 1) / kStretches;
    std::vector<Stretch> stretches(kStretches, Stretch(text, end));
    std::array<std::size_t, kStretches> ends{};
    std::size_t shortest = end - begin;
    for (std::size_t i = 0; i < kStretches; ++i) {
        Stretch& stretch = stretches[i];
        stretch.place = std::min(begin + i * each, end);
        ends[i] = std::min(stretch.place + each, end);
        shortest = std::min(shortest, ends[i] - stretch.place);
        for (std::size_t place = stretch.place - std::min(stretch.place, longest_ - 1);
             place < stretch.place; ++place)
            stretch.state = next(stretch.state, codes_(text.bytes[place])) & ~kReports;
    }
    const auto step = [&](Stretch& stretch) {
        stretch.state = next(stretch.state, codes_(text.bytes[stretch.place++]));
        if ((stretch.state & kReports) == 0) return;
        stretch.state &= ~kReports;
        const std::uint64_t end_of_hit = text.offset + stretch.place;
        if (!stretch.skip.wants(end_of_hit)) return;
        const std::size_t before = stretch.found.size();
        report(stretch.state, end_of_hit, stretch.found);
        stretch.skip.found(std::span(stretch.found).subspan(before));
    };
    for (std::size_t i = 0; i < shortest; ++i)
        for (Stretch& stretch : stretches) step(stretch);
    for (std::size_t i = 0; i < kStretches; ++i) {
        while (stretches[i].place < ends[i]) step(stretches[i]);
        found.insert(found.end(), stretches[i].found.begin(), stretches[i].found.end());
    }
}

void LiteralAutomaton::search(const TextWindow& text, std::size_t begin, std::size_t end,
                              std::vector<ReportedColumn>& found) const {
    if (begin >= end) return;
    // What a stretch walks in front of it is a quarter of it at most.
    const bool is_long = end - begin >= kMostStretches * 4 * (longest_ + 16);
    if (is_long) {
        walk<kMostStretches>(text, begin, end, found);
    } else {
        walk<1>(text, begin, end, found);
    }
}

}  // namespace minterm
