// SPDX-License-Identifier: Apache-2.0
//
// Builder, printer and checker of kernel programs.
#include "codegen/kernel_program.hpp"

#include <fmt/format.h>

#include <utility>

namespace minterm {

// ---- builder ------------------------------------------------------------------------------------

FunctionBuilder::FunctionBuilder(std::string name) : place_(&function_.prologue) {
    function_.name = std::move(name);
}

ValueId FunctionBuilder::fresh(ValueKind kind) {
    function_.values.push_back(kind);
    return static_cast<ValueId>(function_.values.size() - 1);
}

ValueId FunctionBuilder::append(Instruction instruction, ValueKind kind) {
    instruction.result = fresh(kind);
    place_->push_back(instruction);
    return instruction.result;
}

ValueId FunctionBuilder::scalar(std::uint32_t number) {
    Instruction instruction;
    instruction.op = KernelOp::Scalar;
    instruction.buffer = number;
    return append(instruction, ValueKind::Index);
}

namespace {

Instruction index_op(KernelOp op, ValueId a, std::int64_t immediate) {
    Instruction instruction;
    instruction.op = op;
    instruction.args = {a, kNoValue, kNoValue};
    instruction.immediate = immediate;
    return instruction;
}

Instruction memory_op(KernelOp op, const FunctionBuilder::Address& address) {
    Instruction instruction;
    instruction.op = op;
    instruction.args[0] = address.index;
    instruction.buffer = address.buffer;
    instruction.words = address.words;
    instruction.bytes = address.bytes;
    instruction.aligned = address.aligned;
    return instruction;
}

}  // namespace

ValueId FunctionBuilder::integer(std::int64_t value) {
    return append(index_op(KernelOp::Integer, kNoValue, value), ValueKind::Index);
}

ValueId FunctionBuilder::add(ValueId a, ValueId b) {
    Instruction instruction = index_op(KernelOp::IndexAdd, a, 0);
    instruction.args[1] = b;
    return append(instruction, ValueKind::Index);
}

ValueId FunctionBuilder::multiply(ValueId a, ValueId b) {
    Instruction instruction = index_op(KernelOp::IndexMul, a, 0);
    instruction.args[1] = b;
    return append(instruction, ValueKind::Index);
}

ValueId FunctionBuilder::scale(ValueId a, std::int64_t factor) {
    return append(index_op(KernelOp::IndexScale, a, factor), ValueKind::Index);
}

ValueId FunctionBuilder::bit_and(ValueId a, std::int64_t mask) {
    return append(index_op(KernelOp::IndexAnd, a, mask), ValueKind::Index);
}

ValueId FunctionBuilder::shift_right(ValueId a, int amount) {
    return append(index_op(KernelOp::IndexShift, a, amount), ValueKind::Index);
}

ValueId FunctionBuilder::kept(ValueId a) {
    return append(index_op(KernelOp::IndexKept, a, 0), ValueKind::Index);
}

ValueId FunctionBuilder::constant(bool ones) {
    Instruction instruction;
    instruction.op = KernelOp::Constant;
    instruction.immediate = ones ? 1 : 0;
    return append(instruction, ValueKind::Word);
}

ValueId FunctionBuilder::load(const Address& address) {
    return append(memory_op(KernelOp::Load, address), ValueKind::Word);
}

ValueId FunctionBuilder::load_first(const Address& address) {
    return append(memory_op(KernelOp::LoadFirst, address), ValueKind::Word);
}

void FunctionBuilder::store(const Address& address, ValueId word) {
    Instruction instruction = memory_op(KernelOp::Store, address);
    instruction.args[1] = word;
    place_->push_back(instruction);
}

ValueId FunctionBuilder::load_byte(const Address& address) {
    return append(memory_op(KernelOp::LoadByte, address), ValueKind::Index);
}

void FunctionBuilder::store_byte(const Address& address, ValueId byte) {
    Instruction instruction = memory_op(KernelOp::StoreByte, address);
    instruction.args[1] = byte;
    place_->push_back(instruction);
}

void FunctionBuilder::store_first(const Address& address, ValueId word) {
    Instruction instruction = memory_op(KernelOp::StoreFirst, address);
    instruction.args[1] = word;
    place_->push_back(instruction);
}

void FunctionBuilder::fetch(const Address& address) {
    place_->push_back(memory_op(KernelOp::Fetch, address));
}

ValueId FunctionBuilder::gate(std::uint32_t cell, std::uint8_t function,
                              const std::vector<ValueId>& args, const GateNode& node) {
    Instruction instruction;
    instruction.op = KernelOp::Gate;
    instruction.node = node;
    instruction.cell = cell;
    instruction.function = function;
    instruction.arity = static_cast<std::uint8_t>(args.size());
    for (std::size_t i = 0; i < args.size(); ++i) instruction.args[i] = args[i];
    return append(instruction, ValueKind::Word);
}

ValueId FunctionBuilder::shift_in(ValueId word, ValueId incoming) {
    Instruction instruction;
    instruction.op = KernelOp::ShiftIn;
    instruction.args = {word, incoming, kNoValue};
    return append(instruction, ValueKind::Word);
}

FunctionBuilder::Sum FunctionBuilder::add_carry(ValueId a, ValueId b, ValueId carry) {
    Instruction instruction;
    instruction.op = KernelOp::AddCarry;
    instruction.args = {a, b, carry};
    instruction.result = fresh(ValueKind::Word);
    instruction.carry = fresh(ValueKind::Index);
    place_->push_back(instruction);
    return {instruction.result, instruction.carry};
}

ValueId FunctionBuilder::byte_in(ValueId word, ValueId before) {
    Instruction instruction;
    instruction.op = KernelOp::ByteIn;
    instruction.args = {word, before, kNoValue};
    return append(instruction, ValueKind::Word);
}

ValueId FunctionBuilder::bits_in(ValueId word, ValueId below, int bits) {
    Instruction instruction;
    instruction.op = KernelOp::BitsIn;
    instruction.args = {word, below, kNoValue};
    instruction.immediate = bits;
    return append(instruction, ValueKind::Word);
}

ValueId FunctionBuilder::part_shift(ValueId word, int bits) {
    Instruction instruction;
    instruction.op = KernelOp::PartShift;
    instruction.args[0] = word;
    instruction.immediate = bits;
    return append(instruction, ValueKind::Word);
}

ValueId FunctionBuilder::begin_loop(ValueId begin, ValueId end) {
    function_.loop.begin = begin;
    function_.loop.end = end;
    function_.loop.index = fresh(ValueKind::Index);
    place_ = &function_.loop.body;
    return function_.loop.index;
}

ValueId FunctionBuilder::carry(ValueId initial) {
    const ValueId phi = fresh(ValueKind::Word);
    function_.loop.carried.push_back({phi, initial, phi});
    return phi;
}

void FunctionBuilder::set_next(ValueId phi, ValueId next) {
    for (Carried& carried : function_.loop.carried)
        if (carried.phi == phi) carried.next = next;
}

void FunctionBuilder::end_loop() { place_ = &function_.epilogue; }

KernelFunction FunctionBuilder::finish() && { return std::move(function_); }

// ---- checker ------------------------------------------------------------------------------------

namespace {

/// What an instruction asks of its operands.
struct Signature {
    int args = 0;
    std::array<ValueKind, 3> kinds{};
    bool addresses = false;
    bool defines = true;
    ValueKind result = ValueKind::Word;
};

Signature signature_of(const Instruction& instruction) {
    constexpr auto word = ValueKind::Word;
    constexpr auto index = ValueKind::Index;
    switch (instruction.op) {
        case KernelOp::Scalar:
            return {0, {}, false, true, index};
        case KernelOp::Integer:
            return {0, {}, false, true, index};
        case KernelOp::IndexMul:
        case KernelOp::IndexAdd:
            return {2, {index, index}, false, true, index};
        case KernelOp::IndexScale:
        case KernelOp::IndexAnd:
        case KernelOp::IndexShift:
        case KernelOp::IndexKept:
            return {1, {index}, false, true, index};
        case KernelOp::Constant:
            return {0, {}, false, true, word};
        case KernelOp::Load:
        case KernelOp::LoadFirst:
            return {1, {index}, true, true, word};
        case KernelOp::Store:
        case KernelOp::StoreFirst:
            return {2, {index, word}, true, false, word};
        case KernelOp::LoadByte:
            return {1, {index}, true, true, index};
        case KernelOp::StoreByte:
            return {2, {index, index}, true, false, word};
        case KernelOp::Fetch:
            return {1, {index}, true, false, word};
        case KernelOp::Gate:
            return {instruction.arity, {word, word, word}, false, true, word};
        case KernelOp::ShiftIn:
        case KernelOp::BitsIn:
        case KernelOp::ByteIn:
            return {2, {word, word}, false, true, word};
        case KernelOp::PartShift:
            return {1, {word}, false, true, word};
        case KernelOp::AddCarry:
            return {3, {word, word, index}, false, true, word};
    }
    return {};
}

class FunctionChecker {
public:
    FunctionChecker(const KernelProgram& program, const KernelFunction& function,
                    std::vector<std::string>& problems)
        : program_(program),
          function_(function),
          problems_(problems),
          defined_(function.values.size(), false),
          first_only_(function.values.size(), false) {}

