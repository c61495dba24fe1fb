// SPDX-License-Identifier: Apache-2.0
//
// `minterm matrix` beside the naive distances.
#include <algorithm>
#include <charconv>
#include <cstdint>
#include <cstring>
#include <string>
#include <vector>

#include "tests/cli/batches.hpp"
#include "tests/reference/edit_distances.hpp"

namespace minterm::testing::matrix_test {
namespace {

using namespace std::string_literals;

TEST_F(Batches, AFullMatrixIsATable) {
    write("q.fa", ">q1\nkitten\n>q2\n\n");
    write("t.txt", "sitting\nkit\n\n");
    EXPECT_EQ(output("minterm matrix q.fa t.txt"), "\tsitting\tkit\t\nq1\t3\t3\t6\nq2\t7\t3\t0\n");
    EXPECT_EQ(output("minterm matrix q.fa t.txt --numbers"), "\t1\t2\t3\n1\t3\t3\t6\n2\t7\t3\t0\n");
    EXPECT_EQ(output("minterm matrix q.fa --json"),
              "{\"query\":\"q1\",\"results\":[0,6]}\n{\"query\":\"q2\",\"results\":[6,0]}\n");
    EXPECT_EQ(output("minterm matrix q.fa t.txt -o out.tsv; cat out.tsv; rm out.tsv"),
              output("minterm matrix q.fa t.txt"));
    EXPECT_EQ(output("minterm matrix /dev/null t.txt"), "\tsitting\tkit\t\n");
    EXPECT_EQ(output("minterm matrix t.txt /dev/null"), "\nsitting\nkit\n\n");
    EXPECT_EQ(output("minterm matrix /dev/null"), "\n");
    for (const std::string few : {"--max-distance 3", "--top 2"}) {
        EXPECT_EQ(output("minterm matrix /dev/null t.txt " + few), "");
        EXPECT_EQ(output("minterm matrix t.txt /dev/null " + few), "");
    }
}

/// A broken record on either side takes nothing but its own row or column.
TEST_F(Batches, WhatIsBrokenIsNamedAndTheRestOfTheMatrixGoesOn) {
    write("q.fq", "@r1\nACGT\n+\nIIII\n@r2\nACGA\n+\nII\n@r3\nAC\n+\nII\n");
    write("t.txt", "ACGT\n\xff\nAC\n");
    const auto matrix_of = [&](const std::string& options) {
        const Outcome outcome = run("minterm matrix q.fq t.txt --unit character " + options);
        EXPECT_EQ(outcome.exit_code, 2) << options;
        for (const char* says :
             {"q.fq:8:1: error: FASTQ record \"r2\"", "t.txt:2:1: error: byte 1 (0xFF)",
              "2 of 6 records could not be read"})
            EXPECT_NE(outcome.err.find(says), std::string::npos) << outcome.err;
        return outcome.out;
    };
    EXPECT_EQ(matrix_of("--numbers"),
              "\t1\t2\t3\n1\t0\tfailed\t2\n2\tfailed\tfailed\tfailed\n3\t2\tfailed\t0\n");
    EXPECT_EQ(matrix_of("--numbers --similarity"),
              "\t1\t2\t3\n1\t1\tfailed\t0.5\n2\tfailed\tfailed\tfailed\n3\t0.5\tfailed\t1\n");
    EXPECT_EQ(matrix_of("--numbers --top 1"), "1\t1\t0\n3\t3\t0\n");
    EXPECT_EQ(matrix_of("--numbers --max-distance 9"), "1\t1\t0\n1\t3\t2\n3\t1\t2\n3\t3\t0\n");
    const std::string json = matrix_of("--json");
    for (const char* says : {"{\"query\":\"r1\",\"results\":[0,null,2]}\n",
                             "{\"query\":\"r2\",\"results\":null,\"error\":\"FASTQ"})
        EXPECT_NE(json.find(says), std::string::npos) << json;
    EXPECT_EQ(matrix_of("--npy x.npy"), "");
    EXPECT_EQ(list(), "q.fq t.txt");
    write("one.txt", "AC\n\xff\nA\n");
    expect_mistake("minterm matrix one.txt --numbers", "1 of 3 records could not be read",
                   "\t1\t2\t3\n1\t0\tfailed\t1\n2\tfailed\tfailed\tfailed\n3\t1\tfailed\t0\n");
    // Nothing more can be read where a file breaks off.
    write("cut.fq", "@r1\nACGT\n+\nIIII\n@r2\nAC");
    expect_mistake("minterm matrix cut.fq t.txt", "truncated FASTQ");
}

TEST_F(Batches, MatricesAreWhatTheNaiveProgramSays) {
    Strings queries = random_strings(6, 40, 0, 30);
    Strings targets = random_strings(7, 900, 0, 30);
    queries[3] = targets[5];
    targets[77] = random_strings(8, 1, 4500, 4500)[0];
    write("q.txt", lines(queries));
    write("t.txt", lines(targets));
    std::vector<std::vector<std::int64_t>> distances;
    for (const std::string& query : queries) {
        distances.emplace_back();
        for (const std::string& target : targets)
            distances.back().push_back(reference::edit_distance(query, target));
    }
    std::string full, within, nearest, nearest_within;
    for (std::size_t t = 0; t < targets.size(); ++t) full += "\t" + std::to_string(t + 1);
    full += "\n";
    for (std::size_t q = 0; q < queries.size(); ++q) {
        const std::string name = std::to_string(q + 1);
        full += name;
        std::vector<std::pair<std::int64_t, std::size_t>> order;
        const auto line = [&](std::size_t target) {
            return name + "\t" + std::to_string(target + 1) + "\t" +
                   std::to_string(distances[q][target]) + "\n";
        };
        for (std::size_t t = 0; t < targets.size(); ++t) {
            full += "\t" + std::to_string(distances[q][t]);
            if (distances[q][t] <= 9) within += line(t);
            order.emplace_back(distances[q][t], t);
        }
        full += "\n";
        std::sort(order.begin(), order.end());
        for (std::size_t i = 0; i < 7; ++i) {
            nearest += line(order[i].second);
            if (order[i].first <= 9) nearest_within += line(order[i].second);
        }
    }
    for (const std::string options :
         {"--threads 1", "--threads 4", "--target scalar --threads 2"}) {
        const std::string line = "minterm matrix q.txt t.txt --numbers " + options;
        EXPECT_TRUE(output(line) == full) << options;
        EXPECT_EQ(output(line + " --max-distance 9"), within);
        EXPECT_EQ(output(line + " --top 7"), nearest);
        EXPECT_EQ(output(line + " --top 7 --max-distance 9"), nearest_within);
    }
    EXPECT_EQ(output("minterm matrix q.txt t.txt --numbers --top 1000000 | wc -l"), "36000\n");
}

TEST_F(Batches, TargetsThatAreSimilar) {
    Strings words = random_strings(26, 300, 0, 12);
    for (int i = 0; i < 100; ++i) words.push_back(words[i] + words[i + 1].substr(0, 2));
    words.push_back(random_strings(27, 1, 4500, 4500)[0]);
    words.push_back(words.back().substr(40));
    write("w.txt", lines(words));
    write("q.txt", lines(Strings(words.begin() + 290, words.end())));
    struct Found {
        double similarity;
        std::size_t target;
    };
    const auto similarity = [&](std::string_view a, std::string_view b, bool lcs) {
        const auto both = static_cast<double>(a.size() + b.size());
        const auto longer = static_cast<double>(std::max(a.size(), b.size()));
        if (both == 0) return 1.0;
        return lcs ? 2 * static_cast<double>(reference::lcs_length(a, b)) / both
                   : (longer - static_cast<double>(reference::edit_distance(a, b))) / longer;
    };
    const auto shortest = [](double number) {
        char digits[32];
        return std::string(digits, std::to_chars(digits, digits + sizeof digits, number).ptr);
    };
    for (const bool lcs : {false, true}) {
        std::string half, third, nearest, full;
        for (std::size_t q = 290; q < words.size(); ++q) {
            const std::string name = std::to_string(q - 289);
            std::vector<Found> order;
            full += name;
            const auto line = [&](const Found& found) {
                return name + "\t" + std::to_string(found.target + 1) + "\t" +
                       shortest(found.similarity) + "\n";
            };
            for (std::size_t t = 0; t < words.size(); ++t) {
                order.push_back({similarity(words[q], words[t], lcs), t});
                full += "\t" + shortest(order.back().similarity);
                if (order.back().similarity >= 0.5) half += line(order.back());
                if (order.back().similarity >= 1.0 / 3) third += line(order.back());
            }
            full += "\n";
            std::stable_sort(order.begin(), order.end(), [](const Found& x, const Found& y) {
                return x.similarity > y.similarity;
            });
            for (std::size_t i = 0; i < 5; ++i) nearest += line(order[i]);
        }
        for (const std::string how : {"--threads 1", "--threads 3 --target scalar"}) {
            const std::string command =
                "minterm matrix q.txt w.txt --numbers " + how + (lcs ? " --metric lcs" : "");
            EXPECT_TRUE(output(command + " --similarity | tail -n +2") == full) << command;
            EXPECT_EQ(output(command + " --min-similarity 0.5"), half);
            EXPECT_EQ(output(command + " --min-similarity 0.3333333333333333"), third);
            EXPECT_EQ(output(command + " --similarity --top 5"), nearest);
            EXPECT_EQ(output(command + " --min-similarity 0.5 --top 5"),
                      output(command + " --similarity --top 5 | awk '$3 >= 0.5'"));
            // Of a list with itself each is computed once.
            EXPECT_EQ(output("minterm matrix w.txt --numbers --min-similarity 0.5 " + how +
                             (lcs ? " --metric lcs" : "")),
                      output("minterm matrix w.txt w.txt --numbers --min-similarity 0.5 " + how +
                             (lcs ? " --metric lcs" : "") + " | awk '$1 != $2'"));
        }
    }
    write("two.txt", "ab\nb\n");
    EXPECT_EQ(output("minterm matrix two.txt --similarity --json"),
              "{\"query\":\"ab\",\"similarities\":[1,0.5]}\n"
              "{\"query\":\"b\",\"similarities\":[0.5,1]}\n");
    EXPECT_EQ(output("minterm matrix two.txt --similarity --top 1 --json"),
              "{\"query\":\"ab\",\"target\":\"b\",\"similarity\":0.5}\n"
              "{\"query\":\"b\",\"target\":\"ab\",\"similarity\":0.5}\n");
}

TEST_F(Batches, OfItselfAListLeavesOutEachRecordItself) {
    write("w.txt", "abc\nabd\nabc\n");
    EXPECT_EQ(output("minterm matrix w.txt"),
              "\tabc\tabd\tabc\nabc\t0\t1\t0\nabd\t1\t0\t1\nabc\t0\t1\t0\n");
    EXPECT_EQ(output("minterm matrix w.txt --max-distance 0 --numbers"), "1\t3\t0\n3\t1\t0\n");
    EXPECT_EQ(output("minterm matrix w.txt --top 1 --numbers"), "1\t3\t0\n2\t1\t1\n3\t1\t0\n");
    EXPECT_EQ(output("minterm matrix w.txt w.txt --top 1 --numbers"),
              "1\t1\t0\n2\t2\t0\n3\t1\t0\n");
}

/// Of a list with itself most pairs are computed in one order; of a list with one that has a line
/// more every pair is.
TEST_F(Batches, OfItselfAListIsToldAsOfAnother) {
    write("a.txt", lines(random_strings(31, 700, 10, 50)));
    write("far.txt", std::string(300, 'Z') + "\n");
    ASSERT_EQ(run("cat a.txt far.txt > b.txt").exit_code, 0);
    for (const std::string threads : {" --threads 1", " --threads 2"}) {
        const std::string itself = "minterm matrix a.txt --numbers" + threads;
        const std::string twice = "minterm matrix a.txt a.txt --numbers" + threads;
        const std::string other = "minterm matrix a.txt b.txt --numbers";
        const std::string table = output(other + " | cut -f 1-701");
        EXPECT_EQ(output(itself), table);
        EXPECT_EQ(output(twice), table);
        EXPECT_EQ(output(itself + " --npy a.npy; tail -c 490000 a.npy |"
                                  " od -An -v -tu1 -w700 | awk '{$1 = $1; print}'"),
                  output(other + " | tail -n +2 | cut -f 2-701 | tr '\\t' ' '"));
        EXPECT_EQ(output(twice + " --max-distance 18"), output(other + " --max-distance 18"));
        EXPECT_EQ(output(itself + " --max-distance 18"),
                  output(other + " --max-distance 18 | awk '$1 != $2'"));
        EXPECT_EQ(output(twice + " --top 5"), output(other + " --top 5"));
        EXPECT_EQ(output(itself + " --top 4 --max-distance 20"),
                  output(other + " --top 5 --max-distance 20 | awk '$1 != $2'"));
    }
}

TEST_F(Batches, NpyHasTheSmallestTypeThatFits) {
    write("q.txt", "kitten\n\n");
    write("t.txt", "sitting\nkit\n\n");
    EXPECT_EQ(output("minterm matrix q.txt t.txt --npy d.npy"), "");
    const std::string header = "\x93NUMPY\x01\x00\x76\x00"s;
    EXPECT_EQ(read("d.npy").substr(0, 10), header);
    EXPECT_NE(read("d.npy").find("{'descr': '|u1', 'fortran_order': False, 'shape': (2, 3), }"),
              std::string::npos);
    EXPECT_EQ(read("d.npy").substr(128), "\x03\x03\x06\x07\x03\x00"s);
    EXPECT_EQ(output("minterm matrix q.txt t.txt --npy d.npy --max-distance 3"), "");
    EXPECT_EQ(read("d.npy").substr(128), "\x03\x03\xFF\xFF\x03\x00"s);

    write("long.txt", std::string(255, 'A') + "\n" + std::string(254, 'A') + "\n");
    EXPECT_EQ(output("minterm matrix long.txt t.txt --npy d.npy"), "");
    EXPECT_NE(read("d.npy").find("'|u1'"), std::string::npos);
    EXPECT_EQ(output("minterm matrix long.txt t.txt --npy d.npy --max-distance 255"), "");
    EXPECT_NE(read("d.npy").find("'<u2'"), std::string::npos);
    EXPECT_EQ(read("d.npy").substr(128), "\xFF\0\xFF\0\xFF\0\xFE\0\xFE\0\xFE\0"s);

    write(
        "score.dp",
        "recurrence score(a, b) {\n    table S : int;\n    S[0][j] = -j;\n    S[i][0] = -i;\n"
        "    S[i][j] = max(S[i-1][j] - 1, S[i][j-1] - 1, S[i-1][j-1] + (a[i] == b[j] ? 1 : -1));\n"
        "    answer S[m][n];\n}\n");
    EXPECT_EQ(output("minterm matrix q.txt t.txt --metric score.dp --npy d.npy"), "");
    EXPECT_NE(read("d.npy").find("'|i1'"), std::string::npos);
    EXPECT_EQ(output("minterm matrix q.txt t.txt --metric score.dp --numbers"),
              "\t1\t2\t3\n1\t1\t0\t-6\n2\t-7\t-3\t0\n");
    EXPECT_EQ(read("d.npy").substr(128), "\x01\x00\xFA\xF9\xFD\x00"s);
    EXPECT_EQ(output("minterm matrix /dev/null t.txt --npy d.npy"), "");
    EXPECT_NE(read("d.npy").find("'shape': (0, 3)"), std::string::npos);
    EXPECT_EQ(read("d.npy").size(), 128U);
}

TEST_F(Batches, NpyHasSimilaritiesAsFloats) {
    write("q.txt", "kitten\n\n");
    write("t.txt", "sitting\nkit\n\n");
    const auto floats = [&] {
        const std::string bytes = read("d.npy").substr(128);
        std::vector<float> numbers(bytes.size() / sizeof(float));
        std::memcpy(numbers.data(), bytes.data(), numbers.size() * sizeof(float));
        return numbers;
    };
    EXPECT_EQ(output("minterm matrix q.txt t.txt --similarity --npy d.npy"), "");
    EXPECT_NE(read("d.npy").find("{'descr': '<f4', 'fortran_order': False, 'shape': (2, 3), }"),
              std::string::npos);
    EXPECT_EQ(floats(), (std::vector<float>{4.0F / 7, 0.5F, 0, 0, 0, 1}));
    EXPECT_EQ(output("minterm matrix q.txt t.txt --min-similarity 0.55 --npy d.npy --json"),
              "{\"file\":\"d.npy\",\"type\":\"<f4\",\"shape\":[2,3]}\n");
    EXPECT_EQ(floats(), (std::vector<float>{4.0F / 7, 0, 0, 0, 0, 1}));
    // Numbers of two bytes in between.
    write("long.txt", std::string(700, 'A') + "\n" + std::string(350, 'A') + "\n");
    EXPECT_EQ(output("minterm matrix long.txt t.txt --similarity --npy d.npy"), "");
    EXPECT_EQ(floats(), (std::vector<float>(6, 0)));
    EXPECT_EQ(output("minterm matrix long.txt --similarity --npy d.npy"), "");
    EXPECT_EQ(floats(), (std::vector<float>{1, 0.5F, 0.5F, 1}));
}

TEST_F(Batches, NumPyReadsWhatIsWritten) {
    if (run("python3 -c 'import numpy'").exit_code != 0) GTEST_SKIP() << "needs python3 with numpy";
    // More than is in hand at once, and the last query needs another type.
    const Strings targets = random_strings(9, 20000, 0, 8);
    Strings queries = random_strings(10, 3500, 0, 8);
    queries.back() = std::string(300, 'A');
    write("t.txt", lines(targets));
    write("q.txt", lines(queries));
    EXPECT_EQ(output("minterm matrix q.txt t.txt --npy d.npy && tail -2 q.txt > few.txt && minterm "
                     "matrix few.txt t.txt --numbers > few.tsv"),
              "");
    EXPECT_EQ(
        output("python3 -c \"import numpy as n; d = n.load('d.npy'); t = n.loadtxt('few.tsv', "
               "dtype=int, skiprows=1)[:, 1:]; print(d.dtype, d.shape, (d[-2:] == t).all(), "
               "d[:-1].max() <= 8, d.max())\""),
        "uint16 (3500, 20000) True True 300\n");
}

TEST_F(Batches, OneAnswerWhicheverWayItIsAskedFor) {
    for (const auto& [a, b] : std::vector<std::pair<std::string, std::string>>{
             {"LIFE", "MYSTERY"}, {"bc", "bca"}, {"Lorem ipsum.", "XYZLorem ABC iPsum"}}) {
        write("a.txt", a + "\n");
        write("b.txt", b + "\n");
        const std::string distance = output("minterm dist a.txt b.txt");
        EXPECT_EQ(output("minterm pairs a.txt b.txt --numbers"), "1\t" + distance);
        EXPECT_EQ(output("minterm matrix a.txt b.txt --top 1 --numbers"), "1\t1\t" + distance);
        EXPECT_EQ(output("minterm matrix a.txt b.txt --numbers"), "\t1\n1\t" + distance);
    }
    // A bound that is met is a distance; none is dropped, none is made up.
    write("s.txt", "ACGTA\nACGTT\nTTTTT\n");
    EXPECT_EQ(output("minterm matrix s.txt --max-distance 1"),
              "ACGTA\tACGTT\t1\nACGTT\tACGTA\t1\n");
    EXPECT_EQ(output("minterm matrix s.txt --max-distance 3 --numbers"),
              "1\t2\t1\n2\t1\t1\n2\t3\t3\n3\t2\t3\n");
}

}  // namespace
}  // namespace minterm::testing::matrix_test
