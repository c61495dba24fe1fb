// SPDX-License-Identifier: Apache-2.0
#include "codegen/schedule_spu.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <functional>
#include <map>
#include <set>
#include <utility>

namespace minterm {

namespace {

using spu::Op;

constexpr int kUnplaced = 1 << 28;

/// That `to` is issued at least `latency` cycles after `from`, counted in iterations that are
/// `distance` apart.
struct Edge {
    std::size_t from = 0;
    std::size_t to = 0;
    int latency = 0;
    int distance = 0;
    bool is_value = false;  ///< `to` reads the register that `from` writes
};

/// The loop's steps, what they wait for, and when they are issued: from -2 rounds to -1.
class LoopSchedule {
public:
    explicit LoopSchedule(const SpuFunction& function) : steps_(function.body) {
        add_control(function);
        find_edges(function);
        for (const SpuStep& step : steps_) ++(is_even(step) ? even_ : odd_);
    }

    /// Finds the shortest loop that works, of so many percent of what the pipes need or more.
    bool place(int percent) {
        const int least = std::max({even_, odd_, 1});
        room_left_ = kMostRoomAStep * steps_.size();
        for (length_ = least * percent / 100; length_ <= 3 * least + 200; ++length_)
            if (try_place()) return true;
        return false;
    }

    const std::vector<SpuStep>& steps() const { return steps_; }
    const std::vector<Edge>& edges() const { return edges_; }
    const std::vector<SpuCarried>& carried() const { return carried_; }
    int length() const { return length_; }
    int even() const { return even_; }
    int odd() const { return odd_; }
    int time(std::size_t step) const { return times_[step]; }
    std::size_t slot(std::size_t step) const {
        return static_cast<std::size_t>(times_[step] + 2 * length_) %
               static_cast<std::size_t>(length_);
    }
    bool is_first_half(std::size_t step) const { return times_[step] < -length_; }
    std::size_t branch() const { return branch_; }
    SpuRegister count_next() const { return count_next_; }
    std::uint32_t registers() const { return registers_; }

    static bool is_even(const SpuStep& step) { return spu::info(step.op).pipe == spu::Pipe::Even; }

private:
    void add_control(const SpuFunction& function) {
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

    void find_edges(const SpuFunction& function) {
        std::map<SpuRegister, std::size_t> maker;
        for (std::size_t i = 0; i < steps_.size(); ++i)
            if (steps_[i].target != kNoSpuRegister) maker[steps_[i].target] = i;
        std::map<SpuRegister, SpuRegister> next_of;
        for (const SpuCarried& carried : carried_) next_of[carried.phi] = carried.next;
        second_half_.assign(steps_.size(), false);
        for (std::size_t i = 0; i < steps_.size(); ++i) {
            for (SpuRegister source : steps_[i].sources) {
                int distance = 0;
                if (const auto phi = next_of.find(source); phi != next_of.end()) {
                    source = phi->second;
                    distance = 1;
                }
                const auto from = maker.find(source);
                if (from == maker.end()) continue;
                edges_.push_back(
                    {from->second, i, spu::info(steps_[from->second].op).latency, distance, true});
            }
            if (steps_[i].stores && steps_[i].buffer >= 0) second_half_[i] = true;
        }
        second_half_[hint_] = second_half_[branch_] = true;
        for (const SpuStep& step : function.after)
            for (const SpuRegister source : step.sources)
                if (const auto phi = next_of.find(source); phi != next_of.end())
                    second_half_[maker[phi->second]] = true;
        order_memory();
        incoming_.resize(steps_.size());
        outgoing_.resize(steps_.size());
        for (std::size_t i = 0; i < edges_.size(); ++i) {
            outgoing_[edges_[i].from].push_back(i);
            incoming_[edges_[i].to].push_back(i);
        }
    }

    /// Steps on a buffer that is written stay in order, also from one iteration to the next.
    void order_memory() {
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
                    if (i != j) edges_.push_back({all[i], all[j], 1, i < j ? 0 : 1, false});
                }
        }
    }

