// SPDX-License-Identifier: Apache-2.0
//
// Work that goes to a GPU and comes back in pieces, of which one is made ready while the one before
// is copied and computed.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>

#include "minterm/result.hpp"
#include "runtime/cuda/cuda_device.hpp"

namespace minterm {

/// All arrays and rooms begin at multiples of it.
constexpr std::size_t to_cache_lines(std::size_t bytes) { return (bytes + 63) / 64 * 64; }

/// What a kernel `NAME(buffers, scalars, count)` is given.
template <std::size_t kBuffers, std::size_t kScalars>
struct CudaArguments {
    std::array<CudaFunctions::Address, kBuffers> buffers{};
    std::array<std::int64_t, kScalars> scalars{};

    /// Where what goes in begins, behind the arguments.
    static constexpr std::size_t in_begin() {
        return to_cache_lines((kBuffers + kScalars) * sizeof(std::int64_t));
    }
};

/// A launch: memory on both sides for what goes in, behind the arguments, and for what comes out.
class CudaPiece {
public:
    /// Makes room for so many bytes, those of the arguments included. Errors (environment): there
    /// is not so much memory.
    Status reserve(const CudaDevice& device, std::size_t in_bytes, std::size_t out_bytes);
    /// How much room there is on the device.
    std::size_t bytes() const { return in_.bytes + out_.bytes; }

    std::byte* in() const { return static_cast<std::byte*>(in_.here.get()); }
    const std::byte* out() const { return static_cast<const std::byte*>(out_.here.get()); }
    CudaFunctions::Address in_there() const { return in_.there.get(); }
    CudaFunctions::Address out_there() const { return out_.there.get(); }

    struct Shape {
        unsigned blocks;
        unsigned threads;
    };
    /// Copies the arguments and all that goes in, up to `in_bytes`, runs the kernel over `count`
    /// questions, and copies `out_bytes` back. All of it later, in order.
    template <typename Arguments>
    Status launch(const Arguments& arguments, CudaFunctions::Function kernel, std::size_t count,
                  Shape shape, std::size_t in_bytes, std::size_t out_bytes) {
        return launch(std::as_bytes(std::span(&arguments, 1)), sizeof arguments.buffers, kernel,
                      count, shape, in_bytes, out_bytes);
    }
    /// Until that is done; seconds of the kernel, by the device's clock.
    Result<double> wait();
    /// The same where it failed, and nothing is to be known but that memory is not needed any more.
    void abandon() const;

private:
    /// The same bytes here and there.
    struct Room {
        PinnedMemory here;
        CudaMemory there;
        std::size_t bytes = 0;
    };
    static Status reserve(const CudaDevice& device, Room& room, std::size_t bytes);
    Status launch(std::span<const std::byte> arguments, std::size_t scalars_at,
                  CudaFunctions::Function kernel, std::size_t count, Shape shape,
                  std::size_t in_bytes, std::size_t out_bytes);

    Room in_;
    Room out_;
    std::optional<CudaStream> stream_;
    std::optional<CudaEvent> begin_, end_;
};

/// Pieces by turns: `start(piece)` chooses what is next, makes it ready and launches it, and says
/// whether there was anything; `take(piece)` waits for its answers, while the next one runs.
template <typename Piece, typename Start, typename Take>
Status run_by_turns(std::array<Piece, 2>& pieces, const Start& start, const Take& take) {
    Piece* before = nullptr;
    Status done = success();
    for (std::size_t turn = 0; done; turn ^= 1U) {
        Piece& piece = pieces[turn];
        const Result<bool> started = start(piece);
        if (!started) done = started.failure();
        if (started && !*started) break;
        if (done && before != nullptr) done = take(*before);
        before = &piece;
    }
    if (done && before != nullptr) done = take(*before);
    if (!done)
        for (const Piece& piece : pieces) piece.cuda.abandon();
    return done;
}

}  // namespace minterm
