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
        hash |= static_cast<unsigned>(__builtin_parity(row & byte)) << bit;
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

/// A processor fetches ahead within a page of memory only, and has to look up where the next ones
/// are; so for each page one byte is asked for in time, two pages ahead.
inline void ask_for_page(const char* text, std::size_t offset) {
    constexpr std::size_t kPage = 4096;
    if (offset % kPage == 0) __builtin_prefetch(text + offset + 2 * kPage);
}

/// What a function is compiled for.
#define MINTERM_VBMI gnu::target("avx512f,avx512bw,avx512vbmi,gfni")
#define MINTERM_VBMI_INLINE [[MINTERM_VBMI, gnu::always_inline]] static inline

/// 64 places a vector; tables are looked up by six bits.
struct Vbmi {
    static constexpr std::size_t kBlock = WindowScreen::kBlock;

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

    template <int kBytes, int kGroups, int kSpare>
    [[MINTERM_VBMI]] static std::size_t mark(const WindowScreen& screen, const char* last,
                                             std::size_t count, std::uint64_t* marks,
                                             std::uint32_t* marked_groups) {
        using Here = Blocks<kBytes, kGroups, kSpare>;
        if (count == 0) return 0;
        Here blocks;
        Here::begin(blocks, screen.tables_, last);
        std::size_t marked = 0;
        for (std::size_t group = 0; group < count; group += WindowScreen::kTogether) {
            __m512i any = _mm512_setzero_si512();
            for (std::size_t i = group; i < std::min(group + WindowScreen::kTogether, count); ++i) {
                ask_for_page(last, i * kBlock);
                const __m512i buckets = Here::next(blocks, last + i * kBlock);
                marks[i] = _mm512_test_epi8_mask(buckets, buckets);
                any = _mm512_or_si512(any, buckets);
            }
            marked_groups[marked] = static_cast<std::uint32_t>(group);
            marked += _mm512_test_epi8_mask(any, any) != 0 ? 1 : 0;
        }
        return marked;
    }
};

#undef MINTERM_VBMI_INLINE
#undef MINTERM_VBMI

#define MINTERM_AVX2 gnu::target("avx2")
#define MINTERM_AVX2_INLINE [[MINTERM_AVX2, gnu::always_inline]] static inline

/// 32 places a vector; tables are looked up by four bits (`vpshufb`), the lower and the upper ones
/// of a hash for themselves. That leaves more than the hash would, which is looked up then.
struct Nibbles {
    static constexpr std::size_t kHalf = 32;

    /// What the halves of a byte stand for.
    struct Table {
        __m256i low, high;
    };
    struct Halves {
        __m256i low, high;
    };

    MINTERM_AVX2_INLINE __m256i both(const std::array<std::uint8_t, 16>& values) {
        return _mm256_broadcastsi128_si256(
            _mm_loadu_si128(reinterpret_cast<const __m128i*>(values.data())));
    }
    MINTERM_AVX2_INLINE __m256i load(const char* place) {
        return _mm256_loadu_si256(reinterpret_cast<const __m256i*>(place));
    }
    MINTERM_AVX2_INLINE Halves halves(__m256i bytes) {
        const __m256i mask = _mm256_set1_epi8(15);
        return {_mm256_and_si256(bytes, mask), _mm256_and_si256(_mm256_srli_epi16(bytes, 4), mask)};
    }

    MINTERM_AVX2_INLINE Table table(const WindowScreen::HalfTable& table) {
        return {both(table.low), both(table.high)};
    }

    template <int kBytes>
    MINTERM_AVX2_INLINE __m256i hashes(const Table* functions, const char* place) {
        __m256i sum = _mm256_setzero_si256();
        for (int i = 0; i < kBytes; ++i) {
            const Halves bytes = halves(load(place - i));
            sum = _mm256_xor_si256(
                sum, _mm256_xor_si256(_mm256_shuffle_epi8(functions[i].low, bytes.low),
                                      _mm256_shuffle_epi8(functions[i].high, bytes.high)));
        }
        return sum;
    }

