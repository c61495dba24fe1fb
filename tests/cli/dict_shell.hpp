// SPDX-License-Identifier: Apache-2.0
//
// What tests of `minterm dict` have in common: what it prints, and what it refuses.
#pragma once

#include <gtest/gtest.h>

#include <string>

#include "tests/cli/shell.hpp"

namespace minterm::testing {

class DictShell : public Shell {
protected:
    /// What `minterm dict` prints with these arguments, and nothing on standard error.
    std::string dict(const std::string& arguments) const {
        const Outcome outcome = run("minterm dict " + arguments);
        EXPECT_EQ(outcome.exit_code, 0) << arguments << "\n" << outcome.err;
        EXPECT_EQ(outcome.err, "") << arguments;
        return outcome.out;
    }
    /// Exit code 2, nothing on standard output.
    std::string mistake(const std::string& arguments) const {
        const Outcome outcome = run("minterm dict " + arguments);
        EXPECT_EQ(outcome.exit_code, 2) << arguments << "\n" << outcome.err;
        EXPECT_EQ(outcome.out, "") << arguments;
        return outcome.err;
    }
};

}  // namespace minterm::testing
