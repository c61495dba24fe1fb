// SPDX-License-Identifier: Apache-2.0
//
// Emitted CUDA on machines without a GPU: compiled by the host's compiler with lanes as fibers
// (tests/support/simt_shim.hpp), against the recurrences' naive programs.
#include <gtest/gtest.h>

#include <cstring>
#include <optional>
#include <random>

#include "codegen/block_edges.hpp"
#include "codegen/compile.hpp"
#include "codegen/compile_column.hpp"
#include "codegen/emit_cuda.hpp"
#include "runtime/blocks/column_driver.hpp"
#include "runtime/blocks/wavefront_driver.hpp"
#include "runtime/support/aligned_buffer.hpp"
#include "synth/lower_reach.hpp"
#include "tests/support/all_operations.hpp"
#include "tests/support/c_library.hpp"
#include "tests/support/conditional_sums.hpp"
#include "tests/support/shipped_specs.hpp"

namespace minterm::cuda_source_test {
namespace {

using testing::c_compilers;
using testing::CLibrary;

const SourceHead kHead{"a test", "minterm", "", "Wavefront layout"};
constexpr std::size_t kWordBytes = 128;

/// A source with an entry beside each kernel that runs one task of it.
std::string with_entries(const KernelProgram& program, std::string text) {
    for (const KernelFunction& function : program.functions) {
        const std::string name = program.name + "_" + function.name;
        text += "\nextern \"C\" void " + name +
                "_entry(uint8_t *const *buffers, const int64_t *scalars) {\n    simt::run(" + name +
                ", buffers, scalars, 1);\n}\n";
    }
    return text;
}

std::string with_entries(const KernelProgram& program) {
    return with_entries(program, emit_cuda(program, kHead));
}

std::optional<CLibrary> compiled_for_host(const std::vector<std::string>& sources) {
    return CLibrary::compile(c_compilers().front(),
                             "-x c++ -std=c++20 -O1 -include " MINTERM_SOURCE_DIR
                             "/tests/support/simt_shim.hpp",
                             sources);
}

class CudaSource : public ::testing::Test {
protected:
    void SetUp() override {
        if (c_compilers().empty()) GTEST_SKIP() << "there is no C++ compiler on the PATH";
    }
};

void expect_operations(const std::string& source) {
    const auto library = compiled_for_host({source});
    ASSERT_TRUE(library);
    std::mt19937 random(9);
    for (int round = 0; round < 60; ++round) {
        AlignedBuffer in;
        AlignedBuffer out;
        std::vector<std::uint8_t> bytes(3 * kWordBytes);
        testing::fill(random, bytes.data(), bytes.size());
        const auto expected = testing::expected_results(bytes, kWordBytes);
        ASSERT_TRUE(in.reset(bytes.size()) && out.reset(expected.size()));
        std::memcpy(in.data(), bytes.data(), bytes.size());
        std::byte* buffers[2] = {in.data(), out.data()};
        const std::int64_t scalars[1] = {0};
        library->entry("operations_all_entry")(buffers, scalars);
        std::vector<std::uint8_t> found(expected.size());
        std::memcpy(found.data(), out.data(), found.size());
        ASSERT_EQ(found, expected) << round;
    }
}

TEST_F(CudaSource, OperationsMeanWhatTheyMean) {
    const KernelProgram program = testing::all_operations();
    expect_operations(with_entries(program));
    expect_operations(
        with_entries(program, testing::with_conditional_sums(emit_cuda(program, kHead))));
}

/// Symbols of both sides, as codes and as letters.
struct Symbols {
    std::vector<std::uint8_t> codes;
    std::string letters;
};

Symbols random_symbols(std::mt19937& random, std::size_t length, unsigned mask = 3) {
    Symbols symbols;
    for (std::size_t i = 0; i < length; ++i) {
        symbols.codes.push_back(static_cast<std::uint8_t>(random() & mask));
        symbols.letters += "ACGT"[symbols.codes.back()];
    }
    return symbols;
}

TEST_F(CudaSource, EverySpecGivesItsAnswers) {
    constexpr int kRows = 1;
    std::vector<Compiled> all;
    std::vector<std::string> sources;
    for (const testing::ShippedSpec& spec : testing::shipped_specs()) {
        CompileParams params;
        params.symbols = dna_symbols();
        params.rows = kRows;
        auto compiled =
            compile(*lower_reach(testing::load_shipped(spec.name)), cuda_target(), params);
        ASSERT_TRUE(compiled) << compiled.failure().render();
        all.push_back(*std::move(compiled));
        sources.push_back(with_entries(all.back().program));
        sources.push_back(with_entries(layout_wavefront(
            all.back().program.name, all.back().layout_cell, kRows, KernelPart::Tap)));
    }
    const auto library = compiled_for_host(sources);
    ASSERT_TRUE(library);
    std::mt19937 random(3);
    for (std::size_t i = 0; i < all.size(); ++i) {
        const testing::ShippedSpec& spec = testing::shipped_specs()[i];
        const Compiled& compiled = all[i];
        const Encoding& encoding = compiled.cell.encoding;
        const auto entry = [&](const char* function) {
            return library->entry(compiled.program.name + "_" + function + "_entry");
        };
        const WavefrontKernel kernel{cuda_target().word_bits,
                                     kRows,
                                     encoding.vertical.bits,
                                     encoding.horizontal.bits,
                                     2,
                                     2,
                                     entry("edge"),
                                     entry("steady"),
                                     entry("edge_tap"),
                                     entry("steady_tap")};
        ASSERT_NE(kernel.steady_tap, nullptr);
        for (const std::size_t m : {std::size_t{7}, std::size_t{1030}}) {
            const Symbols a = random_symbols(random, m);
            const Symbols b = random_symbols(random, 1 + random() % 60);
            const std::size_t n = b.codes.size();
            const auto left = *left_edge(compiled.recurrence, compiled.flows, encoding, m);
            const auto top = *top_edge(compiled.recurrence, compiled.flows, encoding, n);
            std::vector<std::uint8_t> right(m);
            std::vector<std::uint8_t> bottom(n);
            WavefrontDriver driver(kernel);
            ASSERT_TRUE(driver.run({a.codes, b.codes, left, top, right, bottom}));
            EXPECT_EQ(read_answer(compiled.recurrence, compiled.flows, encoding, n, right, bottom),
                      spec.expected(a.letters, b.letters))
                << spec.name << ' ' << m << 'x' << n;
        }
    }
}

TEST_F(CudaSource, CarriesCrossLanesAndWords) {
    constexpr int kWords = 2;
    std::mt19937 random(4);
    for (const char* name : {"lcs", "levenshtein"}) {
        ColumnRecurrence solved = *column_recurrence(testing::load_shipped(name));
        const auto compiled = compile_column(solved, cuda_target(), dna_symbols(), kWords);
        ASSERT_TRUE(compiled) << compiled.failure().render();
        const auto library = compiled_for_host(
            {with_entries(compiled->program),
             with_entries(layout_column(compiled->program.name, compiled->layout, true))});
        ASSERT_TRUE(library);
        ColumnKernel kernel = column_kernel(compiled->codes, dna_symbols(), cuda_target(), kWords);
        kernel.sweep = library->entry(std::string(name) + "_sweep_entry");
        kernel.sweep_tap = library->entry(std::string(name) + "_sweep_tap_entry");
        ASSERT_NE(kernel.sweep_tap, nullptr);
        const auto spec =
            std::find_if(testing::shipped_specs().begin(), testing::shipped_specs().end(),
                         [&](const testing::ShippedSpec& shipped) { return shipped.name == name; });
        for (const std::size_t m : {std::size_t{3}, std::size_t{2048}, std::size_t{2500}})
            for (const unsigned mask : {1U, 3U}) {
                const Symbols a = random_symbols(random, m, mask);
                const Symbols b = random_symbols(random, 1 + random() % 60, mask);
                const std::size_t n = b.codes.size();
                const Encoding& encoding = compiled->codes.encoding;
                const auto left = *left_edge(solved.recurrence, solved.flows, encoding, m);
                const auto top = *top_edge(solved.recurrence, solved.flows, encoding, n);
                std::vector<std::uint8_t> right(m);
                std::vector<std::uint8_t> bottom(n);
                ASSERT_TRUE(ColumnDriver(kernel).run({a.codes, b.codes, left, top, right, bottom}));
                EXPECT_EQ(read_answer(solved.recurrence, solved.flows, encoding, n, right, bottom),
                          spec->expected(a.letters, b.letters))
                    << name << ' ' << m << 'x' << n;
            }
    }
}

TEST_F(CudaSource, CellOfEditDistanceIsSixLop3) {
    CompileParams params;
    params.symbols = dna_symbols();
    params.rows = 4;
    for (const auto& [name, gates] : {std::pair("levenshtein", 6), std::pair("lcs", 4)}) {
        const auto compiled =
            compile(*lower_reach(testing::load_shipped(name)), cuda_target(), params);
        ASSERT_TRUE(compiled);
        EXPECT_EQ(compiled->mapped.gates.size(), static_cast<std::size_t>(gates)) << name;
        // Steady: so many gates a row, of four rows and four steps.
        const std::string text = emit_cuda(compiled->program, kHead);
        EXPECT_NE(text.find("An iteration: " + std::to_string(16 * gates) + " gates"),
                  std::string::npos)
            << name;
        EXPECT_EQ(text, emit_cuda(compiled->program, kHead));
    }
}

}  // namespace
}  // namespace minterm::cuda_source_test
