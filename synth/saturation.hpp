// SPDX-License-Identifier: Apache-2.0
//
// Recurrence -> how far the values of a table matter: Note [Limits] in flows.hpp.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "synth/flows.hpp"
#include "synth/recurrence.hpp"

namespace minterm {

/// Values of a table beyond base + offset, at the same place, are as good as base + offset.
struct TableLimit {
    std::int64_t offset = 0;
    bool at_most = true;  ///< false: values below it are

    bool operator==(const TableLimit&) const = default;
};

/// By table: the limit that every read of it allows, if there is one. Linear in the formulas.
std::vector<std::optional<TableLimit>> table_limits(const Recurrence& recurrence,
                                                    std::uint32_t base);

/// Enters the limits into the edges of flows whose components are known. In the difference domain
/// only; elsewhere values are few already.
void add_limits(const Recurrence& recurrence, Flows& flows);

/// Replaces components beyond their limits by the limits.
void saturate(const EdgeFlow& edge, FlowValue& value);

}  // namespace minterm
