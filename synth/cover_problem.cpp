// SPDX-License-Identifier: Apache-2.0
//
// Branch and bound over what the reductions (cover_matrix.hpp) leave.
#include "synth/cover_problem.hpp"

#include <algorithm>
#include <optional>

#include "synth/cover_bound.hpp"
#include "synth/cover_matrix.hpp"

namespace minterm {

namespace {

/// Columns of the problem, and what they weigh together.
struct Selection {
    std::uint64_t weight = 0;
    std::vector<std::uint32_t> columns;

    void add(const CoverMatrix& matrix, std::uint32_t column) {
        weight += matrix.weight[column];
        columns.push_back(matrix.original[column]);
    }
    void add(const Selection& other) {
        weight += other.weight;
        columns.insert(columns.end(), other.columns.begin(), other.columns.end());
    }
};

/// Rows without a common column, found greedily: each needs a column of its own.
struct IndependentRows {
    std::uint64_t bound = 0;            ///< the weight that these rows need at least
    std::vector<std::uint8_t> touched;  ///< by column: whether it covers one of them
};

IndependentRows independent_rows(const CoverMatrix& matrix, std::uint64_t& spent) {
    struct Candidate {
        std::uint64_t conflicts;
        std::uint32_t row;
    };
    std::vector<Candidate> order;
    for (std::uint32_t r = 0; r < matrix.rows.size(); ++r) {
        if (!matrix.row_alive[r]) continue;
        std::uint64_t conflicts = 0;
        for (const std::uint32_t c : matrix.rows[r]) conflicts += matrix.columns[c].size();
        spent += matrix.rows[r].size();
        order.push_back({conflicts, r});
    }
    std::sort(order.begin(), order.end(), [](const Candidate& a, const Candidate& b) {
        return a.conflicts != b.conflicts ? a.conflicts < b.conflicts : a.row < b.row;
    });
    IndependentRows result;
    result.touched.assign(matrix.columns.size(), 0);
    for (const Candidate& candidate : order) {
        const std::vector<std::uint32_t>& row = matrix.rows[candidate.row];
        spent += row.size();
        const bool clash = std::any_of(row.begin(), row.end(),
                                       [&](std::uint32_t c) { return result.touched[c] != 0; });
        if (clash) continue;
        std::uint64_t cheapest = ~std::uint64_t{0};
        for (const std::uint32_t c : row) {
            cheapest = std::min(cheapest, matrix.weight[c]);
            result.touched[c] = 1;
        }
        result.bound += cheapest;
    }
    return result;
}

/// A selection of columns of the matrix.
Selection selection_of(const CoverMatrix& matrix, const std::vector<std::uint32_t>& columns) {
    Selection result;
    for (const std::uint32_t c : columns) result.add(matrix, c);
    return result;
}

Selection greedy_cover(const CoverMatrix& matrix, std::uint64_t& spent) {
    const std::vector<std::int64_t> price(matrix.weight.begin(), matrix.weight.end());
    return selection_of(matrix, greedy_columns(matrix, price, spent));
}

constexpr int kRootRounds = 400;  // of the search for row prices, where none are known
constexpr int kNodeRounds = 40;   // and at a node, where the prices of the node before are

class CoverSearch {
public:
    CoverSearch(const CoverProblem& problem, std::uint64_t budget,
                const std::function<bool()>& stop)
        : budget_(budget),
          stop_(stop),
          first_prices_(problem.rows, -1),
          mixed_prices_(problem.rows, -1) {
        for (const std::uint64_t weight : problem.weight) {
            mix_ = std::max(mix_, 1 + static_cast<std::int64_t>(weight % kFirstPart));
        }
    }

    bool proved() const { return proved_; }

