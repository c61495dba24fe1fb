// SPDX-License-Identifier: Apache-2.0
//
// Tries of patterns, also of such as only a file can hold.
#include "runtime/search/pattern_trie.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace minterm::pattern_trie_test {
namespace {

ByteCodes codes_of_letters() {
    ByteCodes codes;
    for (const char letter : {'a', 'b'}) {
        codes.code[static_cast<unsigned char>(letter)] =
            static_cast<std::uint8_t>(letter - 'a' + 1);
        codes.code[static_cast<unsigned char>(letter - 'a' + 'A')] =
            static_cast<std::uint8_t>(letter - 'a' + 1);
    }
    codes.count = 3;
    codes.single = false;
    return codes;
}

TEST(PatternTrie, OnePatternOfEqualOnesIsThere) {
    const PatternTexts patterns(std::vector<std::string>{"ab", "a", "AB", "ab", "abb"});
    const std::vector<std::uint32_t> members{0, 1, 2, 3, 4};
    const PatternTrie trie = build_trie(patterns, members, codes_of_letters());
    EXPECT_TRUE(is_sound(trie, patterns));
    const auto there =
        std::count_if(trie.pattern.begin(), trie.pattern.end(),
                      [](std::uint32_t pattern) { return pattern != PatternTrie::kNone; });
    EXPECT_EQ(there, 3);
}

}  // namespace
}  // namespace minterm::pattern_trie_test
