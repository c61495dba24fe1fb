// SPDX-License-Identifier: Apache-2.0
#include "runtime/search/gram_filter.hpp"

#include <algorithm>
#include <bit>
#include <cstring>
#include <numeric>
#include <utility>

#if defined(__x86_64__)
#include <immintrin.h>
#endif

namespace minterm {

namespace {

/// Whether those are the bytes of an entry's pattern that end at a place, where nothing branches.
unsigned are_of(const WindowBytes& bytes, const GramEntry& entry, std::size_t place) {
    const std::uint64_t differ =
        ((bytes.last ^ entry.last) & WindowBytes::kTop[entry.last_length]) |
        ((bytes.front ^ entry.front) & WindowBytes::kTop[entry.front_length]);
    const std::size_t length = std::size_t{entry.last_length} + entry.front_length;
    return static_cast<unsigned>(differ == 0) & static_cast<unsigned>(place + 1 >= length);
}

constexpr unsigned kFewestIndexBits = 7;
constexpr unsigned kMostIndexBits = 16;
/// Of a table that fits half of the first-level cache.
constexpr unsigned kQuickIndexBits = 12;

}  // namespace

#if defined(__x86_64__)

/// Eight grams of a text that are `kStride` bytes apart.
struct EightGrams {
    static constexpr std::size_t kVector = 32;

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

    /// What all grams are asked for, so that it stays in registers.
    [[gnu::target("avx2")]] explicit EightGrams(const GramBits& bits)
        : words(reinterpret_cast<const int*>(bits.words_.data())),
          late_mask(all(static_cast<std::uint32_t>(bits.mask_ >> 32))),
          early_mask(all(static_cast<std::uint32_t>(bits.mask_))),
          flank_mask(all(bits.flank_mask_)),
          word_shift(count(32 - bits.index_bits_)),
          rest_shift(count(bits.index_bits_)),
          window(static_cast<std::ptrdiff_t>(bits.shape_.window())),
          is_long(bits.shape_.length > 4) {}

    /// Which of the places survive: a byte a gram, the places that share it from the lowest bit on;
    /// a bit a gram where there is one place.
    template <std::size_t kStride>
    [[gnu::target("avx2"), gnu::always_inline]] inline std::uint64_t held(const char* last) const {
        const __m256i late = _mm256_and_si256(four_bytes<kStride>(last - 3), late_mask);
        __m256i hash = _mm256_mullo_epi32(late, all(GramBits::kLateFactor));
        if (is_long) {
            const __m256i early = _mm256_and_si256(four_bytes<kStride>(last - 7), early_mask);
            hash = _mm256_add_epi32(hash, _mm256_mullo_epi32(early, all(GramBits::kEarlyFactor)));
        }
        const __m256i word = _mm256_i32gather_epi32(words, _mm256_srl_epi32(hash, word_shift), 4);
        const __m256i rest = _mm256_sll_epi32(hash, rest_shift);
        if constexpr (kStride == 1)
            return static_cast<unsigned>(_mm256_movemask_ps(_mm256_castsi256_ps(kept(word, rest))));
        const __m256i front = _mm256_and_si256(four_bytes<kStride>(last + 1 - window), flank_mask);
        const __m256i behind = _mm256_and_si256(four_bytes<kStride>(last + 1), flank_mask);
        __m256i held = _mm256_setzero_si256();
#pragma GCC unroll 5
        for (std::size_t j = 0; j < kStride; ++j) {
            const __m256i is_behind = all(GramBits::behind_gram(j));
            const __m256i flank = _mm256_or_si256(_mm256_and_si256(is_behind, behind),
                                                  _mm256_andnot_si256(is_behind, front));
            const __m256i asked =
                _mm256_add_epi32(_mm256_mullo_epi32(flank, all(GramBits::kFlankFactors[j])), rest);
            held = _mm256_or_si256(_mm256_srli_epi32(held, 1), kept(word, asked));
        }
        return pressed(held) >> (8 - kStride);
    }