    /// From the last step to the first. What is in the way of a step that has no place left makes
    /// room and is placed again; so often, and then the loop is too short. Over all lengths room is
    /// made so often that it takes a second at most.
    bool try_place() {
        times_.assign(steps_.size(), kUnplaced);
        forced_.assign(steps_.size(), 0);
        for (auto& pipe : taken_) pipe.assign(static_cast<std::size_t>(length_), kNobody);
        put(branch_, -1);
        frontier_ = -1;
        waiting_.clear();
        for (std::size_t i = 0; i < steps_.size(); ++i)
            if (i != branch_) waiting_.insert(i);
        std::size_t room = kRoomAStep * steps_.size();
        while (!waiting_.empty()) {
            const std::size_t step = *waiting_.begin();
            waiting_.erase(waiting_.begin());
            if (!place_step(step)) {
                if (room == 0 || room_left_ == 0) return false;
                --room;
                --room_left_;
                force_step(step);
            }
            if (is_even(steps_[step])) frontier_ = times_[step];
        }
        if (room < kRoomAStep * steps_.size()) settle();
        return true;
    }

    /// What made room is early where it stands now: loads move to the latest free places again.
    void settle() {
        for (std::size_t i = steps_.size(); i-- > 0;) {
            if (steps_[i].op != Op::Lqd && steps_[i].op != Op::Lqa) continue;
            evict(i);
            place_step(i);
        }
        waiting_.clear();
    }

    void put(std::size_t step, int time) {
        times_[step] = time;
        taken_[is_even(steps_[step]) ? 0 : 1][slot(step)] = step;
    }

    void evict(std::size_t step) {
        taken_[is_even(steps_[step]) ? 0 : 1][slot(step)] = kNobody;
        times_[step] = kUnplaced;
        waiting_.insert(step);
    }

    int least_time(std::size_t step) const {
        if (step == hint_) return std::max(-length_, -1 - kHintReach);
        return second_half_[step] ? -length_ : -2 * length_;
    }
    int greatest_time(std::size_t step) const {
        return step == hint_ ? std::max(-1 - spu::kHintCycles - 1, -length_) : -1;
    }

    /// From where an edge begins to where it ends, iterations included.
    int distance(const Edge& edge) const {
        return times_[edge.to] + length_ * edge.distance - times_[edge.from];
    }
    /// The next value is not written before the last one has been read.
    int most_distance(const Edge& edge) const { return edge.is_value ? length_ - 1 : kUnplaced; }

    bool place_step(std::size_t step) {
        int latest = greatest_time(step);
        int earliest = least_time(step);
        for (const std::size_t number : outgoing_[step]) {
            const Edge& edge = edges_[number];
            if (times_[edge.to] == kUnplaced || edge.to == step) continue;
            const int end = times_[edge.to] + length_ * edge.distance;
            latest = std::min(latest, end - edge.latency);
            earliest = std::max(earliest, end - most_distance(edge));
        }
        for (const std::size_t number : incoming_[step]) {
            const Edge& edge = edges_[number];
            if (times_[edge.from] == kUnplaced || edge.from == step) continue;
            const int begin = times_[edge.from] - length_ * edge.distance;
            earliest = std::max(earliest, begin + edge.latency);
            latest = std::min(latest, begin + most_distance(edge));
        }
        earliest = std::max(earliest, latest - length_ + 1);
        const bool is_early = steps_[step].frees && frontier_ < latest;
        return (is_early && place_between(step, frontier_, earliest)) ||
               place_between(step, latest, earliest);
    }

    bool place_between(std::size_t step, int latest, int earliest) {
        const std::vector<std::size_t>& taken = taken_[is_even(steps_[step]) ? 0 : 1];
        for (int time = latest; time >= earliest; --time) {
            times_[step] = time;
            if (taken[slot(step)] == kNobody) {
                put(step, time);
                return true;
            }
        }
        times_[step] = kUnplaced;
        return false;
    }

