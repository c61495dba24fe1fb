// SPDX-License-Identifier: Apache-2.0
//
// A kernel of edit distance in plain C++, one cell after the other: what a compiled kernel does
// (Note [Wavefront layout] in runtime/kernel_abi.hpp), for tests of drivers without a compiler, and
// under sanitizers, which see its loads and stores.
#pragma once

#include <array>
#include <cstdint>
#include <cstring>
#include <vector>

#include "runtime/kernel_abi.hpp"
#include "runtime/pair/band_driver.hpp"

namespace minterm::testing {

/// What codes 0 to 3 on an edge are worth; code 3 does not occur.
inline constexpr std::array<std::int64_t, 4> kPlainValues{0, 1, -1, 0};

/// K registers of W bits. Two planes everywhere.
template <int W, int K>
class PlainKernel {
public:
    static WavefrontKernel kernel() {
        return {W,
                K,
                2,
                2,
                2,
                2,
                run<false, false>,
                run<true, false>,
                run<false, true>,
                run<true, true>,
                run<false, false, true>};
    }

    /// Costs and ways back through rows of kernels of any K.
    static TraceKernelSource trace() {
        static const TraceKernel kernel{PlainKernel<W, 1>::kernel(), costs(), {0, 1, 2, 0}};
        return [] { return Result<const TraceKernel*>(&kernel); };
    }

    static BandCosts costs() {
        return {
            AlignmentCosts{}, EdgeValues(2, kPlainValues), EdgeValues(2, kPlainValues), 1, 1, 0};
    }

private:
    static constexpr std::size_t kWordBytes = W / 8;
    static constexpr std::size_t kRows = std::size_t{W} * K;

    using Codes = std::array<unsigned, kRows>;

    static unsigned bit(std::uint64_t word, std::size_t row) {
        return static_cast<unsigned>(word >> (W - 1 - row / K) & 1U);
    }
    static std::uint64_t load(const std::byte* place) {
        std::uint64_t word = 0;
        std::memcpy(&word, place, kWordBytes);
        return word;
    }
    static Codes load_codes(const std::byte* words) {
        Codes codes{};
        for (std::size_t row = 0; row < kRows; ++row)
            for (std::size_t plane = 0; plane < 2; ++plane)
                codes[row] |= bit(load(words + (row % K * 2 + plane) * kWordBytes), row) << plane;
        return codes;
    }
    static std::uint64_t word_of(const Codes& codes, std::size_t k, std::size_t plane) {
        std::uint64_t word = 0;
        for (std::size_t row = k; row < kRows; row += K)
            word |= std::uint64_t{codes[row] >> plane & 1U} << (W - 1 - row / K);
        return word;
    }
    static void store_codes(const Codes& codes, std::byte* words) {
        for (std::size_t k = 0; k < K; ++k) {
            for (std::size_t plane = 0; plane < 2; ++plane) {
                const std::uint64_t word = word_of(codes, k, plane);
                std::memcpy(words + (k * 2 + plane) * kWordBytes, &word, kWordBytes);
            }
        }
    }
    static unsigned code_of(std::int64_t value) {
        return value < 0 ? 2 : static_cast<unsigned>(value);
    }

    template <bool Steady, bool Tap, bool Trace = false>
    static void run(std::byte* const* buffers, const std::int64_t* scalars) {
        const auto scalar = [&](wavefront::Scalar which) {
            return static_cast<std::size_t>(scalars[which]);
        };
        const Codes a = load_codes(buffers[wavefront::kSymbolsA]);
        Codes vertical = load_codes(buffers[wavefront::kVertical]);
        Codes down = load_codes(buffers[wavefront::kState]);
        for (std::size_t step = scalar(wavefront::kBegin) * K; step < scalar(wavefront::kEnd) * K;
             ++step) {
            // Windows of register k: element `index` of its sequence is that of its first row.
            const auto window = [&](wavefront::Buffer buffer, std::size_t k, std::size_t plane,
                                    std::size_t planes) {
                const std::size_t residue = (step + K - k) % K;
                const std::size_t index = (step + K - k) / K;
                return load(buffers[buffer] +
                            ((residue * planes + plane) * 8 + index % 8) *
                                scalar(wavefront::kCopyStride) +
                            index / 8);
            };
            const Codes above = down;
            for (std::size_t row = 0; row < kRows; ++row) {
                unsigned b = 0;
                for (std::size_t plane = 0; plane < 2; ++plane)
                    b |= bit(window(wavefront::kWindows, row % K, plane, 2), row) << plane;
                unsigned horizontal = 0;
                for (std::size_t plane = 0; row == 0 && plane < 2; ++plane)
                    horizontal |=
                        static_cast<unsigned>(load(buffers[wavefront::kTop] +
                                                   plane * scalar(wavefront::kTopStride) + step) &
                                              1U)
                        << plane;
                if (row > 0) horizontal = above[row - 1];
                const std::int64_t v = kPlainValues[vertical[row]];
                const std::int64_t h = kPlainValues[horizontal];
                const std::int64_t d = std::min({v + 1, h + 1, std::int64_t{a[row] == b ? 0 : 1}});
                down[row] = code_of(d - v);
                if (Steady || bit(window(wavefront::kActive, row % K, 0, 1), row) != 0)
                    vertical[row] = code_of(d - h);
            }
            for (std::size_t plane = 0; plane < 2; ++plane) {
                std::byte* stream =
                    buffers[wavefront::kBottom] + plane * scalar(wavefront::kBottomStride) + step;
                const std::size_t byte = scalar(wavefront::kTapByte);
                const std::uint64_t word =
                    word_of(down, Tap ? byte / kWordBytes : std::size_t{K - 1}, plane);
                if (Tap)
                    *stream = static_cast<std::byte>(word >> byte % kWordBytes * 8 & 0xffU);
                else
                    std::memcpy(stream, &word, kWordBytes);
            }
            if (!Trace) continue;
            std::byte* const place =
                buffers[wavefront::kTap] + step / K * scalar(wavefront::kTraceBytes);
            for (std::size_t k = 0; k < K; ++k) {
                for (std::size_t plane = 0; plane < 4; ++plane) {
                    const std::uint64_t word = word_of(plane < 2 ? vertical : down, k, plane % 2);
                    std::memcpy(place + ((step % K * K + k) * 4 + plane) * kWordBytes, &word,
                                kWordBytes);
                }
            }
        }
        store_codes(vertical, buffers[wavefront::kVertical]);
        store_codes(down, buffers[wavefront::kState]);
    }
};

}  // namespace minterm::testing
