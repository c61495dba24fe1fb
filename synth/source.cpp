// SPDX-License-Identifier: Apache-2.0
//
// Files -> source texts, and byte offsets in them -> line and column for people.
#include "synth/source.hpp"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <string_view>
#include <system_error>

#include <fmt/format.h>

namespace minterm {

namespace {

constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";

/// Length of the well-formed UTF-8 sequence at the start of `text`, or 0 (Unicode 15, table 3-7).
std::size_t utf8_length(std::string_view text) {
    const auto byte = [&](std::size_t at) { return static_cast<unsigned char>(text[at]); };
    const unsigned char lead = byte(0);
    if (lead < 0x80) return 1;
    const std::size_t length = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2;
    if (lead < 0xC2 || lead > 0xF4 || text.size() < length) return 0;
    for (std::size_t at = 1; at < length; ++at) {
        if ((byte(at) & 0xC0) != 0x80) return 0;
    }
    const unsigned char second = byte(1);
    if (lead == 0xE0 && second < 0xA0) return 0;  // overlong
    if (lead == 0xED && second > 0x9F) return 0;  // surrogate
    if (lead == 0xF0 && second < 0x90) return 0;  // overlong
    if (lead == 0xF4 && second > 0x8F) return 0;  // past U+10FFFF
    return length;
}

/// Characters of a text; a byte that is not UTF-8 counts as one.
std::size_t count_characters(std::string_view text) {
    std::size_t count = 0;
    while (!text.empty()) {
        text.remove_prefix(std::max<std::size_t>(utf8_length(text), 1));
        ++count;
    }
    return count;
}

Failure failure_at(const Source& source, Span span, std::string text) {
    return {FailureKind::User, Message{place_of(source, span), std::move(text), {}}};
}

}  // namespace

LineIndex::LineIndex(const Source& source) : source_(&source) {
    const std::string_view text = source.text;
    line_begins_.push_back(text.starts_with(kByteOrderMark) ? kByteOrderMark.size() : 0);
    for (std::size_t at = text.find('\n'); at != text.npos; at = text.find('\n', at + 1)) {
        line_begins_.push_back(at + 1);
    }
}

SourcePlace LineIndex::place(Span span) const {
    const std::string_view text = source_->text;
    const std::size_t begin = std::min(span.begin, text.size());
    const std::size_t end = std::clamp(span.end, begin, text.size());
    const auto next = std::upper_bound(line_begins_.begin() + 1, line_begins_.end(), begin);
    const std::size_t line_begin = *(next - 1);
    std::size_t line_end = next == line_begins_.end() ? text.size() : *next - 1;
    if (line_end > line_begin && text[line_end - 1] == '\r') --line_end;

    const std::string_view line = text.substr(line_begin, line_end - line_begin);
    const std::size_t from = begin > line_begin ? std::min(begin - line_begin, line.size()) : 0;
    const std::size_t to =
        end > line_begin ? std::clamp(end - line_begin, from, line.size()) : from;
    SourcePlace place;
    place.file = source_->file;
    place.line = static_cast<std::size_t>(next - line_begins_.begin());
    place.column = count_characters(line.substr(0, from)) + 1;
    place.width = std::max<std::size_t>(count_characters(line.substr(from, to - from)), 1);
    place.line_text = std::string(line);
    return place;
}

std::string text_of(const Source& source, Span span) {
    return source.text.substr(span.begin, span.end - span.begin);
}

bool is_blank(char c) { return c == ' ' || c == '\t' || c == '\f' || c == '\v' || c == '\r'; }

std::vector<Span> words_of(const Source& source, Span line) {
    std::vector<Span> words;
    for (std::size_t at = line.begin; at < line.end;) {
        if (is_blank(source.text[at])) {
            ++at;
            continue;
        }
        if (source.text[at] == '#') break;
        const std::size_t begin = at;
        while (at < line.end && !is_blank(source.text[at])) ++at;
        words.push_back({begin, at});
    }
    return words;
}

std::string quoted(char c) {
    if (c >= ' ' && c < 0x7f) return std::string("`") + c + "`";
    constexpr const char* kDigits = "0123456789abcdef";
    const auto byte = static_cast<unsigned char>(c);
    return std::string("byte 0x") + kDigits[byte >> 4] + kDigits[byte & 15];
}

SourcePlace place_of(const Source& source, Span span) { return LineIndex(source).place(span); }

Result<Source> read_source(const std::string& path, const std::string& what, std::size_t limit) {
    const auto refuse = [&](const std::string& reason) {
        return Failure::user(fmt::format("cannot read the {} '{}': {}", what, path, reason));
    };
    std::error_code error;
    const auto status = std::filesystem::status(path, error);
    if (status.type() == std::filesystem::file_type::not_found) {
        return refuse("there is no such file");
    }
    if (error) return refuse(error.message());
    if (status.type() == std::filesystem::file_type::directory) {
        return refuse("it is a directory; name a file in it");
    }
    errno = 0;
    std::ifstream file(path, std::ios::binary);
    if (!file) return refuse(errno != 0 ? std::strerror(errno) : "it cannot be opened");
    Source source{path, std::string(limit + 1, '\0')};
    file.read(source.text.data(), static_cast<std::streamsize>(source.text.size()));
    if (file.bad()) return refuse(errno != 0 ? std::strerror(errno) : "reading failed");
    source.text.resize(static_cast<std::size_t>(file.gcount()));
    if (source.text.size() > limit) {
        return refuse(fmt::format("it is larger than {} bytes; is it really a {}?", limit, what));
    }
    return source;
}

Status check_text(const Source& source) {
    const std::string_view text = source.text;
    if (text.starts_with("\xFF\xFE") || text.starts_with("\xFE\xFF")) {
        return Failure(FailureKind::User,
                       Message{{source.file, 0, 0, 1, {}},
                               "this looks like UTF-16 text; save the file as UTF-8",
                               {}});
    }
    std::size_t line_begin = 0;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t length = utf8_length(text.substr(at));
        if (length == 0) {
            return failure_at(
                source, {at, at + 1},
                fmt::format("byte 0x{:02X} is not UTF-8 text; save the file as UTF-8, "
                            "and write a single byte as '\\x{:02X}'",
                            static_cast<unsigned char>(text[at]),
                            static_cast<unsigned char>(text[at])));
        }
        if (text[at] == '\0') {
            return failure_at(source, {at, at + 1},
                              "the file contains a NUL byte; is it really a text file? (the symbol "
                              "itself is written '\\0')");
        }
        if (text[at] == '\n') line_begin = at + 1;
        at += length;
        if (at - line_begin > kMaxLineBytes) {
            return failure_at(source, {at - length, at},
                              fmt::format("this line is longer than {} characters; break it, a "
                                          "formula may go over several lines",
                                          kMaxLineBytes));
        }
    }
    return success();
}

}  // namespace minterm
