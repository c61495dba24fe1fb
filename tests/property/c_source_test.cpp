// SPDX-License-Identifier: Apache-2.0
//
// Emitted C, compiled by the compilers of this machine, against the recurrences' naive programs and
// against machine code; and what it needs of a compiler.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <optional>
#include <random>
#include <tuple>

#include "codegen/block_edges.hpp"
#include "codegen/compile.hpp"
#include "codegen/compile_column.hpp"
#include "codegen/emit_c.hpp"
#include "codegen/emit_source.hpp"
#include "codegen/jit.hpp"
#include "runtime/blocks/column_driver.hpp"
#include "runtime/blocks/wavefront_driver.hpp"
#include "runtime/support/aligned_buffer.hpp"
#include "synth/lower_reach.hpp"
#include "tests/support/all_operations.hpp"
#include "tests/support/c_library.hpp"
#include "tests/support/shipped_specs.hpp"
#include "tests/support/temporary_folder.hpp"

namespace minterm::c_source_test {
namespace {

using testing::all_operations;
using testing::c_compilers;
using testing::CLibrary;
using testing::fill;
using testing::kOperations;
using testing::run_command;

const SourceHead kHead{"a test", "minterm", "", "Wavefront layout"};

/// What makes a compiler compile for a target. Vectors of 128 bits are vectors of 128 bits on any
/// processor, so that what is for Arm runs here, too.
std::string flags_of(const Target& target) {
    if (target.name == "avx2") return "-mavx2";
    if (target.name == "avx512") return "-mavx512f -mavx512bw -mavx512dq -mavx512vl";
    if (target.name == "neon") return "-D__ARM_NEON";
    return "";
}

bool runs_here(const Target& target) {
    return target.name == "neon" || why_unavailable(target).empty();
}

std::string only_identifiers(std::string text) {
    for (char& letter : text)
        if (letter == '-') letter = '_';
    return text;
}

/// Both kernels of a recurrence, under names of its own.
struct Kernels {
    Compiled compiled;
    KernelProgram tap;
};

Kernels kernels_of(const Recurrence& recurrence, const Target& target, int rows) {
    CompileParams params;
    params.symbols = dna_symbols();
    params.rows = rows;
    Kernels kernels;
    auto compiled = compile(recurrence, target, params);
    EXPECT_TRUE(compiled) << (compiled ? "" : compiled.failure().render());
    kernels.compiled = *std::move(compiled);
    kernels.tap = layout_wavefront(kernels.compiled.program.name, kernels.compiled.layout_cell,
                                   rows, KernelPart::Tap);
    return kernels;
}

class CSource : public ::testing::TestWithParam<std::size_t> {
protected:
    void SetUp() override {
        if (c_compilers().empty()) GTEST_SKIP() << "there is no C compiler on the PATH";
    }
    static const Target& target() { return c_targets()[GetParam()]; }
};

TEST_P(CSource, EverySpecGivesItsAnswers) {
    if (!runs_here(target())) GTEST_SKIP() << why_unavailable(target());
    constexpr int kRows = 2;
    std::vector<Kernels> all;
    std::vector<std::string> sources;
    for (const testing::ShippedSpec& spec : testing::shipped_specs()) {
        all.push_back(kernels_of(*lower_reach(testing::load_shipped(spec.name)), target(), kRows));
        sources.push_back(emit_c(all.back().compiled.program, target(), kHead));
        sources.push_back(emit_c(all.back().tap, target(), kHead));
    }
    const auto library =
        CLibrary::compile(c_compilers().front(), "-std=c11 -O1 " + flags_of(target()), sources);
    ASSERT_TRUE(library);
    std::mt19937 random(3);
    for (std::size_t i = 0; i < all.size(); ++i) {
        const testing::ShippedSpec& spec = testing::shipped_specs()[i];
        const Compiled& compiled = all[i].compiled;
        const Encoding& encoding = compiled.cell.encoding;
        const std::string name = compiled.program.name + "_" + target().name + "_";
        const WavefrontKernel kernel{target().word_bits,
                                     kRows,
                                     encoding.vertical.bits,
                                     encoding.horizontal.bits,
                                     2,
                                     2,
                                     library->entry(name + "edge"),
                                     library->entry(name + "steady"),
                                     library->entry(name + "edge_tap"),
                                     library->entry(name + "steady_tap")};
        ASSERT_NE(kernel.edge, nullptr) << name;
        ASSERT_NE(kernel.steady_tap, nullptr) << name;
        for (const std::size_t m :
             {std::size_t{1}, kernel.strip_rows(), kernel.strip_rows() + 37}) {
            const std::size_t n = 1 + random() % 200;
            std::vector<std::uint8_t> a(m);
            std::vector<std::uint8_t> b(n);
            std::string a_text;
            std::string b_text;
            for (std::uint8_t& code : a) {
                code = static_cast<std::uint8_t>(random() & 3U);
                a_text += "ACGT"[code];
            }
            for (std::uint8_t& code : b) {
                code = static_cast<std::uint8_t>(random() & 3U);
                b_text += "ACGT"[code];
            }
            const auto left = *left_edge(compiled.recurrence, compiled.flows, encoding, m);
            const auto top = *top_edge(compiled.recurrence, compiled.flows, encoding, n);
            std::vector<std::uint8_t> right(m);
            std::vector<std::uint8_t> bottom(n);
            WavefrontDriver driver(kernel);
            ASSERT_TRUE(driver.run({a, b, left, top, right, bottom}));
            EXPECT_EQ(read_answer(compiled.recurrence, compiled.flows, encoding, n, right, bottom),
                      spec.expected(a_text, b_text))
                << spec.name << ' ' << m << 'x' << n;
        }
    }
}

TEST_P(CSource, ColumnsGiveTheAnswers) {
    if (!runs_here(target())) GTEST_SKIP() << why_unavailable(target());
    constexpr int kWords = 3;
    std::mt19937 random(4);
    for (const testing::ShippedSpec& spec : testing::shipped_specs()) {
        if (spec.name != "lcs" && spec.name != "levenshtein" && spec.name != "bitpal") continue;
        ColumnRecurrence solved = *column_recurrence(testing::load_shipped(spec.name));
        const auto compiled = compile_column(solved, target(), dna_symbols(), kWords);
        ASSERT_TRUE(compiled) << compiled.failure().render();
        const KernelProgram tap = layout_column(compiled->program.name, compiled->layout, true);
        const auto library = CLibrary::compile(
            c_compilers().front(), "-std=c11 -O1 " + flags_of(target()),
            {emit_c(compiled->program, target(), kHead), emit_c(tap, target(), kHead)});
        ASSERT_TRUE(library);
        ColumnKernel kernel = column_kernel(compiled->codes, dna_symbols(), target(), kWords);
        const std::string name = spec.name + "_" + target().name;
        kernel.sweep = library->entry(name + "_sweep");
        kernel.sweep_tap = library->entry(name + "_sweep_tap");
        ASSERT_NE(kernel.sweep, nullptr);
        ASSERT_NE(kernel.sweep_tap, nullptr);
        for (int round = 0; round < 10; ++round) {
            // Long runs: carries that ripple through words.
            const unsigned letters = round % 2 == 0 ? 3U : 1U;
            std::string texts[2];
            std::vector<std::uint8_t> codes[2];
            const std::size_t lengths[2] = {1 + random() % (3 * kernel.block_rows()),
                                            1 + random() % 200};
            for (std::size_t side = 0; side < 2; ++side)
                for (std::size_t i = 0; i < lengths[side]; ++i) {
                    codes[side].push_back(static_cast<std::uint8_t>(random() & letters));
                    texts[side] += "ACGT"[codes[side].back()];
                }
            const Encoding& encoding = compiled->codes.encoding;
            const auto left = *left_edge(solved.recurrence, solved.flows, encoding, lengths[0]);
            const auto top = *top_edge(solved.recurrence, solved.flows, encoding, lengths[1]);
            std::vector<std::uint8_t> right(lengths[0]);
            std::vector<std::uint8_t> bottom(lengths[1]);
            ASSERT_TRUE(ColumnDriver(kernel).run({codes[0], codes[1], left, top, right, bottom}));
            ASSERT_EQ(
                read_answer(solved.recurrence, solved.flows, encoding, lengths[1], right, bottom),
                spec.expected(texts[0], texts[1]))
                << name << ' ' << lengths[0] << 'x' << lengths[1];
        }
    }
}

TEST_P(CSource, OperationsMeanWhatTheyMean) {
    const KernelProgram program = all_operations();
    ASSERT_TRUE(check(program).empty());
    std::optional<JitKernel> code;
    if (target().name != "neon" && runs_here(target())) code = *compile_kernel(program, target());
    for (const std::string& compiler : c_compilers())
        for (const char* level : {"-O0", "-O2"}) {
            const auto library =
                CLibrary::compile(compiler, "-std=c11 " + flags_of(target()) + " " + level,
                                  {emit_c(program, target(), kHead)});
            ASSERT_TRUE(library);
            if (!runs_here(target())) continue;
            const auto word = static_cast<std::size_t>(target().word_bits) / 8;
            std::mt19937 random(9);
            for (int round = 0; round < 500; ++round) {
                std::vector<std::uint8_t> bytes(3 * word);
                fill(random, bytes.data(), bytes.size());
                const auto expected = testing::expected_results(bytes, word);
                const auto run = [&](KernelEntry entry) {
                    AlignedBuffer in;
                    AlignedBuffer out;
                    EXPECT_TRUE(in.reset(bytes.size()) && out.reset(expected.size()));
                    std::memcpy(in.data(), bytes.data(), bytes.size());
                    std::byte* buffers[2] = {in.data(), out.data()};
                    const std::int64_t scalars[1] = {0};
                    entry(buffers, scalars);
                    std::vector<std::uint8_t> found(expected.size());
                    std::memcpy(found.data(), out.data(), found.size());
                    return found;
                };
                ASSERT_EQ(run(library->entry("operations_" + target().name + "_all")), expected)
                    << compiler << ' ' << level;
                if (!code) continue;
                ASSERT_EQ(run(code->entry("all")), expected);
            }
        }
}

TEST_P(CSource, NoCompilerWarnsOfAnything) {
    const testing::TemporaryFolder folder;
    std::vector<KernelProgram> programs{all_operations()};
    for (const char* name : {"levenshtein", "affine", "shift_or"})
        programs.push_back(
            kernels_of(*lower_reach(testing::load_shipped(name)), target(), 1).compiled.program);
    for (std::size_t i = 0; i < programs.size(); ++i) {
        const std::string path = (folder.path() / ("p" + std::to_string(i) + ".c")).string();
        std::ofstream(path, std::ios::binary) << emit_c(programs[i], target(), kHead);
        for (const std::string& compiler : c_compilers())
            for (const char* language : {"-x c -std=c11", "-x c++ -std=c++17"}) {
                const auto compiled =
                    run_command(compiler + " " + language +
                                " -fsyntax-only -Wall -Wextra -Wpedantic -Wconversion -Werror " +
                                flags_of(target()) + " " + path);
                EXPECT_TRUE(compiled.succeeded) << compiler << ' ' << language << '\n'
                                                << compiled.output;
            }
    }
}

/// Header and C of a recurrence as kernel.h and kernel.c, and the flags of
/// examples/kernel/distance.c for them.
std::string write_kernel(const std::filesystem::path& folder, const std::string& name,
                         const Target& target, int rows) {
    const Kernels kernels = kernels_of(*lower_reach(testing::load_shipped(name)), target, rows);
    KernelSymbols symbols;
    symbols.letters = "ACGT";
    const SymbolSet letters = symbols_in(symbols.letters);
    symbols.coding = *code_symbols(kernels.compiled.recurrence.relations, letters, letters);
    SourceHead head = kHead;
    head.notes = wavefront_notes(kernels.compiled, target, symbols, false);
    const KernelProgram& program = kernels.compiled.program;
    std::ofstream(folder / "kernel.h", std::ios::binary) << emit_c_header(program, target, head);
    std::ofstream(folder / "kernel.c", std::ios::binary) << emit_c(program, target, head);
    const std::string functions = name + "_" + target.name;
    return "-DKERNEL=" + upper_case(functions) + "_WAVEFRONT -DFUNCTIONS=" + functions + " -I" +
           folder.string() + " " MINTERM_SOURCE_DIR "/examples/kernel/distance.c " +
           (folder / "kernel.c").string();
}

/// Runs the program on strings that end within strips, at their ends, and without any.
void expect_distances(const std::string& program, const std::string& name, std::size_t strip) {
    const auto& specs = testing::shipped_specs();
    const auto spec = std::find_if(specs.begin(), specs.end(),
                                   [&](const auto& shipped) { return shipped.name == name; });
    std::mt19937 random(5);
    for (const auto& [m, n] :
         std::vector<std::pair<std::size_t, std::size_t>>{{1, 1},
                                                          {7, 9},
                                                          {strip, 40},
                                                          {strip - 1, 2 * strip},
                                                          {2 * strip + 37, strip + 5},
                                                          {0, 3},
                                                          {3, 0}}) {
        std::string texts[2] = {std::string(m, ' '), std::string(n, ' ')};
        for (std::string& text : texts)
            for (char& letter : text) letter = "ACGT"[random() % 4];
        const auto found = run_command(program + " '" + texts[0] + "' '" + texts[1] + "'");
        EXPECT_TRUE(found.succeeded) << found.output;
        EXPECT_EQ(found.output, std::to_string(spec->expected(texts[0], texts[1]).value) + "\n")
            << name << ' ' << m << 'x' << n;
    }
}

/// As examples/kernel/distance.c, a column at a time: one block after the other.
constexpr const char* kColumnCaller = R"(
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "kernel.h"
#define JOINED(a, b) a##_##b
#define JOIN(a, b) JOINED(a, b)
#define OF(name) JOIN(KERNEL, name)
static const char letters[] = OF(LETTERS);
static const uint8_t a_codes[] = OF(A_CODES), b_codes[] = OF(B_CODES);
static const uint8_t left_codes[] = OF(LEFT_CODES), top_codes[] = OF(TOP_CODES);
static const uint8_t is_match[] = OF(MASK_IS_MATCH);
static const int values[] = OF(VERTICAL_VALUES);
enum { ROWS = OF(BLOCK_ROWS), W = 8 * OF(WORD_BYTES), V = OF(VERTICAL_PLANES), H = OF(HORIZONTAL_PLANES) };
static uint8_t *memory(size_t bytes) {
    uint8_t *place = aligned_alloc(OF(WORD_BYTES), (bytes / OF(WORD_BYTES) + 1) * OF(WORD_BYTES));
    return memset(place, 0, bytes);
}
static void set(uint8_t *words, size_t bit) { words[bit / 8] |= (uint8_t)(1U << bit % 8); }
int main(int count, char **words) {
    const char *a = words[1], *b = words[2];
    const size_t m = strlen(a), n = strlen(b);
    uint8_t *buffers[OF(BUFFER_COUNT)] = {NULL};
    int64_t scalars[OF(SCALAR_COUNT)] = {0};
    int result = count == 3 ? FIRST_ROW_END((int)n) : 0;
    buffers[OF(BUFFER_B)] = memory(n + 1);
    buffers[OF(BUFFER_TOP)] = buffers[OF(BUFFER_BOTTOM)] = memory(H * n + 1);
    scalars[OF(SCALAR_END)] = (int64_t)n;
    scalars[OF(SCALAR_ENTRY_BYTES)] = OF(ENTRY_BYTES);
    scalars[OF(SCALAR_EDGE_STRIDE)] = (int64_t)n;
    for (size_t j = 0; j < n; ++j) {
        const unsigned code = top_codes[j < sizeof top_codes ? j : sizeof top_codes - 1];
        buffers[OF(BUFFER_B)][j] = b_codes[strchr(letters, b[j]) - letters];
        for (size_t p = 0; p < H; ++p) buffers[OF(BUFFER_TOP)][p * n + j] = code >> p & 1U;
    }
    for (size_t first = 0; first < m; first += ROWS) {
        buffers[OF(BUFFER_MASKS)] = memory((size_t)OF(ENTRY_BYTES) << OF(B_PLANES));
        buffers[OF(BUFFER_VERTICAL)] = memory(ROWS / 8 * V);
        const size_t rows = m - first < ROWS ? m - first : ROWS;
        for (size_t r = 0; r < rows; ++r) {
            const size_t i = first + r;
            const unsigned code = left_codes[i < sizeof left_codes ? i : sizeof left_codes - 1];
            for (size_t p = 0; p < V; ++p)
                if (code >> p & 1U) set(buffers[OF(BUFFER_VERTICAL)], (r / W * V + p) * W + r % W);
            for (size_t letter = 0; letter < sizeof letters - 1; ++letter)
                if ((a[i] == letters[letter]) == is_match[0])
                    set(buffers[OF(BUFFER_MASKS)] + (size_t)b_codes[letter] * OF(ENTRY_BYTES), r);
        }
        JOIN(FUNCTIONS, sweep)(buffers, scalars);
        for (size_t r = 0; r < rows; ++r) {
            unsigned code = 0;
            for (size_t p = 0; p < V; ++p) {
                const size_t bit = (r / W * V + p) * W + r % W;
                code |= (buffers[OF(BUFFER_VERTICAL)][bit / 8] >> bit % 8 & 1U) << p;
            }
            result += values[code];
        }
    }
    printf("%d\n", result + 0 * a_codes[0]);
    return 0;
}
)";

constexpr std::pair<const char*, int> kExampleKernels[] = {
    {"levenshtein", 3}, {"indel", 1}, {"osa", 2}};

TEST_P(CSource, TheHeaderSaysAllThatACallerNeeds) {
    const testing::TemporaryFolder folder;
    const std::string program = (folder.path() / "distance").string();
    for (const auto& [name, rows] : kExampleKernels) {
        const std::string what = write_kernel(folder.path(), name, target(), rows);
        for (const std::string& compiler : c_compilers()) {
            const auto compiled = run_command(compiler + " -std=c11 -O1 -Wall -Wextra -Werror " +
                                              flags_of(target()) + " " + what + " -o " + program);
            ASSERT_TRUE(compiled.succeeded) << compiled.output;
            if (!runs_here(target())) continue;
            expect_distances(program, name, static_cast<std::size_t>(rows * target().word_bits));
        }
    }
}

TEST_P(CSource, TheHeaderOfAColumnKernelDoesSo) {
    constexpr int kWords = 2;
    const testing::TemporaryFolder folder;
    const auto in_folder = [&](const char* name) { return (folder.path() / name).string(); };
    std::ofstream(in_folder("caller.c"), std::ios::binary) << kColumnCaller;
    for (const auto& [name, values, first_row_end] :
         {std::tuple("levenshtein", "VERTICAL_D", "n"), std::tuple("lcs", "VERTICAL_L", "0")}) {
        ColumnRecurrence solved = *column_recurrence(testing::load_shipped(name));
        KernelSymbols symbols;
        symbols.letters = "ACGT";
        const SymbolSet letters = symbols_in(symbols.letters);
        symbols.coding = *code_symbols(solved.recurrence.relations, letters, letters);
        const auto column = compile_column(solved, target(), symbols.coding.logic, kWords);
        ASSERT_TRUE(column) << column.failure().render();
        SourceHead head{"a test", "minterm", "", "Column layout",
                        column_notes(solved, *column, target(), symbols)};
        std::ofstream(in_folder("kernel.h"), std::ios::binary)
            << emit_c_header(column->program, target(), head);
        std::ofstream(in_folder("kernel.c"), std::ios::binary)
            << emit_c(column->program, target(), head);
        const std::string functions = std::string(name) + "_" + target().name;
        const std::string prefix = upper_case(functions) + "_COLUMN";
        const auto compiled = run_command(
            c_compilers().front() + " -std=c11 -O1 -Wall -Wextra -Werror " + flags_of(target()) +
            " -DKERNEL=" + prefix + " -DFUNCTIONS=" + functions +
            " '-DFIRST_ROW_END(n)=" + first_row_end + "' -D" + prefix +
            "_VERTICAL_VALUES=" + prefix + "_" + values + " -I" + folder.path().string() + " " +
            in_folder("caller.c") + " " + in_folder("kernel.c") + " -o " + in_folder("caller"));
        ASSERT_TRUE(compiled.succeeded) << compiled.output;
        if (!runs_here(target())) continue;
        expect_distances(in_folder("caller"), name,
                         static_cast<std::size_t>(kWords * target().word_bits));
    }
}

INSTANTIATE_TEST_SUITE_P(Targets, CSource, ::testing::Range<std::size_t>(0, c_targets().size()),
                         [](const auto& chosen) {
                             return only_identifiers(c_targets()[chosen.param].name);
                         });

TEST(CText, IsTheSameEveryTimeAndNamesWhatItIs) {
    const Target& avx2 = **find_c_target("avx2");
    const KernelProgram program = all_operations();
    const std::string text = emit_c(program, avx2, kHead);
    EXPECT_EQ(text, emit_c(program, avx2, kHead));
    EXPECT_NE(text.find("/* SPDX-License-Identifier: Apache-2.0"), std::string::npos);
    EXPECT_NE(text.find("Made by: minterm"), std::string::npos);
    EXPECT_NE(text.find("#error \"this file is for avx2: compile it with -mavx2\""),
              std::string::npos);
    const std::string header = emit_c_header(program, avx2, kHead);
    EXPECT_NE(header.find("OPERATIONS_AVX2_WAVEFRONT_BUFFER_IN,"), std::string::npos);
    EXPECT_NE(
        header.find("void operations_avx2_all(uint8_t *const *buffers, const int64_t *scalars);"),
        std::string::npos);
}

TEST(CText, SourcesOfSeveralTargetsGoTogether) {
    if (c_compilers().empty()) GTEST_SKIP() << "there is no C compiler on the PATH";
    const testing::TemporaryFolder folder;
    std::string includes;
    for (const char* name : {"scalar", "avx2"})
        for (const char* layout : {"Wavefront layout", "Column layout"}) {
            const std::string file = std::string(name) + layout[0] + ".h";
            std::ofstream(folder.path() / file, std::ios::binary) << emit_c_header(
                all_operations(), **find_c_target(name), {"a test", "minterm", "", layout});
            includes += "#include \"" + file + "\"\n";
        }
    std::ofstream(folder.path() / "all.c", std::ios::binary)
        << includes << "int main(void) { return OPERATIONS_AVX2_COLUMN_BUFFER_OUT; }\n";
    const auto compiled = run_command(c_compilers().front() + " -std=c11 -Wall -Wextra -Werror " +
                                      "-fsyntax-only " + (folder.path() / "all.c").string());
    EXPECT_TRUE(compiled.succeeded) << compiled.output;
}

TEST(CText, UnknownTargetsAreRefusedWithTheKnownOnes) {
    const auto target = find_c_target("mips");
    ASSERT_FALSE(target);
    EXPECT_EQ(target.failure().messages().front().text,
              "there is no C for target 'mips'; there is for scalar, avx2, avx512, neon");
}

/// A main program that fills buffers, runs the operations, and prints the results.
std::string arm_program() {
    return emit_c(all_operations(), **find_c_target("neon"), kHead) + R"(
#include <stdio.h>
int main(void) {
    static uint8_t in[64] __attribute__((aligned(64)));
    static uint8_t out[256] __attribute__((aligned(64)));
    uint8_t *buffers[2] = {in, out};
    const int64_t scalars[1] = {0};
    uint32_t state = 1;
    for (int round = 0; round < 2000; ++round) {
        for (int i = 0; i < 64; ++i) {
            state = state * 1664525u + 1013904223u;
            in[i] = state >> 30 == 0 ? (uint8_t)(state >> 8) : state >> 31 ? 255 : 0;
        }
        operations_neon_all(buffers, scalars);
        uint32_t sum = 0;
        for (int i = 0; i < 256; ++i) sum = sum * 31u + out[i];
        printf("%08x\n", sum);
    }
    return 0;
}
)";
}