    /// As late as those that wait for it allow, each time it comes to that a cycle earlier.
    void force_step(std::size_t step) {
        int latest = greatest_time(step);
        for (const std::size_t number : outgoing_[step]) {
            const Edge& edge = edges_[number];
            if (times_[edge.to] == kUnplaced || edge.to == step) continue;
            latest = std::min(latest, times_[edge.to] + length_ * edge.distance - edge.latency);
        }
        latest = std::max(latest, least_time(step));
        const int room = std::min(latest - least_time(step) + 1, length_);
        int time = latest - forced_[step]++ % room;
        const std::vector<std::size_t>& taken = taken_[is_even(steps_[step]) ? 0 : 1];
        times_[step] = time;
        if (taken[slot(step)] == branch_) times_[step] = time > least_time(step) ? --time : ++time;
        if (const std::size_t other = taken[slot(step)]; other != kNobody) evict(other);
        put(step, time);
        for (const auto* numbers : {&outgoing_[step], &incoming_[step]})
            for (const std::size_t number : *numbers) {
                const Edge& edge = edges_[number];
                const std::size_t other = edge.from == step ? edge.to : edge.from;
                if (other == step || other == branch_ || times_[other] == kUnplaced) continue;
                if (distance(edge) < edge.latency || distance(edge) > most_distance(edge))
                    evict(other);
            }
    }

    static constexpr int kHintReach = 127;  ///< cycles of two instructions before its branch
    static constexpr std::size_t kNobody = ~std::size_t{0};
    static constexpr std::size_t kRoomAStep = 5;
    static constexpr std::size_t kMostRoomAStep = 60;

    std::vector<SpuStep> steps_;
    std::vector<SpuCarried> carried_;
    std::uint32_t registers_ = 0;
    SpuRegister count_next_ = kNoSpuRegister;
    std::size_t hint_ = 0;
    std::size_t branch_ = 0;
    std::vector<Edge> edges_;
    std::vector<std::vector<std::size_t>> incoming_, outgoing_;  ///< numbers of edges
    std::vector<bool> second_half_;
    int length_ = 0;
    int even_ = 0;
    int odd_ = 0;
    int frontier_ = -1;  ///< where the last step for the even pipe was placed
    std::vector<int> times_;
    std::vector<int> forced_;                        ///< how often a step had no place
    std::size_t room_left_ = 0;                      ///< how often room may still be made
    std::set<std::size_t, std::greater<>> waiting_;  ///< for a place
    std::array<std::vector<std::size_t>, 2> taken_;  ///< by pipe and slot
};

/// Registers of everything. $0 and $1 belong to whoever calls.
class RegisterChoice {
public:
    RegisterChoice(const SpuFunction& function, const LoopSchedule& loop)
        : function_(function), loop_(loop), number_(loop.registers(), -1) {}

    Status run() {
        for (const SpuCarried& carried : loop_.carried())
            number_[carried.next] = number_[carried.phi] = take_own();
        for (const SpuRegister value : values_from_before()) number_[value] = take_own();
        first_shared_ = 2;
        share_in_loop();
        most_ = used() + 2;
        if (highest_shared_ >= lowest_own_) return too_many();
        share_in_line(function_.before,
                      first_shared_ + 1 + static_cast<int>(function_.arguments.size()));
        share_in_line(function_.after, first_shared_);
        if (highest_shared_ >= lowest_own_) return too_many();
        return success();
    }

    std::uint8_t operator[](SpuRegister value) const {
        return value == kNoSpuRegister ? std::uint8_t{0}
                                       : static_cast<std::uint8_t>(number_[value]);
    }
    int used() const { return highest_shared_ - 1 + (128 - lowest_own_); }

private:
    Failure too_many() const {
        return Failure::environment(fmt::format(
            "{}: {} registers are needed, and an SPU has 128; fewer rows (--rows) or a smaller "
            "alphabet need fewer",
            function_.name, most_));
    }

    int take_own() { return --lowest_own_; }

