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

/// Where --device is not given, so that the first one is meant.
inline constexpr int kNoDeviceNamed = -1;

/// --device, of the commands that know `--target cuda`.
void add_device_option(CLI::App& app, int& device);

/// The processor's target, where "auto" finds no GPU that does it. Errors: those of
/// `choose_target`.
Result<const Target*> processor_instead();

/// Says on standard error why the processor runs what a GPU was to run; if `quiet`, nothing is
/// said, and what would have been told of is not kept.
void tell_of_fallback(bool quiet, const Failure& why);

/// The GPU of "cuda"; of "auto" that or, where there is no driver or no device, the processor,
/// which is said; else `choose_target`. Errors (user): "cuda" without a driver or a device; a
/// `device` where no GPU is asked for; those of `choose_target`.
Result<const Target*> choose_device_or_processor(const std::string& name, int device, bool quiet);

/// `ask(run, target)`: some function of any type, without its name and type of its own in the
/// program, which std::function would leave there.
using AskTarget = Status (*)(const void* run, const Target& target);

/// What `run_on_device_or_processor` does.
Status ask_device_or_processor(const std::string& name, bool quiet, const Target*& target,
                               AskTarget ask, const void* run);

/// `run(*target)`. Where that is the GPU of "auto" and fails, for whatever reason (no NVRTC, a
/// device or a driver too old for it, no memory, a device that is lost), then `run` of the
/// processor, which is `target` from then on: said, unless the processor fails, too, and so for a
/// reason that has nothing to do with GPUs. `run` must leave nothing behind where it fails. Errors:
/// those of `run`.
template <typename Run>
Status run_on_device_or_processor(const std::string& name, bool quiet, const Target*& target,
                                  const Run& run) {
    const AskTarget ask = [](const void* what, const Target& on) {
        return (*static_cast<const Run*>(what))(on);
    };
    return ask_device_or_processor(name, quiet, target, ask, &run);
}

}  // namespace minterm
