// SPDX-License-Identifier: Apache-2.0
//
// A pattern and what it was found as -> how they lie beside each other.
#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <vector>

#include "minterm/alignment.hpp"

namespace minterm {

/// Whether a row, a symbol of the pattern, matches a column, one of the text; both from 0.
using RowMatchesColumn = std::function<bool(std::size_t row, std::size_t column)>;

/// All rows beside all columns, runs from left to right, where a mismatch, a row alone and a column
/// alone cost 1 each. Of several optimal alignments it is the one found from the end backwards with
/// a match, else a mismatch, else a row alone, else a column alone. Nothing where it would cost
/// more than `errors`. Time and memory O(rows * errors): cells further from the diagonal cost more
/// (Ukkonen 1985).
std::optional<std::vector<EditRun>> align_within_errors(std::size_t rows, std::size_t columns,
                                                        std::size_t errors,
                                                        const RowMatchesColumn& matches);

}  // namespace minterm
