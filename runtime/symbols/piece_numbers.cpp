// SPDX-License-Identifier: Apache-2.0
//
// Most of the time goes into cache misses, so hashes of some pieces are computed before the table
// is looked at for them, and their slots are fetched meanwhile.
#include "runtime/symbols/piece_numbers.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cstring>

namespace minterm {

namespace {

constexpr std::size_t kLeastSlots = 64;
constexpr std::size_t kGuessedAtOnce = std::size_t{1} << 17U;
constexpr std::size_t kHashedAhead = 16;

/// Odd numbers without a pattern: digits of pi.
constexpr std::array<std::uint64_t, 3> kKeys{0x243F6A8885A308D3, 0x13198A2E03707345,
                                             0xA4093822299F31D1};

template <typename Word>
std::uint64_t load(const char* bytes) {
    Word word = 0;
    std::memcpy(&word, bytes, sizeof word);
    return word;
}

/// Both halves of the product of 128 bits, one over the other.
std::uint64_t folded_product(std::uint64_t a, std::uint64_t b) {
    __extension__ typedef unsigned __int128 Product;
    const Product product = static_cast<Product>(a) * b;
    return static_cast<std::uint64_t>(product) ^ static_cast<std::uint64_t>(product >> 64U);
}

/// Sixteen bytes a multiplication, as wyhash does (Wang Yi 2019); the last ones overlap those
/// before them where there are enough.
std::uint32_t hash_of(std::string_view piece) {
    const char* bytes = piece.data();
    std::size_t left = piece.size();
    std::uint64_t hash = kKeys[0] ^ left;
    for (; left > 16; left -= 16, bytes += 16)
        hash = folded_product(load<std::uint64_t>(bytes) ^ kKeys[1],
                              load<std::uint64_t>(bytes + 8) ^ hash);
    std::uint64_t low = 0;
    std::uint64_t high = 0;
    if (left >= 8) {
        low = load<std::uint64_t>(bytes);
        high = load<std::uint64_t>(bytes + left - 8);
    } else if (left >= 4) {
        low = load<std::uint32_t>(bytes);
        high = load<std::uint32_t>(bytes + left - 4);
    } else if (left > 0) {
        low = load<std::uint8_t>(bytes) | load<std::uint8_t>(bytes + left / 2) << 8U |
              load<std::uint8_t>(bytes + left - 1) << 16U;
    }
    return static_cast<std::uint32_t>(
        folded_product(folded_product(low ^ kKeys[2], high ^ hash), kKeys[1]));
}

}  // namespace

std::vector<std::uint32_t> PieceNumbers::number(std::span<const std::string_view> pieces) {
    // The first text has many new ones, the next ones have few.
    if (pieces_.empty()) make_room(std::min(pieces.size(), kGuessedAtOnce));
    std::vector<std::uint32_t> numbers;
    numbers.reserve(pieces.size());
    std::array<std::uint32_t, kHashedAhead> hashes{};
    while (!pieces.empty()) {
        // Versions of a text go on as the one before them did, and need no hash for that.
        const std::size_t next = numbers.empty() ? 0 : numbers.back() - first_ + 1;
        if (next < pieces_.size() && pieces_[next] == pieces.front()) {
            numbers.push_back(first_ + static_cast<std::uint32_t>(next));
            pieces = pieces.subspan(1);
            continue;
        }
        make_room(pieces_.size() + kHashedAhead);
        const auto some = pieces.first(std::min(pieces.size(), kHashedAhead));
        for (std::size_t i = 0; i < some.size(); ++i) {
            hashes[i] = hash_of(some[i]);
            __builtin_prefetch(&slots_[hashes[i] & (slots_.size() - 1)]);
        }
        for (std::size_t i = 0; i < some.size(); ++i)
            numbers.push_back(first_ + index_of(some[i], hashes[i]));
        pieces = pieces.subspan(some.size());
    }
    return numbers;
}

std::uint32_t PieceNumbers::index_of(std::string_view piece, std::uint32_t hash) {
    const std::size_t mask = slots_.size() - 1;
    std::size_t at = hash & mask;
    for (; slots_[at].index != 0; at = (at + 1) & mask)
        if (slots_[at].hash == hash && pieces_[slots_[at].index - 1] == piece)
            return slots_[at].index - 1;
    if (copies_ && !piece.empty()) {
        auto* const copy = static_cast<char*>(copies_->allocate(piece.size(), 1));
        std::memcpy(copy, piece.data(), piece.size());
        piece = {copy, piece.size()};
    }
    pieces_.push_back(piece);
    slots_[at] = {hash, static_cast<std::uint32_t>(pieces_.size())};
    return slots_[at].index - 1;
}

void PieceNumbers::make_room(std::size_t pieces) {
    if (2 * pieces <= slots_.size()) return;
    LargeVector<Slot> before(std::bit_ceil(std::max(2 * pieces, kLeastSlots)));
    slots_.swap(before);
    pieces_.reserve(slots_.size() / 2);
    for (const Slot& slot : before) {
        if (slot.index == 0) continue;
        std::size_t at = slot.hash & (slots_.size() - 1);
        while (slots_[at].index != 0) at = (at + 1) & (slots_.size() - 1);
        slots_[at] = slot;
    }
}

}  // namespace minterm
