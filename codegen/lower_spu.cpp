// SPDX-License-Identifier: Apache-2.0
//
// Kernel function -> SPU instructions: spu_code.hpp, Note [Words of an SPU].
#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <tuple>
#include <utility>

#include "codegen/spu_code.hpp"

namespace minterm {

namespace {

using spu::Op;
using Bytes = std::array<std::uint8_t, 16>;

/// An index value: a register plus a number, the register a multiple of 2^zeros.
struct Linear {
    SpuRegister base = kNoSpuRegister;
    std::int64_t offset = 0;
    int zeros = 0;

    bool is_constant() const { return base == kNoSpuRegister; }
};

constexpr int kQuadword = 4;  ///< zeros of a multiple of 16

int trailing_zeros(std::int64_t value) {
    int zeros = 0;
    while (zeros < kQuadword && (value >> zeros & 1) == 0) ++zeros;
    return zeros;
}

class Lowering {
public:
    Lowering(const KernelFunction& function, const SpuMemory& memory, SpuConstantPool& pool)
        : function_(function), memory_(memory), pool_(pool) {}

    Result<SpuFunction> run() && {
        result_.name = function_.name;
        words_.assign(function_.values.size(), kNoSpuRegister);
        indices_.assign(function_.values.size(), {});
        for (const std::optional<std::int64_t>& scalar : memory_.scalars)
            arguments_.push_back(scalar ? kNoSpuRegister : fresh());
        for (const SpuRegister argument : arguments_)
            if (argument != kNoSpuRegister) result_.arguments.push_back(argument);

        enter(result_.before);
        MINTERM_TRY([[maybe_unused]] const Unit before, lower_block(function_.prologue));
        begin_loop();
        enter(result_.body);
        MINTERM_TRY([[maybe_unused]] const Unit body, lower_block(function_.loop.body));
        end_loop();
        enter(result_.after);
        MINTERM_TRY([[maybe_unused]] const Unit after, lower_block(function_.epilogue));
        return std::move(result_);
    }

private:
    SpuRegister fresh() { return result_.registers++; }

    /// What was computed in another block may be overwritten there, or not computed at all.
    void enter(std::vector<SpuStep>& block) {
        place_ = &block;
        sums_.clear();
        quadwords_.clear();
        controls_.clear();
        insertions_.clear();
        late_.clear();
        begins_.clear();
    }

    SpuRegister append(Op op, std::array<SpuRegister, 3> sources, std::int32_t immediate = 0,
                       std::int32_t buffer = -1) {
        SpuStep step{op, fresh(), sources, immediate, buffer, false, origin_};
        place_->push_back(step);
        return step.target;
    }
    SpuRegister with(Op op, SpuRegister a, std::int32_t immediate) {
        return append(op, {a, kNoSpuRegister, kNoSpuRegister}, immediate);
    }

    SpuRegister constant(const Bytes& bytes) {
        auto place = std::find(pool_.begin(), pool_.end(), bytes);
        if (place == pool_.end()) place = pool_.insert(place, bytes);
        const auto address = static_cast<std::int32_t>(16 * (place - pool_.begin()));
        for (const SpuConstant& known : result_.constants)
            if (known.address == address) return known.target;
        result_.constants.push_back({fresh(), address});
        return result_.constants.back().target;
    }
    SpuRegister number(std::int64_t value) {
        Bytes bytes;
        for (unsigned i = 0; i < 16; ++i)
            bytes[i] = static_cast<std::uint8_t>(static_cast<std::uint64_t>(value) >>
                                                 (24U - 8U * (i % 4)));
        return constant(bytes);
    }
    SpuRegister counting_from(std::uint8_t first) {
        Bytes bytes;
        for (unsigned i = 0; i < 16; ++i) bytes[i] = static_cast<std::uint8_t>(first + i);
        return constant(bytes);
    }

    bool is_ring(std::uint32_t buffer) const {
        return buffer < memory_.rings.size() && memory_.rings[buffer];
    }
    std::int32_t order_of(std::uint32_t buffer) const {
        return is_ring(buffer) ? -1 : static_cast<std::int32_t>(buffer);
    }

    // --- indices

