// SPDX-License-Identifier: Apache-2.0
//
// Alignments as text.
#include "minterm/alignment.hpp"

#include <algorithm>
#include <array>
#include <optional>

namespace minterm {

namespace {

char letter(EditOperation operation) {
    constexpr std::array<char, 5> kLetters{'=', 'X', 'I', 'D', 'T'};
    return kLetters[static_cast<std::size_t>(operation)];
}

/// What stands between the lines in a column of a run.
char mark(EditOperation operation, std::uint64_t column) {
    switch (operation) {
        case EditOperation::Match:
            return '|';
        case EditOperation::Mismatch:
            return '.';
        case EditOperation::Swap:
            return column % 2 == 0 ? '>' : '<';
        case EditOperation::OnlyInA:
        case EditOperation::OnlyInB:
            break;
    }
    return ' ';
}

/// A symbol, or a gap, as wide as its column.
std::string cell(const std::optional<ShownPiece>& piece, std::size_t columns) {
    if (!piece) return std::string(columns, '-');
    return piece->text + std::string(columns - piece->columns, ' ');
}

}  // namespace

void append_run(std::vector<EditRun>& runs, EditOperation operation, std::uint64_t length) {
    if (length == 0) return;
    if (!runs.empty() && runs.back().operation == operation)
        runs.back().length += length;
    else
        runs.push_back({operation, length});
}

std::string cigar(const Alignment& alignment) {
    std::string text;
    for (const EditRun& run : alignment.runs) {
        text += std::to_string(run.length);
        text += letter(run.operation);
    }
    return text;
}

std::string pretty(const Alignment& alignment, std::string_view a, std::string_view b,
                   SymbolUnit unit, std::size_t width) {
    const std::vector<std::string_view> a_pieces = pieces_of(a, unit);
    const std::vector<std::string_view> b_pieces = pieces_of(b, unit);
    const std::string apart = unit == SymbolUnit::Word ? " " : "";
    std::string text;
    std::array<std::string, 3> lines;
    std::size_t columns = 0;
    std::size_t i = 0;
    auto j = static_cast<std::size_t>(alignment.begin);
    const auto flush = [&] {
        if (columns == 0) return;
        if (!text.empty()) text += '\n';
        text += "A " + lines[0] + ' ' + std::to_string(i) + '\n';
        text += "  " + lines[1].substr(0, lines[1].find_last_not_of(' ') + 1) + '\n';
        text += "B " + lines[2] + ' ' + std::to_string(j) + '\n';
        lines = {};
        columns = 0;
    };
    for (const EditRun& run : alignment.runs) {
        for (std::uint64_t column = 0; column < run.length; ++column) {
            std::optional<ShownPiece> in_a;
            std::optional<ShownPiece> in_b;
            if (run.operation != EditOperation::OnlyInB) in_a = shown(a_pieces[i++]);
            if (run.operation != EditOperation::OnlyInA) in_b = shown(b_pieces[j++]);
            // An empty line is a symbol, too.
            const std::size_t wide =
                std::max({in_a ? in_a->columns : 0, in_b ? in_b->columns : 0, std::size_t{1}});
            if (columns > 0)
                for (std::string& line : lines) line += apart;
            lines[0] += cell(in_a, wide);
            lines[1] += std::string(wide, mark(run.operation, column));
            lines[2] += cell(in_b, wide);
            columns += wide + apart.size();
            if (columns >= width || unit == SymbolUnit::Line) flush();
        }
    }
    flush();
    return text;
}

}  // namespace minterm
