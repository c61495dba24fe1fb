// SPDX-License-Identifier: Apache-2.0
#include "runtime/search/window_screen.hpp"

#include <algorithm>
#include <bit>
#include <cstring>
#include <utility>

#if defined(__x86_64__)
#include <immintrin.h>
#endif

namespace minterm {

std::uint8_t linear_hash(std::uint64_t function, std::uint8_t byte) {
    unsigned hash = 0;
    for (unsigned bit = 0; bit < 8; ++bit) {
        const auto row = static_cast<std::uint8_t>(function >> (56 - 8 * bit));
        hash |= static_cast<unsigned>(std::popcount(static_cast<unsigned>(row & byte)) & 1) << bit;
    }
    return static_cast<std::uint8_t>(hash);
}

bool ScreenTables::is_sound(const PatternTexts& patterns) const {
    if (!shape.is_sound() || lookups.size() != shape.groups || first_entry.front() != 0 ||
        first_entry.back() != entries.size() ||
        !std::is_sorted(first_entry.begin(), first_entry.end()))
        return false;
    return std::all_of(entries.begin(), entries.end(), [&](const ScreenEntry& entry) {
        return entry.pattern < patterns.size() && entry.end >= shape.window() &&
               std::size_t{entry.end} + entry.behind == patterns[entry.pattern].size() &&
               entry.part_begin + shape.window() <= entry.end && entry.end <= entry.part_end &&
               entry.part_end <= patterns[entry.pattern].size() &&
               errors < patterns[entry.pattern].size();
    });
}

#if defined(__x86_64__)

/// What a function is compiled for.
#define MINTERM_VBMI gnu::target("avx512f,avx512bw,avx512vbmi,gfni")
#define MINTERM_VBMI_INLINE [[MINTERM_VBMI, gnu::always_inline]] static inline

/// 64 places a vector; tables are looked up by six bits.
struct Vbmi {
    static constexpr std::size_t kBlock = 64;
    static constexpr std::size_t kTogether = 4;

    MINTERM_VBMI_INLINE __m512i load(const char* place) { return _mm512_loadu_si512(place); }

    /// By the low six bits of each byte. All are kept: without a mask g++ 12 takes what the
    /// instruction overwrites for something that is read.
    MINTERM_VBMI_INLINE __m512i looked_up(__m512i places, __m512i table) {
        return _mm512_maskz_permutexvar_epi8(~__mmask64{0}, places, table);
    }

    /// The 64 bytes that end so many bytes before the last of `here`, where `before` is in front.
    template <int kBytes>
    MINTERM_VBMI_INLINE __m512i moved(__m512i here, __m512i before) {
        constexpr int kPart = 16;
        constexpr int kParts = kBytes / kPart;
        constexpr __mmask8 kAll = 0xff;
        const __m512i low = _mm512_maskz_alignr_epi64(kAll, here, before, 6 - 2 * kParts);
        static_assert(kBytes % kPart != 0);
        const __m512i high =
            kParts == 0 ? here
                        : _mm512_maskz_alignr_epi64(kAll, here, before, (8 - 2 * kParts) % 8);
        return _mm512_alignr_epi8(high, low, kPart - kBytes % kPart);
    }

    /// Hashes of the groups that end at 64 places.
    template <int kBytes>
    MINTERM_VBMI_INLINE __m512i hashes(const __m512i* functions, const char* place) {
        constexpr int kXor = 0x96;
        if constexpr (kBytes == 1) return load(place);
        const __m512i one = _mm512_gf2p8affine_epi64_epi8(load(place), functions[0], 0);
        const __m512i two = _mm512_gf2p8affine_epi64_epi8(load(place - 1), functions[1], 0);
        if constexpr (kBytes == 2) return _mm512_xor_si512(one, two);
        return _mm512_ternarylogic_epi64(
            one, two, _mm512_gf2p8affine_epi64_epi8(load(place - 2), functions[kBytes - 1], 0),
            kXor);
    }

    /// Buckets of windows, group by group.
    template <int kSpare>
    struct Buckets {
        __m512i all;
        __m512i all_but_one;

