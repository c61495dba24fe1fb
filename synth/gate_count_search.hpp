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

struct AttemptParams {
    ChainParams chain;
    const StopCondition& stop;
    std::string proof_prefix;  ///< as in ExactParams
    bool check_steps = false;
};
using Try = std::function<Result<Attempt>(const AttemptParams&)>;

/// Opens the proof before the first clause, if one is wanted, and has the steps checked.
Status begin_proof(SatSolver& solver, const AttemptParams& params);

/// Asks the solver, with all clauses in it; reads the network.
Result<Attempt> solve(SatSolver& solver, const GateChain& chain, const std::string& proof_prefix);

/// Looks for the least number of gates from below, and from above where a network is known, on a
/// thread each. Ends when the two meet. Where proofs are to be left it goes up only; the files get
/// their names when an attempt has failed, so that they always belong to the lower bound.
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
    Result<Attempt> attempt(int gates, bool at_most, const std::string& proof_prefix) const;

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
