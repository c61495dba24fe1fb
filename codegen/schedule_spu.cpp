// SPDX-License-Identifier: Apache-2.0
#include "codegen/schedule_spu.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <limits>
#include <map>
#include <random>
#include <set>
#include <tuple>
#include <utility>

#include "codegen/spu_loop.hpp"

namespace minterm {

namespace {

using spu::Op;

/// The half cycles of a loop, of its even and its odd instructions, in which a register is taken.
class TakenHalves {
public:
    explicit TakenHalves(std::size_t halves) : halves_(halves), taken_((halves + 63) / 64) {}

    bool is_free(std::size_t from, std::size_t count) const {
        // Most that are not free are taken here already.
        if ((taken_[from / 64] >> (from % 64) & 1U) != 0) return count == 0;
        bool free = true;
        for_words(from, count, [&](std::size_t word, std::uint64_t mask) {
            free = free && (taken_[word] & mask) == 0;
        });
        return free;
    }

    void take(std::size_t from, std::size_t count) {
        for_words(from, count, [&](std::size_t word, std::uint64_t mask) { taken_[word] |= mask; });
    }

    std::size_t idle_before(std::size_t from) const {
        std::size_t idle = 0;
        while (idle < halves_) {
            const std::size_t end = from > idle ? from - idle : from + halves_ - idle;
            const std::size_t bits = (end - 1) % 64 + 1;
            const std::uint64_t before = taken_[(end - 1) / 64] << (64 - bits);
            if (before != 0) return idle + static_cast<std::size_t>(std::countl_zero(before));
            idle += bits;
        }
        return halves_;
    }

private:
    template <typename Use>
    void for_words(std::size_t from, std::size_t count, const Use& use) const {
        while (count > 0) {
            const std::size_t bit = from % 64;
            const std::size_t bits = std::min({count, 64 - bit, halves_ - from});
            use(from / 64, (~std::uint64_t{0} >> (64 - bits)) << bit);
            from = from + bits == halves_ ? 0 : from + bits;
            count -= bits;
        }
    }

    std::size_t halves_;
    std::vector<std::uint64_t> taken_;
};

/// Registers of everything. $0 and $1 belong to whoever calls.
class RegisterChoice {
public:
    RegisterChoice(const SpuFunction& function, const SpuLoop& loop)
        : function_(function), loop_(loop), number_(loop.registers(), -1) {}

