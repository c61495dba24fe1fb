// SPDX-License-Identifier: Apache-2.0
//
// Uses a function of each library, so that headers, libraries and flags must all be found.
#include <cstdio>
#include <string>

#include "minterm/result.hpp"
#ifdef HAS_DISTANCES
#include "minterm/distance.hpp"
#endif

int main() {
    const std::string text = minterm::Failure::user("it works").render();
    std::puts(text.c_str());
#ifdef HAS_DISTANCES
    const minterm::Result<std::int64_t> distance = minterm::edit_distance("kitten", "sitting");
    if (!distance || *distance != 3) return 1;
#endif
    return text.find("it works") == std::string::npos ? 1 : 0;
}
