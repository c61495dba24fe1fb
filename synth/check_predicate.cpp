// SPDX-License-Identifier: Apache-2.0
//
// Predicates, as formulas or as tables of pairs -> the set of pairs of bytes for which they hold.
#include <array>
#include <cstdint>
#include <utility>

#include <fmt/format.h>

#include "synth/check_items.hpp"

namespace minterm {

namespace {

/// Pairs that all rows of a relation may list, repetitions included: 64 times all there are.
constexpr std::int64_t kMaxRelationWork = std::int64_t{64} * 65536;

/// A byte as it would be written in a spec.
std::string show_byte(unsigned byte) {
    switch (byte) {
        case '\0':
            return "'\\0'";
        case '\n':
            return "'\\n'";
        case '\t':
            return "'\\t'";
        case '\r':
            return "'\\r'";
        case '\'':
            return "'\\''";
        case '\\':
            return "'\\\\'";
        default:
            break;
    }
    if (byte >= 0x20 && byte < 0x7F) return fmt::format("'{}'", static_cast<char>(byte));
    return fmt::format("'\\x{:02X}'", byte);
}

std::string show_pair(unsigned pair) {
    return fmt::format("({}, {})", show_byte(pair / 256), show_byte(pair % 256));
}

/// Sums and products of bytes wrap around at 64 bits rather than overflow; only absurd ones do.
std::int64_t wrap(ExprOp op, std::int64_t x, std::int64_t y) {
    const auto a = static_cast<std::uint64_t>(x);
    const auto b = static_cast<std::uint64_t>(y);
    return static_cast<std::int64_t>(op == ExprOp::Add ? a + b : op == ExprOp::Sub ? a - b : a * b);
}

std::int64_t evaluate_predicate(const Typed& node, std::int64_t x, std::int64_t y,
                                const std::vector<PredicateInfo>& predicates) {
    const auto arg = [&](std::size_t at) {
        return evaluate_predicate(node.args[at], x, y, predicates);
    };
    switch (node.op) {
        case ExprOp::Constant:
            return node.value;
        case ExprOp::RowIndex:
            return node.type == FormulaType::Bool ? x >> node.value & 1 : x;
        case ExprOp::ColIndex:
            return node.type == FormulaType::Bool ? y >> node.value & 1 : y;
        case ExprOp::Predicate: {
            const auto pair = static_cast<std::size_t>(256 * arg(0) + arg(1));
            return predicates[node.table].holds->test(pair);
        }
        case ExprOp::Negate:
            return wrap(ExprOp::Sub, 0, arg(0));
        case ExprOp::Not:
            return arg(0) == 0;
        case ExprOp::Add:
        case ExprOp::Sub:
        case ExprOp::Mul:
            return wrap(node.op, arg(0), arg(1));
        case ExprOp::Min:
            return std::min(arg(0), arg(1));
        case ExprOp::Max:
            return std::max(arg(0), arg(1));
        case ExprOp::Equal:
            return arg(0) == arg(1);
        case ExprOp::NotEqual:
            return arg(0) != arg(1);
        case ExprOp::Less:
            return arg(0) < arg(1);
        case ExprOp::LessEqual:
            return arg(0) <= arg(1);
        case ExprOp::Greater:
            return arg(0) > arg(1);
        case ExprOp::GreaterEqual:
            return arg(0) >= arg(1);
        case ExprOp::And:
            return arg(0) != 0 && arg(1) != 0;
        case ExprOp::Or:
            return arg(0) != 0 || arg(1) != 0;
        case ExprOp::Select:
            return arg(0) != 0 ? arg(1) : arg(2);
        case ExprOp::RowCount:
        case ExprOp::ColCount:
        case ExprOp::TableRead:
            break;
    }
    return 0;
}

/// The pairs for which a formula over the two symbols holds; null if it is wrong.
std::shared_ptr<const PairSet> pairs_of(const SyntaxExpr& formula, const Name& first,
                                        const Name& second, const std::string& what,
                                        FileScope& file) {
    std::set<std::string> reported;
    Scope scope{file.diagnostics, FormulaPlace::Predicate,
                file.predicates,  file.constants,
                reported,         first.text,
                second.text,      nullptr,
                nullptr,          nullptr,
                std::nullopt};
    const Typed typed = type_formula_as(FormulaType::Bool, formula, scope, what);
    if (typed.type == FormulaType::Error) return nullptr;
    auto pairs = std::make_shared<PairSet>();
    for (unsigned pair = 0; pair < 65536; ++pair) {
        pairs->set(pair, evaluate_predicate(typed, pair / 256, pair % 256, file.predicates) != 0);
    }
    return pairs;
}

bool check_symbol_names(const Name& first, const Name& second, Diagnostics& diagnostics) {
    if (first.text != second.text) return true;
    diagnostics.error(
        second.span,
        fmt::format("the two symbols need different names, and both are '{}'", first.text));
    return false;
}

/// A table of pairs while its rows are taken in: which row has decided a pair, and how.
class RelationTable {
public:
    RelationTable(const RelationItem& item, Diagnostics& diagnostics) : diagnostics_(diagnostics) {
        decided_by_.fill(nullptr);
        for (const RelationStatement& row : item.rows) {
            symmetric_ = symmetric_ || std::holds_alternative<SymmetricRow>(row);
        }
    }

