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
// cells have to be near each other, and planes of a's symbols are to stay in registers. Measured on
// an AMD EPYC (Zen 4, avx512), seconds for K = 1, 2, 3, 4:
//
//     edit distance   2 planes, 6 gates    0.54  0.28  0.23  0.20
//                     3                    0.57  0.33  0.27  0.31
//                     4                    0.58  0.34  0.36  0.43
//                     5 (proteins)         0.28  0.19  0.21  0.23
//                     8 (bytes), 12 gates  0.42  0.36  0.42  0.40
//                     20 (lines)           1.35  1.21  1.24  1.14
//     weighted        2 planes, 12 gates   0.89  0.56  0.46  0.42
//     affine gaps     2 planes, 33 gates   1.89  1.42  1.49  1.57
//
// So more than two are for at most 10 words of a's symbols and 192 gates an iteration.
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

/// K of blocks on a device, up to `most`, a guess: the more the better for a warp, but a warp for
/// each strip has to be enough to fill the device, a few on each of the four units of a
/// multiprocessor.
int device_rows(const Target& target, int most, int multiprocessors, std::size_t rows);

/// Nanoseconds that the wavefront layout is expected to take with K = `rows_of_kernel`.
double wavefront_nanoseconds(const MatrixCost& matrix, int rows_of_kernel);

/// Nanoseconds that the column layout is expected to take with K = `words` and these steps.
double column_nanoseconds(const MatrixCost& matrix, int words,
                          const std::vector<ColumnStep>& steps);

/// Nanoseconds that `solve_column_cell` is expected to take.
double column_search_nanoseconds(const std::vector<ColumnStep>& steps);

}  // namespace minterm
