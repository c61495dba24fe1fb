// SPDX-License-Identifier: Apache-2.0
//
// `minterm dist` as people ask for distances, bounds, places and alignments; many of the questions
// are those that users of other programs had to ask twice.
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "tests/cli/shell.hpp"
#include "tests/support/needs_compiler.hpp"

namespace minterm::testing::distance_test {
namespace {

using Json = nlohmann::json;

class Distances : public Shell {
protected:
    /// Standard output of `minterm dist` on two texts.
    std::string dist(const std::string& a, const std::string& b, const std::string& options = "") {
        write("a.txt", a);
        write("b.txt", b);
        const Outcome outcome = run("minterm dist a.txt b.txt --format raw " + options);
        EXPECT_EQ(outcome.exit_code, 0) << outcome.err;
        EXPECT_EQ(outcome.err, "");
        return outcome.out;
    }
};

TEST_F(Distances, PlacesAreLabelledByTheirBeginsAndEnds) {
    EXPECT_EQ(dist("TGATTCTCAGCCCTTCGC", "GCATGATTCTCAGCCCTCCGTGCA", "--mode infix"),
              "2\n3\t19\n3\t20\n3\t21\n");
    EXPECT_EQ(dist("GCATATCAATAAGCGGAGGA",
                   "ATACCCCCCTATCTTAATCATATCAATACGCGGAGGAGTATCGGAAGCGCACCAGG", "--mode infix"),
              "2\n17\t37\n");
    EXPECT_EQ(dist("GAAT", "AGAATA", "--mode infix"), "0\n1\t5\n");
    EXPECT_EQ(dist("TAT", "CAT", "--mode infix --cigar").substr(0, 2), "1\n");
    EXPECT_EQ(dist("ATG", "TTTTTTTTTTTTTTTTTTTTTTTTTTTTCATGAGACGCAACTATGGTGACGAA",
                   "--mode prefix --cigar"),
              "2\n0\t1\n0\t2\n0\t3\n1I1=1I\n");
    EXPECT_EQ(dist("AAGGATTACT", "AAGGATTACNT", "--mode prefix --cigar"),
              "1\n0\t9\n0\t10\n0\t11\n9=1I\n");
    EXPECT_EQ(dist("A", "ABC", "--mode prefix"), "0\n0\t1\n");
}

TEST_F(Distances, EmptySides) {
    for (const std::string mode : {"global", "prefix", "infix"}) {
        EXPECT_EQ(dist("", "", "--mode " + mode + " --cigar"),
                  mode == "global" ? "0\n\n" : "0\n0\t0\n\n");
        EXPECT_EQ(dist("AA", "", "--mode " + mode + " --cigar"),
                  mode == "global" ? "2\n2I\n" : "2\n0\t0\n2I\n");
    }
    EXPECT_EQ(dist("", "abc", "--cigar --pretty"), "3\n3D\nA --- 0\n  \nB abc 3\n");
    EXPECT_EQ(dist("", "AA", "--mode prefix"), "0\n0\t0\n");
    EXPECT_EQ(dist("", "AA", "--mode infix"), "0\n0\t0\n1\t1\n2\t2\n");
}

TEST_F(Distances, ABoundIsNoDistance) {
    EXPECT_EQ(dist("TGACCTTTT", "TAACCTTTC", "--max-distance 0"), "more than 0\n");
    EXPECT_EQ(dist("TGACCTTTT", "TAACCTTTC", "--max-distance 1 --cigar"), "more than 1\n");
    EXPECT_EQ(dist("TGACCTTTT", "TAACCTTTC", "--max-distance 2"), "2\n");
    EXPECT_EQ(dist("TGACCTTTT", "TAACCTTTC"), "2\n");
    EXPECT_EQ(dist("TGACCTTTT", "TAACCTTTC", "--max-distance 18446744073709551615"), "2\n");
    EXPECT_EQ(dist("aaliyahmarie", "rvolnwkxcqefqbthwxfrskwchnmqoibgbvosrdyyuswdyqtiez"), "44\n");
    EXPECT_EQ(dist("aaliyahmarie", "mfhdfvbfykinhnhkhcubdjjqgjdcaazjvuijpdodsulveprmmh"), "45\n");
    EXPECT_EQ(dist("cat", "thundercatsarego"), "13\n");
    const std::string a =
        "ATCCGATCGTACGTACCTGCAGGTTGGTATATGATCGGTAGCTGAGCGCGCGGGTGCTCAATTATATTAGCTAGCTACAGCGGCAGGCAC"
        "GCAG"
        "TAAATTAAGCTATGGCGATGCATGACGACACGTACTGGATCAATTGTATCGAGCATCGGATCGGAGCGAGCT";
    const std::string b =
        "ATGCGATCGTACGTAGCTCGGTTTTGGTATATGATCGCTAGCTGAGCGCGCGGGCATATTATTATATAAGCTAGCTACGGCGGCAGGCAG"
        "GCAT"
        "GTGTATTAAGCTTTGGCGATGCATGACGACACGTACTATCGGGGTATCGAGCATCGGATCGGAGCGAGCT";
    EXPECT_EQ(dist(a, b, "--max-distance 2"), "more than 2\n");
    EXPECT_EQ(dist(a, b, "--max-distance 25"), "more than 25\n");
    EXPECT_EQ(dist(a, b, "--max-distance 26"), "26\n");
    EXPECT_EQ(dist(a, b), "26\n");
    const Json over = Json::parse(dist("A", "C", "--max-distance 0 --json"));
    EXPECT_EQ(over["result"], nullptr);
    EXPECT_EQ(over["more_than"], 0);
}

TEST_F(Distances, Alignments) {
    EXPECT_EQ(dist("ACTGA", "ACGA", "--cigar"), "1\n2=1I2=\n");
    EXPECT_EQ(dist("T", "T", "--cigar"), "0\n1=\n");
    EXPECT_EQ(dist("acgtACGT", "ACGTACGT", "--cigar --ignore-case"), "0\n8=\n");
    EXPECT_EQ(dist("acgtACGT", "ACGTACGT", "--cigar --metric casefold"), "0\n8=\n");
    EXPECT_EQ(dist("Lorem ipsum.", "XYZLorem ABC iPsum"), "9\n");
    EXPECT_EQ(dist("elephant", "telephone", "--pretty"),
              "3\nA -elephant 8\n   |||||.|.\nB telephone 9\n");
    std::string a = "this is a test";
    std::string b = "test this is a";
    for (int i = 1; i < 100; ++i) {
        a += " this is a test";
        b += " test this is a";
    }
    EXPECT_EQ(dist(a, b, "--cigar"), "10\n5D1494=5I\n");
    for (int bound = 3; bound < 50; ++bound)
        EXPECT_EQ(dist("ATCTCTCTCAACAAAACAACGAGGAGGAGTGAAAAGAGAGAGAT",
                       "ATCTCTCTCAACAACAACAACGGAGGAGGAGGAAAAGAGAGAGAT",
                       "--max-distance " + std::to_string(bound))
                      .substr(0, 2),
                  "3\n");
    const Json found = Json::parse(dist("TAGAATAT", "AGAATA", "--mode infix --cigar --json"));
    EXPECT_EQ(found["alignment"], (Json{{"begin", 0}, {"end", 6}, {"cigar", "1I6=1I"}}));
    EXPECT_EQ(found["positions"], Json{6});
    EXPECT_EQ(found["begins"], Json{0});
}

TEST_F(Distances, Metrics) {
    MINTERM_NEEDS_COMPILER();
    EXPECT_EQ(dist("TCGTGTCCCAGCT", "TCGTTATTGCT", "--metric indel"), "6\n");
    EXPECT_EQ(dist("TCGTGTCCCAGCT", "TCGTTATTGCT"), "5\n");
    EXPECT_EQ(dist("CA", "ABC", "--metric osa"), "3\n");
    EXPECT_EQ(dist("tehre", "there", "--metric osa --cigar"), "1\n1=2T2=\n");
    EXPECT_EQ(dist("tehir", "is their own", "--metric osa --mode infix --cigar --pretty"),
              "1\n3\t8\n1=2T2=\nA tehir 5\n  |><||\nB their 8\n");
    EXPECT_EQ(dist("teh end", "the end", "--metric osa --mode prefix --cigar"),
              "1\n0\t7\n1=2T4=\n");
    EXPECT_EQ(dist("AGTGARTCATCGAATCTTTG", "AGTGAGTCATCGAATCTTTG", "--metric iupac --cigar"),
              "0\n20=\n");
    EXPECT_EQ(dist("AGTGARTCATCGAATCTTTG", "AGTGACTCATCGAATCTTTG", "--metric iupac"), "1\n");
    EXPECT_EQ(dist("kitten", "sitting", "--metric weighted --param sub=1 --param ins=3"), "5\n");
}

TEST_F(Distances, EveryMethodSaysTheSame) {
    for (const std::string method : {"choose", "full", "band", "points"})
        EXPECT_EQ(dist("kitten and more", "sitting and more", "--cigar --method " + method),
                  "3\n1X3=1X1=1D9=\n")
            << method;
}

TEST_F(Distances, IgnoredCaseIsShownAsItIsWritten) {
    EXPECT_EQ(dist("a abc def", "A aBC xdef", "--ignore-case --pretty"),
              "1\nA a abc -def 9\n  |||||| |||\nB A aBC xdef 10\n");
}

// As pairs has it; raw text has it if it is asked to be taken as it is, which dist() asks.
TEST_F(Distances, AByteOrderMarkIsNoSymbol) {
    const std::string mark = "\xEF\xBB\xBF";
    EXPECT_EQ(dist(mark + "ok", "ok"), "1\n");
    EXPECT_EQ(run("minterm dist a.txt b.txt").out, "0\n");
    EXPECT_EQ(run("minterm dist a.txt b.txt --bytes").out, "0\n");
    EXPECT_EQ(run("minterm pairs a.txt b.txt --numbers").out, "1\t0\n");
}

TEST_F(Distances, AnswersGoToAFile) {
    dist("kitten", "sitting");
    const Outcome outcome = run("minterm dist a.txt b.txt -o out");
    EXPECT_EQ(outcome.exit_code, 0) << outcome.err;
    EXPECT_EQ(outcome.out + read("out"), "3\n");
    EXPECT_EQ(run("minterm run indel a.txt b.txt -o out").out, "");
    EXPECT_EQ(read("out"), "5\n");
    EXPECT_EQ(run("minterm dist a.txt b.txt --json -o out").out, "");
    EXPECT_EQ(Json::parse(read("out"))["result"], 3);
    EXPECT_EQ(run("minterm dist a.txt b.txt -o -").out, "3\n");
    const Outcome own = run("minterm dist a.txt b.txt -o a.txt");
    EXPECT_EQ(own.exit_code, 2);
    EXPECT_NE(own.err.find("take the place of their own input a.txt"), std::string::npos);
}

// What would run by another method says so, as layouts do, whatever the sequences are.
TEST_F(Distances, PointsAreRefusedWhereTheyAreNotEnough) {
    for (const std::string letters : {"kitten", ""})
        for (const std::string options :
             {"--metric weighted", "--metric osa", "--metric bitpal", "--mode prefix",
              "--mode infix", "--mode infix --cigar"}) {
            write("a.txt", letters);
            write("b.txt", "sitting");
            const Outcome outcome =
                run("minterm dist a.txt b.txt --format raw --method points " + options);
            EXPECT_EQ(outcome.exit_code, 2) << options;
            EXPECT_EQ(outcome.out, "");
            EXPECT_EQ(
                outcome.err,
                "minterm: error: furthest-reaching points align all of a with all of b, up to "
                "2^30 symbols, by gaps that cost 1 a symbol, mismatches that cost 1 or 2, or "
                "the same times any number, and no other steps; leave the method out, or take "
                "the band or every cell\n");
        }
    for (const std::string metric : {"indel", "lcs", "casefold", "iupac"})
        EXPECT_EQ(run("minterm dist a.txt b.txt --format raw --method points --metric " + metric)
                      .exit_code,
                  0)
            << metric;
}

TEST_F(Distances, TheWavefrontLayoutComputesEveryCellForAllThereIsToAsk) {
    for (const std::string asked : {"--cigar", "--max-distance 3", "--mode prefix"}) {
        const std::string plain = dist("kitten and more", "sitting and more", asked);
        const Outcome outcome =
            run("minterm dist a.txt b.txt --explain --layout wavefront " + asked);
        EXPECT_EQ(outcome.out, plain) << asked;
        EXPECT_NE(outcome.err.find(" wavefront K="), std::string::npos) << outcome.err;
    }
}

TEST_F(Distances, AlignmentsOfAllPlaces) {
    EXPECT_EQ(dist("ACG", "ACTCGTACG", "--mode infix --cigar"), "0\n6\t9\n3=\n");
    EXPECT_EQ(dist("ACG", "ACTCGTAG", "--mode infix --cigar --all-places"),
              "1\n0\t2\t2=1I\n0\t3\t2=1X\n2\t5\t1X2=\n6\t8\t1=1I1=\n");
    EXPECT_EQ(dist("AC", "GAAG", "--mode infix --pretty --all-places"),
              "1\n1\t2\n1\t3\n2\t4\n"
              "A AC 2\n  |\nB A- 2\n\nA AC 2\n  |.\nB AA 3\n\nA AC 2\n  |.\nB AG 4\n");
    EXPECT_EQ(dist("", "AC", "--mode infix --cigar --all-places"), "0\n0\t0\t\n1\t1\t\n2\t2\t\n");
    EXPECT_EQ(dist("AC", "AG", "--cigar --all-places"), "1\n1=1X\n");
    const Json found =
        Json::parse(dist("ACG", "ACTCGTAG", "--mode infix --cigar --all-places --json"));
    EXPECT_EQ(found["alignments"].size(), 4U);
    EXPECT_EQ(found["alignments"][2], (Json{{"begin", 2}, {"end", 5}, {"cigar", "1X2="}}));
    EXPECT_FALSE(found.contains("alignment"));
    write("a.txt", "A");
    const Outcome outcome = run("minterm dist a.txt a.txt --mode infix --all-places");
    EXPECT_EQ(outcome.exit_code, 2);
    EXPECT_NE(outcome.err.find("ask for them with --cigar or --pretty"), std::string::npos);
}

TEST_F(Distances, OnePairInTheBatchLayout) {
    for (const std::string asked :
         {"", "--max-distance 3", "--max-distance 1", "--metric affine", "--metric lcs"})
        EXPECT_EQ(dist("kitten and more", "sitting and more", "--layout batch " + asked),
                  dist("kitten and more", "sitting and more", asked))
            << asked;
    const Outcome told = run("minterm dist a.txt b.txt --explain --layout batch");
    EXPECT_NE(told.err.find(" lanes: it was asked for\n"), std::string::npos) << told.err;
    EXPECT_NE(told.err.find(" batch K="), std::string::npos) << told.err;
    for (const std::string letters : {"kitten", ""}) {
        write("a.txt", letters);
        for (const std::string asked : {"--cigar", "--mode infix", "--method band", "--rows 2"}) {
            const Outcome outcome =
                run("minterm dist a.txt b.txt --format raw --layout batch " + asked);
            EXPECT_EQ(outcome.exit_code, 2) << asked;
            EXPECT_NE(outcome.err.find("minterm: error: the batch layout has "), std::string::npos)
                << outcome.err;
        }
    }
    EXPECT_EQ(run("minterm lcs a.txt b.txt --prefix-lengths --layout batch").exit_code, 2);
}

TEST_F(Distances, ExplainSaysWhyInfixesTakeABand) {
    MINTERM_NEEDS_COMPILER();
    write("a.txt", std::string(30, 'A'));
    write("b.txt", std::string(3000, 'C'));
    const Outcome outcome =
        run("minterm dist a.txt b.txt --format raw --explain --mode infix --target scalar");
    EXPECT_EQ(outcome.err.find("a band ran: points align all of both sequences, and this is an "
                               "infix\nK=1 ran; of bands of K x 64 rows were expected "),
              0U)
        << outcome.err;
}

TEST_F(Distances, ExplainSaysWhatRanAndWhy) {
    write("a.txt", std::string(3000, 'A') + "CGTC");
    write("b.txt", std::string(3000, 'A') + "TGT");
    const Outcome outcome = run("minterm dist a.txt b.txt --explain --method band");
    EXPECT_EQ(outcome.out, "2\n");
    EXPECT_NE(outcome.err.find("an alignment of cost 2 was found"), std::string::npos)
        << outcome.err;
    EXPECT_NE(outcome.err.find(" band K="), std::string::npos) << outcome.err;
}

TEST_F(Distances, ThreadsChangeNoAnswer) {
    for (const std::string threads : {"0", "1", "2", "7"})
        for (const std::string method : {"full", "band"})
            EXPECT_EQ(dist("kitten and more", "sitting and more",
                           "--cigar --method " + method + " --threads " + threads),
                      "3\n1X3=1X1=1D9=\n")
                << method << ' ' << threads;
    const Outcome outcome = run("minterm dist a.txt b.txt --explain --method band --threads 2");
    EXPECT_NE(outcome.err.find("1 of 2 threads ran: "), std::string::npos) << outcome.err;
}

TEST_F(Distances, SimilaritiesAndWeights) {
    EXPECT_EQ(dist("kitten", "sitting", "--metric lcs --cigar"), "4\n1D1I3=1D1I1=1D\n");
    EXPECT_EQ(dist("kitten", "sitting", "--metric weighted --cigar"), "8\n1X3=1X1=1D\n");
    EXPECT_EQ(dist("kitten", "sitting", "--metric weighted --max-distance 7"), "more than 7\n");
    // A match scores 1, all else -1.
    EXPECT_EQ(dist("GATA", "CCGATTACC", "--metric bitpal --mode infix --cigar"),
              "3\n2\t7\n2=1D2=\n");
    const Outcome outcome = run("minterm dist a.txt b.txt --metric bitpal --mode infix --json");
    EXPECT_NE(outcome.out.find("\"answer\": \"max_last_row\""), std::string::npos) << outcome.out;
}

TEST_F(Distances, WhatIsRefused) {
    write("a.txt", "A");
    const auto refused = [&](const std::string& options, const std::string& words) {
        const Outcome outcome = run("minterm dist a.txt a.txt " + options);
        EXPECT_EQ(outcome.exit_code, 2) << options;
        EXPECT_EQ(outcome.out, "") << options;
        EXPECT_NE(outcome.err.find(words), std::string::npos) << outcome.err;
    };
    refused("--max-distance -1", "--max-distance");
    refused("--max-distance x", "--max-distance");
    refused("--mode local", "--mode");
    refused("--method fast", "--method");
    refused("--threads -1", "--threads");
    refused("--threads many", "--threads");
    refused("--metric affine --cigar", "only for those that do there are bounds, alignments");
    refused("--metric affine --mode infix", "write its first row and its answer in the spec");
    refused("--metric lcs --max-distance 3", "no distance but a similarity");
    refused("--metric lcs --mode infix", "indel has other modes");
    refused("--metric nothing", "nothing");
}

}  // namespace
}  // namespace minterm::testing::distance_test
