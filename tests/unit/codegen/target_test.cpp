// SPDX-License-Identifier: Apache-2.0
#include "codegen/target.hpp"

#include <gtest/gtest.h>

#include <cstdlib>
#include <string>
#include <vector>

namespace minterm::target_test {
namespace {

/// Sets MINTERM_TARGET for the length of a test.
class TargetVariable {
public:
    explicit TargetVariable(const char* value) {
        if (const char* old = std::getenv("MINTERM_TARGET")) old_ = old;
        if (value != nullptr)
            setenv("MINTERM_TARGET", value, 1);
        else
            unsetenv("MINTERM_TARGET");
    }
    ~TargetVariable() {
        if (old_.empty())
            unsetenv("MINTERM_TARGET");
        else
            setenv("MINTERM_TARGET", old_.c_str(), 1);
    }

private:
    std::string old_;
};

TEST(Target, ScalarRunsEverywhere) {
    const auto scalar = find_target("scalar");
    ASSERT_TRUE(scalar);
    EXPECT_EQ(why_unavailable(**scalar), "");
}

TEST(Target, AnUnknownNameListsTheKnownOnes) {
    const auto target = find_target("avx1024");
    ASSERT_FALSE(target);
    EXPECT_EQ(target.failure().kind(), FailureKind::User);
    EXPECT_EQ(
        target.failure().messages()[0].text,
        "unknown target 'avx1024'; known targets: scalar, avx2, avx512; cuda and auto are for "
        "dist, run, lcs, "
        "pairs, matrix, search, and dict lookup, encode and decode; spu is for dist, run and lcs");
}

TEST(Target, TheForcedOneIsTaken) {
    const TargetVariable variable("avx1024");  // --target wins over the environment
    const auto target = choose_target("scalar");
    ASSERT_TRUE(target);
    EXPECT_EQ((*target)->name, "scalar");
}

TEST(Target, TheEnvironmentForcesOne) {
    const TargetVariable variable("scalar");
    const auto target = choose_target();
    ASSERT_TRUE(target);
    EXPECT_EQ((*target)->name, "scalar");
}

TEST(Target, AWrongEnvironmentIsAnErrorThatSaysWhereItCameFrom) {
    const TargetVariable variable("sse9");
    const auto target = choose_target();
    ASSERT_FALSE(target);
    EXPECT_EQ(target.failure().messages()[0].text,
              "unknown target 'sse9'; known targets: scalar, avx2, avx512; cuda and auto are for "
              "dist, run, lcs, "
              "pairs, matrix, search, and dict lookup, encode and decode; spu is for dist, run and "
              "lcs (from "
              "MINTERM_TARGET)");
}

TEST(Target, WithoutForceTheBestAvailableIsTaken) {
    const TargetVariable variable(nullptr);
    const auto target = choose_target();
    ASSERT_TRUE(target);
    EXPECT_EQ(why_unavailable(**target), "");
    for (const Target& other : all_targets()) {
        if (why_unavailable(other).empty()) {
            EXPECT_LE(other.word_bits, (*target)->word_bits);
        }
    }
}

TEST(Target, AMissingOneIsRefusedAndNeverReplaced) {
    for (const Target& target : all_targets()) {
        if (why_unavailable(target).empty()) continue;
        const auto chosen = choose_target(target.name);
        ASSERT_FALSE(chosen);
        EXPECT_NE(chosen.failure().messages()[0].text.find("cannot run target '" + target.name),
                  std::string::npos);
    }
}

TEST(Target, NarrowerWordsRunWhereWideOnesDo) {
    const auto names = [](const Target& target) {
        std::vector<std::string> result;
        for (const Target* const words : up_to_words_of(target)) result.push_back(words->name);
        return result;
    };
    EXPECT_EQ(names(**find_target("avx512")),
              (std::vector<std::string>{"scalar", "avx2", "avx512"}));
    EXPECT_EQ(names(**find_target("avx2")), (std::vector<std::string>{"scalar", "avx2"}));
    EXPECT_EQ(names(**find_target("scalar")), std::vector<std::string>{"scalar"});
    EXPECT_EQ(names(narrow_test_target()), std::vector<std::string>{"narrow"});
}

}  // namespace
}  // namespace minterm::target_test
