// SPDX-License-Identifier: Apache-2.0
//
// Blocks: strips of full registers from top to bottom, each over all columns.
#include "runtime/wavefront_driver.hpp"

#include <algorithm>

namespace minterm {

Result<StripCost> WavefrontDriver::run(const Block& block, const BlockProgress& progress) {
    const std::size_t rows = block.a.size();
    const std::size_t columns = block.b.size();
    if (!strips_.load(block.b))
        return Failure::environment("not enough memory to compare " + std::to_string(rows) +
                                    " with " + std::to_string(columns) +
                                    " symbols; about 16 bytes a symbol are needed");
    strips_.set_row(0, block.top);
    StripCost cost;
    for (std::size_t first = 0; first < rows; first += strips_.strip_rows()) {
        const std::size_t here = std::min(strips_.strip_rows(), rows - first);
        StripProgress strip_progress;
        if (progress)
            strip_progress = [&](std::size_t columns_done, double seconds) {
                return progress(std::uint64_t{first} * columns + columns_done * here, seconds);
            };
        strips_.set_rows(block.a.subspan(first, here));
        strips_.set_vertical(block.left.subspan(first, here));
        if (!strips_.run(0, columns, !block.bottom.empty(), cost, strip_progress))
            return Failure::environment("stopped before the end");
        strips_.read_vertical(block.right.subspan(first, here));
    }
    if (!block.bottom.empty()) strips_.read_row(0, block.bottom);
    return cost;
}

}  // namespace minterm
