// SPDX-License-Identifier: Apache-2.0
//
// Libraries of NVIDIA's, loaded when they are first needed.
#pragma once

#include <string>

#include "minterm/result.hpp"

namespace minterm {

/// Loads a library: of a path, or of a name that the dynamic linker finds. Errors (environment):
/// the linker's reason; the file of a path is cut off, which the linker does not look for, and what
/// is missing would end the process.
Result<void*> open_library(const std::string& path);

/// A variable of the environment; empty if it is not set.
std::string environment_variable(const char* name);

}  // namespace minterm
