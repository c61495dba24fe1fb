// SPDX-License-Identifier: Apache-2.0
//
// Specs as text -> syntax trees as text, and the survival of hostile files. What wrong specs are
// told is tested word by word in tests/error.
#include "synth/parse_spec.hpp"

#include <gtest/gtest.h>

#include <string>

namespace minterm::parse_spec_test {
namespace {

std::string repeat(const std::string& text, int times) {
    std::string out;
    for (int at = 0; at < times; ++at) out += text;
    return out;
}

/// The tree, or the first line of what is wrong.
std::string parse(const std::string& text) {
    const Source source{"f.dp", text};
    const Result<Spec> spec = parse_spec(source);
    if (spec) return print_ast(*spec, source);
    const std::string rendered = spec.failure().render();
    return rendered.substr(0, rendered.find('\n'));
}

/// A formula with all its parentheses, as it was grouped.
std::string group(const SyntaxExpr& expr) {
    static const char* const kNames[] = {
        "int", "char", "true", "false", "name", "index", "call", "bit", "neg", "not", "+",
        "-",   "*",    "==",   "!=",    "<",    "<=",    ">",    ">=",  "and", "or",  "?:"};
    if (expr.op == SyntaxOp::Integer || expr.op == SyntaxOp::Character)
        return std::to_string(expr.value);
    if (expr.op == SyntaxOp::Name) return expr.name.text;
    if (expr.op == SyntaxOp::Bit) return expr.name.text + "." + std::to_string(expr.value);
    std::string text = "(" + std::string(kNames[static_cast<int>(expr.op)]);
    if (!expr.name.text.empty()) text += " " + expr.name.text;
    for (const SyntaxExpr& arg : expr.args) text += " " + group(arg);
    return text + ")";
}

std::string grouped(const std::string& formula) {
    const Source source{"f.dp", "predicate p(x, y) = " + formula + ";"};
    const Result<Spec> spec = parse_spec(source);
    if (!spec) return spec.failure().render();
    return group(std::get<PredicateItem>(spec->items.at(0)).body);
}

TEST(ParseSpec, BindsOperatorsByTheirPrecedence) {
    EXPECT_EQ(grouped("1 + 2 * 3"), "(+ 1 (* 2 3))");
    EXPECT_EQ(grouped("1 - 2 - 3"), "(- (- 1 2) 3)");
    EXPECT_EQ(grouped("(1 - (2 - 3))"), "(- 1 (- 2 3))");
    EXPECT_EQ(grouped("-1 * - -x"), "(* (neg 1) (neg (neg x)))");
    EXPECT_EQ(grouped("1 + 2 < 3 * 4"), "(< (+ 1 2) (* 3 4))");
    EXPECT_EQ(grouped("not x == 1 and y == 2 or true"),
              "(or (and (not (== x 1)) (== y 2)) (true))");
    EXPECT_EQ(grouped("a or b and c"), "(or a (and b c))");
    EXPECT_EQ(grouped("a ? b : c ? d : e"), "(?: a b (?: c d e))");
    EXPECT_EQ(grouped("a ? b ? c : d : e"), "(?: a (?: b c d) e)");
    EXPECT_EQ(grouped("a or b ? c : d + 1"), "(?: (or a b) c (+ d 1))");
}

TEST(ParseSpec, ReadsReferences) {
    EXPECT_EQ(grouped("D[i-1][j]"), "(index D (- i 1) j)");
    EXPECT_EQ(grouped("a[i] == b[j]"), "(== (index a i) (index b j))");
    EXPECT_EQ(grouped("min(1, x, max(y))"), "(call min 1 x (call max y))");
    EXPECT_EQ(grouped("f() and g(x)"), "(and (call f) (call g x))");
    EXPECT_EQ(grouped("x.7 == y.0"), "(== x.7 y.0)");
}

TEST(ParseSpec, ReadsLiterals) {
    EXPECT_EQ(grouped("0 + 007 + 0x1F"), "(+ (+ 0 7) 31)");
    EXPECT_EQ(grouped("'A' + '\\n' + '\\0' + '\\xfF' + '\\'' + '\\\\' + '\"' + ' '"),
              "(+ (+ (+ (+ (+ (+ (+ 65 10) 0) 255) 39) 92) 34) 32)");
    EXPECT_EQ(grouped("9223372036854775807"), "9223372036854775807");
    EXPECT_EQ(grouped("9223372036854775808"), "9223372036854775807");  // saturates; checked later
    EXPECT_EQ(grouped("99999999999999999999999999"), "9223372036854775807");
}

TEST(ParseSpec, PrintsEveryNodeWithItsSpan) {
    EXPECT_EQ(parse("# a comment\n"
                    "recurrence f(a, b) {\n"
                    "    table S : bool; table D : int; table E;\n"
                    "    param k = 2 in 0..k1;\n"
                    "    const c = -1;  match p;\n"
                    "    D[0][j] = j;\n"
                    "    encode D vertical { -1 : 1*; 0 : 0 0; }\n"
                    "    answer min D[m][j];\n"
                    "    report j where S[m][j];\n"
                    "}"),
              "recurrence f(a, b) 2:1-10:2\n"
              "  table S : bool 3:5-3:20\n"
              "  table D : int 3:21-3:35\n"
              "  table E : int 3:36-3:44\n"
              "  param k 4:5-4:26\n"
              "    integer 2 4:15-4:16\n"
              "    integer 0 4:20-4:21\n"
              "    name k1 4:23-4:25\n"
              "  const c 5:5-5:18\n"
              "    negate 5:15-5:17\n"
              "      integer 1 5:16-5:17\n"
              "  match p 5:20-5:28\n"
              "  formula 6:5-6:17\n"
              "    index D 6:5-6:12\n"
              "      integer 0 6:7-6:8\n"
              "      name j 6:10-6:11\n"
              "    name j 6:15-6:16\n"
              "  encode D vertical 7:5-7:44\n"
              "    code -1 : 1* 7:25-7:33\n"
              "    code 0 : 00 7:34-7:42\n"
              "  answer min 8:5-8:24\n"
              "    index D 8:16-8:23\n"
              "      name m 8:18-8:19\n"
              "      name j 8:21-8:22\n"
              "  report j 9:5-9:28\n"
              "    index S 9:20-9:27\n"
              "      name m 9:22-9:23\n"
              "      name j 9:25-9:26\n");
}

TEST(ParseSpec, ReadsItemsOfAFile) {
    EXPECT_EQ(parse("const one = 1;\n"
                    "relation r(x, y) { 'a'..'c', 0 ~ any; 1 !~ 2; symmetric; otherwise false; }\n"
                    "table t { inputs a b; outputs f; 0* : 1; 1 1 : *; otherwise 0; }\n"
                    "table u { otherwise dont_care; }\n"
                    "table v = pla \"dir/cell.pla\";\n"),
              "const one 1:1-1:15\n"
              "  integer 1 1:13-1:14\n"
              "relation r(x, y) 2:1-2:76\n"
              "  row 97..99, 0 ~ 0..255 2:20-2:38\n"
              "  row 1 !~ 2 2:39-2:46\n"
              "  symmetric 2:47-2:57\n"
              "  otherwise 2:58-2:74\n"
              "    false 2:68-2:73\n"
              "truth_table t 3:1-3:65\n"
              "  inputs a b 3:11-3:22\n"
              "  outputs f 3:23-3:33\n"
              "  row 0* : 1 3:34-3:41\n"
              "  row 11 : * 3:42-3:50\n"
              "  otherwise 0 3:51-3:63\n"
              "truth_table u 4:1-4:33\n"
              "  otherwise dont_care 4:11-4:31\n"
              "truth_table v = pla \"dir/cell.pla\" 5:1-5:30\n");
}

TEST(ParseSpec, TakesAnyLayout) {
    const std::string expected = "predicate p(x, y) ";
    for (const std::string text :
         {"predicate p(x,y)=x==y;", "predicate\tp ( x , y )\r\n=\r\n x==y ;\r\n",
          "\xEF\xBB\xBFpredicate p(x, y) = x == y;", "#\npredicate p(x, y) = # x\nx == y;#"}) {
        EXPECT_EQ(parse(text).substr(0, expected.size()), expected) << text;
    }
}

TEST(ParseSpec, LetsContextualWordsBeNames) {
    EXPECT_EQ(parse("predicate any(inputs, in) = inputs == in;").substr(0, 30),
              "predicate any(inputs, in) 1:1-");
}

TEST(ParseSpec, RefusesWhatIsNested10000Deep) {
    const std::string start = "predicate p(x, y) =\n";
    for (const auto& [open, close] : {std::pair{"(\n", ")\n"},
                                      {"-\n", ""},
                                      {"not\n", ""},
                                      {"f(\n", ")\n"},
                                      {"D[\n", "]\n"},
                                      {"x ? y :\n", ""},
                                      {"x ?\n", ": y\n"},
                                      {"min(1,\n", ")\n"}}) {
        const std::string text =
            parse(start + repeat(open, 10000) + "x" + repeat(close, 10000) + ";");
        EXPECT_NE(text.find("error: this formula is nested too deeply"), text.npos)
            << open << ": " << text;
    }
    for (const char* op : {"+\n1", "*\n1", " and\nx", " or\nx", "==\n1", "-\n1"}) {
        const std::string text = parse(start + "1" + repeat(op, 10000) + ";");
        EXPECT_NE(text.find("error: this formula is nested too deeply"), text.npos)
            << op << ": " << text;
    }
}

TEST(ParseSpec, TakesWhatIsNestedModerately) {
    EXPECT_EQ(grouped(repeat("(", 90) + "x" + repeat(")", 90)), "x");
    const std::string sum = grouped("1" + repeat(" + 1", 250));
    EXPECT_EQ(sum.substr(sum.size() - 3), " 1)");
}

TEST(ParseSpec, StopsAfterTwentyErrors) {
    const Source source{"f.dp", "recurrence f(a, b) {\n" + repeat("D = ;\n", 50000) + "}"};
    const Result<Spec> spec = parse_spec(source);
    ASSERT_FALSE(spec);
    EXPECT_EQ(spec.failure().messages().size(), 20U);
}

/// Whatever bytes are cut off or put in, the answer is a tree or an error with a place in the file.
TEST(ParseSpec, SurvivesEveryMutilationOfASpec) {
    const std::string spec =
        "predicate p(x, y) = x.5 == y.5 or x == '\\n';\n"
        "relation r(x, y) { 'a'..'c' ~ any; otherwise x == y; }\n"
        "table t { inputs a b; outputs f; 0* : 1; otherwise 0; }\n"
        "recurrence f(a, b) { table D : int; param k = 2 in 0..31; match p;\n"
        "D[0][j] = j; D[i][0] = i; D[i][j] = min(D[i-1][j] + 1, -(a[i] == b[j] ? 0 : 1));\n"
        "encode D { 0 : 0; 1 : 1; } answer D[m][n]; }\n";
    for (std::size_t at = 0; at <= spec.size(); ++at) {
        for (const char* inserted :
             {"", "{", "}", "(", ")", ";", "'", "\"", "#", "[", "\xC3\xA9", "0", "=", "not "}) {
            const std::string whole = spec.substr(0, at) + inserted + spec.substr(at);
            const std::string cut = spec.substr(0, at) + inserted;
            for (const std::string& text : {whole, cut}) {
                const Source source{"f.dp", text};
                const Result<Spec> parsed = parse_spec(source);
                if (parsed) continue;
                ASSERT_EQ(parsed.failure().kind(), FailureKind::User) << text;
                for (const Message& message : parsed.failure().messages()) {
                    ASSERT_EQ(message.place.file, "f.dp") << text;
                }
            }
        }
    }
}

}  // namespace
}  // namespace minterm::parse_spec_test
