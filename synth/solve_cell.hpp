// SPDX-License-Identifier: Apache-2.0
//
// Flows -> codes and gates: what is known of the cell, or else the mapper's work, and as much
// search for something better as the caller has time for.
//
// Note [Effort]. Without effort a cell that nobody has solved before takes the codes of `encode`
// and the gates of `map_network`, milliseconds, or the cell that is known for a library with fewer
// kinds of gates, if that is cheaper. With effort
//   1. encodings are ranked by the cells that `search_encodings` makes of them: all classes of
//      edges of up to two bits, structured classes of wider ones;
//   2. exact synthesis over all encodings at once raises the lower bound and looks below the best
//      cell, where the cell is small enough for it, taking turns with
//   3. longer searches through encodings,
// until the best cell is proved to be one of the cheapest, the time is over or the caller cancels.
// The best cell so far is always a result. It is kept with the bound and the time that it took, so
// that the next search goes on from there.
#pragma once

#include <atomic>
#include <functional>
#include <string>

#include "minterm/result.hpp"
#include "synth/cell_store.hpp"
#include "synth/flows.hpp"
#include "synth/map.hpp"
#include "synth/recurrence.hpp"
#include "synth/solved_cell.hpp"
#include "synth/stop_condition.hpp"

namespace minterm {

/// How far a search has got.
struct CellProgress {
    int cost = 0;         ///< of the best cell
    int lower_bound = 0;  ///< proved
    double seconds = 0;   ///< since the search began
    double effort = 0;    ///< when it will end
};

struct CellParams;

/// Improves `best`, which is right, until it is proved to be one of the cheapest, `effort` is over,
/// which began at `start`, or the caller cancels.
using CellSearch = Status (*)(const CellProblem& problem, const CellParams& params,
                              SolvedCell& best, StopCondition::Clock::time_point start);

struct CellParams {
    CellStore store;
    CellSearch search =
        nullptr;         ///< `search_cell` (synth/search_cell.hpp), or null: nobody searches
    double effort = 0;   ///< seconds for the search; 0: none
    bool fresh = false;  ///< nothing is looked up; what comes out is kept as ever
    /// Where exact synthesis leaves what it proves: `ExactParams::proof_prefix`; empty: nowhere.
    std::string proof_prefix;
    MapParams map;
    const std::atomic<bool>* cancelled = nullptr;  ///< may be set by another thread
    /// Called now and then, from one thread at a time.
    std::function<void(const CellProgress&)> progress;
};

/// Solves the cell: see Note [Effort]. Codes that the spec gives stay. The result is verified
/// against the flows. Errors: what `encode` refuses (user), a proof that cannot be written (user),
/// threads side by side that are out of memory (environment).
/// That a result cannot be kept on disk is no error; `SolvedCell::not_kept` says so.
Result<SolvedCell> solve_cell(const Recurrence& recurrence, const Flows& flows,
                              const CellLibrary& library, const CellParams& params = {});

}  // namespace minterm
