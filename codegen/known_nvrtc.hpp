// SPDX-License-Identifier: Apache-2.0
//
// NVRTC for those who may not need it: its version names kernels on disk, and loading it (7 to 51
// ms) takes longer than reading one. So what was known of it is kept beside them.
#pragma once

#include <vector>

#include "codegen/code_source.hpp"
#include "codegen/nvrtc.hpp"
#include "codegen/stage_time.hpp"
#include "minterm/result.hpp"

namespace minterm {

/// `Nvrtc::load`, with its time as a stage.
Result<const Nvrtc*> load_nvrtc(std::vector<StageTime>& times);

/// Not loaded if it was before and `source` keeps what was known then; builds that keep nothing
/// load it. What was done is appended to `times`. Errors: those of `Nvrtc::load`.
Result<Nvrtc> known_nvrtc(const CodeSource& source, std::vector<StageTime>& times);

}  // namespace minterm
