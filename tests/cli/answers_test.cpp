// SPDX-License-Identifier: Apache-2.0
//
// What the commands print when all goes well, as shell lines with their output.
#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <string>

#include "tests/cli/answers.hpp"
#include "tests/support/needs_compiler.hpp"

namespace minterm::testing::answers_test {
namespace {

using namespace std::string_literals;

TEST_F(Answers, LayoutsGiveTheSameAnswer) {
    MINTERM_NEEDS_COMPILER();
    for (const char* layout : {"choose", "wavefront", "column"}) {
        const std::string option = " --layout "s + layout;
        expect("minterm dist a.fa b.fa" + option, "1\n");
        expect("minterm run lcs a.fa b.fa" + option, "3\n");
        expect("printf CG > p; minterm run shift_or p a.fa" + option, "3\n");
    }
    const Json answer = json("minterm run lcs a.fa b.fa --layout column --json");
    EXPECT_EQ(answer["layout"], "column");
    EXPECT_EQ(answer["cell_origin"], "derived");
    EXPECT_EQ(answer["rows"], 1);
    const Outcome steps = run("minterm compile lcs --layout column --emit cell --target avx2");
    EXPECT_EQ(steps.exit_code, 0) << steps.err;
    EXPECT_NE(steps.out.find("# column cell: 4 operations a word, 1 additions, 0 moves\n"),
              std::string::npos)
        << steps.out;
    for (const char* stage : {"flows", "encoding", "mapped", "program", "llvm", "asm"})
        EXPECT_EQ(run("minterm compile lcs --layout column --emit "s + stage).exit_code, 0)
            << stage;
}

TEST_F(Answers, Distance) {
    expect("minterm dist a.fa b.fa", "1\n");
    expect("minterm dist a.fa a.fa", "0\n");
    expect("printf ACGT | minterm dist - b.fa", "1\n");
    expect("echo ACGT | minterm dist b.fa -", "1\n");
    expect("gzip -c a.fa | minterm dist - b.fa", "1\n");
    expect("gzip -c a.fa > a.fa.gz; minterm dist a.fa.gz b.fa", "1\n");
    expect("printf kitten > k; printf 'sitting\\n' > s; minterm dist k s", "3\n");
    expect("minterm dist -- a.fa b.fa", "1\n");
    write("-x", "ACGT");
    expect("minterm dist b.fa -- -x", "1\n");
    write("empty_record.fa", ">e\n");
    expect("minterm dist a.fa empty_record.fa", "4\n");
    expect("minterm dist empty_record.fa empty_record.fa", "0\n");
    expect("printf '>a_10\\n' | minterm dist a.fa -", "4\n");
    expect("printf '>a\\n\\n>b\\nA\\n' | minterm dist - a.fa --record-a b", "3\n");
    expect("minterm dist a.fa /dev/null --format raw", "13\n");  // the title is text, too
}

TEST_F(Answers, LineEndsAreNoSymbols) {
    write("crlf.fa", ">a\r\nACGT\r\n>b\r\nACGT\r\n");
    expect("minterm dist crlf.fa crlf.fa --record-a a --record-b b", "0\n");
    expect("minterm dist crlf.fa a.fa --record-a 2", "0\n");
    write("crlf.fq", "@r\r\nACGT\r\n+\r\nIIII\r\n");
    write("crlf_open.fq", "@r\r\nACGT\r\n+\r\nIIII");
    for (const std::string file : {"crlf.fq", "crlf_open.fq"}) {
        expect("minterm dist " + file + " a.fa", "0\n");
        expect("minterm dist a.fa - < " + file, "0\n");
        expect("gzip -c " + file + " | minterm dist a.fa -", "0\n");
    }
}

TEST_F(Answers, CaseIsKeptUnlessIgnored) {
    write("soft.fa", ">s\nACGTacgtNN\n");
    write("hard.fa", ">h\nACGTACGTNN\n");
    expect("minterm dist soft.fa hard.fa", "4\n");
    expect("minterm dist soft.fa hard.fa --ignore-case", "0\n");
}

TEST_F(Answers, RecordsAreChosen) {
    const std::string note =
        "minterm: note: two.fa has 2 records; took the first, \"chr1\"; choose another with ";
    expect("minterm dist two.fa b.fa", "1\n", note + "--record-a NAME|N\n");
    expect("minterm dist b.fa two.fa", "1\n", note + "--record-b NAME|N\n");
    expect("minterm gen --from two.fa --mutate 0 -o -",
           ">chr1_mutated chr1 with 0 % edits, seed 1\nACGT\n", note + "--record NAME|N\n");
    expect("minterm dist two.fa b.fa --quiet", "1\n");
    expect("minterm dist two.fa b.fa --record-a chr2", "3\n");
    expect("minterm dist two.fa two.fa --record-a chr1 --record-b 2", "3\n");
    expect("minterm dist two.fa two.fa --record chr2", "0\n");
    expect("minterm dist two.fa a.fa --record 1", "0\n");
}

TEST_F(Answers, Run) {
    expect("minterm run lcs a.fa b.fa", "3\n");
    expect("minterm run levenshtein a.fa b.fa", "1\n");
    expect("minterm specs lcs | minterm run - a.fa b.fa", "3\n");
    expect("minterm specs lcs > my.dp; minterm run my.dp a.fa b.fa", "3\n");
    expect("minterm specs lcs > mine; minterm run ./mine a.fa b.fa", "3\n");
}

// Columns are ends in B, counted from 0 and exclusive: ACG ends at 3 and at 7 of ACGTACG.
TEST_F(Answers, Positions) {
    MINTERM_NEEDS_COMPILER();
    write("pattern", "ACG");
    write("text", "ACGTACG");
    expect("minterm run infix pattern text", "0\n3\n7\n");
    expect("minterm run semiglobal pattern text", "0\n3\n7\n");
    expect("minterm run shift_or pattern text", "3\n7\n");
    write("other", "TTTT");
    expect("minterm run shift_or pattern other", "");
    const Json found = json("minterm run shift_or pattern text --json");
    EXPECT_EQ(found["result"], 2);
    EXPECT_EQ(found["positions"], (Json{3, 7}));
    expect("minterm run k_mismatch pattern text --param k=0", "3\n7\n");
}

TEST_F(Answers, JsonNamesAreStable) {
    MINTERM_NEEDS_COMPILER();
    const Json answer = json("minterm dist a.fa b.fa --json --target scalar --method full");
    for (const char* name : {"result", "seconds",    "total_seconds",  "compile_seconds",
                             "gcups",  "cells",      "cells_computed", "target",
                             "layout", "rows",       "symbol_planes",  "a",
                             "b",      "recurrence", "spec",           "parameters",
                             "answer", "stages",     "reasons",        "code_origin"}) {
        EXPECT_TRUE(answer.contains(name)) << name;
    }
    EXPECT_EQ(answer["result"], 1);
    EXPECT_EQ(answer["cells"], 16);
    EXPECT_GE(answer["cells_computed"], 16);
    EXPECT_EQ(answer["target"], "scalar");
    EXPECT_EQ(answer["layout"], "wavefront");
    EXPECT_EQ(answer["a"], (Json{{"name", "a"},
                                 {"length", 4},
                                 {"file", "a.fa"},
                                 {"format", "FASTA"},
                                 {"record", 1},
                                 {"records_in_file", 1}}));
    EXPECT_FALSE(answer.contains("positions"));
}

TEST_F(Answers, JsonHoldsAnyName) {
    write("latin.fa", ">caf\xE9\nACGT\n");
    EXPECT_EQ(json("minterm dist latin.fa b.fa --json")["a"]["name"], "caf\xC3\xA9");
    write("utf8.fa", ">caf\xC3\xA9\nACGT\n");
    EXPECT_EQ(json("minterm dist utf8.fa b.fa --json")["a"]["name"], "caf\xC3\xA9");
}

TEST_F(Answers, KernelLineAndTimes) {
    MINTERM_NEEDS_COMPILER();
    const Outcome verbose =
        run("minterm dist a.fa b.fa --verbose --target scalar --rows 2 --method full");
    EXPECT_EQ(verbose.out, "1\n");
    EXPECT_EQ(verbose.err.substr(0, 21), "scalar wavefront K=2,");
    EXPECT_NE(verbose.err.find(" gates (shipped), 4 x 4 cells in "), std::string::npos)
        << verbose.err;
    EXPECT_TRUE(run("minterm dist a.fa b.fa --verbose")
                    .err.starts_with("furthest-reaching: 4 x 4 cells in "));
    EXPECT_TRUE(run("minterm dist a.fa a.fa --verbose")
                    .err.starts_with(
                        "boundary: no kernel was needed, without what both begin or end with"));
    const Outcome timed = run("minterm dist a.fa b.fa --time --method full");
    EXPECT_EQ(timed.out, "1\n");
    for (const char* stage : {"parse", "check", "read inputs", "flows", "cell", "mapped", "program",
                              "machine code", "compile kernels", "kernels", "total"}) {
        EXPECT_NE(timed.err.find(stage), std::string::npos) << stage;
    }
    const Json answer = json("minterm dist a.fa b.fa --json --method full");
    double milliseconds = 0;
    bool compiling = false;
    for (const Json& stage : answer["stages"]) {
        compiling = compiling || stage["stage"] == "reach";
        if (stage["stage"] == "pack and edges") break;
        if (compiling) milliseconds += stage["milliseconds"].get<double>();
    }
    EXPECT_NEAR(milliseconds, answer["compile_seconds"].get<double>() * 1e3, 1e-3);
}

TEST_F(Answers, TerminalsSeeProgressAndPipesDoNot) {
    MINTERM_NEEDS_COMPILER();
    // Long enough for half a second on one core of any machine of today, on the slowest target.
    run("minterm gen --dna 200000 --independent -o x.fa y.fa");
    const std::string line = "minterm dist x.fa y.fa --target scalar --layout wavefront";
    const Outcome shown = run_on_terminal(line);
    EXPECT_EQ(shown.out, "103315\n");
    EXPECT_NE(shown.err.find(" of 4e+10 cells  "), std::string::npos) << shown.err;
    EXPECT_NE(shown.err.find(" s left"), std::string::npos);
    EXPECT_NE(shown.err.find("\r\x1b[Kscalar wavefront K="), std::string::npos)
        << "the line must be wiped";
    const Outcome short_run =
        run_on_terminal("minterm dist a.fa b.fa --target scalar --method full");
    EXPECT_EQ(short_run.err.substr(0, 19), "scalar wavefront K=");
    EXPECT_EQ(run_on_terminal("minterm dist a.fa b.fa --quiet").err, "");
    expect("minterm dist a.fa b.fa", "1\n", "");
}

TEST_F(Answers, SimulatedSpusSayWhatTheyTake) {
    write("a.txt", std::string(700, 'a') + "kitten");
    write("b.txt", std::string(700, 'a') + "sitting");
    const Outcome outcome = run("minterm run levenshtein a.txt b.txt --target spu");
    EXPECT_EQ(outcome.out, "3\n");
    EXPECT_NE(outcome.err.find("simulated: "), std::string::npos) << outcome.err;
    EXPECT_NE(outcome.err.find("at 3.2 GHz one SPU does "), std::string::npos) << outcome.err;
    EXPECT_EQ(json("minterm dist a.txt b.txt --json").contains("simulated"), false);

    const Outcome steady = run("minterm dist a.txt b.txt --target spu --rows 2");
    EXPECT_NE(steady.err.find(" for 128 cells (15.50 in steady loops, "), std::string::npos)
        << steady.err;
    const Json told = json("minterm dist a.txt b.txt --target spu --rows 2 --json")["simulated"];
    std::uint64_t cycles = 0;
    for (const auto& [kind, count] : told["cycles_of"].items())
        cycles += count.get<std::uint64_t>();
    EXPECT_EQ(told["cycles"], cycles);
    // A loop of 62 cycles for two rows a lane, and what the calls around it take.
    EXPECT_EQ(told["loop_cycles_a_word"], 62.0 / 4);
    EXPECT_GT(told["steady_cycles_a_word"], told["loop_cycles_a_word"]);
}

// Never an answer from elsewhere that looks as if an SPU had given it.
TEST_F(Answers, SpusSimulateOrSayWhatTheyDoNot) {
    write("a.txt", "ACGT" + std::string(300, 'A') + "GATTACA" + std::string(300, 'C') + "GT");
    write("b.txt", "TCGT" + std::string(300, 'A') + "GATACA" + std::string(300, 'C') + "GA");
    for (const char* command :
         {"run levenshtein a.txt b.txt", "dist a.txt b.txt --cigar", "dist a.txt b.txt --pretty",
          "dist a.txt b.txt --max-distance 5", "dist a.txt b.txt --max-distance 1",
          "dist a.txt b.txt --method band", "dist a.txt b.txt --method full --cigar",
          "dist a.txt b.txt --mode infix", "dist a.txt b.txt --mode prefix --max-distance 9",
          "lcs a.txt b.txt", "lcs a.txt b.txt --length", "lcs a.txt b.txt --similarity",
          "lcs a.txt b.txt --prefix-lengths", "run affine a.txt b.txt"}) {
        const std::string line = std::string("minterm ") + command + " --json";
        Json here = json(line);
        Json simulated = json(line + " --target spu");
        EXPECT_EQ(simulated["target"], "spu") << command;
        EXPECT_GT(simulated["simulated"]["words"], 0) << command;
        for (const char* answer : {"result", "more_than", "length", "string", "prefix_lengths"})
            EXPECT_EQ(here.value(answer, Json()), simulated.value(answer, Json()))
                << command << ' ' << answer;
    }
    // Two deletions, which points and the lengths would prove to be the fewest edits.
    write("c.txt", "TCG" + std::string(300, 'A') + "GATCA" + std::string(300, 'C') + "GA");
    const Json deleted = json("minterm dist b.txt c.txt --method band --target spu --json");
    EXPECT_EQ(deleted["result"], 2);
    EXPECT_EQ(deleted["layout"], "band");
    EXPECT_GT(deleted["simulated"]["words"], 0);
    // Nothing to do is told, too.
    const Json equal = json("minterm dist a.txt a.txt --method band --target spu --json");
    EXPECT_EQ(equal["layout"], "boundary");
    EXPECT_EQ(equal["simulated"]["words"], 0);
    const Outcome points = run("minterm dist a.txt b.txt --method points --target spu");
    EXPECT_EQ(points.exit_code, 2);
    EXPECT_EQ(points.err,
              "minterm: error: --target spu simulates what kernels do, which is every cell "
              "(--method full) or a band of them (--method band); points are found without "
              "kernels. Leave --method out, or take one of these two\n");
}

TEST_F(Answers, KernelsFromTheCache) {
    MINTERM_NEEDS_COMPILER();
    const std::string line = "minterm dist a.fa b.fa --method full --cache mine ";
    const Json cold = json(line + "--json");
    const Json warm = json(line + "--json");
    EXPECT_EQ(cold["code_origin"], "compiled");
    EXPECT_EQ(warm["code_origin"], "stored");
    for (const char* same : {"result", "gates", "rows", "target", "cell_origin"})
        EXPECT_EQ(warm[same], cold[same]) << same;
    const Outcome told = run(line + "--time --explain --verbose");
    EXPECT_EQ(told.out, "1\n");
    EXPECT_TRUE(told.err.starts_with("kernel: from the cache\n")) << told.err;
    EXPECT_NE(told.err.find(", kernel from the cache, 4 x 4 cells"), std::string::npos) << told.err;
    EXPECT_NE(told.err.find("\nkernel from the cache  "), std::string::npos) << told.err;
    EXPECT_EQ(told.err.find("machine code"), std::string::npos) << told.err;
    EXPECT_EQ(json("minterm dist a.fa b.fa --method full --no-cache --json")["code_origin"],
              "compiled");
    EXPECT_EQ(json("minterm dist a.fa b.fa --json")["code_origin"], "") << "no kernel ran";

    // What others can write is not executed.
    run("chmod 777 mine/kernels");
    const Outcome refused = run(line + "--explain --verbose");
    EXPECT_EQ(refused.exit_code, 0);
    EXPECT_EQ(refused.out, "1\n");
    EXPECT_TRUE(refused.err.starts_with(
        "kernel: compiled\nminterm: note: compiled kernels cannot be kept in mine/kernels: other "
        "users can write there\n"))
        << refused.err;
    EXPECT_EQ(run(line).err, "") << "nobody asked";
    EXPECT_EQ(run("minterm dist a.fa b.fa --method full --cache a.fa").out, "1\n");
}

TEST_F(Answers, ShippedSpecs) {
    const Json specs = json("minterm specs --json");
    ASSERT_GE(specs["specs"].size(), 9U);
    for (const Json& spec : specs["specs"]) {
        const std::string name = spec["name"];
        SCOPED_TRACE(name);
        EXPECT_FALSE(spec["summary"].get<std::string>().empty());
        EXPECT_EQ(run("minterm compile " + name).exit_code, 0);
        EXPECT_EQ(json("minterm specs " + name + " --json")["text"],
                  run("minterm specs " + name).out);
        EXPECT_NE(run("minterm specs").out.find(name + " "), std::string::npos);
    }
}

TEST_F(Answers, Targets) {
    const Json targets = json("minterm targets --json")["targets"];
    ASSERT_EQ(targets.size(), 3U);
    int defaults = 0;
    for (const Json& target : targets) {
        const std::string name = target["name"];
        SCOPED_TRACE(name);
        defaults += target["default"] ? 1 : 0;
        const Outcome forced = run("minterm dist a.fa b.fa --target " + name);
        const Outcome by_environment = run("MINTERM_TARGET=" + name + " minterm dist a.fa b.fa");
        EXPECT_EQ(forced.exit_code, by_environment.exit_code);
        if (target["available"]) {
            EXPECT_EQ(forced.out, "1\n");
            EXPECT_EQ(json("MINTERM_TARGET=" + name + " minterm dist a.fa b.fa --json")["target"],
                      name);
        } else {
            // Refused with the reason, never run on something else.
            EXPECT_EQ(forced.exit_code, 2);
            EXPECT_EQ(forced.out, "");
            EXPECT_NE(forced.err.find(target["why_not"].get<std::string>()), std::string::npos);
        }
    }
    EXPECT_EQ(defaults, 1);
    EXPECT_EQ(run("MINTERM_TARGET=vax minterm targets").exit_code, 2);
    EXPECT_EQ(run("MINTERM_TARGET=spu minterm targets").exit_code, 0);
    EXPECT_EQ(json("MINTERM_TARGET=spu minterm dist a.fa b.fa --json")["target"], "spu");
    EXPECT_EQ(json("MINTERM_TARGET=spu minterm dist a.fa b.fa --target scalar --json")["target"],
              "scalar");
    const Outcome pairs = run("MINTERM_TARGET=spu minterm pairs a.fa b.fa");
    EXPECT_EQ(pairs.exit_code, 2);
    EXPECT_NE(pairs.err.find("(from MINTERM_TARGET)"), std::string::npos) << pairs.err;
}

TEST_F(Answers, Generator) {
    expect("minterm gen --dna 100 --mutate 10 --seed 7 -o x.fa y.fa", "");
    EXPECT_EQ(read("x.fa").substr(0, 43), ">random7 100 random letters, seed 7\nGGCCGCT");
    const std::string x = read("x.fa");
    const std::string y = read("y.fa");
    EXPECT_EQ(y.substr(0, y.find('\n')), ">random7_mutated random7 with 10 % edits, seed 7");
    expect("minterm gen --dna 100 --mutate 10 --seed 7 -o x.fa y.fa", "");
    EXPECT_EQ(read("x.fa"), x);
    EXPECT_EQ(read("y.fa"), y);
    const Json counts = json("minterm gen --dna 100 --mutate 10 --seed 7 -o x.fa y.fa --json");
    EXPECT_EQ(counts["substitutions"], 4);
    EXPECT_EQ(counts["insertions"], 3);
    EXPECT_EQ(counts["deletions"], 3);
    EXPECT_EQ(run("minterm dist x.fa y.fa").exit_code, 0);

    expect("minterm gen --from a.fa --mutate 0 -o copy.fa", "");
    EXPECT_EQ(read("copy.fa"), ">a_mutated a with 0 % edits, seed 1\nACGT\n");
    expect("minterm gen --from a.fa --mutate 0 -o p.fa q.fa", "");
    EXPECT_EQ(read("p.fa"), ">a first\nACGT\n");
    expect("minterm gen --from - --mutate 0 -o raw.txt < raw_in; cat raw.txt", "a > b\n",
           (write("raw_in", "a > b\n"), ""));
    expect("minterm gen --dna 0 --independent -o x.fa y.fa && minterm dist x.fa y.fa", "0\n");
    EXPECT_EQ(run("minterm gen --from two.fa --mutate 0 --record chr2 -o two.fa; cat two.fa").out,
              ">chr2_mutated chr2 with 0 % edits, seed 1\nTT\n");
}

TEST_F(Answers, Help) {
    EXPECT_EQ(run("minterm --version").out.substr(0, 8), "minterm ");
    EXPECT_EQ(run("minterm --help").exit_code, 0);
    EXPECT_EQ(run("minterm help dist").out, run("minterm dist --help").out);
    for (const std::string command : {"dist", "run", "compile", "specs", "targets", "gen"}) {
        SCOPED_TRACE(command);
        const Outcome help = run("minterm " + command + " --help");
        EXPECT_EQ(help.exit_code, 0);
        EXPECT_NE(help.out.find("Usage: minterm " + command), std::string::npos) << help.out;
        EXPECT_NE(help.out.find("Examples:\n  minterm " + command), std::string::npos);
        EXPECT_NE(help.out.find("--json"), std::string::npos);
        EXPECT_EQ(help.err, "");
        EXPECT_NE(run("minterm --help").out.find("  " + command + " "), std::string::npos);
    }
}

// Scripts call it in loops; LLVM must cost nothing before it is used.
TEST_F(Answers, StartsQuickly) {
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
    GTEST_SKIP() << "needs a build without sanitizers, which start slowly";
#endif
    double best = 1e9;
    for (int round = 0; round < 8; ++round) {
        const auto start = std::chrono::steady_clock::now();
        ASSERT_EQ(std::system((program().string() + " --version > /dev/null").c_str()), 0);
        const std::chrono::duration<double, std::milli> passed =
            std::chrono::steady_clock::now() - start;
        best = std::min(best, passed.count());
    }
    EXPECT_LT(best, 20) << "milliseconds, with the shell around it";
}

}  // namespace
}  // namespace minterm::testing::answers_test
