// SPDX-License-Identifier: Apache-2.0
//
// The way back through a few rows of the matrix, by what leaves every cell of them.
//
// Note [Traced flows]. A kernel that sweeps rows once more, from the flow that entered them above,
// and writes down what leaves each cell (`trace`, Note [Wavefront layout] in
// runtime/kernel_abi.hpp) says all that the way back asks: differences of neighbouring values
// decide which steps explain a value, whatever steps cost. So there is one way back for all
// recurrences, and it computes with the cell that was compiled for them. Kernels have one register
// of rows here: those of more would take the same steps for as many cells, and code that grows with
// the square. Of a word's rows it computes the columns that a way can pass: from the lowest
// diagonal of interest in its first row to the highest in its last. What is left and right of them
// counts as gaps, which is never too little.
//
// A window may be very much wider than its rows are many. Then it is swept in pieces of columns, of
// which one at a time is kept: from left to right once, with what leaves each piece on the right,
// and again piece by piece as the way gets there.
//
// A step may pass over the row where the strip begins, and the row above that is not there. But
// what is needed of it crosses the edge: codes say all that the cells below depend on. A step over
// two rows is taken only where no other explains a value. So none is ever compared with a value of
// the row that is not there, which is what is left when the step is paid.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "minterm/alignment.hpp"
#include "minterm/symbol_span.hpp"
#include "runtime/kernel_abi.hpp"
#include "runtime/pair/band_costs.hpp"
#include "runtime/support/aligned_buffer.hpp"
#include "runtime/symbols/symbol_match.hpp"

namespace minterm {

/// What ways back are found by. It need not be of the target that computed the rows above.
struct TraceKernel {
    WavefrontKernel kernel;  ///< of one register; only `trace` is called
    BandCosts costs;         ///< in this kernel's codes
    /// By a code of the row above as others have it: the same flow in this kernel's codes.
    std::vector<std::uint8_t> code_of_row;
};

/// So many furthest-reaching points take as long as a step of such a kernel, whatever its words are
/// (measured: 3 to 4 ns).
inline constexpr double kPointsATracedStep = 3;

/// Where a way back ends.
struct WayEnd {
    std::size_t rows_above = 0;  ///< 0: in the first row; 1: in the row above it, by a swap
    std::size_t column = 0;
    std::int64_t cost = 0;  ///< of that cell
};

/// Numbers of columns less numbers of rows that ways may have on them.
struct DiagonalRange {
    std::int64_t least = 0;
    std::int64_t greatest = 0;
};

/// Holds the memory for many ways back one after the other.
class TracedFlows {
public:
    /// Bytes of flows that are kept at once.
    static constexpr std::size_t kMostBytes = std::size_t{16} << 20U;

    /// `kernel` must live as long as this. `diagonal` is what steps along the diagonal cost in it.
    /// Where there are so many rows that a few columns are more than `most_bytes`, these are kept.
    TracedFlows(const TraceKernel& kernel, const DiagonalCosts& diagonal,
                std::size_t most_bytes = kMostBytes)
        : kernel_(kernel), diagonal_(diagonal), most_bytes_(most_bytes) {}

    /// Sweeps the rows of a below a row whose codes, in the kernel's own, are `above`: what enters
    /// column j + 1. Behind its end there are gaps, and left of column 1 too. No optimal way from a
    /// cell that is asked for leaves the diagonals. Time `steps` steps of a word, memory for each
    /// the planes of both flows, `most_bytes` of them. The sequences must stay where they
    /// are. Throws std::bad_alloc.
    void compute(SymbolSpan a, SymbolSpan b, std::span<const std::uint8_t> above,
                 const DiagonalRange& diagonals);
    /// The same on all diagonals.
    void compute(SymbolSpan a, SymbolSpan b, std::span<const std::uint8_t> above) {
        compute(a, b, above, all_diagonals(a.size(), b.size()));
    }

    /// From the last row of column `column`, of which the value is `cost`, back to the row above or
    /// over it. Backwards a step is a match where symbols match, else a mismatch, else a symbol of
    /// a alone, else one of b alone, else a swap: the first that explains the value. Runs are
    /// appended, last operation first. Column 0 ends in symbols of a alone. Nothing if no step
    /// does, or the way leaves the diagonals. O(steps), and where there are pieces, the time of
    /// those that the way passes. Throws std::bad_alloc.
    std::optional<WayEnd> walk(std::size_t column, std::int64_t cost, std::vector<EditRun>& runs);

    /// Words of cells that `compute` takes.
    static std::size_t steps(int word_bits, std::size_t rows, std::size_t columns,
                             const DiagonalRange& diagonals);
    /// Bytes that it keeps of all diagonals.
    static std::size_t bytes(const WavefrontKernel& kernel, std::size_t rows, std::size_t columns);

private:
    /// A word's rows: columns first + 1 .. last.
    struct Part {
        std::size_t first = 0;
        std::size_t last = 0;
        std::size_t steps = 0;
        const std::byte* flows = nullptr;
    };
    static DiagonalRange all_diagonals(std::size_t rows, std::size_t columns) {
        return {-static_cast<std::int64_t>(rows), static_cast<std::int64_t>(columns)};
    }
    struct ColumnRange {
        std::size_t begin = 0;
        std::size_t end = 0;
    };
    static Part part_of(std::size_t word_bits, std::size_t first_row, std::size_t rows,
                        const ColumnRange& columns, const DiagonalRange& diagonals);
    std::size_t words() const;
    std::size_t vertical_bytes() const;
    const Part& part_with(std::size_t row) const;
    /// Of a cell, both from 1.
    std::int64_t vertical(std::size_t row, std::size_t column) const;
    std::int64_t horizontal(std::size_t row, std::size_t column) const;
    unsigned code(std::size_t row, std::size_t column, int first_plane, int planes) const;
    std::size_t room_for_steps();
    void lay_out_columns(std::span<const std::uint8_t> above);
    void enter_above(std::size_t first, std::size_t last);
    void enter_gaps(std::size_t first, std::size_t last);
    void sweep(std::size_t piece);

    const TraceKernel& kernel_;
    const DiagonalCosts& diagonal_;
    std::size_t most_bytes_;
    SymbolSpan a_, b_;
    std::vector<std::uint8_t> above_;  ///< codes that enter columns 1..
    std::size_t copy_stride_ = 0;
    std::size_t row_stride_ = 0;
    AlignedBuffer windows_, active_, row_, symbols_a_, vertical_, state_;
    std::vector<std::uint8_t> exists_;
    DiagonalRange diagonals_;
    std::size_t piece_columns_ = 1;  ///< all of them where there is one piece
    std::size_t piece_ = 0;          ///< that is kept
    std::vector<std::byte> left_;    ///< vertical flow that enters pieces, word after word of rows
    std::vector<Part> parts_;
    AlignedBuffer flows_;   ///< part after part, step after step
    std::size_t room_ = 0;  ///< steps that there is memory for
    std::size_t step_bytes_ = 0;
};

}  // namespace minterm
