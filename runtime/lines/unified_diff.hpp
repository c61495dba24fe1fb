// SPDX-License-Identifier: Apache-2.0
//
// The changes between two lists of lines -> a unified diff, as GNU diff writes it and patch reads
// it.
#pragma once

#include <cstddef>
#include <ctime>
#include <functional>
#include <span>
#include <string>
#include <string_view>

#include "minterm/result.hpp"
#include "runtime/lines/edit_changes.hpp"

namespace minterm {

/// Takes a part of a text that is made; a failure ends the making.
using TextSink = std::function<Status(std::string_view part)>;

/// One of the two files.
struct DiffSide {
    std::string label;                        ///< what stands behind "--- " or "+++ "
    std::span<const std::string_view> lines;  ///< each with the LF that ends it; the last one may
                                              ///< have none
};

struct UnifiedDiffOptions {
    std::size_t context = 3;       ///< equal lines around changes
    std::size_t lines_before = 0;  ///< of both files, equal, and not in the lists
    bool color = false;            ///< escape sequences for terminals, those of `diff --color`
};

/// "NAME\t2026-11-28 18:46:57.969264959 +0000", in local time; a name with blanks, quotes,
/// backslashes, control characters or bytes that are no ASCII in quotes, with C's escape sequences.
std::string diff_label(std::string_view name, const std::timespec& time);

/// Writes nothing if there are no changes. Changes that have no more than 2 `context` lines between
/// them share a hunk. Memory: some 64 KiB, whatever is written. Errors: those of `sink`.
Status write_unified_diff(const DiffSide& a, const DiffSide& b, std::span<const Change> changes,
                          const UnifiedDiffOptions& options, const TextSink& sink);

}  // namespace minterm
