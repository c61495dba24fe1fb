// SPDX-License-Identifier: Apache-2.0
//
// When a recurrence finds patterns as they stand, so that they can be looked for as literals.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "runtime/search/pattern_trie.hpp"
#include "synth/delay_cell.hpp"
#include "synth/recurrence.hpp"

namespace minterm {

/// Codes of bytes with which "the cell reports a column" means "the pattern's codes are those of
/// the last bytes". Nothing where that is not so: errors are allowed, a symbol matches every byte
/// or none, or symbols match the same byte and are not the same (IUPAC codes). The cell is asked,
/// not its name.
std::optional<ByteCodes> literal_codes(const Recurrence& recurrence, const DelayCell& cell,
                                       const std::vector<std::string>& patterns);

}  // namespace minterm
