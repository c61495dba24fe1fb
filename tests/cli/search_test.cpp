// SPDX-License-Identifier: Apache-2.0
//
// `minterm search`: lines as grep prints them, sets of patterns against naive searchers, and what
// is wrong with questions.
#include <unistd.h>

#include <algorithm>
#include <cctype>
#include <cstdint>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <random>
#include <set>
#include <sstream>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

#include "tests/cli/search_lines.hpp"
#include "tests/reference/occurrences.hpp"
#include "tests/support/needs_compiler.hpp"
#include "tests/support/random_text.hpp"

namespace minterm::testing::search_test {
namespace {

TEST_F(Search, LinesAsGrepPrintsThem) {
    write("a", "hello world\nfoo bar\nHello again\r\nlast hello");
    write("b", "nothing\nhello\n");
    EXPECT_EQ(search("hello a"), "hello world\nlast hello\n");
    EXPECT_EQ(search("-n -b hello a"), "1:0:hello world\n4:33:last hello\n");
    EXPECT_EQ(search("-i hello a -n"), "1:hello world\n3:Hello again\r\n4:last hello\n");
    EXPECT_EQ(search("hello a b"), "a:hello world\na:last hello\nb:hello\n");
    EXPECT_EQ(search("-h hello a b"), "hello world\nlast hello\nhello\n");
    EXPECT_EQ(search("-H -c hello b"), "b:1\n");
    EXPECT_EQ(search("-c o a b"), "a:4\nb:2\n");
    EXPECT_EQ(search("-c -o o a"), "6\n");
    EXPECT_EQ(search("-v hello a -n"), "2:foo bar\n3:Hello again\r\n");
    EXPECT_EQ(search("-v -c hello a b"), "a:2\nb:1\n");
    EXPECT_EQ(search("-l bar a b"), "a\n");
    EXPECT_EQ(search("-m 1 hello a"), "hello world\n");
    EXPECT_EQ(search("-m 1 -o o a"), "o\no\n");
    for (const char* options : {"hello a", "-c hello a", "-q hello a", "-v none a", "o none"}) {
        const Outcome none = run(std::string("minterm search -m 0 ") + options);
        EXPECT_EQ(none.exit_code, 1) << options;
        EXPECT_EQ(none.out + none.err, "") << options;
    }
    EXPECT_EQ(search("-q hello a"), "");
    EXPECT_EQ(search("zzz a b", 1), "");
    EXPECT_EQ(search("-c zzz a", 1), "0\n");
    EXPECT_EQ(search("hello < a"), "hello world\nlast hello\n");
    EXPECT_EQ(search("-H foo - < a"), "standard input:foo bar\n");
    EXPECT_EQ(search("-e foo -e again a"), "foo bar\nHello again\r\n");
    EXPECT_EQ(search("'foo\nagain' a"), "foo bar\nHello again\r\n");
    EXPECT_EQ(search("--pattern=-x - <<END\na-x\nEND"), "a-x\n");
    const Outcome packed = run("gzip -k a && minterm search bar a.gz");
    EXPECT_EQ(packed.out, "foo bar\n");
}

TEST_F(Search, PartsWithTheirPlaces) {
    write("a", "abab\nxaby\n");
    EXPECT_EQ(search("-o -n -b ab a"), "1:0:ab\n1:2:ab\n2:6:ab\n");
    EXPECT_EQ(search("-o -b aba a"), "0:aba\n");
    EXPECT_EQ(search("--json ab a -m 1"),
              "{\"file\":\"a\",\"line\":1,\"byte_offset\":0,\"start\":0,\"end\":2,\"pattern\":"
              "\"ab\",\"errors\":0,\"matched\":\"ab\"}\n"
              "{\"file\":\"a\",\"line\":1,\"byte_offset\":2,\"start\":2,\"end\":4,\"pattern\":"
              "\"ab\",\"errors\":0,\"matched\":\"ab\"}\n");
    // Overlapping occurrences are all there, unless one stands for a place.
    write("a", "aaaa\n");
    EXPECT_EQ(search("-o -b aa a"), "0:aa\n1:aa\n2:aa\n");
    EXPECT_EQ(search("-o -b aa a --best-per-locus"), "0:aa\n2:aa\n");
}

TEST_F(Search, WhatGrepFinds) {
    if (run("grep -F -o -b x /dev/null").exit_code != 1) GTEST_SKIP() << "needs grep with -o -b";
    std::mt19937 random(1);
    std::string text;
    for (int line = 0; line < 3000; ++line)
        text +=
            random_text(random, random() % 60, "abcd \xff") + (random() % 9 == 0 ? "\r\n" : "\n");
    write("a", text + "abcd");
    std::ifstream licence(std::string(MINTERM_SOURCE_DIR) + "/LICENSE");
    std::stringstream content;
    content << licence.rdbuf();
    ASSERT_FALSE(content.str().empty());
    write("b", content.str());
    for (const char* pattern : {"abcd", "cab", "ab ", "License", "the", "\xff"}) {
        for (const char* options :
             {"", "-n", "-c", "-v -c", "-b", "-l", "-m 3 -n", "-i -n", "-i -c"}) {
            SCOPED_TRACE(std::string(pattern) + " " + options);
            const std::string rest = std::string(" ") + options + " -e '" + pattern + "' a b";
            const Outcome grep = run("LC_ALL=C grep -a -F" + rest);
            const Outcome ours = run("minterm search -a" + rest);
            EXPECT_EQ(ours.out, grep.out);
            EXPECT_EQ(ours.exit_code, grep.exit_code);
        }
        const std::string rest = std::string(" -o -b -n -e '") + pattern + "' a b";
        EXPECT_EQ(run("minterm search -a" + rest).out, run("LC_ALL=C grep -a -F" + rest).out);
    }
}

TEST_F(Search, BytesThatAreNoText) {
    write("a", std::string("one\0two\nthree\n", 14));
    EXPECT_EQ(search("two a"), "minterm: a: binary file matches\n");
    EXPECT_EQ(search("three a"), "minterm: a: binary file matches\n");
    EXPECT_EQ(search("-a two a"), std::string("one\0two\n", 8));
    EXPECT_EQ(search("-c two a"), "1\n");
    EXPECT_EQ(search("four a", 1), "");
    write("p", std::string("e\0t\r\n\xfe\n", 7));
    EXPECT_EQ(search("-a -o -f p a"), std::string("e\0t\n", 4));
    write("a", "x\xfey\n");
    EXPECT_EQ(search("-f p a"), "x\xfey\n");
}

TEST_F(Search, LongLinesAndBordersOfChunks) {
    // Chunks are of 4 MiB: matches at every place around the end of the first.
    const std::size_t chunk = std::size_t{4} << 20;
    std::string text;
    while (text.size() < chunk + 4096) text.append(63, '.') += '\n';
    for (std::size_t place = chunk - 68; place < chunk + 4; place += 7) {
        std::string marked = text;
        marked.replace(place, 4, "ABCD");
        const std::string before = marked.substr(0, place);
        const auto line = 1 + std::count(before.begin(), before.end(), '\n');
        write("a", marked);
        EXPECT_EQ(search("ABCD a -n -o -b"),
                  std::to_string(line) + ":" + std::to_string(place) + ":ABCD\n");
    }
    for (const std::size_t length : {1023UL, 1024UL, 1025UL, 65536UL, 1000000UL, 100000000UL}) {
        const std::string line = std::string(length - 4, '.') + "ABCD";
        write("a", "first\n" + line + (length % 2 == 0 ? "" : "\n"));
        EXPECT_TRUE(search("ABCD a") == line + "\n") << length;
        EXPECT_EQ(search("-c -v ABCD a"), "1\n");
        EXPECT_EQ(search("-o -n -b ABCD a"), "2:" + std::to_string(length + 2) + ":ABCD\n");
    }
}

TEST_F(Search, SetsAgainstTheNaiveSearcher) {
    const std::vector<std::pair<std::vector<std::string>, std::string>> cases = {
        {{"/bin/bash", "bin/bash", "bin", "/bin", "/bash", "bash", "in", "in/ba"},
         "test/bin/bash/test"},
        {{"abcd", "bc", "cd"}, "abcd"},
        {{"acted", "abstracted", "abstractedness"}, "abstracted"},
        {{"abcd", "bc"}, "abc"},
        {{"a", "ab", "bab", "bc", "bca", "c", "caa"}, "abccab"},
        {std::vector<std::string>(40, "1.208.0.0/12"), "x 1.208.0.0/12 y"},
        {{"01", "12", "34"}, "012a34"},
        {{"abc"}, "ab"},
    };
    for (const auto& [patterns, text] : cases) {
        Places expected;
        for (const std::string& pattern : patterns)
            for (const std::uint64_t end : reference::occurrences(pattern, text))
                expected.emplace_back(end - pattern.size(), end, pattern);
        std::sort(expected.begin(), expected.end());
        EXPECT_EQ(places(patterns, text), expected) << text;
        EXPECT_EQ(run("minterm search -c -o -f patterns text").out,
                  std::to_string(expected.size()) + "\n");
    }
}

TEST_F(Search, CopiesOfAPatternAreAllReported) {
    write("text", "1.208.0.0/12\nAbC\n");
    for (const std::size_t copies : {1UL, 2UL, 40UL, 1000UL}) {
        std::string same;
        std::string other_case;
        for (std::size_t i = 0; i < copies; ++i) {
            same += "1.208.0.0/12\n";
            other_case += i % 2 == 0 ? "abc\n" : "ABC\n";
        }
        write("p", same);
        EXPECT_EQ(search("-c -f p text"), "1\n");
        EXPECT_EQ(search("-c -o -f p text"), std::to_string(copies) + "\n");
        write("p", other_case);
        EXPECT_EQ(search("-i -n -f p text"), "2:AbC\n");
        EXPECT_EQ(search("-i -c -o -f p text"), std::to_string(copies) + "\n");
    }
}

TEST_F(Search, CaseIsThatOfLettersOnly) {
    EXPECT_EQ(places({"xt>DDDDDDDDDDDDDDDDDDDDDDDDDDDDDDDDDD", "123"},
                     "..123..XT>dddddddddddddddddddddddddddddddddd", "-i")
                  .size(),
              2);
    std::vector<std::string> pairs;
    std::string upper;
    for (char a = 'a'; a <= 'z'; ++a)
        for (char b = 'a'; b <= 'z'; ++b) {
            pairs.push_back({a, b});
            upper += {static_cast<char>(a - 32), static_cast<char>(b - 32), ' '};
        }
    EXPECT_EQ(places(pairs, upper, "-i").size(), pairs.size());
    // Each byte in a text of all of them.
    std::string bytes;
    std::string patterns;
    std::string expected;
    for (int byte = 0; byte < 256; ++byte) {
        constexpr std::string_view kHex = "0123456789abcdef";
        const std::string digits{kHex[static_cast<std::size_t>(byte) / 16],
                                 kHex[static_cast<std::size_t>(byte) % 16]};
        bytes += static_cast<char>(byte);
        patterns += digits + "\n";
        expected += digits + (std::isalpha(byte) != 0 ? "\t2\n" : "\t1\n");
    }
    write("text", bytes);
    write("p", patterns);
    EXPECT_EQ(search("-i --hex -f p --format raw --count-per-pattern text"),
              "pattern\tcount\n" + expected);
}

TEST_F(Search, CountsOfEachPattern) {
    write("a", "abab\nxaby\nnone\nAB\n");
    EXPECT_EQ(search("--count-per-pattern -e ab -e ba -e zz a"),
              "pattern\tcount\nab\t2\nba\t1\nzz\t0\n");
    EXPECT_EQ(search("--count-per-pattern -o -e ab -e ab -e zz a"),
              "pattern\tcount\nab\t3\nab\t3\nzz\t0\n");
    EXPECT_EQ(search("--count-per-pattern -i -e ab a -m 1"), "pattern\tcount\nab\t1\n");
    EXPECT_EQ(search("--count-per-pattern -m 1 -e none -e ab -e ba a"),
              "pattern\tcount\nnone\t0\nab\t1\nba\t1\n");
    EXPECT_EQ(search("--count-per-pattern zz a", 1), "pattern\tcount\nzz\t0\n");
    EXPECT_EQ(search("--count-per-pattern -f /dev/null a", 1), "pattern\tcount\n");
    write("b", "ba\n");
    EXPECT_EQ(search("--count-per-pattern -e ab -e ba a b"),
              "file\tpattern\tcount\na\tab\t2\na\tba\t1\nb\tab\t0\nb\tba\t1\n");
    EXPECT_EQ(search("--count-per-pattern --json -e ab a"),
              "{\"file\":\"a\",\"pattern\":\"ab\",\"count\":2}\n");
    EXPECT_EQ(search("--count-per-pattern --json -o -e ab a"),
              "{\"file\":\"a\",\"pattern\":\"ab\",\"count\":3}\n");
    write("a.fa", ">r\nAAAATTTT\n>s\nAAAA\n");
    write("p.fa", ">g1\nAAA\n>g2\nCCC\n");
    EXPECT_EQ(search("--count-per-pattern -f p.fa a.fa"), "pattern\tcount\ng1\t4\ng2\t0\n");
    EXPECT_EQ(search("--count-per-pattern --rc -f p.fa a.fa"), "pattern\tcount\ng1\t6\ng2\t0\n");
    EXPECT_EQ(search("--count-per-pattern --rc --best-per-locus -f p.fa a.fa"),
              "pattern\tcount\ng1\t3\ng2\t0\n");
    for (const char* other : {"-c", "-l", "-q", "-v", "--bed", "--cigar"})
        EXPECT_NE(refusal(std::string("ab a --count-per-pattern ") + other).find("excludes"),
                  std::string::npos);
}

TEST_F(Search, CountsOfEachPatternAreThoseOfItAlone) {
    std::mt19937 random(5);
    std::string text;
    for (int line = 0; line < 400; ++line) text += random_text(random, random() % 30, "abc") + "\n";
    write("a", text);
    const std::vector<std::string> patterns{"ab", "abca", "ccc", "bcbcb", "aaaaaaa"};
    std::string all;
    for (const std::string& pattern : patterns) all += " -e " + pattern;
    for (const char* options : {"", " -o", " -k 1", " -k 1 -o", " -k 1 --mismatches -o --all"}) {
        std::string expected = "pattern\tcount\n";
        for (const std::string& pattern : patterns)
            expected +=
                pattern + "\t" + run("minterm search -c -e " + pattern + options + " a").out;
        EXPECT_EQ(search("--count-per-pattern" + all + options + " a --threads 2"), expected)
            << options;
    }
}

TEST_F(Search, AnswersAreNotKeptBackWhenSomebodyWaits) {
    // The search ends in time only if each line is answered before the next one is there.
    const auto talk = [&](const std::string& options, const std::string& first,
                          const std::string& second) {
        return run("mkfifo in out; minterm search --line-buffered " + options +
                   " < in > out & exec 3> in 4< out; printf '" + first +
                   "' >&3; read -r answer <&4; echo \"$answer\"; printf '" + second +
                   "' >&3; exec 3>&-; cat <&4; wait; rm in out");
    };
    EXPECT_EQ(talk("-n X", "one X\\nhalf", " X\\nnone\\nX").out, "1:one X\n2:half X\n4:X\n");
    EXPECT_EQ(talk("-n -k 1 XYZ", "one XY\\n", "XZ\\n").out, "1:one XY\n2:XZ\n");
    EXPECT_EQ(talk("--bed ACG", ">r\\nAACGA\\n>s\\n", "A\\nCG\\n").out,
              "r\t1\t4\tACG\t0\t+\ns\t0\t3\tACG\t0\t+\n");
    // FASTQ is told by its second line; a line of text that begins like it waits for the next one.
    EXPECT_EQ(talk("--bed ACG", "@r\\nAACGA\\n+\\nIIIII\\n@s\\n", "A\\nCG\\n+\\nIII\\n").out,
              "r\t1\t4\tACG\t0\t+\ns\t0\t3\tACG\t0\t+\n");
    for (const char* format :
         {"'%s\\n' @r AACGA + IIIII", "'%s\\n' '@r X' 'no X' + X", "'%s\\n' '@ X' '' +", "'@ X'",
          "'%s\\n' '' '' '@r' 'A CGX'", "'\\357\\273\\277>X\\nXXX\\n'", "'\\357\\273X\\n'"}) {
        run(std::string("printf ") + format + " > f");
        // A byte at a time.
        const Outcome slowly =
            run("dd if=f bs=1 status=none | minterm search --line-buffered --count-per-pattern -o "
                "-e X -e "
                "ACG");
        EXPECT_EQ(slowly.out, run("minterm search --count-per-pattern -o -e X -e ACG f").out)
            << format;
    }
    // What needs no more is not waited for either.
    EXPECT_EQ(
        run("mkfifo in; exec 3<> in; echo X >&3; timeout 60 minterm search -q X < in").exit_code,
        0);
    EXPECT_EQ(run("exec 3<> in; echo X >&3; timeout 60 minterm search -m 1 X < in").out, "X\n");
    write("a", "one X\ntwo\nX three");
    EXPECT_EQ(search("--line-buffered -n X a"), search("-n X a"));
    EXPECT_EQ(run("cat a a | minterm search --line-buffered -b -v X").out, "6:two\n23:two\n");
    EXPECT_EQ(run("gzip -c a | minterm search --line-buffered -n X").out, "1:one X\n3:X three\n");
}

TEST_F(Search, EnginesAreSavedAndUsedAgain) {
    MINTERM_NEEDS_COMPILER();
    write("p.fa", ">g1 one\nGATTACA\n>g2\nTTGTA\n>g3\nGATTACA\n");
    write("a.fa", ">r\nACGTGATACAGG\nTTGTTATCAA\n>s\nGATNACA\n");
    write("a", "xx GATTACA\nga\nttaca\n");
    for (const char* made : {"", " -k 1 --rc", " -k 1 --mismatches -i", " -k 2 --iupac --rc",
                             " -k 2 --iupac-patterns --rc"}) {
        EXPECT_EQ(search(std::string("-f p.fa --save-engine e") + made), "");
        for (const char* used : {"a.fa --cigar", "a.fa --bed", "a --json", "a -n", "a a.fa -c",
                                 "a a.fa --count-per-pattern"})
            EXPECT_EQ(run(std::string("minterm search --engine e ") + used).out,
                      run(std::string("minterm search -f p.fa ") + used + made).out)
                << made << ' ' << used;
    }
    EXPECT_EQ(run("minterm search --engine e < a.fa").out,
              run("minterm search --engine e a.fa").out);
    EXPECT_EQ(refusal("--engine e -k 1 a"),
              "minterm: error: patterns and how they match were saved with --engine; leave out "
              "--errors\n");
    EXPECT_EQ(refusal("-f p.fa --save-engine e a"),
              "minterm: error: --save-engine only compiles; leave out a\n");
    EXPECT_EQ(refusal("-f /dev/null --save-engine e"),
              "minterm: error: there are no patterns, and so no engine to save\n");
    EXPECT_EQ(
        refusal("--engine a a"),
        "minterm: error: cannot use a: it is no saved engine of minterm; make one with minterm "
        "search --save-engine FILE\n");
    EXPECT_EQ(refusal("--engine none a"),
              "minterm: error: cannot read none: there is no such file; check the path\n");
    EXPECT_EQ(run("mkfifo f; timeout 60 minterm search --engine f a").err,
              "minterm: error: cannot read f: a saved engine must be a regular file, which can be "
              "mapped\n");
    // A device is not replaced by a file.
    EXPECT_EQ(refusal("foo --save-engine f"),
              "minterm: error: cannot write f: it is there and no regular file; choose another "
              "name\n");
    EXPECT_EQ(run("test -p f").exit_code, 0);
    EXPECT_EQ(refusal("foo --save-engine none/f"),
              "minterm: error: cannot write none/f: there is no such folder; create it first\n");
    for (const char* name : {"''", "-"}) {
        EXPECT_EQ(refusal(std::string("foo --save-engine ") + name),
                  "minterm: error: --save-engine needs the name of a file, which can be mapped\n");
        EXPECT_EQ(refusal(std::string("a --engine ") + name),
                  "minterm: error: --engine needs the name of a file, which can be mapped\n");
    }
    EXPECT_EQ(run("chmod o+w e; minterm search --engine e a").exit_code, 2);
}

TEST_F(Search, ByRecurrencesOfOnesOwn) {
    MINTERM_NEEDS_COMPILER();
    const auto spec = [](const std::string& parameter, const std::string& above,
                         const std::string& answer) {
        return "# One's own.\nrecurrence mine(a, b) {\n    table D : int;\n" + parameter +
               "    D[0][j] = 0;\n    D[i][0] = min(3, i);\n    D[i][j] = min(3, " + above +
               ", D[i][j-1] + 1, D[i-1][j-1] + (a[i] == b[j] ? 0 : 1));\n" + answer + "\n}\n";
    };
    const std::string parameter = "    param k = 2 in 0..2;\n";
    const std::string report = "    report j where D[m][j] <= k;";
    write("mine.dp", spec(parameter, "D[i-1][j] + 1", report));
    write("a.fa", ">r\nACGTGATACAGG\nTTGTTATCAA\n>s\nGATNACA\n");
    write("a", "xx GATACA\nga\nTTACA\nGATTACC\n");
    for (const char* rest :
         {"a.fa --cigar", "a -n", "a -o --all", "--rc --bed a.fa", "-i --json a"})
        for (const char* k : {" -k 1 ", " -k 2 "})
            EXPECT_EQ(run(std::string("minterm search --spec mine.dp GATTACA") + k + rest).out,
                      run(std::string("minterm search GATTACA") + k + rest).out)
                << k << rest;
    EXPECT_EQ(search("--spec mine.dp --param k=1 -c GATTACA a"), "2\n");
    EXPECT_EQ(search("--spec mine.dp -c GATTACA a"), search("-k 2 -c GATTACA a"));
    EXPECT_EQ(search("--spec k_mismatch -k 1 -o GATTACA a"), "GATTACC\n");
    EXPECT_EQ(search("--spec mine.dp -k 1 --save-engine e GATTACA"), "");
    EXPECT_EQ(search("--engine e -o a"), "GATACA\nGATTAC\n");

    // What is wrong with a spec is said with its place.
    const auto place = [&](const std::string& text, const std::string& options = "") {
        write("wrong.dp", text);
        const Outcome refused = run("minterm search --spec wrong.dp GATTACA a " + options);
        EXPECT_EQ(refused.exit_code, 2);
        return refused.err.substr(0, refused.err.find('\n'));
    };
    EXPECT_EQ(place(spec(parameter, "D[i+1][j] + 1", report)),
              "wrong.dp:7:22: error: D[i+1][j] is not yet known when D[i][j] is computed");
    EXPECT_EQ(
        place(spec(parameter, "D[i-1][j] + 1", "    answer D[m][n];")),
        "wrong.dp:8:5: error: search needs a recurrence that reports columns, as in 'report j "
        "where ...'");
    EXPECT_EQ(place(spec(parameter, "D[i-1][j] + 2", report)),
              "wrong.dp:2:12: error: where matches begin is known of edit distances to substrings "
              "and of recurrences without gaps only");
    EXPECT_EQ(place(spec("", "D[i-1][j] + 1", "    report j where D[m][j] <= 2;")),
              "wrong.dp:2:12: error: 'mine' needs a parameter k, the most errors of an occurrence, "
              "to be searched for within lines and records");
    EXPECT_EQ(place(spec(parameter, "D[i-1][j] + 1", report), "-k 3").substr(0, 8), "wrong.dp");
    EXPECT_EQ(run("minterm search --spec mine.dp --mismatches -k 1 x a").exit_code, 2);
    EXPECT_EQ(run("minterm search --param k=1 x a").exit_code, 2);
    EXPECT_EQ(refusal("--engine e --spec mine.dp a"),
              "minterm: error: patterns and how they match were saved with --engine; leave out "
              "--spec\n");
}

TEST_F(Search, WhatIsWrongWithPatterns) {
    write("a", "foo\nbar\n");
    EXPECT_EQ(refusal(""),
              "minterm: error: nothing to look for: give a PATTERN, or patterns with -e PATTERN or "
              "-f FILE\n");
    EXPECT_EQ(refusal("-e '' a"),
              "minterm: error: pattern 1, \"\", is empty and would match everywhere: expected at "
              "least one byte\n");
    write("p", "foo\r\n\r\nbar\n");
    EXPECT_EQ(
        refusal("-f p a").substr(0, 85),
        "p:2:1: error: the pattern is empty and would match everywhere: expected at least one ")
        << "an empty line has its place";
    EXPECT_EQ(refusal("-e foo -e fo a -k 2"),
              "minterm: error: pattern 2, \"fo\", has 2 bytes and would match everywhere with 2 "
              "errors: expected more bytes than errors (-k)\n");
    write("p.fa", ">g1\nACGT\n>g2\nA\n");
    EXPECT_EQ(refusal("-f p.fa a -k 1"),
              "p.fa: error: record 2, \"g2\", has 1 byte and would match everywhere with 1 error: "
              "expected more bytes than errors (-k)\n");
    write("p", "ACGT\nACXT\n");
    EXPECT_EQ(refusal("-f p --rc a"),
              "p:2:1: error: the pattern has no reverse complement: expected nucleotide codes "
              "(ACGTU, RYSWKM, BDHV, N), byte 3 is \"X\"\n  2 | ACXT\n    | ^~~~\n");
    EXPECT_EQ(refusal("-f missing a"),
              "minterm: error: cannot read missing: there is no such file; check the path\n");
    EXPECT_EQ(refusal("foo a --mismatchs -k 1"),
              "minterm search: error: not expected: --mismatchs; did you mean --mismatches?\ntry "
              "minterm search --help\n");
    EXPECT_EQ(refusal("-f - -"),
              "minterm: error: standard input (-) can be read once only; name a file for all "
              "inputs but one, or use the shell's <(COMMAND)\n");
    // An empty file has no patterns: nothing matches, and every line does not.
    write("p", "");
    EXPECT_EQ(search("-f p a", 1), "");
    EXPECT_EQ(search("-v -f p a"), "foo\nbar\n");
    write("p", "foo\n");
    EXPECT_EQ(search("-f p a"), "foo\n");
    EXPECT_EQ(search("a-pattern-longer-than-the-text a", 1), "");
}

TEST_F(Search, WhatIsWrongWithFiles) {
    write("a", "foo\n");
    write("b.fa", ">r\nfoo\n");
    Outcome outcome = run("minterm search foo missing a");
    EXPECT_EQ(outcome.exit_code, 2);
    EXPECT_EQ(outcome.out, "a:foo\n");
    EXPECT_EQ(outcome.err,
              "minterm: error: cannot read missing: there is no such file; check the path\n");
    outcome = run("mkdir d && cp a d/x && minterm search foo d");
    EXPECT_EQ(outcome.exit_code, 2);
    EXPECT_EQ(outcome.err, "minterm: error: d is a directory; add -r to search what is in it\n");
    EXPECT_EQ(search("-r foo d"), "d/x:foo\n");
    EXPECT_EQ(run("cd d && minterm search -r foo").out, "./x:foo\n");
    outcome = run("minterm search foo --bed a");
    EXPECT_EQ(outcome.exit_code, 2);
    EXPECT_EQ(outcome.err,
              "minterm: error: a is text, and --bed is for records; leave it out, or add --format "
              "fasta\n");
    outcome = run("minterm search foo -v b.fa");
    EXPECT_EQ(outcome.exit_code, 2);
    EXPECT_EQ(outcome.err,
              "minterm: error: b.fa is FASTA, and -v is for lines; leave it out, or add --format "
              "lines\n");
    outcome = run("minterm search -q foo missing a");
    EXPECT_EQ(outcome.exit_code, 0);
    outcome =
        run("yes foo | head -c 3000000 > long; gzip -c long | head -c 1500 > cut.gz; minterm "
            "search -c foo cut.gz");
    EXPECT_EQ(outcome.exit_code, 2);
    EXPECT_EQ(outcome.err.substr(0, 36), "minterm: error: truncated gzip: cut.");
    outcome = run("minterm search foo long | head -n 1");
    EXPECT_EQ(outcome.out, "foo\n");
    EXPECT_EQ(outcome.err, "");
    outcome = run("cat a > own; minterm search foo a own >> own");
    EXPECT_EQ(outcome.exit_code, 2);
    EXPECT_EQ(read("own"), "foo\na:foo\n");
    if (std::filesystem::exists("/dev/full")) {
        outcome = run("minterm search foo a long > /dev/full");
        EXPECT_EQ(outcome.exit_code, 2);
        EXPECT_EQ(outcome.err,
                  "minterm: error: cannot write the answer to standard output: No space left on "
                  "device\n");
    }
    write("r.fq", "@r1\nACGGT\n+\nIII\n@r2\nACGG\n+\nIIII\n");
    outcome = run("minterm search CGG r.fq --bed");
    EXPECT_EQ(outcome.exit_code, 2);
    EXPECT_EQ(outcome.out, "r2\t1\t4\tCGG\t0\t+\n");
}

/// What looks like another kind of file from afar.
TEST_F(Search, TextThatBeginsAsRecordsDo) {
    write("mail", "> quoted GATTACA\nhi\n");
    EXPECT_EQ(search("GATTACA mail"), "> quoted GATTACA\n");
    write("said", ">said GATTACA\nand went on.\n");
    EXPECT_EQ(search("GATTACA said"), ">said GATTACA\n");
    write("patch", "@@ -1 +1 @@\n-foo\n+bar\n");
    EXPECT_EQ(search("foo patch"), "-foo\n");
    write("hunk", "@@ -1 +1 @@\n foo\n+bar\n");
    EXPECT_EQ(search("foo hunk"), " foo\n");
    const std::string header = "record\tstart\tend\tstrand\tpattern\terrors\tmatched\n";
    write("a.fa", ">\nGATTACA\n>b c\nAC-GT\n");
    EXPECT_EQ(search("TTA a.fa"), header + "\t2\t5\t+\tTTA\t0\tTTA\n");
    for (const char* const again : {"", "a", "a b"}) {
        write("a.fq", "@a b\nGAT\nTACA\n+" + std::string(again) + "\nIIIIIII\n");
        EXPECT_EQ(search("TTA a.fq"), header + "a\t2\t5\t+\tTTA\t0\tTTA\n");
    }
    write("other.fq", "@a b\nGAT\nTACA\n+b\nIIIIIII\n");
    EXPECT_EQ(search("TAC other.fq"), "TACA\n");
    // Behind a blank only what nobody writes in words.
    write("blank.fa", "> a b\n" + std::string(20, 'n') + "\nGAT\nTACA\n");
    EXPECT_EQ(search("TTA blank.fa"), header + "a\t22\t25\t+\tTTA\t0\tTTA\n");
    write("short", "> a b\n" + std::string(19, 'n') + "\nGATTACA\n");
    EXPECT_EQ(search("TTA short"), "GATTACA\n");
}

TEST_F(Search, WhatIsCompressedOtherwiseIsRefusedAndTheRestSearched) {
    write("a.zst", "\x28\xB5\x2F\xFD and more foo\n");
    write("b", "foo\n");
    const Outcome outcome = run("minterm search foo a.zst b");
    EXPECT_EQ(outcome.exit_code, 2);
    EXPECT_EQ(outcome.out, "b:foo\n");
    EXPECT_EQ(
        outcome.err,
        "minterm: error: a.zst is compressed with zstd, which minterm does not read; decompress it "
        "first: zstd -dc FILE | minterm ... -\n");
    EXPECT_EQ(run("minterm search foo a.zst --format lines -c").out, "1\n");
    EXPECT_EQ(run("minterm search -f a.zst b").exit_code, 2);
}

/// All that came before the damage is searched.
TEST_F(Search, FilesThatAreDamagedAtTheirEnd) {
    EXPECT_EQ(run("yes foo | head -n 1000 | gzip > a.gz; echo rubbish >> a.gz").exit_code, 0);
    const Outcome outcome = run("minterm search -c foo a.gz");
    EXPECT_EQ(outcome.exit_code, 2);
    EXPECT_EQ(outcome.out, "1000\n");
    EXPECT_NE(outcome.err.find("damaged gzip: a.gz goes on with other bytes"), std::string::npos);
}

TEST_F(Search, FoldersThatMayNotBeReadAreNamed) {
    const std::string as_nobody = ::geteuid() == 0 ? "setpriv --reuid 65534 --clear-groups " : "";
    if (!as_nobody.empty() && run(as_nobody + "true").exit_code != 0)
        GTEST_SKIP() << "root may read everything, and there is no setpriv";
    run("mkdir -p all/closed all/open; echo foo > all/open/a; echo foo > all/closed/b; chmod 755 . "
        "all all/open; chmod 000 all/closed");
    const Outcome outcome = run(as_nobody + "minterm search --no-cache -r foo all");
    run("chmod 755 all/closed");
    if (outcome.err.find("minterm: not found") != std::string::npos || outcome.exit_code > 2)
        GTEST_SKIP() << "another user may not run the program: " << outcome.err;
    EXPECT_EQ(outcome.exit_code, 2);
    EXPECT_EQ(outcome.out, "all/open/a:foo\n");
    EXPECT_EQ(outcome.err,
              "minterm: error: cannot read the folder all/closed: Permission denied\n");
}

TEST_F(Search, NotEnoughMemoryIsTroubleNotNothing) {
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
    GTEST_SKIP() << "sanitizers take more memory than this test allows";
#endif
    const Outcome outcome =
        run("ulimit -v 400000; head -c 600000000 /dev/zero | tr '\\0' a | minterm search -c foo");
    EXPECT_EQ(outcome.exit_code, 2);
    EXPECT_EQ(outcome.out, "");
    EXPECT_NE(outcome.err.find("out of memory; the longest line"), std::string::npos)
        << outcome.err;
}

TEST_F(Search, EveryMethodAnswersTheSameAndSaysWhatItWas) {
    MINTERM_NEEDS_COMPILER();
    write("text.txt", "banana band\ncabana\nnothing\n");
    const std::string plain = search("-o -b -e ana -e ban text.txt");
    for (const auto& [method, says] : {std::pair("logic", "2 patterns as logic in 1 group"),
                                       {"cyclic", "2 patterns side by side (cyclic) in 1 word"},
                                       {"lanes", "2 patterns side by side (lanes) in 1 word"},
                                       {"screen", "2 patterns through a screen of "},
                                       {"filter", "2 patterns by 1 filter"},
                                       {"automaton", "2 patterns by an automaton"}}) {
        const Outcome outcome =
            run(std::string("minterm search -o -b -e ana -e ban --explain --method ") + method +
                " text.txt");
        EXPECT_EQ(outcome.out, plain) << method;
        EXPECT_NE(outcome.err.find(says), std::string::npos) << outcome.err;
    }
    EXPECT_EQ(run("minterm search -k 1 xyzw --layout lanes text.txt").exit_code, 1);
    const Outcome refused = run("minterm search -k 1 abc --method filter text.txt");
    EXPECT_EQ(refused.exit_code, 2);
    EXPECT_NE(refused.err.find("patterns without errors"), std::string::npos) << refused.err;
}

class SearchOfSharedData : public Search {
protected:
    void SetUp() override {
        Search::SetUp();
        const char* const forced = std::getenv("MINTERM_SHARED");
        const std::filesystem::path shared =
            forced != nullptr ? std::filesystem::path(forced)
                              : std::filesystem::path(MINTERM_SOURCE_DIR).parent_path() / "shared";
        data_ = (shared / "data").string();
        if (!std::filesystem::exists(data_))
            GTEST_SKIP() << "needs the shared data folder (" << data_ << "); set MINTERM_SHARED";
    }
    std::string data_;
};

TEST_F(SearchOfSharedData, CountsOfTheManifest) {
    const std::string words =
        "-f '" + data_ + "/patterns/english-length-15.txt' '" + data_ + "/text/sherlock.txt'";
    EXPECT_EQ(search("-c -o " + words), "13\n");
    EXPECT_EQ(search("-o " + words + " | sort -u | wc -l | tr -d ' '"), "10\n");
    // 8,703 byte strings of intrusion detection, of one byte to hundreds.
    const std::string contents = "-f '" + data_ + "/patterns/et-open-content.printable.txt' '" +
                                 data_ + "/text/sherlock.txt'";
    for (const char* method : {"", "--method filter ", "--method automaton "})
        EXPECT_EQ(search("-c -o " + (method + contents)), "485515\n") << method;
    // Hex digits, and whether case counts: so many in a log.
    std::size_t found = 0;
    for (const char* const nocase : {"0", "1"})
        found += std::stoul(
            run("awk '$2 == " + std::string(nocase) + " { print $1 }' '" + data_ +
                "/patterns/et-open-content.hex.tsv' | minterm search --hex -f - -c --format raw '" +
                data_ + "/text/unstructured.log'" + (*nocase == '1' ? " -i" : ""))
                .out);
    EXPECT_EQ(found, 26'090U);
    const std::string guides = "-f '" + data_ + "/patterns/sassy-crispr-guides.fasta' '" + data_ +
                               "/genomes/lambda_virus.fa.gz'";
    EXPECT_EQ(search("-c " + guides, 1), "0\n");
    EXPECT_EQ(search("-c --rc " + guides, 1), "0\n");
}

/// Pairs of what the sets of intrusion detection hold: both are found as each is alone.
TEST_F(SearchOfSharedData, PairsAreFoundAsEachAlone) {
    run("awk '$2 == 1 { print $1 }' '" + data_ + "/patterns/et-open-content.hex.tsv' > all");
    const std::vector<std::string> all = lines_of(read("all"));
    ASSERT_GT(all.size(), 1000U);
    const std::string text = " --format raw -c -i '" + data_ + "/text/unstructured.log'";
    const auto count = [&](const std::string& patterns) {
        write("p", patterns);
        return std::stoul(run("minterm search --hex -f p" + text).out);
    };
    std::mt19937 random(12);
    std::size_t found = 0;
    for (int round = 0; round < 30; ++round) {
        const std::string& a = all[random() % all.size()];
        // Short ones are there.
        std::string b = all[random() % all.size()];
        while (b.size() > 6) b = all[random() % all.size()];
        const std::size_t together = count(a + "\n" + b + "\n");
        EXPECT_EQ(together, count(a + "\n") + count(b + "\n")) << a << ' ' << b;
        found += together;
    }
    EXPECT_GT(found, 0U);
}

/// All words of a dictionary in a novel, and the first ones of them, word by word.
TEST_F(SearchOfSharedData, DictionariesOfAnySize) {
    std::ifstream novel(data_ + "/text/sherlock.txt", std::ios::binary);
    const std::string text{std::istreambuf_iterator<char>(novel), {}};
    run("gzip -dc '" + data_ + "/words/american-english-huge.gz' > words");
    const std::string list = read("words");
    const std::vector<std::string> words = lines_of(list);
    ASSERT_EQ(words.size(), 348'454U);
    std::unordered_map<std::string_view, std::size_t> counts;
    std::set<std::size_t> lengths;
    for (const std::string& word : words) {
        counts.emplace(word, 0);
        lengths.insert(word.size());
    }
    for (const std::size_t length : lengths)
        for (std::size_t i = 0; i + length <= text.size(); ++i) {
            const auto word = counts.find(std::string_view(text).substr(i, length));
            if (word != counts.end()) ++word->second;
        }
    std::size_t sum = 0;
    std::size_t first = 0;
    for (const std::size_t size : {std::size_t{10}, std::size_t{1000}, std::size_t{10'000},
                                   std::size_t{100'000}, words.size()}) {
        std::string table = "pattern\tcount\n";
        for (; first < size; ++first) sum += counts.at(words[first]);
        for (std::size_t i = 0; i < size; ++i)
            table += words[i] + "\t" + std::to_string(counts.at(words[i])) + "\n";
        run("head -n " + std::to_string(size) + " words > some");
        const std::string arguments = "-f some '" + data_ + "/text/sherlock.txt'";
        EXPECT_EQ(search("-c -o " + arguments), std::to_string(sum) + "\n");
        EXPECT_TRUE(search("-o --count-per-pattern " + arguments) == table) << size;
    }
    EXPECT_EQ(sum, 926'783U);
}

/// 104,334 words, saved and opened.
TEST_F(SearchOfSharedData, EnginesOfManyWordsAreSaved) {
    MINTERM_NEEDS_COMPILER();
    const std::string words = "-f '" + data_ + "/words/american-english' ";
    const std::string text = "'" + data_ + "/text/sherlock.txt' ";
    EXPECT_EQ(search("--save-engine e " + words), "");
    EXPECT_EQ(search("--engine e -c -o " + text), "767184\n");
    EXPECT_TRUE(search("--engine e -o --count-per-pattern " + text) ==
                search("-o --count-per-pattern " + words + text));
    run("head -c 1000000 e > cut; chmod 600 cut");
    EXPECT_EQ(refusal("--engine cut " + text).substr(0, 60),
              "minterm: error: cannot use cut: it has 1000000 bytes and sho");
}

}  // namespace
}  // namespace minterm::testing::search_test
