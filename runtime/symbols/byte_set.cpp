// SPDX-License-Identifier: Apache-2.0
//
// Which bytes occur in many strings. Most blocks of a text hold nothing but bytes that were seen
// before, so that is what is asked of 32 or 64 bytes at once; only a block with a new one is looked
// at byte by byte, which happens at most 256 times.
#include "runtime/symbols/byte_set.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

#if defined(__x86_64__)
#include <immintrin.h>
#endif

namespace minterm {

namespace {

using Texts = std::span<const SymbolSpan>;

/// What is done with bytes that are new.
enum class NewBytes { Add, Refuse };

/// Returns whether all were seen before, or are so now.
bool look_at_each(std::span<const std::byte> bytes, ByteSet& seen, NewBytes what) {
    for (const std::byte byte : bytes) {
        const auto value = std::to_integer<std::size_t>(byte);
        if (what == NewBytes::Add) seen.set(value);
        if (!seen.test(value)) return false;
    }
    return true;
}

std::span<const std::byte> bytes_of(SymbolSpan text) { return {text.data(), text.size()}; }

bool look_at_all(Texts a, Texts b, ListBytes& seen, NewBytes what) {
    return std::all_of(
               a.begin(), a.end(),
               [&](SymbolSpan text) { return look_at_each(bytes_of(text), seen.a, what); }) &&
           std::all_of(b.begin(), b.end(),
                       [&](SymbolSpan text) { return look_at_each(bytes_of(text), seen.b, what); });
}

#if defined(__x86_64__)

/// Strings lie anywhere: the processor cannot know where the next one begins.
void prefetch_beyond(Texts texts, std::size_t i) {
    constexpr std::size_t kAhead = 16;
    if (i + kAhead >= texts.size()) return;
    __builtin_prefetch(texts[i + kAhead].data());
    __builtin_prefetch(texts[i + kAhead].data() + 64);
}

/// A set with what it takes to look at 32 bytes at once: membership by the two halves of a byte.
/// Table l holds, for each low half, the high halves 8 l .. 8 l + 7 with which it was seen, a bit
/// each.
class SeenHalves {
public:
    [[gnu::target("avx2")]] explicit SeenHalves(ByteSet& seen) : seen_(seen) { make(); }

    [[gnu::target("avx2")]] bool look_at(std::span<const std::byte> text, NewBytes what) {
        if (text.size() < kBlock) {
            const std::size_t before = seen_.count();
            const bool done = look_at_each(text, seen_, what);
            if (seen_.count() != before) make();
            return done;
        }
        for (std::size_t at = 0; at < text.size(); at += kBlock) {
            // The last block ends where the text does.
            const auto block = text.subspan(std::min(at, text.size() - kBlock), kBlock);
            if (hold(block.data())) continue;
            if (!look_at_each(block, seen_, what)) return false;
            make();
        }
        return true;
    }

private:
    static constexpr std::size_t kBlock = 32;

    [[gnu::target("avx2")]] void make() {
        alignas(32) std::array<std::array<std::uint8_t, 32>, 2> rows{};
        for (unsigned byte = 0; byte < 256; ++byte) {
            if (!seen_.test(byte)) continue;
            const unsigned high = byte >> 4;
            auto& row = rows[high >> 3];
            const auto bit = static_cast<std::uint8_t>(1U << (high & 7));
            row[byte & 15] |= bit;
            row[16 + (byte & 15)] |= bit;
        }
        below_ = _mm256_load_si256(reinterpret_cast<const __m256i*>(rows[0].data()));
        above_ = _mm256_load_si256(reinterpret_cast<const __m256i*>(rows[1].data()));
    }

    [[gnu::target("avx2")]] bool hold(const std::byte* block) const {
        const __m256i bytes = _mm256_loadu_si256(reinterpret_cast<const __m256i*>(block));
        // A shuffle gives 0 where the top bit of its index is set, so one of the two is 0.
        const __m256i top_bits = _mm256_set1_epi8(static_cast<char>(0x80));
        const __m256i highs =
            _mm256_or_si256(_mm256_shuffle_epi8(below_, bytes),
                            _mm256_shuffle_epi8(above_, _mm256_xor_si256(bytes, top_bits)));
        const __m256i powers = _mm256_set1_epi64x(static_cast<long long>(0x8040201008040201U));
        const __m256i bit = _mm256_shuffle_epi8(
            powers, _mm256_and_si256(_mm256_srli_epi16(bytes, 4), _mm256_set1_epi8(15)));
        const __m256i missing =
            _mm256_cmpeq_epi8(_mm256_and_si256(highs, bit), _mm256_setzero_si256());
        return _mm256_testz_si256(missing, missing) != 0;
    }

