// SPDX-License-Identifier: Apache-2.0
//
// The cyclic layout: see runtime/kernel_abi.hpp, Note [Cyclic layout].
#include "codegen/cyclic.hpp"

#include <algorithm>
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
    CyclicFunction(const DelayCell& delays, const CyclicCell& cell, const CyclicShape& shape)
        : delays_(delays),
          cell_(cell),
          shape_(shape),
          costs_(cost_planes(delays)),
          builder_("columns") {}

    KernelFunction build() && {
        const ValueId begin = builder_.integer(0);
        const ValueId end = builder_.scalar(cyclic::kIterations);
        zeros_ = builder_.constant(false);
        std::vector<Chains> states(shape_.streams, Chains(delays_.planes.size()));
        for_each_word([&](std::size_t stream, std::size_t plane, std::size_t word) {
            states[stream][plane].push_back(builder_.load(state(stream, plane, word)));
        });
        const ValueId iteration = builder_.begin_loop(begin, end);
        for_each_word([&](std::size_t stream, std::size_t plane, std::size_t word) {
            states[stream][plane][word] = builder_.carry(states[stream][plane][word]);
        });
        const std::vector<Chains> carried = states;
        text_ = builder_.scale(iteration, cyclic::kColumns);
        const std::size_t chain_bytes = shape_.chain * shape_.word_bytes;
        results_ = builder_.scale(
            iteration, bytes(cyclic::kColumns * shape_.streams * result_count() * chain_bytes));
        for (std::size_t column = 0; column < cyclic::kColumns; ++column)
            for (std::size_t stream = 0; stream < shape_.streams; ++stream)
                states[stream] = step(column, stream, states[stream]);
        const ValueId any = builder_.scale(iteration, bytes(chain_bytes));
        for (std::size_t word = 0; word < shape_.chain; ++word)
            builder_.store({cyclic::kAny, any, words(word), 0, true}, any_[word]);
        for_each_word([&](std::size_t stream, std::size_t plane, std::size_t word) {
            builder_.set_next(carried[stream][plane][word], states[stream][plane][word]);
        });
        builder_.end_loop();
        for_each_word([&](std::size_t stream, std::size_t plane, std::size_t word) {
            builder_.store(state(stream, plane, word), carried[stream][plane][word]);
        });
        return std::move(builder_).finish();
    }

private:
    static std::int64_t bytes(std::size_t count) { return static_cast<std::int64_t>(count); }
    static std::int32_t words(std::size_t count) { return static_cast<std::int32_t>(count); }
    std::size_t result_count() const { return 1 + costs_.size(); }

    FunctionBuilder::Address state(std::size_t stream, std::size_t plane, std::size_t word) const {
        const std::size_t chain = stream * delays_.planes.size() + plane;
        return {cyclic::kState, kNoValue, words(chain * shape_.chain + word), 0, true};
    }

    template <class Visit>
    void for_each_word(const Visit& visit) const {
        for (std::size_t stream = 0; stream < shape_.streams; ++stream)
            for (std::size_t plane = 0; plane < delays_.planes.size(); ++plane)
                for (std::size_t word = 0; word < shape_.chain; ++word) visit(stream, plane, word);
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

    ValueId logic(const CyclicLogic& logic, const Planes& inputs) {
        return emit_network(builder_, logic.gates, inputs).front();
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
                after[plane][word] = logic(cell_.logic[plane], inputs);
            }
        store_results(column, stream, after);
        return after;
    }

    void store_results(std::size_t column, std::size_t stream, const Chains& state) {
        const std::size_t first =
            (column * shape_.streams + stream) * result_count() * shape_.chain;
        for (std::size_t word = 0; word < shape_.chain; ++word) {
            Planes inputs;
            for (const DelayInput& input : cell_.report.inputs)
                inputs.push_back(state[input.index][word]);
            const ValueId report = logic(cell_.report, inputs);
            const auto store = [&](std::size_t result, ValueId value) {
                builder_.store({cyclic::kResults, results_,
                                words(first + result * shape_.chain + word), 0, true},
                               value);
            };
            store(0, report);
            for (std::size_t i = 0; i < costs_.size(); ++i) store(1 + i, state[costs_[i]][word]);
            if (any_.size() <= word)
                any_.push_back(report);
            else
                any_[word] = logic(cell_.gather, {any_[word], report});
        }
    }

    const DelayCell& delays_;
    const CyclicCell& cell_;
    const CyclicShape& shape_;
    std::vector<std::size_t> costs_;
    FunctionBuilder builder_;
    ValueId zeros_ = kNoValue;
    ValueId text_ = kNoValue;
    ValueId results_ = kNoValue;
    Planes any_;  ///< of the iteration so far, by word of the chain
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
        const std::size_t groups = (count + shape.group_patterns() - 1) / shape.group_patterns();
        const std::size_t words = groups * shape.chain;
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
        {"results", "the reports and costs of every column and stream, out"},
        {"any", "what the reports of an iteration have in common, out"},
    };
    program.scalars = {{"iterations", "of eight columns of every stream"}};
    program.functions.push_back(CyclicFunction(delays, cell, shape).build());
    return program;
}

}  // namespace minterm
