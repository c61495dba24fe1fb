// SPDX-License-Identifier: Apache-2.0
#include "cli/compile_target.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cstdlib>
#include <vector>

#include "cli/emit_stage.hpp"
#include "codegen/emit_c.hpp"
#include "codegen/emit_cuda.hpp"
#include "codegen/spu_machine.hpp"

namespace minterm {
namespace {

/// Errors (user): what stands behind "cuda:" is no name of an architecture. Whether there is one of
/// that name NVRTC knows, which a source does not need.
Status check_architecture_name(const std::string& target) {
    const std::string architecture = architecture_of(target);
    const auto is_digit = [](char letter) { return letter >= '0' && letter <= '9'; };
    if (architecture.size() > 3 && architecture.starts_with("sm_") && architecture[3] != '0' &&
        std::all_of(architecture.begin() + 3, architecture.end(), is_digit))
        return success();
    return Failure::user(
        fmt::format("--target {}: '{}' is no architecture of a GPU; they are called sm_90 and the "
                    "like (minterm targets lists them)",
                    target, architecture));
}

Result<const Target*> choose_named(const std::string& name, const std::string& stage) {
    if (names_cuda(name) || (name.empty() && is_cuda_stage(stage))) {
        if (stage == "llvm" || stage == "asm" || stage == "obj" || is_c_stage(stage))
            return Failure::user(fmt::format(
                "--emit {}: target cuda has program, cuda, ptx, cubin and sass", stage));
        MINTERM_TRY([[maybe_unused]] const Unit known, check_architecture_name(name));
        return &cuda_target();
    }
    if (name == spu_target().name) {
        if (stage == "llvm" || stage == "obj" || is_c_stage(stage) || is_cuda_stage(stage))
            return Failure::user(
                fmt::format("--emit {}: target spu has program, asm and schedule", stage));
        return &spu_target();
    }
    if (stage == "schedule")
        return Failure::user("--emit schedule: that is for --target spu, whose cycles are known");
    if (is_cuda_stage(stage))
        return Failure::user(
            fmt::format("--emit {}: that is for --target cuda, not {}", stage, name));
    if (name.empty()) return &best_target();
    if (is_c_stage(stage)) return find_c_target(name);
    if (Result<const Target*> target = find_target(name)) return target;
    if (find_c_target(name))
        return Failure::user(fmt::format(
            "--target {}: there is C for it alone; add --emit c or --emit header", name));
    std::vector<std::string> known;
    for (const Target& target : c_targets()) known.push_back(target.name);
    return Failure::user(fmt::format("unknown target '{}'; known targets: {}, {}, {}", name,
                                     fmt::join(known, ", "), spu_target().name,
                                     cuda_target().name));
}

}  // namespace

std::string target_of_environment() {
    const char* const set = std::getenv("MINTERM_TARGET");
    return set != nullptr ? set : "";
}

bool names_cuda(const std::string& target) {
    return target == "cuda" || target.starts_with("cuda:");
}

std::string architecture_of(const std::string& target) {
    return target.starts_with("cuda:") ? target.substr(5) : "sm_90";
}

Result<const Target*> choose_compile_target(const std::string& name, const std::string& stage) {
    Result<const Target*> target = choose_named(name, stage);
    if (target || name.empty() || name != target_of_environment()) return target;
    return Failure::user(target.failure().messages().front().text + " (from MINTERM_TARGET)");
}

}  // namespace minterm
