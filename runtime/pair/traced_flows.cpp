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

namespace minterm {

namespace {

std::size_t bits_of(const WavefrontKernel& kernel) {
    return static_cast<std::size_t>(kernel.word_bits);
}

std::size_t bytes_of(const WavefrontKernel& kernel) { return bits_of(kernel) / 8; }

std::size_t planes_of_flows(const WavefrontKernel& kernel) {
    return static_cast<std::size_t>(kernel.vertical_planes + kernel.horizontal_planes);
}

/// Steps of a word's rows: the last one begins as many steps behind the first as there are others.
std::size_t steps_of_part(std::size_t word_bits, std::size_t columns) {
    return columns + word_bits - 1;
}

std::size_t parts(std::size_t word_bits, std::size_t rows) {
    return (rows + word_bits - 1) / word_bits;
}

void reserve(AlignedBuffer& buffer, std::size_t bytes) {
    if (!buffer.reserve(bytes)) throw std::bad_alloc();
}

}  // namespace

std::size_t TracedFlows::steps(int word_bits, std::size_t rows, std::size_t columns) {
    const auto bits = static_cast<std::size_t>(word_bits);
    return parts(bits, rows) * steps_of_part(bits, columns);
}

std::size_t TracedFlows::bytes(const WavefrontKernel& kernel, std::size_t rows,
                               std::size_t columns) {
    return steps(kernel.word_bits, rows, columns) * planes_of_flows(kernel) * bytes_of(kernel);
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

void TracedFlows::compute(SymbolSpan a, SymbolSpan b, std::span<const std::uint8_t> above) {
    a_ = a;
    b_ = b;
    if (a.empty() || b.empty()) return;
    lay_out_columns(above);
    const WavefrontKernel& kernel = kernel_.kernel;
    const std::size_t rows = bits_of(kernel);
    const std::size_t word_bytes = bytes_of(kernel);
    step_bytes_ = planes_of_flows(kernel) * word_bytes;
    part_bytes_ = steps_of_part(rows, b.size()) * step_bytes_;
    reserve(flows_, parts(rows, a.size()) * part_bytes_);
    reserve(symbols_a_, static_cast<std::size_t>(kernel.a_planes) * word_bytes);
    reserve(vertical_, static_cast<std::size_t>(kernel.vertical_planes) * word_bytes);
    if (!state_.reset(static_cast<std::size_t>(kernel.horizontal_planes) * word_bytes))
        throw std::bad_alloc();

    std::byte* const top = row_.data() + rows;
    std::array<std::byte*, wavefront::kBufferCount> buffers{};
    buffers[wavefront::kSymbolsA] = symbols_a_.data();
    buffers[wavefront::kWindows] = windows_.data();
    buffers[wavefront::kActive] = active_.data();
    buffers[wavefront::kVertical] = vertical_.data();
    buffers[wavefront::kState] = state_.data();
    buffers[wavefront::kTop] = top;
    buffers[wavefront::kBottom] = top - (rows - 1);
    std::array<std::int64_t, wavefront::kScalarCount> scalars{};
    scalars[wavefront::kCopyStride] = static_cast<std::int64_t>(copy_stride_);
    scalars[wavefront::kTopStride] = static_cast<std::int64_t>(row_stride_);
    scalars[wavefront::kBottomStride] = static_cast<std::int64_t>(row_stride_);
    scalars[wavefront::kTraceBytes] = static_cast<std::int64_t>(step_bytes_);
    for (std::size_t first = 0; first < a.size(); first += rows) {
        const std::size_t here = std::min(rows, a.size() - first);
        pack_rows(kernel, a.subspan(first, here), kernel.a_planes, symbols_a_.data());
        for (int plane = 0; plane < kernel.vertical_planes; ++plane)
            std::memset(vertical_.data() + static_cast<std::size_t>(plane) * word_bytes,
                        (kernel_.costs.vertical_gap >> plane & 1) != 0 ? 0xff : 0, word_bytes);
        buffers[wavefront::kTap] = flows_.data() + first / rows * part_bytes_;
        scalars[wavefront::kEnd] = static_cast<std::int64_t>(b.size() + here - 1);
        kernel.trace(buffers.data(), scalars.data());
    }
}

unsigned TracedFlows::code(std::size_t row, std::size_t column, int first_plane, int planes) const {
    const std::size_t rows = bits_of(kernel_.kernel);
    const std::size_t word_bytes = bytes_of(kernel_.kernel);
    const std::size_t lane = (row - 1) & (rows - 1);  // a division would take as long as the rest
    const std::size_t bit = rows - 1 - lane;
    const std::byte* byte = flows_.data() + ((row - 1) >> std::countr_zero(rows)) * part_bytes_ +
                            (lane + column - 1) * step_bytes_ +
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
    return kernel_.costs
        .horizontal[row == 0 ? above_[column - 1]
                             : code(row, column, kernel.vertical_planes, kernel.horizontal_planes)];
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
