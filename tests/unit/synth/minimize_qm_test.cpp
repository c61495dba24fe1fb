// SPDX-License-Identifier: Apache-2.0
//
// Primes against their definition, minimum covers against an independent exact method, tables that
// have confused other tools, and the heuristics for large tables.
#include "synth/minimize_qm.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <bit>
#include <random>
#include <set>

#include "synth/cover_to_network.hpp"
#include "synth/pla.hpp"

namespace minterm::minimize_qm_test {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

TruthTable empty_table(int inputs, int outputs) {
    TruthTable table;
    for (int i = 0; i < inputs; ++i) table.inputs.push_back("x" + std::to_string(i));
    for (int o = 0; o < outputs; ++o) {
        table.outputs.push_back({"y" + std::to_string(o), MintermSet(inputs), MintermSet(inputs)});
    }
    return table;
}

TruthTable table_of(const std::string& pla) {
    const Result<TruthTable> table = read_pla(pla, "test.pla");
    EXPECT_TRUE(table) << pla;
    return table ? *table : TruthTable{};
}

/// One output, given the way most books do: the first variable is the most significant bit.
TruthTable book_table(int inputs, const std::vector<std::uint64_t>& ones,
                      const std::vector<std::uint64_t>& free = {}) {
    TruthTable table = empty_table(inputs, 1);
    const auto reversed = [&](std::uint64_t number) {
        std::uint64_t result = 0;
        for (int i = 0; i < inputs; ++i) result |= ((number >> i) & 1) << (inputs - 1 - i);
        return result;
    };
    for (const std::uint64_t one : ones) table.outputs[0].on.set(reversed(one));
    for (const std::uint64_t any : free) table.outputs[0].dont_care.set(reversed(any));
    return table;
}

/// The rows of the cover as PLA text, without the head.
std::vector<std::string> rows(const Cover& cover) {
    std::vector<std::string> result;
    const std::string text = write_pla(cover);
    std::size_t at = text.find("\n", text.find(".p ")) + 1;
    while (text[at] != '.') {
        const std::size_t end = text.find('\n', at);
        result.push_back(text.substr(at, end - at));
        at = end + 1;
    }
    return result;
}

/// Minimises, checks everything that must hold of any result, and gives the cover back.
Cover minimized(const TruthTable& table, const MinimizeParams& params = {}) {
    EXPECT_THAT(check(table), IsEmpty());
    const Cover cover = minimize_qm(table, params);
    EXPECT_THAT(check(cover), IsEmpty());
    EXPECT_TRUE(implements(cover, table)) << write_pla(table) << write_pla(cover);
    EXPECT_EQ(cover.inputs, table.inputs);
    EXPECT_EQ(cover.outputs.size(), table.outputs.size());

    // No product, connection or literal can go alone.
    for (std::size_t p = 0; p < cover.products.size(); ++p) {
        for (std::size_t o = 0; o < cover.outputs.size(); ++o) {
            if (((cover.products[p].outputs >> o) & 1) == 0) continue;
            Cover less = cover;
            less.products[p].outputs &= ~(std::uint64_t{1} << o);
            EXPECT_FALSE(implements(less, table)) << "needless connection\n" << write_pla(cover);
        }
        for (std::uint32_t rest = cover.products[p].cube.mask; rest != 0; rest &= rest - 1) {
            Cover less = cover;
            less.products[p].cube.mask &= ~(rest & -rest);
            less.products[p].cube.bits &= less.products[p].cube.mask;
            EXPECT_FALSE(implements(less, table)) << "needless literal\n" << write_pla(cover);
        }
    }
    return cover;
}

/// Products and literals.
struct Cost {
    int products = 99;
    int literals = 0;
    auto operator<=>(const Cost&) const = default;
};

Cost cost_of(const Cover& cover) {
    return {static_cast<int>(cover.products.size()), literal_count(cover)};
}

std::ostream& operator<<(std::ostream& out, const Cost& cost) {
    return out << cost.products << " products, " << cost.literals << " literals";
}

/// The least cost of every multi-output function of so many inputs, by breadth first search over
/// all functions: a function that k products make and k-1 do not, with the fewest literals, is one
/// that k-1 products make, or-ed with any product (prime or not). Bit `o << inputs | m` of a
/// function is output o on minterm m. Shares no idea with the code under test.
class AllFunctions {
public:
    AllFunctions(int inputs, int outputs) : bits_(outputs << inputs) {
        std::vector<Step> steps;
        for (std::uint32_t mask = 0; mask < (1U << inputs); ++mask) {
            for (std::uint32_t bits = mask;; bits = (bits - 1) & mask) {
                for (std::uint32_t feeds = 1; feeds < (1U << outputs); ++feeds) {
                    std::uint32_t function = 0;
                    for (int o = 0; o < outputs; ++o) {
                        if (((feeds >> o) & 1) == 0) continue;
                        for (std::uint32_t m = 0; m < (1U << inputs); ++m) {
                            if ((m & mask) == bits)
                                function |= 1U << (o << inputs | static_cast<int>(m));
                        }
                    }
                    steps.push_back({function, std::popcount(mask)});
                }
                if (bits == 0) break;
            }
        }
        least_.resize(std::size_t{1} << bits_);
        least_[0] = {0, 0};
        std::vector<std::uint32_t> frontier(1, 0);
        for (int products = 1; !frontier.empty(); ++products) {
            std::set<std::uint32_t> reached;
            for (const std::uint32_t from : frontier) {
                for (const Step& step : steps) {
                    const Cost cost{products, least_[from].literals + step.literals};
                    if (cost >= least_[from | step.function]) continue;
                    least_[from | step.function] = cost;
                    reached.insert(from | step.function);
                }
            }
            frontier.assign(reached.begin(), reached.end());
        }
    }

