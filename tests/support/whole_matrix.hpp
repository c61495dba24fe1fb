// SPDX-License-Identifier: Apache-2.0
//
// All costs of a matrix below any first row, and the way back through it, for tests of programs
// that go back through a few rows.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "minterm/alignment.hpp"
#include "runtime/pair/alignment_costs.hpp"

namespace minterm::testing {

class WholeMatrix {
public:
    using Codes = std::vector<std::uint8_t>;

    /// `first_row` has an entry more than `b`.
    WholeMatrix(const Codes& a, const Codes& b, const std::vector<std::uint64_t>& first_row,
                const AlignmentCosts& costs)
        : a_(a),
          b_(b),
          costs_(costs),
          cost_(a.size() + 1, std::vector<std::int64_t>(b.size() + 1)) {
        cost_[0].assign(first_row.begin(), first_row.end());
        for (std::size_t i = 1; i <= a.size(); ++i) {
            cost_[i][0] = cost_[i - 1][0] + costs.down;
            for (std::size_t j = 1; j <= b.size(); ++j)
                cost_[i][j] =
                    std::min({cost_[i - 1][j] + costs.down, cost_[i][j - 1] + costs.right,
                              cost_[i - 1][j - 1] + (a[i - 1] == b[j - 1] ? 0 : costs.mismatch)});
        }
    }

    std::uint64_t cost() const { return static_cast<std::uint64_t>(cost_.back().back()); }

    struct WayBack {
        std::vector<EditRun> runs;  ///< last operation first
        std::size_t met = 0;        ///< the column of row 0
    };
    /// As `FurthestReaching::trace_back` says.
    WayBack way_back() const {
        WayBack way;
        std::size_t i = a_.size();
        std::size_t j = b_.size();
        while (i > 0) {
            const bool both = j > 0;
            if (both && a_[i - 1] == b_[j - 1]) {
                append_run(way.runs, EditOperation::Match);
                --i;
                --j;
            } else if (both && costs_.mismatch < costs_.both_gaps() &&
                       cost_[i - 1][j - 1] + costs_.mismatch == cost_[i][j]) {
                append_run(way.runs, EditOperation::Mismatch);
                --i;
                --j;
            } else if (cost_[i - 1][j] + costs_.down == cost_[i][j]) {
                append_run(way.runs, EditOperation::OnlyInA);
                --i;
            } else {
                append_run(way.runs, EditOperation::OnlyInB);
                --j;
            }
        }
        way.met = j;
        return way;
    }

private:
    const Codes& a_;
    const Codes& b_;
    const AlignmentCosts costs_;
    std::vector<std::vector<std::int64_t>> cost_;
};

/// Codes 0 to letters - 1, up to `most` of them.
template <typename Random>
WholeMatrix::Codes random_codes(Random& random, std::size_t most, unsigned letters) {
    WholeMatrix::Codes codes(random() % (most + 1));
    for (std::uint8_t& code : codes) code = static_cast<std::uint8_t>(random() % letters);
    return codes;
}

}  // namespace minterm::testing
