// SPDX-License-Identifier: Apache-2.0
//
// Which sources this program was built from.
#pragma once

namespace minterm {

/// A hash of all sources that machine code depends on: of synth/, codegen/ and the kernels' ABI. In
/// a file that the build makes (cmake/source_version.cmake).
const char* source_version();

}  // namespace minterm