    /// Constants, arguments and results of `before` that later steps read as they are.
    std::set<SpuRegister> values_from_before() const {
        std::set<SpuRegister> constants;
        for (const SpuConstant& constant : function_.constants) constants.insert(constant.target);
        std::set<SpuRegister> before = constants;
        before.insert(function_.arguments.begin(), function_.arguments.end());
        for (const SpuStep& step : function_.before) before.insert(step.target);
        std::set<SpuRegister> used;
        for (const auto* block : {&function_.before, &loop_.steps(), &function_.after})
            for (const SpuStep& step : *block)
                for (const SpuRegister source : step.sources)
                    if (before.count(source) != 0 &&
                        (block != &function_.before || constants.count(source) != 0))
                        used.insert(source);
        for (const SpuCarried& carried : function_.carried)
            if (constants.count(carried.initial) != 0) used.insert(carried.initial);
        return used;
    }

    /// Arcs around the loop, from a definition to the last use. A carried value has its register
    /// alone when the loop begins; in the rounds after that others may have it while it is not
    /// needed, but those of the first half of an iteration, which is begun before the loop is.
    void share_in_loop() {
        const auto length = static_cast<std::size_t>(loop_.length());
        std::vector<int> last(loop_.steps().size());
        for (std::size_t i = 0; i < last.size(); ++i) last[i] = loop_.time(i);
        for (const Edge& edge : loop_.edges())
            if (edge.is_value)
                last[edge.from] =
                    std::max(last[edge.from], loop_.time(edge.to) + loop_.length() * edge.distance);
        const std::size_t own = loop_.carried().size();
        std::vector<std::vector<bool>> busy(own, std::vector<bool>(length, false));
        const auto take = [&](std::size_t choice, std::size_t step) {
            for (std::size_t k = 0; k <= span(last, step); ++k)
                busy[choice][(loop_.slot(step) + k) % length] = true;
        };
        std::vector<std::size_t> order;
        for (std::size_t i = 0; i < loop_.steps().size(); ++i) {
            const SpuRegister value = loop_.steps()[i].target;
            if (value == kNoSpuRegister) continue;
            if (number_[value] < 0) {
                order.push_back(i);
                continue;
            }
            // What is needed after the loop lives to the end of a round.
            last[i] = std::max(last[i], -1);
            take(static_cast<std::size_t>(127 - number_[value]), i);
        }
        // Long arcs first, and those over the end of the loop: they are the hardest to place.
        const auto rank = [&](std::size_t i) {
            const bool is_hard =
                span(last, i) > length / 8 || loop_.slot(i) + span(last, i) >= length;
            return std::tuple(!loop_.is_first_half(i), !is_hard, loop_.slot(i), i);
        };
        std::sort(order.begin(), order.end(),
                  [&](std::size_t a, std::size_t b) { return rank(a) < rank(b); });
        for (const std::size_t i : order) {
            // Of the registers that are free, the one that has been so for the shortest time.
            std::size_t choice = busy.size();
            std::size_t shortest = length;
            for (std::size_t k = loop_.is_first_half(i) ? own : 0; k < busy.size(); ++k) {
                if (!is_free(busy[k], loop_.slot(i), span(last, i))) continue;
                const std::size_t idle = idle_before(busy[k], loop_.slot(i));
                if (idle < shortest) {
                    choice = k;
                    shortest = idle;
                }
            }
            if (choice == busy.size()) busy.emplace_back(length, false);
            take(choice, i);
            number_[loop_.steps()[i].target] = choice < own
                                                   ? 127 - static_cast<int>(choice)
                                                   : first_shared_ + static_cast<int>(choice - own);
        }
        highest_shared_ = first_shared_ + static_cast<int>(busy.size() - own) - 1;
    }

    std::size_t span(const std::vector<int>& last, std::size_t step) const {
        return static_cast<std::size_t>(last[step] - loop_.time(step));
    }

    static std::size_t idle_before(const std::vector<bool>& busy, std::size_t slot) {
        std::size_t idle = 0;
        while (idle + 1 < busy.size() && !busy[(slot + busy.size() - idle - 1) % busy.size()])
            ++idle;
        return idle;
    }

