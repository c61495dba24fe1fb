// SPDX-License-Identifier: Apache-2.0
//
// Occurrences in records and in whole files -> rows of a table, BED, JSON, what matched alone, or
// counts.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "cli/search_session.hpp"

namespace minterm {

class OccurrenceOutput {
public:
    /// `has_records`: occurrences are in records, which have names.
    OccurrenceOutput(SearchSession& session, std::string file, bool has_records)
        : session_(session),
          options_(session.options),
          file_(std::move(file)),
          has_records_(has_records) {}

    /// Of a table, if there is to be one, before the first row of all files.
    void write_header();

    /// `matched`: the bytes of the text that the hit lies on, the first of which is at `start` of
    /// the record, or of the file. Says whether to go on.
    bool take(const SearchHit& hit, std::uint64_t start, std::string_view matched,
              std::string_view record = {});

    /// No more of this file is wanted.
    bool is_done() const { return done_; }
    /// All of the file is known.
    void finish() { session_.finish_file(file_, matches_); }

private:
    bool prints_hits() const { return !options_.count && !session_.is_settled(); }
    void append(const SearchHit& hit, std::uint64_t start, std::string_view here,
                std::string_view record);

    SearchSession& session_;
    const SearchCommandOptions& options_;
    std::string file_;
    bool has_records_;
    bool done_ = false;
    std::uint64_t matches_ = 0;
};

/// Error (user): an option that is for lines, of a file that is none (`what` it is).
Status refuse_options_of_lines(const SearchCommandOptions& options, const std::string& file,
                               const std::string& what);

}  // namespace minterm
