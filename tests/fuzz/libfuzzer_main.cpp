// SPDX-License-Identifier: Apache-2.0
//
// What libFuzzer calls: the case that the program was built for (MINTERM_FUZZ_CASE).
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>

#include "tests/fuzz/fuzz_cases.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    for (const minterm::testing::FuzzCase& fuzz_case : minterm::testing::fuzz_cases()) {
        if (fuzz_case.name != std::string(MINTERM_FUZZ_CASE)) continue;
        const std::string why = fuzz_case.failure({data, size});
        if (why.empty()) return 0;
        std::fprintf(stderr, "%s\n", why.c_str());
        std::abort();
    }
    std::abort();
}
