// SPDX-License-Identifier: Apache-2.0
//
// `Engine` on a GPU. Built twice: for the fake device, and for one that the machine has (label
// gpu), where longer sequences are compared with the processor's answers, too.
#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <random>
#include <set>
#include <string>
#include <vector>

#include "codegen/common_subsequence.hpp"
#include "codegen/emit_cuda.hpp"
#include "codegen/engine.hpp"
#include "codegen/nvrtc.hpp"
#include "runtime/cuda/cuda_driver.hpp"
#include "tests/support/cuda_environment.hpp"
#include "tests/support/shipped_specs.hpp"

namespace minterm::cuda_engine_test {
namespace {

class CudaEngine : public ::testing::Test {
protected:
    void SetUp() override {
        const auto driver = CudaDriver::load();
        if (!driver) GTEST_SKIP() << driver.failure().render();
        const auto nvrtc = Nvrtc::load();
        if (!nvrtc) GTEST_SKIP() << nvrtc.failure().render();
    }

    std::string letters(std::size_t length) {
        std::string text;
        while (text.size() < length) text += "ACGT"[random_() & 3U];
        return text;
    }

    /// About one edit in `every` letters.
    std::string edited(const std::string& text, unsigned every) {
        std::string copy;
        for (const char letter : text) {
            const auto kind = random_() % (3 * every);
            if (kind == 0) continue;
            copy += kind == 1 ? letters(1)[0] : letter;
            if (kind == 2) copy += letters(2);
        }
        return copy;
    }

    /// The answer, its places and alignments are what the processor says.
    void expect_same(const std::string& name, const std::string& a, const std::string& b,
                     const RunOptions& options) {
        const Recurrence recurrence = testing::load_shipped(name);
        const auto there = device_.run(recurrence, a, b, options);
        ASSERT_TRUE(there) << name << ": " << there.failure().render();
        RunOptions plain = options;
        plain.rows = 0;
        plain.most_row_bytes = RunOptions{}.most_row_bytes;
        const auto here = processor_.run(recurrence, a, b, plain);
        ASSERT_TRUE(here) << here.failure().render();
        const std::string where =
            name + ": " + std::to_string(a.size()) + " x " + std::to_string(b.size());
        EXPECT_EQ(there->answer, here->answer) << where;
        EXPECT_EQ(there->too_costly, here->too_costly) << where;
        EXPECT_EQ(there->begins, here->begins) << where;
        EXPECT_EQ(there->alignment, here->alignment) << where;
        EXPECT_EQ(there->alignments, here->alignments) << where;
    }

