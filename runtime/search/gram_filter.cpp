// SPDX-License-Identifier: Apache-2.0
#include "runtime/search/gram_filter.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cstring>
#include <utility>

#if defined(__x86_64__)
#include <immintrin.h>
#endif

namespace minterm {

namespace {

std::uint64_t eight_bytes(const char* place) {
    std::uint64_t bytes = 0;
    std::memcpy(&bytes, place, sizeof bytes);
    if constexpr (std::endian::native == std::endian::big) bytes = __builtin_bswap64(bytes);
    return bytes;
}

/// By their number.
constexpr std::array<std::uint64_t, 9> kTopBytes = [] {
    std::array<std::uint64_t, 9> masks{};
    for (std::size_t i = 1; i < masks.size(); ++i) masks[i] = masks[i - 1] >> 8 | 0xffULL << 56;
    return masks;
}();

/// Of a text, eight; the last is the top one, and what is not there is 0.
std::uint64_t last_bytes(std::string_view text) {
    if (text.size() >= GramShape::kLongest)
        return eight_bytes(text.data() + text.size() - GramShape::kLongest);
    std::uint64_t bytes = 0;
    for (const char byte : text)
        bytes = bytes >> 8 | std::uint64_t{static_cast<unsigned char>(byte)} << 56;
    return bytes;
}

constexpr unsigned kWordBits = 32;
constexpr unsigned kFewestIndexBits = 12;
constexpr unsigned kMostIndexBits = 21;
constexpr unsigned kSpareIndexBits = 5;
constexpr std::size_t kManyTails = std::size_t{1} << 14U;

/// Slots of a table are the upper bits of a product (Knuth 1973).
unsigned shift_for(std::size_t slots) {
    return static_cast<unsigned>(64 - std::countr_zero(slots));
}
std::size_t slot_of(std::uint64_t key, unsigned shift) {
    return static_cast<std::size_t>(key * 0x9E3779B97F4A7C15 >> shift);
}

/// The top byte is the last of a gram.
std::uint64_t key_mask(std::size_t length, std::uint8_t byte_mask) {
    std::uint64_t mask = 0;
    for (std::size_t i = 0; i < length; ++i) mask |= std::uint64_t{byte_mask} << (56 - 8 * i);
    return mask;
}

}  // namespace

/// Of places, at least one.
std::uint64_t low_bits(std::size_t count) { return ~std::uint64_t{0} >> (64 - count); }

#if defined(__x86_64__)

/// Eight places of a text that are `kStride` bytes apart.
struct EightPlaces {
    /// The four bytes at each of them, the first of which is at `first`.
    template <std::size_t kStride>
    [[gnu::target("avx2")]] static __m256i four_bytes(const char* first) {
        constexpr int s = static_cast<int>(kStride);
        if constexpr (kStride == 4)
            return _mm256_loadu_si256(reinterpret_cast<const __m256i*>(first));
        if constexpr (kStride < 4) {
            const __m256i bytes = two_loads(first, first + 4 * kStride);
            return _mm256_shuffle_epi8(bytes,
                                       both_halves(dword(0), dword(s), dword(2 * s), dword(3 * s)));
        }
        const __m256i zero_one = two_loads(first, first + 4 * kStride);
        const __m256i two_three = two_loads(first + 2 * kStride, first + 6 * kStride);
        return _mm256_or_si256(
            _mm256_shuffle_epi8(zero_one, both_halves(dword(0), dword(s), -1, -1)),
            _mm256_shuffle_epi8(two_three, both_halves(-1, -1, dword(0), dword(s))));
    }

    [[gnu::target("avx2")]] explicit EightPlaces(const GramBits& bits)
        : words(reinterpret_cast<const int*>(bits.words_.data())),
          late_mask(all(static_cast<std::uint32_t>(bits.mask_ >> 32))),
          early_mask(all(static_cast<std::uint32_t>(bits.mask_))),
          word_shift(count(bits.shift_)),
          one_shift(count(bits.shift_ - GramBits::kBitOfWord)),
          other_shift(count(bits.shift_ - 2 * GramBits::kBitOfWord)),
          is_long(bits.shape_.length > 4) {}

