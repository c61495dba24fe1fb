// SPDX-License-Identifier: Apache-2.0
//
// A recurrence in normal form: what `check_spec` makes of a parsed spec. Names are resolved,
// parameters are numbers, every table read is a (table, offset) pair, and every predicate over two
// symbols is a 256 x 256 relation. All later stages (interpreter, flows, runtime boundaries) read
// this and nothing of the syntax.
//
// Cells are numbered 0..m by 0..n: row i stands for the prefix a[1..i], column j for b[1..j], and
// the cell (i,j) with i,j >= 1 may look at the symbols a[i] and b[j] (1-based, as in the
// literature) through predicates only.
//
// Note [Outside]. A cell of row 1 or 2 (or column) may look at cells and symbols that do not exist:
// D[i-2][j] in row 1, a[i-2] in row 2. A question about them is answered with no: a predicate of a
// missing symbol, a missing cell of a Boolean table and a comparison with a missing number are
// false (x != y is the opposite of x == y, and true). A missing number makes sums and products
// missing, and Min and Max leave it out: of a missing and another one the other remains. What a
// cell computes must never be missing (`place_without_value` in synth/reach.hpp).
#pragma once

#include <algorithm>
#include <bitset>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "minterm/result.hpp"

namespace minterm {

enum class ValueType { Int, Bool };

/// Index into `Recurrence::nodes`.
using ExprId = std::uint32_t;

enum class ExprOp {
    Constant,   ///< `value` (Booleans are 0 and 1)
    RowIndex,   ///< i: in boundary columns; in cells only compared with a constant, see
                ///< `is_index_condition`
    ColIndex,   ///< j: in boundary rows and answers; in cells as i
    RowCount,   ///< m, the length of a; only in answers
    ColCount,   ///< n, the length of b; only in answers
    TableRead,  ///< table `table` at (i - up, j - left), up,left in 0..kGreatestReach; (0,0) reads
                ///< a table computed earlier in the same cell
    Predicate,  ///< predicate `table` of (a[i - up], b[j - left])
    Negate,     ///< -x
    Not,        ///< not x
    Add,
    Sub,
    Mul,
    Min,
    Max,
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

/// One node of an expression. Operands are `args[0..arity)` and have smaller ids than the node;
/// `Min`/`Max`/`And`/`Or`/`Add` are binary (the checker folds longer lists from the left).
struct ExprNode {
    ExprOp op = ExprOp::Constant;
    ValueType type = ValueType::Int;
    std::int64_t value = 0;
    std::uint32_t table = 0;
    std::uint8_t up = 0;
    std::uint8_t left = 0;
    ExprId args[3] = {0, 0, 0};
    SourcePlace place;
};

/// A cell looks back at most this many rows and columns.
inline constexpr int kGreatestReach = 2;

/// How many operands of an `ExprNode` with this operator are used (0 to 3).
int arity(ExprOp op);

/// Equal to GreaterEqual.
bool is_comparison(ExprOp op);

/// A yes/no question about a pair of symbols, decided for all 65,536 pairs of bytes. Symbols that
/// are no bytes (above 255) are in relation with themselves only, and with wildcards.
struct Relation {
    std::string name;          ///< "match" for a[i] == b[j]
    bool is_equality = false;  ///< holds exactly when the two symbols are equal
    std::shared_ptr<const std::bitset<65536>> holds;  ///< bit 256 * a + b
    std::vector<std::uint32_t> wildcards{};           ///< symbols in relation with every other

    bool operator()(std::uint32_t a, std::uint32_t b) const {
        if (is_wildcard(a) || is_wildcard(b)) return true;
        return is_equality || a > 255 || b > 255 ? a == b : holds->test(256U * a + b);
    }
    bool is_wildcard(std::uint32_t symbol) const {
        return std::find(wildcards.begin(), wildcards.end(), symbol) != wildcards.end();
    }
};

/// One table of the recurrence and the three formulas that fill it.
struct Table {
    std::string name;
    ValueType type = ValueType::Int;
    ExprId first_row = 0;  ///< T[0][j] as a function of j, for every j in 0..n
    ExprId first_col = 0;  ///< T[i][0] as a function of i, for i in 1..m
    ExprId cell = 0;       ///< T[i][j], i,j >= 1
    SourcePlace place;     ///< of the cell formula
};

enum class AnswerKind {
    Corner,         ///< T[m][n]
    MinLastRow,     ///< the least T[m][j] over j in 0..n
    MaxLastRow,     ///< the greatest
    ReportLastRow,  ///< every j in 0..n for which `condition` holds
};

/// What a run of the recurrence gives back.
struct Answer {
    AnswerKind kind = AnswerKind::Corner;
    std::uint32_t table = 0;
    ExprId condition =
        0;  ///< for ReportLastRow: over TableRead(up = 0, left = 0) in row m, column j
    SourcePlace place;
};

/// A named constant of the spec, with the value in force.
struct Parameter {
    std::string name;
    std::int64_t value = 0;
    std::int64_t least = 0;
    std::int64_t greatest = 0;
};

/// An encoding written in the spec: value -> its codes. A code is text over 0, 1 and * (most
/// significant bit first); `*` makes the value own every code that matches.
struct SpecCode {
    std::int64_t value = 0;
    std::string code;
    SourcePlace place;
};

/// The most bits of a code, which are the most bit planes on an edge of a cell.
inline constexpr int kMaxStateBits = 8;

struct SpecEncoding {
    bool vertical = true;    ///< for D[i][j] - D[i-1][j] (or the value itself, absolute domain)
    bool horizontal = true;  ///< for D[i][j] - D[i][j-1]
    std::vector<SpecCode> codes;
    SourcePlace place;
};

/// The normal form. Tables are in evaluation order: a cell formula reads (0,0) only of tables
/// before it. Value semantics; printing is `print_recurrence`.
struct Recurrence {
    std::string name;
    std::vector<ExprNode> nodes;
    std::vector<Table> tables;
    std::vector<Relation> relations;
    std::vector<Parameter> parameters;
    std::vector<SpecEncoding> encodings;
    Answer answer;
    SourcePlace place;
};

/// Whether a node of a cell formula compares i or j with a constant.
bool is_index_condition(const Recurrence& recurrence, ExprId id);

/// Whether all cells read tables one row and column back at most, ask predicates about (a[i], b[j])
/// only, and are the same everywhere. What `lower_reach` (synth/lower_reach.hpp) makes, and what
/// all stages behind it need.
bool has_reach_one(const Recurrence& recurrence);

/// The recurrence as text, one formula a line, for people and golden files. Deterministic.
std::string print_recurrence(const Recurrence& recurrence);

/// Every rule of the normal form that `recurrence` breaks, in words; empty when it is well formed.
std::vector<std::string> check(const Recurrence& recurrence);

}  // namespace minterm
