// SPDX-License-Identifier: Apache-2.0
//
// The fewest gates of a library for a cell or a table, proved by SAT.
//
// Note [Free encodings]. What a cell has to compute is a relation between values, not between bits.
// Which code stands for which value is left to the solver: every code of an edge stands for one
// value or for none, each value has a code, and on every pair of codes that stand for values the
// outputs have to be a code of the right value: the same codes on the way out as on the way in,
// because an output is the next cell's input. The vertical and the horizontal edge have codes of
// their own. An output may be an input passed through; complemented storage is one of the
// encodings. So the answer "no network of r gates" holds for all encodings of that width.
//
// Permuting the bits of an edge gives the same network again, and so does complementing them where
// the library has the complements; such encodings are tried in one form only.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>

#include "minterm/result.hpp"
#include "synth/cell_library.hpp"
#include "synth/encoding.hpp"
#include "synth/flows.hpp"
#include "synth/gate_chain.hpp"
#include "synth/mapped_network.hpp"
#include "synth/stop_condition.hpp"
#include "synth/truth_table.hpp"

namespace minterm {

/// One step of a search for the number of gates.
struct ExactStep {
    enum class Event { Trying, Found, Impossible, GaveUp };
    Event event = Event::Trying;
    int gates = 0;
    double seconds = 0;  ///< since the search began
};

struct ExactParams {
    double seconds = 60;                  ///< the time the search may take
    const StopCondition* stop = nullptr;  ///< what else ends it
    Selection selection = Selection::Tuple;
    int known_gates = -1;  ///< a network of so many gates is known: look for fewer
    int least_gates = 0;   ///< it is known that fewer are impossible
    bool descend = false;  ///< only look below `known_gates`; no lower bound comes out
    std::function<void(const ExactStep&)>
        progress;  ///< called from the searching threads, one at a time
    /// Where `PREFIX.cnf` and `PREFIX.drat` are left for the last number of gates that was tried
    /// from below (`PREFIX-N...` for each class of encodings where those are tried one by one);
    /// empty: no proof is written.
    std::string proof_prefix;
    bool check_steps = false;  ///< see SatSolver::check_steps
};

/// What came out: the best network found, if any was, and what is known to be impossible.
struct ExactNetwork {
    std::optional<MappedNetwork> network;
    Encoding encoding;    ///< for cells, with `network`
    int lower_bound = 0;  ///< fewer gates are impossible: proved
    double seconds = 0;

    bool proved(int gates) const { return gates == lower_bound; }
};

/// The widest edge for whose free codes there is a chance of an answer.
inline constexpr int kMostFreeBits = 3;

/// Widths and, where the codes are given, the codes of the edges of a cell.
struct CellCodes {
    int vertical_bits = 0;
    int horizontal_bits = 0;
    const EdgeEncoding* vertical = nullptr;  ///< instead of free codes
    const EdgeEncoding* horizontal = nullptr;
};

/// A network of gates of `library` for the cell `flows`, with fewest gates over all encodings of
/// the given widths, or those that have the given codes (see Note [Free encodings]), verified.
/// Inputs v.. h.. c.., outputs v'.. h'.. as `tabulate` names them. Errors: widths too small for the
/// values; a library whose gates differ in cost; a proof that cannot be written; not enough memory.
Result<ExactNetwork> synthesize_cell(const Flows& flows, const CellCodes& codes,
                                     const CellLibrary& library, const ExactParams& params = {});

/// The same for a table, don't-cares used. At most 16 inputs.
Result<ExactNetwork> synthesize_table(const TruthTable& table, const CellLibrary& library,
                                      const ExactParams& params = {});

/// `synthesize_table`, for who need not have it.
using TableSynthesis = Result<ExactNetwork> (*)(const TruthTable& table, const CellLibrary& library,
                                                const ExactParams& params);

}  // namespace minterm
