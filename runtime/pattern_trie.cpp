// SPDX-License-Identifier: Apache-2.0
#include "runtime/pattern_trie.hpp"

#include <utility>

namespace minterm {

namespace {

/// What of the sorted patterns goes through a state.
struct Range {
    std::uint32_t begin = 0;
    std::uint32_t end = 0;
};

std::vector<std::string> coded(const std::vector<std::string>& patterns,
                               std::span<const std::uint32_t> members, const ByteCodes& codes,
                               ReadingOrder order) {
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

PatternTrie build_trie(const std::vector<std::string>& patterns,
                       std::span<const std::uint32_t> members, const ByteCodes& codes,
                       const TrieParams& params) {
    const std::vector<std::string> texts = coded(patterns, members, codes, params.order);
    std::vector<std::uint32_t> sorted(texts.size());
    for (std::uint32_t i = 0; i < sorted.size(); ++i) sorted[i] = i;
    std::sort(sorted.begin(), sorted.end(),
              [&](std::uint32_t a, std::uint32_t b) { return texts[a] < texts[b]; });

    PatternTrie trie;
    trie.label.push_back(0);
    std::vector<Range> level{{0, static_cast<std::uint32_t>(sorted.size())}};
    for (std::size_t depth = 0; !level.empty(); ++depth) {
        std::vector<Range> next;
        for (Range range : level) {
            trie.first_child.push_back(static_cast<std::uint32_t>(trie.label.size()));
            std::uint32_t ends_here = PatternTrie::kNone;
            const bool one_only = range.end - range.begin == 1;
            // A pattern comes before those that go on.
            if (range.begin < range.end && texts[sorted[range.begin]].size() == depth)
                ends_here = members[sorted[range.begin++]];
            const bool is_cut =
                params.cut_tails && depth >= params.spelled && one_only && range.begin < range.end;
            if (is_cut) ends_here = members[sorted[range.begin++]];
            trie.pattern.push_back(ends_here);
            if (params.cut_tails) trie.has_tail.push_back(is_cut);
            while (range.begin < range.end) {
                const char code = texts[sorted[range.begin]][depth];
                const auto last =
                    std::partition_point(sorted.begin() + range.begin, sorted.begin() + range.end,
                                         [&](std::uint32_t i) { return texts[i][depth] == code; });
                const auto end = static_cast<std::uint32_t>(last - sorted.begin());
                trie.label.push_back(static_cast<std::uint8_t>(code));
                next.push_back({range.begin, end});
                range.begin = end;
            }
        }
        level = std::move(next);
    }
    trie.first_child.push_back(static_cast<std::uint32_t>(trie.label.size()));
    return trie;
}

}  // namespace minterm
