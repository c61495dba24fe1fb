// SPDX-License-Identifier: Apache-2.0
//
// What there is to find for a cell, and what was found, as text: the form in which solved cells are
// shipped (generated/cells) and kept on disk (synth/cell_store).
//
// A record is trusted for nothing that can be computed: whoever reads one compares the problem,
// which is in it in full, and verifies the network on every minterm. Only the lower bound has to be
// believed; a check sum guards it against damage.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "minterm/result.hpp"
#include "synth/cell_library.hpp"
#include "synth/encoding.hpp"
#include "synth/flows.hpp"
#include "synth/mapped_network.hpp"

namespace minterm {

/// Codes and gates for a cell, and how good they are known to be.
struct SolvedCell {
    enum class Origin {
        Mapped,    ///< by the mapper, just now
        Searched,  ///< by the mapper and a search, just now
        Stored,    ///< found earlier and kept on disk
        Shipped    ///< comes with minterm
    };

    Encoding encoding;
    MappedNetwork network;  ///< inputs v.. h.. c.., outputs v'.. h'.., as `tabulate` names them
    /// No network costs less, in any encoding of the problem's widths (or in the given one):
    /// proved. Edges of other widths are tried only where nothing is proved.
    int lower_bound = 0;
    double effort = 0;  ///< seconds of search behind it, all searches together
    Origin origin = Origin::Mapped;
    bool given_codes = false;  ///< the spec says codes of an edge, and the bound is for them
    std::string not_kept{};    ///< why the cell could not be kept on disk; empty if it was
};

/// "mapped", "searched", "stored" or "shipped".
const char* name_of(SolvedCell::Origin origin);

/// A cell to be solved: everything that the answer depends on.
struct CellProblem {
    const Flows& flows;
    const Encoding& encoding;  ///< of each edge the codes if they are given, else their width
    GivenEdges given;
    const CellLibrary& library;
};

/// The problem without its library as text: what leaves for each pair of values that meets (by
/// index, so that all recurrences with the same cell share their results), widths, given codes.
std::string problem_text(const CellProblem& problem);

/// The name of the problem's record: library, and a hash of the problem and of the version of all
/// this.
std::string record_name(const CellProblem& problem, const CellLibrary& library);

/// The same from `problem_text`, which takes some time for a large cell.
std::string record_name(const std::string& text_of_problem, const CellLibrary& library);

/// The record of a solution, JSON. `title`, the recurrence's name, is for people.
std::string write_solved_cell(const CellProblem& problem, const SolvedCell& solved,
                              const std::string& title);

/// Reads a record and verifies it (see above): nothing if it is damaged, of another version or
/// problem, or wrong. `origin` is left to the caller.
std::optional<SolvedCell> read_solved_cell(const std::string& text, const CellProblem& problem);

/// What the record says that its network costs, unverified: enough to leave a record unread. A
/// great number if it says nothing.
int stated_cost(const std::string& text);

/// The lower bound in the record of the same problem for `superset`, a library that has all gates
/// of the problem's: it holds for these gates, too. 0 if the record is damaged.
int read_lower_bound(const std::string& text, const CellProblem& problem,
                     const CellLibrary& superset);

}  // namespace minterm
