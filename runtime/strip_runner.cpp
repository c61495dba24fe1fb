// SPDX-License-Identifier: Apache-2.0
//
// Strips of a wavefront kernel over ranges of columns.
#include "runtime/strip_runner.hpp"

#include <algorithm>
#include <array>
#include <cstring>
#include <vector>

#include "runtime/clock.hpp"
#include "runtime/pack_planes.hpp"

namespace minterm {

namespace {

/// About how many cells a kernel computes between two calls of the progress function.
constexpr std::uint64_t kCellsBetweenProgress = 1'000'000'000;

/// Makes seven copies of the first `bytes` of a sequence behind it, `stride` apart: copy c starts
/// at bit c.
void shift_copies(std::byte* original, std::size_t stride, std::size_t bytes) {
    for (unsigned copy = 1; copy < 8; ++copy) {
        std::byte* shifted = original + copy * stride;
        std::size_t at = 0;
        for (; at + 16 <= bytes; at += 8) {
            std::uint64_t low = 0;
            std::uint64_t high = 0;
            std::memcpy(&low, original + at, 8);
            std::memcpy(&high, original + at + 8, 8);
            const std::uint64_t word = low >> copy | high << (64 - copy);
            std::memcpy(shifted + at, &word, 8);
        }
        for (; at < bytes; ++at) {
            const auto low = std::to_integer<unsigned>(original[at]);
            const auto high = at + 1 < bytes ? std::to_integer<unsigned>(original[at + 1]) : 0U;
            shifted[at] = static_cast<std::byte>((low >> copy | high << (8 - copy)) & 0xffU);
        }
    }
}

std::size_t round_up(std::size_t value, std::size_t multiple) {
    return (value + multiple - 1) / multiple * multiple;
}

}  // namespace

bool StripRunner::load(SymbolSpan b) {
    columns_ = b.size();
    active_width_ = 0;
    const auto registers = static_cast<std::size_t>(kernel_.rows);
    // Window q + 1 of a sequence is read in iteration q: byte (q + 1) / 8, one word long. The
    // "column exists" windows are never longer than those of `longest_active()` columns.
    const std::size_t most = std::max(columns_, longest_active());
    const std::size_t iterations = (most + strip_rows()) / registers + 1;
    copy_stride_ = round_up((iterations + 1) / 8 + 1 + word_bytes(), AlignedBuffer::kAlignment);
    row_stride_ = round_up(margin() + columns_ + strip_rows() + registers + word_bytes(),
                           AlignedBuffer::kAlignment);

    const auto sequences = [&](int planes) {
        return registers * static_cast<std::size_t>(planes) * 8;
    };
    const auto words = [&](int planes) {
        return registers * static_cast<std::size_t>(planes) * word_bytes();
    };
    const bool allocated =
        windows_.reset(sequences(kernel_.b_planes) * copy_stride_) &&
        active_.reset(sequences(1) * copy_stride_) &&
        row_.reset(static_cast<std::size_t>(kernel_.horizontal_planes) * row_stride_) &&
        symbols_a_.reset(words(kernel_.a_planes)) &&
        vertical_.reset(words(kernel_.vertical_planes)) &&
        state_.reset(words(kernel_.horizontal_planes)) &&
        tap_.reset(words(kernel_.horizontal_planes));
    if (!allocated) return false;
    pack_windows(b, kernel_.b_planes, copy_stride_, windows_);
    return true;
}

/// Sequence rho of a plane: a word of zeros, then the bits of columns rho, rho + K, ..., `bytes` in
/// all; eight copies.
void StripRunner::pack_windows(SymbolSpan codes, int planes, std::size_t bytes,
                               AlignedBuffer& windows) const {
    const auto registers = static_cast<std::size_t>(kernel_.rows);
    std::byte* place = windows.data();
    for (std::size_t residue = 0; residue < registers; ++residue) {
        for (int plane = 0; plane < planes; ++plane) {
            pack_plane(codes, plane, residue, registers,
                       {place + word_bytes(), bytes - word_bytes()});
            shift_copies(place, copy_stride_, bytes);
            place += 8 * copy_stride_;
        }
    }
}

/// Columns from which a range is long: it has steps in which all rows of a strip have a column.
std::size_t StripRunner::long_range() const {
    return round_up(strip_rows() + static_cast<std::size_t>(kernel_.rows), grain());
}

/// The windows of "column exists" for ranges of `width` columns. All that `run` needs of a long
/// range is its beginning and its end, so a range of a few columns stands for it.
std::size_t StripRunner::prepare_active(std::size_t width) {
    const std::size_t wanted =
        width < long_range() ? width : long_range() + (width - long_range()) % grain();
    if (wanted == active_width_) return wanted;
    const auto registers = static_cast<std::size_t>(kernel_.rows);
    const std::size_t iterations = (longest_active() + strip_rows()) / registers + 1;
    const std::vector<std::uint8_t> exists(wanted, 1);
    pack_windows(exists, 1, (iterations + 1) / 8 + 1 + word_bytes(), active_);
    active_width_ = wanted;
    return wanted;
}

void StripRunner::set_row(std::size_t first, std::span<const std::uint8_t> codes) {
    for (int plane = 0; plane < kernel_.horizontal_planes; ++plane) {
        std::byte* bytes = row(plane).data() + first;
        for (std::size_t j = 0; j < codes.size(); ++j)
            bytes[j] = static_cast<std::byte>(codes[j] >> plane);
    }
}

void StripRunner::fill_row(std::size_t first, std::size_t last, std::uint8_t code) {
    for (int plane = 0; plane < kernel_.horizontal_planes; ++plane)
        std::memset(row(plane).data() + first, code >> plane & 1, last - first);
}

void StripRunner::read_row(std::size_t first, std::span<std::uint8_t> codes) const {
    std::fill(codes.begin(), codes.end(), std::uint8_t{0});
    for (int plane = 0; plane < kernel_.horizontal_planes; ++plane) {
        const std::byte* bytes = row(plane).data() + first;
        for (std::size_t j = 0; j < codes.size(); ++j)
            codes[j] = static_cast<std::uint8_t>(
                codes[j] | (std::to_integer<unsigned>(bytes[j]) & 1U) << plane);
    }
}

void StripRunner::pack_rows(SymbolSpan codes, int planes, AlignedBuffer& words) const {
    const auto registers = static_cast<std::size_t>(kernel_.rows);
    std::byte* place = words.data();
    for (std::size_t k = 0; k < registers; ++k)
        for (int plane = 0; plane < planes; ++plane, place += word_bytes())
            pack_plane_reversed(codes, plane, k, registers, {place, word_bytes()});
}

void StripRunner::set_rows(SymbolSpan a) {
    rows_ = a.size();
    pack_rows(a, kernel_.a_planes, symbols_a_);
}

void StripRunner::set_vertical(std::span<const std::uint8_t> codes) {
    pack_rows(codes, kernel_.vertical_planes, vertical_);
}

void StripRunner::fill_vertical(std::uint8_t code) {
    std::byte* place = vertical_.data();
    for (int k = 0; k < kernel_.rows; ++k)
        for (int plane = 0; plane < kernel_.vertical_planes; ++plane, place += word_bytes())
            std::memset(place, (code >> plane & 1) != 0 ? 0xff : 0, word_bytes());
}

void StripRunner::read_vertical(std::span<std::uint8_t> codes) const {
    std::fill(codes.begin(), codes.end(), std::uint8_t{0});
    const auto registers = static_cast<std::size_t>(kernel_.rows);
    const std::byte* place = vertical_.data();
    for (std::size_t k = 0; k < registers; ++k)
        for (int plane = 0; plane < kernel_.vertical_planes; ++plane, place += word_bytes())
            unpack_plane_reversed({place, word_bytes()}, plane, k, registers, codes);
}

/// With `tap` the byte of a row that was asked for holds it somewhere; bit 0 is where everybody
/// looks.
void StripRunner::align_tapped(std::size_t begin, std::size_t end) {
    const std::size_t above = (rows_ - 1) / static_cast<std::size_t>(kernel_.rows);
    const auto bit = (static_cast<unsigned>(kernel_.word_bits) - 1 - above) % 8;
    for (int plane = 0; plane < kernel_.horizontal_planes; ++plane)
        for (std::byte& byte : row(plane).subspan(begin, end - begin)) byte >>= bit;
}

bool StripRunner::run(std::size_t begin, std::size_t end, bool tap, StripCost& cost,
                      const StripProgress& progress) {
    const auto registers = static_cast<std::size_t>(kernel_.rows);
    const std::size_t width = end - begin;
    tap = tap && !is_full(rows_);

    // Stores are whole words, so the last ones reach beyond the range.
    std::array<std::array<std::byte, kMostBytesBeyond>, kMostPlanes> beyond;
    const std::size_t bytes_beyond = registers + word_bytes();
    const auto planes = static_cast<std::size_t>(kernel_.horizontal_planes);
    for (std::size_t plane = 0; plane < planes; ++plane)
        std::memcpy(beyond[plane].data(), row(static_cast<int>(plane)).data() + end, bytes_beyond);

    // The bottom stream starts so that step s of the row wanted hits its column.
    const std::size_t bottom_row = tap ? rows_ - 1 : strip_rows() - 1;
    std::array<std::int64_t, wavefront::kScalarCount> scalars{};
    scalars[wavefront::kCopyStride] = static_cast<std::int64_t>(copy_stride_);
    scalars[wavefront::kTopStride] = static_cast<std::int64_t>(row_stride_);
    scalars[wavefront::kBottomStride] = static_cast<std::int64_t>(row_stride_);
    scalars[wavefront::kTapByte] =
        static_cast<std::int64_t>(bottom_row % registers * word_bytes() +
                                  (word_bytes() * 8 - 1 - bottom_row / registers) / 8);

    // Calls a function for iterations first..last-1 counted from the column `from`, a multiple of
    // the grain after `begin`: windows are shifted by whole bytes then.
    const std::size_t piece =
        std::max<std::size_t>(1, kCellsBetweenProgress / (strip_rows() * registers));
    const auto call = [&](KernelEntry entry, std::size_t from, std::size_t first,
                          std::size_t last) {
        std::byte* stream = row(0).data() + begin + from;
        std::array<std::byte*, wavefront::kBufferCount> buffers{};
        buffers[wavefront::kSymbolsA] = symbols_a_.data();
        buffers[wavefront::kWindows] = windows_.data() + (begin + from) / grain();
        buffers[wavefront::kActive] = active_.data();
        buffers[wavefront::kVertical] = vertical_.data();
        buffers[wavefront::kState] = state_.data();
        buffers[wavefront::kTop] = stream;
        buffers[wavefront::kBottom] = stream - bottom_row;
        buffers[wavefront::kTap] = tap_.data();
        while (first < last) {
            const std::size_t stop = std::min(last, first + piece);
            scalars[wavefront::kBegin] = static_cast<std::int64_t>(first);
            scalars[wavefront::kEnd] = static_cast<std::int64_t>(stop);
            const Clock::time_point start = Clock::now();
            entry(buffers.data(), scalars.data());
            cost.seconds += seconds_since(start);
            cost.cells_computed += std::uint64_t{stop - first} * registers * strip_rows();
            first = stop;
            const std::size_t steps = from + stop * registers;
            const std::size_t in_all_rows = steps < rows_ ? 0 : std::min(steps - rows_ + 1, width);
            if (progress && !progress(in_all_rows, cost.seconds)) return false;
        }
        return true;
    };
    const KernelEntry edge = tap ? kernel_.edge_tap : kernel_.edge;
    const KernelEntry steady = tap ? kernel_.steady_tap : kernel_.steady;
    // Rows 0..rows-1 all have a column from step rows - 1 to step width - 1.
    const std::size_t active_width = prepare_active(width);
    const std::size_t iterations = (width + rows_ - 1 + registers - 1) / registers;
    bool whole = true;
    if (width < long_range()) {
        whole = call(edge, 0, 0, iterations);
    } else {
        const std::size_t steady_begin = (rows_ - 1 + registers - 1) / registers;
        const std::size_t steady_end = width / registers;
        const std::size_t skipped = width - active_width;
        whole =
            call(edge, 0, 0, steady_begin) && call(steady, 0, steady_begin, steady_end) &&
            call(edge, skipped, steady_end - skipped / registers, iterations - skipped / registers);
    }
    for (std::size_t plane = 0; plane < planes; ++plane)
        std::memcpy(row(static_cast<int>(plane)).data() + end, beyond[plane].data(), bytes_beyond);
    if (tap) align_tapped(begin, end);
    return whole;
}

}  // namespace minterm
