// SPDX-License-Identifier: Apache-2.0
//
// `minterm lcs`: lengths, subsequences and diffs, beside what other programs say of the same files.
#include <gtest/gtest.h>

#include <algorithm>
#include <cctype>
#include <cstdlib>
#include <filesystem>
#include <map>
#include <nlohmann/json.hpp>
#include <random>
#include <string>
#include <utility>
#include <vector>

#include "tests/cli/shell.hpp"
#include "tests/reference/edit_distances.hpp"

namespace minterm::testing::lcs_test {
namespace {

using Json = nlohmann::json;
namespace fs = std::filesystem;

bool has_program(const char* name) {
    return std::system((std::string("command -v ") + name + " > /dev/null").c_str()) == 0;
}

class Lcs : public Shell {
protected:
    std::string lcs(const std::string& a, const std::string& b, const std::string& options) {
        write("a", a);
        write("b", b);
        const Outcome outcome = run("minterm lcs a b " + options);
        EXPECT_EQ(outcome.exit_code, 0) << outcome.err;
        EXPECT_EQ(outcome.err, "");
        return outcome.out;
    }

    /// The diff without the two lines that hold times; its exit code must say whether there is one.
    std::string diff(const std::string& a, const std::string& b, const std::string& options = "") {
        write("a", a);
        write("b", b);
        const Outcome outcome = run("minterm lcs a b --diff " + options);
        EXPECT_EQ(outcome.err, "");
        EXPECT_EQ(outcome.exit_code, outcome.out.empty() ? 0 : 1);
        if (outcome.out.empty()) return "";
        EXPECT_TRUE(outcome.out.starts_with("--- a\t")) << outcome.out;
        const std::size_t second = outcome.out.find('\n') + 1;
        EXPECT_EQ(outcome.out.substr(second, 6), "+++ b\t");
        return outcome.out.substr(outcome.out.find('\n', second) + 1);
    }

    /// Lines that a diff of a file "a" with a file "b" deletes and inserts.
    static std::size_t edits_in(const std::string& text) {
        std::size_t count = 0;
        for (std::size_t at = 0; at < text.size(); at = text.find('\n', at) + 1)
            if (text[at] == '-' || text[at] == '+') ++count;
        return count;
    }

    /// `patch` makes the second file of the first one with the diff, and `patch -R` the first one
    /// of the second.
    ::testing::AssertionResult patches(const std::string& options = "") {
        const Outcome outcome = run("minterm lcs a b --diff " + options +
                                    " > a.diff; cp a made; patch -s made a.diff && cmp made b && "
                                    "cp b before; patch -R -s before a.diff && cmp before a");
        if (outcome.exit_code == 0) return ::testing::AssertionSuccess();
        return ::testing::AssertionFailure() << outcome.out << outcome.err;
    }

