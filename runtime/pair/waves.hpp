// SPDX-License-Identifier: Apache-2.0
//
// Waves of furthest-reaching points: the step from one to the next, and the run along diagonals
// (Note [Furthest-reaching points] in runtime/pair/furthest_reaching.hpp).
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <limits>

#include "minterm/symbol_span.hpp"
#include "runtime/symbols/symbol_match.hpp"

namespace minterm {

/// Distances whose gap symbols cost one each.
enum class UnitCosts {
    Levenshtein,  ///< a mismatch costs one
    Indel         ///< there is no mismatch; it takes a deletion and an insertion
};

/// Row of a diagonal that no way has reached; so small that steps from it stay negative.
inline constexpr std::int32_t kUnreached = std::numeric_limits<std::int32_t>::min() / 2;

/// The matrix that waves run over.
struct WaveMatrix {
    SymbolSpan a;
    SymbolSpan b;
    const SymbolMatch& matches;
    unsigned log_width = 0;  ///< of both
    std::int32_t rows = 0;
    std::int32_t columns = 0;

    WaveMatrix(SymbolSpan a_symbols, SymbolSpan b_symbols, const SymbolMatch& which_match)
        : a(a_symbols),
          b(b_symbols),
          matches(which_match),
          log_width(a_symbols.log_width()),
          rows(static_cast<std::int32_t>(a_symbols.size())),
          columns(static_cast<std::int32_t>(b_symbols.size())) {}

    std::int32_t last_diagonal() const { return columns - rows; }
    /// The last row of a diagonal.
    std::int32_t end_of(std::int32_t diagonal) const { return std::min(rows, columns - diagonal); }
    bool match(std::int32_t row, std::int32_t column) const {
        return matches(a[static_cast<std::size_t>(row)], b[static_cast<std::size_t>(column)]);
    }
    /// As far along the diagonal from `row` as symbols match, eight bytes at a time.
    std::int32_t extend(std::int32_t diagonal, std::int32_t row) const;
};

/// The points of one cost on diagonals first..last, at `points[diagonal]`.
struct Wave {
    std::int32_t* points = nullptr;
    std::int32_t first = 0;
    std::int32_t last = -1;
};

/// Whether eight diagonals are gone along at a time: with AVX2.
bool has_wide_waves();

/// What the wave `next` begins with on its diagonals, before it runs along them: `kUnreached`
/// beyond the last row or column. `before` must be readable, and unreached, two diagonals beyond
/// its own at both sides.
void step(UnitCosts costs, const WaveMatrix& matrix, const Wave& before, const Wave& next);

/// Every point of a wave that is reached goes as far along its diagonal as symbols match. Eight
/// bytes are compared first, which is enough for most of them.
void run_along(const WaveMatrix& matrix, const Wave& wave);

}  // namespace minterm
