// SPDX-License-Identifier: Apache-2.0
//
// `minterm pairs` of two files: each is read as far as the other needs it or further, by a thread
// of its own where there are several, and no record meets another than its own.
#include <cstdint>
#include <cstdlib>
#include <string>

#include "tests/cli/batches.hpp"

namespace minterm::testing::pairs_in_step_test {
namespace {

/// Of letters that are all the same: how many more of them one record has.
std::string expected_lines(std::size_t pairs, std::size_t (*of_a)(std::size_t),
                           std::size_t (*of_b)(std::size_t)) {
    std::string lines;
    for (std::size_t i = 0; i < pairs; ++i) {
        const auto difference =
            static_cast<std::int64_t>(of_a(i)) - static_cast<std::int64_t>(of_b(i));
        lines += "a" + std::to_string(i) + "\tb" + std::to_string(i) + "\t" +
                 std::to_string(std::abs(difference)) + "\n";
    }
    return lines;
}

std::string records_of(std::size_t records, const std::string& name,
                       std::size_t (*length)(std::size_t)) {
    std::string text;
    for (std::size_t i = 0; i < records; ++i)
        text += ">" + name + std::to_string(i) + "\n" + std::string(length(i), 'A') + "\n";
    return text;
}

std::size_t short_length(std::size_t i) { return i % 5; }
/// Megabytes in some, so that a chunk has few records of this file and many of the other.
std::size_t uneven_length(std::size_t i) { return i % 100 == 99 ? 300'000 : i % 7; }

TEST_F(Batches, RecordsOfUnlikeLengthsInStep) {
    constexpr std::size_t kPairs = 3000;
    write("a.fa", records_of(kPairs, "a", uneven_length));
    write("b.fa", records_of(kPairs, "b", short_length));
    const std::string expected = expected_lines(kPairs, uneven_length, short_length);
    for (const char* threads : {"1", "2", "8"})
        EXPECT_EQ(output(std::string("minterm pairs a.fa b.fa --threads ") + threads), expected)
            << threads;
    // The other way round, and from what has to be unpacked.
    EXPECT_EQ(output("gzip -1 a.fa; minterm pairs a.fa.gz - --threads 2 < b.fa"), expected);
    EXPECT_EQ(output("minterm pairs b.fa a.fa.gz --threads 2 | awk -F'\\t' -v OFS='\\t' "
                     "'{ print $2, $1, $3 }'"),
              expected);
}

TEST_F(Batches, BrokenRecordsStayInTheirRows) {
    // Around the ends of chunks of several threads, in either file and in both.
    const auto fastq = [](std::size_t records, std::size_t other) {
        std::string text;
        for (std::size_t i = 0; i < records; ++i) {
            const std::size_t place = i % 512;
            const bool broken = place == 511 || place == other;
            text += "@r" + std::to_string(i) + "\nACGTACGT\n+\n" +
                    std::string(broken ? 7 : 8, 'I') + "\n";
        }
        return text;
    };
    write("a.fq", fastq(5000, 0));
    write("b.fq", fastq(5000, 3));
    const Outcome one = run("minterm pairs a.fq b.fq");
    EXPECT_EQ(one.exit_code, 2);
    EXPECT_NE(one.err.find("29 of 5,000 pairs could not be read"), std::string::npos) << one.err;
    for (const char* threads : {"2", "8"}) {
        const Outcome several = run(std::string("minterm pairs a.fq b.fq --threads ") + threads);
        EXPECT_EQ(several.exit_code, 2);
        EXPECT_EQ(several.out, one.out);
        EXPECT_EQ(several.err, one.err);
    }
}

TEST_F(Batches, TheFirstRecordWithoutAPartner) {
    // More of them than are read before it shows.
    for (const std::size_t partners : {0U, 1U, 512U, 1024U, 4000U}) {
        write("a.fa", records_of(partners, "a", short_length));
        write("b.fa", records_of(9000, "b", short_length));
        for (const char* command : {"minterm pairs a.fa b.fa", "minterm pairs b.fa a.fa"})
            for (const char* threads : {"1", "2"}) {
                const Outcome found = run(std::string(command) + " --threads " + threads);
                EXPECT_EQ(found.exit_code, 2);
                EXPECT_NE(found.err.find("b.fa has more records than a.fa: 9000, and " +
                                         std::to_string(partners) + " there"),
                          std::string::npos)
                    << found.err;
                EXPECT_NE(found.err.find("record " + std::to_string(partners + 1) + ", \"b" +
                                         std::to_string(partners) + "\""),
                          std::string::npos)
                    << found.err;
            }
    }
}

}  // namespace
}  // namespace minterm::testing::pairs_in_step_test
