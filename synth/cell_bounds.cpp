// SPDX-License-Identifier: Apache-2.0
//
// The boundary and the cell of a recurrence as makers of bounds, and the invariant of both.
#include <algorithm>
#include <array>
#include <utility>

#include "synth/boundary.hpp"
#include "synth/difference_bounds.hpp"
#include "synth/interpret.hpp"
#include "synth/saturation.hpp"
#include "synth/visit_nodes.hpp"

namespace minterm {
namespace {

constexpr std::int64_t kNoBound = DifferenceBounds::kNoBound;

// Bounds that still move after so many rounds are given up. Costs of a gap move them one step a
// round, so this is the greatest cost, in steps, of which all is found out.
constexpr int kPatientRounds = 64;

// So many places of a boundary that look different are taken for endlessly many.
constexpr std::int64_t kMostDifferentPlaces = 256;

// Beyond this a range counts as endless; products of two such numbers fit into 64 bits.
constexpr std::int64_t kFar = std::int64_t{1} << 31;

// Ranges that still grow after so many rounds are endless until the cell cuts them.
constexpr int kPatientRangeRounds = 8;

// A cell with more minima, conditions and tables than this is not looked at.
constexpr std::size_t kMostValues = 80;

/// What is known of an expression: a number, or a value of the system and a number, between two
/// bounds (a truth value is a number from 0 to 1).
struct Term {
    enum class Kind { Number, Relative, Unknown } kind = Kind::Unknown;
    std::size_t value = 0;
    std::int64_t least = 0;
    std::int64_t greatest = 0;

    bool is_number() const { return kind == Kind::Number; }
    bool is_relative() const { return kind == Kind::Relative; }
    bool is_exact() const { return kind != Kind::Unknown && least == greatest; }
};

Term number_term(std::int64_t least, std::int64_t greatest) {
    return {Term::Kind::Number, 0, least, greatest};
}
Term relative(std::size_t value, std::int64_t least = 0, std::int64_t greatest = 0) {
    return {Term::Kind::Relative, value, least, greatest};
}
Term moved_term(Term term, std::int64_t least, std::int64_t greatest) {
    term.least += least;
    term.greatest += greatest;
    return term;
}

/// Evaluates cell formulas over bounds; every minimum and every open choice becomes a new value.
class BoundsOfCell {
public:
    /// With `ranges`, what tables hold is numbers between those.
    BoundsOfCell(const Recurrence& recurrence, const DifferenceBounds& around, unsigned predicates,
                 const std::vector<ValueRange>* ranges = nullptr)
        : bounds(around),
          recurrence_(recurrence),
          ranges_(ranges),
          tables_(recurrence.tables.size()),
          predicates_(predicates),
          terms_(recurrence.nodes.size()),
          seen_(recurrence.nodes.size()) {}

    DifferenceBounds bounds;
    bool too_large = false;

    void run() {
        for (const Table& table : recurrence_.tables) here_.push_back(term(table.cell));
    }

    /// The new value of a table as a number.
    ValueRange range(std::uint32_t table) const {
        const Term& term = here_[table];
        return term.is_number() ? ValueRange{term.least, term.greatest} : ValueRange{-kFar, kFar};
    }

    /// The new value of a table, after its limit, as a value of the system.
    std::size_t result(std::uint32_t table, const std::optional<TableLimit>& limit,
                       std::uint32_t base) {
        Term term = here_[table];
        if (limit && term.is_relative() && here_[base].is_relative()) {
            term = extreme(term, moved_term(here_[base], limit->offset, limit->offset),
                           limit->at_most);
        }
        return term.is_relative() ? bounds.add_near(term.value, term.least, term.greatest)
                                  : bounds.add_unknown();
    }

private:
    struct Choice {
        DifferenceBounds bounds;
        bool possible;
    };

    Term term(ExprId id) {
        if (seen_[id]) return terms_[id];
        if (bounds.count() > kMostValues) too_large = true;
        if (too_large) return {};
        const ExprNode& node = recurrence_.nodes[id];
        std::array<Term, 3> args;
        for (int k = 0; k < arity(node.op); ++k) {
            args[static_cast<std::size_t>(k)] = term(node.args[k]);
        }
        seen_[id] = true;
        terms_[id] = apply(node, args);
        if (ranges_ != nullptr && terms_[id].is_number()) {
            terms_[id].least = std::clamp(terms_[id].least, -kFar, kFar);
            terms_[id].greatest = std::clamp(terms_[id].greatest, -kFar, kFar);
        }
        return terms_[id];
    }

