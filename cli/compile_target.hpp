// SPDX-License-Identifier: Apache-2.0
//
// `minterm compile --target NAME`: also what no run is for.
#pragma once

#include <string>

#include "codegen/target.hpp"
#include "minterm/result.hpp"

namespace minterm {

/// MINTERM_TARGET, which stands for --target; empty if it is not set.
std::string target_of_environment();

/// "cuda", or "cuda:sm_80" and so on; and the architecture of these.
bool names_cuda(const std::string& target);
std::string architecture_of(const std::string& target);

/// Unlike a run, compiling needs no machine that can run the target; sources are for others, too.
/// Where there is no name, the stage's own target or the best one of this machine. Errors (user):
/// no such target or architecture, or one that has no such stage; with where the name comes from if
/// that is the environment.
Result<const Target*> choose_compile_target(const std::string& name, const std::string& stage);

}  // namespace minterm
