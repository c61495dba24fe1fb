// SPDX-License-Identifier: Apache-2.0
//
// Keys <-> numbers, many at a time: a group of 32 goes through the trie in step, and what each of
// them reads next is prefetched while the others are served.
#include <algorithm>
#include <array>
#include <type_traits>
#include <utility>

#include "runtime/dictionary/with_trie.hpp"

namespace minterm {
namespace {

constexpr std::size_t kGroup = 32;
constexpr std::uint64_t kNoPlace = DictionaryParts::kNoPlace;

[[gnu::always_inline]] inline std::uint8_t letter_at(std::string_view key, std::size_t index) {
    return static_cast<std::uint8_t>(key[index]);
}

[[gnu::always_inline]] inline std::uint64_t id_at(const DictionaryParts& parts,
                                                  std::uint64_t place) {
    return place == kNoPlace ? Dictionary::kNoId : parts.id_at(place);
}

[[gnu::always_inline]] inline void prefetch_id(const DictionaryParts& parts, std::uint64_t place) {
    if (parts.stored()) parts.id_of_place.prefetch(place);
}

/// The node that the first letters lead to, if there are more; the root if they lead to none.
[[gnu::always_inline]] inline std::uint32_t first_node(const DictionaryParts& parts,
                                                       std::string_view key) {
    if (key.size() <= FirstLetters::kLetters) return 0;
    return parts.first_letters.node(letter_at(key, 0), letter_at(key, 1));
}

template <typename Trie>
[[gnu::always_inline]] inline std::uint64_t find_one(const DictionaryParts& parts, const Trie& trie,
                                                     std::string_view key) {
    std::uint32_t node = first_node(parts, key);
    for (std::size_t depth = node == 0 ? 0 : FirstLetters::kLetters; depth < key.size(); ++depth) {
        const Step step = trie.finish(trie.start(node, letter_at(key, depth)));
        if (step.kind == Step::None) return Dictionary::kNoId;
        if (step.kind == Step::Leaf) {
            if (!parts.tails.equals(parts.tails.place(step.number), key, depth + 1))
                return Dictionary::kNoId;
            return id_at(parts, parts.terminals.count() + step.number);
        }
        node = step.number;
    }
    if (!parts.terminals.get(node)) return Dictionary::kNoId;
    return id_at(parts, parts.terminals.rank(node));
}

/// Some of a group.
struct Members {
    std::array<std::uint8_t, kGroup> which;
    std::size_t count = 0;
    [[gnu::always_inline]] inline void add(std::size_t i) {
        which[count++] = static_cast<std::uint8_t>(i);
    }
    std::span<const std::uint8_t> all() const { return std::span(which).first(count); }
};

/// Where the keys of a group come to, all but those that lead nowhere.
struct Ends {
    Members at_node;                            ///< with their last letter
    Members at_leaf;                            ///< with a tail to compare
    std::array<std::uint32_t, kGroup> number;   ///< of the node or leaf
    std::array<std::uint32_t, kGroup> letters;  ///< before the tail

