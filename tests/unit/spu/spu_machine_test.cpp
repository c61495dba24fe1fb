// SPDX-License-Identifier: Apache-2.0
//
// Kernels on the simulated SPU: their answers against naive programs, and what they cost.
#include "codegen/spu_machine.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <random>
#include <string>
#include <vector>

#include "codegen/block_edges.hpp"
#include "codegen/engine.hpp"
#include "runtime/blocks/wavefront_driver.hpp"
#include "synth/lower_reach.hpp"
#include "tests/support/shipped_specs.hpp"

namespace minterm::spu_machine_test {
namespace {

const SourceHead kHead{"a test", "minterm", "", "Wavefront layout"};

Result<Compiled> compiled_for_spu(const std::string& name, int planes, int rows) {
    CompileParams params;
    params.symbols.a_planes = params.symbols.b_planes = planes;
    params.rows = rows;
    return compile(*lower_reach(testing::load_shipped(name)), spu_target(), params);
}

/// Symbols as codes and as letters.
struct Symbols {
    std::vector<std::uint8_t> codes;
    std::string letters;
};

Symbols random_symbols(std::mt19937& random, std::size_t length, unsigned planes) {
    Symbols symbols;
    for (std::size_t i = 0; i < length; ++i) {
        const auto code = static_cast<std::uint8_t>(random() & ((1U << planes) - 1));
        symbols.codes.push_back(code);
        symbols.letters += planes <= 2 ? "ACGT"[code] : static_cast<char>(code);
    }
    return symbols;
}

/// Another strip between the calls of this one: what rings of letter masks hold is lost.
class Disturbed final : public KernelBody {
public:
    Disturbed(const SpuMachine& machine, KernelEntry function)
        : machine_(machine), function_(function) {}

    void call(std::byte* const* buffers, const std::int64_t* scalars) const override {
        std::array<std::int64_t, wavefront::kScalarCount> part{};
        std::copy_n(scalars, part.size(), part.begin());
        const std::int64_t begin = scalars[wavefront::kBegin];
        const std::int64_t end = scalars[wavefront::kEnd];
        for (const auto& [first, last] : {std::pair(begin, begin + (end - begin) / 3),
                                          std::pair(begin + (end - begin) / 3, end)}) {
            part[wavefront::kBegin] = first;
            part[wavefront::kEnd] = last;
            function_(buffers, part.data());
            disturb(buffers, part);
        }
    }

private:
    void disturb(std::byte* const* buffers,
                 const std::array<std::int64_t, wavefront::kScalarCount>& part) const {
        std::vector<std::byte*> others(buffers, buffers + wavefront::kBufferCount);
        const WavefrontKernel& kernel = machine_.kernel();
        const auto words = [&](int planes) {
            return static_cast<std::size_t>(planes * kernel.rows * kernel.word_bits / 8);
        };
        std::vector<std::byte> symbols(words(kernel.a_planes), std::byte{0x5a});
        std::vector<std::byte> flows(words(kernel.vertical_planes + kernel.horizontal_planes));
        std::vector<std::byte> edge(static_cast<std::size_t>(part[wavefront::kBottomStride]) *
                                        static_cast<std::size_t>(kernel.horizontal_planes) +
                                    64);
        others[wavefront::kSymbolsA] = symbols.data();
        others[wavefront::kVertical] = flows.data();
        others[wavefront::kState] = flows.data() + words(kernel.vertical_planes);
        others[wavefront::kBottom] = edge.data();
        std::array<std::int64_t, wavefront::kScalarCount> few = part;
        few[wavefront::kEnd] = std::min(part[wavefront::kEnd], part[wavefront::kBegin] + 40);
        function_(others.data(), few.data());
    }

