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
                                       std::size_t rows, std::size_t columns,
                                       const DiagonalRange& diagonals) {
    const auto column_of = [&](std::size_t row, std::int64_t diagonal) {
        return static_cast<std::size_t>(
            std::clamp(as_signed(row) + diagonal, std::int64_t{0}, as_signed(columns)));
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
        steps += part_of(bits, row, rows, columns, diagonals).steps;
    return steps;
}

std::size_t TracedFlows::bytes(const WavefrontKernel& kernel, std::size_t rows,
                               std::size_t columns) {
    return steps(kernel.word_bits, rows, columns, all_diagonals(rows, columns)) *
           planes_of_flows(kernel) * bytes_of(kernel);
}

/// What all rows have in common: Note [Wavefront layout] in runtime/kernel_abi.hpp.
void TracedFlows::lay_out_columns(std::span<const std::uint8_t> above) {
    const WavefrontKernel& kernel = kernel_.kernel;
    const std::size_t word_bytes = bytes_of(kernel);
    const std::size_t columns = b_.size();
    copy_stride_ = ((columns + bits_of(kernel) + 1) / 8 + 1 + word_bytes) / 8 * 8 + 8;
    reserve(windows_, static_cast<std::size_t>(kernel.b_planes) * 8 * copy_stride_);
    pack_windows(kernel, b_, kernel.b_planes, copy_stride_, copy_stride_, windows_.data());
    if (exists_.size() != columns) {
        exists_.assign(columns, 1);
        reserve(active_, 8 * copy_stride_);
        pack_windows(kernel, exists_, 1, copy_stride_, copy_stride_, active_.data());
    }
    // Before the first column is where steps store before the last row has begun.
    row_stride_ = bits_of(kernel) + columns + bits_of(kernel) + word_bytes;
    const auto planes = static_cast<std::size_t>(kernel.horizontal_planes);
    if (!row_.reset(planes * row_stride_)) throw std::bad_alloc();
    above_.assign(columns, kernel_.costs.horizontal_gap);
    std::copy_n(above.begin(), std::min(above.size(), columns), above_.begin());
    for (std::size_t plane = 0; plane < planes; ++plane) {
        std::byte* bytes = row_.data() + plane * row_stride_ + bits_of(kernel);
        for (std::size_t column = 0; column < columns; ++column)
            bytes[column] = static_cast<std::byte>(above_[column] >> plane & 1U);
    }
}

/// Columns first + 1 .. last of the row that goes down from part to part, which no part computed.
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
    parts_.clear();
    if (a.empty() || b.empty()) return;
    lay_out_columns(above);
    const WavefrontKernel& kernel = kernel_.kernel;
    const std::size_t rows = bits_of(kernel);
    const std::size_t word_bytes = bytes_of(kernel);
    step_bytes_ = planes_of_flows(kernel) * word_bytes;
    // Room for strips that take a little more: fresh pages take longer than what is written there.
    const std::size_t all_steps = steps(kernel.word_bits, a.size(), b.size(), diagonals);
    if (all_steps > room_) room_ = all_steps + all_steps / 4;
    reserve(flows_, room_ * step_bytes_);
    reserve(symbols_a_, static_cast<std::size_t>(kernel.a_planes) * word_bytes);
    reserve(vertical_, static_cast<std::size_t>(kernel.vertical_planes) * word_bytes);
    if (!state_.reset(static_cast<std::size_t>(kernel.horizontal_planes) * word_bytes))
        throw std::bad_alloc();

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
    for (std::size_t first = 0; first < a.size(); first += rows) {
        Part part = part_of(rows, first, a.size(), b.size(), diagonals);
        if (!parts_.empty()) enter_gaps(parts_.back().last, part.last);
        pack_rows(kernel, a.subspan(first, std::min(rows, a.size() - first)), kernel.a_planes,
                  symbols_a_.data());
        for (int plane = 0; plane < kernel.vertical_planes; ++plane)
            std::memset(vertical_.data() + static_cast<std::size_t>(plane) * word_bytes,
                        (kernel_.costs.vertical_gap >> plane & 1) != 0 ? 0xff : 0, word_bytes);
        std::byte* const top = row_.data() + rows + part.first;
        buffers[wavefront::kWindows] = windows_.data() + part.first / kGrain;
        buffers[wavefront::kTop] = top;
        buffers[wavefront::kBottom] = top - (rows - 1);
        scalars[wavefront::kEnd] = static_cast<std::int64_t>(part.steps);
        kernel.trace(buffers.data(), scalars.data());
        part.flows = buffers[wavefront::kTap];
        buffers[wavefront::kTap] += part.steps * step_bytes_;
        parts_.push_back(part);
    }
}

const TracedFlows::Part& TracedFlows::part_with(std::size_t row) const {
    return parts_[(row - 1) >> std::countr_zero(bits_of(kernel_.kernel))];  // not a division
}

unsigned TracedFlows::code(std::size_t row, std::size_t column, int first_plane, int planes) const {
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

std::int64_t TracedFlows::vertical(std::size_t row, std::size_t column) const {
    return kernel_.costs.vertical[code(row, column, 0, kernel_.kernel.vertical_planes)];
}

std::int64_t TracedFlows::horizontal(std::size_t row, std::size_t column) const {
    const WavefrontKernel& kernel = kernel_.kernel;
    if (row == 0) return kernel_.costs.horizontal[above_[column - 1]];
    if (column > part_with(row).last) return kernel_.costs.costs.right;
    return kernel_.costs
        .horizontal[code(row, column, kernel.vertical_planes, kernel.horizontal_planes)];
}

std::optional<WayEnd> TracedFlows::walk(std::size_t column, std::int64_t cost,
                                        std::vector<EditRun>& runs) const {
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
