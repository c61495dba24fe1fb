// SPDX-License-Identifier: Apache-2.0
#include "cli/table_file.hpp"

#include <fmt/format.h>
#include <sys/stat.h>

#include "cli/spec_choice.hpp"
#include "synth/pla.hpp"
#include "synth/truth_table_text.hpp"

namespace minterm {
namespace {

/// No line of a plain truth table has a brace or a semicolon, and every spec has.
bool is_spec(const Source& source) {
    if (source.file.ends_with(".dp")) return true;
    if (source.file.ends_with(".tt")) return false;
    return source.text.find_first_of("{;") != std::string::npos;
}

Result<TableFile> from_minterms(std::string name, const TruthTable& table, const Source& source) {
    if (table.input_count() > kMaxListedInputs) {
        return Failure::user(fmt::format(
            "{}: the table has {} inputs; listed row by row it may have {}, as a PLA file {}",
            source.file, table.input_count(), kMaxListedInputs, kMaxCubeInputs));
    }
    // The rows that write_pla makes are disjoint and few where the table is regular.
    MINTERM_TRY(PlaFile rows, read_pla_cubes(write_pla(table), source.file));
    return TableFile{std::move(name), std::move(rows.table), {}};
}

Result<TableFile> from_spec(const Source& source, const std::string& which) {
    MINTERM_TRY(const CheckedSpec spec, check_source(source, {}));
    MINTERM_TRY(const SpecItem item, choose_item(spec, source, which));
    if (item.table == nullptr) {
        return Failure::user(fmt::format(
            "{} defines the recurrence {}, which is no truth table; write its table with "
            "minterm compile {} --emit table -o cell.pla and minimize that",
            source.file, item.recurrence->name, source.file));
    }
    return from_minterms(item.table->name, item.table->table, source);
}

}  // namespace

Result<TableFile> read_table_file(const std::string& path, const std::string& which) {
    struct stat status {};
    const bool shipped = find_shipped_spec(path) != nullptr && ::stat(path.c_str(), &status) != 0;
    MINTERM_TRY(const Source source,
                shipped ? read_spec(path) : read_text(path, "table", kMaxTableBytes));
    if (!is_pla(source) && is_spec(source)) return from_spec(source, which);
    if (!which.empty()) {
        return Failure::user(fmt::format("--table {}: {} holds one table; leave the option out",
                                         which, source.file));
    }
    if (is_pla(source)) {
        MINTERM_TRY(PlaFile file, read_pla_cubes(source.text, source.file));
        return TableFile{source.file, std::move(file.table), std::move(file.notes)};
    }
    MINTERM_TRY(const TruthTable table, read_truth_table(source.text, source.file));
    return from_minterms(source.file, table, source);
}

}  // namespace minterm
