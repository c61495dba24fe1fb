// SPDX-License-Identifier: Apache-2.0
//
// Blocks of words from top to bottom, each over all columns.
#include "runtime/blocks/column_driver.hpp"

#include <algorithm>
#include <array>
#include <cstring>
#include <string>
#include <utility>

#include "runtime/blocks/pack_planes.hpp"
#include "runtime/blocks/strip_pipeline.hpp"
#include "runtime/support/clock.hpp"

namespace minterm {

namespace {

void set_bit(std::byte* bytes, std::size_t bit) {
    bytes[bit / 8] |= static_cast<std::byte>(1U << bit % 8);
}

void clear_bit(std::byte* bytes, std::size_t bit) {
    bytes[bit / 8] &= static_cast<std::byte>(~(1U << bit % 8) & 0xffU);
}

}  // namespace

bool ColumnDriver::reserve(std::size_t columns) {
    const std::size_t word_bytes = kernel_.word_bytes();
    const auto planes = [&](int count) {
        return words() * static_cast<std::size_t>(count) * word_bytes;
    };
    edge_stride_ = columns;
    const std::size_t codes = std::size_t{1} << kernel_.b_planes;
    if (kernel_.has_table && !masks_.reserve(codes * entry_bytes())) return false;
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
    const auto pack = [&](SymbolSpan codes, int planes, AlignedBuffer& to) {
        const std::size_t word_bytes = kernel_.word_bytes();
        std::byte* place = to.data();
        for (std::size_t k = 0; k < words(); ++k)
            for (int plane = 0; plane < planes; ++plane, place += word_bytes)
                pack_plane(codes, plane, k * word_bytes * 8, 1, {place, word_bytes});
    };
    pack(left, kernel_.vertical_planes, vertical_);
    if (kernel_.has_table)
        make_table(a);
    else
        pack(a, kernel_.a_planes, symbols_a_);
}

void ColumnDriver::make_table(SymbolSpan a) {
    if (predicates() == 0) return;
    if (kernel_.equality)
        mark_equal(a);
    else
        mark_pairs(a);
}

/// All rows differ from all symbols but for their own. There is one predicate.
void ColumnDriver::mark_equal(SymbolSpan a) {
    const std::size_t codes = std::size_t{1} << kernel_.b_planes;
    std::memset(masks_.data(), kernel_.different != 0 ? 0xff : 0, codes * entry_bytes());
    for (std::size_t i = 0; i < a.size(); ++i) {
        std::byte* entry = masks_.data() + a[i] * entry_bytes();
        if (kernel_.same != 0)
            set_bit(entry, i);
        else
            clear_bit(entry, i);
    }
}

/// Rows with one symbol are marked together, for all symbols of b.
void ColumnDriver::mark_pairs(SymbolSpan a) {
    const std::size_t b_codes = std::size_t{1} << kernel_.b_planes;
    const std::size_t a_codes = std::size_t{1} << kernel_.a_planes;
    const std::size_t word_bytes = kernel_.word_bytes();
    std::memset(masks_.data(), 0, b_codes * entry_bytes());
    std::vector<std::byte> rows(words() * word_bytes);
    std::vector<bool> occurs(a_codes);
    for (std::size_t i = 0; i < a.size(); ++i) occurs[a[i]] = true;
    for (std::size_t symbol = 0; symbol < a_codes; ++symbol) {
        if (!occurs[symbol]) continue;
        std::fill(rows.begin(), rows.end(), std::byte{0});
        for (std::size_t i = 0; i < a.size(); ++i)
            if (a[i] == symbol) set_bit(rows.data(), i);
        for (std::size_t code = 0; code < b_codes; ++code) {
            const unsigned says = kernel_.pairs[code * a_codes + symbol];
            for (std::size_t r = 0; r < predicates(); ++r) {
                if ((says >> r & 1U) == 0) continue;
                std::byte* mask = masks_.data() + code * entry_bytes() + r * word_bytes;
                for (std::size_t k = 0; k < words(); ++k, mask += predicates() * word_bytes)
                    for (std::size_t byte = 0; byte < word_bytes; ++byte)
                        mask[byte] |= rows[k * word_bytes + byte];
            }
        }
    }
}

void ColumnDriver::read_right(std::span<std::uint8_t> codes) const {
    const std::size_t word_bits = kernel_.word_bytes() * 8;
    const auto planes = static_cast<std::size_t>(kernel_.vertical_planes);
    for (std::size_t i = 0; i < codes.size(); ++i) {
        const std::byte* word = vertical_.data() + i / word_bits * planes * kernel_.word_bytes();
        const std::size_t bit = i % word_bits;
        unsigned code = 0;
        for (std::size_t plane = 0; plane < planes; ++plane, word += kernel_.word_bytes())
            code |= (std::to_integer<unsigned>(word[bit / 8]) >> bit % 8 & 1U) << plane;
        codes[i] = static_cast<std::uint8_t>(code);
    }
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
    scalars[column::kEntryBytes] =
        static_cast<std::int64_t>(kernel_.has_table ? entry_bytes() : kernel_.word_bytes());
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
        read_right(block.right.subspan(first, here));
    }
    if (!block.bottom.empty())
        read_bottom(block.bottom, needs_tap(kernel_, rows) ? static_cast<unsigned>(rows % 8) : 0);
    return cost;
}

}  // namespace minterm
