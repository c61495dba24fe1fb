// SPDX-License-Identifier: Apache-2.0
//
// Seeds around the edits that an alignment has, in a hash table where pieces of b are looked up.
#include "runtime/pair/seed_bound.hpp"

#include <algorithm>
#include <array>
#include <atomic>
#include <bit>
#include <limits>

#include "runtime/support/common_prefix.hpp"
#include "runtime/support/run_jobs.hpp"

namespace minterm {

namespace {

constexpr std::uint32_t kNone = std::numeric_limits<std::uint32_t>::max();

/// Seeds that occur more often than this in a are taken to occur in b: they say little, and every
/// occurrence in b would have to look at all of them.
constexpr int kMostAlike = 16;

/// How far from the diagonal before an edit the one behind it is looked for.
constexpr std::int64_t kNear = 4;

/// Pieces of b that a thread looks up before it asks for more: about a millisecond's.
constexpr std::size_t kPiecesAJob = 100'000;

/// Pieces whose tables' entries are fetched at once.
constexpr std::size_t kPiecesTogether = 32;

/// Spreads keys over the table (Fibonacci hashing, Knuth 1973).
std::size_t slot_of(std::uint64_t key, int shift) {
    return static_cast<std::size_t>(key * 0x9E3779B97F4A7C15U >> shift);
}

/// Diagonals first .. last.
struct Diagonals {
    std::int64_t first = 0;
    std::int64_t last = -1;

    bool have(std::int64_t diagonal) const { return first <= diagonal && diagonal <= last; }
    std::size_t count() const { return static_cast<std::size_t>(last - first + 1); }
};

/// The diagonals that alignments of at most a cost can use, none if there is no such alignment: a
/// way over diagonal d has at least |d| + |columns - rows - d| gaps.
Diagonals diagonals_within(std::size_t rows, std::size_t columns, std::uint64_t most_cost) {
    const auto end = static_cast<std::int64_t>(columns) - static_cast<std::int64_t>(rows);
    const auto most = static_cast<std::int64_t>(std::min<std::uint64_t>(most_cost, rows + columns));
    const std::int64_t spare = most - std::abs(end);
    if (spare < 0) return {};
    return {std::min<std::int64_t>(0, end) - spare / 2, std::max<std::int64_t>(0, end) + spare / 2};
}

/// k: pieces of so many symbols seldom occur on `diagonals` by chance.
std::size_t seed_length(std::size_t diagonals, int bits) {
    const int symbols =
        (static_cast<int>(std::bit_width(diagonals)) + bits - 1) / bits + (bits > 2 ? 1 : 3);
    return static_cast<std::size_t>(std::min(symbols, 64 / bits));
}

/// The row that diagonal `diagonal` is equal up to from `row` on; `row` outside of the matrix.
std::size_t equal_up_to(SymbolSpan a, SymbolSpan b, std::size_t row, std::int64_t diagonal) {
    const std::int64_t column = static_cast<std::int64_t>(row) + diagonal;
    if (column < 0 || column >= static_cast<std::int64_t>(b.size())) return row;
    const std::size_t equal =
        common_prefix(a.subspan(row).bytes(), b.subspan(static_cast<std::size_t>(column)).bytes());
    return row + (equal >> a.log_width());
}

/// First rows of pieces of a that do not lie beside equal ones of b on the way of an alignment that
/// follows equal symbols: one up to each edit, from behind the piece before on.
std::vector<std::size_t> pieces_with_edits(SymbolSpan a, SymbolSpan b, std::size_t length) {
    std::vector<std::size_t> pieces;
    std::int64_t diagonal = 0;
    for (std::size_t row = 0; row + length <= a.size();) {
        std::size_t reached = equal_up_to(a, b, row, diagonal);
        std::int64_t nearest = diagonal;
        for (std::int64_t away = 1; away <= kNear && reached < row + length; ++away)
            for (const std::int64_t other : {diagonal - away, diagonal + away}) {
                const std::size_t there = equal_up_to(a, b, row, other);
                if (there < row + length || there <= reached) continue;
                reached = there;
                nearest = other;
            }
        if (reached == a.size()) break;
        const bool follows = reached >= row + length;
        if (follows) diagonal = nearest;
        pieces.push_back(follows ? reached + 1 - length : row);
        row = pieces.back() + length;
    }
    return pieces;
}

/// Pieces of a of one length, and which of them occur in b on some diagonals.
template <typename Symbol>
class SeedTable {
public:
    SeedTable(std::span<const Symbol> a, int bits, std::size_t length,
              std::span<const std::size_t> begins)
        : bits_(bits), length_(length), begins_(begins), found_(begins.size(), 0) {
        const auto table_bits = static_cast<int>(std::bit_width(2 * begins.size()));
        shift_ = 64 - table_bits;
        filter_shift_ = 64 - std::max(table_bits + 3, kLeastFilterBits);
        filter_.assign((std::size_t{1} << (64 - filter_shift_)) / 64 + 1, 0);
        heads_.assign(std::size_t{1} << table_bits, kNone);
        entries_.resize(begins.size());
        for (std::size_t seed = 0; seed < begins.size(); ++seed)
            enter(a.subspan(begins[seed], length), static_cast<std::uint32_t>(seed));
    }

    /// [s]: whether seed s was found.
    const std::vector<char>& found() const { return found_; }

    /// How many pieces b has.
    std::size_t pieces_of(std::span<const Symbol> b) const {
        return b.size() - std::min(b.size(), length_ - 1);
    }

