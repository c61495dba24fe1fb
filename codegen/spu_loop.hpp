// SPDX-License-Identifier: Apache-2.0
//
// When the instructions of an SPU function's loop are issued.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <random>
#include <utility>
#include <vector>

#include "codegen/spu_code.hpp"
#include "spu/instruction_set.hpp"

namespace minterm {

/// How many values live in each cycle of a loop, and how far that is from a goal.
class LiveValues {
public:
    /// The cycles in which a value lives, in any round; none by default.
    struct Life {
        int from = 0;
        int to = -1;
    };

    /// No values, in a loop of so many cycles; `goal`: how many may live at once.
    void start(int length, int goal);
    /// A value lives otherwise than it was counted, or begins or ends to be. O(cycles that differ).
    void change(Life before, Life now);
    /// Over all cycles, the squares of how many values are too many.
    std::int64_t missing() const { return missing_; }

private:
    template <int by>
    void count(int from, int to);

    int goal_ = 0;
    std::vector<int> live_;
    std::int64_t missing_ = 0;
};

/// Note [Modulo schedule]. An iteration begins every `length()` cycles, before the last one has
/// ended (Rau 1994). Steps are placed from the last to the first, each as late as those that wait
/// for it allow, in a cycle (modulo the loop's) in which its pipe is free: so loads come just
/// before they are used, and few registers are needed. An iteration is spread over two rounds at
/// most; what stores, or is needed after the loop, is in the second, so that the first half of an
/// iteration that does not come does no harm. A value that lives from one iteration to the next has
/// a register of its own, of which the old value is read before the new one is written.
///
/// Note [Small moves]. Where both pipes are nearly full, the first loop that is found is longer
/// than they ask, and as it becomes shorter more values live at once than there are registers. Both
/// are mended by local search. A cycle is taken out of the loop, so that some steps come too early
/// for what they wait for; then steps are moved at random, each to a cycle that its neighbours
/// allow, and what is issued there takes its place, unless that makes things worse: cycles that are
/// missing, or registers. For a loop of 540 steps each takes milliseconds.
class SpuLoop {
public:
    /// The function's body, and what counts iterations, hints at the branch back and takes it.
    explicit SpuLoop(const SpuFunction& function);

    /// Finds a loop that works. False: there is none, as something is needed before what it takes
    /// the register of has been read.
    bool place();

    /// Takes cycles out, at most `length() - bound()`. False: there are not so many that can be.
    /// What is left does not work, mostly, until it is mended.
    bool shorten(int fewer);
    /// Whether every step comes when what it waits for is there and not yet overwritten.
    bool works() const { return wrong_ == 0; }

    /// Moves steps until it works and no more than `goal` values live at once. False: it came to an
    /// end before. At most 150 moves a step. The same loop for the same numbers of `random`.
    bool mend(int goal, std::mt19937& random);

    const std::vector<SpuStep>& steps() const { return steps_; }
    const std::vector<SpuCarried>& carried() const { return carried_; }
    SpuRegister count_next() const { return count_next_; }
    std::uint32_t registers() const { return registers_; }
    int length() const { return length_; }
    int even() const { return even_; }  ///< steps for a pipe
    int odd() const { return odd_; }
    int bound() const { return std::max({even_, odd_, 1}); }

    /// When a step is issued: from -2 rounds to -1.
    int time(std::size_t step) const { return times_[step]; }
    std::size_t slot(std::size_t step) const { return slot_of(times_[step]); }
    /// Half cycles of the loop: those of the even pipe come before those of the odd one.
    std::size_t halves() const { return 2 * static_cast<std::size_t>(length_); }
    std::size_t begin(std::size_t step) const { return 2 * slot(step) + half_of(step); }
    /// Half cycles from a step up to the last that reads what it makes, without it: that one's own
    /// result may have the register.
    std::size_t span(std::size_t step) const;
    bool is_first_half(std::size_t step) const { return times_[step] < -length_; }

    static bool is_even(const SpuStep& step) { return spu::info(step.op).pipe == spu::Pipe::Even; }

private:
    static constexpr std::size_t kNobody = ~std::size_t{0};
    static constexpr int kUnplaced = 1 << 28;

    /// That one step is issued at least `latency` cycles after another, counted in iterations that
    /// are `distance` apart.
    struct Edge {
        std::uint32_t other = 0;
        int latency = 0;
        int distance = 0;
        bool is_value = false;  ///< the later one reads the register that the earlier one writes
    };

    std::size_t half_of(std::size_t step) const { return half_[step]; }

    void add_control(const SpuFunction& function);
    void find_edges(const SpuFunction& function);
    void order_memory();
    void add_edge(std::size_t from, std::size_t to, Edge edge);

    std::size_t slot_of(int time) const {
        return static_cast<std::size_t>(time + (time < -length_ ? 2 : 1) * length_);
    }
    std::vector<std::size_t>& taken(std::size_t step) { return taken_[half_of(step)]; }
    int least_time(std::size_t step) const;
    int greatest_time(std::size_t step) const;
    std::pair<int, int> window(std::size_t step) const;
    /// The next value is not written before the last one has been read.
    int most_distance(const Edge& edge) const { return edge.is_value ? length_ - 1 : kUnplaced; }

    bool try_place();
    void put(std::size_t step, int time);
    bool place_between(std::size_t step, int latest, int earliest);
    void take_out(std::size_t gap);

    /// How many cycles an edge between steps at these times lacks, or has too many. Here, as the
    /// code of libraries has calls of what is not, and most of the time is spent on this.
    int wrong(const Edge& edge, int from, int to) const {
        const int between = to + length_ * edge.distance - from;
        return std::max(0, edge.latency - between) + std::max(0, between - most_distance(edge));
    }
    int wrong_after(std::size_t step) const;
    int wrong_at(std::size_t step) const;
    static constexpr std::int64_t kWorseThanRegisters = 100;
    std::int64_t cost() const { return kWorseThanRegisters * wrong_ + values_.missing(); }
    void exchange(std::size_t step, int time);
    void move(std::size_t step, int time);
    void reshape_around(std::size_t step);
    void reshape(std::size_t step);
    int last_use(std::size_t step) const;

    std::vector<SpuStep> steps_;
    std::vector<SpuCarried> carried_;
    std::uint32_t registers_ = 0;
    SpuRegister count_next_ = kNoSpuRegister;
    std::size_t hint_ = 0;
    std::size_t branch_ = 0;
    std::vector<std::uint8_t> half_;                 ///< by step, which pipe it is for
    std::vector<std::vector<Edge>> before_, after_;  ///< by step; to itself in `after_` alone
    std::vector<bool> second_half_;
    std::vector<bool> is_next_;  ///< makes what the next iteration begins with
    int length_ = 0;
    int even_ = 0;
    int odd_ = 0;
    std::vector<int> times_;
    std::array<std::vector<std::size_t>, 2> taken_;  ///< by pipe and slot

    std::int64_t wrong_ = 0;  ///< cycles that edges lack or have too many
    LiveValues values_;
    std::vector<LiveValues::Life> lives_;  ///< by step, as they are counted
};

}  // namespace minterm
