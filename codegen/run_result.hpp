// SPDX-License-Identifier: Apache-2.0
//
// What a run of a recurrence on two strings is asked, and what it says.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "codegen/stage_time.hpp"
#include "minterm/alignment.hpp"
#include "runtime/blocks/strip_pipeline.hpp"
#include "runtime/cuda/cuda_strips.hpp"
#include "spu/simulator.hpp"
#include "synth/interpret.hpp"

namespace minterm {

/// Called about ten times a second from the thread that called `run`; returning false cancels.
struct RunProgress {
    std::uint64_t cells_done = 0;
    std::uint64_t cells_total = 0;
    double seconds = 0;  ///< in kernels so far
};
using ProgressCallback = std::function<bool(const RunProgress&)>;

/// How the matrix is gone through. All ways give the same answers.
enum class Method {
    Choose,           ///< by what each is expected to take
    Full,             ///< every cell
    Band,             ///< cells that a way of the cost known so far can use
    FurthestReaching  ///< no cells, diagonals; where `AlignmentModel::has_points`
};

/// What computes every cell, where every cell is computed. All give the same answers.
enum class Layout {
    Choose,     ///< by what each is expected to take
    Wavefront,  ///< an anti-diagonal at a time (codegen/wavefront.hpp)
    Column,     ///< a column at a time (codegen/column.hpp)
    Batch,      ///< a cell of one pair at a time, of many pairs side by side (codegen/batch.hpp)
};

struct RunOptions {
    int rows = 0;  ///< K of the layout; 0 chooses
    Layout layout = Layout::Choose;
    /// Where an alignment may begin and end, instead of what the recurrence says; for costs and
    /// scores of alignments (codegen/alignment_model.hpp) from corner to corner only.
    std::optional<AlignmentMode> mode;
    /// Distances greater than this are not told, only that they are (`RunResult::too_costly`). Not
    /// for similarities.
    std::optional<std::uint64_t> max_distance;
    bool alignment = false;   ///< one optimal alignment, too
    bool all_places = false;  ///< with `alignment`: one for each position, not of the first alone
    bool begins = false;      ///< where the infixes begin that end at the answer's positions
    /// All values of the answer's table in the last column, which are the answers for all prefixes
    /// of a with all of b, or in the last row, the other way round. Every cell is computed.
    bool last_column = false;
    bool last_row = false;
    Method method = Method::Choose;  ///< others than `Full` are for such recurrences only
    int threads = 1;                 ///< at least 1; answers do not depend on it
    int device = 0;                  ///< which GPU, for targets of one
    /// How strips are run there. Many launches, until it is known which is faster.
    DeviceLaunches device_launches = DeviceLaunches::Many;
    std::uint64_t least_cells_a_thread = StripThreads{}.least_cells;  ///< less is not worth one
    std::size_t most_row_bytes = std::size_t{256} << 20U;  ///< for rows kept for an alignment
    ProgressCallback progress;
};

/// What a simulated processor took (codegen/spu_machine.hpp). Words are of 128 cells each.
struct SimulatedRun {
    std::uint64_t words = 0;  ///< with those that are padding; 0: no kernel was needed
    spu::Cycles cycles;       ///< of all kernel functions, with entry and exit of calls
    /// In loops where all rows have a column; 0: there were none.
    double loop_cycles_a_word = 0;
    double steady_cycles_a_word = 0;  ///< the same with entry and exit of the calls around them
    int units = 1;                    ///< that share the work in the model
    std::uint64_t units_cycles = 0;   ///< what it takes them
    double gigahertz = 0;
};

struct RunResult {
    AnswerValue answer;
    AnswerKind answer_kind = AnswerKind::Corner;  ///< the recurrence's, or what `mode` made of it
    bool too_costly = false;             ///< the distance is greater than `max_distance`; no answer
    std::optional<Alignment> alignment;  ///< of the last cell, or of the first position
    std::vector<Alignment> alignments;   ///< by position, where `all_places`
    std::vector<std::uint64_t> begins;   ///< by position
    std::vector<std::int64_t> last_column;  ///< rows 0..m, if they were asked for
    std::vector<std::int64_t> last_row;     ///< columns 0..n, if they were asked for
    double seconds = 0;                     ///< in kernels, or comparing diagonals
    double total_seconds = 0;               ///< with packing and edges, without compilation
    double compile_seconds = 0;             ///< spent on kernels that were not there yet
    std::vector<StageTime>
        stage_times;                   ///< where that went; empty when the kernel was there already
    std::uint64_t cells = 0;           ///< m * n
    std::uint64_t cells_computed = 0;  ///< with the lanes and steps that are padding
    std::string target;                ///< what ran
    /// "wavefront" or "column" (every cell), "batch", "band", "furthest-reaching", or "boundary"
    /// when no kernel was needed because a side is empty or the lengths alone say it.
    std::string layout;
    std::vector<std::string> reasons;  ///< why it was that one, a sentence each
    int rows = 0;                      ///< K that ran; 0 where no kernel did
    int threads = 1;                   ///< that ran
    int symbol_planes = 0;
    int gates = 0;  ///< of one cell in the kernel, symbol logic included
    /// How the cell was solved: `name_of(SolvedCell::Origin)`, or "derived" in the column layout.
    std::string cell_origin;
    /// Why the cell that was solved for this run is not on disk now (`SolvedCell::not_kept`).
    std::string cell_not_kept{};
    std::string code_origin{};  ///< of the kernel that ran, as in `KernelCode`
    /// Why machine code that was compiled for this run is not on disk now.
    std::string code_not_kept{};
    std::optional<SimulatedRun> simulated;

    /// 1e9 real cells a second of kernel time; 0 when none was needed.
    double gcups() const { return seconds > 0 ? static_cast<double>(cells) / seconds * 1e-9 : 0; }
};

/// Why the lengths say it all where both sequences begin or end alike.
inline constexpr const char* kOneSideIsLeft =
    "without what both begin or end with, nothing is left of a sequence";

/// How many threads ran of those allowed, and why no more; empty where only one was allowed.
std::string threads_reason(const RunOptions& options, int ran, const char* why_no_more);

}  // namespace minterm