    /// Of 32 places, whose hashes lie there.
    template <int kBytes, int kGroups, int kSpare>
    MINTERM_AVX2_INLINE std::uint32_t marked_half(const Table* lookups, const char* place) {
        __m256i all = _mm256_set1_epi8(-1);
        __m256i all_but_one = all;
        for (int group = 0; group < kGroups; ++group) {
            const Halves hash = halves(load(place - kBytes * group));
            const __m256i here =
                _mm256_and_si256(_mm256_shuffle_epi8(lookups[group].low, hash.low),
                                 _mm256_shuffle_epi8(lookups[group].high, hash.high));
            if constexpr (kSpare != 0)
                all_but_one = group == 0
                                  ? all_but_one
                                  : _mm256_or_si256(_mm256_and_si256(all_but_one, here), all);
            all = _mm256_and_si256(all, here);
        }
        const __m256i none =
            _mm256_cmpeq_epi8(kSpare == 0 ? all : all_but_one, _mm256_setzero_si256());
        return ~static_cast<std::uint32_t>(_mm256_movemask_epi8(none));
    }

    template <int kBytes, int kGroups, int kSpare>
    [[MINTERM_AVX2]] static std::size_t mark(const WindowScreen& screen, const char* last,
                                             std::size_t count, std::uint64_t* marks,
                                             std::uint32_t* marked_groups) {
        constexpr std::size_t kBlock = WindowScreen::kBlock;
        constexpr std::size_t kTogether = WindowScreen::kTogether;
        constexpr std::size_t kBefore = std::size_t{kBytes} * (kGroups - 1);
        // Hashes of so many blocks stay in the first-level cache, beside the text and the marks.
        constexpr std::size_t kHashed = 4 * kTogether;
        alignas(32) char room[kHalf + kHashed * kBlock];
        char* const hashed = room + kHalf;
        const auto hash = [hashed](const Table* functions, const char* from, std::ptrdiff_t place)
            __attribute__((target("avx2"))) {
            _mm256_storeu_si256(reinterpret_cast<__m256i*>(hashed + place),
                                hashes<kBytes>(functions, from + place));
        };
        Table lookups[kGroups];
        for (std::size_t group = 0; group < kGroups; ++group)
            lookups[group] = table(screen.half_lookups_[group]);
        Table functions[kBytes];
        for (std::size_t i = 0; kBytes > 1 && i < kBytes; ++i)
            functions[i] = table(screen.half_functions_[i]);
        std::size_t marked = 0;
        for (std::size_t first = 0; first < count; first += kHashed) {
            const std::size_t end = std::min(first + kHashed, count);
            ask_for_page(last, first * kBlock);
            const char* place = last + first * kBlock;
            // One byte is looked up by its own bits, as if it were its hash.
            if constexpr (kBytes > 1) {
                if constexpr (kBefore > 0)
                    hash(functions, place, -static_cast<std::ptrdiff_t>(kBefore));
                for (std::size_t i = 0; i < (end - first) * kBlock; i += kHalf)
                    hash(functions, place, static_cast<std::ptrdiff_t>(i));
                place = hashed;
            }
            for (std::size_t group = first; group < end; group += kTogether) {
                std::uint64_t any = 0;
                for (std::size_t i = group; i < std::min(group + kTogether, end); ++i) {
                    marks[i] = 0;
                    for (unsigned half = 0; half < kBlock; half += kHalf, place += kHalf)
                        marks[i] |=
                            std::uint64_t{marked_half<kBytes, kGroups, kSpare>(lookups, place)}
                            << half;
                    any |= marks[i];
                }
                marked_groups[marked] = static_cast<std::uint32_t>(group);
                marked += any != 0 ? 1 : 0;
            }
        }
        return marked;
    }
};

#undef MINTERM_AVX2_INLINE
#undef MINTERM_AVX2

template <typename Vectors, typename Mark>
Mark mark_for(const ScreenShape& shape) {
    constexpr std::size_t kBytes = ScreenShape::kMostBytes;
    constexpr std::size_t kGroups = ScreenShape::kMostGroups;
    static constexpr auto kTable = []<std::size_t... i>(std::index_sequence<i...>) {
        // What has a spare group has at least two.
        return std::array<Mark, 2 * kBytes * kGroups>{
            &Vectors::template mark<static_cast<int>(i / 2 / kGroups) + 1,
                                    static_cast<int>(i / 2 % kGroups) + 1,
                                    static_cast<int>(i / 2 % kGroups > 0 ? i % 2 : 0)>...};
    }
    (std::make_index_sequence<2 * kBytes * kGroups>());
    return kTable[((shape.bytes - 1) * kGroups + shape.groups - 1) * 2 + shape.spare];
}

