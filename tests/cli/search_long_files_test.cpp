// SPDX-License-Identifier: Apache-2.0
//
// minterm search of files that are read in many parts: what is printed does not depend on how many
// threads read and search them, and is what grep prints, or what was put into the file.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <random>
#include <string>
#include <vector>

#include "tests/cli/shell.hpp"

namespace minterm::search_long_files_test {
namespace {

using testing::Outcome;
using testing::Shell;

class SearchOfLongFiles : public Shell {
protected:
    /// The same with any number of threads, from a file and through a pipe.
    Outcome search(const std::string& arguments, const std::string& file) const {
        const std::string command = "minterm search --no-cache " + arguments + " ";
        const Outcome one = run(command + file);
        const Outcome of_pipe = run("cat " + file + " | " + command + "-");
        EXPECT_EQ(of_pipe.exit_code, one.exit_code) << arguments;
        for (const char* threads : {"2", "3", "8"}) {
            const std::string with_threads = command + "--threads " + threads + " ";
            expect_same(run(with_threads + file), one, arguments);
            expect_same(run("cat " + file + " | " + with_threads + "-"), of_pipe, arguments);
        }
        return one;
    }

    static void expect_same(const Outcome& outcome, const Outcome& expected,
                            const std::string& arguments) {
        EXPECT_EQ(outcome.exit_code, expected.exit_code) << arguments;
        EXPECT_TRUE(outcome.out == expected.out) << arguments;
        EXPECT_EQ(outcome.err, expected.err) << arguments;
    }
};

/// Lines of some lengths, one of which is longer than what is read at once.
std::string many_lines(std::mt19937& random, std::size_t bytes) {
    std::string text;
    while (text.size() < bytes) {
        const bool is_long = text.size() > bytes / 2 && text.size() < bytes / 2 + 300;
        const std::size_t length = is_long ? 1'300'000 : random() % 200;
        for (std::size_t i = 0; i < length; ++i) text += "abcd"[random() % 4];
        text += '\n';
    }
    return text;
}

TEST_F(SearchOfLongFiles, LinesAsGrepHasThem) {
    std::mt19937 random(61);
    write("text", many_lines(random, 3'000'000));
    for (const char* options :
         {"-c", "-n", "-b", "-v", "-c -v", "-A 2 -n", "-B 2", "-C 1 -b", "-m 300", "-m 300 -A 3",
          "-v -m 9000 -n", "-l", "-L", "-x", "-w -c"}) {
        const std::string arguments = std::string(options) + " -e abcdabcd -e ddddd -e cbacba";
        const Outcome found = search(arguments, "text");
        const Outcome of_grep = run("LC_ALL=C grep -F " + arguments + " text");
        EXPECT_EQ(found.exit_code, of_grep.exit_code) << options;
        EXPECT_TRUE(found.out == of_grep.out) << options;
    }
    // Occurrences that overlap are all told, unlike grep's.
    EXPECT_TRUE(search("-o -n abcd", "text").out == run("LC_ALL=C grep -o -n abcd text").out);
    EXPECT_EQ(search("-q abcd", "text").exit_code, 0);
    EXPECT_EQ(search("-q abcdx", "text").exit_code, 1);
}

TEST_F(SearchOfLongFiles, HitsEverywhereAndNowhere) {
    std::string text(700'000, 'a');
    text += '\n';
    text.append(700'000, 'b');
    write("text", text + "\na");
    EXPECT_EQ(search("-c -o -e a -e aa", "text").out, "1400000\n");
    EXPECT_EQ(search("-c -o -e b", "text").out, "700000\n");
    EXPECT_EQ(search("-c c", "text").out, "0\n");
    // What somebody waits for is searched as it comes, by line all the same.
    EXPECT_EQ(search("--line-buffered -c -o -e a -e ab", "text").out, "700001\n");
    EXPECT_EQ(search("--line-buffered -n -m 2 a", "text").out,
              "1:" + text.substr(0, 700'001) + "3:a\n");
    EXPECT_EQ(search("-o -b -m 1 bab -k 1 --mismatches", "text").exit_code, 0);
}

TEST_F(SearchOfLongFiles, ErrorsAreSaidWhereTheyAre) {
    std::mt19937 random(62);
    std::string text = many_lines(random, 3'500'000);
    const std::size_t line = text.find('\n', 3'300'000) + 1;
    const std::size_t before = static_cast<std::size_t>(
        std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(line), '\n'));
    text[line] = '\xff';
    write("text", text);
    const Outcome found = search("--unit character -k 1 --edits -c abcdabcd", "text");
    EXPECT_EQ(found.exit_code, 2);
    EXPECT_NE(found.err.find("text:" + std::to_string(before + 1) + ":1"), std::string::npos)
        << found.err;
    write("before", text.substr(0, line));
    EXPECT_EQ(found.out, search("-k 1 --edits -c abcdabcd", "before").out);

    write("whole", text);
    ASSERT_EQ(run("gzip -1 -c whole > all.gz; head -c 600000 all.gz > cut.gz").exit_code, 0);
    const Outcome cut = search("-c abcdabcd", "cut.gz");
    EXPECT_EQ(cut.exit_code, 2);
    EXPECT_NE(cut.err.find("truncated gzip: "), std::string::npos) << cut.err;
    EXPECT_EQ(cut.out, run("zcat cut.gz 2> err | LC_ALL=C grep -a -c abcdabcd").out);
}

TEST_F(SearchOfLongFiles, ANulFarBehindIsMetByAllThreads) {
    std::mt19937 random(63);
    std::string text = many_lines(random, 2'500'000);
    text[2'300'000] = '\0';
    write("text", text);
    const Outcome found = search("abcd", "text");
    EXPECT_EQ(found.exit_code, 0);
    EXPECT_TRUE(found.out.ends_with("minterm: text: binary file matches\n"));
    EXPECT_TRUE(search("--text -c abcd", "text").out == run("LC_ALL=C grep -a -c abcd text").out);
}

TEST_F(SearchOfLongFiles, RecordsOfAllLengths) {
    std::mt19937 random(64);
    std::string fasta;
    std::string expected;
    const std::string pattern = "GATTACAGATTACA";
    for (int record = 0; fasta.size() < 2'500'000; ++record) {
        const std::size_t length = record == 40 ? 1'100'000 : random() % 20'000;
        std::string letters;
        for (std::size_t i = 0; i < length; ++i) letters += "CGT"[random() % 3];
        const std::string name = "r" + std::to_string(record);
        for (std::size_t place = random() % 9000; place + pattern.size() <= length;
             place += 9000 + random() % 100) {
            letters.replace(place, pattern.size(), pattern);
            expected += name + '\t' + std::to_string(place) + '\t' +
                        std::to_string(place + pattern.size()) + "\t" + pattern + "\t0\t+\n";
        }
        fasta += '>' + name + '\n';
        for (std::size_t i = 0; i < length; i += 60) fasta += letters.substr(i, 60) + '\n';
    }
    write("all.fa", fasta);
    EXPECT_TRUE(search("--bed " + pattern, "all.fa").out == expected);
    EXPECT_TRUE(search("--bed -k 1 --mismatches " + pattern, "all.fa").out == expected);
    EXPECT_TRUE(search("--bed --best-per-locus -k 2 --edits " + pattern, "all.fa").out == expected);
}

}  // namespace
}  // namespace minterm::search_long_files_test
