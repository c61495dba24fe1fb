// SPDX-License-Identifier: Apache-2.0
//
// Characters of a .dp file -> tokens, the alphabet of the grammar in parse_spec.cpp. Splitting the
// text first keeps blanks and comments out of the grammar and lets its messages speak of whole
// words.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "minterm/result.hpp"
#include "synth/source.hpp"

namespace minterm {

enum class TokenKind {
    Name,
    Keyword,    ///< a word that cannot be used as a name
    Integer,    ///< `value`, saturated at the greatest 64-bit number
    Character,  ///< 'c': the byte `value`
    String,     ///< "...": `text` includes the quotes
    Symbol,     ///< an operator or a bracket
    Bad,        ///< something that `tokenize` has already reported
    End,        ///< stands behind the last token, with the empty span at its end
};

struct Token {
    TokenKind kind = TokenKind::End;
    std::string_view text;  ///< into the source
    Span span;
    std::int64_t value = 0;
    bool starts_line = false;

    bool is(TokenKind wanted, std::string_view wanted_text) const {
        return kind == wanted && text == wanted_text;
    }
};

/// The tokens of a text, `End` last. What is not a token becomes `Bad` and a message in `messages`.
/// The text must have passed `check_text`.
std::vector<Token> tokenize(const Source& source, std::vector<Message>& messages);

}  // namespace minterm
