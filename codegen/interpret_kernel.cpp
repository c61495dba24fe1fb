// SPDX-License-Identifier: Apache-2.0
//
// Note [Steps]. A function is turned into steps once: an instruction with the code that does it
// (chosen by operation, truth table and word size) and the places of its values in a frame. To run
// it is to call one step after the other; nothing is looked up or compared on the way. Values of
// the loop's body share places, by when they are needed last, so that a frame stays in the nearest
// cache.
#include "codegen/interpret_kernel.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <limits>
#include <utility>
#include <vector>

namespace minterm {

namespace {

/// Where a call keeps its values.
struct Frame {
    std::byte* words = nullptr;  ///< aligned for any word
    std::int64_t* indices = nullptr;
    std::byte* const* buffers = nullptr;
    const std::int64_t* scalars = nullptr;
};

struct Step;
using Run = void (*)(const Step& step, const Frame& frame);

struct Step {
    Run run = nullptr;
    /// Places of values: bytes from the first word of a frame, or numbers of indices.
    std::uint32_t result = 0;
    std::uint32_t carry = 0;
    std::array<std::uint32_t, 3> args{};
    std::uint32_t buffer = 0;  ///< of an address, or which scalar
    std::int64_t number = 0;   ///< what the operation is given
    std::int64_t offset = 0;   ///< bytes of an address
};

/// Cells of one register: lane 0 has bit 0.
template <class LaneType, int lanes>
struct Cells {
    using Lane = LaneType;
    static constexpr int kLanes = lanes;
    Lane lane[lanes];
};

template <class Word>
Word& word_at(const Frame& frame, std::uint32_t place) {
    return *reinterpret_cast<Word*>(frame.words + place);
}

std::byte* address(const Step& step, const Frame& frame) {
    return frame.buffers[step.buffer] + frame.indices[step.args[0]] + step.offset;
}

/// A gate whose operands come in another order: operand i is operand order[i] of the gate.
struct OrderedGate {
    unsigned function = 0;
    std::array<std::uint8_t, 3> order{0, 1, 2};
};

/// Of the gates that are the same up to the order of their operands the one with the least truth
/// table: 80 of 256 remain.
constexpr OrderedGate least_ordered(unsigned function) {
    OrderedGate least{function, {0, 1, 2}};
    std::array<std::uint8_t, 3> order{0, 1, 2};
    do {
        unsigned ordered = 0;
        for (unsigned row = 0; row < 8; ++row) {
            unsigned operands = 0;  // as the gate has them
            for (unsigned i = 0; i < 3; ++i) operands |= (row >> i & 1U) << order[i];
            ordered |= (function >> operands & 1U) << row;
        }
        if (ordered < least.function) least = {ordered, order};
    } while (std::next_permutation(order.begin(), order.end()));
    return least;
}

/// A gate of fewer operands is one of three that ignores the rest.
unsigned function_of_three(const Instruction& gate) {
    if (gate.arity == 3) return gate.function;
    const unsigned of_two = gate.arity == 2 ? gate.function & 15U : (gate.function & 3U) * 5U;
    return of_two * 0x11U;
}

// --- indices ---------------------------------------------------------------------------------

void run_scalar(const Step& step, const Frame& frame) {
    frame.indices[step.result] = frame.scalars[step.buffer];
}
void run_integer(const Step& step, const Frame& frame) { frame.indices[step.result] = step.number; }

/// Wraps around as processors do.
template <class Operation>
void run_index(const Step& step, const Frame& frame) {
    const auto a = static_cast<std::uint64_t>(frame.indices[step.args[0]]);
    const auto b = static_cast<std::uint64_t>(frame.indices[step.args[1]]);
    frame.indices[step.result] =
        static_cast<std::int64_t>(Operation{}(a, b, static_cast<std::uint64_t>(step.number)));
}
struct Add {
    std::uint64_t operator()(std::uint64_t a, std::uint64_t b, std::uint64_t) const {
        return a + b;
    }
};
struct Multiply {
    std::uint64_t operator()(std::uint64_t a, std::uint64_t b, std::uint64_t) const {
        return a * b;
    }
};
struct Scale {
    std::uint64_t operator()(std::uint64_t a, std::uint64_t, std::uint64_t n) const {
        return a * n;
    }
};
struct Mask {
    std::uint64_t operator()(std::uint64_t a, std::uint64_t, std::uint64_t n) const {
        return a & n;
    }
};
struct ShiftRight {
    std::uint64_t operator()(std::uint64_t a, std::uint64_t, std::uint64_t n) const {
        return a >> n;
    }
};
struct Keep {
    std::uint64_t operator()(std::uint64_t a, std::uint64_t, std::uint64_t) const { return a; }
};

// --- memory ----------------------------------------------------------------------------------

void run_load_byte(const Step& step, const Frame& frame) {
    frame.indices[step.result] = std::to_integer<std::int64_t>(*address(step, frame));
}
void run_store_byte(const Step& step, const Frame& frame) {
    *address(step, frame) = static_cast<std::byte>(frame.indices[step.args[1]] & 255);
}
void run_fetch(const Step& step, const Frame& frame) { __builtin_prefetch(address(step, frame)); }

template <class Word>
struct WordSteps {
    using Lane = typename Word::Lane;
    static constexpr int kLanes = Word::kLanes;
    static constexpr int kLaneBits = 8 * static_cast<int>(sizeof(Lane));

