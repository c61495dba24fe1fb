// SPDX-License-Identifier: Apache-2.0
//
// SPU instructions get cycles and registers.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "codegen/spu_code.hpp"
#include "minterm/result.hpp"
#include "spu/instruction_set.hpp"

namespace minterm {

/// What is issued in one cycle of the loop, with registers.
struct SpuCycle {
    std::optional<spu::Instruction> even;
    std::optional<spu::Instruction> odd;
    ValueId even_origin = kNoValue;  ///< values of the kernel program
    ValueId odd_origin = kNoValue;
};

/// A function in order. `before` ends where the loop may begin; the loop runs `count` > 0 times.
struct SpuSchedule {
    std::vector<spu::Instruction> before;
    std::vector<spu::Instruction> ramp;  ///< what the first iteration has of the one before it
    std::vector<SpuCycle> loop;          ///< the last odd instruction is the branch back
    std::vector<spu::Instruction> after;
    std::uint8_t count = 0;  ///< the register that says how often the loop is still to run
    int even = 0;            ///< instructions of the loop for either pipe: no loop can be shorter
    int odd = 0;
    int registers = 0;  ///< that are used at all

    int bound() const { return even > odd ? even : odd; }
    /// Cycles of the loop in which both pipes are given a nop.
    int idle() const {
        int cycles = 0;
        for (const SpuCycle& cycle : loop) cycles += cycle.even || cycle.odd ? 0 : 1;
        return cycles;
    }
};

/// Note [Modulo schedule]. An iteration begins every `loop.size()` cycles, before the last one has
/// ended (Rau 1994). Instructions are placed from the last to the first, each as late as those that
/// wait for it allow, in a cycle (modulo the loop's) in which its pipe is free: so loads come just
/// before they are used, and few registers are needed. One that finds none is placed all the same,
/// and those that this is against are placed again. An iteration is spread over two rounds at
/// most; what stores, or is needed after the loop, is in the second, so that the first half of an
/// iteration that does not come does no harm. A value that lives from one iteration to the next has
/// a register of its own, of which the old value is read before the new one is written.
///
/// Errors (environment): more than 128 registers (it says what to do).
Result<SpuSchedule> schedule_spu(const SpuFunction& function);

}  // namespace minterm
