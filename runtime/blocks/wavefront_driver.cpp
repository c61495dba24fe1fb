// SPDX-License-Identifier: Apache-2.0
//
// Blocks: strips of full registers from top to bottom, each over all columns.
#include "runtime/blocks/wavefront_driver.hpp"

#include <algorithm>
#include <optional>
#include <string>

namespace minterm {

Result<StripCost> WavefrontDriver::run(const Block& block, const BlockProgress& progress,
                                       const StripThreads& threads) {
    const std::size_t rows = block.a.size();
    const std::size_t columns = block.b.size();
    const Failure no_memory = Failure::environment(
        "not enough memory to compare " + std::to_string(rows) + " with " +
        std::to_string(columns) + " symbols; about 16 bytes a symbol are needed");
    if (!columns_.load(block.b)) return no_memory;
    columns_.set_row(0, block.top);

    const std::size_t strip_rows = columns_.strip_rows();
    const auto run_strip = [&](StripTurn& turn) -> Status {
        const std::size_t first = turn.strip * strip_rows;
        const std::size_t here = std::min(strip_rows, rows - first);
        turn.runner.set_rows(block.a.subspan(first, here));
        turn.runner.set_vertical(block.left.subspan(first, here));
        const auto passed = [&](std::size_t column) -> std::optional<std::size_t> {
            if (turn.on_calling_thread && progress &&
                !progress(std::uint64_t{first} * columns + column * here, turn.cost.seconds))
                return std::nullopt;
            return column;
        };
        if (Status done = turn.run(
                0, !block.bottom.empty(), [&] { return columns; }, passed);
            !done)
            return done;
        turn.below().complete();
        turn.runner.read_vertical(block.right.subspan(first, here));
        return success();
    };
    MINTERM_TRY(
        const StripCost cost,
        pipeline_strips(columns_, runners_, threads, useful_threads(rows, columns, threads).count,
                        (rows + strip_rows - 1) / strip_rows, columns, no_memory, run_strip));
    if (!block.bottom.empty()) columns_.read_row(0, block.bottom);
    return cost;
}

}  // namespace minterm
