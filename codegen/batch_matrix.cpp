// SPDX-License-Identifier: Apache-2.0
#include "codegen/batch_matrix.hpp"

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <memory>
#include <numeric>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "codegen/batch_groups.hpp"
#include "codegen/block_edges.hpp"
#include "codegen/lane_shares.hpp"
#include "runtime/support/run_jobs.hpp"
#include "synth/interpret.hpp"
#include "synth/symmetry.hpp"

namespace minterm {
namespace {

using Indices = std::span<const std::uint32_t>;

/// Targets are taken in chunks of as many groups as the driver loads at once. Within a chunk they
/// are sorted by length; chunks follow the order of the targets, so that the answers of a chunk lie
/// side by side. Where there are too few chunks for the threads, the queries are cut into slices,
/// and every thread that takes a slice loads the chunk of its own.
///
/// So many queries run over a group before the next group has its turn; more of them where their
/// answers are also told the other way round, some at a time.
constexpr std::size_t kQueriesAtOnce = 4;
constexpr std::size_t kMirroredAtOnce = 32;
/// So many jobs a thread, for all to end at about the same time.
constexpr std::size_t kJobsOfThread = 8;
/// To tell an answer once more takes as long as to compute about so many cells (measured on an AMD
/// EPYC, avx2).
constexpr std::uint64_t kCellsAsDearAsTelling = 200;

/// Which pairs of two queries are computed in one order and told in both. Chunks of targets that
/// are all queries come in an order, and so do groups within one. A query of an earlier group or
/// chunk is computed with the targets of a later one, and not the other way round; within a group
/// both orders are computed, which costs nothing. Pairs that are run alone come in the order of the
/// queries, and have those of them that are batched with them.
class Mirror {
public:
    static constexpr std::uint32_t kNone = std::numeric_limits<std::uint32_t>::max();

    Mirror() = default;
    /// `batched`: targets in order.
    Mirror(std::size_t first, std::size_t queries, Indices batched, std::size_t chunk_size)
        : first_(first), queries_(queries), chunk_of_(queries, kNone) {
        for (std::size_t begin = 0; begin < batched.size(); begin += chunk_size) {
            const Indices chunk =
                batched.subspan(begin, std::min(chunk_size, batched.size() - begin));
            if (!is_query(chunk.front()) || !is_query(chunk.back())) continue;
            for (const std::uint32_t target : chunk)
                chunk_of_[query_of(target)] = static_cast<std::uint32_t>(begin / chunk_size);
        }
    }

    bool any() const { return queries_ > 0; }
    bool is_query(std::uint32_t target) const {
        return target >= first_ && target - first_ < queries_;
    }
    std::size_t query_of(std::uint32_t target) const { return target - first_; }
    std::uint32_t target_of(std::size_t query) const {
        return static_cast<std::uint32_t>(first_ + query);
    }
    /// The chunk of a batched query, or kNone where not all of that are queries.
    std::uint32_t chunk_of(std::size_t query) const {
        return queries_ == 0 ? kNone : chunk_of_[query];
    }

private:
    std::size_t first_ = 0;
    std::size_t queries_ = 0;  ///< 0: nothing is told twice
    std::vector<std::uint32_t> chunk_of_;
};

/// What is true of all chunks, and what comes of them.
struct MatrixPlan {
    std::vector<std::uint32_t> batched;  ///< targets that are computed side by side
    std::vector<std::uint32_t> others;   ///< those that are empty or too long
    std::vector<std::uint32_t> all;
    std::size_t chunk_size = 1;
    std::size_t slices = 1;  ///< of the queries of each chunk
    Mirror mirror;
    std::atomic<std::uint64_t> cells_computed{0};
    std::atomic<std::uint64_t> pairs_alone{0};
    AloneLayouts alone_layouts;
    std::atomic<double> device_seconds{0};

    std::size_t chunks() const { return (batched.size() + chunk_size - 1) / chunk_size; }
    std::size_t jobs_of_chunks() const { return chunks() * slices; }

    std::span<std::uint32_t> chunk(std::size_t number) {
        const std::size_t begin = number * chunk_size;
        return std::span(batched).subspan(begin, std::min(chunk_size, batched.size() - begin));
    }
};

/// A part of what is done in rounds, for one of many slices of them.
struct Rounds {
    std::size_t begin = 0;
    std::size_t end = 0;

