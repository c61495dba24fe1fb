// SPDX-License-Identifier: Apache-2.0
//
// What tests of `minterm search` have in common: lines that find something, and lines that are
// refused.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <nlohmann/json.hpp>
#include <sstream>
#include <string>
#include <tuple>
#include <vector>

#include "tests/cli/shell.hpp"

namespace minterm::testing {

using Json = nlohmann::json;

inline bool same_byte(unsigned char a, unsigned char b) { return a == b; }

inline std::vector<std::string> lines_of(const std::string& text) {
    std::vector<std::string> lines;
    std::istringstream in(text);
    for (std::string line; std::getline(in, line);) lines.push_back(line);
    return lines;
}

class Search : public Shell {
protected:
    /// What `minterm search` prints with these arguments, and nothing on standard error.
    std::string search(const std::string& arguments, int exit_code = 0) const {
        const Outcome outcome = run("minterm search " + arguments);
        EXPECT_EQ(outcome.exit_code, exit_code) << arguments << "\n" << outcome.err;
        EXPECT_EQ(outcome.err, "") << arguments;
        return outcome.out;
    }
    /// The message of arguments that are refused.
    std::string refusal(const std::string& arguments) const {
        const Outcome outcome = run("minterm search " + arguments);
        EXPECT_EQ(outcome.exit_code, 2) << arguments;
        EXPECT_EQ(outcome.out, "") << arguments;
        return outcome.err;
    }

    /// (start, end, pattern) of each occurrence in a text of one line, sorted.
    using Places = std::vector<std::tuple<std::uint64_t, std::uint64_t, std::string>>;
    Places places(const std::vector<std::string>& patterns, const std::string& text,
                  const std::string& options = "") const {
        write("text", text);
        std::string list;
        for (const std::string& pattern : patterns) list += pattern + "\n";
        write("patterns", list);
        const Outcome outcome =
            run("minterm search --json --format lines -f patterns text " + options);
        EXPECT_EQ(outcome.err, "");
        Places places;
        for (const std::string& line : lines_of(outcome.out)) {
            const Json hit = Json::parse(line);
            places.emplace_back(hit["start"], hit["end"], hit["pattern"]);
        }
        EXPECT_EQ(outcome.exit_code, places.empty() ? 1 : 0);
        std::sort(places.begin(), places.end());
        return places;
    }
};

}  // namespace minterm::testing