    Term apply(const ExprNode& node, const std::array<Term, 3>& args) {
        const Term& x = args[0];
        const Term& y = args[1];
        switch (node.op) {
            case ExprOp::Constant:
                return number_term(node.value, node.value);
            case ExprOp::TableRead:
                return read(node);
            case ExprOp::Predicate: {
                const auto holds = static_cast<std::int64_t>(predicates_ >> node.table & 1);
                return number_term(holds, holds);
            }
            case ExprOp::Negate:
                return x.is_number() ? number_term(-x.greatest, -x.least) : Term{};
            case ExprOp::Add:
                if (y.is_number() && x.kind != Term::Kind::Unknown) {
                    return moved_term(x, y.least, y.greatest);
                }
                return x.is_number() && y.is_relative() ? moved_term(y, x.least, x.greatest)
                                                        : Term{};
            case ExprOp::Sub:
                if (y.is_number() && x.kind != Term::Kind::Unknown) {
                    return moved_term(x, -y.greatest, -y.least);
                }
                return x.is_relative() && y.is_relative() ? difference(x, y) : Term{};
            case ExprOp::Mul:
                return product(x, y);
            case ExprOp::Min:
            case ExprOp::Max:
                return extreme(x, y, node.op == ExprOp::Min);
            case ExprOp::Equal:
            case ExprOp::NotEqual:
            case ExprOp::Less:
            case ExprOp::LessEqual:
            case ExprOp::Greater:
            case ExprOp::GreaterEqual:
                return comparison(node.op, x, y);
            case ExprOp::Not:
                return truth(x.is_number() ? number_term(1 - x.greatest, 1 - x.least) : Term{});
            case ExprOp::And:
                return both_numbers(x, y) ? truth(number_term(std::min(x.least, y.least),
                                                              std::min(x.greatest, y.greatest)))
                                          : number_term(0, 1);
            case ExprOp::Or:
                return both_numbers(x, y) ? truth(number_term(std::max(x.least, y.least),
                                                              std::max(x.greatest, y.greatest)))
                                          : number_term(0, 1);
            case ExprOp::Select:
                return select(node, x, y, args[2]);
            case ExprOp::RowIndex:
            case ExprOp::ColIndex:
            case ExprOp::RowCount:
            case ExprOp::ColCount:
                break;
        }
        return {};
    }

    static bool both_numbers(const Term& x, const Term& y) {
        return x.is_number() && y.is_number();
    }

    static Term truth(const Term& term) { return term.is_number() ? term : number_term(0, 1); }

    Term read(const ExprNode& node) {
        if (node.type == ValueType::Bool) {
            return node.up == 0 && node.left == 0 ? truth(here_[node.table]) : number_term(0, 1);
        }
        if (node.up == 0 && node.left == 0) return here_[node.table];
        if (ranges_ != nullptr) {
            const ValueRange& range = (*ranges_)[node.table];
            return number_term(range.least, range.greatest);
        }
        return relative(node.table + (node.up == 0 ? 1 : node.left == 0 ? 2 : 0) * tables_);
    }

    Term difference(const Term& x, const Term& y) {
        const std::int64_t most = bounds.at(x.value, y.value);
        const std::int64_t least = bounds.at(y.value, x.value);
        if (most == kNoBound || least == kNoBound) return {};
        return number_term(x.least - y.greatest - least, x.greatest - y.least + most);
    }

    static Term product(const Term& x, const Term& y) {
        if (both_numbers(x, y)) {
            const auto ends = {x.least * y.least, x.least * y.greatest, x.greatest * y.least,
                               x.greatest * y.greatest};
            return number_term(std::min(ends), std::max(ends));
        }
        const bool first = x.is_number() && x.is_exact() && x.least == 1;
        const bool second = y.is_number() && y.is_exact() && y.least == 1;
        return first ? y : second ? x : Term{};
    }

