// SPDX-License-Identifier: Apache-2.0
//
// The cyclic layout: see runtime/kernel_abi.hpp, Note [Cyclic layout].
#include "codegen/cyclic.hpp"

#include <algorithm>
#include <bit>
#include <cstdint>
#include <map>
#include <utility>
#include <vector>

#include "codegen/emit_network.hpp"
#include "runtime/kernel_abi.hpp"

namespace minterm {

namespace {

/// Accepting states are the top bits of a word, of which one test finds the pattern.
constexpr std::size_t kMostPatterns = 32;

/// Chains of the planes of one stream.
using Chains = std::vector<Planes>;

class CyclicFunction {
public:
    CyclicFunction(const DelayCell& delays, const CyclicCell& cell, const CyclicShape& shape,
                   std::string name)
        : delays_(delays), cell_(cell), shape_(shape), builder_(std::move(name)) {}

    /// All streams, eight columns an iteration; what is reported in which column is left open.
    KernelFunction columns() && {
        const std::vector<Chains> carried = begin(shape_.streams);
        std::vector<Chains> states = carried;
        const ValueId before = builder_.scale(
            iteration_, bytes(shape_.streams * delays_.planes.size() * chain_bytes()));
        for_each_word(shape_.streams, [&](std::size_t stream, std::size_t plane, std::size_t word) {
            builder_.store(state(cyclic::kBefore, before, stream, plane, word),
                           carried[stream][plane][word]);
        });
        text_ = builder_.scale(iteration_, cyclic::kColumns);
        for (std::size_t column = 0; column < cyclic::kColumns; ++column)
            for (std::size_t stream = 0; stream < shape_.streams; ++stream) {
                states[stream] = step(column, stream, states[stream]);
                for (std::size_t word = 0; word < shape_.chain; ++word)
                    gather(stream % kGathered, word, report(states[stream], word));
            }
        const ValueId any = builder_.scale(iteration_, bytes(chain_bytes()));
        for (std::size_t word = 0; word < shape_.chain; ++word) {
            for (std::size_t g = 1; g < any_.size(); ++g) gather(0, word, any_[g][word]);
            builder_.store({cyclic::kAny, any, words(word), 0, true}, any_[0][word]);
        }
        end(carried, states);
        for_each_word(shape_.streams, [&](std::size_t stream, std::size_t plane, std::size_t word) {
            builder_.store(state(cyclic::kState, kNoValue, stream, plane, word),
                           carried[stream][plane][word]);
        });
        return std::move(builder_).finish();
    }

    /// One stream, a column an iteration, and all results.
    KernelFunction results() && {
        const std::vector<std::size_t> costs = cost_planes(delays_);
        const std::vector<Chains> carried = begin(1);
        text_ = builder_.scale(iteration_, 1);
        const Chains after = step(0, 0, carried.front());
        const std::size_t result_count = 1 + costs.size();
        const ValueId results = builder_.scale(iteration_, bytes(result_count * chain_bytes()));
        for (std::size_t word = 0; word < shape_.chain; ++word) {
            const auto store = [&](std::size_t result, ValueId value) {
                builder_.store(
                    {cyclic::kResults, results, words(result * shape_.chain + word), 0, true},
                    value);
            };
            store(0, report(after, word));
            for (std::size_t i = 0; i < costs.size(); ++i) store(1 + i, after[costs[i]][word]);
        }
        end(carried, {after});
        return std::move(builder_).finish();
    }

private:
    static std::int64_t bytes(std::size_t count) { return static_cast<std::int64_t>(count); }
    static std::int32_t words(std::size_t count) { return static_cast<std::int32_t>(count); }
    std::size_t chain_bytes() const { return shape_.chain * shape_.word_bytes; }

    FunctionBuilder::Address state(std::uint32_t buffer, ValueId place, std::size_t stream,
                                   std::size_t plane, std::size_t word) const {
        const std::size_t chain = stream * delays_.planes.size() + plane;
        return {buffer, place, words(chain * shape_.chain + word), 0, true};
    }

    template <class Visit>
    void for_each_word(std::size_t streams, const Visit& visit) const {
        for (std::size_t stream = 0; stream < streams; ++stream)
            for (std::size_t plane = 0; plane < delays_.planes.size(); ++plane)
                for (std::size_t word = 0; word < shape_.chain; ++word) visit(stream, plane, word);
    }

