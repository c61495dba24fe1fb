// SPDX-License-Identifier: Apache-2.0
//
// -e and -f -> patterns with their names, and the strands that are looked for.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "cli/search_options.hpp"
#include "minterm/result.hpp"

namespace minterm {

struct SearchPattern {
    std::string bytes;
    std::string name;          ///< of its FASTA record; else the pattern as it is written
    std::string file;          ///< where it stands; empty: an argument
    std::uint64_t number = 0;  ///< from 1: of the line, or of the record or the argument
    bool is_record = false;
    std::vector<MaskedByte> masked{};  ///< of `bytes`
};

/// The patterns of arguments, then of files, in their order, none left out. A line of a file ends
/// with LF or CRLF. Errors (user), with the pattern's place: an empty one; one that has no more
/// symbols than errors are allowed; what is no escape or no hex digit; what is no UTF-8 where
/// characters are searched for. And those of ByteSource and SequenceReader.
Result<std::vector<SearchPattern>> read_search_patterns(const SearchCommandOptions& options);

/// `recurrence` with a symbol of a's own for each kind of masked byte, a byte that no pattern has,
/// which is put where these are. Errors (user): there are not as many; the recurrence asks several
/// things of symbols.
Result<Recurrence> with_masks(Recurrence recurrence, std::vector<SearchPattern>& patterns);

/// A pattern as it is looked for.
struct PatternStrand {
    std::uint32_t pattern = 0;  ///< which
    bool reverse = false;       ///< its reverse complement
};
struct PatternStrands {
    std::vector<std::string> bytes;
    std::vector<PatternStrand> strands;  ///< of each
};

/// All patterns, with --rc each followed by its reverse complement unless that is the same. Errors
/// (user): a letter has no complement.
Result<PatternStrands> strands_of(const std::vector<SearchPattern>& patterns,
                                  const SearchCommandOptions& options);

/// Of nucleotide codes in either case, where U becomes A, and A becomes T; other bytes stay.
std::string reverse_complement(std::string_view bytes);

}  // namespace minterm
