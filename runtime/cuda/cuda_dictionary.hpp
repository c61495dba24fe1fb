// SPDX-License-Identifier: Apache-2.0
//
// What runs kernels over a dictionary on a GPU: its arrays there, and pieces of a batch, of which
// one is made ready while the one before is copied and computed.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "minterm/result.hpp"
#include "runtime/cuda/cuda_device.hpp"
#include "runtime/dictionary/lookup_arrays.hpp"

namespace minterm {

/// All arrays and rooms begin at multiples of it.
constexpr std::size_t to_cache_lines(std::size_t bytes) { return (bytes + 63) / 64 * 64; }

/// A dictionary's arrays on a device, which must outlive it.
class CudaDictionary {
public:
    /// What kernels are given, as runtime/dictionary/device/lookup_arguments.inc says.
    struct Arguments {
        std::array<CudaFunctions::Address, lookup_device::kBufferCount> buffers{};
        std::array<std::int64_t, lookup_device::kScalarCount> scalars{};
    };

    /// Copies them. Errors (environment): the device has no memory for them, or is lost.
    static Result<CudaDictionary> create(const CudaDevice& device, const LookupArrays& arrays);

    const CudaDevice& device() const { return *device_; }
    const Arguments& arguments() const { return arguments_; }  ///< without those of a batch
    std::size_t longest_key() const { return longest_key_; }
    std::size_t bytes() const { return bytes_; }

private:
    explicit CudaDictionary(const CudaDevice& device) : device_(&device) {}

    const CudaDevice* device_;
    CudaMemory memory_;
    Arguments arguments_;
    std::size_t longest_key_ = 0;
    std::size_t bytes_ = 0;
};

/// A launch: memory on both sides for what goes in, behind the arguments, and for what comes out.
class CudaPiece {
public:
    /// Where what goes in begins, behind the arguments.
    static constexpr std::size_t kInBegin = to_cache_lines(sizeof(CudaDictionary::Arguments));

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
    Status launch(const CudaDictionary::Arguments& arguments, CudaFunctions::Function kernel,
                  std::size_t count, Shape shape, std::size_t in_bytes, std::size_t out_bytes);
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
