// SPDX-License-Identifier: Apache-2.0
//
// Kernel function -> statements.
#include "codegen/emit_source.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <set>
#include <utility>

namespace minterm {

namespace {

/// Function over (x, y), bit x + 2 y.
std::string binary(unsigned function, const std::string& x, const std::string& y) {
    switch (function) {
        case 0x0:
            return "zeros()";
        case 0x1:
            return fmt::format("~({} | {})", x, y);
        case 0x2:
            return fmt::format("{} & ~{}", x, y);
        case 0x3:
            return "~" + y;
        case 0x4:
            return fmt::format("~{} & {}", x, y);
        case 0x5:
            return "~" + x;
        case 0x6:
            return fmt::format("{} ^ {}", x, y);
        case 0x7:
            return fmt::format("~({} & {})", x, y);
        case 0x8:
            return fmt::format("{} & {}", x, y);
        case 0x9:
            return fmt::format("~({} ^ {})", x, y);
        case 0xa:
            return x;
        case 0xb:
            return fmt::format("{} | ~{}", x, y);
        case 0xc:
            return y;
        case 0xd:
            return fmt::format("~{} | {}", x, y);
        case 0xe:
            return fmt::format("{} | {}", x, y);
        default:
            return "ones()";
    }
}

class BodyWriter {
public:
    BodyWriter(const KernelProgram& program, const KernelFunction& function,
               const SourceDialect& dialect)
        : program_(program), function_(function), dialect_(dialect) {
        for (const Carried& carried : function.loop.carried) carried_.insert(carried.phi);
        find_used();
    }

    std::string write() && {
        declare_buffers();
        for (const Instruction& instruction : function_.prologue) statement(instruction);
        const Loop& loop = function_.loop;
        for (const Carried& carried : loop.carried)
            line(fmt::format("{} {} = {};", dialect_.word, name(carried.phi),
                             name(carried.initial)));
        // Signed, so that an end before the beginning is no iteration.
        if (!dialect_.before_loop.empty()) line(dialect_.before_loop);
        line(fmt::format("for ({0} {1} = {2}; (int64_t){1} < (int64_t){3}; ++{1}) {{",
                         dialect_.index, name(loop.index), name(loop.begin), name(loop.end)));
        depth_ = 8;
        for (const Instruction& instruction : loop.body) statement(instruction);
        write_nexts();
        depth_ = 4;
        line("}");
        for (const Instruction& instruction : function_.epilogue) statement(instruction);
        return std::move(text_);
    }

private:
    void line(const std::string& content) { text_ += std::string(depth_, ' ') + content + "\n"; }

    std::string name(ValueId value) const {
        if (carried_.count(value) != 0) return fmt::format("c{}", value);
        return fmt::format("{}{}", function_.values[value] == ValueKind::Index ? "i" : "w", value);
    }

    template <class Visit>
    void for_each_instruction(const Visit& visit) const {
        for (const auto* block : {&function_.prologue, &function_.loop.body, &function_.epilogue})
            for (const Instruction& instruction : *block) visit(instruction);
    }

    /// Values that what is stored or carried depends on: others would be warned of.
    void find_used() {
        used_.assign(function_.values.size(), false);
        std::vector<const Instruction*> maker(function_.values.size(), nullptr);
        std::vector<ValueId> reached;
        const auto use = [&](ValueId value) {
            if (value == kNoValue || used_[value]) return;
            used_[value] = true;
            reached.push_back(value);
        };
        for_each_instruction([&](const Instruction& instruction) {
            if (instruction.result != kNoValue) maker[instruction.result] = &instruction;
            if (instruction.carry != kNoValue) maker[instruction.carry] = &instruction;
            if (instruction.result == kNoValue)
                for (const ValueId argument : instruction.args) use(argument);
        });
        use(function_.loop.begin);
        use(function_.loop.end);
        for (const Carried& carried : function_.loop.carried) {
            use(carried.initial);
            use(carried.next);
        }
        while (!reached.empty()) {
            const Instruction* const instruction = maker[reached.back()];
            reached.pop_back();
            if (instruction == nullptr) continue;
            for (const ValueId argument : instruction->args) use(argument);
        }
    }

    bool is_used(ValueId value) const { return value != kNoValue && used_[value]; }

