// SPDX-License-Identifier: Apache-2.0
#include "spu/simulator.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace minterm::spu {

namespace {

constexpr std::uint32_t kReturn = kLocalStoreBytes - 4;

using Quadword = Simulator::Quadword;

std::uint32_t word_of(const Quadword& quadword, std::size_t number) {
    const std::uint8_t* bytes = quadword.data() + 4 * number;
    return std::uint32_t{bytes[0]} << 24U | std::uint32_t{bytes[1]} << 16U |
           std::uint32_t{bytes[2]} << 8U | bytes[3];
}

void set_word_of(Quadword& quadword, std::size_t number, std::uint32_t value) {
    std::uint8_t* bytes = quadword.data() + 4 * number;
    for (unsigned i = 0; i < 4; ++i) bytes[i] = static_cast<std::uint8_t>(value >> (24U - 8U * i));
}

template <class Function>
Quadword by_word(const Quadword& a, const Quadword& b, const Function& function) {
    Quadword result;
    for (std::size_t i = 0; i < 4; ++i)
        set_word_of(result, i, function(word_of(a, i), word_of(b, i)));
    return result;
}

template <class Function>
Quadword by_byte(const Quadword& a, const Quadword& b, const Function& function) {
    Quadword result;
    for (std::size_t i = 0; i < 16; ++i)
        result[i] = static_cast<std::uint8_t>(function(a[i], b[i]));
    return result;
}

Quadword splat(std::uint32_t value) {
    Quadword result;
    for (std::size_t i = 0; i < 4; ++i) set_word_of(result, i, value);
    return result;
}

Quadword rotate_bytes(const Quadword& a, unsigned count) {
    Quadword result;
    for (unsigned i = 0; i < 16; ++i) result[i] = a[(i + count) % 16];
    return result;
}

/// Bits 0 .. 7 towards the most significant end; what enters at the other one is `entering`.
Quadword shift_bits(const Quadword& a, unsigned count, std::uint8_t entering) {
    Quadword result;
    for (unsigned i = 0; i < 16; ++i) {
        const unsigned below = i < 15 ? a[i + 1] : entering;
        result[i] = static_cast<std::uint8_t>((a[i] << count) | (below >> (8U - count)));
    }
    return result;
}

Quadword shuffle(const Quadword& a, const Quadword& b, const Quadword& control) {
    Quadword result;
    for (std::size_t i = 0; i < 16; ++i) {
        const std::uint8_t code = control[i];
        if ((code & 0xc0U) == 0x80U)
            result[i] = 0;
        else if ((code & 0xe0U) == 0xc0U)
            result[i] = 0xff;
        else if ((code & 0xe0U) == 0xe0U)
            result[i] = 0x80;
        else
            result[i] = (code & 0x10U) != 0 ? b[code & 15U] : a[code & 15U];
    }
    return result;
}

/// The control that puts `size` bytes of a shuffle's first operand, from byte `first` on, at
/// `place` of the second one.
Quadword insertion(unsigned place, unsigned size, unsigned first) {
    Quadword result;
    for (unsigned i = 0; i < 16; ++i) result[i] = static_cast<std::uint8_t>(16 + i);
    place &= 16U - size;
    for (unsigned i = 0; i < size; ++i) result[place + i] = static_cast<std::uint8_t>(first + i);
    return result;
}

bool is_nop(Op op) { return op == Op::Nop || op == Op::Lnop; }

}  // namespace

Cycles& Cycles::operator+=(const Cycles& other) {
    total += other.total;
    dual += other.dual;
    single_even += other.single_even;
    single_odd += other.single_odd;
    idle += other.idle;
    waiting += other.waiting;
    branching += other.branching;
    nops += other.nops;
    return *this;
}

Simulator::Simulator(const Image& image) : image_(&image), store_(kLocalStoreBytes) {
    std::copy(image.bytes.begin(), image.bytes.end(), store_.begin());
    for (std::size_t at = 0; at + 4 <= image.bytes.size(); at += 4) {
        const std::uint8_t* bytes = image.bytes.data() + at;
        Decoded decoded;
        const std::optional<Instruction> instruction =
            decode(std::uint32_t{bytes[0]} << 24U | std::uint32_t{bytes[1]} << 16U |
                   std::uint32_t{bytes[2]} << 8U | bytes[3]);
        if (instruction) {
            decoded.instruction = *instruction;
            decoded.operands = reads(*instruction);
            decoded.info = &info(instruction->op);
            decoded.known = true;
        }
        code_.push_back(decoded);
    }
}