        MINTERM_VBMI_INLINE Buckets first(__m512i here) { return {here, _mm512_set1_epi8(-1)}; }
        MINTERM_VBMI_INLINE void add(Buckets& buckets, __m512i here) {
            constexpr int kAndThenOr = 0xEA;  // (a & b) | c
            if constexpr (kSpare != 0)
                buckets.all_but_one =
                    _mm512_ternarylogic_epi64(buckets.all_but_one, here, buckets.all, kAndThenOr);
            buckets.all = _mm512_and_si512(buckets.all, here);
        }
        MINTERM_VBMI_INLINE __m512i result(const Buckets& buckets) {
            return kSpare == 0 ? buckets.all : buckets.all_but_one;
        }
    };

    /// From group `kGroup` on; `moved` gives the hashes of a group.
    template <int kBytes, int kGroup, int kGroups, int kSpare>
    MINTERM_VBMI_INLINE void add_groups(Buckets<kSpare>& buckets, const __m512i* lookups,
                                        const char* place, __m512i here, __m512i before) {
        if constexpr (kGroup < kGroups) {
            // Bytes of the text are loaded again, hashes of groups are not in memory.
            const __m512i hashes =
                kBytes == 1 ? load(place - kGroup) : moved<kBytes * kGroup>(here, before);
            Buckets<kSpare>::add(buckets, looked_up(hashes, lookups[kGroup]));
            add_groups<kBytes, kGroup + 1, kGroups, kSpare>(buckets, lookups, place, here, before);
        }
    }

    /// A screen's tables, and the hashes in front of the next block.
    template <int kBytes, int kGroups, int kSpare>
    struct Blocks {
        __m512i lookups[kGroups];
        __m512i functions[kBytes];
        __m512i before;

        /// Buckets whose windows may end at 64 places.
        MINTERM_VBMI_INLINE __m512i next(Blocks& blocks, const char* place) {
            const __m512i here = hashes<kBytes>(blocks.functions, place);
            auto buckets = Buckets<kSpare>::first(looked_up(here, blocks.lookups[0]));
            add_groups<kBytes, 1, kGroups, kSpare>(buckets, blocks.lookups, place, here,
                                                   blocks.before);
            blocks.before = here;
            return Buckets<kSpare>::result(buckets);
        }

        MINTERM_VBMI_INLINE void begin(Blocks& blocks, const ScreenTables& tables,
                                       const char* last) {
            for (std::size_t group = 0; group < kGroups; ++group)
                blocks.lookups[group] =
                    load(reinterpret_cast<const char*>(tables.lookups[group].data()));
            for (std::size_t i = 0; i < kBytes; ++i)
                blocks.functions[i] =
                    _mm512_set1_epi64(static_cast<long long>(tables.functions[i]));
            // Nothing is read in front of the first window.
            constexpr std::size_t kBefore = std::size_t{kBytes} * (kGroups - 1);
            alignas(64) char room[2 * kBlock] = {};
            if constexpr (kBytes > 1)
                _mm512_storeu_si512(room + kBlock - kBefore,
                                    hashes<kBytes>(blocks.functions, last - kBefore));
            blocks.before = load(room);
        }
    };

    MINTERM_VBMI_INLINE bool is_any(__m512i buckets) {
        return _mm512_test_epi8_mask(buckets, buckets) != 0;
    }

    [[MINTERM_VBMI]] static WindowScreen::Survivor* note(__m512i buckets, std::uint32_t first,
                                                         WindowScreen::Survivor* found) {
        alignas(64) std::uint8_t of_place[kBlock];
        _mm512_store_si512(of_place, buckets);
        for (std::uint64_t here = _mm512_test_epi8_mask(buckets, buckets); here != 0;
             here &= here - 1) {
            const auto i = static_cast<unsigned>(std::countr_zero(here));
            *found++ = {first + i, of_place[i]};
        }
        return found;
    }

