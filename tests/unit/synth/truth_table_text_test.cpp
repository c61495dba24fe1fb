// SPDX-License-Identifier: Apache-2.0
//
// Plain truth tables: the order of the rows, both ways to write them, and what is wrong where.
#include "synth/truth_table_text.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace minterm::truth_table_text_test {
namespace {

using ::testing::ElementsAre;

std::vector<std::string> read(const std::string& text) {
    const Result<TruthTable> table = read_truth_table(text, "t.tt");
    if (!table) {
        const Message& message = table.failure().messages().front();
        EXPECT_EQ(message.place.file, "t.tt");
        return {std::to_string(message.place.line) + ":" + std::to_string(message.place.column) +
                " " + message.text};
    }
    std::vector<std::string> result;
    for (const TableOutput& output : table->outputs) {
        std::string line = output.name + " ";
        for (std::uint64_t m = 0; m < output.on.size(); ++m) {
            line += output.on.test(m) ? '1' : output.dont_care.test(m) ? '-' : '0';
        }
        result.push_back(line);
    }
    return result;
}

TEST(TruthTableTextTest, RowsAndNumbers) {
    EXPECT_THAT(read("0001\n"), ElementsAre("y0 0001"));
    EXPECT_THAT(read("inputs a b # two\r\nboth 0001 # and\r\n0x6\n"),
                ElementsAre("both 0001", "y1 0110"));
    EXPECT_THAT(read("01-*"), ElementsAre("y0 01--"));
    EXPECT_THAT(read("0100 1000\n0x1_2"), ElementsAre("y0 01001000", "y1 01001000"));
    EXPECT_THAT(read("0x8 dc 0x6"), ElementsAre("y0 0--1"));
    EXPECT_THAT(read("1"), ElementsAre("y0 1"));
    EXPECT_THAT(read("inputs a\n0x2"), ElementsAre("y0 01"));
    EXPECT_THAT(read("order last_fastest\n0100"), ElementsAre("y0 0010"));
}

TEST(TruthTableTextTest, Mistakes) {
    EXPECT_THAT(
        read(""),
        ElementsAre("0:0 the file is empty; expected a line of 0, 1 and - for each output"));
    EXPECT_THAT(read("# nothing\n"),
                ElementsAre("0:0 the table has no output; expected a line of 0, 1 and - for each"));
    EXPECT_THAT(read("011"),
                ElementsAre("1:1 expected a number of rows that is a power of two, found 3"));
    EXPECT_THAT(read("01\n0110"),
                ElementsAre("2:1 expected as many rows as the output before has (2), found 4"));
    EXPECT_THAT(read("inputs a b\ny 01"),
                ElementsAre("2:3 expected the values of 4 rows (2 inputs), found 2"));
    const std::string rows(std::size_t{1} << 25, '0');
    const char* limit = "1:3 a table may have at most 16777216 rows, 24 inputs";
    EXPECT_THAT(read("y " + rows), ElementsAre(limit));
    EXPECT_THAT(read("y 0x" + rows), ElementsAre(limit));
    EXPECT_THAT(read("inputs a a"), ElementsAre("1:10 the name `a` is used twice"));
    EXPECT_THAT(read("y 0120"), ElementsAre("1:5 expected 0, 1 or -, found `2`"));
    EXPECT_THAT(read("0xG1"), ElementsAre("1:3 expected a hexadecimal digit, found `G`"));
    EXPECT_THAT(
        read("y"),
        ElementsAre("1:1 expected the values of output `y`: 0, 1 and -, or a number such as 0x96"));
    EXPECT_THAT(read("y 01\ny 10"), ElementsAre("2:1 there are two outputs `y`"));
    EXPECT_THAT(read("order up"),
                ElementsAre("1:7 expected `order first_fastest` or `order last_fastest`"));
    EXPECT_THAT(read("0x8 dc 0x16"),
                ElementsAre("1:8 expected a number of 4 rows, found one of 8"));
}

}  // namespace
}  // namespace minterm::truth_table_text_test