std::uint32_t Simulator::word(int number) const {
    return word_of(registers_[static_cast<std::size_t>(number)], 0);
}

void Simulator::set_word(int number, std::uint32_t value) { reg(number) = splat(value); }

bool Simulator::has_line(std::uint32_t address) const {
    return address % 4 == 0 && address / 4 < image_->lines.size() &&
           image_->lines[address / 4] != 0;
}

Failure Simulator::wrong(std::uint32_t address, const std::string& text) const {
    SourcePlace place;
    place.file = image_->file;
    if (has_line(address)) {
        place.line = image_->lines[address / 4];
        std::size_t begin = 0;
        for (std::size_t line = 1; line < place.line; ++line)
            begin = image_->text.find('\n', begin) + 1;
        const std::size_t end = std::min(image_->text.find('\n', begin), image_->text.size());
        place.line_text = image_->text.substr(begin, end - begin);
        place.column = 1 + std::min(place.line_text.find_first_not_of(" \t"), end - begin);
        place.width = place.line_text.size() + 1 - place.column;
    }
    return {FailureKind::User, Message{place, text, {}}};
}

bool Simulator::is_ready(const Decoded& decoded, std::uint64_t now) const {
    for (int i = 0; i < decoded.operands.count; ++i)
        if (ready_[decoded.operands.registers[static_cast<std::size_t>(i)]] > now) return false;
    // Results leave in order: one that is still to come must not overtake this one.
    return !decoded.info->writes_target ||
           ready_[decoded.instruction.rt] <= now + static_cast<unsigned>(decoded.info->latency);
}

/// Where a load or a store finds its quadword; nothing for other instructions.
std::optional<std::uint32_t> Simulator::accessed(const Decoded& decoded) const {
    const Instruction& instruction = decoded.instruction;
    const auto number = [&](std::uint8_t reg) { return word_of(registers_[reg], 0); };
    switch (instruction.op) {
        case Op::Lqd:
        case Op::Stqd:
            return number(instruction.ra) + static_cast<std::uint32_t>(instruction.immediate);
        case Op::Lqx:
        case Op::Stqx:
            return number(instruction.ra) + number(instruction.rb);
        case Op::Lqa:
        case Op::Stqa:
            return static_cast<std::uint32_t>(instruction.immediate);
        default:
            return std::nullopt;
    }
}

std::string Simulator::why_no_access(const Decoded& decoded) const {
    const std::optional<std::uint32_t> at = accessed(decoded);
    if (!at) return {};
    if (*at >= kLocalStoreBytes)
        return fmt::format("{:#07x} lies beyond the local store, which has {:#x} bytes", *at,
                           kLocalStoreBytes);
    if (*at % 16 != 0)
        return fmt::format("quadwords lie at multiples of 16, and {:#07x} is none", *at);
    if (!decoded.info->writes_target && *at < image_->bytes.size())
        return fmt::format("a store to {:#07x} would overwrite the program", *at);
    return {};
}

