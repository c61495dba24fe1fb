// SPDX-License-Identifier: Apache-2.0
//
// The text-sliced layout: see runtime/kernel_abi.hpp, Note [Text-sliced layout].
#include "codegen/text_sliced.hpp"

#include <algorithm>
#include <cstdint>
#include <utility>

#include "codegen/emit_network.hpp"
#include "runtime/kernel_abi.hpp"

namespace minterm {

namespace {

std::size_t rounded_up(std::size_t value, std::size_t unit) {
    return (value + unit - 1) / unit * unit;
}

/// Every plane is addressed by the same index, the byte at which a word of positions begins.
class TextSlicedFunction {
public:
    TextSlicedFunction(const TextSlicedShape& shape, std::string name)
        : shape_(shape), builder_(std::move(name)) {}

    KernelFunction classes(const MappedNetwork& network) && {
        begin_loop();
        Planes bits;
        for (std::size_t plane = 0; plane < network.inputs.size(); ++plane)
            bits.push_back(kNoValue);
        for (std::size_t plane = 0; plane < bits.size(); ++plane)
            if (reads_input(network, plane))
                bits[plane] = builder_.load({text_sliced::kPlanes, place_, 0, offset(plane), true});
        const Planes classes = emit_network(builder_, network, bits, {NetworkRole::Symbols});
        for (std::size_t i = 0; i < classes.size(); ++i)
            builder_.store({text_sliced::kClasses, place_, 0, offset(i), true}, classes[i]);
        builder_.end_loop();
        return std::move(builder_).finish();
    }

    /// `fetch_lines`: cache lines of a word's text; 0 where another group fetches it.
    KernelFunction match(const TextSlicedPatterns& patterns, std::size_t fetch_lines) && {
        begin_loop();
        const ValueId next = builder_.scale(place_, 8);
        for (std::size_t line = 0; line < fetch_lines; ++line)
            builder_.fetch({text_sliced::kNext, next, 0, static_cast<std::int32_t>(64 * line)});
        const PatternNetwork& network = patterns.network;
        const MappedNetwork& mapped = patterns.gates.mapped;
        gates_.resize(mapped.gates.size(), kNoValue);
        inputs_.resize(mapped.inputs.size());
        for (const PatternStep& step : patterns.gates.steps) {
            ++now_;
            if (step.kind == PatternStep::Kind::Delay) {
                const MappedRef& source = mapped.outputs[network.delays[step.index]].ref;
                const FunctionBuilder::Address kept{text_sliced::kDelays, kNoValue,
                                                    static_cast<std::int32_t>(step.index), 0, true};
                const ValueId word = value(network, source);
                const ValueId before = builder_.load(kept);
                builder_.store(kept, word);
                inputs_[network.reads.size() + step.index].value = builder_.byte_in(word, before);
                continue;
            }
            const MappedGate& gate = mapped.gates[step.index];
            std::vector<ValueId> args;
            for (std::size_t k = 0; k < gate.arity; ++k)
                args.push_back(value(network, gate.operands[k]));
            gates_[step.index] =
                builder_.gate(gate.cell, gate.function, args, {NetworkRole::Cell, 0, step.index});
        }
        const ValueId results = builder_.scale(place_, network.results);
        for (std::uint32_t i = 0; i < network.results; ++i)
            builder_.store({text_sliced::kResults, results, static_cast<std::int32_t>(i), 0, true},
                           value(network, mapped.outputs[i].ref));
        builder_.store({text_sliced::kAny, place_, 0, 0, true},
                       value(network, mapped.outputs[network.any].ref));
        builder_.end_loop();
        return std::move(builder_).finish();
    }

private:
    /// What is loaded again rather than kept in a register when it was last used so many steps ago.
    static constexpr std::size_t kKept = 16;

    struct Input {
        ValueId value = kNoValue;
        std::size_t used = 0;
    };

    void begin_loop() {
        const ValueId begin = builder_.scalar(text_sliced::kBegin);
        const ValueId end = builder_.scalar(text_sliced::kEnd);
        const ValueId word_bytes = builder_.scalar(text_sliced::kWordBytes);
        place_ = builder_.kept(builder_.multiply(builder_.begin_loop(begin, end), word_bytes));
    }

