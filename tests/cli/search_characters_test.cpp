// SPDX-License-Identifier: Apache-2.0
//
// `minterm search` by characters, for patterns that are written as escapes or hex digits, and in
// files as one text each.
#include <algorithm>
#include <random>
#include <sstream>
#include <string>
#include <tuple>
#include <vector>

#include "tests/cli/search_lines.hpp"
#include "tests/reference/occurrences.hpp"
#include "tests/support/needs_compiler.hpp"
#include "tests/support/random_text.hpp"

namespace minterm::testing::search_characters_test {
namespace {

const std::string kE = "\xC3\xA9";        // e with an acute accent
const std::string kUpperE = "\xC3\x89";   // the same in upper case
const std::string kHan = "\xE4\xB8\xAD";  // a Chinese character

TEST_F(Search, CharactersAreCountedAndPlacesAreBytes) {
    write("a", "caf" + kE + " noir\ncafe\nAVIL" + kUpperE + "S\n" + kHan + kHan + "x\n");
    EXPECT_EQ(search("-o cafe a --unit character -k 1 --mismatches -b --cigar"),
              "0:caf" + kE + "\t3=1X\n11:cafe\t4=\n");
    EXPECT_EQ(search("-o " + kHan + "x a --unit character --cigar"), kHan + "x\t2=\n");
    EXPECT_EQ(search("-o " + kHan + "x a --bytes --cigar"), kHan + "x\t4=\n");
    EXPECT_EQ(search("-o cafe a --bytes -k 1 --mismatches -b --cigar"),
              "0:caf\xC3\t3=1X\n11:cafe\t4=\n");
    EXPECT_EQ(search("--json AVILAS a --unit character -k 1"),
              "{\"file\":\"a\",\"line\":3,\"byte_offset\":16,\"start\":0,\"end\":7,\"pattern\":"
              "\"AVILAS\",\"errors\":1,\"matched\":\"AVIL" +
                  kUpperE + "S\"}\n");
    EXPECT_EQ(search("-o '?x' a --wildcard '?' --unit character"), kHan + "x\n");
    EXPECT_EQ(search("-o '??S' a --wildcard '?' --unit character"), "L" + kUpperE + "S\n");
    EXPECT_EQ(search("-o '" + kE + "S' a -i --unit character"), kUpperE + "S\n");
    EXPECT_EQ(search("'" + kE + "S' a -i", 1), "") << "of bytes, the letters of ASCII alone";
    EXPECT_EQ(search("-c " + kHan + " a --unit character"), "1\n");
    EXPECT_EQ(search("-c -o " + kHan + " a --unit character"), "2\n");
    // A newline is never replaced or left out.
    write("a", kE + kHan + "\n" + kHan + kE + "\n");
    EXPECT_EQ(search("-o " + kHan + "x" + kHan + " a --unit character -k 1", 1), "");
    EXPECT_EQ(search("-o " + kE + kHan + "x" + kHan + " a --unit character -k 2 -b"),
              "0:" + kE + kHan + "\n");
    write("a.fa", ">r\n" + kE + "AC\nGT\n");
    EXPECT_EQ(search("ACGT --fasta a.fa --unit character -k 1 --mismatches --json"),
              "{\"file\":\"a.fa\",\"record\":\"r\",\"start\":2,\"end\":6,\"strand\":\"+\","
              "\"pattern\":\"ACGT\",\"errors\":0,\"matched\":\"ACGT\"}\n");
}

TEST_F(Search, SetsOfManyCharactersAreExplained) {
    std::string patterns;
    for (int i = 0; i < 200; i += 4) {
        std::string pattern;
        for (int c = i; c < i + 4; ++c)
            pattern += {'\xE4', static_cast<char>(0xB8 + c / 64), static_cast<char>(0x80 + c % 64)};
        patterns += pattern + "\n";
    }
    write("p", patterns);
    write("a", "\xE4\xB8\x80x\xE4\xB8\x82\xE4\xB8\x83 \xE4\xB8\x88\xE4\xB8\x89\xE4\xB8\x8A\n");
    const Outcome outcome = run("minterm search --explain --unit character -k 1 -f p a --cigar -o");
    EXPECT_EQ(outcome.out,
              "\xE4\xB8\x80x\xE4\xB8\x82\xE4\xB8\x83\t1=1X2=\n"
              "\xE4\xB8\x88\xE4\xB8\x89\xE4\xB8\x8A\t3=1I\n");
    EXPECT_NE(outcome.err.find("50 patterns of characters, in 2 sets, the first of which go "),
              std::string::npos)
        << outcome.err;
}

TEST_F(Search, WordsOfAllScripts) {
    write("a", "caf" + kE + " caf\ncaf" + kE + "\n" + kE + "caf\ncaf\n");
    EXPECT_EQ(search("-w -n caf a --unit character"), "1:caf" + kE + " caf\n4:caf\n");
    EXPECT_EQ(search("-w -n caf a"),
              "1:caf" + kE + " caf\n2:caf" + kE + "\n3:" + kE + "caf\n4:caf\n");
    EXPECT_EQ(search("-x -n caf a --unit character"), "4:caf\n");
}

TEST_F(Search, WhatIsNoUtf8IsRefusedWhereItIs) {
    write("bad", "ok\n" + kE + "ok\nx" + kE + "\xFF ok\nok\n");
    write("good", "ok\n");
    for (const char* errors : {"", " -k 1 --mismatches", " -i"}) {
        const Outcome outcome =
            run(std::string("minterm search --unit character -n ok bad good") + errors);
        EXPECT_EQ(outcome.exit_code, 2);
        EXPECT_EQ(outcome.out, "bad:1:ok\nbad:2:" + kE + "ok\ngood:1:ok\n") << errors;
        EXPECT_EQ(outcome.err,
                  "bad:3:3: error: byte 12 (0xFF) is no part of a character in UTF-8; compare "
                  "bytes, or convert the text\n");
    }
    EXPECT_EQ(run("minterm search --unit character -c ok bad good").out, "bad:2\ngood:1\n");
    EXPECT_EQ(search("-c ok bad"), "4\n");
    // A character that breaks off with the file, behind a chunk.
    write("long", std::string(std::size_t{5} << 20, 'x') + "\n\nok\nok\xE4\xB8");
    Outcome outcome = run("minterm search --unit character -c ok long -i");
    EXPECT_EQ(outcome.out, "1\n");
    EXPECT_EQ(outcome.err.substr(0, 39), "long:4:3: error: byte 5242888 (0xE4) is");
    write("a.fa", ">r1\nAC\xFFGT\n>r2\nACGT\n");
    outcome = run("minterm search --fasta --unit character AC a.fa -k 1 --mismatches --bed");
    EXPECT_EQ(outcome.exit_code, 2);
    EXPECT_EQ(outcome.out, "r2\t0\t2\tAC\t0\t+\n");
    EXPECT_EQ(outcome.err,
              "a.fa, record \"r1\":1:3: error: byte 3 (0xFF) is no part of a character in UTF-8; "
              "compare bytes, or convert the text\n");
    outcome = run("minterm search --unit character ok bad --format raw -o");
    EXPECT_EQ(outcome.out, "ok\nok\n");
    EXPECT_EQ(outcome.err,
              "minterm: error: bad: byte 12 (0xFF) is no part of a character in UTF-8; compare "
              "bytes, or convert the text\n");
    write("p", "ok\nx\xFF\n");
    EXPECT_EQ(refusal("--unit character -f p good").substr(0, 95),
              "p:2:1: error: the pattern is searched for by characters, and its byte 2 (0xFF) is "
              "no part of on");
    EXPECT_EQ(refusal("--unit character " + kE + kE + " good -k 2"),
              "minterm: error: pattern 1, \"" + kE + kE +
                  "\", has 2 characters and would match everywhere with 2 errors: expected more "
                  "characters than errors (-k)\n");
}

TEST_F(Search, EnginesOfCharactersAreSaved) {
    MINTERM_NEEDS_COMPILER();
    write("a", "caf" + kE + " CAF" + kUpperE + "\nca" + kHan + "fe\n");
    for (const char* made : {"", " -i", " -k 1", " -k 1 --mismatches -i"}) {
        const std::string question = " -e caf" + kE + " --unit character" + made;
        EXPECT_EQ(search("--save-engine e" + question), "");
        for (const char* used : {"a --json", "a --format raw", "a -c"})
            EXPECT_EQ(run(std::string("minterm search --engine e ") + used).out,
                      run(std::string("minterm search ") + used + question).out);
        write("bad", "\xFF\n");
        EXPECT_EQ(run("minterm search --engine e bad").exit_code, 2);
    }
    EXPECT_EQ(refusal("--engine e --unit character a"),
              "minterm: error: patterns and how they match were saved with --engine; leave out "
              "--unit\n");
    EXPECT_EQ(search("--escapes 'a\\nb' --save-engine e"), "");
    write("a", "a\nb");
    EXPECT_EQ(search("--engine e a --format raw"),
              "start\tend\tstrand\tpattern\terrors\tmatched\n0\t3\t+\ta\\\\nb\t0\ta\\nb\n");
    EXPECT_EQ(refusal("--engine e a").substr(0, 37), "minterm: error: a is searched by line");
}

TEST_F(Search, PatternsThatAreWrittenAsEscapesOrHexDigits) {
    write("a", std::string("one\0two\tx\\n\xFF\n", 13) + kE + "\n");
    EXPECT_EQ(search("--escapes 'e\\0t' a -a -o -b"), std::string("2:e\0t\n", 6));
    EXPECT_EQ(search("--escapes 'o\\tx' a -a -o -b"), "6:o\tx\n");
    EXPECT_EQ(search("--escapes 'x\\\\n\\xfF' a -a -o -b"), "8:x\\n\xFF\n");
    EXPECT_EQ(search("--escapes '\\x{E9}' a -a -o -b"), "13:" + kE + "\n");
    EXPECT_EQ(search("-F 'x\\n' a -a -o -b"), "8:x\\n\n") << "as they stand without the option";
    EXPECT_EQ(search("--hex '65 00\t74' a -a -o -b"), std::string("2:e\0t\n", 6));
    EXPECT_EQ(search("--hex C3a9 a -a -o -b"), "13:" + kE + "\n");
    write("p", "one\n\\xC3\\xA9\r\n\\x{4e2d}\n");
    EXPECT_EQ(search("--escapes -f p --count-per-pattern a -a"),
              "pattern\tcount\none\t1\n\\\\xC3\\\\xA9\t1\n\\\\x{4e2d}\t0\n");

    const std::vector<std::tuple<std::string, std::string, std::string>> wrong = {
        {"--escapes", "ab\\q", "3: error: expected \\n, \\r, \\t, \\0, \\\\, \\xHH or \\x{H...}"},
        {"--escapes", "ab\\", "3: error: expected \\n, \\r, \\t, \\0, \\\\, \\xHH or \\x{H...}"},
        {"--escapes", kE + "\\x4", "2: error: expected two hex digits behind \\x"},
        {"--escapes", "\\x4g", "1: error: expected two hex digits behind \\x"},
        {"--escapes", "a\\x{41", "2: error: \\x{ has no } behind it"},
        {"--escapes", "a\\x{D800}",
         "2: error: expected a code point in \\x{...}: hex digits, at most 10FFFF, not D800 to "
         "DFFF"},
        {"--escapes", "\\x{110000}",
         "1: error: expected a code point in \\x{...}: hex digits, at most 10FFFF, not D800 to "
         "DFFF"},
        {"--hex", "41 4", "4: error: expected two hex digits, or ? for any, for each byte"},
        {"--hex", "41 ZZ", "4: error: expected two hex digits, or ? for any, for each byte"},
        {"--hex", "4 1", "1: error: expected two hex digits, or ? for any, for each byte"},
        {"--hex", "0x41", "1: error: expected two hex digits, or ? for any, for each byte"}};
    for (const auto& [option, text, message] : wrong) {
        write("p", "41\n" + text + "\n");
        EXPECT_EQ(lines_of(refusal(option + " -f p a"))[0], "p:2:" + message) << text;
    }
    EXPECT_EQ(refusal("--hex '41 4' a"),
              "minterm: error: pattern 1, \"41 4\", byte 4: expected two hex digits, or ? "
              "for any, for each byte\n");
    EXPECT_EQ(refusal("--hex ' ' a").substr(0, 43),
              "minterm: error: pattern 1, \" \", is empty an");
    EXPECT_EQ(refusal("--hex --escapes 41 a").substr(0, 22), "minterm search: error:");
}

TEST_F(Search, HexDigitsThatMayBeAny) {
    // Four bytes that may be anything, and four more.
    write("a", std::string("\x01\x81\xEC\x38\x01\x00\x00\x0A\x00\xB8\x00\x00\xFF\x00\x02", 15));
    EXPECT_EQ(search("--hex '81 EC 38 01 ?? ?? ?? ?? B8 ?? ?? ?? ?\?' a --format raw --json | cut "
                     "-d, -f2,3"),
              "\"start\":1,\"end\":14\n");
    // By itself one ? is a whole byte.
    EXPECT_EQ(search("--hex '81 EC 38 01 ? ? ? ? B8 ? ? ? ?' a --format raw --json | cut "
                     "-d, -f2,3"),
              "\"start\":1,\"end\":14\n");
    write("a", "abcdefABCDEF\n");
    EXPECT_EQ(search("-o -b --hex '6? 62' a"), "0:ab\n");
    EXPECT_EQ(search("-o -b -i --hex '6? 62' a"), "0:ab\n6:AB\n");
    EXPECT_EQ(search("-o -b --hex -e '?2 ?\?' -e '46 ?\?' a"), "1:bc\n7:BC\n");
    EXPECT_EQ(search("-o -b --hex '61 ?? 61 64' -k 1 a --mismatches"), "0:abcd\n");
    std::mt19937 random(3);
    std::string text(3000, '\0');
    for (char& byte : text) byte = static_cast<char>(random() % 256);
    write("a", text);
    for (const char* pattern : {"?? 4?", "?3 ?4", "5? ??", "?? ??"}) {
        const std::string_view digits(pattern);
        std::size_t expected = 0;
        constexpr std::string_view kHex = "0123456789ABCDEF";
        for (std::size_t i = 0; i + 1 < text.size(); ++i) {
            bool matches = true;
            for (std::size_t j = 0; j < 2; ++j) {
                const auto byte = static_cast<unsigned char>(text[i + j]);
                const char high = digits[3 * j];
                const char low = digits[3 * j + 1];
                matches &= high == '?' || kHex.find(high) == byte / 16;
                matches &= low == '?' || kHex.find(low) == byte % 16;
            }
            expected += matches ? 1 : 0;
        }
        EXPECT_EQ(search(std::string("-c --format raw --hex '") + pattern + "' a"),
                  std::to_string(expected) + "\n");
    }
    EXPECT_EQ(refusal("--hex '4?' --unit character a"),
              "minterm: error: pattern 1, \"4?\", has ? for digits, which are of bytes as they "
              "stand: leave out --unit character and --rc\n");
}

TEST_F(Search, FilesAsOneTextEach) {
    write("a", std::string("one\ntwo\0\n", 9));
    const std::string header = "start\tend\tstrand\tpattern\terrors\tmatched\n";
    EXPECT_EQ(search("--escapes 'e\\ntwo\\0\\n' a --format raw"),
              header + std::string("2\t9\t+\te\\\\ntwo\\\\0\\\\n\t0\te\\ntwo\0\\n\n", 32));
    EXPECT_EQ(search("--escapes 'e\\ntXo' a --format raw -k 1 --json --cigar"),
              "{\"file\":\"a\",\"start\":2,\"end\":7,\"strand\":\"+\",\"pattern\":\"e\\\\ntXo\","
              "\"errors\":1,\"matched\":\"e\\ntwo\",\"cigar\":\"3=1X1=\"}\n");
    EXPECT_EQ(search("o a - --format raw -c < a"), "a:2\nstandard input:2\n");
    EXPECT_EQ(search("o a a --format raw -o -m 1"), "a:o\na:o\n");
    EXPECT_EQ(search("-l -e o -e zz a --format raw"), "a\n");
    EXPECT_EQ(search("zz a --format raw", 1), header);
    EXPECT_EQ(search("-f /dev/null a --format raw", 1), header);
    EXPECT_EQ(refusal("--escapes 'e\\nt' a"),
              "minterm: error: a is searched by line, and a pattern holds a newline; add --format "
              "raw to search it as one text\n");
    write("a.fa", ">r\nAC\nGT\n");
    EXPECT_EQ(run("minterm search --escapes 'C\\nG' a.fa").err,
              "minterm: error: a.fa is searched by record, and a pattern holds a newline; add "
              "--format raw to search it as one text\n");
    EXPECT_EQ(refusal("o a --format raw -n"),
              "minterm: error: a is one text, and -n is for lines; leave it out, or add --format "
              "lines\n");
    EXPECT_EQ(refusal("o a --format raw --bed"),
              "minterm: error: a is one text, and --bed is for records; leave it out, or --format "
              "raw\n");
}

/// Occurrences of long texts, at the borders of what is searched at once and everywhere else.
TEST_F(Search, LongFilesAsOneText) {
    std::mt19937 random(11);
    const std::vector<std::string> patterns{"ab\ncd", "bb\nbbb\nbb", "dddddd"};
    std::string text(std::size_t{9} << 20, '.');
    std::vector<std::size_t> places{0, 4 << 20, 8 << 20, text.size() - 40};
    for (int i = 0; i < 400; ++i) places.push_back(random() % (text.size() - 40));
    for (int i = 0; i < 60; ++i) places.push_back((std::size_t{4} << 20) - 60 + random() % 100);
    for (const std::size_t place : places)
        text.replace(place, 12, random_text(random, 12, "abcd\n"));
    for (const std::size_t place : places) {
        const std::string& pattern = patterns[random() % patterns.size()];
        text.replace(place + random() % 12, pattern.size(), pattern);
    }
    write("a", text);
    std::string arguments = "a --format raw --json --escapes";
    for (const std::string& pattern : patterns) {
        std::string written = pattern;
        for (std::size_t at = 0; (at = written.find('\n', at)) != std::string::npos;)
            written.replace(at, 1, "\\n");
        arguments += " -e '" + written + "'";
    }
    for (const std::int64_t k : {0, 1, 2}) {
        // By their ends, in windows around what is there.
        std::vector<std::tuple<std::uint64_t, std::size_t, std::uint64_t, std::int64_t>> expected;
        for (std::size_t p = 0; p < patterns.size(); ++p)
            for (const std::size_t place : places) {
                const std::size_t from = place - std::min<std::size_t>(place, 20);
                for (const auto& hit : reference::edit_ends(
                         patterns[p], std::string_view(text).substr(from, 60), k, same_byte))
                    if (from == 0 || hit.end > 12)
                        expected.emplace_back(from + hit.end, p, from + hit.start, hit.cost);
            }
        std::sort(expected.begin(), expected.end());
        expected.erase(std::unique(expected.begin(), expected.end()), expected.end());
        std::string rows;
        for (const auto& [end, p, start, cost] : expected)
            rows += std::to_string(start) + " " + std::to_string(end) + " " + std::to_string(p) +
                    " " + std::to_string(cost) + "\n";
        const auto rows_of = [&](const std::string& out) {
            std::string found;
            for (const std::string& line : lines_of(out)) {
                const Json hit = Json::parse(line);
                std::string pattern = hit["pattern"].get<std::string>();
                for (std::size_t at = 0; (at = pattern.find("\\n")) != std::string::npos;)
                    pattern.replace(at, 2, "\n");
                const auto p = std::find(patterns.begin(), patterns.end(), pattern);
                found += hit["start"].dump() + " " + hit["end"].dump() + " " +
                         std::to_string(p - patterns.begin()) + " " + hit["errors"].dump() + "\n";
            }
            return found;
        };
        const std::string errors = k == 0 ? "" : " --all -k " + std::to_string(k);
        EXPECT_TRUE(rows_of(search(arguments + errors)) == rows) << k;
        EXPECT_TRUE(rows_of(search(arguments + errors + " --threads 3")) == rows) << k;
        const std::string cat = "cat a | minterm search " + arguments.substr(2) + errors;
        EXPECT_TRUE(rows_of(run(cat + " --line-buffered").out) == rows) << k;
        // Of those that overlap the same ones wherever the file is cut.
        const std::string best = " --best-per-locus" + (k == 0 ? "" : " -k " + std::to_string(k));
        const std::string whole = search(arguments + best);
        EXPECT_TRUE(run("cat a | minterm search " + arguments.substr(2) + best +
                        " --line-buffered | sed 's/standard input/a/'")
                        .out == whole)
            << k;
        std::vector<std::uint64_t> ends(patterns.size());
        for (const std::string& row : lines_of(rows_of(whole))) {
            std::istringstream in(row);
            std::uint64_t start = 0, end = 0;
            std::size_t pattern = 0;
            in >> start >> end >> pattern;
            EXPECT_LE(ends[pattern], start);
            ends[pattern] = end;
        }
    }
}

}  // namespace
}  // namespace minterm::testing::search_characters_test