    std::mt19937 random_{17};
    Engine device_{cuda_target()};
    Engine processor_{**choose_target()};
#ifdef MINTERM_FAKE_CUDA_DRIVER
    static constexpr bool kIsFake = true;
    const testing::Environment environment_{
        { {"MINTERM_CUDA_DRIVER", MINTERM_FAKE_CUDA_DRIVER},
          { "MINTERM_NVRTC",
            MINTERM_FAKE_NVRTC } }};
#else
    static constexpr bool kIsFake = false;
#endif
};

TEST_F(CudaEngine, AnswersOfAllSpecs) {
    Engine engine(cuda_target());
    for (const testing::ShippedSpec& spec : testing::shipped_specs()) {
        const Recurrence recurrence = testing::load_shipped(spec.name);
        for (const auto& [m, n] : {std::pair(0U, 0U), std::pair(0U, 9U), std::pair(9U, 0U),
                                   std::pair(1U, 30U), std::pair(1025U, 60U)}) {
            const std::string a = letters(m);
            const std::string b = letters(n);
            const auto run = engine.run(recurrence, a, b);
            ASSERT_TRUE(run) << spec.name << ": " << run.failure().render();
            EXPECT_EQ(run->answer, spec.expected(a, b)) << spec.name << ' ' << m << 'x' << n;
            EXPECT_EQ(run->target, "cuda");
        }
    }
}

RunOptions in_columns(int words = 0) {
    RunOptions options;
    options.layout = Layout::Column;
    options.rows = words;
    return options;
}

/// On a fake device one of a kind: to find the cells of all takes the most time.
TEST_F(CudaEngine, ColumnsAnswerAllSpecs) {
    Engine engine(cuda_target());
    const std::set<std::string> some{"levenshtein", "lcs",    "hamming", "semiglobal",
                                     "iupac",       "affine", "shift_or"};
    for (const testing::ShippedSpec& spec : testing::shipped_specs()) {
        if (kIsFake && some.count(spec.name) == 0) continue;
        const Recurrence recurrence = testing::load_shipped(spec.name);
        if (spec.name == "affine") {
            const auto refused = engine.run(recurrence, "AC", "AG", in_columns());
            ASSERT_FALSE(refused);
            EXPECT_NE(refused.failure().render().find("cannot be computed a column at a time"),
                      std::string::npos);
            continue;
        }
        for (const auto& [m, n] : {std::pair(0U, 0U), std::pair(0U, 9U), std::pair(9U, 0U),
                                   std::pair(1U, 30U), std::pair(1025U, 20U)}) {
            const std::string a = letters(m);
            const std::string b = letters(n);
            const auto run = engine.run(recurrence, a, b, in_columns());
            ASSERT_TRUE(run) << spec.name << ": " << run.failure().render();
            EXPECT_EQ(run->answer, spec.expected(a, b)) << spec.name << ' ' << m << 'x' << n;
            EXPECT_EQ(run->layout, m == 0 || n == 0 ? "boundary" : "column");
        }
    }
}

/// Tables of masks that are in shared memory, and symbols that are compared by planes: bytes, and
/// numbers of 32 bits.
TEST_F(CudaEngine, ColumnsOfAnySymbols) {
    const Recurrence recurrence = testing::load_shipped("levenshtein");
    for (const auto& [count, words] : {std::pair(1U, 1), std::pair(20U, 2), std::pair(256U, 1),
                                       std::pair(256U, 2), std::pair(1100U, 1)}) {
        std::u32string a;
        std::u32string b;
        for (std::uint32_t i = 0; i < 1100; ++i) a += static_cast<char32_t>(i * 7 % count * 1009);
        for (std::uint32_t i = 0; i < 30; ++i) b += a[random_() % a.size()];
        b += static_cast<char32_t>(5'000'000);
        const auto there = device_.run(recurrence, a, b, in_columns(words));
        ASSERT_TRUE(there) << there.failure().render();
        const auto here = processor_.run(recurrence, a, b);
        ASSERT_TRUE(here) << here.failure().render();
        EXPECT_EQ(there->answer, here->answer) << count << " symbols, K = " << words;
        EXPECT_EQ(there->rows, words);
    }
}

TEST_F(CudaEngine, LastRowsAndColumnsAreThoseOfTheProcessor) {
    const Recurrence recurrence = testing::load_shipped("levenshtein");
    const std::string a = letters(1030);
    const std::string b = letters(90);
    for (const Layout layout : {Layout::Choose, Layout::Column}) {
        RunOptions options;
        options.layout = layout;
        // Kernels that leave no last row do not stand for those that do.
        ASSERT_TRUE(device_.run(recurrence, a, b, options));
        options.last_column = true;
        options.last_row = true;
        const auto there = device_.run(recurrence, a, b, options);
        ASSERT_TRUE(there) << there.failure().render();
        const auto here = processor_.run(recurrence, a, b, options);
        ASSERT_TRUE(here) << here.failure().render();
        EXPECT_EQ(there->last_column, here->last_column);
        EXPECT_EQ(there->last_row, here->last_row);
    }
}

TEST_F(CudaEngine, SymbolsOfAnyKind) {
    Engine engine(cuda_target());
    const Recurrence recurrence = testing::load_shipped("levenshtein");
    const auto expected = [](const std::string& a, const std::string& b) {
        for (const testing::ShippedSpec& spec : testing::shipped_specs())
            if (spec.name == "levenshtein") return spec.expected(a, b);
        return AnswerValue{};
    };
    const auto compare = [&](const std::string& a, const std::string& b) {
        const auto run = engine.run(recurrence, a, b);
        ASSERT_TRUE(run) << run.failure().render();
        EXPECT_EQ(run->answer, expected(a, b));
    };
    compare(std::string(40, 'a'), std::string(50, 'a'));
    compare(std::string(40, 'a'), std::string(50, 'b'));
    std::string bytes;
    for (int i = 0; i < 300; ++i) bytes += static_cast<char>(random_());
    compare(bytes, bytes.substr(7) + letters(5));
}

RunOptions aligned(std::optional<AlignmentMode> mode = {}, std::size_t most_row_bytes = 1U << 20U) {
    RunOptions options;
    options.mode = mode;
    options.alignment = true;
    options.begins = true;
    options.most_row_bytes = most_row_bytes;
    return options;
}

TEST_F(CudaEngine, AlignmentsAroundStripsAsOnTheProcessor) {
    for (const DeviceLaunches launches : {DeviceLaunches::Many, DeviceLaunches::One})
        for (const auto& [m, n] :
             {std::pair(0U, 5U), std::pair(5U, 0U), std::pair(0U, 0U), std::pair(1U, 1U),
              std::pair(1U, 70U), std::pair(70U, 1U), std::pair(1023U, 40U), std::pair(1024U, 1U),
              std::pair(1025U, 64U), std::pair(2048U, 65U), std::pair(2049U, 1200U)}) {
            RunOptions options = aligned();
            options.device_launches = launches;
            const std::string a = letters(m);
            expect_same("levenshtein", a, letters(n), options);
            expect_same("levenshtein", a, edited(a, 9).substr(0, n), options);
        }
}

TEST_F(CudaEngine, AlignmentsOfAllCostsAndModes) {
    const std::string a = letters(2300);
    const std::string near = edited(a, 12);
    const std::string far = letters(700);
    for (const char* name : {"levenshtein", "indel", "lcs", "weighted", "osa", "casefold"}) {
        expect_same(name, a, near, aligned());
        expect_same(name, a, far, aligned());
        if (name == std::string("lcs")) continue;
        expect_same(name, a.substr(40, 1100), near, aligned(AlignmentMode::Infix));
        expect_same(name, a.substr(0, 1100), near, aligned(AlignmentMode::Prefix));
    }
    expect_same("semiglobal", a.substr(40, 1100), near, aligned());
    // Swapped letters, also over the row between two strips.
    std::string swapped = a;
    for (const std::size_t at : {100U, 1022U, 1023U, 1500U, 2047U})
        std::swap(swapped[at], swapped[at + 1]);
    expect_same("osa", a, swapped, aligned());
}

TEST_F(CudaEngine, EveryPlaceHasItsAlignment) {
    RunOptions options = aligned(AlignmentMode::Infix);
    options.all_places = true;
    const std::string a = letters(1030);
    expect_same("levenshtein", a, edited(a, 20) + letters(60) + edited(a, 20), options);
    std::string same(1030, 'A');
    same.back() = 'C';
    expect_same("indel", same, std::string(1300, 'A'), options);
}

/// With room for one row every other one is computed again, in blocks that get lower and lower.
TEST_F(CudaEngine, RowsThatAreNotKeptAreComputedAgain) {
    const std::string a = letters(7300);
    for (const std::size_t most_row_bytes : {std::size_t{1}, std::size_t{400}, std::size_t{700}}) {
        expect_same("levenshtein", a, letters(600), aligned({}, most_row_bytes));
        expect_same("osa", a.substr(0, 4200), a.substr(2000, 900), aligned({}, most_row_bytes));
        expect_same("levenshtein", a.substr(0, 3200), letters(40) + edited(a.substr(0, 2300), 15),
                    aligned(AlignmentMode::Infix, most_row_bytes));
    }
}

TEST_F(CudaEngine, BoundsAreThoseOfTheProcessor) {
    const std::string a = letters(1100);
    const std::string b = edited(a, 10);
    RunOptions options = aligned();
    for (const std::uint64_t bound : {0U, 3U, 60U, 2000U}) {
        options.max_distance = bound;
        expect_same("levenshtein", a, b, options);
        expect_same("levenshtein", a.substr(0, 900), b, options);
    }
}

/// What is short goes the ways that have no need for a GPU.
TEST_F(CudaEngine, SubsequencesAreThoseOfTheProcessor) {
    const Recurrence indel = testing::load_shipped("indel");
    RunOptions options;
    options.alignment = true;
    const auto compare = [&](const std::string& a, const std::string& b, bool on_device) {
        const auto there = run_common_subsequence(device_, indel, a, b, options);
        ASSERT_TRUE(there) << there.failure().render();
        const auto here = run_common_subsequence(processor_, indel, a, b, options);
        ASSERT_TRUE(here) << here.failure().render();
        EXPECT_EQ(there->answer, here->answer);
        EXPECT_EQ(there->alignment, here->alignment) << a.size() << " x " << b.size();
        EXPECT_EQ(there->layout == "wavefront", on_device) << there->layout;
    };
    compare(letters(300), letters(200), false);
    compare(letters(2600), letters(2500), true);
    const std::string same = letters(3000);
    compare(same, same, false);
    compare(same, "", false);
}

/// The letters of a FASTA file of one record; empty if there is no such file.
std::string letters_of(const std::filesystem::path& file) {
    std::ifstream in(file);
    std::string letters;
    for (std::string line; std::getline(in, line);)
        if (line.empty() || line.front() != '>') letters += line;
    return letters;
}

/// Mitochondria: parts of them on a fake device, all of them on a GPU.
TEST_F(CudaEngine, AlignmentsOfGenomesAsOnTheProcessor) {
    const char* const set = std::getenv("MINTERM_SHARED");
    const std::filesystem::path folder =
        std::filesystem::path(set != nullptr ? set : MINTERM_SOURCE_DIR "/../shared") / "data" /
        "genomes";
    std::string human = letters_of(folder / "MT-human.fa");
    std::string orang = letters_of(folder / "MT-orang.fa");
    if (human.empty() || orang.empty())
        GTEST_SKIP() << "needs mitochondria in " << folder << "; set MINTERM_SHARED";
    if (kIsFake) human.resize(3000);
    if (kIsFake) orang.resize(3300);
    expect_same("levenshtein", human, orang, aligned());
    expect_same("indel", human, orang, aligned());
    expect_same("levenshtein", human.substr(500, 1500), orang, aligned(AlignmentMode::Infix));
}

TEST_F(CudaEngine, LongSequencesAsOnTheProcessor) {
    if (kIsFake) GTEST_SKIP() << "this takes hours on a fake device";
    for (const char* name : {"levenshtein", "lcs", "affine", "semiglobal"}) {
        const Recurrence recurrence = testing::load_shipped(name);
        for (const int rows : {1, 2, 4})
            for (const auto& [m, n] :
                 {std::pair(4096U, 4096U), std::pair(50001U, 20000U), std::pair(1000U, 300000U)}) {
                const std::string a = letters(m);
                const std::string b = letters(n);
                RunOptions options;
                options.rows = rows;
                const auto there = device_.run(recurrence, a, b, options);
                ASSERT_TRUE(there) << there.failure().render();
                const auto here = processor_.run(recurrence, a, b);
                ASSERT_TRUE(here) << here.failure().render();
                EXPECT_EQ(there->answer, here->answer)
                    << name << ' ' << rows << ' ' << m << 'x' << n;
                options.device_launches = DeviceLaunches::One;
                const auto at_once = device_.run(recurrence, a, b, options);
                ASSERT_TRUE(at_once) << at_once.failure().render();
                EXPECT_EQ(at_once->answer, here->answer)
                    << "in one launch: " << name << ' ' << rows;
                if (name == std::string("affine")) continue;
                for (const DeviceLaunches launches : {DeviceLaunches::Many, DeviceLaunches::One}) {
                    RunOptions columns = in_columns(rows);
                    columns.device_launches = launches;
                    const auto by_columns = device_.run(recurrence, a, b, columns);
                    ASSERT_TRUE(by_columns) << by_columns.failure().render();
                    EXPECT_EQ(by_columns->answer, here->answer)
                        << "in columns: " << name << ' ' << rows << ' ' << m << 'x' << n;
                }
                options = aligned();
                options.rows = rows;
                expect_same(name, a, b, options);
            }
    }
}

}  // namespace
}  // namespace minterm::cuda_engine_test
