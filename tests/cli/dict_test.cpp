// SPDX-License-Identifier: Apache-2.0
//
// `minterm dict`: lists of words as files, numbers and back, against sorted sets.
#include <fcntl.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <set>
#include <sstream>
#include <string>

#include "tests/cli/dict_shell.hpp"

namespace minterm::testing::dict_test {
namespace {

using namespace std::string_literals;

class Dict : public DictShell {};

// DI-11: repeated, unsorted, CRLF and blank lines.
TEST_F(Dict, ListsAreReadAsTheyAreFound) {
    write("list", "b\na\nb\na\r\n\n");
    const Outcome built = run("minterm dict build list -o list.mtd");
    EXPECT_EQ(built.exit_code, 0);
    EXPECT_EQ(built.out, "");
    EXPECT_TRUE(built.err.starts_with("2 keys, ")) << built.err;
    EXPECT_TRUE(built.err.ends_with("; 2 repeated lines merged; 1 blank line skipped\n"))
        << built.err;
    EXPECT_EQ(dict("lookup list.mtd b a c ''"), "b\t1\na\t0\nc\t-\n\t-\n");
    EXPECT_EQ(dict("build list --keep-blank --keep-cr -q -o all.mtd"), "");
    EXPECT_EQ(dict("prefix all.mtd ''"), "\t0\na\t1\na\r\t2\nb\t3\n");
    EXPECT_EQ(run("printf 'a\\r\\n' | minterm dict lookup all.mtd").out, "a\t1\n");
    EXPECT_EQ(run("printf 'a\\r\\n' | minterm dict lookup all.mtd --keep-cr").out, "a\r\t2\n");
    EXPECT_EQ(list(), "all.mtd list list.mtd");
}

// DI-06: empty lists, which are files like others.
TEST_F(Dict, EmptyLists) {
    write("none", "");
    EXPECT_EQ(dict("build none -q -o none.mtd"), "");
    EXPECT_EQ(dict("lookup none.mtd a ''"), "a\t-\n\t-\n");
    EXPECT_EQ(dict("prefix none.mtd ''"), "");
    EXPECT_EQ(mistake("decode none.mtd 0"), "minterm: error: the dictionary has no keys\n");
}

TEST_F(Dict, TextGoesThereAndBack) {
    write("words", "the\ncat\nsat\non\nmat\n");
    write("text", "the cat sat\n\n  on\tthe mat\r\n");
    for (const char* const how :
         {"", "--layout paper", "--layout small", "--trie louds", "--ids trie"}) {
        EXPECT_EQ(dict("build words -q -o words.mtd "s + how), "");
        EXPECT_EQ(dict("encode words.mtd text -o numbers"), "");
        EXPECT_EQ(dict("decode words.mtd -f numbers"), "the cat sat\n\non the mat\n") << how;
    }
    EXPECT_EQ(dict("build words -q -o words.mtd"), "");
    EXPECT_EQ(run("echo the dog sat | minterm dict encode words.mtd -").out, "4 - 3\n");
    EXPECT_EQ(run("printf 'the dog sat\\nfar\\n' | minterm dict encode words.mtd - | "
                  "minterm dict decode words.mtd")
                  .out,
              "the - sat\n-\n");
    EXPECT_EQ(dict("decode words.mtd 0 - 4"), "cat\n-\nthe\n");
    EXPECT_EQ(dict("decode words.mtd 0 4"), "cat\nthe\n");
}

TEST_F(Dict, OwnNumbers) {
    write("list", "the\t7\ncat\t18446744073709551614\r\n\na\tb\t7\n\t0\nthe\t7\n");
    const std::string all = "\t0\na\tb\t7\ncat\t18446744073709551614\nthe\t7\n";
    for (const char* const how : {"", "--layout paper", "--layout small", "--trie louds"}) {
        EXPECT_EQ(run("minterm dict build --ids own list -o own.mtd "s + how).exit_code, 0);
        EXPECT_EQ(dict("prefix own.mtd ''"), all) << how;
        EXPECT_EQ(dict("lookup own.mtd the cat dog"),
                  "the\t7\ncat\t18446744073709551614\ndog\t-\n");
        EXPECT_EQ(dict("fuzzy own.mtd tha"), "tha\tthe\t7\t1\n");
        EXPECT_EQ(dict("decode own.mtd 18446744073709551614 7 -"), "cat\na\tb\n-\n");
        EXPECT_EQ(run("echo the cat ate | minterm dict encode own.mtd -").out,
                  "7 18446744073709551614 -\n");
    }
    EXPECT_EQ(mistake("decode own.mtd 3"), "minterm: error: no key has the number 3\n");
    EXPECT_NE(dict("stats own.mtd").find("own"), std::string::npos);
    // What is listed can be read again.
    write("again", all);
    EXPECT_EQ(dict("build --ids own again -q -o again.mtd"), "");
    EXPECT_EQ(dict("prefix again.mtd ''"), all);
}

TEST_F(Dict, MistakesInOwnNumbers) {
    const auto refusal = [&](const std::string& text) {
        write("list", text);
        return mistake("build --ids own list -o own.mtd");
    };
    EXPECT_TRUE(refusal("a\t1\nthe\n")
                    .starts_with("list:2:4: error: a tab and the number of the key are missing\n"));
    EXPECT_TRUE(refusal("a\t1x\n").starts_with("list:1:3: error: \"1x\" is no number\n"));
    EXPECT_TRUE(refusal("a\t-1\n").starts_with("list:1:3: error: \"-1\" is no number\n"));
    EXPECT_TRUE(refusal("a\t\n").starts_with("list:1:3: error: \"\" is no number\n"));
    for (const char* const number : {"18446744073709551615", "18446744073709551616"})
        EXPECT_TRUE(refusal("a\t"s + number + "\n")
                        .starts_with("list:1:3: error: "s + number +
                                     " is too large; the greatest number is 18446744073709551614"));
    write("more", "b\t3\n\nc\t4\n\nd\t5\na\t2\n");
    write("list", "b\t3\n\na\t1\n");
    EXPECT_TRUE(mistake("build --ids own list more -o own.mtd")
                    .starts_with("more:6:1: error: the key has another number than in list:3\n"));
    EXPECT_EQ(list(), "list more");
}

TEST_F(Dict, PrefixesAreSortedAndComplete) {
    std::set<std::string> words;
    std::string text;
    for (unsigned i = 0; i < 6000; ++i) {
        words.insert(std::to_string(i * 7919 % 10007));
        text += std::to_string(i * 7919 % 10007) + "\n";
    }
    write("words", text);
    EXPECT_EQ(dict("build words -q -o words.mtd"), "");
    std::ostringstream all;
    std::ostringstream some;
    std::size_t id = 0;
    for (const std::string& word : words) {
        all << word << '\t' << id << '\n';
        if (word.starts_with("12")) some << word << '\t' << id << '\n';
        ++id;
    }
    EXPECT_EQ(dict("prefix words.mtd ''"), all.str());
    EXPECT_EQ(dict("prefix words.mtd 12"), some.str());
    EXPECT_EQ(dict("prefix words.mtd 12 --limit 1"),
              some.str().substr(0, some.str().find('\n') + 1));
    EXPECT_EQ(run("cut -f1 <<E | minterm dict lookup words.mtd\n" + all.str() + "E\n").out,
              all.str());
}

TEST_F(Dict, RangesHaveBothEnds) {
    write("words", "a\nab\nb\nba\nc\n");
    for (const char* const how : {"", "--layout small", "--trie louds"}) {
        EXPECT_EQ(dict("build words -q -o words.mtd "s + how), "");
        EXPECT_EQ(dict("range words.mtd ab ba"), "ab\t1\nb\t2\nba\t3\n") << how;
        EXPECT_EQ(dict("range words.mtd aa az"), "ab\t1\n");
        EXPECT_EQ(dict("range words.mtd b --limit 2"), "b\t2\nba\t3\n");
        EXPECT_EQ(dict("range words.mtd c b"), "");
        EXPECT_EQ(dict("range words.mtd '' ''"), "");
    }
    EXPECT_NE(mistake("range words.mtd").find("FROM"), std::string::npos);
}

// What means no key is no number, whatever the keys are.
TEST_F(Dict, AKeyMayBeWhatMeansNone) {
    write("words", "-\na\n");
    EXPECT_EQ(dict("build words -q -o words.mtd"), "");
    EXPECT_EQ(run("echo - a b | minterm dict encode words.mtd -").out, "0 1 -\n");
    EXPECT_EQ(dict("decode words.mtd 0 1 -"), "-\na\n-\n");
}

TEST_F(Dict, KeysThatATextBeginsWith) {
    write("words", "in\ninter\ninterest\n");
    EXPECT_EQ(dict("build words -q -o words.mtd"), "");
    EXPECT_EQ(dict("prefix words.mtd --of interesting"), "in\t0\ninter\t1\ninterest\t2\n");
    EXPECT_EQ(dict("prefix words.mtd --of interesting --limit 2"), "in\t0\ninter\t1\n");
    EXPECT_EQ(dict("prefix words.mtd --of x"), "");
}

TEST_F(Dict, NearKeysComeNearestFirst) {
    write("words", "kitten\nmitten\nsitting\nsmitten\nunrelated\n");
    EXPECT_EQ(dict("build words -q -o words.mtd"), "");
    EXPECT_EQ(dict("fuzzy words.mtd -k 2 mitten"),
              "mitten\tmitten\t1\t0\nmitten\tkitten\t0\t1\nmitten\tsmitten\t3\t1\n");
    EXPECT_EQ(dict("fuzzy words.mtd -k 3 --top 1 sittin"), "sittin\tsitting\t2\t1\n");
    // As many as several batches of all threads.
    EXPECT_EQ(run("seq 1 3000 | sed 's/^/sit/' > queries; echo mitten >> queries").exit_code, 0);
    const std::string alone = dict("fuzzy words.mtd -k 4 -f queries");
    EXPECT_TRUE(alone.ends_with("mitten\tsitting\t2\t3\n")) << alone;
    EXPECT_EQ(dict("fuzzy words.mtd -k 4 -f queries --threads 3"), alone);
    EXPECT_NE(mistake("fuzzy words.mtd -k 300 x").find("--max-distance"), std::string::npos);
}

// Long words with many edits are refused before they take the machine's memory, and only those.
TEST_F(Dict, NearKeysOfLongWordsTakeBoundedMemory) {
    const std::string word(70000, 'a');
    write("words", "b\n" + word + "\n");
    write("queries", "a\n\n" + word + "x\n");
    for (const char* const how : {"", "--layout small"}) {
        EXPECT_EQ(dict("build words -q -o words.mtd "s + how), "");
        EXPECT_EQ(mistake("fuzzy words.mtd -k 255 -f queries"),
                  "queries:3:1: error: keys within 255 edits of 70,001 bytes may take 1.1 GiB of "
                  "memory; ask for at most 238 edits (-k), which take no more than 1 GiB\n  3 | " +
                      word.substr(0, 60) + "\n    | ^\n");
        EXPECT_EQ(mistake("fuzzy words.mtd -k 239 " + word),
                  "minterm: error: keys within 239 edits of 70,000 bytes may take 1.0 GiB of "
                  "memory; ask for at most 238 edits (-k), which take no more than 1 GiB\n");
        EXPECT_EQ(dict("fuzzy words.mtd -k 3 -f queries"),
                  "a\tb\t1\t1\n\tb\t1\t1\n" + word + "x\t" + word + "\t0\t1\n");
    }
    // No way is longer than the longest key.
    write("words", "b\n");
    EXPECT_EQ(dict("build words -q -o words.mtd"), "");
    EXPECT_EQ(dict("fuzzy words.mtd -k 255 -f queries"), "a\tb\t0\t1\n\tb\t0\t1\n");
}

TEST_F(Dict, JsonAndFigures) {
    write("words", "a\nab\n\na\n");
    const std::string built = dict("build words --json -o words.mtd");
    EXPECT_EQ(built,
              "{\"file\":\"words.mtd\",\"keys\":2,\"repeated\":1,\"blank_lines\":1,\"byte_order_"
              "marks\":0,\"bytes\":" +
                  std::to_string(read("words.mtd").size()) + "}\n");
    const std::string figures = dict("stats words.mtd --json");
    EXPECT_TRUE(
        figures.starts_with("{\"layout\":\"fast\",\"ids\":\"sorted\",\"keys\":2,"
                            "\"key_bytes\":3,\"longest_key\":2,\"nodes\":2,\"leaves\":1,"))
        << figures;
    EXPECT_NE(dict("stats words.mtd --trust").find("bytes_per_key"), std::string::npos);
    EXPECT_EQ(mistake("build words --json -o -"),
              "minterm: error: --json and the dictionary cannot both go to standard output; give "
              "-o a file\n");
    EXPECT_EQ(run("minterm dict build words -o - > image").err,
              "2 keys, 5,760 bytes; 1 repeated line merged; 1 blank line skipped\n");
    EXPECT_EQ(read("image"), read("words.mtd"));
}

TEST_F(Dict, Mistakes) {
    write("words", "a\nb\n");
    EXPECT_EQ(dict("build words -q -o words.mtd"), "");
    EXPECT_EQ(
        mistake("buidl"),
        "minterm: error: unknown action \"buidl\" of minterm dict; did you mean \"build\"?\n");
    EXPECT_TRUE(mistake("").starts_with("Words and their numbers"));
    EXPECT_NE(mistake("build words").find("--output is required"), std::string::npos);
    EXPECT_NE(mistake("build nothing -o x.mtd").find("cannot read nothing: there is no such file"),
              std::string::npos);
    EXPECT_NE(mistake("build words -o words").find("would take the place of their own input"),
              std::string::npos);
    EXPECT_NE(
        mistake("build words --trie louds --layout paper -o x.mtd").find("not for LOUDS tries"),
        std::string::npos);
    EXPECT_NE(mistake("lookup words a").find("cannot use words: it is no dictionary of minterm"),
              std::string::npos);
    EXPECT_NE(mistake("prefix words.mtd").find("PREFIX, or --of TEXT"), std::string::npos);
    EXPECT_EQ(mistake("decode words.mtd 2"),
              "minterm: error: no key has the number 2; the last one is 1\n");
    write("numbers", "0 1\n1 x\n");
    EXPECT_EQ(mistake("decode words.mtd -f numbers"),
              "numbers:2:3: error: \"x\" is no number\n  2 | 1 x\n    |   ^\n");
    write("cut.mtd", read("words.mtd").substr(0, 300));
    EXPECT_NE(mistake("stats cut.mtd").find("copy or build it again"), std::string::npos);
    std::string changed = read("words.mtd");
    changed[changed.size() / 2] ^= 1;
    write("changed.mtd", changed);
    EXPECT_NE(mistake("lookup changed.mtd a").find("its bytes were changed"), std::string::npos);
    for (const char* const question :
         {"lookup words.mtd a", "decode words.mtd 0", "prefix words.mtd a", "range words.mtd a",
          "fuzzy words.mtd a", "encode words.mtd words"})
        EXPECT_NE(mistake(std::string(question) + " -o words.mtd")
                      .find("would take the place of their own input words.mtd"),
                  std::string::npos)
            << question;
    EXPECT_NE(mistake("lookup words.mtd -f words -o words").find("of their own input words;"),
              std::string::npos);
    EXPECT_EQ(dict("lookup words.mtd a"), "a\t0\n");
    EXPECT_EQ(list(), "changed.mtd cut.mtd numbers words words.mtd");
}

// Threads change nothing, mistakes included; lines of any length, blank ones, and no LF at the end.
TEST_F(Dict, ThreadsKeepTheOrder) {
    std::string words;
    std::string text;
    std::string numbers;
    for (unsigned i = 0; i < 30000; ++i) {
        words += std::to_string(i * 7) + "\n";
        text += std::to_string(i * 2654435761U % 300000) + (i % 11 == 0  ? "\n\n"
                                                            : i % 9 == 0 ? "\r\n"
                                                                         : " ");
        numbers += std::to_string(i * 7919 % 30000) + (i % 17 == 0 ? "\n" : " ");
    }
    text += std::string(100000, 'x') + "\n7";
    write("words", words);
    write("text", text);
    write("numbers", numbers);
    write("wrong", numbers + "\n1 2 30000 3\n" + numbers + " x");
    EXPECT_EQ(dict("build words -q -o words.mtd"), "");
    for (const char* const ask :
         {"lookup words.mtd -f text", "encode words.mtd text", "decode words.mtd -f numbers",
          "lookup words.mtd 7 8 -f words", "fuzzy words.mtd --top 2 7 70 -f words"}) {
        const std::string one = dict(ask);
        EXPECT_GT(one.size(), 100U);
        for (const char* const threads : {" --threads 2", " --threads 7", " --threads 0"})
            EXPECT_EQ(dict(ask + std::string(threads)), one) << ask;
    }
    const std::string one = mistake("decode words.mtd -f wrong");
    EXPECT_TRUE(one.starts_with("wrong:1767:5: error: no key has the number 30000; ")) << one;
    EXPECT_EQ(mistake("decode words.mtd -f wrong --threads 3"), one);
}

// A link stays one, whether what it leads to is there or not yet.
TEST_F(Dict, LinksAreWrittenThrough) {
    write("words", "a\nb\n");
    ASSERT_EQ(run("ln -s words.mtd link; ln -s circle circle").exit_code, 0);
    for (int i = 0; i < 2; ++i) {
        EXPECT_EQ(dict("build words -q -o link"), "");
        EXPECT_TRUE(std::filesystem::is_symlink(folder() / "files" / "link"));
        EXPECT_EQ(dict("lookup words.mtd b"), "b\t1\n");
    }
    EXPECT_EQ(run("minterm dict build words -q -o circle").exit_code, 1);
    EXPECT_EQ(list(), "circle link words words.mtd");
}

// A disk that fills: nothing stays under the name.
TEST_F(Dict, NothingHalfWritten) {
    write("words", "a\nb\n");
    const Outcome full = run("ulimit -f 1; minterm dict build words -o words.mtd");
    EXPECT_EQ(full.exit_code, 1) << full.err;
    EXPECT_NE(full.err.find("cannot write words.mtd"), std::string::npos) << full.err;
    EXPECT_EQ(list(), "words");
}

// Where the file system has files without names, as most have.
TEST_F(Dict, NothingIsLeftOfAProgramThatIsKilled) {
    const int unnamed = ::open(folder().c_str(), O_TMPFILE | O_RDWR | O_CLOEXEC, 0600);
    if (unnamed < 0) GTEST_SKIP() << "no files without names here";
    ::close(unnamed);
    write("list", "a\n");
    EXPECT_EQ(dict("build list -q -o old.mtd"), "");
    const std::string old = read("old.mtd");
    // It has opened its file before it reads, and waits for more to read.
    const Outcome outcome = run(
        "mkfifo pipe; sleep 60 > pipe & writer=$!; minterm dict build pipe -o old.mtd & built=$!; "
        "for i in $(seq 500); do "
        "test -n \"$(find /proc/$built/fd -lname '*deleted*' 2> /dev/null)\" && break; "
        "sleep 0.01; done; kill -9 $built; wait $built; test $? = 137; status=$?; "
        "kill $writer; exit $status");
    EXPECT_EQ(outcome.exit_code, 0) << outcome.err;
    EXPECT_EQ(list(), "list old.mtd pipe");
    EXPECT_EQ(read("old.mtd"), old);
}

// Sorted in files: the same dictionary, and nothing left of the files, whatever happens.
TEST_F(Dict, BuildsInLittleMemory) {
    std::string words;
    std::string own;
    for (unsigned i = 0; i < 100000; ++i) {
        const std::string word = std::to_string(i * 2654435761U % 60000 * 16807);
        words += word + "\n";
        own += word + "\t" + word + "\n";
    }
    write("words", words);
    write("own", own);
    for (const char* const how : {"words --layout small", "own --ids own --trie louds"}) {
        const std::string arguments = "build -q "s + how;
        EXPECT_EQ(dict(arguments + " -o whole.mtd"), "");
        EXPECT_EQ(dict(arguments + " --memory 12M -o parts.mtd"), "");
        EXPECT_EQ(read("parts.mtd"), read("whole.mtd")) << how;
    }
    EXPECT_EQ(run("minterm dict build words words --memory 1M --layout small -o parts.mtd").err,
              run("minterm dict build words words --layout small -o whole.mtd").err);
    EXPECT_EQ(read("parts.mtd"), read("whole.mtd"));
    write("own2", own + "0\t1\n");
    EXPECT_TRUE(mistake("build own own2 --ids own --memory 1M -o x.mtd")
                    .starts_with("own2:100001:1: error: the key has another number than in own2:"));
    EXPECT_NE(mistake("build words --memory 1M -o x.mtd").find("choose the layout small"),
              std::string::npos);
    EXPECT_NE(mistake("build words --memory 1000 -o x.mtd").find("1000 is less than 1M"),
              std::string::npos);
    for (const char* const size : {"=-5", " 1.5G", " 1MB", " 99999999T", " M", " ''", " 1g"})
        EXPECT_NE(mistake("build words -o x.mtd --memory"s + size).find("such as 64M or 2G"),
                  std::string::npos)
            << size;
    const Outcome full =
        run("unset TMPDIR; ulimit -f 100; "
            "minterm dict build words --layout small --memory 1M -o x.mtd");
    EXPECT_EQ(full.exit_code, 1) << full.err;
    EXPECT_NE(full.err.find("cannot write a temporary file in .: "), std::string::npos) << full.err;
    const Outcome missing =
        run("TMPDIR=missing minterm dict build words --layout small --memory 1M -o x.mtd");
    EXPECT_EQ(missing.exit_code, 1) << missing.err;
    EXPECT_NE(missing.err.find("cannot make a temporary file in missing: "), std::string::npos);
    // Whether or not there are temporary files, the folder of the output is what is missing.
    for (const char* const memory : {"", " --memory 1M --layout small"})
        EXPECT_EQ(mistake("build words -o none/x.mtd"s + memory),
                  "minterm: error: cannot write none/x.mtd: there is no such folder; create it "
                  "first\n");
    // Or what is no folder.
    for (const char* const path : {"words/x", "words/a/../x", "words/"})
        EXPECT_EQ(mistake("build words -o "s + path),
                  "minterm: error: cannot write "s + path +
                      ": words is no folder; choose another place\n");
    EXPECT_EQ(list(), "own own2 parts.mtd whole.mtd words");
}

TEST_F(Dict, WhatIsMissingIsSaid) {
    write("words", "a\nb\n");
    EXPECT_EQ(dict("build -q words -o x.mtd"), "");
    EXPECT_EQ(mistake("lookup '' a"),
              "minterm: error: the name of the dictionary is empty; give a path\n");
    EXPECT_EQ(mistake("decode x.mtd 99999999999999999999"),
              "minterm: error: no key has the number 99999999999999999999; the last one is 1\n");
    EXPECT_NE(mistake("build words -o ''").find("expected the name of a file, got nothing"),
              std::string::npos);
    EXPECT_EQ(mistake("build words -o x.mtd --memory"),
              "minterm dict build: error: --memory: SIZE is missing: a size such as 64M or 2G\n"
              "try minterm dict build --help\n");
    for (const char* const action : {"stats x.mtd", "build x -o y"})
        EXPECT_NE(mistake(action + " --threads 2"s)
                      .find("error: --threads is for lookup, decode, encode, fuzzy, prefix and "
                            "range, which answer many questions"),
                  std::string::npos)
            << action;
}

}  // namespace
}  // namespace minterm::testing::dict_test
