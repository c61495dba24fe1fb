// SPDX-License-Identifier: Apache-2.0
//
// The options of `minterm search`, and what they ask for.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "cli/cell_search.hpp"
#include "cli/cli11_names.hpp"
#include "cli/device_choice.hpp"
#include "cli/match_options.hpp"
#include "cli/text_search.hpp"
#include "cli/written_bytes.hpp"
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
    bool escapes = false;  ///< in patterns
    bool hex = false;
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
    bool words = false;       ///< match only
    bool whole_line = false;  ///< matches only
    bool reverse_complement = false;
    MatchOptions match;
    bool all = false;
    bool best_per_locus = false;

    bool fasta = false;
    std::string format = "auto";
    bool recursive = false;  ///< with `follows_links`, too
    bool follows_links = false;
    bool no_messages = false;  ///< of what cannot be opened
    /// A file of a folder is searched if its name matches GLOB, or is not.
    struct NameGlob {
        bool included = false;
        std::string glob;
    };
    std::vector<NameGlob> name_globs;       ///< in the order of the arguments
    std::vector<std::string> folder_globs;  ///< of folders that are left out
    bool text = false;
    bool text_only = false;  ///< files with NUL bytes are left out

    bool count = false;  ///< with `count_per_pattern`, too
    bool count_per_pattern = false;
    bool only_matching = false;
    bool names_only = false;
    bool names_without = false;  ///< names of files where nothing matches
    bool quiet = false;
    bool json = false;
    bool bed = false;
    bool cigar = false;
    bool invert = false;
    bool line_numbers = false;
    bool byte_offsets = false;
    bool with_names = false;
    bool without_names = false;
    bool null_after_names = false;
    std::optional<std::uint64_t> most;
    std::optional<std::uint64_t> after, before, around;  ///< lines
    std::string color = "auto";
    bool colors = false;  ///< what `color` comes to here

    int threads = 1;
    std::string target;
    int device = kNoDeviceNamed;  ///< which GPU
    std::string method = "choose";
    CacheOptions cache;
    bool line_buffered = false;
    bool explain = false;
    bool time = false;

    /// How arguments and lines of files say what a pattern is.
    PatternWriting writing() const {
        return hex       ? PatternWriting::Hex
               : escapes ? PatternWriting::Escapes
                         : PatternWriting::Plain;
    }
    /// What errors, wildcards and the like count, Byte or Character.
    SymbolUnit unit() const {
        return match.unit == "character" ? SymbolUnit::Character : SymbolUnit::Byte;
    }
    /// What the files are; Raw: lines.
    SequenceFormat file_format() const;
    /// Whether each file is one text, with whatever newlines it has.
    bool whole_files() const { return format == "raw"; }
    /// Whether files of this name, without its folders, are searched in folders: the last glob that
    /// matches it says so; if none does, the first is no --include.
    bool takes_file(const std::string& name) const;
    /// The same of folders.
    bool takes_folder(const std::string& name) const;
    /// Whether of overlapping occurrences of a pattern only the best counts.
    bool one_per_locus() const { return best_per_locus || (errors > 0 && !all); }
    /// What stands behind the name of a file that `separator` would separate from the rest.
    std::string_view behind_name(std::string_view separator) const {
        return null_after_names ? std::string_view("\0", 1) : separator;
    }
    /// Whether text goes by lines, not by single occurrences.
    bool whole_lines() const { return !only_matching && (!json || count_per_pattern); }
    Borders borders() const {
        return whole_line ? Borders::Lines : words ? Borders::Words : Borders::Any;
    }
    /// Lines are printed in groups.
    bool has_context() const { return after || before || around; }
    std::uint64_t lines_after() const { return after.value_or(around.value_or(0)); }
    std::uint64_t lines_before() const { return before.value_or(around.value_or(0)); }
    /// Whether the matches of whole lines are shown in color.
    bool marks_matches() const {
        return colors && whole_lines() && !invert && !count && !quiet && !names_only &&
               !names_without;
    }
    /// Whether occurrences in records are rows of a table.
    bool prints_table() const {
        return !only_matching && !count && !quiet && !names_only && !names_without;
    }
    /// What has to be found.
    Occurrences occurrences_of_records() const {
        return one_per_locus() ? Occurrences::OnePerLocus : Occurrences::All;
    }
    Occurrences occurrences_of_lines() const {
        if (!whole_lines() || marks_matches()) return occurrences_of_records();
        const bool all_count = count_per_pattern || borders() != Borders::Any;
        return all_count ? Occurrences::All : Occurrences::OneALine;
    }
};

void add_search_options(CLI::App& app, SearchCommandOptions& options);

/// Puts arguments where they belong: PATTERN is a file where -e or -f has the patterns. Errors
/// (user): no pattern at all, options that make no sense together.
Status settle_search_options(const CLI::App& app, SearchCommandOptions& options);

/// shift_or, k_mismatch or k_edit, or the user's own, with what the options count as equal;
/// `errors` is its parameter k from then on. Errors: those of specs and of `with_matches`.
Result<Recurrence> search_recurrence(SearchCommandOptions& options);

/// Error (user): -w or -x, and patterns that are searched for with errors.
Status refuse_borders_of_errors(const SearchCommandOptions& options);

}  // namespace minterm