    template <std::size_t kStride>
    [[gnu::target("avx2,bmi,popcnt")]] static std::size_t survivors(const GramBits& bits,
                                                                    const char* first,
                                                                    std::size_t blocks,
                                                                    std::uint32_t offset,
                                                                    std::uint32_t* places) {
        // Of those blocks of which something survives, which most do not everywhere.
        std::array<std::uint64_t, GramBits::kPlaces / 8> masks;
        std::array<std::uint32_t, GramBits::kPlaces / 8> begins;
        std::size_t some = 0;
        const EightGrams grams(bits);
        for (std::size_t i = 0; i < blocks; ++i) {
            const std::uint64_t mask = grams.held<kStride>(first + 8 * kStride * i);
            masks[some] = mask;
            begins[some] = offset + static_cast<std::uint32_t>(8 * kStride * i);
            some += static_cast<std::size_t>(mask != 0);
        }
        constexpr std::size_t kOften = 4;  // written whether or not there are so many
        std::uint32_t* end = places;
        for (std::size_t i = 0; i < some; ++i) {
            std::uint64_t mask = masks[i];
            const auto next = [&] {
                constexpr std::uint64_t kSome = std::uint64_t{1} << 63;
                const auto bit = static_cast<unsigned>(__builtin_ctzll(mask | kSome));
                mask &= mask - 1;
                return begins[i] + kPlaceOfBit<kStride>[bit];
            };
            const auto here = static_cast<std::size_t>(__builtin_popcountll(mask));
            for (std::size_t k = 0; k < kOften; ++k) end[k] = next();
            for (std::size_t k = kOften; k < here; ++k) end[k] = next();
            end += here;
        }
        return static_cast<std::size_t>(end - places);
    }

private:
    /// Of what `held` says, counted from the first.
    template <std::size_t kStride>
    static constexpr std::array<std::uint8_t, 64> kPlaceOfBit = [] {
        std::array<std::uint8_t, 64> places{};
        for (std::size_t bit = 0; bit < places.size(); ++bit)
            places[bit] =
                static_cast<std::uint8_t>(kStride == 1 ? bit : bit / 8 * kStride + bit % 8);
        return places;
    }();

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
    /// The top bits: whether the words have both bits.
    [[gnu::target("avx2")]] static __m256i kept(__m256i word, __m256i asked) {
        const __m256i one = _mm256_srli_epi32(asked, 32 - GramBits::kBitOfWord);
        const __m256i other =
            _mm256_and_si256(_mm256_srli_epi32(asked, 32 - 2 * GramBits::kBitOfWord), all(31));
        return _mm256_and_si256(
            _mm256_and_si256(_mm256_sllv_epi32(word, one), _mm256_sllv_epi32(word, other)),
            all(0x80000000));
    }
    /// The top bytes, side by side.
    [[gnu::target("avx2")]] static std::uint64_t pressed(__m256i words) {
        const __m256i bytes = _mm256_shuffle_epi8(
            words, _mm256_setr_epi32(0x0f0b0703, -1, -1, -1, -1, 0x0f0b0703, -1, -1));
        return static_cast<std::uint64_t>(_mm_cvtsi128_si64(
            _mm_or_si128(_mm256_castsi256_si128(bytes), _mm256_extracti128_si256(bytes, 1))));
    }

