// SPDX-License-Identifier: Apache-2.0
//
// For those who look at the first bytes of a file before they know how it is to be read.
#pragma once

#include <string_view>

#include "minterm/result.hpp"
#include "minterm/sequences.hpp"
#include "runtime/input/byte_source.hpp"

namespace minterm {

/// The format of a file from its first chunk (Note [Formats] in sequences.hpp); never Auto.
SequenceFormat sniff_format(std::string_view first_bytes);

/// The same of a source, of which nothing is taken. Where it gives at once no more of it is read
/// than tells. Errors: those of `ByteSource::peek_chunk`.
Result<SequenceFormat> sniff_format(ByteSource& source);

/// `sniff_format` for a file that may as well be any text: FASTA and FASTQ only where the first
/// record looks like one from near, too. Its title has a name, or nothing, right behind the mark,
/// and letters of sequences follow; in FASTQ, then, a '+', alone or with the title, or the name,
/// again. Texts begin with "> " or "@echo off", too: behind that only a line of twenty letters of
/// nucleotides or more makes it FASTA.
Result<SequenceFormat> sniff_text(ByteSource& source);

/// Refuses what is compressed in a way that minterm does not read, with the program that does;
/// nothing is taken. Errors (user); those of `ByteSource::peek_chunk`.
Status refuse_other_compression(ByteSource& source);

/// A reader of what a source holds, of which nothing was taken yet. Errors: those of
/// `SequenceReader::open` about the content.
Result<SequenceReader> read_sequences(ByteSource source, const SequenceOptions& options);

}  // namespace minterm