    static bool is_free(const std::vector<bool>& busy, std::size_t slot, std::size_t span) {
        for (std::size_t k = 0; k <= span; ++k)
            if (busy[(slot + k) % busy.size()]) return false;
        return true;
    }

    /// Straight-line code: from the definition to the last use.
    void share_in_line(const std::vector<SpuStep>& block, int first) {
        std::map<SpuRegister, std::size_t> last;
        for (std::size_t i = 0; i < block.size(); ++i)
            for (const SpuRegister source : block[i].sources)
                if (source != kNoSpuRegister) last[source] = i;
        // What the loop begins with is read when all steps are done.
        if (&block == &function_.before) {
            last[function_.count] = block.size();
            for (const SpuCarried& carried : loop_.carried()) last[carried.initial] = block.size();
        }
        std::vector<std::size_t> free_from;
        for (std::size_t i = 0; i < block.size(); ++i) {
            const SpuRegister value = block[i].target;
            if (value == kNoSpuRegister || number_[value] >= 0) continue;
            if (const int own = place_of_initial(value); own >= 0) {
                number_[value] = own;
                continue;
            }
            std::size_t choice = 0;
            while (choice < free_from.size() && free_from[choice] > i) ++choice;
            if (choice == free_from.size()) free_from.push_back(0);
            free_from[choice] = std::max(last[value], i + 1);
            number_[value] = first + static_cast<int>(choice);
            highest_shared_ = std::max(highest_shared_, number_[value]);
        }
    }

    /// The register of the one carried value that begins as this, so that it is made there.
    int place_of_initial(SpuRegister value) const {
        int own = -1;
        int count = 0;
        for (const SpuCarried& carried : loop_.carried())
            if (carried.initial == value) {
                own = number_[carried.next];
                ++count;
            }
        return count == 1 ? own : -1;
    }

    const SpuFunction& function_;
    const LoopSchedule& loop_;
    std::vector<int> number_;
    int lowest_own_ = 128;
    int first_shared_ = 2;
    int highest_shared_ = 1;
    int most_ = 0;
};

class ScheduleWriter {
public:
    ScheduleWriter(const SpuFunction& function, const LoopSchedule& loop,
                   const RegisterChoice& registers)
        : function_(function), loop_(loop), registers_(registers) {}

    SpuSchedule write() {
        for (const SpuConstant& constant : function_.constants) {
            if (!is_placed(constant.target)) continue;
            spu::Instruction load;
            load.op = Op::Lqa;
            load.rt = registers_[constant.target];
            load.immediate = constant.address;
            result_.before.push_back(load);
        }
        // Arguments lie from $3 on, and stay there unless the loop needs them.
        std::uint8_t argument = 3;
        for (const SpuRegister value : function_.arguments) argument_of_[value] = argument++;
        for (const SpuRegister value : function_.arguments)
            if (is_placed(value)) copy(result_.before, registers_[value], argument_of_[value]);
        for (const SpuStep& step : function_.before)
            result_.before.push_back(instruction(step, /*with_arguments=*/true));
        for (const SpuCarried& carried : loop_.carried())
            copy(result_.before, registers_[carried.next], number_before(carried.initial));
        result_.count = registers_[loop_.count_next()];
        write_loop();
        for (const SpuStep& step : function_.after)
            result_.after.push_back(instruction(step, false));
        result_.even = loop_.even();
        result_.odd = loop_.odd();
        result_.registers = registers_.used();
        return std::move(result_);
    }

private:
    bool is_placed(SpuRegister value) const { return registers_[value] != 0xff; }

    std::uint8_t number_before(SpuRegister value) const {
        if (const auto argument = argument_of_.find(value); argument != argument_of_.end())
            return argument->second;
        return registers_[value];
    }

    static void copy(std::vector<spu::Instruction>& to, std::uint8_t target, std::uint8_t source) {
        if (target == source) return;
        spu::Instruction move;
        move.op = Op::Ori;
        move.rt = target;
        move.ra = source;
        to.push_back(move);
    }

