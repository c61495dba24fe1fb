// SPDX-License-Identifier: Apache-2.0
//
// What the parsers of a spec share: how far they came, what they expected there, and the messages.
//
// Note [Error recovery]. Token parsers that fail leave a label ("';' at the end of the formula")
// at the place where they looked. Of a statement that does not parse, the labels of the furthest
// place are what was expected there; everything nearer was an alternative that was given up. One
// message is reported, parsing goes on at the next statement, and so the rest of the file is
// checked as well. A `;` that is missing at the end of a line is reported and taken as read.
#pragma once

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "synth/spec_tokens.hpp"

namespace minterm {

using Tokens = std::vector<Token>;
using TokenIterator = Tokens::const_iterator;

/// Deepest nesting of brackets, `?:`, `not` and signs. One level takes about a dozen stack frames.
inline constexpr int kMaxNesting = 100;

/// After so many failures the rest of the file is not parsed.
inline constexpr int kMaxSyntaxErrors = 20;

/// What is skipped when something does not parse.
enum class Level {
    InFile,    ///< a recurrence, a predicate, ...: up to the next one
    InHeader,  ///< NAME(a, b): up to the `{`
    InBraces,  ///< up to its `;` or the next word that begins one
};

/// Words that begin an item and never stand inside a recurrence.
bool starts_only_items(const Token& token);

class ParseState {
public:
    ParseState(const Source& source, const Tokens& tokens, std::vector<Message>& messages)
        : places_(source),
          begin_(tokens.begin()),
          end_(tokens.end() - 1),
          furthest_(tokens.begin()),
          messages_(messages) {}

    int nesting = 0;  ///< of the formula being parsed

    /// Forgets what was expected: something new begins at `at`.
    void start(TokenIterator at);

    /// A parser that wanted `label` looked at `at` and did not find it.
    void expected_at(TokenIterator at, std::string_view label);

    /// How many labels stand at `at`, and their replacement, past the first `kept`, by a better
    /// one.
    std::size_t labels_at(TokenIterator at) const { return at == furthest_ ? expected_.size() : 0; }
    void relabel(TokenIterator at, std::size_t kept, std::string_view label);

    /// The formula may not be nested any deeper than at this place.
    void too_deep_at(Span span);

    /// Takes a missing `;` as read if the text goes on as if it were there; reports it.
    bool forgive_semicolon(TokenIterator at, std::string_view label);

    /// Reports why the text from `from` on does not parse.
    void report_failure(TokenIterator from, Level level);

    /// Where parsing goes on after a failure of what began at `from`.
    TokenIterator resume(TokenIterator from, Level level) const;

private:
    bool exhausted() const { return failures_ >= kMaxSyntaxErrors; }
    void report(Span span, std::string text);
    bool report_misspelling(TokenIterator from, Level level);
    void add_advice(Message& message) const;
    void add_opener(Message& message) const;

    LineIndex places_;
    TokenIterator begin_;
    TokenIterator end_;  ///< the End token
    TokenIterator furthest_;
    std::vector<std::string> expected_;
    std::optional<Span> too_deep_;
    std::vector<Message>& messages_;
    int failures_ = 0;
};

}  // namespace minterm
