// SPDX-License-Identifier: Apache-2.0
//
// `--target cuda` and `--target auto`: which device, and whether there is one, before anything is
// read.
#pragma once

#include <string>

#include "cli/cli11_names.hpp"
#include "codegen/target.hpp"
#include "minterm/result.hpp"

namespace minterm {

/// --device, of the commands that know `--target cuda`.
void add_device_option(CLI::App& app, int& device);

/// Says on standard error, unless `quiet`, why the processor runs what a GPU was to run.
void tell_of_fallback(bool quiet, const Failure& why);

/// The GPU of "cuda"; of "auto" that or, where a driver, a device or NVRTC is missing, the
/// processor, which is said; else `choose_target`. Errors (user): "cuda" without a driver or a
/// device; those of `choose_target`.
Result<const Target*> choose_device_or_processor(const std::string& name, bool quiet);

}  // namespace minterm
