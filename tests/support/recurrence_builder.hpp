// SPDX-License-Identifier: Apache-2.0
//
// Recurrences written in C++, for tests of the stages behind the parser.
//
//     RecurrenceBuilder b("levenshtein");
//     const auto D = b.int_table("D");
//     const auto match = b.holds(b.equality());
//     b.fill(D, b.j(), b.i(), min(min(b.above(D) + 1, b.left(D) + 1),
//                                 b.diagonal(D) + select(match, b.number(0), b.number(1))));
//     b.answer_corner(D);
//     const Recurrence levenshtein = b.build();
#pragma once

#include <cstdint>
#include <functional>
#include <string>

#include "synth/recurrence.hpp"

namespace minterm::testing {

class RecurrenceBuilder;

/// A node of the recurrence that is being built, with the operators of the spec language.
struct Formula {
    RecurrenceBuilder* builder = nullptr;
    ExprId id = 0;
    ValueType type = ValueType::Int;
};

Formula operator+(Formula x, Formula y);
Formula operator-(Formula x, Formula y);
Formula operator*(Formula x, Formula y);
Formula operator-(Formula x);
Formula operator==(Formula x, Formula y);
Formula operator!=(Formula x, Formula y);
Formula operator<(Formula x, Formula y);
Formula operator<=(Formula x, Formula y);
Formula operator>(Formula x, Formula y);
Formula operator>=(Formula x, Formula y);
Formula operator&&(Formula x, Formula y);
Formula operator||(Formula x, Formula y);
Formula operator!(Formula x);
Formula operator+(Formula x, std::int64_t y);
Formula operator-(Formula x, std::int64_t y);
Formula operator<=(Formula x, std::int64_t y);
Formula operator==(Formula x, std::int64_t y);
Formula min(Formula x, Formula y);
Formula max(Formula x, Formula y);
Formula min(Formula x, std::int64_t y);
Formula max(Formula x, std::int64_t y);
Formula select(Formula condition, Formula yes, Formula no);

/// Makes a `Recurrence` node by node. The cell formula of table t stands, for messages, in line
/// t + 1 of NAME.dp.
class RecurrenceBuilder {
public:
    explicit RecurrenceBuilder(std::string name);

    std::uint32_t int_table(std::string name);
    std::uint32_t bool_table(std::string name);
    std::uint32_t equality(std::string name = "match");
    std::uint32_t relation(std::string name,
                           const std::function<bool(unsigned char, unsigned char)>& holds);

    Formula number(std::int64_t value);
    Formula truth(bool value);
    Formula i();
    Formula j();
    Formula here(std::uint32_t table);                                ///< T[i][j]
    Formula left(std::uint32_t table);                                ///< T[i][j-1]
    Formula above(std::uint32_t table);                               ///< T[i-1][j]
    Formula diagonal(std::uint32_t table);                            ///< T[i-1][j-1]
    Formula far(std::uint32_t table, int up, int left);               ///< T[i-up][j-left]
    Formula holds(std::uint32_t relation, int up = 0, int left = 0);  ///< of a[i-up] and b[j-left]
    Formula node(ExprOp op, ValueType type, std::initializer_list<Formula> args);

    void fill(std::uint32_t table, Formula first_row, Formula first_col, Formula cell);
    void answer_corner(std::uint32_t table);
    void answer_least(std::uint32_t table);
    void answer_greatest(std::uint32_t table);
    void answer_where(std::uint32_t table, Formula condition);
    void encode(bool vertical, bool horizontal,
                std::initializer_list<std::pair<std::int64_t, std::string>> codes);

    Recurrence build() const { return recurrence_; }

private:
    Formula add(ExprNode node);

    Recurrence recurrence_;
};

Recurrence levenshtein();
Recurrence lcs();
Recurrence indel();
/// Least total cost of substitutions, insertions and deletions.
Recurrence weighted(std::int64_t substitution, std::int64_t insertion, std::int64_t deletion);
Recurrence prefix();    ///< a against the best prefix of b
Recurrence infix();     ///< a against the best infix of b
Recurrence shift_or();  ///< where in b the pattern a ends (a shift-and, in truth values)
Recurrence k_mismatch(std::int64_t k);  ///< where a ends in b with at most k letters replaced
Recurrence hamming();                   ///< unbounded differences, unbounded values: not compilable
Recurrence saturated_hamming(std::int64_t k);  ///< min(distance, k) of equally long strings
/// A gap of g letters costs open + g * extend. Three tables: the distance H, and E and F, the cost
/// of a gap along b and along a that goes on to the next cell.
Recurrence affine(std::int64_t mismatch, std::int64_t open, std::int64_t extend);
/// The same as Gotoh (1982) writes it: nothing said about bounds, and where there is no gap to go
/// on with, `infinite` plus `infinite_step` times the index.
Recurrence gotoh(std::int64_t mismatch, std::int64_t open, std::int64_t extend,
                 std::int64_t infinite, std::int64_t infinite_step);

}  // namespace minterm::testing
