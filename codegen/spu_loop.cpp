// SPDX-License-Identifier: Apache-2.0
#include "codegen/spu_loop.hpp"

#include <algorithm>
#include <map>
#include <set>

namespace minterm {

using spu::Op;

namespace {

constexpr int kHintReach = 127;  ///< cycles of two instructions before its branch

}  // namespace

SpuLoop::SpuLoop(const SpuFunction& function) : steps_(function.body) {
    add_control(function);
    find_edges(function);
    for (const SpuStep& step : steps_) {
        half_.push_back(is_even(step) ? 0 : 1);
        ++(is_even(step) ? even_ : odd_);
    }
}

void SpuLoop::add_control(const SpuFunction& function) {
    registers_ = function.registers;
    carried_ = function.carried;
    const SpuRegister phi = registers_++;
    count_next_ = registers_++;
    carried_.push_back({phi, function.count, count_next_});
    SpuStep decrement{Op::Ai, count_next_, {phi, kNoSpuRegister, kNoSpuRegister}, -1};
    steps_.push_back(decrement);
    SpuStep hint;
    hint.op = Op::Hbrr;
    hint_ = steps_.size();
    steps_.push_back(hint);
    SpuStep branch;
    branch.op = Op::Brnz;
    branch.sources[2] = count_next_;
    branch_ = steps_.size();
    steps_.push_back(branch);
}

void SpuLoop::find_edges(const SpuFunction& function) {
    std::map<SpuRegister, std::size_t> maker;
    for (std::size_t i = 0; i < steps_.size(); ++i)
        if (steps_[i].target != kNoSpuRegister) maker[steps_[i].target] = i;
    std::map<SpuRegister, SpuRegister> next_of;
    is_next_.assign(steps_.size(), false);
    for (const SpuCarried& carried : carried_) {
        next_of[carried.phi] = carried.next;
        is_next_[maker.at(carried.next)] = true;
    }
    second_half_.assign(steps_.size(), false);
    before_.resize(steps_.size());
    after_.resize(steps_.size());
    for (std::size_t i = 0; i < steps_.size(); ++i) {
        for (SpuRegister source : steps_[i].sources) {
            int distance = 0;
            if (const auto phi = next_of.find(source); phi != next_of.end()) {
                source = phi->second;
                distance = 1;
            }
            const auto from = maker.find(source);
            if (from == maker.end()) continue;
            add_edge(from->second, i,
                     {0, spu::info(steps_[from->second].op).latency, distance, true});
        }
        if (steps_[i].stores && steps_[i].buffer >= 0) second_half_[i] = true;
    }
    second_half_[hint_] = second_half_[branch_] = true;
    for (const SpuStep& step : function.after)
        for (const SpuRegister source : step.sources)
            if (const auto phi = next_of.find(source); phi != next_of.end())
                second_half_[maker[phi->second]] = true;
    order_memory();
}

void SpuLoop::add_edge(std::size_t from, std::size_t to, Edge edge) {
    edge.other = static_cast<std::uint32_t>(to);
    after_[from].push_back(edge);
    edge.other = static_cast<std::uint32_t>(from);
    if (from != to) before_[to].push_back(edge);
}

/// Steps on a buffer that is written stay in order, also from one iteration to the next.
void SpuLoop::order_memory() {
    std::map<std::int32_t, std::vector<std::size_t>> by_buffer;
    std::set<std::int32_t> written;
    for (std::size_t i = 0; i < steps_.size(); ++i) {
        if (steps_[i].buffer < 0) continue;
        by_buffer[steps_[i].buffer].push_back(i);
        if (steps_[i].stores) written.insert(steps_[i].buffer);
    }
    for (const std::int32_t buffer : written) {
        const std::vector<std::size_t>& all = by_buffer[buffer];
        for (std::size_t i = 0; i < all.size(); ++i)
            for (std::size_t j = 0; j < all.size(); ++j) {
                if (!steps_[all[i]].stores && !steps_[all[j]].stores) continue;
                if (i != j) add_edge(all[i], all[j], {0, 1, i < j ? 0 : 1, false});
            }
    }
}

int SpuLoop::least_time(std::size_t step) const {
    if (step == hint_) return std::max(-length_, -1 - kHintReach);
    return second_half_[step] ? -length_ : -2 * length_;
}

int SpuLoop::greatest_time(std::size_t step) const {
    return step == hint_ ? std::max(-1 - spu::kHintCycles - 1, -length_) : -1;
}

/// The earliest and the latest time that those which are placed allow.
std::pair<int, int> SpuLoop::window(std::size_t step) const {
    int latest = greatest_time(step);
    int earliest = least_time(step);
    for (const Edge& edge : after_[step]) {
        if (times_[edge.other] == kUnplaced || edge.other == step) continue;
        const int end = times_[edge.other] + length_ * edge.distance;
        latest = std::min(latest, end - edge.latency);
        earliest = std::max(earliest, end - most_distance(edge));
    }
    for (const Edge& edge : before_[step]) {
        if (times_[edge.other] == kUnplaced) continue;
        const int begin = times_[edge.other] - length_ * edge.distance;
        earliest = std::max(earliest, begin + edge.latency);
        latest = std::min(latest, begin + most_distance(edge));
    }
    return {earliest, latest};
}

/// When what it makes is read for the last time. What is needed after the loop is read there.
int SpuLoop::last_use(std::size_t step) const {
    int last = is_next_[step] ? std::max(0, times_[step]) : times_[step];
    for (const Edge& edge : after_[step])
        if (edge.is_value) last = std::max(last, times_[edge.other] + length_ * edge.distance);
    return last;
}

std::size_t SpuLoop::span(std::size_t step) const {
    const int begin = 2 * times_[step] + static_cast<int>(half_of(step));
    int end = is_next_[step] ? std::max(0, begin + 1) : begin + 1;
    for (const Edge& edge : after_[step]) {
        const int read = 2 * (times_[edge.other] + length_ * edge.distance);
        if (edge.is_value) end = std::max(end, read + static_cast<int>(half_of(edge.other)));
    }
    return static_cast<std::size_t>(end - begin);
}

bool SpuLoop::place() {
    const int most = 3 * bound() + 200;
    for (length_ = bound(); length_ <= most; ++length_)
        if (try_place()) return true;
    return false;
}

/// From the last step to the first, each as late as those that wait for it allow.
bool SpuLoop::try_place() {
    times_.assign(steps_.size(), kUnplaced);
    for (auto& pipe : taken_) pipe.assign(static_cast<std::size_t>(length_), kNobody);
    put(branch_, -1);
    int frontier = -1;  // where the last step for the even pipe was placed
    for (std::size_t step = steps_.size(); step-- > 0;) {
        if (step == branch_) continue;
        auto [earliest, latest] = window(step);
        earliest = std::max(earliest, latest - length_ + 1);
        const bool is_early = steps_[step].frees && frontier < latest;
        if (!(is_early && place_between(step, frontier, earliest)) &&
            !place_between(step, latest, earliest))
            return false;
        if (half_of(step) == 0) frontier = times_[step];
    }
    return true;
}

void SpuLoop::put(std::size_t step, int time) {
    times_[step] = time;
    taken(step)[slot(step)] = step;
}

bool SpuLoop::place_between(std::size_t step, int latest, int earliest) {
    for (int time = latest; time >= earliest; --time)
        if (taken(step)[slot_of(time)] == kNobody) {
            put(step, time);
            return true;
        }
    return false;
}

bool SpuLoop::shorten(int fewer) {
    for (int i = 0; i < fewer; ++i) {
        // From all over the loop, a cycle of which a pipe is free. The branch stays at the end.
        const std::size_t last = taken_[0].size() - 1;
        const std::size_t begin =
            last * static_cast<std::size_t>(i) / static_cast<std::size_t>(fewer);
        std::size_t gap = last;
        for (std::size_t at = 0; at < last && gap == last; ++at) {
            const std::size_t slot = (begin + at) % last;
            if ((taken_[0][slot] == kNobody || taken_[1][slot] == kNobody) &&
                taken_[1][slot] != hint_)
                gap = slot;
        }
        if (gap == last) return false;
        take_out(gap);
    }
    wrong_ = 0;
    for (std::size_t step = 0; step < steps_.size(); ++step) wrong_ += wrong_after(step);
    return times_[hint_] >= least_time(hint_) && times_[hint_] <= greatest_time(hint_);
}

/// Takes a cycle out. What one pipe does in it goes to the nearest one that is free.
void SpuLoop::take_out(std::size_t gap) {
    for (auto& pipe : taken_) {
        const std::size_t step = pipe[gap];
        if (step == kNobody) continue;
        std::size_t place = gap;
        for (std::size_t away = 1; place == gap; ++away) {
            if (away <= gap && pipe[gap - away] == kNobody)
                place = gap - away;
            else if (gap + away < pipe.size() && pipe[gap + away] == kNobody)
                place = gap + away;
        }
        times_[step] += static_cast<int>(place) - static_cast<int>(gap);
        pipe[place] = step;
    }
    for (int& time : times_) {
        const int since = time + 2 * length_;
        const int after = since % length_ > static_cast<int>(gap) ? 1 : 0;
        time = (since / length_ - 2) * (length_ - 1) + since % length_ - after;
    }
    for (auto& pipe : taken_) pipe.erase(pipe.begin() + static_cast<std::ptrdiff_t>(gap));
    --length_;
}

void LiveValues::start(int length, int goal) {
    goal_ = goal;
    missing_ = 0;
    live_.assign(static_cast<std::size_t>(length), 0);
}

void LiveValues::change(Life before, Life now) {
    count<1>(now.from, before.from - 1);
    count<-1>(before.from, now.from - 1);
    count<1>(before.to + 1, now.to);
    count<-1>(now.to + 1, before.to);
}

template <int by>
void LiveValues::count(int from, int to) {
    const auto length = static_cast<int>(live_.size());
    while (from <= to) {
        const int begin = (from + 2 * length) % length;
        const int end = std::min(begin + to - from + 1, length);
        int more = 0;
        for (int slot = begin; slot < end; ++slot) {
            int& values = live_[static_cast<std::size_t>(slot)];
            // Of squares, (over + by)^2 - over^2.
            const int over = values - goal_;
            more += over >= (by > 0 ? 0 : 1) ? 2 * by * over + 1 : 0;
            values += by;
        }
        missing_ += more;
        from += end - begin;
    }
}

/// Of the edges that begin at a step. What it makes of its own last result is written as that is
/// read.
int SpuLoop::wrong_after(std::size_t step) const {
    int total = 0;
    for (const Edge& edge : after_[step])
        if (edge.other != step) total += wrong(edge, times_[step], times_[edge.other]);
    return total;
}

int SpuLoop::wrong_at(std::size_t step) const {
    int total = wrong_after(step);
    for (const Edge& edge : before_[step]) total += wrong(edge, times_[edge.other], times_[step]);
    return total;
}

bool SpuLoop::mend(int goal, std::mt19937& random) {
    constexpr std::size_t kPatience = 40;  // moves of a step, on average, that mend next to nothing
    constexpr std::size_t kMostMoves = 150;  // of a step, on average
    values_.start(length_, goal);
    lives_.assign(steps_.size(), {});
    for (std::size_t i = 0; i < steps_.size(); ++i) reshape(i);
    std::int64_t least = cost();
    std::size_t patience = kPatience * steps_.size();
    std::size_t moves = kMostMoves * steps_.size();
    while (cost() > 0 && patience-- > 0 && moves-- > 0) {
        const std::size_t step = random() % steps_.size();
        if (step == branch_ || step == hint_) continue;
        auto [earliest, latest] = window(step);
        if (earliest > latest) std::swap(earliest, latest);
        earliest = std::max(earliest, least_time(step));
        latest = std::min(latest, greatest_time(step));
        if (earliest >= latest) continue;
        const auto times = static_cast<unsigned>(latest - earliest + 1);
        exchange(step, earliest + static_cast<int>(random() % times));
        if (cost() < least - least / 64) {
            least = cost();
            patience = kPatience * steps_.size();
        }
    }
    return cost() == 0;
}

/// Moves a step, and what is issued at that time to where it was, unless that makes it worse.
void SpuLoop::exchange(std::size_t step, int time) {
    const int old = times_[step];
    const std::size_t from = slot_of(old);
    const std::size_t to = slot_of(time);
    const std::size_t other = taken(step)[to];
    if (from == to || other == branch_ || other == hint_) return;
    const std::int64_t before = cost();
    move(step, time);
    int old_other = 0;
    if (other != kNobody) {
        old_other = times_[other];
        const int later = static_cast<int>(from) - length_;
        const int sooner = later - length_;
        move(other, later);
        if (const std::int64_t wrong_later = wrong_; sooner >= least_time(other)) {
            move(other, sooner);
            if (wrong_later <= wrong_) move(other, later);
        }
    }
    const auto count_values = [&] {
        reshape_around(step);
        if (other != kNobody) reshape_around(other);
    };
    // Most moves are worse however many registers they gain, and values are not counted for them.
    const bool is_counted = kWorseThanRegisters * wrong_ <= before;
    if (is_counted) {
        count_values();
        if (cost() <= before) {
            taken(step)[from] = other;
            taken(step)[to] = step;
            return;
        }
    }
    if (other != kNobody) move(other, old_other);
    move(step, old);
    if (is_counted) count_values();
}

void SpuLoop::move(std::size_t step, int time) {
    wrong_ -= wrong_at(step);
    times_[step] = time;
    wrong_ += wrong_at(step);
}

void SpuLoop::reshape_around(std::size_t step) {
    reshape(step);
    for (const Edge& edge : before_[step])
        if (edge.is_value) reshape(edge.other);
}

/// Counts a step's value in the cycles in which it lives now, and no longer where it did.
void SpuLoop::reshape(std::size_t step) {
    if (steps_[step].target == kNoSpuRegister) return;
    const LiveValues::Life now{times_[step], last_use(step) - 1};
    values_.change(lives_[step], now);
    lives_[step] = now;
}

}  // namespace minterm