    /// The least cost of a function between `on` and `on | dont_care` of the table.
    Cost least(const TruthTable& table) const {
        std::uint32_t on = 0;
        std::uint32_t free = 0;
        for (std::size_t o = table.outputs.size(); o-- > 0;) {
            const auto width = static_cast<unsigned>(table.outputs[o].on.size());
            on = on << width | static_cast<std::uint32_t>(table.outputs[o].on.words()[0]);
            free =
                free << width | static_cast<std::uint32_t>(table.outputs[o].dont_care.words()[0]);
        }
        Cost best;
        for (std::uint32_t more = free;; more = (more - 1) & free) {
            best = std::min(best, least_[on | more]);
            if (more == 0) return best;
        }
    }

private:
    struct Step {
        std::uint32_t function;
        int literals;
    };
    int bits_;
    std::vector<Cost> least_;
};

TruthTable random_table(std::mt19937& random, int inputs, int outputs, int free_percent) {
    TruthTable table = empty_table(inputs, outputs);
    for (TableOutput& output : table.outputs) {
        for (std::uint64_t m = 0; m < output.on.size(); ++m) {
            if (random() % 100 < static_cast<unsigned>(free_percent)) {
                output.dont_care.set(m);
            } else {
                output.on.set(m, random() % 2 == 0);
            }
        }
    }
    return table;
}

TEST(PrimeProductsTest, AreWhatTheDefinitionSays) {
    std::mt19937 random(11);
    for (int round = 0; round < 200; ++round) {
        const int inputs = static_cast<int>(random() % 5);
        const int outputs = 1 + static_cast<int>(random() % 3);
        const TruthTable table = random_table(random, inputs, outputs, round % 80);
        // Largest set of outputs that a cube may feed; whether it covers a 1 of one of them.
        const auto feeds = [&](const Cube& cube, bool& useful) {
            std::uint64_t set = 0;
            useful = false;
            for (std::size_t o = 0; o < table.outputs.size(); ++o) {
                bool allowed = true;
                bool one = false;
                for (std::uint64_t m = 0; m < table.outputs[o].on.size(); ++m) {
                    if (!cube.contains(m)) continue;
                    one = one || table.outputs[o].on.test(m);
                    allowed = allowed &&
                              (table.outputs[o].on.test(m) || table.outputs[o].dont_care.test(m));
                }
                if (allowed) set |= std::uint64_t{1} << o;
                useful = useful || (allowed && one);
            }
            return set;
        };
        std::vector<Product> expected;
        for (std::uint32_t mask = 0; mask < (1U << inputs); ++mask) {
            for (std::uint32_t bits = 0; bits < (1U << inputs); ++bits) {
                if ((bits & ~mask) != 0) continue;
                bool useful = false;
                bool ignored = false;
                const std::uint64_t set = feeds({bits, mask}, useful);
                bool prime = set != 0 && useful;
                for (std::uint32_t larger = 0; larger < mask; ++larger) {  // every larger cube
                    if ((larger & ~mask) != 0) continue;
                    prime = prime && feeds({bits & larger, larger}, ignored) != set;
                }
                if (prime) expected.push_back({{bits, mask}, set});
            }
        }
        EXPECT_EQ(prime_products(table), expected) << write_pla(table);
    }
}

TEST(PrimeProductsTest, ManyOutputs) {
    // Output o is input o mod 2: two primes, whatever the width of the tags.
    for (const int outputs : {1, 8, 9, 16, 17, 32, 33, 64}) {
        TruthTable table = empty_table(2, outputs);
        std::uint64_t even = 0;
        for (std::size_t o = 0; o < table.outputs.size(); ++o) {
            table.outputs[o].on.set(o % 2 == 0 ? 1 : 2);
            table.outputs[o].on.set(3);
            even |= o % 2 == 0 ? std::uint64_t{1} << o : 0;
        }
        const std::uint64_t all =
            outputs == 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << outputs) - 1;
        const std::vector<Product> primes = prime_products(table);
        ASSERT_EQ(primes.size(), outputs == 1 ? 1U : 3U) << outputs;
        EXPECT_EQ(primes[0], (Product{{1, 1}, even})) << outputs;
        if (outputs == 1) continue;
        EXPECT_EQ(primes[1], (Product{{2, 2}, all & ~even})) << outputs;
        EXPECT_EQ(primes[2], (Product{{3, 3}, all})) << outputs;
        EXPECT_EQ(cost_of(minimized(table)), (Cost{2, 2})) << outputs;
    }
}

