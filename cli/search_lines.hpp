// SPDX-License-Identifier: Apache-2.0
//
// A text -> its lines where patterns occur, as grep prints them.
#pragma once

#include "cli/search_session.hpp"
#include "minterm/result.hpp"
#include "runtime/input/byte_source.hpp"

namespace minterm {

/// Searches one file of text, in memory for a chunk of it. Errors (user): options that are for
/// records; those of `SearchSession::scan`. What could not be read is reported.
Status search_lines(SearchSession& session, ByteSource source);

}  // namespace minterm
