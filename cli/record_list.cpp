// SPDX-License-Identifier: Apache-2.0
#include "cli/record_list.hpp"

#include <algorithm>
#include <utility>

#include "cli/record_names.hpp"

namespace minterm {

Result<RecordList> read_record_list(const std::string& path, const BatchCommandOptions& options) {
    MINTERM_TRY(SequenceReader reader, SequenceReader::open(path, options.reading()));
    RecordList list;
    list.file = reader.file();
    list.format = reader.format();
    SequenceRecord record;
    for (;;) {
        Result<bool> found = reader.next(record);
        if (!found && !reader.resumes()) return std::move(found).failure();
        if (found && !*found) return list;
        if (!found) {
            list.broken.push_back({list.size(), std::move(found).failure()});
            record.bytes.clear();
        }
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

const Failure* RecordList::failure_of(std::size_t record) const {
    const auto place =
        std::lower_bound(broken.begin(), broken.end(), record,
                         [](const Broken& one, std::size_t number) { return one.record < number; });
    return place != broken.end() && place->record == record ? &place->why : nullptr;
}

SymbolList RecordList::symbols(UnitReader& reader) {
    SymbolList list;
    const auto before = static_cast<std::ptrdiff_t>(broken.size());
    for (std::size_t i = 0; i < size(); ++i) {
        const auto place = [&] {
            // A line is a record.
            if (format == SequenceFormat::Raw)
                return place_in_line(file, i + 1, sequences[i], sequences[i]);
            return place_of_record(file, i + 1);
        };
        if (Status added = list.add(reader, sequences[i], place); !added)
            broken.push_back({i, std::move(added).failure()});
    }
    std::inplace_merge(broken.begin(), broken.begin() + before, broken.end(),
                       [](const Broken& x, const Broken& y) { return x.record < y.record; });
    return list;
}

}  // namespace minterm
