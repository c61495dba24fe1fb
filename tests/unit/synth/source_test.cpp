// SPDX-License-Identifier: Apache-2.0
//
// Places in a text, reading files, and the rendering of failures that quote them.
#include "synth/source.hpp"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <string>

namespace minterm::source_test {
namespace {

SourcePlace place(std::string text, std::size_t begin, std::size_t end) {
    return place_of({"f.dp", std::move(text)}, {begin, end});
}

TEST(PlaceOf, CountsLinesAndColumnsFromOne) {
    EXPECT_EQ(place("ab\ncd\n", 0, 1), (SourcePlace{"f.dp", 1, 1, 1, "ab"}));
    EXPECT_EQ(place("ab\ncd\n", 4, 5), (SourcePlace{"f.dp", 2, 2, 1, "cd"}));
    EXPECT_EQ(place("ab\ncd", 3, 5), (SourcePlace{"f.dp", 2, 1, 2, "cd"}));
}

TEST(PlaceOf, CountsCharactersNotBytes) {
    EXPECT_EQ(place("é€x", 5, 6), (SourcePlace{"f.dp", 1, 3, 1, "é€x"}));
    EXPECT_EQ(place("é€x", 0, 5), (SourcePlace{"f.dp", 1, 1, 2, "é€x"}));
    EXPECT_EQ(place("\xFF\xFEx", 2, 3).column, 3U);  // a broken byte is one character
}

TEST(PlaceOf, CutsTheSpanAtTheEndOfTheLine) {
    EXPECT_EQ(place("abc\ndef", 1, 7), (SourcePlace{"f.dp", 1, 2, 2, "abc"}));
    EXPECT_EQ(place("abc\ndef", 3, 3), (SourcePlace{"f.dp", 1, 4, 1, "abc"}));
}

TEST(PlaceOf, LeavesOutCarriageReturnsAndByteOrderMarks) {
    EXPECT_EQ(place("ab\r\ncd\r\n", 1, 8), (SourcePlace{"f.dp", 1, 2, 1, "ab"}));
    EXPECT_EQ(place("ab\r\ncd\r\n", 4, 6), (SourcePlace{"f.dp", 2, 1, 2, "cd"}));
    EXPECT_EQ(place("\xEF\xBB\xBF"
                    "ab",
                    3, 4),
              (SourcePlace{"f.dp", 1, 1, 1, "ab"}));
}

TEST(PlaceOf, StaysInsideTheText) {
    EXPECT_EQ(place("", 0, 0), (SourcePlace{"f.dp", 1, 1, 1, ""}));
    EXPECT_EQ(place("ab", 90, 99), (SourcePlace{"f.dp", 1, 3, 1, "ab"}));
    EXPECT_EQ(place("ab\n", 3, 3), (SourcePlace{"f.dp", 2, 1, 1, ""}));
    EXPECT_EQ(place("ab", 1, 0).width, 1U);
}

std::string render(SourcePlace where, std::string text = "wrong") {
    return Failure(FailureKind::User, Message{std::move(where), std::move(text), {}}).render();
}

TEST(Render, QuotesTheLineWithCarets) {
    const std::string line = "  D[i][j] = min(D[i-1][j] + 1, D[i+1][j] + 1);";
    Message message{{"specs/edit.dp", 7, 32, 9, line}, "D[i+1][j] is not yet known", {}};
    message.notes.push_back({{"specs/edit.dp", 5, 3, 7, "  D[0][j] = j;"}, "declared here", {}});
    EXPECT_EQ(Failure(FailureKind::User, message).render(),
              "specs/edit.dp:7:32: error: D[i+1][j] is not yet known\n"
              "  7 |   D[i][j] = min(D[i-1][j] + 1, D[i+1][j] + 1);\n"
              "    |                                ^~~~~~~~~\n"
              "specs/edit.dp:5:3: note: declared here");
}

TEST(Render, LeavesOutWhatIsNotKnown) {
    EXPECT_EQ(render({}), "error: wrong");
    EXPECT_EQ(render({"f.dp", 0, 0, 1, ""}), "f.dp: error: wrong");
    EXPECT_EQ(render({"f.dp", 3, 1, 1, ""}), "f.dp:3:1: error: wrong");
}

TEST(Render, SeparatesSeveralMessages) {
    std::vector<Message> messages{{{}, "one", {{{}, "because", {}}}}, {{}, "two", {}}};
    EXPECT_EQ(Failure(FailureKind::Internal, messages).render(),
              "error: one\nnote: because\nerror: two");
}

TEST(Render, RepeatsTabsAndWidensTheMarkForWideCharacters) {
    EXPECT_EQ(render({"f", 1, 3, 2, "\tx\tab"}), "f:1:3: error: wrong\n  1 | \tx\tab\n    | \t ^~");
    EXPECT_EQ(render({"f", 1, 4, 2, "\tx\tab"}),
              "f:1:4: error: wrong\n  1 | \tx\tab\n    | \t \t^~");
    EXPECT_EQ(render({"f", 1, 3, 1, "編集x"}), "f:1:3: error: wrong\n  1 | 編集x\n    |     ^");
    EXPECT_EQ(render({"f", 1, 1, 2, "編集x"}), "f:1:1: error: wrong\n  1 | 編集x\n    | ^~~~");
}

TEST(Render, HidesWhatWouldDisturbATerminal) {
    const std::string line = std::string("a\x1b[2J\xFF") + '\0' + "b";
    EXPECT_EQ(render({"f", 1, 8, 1, line}),
              "f:1:8: error: wrong\n  1 | a\uFFFD[2J\uFFFD\uFFFDb\n    |        ^");
}

TEST(Render, ShowsTheNeighbourhoodInALongLine) {
    const std::string line = std::string(500, 'x') + "!" + std::string(500, 'y');
    const std::string text = render({"f", 1, 501, 1, line});
    EXPECT_LT(text.size(), 450U);
    EXPECT_NE(text.find("...x"), text.npos);
    EXPECT_NE(text.find("y..."), text.npos);
    const std::size_t quote = text.find('\n') + 1;
    const std::size_t marks = text.find('\n', quote) + 1;
    EXPECT_EQ(text.find('!') - quote, text.find('^') - marks);
}

TEST(Render, PutsTheCaretPastTheEndOfTheLine) {
    EXPECT_EQ(render({"f", 12, 3, 1, "ab"}), "f:12:3: error: wrong\n  12 | ab\n     |   ^");
    EXPECT_EQ(render({"f", 12, 99, 5, "ab"}), "f:12:99: error: wrong\n  12 | ab\n     |   ^");
}

std::string why(const Result<Source>& source) {
    return source ? "(read)" : source.failure().messages().front().text;
}

TEST(ReadSource, SaysWhyNot) {
    const std::filesystem::path folder = testing::TempDir();
    EXPECT_EQ(why(read_source("/no/such.dp")),
              "cannot read the spec '/no/such.dp': there is no such file");
    EXPECT_EQ(why(read_source(folder.string())), "cannot read the spec '" + folder.string() +
                                                     "': it is a directory; name a file in it");
    const std::string path = (folder / "minterm_source_test.dp").string();
    std::ofstream(path, std::ios::binary) << std::string("a\0b", 3);
    const Result<Source> source = read_source(path);
    ASSERT_TRUE(source);
    EXPECT_EQ(source->text, std::string("a\0b", 3));
    EXPECT_EQ(source->file, path);
    EXPECT_EQ(why(read_source(path, "PLA file", 2)),
              "cannot read the PLA file '" + path +
                  "': it is larger than 2 bytes; is it really a PLA file?");
    EXPECT_EQ(why(read_source(path, "spec", 3)), "(read)");
    std::filesystem::remove(path);
}

std::string check(std::string text) {
    const Status status = check_text({"f.dp", std::move(text)});
    if (status) return "";
    const Message& message = status.failure().messages().front();
    return std::to_string(message.place.line) + ":" + std::to_string(message.place.column) + " " +
           message.text.substr(0, 20);
}

TEST(CheckText, TakesUtf8) {
    EXPECT_EQ(check(""), "");
    EXPECT_EQ(check("a\r\n\tb"), "");
    EXPECT_EQ(check("é€𝄞\xEF\xBF\xBF\xF4\x8F\xBF\xBF"), "");
    EXPECT_EQ(check(std::string(kMaxLineBytes, 'x') + "\n" + std::string(kMaxLineBytes, 'y')), "");
}

TEST(CheckText, RefusesTheRest) {
    EXPECT_EQ(check(std::string("a\nb\0c", 5)), "2:2 the file contains a ");
    EXPECT_EQ(check("\n\xFF"), "2:1 byte 0xFF is not UTF");
    EXPECT_EQ(check("\xC0\x80"), "1:1 byte 0xC0 is not UTF");          // overlong
    EXPECT_EQ(check("\xE0\x80\x80"), "1:1 byte 0xE0 is not UTF");      // overlong
    EXPECT_EQ(check("\xED\xA0\x80"), "1:1 byte 0xED is not UTF");      // a surrogate
    EXPECT_EQ(check("\xF4\x90\x80\x80"), "1:1 byte 0xF4 is not UTF");  // past U+10FFFF
    EXPECT_EQ(check("a\xE2\x82"), "1:2 byte 0xE2 is not UTF");         // cut off
    EXPECT_EQ(check("\xFF\xFE"
                    "a"),
              "0:0 this looks like UTF-");
    EXPECT_EQ(check(std::string(kMaxLineBytes + 1, 'x')), "1:2001 this line is longer ");
}

}  // namespace
}  // namespace minterm::source_test
