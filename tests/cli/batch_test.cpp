// SPDX-License-Identifier: Apache-2.0
//
// `minterm pairs` beside the naive distances, and what it and `minterm matrix` say and refuse; many
// of the questions are those that users of other programs had to ask twice.
#include <cstdint>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "tests/cli/batches.hpp"
#include "tests/reference/edit_distances.hpp"
#include "tests/support/needs_compiler.hpp"

namespace minterm::testing::batch_test {
namespace {

using namespace std::string_literals;
using Json = nlohmann::json;

// ---- pairs --------------------------------------------------------------------------------------

TEST_F(Batches, PairsOfEveryKindOfFile) {
    MINTERM_NEEDS_COMPILER();
    write("a.fa", ">a1 first\nAC\nGT\n>a2\nTT\n");
    write("b.fq", "@b1\nACCT\n+\nIIII\n@b2\n\n+\n\n");
    write("a.txt", "kitten\nCA\n");
    write("b.txt", "sitting\r\nABC");
    write("two.tsv", "kitten\tsitting\n\tabc\n");
    write("three.tsv", "x\tkitten\tsitting\ny\t\t\n");
    EXPECT_EQ(output("minterm pairs a.fa b.fq"), "a1\tb1\t1\na2\tb2\t2\n");
    EXPECT_EQ(output("gzip a.fa b.fq; minterm pairs a.fa.gz - < b.fq.gz"),
              "a1\tb1\t1\na2\tb2\t2\n");
    EXPECT_EQ(output("minterm pairs a.txt b.txt"), "kitten\tsitting\t3\nCA\tABC\t3\n");
    EXPECT_EQ(output("minterm pairs a.txt b.txt --metric osa"), "kitten\tsitting\t3\nCA\tABC\t3\n");
    EXPECT_EQ(output("minterm pairs a.txt b.txt --metric indel"),
              "kitten\tsitting\t5\nCA\tABC\t3\n");
    EXPECT_EQ(output("minterm pairs a.txt b.txt --metric weighted --param sub=1 --param ins=3"),
              "kitten\tsitting\t5\nCA\tABC\t5\n");
    EXPECT_EQ(output("minterm pairs two.tsv"), "kitten\tsitting\t3\n\tabc\t3\n");
    EXPECT_EQ(output("minterm pairs - < three.tsv"), "x\t3\ny\t0\n");
    EXPECT_EQ(output("minterm pairs two.tsv --numbers"), "1\t3\n2\t3\n");
    EXPECT_EQ(output("minterm pairs two.tsv -o out.tsv; cat out.tsv"),
              "kitten\tsitting\t3\n\tabc\t3\n");
    EXPECT_EQ(output("printf 'abc\\tABD\\n' | minterm pairs - --ignore-case"), "abc\tABD\t1\n");
    EXPECT_EQ(output("printf '>id\\tA\\tC\\n' | minterm pairs - --format tsv"), ">id\t1\n");
}

TEST_F(Batches, PairsWithABound) {
    write("p.tsv", "kitten\tsitting\nbc\tbca\nA\tC\n");
    EXPECT_EQ(output("minterm pairs p.tsv --max-distance 2 --numbers"), "1\t>2\n2\t1\n3\t1\n");
    EXPECT_EQ(output("minterm pairs p.tsv --max-distance 3 --numbers"), "1\t3\n2\t1\n3\t1\n");
    EXPECT_EQ(output("minterm pairs p.tsv --max-distance 0 --numbers"), "1\t>0\n2\t>0\n3\t>0\n");
    EXPECT_EQ(output("minterm pairs p.tsv --max-distance 18446744073709551615 --numbers"),
              "1\t3\n2\t1\n3\t1\n");
}

TEST_F(Batches, PairsWithAlignments) {
    write("pairs.tsv", "kitten\tsitting\nsame\tsame\n\tx\n\t\nlonging\tq\n");
    EXPECT_EQ(output("minterm pairs pairs.tsv --cigar --numbers --max-distance 3"),
              "1\t3\t1X3=1X1=1D\n2\t0\t4=\n3\t1\t1D\n4\t0\t\n5\t>3\t*\n");
    EXPECT_EQ(output("minterm pairs pairs.tsv --cigar --json --max-distance 3 | tail -n 2"),
              "{\"a\":\"\",\"b\":\"\",\"result\":0,\"cigar\":\"\"}\n"
              "{\"a\":\"longing\",\"b\":\"q\",\"result\":null,\"more_than\":3}\n");
    // What dist says of each pair, whatever the threads; with a broken pair in between.
    const Strings a = random_strings(3, 40, 0, 400), b = random_strings(4, 40, 0, 400);
    write("a.fa", fasta(a, "a"));
    write("b.fa", fasta(b, "b"));
    const std::string all = output("minterm pairs a.fa b.fa --cigar");
    EXPECT_EQ(output("minterm pairs a.fa b.fa --cigar --threads 3"), all);
    write("a.txt", a[7]);
    write("b.txt", b[7]);
    const std::string one = output("minterm dist a.txt b.txt --format raw --cigar");
    const std::size_t line_end = one.find('\n');
    EXPECT_NE(all.find("a7\tb7\t" + one.substr(0, line_end) + "\t" + one.substr(line_end + 1)),
              std::string::npos);
    write("broken.tsv", "ab\tb\nx\ty\tz\tw\nb\tb\n");
    const Outcome broken = run("minterm pairs broken.tsv --cigar");
    EXPECT_EQ(broken.exit_code, 2);
    EXPECT_NE(broken.out.find("failed\t*\n"), std::string::npos) << broken.out;
    expect_mistake("minterm pairs pairs.tsv --cigar --metric affine",
                   "'affine' is not known to add up");
    EXPECT_EQ(output("printf 'abdce\\tabcde\\n' | minterm pairs - --cigar --metric osa"),
              "abdce\tabcde\t1\t2=2T1=\n");
}

TEST_F(Batches, PairsThatAreSimilar) {
    write("p.tsv", "kitten\tsitting\na\tb\n\t\nab\tba\n");
    EXPECT_EQ(output("minterm pairs p.tsv --similarity"),
              "kitten\tsitting\t0.5714285714285714\na\tb\t0\n\t\t1\nab\tba\t0\n");
    EXPECT_EQ(output("minterm pairs p.tsv --min-similarity 0.5 --cigar"),
              "kitten\tsitting\t0.5714285714285714\t1X3=1X1=1D\na\tb\t<0.5\t*\n\t\t1\t\n"
              "ab\tba\t<0.5\t*\n");
    EXPECT_EQ(output("minterm pairs p.tsv --min-similarity 0.5 --metric osa --numbers"),
              "1\t0.5714285714285714\n2\t<0.5\n3\t1\n4\t0.5\n");
    // A score has no bound, and is told all the same.
    EXPECT_EQ(output("minterm pairs p.tsv --min-similarity 0.6 --metric lcs --cigar --numbers"),
              "1\t0.6153846153846154\t1D1I3=1D1I1=1D\n2\t<0.6\t*\n3\t1\t\n4\t<0.6\t*\n");
    EXPECT_EQ(output("minterm pairs p.tsv --min-similarity 0.5 --json --numbers"),
              "{\"number\":1,\"similarity\":0.5714285714285714}\n"
              "{\"number\":2,\"similarity\":null,\"less_than\":0.5}\n"
              "{\"number\":3,\"similarity\":1}\n"
              "{\"number\":4,\"similarity\":null,\"less_than\":0.5}\n");
    // Symbols are counted, not bytes.
    write("u.tsv", "\xC3\xA4\xC3\xB6\t\xC3\xA4o\n");
    EXPECT_EQ(output("minterm pairs u.tsv --similarity --numbers"), "1\t0.5\n");
    EXPECT_EQ(output("minterm pairs u.tsv --similarity --numbers --bytes --metric indel"),
              "1\t0.5714285714285714\n");
}

TEST_F(Batches, EveryBoundIsTheDistanceOrMore) {
    const Strings a = random_strings(1, 30, 0, 12);
    const Strings b = random_strings(2, 30, 0, 12);
    write("a.fa", fasta(a, "a"));
    write("b.fa", fasta(b, "b"));
    for (int bound = 0; bound < 13; ++bound) {
        std::string expected;
        for (std::size_t i = 0; i < a.size(); ++i) {
            const std::int64_t distance = reference::edit_distance(a[i], b[i]);
            expected +=
                std::to_string(i + 1) + "\t" +
                (distance <= bound ? std::to_string(distance) : ">" + std::to_string(bound)) + "\n";
        }
        EXPECT_EQ(
            output("minterm pairs a.fa b.fa --numbers --max-distance " + std::to_string(bound)),
            expected);
    }
}

TEST_F(Batches, PairsAreWhatTheNaiveProgramSays) {
    // Lengths that are computed side by side and such that are not, in any order.
    Strings a = random_strings(3, 700, 0, 40);
    Strings b = random_strings(4, 700, 0, 40);
    for (const std::size_t i : {7U, 300U, 699U}) {
        a[i] = random_strings(static_cast<std::uint32_t>(i), 1, 900, 900)[0];
        b[i + 0] = a[i].substr(5) + "ACGT";
    }
    a[400] = random_strings(5, 1, 5000, 5000)[0];
    write("a.fa", fasta(a, "a"));
    write("b.fa", fasta(b, "b"));
    std::string expected;
    for (std::size_t i = 0; i < a.size(); ++i)
        expected += "a" + std::to_string(i) + "\tb" + std::to_string(i) + "\t" +
                    std::to_string(reference::edit_distance(a[i], b[i])) + "\n";
    EXPECT_EQ(output("minterm pairs a.fa b.fa --threads 1"), expected);
    EXPECT_EQ(output("minterm pairs a.fa b.fa --threads 3"), expected);
    EXPECT_EQ(output("minterm pairs a.fa b.fa --target scalar"), expected);
}

TEST_F(Batches, MorePairsThanAChunkHolds) {
    constexpr int kPairs = 140000;
    std::string text, expected;
    for (int i = 0; i < kPairs; ++i) {
        const std::string digits = std::to_string(i);
        text += digits + "\t" + digits + "\t" + std::string(static_cast<std::size_t>(i % 5), 'x') +
                digits + "\n";
        expected += digits + "\t" + std::to_string(i % 5) + "\n";
    }
    write("p.tsv", text);
    EXPECT_TRUE(output("minterm pairs p.tsv") == expected);
    EXPECT_TRUE(output("minterm pairs p.tsv --no-cache -o out; cat out") == expected);
}

TEST_F(Batches, NothingToCompare) {
    for (const std::string empty : {"", "--json "}) {
        EXPECT_EQ(output("minterm pairs /dev/null /dev/null " + empty), "");
        EXPECT_EQ(output("minterm pairs /dev/null " + empty), "");
    }
    write("empty.fa", "");
    write("headers.fa", ">a\n\n>b\nA\n");
    EXPECT_EQ(output("minterm pairs empty.fa empty.fa --format fasta"), "");
    EXPECT_EQ(output("minterm pairs headers.fa headers.fa"), "a\ta\t0\nb\tb\t0\n");
    EXPECT_EQ(output("printf '>a_10\\n' | minterm pairs - headers.fa 2>&1 | head -1"),
              "a_10\ta\t0\n");
    EXPECT_EQ(output("printf '\\n' | minterm matrix - headers.fa --max-distance 0"), "\ta\t0\n");
}

TEST_F(Batches, LineEndsOfFastq) {
    for (const std::string end : {"\r\n", ""})
        for (const std::string how : {"minterm pairs r.fq s.fq", "minterm pairs r.fq - < s.fq",
                                      "gzip -f r.fq; minterm pairs r.fq.gz s.fq"}) {
            write("r.fq", "@r\r\nACGT\r\n+\r\nIIII" + end);
            write("s.fq", "@s\nACGT\n+\nIIII\n");
            EXPECT_EQ(output(how), "r\ts\t0\n");
        }
}

TEST_F(Batches, EveryByteIsASymbol) {
    write("a.txt", "\0\xFF\n\xFF\n\0\0\0\n"s);
    write("b.txt", "\xFF\0\n\0\n\0\0\n"s);
    EXPECT_EQ(output("minterm pairs a.txt b.txt --numbers --bytes"), "1\t2\n2\t1\n3\t1\n");
    EXPECT_EQ(output("minterm matrix a.txt b.txt --top 1 --bytes"),
              "\0\xFF\t\0\t1\n"
              "\xFF\t\xFF\0\t1\n"
              "\0\0\0\t\0\0\t1\n"s);
}

TEST_F(Batches, UnitsAndMatchesAreThoseOfDist) {
    MINTERM_NEEDS_COMPILER();
    write("a.txt", "na\xC3\xAFve\n\xE4\xB8\xAD\n");
    write("b.txt", "naive\n\xE4\xB8\x80\xE4\xB8\xAD\n");
    EXPECT_EQ(output("minterm pairs a.txt b.txt --numbers"), "1\t1\n2\t1\n");
    EXPECT_EQ(output("minterm pairs a.txt b.txt --numbers --bytes"), "1\t2\n2\t3\n");
    EXPECT_EQ(output("minterm matrix a.txt b.txt --numbers"), "\t1\t2\n1\t1\t5\n2\t5\t1\n");
    EXPECT_EQ(output("printf 'the cat\\tthe big dog\\n' | minterm pairs - --unit word --numbers"),
              "1\t2\n");
    EXPECT_EQ(
        output("printf '\\303\\211A\\t\\303\\251b\\n' | minterm pairs - --numbers --ignore-case"),
        "1\t1\n");
    EXPECT_EQ(output("printf 'ACGT\\tANRT\\n' | minterm pairs - --numbers --iupac"), "1\t0\n");
    EXPECT_EQ(output("printf 'A?GT\\nACG\\n' | minterm matrix - --wildcard '?' --top 1 --numbers"),
              "1\t2\t1\n2\t1\t1\n");
}

TEST_F(Batches, TextThatIsNoUtf8) {
    write("p.tsv", "a\tb\n\xFF\t\xFE\nc\tc\n");
    const Outcome outcome = run("minterm pairs p.tsv --numbers");
    EXPECT_EQ(outcome.exit_code, 2);
    EXPECT_EQ(outcome.out, "1\t1\n2\tfailed\n3\t0\n");
    EXPECT_NE(outcome.err.find("p.tsv:2:1: error: byte 1 (0xFF) is no part of a character"),
              std::string::npos)
        << outcome.err;
    EXPECT_NE(outcome.err.find("p.tsv:2:3: error: byte 1 (0xFE) is no part of a character"),
              std::string::npos)
        << outcome.err;
    EXPECT_NE(outcome.err.find("--bytes"), std::string::npos);
    EXPECT_NE(outcome.err.find("1 of 3 pairs"), std::string::npos);
    expect_mistake("cut -f1 p.tsv | minterm matrix - --numbers",
                   "standard input:2:1: error: byte 1 (0xFF) is no part",
                   "\t1\t2\t3\n1\t0\tfailed\t1\n2\tfailed\tfailed\tfailed\n3\t1\tfailed\t0\n");
    write("ids.tsv", "\xC3\xA9\tab\tcd\n\xC3\xA9\ta\xC3\xA9\tc\xC3\xA9\xFF\n");
    expect_mistake("minterm pairs ids.tsv --numbers",
                   "ids.tsv:2:8: error: byte 4 (0xFF) is no part of a character in UTF-8; compare "
                   "bytes, or convert the text\n  2 | \xC3\xA9\ta\xC3\xA9\tc\xC3\xA9\xEF\xBF\xBD\n"
                   "    |  \t  \t  ^\n",
                   "1\t2\n2\tfailed\n");
    write("w.fa", ">a\nA\n>b\nA\n\xFF\n");
    expect_mistake("minterm pairs w.fa w.fa --unit character --numbers",
                   "w.fa, record 2: error: byte 2 (0xFF)", "1\t0\n2\tfailed\n");
    EXPECT_EQ(output("minterm pairs p.tsv --numbers --bytes"), "1\t1\n2\t1\n3\t0\n");
}

TEST_F(Batches, NamesOfEveryKind) {
    write("a.txt", "one\\two\ttabs\nsame\nsame\n");
    EXPECT_EQ(output("minterm matrix a.txt --max-distance 0"), "same\tsame\t0\nsame\tsame\t0\n");
    EXPECT_EQ(output("minterm matrix a.txt --max-distance 0 --numbers"), "2\t3\t0\n3\t2\t0\n");
    EXPECT_EQ(output("head -1 a.txt | minterm pairs - a.txt 2>/dev/null | cat"),
              "one\\\\two\\ttabs\tone\\\\two\\ttabs\t0\n");
    EXPECT_EQ(output("printf '>\\nAC\\n> \\nA\\n' | minterm matrix -"), "\t\t\n\t0\t1\n\t1\t0\n");
    EXPECT_EQ(output("printf '\\377\"\\n' | minterm matrix - --json --bytes"),
              "{\"query\":\"\xC3\xBF\\\"\",\"results\":[0]}\n");
}

TEST_F(Batches, JsonIsAnObjectALine) {
    write("p.tsv", "kitten\tsitting\nA\tC\nA\n");
    const Outcome outcome = run("minterm pairs p.tsv --max-distance 2 --json");
    EXPECT_EQ(outcome.exit_code, 2);
    std::vector<Json> objects;
    std::size_t begin = 0;
    for (std::size_t end = 0; (end = outcome.out.find('\n', begin)) != std::string::npos;
         begin = end + 1)
        objects.push_back(Json::parse(outcome.out.substr(begin, end - begin)));
    ASSERT_EQ(objects.size(), 3U);
    EXPECT_EQ(objects[0],
              (Json{{"a", "kitten"}, {"b", "sitting"}, {"result", nullptr}, {"more_than", 2}}));
    EXPECT_EQ(objects[1], (Json{{"a", "A"}, {"b", "C"}, {"result", 1}}));
    EXPECT_EQ(objects[2]["result"], nullptr);
    EXPECT_NE(objects[2]["error"].get<std::string>().find("this line has one"), std::string::npos);
    EXPECT_EQ(output("printf 'i\\tA\\tC\\n' | minterm pairs - --json"),
              "{\"id\":\"i\",\"result\":1}\n");
    EXPECT_EQ(output("printf 'i\\tA\\tC\\n' | minterm pairs - --json --numbers"),
              "{\"number\":1,\"result\":1}\n");
    EXPECT_EQ(output("printf 'A\\nAC\\n' | minterm matrix - --max-distance 1 --json"),
              "{\"query\":\"A\",\"target\":\"AC\",\"result\":1}\n"
              "{\"query\":\"AC\",\"target\":\"A\",\"result\":1}\n");
    EXPECT_EQ(output("printf 'A\\nAC\\n' | minterm matrix - --npy d.npy --json"),
              "{\"file\":\"d.npy\",\"type\":\"|u1\",\"shape\":[2,2]}\n");
}

TEST_F(Batches, BrokenRowsAreNamedAndTheRestGoesOn) {
    write("p.tsv", "A\tC\nA\nA\tC\tG\n\t\n");
    Outcome outcome = run("minterm pairs p.tsv");
    EXPECT_EQ(outcome.exit_code, 2);
    EXPECT_EQ(outcome.out, "A\tC\t1\nA\t\tfailed\nA\t\tfailed\n\t\t0\n");
    EXPECT_NE(outcome.err.find("p.tsv:2:1: error: expected 2 columns, as in line 1, separated by "
                               "tabs; this line has one"),
              std::string::npos)
        << outcome.err;
    EXPECT_NE(outcome.err.find("p.tsv:3:1: error: "), std::string::npos) << outcome.err;
    EXPECT_NE(outcome.err.find("2 of 4 pairs could not be read and have no answer"),
              std::string::npos);

    write("a.fq", "@r1\nAC\n+\nII\n@r2\nACGT\n+\nIII\n@r3\nA\n@r4\nAAA\n+\nIII\n");
    write("b.fa", ">s1\nAC\n>s2\nAC\n>s3\nAC\n>s4\nAC\n");
    outcome = run("minterm pairs a.fq b.fa");
    EXPECT_EQ(outcome.exit_code, 2);
    EXPECT_EQ(outcome.out, "r1\ts1\t0\nr2\ts2\tfailed\nr3\ts3\tfailed\nr4\ts4\t2\n");
    EXPECT_NE(outcome.err.find("FASTQ record \"r2\" (line 5)"), std::string::npos) << outcome.err;
    EXPECT_NE(outcome.err.find("FASTQ record \"r3\" (line 9) has no '+' line"), std::string::npos);
    EXPECT_EQ(run("minterm pairs b.fa a.fq -o out").exit_code, 2);
    EXPECT_EQ(read("out"), "s1\tr1\t0\ns2\tr2\tfailed\ns3\tr3\tfailed\ns4\tr4\t2\n");

    // No quality line, or a blank one; a title as long as the quality that is missing, and a
    // quality that looks like a title.
    for (const std::string quality : {"", "\n"}) {
        write("a.fq", "@r1\nACGT\n+\nIIII\n@r2\nACGT\n+\n" + quality + "@r3\nACG\n+\n" + quality +
                          "@r4\nAC\n+\n@I\n@r5\nACGT\n+\nI\n@r6\nACG\n+\n" + quality);
        outcome = run("minterm pairs a.fq a.fq");
        EXPECT_EQ(outcome.exit_code, 2);
        EXPECT_EQ(outcome.out,
                  "r1\tr1\t0\nr2\tr2\tfailed\nr3\tr3\tfailed\nr4\tr4\t0\nr5\tr5\tfailed\n");
        EXPECT_NE(
            outcome.err.find("FASTQ record \"r2\" (line 5) has no quality: expected 4 letters "
                             "of it before this line"),
            std::string::npos)
            << outcome.err;
        EXPECT_NE(outcome.err.find("\nnote: pair 6 and those after it have no answer\n"),
                  std::string::npos)
            << outcome.err;
    }
}

TEST_F(Batches, RecordsWithoutAPartner) {
    write("two.fa", ">a\nA\n>b\nC\n");
    write("five.fa", ">v\nA\n>w\nC\n>x\nC\n>y\nC\n>z\nC\n");
    const std::string answers = "a\tv\t0\nb\tw\t0\n";
    expect_mistake("minterm pairs two.fa five.fa",
                   "five.fa has more records than two.fa: 5, and 2 there; the first without a "
                   "partner is record 3, \"x\"",
                   answers);
    expect_mistake("minterm pairs five.fa two.fa", "five.fa has more records than two.fa: 5",
                   "v\ta\t0\nw\tb\t0\n");
    expect_mistake("minterm pairs two.fa five.fa -o out", "five.fa has more records");
    EXPECT_EQ(read("out"), answers);
    expect_mistake("minterm pairs two.fa /dev/null",
                   "two.fa has more records than /dev/null: 2, and 0 there");
}

TEST_F(Batches, FilesThatBreakOff) {
    write("a.fa", ">a\nA\n>b\nC\n");
    write("cut.fq", "@r1\nA\n+\nI\n@r2\nACGT\n+\nII");
    expect_mistake("minterm pairs cut.fq a.fa", ", where the file ends", "r1\ta\t0\n");
    expect_mistake("minterm pairs cut.fq a.fa -o out", ", where the file ends");
    expect_mistake("printf '@r1\\nA\\n+\\nI\\n@r2\\nAC\\n' | minterm pairs a.fa -",
                   "truncated FASTQ: the file ends before the '+' line of record \"r2\"",
                   "a\tr1\t0\n");
    expect_mistake("gzip -c a.fa | head -c 24 > cut.fa.gz; minterm pairs cut.fa.gz a.fa",
                   "truncated gzip: cut.fa.gz ends in the middle of", "a\ta\t0\n");
    // Whether more of the record was to come nobody knows.
    expect_mistake("gzip -c a.fa | head -c 21 > cut.fa.gz; minterm pairs cut.fa.gz a.fa",
                   "truncated gzip: cut.fa.gz ends in the middle of");
    expect_mistake("minterm matrix a.fa cut.fa.gz", "truncated gzip");
    expect_mistake("minterm matrix cut.fq a.fa", ", where the file ends");
    expect_mistake("minterm matrix a.fa cut.fq --npy out.npy", ", where the file ends");
    EXPECT_EQ(list(), "a.fa cut.fa.gz cut.fq");
}

// ---- what is said -------------------------------------------------------------------------------

TEST_F(Batches, VerboseSaysWhatRan) {
    MINTERM_NEEDS_COMPILER();
    write("p.tsv", "ACGT\tACCT\nA\tACGTACGT\n");
    std::string origin = "; compiled in ";
    for (const std::string flag : {"--verbose", "--explain", "-v"}) {
        const Outcome outcome =
            run("MINTERM_CACHE_DIR=$PWD/cache minterm pairs p.tsv --max-distance 2 --target scalar "
                "--threads 1 " +
                flag);
        EXPECT_NE(outcome.err.find("scalar batch, tiles of "), std::string::npos) << outcome.err;
        EXPECT_NE(
            outcome.err.find("2 symbol planes, 1 thread: 2 pairs in 1 group of up to 64, 1 by "
                             "their lengths alone"),
            std::string::npos)
            << outcome.err;
        EXPECT_NE(outcome.err.find(origin), std::string::npos) << outcome.err;
        origin = "; kernel from the cache in ";
    }
    const Outcome times = run("minterm matrix p.tsv --time");
    for (const std::string stage : {"read inputs", "compile kernels", "kernels", "write answers"})
        EXPECT_NE(times.err.find(stage), std::string::npos) << times.err;
}

/// The first lines of what is said, and all that follows.
void expect_said(const Outcome& outcome, const std::string& lines) {
    EXPECT_EQ(outcome.exit_code, 0) << outcome.err;
    EXPECT_EQ(outcome.err.substr(0, lines.size()), lines);
}

TEST_F(Batches, ExplainSaysWhatRanAndWhy) {
    MINTERM_NEEDS_COMPILER();
    write("p.tsv", "ACGT\tACCT\nA\tACGTACGT\nAC\t" + std::string(17000, 'G') + "\n");
    const std::string pairs = "minterm pairs p.tsv --explain --target scalar ";
    expect_said(
        run(pairs + "--max-distance 2 --threads 2"),
        "the batch layout ran, a pair in each bit of a word of 64; 1.76e-05 ms were expected "
        "of pairs side by side, 0.00326 one by one\n"
        "symbols have 2 planes, bits of their bytes\n"
        "the bound leaves out cells; 2 pairs had lengths that differ by more\n"
        "1 of 2 threads ran: there were no more groups or pairs at a time\n"
        "scalar batch, tiles of ");
    expect_said(
        run(pairs + "--metric weighted --max-distance 500000"),
        "the batch layout ran, a pair in each bit of a word of 64; 3.54e-05 ms were expected "
        "of pairs side by side, 0.00655 one by one\n"
        "1 pair ran one by one: 1 by band; 1 of them are longer than 16,384 symbols\n");
    expect_said(
        run(pairs + "--cigar"),
        "each pair ran by itself: an alignment takes all that a kernel for one pair leaves\n"
        "3 pairs ran one by one: ");
    expect_said(run(pairs + "--metric affine --max-distance 3"), "the batch layout ran");
    EXPECT_NE(run(pairs + "--metric affine --max-distance 3")
                  .err.find("the bound saves no cells: what gaps cost in this recurrence is not "
                            "known\n"),
              std::string::npos);

    write("q.txt", lines(random_strings(13, 42, 20, 20)));
    write("t.txt", lines(random_strings(14, 32, 20, 20)));
    write("b.txt", lines(random_strings(15, 2, 20, 20)));
    const std::string matrix = "minterm matrix --explain --target scalar ";
    expect_said(run(matrix + "q.txt t.txt"),
                "the batch layout ran, a target in each bit of a word of 64\n"
                "with targets side by side there are 21 words of cells (2 queries share 1 where "
                "targets are too few for one), with queries side by side 32\n");
    expect_said(run(matrix + "q.txt b.txt"),
                "the batch layout ran, a query in each bit of a word of 64\n"
                "with targets side by side there are 11 words of cells, with queries side by side "
                "2\n");
    expect_said(
        run(matrix + "q.txt t.txt --metric weighted --param ins=1 --param del=2"),
        "the batch layout ran, a target in each bit of a word of 64\n"
        "with targets side by side there are 21 words of cells (2 queries share 1 where "
        "targets are too few for one); queries cannot be, for the recurrence does not treat "
        "both alike or queries are targets\n");
    expect_said(run(matrix + "q.txt --layout wavefront --threads 2"),
                "each pair ran by itself: the wavefront layout was asked for\n"
                "of two records that are both queries one order is computed: the recurrence treats "
                "both alike, and cells take longer than to tell an answer twice\n"
                "903 pairs ran one by one: 903 by wavefront\n"
                "2 threads ran\n");
}

TEST_F(Batches, LayoutsGiveTheSameAnswers) {
    MINTERM_NEEDS_COMPILER();
    std::vector<std::string> texts = random_strings(16, 20, 0, 90);
    texts.front() = "";
    write("t.txt", lines(texts));
    write("p.tsv", lines({"x\tACGT\tACCT", "y\t\tA", "z\tAAAA\tTTTTTT"}));
    for (const std::string line :
         {"pairs p.tsv", "pairs p.tsv --max-distance 3", "pairs p.tsv --metric affine",
          "pairs p.tsv --min-similarity 0.5", "pairs p.tsv --metric lcs --similarity",
          "matrix t.txt", "matrix t.txt --max-distance 30", "matrix t.txt p.tsv --top 2",
          "matrix p.tsv t.txt --metric osa --threads 2"}) {
        const Outcome chosen = run("minterm " + line);
        EXPECT_EQ(chosen.exit_code, 0) << chosen.err;
        for (const std::string layout : {"batch", "wavefront", "column"}) {
            const Outcome outcome = run("minterm " + line + " --layout " + layout);
            const bool bounded =
                line.find("--m") != std::string::npos && line.find("--metric") == std::string::npos;
            const bool top = line.find("--top") != std::string::npos;
            if (layout == "column" &&
                (bounded || top || line.find("affine") != std::string::npos)) {
                EXPECT_EQ(outcome.exit_code, 2) << line;
                EXPECT_NE(outcome.err.find(bounded || top ? "the column layout computes every cell "
                                                            "and nothing else"
                                                          : "column"),
                          std::string::npos)
                    << outcome.err;
                continue;
            }
            EXPECT_EQ(outcome.exit_code, 0) << outcome.err;
            EXPECT_EQ(outcome.out, chosen.out) << line << ' ' << layout;
        }
    }
    EXPECT_EQ(run("minterm pairs p.tsv --cigar --layout wavefront").out,
              run("minterm pairs p.tsv --cigar").out);
}

TEST_F(Batches, WhatTheBatchLayoutCannotDoIsRefused) {
    write("p.tsv", "A\t" + std::string(16385, 'C') + "\n");
    write("l.txt", std::string(4097, 'C') + "\n");
    expect_mistake("minterm pairs p.tsv --layout batch",
                   "the batch layout computes sequences of up to 16384 symbols side by side, and "
                   "one has 16385");
    expect_mistake("minterm matrix l.txt --layout batch",
                   "the batch layout computes sequences of up to 4096 symbols side by side, and "
                   "one has 4097");
    expect_mistake("minterm pairs p.tsv --layout batch --cigar",
                   "the batch layout has distances and no alignments");
    expect_mistake("minterm pairs p.tsv --layout rows", "--layout");
}

TEST_F(Batches, ATerminalSeesHowFarItIs) {
    write("w.txt", lines(random_strings(11, 12000, 60, 80)));
    const Outcome outcome = run_on_terminal(
        "minterm matrix w.txt --top 1 --target scalar "
        "--threads 1");
    EXPECT_EQ(outcome.exit_code, 0);
    EXPECT_NE(outcome.err.find(" M pairs/s"), std::string::npos) << outcome.err;
    EXPECT_NE(outcome.err.find(" left"), std::string::npos) << outcome.err;
    EXPECT_EQ(run("minterm matrix w.txt --top 1 --quiet > /dev/null").err, "");
}

TEST_F(Batches, AnInterruptLeavesNothingBehind) {
    write("w.txt", lines(random_strings(12, 20000, 60, 80)));
    for (const std::string options : {"--npy out", "-o out", "-o out --max-distance 1"}) {
        const Outcome outcome = run("timeout -s INT 1 minterm matrix w.txt --target scalar " +
                                    options + "; test $? = 124");
        EXPECT_EQ(outcome.exit_code, 0) << "it was over before the interrupt";
        EXPECT_EQ(list(), "w.txt") << options;
    }
}

TEST_F(Batches, AReaderThatGoesAwayIsNoMistake) {
    write("w.txt", lines(random_strings(13, 2000, 10, 20)));
    EXPECT_EQ(output("minterm matrix w.txt --numbers | head -c 6"), "\t1\t2\t3");
    EXPECT_EQ(output("minterm matrix w.txt --top 5 --numbers | head -1 | cut -f1"), "1\n");
}

TEST_F(Batches, WhatIsRefused) {
    write("a.fa", ">a\nA\n");
    write("one.txt", "word\n");
    write("four.tsv", "1\t2\t3\t4\n");
    expect_mistake("minterm pairs", "A is required");
    expect_mistake("minterm pairs none.fa a.fa", "cannot read none.fa: there is no such file");
    expect_mistake("minterm pairs a.fa none.fa", "cannot read none.fa: there is no such file");
    expect_mistake("minterm pairs . a.fa", "it is a directory");
    expect_mistake("minterm pairs - - < a.fa", "standard input (-) can be read once only");
    expect_mistake("minterm pairs a.fa",
                   "a.fa is FASTA: name the second file, too, or, if it is columns of text, add "
                   "--format tsv");
    expect_mistake("minterm pairs one.txt",
                   "one.txt:1:1: error: expected two columns, A and B, or three, ID, A and B, "
                   "separated by tabs; this line has one");
    expect_mistake("minterm pairs four.tsv", "this line has 4");
    expect_mistake("minterm pairs a.fa a.fa --format tsv", "leave a.fa out");
    expect_mistake("minterm pairs one.txt --format lines", "name two files, A and B");
    expect_mistake("minterm pairs one.txt one.txt --format fasta",
                   "read the file as text with --format lines");
    expect_mistake("minterm matrix a.fa --format tsv", "--format");
    expect_mistake("minterm pairs a.fa a.fa --max-distance -1", "--max-distance");
    expect_mistake("minterm pairs a.fa a.fa --min-similarity ''",
                   "expected a number from 0 to 1, got nothing");
    for (const std::string least : {"-0.1", "1.5", "half", "nan"})
        expect_mistake("minterm pairs a.fa a.fa --min-similarity " + least,
                       "expected a number from 0 to 1, got " + least);
    expect_mistake("minterm pairs a.fa a.fa --min-similarity= -q",
                   "--min-similarity= has no value; an empty one is written --min-similarity ''");
    expect_mistake("minterm matrix a.fa --similarity --max-distance 3", "excludes");
    expect_mistake("minterm matrix a.fa --min-similarity 0.5 --max-distance 3", "excludes");
    expect_mistake("minterm matrix a.fa --similarity --metric affine",
                   "no greatest distance to measure similarity by");
    expect_mistake("minterm pairs a.fa a.fa --threads -1", "--threads");
    expect_mistake("minterm pairs a.fa a.fa --threads many", "--threads");
    expect_mistake("minterm pairs a.fa a.fa --threads 1 --threads 2",
                   "error: --threads is given more than once; keep one\n");
    expect_mistake(
        "minterm pairs a.fa a.fa --target vax",
        "unknown target 'vax'; known targets: scalar, avx2, avx512; cuda and auto are for dist, "
        "run, lcs, "
        "pairs, matrix, search, and dict lookup, encode and decode; spu is for dist, run and lcs");
    expect_mistake("minterm pairs a.fa a.fa --metric levenstein",
                   "did you mean the shipped spec \"levenshtein\"?");
    expect_mistake("minterm pairs a.fa a.fa --metric semiglobal",
                   "need an answer that is the value in the last row and column");
    expect_mistake("minterm pairs a.fa a.fa --param k=1", "there is no parameter 'k'");
    expect_mistake("minterm pairs a.fa a.fa --quiet --verbose", "excludes");
    expect_mistake("minterm pairs a.fa a.fa -o a.fa", "take the place of their own input a.fa");
    expect_mistake("minterm matrix a.fa --npy ./a.fa", "take the place of their own input a.fa");
    expect_mistake("minterm matrix a.fa --top 0", "expected a whole number from 1, got 0");
    expect_mistake("minterm pairs a.fa a.fa --max-dist 3",
                   "not expected: --max-dist 3; did you mean --max-distance?");
    expect_mistake("minterm pairs a.fa a.fa -o none/out", "there is no such folder");
    expect_mistake("minterm pairs a.fa a.fa -o .", "it is a directory");
    expect_mistake("minterm matrix", "QUERIES is required");
    expect_mistake("minterm matrix a.fa none.fa", "cannot read none.fa");
    expect_mistake("minterm matrix - - < a.fa", "standard input (-) can be read once only");
    expect_mistake("minterm matrix a.fa --top 0", "--top");
    expect_mistake("minterm matrix a.fa --top -1", "--top");
    expect_mistake("minterm matrix a.fa --top 1 --top 2", "--top");
    expect_mistake("minterm matrix a.fa --top 1 --npy d.npy", "excludes");
    expect_mistake("minterm matrix a.fa --npy d.npy -o out", "excludes");
    expect_mistake("minterm matrix a.fa --npy none/d.npy", "there is no such folder");
    expect_mistake("minterm matrix a.fa --npy .", "it is a directory");
    expect_mistake("minterm matrix a.fa --npy -", "name a file");
    expect_mistake("minterm matrix a.fa --npy /dev/full", "it is no regular file");
    EXPECT_EQ(list(), "a.fa four.tsv one.txt");
}

TEST_F(Batches, AFullDiskIsNoAnswer) {
    write("w.txt", lines(random_strings(14, 300, 5, 9)));
    for (const std::string command :
         {"minterm pairs w.txt w.txt", "minterm matrix w.txt", "minterm matrix w.txt --top 2"}) {
        expect_mistake(command + " > /dev/full", "cannot write the answer to standard output", "",
                       1);
        expect_mistake(command + " -o /dev/full", "no space is left", "", 1);
    }
    // A limit on the size of files fails as a full disk does, where its signal is ignored.
    expect_mistake(
        "(trap '' XFSZ; ulimit -f 1; minterm matrix w.txt --npy d.npy)",
        "there is no space for its 90128 bytes; name a file on a larger disk, or keep only "
        "what is near: with --max-distance or --top, without --npy",
        "", 1);
    EXPECT_EQ(list(), "w.txt");
}

}  // namespace
}  // namespace minterm::testing::batch_test
