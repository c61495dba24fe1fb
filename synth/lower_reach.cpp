// SPDX-License-Identifier: Apache-2.0
//
// Formulas are rebuilt operand by operand; every number carries the condition under which it
// exists, where that is not always. See Note [Delays] in lower_reach.hpp.
#include "synth/lower_reach.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <set>
#include <tuple>
#include <utility>
#include <vector>

#include "synth/reach.hpp"
#include "synth/unused_tables.hpp"

namespace minterm {
namespace {

// An expression of the new recurrence, and when it exists (a missing condition: always).
struct Lowered {
    ExprId value = 0;
    std::optional<ExprId> exists;
};

// Later stages walk formulas as trees, in which a shared operand counts as often as it is used.
constexpr std::size_t kGreatestTree = 100'000;

// Nodes of the tree below each node, to a little above kGreatestTree.
std::vector<std::size_t> tree_sizes(const Recurrence& recurrence) {
    std::vector<std::size_t> sizes;
    for (const ExprNode& node : recurrence.nodes) {
        std::size_t size = 1;
        for (int k = 0; k < arity(node.op); ++k) size += sizes[node.args[k]];
        sizes.push_back(std::min(size, kGreatestTree + 1));
    }
    return sizes;
}

class ReachLowering {
public:
    explicit ReachLowering(const Recurrence& recurrence)
        : old_(recurrence), lowered_(recurrence.nodes.size()), copied_(recurrence.nodes.size()) {
        for (const Region& region : all_regions()) facts_.push_back(facts_in(old_, region));
        for (const Table& table : old_.tables) names_.insert(table.name);
        sizes_ = tree_sizes(old_);
    }

    Recurrence run() {
        new_ = old_;
        new_.nodes.clear();
        for (std::size_t t = 0; t < old_.tables.size(); ++t) {
            new_.tables[t].first_row = copy(old_.tables[t].first_row);
            new_.tables[t].first_col = copy(old_.tables[t].first_col);
        }
        // Delays are added to `new_.tables` on the way.
        for (std::size_t t = 0; t < old_.tables.size(); ++t) {
            const ExprId cell = lower(old_.tables[t].cell).value;
            new_.tables[t].cell = cell;
        }
        if (old_.answer.kind == AnswerKind::ReportLastRow)
            new_.answer.condition = copy(old_.answer.condition);
        return without_unused(new_, old_.tables.size());
    }

private:
    // ---- Nodes ----------------------------------------------------------------------------------

    ExprId add(ExprNode node) {
        node.place = place_;
        new_.nodes.push_back(std::move(node));
        return static_cast<ExprId>(new_.nodes.size() - 1);
    }

    ExprId add(ExprOp op, ValueType type, std::initializer_list<ExprId> args) {
        ExprNode node;
        node.op = op;
        node.type = type;
        std::copy(args.begin(), args.end(), node.args);
        return add(node);
    }

    ExprId constant(ValueType type, std::int64_t value) {
        ExprNode node;
        node.type = type;
        node.value = value;
        return add(node);
    }

    ExprId both(ExprId x, ExprId y) { return add(ExprOp::And, ValueType::Bool, {x, y}); }
    ExprId either(ExprId x, ExprId y) { return add(ExprOp::Or, ValueType::Bool, {x, y}); }
    ExprId negated(ExprId x) { return add(ExprOp::Not, ValueType::Bool, {x}); }

    std::optional<ExprId> both(std::optional<ExprId> x, std::optional<ExprId> y) {
        return x && y ? both(*x, *y) : x ? x : y;
    }

    // A formula that stays as it is.
    ExprId copy(ExprId id) {
        if (copied_[id]) return *copied_[id];
        ExprNode node = old_.nodes[id];
        for (int k = 0; k < arity(node.op); ++k) node.args[k] = copy(node.args[k]);
        new_.nodes.push_back(node);
        copied_[id] = static_cast<ExprId>(new_.nodes.size() - 1);
        return *copied_[id];
    }

    // ---- Delays ---------------------------------------------------------------------------------

    std::string new_name(std::string name) {
        while (!names_.insert(name).second) name += '_';
        return name;
    }

    std::uint32_t add_table(std::string name, ValueType type, ExprId first_row, ExprId first_col,
                            ExprId cell) {
        new_.tables.push_back({new_name(std::move(name)), type, first_row, first_col, cell, {}});
        new_.tables.back().place = place_;
        return static_cast<std::uint32_t>(new_.tables.size() - 1);
    }

