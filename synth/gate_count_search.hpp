// SPDX-License-Identifier: Apache-2.0
//
// The search for the least number of gates, whatever the gates have to compute: from below, where
// every failure is a proof, and from above, where every success is a better network.
#pragma once

#include <atomic>
#include <chrono>
#include <functional>
#include <mutex>
#include <optional>
#include <string>

#include "synth/exact_synthesis.hpp"

namespace minterm {

/// A network with some number of gates, as far as the solver got.
struct Attempt {
    SatAnswer answer = SatAnswer::Stopped;
    std::optional<MappedNetwork> network;
    Encoding encoding;
};

/// Makes one attempt; `proof_prefix` as in ExactParams.
using Try = std::function<Result<Attempt>(int gates, const StopCondition& stop,
                                          const std::string& proof_prefix)>;

/// Opens the proof before the first clause, if one is wanted.
Status begin_proof(SatSolver& solver, const std::string& proof_prefix);

/// Asks the solver, with all clauses in it; reads the network.
Result<Attempt> solve(SatSolver& solver, const GateChain& chain, const StopCondition& stop,
                      const std::string& proof_prefix);

/// Looks for the least number of gates from below, and from above where a network is known, on a
/// thread each. Ends when the two meet.
class GateCountSearch {
public:
    GateCountSearch(const ExactParams& params, Try attempt);
    Result<ExactNetwork> run() &&;

private:
    double elapsed() const;
    void report(ExactStep::Event event, int gates);
    bool note(int gates, Result<Attempt> outcome);
    void begin(int gates);
    void ascend();
    void descend();

    const ExactParams& params_;
    Try try_;
    std::chrono::steady_clock::time_point start_;
    std::atomic<bool> ended_{false};
    StopCondition asked_;  // by the caller
    StopCondition stop_;
    std::mutex mutex_;
    int best_ = -1;
    ExactNetwork result_;
    std::optional<Failure> failure_;
};

/// Gives the network the names of `table`.
void name(ExactNetwork& result, const TruthTable& table);

}  // namespace minterm
