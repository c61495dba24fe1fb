// SPDX-License-Identifier: Apache-2.0
//
// How many threads strips are worth.
#include "runtime/blocks/strip_pipeline.hpp"

#include <limits>

namespace minterm {

UsefulThreads useful_threads(const StripThreads& threads, std::size_t strip_rows, std::size_t rows,
                             std::size_t columns, std::size_t further_right) {
    UsefulThreads useful{threads.most, ""};
    const auto limit = [&](std::size_t count, const char* why) {
        if (count >= static_cast<std::size_t>(useful.count)) return;
        useful = {static_cast<int>(std::max<std::size_t>(count, 1)), why};
    };
    limit((rows + strip_rows - 1) / strip_rows, "there are no more strips of rows");
    // A strip takes a step a column, and a step a row until all rows have begun; the next one
    // begins when the first columns have passed its last row.
    const std::size_t apart = strip_rows + threads.columns_handed_on(columns) + further_right;
    limit((columns + strip_rows + apart - 1) / apart, "more would wait for each other");
    const double worth = static_cast<double>(rows) * static_cast<double>(columns) /
                         static_cast<double>(std::max<std::uint64_t>(threads.least_cells, 1));
    limit(static_cast<std::size_t>(std::min<double>(worth, std::numeric_limits<int>::max())),
          "it is too little work for more");
    return useful;
}

}  // namespace minterm
