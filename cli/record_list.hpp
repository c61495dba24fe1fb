// SPDX-License-Identifier: Apache-2.0
//
// A file -> all of its sequences in memory, with their names as they will be printed.
#pragma once

#include <string>
#include <vector>

#include "cli/batch_options.hpp"
#include "cli/symbol_list.hpp"
#include "minterm/result.hpp"

namespace minterm {

struct RecordList {
    std::vector<std::string> sequences;
    std::vector<std::string> names;  ///< as fields of a line of columns, or JSON strings; a number
                                     ///< from 1 where numbers are asked for

    std::string file;  ///< for messages
    SequenceFormat format = SequenceFormat::Raw;

    std::size_t size() const { return sequences.size(); }
    /// What the engine compares. Errors: those of `read_units`, for the first such record.
    Result<SymbolList> symbols(UnitReader& reader) const;
};

/// Errors: those of SequenceReader, where the first broken record ends it all.
Result<RecordList> read_record_list(const std::string& path, const BatchCommandOptions& options);

}  // namespace minterm
