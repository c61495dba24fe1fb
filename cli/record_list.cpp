// SPDX-License-Identifier: Apache-2.0
#include "cli/record_list.hpp"

#include "cli/record_names.hpp"

namespace minterm {

Result<RecordList> read_record_list(const std::string& path, const BatchCommandOptions& options) {
    MINTERM_TRY(SequenceReader reader, SequenceReader::open(path, options.reading()));
    RecordList list;
    list.file = reader.file();
    list.format = reader.format();
    SequenceRecord record;
    for (;;) {
        MINTERM_TRY(const bool found, reader.next(record));
        if (!found) return list;
        std::string& name = list.names.emplace_back();
        list.sequences.emplace_back(record.bytes);
        if (options.numbers) {
            append_number(name, static_cast<std::int64_t>(list.size()));
        } else if (options.json) {
            append_json_string(name, record.name);
        } else {
            append_field(name, record.name);
        }
    }
}

Result<SymbolList> RecordList::symbols(UnitReader& reader) const {
    SymbolList list;
    for (std::size_t i = 0; i < size(); ++i) {
        MINTERM_TRY([[maybe_unused]] const Unit added, list.add(reader, sequences[i], [&] {
            // A line is a record.
            if (format == SequenceFormat::Raw)
                return place_in_line(file, i + 1, sequences[i], sequences[i]);
            return place_of_record(file, i + 1);
        }));
    }
    return list;
}

}  // namespace minterm
