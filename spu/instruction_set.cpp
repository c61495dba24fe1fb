// SPDX-License-Identifier: Apache-2.0
#include "spu/instruction_set.hpp"

#include <fmt/format.h>

#include <iterator>

namespace minterm::spu {

namespace {

// Latencies of IBM's classes: simple fixed point 2, word shifts 4, integer
// multiplication 7, loads and stores 6, shuffles and quadword shifts 4, branches 4.
constexpr int kSimple = 2;
constexpr int kShift = 4;
constexpr int kMultiply = 7;
constexpr int kMemory = 6;
constexpr int kShuffle = 4;
constexpr int kBranch = 4;

constexpr OpInfo kOps[] = {
    {Op::And, "and", 0x0c1, Form::Three, Pipe::Even, kSimple},
    {Op::Andc, "andc", 0x2c1, Form::Three, Pipe::Even, kSimple},
    {Op::Or, "or", 0x041, Form::Three, Pipe::Even, kSimple},
    {Op::Orc, "orc", 0x2c9, Form::Three, Pipe::Even, kSimple},
    {Op::Xor, "xor", 0x241, Form::Three, Pipe::Even, kSimple},
    {Op::Nand, "nand", 0x0c9, Form::Three, Pipe::Even, kSimple},
    {Op::Nor, "nor", 0x049, Form::Three, Pipe::Even, kSimple},
    {Op::Eqv, "eqv", 0x249, Form::Three, Pipe::Even, kSimple},
    {Op::Selb, "selb", 0x400, Form::Four, Pipe::Even, kSimple},
    {Op::A, "a", 0x0c0, Form::Three, Pipe::Even, kSimple},
    {Op::Ai, "ai", 0x0e0, Form::Immediate10, Pipe::Even, kSimple},
    {Op::Sf, "sf", 0x040, Form::Three, Pipe::Even, kSimple},
    {Op::Andi, "andi", 0x0a0, Form::Immediate10, Pipe::Even, kSimple},
    {Op::Andbi, "andbi", 0x0b0, Form::Immediate10, Pipe::Even, kSimple},
    {Op::Ori, "ori", 0x020, Form::Immediate10, Pipe::Even, kSimple},
    {Op::Ceqi, "ceqi", 0x3e0, Form::Immediate10, Pipe::Even, kSimple},
    {Op::Cgt, "cgt", 0x240, Form::Three, Pipe::Even, kSimple},
    {Op::Cgti, "cgti", 0x260, Form::Immediate10, Pipe::Even, kSimple},
    {Op::Il, "il", 0x204, Form::Immediate16, Pipe::Even, kSimple},
    {Op::Ila, "ila", 0x210, Form::Immediate18, Pipe::Even, kSimple},
    {Op::Ilhu, "ilhu", 0x208, Form::Immediate16, Pipe::Even, kSimple},
    {Op::Iohl, "iohl", 0x304, Form::Immediate16, Pipe::Even, kSimple, true, true},
    {Op::Shli, "shli", 0x07b, Form::Immediate7, Pipe::Even, kShift},
    {Op::Rotmi, "rotmi", 0x079, Form::Immediate7, Pipe::Even, kShift},
    {Op::Mpyi, "mpyi", 0x3a0, Form::Immediate10, Pipe::Even, kMultiply},
    {Op::Nop, "nop", 0x201, Form::Bare, Pipe::Even, 1, false},
    {Op::Lqd, "lqd", 0x1a0, Form::Displaced, Pipe::Odd, kMemory},
    {Op::Lqx, "lqx", 0x1c4, Form::Three, Pipe::Odd, kMemory},
    {Op::Lqa, "lqa", 0x184, Form::Absolute, Pipe::Odd, kMemory},
    {Op::Stqd, "stqd", 0x120, Form::Displaced, Pipe::Odd, kMemory, false},
    {Op::Stqx, "stqx", 0x144, Form::Three, Pipe::Odd, kMemory, false},
    {Op::Stqa, "stqa", 0x104, Form::Absolute, Pipe::Odd, kMemory, false},
    {Op::Shufb, "shufb", 0x580, Form::Four, Pipe::Odd, kShuffle},
    {Op::Cbd, "cbd", 0x1f4, Form::Insert, Pipe::Odd, kShuffle},
    {Op::Chd, "chd", 0x1f5, Form::Insert, Pipe::Odd, kShuffle},
    {Op::Cwd, "cwd", 0x1f6, Form::Insert, Pipe::Odd, kShuffle},
    {Op::Cdd, "cdd", 0x1f7, Form::Insert, Pipe::Odd, kShuffle},
    {Op::Rotqbyi, "rotqbyi", 0x1fc, Form::Immediate7, Pipe::Odd, kShuffle},
    {Op::Rotqby, "rotqby", 0x1dc, Form::Three, Pipe::Odd, kShuffle},
    {Op::Rotqbii, "rotqbii", 0x1f8, Form::Immediate7, Pipe::Odd, kShuffle},
    {Op::Shlqbii, "shlqbii", 0x1fb, Form::Immediate7, Pipe::Odd, kShuffle},
    {Op::Shlqbyi, "shlqbyi", 0x1ff, Form::Immediate7, Pipe::Odd, kShuffle},
    {Op::Rotqmbyi, "rotqmbyi", 0x1fd, Form::Immediate7, Pipe::Odd, kShuffle},
    {Op::Br, "br", 0x190, Form::Jump, Pipe::Odd, kBranch, false},
    {Op::Brz, "brz", 0x100, Form::Condition, Pipe::Odd, kBranch, false},
    {Op::Brnz, "brnz", 0x108, Form::Condition, Pipe::Odd, kBranch, false},
    {Op::Bi, "bi", 0x1a8, Form::Indirect, Pipe::Odd, kBranch, false},
    {Op::Hbrr, "hbrr", 0x090, Form::Hint, Pipe::Odd, kHintCycles, false},
    {Op::Lnop, "lnop", 0x001, Form::Bare, Pipe::Odd, 1, false},
    {Op::Stop, "stop", 0x000, Form::Bare, Pipe::Odd, 1, false},
};

/// Bits of the operation code, from the top.
int code_bits(Form form) {
    switch (form) {
        case Form::Four:
            return 4;
        case Form::Immediate10:
        case Form::Displaced:
            return 8;
        case Form::Absolute:
        case Form::Immediate16:
        case Form::Jump:
        case Form::Condition:
            return 9;
        case Form::Immediate18:
        case Form::Hint:
            return 7;
        default:
            return 11;
    }
}

bool fits_signed(std::int32_t value, int bits) {
    const std::int32_t half = 1 << (bits - 1);
    return value >= -half && value < half;
}

std::int32_t sign_extended(std::uint32_t value, int bits) {
    const std::uint32_t half = 1U << (bits - 1);
    return static_cast<std::int32_t>((value ^ half)) - static_cast<std::int32_t>(half);
}

}  // namespace

const OpInfo& info(Op op) { return kOps[static_cast<std::size_t>(op)]; }

std::optional<Op> op_named(std::string_view mnemonic) {
    for (const OpInfo& known : kOps)
        if (mnemonic == known.mnemonic) return known.op;
    return std::nullopt;
}

Operands reads(const Instruction& instruction) {
    const OpInfo& known = info(instruction.op);
    Operands operands;
    const auto add = [&](std::uint8_t number) {
        operands.registers[static_cast<std::size_t>(operands.count++)] = number;
    };
    switch (known.form) {
        case Form::Four:
            add(instruction.rc);
            [[fallthrough]];
        case Form::Three:
            add(instruction.rb);
            [[fallthrough]];
        case Form::Immediate7:
        case Form::Insert:
        case Form::Immediate10:
        case Form::Displaced:
        case Form::Indirect:
            add(instruction.ra);
            break;
        default:
            break;
    }
    const bool has_target = known.form != Form::Jump && known.form != Form::Indirect &&
                            known.form != Form::Hint && known.form != Form::Bare;
    if (has_target && (!known.writes_target || known.reads_target)) add(instruction.rt);
    return operands;
}

std::optional<std::uint8_t> writes(const Instruction& instruction) {
    if (!info(instruction.op).writes_target) return std::nullopt;
    return instruction.rt;
}

std::string print(const Instruction& instruction) {
    const OpInfo& known = info(instruction.op);
    std::string text = known.mnemonic;
    const auto reg = [](std::uint8_t number) { return fmt::format("${}", number); };
    const auto line = [&](const std::vector<std::string>& operands) {
        for (std::size_t i = 0; i < operands.size(); ++i)
            text += (i == 0 ? " " : ", ") + operands[i];
        return text;
    };
    const std::string rt = reg(instruction.rt);
    const std::string ra = reg(instruction.ra);
    const std::string rb = reg(instruction.rb);
    const std::string immediate = std::to_string(instruction.immediate);
    switch (known.form) {
        case Form::Four:
            return line({rt, ra, rb, reg(instruction.rc)});
        case Form::Three:
            return line({rt, ra, rb});
        case Form::Immediate7:
        case Form::Immediate10:
            return line({rt, ra, immediate});
        case Form::Insert:
        case Form::Displaced:
            return line({rt, fmt::format("{}({})", immediate, ra)});
        case Form::Absolute:
        case Form::Immediate18:
            return line({rt, fmt::format("{:#x}", instruction.immediate)});
        case Form::Immediate16:
        case Form::Condition:
            return line({rt, immediate});
        case Form::Jump:
            return line({immediate});
        case Form::Indirect:
            return line({ra});
        case Form::Hint:
            return line({std::to_string(instruction.branch), immediate});
        case Form::Bare:
            return text;
    }
    return text;
}

std::string why_not_encodable(const Instruction& instruction) {
    const std::int32_t immediate = instruction.immediate;
    const auto range = [&](const char* what, std::int32_t low, std::int32_t high) {
        return immediate < low || immediate > high
                   ? fmt::format("{} {} is not in {} .. {}", what, immediate, low, high)
                   : std::string();
    };
    switch (info(instruction.op).form) {
        case Form::Immediate7:
        case Form::Insert:
            return range("immediate", -64, 127);
        case Form::Immediate10:
            return instruction.op == Op::Andbi ? range("immediate", -128, 255)
                                               : range("immediate", -512, 511);
        case Form::Displaced:
            if (immediate % 16 != 0)
                return fmt::format("quadwords lie at multiples of 16, and {} is none", immediate);
            return range("displacement", -8192, 8176);
        case Form::Absolute:
            if (immediate % 16 != 0)
                return fmt::format("quadwords lie at multiples of 16, and {} is none", immediate);
            return range("address", 0, static_cast<std::int32_t>(kLocalStoreBytes) - 16);
        case Form::Immediate16:
            return range("immediate", -32768, 65535);
        case Form::Immediate18:
            return range("immediate", 0, 0x3ffff);
        case Form::Jump:
        case Form::Condition:
        case Form::Hint:
            if (immediate % 4 != 0 || instruction.branch % 4 != 0)
                return "instructions lie at multiples of 4";
            if (!fits_signed(immediate / 4, 16))
                return fmt::format("the target is {} bytes away, more than a branch reaches",
                                   immediate);
            if (!fits_signed(instruction.branch / 4, 9))
                return fmt::format("the branch is {} bytes away, more than a hint reaches",
                                   instruction.branch);
            return {};
        default:
            return {};
    }
}

std::uint32_t encode(const Instruction& instruction) {
    const OpInfo& known = info(instruction.op);
    const auto immediate = static_cast<std::uint32_t>(instruction.immediate);
    const std::uint32_t code = static_cast<std::uint32_t>(known.code) << 21U;
    const std::uint32_t rt = instruction.rt;
    const std::uint32_t ra = std::uint32_t{instruction.ra} << 7U;
    const std::uint32_t rb = std::uint32_t{instruction.rb} << 14U;
    switch (known.form) {
        case Form::Four:
            // The target is where others have their code; the third source where others have it.
            return code | rt << 21U | rb | ra | instruction.rc;
        case Form::Three:
            return code | rb | ra | rt;
        case Form::Immediate7:
        case Form::Insert:
            return code | (immediate & 0x7fU) << 14U | ra | rt;
        case Form::Immediate10:
            return code | (immediate & 0x3ffU) << 14U | ra | rt;
        case Form::Displaced:
            return code | ((immediate >> 4U) & 0x3ffU) << 14U | ra | rt;
        case Form::Absolute:
        case Form::Jump:
        case Form::Condition:
            return code | ((immediate >> 2U) & 0xffffU) << 7U | rt;
        case Form::Immediate16:
            return code | (immediate & 0xffffU) << 7U | rt;
        case Form::Immediate18:
            return code | (immediate & 0x3ffffU) << 7U | rt;
        case Form::Indirect:
            return code | ra;
        case Form::Hint: {
            const std::uint32_t branch =
                (static_cast<std::uint32_t>(instruction.branch) >> 2U) & 0x1ffU;
            return code | (branch >> 7U) << 23U | ((immediate >> 2U) & 0xffffU) << 7U |
                   (branch & 0x7fU);
        }
        case Form::Bare:
            return code;
    }
    return 0;
}

std::optional<Instruction> decode(std::uint32_t bits) {
    const OpInfo* found = nullptr;
    for (const OpInfo& known : kOps) {
        const int below = 32 - code_bits(known.form);
        if ((bits >> below) == (static_cast<std::uint32_t>(known.code) << 21U) >> below)
            found = &known;
    }
    if (found == nullptr) return std::nullopt;
    Instruction instruction;
    instruction.op = found->op;
    const auto field = [bits](int at) { return static_cast<std::uint8_t>((bits >> at) & 0x7fU); };
    instruction.rt = field(0);
    instruction.ra = field(7);
    instruction.rb = field(14);
    switch (found->form) {
        case Form::Four:
            instruction.rc = field(0);
            instruction.rt = field(21);
            break;
        case Form::Three:
            break;
        case Form::Immediate7:
        case Form::Insert:
            instruction.immediate = sign_extended((bits >> 14U) & 0x7fU, 7);
            instruction.rb = 0;
            break;
        case Form::Immediate10:
            instruction.immediate = sign_extended((bits >> 14U) & 0x3ffU, 10);
            instruction.rb = 0;
            break;
        case Form::Displaced:
            instruction.immediate = sign_extended((bits >> 14U) & 0x3ffU, 10) * 16;
            instruction.rb = 0;
            break;
        case Form::Absolute:
            // In words, of which the lowest two bits mean nothing.
            instruction.immediate = static_cast<std::int32_t>(((bits >> 7U) & 0xfffcU) * 4);
            instruction.ra = instruction.rb = 0;
            break;
        case Form::Immediate16:
        case Form::Jump:
        case Form::Condition:
            instruction.immediate = sign_extended((bits >> 7U) & 0xffffU, 16) *
                                    (found->form == Form::Immediate16 ? 1 : 4);
            instruction.ra = instruction.rb = 0;
            break;
        case Form::Immediate18:
            instruction.immediate = static_cast<std::int32_t>((bits >> 7U) & 0x3ffffU);
            instruction.ra = instruction.rb = 0;
            break;
        case Form::Indirect:
            instruction.rt = instruction.rb = 0;
            break;
        case Form::Hint:
            instruction.branch = sign_extended(((bits >> 23U) & 3U) << 7U | (bits & 0x7fU), 9) * 4;
            instruction.immediate = sign_extended((bits >> 7U) & 0xffffU, 16) * 4;
            instruction.rt = instruction.ra = instruction.rb = 0;
            break;
        case Form::Bare:
            instruction.rt = instruction.ra = instruction.rb = 0;
            break;
    }
    return instruction;
}

}  // namespace minterm::spu
