// SPDX-License-Identifier: Apache-2.0
//
// Syntax tree -> indented text, one node a line with its span, for `--emit ast`.
#include <string>
#include <string_view>
#include <variant>

#include <fmt/format.h>

#include "synth/parse_spec.hpp"

namespace minterm {

namespace {

std::string_view op_name(SyntaxOp op) {
    switch (op) {
        case SyntaxOp::Integer:
            return "integer";
        case SyntaxOp::Character:
            return "character";
        case SyntaxOp::True:
            return "true";
        case SyntaxOp::False:
            return "false";
        case SyntaxOp::Name:
            return "name";
        case SyntaxOp::Index:
            return "index";
        case SyntaxOp::Call:
            return "call";
        case SyntaxOp::Bit:
            return "bit";
        case SyntaxOp::Negate:
            return "negate";
        case SyntaxOp::Not:
            return "not";
        case SyntaxOp::Add:
            return "add";
        case SyntaxOp::Sub:
            return "subtract";
        case SyntaxOp::Mul:
            return "multiply";
        case SyntaxOp::Equal:
            return "equal";
        case SyntaxOp::NotEqual:
            return "not_equal";
        case SyntaxOp::Less:
            return "less";
        case SyntaxOp::LessEqual:
            return "less_equal";
        case SyntaxOp::Greater:
            return "greater";
        case SyntaxOp::GreaterEqual:
            return "greater_equal";
        case SyntaxOp::And:
            return "and";
        case SyntaxOp::Or:
            return "or";
        case SyntaxOp::Select:
            return "select";
    }
    return "?";
}

class AstPrinter {
public:
    explicit AstPrinter(const Source& source) : places_(source) {}

    std::string run(const Spec& spec) {
        for (const Item& item : spec.items) {
            std::visit([&](const auto& node) { print(node, 0); }, item);
        }
        return std::move(text_);
    }

private:
    void line(int depth, Span span, std::string_view what) {
        const SourcePlace first = places_.place({span.begin, span.begin});
        const SourcePlace last = places_.place({span.end, span.end});
        text_ += fmt::format("{:{}}{} {}:{}-{}:{}\n", "", 2 * depth, what, first.line, first.column,
                             last.line, last.column);
    }

    void print(const std::monostate&, int) {}

    void print(const SyntaxExpr& expr, int depth) {
        std::string what(op_name(expr.op));
        if (!expr.name.text.empty()) what += " " + expr.name.text;
        if (expr.op == SyntaxOp::Integer || expr.op == SyntaxOp::Character ||
            expr.op == SyntaxOp::Bit) {
            what += fmt::format(" {}", expr.value);
        }
        line(depth, expr.span, what);
        for (const SyntaxExpr& arg : expr.args) print(arg, depth + 1);
    }

    void print(const TableStatement& node, int depth) {
        line(depth, node.span,
             fmt::format("table {} : {}", node.name.text, node.is_bool ? "bool" : "int"));
    }
    void print(const ParamStatement& node, int depth) {
        line(depth, node.span, "param " + node.name.text);
        for (const SyntaxExpr* part : {&node.value, &node.least, &node.greatest})
            print(*part, depth + 1);
    }
    void print(const ConstStatement& node, int depth) {
        line(depth, node.span, "const " + node.name.text);
        print(node.value, depth + 1);
    }
    void print(const MatchStatement& node, int depth) {
        line(depth, node.span, "match " + node.name.text);
    }
    void print(const FormulaStatement& node, int depth) {
        line(depth, node.span, "formula");
        print(node.target, depth + 1);
        print(node.value, depth + 1);
    }
    void print(const AnswerStatement& node, int depth) {
        const char* word = node.word == AnswerWord::Min   ? " min"
                           : node.word == AnswerWord::Max ? " max"
                                                          : "";
        line(depth, node.span, fmt::format("answer{}", word));
        print(node.cell, depth + 1);
    }
    void print(const ReportStatement& node, int depth) {
        line(depth, node.span, "report " + node.index.text);
        print(node.condition, depth + 1);
    }
    void print(const EncodeStatement& node, int depth) {
        const char* edges = node.vertical && node.horizontal ? "both"
                            : node.vertical                  ? "vertical"
                                                             : "horizontal";
        line(depth, node.span, fmt::format("encode {} {}", node.table.text, edges));
        for (const CodeRow& row : node.rows)
            line(depth + 1, row.span, fmt::format("code {} : {}", row.value, row.code.bits));
    }

    void print(const RecurrenceItem& node, int depth) {
        line(depth, node.span,
             fmt::format("recurrence {}({}, {})", node.name.text, node.first.text,
                         node.second.text));
        for (const Statement& statement : node.statements) {
            std::visit([&](const auto& inner) { print(inner, depth + 1); }, statement);
        }
    }
    void print(const PredicateItem& node, int depth) {
        line(
            depth, node.span,
            fmt::format("predicate {}({}, {})", node.name.text, node.first.text, node.second.text));
        print(node.body, depth + 1);
    }

    static std::string ranges(const std::vector<ByteRange>& side) {
        std::string text;
        for (const ByteRange& range : side) {
            text += fmt::format("{}{}", text.empty() ? "" : ", ", range.least);
            if (range.greatest != range.least) text += fmt::format("..{}", range.greatest);
        }
        return text;
    }
    void print(const RelationRow& node, int depth) {
        line(depth, node.span,
             fmt::format("row {} {} {}", ranges(node.left), node.holds ? "~" : "!~",
                         ranges(node.right)));
    }
    void print(const OtherwiseRow& node, int depth) {
        line(depth, node.span, "otherwise");
        print(node.value, depth + 1);
    }
    void print(const SymmetricRow& node, int depth) { line(depth, node.span, "symmetric"); }
    void print(const RelationItem& node, int depth) {
        line(depth, node.span,
             fmt::format("relation {}({}, {})", node.name.text, node.first.text, node.second.text));
        for (const RelationStatement& row : node.rows) {
            std::visit([&](const auto& inner) { print(inner, depth + 1); }, row);
        }
    }

    void print(const PinsRow& node, int depth) {
        std::string what = node.inputs ? "inputs" : "outputs";
        for (const Name& name : node.names) what += " " + name.text;
        line(depth, node.span, what);
    }
    void print(const TableRow& node, int depth) {
        line(depth, node.span, fmt::format("row {} : {}", node.inputs.bits, node.outputs.bits));
    }
    void print(const TableOtherwise& node, int depth) {
        line(depth, node.span, node.dont_care ? "otherwise dont_care" : "otherwise 0");
    }
    void print(const TruthTableItem& node, int depth) {
        line(depth, node.span, "truth_table " + node.name.text);
        for (const TableLine& row : node.lines) {
            std::visit([&](const auto& inner) { print(inner, depth + 1); }, row);
        }
    }
    void print(const PlaItem& node, int depth) {
        line(depth, node.span,
             fmt::format("truth_table {} = pla \"{}\"", node.name.text, node.path.text));
    }

    LineIndex places_;
    std::string text_;
};

}  // namespace

std::string print_ast(const Spec& spec, const Source& source) {
    return AstPrinter(source).run(spec);
}

}  // namespace minterm