    spu::Instruction instruction(const SpuStep& step, bool with_arguments) const {
        const auto number = [&](SpuRegister value) {
            return with_arguments ? number_before(value) : registers_[value];
        };
        spu::Instruction result;
        result.op = step.op;
        result.immediate = step.immediate;
        if (step.sources[0] != kNoSpuRegister) result.ra = number(step.sources[0]);
        if (step.sources[1] != kNoSpuRegister) result.rb = number(step.sources[1]);
        const bool has_target = spu::info(step.op).writes_target;
        if (has_target) result.rt = registers_[step.target];
        if (step.sources[2] != kNoSpuRegister)
            (has_target ? result.rc : result.rt) = number(step.sources[2]);
        return result;
    }

    void write_loop() {
        result_.loop.resize(static_cast<std::size_t>(loop_.length()));
        std::vector<std::pair<int, std::size_t>> first_half;
        for (std::size_t i = 0; i < loop_.steps().size(); ++i) {
            const SpuStep& step = loop_.steps()[i];
            SpuCycle& cycle = result_.loop[loop_.slot(i)];
            const bool is_even = LoopSchedule::is_even(step);
            (is_even ? cycle.even : cycle.odd) = instruction(step, false);
            (is_even ? cycle.even_origin : cycle.odd_origin) = step.origin;
            if (loop_.is_first_half(i)) first_half.emplace_back(loop_.time(i), i);
        }
        std::sort(first_half.begin(), first_half.end());
        for (const auto& [time, i] : first_half)
            result_.ramp.push_back(instruction(loop_.steps()[i], false));
    }

    const SpuFunction& function_;
    const LoopSchedule& loop_;
    const RegisterChoice& registers_;
    std::map<SpuRegister, std::uint8_t> argument_of_;
    SpuSchedule result_;
};

/// Nothing: there is no schedule.
std::optional<Result<SpuSchedule>> schedule_with(const SpuFunction& function, int percent) {
    LoopSchedule loop(function);
    if (!loop.place(percent)) return std::nullopt;
    RegisterChoice registers(function, loop);
    if (Status enough = registers.run(); !enough) return std::move(enough).failure();
    return ScheduleWriter(function, loop, registers).write();
}

Result<SpuSchedule> schedule_or_copy(const SpuFunction& function, int percent, bool shares) {
    const auto form = [&](SpuFunction copied) {
        return shares ? with_copies_shared_out(std::move(copied)) : std::move(copied);
    };
    if (auto schedule = schedule_with(form(function), percent)) return *std::move(schedule);
    if (auto schedule = schedule_with(form(with_next_copied(function)), percent))
        return *std::move(schedule);
    return Failure::internal(function.name + ": no schedule of the loop was found");
}

}  // namespace

Result<SpuSchedule> schedule_spu(const SpuFunction& function) {
    const SpuFunction leaner = with_constants_loaded(function);
    Result<SpuSchedule> best = Failure::internal(function.name + ": no schedule was tried");
    // A loop with room in it has fewer things under way at once, and where the search for room at
    // the shortest lengths was in vain, a longer one to begin with may end shorter.
    for (const int percent : {100, 103, 106, 110, 130, 160})
        for (const SpuFunction* form : {&function, &leaner})
            for (const bool shares : {true, false}) {
                if (shares && odd_ahead(*form) <= 0) continue;
                Result<SpuSchedule> schedule = schedule_or_copy(*form, percent, shares);
                if (!schedule) {
                    if (schedule.failure().kind() != FailureKind::Environment) return schedule;
                    if (!best) best = std::move(schedule);
                    continue;
                }
                if (!best || schedule->loop.size() < best->loop.size()) best = std::move(schedule);
                const auto bound = static_cast<std::size_t>(best->bound());
                // Far beyond the bound steps wait for each other, and room is of no use.
                const std::size_t of_bound = 100 * best->loop.size() / bound;
                if (of_bound <= 105 || of_bound > 120 || percent > 105) return best;
            }
    return best;
}

}  // namespace minterm
