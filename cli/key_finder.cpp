// SPDX-License-Identifier: Apache-2.0
#include "cli/key_finder.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "cli/device_choice.hpp"
#include "cli/output.hpp"
#include "cli/run_report.hpp"
#include "runtime/clock.hpp"

namespace minterm {

void add_finder_options(CLI::App& app, DictOptions& options) {
    app.add_option("--target", options.target,
                   "cuda: a GPU looks keys up, in dictionaries of all layouts but small; auto: "
                   "a GPU, or the processor where that cannot be; default: the processor")
        ->option_text("cuda|auto")
        ->check(CLI::Validator(
            [](const std::string& name) -> std::string {
                if (name == "cuda" || name == "auto") return {};
                return "--target takes cuda and auto here; without it the processor looks keys up";
            },
            ""));
    add_device_option(app, options.device);
    add_cache_options(app, options.cache);
    auto* verbose = app.add_flag("-v,--verbose,--explain", options.verbose,
                                 "Say what looked keys up and how fast, on standard error");
    app.add_flag("-q,--quiet", options.quiet, "No notes on standard error")->excludes(verbose);
}

Result<KeyFinder> KeyFinder::open(const DictOptions& options) {
    MINTERM_TRY(Dictionary dictionary, open_dictionary(options));
    KeyFinder finder(options, std::move(dictionary));
    if (options.target.empty()) return finder;
    MINTERM_TRY(const Target* const target,
                choose_device_or_processor(options.target, options.quiet));
    if (!target->is_device) return finder;
    DeviceDictionaryOptions how;
    how.device = options.device;
    Result<DeviceDictionary> device =
        DeviceDictionary::open(finder.dictionary_, how, choose_store(options.cache));
    if (device)
        finder.device_.emplace(*std::move(device));
    else if (options.target == "auto")
        tell_of_fallback(options.quiet, device.failure());
    else
        return device.failure();
    return finder;
}

Status KeyFinder::find(std::span<const std::string_view> keys, std::span<std::uint64_t> ids) {
    const Clock::time_point start = Clock::now();
    bool found = false;
    if (on_device()) {
        const std::scoped_lock lock(mutex_);
        if (!is_lost_) {
            const Status done = device_->find(keys, ids);
            if (!done && options_.target != "auto") return done;
            if (!done) tell_of_fallback(options_.quiet, done.failure());
            is_lost_ = !done;
            found = !is_lost_;
        }
    }
    if (!found) dictionary_.find(keys, ids);
    const std::scoped_lock lock(mutex_);
    keys_ += keys.size();
    seconds_ += seconds_since(start);
    return success();
}

void KeyFinder::report() const {
    if (!options_.verbose) return;
    const std::string speed =
        fmt::format("{} keys in {:.3g} s, {:.3g} M keys/s", grouped(keys_), seconds_,
                    static_cast<double>(keys_) / std::max(seconds_, 1e-9) * 1e-6);
    if (!on_device() || is_lost_) {
        const char* const layout = name_of(dictionary_.statistics().layout);
        print_error(fmt::format("processor, layout {}, {} thread{}: {} a thread\n", layout,
                                options_.threads, options_.threads == 1 ? "" : "s", speed));
        return;
    }
    const DeviceDictionary::Report report = device_->report();
    print_error(fmt::format(
        "cuda {}, {}: {}, kernels {:.3g} s; {} bytes of dictionary there; {} in "
        "{:.3g} s\n",
        report.kernel, report.device, speed, report.device_seconds, grouped(report.bytes),
        report.code_origin == "compiled" ? "compiled" : "kernel " + origin_text(report.code_origin),
        report.compile_seconds));
}

}  // namespace minterm
