// SPDX-License-Identifier: Apache-2.0
//
// Pieces of text, such as words and lines -> numbers that are equal where the pieces are.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <memory_resource>
#include <span>
#include <string_view>
#include <vector>

#include "runtime/support/large_vector.hpp"

namespace minterm {

/// A hash table with open addressing. Different pieces get different numbers, whatever their
/// hashes are: bytes decide.
class PieceNumbers {
public:
    enum class Storage {
        Copied,   ///< a new piece is copied; what it was read from may go
        Borrowed  ///< the bytes of all pieces stay where they are as long as this lives
    };

    /// Numbers count from `first` in the order in which pieces are first seen.
    explicit PieceNumbers(std::uint32_t first, Storage storage = Storage::Copied) : first_(first) {
        if (storage == Storage::Copied)
            copies_ = std::make_unique<std::pmr::monotonic_buffer_resource>();
    }

    /// The number of each piece. O(bytes); memory 32 to 48 bytes a different piece, and its bytes
    /// where they are copied. At most 2^31 different pieces. Throws std::bad_alloc.
    std::vector<std::uint32_t> number(std::span<const std::string_view> pieces);

private:
    /// `index` is that of a piece, plus one; 0 marks a free slot. The hash says where the slot
    /// would like to be, and keeps most wrong pieces from being looked at.
    struct Slot {
        std::uint32_t hash = 0;
        std::uint32_t index = 0;
    };

    std::uint32_t index_of(std::string_view piece, std::uint32_t hash);
    void make_room(std::size_t pieces);

    std::uint32_t first_;
    std::unique_ptr<std::pmr::monotonic_buffer_resource> copies_;  ///< where they are kept
    LargeVector<std::string_view> pieces_;
    LargeVector<Slot> slots_;  ///< as many as a power of two, at least twice the pieces
};

}  // namespace minterm
