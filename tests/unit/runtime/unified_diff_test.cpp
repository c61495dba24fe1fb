// SPDX-License-Identifier: Apache-2.0
#include "runtime/lines/unified_diff.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstdlib>
#include <string>
#include <vector>

#include "runtime/lines/differing_lines.hpp"

namespace minterm::unified_diff_test {
namespace {

using ::testing::ElementsAre;

TEST(Lines, KeepTheirEnds) {
    EXPECT_THAT(lines_with_ends("a\r\n\nb"), ElementsAre("a\r\n", "\n", "b"));
    EXPECT_THAT(lines_with_ends("a\n"), ElementsAre("a\n"));
    EXPECT_TRUE(lines_with_ends("").empty());
}

std::string left(const std::string& a, const std::string& b, std::size_t around) {
    const DifferingLines lines = differing_lines(a, b, around);
    return std::to_string(lines.lines_before) + " [" + std::string(lines.a) + "] [" +
           std::string(lines.b) + ']';
}

TEST(Lines, EqualOnesAreLeftOut) {
    EXPECT_EQ(left("a\nb\n", "a\nb\n", 3), "0 [] []");
    EXPECT_EQ(left("a\nb\nc\nd\ne\nf\n", "a\nb\nx\nd\ne\nf\n", 0), "2 [c\n] [x\n]");
    EXPECT_EQ(left("a\nb\nc\nd\ne\nf\n", "a\nb\nx\nd\ne\nf\n", 1), "1 [b\nc\nd\n] [b\nx\nd\n]");
    EXPECT_EQ(left("a\nb\nc\nd\n", "a\nb\nx\nd\n", 9), "0 [a\nb\nc\nd\n] [a\nb\nx\nd\n]");
    // Lines that begin and end alike are no equal lines.
    EXPECT_EQ(left("xay\nz\n", "xby\nz\n", 0), "0 [xay\n] [xby\n]");
    EXPECT_EQ(left("q\nay\nz", "q\nbay\nz", 0), "1 [ay\n] [bay\n]");
    // What is equal at both ends overlaps.
    EXPECT_EQ(left("a\na\n", "a\na\na\n", 0), "2 [] [a\n]");
    EXPECT_EQ(left("a\nb\na\n", "a\nb\na\nb\na\n", 0), "3 [] [b\na\n]");
    EXPECT_EQ(left("", "a\nb", 0), "0 [] [a\nb]");
    EXPECT_EQ(left("a\nb", "a\nb\n", 0), "1 [b] [b\n]");
}

TEST(Lines, LongTextsAreLeftOutInBlocks) {
    std::string a;
    for (int line = 0; line < 5000; ++line) a += std::to_string(line) + '\n';
    std::string b = a;
    b.replace(b.find("\n2500\n") + 1, 4, "new");
    EXPECT_EQ(left(a, b, 0), "2500 [2500\n] [new\n]");
}

std::string diff(const std::string& a, const std::string& b, const std::vector<Change>& changes,
                 const UnifiedDiffOptions& options = {}) {
    const auto a_lines = lines_with_ends(a);
    const auto b_lines = lines_with_ends(b);
    std::string text;
    const Status written = write_unified_diff({"A", a_lines}, {"B", b_lines}, changes, options,
                                              [&](std::string_view part) {
                                                  text += part;
                                                  return success();
                                              });
    EXPECT_TRUE(written);
    return text;
}

TEST(UnifiedDiff, NothingForNoChanges) { EXPECT_EQ(diff("a\n", "a\n", {}), ""); }

TEST(UnifiedDiff, EmptyFiles) {
    EXPECT_EQ(diff("", "x\ny\n", {{0, 0, 0, 2}}), "--- A\n+++ B\n@@ -0,0 +1,2 @@\n+x\n+y\n");
    EXPECT_EQ(diff("x\n", "", {{0, 1, 0, 0}}), "--- A\n+++ B\n@@ -1 +0,0 @@\n-x\n");
}

TEST(UnifiedDiff, DeletionsStandBeforeInsertions) {
    EXPECT_EQ(diff("a\nb\nc\n", "a\nx\nc\n", {{1, 1, 1, 1}}),
              "--- A\n+++ B\n@@ -1,3 +1,3 @@\n a\n-b\n+x\n c\n");
}

TEST(UnifiedDiff, TheLastNewline) {
    EXPECT_EQ(diff("a\nb", "a\nb\n", {{1, 1, 1, 1}}),
              "--- A\n+++ B\n@@ -1,2 +1,2 @@\n a\n-b\n\\ No newline at end of file\n+b\n");
    EXPECT_EQ(diff("a\nb", "x\nb", {{0, 1, 0, 1}}),
              "--- A\n+++ B\n@@ -1,2 +1,2 @@\n-a\n+x\n b\n\\ No newline at end of file\n");
}

TEST(UnifiedDiff, CarriageReturnsStay) {
    EXPECT_EQ(diff("a\r\n", "a\n", {{0, 1, 0, 1}}), "--- A\n+++ B\n@@ -1 +1 @@\n-a\r\n+a\n");
}

TEST(UnifiedDiff, HunksShareContext) {
    const std::string a = "x\n1\n2\n3\n4\n5\n6\nx\n8\n";
    const std::string b = "1\n2\n3\n4\n5\n6\n8\n";
    const std::vector<Change> changes{{0, 1, 0, 0}, {7, 1, 6, 0}};
    EXPECT_EQ(diff(a, b, changes),
              "--- A\n+++ B\n@@ -1,9 +1,7 @@\n-x\n 1\n 2\n 3\n 4\n 5\n 6\n-x\n 8\n");
    UnifiedDiffOptions options;
    options.context = 2;
    EXPECT_EQ(diff(a, b, changes, options),
              "--- A\n+++ B\n@@ -1,3 +1,2 @@\n-x\n 1\n 2\n@@ -6,4 +5,3 @@\n 5\n 6\n-x\n 8\n");
    options.context = 0;
    options.lines_before = 100;
    EXPECT_EQ(diff(a, b, changes, options),
              "--- A\n+++ B\n@@ -101 +100,0 @@\n-x\n@@ -108 +106,0 @@\n-x\n");
    options.context = static_cast<std::size_t>(-1);
    EXPECT_EQ(diff(a, b, changes, options).substr(0, 31), "--- A\n+++ B\n@@ -101,9 +101,7 @@");
}

TEST(UnifiedDiff, Colors) {
    UnifiedDiffOptions options;
    options.color = true;
    EXPECT_EQ(diff("a\nb\r\n", "a\nx", {{1, 1, 1, 1}}, options),
              "\x1b[1m--- A\x1b[0m\n\x1b[1m+++ B\x1b[0m\n\x1b[36m@@ -1,2 +1,2 @@\x1b[0m\n a\n"
              "\x1b[31m-b\r\x1b[0m\n\x1b[32m+x\x1b[0m\n\\ No newline at end of file\n");
}

TEST(UnifiedDiff, IsWrittenInParts) {
    std::string a;
    for (int line = 0; line < 100'000; ++line) a += "a line of text\n";
    const auto lines = lines_with_ends(a);
    std::size_t parts = 0;
    std::size_t bytes = 0;
    const TextSink sink = [&](std::string_view part) {
        EXPECT_LT(part.size(), 70'000);
        ++parts;
        bytes += part.size();
        return success();
    };
    ASSERT_TRUE(write_unified_diff({"A", {}}, {"B", lines}, std::vector<Change>{{0, 0, 0, 100'000}},
                                   {}, sink));
    EXPECT_GT(parts, 20);
    EXPECT_EQ(bytes, 12 + std::string("@@ -0,0 +1,100000 @@\n").size() + a.size() + 100'000);
    const auto full = write_unified_diff(
        {"A", {}}, {"B", lines}, std::vector<Change>{{0, 0, 0, 100'000}}, {},
        [](std::string_view) -> Status { return Failure::environment("no space is left"); });
    EXPECT_FALSE(full);
}

TEST(UnifiedDiff, Labels) {
    ::setenv("TZ", "UTC-5:30", 1);
    ::tzset();
    const std::timespec time{1'000'000'000, 7};
    const std::string when = "\t2001-09-09 07:16:40.000000007 +0530";
    EXPECT_EQ(diff_label("a.txt", time), "a.txt" + when);
    EXPECT_EQ(diff_label("my file", time), "\"my file\"" + when);
    EXPECT_EQ(diff_label("a\tb\"\\\n\x01", time), R"("a\tb\"\\\n\001")" + when);
    EXPECT_EQ(diff_label("\u00e9", time), R"("\303\251")" + when);
    ::unsetenv("TZ");
    ::tzset();
}

}  // namespace
}  // namespace minterm::unified_diff_test
