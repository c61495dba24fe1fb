// SPDX-License-Identifier: Apache-2.0
#include "cli/search_session.hpp"

#include <utility>

#include "cli/output.hpp"
#include "cli/record_names.hpp"
#include "cli/stopwatch.hpp"

namespace minterm {

bool SearchSession::write(bool only_if_full) {
    Status written = only_if_full ? out.flush_if_full() : out.flush();
    if (!written) broken_output = std::move(written).failure();
    return !broken_output;
}

Status SearchSession::scan(std::string_view lines, bool one_per_locus, const OneHitSink& sink) {
    const Stopwatch watch;
    const auto take = [&](const SearchHit& hit) {
        ++hits;
        return sink(hit) && write(true);
    };
    MINTERM_TRY([[maybe_unused]] const Unit scanned, search.scan(lines, one_per_locus, take));
    search_seconds += watch.milliseconds() * 1e-3;
    bytes += lines.size();
    progress->show_bytes(bytes);
    if (!broken_output) write(false);
    return success();
}

std::string SearchSession::cigar_of(const SearchHit& hit, std::string_view occurrence) {
    const Result<Alignment> alignment = search.engine()->align(hit, occurrence);
    if (alignment) return cigar(*alignment);
    report(alignment.failure());
    return {};
}

void SearchSession::report(const Failure& failure) {
    trouble = true;
    // What was found before stands before the message.
    if (!broken_output) write(false);
    finish(failure);
}

void SearchSession::finish_file(const std::string& file, std::uint64_t matches) {
    if (matches > 0) matched = true;
    if (options.quiet) return;
    if (options.names_only) {
        if (matches > 0) out.text() += file + '\n';
    } else if (options.count) {
        if (names_files) out.text() += file + ':';
        append_number(out.text(), static_cast<std::int64_t>(matches));
        out.text() += '\n';
    }
}

}  // namespace minterm