    /// The lightest cover that weighs less than `limit`, or nothing. Once the budget is gone: some
    /// cover that weighs less, if a greedy choice finds one. Each turn of the loop decides one
    /// column; the branch that takes it is searched first, the one that leaves it goes on here.
    /// Raises `least`, if there is one, to what every cover is known to weigh: until the budget is
    /// gone, columns only leave the matrix when covers with them weigh no less than `limit`.
    std::optional<Selection> below(CoverMatrix matrix, std::uint64_t limit,
                                   std::uint64_t* least = nullptr) {
        std::optional<Selection> best;
        Selection forced;
        const auto improve = [&](Selection candidate) {
            candidate.add(forced);
            if (candidate.weight >= limit) return;
            limit = candidate.weight;
            best = std::move(candidate);
        };
        const auto know = [&](std::uint64_t weight) {
            if (least != nullptr && proved_) *least = std::max(*least, std::min(limit, weight));
        };
        for (;;) {
            look_at_clock();
            std::vector<std::uint32_t> essential;
            if (!reduce(matrix, essential, spent_, budget_)) return best;
            for (const std::uint32_t c : essential) forced.add(matrix, c);
            if (forced.weight >= limit) return best;
            if (matrix.live_rows == 0) return forced;
            if (spent_ >= budget_) {
                proved_ = false;
                improve(greedy_cover(matrix, spent_));
                return best;
            }

            const std::vector<std::vector<std::uint32_t>> blocks = independent_blocks(matrix);
            if (blocks.size() > 1) {
                std::uint64_t blocks_least = 0;
                const bool exhaustive = proved_;
                std::optional<Selection> all =
                    block_by_block(matrix, blocks, limit - forced.weight, blocks_least);
                if (exhaustive && least != nullptr) {
                    *least = std::max(*least, std::min(limit, forced.weight + blocks_least));
                }
                if (all) improve(*std::move(all));
                return best;
            }
            matrix = compacted(matrix);

            const IndependentRows independent = independent_rows(matrix, spent_);
            const std::uint64_t bound = forced.weight + independent.bound;
            know(bound);
            if (bound >= limit) return best;
            if (drop_hopeless_columns(matrix, independent, limit - bound)) continue;

            const Verdict verdict =
                judge_by_prices(matrix, limit - forced.weight, [&](auto& price) {
                    improve(selection_of(matrix, greedy_columns(matrix, price, spent_)));
                    return limit - forced.weight;
                });
            know(forced.weight + static_cast<std::uint64_t>(verdict.least_first) * kFirstPart);
            if (verdict.hopeless) return best;
            if (drop_columns(matrix, verdict.hopeless_columns)) continue;

            const std::uint32_t column = branching_column(matrix, verdict.reduced);
            CoverMatrix taken = matrix;
            taken.take_column(column);
            const std::uint64_t price = forced.weight + matrix.weight[column];
            if (price < limit) {
                std::optional<Selection> rest = below(compacted(taken), limit - price);
                if (rest) {
                    rest->add(matrix, column);
                    improve(*std::move(rest));
                    if (bound >= limit) return best;
                }
            }
            matrix.remove_column(column);
        }
    }

private:
    void look_at_clock() {
        if (stop_ && stop_()) budget_ = 0;
    }

    /// What row prices say about the covers of a matrix that weigh less than some limit.
    struct Verdict {
        bool hopeless = false;                       ///< there are none
        std::int64_t least_first = 0;                ///< the first part of any cover
        std::vector<std::uint8_t> hopeless_columns;  ///< by column: there are none with it
        std::vector<std::int64_t> reduced;           ///< by column: its reduced weight
    };

    /// A cover is below the limit (F, S) if its first part is less than F, or equal to F with the
    /// second part less than S. Bounds on the first part alone rule out the former. For the latter
    /// take mix * first + second with a small mix (prices see little of the second part beside
    /// kFirstPart): it has to be less than mix * F + S.
    /// `cover` makes a cover from prices of columns and says what the limit is then.
    template <typename MakeCover>
    Verdict judge_by_prices(const CoverMatrix& matrix, std::uint64_t limit, MakeCover cover) {
        std::vector<std::int64_t> first;
        std::vector<std::int64_t> mixed;
        for (const std::uint64_t weight : matrix.weight) {
            first.push_back(static_cast<std::int64_t>(weight / kFirstPart));
            mixed.push_back(first.back() * mix_ + static_cast<std::int64_t>(weight % kFirstPart));
        }
        const bool known = mixed_prices_[matrix.row_original.front()] >= 0;
        const int rounds = known ? kNodeRounds : kRootRounds;
        const auto limit_first = [&] { return static_cast<std::int64_t>(limit / kFirstPart); };
        const auto no_second = [&] { return limit % kFirstPart == 0; };  // F itself is too much
        const auto limit_mixed = [&] {
            return limit_first() * mix_ + static_cast<std::int64_t>(limit % kFirstPart);
        };
        const auto visit = [&](const std::vector<std::int64_t>& price) {
            limit = cover(price);
            look_at_clock();
        };

        const auto by_mix = [&] {
            return price_rows(matrix, mixed, mixed_prices_, rounds, limit_mixed(), spent_, budget_,
                              visit);
        };
        // The first search for prices is as much a search for a good cover, which may lower the
        // limit.
        PricedBound by_both = known ? PricedBound{} : by_mix();
        const PricedBound by_first =
            price_rows(matrix, first, first_prices_, rounds, limit_first() - (no_second() ? 1 : 0),
                       spent_, budget_, [&](const auto&) { look_at_clock(); });
        Verdict verdict;
        verdict.least_first = by_first.whole();
        verdict.hopeless = by_first.whole() > limit_first() - (no_second() ? 1 : 0);
        if (verdict.hopeless) return verdict;
        if (known) by_both = by_mix();

        const auto beyond = [&](std::int64_t least_first, std::int64_t least_mixed) {
            return least_first > limit_first() ||
                   (least_first == limit_first() && (no_second() || least_mixed >= limit_mixed()));
        };
        verdict.hopeless = beyond(by_first.whole(), by_both.whole());
        verdict.hopeless_columns.resize(matrix.columns.size());
        for (std::uint32_t c = 0; c < matrix.columns.size(); ++c) {
            verdict.hopeless_columns[c] = beyond(by_first.whole_with(c), by_both.whole_with(c));
        }
        verdict.reduced = by_both.reduced;
        return verdict;
    }

