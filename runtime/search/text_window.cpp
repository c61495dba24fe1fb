// SPDX-License-Identifier: Apache-2.0
#include "runtime/search/text_window.hpp"

#include <algorithm>
#include <utility>

namespace minterm {

void order_by_end(std::span<ReportedColumn> columns) {
    std::stable_sort(columns.begin(), columns.end(),
                     [](const ReportedColumn& a, const ReportedColumn& b) {
                         return std::pair(a.end, a.pattern) < std::pair(b.end, b.pattern);
                     });
}

}  // namespace minterm