TEST(MinimizeQmTest, EveryThreeInputFunctionWithDontCares) {
    const AllFunctions oracle(3, 1);
    TruthTable table = empty_table(3, 1);
    for (int number = 0; number < 6561; ++number) {
        table.outputs[0].on = MintermSet(3);
        table.outputs[0].dont_care = MintermSet(3);
        for (int m = 0, digits = number; m < 8; ++m, digits /= 3) {
            if (digits % 3 == 1) table.outputs[0].on.set(static_cast<std::uint64_t>(m));
            if (digits % 3 == 2) table.outputs[0].dont_care.set(static_cast<std::uint64_t>(m));
        }
        const Cover cover = minimized(table);
        ASSERT_TRUE(cover.proved_minimum);
        ASSERT_EQ(cost_of(cover), oracle.least(table)) << write_pla(table);
    }
}

TEST(MinimizeQmTest, FourInputFunctions) {
    const AllFunctions oracle(4, 1);
    std::mt19937 random(4);
    for (int round = 0; round < 400; ++round) {
        const TruthTable table = random_table(random, 4, 1, round % 50);
        const Cover cover = minimized(table);
        ASSERT_TRUE(cover.proved_minimum);
        ASSERT_EQ(cost_of(cover), oracle.least(table)) << write_pla(table);
    }
}

TEST(MinimizeQmTest, TwoOutputsShareProducts) {
    const AllFunctions oracle(3, 2);
    std::mt19937 random(5);
    for (int round = 0; round < 600; ++round) {
        const TruthTable table = random_table(random, 3, 2, round % 50);
        const Cover cover = minimized(table);
        ASSERT_TRUE(cover.proved_minimum);
        ASSERT_EQ(cost_of(cover), oracle.least(table)) << write_pla(table);
    }
}

TEST(MinimizeQmTest, FourOutputsOfTwoInputs) {
    const AllFunctions oracle(2, 4);
    std::mt19937 random(6);
    for (int round = 0; round < 400; ++round) {
        const TruthTable table = random_table(random, 2, 4, round % 60);
        const Cover cover = minimized(table);
        ASSERT_TRUE(cover.proved_minimum);
        ASSERT_EQ(cost_of(cover), oracle.least(table)) << write_pla(table);
    }
}

TEST(MinimizeQmTest, SharesAProductThatNoOutputWouldUseAlone) {
    // y = ac' + ab alone and z = a'c + bc alone, four products; abc is a prime of neither.
    const Cover cover = minimized(table_of(".i 3\n.o 2\n1-0 10\n0-1 01\n111 11\n"));
    EXPECT_THAT(rows(cover), ElementsAre("1-0 10", "0-1 01", "111 11"));
    EXPECT_TRUE(cover.proved_minimum);
}

TEST(MinimizeQmTest, Constants) {
    for (const int inputs : {0, 1, 4, 7, 16}) {
        SCOPED_TRACE(inputs);
        TruthTable table = empty_table(inputs, 3);
        table.outputs[1].on = ~table.outputs[1].on;
        table.outputs[2].dont_care = ~table.outputs[2].dont_care;
        const Cover cover = minimized(table);
        EXPECT_TRUE(cover.proved_minimum);
        ASSERT_EQ(cover.products.size(), 1U);
        EXPECT_EQ(cover.products[0], (Product{Cube{}, 0b010}));
    }
    EXPECT_THAT(minimized(TruthTable{}).products, IsEmpty());
    EXPECT_THAT(minimized(empty_table(3, 0)).products, IsEmpty());
}

