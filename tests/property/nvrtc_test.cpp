// SPDX-License-Identifier: Apache-2.0
//
// Emitted CUDA through NVIDIA's own compiler, where that is installed: it compiles for every
// architecture, keeps the gates as they were mapped, and spills nothing.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <regex>

#include "codegen/batch_kernel.hpp"
#include "codegen/compile.hpp"
#include "codegen/compile_batch.hpp"
#include "codegen/compile_column.hpp"
#include "codegen/compile_cyclic.hpp"
#include "codegen/emit_cuda.hpp"
#include "codegen/nvrtc.hpp"
#include "synth/lower_reach.hpp"
#include "tests/support/all_operations.hpp"
#include "tests/support/conditional_sums.hpp"
#include "tests/support/shipped_specs.hpp"

namespace minterm::nvrtc_test {
namespace {

const SourceHead kHead{"a test", "minterm", "", "Wavefront layout"};

class NvrtcTest : public ::testing::Test {
protected:
    void SetUp() override {
        const auto loaded = Nvrtc::load();
        if (!loaded) GTEST_SKIP() << loaded.failure().render();
        nvrtc_ = *loaded;
    }

    std::vector<std::string> known(std::initializer_list<const char*> wanted) const {
        std::vector<std::string> found;
        for (const char* name : wanted)
            if (std::find(nvrtc_->architectures().begin(), nvrtc_->architectures().end(), name) !=
                nvrtc_->architectures().end())
                found.emplace_back(name);
        return found;
    }

