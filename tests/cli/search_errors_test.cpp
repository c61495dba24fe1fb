// SPDX-License-Identifier: Apache-2.0
//
// `minterm search` with errors and in records: every occurrence against naive searchers, and how
// patterns lie beside them.
#include <algorithm>
#include <cstdint>
#include <nlohmann/json.hpp>
#include <random>
#include <string>
#include <tuple>
#include <vector>

#include "tests/cli/search_lines.hpp"
#include "tests/reference/occurrences.hpp"
#include "tests/support/needs_compiler.hpp"
#include "tests/support/random_text.hpp"

namespace minterm::testing::search_errors_test {
namespace {

TEST_F(Search, ErrorsAgainstTheNaiveSearcher) {
    std::mt19937 random(2);
    for (const std::size_t errors : {1UL, 2UL}) {
        for (const bool gaps : {false, true}) {
            std::vector<std::string> patterns;
            for (int i = 0; i < 5; ++i)
                patterns.push_back(random_text(random, errors + 2 + random() % 6, "abc"));
            std::string text;
            std::string expected;
            for (int line = 1; line <= 60; ++line) {
                const std::string here = random_text(random, random() % 20, "abcd");
                text += here + "\n";
                std::vector<std::tuple<std::uint64_t, std::size_t, std::string>> found;
                for (std::size_t p = 0; p < patterns.size(); ++p)
                    for (const auto& hit : (gaps ? reference::edit_ends : reference::mismatch_ends)(
                             patterns[p], here, static_cast<std::int64_t>(errors), same_byte))
                        found.emplace_back(hit.end, p,
                                           std::to_string(line) + " " + std::to_string(hit.start) +
                                               " " + std::to_string(hit.end) + " " + patterns[p] +
                                               " " + std::to_string(hit.cost) + "\n");
                std::sort(found.begin(), found.end());
                for (const auto& [end, p, row] : found) expected += row;
            }
            write("a", text);
            std::string arguments = "--json --all a -k " + std::to_string(errors);
            arguments += gaps ? "" : " --mismatches";
            for (const std::string& pattern : patterns) arguments += " -e " + pattern;
            std::string rows;
            for (const std::string& line : lines_of(search(arguments))) {
                const Json hit = Json::parse(line);
                rows += hit["line"].dump() + " " + hit["start"].dump() + " " + hit["end"].dump() +
                        " " + hit["pattern"].get<std::string>() + " " + hit["errors"].dump() + "\n";
            }
            EXPECT_EQ(rows, expected);
            EXPECT_EQ(search(arguments + " --threads 3"), search(arguments));
        }
    }
}

TEST_F(Search, ErrorsInSmallTexts) {
    write("a", "agtagatgatagatagt");
    std::string ends;
    for (const std::string& line : lines_of(search("tag a -k 1 --all --json"))) {
        const Json hit = Json::parse(line);
        ends += std::to_string(hit["end"].get<int>() - 1) + ":" + hit["errors"].dump() + " ";
    }
    EXPECT_EQ(ends, "1:1 3:1 4:0 5:1 7:1 10:1 11:0 12:1 14:1 15:0 16:1 ");
    EXPECT_EQ(search("tag a -o -b"), "2:tag\n9:tag\n13:tag\n");
    // A newline is never replaced or left out.
    write("a", "gat\ntaca\n");
    EXPECT_EQ(search("gattaca a -k 1", 1), "");
    EXPECT_EQ(search("gattaca a -k 3 -n"), "2:taca\n");
    write("a", "AVILAS\n");
    EXPECT_EQ(search("AVIL\u00c9S a -k 1", 1), "");
    EXPECT_EQ(search("AVIL\u00c9S a -k 2"), "AVILAS\n");
    write("a", "xxabcdexx abXde abde");
    EXPECT_EQ(search("abcde a -k 1 -o -b"), "2:abcde\n10:abXde\n16:abde\n");
    EXPECT_EQ(search("abcde a -k 1 --mismatches -o -b"), "2:abcde\n10:abXde\n");
}

TEST_F(Search, RecordsAreOneSequenceEach) {
    write("a.fa", ">one first\nACGTAC\nGTACGGAT\n>two\nTTACGT\r\n>none\n>three\nACG\n");
    const std::string header = "record\tstart\tend\tstrand\tpattern\terrors\tmatched\n";
    EXPECT_EQ(search("GTACGTA a.fa"), header + "one\t2\t9\t+\tGTACGTA\t0\tGTACGTA\n");
    EXPECT_EQ(search("ATTT a.fa", 1), header);
    EXPECT_EQ(search("GTAA --rc a.fa"), header + "two\t0\t4\t-\tGTAA\t0\tGTAA\n");
    // ACGT is its own reverse complement.
    EXPECT_EQ(search("ACGT --rc a.fa --bed"),
              "one\t0\t4\tACGT\t0\t+\none\t4\t8\tACGT\t0\t+\ntwo\t2\t6\tACGT\t0\t+\n");
    EXPECT_EQ(search("acgt --rc -i a.fa -c"), "3\n");
    EXPECT_EQ(search("TACGR --iupac a.fa -o"), "TACGG\n");
    EXPECT_EQ(search("ACGT a.fa -c"), "3\n");
    EXPECT_EQ(search("ACGT a.fa -m 2 -c"), "2\n");
    EXPECT_EQ(search("ACGT a.fa a.fa -l"), "a.fa\na.fa\n");
    EXPECT_EQ(search("CGG a.fa a.fa"), "file\t" + header + "a.fa\tone\t9\t12\t+\tCGG\t0\tCGG\n" +
                                           "a.fa\tone\t9\t12\t+\tCGG\t0\tCGG\n");
    EXPECT_EQ(search("CGG a.fa --json"),
              "{\"file\":\"a.fa\",\"record\":\"one\",\"start\":9,\"end\":12,\"strand\":\"+\","
              "\"pattern\":\"CGG\",\"errors\":0,\"matched\":\"CGG\"}\n");
    EXPECT_EQ(search("two --format lines a.fa"), ">two\n");
    write("r.fq", "@r1\nACGGT\n+\nIIIII\n@r2\nTTT\n+\nIII\n");
    EXPECT_EQ(search("CGG r.fq --bed"), "r1\t1\t4\tCGG\t0\t+\n");
    EXPECT_EQ(search("CGT --fasta - <<END\n>x\nC\nG\nT\nEND"),
              header + "x\t0\t3\t+\tCGT\t0\tCGT\n");
    write("p.fa", ">g1 guide\nCG\nG\n>g2\nTTA\n>again\nCGG\n");
    EXPECT_EQ(search("-f p.fa a.fa --bed"),
              "one\t9\t12\tg1\t0\t+\none\t9\t12\tagain\t0\t+\ntwo\t0\t3\tg2\t0\t+\n");
}

TEST_F(Search, CigarsReadAlongTheText) {
    write("a.fa", ">r\nACGTGATACAGG\nTTGTTATCAA\n");
    EXPECT_EQ(search("GATTACA -k 1 --rc --cigar a.fa"),
              "record\tstart\tend\tstrand\tpattern\terrors\tmatched\tcigar\n"
              "r\t4\t10\t+\tGATTACA\t1\tGATACA\t2=1I4=\n"
              "r\t13\t20\t-\tGATTACA\t1\tGATAACA\t3=1X3=\n");
    EXPECT_EQ(search("GATTACA -k 1 --rc --cigar --bed a.fa"),
              "r\t4\t10\tGATTACA\t1\t+\t2=1I4=\nr\t13\t20\tGATTACA\t1\t-\t3=1X3=\n");
    EXPECT_EQ(
        search("GATTACA -k 1 --cigar --json a.fa"),
        "{\"file\":\"a.fa\",\"record\":\"r\",\"start\":4,\"end\":10,\"strand\":\"+\","
        "\"pattern\":\"GATTACA\",\"errors\":1,\"matched\":\"GATACA\",\"cigar\":\"2=1I4=\"}\n");
    EXPECT_EQ(search("GATTACA -k 1 --cigar -o a.fa"), "GATACA\t2=1I4=\n");
    // Of the text's strand, in which the gap is as far left as it can be.
    write("b.fa", ">r\nCCTTTTACC\n");
    EXPECT_EQ(search("TTTTTA -k 1 --cigar --bed b.fa"), "r\t2\t7\tTTTTTA\t1\t+\t1I5=\n");
    EXPECT_EQ(search("TAAAAA -k 1 --rc --cigar --bed b.fa"), "r\t2\t7\tTAAAAA\t1\t-\t1I5=\n");
    EXPECT_EQ(search("NTTNGN -k 2 --mismatches --iupac --cigar --bed b.fa"),
              "r\t1\t7\tNTTNGN\t1\t+\t4=1X1=\n");
    write("a", "first\nxxgatacaxx\n");
    EXPECT_EQ(search("GATTACA -i -k 1 -o -b --cigar a"), "8:gataca\t2=1I4=\n");
    EXPECT_EQ(search("GATTACA -i -k 1 --json --cigar a"),
              "{\"file\":\"a\",\"line\":2,\"byte_offset\":8,\"start\":2,\"end\":8,\"pattern\":"
              "\"GATTACA\",\"errors\":1,\"matched\":\"gataca\",\"cigar\":\"2=1I4=\"}\n");
    EXPECT_EQ(search("gat a -o --cigar"), "gat\t3=\n");
    // The best within a line, where a better one would begin in the line before.
    write("a", "gat\ntaca\n");
    EXPECT_EQ(search("gattaca a -k 3 -o --cigar"), "taca\t3I4=\n");
    EXPECT_EQ(refusal("gat a --cigar"),
              "minterm: error: a is text, of which whole lines are printed, and --cigar is for "
              "single occurrences; add -o or --json\n");
    for (const char* other : {"-c", "-l", "-q", "-v"})
        EXPECT_NE(refusal(std::string("gat a --cigar ") + other).find("excludes"),
                  std::string::npos);
}

TEST_F(Search, CigarsAreThoseOfDist) {
    std::mt19937 random(4);
    std::string text;
    for (int line = 0; line < 40; ++line) text += random_text(random, 40, "ab") + "\n";
    write("a", text);
    write("p", "abbaabba\naaabbb\n");
    int compared = 0;
    for (const std::string& line : lines_of(search("-f p -k 2 --json --cigar a"))) {
        if (++compared > 25) break;
        const Json hit = Json::parse(line);
        write("x", hit["pattern"].get<std::string>());
        write("y", hit["matched"].get<std::string>());
        EXPECT_EQ(run("minterm dist x y --bytes --format raw --cigar").out,
                  hit["errors"].dump() + "\n" + hit["cigar"].get<std::string>() + "\n");
    }
    EXPECT_GT(compared, 20);
}

/// The bases that a code stands for, in ACGT.
std::string bases_of(char code) {
    for (const char* row :
         {"RAG", "YCT", "SCG", "WAT", "KGT", "MAC", "BCGT", "DAGT", "HACT", "VACG", "NACGT", "UT"})
        if (row[0] == code) return row + 1;
    return {code};
}

TEST_F(Search, CodesOfPatternsAloneStandForBases) {
    write("a.fa", ">r\nNNNNNNNNNN\n>s\nACGTRacguN\n");
    EXPECT_EQ(search("NNNN a.fa --iupac --all -c"), "14\n");
    EXPECT_EQ(search("NNNN a.fa --iupac --mismatch N --all -c", 1), "0\n");
    EXPECT_EQ(search("NNNN a.fa --iupac-patterns --bed --all"),
              "s\t0\t4\tNNNN\t0\t+\ns\t5\t9\tNNNN\t0\t+\n");
    // A code does not even match itself in the text; what is no code does.
    EXPECT_EQ(search("-e R -e N- a.fa --iupac-patterns -o --all"), "A\nG\na\ng\n");
    write("b", "C-N-n-N\n");
    EXPECT_EQ(search("-e N- b --iupac-patterns -o"), "C-\n");
    // In the text one code costs what any other byte does.
    EXPECT_EQ(search("ACGTN -k 1 --mismatches --iupac-patterns --cigar --bed a.fa"),
              "s\t0\t5\tACGTN\t1\t+\t4=1X\ns\t5\t10\tACGTN\t1\t+\t4=1X\n");
    EXPECT_EQ(search("CGTR -k 1 --edits --iupac-patterns --cigar --bed a.fa"),
              "s\t1\t4\tCGTR\t1\t+\t3=1I\ns\t6\t9\tCGTR\t1\t+\t3=1I\n");
    EXPECT_EQ(search("YACG --rc --iupac-patterns --bed a.fa", 1), "");
    EXPECT_EQ(search("NACG --rc -k 1 --mismatches --iupac-patterns --cigar --bed a.fa"),
              "s\t1\t5\tNACG\t1\t-\t3=1X\ns\t4\t8\tNACG\t1\t+\t1X3=\ns\t6\t10\tNACG\t1\t-\t3=1X\n");
    // RY and AYRT are their own reverse complements in either case.
    EXPECT_EQ(search("ryN --rc --iupac-patterns -c a.fa"), search("RYN --rc --iupac-patterns -c "
                                                                  "a.fa"));
    write("u.fa", ">r\nCCATCCAUCC\n");
    for (const char* const codes : {"--iupac", "--iupac-patterns"})
        EXPECT_EQ(search(std::string("AU --rc --bed u.fa ") + codes),
                  "r\t2\t4\tAU\t0\t+\nr\t6\t8\tAU\t0\t+\n");
    EXPECT_EQ(search("rY --rc --iupac-patterns --bed a.fa"),
              "s\t0\t2\trY\t0\t+\ns\t2\t4\trY\t0\t+\ns\t5\t7\trY\t0\t+\ns\t7\t9\trY\t0\t+"
              "\n");
    // Other options say what they say without it.
    EXPECT_EQ(search("CN b --iupac-patterns --wildcard N -c -o"), "2\n");
    EXPECT_EQ(search("AC a.fa --iupac-patterns --mismatch C -c", 1), "0\n");
    EXPECT_NE(refusal("N a.fa --iupac --iupac-patterns").find("excludes"), std::string::npos);
}

TEST_F(Search, CodesOfPatternsAloneAgainstTheNaiveSearcher) {
    const auto same = [](unsigned char a, unsigned char b) {
        const auto upper = [](unsigned char c) { return static_cast<char>(c & ~0x20U); };
        const char base = upper(b) == 'U' ? 'T' : upper(b);
        return std::string("ACGT").find(base) != std::string::npos &&
               bases_of(upper(a)).find(base) != std::string::npos;
    };
    std::mt19937 random(9);
    std::string fasta;
    std::vector<std::string> records;
    for (int record = 0; record < 60; ++record) {
        records.push_back(random_text(random, 1 + random() % 60, "ACGTacguNRWn"));
        fasta += ">r" + std::to_string(record) + "\n" + records.back() + "\n";
    }
    write("a.fa", fasta);
    const std::string pattern = "GRNA";
    for (const std::string errors : {"-k 0", "-k 1 --mismatches", "-k 2"}) {
        std::string expected;
        for (std::size_t record = 0; record < records.size(); ++record)
            for (const auto& hit :
                 (errors == "-k 2" ? reference::edit_ends : reference::mismatch_ends)(
                     pattern, records[record], errors[3] - '0', same))
                expected += "r" + std::to_string(record) + "\t" + std::to_string(hit.start) + "\t" +
                            std::to_string(hit.end) + "\t" + pattern + "\t" +
                            std::to_string(hit.cost) + "\t+\n";
        EXPECT_FALSE(expected.empty());
        EXPECT_EQ(search(pattern + " a.fa --iupac-patterns --all --bed " + errors), expected);
    }
}

TEST_F(Search, EveryMethodKnowsCodesOfPatternsAlone) {
    MINTERM_NEEDS_COMPILER();
    std::mt19937 random(10);
    write("a.fa", ">r\n" + random_text(random, 3000, "ACGTacguNRWn") + "\n");
    for (const std::string errors : {"-k 0", "-k 1 --mismatches", "-k 2"}) {
        const std::string arguments = "GRNAY a.fa --iupac-patterns --rc --cigar " + errors;
        const std::string expected = search(arguments);
        EXPECT_GT(lines_of(expected).size(), 5U);
        for (const char* method : {"logic", "cyclic", "lanes", "screen"})
            EXPECT_EQ(search(arguments + " --method " + method), expected) << errors << method;
    }
    // Filters and automata are for patterns without codes.
    const std::string expected = search("GAC a.fa --iupac-patterns --bed --method logic");
    EXPECT_FALSE(expected.empty());
    for (const char* method : {"filter", "automaton"})
        EXPECT_EQ(search(std::string("GAC a.fa --iupac-patterns --bed --method ") + method),
                  expected);
}

TEST_F(Search, ManyRecordsAgainstTheNaiveSearcher) {
    std::mt19937 random(3);
    std::string fasta;
    std::string expected;
    for (int record = 0; record < 300; ++record) {
        const std::string letters = random_text(random, random() % 70, "ACGT");
        fasta += ">r" + std::to_string(record) + "\n";
        for (std::size_t at = 0; at < letters.size(); at += 11)
            fasta += letters.substr(at, 11) + "\n";
        for (const auto& hit : reference::edit_ends("GATTACA", letters, 2, same_byte))
            expected += "r" + std::to_string(record) + "\t" + std::to_string(hit.start) + "\t" +
                        std::to_string(hit.end) + "\tGATTACA\t" + std::to_string(hit.cost) +
                        "\t+\n";
    }
    write("a.fa", fasta);
    EXPECT_EQ(search("GATTACA a.fa -k 2 --all --bed"), expected);
}

}  // namespace
}  // namespace minterm::testing::search_errors_test
