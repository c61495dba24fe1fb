// SPDX-License-Identifier: Apache-2.0
//
// The slow, obvious evaluation of a recurrence, cell by cell in a full matrix of 64-bit integers.
// It is what a recurrence means: derivation, compiled kernels and drivers are tested against it.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "synth/recurrence.hpp"

namespace minterm {

/// What a cell formula of reach one sees. `value(table, up, left)` gives T[i-up][j-left];
/// `holds(relation)` gives the predicate of (a[i], b[j]).
struct CellView {
    const std::int64_t* tables = nullptr;  ///< [table][up][left], 4 values a table
    const std::uint8_t* relations = nullptr;
    std::int64_t row = 0, col = 0;    ///< i and j
    std::int64_t rows = 0, cols = 0;  ///< m and n

    std::int64_t value(std::uint32_t table, int up, int left) const {
        return tables[table * 4 + static_cast<std::uint32_t>(up) * 2 +
                      static_cast<std::uint32_t>(left)];
    }
};

/// The operator applied to its operands (Booleans are 0 and 1; those beyond its arity are ignored):
/// what it means everywhere. Arithmetic wraps. 0 for an operator without operands.
std::int64_t apply_operator(ExprOp op, std::int64_t x, std::int64_t y, std::int64_t z);

/// The value of one expression in the given surroundings, which must not reach further than a
/// `CellView` shows (`has_reach_one`). Saturates nowhere: the checker bounds
/// constants, so that 64 bits are enough for any string that fits in memory (arithmetic wraps if
/// they are not).
std::int64_t evaluate(const Recurrence& recurrence, ExprId expression, const CellView& view);

/// x - y modulo 2^64, as `evaluate` subtracts.
constexpr std::int64_t wrapping_subtract(std::int64_t x, std::int64_t y) {
    return static_cast<std::int64_t>(static_cast<std::uint64_t>(x) - static_cast<std::uint64_t>(y));
}

/// T[i][0] or T[0][j]: what the boundary formula of `table` says. `row == 0` or `col == 0`; the
/// corner belongs to the first row.
std::int64_t boundary_value(const Recurrence& recurrence, std::uint32_t table, std::int64_t row,
                            std::int64_t col);

/// The whole matrix of every table: `tables[t][i * (n + 1) + j]`.
struct Matrix {
    std::size_t rows = 0, cols = 0;  ///< m and n; the matrix has (m + 1) x (n + 1) cells
    std::vector<std::vector<std::int64_t>> tables;

    std::int64_t at(std::size_t table, std::size_t i, std::size_t j) const {
        return tables[table][i * (cols + 1) + j];
    }
};

/// The answer of a run: a number, or the list of reported columns.
struct AnswerValue {
    std::int64_t value = 0;                ///< for ReportLastRow: how many columns are reported
    std::vector<std::uint64_t> positions;  ///< for ReportLastRow: every reported j, increasing;
                                           ///< for Min/MaxLastRow: every j that attains it

    bool operator==(const AnswerValue&) const = default;
};

/// Fills the matrix; cells and symbols outside of it are what Note [Outside] in recurrence.hpp
/// says. Time and memory O(m * n * size of the cell).
Matrix interpret(const Recurrence& recurrence, std::string_view a, std::string_view b);

/// The answer read off a filled matrix.
AnswerValue answer_of(const Recurrence& recurrence, const Matrix& matrix);

}  // namespace minterm
