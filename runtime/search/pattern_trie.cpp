// SPDX-License-Identifier: Apache-2.0
#include "runtime/search/pattern_trie.hpp"

#include <string>
#include <utility>
#include <vector>

namespace minterm {

namespace {

/// What of the sorted patterns goes through a state.
struct Range {
    std::uint32_t begin = 0;
    std::uint32_t end = 0;
};

std::vector<std::string> coded(const PatternTexts& patterns, std::span<const std::uint32_t> members,
                               const ByteCodes& codes, ReadingOrder order) {
    std::vector<std::string> result;
    result.reserve(members.size());
    for (const std::uint32_t member : members) {
        std::string& text = result.emplace_back(patterns[member]);
        if (order == ReadingOrder::Backwards) std::reverse(text.begin(), text.end());
        for (char& byte : text) byte = static_cast<char>(codes(byte));
    }
    return result;
}

}  // namespace

PatternTrie build_trie(const PatternTexts& patterns, std::span<const std::uint32_t> members,
                       const ByteCodes& codes, const TrieParams& params) {
    const std::vector<std::string> texts = coded(patterns, members, codes, params.order);
    std::vector<std::uint32_t> sorted(texts.size());
    for (std::uint32_t i = 0; i < sorted.size(); ++i) sorted[i] = i;
    std::sort(sorted.begin(), sorted.end(),
              [&](std::uint32_t a, std::uint32_t b) { return texts[a] < texts[b]; });

    std::vector<std::uint32_t> first_child;
    std::vector<std::uint8_t> label{0};
    std::vector<std::uint32_t> pattern;
    std::vector<std::uint8_t> has_tail;
    std::vector<Range> level{{0, static_cast<std::uint32_t>(sorted.size())}};
    for (std::size_t depth = 0; !level.empty(); ++depth) {
        std::vector<Range> next;
        for (Range range : level) {
            first_child.push_back(static_cast<std::uint32_t>(label.size()));
            std::uint32_t ends_here = PatternTrie::kNone;
            const bool one_only = range.end - range.begin == 1;
            // A pattern comes before those that go on, and a file may say the same of several.
            for (; range.begin < range.end && texts[sorted[range.begin]].size() == depth;
                 ++range.begin)
                ends_here = members[sorted[range.begin]];
            const bool is_cut =
                params.cut_tails && depth >= params.spelled && one_only && range.begin < range.end;
            if (is_cut) ends_here = members[sorted[range.begin++]];
            pattern.push_back(ends_here);
            if (params.cut_tails) has_tail.push_back(is_cut);
            while (range.begin < range.end) {
                const char code = texts[sorted[range.begin]][depth];
                const auto last =
                    std::partition_point(sorted.begin() + range.begin, sorted.begin() + range.end,
                                         [&](std::uint32_t i) { return texts[i][depth] == code; });
                const auto end = static_cast<std::uint32_t>(last - sorted.begin());
                label.push_back(static_cast<std::uint8_t>(code));
                next.push_back({range.begin, end});
                range.begin = end;
            }
        }
        level = std::move(next);
    }
    first_child.push_back(static_cast<std::uint32_t>(label.size()));
    return {std::move(first_child), std::move(label), std::move(pattern), std::move(has_tail)};
}

bool is_sound(const PatternTrie& trie, const PatternTexts& patterns, bool has_tails) {
    const std::size_t size = trie.size();
    if (size == 0 || size >= PatternTrie::kNone || trie.first_child.size() != size + 1 ||
        trie.pattern.size() != size || trie.has_tail.size() != (has_tails ? size : 0))
        return false;
    // The children of a level are the next one, so that levels end where a state's children begin.
    std::size_t depth = 0;
    std::size_t level_end = 1;
    if (trie.first_child[0] != 1 || trie.first_child[size] != size) return false;
    for (std::size_t state = 0; state < size; ++state) {
        if (state == level_end) {
            ++depth;
            level_end = trie.first_child[state];
            if (level_end <= state) return false;
        }
        const std::uint32_t first = trie.first_child[state];
        const std::uint32_t end = trie.first_child[state + 1];
        if (first > end || end > size) return false;
        const std::uint32_t pattern = trie.pattern[state];
        const bool tail = has_tails && trie.has_tail[state] != 0;
        if (pattern == PatternTrie::kNone) {
            if (tail) return false;
            continue;
        }
        if (pattern >= patterns.size()) return false;
        const std::size_t length = patterns[pattern].size();
        if (tail ? length <= depth || first != end : length != depth) return false;
    }
    return true;
}

std::pair<std::uint32_t, std::uint32_t> level_of(const PatternTrie& trie, std::size_t depth) {
    std::pair<std::uint32_t, std::uint32_t> level{0, 1};
    for (; depth > 0 && level.first < level.second; --depth)
        level = {level.second, trie.first_child[level.second]};
    return level;
}

}  // namespace minterm
