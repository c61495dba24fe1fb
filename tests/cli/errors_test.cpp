// SPDX-License-Identifier: Apache-2.0
//
// Every mistake that a user can make on the command line or in an input file: exit code 2 (1 where
// the machine is at fault), nothing on standard output, and a sentence that says what to do.
#include <gtest/gtest.h>

#include <string>

#include "tests/cli/shell.hpp"
#include "tests/support/needs_compiler.hpp"

namespace minterm::testing::errors_test {
namespace {

using namespace std::string_literals;

struct Mistake {
    std::string line;
    std::string says;  ///< part of standard error
    int exit_code = 2;
};

class Errors : public Shell {
protected:
    void SetUp() override {
        Shell::SetUp();
        write("a.fa", ">a\nACGT\n");
        write("b.fa", ">b\nACCT\n");
        write("two.fa", ">chr1\nACGT\n>chr2\nTT\n");
        write("empty.fa", "");
        write("short.fq", "@r\nACGT\n+\nIII\n");
        write("no_plus.fq", "@r\nACGT\nIIII\n@s\nA\n+\nI\n");
        write("cut.fq", "@r\nACGT\n");
        write("bad.dp", "this is no spec\n");
    }

    void expect(std::initializer_list<Mistake> mistakes) {
        for (const Mistake& mistake : mistakes) {
            SCOPED_TRACE("$ " + mistake.line);
            const Outcome outcome = run(mistake.line);
            EXPECT_EQ(outcome.exit_code, mistake.exit_code);
            EXPECT_EQ(outcome.out, "");
            EXPECT_NE(outcome.err.find(mistake.says), std::string::npos) << outcome.err;
            EXPECT_EQ(outcome.err.empty() ? '\0' : outcome.err.back(), '\n');
        }
    }
};

TEST_F(Errors, Commands) {
    expect({
        {"minterm", "Usage: minterm COMMAND"},
        {"minterm dits a.fa b.fa", "unknown command \"dits\"; did you mean \"dist\"?"},
        {"minterm comp", "did you mean \"compile\"?"},
        {"minterm frobnicate",
         "the commands are dist, lcs, search, pairs, matrix, dict, run, compile, minimize, map, "
         "specs, "
         "targets, "
         "gen"},
        {"minterm --target avx2 dist a.fa b.fa", "the command comes first"},
        {"minterm ''", "unknown command \"\""},
        {"minterm --version now", "--version stands alone; leave \"now\" out"},
    });
}

TEST_F(Errors, Arguments) {
    expect({
        {"minterm dist", "A is required"},
        {"minterm dist a.fa", "B is required"},
        {"minterm dist a.fa b.fa c.fa", "c.fa"},
        {"minterm dist a.fa b.fa --tagret scalar", "did you mean --target?"},
        {"minterm dist a.fa b.fa --ignorecase", "did you mean --ignore-case?"},
        {"minterm dist a.fa b.fa --rows 0", "--rows"},
        {"minterm dist a.fa b.fa --rows many", "--rows"},
        {"minterm dist a.fa b.fa --rows 1000", "--rows: Value 1000 not in range 1 to 64"},
        {"minterm compile lcs --rows 1000", "--rows: Value 1000 not in range 1 to 64"},
        {"minterm dist a.fa b.fa --rows 17", "--rows 17: kernels hold 1 to 16 registers of rows"},
        {"minterm compile lcs --rows 17", "--rows 17: kernels hold 1 to 16 registers of rows"},
        {"minterm dist a.fa b.fa --format genbank", "--format"},
        {"minterm dist a.fa b.fa --target", "--target"},
        {"minterm dist a.fa b.fa --target vax", "scalar"},
        {"MINTERM_TARGET=vax minterm dist a.fa b.fa", "scalar"},
        {"minterm dist a.fa b.fa --quiet --verbose", "excludes"},
        {"minterm dist a.fa b.fa --param k=1", "there is no parameter 'k'"},
        {"minterm dist a.fa b.fa --recurrence x", "--recurrence"},  // of run, not of dist
        {"minterm dist - - < a.fa", "standard input (-) can be read once only"},
        {"minterm run - - a.fa < a.fa", "standard input (-) can be read once only"},
        {"minterm targets extra", "extra"},
        {"minterm specs levenstein", "did you mean \"levenshtein\"?"},
    });
}

TEST_F(Errors, Values) {
    expect({
        {"minterm dist a.fa b.fa --device 99999999999", "--device: Value 99999999999 not in range"},
        {"minterm dist a.fa b.fa --rows", "--rows: K is missing"},
        {"minterm pairs a.fa b.fa -o ''", "--output: expected the name of a file, got nothing"},
        {"minterm matrix a.fa --npy ''", "--npy: expected the name of a file, got nothing"},
        {"minterm gen --dna 99999999999999999999 --mutate 1 -o x y", "does not fit in 64 bits"},
    });
}

TEST_F(Errors, NamesDriveNoTerminal) {
    expect({{"minterm dist \"$(printf 'x\\033[31m')\" a.fa",
             "cannot read x\xEF\xBF\xBD[31m: there is no such file"}});
}

// What is told would else go into the first file that is opened.
TEST_F(Errors, ClosedStandardFiles) {
    write("bad.tsv", "A\tB\nbroken\n");
    EXPECT_EQ(run("minterm pairs - -o out < bad.tsv 2>&-").exit_code, 2);
    EXPECT_EQ(read("out"), "A\tB\t1\nbroken\t\tfailed\n");
    EXPECT_EQ(run("minterm compile lcs --emit c -o out.c >&-").exit_code, 0);
    expect({{"minterm dist a.fa b.fa >&-", "cannot write the answer to standard output", 1},
            {"minterm dist - a.fa <&-", "standard input failed: Bad file descriptor", 1}});
}

TEST_F(Errors, Layouts) {
    expect({
        {"minterm run affine a.fa b.fa --layout column",
         "'affine' cannot be computed a column at a time"},
        {"minterm dist a.fa b.fa --layout column --cigar", "the column layout computes every cell"},
        {"minterm dist a.fa b.fa --layout columns", "--layout"},
        {"minterm dist a.fa b.fa --layout wavefront --method band",
         "the wavefront layout computes every cell"},
        {"minterm compile affine --layout column --emit program", "use the wavefront layout"},
        {"minterm compile lcs --layout column --emit cover", "the column layout finds codes"},
        {"minterm compile lcs --layout column --emit cell --format blif", "printed as text only"},
        {"minterm compile lcs --layout column --library neon --emit cell", "leave --library out"},
        {"minterm compile paper_cell --layout column", "is a raw truth table: it has no layout"},
    });
}

TEST_F(Errors, Modes) {
    for (const std::string spec : {"semiglobal", "prefix", "shift_or"})
        expect({{"minterm run " + spec + " a.fa b.fa --mode global",
                 "'" + spec + "' does not answer for all of b"}});
}

TEST_F(Errors, Inputs) {
    expect({
        {"minterm dist none.fa b.fa", "cannot read none.fa: there is no such file; check the path"},
        {"minterm dist a.fa a.fa/b", "cannot read a.fa/b: there is no such file"},
        {"minterm dist . b.fa", "cannot read .: it is a directory; name a file in it"},
        {"minterm dist a.fa empty.fa", "empty.fa is empty: there is no sequence in it"},
        {"minterm dist - b.fa < /dev/null", "standard input is empty"},
        {"minterm dist '' b.fa", "the name of an input file is empty"},
        {"minterm dist a.fa short.fq", "short.fq:4:"},
        {"minterm dist a.fa short.fq", "has a sequence of 4 letters and a quality of 3 letters"},
        {"minterm dist a.fa no_plus.fq", "has no '+' line"},
        {"minterm dist a.fa cut.fq", "truncated FASTQ"},
        {"printf '\\004\\042\\115\\030d@' | minterm dist - b.fa",
         "standard input is compressed with lz4, which minterm does not read"},
        {"gzip -c a.fa | head -c 20 > cut.fa.gz; minterm dist cut.fa.gz b.fa",
         "truncated gzip: cut.fa.gz ends in the middle of"},
        {"gzip -c a.fa | head -c 20 | minterm dist a.fa -",
         "truncated gzip: standard input ends in the middle of"},
        {"(gzip -c a.fa; echo more) | minterm dist a.fa -",
         "damaged gzip: standard input goes on with other bytes"},
        {"minterm dist a.fa a.fa --format fastq", "expected a FASTQ title"},
        {"minterm dist two.fa b.fa --record-a chr3",
         "two.fa has no record \"chr3\"; it has 2 records: \"chr1\", \"chr2\"; choose one with "
         "--record-a NAME|N"},
        {"minterm dist two.fa b.fa --record chr2",
         "b.fa has no record \"chr2\"; it has 1 record: \"b\"; choose one with --record-b NAME|N"},
        {"minterm gen --from two.fa --record 3 --mutate 1 -o x.fa",
         "\"chr1\", \"chr2\"; choose one with --record NAME|N"},
        {"printf '@ someone\\nhello\\n' | minterm dist - b.fa",
         "copy or download it again, or, if it is no FASTQ file, add --format raw"},
        {"minterm dist none.fa b.fa", "minterm: error: cannot read"},
        {"minterm dist two.fa two.fa --record 3", "two.fa has no record \"3\""},
        {"minterm dist two.fa two.fa --record 0", "two.fa has no record \"0\""},
    });
}

TEST_F(Errors, Specs) {
    write("table.pla", ".i 2\n.o 1\n11 1\n.e\n");
    expect({
        {"minterm run levenstein a.fa b.fa", "did you mean the shipped spec \"levenshtein\"?"},
        {"minterm run ./lcs.dp a.fa b.fa",
         "there is no file ./lcs.dp; did you mean the shipped spec \"lcs\"?"},
        {"minterm run zzzzzz a.fa b.fa", "the shipped specs are "},
        {"minterm compile ''", "the name of the spec is empty; name a file or one of affine"},
        {"minterm run bad.dp a.fa b.fa", "bad.dp:1:"},
        {"minterm run . a.fa b.fa", "directory"},
        {"minterm run lcs a.fa b.fa --recurrence other", "no recurrence \"other\"; it has lcs"},
        {"minterm run k_mismatch a.fa b.fa --param k",
         "--param k: expected NAME=N, as in --param k=3"},
        {"minterm run k_mismatch a.fa b.fa --param =3", "expected NAME=N"},
        {"minterm run k_mismatch a.fa b.fa --param k=", "expected a whole number after '='"},
        {"minterm run k_mismatch a.fa b.fa --param k=3x", "expected a whole number after '='"},
        {"minterm run k_mismatch a.fa b.fa --param k=1.5", "expected a whole number after '='"},
        {"minterm run k_mismatch a.fa b.fa --param k=99999999999999999999",
         "does not fit in 64 bits"},
        {"minterm run k_mismatch a.fa b.fa --param k=1 --param k=2", "k is set twice"},
        {"minterm run k_mismatch a.fa b.fa --param j=1", "j"},
        {"minterm run lcs a.fa b.fa --param k=1", "k"},
        {"minterm run table.pla a.fa b.fa",
         "there is nothing to run; see what it becomes with minterm compile"},
        {"minterm compile lcs --emit dot", "--emit"},
        {"minterm compile lcs --emit c --target mips", "there is for scalar, avx2, avx512, neon"},
        {"minterm compile lcs --emit asm --target neon", "there is C for it alone"},
        {"minterm compile lcs --emit ptx --target avx2", "that is for --target cuda, not avx2"},
        {"minterm compile lcs --emit c --target spu", "target spu has program, asm and schedule"},
        {"minterm compile lcs --emit schedule --target avx2", "that is for --target spu"},
        {"minterm compile lcs --layout column --target spu --emit asm", "wavefront layout only"},
        {"minterm compile lcs --emit c --target cuda", "target cuda has program, cuda, ptx"},
        {"MINTERM_NVRTC=/none.so minterm compile lcs --target cuda --emit ptx", "nvidia-cuda-nvrtc",
         1},
        {"minterm compile lcs --format dot", "nothing to format without --emit"},
        {"minterm compile lcs --emit flows --format dot", "flows can be printed as text only"},
        {"minterm compile lcs --emit network --format pla",
         "network can be printed as blif, dot, text, verilog, aag, aig only"},
        {"minterm compile lcs --library neno",
         "unknown gate library 'neno'; known libraries: avx2, bmi, lut3"},
        {"minterm compile lcs --target avx2 --library neon --emit asm",
         "--emit asm: target avx2 has the gates of library avx2"},
        {"minterm compile lcs --minimize area", "--minimize"},
        {"minterm compile lcs --planes 9", "--planes"},
        {"minterm compile lcs --planes 2 --alphabet AC", "excludes"},
        {"minterm compile table.pla --emit ast", "table.pla is a PLA file: it has no ast"},
        {"minterm compile table.pla --param k=1", "table.pla is a truth table"},
        {"minterm compile table.pla --emit flows", "is a raw truth table: it has no flows"},
        {"minterm compile lcs --target vax", "scalar"},
        {"minterm compile lcs -o none/x", "cannot write none/x: there is no such folder"},
        {"minterm compile lcs -o .", "it is a directory; name a file"},
    });
}

TEST_F(Errors, NetworksOfOtherTools) {
    MINTERM_NEEDS_COMPILER();
    write("table.pla", ".i 2\n.o 1\n11 1\n.e\n");
    expect({{"minterm map absent.blif", "cannot read the network 'absent.blif'"},
            {"minterm map table.pla", "unknown keyword .i"}});
}

// Two recurrences in one file: which is meant has to be said.
TEST_F(Errors, SeveralRecurrences) {
    run("{ minterm specs lcs; minterm specs levenshtein; } > both.dp");
    expect({{"minterm run both.dp a.fa b.fa", "choose one with --recurrence NAME"},
            {"minterm compile both.dp", "choose one with --recurrence NAME"}});
    EXPECT_EQ(run("minterm run both.dp a.fa b.fa --recurrence levenshtein").out, "1\n");
    EXPECT_EQ(run("minterm run both.dp a.fa b.fa --recurrence lcs").out, "3\n");
}

TEST_F(Errors, Generator) {
    expect({
        {"minterm gen -o x.fa y.fa --mutate 5", "say what to start from"},
        {"minterm gen --dna 10 --from a.fa --mutate 5 -o x.fa y.fa", "say what to start from"},
        {"minterm gen --dna 10 -o x.fa y.fa", "say how to make B"},
        {"minterm gen --dna 10 --mutate 5 --independent -o x.fa y.fa", "say how to make B"},
        {"minterm gen --dna 10 --mutate 101 -o x.fa y.fa", "between 0 and 100"},
        {"minterm gen --dna 10 --mutate -1 -o x.fa y.fa", "between 0 and 100"},
        {"minterm gen --dna 10 --mutate nan -o x.fa y.fa", "between 0 and 100"},
        {"minterm gen --dna 10 --mutate five -o x.fa y.fa", "--mutate"},
        {"minterm gen --dna -10 --mutate 5 -o x.fa y.fa", "--dna"},
        {"minterm gen --dna 99999999999999 --mutate 5 -o x.fa y.fa", "at most"},
        {"minterm gen --dna 10 --mutate 5", "--output"},
        {"minterm gen --dna 10 --mutate 5 --seed -1 -o x.fa y.fa", "-1 is no whole number from 0"},
        {"minterm gen --dna 10 --mutate 5 --seed 18446744073709551616 -o x.fa y.fa",
         "to 18446744073709551615"},
        {"minterm gen --dna 10 --mutate 5 -o x.fa -", "standard output takes one sequence"},
        {"minterm gen --from a.fa --mutate 5 -o - --json", "standard output takes one sequence"},
        {"minterm gen --dna 10 --mutate 5 -o x.fa", "-o needs two files"},
        {"minterm gen --dna 10 --mutate 5 -o x.fa x.fa", "-o names x.fa twice"},
        {"minterm gen --dna 10 --mutate 5 -o x.fa y.fa z.fa", "--output: At Most 2"},
        {"minterm gen --dna 10 --mutate 5 -o x.fa.gz y.fa.gz", "gen writes plain files"},
        {"minterm gen --from none.fa --mutate 5 -o x.fa y.fa", "cannot read none.fa"},
        {"minterm gen --dna 10 --mutate 5 -o x.fa none/y.fa",
         "cannot write none/y.fa: there is no such folder"},
    });
    EXPECT_EQ(read("x.fa"), "") << "A must not appear where B could not be written";
    EXPECT_EQ(list(), "a.fa b.fa bad.dp cut.fq empty.fa no_plus.fq short.fq two.fa");
}

// A whole answer or exit code 1, also on a full disk; a reader that leaves early is no error to
// talk about.
TEST_F(Errors, Writing) {
    MINTERM_NEEDS_COMPILER();
    for (const std::string line :
         {"minterm --version > /dev/full", "minterm --help > /dev/full",
          "minterm specs > /dev/full", "minterm targets > /dev/full",
          "minterm dist a.fa b.fa > /dev/full", "minterm dist a.fa b.fa --json > /dev/full",
          "minterm compile lcs --emit asm > /dev/full"}) {
        SCOPED_TRACE("$ " + line);
        const Outcome outcome = run(line);
        EXPECT_EQ(outcome.exit_code, 1);
        EXPECT_NE(outcome.err.find("cannot write the answer to standard output: No space left"),
                  std::string::npos)
            << outcome.err;
    }
    expect({{"minterm gen --dna 10 --mutate 5 -o x.fa /dev/full",
             "cannot write /dev/full: no space is left", 1},
            {"minterm compile lcs -o /dev/full", "cannot write /dev/full: no space is left", 1}});
    EXPECT_EQ(list().find("x.fa"), std::string::npos);

    const Outcome closed = run("minterm dist a.fa b.fa >&-");
    EXPECT_EQ(closed.exit_code, 1);
    EXPECT_NE(closed.err.find("cannot write the answer"), std::string::npos);

    const Outcome piped = run("{ minterm compile levenshtein --emit asm; echo $? >&2; } | true");
    EXPECT_TRUE(piped.err == "0\n" || piped.err == "141\n") << piped.err;
    const Outcome ignoring =
        run("trap '' PIPE; { minterm compile levenshtein --emit asm; echo $? >&2; } | true");
    EXPECT_TRUE(ignoring.err == "0\n" || ignoring.err == "141\n") << ignoring.err;
}

// A descriptor that is open already is written where it stands, whatever it leads to: what others
// wrote to its file stays, before and behind the answers.
TEST_F(Errors, OpenDescriptors) {
    run("ln -s /dev/stdout link; mkdir folder; ln -s ../link folder/link");
    const std::string same = "two\ttwo\t0\nmore\tmore\t0\n";
    write("words.txt", "two\nmore\n");
    for (const std::string name :
         {"/dev/stdout", "/dev/fd/1", "/proc/self/fd/1", "link", "folder/link"}) {
        SCOPED_TRACE(name);
        const std::string command = "minterm pairs words.txt words.txt -o " + name;
        run("{ echo before; " + command + "; echo after; } > log");
        EXPECT_EQ(read("log"), "before\n" + same + "after\n");
        run(command + " >> log");
        EXPECT_EQ(read("log"), "before\n" + same + "after\n" + same);
        EXPECT_EQ(run(command + " | cat").out, same);
    }
    run("minterm lcs a.fa b.fa --length -o /dev/fd/3 3> log");
    EXPECT_EQ(read("log"), "3\n");
    run("{ echo before; minterm lcs a.fa b.fa --diff -o /dev/stdout; } > log");
    EXPECT_EQ(read("log").find("before\n--- a.fa"), 0U) << read("log");
    run("{ echo before; minterm gen --dna 5 --mutate 0 --seed 1 -o x.fa /dev/stdout; } > log");
    EXPECT_EQ(read("log").find("before\n>"), 0U) << read("log");
    expect({{"minterm pairs words.txt words.txt -o /dev/fd/99", "cannot write /dev/fd/99: Bad file",
             1},
            {"minterm matrix words.txt --npy /dev/stdout > log", "it is no regular file"},
            {"minterm pairs words.txt words.txt -o /dev/stdout >> words.txt", "their own input"}});
}

}  // namespace
}  // namespace minterm::testing::errors_test
