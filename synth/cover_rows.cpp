// SPDX-License-Identifier: Apache-2.0
//
// States the covering problem of a table.
#include "synth/cover_rows.hpp"

#include <bit>

#include "synth/cube_words.hpp"

namespace minterm {

std::uint64_t covering_entries(const TruthTable& table, const std::vector<Product>& products) {
    std::uint64_t total = 0;
    for (const Product& product : products) {
        for (std::uint64_t rest = product.outputs; rest != 0; rest &= rest - 1) {
            const auto o = static_cast<std::size_t>(std::countr_zero(rest));
            total += count_minterms(table.outputs[o].on, product.cube);
        }
    }
    return total;
}

CoverProblem covering_rows(const TruthTable& table, std::uint64_t outputs,
                           const std::vector<Product>& products) {
    CoverProblem problem;
    // The row of (output, minterm) is the number of 1s before it, kept by word.
    std::vector<std::vector<std::uint32_t>> rows_before(table.outputs.size());
    for (std::size_t o = 0; o < table.outputs.size(); ++o) {
        if (((outputs >> o) & 1) == 0) continue;
        for (const std::uint64_t word : table.outputs[o].on.words()) {
            rows_before[o].push_back(problem.rows);
            problem.rows += static_cast<std::uint32_t>(std::popcount(word));
        }
    }
    for (const Product& product : products) {
        std::vector<std::uint32_t> rows;
        for (std::uint64_t rest = product.outputs & outputs; rest != 0; rest &= rest - 1) {
            const auto o = static_cast<std::size_t>(std::countr_zero(rest));
            const MintermSet& on = table.outputs[o].on;
            visit_minterms(on, product.cube, [&](std::uint64_t minterm) {
                const std::uint64_t below = (std::uint64_t{1} << (minterm & 63)) - 1;
                const int ones = std::popcount(on.words()[minterm >> 6] & below);
                rows.push_back(rows_before[o][minterm >> 6] + static_cast<std::uint32_t>(ones));
            });
        }
        problem.columns.push_back(std::move(rows));
    }
    return problem;
}

}  // namespace minterm
