// SPDX-License-Identifier: Apache-2.0
//
// Transpositions in vectors of 64-bit words, compiled twice: with AVX2 and for any processor, where
// the compiler makes smaller vectors of them; and one for AVX-512, which has instructions for a bit
// of 64 bytes and for 8 x 8 bits. The processor chooses.
#include "runtime/batch/transpose_planes.hpp"

#include <algorithm>
#include <bit>
#include <cstring>
#include <type_traits>

#include "runtime/support/exchange_bits.hpp"

#if defined(__x86_64__)
#include <immintrin.h>
#endif

namespace minterm {

namespace {

static_assert(std::endian::native == std::endian::little,
              "planes are little-endian words of bytes");

using Vector [[gnu::vector_size(32)]] = std::uint64_t;

/// Columns that are handled together, one byte each.
constexpr std::size_t kBlock = 64;
constexpr std::size_t kBlockVectors = kBlock / sizeof(Vector);
constexpr std::size_t kLanes = 8;

struct BlockBytes {
    Vector vectors[kBlockVectors];

    std::byte* bytes() { return reinterpret_cast<std::byte*>(vectors); }
    const std::byte* bytes() const { return reinterpret_cast<const std::byte*>(vectors); }
};

/// Copies fewer than kBlock bytes by two moves that may overlap; calls of memcpy would take most of
/// the time.
[[gnu::always_inline]] inline void copy_short(std::byte* to, const std::byte* from,
                                              std::size_t count) {
    const auto both_ends = [&](auto size) {
        std::memcpy(to, from, size);
        std::memcpy(to + count - size, from + count - size, size);
    };
    if (count >= 32) {
        both_ends(std::integral_constant<std::size_t, 32>{});
    } else if (count >= 16) {
        both_ends(std::integral_constant<std::size_t, 16>{});
    } else if (count >= 8) {
        both_ends(std::integral_constant<std::size_t, 8>{});
    } else if (count >= 4) {
        both_ends(std::integral_constant<std::size_t, 4>{});
    } else {
        for (std::size_t i = 0; i < count; ++i) to[i] = from[i];
    }
}

/// Planes that come from the same byte of their symbols.
struct ByteLayer {
    std::size_t byte = 0;         ///< of a symbol
    std::size_t first_plane = 0;  ///< of all planes
    std::size_t planes = 0;
    std::array<std::uint8_t, 8> bits{};  ///< of the byte
};

/// Byte `layer.byte` of the symbols of `text` from column `begin` on, as codes; zeros where it has
/// ended.
[[gnu::always_inline]] inline void load_block(SymbolSpan text, std::size_t begin,
                                              const PlaneBits& symbols, const ByteLayer& layer,
                                              BlockBytes& block) {
    const std::size_t count = begin < text.size() ? std::min(kBlock, text.size() - begin) : 0;
    if (text.is_wide()) {
        block = {};
        for (std::size_t i = 0; i < count; ++i) block.bytes()[i] = text.at(begin + i)[layer.byte];
        return;
    }
    const std::byte* const from = text.data() + begin;
    if (count == kBlock && symbols.codes.empty()) {
        std::memcpy(block.bytes(), from, kBlock);
        return;
    }
    block = {};
    if (symbols.codes.empty()) {
        copy_short(block.bytes(), from, count);
        return;
    }
    for (std::size_t i = 0; i < count; ++i)
        block.bytes()[i] = std::byte{symbols.codes[std::to_integer<std::size_t>(from[i])]};
}

/// Transposes 8 x 8 bytes: byte j of word i becomes byte i of word j. A vector is four such words.
template <typename Word>
[[gnu::always_inline]] inline void transpose_bytes(Word* words) {
    for (const std::size_t i : {0U, 1U, 2U, 3U})
        exchange_bits(words[i], words[i + 4], 32, 0x00000000FFFFFFFF);
    for (const std::size_t i : {0U, 1U, 4U, 5U})
        exchange_bits(words[i], words[i + 2], 16, 0x0000FFFF0000FFFF);
    for (const std::size_t i : {0U, 2U, 4U, 6U})
        exchange_bits(words[i], words[i + 1], 8, 0x00FF00FF00FF00FF);
}

/// One block of columns of eight lanes: byte c of plane p holds their bits.
[[gnu::always_inline]] inline void gather_lanes(const BlockBytes* blocks, const ByteLayer& layer,
                                                BlockBytes* planes) {
    constexpr std::uint64_t kLowBits = 0x0101010101010101;
    for (std::size_t plane = 0; plane < layer.planes; ++plane) {
        const unsigned bit = layer.bits[plane];
        for (std::size_t i = 0; i < kBlockVectors; ++i) {
            Vector gathered = {};
            for (std::size_t lane = 0; lane < kLanes; ++lane)
                gathered |= (blocks[lane].vectors[i] >> bit & kLowBits) << lane;
            planes[plane].vectors[i] = gathered;
        }
    }
}

/// Eight blocks of eight lanes each: columns become words of eight bytes.
[[gnu::always_inline]] inline void scatter_columns(const BlockBytes* rows, std::size_t row_stride,
                                                   std::size_t columns, std::size_t column_bytes,
                                                   std::byte* words) {
    constexpr std::size_t kColumns = sizeof(Vector);
    for (std::size_t i = 0; i * kColumns < columns; ++i) {
        std::array<Vector, 8> square;
        for (std::size_t row = 0; row < 8; ++row) square[row] = rows[row * row_stride].vectors[i];
        transpose_bytes(square.data());
        const auto* bytes = reinterpret_cast<const std::byte*>(square.data());
        const std::size_t here = std::min(kColumns, columns - i * kColumns);
        std::byte* place = words + i * kColumns * column_bytes;
        for (std::size_t column = 0; column < here; ++column)
            std::memcpy(place + column * column_bytes,
                        bytes + column % 8 * sizeof(Vector) + column / 8 * 8, 8);
    }
}

[[gnu::always_inline]] inline void transpose(std::span<const SymbolSpan> texts,
                                             const PlaneBits& symbols, const ByteLayer& layer,
                                             std::size_t columns, std::size_t word_bytes,
                                             std::byte* words) {
    const std::size_t column_bytes = symbols.planes() * word_bytes;
    words += layer.first_plane * word_bytes;
    constexpr std::size_t kOctets = 8;
    constexpr std::size_t kAhead = 16;
    // All lanes first: blocks are read in other pieces than they were written in, which is slow
    // right after it.
    std::array<BlockBytes, kOctets * kLanes> blocks;
    std::array<BlockBytes, kOctets * 8> gathered;  // [octet][plane]
    for (std::size_t begin = 0; begin < columns; begin += kBlock) {
        const std::size_t here = std::min(kBlock, columns - begin);
        std::byte* place = words + begin * column_bytes;
        for (std::size_t octet = 0; octet < word_bytes; octet += kOctets) {
            const std::size_t octets = std::min(kOctets, word_bytes - octet);
            for (std::size_t i = 0; i < octets * kLanes; ++i) {
                const std::size_t lane = octet * kLanes + i;
                // Texts lie anywhere: the processor cannot know where the next ones begin.
                if (begin == 0 && lane + kAhead < texts.size())
                    for (const std::size_t line : {0U, 64U})
                        __builtin_prefetch(texts[lane + kAhead].data() + line);
                load_block(lane < texts.size() ? texts[lane] : SymbolSpan(), begin, symbols, layer,
                           blocks[i]);
            }
            for (std::size_t i = 0; i < octets; ++i)
                gather_lanes(&blocks[i * kLanes], layer, &gathered[i * 8]);
            for (std::size_t plane = 0; plane < layer.planes; ++plane) {
                std::byte* words_of_plane = place + plane * word_bytes + octet;
                if (octets == kOctets) {
                    scatter_columns(&gathered[plane], 8, here, column_bytes, words_of_plane);
                    continue;
                }
                const std::byte* bytes = gathered[plane].bytes();
                for (std::size_t column = 0; column < here; ++column)
                    words_of_plane[column * column_bytes] = bytes[column];
            }
        }
    }
}

/// Transposes 8 x 8 bits: bit j of byte i becomes bit i of byte j (Warren, Hacker's Delight, 7-3).
[[gnu::always_inline]] inline std::uint64_t transpose_bits(std::uint64_t x) {
    std::uint64_t different = (x ^ x >> 7) & 0x00AA00AA00AA00AA;
    x ^= different ^ different << 7;
    different = (x ^ x >> 14) & 0x0000CCCC0000CCCC;
    x ^= different ^ different << 14;
    different = (x ^ x >> 28) & 0x00000000F0F0F0F0;
    return x ^ different ^ different << 28;
}

/// What numbers begin with: of the planes before.
struct Begun {
    const std::int64_t* bases;
    std::int64_t all;
};

/// number i = what it begins with and byte i of `bytes`, shifted.
[[gnu::always_inline]] inline void add_bytes(std::uint64_t bytes, std::size_t shift,
                                             const Begun& begun, std::size_t first,
                                             std::int64_t* numbers) {
    for (unsigned lane = 0; lane < kLanes; ++lane)
        numbers[first + lane] = begun.bases[first + lane] + begun.all +
                                static_cast<std::int64_t>((bytes >> (8 * lane) & 0xFF) << shift);
}

void add_numbers(const std::byte* planes, std::size_t count, std::size_t word_bytes, Begun begun,
                 std::int64_t* numbers) {
    for (std::size_t low = 0; low < count; low += 8, begun = {numbers, 0}) {
        const std::size_t here = std::min<std::size_t>(8, count - low);
        const std::byte* first = planes + low * word_bytes;
        for (std::size_t octet = 0; octet < word_bytes; ++octet) {
            std::uint64_t square = 0;
            for (std::size_t plane = 0; plane < here; ++plane)
                square |= std::to_integer<std::uint64_t>(first[plane * word_bytes + octet])
                          << (8 * plane);
            add_bytes(transpose_bits(square), low, begun, octet * kLanes, numbers);
        }
    }
}

#if defined(__x86_64__)

[[gnu::target("avx2")]] void transpose_avx2(std::span<const SymbolSpan> texts,
                                            const PlaneBits& symbols, const ByteLayer& layer,
                                            std::size_t columns, std::size_t word_bytes,
                                            std::byte* words) {
    transpose(texts, symbols, layer, columns, word_bytes, words);
}

/// Eight planes at a time become bytes, 32 lanes at once: a lane's bit, wherever it is in a byte
/// that all eight lanes have, is compared with itself.
[[gnu::target("avx2")]] void add_numbers_avx2(const std::byte* planes, std::size_t count,
                                              std::size_t word_bytes, Begun begun,
                                              std::int64_t* numbers) {
    constexpr std::size_t kTogether = 32;
    const __m256i spread =
        _mm256_setr_epi64x(0, 0x0101010101010101, 0x0202020202020202, 0x0303030303030303);
    const __m256i own = _mm256_set1_epi64x(static_cast<long long>(0x8040201008040201));
    for (std::size_t low = 0; low < count; low += 8, begun = {numbers, 0}) {
        const std::size_t here = std::min<std::size_t>(8, count - low);
        for (std::size_t octet = 0; octet < word_bytes; octet += kTogether / kLanes) {
            __m256i sums = _mm256_setzero_si256();
            for (std::size_t plane = 0; plane < here; ++plane) {
                std::int32_t bits = 0;
                std::memcpy(&bits, planes + (low + plane) * word_bytes + octet, sizeof bits);
                const __m256i lanes =
                    _mm256_and_si256(_mm256_shuffle_epi8(_mm256_set1_epi32(bits), spread), own);
                sums = _mm256_or_si256(
                    sums, _mm256_and_si256(_mm256_cmpeq_epi8(lanes, own),
                                           _mm256_set1_epi8(static_cast<char>(1U << plane))));
            }
            alignas(sizeof sums) std::array<std::uint8_t, kTogether> bytes;
            _mm256_store_si256(reinterpret_cast<__m256i*>(bytes.data()), sums);
            std::int64_t* const place = numbers + octet * kLanes;
            const std::int64_t* const base = begun.bases + octet * kLanes;
            for (std::size_t lane = 0; lane < kTogether; ++lane)
                place[lane] = base[lane] + begun.all + (std::int64_t{bytes[lane]} << low);
        }
    }
}

/// The same with masks: 64 lanes at once.
[[gnu::target("avx512bw")]] void add_numbers_avx512(const std::byte* planes, std::size_t count,
                                                    std::size_t word_bytes, Begun begun,
                                                    std::int64_t* numbers) {
    constexpr std::size_t kTogether = 64;
    for (std::size_t low = 0; low < count; low += 8, begun = {numbers, 0}) {
        const std::size_t here = std::min<std::size_t>(8, count - low);
        for (std::size_t octet = 0; octet < word_bytes; octet += kTogether / kLanes) {
            __m512i sums = _mm512_setzero_si512();
            for (std::size_t plane = 0; plane < here; ++plane) {
                std::uint64_t bits = 0;
                std::memcpy(&bits, planes + (low + plane) * word_bytes + octet, sizeof bits);
                sums = _mm512_mask_add_epi8(sums, bits, sums,
                                            _mm512_set1_epi8(static_cast<char>(1U << plane)));
            }
            alignas(sizeof sums) std::array<std::uint8_t, kTogether> bytes;
            _mm512_store_si512(bytes.data(), sums);
            std::int64_t* const place = numbers + octet * kLanes;
            const std::int64_t* const base = begun.bases + octet * kLanes;
            for (std::size_t lane = 0; lane < kTogether; ++lane)
                place[lane] = base[lane] + begun.all + (std::int64_t{bytes[lane]} << low);
        }
    }
}

bool has_avx512() { return __builtin_cpu_supports("avx512bw") != 0; }

#if !defined(__clang__)
// What g++'s own headers leave undefined on purpose, it warns of in templates.
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wmaybe-uninitialized"
#endif

/// The codes of 64 bytes at once.
class CodeLookup {
public:
    [[gnu::target("avx512bw,avx512vbmi")]] explicit CodeLookup(const PlaneBits& symbols)
        : is_there_(!symbols.codes.empty()) {
        for (std::size_t i = 0; is_there_ && i < 4; ++i)
            table_[i] = _mm512_loadu_si512(symbols.codes.data() + i * sizeof(__m512i));
    }

