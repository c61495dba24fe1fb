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
                               const ByteCodes& codes) {
    std::vector<std::string> result;
    result.reserve(members.size());
    for (const std::uint32_t member : members) {
        std::string& text = result.emplace_back(patterns[member]);
        for (char& byte : text) byte = static_cast<char>(codes(byte));
    }
    return result;
}

}  // namespace

PatternTrie build_trie(const PatternTexts& patterns, std::span<const std::uint32_t> members,
                       const ByteCodes& codes) {
    const std::vector<std::string> texts = coded(patterns, members, codes);
    std::vector<std::uint32_t> sorted(texts.size());
    for (std::uint32_t i = 0; i < sorted.size(); ++i) sorted[i] = i;
    std::sort(sorted.begin(), sorted.end(),
              [&](std::uint32_t a, std::uint32_t b) { return texts[a] < texts[b]; });

    std::vector<std::uint32_t> first_child;
    std::vector<std::uint8_t> label{0};
    std::vector<std::uint32_t> pattern;
    std::vector<Range> level{{0, static_cast<std::uint32_t>(sorted.size())}};
    for (std::size_t depth = 0; !level.empty(); ++depth) {
        std::vector<Range> next;
        for (Range range : level) {
            first_child.push_back(static_cast<std::uint32_t>(label.size()));
            std::uint32_t ends_here = PatternTrie::kNone;
            // A pattern comes before those that go on, and a file may say the same of several.
            for (; range.begin < range.end && texts[sorted[range.begin]].size() == depth;
                 ++range.begin)
                ends_here = members[sorted[range.begin]];
            pattern.push_back(ends_here);
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
    return {std::move(first_child), std::move(label), std::move(pattern)};
}

bool is_sound(const PatternTrie& trie, const PatternTexts& patterns) {
    const std::size_t size = trie.size();
    if (size == 0 || size >= PatternTrie::kNone || trie.first_child.size() != size + 1 ||
        trie.pattern.size() != size)
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
        if (pattern == PatternTrie::kNone) continue;
        if (pattern >= patterns.size() || patterns[pattern].size() != depth) return false;
    }
    return true;
}

}  // namespace minterm
