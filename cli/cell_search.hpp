// SPDX-License-Identifier: Apache-2.0
//
// What the command line adds to synth/solve_cell: the folder that solved cells are kept in, a line
// of progress, and Ctrl-C.
#pragma once

#include <atomic>
#include <chrono>
#include <string>

#include "cli/cli11_names.hpp"
#include "minterm/result.hpp"
#include "synth/solve_cell.hpp"

namespace minterm {

/// --cache and --no-cache.
struct CacheOptions {
    std::string folder;
    bool none = false;
};
void add_cache_options(CLI::App& app, CacheOptions& options);

/// The folder of --cache, $MINTERM_CACHE_DIR, $XDG_CACHE_HOME/minterm or $HOME/.cache/minterm; the
/// empty folder, which keeps nothing, with --no-cache or where none of these is known.
CellStore choose_store(const CacheOptions& options);

/// A note on standard error where a solved cell is not on disk now; `why` is
/// `SolvedCell::not_kept`.
void tell_if_not_kept(const std::string& why);

/// A search that can be watched and ended. While it lives, the first Ctrl-C ends the search with
/// the best cell so far, and a second one the program; on a terminal a line says how far it is.
class CellSearchLine {
public:
    CellSearchLine();
    ~CellSearchLine();
    CellSearchLine(const CellSearchLine&) = delete;
    CellSearchLine& operator=(const CellSearchLine&) = delete;

    /// Adds the callback and the flag. `params` must not outlive this object.
    void watch(CellParams& params);
    /// Set by Ctrl-C.
    static const std::atomic<bool>* cancelled();

private:
    void show(const CellProgress& progress);

    bool terminal_;
    bool shown_ = false;
};

/// "4 gates, fewer are impossible (shipped)" or "13 gates, fewer than 7 are impossible (searched)".
std::string describe_cell(const SolvedCell& cell, const CellLibrary& library);

}  // namespace minterm