    const int* words;
    __m256i late_mask, early_mask, flank_mask;
    __m128i word_shift, rest_shift;
    std::ptrdiff_t window;
    bool is_long;
};

#endif

std::size_t GramBits::words_for(std::size_t grams) {
    // A word a gram or two, as long as that fits the second-level cache.
    const auto index_bits = static_cast<unsigned>(std::bit_width(grams));
    return std::size_t{1} << std::clamp(index_bits < kQuickIndexBits ? index_bits + 1 : index_bits,
                                        kFewestIndexBits, kMostIndexBits);
}

bool GramBits::is_size(std::size_t words) {
    return std::has_single_bit(words) && words >= std::size_t{1} << kFewestIndexBits &&
           words <= std::size_t{1} << kMostIndexBits;
}

GramBits::GramBits(const GramShape& shape, std::uint8_t byte_mask,
                   std::span<const std::uint32_t> words)
    : shape_(shape),
      mask_(WindowBytes::mask(shape.length, byte_mask).last),
      flank_mask_(behind_gram(shape.stride - 1) & static_cast<std::uint32_t>(repeated(byte_mask))),
      index_bits_(static_cast<unsigned>(std::countr_zero(words.size()))),
      words_(words),
      by_vectors_(by_vectors(shape.stride)) {}

GramBits::Asked GramBits::asked(const char* last, std::size_t j) const {
    constexpr std::uint32_t kTop = 0x80000000;
    const auto late = bytes_at<std::uint32_t>(last - 3) & static_cast<std::uint32_t>(mask_ >> 32);
    const auto early = bytes_at<std::uint32_t>(last - 7) & static_cast<std::uint32_t>(mask_);
    const std::uint32_t hash = late * kLateFactor + early * kEarlyFactor;
    const auto front = bytes_at<std::uint32_t>(last + 1 - shape_.window());
    const auto behind = bytes_at<std::uint32_t>(last + 1);
    const std::uint32_t flank =
        ((behind & behind_gram(j)) | (front & ~behind_gram(j))) & flank_mask_;
    const std::uint32_t bits = flank * kFlankFactors[j] + (hash << index_bits_);
    return {hash >> (32 - index_bits_),
            kTop >> (bits >> (32 - kBitOfWord)) | kTop >> (bits >> (32 - 2 * kBitOfWord) & 31)};
}

void GramBits::add(std::string_view window, std::vector<std::uint32_t>& words) const {
    for (std::size_t j = 0; j < shape_.stride; ++j) {
        std::array<char, 3 * kEdge> bytes{};
        std::copy(window.begin(), window.end(), bytes.data() + kEdge + j + 1 - window.size());
        const Asked here = asked(bytes.data() + kEdge, j);
        words[here.word] |= here.bits;
    }
}

GramBits::ByVectors GramBits::by_vectors([[maybe_unused]] std::size_t stride) {
#if defined(__x86_64__)
    if (__builtin_cpu_supports("avx2") != 0 && __builtin_cpu_supports("bmi") != 0) {
        static constexpr ByVectors kByStride[GramShape::kWidest]{
            EightGrams::survivors<1>, EightGrams::survivors<2>, EightGrams::survivors<3>,
            EightGrams::survivors<4>, EightGrams::survivors<5>};
        return kByStride[stride - 1];
    }
#endif
    return nullptr;
}

std::size_t GramBits::survivors(std::string_view text, std::size_t begin, std::size_t end,
                                Places& places) const {
    const std::size_t stride = shape_.stride;
    std::size_t count = 0;
    std::size_t place = begin;
    const auto keep_up_to = [&](std::size_t last) {
        for (; place < last; ++place) places[count++] = static_cast<std::uint32_t>(place - begin);
    };
    keep_up_to(std::min(end, kEdge));
#if defined(__x86_64__)
    const std::size_t in_block = 8 * stride;
    if (by_vectors_ != nullptr && place < end &&
        text.size() >= place + in_block + EightGrams::kVector) {
        const std::size_t blocks = std::min((end - place + in_block - 1) / in_block,
                                            (text.size() - EightGrams::kVector - place) / in_block);
        count += by_vectors_(*this, text.data() + place, blocks,
                             static_cast<std::uint32_t>(place - begin), places.data() + count);
        place = std::min(end, place + blocks * in_block);
        while (count > 0 && places[count - 1] >= place - begin) --count;
    }
#endif
    for (; place < end && place + kEdge <= text.size(); place += stride)
        for (std::size_t j = 0; j < std::min(stride, end - place); ++j) {
            const Asked here = asked(text.data() + place, j);
            places[count] = static_cast<std::uint32_t>(place + j - begin);
            count += static_cast<std::size_t>((words_[here.word] & here.bits) == here.bits);
        }
    keep_up_to(end);
    return count;
}

double GramBits::survival(std::string_view text) const {
    Places places;
    std::size_t held = 0;
    const std::size_t end = text.size() - std::min(text.size(), kEdge);
    for (std::size_t begin = kEdge; begin < end; begin += kPlaces)
        held += survivors(text, begin, std::min(begin + kPlaces, end), places);
    return end <= kEdge ? 0 : static_cast<double>(held) / static_cast<double>(end - kEdge);
}

namespace {

/// Slots of a table are the upper bits of a product (Knuth 1973).
unsigned shift_for(std::size_t slots) {
    return static_cast<unsigned>(64 - std::countr_zero(slots));
}

constexpr std::size_t kSixteen = 2 * WindowBytes::kEight;

/// Of so many bytes of a pattern.
std::uint8_t last_length(std::size_t bytes) {
    return static_cast<std::uint8_t>(std::min(bytes, WindowBytes::kEight));
}
std::uint8_t front_length(std::size_t bytes) {
    return static_cast<std::uint8_t>(std::min(bytes, kSixteen) - last_length(bytes));
}

GramEntry entry_of(const PatternTexts& patterns, std::uint32_t number, std::uint8_t behind,
                   const ByteCodes& codes) {
    const std::string_view pattern = patterns[number];
    const std::size_t before = pattern.size() - behind;
    const WindowBytes bytes =
        WindowBytes::at(pattern, before - 1) & WindowBytes::mask(kSixteen, codes.common_bits);
    GramEntry entry{bytes.last, bytes.front, number};
    entry.last_length = last_length(before);
    entry.front_length = front_length(before);
    entry.behind = behind;
    // What has the same masked bytes need not be the same, unless codes are bytes.
    entry.has_more = static_cast<std::uint8_t>(!codes.single || behind > 0 || before > kSixteen);
    return entry;
}

}  // namespace

GramTables build_gram_tables(const PatternTexts& patterns, std::span<const std::uint32_t> members,
                             std::span<const std::uint8_t> behind, const ByteCodes& codes,
                             const GramShape& shape) {
    GramTables tables;
    tables.shape = shape;
    std::vector<std::uint32_t> words(GramBits::words_for(members.size() * shape.stride));
    const GramBits bits(shape, codes.common_bits, words);
    std::vector<std::uint32_t> first(std::bit_floor(8 * members.size()) + 1);
    const unsigned shift = shift_for(first.size() - 1);
    const WindowBytes mask = WindowBytes::mask(shape.window(), codes.common_bits);
    std::vector<GramEntry> entries;
    std::vector<std::size_t> slots;
    for (std::size_t i = 0; i < members.size(); ++i) {
        const std::uint8_t more = behind.empty() ? std::uint8_t{0} : behind[i];
        const std::string_view pattern = patterns[members[i]];
        bits.add(pattern.substr(pattern.size() - more - shape.window(), shape.window()), words);
        const GramEntry& entry = entries.emplace_back(entry_of(patterns, members[i], more, codes));
        const WindowBytes window = WindowBytes{entry.last, entry.front} & mask;
        slots.push_back(static_cast<std::size_t>(window.hash() >> shift));
        ++first[slots.back() + 1];
    }
    std::partial_sum(first.begin(), first.end(), first.begin());
    // Of a slot by their numbers, so that what ends at one place is found in this order.
    std::vector<std::uint32_t> order(members.size());
    std::iota(order.begin(), order.end(), 0U);
    std::sort(order.begin(), order.end(), [&](std::uint32_t a, std::uint32_t b) {
        return std::pair(slots[a], members[a]) < std::pair(slots[b], members[b]);
    });
    std::vector<GramEntry> sorted;
    for (const std::uint32_t i : order) sorted.push_back(entries[i]);
    sorted.emplace_back();
    tables.bits = std::move(words);
    tables.first = std::move(first);
    tables.entries = std::move(sorted);
    return tables;
}

bool is_sound(const GramTables& tables, const PatternTexts& patterns) {
    const GramShape& shape = tables.shape;
    if (!shape.is_sound() || !GramBits::is_size(tables.bits.size()) || tables.first.size() < 3 ||
        !std::has_single_bit(tables.first.size() - 1) || tables.entries.size() == 0 ||
        tables.first[tables.first.size() - 1] != tables.entries.size() - 1 ||
        !std::is_sorted(tables.first.begin(), tables.first.end()))
        return false;
    for (const GramEntry& entry : tables.entries.span().first(tables.entries.size() - 1)) {
        if (entry.pattern >= patterns.size() || entry.behind > kMostBehind) return false;
        const std::size_t size = patterns[entry.pattern].size();
        if (size < entry.behind + shape.window() ||
            entry.last_length != last_length(size - entry.behind) ||
            entry.front_length != front_length(size - entry.behind))
            return false;
    }
    const GramEntry& none = tables.entries[tables.entries.size() - 1];
    return none.last_length <= WindowBytes::kEight && none.front_length <= WindowBytes::kEight;
}

GramFilter::GramFilter(const PatternTexts& patterns, const ByteCodes& codes, GramTables tables)
    : patterns_(&patterns),
      codes_(&codes),
      tables_(std::move(tables)),
      bits_(tables_.shape, codes.common_bits, tables_.bits.span()),
      byte_mask_(WindowBytes::mask(kSixteen, codes.common_bits)),
      window_mask_(WindowBytes::mask(tables_.shape.window(), codes.common_bits)),
      shift_(shift_for(tables_.first.size() - 1)) {
    for (const GramEntry& entry : tables_.entries)
        most_behind_ = std::max<std::size_t>(most_behind_, entry.behind);
}

/// Whether all of a pattern is, of which the window ends at a place.
bool GramFilter::is_there(const GramEntry& entry, std::string_view text, std::size_t place) const {
    const std::string_view pattern = (*patterns_)[entry.pattern];
    const std::size_t end = place + 1 + entry.behind;
    if (end > text.size() || end < pattern.size()) return false;
    const std::string_view here = text.substr(end - pattern.size(), pattern.size());
    if (codes_->single) return here == pattern;
    return std::equal(here.begin(), here.end(), pattern.begin(),
                      [&](char a, char b) { return (*codes_)(a) == (*codes_)(b); });
}

/// What one call of `search` knows.
struct GramFilter::Search {
    static constexpr std::size_t kBatch = 128;