    void run() {
        block(function_.prologue);
        use(function_.loop.begin, ValueKind::Index, "loop begin");
        use(function_.loop.end, ValueKind::Index, "loop end");
        for (const Carried& carried : function_.loop.carried)
            use(carried.initial, ValueKind::Word, "initial value");
        define(function_.loop.index, ValueKind::Index);
        for (const Carried& carried : function_.loop.carried) define(carried.phi, ValueKind::Word);
        const std::vector<bool> before = defined_;
        block(function_.loop.body);
        for (const Carried& carried : function_.loop.carried)
            use(carried.next, ValueKind::Word, "next value");
        defined_ = before;
        if (function_.loop.index < defined_.size()) defined_[function_.loop.index] = false;
        block(function_.epilogue);
    }

private:
    void problem(const std::string& text) { problems_.push_back(function_.name + ": " + text); }

    void use(ValueId value, ValueKind kind, const char* what, bool enters = false) {
        if (value >= defined_.size() || !defined_[value])
            problem(fmt::format("{} reads %{} before it is defined", what, value));
        else if (function_.values[value] != kind)
            problem(fmt::format("{} reads %{}, which has the wrong kind", what, value));
        else if (first_only_[value] && !enters)
            problem(fmt::format("{} reads %{}, of which only the first bit is known", what, value));
    }

