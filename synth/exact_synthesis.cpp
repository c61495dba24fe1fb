// SPDX-License-Identifier: Apache-2.0
//
// Flows or a table + library -> the network with fewest gates, and the proof that it has.
#include "synth/exact_synthesis.hpp"

#include <fmt/format.h>

#include <chrono>
#include <climits>
#include <memory>
#include <mutex>
#include <thread>
#include <utility>
#include <vector>

#include "synth/tabulate.hpp"

namespace minterm {
namespace {

using Clock = std::chrono::steady_clock;

/// A network with some number of gates, as far as the solver got.
struct Attempt {
    SatAnswer answer = SatAnswer::Stopped;
    std::optional<MappedNetwork> network;
    Encoding encoding;
};

/// Makes one attempt; `proof_prefix` as in ExactParams.
using Try = std::function<Result<Attempt>(int gates, const StopCondition& stop,
                                          const std::string& proof_prefix)>;

/// The codes of one edge: variables, or constants where they are given.
class EdgeCodes {
public:
    EdgeCodes(SatSolver& solver, const EdgeFlow& edge, int bits, const EdgeEncoding* given)
        : values_(edge.values.size()), bits_(bits), given_(given) {
        if (given != nullptr) return;
        for (std::size_t code = 0; code < std::size_t{1} << bits; ++code) {
            stands_for_.emplace_back();
            for (std::size_t v = 0; v < values_; ++v) {
                stands_for_[code].push_back(solver.new_variable());
                for (std::size_t w = 0; w < v; ++w) {
                    solver.add({-stands_for_[code][w], -stands_for_[code][v]});
                }
            }
        }
        for (std::size_t v = 0; v < values_; ++v) {
            std::vector<int> codes;
            for (const std::vector<int>& code : stands_for_) codes.push_back(code[v]);
            solver.add(codes);
        }
    }

    /// Excludes what permuted or complemented bits make of an encoding.
    void break_symmetry(SatSolver& solver, bool complements) {
        if (given_ != nullptr || bits_ == 0) return;
        if (complements) solver.add({stands_for_[0][0]});
        // The values of the codes with a single 1 ascend; no value comes last.
        for (int k = 0; k + 1 < bits_; ++k) {
            const std::vector<int>& here = stands_for_[std::size_t{1} << k];
            const std::vector<int>& next = stands_for_[std::size_t{2} << k];
            for (std::size_t w = 0; w < values_; ++w) {
                std::vector<int> clause(here.begin(),
                                        here.begin() + static_cast<std::ptrdiff_t>(w) + 1);
                clause.push_back(-next[w]);
                solver.add(clause);
            }
        }
    }

    /// The literal "code stands for value", or nothing where that is known: `known` tells.
    std::optional<int> literal(std::uint32_t code, std::size_t value, bool& known) const {
        if (given_ == nullptr) return stands_for_[code][value];
        known = given_->value_of_code[code] == static_cast<int>(value);
        return std::nullopt;
    }

    bool may_occur(std::uint32_t code) const {
        return given_ == nullptr || given_->value_of_code[code] >= 0;
    }