    const SpuMachine& machine_;
    KernelEntry function_;
};

enum class Comparison { Planes, Masks, DisturbedMasks };

void check_answers(const testing::ShippedSpec& spec, int planes, int rows,
                   const std::vector<std::pair<std::size_t, std::size_t>>& sizes,
                   Comparison comparison = Comparison::Planes) {
    auto compiled = compiled_for_spu(spec.name, planes, rows);
    ASSERT_TRUE(compiled) << compiled.failure().render();
    if (comparison != Comparison::Planes)
        compiled = with_letter_masks(*std::move(compiled), spu_target());
    ASSERT_TRUE(compiled) << compiled.failure().render();
    auto kernel = compile_spu(*compiled, kHead);
    ASSERT_TRUE(kernel) << spec.name << ' ' << rows << kernel.failure().render();
    const auto log = std::make_shared<SpuLog>();
    const SpuMachine machine(*std::move(kernel), log);

    std::mt19937 random(static_cast<unsigned>(planes * 100 + rows));
    for (const auto& [m, n] : sizes) {
        const Symbols a = random_symbols(random, m, static_cast<unsigned>(planes));
        const Symbols b = random_symbols(random, n, static_cast<unsigned>(planes));
        const Encoding& encoding = compiled->cell.encoding;
        const auto left = *left_edge(compiled->recurrence, compiled->flows, encoding, m);
        const auto top = *top_edge(compiled->recurrence, compiled->flows, encoding, n);
        std::vector<std::uint8_t> right(m);
        std::vector<std::uint8_t> bottom(n);
        WavefrontKernel functions = machine.kernel();
        const Disturbed edge(machine, functions.edge);
        const Disturbed steady(machine, functions.steady);
        const Disturbed edge_tap(machine, functions.edge_tap);
        const Disturbed steady_tap(machine, functions.steady_tap);
        if (comparison == Comparison::DisturbedMasks) {
            functions.edge = KernelEntry(edge);
            functions.steady = KernelEntry(steady);
            functions.edge_tap = KernelEntry(edge_tap);
            functions.steady_tap = KernelEntry(steady_tap);
        }
        WavefrontDriver driver(functions);
        ASSERT_TRUE(driver.run({a.codes, b.codes, left, top, right, bottom}));
        ASSERT_FALSE(log->failure) << log->failure->render();
        EXPECT_EQ(read_answer(compiled->recurrence, compiled->flows, encoding, n, right, bottom),
                  spec.expected(a.letters, b.letters))
            << spec.name << ' ' << m << 'x' << n << ", " << rows << " rows";
    }
}

const testing::ShippedSpec& levenshtein() {
    return *std::find_if(
        testing::shipped_specs().begin(), testing::shipped_specs().end(),
        [](const testing::ShippedSpec& shipped) { return shipped.name == "levenshtein"; });
}

TEST(SpuMachine, EverySpecGivesItsAnswers) {
    for (const testing::ShippedSpec& spec : testing::shipped_specs())
        for (const int rows : {1, 2})
            check_answers(spec, 2, rows, {{7, 5}, {130, 40}, {128, 300}, {1, 1}});
}

TEST(SpuMachine, AllRowsGiveTheSameAnswers) {
    for (const int planes : {1, 2, 7})
        for (const int rows : {1, 2, 3, 4, 5, 6, 8})
            check_answers(levenshtein(), planes, rows, {{600, 700}, {1300, 90}, {3, 2600}});
}

TEST(SpuMachine, LetterMasksGiveTheSameAnswers) {
    for (const testing::ShippedSpec& spec : testing::shipped_specs())
        if (!compiled_for_spu(spec.name, 2, 1)->recurrence.relations.empty())
            for (const int rows : {1, 2})
                check_answers(spec, 2, rows, {{7, 5}, {130, 40}, {128, 300}, {1, 1}},
                              Comparison::Masks);
    for (const int planes : {1, 7, 8})
        for (const int rows : {1, 2, 3, 4})
            check_answers(levenshtein(), planes, rows, {{600, 700}, {1300, 90}, {3, 2600}},
                          Comparison::Masks);
    for (const int rows : {1, 3, 4})
        check_answers(levenshtein(), 1, rows, {{1300, 1700}, {3, 2600}},
                      Comparison::DisturbedMasks);
}

TEST(SpuMachine, LevenshteinTakesSoManyCycles) {
    struct Expected {
        int planes;
        int rows;
        std::size_t cycles;
        int even;
    };
    // The paper of 2009: 26 cycles for 128 cells of 8 bits.
    for (const auto& [planes, rows, cycles, even] :
         {Expected{2, 8, 606, 606}, Expected{7, 8, 1247, 1247}, Expected{8, 6, 789, 789}}) {
        const auto compiled = compiled_for_spu("levenshtein", planes, rows);
        ASSERT_TRUE(compiled);
        const auto kernel = compile_spu(*compiled, kHead);
        ASSERT_TRUE(kernel) << kernel.failure().render();
        const SpuSchedule& steady = kernel->assembly.functions[1].schedule;
        EXPECT_EQ(steady.loop.size(), cycles) << planes;
        EXPECT_EQ(steady.even, even) << planes;
        EXPECT_EQ(steady.idle(), 0) << planes;
    }
}

TEST(SpuMachine, LetterMasksTakeSoManyCyclesWhateverTheAlphabet) {
    for (const int planes : {7, 8}) {
        CompileParams params;
        params.symbols.a_planes = params.symbols.b_planes = planes;
        const auto compiled =
            compile_for_spu(*lower_reach(testing::load_shipped("levenshtein")), params);
        ASSERT_TRUE(compiled);
        EXPECT_EQ(compiled->rows, 4);
        EXPECT_EQ(compiled->layout_cell.predicates, 1);
        const auto kernel = compile_spu(*compiled, kHead);
        ASSERT_TRUE(kernel) << kernel.failure().render();
        const SpuSchedule& steady = kernel->assembly.functions[1].schedule;
        EXPECT_EQ(steady.loop.size(), 270U) << planes;  // 16.875 for 128 cells
        EXPECT_EQ(steady.even, 269) << planes;
        EXPECT_EQ(steady.odd, 270) << planes;
    }
}

/// The letters that generated/kernels are made for (scripts/emit-generated.sh).
SymbolLogic letters_of(const Recurrence& recurrence) {
    std::string letters = "ACGT";
    if (recurrence.name == "iupac") letters = "ACGTRYSWKMBDHVN";
    if (recurrence.name == "casefold")
        letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
    const SymbolSet set = symbols_in(letters);
    return code_symbols(recurrence.relations, set, set)->logic;
}

TEST(SpuMachine, SteadyLoopsOfAllSpecsAreAsShortAsThePipesAllow) {
    struct Expected {
        const char* spec;
        int rows;
        std::size_t cycles;
    };
    for (const auto& [spec, rows, cycles] :
         {Expected{"affine", 4, 806}, Expected{"bitpal", 8, 862}, Expected{"casefold", 8, 991},
          Expected{"hamming", 8, 350}, Expected{"indel", 8, 406}, Expected{"iupac", 4, 270},
          Expected{"k_edit", 8, 734}, Expected{"k_mismatch", 8, 414}, Expected{"lcs", 8, 406},
          Expected{"levenshtein", 8, 606}, Expected{"osa", 8, 751}, Expected{"prefix", 8, 606},
          Expected{"semiglobal", 8, 606}, Expected{"shift_or", 8, 278},
          Expected{"weighted", 6, 722}}) {
        CompileParams params;
        const Recurrence recurrence = testing::load_shipped(spec);
        params.symbols = letters_of(recurrence);
        const auto compiled = compile_for_spu(recurrence, params);
        ASSERT_TRUE(compiled) << compiled.failure().render();
        EXPECT_EQ(compiled->rows, rows) << spec;
        const auto kernel = compile_spu(*compiled, kHead);
        ASSERT_TRUE(kernel) << kernel.failure().render();
        const SpuSchedule& steady = kernel->assembly.functions[1].schedule;
        EXPECT_EQ(steady.loop.size(), cycles) << spec;
        // The fuller pipe has an instruction in every cycle.
        EXPECT_EQ(steady.bound(), static_cast<int>(cycles)) << spec;
        EXPECT_EQ(compiled->layout_cell.predicates > 0, recurrence.name == "iupac") << spec;
    }
}

TEST(SpuMachine, SteadyLoopsNeverWait) {
    for (const int planes : {2, 7, 8}) {
        auto compiled = compiled_for_spu("levenshtein", planes, planes == 8 ? 4 : 8);
        if (planes == 8) compiled = with_letter_masks(*std::move(compiled), spu_target());
        ASSERT_TRUE(compiled);
        const auto kernel = compile_spu(*compiled, kHead);
        ASSERT_TRUE(kernel);
        const auto cycles_of = [&](unsigned iterations) {
            spu::Simulator simulator(kernel->image);
            simulator.set_word(3, 0);
            simulator.set_word(4, iterations);
            const auto cycles = simulator.run("levenshtein_steady", 1'000'000);
            EXPECT_TRUE(cycles);
            return *cycles;
        };
        const spu::Cycles few = cycles_of(10);
        const spu::Cycles many = cycles_of(30);
        EXPECT_EQ(many.total - few.total, 20 * kernel->assembly.functions[1].schedule.loop.size());
        EXPECT_EQ(many.waiting, few.waiting);
        EXPECT_EQ(many.branching, few.branching);
        const SpuSchedule& schedule = kernel->assembly.functions[1].schedule;
        const auto loop = static_cast<std::uint64_t>(schedule.loop.size());
        EXPECT_EQ(many.idle - few.idle, 20 * static_cast<std::uint64_t>(schedule.idle()));
        // A nop wherever an instruction is missing.
        const auto instructions = static_cast<std::uint64_t>(schedule.even + schedule.odd);
        EXPECT_EQ(many.nops - few.nops, 20 * (2 * loop - instructions));
        EXPECT_EQ(many.total, many.dual + many.single_even + many.single_odd + many.idle +
                                  many.waiting + many.branching);
        EXPECT_EQ(cycles_of(0).dual, 0U);
    }
}

TEST(SpuMachine, RowsThatDoNotFitSaySo) {
    const auto compiled = compiled_for_spu("levenshtein", 8, 8);
    ASSERT_TRUE(compiled);
    const auto kernel = compile_spu(*compiled, kHead);
    ASSERT_FALSE(kernel);
    EXPECT_EQ(kernel.failure().kind(), FailureKind::Environment);
    EXPECT_NE(kernel.failure().render().find("an SPU has 128; fewer rows (--rows)"),
              std::string::npos);
    CompileParams params;
    params.symbols.a_planes = params.symbols.b_planes = 8;
    EXPECT_EQ(compile_for_spu(*lower_reach(testing::load_shipped("levenshtein")), params)->rows, 4);
}

// What eight SPUs take is told from the order of pieces.
TEST(SpuMachine, ThreadsOfTheHostChangeNothing) {
    std::mt19937 random(8);
    const Symbols a = random_symbols(random, 700, 2);
    const Symbols b = random_symbols(random, 4000, 2);
    RunOptions options;
    options.rows = 1;
    options.least_cells_a_thread = 1;
    std::vector<SimulatedRun> runs;
    for (const int threads : {1, 4}) {
        options.threads = threads;
        const auto run = Engine(spu_target())
                             .run(testing::load_shipped("levenshtein"), std::string_view(a.letters),
                                  std::string_view(b.letters), options);
        ASSERT_TRUE(run) << run.failure().render();
        EXPECT_EQ(run->threads, 1);
        ASSERT_TRUE(run->simulated);
        runs.push_back(*run->simulated);
    }
    EXPECT_EQ(runs[0].units_cycles, runs[1].units_cycles);
    EXPECT_GT(runs[0].cycles.total, 4 * runs[0].units_cycles);
}

TEST(SpuMachine, StripsWaitForThoseAbove) {
    // Strips of 128 rows, pieces of 256 columns and 1,000 cycles: a strip begins when its upper
    // neighbour is 384 columns ahead, two pieces.
    std::vector<SpuPiece> pieces;
    for (std::size_t strip = 1; strip <= 4; ++strip)
        for (std::ptrdiff_t column = 0; column < 2560; column += 256)
            pieces.push_back({strip, 128, column, column + 256, 1000, 800, 4});
    CellModel model;
    model.latency = 100;
    model.spus = 1;
    EXPECT_EQ(modelled_cycles(pieces, model), 40000U);
    model.spus = 4;
    EXPECT_EQ(modelled_cycles(pieces, model), 10000U + 3 * 2100);
    // Transfers that take longer than the computation do so on all SPUs at once.
    model.bytes_a_cycle = 1;
    EXPECT_EQ(modelled_cycles(pieces, model), 32000U + 3 * 6500);
}

}  // namespace
}  // namespace minterm::spu_machine_test
