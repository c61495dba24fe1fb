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

    /// A record that could not be read. Its sequence is empty.
    struct Broken {
        std::size_t record = 0;
        Failure why;
    };
    std::vector<Broken> broken;  ///< in the order of the records

    std::size_t size() const { return sequences.size(); }
    /// Why a record is broken; null where it is not.
    const Failure* failure_of(std::size_t record) const;
    /// What the engine compares. A record that is not in the reader's unit is broken from now on.
    SymbolList symbols(UnitReader& reader);
};

/// Errors: those of SequenceReader, where nothing more can be read; other broken records are part
/// of the list.
Result<RecordList> read_record_list(const std::string& path, const BatchCommandOptions& options);

}  // namespace minterm