    /// The loop, and the states that an iteration begins with.
    std::vector<Chains> begin(std::size_t streams) {
        const ValueId first = builder_.integer(0);
        const ValueId last = builder_.scalar(cyclic::kIterations);
        zeros_ = builder_.constant(false);
        std::vector<Chains> states(streams, Chains(delays_.planes.size()));
        for_each_word(streams, [&](std::size_t stream, std::size_t plane, std::size_t word) {
            states[stream][plane].push_back(
                builder_.load(state(cyclic::kState, kNoValue, stream, plane, word)));
        });
        iteration_ = builder_.begin_loop(first, last);
        for_each_word(streams, [&](std::size_t stream, std::size_t plane, std::size_t word) {
            states[stream][plane][word] = builder_.carry(states[stream][plane][word]);
        });
        return states;
    }

    void end(const std::vector<Chains>& carried, const std::vector<Chains>& states) {
        for_each_word(states.size(), [&](std::size_t stream, std::size_t plane, std::size_t word) {
            builder_.set_next(carried[stream][plane][word], states[stream][plane][word]);
        });
        builder_.end_loop();
    }

    /// One row down. What was moved already is not moved again: the neighbours above of a column
    /// are the diagonal ones of the next.
    ValueId moved(const Planes& chain, std::size_t word) {
        const auto [entry, is_new] = moved_.try_emplace(chain[word], kNoValue);
        const auto q = static_cast<int>(shape_.patterns);
        if (is_new)
            entry->second =
                shape_.parts
                    ? builder_.part_shift(chain[word], q)
                    : builder_.bits_in(chain[word], word == 0 ? zeros_ : chain[word - 1], q);
        return entry->second;
    }

    ValueId logic(const CyclicLogic& logic, const Planes& inputs, const GateNode& node) {
        return emit_network(builder_, logic.gates, inputs, node).front();
    }

    Chains step(std::size_t column, std::size_t stream, const Chains& before) {
        const ValueId byte =
            builder_.load_byte({cyclic::kText, text_, 0,
                                static_cast<std::int32_t>(stream * shape_.stream_stride + column)});
        const auto predicates = static_cast<std::size_t>(delays_.relations);
        const ValueId entry =
            builder_.scale(byte, bytes(predicates * shape_.chain * shape_.word_bytes));
        Planes masks;
        for (std::size_t i = 0; i < predicates * shape_.chain; ++i)
            masks.push_back(builder_.load({cyclic::kMasks, entry, words(i), 0, true}));
        Chains after(delays_.planes.size(), Planes(shape_.chain, kNoValue));
        for (const std::size_t plane : cell_.order)
            for (std::size_t word = 0; word < shape_.chain; ++word) {
                Planes inputs;
                for (const DelayInput& input : cell_.logic[plane].inputs) switch (input.source) {
                        case DelaySource::Left:
                            inputs.push_back(before[input.index][word]);
                            break;
                        case DelaySource::Diagonal:
                            inputs.push_back(moved(before[input.index], word));
                            break;
                        case DelaySource::Above:
                            inputs.push_back(moved(after[input.index], word));
                            break;
                        case DelaySource::Predicate:
                            inputs.push_back(masks[input.index * shape_.chain + word]);
                            break;
                    }
                after[plane][word] = logic(cell_.logic[plane], inputs,
                                           {NetworkRole::Plane, static_cast<std::uint8_t>(plane)});
            }
        return after;
    }

    ValueId report(const Chains& state, std::size_t word) {
        Planes inputs;
        for (const DelayInput& input : cell_.report.inputs)
            inputs.push_back(state[input.index][word]);
        return logic(cell_.report, inputs, {NetworkRole::Report});
    }

    void gather(std::size_t place, std::size_t word, ValueId report) {
        if (any_.size() <= place) any_.resize(place + 1);
        Planes& any = any_[place];
        if (any.size() <= word)
            any.push_back(report);
        else
            any[word] = logic(cell_.gather, {any[word], report}, {NetworkRole::Report});
    }

    /// Reports are gathered in so many places, so that they do not wait for each other.
    static constexpr std::size_t kGathered = 2;