    static const Word& in(const Step& step, const Frame& frame, std::size_t operand) {
        return word_at<Word>(frame, step.args[operand]);
    }
    static void out(const Step& step, const Frame& frame, const Word& word) {
        word_at<Word>(frame, step.result) = word;
    }

    static void load(const Step& step, const Frame& frame) {
        std::memcpy(&word_at<Word>(frame, step.result), address(step, frame), sizeof(Word));
    }
    static void load_first(const Step& step, const Frame& frame) {
        Word& word = word_at<Word>(frame, step.result);
        word = {};
        word.lane[0] = static_cast<Lane>(std::to_integer<unsigned>(*address(step, frame)));
    }
    static void store(const Step& step, const Frame& frame) {
        std::memcpy(address(step, frame), &in(step, frame, 1), sizeof(Word));
    }
    static void store_first(const Step& step, const Frame& frame) {
        *address(step, frame) = static_cast<std::byte>(in(step, frame, 1).lane[0] & 255U);
    }
    static void constant(const Step& step, const Frame& frame) {
        Word word;
        const Lane all = step.number != 0 ? static_cast<Lane>(~Lane{0}) : Lane{0};
        for (int i = 0; i < kLanes; ++i) word.lane[i] = all;
        out(step, frame, word);
    }
    static void copy(const Step& step, const Frame& frame) { out(step, frame, in(step, frame, 0)); }

    /// Function over (x, y), bit x + 2 y.
    template <unsigned function>
    static Lane binary(Lane x, Lane y) {
        return static_cast<Lane>(
            ((function & 1U) != 0 ? ~x & ~y : 0) | ((function & 2U) != 0 ? x & ~y : 0) |
            ((function & 4U) != 0 ? ~x & y : 0) | ((function & 8U) != 0 ? x & y : 0));
    }

    /// Any function of three, bit x + 2 y + 4 z.
    template <unsigned function>
    static void gate(const Step& step, const Frame& frame) {
        const Word& x = in(step, frame, 0);
        const Word& y = in(step, frame, 1);
        const Word& z = in(step, frame, 2);
        Word word;
        for (int i = 0; i < kLanes; ++i) {
            const Lane low = binary<(function & 15U)>(x.lane[i], y.lane[i]);
            const Lane high = binary<(function >> 4U)>(x.lane[i], y.lane[i]);
            word.lane[i] = static_cast<Lane>(low ^ (z.lane[i] & (low ^ high)));
        }
        out(step, frame, word);
    }
    template <unsigned function>
    static constexpr Run gate_of() {
        if constexpr (least_ordered(function).function == function)
            return &gate<function>;
        else
            return nullptr;
    }
    template <std::size_t... functions>
    static constexpr std::array<Run, sizeof...(functions)> gates(
        std::index_sequence<functions...>) {
        return {gate_of<static_cast<unsigned>(functions)>()...};
    }

