// SPDX-License-Identifier: Apache-2.0
//
// Patterns in a text on a GPU, for bench_device.
#pragma once

#include <ostream>

#include "bench/device_settings.hpp"

namespace minterm::bench {

/// A table: sets of patterns, exactly and with errors, in `settings.megabytes` of random DNA. Hits
/// are compared with the processor's before the clock starts.
void add_searches(std::ostream& table, const DeviceSettings& settings);

}  // namespace minterm::bench
