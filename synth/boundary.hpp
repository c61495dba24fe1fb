// SPDX-License-Identifier: Apache-2.0
//
// A boundary formula, which depends on one index only, as straight pieces: what it takes to know
// all its differences without looking at every cell of an endless boundary.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "synth/recurrence.hpp"

namespace minterm {

/// slope * x + offset for every x from `begin` up to the next piece.
struct LinearPiece {
    std::int64_t begin = 0;
    std::int64_t slope = 0;
    std::int64_t offset = 0;

    std::int64_t at(std::int64_t x) const { return slope * x + offset; }
    bool operator==(const LinearPiece&) const = default;
};

/// The formula as a function of its index (i or j, whichever it uses) on x >= 0; the first piece
/// begins at 0. Nothing when it is not piecewise linear (a product of two index terms), has very
/// many pieces, or works with numbers beyond 2^40.
std::optional<std::vector<LinearPiece>> linear_pieces(const Recurrence& recurrence, ExprId formula);

}  // namespace minterm
