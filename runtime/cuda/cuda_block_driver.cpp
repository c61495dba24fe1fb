// SPDX-License-Identifier: Apache-2.0
//
// Blocks on a device: memory in, launches, memory out.
#include "runtime/cuda/cuda_block_driver.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <string>
#include <vector>

#include "runtime/blocks/strip_pipeline.hpp"
#include "runtime/pair/kept_cells.hpp"

namespace minterm {

namespace {

using Address = CudaFunctions::Address;

}  // namespace

StripSchedule schedule_strips(const WavefrontKernel& kernel, std::size_t rows, std::size_t columns,
                              std::size_t segment) {
    const auto registers = static_cast<std::size_t>(kernel.rows);
    // A strip has written its row before the column that its last row is at; words that it stores
    // reach as far behind that as they are long.
    const std::size_t behind =
        kernel.strip_rows() - 1 + static_cast<std::size_t>(kernel.word_bits) / 8;
    StripSchedule schedule;
    schedule.strips = divide_up(rows, kernel.strip_rows());
    schedule.segment = segment != 0 ? segment : divide_up(behind, registers);
    schedule.lag = 1 + divide_up(behind, schedule.segment * registers);
    const std::size_t most_rows = std::min(rows, kernel.strip_rows());
    schedule.segments = divide_up(divide_up(columns + most_rows - 1, registers), schedule.segment);
    return schedule;
}

Result<CudaBlockKernels> find_block_kernels(const CudaDevice& device, const CudaModule& module) {
    CudaBlockKernels kernels;
    MINTERM_TRY(kernels.strips, find_strip_kernels(device, module));
    MINTERM_TRY(kernels.pack_rows, find_kernel(device, module, wavefront_block::kPackKernel));
    return kernels;
}

/// What stays on the device for all pieces: planes of a's symbols and of the flow from the left.
struct CudaBlockDriver::Rows {
    CudaMemory symbols, vertical, state, tap;
};

std::size_t CudaBlockDriver::rows_bytes(int planes, std::size_t strips) const {
    return strips * static_cast<std::size_t>(planes) * shape_.strip_rows() / 8;
}

Status CudaBlockDriver::copy_rows_in(const CudaStream& stream, SymbolSpan codes, int planes,
                                     Address to) const {
    const std::size_t strips = divide_up(codes.size(), shape_.strip_rows());
    std::vector<std::byte> words(rows_bytes(planes, strips));
    for (std::size_t strip = 0; strip < strips; ++strip) {
        const std::size_t first = strip * shape_.strip_rows();
        pack_rows(shape_, codes.subspan(first, std::min(shape_.strip_rows(), codes.size() - first)),
                  planes, words.data() + rows_bytes(planes, strip));
    }
    MINTERM_TRY([[maybe_unused]] const Unit copied, stream.copy_in(to, words));
    return stream.wait();
}

Status CudaBlockDriver::copy_rows_out(const CudaStream& stream, Address from,
                                      std::span<std::uint8_t> codes) const {
    const std::size_t strips = divide_up(codes.size(), shape_.strip_rows());
    const int planes = shape_.vertical_planes;
    std::vector<std::byte> words(rows_bytes(planes, strips));
    MINTERM_TRY([[maybe_unused]] const Unit copied, stream.copy_out(words, from));
    MINTERM_TRY([[maybe_unused]] const Unit waited, stream.wait());
    for (std::size_t strip = 0; strip < strips; ++strip) {
        const std::size_t first = strip * shape_.strip_rows();
        unpack_rows(shape_, words.data() + rows_bytes(planes, strip), planes,
                    codes.subspan(first, std::min(shape_.strip_rows(), codes.size() - first)));
    }
    return success();
}

Result<CudaBlockDriver::Rows> CudaBlockDriver::place_rows(const CudaStream& stream,
                                                          const Block& block) const {
    const std::size_t strips = divide_up(block.a.size(), shape_.strip_rows());
    const std::size_t state = rows_bytes(shape_.horizontal_planes, strips);
    Rows rows;
    MINTERM_TRY(rows.symbols,
                allocate(device_, rows_bytes(shape_.a_planes, strips) + kBytesBeyond));
    MINTERM_TRY(rows.vertical,
                allocate(device_, rows_bytes(shape_.vertical_planes, strips) + kBytesBeyond));
    MINTERM_TRY(rows.state, allocate(device_, state + kBytesBeyond));
    MINTERM_TRY(rows.tap,
                allocate(device_, rows_bytes(shape_.horizontal_planes, 1) + kBytesBeyond));
    MINTERM_TRY([[maybe_unused]] const Unit cleared,
                stream.clear(rows.state.get(), state + kBytesBeyond));
    MINTERM_TRY([[maybe_unused]] const Unit symbols,
                copy_rows_in(stream, block.a, shape_.a_planes, rows.symbols.get()));
    MINTERM_TRY([[maybe_unused]] const Unit vertical,
                copy_rows_in(stream, block.left, shape_.vertical_planes, rows.vertical.get()));
    return rows;
}

/// Windows of b and of "column exists" are a byte a column and plane, as the row is and rows that
/// are kept, of which there are bits, too.
Result<std::size_t> CudaBlockDriver::columns_of_a_piece(std::size_t rows_kept) const {
    std::size_t most = params_.most_columns;
    if (most == 0) {
        MINTERM_TRY(const std::size_t free, device_.free_bytes());
        const auto windows = static_cast<std::size_t>(shape_.b_planes + 1);
        const auto planes = windows + static_cast<std::size_t>(shape_.horizontal_planes);
        const std::size_t kept = rows_kept * static_cast<std::size_t>(shape_.horizontal_planes);
        const std::size_t copies = 8 * windows * static_cast<std::size_t>(shape_.rows);
        const std::size_t margins = (planes + kept) * 4 * shape_.strip_rows() + copies * 512;
        // A tenth stays for others, and a piece is never so short that it is not worth a launch.
        const std::size_t usable = free / 10 * 9;
        most = usable > margins ? (usable - margins) / (planes + kept + (kept + 7) / 8) : 0;
        most = std::max(most, shape_.strip_rows());
    }
    if (rows_kept == 0) return most;
    // Bits of the next piece begin a block of columns.
    return std::max(most / kColumnsABlock, std::size_t{1}) * kColumnsABlock;
}

Status CudaBlockDriver::run_piece(const CudaStream& stream, const Rows& rows, const Block& piece,
                                  std::uint64_t cells_before, const BlockProgress& progress,
                                  RowsBetween& between, StripCost& cost) {
    const std::size_t height = piece.a.size();
    const std::size_t width = piece.b.size();
    const Failure no_memory = Failure::environment(
        "not enough memory to compare " + std::to_string(height) + " with " +
        std::to_string(width) + " symbols on a device; about 16 bytes a symbol are needed");
    StripColumns columns(shape_);
    if (!columns.load(piece.b)) return no_memory;
    columns.set_row(0, piece.top);
    AlignedBuffer active;
    const std::size_t active_bytes =
        8 * static_cast<std::size_t>(shape_.rows) * columns.copy_stride();
    if (!active.reserve(active_bytes)) return no_memory;
    pack_windows(shape_, std::vector<std::uint8_t>(width, 1), 1, columns.copy_stride(),
                 columns.copy_stride(), active.data());

    std::size_t segment = params_.segment;
    if (segment == 0 && params_.launches == DeviceLaunches::One)
        segment = schedule_strips(shape_, height, width).segment / kSegmentsForOne;
    const CudaStrips strips{device_, stream, kernels_.strips, params_.launches,
                            schedule_strips(shape_, height, width, segment)};
    const StripSchedule& schedule = strips.schedule;
    const bool tapped = !piece.bottom.empty() && height % shape_.strip_rows() != 0;
    MINTERM_TRY(const CudaMemory windows, placed(device_, stream, columns.window_bytes()));
    MINTERM_TRY(const CudaMemory exists, placed(device_, stream, {active.data(), active_bytes}));
    MINTERM_TRY(const CudaMemory row, placed(device_, stream, columns.row_bytes()));
    const std::size_t row_bytes = columns.row_bytes().size();
    const auto planes = static_cast<std::size_t>(shape_.horizontal_planes);
    const std::size_t bits_of_a_row = divide_up(width, kColumnsABlock) * planes * kBytesABlock;
    CudaMemory kept;
    CudaMemory bits;
    if (between.count > 0) {
        MINTERM_TRY(kept, allocate(device_, between.count * row_bytes + kBytesBeyond));
        MINTERM_TRY(bits, allocate(device_, between.count * bits_of_a_row + kBytesBeyond));
    }
    MINTERM_TRY(const CudaMemory progress_of_strips, strips.progress_memory());
    struct Arguments {
        std::array<Address, wavefront_block::kBufferCount> buffers{};
        std::array<std::int64_t, wavefront_block::kScalarCount> scalars{};
    } arguments;
    arguments.buffers[wavefront_block::kSymbolsA] = rows.symbols.get();
    arguments.buffers[wavefront_block::kWindows] = windows.get();
    arguments.buffers[wavefront_block::kActive] = exists.get();
    arguments.buffers[wavefront_block::kVertical] = rows.vertical.get();
    arguments.buffers[wavefront_block::kState] = rows.state.get();
    arguments.buffers[wavefront_block::kRow] = row.get() + columns.margin();
    arguments.buffers[wavefront_block::kTap] = rows.tap.get();
    arguments.buffers[wavefront_block::kKept] = kept.get() + columns.margin();
    arguments.buffers[wavefront_block::kBits] = bits.get();
    arguments.buffers[wavefront_block::kProgress] = progress_of_strips.get();
    const auto set = [&](wavefront_block::Scalar scalar, std::size_t value) {
        arguments.scalars[scalar] = static_cast<std::int64_t>(value);
    };
    set(wavefront_block::kColumns, width);
    set(wavefront_block::kRows, height);
    set(wavefront_block::kCopyStride, columns.copy_stride());
    set(wavefront_block::kRowStride, columns.row_stride());
    set(wavefront_block::kSegment, schedule.segment);
    set(wavefront_block::kLag, schedule.lag);
    set(wavefront_block::kTapped, tapped ? 1 : 0);
    set(wavefront_block::kSegments, schedule.segments);
    set(wavefront_block::kKeptEvery, between.every);
    set(wavefront_block::kKeptRows, between.count);
    set(wavefront_block::kKeptStride, row_bytes);
    MINTERM_TRY(const CudaMemory there,
                placed(device_, stream, std::as_bytes(std::span(&arguments, 1))));

    Address buffers = there.get();
    Address scalars = there.get() + offsetof(Arguments, scalars);
    MINTERM_TRY(const CudaEvent begin, stream.mark());
    MINTERM_TRY([[maybe_unused]] const Unit ran,
                strips.launch(buffers, scalars, piece, cells_before, cost.seconds, progress));
    if (between.count > 0) {
        int none = 0;
        std::array<void*, 3> parameters{&buffers, &scalars, &none};
        const std::size_t warps = between.count * planes * divide_up(width, 1024);
        MINTERM_TRY(
            [[maybe_unused]] const Unit packed,
            stream.launch(kernels_.pack_rows, static_cast<unsigned>(warps), parameters.data()));
    }
    MINTERM_TRY(const CudaEvent end, stream.mark());
    for (std::size_t i = 0; i < between.count; ++i) {
        std::vector<std::byte>& all = between.bits[i];
        all.resize(all.size() + bits_of_a_row);
        MINTERM_TRY(
            [[maybe_unused]] const Unit copied,
            stream.copy_out(std::span(all).last(bits_of_a_row), bits.get() + i * bits_of_a_row));
    }
    if (!piece.bottom.empty()) {
        MINTERM_TRY([[maybe_unused]] const Unit copied,
                    stream.copy_out(columns.row_bytes(), row.get()));
    }
    MINTERM_TRY([[maybe_unused]] const Unit waited, stream.wait());
    if (tapped) columns.align_tapped(0, width, (height - 1) % shape_.strip_rows() + 1);
    if (!piece.bottom.empty()) columns.read_row(0, piece.bottom);
    MINTERM_TRY(const double seconds, stream.seconds_between(begin, end));
    cost.seconds += seconds;
    cost.cells_computed +=
        std::uint64_t{width + shape_.strip_rows()} * schedule.strips * shape_.strip_rows();
    return success();
}

Result<StripCost> CudaBlockDriver::run(const Block& block, const BlockProgress& progress,
                                       RowsBetween* between) {
    RowsBetween none;
    if (between == nullptr) between = &none;
    between->bits.resize(between->count);
    MINTERM_TRY([[maybe_unused]] const Unit current, device_.make_current());
    MINTERM_TRY(const CudaStream stream, CudaStream::create(device_));
    MINTERM_TRY(const Rows rows, place_rows(stream, block));
    MINTERM_TRY(const std::size_t most, columns_of_a_piece(between->count));
    StripCost cost;
    MINTERM_TRY([[maybe_unused]] const Unit done,
                run_in_pieces(block, most, progress, cost,
                              [&](const Block& piece, std::uint64_t cells_before) {
                                  return run_piece(stream, rows, piece, cells_before, progress,
                                                   *between, cost);
                              }));
    MINTERM_TRY([[maybe_unused]] const Unit copied,
                copy_rows_out(stream, rows.vertical.get(), block.right));
    return cost;
}

}  // namespace minterm