    SpuRegister materialize(const Linear& value) {
        if (value.is_constant()) return number(value.offset);
        if (value.offset == 0) return value.base;
        SpuRegister& sum =
            sums_.try_emplace({value.base, value.offset}, kNoSpuRegister).first->second;
        if (sum != kNoSpuRegister) return sum;
        if (value.offset >= -512 && value.offset <= 511)
            sum = with(Op::Ai, value.base, static_cast<std::int32_t>(value.offset));
        else
            sum = append(Op::A, {value.base, number(value.offset), kNoSpuRegister});
        return sum;
    }

    Result<Linear> index_of(const Instruction& instruction) {
        const auto operand = [&](std::size_t i) { return indices_[instruction.args[i]]; };
        const std::int64_t immediate = instruction.immediate;
        switch (instruction.op) {
            case KernelOp::Scalar: {
                const std::optional<std::int64_t>& known = memory_.scalars[instruction.buffer];
                if (known) return Linear{kNoSpuRegister, *known, 0};
                return Linear{arguments_[instruction.buffer], 0, 0};
            }
            case KernelOp::Integer:
                return Linear{kNoSpuRegister, immediate, 0};
            case KernelOp::IndexKept:
                return operand(0);
            case KernelOp::IndexAdd: {
                const Linear a = operand(0);
                const Linear b = operand(1);
                if (a.is_constant()) return Linear{b.base, a.offset + b.offset, b.zeros};
                if (b.is_constant()) return Linear{a.base, a.offset + b.offset, a.zeros};
                return Linear{append(Op::A, {a.base, b.base, kNoSpuRegister}), a.offset + b.offset,
                              std::min(a.zeros, b.zeros)};
            }
            case KernelOp::IndexMul:
                if (operand(1).is_constant()) return scaled(operand(0), operand(1).offset);
                if (operand(0).is_constant()) return scaled(operand(1), operand(0).offset);
                return Failure::internal("SPU code multiplies by constants only");
            case KernelOp::IndexScale:
                return scaled(operand(0), immediate);
            case KernelOp::IndexAnd: {
                const Linear a = operand(0);
                if (a.is_constant()) return Linear{kNoSpuRegister, a.offset & immediate, 0};
                if (immediate < 0 || immediate > 511)
                    return Linear{
                        append(Op::And, {materialize(a), number(immediate), kNoSpuRegister}), 0,
                        trailing_zeros(immediate)};
                return Linear{with(Op::Andi, materialize(a), static_cast<std::int32_t>(immediate)),
                              0, trailing_zeros(immediate)};
            }
            case KernelOp::IndexShift: {
                const Linear a = operand(0);
                if (a.is_constant()) return Linear{kNoSpuRegister, a.offset >> immediate, 0};
                return Linear{
                    with(Op::Rotmi, materialize(a), static_cast<std::int32_t>(-immediate)), 0, 0};
            }
            default:
                return Failure::internal("not an index");
        }
    }

    Result<Linear> scaled(const Linear& value, std::int64_t factor) {
        if (value.is_constant()) return Linear{kNoSpuRegister, value.offset * factor, 0};
        const std::int64_t offset = value.offset * factor;
        if (factor == 1) return value;
        if (factor > 0 && (factor & (factor - 1)) == 0) {
            int power = 0;
            while (std::int64_t{1} << power != factor) ++power;
            return Linear{with(Op::Shli, value.base, power), offset,
                          std::min(kQuadword, value.zeros + power)};
        }
        if (factor < -512 || factor > 511)
            return Failure::internal("a factor of an index is too large for SPU code");
        return Linear{with(Op::Mpyi, value.base, static_cast<std::int32_t>(factor)), offset,
                      std::min(kQuadword, value.zeros + trailing_zeros(factor))};
    }

    // --- memory

    /// The address of an instruction, its buffer's place included.
    Linear address_of(const Instruction& instruction) const {
        Linear address;
        if (instruction.args[0] != kNoValue) address = indices_[instruction.args[0]];
        address.offset += memory_.buffers[instruction.buffer] +
                          std::int64_t{instruction.words} * 16 + instruction.bytes;
        return address;
    }

    /// Where the quadword begins that an address is in. An SPU would ignore the lowest bits itself;
    /// the simulator refuses them.
    Linear quadword_of(const Linear& address) {
        const std::int64_t within = address.offset & 15;
        Linear begin{address.base, address.offset - within, kQuadword};
        if (address.is_constant() || address.zeros == kQuadword) return begin;
        SpuRegister& known =
            begins_.try_emplace({address.base, within}, kNoSpuRegister).first->second;
        if (known == kNoSpuRegister)
            known = with(Op::Andi, materialize({address.base, within, address.zeros}), -16);
        begin.base = known;
        return begin;
    }

