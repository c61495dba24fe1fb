// SPDX-License-Identifier: Apache-2.0
//
// Flows + library -> the network with fewest gates over all encodings, and the proof that it has.
// See Note [Free encodings].
#include <fmt/format.h>

#include <algorithm>
#include <atomic>
#include <mutex>
#include <new>
#include <optional>
#include <utility>
#include <vector>

#include "runtime/support/run_jobs.hpp"
#include "synth/encoding_classes.hpp"
#include "synth/exact_synthesis.hpp"
#include "synth/gate_count_search.hpp"
#include "synth/tabulate.hpp"
#include "synth/verify.hpp"

namespace minterm {
namespace {

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
        if (given_ != nullptr && complemented == 0) return *given_;
        std::vector<int> value_of_code(std::size_t{1} << bits_, -1);
        for (std::uint32_t code = 0; code < value_of_code.size(); ++code) {
            for (std::size_t v = 0; v < values_; ++v) {
                bool known = false;
                const std::optional<int> variable = literal(code, v, known);
                if (!(variable ? solver.value(*variable) : known)) continue;
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

/// One kind of cell and library.
struct ExactCell {
    const Flows& flows;
    const CellLibrary& library;
    const ChainLibrary& abilities;
};

/// The planes of edges whose codes are free: bit k for the cell's output k.
std::uint32_t free_planes(const CellCodes& codes) {
    const std::uint32_t vertical = (1U << codes.vertical_bits) - 1;
    const std::uint32_t horizontal = (1U << codes.horizontal_bits) - 1;
    return (codes.vertical == nullptr ? vertical : 0) |
           (codes.horizontal == nullptr ? horizontal << codes.vertical_bits : 0);
}

/// `planes`: those for which codes stand for their complement as well.
Result<Attempt> try_cell(const ExactCell& problem, const CellCodes& codes, std::uint32_t planes,
                         const AttemptParams& params) {
    const Flows& flows = problem.flows;
    SatSolver solver(params.stop);
    if (Status begun = begin_proof(solver, params); !begun) return std::move(begun).failure();
    const int v_bits = codes.vertical_bits;
    const int h_bits = codes.horizontal_bits;
    EdgeCodes vertical(solver, flows.vertical, v_bits, codes.vertical);
    EdgeCodes horizontal(solver, flows.horizontal, h_bits, codes.horizontal);
    vertical.break_symmetry(solver, problem.abilities.normal);
    horizontal.break_symmetry(solver, problem.abilities.normal);

    const int inputs = v_bits + h_bits + flows.relations;
    std::vector<std::uint32_t> minterms;
    for (std::uint32_t minterm = 0; minterm < std::uint32_t{1} << inputs; ++minterm) {
        const std::uint32_t v = minterm & ((1U << v_bits) - 1);
        const std::uint32_t h = minterm >> v_bits & ((1U << h_bits) - 1);
        if (vertical.may_occur(v) && horizontal.may_occur(h)) minterms.push_back(minterm);
    }
    GateChain chain(solver, problem.library, problem.abilities, params.chain, inputs,
                    v_bits + h_bits, planes, minterms);

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
                if (!flows.can_meet(static_cast<FlowIndex>(v), static_cast<FlowIndex>(h))) continue;
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
    MINTERM_TRY(Attempt attempt, solve(solver, chain, params.proof_prefix));
    if (attempt.answer == SatAnswer::Satisfiable) {
        const std::uint32_t turned = chain.complemented_planes();
        attempt.encoding = {vertical.found(solver, turned & ((1U << v_bits) - 1)),
                            horizontal.found(solver, turned >> v_bits & ((1U << h_bits) - 1))};
    }
    return attempt;
}

/// Whether the cell is the same with its edges exchanged.
bool treats_edges_alike(const Flows& flows) {
    const auto values = static_cast<FlowIndex>(flows.vertical.values.size());
    if (flows.horizontal.values.size() != values) return false;
    for (FlowIndex v = 0; v < values; ++v) {
        for (FlowIndex h = 0; h < values; ++h) {
            if (flows.can_meet(v, h) != flows.can_meet(h, v)) return false;
            for (unsigned predicates = 0; predicates < 1U << flows.relations; ++predicates) {
                const CellResult& here = flows.at(v, h, predicates);
                const CellResult& there = flows.at(h, v, predicates);
                if (here.vertical != there.horizontal || here.horizontal != there.vertical) {
                    return false;
                }
            }
        }
    }
    return true;
}

/// Pairs of encodings, one of each class, given codes as they are; of two that the cell's symmetry
/// makes one, the first.
std::vector<Encoding> classes_of_cell(const ExactCell& problem, const CellCodes& codes) {
    const bool complements = problem.abilities.normal;
    const auto classes = [&](const EdgeFlow& edge, int bits, const EdgeEncoding* given) {
        if (given != nullptr) return std::vector<EdgeEncoding>{*given};
        return encoding_classes(static_cast<int>(edge.values.size()), bits, complements);
    };
    const std::vector<EdgeEncoding> vertical =
        classes(problem.flows.vertical, codes.vertical_bits, codes.vertical);
    const std::vector<EdgeEncoding> horizontal =
        classes(problem.flows.horizontal, codes.horizontal_bits, codes.horizontal);
    const bool symmetric = codes.vertical == nullptr && codes.horizontal == nullptr &&
                           codes.vertical_bits == codes.horizontal_bits &&
                           treats_edges_alike(problem.flows);
    std::vector<Encoding> pairs;
    for (std::size_t v = 0; v < vertical.size(); ++v) {
        for (std::size_t h = symmetric ? v : 0; h < horizontal.size(); ++h) {
            pairs.push_back({vertical[v], horizontal[h]});
        }
    }
    return pairs;
}

/// Each class of encodings is a problem of its own: many small ones are far easier for gates of two
/// operands than a single one with free codes (50 times for edit distance). All processors work.
class ClassAttempt {
public:
    ClassAttempt(const ExactCell& problem, const CellCodes& codes,
                 const std::vector<Encoding>& classes, const AttemptParams& params)
        : problem_(problem), codes_(codes), classes_(classes), params_(params) {
        stop_.cancelled = &ended_;
        stop_.outer = &params.stop;
        result_.answer = SatAnswer::Unsatisfiable;
    }

    Result<Attempt> run() && {
        const auto try_one = [this](std::size_t k) {
            try {
                return try_class(k);
            } catch (const std::bad_alloc&) {
                ended_ = true;  // for the other threads
                throw;
            }
        };
        MINTERM_TRY(
            [[maybe_unused]] const Unit tried,
            run_jobs(threads_of_all_processors(), classes_.size(), [&] { return try_one; }));
        return std::move(result_);
    }

private:
    Status try_class(std::size_t k) {
        if (ended_) return success();
        CellCodes codes = codes_;
        codes.vertical = &classes_[k].vertical;
        codes.horizontal = &classes_[k].horizontal;
        std::string prefix = params_.proof_prefix;
        if (!prefix.empty()) prefix += "-" + std::to_string(k);
        const AttemptParams params{params_.chain, stop_, prefix, params_.check_steps};
        Result<Attempt> attempt = try_cell(problem_, codes, free_planes(codes_), params);
        const std::lock_guard lock(mutex_);
        if (ended_ || (attempt && attempt->answer == SatAnswer::Unsatisfiable)) return success();
        ended_ = true;
        if (!attempt) return std::move(attempt).failure();
        result_ = std::move(*attempt);
        return success();
    }

    const ExactCell& problem_;
    const CellCodes& codes_;
    const std::vector<Encoding>& classes_;
    const AttemptParams& params_;
    std::atomic<bool> ended_{false};
    StopCondition stop_;
    std::mutex mutex_;
    Attempt result_;
};

}  // namespace

Result<ExactNetwork> synthesize_cell(const Flows& flows, const CellCodes& codes,
                                     const CellLibrary& library, const ExactParams& params) {
    MINTERM_TRY(const ChainLibrary abilities, chain_library(library));
    for (const auto& [edge, bits] : {std::pair{&flows.vertical, codes.vertical_bits},
                                     std::pair{&flows.horizontal, codes.horizontal_bits}}) {
        if (edge->values.size() > std::size_t{1} << bits) {
            return Failure::user(
                fmt::format("{} values do not have different codes of {} bits; "
                            "give the edge more bits",
                            edge->values.size(), bits));
        }
    }
    const ExactCell problem{flows, library, abilities};
    // Few enough classes, and gates for which they help.
    constexpr int kMostSplitBits = 2;
    const auto splits = [](const EdgeEncoding* given, int bits) {
        return given != nullptr || bits <= kMostSplitBits;
    };
    const bool split = (codes.vertical == nullptr || codes.horizontal == nullptr) &&
                       abilities.arity == 2 && splits(codes.vertical, codes.vertical_bits) &&
                       splits(codes.horizontal, codes.horizontal_bits);
    std::vector<Encoding> classes;
    if (split) classes = classes_of_cell(problem, codes);
    MINTERM_TRY(ExactNetwork result,
                GateCountSearch(params, [&](const AttemptParams& attempt) -> Result<Attempt> {
                    if (split) return ClassAttempt(problem, codes, classes, attempt).run();
                    return try_cell(problem, codes, free_planes(codes), attempt);
                }).run());
    if (!result.network) return result;
    name(result, tabulate(flows, result.encoding));
    Status right = verify_flows(flows, result.encoding, *result.network);
    if (!right) return std::move(right).failure();
    return result;
}

}  // namespace minterm
