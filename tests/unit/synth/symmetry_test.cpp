// SPDX-License-Identifier: Apache-2.0
#include "synth/symmetry.hpp"

#include <gtest/gtest.h>

#include <fstream>
#include <string>

#include "synth/check_spec.hpp"
#include "tests/support/shipped_specs.hpp"
#include "tests/support/temporary_folder.hpp"

namespace minterm::symmetry_test {
namespace {

using testing::load_shipped;

TEST(Symmetry, OfShippedSpecs) {
    for (const char* spec : {"levenshtein", "indel", "lcs", "osa", "weighted", "bitpal", "casefold",
                             "iupac", "affine"})
        EXPECT_TRUE(is_symmetric(load_shipped(spec))) << spec;
    for (const char* spec : {"prefix", "semiglobal", "k_edit", "shift_or"})
        EXPECT_FALSE(is_symmetric(load_shipped(spec))) << spec;
    EXPECT_FALSE(is_symmetric(load_shipped("weighted", {{"ins", 1}, {"del", 2}})));
}

bool is_symmetric_cell(const std::string& items, const std::string& row, const std::string& column,
                       const std::string& cell) {
    const testing::TemporaryFolder folder;
    const std::string file = folder.path() / "spec.dp";
    std::ofstream(file) << items << "recurrence r(a, b) { table D : int; D[0][j] = " << row
                        << "; D[i][0] = " << column << "; D[i][j] = " << cell
                        << "; answer D[m][n]; }";
    const auto loaded = load_spec(file);
    EXPECT_TRUE(loaded) << loaded.failure().render();
    return is_symmetric(loaded->recurrences.front());
}

TEST(Symmetry, EveryPartCounts) {
    const std::string relation =
        "relation near(x, y) { 'A' ~ 'C'; symmetric; otherwise x == y; }\n";
    const std::string one_way = "relation near(x, y) { 'A' ~ 'C'; otherwise x == y; }\n";
    const std::string gaps = "min(D[i-1][j] + 1, 1 + D[i][j-1], ";
    const std::string by_equality = gaps + "D[i-1][j-1] + (a[i] == b[j] ? 0 : 1))";
    const std::string by_relation = gaps + "D[i-1][j-1] + (near(a[i], b[j]) ? 0 : 1))";
    EXPECT_TRUE(is_symmetric_cell("", "j", "i", by_equality));
    EXPECT_TRUE(is_symmetric_cell(relation, "j", "i", by_relation));
    EXPECT_FALSE(is_symmetric_cell(one_way, "j", "i", by_relation));
    EXPECT_FALSE(is_symmetric_cell("", "j", "0", by_equality));
    const std::string match = "D[i-1][j-1] + (a[i] == b[j] ";
    EXPECT_TRUE(is_symmetric_cell(
        "", "j", "i", gaps + match + "and a[i] == b[j-1] and a[i-1] == b[j] ? 0 : 1))"));
    EXPECT_FALSE(is_symmetric_cell("", "j", "i", gaps + match + "and a[i-1] == b[j] ? 0 : 1))"));
    EXPECT_FALSE(is_symmetric_cell("", "2 * j", "i", by_equality));
    EXPECT_FALSE(is_symmetric_cell("", "j", "i",
                                   "min(D[i-1][j] + 2, 1 + D[i][j-1], " + match + "? 0 : 1))"));
}

}  // namespace
}  // namespace minterm::symmetry_test
