// SPDX-License-Identifier: Apache-2.0
//
// What every cell of a matrix is expected to take in each layout.
//
// Note [Choice of the layout]. The wavefront layout computes any recurrence, on several threads,
// and without carries; but every strip has a triangle to fill and to drain, the symbols of b are
// stored eight times, and comparing symbols takes gates in every cell. The column layout has few
// operations a word and looks at a table once a column; but carries go through all words of a
// column, which takes vectors much longer than an addition of 64 bits. On 64-bit words the column
// layout is the faster one for every shipped recurrence that it can compute; on vectors where
// nothing but moves goes down, and where b is short beside a. The constants are in
// codegen/target.cpp; they say how the two compare, not how fast a machine is.
#pragma once

#include <cstddef>
#include <vector>

#include "codegen/target.hpp"
#include "synth/column_order.hpp"
#include "synth/symbols.hpp"

namespace minterm {

/// A matrix and the gates of one cell without the symbols.
struct MatrixCost {
    const Target& target;
    const SymbolLogic& symbols;
    std::size_t rows = 0;
    std::size_t columns = 0;
    int gates = 0;
};

/// Nanoseconds that the wavefront layout is expected to take with K = `rows_of_kernel`.
double wavefront_nanoseconds(const MatrixCost& matrix, int rows_of_kernel);

/// Nanoseconds that the column layout is expected to take with K = `words` and these steps.
double column_nanoseconds(const MatrixCost& matrix, int words,
                          const std::vector<ColumnStep>& steps);

/// Nanoseconds that `solve_column_cell` is expected to take.
double column_search_nanoseconds(const std::vector<ColumnStep>& steps);

}  // namespace minterm
