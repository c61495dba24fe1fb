// SPDX-License-Identifier: Apache-2.0
//
// What a screen (Note [Window screen] in runtime/search/window_screen.hpp) has to know of a delay
// cell and of patterns.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "runtime/search/pattern_texts.hpp"
#include "runtime/search/pattern_trie.hpp"
#include "runtime/search/screen_plan.hpp"
#include "synth/delay_cell.hpp"
#include "synth/pattern_network.hpp"

namespace minterm {

/// The most errors that a reported occurrence of one of the patterns has: symbols that do not match
/// where all neighbours are diagonal ones, found by walking through the states of a row; edits
/// where the cell is an edit distance. Nothing if that is not known, or as many as a pattern has
/// symbols. O(longest pattern * states).
std::optional<std::size_t> most_errors(const DelayCell& cell, const PatternTexts& patterns);

/// The bytes that the symbols of patterns match; of cells with one predicate.
std::vector<std::vector<SymbolBytes>> symbol_bytes(const PatternSymbols& symbols);
std::vector<std::vector<SymbolBytes>> symbol_bytes(const PatternTexts& patterns,
                                                   const ByteCodes& codes);

}  // namespace minterm