    // What is known where x <= y (or x < y).
    Choice where_less(const Term& x, const Term& y, bool strictly) {
        Choice choice{bounds, true};
        const std::int64_t bound = y.greatest - x.least - (strictly ? 1 : 0);
        choice.possible = choice.bounds.constrain(x.value, y.value, bound);
        return choice;
    }

    // One term in one case, the other in the other.
    Term either(Choice first, const Term& x, Choice second, const Term& y) {
        if (!first.possible && !second.possible) return {};
        if (first.possible != second.possible) {
            bounds = first.possible ? std::move(first.bounds) : std::move(second.bounds);
            return first.possible ? x : y;
        }
        const std::size_t value = first.bounds.add_near(x.value, x.least, x.greatest);
        second.bounds.add_near(y.value, y.least, y.greatest);
        bounds = std::move(first.bounds);
        bounds.join(second.bounds);
        return relative(value);
    }

    Term extreme(const Term& x, const Term& y, bool least) {
        if (both_numbers(x, y)) {
            return least
                       ? number_term(std::min(x.least, y.least), std::min(x.greatest, y.greatest))
                       : number_term(std::max(x.least, y.least), std::max(x.greatest, y.greatest));
        }
        if (!x.is_relative() || !y.is_relative()) return {};
        return least ? either(where_less(x, y, false), x, where_less(y, x, true), y)
                     : either(where_less(x, y, false), y, where_less(y, x, true), x);
    }

    Term comparison(ExprOp op, const Term& x, const Term& y) {
        const Term apart = both_numbers(x, y)
                               ? number_term(x.least - y.greatest, x.greatest - y.least)
                           : x.is_relative() && y.is_relative() ? difference(x, y)
                                                                : Term{};
        if (!apart.is_number()) return number_term(0, 1);
        // `always` and `never` hold of x - y between two bounds.
        const auto decided = [](bool always, bool never) {
            return always ? number_term(1, 1) : never ? number_term(0, 0) : number_term(0, 1);
        };
        const bool zero = apart.least == 0 && apart.greatest == 0;
        const bool not_zero = apart.least > 0 || apart.greatest < 0;
        switch (op) {
            case ExprOp::Equal:
                return decided(zero, not_zero);
            case ExprOp::NotEqual:
                return decided(not_zero, zero);
            case ExprOp::Less:
                return decided(apart.greatest < 0, apart.least >= 0);
            case ExprOp::LessEqual:
                return decided(apart.greatest <= 0, apart.least > 0);
            case ExprOp::Greater:
                return decided(apart.least > 0, apart.greatest <= 0);
            default:
                return decided(apart.least >= 0, apart.greatest < 0);
        }
    }

    Term select(const ExprNode& node, const Term& condition, const Term& yes, const Term& no) {
        if (condition.is_number() && condition.is_exact()) {
            return condition.least != 0 ? yes : no;
        }
        if (both_numbers(yes, no)) {
            return number_term(std::min(yes.least, no.least), std::max(yes.greatest, no.greatest));
        }
        if (!yes.is_relative() || !no.is_relative()) return {};
        Choice holds{bounds, true};
        Choice fails{bounds, true};
        const ExprNode& asked = recurrence_.nodes[node.args[0]];
        const Term x = arity(asked.op) == 2 ? terms_[asked.args[0]] : Term{};
        const Term y = arity(asked.op) == 2 ? terms_[asked.args[1]] : Term{};
        if (x.is_relative() && y.is_relative()) {
            switch (asked.op) {
                case ExprOp::Less:
                case ExprOp::GreaterEqual:
                    holds = where_less(x, y, true);
                    fails = where_less(y, x, false);
                    break;
                case ExprOp::Greater:
                case ExprOp::LessEqual:
                    holds = where_less(y, x, true);
                    fails = where_less(x, y, false);
                    break;
                case ExprOp::Equal:
                case ExprOp::NotEqual:
                    holds = where_less(x, y, false);
                    holds.possible = holds.possible &&
                                     holds.bounds.constrain(y.value, x.value, x.greatest - y.least);
                    break;
                default:
                    break;
            }
            const bool reversed = asked.op == ExprOp::GreaterEqual ||
                                  asked.op == ExprOp::LessEqual || asked.op == ExprOp::NotEqual;
            if (reversed) std::swap(holds, fails);
        }
        return either(std::move(holds), yes, std::move(fails), no);
    }

