// SPDX-License-Identifier: Apache-2.0
//
// Which bytes occur in many strings. Most blocks of a text hold nothing but bytes that were seen
// before, so that is what is asked of 32 bytes at once; only a block with a new one is looked at
// byte by byte, which happens at most 256 times.
#include "runtime/byte_set.hpp"

#include <array>
#include <cstddef>
#include <cstdint>

#if defined(__x86_64__)
#include <immintrin.h>
#endif

namespace minterm {

namespace {

using ByteSet = std::bitset<256>;

void add_each(std::span<const std::byte> bytes, ByteSet& seen) {
    for (const std::byte byte : bytes) seen.set(std::to_integer<std::size_t>(byte));
}

std::span<const std::byte> bytes_of(SymbolSpan text) { return {text.data(), text.size()}; }

#if defined(__x86_64__)

/// Membership by the two halves of a byte: table l holds, for each low half, the high halves 8 l
/// .. 8 l + 7 with which it was seen, a bit each.
class SeenTables {
public:
    [[gnu::target("avx2")]] void make(const ByteSet& seen) {
        alignas(32) std::array<std::array<std::uint8_t, 32>, 2> rows{};
        for (unsigned byte = 0; byte < 256; ++byte) {
            if (!seen.test(byte)) continue;
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
        const __m256i highs =
            _mm256_or_si256(_mm256_shuffle_epi8(below_, bytes),
                            _mm256_shuffle_epi8(above_, _mm256_xor_si256(bytes, top_bits())));
        const __m256i bit = _mm256_shuffle_epi8(
            powers(), _mm256_and_si256(_mm256_srli_epi16(bytes, 4), _mm256_set1_epi8(15)));
        const __m256i missing =
            _mm256_cmpeq_epi8(_mm256_and_si256(highs, bit), _mm256_setzero_si256());
        return _mm256_testz_si256(missing, missing) != 0;
    }

private:
    [[gnu::target("avx2")]] static __m256i top_bits() {
        return _mm256_set1_epi8(static_cast<char>(0x80));
    }
    [[gnu::target("avx2")]] static __m256i powers() {
        return _mm256_set1_epi64x(static_cast<long long>(0x8040201008040201U));
    }

    __m256i below_;
    __m256i above_;
};

[[gnu::target("avx2")]] ByteSet bytes_in_avx2(std::span<const SymbolSpan> texts) {
    constexpr std::size_t kBlock = 32;
    ByteSet seen;
    SeenTables tables;
    tables.make(seen);
    // Strings lie anywhere: the processor cannot know where the next one begins.
    constexpr std::size_t kAhead = 16;
    for (std::size_t i = 0; i < texts.size(); ++i) {
        const SymbolSpan text = texts[i];
        if (i + kAhead < texts.size()) {
            __builtin_prefetch(texts[i + kAhead].data());
            __builtin_prefetch(texts[i + kAhead].data() + 64);
        }
        if (text.size() < kBlock) {
            add_each(bytes_of(text), seen);
            continue;
        }
        for (std::size_t at = 0; at < text.size(); at += kBlock) {
            // The last block ends where the text does.
            const std::byte* block =
                text.data() + (at + kBlock <= text.size() ? at : text.size() - kBlock);
            if (tables.hold(block)) continue;
            add_each({block, kBlock}, seen);
            tables.make(seen);
        }
    }
    return seen;
}

#endif

}  // namespace

ByteSet bytes_in(std::span<const SymbolSpan> texts) {
#if defined(__x86_64__)
    if (__builtin_cpu_supports("avx2") != 0) return bytes_in_avx2(texts);
#endif
    ByteSet seen;
    for (const SymbolSpan text : texts) add_each(bytes_of(text), seen);
    return seen;
}

}  // namespace minterm