    /// Which of eight places are held, the last bytes of which are `last`, `last` + stride, ..
    template <std::size_t kStride>
    [[gnu::target("avx2"), gnu::always_inline]] inline std::uint64_t held(const char* last) const {
        const __m256i late = _mm256_and_si256(four_bytes<kStride>(last - 3), late_mask);
        __m256i hash = _mm256_mullo_epi32(late, all(GramBits::kLateFactor));
        if (is_long) {
            const __m256i early = _mm256_and_si256(four_bytes<kStride>(last - 7), early_mask);
            hash = _mm256_add_epi32(hash, _mm256_mullo_epi32(early, all(GramBits::kEarlyFactor)));
        }
        const __m256i word = _mm256_i32gather_epi32(words, _mm256_srl_epi32(hash, word_shift), 4);
        const __m256i one = _mm256_and_si256(_mm256_srl_epi32(hash, one_shift), all(31));
        const __m256i other = _mm256_and_si256(_mm256_srl_epi32(hash, other_shift), all(31));
        // The top bits say.
        const __m256i bits =
            _mm256_and_si256(_mm256_sllv_epi32(word, one), _mm256_sllv_epi32(word, other));
        return static_cast<unsigned>(_mm256_movemask_ps(_mm256_castsi256_ps(bits)));
    }

    template <std::size_t kStride>
    [[gnu::target("avx2")]] static std::uint64_t survivors(const GramBits& bits, const char* last,
                                                           std::size_t places) {
        const EightPlaces table(bits);
        std::uint64_t result = 0;
        for (std::size_t i = 0; i < places; i += 8)
            result |= table.held<kStride>(last + i * kStride) << i;
        return result & low_bits(places);
    }

    [[gnu::target("avx2")]] static void survivors_from(const GramBits& bits, std::string_view text,
                                                       std::span<const std::size_t> lasts,
                                                       std::size_t places, std::uint8_t* held) {
        const EightPlaces table(bits);
        for (std::size_t i = 0; i < lasts.size(); ++i) {
            const std::size_t last = lasts[i];
            const std::uint64_t here = bits.can_load(text, last, places)
                                           ? table.held<1>(text.data() + last) & low_bits(places)
                                           : bits.one_by_one(text, last, places);
            held[i] = static_cast<std::uint8_t>(here);
        }
    }

private:
    [[gnu::target("avx2")]] static __m256i all(std::uint32_t value) {
        return _mm256_set1_epi32(static_cast<int>(value));
    }
    static __m128i count(unsigned bits) { return _mm_cvtsi32_si128(static_cast<int>(bits)); }
    /// Four bytes from a place on, as numbers of bytes for a shuffle.
    static constexpr int dword(int place) { return 0x03020100 + 0x01010101 * place; }
    [[gnu::target("avx2")]] static __m256i both_halves(int a, int b, int c, int d) {
        return _mm256_setr_epi32(a, b, c, d, a, b, c, d);
    }
    [[gnu::target("avx2")]] static __m256i two_loads(const char* low, const char* high) {
        return _mm256_loadu2_m128i(reinterpret_cast<const __m128i*>(high),
                                   reinterpret_cast<const __m128i*>(low));
    }