    [[gnu::target("avx512bw,avx512vbmi"), gnu::always_inline]] __m512i operator()(
        __m512i bytes, __mmask64 present) const {
        if (!is_there_) return bytes;
        const __m512i below = _mm512_permutex2var_epi8(table_[0], bytes, table_[1]);
        const __m512i above = _mm512_permutex2var_epi8(table_[2], bytes, table_[3]);
        const __m512i codes = _mm512_mask_blend_epi8(_mm512_movepi8_mask(bytes), below, above);
        return _mm512_maskz_mov_epi8(present, codes);
    }

private:
    bool is_there_;
    __m512i table_[4];
};

/// Which of 64 bytes are known, asked of all at once.
class KnownLookup {
public:
    /// Null: all are.
    [[gnu::target("avx512bw,avx512vbmi")]] explicit KnownLookup(const ByteSet* known) {
        std::array<std::uint8_t, 256> others{};
        for (std::size_t byte = 0; known != nullptr && byte < others.size(); ++byte)
            others[byte] = known->test(byte) ? 0 : 0xFF;
        for (std::size_t i = 0; i < 4; ++i)
            table_[i] = _mm512_loadu_si512(others.data() + i * sizeof(__m512i));
    }

    /// Not 0 where a byte is present and not known.
    [[gnu::target("avx512bw,avx512vbmi"), gnu::always_inline]] __m512i others(
        __m512i bytes, __mmask64 present) const {
        const __m512i below = _mm512_maskz_permutex2var_epi8(present, table_[0], bytes, table_[1]);
        const __mmask64 is_above = _mm512_movepi8_mask(bytes);
        if (is_above == 0) return below;
        const __m512i above = _mm512_permutex2var_epi8(table_[2], bytes, table_[3]);
        return _mm512_mask_blend_epi8(is_above, below, above);
    }

private:
    __m512i table_[4];
};

/// For eight lanes, whose bits of 64 columns are a word each: byte c has those of column c.
[[gnu::target("avx512bw,avx512vbmi,gfni"), gnu::always_inline]] inline __m512i columns_of_octet(
    const std::uint64_t* lanes) {
    // The bytes of eight columns of all lanes, last lane first: the order in which the product of
    // this matrix and the unit vectors has its bits.
    alignas(64) static constexpr auto kBytes = [] {
        std::array<std::uint8_t, 64> bytes{};
        for (std::size_t i = 0; i < 64; ++i)
            bytes[i] = static_cast<std::uint8_t>(8 * (7 - i % 8) + i / 8);
        return bytes;
    }();
    const __m512i square =
        _mm512_permutexvar_epi8(_mm512_load_si512(kBytes.data()), _mm512_loadu_si512(lanes));
    const __m512i units = _mm512_set1_epi64(static_cast<long long>(0x8040201008040201));
    return _mm512_gf2p8affine_epi64_epi8(units, square, 0);
}

/// Eight octets of lanes: words of eight bytes, one a column.
[[gnu::target("avx512bw,avx512vbmi,gfni"), gnu::always_inline]] inline void scatter_columns_avx512(
    const std::uint64_t* lanes, std::size_t columns, std::size_t column_bytes, std::byte* words) {
    __m512i bytes[8], pairs[8], fours[8];
    for (std::size_t i = 0; i < 8; ++i) bytes[i] = columns_of_octet(lanes + i * kLanes);
    for (std::size_t i = 0; i < 4; ++i) {
        pairs[i] = _mm512_unpacklo_epi8(bytes[2 * i], bytes[2 * i + 1]);
        pairs[i + 4] = _mm512_unpackhi_epi8(bytes[2 * i], bytes[2 * i + 1]);
    }
    for (std::size_t i = 0; i < 4; ++i) {
        fours[2 * i] = _mm512_unpacklo_epi16(pairs[2 * i], pairs[2 * i + 1]);
        fours[2 * i + 1] = _mm512_unpackhi_epi16(pairs[2 * i], pairs[2 * i + 1]);
    }
    // Each quarter of a vector has two of the sixteen columns that are in a quarter of `bytes`.
    alignas(64) std::array<std::array<std::uint64_t, 8>, 8> eights;
    for (std::size_t i = 0; i < 4; ++i) {
        const __m512i first = fours[i / 2 * 4 + i % 2];
        const __m512i second = fours[i / 2 * 4 + i % 2 + 2];
        _mm512_store_si512(&eights[2 * i], _mm512_unpacklo_epi32(first, second));
        _mm512_store_si512(&eights[2 * i + 1], _mm512_unpackhi_epi32(first, second));
    }
    for (std::size_t column = 0; column < columns; ++column)
        std::memcpy(words + column * column_bytes,
                    &eights[column % 16 / 2][column / 16 * 2 + column % 2], sizeof(std::uint64_t));
}

/// Blocks of columns whose bits are taken from a text before the next text has its turn.
constexpr std::size_t kBlocksAtOnce = 4;

/// The bits of some blocks of columns of 64 texts. `kPlanes` planes, or any number where it is 0.
template <std::size_t kPlanes>
class LaneBits {
public:
    [[gnu::target("avx512bw,avx512vbmi")]] explicit LaneBits(const PlaneSource& source)
        : source_(source), codes_(source.symbols), known_(source.known) {
        for (std::size_t plane = 0; plane < planes(); ++plane)
            tests_[plane] = _mm512_set1_epi8(static_cast<char>(1U << source.symbols.bits[plane]));
    }