/// Why nothing for Arm can be compiled and run here; empty if it can.
std::string why_no_arm() {
    if (!run_command("aarch64-linux-gnu-gcc --version").succeeded)
        return "there is no aarch64-linux-gnu-gcc (Debian: gcc-aarch64-linux-gnu)";
    if (!run_command("qemu-aarch64 --version").succeeded)
        return "there is no qemu-aarch64 (Debian: qemu-user)";
    return {};
}

TEST(CText, TheHeaderSaysAllThatACallerOnArmNeeds) {
    if (const std::string reason = why_no_arm(); !reason.empty()) GTEST_SKIP() << reason;
    const testing::TemporaryFolder folder;
    const std::string program = (folder.path() / "distance").string();
    for (const auto& [name, rows] : kExampleKernels) {
        const auto compiled = run_command(
            "aarch64-linux-gnu-gcc -std=c11 -O2 -Wall -Wextra -Werror -static " +
            write_kernel(folder.path(), name, **find_c_target("neon"), rows) + " -o " + program);
        ASSERT_TRUE(compiled.succeeded) << compiled.output;
        expect_distances("qemu-aarch64 " + program, name, static_cast<std::size_t>(rows) * 128);
    }
}

TEST(CText, NotesSayCodesOfEveryTarget) {
    const auto header = [](const char* name, const char* target_name) {
        const testing::TemporaryFolder folder;
        write_kernel(folder.path(), name, **find_c_target(target_name), 1);
        std::ifstream file(folder.path() / "kernel.h");
        return std::string(std::istreambuf_iterator<char>(file), {});
    };
    const auto expect = [](const std::string& text, const std::string& part) {
        EXPECT_NE(text.find(part), std::string::npos) << part << "\nin\n" << text;
    };
    // The same flow, and other codes.
    const std::string scalar = header("lcs", "scalar");
    expect(scalar, "vertical, L[i][j-1] - L[i-1][j-1]:\n *         0 = 0\n *         1 = 1\n");
    expect(scalar, "#define LCS_SCALAR_WAVEFRONT_VERTICAL_L {0, 1}\n");
    const std::string avx2 = header("lcs", "avx2");
    expect(avx2, "vertical, L[i][j-1] - L[i-1][j-1]:\n *         0 = 1\n *         1 = 0\n");
    expect(avx2, "#define LCS_AVX2_WAVEFRONT_VERTICAL_L {1, 0}\n");
    expect(avx2, "#define LCS_AVX2_WAVEFRONT_LEFT_CODES {1}\n");
    expect(avx2, "#define LCS_AVX2_WAVEFRONT_LETTERS \"ACGT\"\n");
    // Tuples, and edges that begin otherwise than they go on.
    const std::string affine = header("affine", "avx2");
    expect(affine, "vertical, E[i][j-1] - H[i-1][j-1]; H[i][j-1] - H[i-1][j-1]:\n");
    expect(affine, ", and so on with the last\n");
    expect(affine, "#define AFFINE_AVX2_WAVEFRONT_VERTICAL_H {");
    // Where the answer is in the last row.
    expect(header("semiglobal", "avx2"), "The answer looks at the last row: at its column 0");
}