    const GramFilter& filter;
    const TextWindow& text;
    std::size_t begin, end;  ///< of the positions that are searched
    std::vector<ReportedColumn>& found;
    std::size_t& steps;
    LineSkip skip{text, end};
    GramBits::Places places{};  ///< that survive, counted from where the piece begins

    /// Places and entries that may be there, in the order of the text.
    struct Guesses {
        static constexpr std::size_t kMost = 4 * kBatch;
        static constexpr std::size_t kOften = 2;  ///< of a place, written whether or not there are
        std::array<std::uint32_t, kMost> places;
        std::array<std::uint32_t, kMost> entries;
    };

    WindowBytes bytes_up_to(std::size_t place) const { return WindowBytes::at(text.bytes, place); }

    /// At most `kBatch` places, counted from `piece`.
    void look_up(std::size_t piece, std::span<const std::uint32_t> batch) {
        const std::uint32_t* const first = filter.tables_.first.data();
        const GramEntry* const entries = filter.tables_.entries.data();
        const WindowBytes mask = filter.window_mask_;
        const unsigned shift = filter.shift_;
        std::array<std::uint32_t, kBatch> slots;
        for (std::size_t i = 0; i < batch.size(); ++i) {
            const std::uint64_t slot = (bytes_up_to(piece + batch[i]) & mask).hash() >> shift;
            __builtin_prefetch(first + slot);
            slots[i] = static_cast<std::uint32_t>(slot);
        }
        Guesses guesses;
        std::size_t count = 0;
        std::size_t numbers = batch.size();
        for (std::size_t i = 0; i < batch.size(); ++i) {
            const std::uint32_t entry = first[slots[i]];
            const std::uint32_t entry_end = first[slots[i] + 1];
            __builtin_prefetch(entries + entry);
            for (std::uint32_t k = 0; k < Guesses::kOften; ++k) {
                guesses.places[count + k] = batch[i];
                guesses.entries[count + k] = entry + k;
            }
            numbers += entry_end - entry;
            count += std::min<std::size_t>(entry_end - entry, Guesses::kOften);
            if (entry_end - entry > Guesses::kOften || count > Guesses::kMost - Guesses::kOften)
                [[unlikely]] {
                for (std::uint32_t more = entry + Guesses::kOften; more < entry_end; ++more) {
                    if (count == Guesses::kMost) compare(piece, guesses, std::exchange(count, 0));
                    guesses.places[count] = batch[i];
                    guesses.entries[count++] = more;
                }
                if (count > Guesses::kMost - Guesses::kOften)
                    compare(piece, guesses, std::exchange(count, 0));
            }
        }
        steps += numbers;
        compare(piece, guesses, count);
    }