    void declare_buffers() {
        std::set<std::uint32_t> read;
        std::set<std::uint32_t> written;
        for_each_instruction([&](const Instruction& instruction) {
            if (!has_address(instruction)) return;
            if (instruction.result != kNoValue && !is_used(instruction.result)) return;
            const bool writes = instruction.op == KernelOp::Store ||
                                instruction.op == KernelOp::StoreByte ||
                                instruction.op == KernelOp::StoreFirst;
            (writes ? written : read).insert(instruction.buffer);
        });
        for (std::uint32_t number = 0; number < program_.buffers.size(); ++number) {
            if (read.count(number) == 0 && written.count(number) == 0) continue;
            line(fmt::format("{}{} *const {} = buffers[{}];",
                             written.count(number) != 0 ? "" : "const ", dialect_.byte,
                             program_.buffers[number].name, number));
        }
    }

    std::string address(const Instruction& instruction) const {
        std::string text = program_.buffers[instruction.buffer].name;
        if (instruction.args[0] != kNoValue) text += " + " + name(instruction.args[0]);
        const auto add = [&](std::int64_t offset, const char* unit) {
            if (offset != 0)
                text += fmt::format(" {} {}{}", offset < 0 ? '-' : '+',
                                    offset < 0 ? -offset : offset, unit);
        };
        add(instruction.words, " * WORD_BYTES");
        add(instruction.bytes, "");
        return text;
    }

    std::string expression(const Instruction& instruction) const {
        std::vector<std::string> args;
        for (const ValueId argument : instruction.args)
            args.push_back(argument == kNoValue ? std::string() : name(argument));
        const std::int64_t immediate = instruction.immediate;
        switch (instruction.op) {
            case KernelOp::Scalar:
                return fmt::format("({})scalars[{}]", dialect_.index, instruction.buffer);
            case KernelOp::Integer:
                return fmt::format("({}){}", dialect_.index, immediate);
            case KernelOp::IndexAdd:
                return fmt::format("{} + {}", args[0], args[1]);
            case KernelOp::IndexMul:
                return fmt::format("{} * {}", args[0], args[1]);
            case KernelOp::IndexScale:
                return fmt::format("{} * ({}){}", args[0], dialect_.index, immediate);
            case KernelOp::IndexAnd:
                return fmt::format("{} & ({}){}", args[0], dialect_.index, immediate);
            case KernelOp::IndexShift:
                return fmt::format("{} >> {}", args[0], immediate);
            case KernelOp::IndexKept:
                return args[0];
            case KernelOp::Constant:
                return immediate != 0 ? "ones()" : "zeros()";
            case KernelOp::Load:
                return fmt::format("{}({})", instruction.aligned ? "load_aligned" : "load_word",
                                   address(instruction));
            case KernelOp::LoadFirst:
                return fmt::format("load_first({})", address(instruction));
            case KernelOp::LoadByte:
                return fmt::format("load_byte({})", address(instruction));
            case KernelOp::Store:
                return fmt::format("{}({}, {})",
                                   instruction.aligned ? "store_aligned" : "store_word",
                                   address(instruction), args[1]);
            case KernelOp::StoreByte:
                return fmt::format("store_byte({}, {})", address(instruction), args[1]);
            case KernelOp::StoreFirst:
                return fmt::format("store_first({}, {})", address(instruction), args[1]);
            case KernelOp::Fetch:
                return fmt::format("fetch({})", address(instruction));
            case KernelOp::Gate:
                args.resize(instruction.arity);
                return dialect_.gate(instruction, args);
            case KernelOp::ShiftIn:
                return fmt::format("shift_in({}, {})", args[0], args[1]);
            case KernelOp::BitsIn:
                return fmt::format("bits_in({}, {}, {})", args[0], args[1], immediate);
            case KernelOp::PartShift:
                return fmt::format("part_shift({}, {})", args[0], immediate);
            case KernelOp::ByteIn:
                return fmt::format("byte_in({}, {})", args[0], args[1]);
            case KernelOp::AddCarry:
                if (dialect_.has_moves && args[0] == args[1])
                    return fmt::format("move_carry({}, {}, &{})", args[0], args[2],
                                       name(instruction.carry));
                return fmt::format("add_carry({}, {}, {}, &{})", args[0], args[1], args[2],
                                   name(instruction.carry));
        }
        return {};
    }

