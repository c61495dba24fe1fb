// SPDX-License-Identifier: Apache-2.0
//
// The CUDA sources of dictionaries, which are the same for all of them.
#pragma once

#include <string>
#include <vector>

#include "synth/embedded_text.hpp"

namespace minterm {

/// The files of runtime/dictionary/device.
const std::vector<EmbeddedText>& lookup_texts();

/// What NVRTC compiles for lookups, and for the way back. Kernels are as
/// runtime/cuda/cuda_lookup_driver.hpp calls them.
std::string lookup_source();
std::string way_back_source();

}  // namespace minterm