    /// The quadword that an address is in.
    SpuRegister quadword(const Linear& at, std::uint32_t buffer) {
        const Linear address = quadword_of(at);
        SpuRegister& known =
            quadwords_.try_emplace({buffer, address.base, address.offset}, kNoSpuRegister)
                .first->second;
        if (known != kNoSpuRegister) return known;
        const std::int32_t order = order_of(buffer);
        if (address.is_constant()) {
            known = append(Op::Lqa, {kNoSpuRegister, kNoSpuRegister, kNoSpuRegister},
                           static_cast<std::int32_t>(address.offset), order);
            return known;
        }
        const auto [base, displacement] = split(address);
        known = append(Op::Lqd, {base, kNoSpuRegister, kNoSpuRegister}, displacement, order);
        return known;
    }

    void forget(std::uint32_t buffer, const Linear& address) {
        quadwords_.erase({buffer, address.base, address.offset});
    }

    /// A register and a displacement that instructions have room for.
    std::pair<SpuRegister, std::int32_t> split(const Linear& address) {
        constexpr std::int64_t kReach = 8192;
        const std::int64_t near = address.offset % kReach;
        return {materialize({address.base, address.offset - near, address.zeros}),
                static_cast<std::int32_t>(near)};
    }

    /// The same address in a register of its own: what is stored comes at the end of an iteration,
    /// and loads at its beginning look at the same places.
    SpuRegister late(SpuRegister base) {
        if (place_ != &result_.body) return base;
        SpuRegister& known = late_.try_emplace(base, kNoSpuRegister).first->second;
        if (known == kNoSpuRegister) known = with(Op::Rotqbyi, base, 0);
        return known;
    }

    void store_quadword(const Linear& at, std::uint32_t buffer, SpuRegister value) {
        const Linear address = quadword_of(at);
        SpuStep step{Op::Stqa, kNoSpuRegister,   {kNoSpuRegister, kNoSpuRegister, value},
                     0,        order_of(buffer), true,
                     origin_,  !is_ring(buffer)};
        if (address.is_constant()) {
            step.immediate = static_cast<std::int32_t>(address.offset);
        } else {
            const auto [base, displacement] = split(address);
            step.op = Op::Stqd;
            step.sources[0] = is_ring(buffer) ? base : late(base);
            step.immediate = displacement;
        }
        place_->push_back(step);
        for (auto known = quadwords_.begin(); known != quadwords_.end();)
            known =
                std::get<0>(known->first) == buffer ? quadwords_.erase(known) : std::next(known);
    }

    SpuRegister load_word(const Instruction& instruction) {
        const Linear address = address_of(instruction);
        if (instruction.aligned || (address.zeros == kQuadword && address.offset % 16 == 0)) {
            // Again each time: a load is cheaper than a register from one use to the next.
            forget(instruction.buffer, address);
            return quadword(address, instruction.buffer);
        }
        if (address.is_constant()) {
            const auto within = static_cast<std::uint8_t>(address.offset & 15);
            Linear second = address;
            second.offset += 16;
            if (within == 0) return quadword(address, instruction.buffer);
            return append(Op::Shufb, {quadword(address, instruction.buffer),
                                      quadword(second, instruction.buffer), counting_from(within)});
        }
        const Linear first = one_register(address);
        Linear second = first;
        second.offset += 16;
        return append(Op::Shufb, {quadword(first, instruction.buffer),
                                  quadword(second, instruction.buffer), control(first.base)});
    }

    /// Of a shuffle that takes 16 bytes from an address on out of the two quadwords there.
    SpuRegister control(SpuRegister address) {
        SpuRegister& known = controls_.try_emplace(address, kNoSpuRegister).first->second;
        if (known != kNoSpuRegister) return known;
        Bytes low;
        low.fill(3);
        const SpuRegister everywhere = append(Op::Shufb, {address, address, constant(low)});
        const SpuRegister within = with(Op::Andbi, everywhere, 15);
        known = append(Op::A, {within, counting_from(0), kNoSpuRegister});
        return known;
    }

