// SPDX-License-Identifier: Apache-2.0
//
// What a benchmark's figures depend on besides the code: processor, compiler, commit, day.
#pragma once

#include <string>

namespace minterm::bench {

/// "AMD EPYC 9755 128-Core Processor", from /proc/cpuinfo; "unknown processor" elsewhere.
std::string cpu_name();

/// `cpu_name()` and how many bits of logic one core does in a nanosecond, measured with nothing
/// else to do: "AMD EPYC (3,180 three-input gates of one bit a ns with AVX-512)". No kernel is
/// faster than that by its gates for a cell, whatever else a processor of this kind can do.
std::string processor_text();

/// "g++ 12.2.0, Release".
std::string compiler_name();

/// Short hash of the source tree's commit, with "+changes" where files differ from it;
/// "no commit" without git.
std::string commit_name();

/// "2025-01-31", UTC.
std::string today();

/// `text` as part of a file name: letters and digits in lower case, one dash for anything else.
std::string file_name_part(const std::string& text);

/// Prints a table; appends it to FOLDER/DAY-PROCESSOR.md as well, unless `folder` is empty. False
/// when that file cannot be written.
bool print_and_record(const std::string& table, const std::string& folder);

/// "one core", or how many threads.
std::string cores_text(int threads);

}  // namespace minterm::bench