    const Recurrence& recurrence_;
    const std::vector<ValueRange>* ranges_;
    std::size_t tables_;
    unsigned predicates_;
    std::vector<Term> terms_;
    std::vector<bool> seen_;
    std::vector<Term> here_;
};

/// The neighbours at which a table is read.
struct ReadFrom {
    bool left = false;
    bool above = false;
    bool diagonal = false;
};

class BoundsFinder {
public:
    BoundsFinder(const Recurrence& recurrence, std::uint32_t base)
        : recurrence_(recurrence),
          base_(base),
          tables_(recurrence.tables.size()),
          limits_(table_limits(recurrence, base)),
          read_(tables_) {
        for (const Table& table : recurrence.tables) {
            for_each_node(recurrence, table.cell, [&](const ExprNode& node) {
                if (node.op != ExprOp::TableRead) return;
                if (node.up == 0 && node.left == 1) read_[node.table].left = true;
                if (node.up == 1 && node.left == 0) read_[node.table].above = true;
                if (node.up == 1 && node.left == 1) read_[node.table].diagonal = true;
            });
        }
    }

    std::optional<DifferenceBounds> run() {
        if (!start(true) || !start(false)) return std::nullopt;
        for (int round = 0;; ++round) {
            const DifferenceBounds around = around_cell();
            DifferenceBounds vertical = vertical_;
            DifferenceBounds horizontal = horizontal_;
            for (unsigned p = 0; p < 1U << recurrence_.relations.size(); ++p) {
                BoundsOfCell cell(recurrence_, around, p);
                cell.run();
                if (cell.too_large) return std::nullopt;
                std::vector<std::size_t> here;
                for (std::uint32_t t = 0; t < tables_; ++t) {
                    here.push_back(cell.result(t, limits_[t], base_));
                }
                vertical.join(edge(cell.bounds, 2 * tables_, here));
                horizontal.join(edge(cell.bounds, tables_, here));
            }
            if (vertical == vertical_ && horizontal == horizontal_) return around;
            if (round >= kPatientRounds) {
                give_up(vertical_, vertical);
                give_up(horizontal_, horizontal);
            }
            vertical_ = std::move(vertical);
            horizontal_ = std::move(horizontal);
        }
    }

private:
    // Bounds that have moved.
    static void give_up(const DifferenceBounds& before, DifferenceBounds& now) {
        for (std::size_t x = 0; x < now.count(); ++x) {
            for (std::size_t y = 0; y < now.count(); ++y) {
                if (now.at(x, y) != before.at(x, y)) now.at(x, y) = kNoBound;
            }
        }
    }

    // Bounds between the values from `first` on and the new ones.
    DifferenceBounds edge(const DifferenceBounds& cell, std::size_t first,
                          const std::vector<std::size_t>& here) const {
        const auto place = [&](std::size_t k) {
            return k < tables_ ? first + k : here[k - tables_];
        };
        DifferenceBounds bounds(2 * tables_);
        for (std::size_t x = 0; x < bounds.count(); ++x) {
            for (std::size_t y = 0; y < bounds.count(); ++y) {
                bounds.at(x, y) = cell.at(place(x), place(y));
            }
        }
        return bounds;
    }

    // The left edge leads from the diagonal neighbour to the left one, the top edge to the upper.
    DifferenceBounds around_cell() const {
        DifferenceBounds bounds(3 * tables_);
        const auto enter = [&](const DifferenceBounds& from, std::size_t second) {
            const auto place = [&](std::size_t k) {
                return k < tables_ ? k : second + k - tables_;
            };
            for (std::size_t x = 0; x < from.count(); ++x) {
                for (std::size_t y = 0; y < from.count(); ++y) {
                    std::int64_t& bound = bounds.at(place(x), place(y));
                    bound = std::min(bound, from.at(x, y));
                }
            }
        };
        enter(vertical_, tables_);
        enter(horizontal_, 2 * tables_);
        bounds.close();
        return bounds;
    }

    bool is_read(std::uint32_t table, std::int64_t row, std::int64_t col) const {
        const ReadFrom& read = read_[table];
        return !limits_[table] || read.diagonal || (read.left && row > 0) ||
               (read.above && col > 0);
    }

