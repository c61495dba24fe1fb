// SPDX-License-Identifier: Apache-2.0
//
// Subgradient ascent on row prices, and the greedy covers that go with it.
#include "synth/cover_bound.hpp"

#include <algorithm>

namespace minterm {

namespace {

constexpr int kPatience = 20;           // rounds without a better bound until the steps are halved
constexpr int kVisitEvery = 25;         // rounds between two covers
constexpr std::int64_t kFullStep = 64;  // the step length in 1/32: at first 2, as usual

std::vector<std::int64_t> first_prices(const CoverMatrix& matrix,
                                       const std::vector<std::int64_t>& weight,
                                       const std::vector<std::int64_t>& known) {
    std::vector<std::int64_t> prices(matrix.rows.size(), 0);
    for (std::size_t r = 0; r < prices.size(); ++r) {
        if (!matrix.row_alive[r]) continue;
        prices[r] = known[matrix.row_original[r]];
        if (prices[r] >= 0) continue;
        // Every column shares its weight among its rows: a bound without any bargain column.
        prices[r] = INT64_MAX;
        for (const std::uint32_t c : matrix.rows[r]) {
            const auto rows = static_cast<std::int64_t>(matrix.columns[c].size());
            prices[r] = std::min(prices[r], weight[c] * kPriceScale / rows);
        }
    }
    return prices;
}

}  // namespace

PricedBound price_rows(const CoverMatrix& matrix, const std::vector<std::int64_t>& weight,
                       std::vector<std::int64_t>& prices, int rounds, std::int64_t enough,
                       std::uint64_t& spent, const std::uint64_t& budget,
                       const std::function<void(const std::vector<std::int64_t>&)>& visit) {
    std::uint64_t entries = 0;
    for (const std::vector<std::uint32_t>& row : matrix.rows) entries += row.size();

    std::vector<std::int64_t> now = first_prices(matrix, weight, prices);
    std::vector<std::int64_t> best_prices = now;
    PricedBound best;
    best.reduced.assign(matrix.columns.size(), 0);
    std::vector<std::int64_t> reduced(matrix.columns.size(), 0);
    std::vector<std::int64_t> lacking(matrix.rows.size(), 0);  // 1 - bargain columns on the row
    std::int64_t step = kFullStep;
    int stalled = 0;
    for (int round = 0; round < rounds && step > 0 && (round == 0 || spent < budget); ++round) {
        spent +=
            entries / 4 + 1;  // a pass over plain arrays is cheap beside other looks at entries
        std::int64_t bound = 0;
        for (std::size_t r = 0; r < now.size(); ++r) {
            bound += matrix.row_alive[r] ? now[r] : 0;
            lacking[r] = 1;
        }
        for (std::size_t c = 0; c < reduced.size(); ++c) {
            if (!matrix.column_alive[c]) continue;
            std::int64_t left = weight[c] * kPriceScale;
            for (const std::uint32_t r : matrix.columns[c]) left -= now[r];
            reduced[c] = left;
            if (left >= 0) continue;
            bound += left;
            for (const std::uint32_t r : matrix.columns[c]) --lacking[r];
        }
        if (bound > best.bound) {
            best.bound = bound;
            best.reduced = reduced;
            best_prices = now;
            stalled = 0;
            if (best.whole() > enough) break;
        } else if (++stalled >= kPatience) {
            step /= 2;
            stalled = 0;
        }
        if (round % kVisitEvery == kVisitEvery - 1) visit(reduced);

        std::int64_t length = 0;
        for (std::size_t r = 0; r < now.size(); ++r) {
            length += matrix.row_alive[r] ? lacking[r] * lacking[r] : 0;
        }
        if (length == 0) break;  // the bargain columns are a minimum cover
        const std::int64_t hoped = best.bound + best.bound / 32 + kPriceScale;
        const std::int64_t move = (hoped - bound) * step / 32 / length;
        for (std::size_t r = 0; r < now.size(); ++r) {
            now[r] = std::max<std::int64_t>(0, now[r] + move * lacking[r]);
        }
    }
    visit(best.reduced);
    for (std::size_t r = 0; r < now.size(); ++r) {
        if (matrix.row_alive[r]) prices[matrix.row_original[r]] = best_prices[r];
    }
    return best;
}

std::vector<std::uint32_t> greedy_columns(const CoverMatrix& matrix,
                                          const std::vector<std::int64_t>& price,
                                          std::uint64_t& spent) {
    struct Entry {
        double score;
        std::uint32_t column;
        bool operator<(const Entry& other) const {  // the top of the heap is the greatest
            return score != other.score ? score < other.score : column > other.column;
        }
    };
    std::vector<std::uint32_t> covered(matrix.rows.size(), 0);  // how many chosen columns cover it
    std::vector<std::uint32_t> chosen;
    std::size_t open_rows = matrix.live_rows;
    const auto take = [&](std::uint32_t column) {
        chosen.push_back(column);
        spent += matrix.columns[column].size();
        for (const std::uint32_t r : matrix.columns[column]) {
            if (covered[r]++ == 0) --open_rows;
        }
    };
    const auto score_of = [&](std::uint32_t column) {
        std::uint64_t urgent = 0;
        for (const std::uint32_t r : matrix.columns[column]) {
            if (covered[r] == 0) urgent += (std::uint64_t{1} << 20) / matrix.rows[r].size();
        }
        spent += matrix.columns[column].size();
        return static_cast<double>(urgent) / static_cast<double>(price[column]);
    };
    std::vector<Entry> heap;
    for (std::uint32_t c = 0; c < matrix.columns.size(); ++c) {
        if (matrix.column_alive[c] && price[c] <= 0) take(c);
    }
    for (std::uint32_t c = 0; c < matrix.columns.size(); ++c) {
        if (matrix.column_alive[c] && price[c] > 0) heap.push_back({score_of(c), c});
    }
    std::make_heap(heap.begin(), heap.end());
    while (open_rows > 0 && !heap.empty()) {
        // Scores only fall: an entry that is still on top after an update is the best.
        std::pop_heap(heap.begin(), heap.end());
        const std::uint32_t column = heap.back().column;
        const double now = score_of(column);
        if (now < heap.back().score) {
            heap.back().score = now;
            std::push_heap(heap.begin(), heap.end());
            continue;
        }
        heap.pop_back();
        if (now > 0) take(column);
    }

    std::stable_sort(chosen.begin(), chosen.end(), [&](std::uint32_t a, std::uint32_t b) {
        return matrix.weight[a] != matrix.weight[b] ? matrix.weight[a] > matrix.weight[b]
                                                    : price[a] > price[b];
    });
    std::vector<std::uint32_t> needed;
    for (const std::uint32_t c : chosen) {
        const std::vector<std::uint32_t>& rows = matrix.columns[c];
        const bool superfluous =
            std::all_of(rows.begin(), rows.end(), [&](std::uint32_t r) { return covered[r] > 1; });
        if (superfluous) {
            for (const std::uint32_t r : rows) --covered[r];
        } else {
            needed.push_back(c);
        }
    }
    return needed;
}

}  // namespace minterm
