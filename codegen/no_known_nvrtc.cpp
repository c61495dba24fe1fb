// SPDX-License-Identifier: Apache-2.0
//
// Without a compiler nothing is kept on disk.
#include "codegen/known_nvrtc.hpp"

namespace minterm {

Result<Nvrtc> known_nvrtc(const CodeSource&, std::vector<StageTime>& times) {
    MINTERM_TRY(const Nvrtc* const nvrtc, load_nvrtc(times));
    return *nvrtc;
}

}  // namespace minterm
