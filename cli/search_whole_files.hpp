// SPDX-License-Identifier: Apache-2.0
//
// Files as one text each, newlines and all -> where patterns occur in them.
#pragma once

#include "cli/search_session.hpp"
#include "minterm/result.hpp"
#include "runtime/input/byte_source.hpp"

namespace minterm {

/// Searches one file of any length, in memory for some MiB and the longest occurrence. Errors
/// (user): options that are for lines; those of `SearchEngine::scan`. What could not be read is
/// reported.
Status search_whole_file(SearchSession& session, ByteSource source);

}  // namespace minterm
