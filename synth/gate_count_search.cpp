// SPDX-License-Identifier: Apache-2.0
//
// Attempts with one number of gates -> the least number.
#include "synth/gate_count_search.hpp"

#include <algorithm>
#include <filesystem>
#include <new>
#include <system_error>
#include <utility>
#include <vector>

#include "runtime/support/run_jobs.hpp"

namespace minterm {

namespace {

/// Gives the files `PREFIX.part...` the names `PREFIX...`, or removes them.
void settle_proof(const std::string& prefix, bool keep) {
    namespace fs = std::filesystem;
    const fs::path path(prefix);
    const std::string part = path.filename().string() + ".part";
    std::error_code error;
    std::vector<fs::path> files;
    const fs::path folder = path.has_parent_path() ? path.parent_path() : fs::path(".");
    for (const auto& entry : fs::directory_iterator(folder, error)) {
        if (entry.path().filename().string().starts_with(part)) files.push_back(entry.path());
    }
    for (const fs::path& file : files) {
        if (keep) {
            const std::string rest = file.filename().string().substr(part.size());
            fs::rename(file, folder / (path.filename().string() + rest), error);
        } else {
            fs::remove(file, error);
        }
    }
}

}  // namespace

Status begin_proof(SatSolver& solver, const AttemptParams& params) {
    if (params.check_steps) solver.check_steps();
    if (params.proof_prefix.empty()) return success();
    return solver.write_proof(params.proof_prefix + ".drat");
}

Result<Attempt> solve(SatSolver& solver, const GateChain& chain, const std::string& proof_prefix) {
    if (!proof_prefix.empty()) {
        Status written = solver.write_dimacs(proof_prefix + ".cnf");
        if (!written) return std::move(written).failure();
    }
    Attempt attempt;
    attempt.answer = solver.solve();
    if (Status written = solver.finish_proof(); !written) return std::move(written).failure();
    if (attempt.answer == SatAnswer::Satisfiable) attempt.network = chain.network();
    return attempt;
}

GateCountSearch::GateCountSearch(const ExactParams& params, Try attempt)
    : params_(params), try_(std::move(attempt)), start_(std::chrono::steady_clock::now()) {
    asked_.outer = params.stop;
    asked_.deadline = StopCondition::in(params.seconds);
    stop_.cancelled = &ended_;
    stop_.outer = &asked_;
    result_.lower_bound = params.least_gates;
}

Result<ExactNetwork> GateCountSearch::run() && {
    const bool from_above =
        params_.known_gates > params_.least_gates && params_.proof_prefix.empty();
    const bool from_below = !params_.descend;
    std::vector<void (GateCountSearch::*)()> ways;
    if (from_below) ways.push_back(&GateCountSearch::ascend);
    if (from_above) ways.push_back(&GateCountSearch::descend);
    const auto go = [&](std::size_t way) -> Status {
        try {
            (this->*ways[way])();
        } catch (const std::bad_alloc&) {
            ended_ = true;  // for the other thread
            throw;
        }
        return success();
    };
    MINTERM_TRY([[maybe_unused]] const Unit gone,
                run_jobs(static_cast<int>(ways.size()), ways.size(), [&] { return go; }));
    result_.seconds = elapsed();
    if (failure_) return std::move(*failure_);
    return std::move(result_);
}

double GateCountSearch::elapsed() const {
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - start_).count();
}

void GateCountSearch::report(ExactStep::Event event, int gates) {
    if (params_.progress) params_.progress({event, gates, elapsed()});
}

// Takes note of an attempt; whether the search goes on.
bool GateCountSearch::note(int gates, Result<Attempt> outcome) {
    const std::lock_guard lock(mutex_);
    if (!outcome) {
        failure_ = std::move(outcome).failure();
        ended_ = true;
        return false;
    }
    Attempt& attempt = *outcome;
    switch (attempt.answer) {
        case SatAnswer::Satisfiable:
            // An attempt with idle gates may have found fewer.
            gates = static_cast<int>(attempt.network->gates.size());
            if (best_ < 0 || gates < best_) {
                best_ = gates;
                result_.network = std::move(attempt.network);
                result_.encoding = std::move(attempt.encoding);
                report(ExactStep::Event::Found, gates);
            }
            break;
        case SatAnswer::Unsatisfiable:
            result_.lower_bound = std::max(result_.lower_bound, gates + 1);
            report(ExactStep::Event::Impossible, gates);
            break;
        case SatAnswer::Stopped:
            if (!ended_) report(ExactStep::Event::GaveUp, gates);
            return false;
    }
    const int known = best_ >= 0 ? best_ : params_.known_gates;
    if (known >= 0 && result_.lower_bound >= known) ended_ = true;
    return !ended_;
}

void GateCountSearch::begin(int gates) {
    const std::lock_guard lock(mutex_);
    report(ExactStep::Event::Trying, gates);
}

void GateCountSearch::ascend() {
    for (int gates = params_.least_gates; !ended_; ++gates) {
        begin(gates);
        const std::string& prefix = params_.proof_prefix;
        Result<Attempt> outcome = attempt(gates, false, prefix.empty() ? "" : prefix + ".part");
        if (!prefix.empty()) {
            settle_proof(prefix, outcome && outcome->answer == SatAnswer::Unsatisfiable);
        }
        if (!note(gates, std::move(outcome))) return;
    }
}

Result<Attempt> GateCountSearch::attempt(int gates, bool at_most,
                                         const std::string& proof_prefix) const {
    return try_({{gates, at_most, params_.selection}, stop_, proof_prefix, params_.check_steps});
}

void GateCountSearch::descend() {
    for (int gates = params_.known_gates - 1; gates >= params_.least_gates && !ended_; --gates) {
        begin(gates);
        if (!note(gates, attempt(gates, true, {}))) return;
        const std::lock_guard lock(mutex_);
        if (best_ >= 0) gates = std::min(gates, best_);
    }
}

void name(ExactNetwork& result, const TruthTable& table) {
    result.network->inputs = table.inputs;
    for (std::size_t k = 0; k < table.outputs.size(); ++k) {
        result.network->outputs[k].name = table.outputs[k].name;
    }
}

}  // namespace minterm