    template <int kBytes, int kGroups, int kSpare>
    [[MINTERM_VBMI]] static std::size_t survivors(const ScreenTables& tables, const char* last,
                                                  std::size_t count, std::uint32_t base,
                                                  WindowScreen::Survivor* found) {
        using Here = Blocks<kBytes, kGroups, kSpare>;
        if (count == 0) return 0;
        Here blocks;
        Here::begin(blocks, tables, last);
        const WindowScreen::Survivor* const none = found;
        std::size_t block = 0;
        for (; block + kTogether <= count; block += kTogether) {
            __m512i four[kTogether];
            for (std::size_t i = 0; i < kTogether; ++i)
                four[i] = Here::next(blocks, last + (block + i) * kBlock);
            if (!is_any(_mm512_or_si512(_mm512_or_si512(four[0], four[1]),
                                        _mm512_or_si512(four[2], four[3]))))
                continue;
            for (std::size_t i = 0; i < kTogether; ++i)
                found =
                    note(four[i], base + static_cast<std::uint32_t>((block + i) * kBlock), found);
        }
        for (; block < count; ++block)
            found = note(Here::next(blocks, last + block * kBlock),
                         base + static_cast<std::uint32_t>(block * kBlock), found);
        return static_cast<std::size_t>(found - none);
    }
};

#undef MINTERM_VBMI_INLINE
#undef MINTERM_VBMI

template <typename Vectors, typename Blocks>
Blocks blocks_for(const ScreenShape& shape) {
    constexpr std::size_t kBytes = ScreenShape::kMostBytes;
    constexpr std::size_t kGroups = ScreenShape::kMostGroups;
    static constexpr auto kTable = []<std::size_t... i>(std::index_sequence<i...>) {
        // What has a spare group has at least two.
        return std::array<Blocks, 2 * kBytes * kGroups>{
            &Vectors::template survivors<static_cast<int>(i / 2 / kGroups) + 1,
                                         static_cast<int>(i / 2 % kGroups) + 1,
                                         static_cast<int>(i / 2 % kGroups > 0 ? i % 2 : 0)>...};
    }
    (std::make_index_sequence<2 * kBytes * kGroups>());
    return kTable[((shape.bytes - 1) * kGroups + shape.groups - 1) * 2 + shape.spare];
}

#endif

WindowScreen::By WindowScreen::widest() {
#if defined(__x86_64__)
    if (__builtin_cpu_supports("avx512bw") != 0 && __builtin_cpu_supports("avx512vbmi") != 0 &&
        __builtin_cpu_supports("gfni") != 0)
        return By::Avx512;
#endif
    return By::Bytes;
}

WindowScreen::WindowScreen(ScreenTables tables, [[maybe_unused]] By by)
    : tables_(std::move(tables)) {
    for (std::size_t i = 0; i < shape().bytes; ++i)
        for (unsigned byte = 0; byte < 256; ++byte)
            hashes_[i][byte] = shape().bytes == 1 ? static_cast<std::uint8_t>(byte)
                                                  : linear_hash(tables_.functions[i],
                                                                static_cast<std::uint8_t>(byte));
#if defined(__x86_64__)
    if (by == By::Avx512) {
        blocks_ = blocks_for<Vbmi, Blocks>(shape());
        block_places_ = Vbmi::kBlock;
    }
#endif
}

std::uint32_t WindowScreen::buckets_at(const char* last) const {
    std::uint32_t all = 0xff;
    std::uint32_t all_but_one = shape().spare == 0 ? 0 : 0xff;
    for (const ScreenTables::Lookup& lookup : tables_.lookups) {
        unsigned hash = 0;
        for (std::size_t i = 0; i < shape().bytes; ++i)
            hash ^= hashes_[i][static_cast<unsigned char>(*last--)];
        const std::uint32_t here = lookup[hash % ScreenTables::kHashes];
        if (shape().spare != 0) all_but_one = (all_but_one & here) | all;
        all &= here;
    }
    return all | all_but_one;
}

std::size_t WindowScreen::survivors(std::string_view text, std::size_t first, std::size_t count,
                                    Survivors& found) const {
    const std::size_t end = std::min(first + count, text.size());
    // No window ends before that.
    std::size_t place = std::max(first, shape().window() - 1);
    if (place >= end) return 0;
    std::size_t kept = 0;
    if (blocks_ != nullptr) {
        const std::size_t blocks = (end - place) / block_places_;
        kept = blocks_(tables_, text.data() + place, blocks,
                       static_cast<std::uint32_t>(place - first), found.data());
        place += blocks * block_places_;
    }
    for (; place < end; ++place)
        if (const std::uint32_t buckets = buckets_at(text.data() + place); buckets != 0)
            found[kept++] = {static_cast<std::uint32_t>(place - first), buckets};
    return kept;
}

}  // namespace minterm
