// SPDX-License-Identifier: Apache-2.0
//
// A string -> the keys that are near it: the trie walked, beginnings of keys that are too far left
// out. Where all edits are spent, the few letters that may follow are looked up; elsewhere all
// edges of a node are tried.
#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <optional>
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

/// A string that grows and shrinks, near a text as far as a band says, and how keys may go on that
/// begin like that and are near, too.
template <typename Band>
class NearBeginning {
public:
    NearBeginning(const Beginnings& beginnings, Band& band, std::string_view text, unsigned edits)
        : beginnings_(beginnings),
          band_(band),
          text_(text),
          edits_(edits),
          // One with more letters is too far from the text.
          letters_(text.size() + edits + 1, '\0'),
          hashes_(letters_.size() + 1, Beginnings::kEmpty),
          following_(beginnings.longest()),
          is_found_(beginnings.longest() + 1) {
        std::array<bool, 256> used{};
        for (const char letter : text) used[static_cast<unsigned char>(letter)] = true;
        const auto* const other = std::find(used.begin(), used.end(), false);
        if (other != used.end()) other_ = static_cast<std::uint8_t>(other - used.begin());
    }

    std::size_t size() const { return size_; }
    std::string_view letters() const { return std::string_view(letters_).substr(0, size_); }
    void shrink(std::size_t size) { size_ = std::min(size_, size); }
    /// The last letter, which goes.
    std::uint8_t pop() { return static_cast<std::uint8_t>(letters_[--size_]); }
    /// False if that were too far.
    [[gnu::always_inline]] inline bool put(std::uint8_t letter) {
        if (!band_.put(size_, letter)) return false;
        letters_[size_] = static_cast<char>(letter);
        hashes_[size_ + 1] = Beginnings::longer(hashes_[size_], letter);
        ++size_;
        if (size_ < following_.size()) is_found_[size_] = false;
        return true;
    }
    unsigned distance() const { return band_.distance(size_); }
    bool takes_any_letter() const { return band_.takes_any_letter(size_); }
    /// The least letter that may follow, and is not less than `least`; kNone: none may.
    static constexpr std::size_t kNone = Beginnings::kNone;
    [[gnu::always_inline]] inline std::size_t next_letter(std::size_t least) {
        if (size_ < following_.size()) {
            if (!is_found_[size_]) find_following();
            return beginnings_.next(following_[size_], least);
        }
        if (takes_any_letter()) return least;
        std::size_t next = kNone;
        band_.for_each_letter(size_, [&](std::uint8_t letter) MINTERM_INLINE {
            if (letter >= least && letter < next) next = letter;
        });
        return next;
    }

private:
    using Letters = Beginnings::Letters;
    /// Those that the band takes after `size` letters, where no edit is left.
    [[gnu::always_inline]] inline Letters taken(std::size_t size) const {
        Letters letters = 0;
        band_.for_each_letter(
            size, [&](std::uint8_t letter) MINTERM_INLINE { letters |= beginnings_.only(letter); });
        return letters;
    }
    [[gnu::always_inline]] inline void find_following() {
        is_found_[size_] = true;
        const Letters after = beginnings_.after(hashes_[size_]);
        following_[size_] = after & (takes_any_letter() ? worth_trying(after) : taken(size_));
    }
    /// Most letters that may follow are none that the text has hereabouts, and all these leave the
    /// band alike, mostly with no edit left: few of them can be followed by what it takes then.
    [[gnu::noinline]] Letters worth_trying(Letters after) {
        if (!other_ || size_ + 1 >= beginnings_.longest()) return after;
        Letters wanted = 0;
        if (band_.put(size_, *other_)) {
            if (band_.takes_any_letter(size_ + 1) || band_.distance(size_ + 1) <= edits_)
                return after;
            wanted = taken(size_ + 1);
        }
        Letters worth = 0;
        const std::size_t end = std::min(text_.size(), size_ + edits_ + 1);
        for (std::size_t i = size_ - std::min<std::size_t>(size_, edits_); i < end; ++i)
            worth |= beginnings_.only(static_cast<std::uint8_t>(text_[i]));
        beginnings_.for_each(after & ~worth, [&](std::uint8_t letter) MINTERM_INLINE {
            const auto longer = Beginnings::longer(hashes_[size_], letter);
            worth |= (beginnings_.after(longer) & wanted) != 0 ? beginnings_.only(letter) : 0;
        });
        return worth;
    }

    const Beginnings& beginnings_;
    Band& band_;
    std::string_view text_;
    std::size_t edits_;
    std::optional<std::uint8_t> other_;  ///< a letter that the text has not
    std::string letters_;
    std::size_t size_ = 0;
    std::vector<Beginnings::Hash> hashes_;  ///< by length
    std::vector<Letters> following_;        ///< by length, as far as is known how keys begin
    std::vector<std::uint8_t> is_found_;
};

/// The same of sorted keys: from one that is too far on to the next that may be near.
template <typename Band>
void collect_near(const DictionaryParts& parts, const KeyBlocks& blocks, Band& band,
                  std::string_view text, unsigned edits, std::vector<Near>& found) {
    constexpr std::size_t kLettersAhead = 2;
    NearBeginning<Band> path(blocks.beginnings(), band, text, edits);
    KeyBlocks::Cursor cursor(blocks);
    cursor.go_to(std::uint64_t{0});
    while (!cursor.at_end()) {
        const std::string_view key = cursor.key();
        path.shrink(cursor.shared());
        while (path.size() < key.size() && path.put(static_cast<std::uint8_t>(key[path.size()]))) {
        }
        if (path.size() == key.size()) {
            if (path.distance() <= edits)
                add_near(found, key, parts.id_at(cursor.rank()), path.distance());
            cursor.next();
            continue;
        }
        // The least letters that are greater, until that is near itself, or anything may follow, or
        // it is not known how keys go on and such keys are rare.
        std::size_t shared = path.size();  // with the key
        std::size_t least = static_cast<std::uint8_t>(key[shared]) + std::size_t{1};
        for (;;) {
            const std::size_t letter = path.next_letter(least);
            if (letter >= path.kNone) {
                if (path.size() == 0) return;
                least = path.pop() + std::size_t{1};
                shared = std::min(shared, path.size());
            } else if (!path.put(static_cast<std::uint8_t>(letter))) {
                least = letter + 1;
            } else {
                least = 0;
                if (path.distance() <= edits || path.takes_any_letter()) break;
                if (path.size() >= blocks.beginnings().longest() &&
                    path.size() > shared + kLettersAhead)
                    break;
            }
        }
        cursor.go_on_to(path.letters(), shared);
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
