// SPDX-License-Identifier: Apache-2.0
//
// What kernels differ by, as text.
#include "codegen/kernel_key.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "synth/pla.hpp"

namespace minterm {
namespace {

std::string symbols_text(const SymbolLogic& symbols) {
    std::string text = fmt::format("{} {} {} {} {}\n", symbols.a_planes, symbols.b_planes,
                                   symbols.equality, symbols.a_wildcards, symbols.b_wildcards);
    for (const TruthTable& table : symbols.mismatch) text += write_pla(table);
    return text;
}

/// Which value each code stands for, and which codes are asked for.
std::string edge_text(const EdgeEncoding& edge) {
    std::string text = fmt::format("{}:", fmt::join(edge.value_of_code, " "));
    for (const Cube& code : edge.codes) text += fmt::format(" {}/{}", code.bits, code.mask);
    return text + "\n";
}

std::string codes_text(const Encoding& encoding) {
    return edge_text(encoding.vertical) + edge_text(encoding.horizontal);
}

}  // namespace

std::string kernel_key(const Recurrence& recurrence, const SymbolLogic& symbols) {
    return symbols_text(symbols) + print_recurrence(recurrence);
}

std::string code_key(const SolvedRecurrence& solved, const SymbolLogic& symbols,
                     const Target& target, const std::string& layout) {
    const SolvedCell& cell = solved.cell;
    const CellLibrary& library = *target.library;
    return target.name + " " + layout + "\n" + symbols_text(symbols) +
           problem_text({solved.flows, cell.encoding, {}, library}) + "\n" +
           codes_text(cell.encoding) + print_mapped(cell.network, library);
}

std::string column_code_key(const Flows& flows, const Encoding& usual, const GivenEdges& given,
                            const SymbolLogic& symbols, const Target& target,
                            const std::string& layout) {
    return target.name + " " + layout + "\n" + symbols_text(symbols) +
           problem_text({flows, usual, given, *target.library}) + "\n" + codes_text(usual);
}

}  // namespace minterm
