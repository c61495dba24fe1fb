// SPDX-License-Identifier: Apache-2.0
//
// Uses one function of the runtime library, so that headers, library and flags must all be found.
#include <cstdio>
#include <string>

#include "minterm/result.hpp"

int main() {
    const std::string text = minterm::Failure::user("it works").render();
    std::puts(text.c_str());
    return text.find("it works") == std::string::npos ? 1 : 0;
}
