// SPDX-License-Identifier: Apache-2.0
#include "cli/line_printer.hpp"

#include <algorithm>
#include <utility>

#include "cli/record_names.hpp"

namespace minterm {
namespace {

/// Of matches that overlap the one that begins first, of these the longest; they are put in front.
std::span<const Stretch> leftmost_longest(std::span<Stretch> matches) {
    std::sort(matches.begin(), matches.end(), [](const Stretch& x, const Stretch& y) {
        return x.begin != y.begin ? x.begin < y.begin : x.end > y.end;
    });
    std::size_t kept = 0;
    for (const Stretch& match : matches)
        if (kept == 0 || match.begin >= matches[kept - 1].end) matches[kept++] = match;
    return matches.first(kept);
}

}  // namespace

void LinePrinter::begin_chunk(std::string_view chunk) {
    chunk_ = chunk;
    counted_to_ = printed_to_ = 0;
}

std::uint64_t LinePrinter::number_of_line(std::size_t place) {
    line_number_ += static_cast<std::uint64_t>(
        std::count(chunk_.begin() + static_cast<std::ptrdiff_t>(counted_to_),
                   chunk_.begin() + static_cast<std::ptrdiff_t>(place), '\n'));
    counted_to_ = place;
    return line_number_;
}

void LinePrinter::print_line(Stretch line, std::span<Stretch> matches) {
    if (options_.has_context()) {
        print_after(line.begin);
        print_before(line.begin);
    }
    append_prefix(number_if_wanted(line.begin), offset_of(line.begin), ":");
    std::string& text = session_.out.text();
    std::size_t shown = line.begin;
    for (const Stretch& match : leftmost_longest(matches)) {
        text += chunk_.substr(shown, match.begin - shown);
        session_.append_colored(kMatchColor, chunk_.substr(match.begin, match.end - match.begin));
        shown = match.end;
    }
    text += chunk_.substr(shown, line.end - shown);
    text += '\n';
    if (!options_.has_context()) return;
    printed_to_ = std::min(line.end + 1, chunk_.size());
    last_offset_ = offset_of(printed_to_);
    after_left_ = options_.lines_after();
}

void LinePrinter::print_match(std::size_t line_begin, Stretch match, std::string_view after) {
    append_prefix(number_if_wanted(line_begin), offset_of(match.begin), ":");
    session_.append_colored(kMatchColor, chunk_.substr(match.begin, match.end - match.begin));
    session_.out.text() += after;
    session_.out.text() += '\n';
}

void LinePrinter::end_chunk() {
    print_after(chunk_.size());
    if (options_.lines_before() > 0) {
        std::uint64_t missing = options_.lines_before();
        const std::size_t place = back_from(chunk_.size(), missing);
        keep_earlier(missing);
        earlier_ += chunk_.substr(place);
        earlier_lines_ += options_.lines_before() - missing;
    }
    if (options_.line_numbers || options_.json) number_of_line(chunk_.size());
    offset_ += chunk_.size();
}

std::size_t LinePrinter::back_from(std::size_t begin, std::uint64_t& lines) const {
    for (; lines > 0 && begin > printed_to_; --lines) {
        // The newline before `begin` ends the line.
        const std::size_t newline =
            begin < 2 ? std::string_view::npos : chunk_.rfind('\n', begin - 2);
        begin = newline == std::string_view::npos ? 0 : newline + 1;
    }
    return begin;
}

void LinePrinter::keep_earlier(std::uint64_t lines) {
    if (printed_to_ > 0) lines = 0;
    std::size_t dropped = 0;
    for (; earlier_lines_ > lines; --earlier_lines_) dropped = earlier_.find('\n', dropped) + 1;
    earlier_.erase(0, dropped);
}

void LinePrinter::print_after(std::size_t end) {
    std::size_t place = printed_to_;
    for (; after_left_ > 0 && place < end; --after_left_)
        place = std::min(chunk_.find('\n', place), chunk_.size() - 1) + 1;
    if (place == printed_to_) return;
    print_context(chunk_.substr(printed_to_, place - printed_to_), number_if_wanted(printed_to_),
                  offset_of(printed_to_));
    printed_to_ = place;
    last_offset_ = offset_of(place);
}

void LinePrinter::print_before(std::size_t begin) {
    std::uint64_t missing = options_.lines_before();
    const std::size_t place = back_from(begin, missing);
    keep_earlier(missing);
    const std::uint64_t offset = offset_of(place) - earlier_.size();
    if (std::exchange(session_.has_printed_lines, true) && last_offset_ != offset) {
        session_.append_colored(kSeparatorColor, "--");
        session_.out.text() += '\n';
    }
    const std::uint64_t number = number_if_wanted(place);
    print_context(earlier_, number - earlier_lines_, offset);
    print_context(chunk_.substr(place, begin - place), number, offset_of(place));
    earlier_.clear();
    earlier_lines_ = 0;
}

void LinePrinter::print_context(std::string_view lines, std::uint64_t number,
                                std::uint64_t offset) {
    while (!lines.empty()) {
        const std::string_view line = lines.substr(0, lines.find('\n'));
        const std::size_t size = std::min(line.size() + 1, lines.size());
        append_prefix(number++, offset, "-");
        session_.out.text() += line;
        session_.out.text() += '\n';
        lines.remove_prefix(size);
        offset += size;
    }
}

void LinePrinter::append_prefix(std::uint64_t number, std::uint64_t offset,
                                std::string_view separator) {
    if (session_.names_files) {
        session_.append_colored(kFileColor, file_);
        session_.append_behind_name(separator);
    }
    if (options_.line_numbers) append_number_field(number, separator);
    if (options_.byte_offsets) append_number_field(offset, separator);
}

void LinePrinter::append_number_field(std::uint64_t number, std::string_view separator) {
    if (options_.colors) {
        session_.append_colored(kNumberColor, std::to_string(number));
    } else {
        append_number(session_.out.text(), static_cast<std::int64_t>(number));
    }
    session_.append_colored(kSeparatorColor, separator);
}

}  // namespace minterm
