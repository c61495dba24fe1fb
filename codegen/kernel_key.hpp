// SPDX-License-Identifier: Apache-2.0
//
// The name under which an engine keeps a kernel.
#pragma once

#include <string>

#include "synth/recurrence.hpp"
#include "synth/symbols.hpp"

namespace minterm {

/// Everything that the kernels of one target and layout differ by.
std::string kernel_key(const Recurrence& recurrence, const SymbolLogic& symbols);

}  // namespace minterm
