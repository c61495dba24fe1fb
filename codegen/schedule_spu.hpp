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

/// The loop as short as was found (spu_loop.hpp, Note [Modulo schedule]), with registers for all.
///
/// Errors (environment): more than 128 registers (it says what to do).
Result<SpuSchedule> schedule_spu(const SpuFunction& function);

}  // namespace minterm
