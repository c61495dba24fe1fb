// SPDX-License-Identifier: Apache-2.0
#include "runtime/dictionary/lookup_arrays.hpp"

#include <utility>
#include <variant>

#include "runtime/dictionary/dictionary_parts.hpp"

namespace minterm {

using namespace lookup_device;

/// Knows what the parts of dictionaries are made of.
class LookupArraysMaker {
public:
    explicit LookupArraysMaker(LookupArrays& to) : to_(to) {}

    void add(const DictionaryParts& parts) {
        to_.layout = parts.statistics.layout;
        to_.longest_key = parts.statistics.longest_key;
        set(kNodes, parts.statistics.nodes);
        set(kLeaves, parts.statistics.leaves);
        set(kEdges, parts.statistics.nodes - 1 + parts.statistics.leaves);
        set(kTerminals, parts.terminals.lines_);
        set(kTerminalCount, parts.terminals.count());
        add(parts.tails);
        set(kIds, parts.id_of_place.bytes_);
        set(kIdWidth, parts.id_of_place.width_);
        set(kIdBytes, parts.id_of_place.bytes_.size());
        set(kIdsStored, parts.stored() ? 1 : 0);
        std::visit([&](const auto& trie) { add(trie); }, parts.trie);
    }

    void add_way_back(const DictionaryParts& parts) {
        static_assert(static_cast<int>(IdOrder::Own) == kIdsOwn);
        set(kKeys, parts.statistics.keys);
        set(kIdOrder, static_cast<std::uint64_t>(parts.statistics.ids));
        set(kPlaces, parts.place_of_id.bytes_);
        set(kPlaceWidth, parts.place_of_id.width_);
        set(kPlaceBytes, parts.place_of_id.bytes_.size());
        set(kTerminalHints, parts.terminals.one_hints_);
        set(kTerminalLines, parts.terminals.lines_.size());
        set(kLongestKey, parts.statistics.longest_key);
        std::vector<std::uint32_t> tails;
        const auto entry = [&](std::size_t bits) {
            const Tails::Letter letter = parts.tails.decoded_[bits];
            return std::uint32_t{letter.byte} | std::uint32_t{letter.width} << 8U;
        };
        for (std::size_t bits = 0; bits < parts.tails.decoded_.size(); bits += 2)
            tails.push_back(entry(bits) | entry(bits + 1) << 16U);
        set(kTailDecoded, std::move(tails));
        std::visit([&](const auto& trie) { add_way_up(trie); }, parts.trie);
    }

private:
    template <typename Value>
    void set(Buffer buffer, std::span<const Value> values) {
        to_.arrays[buffer] = std::as_bytes(values);
    }
    void set(Buffer buffer, std::vector<std::uint32_t> table) {
        to_.tables_.push_back(std::move(table));
        set(buffer, std::span<const std::uint32_t>(to_.tables_.back()));
    }
    void set(Scalar scalar, std::uint64_t value) {
        to_.scalars[scalar] = static_cast<std::int64_t>(value);
    }

    void add(const Tails& tails) {
        const PlainBits& highs = tails.begins_.highs_;
        set(kTailHighs, highs.lines_);
        set(kTailHints, highs.one_hints_);
        set(kTailHighSize, highs.size());
        set(kTailHighLines, highs.lines_.size());
        set(kTailShift, tails.begins_.shift_);
        set(kTailLows, tails.begins_.lows_.bytes_);
        set(kTailLowBytes, tails.begins_.lows_.bytes_.size());
        set(kTailBits, tails.bits_);
        set(kTailBitBytes, tails.bits_.size());
        set(kTailSlots, tails.slots_);
        set(kTailSlotCount, tails.slots_.size());
        set(kTailCount, tails.begins_.size() - 1);
        std::vector<std::uint32_t> letters;
        for (const Tails::Letter letter : tails.letters_)
            letters.push_back(letter.code | std::uint32_t{letter.width} << 16U);
        set(kTailLetters, std::move(letters));
    }

