// SPDX-License-Identifier: Apache-2.0
//
// Small files and shell lines that go well, with what they print.
#pragma once

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <string>

#include "tests/cli/shell.hpp"

namespace minterm::testing {

using Json = nlohmann::json;

class Answers : public Shell {
protected:
    void SetUp() override {
        Shell::SetUp();
        write("a.fa", ">a first\nACGT\n");
        write("b.fa", ">b\nACCT\n");
        write("two.fa", ">chr1\nACGT\n>chr2\nTT\n");
    }

    void expect(const std::string& line, const std::string& out, const std::string& err = "") {
        SCOPED_TRACE("$ " + line);
        const Outcome outcome = run(line);
        EXPECT_EQ(outcome.exit_code, 0);
        EXPECT_EQ(outcome.out, out);
        EXPECT_EQ(outcome.err, err);
    }

    Json json(const std::string& line) {
        const Outcome outcome = run(line);
        EXPECT_EQ(outcome.exit_code, 0) << outcome.err;
        Json parsed = Json::parse(outcome.out, nullptr, false);
        EXPECT_FALSE(parsed.is_discarded()) << outcome.out;
        return parsed;
    }
};

}  // namespace minterm::testing
