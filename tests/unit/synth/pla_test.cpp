// SPDX-License-Identifier: Apache-2.0
//
// PLA text to tables and back: the meaning of each type, the freedoms of the format, and the exact
// message and place for everything that is wrong.
#include "synth/pla.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <random>

namespace minterm::pla_test {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

/// Values of an output in the order of minterms (input 0 fastest), as text over 0, 1 and -.
std::string values(const TableOutput& output) {
    std::string text;
    for (std::uint64_t m = 0; m < output.on.size(); ++m) {
        text += output.on.test(m) ? '1' : output.dont_care.test(m) ? '-' : '0';
    }
    return text;
}

/// All outputs of a PLA text, or its failure.
std::vector<std::string> read(std::string_view text) {
    const Result<TruthTable> table = read_pla(text, "t.pla");
    std::vector<std::string> result;
    if (!table) {
        for (const Message& message : table.failure().messages()) result.push_back(message.text);
        return result;
    }
    EXPECT_THAT(check(*table), IsEmpty());
    for (const TableOutput& output : table->outputs) result.push_back(values(output));
    return result;
}

/// The messages of a text that is wrong: "line:column:width text", notes indented.
std::vector<std::string> errors(std::string_view text) {
    const Result<TruthTable> table = read_pla(text, "t.pla");
    if (table) return {"no error"};
    EXPECT_EQ(table.failure().kind(), FailureKind::User);
    std::vector<std::string> result;
    const auto place = [](const Message& message) {
        EXPECT_EQ(message.place.file, "t.pla");
        return std::to_string(message.place.line) + ":" + std::to_string(message.place.column) +
               ":" + std::to_string(message.place.width) + " " + message.text;
    };
    for (const Message& message : table.failure().messages()) {
        result.push_back(place(message));
        for (const Message& note : message.notes) result.push_back("  " + place(note));
    }
    return result;
}

TEST(ReadPlaTest, TypeDecidesWhatARowSays) {
    // Rows for the inputs 00, 10, 01; nothing is said about 11.
    const std::string rows = "00 1\n10 0\n01 -\n.e\n";
    EXPECT_THAT(read(".i 2\n.o 1\n" + rows), ElementsAre("10-0"));
    EXPECT_THAT(read(".i 2\n.o 1\n.type f\n" + rows), ElementsAre("1000"));
    EXPECT_THAT(read(".i 2\n.o 1\n.type fd\n" + rows), ElementsAre("10-0"));
    EXPECT_THAT(read(".i 2\n.o 1\n.type fr\n" + rows), ElementsAre("10--"));
    EXPECT_THAT(read(".i 2\n.o 1\n.type fdr\n" + rows), ElementsAre("10--"));
}

TEST(ReadPlaTest, TildeSaysNothingAndDigitsAreSynonyms) {
    const std::string head = ".i 1\n.o 4\n.type fdr\n";
    EXPECT_THAT(read(head + "0 432~\n1 10-1\n"), ElementsAre("11", "00", "--", "-1"));
    EXPECT_THAT(read(".i 3\n.o 1\n2~1 1\n"), ElementsAre("00001111"));
}

TEST(ReadPlaTest, DontCareWinsOverOn) {
    EXPECT_THAT(read(".i 2\n.o 1\n1- 1\n-1 -\n"), ElementsAre("01--"));
    EXPECT_THAT(read(".i 2\n.o 1\n-1 -\n1- 1\n"), ElementsAre("01--"));
}

TEST(ReadPlaTest, LeftmostColumnIsInputZero) {
    EXPECT_THAT(read(".i 3\n.o 2\n100 10\n001 01\n"), ElementsAre("01000000", "00001000"));
}

TEST(ReadPlaTest, NamesAndTheirDefaults) {
    const Result<TruthTable> named =
        read_pla(".i 2\n.o 2\n.ilb l'1 a#b # the inputs\n.ob y<0> l'1\n", "t.pla");
    ASSERT_TRUE(named);
    EXPECT_THAT(named->inputs, ElementsAre("l'1", "a#b"));
    EXPECT_EQ(named->outputs[0].name, "y<0>");
    EXPECT_EQ(named->outputs[1].name, "l'1");
    const Result<TruthTable> unnamed = read_pla(".i 2\n.o 2\n", "t.pla");
    ASSERT_TRUE(unnamed);
    EXPECT_THAT(unnamed->inputs, ElementsAre("x0", "x1"));
    EXPECT_EQ(unnamed->outputs[0].name, "y0");
    EXPECT_EQ(unnamed->outputs[1].name, "y1");
}

TEST(ReadPlaTest, FreedomsOfTheFormat) {
    const std::vector<std::string> expected = {"0001", "1000"};
    EXPECT_EQ(read(".i 2\n.o 2\n11 10\n00 01\n.e\n"), expected);
    EXPECT_EQ(read(".i 2\r\n.o 2\r\n11 10\r\n00 01\r\n.e\r\n"), expected) << "CRLF";
    EXPECT_EQ(read(".i 2\n.o 2\n1110\n0001"), expected) << "no blanks, no .e, no last newline";
    EXPECT_EQ(read(".i 2\n.o 2\n 1\t1 | 1 0 \n|0|0|0|1|\n"), expected) << "blanks and bars";
    EXPECT_EQ(read("# c\n\n  .i 2 # c\n .o 2\n11 10# c\n  # c\n00 01 # c\n"), expected)
        << "comments";
    EXPECT_EQ(read(".o 2\n.i 2\n.p 2\n11 10\n00 01\n.end\n!!"), expected) << "after .end";
    EXPECT_EQ(read("\xEF\xBB\xBF.i 2\n.o 2\n11 10\n00 01\n.e\n"), expected) << "byte order mark";
    EXPECT_EQ(read(".i 2\n.o 2\n11 10\n11 10\n00 01\n"), expected) << "a row twice";
}

TEST(ReadPlaTest, RowCountIsOnlyUsedToNoticeATruncatedFile) {
    EXPECT_THAT(read(".i 1\n.o 1\n.p 7\n1 1\n.e\n"), ElementsAre("01"));
    EXPECT_THAT(read(".i 1\n.o 1\n.p 0\n1 1\n"), ElementsAre("01"));
    EXPECT_THAT(
        errors(".i 1\n.o 1\n.p 2\n1 1\n"),
        ElementsAre("3:1:4 the file seems to be cut off: 2 rows are announced, 1 are there, "
                    "and no `.e` ends it"));
}

TEST(ReadPlaTest, TablesWithoutInputs) {
    EXPECT_THAT(read(".i 0\n.o 3\n1-0\n.e\n"), ElementsAre("1", "-", "0"));
}

TEST(ReadPlaTest, LimitsOfSize) {
    EXPECT_THAT(errors(".i 25\n.o 1\n1\n"),
                ElementsAre("1:4:2 a table may have at most 24 inputs, this one has 25"));
    EXPECT_THAT(errors(".i 2\n.o 65\n"),
                ElementsAre("2:4:2 a table may have at most 64 outputs, this one has 65"));
    EXPECT_THAT(errors(".i 2\n.o 0\n"), ElementsAre("2:4:1 a table needs at least 1 output"));
    EXPECT_THAT(errors(".i 99999999999999999999\n.o 1\n"),
                ElementsAre("1:4:20 expected the number of inputs, found `99999999999999999999`"));

    const std::string wide = ".i 24\n.o 1\n" + std::string(24, '1') + " 1\n";
    const Result<TruthTable> table = read_pla(wide, "t.pla");
    ASSERT_TRUE(table);
    EXPECT_EQ(table->outputs[0].on.count(), 1U);
    EXPECT_TRUE(table->outputs[0].on.test((1U << 24) - 1));
    const Result<TruthTable> many =
        read_pla(".i 1\n.o 64\n1 " + std::string(63, '0') + "1\n", "t.pla");
    ASSERT_TRUE(many);
    EXPECT_TRUE(many->outputs[63].on.test(1));
    EXPECT_TRUE(many->outputs[62].on.none());
}

TEST(ReadPlaTest, RowsOfAnotherWidth) {
    EXPECT_THAT(
        errors(".i 3\n.o 2\n11 1\n111 11 1\n1\n# 1\n111 1-\n"),
        ElementsAre("3:1:2 the row has 2 inputs and 1 output; expected 3 inputs and 2 outputs",
                    "4:8:1 the row has 6 values; expected 5, 3 inputs and 2 outputs",
                    "5:1:1 the row has 1 value; expected 5, 3 inputs and 2 outputs"));
    EXPECT_THAT(
        errors(".i 3\n.o 1\n0101 1 # 1\n010|11\n01 0 1 1\n010\n"),
        ElementsAre("3:1:4 the row has 4 inputs and 1 output; expected 3 inputs and 1 output",
                    "4:5:2 the row has 3 inputs and 2 outputs; expected 3 inputs and 1 output",
                    "5:8:1 the row has 5 values; expected 4, 3 inputs and 1 output",
                    "6:1:3 the row has 3 values; expected 4, 3 inputs and 1 output"));
}

TEST(ReadPlaTest, CharactersThatMeanNothing) {
    EXPECT_THAT(errors(".i 2\n.o 1\n1x 1\n11 x\n  1* 1\n"),
                ElementsAre("3:2:1 expected 0, 1 or - for input 2 of 2, found `x`",
                            "4:4:1 expected 0, 1, - or ~ for output 1 of 1, found `x`",
                            "5:4:1 expected 0, 1 or - for input 2 of 2, found `*`"));
    EXPECT_THAT(errors(std::string_view(".i 2\n.o 1\n1\0 1\n\xFF", 16)),
                ElementsAre("3:2:1 expected 0, 1 or - for input 2 of 2, found byte 0x00",
                            "4:1:1 expected 0, 1 or - for input 1 of 2, found byte 0xff"));
}

TEST(ReadPlaTest, ContradictionsNameBothRows) {
    EXPECT_THAT(errors(".i 2\n.o 2\n.ob p q\n.type fr\n1- 11\n00 00\n-1 10\n"),
                ElementsAre("7:1:5 this row contradicts an earlier one: output `q` is 0 here and 1 "
                            "there for the same inputs",
                            "  5:1:5 the earlier row"));
    EXPECT_THAT(
        errors(".i 1\n.o 1\n.type fdr\n0 0\n- -\n"),
        ElementsAre("5:1:3 this row contradicts an earlier one: output `y0` is - here and 0 "
                    "there for the same inputs",
                    "  4:1:3 the earlier row"));
    // 0 says nothing in f and fd.
    EXPECT_THAT(read(".i 1\n.o 1\n.type fd\n1 1\n1 0\n"), ElementsAre("01"));
}

TEST(ReadPlaTest, MissingSize) {
    EXPECT_THAT(errors(""), ElementsAre("0:0:1 the file is empty; expected `.i`, `.o` and rows"));
    EXPECT_THAT(errors("11 1\n10 1\n"),
                ElementsAre("1:1:1 expected `.i` and `.o` before the first row"));
    EXPECT_THAT(errors(".i 2\n11 1\n"), ElementsAre("2:1:1 expected `.o` before the first row"));
    EXPECT_THAT(
        errors(".i 2\n.e\n"),
        ElementsAre("0:0:1 the file has no `.o` line, which says how many outputs the table "
                    "has"));
    EXPECT_THAT(errors(".i\n.o 1\n1 1\n"), ElementsAre("1:1:2 `.i` needs the number of inputs"));
    EXPECT_THAT(errors(".i two\n.o 1\n1 1\n"),
                ElementsAre("1:4:3 expected the number of inputs, found `two`"));
    EXPECT_THAT(errors(".i 2 3\n.o 1\n"),
                ElementsAre("1:6:1 expected the end of the line after `.i 2`"));
    EXPECT_THAT(errors(".i 2\n.o 1\n.i 3\n"),
                ElementsAre("3:1:2 `.i` is given twice", "  1:1:4 first given here"));
}

TEST(ReadPlaTest, Names) {
    EXPECT_THAT(
        errors(".i 2\n.o 1\n.ilb a\n.ob y z\n"),
        ElementsAre("3:1:4 `.ilb` has 1 name for 2 inputs", "  1:1:4 the number is given here",
                    "4:7:1 `.ob` has 2 names for 1 output", "  2:1:4 the number is given here"));
    EXPECT_THAT(errors(".i 2\n.o 1\n.ilb abc abc\n"),
                ElementsAre("3:10:3 the name `abc` is used twice", "  3:6:3 first used here"));
    EXPECT_THAT(errors(".i 1\n.o 1\n.ob y\n.ob z\n"),
                ElementsAre("4:1:3 `.ob` is given twice", "  3:1:3 first given here"));
}

TEST(ReadPlaTest, KeywordsAndTypes) {
    EXPECT_THAT(
        errors(".i 1\n.o 1\n.foo 1\n"),
        ElementsAre("3:1:4 unknown keyword `.foo`; expected .i, .o, .ilb, .ob, .p, .type or "
                    ".e, or a row of 0, 1 and -"));
    EXPECT_THAT(
        errors(".mv 3 2 4\n.i 1\n.o 1\n"),
        ElementsAre("1:1:3 `.mv` is not supported: minterm reads tables of binary inputs and "
                    "outputs as they stand; let espresso resolve it first"));
    EXPECT_THAT(errors(".i 1\n.o 1\n.type dr\n"),
                ElementsAre("3:7:2 unknown type `dr`; expected f, fd, fr or fdr"));
    EXPECT_THAT(errors(".i 1\n.o 1\n.type\n"),
                ElementsAre("3:1:5 expected one of f, fd, fr and fdr after `.type`"));
    EXPECT_THAT(
        errors(".i 1\n.o 1\n1 1\n.type fr\n"),
        ElementsAre("4:1:5 `.type` must come before the first row", "  3:1:3 the first row"));
}

TEST(ReadPlaTest, ManyErrorsAreCutAtTwenty) {
    std::string text = ".i 1\n.o 1\n";
    for (int i = 0; i < 100; ++i) text += "x 1\n";
    EXPECT_EQ(errors(text).size(), 20U);
}

TEST(WritePlaTest, JoinsEqualNeighbors) {
    const Result<TruthTable> table =
        read_pla(".i 3\n.o 2\n.ilb a b c\n.ob y z\n1-- 1-\n010 1-\n011 1-\n001 01\n", "t.pla");
    ASSERT_TRUE(table);
    EXPECT_EQ(write_pla(*table),
              ".i 3\n.o 2\n.ilb a b c\n.ob y z\n.type fd\n.p 3\n"
              "001 01\n"
              "01- 1-\n"
              "1-- 1-\n"
              ".e\n");
}

TEST(WritePlaTest, ConstantsAndEmptyTables) {
    TruthTable table{{"a"}, {{"y", MintermSet(1), MintermSet(1)}}};
    EXPECT_EQ(write_pla(table), ".i 1\n.o 1\n.ilb a\n.ob y\n.type fd\n.p 0\n.e\n");
    table.outputs[0].on = ~table.outputs[0].on;
    EXPECT_EQ(write_pla(table), ".i 1\n.o 1\n.ilb a\n.ob y\n.type fd\n.p 1\n- 1\n.e\n");
    table = {{}, {{"y", ~MintermSet(0), MintermSet(0)}}};
    EXPECT_EQ(write_pla(table), ".i 0\n.o 1\n.ob y\n.type fd\n.p 1\n1\n.e\n");
}

TEST(WritePlaTest, Cover) {
    Cover cover;
    cover.inputs = {"a", "b"};
    cover.outputs = {"y", "z"};
    cover.products = {{Cube{0, 0}, 0b10}, {Cube{0b10, 0b11}, 0b11}};
    EXPECT_EQ(write_pla(cover),
              ".i 2\n.o 2\n.ilb a b\n.ob y z\n.type fd\n.p 2\n-- 01\n01 11\n.e\n");
    const Result<TruthTable> table = read_pla(write_pla(cover), "cover.pla");
    ASSERT_TRUE(table);
    EXPECT_TRUE(implements(cover, *table));
}

TEST(WritePlaTest, RoundTrip) {
    std::mt19937 random(7);
    for (int round = 0; round < 300; ++round) {
        const int inputs = static_cast<int>(random() % 9);
        const std::size_t outputs = round % 50 == 0 ? 64 : 1 + random() % 5;
        TruthTable table;
        for (int i = 0; i < inputs; ++i) table.inputs.push_back("in" + std::to_string(i));
        for (std::size_t o = 0; o < outputs; ++o) {
            TableOutput output{"out'" + std::to_string(o), MintermSet(inputs), MintermSet(inputs)};
            for (std::uint64_t m = 0; m < output.on.size(); ++m) {
                const auto value = random() % 4;
                if (value == 1) output.on.set(m);
                if (value == 2) output.dont_care.set(m);
            }
            table.outputs.push_back(std::move(output));
        }
        const Result<TruthTable> again = read_pla(write_pla(table), "t.pla");
        ASSERT_TRUE(again) << write_pla(table);
        EXPECT_EQ(*again, table);
    }
}

}  // namespace
}  // namespace minterm::pla_test
