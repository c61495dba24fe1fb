// SPDX-License-Identifier: Apache-2.0
//
// What a dictionary is made of, as views of its image.
#pragma once

#include <algorithm>
#include <functional>
#include <optional>
#include <variant>

#include "minterm/dictionary.hpp"
#include "runtime/dictionary/first_letters.hpp"
#include "runtime/dictionary/key_blocks.hpp"
#include "runtime/dictionary/louds.hpp"
#include "runtime/dictionary/packed_numbers.hpp"
#include "runtime/dictionary/plain_bits.hpp"
#include "runtime/dictionary/tails.hpp"
#include "runtime/dictionary/xbw_lines.hpp"
#include "runtime/dictionary/xbw_rrr.hpp"

namespace minterm {

/// Keys have places. A trie gives them: first come the nodes at which keys end, in their order,
/// then the leaves. In blocks of sorted keys they are ranks. A place is the key's number, unless
/// numbers are the caller's own, or in sorted order and places are not.
struct DictionaryParts {
    Dictionary::Statistics statistics{};
    std::variant<XbwLines, XbwRrr, Louds> trie;
    FirstLetters first_letters;       ///< of `trie`
    PlainBits terminals;              ///< by node
    Tails tails;                      ///< by leaf
    std::optional<KeyBlocks> blocks;  ///< instead of all these
    PackedNumbers id_of_place;
    PackedNumbers place_of_id;  ///< of the caller's own: by rank among (number, key)

    static constexpr std::uint64_t kNoPlace = ~std::uint64_t{0};

    /// Whether numbers are ranks, and are not the places.
    bool sorted() const { return statistics.ids == IdOrder::Sorted && !blocks; }
    /// Whether numbers are stored, and are not the places.
    bool stored() const { return statistics.ids == IdOrder::Own || sorted(); }
    [[gnu::always_inline]] inline std::uint64_t id_at(std::uint64_t place) const {
        return stored() ? id_of_place.wide(place) : place;
    }
    /// Where the key with this number is, or kNoPlace; of several the first in byte order. Time:
    /// O(1), or of the caller's own numbers O(log keys).
    [[gnu::always_inline]] inline std::uint64_t place_of(std::uint64_t id) const {
        if (statistics.ids == IdOrder::Own) return place_of_own(id);
        if (id >= statistics.keys) return kNoPlace;
        return sorted() ? std::min(place_of_id[id], statistics.keys - 1) : id;
    }
    std::uint64_t place_of_own(std::uint64_t id) const;
};

/// Views of the dictionary's image.
const DictionaryParts& parts_of(const Dictionary& dictionary);

/// `ids[i]` becomes the number of `keys[i]`, or Dictionary::kNoId.
void find_keys(const DictionaryParts& parts, std::span<const std::string_view> keys,
               std::uint64_t* ids);

/// Appends the keys with these numbers to `text` and the ends to `ends`, as
/// Dictionary::append_keys.
void append_keys(const DictionaryParts& parts, std::span<const std::uint64_t> ids,
                 std::string& text, std::vector<std::size_t>& ends);

/// Calls `visit(key, id)` in sorted order for the keys that are not less than `first` and begin
/// with its first `shared` letters, until it says false.
void visit_from(const DictionaryParts& parts, std::string_view first, std::size_t shared,
                const std::function<bool(std::string_view key, std::uint64_t id)>& visit);

/// Calls `answer(first, last)` for parts of at most `most` of `count` questions, on threads.
void answer_parts(int threads, std::size_t count, std::size_t most,
                  const std::function<void(std::size_t first, std::size_t last)>& answer);

/// As Dictionary::near.
std::vector<Dictionary::Near> near_keys(const DictionaryParts& parts, std::string_view text,
                                        unsigned edits, std::size_t limit);

}  // namespace minterm
