// SPDX-License-Identifier: Apache-2.0
//
// `minterm compile --proof`: the files appear, and a checker that knows nothing of minterm or of
// its solver agrees.
#include <gtest/gtest.h>

#include <cstdlib>
#include <sstream>
#include <string>

#include "tests/cli/shell.hpp"
#include "tests/reference/drat_proof.hpp"

namespace minterm::testing::proof_test {
namespace {

class Proof : public Shell {
protected:
    /// Edit distance takes four gates of three inputs, because three are not enough.
    void SetUp() override {
        Shell::SetUp();
        const Outcome outcome =
            run("minterm compile levenshtein --library lut3 --no-cache --proof three");
        ASSERT_EQ(outcome.exit_code, 0) << outcome.err;
        EXPECT_NE(outcome.out.find("cell       4 gates, fewer are impossible (searched)"),
                  std::string::npos)
            << outcome.out;
        ASSERT_NE((" " + list() + " ").find(" three.cnf three.drat "), std::string::npos) << list();
    }

    static bool holds(const std::string& formula, const std::string& proof) {
        std::istringstream clauses(formula);
        std::istringstream steps(proof);
        return reference::refutes(clauses, steps);
    }
};

TEST_F(Proof, ThreeGatesAreNotEnoughForEditDistance) {
    const std::string formula = read("three.cnf");
    const std::string proof = read("three.drat");
    EXPECT_EQ(formula.substr(0, 6), "p cnf ");
    EXPECT_TRUE(holds(formula, proof));
    // The checker can say no: without the proof, and without most of the formula.
    EXPECT_FALSE(holds(formula, ""));
    EXPECT_FALSE(holds(formula, "0\n"));
    EXPECT_FALSE(holds(formula.substr(0, formula.find('\n', formula.size() / 2) + 1), proof));
}

TEST_F(Proof, DratTrimAgrees) {
    if (std::system("command -v drat-trim > /dev/null 2>&1") != 0) {
        GTEST_SKIP() << "drat-trim is not installed; the proof was checked by tests/reference only";
    }
    const Outcome outcome = run("drat-trim three.cnf three.drat");
    EXPECT_NE(outcome.out.find("s VERIFIED"), std::string::npos) << outcome.out;
}

TEST_F(Proof, WhatIsNotProvedIsAnError) {
    const Outcome outcome =
        run("minterm compile levenshtein --library avx2 --no-cache --effort 0 --proof none");
    EXPECT_EQ(outcome.exit_code, 1);
    EXPECT_NE(outcome.err.find("there is no proof that fewer gates are impossible"),
              std::string::npos)
        << outcome.err;
}

}  // namespace
}  // namespace minterm::testing::proof_test
