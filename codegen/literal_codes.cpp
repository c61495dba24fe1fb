// SPDX-License-Identifier: Apache-2.0
#include "codegen/literal_codes.hpp"

#include <algorithm>
#include <bitset>

#include "synth/byte_classes.hpp"
#include "synth/network.hpp"
#include "synth/pattern_network.hpp"

namespace minterm {

namespace {

/// The value of `logic` where the planes that it reads are `plane` and its predicates `matches`.
bool value_of(const DelayLogic& logic, bool plane, bool matches) {
    std::size_t minterm = 0;
    for (std::size_t i = 0; i < logic.inputs.size(); ++i) {
        const bool is_predicate = logic.inputs[i].source == DelaySource::Predicate;
        if (is_predicate ? matches : plane) minterm |= std::size_t{1} << i;
    }
    return simulate(logic.network).front().test(minterm);
}

/// One plane that stays what it is in row 0 as long as symbols match, and never becomes that again.
bool is_exact(const DelayCell& cell) {
    if (cell.planes.size() != 1 || cell.relations != 1 || !cell.diagonal || !cell.costs.empty())
        return false;
    const bool alive = cell.top.front();
    const DelayLogic& logic = cell.logic.front();
    return value_of(logic, alive, true) == alive && value_of(logic, alive, false) != alive &&
           value_of(logic, !alive, true) != alive && value_of(logic, !alive, false) != alive &&
           value_of(cell.report, alive, false) && !value_of(cell.report, !alive, false);
}

}  // namespace

std::optional<ByteCodes> literal_codes(const Recurrence& recurrence, const DelayCell& cell,
                                       const std::vector<std::string>& patterns) {
    if (!is_exact(cell)) return std::nullopt;
    std::bitset<256> used;
    for (const std::string& pattern : patterns)
        for (const char symbol : pattern) used.set(static_cast<unsigned char>(symbol));
    std::vector<std::string> letters;
    for (unsigned byte = 0; byte < 256; ++byte)
        if (used.test(byte)) letters.emplace_back(1, static_cast<char>(byte));
    const PatternSymbols symbols = classify(recurrence.relations, cell, letters);
    for (std::size_t i = 0; i < letters.size(); ++i) {
        const SymbolClass& symbol = symbols.rows[i].front();
        // What it matches is what has its code, itself included.
        if (symbol.kind != SymbolClass::Kind::Class ||
            !symbols.classes[symbol.index].test(static_cast<unsigned char>(letters[i].front())))
            return std::nullopt;
    }
    ByteCodes codes;
    ByteClass known;
    for (const ByteClass& bytes : symbols.classes) {
        if ((bytes & known).any()) return std::nullopt;
        known |= bytes;
        unsigned first = 0;
        while (!bytes.test(first)) ++first;
        for (unsigned byte = first; byte < 256; ++byte) {
            if (!bytes.test(byte)) continue;
            codes.code[byte] = static_cast<std::uint8_t>(codes.count);
            codes.common_bits = static_cast<std::uint8_t>(codes.common_bits & ~(byte ^ first));
            codes.single &= byte == first;
        }
        ++codes.count;
    }
    if (known.all()) return codes;
    for (unsigned byte = 0; byte < 256; ++byte)
        if (!known.test(byte)) codes.code[byte] = static_cast<std::uint8_t>(codes.count);
    ++codes.count;
    return codes;
}

}  // namespace minterm