    static void shift_in(const Step& step, const Frame& frame) {
        const Word& word = in(step, frame, 0);
        const Lane incoming = in(step, frame, 1).lane[0];
        Word moved;
        for (int i = 0; i < kLanes; ++i) {
            const Lane above = i + 1 < kLanes ? word.lane[i + 1] : incoming;
            moved.lane[i] = static_cast<Lane>(word.lane[i] >> 1 | above << (kLaneBits - 1));
        }
        out(step, frame, moved);
    }
    static void add_carry(const Step& step, const Frame& frame) {
        const Word& a = in(step, frame, 0);
        const Word& b = in(step, frame, 1);
        auto carry = static_cast<Lane>(frame.indices[step.args[2]]);
        Word sum;
        for (int i = 0; i < kLanes; ++i) {
            const auto without = static_cast<Lane>(a.lane[i] + b.lane[i]);
            sum.lane[i] = static_cast<Lane>(without + carry);
            carry = static_cast<Lane>((without < a.lane[i]) | (sum.lane[i] < without));
        }
        out(step, frame, sum);
        frame.indices[step.carry] = static_cast<std::int64_t>(carry);
    }
    static void bits_in(const Step& step, const Frame& frame) {
        const Word& word = in(step, frame, 0);
        Lane below = in(step, frame, 1).lane[kLanes - 1];
        const auto bits = static_cast<int>(step.number);
        if (bits == 0) return out(step, frame, word);
        Word moved;
        for (int i = 0; i < kLanes; ++i) {
            moved.lane[i] = static_cast<Lane>(word.lane[i] << bits | below >> (kLaneBits - bits));
            below = word.lane[i];
        }
        out(step, frame, moved);
    }
    static void part_shift(const Step& step, const Frame& frame) {
        Word moved;
        for (int i = 0; i < kLanes; ++i)
            moved.lane[i] = static_cast<Lane>(in(step, frame, 0).lane[i] << step.number);
        out(step, frame, moved);
    }
    static void byte_in(const Step& step, const Frame& frame) {
        constexpr std::size_t kPart = std::min<std::size_t>(kPartBytes, sizeof(Word));
        std::array<std::byte, sizeof(Word)> word, before, moved;
        std::memcpy(word.data(), &in(step, frame, 0), sizeof(Word));
        std::memcpy(before.data(), &in(step, frame, 1), sizeof(Word));
        for (std::size_t part = 0; part < sizeof(Word); part += kPart) {
            moved[part] = before[part + kPart - 1];
            std::copy_n(&word[part], kPart - 1, &moved[part] + 1);
        }
        std::memcpy(&word_at<Word>(frame, step.result), moved.data(), sizeof(Word));
    }
};

/// The code of an instruction for one word size.
template <class Word>
Run run_of(const Instruction& instruction) {
    using Steps = WordSteps<Word>;
    static constexpr auto kGates = Steps::gates(std::make_index_sequence<256>{});
    switch (instruction.op) {
        case KernelOp::Scalar:
            return run_scalar;
        case KernelOp::Integer:
            return run_integer;
        case KernelOp::IndexAdd:
            return run_index<Add>;
        case KernelOp::IndexMul:
            return run_index<Multiply>;
        case KernelOp::IndexScale:
            return run_index<Scale>;
        case KernelOp::IndexAnd:
            return run_index<Mask>;
        case KernelOp::IndexShift:
            return run_index<ShiftRight>;
        case KernelOp::IndexKept:
            return run_index<Keep>;
        case KernelOp::Constant:
            return Steps::constant;
        case KernelOp::Load:
            return Steps::load;
        case KernelOp::LoadFirst:
            return Steps::load_first;
        case KernelOp::Store:
            return Steps::store;
        case KernelOp::LoadByte:
            return run_load_byte;
        case KernelOp::StoreByte:
            return run_store_byte;
        case KernelOp::StoreFirst:
            return Steps::store_first;
        case KernelOp::Fetch:
            return run_fetch;
        case KernelOp::Gate:
            return kGates[least_ordered(function_of_three(instruction)).function];
        case KernelOp::ShiftIn:
            return Steps::shift_in;
        case KernelOp::AddCarry:
            return Steps::add_carry;
        case KernelOp::BitsIn:
            return Steps::bits_in;
        case KernelOp::PartShift:
            return Steps::part_shift;
        case KernelOp::ByteIn:
            return Steps::byte_in;
    }
    return nullptr;
}

struct WordSize {
    Run (*run_of)(const Instruction&);
    Run copy;
};

template <class Word>
constexpr WordSize word_size() {
    return {&run_of<Word>, &WordSteps<Word>::copy};
}

WordSize word_size_of(int word_bits) {
    switch (word_bits) {
        case 8:
            return word_size<Cells<std::uint8_t, 1>>();
        case 64:
            return word_size<Cells<std::uint64_t, 1>>();
        case 256:
            return word_size<Cells<std::uint64_t, 4>>();
        default:
            return word_size<Cells<std::uint64_t, 8>>();
    }
}

constexpr std::size_t kNever = std::numeric_limits<std::size_t>::max();

class InterpretedFunction final : public KernelBody {
public:
    InterpretedFunction(const KernelFunction& function, int word_bits)
        : word_bytes_(static_cast<std::uint32_t>(word_bits) / 8), size_(word_size_of(word_bits)) {
        place_lasting_values(function);
        for (const Instruction& instruction : function.prologue) add(prologue_, instruction);
        translate_loop(function.loop);
        for (const Instruction& instruction : function.epilogue) {
            give_places(function, instruction);
            add(epilogue_, instruction);
        }
        places_.clear();
    }