    /// A byte of memory as a group of neighbours that lie in one quadword: the first one's address
    /// and the number of this one.
    struct Group {
        Linear first;
        std::int64_t size = 1;
        std::int64_t number = 0;
    };
    static Group group_of(const Linear& address) {
        const int zeros = address.is_constant() ? kQuadword : address.zeros;
        Group group;
        group.size = std::int64_t{1} << zeros;
        group.number = address.offset & (group.size - 1);
        group.first = address;
        group.first.offset -= group.number;
        return group;
    }

    /// The same address with a register that alone says where in its quadword it is.
    Linear one_register(const Linear& address) {
        const std::int64_t within = address.offset & 15;
        if (address.is_constant() || within == 0) return address;
        return {materialize({address.base, within, address.zeros}), address.offset - within,
                std::min(address.zeros, trailing_zeros(within))};
    }

    /// A quadword whose byte 0 is the one at an address; or, turned by so many bytes, a later one.
    SpuRegister load_byte_first(const Instruction& instruction, std::int32_t turned = 0) {
        const Group group = group_of(address_of(instruction));
        const Linear first = one_register(group.first);
        SpuRegister bytes = quadword(first, instruction.buffer);
        std::int32_t rotation = static_cast<std::int32_t>(group.number);
        if (first.is_constant()) {
            rotation = static_cast<std::int32_t>(first.offset & 15) + rotation;
        } else if (first.zeros < kQuadword) {
            SpuRegister& known =
                quadwords_.try_emplace({instruction.buffer, bytes, kRotated}, kNoSpuRegister)
                    .first->second;
            if (known == kNoSpuRegister)
                known = append(Op::Rotqby, {bytes, first.base, kNoSpuRegister});
            bytes = known;
        }
        rotation = (rotation + turned) & 15;
        return rotation == 0 ? bytes : with(Op::Rotqbyi, bytes, rotation);
    }

    /// Puts `size` bytes, the first ones of a register's (of one byte and of two: where a number's
    /// last ones are), at an address that is a multiple of `size`.
    void insert(const Linear& at, std::uint32_t buffer, std::int64_t size, SpuRegister value) {
        const Linear address = one_register(at);
        const Op op = size == 1 ? Op::Cbd : size == 2 ? Op::Chd : size == 4 ? Op::Cwd : Op::Cdd;
        const SpuRegister old = quadword(address, buffer);
        const SpuRegister base = address.is_constant() ? number(address.offset & 15) : address.base;
        SpuRegister& known = insertions_.try_emplace({base, size}, kNoSpuRegister).first->second;
        if (known == kNoSpuRegister) known = with(op, base, 0);
        store_quadword(address, buffer, append(Op::Shufb, {value, old, known}));
    }

    void store_first(const Instruction& instruction) {
        const Group group = group_of(address_of(instruction));
        const SpuRegister word = words_[instruction.args[1]];
        Collected& collected =
            collected_[{instruction.buffer, group.first.base, group.first.offset}];
        if (group.number != collected.count) collected = {};
        // Bytes move on by one, and the word's first one comes last.
        const SpuRegister before = collected.count == 0 ? word : collected.bytes;
        collected.bytes = append(Op::Shufb, {before, word, counting_from(1)});
        place_->back().frees = true;
        ++collected.count;
        if (collected.count != group.size) return;
        const SpuRegister bytes = collected.bytes;
        collected_.erase({instruction.buffer, group.first.base, group.first.offset});
        if (group.size == 16) {
            store_quadword(group.first, instruction.buffer, bytes);
        } else {
            // To the places from which insertions take one byte, two, four and eight.
            const std::int32_t rotation =
                group.size <= 2 ? 12 : static_cast<std::int32_t>(16 - group.size);
            insert(group.first, instruction.buffer, group.size, with(Op::Rotqbyi, bytes, rotation));
        }
    }

    // --- words

    SpuRegister shift_in(SpuRegister word, SpuRegister entering) {
        Bytes last{};
        last[15] = 1;
        return append(Op::Selb,
                      {with(Op::Shlqbii, word, 1), with(Op::Rotqbii, entering, 1), constant(last)});
    }

