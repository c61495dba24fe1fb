// SPDX-License-Identifier: Apache-2.0
//
// Truth tables and covers in the PLA format of espresso, read and written.
//
// Note [PLA types]. A row is a cube over the inputs and one character for each output. What the
// character says follows espresso(5), with the synonyms of its reader (4 = 1, 3 = 0, 2 = -):
//
//     .type        1     0        -           ~         entries that no row speaks of
//     f            on    nothing  nothing     nothing   0
//     fd (default) on    nothing  don't-care  nothing   0
//     fr           on    off      nothing     nothing   don't-care
//     fdr          on    off      don't-care  nothing   don't-care
//
// An entry that is both on and don't-care is a don't-care; one that is off and anything else is an
// error. espresso leaves unlisted entries of fdr to chance: it never puts them into the off-set, so
// that its cubes may run over them, which makes them don't-cares in effect.
#pragma once

#include <string>
#include <string_view>

#include "minterm/result.hpp"
#include "synth/cover.hpp"
#include "synth/cube_table.hpp"
#include "synth/truth_table.hpp"

namespace minterm {

/// Reads `.i .o .ilb .ob .p .type .e .end` and rows, one a line. Blanks, tabs and `|` within a row
/// mean nothing; a comment runs from `#` (at the start of a line, after a blank, or in a row) to
/// the end of the line; CRLF is a line end; whatever follows `.e` is ignored. Inputs are 0, 1, or
/// one of `- ~ 2` for either. Without `.ilb` and `.ob` the inputs are x0 x1 ..., the outputs
/// y0 y1 ...; the leftmost column is input 0.
///
/// User errors, all that are found (up to 20), each with line and column: missing `.i` or `.o`,
/// more than kMaxTableInputs inputs or kMaxTableOutputs outputs, rows of another width, characters
/// that mean nothing, contradictions (with a note at the earlier row), names of another number or
/// twice, keywords that are unknown or that minterm cannot honor (`.mv`, `.phase`, `.symbolic`
/// ...), and a file that was cut off: fewer rows than `.p` announces and no `.e`. As in espresso, a
/// wrong `.p` in a file that ends with `.e` is no error. `file` is only for the messages.
Result<TruthTable> read_pla(std::string_view text, const std::string& file);

/// A PLA file row by row.
struct PlaFile {
    CubeTable table;
    std::vector<Message> notes;  ///< what is odd but no error: a wrong `.p`
};

/// The same for tables that are too wide for minterms: up to kMaxCubeInputs inputs, the rows as
/// they stand. The same errors; with an off-set and more than kMaxTableInputs inputs at most 20,000
/// rows.
Result<PlaFile> read_pla_cubes(std::string_view text, const std::string& file);

/// The table as `.type fd` with names; `read_pla` gives an equal table back. Rows are disjoint,
/// sorted and join equal neighbors: the inputs are decided from left to right, and one that makes
/// no difference for what is left is `-`. Entries that are 0 in all outputs have no row. Needs a
/// well-formed table with an output at least.
std::string write_pla(const TruthTable& table);

/// The products in the order of the cover, one a row, as `.type fd`.
std::string write_pla(const Cover& cover);

/// The rows as they stand, under their type. Outputs of which a row says nothing are `~` where the
/// type gives the off-set, `0` elsewhere.
std::string write_pla(const CubeTable& table);

}  // namespace minterm