    Rounds(std::size_t rounds, std::size_t slice, std::size_t slices)
        : begin(rounds * slice / slices), end(rounds * (slice + 1) / slices) {}
};

/// One thread's way through a matrix: a job is a chunk of targets with a slice of the queries or,
/// after those, a query with what is computed pair by pair.
class MatrixWorker {
public:
    MatrixWorker(const BatchCall& call, MatrixPlan& plan, const MatrixConsumer& consumer)
        : call_(call),
          plan_(plan),
          consumer_(consumer),
          driver_(call.make_driver()),
          alone_(call.recurrence, call.run.gaps.has_value(), call.target, call.options, call.store,
                 plan.alone_layouts) {}

    Status operator()(std::size_t job) {
        // Later chunks have more to do where answers are mirrored.
        if (job < plan_.jobs_of_chunks())
            return run_chunk(plan_.chunks() - 1 - job / plan_.slices, job % plan_.slices);
        const std::size_t query = job - plan_.jobs_of_chunks();
        if (!call_.is_batched(call_.a[query])) return run_alone(query, plan_.all);
        return plan_.others.empty() ? success() : run_alone(query, plan_.others);
    }

private:
    Status run_chunk(std::size_t number, std::size_t slice) {
        if (loaded_ != number) {
            loaded_.reset();
            MINTERM_TRY([[maybe_unused]] const Unit done, load_chunk(number));
            loaded_ = number;
        }
        const std::uint64_t before = driver_->cells_computed();
        const Status done = is_mirrored(number) ? run_mirrored(number, slice) : run_groups(slice);
        plan_.cells_computed += driver_->cells_computed() - before;
        plan_.device_seconds = driver_->device_seconds();  // a device has one thread
        return done;
    }

    /// Each group at a place of its own but the last one, where queries share its lanes.
    Status load_chunk(std::size_t number) {
        const Indices chunk = plan_.chunk(number);
        const std::size_t lanes = call_.lanes();
        groups_.clear();
        texts_.clear();
        shared_.reset();
        std::vector<PlaceTexts> places;
        for (const std::uint32_t target : chunk) texts_.push_back(call_.coded_b[target]);
        for (std::size_t first = 0; first < chunk.size(); first += lanes) {
            const std::size_t count = std::min(lanes, chunk.size() - first);
            groups_.push_back(chunk.subspan(first, count));
            places.push_back({std::span(texts_).subspan(first, count), {count}});
        }
        if (!is_mirrored(number)) {
            list_batched_queries();
            shared_ = share_last_group(batched_queries_.size(), chunk.size(), lanes,
                                       driver_->most_shares());
        }
        std::vector<std::vector<SymbolSpan>> texts_of_lanes;
        if (shared_) {
            const std::span<const SymbolSpan> texts = places.back().texts;
            places.pop_back();
            for (const std::vector<LaneShare>& shares : shared_->places) {
                std::vector<SymbolSpan>& lane_texts = texts_of_lanes.emplace_back();
                std::vector<std::size_t> ends;
                for (const LaneShare& share : shares) {
                    const auto own = texts.subspan(share.first_target, share.targets);
                    lane_texts.insert(lane_texts.end(), own.begin(), own.end());
                    lane_texts.resize(share.end_lane, own.back());
                    ends.push_back(share.end_lane);
                }
                places.push_back({lane_texts, std::move(ends)});
            }
        }
        return driver_->load_targets(places);
    }

    /// A slice of the queries with all targets of a chunk.
    Status run_groups(std::size_t slice) {
        std::vector<std::size_t> order(groups_.size() - (shared_ ? 1 : 0));
        std::iota(order.begin(), order.end(), std::size_t{0});
        // A bound that falls falls soonest where lengths are alike.
        const bool by_length = static_cast<bool>(call_.options.query_bound);
        const std::size_t at_once = by_length ? 1 : kQueriesAtOnce;
        const Rounds rounds((call_.a.size() + at_once - 1) / at_once, slice, plan_.slices);
        for (std::size_t round = rounds.begin; round < rounds.end; ++round) {
            const std::size_t first = round * at_once;
            const std::size_t end = std::min(call_.a.size(), first + at_once);
            if (by_length) order_by_nearness(call_.a[first].size(), order);
            for (const std::size_t g : order) {
                for (std::size_t query = first; query < end; ++query) {
                    if (!call_.is_batched(call_.a[query])) continue;
                    MINTERM_TRY([[maybe_unused]] const Unit listed,
                                list({query, g, bound_of(query), std::nullopt}));
                }
            }
        }
        MINTERM_TRY([[maybe_unused]] const Unit done, run_listed());
        return shared_ ? run_shared(slice) : success();
    }

