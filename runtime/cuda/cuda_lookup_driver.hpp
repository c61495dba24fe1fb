// SPDX-License-Identifier: Apache-2.0
//
// Keys -> numbers on a GPU, and back: what goes in is packed in pieces, of which one is made ready
// while the one before is copied and computed.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "minterm/result.hpp"
#include "runtime/cuda/cuda_device.hpp"
#include "runtime/cuda/cuda_dictionary.hpp"

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

/// One thread at a time. The dictionary must outlive it.
class CudaLookupDriver {
public:
    /// `kernel` is one of runtime/dictionary/device/lookup.cu, for the dictionary's layout.
    CudaLookupDriver(const CudaDictionary& dictionary, CudaFunctions::Function kernel,
                     const CudaLookupParams& params = {})
        : dictionary_(dictionary), kernel_(kernel), params_(params) {}

    /// `ids[i]` becomes the number of `keys[i]`, or Dictionary::kNoId, as Dictionary::find says.
    /// After an error they are anything. Errors (environment): not even a few keys have room on the
    /// device; it is lost.
    Status find(std::span<const std::string_view> keys, std::span<std::uint64_t> ids);

    /// Of kernels, by the device's clock, of all calls.
    double device_seconds() const { return device_seconds_; }

private:
    struct Piece {
        std::vector<std::size_t> order;  ///< which keys, in the order of the launch
        std::size_t text_bytes = 0;
        std::size_t longest = 0;
        CudaPiece cuda;  ///< in: begins, lengths and letters of keys; out: numbers
    };
    struct Limits {
        std::size_t keys;
        std::size_t bytes;
    };

    Result<Limits> limits_of_piece() const;
    std::size_t choose(Piece& piece, std::span<const std::string_view> keys, std::size_t first,
                       const Limits& limits, std::span<std::uint64_t> ids) const;
    CudaPiece::Shape shape_of(const Piece& piece) const;
    Status launch(Piece& piece, std::span<const std::string_view> keys) const;
    Status take(Piece& piece, std::span<std::uint64_t> ids);

    const CudaDictionary& dictionary_;
    CudaFunctions::Function kernel_;
    CudaLookupParams params_;
    std::array<Piece, 2> pieces_;
    double device_seconds_ = 0;
};

/// The way back. One thread at a time. The dictionary must outlive it, and have been made for that.
class CudaKeyDriver {
public:
    /// Appends the key with a number to a text, as Dictionary::append_key.
    using AppendKey = std::function<void(std::uint64_t id, std::string& text)>;

    /// `kernel` is one of runtime/dictionary/device/way_back.cu, for the dictionary's layout. Keys
    /// have slots of `slot_bytes`; those that are longer are `append_key`'s. At most `piece_ids`
    /// numbers go through together.
    CudaKeyDriver(const CudaDictionary& dictionary, CudaFunctions::Function kernel,
                  std::size_t slot_bytes, AppendKey append_key,
                  std::size_t piece_ids = std::size_t{1} << 18U)
        : dictionary_(dictionary),
          kernel_(kernel),
          slot_bytes_(slot_bytes),
          append_key_(std::move(append_key)),
          piece_ids_(piece_ids) {}

    /// Appends the keys with these numbers to `text` and their ends to `ends`, as
    /// Dictionary::append_keys. After an error less may be there. Errors: as of lookups.
    Status append_keys(std::span<const std::uint64_t> ids, std::string& text,
                       std::vector<std::size_t>& ends);

    double device_seconds() const { return device_seconds_; }

private:
    struct Piece {
        std::span<const std::uint64_t> ids;
        CudaPiece cuda;  ///< in: numbers; out: two lengths for each, then slots
    };
    Status launch(Piece& piece) const;
    Status take(Piece& piece, std::string& text, std::vector<std::size_t>& ends);

    const CudaDictionary& dictionary_;
    CudaFunctions::Function kernel_;
    std::size_t slot_bytes_;
    AppendKey append_key_;
    std::size_t piece_ids_;
    std::array<Piece, 2> pieces_;
    double device_seconds_ = 0;
};

}  // namespace minterm