TEST(MinimizeQmTest, ConstantUpToDontCares) {
    const Cover cover = minimized(table_of(".i 3\n.o 2\n.type fdr\n11- 1-\n0-- -1\n101 -1\n"));
    EXPECT_THAT(rows(cover), ElementsAre("--- 11"));
}

TEST(MinimizeQmTest, Projections) {
    // All functions of four inputs that look at one or none: a wire, an inverter or a constant.
    for (const unsigned bits : {0x0000U, 0xFFFFU, 0x5555U, 0xAAAAU, 0x3333U, 0xCCCCU, 0x0F0FU,
                                0xF0F0U, 0x00FFU, 0xFF00U}) {
        TruthTable table = empty_table(4, 1);
        table.outputs[0].on.words()[0] = bits;
        const Cost expected = bits == 0 ? Cost{0, 0} : bits == 0xFFFF ? Cost{1, 0} : Cost{1, 1};
        EXPECT_EQ(cost_of(minimized(table)), expected) << bits;
    }
    TruthTable free = empty_table(4, 1);
    free.outputs[0].dont_care = ~free.outputs[0].dont_care;
    EXPECT_EQ(cost_of(minimized(free)), (Cost{0, 0}));
}

TEST(MinimizeQmTest, KnownTables) {
    // Each of these came out wrong or larger somewhere.
    EXPECT_EQ(cost_of(minimized(book_table(4, {1, 2, 3, 4, 5, 6, 8, 9, 11, 12, 14, 15}))).products,
              5);
    EXPECT_EQ(cost_of(minimized(book_table(3, {2}, {4, 5, 6, 7}))), (Cost{1, 2}));
    EXPECT_EQ(cost_of(minimized(book_table(4, {0, 1, 4, 8, 10, 11, 15}, {5, 6}))), (Cost{3, 8}));
    EXPECT_EQ(cost_of(minimized(book_table(3, {1, 2, 3, 6}, {4, 5}))).products, 2);
    // A with !A free, and A | B with A free.
    EXPECT_THAT(rows(minimized(book_table(1, {1}, {0}))), ElementsAre("- 1"));
    EXPECT_THAT(rows(minimized(book_table(2, {1}, {2, 3}))), ElementsAre("-1 1"));
}

TEST(MinimizeQmTest, CellOfTheEditDistancePaper) {
    // Inputs l1 l0 t1 t0 c, outputs d1 d0 r1 r0; 00 is 0, 01 is +1, 1* is -1. With l and t the
    // differences on the left and on top and c the cost of the diagonal step, to the right goes
    // r = min(1, l - t + 1, c - t), downward d = min(1, t - l + 1, c - l).
    const Cover cover = minimized(table_of(
        ".i 5\n.o 4\n.ilb l1 l0 t1 t0 c\n.ob d1 d0 r1 r0\n.type fd\n"
        "00000 0000\n00001 0101\n00010 001-\n00011 0100\n001-- 0001\n01000 1-00\n01001 0001\n"
        "01010 1-1-\n01011 0000\n011-- 1-01\n1-00- 0100\n1-01- 011-\n1-1-- 0101\n"));
    EXPECT_EQ(cost_of(cover), (Cost{8, 20}));
    EXPECT_TRUE(cover.proved_minimum);
    // The published equations, with x and y multiplied out.
    EXPECT_THAT(rows(cover), ::testing::UnorderedElementsAre(
                                 "01--0 1000", "011-- 1000", "1---- 0100", "-00-1 0100",
                                 "--010 0010", "1-01- 0010", "--1-- 0001", "0--01 0001"));
}

TEST(MinimizeQmTest, UnlistedRowsOfTypeFrAreFree) {
    EXPECT_THAT(rows(minimized(table_of(".i 3\n.o 1\n.type fr\n011 1\n010 0\n"))),
                ElementsAre("--1 1"));
    EXPECT_THAT(rows(minimized(table_of(".i 3\n.o 1\n.type f\n011 1\n010 0\n"))),
                ElementsAre("011 1"));
}

TEST(MinimizeQmTest, ImpossibleStatesAreFree) {
    // c!d + !ab!d + !abc + a!bc + a!b!d + !a!b!cd; then the same where b and c never meet.
    const std::string terms = "--10 1\n01-0 1\n011- 1\n101- 1\n10-0 1\n0001 1\n";
    EXPECT_EQ(cost_of(minimized(table_of(".i 4\n.o 1\n" + terms))).products, 6);
    EXPECT_EQ(cost_of(minimized(table_of(".i 4\n.o 1\n" + terms + "-11- -\n"))).products, 5);
}

