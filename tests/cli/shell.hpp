// SPDX-License-Identifier: Apache-2.0
//
// A shell line -> what it printed and how it ended, in a folder of its own that holds the files the
// test wrote. The program under test is found as `minterm`.
#pragma once

#include <gtest/gtest.h>

#include <filesystem>
#include <string>
#include <string_view>

namespace minterm::testing {

struct Outcome {
    int exit_code = -1;  ///< or 128 + the signal, as the shell counts
    std::string out;
    std::string err;
};

class Shell : public ::testing::Test {
protected:
    void SetUp() override;
    void TearDown() override;

    /// Runs `line` with /bin/sh in the folder. What it leaves in the folder for temporary files
    /// goes with the test.
    Outcome run(const std::string& line) const;
    /// The same with standard error on a terminal.
    Outcome run_on_terminal(const std::string& line) const;
    void write(const std::string& name, std::string_view content) const;
    std::string read(const std::string& name) const;
    /// Names in the folder, sorted, separated by blanks.
    std::string list() const;
    /// The same of the folder for temporary files.
    std::string left_behind() const;
    const std::filesystem::path& folder() const { return folder_; }

private:
    std::string write_script(const std::string& line, const std::string& err) const;
    Outcome outcome_of(int status) const;

    std::filesystem::path folder_;
};

/// The program under test.
std::filesystem::path program();

}  // namespace minterm::testing