Result<Cycles> Simulator::run(std::string_view entry, std::uint64_t most_cycles,
                              std::vector<Issue>* trace) {
    const auto label = image_->labels.find(entry);
    if (label == image_->labels.end())
        return Failure::user(fmt::format("{}: there is no label '{}'", image_->file, entry));
    std::uint32_t address = label->second;
    std::uint32_t last = address;  // was issued
    set_word(0, kReturn);
    ready_.fill(0);
    hint_ready_ = ~std::uint64_t{0};
    Cycles cycles;
    std::uint64_t now = 0;
    while (address != kReturn) {
        if (now > most_cycles)
            return wrong(address, fmt::format("{} cycles and no end", most_cycles));
        const auto decoded_at = [&](std::uint32_t at) -> const Decoded* {
            return at % 4 == 0 && at / 4 < code_.size() && code_[at / 4].known ? &code_[at / 4]
                                                                               : nullptr;
        };
        const Decoded* const first = decoded_at(address);
        if (first == nullptr)
            return wrong(has_line(address) ? address : last,
                         fmt::format("there is no instruction at {:#07x}", address));
        if (first->instruction.op == Op::Stop) break;
        if (!is_ready(*first, now)) {
            ++now;
            ++cycles.waiting;
            continue;
        }
        bool works[2] = {false, false};  // by pipe
        bool guessed = true;
        const auto issue = [&](const Decoded& decoded) -> Status {
            if (const std::string reason = why_no_access(decoded); !reason.empty())
                return wrong(address, reason);
            if (trace != nullptr) trace->push_back({now, address});
            if (is_nop(decoded.instruction.op))
                ++cycles.nops;
            else
                works[decoded.info->pipe == Pipe::Even ? 0 : 1] = true;
            const std::uint32_t next = execute(decoded, address, now);
            const bool was_hinted = hint_ready_ <= now && hinted_branch_ == address;
            guessed = next != address + 4 ? was_hinted && hinted_target_ == next : !was_hinted;
            last = address;
            address = next;
            return success();
        };
        const std::uint32_t second_address = address + 4;
        if (Status done = issue(*first); !done) return std::move(done).failure();
        if (first->info->pipe == Pipe::Even && second_address % 8 == 4) {
            const Decoded* const second = decoded_at(second_address);
            if (second != nullptr && second->info->pipe == Pipe::Odd &&
                second->instruction.op != Op::Stop && is_ready(*second, now))
                if (Status done = issue(*second); !done) return std::move(done).failure();
        }
        ++now;
        ++(works[0] && works[1] ? cycles.dual
           : works[0]           ? cycles.single_even
           : works[1]           ? cycles.single_odd
                                : cycles.idle);
        if (!guessed) {
            now += kBranchPenalty;
            cycles.branching += kBranchPenalty;
        }
    }
    cycles.total = now;
    return cycles;
}

