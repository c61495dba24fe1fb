// SPDX-License-Identifier: Apache-2.0
//
// Tables as lists of cubes, for functions that are too wide to be written minterm by minterm: the
// rows of a PLA file with their meaning, over up to 128 inputs.
#pragma once

#include <array>
#include <bit>
#include <compare>
#include <cstdint>
#include <string>
#include <vector>

#include "synth/cover.hpp"
#include "synth/truth_table.hpp"

namespace minterm {

/// Most inputs of a table that is stored as cubes.
inline constexpr int kMaxCubeInputs = 128;

/// A set of inputs: a bit for each.
struct InputSet {
    std::array<std::uint64_t, 2> words{};

    bool test(int input) const { return (words[at(input)] >> (input & 63)) & 1; }
    void set(int input) { words[at(input)] |= std::uint64_t{1} << (input & 63); }
    void reset(int input) { words[at(input)] &= ~(std::uint64_t{1} << (input & 63)); }
    bool none() const { return (words[0] | words[1]) == 0; }
    int count() const { return std::popcount(words[0]) + std::popcount(words[1]); }
    /// The smallest member; the set is not empty.
    int first() const {
        return words[0] != 0 ? std::countr_zero(words[0]) : 64 + std::countr_zero(words[1]);
    }

    InputSet operator&(const InputSet& o) const {
        return {{words[0] & o.words[0], words[1] & o.words[1]}};
    }
    InputSet operator|(const InputSet& o) const {
        return {{words[0] | o.words[0], words[1] | o.words[1]}};
    }
    InputSet operator^(const InputSet& o) const {
        return {{words[0] ^ o.words[0], words[1] ^ o.words[1]}};
    }
    InputSet operator~() const { return {{~words[0], ~words[1]}}; }
    auto operator<=>(const InputSet&) const = default;

private:
    static std::size_t at(int input) { return static_cast<std::size_t>(input) >> 6; }
};

/// A product of literals, as `Cube` is one over 32 inputs: input i appears iff it is in `mask`,
/// with the polarity of its bit in `bits`; `bits` is a subset of `mask`.
struct WideCube {
    InputSet mask;
    InputSet bits;

    int literals() const { return mask.count(); }
    void add_literal(int input, bool value) {
        mask.set(input);
        if (value) bits.set(input);
    }
    void drop_literal(int input) {
        mask.reset(input);
        bits.reset(input);
    }
    auto operator<=>(const WideCube&) const = default;
};

/// Inputs on which the cubes disagree: they share no minterm iff there is one.
inline InputSet conflicts(const WideCube& a, const WideCube& b) {
    return (a.bits ^ b.bits) & a.mask & b.mask;
}
inline bool disjoint(const WideCube& a, const WideCube& b) { return !conflicts(a, b).none(); }
/// Whether every minterm of `inner` is in `outer`.
inline bool contains(const WideCube& outer, const WideCube& inner) {
    return (outer.mask & ~inner.mask).none() && ((outer.bits ^ inner.bits) & outer.mask).none();
}
/// The common part of two cubes that are not disjoint.
inline WideCube common(const WideCube& a, const WideCube& b) {
    return {a.mask | b.mask, a.bits | b.bits};
}
/// The smallest cube that contains both.
inline WideCube supercube(const WideCube& a, const WideCube& b) {
    const InputSet mask = a.mask & b.mask & ~(a.bits ^ b.bits);
    return {mask, a.bits & mask};
}

/// A cube and the outputs that it feeds (bit o of `outputs`).
struct WideProduct {
    WideCube cube;
    std::uint64_t outputs = 0;

    bool operator==(const WideProduct&) const = default;
};

/// Which sets the rows of a PLA file give (Note [PLA types] in pla.hpp).
enum class PlaType { F, FD, FR, FDR };
/// "f", "fd", "fr", "fdr".
const char* name_of(PlaType type);
inline bool gives_off_set(PlaType type) { return type == PlaType::FR || type == PlaType::FDR; }

/// What a row says of its cube, by output. One set of outputs at most has any given bit.
struct CubeRow {
    WideCube cube;
    std::uint64_t on = 0;
    std::uint64_t dont_care = 0;
    std::uint64_t off = 0;

    bool operator==(const CubeRow&) const = default;
};

/// Entries of which no row speaks are off, or don't-cares where `type` gives the off-set. An entry
/// that is both on and don't-care is a don't-care.
struct CubeTable {
    std::vector<std::string> inputs;
    std::vector<std::string> outputs;
    PlaType type = PlaType::FD;
    std::vector<CubeRow> rows;

    int input_count() const { return static_cast<int>(inputs.size()); }
    bool operator==(const CubeTable&) const = default;
};

/// The rows that give the on-set, the don't-care set or the off-set, as products.
std::vector<WideProduct> on_rows(const CubeTable& table);
std::vector<WideProduct> dont_care_rows(const CubeTable& table);
std::vector<WideProduct> off_rows(const CubeTable& table);

/// Inputs that some row looks at, ascending.
std::vector<int> mentioned_inputs(const CubeTable& table);
/// The table over these inputs alone; no row looks at another.
CubeTable keep_inputs(const CubeTable& table, const std::vector<int>& inputs);
/// A cube over the inputs `kept` as a cube over the inputs of the whole table.
WideCube widen(const WideCube& cube, const std::vector<int>& kept);

/// Minterm by minterm. At most kMaxTableInputs inputs; on-set and off-set do not contradict.
TruthTable expand_rows(const CubeTable& table);

WideCube wide_cube(const Cube& cube);
/// At most 32 inputs.
Cube narrow_cube(const WideCube& cube);

/// Fewest literals first, then by cube; equal cubes become one product that feeds both lots.
void sort_products(std::vector<WideProduct>& products);

/// Literals of all products, each product counted once.
std::uint64_t literal_count(const std::vector<WideProduct>& products);

}  // namespace minterm
