// SPDX-License-Identifier: Apache-2.0
//
// Drops the inputs that a table ignores.
#include "synth/used_inputs.hpp"

#include <cstdint>

namespace minterm {

namespace {

/// Whether the set has two minterms' worth of difference along `input`: one in, its neighbour out.
bool is_used(const MintermSet& set, int input) {
    const std::vector<std::uint64_t>& words = set.words();
    if (input >= 6) {
        const std::size_t step = std::size_t{1} << (input - 6);
        for (std::size_t i = 0; i < words.size(); ++i) {
            if ((i & step) == 0 && words[i] != words[i + step]) return true;
        }
        return false;
    }
    // Compare each bit whose input is 0 with the one `1 << input` places above.
    const unsigned shift = 1U << input;
    std::uint64_t zeros = 0;
    for (unsigned bit = 0; bit < 64; ++bit) {
        if ((bit & shift) == 0) zeros |= std::uint64_t{1} << bit;
    }
    for (const std::uint64_t word : words) {
        if (((word ^ (word >> shift)) & zeros) != 0) return true;
    }
    return false;
}

MintermSet kept_inputs(const MintermSet& set, const std::vector<int>& used) {
    std::uint64_t mask = 0;
    for (const int input : used) mask |= std::uint64_t{1} << input;
    MintermSet result(static_cast<int>(used.size()));
    std::uint64_t minterm = 0;  // runs through the subsets of `mask` in ascending order
    for (std::uint64_t kept = 0; kept < result.size(); ++kept) {
        if (set.test(minterm)) result.set(kept);
        minterm = (minterm - mask) & mask;
    }
    return result;
}

}  // namespace

std::vector<int> used_inputs(const TruthTable& table) {
    std::vector<int> used;
    for (int input = 0; input < table.input_count(); ++input) {
        bool depends = false;
        for (const TableOutput& output : table.outputs) {
            depends = depends || is_used(output.on, input) || is_used(output.dont_care, input);
        }
        if (depends) used.push_back(input);
    }
    return used;
}

TruthTable keep_inputs(const TruthTable& table, const std::vector<int>& used) {
    TruthTable result;
    for (const int input : used)
        result.inputs.push_back(table.inputs[static_cast<std::size_t>(input)]);
    for (const TableOutput& output : table.outputs) {
        result.outputs.push_back(
            {output.name, kept_inputs(output.on, used), kept_inputs(output.dont_care, used)});
    }
    return result;
}

Cube widen(const Cube& cube, const std::vector<int>& used) {
    Cube wide;
    for (std::size_t i = 0; i < used.size(); ++i) {
        wide.bits |= ((cube.bits >> i) & 1) << used[i];
        wide.mask |= ((cube.mask >> i) & 1) << used[i];
    }
    return wide;
}

}  // namespace minterm