    void statement(const Instruction& instruction) {
        const bool is_sum = instruction.op == KernelOp::AddCarry;
        const bool has_value = instruction.result != kNoValue;
        if (has_value && !is_used(instruction.result) && !is_used(instruction.carry)) return;
        if (is_sum) line(fmt::format("{} {};", dialect_.index, name(instruction.carry)));
        std::string value = expression(instruction) + ";";
        if (instruction.op == KernelOp::Gate && !dialect_.place.empty())
            value += "  // " + print_node(instruction.node) + " " + dialect_.place;
        if (!has_value || !is_used(instruction.result)) {
            line(has_value ? "(void)" + value : value);
        } else {
            const bool is_index = function_.values[instruction.result] == ValueKind::Index;
            line(fmt::format("const {} {} = {}", is_index ? dialect_.index : dialect_.word,
                             name(instruction.result), value));
        }
        if (is_sum && !is_used(instruction.carry))
            line(fmt::format("(void){};", name(instruction.carry)));
    }

    /// All at once: what becomes a carried value may be another one's old value.
    void write_nexts() {
        std::vector<std::string> values;
        for (const Carried& carried : function_.loop.carried) {
            values.push_back(name(carried.next));
            if (carried_.count(carried.next) == 0 || carried.next == carried.phi) continue;
            values.back() = fmt::format("old{}", values.size());
            line(
                fmt::format("const {} {} = {};", dialect_.word, values.back(), name(carried.next)));
        }
        for (std::size_t i = 0; i < values.size(); ++i) {
            const std::string phi = name(function_.loop.carried[i].phi);
            if (values[i] != phi) line(fmt::format("{} = {};", phi, values[i]));
        }
    }

    const KernelProgram& program_;
    const KernelFunction& function_;
    const SourceDialect& dialect_;
    std::set<ValueId> carried_;
    std::vector<bool> used_;
    std::string text_;
    std::size_t depth_ = 4;
};

}  // namespace

std::string source_body(const KernelProgram& program, const KernelFunction& function,
                        const SourceDialect& dialect) {
    return BodyWriter(program, function, dialect).write();
}

std::string parameter_comment(const KernelProgram& program) {
    std::size_t width = 0;
    for (const auto* list : {&program.buffers, &program.scalars})
        for (const KernelParameter& parameter : *list)
            width = std::max(width, parameter.name.size());
    std::string text = " * buffers[]:\n";
    for (const KernelParameter& buffer : program.buffers)
        text += fmt::format(" *     {:{}}  {}\n", buffer.name, width, buffer.meaning);
    if (!program.scalars.empty()) text += " * scalars[]:\n";
    for (const KernelParameter& scalar : program.scalars)
        text += fmt::format(" *     {:{}}  {}\n", scalar.name, width, scalar.meaning);
    return text;
}

std::string comment_lines(const std::string& text) {
    std::string lines = text.empty() ? "" : " *\n";
    for (std::size_t begin = 0; begin < text.size();) {
        const std::size_t end = std::min(text.find('\n', begin), text.size());
        lines += begin == end ? " *\n" : " * " + text.substr(begin, end - begin) + "\n";
        begin = end + 1;
    }
    return lines;
}

std::string upper_case(std::string text) {
    for (char& letter : text)
        letter = static_cast<char>(std::toupper(static_cast<unsigned char>(letter)));
    return text;
}

bool calls(const std::string& code, const std::string& function) {
    for (const char* open : {"(", "<"})
        if (code.find(" " + function + open) != std::string::npos ||
            code.find("~" + function + open) != std::string::npos ||
            code.find("(" + function + open) != std::string::npos)
            return true;
    return false;
}

std::string gate_in_operators(const Instruction& gate, const std::vector<std::string>& operands) {
    if (gate.arity == 1) {
        constexpr const char* kConstants[] = {"zeros()", "", "", "ones()"};
        const unsigned function = gate.function & 3U;
        if (function == 1) return "~" + operands[0];
        return function == 2 ? operands[0] : kConstants[function];
    }
    if (gate.arity == 2) return binary(gate.function & 15U, operands[0], operands[1]);
    const std::string low = binary(gate.function & 15U, operands[0], operands[1]);
    const std::string high = binary(gate.function >> 4U, operands[0], operands[1]);
    return fmt::format("(~{0} & ({1})) | ({0} & ({2}))", operands[2], low, high);
}

}  // namespace minterm
