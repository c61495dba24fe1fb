// SPDX-License-Identifier: Apache-2.0
//
// Runs a wavefront kernel over blocks of any size: strips of full registers from top to bottom,
// each over all columns, the byte streams between them in place.
#include "runtime/wavefront_driver.hpp"

#include <algorithm>
#include <array>
#include <chrono>
#include <cstring>

#include "runtime/pack_planes.hpp"

namespace minterm {

namespace {

using Clock = std::chrono::steady_clock;

double seconds_since(Clock::time_point start) {
    return std::chrono::duration<double>(Clock::now() - start).count();
}

/// About how many cells a kernel computes between two looks at the clock.
constexpr std::uint64_t kCellsBetweenProgress = 1'000'000'000;

Failure out_of_memory(std::size_t rows, std::size_t columns) {
    return Failure::environment("not enough memory to compare " + std::to_string(rows) + " with " +
                                std::to_string(columns) +
                                " symbols; about 16 bytes a symbol are needed");
}

/// Appends `bits` shifted down by 1..7 bits: copy c starts at bit c of the sequence.
void shift_copies(std::span<std::byte> sequence, std::size_t stride) {
    const std::byte* original = sequence.data();
    for (unsigned copy = 1; copy < 8; ++copy) {
        std::byte* shifted = sequence.data() + copy * stride;
        std::size_t at = 0;
        for (; at + 16 <= stride; at += 8) {
            std::uint64_t low = 0;
            std::uint64_t high = 0;
            std::memcpy(&low, original + at, 8);
            std::memcpy(&high, original + at + 8, 8);
            const std::uint64_t word = low >> copy | high << (64 - copy);
            std::memcpy(shifted + at, &word, 8);
        }
        for (; at < stride; ++at) {
            const auto low = std::to_integer<unsigned>(original[at]);
            const auto high = at + 1 < stride ? std::to_integer<unsigned>(original[at + 1]) : 0U;
            shifted[at] = static_cast<std::byte>((low >> copy | high << (8 - copy)) & 0xffU);
        }
    }
}

}  // namespace

Result<BlockCost> WavefrontDriver::run(const Block& block, const BlockProgress& progress) {
    BlockCost cost;
    if (Status ready = prepare(block); !ready) return std::move(ready).failure();
    const std::size_t strip_rows = kernel_.strip_rows();
    for (std::size_t row = 0; row < block.a.size(); row += strip_rows)
        if (Status done = run_strip(block, row, cost, progress); !done)
            return std::move(done).failure();
    if (!block.bottom.empty()) collect_bottom(block, (block.a.size() - 1) % strip_rows + 1);
    return cost;
}

/// Lays out what all strips share: b's windows and the top edge.
Status WavefrontDriver::prepare(const Block& block) {
    const auto rows = static_cast<std::size_t>(kernel_.rows);
    const auto word_bytes = static_cast<std::size_t>(kernel_.word_bits) / 8;
    const std::size_t columns = block.b.size();
    const std::size_t deepest = std::min(block.a.size(), kernel_.strip_rows());
    const std::size_t iterations = (columns + deepest - 1 + rows - 1) / rows;
    // Window q + 1 of a sequence is read in iteration q: byte (q + 1) / 8, one word long.
    copy_stride_ = (iterations + 1) / 8 + 1 + word_bytes;
    copy_stride_ = (copy_stride_ / AlignedBuffer::kAlignment + 1) * AlignedBuffer::kAlignment;
    // Top bytes are read in every step, a word each.
    edge_stride_ = iterations * rows + word_bytes;

    const auto sequences = [&](int planes) { return rows * static_cast<std::size_t>(planes) * 8; };
    const auto words = [&](int planes) {
        return rows * static_cast<std::size_t>(planes) * word_bytes;
    };
    const auto horizontal = static_cast<std::size_t>(kernel_.horizontal_planes);
    // Stores to the bottom start strip_rows - 1 bytes before column 0.
    const bool allocated = windows_.reset(sequences(kernel_.b_planes) * copy_stride_) &&
                           active_.reset(sequences(1) * copy_stride_) &&
                           top_.reset(horizontal * (edge_stride_ + kernel_.strip_rows())) &&
                           symbols_a_.reset(words(kernel_.a_planes)) &&
                           vertical_.reset(words(kernel_.vertical_planes)) &&
                           state_.reset(words(kernel_.horizontal_planes)) &&
                           tap_.reset(words(kernel_.horizontal_planes));
    if (!allocated) return out_of_memory(block.a.size(), columns);
    edge_stride_ += kernel_.strip_rows();

    pack_windows(block.b, kernel_.b_planes, windows_);
    const std::vector<std::uint8_t> exists(columns, 1);
    pack_windows(exists, 1, active_);
    for (std::size_t plane = 0; plane < horizontal; ++plane) {
        std::byte* stream = top_.data() + plane * edge_stride_ + kernel_.strip_rows();
        for (std::size_t j = 0; j < columns; ++j)
            stream[j] = static_cast<std::byte>(block.top[j] >> plane);
    }
    return success();
}

/// Sequence rho of a plane: a word of zeros, then the bits of columns rho, rho + K, ...; eight
/// copies.
void WavefrontDriver::pack_windows(std::span<const std::uint8_t> codes, int planes,
                                   AlignedBuffer& windows) const {
    const auto rows = static_cast<std::size_t>(kernel_.rows);
    const auto word_bytes = static_cast<std::size_t>(kernel_.word_bits) / 8;
    std::byte* place = windows.data();
    for (std::size_t residue = 0; residue < rows; ++residue) {
        for (int plane = 0; plane < planes; ++plane) {
            const std::span<std::byte> sequence(place, copy_stride_);
            pack_plane(codes, plane, residue, rows, sequence.subspan(word_bytes));
            shift_copies(sequence, copy_stride_);
            place += 8 * copy_stride_;
        }
    }
}

Status WavefrontDriver::run_strip(const Block& block, std::size_t first_row, BlockCost& cost,
                                  const BlockProgress& progress) {
    const auto rows = static_cast<std::size_t>(kernel_.rows);
    const auto word_bytes = static_cast<std::size_t>(kernel_.word_bits) / 8;
    const std::size_t strip_rows = kernel_.strip_rows();
    const std::size_t here = std::min(strip_rows, block.a.size() - first_row);
    const std::size_t columns = block.b.size();

    const auto pack = [&](std::span<const std::uint8_t> codes, int planes, AlignedBuffer& words) {
        std::byte* place = words.data();
        for (std::size_t k = 0; k < rows; ++k)
            for (int plane = 0; plane < planes; ++plane, place += word_bytes)
                pack_plane_reversed(codes, plane, k, rows, {place, word_bytes});
    };
    pack(block.a.subspan(first_row, here), kernel_.a_planes, symbols_a_);
    pack(block.left.subspan(first_row, here), kernel_.vertical_planes, vertical_);

    // The bottom stream starts so that step s of the row tapped (or the last one) hits its column.
    const bool last = first_row + here == block.a.size();
    const bool tap = last && here < strip_rows && !block.bottom.empty();
    const std::size_t bottom_row = tap ? here - 1 : strip_rows - 1;
    std::byte* stream = top_.data() + strip_rows;
    std::array<std::byte*, wavefront::kBufferCount> buffers{};
    buffers[wavefront::kSymbolsA] = symbols_a_.data();
    buffers[wavefront::kWindows] = windows_.data();
    buffers[wavefront::kActive] = active_.data();
    buffers[wavefront::kVertical] = vertical_.data();
    buffers[wavefront::kState] = state_.data();
    buffers[wavefront::kTop] = stream;
    buffers[wavefront::kBottom] = stream - bottom_row;
    buffers[wavefront::kTap] = tap_.data();
    std::array<std::int64_t, wavefront::kScalarCount> scalars{};
    scalars[wavefront::kCopyStride] = static_cast<std::int64_t>(copy_stride_);
    scalars[wavefront::kTopStride] = static_cast<std::int64_t>(edge_stride_);
    scalars[wavefront::kBottomStride] = static_cast<std::int64_t>(edge_stride_);
    scalars[wavefront::kTapByte] = static_cast<std::int64_t>(
        bottom_row % rows * word_bytes + (word_bytes * 8 - 1 - bottom_row / rows) / 8);

    // Rows 0..here-1 all have a column from step here-1 to step columns-1.
    const std::size_t iterations = (columns + here - 1 + rows - 1) / rows;
    const std::size_t steady_begin = std::min((here - 1 + rows - 1) / rows, iterations);
    const std::size_t steady_end = std::max(columns / rows, steady_begin);
    const std::size_t piece = std::max<std::size_t>(1, kCellsBetweenProgress / (strip_rows * rows));
    const std::uint64_t before = std::uint64_t{first_row} * columns;

    const auto run = [&](KernelEntry entry, std::size_t begin, std::size_t end) -> bool {
        while (begin < end) {
            const std::size_t stop = std::min(end, begin + piece);
            scalars[wavefront::kBegin] = static_cast<std::int64_t>(begin);
            scalars[wavefront::kEnd] = static_cast<std::int64_t>(stop);
            const Clock::time_point start = Clock::now();
            entry(buffers.data(), scalars.data());
            cost.seconds += seconds_since(start);
            cost.cells_computed += std::uint64_t{stop - begin} * rows * strip_rows;
            begin = stop;
            const std::uint64_t columns_done = std::min(stop * rows, columns);
            if (progress && !progress(before + columns_done * here, cost.seconds)) return false;
        }
        return true;
    };
    const KernelEntry edge = tap ? kernel_.edge_tap : kernel_.edge;
    const KernelEntry steady = tap ? kernel_.steady_tap : kernel_.steady;
    if (!run(edge, 0, steady_begin) || !run(steady, steady_begin, steady_end) ||
        !run(edge, steady_end, iterations))
        return Failure::environment("stopped before the end");

    const std::span<std::uint8_t> right = block.right.subspan(first_row, here);
    std::fill(right.begin(), right.end(), std::uint8_t{0});
    const std::byte* place = vertical_.data();
    for (std::size_t k = 0; k < rows; ++k)
        for (int plane = 0; plane < kernel_.vertical_planes; ++plane, place += word_bytes)
            unpack_plane_reversed({place, word_bytes}, plane, k, rows, right);
    return success();
}

/// Reads the bottom edge off the byte streams. A tapped row's bit is somewhere in its byte.
void WavefrontDriver::collect_bottom(const Block& block, std::size_t rows_in_last_strip) {
    const auto rows = static_cast<std::size_t>(kernel_.rows);
    const std::size_t row = rows_in_last_strip - 1;
    const unsigned bit =
        rows_in_last_strip == kernel_.strip_rows()
            ? 0
            : static_cast<unsigned>((static_cast<std::size_t>(kernel_.word_bits) - 1 - row / rows) %
                                    8);
    std::fill(block.bottom.begin(), block.bottom.end(), std::uint8_t{0});
    for (std::size_t plane = 0; plane < static_cast<std::size_t>(kernel_.horizontal_planes);
         ++plane) {
        const std::byte* stream = top_.data() + plane * edge_stride_ + kernel_.strip_rows();
        for (std::size_t j = 0; j < block.bottom.size(); ++j) {
            const unsigned value = std::to_integer<unsigned>(stream[j]) >> bit & 1U;
            block.bottom[j] = static_cast<std::uint8_t>(block.bottom[j] | value << plane);
        }
    }
}

}  // namespace minterm
