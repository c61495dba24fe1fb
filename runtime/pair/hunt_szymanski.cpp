// SPDX-License-Identifier: Apache-2.0
#include "runtime/pair/hunt_szymanski.hpp"

#include <algorithm>
#include <limits>
#include <utility>

namespace minterm {

namespace {

constexpr std::uint32_t kNoPair = std::numeric_limits<std::uint32_t>::max();

/// Positions of b by symbol, from left to right.
class Positions {
public:
    Positions(std::span<const std::uint32_t> b, std::size_t symbols)
        : begins_(symbols + 1), positions_(b.size()) {
        for (const std::uint32_t symbol : b) ++begins_[symbol];
        std::uint32_t sum = 0;
        for (std::uint32_t& begin : begins_) begin = std::exchange(sum, sum + begin);
        std::vector<std::uint32_t> next(begins_.begin(), begins_.end() - 1);
        for (std::size_t j = 0; j < b.size(); ++j)
            positions_[next[b[j]]++] = static_cast<std::uint32_t>(j);
    }

    std::span<const std::uint32_t> of(std::uint32_t symbol) const {
        return std::span(positions_)
            .subspan(begins_[symbol], begins_[symbol + 1] - begins_[symbol]);
    }

private:
    std::vector<std::uint32_t> begins_;
    std::vector<std::uint32_t> positions_;
};

/// A pair in a common subsequence, and the pair before it.
struct Pair {
    std::uint32_t i = 0;
    std::uint32_t j = 0;
    std::uint32_t before = kNoPair;
};

class Thresholds {
public:
    explicit Thresholds(std::size_t most_pairs) : most_pairs_(most_pairs) {}

    std::size_t size() const { return least_.size(); }

    /// Takes in row `i`, whose symbol stands at `positions` of b. False: no room for pairs.
    bool add_row(std::uint32_t i, std::span<const std::uint32_t> positions) {
        if (pairs_.size() + std::min(positions.size(), size() + 1) > most_pairs_ &&
            !forget_unused(std::min(positions.size(), size() + 1)))
            return false;
        std::size_t end = size();  // T[end] and what follows is too far right from here on
        while (!positions.empty()) {
            const std::uint32_t j = positions.back();
            const std::size_t k = place_of(j, end);
            const bool is_longer = k == size();
            const auto first = k == 0 ? positions.begin() : first_beyond(positions, least_[k - 1]);
            if (is_longer || *first < least_[k]) {
                pairs_.push_back({i, *first, k == 0 ? kNoPair : last_pair_[k - 1]});
                const auto pair = static_cast<std::uint32_t>(pairs_.size() - 1);
                if (is_longer) {
                    least_.push_back(*first);
                    last_pair_.push_back(pair);
                } else {
                    least_[k] = *first;
                    last_pair_[k] = pair;
                }
                hint_ = k + 1;
            }
            positions = positions.first(static_cast<std::size_t>(first - positions.begin()));
            end = k;
        }
        return true;
    }

    /// Positions in a and b of a longest common subsequence, from its end.
    template <typename Use>
    void for_each_from_end(const Use& use) const {
        if (last_pair_.empty()) return;
        for (std::uint32_t at = last_pair_.back(); at != kNoPair; at = pairs_[at].before)
            use(pairs_[at].i, pairs_[at].j);
    }

private:
    /// The first k up to `end` with T[k] >= j; `end` if there is none. Texts that are alike put
    /// their next pair behind the last one.
    std::size_t place_of(std::uint32_t j, std::size_t end) const {
        const std::size_t hint = std::min(hint_, end);
        if ((hint == 0 || least_[hint - 1] < j) && (hint == end || least_[hint] >= j)) return hint;
        const auto begin = least_.begin();
        return static_cast<std::size_t>(
            std::lower_bound(begin, begin + static_cast<std::ptrdiff_t>(end), j) - begin);
    }

    /// The first position greater than `threshold`, looked for from the right; the last one is.
    static std::span<const std::uint32_t>::iterator first_beyond(
        std::span<const std::uint32_t> positions, std::uint32_t threshold) {
        auto beyond = positions.end() - 1;
        std::ptrdiff_t step = 1;
        while (beyond - positions.begin() >= step && *(beyond - step) > threshold) {
            beyond -= step;
            step *= 2;
        }
        const auto from = beyond - std::min(step, beyond - positions.begin());
        return std::upper_bound(from, beyond, threshold);
    }

    /// Makes room for `more` pairs: those that no threshold leads to are dropped. False if too many
    /// are left for that to be worth while. Pairs stay in their order, each behind the one before
    /// it.
    bool forget_unused(std::size_t more) {
        std::vector<std::uint32_t> new_place(pairs_.size(), kNoPair);
        for (const std::uint32_t pair : last_pair_) new_place[pair] = 0;
        for (std::size_t at = pairs_.size(); at-- > 0;)
            if (new_place[at] != kNoPair && pairs_[at].before != kNoPair)
                new_place[pairs_[at].before] = 0;
        std::size_t kept = 0;
        for (std::size_t at = 0; at < pairs_.size(); ++at) {
            if (new_place[at] == kNoPair) continue;
            Pair pair = pairs_[at];
            if (pair.before != kNoPair) pair.before = new_place[pair.before];
            new_place[at] = static_cast<std::uint32_t>(kept);
            pairs_[kept++] = pair;
        }
        pairs_.resize(kept);
        for (std::uint32_t& pair : last_pair_) pair = new_place[pair];
        return kept + more <= most_pairs_ && kept <= most_pairs_ / 2;
    }

    std::size_t most_pairs_;
    std::vector<std::uint32_t> least_;      ///< T, increasing
    std::vector<std::uint32_t> last_pair_;  ///< of a subsequence that ends at T[k]
    std::vector<Pair> pairs_;
    std::size_t hint_ = 0;
};

}  // namespace

std::optional<std::vector<EditRun>> align_by_pairs(std::span<const std::uint32_t> a,
                                                   std::span<const std::uint32_t> b,
                                                   std::size_t symbols, std::size_t most_pairs) {
    const Positions positions(b, symbols);
    Thresholds thresholds(most_pairs);
    for (std::size_t i = 0; i < a.size(); ++i)
        if (!thresholds.add_row(static_cast<std::uint32_t>(i), positions.of(a[i]))) return {};

    std::vector<EditRun> runs;
    std::size_t a_left = a.size();
    std::size_t b_left = b.size();
    thresholds.for_each_from_end([&](std::size_t i, std::size_t j) {
        append_run(runs, EditOperation::OnlyInB, b_left - j - 1);
        append_run(runs, EditOperation::OnlyInA, a_left - i - 1);
        append_run(runs, EditOperation::Match);
        a_left = i;
        b_left = j;
    });
    append_run(runs, EditOperation::OnlyInB, b_left);
    append_run(runs, EditOperation::OnlyInA, a_left);
    std::reverse(runs.begin(), runs.end());
    return runs;
}

}  // namespace minterm
