// SPDX-License-Identifier: Apache-2.0
//
// Recurrence and two strings in, answer out: compiles the kernels that a run needs (once per
// recurrence, number of symbol planes and target) and hands them to the runtime's driver.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "codegen/stage_time.hpp"
#include "codegen/target.hpp"
#include "minterm/result.hpp"
#include "synth/cell_store.hpp"
#include "synth/interpret.hpp"
#include "synth/recurrence.hpp"

namespace minterm {

/// Called about ten times a second from the thread that called `run`; returning false cancels.
struct RunProgress {
    std::uint64_t cells_done = 0;
    std::uint64_t cells_total = 0;
    double seconds = 0;  ///< in kernels so far
};
using ProgressCallback = std::function<bool(const RunProgress&)>;

struct RunOptions {
    int rows = 0;  ///< K of the wavefront layout; 0 chooses
    ProgressCallback progress;
};

struct RunResult {
    AnswerValue answer;
    double seconds = 0;          ///< in kernels only
    double total_seconds = 0;    ///< with packing and edges, without compilation
    double compile_seconds = 0;  ///< spent on kernels that were not there yet
    std::vector<StageTime>
        stage_times;                   ///< where that went; empty when the kernel was there already
    std::uint64_t cells = 0;           ///< m * n
    std::uint64_t cells_computed = 0;  ///< with the lanes and steps that are padding
    std::string target;                ///< what ran
    std::string layout;                ///< "wavefront", or "boundary" when a side is empty
    int rows = 0;                      ///< K that ran; 0 for "boundary"
    int symbol_planes = 0;
    int gates = 0;            ///< of one cell in the kernel, symbol logic included
    std::string cell_origin;  ///< how the cell was solved: `name_of(SolvedCell::Origin)`
    /// Why the cell that was solved for this run is not on disk now (`SolvedCell::not_kept`).
    std::string cell_not_kept{};

    /// 1e9 real cells a second of kernel time; 0 when no kernel ran.
    double gcups() const { return seconds > 0 ? static_cast<double>(cells) / seconds * 1e-9 : 0; }
};

/// Thread-compatible: one engine per thread, or a lock around it. Kernels are freed with the
/// engine.
class Engine {
public:
    /// `store`: where solved cells are looked up and kept; nothing on disk unless it has a folder.
    explicit Engine(const Target& target, CellStore store = {});
    ~Engine();
    Engine(Engine&&) noexcept;
    Engine& operator=(Engine&&) noexcept;

    /// Runs `recurrence` on any two byte strings, empty ones included. Time O(m n / word bits),
    /// memory O(m + n). Errors: what derivation and encoding refuse (user), a boundary value
    /// outside the derived flows (user), out of memory (environment), cancelled (environment).
    Result<RunResult> run(const Recurrence& recurrence, std::string_view a, std::string_view b,
                          const RunOptions& options = {});

private:
    struct State;
    std::unique_ptr<State> state_;
};

}  // namespace minterm
