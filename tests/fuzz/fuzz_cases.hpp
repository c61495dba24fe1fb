// SPDX-License-Identifier: Apache-2.0
//
// What is fuzzed: functions that make something of any bytes, do it, and compare what comes out
// with naive programs. Fuzzers drive them (libfuzzer_main.cpp), and seeded loops and inputs that
// once failed do (fuzz_test.cpp).
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace minterm::testing {

using FuzzBytes = std::span<const std::uint8_t>;

/// Each gives what is wrong, for a person; nothing if all is well.

/// Patterns, options and a text -> occurrences, in a whole text, on threads, in chunks, and within
/// lines, on both strands.
std::string search_failure(FuzzBytes bytes);
/// The image of an engine of literals, changed -> refused, or opened and searched with.
std::string engine_file_failure(FuzzBytes bytes);
/// The image of a dictionary, changed, or any bytes -> refused, or opened and asked.
std::string dictionary_failure(FuzzBytes bytes);
/// A file -> patterns and their strands.
std::string pattern_file_failure(FuzzBytes bytes);

struct FuzzCase {
    const char* name;
    std::string (*failure)(FuzzBytes);
    int rounds;  ///< of the seeded loop: about a second
};
const std::vector<FuzzCase>& fuzz_cases();

}  // namespace minterm::testing