    /// With the planes of `complemented` turned.
    EdgeEncoding found(const SatSolver& solver, std::uint32_t complemented) const {
        if (given_ != nullptr) return *given_;
        std::vector<int> value_of_code(stands_for_.size(), -1);
        for (std::uint32_t code = 0; code < stands_for_.size(); ++code) {
            for (std::size_t v = 0; v < values_; ++v) {
                if (!solver.value(stands_for_[code][v])) continue;
                value_of_code[code ^ complemented] = static_cast<int>(v);
            }
        }
        return edge_encoding(bits_, static_cast<int>(values_), std::move(value_of_code));
    }

private:
    std::size_t values_;
    int bits_;
    const EdgeEncoding* given_;
    std::vector<std::vector<int>> stands_for_;  // [code][value]
};

/// Demands that outputs `first ..` are a code of `value` on minterm t, if `premise` (negated
/// literals) holds.
void demand(SatSolver& solver, const GateChain& chain, const EdgeCodes& codes, int first, int bits,
            std::size_t value, std::size_t t, const std::vector<int>& premise) {
    std::vector<int> clause;
    for (std::uint32_t code = 0; code < std::uint32_t{1} << bits; ++code) {
        bool known = false;
        const std::optional<int> literal = codes.literal(code, value, known);
        if (!literal && known) continue;
        clause = premise;
        for (int k = 0; k < bits; ++k) {
            const int output = chain.output(first + k, t);
            clause.push_back((code >> k & 1) != 0 ? -output : output);
        }
        if (literal) clause.push_back(*literal);
        solver.add(clause);
    }
}

Status begin_proof(SatSolver& solver, const std::string& prefix) {
    return prefix.empty() ? success() : solver.write_proof(prefix + ".drat");
}

Result<Attempt> solve(SatSolver& solver, const GateChain& chain, const StopCondition& stop,
                      const std::string& proof_prefix) {
    if (!proof_prefix.empty()) {
        Status written = solver.write_dimacs(proof_prefix + ".cnf");
        if (!written) return std::move(written).failure();
    }
    Attempt attempt;
    attempt.answer = solver.solve(stop);
    if (Status written = solver.finish_proof(); !written) return std::move(written).failure();
    if (attempt.answer == SatAnswer::Satisfiable) attempt.network = chain.network();
    return attempt;
}

Result<Attempt> try_cell(const Flows& flows, const CellCodes& codes, const CellLibrary& library,
                         const ChainLibrary& abilities, Selection selection, int gates,
                         const StopCondition& stop, const std::string& proof_prefix) {
    SatSolver solver;
    if (Status begun = begin_proof(solver, proof_prefix); !begun) return std::move(begun).failure();
    const int v_bits = codes.vertical_bits;
    const int h_bits = codes.horizontal_bits;
    EdgeCodes vertical(solver, flows.vertical, v_bits,
                       codes.given != nullptr ? &codes.given->vertical : nullptr);
    EdgeCodes horizontal(solver, flows.horizontal, h_bits,
                         codes.given != nullptr ? &codes.given->horizontal : nullptr);
    vertical.break_symmetry(solver, abilities.normal);
    horizontal.break_symmetry(solver, abilities.normal);

    const int inputs = v_bits + h_bits + flows.relations;
    std::vector<std::uint32_t> minterms;
    for (std::uint32_t minterm = 0; minterm < std::uint32_t{1} << inputs; ++minterm) {
        const std::uint32_t v = minterm & ((1U << v_bits) - 1);
        const std::uint32_t h = minterm >> v_bits & ((1U << h_bits) - 1);
        if (vertical.may_occur(v) && horizontal.may_occur(h)) minterms.push_back(minterm);
    }
    GateChain chain(solver, library, abilities, inputs, gates, v_bits + h_bits,
                    codes.given == nullptr, minterms, selection);

    const unsigned all_hold = (1U << flows.relations) - 1;
    for (std::size_t t = 0; t < minterms.size(); ++t) {
        const std::uint32_t x = minterms[t] & ((1U << v_bits) - 1);
        const std::uint32_t y = minterms[t] >> v_bits & ((1U << h_bits) - 1);
        const unsigned differ = minterms[t] >> (v_bits + h_bits);
        for (std::size_t v = 0; v < flows.vertical.values.size(); ++v) {
            bool v_known = false;
            const std::optional<int> is_v = vertical.literal(x, v, v_known);
            if (!is_v && !v_known) continue;
            for (std::size_t h = 0; h < flows.horizontal.values.size(); ++h) {
                bool h_known = false;
                const std::optional<int> is_h = horizontal.literal(y, h, h_known);
                if (!is_h && !h_known) continue;
                std::vector<int> premise;
                if (is_v) premise.push_back(-*is_v);
                if (is_h) premise.push_back(-*is_h);
                const CellResult& result = flows.at(static_cast<FlowIndex>(v),
                                                    static_cast<FlowIndex>(h), ~differ & all_hold);
                demand(solver, chain, vertical, 0, v_bits, result.vertical, t, premise);
                demand(solver, chain, horizontal, v_bits, h_bits, result.horizontal, t, premise);
            }
        }
    }
    MINTERM_TRY(Attempt attempt, solve(solver, chain, stop, proof_prefix));
    if (attempt.answer == SatAnswer::Satisfiable) {
        const std::uint32_t turned = chain.complemented_planes();
        attempt.encoding = {vertical.found(solver, turned & ((1U << v_bits) - 1)),
                            horizontal.found(solver, turned >> v_bits & ((1U << h_bits) - 1))};
    }
    return attempt;
}

Result<Attempt> try_table(const TruthTable& table, const CellLibrary& library,
                          const ChainLibrary& abilities, Selection selection, int gates,
                          const StopCondition& stop, const std::string& proof_prefix) {
    SatSolver solver;
    if (Status begun = begin_proof(solver, proof_prefix); !begun) return std::move(begun).failure();
    std::vector<std::uint32_t> minterms;
    for (std::uint32_t m = 0; m < std::uint32_t{1} << table.input_count(); ++m) {
        bool cares = false;
        for (const TableOutput& output : table.outputs) cares = cares || !output.dont_care.test(m);
        if (cares) minterms.push_back(m);
    }
    GateChain chain(solver, library, abilities, table.input_count(), gates,
                    static_cast<int>(table.outputs.size()), /*state=*/false, minterms, selection);
    for (std::size_t t = 0; t < minterms.size(); ++t) {
        for (std::size_t k = 0; k < table.outputs.size(); ++k) {
            const TableOutput& output = table.outputs[k];
            if (output.dont_care.test(minterms[t])) continue;
            const int literal = chain.output(static_cast<int>(k), t);
            solver.add({output.on.test(minterms[t]) ? literal : -literal});
        }
    }
    return solve(solver, chain, stop, proof_prefix);
}

/// Looks for the least number of gates from below, and from above where a network is known, on a
/// thread each. Ends when the two meet.
class GateCountSearch {
public:
    GateCountSearch(const ExactParams& params, Try attempt)
        : params_(params), try_(std::move(attempt)), start_(Clock::now()) {
        stop_.cancelled = &ended_;
        const auto budget = std::chrono::duration<double>(std::min(params.seconds, 1e8));
        stop_.deadline = start_ + std::chrono::duration_cast<Clock::duration>(budget);
        result_.lower_bound = params.least_gates;
    }

