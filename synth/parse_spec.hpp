// SPDX-License-Identifier: Apache-2.0
//
// Text of a .dp file -> syntax tree. The .cpp is the only file that includes Boost.Spirit X3.
#pragma once

#include "minterm/result.hpp"
#include "synth/source.hpp"
#include "synth/spec_ast.hpp"

namespace minterm {

/// Parses the whole file. A syntax error names what was expected in the user's words and parsing
/// goes on at the next `;` or `}`, so that independent errors are all reported.
Result<Spec> parse_spec(const Source& source);

/// The tree, one node a line, indented, with spans as line:column; what `--emit ast` prints.
std::string print_ast(const Spec& spec, const Source& source);

}  // namespace minterm