    void list_batched_queries() {
        if (!batched_queries_.empty()) return;
        for (std::uint32_t query = 0; query < call_.a.size(); ++query)
            if (call_.is_batched(call_.a[query])) batched_queries_.push_back(query);
        sort_by_length(call_.a, batched_queries_);
    }

    /// A slice of the queries with the targets of the group whose lanes they share.
    Status run_shared(std::size_t slice) {
        const std::size_t at_once = shared_->queries;
        const Rounds rounds((batched_queries_.size() + at_once - 1) / at_once, slice, plan_.slices);
        for (std::size_t place = 0; place < shared_->places.size(); ++place)
            for (std::size_t round = rounds.begin; round < rounds.end; ++round) {
                MINTERM_TRY([[maybe_unused]] const Unit done,
                            run_round(place, std::span(batched_queries_).subspan(round * at_once)));
            }
        return success();
    }

    /// The first of these queries at one of the places whose lanes they share.
    Status run_round(std::size_t place, std::span<const std::uint32_t> queries) {
        const Indices members = groups_.back();
        const std::size_t shortest = call_.b[members.front()].size();
        const std::size_t longest = call_.b[members.back()].size();
        const std::vector<LaneShare>& shares = shared_->places[place];
        std::vector<SymbolSpan> strings(shares.size());
        std::vector<bool> is_wanted(shares.size());
        std::vector<std::optional<std::int64_t>> bounds(shares.size());
        std::optional<std::int64_t> most = std::numeric_limits<std::int64_t>::min();
        SymbolSpan any;
        for (std::size_t i = 0; i < shares.size(); ++i) {
            const LaneShare& share = shares[i];
            if (share.query >= queries.size()) continue;
            const std::uint32_t query = queries[share.query];
            const std::size_t length = call_.a[query].size();
            bounds[i] = bound_of(query);
            if (too_different(call_.run.gaps, bounds[i], length,
                              std::clamp(length, shortest, longest))) {
                values_.assign(share.targets, kMoreThanBound);
                MINTERM_TRY(
                    [[maybe_unused]] const Unit told,
                    tell({query, members.subspan(share.first_target, share.targets), values_}));
                continue;
            }
            is_wanted[i] = true;
            strings[i] = any = call_.coded_a[query];
            most = greater_bound(most, bounds[i]);
        }
        if (any.empty()) return success();
        for (std::size_t i = 0; i < shares.size(); ++i)
            if (!is_wanted[i]) strings[i] = any;
        const QueryGroup task{strings, groups_.size() - 1 + place, most};
        const auto take_shares = [&](std::size_t, GroupDriver::Answers answers) -> Status {
            for (std::size_t i = 0; i < shares.size(); ++i) {
                if (!is_wanted[i]) continue;
                const LaneShare& share = shares[i];
                const auto own = answers.subspan(share.first_lane, share.targets);
                values_.assign(own.begin(), own.end());
                for (std::int64_t& value : values_) value = AloneRunner::within(value, bounds[i]);
                MINTERM_TRY([[maybe_unused]] const Unit told,
                            tell({queries[share.query],
                                  members.subspan(share.first_target, share.targets), values_}));
            }
            return success();
        };
        return driver_->run_queries({&task, 1}, take_shares);
    }

    bool is_mirrored(std::size_t chunk) const {
        if (call_.are_exchanged) return true;
        const std::uint32_t target = plan_.batched[chunk * plan_.chunk_size];
        return plan_.mirror.is_query(target) &&
               plan_.mirror.chunk_of(plan_.mirror.query_of(target)) == chunk;
    }

