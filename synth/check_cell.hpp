// SPDX-License-Identifier: Apache-2.0
//
// What names, cells and symbols mean in a formula, and whether it may look at them where it stands.
// Called by `type_formula` only.
#pragma once

#include <vector>

#include "synth/check_formula.hpp"

namespace minterm {

/// A bare name: i, j, m, n, a constant, a parameter, a parameter of a predicate.
Typed type_name(const SyntaxExpr& expr, Scope& scope);

/// name[x] (a symbol) or name[x][y] (a cell of a table).
Typed type_index(const SyntaxExpr& expr, Scope& scope);

/// Whether this is i or j where it has to be compared with a constant: in the formula of a cell.
bool is_cell_index(const SyntaxExpr& expr, const Scope& scope);

/// A comparison `op` one side of which is such an index.
Typed type_index_condition(const SyntaxExpr& expr, ExprOp op, Scope& scope);

/// x.3, a bit of a symbol; only in predicates.
Typed type_bit(const SyntaxExpr& expr, Scope& scope);

/// `==` or `!=` where one side at least is a symbol: the recurrence's match predicate.
Typed type_symbol_comparison(const SyntaxExpr& expr, const Typed& left, const Typed& right,
                             Scope& scope);

/// The predicate of that name; reports an unknown one and returns null. Null too for one whose
/// definition is wrong.
const PredicateInfo* find_predicate(const Name& name, Scope& scope);

/// predicate(x, y) on two typed operands that are not errors.
Typed apply_predicate(const PredicateInfo& predicate, const SyntaxExpr& expr,
                      std::vector<Typed> args, Scope& scope);

}  // namespace minterm
