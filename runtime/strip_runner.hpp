// SPDX-License-Identifier: Apache-2.0
//
// Runs a wavefront kernel over one strip of rows and any range of columns: what all drivers of the
// wavefront layout (runtime/kernel_abi.hpp) are made of.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>

#include "minterm/result.hpp"
#include "minterm/symbol_span.hpp"
#include "runtime/aligned_buffer.hpp"
#include "runtime/kernel_abi.hpp"

namespace minterm {

/// What runs cost.
struct StripCost {
    double seconds = 0;                ///< inside kernel functions
    std::uint64_t cells_computed = 0;  ///< lanes x steps, padding included
};

/// Called between pieces of a strip with the columns that are done in all of its rows, and the
/// seconds in kernel functions so far; false stops the run.
using StripProgress = std::function<bool(std::size_t columns_done, double seconds)>;

/// Owns what a kernel reads and writes for one sequence b: b's windows, the row of horizontal flow
/// between strips, and the vertical flow of one strip. A run turns the row above a strip into the
/// row below it, in place, and what enters the strip from the left into what leaves it on the
/// right.
class StripRunner {
public:
    explicit StripRunner(const WavefrontKernel& kernel) : kernel_(kernel) {}

    const WavefrontKernel& kernel() const { return kernel_; }
    std::size_t strip_rows() const { return kernel_.strip_rows(); }
    /// Columns at which a range may begin are multiples of this: eight shifted copies of every
    /// K-th symbol.
    std::size_t grain() const { return 8 * static_cast<std::size_t>(kernel_.rows); }

    /// Lays out the codes of b. Nothing of the strips before is kept. False: no memory.
    [[nodiscard]] bool load(SymbolSpan b);
    std::size_t columns() const { return columns_; }

    /// The row between strips: bit 0 of byte j is bit `plane` of the code that leaves column j
    /// downwards; the other bits are noise.
    std::span<std::byte> row(int plane) {
        return {row_.data() + static_cast<std::size_t>(plane) * row_stride_ + margin(), columns_};
    }
    std::span<const std::byte> row(int plane) const {
        return {row_.data() + static_cast<std::size_t>(plane) * row_stride_ + margin(), columns_};
    }
    /// Writes and reads codes of the row from column `first` on.
    void set_row(std::size_t first, std::span<const std::uint8_t> codes);
    void read_row(std::size_t first, std::span<std::uint8_t> codes) const;
    /// Writes one code into columns first..last-1 of the row.
    void fill_row(std::size_t first, std::size_t last, std::uint8_t code);

    /// The symbols of the rows of the next run, 1 to `strip_rows()` of them.
    void set_rows(SymbolSpan a);
    std::size_t rows() const { return rows_; }
    /// What enters these rows from the left: codes, or one code for all.
    void set_vertical(std::span<const std::uint8_t> codes);
    void fill_vertical(std::uint8_t code);
    /// What left the rows on the right in the last run, as codes or as the kernel's words: plane
    /// after plane, register after register.
    void read_vertical(std::span<std::uint8_t> codes) const;
    const std::byte* vertical_words() const { return vertical_.data(); }

    bool is_full(std::size_t rows) const { return rows == strip_rows(); }

    /// Runs the rows that were set over columns begin..end-1; begin is a multiple of `grain()` and
    /// less than end. Reads the row in this range; afterwards the range holds what leaves the last
    /// row (garbage if the strip is not full and `tap` is false), columns before `begin` are
    /// garbage, and columns from `end` on are as before. False when `progress` stopped it.
    bool run(std::size_t begin, std::size_t end, bool tap, StripCost& cost,
             const StripProgress& progress = {});

private:
    static constexpr std::size_t kMostBytesBeyond = 128;
    static constexpr std::size_t kMostPlanes = 8;

    std::size_t word_bytes() const { return static_cast<std::size_t>(kernel_.word_bits) / 8; }
    /// Bytes before column 0 of the row: where steps store before the last row has begun.
    std::size_t margin() const { return strip_rows() + AlignedBuffer::kAlignment; }
    std::size_t long_range() const;
    std::size_t longest_active() const { return long_range() + grain(); }
    void pack_windows(SymbolSpan codes, int planes, std::size_t bytes,
                      AlignedBuffer& windows) const;
    void pack_rows(SymbolSpan codes, int planes, AlignedBuffer& words) const;
    std::size_t prepare_active(std::size_t width);
    void align_tapped(std::size_t begin, std::size_t end);

    WavefrontKernel kernel_;
    AlignedBuffer symbols_a_, windows_, active_, vertical_, state_, row_, tap_;
    std::size_t columns_ = 0;
    std::size_t copy_stride_ = 0;  ///< of windows_ and active_
    std::size_t row_stride_ = 0;
    std::size_t rows_ = 0;
    std::size_t active_width_ = 0;  ///< columns that exist in active_; 0: nothing prepared
};

}  // namespace minterm
