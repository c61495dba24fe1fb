// SPDX-License-Identifier: Apache-2.0
//
// Blocks of words from top to bottom, each over all columns.
#include "runtime/blocks/column_driver.hpp"

#include <algorithm>
#include <array>
#include <cstring>
#include <string>
#include <utility>

#include "runtime/blocks/column_rows.hpp"
#include "runtime/blocks/strip_pipeline.hpp"
#include "runtime/support/clock.hpp"

namespace minterm {

bool ColumnDriver::reserve(std::size_t columns) {
    const std::size_t word_bytes = kernel_.word_bytes();
    const auto planes = [&](int count) {
        return words() * static_cast<std::size_t>(count) * word_bytes;
    };
    edge_stride_ = columns;
    if (kernel_.has_table && !masks_.reserve(mask_table_bytes(kernel_))) return false;
    if (!kernel_.has_table) {
        if (!symbols_a_.reserve(planes(kernel_.a_planes)) || !broadcast_.reset(2 * word_bytes))
            return false;
        std::memset(broadcast_.data() + word_bytes, 0xff, word_bytes);
    }
    return vertical_.reserve(planes(kernel_.vertical_planes)) &&
           tapped_.reserve(planes(kernel_.horizontal_planes)) &&
           edge_.reserve(columns * static_cast<std::size_t>(kernel_.horizontal_planes));
}

void ColumnDriver::set_edge(std::span<const std::uint8_t> codes) {
    for (int plane = 0; plane < kernel_.horizontal_planes; ++plane) {
        std::byte* bytes = edge_.data() + static_cast<std::size_t>(plane) * edge_stride_;
        for (std::size_t j = 0; j < codes.size(); ++j)
            bytes[j] = static_cast<std::byte>(codes[j] >> plane & 1U);
    }
}

/// Rows below the last one hold zeros, and whatever their masks say.
void ColumnDriver::set_rows(SymbolSpan a, std::span<const std::uint8_t> left) {
    const std::size_t rows = kernel_.block_rows();
    pack_column_rows(kernel_, left, kernel_.vertical_planes, rows, vertical_.data());
    if (kernel_.has_table)
        make_mask_table(kernel_, a, masks_.data());
    else
        pack_column_rows(kernel_, a, kernel_.a_planes, rows, symbols_a_.data());
}

void ColumnDriver::read_bottom(std::span<std::uint8_t> codes, unsigned bit) const {
    std::fill(codes.begin(), codes.end(), std::uint8_t{0});
    for (int plane = 0; plane < kernel_.horizontal_planes; ++plane) {
        const std::byte* bytes = edge_.data() + static_cast<std::size_t>(plane) * edge_stride_;
        for (std::size_t j = 0; j < codes.size(); ++j)
            codes[j] = static_cast<std::uint8_t>(
                codes[j] | (std::to_integer<unsigned>(bytes[j]) >> bit & 1U) << plane);
    }
}

void ColumnDriver::sweep(SymbolSpan b, std::size_t begin, std::size_t end, bool tap,
                         std::size_t rows, StripCost& cost) {
    std::array<std::int64_t, column::kScalarCount> scalars{};
    scalars[column::kBegin] = static_cast<std::int64_t>(begin);
    scalars[column::kEnd] = static_cast<std::int64_t>(end);
    scalars[column::kEntryBytes] = static_cast<std::int64_t>(
        kernel_.has_table ? mask_entry_bytes(kernel_) : kernel_.word_bytes());
    scalars[column::kEdgeStride] = static_cast<std::int64_t>(edge_stride_);
    // What leaves the last row enters the one below it.
    scalars[column::kTapByte] = static_cast<std::int64_t>(rows / 8);
    std::array<std::byte*, column::kBufferCount> buffers{};
    buffers[column::kMasks] = masks_.data();
    buffers[column::kSymbolsA] = symbols_a_.data();
    buffers[column::kSymbolsB] = const_cast<std::byte*>(b.data());  // kernels only read it
    buffers[column::kBroadcast] = broadcast_.data();
    buffers[column::kVertical] = vertical_.data();
    buffers[column::kTop] = edge_.data();
    buffers[column::kBottom] = edge_.data();
    buffers[column::kTap] = tapped_.data();
    const Clock::time_point start = Clock::now();
    (tap ? kernel_.sweep_tap : kernel_.sweep)(buffers.data(), scalars.data());
    cost.seconds += seconds_since(start);
    cost.cells_computed += std::uint64_t{end - begin} * kernel_.block_rows();
}

Result<StripCost> ColumnDriver::run(const Block& block, const BlockProgress& progress) {
    const std::size_t rows = block.a.size();
    const std::size_t columns = block.b.size();
    if (!reserve(columns))
        return Failure::environment("not enough memory to compare " + std::to_string(rows) +
                                    " with " + std::to_string(columns) +
                                    " symbols; about 16 bytes a symbol are needed");
    set_edge(block.top);
    const std::size_t block_rows = kernel_.block_rows();
    const std::size_t piece = std::max<std::size_t>(1, kCellsBetweenProgress / block_rows);
    StripCost cost;
    for (std::size_t first = 0; first < rows; first += block_rows) {
        const std::size_t here = std::min(block_rows, rows - first);
        const bool tap = !block.bottom.empty() && here < block_rows;
        set_rows(block.a.subspan(first, here), block.left.subspan(first, here));
        for (std::size_t begin = 0; begin < columns; begin += piece) {
            const std::size_t end = std::min(columns, begin + piece);
            sweep(block.b, begin, end, tap, here, cost);
            if (progress &&
                !progress(std::uint64_t{first} * columns + std::uint64_t{end} * here, cost.seconds))
                return StripTurn::stopped();
        }
        unpack_column_rows(kernel_, vertical_.data(), block.right.subspan(first, here));
    }
    if (!block.bottom.empty())
        read_bottom(block.bottom, needs_tap(kernel_, rows) ? static_cast<unsigned>(rows % 8) : 0);
    return cost;
}

}  // namespace minterm