    void compare(std::size_t piece, Guesses& guesses, std::size_t count) {
        const GramEntry* const entries = filter.tables_.entries.data();
        const WindowBytes mask = filter.byte_mask_;
        // Whether a pattern is there is anybody's guess, so nothing branches on it.
        std::size_t right = 0;
        for (std::size_t i = 0; i < count; ++i) {
            const std::size_t place = piece + guesses.places[i];
            const GramEntry& entry = entries[guesses.entries[i]];
            guesses.places[right] = guesses.places[i];
            guesses.entries[right] = guesses.entries[i];
            right += are_of(bytes_up_to(place) & mask, entry, place);
        }
        for (std::size_t i = 0; i < right; ++i)
            report(piece + guesses.places[i], entries[guesses.entries[i]]);
    }

    void report(std::size_t place, const GramEntry& entry) {
        const std::size_t last = place + entry.behind;
        if (last < begin || last >= end) return;
        const bool skips = text.one_a_line != nullptr && filter.most_behind_ == 0;
        if (skips && !skip.wants(text.offset + last + 1)) return;
        if (entry.has_more != 0) {
            steps += (*filter.patterns_)[entry.pattern].size() / 16;
            if (!filter.is_there(entry, text.bytes, place)) return;
        }
        found.push_back({text.offset + last + 1, entry.pattern, 0});
        if (skips) skip.found(std::span(found).last(1));
    }
};

bool GramFilter::search(const TextWindow& text, std::size_t begin, std::size_t end,
                        std::size_t most_steps, std::vector<ReportedColumn>& found,
                        std::size_t& steps) const {
    const std::size_t found_before = found.size();
    const std::size_t steps_before = steps;
    Search search{*this, text, begin, end, found, steps};
    for (std::size_t piece = begin - std::min(begin, most_behind_); piece < end;) {
        const std::size_t piece_end = std::min(piece + GramBits::kPlaces, end);
        const std::size_t count = bits_.survivors(text.bytes, piece, piece_end, search.places);
        for (std::size_t i = 0; i < count; i += Search::kBatch) {
            const std::size_t here = std::min(Search::kBatch, count - i);
            search.look_up(piece, std::span(search.places).subspan(i, here));
            if (steps - steps_before > most_steps + 4 * (found.size() - found_before)) return false;
        }
        piece = piece_end;
    }
    if (most_behind_ > 0)
        std::sort(found.begin() + static_cast<std::ptrdiff_t>(found_before), found.end(),
                  [](const ReportedColumn& a, const ReportedColumn& b) {
                      return std::pair(a.end, a.pattern) < std::pair(b.end, b.pattern);
                  });
    return true;
}

}  // namespace minterm
