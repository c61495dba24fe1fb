// SPDX-License-Identifier: Apache-2.0
#include "cli/read_ahead.hpp"

namespace minterm {

std::future<bool> start_beside(std::function<bool()> action) {
    return std::async(std::launch::async | std::launch::deferred, std::move(action));
}

}  // namespace minterm
