// SPDX-License-Identifier: Apache-2.0
//
// Of a matrix only what is near -> a line for each pair.
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <bit>
#include <limits>
#include <mutex>
#include <utility>
#include <vector>

#include "cli/matrix_output.hpp"
#include "cli/record_names.hpp"

namespace minterm {
namespace {

/// No more queries than these are in hand.
std::size_t most_queries(const MatrixSides& sides) { return sides.mirrored ? 65536 : 4096; }

/// So many answers are passed over together where none of them is near, as nearly all are not.
constexpr std::size_t kAtOnce = 32;

/// No limit is greater, so that differences from it do not overflow.
constexpr std::int64_t kGreatestLimit = std::int64_t{1} << 62;

/// What similarities are compared by: the more similar the less. A similarity is not negative, so
/// its bits are in its own order.
std::int64_t key_of(double similarity) { return -std::bit_cast<std::int64_t>(similarity); }
double similarity_of(std::int64_t key) { return std::bit_cast<double>(-key); }
/// Of what is farther than a bound.
constexpr std::int64_t kFarKey = 1;

/// Whether one of the values is at most `limit`. Without a branch a value, and in operations that
/// vectors of 64-bit numbers have everywhere.
bool any_at_most(std::span<const std::int64_t> values, std::int64_t limit) {
    const std::uint64_t more = static_cast<std::uint64_t>(limit) + 1;
    std::uint64_t signs = 0;
    for (const std::int64_t value : values) signs |= static_cast<std::uint64_t>(value) - more;
    return static_cast<std::int64_t>(signs) < 0;
}

class NearTargets : public MatrixOutput {
public:
    NearTargets(const MatrixSides& sides, const BatchCommandOptions& options)
        : sides_(sides), options_(options), queries_at_once_(most_queries(sides)) {
        if (options.max_distance && *options.max_distance < std::uint64_t{kGreatestLimit})
            bound_ = static_cast<std::int64_t>(*options.max_distance);
        if (sides_.similarity) bound_ = key_of(sides_.similarity->least);
    }

    Status open() { return answers_.open(options_.output); }
    std::size_t queries_at_once() const override { return queries_at_once_; }
    Status finish() override { return answers_.commit(); }

protected:
    /// The part, with keys instead of values where these are similarities; `keys` has them.
    MatrixPart keyed(const MatrixPart& part, std::vector<std::int64_t>& keys) const {
        if (!sides_.similarity) return part;
        keys.resize(part.values.size());
        for (std::size_t i = 0; i < keys.size(); ++i)
            keys[i] = part.values[i] == kMoreThanBound
                          ? kFarKey
                          : key_of(sides_.similarity->of(first_ + part.query, part.targets[i],
                                                         part.values[i]));
        return {part.query, part.targets, keys};
    }

    /// The greatest value of a query in hand that may be within `limit`, which is a value or a key.
    std::optional<std::int64_t> value_bound(std::size_t query, std::int64_t limit) const {
        if (!sides_.similarity) return limit < kGreatestLimit ? std::optional(limit) : std::nullopt;
        return sides_.similarity->greatest_value(first_ + query, similarity_of(limit));
    }

    /// Calls `action` with the place of every value of the part that is at most the limit, which
    /// `limit()` gives and which may become smaller on the way. Stops where it returns false.
    template <typename Limit, typename Action>
    static bool for_each_near(const MatrixPart& part, const Limit& limit, const Action& action) {
        for (std::size_t begin = 0; begin < part.values.size(); begin += kAtOnce) {
            const std::size_t end = std::min(part.values.size(), begin + kAtOnce);
            if (!any_at_most(part.values.subspan(begin, end - begin), limit())) continue;
            for (std::size_t i = begin; i < end; ++i)
                if (part.values[i] <= limit() && !action(i)) return false;
        }
        return true;
    }

    /// Whether the pair has no line: the query itself, or a record that could not be read.
    bool is_left_out(std::size_t query, std::uint32_t target) const {
        return (sides_.same && first_ + query == target) ||
               sides_.queries.failure_of(first_ + query) != nullptr ||
               sides_.targets.failure_of(target) != nullptr;
    }

    /// Writes a line about a query in hand. `value` is a key where that is asked for.
    Status tell(std::size_t query, std::uint32_t target, std::int64_t value) {
        std::string& text = answers_.text();
        const bool json = options_.json;
        if (json) text += "{\"query\":";
        text += sides_.queries.names[first_ + query];
        text += json ? ",\"target\":" : "\t";
        text += sides_.targets.names[target];
        text += !json ? "\t" : sides_.similarity ? ",\"similarity\":" : ",\"result\":";
        if (sides_.similarity)
            append_fraction(text, similarity_of(value));
        else
            append_number(text, value);
        text += json ? "}\n" : "\n";
        return answers_.flush_if_full();
    }

    const MatrixSides sides_;
    const BatchCommandOptions& options_;
    AnswerStream answers_;
    std::int64_t bound_ = kGreatestLimit;  ///< or a key
    std::size_t queries_at_once_;
    std::size_t first_ = 0;
    std::size_t count_ = 0;
};

class TargetsWithinBound : public NearTargets {
public:
    using NearTargets::NearTargets;

    Status begin(std::size_t first, std::size_t count) override {
        first_ = first;
        count_ = count;
        found_.clear();
        return success();
    }

