// SPDX-License-Identifier: Apache-2.0
//
// A naive checker of DRAT proofs (Wetzler, Heule and Hunt 2014), line by line from the front.
#pragma once

#include <istream>

namespace minterm::reference {

/// Whether the proof (text form) shows that the formula (DIMACS) has no solution: every clause that
/// it adds follows by unit propagation, or does no harm because all resolvents on its first literal
/// follow, and the last one is empty. Deletions of unit clauses are ignored, as drat-trim does.
bool refutes(std::istream& formula, std::istream& proof);

}  // namespace minterm::reference
