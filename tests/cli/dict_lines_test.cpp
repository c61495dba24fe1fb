// SPDX-License-Identifier: Apache-2.0
//
// What is a line of lists and questions of `minterm dict`.
#include <gtest/gtest.h>

#include <string>

#include "tests/cli/dict_shell.hpp"

namespace minterm::testing::dict_lines_test {
namespace {

using namespace std::string_literals;

class DictLines : public DictShell {};

// One at the beginning of a file, where it stands for its encoding, and not elsewhere.
TEST_F(DictLines, ByteOrderMarksAreNoPartOfLines) {
    const std::string mark = "\xEF\xBB\xBF";
    write("list", mark + "b\na\n" + mark + "c\n");
    write("twice", mark + mark + "d");
    write("alone", mark);
    EXPECT_TRUE(run("minterm dict build list twice alone list -o x.mtd")
                    .err.ends_with("; 3 repeated lines merged; 4 byte order marks skipped\n"));
    EXPECT_TRUE(run("minterm dict build alone --keep-blank -o none.mtd")
                    .err.ends_with(" bytes; 1 byte order mark skipped\n"));
    EXPECT_NE(dict("build list --json -o x2.mtd").find("\"byte_order_marks\":1,"),
              std::string::npos);
    EXPECT_EQ(dict("prefix none.mtd ''"), "");
    EXPECT_EQ(dict("prefix x.mtd ''"), "a\t0\nb\t1\n" + mark + "c\t2\n" + mark + "d\t3\n");
    EXPECT_EQ(dict("lookup x.mtd -f list"), "b\t1\na\t0\n" + mark + "c\t2\n");
    EXPECT_EQ(dict("lookup x.mtd -f twice"), mark + "d\t3\n");
    EXPECT_EQ(dict("lookup x.mtd -f alone"), "");
    EXPECT_EQ(dict("encode x.mtd list"), "1\n0\n2\n");
    EXPECT_EQ(dict("fuzzy x.mtd -k 0 -f list"),
              "b\tb\t1\t0\na\ta\t0\t0\n" + mark + "c\t" + mark + "c\t2\t0\n");
    EXPECT_EQ(dict("prefix x.mtd -f list"), "b\tb\t1\na\ta\t0\n" + mark + "c\t" + mark + "c\t2\n");
    EXPECT_EQ(dict("prefix x.mtd --of-file twice"), mark + "d\t" + mark + "d\t3\n");
    write("numbers", mark + "2 1\n");
    EXPECT_EQ(dict("decode x.mtd -f numbers"), mark + "c b\n");
}

// Before LF, that is; elsewhere it is a byte as any other.
TEST_F(DictLines, ACrEndsALineWithLfAlone) {
    write("list", "a\r\nb\rc\r\r\nd\r");
    EXPECT_EQ(dict("build list -q -o x.mtd"), "");
    EXPECT_EQ(dict("prefix x.mtd ''"), "a\t0\nb\rc\r\t1\nd\r\t2\n");
    for (const char* const threads : {"", " --threads 2"})
        EXPECT_EQ(dict("lookup x.mtd -f list"s + threads), "a\t0\nb\rc\r\t1\nd\r\t2\n");
}

// As the manual says: edits are of bytes, of which other characters than ASCII have several.
TEST_F(DictLines, EditsAreOfBytes) {
    write("list", "\xC3\xA9\n");
    EXPECT_EQ(dict("build list -q -o x.mtd"), "");
    EXPECT_EQ(dict("fuzzy x.mtd -k 3 e \xC3\xA8 \xE4\xB8\xAD"),
              "e\t\xC3\xA9\t0\t2\n\xC3\xA8\t\xC3\xA9\t0\t1\n"
              "\xE4\xB8\xAD\t\xC3\xA9\t0\t3\n");
}

}  // namespace
}  // namespace minterm::testing::dict_lines_test