    Status run() {
        for (const SpuCarried& carried : loop_.carried())
            number_[carried.next] = number_[carried.phi] = take_own();
        const std::set<SpuRegister> kept = values_from_before();
        for (const SpuRegister value : kept) number_[value] = take_own();
        kept_ = static_cast<int>(kept.size());
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
    /// For what the loop makes: those which `before` does not leave to it.
    int room_in_loop() const { return 126 - kept_; }
    Failure too_many() const {
        return Failure::environment(fmt::format(
            "{}: {} registers are needed, and an SPU has 128; fewer rows (--rows), where there is "
            "more than one, a smaller alphabet or smaller costs need fewer",
            function_.name, most_));
    }
    int used() const { return highest_shared_ - 1 + (128 - lowest_own_); }

private:
    /// A value around the loop.
    struct Arc {
        SpuRegister value = kNoSpuRegister;
        std::size_t begin = 0;
        std::size_t span = 0;
        bool is_first_half = false;
    };

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
    ///
    /// No order of the arcs is the best one. They are taken as they begin from some place on, those
    /// first that go over it; with those of the first half before the others, and without; until
    /// they have room.
    void share_in_loop() {
        constexpr std::size_t kPlaces = 8;
        constexpr std::size_t kMostSaved = 10;  // registers, from one order to another
        std::vector<Arc> arcs;
        std::vector<Arc> carried;
        for (std::size_t i = 0; i < loop_.steps().size(); ++i) {
            const SpuRegister value = loop_.steps()[i].target;
            if (value == kNoSpuRegister) continue;
            const Arc arc{value, loop_.begin(i), loop_.span(i), loop_.is_first_half(i)};
            (number_[value] < 0 ? arcs : carried).push_back(arc);
        }
        const std::size_t own = loop_.carried().size();
        const auto room = static_cast<std::size_t>(room_in_loop());
        std::size_t fewest = std::numeric_limits<std::size_t>::max();
        for (std::size_t i = 0; i < 2 * kPlaces; ++i) {
            const std::size_t place = i / 2 * loop_.halves() / kPlaces;
            const auto rank = [&](const Arc& arc) {
                const std::size_t after = (arc.begin + loop_.halves() - place) % loop_.halves();
                return std::tuple(i % 2 == 1 && !arc.is_first_half,
                                  after + arc.span <= loop_.halves(), after);
            };
            std::sort(arcs.begin(), arcs.end(),
                      [&](const Arc& x, const Arc& y) { return rank(x) < rank(y); });
            const std::vector<std::size_t> choices = share_in_order(arcs, carried);
            const std::size_t needed = std::max(own, most(choices));
            if (needed < fewest) {
                fewest = needed;
                for (std::size_t k = 0; k < arcs.size(); ++k)
                    number_[arcs[k].value] =
                        choices[k] < own ? 127 - static_cast<int>(choices[k])
                                         : first_shared_ + static_cast<int>(choices[k] - own);
            }
            if (fewest <= room || fewest > room + kMostSaved) break;
        }
        highest_shared_ = first_shared_ + static_cast<int>(fewest - own) - 1;
    }

    /// Of the registers that are free, the one that has been so for the shortest time. Those of
    /// carried values come first.
    std::vector<std::size_t> share_in_order(const std::vector<Arc>& arcs,
                                            const std::vector<Arc>& carried) const {
        const std::size_t own = loop_.carried().size();
        std::vector<TakenHalves> busy(own, TakenHalves(loop_.halves()));
        for (const Arc& arc : carried)
            busy[static_cast<std::size_t>(127 - number_[arc.value])].take(arc.begin, arc.span);
        std::vector<std::size_t> choices;
        for (const Arc& arc : arcs) {
            std::size_t choice = busy.size();
            std::size_t shortest = loop_.halves() + 1;
            for (std::size_t k = arc.is_first_half ? own : 0; k < busy.size(); ++k) {
                if (!busy[k].is_free(arc.begin, arc.span)) continue;
                const std::size_t idle = busy[k].idle_before(arc.begin);
                if (idle < shortest) {
                    choice = k;
                    shortest = idle;
                }
            }
            if (choice == busy.size()) busy.emplace_back(loop_.halves());
            busy[choice].take(arc.begin, arc.span);
            choices.push_back(choice);
        }
        return choices;
    }

    static std::size_t most(const std::vector<std::size_t>& choices) {
        return choices.empty() ? 0 : *std::max_element(choices.begin(), choices.end()) + 1;
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
    const SpuLoop& loop_;
    std::vector<int> number_;
    int lowest_own_ = 128;
    int first_shared_ = 2;
    int highest_shared_ = 1;
    int most_ = 0;
    int kept_ = 0;  ///< registers of values from before the loop
};

class ScheduleWriter {
public:
    ScheduleWriter(const SpuFunction& function, const SpuLoop& loop,
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
        std::vector<std::tuple<int, bool, std::size_t>> first_half;
        for (std::size_t i = 0; i < loop_.steps().size(); ++i) {
            const SpuStep& step = loop_.steps()[i];
            SpuCycle& cycle = result_.loop[loop_.slot(i)];
            const bool is_even = SpuLoop::is_even(step);
            (is_even ? cycle.even : cycle.odd) = instruction(step, false);
            (is_even ? cycle.even_origin : cycle.odd_origin) = step.origin;
            if (loop_.is_first_half(i)) first_half.emplace_back(loop_.time(i), !is_even, i);
        }
        std::sort(first_half.begin(), first_half.end());
        for (const auto& [time, is_odd, i] : first_half)
            result_.ramp.push_back(instruction(loop_.steps()[i], false));
    }

    const SpuFunction& function_;
    const SpuLoop& loop_;
    const RegisterChoice& registers_;
    std::map<SpuRegister, std::uint8_t> argument_of_;
    SpuSchedule result_;
};

/// Sees to it that the loop works and that there are registers for what lives at once.
Status fit(const SpuFunction& function, SpuLoop& loop, std::mt19937& random) {
    // More may be needed than values live at once, as arcs around the loop do.
    constexpr int kSpare = 6;
    for (int spare = kSpare;; spare += kSpare) {
        RegisterChoice registers(function, loop);
        Status enough = registers.run();
        if (enough && loop.works()) return enough;
        // Small moves save a third, and carried values have their registers alone.
        const bool is_hopeless = loop.works() && spare == kSpare && registers.used() > 200;
        if (is_hopeless || static_cast<int>(loop.carried().size()) > registers.room_in_loop())
            return registers.too_many();
        if (spare > 4 * kSpare || !loop.mend(registers.room_in_loop() - spare, random))
            return registers.too_many();
    }
}

/// Nothing: there is no schedule.
std::optional<Result<SpuSchedule>> schedule_with(const SpuFunction& function) {
    SpuLoop loop(function);
    if (!loop.place()) return std::nullopt;
    std::mt19937 random;  // the same numbers everywhere, so that a kernel is the same everywhere
    if (Status enough = fit(function, loop, random); !enough) return std::move(enough).failure();
    // As short as the pipes allow, else half the way there, and so on; a cycle is tried again where
    // that takes no time.
    const int tries = std::max(8, 6'000 / static_cast<int>(loop.steps().size()));
    int fewer = loop.length() - loop.bound();
    for (int i = 0; fewer > 0 && i < tries; ++i) {
        SpuLoop shorter = loop;
        if (shorter.shorten(fewer) && fit(function, shorter, random))
            loop = std::move(shorter);
        else
            fewer = (fewer + 1) / 2;
        fewer = std::min(fewer, loop.length() - loop.bound());
    }
    RegisterChoice registers(function, loop);
    if (Status enough = registers.run(); !enough) return std::move(enough).failure();
    return ScheduleWriter(function, loop, registers).write();
}

Result<SpuSchedule> schedule_or_copy(const SpuFunction& function, bool shares) {
    const auto form = [&](SpuFunction copied) {
        return shares ? with_copies_shared_out(std::move(copied)) : std::move(copied);
    };
    if (auto schedule = schedule_with(form(function))) return *std::move(schedule);
    if (auto schedule = schedule_with(form(with_next_copied(function))))
        return *std::move(schedule);
    return Failure::internal(function.name + ": no schedule of the loop was found");
}

}  // namespace

Result<SpuSchedule> schedule_spu(const SpuFunction& function) {
    const SpuFunction leaner = with_constants_loaded(function);
    Result<SpuSchedule> best = Failure::internal(function.name + ": no schedule was tried");
    std::size_t bound = std::numeric_limits<std::size_t>::max();  // of all forms that were tried
    for (const SpuFunction* form : {&function, &leaner})
        for (const bool shares : {true, false}) {
            if (shares && odd_ahead(*form) <= 0) continue;
            Result<SpuSchedule> schedule = schedule_or_copy(*form, shares);
            if (!schedule) {
                if (schedule.failure().kind() != FailureKind::Environment) return schedule;
                if (!best) best = std::move(schedule);
                continue;
            }
            if (!best || schedule->loop.size() < best->loop.size()) best = std::move(schedule);
            bound = std::min(bound, static_cast<std::size_t>(schedule->bound()));
            if (100 * best->loop.size() <= 102 * bound) return best;
        }
    return best;
}

}  // namespace minterm
