// SPDX-License-Identifier: Apache-2.0
//
// The kernel program: what a layout makes of a mapped cell and what every target lowers. It knows
// registers of one bit a cell ("words"), loads, stores, the one-bit lane move and a loop; it knows
// neither how many bits a word has nor what a gate costs.
//
// Note [Kernel programs]. A program has functions; a function is straight-line code before one
// loop, the loop's body, and straight-line code after it. Values are in SSA form: an instruction
// defines at most one value (an addition two), numbered by its position of definition; loop-carried
// values are named by the loop. Two types are enough: Word (one register of cells) and Index (a
// 64-bit integer that addresses bytes and counts iterations).
//
// Memory is a list of byte buffers and a list of 64-bit scalars, both given by the caller in the
// order in which the program declares them (runtime/kernel_abi.hpp). An address is
//
//     buffer + index + words * (bytes of a word) + bytes
//
// where index is an Index value or nothing. Addresses are not aligned unless the instruction says
// so. Buffers may overlap: loads and stores happen in program order.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

namespace minterm {

using ValueId = std::uint32_t;
inline constexpr ValueId kNoValue = ~ValueId{0};

enum class ValueKind : std::uint8_t { Word, Index };

enum class KernelOp : std::uint8_t {
    Scalar,      ///< Index: the scalar `buffer` of the caller
    Integer,     ///< Index: immediate
    IndexAdd,    ///< Index: args[0] + args[1]
    IndexMul,    ///< Index: args[0] * args[1]
    IndexScale,  ///< Index: args[0] * immediate
    IndexAnd,    ///< Index: args[0] & immediate
    IndexShift,  ///< Index: args[0] >> immediate (unsigned)
    IndexKept,   ///< Index: args[0], of which no other index is derived from iteration to iteration
    Constant,    ///< Word: all bits `immediate` (0 or 1)
    Load,        ///< Word at an address
    /// Word that nothing but the entering bit of a ShiftIn is taken from: bit 0 is that of the byte
    /// at an address, the others are anything. Of the bytes behind it as many as make a word with
    /// it may be read: one lane of a vector is loaded faster than a word across cache lines.
    LoadFirst,
    Store,      ///< args[1] to an address
    LoadByte,   ///< Index: the byte at an address, 0 to 255
    StoreByte,  ///< the low eight bits of the index args[1] to an address
    /// The byte of bits 0 to 7 of the word args[1] to an address. Of the bytes behind it as many as
    /// make four with it may be overwritten with anything: four bytes of a vector are one store of
    /// a number, where a byte would first have to be cut out and a whole word lies across cache
    /// lines.
    StoreFirst,
    Fetch,    ///< asks for the memory at an address, which is read later and need not be there
    Gate,     ///< Word: library gate `cell` with truth table `function` over args[0..arity)
    ShiftIn,  ///< Word: args[0] one bit towards bit 0, the top bit from bit 0 of args[1]
    /// Word: args[0] + args[1] + args[2] as numbers of which bit 0 is the lowest; and the Index
    /// `carry`, what that is too large by. Carries, args[2] is one, are 0 or 1. A word plus itself
    /// is a move by one bit: the top bit leaves, the carry enters.
    AddCarry,
    /// Word: args[0] `immediate` bits (fewer than a word and than 64) towards the top bit; below
    /// enter the top bits of args[1].
    BitsIn,
    /// Word: in each 64 bits (or all of a shorter word) args[0] `immediate` bits towards the top;
    /// zeros enter.
    PartShift,
    ByteIn,  ///< Word: in each part (kPartBytes, or all of a shorter word) the bytes of args[0]
             ///< one place up, the lowest from the top of the same part of args[1]
};

/// What ByteIn moves bytes within: vector units move them within 16 bytes in one instruction.
inline constexpr int kPartBytes = 16;

/// Which network a gate is one of: the cell's, what symbols say to it, sums of a batch, or what
/// moves a mask. Of cells of several networks, one a plane, the number of the plane counts, too.
enum class NetworkRole : std::uint8_t { Cell, Symbols, Sum, Stage, Plane, Report };

/// Where a gate comes from: its number in that network as `print_mapped` has it.
struct GateNode {
    NetworkRole role = NetworkRole::Cell;
    std::uint8_t plane = 0;
    std::uint32_t number = 0;

    bool operator==(const GateNode&) const = default;
};

/// "g3" of a cell, "symbols g3", "plane 1 g3" of others.
std::string print_node(const GateNode& node);

/// One instruction. Where there is an address args[0] is its index value or kNoValue.
struct Instruction {
    KernelOp op = KernelOp::Constant;
    ValueId result = kNoValue;
    ValueId carry = kNoValue;  ///< of an addition
    std::array<ValueId, 3> args{kNoValue, kNoValue, kNoValue};
    std::int64_t immediate = 0;
    std::uint32_t buffer = 0;  ///< of an address, or which scalar
    std::int32_t words = 0;    ///< of an address
    std::int32_t bytes = 0;    ///< of an address
    bool aligned = false;      ///< the address is a multiple of the word size
    std::uint32_t cell = 0;    ///< of a gate
    std::uint8_t function = 0;
    std::uint8_t arity = 0;
    GateNode node;  ///< of a gate

