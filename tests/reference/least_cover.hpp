// SPDX-License-Identifier: Apache-2.0
//
// The two-level minimum by SAT: every implicant that nothing larger replaces, one solver variable
// each, and counters over their number and their literals. Knows nothing of the project.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace minterm::reference {

/// Values of each output, '0', '1' or '-', in the order of minterms.
using Columns = std::vector<std::string>;

/// A cover is cheaper if it has fewer products, or as many with fewer literals. Whether there is
/// one that is cheaper than (products, literals); a product counts once, whatever outputs it feeds.
bool has_cheaper_cover(int inputs, const Columns& outputs, int products, int literals);

}  // namespace minterm::reference