    ExprId near_read(std::uint32_t table, int up, int left) {
        ExprNode node;
        node.op = ExprOp::TableRead;
        node.type = new_.tables[table].type;
        node.table = table;
        node.up = static_cast<std::uint8_t>(up);
        node.left = static_cast<std::uint8_t>(left);
        return add(node);
    }

    // T[i-up][j-left] of a table of the new recurrence, outside of it false or anything. One delay
    // by both a row and a column serves T[i-2][j-2], T[i-2][j-1] and T[i-1][j-2].
    ExprId read(std::uint32_t table, int up, int left) {
        if (up < 2 && left < 2) return near_read(table, up, left);
        const int by_up = up > 0 ? 1 : 0;
        const int by_left = left > 0 ? 1 : 0;
        const auto [at, is_new] = delays_.try_emplace(std::tuple(table, by_up, by_left), 0);
        if (is_new) {
            const Table source = new_.tables[table];
            const bool truth = source.type == ValueType::Bool;
            const ExprId row = truth ? constant(ValueType::Bool, 0) : source.first_row;
            const ExprId col = truth ? row : source.first_col;
            at->second = add_table(fmt::format("{}{}{}", source.name, by_up != 0 ? "_up1" : "",
                                               by_left != 0 ? "_left1" : ""),
                                   source.type, row, col, near_read(table, by_up, by_left));
        }
        return near_read(at->second, up - by_up, left - by_left);
    }

    // relation(a[i-up], b[j-left]), false where one of them does not exist.
    ExprId answer(std::uint32_t relation, int up, int left) {
        const auto now = [&] {
            ExprNode node;
            node.op = ExprOp::Predicate;
            node.type = ValueType::Bool;
            node.table = relation;
            return add(node);
        };
        if (up == 0 && left == 0) return now();
        const auto [at, is_new] = answers_.try_emplace(relation, 0);
        if (is_new) {
            const ExprId no = constant(ValueType::Bool, 0);
            at->second =
                add_table(new_.relations[relation].name + "_here", ValueType::Bool, no, no, now());
        }
        return read(at->second, up, left);
    }

    // i >= 1 + back (or j >= 1 + back): whether what lies `back` rows up is no boundary.
    ExprId line_is_after(bool row, int back) {
        std::optional<std::uint32_t>& table = row ? past_row_ : past_col_;
        if (!table) {
            const ExprId no = constant(ValueType::Bool, 0);
            const ExprId yes = constant(ValueType::Bool, 1);
            table = add_table(row ? "not_row_0" : "not_column_0", ValueType::Bool, row ? no : yes,
                              row ? yes : no, yes);
        }
        return row ? read(*table, back, 0) : read(*table, 0, back);
    }

    // ---- Formulas -------------------------------------------------------------------------------

    bool always_exists(ExprId id) const {
        return std::all_of(facts_.begin(), facts_.end(), [&](const std::vector<NodeFact>& facts) {
            return facts[id].presence == Presence::Always;
        });
    }

    // The value of a node that has the same one in every cell.
    std::optional<std::int64_t> known_value(ExprId id) const {
        const std::optional<std::int64_t> value = facts_.front()[id].value;
        const bool same = std::all_of(facts_.begin(), facts_.end(),
                                      [&](const auto& facts) { return facts[id].value == value; });
        return same ? value : std::nullopt;
    }

    const Lowered& lower(ExprId id) {
        if (lowered_[id]) return *lowered_[id];
        Lowered result = lower_node(id);
        if (always_exists(id)) result.exists.reset();
        lowered_[id] = result;
        return *lowered_[id];
    }

