// SPDX-License-Identifier: Apache-2.0
//
// The syntax tree of a .dp file: what was written, with a span for everything that a message may
// point at. Nothing is resolved or typed here; `check_spec` does that.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <variant>
#include <vector>

#include "synth/source.hpp"

namespace minterm {

/// A word of the text and where it stands.
struct Name {
    std::string text;
    Span span;

    bool operator==(const Name&) const = default;
};

enum class SyntaxOp {
    Integer,    ///< `value`; a literal past 64 bits is the greatest 64-bit value
    Character,  ///< 'c': the byte `value`
    True,
    False,
    Name,   ///< `name`
    Index,  ///< name[x] or name[x][y]: one operand for each pair of brackets
    Call,   ///< name(x, y, ...); also min and max
    Bit,    ///< name.value: one bit of a symbol
    Negate,
    Not,
    Add,
    Sub,
    Mul,
    Equal,
    NotEqual,
    Less,
    LessEqual,
    Greater,
    GreaterEqual,
    And,
    Or,
    Select,  ///< x ? y : z
};

/// One node of a formula as written.
struct SyntaxExpr {
    SyntaxOp op = SyntaxOp::Integer;
    Span span;  ///< all of it, enclosing parentheses included
    Name name;  ///< Name, Index, Call, Bit
    std::int64_t value = 0;
    std::vector<SyntaxExpr> args;
    bool parenthesized = false;
    int depth = 1;  ///< levels of nodes; bounded by the parser

    bool operator==(const SyntaxExpr&) const = default;
};

/// Deepest formula that the parser lets through, so that later stages may recurse over it.
inline constexpr int kMaxFormulaDepth = 256;

/// Text over 0, 1 and *, with the place of each character (blanks between them are allowed).
struct BitText {
    std::string bits;
    std::vector<std::size_t> offsets;  ///< byte offset of each character in the source
    Span span;

    bool operator==(const BitText&) const = default;
};

// ---- Statements of a recurrence -----------------------------------------------------------------

/// `table D : int;`
struct TableStatement {
    Name name;
    bool is_bool = false;
    Span span;
};

/// `param k = 2 in 0..31;`
struct ParamStatement {
    Name name;
    SyntaxExpr value, least, greatest;
    Span span;
};

/// `const INS = 2;` (also at the level of the file)
struct ConstStatement {
    Name name;
    SyntaxExpr value;
    Span span;
};

/// `match NAME;`
struct MatchStatement {
    Name name;
    Span span;
};

/// `D[0][j] = j;` and the like; `target` is an Index node.
struct FormulaStatement {
    SyntaxExpr target;
    SyntaxExpr value;
    Span span;
};

enum class AnswerWord { None, Min, Max };

/// `answer D[m][n];` or `answer min D[m][j];`
struct AnswerStatement {
    AnswerWord word = AnswerWord::None;
    SyntaxExpr cell;
    Span span;
};

/// `report j where D[m][j] <= k;`
struct ReportStatement {
    Name index;
    SyntaxExpr condition;
    Span span;
};

/// `-1 : 1*;`
struct CodeRow {
    std::int64_t value = 0;
    Span value_span;
    BitText code;
    Span span;
};

/// `encode D vertical { ... }`
struct EncodeStatement {
    Name table;
    bool vertical = true;
    bool horizontal = true;
    std::vector<CodeRow> rows;
    Span span;
};

using Statement =
    std::variant<std::monostate, TableStatement, ParamStatement, ConstStatement, MatchStatement,
                 FormulaStatement, AnswerStatement, ReportStatement, EncodeStatement>;

// ---- Items of a file ----------------------------------------------------------------------------

/// `recurrence levenshtein(a, b) { ... }`
struct RecurrenceItem {
    Name name, first, second;
    std::vector<Statement> statements;
    Span span;
};

/// `predicate fold(x, y) = ...;`
struct PredicateItem {
    Name name, first, second;
    SyntaxExpr body;
    Span span;
};

/// One side of a row of a relation: `any`, or bytes and ranges of bytes (`'a'..'z'`).
struct ByteRange {
    std::int64_t least = 0, greatest = 255;
    Span span;
};

/// `'R' ~ 'A', 'G';` or `'R' !~ 'C';`
struct RelationRow {
    std::vector<ByteRange> left, right;
    bool holds = true;
    Span span;
};

/// `otherwise FORMULA;`
struct OtherwiseRow {
    SyntaxExpr value;
    Span span;
};

/// `symmetric;`
struct SymmetricRow {
    Span span;
};

using RelationStatement = std::variant<std::monostate, RelationRow, OtherwiseRow, SymmetricRow>;

/// `relation iupac(x, y) { ... }`
struct RelationItem {
    Name name, first, second;
    std::vector<RelationStatement> rows;
    Span span;
};

/// `inputs l1 l0;` or `outputs d1 d0;`
struct PinsRow {
    bool inputs = true;
    std::vector<Name> names;
    Span span;
};

/// `00 * : 1 0;`
struct TableRow {
    BitText inputs, outputs;
    Span span;
};

/// `otherwise dont_care;` or `otherwise 0;`
struct TableOtherwise {
    bool dont_care = true;
    Span span;
};

using TableLine = std::variant<std::monostate, PinsRow, TableRow, TableOtherwise>;

/// `table cell { ... }`
struct TruthTableItem {
    Name name;
    std::vector<TableLine> lines;
    Span span;
};

/// `table cell = pla "cell.pla";`
struct PlaItem {
    Name name;
    Name path;  ///< without the quotes; its span is inside them
    Span span;
};

using Item = std::variant<std::monostate, RecurrenceItem, PredicateItem, RelationItem,
                          TruthTableItem, PlaItem, ConstStatement>;

/// A whole file, in file order.
struct Spec {
    std::vector<Item> items;
};

}  // namespace minterm
