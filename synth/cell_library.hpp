// SPDX-License-Identifier: Apache-2.0
//
// The gates a target offers, as data: a name, the function, what it costs. The mapper and the
// emitters read this; no pass asks which target it works for.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "minterm/result.hpp"

namespace minterm {

/// One gate of a target. `function` is over (x0, x1, x2), bit x0 + 2 x1 + 4 x2, with unused
/// operands ignored.
struct LibraryCell {
    std::string name;  ///< "and", "andn", "lut"...
    std::uint8_t arity = 2;
    std::uint8_t function = 0;  ///< ignored when `any_function`
    bool any_function = false;  ///< a LUT: every function of its operands
    int cost = 1;               ///< instructions
    int latency = 1;            ///< cycles
    /// The result takes the register of one operand, of whichever suits: vpternlog, bsl (with bit
    /// and bif), x86-64's two-operand logic. Where all operands live on, that costs a move.
    bool overwrites = false;
};

/// The truth tables of operands x0, x1 and x2 themselves.
inline constexpr std::uint8_t kOperandTable[3] = {0xAA, 0xCC, 0xF0};

struct CellLibrary {
    std::string name;
    std::vector<LibraryCell> cells;
    std::string description{};  ///< one line for people
};

/// The shipped libraries, in this order:
///   avx2       and or xor andn; an inverter is a xor with all ones
///   bmi        the same and not, on 64-bit registers
///   lut3       every function of three inputs (vpternlog, LOP3)
///   spu2       all ten functions of two inputs (Cell/B.E. SPU); spu: with selb, the multiplexer
///   neon       and orr eor bic orn mvn bsl; neon_sha3: with eor3 and bcax
const std::vector<CellLibrary>& all_libraries();

/// By name; a user error that lists the known names otherwise.
Result<const CellLibrary*> library_named(std::string_view name);

/// `avx2`.
const CellLibrary& two_input_library();

/// `lut3`.
const CellLibrary& lut3_library();

/// A line for each library: its name, its description and its cells.
std::string print_libraries();

/// How a cell computes a function of up to three leaves: operand k of the cell is leaf `leaf[k]`,
/// or the constant 1 where `leaf[k]` is kConstantOne.
struct CellUse {
    static constexpr std::uint8_t kConstantOne = 3;
    std::uint32_t cell = 0;
    std::uint8_t function = 0;  ///< of the cell, over its operands
    std::uint8_t arity = 0;     ///< operands used
    std::array<std::uint8_t, 3> leaf{0, 1, 2};

    bool operator==(const CellUse&) const = default;
};

/// A function that a cell of fixed function computes in one instruction, over the leaves it is
/// given.
struct CellFunction {
    std::uint8_t function = 0;  ///< over the leaves (l0, l1, l2)
    std::uint8_t leaves = 0;    ///< how many leaves: 1 (the inverter) to 3
    CellUse use;
};

/// Everything the cells of fixed function can do, over every order of their operands, inverters
/// from a constant operand included; the cheapest use of each function, sorted by (leaves,
/// function). Empty for a library that is all LUTs.
std::vector<CellFunction> cell_functions(const CellLibrary& library);

/// The cheapest cell that takes every function of at least `leaves` operands, if there is one.
std::optional<std::uint32_t> lut_cell(const CellLibrary& library, int leaves);

/// The cheapest inverter. Every shipped library has one.
std::optional<CellUse> inverter(const CellLibrary& library);

/// Whether `superset` has every function that `library` has, over whatever order of operands, at no
/// greater cost: what is impossible with its gates is then impossible with those of `library`.
bool is_subset(const CellLibrary& library, const CellLibrary& superset);

/// The eight (or fewer) values of a gate at once on 64 minterms.
constexpr std::uint64_t evaluate(std::uint8_t function, std::uint64_t x0, std::uint64_t x1,
                                 std::uint64_t x2) {
    const auto spread = [function](int bit) {
        return std::uint64_t{0} - static_cast<std::uint64_t>((function >> bit) & 1);
    };
    // Three levels of multiplexers, the innermost by x0.
    const auto pair = [&](int bit) { return spread(bit) ^ ((spread(bit) ^ spread(bit + 1)) & x0); };
    const std::uint64_t low = pair(0) ^ ((pair(0) ^ pair(2)) & x1);
    const std::uint64_t high = pair(4) ^ ((pair(4) ^ pair(6)) & x1);
    return low ^ ((low ^ high) & x2);
}

/// Whether the value of `function` over (x0, x1, x2) changes with operand `k` anywhere.
constexpr bool depends_on(std::uint8_t function, unsigned k) {
    constexpr unsigned kWhereZero[3] = {0x55, 0x33, 0x0F};
    return (((unsigned{function} >> (1U << k)) ^ function) & kWhereZero[k]) != 0;
}

/// The immediate of vpternlog / LOP3 (operand A = 0xF0, B = 0xCC, C = 0xAA) of a gate function over
/// (x0, x1, x2) whose operands are passed as (A, B, C) = (x2, x1, x0). The two orders agree, so
/// this is the identity; it exists to have one place that says so.
constexpr std::uint8_t lut3_immediate(std::uint8_t function) { return function; }

}  // namespace minterm