    ByteSet& seen_;
    __m256i below_;
    __m256i above_;
};

[[gnu::target("avx2")]] bool look_avx2(Texts a, Texts b, ListBytes& seen, NewBytes what) {
    SeenHalves of_a(seen.a);
    SeenHalves of_b(seen.b);
    for (std::size_t i = 0; i < std::max(a.size(), b.size()); ++i) {
        prefetch_beyond(a, i);
        prefetch_beyond(b, i);
        if (i < a.size() && !of_a.look_at(bytes_of(a[i]), what)) return false;
        if (i < b.size() && !of_b.look_at(bytes_of(b[i]), what)) return false;
    }
    return true;
}

/// The same for 64 bytes at once: a byte for each, 0 where it was not seen. A look-up is of seven
/// of the eight bits.
class SeenBytes {
public:
    [[gnu::target("avx512bw,avx512vbmi")]] explicit SeenBytes(ByteSet& seen) : seen_(seen) {
        make();
    }

    [[gnu::target("avx512bw,avx512vbmi")]] bool look_at(std::span<const std::byte> text,
                                                        NewBytes what) {
        for (std::size_t at = 0; at < text.size(); at += kBlock) {
            const auto block = text.subspan(at, std::min(kBlock, text.size() - at));
            const __mmask64 present = ~__mmask64{0} >> (kBlock - block.size());
            const __m512i bytes = _mm512_maskz_loadu_epi8(present, block.data());
            if ((missing(bytes) & present) == 0) continue;
            if (!look_at_each(block, seen_, what)) return false;
            make();
        }
        return true;
    }

private:
    static constexpr std::size_t kBlock = 64;

    [[gnu::target("avx512bw,avx512vbmi")]] void make() {
        std::array<std::uint8_t, 256> bytes{};
        for (std::size_t byte = 0; byte < 256; ++byte) bytes[byte] = seen_.test(byte) ? 1 : 0;
        for (std::size_t i = 0; i < 4; ++i)
            table_[i] = _mm512_loadu_si512(bytes.data() + i * sizeof(__m512i));
    }

    /// Which of the bytes were not seen.
    [[gnu::target("avx512bw,avx512vbmi")]] __mmask64 missing(__m512i bytes) const {
        const __m512i below = _mm512_permutex2var_epi8(table_[0], bytes, table_[1]);
        const __mmask64 is_above = _mm512_movepi8_mask(bytes);
        const __mmask64 missing = _mm512_testn_epi8_mask(below, below);
        if (is_above == 0) return missing;
        const __m512i above = _mm512_permutex2var_epi8(table_[2], bytes, table_[3]);
        return (missing & ~is_above) | (_mm512_testn_epi8_mask(above, above) & is_above);
    }

    ByteSet& seen_;
    __m512i table_[4];
};

[[gnu::target("avx512bw,avx512vbmi")]] bool look_avx512(Texts a, Texts b, ListBytes& seen,
                                                        NewBytes what) {
    SeenBytes of_a(seen.a);
    SeenBytes of_b(seen.b);
    for (std::size_t i = 0; i < std::max(a.size(), b.size()); ++i) {
        prefetch_beyond(a, i);
        prefetch_beyond(b, i);
        if (i < a.size() && !of_a.look_at(bytes_of(a[i]), what)) return false;
        if (i < b.size() && !of_b.look_at(bytes_of(b[i]), what)) return false;
    }
    return true;
}

#endif

bool look(Texts a, Texts b, ListBytes& seen, NewBytes what) {
#if defined(__x86_64__)
    if (__builtin_cpu_supports("avx512bw") != 0 && __builtin_cpu_supports("avx512vbmi") != 0)
        return look_avx512(a, b, seen, what);
    if (__builtin_cpu_supports("avx2") != 0) return look_avx2(a, b, seen, what);
#endif
    return look_at_all(a, b, seen, what);
}

}  // namespace

ListBytes bytes_in(Texts a, Texts b) {
    ListBytes seen;
    look(a, b, seen, NewBytes::Add);
    return seen;
}

bool bytes_are_known(Texts a, Texts b, const ListBytes& known) {
    ListBytes seen = known;
    return look(a, b, seen, NewBytes::Refuse);
}

}  // namespace minterm