    static bool drop_columns(CoverMatrix& matrix, const std::vector<std::uint8_t>& which) {
        bool dropped = false;
        for (std::uint32_t c = 0; c < matrix.columns.size(); ++c) {
            if (!which[c] || !matrix.column_alive[c]) continue;
            matrix.remove_column(c);
            dropped = true;
        }
        return dropped;
    }

    /// Blocks share no column, so that their minima add up.
    std::optional<Selection> block_by_block(const CoverMatrix& matrix,
                                            const std::vector<std::vector<std::uint32_t>>& blocks,
                                            std::uint64_t limit, std::uint64_t& least) {
        std::vector<CoverMatrix> parts;
        std::uint64_t open_bound = 0;
        std::vector<std::uint64_t> bounds;
        for (const std::vector<std::uint32_t>& rows : blocks) {
            parts.push_back(part_of(matrix, rows));
            bounds.push_back(independent_rows(parts.back(), spent_).bound);
            open_bound += bounds.back();
        }
        Selection all;
        std::uint64_t known = 0;  // what the blocks so far weigh at least
        for (std::size_t i = 0; i < parts.size(); ++i) {
            open_bound -= bounds[i];
            if (all.weight + open_bound >= limit) {
                least = known + bounds[i] + open_bound;
                return std::nullopt;
            }
            const std::uint64_t part_limit = limit - all.weight - open_bound;
            std::uint64_t part_least = bounds[i];
            std::optional<Selection> part = below(std::move(parts[i]), part_limit, &part_least);
            if (proved_) part_least = part ? part->weight : part_limit;
            known += part_least;
            if (!part) {
                least = known + open_bound;
                return std::nullopt;
            }
            all.add(*part);
        }
        least = known;
        return all;
    }

    /// A column that covers none of the independent rows comes on top of their bound.
    static bool drop_hopeless_columns(CoverMatrix& matrix, const IndependentRows& independent,
                                      std::uint64_t slack) {
        std::vector<std::uint8_t> hopeless(matrix.columns.size(), 0);
        for (std::uint32_t c = 0; c < matrix.columns.size(); ++c) {
            hopeless[c] = !independent.touched[c] && matrix.weight[c] >= slack;
        }
        return drop_columns(matrix, hopeless);
    }

    /// The greatest bargain; of equals, the one whose rows have the fewest other columns.
    std::uint32_t branching_column(const CoverMatrix& matrix,
                                   const std::vector<std::int64_t>& reduced) {
        const auto urgency = [&](std::uint32_t column) {
            std::uint64_t total = 0;
            for (const std::uint32_t r : matrix.columns[column]) {
                total += (std::uint64_t{1} << 20) / matrix.rows[r].size();
            }
            return total;
        };
        std::uint32_t best = 0;
        for (std::uint32_t c = 1; c < matrix.columns.size(); ++c) {
            if (reduced[c] < reduced[best] ||
                (reduced[c] == reduced[best] && urgency(c) > urgency(best))) {
                best = c;
            }
        }
        return best;
    }

    std::uint64_t budget_;
    const std::function<bool()>& stop_;
    std::uint64_t spent_ = 0;
    std::vector<std::int64_t> first_prices_;  // by row of the problem, where the last search ended
    std::vector<std::int64_t> mixed_prices_;
    std::int64_t mix_ = 1;  // a column's first part outweighs any column's second part
    bool proved_ = true;
};

}  // namespace

CoverSolution solve_cover(const CoverProblem& problem, std::uint64_t budget,
                          const std::function<bool()>& stop) {
    CoverMatrix matrix = matrix_of(problem);
    std::uint64_t unlimited = 0;
    const Selection start = greedy_cover(matrix, unlimited);

    CoverSearch search(problem, budget, stop);
    std::uint64_t least = 0;
    std::optional<Selection> better = search.below(std::move(matrix), start.weight, &least);
    CoverSolution solution;
    solution.columns = better ? better->columns : start.columns;
    solution.proved = search.proved();
    const std::uint64_t weight = better ? better->weight : start.weight;
    solution.lower_bound = search.proved() ? weight : std::min(least, weight);
    std::sort(solution.columns.begin(), solution.columns.end());
    return solution;
}

}  // namespace minterm