    bool operator==(const Instruction&) const = default;
};

/// Whether it reads, writes or asks for memory at an address.
bool has_address(const Instruction& instruction);

/// A value that lives from one iteration to the next: `phi` inside the loop and after it.
struct Carried {
    ValueId phi = kNoValue;
    ValueId initial = kNoValue;  ///< defined before the loop
    ValueId next = kNoValue;     ///< defined in the body (or another phi)

    bool operator==(const Carried&) const = default;
};

/// `for (index = begin; index < end; ++index)`; may run no iteration at all.
struct Loop {
    ValueId index = kNoValue;
    ValueId begin = kNoValue;
    ValueId end = kNoValue;
    std::vector<Carried> carried;
    std::vector<Instruction> body;

    bool operator==(const Loop&) const = default;
};

struct KernelFunction {
    std::string name;
    std::vector<Instruction> prologue;
    Loop loop;
    std::vector<Instruction> epilogue;  ///< sees phis as their final values
    std::vector<ValueKind> values;      ///< kind of every ValueId

    bool operator==(const KernelFunction&) const = default;
};

struct KernelParameter {
    std::string name;
    std::string meaning;

    bool operator==(const KernelParameter&) const = default;
};

struct KernelProgram {
    std::string name;
    std::vector<KernelParameter> buffers;
    std::vector<KernelParameter> scalars;
    std::vector<KernelFunction> functions;

    bool operator==(const KernelProgram&) const = default;
};

/// The functions of a layout that nearly every run needs, and those that only some do: for the
/// lower end of what is not full, and for the way back.
enum class KernelPart : std::uint8_t { Main, Tap, Trace };

/// Violated invariants (definition before use, kinds, numbers of buffers), in words.
std::vector<std::string> check(const KernelProgram& program);

/// The program as text, one instruction a line. Deterministic.
std::string print_program(const KernelProgram& program);

/// How many gates, lane moves, additions, loads and stores one iteration of a function's loop has.
struct InstructionMix {
    int gates = 0;
    int shifts = 0;
    int additions = 0;
    int loads = 0;
    int stores = 0;
};
InstructionMix loop_mix(const KernelFunction& function);

/// Builds one function: every method appends an instruction at the current place and returns its
/// value. Used by layouts; see codegen/wavefront.cpp for the manner of use.
class FunctionBuilder {
public:
    explicit FunctionBuilder(std::string name);

    /// An address inside a buffer.
    struct Address {
        std::uint32_t buffer = 0;
        ValueId index = kNoValue;
        std::int32_t words = 0;
        std::int32_t bytes = 0;
        bool aligned = false;
    };

    ValueId scalar(std::uint32_t number);
    ValueId integer(std::int64_t value);
    ValueId add(ValueId a, ValueId b);
    ValueId multiply(ValueId a, ValueId b);
    ValueId scale(ValueId a, std::int64_t factor);
    ValueId bit_and(ValueId a, std::int64_t mask);
    ValueId shift_right(ValueId a, int amount);
    /// For the one index of a long body: LLVM looks for better ones for longer than it generates
    /// code.
    ValueId kept(ValueId a);
    ValueId constant(bool ones);
    ValueId load(const Address& address);
    ValueId load_first(const Address& address);
    void store(const Address& address, ValueId word);
    ValueId load_byte(const Address& address);
    void store_byte(const Address& address, ValueId byte);
    void store_first(const Address& address, ValueId word);
    void fetch(const Address& address);
    ValueId gate(std::uint32_t cell, std::uint8_t function, const std::vector<ValueId>& args,
                 const GateNode& node = {});
    ValueId shift_in(ValueId word, ValueId incoming);
    struct Sum {
        ValueId word = kNoValue;
        ValueId carry = kNoValue;
    };
    Sum add_carry(ValueId a, ValueId b, ValueId carry);
    ValueId byte_in(ValueId word, ValueId before);
    ValueId bits_in(ValueId word, ValueId below, int bits);
    ValueId part_shift(ValueId word, int bits);

    /// Opens the loop; returns its index. Values carried are declared with `carry` right after it.
    ValueId begin_loop(ValueId begin, ValueId end);
    ValueId carry(ValueId initial);
    /// Says what a carried value becomes in the next iteration.
    void set_next(ValueId phi, ValueId next);
    void end_loop();

    KernelFunction finish() &&;

private:
    ValueId fresh(ValueKind kind);
    ValueId append(Instruction instruction, ValueKind kind);

    KernelFunction function_;
    std::vector<Instruction>* place_;
};

}  // namespace minterm
