// SPDX-License-Identifier: Apache-2.0
//
// The SAT solver behind exact synthesis: CaDiCaL (Biere et al. 2020), with a stop condition, so
// that a search can be given a time and be cancelled, and with proofs. Only sat_solver.cpp knows
// it.
#pragma once

#include <atomic>
#include <chrono>
#include <initializer_list>
#include <memory>
#include <span>
#include <string>

#include "minterm/result.hpp"

namespace minterm {

/// When a search has to end without an answer. The default is never.
struct StopCondition {
    std::chrono::steady_clock::time_point deadline = std::chrono::steady_clock::time_point::max();
    const std::atomic<bool>* cancelled = nullptr;  ///< may be set by another thread
    const StopCondition* outer = nullptr;          ///< what ends that search ends this one

    bool met() const {
        return (cancelled != nullptr && cancelled->load(std::memory_order_relaxed)) ||
               (deadline != std::chrono::steady_clock::time_point::max() &&
                std::chrono::steady_clock::now() >= deadline) ||
               (outer != nullptr && outer->met());
    }
};

enum class SatAnswer { Satisfiable, Unsatisfiable, Stopped };

/// A literal is a variable, 1 and up, or its negative.
class SatSolver {
public:
    SatSolver();
    ~SatSolver();
    SatSolver(const SatSolver&) = delete;
    SatSolver& operator=(const SatSolver&) = delete;

    /// Writes a DRAT proof of the answer to `path`, for drat-trim and its like. Call it before the
    /// first clause. `finish_proof` closes the file. Error (environment): the file cannot be
    /// written.
    Status write_proof(const std::string& path);
    Status finish_proof();
    /// The clauses so far in DIMACS form, which a proof checker wants beside the proof.
    Status write_dimacs(const std::string& path);

    int new_variable() { return ++variables_; }
    int variables() const { return variables_; }
    std::uint64_t clauses() const { return clauses_; }
    void add(std::span<const int> clause);
    void add(std::initializer_list<int> clause) { add(std::span(clause.begin(), clause.size())); }

    SatAnswer solve(const StopCondition& stop = {});
    /// After `Satisfiable`.
    bool value(int literal) const;

private:
    struct Solver;
    std::unique_ptr<Solver> solver_;
    std::string proof_path_;
    int variables_ = 0;
    std::uint64_t clauses_ = 0;
};

}  // namespace minterm
