// SPDX-License-Identifier: Apache-2.0
//
// Columns on a device: memory in, launches, memory out.
#include "runtime/cuda/cuda_column_driver.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <vector>

#include "runtime/blocks/column_rows.hpp"
#include "runtime/blocks/pack_planes.hpp"

namespace minterm {

namespace {

using column_block::kGrain;
using column_block::kMostColumns;

}  // namespace

/// What stays on the device for all pieces: masks, or planes of a's symbols, and the flow from the
/// left.
struct CudaColumnDriver::Rows {
    CudaMemory symbols, vertical, tap;
};

std::size_t CudaColumnDriver::rows_bytes(int planes, std::size_t strips) const {
    return strips * static_cast<std::size_t>(planes) * shape_.block_rows() / 8;
}

Result<CudaColumnDriver::Rows> CudaColumnDriver::place_rows(const CudaStream& stream,
                                                            const Block& block) const {
    const std::size_t strips = strips_of(block.a.size());
    const std::size_t count = strips * shape_.block_rows();
    std::vector<std::byte> symbols;
    if (shape_.has_table) {
        const std::size_t bytes = mask_table_bytes(shape_);
        symbols.resize(strips * bytes);
        for (std::size_t strip = 0; strip < strips; ++strip) {
            const std::size_t first = strip * shape_.block_rows();
            const std::size_t rows = std::min(shape_.block_rows(), block.a.size() - first);
            make_mask_table(shape_, block.a.subspan(first, rows), symbols.data() + strip * bytes);
        }
    } else {
        symbols.resize(rows_bytes(shape_.a_planes, strips));
        pack_column_rows(shape_, block.a, shape_.a_planes, count, symbols.data());
    }
    std::vector<std::byte> vertical(rows_bytes(shape_.vertical_planes, strips));
    pack_column_rows(shape_, block.left, shape_.vertical_planes, count, vertical.data());
    Rows rows;
    MINTERM_TRY(rows.symbols, placed(device_, stream, symbols));
    MINTERM_TRY(rows.vertical, placed(device_, stream, vertical));
    MINTERM_TRY(rows.tap,
                allocate(device_, rows_bytes(shape_.horizontal_planes, 1) + kBytesBeyond));
    MINTERM_TRY([[maybe_unused]] const Unit waited, stream.wait());
    return rows;
}

Status CudaColumnDriver::copy_rows_out(const CudaStream& stream, const Rows& rows,
                                       std::span<std::uint8_t> codes) const {
    std::vector<std::byte> words(rows_bytes(shape_.vertical_planes, strips_of(codes.size())));
    MINTERM_TRY([[maybe_unused]] const Unit copied, stream.copy_out(words, rows.vertical.get()));
    MINTERM_TRY([[maybe_unused]] const Unit waited, stream.wait());
    unpack_column_rows(shape_, words.data(), codes);
    return success();
}

std::size_t CudaColumnDriver::segment_columns() const {
    if (params_.segment != 0)
        return std::min(divide_up(params_.segment, kGrain) * kGrain, kMostColumns);
    return params_.launches == DeviceLaunches::One ? kMostColumns / kSegmentsForOne : kMostColumns;
}

/// Whole segments: a symbol a column, and bits of the row.
Result<std::size_t> CudaColumnDriver::columns_of_a_piece() const {
    std::size_t most = params_.most_columns;
    if (most == 0) {
        MINTERM_TRY(const std::size_t free, device_.free_bytes());
        const std::size_t bits = (shape_.has_wide_symbols() ? 32U : 8U) +
                                 static_cast<std::size_t>(shape_.horizontal_planes);
        most = free / 10 * 9 * 8 / bits;  // a tenth stays for others
    }
    return std::max<std::size_t>(most / segment_columns(), 1) * segment_columns();
}

Status CudaColumnDriver::run_piece(const CudaStream& stream, const Rows& rows, const Block& piece,
                                   std::uint64_t cells_before, const BlockProgress& progress,
                                   StripCost& cost) const {
    const std::size_t width = piece.b.size();
    const std::size_t segment = segment_columns();
    const std::size_t segments = divide_up(width, segment);
    const CudaStrips strips{device_, stream, kernels_, params_.launches,
                            StripSchedule{strips_of(piece.a.size()), segment, segments, /*lag=*/1}};
    const auto planes = static_cast<std::size_t>(shape_.horizontal_planes);
    const std::size_t plane_bytes = segments * segment / 8;
    std::vector<std::byte> row(planes * plane_bytes);
    for (std::size_t plane = 0; plane < planes; ++plane)
        pack_plane(piece.top, static_cast<int>(plane), 0, 1,
                   std::span(row).subspan(plane * plane_bytes, plane_bytes));

    // Symbols of a segment are copied whole, whatever stands behind the last one.
    const std::size_t symbol_bytes = width << piece.b.log_width();
    MINTERM_TRY(const CudaMemory symbols,
                allocate(device_, segments * segment << piece.b.log_width()));
    MINTERM_TRY([[maybe_unused]] const Unit copied,
                stream.copy_in(symbols.get(), {piece.b.data(), symbol_bytes}));
    MINTERM_TRY(const CudaMemory between, placed(device_, stream, row));
    MINTERM_TRY(const CudaMemory progress_of_strips, strips.progress_memory());

    struct Arguments {
        std::array<CudaFunctions::Address, column_block::kBufferCount> buffers{};
        std::array<std::int64_t, column_block::kScalarCount> scalars{};
    } arguments;
    arguments.buffers[column_block::kMasks] = rows.symbols.get();
    arguments.buffers[column_block::kSymbolsA] = rows.symbols.get();
    arguments.buffers[column_block::kSymbolsB] = symbols.get();
    arguments.buffers[column_block::kVertical] = rows.vertical.get();
    arguments.buffers[column_block::kRow] = between.get();
    arguments.buffers[column_block::kTap] = rows.tap.get();
    arguments.buffers[column_block::kProgress] = progress_of_strips.get();
    const auto set = [&](column_block::Scalar scalar, std::size_t value) {
        arguments.scalars[scalar] = static_cast<std::int64_t>(value);
    };
    set(column_block::kColumns, width);
    set(column_block::kRows, piece.a.size());
    set(column_block::kSegment, segment);
    set(column_block::kLag, strips.schedule.lag);
    set(column_block::kSegments, segments);
    set(column_block::kTapped, piece.bottom.empty() ? 0 : 1);
    MINTERM_TRY(const CudaMemory there,
                placed(device_, stream, std::as_bytes(std::span(&arguments, 1))));

    MINTERM_TRY(const CudaEvent begin, stream.mark());
    MINTERM_TRY([[maybe_unused]] const Unit ran,
                strips.launch(there.get(), there.get() + offsetof(Arguments, scalars), piece,
                              cells_before, cost.seconds, progress));
    MINTERM_TRY(const CudaEvent end, stream.mark());
    if (!piece.bottom.empty()) {
        MINTERM_TRY([[maybe_unused]] const Unit came, stream.copy_out(row, between.get()));
    }
    MINTERM_TRY([[maybe_unused]] const Unit waited, stream.wait());
    for (std::size_t j = 0; j < piece.bottom.size(); ++j) {
        unsigned code = 0;
        for (std::size_t plane = 0; plane < planes; ++plane)
            code |= (std::to_integer<unsigned>(row[plane * plane_bytes + j / 8]) >> j % 8 & 1U)
                    << plane;
        piece.bottom[j] = static_cast<std::uint8_t>(code);
    }
    MINTERM_TRY(const double seconds, stream.seconds_between(begin, end));
    cost.seconds += seconds;
    cost.cells_computed += std::uint64_t{width} * strips.schedule.strips * shape_.block_rows();
    return success();
}

Result<StripCost> CudaColumnDriver::run(const Block& block, const BlockProgress& progress) {
    MINTERM_TRY([[maybe_unused]] const Unit current, device_.make_current());
    MINTERM_TRY(const CudaStream stream, CudaStream::create(device_));
    MINTERM_TRY(const Rows rows, place_rows(stream, block));
    MINTERM_TRY(const std::size_t most, columns_of_a_piece());
    StripCost cost;
    MINTERM_TRY([[maybe_unused]] const Unit done,
                run_in_pieces(block, most, progress, cost,
                              [&](const Block& piece, std::uint64_t cells_before) {
                                  return run_piece(stream, rows, piece, cells_before, progress,
                                                   cost);
                              }));
    MINTERM_TRY([[maybe_unused]] const Unit copied, copy_rows_out(stream, rows, block.right));
    return cost;
}

}  // namespace minterm
