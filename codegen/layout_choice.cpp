// SPDX-License-Identifier: Apache-2.0
//
// Products of counts and constants.
#include "codegen/layout_choice.hpp"

#include <algorithm>
#include <cmath>

namespace minterm {

namespace {

/// How many blocks of `height` rows there are.
double blocks_of(const MatrixCost& matrix, double height) {
    return std::ceil(static_cast<double>(matrix.rows) / height);
}

}  // namespace

int wavefront_gates(const Target& target, const SymbolLogic& symbols, int cell_gates) {
    // Two planes and their part of "some plane differs", or a table of both.
    return cell_gates + symbols.b_planes * (target.ternary_logic ? 1 : 2);
}

int best_rows(const Target& target, const SymbolLogic& symbols, int cell_gates) {
    constexpr int kMostGates = 192;
    constexpr int kMostSymbols = 10;
    int rows = target.default_rows;
    if (target.is_device || target.is_simulated) return rows;
    const int gates = wavefront_gates(target, symbols, cell_gates);
    while (rows > 2 && (rows * rows * gates > kMostGates || rows * symbols.a_planes > kMostSymbols))
        --rows;
    return rows;
}

int device_rows(const Target& target, int most, int multiprocessors, std::size_t rows) {
    constexpr std::size_t kWarpsAMultiprocessor = 8;
    const std::size_t strips = kWarpsAMultiprocessor * static_cast<std::size_t>(multiprocessors);
    int best = most;
    while (best > 1 && rows < strips * static_cast<std::size_t>(best * target.word_bits)) best /= 2;
    return best;
}

double wavefront_nanoseconds(const MatrixCost& matrix, int rows_of_kernel) {
    const LayoutCosts& costs = matrix.target.costs;
    const double height = static_cast<double>(matrix.target.word_bits) * rows_of_kernel;
    const double steps = blocks_of(matrix, height) * (static_cast<double>(matrix.columns) + height);
    // What leaves a register downwards comes back to it one word further after K steps.
    const double latency = costs.wavefront_latency / rows_of_kernel;
    const double step = rows_of_kernel * costs.wavefront_gate *
                        wavefront_gates(matrix.target, matrix.symbols, matrix.gates);
    return steps * std::max(step, latency) +
           static_cast<double>(matrix.columns) * matrix.symbols.b_planes * costs.wavefront_windows;
}

double column_nanoseconds(const MatrixCost& matrix, int words,
                          const std::vector<ColumnStep>& steps) {
    const LayoutCosts& costs = matrix.target.costs;
    const auto chains =
        static_cast<double>(std::count_if(steps.begin(), steps.end(), [](const ColumnStep& step) {
            return step.kind == ColumnStep::Kind::Chain;
        }));
    const double moves = static_cast<double>(steps.size()) - chains;
    const double word =
        costs.column_gate * matrix.gates + costs.column_chain * chains + costs.column_move * moves;
    const double latency = costs.chain_latency * chains + costs.move_latency * moves;
    return blocks_of(matrix, static_cast<double>(matrix.target.word_bits) * words) *
           static_cast<double>(matrix.columns) * std::max(words * word, latency);
}

double column_search_nanoseconds(const std::vector<ColumnStep>& steps) {
    constexpr double kOnePlane = 2e7;
    return kOnePlane * std::pow(6.0, std::max(0.0, static_cast<double>(steps.size()) - 1));
}

}  // namespace minterm
