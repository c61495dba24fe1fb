// SPDX-License-Identifier: Apache-2.0
//
// The instructions of a Synergistic Processor Unit that kernels are made of: names, encodings,
// pipes and latencies, as one table that the assembler, the scheduler and the simulator read.
// Encodings are those of the table in GNU binutils (include/opcode/spu-insns.h), latencies and the
// cost of branches those of IBM's SDK 3.0 (programming tutorial, "Pipelines and dual-issue rules").
// None of it was compared with the hardware.
//
// Note [SPU]. 128 registers of 128 bits, of which bit 0 and byte 0 are the most significant; a
// number lies in bytes 0 to 3. Two instructions are issued a cycle if the first is for the even
// pipe, the second for the odd one, and their addresses are 8 n and 8 n + 4. Everything is in
// order: an instruction waits for its operands, and those behind it wait, too. A local store of 256
// KiB is all memory there is; quadwords are read and written at multiples of 16 (other bits of an
// address are ignored; the simulator refuses them). Branches are taken for granted not to be taken
// unless a hint came 15 cycles before; wrong guesses cost 18 cycles (18 to 19, says IBM).
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace minterm::spu {

inline constexpr std::uint32_t kLocalStoreBytes = 256 * 1024;
inline constexpr int kRegisters = 128;
inline constexpr int kBranchPenalty = 18;
inline constexpr int kHintCycles = 15;

enum class Pipe : std::uint8_t { Even, Odd };

/// What operands an instruction has and how it is written.
enum class Form : std::uint8_t {
    Four,         ///< selb rt, ra, rb, rc
    Three,        ///< and rt, ra, rb
    Immediate7,   ///< shlqbii rt, ra, 1
    Insert,       ///< cwd rt, 4(ra)
    Immediate10,  ///< ai rt, ra, -1
    Displaced,    ///< lqd rt, 32(ra): a multiple of 16
    Absolute,     ///< lqa rt, 0x1000: a multiple of 16
    Immediate16,  ///< il rt, -1
    Immediate18,  ///< ila rt, 0x12345
    Jump,         ///< br label
    Condition,    ///< brnz rt, label
    Indirect,     ///< bi ra
    Hint,         ///< hbrr label of the branch, label that it goes to
    Bare,         ///< nop
};

enum class Op : std::uint8_t {
    // even pipe
    And,
    Andc,
    Or,
    Orc,
    Xor,
    Nand,
    Nor,
    Eqv,
    Selb,
    A,
    Ai,
    Sf,
    Andi,
    Andbi,
    Ori,
    Ceqi,
    Cgt,
    Cgti,
    Il,
    Ila,
    Ilhu,
    Iohl,
    Shli,
    Rotmi,
    Mpyi,
    Nop,
    // odd pipe
    Lqd,
    Lqx,
    Lqa,
    Stqd,
    Stqx,
    Stqa,
    Shufb,
    Cbd,
    Chd,
    Cwd,
    Cdd,
    Rotqbyi,
    Rotqby,
    Rotqbii,
    Shlqbii,
    Shlqbyi,
    Rotqmbyi,
    Br,
    Brz,
    Brnz,
    Bi,
    Hbrr,
    Lnop,
    Stop,
};

struct OpInfo {
    Op op;
    const char* mnemonic;
    std::uint16_t code;  ///< the upper 11 bits; shorter codes have zeros below
    Form form;
    Pipe pipe;
    int latency;                ///< cycles until another instruction can use the result
    bool writes_target = true;  ///< else rt is read: stores, conditions
    bool reads_target = false;  ///< iohl
};

const OpInfo& info(Op op);
std::optional<Op> op_named(std::string_view mnemonic);

/// Of a jump and a hint `immediate` is the distance of the target in bytes, of a hint `branch` that
/// of the branch.
struct Instruction {
    Op op = Op::Nop;
    std::uint8_t rt = 0;
    std::uint8_t ra = 0;
    std::uint8_t rb = 0;
    std::uint8_t rc = 0;
    std::int32_t immediate = 0;
    std::int32_t branch = 0;

    bool operator==(const Instruction&) const = default;
};

/// Registers that are read, in no order that means anything.
struct Operands {
    std::array<std::uint8_t, 4> registers{};
    int count = 0;
};
Operands reads(const Instruction& instruction);
/// The register that is written, if any.
std::optional<std::uint8_t> writes(const Instruction& instruction);

/// As the assembler reads it, with numbers for labels: "selb $3, $4, $5, $6".
std::string print(const Instruction& instruction);

/// Why the operands do not fit the encoding, in words; empty if they do.
std::string why_not_encodable(const Instruction& instruction);
/// The 32 bits. The operands must fit.
std::uint32_t encode(const Instruction& instruction);
/// Nothing for bits that are none of these instructions.
std::optional<Instruction> decode(std::uint32_t bits);

}  // namespace minterm::spu
