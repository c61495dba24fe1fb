// SPDX-License-Identifier: Apache-2.0
//
// Clauses -> an answer, by CaDiCaL.
#include "synth/sat_solver.hpp"

#include <fmt/format.h>

#include <cadical.hpp>
#include <utility>

namespace minterm {

struct SatSolver::Solver final : CaDiCaL::Terminator {
    CaDiCaL::Solver cadical;
    StopCondition stop;

    bool terminate() override { return stop.met(); }
};

SatSolver::SatSolver(const StopCondition& stop) : solver_(std::make_unique<Solver>()) {
    solver_->cadical.set("quiet", 1);
    solver_->stop = stop;
}

SatSolver::~SatSolver() = default;

Status SatSolver::write_proof(const std::string& path) {
    // The text format: every checker reads it.
    solver_->cadical.set("binary", 0);
    if (!solver_->cadical.trace_proof(path.c_str())) {
        return Failure::user(
            fmt::format("{}: the proof cannot be written there; name another place", path));
    }
    proof_path_ = path;
    return success();
}

void SatSolver::check_steps() {
    for (const char* option : {"check", "checkproof", "checkwitness", "checkfailed"}) {
        solver_->cadical.set(option, 1);
    }
}

Status SatSolver::finish_proof() {
    if (proof_path_.empty()) return success();
    solver_->cadical.flush_proof_trace();
    solver_->cadical.close_proof_trace();
    proof_path_.clear();
    return success();
}

Status SatSolver::write_dimacs(const std::string& path) {
    const char* problem = solver_->cadical.write_dimacs(path.c_str(), variables_);
    if (problem != nullptr) return Failure::environment(fmt::format("{}: {}", path, problem));
    return success();
}

void SatSolver::add(std::span<const int> clause) {
    constexpr std::uint64_t kLookEvery = 1 << 14;
    if (clauses_ % kLookEvery == 0 && !stopped_) {
        stopped_ = clauses_ >= kMostClauses || solver_->stop.met();
    }
    if (stopped_) return;
    for (const int literal : clause) solver_->cadical.add(literal);
    solver_->cadical.add(0);
    ++clauses_;
}

SatAnswer SatSolver::solve() {
    if (stopped_ || solver_->stop.met()) return SatAnswer::Stopped;
    solver_->cadical.connect_terminator(solver_.get());
    const int answer = solver_->cadical.solve();
    solver_->cadical.disconnect_terminator();
    if (answer == 10) return SatAnswer::Satisfiable;
    if (answer == 20) return SatAnswer::Unsatisfiable;
    return SatAnswer::Stopped;
}

bool SatSolver::value(int literal) const { return solver_->cadical.val(literal) > 0; }

}  // namespace minterm
