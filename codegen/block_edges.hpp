// SPDX-License-Identifier: Apache-2.0
//
// Between a recurrence and the edges of the one block that is the whole matrix: the boundary
// formulas as edge codes, and the edges that came out as an answer.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "minterm/result.hpp"
#include "synth/encoding.hpp"
#include "synth/flows.hpp"
#include "synth/interpret.hpp"
#include "synth/recurrence.hpp"

namespace minterm {

/// Codes of what enters rows 1..rows at column 0. Formulas that end in a straight line are
/// evaluated up to where it begins only. A user error names the first row whose value is not among
/// the derived ones. O(rows).
Result<std::vector<std::uint8_t>> left_edge(const Recurrence& recurrence, const Flows& flows,
                                            const Encoding& encoding, std::size_t rows);

/// The same for columns 1..columns at row 0.
Result<std::vector<std::uint8_t>> top_edge(const Recurrence& recurrence, const Flows& flows,
                                           const Encoding& encoding, std::size_t columns);

/// The codes of the first rows of `left_edge`, of which the last is that of all further ones;
/// nothing where there is no such row among the first few thousand.
std::optional<std::vector<std::uint8_t>> left_edge_begin(const Recurrence& recurrence,
                                                         const Flows& flows,
                                                         const Encoding& encoding);

/// The same for columns.
std::optional<std::vector<std::uint8_t>> top_edge_begin(const Recurrence& recurrence,
                                                        const Flows& flows,
                                                        const Encoding& encoding);

/// Whether the answer can be read off the right edge alone; the bottom edge is needed otherwise.
bool answer_is_on_right_edge(const Recurrence& recurrence, const Flows& flows);

/// A corner answer as a function of the right edge. The value that a code of a row stands for is
/// least + step * number, with numbers from 0 on.
struct RightEdgeAnswer {
    bool is_sum = true;  ///< D[0][n] plus the values of all rows; else the value of the last row
    std::uint32_t table = 0;
    std::int64_t least = 0;
    std::int64_t step = 1;
    std::vector<std::int64_t> numbers;  ///< of each code; 0 for codes of no value

    std::int64_t number(std::uint8_t code) const { return numbers[code]; }
    std::int64_t value(std::uint8_t code) const { return least + step * numbers[code]; }
    std::int64_t greatest_number() const;
};

/// Nothing where the bottom edge is needed: `answer_is_on_right_edge` is false.
std::optional<RightEdgeAnswer> right_edge_answer(const Recurrence& recurrence, const Flows& flows,
                                                 const Encoding& encoding);

/// The answer for right.size() rows and `columns` columns, both at least 1. `bottom` may be empty
/// where `answer_is_on_right_edge`. O(rows + columns).
AnswerValue read_answer(const Recurrence& recurrence, const Flows& flows, const Encoding& encoding,
                        std::size_t columns, std::span<const std::uint8_t> right,
                        std::span<const std::uint8_t> bottom);

/// The values of the answer's table in the last column, rows 0..right.size(). O(rows). Error
/// (user): what crosses the edge does not tell them.
Result<std::vector<std::int64_t>> last_column(const Recurrence& recurrence, const Flows& flows,
                                              const Encoding& encoding, std::size_t columns,
                                              std::span<const std::uint8_t> right);

/// The same for the last row, columns 0..bottom.size().
Result<std::vector<std::int64_t>> last_row(const Recurrence& recurrence, const Flows& flows,
                                           const Encoding& encoding, std::size_t rows,
                                           std::span<const std::uint8_t> bottom);

/// Both when a side is empty: boundary formulas only.
std::vector<std::int64_t> boundary_last_column(const Recurrence& recurrence, std::size_t rows,
                                               std::size_t columns);
std::vector<std::int64_t> boundary_last_row(const Recurrence& recurrence, std::size_t rows,
                                            std::size_t columns);

/// The answer when a side is empty (rows == 0 or columns == 0): boundary formulas only.
AnswerValue boundary_answer(const Recurrence& recurrence, std::size_t rows, std::size_t columns);

}  // namespace minterm
