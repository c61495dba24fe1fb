// SPDX-License-Identifier: Apache-2.0
//
// `minterm dist` on characters, words and lines, and with other ideas of what is equal.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <string>

#include "tests/cli/shell.hpp"
#include "tests/support/needs_compiler.hpp"

namespace minterm::testing::units_test {
namespace {

using ::testing::HasSubstr;
using Json = nlohmann::json;

class Units : public Shell {
protected:
    Outcome outcome(const std::string& a, const std::string& b, const std::string& options = "") {
        write("a.txt", a);
        write("b.txt", b);
        return run("minterm dist a.txt b.txt --format raw " + options);
    }
    std::string dist(const std::string& a, const std::string& b, const std::string& options = "") {
        const Outcome result = outcome(a, b, options);
        EXPECT_EQ(result.exit_code, 0) << result.err;
        return result.out;
    }
};

TEST_F(Units, RawTextIsComparedByCharacters) {
    EXPECT_EQ(dist("\u00e1", "\u00e9"), "1\n");
    EXPECT_EQ(dist("\u00e1", "\u00e9", "--bytes"), "1\n");
    EXPECT_EQ(dist("\u00e1", "", "--unit byte"), "2\n");
    EXPECT_EQ(dist("Testing What", "Testing\u2710What", "--cigar"), "1\n7=1X4=\n");
    EXPECT_EQ(dist("\uace0\ud1b5\uc2a4\ub7ec\uc6cc", "\uace0\ud1b5\uc2a4\ub7fd\ub2e4"), "2\n");
    EXPECT_EQ(dist("\u0442\u044b \u043c\u0438\u043b\u0430\u044f",
                   "\u0442\u044b \u0433\u0435\u043d\u0438\u0439"),
              "5\n");
    EXPECT_EQ(dist("\u043c", "\u0433"), "1\n");
    EXPECT_EQ(dist("\U0001F431", ""), "1\n");
    EXPECT_EQ(dist("\u0439\u0446\u0444\u044b", ""), "4\n");
    EXPECT_EQ(dist("\u0439\u0446\u0444\u044b", "\u044b\u0446"), "3\n");
    EXPECT_EQ(dist("kitten", "\u30ad\u30c3\u30c1\u30f3"), "6\n");
    EXPECT_EQ(dist("\u30ad\u30c3\u30c1\u30f3", ""), "4\n");
    EXPECT_EQ(dist("cafe", "caf\u00e9"), "1\n");
    EXPECT_EQ(dist("cafe\u0301", "caf\u00e9"), "2\n");
    EXPECT_EQ(dist("\u00c9T\u00c9", "\u00e9t\u00e9", "--ignore-case"), "0\n");
    EXPECT_EQ(dist("\u00c9T\u00c9", "\u00e9t\u00e9"), "3\n");
    EXPECT_EQ(dist("\u00e9a", "\u00e9b", "--pretty"), "1\nA \u00e9a 2\n  |.\nB \u00e9b 2\n");
    const Json json = Json::parse(dist("\u00e9\u00e9", "\u00e9", "--json"));
    EXPECT_EQ(json["unit"], "character");
    EXPECT_EQ(json["a"]["length"], 2);
}

TEST_F(Units, WhatIsNoUtf8IsRefusedWithItsPlace) {
    const Outcome bad = outcome("ok\n\u00e9\xff", "ok");
    EXPECT_EQ(bad.exit_code, 2);
    EXPECT_EQ(bad.out, "");
    EXPECT_THAT(bad.err, HasSubstr("a.txt:2:2: error: byte 6 (0xFF) is no part of a character"));
    EXPECT_THAT(bad.err, HasSubstr("note: --bytes compares the bytes of both sides"));
    EXPECT_EQ(dist("ok\n\u00e9\xff", "ok", "--bytes"), "4\n");
    write("a.fa", ">a\nAC\xffT\n");
    write("b.fa", ">b\nACGT\n");
    EXPECT_EQ(run("minterm dist a.fa b.fa").out, "1\n");
    EXPECT_EQ(run("minterm dist a.fa b.fa --unit character").exit_code, 2);
    const Outcome unknown = outcome("a", "b", "--unit syllable");
    EXPECT_EQ(unknown.exit_code, 2);
    EXPECT_EQ(outcome("a", "b", "--unit word --bytes").exit_code, 2);
}

TEST_F(Units, WordsAndLines) {
    EXPECT_EQ(dist("the cat sat", "the cat sat down", "--unit word"), "1\n");
    EXPECT_EQ(dist("the cat sat", "The  cat\nSAT", "--unit word --ignore-case --cigar"), "0\n3=\n");
    EXPECT_EQ(dist("the cat sat", "the cat lay down", "--unit word --pretty"),
              "2\nA the cat --- sat  3\n  ||| |||     ....\nB the cat lay down 4\n");
    EXPECT_EQ(dist("a\nb\nc\n", "a\r\nc\r\nd\r\n", "--unit line --cigar"), "2\n1=2X\n");
    EXPECT_EQ(dist("a\n\n", "a\n", "--unit line --cigar"), "1\n1=1I\n");
    EXPECT_EQ(dist("cat", "the cat sat on the cat mat", "--unit word --mode infix"),
              "0\n1\t2\n5\t6\n");
    // More different words than bytes have values.
    std::string words;
    for (int i = 0; i < 3000; ++i) words += "word" + std::to_string(i) + ' ';
    EXPECT_EQ(dist(words, "new " + words + "end", "--unit word"), "2\n");
    EXPECT_EQ(dist(words, "word7 " + words.substr(12), "--unit word --method full --cigar"),
              "2\n1I1X2998=\n");
}

TEST_F(Units, Wildcards) {
    EXPECT_EQ(dist("ACGNT", "ACGNT"), "0\n");
    EXPECT_EQ(dist("ACGNT", "ACGNT", "--mismatch N"), "1\n");
    EXPECT_EQ(dist("ACGNT", "ACGNT", "--wildcard N"), "0\n");
    EXPECT_EQ(dist("ACGNT", "ACGGT", "--wildcard N"), "0\n");
    EXPECT_EQ(dist("ACG?T", "AC*GT", "--wildcard '?' --wildcard '*' --cigar"), "0\n5=\n");
    EXPECT_EQ(dist("TCTTTACTCGCGCGTTGGAGAAATACAATAGT", "TCTATACTGCGCGTTTGGAGAAATAAAATAGT",
                   "--wildcard N"),
              "4\n");
    EXPECT_EQ(dist("NNNAAGCTTC", "TTTAACCTTCGCGCCGCGCCCCGGCCCGGG",
                   "--wildcard N --max-distance 1 --mode prefix"),
              "1\n0\t10\n");
    EXPECT_EQ(dist("a\u2022c", "abc", "--wildcard \u2022"), "0\n");
    EXPECT_EQ(dist("the * sat", "the cat sat", "--unit word --wildcard '*'"), "0\n");
    EXPECT_EQ(run("minterm run indel a.txt b.txt --unit word --wildcard '*'").out, "0\n");
    EXPECT_EQ(outcome("a", "b", "--wildcard ab").exit_code, 2);
    EXPECT_EQ(outcome("a", "b", "--wildcard ''").exit_code, 2);
    const Outcome own = outcome("a", "b", "--metric casefold --wildcard N");
    EXPECT_EQ(own.exit_code, 2);
    EXPECT_THAT(own.err, HasSubstr("predicates of its own"));
}

/// Words have numbers, and numbers look like bytes to who does not look.
TEST_F(Units, PredicatesOfBytesAreNotForWords) {
    std::string words;
    for (int i = 0; i < 100; ++i) words += "w" + std::to_string(i) + ' ';
    std::string other = words;
    other.replace(other.find("w65"), 3, "w68");
    EXPECT_EQ(dist(words, other, "--unit word"), "1\n");
    for (const std::string options : {"--iupac", "--metric iupac", "--metric casefold",
                                      "--mismatch w5", "--match-table a.txt"}) {
        for (const std::string unit : {" --unit word", " --unit line"}) {
            const Outcome refused = outcome(words, other, options + unit);
            EXPECT_EQ(refused.exit_code, 2) << options;
            EXPECT_EQ(refused.out, "");
            EXPECT_THAT(refused.err, HasSubstr("says what bytes match"));
        }
    }
    write("pairs.tsv", words + '\t' + other + '\n');
    EXPECT_EQ(run("minterm pairs pairs.tsv --unit word --iupac").exit_code, 2);
}

/// Case is folded in options as it is in texts.
TEST_F(Units, FoldedSymbolsOfOptions) {
    for (const std::string unit : {"--bytes", "--unit character"}) {
        const std::string fold = unit + " --ignore-case ";
        EXPECT_EQ(dist("An", "Ac", fold + "--wildcard n"), "0\n");
        EXPECT_EQ(dist("An", "Ac", fold + "--wildcard N"), "0\n");
        EXPECT_EQ(dist("bbb", "bbb", fold + "--mismatch b"), "3\n");
        EXPECT_EQ(dist("bbb", "bbb", fold + "--mismatch B"), "3\n");
        write("table", "b xyz\n");
        EXPECT_EQ(dist("bBb", "Xyz", fold + "--match-table table"), "0\n");
        EXPECT_EQ(dist("aR", "Aa", fold + "--iupac"), "0\n");
    }
    write("pairs.tsv", "nn\tnn\n");
    EXPECT_EQ(run("minterm pairs pairs.tsv --bytes --ignore-case --mismatch n").out, "nn\tnn\t2\n");
    EXPECT_EQ(dist("AN", "NA", "--wildcard A --mismatch N"), "0\n");  // wildcards first
    EXPECT_THAT(outcome("a", "b", "--max-distance -1").err,
                HasSubstr("expected a whole number from 0, got -1"));
    EXPECT_THAT(outcome("a", "b", "--match-table nowhere").err,
                HasSubstr("cannot read the match table 'nowhere'"));
}

TEST_F(Units, TablesOfMatches) {
    for (const auto& [target, distance] : {std::pair{"AGTGAGTCATCGAATCTTTG", "0"},
                                           {"AGTGAATCATCGAATCTTTG", "0"},
                                           {"AGTGACTCATCGAATCTTTG", "1"}}) {
        EXPECT_THAT(dist("AGTGARTCATCGAATCTTTG", target, "--mode infix --iupac"),
                    ::testing::StartsWith(distance));
        write("table", "# purines\nR AG  # and nothing else\n\n");
        EXPECT_THAT(dist("AGTGARTCATCGAATCTTTG", target, "--mode infix --match-table table"),
                    ::testing::StartsWith(distance));
    }
    EXPECT_EQ(dist("AR", "RA", "--match-table table"), "0\n");
    EXPECT_EQ(dist("A", "G", "--match-table table"), "1\n");  // not transitive
    EXPECT_EQ(dist("acgtACGT", "ACGTACGT", "--ignore-case --cigar"), "0\n8=\n");
    EXPECT_EQ(dist("ACGTacgtNN", "ACGTACGTNN"), "4\n");
    EXPECT_EQ(dist("ACGTacgtNN", "ACGTACGTNN", "--ignore-case"), "0\n");
    write("broken", "A C\nB\n");
    const Outcome broken = outcome("A", "C", "--match-table broken");
    EXPECT_EQ(broken.exit_code, 2);
    EXPECT_EQ(broken.err,
              "broken:2:1: error: expected a symbol, a blank, and the symbols that it matches, as "
              "in 'R AG'\n  2 | B\n    | ^\n");
    EXPECT_EQ(outcome("A", "C", "--match-table nowhere").exit_code, 2);
    write("wide", "\u2022 A\n");
    EXPECT_THAT(outcome("A", "C", "--match-table wide").err, HasSubstr("no single byte"));
    write("long", "A C\nR  AG TU\u2022  # more\n");
    EXPECT_THAT(outcome("A", "C", "--match-table long").err,
                HasSubstr("long:2:9: error: match table: '\u2022' is no single byte; tables are of "
                          "bytes, wildcards may be any symbol\n"
                          "  2 | R  AG TU\u2022  # more\n    |         ^"));
    write("long", "RY AG\n");
    EXPECT_THAT(outcome("A", "C", "--match-table long").err,
                HasSubstr("long:1:1: error: match table: expected one character, got 2 in 'RY'\n"
                          "  1 | RY AG\n    | ^~"));
}

}  // namespace
}  // namespace minterm::testing::units_test
