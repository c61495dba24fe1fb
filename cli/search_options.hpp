// SPDX-License-Identifier: Apache-2.0
//
// The options of `minterm search`, and what they ask for.
#pragma once

#include <CLI/CLI.hpp>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "cli/cell_search.hpp"
#include "cli/match_options.hpp"
#include "cli/text_search.hpp"
#include "minterm/result.hpp"
#include "minterm/sequences.hpp"
#include "synth/recurrence.hpp"

namespace minterm {

/// The greatest number of errors, of any spec.
inline constexpr int kMostErrors = 1 << 20;

struct SearchCommandOptions {
    std::string pattern;                ///< the argument, if it is one
    std::vector<std::string> patterns;  ///< of -e
    std::vector<std::string> pattern_files;
    std::string pattern_format = "auto";
    std::vector<std::string> files;

    std::string engine;       ///< a file with one, instead of patterns
    std::string save_engine;  ///< the file to save it in, instead of searching

    std::string spec;  ///< what is searched by instead of a shipped one: a name or a file
    std::string recurrence;
    std::vector<std::string> params;
    int errors = 0;
    bool edits = false;
    bool mismatches = false;
    bool ignore_case = false;
    bool reverse_complement = false;
    MatchOptions match;
    bool all = false;
    bool best_per_locus = false;

    bool fasta = false;
    std::string format = "auto";
    bool recursive = false;
    bool text = false;

    bool count = false;  ///< with `count_per_pattern`, too
    bool count_per_pattern = false;
    bool only_matching = false;
    bool names_only = false;
    bool quiet = false;
    bool json = false;
    bool bed = false;
    bool cigar = false;
    bool invert = false;
    bool line_numbers = false;
    bool byte_offsets = false;
    bool with_names = false;
    bool without_names = false;
    std::optional<std::uint64_t> most;

    int threads = 1;
    std::string target;
    std::string method = "choose";
    CacheOptions cache;
    bool line_buffered = false;
    bool explain = false;
    bool time = false;

    /// What the files are; Raw: lines.
    SequenceFormat file_format() const;
    /// Whether of overlapping occurrences of a pattern only the best counts.
    bool one_per_locus() const { return best_per_locus || (errors > 0 && !all); }
    /// Whether text goes by lines, not by single occurrences.
    bool whole_lines() const { return !only_matching && (!json || count_per_pattern); }
    /// What has to be found.
    Occurrences occurrences_of_records() const {
        return one_per_locus() ? Occurrences::OnePerLocus : Occurrences::All;
    }
    Occurrences occurrences_of_lines() const {
        if (!whole_lines()) return occurrences_of_records();
        return count_per_pattern ? Occurrences::All : Occurrences::OneALine;
    }
};

void add_search_options(CLI::App& app, SearchCommandOptions& options);

/// Puts arguments where they belong: PATTERN is a file where -e or -f has the patterns. Errors
/// (user): no pattern at all, options that make no sense together.
Status settle_search_options(const CLI::App& app, SearchCommandOptions& options);

/// shift_or, k_mismatch or k_edit, or the user's own, with what the options count as equal;
/// `errors` is its parameter k from then on. Errors: those of specs and of `with_matches`.
Result<Recurrence> search_recurrence(SearchCommandOptions& options);

}  // namespace minterm