    /// The same of two files, and that GNU diff's is no shorter.
    void check_diff_of(const fs::path& a, const fs::path& b) {
        run("cp '" + a.string() + "' a; cp '" + b.string() + "' b");
        ASSERT_TRUE(patches()) << a << ' ' << b;
        const Outcome gnu = run("diff --minimal -u a b");
        EXPECT_LE(edits_in(read("a.diff")), edits_in(gnu.out)) << a << ' ' << b;
    }
};

/// Files of the same name in folders of `parent` whose names differ in their digits alone, such as
/// llvm-14 and llvm-22: one in `every` of those that are not the same.
std::vector<std::pair<fs::path, fs::path>> versions_in(const fs::path& parent, std::size_t every) {
    std::map<std::string, std::vector<fs::path>> folders;
    for (const auto& entry : fs::directory_iterator(parent)) {
        if (!entry.is_directory() || entry.is_symlink()) continue;
        std::string name = entry.path().filename().string();
        std::erase_if(name, [](unsigned char c) { return std::isdigit(c) != 0; });
        folders[name].push_back(entry.path());
    }
    std::vector<std::pair<fs::path, fs::path>> versions;
    for (auto& [name, paths] : folders) {
        std::sort(paths.begin(), paths.end());
        if (paths.size() < 2) continue;
        for (const auto& entry : fs::recursive_directory_iterator(paths.front())) {
            const fs::path other = paths.back() / fs::relative(entry.path(), paths.front());
            if (entry.is_regular_file() && fs::is_regular_file(other) &&
                entry.file_size() != fs::file_size(other))
                versions.emplace_back(entry.path(), other);
        }
    }
    std::sort(versions.begin(), versions.end());
    std::vector<std::pair<fs::path, fs::path>> some;
    for (std::size_t i = 0; i < versions.size(); i += every) some.push_back(versions[i]);
    return some;
}

TEST_F(Lcs, TheSubsequenceInItsUnit) {
    const std::string kept = lcs("ABCABBA", "CBABAC", "");
    EXPECT_EQ(kept.size(), 5) << kept;
    EXPECT_EQ(reference::lcs_length(kept.substr(0, 4), "ABCABBA"), 4);
    EXPECT_EQ(reference::lcs_length(kept.substr(0, 4), "CBABAC"), 4);
    EXPECT_EQ(kept, lcs("ABCABBA", "CBABAC", "--string"));
    EXPECT_EQ(lcs("the cat\tsat\n on it\n", "a cat sat  on\n", "--unit word"), "cat sat on\n");
    EXPECT_EQ(lcs("one\r\ntwo\nthree", "two\r\nthree\nfour\n", "--unit line"), "two\nthree\n");
    EXPECT_EQ(lcs("na\u00efve\n", "n\u00efv\n", ""), "n\u00efv\n");
    EXPECT_EQ(lcs("x\xff\nz\r\r\n", "\xff\n\r", "--bytes"), "\xff\n\r\n");
    EXPECT_EQ(lcs(std::string("a\0b", 3), std::string("\0b", 2), "--bytes"),
              std::string("\0b\n", 3));
    EXPECT_EQ(lcs(">a\nACGT\nAC\n", ">b\nAGTC\n", ""), "AGTC\n");
    EXPECT_EQ(lcs("\n\n\n", "x\n\n\n", "--unit line"), "\n\n");
    // As A has it, whatever case means.
    EXPECT_EQ(lcs("Some Words Here", "some other HERE", "--unit word --ignore-case"),
              "Some Here\n");
    EXPECT_EQ(lcs("AbC", "abc", "--ignore-case"), "AbC\n");
    EXPECT_EQ(lcs(">a\nACRT\n", ">b\nCGT\n", "--iupac"), "CRT\n");
}

TEST_F(Lcs, EmptySides) {
    EXPECT_EQ(lcs("", "", "--format raw"), "\n");
    EXPECT_EQ(lcs("abc", "", "--format raw"), "\n");
    EXPECT_EQ(lcs("a b", "c d", "--unit word"), "\n");
    EXPECT_EQ(lcs("a", "b", "--unit line"), "");
    EXPECT_EQ(lcs("abc", "", "--format raw --length"), "0\n");
    EXPECT_EQ(lcs("abc", "", "--format raw --similarity"), "0\n");
    EXPECT_EQ(lcs("", "", "--format raw --similarity"), "1\n");
    const Json json = Json::parse(lcs("abc", "", "--format raw --json"));
    EXPECT_EQ(json["length"], 0);
    EXPECT_EQ(json["indel_distance"], 3);
    EXPECT_EQ(json["similarity"], 0.0);
}

TEST_F(Lcs, NumbersAndJson) {
    EXPECT_EQ(lcs("ABCABBA", "CBABAC", "--length"), "4\n");
    EXPECT_EQ(lcs("ab", "abcd", "--similarity"), "0.6666666666666666\n");
    const Json json = Json::parse(lcs("ABCABBA", "CBABAC", "--json"));
    EXPECT_EQ(json["length"], 4);
    EXPECT_EQ(json["indel_distance"], 5);
    EXPECT_DOUBLE_EQ(json["similarity"].get<double>(), 8.0 / 13);
    EXPECT_EQ(json.count("string"), 0);
    EXPECT_EQ(json["unit"], "character");
    EXPECT_EQ(json["a"]["length"], 7);
    for (const std::string asked : {"--length", "--similarity"}) {
        const Json same = Json::parse(lcs("ABCABBA", "CBABAC", "--json " + asked));
        EXPECT_EQ(same["length"], 4) << asked;
        EXPECT_EQ(same.count("string"), 0) << asked;
    }
    EXPECT_EQ(Json::parse(lcs("a b c", "b c", "--json --string --unit word"))["string"], "b c");
    EXPECT_EQ(Json::parse(lcs("a\xe9", "\xe9", "--json --string --bytes"))["string"], "\u00e9");
}

TEST_F(Lcs, LengthsOfAllPrefixes) {
    EXPECT_EQ(lcs("ABCABBA", "CBABAC", "--prefix-lengths"), "0\n1\n2\n3\n3\n3\n3\n4\n");
    EXPECT_EQ(lcs("the cat sat", "cat sat the", "--prefix-lengths --unit word"), "0\n1\n1\n2\n");
    EXPECT_EQ(lcs("", "abc", "--prefix-lengths --format raw"), "0\n");
    const Json json = Json::parse(lcs("abc", "", "--prefix-lengths --format raw --json"));
    EXPECT_EQ(json["prefix_lengths"], (Json{0, 0, 0, 0}));
    EXPECT_EQ(json["length"], 0);
    EXPECT_EQ(run("minterm lcs a b --prefix-lengths --method band").exit_code, 2);
}

TEST_F(Lcs, BlankLinesAtTheEndCount) {
    EXPECT_EQ(lcs("one\n\n", "one\n\n", "--unit line"), "one\n\n");
    EXPECT_EQ(lcs("\n", "\n", "--unit line --length"), "1\n");
    EXPECT_EQ(lcs("one\r\n\r\n", "one\n", "--unit line --length"), "1\n");
    EXPECT_EQ(lcs("one", "one\n", "--unit line --similarity"), "1\n");
}

TEST_F(Lcs, ExplainsWhyNothingHadToBeComputed) {
    write("a", "abcd\n");
    write("b", "abxcd\n");
    for (const std::string line : {"a a", "a b"})
        EXPECT_EQ(run("minterm lcs --length --explain " + line).err.find("is empty"),
                  std::string::npos)
            << line;
    EXPECT_NE(run("minterm lcs --length --explain a b").err.find("nothing is left of a sequence"),
              std::string::npos);
}

TEST_F(Lcs, AllCommandsSayTheSame) {
    write("a.fa", ">x\nACGTTGCAAC\n");
    write("b.fa", ">y\nCGTAGCAC\n");
    EXPECT_EQ(run("minterm lcs a.fa b.fa --length").out, "7\n");
    EXPECT_EQ(run("minterm run lcs a.fa b.fa").out, "7\n");
    EXPECT_EQ(run("minterm pairs a.fa b.fa --metric lcs").out, "x\ty\t7\n");
    EXPECT_EQ(run("minterm matrix a.fa b.fa --metric lcs").out, "\ty\nx\t7\n");
    EXPECT_EQ(run("minterm dist a.fa b.fa --metric indel").out, "4\n");
    EXPECT_EQ(run("minterm pairs a.fa b.fa --metric indel").out, "x\ty\t4\n");
    for (const std::string method : {"full", "band", "points"})
        EXPECT_EQ(run("minterm lcs a.fa b.fa --length --method " + method).out, "7\n") << method;
    EXPECT_EQ(run("gzip -k a.fa; minterm lcs a.fa.gz - --length < b.fa").out, "7\n");
    EXPECT_EQ(run("minterm lcs a.fa b.fa --length -o n; cat n").out, "7\n");
}

TEST_F(Lcs, SubsequencesAreCommonAndLongest) {
    std::mt19937 random(8);
    for (int round = 0; round < 40; ++round) {
        const auto text = [&] {
            std::string made(1 + random() % 60, 'a');
            for (char& letter : made) letter = static_cast<char>('a' + random() % (2 + round % 9));
            return made;
        };
        const std::string a = text();
        const std::string b = text();
        const std::string kept = lcs(a, b, "");
        const auto length = reference::lcs_length(a, b);
        ASSERT_EQ(static_cast<std::int64_t>(kept.size()), length + 1) << a << ' ' << b;
        ASSERT_EQ(reference::lcs_length(kept, a), length) << a << ' ' << b;
        ASSERT_EQ(reference::lcs_length(kept, b), length) << a << ' ' << b;
    }
}

TEST_F(Lcs, Diffs) {
    EXPECT_EQ(diff("a\nb\nc\n", "a\nx\nc\n"), "@@ -1,3 +1,3 @@\n a\n-b\n+x\n c\n");
    EXPECT_EQ(diff("a\nb\nc\n", "a\nx\nc\n", "-U 0"), "@@ -2 +2 @@\n-b\n+x\n");
    EXPECT_EQ(diff("a\nb\nc\n", "a\nx\nc\n", "--context 1 --unit line"),
              "@@ -1,3 +1,3 @@\n a\n-b\n+x\n c\n");
    EXPECT_EQ(diff("a\n", "a\n"), "");
    EXPECT_EQ(diff("", ""), "");
    EXPECT_EQ(diff("", "x\n"), "@@ -0,0 +1 @@\n+x\n");
    EXPECT_EQ(diff("x\ny", ""), "@@ -1,2 +0,0 @@\n-x\n-y\n\\ No newline at end of file\n");
    EXPECT_EQ(diff("x", "x\n"), "@@ -1 +1 @@\n-x\n\\ No newline at end of file\n+x\n");
    EXPECT_EQ(diff("a\r\nb\r\n", "a\nb\r\n"), "@@ -1,2 +1,2 @@\n-a\r\n+a\n b\r\n");
    EXPECT_EQ(diff(">x\nAC\n", ">y\nAC\n"), "@@ -1,2 +1,2 @@\n->x\n+>y\n AC\n");
    EXPECT_EQ(diff("A\nB\n", "a\nx\n", "--ignore-case"), "@@ -1,2 +1,2 @@\n A\n-B\n+x\n");
    EXPECT_EQ(diff("A\n", "a\n", "--ignore-case"), "");
    EXPECT_EQ(diff("\xff\xfe\n", "\xff\n"), "@@ -1 +1 @@\n-\xff\xfe\n+\xff\n");
}

TEST_F(Lcs, DiffsOfCompressedFilesAndPipes) {
    write("a", "one\ntwo\n");
    write("b", "one\n");
    run("gzip -k a");
    EXPECT_EQ(run("minterm lcs a.gz b --diff | tail -n 3").out, "@@ -1,2 +1 @@\n one\n-two\n");
    EXPECT_EQ(run("minterm lcs - b --diff < a | tail -n 3").out, "@@ -1,2 +1 @@\n one\n-two\n");
    EXPECT_EQ(run("cat a | minterm lcs b - --diff | grep -c '^+++ -'").out, "1\n");
    EXPECT_EQ(run("minterm lcs a b --diff -o out; echo $?; tail -n 1 out").out, "1\n-two\n");
    EXPECT_EQ(run("minterm lcs a a --diff -o out; echo $?; cat out").out, "0\n");
}

TEST_F(Lcs, BinaryFiles) {
    write("a", std::string("a\0\n", 3));
    write("b", "a\n");
    Outcome outcome = run("minterm lcs a b --diff");
    EXPECT_EQ(outcome.exit_code, 1);
    EXPECT_EQ(outcome.out, "Binary files a and b differ\n");
    outcome = run("cp a c; minterm lcs a c --diff");
    EXPECT_EQ(outcome.exit_code, 0);
    EXPECT_EQ(outcome.out, "");
}

TEST_F(Lcs, Colors) {
    EXPECT_EQ(diff("a\n", "a\n", "--color always"), "");
    write("a", "x\n");
    write("b", "y\n");
    const std::string colored = "\x1b[31m-x\x1b[0m\n\x1b[32m+y\x1b[0m\n";
    EXPECT_TRUE(run("minterm lcs a b --diff --color always").out.ends_with(colored));
    EXPECT_TRUE(run("minterm lcs a b --diff").out.ends_with("\n-x\n+y\n"));
    // Standard error is the terminal here.
    const auto on_terminal = [&](const std::string& line) {
        std::string shown = run_on_terminal(line + " >&2").err;
        std::erase(shown, '\r');
        return shown;
    };
    // No line on the kernel follows a diff, unless it is asked for.
    const std::string command = "TERM=xterm; export TERM; minterm lcs a b --diff";
    const std::string line = "unset NO_COLOR; " + command;
    EXPECT_TRUE(on_terminal(line).ends_with(colored));
    EXPECT_NE(on_terminal(line + " -v").find(colored + "furthest-reaching: "), std::string::npos);
    EXPECT_TRUE(on_terminal(line + " --color never").ends_with("\n-x\n+y\n"));
    EXPECT_TRUE(
        on_terminal("TERM=dumb; export TERM; minterm lcs a b --diff").ends_with("\n-x\n+y\n"));
    const std::string unwanted = "NO_COLOR=1; export NO_COLOR; " + command;
    EXPECT_TRUE(on_terminal(unwanted).ends_with("\n-x\n+y\n"));
    EXPECT_TRUE(on_terminal(unwanted + " --color always").ends_with(colored));
    EXPECT_TRUE(on_terminal("NO_COLOR=; export NO_COLOR; " + command).ends_with(colored));
}

TEST_F(Lcs, WhatIsRefused) {
    write("a", "x\n");
    write("b", "y\n");
    run("mkdir folder");
    for (const auto& [line, message] : std::vector<std::pair<std::string, std::string>>{
             {"folder a --diff", "cannot read folder: it is a directory; name a file in it"},
             {"a none --diff", "cannot read none: there is no such file"},
             {"a b --diff --unit word", "--diff compares lines, and --unit says word"},
             {"a b --diff --record x", "leave --record out"},
             {"a b --diff --iupac", "leave --iupac out"},
             {"a b --diff --json", "excludes"},
             {"a b --diff --length", "excludes"},
             {"a b --length --string", "excludes"},
             {"a b --layout column", "the column layout has the length alone, not the subsequence"},
             {"a b --json --string --layout batch", "the batch layout has the length alone"},
             {"a a --diff --layout column", "the column layout has the length alone"},
             {"a b -U 3", "--context requires --diff"},
             {"a b --color always", "--color requires --diff"},
             {"a b --diff -U -1", "expected a whole number from 0, got -1"},
             {"a b --diff --color red", "--color"},
             {"- - --diff", "standard input (-) can be read once only"},
             {"a b --diff -o b", "the answers would take the place of their own input b"},
             {"a b --diff -o none/x", "there is no such folder"},
             {"a", "B is required"},
         }) {
        const Outcome outcome = run("minterm lcs " + line);
        EXPECT_EQ(outcome.exit_code, 2) << line;
        EXPECT_EQ(outcome.out, "") << line;
        EXPECT_NE(outcome.err.find(message), std::string::npos) << line << ": " << outcome.err;
    }
    EXPECT_EQ(run("minterm lcs a b --diff > /dev/full").exit_code, 2);
    EXPECT_EQ(run("printf '\\037\\213\\010x' > cut.gz; minterm lcs cut.gz b --diff").exit_code, 2);
}

/// Pairs of lines that repeat a lot, some ending with CRLF, some last ones with nothing: no diff is
/// longer than that of GNU diff, and patch applies it.
TEST_F(Lcs, PatchAppliesGeneratedDiffs) {
    if (!has_program("patch")) GTEST_SKIP() << "needs patch(1)";
    std::mt19937 random(11);
    for (int round = 0; round < 120; ++round) {
        const auto text = [&](std::size_t lines) {
            std::string made;
            for (std::size_t line = 0; line < lines; ++line)
                made += std::to_string(random() % (2 + static_cast<unsigned>(round))) +
                        (random() % 9 == 0 ? "\r\n" : "\n");
            if (random() % 3 == 0 && !made.empty()) made.pop_back();
            return made;
        };
        const std::string a = text(random() % 60);
        std::string b = text(random() % 60);
        if (round % 2 == 0) {
            b = a;
            b.insert(random() % (b.size() + 1), text(3));
            b.erase(random() % (b.size() + 1), random() % 20);
        }
        write("a", a);
        write("b", b);
        const std::string context = "-U " + std::to_string(round % 5);
        ASSERT_TRUE(patches(context)) << round;
        if (!has_program("diff")) continue;
        const Outcome gnu = run("diff --minimal " + context + " a b");
        EXPECT_LE(edits_in(read("a.diff")), edits_in(gnu.out)) << round;
    }
}

TEST_F(Lcs, DiffsOfLicences) {
    const fs::path licences = "/usr/share/common-licenses";
    if (!has_program("patch") || !has_program("diff") || !fs::is_directory(licences))
        GTEST_SKIP() << "needs patch(1), diff(1) and " << licences;
    std::vector<fs::path> files;
    for (const auto& entry : fs::directory_iterator(licences))
        if (entry.is_regular_file() && !entry.is_symlink()) files.push_back(entry.path());
    std::sort(files.begin(), files.end());
    ASSERT_GT(files.size(), 3);
    for (const fs::path& a : files) {
        for (const fs::path& b : files) {
            check_diff_of(a, b);
            if (HasFatalFailure()) return;
        }
    }
}

TEST_F(Lcs, DiffsOfVersions) {
    const std::vector<std::pair<fs::path, fs::path>> versions = versions_in("/usr/include", 25);
    if (!has_program("patch") || !has_program("diff") || versions.empty())
        GTEST_SKIP() << "needs patch(1), diff(1) and two versions of a library in /usr/include";
    for (const auto& [a, b] : versions) {
        check_diff_of(a, b);
        if (HasFatalFailure()) return;
    }
}

}  // namespace
}  // namespace minterm::testing::lcs_test
