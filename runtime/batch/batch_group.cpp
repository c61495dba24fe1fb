// SPDX-License-Identifier: Apache-2.0
//
// Lengths and bounds of a group -> the calls of kernel functions that compute it.
#include "runtime/batch/batch_group.hpp"

#include <utility>

namespace minterm {

std::vector<std::uint32_t> lengths_of(std::span<const SymbolSpan> texts) {
    std::vector<std::uint32_t> lengths;
    lengths.reserve(texts.size());
    for (const SymbolSpan text : texts) lengths.push_back(static_cast<std::uint32_t>(text.size()));
    return lengths;
}

LengthRange range_of(std::span<const std::uint32_t> lengths) {
    LengthRange range;
    for (const std::uint32_t length : lengths) range.take(length);
    return range;
}

std::vector<std::int64_t> first_row_of(const BatchRun& run,
                                       std::span<const std::uint32_t> columns) {
    std::vector<std::int64_t> values(columns.size(), 0);
    for (std::size_t lane = 0; run.is_sum && lane < columns.size(); ++lane)
        values[lane] = run.first_row[columns[lane]];
    return values;
}

namespace {

/// Diagonals that are computed below and above the main one, see Note [Bound].
std::pair<std::int64_t, std::int64_t> diagonals(const BatchRun& run, const GroupShape& shape,
                                                std::optional<std::int64_t> bound) {
    auto below = static_cast<std::int64_t>(shape.row_range.most);
    auto above = static_cast<std::int64_t>(shape.column_range.most);
    if (!bound || !run.gaps) return {below, above};
    const auto [down, right, margin] = *run.gaps;
    std::int64_t least = std::numeric_limits<std::int64_t>::max();
    std::int64_t most = std::numeric_limits<std::int64_t>::min();
    for (std::size_t lane = 0; lane < shape.columns.size(); ++lane) {
        const std::int64_t last = std::int64_t{shape.columns[lane]} - shape.rows_of(lane);
        least = std::min(least, last);
        most = std::max(most, last);
    }
    above = std::min(above,
                     margin + std::max<std::int64_t>(0, (*bound + most * down) / (down + right)));
    below = std::min(below,
                     margin + std::max<std::int64_t>(0, (*bound - least * right) / (down + right)));
    return {below, above};
}

/// For each number of rows the columns of the lanes with so many or more; nothing where all lanes
/// have the same.
std::vector<LengthRange> columns_by_rows(const GroupShape& shape) {
    const std::size_t rows = shape.row_range.most;
    if (shape.row_range.least == rows) return {};
    std::vector<LengthRange> columns(rows + 1);
    for (std::size_t lane = 0; lane < shape.columns.size(); ++lane)
        columns[shape.rows[lane]].take(shape.columns[lane]);
    for (std::size_t row = rows; row-- > shape.row_range.least;)
        columns[row].take(columns[row + 1]);
    return columns;
}

void schedule_sums(const BatchRun& run, const GroupShape& shape, std::vector<BatchStep>& steps) {
    const auto sum = static_cast<std::uint32_t>(2 * run.kernel.tiles.size());
    const std::uint32_t sum_counted = sum + 1;
    const auto add = [&](std::uint32_t function, std::size_t begin, std::size_t end) {
        for (std::size_t stop = begin; begin < end; begin = stop) {
            stop = std::min<std::size_t>(
                end, begin + static_cast<std::size_t>(run.kernel.most_rows_summed));
            steps.push_back(
                {function, 0, static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(stop)});
        }
    };
    const auto [least, most] = shape.row_range;
    if (run.is_sum) {
        add(sum, 0, least);
        add(sum_counted, least, most);
    } else {
        add(least == most ? sum : sum_counted, least - 1, most);
    }
}

}  // namespace

void schedule_group(const BatchRun& run, const GroupShape& shape, std::optional<std::int64_t> bound,
                    std::vector<BatchStep>& steps, std::uint64_t& cells) {
    const BatchKernel& kernel = run.kernel;
    const std::size_t rows = shape.row_range.most;
    const std::vector<LengthRange> columns_from = columns_by_rows(shape);
    const auto [below, above] = diagonals(run, shape, bound);
    const auto add = [&](std::size_t function, std::size_t row, std::size_t begin,
                         std::size_t end) {
        if (begin >= end) return;
        steps.push_back({static_cast<std::uint32_t>(function), static_cast<std::uint32_t>(row),
                         static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(end)});
        cells += static_cast<std::uint64_t>(kernel.tiles[function / 2].rows) * (end - begin) *
                 static_cast<std::uint64_t>(kernel.word_bits);
    };
    std::size_t tile = 0;
    for (std::size_t row = 0; row < rows;) {
        while (static_cast<std::size_t>(kernel.tiles[tile].rows) > rows - row) ++tile;
        const auto height = static_cast<std::size_t>(kernel.tiles[tile].rows);
        const LengthRange& live = row < shape.row_range.least || columns_from.empty()
                                      ? shape.column_range
                                      : columns_from[row + 1];
        const auto first = static_cast<std::size_t>(
            std::max<std::int64_t>(0, static_cast<std::int64_t>(row) - below));
        const std::size_t end =
            std::min<std::size_t>(live.most, row + height + static_cast<std::size_t>(above));
        const std::size_t steady_end = std::min<std::size_t>(live.least, end);
        add(2 * tile, row, first, steady_end);
        add(2 * tile + 1, row, std::max(first, steady_end), end);
        row += height;
    }
    schedule_sums(run, shape, steps);
}

std::optional<std::int64_t> more_than_first_row(const BatchRun& run, const GroupShape& shape) {
    if (!run.is_sum) return run.least;
    if (shape.rows.size() == 1) return run.least * std::int64_t{shape.rows.front()};
    return {};
}

void answers_of_nothing(const BatchRun& run, const GroupShape& shape,
                        std::span<std::int64_t> answers) {
    if (const std::optional<std::int64_t> all = more_than_first_row(run, shape)) {
        for (std::size_t lane = 0; lane < answers.size(); ++lane)
            answers[lane] = shape.first_row[lane] + *all;
        return;
    }
    for (std::size_t lane = 0; lane < answers.size(); ++lane)
        answers[lane] = shape.first_row[lane] + run.least * std::int64_t{shape.rows[lane]};
}

}  // namespace minterm