    bool has_columns(std::size_t begin) const { return begin < source_.columns; }

    /// Takes those of text t from column `begin` on. Returns bytes that are not 0 where one of the
    /// text's is not known.
    [[gnu::target("avx512bw,avx512vbmi,bmi2"), gnu::always_inline]] __m512i take(
        std::size_t t, std::size_t begin) {
        const std::size_t blocks = blocks_from(begin);
        std::uint64_t* bits = &bits_[0][0][t % kBlock];
        __m512i others = _mm512_setzero_si512();
        std::size_t left = 0;
        const std::byte* from = nullptr;
        if (t < source_.texts.size()) {
            fetch(std::min(t + kAhead, source_.texts.size() - 1), begin);
            const SymbolSpan text = source_.texts[t];
            left = begin < text.size() ? text.size() - begin : 0;
            if (left > 0) from = text.data() + begin;
        }
        for (std::size_t block = 0; block < blocks; ++block) {
            if (left == 0) {
                for (std::size_t plane = 0; plane < planes(); ++plane) bits[plane * kBlock] = 0;
            } else {
                const std::size_t count = std::min(kBlock, left);
                const __mmask64 present =
                    _bzhi_u64(~std::uint64_t{0}, static_cast<unsigned>(count));
                const __m512i bytes = _mm512_maskz_loadu_epi8(present, from);
                others = _mm512_or_si512(others, known_.others(bytes, present));
                const __m512i codes = codes_(bytes, present);
                for (std::size_t plane = 0; plane < planes(); ++plane)
                    bits[plane * kBlock] = _mm512_test_epi8_mask(codes, tests_[plane]);
                left -= count;
                from += kBlock;
            }
            bits += kMostPlanes * kBlock;
        }
        return others;
    }