    [[gnu::always_inline]] inline void reach_node(const DictionaryParts& parts, std::size_t i,
                                                  std::uint32_t node) {
        at_node.add(i);
        number[i] = node;
        parts.terminals.prefetch(node);
    }
    [[gnu::always_inline]] inline void reach_leaf(const DictionaryParts& parts, std::size_t i,
                                                  std::uint32_t leaf, std::size_t depth) {
        at_leaf.add(i);
        number[i] = leaf;
        letters[i] = static_cast<std::uint32_t>(depth);
        parts.tails.prefetch(leaf);
        prefetch_id(parts, parts.terminals.count() + leaf);
    }
};

/// One of a group on its way down.
template <typename Trie>
struct Walk {
    typename Trie::Place place;
    const char* next;  ///< the letter after that
    const char* end;
    std::uint32_t which;
};

/// All keys of a group go on to what they read next, and prefetch it, before the first of them
/// reads it. Where a step reads once, that is one round a step.
template <typename Trie>
[[gnu::always_inline]] inline void walk_down(const DictionaryParts& parts, const Trie& trie,
                                             std::span<const std::string_view> keys, Ends& ends) {
    constexpr bool kReadsOnce = std::is_same_v<typename Trie::Pending, Step>;
    std::array<Walk<Trie>, kGroup> walks;  // those that go on come first
    std::array<typename Trie::Pending, kReadsOnce ? 1 : kGroup> pending;
    std::size_t walking = 0;
    for (std::size_t i = 0; i < keys.size(); ++i) {
        if (keys[i].empty()) {
            ends.reach_node(parts, i, 0);
            continue;
        }
        // Most have a node that their first letters lead to; the others begin at the root.
        const std::uint32_t node = first_node(parts, keys[i]);
        const char* const next = keys[i].data() + (node == 0 ? 0 : FirstLetters::kLetters);
        Walk<Trie>& walk = walks[walking++];
        walk.next = next + 1;
        walk.end = keys[i].data() + keys[i].size();
        walk.which = static_cast<std::uint32_t>(i);
        trie.set_out(node, static_cast<std::uint8_t>(*next), walk.place);
    }
    while (walking > 0) {
        const std::span<Walk<Trie>> all = std::span(walks).first(walking);
        if constexpr (!kReadsOnce) {
            for (Walk<Trie>& walk : all) trie.approach(walk.place);
            for (std::size_t i = 0; i < walking; ++i) {
                pending[i] = trie.start(walks[i].place);
                trie.prefetch(pending[i]);
            }
        }
        Walk<Trie>* left = walks.data();
        for (std::size_t i = 0; i < all.size(); ++i) {
            const Walk<Trie>& walk = walks[i];
            Step step;
            if constexpr (kReadsOnce)
                step = trie.start(walk.place);
            else
                step = trie.finish(pending[i]);
            const char* const next = walk.next;
            const char* const end = walk.end;
            const std::uint32_t which = walk.which;
            if (step.kind == Step::Node && next != end) [[likely]] {
                left->next = next + 1;
                left->end = end;
                left->which = which;
                trie.set_out(step.number, static_cast<std::uint8_t>(*next), left->place);
                ++left;
            } else if (step.kind == Step::Node) {
                ends.reach_node(parts, which, step.number);
            } else if (step.kind == Step::Leaf) {
                ends.reach_leaf(parts, which, step.number,
                                static_cast<std::size_t>(next - keys[which].data()));
            }
        }
        walking = static_cast<std::size_t>(left - walks.data());
    }
}

/// At most kGroup keys.
template <typename Trie>
[[gnu::always_inline]] inline void find_group(const DictionaryParts& parts, const Trie& trie,
                                              std::span<const std::string_view> keys,
                                              std::uint64_t* ids) {
    Ends ends;
    walk_down(parts, trie, keys, ends);
    std::array<std::uint64_t, kGroup> place;
    place.fill(kNoPlace);
    for (const std::uint8_t i : ends.at_node.all()) {
        if (!parts.terminals.get(ends.number[i])) continue;
        place[i] = parts.terminals.rank(ends.number[i]);
        prefetch_id(parts, place[i]);
    }
    std::array<Tails::Place, kGroup> tails;
    for (const std::uint8_t i : ends.at_leaf.all()) {
        tails[i] = parts.tails.place(ends.number[i]);
        parts.tails.prefetch(tails[i]);
    }
    for (const std::uint8_t i : ends.at_leaf.all())
        if (parts.tails.equals(tails[i], keys[i], ends.letters[i]))
            place[i] = parts.terminals.count() + ends.number[i];
    for (std::size_t i = 0; i < keys.size(); ++i) ids[i] = id_at(parts, place[i]);
}

template <typename Trie>
[[gnu::always_inline]] inline void find_all(const DictionaryParts& parts, const Trie& trie,
                                            std::span<const std::string_view> keys,
                                            std::uint64_t* ids) {
    if (keys.size() == 1) {
        *ids = find_one(parts, trie, keys.front());
        return;
    }
    // The letters of two groups: they may be anywhere.
    std::size_t next = 0;
    for (std::size_t first = 0; first < keys.size(); first += kGroup) {
        const std::size_t count = std::min(kGroup, keys.size() - first);
        for (; next < std::min(first + 2 * kGroup, keys.size()); ++next)
            __builtin_prefetch(keys[next].data());
        find_group(parts, trie, keys.subspan(first, count), ids + first);
    }
}

/// One of the group on the way up to the root.
struct Climb {
    std::uint32_t node = 0;
    std::uint32_t leaf = 0;
    bool has_leaf = false;
    bool exists = false;
    std::string letters;  ///< backwards
};

/// At most kGroup numbers.
template <typename Trie>
[[gnu::always_inline]] inline void append_group(const DictionaryParts& parts, const Trie& trie,
                                                std::span<const std::uint64_t> ids,
                                                std::array<Climb, kGroup>& climbs,
                                                std::string& text, std::vector<std::size_t>& ends) {
    const std::uint64_t terminals = parts.terminals.count();
    std::array<typename Trie::PendingUp, kGroup> pending{};
    std::array<std::uint8_t, kGroup> climbing;
    std::size_t climbing_count = 0;
    if (parts.sorted())
        for (const std::uint64_t id : ids)
            if (id < parts.statistics.keys) parts.place_of_id.prefetch(id);
    for (std::size_t i = 0; i < ids.size(); ++i) {
        Climb& climb = climbs[i];
        climb.letters.clear();
        climb.node = 0;
        const std::uint64_t place = parts.place_of(ids[i]);
        climb.exists = place != kNoPlace;
        climb.has_leaf = false;
        if (!climb.exists) continue;
        climb.has_leaf = place >= terminals;
        climb.leaf = static_cast<std::uint32_t>(place - (climb.has_leaf ? terminals : 0));
        if (climb.has_leaf)
            trie.prefetch_up_from_leaf(climb.leaf);
        else
            parts.terminals.prefetch_select(climb.leaf);
    }
    for (const Climb& climb : std::span(climbs).first(ids.size()))
        if (climb.has_leaf) trie.approach_up_from_leaf(climb.leaf);
    for (std::size_t i = 0; i < ids.size(); ++i) {
        Climb& climb = climbs[i];
        if (!climb.exists) continue;
        if (climb.has_leaf) {
            pending[i] = trie.start_up_from_leaf(climb.leaf);
            trie.prefetch(pending[i]);
            parts.tails.prefetch(climb.leaf);
        } else {
            climb.node = static_cast<std::uint32_t>(
                std::min(parts.terminals.select(climb.leaf), parts.statistics.nodes - 1));
            if (climb.node != 0) trie.prefetch_up_from_node(climb.node);
        }
    }
    for (std::size_t i = 0; i < ids.size(); ++i)
        if (climbs[i].has_leaf) trie.approach(pending[i]);
    for (std::size_t i = 0; i < ids.size(); ++i)
        if (climbs[i].has_leaf) trie.narrow(pending[i]);
    for (std::size_t i = 0; i < ids.size(); ++i) {
        Climb& climb = climbs[i];
        if (climb.has_leaf) {
            const Edge edge = trie.finish(pending[i]);
            climb.node = edge.parent;
            climb.letters += static_cast<char>(edge.letter);
            if (climb.node != 0) trie.prefetch_up_from_node(climb.node);
        }
        if (climb.node != 0) climbing[climbing_count++] = static_cast<std::uint8_t>(i);
    }
    // No prefix is longer than the longest key, in whatever circles a changed file may lead.
    for (std::uint64_t step = 0; climbing_count > 0 && step < parts.statistics.longest_key;
         ++step) {
        for (std::size_t c = 0; c < climbing_count; ++c)
            trie.approach_up_from_node(climbs[climbing[c]].node);
        for (std::size_t c = 0; c < climbing_count; ++c) {
            const std::uint8_t i = climbing[c];
            pending[i] = trie.start_up_from_node(climbs[i].node);
            trie.prefetch(pending[i]);
        }
        for (std::size_t c = 0; c < climbing_count; ++c) trie.approach(pending[climbing[c]]);
        for (std::size_t c = 0; c < climbing_count; ++c) trie.narrow(pending[climbing[c]]);
        std::size_t left = 0;
        for (std::size_t c = 0; c < climbing_count; ++c) {
            const std::uint8_t i = climbing[c];
            const Edge edge = trie.finish(pending[i]);
            climbs[i].node = edge.parent;
            climbs[i].letters += static_cast<char>(edge.letter);
            if (edge.parent == 0) continue;
            trie.prefetch_up_from_node(edge.parent);
            climbing[left++] = i;
        }
        climbing_count = left;
    }
    std::array<Tails::Place, kGroup> tails{};
    for (std::size_t i = 0; i < ids.size(); ++i) {
        if (!climbs[i].has_leaf) continue;
        tails[i] = parts.tails.place(climbs[i].leaf);
        parts.tails.prefetch(tails[i]);
    }
    for (std::size_t i = 0; i < ids.size(); ++i) {
        const Climb& climb = climbs[i];
        const std::size_t begin = text.size();
        text += climb.letters;
        std::reverse(text.begin() + static_cast<std::ptrdiff_t>(begin), text.end());
        if (climb.has_leaf) parts.tails.append_to(text, tails[i]);
        ends.push_back(text.size());
    }
}

template <typename Trie>
[[gnu::always_inline]] inline void append_all(const DictionaryParts& parts, const Trie& trie,
                                              std::span<const std::uint64_t> ids, std::string& text,
                                              std::vector<std::size_t>& ends) {
    std::array<Climb, kGroup> climbs;
    for (std::size_t first = 0; first < ids.size(); first += kGroup) {
        const std::size_t count = std::min(kGroup, ids.size() - first);
        append_group(parts, trie, ids.subspan(first, count), climbs, text, ends);
    }
}

void append_from_blocks(const DictionaryParts& parts, std::span<const std::uint64_t> ids,
                        std::string& text, std::vector<std::size_t>& ends) {
    KeyBlocks::Cursor cursor(*parts.blocks);
    std::array<std::uint64_t, kGroup> places{};
    for (std::size_t first = 0; first < ids.size(); first += kGroup) {
        const std::size_t count = std::min(kGroup, ids.size() - first);
        for (std::size_t i = 0; i < count; ++i) {
            places[i] = parts.place_of(ids[first + i]);
            if (places[i] != kNoPlace) parts.blocks->prefetch_place(places[i]);
        }
        for (std::size_t i = 0; i < count; ++i)
            if (places[i] != kNoPlace) parts.blocks->prefetch_block(places[i]);
        for (std::size_t i = 0; i < count; ++i) {
            if (places[i] != kNoPlace) {
                cursor.go_to(places[i]);
                text += cursor.key();
            }
            ends.push_back(text.size());
        }
    }
}

}  // namespace

std::uint64_t DictionaryParts::place_of_own(std::uint64_t id) const {
    const std::uint64_t keys = statistics.keys;
    std::uint64_t rank = 0;
    for (std::uint64_t end = keys; rank < end;) {
        const std::uint64_t middle = rank + (end - rank) / 2;
        if (id_of_place.wide(place_of_id[middle]) < id)
            rank = middle + 1;
        else
            end = middle;
    }
    if (rank == keys || id_of_place.wide(place_of_id[rank]) != id) return kNoPlace;
    return std::min(place_of_id[rank], keys - 1);
}

void find_keys(const DictionaryParts& parts, std::span<const std::string_view> keys,
               std::uint64_t* ids) {
    if (parts.blocks)
        parts.blocks->find_all(keys, [&](std::size_t i, KeyBlocks::Found found) {
            ids[i] = found.exact ? parts.id_at(found.rank) : Dictionary::kNoId;
        });
    else
        with_trie(parts,
                  [&](const auto& trie) MINTERM_INLINE { find_all(parts, trie, keys, ids); });
}

void append_keys(const DictionaryParts& parts, std::span<const std::uint64_t> ids,
                 std::string& text, std::vector<std::size_t>& ends) {
    if (parts.blocks)
        append_from_blocks(parts, ids, text, ends);
    else
        with_trie(parts, [&](const auto& trie)
                             MINTERM_INLINE { append_all(parts, trie, ids, text, ends); });
}

}  // namespace minterm
