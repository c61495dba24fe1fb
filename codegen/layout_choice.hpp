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
//
// Note [Rows of a kernel]. The more registers of rows, K, the fewer loads and moves a cell; but K^2
// cells have to be near each other. Beyond 192 gates an iteration registers run short, and beyond
// 24 windows, K of each plane of b, a first-level cache does: each has eight copies, and a load
// takes two lines. Measured on an AMD EPYC (Zen 4, avx512), seconds for K = 1, 2, 3, 4: affine gaps
// over DNA (33 gates) 1.86, 1.45, 1.60, 1.60; edit distance over bytes (12 gates, 8 planes) 0.62,
// 0.52, 0.49, 0.53; over lines (24 gates, 20 planes) 1.69, 1.33, 1.35, 1.41; weighted over DNA (12
// gates, 2 planes) 0.91, 0.56, 0.49, 0.46. Two registers were better than one throughout.
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

/// Gates of a cell in the wavefront layout, about: its own, and those that compare symbols.
int wavefront_gates(const Target& target, const SymbolLogic& symbols, int cell_gates);

/// K of the wavefront layout that runs best on long strings (Note [Rows of a kernel]): at most the
/// target's, and that where the target is a GPU or simulated.
int best_rows(const Target& target, const SymbolLogic& symbols, int cell_gates);

/// Nanoseconds that the wavefront layout is expected to take with K = `rows_of_kernel`.
double wavefront_nanoseconds(const MatrixCost& matrix, int rows_of_kernel);

/// Nanoseconds that the column layout is expected to take with K = `words` and these steps.
double column_nanoseconds(const MatrixCost& matrix, int words,
                          const std::vector<ColumnStep>& steps);

/// Nanoseconds that `solve_column_cell` is expected to take.
double column_search_nanoseconds(const std::vector<ColumnStep>& steps);

}  // namespace minterm
