// SPDX-License-Identifier: Apache-2.0
//
// The shipped libraries, and what their cells can do over any order of operands.
#include "synth/cell_library.hpp"

#include <algorithm>
#include <tuple>

namespace minterm {
namespace {

// Functions, operands in the order in which the instructions' manuals name them.
constexpr std::uint8_t kNot = 0x55;
constexpr std::uint8_t kAnd = 0x88;
constexpr std::uint8_t kOr = 0xEE;
constexpr std::uint8_t kXor = 0x66;
constexpr std::uint8_t kNand = 0x77;
constexpr std::uint8_t kNor = 0x11;
constexpr std::uint8_t kEqual = 0x99;
constexpr std::uint8_t kNotThenAnd = 0x44;  ///< not x0 and x1: x86's andn
constexpr std::uint8_t kAndNot = 0x22;      ///< x0 and not x1: SPU's andc, NEON's bic
constexpr std::uint8_t kOrNot = 0xBB;       ///< x0 or not x1: SPU's orc, NEON's orn
constexpr std::uint8_t kSelect = 0xCA;      ///< x2 ? x1 : x0: SPU's selb
constexpr std::uint8_t kXor3 = 0x96;
constexpr std::uint8_t kXorAndNot = 0xA6;  ///< x0 xor (x1 and not x2): bcax

LibraryCell fixed(const char* name, int arity, std::uint8_t function, int latency,
                  bool overwrites = false) {
    return {.name = name,
            .arity = static_cast<std::uint8_t>(arity),
            .function = function,
            .latency = latency,
            .overwrites = overwrites};
}

/// Places in `all_libraries()` of those that have accessors.
constexpr std::size_t kAvx2 = 0;
constexpr std::size_t kLut3 = 2;

/// Latencies: Intel (1 for all logic), Cell/B.E. Handbook appendix B (2, the even pipe's simple
/// fixed-point group), Arm Neoverse and Apple cores (2).
std::vector<CellLibrary> make_libraries() {
    const CellLibrary avx2{"avx2",
                           {fixed("and", 2, kAnd, 1), fixed("or", 2, kOr, 1),
                            fixed("xor", 2, kXor, 1), fixed("andn", 2, kNotThenAnd, 1)},
                           "two-input logic of SSE and AVX2"};
    const CellLibrary bmi{"bmi",
                          {fixed("not", 1, kNot, 1, true), fixed("and", 2, kAnd, 1, true),
                           fixed("or", 2, kOr, 1, true), fixed("xor", 2, kXor, 1, true),
                           fixed("andn", 2, kNotThenAnd, 1)},
                          "64-bit registers of x86-64 with BMI"};
    const CellLibrary lut3{"lut3",
                           {{.name = "lut", .arity = 3, .any_function = true, .overwrites = true}},
                           "any function of three (vpternlog, LOP3)"};
    CellLibrary spu2{
        "spu2",
        {fixed("and", 2, kAnd, 2), fixed("or", 2, kOr, 2), fixed("xor", 2, kXor, 2),
         fixed("nand", 2, kNand, 2), fixed("nor", 2, kNor, 2), fixed("eqv", 2, kEqual, 2),
         fixed("andc", 2, kAndNot, 2), fixed("orc", 2, kOrNot, 2)},
        "all functions of two (Cell/B.E. SPU)"};
    CellLibrary spu = spu2;
    spu.name = "spu";
    spu.description = "all functions of two and the multiplexer (Cell/B.E. SPU)";
    spu.cells.push_back(fixed("selb", 3, kSelect, 2));
    CellLibrary neon{"neon",
                     {fixed("mvn", 1, kNot, 2), fixed("and", 2, kAnd, 2), fixed("orr", 2, kOr, 2),
                      fixed("eor", 2, kXor, 2), fixed("bic", 2, kAndNot, 2),
                      fixed("orn", 2, kOrNot, 2), fixed("bsl", 3, kSelect, 2, true)},
                     "Arm Advanced SIMD"};
    CellLibrary neon_sha3 = neon;
    neon_sha3.name = "neon_sha3";
    neon_sha3.description = "Arm Advanced SIMD with SHA3";
    neon_sha3.cells.push_back(fixed("eor3", 3, kXor3, 2));
    neon_sha3.cells.push_back(fixed("bcax", 3, kXorAndNot, 2));
    return {avx2, bmi, lut3, spu2, spu, neon, neon_sha3};
}

/// The function over (l0, l1, l2) that `use` computes.
std::uint8_t function_of_leaves(const CellUse& use) {
    std::array<std::uint64_t, 3> operand{};
    for (std::size_t k = 0; k < use.arity; ++k) {
        operand[k] = use.leaf[k] == CellUse::kConstantOne ? 0xFF : kOperandTable[use.leaf[k]];
    }
    return static_cast<std::uint8_t>(evaluate(use.function, operand[0], operand[1], operand[2]));
}

}  // namespace

const std::vector<CellLibrary>& all_libraries() {
    static const std::vector<CellLibrary> libraries = make_libraries();
    return libraries;
}

Result<const CellLibrary*> library_named(std::string_view name) {
    std::string known;
    for (const CellLibrary& library : all_libraries()) {
        if (library.name == name) return &library;
        known += (known.empty() ? "" : ", ") + library.name;
    }
    return Failure::user("unknown gate library '" + std::string(name) +
                         "'; known libraries: " + known);
}

const CellLibrary& two_input_library() { return all_libraries()[kAvx2]; }

const CellLibrary& lut3_library() { return all_libraries()[kLut3]; }

std::string print_libraries() {
    std::size_t width = 0;
    for (const CellLibrary& library : all_libraries()) width = std::max(width, library.name.size());
    std::string text;
    for (const CellLibrary& library : all_libraries()) {
        text += library.name + std::string(width + 2 - library.name.size(), ' ') +
                library.description + ":";
        for (const LibraryCell& cell : library.cells) text += " " + cell.name;
        text += "\n";
    }
    return text;
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
            for (unsigned v = 0; v < 3; ++v) {
                if (!(used >> v & 1)) continue;
                ++leaves;
                needs_all = needs_all && depends_on(function, v);
            }
            if (!needs_all || (leaves == 1 && function == kOperandTable[0])) continue;
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

bool is_subset(const CellLibrary& library, const CellLibrary& superset) {
    const std::vector<CellFunction> known = cell_functions(superset);
    const auto has = [&](std::uint8_t leaves, std::uint8_t function, int cost) {
        if (const std::optional<std::uint32_t> lut = lut_cell(superset, leaves)) {
            if (superset.cells[*lut].cost <= cost) return true;
        }
        return std::any_of(known.begin(), known.end(), [&](const CellFunction& other) {
            return other.leaves == leaves && other.function == function &&
                   superset.cells[other.use.cell].cost <= cost;
        });
    };
    for (const LibraryCell& cell : library.cells) {
        if (!cell.any_function) continue;
        const std::optional<std::uint32_t> lut = lut_cell(superset, cell.arity);
        if (!lut || superset.cells[*lut].cost > cell.cost) return false;
    }
    const std::vector<CellFunction> functions = cell_functions(library);
    return std::all_of(functions.begin(), functions.end(), [&](const CellFunction& function) {
        return has(function.leaves, function.function, library.cells[function.use.cell].cost);
    });
}

}  // namespace minterm
