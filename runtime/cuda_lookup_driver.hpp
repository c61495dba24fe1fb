// SPDX-License-Identifier: Apache-2.0
//
// Keys -> numbers on a GPU: a dictionary's arrays are copied there once; keys go through in pieces,
// of which one is packed while the one before is copied and looked up.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "minterm/result.hpp"
#include "runtime/cuda_device.hpp"
#include "runtime/dictionary/lookup_arrays.hpp"

namespace minterm {

struct CudaLookupParams {
    /// A level of the trie a thread and not a key a thread: what the kernel is for.
    bool split = false;
    /// Keys of a piece are in the order of their lengths, the longest first, so that those of a
    /// warp are about as long as each other: a warp takes as long as its longest key.
    bool by_length = true;
    // At most, of a piece.
    std::size_t piece_keys = std::size_t{1} << 20U;
    std::size_t piece_bytes = std::size_t{1} << 24U;  ///< of their letters
    unsigned blocks = 0;  ///< of a launch; 0: as many as the device has room for
};

/// Brings some of `keys`, whose indices are in `order`, in the order of their lengths, the longest
/// first: 32,768 at a time, which caches hold, so that packing them reads no memory twice. Those of
/// 1,024 bytes and more count as equal, and equal ones stay as they are. Time: O(keys).
void sort_by_length(std::span<const std::string_view> keys, std::span<std::size_t> order);

/// One thread at a time. The device must outlive it.
class CudaLookupDriver {
public:
    /// Copies the arrays. `kernel` is one of runtime/dictionary/device/lookup.cu, for their layout.
    /// Errors (environment): the device has no memory for them, or is lost.
    static Result<std::unique_ptr<CudaLookupDriver>> create(const CudaDevice& device,
                                                            const LookupArrays& dictionary,
                                                            CudaFunctions::Function kernel,
                                                            const CudaLookupParams& params = {});

    /// `ids[i]` becomes the number of `keys[i]`, or Dictionary::kNoId, as Dictionary::find says.
    /// After an error they are anything. Errors (environment): not even a few keys have room on the
    /// device; it is lost.
    Status find(std::span<const std::string_view> keys, std::span<std::uint64_t> ids);

    /// Of kernels, by the device's clock, of all calls.
    double device_seconds() const { return device_seconds_; }
    std::size_t dictionary_bytes() const { return dictionary_bytes_; }  ///< on the device

private:
    /// The same bytes here and on the device, or room for them.
    struct Room {
        PinnedMemory here;
        CudaMemory there;
        std::size_t bytes = 0;
    };
    struct Piece {
        std::vector<std::size_t> order;  ///< which keys, in the order of the launch
        std::size_t text_bytes = 0;
        std::size_t longest = 0;
        Room in;   ///< the kernel's arguments, then begins, lengths and letters of keys
        Room out;  ///< answers
        std::optional<CudaStream> stream;
        std::optional<CudaEvent> begin, end;
    };
    struct Limits {
        std::size_t keys;
        std::size_t bytes;
    };

    CudaLookupDriver(const CudaDevice& device, const LookupArrays& dictionary,
                     CudaFunctions::Function kernel, const CudaLookupParams& params);
    Status copy_dictionary(const LookupArrays& dictionary);
    Result<Limits> limits_of_piece() const;
    Status reserve(Room& room, std::size_t bytes);
    std::size_t choose(Piece& piece, std::span<const std::string_view> keys, std::size_t first,
                       const Limits& limits, std::span<std::uint64_t> ids);
    Status launch(Piece& piece, std::span<const std::string_view> keys);
    Status take(Piece& piece, std::span<std::uint64_t> ids);

    const CudaDevice& device_;
    CudaFunctions::Function kernel_;
    CudaLookupParams params_;
    std::size_t longest_key_;
    std::array<std::int64_t, lookup_device::kScalarCount> scalars_;
    std::array<CudaFunctions::Address, lookup_device::kBufferCount> buffers_{};
    CudaMemory dictionary_;
    std::size_t dictionary_bytes_ = 0;
    std::array<Piece, 2> pieces_;
    double device_seconds_ = 0;
};

}  // namespace minterm
