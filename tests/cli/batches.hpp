// SPDX-License-Identifier: Apache-2.0
//
// What tests of `minterm pairs` and `minterm matrix` have in common: lines that go well, lines that
// are refused, and lists of strings.
#pragma once

#include <gtest/gtest.h>

#include <cstdint>
#include <random>
#include <string>
#include <vector>

#include "tests/cli/shell.hpp"

namespace minterm::testing {

using Strings = std::vector<std::string>;

class Batches : public Shell {
protected:
    /// Standard output of a line that must go well and say nothing else.
    std::string output(const std::string& line) const {
        const Outcome outcome = run(line);
        EXPECT_EQ(outcome.exit_code, 0) << line << "\n" << outcome.err;
        EXPECT_EQ(outcome.err, "") << line;
        return outcome.out;
    }

    void expect_mistake(const std::string& line, const std::string& says,
                        const std::string& out = "", int exit_code = 2) const {
        SCOPED_TRACE("$ " + line);
        const Outcome outcome = run(line);
        EXPECT_EQ(outcome.exit_code, exit_code) << outcome.err;
        EXPECT_EQ(outcome.out, out);
        EXPECT_NE(outcome.err.find(says), std::string::npos) << outcome.err;
    }

    static std::string lines(const Strings& strings) {
        std::string text;
        for (const std::string& string : strings) text += string + "\n";
        return text;
    }
    static std::string fasta(const Strings& strings, const std::string& prefix) {
        std::string text;
        for (std::size_t i = 0; i < strings.size(); ++i)
            text += ">" + prefix + std::to_string(i) + " comment\n" + strings[i] + "\n";
        return text;
    }
};

/// Lengths from `least` to `most`, letters that are now and then far from each other.
inline Strings random_strings(std::uint32_t seed, std::size_t count, std::size_t least,
                              std::size_t most) {
    std::mt19937 random(seed);
    Strings strings;
    for (std::size_t i = 0; i < count; ++i) {
        std::string text(least + random() % (most - least + 1), 'A');
        for (char& c : text) c = "ACGT"[random() % 4];
        strings.push_back(text);
    }
    return strings;
}

}  // namespace minterm::testing