    // The tables whose cell formula reads nothing but neighbours along the boundary.
    bool reads_along(std::uint32_t table, bool left) const {
        bool along = true;
        for_each_node(recurrence_, recurrence_.tables[table].cell, [&](const ExprNode& node) {
            if (node.op == ExprOp::Predicate) along = false;
            if (node.op != ExprOp::TableRead) return;
            along = along && node.type == ValueType::Int && node.up == (left ? 1 : 0) &&
                    node.left == (left ? 0 : 1);
        });
        return along;
    }

    // The values at place x of a boundary, after their limits, relative to the base at x - 1. What
    // nobody reads there (E[0][j] of a gap along b) may be anything for the proof: what the cell
    // formula makes of the place before, if that is all it reads, else the limit.
    std::vector<std::int64_t> place_on_boundary(bool left, std::int64_t x,
                                                const std::vector<std::int64_t>& before) const {
        const auto value = [&](std::uint32_t table, std::int64_t at) {
            return boundary_value(recurrence_, table, left ? at : 0, left ? 0 : at);
        };
        const std::int64_t base = x == 0 ? 0 : value(base_, x - 1);
        const std::int64_t step = wrapping_subtract(value(base_, x), base);
        std::vector<std::int64_t> neighbours(tables_ * 4);
        for (std::size_t t = 0; t < tables_; ++t) neighbours[t * 4 + (left ? 2 : 1)] = before[t];
        CellView view;
        view.tables = neighbours.data();
        std::vector<std::int64_t> here(tables_);
        for (std::uint32_t t = 0; t < tables_; ++t) {
            if (recurrence_.tables[t].type != ValueType::Int) continue;
            const std::int64_t limit = limits_[t] ? step + limits_[t]->offset : 0;
            if (is_read(t, left ? x : 0, left ? 0 : x)) {
                here[t] = wrapping_subtract(value(t, x), base);
            } else {
                here[t] = x > 0 && along_[left ? 1 : 0][t]
                              ? evaluate(recurrence_, recurrence_.tables[t].cell, view)
                              : limit;
            }
            if (!limits_[t]) continue;
            here[t] = limits_[t]->at_most ? std::min(here[t], limit) : std::max(here[t], limit);
        }
        return here;
    }

    // Bounds along the left boundary (or the top one). Two places that look the same on a straight
    // stretch of all formulas stand for the rest of it. False when there is no end of different
    // places before a joint, or when formulas are not straight.
    bool start(bool left) {
        std::vector<std::int64_t> joints{1};
        for (std::uint32_t t = 0; t < tables_; ++t) {
            along_[left ? 1 : 0].push_back(reads_along(t, left));
            const Table& table = recurrence_.tables[t];
            if (table.type != ValueType::Int) continue;
            const auto pieces =
                linear_pieces(recurrence_, left ? table.first_col : table.first_row);
            if (!pieces) return false;
            for (const LinearPiece& piece : *pieces)
                joints.push_back(std::max<std::int64_t>(piece.begin, 1));
        }
        std::sort(joints.begin(), joints.end());
        joints.erase(std::unique(joints.begin(), joints.end()), joints.end());

        DifferenceBounds& bounds = left ? vertical_ : horizontal_;
        bounds = DifferenceBounds(2 * tables_);
        bool first = true;
        std::vector<std::int64_t> before =
            place_on_boundary(left, 0, std::vector<std::int64_t>(tables_));
        const std::int64_t corner = before[base_];
        for (std::int64_t& value : before) value -= corner;
        for (std::size_t k = 0; k < joints.size(); ++k) {
            const bool last = k + 1 == joints.size();
            for (std::int64_t x = joints[k]; last || x < joints[k + 1]; ++x) {
                std::vector<std::int64_t> here = place_on_boundary(left, x, before);
                const bool too_far = x > joints[k] + kMostDifferentPlaces;
                if (too_far && !last) return false;
                take(bounds, before, here, first, too_far);
                first = false;
                const std::int64_t step = here[base_];
                for (std::int64_t& value : here) value -= step;
                const bool repeats = x > joints[k] + 1 && here == before;
                before = std::move(here);
                if (repeats || too_far) break;
            }
        }
        bounds.close();
        return true;
    }

