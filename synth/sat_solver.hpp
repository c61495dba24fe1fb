// SPDX-License-Identifier: Apache-2.0
//
// The SAT solver behind exact synthesis: CaDiCaL (Biere et al. 2020), with a stop condition, so
// that a search can be given a time and be cancelled, and with proofs. Only sat_solver.cpp knows
// it.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <memory>
#include <span>
#include <string>

#include "minterm/result.hpp"
#include "synth/stop_condition.hpp"

namespace minterm {

enum class SatAnswer { Satisfiable, Unsatisfiable, Stopped };

/// A literal is a variable, 1 and up, or its negative.
class SatSolver {
public:
    /// Clauses after this many are not taken, and neither are those after `stop` is met: `solve`
    /// answers Stopped then. CaDiCaL keeps so many in about two gigabytes.
    static constexpr std::uint64_t kMostClauses = 20'000'000;

    explicit SatSolver(const StopCondition& stop = {});
    ~SatSolver();
    SatSolver(const SatSolver&) = delete;
    SatSolver& operator=(const SatSolver&) = delete;

    /// Writes a DRAT proof of the answer to `path`, for drat-trim and its like. Call it before the
    /// first clause. `finish_proof` closes the file. Error (user): the file cannot be
    /// written.
    Status write_proof(const std::string& path);
    Status finish_proof();
    /// CaDiCaL checks every step of its proof, and every satisfying assignment, as it goes, and
    /// ends the program if one is wrong: for tests. Call it before the first clause.
    void check_steps();
    /// The clauses so far in DIMACS form, which a proof checker wants beside the proof.
    Status write_dimacs(const std::string& path);

    int new_variable() { return ++variables_; }
    int variables() const { return variables_; }
    std::uint64_t clauses() const { return clauses_; }
    void add(std::span<const int> clause);
    void add(std::initializer_list<int> clause) { add(std::span(clause.begin(), clause.size())); }

    SatAnswer solve();
    /// After `Satisfiable`.
    bool value(int literal) const;

private:
    struct Solver;
    std::unique_ptr<Solver> solver_;
    std::string proof_path_;
    int variables_ = 0;
    std::uint64_t clauses_ = 0;
    bool stopped_ = false;
};

}  // namespace minterm
