// SPDX-License-Identifier: Apache-2.0
//
// What `minterm compile` and `map` print and write, as shell lines with their output.
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <regex>
#include <sstream>
#include <string>
#include <tuple>

#include "tests/cli/answers.hpp"
#include "tests/support/needs_compiler.hpp"

namespace minterm::testing::compile_test {
namespace {

using namespace std::string_literals;

class Compiling : public Answers {};

TEST_F(Compiling, Compile) {
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

TEST_F(Compiling, ObjectsLinkWithTheirHeader) {
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
TEST_F(Compiling, AKernelTakenAwayComputesDistances) {
    if (run("cc --version").exit_code != 0) GTEST_SKIP() << "there is no C compiler";
    const Outcome made =
        run("cp " MINTERM_SOURCE_DIR
            "/examples/kernel/distance.c . && "
            "minterm compile levenshtein --target scalar --emit header -o kernel.h && "
            "minterm compile levenshtein --target scalar --emit c -o kernel.c && "
            "cc -Wall -Wextra -Werror -O2 -I. distance.c kernel.c -o distance && "
            "./distance GATTACA GCATGCT");
    EXPECT_EQ(made.out, "4\n") << made.err;
    EXPECT_EQ(run("./distance '' ACGT && ./distance ACG '' && ./distance ACGT ACGT").out,
              "4\n3\n0\n");
    EXPECT_EQ(run("./distance ACX A").err, "the kernel knows the letters ACGT and not 'X'\n");
    const Outcome as_cxx =
        run("c++ -x c++ -Wall -Wextra -Werror -O2 -I. distance.c kernel.c -o cxx && "
            "./cxx GATTACA GCATGCT");
    EXPECT_EQ(as_cxx.out, "4\n") << as_cxx.err;
    // What comes with minterm, which a program can be made with before minterm is.
    const Outcome shipped =
        run("cp " MINTERM_SOURCE_DIR
            "/generated/kernels/levenshtein.scalar.h kernel.h && "
            "cc -O2 -I. distance.c " MINTERM_SOURCE_DIR
            "/generated/kernels/levenshtein.scalar.c -o distance && ./distance GATTACA GCATGCT");
    EXPECT_EQ(shipped.out, "4\n") << shipped.err;
}

TEST_F(Compiling, SourcesSayWhatMakesThem) {
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

/// The number of the first line that begins so, blanks aside.
int line_that_begins(const std::string& text, const std::string& with) {
    std::istringstream lines(text);
    std::string line;
    for (int number = 1; std::getline(lines, line); ++number)
        if (line.compare(std::min(line.find_first_not_of(' '), line.size()), with.size(), with) ==
            0)
            return number;
    return 0;
}

/// How often each gate is named behind a statement in the loop of `steady`, with `place`. Every
/// gate has to be, and nothing else.
std::map<std::string, int> gates_in_steady(const std::string& source, const std::string& place) {
    std::istringstream lines(source.substr(source.find(
        "for (", source.rfind("steady(uint8_t *const *buffers, const int64_t *scalars) {"))));
    std::map<std::string, int> counts;
    std::string line;
    while (std::getline(lines, line) && line != "    }") {
        const bool is_gate = line.find("const word") != std::string::npos &&
                             (line.find_first_of("^&|~") != std::string::npos ||
                              line.find("lop3") != std::string::npos ||
                              line.find("_ternarylogic_") != std::string::npos);
        const std::size_t comment = line.find(";  // ");
        EXPECT_EQ(comment != std::string::npos, is_gate) << line;
        if (comment == std::string::npos) continue;
        const std::string said = line.substr(comment + 6);
        const std::size_t blank = said.rfind(' ');
        EXPECT_EQ(said.substr(blank + 1), place) << line;
        ++counts[said.substr(0, blank)];
    }
    return counts;
}

TEST_F(Compiling, GatesOfSourcesLeadBackToCellAndFormula) {
    for (const auto& [spec, first, last] : {std::tuple("levenshtein", "D[i][j] =", "D[i][j] ="),
                                            std::tuple("affine", "E[i][j] =", "H[i][j] =")}) {
        const std::string text = run("minterm specs "s + spec).out;
        const int begin = line_that_begins(text, first);
        const int end = line_that_begins(text, last);
        ASSERT_GT(begin, 0);
        const std::string place = spec + ".dp:"s + std::to_string(begin) +
                                  (begin == end ? "" : "-" + std::to_string(end));
        for (const char* const form : {"--target cuda --emit cuda", "--target avx512 --emit c"}) {
            const std::string source = run("minterm compile "s + spec + " --rows 2 " + form).out;
            // What each gate of the cell is, by the list at the head.
            std::map<std::string, std::string> tables;
            std::map<std::string, int> gates;
            const std::regex listed("\n \\* (g[0-9]+) = lut\\[(0x[0-9a-f]{2})\\]");
            for (std::sregex_iterator at(source.begin(), source.end(), listed), none; at != none;
                 ++at) {
                tables[(*at)[1]] = (*at)[2];
                gates[(*at)[1]] = 2 * 2;
            }
            ASSERT_GT(gates.size(), 5U);
            EXPECT_EQ(gates_in_steady(source, place), gates) << form;
            const std::regex taken("lop3<(0x[0-9a-f]{2})>.*  // (g[0-9]+) ");
            for (std::sregex_iterator at(source.begin(), source.end(), taken), none; at != none;
                 ++at)
                EXPECT_EQ(tables.contains((*at)[2]) ? tables[(*at)[2]] : (*at)[1].str(), (*at)[1])
                    << at->str();
        }
    }
    // Symbols have a network of their own there.
    const std::string column =
        run("minterm compile lcs --layout column --target cuda --emit cuda").out;
    EXPECT_NE(column.find("  // g0 lcs.dp:"), std::string::npos);
    // Whatever the file is called, a comment ends with its line.
    ASSERT_EQ(run("minterm specs lcs > 'a\nb.dp'").exit_code, 0);
    EXPECT_NE(
        run("minterm compile 'a\nb.dp' --target cuda --emit cuda").out.find("  // g0 a?b.dp:"),
        std::string::npos);
}

TEST_F(Compiling, NoLettersAreNoAlphabet) {
    EXPECT_EQ(run("minterm compile levenshtein --alphabet ''").err,
              "minterm: error: --alphabet: there are no letters in it; give some, as in ACGT\n");
}

TEST_F(Compiling, UnknownTargetsOfCompile) {
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

TEST_F(Compiling, SpuAssemblyAndItsSchedule) {
    const Outcome schedule = run("minterm compile levenshtein --target spu --emit schedule");
    EXPECT_NE(
        schedule.out.find("levenshtein_steady: 606 cycles an iteration, 606 at least: 606 "
                          "instructions for the even pipe, 255 for the odd one; 0 cycles of nops "
                          "alone; 120 registers\n"),
        std::string::npos)
        << schedule.out.substr(0, 300);
    const Outcome text = run("minterm compile levenshtein --target spu --rows 2 --emit asm");
    EXPECT_NE(text.out.find("\nlevenshtein_steady_loop:\n"), std::string::npos);
    EXPECT_EQ(text.exit_code, 0) << text.err;
}

TEST_F(Compiling, SeveralStagesOfOneCompilation) {
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

TEST_F(Compiling, EffortAndCache) {
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

TEST_F(Compiling, AnInterruptTakesTheBestCellSoFar) {
    MINTERM_NEEDS_COMPILER();
    const Outcome ended =
        run("timeout --foreground --preserve-status -s INT 2 minterm compile weighted --fresh "
            "--effort 500 "
            "--library spu2");
    EXPECT_EQ(ended.exit_code, 0) << ended.err;
    EXPECT_NE(ended.out.find("(searched)"), std::string::npos) << ended.out;
}

// docs/SPEC_LANGUAGE.md, "Say what you know": gap costs derive once the bounds are written down.
TEST_F(Compiling, AffineGapsAsGotohWroteThem) {
    const Outcome flows = run("minterm compile affine --emit flows");
    EXPECT_EQ(flows.exit_code, 0) << flows.err;
    EXPECT_NE(flows.out.find("horizontal"), std::string::npos) << flows.out;
}

TEST_F(Compiling, CompileWritesFilesWhole) {
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

TEST_F(Compiling, CompileRawTables) {
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

TEST_F(Compiling, MapReadsWhatCompileWrites) {
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

}  // namespace
}  // namespace minterm::testing::compile_test