    /// Writes what was taken of texts from `first` on.
    [[gnu::target("avx512bw,avx512vbmi,gfni")]] void write(std::size_t first, std::size_t begin,
                                                           std::size_t word_bytes) const {
        const std::size_t column_bytes = planes() * word_bytes;
        for (std::size_t block = 0; block < blocks_from(begin); ++block) {
            const std::size_t column = begin + block * kBlock;
            const std::size_t here = std::min(kBlock, source_.columns - column);
            std::byte* const place = source_.words + column * column_bytes + first / 8;
            for (std::size_t plane = 0; plane < planes(); ++plane)
                scatter_columns_avx512(bits_[block][plane].data(), here, column_bytes,
                                       place + plane * word_bytes);
        }
    }

private:
    static constexpr std::size_t kAhead = 16;
    static constexpr std::size_t kMostPlanes = kPlanes == 0 ? 8 : kPlanes;

    std::size_t planes() const { return kPlanes == 0 ? source_.symbols.planes() : kPlanes; }
    std::size_t blocks_from(std::size_t begin) const {
        return std::min(kBlocksAtOnce, (source_.columns - begin + kBlock - 1) / kBlock);
    }

    /// Texts lie anywhere: the processor cannot know where the next ones begin.
    [[gnu::always_inline]] void fetch(std::size_t t, std::size_t begin) const {
        const SymbolSpan text = source_.texts[t];
        if (begin >= text.size()) return;
        const std::size_t last = std::min(text.size(), begin + kBlocksAtOnce * kBlock) - 1;
        __builtin_prefetch(text.data() + begin);
        __builtin_prefetch(text.data() + std::min(begin + kBlock, last));
        __builtin_prefetch(text.data() + last);
    }

