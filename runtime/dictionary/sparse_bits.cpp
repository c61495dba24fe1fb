// SPDX-License-Identifier: Apache-2.0
#include "runtime/dictionary/sparse_bits.hpp"

#include <bit>

namespace minterm {

void SparseBits::write(ImageWriter& image, std::uint64_t size,
                       const std::vector<std::vector<std::uint32_t>>& places) {
    std::vector<Vector> vectors;
    std::vector<std::uint32_t> directory;
    BitArray lows;
    for (const std::vector<std::uint32_t>& ones_of_vector : places) {
        Vector v{ones_of_vector.size(), 0, directory.size(), lows.size()};
        // About four ones a bucket.
        v.shift = std::min<std::uint64_t>(
            31, std::bit_width(4 * size / std::max<std::uint64_t>(v.count, 1)));
        std::uint64_t bucket = 0;
        std::uint32_t rank = 0;
        directory.push_back(0);
        for (const std::uint32_t place : ones_of_vector) {
            for (; bucket < place >> v.shift; ++bucket) directory.push_back(rank);
            lows.append(place & low_bits(v.shift), v.shift);
            ++rank;
        }
        for (; bucket < (size >> v.shift) + 1; ++bucket) directory.push_back(rank);
        vectors.push_back(v);
    }
    lows.append(0, 64);  // room for the last read
    image.array(std::vector<std::uint64_t>{size});
    image.array(vectors);
    image.array(directory);
    image.array(lows.words());
}

std::optional<SparseBits> SparseBits::open(ImageReader& image) {
    const auto size = image.array<std::uint64_t>();
    const auto vectors = image.array<Vector>();
    const auto directory = image.array<std::uint32_t>();
    const auto lows = image.array<std::byte>();
    if (!size || size->size() != 1 || !vectors || !directory || !lows) return std::nullopt;
    SparseBits bits;
    bits.size_ = (*size)[0];
    bits.vectors_ = *vectors;
    bits.directory_ = *directory;
    bits.lows_ = *lows;
    std::uint64_t buckets = 0;
    for (const Vector& v : *vectors) {
        if (v.shift > 31 || v.first_bucket != buckets || v.count > bits.size_) return std::nullopt;
        buckets += bits.buckets_of(v);
    }
    if (bits.size_ >= std::uint64_t{1} << 32 || directory->size() != buckets) return std::nullopt;
    return bits;
}

}  // namespace minterm