    void define(ValueId value, ValueKind kind) {
        if (value >= defined_.size())
            problem(fmt::format("%{} has no kind", value));
        else if (defined_[value])
            problem(fmt::format("%{} is defined twice", value));
        else if (function_.values[value] != kind)
            problem(fmt::format("%{} is defined with the wrong kind", value));
        else
            defined_[value] = true;
    }

    void block(const std::vector<Instruction>& instructions) {
        for (const Instruction& instruction : instructions) {
            const Signature expected = signature_of(instruction);
            for (int i = 0; i < expected.args; ++i) {
                const ValueId arg = instruction.args[static_cast<std::size_t>(i)];
                if (i == 0 && expected.addresses && arg == kNoValue) continue;
                const bool enters = instruction.op == KernelOp::ShiftIn && i == 1;
                use(arg, expected.kinds[static_cast<std::size_t>(i)], "an operand", enters);
            }
            if (expected.addresses && instruction.buffer >= program_.buffers.size())
                problem(fmt::format("buffer {} is not declared", instruction.buffer));
            if (instruction.op == KernelOp::Scalar && instruction.buffer >= program_.scalars.size())
                problem(fmt::format("scalar {} is not declared", instruction.buffer));
            if (instruction.op == KernelOp::Gate &&
                (instruction.arity < 1 || instruction.arity > 3))
                problem("a gate has no operands or too many");
            if (expected.defines) define(instruction.result, expected.result);
            if (instruction.op == KernelOp::LoadFirst && instruction.result < first_only_.size())
                first_only_[instruction.result] = true;
            if (instruction.op == KernelOp::AddCarry) define(instruction.carry, ValueKind::Index);
        }
    }

