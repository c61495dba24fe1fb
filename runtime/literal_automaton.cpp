// SPDX-License-Identifier: Apache-2.0
#include "runtime/literal_automaton.hpp"

#include <array>

namespace minterm {

LiteralAutomaton::LiteralAutomaton(const std::vector<std::string>& patterns, const ByteCodes& codes)
    : codes_(codes) {
    std::vector<std::uint32_t> members(patterns.size());
    for (std::uint32_t i = 0; i < members.size(); ++i) {
        members[i] = i;
        longest_ = std::max(longest_, patterns[i].size());
    }
    trie_ = build_trie(patterns, members, codes, {});
    const std::size_t row_bytes = codes.count * sizeof(std::uint32_t);
    rows_ = static_cast<std::uint32_t>(std::min(states(), kMostTableBytes / row_bytes));
    table_.resize(rows_ * codes.count);
    shorter_.resize(states());
    shorter_report_.assign(states(), PatternTrie::kNone);
    // A state's suffix is shallower, so what is asked of it is known.
    for (std::uint32_t state = 0; state < states(); ++state) link(state);
}

/// What follows from a state whose suffix is known: its row, and the suffixes of its children.
void LiteralAutomaton::link(std::uint32_t state) {
    const std::size_t width = codes_.count;
    const std::uint32_t suffix = shorter_[state];
    for (std::uint32_t child = trie_.first_child[state]; child < trie_.first_child[state + 1];
         ++child) {
        const std::uint32_t shorter = state == 0 ? 0 : next(suffix, trie_.label[child]) & ~kReports;
        shorter_[child] = shorter;
        shorter_report_[child] =
            trie_.pattern[shorter] != PatternTrie::kNone ? shorter : shorter_report_[shorter];
    }
    if (state >= rows_) return;
    const auto row = table_.begin() + static_cast<std::ptrdiff_t>(state * width);
    if (state == 0) {
        std::fill_n(row, width, 0U);
    } else {
        std::copy_n(table_.begin() + static_cast<std::ptrdiff_t>(suffix * width), width, row);
    }
    for (std::uint32_t child = trie_.first_child[state]; child < trie_.first_child[state + 1];
         ++child)
        row[trie_.label[child]] = flagged(child);
}

std::uint32_t LiteralAutomaton::next(std::uint32_t state, std::uint8_t code) const {
    // Ends at the root at the latest, which has a row. A step down was paid for by a step up.
    while (state >= rows_) {
        const std::uint32_t child = trie_.child(state, code);
        if (child != PatternTrie::kNone) return flagged(child);
        state = shorter_[state];
    }
    return table_[state * codes_.count + code];
}

void LiteralAutomaton::report(std::uint32_t state, std::uint64_t end,
                              std::vector<ReportedColumn>& found) const {
    const std::size_t first = found.size();
    if (trie_.pattern[state] == PatternTrie::kNone) state = shorter_report_[state];
    for (; state != PatternTrie::kNone; state = shorter_report_[state])
        found.push_back({end, trie_.pattern[state], 0});
    if (found.size() - first < 2) return;
    std::sort(
        found.begin() + static_cast<std::ptrdiff_t>(first), found.end(),
        [](const ReportedColumn& a, const ReportedColumn& b) { return a.pattern < b.pattern; });
}

template <std::size_t kStretches>
void LiteralAutomaton::walk(const TextWindow& text, std::size_t begin, std::size_t end,
                            std::vector<ReportedColumn>& found) const {
    const std::size_t each = (end - begin + kStretches - 1) / kStretches;
    std::array<Stretch, kStretches> stretches;
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
        report(stretch.state, text.offset + stretch.place, stretch.found);
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

std::size_t LiteralAutomaton::bytes() const {
    return table_.size() * sizeof table_[0] + states() * (1 + 4 * sizeof(std::uint32_t));
}

}  // namespace minterm
