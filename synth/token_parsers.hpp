// SPDX-License-Identifier: Apache-2.0
//
// The words of the grammar: parsers of one token and directives around parsers, for Boost.Spirit X3
// over tokens. A part of parse_spec.cpp, and included by nothing else, so that X3 is compiled once.
#pragma once

#include <algorithm>
#include <array>
#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>

#include <boost/spirit/home/x3.hpp>

#include "synth/parse_state.hpp"
#include "synth/spec_ast.hpp"

namespace minterm::spec_grammar {

namespace x3 = boost::spirit::x3;
using Iterator = TokenIterator;

struct StateTag;

template <typename Context>
ParseState& state_of(const Context& context) {
    return x3::get<StateTag>(context).get();
}

// ---- Parsers of one token -----------------------------------------------------------------------

/// A token of one kind, with one of the given texts (any text if there is none).
struct TokenParser : x3::parser<TokenParser> {
    using attribute_type = Token;
    static constexpr bool has_attribute = true;

    TokenKind kind;
    std::array<std::string_view, 6> texts;
    std::string_view label;  ///< what a person calls it; empty: not worth a mention

    TokenParser(TokenKind kind_, std::initializer_list<std::string_view> texts_,
                std::string_view label_)
        : kind(kind_), texts{}, label(label_) {
        std::copy(texts_.begin(), texts_.end(), texts.begin());
    }

    template <typename Context, typename RuleContext, typename Attribute>
    bool parse(Iterator& first, const Iterator&, const Context& context, RuleContext&,
               Attribute& attribute) const {
        if (first->kind == kind && (texts[0].empty() || std::find(texts.begin(), texts.end(),
                                                                  first->text) != texts.end())) {
            x3::traits::move_to(Token(*first), attribute);
            ++first;
            return true;
        }
        if (!label.empty()) state_of(context).expected_at(first, label);
        return false;
    }
};

inline TokenParser symbol(std::string_view text, std::string_view label = {}) {
    return {TokenKind::Symbol, {text}, label};
}
inline TokenParser operators(std::initializer_list<std::string_view> texts) {
    return {TokenKind::Symbol, texts, "an operator"};
}
inline TokenParser keyword(std::string_view text, std::string_view label = {}) {
    return {TokenKind::Keyword, {text}, label};
}
/// A word that means something only where it stands and is free as a name elsewhere.
inline TokenParser word(std::string_view text, std::string_view label = {}) {
    return {TokenKind::Name, {text}, label};
}
inline TokenParser name(std::string_view label) { return {TokenKind::Name, {}, label}; }

/// The `;` at the end of a statement; see Note [Error recovery].
struct SemicolonParser : x3::parser<SemicolonParser> {
    using attribute_type = x3::unused_type;
    static constexpr bool has_attribute = false;

    std::string_view label;
    explicit SemicolonParser(std::string_view label_) : label(label_) {}

    template <typename Context, typename RuleContext, typename Attribute>
    bool parse(Iterator& first, const Iterator&, const Context& context, RuleContext&,
               Attribute&) const {
        if (first->is(TokenKind::Symbol, ";")) {
            ++first;
            return true;
        }
        if (state_of(context).forgive_semicolon(first, label)) return true;
        state_of(context).expected_at(first, label);
        return false;
    }
};
inline SemicolonParser semicolon(std::string_view label) { return SemicolonParser(label); }

/// Succeeds, without taking anything, where a list of statements (or of items) is over.
struct EndOfList : x3::parser<EndOfList> {
    using attribute_type = x3::unused_type;
    static constexpr bool has_attribute = false;

    bool in_braces;
    explicit EndOfList(bool in_braces_) : in_braces(in_braces_) {}

    template <typename Context, typename RuleContext, typename Attribute>
    bool parse(Iterator& first, const Iterator&, const Context&, RuleContext&, Attribute&) const {
        if (first->kind == TokenKind::End) return true;
        return in_braces && (first->is(TokenKind::Symbol, "}") || starts_only_items(*first));
    }
};

/// A run of 0, 1 and * with blanks between them; other signs are taken too, for `check_spec` to
/// point at.
struct BitTextParser : x3::parser<BitTextParser> {
    using attribute_type = BitText;
    static constexpr bool has_attribute = true;

