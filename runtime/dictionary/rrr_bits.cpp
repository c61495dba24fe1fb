// SPDX-License-Identifier: Apache-2.0
#include "runtime/dictionary/rrr_bits.hpp"

#include <bit>

namespace minterm {
namespace {

RrrTables make_tables() {
    RrrTables tables{};
    std::array<std::uint16_t, 17> ends{};
    for (unsigned block = 0; block < 1U << 15; ++block) ++ends[ones(block) + 1];
    for (std::size_t k = 0; k < 16; ++k) {
        const unsigned in_class = ends[k + 1];
        tables.widths[k] = static_cast<std::uint8_t>(std::bit_width(in_class - 1));
        ends[k + 1] = static_cast<std::uint16_t>(ends[k] + in_class);
        tables.first[k] = ends[k];
    }
    for (unsigned block = 0; block < 1U << 15; ++block) {
        const std::size_t k = ones(block);
        tables.numbers[block] = static_cast<std::uint16_t>(ends[k] - tables.first[k]);
        tables.blocks[ends[k]++] = static_cast<std::uint16_t>(block);
    }
    for (std::size_t three = 0; three < tables.widths_of_three.size(); ++three)
        tables.widths_of_three[three] = static_cast<std::uint8_t>(
            tables.widths[three & 15] + tables.widths[three >> 4 & 15] + tables.widths[three >> 8]);
    return tables;
}

/// 15 bits from `place` on; beyond the end there are zeros.
std::uint64_t block_at(const BitArray& bits, std::uint64_t place) {
    const std::span<const std::uint64_t> words = bits.words();
    const std::uint64_t word = place / 64;
    if (word >= words.size()) return 0;
    std::uint64_t block = words[word] >> place % 64;
    if (place % 64 > 64 - RrrBits::kBlockBits && word + 1 < words.size())
        block |= words[word + 1] << (64 - place % 64);
    return block & low_bits(RrrBits::kBlockBits);
}

}  // namespace

const RrrTables& rrr_tables() {
    static const RrrTables tables = make_tables();
    return tables;
}

bool RrrBits::write(ImageWriter& image, std::span<const BitArray> vectors) {
    const RrrTables& tables = rrr_tables();
    const std::uint64_t size = vectors.empty() ? 0 : vectors.front().size();
    std::vector<Superblock> superblocks;
    std::vector<std::uint32_t> ranks(vectors.size());
    BitArray numbers;
    for (std::uint64_t first = 0; first <= size; first += kSuperblockBits) {
        for (std::size_t v = 0; v < vectors.size(); ++v) {
            if (numbers.size() >> 32 != 0) return false;
            Superblock superblock{ranks[v], static_cast<std::uint32_t>(numbers.size()), 0};
            for (std::uint64_t block = 0; block < 16; ++block) {
                const std::uint64_t bits = block_at(vectors[v], first + block * kBlockBits);
                const std::uint64_t k = ones(bits);
                superblock.classes |= k << 4 * block;
                numbers.append(tables.numbers[bits], tables.widths[k]);
                ranks[v] += static_cast<std::uint32_t>(k);
            }
            superblocks.push_back(superblock);
        }
    }
    numbers.append(0, 64);  // room for the last read
    image.array(std::vector<std::uint64_t>{size, vectors.size()});
    image.array(superblocks);
    image.array(numbers.words());
    return true;
}

std::optional<RrrBits> RrrBits::open(ImageReader& image) {
    const auto numbers = image.array<std::uint64_t>();
    const auto superblocks = image.array<Superblock>();
    const auto bytes = image.array<std::byte>();
    if (!numbers || numbers->size() != 2 || !superblocks || !bytes) return std::nullopt;
    RrrBits bits;
    bits.tables_ = &rrr_tables();
    bits.size_ = (*numbers)[0];
    bits.vectors_ = (*numbers)[1];
    bits.superblocks_ = *superblocks;
    bits.numbers_ = *bytes;
    if (bits.vectors_ > 256 || bits.superblocks() * bits.vectors_ != superblocks->size())
        return std::nullopt;
    return bits;
}

}  // namespace minterm
