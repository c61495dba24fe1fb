// SPDX-License-Identifier: Apache-2.0
//
// Tokens of a .dp file -> syntax tree: the grammar, in Boost.Spirit X3 over tokens. Parsers of one
// token and the directives used here are in token_parsers.hpp; how errors are found and survived is
// told in parse_state.hpp, Note [Error recovery].
#include "synth/parse_spec.hpp"

#include <algorithm>
#include <array>
#include <functional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include <fmt/format.h>
#include <boost/fusion/include/at_c.hpp>

#include "synth/diagnostics.hpp"
#include "synth/token_parsers.hpp"

namespace minterm {

namespace {

using namespace spec_grammar;  // NOLINT: its other half

// ---- Actions ------------------------------------------------------------------------------------

Name name_from(const Token& token) { return {std::string(token.text), token.span}; }

/// Stores what was matched in a member of the rule's value.
template <typename Node, typename Member>
auto set(Member Node::*member) {
    return [member](auto& context) {
        if constexpr (std::is_same_v<Member, Name>) {
            x3::_val(context).*member = name_from(x3::_attr(context));
        } else {
            x3::_val(context).*member = std::move(x3::_attr(context));
        }
    };
}

/// Sets a member to a constant.
template <typename Node, typename Member>
auto set_to(Member Node::*member, Member value) {
    return [member, value](auto& context) { x3::_val(context).*member = value; };
}

/// Appends what was matched to a member that is a list.
template <typename Node, typename Element>
auto append_to(std::vector<Element> Node::*member) {
    return [member](auto& context) {
        if constexpr (std::is_same_v<Element, Name>) {
            (x3::_val(context).*member).push_back(name_from(x3::_attr(context)));
        } else {
            (x3::_val(context).*member).push_back(Element(std::move(x3::_attr(context))));
        }
    };
}

const auto become = [](auto& context) { x3::_val(context) = std::move(x3::_attr(context)); };

SyntaxOp binary_op(std::string_view text) {
    constexpr std::array<std::pair<std::string_view, SyntaxOp>, 11> kOps = {{
        {"+", SyntaxOp::Add},
        {"-", SyntaxOp::Sub},
        {"*", SyntaxOp::Mul},
        {"==", SyntaxOp::Equal},
        {"!=", SyntaxOp::NotEqual},
        {"<", SyntaxOp::Less},
        {"<=", SyntaxOp::LessEqual},
        {">", SyntaxOp::Greater},
        {">=", SyntaxOp::GreaterEqual},
        {"and", SyntaxOp::And},
        {"or", SyntaxOp::Or},
    }};
    const auto found =
        std::find_if(kOps.begin(), kOps.end(), [&](const auto& op) { return op.first == text; });
    return found == kOps.end() ? SyntaxOp::Add : found->second;
}

/// Adds an operand, and refuses the formula if it has become too deep.
template <typename Context>
void add_operand(SyntaxExpr& node, SyntaxExpr operand, Context& context) {
    node.depth = std::max(node.depth, operand.depth + 1);
    if (node.depth > kMaxFormulaDepth) {
        state_of(context).too_deep_at({operand.span.end - 1, operand.span.end});
        x3::_pass(context) = false;
    }
    node.args.push_back(std::move(operand));
}

/// `x op y`: the value so far becomes the left operand.
const auto fold_binary = [](auto& context) {
    const Token op = boost::fusion::at_c<0>(x3::_attr(context));
    SyntaxExpr right = std::move(boost::fusion::at_c<1>(x3::_attr(context)));
    SyntaxExpr node;
    node.op = binary_op(op.text);
    node.span = {x3::_val(context).span.begin, right.span.end};
    add_operand(node, std::move(x3::_val(context)), context);
    add_operand(node, std::move(right), context);
    x3::_val(context) = std::move(node);
};

/// `x ? y : z`
const auto fold_select = [](auto& context) {
    SyntaxExpr yes = std::move(boost::fusion::at_c<0>(x3::_attr(context)));
    SyntaxExpr no = std::move(boost::fusion::at_c<1>(x3::_attr(context)));
    SyntaxExpr node;
    node.op = SyntaxOp::Select;
    node.span = {x3::_val(context).span.begin, no.span.end};
    add_operand(node, std::move(x3::_val(context)), context);
    add_operand(node, std::move(yes), context);
    add_operand(node, std::move(no), context);
    x3::_val(context) = std::move(node);
};

const auto fold_unary = [](auto& context) {
    const Token op = boost::fusion::at_c<0>(x3::_attr(context));
    SyntaxExpr operand = std::move(boost::fusion::at_c<1>(x3::_attr(context)));
    SyntaxExpr node;
    node.op = op.text == "-" ? SyntaxOp::Negate : SyntaxOp::Not;
    node.span = {op.span.begin, operand.span.end};
    add_operand(node, std::move(operand), context);
    x3::_val(context) = std::move(node);
};

const auto make_leaf = [](auto& context) {
    const Token& token = x3::_attr(context);
    SyntaxExpr& node = x3::_val(context);
    node.op = token.kind == TokenKind::Integer     ? SyntaxOp::Integer
              : token.kind == TokenKind::Character ? SyntaxOp::Character
              : token.text == "true"               ? SyntaxOp::True
              : token.text == "false"              ? SyntaxOp::False
                                                   : SyntaxOp::Name;
    node.span = token.span;
    node.value = token.value;
    if (node.op == SyntaxOp::Name) node.name = name_from(token);
};

const auto become_call = [](auto& context) { x3::_val(context).op = SyntaxOp::Call; };
const auto become_index = [](auto& context) { x3::_val(context).op = SyntaxOp::Index; };
const auto add_argument = [](auto& context) {
    add_operand(x3::_val(context), std::move(x3::_attr(context)), context);
};
const auto end_at_token = [](auto& context) {
    x3::_val(context).span.end = x3::_attr(context).span.end;
};

const auto make_bit = [](auto& context) {
    SyntaxExpr& node = x3::_val(context);
    node.op = SyntaxOp::Bit;
    node.value = x3::_attr(context).value;
    node.span.end = x3::_attr(context).span.end;
};

const auto make_parenthesized = [](auto& context) {
    const Token open = boost::fusion::at_c<0>(x3::_attr(context));
    x3::_val(context) = std::move(boost::fusion::at_c<1>(x3::_attr(context)));
    const Token close = boost::fusion::at_c<2>(x3::_attr(context));
    x3::_val(context).span = {open.span.begin, close.span.end};
    x3::_val(context).parenthesized = true;
};

// ---- The grammar: formulas ----------------------------------------------------------------------

const x3::rule<struct FormulaTag, SyntaxExpr> formula = "formula";
const x3::rule<struct DisjunctionTag, SyntaxExpr> disjunction = "disjunction";
const x3::rule<struct ConjunctionTag, SyntaxExpr> conjunction = "conjunction";
const x3::rule<struct InversionTag, SyntaxExpr> inversion = "inversion";
const x3::rule<struct ComparisonTag, SyntaxExpr> comparison = "comparison";
const x3::rule<struct SumTag, SyntaxExpr> sum = "sum";
const x3::rule<struct ProductTag, SyntaxExpr> product = "product";
const x3::rule<struct SignedTag, SyntaxExpr> signed_value = "signed_value";
const x3::rule<struct PrimaryTag, SyntaxExpr> primary = "primary";
const x3::rule<struct ReferenceTag, SyntaxExpr> reference = "reference";
const x3::rule<struct ConditionalTag, SyntaxExpr> conditional = "conditional";

const auto formula_def = labelled("a value", conditional[become]);

const auto conditional_def =
    disjunction[become] >>
    -((x3::omit[operators({"?"})] >> deeper(formula) >>
       x3::omit[symbol(":", "':' and the value for when the condition is false")] >>
       deeper(formula))[fold_select]);

const auto disjunction_def = conjunction[become] >>
                             *((TokenParser(TokenKind::Keyword, {"or"}, "an operator") >>
                                labelled("a value", conjunction))[fold_binary]);

const auto conjunction_def = inversion[become] >>
                             *((TokenParser(TokenKind::Keyword, {"and"}, "an operator") >>
                                labelled("a value", inversion))[fold_binary]);

const auto inversion_def =
    (keyword("not") >> labelled("a value", deeper(inversion)))[fold_unary] | comparison[become];

const auto comparison_def = sum[become] >> *((operators({"==", "!=", "<", "<=", ">", ">="}) >>
                                              labelled("a value", sum))[fold_binary]);

const auto sum_def = product[become] >>
                     *((operators({"+", "-"}) >> labelled("a value", product))[fold_binary]);

const auto product_def = signed_value[become] >>
                         *((operators({"*"}) >> labelled("a value", signed_value))[fold_binary]);

const auto signed_value_def =
    (symbol("-") >> labelled("a value", deeper(signed_value)))[fold_unary] | primary[become];

const auto primary_def = TokenParser(TokenKind::Integer, {}, {})[make_leaf] |
                         TokenParser(TokenKind::Character, {}, {})[make_leaf] |
                         TokenParser(TokenKind::Keyword, {"true", "false"}, {})[make_leaf] |
                         reference[become] |
                         (symbol("(") >> deeper(formula) >> symbol(")", "')'"))[make_parenthesized];

const auto arguments_after = [](std::string_view opener_label) {
    return symbol("(", opener_label)[become_call] >>
           -(deeper(formula)[add_argument] % symbol(",", "','")) >>
           symbol(")", "')'")[end_at_token];
};

const auto reference_def =
    (TokenParser(TokenKind::Keyword, {"min", "max"}, {})[make_leaf] >>
     arguments_after("'(' and the list of values")) |
    (name({})[make_leaf] >>
     (arguments_after({}) |
      +(symbol("[")[become_index] >> deeper(formula)[add_argument] >>
        symbol("]", "']'")[end_at_token]) |
      (symbol(".") >>
       TokenParser(TokenKind::Integer, {}, "the number of a bit (0 to 7)")[make_bit]) |
      x3::eps));

BOOST_SPIRIT_DEFINE(formula, conditional, disjunction, conjunction, inversion, comparison, sum,
                    product, signed_value, primary, reference)

// ---- The grammar: statements --------------------------------------------------------------------

const x3::rule<struct TableTag, TableStatement> table_statement = "table_statement";
const auto table_statement_def =
    keyword("table") >> name("the name of the table")[set(&TableStatement::name)] >>
    -(symbol(":", "':' and a type") >>
      (word("int", "'int'") | word("bool", "'bool'")[set_to(&TableStatement::is_bool, true)])) >>
    semicolon("';' at the end of the table's declaration");

const x3::rule<struct ParamTag, ParamStatement> param_statement = "param_statement";
const auto param_statement_def =
    keyword("param") >> name("the name of the parameter")[set(&ParamStatement::name)] >>
    symbol("=", "'=' and the parameter's default") >> formula[set(&ParamStatement::value)] >>
    word("in", "'in' and the parameter's range, as in 'in 0..31'") >>
    formula[set(&ParamStatement::least)] >>
    symbol("..", "'..' and the greatest value") >> formula[set(&ParamStatement::greatest)] >>
    semicolon("';' at the end of the parameter");

const x3::rule<struct ConstTag, ConstStatement> const_statement = "const_statement";
const auto const_statement_def =
    keyword("const") >> name("the name of the constant")[set(&ConstStatement::name)] >>
    symbol("=", "'=' and the constant's value") >> formula[set(&ConstStatement::value)] >>
    semicolon("';' at the end of the constant");

const x3::rule<struct MatchTag, MatchStatement> match_statement = "match_statement";
const auto match_statement_def = keyword("match") >>
                                 name("the name of a predicate")[set(&MatchStatement::name)] >>
                                 semicolon("';' after the name of the predicate");

const x3::rule<struct FormulaStatementTag, FormulaStatement> formula_statement =
    "formula_statement";
const x3::rule<struct TargetTag, SyntaxExpr> target = "target";
const auto target_def = name({})[make_leaf] >>
                        +(symbol("[", "'[' and an index")[become_index] >>
                          deeper(formula)[add_argument] >> symbol("]", "']'")[end_at_token]);
const auto formula_statement_def =
    target[set(&FormulaStatement::target)] >>
    symbol("=", "'=' and the formula") >> formula[set(&FormulaStatement::value)] >>
    semicolon("';' at the end of the formula");

const x3::rule<struct AnswerTag, AnswerStatement> answer_statement = "answer_statement";
const auto answer_statement_def =
    keyword("answer") >>
    -(keyword("min", "'min'")[set_to(&AnswerStatement::word, AnswerWord::Min)] |
      keyword("max", "'max'")[set_to(&AnswerStatement::word, AnswerWord::Max)]) >>
    labelled("a cell such as D[m][n]", conditional)[set(&AnswerStatement::cell)] >>
    semicolon("';' at the end of the answer");

const x3::rule<struct ReportTag, ReportStatement> report_statement = "report_statement";
const auto report_statement_def =
    keyword("report") >> name("'j' (the column to report)")[set(&ReportStatement::index)] >>
    keyword("where", "'where' and a condition") >> formula[set(&ReportStatement::condition)] >>
    semicolon("';' at the end of the condition");

const auto set_code_value = [](auto& context) {
    const auto& sign = boost::fusion::at_c<0>(x3::_attr(context));
    const Token number = boost::fusion::at_c<1>(x3::_attr(context));
    x3::_val(context).value = sign ? -number.value : number.value;
    x3::_val(context).value_span = {sign ? sign->span.begin : number.span.begin, number.span.end};
};
const x3::rule<struct CodeTag, CodeRow> code_row = "code_row";
const auto code_row_def = (-symbol("-") >>
                           TokenParser(TokenKind::Integer, {},
                                       "a value and its code, as in '-1 : 1*;'"))[set_code_value] >>
                          symbol(":", "':' and the value's code") >>
                          BitTextParser()[set(&CodeRow::code)] >>
                          semicolon("';' at the end of the code");

const auto drop_empty_code = [](auto& context) {
    if (!x3::_attr(context).code.bits.empty()) {
        x3::_val(context).rows.push_back(std::move(x3::_attr(context)));
    }
};
const x3::rule<struct EncodeTag, EncodeStatement> encode_statement = "encode_statement";
const auto encode_statement_def =
    keyword("encode") >> name("the name of a table")[set(&EncodeStatement::table)] >>
    -(word("vertical", "'vertical'")[set_to(&EncodeStatement::horizontal, false)] |
      word("horizontal", "'horizontal'")[set_to(&EncodeStatement::vertical, false)]) >>
    symbol("{", "'{' and the codes") >>
    *(!EndOfList(true) >> recovering(Level::InBraces, spanned(code_row))[drop_empty_code]) >>
    symbol("}", "'}' at the end of the codes");

const auto as_statement = [](auto& context) { x3::_val(context) = std::move(x3::_attr(context)); };
const x3::rule<struct StatementTag, Statement> statement = "statement";
const auto statement_def = labelled(
    "a formula (D[i][j] = ...;), table, param, const, match, encode, answer, report or '}'",
    spanned(table_statement)[as_statement] | spanned(param_statement)[as_statement] |
        spanned(const_statement)[as_statement] | spanned(match_statement)[as_statement] |
        spanned(answer_statement)[as_statement] | spanned(report_statement)[as_statement] |
        spanned(encode_statement)[as_statement] | spanned(formula_statement)[as_statement]);

BOOST_SPIRIT_DEFINE(table_statement, param_statement, const_statement, match_statement, target,
                    formula_statement, answer_statement, report_statement, code_row,
                    encode_statement, statement)

// ---- The grammar: items -------------------------------------------------------------------------

/// `NAME(x, y)`
struct Heading {
    Name name, first, second;
};
const x3::rule<struct HeadingTag, Heading> heading = "heading";
const auto heading_def = name("a name")[set(&Heading::name)] >>
                         symbol("(", "'(' and the names of the two strings") >>
                         name("the name of the first string")[set(&Heading::first)] >>
                         symbol(",", "',' and the name of the second string") >>
                         name("the name of the second string")[set(&Heading::second)] >>
                         symbol(")", "')'");

const auto take_heading = [](auto& context) {
    Heading& from = x3::_attr(context);
    x3::_val(context).name = std::move(from.name);
    x3::_val(context).first = std::move(from.first);
    x3::_val(context).second = std::move(from.second);
};

const x3::rule<struct RecurrenceTag, RecurrenceItem> recurrence_item = "recurrence_item";
const auto recurrence_item_def = keyword("recurrence") >>
                                 recovering(Level::InHeader, heading)[take_heading] >>
                                 symbol("{", "'{' and the statements of the recurrence") >>
                                 *(!EndOfList(true) >>
                                   recovering(Level::InBraces,
                                              statement)[append_to(&RecurrenceItem::statements)]) >>
                                 symbol("}", "'}' at the end of the recurrence");

const x3::rule<struct PredicateTag, PredicateItem> predicate_item = "predicate_item";
const auto predicate_item_def =
    keyword("predicate") >> heading[take_heading] >>
    symbol("=", "'=' and the condition") >> formula[set(&PredicateItem::body)] >>
    semicolon("';' at the end of the predicate");

const auto make_byte = [](auto& context) {
    const Token& token = x3::_attr(context);
    x3::_val(context) = {token.value, token.value, token.span};
};
const auto make_greatest = [](auto& context) {
    x3::_val(context).greatest = x3::_attr(context).value;
    x3::_val(context).span.end = x3::_attr(context).span.end;
};
const auto make_any = [](auto& context) { x3::_val(context).span = x3::_attr(context).span; };
const TokenParser byte_character(TokenKind::Character, {}, "a byte ('c', a number or 'any')");
const TokenParser byte_number(TokenKind::Integer, {}, {});
const x3::rule<struct BytesTag, ByteRange> bytes = "bytes";
const auto bytes_def =
    word("any")[make_any] |
    ((byte_character[make_byte] | byte_number[make_byte]) >>
     -(symbol("..", "'..'") >> (byte_character[make_greatest] | byte_number[make_greatest])));

const x3::rule<struct RelationRowTag, RelationRow> relation_row = "relation_row";
const auto relation_row_def = (bytes[append_to(&RelationRow::left)] % symbol(",", "','")) >>
                              (symbol("~", "'~'") |
                               symbol("!~", "'!~'")[set_to(&RelationRow::holds, false)]) >>
                              (bytes[append_to(&RelationRow::right)] % symbol(",", "','")) >>
                              semicolon("';' at the end of the row");

const x3::rule<struct OtherwiseTag, OtherwiseRow> otherwise_row = "otherwise_row";
const auto otherwise_row_def = word("otherwise") >> formula[set(&OtherwiseRow::value)] >>
                               semicolon("';' at the end of the row");

const x3::rule<struct SymmetricTag, SymmetricRow> symmetric_row = "symmetric_row";
const auto symmetric_row_def = x3::omit[word("symmetric")] >> semicolon("';' after 'symmetric'");

const x3::rule<struct RelationStatementTag, RelationStatement> relation_statement =
    "relation_statement";
const auto relation_statement_def =
    labelled("a row such as 'R' ~ 'A', 'G'; or symmetric, otherwise or '}'",
             spanned(symmetric_row)[as_statement] | spanned(otherwise_row)[as_statement] |
                 spanned(relation_row)[as_statement]);

const x3::rule<struct RelationTag, RelationItem> relation_item = "relation_item";
const auto relation_item_def = keyword("relation") >>
                               recovering(Level::InHeader, heading)[take_heading] >>
                               symbol("{", "'{' and the rows of the relation") >>
                               *(!EndOfList(true) >>
                                 recovering(Level::InBraces,
                                            relation_statement)[append_to(&RelationItem::rows)]) >>
                               symbol("}", "'}' at the end of the relation");

const x3::rule<struct PinsTag, PinsRow> pins_row = "pins_row";
const auto pins_row_def = (word("inputs") | word("outputs")[set_to(&PinsRow::inputs, false)]) >>
                          +(name("a name")[append_to(&PinsRow::names)]) >>
                          semicolon("';' at the end of the names");

const x3::rule<struct TableRowTag, TableRow> table_row = "table_row";
const auto table_row_def = !(word("inputs") | word("outputs") | word("otherwise")) >>
                           BitTextParser()[set(&TableRow::inputs)] >>
                           symbol(":", "':' and the outputs") >>
                           BitTextParser()[set(&TableRow::outputs)] >>
                           semicolon("';' at the end of the row");

const auto otherwise_zero = [](auto& context) {
    x3::_val(context).dont_care = false;
    if (x3::_attr(context).text != "0") x3::_pass(context) = false;
};
const x3::rule<struct TableOtherwiseTag, TableOtherwise> table_otherwise = "table_otherwise";
const auto table_otherwise_def = word("otherwise") >>
                                 labelled("'dont_care' or '0'",
                                          word("dont_care") | TokenParser(TokenKind::Integer, {"0"},
                                                                          {})[otherwise_zero]) >>
                                 semicolon("';' after 'otherwise'");

const x3::rule<struct TableLineTag, TableLine> table_line = "table_line";
const auto table_line_def =
    labelled("inputs, outputs, otherwise, a row such as '01* : 10;' or '}'",
             spanned(pins_row)[as_statement] | spanned(table_otherwise)[as_statement] |
                 spanned(table_row)[as_statement]);

const x3::rule<struct TruthTableTag, TruthTableItem> truth_table_item = "truth_table_item";
const auto truth_table_item_def = keyword("table") >>
                                  name("the name of the truth table")[set(&TruthTableItem::name)] >>
                                  symbol("{", "'{' and the rows") >>
                                  *(!EndOfList(true) >>
                                    recovering(Level::InBraces,
                                               table_line)[append_to(&TruthTableItem::lines)]) >>
                                  symbol("}", "'}' at the end of the truth table");

const auto set_path = [](auto& context) {
    const Token& token = x3::_attr(context);
    x3::_val(context).path = {std::string(token.text.substr(1, token.text.size() - 2)),
                              {token.span.begin + 1, token.span.end - 1}};
};
const x3::rule<struct PlaTag, PlaItem> pla_item = "pla_item";
const auto pla_item_def = keyword("table") >>
                          name("the name of the truth table")[set(&PlaItem::name)] >>
                          symbol("=", "'=' and a file") >>
                          word("pla", "'pla' and the name of the file in quotes") >>
                          TokenParser(TokenKind::String, {},
                                      "the name of the file in quotes")[set_path] >>
                          semicolon("';' after the file");

const x3::rule<struct ItemTag, Item> item = "item";
const auto item_def =
    labelled("recurrence, predicate, relation, table or const",
             spanned(recurrence_item)[as_statement] | spanned(predicate_item)[as_statement] |
                 spanned(relation_item)[as_statement] | spanned(truth_table_item)[as_statement] |
                 spanned(pla_item)[as_statement] | spanned(const_statement)[as_statement]);

const x3::rule<struct FileTag, Spec> file = "file";
const auto file_def =
    *(!EndOfList(false) >> recovering(Level::InFile, item)[append_to(&Spec::items)]);

BOOST_SPIRIT_DEFINE(heading, recurrence_item, predicate_item, bytes, relation_row, otherwise_row,
                    symmetric_row, relation_statement, relation_item, pins_row, table_row,
                    table_otherwise, table_line, truth_table_item, pla_item, item, file)

}  // namespace

Result<Spec> parse_spec(const Source& source) {
    if (Status text = check_text(source); !text) return std::move(text).failure();
    std::vector<Message> messages;
    const Tokens tokens = tokenize(source, messages);
    if (tokens.size() == 1 && messages.empty()) {
        return Failure(FailureKind::User,
                       Message{{source.file, 0, 0, 1, {}},
                               "the file defines nothing; expected a recurrence, as in: "
                               "recurrence NAME(a, b) { ... }",
                               {}});
    }
    ParseState state(source, tokens, messages);
    Spec spec;
    Iterator first = tokens.begin();
    const Iterator last = tokens.end();
    x3::parse(first, last, x3::with<StateTag>(std::ref(state))[file], spec);
    if (messages.empty() && first->kind != TokenKind::End) {
        return Failure::internal("the parser stopped before the end of " + source.file);
    }
    if (messages.empty()) return spec;
    std::stable_sort(messages.begin(), messages.end(), [](const Message& x, const Message& y) {
        return std::pair(x.place.line, x.place.column) < std::pair(y.place.line, y.place.column);
    });
    limit_messages(messages, source.file);
    return Failure(FailureKind::User, std::move(messages));
}

}  // namespace minterm
