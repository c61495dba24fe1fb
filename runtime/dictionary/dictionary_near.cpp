// SPDX-License-Identifier: Apache-2.0
//
// A string -> the keys that are near it: the trie walked, beginnings of keys that are too far left
// out. Where all edits are spent, the few letters that may follow are looked up; elsewhere all
// edges of a node are tried.
#include <algorithm>
#include <cstddef>

#include "runtime/dictionary/common_prefix.hpp"
#include "runtime/dictionary/edit_band.hpp"
#include "runtime/dictionary/with_trie.hpp"

namespace minterm {
namespace {

using Near = Dictionary::Near;

/// Rare beside what is tried.
[[gnu::noinline]] void add_near(std::vector<Near>& found, std::string_view key, std::uint64_t id,
                                unsigned distance) {
    found.push_back({std::string(key), id, distance});
}

/// All keys within `edits` of `text`, in any order.
template <typename Trie>
[[gnu::always_inline]] inline void collect_near(const DictionaryParts& parts, const Trie& trie,
                                                std::string_view text, unsigned edits,
                                                std::vector<Near>& found) {
    struct Branch {
        std::uint32_t node;
        std::uint32_t depth;  ///< of the parent
        std::uint8_t letter;
    };
    EditBand band(text, edits);
    // The beginning of a key that is looked at. One with more letters is too far from the text.
    std::string key(text.size() + edits + 1, '\0');
    std::vector<Branch> branches;  // nodes still to be seen
    const auto add = [&](std::size_t length, std::uint64_t place) MINTERM_INLINE {
        add_near(found, std::string_view(key).substr(0, length), parts.id_at(place),
                 band.distance(length));
    };
    const auto see_edge = [&](std::size_t depth, std::uint8_t letter, Step step) MINTERM_INLINE {
        if (step.kind == Step::Node) {
            branches.push_back({step.number, static_cast<std::uint32_t>(depth), letter});
        } else if (step.kind == Step::Leaf && band.put(depth, letter)) {
            key[depth++] = static_cast<char>(letter);
            const bool near = parts.tails.for_each_letter(parts.tails.place(step.number),
                                                          [&](std::uint8_t next) MINTERM_INLINE {
                                                              key[depth] = static_cast<char>(next);
                                                              return band.put(depth++, next);
                                                          });
            if (near && band.distance(depth) <= edits)
                add(depth, parts.terminals.count() + step.number);
        }
    };
    const auto see_node = [&](std::uint32_t node, std::size_t depth) MINTERM_INLINE {
        if (band.distance(depth) <= edits && parts.terminals.get(node))
            add(depth, parts.terminals.rank(node));
        if (band.takes_any_letter(depth))
            trie.for_each_edge(node, [&](std::uint8_t letter, Step step)
                                         MINTERM_INLINE { see_edge(depth, letter, step); });
        else
            band.for_each_letter(depth, [&](std::uint8_t letter) MINTERM_INLINE {
                see_edge(depth, letter, trie.try_step(node, letter));
            });
    };
    // In one place, as it is inlined there.
    Branch branch{0, 0, 0};
    for (std::size_t depth = 0;; depth = branch.depth + std::size_t{1}) {
        see_node(branch.node, depth);
        do {
            if (branches.empty()) return;
            branch = branches.back();
            branches.pop_back();
        } while (!band.put(branch.depth, branch.letter));
        key[branch.depth] = static_cast<char>(branch.letter);
    }
}

/// The same of sorted keys: from one that is too far on to the next that may be near.
void collect_near(const DictionaryParts& parts, const KeyBlocks& blocks, std::string_view text,
                  unsigned edits, std::vector<Near>& found) {
    constexpr std::size_t kLettersAhead = 2;
    EditBand band(text, edits);
    std::string path;  // a beginning that the band knows
    // The least letter above another that may follow the first `depth` ones; 256: none.
    const auto least_letter = [&](std::size_t depth, int above) {
        std::size_t least = 256;
        if (band.takes_any_letter(depth)) return static_cast<std::size_t>(above + 1);
        band.for_each_letter(depth, [&](std::uint8_t letter) {
            if (letter > above) least = std::min<std::size_t>(least, letter);
        });
        return least;
    };
    KeyBlocks::Cursor cursor(blocks);
    cursor.go_to(std::uint64_t{0});
    while (!cursor.at_end()) {
        const std::string_view key = cursor.key();
        path.resize(common_prefix(path, key));
        while (path.size() < key.size() &&
               band.put(path.size(), static_cast<std::uint8_t>(key[path.size()])))
            path += key[path.size()];
        if (path.size() == key.size()) {
            if (band.distance(path.size()) <= edits)
                found.push_back({path, parts.id_at(cursor.rank()), band.distance(path.size())});
            cursor.next();
            continue;
        }
        // The next letter instead, as far down as there is one.
        std::size_t depth = path.size();
        std::size_t letter = 256;
        for (;; --depth) {
            letter = least_letter(depth, static_cast<std::uint8_t>(key[depth]));
            if (letter < 256 || depth == 0) break;
        }
        if (letter >= 256) return;
        // Then the least letters, until that is near itself or anything may follow, or keys that go
        // on so are rare.
        path.resize(depth);
        while (letter < 256 && band.put(path.size(), static_cast<std::uint8_t>(letter))) {
            path += static_cast<char>(letter);
            if (path.size() > depth + kLettersAhead || band.takes_any_letter(path.size()) ||
                band.distance(path.size()) <= edits)
                break;
            letter = least_letter(path.size(), -1);
        }
        cursor.go_on_to(path);
    }
}

}  // namespace

std::vector<Near> near_keys(const DictionaryParts& parts, std::string_view text, unsigned edits,
                            std::size_t limit) {
    std::vector<Near> found;
    // The best few may be nearer than allowed, and each edit more takes some ten times as long.
    const bool all = limit >= parts.statistics.keys;
    for (unsigned within = all ? edits : 0; within <= edits; ++within) {
        found.clear();
        if (parts.blocks)
            collect_near(parts, *parts.blocks, text, within, found);
        else
            with_trie(parts, [&](const auto& trie) MINTERM_INLINE {
                collect_near(parts, trie, text, within, found);
            });
        if (found.size() >= limit) break;
    }
    std::sort(found.begin(), found.end(), [](const Near& a, const Near& b) {
        return a.distance != b.distance ? a.distance < b.distance : a.key < b.key;
    });
    if (found.size() > limit)
        found.erase(found.begin() + static_cast<std::ptrdiff_t>(limit), found.end());
    return found;
}

}  // namespace minterm