    Result<SpuRegister> gate(const Instruction& instruction) {
        std::array<SpuRegister, 3> operands{kNoSpuRegister, kNoSpuRegister, kNoSpuRegister};
        for (std::size_t i = 0; i < instruction.arity; ++i)
            operands[i] = words_[instruction.args[i]];
        if (instruction.arity == 3 && instruction.function == 0xCA)
            return append(Op::Selb, operands);
        static constexpr std::pair<unsigned, Op> kTwo[] = {
            {0x8, Op::And}, {0x2, Op::Andc}, {0xe, Op::Or},  {0xb, Op::Orc},
            {0x6, Op::Xor}, {0x7, Op::Nand}, {0x1, Op::Nor}, {0x9, Op::Eqv}};
        if (instruction.arity == 2)
            for (const auto& [function, op] : kTwo)
                if ((instruction.function & 15U) == function) return append(op, operands);
        return Failure::internal(fmt::format("an SPU has no gate {:#04x} of {} operands",
                                             instruction.function, instruction.arity));
    }

    Result<SpuRegister> word_of(const Instruction& instruction) {
        const auto operand = [&](std::size_t i) { return words_[instruction.args[i]]; };
        switch (instruction.op) {
            case KernelOp::Constant: {
                Bytes bytes;
                bytes.fill(instruction.immediate != 0 ? 0xff : 0);
                return constant(bytes);
            }
            case KernelOp::Load:
                return load_word(instruction);
            case KernelOp::LoadFirst:
                return load_byte_first(instruction);
            case KernelOp::Gate:
                return gate(instruction);
            case KernelOp::ShiftIn:
                return shift_in(operand(0), operand(1));
            default:
                return Failure::user(
                    "there is no SPU code for additions and for moves by several bits: kernels of "
                    "the wavefront layout have none");
        }
    }

    Status lower(const Instruction& instruction) {
        origin_ = instruction.result;
        const bool is_index = instruction.result != kNoValue &&
                              function_.values[instruction.result] == ValueKind::Index;
        if (instruction.op == KernelOp::LoadByte) {
            // To byte 3, where a number has its lowest.
            const SpuRegister bytes = load_byte_first(instruction, 13);
            indices_[instruction.result] = {with(Op::Andi, bytes, 255), 0, 0};
        } else if (instruction.op == KernelOp::StoreByte) {
            insert(address_of(instruction), instruction.buffer, 1,
                   materialize(indices_[instruction.args[1]]));
        } else if (instruction.op == KernelOp::StoreFirst) {
            store_first(instruction);
        } else if (instruction.op == KernelOp::Store) {
            if (!instruction.aligned)
                return Failure::internal("SPU code stores words at multiples of 16 only");
            store_quadword(address_of(instruction), instruction.buffer,
                           words_[instruction.args[1]]);
        } else if (is_index) {
            MINTERM_TRY(indices_[instruction.result], index_of(instruction));
        } else if (instruction.result != kNoValue) {
            MINTERM_TRY(words_[instruction.result], word_of(instruction));
        }
        return success();
    }

    Status lower_block(const std::vector<Instruction>& block) {
        for (const Instruction& instruction : block) {
            Status done = lower(instruction);
            if (!done) return done;
        }
        if (!collected_.empty())
            return Failure::internal("SPU code stores the first bytes of words in whole groups");
        return success();
    }

    void begin_loop() {
        const Loop& loop = function_.loop;
        const SpuRegister begin = materialize(indices_[loop.begin]);
        const SpuRegister end = materialize(indices_[loop.end]);
        result_.count = append(Op::Sf, {begin, end, kNoSpuRegister});
        index_phi_ = fresh();
        result_.carried.push_back({index_phi_, begin, kNoSpuRegister});
        indices_[loop.index] = {index_phi_, 0, 0};
        for (const Carried& carried : loop.carried) {
            words_[carried.phi] = fresh();
            result_.carried.push_back(
                {words_[carried.phi], words_[carried.initial], kNoSpuRegister});
        }
    }

    void end_loop() {
        origin_ = kNoValue;
        result_.carried[0].next = with(Op::Ai, index_phi_, 1);
        const Loop& loop = function_.loop;
        std::vector<SpuRegister> taken;
        for (std::size_t i = 0; i < loop.carried.size(); ++i) {
            SpuRegister next = words_[loop.carried[i].next];
            // A value of its own, made in the body. The old value of another is taken before any
            // new one is written, since two may change places.
            const auto is_next = [&](const SpuStep& step) { return step.target == next; };
            if (std::none_of(result_.body.begin(), result_.body.end(), is_next)) {
                const SpuStep old{Op::Rotqbyi, fresh(), {next, kNoSpuRegister, kNoSpuRegister}};
                result_.body.insert(result_.body.begin(), old);
                next = with(Op::Rotqbyi, old.target, 0);
            } else if (std::find(taken.begin(), taken.end(), next) != taken.end() ||
                       is_read_with(words_[loop.carried[i].phi], next)) {
                next = with(Op::Rotqbyi, next, 0);
            }
            taken.push_back(next);
            result_.carried[i + 1].next = next;
        }
    }

