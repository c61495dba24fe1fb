// SPDX-License-Identifier: Apache-2.0
//
// The builder, and the recurrences that many tests share.
#include "tests/support/recurrence_builder.hpp"

#include <memory>
#include <utility>

namespace minterm::testing {
namespace {

Formula integer(ExprOp op, Formula x, Formula y) {
    return x.builder->node(op, ValueType::Int, {x, y});
}
Formula truth(ExprOp op, Formula x, Formula y) {
    return x.builder->node(op, ValueType::Bool, {x, y});
}

}  // namespace

Formula operator+(Formula x, Formula y) { return integer(ExprOp::Add, x, y); }
Formula operator-(Formula x, Formula y) { return integer(ExprOp::Sub, x, y); }
Formula operator*(Formula x, Formula y) { return integer(ExprOp::Mul, x, y); }
Formula operator-(Formula x) { return x.builder->node(ExprOp::Negate, ValueType::Int, {x}); }
Formula operator==(Formula x, Formula y) { return truth(ExprOp::Equal, x, y); }
Formula operator!=(Formula x, Formula y) { return truth(ExprOp::NotEqual, x, y); }
Formula operator<(Formula x, Formula y) { return truth(ExprOp::Less, x, y); }
Formula operator<=(Formula x, Formula y) { return truth(ExprOp::LessEqual, x, y); }
Formula operator>(Formula x, Formula y) { return truth(ExprOp::Greater, x, y); }
Formula operator>=(Formula x, Formula y) { return truth(ExprOp::GreaterEqual, x, y); }
Formula operator&&(Formula x, Formula y) { return truth(ExprOp::And, x, y); }
Formula operator||(Formula x, Formula y) { return truth(ExprOp::Or, x, y); }
Formula operator!(Formula x) { return x.builder->node(ExprOp::Not, ValueType::Bool, {x}); }
Formula operator+(Formula x, std::int64_t y) { return x + x.builder->number(y); }
Formula operator-(Formula x, std::int64_t y) { return x - x.builder->number(y); }
Formula operator<=(Formula x, std::int64_t y) { return x <= x.builder->number(y); }
Formula operator==(Formula x, std::int64_t y) { return x == x.builder->number(y); }
Formula min(Formula x, Formula y) { return integer(ExprOp::Min, x, y); }
Formula max(Formula x, Formula y) { return integer(ExprOp::Max, x, y); }
Formula min(Formula x, std::int64_t y) { return min(x, x.builder->number(y)); }
Formula max(Formula x, std::int64_t y) { return max(x, x.builder->number(y)); }
Formula select(Formula condition, Formula yes, Formula no) {
    return condition.builder->node(ExprOp::Select, yes.type, {condition, yes, no});
}

RecurrenceBuilder::RecurrenceBuilder(std::string name) { recurrence_.name = std::move(name); }

Formula RecurrenceBuilder::add(ExprNode node) {
    recurrence_.nodes.push_back(node);
    return {this, static_cast<ExprId>(recurrence_.nodes.size() - 1), node.type};
}

Formula RecurrenceBuilder::node(ExprOp op, ValueType type, std::initializer_list<Formula> args) {
    ExprNode node;
    node.op = op;
    node.type = type;
    int k = 0;
    for (const Formula& arg : args) node.args[k++] = arg.id;
    return add(node);
}

std::uint32_t RecurrenceBuilder::int_table(std::string name) {
    Table table;
    table.name = std::move(name);
    table.place.file = recurrence_.name + ".dp";
    table.place.line = recurrence_.tables.size() + 1;
    table.place.column = 1;
    recurrence_.tables.push_back(std::move(table));
    return static_cast<std::uint32_t>(recurrence_.tables.size() - 1);
}

std::uint32_t RecurrenceBuilder::bool_table(std::string name) {
    const std::uint32_t table = int_table(std::move(name));
    recurrence_.tables[table].type = ValueType::Bool;
    return table;
}

std::uint32_t RecurrenceBuilder::equality(std::string name) {
    recurrence_.relations.push_back({std::move(name), true, nullptr});
    return static_cast<std::uint32_t>(recurrence_.relations.size() - 1);
}

std::uint32_t RecurrenceBuilder::relation(
    std::string name, const std::function<bool(unsigned char, unsigned char)>& holds) {
    auto pairs = std::make_shared<std::bitset<65536>>();
    for (unsigned a = 0; a < 256; ++a) {
        for (unsigned b = 0; b < 256; ++b) {
            pairs->set(256 * a + b,
                       holds(static_cast<unsigned char>(a), static_cast<unsigned char>(b)));
        }
    }
    recurrence_.relations.push_back({std::move(name), false, std::move(pairs)});
    return static_cast<std::uint32_t>(recurrence_.relations.size() - 1);
}

Formula RecurrenceBuilder::number(std::int64_t value) {
    ExprNode node;
    node.value = value;
    return add(node);
}

Formula RecurrenceBuilder::truth(bool value) {
    ExprNode node;
    node.type = ValueType::Bool;
    node.value = value ? 1 : 0;
    return add(node);
}

Formula RecurrenceBuilder::i() { return node(ExprOp::RowIndex, ValueType::Int, {}); }
Formula RecurrenceBuilder::j() { return node(ExprOp::ColIndex, ValueType::Int, {}); }

namespace {

ExprNode read(const Recurrence& recurrence, std::uint32_t table, std::uint8_t up,
              std::uint8_t left) {
    ExprNode node;
    node.op = ExprOp::TableRead;
    node.type = recurrence.tables[table].type;
    node.table = table;
    node.up = up;
    node.left = left;
    return node;
}

}  // namespace

Formula RecurrenceBuilder::here(std::uint32_t table) { return add(read(recurrence_, table, 0, 0)); }
Formula RecurrenceBuilder::left(std::uint32_t table) { return add(read(recurrence_, table, 0, 1)); }
Formula RecurrenceBuilder::above(std::uint32_t table) {
    return add(read(recurrence_, table, 1, 0));
}
Formula RecurrenceBuilder::diagonal(std::uint32_t table) {
    return add(read(recurrence_, table, 1, 1));
}

Formula RecurrenceBuilder::far(std::uint32_t table, int up, int left) {
    return add(
        read(recurrence_, table, static_cast<std::uint8_t>(up), static_cast<std::uint8_t>(left)));
}

Formula RecurrenceBuilder::holds(std::uint32_t relation, int up, int left) {
    ExprNode node;
    node.op = ExprOp::Predicate;
    node.type = ValueType::Bool;
    node.table = relation;
    node.up = static_cast<std::uint8_t>(up);
    node.left = static_cast<std::uint8_t>(left);
    return add(node);
}

void RecurrenceBuilder::fill(std::uint32_t table, Formula first_row, Formula first_col,
                             Formula cell) {
    recurrence_.tables[table].first_row = first_row.id;
    recurrence_.tables[table].first_col = first_col.id;
    recurrence_.tables[table].cell = cell.id;
}

void RecurrenceBuilder::answer_corner(std::uint32_t table) {
    recurrence_.answer = {AnswerKind::Corner, table, 0, {}};
}
void RecurrenceBuilder::answer_least(std::uint32_t table) {
    recurrence_.answer = {AnswerKind::MinLastRow, table, 0, {}};
}
void RecurrenceBuilder::answer_greatest(std::uint32_t table) {
    recurrence_.answer = {AnswerKind::MaxLastRow, table, 0, {}};
}
void RecurrenceBuilder::answer_where(std::uint32_t table, Formula condition) {
    recurrence_.answer = {AnswerKind::ReportLastRow, table, condition.id, {}};
}

void RecurrenceBuilder::encode(bool vertical, bool horizontal,
                               std::initializer_list<std::pair<std::int64_t, std::string>> codes) {
    SpecEncoding encoding;
    encoding.vertical = vertical;
    encoding.horizontal = horizontal;
    for (const auto& [value, code] : codes) encoding.codes.push_back({value, code, {}});
    recurrence_.encodings.push_back(std::move(encoding));
}

namespace {

// The edit distances: all costs, and what the first row says.
RecurrenceBuilder edit_cell(std::string name, std::int64_t substitution, std::int64_t insertion,
                            std::int64_t deletion, bool free_start) {
    RecurrenceBuilder b(std::move(name));
    const auto times = [&](Formula x, std::int64_t y) { return y == 1 ? x : b.number(y) * x; };
    const auto D = b.int_table("D");
    const Formula match = b.holds(b.equality());
    b.fill(D, free_start ? b.number(0) : times(b.j(), insertion), times(b.i(), deletion),
           min(min(b.above(D) + deletion, b.left(D) + insertion),
               b.diagonal(D) + select(match, b.number(0), b.number(substitution))));
    b.answer_corner(D);
    return b;
}

}  // namespace

Recurrence levenshtein() { return edit_cell("levenshtein", 1, 1, 1, false).build(); }

Recurrence weighted(std::int64_t substitution, std::int64_t insertion, std::int64_t deletion) {
    return edit_cell("weighted", substitution, insertion, deletion, false).build();
}

Recurrence prefix() {
    RecurrenceBuilder b = edit_cell("prefix", 1, 1, 1, false);
    b.answer_least(0);
    return b.build();
}

Recurrence infix() {
    RecurrenceBuilder b = edit_cell("infix", 1, 1, 1, true);
    b.answer_least(0);
    return b.build();
}

Recurrence lcs() {
    RecurrenceBuilder b("lcs");
    const auto L = b.int_table("L");
    b.fill(L, b.number(0), b.number(0),
           select(b.holds(b.equality()), b.diagonal(L) + 1, max(b.above(L), b.left(L))));
    b.answer_corner(L);
    return b.build();
}

Recurrence indel() {
    RecurrenceBuilder b("indel");
    const auto D = b.int_table("D");
    b.fill(D, b.j(), b.i(),
           select(b.holds(b.equality()), b.diagonal(D), min(b.above(D), b.left(D)) + 1));
    b.answer_corner(D);
    return b.build();
}

Recurrence shift_or() {
    RecurrenceBuilder b("shift_or");
    const auto S = b.bool_table("S");
    b.fill(S, b.truth(true), b.truth(false), b.diagonal(S) && b.holds(b.equality()));
    b.answer_where(S, b.here(S));
    return b.build();
}

Recurrence k_mismatch(std::int64_t k) {
    RecurrenceBuilder b("k_mismatch");
    const auto M = b.int_table("M");
    const Formula cost = select(b.holds(b.equality()), b.number(0), b.number(1));
    b.fill(M, b.number(0), b.number(k + 1), min(b.diagonal(M) + cost, k + 1));
    b.answer_where(M, b.here(M) <= k);
    return b.build();
}

Recurrence hamming() {
    RecurrenceBuilder b("hamming");
    const auto D = b.int_table("D");
    b.fill(D, b.j(), b.i(),
           b.diagonal(D) + select(b.holds(b.equality()), b.number(0), b.number(1)));
    b.answer_corner(D);
    return b.build();
}

Recurrence saturated_hamming(std::int64_t k) {
    RecurrenceBuilder b("saturated_hamming");
    const auto D = b.int_table("D");
    const Formula cost = select(b.holds(b.equality()), b.number(0), b.number(1));
    b.fill(D, b.number(0), b.number(0), min(b.diagonal(D) + cost, k));
    b.answer_corner(D);
    return b.build();
}

Recurrence affine(std::int64_t mismatch, std::int64_t open, std::int64_t extend) {
    RecurrenceBuilder b("affine");
    const auto H = b.int_table("H");
    const auto E = b.int_table("E");
    const auto F = b.int_table("F");
    const auto gap = [&](Formula length) {
        return select(length == 0, b.number(0), b.number(extend) * length + open);
    };
    // A gap that may go on to the next cell never costs more than a new one would.
    const auto gap_ahead = [&](Formula length) { return gap(length) + (open + extend); };
    // In every matrix H changes by at most a new gap from one letter more, and going on with a gap
    // costs no less than a letter of it. The max() say so: they change no value, but they keep the
    // differences finite, because not every pair of differences comes from a matrix.
    const Formula best =
        min(min(b.left(E), b.above(F)),
            b.diagonal(H) + select(b.holds(b.equality()), b.number(0), b.number(mismatch)));
    b.fill(H, gap(b.j()), gap(b.i()), max(best, max(b.above(H), b.left(H)) - (open + extend)));
    const auto go_on = [&](Formula gap_so_far) {
        return max(min(gap_so_far + extend, b.here(H) + (open + extend)), b.here(H) + extend);
    };
    b.fill(E, gap_ahead(b.j()), gap_ahead(b.i()), go_on(b.left(E)));
    b.fill(F, gap_ahead(b.j()), gap_ahead(b.i()), go_on(b.above(F)));
    b.answer_corner(H);
    return b.build();
}

Recurrence gotoh(std::int64_t mismatch, std::int64_t open, std::int64_t extend,
                 std::int64_t infinite, std::int64_t infinite_step) {
    RecurrenceBuilder b("gotoh");
    const auto E = b.int_table("E");
    const auto F = b.int_table("F");
    const auto H = b.int_table("H");
    const auto gap = [&](Formula length) {
        return select(length == 0, b.number(0), b.number(extend) * length + open);
    };
    const auto no_gap = [&](Formula index) { return b.number(infinite_step) * index + infinite; };
    b.fill(E, b.number(infinite), no_gap(b.i()), min(b.left(E), b.left(H) + open) + extend);
    b.fill(F, no_gap(b.j()), b.number(infinite), min(b.above(F), b.above(H) + open) + extend);
    b.fill(H, gap(b.j()), gap(b.i()),
           min(min(b.here(E), b.here(F)),
               b.diagonal(H) + select(b.holds(b.equality()), b.number(0), b.number(mismatch))));
    b.answer_corner(H);
    return b.build();
}

}  // namespace minterm::testing
