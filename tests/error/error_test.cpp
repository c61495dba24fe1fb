// SPDX-License-Identifier: Apache-2.0
//
// Every NAME.dp of this folder is wrong, and NAME.expect is exactly what a person is told about it.
// Parameters of the command line stand in the first line: `# parameters: k=40`.
//
// MINTERM_UPDATE_GOLDEN=1 rewrites the .expect files; review the difference like code.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <sstream>
#include <string>
#include <vector>

#include "synth/check_spec.hpp"

namespace minterm::error_test {
namespace {

std::filesystem::path folder() { return std::filesystem::path(MINTERM_SOURCE_DIR) / "tests/error"; }

std::string read_file(const std::filesystem::path& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

ParameterValues parameters_of(const std::string& spec) {
    ParameterValues values;
    const std::string mark = "# parameters: ";
    if (!spec.starts_with(mark)) return values;
    std::istringstream words(spec.substr(mark.size(), spec.find('\n') - mark.size()));
    for (std::string word; words >> word;) {
        const std::size_t equals = word.find('=');
        values[word.substr(0, equals)] = std::stoll(word.substr(equals + 1));
    }
    return values;
}

/// What loading a spec says, with the folder left out of the paths.
std::string diagnostics_of(const std::filesystem::path& path) {
    const Result<SpecItems> items = load_spec(path.string(), parameters_of(read_file(path)));
    if (items) return "(no error)\n";
    EXPECT_EQ(items.failure().kind(), FailureKind::User);
    std::string text = items.failure().render() + "\n";
    const std::string prefix = folder().string() + "/";
    for (std::size_t at = text.find(prefix); at != text.npos; at = text.find(prefix, at)) {
        text.erase(at, prefix.size());
    }
    return text;
}

std::vector<std::string> spec_names() {
    std::vector<std::string> names;
    for (const auto& entry : std::filesystem::directory_iterator(folder())) {
        if (entry.path().extension() == ".dp") names.push_back(entry.path().stem().string());
    }
    std::sort(names.begin(), names.end());
    return names;
}

class ErrorTest : public testing::TestWithParam<std::string> {};

TEST_P(ErrorTest, SaysExactlyWhatIsExpected) {
    const std::filesystem::path spec = folder() / (GetParam() + ".dp");
    const std::filesystem::path expect = folder() / (GetParam() + ".expect");
    const std::string actual = diagnostics_of(spec);
    EXPECT_NE(actual, "(no error)\n") << spec << " is meant to be wrong";
    if (const char* update = std::getenv("MINTERM_UPDATE_GOLDEN"); update && *update == '1') {
        std::ofstream(expect, std::ios::binary) << actual;
    }
    ASSERT_TRUE(std::filesystem::exists(expect)) << expect << " is missing; it should hold:\n"
                                                 << actual;
    EXPECT_EQ(actual, read_file(expect));
}

INSTANTIATE_TEST_SUITE_P(Specs, ErrorTest, testing::ValuesIn(spec_names()),
                         [](const auto& spec) { return spec.param; });

}  // namespace
}  // namespace minterm::error_test
