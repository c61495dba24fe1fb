// SPDX-License-Identifier: Apache-2.0
//
// How NVIDIA's disassembler is called: paths may have anything in them, and no shell reads it.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <string>

#include "codegen/nvrtc.hpp"
#include "tests/support/cuda_environment.hpp"
#include "tests/support/temporary_folder.hpp"

namespace minterm::disassemble_test {
namespace {

/// A program that stands in for nvdisasm.
std::string tool_in(const std::filesystem::path& folder, const std::string& script) {
    const std::filesystem::path path = folder / "nvdisasm";
    std::ofstream(path) << "#!/bin/sh\n" << script;
    std::filesystem::permissions(path, std::filesystem::perms::owner_all);
    return path.string();
}

TEST(Disassemble, PathsWithBlanksAndQuotes) {
    const testing::TemporaryFolder parent;
    const std::filesystem::path folder = parent.path() / "it's a \"$HOME\" `folder`";
    std::filesystem::create_directory(folder);
    const testing::Environment environment(
        {{"TMPDIR", folder.string()},
         {"MINTERM_NVDISASM", tool_in(folder, "echo $# arguments; cat \"$1\"\n")}});
    const auto text = disassemble_cubin("cubin");
    ASSERT_TRUE(text) << text.failure().render();
    EXPECT_EQ(*text, "1 arguments\ncubin");
}

TEST(Disassemble, WhatPrintsNothingOrFailsIsAnError) {
    const testing::TemporaryFolder folder;
    for (const auto& [script, what] :
         {std::pair("exit 0\n", "printed nothing"),
          std::pair("echo wrong; exit 3\n", "failed with exit code 3: wrong")}) {
        const testing::Environment environment(
            {{"MINTERM_NVDISASM", tool_in(folder.path(), script)}});
        const auto text = disassemble_cubin("cubin");
        ASSERT_FALSE(text);
        EXPECT_NE(text.failure().render().find(what), std::string::npos) << text.failure().render();
    }
}

}  // namespace
}  // namespace minterm::disassemble_test
