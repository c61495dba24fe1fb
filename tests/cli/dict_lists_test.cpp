// SPDX-License-Identifier: Apache-2.0
//
// `minterm dict prefix` and `range` of many lines, against sorted maps.
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <string>
#include <vector>

#include "tests/cli/dict_shell.hpp"

namespace minterm::testing::dict_lists_test {
namespace {

using namespace std::string_literals;

class DictLists : public DictShell {
protected:
    /// 6,000 words and their numbers.
    std::map<std::string, unsigned> some_words() {
        std::map<std::string, unsigned> words;
        std::string text;
        for (unsigned i = 0; i < 6000; ++i) {
            const std::string word = std::to_string(i * 7919 % 10007);
            words[word];
            text += word + "\n";
        }
        unsigned number = 0;
        for (auto& [word, id] : words) id = number++;
        write("words", text);
        return words;
    }
};

TEST_F(DictLists, LinesStandBeforeTheirKeys) {
    write("words", "a\nab\nabc\nb\nba\n");
    write("queries", "ab\nx\n\nba\r\nb");
    for (const char* const how : {"", "--layout paper", "--layout small", "--trie louds"}) {
        SCOPED_TRACE(how);
        EXPECT_EQ(dict("build words -q -o words.mtd "s + how), "");
        EXPECT_EQ(dict("prefix words.mtd -f queries"),
                  "ab\tab\t1\nab\tabc\t2\n\ta\t0\n\tab\t1\n\tabc\t2\n\tb\t3\n\tba\t4\nba\tba\t4\n"
                  "b\tb\t3\nb\tba\t4\n");
        EXPECT_EQ(dict("prefix words.mtd -f queries --limit 1"),
                  "ab\tab\t1\n\ta\t0\nba\tba\t4\nb\tb\t3\n");
        EXPECT_EQ(run("printf 'a\\r\\n' | minterm dict prefix words.mtd -f - --keep-cr").out, "");
        EXPECT_EQ(dict("prefix words.mtd --of-file queries"),
                  "ab\ta\t0\nab\tab\t1\nba\tb\t3\nba\tba\t4\nb\tb\t3\n");
        EXPECT_EQ(dict("prefix words.mtd --of-file queries --longest"),
                  "ab\tab\t1\nba\tba\t4\nb\tb\t3\n");
        EXPECT_EQ(dict("prefix words.mtd --of abcd --longest"), "abc\t2\n");
        EXPECT_EQ(dict("prefix words.mtd --of x --longest"), "");
        EXPECT_EQ(
            run("printf 'ab\\tb\\nb\\nz\\t\\nab\\tab\\tc\\n' | "
                "minterm dict range words.mtd -f -")
                .out,
            "ab\tb\tab\t1\nab\tb\tabc\t2\nab\tb\tb\t3\nb\tb\t3\nb\tba\t4\nab\tab\tc\tab\t1\n");
    }
}

TEST_F(DictLists, AreThoseOfAMapWithAnyThreads) {
    const std::map<std::string, unsigned> words = some_words();
    std::string queries;
    std::string ranges;
    std::string listed;
    std::string whole;
    std::string between;
    std::string of;
    std::string longest;
    const auto line = [](const std::string& query, const auto& word) {
        return query + "\t" + word->first + "\t" + std::to_string(word->second) + "\n";
    };
    for (unsigned i = 0; i < 9000; ++i) {
        const std::string query = std::to_string(i * 2654435761U % 20000);
        const std::string last = std::to_string(i * 40503U % 3000);
        const std::string range = i % 3 == 0 ? query : query + "\t" + last;
        queries += query + "\n";
        ranges += range + "\n";
        std::size_t count = 0;
        for (auto at = words.lower_bound(query); at != words.end() && at->first.starts_with(query);
             ++at)
            if (++count <= 3) listed += line(query, at);
        count = 0;
        for (auto at = words.lower_bound(query);
             at != words.end() && (i % 3 == 0 || at->first <= last) && count < 3; ++at, ++count)
            between += line(range, at);
        auto best = words.end();
        for (std::size_t length = 0; length <= query.size(); ++length)
            if (const auto at = words.find(query.substr(0, length)); at != words.end()) {
                of += line(query, at);
                best = at;
            }
        if (best != words.end()) longest += line(query, best);
    }
    // Long ones among them.
    for (int i = 0; i < 3; ++i)
        for (auto at = words.begin(); at != words.end(); ++at) whole += line("", at);
    write("queries", queries);
    write("ranges", ranges);
    write("all", "\n\n\n");
    EXPECT_EQ(dict("build words -q -o words.mtd"), "");
    for (const char* const threads : {"", " --threads 3"}) {
        EXPECT_EQ(dict("prefix words.mtd -f queries --limit 3"s + threads), listed);
        EXPECT_EQ(dict("prefix words.mtd -f all"s + threads), whole);
        EXPECT_EQ(dict("range words.mtd -f ranges --limit 3"s + threads), between);
        EXPECT_EQ(dict("prefix words.mtd --of-file queries"s + threads), of);
        EXPECT_EQ(dict("prefix words.mtd --of-file queries --longest"s + threads), longest);
    }
}

TEST_F(DictLists, AreAskedForInOneWay) {
    write("words", "a\nb\n");
    EXPECT_EQ(dict("build words -q -o words.mtd"), "");
    for (const char* const ways : {"", "a --of b", "a -f words", "--of a --of-file words",
                                   "-f words --of-file words", "a --longest", "-f words --longest"})
        EXPECT_EQ(mistake("prefix words.mtd "s + ways),
                  "minterm: error: say in one way what keys begin with: PREFIX, or --of TEXT, or "
                  "lines of -f FILE or --of-file FILE; --longest is for --of and --of-file\n")
            << ways;
    for (const char* const ways : {"", "a -f words", "a b -f words"})
        EXPECT_EQ(mistake("range words.mtd "s + ways),
                  "minterm: error: say in one way where keys begin: FROM, or lines of -f FILE\n")
            << ways;
    for (const char* const question :
         {"prefix words.mtd -f", "prefix words.mtd --of-file", "range words.mtd -f"}) {
        EXPECT_NE(mistake(question + " ''"s).find("expected the name of a file, got nothing"),
                  std::string::npos);
        EXPECT_NE(mistake(question + " words -o words"s).find("of their own input words;"),
                  std::string::npos);
        EXPECT_NE(mistake(question + " nothing"s).find("cannot read nothing"), std::string::npos);
    }
}

}  // namespace
}  // namespace minterm::testing::dict_lists_test
