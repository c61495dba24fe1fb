// SPDX-License-Identifier: Apache-2.0
#include "cli/device_choice.hpp"

#include <CLI/CLI.hpp>

#include "cli/options.hpp"
#include "cli/output.hpp"
#include "codegen/emit_cuda.hpp"
#include "codegen/nvrtc.hpp"
#include "runtime/cuda/cuda_driver.hpp"

namespace minterm {
namespace {

constexpr int kMostDevices = 1023;

}  // namespace

Result<const Target*> processor_instead() {
    // "auto" may stand in MINTERM_TARGET itself.
    if (is_other_target_named()) return &best_target();
    return choose_target();
}

void add_device_option(CLI::App& app, int& device) {
    app.add_option("--device", device, "Which GPU, as nvidia-smi numbers them (0)")
        ->option_text("N")
        ->check(CLI::Range(0, kMostDevices));
}

void tell_of_fallback(bool quiet, const Failure& why) {
    if (quiet) return forget_kept_sources();
    print_error("minterm: note: the processor runs it, and no GPU: " + why.messages().front().text +
                "\n");
}

Result<const Target*> choose_device_or_processor(const std::string& name, int device, bool quiet) {
    if (name != "cuda" && name != "auto") {
        if (device != kNoDeviceNamed)
            return Failure::user(
                "--device says which GPU, and the processor is to do it; add --target cuda, or "
                "auto, or leave --device out");
        return choose_target(name);
    }
    const auto driver = CudaDriver::load();
    if (driver) return &cuda_target();
    if (name == "cuda")
        return Failure::user(driver.failure().messages().front().text +
                             "; --target auto would take the processor");
    tell_of_fallback(quiet, driver.failure());
    return processor_instead();
}

Status ask_device_or_processor(const std::string& name, bool quiet, const Target*& target,
                               AskTarget ask, const void* run) {
    Status done = ask(run, *target);
    if (done || !target->is_device || name != "auto") return done;
    MINTERM_TRY(const Target* const processor, processor_instead());
    const Status instead = ask(run, *processor);
    if (!instead) {
        forget_kept_sources();
        return instead;
    }
    tell_of_fallback(quiet, done.failure());
    target = processor;
    return success();
}

}  // namespace minterm
