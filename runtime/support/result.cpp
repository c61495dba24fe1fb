// SPDX-License-Identifier: Apache-2.0
//
// A failure -> the text that a person reads: place, message, the quoted line with carets, notes.
#include "minterm/result.hpp"

#include <algorithm>
#include <string_view>

namespace minterm {

namespace {

/// At most this many characters of a line are shown, the ones around the caret.
constexpr std::size_t kShownCharacters = 160;
constexpr std::size_t kShownBeforeCaret = 80;

/// One character of a quoted line as it is printed, and how many screen columns it takes.
struct Glyph {
    std::string text;
    int columns = 1;
};

/// Columns of a code point on a usual terminal: East Asian wide and emoji 2, combining marks 0.
int columns_of(char32_t point) {
    const auto within = [point](char32_t least, char32_t greatest) {
        return point >= least && point <= greatest;
    };
    if (within(0x300, 0x36F) || within(0x200B, 0x200F) || within(0xFE00, 0xFE0F)) return 0;
    const bool wide = within(0x1100, 0x115F) || within(0x2E80, 0xA4CF) || within(0xAC00, 0xD7A3) ||
                      within(0xF900, 0xFAFF) || within(0xFE30, 0xFE6F) || within(0xFF00, 0xFF60) ||
                      within(0xFFE0, 0xFFE6) || within(0x1F300, 0x1FAFF) ||
                      within(0x20000, 0x3FFFD);
    return wide ? 2 : 1;
}

/// The characters of a line from number `begin` to `end`, or where the line ends. Control
/// characters and bytes that are not UTF-8 become U+FFFD, so that quoting a broken file cannot
/// disturb the terminal; a tab stays a tab.
std::vector<Glyph> glyphs_of(std::string_view line, std::size_t begin, std::size_t end) {
    const Glyph replacement{"\xEF\xBF\xBD", 1};
    std::vector<Glyph> glyphs;
    std::size_t number = 0;
    for (std::size_t at = 0; at < line.size() && number < end; ++number) {
        const auto lead = static_cast<unsigned char>(line[at]);
        std::size_t length = lead < 0x80   ? 1
                             : lead < 0xC2 ? 0
                             : lead < 0xE0 ? 2
                             : lead < 0xF0 ? 3
                             : lead < 0xF5 ? 4
                                           : 0;
        if (at + length > line.size()) length = 0;
        char32_t point = lead;
        if (length > 1) point = lead & (0x7FU >> length);
        for (std::size_t next = 1; next < length; ++next) {
            const auto byte = static_cast<unsigned char>(line[at + next]);
            if ((byte & 0xC0) != 0x80) {
                length = 0;
                break;
            }
            point = point << 6 | (byte & 0x3FU);
        }
        const bool control = point != '\t' && (point < 0x20 || (point >= 0x7F && point < 0xA0));
        if (number >= begin) {
            glyphs.push_back(length == 0 || control
                                 ? replacement
                                 : Glyph{std::string(line.substr(at, length)), columns_of(point)});
        }
        at += std::max<std::size_t>(length, 1);
    }
    return glyphs;
}

/// The line with its number, and below it carets under the `width` characters from `column` on.
void append_quote(std::string& out, const SourcePlace& place) {
    const std::size_t column = std::max<std::size_t>(place.column, 1) - 1;
    const bool cut = place.line_text.size() > kShownCharacters && column > kShownBeforeCaret;
    const std::size_t begin = cut ? column - kShownBeforeCaret : 0;
    std::vector<Glyph> glyphs = glyphs_of(place.line_text, begin, begin + kShownCharacters + 1);
    const bool goes_on = glyphs.size() > kShownCharacters;
    if (goes_on) glyphs.pop_back();
    const std::size_t caret = std::min(column - begin, glyphs.size());

    const std::string number = std::to_string(place.line);
    out += "\n  " + number + " | ";
    std::string marks = "\n  " + std::string(number.size(), ' ') + " | ";
    if (begin > 0) {
        out += "...";
        marks += "   ";
    }
    for (const Glyph& glyph : glyphs) out += glyph.text;
    if (goes_on) out += "...";

    for (std::size_t at = 0; at < caret; ++at) {
        if (glyphs[at].text == "\t") {
            marks += '\t';
        } else {
            marks.append(static_cast<std::size_t>(glyphs[at].columns), ' ');
        }
    }
    marks += '^';
    for (std::size_t at = caret; at < std::min(caret + place.width, glyphs.size()); ++at) {
        const int columns = glyphs[at].columns - (at == caret ? 1 : 0);
        if (columns > 0) marks.append(static_cast<std::size_t>(columns), '~');
    }
    out += marks;
}

/// A sentence or a name without bytes that could drive a terminal; lines stay lines, since messages
/// of other tools have several.
void append_shown(std::string& out, std::string_view text) {
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        if ((byte < 0x20 && c != '\n' && c != '\t') || byte == 0x7F)
            out += "\xEF\xBF\xBD";
        else
            out += c;
    }
}

void append_message(std::string& out, const Message& message, std::string_view severity) {
    const SourcePlace& place = message.place;
    if (!place.file.empty()) {
        append_shown(out, place.file);
        if (place.line > 0) {
            out += ':' + std::to_string(place.line) + ':' + std::to_string(place.column);
        }
        out += ": ";
    }
    out += severity;
    out += ": ";
    append_shown(out, message.text);
    const bool is_error = severity == "error";
    if (is_error && place.line > 0 && !place.line_text.empty()) append_quote(out, place);
    for (const Message& note : message.notes) {
        out += '\n';
        append_message(out, note, "note");
    }
}

}  // namespace

std::string render(const Message& message, const std::string& severity) {
    std::string out;
    append_message(out, message, severity);
    return out;
}

std::string Failure::render() const {
    std::string out;
    for (const Message& message : messages_) {
        if (!out.empty()) out += '\n';
        append_message(out, message, "error");
    }
    return out;
}

}  // namespace minterm