    void call(std::byte* const* buffers, const std::int64_t* scalars) const override {
        constexpr std::size_t kAlignment = 64;
        thread_local std::vector<std::byte> memory;
        const std::size_t index_bytes =
            (index_count_ * sizeof(std::int64_t) + kAlignment - 1) / kAlignment * kAlignment;
        const std::size_t bytes = index_bytes + word_count_ * word_bytes_ + kAlignment;
        if (memory.size() < bytes) memory.resize(bytes);
        void* start = memory.data();
        std::size_t room = memory.size();
        std::align(kAlignment, bytes - kAlignment, start, room);
        Frame frame;
        frame.indices = static_cast<std::int64_t*>(start);
        frame.words = static_cast<std::byte*>(start) + index_bytes;
        frame.buffers = buffers;
        frame.scalars = scalars;
        frame.indices[0] = 0;

        run(prologue_, frame);
        const std::int64_t end = frame.indices[end_];
        std::int64_t& index = frame.indices[index_];
        for (index = frame.indices[begin_]; index < end; ++index) run(body_, frame);
        run(epilogue_, frame);
    }

private:
    static void run(const std::vector<Step>& steps, const Frame& frame) {
        for (const Step& step : steps) step.run(step, frame);
    }

    std::uint32_t new_word() { return static_cast<std::uint32_t>(word_count_++) * word_bytes_; }
    std::uint32_t new_index() { return static_cast<std::uint32_t>(index_count_++); }

    /// All indices, which are few, and words that the prologue and the loop itself define.
    void place_lasting_values(const KernelFunction& function) {
        places_.resize(function.values.size());
        for (std::size_t value = 0; value < places_.size(); ++value)
            if (function.values[value] == ValueKind::Index) places_[value] = new_index();
        const auto is_word = [&](ValueId value) {
            return value != kNoValue && function.values[value] == ValueKind::Word;
        };
        for (const Instruction& instruction : function.prologue)
            if (is_word(instruction.result)) places_[instruction.result] = new_word();
        for (const Carried& carried : function.loop.carried) places_[carried.phi] = new_word();
        for (const Instruction& instruction : function.loop.body)
            if (is_word(instruction.result)) places_[instruction.result] = kUnplaced;
    }

    void give_places(const KernelFunction& function, const Instruction& instruction) {
        const ValueId value = instruction.result;
        if (value != kNoValue && function.values[value] == ValueKind::Word)
            places_[value] = new_word();
    }

    /// Where body values are read last: the place of an instruction, or never.
    static std::vector<std::size_t> last_uses(const Loop& loop, std::size_t values) {
        std::vector<std::size_t> last(values, kNever);
        for (std::size_t at = 0; at < loop.body.size(); ++at)
            for (const ValueId value : loop.body[at].args)
                if (value != kNoValue) last[value] = at;
        return last;
    }

    void translate_loop(const Loop& loop) {
        for (const Carried& carried : loop.carried)
            prologue_.push_back(copy(places_[carried.phi], places_[carried.initial]));
        begin_ = places_[loop.begin];
        end_ = places_[loop.end];
        index_ = places_[loop.index];
        const std::vector<std::size_t> last = last_uses(loop, places_.size());
        std::vector<bool> stays(places_.size(), false);
        settle_carried(loop, last, stays);
        std::vector<std::uint32_t> free;
        std::vector<bool> is_reused(places_.size(), false);
        for (std::size_t at = 0; at < loop.body.size(); ++at) {
            const Instruction& instruction = loop.body[at];
            // Steps read all that they need before they write: a result may take an argument's
            // place.
            for (const ValueId value : instruction.args)
                if (value != kNoValue && is_reused[value] && last[value] == at) {
                    free.push_back(places_[value]);
                    is_reused[value] = false;
                }
            const ValueId result = instruction.result;
            if (result != kNoValue && places_[result] == kUnplaced) {
                if (free.empty()) {
                    places_[result] = new_word();
                } else {
                    places_[result] = free.back();
                    free.pop_back();
                }
                is_reused[result] = !stays[result];
                add(body_, instruction);
                if (last[result] == kNever && !stays[result]) {
                    free.push_back(places_[result]);
                    is_reused[result] = false;
                }
                continue;
            }
            add(body_, instruction);
        }
        move_carried(loop);
    }

