// SPDX-License-Identifier: Apache-2.0
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <nlohmann/json.hpp>

#include "cli/command_line.hpp"
#include "cli/options.hpp"
#include "cli/output.hpp"
#include "codegen/emit_c.hpp"
#include "codegen/nvrtc.hpp"
#include "codegen/spu_machine.hpp"
#include "codegen/target.hpp"
#include "runtime/cuda/cuda_device.hpp"

namespace minterm {
namespace {

using Json = nlohmann::ordered_json;

/// What there is of CUDA, and for what is missing how to get it, as lines and as JSON.
std::string describe_cuda(Json& json) {
    std::string text = fmt::format("\nCUDA (--target cuda: {}):\n", kDeviceCommands);
    const auto tell = [&](const char* part, const Failure& failure) {
        const std::string& why = failure.messages().front().text;
        json[part] = {{"available", false}, {"why_not", why}};
        text += fmt::format("{}: none here: {}\n", part, why);
    };
    if (const auto driver = CudaDriver::load()) {
        const std::string version = cuda_version_text(driver->version());
        json["driver"] = {{"available", true}, {"version", version}};
        text += fmt::format("driver: for CUDA {}\n", version);
        auto devices = Json::array();
        for (int number = 0; number < driver->device_count(); ++number) {
            const auto device = CudaDevice::open(*driver, number);
            if (!device) {
                const std::string& why = device.failure().messages().front().text;
                devices.push_back({{"number", number}, {"available", false}, {"why_not", why}});
                text += fmt::format("device {}: {}\n", number, why);
                continue;
            }
            devices.push_back({{"number", number},
                               {"available", true},
                               {"name", (*device)->name()},
                               {"architecture", fmt::format("sm_{}", (*device)->capability())},
                               {"multiprocessors", (*device)->multiprocessors()},
                               {"memory_bytes", (*device)->memory_bytes()}});
            text += fmt::format("device {}: {}, sm_{}, {} multiprocessors, {} MB\n", number,
                                (*device)->name(), (*device)->capability(),
                                (*device)->multiprocessors(), (*device)->memory_bytes() / 1000000);
        }
        json["devices"] = std::move(devices);
    } else {
        tell("driver", driver.failure());
    }
    if (const auto nvrtc = Nvrtc::load()) {
        json["nvrtc"] = {{"available", true},
                         {"version", (*nvrtc)->version()},
                         {"architectures", (*nvrtc)->architectures()}};
        text += fmt::format("nvrtc: {}, which knows {}\n", (*nvrtc)->version(),
                            fmt::join((*nvrtc)->architectures(), ", "));
    } else {
        tell("nvrtc", nvrtc.failure());
    }
    return text;
}

Status print_targets(bool json) {
    // What a run without --target would take; its absence (a wrong MINTERM_TARGET) is shown as
    // such.
    const Result<const Target*> chosen = choose_target();
    std::size_t width = 0;
    for (const Target& target : all_targets()) width = std::max(width, target.name.size());
    auto list = nlohmann::ordered_json::array();
    std::string text;
    for (const Target& target : all_targets()) {
        const std::string lacking = why_unavailable(target);
        const bool is_default = chosen.ok() && (*chosen)->name == target.name;
        list.push_back({{"name", target.name},
                        {"description", target.description},
                        {"available", lacking.empty()},
                        {"why_not", lacking},
                        {"default", is_default},
                        {"library", target.library->name},
                        {"word_bits", target.word_bits},
                        {"registers", target.registers},
                        {"default_rows", target.default_rows}});
        text += fmt::format("{:<{}}  {}{}\n", target.name, width, target.description,
                            !lacking.empty() ? " (not on this machine: " + lacking + ")"
                            : is_default     ? " (default)"
                                             : "");
    }
    // What has no machine code for a processor of this kind, and so is neither here nor missing.
    auto others = Json::array();
    const auto tell_other = [&](const Target& target) {
        others.push_back({{"name", target.name},
                          {"description", target.description},
                          {"library", target.library->name},
                          {"word_bits", target.word_bits},
                          {"registers", target.registers}});
        text += fmt::format("{:<{}}  {}\n", target.name, width, target.description);
    };
    text += "\nOf other machines:\n";
    for (const Target& target : c_targets())
        if (!find_target(target.name)) tell_other(target);
    tell_other(spu_target());
    Json cuda;
    text += describe_cuda(cuda);
    text += "\nGate libraries (minterm compile --library NAME):\n" + print_libraries();
    auto libraries = nlohmann::ordered_json::array();
    for (const CellLibrary& library : all_libraries()) {
        auto cells = nlohmann::ordered_json::array();
        for (const LibraryCell& cell : library.cells) {
            cells.push_back({{"name", cell.name},
                             {"arity", cell.arity},
                             {"cost", cell.cost},
                             {"latency", cell.latency},
                             {"overwrites", cell.overwrites}});
        }
        libraries.push_back({{"name", library.name},
                             {"description", library.description},
                             {"cells", std::move(cells)}});
    }
    if (json) {
        const nlohmann::ordered_json object = {{"targets", std::move(list)},
                                               {"others", std::move(others)},
                                               {"cuda", std::move(cuda)},
                                               {"libraries", std::move(libraries)}};
        text = object.dump(2) + "\n";
    }
    MINTERM_TRY([[maybe_unused]] const Unit written, write_standard_output(text));
    if (!chosen && !is_other_target_named()) return chosen.failure();
    return success();
}

}  // namespace

int targets_command(const Arguments& arguments) {
    bool json = false;
    CLI::App app("Lists what kernels can be compiled for, and whether this machine can run it.",
                 "minterm targets");
    add_json_option(app, json);
    app.footer(
        "Examples:\n"
        "  minterm targets\n"
        "  minterm targets --json");
    if (const std::optional<int> over = parse_arguments(app, arguments)) return *over;
    return finish(print_targets(json));
}

}  // namespace minterm
