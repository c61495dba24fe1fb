// SPDX-License-Identifier: Apache-2.0
//
// Alignments as text.
#include "minterm/alignment.hpp"

#include <array>

namespace minterm {

namespace {

char letter(EditOperation operation) {
    constexpr std::array<char, 4> kLetters{'=', 'X', 'I', 'D'};
    return kLetters[static_cast<std::size_t>(operation)];
}

char printable(char symbol) { return symbol >= ' ' && symbol <= '~' ? symbol : '?'; }

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
                   std::size_t width) {
    std::string text;
    std::array<std::string, 3> lines;
    std::size_t i = 0;
    auto j = static_cast<std::size_t>(alignment.begin);
    const auto flush = [&] {
        if (lines[0].empty()) return;
        if (!text.empty()) text += '\n';
        text += "A " + lines[0] + ' ' + std::to_string(i) + '\n';
        text += "  " + lines[1].substr(0, lines[1].find_last_not_of(' ') + 1) + '\n';
        text += "B " + lines[2] + ' ' + std::to_string(j) + '\n';
        lines = {};
    };
    for (const EditRun& run : alignment.runs) {
        for (std::uint64_t column = 0; column < run.length; ++column) {
            const bool in_a = run.operation != EditOperation::OnlyInB;
            const bool in_b = run.operation != EditOperation::OnlyInA;
            lines[0] += in_a ? printable(a[i++]) : '-';
            lines[1] += run.operation == EditOperation::Match      ? '|'
                        : run.operation == EditOperation::Mismatch ? '.'
                                                                   : ' ';
            lines[2] += in_b ? printable(b[j++]) : '-';
            if (lines[0].size() == width) flush();
        }
    }
    flush();
    return text;
}

}  // namespace minterm
