// SPDX-License-Identifier: Apache-2.0
//
// Look it up, map it, have it searched for better: Note [Effort].
#include "synth/solve_cell.hpp"

#include <algorithm>
#include <optional>
#include <string>
#include <utility>

#include "synth/cell_figures.hpp"
#include "synth/cover_to_network.hpp"
#include "synth/minimize_qm.hpp"
#include "synth/stop_condition.hpp"
#include "synth/tabulate.hpp"
#include "synth/verify.hpp"

namespace minterm {
namespace {

SolvedCell map_cell(const CellProblem& problem, const MapParams& params) {
    const TruthTable table = tabulate(problem.flows, problem.encoding);
    MinimizeParams products;
    if (params.stop != nullptr) products.stop = [stop = params.stop] { return stop->met(); };
    SolvedCell solved;
    solved.encoding = problem.encoding;
    solved.network = map_network(cover_to_network(minimize_qm(table, products)), problem.library,
                                 &table, params);
    return solved;
}

/// Takes the codes and gates of a smaller library's cell where those are fewer gates.
bool start_from_subset(const CellProblem& problem, const CellParams& params, SolvedCell& solved) {
    const int cost = total_cost(solved.network, problem.library);
    std::optional<SolvedCell> other = params.store.find_in_subsets(problem, cost);
    if (!other) return false;
    solved.encoding = std::move(other->encoding);
    solved.network = std::move(other->network);
    solved.origin = other->origin;
    return true;
}

/// For objectives other than the number of gates: the mapper's cell for the codes that the solution
/// has, or for the start, if that is better.
void remap(const CellProblem& problem, const MapParams& params, SolvedCell& solved) {
    const auto offer = [&](SolvedCell other) {
        const auto figures = [&](const SolvedCell& cell) {
            return rank(figures_of(cell.network, problem.library), params.objective);
        };
        if (figures(other) >= figures(solved)) return;
        other.lower_bound = solved.lower_bound;
        other.effort = solved.effort;
        other.not_kept = solved.not_kept;
        solved = std::move(other);
    };
    offer(map_cell({problem.flows, solved.encoding, problem.given, problem.library}, params));
    offer(map_cell(problem, params));
}

}  // namespace

Result<SolvedCell> solve_cell(const Recurrence& recurrence, const Flows& flows,
                              const CellLibrary& library, const CellParams& params) {
    MINTERM_TRY(const Encoding encoding, encode(recurrence, flows));
    const CellProblem problem{flows, encoding, given_edges(recurrence), library};

    const StopCondition::Clock::time_point start = StopCondition::Clock::now();
    StopCondition interrupt;
    interrupt.cancelled = params.cancelled;
    MapParams map = params.map;
    map.stop = &interrupt;
    MapParams fewest = map;
    fewest.objective = Objective::Gates;
    std::optional<SolvedCell> known;
    if (!params.fresh) known = params.store.find(problem);
    const bool found = known.has_value();
    SolvedCell solved = found ? std::move(*known) : map_cell(problem, fewest);
    if (!params.fresh) {
        solved.lower_bound = std::max(solved.lower_bound, params.store.lower_bound(problem));
    }
    const auto open = [&] { return solved.lower_bound < total_cost(solved.network, library); };
    const bool improved = !params.fresh && open() && start_from_subset(problem, params, solved);
    const bool search = params.search != nullptr && open() && params.effort > solved.effort;
    if (search) {
        if (Status done = params.search(problem, params, solved, start); !done) {
            return std::move(done).failure();
        }
    }
    if (!found || improved || search) {
        const Status kept = params.store.keep(problem, solved, recurrence.name);
        if (!kept) solved.not_kept = kept.failure().messages().front().text;
    }
    if (map.objective != Objective::Gates) remap(problem, map, solved);
    if (Status right = verify_flows(flows, solved.encoding, solved.network); !right) {
        return std::move(right).failure();
    }
    solved.given_codes = problem.given.any();
    return solved;
}

}  // namespace minterm
