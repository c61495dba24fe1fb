// SPDX-License-Identifier: Apache-2.0
//
// Products and literals of the cells that matter, as exact numbers: better or worse, a change
// shows. The tables are made here from the recurrences themselves, so that nothing but the
// minimiser moves the numbers.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <bit>
#include <functional>
#include <string>
#include <vector>

#include "synth/minimize_qm.hpp"

namespace minterm::two_level_test {
namespace {

using ::testing::IsEmpty;

/// How the values lo, lo+1, ... of an edge are written: a code over 0, 1 and * for each.
struct Codes {
    int least;
    std::vector<std::string> codes;  ///< most significant bit first

    std::size_t bits() const { return codes.front().size(); }
};

/// Offset binary, the fewest bits.
Codes offset_binary(int least, int greatest) {
    Codes result{least, {}};
    std::size_t bits = 0;
    while ((1 << bits) < greatest - least + 1) ++bits;
    for (int value = 0; value <= greatest - least; ++value) {
        std::string code;
        for (std::size_t i = bits; i-- > 0;) code += ((value >> i) & 1) != 0 ? '1' : '0';
        result.codes.push_back(code);
    }
    return result;
}

/// The value of a code word, or nothing if it stands for none (then `found` is false).
int value_of(const Codes& codes, std::uint64_t word, bool& found) {
    for (std::size_t v = 0; v < codes.codes.size(); ++v) {
        bool same = true;
        for (std::size_t i = 0; i < codes.bits(); ++i) {
            const char c = codes.codes[v][codes.bits() - 1 - i];
            same = same && (c == '*' || (c == '1') == (((word >> i) & 1) != 0));
        }
        if (same) {
            found = true;
            return codes.least + static_cast<int>(v);
        }
    }
    found = false;
    return 0;
}

/// A cell: from the differences at the left edge (D[i][j-1] - D[i-1][j-1]) and at the top edge
/// (D[i-1][j] - D[i-1][j-1]) and whether the symbols differ, D[i][j] - D[i-1][j-1].
using Cell = std::function<int(int left, int top, bool differ)>;

/// Inputs: the left edge's planes, the top edge's, then "symbols differ". Outputs: right, bottom.
TruthTable cell_table(const Codes& codes, const Cell& cell) {
    const std::size_t bits = codes.bits();
    const int inputs = static_cast<int>(2 * bits + 1);
    TruthTable table;
    for (int i = 0; i < inputs; ++i) table.inputs.push_back("x" + std::to_string(i));
    for (std::size_t o = 0; o < 2 * bits; ++o) {
        table.outputs.push_back({"y" + std::to_string(o), MintermSet(inputs), MintermSet(inputs)});
    }
    for (std::uint64_t m = 0; m < (std::uint64_t{1} << inputs); ++m) {
        bool left_ok = false;
        bool top_ok = false;
        const int left = value_of(codes, m & ((1U << bits) - 1), left_ok);
        const int top = value_of(codes, (m >> bits) & ((1U << bits) - 1), top_ok);
        std::string right(bits, '*');
        std::string bottom(bits, '*');
        if (left_ok && top_ok) {
            const int here = cell(left, top, ((m >> (2 * bits)) & 1) != 0);
            right = codes.codes.at(static_cast<std::size_t>(here - top - codes.least));
            bottom = codes.codes.at(static_cast<std::size_t>(here - left - codes.least));
        }
        for (std::size_t i = 0; i < bits; ++i) {
            for (const bool is_right : {true, false}) {
                TableOutput& output = table.outputs[is_right ? i : bits + i];
                const char value = (is_right ? right : bottom)[bits - 1 - i];
                if (value == '1') output.on.set(m);
                if (value == '*') output.dont_care.set(m);
            }
        }
    }
    return table;
}

Cell edit(int mismatch, int gap) {
    return [=](int left, int top, bool differ) {
        return std::min({differ ? mismatch : 0, left + gap, top + gap});
    };
}

int lcs(int left, int top, bool differ) { return differ ? std::max(left, top) : 1; }

void expect_cover(const TruthTable& table, std::size_t products, int literals, bool proved = true) {
    ASSERT_THAT(check(table), IsEmpty());
    const Cover cover = minimize_qm(table);
    EXPECT_THAT(check(cover), IsEmpty());
    EXPECT_TRUE(implements(cover, table));
    EXPECT_EQ(cover.products.size(), products);
    EXPECT_EQ(literal_count(cover), literals);
    EXPECT_EQ(cover.proved_minimum, proved);
}

const Codes kPaperCodes{-1, {"1*", "00", "01"}};

TEST(TwoLevelTest, LevenshteinInTheCodesOfTheCellPaper) {
    expect_cover(cell_table(kPaperCodes, edit(1, 1)), 8, 20);
}

TEST(TwoLevelTest, NothingBeatsThatCover) {
    // A proof without any search. No product can cover two of these 1s (output, inputs l0 l1 t0 t1
    // differ), because the smallest cube with both is 0 somewhere in one of their outputs; so eight
    // products are needed, one for each, and a product for the k-th 1 has at least so many
    // literals.
    struct Witness {
        std::size_t output;
        std::uint32_t minterm;
        int literals;
    };
    const std::vector<Witness> witnesses = {{3, 0b00001, 3}, {3, 0b11001, 3}, {2, 0b10000, 3},
                                            {2, 0b00010, 1}, {1, 0b00100, 3}, {1, 0b10110, 3},
                                            {0, 0b01000, 1}, {0, 0b10001, 3}};
    const TruthTable table = cell_table(kPaperCodes, edit(1, 1));
    const auto allowed = [&](const Cube& cube, std::size_t o) {
        for (std::uint64_t m = 0; m < 32; ++m) {
            const TableOutput& output = table.outputs[o];
            if (cube.contains(m) && !output.on.test(m) && !output.dont_care.test(m)) return false;
        }
        return true;
    };
    int literals = 0;
    for (const Witness& a : witnesses) {
        EXPECT_TRUE(table.outputs[a.output].on.test(a.minterm));
        for (const Witness& b : witnesses) {
            if (&a == &b) break;
            const std::uint32_t mask = 31 & ~(a.minterm ^ b.minterm);
            const Cube both{a.minterm & mask, mask};
            EXPECT_FALSE(allowed(both, a.output) && allowed(both, b.output));
        }
        int fewest = 5;
        for (std::uint32_t mask = 0; mask < 32; ++mask) {
            if (allowed({a.minterm & mask, mask}, a.output)) {
                fewest = std::min(fewest, std::popcount(mask));
            }
        }
        EXPECT_EQ(fewest, a.literals);
        literals += fewest;
    }
    EXPECT_EQ(literals, 20);
}

TEST(TwoLevelTest, LevenshteinInOtherCodes) {
    expect_cover(cell_table({-1, {"10", "00", "01"}}, edit(1, 1)), 8, 16);
    expect_cover(cell_table(offset_binary(-1, 1), edit(1, 1)), 10, 26);
    expect_cover(cell_table({-1, {"01", "1*", "00"}}, edit(1, 1)), 9, 27);
}

TEST(TwoLevelTest, IndelDistance) { expect_cover(cell_table(kPaperCodes, edit(2, 1)), 9, 22); }

TEST(TwoLevelTest, LcsLength) {
    expect_cover(cell_table(offset_binary(0, 1), lcs), 3, 7);
    expect_cover(cell_table({0, {"1", "0"}}, lcs), 3, 5);
}

TEST(TwoLevelTest, WeightedEditDistance) {
    expect_cover(cell_table(offset_binary(-2, 2), edit(3, 2)), 28, 106);
    expect_cover(cell_table(offset_binary(-3, 3), edit(4, 3)), 41, 155);
}

TEST(TwoLevelTest, LargeWeights) {
    expect_cover(cell_table(offset_binary(-5, 5), edit(7, 5)), 89, 442);
    // 11 inputs, 10 outputs, 11,816 primes: past the budget. 282 products are known.
    expect_cover(cell_table(offset_binary(-15, 15), edit(20, 15)), 292, 1698, false);
}

}  // namespace
}  // namespace minterm::two_level_test
