// SPDX-License-Identifier: Apache-2.0
//
// Failures of parsers -> one message each, in the user's words, and the place to go on from.
#include "synth/parse_state.hpp"

#include <array>
#include <iterator>
#include <utility>

#include <fmt/format.h>

#include "synth/spec_ast.hpp"
#include "synth/spelling.hpp"

namespace minterm {

namespace {

constexpr std::array<std::string_view, 7> kStatementWords = {"table",  "param",  "const", "match",
                                                             "answer", "report", "encode"};
constexpr std::array<std::string_view, 5> kItemWords = {"recurrence", "predicate", "relation",
                                                        "table", "const"};

/// What may have been meant by an unknown first word in braces.
constexpr std::array<std::string_view, 11> kBraceWords = {
    "table",  "param",  "const",   "match",     "answer",   "report",
    "encode", "inputs", "outputs", "otherwise", "symmetric"};

template <typename Words>
bool is_among(const Words& words, std::string_view word) {
    return std::find(std::begin(words), std::end(words), word) != std::end(words);
}

bool starts_at(const Token& token, Level level) {
    if (token.kind != TokenKind::Keyword) return false;
    return level == Level::InBraces ? is_among(kStatementWords, token.text)
                                    : is_among(kItemWords, token.text);
}

std::string describe_token(const Token& token) {
    if (token.kind == TokenKind::End) return "the end of the file";
    if (token.kind == TokenKind::String) return "a string";
    if (token.kind == TokenKind::Keyword) return fmt::format("the reserved word '{}'", token.text);
    if (token.kind == TokenKind::Character) return std::string(token.text);
    return fmt::format("'{}'", token.text.substr(0, 40));
}

/// Where to point for a token: past the last character for the end of the file.
Span span_of(const Token& token) {
    return token.kind == TokenKind::End ? Span{token.span.end, token.span.end + 1} : token.span;
}

}  // namespace

bool starts_only_items(const Token& token) {
    return token.kind == TokenKind::Keyword &&
           (token.text == "recurrence" || token.text == "predicate" || token.text == "relation");
}

void ParseState::start(TokenIterator at) {
    furthest_ = at;
    expected_.clear();
    too_deep_.reset();
}

void ParseState::expected_at(TokenIterator at, std::string_view label) {
    if (at < furthest_) return;
    if (at > furthest_) {
        furthest_ = at;
        expected_.clear();
    }
    if (!is_among(expected_, label)) expected_.emplace_back(label);
}

void ParseState::relabel(TokenIterator at, std::size_t kept, std::string_view label) {
    if (at == furthest_ && kept < expected_.size()) expected_.resize(kept);
    expected_at(at, label);
}

void ParseState::too_deep_at(Span span) {
    if (!too_deep_) too_deep_ = span;
}

bool ParseState::forgive_semicolon(TokenIterator at, std::string_view label) {
    const bool ends = at->starts_line || at->kind == TokenKind::End || at->text == "}";
    const bool already_wrong = furthest_ > at || too_deep_ || at->kind == TokenKind::Bad;
    if (!ends || already_wrong || at == begin_) return false;
    const Token& last = *(at - 1);
    if (last.kind != TokenKind::Bad) {
        report({last.span.end, last.span.end + 1}, fmt::format("expected {}", label));
    }
    return true;
}

void ParseState::report_failure(TokenIterator from, Level level) {
    if (exhausted()) return;
    ++failures_;
    if (too_deep_) {
        report(*too_deep_, fmt::format("this formula is nested too deeply (the limit is {} "
                                       "brackets in brackets and {} operations in a chain); "
                                       "split it up",
                                       kMaxNesting, kMaxFormulaDepth));
        return;
    }
    for (TokenIterator at = from; at <= furthest_; ++at) {
        if (at->kind == TokenKind::Bad) return;  // reported by the tokenizer
    }
    if (report_misspelling(from, level)) return;
    std::string text;
    std::vector<std::string> labels = expected_;
    if (labels.size() > 1 && (furthest_->starts_line || furthest_->kind == TokenKind::End)) {
        std::erase(labels, "an operator");
    }
    for (std::size_t at = 0; at < labels.size(); ++at) {
        text += at == 0 ? "expected " : at + 1 == labels.size() ? " or " : ", ";
        text += labels[at];
    }
    text += labels.empty() ? "unexpected " : ", found ";
    text += describe_token(*furthest_);
    Message message{places_.place(span_of(*furthest_)), std::move(text), {}};
    add_advice(message);
    add_opener(message);
    messages_.push_back(std::move(message));
}

TokenIterator ParseState::resume(TokenIterator from, Level level) const {
    if (exhausted()) return end_;
    // After a first word that belongs to nothing, the next line is a statement of its own.
    const bool lone_word = from->kind == TokenKind::Name && furthest_ == from + 1;
    if (lone_word && furthest_->starts_line && level != Level::InHeader) return furthest_;
    const TokenIterator earliest = std::max(furthest_, level == Level::InHeader ? from : from + 1);
    int depth = 0;
    for (TokenIterator at = from;; ++at) {
        if (at->kind == TokenKind::End) return at;
        const bool skipped = at >= earliest;
        if (skipped && depth == 0 && level == Level::InHeader && at->text == "{") return at;
        if (skipped && at > from && at->starts_line &&
            (starts_only_items(*at) || (depth == 0 && starts_at(*at, level)))) {
            return at;
        }
        if (at->kind != TokenKind::Symbol) continue;
        if (at->text == "{") ++depth;
        if (at->text == "}") {
            if (depth == 0 && level == Level::InBraces) return at;
            if (--depth <= 0 && at >= furthest_) return level == Level::InHeader ? at : at + 1;
        }
        if (at->text == ";" && depth <= 0 && skipped) {
            return level == Level::InHeader ? at : at + 1;
        }
    }
}

void ParseState::report(Span span, std::string text) {
    messages_.push_back({places_.place(span), std::move(text), {}});
}

/// `tabel D;` or `recurence f(a, b)` or `hello`: already the first word is wrong.
bool ParseState::report_misspelling(TokenIterator from, Level level) {
    if (from->kind != TokenKind::Name || furthest_ > from + 1 || level == Level::InHeader)
        return false;
    const bool symbol_follows = furthest_->kind == TokenKind::Symbol && !furthest_->starts_line;
    if (furthest_ == from + 1 && symbol_follows) return false;
    if (is_among(kBraceWords, from->text)) return false;  // known: what follows it is wrong
    const std::optional<std::string> meant = level == Level::InFile
                                                 ? closest_word(from->text, kItemWords)
                                                 : closest_word(from->text, kBraceWords);
    if (!meant && furthest_ == from) return false;
    report(from->span,
           meant ? fmt::format("unknown word '{}'; did you mean '{}'?", from->text, *meant)
                 : fmt::format("unknown word '{}'; it begins no statement", from->text));
    return true;
}

void ParseState::add_advice(Message& message) const {
    constexpr std::array<std::pair<std::string_view, std::string_view>, 9> kAdvice = {{
        {"=", "to compare two values, write =="},
        {"&&", "write 'and' instead of &&"},
        {"||", "write 'or' instead of ||"},
        {"!", "write 'not' instead of !"},
        {"&", "write 'and' instead of &"},
        {"/", "there is no division"},
        {"%", "there is no remainder"},
        {"->", "a case distinction is written: condition ? value : other value"},
        {"!~", "!~ stands only between the two sides of a row of a relation"},
    }};
    if (furthest_->kind != TokenKind::Symbol || !is_among(expected_, "an operator")) {
        if (!(furthest_->text == "!" && is_among(expected_, "a value"))) return;
    }
    for (const auto& [symbol, advice] : kAdvice) {
        if (furthest_->text == symbol) message.notes.push_back({{}, std::string(advice), {}});
    }
}

void ParseState::add_opener(Message& message) const {
    const auto wants = [&](std::string_view closer) {
        return std::any_of(expected_.begin(), expected_.end(), [&](const std::string& label) {
            return label.find(closer) != std::string::npos;
        });
    };
    const bool braces =
        wants("'}' at") && (furthest_->kind == TokenKind::End || starts_only_items(*furthest_));
    if (!braces && !wants("')'") && !wants("']'")) return;

    std::vector<TokenIterator> open;
    for (TokenIterator at = begin_; at < furthest_; ++at) {
        if (at->kind != TokenKind::Symbol) continue;
        if (at->text == "(" || at->text == "[" || at->text == "{") {
            open.push_back(at);
        } else if (at->text == ")" || at->text == "]") {
            if (!open.empty() && open.back()->text != "{") open.pop_back();
        } else if (at->text == "}") {
            while (!open.empty() && open.back()->text != "{") open.pop_back();
            if (!open.empty()) open.pop_back();
        }
    }
    while (braces && !open.empty() && open.back()->text != "{") open.pop_back();
    if (open.empty() || (open.back()->text == "{") != braces) return;
    SourcePlace place = places_.place(open.back()->span);
    if (place.line == message.place.line) return;  // seen in the quoted line
    message.notes.push_back(
        {std::move(place), fmt::format("this '{}' is still open", open.back()->text), {}});
}

}  // namespace minterm
