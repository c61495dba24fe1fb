// SPDX-License-Identifier: Apache-2.0
//
// What a run says about itself.
#include "codegen/run_result.hpp"

#include <fmt/format.h>

namespace minterm {

std::string threads_reason(const RunOptions& options, int ran, const char* why_no_more) {
    if (options.threads == 1) return {};
    if (ran == options.threads) return fmt::format("{} threads ran", ran);
    return fmt::format("{} of {} threads ran: {}", ran, options.threads,
                       *why_no_more == '\0' ? "the system gave no more" : why_no_more);
}

}  // namespace minterm
