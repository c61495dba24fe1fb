// SPDX-License-Identifier: Apache-2.0
//
// What a build without LLVM leaves out, and says so; and that shipped cells, and cells of one's own
// by the mapper, are there.
#include <gtest/gtest.h>

#include <string>

#include "tests/cli/shell.hpp"

namespace minterm::testing::without_llvm_test {
namespace {

const std::string kBuildIt = "; build it with LLVM (cmake -DMINTERM_WITH_LLVM=ON)\n";

class WithoutLlvm : public Shell {
protected:
    void SetUp() override {
        Shell::SetUp();
        write("mine.dp",
              "recurrence mine(a, b) { table D : int; D[0][j] = 2 * j; D[i][0] = i; D[i][j] = "
              "min(D[i-1][j] + 1, D[i][j-1] + 2, D[i-1][j-1] + (a[i] == b[j] ? 0 : 1)); answer "
              "D[m][n]; }\n");
        write("a.txt", "kitten\n");
        write("b.txt", "sitting\n");
        write("table.pla", ".i 2\n.o 1\n11 1\n.e\n");
    }

    void refuse(const std::string& line, const std::string& what) {
        SCOPED_TRACE("$ " + line);
        const Outcome outcome = run(line);
        EXPECT_EQ(outcome.exit_code, 2);
        EXPECT_EQ(outcome.out, "");
        EXPECT_EQ(outcome.err,
                  "minterm: error: this minterm was built without LLVM and " + what + kBuildIt);
    }
};

TEST_F(WithoutLlvm, MinimizeAndMapAreNotThere) {
    for (const std::string arguments : {" table.pla", " absent", " --help", ""}) {
        refuse("minterm minimize" + arguments, "has no command minimize");
        refuse("minterm map" + arguments, "has no command map");
    }
}

TEST_F(WithoutLlvm, NobodySearchesForFewerGates) {
    for (const std::string line : {"minterm compile mine.dp --no-cache --effort 5",
                                   "minterm compile lcs --fresh", "minterm compile lcs --proof p",
                                   "minterm compile lcs --emit cell --fresh --target avx512",
                                   "minterm compile table.pla --effort 5",
                                   "minterm compile lcs --fresh --emit cell -o cell.txt"})
        refuse(line,
               "does not search for fewer gates: leave --effort, --fresh and --proof out to get "
               "those that it knows or the mapper's");
    EXPECT_EQ(list(), "a.txt b.txt mine.dp table.pla") << "nothing is written";
}

TEST_F(WithoutLlvm, CellsThatAreProvedNeedNoSearch) {
    const std::string line = "minterm compile levenshtein --target avx512 --no-cache";
    const Outcome cell = run(line);
    EXPECT_EQ(cell.exit_code, 0);
    EXPECT_NE(cell.out.find("\ncell       4 gates, fewer are impossible (shipped)\n"),
              std::string::npos)
        << cell.out;
    EXPECT_EQ(run(line + " --effort 60").out, cell.out);
}

TEST_F(WithoutLlvm, ASpecOfOnesOwnHasTheMappersCell) {
    const Outcome cell = run("minterm compile mine.dp --target avx512 --no-cache");
    EXPECT_EQ(cell.exit_code, 0);
    EXPECT_NE(cell.out.find(" gates, nothing proved (mapped)\n"), std::string::npos) << cell.out;
    EXPECT_EQ(run("minterm compile mine.dp --target avx512 --no-cache --effort 0").out, cell.out);
    EXPECT_EQ(run("minterm compile mine.dp --target avx512 --no-cache --fresh --effort 0").out,
              cell.out);
    // Two mismatches and an insertion, which costs two.
    EXPECT_EQ(run("minterm run mine.dp a.txt b.txt").out, "4\n");
    EXPECT_EQ(run("minterm compile table.pla --emit mapped").exit_code, 0);
}

}  // namespace
}  // namespace minterm::testing::without_llvm_test
