// SPDX-License-Identifier: Apache-2.0
#include "codegen/search_screen.hpp"

#include <algorithm>
#include <cstdint>
#include <map>
#include <utility>

#include "synth/network.hpp"

namespace minterm {

namespace {

using RowState = std::vector<bool>;  ///< by plane

/// Of logic that reads the planes of one row, and whether the symbol matches.
bool is_true(const DelayLogic& logic, const RowState& planes, bool matches) {
    std::size_t minterm = 0;
    for (std::size_t i = 0; i < logic.inputs.size(); ++i) {
        const DelayInput& input = logic.inputs[i];
        if (input.source == DelaySource::Predicate ? matches : planes[input.index])
            minterm |= std::size_t{1} << i;
    }
    return simulate(logic.network).front().test(minterm);
}

std::optional<std::size_t> most_edits(const DelayCell& cell) {
    const CellPlane& last = cell.planes.back();
    if (last.table != cell.planes.front().table) return std::nullopt;
    std::optional<std::size_t> most;
    for (std::int64_t edits = 0; edits <= last.bound + 1; ++edits) {
        RowState planes;
        for (const CellPlane& plane : cell.planes) planes.push_back(edits <= plane.bound);
        if (is_true(cell.report, planes, false)) most = static_cast<std::size_t>(edits);
    }
    // What is no longer told apart may be any number.
    return most && *most <= static_cast<std::size_t>(last.bound) ? most : std::nullopt;
}

std::optional<std::size_t> most_mismatches(const DelayCell& cell, const PatternTexts& patterns) {
    constexpr std::size_t kMostStates = 64;
    std::vector<bool> is_length(patterns.longest() + 1);
    for (std::size_t i = 0; i < patterns.size(); ++i) is_length[patterns[i].size()] = true;
    std::optional<std::size_t> most;
    // In each state, the most symbols that did not match on a way there.
    std::map<RowState, std::size_t> states{{cell.top, 0}};
    std::map<std::pair<RowState, bool>, RowState> below;
    const auto row_below = [&](const RowState& planes, bool matches) -> const RowState& {
        const auto [entry, is_new] = below.try_emplace({planes, matches});
        if (is_new)
            for (const DelayLogic& logic : cell.logic)
                entry->second.push_back(is_true(logic, planes, matches));
        return entry->second;
    };
    for (std::size_t row = 1; row <= patterns.longest(); ++row) {
        std::map<RowState, std::size_t> next;
        for (const auto& [planes, mismatches] : states)
            for (const bool matches : {true, false}) {
                std::size_t& known = next[row_below(planes, matches)];
                known = std::max(known, mismatches + (matches ? 0 : 1));
            }
        states = std::move(next);
        if (states.size() > kMostStates) return std::nullopt;
        if (!is_length[row]) continue;
        for (const auto& [planes, mismatches] : states)
            if (is_true(cell.report, planes, false)) most = std::max(most.value_or(0), mismatches);
    }
    return most;
}

}  // namespace

std::optional<std::size_t> most_errors(const DelayCell& cell, const PatternTexts& patterns) {
    if (cell.relations != 1 || (!cell.diagonal && !cell.unit_edits)) return std::nullopt;
    const auto most = cell.diagonal ? most_mismatches(cell, patterns) : most_edits(cell);
    for (std::size_t i = 0; most && i < patterns.size(); ++i)
        if (patterns[i].size() <= *most) return std::nullopt;
    return most;
}

std::vector<std::vector<SymbolBytes>> symbol_bytes(const PatternSymbols& symbols) {
    std::vector<std::vector<SymbolBytes>> patterns;
    for (const std::vector<SymbolClass>& rows : symbols.rows) {
        std::vector<SymbolBytes>& pattern = patterns.emplace_back();
        for (const SymbolClass& symbol : rows) {
            SymbolBytes bytes;
            if (symbol.kind == SymbolClass::Kind::Class) bytes = symbols.classes[symbol.index];
            if (symbol.kind == SymbolClass::Kind::Always) bytes.set();
            pattern.push_back(bytes);
        }
    }
    return patterns;
}

std::vector<std::vector<SymbolBytes>> symbol_bytes(const PatternTexts& patterns,
                                                   const ByteCodes& codes) {
    std::vector<SymbolBytes> of_code(codes.count);
    for (unsigned byte = 0; byte < 256; ++byte) of_code[codes.code[byte]].set(byte);
    std::vector<std::vector<SymbolBytes>> all;
    for (std::size_t i = 0; i < patterns.size(); ++i) {
        std::vector<SymbolBytes>& pattern = all.emplace_back();
        for (const char symbol : patterns[i]) pattern.push_back(of_code[codes(symbol)]);
    }
    return all;
}

}  // namespace minterm
