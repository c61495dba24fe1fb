// SPDX-License-Identifier: Apache-2.0
//
// Cuts on-cubes along products.
#include "synth/signature_rows.hpp"

#include <algorithm>
#include <bit>

namespace minterm {

namespace {

using Indices = std::vector<std::uint32_t>;

class Cutter {
public:
    Cutter(const std::vector<WideProduct>& dont_care, const std::vector<WideProduct>& products,
           CubeBudget& budget)
        : dont_care_(dont_care),
          products_(products),
          budget_(budget),
          marked_(products.size(), 0),
          rows_of_first_(products.size()) {}

    /// The rows of one on-cube of one output (a single bit).
    bool add(const WideCube& cube, std::uint64_t output) {
        Indices free;
        for (std::uint32_t d = 0; d < dont_care_.size(); ++d) {
            if ((dont_care_[d].outputs & output) != 0) free.push_back(d);
        }
        Indices candidates;
        for (std::uint32_t p = 0; p < products_.size(); ++p) {
            if ((products_[p].outputs & output) != 0) candidates.push_back(p);
        }
        return cut(cube, free, candidates);
    }

    std::vector<Indices> minimal_rows() const {
        // Later rows may be within earlier ones; those then have nothing to say.
        std::vector<Indices> result;
        for (std::size_t r = 0; r < rows_.size(); ++r) {
            if (!dominated_by_later(r)) result.push_back(rows_[r]);
        }
        return result;
    }

private:
    /// `free` and `partial`: don't-cares and products that may meet the piece without holding it.
    bool cut(const WideCube& piece, const Indices& free, const Indices& partial) {
        if (!budget_.spend(free.size() + partial.size() + 1)) return false;
        Indices free_here;
        for (const std::uint32_t d : free) {
            if (contains(dont_care_[d].cube, piece)) return true;
            if (!disjoint(dont_care_[d].cube, piece)) free_here.push_back(d);
        }
        const std::size_t depth = signature_.size();
        Indices open;
        for (const std::uint32_t p : partial) {
            if (disjoint(products_[p].cube, piece)) continue;
            if (contains(products_[p].cube, piece)) {
                signature_.push_back(p);
                marked_[p] = 1;
            } else {
                open.push_back(p);
            }
        }
        const bool ok = decide(piece, free_here, open);
        for (; signature_.size() > depth; signature_.pop_back()) marked_[signature_.back()] = 0;
        return ok;
    }

    bool decide(const WideCube& piece, const Indices& free, const Indices& open) {
        if (has_row_within_signature()) return budget_.spend(1);
        if (free.empty() && open.empty()) return add_row();
        // The cube with the fewest literals of its own leaves the fewest pieces outside.
        const WideCube* knife = nullptr;
        int fewest = kMaxCubeInputs + 1;
        const auto consider = [&](const WideCube& cube) {
            const int literals = (cube.mask & ~piece.mask).count();
            if (literals >= fewest) return;
            fewest = literals;
            knife = &cube;
        };
        for (const std::uint32_t d : free) consider(dont_care_[d].cube);
        if (free.empty()) {
            for (const std::uint32_t p : open) consider(products_[p].cube);
        }
        WideCube inside = piece;
        for (InputSet rest = knife->mask & ~piece.mask; !rest.none();) {
            const int input = rest.first();
            rest.reset(input);
            const bool value = knife->bits.test(input);
            WideCube outside = inside;
            outside.add_literal(input, !value);
            if (!cut(outside, free, open)) return false;
            inside.add_literal(input, value);
        }
        return cut(inside, free, open);
    }

    bool has_row_within_signature() {
        for (const std::uint32_t p : signature_) {
            for (const std::uint32_t r : rows_of_first_[p]) {
                budget_.spent += rows_[r].size();
                const bool within = std::all_of(rows_[r].begin(), rows_[r].end(),
                                                [&](std::uint32_t q) { return marked_[q] != 0; });
                if (within) return true;
            }
        }
        return has_empty_row_;
    }

    bool add_row() {
        Indices row = signature_;
        std::sort(row.begin(), row.end());
        if (row.empty()) {
            has_empty_row_ = true;
        } else {
            rows_of_first_[row.front()].push_back(static_cast<std::uint32_t>(rows_.size()));
        }
        rows_.push_back(std::move(row));
        return rows_.size() <= budget_.cubes;
    }

    bool dominated_by_later(std::size_t r) const {
        if (rows_[r].empty()) return false;
        // Only rows that share a product can be within it: look them up by their first product.
        for (const std::uint32_t p : rows_[r]) {
            for (const std::uint32_t s : rows_of_first_[p]) {
                if (s <= r || rows_[s].size() >= rows_[r].size()) continue;
                budget_.spent += rows_[s].size();
                if (std::includes(rows_[r].begin(), rows_[r].end(), rows_[s].begin(),
                                  rows_[s].end())) {
                    return true;
                }
            }
        }
        return false;
    }

    const std::vector<WideProduct>& dont_care_;
    const std::vector<WideProduct>& products_;
    CubeBudget& budget_;
    std::vector<std::uint8_t> marked_;  ///< by product: whether it is in the signature
    Indices signature_;                 ///< the products that hold the piece
    std::vector<Indices> rows_;
    std::vector<Indices> rows_of_first_;  ///< by product: the rows whose first one it is
    bool has_empty_row_ = false;
};

}  // namespace

std::optional<std::vector<std::vector<std::uint32_t>>> signature_rows(
    const std::vector<WideProduct>& on, const std::vector<WideProduct>& dont_care,
    std::uint64_t outputs, const std::vector<WideProduct>& products, CubeBudget& budget) {
    Cutter cutter(dont_care, products, budget);
    for (const WideProduct& row : on) {
        for (std::uint64_t rest = row.outputs & outputs; rest != 0; rest &= rest - 1) {
            if (!cutter.add(row.cube, rest & (~rest + 1))) return std::nullopt;
        }
    }
    return cutter.minimal_rows();
}

}  // namespace minterm