    void take(const RelationRow& row) {
        bool sound = true;
        for (const auto* side : {&row.left, &row.right}) {
            for (const ByteRange& range : *side) sound = check_range(range) && sound;
        }
        if (!sound) {
            sound_ = false;
            return;
        }
        if (work_ > kMaxRelationWork) return;
        for (const ByteRange& left : row.left) {
            for (const ByteRange& right : row.right) {
                work_ += (left.greatest - left.least + 1) * (right.greatest - right.least + 1);
                if (work_ > kMaxRelationWork) {
                    diagnostics_.error(row.span,
                                       "the rows of the relation up to this one list too many "
                                       "pairs; leave out repetitions, or write it as a predicate");
                    sound_ = false;
                    return;
                }
                for (std::int64_t a = left.least; a <= left.greatest; ++a) {
                    for (std::int64_t b = right.least; b <= right.greatest; ++b) {
                        if (!decide(row, static_cast<unsigned>(256 * a + b))) return;
                        if (symmetric_ && !decide(row, static_cast<unsigned>(256 * b + a))) return;
                    }
                }
            }
        }
    }

    /// Decides every pair that no row has decided.
    void take_rest(const PairSet& rest) {
        for (unsigned pair = 0; pair < 65536; ++pair) {
            if (decided_by_[pair] == nullptr) holds_->set(pair, rest.test(pair));
        }
        total_ = true;
    }

    std::shared_ptr<const PairSet> finish(const Name& name) {
        if (!sound_) return nullptr;
        unsigned undecided = 0;
        unsigned first = 0;
        for (unsigned pair = 65536; pair-- > 0;) {
            if (decided_by_[pair] != nullptr) continue;
            ++undecided;
            first = pair;
        }
        if (undecided == 0 || total_) return std::move(holds_);
        diagnostics_
            .error(name.span,
                   fmt::format("predicate is not total: '{}' does not say whether {} match{}",
                               name.text, show_pair(first),
                               undecided == 1
                                   ? ""
                                   : fmt::format(", nor {} other pairs of bytes", undecided - 1)))
            .notes.push_back(Diagnostics::advice(
                "decide all other pairs by 'otherwise false;' or, to let equal bytes "
                "match, by 'otherwise x == y;' (with the names of the relation's symbols)"));
        return nullptr;
    }

    void refuse() { sound_ = false; }

private:
    bool check_range(const ByteRange& range) {
        if (range.least > 255 || range.greatest > 255) {
            diagnostics_.error(range.span, "a byte is a number from 0 to 255 or a character");
            return false;
        }
        if (range.least > range.greatest) {
            diagnostics_.error(range.span,
                               fmt::format("this range is empty: {} comes after {}",
                                           show_byte(static_cast<unsigned>(range.least)),
                                           show_byte(static_cast<unsigned>(range.greatest))));
            return false;
        }
        return true;
    }

    bool decide(const RelationRow& row, unsigned pair) {
        const RelationRow* before = decided_by_[pair];
        if (before != nullptr && before->holds != row.holds) {
            Message& message = diagnostics_.error(
                row.span, fmt::format("this row says that {} {}, another says the opposite",
                                      show_pair(pair), row.holds ? "match" : "do not match"));
            message.notes.push_back(diagnostics_.note(before->span, "the other row is here"));
            if (symmetric_) {
                message.notes.push_back(
                    Diagnostics::advice("the relation is symmetric: a row counts for both orders"));
            }
            sound_ = false;
            return false;
        }
        decided_by_[pair] = &row;
        holds_->set(pair, row.holds);
        return true;
    }

    Diagnostics& diagnostics_;
    std::array<const RelationRow*, 65536> decided_by_;
    std::shared_ptr<PairSet> holds_ = std::make_shared<PairSet>();
    std::int64_t work_ = 0;
    bool symmetric_ = false;
    bool total_ = false;
    bool sound_ = true;
};

}  // namespace

std::shared_ptr<const PairSet> check_predicate(const PredicateItem& item, FileScope& file) {
    if (!check_symbol_names(item.first, item.second, file.diagnostics)) return nullptr;
    return pairs_of(item.body, item.first, item.second,
                    fmt::format("the predicate '{}'", item.name.text), file);
}

std::shared_ptr<const PairSet> check_relation(const RelationItem& item, FileScope& file) {
    if (!check_symbol_names(item.first, item.second, file.diagnostics)) return nullptr;
    // Half a megabyte: too much for the stack of a small thread.
    const auto table = std::make_unique<RelationTable>(item, file.diagnostics);
    const OtherwiseRow* otherwise = nullptr;
    for (const RelationStatement& statement : item.rows) {
        if (const auto* row = std::get_if<RelationRow>(&statement)) table->take(*row);
        if (const auto* row = std::get_if<OtherwiseRow>(&statement)) {
            if (otherwise != nullptr) {
                file.diagnostics.error(row->span, "'otherwise' is given twice")
                    .notes.push_back(
                        file.diagnostics.note(otherwise->span, "it was first given here"));
                table->refuse();
                continue;
            }
            otherwise = row;
        }
    }
    if (otherwise != nullptr) {
        const auto rest = pairs_of(otherwise->value, item.first, item.second,
                                   "what stands after 'otherwise'", file);
        if (rest == nullptr) return nullptr;
        table->take_rest(*rest);
    }
    return table->finish(item.name);
}

}  // namespace minterm
