// SPDX-License-Identifier: Apache-2.0
//
// A truth table as written, row by row or in a PLA file -> `TruthTable`.
#include <algorithm>
#include <cstdint>
#include <filesystem>
#include <utility>

#include <fmt/format.h>

#include "synth/check_items.hpp"
#include "synth/pla.hpp"

namespace minterm {

namespace {

/// Most entries that all rows of a table may set together.
constexpr std::uint64_t kMaxTableWork = std::uint64_t{1} << 28;
constexpr std::size_t kMaxTableRows = 4096;
constexpr std::size_t kMaxPlaBytes = std::size_t{16} << 20;

/// The inputs or the outputs of a table: given once, with different names.
bool check_pins(const TruthTableItem& item, bool inputs, std::vector<Name>& names,
                Diagnostics& diagnostics) {
    const std::string what = inputs ? "inputs" : "outputs";
    const PinsRow* first = nullptr;
    bool sound = true;
    for (const TableLine& line : item.lines) {
        const auto* row = std::get_if<PinsRow>(&line);
        if (row == nullptr || row->inputs != inputs) continue;
        if (first != nullptr) {
            diagnostics.error(row->span, fmt::format("the {} are given twice", what))
                .notes.push_back(diagnostics.note(first->span, "they were first given here"));
            sound = false;
            continue;
        }
        first = row;
        names = row->names;
    }
    if (first == nullptr) {
        diagnostics.error(
            item.name.span,
            fmt::format("the table '{}' does not name its {}; add, for example: {} {};",
                        item.name.text, what, what, inputs ? "a b c" : "f g"),
            Precision::Missing);
        return false;
    }
    const std::size_t limit = static_cast<std::size_t>(inputs ? kMaxTableInputs : kMaxTableOutputs);
    if (names.size() > limit) {
        diagnostics.error(
            first->span, fmt::format("a table may have at most {} {}, and this has {}", limit, what,
                                     names.size()));
        return false;
    }
    return sound;
}

bool check_pin_names(const std::vector<Name>& inputs, const std::vector<Name>& outputs,
                     Diagnostics& diagnostics) {
    std::map<std::string, Span> seen;
    bool sound = true;
    for (const auto* names : {&inputs, &outputs}) {
        for (const Name& name : *names) {
            sound = check_new_name(name, seen, names == &inputs ? "an input" : "an output",
                                   diagnostics) &&
                    sound;
            seen.emplace(name.text, name.span);
        }
    }
    return sound;
}

bool check_width(const BitText& text, std::size_t width, const std::string& what,
                 Diagnostics& diagnostics) {
    if (!check_bits(text, diagnostics)) return false;
    if (text.bits.size() == width) return true;
    diagnostics.error(
        text.span,
        fmt::format("this row has {} {} bit{}, and the table has {} {}{}", text.bits.size(), what,
                    text.bits.size() == 1 ? "" : "s", width, what, width == 1 ? "" : "s"));
    return false;
}

/// Whether two rows ask for different values of some output, at an input that both list.
bool contradict(const TableRow& x, const TableRow& y) {
    if (!codes_meet(x.inputs.bits, y.inputs.bits)) return false;
    return !codes_meet(x.outputs.bits, y.outputs.bits);
}

/// Every row is sound by itself and agrees with the rows before it.
bool check_rows(const std::vector<const TableRow*>& rows, std::size_t inputs, std::size_t outputs,
                Diagnostics& diagnostics) {
    bool sound = true;
    std::vector<const TableRow*> good;
    std::uint64_t work = 0;
    for (const TableRow* row : rows) {
        const bool left = check_width(row->inputs, inputs, "input", diagnostics);
        const bool right = check_width(row->outputs, outputs, "output", diagnostics);
        if (!left || !right) {
            sound = false;
            continue;
        }
        const auto clash = std::find_if(good.begin(), good.end(), [&](const TableRow* other) {
            return contradict(*other, *row);
        });
        if (clash != good.end()) {
            diagnostics
                .error(
                    row->span,
                    "this row contradicts another: both list some inputs, with different outputs")
                .notes.push_back(diagnostics.note((*clash)->span, "the other row is here"));
            sound = false;
        }
        good.push_back(row);
        work += outputs << std::count(row->inputs.bits.begin(), row->inputs.bits.end(), '*');
        if (work > kMaxTableWork) {
            diagnostics.error(
                row->span, "the rows up to this one list too many inputs; the table is too large");
            return false;
        }
    }
    return sound;
}

/// Sets what the row says for each of its minterms. A row's don't-care leaves to other rows what
/// they say of the same input.
void fill(const TableRow& row, TruthTable& table, MintermSet& listed) {
    std::uint64_t fixed = 0;
    std::uint64_t open = 0;
    for (std::size_t at = 0; at < row.inputs.bits.size(); ++at) {
        if (row.inputs.bits[at] == '1') fixed |= std::uint64_t{1} << at;
        if (row.inputs.bits[at] == '*') open |= std::uint64_t{1} << at;
    }
    // Runs through the subsets of `open`, from all of it down to none.
    for (std::uint64_t subset = open;; subset = (subset - 1) & open) {
        const std::uint64_t minterm = fixed | subset;
        const bool again = listed.test(minterm);
        for (std::size_t o = 0; o < table.outputs.size(); ++o) {
            TableOutput& output = table.outputs[o];
            const char bit = row.outputs.bits[o];
            if (bit != '*') {
                output.on.set(minterm, bit == '1');
                output.dont_care.set(minterm, false);
            } else if (!again) {
                output.dont_care.set(minterm);
            }
        }
        listed.set(minterm);
        if (subset == 0) return;
    }
}

std::string show_inputs(std::uint64_t minterm, std::size_t inputs) {
    std::string text;
    for (std::size_t at = 0; at < inputs; ++at) text += (minterm >> at & 1) != 0 ? '1' : '0';
    return text;
}

}  // namespace

bool codes_meet(const std::string& x, const std::string& y) {
    for (std::size_t at = 0; at < x.size(); ++at) {
        if (x[at] != '*' && y[at] != '*' && x[at] != y[at]) return false;
    }
    return true;
}

bool check_bits(const BitText& text, Diagnostics& diagnostics) {
    const std::size_t wrong = text.bits.find_first_not_of("01*");
    if (wrong == std::string::npos) return true;
    const std::size_t offset = text.offsets[wrong];
    Message& message = diagnostics.error(
        {offset, offset + 1},
        fmt::format("'{}' is not a bit; bits are 0, 1 and * (don't-care)", text.bits[wrong]));
    if (text.bits[wrong] == '-')
        message.notes.push_back(Diagnostics::advice("a don't-care is written *"));
    return false;
}

std::optional<NamedTable> check_truth_table(const TruthTableItem& item, Diagnostics& diagnostics) {
    std::vector<Name> inputs;
    std::vector<Name> outputs;
    const bool inputs_sound = check_pins(item, true, inputs, diagnostics);
    const bool outputs_sound = check_pins(item, false, outputs, diagnostics);
    if (!inputs_sound || !outputs_sound || !check_pin_names(inputs, outputs, diagnostics))
        return std::nullopt;

    std::vector<const TableRow*> rows;
    const TableOtherwise* otherwise = nullptr;
    bool sound = true;
    for (const TableLine& line : item.lines) {
        if (const auto* row = std::get_if<TableRow>(&line)) rows.push_back(row);
        if (const auto* row = std::get_if<TableOtherwise>(&line)) {
            if (otherwise != nullptr) {
                diagnostics.error(row->span, "'otherwise' is given twice")
                    .notes.push_back(diagnostics.note(otherwise->span, "it was first given here"));
                sound = false;
            }
            otherwise = row;
        }
    }
    if (rows.size() > kMaxTableRows) {
        diagnostics.error(
            rows[kMaxTableRows]->span,
            fmt::format("a table may have at most {} rows; give larger ones as a PLA file",
                        kMaxTableRows));
        return std::nullopt;
    }
    if (!check_rows(rows, inputs.size(), outputs.size(), diagnostics) || !sound)
        return std::nullopt;

    NamedTable named{item.name.text, {}};
    for (const Name& name : inputs) named.table.inputs.push_back(name.text);
    const int width = static_cast<int>(inputs.size());
    for (const Name& name : outputs)
        named.table.outputs.push_back({name.text, MintermSet(width), MintermSet(width)});
    MintermSet listed(width);
    for (const TableRow* row : rows) fill(*row, named.table, listed);
    if (otherwise == nullptr && !listed.all()) {
        std::uint64_t first = 0;
        while (listed.test(first)) ++first;
        const std::uint64_t missing = listed.size() - listed.count();
        diagnostics
            .error(item.name.span,
                   fmt::format("the table '{}' has no row for the inputs {}{}", item.name.text,
                               show_inputs(first, inputs.size()),
                               missing == 1 ? ""
                                            : fmt::format(" and {} other{}", missing - 1,
                                                          missing == 2 ? "" : "s")),
                   Precision::Missing)
            .notes.push_back(Diagnostics::advice("add the rows, or say what holds elsewhere: "
                                                 "'otherwise dont_care;' or 'otherwise 0;'"));
        return std::nullopt;
    }
    if (otherwise != nullptr && otherwise->dont_care) {
        for (TableOutput& output : named.table.outputs) output.dont_care |= ~listed;
    }
    return named;
}

std::optional<NamedTable> check_pla(const PlaItem& item, Diagnostics& diagnostics) {
    const std::filesystem::path folder =
        std::filesystem::path(diagnostics.source().file).parent_path();
    const std::string path = (folder / item.path.text).string();
    Result<Source> pla = read_source(path, "PLA file", kMaxPlaBytes);
    if (!pla) {
        diagnostics.error(item.path.span, pla.failure().messages().front().text);
        return std::nullopt;
    }
    Result<TruthTable> table = read_pla(pla->text, path);
    if (!table) {
        diagnostics.add(table.failure());
        return std::nullopt;
    }
    return NamedTable{item.name.text, *std::move(table)};
}

}  // namespace minterm
