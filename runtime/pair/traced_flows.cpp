// SPDX-License-Identifier: Apache-2.0
//
// Flows of all cells of a few rows, and the way back through them.
#include "runtime/pair/traced_flows.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cstring>
#include <new>

#include "runtime/blocks/pack_planes.hpp"
#include "runtime/blocks/strip_runner.hpp"
#include "runtime/support/as_signed.hpp"

namespace minterm {

namespace {

std::size_t bits_of(const WavefrontKernel& kernel) {
    return static_cast<std::size_t>(kernel.word_bits);
}

std::size_t bytes_of(const WavefrontKernel& kernel) { return bits_of(kernel) / 8; }

std::size_t planes_of_flows(const WavefrontKernel& kernel) {
    return static_cast<std::size_t>(kernel.vertical_planes + kernel.horizontal_planes);
}

/// Columns at which windows begin are multiples of this: they are shifted by whole bytes then.
constexpr std::size_t kGrain = 8;

void reserve(AlignedBuffer& buffer, std::size_t bytes) {
    if (!buffer.reserve(bytes)) throw std::bad_alloc();
}

}  // namespace

TracedFlows::Part TracedFlows::part_of(std::size_t word_bits, std::size_t first_row,
                                       std::size_t rows, const ColumnRange& columns,
                                       const DiagonalRange& diagonals) {
    const auto column_of = [&](std::size_t row, std::int64_t diagonal) {
        return static_cast<std::size_t>(std::clamp(
            as_signed(row) + diagonal, as_signed(columns.begin), as_signed(columns.end)));
    };
    const std::size_t here = std::min(word_bits, rows - first_row);
    Part part;
    part.first = column_of(first_row, diagonals.least) / kGrain * kGrain;
    part.last = column_of(first_row + here, diagonals.greatest);
    // The last row begins as many steps behind the first as there are others.
    part.steps = part.last > part.first ? part.last - part.first + here - 1 : 0;
    return part;
}

std::size_t TracedFlows::steps(int word_bits, std::size_t rows, std::size_t columns,
                               const DiagonalRange& diagonals) {
    const auto bits = static_cast<std::size_t>(word_bits);
    std::size_t steps = 0;
    for (std::size_t row = 0; row < rows; row += bits)
        steps += part_of(bits, row, rows, {0, columns}, diagonals).steps;
    return steps;
}

std::size_t TracedFlows::bytes(const WavefrontKernel& kernel, std::size_t rows,
                               std::size_t columns) {
    return steps(kernel.word_bits, rows, columns, all_diagonals(rows, columns)) *
           planes_of_flows(kernel) * bytes_of(kernel);
}

std::size_t TracedFlows::words() const {
    const std::size_t rows = bits_of(kernel_.kernel);
    return (a_.size() + rows - 1) / rows;
}

std::size_t TracedFlows::vertical_bytes() const {
    return static_cast<std::size_t>(kernel_.kernel.vertical_planes) * bytes_of(kernel_.kernel);
}

/// Says how wide pieces are. The steps that there is to be room for: of one, and some more, since
/// fresh pages, for strips that take a little longer, take more time than what is written there.
std::size_t TracedFlows::room_for_steps() {
    const std::size_t rows = bits_of(kernel_.kernel);
    std::size_t most = steps(kernel_.kernel.word_bits, a_.size(), b_.size(), diagonals_);
    piece_columns_ = b_.size();
    if (most * step_bytes_ > most_bytes_) {
        diagonals_ = all_diagonals(a_.size(), b_.size());
        const std::size_t a_word = most_bytes_ / step_bytes_ / words();
        piece_columns_ = (std::max(a_word, 2 * rows) - rows) / kGrain * kGrain;
        most = words() * (piece_columns_ + rows);
    }
    if (most > room_) room_ = most + most / 4;
    return room_;
}

/// What all rows have in common: Note [Wavefront layout] in runtime/kernel_abi.hpp.
void TracedFlows::lay_out_columns(std::span<const std::uint8_t> above) {
    const WavefrontKernel& kernel = kernel_.kernel;
    const std::size_t word_bytes = bytes_of(kernel);
    const std::size_t columns = b_.size();
    copy_stride_ = ((columns + bits_of(kernel) + 1) / 8 + 1 + word_bytes) / 8 * 8 + 8;
    reserve(windows_, static_cast<std::size_t>(kernel.b_planes) * 8 * copy_stride_);
    pack_windows(kernel, b_, kernel.b_planes, copy_stride_, copy_stride_, windows_.data());
    exists_.assign(std::min(piece_columns_, columns), 1);
    reserve(active_, 8 * copy_stride_);
    pack_windows(kernel, exists_, 1, copy_stride_, copy_stride_, active_.data());
    // Before the first column is where steps store before the last row has begun.
    row_stride_ = bits_of(kernel) + columns + bits_of(kernel) + word_bytes;
    if (!row_.reset(static_cast<std::size_t>(kernel.horizontal_planes) * row_stride_))
        throw std::bad_alloc();
    above_.assign(columns, kernel_.costs.horizontal_gap);
    std::copy_n(above.begin(), std::min(above.size(), columns), above_.begin());
}

/// Columns first + 1 .. last of the row that goes down from part to part become the row above.
void TracedFlows::enter_above(std::size_t first, std::size_t last) {
    const WavefrontKernel& kernel = kernel_.kernel;
    for (int plane = 0; plane < kernel.horizontal_planes; ++plane) {
        std::byte* bytes =
            row_.data() + static_cast<std::size_t>(plane) * row_stride_ + bits_of(kernel);
        for (std::size_t column = first; column < last; ++column)
            bytes[column] = static_cast<std::byte>(above_[column] >> plane & 1);
    }
}

/// The same of columns that no part computed.
void TracedFlows::enter_gaps(std::size_t first, std::size_t last) {
    if (first >= last) return;
    const WavefrontKernel& kernel = kernel_.kernel;
    for (int plane = 0; plane < kernel.horizontal_planes; ++plane)
        std::memset(
            row_.data() + static_cast<std::size_t>(plane) * row_stride_ + bits_of(kernel) + first,
            kernel_.costs.horizontal_gap >> plane & 1, last - first);
}

void TracedFlows::compute(SymbolSpan a, SymbolSpan b, std::span<const std::uint8_t> above,
                          const DiagonalRange& diagonals) {
    a_ = a;
    b_ = b;
    diagonals_ = diagonals;
    parts_.clear();
    if (a.empty() || b.empty()) return;
    const WavefrontKernel& kernel = kernel_.kernel;
    const std::size_t word_bytes = bytes_of(kernel);
    step_bytes_ = planes_of_flows(kernel) * word_bytes;
    reserve(flows_, room_for_steps() * step_bytes_);
    lay_out_columns(above);
    reserve(symbols_a_, static_cast<std::size_t>(kernel.a_planes) * word_bytes);
    reserve(vertical_, vertical_bytes());
    if (!state_.reset(static_cast<std::size_t>(kernel.horizontal_planes) * word_bytes))
        throw std::bad_alloc();
    const std::size_t pieces = (b.size() + piece_columns_ - 1) / piece_columns_;
    left_.resize((pieces + 1) * words() * vertical_bytes());
    std::byte* left = left_.data();
    for (std::size_t word = 0; word < words(); ++word)
        for (int plane = 0; plane < kernel.vertical_planes; ++plane, left += word_bytes)
            std::memset(left, (kernel_.costs.vertical_gap >> plane & 1) != 0 ? 0xff : 0,
                        word_bytes);
    for (std::size_t piece = 0; piece < pieces; ++piece) sweep(piece);
}

/// Computes the flows of a piece, of which it is known what enters it, and keeps them.
void TracedFlows::sweep(std::size_t piece) {
    const WavefrontKernel& kernel = kernel_.kernel;
    const std::size_t rows = bits_of(kernel);
    const ColumnRange columns{piece * piece_columns_,
                              std::min((piece + 1) * piece_columns_, b_.size())};
    piece_ = piece;
    parts_.clear();
    enter_above(columns.begin, columns.end);

    std::array<std::byte*, wavefront::kBufferCount> buffers{};
    buffers[wavefront::kSymbolsA] = symbols_a_.data();
    buffers[wavefront::kActive] = active_.data();
    buffers[wavefront::kVertical] = vertical_.data();
    buffers[wavefront::kState] = state_.data();
    buffers[wavefront::kTap] = flows_.data();
    std::array<std::int64_t, wavefront::kScalarCount> scalars{};
    scalars[wavefront::kCopyStride] = static_cast<std::int64_t>(copy_stride_);
    scalars[wavefront::kTopStride] = static_cast<std::int64_t>(row_stride_);
    scalars[wavefront::kBottomStride] = static_cast<std::int64_t>(row_stride_);
    scalars[wavefront::kTraceBytes] = static_cast<std::int64_t>(step_bytes_);
    std::byte* left = left_.data() + piece * words() * vertical_bytes();
    for (std::size_t first = 0; first < a_.size(); first += rows, left += vertical_bytes()) {
        Part part = part_of(rows, first, a_.size(), columns, diagonals_);
        if (!parts_.empty()) enter_gaps(parts_.back().last, part.last);
        pack_rows(kernel, a_.subspan(first, std::min(rows, a_.size() - first)), kernel.a_planes,
                  symbols_a_.data());
        std::memcpy(vertical_.data(), left, vertical_bytes());
        std::byte* const top = row_.data() + rows + part.first;
        buffers[wavefront::kWindows] = windows_.data() + part.first / kGrain;
        buffers[wavefront::kTop] = top;
        buffers[wavefront::kBottom] = top - (rows - 1);
        scalars[wavefront::kEnd] = static_cast<std::int64_t>(part.steps);
        kernel.trace(buffers.data(), scalars.data());
        std::memcpy(left + words() * vertical_bytes(), vertical_.data(), vertical_bytes());
        part.flows = buffers[wavefront::kTap];
        buffers[wavefront::kTap] += part.steps * step_bytes_;
        parts_.push_back(part);
    }
}

// A step of the way asks these: inline, since what a library shows is not by itself.
inline const TracedFlows::Part& TracedFlows::part_with(std::size_t row) const {
    return parts_[(row - 1) >> std::countr_zero(bits_of(kernel_.kernel))];  // not a division
}

inline unsigned TracedFlows::code(std::size_t row, std::size_t column, int first_plane,
                                  int planes) const {
    const Part& part = part_with(row);
    const std::size_t rows = bits_of(kernel_.kernel);
    const std::size_t word_bytes = bytes_of(kernel_.kernel);
    const std::size_t lane = (row - 1) & (rows - 1);
    const std::size_t bit = rows - 1 - lane;
    const std::byte* byte = part.flows + (lane + column - part.first - 1) * step_bytes_ +
                            static_cast<std::size_t>(first_plane) * word_bytes + bit / 8;
    unsigned code = 0;
    for (int plane = 0; plane < planes; ++plane, byte += word_bytes)
        code |= (std::to_integer<unsigned>(*byte) >> bit % 8 & 1U) << plane;
    return code;
}

inline std::int64_t TracedFlows::vertical(std::size_t row, std::size_t column) const {
    return kernel_.costs.vertical[code(row, column, 0, kernel_.kernel.vertical_planes)];
}

inline std::int64_t TracedFlows::horizontal(std::size_t row, std::size_t column) const {
    const WavefrontKernel& kernel = kernel_.kernel;
    if (row == 0) return kernel_.costs.horizontal[above_[column - 1]];
    if (column > part_with(row).last) return kernel_.costs.costs.right;
    return kernel_.costs
        .horizontal[code(row, column, kernel.vertical_planes, kernel.horizontal_planes)];
}

std::optional<WayEnd> TracedFlows::walk(std::size_t column, std::int64_t cost,
                                        std::vector<EditRun>& runs) {
    const AlignmentCosts& costs = kernel_.costs.costs;
    std::size_t row = a_.size();
    EditRun run;  // not in `runs` yet
    const auto step = [&](EditOperation operation, std::int64_t price) {
        if (run.operation != operation) {
            append_run(runs, run.operation, run.length);
            run = {operation, 0};
        }
        const bool is_swap = operation == EditOperation::Swap;
        const std::size_t symbols = is_swap ? 2 : 1;
        run.length += symbols;
        cost -= price;
        if (operation != EditOperation::OnlyInB) row -= std::min(symbols, row);
        if (operation != EditOperation::OnlyInA) column -= symbols;
    };
    bool over = false;
    while (row > 0 && column > 0 && !over) {
        if (const std::size_t piece = (column - 1) / piece_columns_; piece != piece_) sweep(piece);
        const std::int64_t price = diagonal_(a_[row - 1], b_[column - 1]);
        // An alignment costs no more without the last symbols of both sides: gap symbols beside
        // them go to others, and a swap costs no less than a mismatch. So a match explains any
        // value, and most steps need no flow.
        if (price == 0) {
            step(EditOperation::Match, 0);
            continue;
        }
        const Part& part = part_with(row);
        if (column <= part.first || column > part.last) return std::nullopt;
        const std::int64_t down = vertical(row, column);
        // There is no mismatch that costs as much as two gap symbols.
        if (price < costs.both_gaps() && down + horizontal(row - 1, column) == price) {
            step(EditOperation::Mismatch, price);
        } else if (down == costs.down) {
            step(EditOperation::OnlyInA, costs.down);
        } else if (horizontal(row, column) == costs.right) {
            step(EditOperation::OnlyInB, costs.right);
        } else if (kernel_.costs.swap_cost && column > 1) {
            over = row == 1;
            step(EditOperation::Swap, *kernel_.costs.swap_cost);
        } else {
            return std::nullopt;
        }
    }
    append_run(runs, run.operation, run.length);
    append_run(runs, EditOperation::OnlyInA, row);
    return WayEnd{over ? std::size_t{1} : 0, column,
                  cost - static_cast<std::int64_t>(row) * costs.down};
}

}  // namespace minterm
