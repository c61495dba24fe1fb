// SPDX-License-Identifier: Apache-2.0
#include "tests/fuzz/fuzz_cases.hpp"

namespace minterm::testing {

const std::vector<FuzzCase>& fuzz_cases() {
    static const std::vector<FuzzCase> cases{{"search", search_failure, 60},
                                             {"engine_file", engine_file_failure, 400},
                                             {"dictionary", dictionary_failure, 2000},
                                             {"pattern_file", pattern_file_failure, 3000}};
    return cases;
}

}  // namespace minterm::testing