std::uint32_t Simulator::execute(const Decoded& decoded, std::uint32_t address, std::uint64_t now) {
    const Instruction& instruction = decoded.instruction;
    const Quadword& a = registers_[instruction.ra];
    const Quadword& b = registers_[instruction.rb];
    const Quadword& c = registers_[instruction.rc];
    const std::int32_t immediate = instruction.immediate;
    const auto unsigned_immediate = static_cast<std::uint32_t>(immediate);
    const auto count = [&](unsigned bits) { return unsigned_immediate & ((1U << bits) - 1); };
    const std::uint32_t base = word_of(a, 0);
    const std::uint32_t next = address + 4;
    Quadword result{};
    switch (instruction.op) {
        case Op::And:
            result = by_byte(a, b, [](unsigned x, unsigned y) { return x & y; });
            break;
        case Op::Andc:
            result = by_byte(a, b, [](unsigned x, unsigned y) { return x & ~y; });
            break;
        case Op::Or:
            result = by_byte(a, b, [](unsigned x, unsigned y) { return x | y; });
            break;
        case Op::Orc:
            result = by_byte(a, b, [](unsigned x, unsigned y) { return x | ~y; });
            break;
        case Op::Xor:
            result = by_byte(a, b, [](unsigned x, unsigned y) { return x ^ y; });
            break;
        case Op::Nand:
            result = by_byte(a, b, [](unsigned x, unsigned y) { return ~(x & y); });
            break;
        case Op::Nor:
            result = by_byte(a, b, [](unsigned x, unsigned y) { return ~(x | y); });
            break;
        case Op::Eqv:
            result = by_byte(a, b, [](unsigned x, unsigned y) { return ~(x ^ y); });
            break;
        case Op::Selb:
            for (std::size_t i = 0; i < 16; ++i)
                result[i] = static_cast<std::uint8_t>((a[i] & ~c[i]) | (b[i] & c[i]));
            break;
        case Op::A:
            result = by_word(a, b, [](std::uint32_t x, std::uint32_t y) { return x + y; });
            break;
        case Op::Ai:
            result = by_word(
                a, a, [&](std::uint32_t x, std::uint32_t) { return x + unsigned_immediate; });
            break;
        case Op::Sf:
            result = by_word(a, b, [](std::uint32_t x, std::uint32_t y) { return y - x; });
            break;
        case Op::Andi:
            result = by_word(
                a, a, [&](std::uint32_t x, std::uint32_t) { return x & unsigned_immediate; });
            break;
        case Op::Andbi:
            result = by_byte(a, a, [&](unsigned x, unsigned) { return x & unsigned_immediate; });
            break;
        case Op::Ori:
            result = by_word(
                a, a, [&](std::uint32_t x, std::uint32_t) { return x | unsigned_immediate; });
            break;
        case Op::Ceqi:
            result = by_word(a, a, [&](std::uint32_t x, std::uint32_t) {
                return x == unsigned_immediate ? ~std::uint32_t{0} : 0;
            });
            break;
        case Op::Cgt:
            result = by_word(a, b, [](std::uint32_t x, std::uint32_t y) {
                return static_cast<std::int32_t>(x) > static_cast<std::int32_t>(y)
                           ? ~std::uint32_t{0}
                           : 0;
            });
            break;
        case Op::Cgti:
            result = by_word(a, a, [&](std::uint32_t x, std::uint32_t) {
                return static_cast<std::int32_t>(x) > immediate ? ~std::uint32_t{0} : 0;
            });
            break;
        case Op::Il:
        case Op::Ila:
            result = splat(unsigned_immediate);
            break;
        case Op::Ilhu:
            result = splat(unsigned_immediate << 16U);
            break;
        case Op::Iohl:
            result = by_word(registers_[instruction.rt], a, [&](std::uint32_t x, std::uint32_t) {
                return x | (unsigned_immediate & 0xffffU);
            });
            break;
        case Op::Shli:
            result = by_word(a, a, [&](std::uint32_t x, std::uint32_t) {
                return count(6) > 31 ? 0 : x << count(6);
            });
            break;
        case Op::Rotmi: {
            const std::uint32_t right = (0U - unsigned_immediate) & 63U;
            result = by_word(
                a, a, [&](std::uint32_t x, std::uint32_t) { return right > 31 ? 0 : x >> right; });
            break;
        }
        case Op::Mpyi:
            result = by_word(a, a, [&](std::uint32_t x, std::uint32_t) {
                return static_cast<std::uint32_t>(static_cast<std::int16_t>(x) * immediate);
            });
            break;
        case Op::Lqd:
        case Op::Lqx:
        case Op::Lqa:
            std::copy_n(store_.data() + *accessed(decoded), 16, result.begin());
            break;
        case Op::Stqd:
        case Op::Stqx:
        case Op::Stqa:
            std::copy_n(registers_[instruction.rt].begin(), 16, store_.data() + *accessed(decoded));
            return next;
        case Op::Shufb:
            result = shuffle(a, b, c);
            break;
        case Op::Cbd:
            result = insertion((base + unsigned_immediate) & 15U, 1, 3);
            break;
        case Op::Chd:
            result = insertion((base + unsigned_immediate) & 15U, 2, 2);
            break;
        case Op::Cwd:
            result = insertion((base + unsigned_immediate) & 15U, 4, 0);
            break;
        case Op::Cdd:
            result = insertion((base + unsigned_immediate) & 15U, 8, 0);
            break;
        case Op::Rotqbyi:
            result = rotate_bytes(a, count(4));
            break;
        case Op::Rotqby:
            result = rotate_bytes(a, word_of(b, 0) & 15U);
            break;
        case Op::Rotqbii:
            result = shift_bits(a, count(3), a[0]);
            break;
        case Op::Shlqbii:
            result = shift_bits(a, count(3), 0);
            break;
        case Op::Shlqbyi:
            for (unsigned i = 0; i + count(5) < 16; ++i) result[i] = a[i + count(5)];
            break;
        case Op::Rotqmbyi:
            for (unsigned i = (0U - unsigned_immediate) & 31U; i < 16; ++i)
                result[i] = a[i - ((0U - unsigned_immediate) & 31U)];
            break;
        case Op::Br:
            return address + unsigned_immediate;
        case Op::Brz:
        case Op::Brnz: {
            const bool is_zero = word_of(registers_[instruction.rt], 0) == 0;
            return is_zero == (instruction.op == Op::Brz) ? address + unsigned_immediate : next;
        }
        case Op::Bi:
            return base;
        case Op::Hbrr:
            hinted_branch_ = address + static_cast<std::uint32_t>(instruction.branch);
            hinted_target_ = address + unsigned_immediate;
            hint_ready_ = now + kHintCycles;
            return next;
        case Op::Nop:
        case Op::Lnop:
        case Op::Stop:
            return next;
    }
    registers_[instruction.rt] = result;
    ready_[instruction.rt] = now + static_cast<unsigned>(decoded.info->latency);
    return next;
}

}  // namespace minterm::spu
