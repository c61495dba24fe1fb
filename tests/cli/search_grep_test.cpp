// SPDX-License-Identifier: Apache-2.0
//
// `minterm search` beside `grep -F` itself: words and whole lines, lines around them, colors, files
// and folders; and how what grep has no word for is refused.
#include <random>
#include <string>
#include <vector>

#include "tests/cli/search_lines.hpp"
#include "tests/support/needs_compiler.hpp"
#include "tests/support/random_text.hpp"

namespace minterm::testing::search_grep_test {
namespace {

class SearchAsGrep : public Search {
protected:
    void SetUp() override {
        Search::SetUp();
        // Files without a match had another status in grep before 3.5, and color no \33[K in
        // others.
        const Outcome made =
            run("echo x > x; grep --color=always x x; grep -L x x && grep -L y x; echo $?");
        if (made.out != "\33[01;31m\33[Kx\33[m\33[K\nx\n1\n") GTEST_SKIP() << "needs GNU grep 3.5";
    }
    /// That both print the same and end the same way.
    void expect_same(const std::string& arguments, const std::string& ours_only = "") const {
        const Outcome grep = run("LC_ALL=C grep --label='standard input' -a -F " + arguments);
        const Outcome ours = run("minterm search -a " + ours_only + arguments);
        EXPECT_EQ(ours.out, grep.out) << arguments;
        EXPECT_EQ(ours.exit_code, grep.exit_code) << arguments;
    }
    void write_lines(const std::string& name, std::mt19937& random, int lines,
                     const std::string& letters, std::size_t longest = 12) const {
        std::string text;
        for (int line = 0; line < lines; ++line)
            text += random_text(random, random() % (longest + 1), letters) +
                    (random() % 9 == 0 ? "\r\n" : "\n");
        if (random() % 2 == 0 && !text.empty()) text.pop_back();
        write(name, text);
    }
};

TEST_F(SearchAsGrep, WordsAndWholeLines) {
    std::mt19937 random(21);
    write_lines("a", random, 3000, "ab- _");
    write_lines("b", random, 3000, "aA0b.\xe9");
    for (const std::string pattern :
         {"a", "ab", "a-a", "-a", "b ", "-", "_", "a b", "--", "A0", ".", "\xe9", "a\xe9"}) {
        for (const char* border : {"-w", "-x", "-w -x"}) {
            const std::string rest = std::string(border) + " -e'" + pattern + "' a b";
            for (const char* options : {"-n ", "-c ", "-v -n ", "-i -b ", "-m 3 -n ", "-l ", "-L "})
                expect_same(options + rest);
        }
        // grep -o -x of today prints the newline, too.
        expect_same("-o -b -n -w -e'" + pattern + "' a b", "--best-per-locus ");
    }
    // Where one pattern has a word character beside it, another may have none.
    for (const char* set : {"-e a -e ab", "-e a- -e a -e -b", "-e ab -e b -e ' '"})
        for (const char* options : {"-w -n", "-x -n", "-w -c -i", "-w -v -c"})
            expect_same(std::string(options) + " " + set + " a b");
}

TEST_F(SearchAsGrep, WordsByEveryMethod) {
    MINTERM_NEEDS_COMPILER();
    std::mt19937 random(24);
    write_lines("a", random, 3000, "ab- _");
    for (const char* method : {"logic", "cyclic", "lanes", "screen", "filter", "automaton"})
        expect_same("-w -n -e a -e ab a", std::string("--threads 2 --method ") + method + " ");
}

TEST_F(Search, WordsAreForPatternsWithoutErrors) {
    write("a", "one ab two\nab\nxab ab\n");
    EXPECT_EQ(search("-w ab a -o -b"), "4:ab\n11:ab\n18:ab\n");
    EXPECT_EQ(search("-w -e ab -e b --count-per-pattern a"), "pattern\tcount\nab\t3\nb\t0\n");
    EXPECT_EQ(search("-x ab -k 0 a -n"), "2:ab\n");
    EXPECT_EQ(refusal("-w abc -k 1 a"),
              "minterm: error: -w is for patterns without errors; leave it out, or -k\n");
    EXPECT_EQ(refusal("-x abc --spec k_edit -k 1 a"),
              "minterm: error: -x is for patterns without errors; leave it out, or -k\n");
    write("a.fa", ">r\nACGT\n");
    EXPECT_EQ(refusal("-w ACGT a.fa"),
              "minterm: error: a.fa is FASTA, and -w is for lines; leave it out, or add --format "
              "lines\n");
    EXPECT_EQ(search("-w ACGT a.fa --format lines"), "ACGT\n");
    for (const char* context : {"-A", "-B", "-C"})
        EXPECT_EQ(refusal(std::string(context) + " 1 ACGT a.fa"),
                  "minterm: error: a.fa is FASTA, and " + std::string(context) +
                      " is for lines; leave it out, or add --format lines\n");
}

TEST_F(SearchAsGrep, FilesWithoutMatches) {
    write("a", "foo\n");
    write("b", "bar\n");
    run("mkdir d");
    for (const char* arguments :
         {"-L foo a b", "-L bar a", "-L none a b", "-L -v foo a b", "-q -L foo a", "-q -L bar a",
          "-L -m 0 foo a b", "-L -H foo < b", "-L foo a missing b", "foo missing a",
          "-s foo missing a", "-s none missing", "-s -L foo missing b", "-s foo d a", "-F foo a b",
          "-s -q foo missing a", "--files-without-match foo a b", "--fixed-strings o a b"})
        expect_same(arguments);
    EXPECT_EQ(run("minterm search -s foo missing d").err, "");
    EXPECT_EQ(run("minterm search foo missing").err,
              "minterm: error: cannot read missing: there is no such file; check the path\n");
    // What is damaged is no matter of reading.
    run("echo foo | gzip > a.gz; echo rubbish >> a.gz");
    EXPECT_NE(run("minterm search -s foo a.gz").err.find("damaged gzip"), std::string::npos);
    write("a.fa", ">r\nACGT\n");
    EXPECT_EQ(search("-L GGG a.fa", 1), "a.fa\n");
    EXPECT_NE(refusal("-L foo a -l").find("excludes"), std::string::npos);
}

TEST_F(SearchAsGrep, LinesAroundMatches) {
    std::mt19937 random(22);
    for (int round = 0; round < 60; ++round) {
        for (const char* name : {"a", "b", "c"})
            write_lines(name, random, static_cast<int>(random() % 40), "xy", 5);
        const auto one_of = [&](const std::vector<std::string>& choices) {
            return choices[random() % choices.size()];
        };
        const auto number = [&] { return std::to_string(random() % 4) + " "; };
        std::string arguments = one_of({"", "-n ", "-b ", "-n -b ", "-n "}) +
                                one_of({"", "", "-v ", "-w ", "-x "}) + one_of({"", "-h ", "-H "});
        if (random() % 3 == 0) arguments += "-m " + number();
        if (random() % 2 == 0) arguments += "-A " + number();
        if (random() % 2 == 0) arguments += "-B " + number();
        if (random() % 2 == 0) arguments += "-C " + number();
        arguments += one_of({"xyx ", "-e xx -e yyy ", "yxxy "});
        expect_same(arguments + one_of({"a", "a b c", "< a"}));
        // In color grep shows matches around lines of -v, and of -x the newline, too.
        if (arguments.find("-v") == std::string::npos && arguments.find("-x") == std::string::npos)
            expect_same("--color=always " + arguments + "a b");
        // Chunks of some bytes, as a pipe gives them.
        const Outcome slowly =
            run("dd if=a bs=9 status=none | minterm search -a --line-buffered " + arguments);
        EXPECT_EQ(slowly.out,
                  run("LC_ALL=C grep --label='standard input' -a -F " + arguments + "< a").out)
            << arguments;
    }
    // Groups at the border of two chunks of 4 MiB, and context that is longer than a chunk.
    std::string text;
    for (int line = 0; line < 150000; ++line)
        text += random_text(random, 60, ".,") + (line % 1000 == 7 ? "X\n" : "\n");
    write("long", text);
    for (const char* arguments : {"-n -b -A 2 -B 3 X long", "-B 400 -n X long", "-C 600 X long",
                                  "-m 1 -A 140000 X long", "-v -m 9 -n -C 2 . long"})
        EXPECT_EQ(run("LC_ALL=C grep -F " + std::string(arguments) + " > theirs; minterm search " +
                      arguments + " > ours; cmp ours theirs")
                      .exit_code,
                  0)
            << arguments;
    // As grep where no lines are printed; where single matches are, there is nothing around them.
    expect_same("-c -A 1 X long");
    expect_same("-q -C 1 X long");
    for (const char* other : {"-o", "--json"})
        EXPECT_NE(refusal(std::string("-A 1 x a ") + other).find("excludes"), std::string::npos);
    write("a", std::string("x\n") + '\0' + "\nx\n");
    EXPECT_EQ(search("-C 1 x a"), "minterm: a: binary file matches\n");
}

TEST_F(SearchAsGrep, Colors) {
    std::mt19937 random(23);
    write_lines("a", random, 500, "abc ");
    write_lines("b", random, 500, "aAb_-");
    for (const char* patterns : {"-e a", "-e ab -e b", "-e aa", "-e abc -e bc -e ca", "-e aba"})
        for (const char* options :
             {"", "-n -b ", "-H ", "-h -i ", "-m 3 -n ", "-c ", "-l ", "-L ", "-v -n ", "-A 1 -n "})
            expect_same(std::string("--color=always ") + options + patterns + " a b");
    expect_same("--color=always -o -n -b -e ab a b");
    expect_same("--color=always -w -n -e a a b");
    expect_same("--color=always -c -e a a");
    expect_same("--color=never -n -e a a b");
    write("c", "abcabXdabd\n");
    EXPECT_EQ(search("--color always -k 1 abc c"),
              "\33[01;31m\33[Kabc\33[m\33[K\33[01;31m\33[Kab\33[m\33[KXd\33[01;31m\33[Kab\33[m\33["
              "Kd\n");
    EXPECT_EQ(search("--color always --json -e ab a"), search("--json -e ab a"));
}

TEST_F(Search, ColorsAreForTerminals) {
    write("a", "xay\n");
    const std::string colored = "x\33[01;31m\33[Ka\33[m\33[Ky\n";
    const auto on_terminal = [&](const std::string& before, const std::string& options) {
        std::string shown = run_on_terminal("TERM=xterm; unset NO_COLOR; export TERM; " + before +
                                            "minterm search a a " + options + " >&2")
                                .err;
        std::erase(shown, '\r');
        return shown;
    };
    EXPECT_EQ(search("a a"), "xay\n");
    EXPECT_EQ(on_terminal("", ""), colored);
    EXPECT_EQ(on_terminal("", "--color never"), "xay\n");
    EXPECT_EQ(on_terminal("TERM=dumb; ", ""), "xay\n");
    EXPECT_EQ(on_terminal("NO_COLOR=1; export NO_COLOR; ", ""), "xay\n");
    EXPECT_EQ(on_terminal("NO_COLOR=1; export NO_COLOR; ", "--color always"), colored);
    EXPECT_EQ(on_terminal("NO_COLOR=; export NO_COLOR; ", ""), colored);
    EXPECT_NE(refusal("a a --color red").find("--color"), std::string::npos);
}

TEST_F(SearchAsGrep, FilesByTheirNames) {
    run("mkdir -p d/e/f d/x.c; for f in d/a.c d/b.h d/e/c.c d/e/.h d/e/f/README d/x.c/y.h; do echo "
        "foo > $f; done");
    for (const char* globs :
         {"--include '*.c'", "--include=*.h", "--include '*.[ch]' --exclude 'a*'",
          "--exclude '*.h'", "--exclude '*' --include '*.c'", "--include '*.c' --exclude '*'",
          "--exclude a.c --exclude README", "--include README", "--include '?.c' --include '.*'",
          "--exclude '*.c' --include 'a.*' --exclude 'x*'", "--include none"}) {
        const std::string rest = " -r " + std::string(globs) + " foo d | LC_ALL=C sort";
        EXPECT_EQ(run("minterm search" + rest).out, run("grep -F" + rest).out) << globs;
    }
    EXPECT_EQ(search("-r foo d --include '*.c' -l"), "d/a.c\nd/e/c.c\n");
    EXPECT_NE(refusal("foo d/a.c --include '*.c'").find("--include requires --recursive"),
              std::string::npos);
}

TEST_F(SearchAsGrep, FoldersByTheirNames) {
    run("mkdir -p d/e/f d/.git/e g; for f in d/a d/e/b d/e/f/c d/.git/h d/.git/e/i g/j; do echo "
        "foo > "
        "$f; done; ln -s ../../g d/e/k; ln -s ../a d/e/l; ln -s .. d/e/f/up; ln -s d m");
    for (const char* rest :
         {"-r --exclude-dir .git foo d", "-r --exclude-dir e --exclude-dir 'g*' foo d g",
          "-r --exclude-dir 'e*' --exclude '[ab]' foo .", "-r --exclude-dir '*' foo d/e d",
          "-r foo m", "-R foo d 2> none", "-R foo m 2> none", "-rR foo d 2> none",
          "-R --exclude-dir k --exclude c foo d 2> none", "-r --exclude-dir none foo d"}) {
        const std::string sorted = std::string(" ") + rest + " | LC_ALL=C sort";
        EXPECT_EQ(run("minterm search" + sorted).out, run("grep -F" + sorted).out) << rest;
    }
    EXPECT_EQ(run("minterm search -R foo d > out").exit_code, 0);
    EXPECT_NE(refusal("foo d/a --exclude-dir d").find("--exclude-dir requires --recursive"),
              std::string::npos);
}

TEST_F(SearchAsGrep, NamesEndWithNul) {
    run("printf 'foo\\nbar\\nfoo\\n' > a; printf 'bar\\n' > b; cp a 'c d'");
    for (const char* rest :
         {"-lZ foo a b 'c d'", "-LZ foo a b 'c d'", "-cZ foo a b", "-Z foo a b", "-nZ foo a 'c d'",
          "-oZ foo a b", "-Z -A 1 -n foo a b", "-Z foo a", "--null -HbZ bar b"})
        EXPECT_EQ(run(std::string("minterm search ") + rest).out,
                  run(std::string("grep -F ") + rest).out)
            << rest;
    EXPECT_EQ(run("minterm search -lZ foo a b 'c d' | xargs -0 minterm search -c foo").out,
              "a:2\nc d:2\n");
    EXPECT_NE(refusal("-Z --json foo a").find("--json"), std::string::npos);
    run("printf '>r\\nACGTACGT\\n' > r.fa");
    EXPECT_EQ(run("minterm search --fasta -oHZ ACG r.fa").out,
              std::string("r.fa\0ACG\nr.fa\0ACG\n", 18));
    EXPECT_NE(refusal("--fasta -HZ ACG r.fa").find("-Z is for lines"), std::string::npos);
}

TEST_F(SearchAsGrep, FilesWithNulAreLeftOut) {
    run("printf 'foo\\n' > a; printf 'foo\\n\\0\\n' > b; printf 'x\\0\\n' > c; printf '\\0foo' > "
        "d");
    for (const char* rest :
         {"-I foo a b c d", "-Ic foo a b c d", "-Il foo a b c d", "-IL foo a b c d", "-Io foo a b",
          "-Iv bar a c", "-I foo b", "-Iq foo b d", "-In foo d a"}) {
        const Outcome ours = run(std::string("minterm search ") + rest);
        const Outcome theirs = run(std::string("grep -F ") + rest);
        EXPECT_EQ(ours.out, theirs.out) << rest;
        EXPECT_EQ(ours.exit_code, theirs.exit_code) << rest;
    }
    EXPECT_EQ(run("minterm search -I foo < b").exit_code, 1);
    EXPECT_NE(refusal("-aI foo a").find("-I"), std::string::npos);
}

}  // namespace
}  // namespace minterm::testing::search_grep_test
