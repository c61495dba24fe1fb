// SPDX-License-Identifier: Apache-2.0
#include "runtime/blocks/plane_counts.hpp"

#include <algorithm>
#include <array>
#include <cstring>
#include <utility>

namespace minterm {

namespace {

using Bytes [[gnu::vector_size(16)]] = std::uint8_t;

/// The sum of the bytes of `lanes`.
std::uint64_t sum_of(Bytes lanes) {
    std::uint64_t total = 0;
    for (std::size_t half = 0; half < 2; ++half) {
        std::uint64_t bytes = 0;
        std::memcpy(&bytes, reinterpret_cast<const std::byte*>(&lanes) + 8 * half, 8);
        const std::uint64_t pairs =
            (bytes & 0x00ff00ff00ff00ff) + (bytes >> 8U & 0x00ff00ff00ff00ff);
        total += pairs * 0x0001000100010001 >> 48U;
    }
    return total;
}

/// In how many of the bytes `first` .. `last` - 1 bit 0 is 1 in all `kPlanes` planes.
template <std::size_t kPlanes>
std::uint64_t count_ones_of(const std::span<const std::byte>* planes, std::size_t first,
                            std::size_t last) {
    std::uint64_t total = 0;
    std::size_t at = first;
    while (at + sizeof(Bytes) <= last) {
        // Byte lanes hold up to 255 each.
        const std::size_t blocks = std::min<std::size_t>(255, (last - at) / sizeof(Bytes));
        Bytes lanes{};
        for (const std::size_t stop = at + blocks * sizeof(Bytes); at < stop; at += sizeof(Bytes)) {
            Bytes all = Bytes{} + 1;
            for (std::size_t plane = 0; plane < kPlanes; ++plane) {
                Bytes bytes;
                std::memcpy(&bytes, planes[plane].data() + at, sizeof bytes);
                all &= bytes;
            }
            lanes += all;
        }
        total += sum_of(lanes);
    }
    for (; at < last; ++at) {
        unsigned all = 1;
        for (std::size_t plane = 0; plane < kPlanes; ++plane)
            all &= std::to_integer<unsigned>(planes[plane][at]);
        total += all;
    }
    return total;
}

using Counter = std::uint64_t (*)(const std::span<const std::byte>*, std::size_t, std::size_t);

template <std::size_t... kPlanes>
constexpr auto counters(std::index_sequence<kPlanes...>) {
    return std::array<Counter, sizeof...(kPlanes)>{count_ones_of<kPlanes>...};
}

}  // namespace

std::uint64_t count_ones(std::span<const std::span<const std::byte>> planes, std::size_t first,
                         std::size_t last) {
    // Who counts knows how many planes there are, so that none is looked up byte by byte.
    static constexpr auto kCounters = counters(std::make_index_sequence<kMostCounted + 1>());
    return kCounters[planes.size()](planes.data(), first, last);
}

}  // namespace minterm