    /// A slice of the queries of the chunk, of those before it, and of none, with all targets of
    /// later groups; of exchanged sides, a slice of all queries with all targets.
    Status run_mirrored(std::size_t chunk, std::size_t slice) {
        const Mirror& mirror = plan_.mirror;
        struct Query {
            std::size_t query = 0;
            std::size_t group = 0;  ///< in this chunk
            bool is_here = false;   ///< it has such
            bool is_told_twice = false;
        };
        std::vector<Query> queries;
        for (std::size_t query = 0; query < call_.a.size(); ++query) {
            const std::uint32_t its_chunk = mirror.chunk_of(query);
            if (call_.is_batched(call_.a[query]) &&
                (its_chunk == Mirror::kNone || its_chunk < chunk))
                queries.push_back(
                    {query, 0, false, call_.are_exchanged || its_chunk != Mirror::kNone});
        }
        for (std::size_t g = 0; !call_.are_exchanged && g < groups_.size(); ++g)
            for (const std::uint32_t target : groups_[g])
                queries.push_back({mirror.query_of(target), g, true, true});

        std::vector<std::size_t> order(groups_.size());
        std::iota(order.begin(), order.end(), std::size_t{0});
        // A bound that falls falls soonest where lengths are alike.
        if (call_.options.query_bound)
            std::stable_sort(queries.begin(), queries.end(), [&](const Query& x, const Query& y) {
                return call_.a[x.query].size() < call_.a[y.query].size();
            });
        const std::size_t at_once = std::max(kMirroredAtOnce, driver_->groups_at_once());
        const Rounds rounds((queries.size() + at_once - 1) / at_once, slice, plan_.slices);
        for (std::size_t round = rounds.begin; round < rounds.end; ++round) {
            const std::size_t first = round * at_once;
            const std::span<const Query> some =
                std::span(queries).subspan(first, std::min(at_once, queries.size() - first));
            if (call_.options.query_bound)
                order_by_nearness(call_.a[some.front().query].size(), order);
            for (const std::size_t g : order) {
                const Indices members = groups_[g];
                const std::optional<std::int64_t> members_bound = bound_of_all(members);
                mirrored_width_ = some.size();
                mirrored_.resize(members.size() * mirrored_width_);
                mirrored_targets_.clear();
                for (const Query& one : some) {
                    if (one.is_here && g < one.group) continue;
                    const bool twice = one.is_told_twice && !(one.is_here && g == one.group);
                    std::optional<std::int64_t> bound = members_bound;
                    if (!call_.are_exchanged) {
                        bound = bound_of(one.query);
                        if (twice) bound = greater_bound(bound, members_bound);
                    }
                    std::optional<std::size_t> column;
                    if (twice) {
                        column = mirrored_targets_.size();
                        mirrored_targets_.push_back(mirror.target_of(one.query));
                    }
                    MINTERM_TRY([[maybe_unused]] const Unit listed,
                                list({one.query, g, bound, column}));
                }
                MINTERM_TRY([[maybe_unused]] const Unit done, run_listed());
                if (mirrored_targets_.empty()) continue;
                for (std::size_t i = 0; i < members.size(); ++i) {
                    const auto values = std::span<const std::int64_t>(mirrored_).subspan(
                        i * mirrored_width_, mirrored_targets_.size());
                    MINTERM_TRY([[maybe_unused]] const Unit told,
                                tell({mirror.query_of(members[i]), mirrored_targets_, values}));
                }
            }
        }
        return success();
    }

    /// Brings numbers of groups into the order of how near their lengths are to `length`.
    void order_by_nearness(std::size_t length, std::span<std::size_t> order) const {
        const auto far = [&](std::size_t g) {
            const std::size_t shortest = call_.b[groups_[g].front()].size();
            const std::size_t longest = call_.b[groups_[g].back()].size();
            return length < shortest ? shortest - length : length - std::min(length, longest);
        };
        std::sort(order.begin(), order.end(), [&](std::size_t x, std::size_t y) {
            return std::pair(far(x), x) < std::pair(far(y), y);
        });
    }

    /// A query and a group of targets.
    struct Listed {
        std::size_t query = 0;
        std::size_t group = 0;
        std::optional<std::int64_t> bound;
        std::optional<std::size_t> column;  ///< of `mirrored_`, where it is told twice
    };

    /// Notes what is to be computed, and has it computed when the driver has enough to do. What
    /// lengths say of all targets is told at once.
    Status list(const Listed& one) {
        const std::size_t length = call_.a[one.query].size();
        const Indices members = groups_[one.group];
        const std::size_t shortest = call_.b[members.front()].size();
        const std::size_t longest = call_.b[members.back()].size();
        // The target whose length is nearest to the query's.
        if (too_different(call_.run.gaps, one.bound, length,
                          std::clamp(length, shortest, longest))) {
            values_.assign(members.size(), kMoreThanBound);
            return take(one, values_);
        }
        listed_.push_back(one);
        return listed_.size() < driver_->groups_at_once() ? success() : run_listed();
    }

