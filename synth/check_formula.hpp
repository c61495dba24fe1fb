// SPDX-License-Identifier: Apache-2.0
//
// Formulas as written -> typed trees: what every name means, and whether it may stand where it
// does.
#pragma once

#include <bitset>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "synth/diagnostics.hpp"
#include "synth/recurrence.hpp"
#include "synth/spec_ast.hpp"

namespace minterm {

/// Constants of a spec, written or computed, lie in -kMaxConstant..kMaxConstant.
inline constexpr std::int64_t kMaxConstant = 1'000'000;

/// Most values and operators of one formula.
inline constexpr std::size_t kMaxFormulaNodes = 1000;

enum class FormulaType {
    Error,  ///< already reported; agrees with everything
    Int,
    Bool,
    SymbolA,  ///< the symbol a[i]
    SymbolB,  ///< the symbol b[j]
};

/// A formula whose names are resolved. The same operators as `ExprNode`, with two readings of their
/// own in a predicate NAME(x, y): RowIndex is x and ColIndex is y, as numbers, or as the bit
/// `value` of them where the type is Bool; Predicate has x and y as operands.
struct Typed {
    FormulaType type = FormulaType::Error;
    ExprOp op = ExprOp::Constant;
    std::int64_t value = 0;
    std::uint32_t table = 0;
    std::uint8_t up = 0;
    std::uint8_t left = 0;
    std::vector<Typed> args;
    Span span;

    bool is_constant() const { return op == ExprOp::Constant && type != FormulaType::Error; }
};

using PairSet = std::bitset<65536>;

/// A predicate of the file. `holds` is null if its definition is wrong.
struct PredicateInfo {
    std::string name;
    Span span;
    std::shared_ptr<const PairSet> holds;
};

/// A constant or a parameter; `value` is empty if its definition is wrong.
struct ConstantInfo {
    std::optional<std::int64_t> value;
    Span span;
};

/// A table of a recurrence and where its formulas stand.
struct TableInfo {
    Name name;
    bool is_bool = false;
    std::optional<Span> first_row, first_col, cell;
    std::uint32_t order = 0;  ///< position of its cell formula among the tables
};

/// Where a formula stands, which decides what it may use.
enum class FormulaPlace { Constant, FirstRow, FirstCol, Corner, Cell, Condition, Predicate };

/// What the names of a formula mean.
struct Scope {
    Diagnostics& diagnostics;
    FormulaPlace place = FormulaPlace::Constant;
    const std::vector<PredicateInfo>& predicates;
    const std::map<std::string, ConstantInfo>& constants;
    std::set<std::string>& reported;  ///< unknown names that have been complained about

    std::string first, second;  ///< the two strings, or the parameters of a predicate
    const std::vector<TableInfo>* tables = nullptr;
    const TableInfo* own = nullptr;  ///< the table that is being computed
    std::vector<Relation>* relations = nullptr;
    std::optional<std::size_t> match;  ///< predicate that `==` of two symbols means
};

/// Types a formula. Whatever is wrong is reported once and becomes FormulaType::Error.
Typed type_formula(const SyntaxExpr& expr, Scope& scope);

/// Types a formula that must be of the given type; `what` names it in messages ("the value of k").
Typed type_formula_as(FormulaType wanted, const SyntaxExpr& expr, Scope& scope,
                      const std::string& what);

/// The value of a formula that must be a constant number; nothing if it was wrong.
std::optional<std::int64_t> constant_value(const SyntaxExpr& expr, Scope scope,
                                           const std::string& what);

/// What an index in brackets says.
struct IndexForm {
    enum class Kind { Error, Offset, Constant, Other };
    Kind kind = Kind::Error;
    char base = 0;           ///< i, j, m or n for Offset
    std::int64_t value = 0;  ///< i + value, or the constant

    bool is(char wanted_base, std::int64_t offset) const {
        return kind == Kind::Offset && base == wanted_base && value == offset;
    }
    bool is_zero() const { return kind == Kind::Constant && value == 0; }
};
IndexForm index_form(const SyntaxExpr& expr, const Scope& scope);

/// The table of an Index node with two indices; reports an unknown one and returns null.
const TableInfo* find_table(const SyntaxExpr& expr, Scope& scope);

/// " (did you mean 'x'?)" for the nearest of the known words, or nothing.
std::string did_you_mean(const std::string& written, const std::vector<std::string>& known);

/// Appends the nodes of a typed formula, operands first, and returns its root.
ExprId append_formula(const Typed& formula, const Diagnostics& diagnostics, Recurrence& recurrence);

}  // namespace minterm