    /// What a carried value becomes is computed in its own place where nothing reads the old value
    /// any more; other values of that kind stay until the end of an iteration.
    void settle_carried(const Loop& loop, const std::vector<std::size_t>& last,
                        std::vector<bool>& stays) {
        std::vector<std::size_t> defined(places_.size(), kNever);
        for (std::size_t at = 0; at < loop.body.size(); ++at)
            if (loop.body[at].result != kNoValue) defined[loop.body[at].result] = at;
        for (const Carried& carried : loop.carried) {
            const bool is_read_later =
                last[carried.phi] != kNever && last[carried.phi] > defined[carried.next];
            const bool moves_on =
                std::any_of(loop.carried.begin(), loop.carried.end(),
                            [&](const Carried& other) { return other.next == carried.phi; });
            if (places_[carried.next] == kUnplaced && defined[carried.next] != kNever &&
                !is_read_later && !moves_on)
                places_[carried.next] = places_[carried.phi];
            else
                stays[carried.next] = true;
        }
    }

    /// All at once: those that other carried values become are put aside first.
    void move_carried(const Loop& loop) {
        std::vector<std::pair<std::uint32_t, std::uint32_t>> moves;
        for (const Carried& carried : loop.carried) {
            std::uint32_t from = places_[carried.next];
            const std::uint32_t to = places_[carried.phi];
            if (from == to) continue;
            const bool is_carried =
                std::any_of(loop.carried.begin(), loop.carried.end(),
                            [&](const Carried& other) { return places_[other.phi] == from; });
            if (is_carried) {
                const std::uint32_t aside = new_word();
                body_.push_back(copy(aside, from));
                from = aside;
            }
            moves.emplace_back(to, from);
        }
        for (const auto& [to, from] : moves) body_.push_back(copy(to, from));
    }

    Step copy(std::uint32_t to, std::uint32_t from) const {
        Step step;
        step.run = size_.copy;
        step.result = to;
        step.args[0] = from;
        return step;
    }

    void add(std::vector<Step>& steps, const Instruction& instruction) const {
        Step step;
        step.run = size_.run_of(instruction);
        if (instruction.result != kNoValue) step.result = places_[instruction.result];
        if (instruction.carry != kNoValue) step.carry = places_[instruction.carry];
        for (std::size_t i = 0; i < step.args.size(); ++i)
            if (instruction.args[i] != kNoValue) step.args[i] = places_[instruction.args[i]];
        if (instruction.op == KernelOp::Gate) {
            const auto operands = step.args;
            const auto& order = least_ordered(function_of_three(instruction)).order;
            for (std::size_t i = 0; i < operands.size(); ++i) step.args[i] = operands[order[i]];
        }
        step.buffer = instruction.buffer;
        step.number = instruction.immediate;
        step.offset = std::int64_t{instruction.words} * word_bytes_ + instruction.bytes;
        steps.push_back(step);
    }

    static constexpr std::uint32_t kUnplaced = ~std::uint32_t{0};

    std::uint32_t word_bytes_;
    WordSize size_;
    std::size_t word_count_ = 0;
    std::size_t index_count_ = 1;        ///< the first is 0: that of an address without an index
    std::vector<std::uint32_t> places_;  ///< of values, while steps are made
    std::vector<Step> prologue_, body_, epilogue_;
    std::uint32_t begin_ = 0, end_ = 0, index_ = 0;
};

}  // namespace

InterpretedKernel interpret_kernel(const KernelProgram& program, int word_bits) {
    const auto bodies = std::make_shared<std::vector<std::unique_ptr<const KernelBody>>>();
    InterpretedKernel kernel;
    for (const KernelFunction& function : program.functions) {
        bodies->push_back(std::make_unique<const InterpretedFunction>(function, word_bits));
        kernel.entries[function.name] = KernelEntry(*bodies->back());
    }
    kernel.bodies = bodies;
    return kernel;
}

}  // namespace minterm