    Lowered lower_node(ExprId id) {
        const ExprNode& node = old_.nodes[id];
        if (const auto value = known_value(id)) return with_place(id, constant(node.type, *value));
        switch (node.op) {
            case ExprOp::Constant:
            case ExprOp::RowIndex:
            case ExprOp::ColIndex:
            case ExprOp::RowCount:
            case ExprOp::ColCount:
                return with_place(id, add(node));
            case ExprOp::TableRead:
                place_ = node.place;
                return lower_read(node);
            case ExprOp::Predicate:
                place_ = node.place;
                return {answer(node.table, node.up, node.left), {}};
            case ExprOp::Min:
            case ExprOp::Max:
                return lower_extreme(id);
            case ExprOp::Select: {
                const ExprId condition = lower(node.args[0]).value;
                const Lowered yes = lower(node.args[1]);
                const Lowered no = lower(node.args[2]);
                place_ = node.place;
                Lowered result{add(ExprOp::Select, node.type, {condition, yes.value, no.value}),
                               {}};
                if (yes.exists || no.exists) {
                    const ExprId yes_exists = yes.exists ? *yes.exists : always();
                    const ExprId no_exists = no.exists ? *no.exists : always();
                    result.exists =
                        add(ExprOp::Select, ValueType::Bool, {condition, yes_exists, no_exists});
                }
                return result;
            }
            case ExprOp::And:
                return {lower_conjunction(id), {}};
            case ExprOp::Equal:
            case ExprOp::NotEqual:
            case ExprOp::Less:
            case ExprOp::LessEqual:
            case ExprOp::Greater:
            case ExprOp::GreaterEqual: {
                if (is_index_condition(old_, id)) return {lower_index_condition(id), {}};
                Lowered result = lower_operator(id);
                if (!result.exists) return result;
                const bool opposite = node.op == ExprOp::NotEqual;
                const ExprId exists = opposite ? negated(*result.exists) : *result.exists;
                return {opposite ? either(exists, result.value) : both(exists, result.value), {}};
            }
            case ExprOp::Negate:
            case ExprOp::Not:
            case ExprOp::Add:
            case ExprOp::Sub:
            case ExprOp::Mul:
            case ExprOp::Or:
                return lower_operator(id);
        }
        return {};
    }

    Lowered with_place(ExprId id, ExprId made) {
        new_.nodes[made].place = old_.nodes[id].place;
        return {made, {}};
    }

    ExprId always() { return constant(ValueType::Bool, 1); }

    Lowered lower_operator(ExprId id) {
        ExprNode node = old_.nodes[id];
        std::optional<ExprId> exists;
        for (int k = 0; k < arity(node.op); ++k) {
            const Lowered arg = lower(node.args[k]);
            node.args[k] = arg.value;
            place_ = node.place;
            exists = both(exists, arg.exists);
        }
        place_ = node.place;
        return {add(node), exists};
    }

    Lowered lower_read(const ExprNode& node) {
        Lowered result{read(node.table, node.up, node.left), {}};
        if (node.type == ValueType::Bool) return result;
        if (node.up > 1) result.exists = line_is_after(/*row=*/true, 1);
        if (node.left > 1) result.exists = both(result.exists, line_is_after(/*row=*/false, 1));
        return result;
    }

    // A term that may be missing is replaced, where it is, by one that never is.
    Lowered lower_extreme(ExprId id) {
        const ExprNode& node = old_.nodes[id];
        std::vector<ExprId> members;
        collect_members(id, node.op, members);
        std::vector<Lowered> terms;
        const Lowered* anchor = nullptr;
        std::size_t anchor_size = 0;
        for (const ExprId member : members) terms.push_back(lower(member));
        for (std::size_t k = 0; k < terms.size(); ++k) {
            const std::size_t size = sizes_[members[k]];
            if (terms[k].exists || (anchor != nullptr && size >= anchor_size)) continue;
            anchor = &terms[k];
            anchor_size = size;
        }
        place_ = node.place;
        const auto choose = [&](ExprId condition, ExprId yes, ExprId no) {
            return add(ExprOp::Select, ValueType::Int, {condition, yes, no});
        };
        if (anchor != nullptr) {
            for (Lowered& term : terms) {
                if (term.exists) term = {choose(*term.exists, term.value, anchor->value), {}};
            }
        }
        Lowered result = terms[0];
        for (std::size_t k = 1; k < terms.size(); ++k) {
            const Lowered& term = terms[k];
            ExprId value = add(node.op, ValueType::Int, {result.value, term.value});
            if (term.exists) value = choose(*term.exists, value, result.value);
            if (result.exists) value = choose(*result.exists, value, term.value);
            result.value = value;
            if (result.exists && term.exists) {
                result.exists = either(*result.exists, *term.exists);
            } else {
                result.exists.reset();
            }
        }
        return result;
    }

    // The operands of min(min(x, y), z).
    void collect_members(ExprId id, ExprOp op, std::vector<ExprId>& members) const {
        const ExprNode& node = old_.nodes[id];
        if (node.op != op) {
            members.push_back(id);
            return;
        }
        collect_members(node.args[0], op, members);
        collect_members(node.args[1], op, members);
    }

