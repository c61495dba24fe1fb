// SPDX-License-Identifier: Apache-2.0
//
// What the commands print when all goes well, as shell lines with their output.
#include <gtest/gtest.h>
#include <sys/stat.h>

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <nlohmann/json.hpp>
#include <string>

#include "tests/cli/shell.hpp"
#include "tests/support/needs_compiler.hpp"

namespace minterm::testing {
namespace {

using namespace std::string_literals;
using Json = nlohmann::json;

class Answers : public Shell {
protected:
    void SetUp() override {
        Shell::SetUp();
        write("a.fa", ">a first\nACGT\n");
        write("b.fa", ">b\nACCT\n");
        write("two.fa", ">chr1\nACGT\n>chr2\nTT\n");
    }

    void expect(const std::string& line, const std::string& out, const std::string& err = "") {
        SCOPED_TRACE("$ " + line);
        const Outcome outcome = run(line);
        EXPECT_EQ(outcome.exit_code, 0);
        EXPECT_EQ(outcome.out, out);
        EXPECT_EQ(outcome.err, err);
    }

    Json json(const std::string& line) {
        const Outcome outcome = run(line);
        EXPECT_EQ(outcome.exit_code, 0) << outcome.err;
        Json parsed = Json::parse(outcome.out, nullptr, false);
        EXPECT_FALSE(parsed.is_discarded()) << outcome.out;
        return parsed;
    }
};

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

TEST_F(Answers, Compile) {
    MINTERM_NEEDS_COMPILER();
    const Json stats = json("minterm compile levenshtein --stats --json --target scalar");
    for (const char* name :
         {"gates", "depth", "registers", "cell_lower_bound", "moves", "stages", "target"}) {
        EXPECT_TRUE(stats.contains(name)) << name;
    }
    EXPECT_EQ(stats["cell_gates"], 8);
    EXPECT_EQ(stats["gates"], 11) << "with the comparison of two planes";
    EXPECT_EQ(stats["cell_origin"], "shipped");
    EXPECT_EQ(json("minterm compile levenshtein --target avx512 --json")["optimal"], true);
    EXPECT_EQ(stats["target"], "scalar");

    const Outcome figures = run("minterm compile levenshtein");
    EXPECT_EQ(figures.exit_code, 0);
    for (const char* name : {"cell ", "gates ", "depth ", "registers "}) {
        EXPECT_NE(figures.out.find(name), std::string::npos) << name;
    }
    EXPECT_EQ(figures.err, "");
    const Outcome timed = run("minterm compile levenshtein --stats");
    EXPECT_EQ(timed.out, figures.out);
    EXPECT_NE(timed.err.find("machine code "), std::string::npos) << timed.err;

    const struct {
        const char* stage;
        const char* shows;
    } stages[] = {
        {"ast", "levenshtein"},
        {"recurrence", "min"},
        {"reach", "min"},
        {"flows", "-1"},
        {"encoding", "0"},
        {"table", ".i "},
        {"cover", ".p "},
        {"network", ".model"},
        {"cell", "# cell: "},
        {"mapped", "# cell: "},
        {"program", "loop"},
        {"llvm", "define "},
        {"asm", "ret"},
        {"network --format dot", "digraph"},
        {"mapped --format blif", ".model"},
        {"mapped --format dot", "digraph"},
        {"network --format verilog", "endmodule"},
        {"mapped --format verilog", "endmodule"},
        {"network --format aag", "aag "},
        {"mapped --format aig", "aig "},
        {"cell --format blif", ".model"},
        {"mapped --library neon_sha3", "# neon_sha3: "},
        {"mapped --minimize depth", "depth "},
        {"mapped --minimize registers", "live registers"},
        {"network --format text", "="},
    };
    for (const auto& stage : stages) {
        for (const std::string target : {"scalar", "avx2", "avx512"}) {  // needs none of them
            const std::string line =
                "minterm compile levenshtein --target " + target + " --emit " + stage.stage;
            SCOPED_TRACE("$ " + line);
            const Outcome outcome = run(line);
            EXPECT_EQ(outcome.exit_code, 0) << outcome.err;
            EXPECT_EQ(outcome.err, "");
            EXPECT_NE(outcome.out.find(stage.shows), std::string::npos)
                << outcome.out.substr(0, 400);
            EXPECT_EQ(run(line).out, outcome.out) << "not the same twice";
            if (stage.stage[0] != 'm' && stage.stage[0] != 'p' && stage.stage[0] != 'l') break;
        }
    }
}

TEST_F(Answers, ObjectsLinkWithTheirHeader) {
    MINTERM_NEEDS_COMPILER();
    if (run("cc --version").exit_code != 0) GTEST_SKIP() << "there is no C compiler, cc";
    write("main.c",
          "#include \"lcs.h\"\n"
          "int main(void) { return lcs_avx512_edge == 0 || lcs_avx512_steady == 0; }\n");
    for (const std::string form : {"obj -o lcs.o", "asm -o lcs.s && cc -c lcs.s -o lcs.o"}) {
        const Outcome linked =
            run("minterm compile lcs --target avx512 --emit header -o lcs.h && "
                "minterm compile lcs --target avx512 --emit " +
                form + " && cc main.c lcs.o -o main && ./main && rm main lcs.o");
        EXPECT_EQ(linked.exit_code, 0) << form << '\n' << linked.err;
    }
}

// As its head says.
TEST_F(Answers, AKernelTakenAwayComputesDistances) {
    if (run("cc --version").exit_code != 0) GTEST_SKIP() << "there is no C compiler";
    const Outcome made =
        run("cp " MINTERM_SOURCE_DIR
            "/examples/kernel/distance.c . && "
            "minterm compile levenshtein --target scalar --emit header -o kernel.h && "
            "minterm compile levenshtein --target scalar --emit c -o kernel.c && "
            "cc -O2 -I. distance.c kernel.c -o distance && ./distance GATTACA GCATGCT");
    EXPECT_EQ(made.out, "4\n") << made.err;
    EXPECT_EQ(run("./distance '' ACGT && ./distance ACG '' && ./distance ACGT ACGT").out,
              "4\n3\n0\n");
    EXPECT_EQ(run("./distance ACX A").err, "the kernel knows the letters ACGT and not 'X'\n");
    // What comes with minterm, which a program can be made with before minterm is.
    const Outcome shipped =
        run("cp " MINTERM_SOURCE_DIR
            "/generated/kernels/levenshtein.scalar.h kernel.h && "
            "cc -O2 -I. distance.c " MINTERM_SOURCE_DIR
            "/generated/kernels/levenshtein.scalar.c -o distance && ./distance GATTACA GCATGCT");
    EXPECT_EQ(shipped.out, "4\n") << shipped.err;
}

TEST_F(Answers, SourcesSayWhatMakesThem) {
    ASSERT_EQ(run("mkdir \"it's *\" && minterm specs levenshtein > \"it's */a.dp\"").exit_code, 0);
    for (const char* form :
         {"--target neon --emit c", "--target neon --minimize depth --emit header",
          "--target cuda --emit cuda", "--target spu --emit asm"}) {
        write("make.sh", "minterm compile \"it's */a.dp\" --alphabet $'*/\\n/*\\\\\\xE9' " +
                             std::string(form) + "\n");
        const Outcome made = run("bash make.sh");
        ASSERT_EQ(made.exit_code, 0) << made.err;
        const std::string before = "Made by: ";
        const std::size_t begin = made.out.find(before) + before.size();
        const std::string command = made.out.substr(begin, made.out.find('\n', begin) - begin);
        EXPECT_EQ(command.find("*/"), std::string::npos) << command;
        write("make_again.sh", command + "\n");
        EXPECT_EQ(run("bash make_again.sh").out, made.out) << command;
    }
}

TEST_F(Answers, NoLettersAreNoAlphabet) {
    EXPECT_EQ(run("minterm compile levenshtein --alphabet ''").err,
              "minterm: error: --alphabet: there are no letters in it; give some, as in ACGT\n");
}

TEST_F(Answers, UnknownTargetsOfCompile) {
    const Outcome unknown = run("minterm compile lcs --target vax");
    EXPECT_EQ(unknown.err,
              "minterm: error: unknown target 'vax'; known targets: scalar, avx2, avx512, neon, "
              "spu, cuda\n");
    EXPECT_EQ(unknown.exit_code, 2);
    const Outcome c_only = run("minterm compile lcs --target neon");
    EXPECT_EQ(c_only.err,
              "minterm: error: --target neon: there is C for it alone; add --emit c or --emit "
              "header\n");
    const std::string list = run("minterm targets").out;
    for (const char* name : {"\nneon ", "\nspu "}) EXPECT_NE(list.find(name), std::string::npos);
}

TEST_F(Answers, SpuAssemblyAndItsSchedule) {
    const Outcome schedule = run("minterm compile levenshtein --target spu --emit schedule");
    EXPECT_NE(
        schedule.out.find("levenshtein_steady: 607 cycles an iteration, 606 at least: 606 "
                          "instructions for the even pipe, 255 for the odd one; 0 cycles of nops "
                          "alone; 79 registers\n"),
        std::string::npos)
        << schedule.out.substr(0, 300);
    const Outcome text = run("minterm compile levenshtein --target spu --rows 2 --emit asm");
    EXPECT_NE(text.out.find("\nlevenshtein_steady_loop:\n"), std::string::npos);
    EXPECT_EQ(text.exit_code, 0) << text.err;
}

TEST_F(Answers, SeveralStagesOfOneCompilation) {
    const std::string compile = "minterm compile lcs --target spu --rows 2 --emit ";
    EXPECT_EQ(run(compile + "asm,schedule").out, "==> asm <==\n" + run(compile + "asm").out +
                                                     "\n==> schedule <==\n" +
                                                     run(compile + "schedule").out);
    EXPECT_EQ(run("mkdir made && " + compile + "schedule,program -o made && ls made").out,
              "lcs.program\nlcs.schedule\n");
    EXPECT_EQ(run("cat made/lcs.program").out, run(compile + "program").out);
    EXPECT_EQ(run("minterm specs lcs | minterm compile - --emit recurrence,flows").exit_code, 0);
    const Outcome wrong = run(compile + "asm,scedule");
    EXPECT_NE(wrong.err.find("--emit: scedule not in {ast,"), std::string::npos) << wrong.err;
    EXPECT_EQ(wrong.exit_code, 2);
    EXPECT_EQ(run("minterm compile lcs --emit c,obj").err,
              "minterm: error: --emit obj: it is no text; among several stages it needs -o "
              "FOLDER\n");
    // A folder that is not there is made, for one stage if a slash says that it is one.
    EXPECT_EQ(run(compile + "asm,schedule -o new/er && ls new/er").out, "lcs.asm\nlcs.schedule\n");
    EXPECT_EQ(run("cat new/er/lcs.asm").out, run(compile + "asm").out);
    EXPECT_EQ(run(compile + "program -o single/ && ls single").out, "lcs.program\n");
    EXPECT_EQ(run(compile + "asm,schedule -o -").out, run(compile + "asm,schedule").out);
    write("file", "");
    const Outcome file = run(compile + "asm,schedule -o file");
    EXPECT_EQ(file.err,
              "minterm: error: -o file: several stages become files of a folder, and this is none; "
              "without -o they are printed after each other\n");
    EXPECT_EQ(file.exit_code, 2);
    EXPECT_EQ(run("wc -c < file").out, "0\n");
    const Outcome below = run(compile + "asm,schedule -o file/below");
    EXPECT_EQ(below.err,
              "minterm: error: -o file/below: cannot make the folder: Not a directory\n");
    // Nothing is left of what cannot be made as a whole.
    EXPECT_EQ(run(compile + "asm,c -o half").exit_code, 2);
    EXPECT_NE(run("ls half").exit_code, 0);
    EXPECT_EQ(run("minterm compile lcs --emit c,header --json").exit_code, 2);
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
    EXPECT_NE(steady.err.find(" for 128 cells (16.75 in steady loops, "), std::string::npos)
        << steady.err;
    const Json told = json("minterm dist a.txt b.txt --target spu --rows 2 --json")["simulated"];
    std::uint64_t cycles = 0;
    for (const auto& [kind, count] : told["cycles_of"].items())
        cycles += count.get<std::uint64_t>();
    EXPECT_EQ(told["cycles"], cycles);
    // A loop of 67 cycles for two rows a lane, and what the calls around it take.
    EXPECT_EQ(told["loop_cycles_a_word"], 67.0 / 4);
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

TEST_F(Answers, EffortAndCache) {
    MINTERM_NEEDS_COMPILER();
    // Costs that nobody ships, and a proof in half a second.
    write("mine.dp",
          "recurrence mine(a, b) { table D : int; D[0][j] = 2 * j; D[i][0] = i; D[i][j] = "
          "min(D[i-1][j] + 1, D[i][j-1] + 2, D[i-1][j-1] + (a[i] == b[j] ? 0 : 1)); answer "
          "D[m][n]; }\n");
    const std::string line = "minterm compile mine.dp --target avx512 --cache cells --json";
    EXPECT_EQ(json(line + " --effort 0")["cell_origin"], "mapped");
    EXPECT_EQ(json(line + " --effort 0")["cell_origin"], "stored");
    EXPECT_EQ(json(line)["cell_origin"], "searched");
    const Json stored = json(line);
    EXPECT_EQ(stored["cell_origin"], "stored");
    EXPECT_EQ(stored["optimal"], true);
    EXPECT_EQ(stored["cell_gates"], stored["cell_lower_bound"]);
    EXPECT_EQ(json(line + " --fresh --effort 0")["cell_origin"], "mapped");
    // Every machine can run these gates.
    const std::string scalar = " --target scalar --cache cells --json";
    EXPECT_EQ(json("minterm compile mine.dp --effort 0" + scalar)["cell_origin"], "mapped");
    EXPECT_EQ(json("minterm run mine.dp a.fa b.fa" + scalar)["cell_origin"], "stored");
    // A file that somebody broke is made anew.
    run("for f in cells/*; do echo broken > $f; done");
    EXPECT_EQ(json(line + " --effort 0")["cell_origin"], "mapped");
    EXPECT_EQ(json(line + " --effort 0")["cell_origin"], "stored");
    EXPECT_EQ(json("minterm compile mine.dp --target avx512 --no-cache --json "
                   "--effort 0")["cell_origin"],
              "mapped");
    // Where cells cannot be kept, the answer is still right and the user is told.
    run("touch file");
    const Outcome told = run("minterm compile mine.dp --effort 0 --cache file/cells");
    EXPECT_EQ(told.exit_code, 0);
    const std::string note = "minterm: note: the solved cell cannot be kept in file/cells: ";
    EXPECT_TRUE(told.err.starts_with(note)) << told.err;
    EXPECT_NE(told.err.find("--no-cache"), std::string::npos);
    const std::string pair = "minterm run mine.dp a.fa b.fa --cache file/cells";
    const Outcome ran = run(pair);
    EXPECT_EQ(ran.exit_code, 0);
    EXPECT_TRUE(ran.err.starts_with(note)) << ran.err;
    EXPECT_EQ(ran.err.find(note, 1), std::string::npos) << "once";
    EXPECT_EQ(run(pair + " --quiet").err, "");
    EXPECT_EQ(run("minterm dist a.fa b.fa --cache file/cells").err, "") << "a shipped cell";
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

TEST_F(Answers, AnInterruptTakesTheBestCellSoFar) {
    MINTERM_NEEDS_COMPILER();
    const Outcome ended =
        run("timeout --foreground --preserve-status -s INT 2 minterm compile weighted --fresh "
            "--effort 500 "
            "--library spu2");
    EXPECT_EQ(ended.exit_code, 0) << ended.err;
    EXPECT_NE(ended.out.find("(searched)"), std::string::npos) << ended.out;
}

// docs/SPEC_LANGUAGE.md, "Say what you know": gap costs derive once the bounds are written down.
TEST_F(Answers, AffineGapsAsGotohWroteThem) {
    const Outcome flows = run("minterm compile affine --emit flows");
    EXPECT_EQ(flows.exit_code, 0) << flows.err;
    EXPECT_NE(flows.out.find("horizontal"), std::string::npos) << flows.out;
}

TEST_F(Answers, CompileWritesFilesWhole) {
    expect("minterm compile lcs --emit table -o t.pla", "");
    EXPECT_NE(read("t.pla").find(".e"), std::string::npos);
    expect("minterm compile t.pla --emit table", read("t.pla"));
    expect(
        "ln -s t.pla link; echo old > t.pla; minterm compile lcs --emit table -o link; test -L "
        "link",
        "");
    EXPECT_NE(read("t.pla").find(".e"), std::string::npos);
    EXPECT_EQ(list(), "a.fa b.fa link t.pla two.fa");
    expect("umask 027; minterm compile lcs -o fresh; stat -c %a fresh", "640\n");
}

TEST_F(Answers, CompileRawTables) {
    write("table.pla", ".i 2\n.o 1\n11 1\n.e\n");
    const Json stats = json("minterm compile table.pla --json --target scalar");
    EXPECT_EQ(stats["gates"], 1);
    EXPECT_EQ(stats["products"], 1);
    EXPECT_EQ(stats["literals"], 2);
    EXPECT_EQ(stats["name"], "table");
    expect("minterm compile - --emit table < table.pla",
           run("minterm compile table.pla --emit table").out);
    expect(
        "{ printf '\\n# espresso\\n'; cat table.pla; } > other; minterm compile other --emit table",
        run("minterm compile table.pla --emit table").out);
    for (const std::string stage : {"table", "cover", "network", "mapped"}) {
        EXPECT_EQ(run("minterm compile table.pla --emit " + stage).exit_code, 0) << stage;
    }
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
}

TEST_F(Answers, MapReadsWhatCompileWrites) {
    MINTERM_NEEDS_COMPILER();
    for (const std::string format : {"blif", "verilog", "aag", "aig"}) {
        const Outcome made =
            run("minterm compile lcs --emit network --format " + format + " -o net." + format);
        ASSERT_EQ(made.exit_code, 0) << made.err;
        const Outcome mapped = run("minterm map net." + format + " --library spu2");
        EXPECT_EQ(mapped.exit_code, 0) << mapped.err;
        EXPECT_EQ(mapped.out.rfind("# spu2: 4 gates, depth ", 0), 0U) << mapped.out;
        EXPECT_NE(mapped.err.find("verified on all 8 minterms"), std::string::npos) << mapped.err;
    }
    write("latch.blif", ".model m\n.inputs a\n.outputs q\n.latch a q 0\n.end\n");
    const Json told = json("minterm map net.blif --library spu2 --json");
    EXPECT_EQ(told["verified"], true);
    EXPECT_EQ(told["library"], "spu2");
    EXPECT_EQ(told["text"], run("minterm map net.blif --library spu2").out);
    const Outcome refused = run("minterm map latch.blif");
    EXPECT_EQ(refused.exit_code, 2);
    EXPECT_EQ(refused.err.rfind("latch.blif:4:1: error: latches are not supported", 0), 0U)
        << refused.err;
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
}  // namespace minterm::testing