    Status run_listed() {
        tasks_.clear();
        for (const Listed& one : listed_)
            tasks_.push_back({call_.coded_a.subspan(one.query, 1), one.group, one.bound});
        const Status done =
            driver_->run_queries(tasks_, [&](std::size_t task, GroupDriver::Answers values) {
                return take(listed_[task], values);
            });
        listed_.clear();
        return done;
    }

    Status take(const Listed& one, GroupDriver::Answers values) {
        for (std::size_t i = 0; one.column && i < values.size(); ++i)
            mirrored_[i * mirrored_width_ + *one.column] = values[i];
        return call_.are_exchanged ? success() : tell({one.query, groups_[one.group], values});
    }

    Status run_alone(std::size_t query, Indices targets) {
        const Mirror& mirror = plan_.mirror;
        const SymbolSpan a = call_.a[query];
        const bool a_is_batched = call_.is_batched(a);
        const bool exchanged = call_.are_exchanged;
        std::optional<std::int64_t> bound = exchanged ? std::nullopt : bound_of(query);
        values_.clear();
        targets_of_values_.clear();
        const auto tell_all = [&]() -> Status {
            if (!exchanged) {
                MINTERM_TRY([[maybe_unused]] const Unit told,
                            tell({query, targets_of_values_, values_}));
            }
            const auto itself = static_cast<std::uint32_t>(query);
            for (std::size_t i = 0; exchanged && i < values_.size(); ++i) {
                MINTERM_TRY([[maybe_unused]] const Unit told,
                            tell({targets_of_values_[i], {&itself, 1}, {&values_[i], 1}}));
            }
            values_.clear();
            targets_of_values_.clear();
            return success();
        };
        for (const std::uint32_t target : targets) {
            const SymbolSpan b = call_.b[target];
            bool twice = false;
            std::optional<std::int64_t> most = exchanged ? bound_of(target) : bound;
            if (mirror.is_query(target)) {
                const std::size_t other = mirror.query_of(target);
                // The other one's turn, see Mirror.
                if (a_is_batched || (!call_.is_batched(b) && other < query)) continue;
                twice = other != query;
                if (twice) most = greater_bound(bound, bound_of(other));
            }
            std::int64_t value = kMoreThanBound;
            if (a.empty() || b.empty()) {
                value = AloneRunner::within(
                    boundary_answer(call_.recurrence, a.size(), b.size()).value, most);
            } else if (!too_different(call_.run.gaps, most, a.size(), b.size())) {
                MINTERM_TRY(value, alone_.run(a, b, most));
                ++plan_.pairs_alone;
            }
            values_.push_back(value);
            targets_of_values_.push_back(target);
            if (twice) {
                const std::uint32_t itself = mirror.target_of(query);
                MINTERM_TRY([[maybe_unused]] const Unit told,
                            tell({mirror.query_of(target), {&itself, 1}, {&value, 1}}));
            }
            if (call_.options.query_bound && !a.empty()) {
                MINTERM_TRY([[maybe_unused]] const Unit told, tell_all());
                if (!exchanged) bound = bound_of(query);
            }
        }
        return values_.empty() ? success() : tell_all();
    }

    /// Of one of the queries as they were given.
    std::optional<std::int64_t> bound_of(std::size_t query) const {
        return call_.options.query_bound ? call_.options.query_bound(query) : call_.options.bound;
    }

    /// What no bound of these targets, which are queries, exceeds.
    std::optional<std::int64_t> bound_of_all(Indices members) const {
        if (!call_.options.query_bound) return call_.options.bound;
        std::optional<std::int64_t> bound = std::numeric_limits<std::int64_t>::min();
        for (const std::uint32_t target : members) {
            if (!bound) break;
            bound = greater_bound(bound, bound_of(plan_.mirror.query_of(target)));
        }
        return bound;
    }

    static std::optional<std::int64_t> greater_bound(std::optional<std::int64_t> x,
                                                     std::optional<std::int64_t> y) {
        return x && y ? std::optional(std::max(*x, *y)) : std::nullopt;
    }

    Status tell(const MatrixPart& part) {
        if (consumer_(part)) return success();
        return Failure::environment("stopped before the end");
    }

