// SPDX-License-Identifier: Apache-2.0
//
// Sound specs -> normal forms, and what the shipped specs mean on small strings. What wrong specs
// are told is tested word by word in tests/error.
#include "synth/check_spec.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>

#include "synth/interpret.hpp"
#include "synth/parse_spec.hpp"

namespace minterm::check_spec_test {
namespace {

Result<SpecItems> check_text_of(const std::string& text, const ParameterValues& parameters = {}) {
    const Source source{"f.dp", text};
    MINTERM_TRY(const Spec spec, parse_spec(source));
    return check_spec(spec, source, parameters);
}

/// The normal form of the first recurrence, or what is wrong.
std::string normal_form(const std::string& text, const ParameterValues& parameters = {}) {
    const Result<SpecItems> items = check_text_of(text, parameters);
    if (!items) return items.failure().render();
    std::string problems;
    for (const Recurrence& recurrence : items->recurrences) {
        for (const std::string& problem : check(recurrence)) problems += "CHECK: " + problem + "\n";
    }
    return problems + print_recurrence(items->recurrences.at(0));
}

std::string with_cell(const std::string& declarations, const std::string& cell) {
    return "recurrence f(a, b) { table D; " + declarations +
           " D[0][j] = j; D[i][0] = i; D[i][j] = " + cell + "; answer D[m][n]; }";
}

/// The printed cell formula of D.
std::string cell(const std::string& formula, const std::string& declarations = "") {
    const std::string text = normal_form(with_cell(declarations, formula));
    const std::string mark = "D[i][j] = ";
    const std::size_t at = text.find(mark);
    if (at == text.npos) return text;
    return text.substr(at + mark.size(), text.find('\n', at) - at - mark.size());
}

TEST(CheckSpec, MakesTheNormalForm) {
    EXPECT_EQ(normal_form("const two = 2;\n"
                          "recurrence f(s, t) {\n"
                          "  table E; table D; table S : bool;\n"
                          "  param k = 1 in 0..9; const c = two * k - 1;\n"
                          "  D[0][j] = c * j; D[i][0] = -i; D[0][0] = 5;\n"
                          "  D[i][j] = min(D[i-1][j], E[i][j-1], k) + 1;\n"
                          "  S[0][j] = j == 0; S[i][0] = not true;\n"
                          "  E[0][j] = 0; E[i][0] = 1; E[i][j] = D[i][j] + 2;\n"
                          "  S[i][j] = S[i-1][j-1] and s[i] == t[j] or t[j] != s[i];\n"
                          "  encode D vertical { 0 : 00; 1 : 01; -1 : 1*; }\n"
                          "  answer max E[m][j];\n"
                          "}",
                          {{"k", 4}}),
              "recurrence f\n"
              "  param k = 4 in 0..9\n"
              "  predicate match: a[i] == b[j]\n"
              "  int D[0][j] = j == 0 ? 5 : 7 * j\n"
              "  int D[i][0] = -i\n"
              "  int D[i][j] = min(D[i-1][j], E[i][j-1], 4) + 1\n"
              "  int E[0][j] = 0\n"
              "  int E[i][0] = 1\n"
              "  int E[i][j] = D[i][j] + 2\n"
              "  bool S[0][j] = j == 0\n"
              "  bool S[i][0] = false\n"
              "  bool S[i][j] = S[i-1][j-1] and match or not match\n"
              "  encode vertical: 0 = 00, 1 = 01, -1 = 1*\n"
              "  answer max of E[m][j]\n");
}

TEST(CheckSpec, TakesIndicesHoweverTheyAreWritten) {
    EXPECT_EQ(cell("D[i - 1][j]"), "D[i-1][j]");
    EXPECT_EQ(cell("D[-1 + i][j + 1 - 2]"), "D[i-1][j-1]");
    EXPECT_EQ(cell("D[i - k][(j)]", "param k = 1 in 0..3;"), "D[i-1][j]");
}

TEST(CheckSpec, ComputesConstants) {
    EXPECT_EQ(cell("D[i-1][j] + 2 * 3 - -1"), "D[i-1][j] + 6 - -1");
    EXPECT_EQ(cell("D[i-1][j] + (2 * 3 - -1)"), "D[i-1][j] + 7");
    EXPECT_EQ(cell("k > 1 ? D[i-1][j] : D[i][j-1]", "const k = 1;"), "D[i][j-1]");
    EXPECT_EQ(cell("1000000 + D[i-1][j] * -1000000"), "1000000 + D[i-1][j] * -1000000");
    EXPECT_NE(normal_form(with_cell("", "1000001")).find("out of range"), std::string::npos);
    EXPECT_NE(
        normal_form(with_cell("", "1000000 + 1")).find("comes to 1000001, which is out of range"),
        std::string::npos);
}

TEST(CheckSpec, ComparesConditions) {
    EXPECT_EQ(cell("(D[i-1][j] > 0) == (a[i] == b[j]) ? 1 : 0"),
              "(D[i-1][j] > 0) == match ? 1 : 0");
    EXPECT_EQ(cell("true != false ? 1 : 0"), "1");
}

/// Which pairs a predicate holds for, as asked by `call` in a cell.
Relation relation_of(const std::string& definitions, const std::string& call,
                     const std::string& declarations = "") {
    const Result<SpecItems> items =
        check_text_of(definitions + with_cell(declarations, call + " ? D[i-1][j-1] : 1"));
    EXPECT_TRUE(items) << items.failure().render();
    if (!items) return {};
    EXPECT_EQ(items->recurrences.at(0).relations.size(), 1U);
    return items->recurrences.at(0).relations.at(0);
}

TEST(CheckSpec, EvaluatesPredicates) {
    const std::string fold =
        "predicate letter(x, y) = x >= 'A' and x <= 'Z' or x >= 'a' and x <= 'z';\n"
        "predicate fold(x, y) = x == y or letter(x, 0) and letter(y, 0) and x.0 == y.0 and x.1 == "
        "y.1\n"
        "    and x.2 == y.2 and x.3 == y.3 and x.4 == y.4;\n";
    const Relation relation = relation_of(fold, "a[i] == b[j]", "match fold;");
    EXPECT_EQ(relation.name, "fold");
    EXPECT_FALSE(relation.is_equality);
    for (unsigned a = 0; a < 256; ++a) {
        for (unsigned b = 0; b < 256; ++b) {
            const auto lower = [](unsigned c) { return c >= 'A' && c <= 'Z' ? c + 32 : c; };
            ASSERT_EQ(relation(static_cast<unsigned char>(a), static_cast<unsigned char>(b)),
                      lower(a) == lower(b))
                << a << " " << b;
        }
    }
}

TEST(CheckSpec, KnowsEqualityWhenItSeesIt) {
    EXPECT_TRUE(relation_of("", "a[i] == b[j]").is_equality);
    EXPECT_TRUE(relation_of("predicate same(x, y) = not (x < y or x > y);", "same(a[i], b[j])")
                    .is_equality);
    EXPECT_FALSE(
        relation_of("predicate most(x, y) = x == y and x != 255;", "most(a[i], b[j])").is_equality);
}

TEST(CheckSpec, KeepsTheOrderOfTheSymbols) {
    const std::string less = "predicate less(x, y) = x < y;";
    EXPECT_TRUE(relation_of(less, "less(a[i], b[j])")('a', 'b'));
    EXPECT_FALSE(relation_of(less, "less(a[i], b[j])")('b', 'a'));
    EXPECT_TRUE(relation_of(less, "less(b[j], a[i])")('b', 'a'));
    EXPECT_FALSE(relation_of(less, "less(b[j], a[i])")('a', 'b'));
    EXPECT_TRUE(relation_of(less, "b[j] == a[i]", "match less;")('a', 'b'));
}

TEST(CheckSpec, FillsRelationTables) {
    const Relation relation = relation_of(
        "relation r(x, y) { 'R' ~ 'A', 'G'; 'N' ~ any; 'a'..'c' !~ 'a'..'c'; otherwise x == y; "
        "symmetric; }",
        "r(a[i], b[j])");
    EXPECT_TRUE(relation('R', 'A'));
    EXPECT_TRUE(relation('A', 'R'));
    EXPECT_FALSE(relation('A', 'G'));
    EXPECT_TRUE(relation(0, 'N'));
    EXPECT_TRUE(relation(255, 255));
    EXPECT_FALSE(relation('b', 'b'));
    EXPECT_TRUE(relation('d', 'd'));
}

TEST(CheckSpec, TakesARelationThatListsEveryPair) {
    EXPECT_EQ(relation_of("relation r(x, y) { 0..127 ~ any; 128..255 !~ any; }", "r(a[i], b[j])")
                  .holds->count(),
              128U * 256U);
}

TEST(CheckSpec, ReadsTruthTables) {
    const Result<SpecItems> items = check_text_of(
        "table t { inputs a b; outputs f g; 0* : 1*; *0 : 10; 11 : 00; }\n"
        "table d { inputs a b; outputs f; 10 : 1; otherwise dont_care; }\n"
        "table z { inputs a b; outputs f; 10 : *; otherwise 0; }\n");
    ASSERT_TRUE(items) << items.failure().render();
    ASSERT_EQ(items->tables.size(), 3U);
    const TruthTable& t = items->tables[0].table;
    EXPECT_EQ(items->tables[0].name, "t");
    EXPECT_EQ(t.inputs, (std::vector<std::string>{"a", "b"}));
    // a is bit 0 of a minterm, b is bit 1: minterms 0, 1, 2, 3 are the inputs 00, 10, 01, 11.
    EXPECT_EQ(t.outputs[0].on.words()[0], 0b0111U);
    EXPECT_EQ(t.outputs[1].on.words()[0], 0b0000U);
    EXPECT_EQ(t.outputs[1].dont_care.words()[0], 0b0100U);  // 00 is fixed by the second row
    EXPECT_EQ(items->tables[1].table.outputs[0].on.words()[0], 0b0010U);
    EXPECT_EQ(items->tables[1].table.outputs[0].dont_care.words()[0], 0b1101U);
    EXPECT_EQ(items->tables[2].table.outputs[0].on.words()[0], 0b0000U);
    EXPECT_EQ(items->tables[2].table.outputs[0].dont_care.words()[0], 0b0010U);
    for (const NamedTable& named : items->tables) EXPECT_TRUE(check(named.table).empty());
}

TEST(CheckSpec, FindsPlaFilesBesideTheSpec) {
    const std::filesystem::path folder =
        std::filesystem::path(testing::TempDir()) / "minterm_check_spec";
    std::filesystem::create_directories(folder);
    std::ofstream(folder / "and.pla") << ".i 2\n.o 1\n.ilb a b\n.ob f\n11 1\n.e\n";
    std::ofstream(folder / "and.dp") << "table and2 = pla \"and.pla\";\n";
    const Result<SpecItems> items = load_spec((folder / "and.dp").string());
    ASSERT_TRUE(items) << items.failure().render();
    EXPECT_EQ(items->tables.at(0).name, "and2");
    EXPECT_EQ(items->tables.at(0).table.outputs.at(0).on.words()[0], 0b1000U);
    std::filesystem::remove_all(folder);
}

TEST(CheckSpec, OverridesParametersOfAnyRecurrence) {
    const std::string two =
        "recurrence f(a, b) { table D; param k = 1 in 0..9; D[0][j] = k; D[i][0] = k;"
        " D[i][j] = D[i-1][j]; answer D[m][n]; }"
        "recurrence g(a, b) { table D; param l = -1 in -5..0; D[0][j] = l; D[i][0] = l;"
        " D[i][j] = D[i-1][j]; answer D[m][n]; }";
    const Result<SpecItems> items = check_text_of(two, {{"l", -5}});
    ASSERT_TRUE(items) << items.failure().render();
    EXPECT_EQ(items->recurrences.at(0).parameters.at(0).value, 1);
    EXPECT_EQ(items->recurrences.at(1).parameters.at(0).value, -5);
    EXPECT_FALSE(check_text_of(two, {{"l", 1}}));
    EXPECT_FALSE(check_text_of(two, {{"m", 1}}));
}

TEST(CheckSpec, ReportsAtMostTwentyErrors) {
    std::string text = "recurrence f(a, b) {";
    for (int at = 0; at < 30; ++at) text += "\nT" + std::to_string(at) + "[0][j] = 0;";
    const Result<SpecItems> items = check_text_of(text + "}");
    ASSERT_FALSE(items);
    EXPECT_EQ(items.failure().messages().size(), 21U);
    EXPECT_EQ(items.failure().messages().back().text, "10 more errors are not shown");
}

/// Every block of docs/SPEC_LANGUAGE.md that is marked as a whole spec.
TEST(CheckSpec, TakesTheExamplesOfTheReference) {
    std::ifstream file(std::string(MINTERM_SOURCE_DIR) + "/docs/SPEC_LANGUAGE.md");
    const std::string page{std::istreambuf_iterator<char>(file), {}};
    const std::string open = "```dp\n";
    int examples = 0;
    for (std::size_t at = page.find(open); at != page.npos; at = page.find(open, at + 1)) {
        const std::size_t begin = at + open.size();
        const std::string text = page.substr(begin, page.find("```", begin) - begin);
        const Result<SpecItems> items = check_text_of(text);
        EXPECT_TRUE(items) << text << (items ? "" : items.failure().render());
        ++examples;
    }
    EXPECT_GE(examples, 8);
}

// ---- The shipped specs -------------------------------------------------------------------------

/// "value" or, for a report, the positions: what the interpreter makes of a shipped spec.
std::string run(const std::string& name, std::string_view a, std::string_view b,
                const ParameterValues& parameters = {}) {
    const Result<SpecItems> items =
        load_spec(std::string(MINTERM_SOURCE_DIR) + "/specs/" + name + ".dp", parameters);
    if (!items) return items.failure().render();
    const Recurrence& recurrence = items->recurrences.at(0);
    if (!check(recurrence).empty()) return check(recurrence).front();
    if (recurrence.name != name) return "is named " + recurrence.name;
    const AnswerValue answer = answer_of(recurrence, interpret(recurrence, a, b));
    if (recurrence.answer.kind != AnswerKind::ReportLastRow) return std::to_string(answer.value);
    std::string text;
    for (const std::uint64_t at : answer.positions)
        text += (text.empty() ? "" : " ") + std::to_string(at);
    return text;
}

TEST(ShippedSpecs, AnswerRightly) {
    EXPECT_EQ(run("levenshtein", "kitten", "sitting"), "3");
    EXPECT_EQ(run("levenshtein", "", "abc"), "3");
    EXPECT_EQ(run("lcs", "elephant", "telephone"), "6");
    EXPECT_EQ(run("lcs", "", "abc"), "0");
    EXPECT_EQ(run("indel", "TCGTGTCCCAGCT", "TCGTTATTGCT"), "6");
    EXPECT_EQ(run("indel", "ab", "cd"), "4");
    EXPECT_EQ(run("semiglobal", "GCATATCAATAAGCGGAGGA",
                  "ATACCCCCCTATCTTAATCATATCAATACGCGGAGGAGTATCGGAAGCGCACCAGG"),
              "2");
    EXPECT_EQ(run("semiglobal", "abc", ""), "3");
    EXPECT_EQ(run("prefix", "A", "ABC"), "0");
    EXPECT_EQ(run("prefix", "ATG", "TTTTTTTTTTTTTTTTTTTTTTTTTTTTCATGAGACGCAACTATGGTGACGAA"), "2");
}

TEST(ShippedSpecs, HammingCountsPositionsAndTheRest) {
    EXPECT_EQ(run("hamming", "karolin", "kathrin"), "3");
    EXPECT_EQ(run("hamming", "abc", "abcde"), "2");
    EXPECT_EQ(run("hamming", "abcde", "xbc"), "3");
    EXPECT_EQ(run("hamming", "", ""), "0");
    // Exactly, for all pairs of strings of up to four letters out of two.
    std::vector<std::string> strings{""};
    for (std::size_t at = 0; strings[at].size() < 4; ++at) {
        for (const char* letter : {"x", "y"}) strings.push_back(strings[at] + letter);
    }
    const Result<SpecItems> items =
        load_spec(std::string(MINTERM_SOURCE_DIR) + "/specs/hamming.dp");
    ASSERT_TRUE(items);
    for (const std::string& a : strings) {
        for (const std::string& b : strings) {
            std::int64_t expected = static_cast<std::int64_t>(std::max(a.size(), b.size()) -
                                                              std::min(a.size(), b.size()));
            for (std::size_t at = 0; at < std::min(a.size(), b.size()); ++at)
                expected += a[at] != b[at];
            const Recurrence& hamming = items->recurrences.at(0);
            ASSERT_EQ(answer_of(hamming, interpret(hamming, a, b)).value, expected)
                << a << " " << b;
        }
    }
}

TEST(ShippedSpecs, WeightedTakesItsCosts) {
    EXPECT_EQ(run("weighted", "ab", "cb"), "3");
    EXPECT_EQ(run("weighted", "ab", "cb", {{"sub", 4}, {"ins", 1}, {"del", 2}}), "3");
    EXPECT_EQ(run("weighted", "", "abc", {{"ins", 4}}), "12");
    EXPECT_EQ(run("weighted", "abc", "", {{"del", 1}}), "3");
    EXPECT_NE(run("weighted", "", "", {{"del", 9}}).find("del = 9 was asked for"),
              std::string::npos);
}

TEST(ShippedSpecs, ReportPositions) {
    EXPECT_EQ(run("shift_or", "aba", "ababaXaba"), "3 5 9");
    EXPECT_EQ(run("shift_or", "", "ab"), "0 1 2");
    EXPECT_EQ(run("shift_or", "ab", "a"), "");
    EXPECT_EQ(run("k_mismatch", "abc", "abcabdxxc", {{"k", 0}}), "3");
    EXPECT_EQ(run("k_mismatch", "abc", "abcabdxxc", {{"k", 1}}), "3 6");
    EXPECT_EQ(run("k_mismatch", "abc", "abcabdxxc"), "3 6 9");
    EXPECT_EQ(run("k_mismatch", "abc", "abcabdxxc", {{"k", 3}}), "3 4 5 6 7 8 9");
    EXPECT_EQ(run("k_mismatch", "abcd", "abc", {{"k", 31}}), "");
}

/// Every row of the published table is the difference recurrence, and every input has its row.
TEST(ShippedSpecs, PaperCellIsTheDifferenceRecurrence) {
    const Result<SpecItems> items =
        load_spec(std::string(MINTERM_SOURCE_DIR) + "/specs/paper_cell.dp");
    ASSERT_TRUE(items) << items.failure().render();
    const TruthTable& table = items->tables.at(0).table;
    ASSERT_EQ(table.inputs, (std::vector<std::string>{"l1", "l0", "t1", "t0", "c"}));
    for (std::uint64_t x = 0; x < 32; ++x) {
        const auto difference = [](std::uint64_t high, std::uint64_t low) {
            return high != 0 ? -1 : low != 0 ? 1 : 0;
        };
        const int l = difference(x & 1, x >> 1 & 1);
        const int t = difference(x >> 2 & 1, x >> 3 & 1);
        const int c = static_cast<int>(x >> 4);
        const auto output = [&](int high) {
            const TableOutput& bit1 = table.outputs[static_cast<std::size_t>(high)];
            const TableOutput& bit0 = table.outputs[static_cast<std::size_t>(high) + 1];
            EXPECT_FALSE(bit1.dont_care.test(x));
            EXPECT_EQ(bit0.dont_care.test(x), bit1.on.test(x));  // the low bit is free for -1 only
            return difference(bit1.on.test(x), bit0.on.test(x));
        };
        EXPECT_EQ(output(0), std::min({1, t - l + 1, c - l})) << x;
        EXPECT_EQ(output(2), std::min({1, l - t + 1, c - t})) << x;
    }
}

}  // namespace
}  // namespace minterm::check_spec_test