    std::int32_t offset(std::size_t plane) const {
        return static_cast<std::int32_t>(plane * shape_.stride);
    }

    static bool reads_input(const MappedNetwork& network, std::size_t input) {
        const auto is_it = [&](const MappedRef& ref) {
            return ref.kind == MappedRef::Kind::Input && ref.index == input;
        };
        for (const MappedGate& gate : network.gates)
            for (std::size_t k = 0; k < gate.arity; ++k)
                if (is_it(gate.operands[k])) return true;
        return std::any_of(network.outputs.begin(), network.outputs.end(),
                           [&](const MappedOutput& output) { return is_it(output.ref); });
    }

    ValueId value(const PatternNetwork& network, const MappedRef& ref) {
        switch (ref.kind) {
            case MappedRef::Kind::Constant:
                return builder_.constant(ref.index != 0);
            case MappedRef::Kind::Gate:
                return gates_[ref.index];
            case MappedRef::Kind::Input:
                break;
        }
        Input& input = inputs_[ref.index];
        if (ref.index >= network.reads.size()) return input.value;
        const ClassRead& read = network.reads[ref.index];
        if (input.value == kNoValue || now_ > input.used + kKept)
            input.value = builder_.load({text_sliced::kClasses, place_, 0,
                                         offset(read.index) - static_cast<std::int32_t>(read.lag),
                                         read.lag == 0});
        input.used = now_;
        return input.value;
    }

    const TextSlicedShape& shape_;
    FunctionBuilder builder_;
    ValueId place_ = kNoValue;
    Planes gates_;
    std::vector<Input> inputs_;
    std::size_t now_ = 0;
};

}  // namespace

TextSlicedShape text_sliced_shape(const Target& target, bool diagonal, std::size_t memory) {
    // Planes, classes and results of a piece, and the text that is fetched meanwhile, are to fit
    // the first-level cache together; where there is a context in every part, a piece is longer.
    const std::size_t plane_bytes = diagonal ? 512 : 1024;
    const auto word_bytes = static_cast<std::size_t>(target.word_bits) / 8;
    TextSlicedShape shape;
    shape.parts = diagonal ? 1 : std::max<std::size_t>(1, word_bytes / kPartBytes);
    const std::size_t step = word_bytes / shape.parts;
    shape.context = rounded_up(memory, step);
    shape.stripe = rounded_up(std::max(plane_bytes / shape.parts, 8 * shape.context), step);
    shape.fetch_lines = std::max<std::size_t>(1, word_bytes * 8 / 64);
    // An odd number of cache lines, so that planes do not fall onto each other's sets.
    const std::size_t bytes = (shape.context + shape.stripe) * shape.parts;
    shape.stride = (bytes / 64 | 1) * 64;
    if (shape.stride < bytes) shape.stride += 128;
    return shape;
}

std::string match_function(std::size_t group) { return "match" + std::to_string(group); }

KernelProgram layout_text_sliced(const std::string& name, const MappedNetwork& classes,
                                 const std::vector<TextSlicedPatterns>& groups,
                                 const TextSlicedShape& shape) {
    KernelProgram program;
    program.name = name;
    program.buffers = {
        {"planes", "the bits of the text's bytes, plane by plane"},
        {"classes", "which bytes are in a class, class by class"},
        {"delays", "the word before of every delay, in and out"},
        {"results", "the results of all patterns of a group, word by word, out"},
        {"any", "where any pattern is reported, out"},
        {"next", "the text that comes next"},
    };
    program.scalars = {
        {"begin", "first word"},
        {"end", "one past the last"},
        {"word_bytes", "bytes of a word"},
    };
    program.functions.push_back(TextSlicedFunction(shape, "classes").classes(classes));
    for (std::size_t group = 0; group < groups.size(); ++group)
        program.functions.push_back(TextSlicedFunction(shape, match_function(group))
                                        .match(groups[group], group == 0 ? shape.fetch_lines : 0));
    return program;
}

}  // namespace minterm