#endif

WindowScreen::By WindowScreen::widest([[maybe_unused]] int word_bits) {
#if defined(__x86_64__)
    if (word_bits >= 512 && __builtin_cpu_supports("avx512bw") != 0 &&
        __builtin_cpu_supports("avx512vbmi") != 0 && __builtin_cpu_supports("gfni") != 0)
        return By::Avx512;
    if (word_bits >= 256 && __builtin_cpu_supports("avx2") != 0) return By::Avx2;
#endif
    return By::Bytes;
}

std::vector<WindowScreen::By> WindowScreen::all() {
    std::vector<By> ways;
    for (const By by : {By::Bytes, By::Avx2, By::Avx512})
        if (by <= widest()) ways.push_back(by);
    return ways;
}

namespace {

/// A linear function is that of the lower half and that of the upper one.
WindowScreen::HalfTable by_halves(std::uint64_t function) {
    WindowScreen::HalfTable table;
    for (std::uint8_t half = 0; half < 16; ++half) {
        table.low[half] = linear_hash(function, half);
        table.high[half] = linear_hash(function, static_cast<std::uint8_t>(half << 4));
    }
    return table;
}

WindowScreen::HalfTable by_halves(const ScreenTables::Lookup& lookup) {
    WindowScreen::HalfTable table;
    for (std::size_t hash = 0; hash < lookup.size(); ++hash) {
        table.low[hash % 16] |= lookup[hash];
        // The two top bits of a byte do not count.
        for (std::size_t half = hash / 16; half < 16; half += 4) table.high[half] |= lookup[hash];
    }
    return table;
}

}  // namespace

WindowScreen::WindowScreen(ScreenTables tables, By by) : tables_(std::move(tables)), by_(by) {
    for (std::size_t i = 0; i < shape().bytes; ++i)
        for (unsigned byte = 0; byte < 256; ++byte)
            hashes_[i][byte] = shape().bytes == 1 ? static_cast<std::uint8_t>(byte)
                                                  : linear_hash(tables_.functions[i],
                                                                static_cast<std::uint8_t>(byte));
#if defined(__x86_64__)
    if (by == By::Avx512) mark_ = mark_for<Vbmi, Mark>(shape());
    if (by == By::Avx2) {
        for (std::size_t i = 0; i < shape().bytes; ++i)
            half_functions_.push_back(by_halves(tables_.functions[i]));
        for (const ScreenTables::Lookup& lookup : tables_.lookups)
            half_lookups_.push_back(by_halves(lookup));
        mark_ = mark_for<Nibbles, Mark>(shape());
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
    std::size_t kept = 0;
    const auto ask = [&](std::size_t at) {
        const std::uint32_t buckets = buckets_at(text.data() + at);
        found[kept] = {static_cast<std::uint32_t>(at - first), buckets};
        kept += buckets != 0 ? 1 : 0;
    };
    if (mark_ != nullptr && place < end) {
        const std::size_t blocks = (end - place) / kBlock;
        std::array<std::uint64_t, kBlocks> marks;
        std::fill_n(marks.data() + blocks, (kTogether - blocks % kTogether) % kTogether, 0);
        std::array<std::uint32_t, kBlocks / kTogether> groups;
        const std::size_t marked_groups =
            mark_(*this, text.data() + place, blocks, marks.data(), groups.data());
        // The last one is written to beside what is listed.
        std::array<std::uint32_t, kBlocks + 1> marked;
        std::size_t marked_blocks = 0;
        for (std::size_t group = 0; group < marked_groups; ++group)
            for (std::uint32_t i = 0; i < kTogether; ++i) {
                marked[marked_blocks] = groups[group] + i;
                marked_blocks += marks[groups[group] + i] != 0 ? 1 : 0;
            }
        for (std::size_t i = 0; i < marked_blocks; ++i)
            for (std::uint64_t rest = marks[marked[i]]; rest != 0; rest &= rest - 1)
                ask(place + marked[i] * kBlock + static_cast<unsigned>(std::countr_zero(rest)));
        place += blocks * kBlock;
    }
    for (; place < end; ++place) ask(place);
    return kept;
}

}  // namespace minterm
