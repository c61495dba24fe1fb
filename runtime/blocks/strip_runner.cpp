// SPDX-License-Identifier: Apache-2.0
//
// Strips of a wavefront kernel over ranges of columns.
#include "runtime/blocks/strip_runner.hpp"

#include <algorithm>
#include <array>
#include <cstring>
#include <vector>

#include "runtime/blocks/pack_planes.hpp"
#include "runtime/support/clock.hpp"

namespace minterm {

namespace {

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

// Sequence rho of a plane: a word of zeros, then the bits of columns rho, rho + K, ...
void pack_windows(const WavefrontKernel& kernel, SymbolSpan codes, int planes, std::size_t bytes,
                  std::size_t stride, std::byte* place) {
    const auto registers = static_cast<std::size_t>(kernel.rows);
    const auto word_bytes = static_cast<std::size_t>(kernel.word_bits) / 8;
    for (std::size_t residue = 0; residue < registers; ++residue) {
        for (int plane = 0; plane < planes; ++plane) {
            std::memset(place, 0, word_bytes);
            pack_plane(codes, plane, residue, registers, {place + word_bytes, bytes - word_bytes});
            shift_copies(place, stride, bytes);
            place += 8 * stride;
        }
    }
}

void pack_rows(const WavefrontKernel& kernel, SymbolSpan codes, int planes, std::byte* words) {
    const auto registers = static_cast<std::size_t>(kernel.rows);
    const auto word_bytes = static_cast<std::size_t>(kernel.word_bits) / 8;
    for (std::size_t k = 0; k < registers; ++k)
        for (int plane = 0; plane < planes; ++plane, words += word_bytes)
            pack_plane_reversed(codes, plane, k, registers, {words, word_bytes});
}

void unpack_rows(const WavefrontKernel& kernel, const std::byte* words, int planes,
                 std::span<std::uint8_t> codes) {
    const auto registers = static_cast<std::size_t>(kernel.rows);
    const auto word_bytes = static_cast<std::size_t>(kernel.word_bits) / 8;
    std::fill(codes.begin(), codes.end(), std::uint8_t{0});
    for (std::size_t k = 0; k < registers; ++k)
        for (int plane = 0; plane < planes; ++plane, words += word_bytes)
            unpack_plane_reversed({words, word_bytes}, plane, k, registers, codes);
}

std::size_t StripColumns::long_range() const {
    return round_up(strip_rows() + static_cast<std::size_t>(kernel_.rows), grain());
}

bool StripColumns::load(SymbolSpan b) {
    columns_ = b.size();
    const auto registers = static_cast<std::size_t>(kernel_.rows);
    // Window q + 1 of a sequence is read in iteration q: byte (q + 1) / 8, one word long. The
    // "column exists" windows are never longer than those of a long range and a grain.
    const std::size_t most = std::max(columns_, long_range() + grain());
    const std::size_t iterations = (most + strip_rows()) / registers + 1;
    // An iteration reads the same place of every sequence, which is eight copies: an odd number of
    // cache lines from one to the next puts as many of them as can be into different sets.
    copy_stride_ = round_up((iterations + 1) / 8 + 1 + word_bytes(), 8) | 8;
    row_stride_ = round_up(margin() + columns_ + strip_rows() + registers + word_bytes(),
                           AlignedBuffer::kAlignment);
    if (!windows_.reserve(sequences() * copy_stride_) ||
        !row_.reset(static_cast<std::size_t>(kernel_.horizontal_planes) * row_stride_))
        return false;
    pack_windows(kernel_, b, kernel_.b_planes, copy_stride_, copy_stride_, windows_.data());
    return true;
}

void StripColumns::set_row(std::size_t first, std::span<const std::uint8_t> codes) {
    for (int plane = 0; plane < kernel_.horizontal_planes; ++plane) {
        std::byte* bytes = row(plane).data() + first;
        for (std::size_t j = 0; j < codes.size(); ++j)
            bytes[j] = static_cast<std::byte>(codes[j] >> plane);
    }
}

void StripColumns::fill_row(std::size_t first, std::size_t last, std::uint8_t code) {
    for (int plane = 0; plane < kernel_.horizontal_planes; ++plane)
        std::memset(row(plane).data() + first, code >> plane & 1, last - first);
}

void StripColumns::read_row(std::size_t first, std::span<std::uint8_t> codes) const {
    std::fill(codes.begin(), codes.end(), std::uint8_t{0});
    for (int plane = 0; plane < kernel_.horizontal_planes; ++plane) {
        const std::byte* bytes = row(plane).data() + first;
        for (std::size_t j = 0; j < codes.size(); ++j)
            codes[j] = static_cast<std::uint8_t>(
                codes[j] | (std::to_integer<unsigned>(bytes[j]) & 1U) << plane);
    }
}

void StripColumns::align_tapped(std::size_t first, std::size_t last, std::size_t rows) {
    const std::size_t above = (rows - 1) / static_cast<std::size_t>(kernel_.rows);
    const auto bit = (static_cast<unsigned>(kernel_.word_bits) - 1 - above) % 8;
    for (int plane = 0; plane < kernel_.horizontal_planes; ++plane)
        for (std::byte& byte : row(plane).subspan(first, last - first)) byte >>= bit;
}

bool StripRunner::attach(StripColumns& columns) {
    columns_ = &columns;
    active_width_ = 0;
    const auto words = [&](int planes) {
        return registers() * static_cast<std::size_t>(planes) * columns.word_bytes();
    };
    return active_.reserve(registers() * 8 * columns.copy_stride()) &&
           symbols_a_.reset(words(kernel().a_planes)) &&
           vertical_.reset(words(kernel().vertical_planes)) &&
           state_.reset(words(kernel().horizontal_planes)) &&
           tapped_.reset(words(kernel().horizontal_planes));
}

/// The windows of "column exists" for ranges of `width` columns. All that is needed of a long
/// range is its beginning and its end, so a range of a few columns stands for it.
std::size_t StripRunner::prepare_active(std::size_t width) {
    const std::size_t least = columns_->long_range();
    const std::size_t wanted = width < least ? width : least + (width - least) % columns_->grain();
    if (wanted == active_width_) return wanted;
    const std::size_t iterations = (longest_active() + columns_->strip_rows()) / registers() + 1;
    const std::vector<std::uint8_t> exists(wanted, 1);
    pack_windows(kernel(), exists, 1, (iterations + 1) / 8 + 1 + columns_->word_bytes(),
                 columns_->copy_stride(), active_.data());
    active_width_ = wanted;
    return wanted;
}

void StripRunner::set_rows(SymbolSpan a) {
    rows_ = a.size();
    pack_rows(kernel(), a, kernel().a_planes, symbols_a_.data());
}

void StripRunner::set_vertical(std::span<const std::uint8_t> codes) {
    pack_rows(kernel(), codes, kernel().vertical_planes, vertical_.data());
}

void StripRunner::fill_vertical(std::uint8_t code) {
    const std::size_t word_bytes = columns_->word_bytes();
    std::byte* place = vertical_.data();
    for (int k = 0; k < kernel().rows; ++k)
        for (int plane = 0; plane < kernel().vertical_planes; ++plane, place += word_bytes)
            std::memset(place, (code >> plane & 1) != 0 ? 0xff : 0, word_bytes);
}

void StripRunner::read_vertical(std::span<std::uint8_t> codes) const {
    unpack_rows(kernel(), vertical_.data(), kernel().vertical_planes, codes);
}

void StripRunner::start(std::size_t begin, bool tap) {
    begin_ = begin;
    iteration_ = 0;
    tap_ = tap && !is_full();
}

std::size_t StripRunner::least_end() const {
    return iteration_ == 0 ? begin_ + 1 : std::max(position(), begin_ + columns_->long_range());
}

std::size_t StripRunner::handed_on() const {
    const std::size_t behind = bottom_row() + columns_->word_bytes();
    const std::size_t steps = iteration_ * registers();
    return begin_ + (steps < behind ? 0 : steps - behind);
}

/// Calls a function for iterations first..last-1 counted from column `from` of the range, a
/// multiple of the grain: windows are shifted by whole bytes then.
void StripRunner::call(KernelEntry entry, std::size_t from, std::size_t first, std::size_t last,
                       StripCost& cost) {
    if (first >= last) return;
    const std::size_t word_bytes = columns_->word_bytes();
    // The bottom stream starts so that step s of the row wanted hits its column.
    std::array<std::int64_t, wavefront::kScalarCount> scalars{};
    scalars[wavefront::kBegin] = static_cast<std::int64_t>(first);
    scalars[wavefront::kEnd] = static_cast<std::int64_t>(last);
    scalars[wavefront::kCopyStride] = static_cast<std::int64_t>(columns_->copy_stride());
    scalars[wavefront::kTopStride] = static_cast<std::int64_t>(columns_->row_stride());
    scalars[wavefront::kBottomStride] = static_cast<std::int64_t>(columns_->row_stride());
    scalars[wavefront::kTapByte] =
        static_cast<std::int64_t>(bottom_row() % registers() * word_bytes +
                                  (word_bytes * 8 - 1 - bottom_row() / registers()) / 8);
    std::byte* stream = columns_->row(0).data() + begin_ + from;
    std::array<std::byte*, wavefront::kBufferCount> buffers{};
    buffers[wavefront::kSymbolsA] = symbols_a_.data();
    buffers[wavefront::kWindows] = columns_->windows(begin_ + from);
    buffers[wavefront::kActive] = active_.data();
    buffers[wavefront::kVertical] = vertical_.data();
    buffers[wavefront::kState] = state_.data();
    buffers[wavefront::kTop] = stream;
    buffers[wavefront::kBottom] = stream - bottom_row();
    buffers[wavefront::kTap] = tapped_.data();
    const Clock::time_point start = Clock::now();
    entry(buffers.data(), scalars.data());
    cost.seconds += seconds_since(start);
    cost.cells_computed += std::uint64_t{last - first} * registers() * columns_->strip_rows();
}

void StripRunner::advance(std::size_t column, StripCost& cost) {
    const std::size_t stop = (column - begin_) / registers();
    // Rows 0..rows-1 all have a column from step rows - 1 on.
    const std::size_t steady_from = std::min(stop, first_steady());
    if (iteration_ < steady_from) {
        // All long ranges begin alike.
        if (active_width_ < columns_->long_range()) prepare_active(columns_->long_range());
        call(tap_ ? kernel().edge_tap : kernel().edge, 0, iteration_, steady_from, cost);
        iteration_ = steady_from;
    }
    call(tap_ ? kernel().steady_tap : kernel().steady, 0, iteration_, stop, cost);
    iteration_ = std::max(iteration_, stop);
}

void StripRunner::finish(std::size_t end, StripCost& cost) {
    const std::size_t width = end - begin_;
    std::size_t skipped = 0;
    if (width >= columns_->long_range()) {
        advance(end, cost);
        skipped = width - prepare_active(width);
    } else {
        prepare_active(width);
    }

    // The last iteration may go on behind the range, and stores reach further than their step.
    std::array<std::array<std::byte, kMostBytesBeyond>, kMostPlanes> beyond;
    const std::size_t bytes_beyond = registers() + wavefront::kStepBytes;
    const auto row = [&](std::size_t plane) {
        return columns_->row(static_cast<int>(plane)).data();
    };
    const auto planes = static_cast<std::size_t>(kernel().horizontal_planes);
    for (std::size_t plane = 0; plane < planes; ++plane)
        std::memcpy(beyond[plane].data(), row(plane) + end, bytes_beyond);
    const std::size_t iterations = (width + rows_ - 1 + registers() - 1) / registers();
    call(tap_ ? kernel().edge_tap : kernel().edge, skipped, iteration_ - skipped / registers(),
         iterations - skipped / registers(), cost);
    iteration_ = iterations;
    for (std::size_t plane = 0; plane < planes; ++plane)
        std::memcpy(row(plane) + end, beyond[plane].data(), bytes_beyond);
    if (tap_) columns_->align_tapped(begin_, end, rows_);
}

}  // namespace minterm
