// SPDX-License-Identifier: Apache-2.0
//
// Where solved cells are found again: among those that come with minterm, and in a folder on disk,
// one file a cell (`record_name` + ".json").
//
// Several processes may use a folder: a file appears under its name when all of it is written, and
// whoever finds a better cell there leaves it. Files that are damaged, of an older version or wrong
// are removed when they are come across, and so are half-written ones whose writer was killed, an
// hour later.
#pragma once

#include <optional>
#include <string>

#include "minterm/result.hpp"
#include "synth/solved_cell.hpp"

namespace minterm {

struct CellStore {
    std::string folder;   ///< empty: nothing is kept on disk
    bool shipped = true;  ///< whether cells that come with minterm are used

    /// The best known solution, with the greatest lower bound, verified. Microseconds for a small
    /// cell.
    std::optional<SolvedCell> find(const CellProblem& problem) const;

    /// The cheapest cell that is known for a library of which this one has all gates, in the gates
    /// of this one, if it costs less than `limit`. Nothing is proved of it (`lower_bound` 0), and
    /// no time went into it.
    std::optional<SolvedCell> find_in_subsets(const CellProblem& problem, int limit) const;

    /// What is known to be impossible from records for libraries that have all these gates.
    int lower_bound(const CellProblem& problem) const;

    /// Keeps a solution in the folder, which is made if it is missing, or what is there or shipped
    /// if that is no worse: it has fewer gates, or as many and `rank_among_equals` does not prefer
    /// the new one. Bounds and efforts are joined. Milliseconds. Errors (environment): the folder
    /// cannot be made or written, the disk is full.
    Status keep(const CellProblem& problem, const SolvedCell& solved,
                const std::string& title) const;
};

}  // namespace minterm