    const KernelProgram& program_;
    const KernelFunction& function_;
    std::vector<std::string>& problems_;
    std::vector<bool> defined_;
    std::vector<bool> first_only_;
};

}  // namespace

bool has_address(const Instruction& instruction) { return signature_of(instruction).addresses; }

std::vector<std::string> check(const KernelProgram& program) {
    std::vector<std::string> problems;
    for (const KernelFunction& function : program.functions)
        FunctionChecker(program, function, problems).run();
    return problems;
}

// ---- printer ------------------------------------------------------------------------------------

std::string print_node(const GateNode& node) {
    static constexpr std::array kRoles{"", "symbols ", "sum ", "stage ", "plane ", "report "};
    std::string text = kRoles[static_cast<std::size_t>(node.role)];
    if (node.role == NetworkRole::Plane) text += std::to_string(node.plane) + ' ';
    return text + 'g' + std::to_string(node.number);
}

namespace {

std::string print_address(const KernelProgram& program, const Instruction& instruction) {
    std::string text = program.buffers[instruction.buffer].name + "[";
    std::string separator;
    if (instruction.args[0] != kNoValue) {
        text += fmt::format("%{}", instruction.args[0]);
        separator = " + ";
    }
    if (instruction.words != 0 || (separator.empty() && instruction.bytes == 0)) {
        text += fmt::format("{}{}w", separator, instruction.words);
        separator = " + ";
    }
    if (instruction.bytes != 0) text += fmt::format("{}{}", separator, instruction.bytes);
    return text + "]";
}

std::string print_instruction(const KernelProgram& program, const Instruction& instruction) {
    const auto& args = instruction.args;
    std::string text;
    if (instruction.result != kNoValue) text = fmt::format("%{} = ", instruction.result);
    switch (instruction.op) {
        case KernelOp::Scalar:
            return text + "scalar " + program.scalars[instruction.buffer].name;
        case KernelOp::Integer:
            return text + fmt::format("integer {}", instruction.immediate);
        case KernelOp::IndexAdd:
            return text + fmt::format("%{} + %{}", args[0], args[1]);
        case KernelOp::IndexMul:
            return text + fmt::format("%{} * %{}", args[0], args[1]);
        case KernelOp::IndexScale:
            return text + fmt::format("%{} * {}", args[0], instruction.immediate);
        case KernelOp::IndexAnd:
            return text + fmt::format("%{} & {}", args[0], instruction.immediate);
        case KernelOp::IndexShift:
            return text + fmt::format("%{} >> {}", args[0], instruction.immediate);
        case KernelOp::IndexKept:
            return text + fmt::format("kept %{}", args[0]);
        case KernelOp::Constant:
            return text + (instruction.immediate != 0 ? "ones" : "zeros");
        case KernelOp::Load:
            return text + "load " + print_address(program, instruction);
        case KernelOp::LoadFirst:
            return text + "load_first " + print_address(program, instruction);
        case KernelOp::Store:
            return fmt::format("store {} = %{}", print_address(program, instruction), args[1]);
        case KernelOp::LoadByte:
            return text + "load_byte " + print_address(program, instruction);
        case KernelOp::StoreByte:
            return fmt::format("store_byte {} = %{}", print_address(program, instruction), args[1]);
        case KernelOp::StoreFirst:
            return fmt::format("store_first {} = %{}", print_address(program, instruction),
                               args[1]);
        case KernelOp::Fetch:
            return "fetch " + print_address(program, instruction);
        case KernelOp::Gate: {
            text += fmt::format("gate[{:#04x}]", instruction.function);
            for (int i = 0; i < instruction.arity; ++i)
                text +=
                    fmt::format("{}%{}", i == 0 ? " " : ", ", args[static_cast<std::size_t>(i)]);
            return text + "  ; " + print_node(instruction.node);
        }
        case KernelOp::ShiftIn:
            return text + fmt::format("shift_in %{}, %{}", args[0], args[1]);
        case KernelOp::AddCarry:
            return fmt::format("%{}, %{} = add_carry %{}, %{}, %{}", instruction.result,
                               instruction.carry, args[0], args[1], args[2]);
        case KernelOp::BitsIn:
            return text +
                   fmt::format("bits_in %{}, %{}, {}", args[0], args[1], instruction.immediate);
        case KernelOp::PartShift:
            return text + fmt::format("part_shift %{}, {}", args[0], instruction.immediate);
        case KernelOp::ByteIn:
            return text + fmt::format("byte_in %{}, %{}", args[0], args[1]);
    }
    return text;
}

}  // namespace

std::string print_program(const KernelProgram& program) {
    std::string text = fmt::format("kernel {}\n", program.name);
    for (const KernelParameter& buffer : program.buffers)
        text += fmt::format("buffer {}: {}\n", buffer.name, buffer.meaning);
    for (const KernelParameter& scalar : program.scalars)
        text += fmt::format("scalar {}: {}\n", scalar.name, scalar.meaning);
    for (const KernelFunction& function : program.functions) {
        text += fmt::format("\nfunction {} {{\n", function.name);
        for (const Instruction& instruction : function.prologue)
            text += "  " + print_instruction(program, instruction) + "\n";
        text += fmt::format("  loop %{} in %{}..%{} {{\n", function.loop.index, function.loop.begin,
                            function.loop.end);
        for (const Carried& carried : function.loop.carried)
            text += fmt::format("    carry %{} = %{}, then %{}\n", carried.phi, carried.initial,
                                carried.next);
        for (const Instruction& instruction : function.loop.body)
            text += "    " + print_instruction(program, instruction) + "\n";
        text += "  }\n";
        for (const Instruction& instruction : function.epilogue)
            text += "  " + print_instruction(program, instruction) + "\n";
        text += "}\n";
    }
    return text;
}

InstructionMix loop_mix(const KernelFunction& function) {
    InstructionMix mix;
    for (const Instruction& instruction : function.loop.body) {
        switch (instruction.op) {
            case KernelOp::Gate:
                ++mix.gates;
                break;
            case KernelOp::ShiftIn:
            case KernelOp::BitsIn:
            case KernelOp::PartShift:
            case KernelOp::ByteIn:
                ++mix.shifts;
                break;
            case KernelOp::AddCarry:
                ++mix.additions;
                break;
            case KernelOp::Load:
            case KernelOp::LoadFirst:
            case KernelOp::LoadByte:
                ++mix.loads;
                break;
            case KernelOp::Store:
            case KernelOp::StoreByte:
            case KernelOp::StoreFirst:
                ++mix.stores;
                break;
            case KernelOp::Fetch:
            case KernelOp::Scalar:
            case KernelOp::Integer:
            case KernelOp::IndexAdd:
            case KernelOp::IndexMul:
            case KernelOp::IndexScale:
            case KernelOp::IndexAnd:
            case KernelOp::IndexKept:
            case KernelOp::IndexShift:
            case KernelOp::Constant:
                break;
        }
    }
    return mix;
}

}  // namespace minterm
