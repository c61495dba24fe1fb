// SPDX-License-Identifier: Apache-2.0
#include "runtime/gram_filter.hpp"

#include <algorithm>
#include <bit>
#include <cstring>
#include <utility>

namespace minterm {

namespace {

std::uint64_t eight_bytes(const char* place) {
    std::uint64_t bytes = 0;
    std::memcpy(&bytes, place, sizeof bytes);
    if constexpr (std::endian::native == std::endian::big) bytes = __builtin_bswap64(bytes);
    return bytes;
}

constexpr unsigned kFewestIndexBits = 12;
constexpr unsigned kMostIndexBits = 21;

/// Of hashes, whose upper bits are slots.
unsigned shift_for(std::size_t slots) {
    return static_cast<unsigned>(64 - std::countr_zero(slots));
}

/// The top byte is the last of a gram.
std::uint64_t key_mask(std::size_t length, std::uint8_t byte_mask) {
    std::uint64_t mask = 0;
    for (std::size_t i = 0; i < length; ++i) mask |= std::uint64_t{byte_mask} << (56 - 8 * i);
    return mask;
}

}  // namespace

std::size_t GramBits::words_for(std::size_t grams) {
    // One bit in sixteen is set, as long as that fits the second-level cache.
    const unsigned index_bits = std::clamp<unsigned>(
        static_cast<unsigned>(std::bit_width(grams)) + 4, kFewestIndexBits, kMostIndexBits);
    return (std::size_t{1} << index_bits) / 64;
}

bool GramBits::is_size(std::size_t words) {
    return std::has_single_bit(words) && words >= (std::size_t{1} << kFewestIndexBits) / 64 &&
           words <= (std::size_t{1} << kMostIndexBits) / 64;
}

GramBits::GramBits(const GramShape& shape, std::uint8_t byte_mask,
                   std::span<const std::uint64_t> words)
    : shape_(shape),
      mask_(key_mask(shape.length, byte_mask)),
      shift_(static_cast<unsigned>(64 - std::countr_zero(64 * words.size()))),
      bits_(words) {}

std::uint64_t GramBits::key(std::string_view text, std::size_t end) const {
    if (end >= kLongest) return eight_bytes(text.data() + end - kLongest) & mask_;
    std::uint64_t bytes = 0;
    for (std::size_t i = 0; i < end; ++i)
        bytes |= std::uint64_t{static_cast<unsigned char>(text[end - 1 - i])} << (56 - 8 * i);
    return bytes & mask_;
}

template <std::size_t kStride>
std::uint64_t GramBits::survivors(const char* last) const {
    const char* place = last - (kLongest - 1);
    const std::uint64_t* const bits = bits_.data();
    const std::uint64_t mask = mask_;
    const unsigned shift = shift_;
    std::uint64_t result = 0;
    for (std::size_t i = 0; i < 64; i += 8) {
        std::uint64_t eight = 0;
#pragma GCC unroll 8
        for (std::size_t j = 0; j < 8; ++j) {
            const std::uint64_t bytes = eight_bytes(place + (i + j) * kStride) & mask;
            const std::uint64_t index = hash(bytes) >> shift;
            eight |= (bits[index / 64] >> index % 64 & 1) << j;
        }
        result |= eight << i;
    }
    return result;
}

GramTables build_gram_tables(const PatternTexts& patterns, std::span<const std::uint32_t> members,
                             const ByteCodes& codes, const GramShape& shape) {
    GramTables tables;
    tables.shape = shape;
    tables.trie = build_trie(patterns, members, codes,
                             {ReadingOrder::Backwards, true, codes.single ? shape.length : 0});
    std::vector<std::uint64_t> words(GramBits::words_for(members.size() * shape.stride));
    const GramBits bits(shape, codes.common_bits, words);
    std::vector<Gram> grams(std::bit_floor(4 * members.size() * shape.stride));
    const unsigned shift = shift_for(grams.size());
    for (const std::uint32_t member : members) {
        const std::string_view pattern = patterns[member];
        std::uint32_t state = 0;
        // What has the same key need not be the same, unless codes are bytes.
        for (std::size_t i = 0; codes.single && i < shape.length; ++i)
            state = tables.trie.child(state, codes(pattern[pattern.size() - 1 - i]));
        for (std::size_t offset = 0; offset < shape.stride; ++offset) {
            const std::uint64_t key = bits.key(pattern, pattern.size() - offset);
            bits.add(key, words);
            std::size_t slot = bits.hash(key) >> shift;
            while (grams[slot].offsets != 0 && grams[slot].key != key)
                slot = (slot + 1) & (grams.size() - 1);
            Gram& gram = grams[slot];
            gram.key = key;
            gram.offsets = static_cast<std::uint8_t>(gram.offsets | 1U << offset);
            if (offset == 0) gram.state = state;
        }
    }
    tables.bits = std::move(words);
    tables.grams = std::move(grams);
    return tables;
}

bool is_sound(const GramTables& tables, const PatternTexts& patterns) {
    const GramShape& shape = tables.shape;
    if (shape.length < 1 || shape.length > GramBits::kLongest || shape.stride < 1 ||
        shape.stride > 4 || !GramBits::is_size(tables.bits.size()) ||
        !std::has_single_bit(tables.grams.size()) || tables.grams.size() < 2 ||
        !is_sound(tables.trie, patterns, true))
        return false;
    const auto [first, end] = level_of(tables.trie, shape.length);
    bool has_room = false;  // else what is not there would be looked for without end
    for (const Gram& gram : tables.grams) {
        has_room |= gram.offsets == 0;
        if (gram.offsets >> shape.stride != 0 ||
            (gram.state != 0 && (gram.state < first || gram.state >= end)))
            return false;
    }
    return has_room;
}

GramFilter::GramFilter(const PatternTexts& patterns, const ByteCodes& codes, GramTables tables)
    : patterns_(&patterns),
      codes_(&codes),
      tables_(std::move(tables)),
      bits_(tables_.shape, codes.common_bits, tables_.bits.span()),
      gram_shift_(shift_for(tables_.grams.size())) {}

const Gram* GramFilter::find(std::uint64_t key) const {
    const SharedArray<Gram>& grams = tables_.grams;
    std::size_t slot = bits_.hash(key) >> gram_shift_;
    while (grams[slot].offsets != 0) {
        if (grams[slot].key == key) return &grams[slot];
        slot = (slot + 1) & (grams.size() - 1);
    }
    return nullptr;
}

bool GramFilter::has_tail(std::string_view text, std::size_t last, std::size_t depth,
                          std::string_view pattern) const {
    if (pattern.size() > last + 1) return false;
    const std::size_t rest = pattern.size() - depth;
    const char* const here = text.data() + last + 1 - pattern.size();
    if (codes_->single) return std::memcmp(here, pattern.data(), rest) == 0;
    for (std::size_t i = rest; i-- > 0;)
        if ((*codes_)(here[i]) != (*codes_)(pattern[i])) return false;
    return true;
}

/// The patterns whose last byte is at `last`, from a state on.
void GramFilter::walk(const TextWindow& text, std::size_t last, std::uint32_t state,
                      std::vector<ReportedColumn>& found, std::size_t& steps) const {
    const std::size_t first = found.size();
    const std::uint64_t end = text.offset + last + 1;
    std::size_t depth = state == 0 ? 0 : bits_.shape().length;
    while (state != PatternTrie::kNone) {
        ++steps;
        const std::uint32_t pattern = tables_.trie.pattern[state];
        if (pattern != PatternTrie::kNone) {
            if (!tables_.trie.has_tail[state]) {
                found.push_back({end, pattern, 0});
            } else {
                steps += (*patterns_)[pattern].size() / 16;
                if (has_tail(text.bytes, last, depth, (*patterns_)[pattern]))
                    found.push_back({end, pattern, 0});
                break;
            }
        }
        if (depth > last) break;
        state = tables_.trie.child(state, (*codes_)(text.bytes[last - depth]));
        ++depth;
    }
    if (found.size() - first > 1)
        std::sort(
            found.begin() + static_cast<std::ptrdiff_t>(first), found.end(),
            [](const ReportedColumn& a, const ReportedColumn& b) { return a.pattern < b.pattern; });
}

/// The patterns that end where a survivor does, or a stride's bytes further.
void GramFilter::look(const TextWindow& text, std::size_t last, std::size_t end,
                      std::vector<ReportedColumn>& found, std::size_t& steps) const {
    steps += 2;
    const Gram* const gram = find(bits_.key(text.bytes, last + 1));
    if (gram == nullptr) return;
    if ((gram->offsets & 1) != 0) walk(text, last, gram->state, found, steps);
    for (unsigned more = gram->offsets & ~1U; more != 0; more &= more - 1) {
        const std::size_t place = last + static_cast<std::size_t>(std::countr_zero(more));
        if (place >= end) return;
        ++steps;
        const Gram* const further = find(bits_.key(text.bytes, place + 1));
        if (further != nullptr && (further->offsets & 1) != 0)
            walk(text, place, further->state, found, steps);
    }
}

template <std::size_t kStride>
bool GramFilter::search_strided(const TextWindow& text, std::size_t begin, std::size_t end,
                                std::size_t most_steps, std::vector<ReportedColumn>& found,
                                std::size_t& steps) const {
    constexpr std::size_t kBlock = 64 * kStride;
    const std::size_t found_before = found.size();
    const std::size_t steps_before = steps;
    std::size_t last = begin;
    const auto one_by_one = [&](std::size_t stop) {
        for (; last < stop; last += kStride)
            if (bits_.holds(bits_.key(text.bytes, last + 1))) look(text, last, end, found, steps);
    };
    one_by_one(std::min(end, GramBits::kLongest - 1));
    for (; last + kBlock <= end; last += kBlock) {
        for (std::uint64_t survivors = bits_.survivors<kStride>(text.bytes.data() + last);
             survivors != 0; survivors &= survivors - 1)
            look(text, last + kStride * static_cast<std::size_t>(std::countr_zero(survivors)), end,
                 found, steps);
        if (steps - steps_before > most_steps + 4 * (found.size() - found_before)) return false;
    }
    one_by_one(end);
    return true;
}

bool GramFilter::search(const TextWindow& text, std::size_t begin, std::size_t end,
                        std::size_t most_steps, std::vector<ReportedColumn>& found,
                        std::size_t& steps) const {
    switch (shape().stride) {
        case 1:
            return search_strided<1>(text, begin, end, most_steps, found, steps);
        case 2:
            return search_strided<2>(text, begin, end, most_steps, found, steps);
        case 3:
            return search_strided<3>(text, begin, end, most_steps, found, steps);
        default:
            return search_strided<4>(text, begin, end, most_steps, found, steps);
    }
}

}  // namespace minterm
