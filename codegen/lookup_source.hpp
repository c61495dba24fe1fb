// SPDX-License-Identifier: Apache-2.0
//
// The CUDA source of lookups in dictionaries, which is the same for all of them.
#pragma once

#include <string>
#include <vector>

#include "synth/embedded_text.hpp"

namespace minterm {

/// The files of runtime/dictionary/device.
const std::vector<EmbeddedText>& lookup_texts();

/// What NVRTC compiles: those together. Kernels are as runtime/cuda_lookup_driver.hpp calls them.
std::string lookup_source();

}  // namespace minterm