/// Every table of two to four inputs, and which bit is which: input i is bit i of the minterm.
TEST(MinimizeQmTest, BitOrderRoundTrip) {
    for (unsigned minterm = 0; minterm < 4; ++minterm) {
        TruthTable table = empty_table(2, 1);
        table.outputs[0].on.set(minterm);
        const Cover cover = minimized(table);
        ASSERT_EQ(cover.products.size(), 1U);
        EXPECT_EQ(cover.products[0].cube, (Cube{minterm, 3}));
    }
    for (int inputs = 2; inputs <= 4; ++inputs) {
        const std::uint64_t tables = std::uint64_t{1} << (1U << static_cast<unsigned>(inputs));
        for (std::uint64_t bits = 0; bits < tables; ++bits) {
            TruthTable table = empty_table(inputs, 1);
            table.outputs[0].on.words()[0] = bits;
            const Cover cover = minimize_qm(table);
            ASSERT_EQ(simulate(cover)[0], table.outputs[0].on) << bits;
            ASSERT_EQ(simulate(cover_to_network(cover))[0], table.outputs[0].on) << bits;
        }
    }
}

TEST(MinimizeQmTest, WideOrsAndParities) {
    for (const int inputs : {10, 13, 16}) {
        SCOPED_TRACE(inputs);
        TruthTable any = empty_table(inputs, 1);
        any.outputs[0].on.set(0);
        any.outputs[0].on = ~any.outputs[0].on;
        const Cover cover = minimized(any);
        EXPECT_EQ(cost_of(cover), (Cost{inputs, inputs}));
        EXPECT_EQ(cover.proved_minimum, inputs <= MinimizeParams{}.prime_inputs);
    }
    TruthTable parity = empty_table(8, 1);
    for (std::uint64_t m = 0; m < 256; ++m) parity.outputs[0].on.set(m, std::popcount(m) % 2 == 1);
    const Cover cover = minimized(parity);
    EXPECT_EQ(cost_of(cover), (Cost{128, 1024}));
    EXPECT_TRUE(cover.proved_minimum);
}

TEST(MinimizeQmTest, IgnoredInputsCostNothing) {
    // Sixteen inputs of which three matter: solved as exactly as the three alone.
    TruthTable table = empty_table(16, 2);
    for (std::uint64_t m = 0; m < table.outputs[0].on.size(); ++m) {
        const bool a = (m & 1) != 0;
        const bool b = (m & 0x80) != 0;
        const bool c = (m & 0x8000) != 0;
        table.outputs[0].on.set(m, a != b);
        table.outputs[1].on.set(m, (a != b) || c);
    }
    const Cover cover = minimized(table);
    EXPECT_TRUE(cover.proved_minimum);
    EXPECT_EQ(cost_of(cover), (Cost{3, 5}));
}

TEST(MinimizeQmTest, LargestTable) {
    TruthTable table = empty_table(kMaxTableInputs, 1);
    for (std::uint64_t m = 0; m < table.outputs[0].on.size(); m += 0x10001) {
        table.outputs[0].on.set(m);
    }
    const Cover cover = minimize_qm(table);
    EXPECT_TRUE(implements(cover, table));
    EXPECT_THAT(check(cover), IsEmpty());
    EXPECT_EQ(cover.products.size(), 256U);
}

TEST(MinimizeQmTest, EveryLimitGivesACover) {
    std::mt19937 random(8);
    for (int round = 0; round < 60; ++round) {
        const int inputs = 3 + round % 4;
        const TruthTable table = random_table(random, inputs, 1 + round % 4, 10 + round % 40);
        const Cost best = cost_of(minimized(table));
        MinimizeParams no_primes;
        no_primes.prime_inputs = 0;
        MinimizeParams no_matrix;
        no_matrix.matrix_entries = 0;
        MinimizeParams no_search;
        no_search.search_budget = 0;
        for (const MinimizeParams& params : {no_primes, no_matrix, no_search}) {
            const Cover cover = minimized(table, params);
            EXPECT_GE(cost_of(cover), best);
            EXPECT_LE(cost_of(cover).products, best.products * 2 + 1) << write_pla(table);
            EXPECT_TRUE(!cover.proved_minimum || cost_of(cover) == best) << write_pla(table);
        }
    }
}

TEST(MinimizeQmTest, SameTableSameCover) {
    std::mt19937 random(9);
    const TruthTable table = random_table(random, 6, 5, 30);
    EXPECT_EQ(minimize_qm(table), minimize_qm(table));
}

}  // namespace
}  // namespace minterm::minimize_qm_test