    // Widens bounds to two places side by side; with `for_good`, those that still move are none.
    void take(DifferenceBounds& bounds, const std::vector<std::int64_t>& before,
              const std::vector<std::int64_t>& here, bool first, bool for_good) const {
        const auto value = [&](std::size_t k) {
            return k < tables_ ? before[k] : here[k - tables_];
        };
        for (std::size_t p = 0; p < bounds.count(); ++p) {
            for (std::size_t q = 0; q < bounds.count(); ++q) {
                const bool truths = recurrence_.tables[p % tables_].type == ValueType::Bool ||
                                    recurrence_.tables[q % tables_].type == ValueType::Bool;
                if (p == q || truths) continue;
                const std::int64_t apart = value(p) - value(q);
                std::int64_t& bound = bounds.at(p, q);
                const bool moves = !first && apart > bound;
                if (first || moves) bound = for_good && moves ? kNoBound : apart;
            }
        }
    }

    const Recurrence& recurrence_;
    std::uint32_t base_;
    std::size_t tables_;
    std::vector<std::optional<TableLimit>> limits_;
    std::vector<ReadFrom> read_;
    std::array<std::vector<bool>, 2> along_;  // the top row, the left column
    DifferenceBounds vertical_;
    DifferenceBounds horizontal_;
};

ValueRange hull(const ValueRange& x, const ValueRange& y) {
    return {std::min(x.least, y.least), std::max(x.greatest, y.greatest)};
}

ValueRange range_of_boundary(const Recurrence& recurrence, ExprId formula) {
    const auto pieces = linear_pieces(recurrence, formula);
    if (!pieces) return {-kFar, kFar};
    ValueRange range{kFar, -kFar};
    for (std::size_t k = 0; k < pieces->size(); ++k) {
        const LinearPiece& piece = (*pieces)[k];
        const bool last = k + 1 == pieces->size();
        const std::int64_t end = last && piece.slope != 0
                                     ? (piece.slope > 0 ? kFar : -kFar)
                                     : piece.at(last ? piece.begin : (*pieces)[k + 1].begin - 1);
        for (const std::int64_t x : {piece.at(piece.begin), end}) range = hull(range, {x, x});
    }
    return {std::max(range.least, -kFar), std::min(range.greatest, kFar)};
}

}  // namespace

std::vector<std::optional<ValueRange>> value_ranges(const Recurrence& recurrence) {
    std::vector<ValueRange> boundary;
    for (const Table& table : recurrence.tables) {
        boundary.push_back(hull(range_of_boundary(recurrence, table.first_row),
                                range_of_boundary(recurrence, table.first_col)));
    }
    const DifferenceBounds nothing(0);
    // The boundary's values and what a cell makes of `ranges`.
    const auto image = [&](const std::vector<ValueRange>& ranges) {
        std::vector<ValueRange> result = boundary;
        for (unsigned p = 0; p < 1U << recurrence.relations.size(); ++p) {
            BoundsOfCell cell(recurrence, nothing, p, &ranges);
            cell.run();
            for (std::uint32_t t = 0; t < result.size(); ++t) {
                result[t] = hull(result[t], cell.range(t));
            }
        }
        return result;
    };
    std::vector<ValueRange> ranges = boundary;
    for (int round = 0;; ++round) {
        std::vector<ValueRange> larger = image(ranges);
        for (std::size_t t = 0; t < larger.size(); ++t) larger[t] = hull(larger[t], ranges[t]);
        if (larger == ranges) break;
        for (std::size_t t = 0; t < larger.size() && round >= kPatientRangeRounds; ++t) {
            if (larger[t].least < ranges[t].least) larger[t].least = -kFar;
            if (larger[t].greatest > ranges[t].greatest) larger[t].greatest = kFar;
        }
        ranges = std::move(larger);
    }
    // They hold; what the cell makes of them is less, and holds too.
    std::vector<std::optional<ValueRange>> result;
    for (const ValueRange& range : image(image(ranges))) {
        const bool found = range.least > -kFar && range.greatest < kFar;
        result.push_back(found ? std::optional(range) : std::nullopt);
    }
    return result;
}

std::optional<DifferenceBounds> bounds_around_cell(const Recurrence& recurrence,
                                                   std::uint32_t base) {
    return BoundsFinder(recurrence, base).run();
}

}  // namespace minterm