    Result<ExactNetwork> run() && {
        std::thread watcher;
        std::atomic<bool> done{false};
        if (params_.cancelled != nullptr) {
            watcher = std::thread([this, &done] {
                while (!done && !ended_) {
                    if (params_.cancelled->load()) ended_ = true;
                    std::this_thread::sleep_for(std::chrono::milliseconds(10));
                }
            });
        }
        std::thread below;
        const bool from_above = params_.known_gates > params_.least_gates + 1 || params_.descend;
        if (!params_.descend) {
            if (from_above) {
                below = std::thread([this] { ascend(); });
            } else {
                ascend();
            }
        }
        if (from_above) descend();
        if (below.joinable()) below.join();
        done = true;
        if (watcher.joinable()) watcher.join();
        result_.seconds = elapsed();
        if (failure_) return std::move(*failure_);
        return std::move(result_);
    }

private:
    double elapsed() const { return std::chrono::duration<double>(Clock::now() - start_).count(); }

    void report(ExactStep::Event event, int gates) {
        if (params_.progress) params_.progress({event, gates, elapsed()});
    }

    /// Takes note of an attempt; whether the search goes on.
    bool note(int gates, Result<Attempt> outcome) {
        const std::lock_guard lock(mutex_);
        if (!outcome) {
            failure_ = std::move(outcome).failure();
            ended_ = true;
            return false;
        }
        Attempt& attempt = *outcome;
        switch (attempt.answer) {
            case SatAnswer::Satisfiable:
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

    void begin(int gates) {
        const std::lock_guard lock(mutex_);
        report(ExactStep::Event::Trying, gates);
    }

    void ascend() {
        for (int gates = params_.least_gates; !ended_; ++gates) {
            begin(gates);
            if (!note(gates, try_(gates, stop_, params_.proof_prefix))) return;
        }
    }

    void descend() {
        for (int gates = params_.known_gates - 1; gates >= 0 && !ended_; --gates) {
            begin(gates);
            if (!note(gates, try_(gates, stop_, {}))) return;
        }
    }

    const ExactParams& params_;
    Try try_;
    Clock::time_point start_;
    std::atomic<bool> ended_{false};
    StopCondition stop_;
    std::mutex mutex_;
    int best_ = -1;
    ExactNetwork result_;
    std::optional<Failure> failure_;
};

void name(ExactNetwork& result, const TruthTable& table) {
    if (!result.network) return;
    result.network->inputs = table.inputs;
    for (std::size_t k = 0; k < table.outputs.size(); ++k) {
        result.network->outputs[k].name = table.outputs[k].name;
    }
}

}  // namespace

Result<ExactNetwork> synthesize_cell(const Flows& flows, const CellCodes& codes,
                                     const CellLibrary& library, const ExactParams& params) {
    MINTERM_TRY(const ChainLibrary abilities, chain_library(library));
    MINTERM_TRY(ExactNetwork result,
                GateCountSearch(params, [&](int gates, const StopCondition& stop,
                                            const std::string& proof_prefix) {
                    return try_cell(flows, codes, library, abilities, params.selection, gates, stop,
                                    proof_prefix);
                }).run());
    if (result.network) name(result, tabulate(flows, result.encoding));
    return result;
}

Result<ExactNetwork> synthesize_table(const TruthTable& table, const CellLibrary& library,
                                      const ExactParams& params) {
    constexpr int kMostInputs = 16;
    if (table.input_count() > kMostInputs) {
        return Failure::user(fmt::format("exact synthesis takes up to {} inputs; this table has {}",
                                         kMostInputs, table.input_count()));
    }
    MINTERM_TRY(const ChainLibrary abilities, chain_library(library));
    MINTERM_TRY(ExactNetwork result,
                GateCountSearch(params, [&](int gates, const StopCondition& stop,
                                            const std::string& proof_prefix) {
                    return try_table(table, library, abilities, params.selection, gates, stop,
                                     proof_prefix);
                }).run());
    name(result, table);
    return result;
}

}  // namespace minterm
