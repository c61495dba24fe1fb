// SPDX-License-Identifier: Apache-2.0
#include "cli/cell_search.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <csignal>
#include <cstdlib>

#include "cli/output.hpp"
#include "cli/progress.hpp"

namespace minterm {
namespace {

std::atomic<bool> interrupted{false};
using Handler = void (*)(int);
Handler handler_before = SIG_DFL;

extern "C" void end_search(int signal_number) {
    interrupted.store(true, std::memory_order_relaxed);
    std::signal(signal_number, handler_before);
}

std::string environment(const char* name) {
    const char* value = std::getenv(name);
    return value != nullptr ? value : "";
}

}  // namespace

void add_cache_options(CLI::App& app, CacheOptions& options) {
    auto* folder =
        app.add_option(
               "--cache", options.folder,
               "Keep solved cells and compiled kernels in FOLDER; default: $MINTERM_CACHE_DIR, "
               "$XDG_CACHE_HOME/minterm or ~/.cache/minterm")
            ->option_text("FOLDER");
    app.add_flag("--no-cache", options.none,
                 "Neither look for cells and kernels on disk nor keep them")
        ->excludes(folder);
}

CellStore choose_store(const CacheOptions& options) {
    CellStore store;
    if (options.none) return store;
    store.folder = options.folder;
    if (store.folder.empty()) store.folder = environment("MINTERM_CACHE_DIR");
    if (!store.folder.empty()) return store;
    // The XDG Base Directory Specification has relative paths ignored.
    if (const std::string caches = environment("XDG_CACHE_HOME"); caches.starts_with('/')) {
        store.folder = caches + "/minterm";
    } else if (const std::string home = environment("HOME"); home.starts_with('/')) {
        store.folder = home + "/.cache/minterm";
    }
    return store;
}

void tell_if_not_kept(const std::string& why) {
    if (why.empty()) return;
    print_error("minterm: note: " + why +
                "; name another folder with --cache, or use --no-cache\n");
}

CellSearchLine::CellSearchLine() : terminal_(::isatty(STDERR_FILENO) == 1) {
    interrupted = false;
    handler_before = std::signal(SIGINT, end_search);
    if (handler_before == SIG_IGN) std::signal(SIGINT, SIG_IGN);
}

CellSearchLine::~CellSearchLine() {
    std::signal(SIGINT, handler_before);
    if (shown_) print_error(kWipeLine);
}

void CellSearchLine::watch(CellParams& params) {
    params.cancelled = cancelled();
    if (terminal_) params.progress = [this](const CellProgress& progress) { show(progress); };
}

const std::atomic<bool>* CellSearchLine::cancelled() { return &interrupted; }

void CellSearchLine::show(const CellProgress& progress) {
    if (progress.seconds < kProgressPatience) return;
    print_error(fmt::format(
        "{}cell: {} gates, at least {} are needed; {:.0f} s of {:.0f} s, Ctrl-C takes this one",
        kWipeLine, progress.cost, progress.lower_bound, progress.seconds, progress.effort));
    shown_ = true;
}

std::string describe_cell(const SolvedCell& cell, const CellLibrary& library) {
    const int cost = total_cost(cell.network, library);
    std::string bound = cell.lower_bound >= cost ? "fewer are impossible"
                        : cell.lower_bound > 0
                            ? fmt::format("fewer than {} are impossible", cell.lower_bound)
                            : "nothing proved";
    if (cell.given_codes && cell.lower_bound > 0) bound += " in the codes that the spec gives";
    return fmt::format("{} gate{}, {} ({})", cost, cost == 1 ? "" : "s", bound,
                       name_of(cell.origin));
}

}  // namespace minterm
