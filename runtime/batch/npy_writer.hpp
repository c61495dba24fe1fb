// SPDX-License-Identifier: Apache-2.0
//
// Rows of numbers -> a matrix in NumPy's .npy format, version 1.0 (numpy.lib.format), in C order.
//
//     MINTERM_TRY(NpyWriter npy, NpyWriter::begin(descriptor, "d.npy", rows, columns, type));
//     MINTERM_TRY(..., npy.append(block.bytes()));   // as often as it takes
//     MINTERM_TRY(..., npy.finish());
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>

#include "minterm/result.hpp"
#include "runtime/batch/number_type.hpp"

namespace minterm {

/// Writes front to back, in memory for nothing but what it is given; only a change of the type goes
/// over the file again.
class NpyWriter {
public:
    /// `descriptor` is open for reading and writing at an empty regular file, and stays the
    /// caller's; `file` names it in messages. The file gets its final size at once, so that a full
    /// disk shows before the work begins. Errors: no space, with what it takes (environment).
    static Result<NpyWriter> begin(int descriptor, std::string file, std::uint64_t rows,
                                   std::uint64_t columns, NumberType type);

    /// Adds numbers of the present type, whole rows, little-endian. Errors: as `begin`.
    Status append(std::span<const std::byte> numbers);

    /// The numbers so far become numbers of `type`, which holds them all and is not narrower;
    /// with `has_more` the greatest number of a type stays the greatest. O(numbers so far).
    Status change_type(NumberType type, bool has_more);

    /// Writes the header: all rows are there.
    Status finish();

    NumberType type() const { return type_; }

private:
    NpyWriter(int descriptor, std::string file, std::uint64_t rows, std::uint64_t columns,
              NumberType type)
        : descriptor_(descriptor),
          file_(std::move(file)),
          rows_(rows),
          columns_(columns),
          type_(type) {}

    bool is_too_large() const;
    std::uint64_t size() const;  ///< of the whole file, in bytes
    Status reserve();
    Failure cannot_write(int error) const;

    int descriptor_;
    std::string file_;
    std::uint64_t rows_;
    std::uint64_t columns_;
    NumberType type_;
    std::uint64_t written_ = 0;  ///< numbers
};

}  // namespace minterm
