// SPDX-License-Identifier: Apache-2.0
//
// Blocks compose: a matrix cut into rectangles anywhere has the edges of the whole.
#include <gtest/gtest.h>

#include <algorithm>
#include <random>

#include "codegen/block_edges.hpp"
#include "codegen/compile.hpp"
#include "codegen/jit.hpp"
#include "runtime/blocks/wavefront_driver.hpp"
#include "synth/interpret.hpp"
#include "synth/lower_reach.hpp"
#include "tests/support/cut_block.hpp"
#include "tests/support/runnable_targets.hpp"
#include "tests/support/shipped_specs.hpp"

namespace minterm::block_test {
namespace {

/// Both kernels of a recurrence for codes of two planes a side.
struct Kernels {
    Compiled compiled;
    JitKernel plain, tap;
    WavefrontKernel kernel;
};

Kernels load(const Recurrence& recurrence, const Target& target, int rows) {
    CompileParams params;
    params.symbols = dna_symbols();
    params.rows = rows;
    Kernels loaded;
    auto compiled = compile(recurrence, target, params);
    EXPECT_TRUE(compiled) << (compiled ? "" : compiled.failure().render());
    loaded.compiled = *std::move(compiled);
    loaded.plain = *compile_kernel(loaded.compiled.program, target);
    loaded.tap = *compile_kernel(
        layout_wavefront("tap", loaded.compiled.layout_cell, rows, KernelPart::Tap), target);
    loaded.kernel = {target.word_bits,
                     rows,
                     loaded.compiled.cell.encoding.vertical.bits,
                     loaded.compiled.cell.encoding.horizontal.bits,
                     2,
                     2,
                     loaded.plain.entry("edge"),
                     loaded.plain.entry("steady"),
                     loaded.tap.entry("edge_tap"),
                     loaded.tap.entry("steady_tap")};
    return loaded;
}

using testing::Codes;
using testing::meaning;

class Blocks : public ::testing::TestWithParam<testing::ShippedSpec> {};

TEST_P(Blocks, AnyCutGivesTheEdgesOfTheWhole) {
    const Recurrence recurrence = *lower_reach(testing::load_shipped(GetParam().name));
    std::vector<const Target*> targets = testing::runnable_targets();
    std::mt19937 random(11);
    for (const Target* target : targets) {
        const int rows = 2;
        const Kernels kernels = load(recurrence, *target, rows);
        const Encoding& encoding = kernels.compiled.cell.encoding;
        const std::size_t strip = kernels.kernel.strip_rows();
        for (int round = 0; round < 12; ++round) {
            const std::size_t m = 1 + random() % (2 * strip + 10);
            const std::size_t n = 1 + random() % 300;
            Codes a(m);
            Codes b(n);
            for (std::uint8_t& code : a) code = random() & 3U;
            for (std::uint8_t& code : b) code = random() & 3U;
            Codes left = *left_edge(recurrence, kernels.compiled.flows, encoding, m);
            Codes top = *top_edge(recurrence, kernels.compiled.flows, encoding, n);
            WavefrontDriver driver(kernels.kernel);
            Codes right(m);
            Codes bottom(n);
            ASSERT_TRUE(driver.run({a, b, left, top, right, bottom}));

            // Four blocks around a random corner, in place: an edge is the next block's other edge.
            // They take threads, the whole block one.
            const std::size_t row = random() % (m + 1);
            const std::size_t column = random() % (n + 1);
            testing::run_in_four(a, b, left, top, row, column, [&](const Block& block) {
                const StripThreads threads{1 + static_cast<int>(random() % 3), 1, 1};
                return driver.run(block, {}, threads).ok();
            });
            ASSERT_EQ(meaning(left, encoding.vertical), meaning(right, encoding.vertical))
                << target->name << ' ' << m << 'x' << n << " cut at " << row << ',' << column;
            ASSERT_EQ(meaning(top, encoding.horizontal), meaning(bottom, encoding.horizontal))
                << target->name << ' ' << m << 'x' << n << " cut at " << row << ',' << column;
        }
    }
}

/// What crosses the right edge of row i and the bottom edge of column j of a filled matrix.
class MatrixEdges {
public:
    MatrixEdges(const Recurrence& recurrence, const Flows& flows, const Matrix& matrix)
        : recurrence_(recurrence), flows_(flows), matrix_(matrix) {}

