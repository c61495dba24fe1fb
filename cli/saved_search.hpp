// SPDX-License-Identifier: Apache-2.0
//
// What `minterm search` has to know of an engine's patterns <-> the note that is saved with it.
#pragma once

#include <string>
#include <vector>

#include "cli/search_options.hpp"
#include "cli/search_patterns.hpp"
#include "codegen/search_engine.hpp"
#include "minterm/result.hpp"

namespace minterm {

/// What is searched for, once patterns are compiled.
struct SavedSearch {
    std::vector<SearchPattern> patterns;  ///< their names; bytes and places are not kept
    PatternStrands strands;
};

/// Errors, strands and names.
std::string note_of(const SearchCommandOptions& options, const SavedSearch& search);

/// The same from an engine that `--engine` names; `options` become those that it was made with.
/// Error (user): a program saved the engine, and not `minterm search`.
Result<SavedSearch> read_note(const SearchEngine& engine, SearchCommandOptions& options);

}  // namespace minterm