    /// Looks up the pieces of b that begin at `first` .. `last` - 1. Those that the filter lets
    /// through wait for each other, so that what the table knows of them is on its way from memory
    /// together. Any number of threads may look up at once.
    void look_up(std::span<const Symbol> b, Diagonals diagonals, std::size_t first,
                 std::size_t last) {
        std::array<std::uint64_t, kPiecesTogether> keys;
        std::array<std::size_t, kPiecesTogether> begins;
        std::array<std::uint32_t, kPiecesTogether> seeds;
        const std::uint64_t mask = key_mask();
        std::uint64_t key = 0;
        for (std::size_t at = first; at < first + length_ - 1; ++at) key = key << bits_ | b[at];
        for (std::size_t begin = first; begin < last;) {
            std::size_t count = 0;
            for (; begin < last && count < kPiecesTogether; ++begin) {
                key = (key << bits_ | b[begin + length_ - 1]) & mask;
                const std::size_t bit = slot_of(key, filter_shift_);
                keys[count] = key;
                begins[count] = begin;
                count += filter_[bit / 64] >> bit % 64 & 1;
            }
            for (std::size_t i = 0; i < count; ++i)
                __builtin_prefetch(&heads_[slot_of(keys[i], shift_)]);
            for (std::size_t i = 0; i < count; ++i) {
                seeds[i] = heads_[slot_of(keys[i], shift_)];
                if (seeds[i] != kNone) __builtin_prefetch(&entries_[seeds[i]]);
            }
            for (std::size_t i = 0; i < count; ++i) match(keys[i], begins[i], seeds[i], diagonals);
        }
    }

private:
    /// 16 KiB: little of a cache, and where a thousand seeds are left one piece in a hundred of
    /// those that are not there looks further.
    static constexpr int kLeastFilterBits = 17;

    struct Entry {
        std::uint64_t key = 0;
        std::uint32_t next = kNone;
    };

    std::uint64_t key_mask() const {
        const std::size_t key_bits = static_cast<std::size_t>(bits_) * length_;
        return key_bits >= 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << key_bits) - 1;
    }

    void enter(std::span<const Symbol> symbols, std::uint32_t seed) {
        std::uint64_t key = 0;
        for (const Symbol symbol : symbols) key = key << bits_ | symbol;
        const std::size_t bit = slot_of(key, filter_shift_);
        filter_[bit / 64] |= std::uint64_t{1} << bit % 64;
        std::uint32_t& head = heads_[slot_of(key, shift_)];
        int alike = 0;
        for (std::uint32_t other = head; other != kNone; other = entries_[other].next)
            alike += entries_[other].key == key ? 1 : 0;
        if (alike == kMostAlike) {
            found_[seed] = 1;
            return;
        }
        entries_[seed] = {key, head};
        head = seed;
    }

    void match(std::uint64_t key, std::size_t begin, std::uint32_t seed, Diagonals diagonals) {
        for (; seed != kNone; seed = entries_[seed].next) {
            const std::int64_t diagonal =
                static_cast<std::int64_t>(begin) - static_cast<std::int64_t>(begins_[seed]);
            // Several pieces, of several threads, may find the same seed.
            if (entries_[seed].key == key && diagonals.have(diagonal))
                std::atomic_ref(found_[seed]).store(1, std::memory_order_relaxed);
        }
    }

    int bits_;
    std::size_t length_;
    std::span<const std::size_t> begins_;
    std::vector<char> found_;
    int shift_ = 0;         ///< from a hash to a place in `heads_`
    int filter_shift_ = 0;  ///< and to a bit of `filter_`
    /// One bit for each of many hash values: small enough for the cache, and most pieces of b need
    /// look no further.
    std::vector<std::uint64_t> filter_;
    std::vector<std::uint32_t> heads_;
    std::vector<Entry> entries_;
};

}  // namespace

SeedBound::SeedBound(SymbolSpan a, SymbolSpan b, int bits, std::uint64_t most_cost, int threads) {
    const Diagonals diagonals = diagonals_within(a.size(), b.size(), most_cost);
    if (diagonals.count() == 0) return;
    length_ = minterm::seed_length(std::min(diagonals.count(), b.size()), bits);
    const std::vector<std::size_t> begins = pieces_with_edits(a, b, length_);
    if (begins.empty() || begins.size() >= kNone) return;
    words_.resize(a.size() / 64 + 2);
    a.visit([&](auto symbols) {
        using Symbol = typename decltype(symbols)::value_type;
        const std::span other(reinterpret_cast<const Symbol*>(b.data()), b.size());
        SeedTable<Symbol> table(symbols, bits, length_, begins);
        const std::size_t pieces = table.pieces_of(other);
        const auto look_up = [&](std::size_t part) {
            table.look_up(other, diagonals, part * kPiecesAJob,
                          std::min(pieces, (part + 1) * kPiecesAJob));
            return success();
        };
        // Looking up allocates nothing, so it does not fail.
        static_cast<void>(
            run_jobs(threads, (pieces + kPiecesAJob - 1) / kPiecesAJob, [&] { return look_up; }));
        for (std::size_t seed = 0; seed < begins.size(); ++seed)
            if (table.found()[seed] == 0)
                words_[begins[seed] / 64].begins |= std::uint64_t{1} << begins[seed] % 64;
    });
    for (std::size_t word = 1; word < words_.size(); ++word)
        words_[word].before = words_[word - 1].before +
                              static_cast<std::uint64_t>(std::popcount(words_[word - 1].begins));
}

}  // namespace minterm
