// SPDX-License-Identifier: Apache-2.0
//
// The shipped libraries, and what their cells can do over any order of operands.
#include "synth/cell_library.hpp"

#include <algorithm>
#include <tuple>

namespace minterm {
namespace {

/// Truth tables of the three operands, bit x0 + 2 x1 + 4 x2.
constexpr std::uint8_t kOperand[3] = {0xAA, 0xCC, 0xF0};

/// The function over (l0, l1, l2) that `use` computes.
std::uint8_t function_of_leaves(const CellUse& use) {
    std::array<std::uint64_t, 3> operand{};
    for (std::size_t k = 0; k < use.arity; ++k) {
        operand[k] = use.leaf[k] == CellUse::kConstantOne ? 0xFF : kOperand[use.leaf[k]];
    }
    return static_cast<std::uint8_t>(evaluate(use.function, operand[0], operand[1], operand[2]));
}

bool depends_on(std::uint8_t function, int variable) {
    const int shift = 1 << variable;
    return ((function >> shift) ^ function) & (0xFF & ~kOperand[variable]);
}

}  // namespace

const CellLibrary& two_input_library() {
    static const CellLibrary library{
        "two-input",
        {
            {.name = "and", .arity = 2, .function = 0x88},
            {.name = "or", .arity = 2, .function = 0xEE},
            {.name = "xor", .arity = 2, .function = 0x66},
            {.name = "andn", .arity = 2, .function = 0x44},
        },
    };
    return library;
}

const CellLibrary& lut3_library() {
    static const CellLibrary library{"lut3", {{.name = "lut", .arity = 3, .any_function = true}}};
    return library;
}

std::vector<CellFunction> cell_functions(const CellLibrary& library) {
    std::vector<CellFunction> found;
    for (std::uint32_t c = 0; c < library.cells.size(); ++c) {
        const LibraryCell& cell = library.cells[c];
        if (cell.any_function) continue;
        // Every way to give the operands distinct leaves or the constant 1: the digits of `code` in
        // base four, the first operand's first.
        const int codes = 1 << (2 * cell.arity);
        for (int code = 0; code < codes; ++code) {
            CellUse use{c, cell.function, cell.arity, {0, 0, 0}};
            unsigned used = 0;
            bool distinct = true;
            for (std::size_t k = 0; k < cell.arity; ++k) {
                use.leaf[k] = static_cast<std::uint8_t>((code >> (2 * (cell.arity - 1 - k))) & 3);
                if (use.leaf[k] == CellUse::kConstantOne) continue;
                distinct = distinct && !(used >> use.leaf[k] & 1);
                used |= 1U << use.leaf[k];
            }
            // The leaves are 0..n-1 without gaps, and the result needs them all.
            if (!distinct || used == 0 || (used & (used + 1)) != 0) continue;
            const std::uint8_t function = function_of_leaves(use);
            std::uint8_t leaves = 0;
            bool needs_all = true;
            for (int v = 0; v < 3; ++v) {
                if (!(used >> v & 1)) continue;
                ++leaves;
                needs_all = needs_all && depends_on(function, v);
            }
            if (!needs_all || (leaves == 1 && function == kOperand[0])) continue;
            found.push_back({function, leaves, use});
        }
    }
    std::stable_sort(found.begin(), found.end(), [&](const CellFunction& a, const CellFunction& b) {
        const auto key = [&](const CellFunction& f) {
            const LibraryCell& cell = library.cells[f.use.cell];
            return std::tuple(f.leaves, f.function, cell.cost, cell.latency);
        };
        return key(a) < key(b);
    });
    found.erase(std::unique(found.begin(), found.end(),
                            [](const CellFunction& a, const CellFunction& b) {
                                return a.leaves == b.leaves && a.function == b.function;
                            }),
                found.end());
    return found;
}

std::optional<std::uint32_t> lut_cell(const CellLibrary& library, int leaves) {
    std::optional<std::uint32_t> best;
    for (std::uint32_t c = 0; c < library.cells.size(); ++c) {
        const LibraryCell& cell = library.cells[c];
        if (!cell.any_function || cell.arity < leaves) continue;
        if (!best || cell.cost < library.cells[*best].cost) best = c;
    }
    return best;
}

std::optional<CellUse> inverter(const CellLibrary& library) {
    std::optional<CellUse> best;
    const auto cost = [&](const CellUse& use) { return library.cells[use.cell].cost; };
    if (const std::optional<std::uint32_t> lut = lut_cell(library, 1)) {
        best = CellUse{*lut, 0x55, 1, {0, 0, 0}};
    }
    for (const CellFunction& f : cell_functions(library)) {
        if (f.leaves == 1 && (!best || cost(f.use) < cost(*best))) best = f.use;
    }
    return best;
}

}  // namespace minterm