    void add_letters(const LetterIndex& index, const LetterRanges& first,
                     const LetterRanges& second) {
        std::vector<std::uint32_t> letters;
        for (std::size_t byte = 0; byte < 256; ++byte) {
            const auto letter = static_cast<std::uint8_t>(byte);
            const LetterIndex::Entry entry = index[letter];
            letters.push_back(entry.kind | std::uint32_t{entry.vector} << 16U);
            letters.push_back(first.first(letter));
            letters.push_back(second.first(letter));
            letters.push_back(0);
        }
        set(kXbwLetters, std::move(letters));
        set(kVectors, index.dense());
    }

    /// Three arrays, of which `vectors` is the first.
    void add(const SparseBits& bits, Buffer vectors, Scalar low_bytes) {
        set(vectors, bits.vectors_);
        set(static_cast<Buffer>(vectors + 1), bits.directory_);
        set(static_cast<Buffer>(vectors + 2), bits.lows_);
        set(low_bytes, bits.lows_.size());
    }

    void add(const XbwLines& trie) {
        add_letters(trie.letters_, trie.node_ranges_, trie.leaf_ranges_);
        set(kXbwLines, trie.lines_);
        add(trie.node_edges_, kSparseVectors, kSparseLowBytes);
        add(trie.leaf_edges_, kLeafVectors, kLeafLowBytes);
    }

    void add(const XbwRrr& trie) {
        set(kToLeaf, trie.to_leaf_.lines_);
        add_letters(trie.letters_, trie.ranges_, trie.ranges_);
        set(kSuperblocks, trie.dense_.superblocks_);
        set(kBlockNumbers, trie.dense_.numbers_);
        set(kBlockNumberBytes, trie.dense_.numbers_.size());
        add_classes();
        add(trie.sparse_, kSparseVectors, kSparseLowBytes);
    }

    /// lookup.cu, Note [Half a table]: of the classes 8 to 15 numbers go down from the last block
    /// of the class that has their complements.
    void add_classes() {
        const RrrTables& tables = rrr_tables();
        std::vector<std::uint32_t> decoded;
        for (std::size_t i = 0; i < tables.blocks.size() / 2; i += 2)
            decoded.push_back(tables.blocks[i] | std::uint32_t{tables.blocks[i + 1]} << 16U);
        set(kDecoded, std::move(decoded));
        std::vector<std::uint32_t> classes;
        for (std::size_t k = 0; k < 16; ++k) {
            const std::uint32_t begin = k < 8 ? tables.first[k] : tables.first[16 - k] - 1U;
            classes.push_back(tables.widths[k] | begin << 16U);
        }
        set(kClasses, std::move(classes));
    }

    void add(const Louds& trie) {
        set(kToLeaf, trie.to_leaf_.lines_);
        set(kDegrees, trie.degrees_.lines_);
        set(kDegreeHints, trie.degrees_.zero_hints_);
        set(kDegreeSize, trie.degrees_.size());
        set(kDegreeLines, trie.degrees_.lines_.size());
        set(kEdgeLetters, trie.letters_);
        set(kEdgeLetterBytes, trie.letters_.size());
    }

    void add_edges(const PlainBits& to_leaf) {
        set(kToLeafHints, to_leaf.one_hints_);
        set(kToNodeHints, to_leaf.zero_hints_);
        set(kToLeafLines, to_leaf.lines_.size());
    }
    void add_way_up(const XbwRrr& trie) {
        add_edges(trie.to_leaf_);
        set(kParentHints, trie.hints_);
    }
    void add_way_up(const XbwLines& trie) {
        set(kNodeParents, trie.node_parents_.bytes_);
        set(kParentWidth, trie.node_parents_.width_);
        set(kParentBytes, trie.node_parents_.bytes_.size());
        set(kLeafHints, trie.leaf_hints_);
    }
    void add_way_up(const Louds& trie) {
        add_edges(trie.to_leaf_);
        set(kEdgeHints, trie.degrees_.one_hints_);
    }

    LookupArrays& to_;
};

std::optional<LookupArrays> LookupArrays::of(const Dictionary& dictionary, bool way_back) {
    const DictionaryParts& parts = parts_of(dictionary);
    if (parts.blocks) return std::nullopt;
    LookupArrays arrays;
    LookupArraysMaker maker(arrays);
    maker.add(parts);
    if (way_back) maker.add_way_back(parts);
    return arrays;
}

}  // namespace minterm