TEST(CText, ArmProcessorAgrees) {
    if (c_compilers().empty()) GTEST_SKIP() << "there is no C compiler on the PATH";
    if (const std::string reason = why_no_arm(); !reason.empty()) GTEST_SKIP() << reason;
    const testing::TemporaryFolder folder;
    const auto in_folder = [&](const char* name) { return (folder.path() / name).string(); };
    std::ofstream(in_folder("p.c"), std::ios::binary) << arm_program();
    const auto arm = run_command(
        "aarch64-linux-gnu-gcc -std=c11 -O2 -Wall -Wextra -Werror "
        "-static -o " +
        in_folder("arm") + " " + in_folder("p.c"));
    ASSERT_TRUE(arm.succeeded) << arm.output;
    const auto here = run_command(c_compilers().front() + " -std=c11 -O1 -D__ARM_NEON -o " +
                                  in_folder("here") + " " + in_folder("p.c"));
    ASSERT_TRUE(here.succeeded) << here.output;
    const auto expected = run_command(in_folder("here"));
    const auto found = run_command("qemu-aarch64 " + in_folder("arm"));
    ASSERT_TRUE(found.succeeded) << found.output;
    EXPECT_EQ(found.output, expected.output);
}

}  // namespace
}  // namespace minterm::c_source_test
