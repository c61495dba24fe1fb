// SPDX-License-Identifier: Apache-2.0
//
// Blocks compose: a matrix cut into rectangles anywhere has the edges of the whole.
#include <gtest/gtest.h>

#include <algorithm>
#include <random>

#include "codegen/block_edges.hpp"
#include "codegen/compile.hpp"
#include "codegen/jit.hpp"
#include "runtime/wavefront_driver.hpp"
#include "tests/support/shipped_specs.hpp"

namespace minterm {
namespace {

/// Both kernels of a recurrence for codes of two planes a side.
struct Kernels {
    Compiled compiled;
    JitKernel plain, tap;
    WavefrontKernel kernel;
};

Kernels load(JitSession& session, const Recurrence& recurrence, const Target& target, int rows) {
    CompileParams params;
    params.symbols = dna_symbols();
    params.rows = rows;
    Kernels loaded;
    auto compiled = compile(recurrence, target, params);
    EXPECT_TRUE(compiled) << (compiled ? "" : compiled.failure().render());
    loaded.compiled = *std::move(compiled);
    loaded.plain = *session.compile(loaded.compiled.program, target);
    loaded.tap = *session.compile(layout_wavefront("tap", loaded.compiled.layout_cell, rows, true), target);
    loaded.kernel = {target.word_bits,
                     rows,
                     loaded.compiled.encoding.vertical.bits,
                     loaded.compiled.encoding.horizontal.bits,
                     2,
                     2,
                     loaded.plain.entry("edge"),
                     loaded.plain.entry("steady"),
                     loaded.tap.entry("edge_tap"),
                     loaded.tap.entry("steady_tap")};
    return loaded;
}

using Codes = std::vector<std::uint8_t>;

/// Which value each code stands for: edges are compared by meaning.
Codes meaning(const Codes& codes, const EdgeEncoding& encoding) {
    Codes values;
    for (const std::uint8_t code : codes)
        values.push_back(static_cast<std::uint8_t>(encoding.value_of_code[code]));
    return values;
}

class Blocks : public ::testing::TestWithParam<testing::ShippedSpec> {};

TEST_P(Blocks, AnyCutGivesTheEdgesOfTheWhole) {
    const Recurrence recurrence = testing::load_shipped(GetParam().name);
    std::vector<const Target*> targets{&narrow_test_target()};
    for (const Target& target : all_targets())
        if (why_unavailable(target).empty()) targets.push_back(&target);
    std::mt19937 random(11);
    for (const Target* target : targets) {
        auto session = JitSession::create();
        ASSERT_TRUE(session);
        const int rows = 2;
        const Kernels kernels = load(*session, recurrence, *target, rows);
        const Encoding& encoding = kernels.compiled.encoding;
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
            const std::size_t row = random() % (m + 1);
            const std::size_t column = random() % (n + 1);
            const auto part = [](auto& codes, std::size_t begin, std::size_t end) {
                return std::span(codes).subspan(begin, end - begin);
            };
            for (const auto& [i0, i1] : {std::pair{std::size_t{0}, row}, std::pair{row, m}}) {
                for (const auto& [j0, j1] : {std::pair{std::size_t{0}, column}, std::pair{column, n}}) {
                    if (i0 == i1 || j0 == j1) continue;
                    Codes block_right(i1 - i0);
                    Codes block_bottom(j1 - j0);
                    ASSERT_TRUE(driver.run({part(a, i0, i1), part(b, j0, j1), part(left, i0, i1),
                                            part(top, j0, j1), block_right, block_bottom}));
                    std::copy(block_right.begin(), block_right.end(), left.begin() + static_cast<std::ptrdiff_t>(i0));
                    std::copy(block_bottom.begin(), block_bottom.end(), top.begin() + static_cast<std::ptrdiff_t>(j0));
                }
            }
            ASSERT_EQ(meaning(left, encoding.vertical), meaning(right, encoding.vertical))
                << target->name << ' ' << m << 'x' << n << " cut at " << row << ',' << column;
            ASSERT_EQ(meaning(top, encoding.horizontal), meaning(bottom, encoding.horizontal))
                << target->name << ' ' << m << 'x' << n << " cut at " << row << ',' << column;
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Specs, Blocks, ::testing::ValuesIn(testing::shipped_specs()),
                         [](const auto& test) { return test.param.name; });

}  // namespace
}  // namespace minterm
