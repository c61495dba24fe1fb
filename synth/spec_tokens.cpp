// SPDX-License-Identifier: Apache-2.0
//
// Characters of a .dp file -> tokens.
#include "synth/spec_tokens.hpp"

#include <algorithm>
#include <array>
#include <limits>
#include <string>
#include <utility>

#include <fmt/format.h>

namespace minterm {

namespace {

constexpr std::array<std::string_view, 18> kKeywords = {
    "recurrence", "predicate", "relation", "table", "param", "const", "match", "answer", "report",
    "where",      "encode",    "min",      "max",   "and",   "or",    "not",   "true",   "false",
};

/// Longest first, so that `<=` is not taken for `<` and `=`. Those of other languages are tokens as
/// well: the grammar refuses them and can then say what to write instead.
constexpr std::array<std::string_view, 31> kSymbols = {
    "!~", "==", "!=", "<=", ">=", "..", "&&", "||", "->", "{", "}", "(", ")", "[", "]", ",",
    ";",  ":",  "=",  "<",  ">",  "?",  "+",  "-",  "*",  "~", ".", "!", "/", "%", "&",
};

/// What somebody may have meant by a character outside ASCII (mostly pasted from a paper).
constexpr std::array<std::pair<std::string_view, std::string_view>, 13> kLookAlikes = {{
    {"≤", "<="},
    {"≥", ">="},
    {"≠", "!="},
    {"×", "*"},
    {"·", "*"},
    {"−", "-"},
    {"–", "-"},
    {"∧", "and"},
    {"∨", "or"},
    {"¬", "not"},
    {"‘", "'"},
    {"’", "'"},
    {"“", "\""},
}};

bool is_digit(char c) { return c >= '0' && c <= '9'; }
bool is_name_start(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_'; }
bool is_name_part(char c) { return is_name_start(c) || is_digit(c); }

int hex_digit(char c) {
    if (is_digit(c)) return c - '0';
    if (c >= 'a' && c <= 'f') return c - 'a' + 10;
    if (c >= 'A' && c <= 'F') return c - 'A' + 10;
    return -1;
}

class Tokenizer {
public:
    Tokenizer(const Source& source, std::vector<Message>& messages)
        : text_(source.text), places_(source), messages_(messages) {}

    std::vector<Token> run() {
        if (text_.starts_with("\xEF\xBB\xBF")) at_ = 3;
        for (skip_blanks(); at_ < text_.size(); skip_blanks()) {
            const char c = text_[at_];
            if (is_name_start(c)) {
                take_name();
            } else if (is_digit(c)) {
                take_integer();
            } else if (c == '\'') {
                take_character();
            } else if (c == '"') {
                take_string();
            } else {
                take_symbol();
            }
            starts_line_ = false;
        }
        const std::size_t end = tokens_.empty() ? text_.size() : tokens_.back().span.end;
        tokens_.push_back({TokenKind::End, {}, {end, end}, 0, true});
        return std::move(tokens_);
    }

private:
    void skip_blanks() {
        for (; at_ < text_.size(); ++at_) {
            if (text_[at_] == '#') at_ = std::min(text_.find('\n', at_), text_.size());
            if (at_ == text_.size()) return;
            const char c = text_[at_];
            if (c == '\n') starts_line_ = true;
            if (c != ' ' && c != '\t' && c != '\r' && c != '\n' && c != '\f') return;
        }
    }

    void push(TokenKind kind, std::size_t end, std::int64_t value = 0) {
        tokens_.push_back({kind, text_.substr(at_, end - at_), {at_, end}, value, starts_line_});
        at_ = end;
    }

    /// Reports `[begin, end)` and takes everything up to `next` as one bad token.
    void refuse(std::size_t begin, std::size_t end, std::size_t next, std::string message) {
        messages_.push_back({places_.place({begin, end}), std::move(message), {}});
        push(TokenKind::Bad, next);
    }

    std::size_t end_of_line() const {
        std::size_t end = std::min(text_.find('\n', at_), text_.size());
        while (end > at_ && (text_[end - 1] == '\r' || text_[end - 1] == ' ')) --end;
        return end;
    }

    void take_name() {
        std::size_t end = at_;
        while (end < text_.size() && is_name_part(text_[end])) ++end;
        const std::string_view word = text_.substr(at_, end - at_);
        const bool keyword = std::find(kKeywords.begin(), kKeywords.end(), word) != kKeywords.end();
        push(keyword ? TokenKind::Keyword : TokenKind::Name, end);
    }

    void take_integer() {
        const bool hexadecimal = text_[at_] == '0' && at_ + 2 < text_.size() &&
                                 (text_[at_ + 1] | 0x20) == 'x' && hex_digit(text_[at_ + 2]) >= 0;
        const std::int64_t base = hexadecimal ? 16 : 10;
        constexpr std::int64_t kGreatest = std::numeric_limits<std::int64_t>::max();
        std::int64_t value = 0;
        std::size_t end = hexadecimal ? at_ + 2 : at_;
        for (; end < text_.size(); ++end) {
            const int digit = hexadecimal || is_digit(text_[end]) ? hex_digit(text_[end]) : -1;
            if (digit < 0) break;
            value = value > (kGreatest - digit) / base ? kGreatest : value * base + digit;
        }
        push(TokenKind::Integer, end, value);
    }

    void take_character() {
        // The closing quote stands in the same line; an escaped quote does not close.
        std::size_t close = at_ + 1;
        while (close < text_.size() && text_[close] != '\'' && text_[close] != '\n') {
            close += text_[close] == '\\' && close + 1 < text_.size() && text_[close + 1] != '\n'
                         ? 2
                         : 1;
        }
        if (close >= text_.size() || text_[close] != '\'') {
            refuse(at_, at_ + 1, end_of_line(), "this character has no closing '");
            return;
        }
        const std::string_view body = text_.substr(at_ + 1, close - at_ - 1);
        const std::size_t end = close + 1;
        if (body.empty()) {
            refuse(at_, end, end,
                   "there is no character between the quotes; a quote is written '\\''");
        } else if (body[0] == '\\') {
            take_escape(body, end);
        } else if (body.size() == 1) {
            push(TokenKind::Character, end, static_cast<unsigned char>(body[0]));
        } else if (static_cast<unsigned char>(body[0]) >= 0x80) {
            refuse(at_, end, end,
                   "a symbol is one byte, and this character is several bytes of UTF-8; name its "
                   "bytes, as in '\\xE9'");
        } else {
            refuse(at_, end, end,
                   fmt::format("a character is one byte, and this has {}; list bytes as 'a', 'b'",
                               body.size()));
        }
    }

    void take_escape(std::string_view body, std::size_t end) {
        constexpr std::array<std::pair<std::string_view, char>, 6> kEscapes = {{{"\\n", '\n'},
                                                                                {"\\t", '\t'},
                                                                                {"\\r", '\r'},
                                                                                {"\\0", '\0'},
                                                                                {"\\\\", '\\'},
                                                                                {"\\'", '\''}}};
        for (const auto& [written, byte] : kEscapes) {
            if (body == written) {
                push(TokenKind::Character, end, static_cast<unsigned char>(byte));
                return;
            }
        }
        if (body[1] == 'x') {
            if (body.size() == 4 && hex_digit(body[2]) >= 0 && hex_digit(body[3]) >= 0) {
                push(TokenKind::Character, end, hex_digit(body[2]) * 16 + hex_digit(body[3]));
            } else {
                refuse(at_, end, end, "\\x needs exactly two hexadecimal digits, as in '\\x0A'");
            }
            return;
        }
        refuse(at_, end, end, "unknown escape; there are \\n \\t \\r \\0 \\\\ \\' and \\xNN");
    }

    void take_string() {
        std::size_t close = at_ + 1;
        while (close < text_.size() && text_[close] != '"' && text_[close] != '\n') ++close;
        if (close >= text_.size() || text_[close] != '"') {
            refuse(at_, at_ + 1, end_of_line(), "this string has no closing \"");
            return;
        }
        push(TokenKind::String, close + 1);
    }

    void take_symbol() {
        const std::string_view rest = text_.substr(at_);
        if (rest.starts_with("/*") || rest.starts_with("//")) {
            const std::size_t end = rest[1] == '*' ? text_.find("*/", at_ + 2) : text_.npos;
            refuse(at_, at_ + 2, end == text_.npos ? end_of_line() : end + 2,
                   "a comment begins with # and goes to the end of the line");
            return;
        }
        for (const std::string_view symbol : kSymbols) {
            if (rest.starts_with(symbol)) {
                push(TokenKind::Symbol, at_ + symbol.size());
                return;
            }
        }
        std::size_t end = at_ + 1;
        while (end < text_.size() && (static_cast<unsigned char>(text_[end]) & 0xC0) == 0x80) ++end;
        const std::string_view found = text_.substr(at_, end - at_);
        for (const auto& [look_alike, meant] : kLookAlikes) {
            if (found == look_alike) {
                refuse(at_, end, end,
                       fmt::format("'{}' is not part of the language; write {}", found, meant));
                return;
            }
        }
        const bool control = static_cast<unsigned char>(found[0]) < 0x20 || found[0] == 0x7F;
        refuse(at_, end, end,
               control ? fmt::format("the control character 0x{:02X} has no meaning here", found[0])
                       : fmt::format("'{}' has no meaning here", found));
    }

    std::string_view text_;
    LineIndex places_;
    std::vector<Message>& messages_;
    std::vector<Token> tokens_;
    std::size_t at_ = 0;
    bool starts_line_ = true;
};

}  // namespace

std::vector<Token> tokenize(const Source& source, std::vector<Message>& messages) {
    return Tokenizer(source, messages).run();
}

}  // namespace minterm