    int right(std::size_t i) const {
        return find(flows_.vertical, tuple(flows_.vertical, i - 1, matrix_.cols, i));
    }
    int bottom(std::size_t j) const {
        return find(flows_.horizontal, tuple(flows_.horizontal, matrix_.rows, j - 1, matrix_.rows));
    }

private:
    /// The components of an edge whose base is at (i, j); `row` is the row of the cell beside it.
    FlowValue tuple(const EdgeFlow& edge, std::size_t i, std::size_t j, std::size_t row) const {
        FlowValue value;
        for (const FlowComponent& component : edge.components) {
            const bool relative = flows_.domain == FlowDomain::Difference &&
                                  recurrence_.tables[component.table].type == ValueType::Int;
            const std::int64_t base = relative ? matrix_.at(flows_.base, i, j) : 0;
            std::int64_t read = 0;
            switch (component.neighbour) {
                case Neighbour::Left:
                    read = matrix_.at(component.table, row, j);
                    break;
                case Neighbour::Above:
                    read = matrix_.at(component.table, i, j + 1);
                    break;
                case Neighbour::Diagonal:
                    read = matrix_.at(component.table, i, j);
                    break;
            }
            value.push_back(read - base);
        }
        return value;
    }

    const Recurrence& recurrence_;
    const Flows& flows_;
    const Matrix& matrix_;
};

/// Right and bottom edges of every string of length 5 over three letters against every string of
/// length 1 to 5: the edges hold every pair of a prefix of the one and the other. K changes with
/// the pair.
TEST_P(Blocks, AllPairsToLength5OverThreeLetters) {
    const Recurrence recurrence = *lower_reach(testing::load_shipped(GetParam().name));
    struct OnTarget {
        const Target* target;
        std::vector<Kernels> kernels;
        std::vector<WavefrontDriver> drivers;
        Codes left;              ///< codes differ with the gates
        std::vector<Codes> top;  ///< [n]

        const Encoding& encoding() const { return kernels[0].compiled.cell.encoding; }
    };
    constexpr std::size_t m = 5;
    std::vector<OnTarget> places;
    const auto add = [&](const Target& target) {
        places.push_back({&target, {}, {}, {}, {}});
        for (const int rows : {1, 2, 3}) {
            places.back().kernels.push_back(load(recurrence, target, rows));
            places.back().drivers.emplace_back(places.back().kernels.back().kernel);
        }
        OnTarget& place = places.back();
        const Flows& flows = place.kernels[0].compiled.flows;
        place.left = *left_edge(recurrence, flows, place.encoding(), m);
        for (std::size_t n = 0; n <= m; ++n)
            place.top.push_back(*top_edge(recurrence, flows, place.encoding(), n));
    };
    add(narrow_test_target());
    for (const Target& target : all_targets())
        if (why_unavailable(target).empty()) add(target);
    const Flows& flows = places[0].kernels[0].compiled.flows;
    std::size_t pair = 0;
    for (std::size_t a_number = 0; a_number < 243; ++a_number) {
        Codes a(m);
        for (std::size_t i = 0, rest = a_number; i < m; ++i, rest /= 3)
            a[i] = static_cast<std::uint8_t>(rest % 3);
        const std::string a_text(a.begin(), a.end());
        for (std::size_t n = 1, count = 3; n <= m; ++n, count *= 3) {
            for (std::size_t b_number = 0; b_number < count; ++b_number, ++pair) {
                Codes b(n);
                for (std::size_t j = 0, rest = b_number; j < n; ++j, rest /= 3)
                    b[j] = static_cast<std::uint8_t>(rest % 3);
                const Matrix matrix =
                    interpret(recurrence, a_text, std::string(b.begin(), b.end()));
                const MatrixEdges expected(recurrence, flows, matrix);
                for (OnTarget& place : places) {
                    Codes right(m);
                    Codes bottom(n);
                    const Encoding& encoding = place.encoding();
                    ASSERT_TRUE(place.drivers[pair % 3].run(
                        {a, b, place.left, place.top[n], right, bottom}));
                    bool same = true;
                    for (std::size_t i = 1; i <= m; ++i)
                        same = same &&
                               encoding.vertical.value_of_code[right[i - 1]] == expected.right(i);
                    for (std::size_t j = 1; j <= n; ++j)
                        same = same && encoding.horizontal.value_of_code[bottom[j - 1]] ==
                                           expected.bottom(j);
                    ASSERT_TRUE(same) << place.target->name << ", K = " << 1 + pair % 3
                                      << "\n  a: " << ::testing::PrintToString(a)
                                      << "\n  b: " << ::testing::PrintToString(b);
                }
            }
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Specs, Blocks, ::testing::ValuesIn(testing::shipped_specs()),
                         [](const auto& test) { return test.param.name; });

}  // namespace
}  // namespace minterm::block_test
