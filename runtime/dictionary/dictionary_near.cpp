// SPDX-License-Identifier: Apache-2.0
//
// A string -> the keys that are near it: the trie walked, beginnings of keys that are too far left
// out. Where all edits are spent, the few letters that may follow are looked up; elsewhere all
// edges of a node are tried.
#include <algorithm>
#include <cstddef>
#include <type_traits>
#include <variant>

#include "runtime/dictionary/edit_band.hpp"
#include "runtime/dictionary/edit_column.hpp"
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
template <typename Band, typename Trie>
[[gnu::always_inline]] inline void collect_near(const DictionaryParts& parts, const Trie& trie,
                                                Band& band, std::string_view text, unsigned edits,
                                                std::vector<Near>& found) {
    struct Branch {
        Step step;
        std::uint32_t depth;  ///< of the parent
        std::uint8_t letter;
    };
    constexpr std::size_t kMostEdges = 512;  // even of a changed image
    // The beginning of a key that is looked at. One with more letters is too far from the text.
    std::string key(text.size() + edits + 1, '\0');
    std::vector<Branch> branches(2 * kMostEdges);  // the first `count` are still to be seen
    std::size_t count = 0;
    const auto add = [&](std::size_t length, std::uint64_t place) {
        add_near(found, std::string_view(key).substr(0, length), parts.id_at(place),
                 band.distance(length));
    };
    Step step{Step::Node, 0};
    for (std::size_t depth = 0;;) {
        if (step.kind == Step::Leaf) {
            const bool near = parts.tails.for_each_letter(
                parts.tails.place(step.number), [&](std::uint8_t letter) MINTERM_INLINE {
                    key[depth] = static_cast<char>(letter);
                    return band.put(depth++, letter);
                });
            if (near && band.distance(depth) <= edits)
                add(depth, parts.terminals.count() + step.number);
        } else {
            if (band.distance(depth) <= edits && parts.terminals.get(step.number))
                add(depth, parts.terminals.rank(step.number));
            if (branches.size() < count + kMostEdges) branches.resize(2 * branches.size());
            Branch* next = branches.data() + count;
            // Written in any case, since nobody can foresee which letters there are.
            const auto add_branch = [&](std::uint8_t letter, Step to) MINTERM_INLINE {
                *next = {to, static_cast<std::uint32_t>(depth), letter};
                next += to.kind != Step::None ? 1 : 0;
            };
            if (band.takes_any_letter(depth)) {
                trie.for_each_edge(step.number, add_branch);
            } else {
                const typename Trie::At at = trie.at(step.number);
                band.for_each_letter(depth, [&](std::uint8_t letter) MINTERM_INLINE {
                    add_branch(letter, trie.step(at, letter));
                });
            }
            count = static_cast<std::size_t>(next - branches.data());
        }
        Branch branch;
        do {
            if (count == 0) return;
            branch = branches[--count];
        } while (!band.put(branch.depth, branch.letter));
        depth = branch.depth;
        key[depth++] = static_cast<char>(branch.letter);
        step = branch.step;
    }
}

/// The same of sorted keys: from one that is too far on to the next that may be near.
template <typename Band>
void collect_near(const DictionaryParts& parts, const KeyBlocks& blocks, Band& band,
                  std::string_view text, unsigned edits, std::vector<Near>& found) {
    constexpr std::size_t kLettersAhead = 2;
    constexpr std::size_t kNone = Beginnings::kNone;
    const Beginnings& beginnings = blocks.beginnings();
    // A beginning that the band knows. One with more letters is too far from the text.
    std::string path(text.size() + edits + 1, '\0');
    std::vector<Beginnings::Hash> hashes(path.size() + 1, Beginnings::kEmpty);
    std::size_t length = 0;
    /// Whether it goes on like that.
    const auto put = [&](std::uint8_t letter) MINTERM_INLINE {
        if (!band.put(length, letter)) return false;
        path[length] = static_cast<char>(letter);
        hashes[length + 1] = Beginnings::longer(hashes[length], letter);
        ++length;
        return true;
    };
    // The least letter that may follow, and is not less than another.
    const auto next_letter = [&](std::size_t least) MINTERM_INLINE {
        const bool known = length < beginnings.longest();
        if (band.takes_any_letter(length))
            return known ? beginnings.next_letter(hashes[length], least) : least;
        std::size_t next = kNone;
        band.for_each_letter(length, [&](std::uint8_t letter) MINTERM_INLINE {
            if (letter >= least && letter < next &&
                (!known || beginnings.may_follow(hashes[length], letter)))
                next = letter;
        });
        return next;
    };
    KeyBlocks::Cursor cursor(blocks);
    cursor.go_to(std::uint64_t{0});
    while (!cursor.at_end()) {
        const std::string_view key = cursor.key();
        length = std::min(length, cursor.shared());
        while (length < key.size() && put(static_cast<std::uint8_t>(key[length]))) {
        }
        if (length == key.size()) {
            if (band.distance(length) <= edits)
                add_near(found, key, parts.id_at(cursor.rank()), band.distance(length));
            cursor.next();
            continue;
        }
        // The least letters that are greater, until that is near itself, or anything may follow, or
        // it is not known how keys go on and such keys are rare.
        std::size_t shared = length;  // with the key
        std::size_t least = static_cast<std::uint8_t>(key[length]) + std::size_t{1};
        for (;;) {
            const std::size_t letter = next_letter(least);
            if (letter >= kNone) {
                if (length == 0) return;
                least = static_cast<std::uint8_t>(path[--length]) + std::size_t{1};
                shared = std::min(shared, length);
            } else if (!put(static_cast<std::uint8_t>(letter))) {
                least = letter + 1;
            } else {
                least = 0;
                if (band.distance(length) <= edits || band.takes_any_letter(length)) break;
                if (length >= beginnings.longest() && length > shared + kLettersAhead) break;
            }
        }
        cursor.go_on_to(std::string_view(path).substr(0, length), shared);
    }
}

/// On machines that count bits, unless there are blocks or the band is an EditBand.
template <typename Band>
void collect_near(const DictionaryParts& parts, Band&& band, std::string_view text, unsigned edits,
                  std::vector<Near>& found) {
    const auto walk = [&](const auto& trie)
                          MINTERM_INLINE { collect_near(parts, trie, band, text, edits, found); };
    if (parts.blocks)
        collect_near(parts, *parts.blocks, band, text, edits, found);
    else if constexpr (std::is_same_v<Band, EditBand>)
        with_trie(parts, walk);
    else
        std::visit([&](const auto& trie) { work_counting(trie, walk); }, parts.trie);
}

}  // namespace

std::vector<Near> near_keys(const DictionaryParts& parts, std::string_view text, unsigned edits,
                            std::size_t limit) {
    std::vector<Near> found;
    // The best few may be nearer than allowed, and each edit more takes some ten times as long.
    const bool all = limit >= parts.statistics.keys;
    for (unsigned within = all ? edits : 0; within <= edits; ++within) {
        found.clear();
        const bool in_a_word = parts.blocks || machine_counts();
        if (in_a_word && within == 1)
            collect_near(parts, EditColumn<1>(text), text, within, found);
        else if (in_a_word && within == 2)
            collect_near(parts, EditColumn<2>(text), text, within, found);
        else
            collect_near(parts, EditBand(text, within), text, within, found);
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