    const BatchCall& call_;
    MatrixPlan& plan_;
    const MatrixConsumer& consumer_;
    std::unique_ptr<GroupDriver> driver_;
    AloneRunner alone_;
    std::optional<std::size_t> loaded_;  ///< the chunk whose targets the driver has
    std::vector<Indices> groups_;        ///< of the chunk
    std::optional<LanePlan> shared_;     ///< of the last group, whose places are the last ones
    std::vector<std::uint32_t> batched_queries_;  ///< by their lengths
    std::vector<SymbolSpan> texts_;
    std::vector<Listed> listed_;
    std::vector<QueryGroup> tasks_;
    std::vector<std::int64_t> values_;
    std::vector<std::uint32_t> targets_of_values_;  ///< that are run alone
    std::vector<std::int64_t> mirrored_;            ///< a row a member of a group
    std::size_t mirrored_width_ = 0;
    std::vector<std::uint32_t> mirrored_targets_;  ///< of these rows' columns
};

}  // namespace

Status run_matrix(const BatchCall& call, const MatrixConsumer& consumer, BatchReport& report) {
    MatrixPlan plan;
    for (std::uint32_t t = 0; t < call.b.size(); ++t) {
        plan.all.push_back(t);
        (call.is_batched(call.b[t]) ? plan.batched : plan.others).push_back(t);
    }
    const std::size_t letters = std::size_t{1} << std::min<std::size_t>(8, call.run.a.planes());
    const std::size_t group_bytes =
        std::max<std::size_t>(1, call.run.top.size()) * letters * call.run.kernel.word_bytes() *
        static_cast<std::size_t>(std::max(1, call.run.kernel.predicates));
    MINTERM_TRY(std::size_t groups_in_chunk, call.make_driver()->places_at_once(group_bytes));
    const std::size_t groups = (plan.batched.size() + call.lanes() - 1) / call.lanes();
    const auto threads = static_cast<std::size_t>(call.team.threads());
    // Where few strings meet each group a chunk has to be loaded once, not by every thread.
    if (call.are_exchanged && threads > 1)
        groups_in_chunk = std::clamp<std::size_t>(groups / (2 * threads), 1, groups_in_chunk);
    plan.chunk_size = groups_in_chunk * call.lanes();
    const bool is_worth_it =
        report.cells / kCellsAsDearAsTelling >= std::uint64_t{call.a.size()} * call.b.size();
    if (call.options.first_query_target && is_worth_it && is_symmetric(call.recurrence))
        plan.mirror =
            Mirror(*call.options.first_query_target, call.a.size(), plan.batched, plan.chunk_size);
    report.groups = groups;
    report.are_exchanged = call.are_exchanged;
    report.is_mirrored = plan.mirror.any();
    const auto batched_queries = static_cast<std::size_t>(std::count_if(
        call.a.begin(), call.a.end(), [&](SymbolSpan text) { return call.is_batched(text); }));
    if (!report.are_exchanged && !report.is_mirrored && groups > 0) {
        const std::optional<LanePlan> shares = share_last_group(
            batched_queries, plan.batched.size(), call.lanes(), call.make_driver()->most_shares());
        report.sharing_queries = shares ? shares->queries : 0;
        report.shared_words = shares ? shares->places.size() : 0;
    }
    if (threads > 1 && plan.chunks() > 0)
        plan.slices = std::max<std::size_t>(1, threads * kJobsOfThread / plan.chunks());
    const auto sort_chunk = [&](std::size_t number) {
        sort_by_length(call.b, plan.chunk(number));
        return success();
    };
    MINTERM_TRY([[maybe_unused]] const Unit sorted,
                run_jobs(call.team, plan.chunks(), [&] { return sort_chunk; }));
    const bool any_alone = !plan.others.empty() || batched_queries < call.a.size();
    report.threads = static_cast<int>(
        std::clamp<std::size_t>(plan.jobs_of_chunks() + (any_alone ? call.a.size() : 0), 1,
                                static_cast<std::size_t>(call.team.threads())));
    const auto make_worker = [&] { return MatrixWorker(call, plan, consumer); };
    if (Status done = run_jobs(call.team, plan.jobs_of_chunks() + call.a.size(), make_worker);
        !done)
        return std::move(done).failure();
    report.cells_computed = plan.cells_computed;
    report.pairs_alone = plan.pairs_alone;
    report.pairs_too_long = is_for_one_pair(call.options.layout) ? 0 : report.pairs_alone;
    report.alone_layouts = plan.alone_layouts.take();
    report.device_seconds = plan.device_seconds;
    return success();
}

}  // namespace minterm
