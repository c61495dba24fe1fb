// SPDX-License-Identifier: Apache-2.0
//
// Bit vectors with few ones: Elias's and Fano's split of each one's place into high bits, which
// count in a directory how many ones lie before a bucket, and low bits, which are stored. The
// directory is not compressed (8 bits a one), so that finding a bucket is one access.
#pragma once

#include <algorithm>
#include <optional>

#include "runtime/dictionary/image.hpp"
#include "runtime/dictionary/packed_numbers.hpp"

namespace minterm {

/// Several bit vectors of one length.
class SparseBits {
public:
    /// What is known of a place: whether it has a one, and how many lie before it.
    struct Found {
        bool present;
        std::uint64_t rank;
    };

    /// `places[v]` are the ones of vector v, ascending, below `size` < 2^32.
    static void write(ImageWriter& image, std::uint64_t size,
                      const std::vector<std::vector<std::uint32_t>>& places);
    static std::optional<SparseBits> open(ImageReader& image);

    std::uint64_t size() const { return size_; }
    std::uint64_t vectors() const { return vectors_.size(); }
    std::uint64_t count(std::uint64_t vector) const { return vectors_[vector].count; }

    [[gnu::always_inline]] inline Found find(std::uint64_t vector, std::uint64_t place) const {
        const Vector& v = vectors_[vector];
        const std::uint64_t bucket = v.first_bucket + (place >> v.shift);
        const std::uint64_t low = place & low_bits(v.shift);
        std::uint64_t first = directory_[bucket];
        std::uint64_t last = std::max<std::uint64_t>(directory_[bucket + 1], first);
        const std::uint64_t end = last;
        while (first < last) {
            const std::uint64_t middle = (first + last) / 2;
            if (low_of(v, middle) < low)
                first = middle + 1;
            else
                last = middle;
        }
        return {first < end && low_of(v, first) == low, first};
    }
    /// Where the one with `rank` ones before it is; `rank` < count.
    std::uint64_t select(std::uint64_t vector, std::uint64_t rank) const {
        const Vector& v = vectors_[vector];
        const auto begin = directory_.begin() + static_cast<std::ptrdiff_t>(v.first_bucket);
        const auto end = begin + static_cast<std::ptrdiff_t>(buckets_of(v));
        const auto bucket = std::upper_bound(begin, end, rank) - begin;
        return (static_cast<std::uint64_t>(std::max<std::ptrdiff_t>(bucket, 1) - 1) << v.shift) +
               low_of(v, rank);
    }
    [[gnu::always_inline]] inline void prefetch(std::uint64_t vector, std::uint64_t place) const {
        const Vector& v = vectors_[vector];
        __builtin_prefetch(&directory_[v.first_bucket + (place >> v.shift)]);
    }

private:
    friend class LookupArraysMaker;
    struct Vector {
        std::uint64_t count;
        std::uint64_t shift;         ///< low bits of a place
        std::uint64_t first_bucket;  ///< in the directory
        std::uint64_t first_low;     ///< in bits
    };
    /// Entries in the directory: a count for each bucket and the total.
    std::uint64_t buckets_of(const Vector& v) const { return (size_ >> v.shift) + 2; }
    [[gnu::always_inline]] inline std::uint64_t low_of(const Vector& v, std::uint64_t rank) const {
        return read_bits(lows_, v.first_low + rank * v.shift, v.shift);
    }

    std::span<const Vector> vectors_;
    std::span<const std::uint32_t> directory_;
    std::span<const std::byte> lows_;
    std::uint64_t size_ = 0;
};

}  // namespace minterm
