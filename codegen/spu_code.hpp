// SPDX-License-Identifier: Apache-2.0
//
// Kernel functions as SPU instructions (spu/instruction_set.hpp) before they have registers and
// cycles: what lowering makes and scheduling takes.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "codegen/kernel_program.hpp"
#include "minterm/result.hpp"
#include "spu/instruction_set.hpp"

namespace minterm {

/// Where a program's buffers lie in a local store, and what its scalars are. An SPU knows all of
/// that before it begins: scalars with a value are constants, the others are arguments.
struct SpuMemory {
    std::vector<std::uint32_t> buffers;                ///< addresses, multiples of 16
    std::vector<std::optional<std::int64_t>> scalars;  ///< nothing: the next register from $3 on
    /// Iterations are counted from a multiple of this on: windows lie eight to a byte, and rings of
    /// letter masks have slots for the iterations of a word.
    int period = 8;
    /// By buffer: what an iteration stores is loaded two iterations later at the soonest, and what
    /// the iteration after a call's last one would store does no harm. Missing: false.
    std::vector<bool> rings;
    std::uint32_t begin = 0;  ///< of all buffers: code and constants lie below
    std::uint32_t end = 0;    ///< of all buffers
};

/// Registers without numbers. Each is defined once.
using SpuRegister = std::uint32_t;
inline constexpr SpuRegister kNoSpuRegister = ~SpuRegister{0};

struct SpuStep {
    spu::Op op = spu::Op::Nop;
    SpuRegister target = kNoSpuRegister;
    /// ra, rb, rc; of a store and a condition the last one is what is stored or asked, rt.
    std::array<SpuRegister, 3> sources{kNoSpuRegister, kNoSpuRegister, kNoSpuRegister};
    std::int32_t immediate = 0;
    /// That is read or written; buffers do not overlap here. None of a ring: steps need no order,
    /// and stores may run ahead of their iteration.
    std::int32_t buffer = -1;
    bool stores = false;
    ValueId origin = kNoValue;  ///< the value of the kernel program that this is a step to
    bool frees = false;         ///< the sooner it is done, the sooner a register is free
};

struct SpuCarried {
    SpuRegister phi = kNoSpuRegister;
    SpuRegister initial = kNoSpuRegister;  ///< defined before the loop
    SpuRegister next = kNoSpuRegister;     ///< defined in the body
};

/// The constants of all functions of a program, each once: they lie at the beginning of the local
/// store, so that addresses are known before code is.
using SpuConstantPool = std::vector<std::array<std::uint8_t, 16>>;

/// A constant in a register.
struct SpuConstant {
    SpuRegister target = kNoSpuRegister;
    std::int32_t address = 0;
};

/// A kernel function. `count` is how often the body runs; the arguments are in `arguments`.
struct SpuFunction {
    std::string name;
    std::vector<SpuConstant> constants;
    std::vector<SpuRegister> arguments;
    std::vector<SpuStep> before;
    std::vector<SpuStep> body;
    std::vector<SpuStep> after;
    std::vector<SpuCarried> carried;
    SpuRegister count = kNoSpuRegister;
    std::uint32_t registers = 0;
};

/// Note [Words of an SPU]. Bit i of a kernel program's word is bit i of a quadword as the SPU
/// counts, from the most significant one on. So memory keeps the order of its bytes, a move towards
/// bit 0 is a shift to the left, and what enters at the top of a word is the first bit of another:
/// `rotqbii` puts it where `selb` with a constant mask takes it from. Bits within bytes of the
/// local store are the other way round than everywhere else; whoever copies in and out turns them.
///
/// Words at any address are two aligned ones and a shuffle; its control is computed once for all
/// addresses that differ by multiples of 16. `StoreFirst` at K neighbouring addresses, K a power of
/// two, collects K bytes, and inserts them into their quadword at once.
///
/// Errors: an operation that there is no SPU code for (user: it says which one, and which layout
/// has none of them).
Result<SpuFunction> lower_to_spu(const KernelFunction& function, const SpuMemory& memory,
                                 SpuConstantPool& pool);

/// The same function with constants loaded where they are used: more loads, fewer registers.
SpuFunction with_constants_loaded(SpuFunction function);

/// How many steps more of a loop's body the odd pipe does than the even one; negative: fewer.
std::ptrdiff_t odd_ahead(const SpuFunction& function);

/// The same function with copies done by the even pipe while the loop's odd one has more to do.
SpuFunction with_copies_shared_out(SpuFunction function);

/// The same function with what the next iteration begins with copied at the end of each: for a next
/// value that is needed earlier than the old one is done with.
SpuFunction with_next_copied(SpuFunction function);

}  // namespace minterm