    const Nvrtc* nvrtc_ = nullptr;
};

std::size_t count(const std::string& text, const std::string& pattern) {
    const std::regex expression(pattern);
    return static_cast<std::size_t>(std::distance(
        std::sregex_iterator(text.begin(), text.end(), expression), std::sregex_iterator()));
}

Compiled compiled_for_cuda(const std::string& name, int rows) {
    CompileParams params;
    params.symbols = dna_symbols();
    params.rows = rows;
    auto compiled = compile(*lower_reach(testing::load_shipped(name)), cuda_target(), params);
    EXPECT_TRUE(compiled) << (compiled ? "" : compiled.failure().render());
    return *std::move(compiled);
}

TEST_F(NvrtcTest, EveryKernelCompilesWithoutSpills) {
    std::vector<KernelProgram> programs{testing::all_operations()};
    for (const testing::ShippedSpec& spec : testing::shipped_specs())
        programs.push_back(compiled_for_cuda(spec.name, 1).program);
    ColumnRecurrence solved = *column_recurrence(testing::load_shipped("lcs"));
    programs.push_back(compile_column(solved, cuda_target(), dna_symbols(), 4)->program);
    for (const std::string& architecture : known({"sm_80", "sm_90", "sm_100"})) {
        for (const KernelProgram& program : programs) {
            const auto code = nvrtc_->compile(emit_cuda(program, kHead), program.name, architecture,
                                              CudaForm::Cubin);
            ASSERT_TRUE(code) << code.failure().render();
            EXPECT_EQ(code->bytes.substr(1, 3), "ELF");
            EXPECT_EQ(count(code->log, "[1-9][0-9]* bytes spill"), 0U) << code->log;
        }
    }
}

/// The kernel that runs blocks on a device.
std::string block_source(const Compiled& compiled) {
    const Encoding& encoding = compiled.cell.encoding;
    const WavefrontKernel shape{cuda_target().word_bits,
                                compiled.rows,
                                encoding.vertical.bits,
                                encoding.horizontal.bits,
                                2,
                                2};
    const KernelProgram tap = layout_wavefront(compiled.program.name, compiled.layout_cell,
                                               compiled.rows, KernelPart::Tap);
    return emit_cuda_block(compiled.program, &tap, shape, kHead);
}

TEST_F(NvrtcTest, KernelsOfBlocksCompileWithoutSpills) {
    for (const auto& [name, rows] : {std::pair("levenshtein", 1), std::pair("levenshtein", 4),
                                     std::pair("lcs", 4), std::pair("affine", 1)}) {
        const std::string source = block_source(compiled_for_cuda(name, rows));
        for (const std::string& architecture : known({"sm_80", "sm_90", "sm_100"})) {
            const auto code = nvrtc_->compile(source, name, architecture, CudaForm::Cubin);
            ASSERT_TRUE(code) << code.failure().render();
            EXPECT_EQ(count(code->log, "[1-9][0-9]* bytes spill"), 0U) << code->log;
            for (const char* kernel :
                 {kBlockKernel, kWholeBlockKernel, wavefront_block::kPackKernel})
                EXPECT_NE(code->bytes.find(kernel), std::string::npos);
        }
    }
}

/// Instructions of PTX that are gates. What works on addresses has constants among its operands.
std::size_t gates_in(const std::string& ptx) {
    const std::string register_name = "%r[0-9]+";
    return count(ptx, "lop3\\.b32|(xor|and|or)\\.b32\\s+" + register_name + ", " + register_name +
                          ", " + register_name);
}

/// The body of a function of PTX that is no kernel.
std::string function_of_ptx(const std::string& ptx, const std::string& name) {
    std::smatch begin;
    const std::string mangled = std::to_string(name.size()) + name;
    if (!std::regex_search(ptx, begin,
                           std::regex("\\.func\\s+\\w*" + mangled + "\\w+\\([^)]*\\)\\s*\\{")))
        return {};
    const std::string behind = begin.suffix();
    return behind.substr(0, behind.find("\n}"));
}

// Four rows, four steps.
TEST_F(NvrtcTest, GatesSurvive) {
    for (const auto& [name, gates] : {std::pair("levenshtein", 6U), std::pair("lcs", 4U)}) {
        const Compiled compiled = compiled_for_cuda(name, 4);
        const auto code =
            nvrtc_->compile(emit_cuda(compiled.program, kHead), name, "sm_90", CudaForm::Ptx);
        ASSERT_TRUE(code) << code.failure().render();
        EXPECT_EQ(gates_in(code->bytes.substr(code->bytes.find("_steady("))), 16 * gates) << name;
        // The same in the kernel of blocks, where the function is called.
        const auto block = nvrtc_->compile(block_source(compiled), name, "sm_90", CudaForm::Ptx);
        ASSERT_TRUE(block) << block.failure().render();
        EXPECT_EQ(gates_in(function_of_ptx(block->bytes, "steady")), 16 * gates) << name;
    }
}

/// The loops of a kernel's machine code.
std::vector<std::string> loops_of(const std::string& sass, const std::string& kernel) {
    std::vector<std::string> loops;
    const std::size_t begin = sass.find("\t.section\t.text." + kernel + ",");
    if (begin == std::string::npos) return loops;
    const std::string text = sass.substr(begin, sass.find("\n\t.section\t", begin) - begin);
    const std::regex label("(\\.L_x_[0-9]+):|BRA `\\((\\.L_x_[0-9]+)\\)");
    std::map<std::string, std::size_t> places;
    for (std::sregex_iterator at(text.begin(), text.end(), label), end; at != end; ++at) {
        const auto here = static_cast<std::size_t>(at->position());
        if ((*at)[1].matched) {
            places[(*at)[1]] = here;
        } else if (const auto top = places.find((*at)[2]); top != places.end()) {
            loops.push_back(text.substr(top->second, here - top->second));
        }
    }
    return loops;
}

/// The most LOP3 of two or three registers in a loop of a kernel's machine code. What works on
/// addresses has constants among its operands, and what is predicated swaps registers.
std::size_t most_gates_of_loops(const std::string& sass, const std::string& kernel) {
    const std::string one = "~?R[0-9]+(\\.reuse)?, ";
    std::size_t most = 0;
    for (const std::string& loop : loops_of(sass, kernel))
        most = std::max(most, count(loop, "\\*/ +LOP3\\.LUT R[0-9]+, " + one + one +
                                              "~?R(Z|[0-9]+)(\\.reuse)?, 0x"));
    return most;
}

TEST_F(NvrtcTest, MachineCodeHasAsManyGatesAsWereMapped) {
    for (const std::string& architecture : known({"sm_80", "sm_90", "sm_100"}))
        for (const auto& [name, gates] : {std::pair("levenshtein", 6U), std::pair("lcs", 4U)}) {
            const auto code = nvrtc_->compile(emit_cuda(compiled_for_cuda(name, 4).program, kHead),
                                              name, architecture, CudaForm::Cubin);
            ASSERT_TRUE(code) << code.failure().render();
            const auto sass = disassemble_cubin(code->bytes);
            if (!sass) GTEST_SKIP() << sass.failure().render();
            EXPECT_EQ(most_gates_of_loops(*sass, std::string(name) + "_steady"), 16 * gates)
                << name << ' ' << architecture;
        }
}

Result<CompiledColumn> columns_for_cuda(const std::string& name, int words,
                                        const SymbolLogic& symbols) {
    MINTERM_TRY(ColumnRecurrence solved, column_recurrence(testing::load_shipped(name)));
    return compile_column(solved, cuda_target(), symbols, words);
}

TEST_F(NvrtcTest, KernelsOfColumnsCompileWithoutSpills) {
    SymbolLogic bytes;
    bytes.a_planes = bytes.b_planes = 8;
    SymbolLogic words;
    words.a_planes = words.b_planes = 20;
    struct Kernel {
        const char* name;
        int words;
        SymbolLogic symbols;
        std::vector<std::string> architectures;
    };
    for (const auto& [name, registers, symbols, architectures] :
         {Kernel{"lcs", 1, dna_symbols(), known({"sm_90"})},
          Kernel{"levenshtein", 4, bytes, known({"sm_80", "sm_90", "sm_100"})},
          Kernel{"lcs", 4, words, known({"sm_90"})}}) {
        const auto compiled = columns_for_cuda(name, registers, symbols);
        ASSERT_TRUE(compiled) << compiled.failure().render();
        const KernelProgram tap = layout_column(name, compiled->layout, /*tap=*/true);
        const std::string source = emit_cuda_column(
            compiled->program, &tap,
            column_kernel(compiled->codes, symbols, cuda_target(), registers), kHead);
        for (const std::string& architecture : architectures) {
            const auto code = nvrtc_->compile(source, name, architecture, CudaForm::Cubin);
            ASSERT_TRUE(code) << code.failure().render();
            EXPECT_EQ(count(code->log, "[1-9][0-9]* bytes spill"), 0U) << code->log;
            for (const char* kernel : {kBlockKernel, kWholeBlockKernel})
                EXPECT_NE(code->bytes.find(kernel), std::string::npos);
        }
    }
}

/// What machine code does in a column: the loop over columns is the shortest one with all of its
/// exchanges between lanes.
struct ColumnFigures {
    std::size_t instructions = 0;
    std::size_t gates = 0;
    std::size_t votes = 0;
    std::size_t shuffles = 0;
};
ColumnFigures column_figures(const std::string& sass, const std::string& kernel,
                             std::size_t exchanges) {
    ColumnFigures found;
    for (const std::string& loop : loops_of(sass, kernel)) {
        const ColumnFigures here{count(loop, "/\\*[0-9a-f]{4,}\\*/ "), count(loop, "\\*/ +LOP3"),
                                 count(loop, "\\*/ +VOTE"), count(loop, "\\*/ +SHFL")};
        if (here.votes + here.shuffles < exchanges) continue;
        if (found.instructions == 0 || here.instructions < found.instructions) found = here;
    }
    return found;
}

// Of each word of LCS a load, two gates, and eleven instructions of an addition, of which two are
// gates, too. Five rounds of shuffles would take more than twice as long.
TEST_F(NvrtcTest, AdditionsAreTwoVotes) {
    for (const std::string& architecture : known({"sm_80", "sm_90", "sm_100"})) {
        const auto figures = [&](const char* name, int words, bool rounds) {
            std::string source =
                emit_cuda(columns_for_cuda(name, words, dna_symbols())->program, kHead);
            if (rounds) source = testing::with_conditional_sums(source);
            const auto code = nvrtc_->compile(source, name, architecture, CudaForm::Cubin);
            EXPECT_TRUE(code) << (code ? "" : code.failure().render());
            const auto sass = disassemble_cubin(code->bytes);
            if (!sass) return ColumnFigures{};
            return column_figures(*sass, std::string(name) + "_sweep",
                                  static_cast<std::size_t>(words * (rounds ? 7 : 2)));
        };
        const ColumnFigures four = figures("lcs", 4, false);
        if (four.instructions == 0) GTEST_SKIP() << "there is no nvdisasm, or it shows no loop";
        const ColumnFigures eight = figures("lcs", 8, false);
        EXPECT_EQ(four.votes, 2U * 4);
        EXPECT_EQ(four.shuffles, 0U);
        EXPECT_EQ(four.gates, 4U * 4) << architecture;
        EXPECT_EQ(eight.gates, 4U * 8) << architecture;
        EXPECT_LE(eight.instructions - four.instructions, 4U * (1 + 2 + 11)) << architecture;
        if (architecture != "sm_90") continue;
        const std::size_t by_rounds =
            figures("lcs", 8, true).instructions - figures("lcs", 4, true).instructions;
        EXPECT_GT(by_rounds, 2 * (eight.instructions - four.instructions)) << architecture;
        // Edit distance has a move by a bit beside its addition, which is one vote.
        const ColumnFigures distance = figures("levenshtein", 4, false);
        EXPECT_EQ(distance.votes, 3U * 4);
        EXPECT_EQ(distance.shuffles, 0U);
    }
}

/// The kernels that search texts on a device.
std::string search_source(const std::string& name, std::int64_t k,
                          const std::vector<std::string>& patterns, bool parts) {
    const Recurrence recurrence = *lower_reach(
        testing::load_shipped(name, k < 0 ? ParameterValues{} : ParameterValues{{"k", k}}));
    const DelayCell cell = *derive_delay_cell(recurrence, *derive(recurrence));
    const auto shape_of = [&](std::size_t count, std::size_t rows,
                              std::size_t memory) -> Result<CyclicShape> {
        return device_cyclic_shape(cuda_target(), cell, count, rows, memory, parts);
    };
    const auto plan = plan_cyclic(recurrence, cell, classify(recurrence.relations, cell, patterns),
                                  parts, cuda_target(), shape_of);
    EXPECT_TRUE(plan) << (plan ? "" : plan.failure().render());
    return emit_cuda_search(plan->program(name, cell), plan->patterns.kernel, kHead);
}

TEST_F(NvrtcTest, KernelsOfSearchCompileWithoutSpills) {
    const std::vector<std::string> words{"GATTACA", "CAT"};
    for (const std::string& source :
         {search_source("shift_or", -1, words, true), search_source("shift_or", -1, words, false),
          search_source("k_mismatch", 3, words, true), search_source("k_edit", 1, words, true),
          search_source("k_edit", 3, {std::string(4096, 'A')}, false),
          search_source("shift_or", -1, {std::string(16384, 'A')}, false)})
        for (const std::string& architecture : known({"sm_80", "sm_90", "sm_100"})) {
            const auto code = nvrtc_->compile(source, "search", architecture, CudaForm::Cubin);
            ASSERT_TRUE(code) << code.failure().render();
            EXPECT_EQ(count(code->log, "[1-9][0-9]* bytes spill"), 0U) << code->log;
        }
}

// Eight columns of a word; what they report is gathered by one gate less a column.
TEST_F(NvrtcTest, GatesOfSearchSurvive) {
    for (const auto& [name, k, gates] :
         {std::tuple("shift_or", -1, 1U), std::tuple("k_mismatch", 3, 4U),
          std::tuple("k_edit", 1, 3U)}) {
        const auto code = nvrtc_->compile(search_source(name, k, {"GATTACA"}, true), name, "sm_90",
                                          CudaForm::Ptx);
        ASSERT_TRUE(code) << code.failure().render();
        EXPECT_EQ(gates_in(function_of_ptx(code->bytes, "columns")), 8 * gates + 7) << name;
    }
}

/// The kernels that run batches on a device.
std::string batch_source(const std::string& name, PredicateSource predicates,
                         const SymbolLogic& symbols, CompiledBatch* result = nullptr) {
    CompileParams params;
    params.symbols = symbols;
    params.rows = 1;
    BatchParams batch;
    batch.predicates = predicates;
    auto solved = solve_recurrence(testing::load_shipped(name), cuda_target(), params);
    EXPECT_TRUE(solved) << (solved ? "" : solved.failure().render());
    const Encoding encoding = solved->cell.encoding;
    auto compiled = compile_batch(*std::move(solved), cuda_target(), params, batch);
    EXPECT_TRUE(compiled) << (compiled ? "" : compiled.failure().render());
    const BatchKernel shape =
        batch_shape(encoding, symbols, batch_figures(*compiled), cuda_target());
    const std::string text =
        emit_cuda_batch(compiled->program, shape, predicates == PredicateSource::Masks, kHead);
    if (result != nullptr) *result = *std::move(compiled);
    return text;
}

TEST_F(NvrtcTest, KernelsOfBatchesCompileWithoutSpills) {
    SymbolSet bytes;
    for (std::uint32_t byte = 0; byte < 256; ++byte) bytes.push_back(byte);
    const SymbolLogic any_bytes =
        code_symbols(testing::load_shipped("levenshtein").relations, bytes, bytes)->logic;
    const auto compiles = [&](const std::string& name, const SymbolLogic& symbols,
                              const char* architecture) {
        if (known({architecture}).empty()) return;
        for (const auto predicates : {PredicateSource::Symbols, PredicateSource::Masks}) {
            const auto code = nvrtc_->compile(batch_source(name, predicates, symbols), name,
                                              architecture, CudaForm::Cubin);
            ASSERT_TRUE(code) << code.failure().render();
            EXPECT_EQ(count(code->log, "[1-9][0-9]* bytes spill"), 0U) << code->log;
        }
    };
    for (const testing::ShippedSpec& spec : testing::shipped_specs())
        if (testing::load_shipped(spec.name).answer.kind == AnswerKind::Corner)
            compiles(spec.name, dna_symbols(), "sm_90");
    for (const char* architecture : {"sm_80", "sm_100"}) {
        compiles("levenshtein", dna_symbols(), architecture);
        compiles("affine", dna_symbols(), architecture);
    }
    for (const char* architecture : {"sm_80", "sm_90", "sm_100"})
        compiles("levenshtein", any_bytes, architecture);
}

// A tile of eight rows, one column.
TEST_F(NvrtcTest, GatesOfBatchesSurvive) {
    struct Count {
        const char* name;
        PredicateSource predicates;
        std::size_t gates;
    };
    for (const Count& expected : {Count{"levenshtein", PredicateSource::Symbols, 6},
                                  {"levenshtein", PredicateSource::Masks, 4},
                                  {"lcs", PredicateSource::Symbols, 4},
                                  {"lcs", PredicateSource::Masks, 2}}) {
        CompiledBatch compiled;
        const std::string source =
            batch_source(expected.name, expected.predicates, dna_symbols(), &compiled);
        ASSERT_EQ(compiled.heights.front(), 8);
        EXPECT_EQ(compiled.cell.cell.gates.size(), expected.gates) << expected.name;
        const auto code = nvrtc_->compile(source, expected.name, "sm_90", CudaForm::Ptx);
        ASSERT_TRUE(code) << code.failure().render();
        const std::string steady = function_of_ptx(code->bytes, "steady8");
        EXPECT_EQ(gates_in(steady), 8 * expected.gates) << expected.name;
    }
}

TEST_F(NvrtcTest, BadInputIsRefused) {
    const auto unknown = nvrtc_->compile("", "x", "sm_1", CudaForm::Ptx);
    ASSERT_FALSE(unknown);
    EXPECT_EQ(unknown.failure().kind(), FailureKind::User);
    EXPECT_NE(unknown.failure().render().find("knows no architecture 'sm_1'; it knows sm_"),
              std::string::npos);
    const auto broken = nvrtc_->compile("int f( {", "broken", "sm_90", CudaForm::Ptx);
    ASSERT_FALSE(broken);
    const std::string text = broken.failure().render();
    EXPECT_NE(text.find("broken.cu(1): error"), std::string::npos) << text;
    const std::string before = "its source is kept as ";
    const std::size_t begin = text.find(before) + before.size();
    const std::string kept = text.substr(begin, text.find(":\n") - begin);
    std::ifstream source(kept);
    EXPECT_EQ(std::string(std::istreambuf_iterator<char>(source), {}), "int f( {") << text;
    std::filesystem::remove(kept);
}

}  // namespace
}  // namespace minterm::nvrtc_test
