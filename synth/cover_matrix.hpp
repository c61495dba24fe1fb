// SPDX-License-Identifier: Apache-2.0
//
// A sparse 0/1 matrix that shrinks: the working form of a CoverProblem, with the reductions that
// keep at least one lightest cover.
#pragma once

#include <cstdint>
#include <vector>

#include "synth/cover_problem.hpp"

namespace minterm {

/// Rows and columns that were removed stay as numbers, with no entries; `compacted` drops them.
struct CoverMatrix {
    std::vector<std::vector<std::uint32_t>> rows;     ///< columns of each row, ascending
    std::vector<std::vector<std::uint32_t>> columns;  ///< rows of each column, ascending
    std::vector<std::uint8_t> row_alive;
    std::vector<std::uint8_t> column_alive;
    std::vector<std::uint64_t> weight;        ///< of each column
    std::vector<std::uint32_t> original;      ///< number of each column in the problem
    std::vector<std::uint32_t> row_original;  ///< number of each row in the problem
    std::size_t live_rows = 0;

    void remove_row(std::uint32_t row);
    void remove_column(std::uint32_t column);
    void take_column(std::uint32_t column);  ///< removes it and the rows that it covers
};

CoverMatrix matrix_of(const CoverProblem& problem);

/// The rows listed (ascending) and the columns that cover any of them, renumbered in order.
CoverMatrix part_of(const CoverMatrix& matrix, const std::vector<std::uint32_t>& rows);
CoverMatrix compacted(const CoverMatrix& matrix);

/// Applies until nothing changes: a row with one column takes it (listed in `essential`); a row
/// that has all columns of another goes; a column whose rows another, no heavier column has goes.
/// Stops early when `spent`, the number of entries looked at, reaches `budget`. False: a row is
/// left without a column.
bool reduce(CoverMatrix& matrix, std::vector<std::uint32_t>& essential, std::uint64_t& spent,
            std::uint64_t budget);

/// The live rows by block, such that no column has rows in two blocks.
std::vector<std::vector<std::uint32_t>> independent_blocks(const CoverMatrix& matrix);

}  // namespace minterm
