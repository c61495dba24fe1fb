// SPDX-License-Identifier: Apache-2.0
#include "cli/key_finder.hpp"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>

#include "cli/device_choice.hpp"
#include "cli/options.hpp"
#include "cli/output.hpp"
#include "cli/run_report.hpp"
#include "runtime/support/clock.hpp"

namespace minterm {

void KeyFinder::add_options(CLI::App& app, DictOptions& options, Way way) {
    add_target_option(app, options.target);
    app.get_option("--target")
        ->description(
            "cuda: a GPU does it, with dictionaries of all layouts but small; auto: a GPU, or the "
            "processor where that cannot be; default: the environment variable MINTERM_TARGET, "
            "else the processor")
        ->option_text("cuda|auto")
        ->check(CLI::Validator(
            [](const std::string& name) -> std::string {
                if (name == "cuda" || name == "auto") return {};
                return "--target takes cuda and auto here; without it the processor does it";
            },
            ""));
    add_device_option(app, options.device);
    if (way == Way::ToNumbers)
        app.add_flag("--split", options.split,
                     "A thread of the GPU takes a level of the trie and not a key: keys go from "
                     "one to the next; of dictionaries of --trie louds");
    add_cache_options(app, options.cache);
    auto* verbose = app.add_flag("-v,--verbose,--explain", options.verbose,
                                 "Say what ran and how fast, on standard error");
    app.add_flag("-q,--quiet", options.quiet, "No notes on standard error")->excludes(verbose);
}

Result<KeyFinder> KeyFinder::open(const DictOptions& options, Way way) {
    MINTERM_TRY(Dictionary dictionary, open_dictionary(options));
    KeyFinder finder(options, way, std::move(dictionary));
    const bool wants_device = options.target == "cuda" || options.target == "auto";
    if (options.split && !wants_device)
        return Failure::user("--split requires --target cuda, or auto");
    MINTERM_TRY(const Target* const target,
                choose_device_or_processor(options.target, options.device, options.quiet));
    if (!target->is_device) return finder;
    DeviceDictionaryOptions how;
    how.device = std::max(options.device, 0);
    how.lookups = way == Way::ToNumbers;
    how.way_back = way == Way::ToKeys;
    how.params.split = options.split;
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

/// `there()` on the device, while there is one; else `here()`.
template <typename There, typename Here>
Status KeyFinder::answer(std::size_t count, const There& there, const Here& here) {
    const Clock::time_point start = Clock::now();
    bool found = false;
    if (on_device()) {
        const std::scoped_lock lock(mutex_);
        if (!is_lost_) {
            const Status done = there();
            if (!done && options_.target != "auto") return done;
            if (!done) tell_of_fallback(options_.quiet, done.failure());
            is_lost_ = !done;
            found = !is_lost_;
        }
    }
    if (!found) here();
    const std::scoped_lock lock(mutex_);
    count_ += count;
    seconds_ += seconds_since(start);
    return success();
}

Status KeyFinder::find(std::span<const std::string_view> keys, std::span<std::uint64_t> ids) {
    return answer(
        keys.size(), [&] { return device_->find(keys, ids); },
        [&] { dictionary_.find(keys, ids); });
}

Status KeyFinder::append_keys(std::span<const std::uint64_t> ids, std::string& text,
                              std::vector<std::size_t>& ends) {
    const std::size_t text_before = text.size();
    const std::size_t ends_before = ends.size();
    return answer(
        ids.size(), [&] { return device_->append_keys(ids, text, ends); },
        [&] {
            // What a device left half done is not kept.
            text.resize(text_before);
            ends.resize(ends_before);
            dictionary_.append_keys(ids, text, ends);
        });
}

void KeyFinder::report() const {
    if (!options_.verbose) return;
    const std::string speed =
        fmt::format("{0} {1} in {2:.3g} s, {3:.3g} M {1}/s", grouped(count_),
                    way_ == Way::ToKeys ? "numbers" : "keys", seconds_,
                    static_cast<double>(count_) / std::max(seconds_, 1e-9) * 1e-6);
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
