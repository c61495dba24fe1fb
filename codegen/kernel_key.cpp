// SPDX-License-Identifier: Apache-2.0
//
// Recurrence and symbol logic as one string.
#include "codegen/kernel_key.hpp"

#include <fmt/format.h>

#include "synth/pla.hpp"

namespace minterm {

std::string kernel_key(const Recurrence& recurrence, const SymbolLogic& symbols) {
    std::string key = fmt::format("{} {} {} {} {}\n", symbols.a_planes, symbols.b_planes,
                                  symbols.equality, symbols.a_wildcards, symbols.b_wildcards);
    for (const TruthTable& table : symbols.mismatch) key += write_pla(table);
    return key + print_recurrence(recurrence);
}

}  // namespace minterm