    const int* words;
    __m256i late_mask, early_mask;
    __m128i word_shift, one_shift, other_shift;
    bool is_long;
};

#endif

std::size_t GramBits::words_for(std::size_t grams) {
    // Two of 32 to 64 bits are set, as long as that fits the second-level cache.
    const unsigned index_bits =
        std::clamp<unsigned>(static_cast<unsigned>(std::bit_width(grams)) + kSpareIndexBits,
                             kFewestIndexBits, kMostIndexBits);
    return (std::size_t{1} << index_bits) / kWordBits;
}

bool GramBits::is_size(std::size_t words) {
    return std::has_single_bit(words) &&
           words >= (std::size_t{1} << kFewestIndexBits) / kWordBits &&
           words <= (std::size_t{1} << kMostIndexBits) / kWordBits;
}

GramBits::GramBits(const GramShape& shape, std::uint8_t byte_mask,
                   std::span<const std::uint32_t> words)
    : shape_(shape),
      mask_(key_mask(shape.length, byte_mask)),
      shift_(static_cast<unsigned>(32 - std::countr_zero(words.size()))),
      words_(words),
      by_vectors_(by_vectors(shape.stride)) {}

std::uint64_t GramBits::key(std::string_view text, std::size_t end) const {
    return last_bytes(text.substr(0, end)) & mask_;
}

GramBits::ByVectors GramBits::by_vectors([[maybe_unused]] std::size_t stride) {
#if defined(__x86_64__)
    if (__builtin_cpu_supports("avx2") != 0) {
        static constexpr ByVectors kByStride[GramShape::kWidest]{
            EightPlaces::survivors<1>, EightPlaces::survivors<2>, EightPlaces::survivors<3>,
            EightPlaces::survivors<4>, EightPlaces::survivors<5>, EightPlaces::survivors<6>,
            EightPlaces::survivors<7>, EightPlaces::survivors<8>};
        return kByStride[stride - 1];
    }
#endif
    return nullptr;
}

std::uint64_t GramBits::one_by_one(std::string_view text, std::size_t last,
                                   std::size_t places) const {
    std::uint64_t result = 0;
    for (std::size_t i = 0; i < places && last < text.size(); ++i, last += shape_.stride)
        result |= std::uint64_t{holds(key(text, last + 1))} << i;
    return result;
}

void GramBits::survivors_from(std::string_view text, std::span<const std::size_t> lasts,
                              std::size_t places, std::uint8_t* held) const {
#if defined(__x86_64__)
    if (by_vectors_ != nullptr)
        return EightPlaces::survivors_from(*this, text, lasts, places, held);
#endif
    for (std::size_t i = 0; i < lasts.size(); ++i)
        held[i] = static_cast<std::uint8_t>(one_by_one(text, lasts[i], places));
}

double GramBits::survival(std::string_view text) const {
    std::size_t places = 0;
    std::size_t held = 0;
    for (std::size_t begin = 0; begin < text.size(); begin += kPlaces * shape_.stride)
        for (std::size_t last = begin; last < std::min(begin + shape_.stride, text.size());
             ++last) {
            const std::size_t here = std::min(kPlaces, shape_.places_in(last, text.size()));
            places += here;
            held += static_cast<std::size_t>(std::popcount(survivors(text, last, here)));
        }
    return static_cast<double>(held) / static_cast<double>(std::max<std::size_t>(1, places));
}

namespace {

/// The state after the tail of a pattern, or the pattern, if there is no other.
void add_what_follows(Tail& tail, const PatternTrie& trie, std::string_view pattern,
                      const ByteCodes& codes, std::size_t tail_length) {
    std::uint32_t state = 0;
    for (std::size_t i = 0; i < tail_length; ++i)
        state = trie.child(state, codes(pattern[pattern.size() - 1 - i]));
    tail.number = state;
    const std::size_t rest = pattern.size() - tail_length;
    if (trie.first_child[state] != trie.first_child[state + 1] || rest > GramShape::kLongest)
        return;
    tail.kind = Tail::Kind::Pattern;
    tail.number = trie.pattern[state];
    tail.front = last_bytes(pattern.substr(0, rest));
    tail.front_length = static_cast<std::uint8_t>(rest);
}

}  // namespace

GramTables build_gram_tables(const PatternTexts& patterns, std::span<const std::uint32_t> members,
                             const ByteCodes& codes, const GramShape& shape) {
    GramTables tables;
    tables.shape = shape;
    const GramShape tail_shape{shape.tail_length(), 1};
    tables.trie = build_trie(patterns, members, codes,
                             {ReadingOrder::Backwards, true, codes.single ? tail_shape.length : 0});
    std::vector<std::uint32_t> words(GramBits::words_for(members.size() * shape.stride));
    std::vector<std::uint32_t> tail_words(GramBits::words_for(members.size()));
    const GramBits bits(shape, codes.common_bits, words);
    const GramBits tail_bits(tail_shape, codes.common_bits, tail_words);
    // As empty as fits the second-level cache: then what is there is where it is looked for.
    std::vector<Tail> tails(
        std::bit_floor(std::max(4 * members.size(), std::min(16 * members.size(), kManyTails))));
    const unsigned shift = shift_for(tails.size());
    for (const std::uint32_t member : members) {
        const std::string_view pattern = patterns[member];
        for (std::size_t offset = 0; offset < shape.stride; ++offset)
            bits.add(bits.key(pattern, pattern.size() - offset), words);
        const std::uint64_t key = tail_bits.key(pattern, pattern.size());
        tail_bits.add(key, tail_words);
        std::size_t slot = slot_of(key, shift);
        while (tails[slot].kind != Tail::Kind::None && tails[slot].key != key)
            slot = (slot + 1) & (tails.size() - 1);
        tails[slot] = {key, 0, 0, Tail::Kind::State};
        // What has the same key need not be the same, unless codes are bytes.
        if (codes.single)
            add_what_follows(tails[slot], tables.trie, pattern, codes, tail_shape.length);
    }
    tables.bits = std::move(words);
    if (shape.stride > 1) tables.tail_bits = std::move(tail_words);
    tables.tails = std::move(tails);
    return tables;
}

bool is_sound(const GramTables& tables, const PatternTexts& patterns) {
    const GramShape& shape = tables.shape;
    if (shape.length < 1 || shape.length > GramShape::kLongest || shape.stride < 1 ||
        shape.stride > GramShape::kWidest || !GramBits::is_size(tables.bits.size()) ||
        (shape.stride > 1 && !GramBits::is_size(tables.tail_bits.size())) ||
        !std::has_single_bit(tables.tails.size()) || tables.tails.size() < 2 ||
        !is_sound(tables.trie, patterns, true))
        return false;
    const auto [first, end] = level_of(tables.trie, shape.tail_length());
    bool has_room = false;  // else what is not there would be looked for without end
    for (const Tail& tail : tables.tails) {
        switch (tail.kind) {
            case Tail::Kind::None:
                has_room = true;
                break;
            case Tail::Kind::State:
                if (tail.front_length != 0 ||
                    (tail.number != 0 && (tail.number < first || tail.number >= end)))
                    return false;
                break;
            case Tail::Kind::Pattern:
                if (tail.number >= patterns.size() || tail.front_length > GramShape::kLongest ||
                    patterns[tail.number].size() != shape.tail_length() + tail.front_length)
                    return false;
                break;
            default:  // of a file
                return false;
        }
    }
    return has_room;
}

GramFilter::GramFilter(const PatternTexts& patterns, const ByteCodes& codes, GramTables tables)
    : patterns_(&patterns),
      codes_(&codes),
      tables_(std::move(tables)),
      bits_(tables_.shape, codes.common_bits, tables_.bits.span()),
      tail_bits_({tables_.shape.tail_length(), 1}, codes.common_bits,
                 shape().stride > 1 ? tables_.tail_bits.span() : tables_.bits.span()),
      tail_shift_(shift_for(tables_.tails.size())) {}

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
    std::size_t depth = state == 0 ? 0 : tail_bits_.shape().length;
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

/// Where, from a survivor to less than a stride behind it, a tail may end.
void GramFilter::find_ends(const TextWindow& text, std::size_t end, const Survivors& survivors,
                           Ends& ends) const {
    const std::size_t stride = shape().stride;
    std::array<std::uint8_t, Survivors::kMost> held;
    if (stride == 1)
        held.fill(1);
    else
        tail_bits_.survivors_from(text.bytes.substr(0, end),
                                  std::span(survivors.places).first(survivors.count), stride,
                                  held.data());
    for (std::size_t i = 0; i < survivors.count; ++i) {
        const std::size_t last = survivors.places[i];
        for (unsigned here = held[i]; here != 0; here &= here - 1) {
            const std::size_t place = last + static_cast<std::size_t>(std::countr_zero(here));
            const std::uint64_t key = tail_bits_.key(text.bytes, place + 1);
            __builtin_prefetch(&tables_.tails[slot_of(key, tail_shift_)]);
            ends.add(place);
        }
    }
}

void GramFilter::find_patterns(const TextWindow& text, const Ends& ends, LineSkip& skip,
                               std::vector<ReportedColumn>& found, std::size_t& steps) const {
    const SharedArray<Tail>& tails = tables_.tails;
    const std::size_t tail_length = tail_bits_.shape().length;
    // Whether a tail's pattern is there is anybody's guess, so nothing branches on it.
    std::array<const Tail*, Ends::kMost> right;
    std::array<std::size_t, Ends::kMost> right_ends;
    std::size_t count = 0;
    for (std::size_t i = 0; i < ends.count; ++i) {
        const std::size_t end = ends.places[i] + 1;
        if (!skip.wants(text.offset + end)) continue;
        const std::uint64_t key = tail_bits_.key(text.bytes, end);
        std::size_t slot = slot_of(key, tail_shift_);
        while (tails[slot].kind != Tail::Kind::None && tails[slot].key != key)
            slot = (slot + 1) & (tails.size() - 1);
        const Tail& tail = tails[slot];
        const std::uint64_t front =
            last_bytes(text.bytes.substr(0, std::max(end, tail_length) - tail_length));
        const std::uint64_t differ = (front ^ tail.front) & kTopBytes[tail.front_length];
        right[count] = &tail;
        right_ends[count] = end;
        count += static_cast<std::size_t>(tail.kind != Tail::Kind::None) &
                 static_cast<std::size_t>(differ == 0) &
                 static_cast<std::size_t>(end >= tail_length + tail.front_length);
    }
    steps += count;
    for (std::size_t i = 0; i < count; ++i) {
        const std::uint64_t end = text.offset + right_ends[i];
        if (!skip.wants(end)) continue;
        const std::size_t before = found.size();
        if (right[i]->kind == Tail::Kind::Pattern)
            found.push_back({end, right[i]->number, 0});
        else
            walk(text, right_ends[i] - 1, right[i]->number, found, steps);
        skip.found(std::span(found).subspan(before));
    }
}

bool GramFilter::search(const TextWindow& text, std::size_t begin, std::size_t end,
                        std::size_t most_steps, std::vector<ReportedColumn>& found,
                        std::size_t& steps) const {
    constexpr std::size_t kPlaces = GramBits::kPlaces;
    const std::size_t stride = shape().stride;
    const std::size_t found_before = found.size();
    const std::size_t steps_before = steps;
    Survivors waiting;
    Ends ends;
    LineSkip skip(text, end);
    for (std::size_t last = begin; last < end;) {
        const std::size_t places = std::min(kPlaces, shape().places_in(last, end));
        for (std::uint64_t survivors = bits_.survivors(text.bytes, last, places); survivors != 0;
             survivors &= survivors - 1)
            waiting.add(last + stride * static_cast<std::size_t>(std::countr_zero(survivors)));
        last += places * stride;
        if (waiting.count < kPlaces && last < end) continue;
        find_ends(text, end, waiting, ends);
        steps += waiting.count + 2 * ends.count;
        find_patterns(text, ends, skip, found, steps);
        waiting.count = 0;
        ends.count = 0;
        if (steps - steps_before > most_steps + 4 * (found.size() - found_before)) return false;
    }
    return true;
}

}  // namespace minterm
