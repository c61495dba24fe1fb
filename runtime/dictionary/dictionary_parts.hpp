// SPDX-License-Identifier: Apache-2.0
//
// What a dictionary is made of, as views of its image.
#pragma once

#include <optional>
#include <variant>

#include "minterm/dictionary.hpp"
#include "runtime/dictionary/louds.hpp"
#include "runtime/dictionary/packed_numbers.hpp"
#include "runtime/dictionary/plain_bits.hpp"
#include "runtime/dictionary/tails.hpp"
#include "runtime/dictionary/xbw_lines.hpp"
#include "runtime/dictionary/xbw_rrr.hpp"

namespace minterm {

/// A trie gives a key a place: first come the nodes at which keys end, in their order, then the
/// leaves. A place is the key's number, unless numbers are in sorted order.
struct DictionaryParts {
    Dictionary::Statistics statistics{};
    std::variant<XbwLines, XbwRrr, Louds> trie;
    PlainBits terminals;  ///< by node
    Tails tails;          ///< by leaf
    PackedNumbers id_of_place;
    PackedNumbers place_of_id;

    bool sorted() const { return statistics.ids == IdOrder::Sorted; }
};

/// `ids[i]` becomes the number of `keys[i]`, or Dictionary::kNoId.
void find_keys(const DictionaryParts& parts, std::span<const std::string_view> keys,
               std::uint64_t* ids);

/// Appends the keys with these numbers to `text` and the ends to `ends`, as
/// Dictionary::append_keys.
void append_keys(const DictionaryParts& parts, std::span<const std::uint64_t> ids,
                 std::string& text, std::vector<std::size_t>& ends);

/// As Dictionary::near.
std::vector<Dictionary::Near> near_keys(const DictionaryParts& parts, std::string_view text,
                                        unsigned edits, std::size_t limit);

}  // namespace minterm
