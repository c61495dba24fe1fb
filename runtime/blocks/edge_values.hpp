// SPDX-License-Identifier: Apache-2.0
//
// What the codes on an edge are worth, for sums over many of them at once.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

namespace minterm {

/// The value of every code as a sum over sets of planes: value(code) is the sum of the weights of
/// all sets whose planes are 1 in the code (the Moebius transform of the table of values). A sum
/// over cells is then a weighted sum of population counts of planes anded together.
class EdgeValues {
public:
    EdgeValues() = default;
    /// `value_of_code[code]`, 2^planes of them; of codes that never occur any number.
    EdgeValues(int planes, std::span<const std::int64_t> value_of_code);

    int planes() const { return planes_; }
    std::int64_t operator[](std::size_t code) const { return value_of_code_[code]; }

    /// The sum over `count` cells of which `ones(set)` counts those whose planes in `set` (bit p is
    /// plane p) are all 1.
    template <typename Ones>
    std::int64_t sum(std::size_t count, const Ones& ones) const {
        std::int64_t total = constant_ * static_cast<std::int64_t>(count);
        for (const auto& [set, weight] : weights_)
            total += weight * static_cast<std::int64_t>(ones(set));
        return total;
    }

private:
    int planes_ = 0;
    std::vector<std::int64_t> value_of_code_;
    std::int64_t constant_ = 0;
    std::vector<std::pair<std::uint32_t, std::int64_t>> weights_;  ///< not zero, set not empty
};

}  // namespace minterm
