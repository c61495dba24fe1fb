// SPDX-License-Identifier: Apache-2.0
//
// Where the steps into the cells of one row lie among those of all rows.
#pragma once

#include <cstddef>

namespace minterm {

/// The steps into a row's cells, from column `first` on.
struct RowOfSteps {
    std::size_t first = 0;
    std::size_t place = 0;  ///< of the first one, among all
};

}  // namespace minterm
