// SPDX-License-Identifier: Apache-2.0
//
// Seeds of a in a hash table, pieces of b looked up in it.
#include "runtime/pair/seed_bound.hpp"

#include <algorithm>
#include <array>
#include <atomic>
#include <bit>
#include <limits>

#include "runtime/support/run_jobs.hpp"

namespace minterm {

namespace {

constexpr std::uint32_t kNone = std::numeric_limits<std::uint32_t>::max();

/// Seeds that occur more often than this in a are taken to occur in b: they say little, and every
/// occurrence in b would have to look at all of them.
constexpr int kMostAlike = 16;

/// Pieces of b that a thread looks up before it asks for more: about a millisecond's.
constexpr std::size_t kPiecesAJob = 100'000;

/// Pieces whose tables' entries are fetched at once.
constexpr std::size_t kPiecesTogether = 32;

/// Spreads keys over the table (Fibonacci hashing, Knuth 1973).
std::size_t slot_of(std::uint64_t key, int shift) {
    return static_cast<std::size_t>(key * 0x9E3779B97F4A7C15U >> shift);
}

}  // namespace

SeedBound::SeedBound(SymbolSpan a, SymbolSpan b, int bits, std::uint64_t most_cost, int threads) {
    a.visit([&](auto symbols) {
        using Symbol = typename decltype(symbols)::value_type;
        const auto* first = reinterpret_cast<const Symbol*>(b.data());
        find<Symbol>(symbols, {first, b.size()}, bits, most_cost, threads);
    });
}

template <typename Symbol>
void SeedBound::find(std::span<const Symbol> a, std::span<const Symbol> b, int bits,
                     std::uint64_t most_cost, int threads) {
    const auto rows = static_cast<std::int64_t>(a.size());
    const auto columns = static_cast<std::int64_t>(b.size());
    // A way over diagonal d has at least |d| + |columns - rows - d| gaps.
    const auto most =
        static_cast<std::int64_t>(std::min<std::uint64_t>(most_cost, a.size() + b.size()));
    const std::int64_t spare = most - std::abs(columns - rows);
    if (spare < 0) return;
    const std::int64_t first_diagonal = std::min<std::int64_t>(0, columns - rows) - spare / 2;
    const std::int64_t last_diagonal = std::max<std::int64_t>(0, columns - rows) + spare / 2;
    const int symbols =
        (static_cast<int>(std::bit_width(b.size())) + bits - 1) / bits + (bits > 2 ? 1 : 2);
    const auto length = static_cast<std::size_t>(std::min(symbols, 64 / bits));
    const std::size_t seeds = a.size() / length;
    if (seeds == 0 || seeds >= kNone) return;
    length_ = length;

    const std::size_t key_bits = static_cast<std::size_t>(bits) * length;
    const std::uint64_t mask =
        key_bits >= 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << key_bits) - 1;
    const auto table_bits = static_cast<int>(std::bit_width(2 * seeds));
    const int shift = 64 - table_bits;
    // One bit for each of eight times as many hash values: small enough for the cache, and most
    // pieces of b need look no further.
    const int filter_shift = shift - 3;
    std::vector<std::uint64_t> filter((std::size_t{8} << table_bits) / 64 + 1, 0);
    std::vector<std::uint32_t> heads(std::size_t{1} << table_bits, kNone);
    std::vector<std::uint32_t> next(seeds, kNone);
    std::vector<std::uint64_t> keys(seeds);
    std::vector<char> found(seeds, 0);
    for (std::size_t seed = 0; seed < seeds; ++seed) {
        std::uint64_t key = 0;
        for (std::size_t symbol = 0; symbol < length; ++symbol)
            key = key << bits | a[seed * length + symbol];
        keys[seed] = key;
        const std::size_t bit = slot_of(key, filter_shift);
        filter[bit / 64] |= std::uint64_t{1} << bit % 64;
        std::uint32_t& head = heads[slot_of(key, shift)];
        int alike = 0;
        for (std::uint32_t other = head; other != kNone; other = next[other])
            alike += keys[other] == key ? 1 : 0;
        if (alike == kMostAlike) {
            found[seed] = 1;
            continue;
        }
        next[seed] = head;
        head = static_cast<std::uint32_t>(seed);
    }
    const auto match = [&](std::uint64_t key, std::size_t begin, std::uint32_t seed) {
        for (; seed != kNone; seed = next[seed]) {
            const std::int64_t diagonal =
                static_cast<std::int64_t>(begin) - static_cast<std::int64_t>(seed * length);
            // Several pieces, of several threads, may find the same seed.
            if (keys[seed] == key && diagonal >= first_diagonal && diagonal <= last_diagonal)
                std::atomic_ref(found[seed]).store(1, std::memory_order_relaxed);
        }
    };
    // Pieces of b that begin in a job's part of it. Those that the filter lets through wait for
    // each other, so that what the tables know of them is on its way from memory together.
    const std::size_t pieces = b.size() - std::min(b.size(), length - 1);
    const auto look_up = [&](std::size_t part) {
        const std::size_t last = std::min(pieces, (part + 1) * kPiecesAJob);
        const std::size_t first = part * kPiecesAJob;
        std::array<std::uint64_t, kPiecesTogether> known;
        std::array<std::size_t, kPiecesTogether> begins;
        std::array<std::uint32_t, kPiecesTogether> seeds_alike;
        std::uint64_t key = 0;
        for (std::size_t at = first; at < first + length - 1; ++at) key = key << bits | b[at];
        for (std::size_t begin = first; begin < last;) {
            std::size_t count = 0;
            for (; begin < last && count < kPiecesTogether; ++begin) {
                key = (key << bits | b[begin + length - 1]) & mask;
                const std::size_t bit = slot_of(key, filter_shift);
                known[count] = key;
                begins[count] = begin;
                count += filter[bit / 64] >> bit % 64 & 1;
            }
            for (std::size_t i = 0; i < count; ++i)
                __builtin_prefetch(&heads[slot_of(known[i], shift)]);
            for (std::size_t i = 0; i < count; ++i) {
                seeds_alike[i] = heads[slot_of(known[i], shift)];
                if (seeds_alike[i] != kNone) __builtin_prefetch(&keys[seeds_alike[i]]);
            }
            for (std::size_t i = 0; i < count; ++i) match(known[i], begins[i], seeds_alike[i]);
        }
        return success();
    };
    // Looking up allocates nothing, so it does not fail.
    static_cast<void>(
        run_jobs(threads, (pieces + kPiecesAJob - 1) / kPiecesAJob, [&] { return look_up; }));
    missing_before_.resize(seeds + 1);
    for (std::size_t seed = 0; seed < seeds; ++seed)
        missing_before_[seed + 1] = missing_before_[seed] + (found[seed] != 0 ? 0 : 1);
}

}  // namespace minterm
