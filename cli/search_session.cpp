// SPDX-License-Identifier: Apache-2.0
#include "cli/search_session.hpp"

#include <unistd.h>

#include <utility>

#include "cli/output.hpp"
#include "cli/record_names.hpp"
#include "cli/stopwatch.hpp"
#include "runtime/symbols/utf8.hpp"

namespace minterm {

bool SearchSession::write(bool only_if_full) {
    Status written = only_if_full ? out.flush_if_full() : out.flush();
    if (!written) broken_output = std::move(written).failure();
    return !broken_output;
}

Status SearchSession::run(std::size_t more_bytes,
                          const std::function<Status(const OneHitSink&)>& scan,
                          const OneHitSink& sink) {
    const Stopwatch watch;
    const auto take = [&](const SearchHit& hit) {
        ++hits;
        return sink(hit) && write(true);
    };
    MINTERM_TRY([[maybe_unused]] const Unit scanned, scan(take));
    search_seconds += watch.milliseconds() * 1e-3;
    bytes += more_bytes;
    progress->show_bytes(bytes);
    if (!broken_output) write(false);
    return success();
}

Status SearchSession::check_characters(std::string_view text, const std::string& name) const {
    const SearchEngine* const engine = search.engine();
    if (engine == nullptr || engine->unit() == SymbolUnit::Byte) return success();
    const std::size_t valid = utf8_prefix(text).bytes;
    return valid == text.size() ? success() : Status(not_utf8(text, valid, name));
}

Status SearchedTexts::search(int readers) {
    session_.left_some_out |= wanted_ == Occurrences::OneALine;
    const Stopwatch watch;
    MINTERM_TRY([[maybe_unused]] const Unit scanned, session_.search.scan(*this, wanted_, readers));
    // What is read beside the search is part of it.
    session_.search_seconds += watch.milliseconds() * 1e-3 - (readers > 1 ? 0 : read_seconds_);
    return success();
}

bool SearchedTexts::read(Text& text) {
    const Stopwatch watch;
    const bool found = read_text(text);
    read_seconds_ += watch.milliseconds() * 1e-3;
    return found;
}

bool SearchedTexts::begin(const Text& text) {
    lines_.begin(text.bytes);
    searches_ = begin_text(text);
    return searches_;
}

bool SearchedTexts::take(std::span<const SearchHit> hits) { return lines_.take(hits); }

bool SearchedTexts::end(const Text& text) {
    if (searches_) {
        lines_.end();
        session_.bytes += text.bytes.size();
        session_.progress->show_bytes(session_.bytes);
    }
    const bool goes_on = end_text(text);
    if (!session_.broken_output) session_.write();
    return goes_on && !session_.broken_output;
}

Status refuse_newlines(const SearchSession& session, const std::string& what) {
    const SearchEngine* const engine = session.search.engine();
    if (engine == nullptr || !engine->any_pattern_holds('\n')) return success();
    return Failure::user(what +
                         ", and a pattern holds a newline; add --format raw to search it as "
                         "one text");
}

void SearchSession::append_colored(std::string_view color, std::string_view text) {
    std::string& answers = out.text();
    if (!options.colors) {
        answers += text;
        return;
    }
    // Select the color, and erase what a new line of the terminal was filled with.
    answers += "\33[";
    answers += color;
    answers += "m\33[K";
    answers += text;
    answers += "\33[m\33[K";
}

void SearchSession::append_behind_name(std::string_view separator) {
    if (options.null_after_names) {
        out.text() += '\0';
    } else {
        append_colored(kSeparatorColor, separator);
    }
}

bool SearchSession::is_awaited(const ByteSource& source) const {
    const bool waits = options.line_buffered || is_settled() || options.most.has_value() ||
                       ::isatty(STDOUT_FILENO) == 1;
    return waits && source.size_hint() == 0;  // files are there already
}

int SearchSession::readers(const ByteSource& source) const {
    if (options.threads == 1 || on_device() || is_awaited(source)) return 1;
    // A pipe may have any number of texts. What is compressed is several times as long.
    constexpr std::size_t kSeveral = 8;
    const std::size_t content = source.size_hint() * (source.compressed() ? kSeveral : 1);
    const std::size_t useful = content / (kTextBytes / 2) + 1;
    return content == 0 || useful > static_cast<std::size_t>(options.threads)
               ? options.threads
               : static_cast<int>(useful);
}

std::size_t SearchSession::bytes_at_once(std::size_t usual) const {
    constexpr std::size_t kOfDevice = std::size_t{64} << 20U;
    return on_device() ? kOfDevice : usual;
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

void SearchSession::report_unreadable(const Failure& failure) {
    if (options.no_messages) {
        trouble = true;
    } else {
        report(failure);
    }
}

void SearchSession::append_counts(const std::string& file) {
    std::string& text = out.text();
    if (!options.json && !std::exchange(header_written, true))
        text += names_files ? "file\tpattern\tcount\n" : "pattern\tcount\n";
    counts.resize(patterns.size());
    for (std::size_t i = 0; i < patterns.size(); ++i) {
        const auto count = static_cast<std::int64_t>(std::exchange(counts[i], 0));
        if (options.json) {
            text += "{\"file\":";
            append_json_string(text, file);
            text += ",\"pattern\":";
            append_json_string(text, patterns[i].name);
            text += ",\"count\":";
            append_number(text, count);
            text += "}\n";
            continue;
        }
        if (names_files) {
            append_field(text, file);
            text += '\t';
        }
        append_field(text, patterns[i].name);
        text += '\t';
        append_number(text, count);
        text += '\n';
    }
}

void SearchSession::finish_file(const std::string& file, std::uint64_t matches) {
    if (matches > 0) matched = true;
    if (options.quiet) return;
    if (options.names_only || options.names_without) {
        if ((matches > 0) != options.names_only) return;
        append_colored(kFileColor, file);
        out.text() += options.behind_name("\n");
    } else if (options.count_per_pattern) {
        append_counts(file);
    } else if (options.count) {
        if (names_files) {
            append_colored(kFileColor, file);
            append_behind_name(":");
        }
        append_number(out.text(), static_cast<std::int64_t>(matches));
        out.text() += '\n';
    }
}

}  // namespace minterm
