// SPDX-License-Identifier: Apache-2.0
//
// Recurrence -> the same without tables and nodes that nothing reads.
#pragma once

#include <cstddef>

#include "synth/recurrence.hpp"

namespace minterm {

/// Keeps the first `kept` tables, those that their cell formulas read, directly or through others,
/// and the nodes of all these. The order of the tables stays. The answer has to look at kept tables
/// only. O(tables * nodes).
Recurrence without_unused(const Recurrence& recurrence, std::size_t kept);

}  // namespace minterm
