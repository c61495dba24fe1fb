// SPDX-License-Identifier: Apache-2.0
//
// How two sequences lie beside each other.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "minterm/symbol_units.hpp"

namespace minterm {

/// Which part of b lies beside all of a.
enum class AlignmentMode {
    Global,  ///< all of it
    Prefix,  ///< the prefix that is nearest to a
    Infix    ///< the infix that is nearest to a
};

/// What stands in one column of an alignment of a with b.
enum class EditOperation : std::uint8_t {
    Match,     ///< `=`: a symbol of a beside an equal one of b
    Mismatch,  ///< `X`: beside a different one
    OnlyInA,   ///< `I`: a symbol of a beside a gap
    OnlyInB,   ///< `D`: a symbol of b beside a gap
    Swap       ///< `T`: half of two symbols of a beside two of b, at the cost of one step: the same
               ///< two the other way round, or what else a recurrence has steps of two rows for
};

/// A number of equal columns one after the other; of swaps an even number.
struct EditRun {
    EditOperation operation = EditOperation::Match;
    std::uint64_t length = 0;

    bool operator==(const EditRun&) const = default;
};

/// Adds columns to the end of a list of runs, joined with the last run if it is of the same kind.
void append_run(std::vector<EditRun>& runs, EditOperation operation, std::uint64_t length = 1);

/// All of a beside b[begin, end): runs from left to right, neighbours of different kinds.
struct Alignment {
    std::uint64_t begin = 0;
    std::uint64_t end = 0;
    std::vector<EditRun> runs;

    bool operator==(const Alignment&) const = default;
};

/// "12=1X3I": lengths and the letters above, as the SAM format's extended CIGAR has them with a as
/// the query and b as the reference. SAM has no `T`, which is ours: 2T is one swap, as 2X would be
/// two mismatches in its place. Empty for the alignment of nothing with nothing.
std::string cigar(const Alignment& alignment);

/// The alignment for people: blocks of three lines, about `width` columns of a terminal long, a
/// above b, and between them `|` under equal symbols, `.` under different ones, `><` under swapped
/// ones; `-` is a gap. Each line ends with the number of symbols of its sequence up to there. What
/// does not print is shown as `?`. Words stand apart; lines have a block each.
std::string pretty(const Alignment& alignment, std::string_view a, std::string_view b,
                   SymbolUnit unit = SymbolUnit::Byte, std::size_t width = 60);

}  // namespace minterm
