// SPDX-License-Identifier: Apache-2.0
//
// Runs a wavefront kernel over strips of rows and any range of columns: what all drivers of the
// wavefront layout (runtime/kernel_abi.hpp) are made of.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

#include "minterm/symbol_span.hpp"
#include "runtime/kernel_abi.hpp"
#include "runtime/support/aligned_buffer.hpp"

namespace minterm {

/// What runs cost.
struct StripCost {
    /// Inside kernel functions; of several threads, from the first one's start to the last one's
    /// end.
    double seconds = 0;
    std::uint64_t cells_computed = 0;  ///< lanes x steps, padding included
    int threads = 1;                   ///< that ran
};

/// The planes of rows of one strip, as Note [Wavefront layout] has them: K x planes words from
/// `words` on. Rows that are not there are zeros.
void pack_rows(const WavefrontKernel& kernel, SymbolSpan codes, int planes, std::byte* words);
/// The codes of `codes.size()` rows out of such words.
void unpack_rows(const WavefrontKernel& kernel, const std::byte* words, int planes,
                 std::span<std::uint8_t> codes);
/// The windows of columns, as the same note has them: K x planes sequences of `bytes` bytes, eight
/// copies of each, `stride` bytes apart.
void pack_windows(const WavefrontKernel& kernel, SymbolSpan codes, int planes, std::size_t bytes,
                  std::size_t stride, std::byte* place);

/// What all strips of a matrix share: the windows of one sequence b, and the row of horizontal flow
/// between strips. A strip turns the row above it into the row below it, in place.
class StripColumns {
public:
    explicit StripColumns(const WavefrontKernel& kernel) : kernel_(kernel) {}

    const WavefrontKernel& kernel() const { return kernel_; }
    std::size_t strip_rows() const { return kernel_.strip_rows(); }
    std::size_t word_bytes() const { return static_cast<std::size_t>(kernel_.word_bits) / 8; }
    /// Columns at which a range may begin are multiples of this: eight shifted copies of every
    /// K-th symbol.
    std::size_t grain() const { return 8 * static_cast<std::size_t>(kernel_.rows); }
    /// Columns from which a range is long: it has steps in which all rows of a strip have a column.
    std::size_t long_range() const;

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
    std::size_t row_stride() const { return row_stride_; }
    /// Bytes before column 0 of the row: where steps store before the last row has begun.
    std::size_t margin() const { return strip_rows() + AlignedBuffer::kAlignment; }
    /// Writes and reads codes of the row from column `first` on.
    void set_row(std::size_t first, std::span<const std::uint8_t> codes);
    void read_row(std::size_t first, std::span<std::uint8_t> codes) const;
    /// What a `tap` function left of the last of `rows` rows in columns first..last-1 becomes a row
    /// as any other: a byte has the flow somewhere, and bit 0 is where everybody looks.
    void align_tapped(std::size_t first, std::size_t last, std::size_t rows);
    /// Writes one code into columns first..last-1 of the row.
    void fill_row(std::size_t first, std::size_t last, std::uint8_t code);

    /// The windows of a range that begins at a column, a multiple of `grain()`. Kernels only read
    /// them.
    std::byte* windows(std::size_t column) { return windows_.data() + column / grain(); }
    std::size_t copy_stride() const { return copy_stride_; }  ///< of all windows

    /// All there is of the windows and of the row, margins included: what a device takes.
    std::span<const std::byte> window_bytes() const {
        return {windows_.data(), sequences() * copy_stride_};
    }
    std::span<std::byte> row_bytes() {
        return {row_.data(), static_cast<std::size_t>(kernel_.horizontal_planes) * row_stride_};
    }

private:
    std::size_t sequences() const {
        return static_cast<std::size_t>(kernel_.rows) * static_cast<std::size_t>(kernel_.b_planes) *
               8;
    }

    WavefrontKernel kernel_;
    AlignedBuffer windows_, row_;
    std::size_t columns_ = 0;
    std::size_t copy_stride_ = 0;
    std::size_t row_stride_ = 0;
};

/// One strip at a time: owns what a kernel reads and writes for its rows.
///
/// Note [Strips that follow each other]. A strip is computed from left to right, so that the next
/// one may begin as soon as this one has left some columns behind, on another thread, in the same
/// row of flows. A step reads the row at its column and writes it `strip_rows()` columns further
/// left, a word at a time; the strip below stays as far behind (`handed_on`) that no byte that one
/// of them writes is read by the other in the same piece. Where a range ends may stay open until
/// the strip above it has ended: only the last steps depend on it.
class alignas(64) StripRunner {  // cache lines of its own: there is one a thread, side by side
public:
    /// Takes memory for strips of these columns, which must stay where they are while it runs.
    /// False: no memory.
    [[nodiscard]] bool attach(StripColumns& columns);

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

    /// Begins to run the rows that were set over a range of columns: from `begin`, a multiple of
    /// `grain()`, to an end that `finish` is told. In the end the range holds what leaves the last
    /// row (garbage if the strip is not full and `tap` is false), columns before `begin` are
    /// garbage, and columns behind the range are as before.
    void start(std::size_t begin, bool tap);
    /// Runs on until the row above has been read before `column`, a multiple of `grain()`. The
    /// range must reach so far, and be long.
    void advance(std::size_t column, StripCost& cost);
    /// Runs to the end of the range, `least_end()` or further.
    void finish(std::size_t end, StripCost& cost);

    /// Whether the range is long, if it ends there.
    bool is_long(std::size_t end) const { return end - begin_ >= columns_->long_range(); }
    /// The row above has been read before this column.
    std::size_t position() const { return begin_ + iteration_ * registers(); }
    std::size_t least_end() const;
    /// Before `finish`: what leaves the last row is there before this column, and a strip below may
    /// read the row so far.
    std::size_t handed_on() const;

private:
    static constexpr std::size_t kMostBytesBeyond = 32;
    static constexpr std::size_t kMostPlanes = 8;

    const WavefrontKernel& kernel() const { return columns_->kernel(); }
    std::size_t registers() const { return static_cast<std::size_t>(kernel().rows); }
    bool is_full() const { return rows_ == columns_->strip_rows(); }
    std::size_t bottom_row() const { return tap_ ? rows_ - 1 : columns_->strip_rows() - 1; }
    std::size_t longest_active() const { return columns_->long_range() + columns_->grain(); }
    std::size_t first_steady() const { return (rows_ - 1 + registers() - 1) / registers(); }
    std::size_t prepare_active(std::size_t width);
    void call(KernelEntry entry, std::size_t from, std::size_t first, std::size_t last,
              StripCost& cost);

    StripColumns* columns_ = nullptr;
    AlignedBuffer symbols_a_, active_, vertical_, state_, tapped_;
    std::size_t rows_ = 0;
    std::size_t active_width_ = 0;  ///< columns that exist in active_; 0: nothing prepared
    std::size_t begin_ = 0;
    std::size_t iteration_ = 0;  ///< the next one
    bool tap_ = false;
};

}  // namespace minterm
