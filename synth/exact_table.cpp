// SPDX-License-Identifier: Apache-2.0
//
// Truth table + library -> the network with fewest gates, and the proof that it has.
#include <fmt/format.h>

#include <vector>

#include "synth/exact_synthesis.hpp"
#include "synth/gate_count_search.hpp"
#include "synth/verify.hpp"

namespace minterm {
namespace {

Result<Attempt> try_table(const TruthTable& table, const CellLibrary& library,
                          const ChainLibrary& abilities, const AttemptParams& params) {
    SatSolver solver(params.stop);
    if (Status begun = begin_proof(solver, params); !begun) return std::move(begun).failure();
    std::vector<std::uint32_t> minterms;
    for (std::uint32_t m = 0; m < std::uint32_t{1} << table.input_count(); ++m) {
        bool cares = false;
        for (const TableOutput& output : table.outputs) cares = cares || !output.dont_care.test(m);
        if (cares) minterms.push_back(m);
    }
    GateChain chain(solver, library, abilities, params.chain, table.input_count(),
                    static_cast<int>(table.outputs.size()), /*free_planes=*/0, minterms);
    for (std::size_t t = 0; t < minterms.size(); ++t) {
        for (std::size_t k = 0; k < table.outputs.size(); ++k) {
            const TableOutput& output = table.outputs[k];
            if (output.dont_care.test(minterms[t])) continue;
            const int literal = chain.output(static_cast<int>(k), t);
            solver.add({output.on.test(minterms[t]) ? literal : -literal});
        }
    }
    return solve(solver, chain, params.proof_prefix);
}

}  // namespace

Result<ExactNetwork> synthesize_table(const TruthTable& table, const CellLibrary& library,
                                      const ExactParams& params) {
    constexpr int kMostInputs = 16;
    if (table.input_count() > kMostInputs) {
        return Failure::user(fmt::format("exact synthesis takes up to {} inputs; this table has {}",
                                         kMostInputs, table.input_count()));
    }
    MINTERM_TRY(const ChainLibrary abilities, chain_library(library));
    MINTERM_TRY(ExactNetwork result, GateCountSearch(params, [&](const AttemptParams& attempt) {
                                         return try_table(table, library, abilities, attempt);
                                     }).run());
    if (!result.network) return result;
    name(result, table);
    if (Status right = verify_table(table, *result.network); !right) {
        return std::move(right).failure();
    }
    return result;
}

}  // namespace minterm