    template <typename Context, typename RuleContext, typename Attribute>
    bool parse(Iterator& first, const Iterator&, const Context& context, RuleContext&,
               Attribute& attribute) const {
        BitText out;
        const Iterator begin = first;
        for (; first->kind == TokenKind::Integer || first->kind == TokenKind::Name ||
               first->is(TokenKind::Symbol, "*") || first->is(TokenKind::Symbol, "-") ||
               first->is(TokenKind::Symbol, "?");
             ++first) {
            for (std::size_t at = 0; at < first->text.size(); ++at) {
                out.offsets.push_back(first->span.begin + at);
            }
            out.bits += first->text;
        }
        if (first == begin) {
            state_of(context).expected_at(first, "bits (0, 1 or *)");
            return false;
        }
        out.span = {begin->span.begin, (first - 1)->span.end};
        x3::traits::move_to(std::move(out), attribute);
        return true;
    }
};

// ---- Directives ---------------------------------------------------------------------------------

/// One level of nesting deeper; refuses to go past kMaxNesting.
template <typename Subject>
struct DeeperDirective : x3::unary_parser<Subject, DeeperDirective<Subject>> {
    using base_type = x3::unary_parser<Subject, DeeperDirective<Subject>>;
    static constexpr bool is_pass_through_unary = true;
    static constexpr bool handles_container = Subject::handles_container;

    explicit DeeperDirective(const Subject& inner) : base_type(inner) {}

    template <typename Context, typename RuleContext, typename Attribute>
    bool parse(Iterator& first, const Iterator& last, const Context& context, RuleContext& rule,
               Attribute& attribute) const {
        ParseState& state = state_of(context);
        if (state.nesting >= kMaxNesting) {
            state.too_deep_at(first->span);
            return false;
        }
        ++state.nesting;
        const bool parsed = this->subject.parse(first, last, context, rule, attribute);
        --state.nesting;
        return parsed;
    }
};

/// Names what its subject is for a person, where it fails at its very first token.
template <typename Subject>
struct LabelDirective : x3::unary_parser<Subject, LabelDirective<Subject>> {
    using base_type = x3::unary_parser<Subject, LabelDirective<Subject>>;
    static constexpr bool is_pass_through_unary = true;
    static constexpr bool handles_container = Subject::handles_container;

    std::string_view label;
    LabelDirective(const Subject& inner, std::string_view label_)
        : base_type(inner), label(label_) {}

    template <typename Context, typename RuleContext, typename Attribute>
    bool parse(Iterator& first, const Iterator& last, const Context& context, RuleContext& rule,
               Attribute& attribute) const {
        ParseState& state = state_of(context);
        const std::size_t labels_before = state.labels_at(first);
        if (this->subject.parse(first, last, context, rule, attribute)) return true;
        state.relabel(first, labels_before, label);
        return false;
    }
};

/// See Note [Error recovery].
template <typename Subject>
struct RecoveringDirective : x3::unary_parser<Subject, RecoveringDirective<Subject>> {
    using base_type = x3::unary_parser<Subject, RecoveringDirective<Subject>>;
    static constexpr bool is_pass_through_unary = true;
    static constexpr bool handles_container = Subject::handles_container;

    Level level;
    RecoveringDirective(const Subject& inner, Level level_) : base_type(inner), level(level_) {}

    template <typename Context, typename RuleContext, typename Attribute>
    bool parse(Iterator& first, const Iterator& last, const Context& context, RuleContext& rule,
               Attribute& attribute) const {
        ParseState& state = state_of(context);
        const Iterator from = first;
        state.start(from);
        if (this->subject.parse(first, last, context, rule, attribute)) return true;
        state.report_failure(from, level);
        first = state.resume(from, level);
        state.start(first);
        return true;
    }
};

/// Gives the node that its subject makes the span of what was matched.
template <typename Subject>
struct SpannedDirective : x3::unary_parser<Subject, SpannedDirective<Subject>> {
    using base_type = x3::unary_parser<Subject, SpannedDirective<Subject>>;
    static constexpr bool is_pass_through_unary = true;
    static constexpr bool handles_container = Subject::handles_container;

    explicit SpannedDirective(const Subject& inner) : base_type(inner) {}

    template <typename Context, typename RuleContext, typename Attribute>
    bool parse(Iterator& first, const Iterator& last, const Context& context, RuleContext& rule,
               Attribute& attribute) const {
        const Iterator from = first;
        if (!this->subject.parse(first, last, context, rule, attribute)) return false;
        attribute.span = {from->span.begin, (first - 1)->span.end};
        return true;
    }
};

template <typename Subject>
auto spanned(const Subject& subject) {
    return SpannedDirective<typename x3::extension::as_parser<Subject>::value_type>(
        x3::as_parser(subject));
}
template <typename Subject>
auto deeper(const Subject& subject) {
    return DeeperDirective<typename x3::extension::as_parser<Subject>::value_type>(
        x3::as_parser(subject));
}
template <typename Subject>
auto labelled(std::string_view label, const Subject& subject) {
    return LabelDirective<typename x3::extension::as_parser<Subject>::value_type>(
        x3::as_parser(subject), label);
}
template <typename Subject>
auto recovering(Level level, const Subject& subject) {
    return RecoveringDirective<typename x3::extension::as_parser<Subject>::value_type>(
        x3::as_parser(subject), level);
}

}  // namespace minterm::spec_grammar