    /// Whether a step of the body wants the new value and the old one at the same time.
    bool is_read_with(SpuRegister phi, SpuRegister next) const {
        return std::any_of(result_.body.begin(), result_.body.end(), [&](const SpuStep& step) {
            const auto& sources = step.sources;
            return std::find(sources.begin(), sources.end(), phi) != sources.end() &&
                   std::find(sources.begin(), sources.end(), next) != sources.end();
        });
    }

    const KernelFunction& function_;
    const SpuMemory& memory_;
    SpuConstantPool& pool_;
    SpuFunction result_;
    std::vector<SpuStep>* place_ = nullptr;
    std::vector<SpuRegister> arguments_;  ///< by scalar
    std::vector<SpuRegister> words_;      ///< by value
    std::vector<Linear> indices_;         ///< by value
    SpuRegister index_phi_ = kNoSpuRegister;
    ValueId origin_ = kNoValue;

    // What a block has computed already. The offset of a rotated quadword is none.
    static constexpr std::int64_t kRotated = std::int64_t{1} << 40;
    std::map<std::pair<SpuRegister, std::int64_t>, SpuRegister> sums_;
    std::map<std::tuple<std::uint32_t, SpuRegister, std::int64_t>, SpuRegister> quadwords_;
    std::map<SpuRegister, SpuRegister> controls_;
    std::map<std::pair<SpuRegister, std::int64_t>, SpuRegister> insertions_;
    std::map<SpuRegister, SpuRegister> late_;
    std::map<std::pair<SpuRegister, std::int64_t>, SpuRegister> begins_;
    struct Collected {
        SpuRegister bytes = kNoSpuRegister;
        std::int64_t count = 0;
    };
    std::map<std::tuple<std::uint32_t, SpuRegister, std::int64_t>, Collected> collected_;
};

}  // namespace

Result<SpuFunction> lower_to_spu(const KernelFunction& function, const SpuMemory& memory,
                                 SpuConstantPool& pool) {
    return Lowering(function, memory, pool).run();
}

SpuFunction with_constants_loaded(SpuFunction function) {
    std::map<SpuRegister, std::int32_t> addresses;
    for (const SpuConstant& constant : function.constants)
        addresses[constant.target] = constant.address;
    for (auto* block : {&function.before, &function.body, &function.after}) {
        std::vector<SpuStep> longer;
        for (SpuStep& step : *block) {
            for (SpuRegister& source : step.sources) {
                const auto constant = addresses.find(source);
                if (constant == addresses.end()) continue;
                source = function.registers++;
                longer.push_back({Op::Lqa,
                                  source,
                                  {kNoSpuRegister, kNoSpuRegister, kNoSpuRegister},
                                  constant->second,
                                  -1,
                                  false,
                                  step.origin});
            }
            longer.push_back(step);
        }
        *block = std::move(longer);
    }
    return function;
}

std::ptrdiff_t odd_ahead(const SpuFunction& function) {
    std::ptrdiff_t ahead = 0;
    for (const SpuStep& step : function.body)
        ahead += spu::info(step.op).pipe == spu::Pipe::Even ? -1 : 1;
    return ahead;
}

SpuFunction with_copies_shared_out(SpuFunction function) {
    std::ptrdiff_t ahead = odd_ahead(function);
    for (SpuStep& step : function.body) {
        if (ahead <= 1) break;
        if (step.op != Op::Rotqbyi || step.immediate != 0) continue;
        step.op = Op::Ai;
        ahead -= 2;
    }
    return function;
}

SpuFunction with_next_copied(SpuFunction function) {
    for (SpuCarried& carried : function.carried) {
        const SpuStep copy{
            Op::Rotqbyi, function.registers++, {carried.next, kNoSpuRegister, kNoSpuRegister}};
        function.body.push_back(copy);
        carried.next = copy.target;
    }
    return function;
}

}  // namespace minterm