    // Of x and y and ..., a question about i or j that the others answer: where it is no, one of
    // them is false anyway. "i > 1 and a[i-1] == b[j]" needs no bit for i > 1.
    ExprId lower_conjunction(ExprId id) {
        std::vector<ExprId> parts;
        collect_conjuncts(id, parts);
        for (std::size_t k = 0; k < parts.size() && parts.size() > 1;) {
            if (is_index_condition(old_, parts[k]) && is_implied(parts, k)) {
                parts.erase(parts.begin() + static_cast<std::ptrdiff_t>(k));
            } else {
                ++k;
            }
        }
        ExprId result = lower(parts[0]).value;
        for (std::size_t k = 1; k < parts.size(); ++k) {
            const ExprId part = lower(parts[k]).value;
            place_ = old_.nodes[id].place;
            result = both(result, part);
        }
        return result;
    }

    void collect_conjuncts(ExprId id, std::vector<ExprId>& parts) const {
        const ExprNode& node = old_.nodes[id];
        if (node.op != ExprOp::And) {
            if (known_value(id) != 1) parts.push_back(id);
            return;
        }
        collect_conjuncts(node.args[0], parts);
        collect_conjuncts(node.args[1], parts);
    }

    bool is_implied(const std::vector<ExprId>& parts, std::size_t condition) const {
        for (const std::vector<NodeFact>& facts : facts_) {
            if (facts[parts[condition]].value == 1) continue;
            bool false_anyway = false;
            for (std::size_t k = 0; k < parts.size(); ++k)
                false_anyway = false_anyway || (k != condition && facts[parts[k]].value == 0);
            if (!false_anyway) return false;
        }
        return true;
    }

    // The answer in rows 1, 2 and from 3 on, from the bits i >= 2 and i >= 3.
    ExprId lower_index_condition(ExprId id) {
        const ExprNode& node = old_.nodes[id];
        const auto is_row = [&](int k) { return old_.nodes[node.args[k]].op == ExprOp::RowIndex; };
        const bool row = is_row(0) || is_row(1);
        place_ = node.place;
        std::array<std::optional<std::int64_t>, kDistinctLines> answers;
        for (int line = 1; line <= kDistinctLines; ++line) {
            const int other = kDistinctLines;
            const Region region = row ? Region{line, other} : Region{other, line};
            const auto at =
                static_cast<std::size_t>((region.row - 1) * kDistinctLines + (region.col - 1));
            answers[static_cast<std::size_t>(line - 1)] = facts_[at][id].value;
        }
        if (!answers[2]) return copy(id);
        const bool first = answers[0] == 1;
        const bool second = answers[1] == 1;
        const bool rest = answers[2] == 1;
        if (second == rest) {
            const ExprId later = line_is_after(row, 1);
            return rest ? later : negated(later);
        }
        const ExprId third = line_is_after(row, 2);
        if (first == second) return rest ? third : negated(third);
        const ExprId only_second = both(line_is_after(row, 1), negated(third));
        return second ? only_second : negated(only_second);
    }

    const Recurrence& old_;
    Recurrence new_;
    std::vector<std::vector<NodeFact>> facts_;  // in the order of all_regions()
    std::vector<std::optional<Lowered>> lowered_;
    std::vector<std::optional<ExprId>> copied_;
    std::vector<std::size_t> sizes_;
    std::set<std::string> names_;
    std::map<std::tuple<std::uint32_t, int, int>, std::uint32_t> delays_;
    std::map<std::uint32_t, std::uint32_t> answers_;  // relation -> table
    std::optional<std::uint32_t> past_row_;
    std::optional<std::uint32_t> past_col_;
    SourcePlace place_;  // of the node that is being lowered
};

}  // namespace

Result<Recurrence> lower_reach(const Recurrence& recurrence) {
    if (has_reach_one(recurrence)) return recurrence;
    Recurrence lowered = ReachLowering(recurrence).run();
    const std::vector<std::size_t> sizes = tree_sizes(lowered);
    for (const Table& table : lowered.tables) {
        if (sizes[table.cell] <= kGreatestTree) continue;
        return Failure(FailureKind::User,
                       Message{table.place,
                               fmt::format("{}[i][j] has too many cases in the first rows and "
                                           "columns; use fewer cells two rows or columns back in "
                                           "min(...) and max(...)",
                                           table.name),
                               {}});
    }
    return lowered;
}

}  // namespace minterm
