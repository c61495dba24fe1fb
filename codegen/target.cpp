// SPDX-License-Identifier: Apache-2.0
//
// The targets, and what this processor and its operating system can run.
#include "codegen/target.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <algorithm>

#include <cstdlib>

namespace minterm {

namespace {

/// Whether this machine has a feature that some target names. The compiler's run-time check reads
/// CPUID and, for the vector registers, what the operating system saves (XCR0), so a feature that a
/// hypervisor hides counts as missing. A name that is not listed counts as missing too.
bool machine_has(std::string_view feature) {
    __builtin_cpu_init();
    if (feature == "bmi") return __builtin_cpu_supports("bmi") != 0;
    if (feature == "avx2") return __builtin_cpu_supports("avx2") != 0;
    if (feature == "avx512f") return __builtin_cpu_supports("avx512f") != 0;
    if (feature == "avx512bw") return __builtin_cpu_supports("avx512bw") != 0;
    if (feature == "avx512dq") return __builtin_cpu_supports("avx512dq") != 0;
    if (feature == "avx512vl") return __builtin_cpu_supports("avx512vl") != 0;
    if (feature == "avx512vbmi2") return __builtin_cpu_supports("avx512vbmi2") != 0;
    return false;
}

}  // namespace

const std::vector<Target>& all_targets() {
    static const std::vector<Target> targets = [] {
        Target scalar;
        scalar.name = "scalar";
        scalar.description = "64 cells a word, any x86-64 processor (BMI used if present)";
        scalar.word_bits = 64;
        scalar.registers = 15;
        scalar.library = *library_named("bmi");
        scalar.llvm_cpu = "x86-64";
        scalar.optional_features = {"bmi"};
        scalar.default_rows = 2;
        scalar.column_words = 32;
        scalar.column_state_registers = 4;
        scalar.costs = {0.28, 3, 1.5, 0.12, 0.5, 0.4, 1.7, 1.5, 0.3, 0.13, 0};

        Target avx2;
        avx2.name = "avx2";
        avx2.description = "256 cells a register, two-input logic (AVX2, BMI)";
        avx2.word_bits = 256;
        avx2.registers = 16;
        avx2.library = &two_input_library();
        avx2.llvm_cpu = "x86-64";
        avx2.required_features = {"avx2", "bmi"};
        avx2.default_rows = 2;

        Target avx512;
        avx512.name = "avx512";
        avx512.description =
            "512 cells a register, three-input logic (AVX-512 F, BW, DQ, VL; VBMI2 used if "
            "present)";
        avx512.word_bits = 512;
        avx512.registers = 32;
        avx512.library = &lut3_library();
        avx512.llvm_cpu = "x86-64";
        avx512.required_features = {"avx2", "bmi", "avx512f", "avx512bw", "avx512dq", "avx512vl"};
        avx512.optional_features = {"avx512vbmi2"};
        avx512.ternary_logic = true;
        avx512.mask_registers = true;
        avx512.default_rows = 4;
        avx512.column_state_registers = 32;
        // Counted: four gates a cycle, and a dozen instructions for an addition. Patterns side by
        // side are measured on Zen 4.
        avx512.costs = {0.09, 3.5, 1.5, 0.09, 1.1, 0.6, 6, 2.5, 0.42, 0.15, 0.2};
        return std::vector<Target>{scalar, avx2, avx512};
    }();
    return targets;
}

const Target& narrow_test_target() {
    static const Target target = [] {
        Target narrow = all_targets().front();
        narrow.name = "narrow";
        narrow.description = "8 cells a word, for tests";
        narrow.word_bits = 8;
        return narrow;
    }();
    return target;
}

std::vector<const Target*> up_to_words_of(const Target& target) {
    std::vector<const Target*> targets;
    const auto has = [&](const std::string& feature) {
        const std::vector<std::string>& features = target.required_features;
        return std::find(features.begin(), features.end(), feature) != features.end();
    };
    if (!target.is_device && !target.is_simulated)
        for (const Target& other : all_targets())
            if (other.word_bits < target.word_bits &&
                std::all_of(other.required_features.begin(), other.required_features.end(), has))
                targets.push_back(&other);
    targets.push_back(&target);
    return targets;
}

std::string llvm_features(const Target& target) {
    std::vector<std::string> features = target.required_features;
    const bool foreign = !why_unavailable(target).empty();
    for (const std::string& feature : target.optional_features)
        if (foreign || machine_has(feature)) features.push_back(feature);
    for (std::string& feature : features) feature.insert(0, "+");
    return fmt::format("{}", fmt::join(features, ","));
}

Result<const Target*> find_target(std::string_view name) {
    std::vector<std::string> known;
    for (const Target& target : all_targets()) {
        if (target.name == name) return &target;
        known.push_back(target.name);
    }
    return Failure::user(
        fmt::format("unknown target '{}'; known targets: {}; cuda and auto are for {}; spu is for "
                    "dist, run and lcs",
                    name, fmt::join(known, ", "), kDeviceCommands));
}

std::string why_unavailable(const Target& target) {
    for (const std::string& feature : target.required_features)
        if (!machine_has(feature))
            return fmt::format(
                "this machine cannot run target '{}': the processor (or its operating system) "
                "lacks {}",
                target.name, feature);
    return {};
}

Result<const Target*> choose_target(std::string_view forced) {
    const char* environment = std::getenv("MINTERM_TARGET");
    // Commands that know more targets pass on what they found there.
    const bool from_environment =
        environment != nullptr && *environment != '\0' && (forced.empty() || forced == environment);
    if (from_environment) forced = environment;
    if (!forced.empty()) {
        Result<const Target*> target = find_target(forced);
        const char* origin = from_environment ? " (from MINTERM_TARGET)" : "";
        if (!target) return Failure::user(target.failure().messages().front().text + origin);
        if (const std::string reason = why_unavailable(**target); !reason.empty())
            return Failure::user(
                fmt::format("{}{}; 'minterm targets' lists what it can run", reason, origin));
        return target;
    }
    return &best_target();
}

const Target& best_target() {
    const Target* best = nullptr;
    for (const Target& target : all_targets())
        if (why_unavailable(target).empty()) best = &target;
    return *best;
}

}  // namespace minterm
