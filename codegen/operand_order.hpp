// SPDX-License-Identifier: Apache-2.0
//
// Which operand of a gate of three comes last: the one that is computed last.
//
// Note [Latest operand]. vpternlog overwrites one of its operands, and to AMD's Zen 4 that one is
// not like the others. Measured: where another operand is the last to be ready, the instruction
// takes two cycles instead of one until its result can be used, and half as many are done in a
// cycle. So the operand that is ready last is the one to be overwritten, even where it is still
// needed and has to be copied: a copy is a matter of renaming. A cell of edit distance takes 2.8
// cycles of a whole register then, and 4.2 in another order.
#pragma once

#include "codegen/kernel_program.hpp"

namespace minterm {

/// The function with args[2] of each gate of three operands in its loop being the latest of the
/// three: what an iteration computes is later than what it is given by the one before, that is
/// later than what it loads, and of the same kind the later is what more instructions lead to. Any
/// order means the same. O(instructions).
KernelFunction with_latest_operand_last(KernelFunction function);

}  // namespace minterm