    bool take(const MatrixPart& values) override {
        std::vector<std::int64_t> keys;
        const MatrixPart part = keyed(values, keys);
        std::array<Found, 64> some;
        std::size_t count = 0;
        const auto limit = [this] { return bound_; };
        const bool kept = for_each_near(part, limit, [&](std::size_t i) {
            if (is_left_out(part.query, part.targets[i])) return true;
            some[count++] = {static_cast<std::uint32_t>(part.query), part.targets[i],
                             part.values[i]};
            if (count < some.size()) return true;
            return keep(std::span(some.data(), std::exchange(count, 0)));
        });
        return kept && (count == 0 || keep(std::span(some.data(), count)));
    }

    QueryBound query_bound() override {
        if (!sides_.similarity) return {};
        return [this](std::size_t query) { return value_bound(query, bound_); };
    }

    Status make_room() override {
        // What one query finds is kept whatever it takes.
        queries_at_once_ = std::max<std::size_t>(1, count_ / 2);
        return success();
    }

    Status end() override {
        std::sort(found_.begin(), found_.end(), [](const Found& x, const Found& y) {
            return x.query != y.query ? x.query < y.query : x.target < y.target;
        });
        for (const Found& found : found_) {
            MINTERM_TRY([[maybe_unused]] const Unit told,
                        tell(found.query, found.target, found.value));
        }
        return answers_.flush();
    }

private:
    struct Found {
        std::uint32_t query;
        std::uint32_t target;
        std::int64_t value;
    };

    bool keep(std::span<const Found> some) {
        const std::lock_guard lock(mutex_);
        if (count_ > 1 && found_.size() + some.size() > sides_.answer_bytes() / sizeof(Found))
            return false;
        found_.insert(found_.end(), some.begin(), some.end());
        return true;
    }

    std::mutex mutex_;
    std::vector<Found> found_;
};

class NearestTargets : public NearTargets {
public:
    NearestTargets(const MatrixSides& sides, const BatchCommandOptions& options, std::size_t count)
        : NearTargets(sides, options), most_(std::min(count, sides.targets.size())) {
        const std::size_t bytes = std::max<std::size_t>(1, most_ * sizeof(Neighbor));
        queries_at_once_ =
            std::clamp<std::size_t>(sides.answer_bytes() / bytes, 1, most_queries(sides));
    }

    Status begin(std::size_t first, std::size_t count) override {
        first_ = first;
        count_ = count;
        nearest_.resize(count);
        for (std::vector<Neighbor>& neighbors : nearest_) neighbors.clear();
        return success();
    }

    bool take(const MatrixPart& values) override {
        std::vector<std::int64_t> keys;
        const MatrixPart part = keyed(values, keys);
        const std::lock_guard lock(mutexes_[part.query % mutexes_.size()]);
        std::vector<Neighbor>& heap = nearest_[part.query];
        std::uint32_t first = std::numeric_limits<std::uint32_t>::max();
        for (const std::uint32_t target : part.targets) first = std::min(first, target);
        // One that is as far as the farthest may still come before it.
        const auto limit = [&] {
            if (heap.size() < most_) return bound_;
            return heap.front().value - (heap.front().target < first ? 1 : 0);
        };
        return for_each_near(part, limit, [&](std::size_t i) {
            const Neighbor neighbor{part.values[i], part.targets[i]};
            if (is_left_out(part.query, neighbor.target)) return true;
            if (heap.size() == most_) {
                if (!(neighbor < heap.front())) return true;
                std::pop_heap(heap.begin(), heap.end());
                heap.pop_back();
            }
            heap.push_back(neighbor);
            std::push_heap(heap.begin(), heap.end());
            return true;
        });
    }

    Status make_room() override { return success(); }

    QueryBound query_bound() override {
        return [this](std::size_t query) -> std::optional<std::int64_t> {
            const std::lock_guard lock(mutexes_[query % mutexes_.size()]);
            const std::vector<Neighbor>& heap = nearest_[query];
            return value_bound(query,
                               heap.size() < most_ || most_ == 0 ? bound_ : heap.front().value);
        };
    }

    Status end() override {
        for (std::size_t query = 0; query < count_; ++query) {
            std::vector<Neighbor>& heap = nearest_[query];
            std::sort_heap(heap.begin(), heap.end());
            for (const Neighbor& neighbor : heap) {
                MINTERM_TRY([[maybe_unused]] const Unit told,
                            tell(query, neighbor.target, neighbor.value));
            }
        }
        return answers_.flush();
    }

private:
    struct Neighbor {
        std::int64_t value;
        std::uint32_t target;

        bool operator<(const Neighbor& other) const {
            return value != other.value ? value < other.value : target < other.target;
        }
    };

    std::size_t most_;
    std::vector<std::vector<Neighbor>> nearest_;  ///< heaps, the farthest first, one a query
    std::array<std::mutex, 64> mutexes_;          ///< each for every 64th query
};

template <typename Output>
Result<std::unique_ptr<MatrixOutput>> opened(std::unique_ptr<Output> output) {
    MINTERM_TRY([[maybe_unused]] const Unit opened, output->open());
    return std::unique_ptr<MatrixOutput>(std::move(output));
}

}  // namespace

Result<std::unique_ptr<MatrixOutput>> targets_within_bound(const MatrixSides& sides,
                                                           const BatchCommandOptions& options) {
    return opened(std::make_unique<TargetsWithinBound>(sides, options));
}

Result<std::unique_ptr<MatrixOutput>> nearest_targets(const MatrixSides& sides,
                                                      const BatchCommandOptions& options,
                                                      std::size_t count) {
    return opened(std::make_unique<NearestTargets>(sides, options, count));
}

}  // namespace minterm
