// SPDX-License-Identifier: Apache-2.0
//
// FASTA and FASTQ -> where patterns occur in records.
#pragma once

#include "cli/search_session.hpp"
#include "minterm/result.hpp"
#include "minterm/sequences.hpp"
#include "runtime/input/byte_source.hpp"

namespace minterm {

/// Searches the records of one file, in memory for the longest of them. Errors (user): options that
/// are for lines; those of `SearchSession::scan`. What could not be read is reported.
Status search_records(SearchSession& session, ByteSource source, SequenceFormat format);

}  // namespace minterm
