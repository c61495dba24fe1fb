// SPDX-License-Identifier: Apache-2.0
//
// Tables that one shared LUT solves, and tables that it does not.
#include "synth/shared_lut.hpp"

#include <gtest/gtest.h>

#include <bit>
#include <functional>

#include "synth/verify.hpp"

namespace minterm::shared_lut_test {
namespace {

/// One output a function: bit 0 of its result is the value, bit 1 says don't-care.
TruthTable table(int inputs, const std::vector<std::function<unsigned(unsigned)>>& functions) {
    TruthTable result;
    for (int i = 0; i < inputs; ++i) result.inputs.push_back("x" + std::to_string(i));
    for (std::size_t o = 0; o < functions.size(); ++o) {
        TableOutput output{"y" + std::to_string(o), MintermSet(inputs), MintermSet(inputs)};
        for (unsigned m = 0; m < 1U << inputs; ++m) {
            const unsigned value = functions[o](m);
            if (value & 2) {
                output.dont_care.set(m);
            } else if (value & 1) {
                output.on.set(m);
            }
        }
        result.outputs.push_back(output);
    }
    return result;
}

unsigned bit(unsigned m, int i) { return m >> i & 1; }

void expect_gates(const TruthTable& wanted, std::size_t gates) {
    const std::optional<MappedNetwork> found = find_shared_lut(wanted, lut3_library());
    ASSERT_TRUE(found);
    EXPECT_TRUE(check(*found, lut3_library()).empty());
    const Status agrees = verify_table(wanted, *found);
    EXPECT_TRUE(agrees.ok()) << agrees.failure().render();
    EXPECT_EQ(found->gates.size(), gates);
}

TEST(SharedLut, WiresAndConstantsNeedNothing) {
    expect_gates(
        table(2, {[](unsigned m) { return bit(m, 1); }, [](unsigned) { return 1U; },
                  [](unsigned) { return 2U; }, [](unsigned m) { return m == 3 ? 2U : 0U; }}),
        0);
    expect_gates(table(0, {[](unsigned) { return 1U; }}), 0);
}

TEST(SharedLut, EqualOutputsAreOneGate) {
    const auto parity = [](unsigned m) { return static_cast<unsigned>(std::popcount(m)) & 1; };
    expect_gates(table(3, {parity, parity, [&](unsigned m) { return parity(m) ^ 1; }}), 2);
}

TEST(SharedLut, ParityOfFiveIsTwo) {
    expect_gates(table(5, {[](unsigned m) { return static_cast<unsigned>(std::popcount(m)) & 1; }}),
                 2);
}

TEST(SharedLut, SharedByThreeOutputs) {
    const auto z = [](unsigned m) { return bit(m, 0) & (bit(m, 1) | bit(m, 6)); };
    expect_gates(table(7, {[&](unsigned m) { return z(m) ^ bit(m, 2) ^ bit(m, 3); },
                           [&](unsigned m) { return (z(m) & bit(m, 4)) | bit(m, 5); },
                           [&](unsigned m) { return z(m) ? bit(m, 2) : bit(m, 5); },
                           [](unsigned m) { return bit(m, 3) & bit(m, 4); }}),
                 5);
}

TEST(SharedLut, DontCaresMakeItPossible) {
    // Parity of six needs three LUTs, but not where all but two inputs are known to be equal.
    const auto wanted = [](unsigned m) {
        const bool free = bit(m, 4) != bit(m, 5) || bit(m, 3) != bit(m, 4);
        return (static_cast<unsigned>(std::popcount(m)) & 1) | (free ? 2U : 0U);
    };
    expect_gates(table(6, {wanted}), 2);
    EXPECT_FALSE(
        find_shared_lut(table(6, {[&](unsigned m) { return wanted(m) & 1; }}), lut3_library()));
}

TEST(SharedLut, GivesUpPolitely) {
    const TruthTable parity =
        table(5, {[](unsigned m) { return static_cast<unsigned>(std::popcount(m)) & 1; }});
    EXPECT_FALSE(find_shared_lut(parity, two_input_library())) << "no LUT to use";
    EXPECT_FALSE(find_shared_lut(parity, lut3_library(), 0)) << "no work allowed";
    EXPECT_FALSE(find_shared_lut(
        table(8, {[](unsigned m) { return static_cast<unsigned>(std::popcount(m)) & 1; }}),
        lut3_library()))
        << "needs four";
}

}  // namespace
}  // namespace minterm::shared_lut_test