    const DelayCell& delays_;
    const CyclicCell& cell_;
    const CyclicShape& shape_;
    FunctionBuilder builder_;
    ValueId zeros_ = kNoValue;
    ValueId iteration_ = kNoValue;
    ValueId text_ = kNoValue;
    std::vector<Planes> any_;  ///< of the iteration so far, by word of the chain
    std::map<ValueId, ValueId> moved_;
};

}  // namespace

std::size_t CyclicShape::part_bits() const {
    return parts ? std::min<std::size_t>(64, 8 * word_bytes) : 8 * word_bytes * chain;
}

std::size_t CyclicShape::part_count() const { return 8 * word_bytes * chain / part_bits(); }

CyclicShape cyclic_shape(const Target& target, const DelayCell& cell, std::size_t count,
                         std::size_t rows, std::size_t memory, bool parts) {
    CyclicShape best;
    std::size_t best_words = 0;
    const auto word_bits = static_cast<std::size_t>(target.word_bits);
    const std::size_t most = std::min({count, kMostPatterns, word_bits - 1, std::size_t{63}});
    for (std::size_t q = 1; q <= std::max<std::size_t>(1, most); ++q) {
        CyclicShape shape;
        shape.word_bytes = word_bits / 8;
        shape.parts = parts;
        shape.patterns = q;
        if (!parts) shape.chain = (rows * q + word_bits - 1) / word_bits;
        if (rows * q > shape.part_bits() || (q > 1 && shape.chain > kMostChain)) break;
        const std::size_t words = shape.groups(count) * shape.chain;
        // Of equal ones the first has the shortest chain.
        if (best_words != 0 && words >= best_words) continue;
        best_words = words;
        best = shape;
    }
    // As many streams as state and what is gathered of it have registers for.
    constexpr std::size_t kMostStreams = 8;
    best.streams = std::clamp<std::size_t>(
        static_cast<std::size_t>(target.registers) / 2 / (cell.planes.size() * best.chain), 1,
        kMostStreams);
    // A stretch is long beside what streams have in common; streams lie in different cache sets.
    const std::size_t stretch = std::max<std::size_t>(2048, 16 * memory);
    best.stream_stride = (((stretch + 2 * memory) / 64 + 2) | 1) * 64;
    return best;
}

CyclicShape device_cyclic_shape(const Target& target, const DelayCell& cell, std::size_t count,
                                std::size_t rows, std::size_t memory, bool parts) {
    CyclicShape shape = cyclic_shape(target, cell, count, rows, memory, parts);
    if (cell.planes.size() * shape.chain > kMostDeviceState)
        shape = cyclic_shape(target, cell, 1, rows, memory, parts);
    shape.streams = 1;
    // Long beside the context, which is computed twice.
    constexpr std::size_t kStretch = 1024;
    shape.stream_stride = std::bit_ceil(std::max(kStretch, 16 * memory));
    if (!parts) return shape;
    // So few parts that copies of them fit.
    shape.patterns = std::clamp<std::size_t>(shape.part_bits() / rows, 1, kMostPatterns);
    const std::size_t needed = (count + shape.patterns - 1) / shape.patterns;
    shape.copies = std::bit_floor(std::max<std::size_t>(1, shape.part_count() / needed));
    return shape;
}

std::vector<std::size_t> cost_planes(const DelayCell& cell) {
    std::vector<std::size_t> planes = cell.costs;
    const bool is_reported =
        !planes.empty() && cell.report.inputs.size() == 1 &&
        cell.report.inputs.front() ==
            DelayInput{DelaySource::Above, static_cast<std::uint32_t>(planes.back())};
    if (is_reported) planes.pop_back();
    return planes;
}

KernelProgram layout_cyclic(const std::string& name, const DelayCell& delays,
                            const CyclicCell& cell, const CyclicShape& shape) {
    KernelProgram program;
    program.name = name;
    program.buffers = {
        {"text", "the bytes of all streams"},
        {"masks", "what predicates make of a byte, in all rows"},
        {"state", "the planes of all rows and streams, in and out"},
        {"before", "the same before every iteration, out"},
        {"any", "what the reports of an iteration have in common, out"},
        {"results", "the reports and costs of every column, out"},
    };
    program.scalars = {{"iterations", "of eight columns of every stream; of one column of one"}};
    program.functions.push_back(CyclicFunction(delays, cell, shape, "columns").columns());
    program.functions.push_back(CyclicFunction(delays, cell, shape, "results").results());
    return program;
}

}  // namespace minterm