    const PlaneSource source_;
    const CodeLookup codes_;
    const KnownLookup known_;
    __m512i tests_[kMostPlanes];
    std::array<std::array<std::array<std::uint64_t, kBlock>, kMostPlanes>, kBlocksAtOnce>
        bits_;  // [block][plane][lane]
};

/// Returns whether all bytes were known.
template <std::size_t kPlanes>
[[gnu::target("avx512bw,avx512vbmi,gfni,bmi2")]] bool transpose_avx512(const PlaneSource& a,
                                                                       const PlaneSource& b,
                                                                       std::size_t word_bytes) {
    LaneBits<kPlanes> of_a(a);
    LaneBits<kPlanes> of_b(b);
    for (std::size_t begin = 0; begin < std::max(a.columns, b.columns);
         begin += kBlocksAtOnce * kBlock) {
        const bool has_a = of_a.has_columns(begin);
        const bool has_b = of_b.has_columns(begin);
        __m512i others = _mm512_setzero_si512();
        for (std::size_t first = 0; first < 8 * word_bytes; first += kBlock) {
            for (std::size_t t = first; t < first + kBlock; ++t) {
                if (has_a) others = _mm512_or_si512(others, of_a.take(t, begin));
                if (has_b) others = _mm512_or_si512(others, of_b.take(t, begin));
            }
            if (has_a) of_a.write(first, begin, word_bytes);
            if (has_b) of_b.write(first, begin, word_bytes);
        }
        if (_mm512_test_epi8_mask(others, others) != 0) return false;
    }
    return true;
}

bool transpose_avx512(const PlaneSource& a, const PlaneSource& b, std::size_t word_bytes) {
    if (a.symbols.planes() == b.symbols.planes() && a.symbols.planes() == 2)
        return transpose_avx512<2>(a, b, word_bytes);
    if (a.symbols.planes() == b.symbols.planes() && a.symbols.planes() == 3)
        return transpose_avx512<3>(a, b, word_bytes);
    return transpose_avx512<0>(a, b, word_bytes);
}

#if !defined(__clang__)
#pragma GCC diagnostic pop
#endif

bool has_avx512_bit_matrices() {
    return has_avx512() && __builtin_cpu_supports("avx512vbmi") != 0 &&
           __builtin_cpu_supports("gfni") != 0 && __builtin_cpu_supports("bmi2") != 0;
}

bool has_avx2() { return __builtin_cpu_supports("avx2") != 0; }

#endif

}  // namespace

void transpose_planes(std::span<const SymbolSpan> texts, const PlaneBits& symbols,
                      std::size_t columns, std::size_t word_bytes, std::byte* words) {
#if defined(__x86_64__)
    const bool are_bytes = texts.empty() || !texts.front().is_wide();
    if (are_bytes && word_bytes % 8 == 0 && has_avx512_bit_matrices()) {
        transpose_avx512({texts, symbols, nullptr, columns, words},
                         {{}, symbols, nullptr, 0, nullptr}, word_bytes);
        return;
    }
#endif
    for (std::size_t plane = 0; plane < symbols.planes();) {
        ByteLayer layer;
        layer.byte = symbols.bits[plane] / 8U;
        layer.first_plane = plane;
        for (; plane < symbols.planes() && symbols.bits[plane] / 8U == layer.byte; ++plane)
            layer.bits[layer.planes++] = symbols.bits[plane] % 8;
#if defined(__x86_64__)
        if (has_avx2()) {
            transpose_avx2(texts, symbols, layer, columns, word_bytes, words);
            continue;
        }
#endif
        transpose(texts, symbols, layer, columns, word_bytes, words);
    }
}

bool transpose_pair(const PlaneSource& a, const PlaneSource& b, std::size_t word_bytes) {
#if defined(__x86_64__)
    const bool are_bytes = !a.texts.front().is_wide() && !b.texts.front().is_wide();
    if (are_bytes && word_bytes % 8 == 0 && has_avx512_bit_matrices())
        return transpose_avx512(a, b, word_bytes);
#endif
    if (a.known != nullptr && !bytes_are_known(a.texts, b.texts, {*a.known, *b.known}))
        return false;
    for (const PlaneSource& side : {a, b})
        transpose_planes(side.texts, side.symbols, side.columns, word_bytes, side.words);
    return true;
}

void add_lane_numbers(const std::byte* planes, std::size_t count, std::size_t word_bytes,
                      const std::int64_t* bases, std::int64_t all, std::int64_t* numbers) {
    const Begun begun{bases, all};
#if defined(__x86_64__)
    if (word_bytes % 8 == 0 && has_avx512())
        return add_numbers_avx512(planes, count, word_bytes, begun, numbers);
    if (word_bytes % 8 == 0 && has_avx2())
        return add_numbers_avx2(planes, count, word_bytes, begun, numbers);
#endif
    add_numbers(planes, count, word_bytes, begun, numbers);
}

}  // namespace minterm
