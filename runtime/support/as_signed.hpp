// SPDX-License-Identifier: Apache-2.0
//
// Sizes in differences that may be negative.
#pragma once

#include <cstddef>
#include <cstdint>

namespace minterm {

/// `value` is below 2^63, as all sizes in memory are.
constexpr std::int64_t as_signed(std::size_t value) { return static_cast<std::int64_t>(value); }

}  // namespace minterm
